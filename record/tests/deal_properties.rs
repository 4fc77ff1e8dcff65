//! What holds for every deal, lot and proof.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use boneyard_engine::{
    seat::{MAX_SEATS, Seat},
    tile::{MAX_PIP, Tile, TileSet},
};
use boneyard_record::deal::{
    Chance, Commitment, Contribution, DealContext, Disagreement, DrawOrder, Entropy, GroupId, Proof, Secret, first_left,
};
use proptest::prelude::*;

fn entropies() -> impl Strategy<Value = Vec<Entropy>> {
    let entropy = prop::collection::vec(any::<u8>(), 1..=Entropy::MAX_BYTES);
    prop::collection::vec(entropy.prop_map(|bytes| Entropy::new(&bytes).unwrap()), 0..=MAX_SEATS)
}

fn context() -> impl Strategy<Value = DealContext> {
    (any::<u32>(), any::<u32>(), any::<u32>()).prop_map(|(board, round, attempt)| DealContext { board, round, attempt })
}

fn seat() -> impl Strategy<Value = Seat> {
    (0..MAX_SEATS).prop_map(|index| Seat::from_index(index).unwrap())
}

/// A double-nine deal. That two of them are equal by chance is out of the question: there are 55!.
fn deal(secret: [u8; 32], entropies: &[Entropy], context: DealContext) -> Vec<Tile> {
    Chance::new(&Secret::new(secret), entropies).shuffled(context, TileSet::full(9))
}

