//! Records that carry the proof of their deals.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use boneyard_engine::{
    position::Phase,
    rules::Rules,
    seat::BySeat,
    table::{self, Command, Event, Source, Table},
};
use boneyard_record::{
    Record,
    deal::{Chance, Commitment, Contribution, DealContext, DrawOrder, Entropy, GroupId, Proof, Secret},
    read,
    record::BoneyardOrder,
    to_text,
    token::Action,
    verify,
};

mod support {
    pub(crate) mod dice;
    pub(crate) mod recorded;
    pub(crate) mod tables;
}
use support::{
    dice::Dice,
    recorded::record,
    tables::{all_tables, any_rules},
};

fn proof(seed: u8, draw_order: DrawOrder) -> Proof {
    let (group_id, secret) = (GroupId::new("tbl_k3v9").unwrap(), Secret::new([seed; 32]));
    let contributions = vec![
        Contribution { giver: 1, entropy: Entropy::new(b"my dice: 3 5").unwrap() },
        Contribution { giver: 2, entropy: Entropy::new(&[seed]).unwrap() },
    ];
    Proof { commitment: Commitment::new(&group_id, &secret), group_id, secret, contributions, board: 3, draw_order }
}

fn chance(proof: &Proof) -> Chance {
    Chance::new(&proof.secret, proof.contributions.iter().map(|given| &given.entropy))
}

/// Plays a match with the deals of a proof.
fn play_proven(rules: Rules, proof: &Proof, dice: &mut Dice) -> Vec<Vec<Event>> {
    let chance = chance(proof);
    let mut table = Table::new(rules);
    let (mut steps, mut moves) = (Vec::new(), Vec::new());
    let mut attempt = 0;
    loop {
        let position = table.position();
        let round = match position.phase {
            Phase::Gathering => 0,
            Phase::Dealing | Phase::Asking(_) | Phase::Over => u32::from(position.round) + 1,
        };
        let context = DealContext { board: proof.board, round, attempt };
        let (shuffled, lot) = (chance.shuffled(context, rules.set()), chance.lot(context, rules.seats).unwrap());
        let orders = BySeat::from_fn(rules.seats, |seat| chance.own_order(context, seat, rules.set()));
        let own_orders = match proof.draw_order {
            DrawOrder::Shared => None,
            DrawOrder::PerSeat => Some(&orders),
        };
        let command = match position.phase {
            Phase::Gathering => Command::StartMatch { shuffled: &shuffled, lot },
            Phase::Dealing => Command::StartRound { shuffled: &shuffled, lot, own_orders },
            Phase::Asking(asked) => {
                table::legal_moves(&table, asked.seat, &mut moves);
                Command::Act { seat: asked.seat, turn: asked.turn, action: dice.pick(&moves), source: Source::Player }
            }
            Phase::Over => return steps,
        };
        let dealing = matches!(command, Command::StartRound { .. });
        let mut events = Vec::new();
        table::decide(&table, &command, &mut events).unwrap();
        for event in &events {
            table::evolve(&mut table, event);
        }
        attempt = if dealing && matches!(table.position().phase, Phase::Dealing) { attempt + 1 } else { 0 };
        steps.push(events);
    }
}

fn proven_record(rules: Rules, seed: u8, draw_order: DrawOrder) -> Record {
    let proof = proof(seed, draw_order);
    let steps = play_proven(rules, &proof, &mut Dice::new(u64::from(seed)));
    let mut record = record(rules, &steps);
    record.proof = Some(proof);
    record
}

#[test]
fn a_match_dealt_by_its_proof_is_proven_for_every_variant() {
    for (variant, seats) in all_tables() {
        for seed in 0..8 {
            let rules = any_rules(variant, seats, &mut Dice::new(u64::from(seed) + 100));
            let draw_order = if seed % 2 == 0 { DrawOrder::Shared } else { DrawOrder::PerSeat };
            let text = to_text(&proven_record(rules, seed, draw_order)).unwrap();
            let read = read::from_text("t", &text).unwrap().remove(0);
            let verified = verify(&read.record).unwrap_or_else(|why| panic!("{}\n{text}", read.fault(&why)));
            assert!(verified.proven && verified.finished);
            assert_eq!(to_text(&read.record).unwrap(), text);
        }
    }
}

