//! The provable deal as players see it: a commitment before anybody sits, entropy on joining, the secret
//! when all is over, and every tile where the secret says.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::wildcard_enum_match_arm, reason = "a test looks at the events that it is about")]

mod support;

use boneyard_engine::{
    seat::Seat,
    tile::{Tile, TileSet},
};
use boneyard_proto::v1::{self, table_event::Payload};
use boneyard_record::deal::{
    Commitment, Contribution, DealContext, DrawOrder, Entropy, GroupId, Opened, Proof, Secret,
};
use boneyard_server::Parts;
use support::{
    Client, TestServer, bot,
    game::director,
    parts,
    refusal::{bad_field, reason_of},
    table,
};

/// Joins and adds entropy.
async fn join(client: &mut Client, id: &str, entropy: &[u8]) -> Result<v1::JoinTableResponse, tonic::Status> {
    let request = v1::JoinTableRequest { table_id: id.to_owned(), entropy: entropy.to_vec(), ..Default::default() };
    client.tables.join_table(request).await.map(tonic::Response::into_inner)
}

async fn steps(client: &mut Client, id: &str) -> Vec<v1::TableStep> {
    let (mut all, mut after) = (Vec::new(), 0);
    loop {
        let request =
            v1::ListTableEventsRequest { table_id: id.to_owned(), after_sequence: after, ..Default::default() };
        let page = client.tables.list_table_events(request).await.unwrap().into_inner().steps;
        let Some(last) = page.last() else { return all };
        after = last.sequence;
        all.extend(page);
    }
}

fn payloads(steps: &[v1::TableStep]) -> impl Iterator<Item = &Payload> {
    steps.iter().flat_map(|step| &step.events).filter_map(|event| event.payload.as_ref())
}

fn tile(tile: v1::Tile) -> Tile {
    Tile::new(tile.high.try_into().unwrap(), tile.low.try_into().unwrap()).unwrap()
}

/// What the server published, in the terms of the specification.
fn proof_of(reveal: &v1::DealReveal) -> Proof {
    let group = reveal.deal_group.as_ref().unwrap();
    let given = |(giver, bytes): (u32, &Vec<u8>)| Contribution { giver, entropy: Entropy::new(bytes).unwrap() };
    Proof {
        group_id: GroupId::new(&group.deal_group_id).unwrap(),
        commitment: Commitment::from_bytes(group.commitment.clone().try_into().unwrap()),
        secret: Secret::new(reveal.secret.clone().try_into().unwrap()),
        contributions: (1..).zip(&reveal.entropies).map(given).collect(),
        board: 0,
        draw_order: DrawOrder::Shared,
    }
}

/// Plays the match of a seat to its end by first legal moves; returns the first hand of each round.
async fn play(client: &mut Client, id: &str) -> Vec<(i32, TileSet)> {
    let mut hands = Vec::new();
    loop {
        let pending = client.pending(id).await;
        let view = pending.view.unwrap();
        let table = view.table.unwrap();
        if table.state() != v1::TableState::Active {
            return hands;
        }
        if let Some(decision) = pending.decision {
            let played = table.history.iter().any(|action| action.seat == view.seat && action.turn > 0);
            if !played {
                hands.push((table.round, view.hand.into_iter().map(tile).collect()));
            }
            client.answer(id, decision.turn, decision.legal_moves[0].choice).await.unwrap();
        }
    }
}

/// Seat A's dealt hand is the first of the shuffle, seat B's the next.
fn dealt(opened: &Opened<'_>, round: i32, seat: usize, hand_size: usize) -> TileSet {
    let context = DealContext { board: 0, round: round.try_into().unwrap(), attempt: 0 };
    opened.chance().shuffled(context, TileSet::full(6))[seat * hand_size..][..hand_size].iter().copied().collect()
}

