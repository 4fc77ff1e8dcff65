//! Seats that draw by orders of their own: the first tile that is still there, whatever others have drawn.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use boneyard_engine::{
    notation,
    rules::Rules,
    seat::{BySeat, Seat},
    table::{self, Command, Event, Move, Refusal, Source, Table},
    tile::Tile,
    variants,
};

fn tiles(text: &str) -> Vec<Tile> {
    text.split_whitespace().map(|tile| notation::tile(tile).unwrap()).collect()
}

fn seat(letter: char) -> Seat {
    Seat::from_letter(letter).unwrap()
}

/// The set, these tiles first.
fn set_from(rules: &Rules, first: &[Tile]) -> Vec<Tile> {
    first.iter().copied().chain(rules.set().iter().filter(|tile| !first.contains(tile))).collect()
}

fn carry_out(table: &mut Table, command: &Command<'_>) -> Result<Vec<Event>, Refusal> {
    let mut events = Vec::new();
    table::decide(table, command, &mut events)?;
    for event in &events {
        table::evolve(table, event);
    }
    Ok(events)
}

/// A table dealt with these tiles first, seat A to open; what the deal led to.
fn dealt(rules: Rules, first: &str, orders: &[&str]) -> (Table, Vec<Event>) {
    let mut table = Table::new(rules);
    let shuffled = set_from(&rules, &tiles(first));
    let orders = BySeat::from_fn(rules.seats, |seat| set_from(&rules, &tiles(orders[seat.index()])));
    let lot = seat('A');
    carry_out(&mut table, &Command::StartMatch { shuffled: &shuffled, lot }).unwrap();
    let deal = Command::StartRound { shuffled: &shuffled, lot, own_orders: Some(&orders) };
    let events = carry_out(&mut table, &deal).unwrap();
    (table, events)
}

/// The first listed placement of this tile is played, in silence.
fn play(table: &mut Table, text: &str) -> Vec<Event> {
    let asked = table.position().asked().unwrap();
    let mut moves = Vec::new();
    table::legal_moves(table, asked.seat, &mut moves);
    let wanted = notation::tile(text).unwrap();
    let chosen = |listed: &&Move| matches!(listed, Move::Place { tile, announce: false, .. } if *tile == wanted);
    let action = *moves.iter().find(chosen).unwrap();
    let act = Command::Act { seat: asked.seat, turn: asked.turn, action, source: Source::Player };
    carry_out(table, &act).unwrap()
}

/// Who drew what, in order.
fn drawn(events: &[Event]) -> Vec<(Seat, Vec<Tile>)> {
    let draw = |event: &Event| {
        if let Event::Drew { seat, tiles, .. } = event { Some((*seat, tiles.clone())) } else { None }
    };
    events.iter().filter_map(draw).collect()
}

#[test]
fn a_seat_draws_by_its_own_order_and_skips_what_is_gone() {
    let rules = variants::find("draw").unwrap().with([("seats", "2"), ("hand_size", "3")]).unwrap();
    // 6-6 is in A's hand and 6-5 is led, so neither is there when B draws.
    let (mut table, _) = dealt(rules, "6-6 6-5 2-2 4-4 3-2 4-3", &["1-1 3-3 6-1", "6-5 6-6 0-0 3-3 5-1"]);
    let events = play(&mut table, "6-5");
    assert_eq!(drawn(&events), [(seat('B'), tiles("0-0 3-3 5-1"))]);
    let events = play(&mut table, "5-1");
    assert_eq!(drawn(&events), [], "6-6 fits");
    let events = play(&mut table, "6-6");
    // Ends 6 and 1; B has 4-4 3-2 4-3 0-0 3-3 and goes on where its order goes on: with the rest of the set.
    let [(drawer, first)] = &drawn(&events)[..] else { panic!("{events:?}") };
    assert_eq!((*drawer, first[0]), (seat('B'), notation::tile("1-0").unwrap()));
    assert_eq!(table.position().boneyard.tiles().first(), Some(&notation::tile("1-1").unwrap()), "A's first is left");
}

#[test]
fn a_round_that_is_drawn_for_is_drawn_for_by_own_orders() {
    let rules = variants::find("mexican_train")
        .unwrap()
        .with([("seats", "2"), ("max_pip", "6"), ("hand_size", "2"), ("engine", "holder_plays")])
        .unwrap();
    let (table, events) = dealt(rules, "5-1 5-2 4-1 4-2", &["3-1 3-2", "2-1 6-6"]);
    let one_each = [('A', "3-1"), ('B', "2-1"), ('A', "3-2"), ('B', "6-6")];
    assert_eq!(drawn(&events)[..4], one_each.map(|(letter, tile)| (seat(letter), tiles(tile))));
    assert!(table.position().hands[seat('A')].contains(notation::tile("3-2").unwrap()));
}

#[test]
fn a_penalty_is_drawn_by_the_own_order() {
    let rules =
        variants::find("mexican_train").unwrap().with([("seats", "2"), ("max_pip", "6"), ("hand_size", "2")]).unwrap();
    let (mut table, _) = dealt(rules, "6-1 5-2 6-2 4-1", &["3-3 4-4", "5-5"]);
    play(&mut table, "6-1");
    let asked = table.position().asked().unwrap();
    let action = Move::Challenge { seat: seat('A') };
    let act = Command::Act { seat: asked.seat, turn: asked.turn, action, source: Source::Player };
    let events = carry_out(&mut table, &act).unwrap();
    assert_eq!(drawn(&events)[0], (seat('A'), tiles("3-3 4-4")));
}

#[test]
fn orders_that_lack_a_tile_or_name_one_twice_are_refused() {
    let rules = variants::find("draw").unwrap().with([("seats", "2")]).unwrap();
    let set: Vec<Tile> = rules.set().iter().collect();
    let mut table = Table::new(rules);
    carry_out(&mut table, &Command::StartMatch { shuffled: &set, lot: seat('A') }).unwrap();
    let boneyard = &set[14..];
    let twice: Vec<Tile> = boneyard.iter().chain(&boneyard[..1]).copied().collect();
    for wrong in [&boneyard[1..], &twice, &[]] {
        let orders = BySeat::from_fn(2, |each| if each == seat('A') { set.clone() } else { wrong.to_vec() });
        let deal = Command::StartRound { shuffled: &set, lot: seat('A'), own_orders: Some(&orders) };
        assert_eq!(carry_out(&mut table, &deal), Err(Refusal::NotTheSet), "{wrong:?}");
    }
    let orders = BySeat::from_fn(2, |_| boneyard.to_vec());
    let deal = Command::StartRound { shuffled: &set, lot: seat('A'), own_orders: Some(&orders) };
    assert!(carry_out(&mut table, &deal).is_ok(), "the tiles of the boneyard are enough");
}