fn proof(secret: [u8; 32], entropies: Vec<Entropy>, board: u32, draw_order: DrawOrder) -> Proof {
    let (group_id, secret) = (GroupId::new("tbl_properties").unwrap(), Secret::new(secret));
    Proof {
        commitment: Commitment::new(&group_id, &secret),
        group_id,
        secret,
        contributions: (1..).zip(entropies).map(|(giver, entropy)| Contribution { giver, entropy }).collect(),
        board,
        draw_order,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_deal_and_every_own_order_is_the_set_in_another_order(
        secret: [u8; 32], entropies in entropies(), context in context(), max_pip in 0..=MAX_PIP, seat in seat(),
    ) {
        let (chance, set) = (Chance::new(&Secret::new(secret), &entropies), TileSet::full(max_pip));
        for tiles in [chance.shuffled(context, set), chance.own_order(context, seat, set)] {
            prop_assert_eq!(tiles.len(), set.len());
            prop_assert_eq!(tiles.into_iter().collect::<TileSet>(), set);
        }
    }

    #[test]
    fn a_lot_falls_on_a_seat_of_the_table(secret: [u8; 32], context in context(), seats in 1..=14_u8) {
        let lot = Chance::new(&Secret::new(secret), &[]).lot(context, seats).unwrap();
        prop_assert!(lot.index() < usize::from(seats));
    }

    #[test]
    fn another_board_round_attempt_or_secret_deals_other_tiles(
        secret: [u8; 32], entropies in entropies(), context in context(), change in 1..=u32::MAX, bit in 0..256_usize,
    ) {
        let before = deal(secret, &entropies, context);
        for (what, other) in [
            ("board", DealContext { board: context.board ^ change, ..context }),
            ("round", DealContext { round: context.round ^ change, ..context }),
            ("attempt", DealContext { attempt: context.attempt ^ change, ..context }),
        ] {
            prop_assert_ne!(&before, &deal(secret, &entropies, other), "{}", what);
        }
        let mut other = secret;
        other[bit / 8] ^= 1 << (bit % 8);
        prop_assert_ne!(&before, &deal(other, &entropies, context));
    }

    #[test]
    fn numbers_do_not_stand_in_for_each_other(secret: [u8; 32], context in context()) {
        let DealContext { board, round, attempt } = context;
        prop_assume!(board != round && round != attempt);
        for other in [
            DealContext { board: round, round: board, attempt },
            DealContext { board, round: attempt, attempt: round },
        ] {
            prop_assert_ne!(deal(secret, &[], context), deal(secret, &[], other));
        }
    }

    #[test]
    fn other_entropies_deal_other_tiles(
        secret: [u8; 32], entropies in entropies(), context in context(), more in prop::collection::vec(any::<u8>(), 1..=64),
        at: prop::sample::Index, bit in 0..8_u32,
    ) {
        let before = deal(secret, &entropies, context);
        let mut added = entropies.clone();
        added.push(Entropy::new(&more).unwrap());
        prop_assert_ne!(&before, &deal(secret, &added, context), "one more");

        let mut changed = added.clone();
        let which = at.index(changed.len());
        let mut bytes = changed[which].as_bytes().to_vec();
        let byte = at.index(bytes.len());
        bytes[byte] ^= 1_u8 << bit;
        changed[which] = Entropy::new(&bytes).unwrap();
        prop_assert_ne!(deal(secret, &added, context), deal(secret, &changed, context), "another bit");

        let mut turned = added.clone();
        turned.rotate_left(1);
        prop_assert_eq!(deal(secret, &added, context) == deal(secret, &turned, context), added == turned, "another order");
    }

    #[test]
    fn a_byte_that_moves_to_the_neighbouring_entropy_changes_the_deal(
        secret: [u8; 32], context in context(), bytes in prop::collection::vec(any::<u8>(), 3..=64), cut: prop::sample::Index,
    ) {
        // The same bytes in two entropies, cut at one place and at the next, and not cut at all.
        let cut = 1 + cut.index(bytes.len() - 2);
        let cut_at = |place: usize| [&bytes[..place], &bytes[place..]].map(|part| Entropy::new(part).unwrap());
        let whole = [Entropy::new(&bytes).unwrap()];
        prop_assert_ne!(deal(secret, &cut_at(cut), context), deal(secret, &cut_at(cut + 1), context));
        prop_assert_ne!(deal(secret, &cut_at(cut), context), deal(secret, &whole, context));
    }

    #[test]
    fn the_deal_the_own_orders_and_sibling_deals_tell_nothing_of_each_other(secret: [u8; 32], context in context()) {
        let (chance, set) = (Chance::new(&Secret::new(secret), &[]), TileSet::full(9));
        let mut orders: Vec<_> = Seat::all(14).map(|seat| chance.own_order(context, seat, set)).collect();
        orders.push(chance.shuffled(context, set));
        let different: std::collections::HashSet<_> = orders.iter().collect();
        prop_assert_eq!(different.len(), 15);
    }

    #[test]
    fn a_game_that_was_dealt_by_the_book_agrees_with_its_proof_and_each_change_is_named(
        secret: [u8; 32], entropies in entropies(), board: u32, round: u32, attempt: u32,
        max_pip in 2..=MAX_PIP, per_seat: bool, at: prop::sample::Index, seats in 2..=14_u8,
    ) {
        let draw_order = if per_seat { DrawOrder::PerSeat } else { DrawOrder::Shared };
        let proof = proof(secret, entropies, board, draw_order);
        let opened = proof.open().unwrap();
        let (context, set) = (DealContext { board, round, attempt }, TileSet::full(max_pip));
        let chance = opened.chance();

        let dealt = chance.shuffled(context, set);
        prop_assert_eq!(opened.verify_deal(round, attempt, set, &dealt), Ok(()));
        let place = at.index(dealt.len() - 1);
        let mut exchanged = dealt.clone();
        exchanged.swap(place, place + 1);
        let named = Disagreement::Tile { context, place: place + 1, dealt: dealt[place + 1], proven: dealt[place] };
        prop_assert_eq!(opened.verify_deal(round, attempt, set, &exchanged), Err(named));
        let named = Disagreement::Count { context, dealt: place, proven: dealt.len() };
        prop_assert_eq!(opened.verify_deal(round, attempt, set, &dealt[..place]), Err(named));
        let longer = [&dealt[..], &dealt[..1]].concat();
        let named = Disagreement::Count { context, dealt: dealt.len() + 1, proven: dealt.len() };
        prop_assert_eq!(opened.verify_deal(round, attempt, set, &longer), Err(named));

        let lot = chance.lot(context, seats).unwrap();
        prop_assert_eq!(opened.verify_lot(round, attempt, seats, lot), Ok(()));
        let named = Disagreement::Lot { context, seats, drawn: lot.next(seats), proven: Some(lot) };
        prop_assert_eq!(opened.verify_lot(round, attempt, seats, lot.next(seats)), Err(named));

        // Three seats draw in turn until nothing is left.
        let boneyard: TileSet = dealt[2..].iter().copied().collect();
        let (mut left, mut draws) = (boneyard, Vec::new());
        for seat in Seat::all(3).cycle() {
            let order = if per_seat { chance.own_order(context, seat, set) } else { dealt.clone() };
            let Some(tile) = first_left(&order, left) else { break };
            left.remove(tile);
            draws.push((seat, tile));
        }
        prop_assert_eq!(draws.len(), boneyard.len());
        if !per_seat {
            prop_assert_eq!(draws.iter().map(|&(_, tile)| tile).collect::<Vec<_>>(), &dealt[2..]);
        }
        prop_assert_eq!(opened.verify_draws(round, attempt, set, boneyard, &draws), Ok(()));
        let number = at.index(draws.len());
        let (seat, proven) = draws[number];
        draws[number].1 = dealt[0];
        let named = Disagreement::Draw { context, number: number + 1, seat, drawn: dealt[0], proven: Some(proven) };
        prop_assert_eq!(opened.verify_draws(round, attempt, set, boneyard, &draws), Err(named));
    }

    #[test]
    fn a_secret_that_was_not_committed_to_does_not_open(secret: [u8; 32], bit in 0..256_usize) {
        let mut proof = proof(secret, Vec::new(), 0, DrawOrder::Shared);
        let mut other = secret;
        other[bit / 8] ^= 1 << (bit % 8);
        proof.secret = Secret::new(other);
        let of_secret = Commitment::new(&proof.group_id, &proof.secret);
        let named = Disagreement::Commitment { shown: proof.commitment, of_secret };
        prop_assert_eq!(proof.open().unwrap_err(), named);
    }
}

#[test]
fn a_giver_finds_the_own_entropy_at_its_place_or_is_told_what_is_there() {
    let given = |text: &str| Entropy::new(text.as_bytes()).unwrap();
    let proof = proof([1; 32], vec![given("one"), given("two")], 0, DrawOrder::Shared);
    let opened = proof.open().unwrap();
    let mine = Contribution { giver: 2, entropy: given("two") };
    assert_eq!(opened.verify_contribution(2, &mine), Ok(()));
    for (place, complaint) in [
        (0, "entropy 0 is missing, not 74776f of giver 2"),
        (1, "entropy 1 is 6f6e65 of giver 1, not 74776f of giver 2"),
        (3, "entropy 3 is missing, not 74776f of giver 2"),
    ] {
        assert_eq!(opened.verify_contribution(place, &mine).unwrap_err().to_string(), complaint);
    }
}

#[test]
fn a_disagreement_reads_as_a_sentence() {
    let proof = proof([1; 32], Vec::new(), 7, DrawOrder::PerSeat);
    let opened = proof.open().unwrap();
    let (set, seat_b) = (TileSet::full(1), Seat::from_letter('B').unwrap());
    let dealt = opened.chance().shuffled(DealContext { board: 7, round: 2, attempt: 0 }, set);
    let [first, second, third] = dealt[..] else { panic!("{dealt:?}") };
    let said = |result: Result<(), Disagreement>| result.unwrap_err().to_string();
    assert_eq!(
        said(opened.verify_deal(2, 0, set, &[first, third, second])),
        format!("board 7, round 2, attempt 0: tile 2 was {third}, the proof has {second}")
    );
    assert_eq!(
        said(opened.verify_deal(2, 0, set, &[first])),
        "board 7, round 2, attempt 0: 1 tiles were dealt, the proof has 3"
    );
    assert_eq!(
        said(opened.verify_lot(2, 0, 15, seat_b)),
        "board 7, round 2, attempt 0: the lot among 15 seats fell on B, the proof has none"
    );
    assert_eq!(
        said(opened.verify_draws(2, 0, set, TileSet::EMPTY, &[(seat_b, first)])),
        format!("board 7, round 2, attempt 0: draw 1, by seat B, was {first}, the proof has no tile left")
    );
}