#[tokio::test]
async fn what_was_dealt_follows_from_what_was_committed_to_before_anybody_sat() {
    // Secrets of the operating system, as in play.
    let server = TestServer::start(Parts::in_memory()).await;
    let (mut ada, mut bob) = (server.player("ada").await, server.player("bob").await);
    let spec = table("block", &[("seats", "2"), ("target", "200"), ("first_opener", "lot")]);
    let id = ada.open(spec).await;
    let before = ada.table(&id).await;
    let group = before.deal_group.clone().unwrap();
    assert_eq!((group.deal_group_id.as_str(), group.commitment.len()), (id.as_str(), 32));
    assert_eq!(before.deal_reveal, None);
    assert_eq!(join(&mut bob, &id, b"").await.unwrap().entropy_index, 0);
    // Whoever sits may still add, and saying it again adds nothing.
    assert_eq!(join(&mut bob, &id, b"bob's dice").await.unwrap().entropy_index, 1);
    assert_eq!(join(&mut bob, &id, b"bob's dice").await.unwrap().entropy_index, 1);
    assert_eq!(join(&mut ada, &id, b"ada's dice").await.unwrap().entropy_index, 2);
    let (hands_of_ada, hands_of_bob) = {
        let (mut ada, mut bob, id) = (ada.clone(), bob.clone(), id.clone());
        tokio::join!(async { play(&mut ada, &id).await }, async { play(&mut bob, &id).await })
    };
    let table = ada.table(&id).await;
    let reveal = table.deal_reveal.expect("the secret is public when all is over");
    assert_eq!(reveal.deal_group, Some(group.clone()), "what was committed to has not changed");
    assert_eq!(reveal.entropies, [b"bob's dice".to_vec(), b"ada's dice".to_vec()]);
    let proof = proof_of(&reveal);
    let opened = proof.open().expect("the secret is the one that was committed to");

    let log = steps(&mut ada, &id).await;
    let rounds = payloads(&log).filter(|payload| matches!(payload, Payload::RoundDealt(_))).count();
    assert!(rounds > 1 && hands_of_ada.len() + hands_of_bob.len() > rounds, "{rounds} rounds");
    let hand_size = 7;
    // Chair 1 is seat A, and Bob was the first to join.
    for (seat, hands) in [(0, &hands_of_bob), (1, &hands_of_ada)] {
        for &(round, hand) in hands {
            assert_eq!(hand, dealt(&opened, round, seat, hand_size), "round {round}, seat {seat}");
        }
    }
    let lot = payloads(&log).find_map(|payload| match payload {
        Payload::RoundDealt(dealt) => Seat::from_number(dealt.opener_seat.try_into().unwrap()),
        _ => None,
    });
    opened.verify_lot(0, 0, 2, lot.unwrap()).unwrap();
    assert!(matches!(payloads(&log).last(), Some(Payload::DealRevealed(shown)) if *shown == reveal));

    // One bit of the secret, one entropy, or another group: no longer what was committed to, or other deals.
    let mut other = reveal.clone();
    other.secret[0] ^= 1;
    assert!(proof_of(&other).open().is_err());
    let mut other = reveal.clone();
    other.entropies.swap(0, 1);
    let other = proof_of(&other);
    assert_ne!(dealt(&other.open().unwrap(), 1, 0, hand_size), dealt(&opened, 1, 0, hand_size));
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_voided_match_shows_its_secret_and_a_running_one_does_not() {
    let server = TestServer::start(parts(41)).await;
    let mut ada = server.player("ada").await;
    let spec = v1::TableSpec { chairs: vec![bot("first", 1)], ..table("domino_whist", &[]) };
    let id = ada.open(spec).await;
    assert_eq!(ada.table(&id).await.deal_reveal, None);
    let mut director = director(&server).await;
    director.director.abort_table(v1::AbortTableRequest { table_id: id.clone(), ..Default::default() }).await.unwrap();
    let reveal = ada.table(&id).await.deal_reveal.unwrap();
    assert!(proof_of(&reveal).open().is_ok());

    let id = ada.open(v1::TableSpec { chairs: vec![bot("first", 1)], ..table("draw", &[("seats", "2")]) }).await;
    ada.join(&id).await;
    assert_eq!(ada.pending(&id).await.view.unwrap().table.unwrap().deal_reveal, None);
    assert!(!payloads(&steps(&mut ada, &id).await).any(|payload| matches!(payload, Payload::DealRevealed(_))));
    server.stop().await.unwrap();
}

#[tokio::test]
async fn entropy_is_bounded_and_closed_when_the_match_begins() {
    let server = TestServer::start(parts(42)).await;
    let (mut ada, mut bob) = (server.player("ada").await, server.player("bob").await);
    let id = ada.open(table("block", &[("seats", "2")])).await;
    assert_eq!(bad_field(join(&mut ada, &id, &[7; 65]).await), "entropy");
    for number in 1..=64 {
        assert_eq!(join(&mut ada, &id, &[number]).await.unwrap().entropy_index, i32::from(number));
    }
    assert_eq!(reason_of(join(&mut ada, &id, &[65]).await), "LIMIT_REACHED");
    // Who comes without is let in, who comes with more is not.
    assert_eq!(reason_of(join(&mut bob, &id, &[1, 2]).await), "LIMIT_REACHED");
    bob.join(&id).await;
    assert_eq!(reason_of(join(&mut ada, &id, b"late").await), "ENTROPY_CLOSED");
    assert_eq!(join(&mut ada, &id, &[3]).await.unwrap().entropy_index, 3, "said before, so nothing new");
    server.stop().await.unwrap();
}