fn draw_record() -> Record {
    let rules = boneyard_engine::variants::find("draw").unwrap().with([("seats", "3")]).unwrap();
    proven_record(rules, 5, DrawOrder::Shared)
}

#[test]
fn a_match_with_other_deals_than_its_proof_is_not_proven() {
    let mut other = draw_record();
    other.proof = Some(proof(6, DrawOrder::Shared));
    assert!(verify(&other).unwrap_err().to_string().contains("the deal is not that of the proof"));

    let mut later = draw_record();
    later.proof.as_mut().unwrap().board = 4;
    assert!(verify(&later).is_err());

    let mut without_entropy = draw_record();
    without_entropy.proof.as_mut().unwrap().contributions.pop();
    assert!(verify(&without_entropy).is_err());

    let mut secret = draw_record();
    secret.proof.as_mut().unwrap().secret = Secret::new([9; 32]);
    assert!(verify(&secret).unwrap_err().to_string().contains("the commitment shown is"));

    let mut own_orders = draw_record();
    own_orders.proof.as_mut().unwrap().draw_order = DrawOrder::PerSeat;
    assert!(verify(&own_orders).unwrap_err().to_string().contains("for seat A the order"));
}

#[test]
fn two_undrawn_tiles_that_changed_places_are_found_by_the_proof_alone() {
    let mut record = draw_record();
    let last_two = |round: &boneyard_record::record::Round| match &round.boneyard {
        BoneyardOrder::Shared(order) => [order[order.len() - 2], order[order.len() - 1]],
        BoneyardOrder::Untold | BoneyardOrder::PerSeat(_) => panic!("one order for all"),
    };
    let undrawn = |round: &boneyard_record::record::Round| {
        round.tokens.iter().all(|token| !last_two(round).map(Action::Draw).contains(&token.action))
    };
    let round = record.rounds.iter().position(undrawn).unwrap();
    if let BoneyardOrder::Shared(order) = &mut record.rounds[round].boneyard {
        let last = order.len() - 1;
        order.swap(last - 1, last);
    }
    let why = verify(&record).unwrap_err();
    assert_eq!((why.round, why.token), (round + 1, 0));
    record.proof = None;
    assert!(verify(&record).is_ok());
}

#[test]
fn a_boneyard_that_is_left_out_is_the_proven_one() {
    let mut record = draw_record();
    for round in &mut record.rounds {
        round.boneyard = BoneyardOrder::Untold;
    }
    assert!(verify(&record).unwrap().proven);
}

/// A match in which each seat draws by its own order.
fn match_with_own_orders(seed: u8) -> Record {
    let variant = boneyard_engine::variants::find("draw").unwrap();
    let rules = variant.with([("seats", "3"), ("target", "1")]).unwrap();
    proven_record(rules, seed, DrawOrder::PerSeat)
}

#[test]
fn seats_that_draw_by_orders_of_their_own_are_replayed_and_proven() {
    let mut draws = 0;
    for seed in 0..20 {
        let record = match_with_own_orders(seed);
        let text = to_text(&record).unwrap();
        let read = read::from_text("t", &text).unwrap().remove(0);
        let verified = verify(&read.record).unwrap_or_else(|why| panic!("{}\n{text}", read.fault(&why)));
        assert!(verified.proven);
        assert_eq!(to_text(&read.record).unwrap(), text);
        draws += text.matches(":+").count();
    }
    assert!(draws > 20, "{draws}");
}

#[test]
fn a_draw_against_the_own_order_of_a_seat_is_found() {
    let mut found = 0;
    for seed in 0..20 {
        let mut record = match_with_own_orders(seed);
        record.proof = None;
        let text = to_text(&record).unwrap();
        let Some(place) = text.find(":+") else { continue };
        let tile = &text[place + 2..].split_whitespace().next().unwrap();
        let yard = text.lines().find_map(|line| line.strip_prefix("yard.A = \"")).unwrap();
        let other = yard.trim_end_matches('"').split(' ').find(|other| other != tile).unwrap();
        let wrong = text.replacen(&format!(":+{tile}"), &format!(":+{other}"), 1);
        let read = read::from_text("t", &wrong).unwrap().remove(0);
        let why = verify(&read.record).unwrap_err();
        assert_eq!(
            (why.round, why.why.as_deref().unwrap_or_default().contains("an order of its own")),
            (1, true),
            "{why}"
        );
        found += 1;
    }
    assert!(found > 5);
}
