//! The six laws of the engine, held against every variant at every number of seats with drawn
//! options, and a hundred thousand positions of each seed game.
//!
//! Games are random but come from seeds: a failure names the options and the seed that show it.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{
    cell::Cell,
    mem::{Discriminant, discriminant},
};

use boneyard_engine::{
    layout::{Arm, ArmKind, End, Waiting},
    position::{Asked, DecisionKind, Phase, Position},
    rules::{
        FillFirst, FirstOpener, Lead, Rules,
        trains::{Engine, Family, Starter},
    },
    seat::{Seat, Team},
    table::{self, Command, Event, Move, PublicEvent, RoundAction, SeatView, SeenEvent, Source, Table, Viewer},
    tile::{Tile, TileSet},
    variants,
};

mod support {
    pub(crate) mod dice;
    pub(crate) mod game;
    pub(crate) mod tables;
}
use support::{
    dice::Dice,
    game::{Course, Game, own_orders},
    tables::{SEED_GAMES, at_every_table, with_picks},
};

/// Decisions after which a match is no longer long but stuck.
const ENOUGH: usize = 60_000;

// First law: a move is accepted exactly when it is listed.

#[test]
fn a_move_is_accepted_exactly_when_it_is_listed() {
    at_every_table(10, |rules, seed| {
        let mut game = Game::new(rules, seed, Course::Plain);
        for _ in 0..50 {
            if let Some(asked) = game.table.position().asked() {
                // Seats that are not asked are tried now and then, among them seats that are not there.
                let others = Seat::all(14).filter(|&seat| seat != asked.seat && game.dice.below(20) == 0);
                for seat in others.chain([asked.seat]).collect::<Vec<_>>() {
                    try_everything(&game.table, asked, seat);
                }
            }
            if game.step().is_none() {
                break;
            }
        }
    });
}

/// Has a seat try every move that can be written down, and some that can hardly be.
fn try_everything(table: &Table, asked: Asked, seat: Seat) {
    let mut listed = Vec::new();
    table::legal_moves(table, seat, &mut listed);
    assert!(seat == asked.seat || listed.is_empty(), "seat {seat} is not asked and has moves");
    let mut position = *table.position();
    let mut events = Vec::new();
    let mut accepted = 0;
    for action in imaginable(table, asked) {
        let command = Command::Act { seat, turn: asked.turn, action, source: Source::Player };
        if listed.contains(&action) {
            accepted += 1;
            assert_eq!(table::decide(table, &command, &mut events), Ok(()), "{seat} is offered {action:?}");
            assert!(!events.is_empty(), "{action:?} is accepted and nothing happens");
        } else {
            let answer = table::advance(table.rules(), &mut position, &command);
            assert!(answer.is_err(), "{seat} is not offered {action:?} and may do it");
        }
    }
    assert_eq!(accepted, listed.len(), "not all of {listed:?} was imagined, or something is listed twice");
    assert_eq!(position, *table.position(), "a refused move changed the position");
    let pass = Command::Act { seat, turn: asked.turn, action: Move::Pass, source: Source::Player };
    if asked.kind != DecisionKind::Slosh {
        assert!(table::decide(table, &pass, &mut events).is_err(), "a pass is made by the table or not at all");
        assert!(events.is_empty(), "a refused command left events behind");
    }
}

/// Every move of every kind, each once: all tiles of the set and some beside it, on all ends there
/// are and some that are not, with calls that are right, wrong and none.
fn imaginable(table: &Table, asked: Asked) -> Vec<Move> {
    let (rules, position) = (table.rules(), table.position());
    let beside = TileSet::full(18).difference(rules.set()).iter().step_by(23);
    let most = u32::try_from(position.arms.len() + 3).unwrap().max(12);
    let ends: Vec<End> = (1..=most).chain([41]).map(|number| End::from_number(number).unwrap()).collect();
    let mut moves = vec![Move::Draw, Move::Pass, Move::Decline];
    for tile in rules.set().iter().chain(beside) {
        for &end in &ends {
            moves.push(Move::place(tile, end));
            moves.push(Move::Place { tile, end, announce: true, declared: 0 });
            let points = position.points_of_placement(rules, tile, end);
            let mut calls = vec![1, 5, 10, 15, points.saturating_sub(1).max(1), points.max(1), points + 1, points + 5];
            calls.sort_unstable();
            calls.dedup();
            moves.extend(calls.into_iter().map(|declared| Move::Place { tile, end, announce: false, declared }));
        }
    }
    for turn in asked.turn.saturating_sub(3)..=asked.turn + 1 {
        moves.extend((0..=80).map(|points| Move::Claim { turn, points }));
    }
    for seat in Seat::all(14) {
        moves.extend([Move::Challenge { seat }, Move::ChooseOpener { seat }]);
    }
    moves
}

#[test]
fn in_a_hundred_thousand_positions_every_listed_move_is_accepted_and_every_other_refused() {
    for variant in variants::ALL {
        let mut dice = Dice::new(52);
        let (mut positions, mut game) = (0, 0);
        let enough = if SEED_GAMES.contains(&variant.key) { 100_000 } else { 3_000 };
        while positions < enough {
            game += 1;
            let span = usize::from(variant.seats.1 - variant.seats.0) + 1;
            let seats = variant.seats.0 + u8::try_from(dice.below(span)).unwrap();
            let picks: Vec<_> =
                (0..dice.below(6)).map(|_| (dice.below(variant.options.len()), dice.below(64))).collect();
            let (rules, pairs) = with_picks(variant, seats, &picks);
            positions += positions_of_two_rounds(&rules, &mut dice, &|position, asked| {
                try_every_placement(&rules, position, asked, &|| format!("{}, game {game}: {pairs:?}", variant.key));
            });
        }
    }
}

/// Plays at random on a bare position and looks at each decision; how many there were.
fn positions_of_two_rounds(rules: &Rules, dice: &mut Dice, look: &dyn Fn(&Position, Asked)) -> usize {
    let (mut position, mut moves, mut seen) = (Position::default(), Vec::new(), 0);
    let shuffled = dice.shuffled_set(rules);
    let lot = dice.seat(rules);
    table::advance(rules, &mut position, &Command::StartMatch { shuffled: &shuffled, lot }).unwrap();
    for _ in 0..2 {
        let shuffled = dice.shuffled_set(rules);
        match table::advance(rules, &mut position, &Command::StartRound { shuffled: &shuffled, lot, own_orders: None })
        {
            Ok(()) => {}
            Err(_) => break,
        }
        while let Phase::Asking(asked) = position.phase {
            look(&position, asked);
            seen += 1;
            position.legal_moves(rules, asked.seat, &mut moves);
            let action = dice.pick(&moves);
            let command = Command::Act { seat: asked.seat, turn: asked.turn, action, source: Source::Player };
            table::advance(rules, &mut position, &command).unwrap();
        }
    }
    seen
}

fn try_every_placement(rules: &Rules, position: &Position, asked: Asked, whose: &dyn Fn() -> String) {
    let mut listed = Vec::new();
    position.legal_moves(rules, asked.seat, &mut listed);
    let act = |action| Command::Act { seat: asked.seat, turn: asked.turn, action, source: Source::Player };
    let mut offered = [[false; 42]; 190];
    for &action in &listed {
        let mut ahead = *position;
        let answer = table::advance(rules, &mut ahead, &act(action));
        assert_eq!(answer, Ok(()), "{action:?} is listed in {}", whose());
        if let Move::Place { tile, end, declared: 0, announce: false } = action {
            offered[tile.index()][end.number() as usize] = true;
        }
    }
    let mut untouched = *position;
    let most = u32::try_from(position.arms.len()).unwrap() + 2;
    for number in (1..=most).chain([most + 1, 41]) {
        let end = End::from_number(number.min(41)).unwrap();
        for tile in rules.set() {
            if !offered[tile.index()][end.number() as usize] {
                let answer = table::advance(rules, &mut untouched, &act(Move::place(tile, end)));
                assert!(answer.is_err(), "{tile} at {end:?} is not listed in {}", whose());
            }
        }
    }
    assert!(untouched == *position, "a refused move changed the position in {}", whose());
}

#[test]
fn listed_points_and_likenesses_are_true() {
    at_every_table(40, |rules, seed| {
        let mut game = Game::new(rules, seed, Course::Plain);
        for _ in 0..120 {
            if let Some(asked) = game.table.position().asked() {
                let described = table::described_moves(&game.table, asked.seat);
                let outcomes: Vec<_> =
                    described.iter().map(|listed| outcome(&game.table, asked, listed.choice)).collect();
                for (place, listed) in described.iter().enumerate() {
                    assert_eq!(
                        i32::from(listed.points),
                        outcomes[place].points,
                        "{:?} makes other points",
                        listed.choice
                    );
                    if listed.same_as > 0 {
                        let first = usize::try_from(listed.same_as).unwrap() - 1;
                        assert!(
                            first < place && described[first].same_as == 0,
                            "a likeness names the first of its kind"
                        );
                        assert!(outcomes[place] == outcomes[first], "{:?} is another move", listed.choice);
                    } else {
                        let alike = outcomes[..place].contains(&outcomes[place]);
                        assert!(!alike, "{:?} is like an earlier move and does not say so", listed.choice);
                    }
                }
            }
            if game.step().is_none() {
                break;
            }
        }
    });
}

/// What a move leads to.
#[derive(PartialEq)]
struct Outcome {
    points: i32,
    /// An announcement and a silent placement are two things, even if a draw makes them void at once.
    kind: (Discriminant<Move>, bool),
    next: Option<Seat>,
    /// The sides of the layout, told without saying which is which.
    sides: Vec<String>,
    /// All else.
    position: Position,
}

fn outcome(table: &Table, asked: Asked, action: Move) -> Outcome {
    let mut events = Vec::new();
    let command = Command::Act { seat: asked.seat, turn: asked.turn, action, source: Source::Player };
    table::decide(table, &command, &mut events).unwrap();
    let mut ahead = table.clone();
    for event in &events {
        table::evolve(&mut ahead, event);
    }
    let points: u16 = events
        .iter()
        .map(|event| if let Event::Placed { points, .. } | Event::Claimed { points, .. } = event { *points } else { 0 })
        .sum();
    let mut position = *ahead.position();
    // A side is known by what it shows; where doubles are counted or filled, also by whether it shows one
    // and, for a double's bare side, by its kind; where they only branch, by what closed sides wait for it.
    let rules = table.rules();
    let doubles_matter = rules.scores_in_play() || rules.fill_first != FillFirst::None;
    let arms = position.arms;
    let waited_for = |arm: &Arm| {
        let of_double = arm.outer_double || (!arm.started && arm.from_double());
        let waiting = |side: &&Arm| side.open_to.is_empty() && side.root == (arm.outer, arm.outer);
        if of_double { arms.iter().filter(waiting).count() } else { 0 }
    };
    let on_trains = rules.family != Family::Line;
    let side = |(end, arm): (End, &Arm)| {
        let bare = (!arm.started && arm.from_double()).then_some(arm.kind);
        let double = doubles_matter.then_some((arm.outer_double, bare));
        let waited_for = waited_for(arm);
        // A train is known by whose it is too, and an open double by its place in the row.
        let train = on_trains.then(|| {
            let place = position.station.waiting.iter().position(|waiting| waiting == end);
            (arm.owner, arm.marked, arm.started, arm.outer_double, place)
        });
        format!("{:?} {:?} {double:?} {waited_for} {train:?}", arm.outer, arm.open_to)
    };
    let mut sides: Vec<String> = position.arms.ends().map(side).collect();
    sides.sort_unstable();
    position.station.waiting = Waiting::default();
    position.arms = table.position().arms;
    let announces = matches!(action, Move::Place { announce: true, .. });
    let next = position.asked().map(|asked| asked.seat);
    Outcome { points: points.into(), kind: (discriminant(&action), announces), next, sides, position }
}

// Second law: the fold of events is the state.

#[test]
fn the_fold_of_events_is_the_state_that_playing_in_place_reaches() {
    at_every_table(60, |rules, seed| {
        let mut game = Game::new(rules, seed, Course::Troubled);
        let mut log = Vec::new();
        for _ in 0..400 {
            let mut ahead = *game.table.position();
            let Some(order) = game.next_order() else { break };
            match game.table.own_orders() {
                Some(orders) => table::advance_by_own_orders(&rules, &mut ahead, orders, &order.command()).unwrap(),
                None => table::advance(&rules, &mut ahead, &order.command()).unwrap(),
            }
            game.carry_out(&order.command()).unwrap();
            assert_eq!(ahead, *game.table.position(), "{order:?} leads elsewhere without events");
            log.extend(game.events.iter().cloned());
        }
        let mut replayed = Table::new(rules);
        for event in &log {
            table::evolve(&mut replayed, event);
        }
        assert_eq!(replayed, game.table);
    });
}

// Third law: tiles are conserved.

#[test]
fn after_every_event_each_tile_of_the_set_is_in_one_place() {
    at_every_table(60, |rules, seed| {
        let mut game = Game::new(rules, seed, Course::Troubled);
        for _ in 0..300 {
            let played = game.step_event_by_event(|table, event| {
                if table.position().round == 0 {
                    return;
                }
                let places = places(table);
                let mut met = TileSet::EMPTY;
                for tile in places.iter().flatten() {
                    assert!(!met.contains(*tile), "{tile} is in two places after {event:?}");
                    met.insert(*tile);
                }
                assert_eq!(met, rules.set(), "tiles are missing after {event:?}");
            });
            if played.is_none() {
                break;
            }
        }
    });
}

/// Tiles of each hand, of the boneyard, and of the layout as it is shown.
fn places(table: &Table) -> Vec<Vec<Tile>> {
    let hands = Seat::all(table.rules().seats).map(|seat| table.position().hands[seat].iter().collect());
    hands.chain([table.position().boneyard.tiles().to_vec(), laid(table)]).collect()
}

fn laid(table: &Table) -> Vec<Tile> {
    let public = table.public();
    public
        .centre
        .into_iter()
        .chain(public.arms.iter().flat_map(|arm| arm.tiles.iter().map(|&(tile, _)| tile)))
        .collect()
}

// Fourth law: a view does not depend on what the viewer may not know.

#[test]
fn worlds_that_differ_in_hidden_tiles_look_alike_until_the_game_tells_them_apart() {
    let compared = Cell::new(0usize);
    at_every_table(60, |rules, seed| {
        let mut dice = Dice::new(seed);
        for viewer in viewers(&rules) {
            for _ in 0..3 {
                compared.set(compared.get() + compare_worlds(&rules, viewer, &mut dice));
            }
        }
    });
    assert!(compared.get() > 30_000, "only {} steps were compared", compared.get());
}

fn viewers(rules: &Rules) -> Vec<Viewer> {
    Seat::all(rules.seats).map(Viewer::Seated).chain([Viewer::Spectator]).collect()
}

/// Deals two worlds that differ only in tiles hidden from the viewer and plays the same moves in
/// both; how many steps the viewer could not tell them apart.
fn compare_worlds(rules: &Rules, viewer: Viewer, dice: &mut Dice) -> usize {
    let mut one = Game::new(*rules, 0, Course::Plain);
    let mut two = one.clone();
    let (first, lot) = (dice.shuffled_set(rules), dice.seat(rules));
    let mut dealt = dice.shuffled_set(rules);
    if let Some(engine) = laid_aside(rules) {
        // Wherever it lies in the shuffle; at the end it leaves the hands where they are.
        dealt.retain(|&tile| tile != engine);
        dealt.push(engine);
    }
    let otherwise = hidden_tiles_moved(rules, viewer, &dealt, dice);
    let orders = (dice.below(2) == 0).then(|| own_orders(rules, dice));
    for (world, shuffled) in [(&mut one, &dealt), (&mut two, &otherwise)] {
        world.carry_out(&Command::StartMatch { shuffled: &first, lot }).unwrap();
        world.carry_out(&Command::StartRound { shuffled, lot, own_orders: orders.as_ref() }).unwrap();
    }
    if deal_tells(rules) && seen(&one, Viewer::Spectator) != seen(&two, Viewer::Spectator) {
        return 0;
    }
    let openers = [&one, &two].map(|world| world.table.position().opener);
    if openers[0] != openers[1] {
        let by_lot = matches!(rules.first_opener, FirstOpener::Lot | FirstOpener::SeatA);
        assert!(!by_lot || rules.lead == Lead::Double, "the deal decides who opens");
        return 0;
    }
    let mut steps = 0;
    loop {
        let seen = [&one, &two].map(|world| seen(world, viewer));
        let (shorter, longer) = (seen[0].len().min(seen[1].len()), seen[0].len().max(seen[1].len()));
        let apart = (0..shorter).find(|&place| seen[0][place] != seen[1][place]);
        if let Some(place) = apart {
            let (a, b) = (&seen[0][place], &seen[1][place]);
            assert!(
                may_differ(a, b, viewer) || may_differ(b, a, viewer),
                "{viewer:?} sees a difference:\n{a:?}\n{b:?}"
            );
            return steps;
        }
        assert_eq!(shorter, longer, "{viewer:?} sees more in one world");
        assert_eq!(table::view(&one.table, viewer), table::view(&two.table, viewer), "the views of {viewer:?} differ");
        let Some(asked) = one.table.position().asked() else { return steps };
        let moves = [&one, &two].map(|world| {
            let mut moves = Vec::new();
            table::legal_moves(&world.table, asked.seat, &mut moves);
            moves
        });
        if viewer == Viewer::Seated(asked.seat) {
            let described = [&one, &two].map(|world| table::described_moves(&world.table, asked.seat));
            assert_eq!(described[0], described[1], "{viewer:?} is offered other moves");
        }
        if let Viewer::Seated(seat) = viewer {
            // What a seat is told when it tries this and that.
            for _ in 0..6 {
                let (tile, end) =
                    (dice.pick(&dealt), End::from_number(1 + u32::try_from(dice.below(8)).unwrap()).unwrap());
                let action = dice.pick(&[Move::place(tile, end), Move::Draw, Move::Pass, Move::Decline]);
                let answers = [&one, &two].map(|world| {
                    let command = Command::Act { seat, turn: asked.turn, action, source: Source::Player };
                    table::advance(rules, &mut world.table.position().clone(), &command)
                });
                assert_eq!(answers[0], answers[1], "{seat} learns something by trying {action:?}");
            }
        }
        let common: Vec<Move> = moves[0].iter().copied().filter(|listed| moves[1].contains(listed)).collect();
        if common.is_empty() {
            return steps;
        }
        let action = dice.pick(&common);
        for world in [&mut one, &mut two] {
            let act = Command::Act { seat: asked.seat, turn: asked.turn, action, source: Source::Player };
            world.carry_out(&act).unwrap();
        }
        steps += 1;
    }
}

/// The engine that lies beside the shuffle.
fn laid_aside(rules: &Rules) -> Option<Tile> {
    let aside = rules.family == Family::Trains && rules.trains.engine == Engine::SetAsideDescending;
    aside.then(|| rules.engine_due(1)).flatten()
}

/// Whether who holds what decides about engine or first turn, so that the deal itself tells it.
fn deal_tells(rules: &Rules) -> bool {
    let by_holder = matches!(rules.trains.starter, Starter::HolderOfHighestDouble | Starter::HighestSpoke);
    match rules.family {
        Family::Line => false,
        Family::Slosh => true,
        Family::Trains => by_holder || laid_aside(rules).is_none(),
    }
}

/// The same shuffle with tiles outside the viewer's hand moved about: two of them, or all.
fn hidden_tiles_moved(rules: &Rules, viewer: Viewer, dealt: &[Tile], dice: &mut Dice) -> Vec<Tile> {
    let hand = usize::from(rules.hand_size);
    let hidden: Vec<usize> = (0..dealt.len() - usize::from(laid_aside(rules).is_some()))
        .filter(|&place| match viewer {
            Viewer::Seated(seat) => place / hand != seat.index(),
            Viewer::Spectator => true,
        })
        .collect();
    let mut places = hidden.clone();
    if dice.below(3) == 0 {
        dice.shuffle(&mut places);
    } else {
        let (one, two) = (dice.below(places.len()), dice.below(places.len()));
        places.swap(one, two);
    }
    let mut otherwise = dealt.to_vec();
    for (&place, &from) in hidden.iter().zip(&places) {
        otherwise[place] = dealt[from];
    }
    otherwise
}

fn seen(world: &Game, viewer: Viewer) -> Vec<SeenEvent> {
    world.events.iter().map(|event| table::observe(world.table.rules(), event, viewer)).collect()
}

/// Whether the game itself tells two worlds apart here: by who can play, by how many tiles it took,
/// by what the viewer draws, by hands laid open.
fn may_differ(a: &SeenEvent, b: &SeenEvent, viewer: Viewer) -> bool {
    let by_choice = |event: &PublicEvent| match event {
        PublicEvent::Acted { action, .. } => !matches!(action.action, Move::Draw | Move::Pass),
        PublicEvent::SeatsDrawn { .. }
        | PublicEvent::MatchStarted { .. }
        | PublicEvent::RoundDealt { .. }
        | PublicEvent::TurnAsked(_)
        | PublicEvent::ArmOpened { .. }
        | PublicEvent::RoundRedealt { .. }
        | PublicEvent::CoversDue(_)
        | PublicEvent::Penalised { .. }
        | PublicEvent::RoundEnded(_)
        | PublicEvent::SeatForfeited { .. }
        | PublicEvent::MatchEnded(_) => true,
        // A marker goes up for who cannot play.
        PublicEvent::MarkerChanged { marked, .. } => !marked,
    };
    match (&a.public, &b.public) {
        // A long first train tells with each tile whether it can go on.
        (PublicEvent::RoundEnded(_) | PublicEvent::TurnAsked(Asked { kind: DecisionKind::LongTrain, .. }), _) => true,
        (PublicEvent::TurnAsked(_), other) => !by_choice(other),
        (PublicEvent::Acted { action: one, laid: None }, PublicEvent::Acted { action: two, laid: None }) => {
            let drawn = one.action == Move::Draw;
            let as_many = RoundAction { drawn_count: two.drawn_count, ..one.clone() };
            let own = viewer == Viewer::Seated(one.seat) && a.own != b.own;
            drawn && as_many == *two && (one.drawn_count != two.drawn_count || own)
        }
        _ => false,
    }
}

// Fifth law: seen events lead from an earlier view to the later one.

#[test]
fn folding_what_a_viewer_sees_gives_the_later_view() {
    at_every_table(25, |rules, seed| {
        let mut game = Game::new(rules, seed, Course::Troubled);
        let viewers = viewers(&rules);
        let mut views: Vec<SeatView> = viewers.iter().map(|&viewer| table::view(&game.table, viewer)).collect();
        for _ in 0..150 {
            let played = game.step_event_by_event(|table, event| {
                for (view, &viewer) in views.iter_mut().zip(&viewers) {
                    view.fold(&table::observe(&rules, event, viewer));
                    assert_eq!(*view, table::view(table, viewer), "{viewer:?} after {event:?}");
                }
            });
            if played.is_none() {
                break;
            }
        }
    });
}

#[test]
fn the_view_agrees_with_the_position() {
    at_every_table(50, |rules, seed| {
        let mut game = Game::new(rules, seed, Course::Troubled);
        for _ in 0..300 {
            if game.step_event_by_event(|table, _| agrees(table)).is_none() {
                break;
            }
        }
    });
}

/// Compares what is shown with what is so, by other means than the engine's.
fn agrees(table: &Table) {
    let (public, position, rules) = (table.public(), table.position(), table.rules());
    for seat in Seat::all(rules.seats) {
        let shown = &public.seats[seat.index()];
        assert_eq!(usize::from(shown.hand_count), position.hands[seat].len(), "tiles of {seat}");
        assert_eq!(shown.forfeited, position.forfeited.contains(seat));
        let view = table::view(table, Viewer::Seated(seat));
        let own = view.own.unwrap();
        assert_eq!((own.seat, own.hand), (seat, position.hands[seat]));
        assert!(own.drawn.iter().all(|&tile| own.hand.contains(tile) || laid(table).contains(&tile)));
    }
    assert_eq!(table::view(table, Viewer::Spectator).own, None);
    assert_eq!(usize::from(public.boneyard_count), position.boneyard.len());
    assert_eq!(public.round, position.round);
    for team in Team::all(rules.team_count()) {
        assert_eq!(public.team_scores[team.index()], position.scores[team], "score of {team:?}");
    }
    // While an answer is being carried out the table shows that nobody is asked.
    if public.asked.is_some() {
        assert_eq!(public.asked, position.asked());
        let shown: Vec<_> = public.open_ends().iter().filter_map(|open| open.pips).collect();
        let open = position.arms.iter().filter(|arm| !arm.open_to.is_empty());
        assert_eq!(shown, open.map(|arm| arm.outer).collect::<Vec<_>>());
    }
    let station = &position.station;
    assert_eq!((public.engine, public.waiting, public.in_turn), (station.engine, station.waiting, station.in_turn));
    for (seat, shown) in Seat::all(rules.seats).zip(&public.seats) {
        assert_eq!(shown.announced, station.announced.contains(seat), "announcement of {seat}");
        assert_eq!(shown.skips_next, station.skips.contains(seat), "lost turn of {seat}");
    }
    if public.asked.is_some() {
        moves_go_to_open_ends(table);
    }
    assert_eq!(public.arms.len(), position.arms.len());
    for (index, (shown, arm)) in public.arms.iter().zip(position.arms.iter()).enumerate() {
        assert_eq!(shown.arm, *arm);
        assert_eq!(arm.started, !shown.tiles.is_empty());
        let lead = public.centre.unwrap();
        let root = match (arm.kind, index) {
            (ArmKind::Line, 0) => lead.high(),
            (ArmKind::Line, _) => lead.low(),
            (ArmKind::Spinner | ArmKind::Train | ArmKind::CommonTrain, _) => arm.root.0,
        };
        // Each tile touches the one before it with equal halves.
        let outer = shown.tiles.iter().fold(root, |before, &(tile, outer)| {
            assert!(tile.has(before) && outer == tile.across(before), "{tile} lies wrongly on {before}");
            outer
        });
        assert_eq!(arm.outer, outer);
    }
}

/// Each listed placement goes to an end that is shown as open to its seat.
fn moves_go_to_open_ends(table: &Table) {
    let public = table.public();
    let Some(asked) = public.asked else { return };
    let ends = public.open_ends();
    let mut moves = Vec::new();
    table::legal_moves(table, asked.seat, &mut moves);
    for chosen in moves {
        let Move::Place { end, .. } = chosen else { continue };
        let shown = ends.iter().find(|open| open.end == end).unwrap();
        assert!(shown.open_to.contains(asked.seat), "{chosen:?} goes to an end that is closed to {}", asked.seat);
        if let Some(duty) = public.cover_duty() {
            assert!(shown.must_cover && duty == asked.seat, "{chosen:?} although {duty} must cover");
        }
    }
}

// Sixth law: every match ends.

#[test]
fn every_match_ends() {
    at_every_table(80, |rules, seed| {
        let mut game = Game::new(rules, seed, Course::Plain);
        // Each decision of a round lays a tile, takes one by choice, or answers an offered claim.
        let longest = rules.set().len() * (usize::from(rules.seats) + 1);
        let (mut decisions, mut in_round, mut round) = (0, 0, 0);
        while game.step().is_some() {
            let position = game.table.position();
            (in_round, round) = if position.round == round { (in_round + 1, round) } else { (0, position.round) };
            decisions += 1;
            assert!(in_round <= longest + 1, "round {round} does not end");
            assert!(decisions <= ENOUGH, "the match does not end");
        }
        let result = game.table.public().result.as_ref().unwrap();
        assert!(result.winners(rules.team_count()).count() >= 1, "nobody won: {result:?}");
        let ends = game.events.iter().filter(|event| matches!(event, Event::MatchEnded(_))).count();
        assert_eq!(ends, 1, "the last step ends the match once");
    });
}

#[test]
fn points_that_were_not_called_are_claimed_once_by_an_opponent_or_lost() {
    let (mut claims, mut losses) = (0, 0);
    for (seats, teams) in [("2", "single"), ("3", "single"), ("4", "single"), ("4", "opposite")] {
        let pairs = [("seats", seats), ("teams", teams), ("claim", "muggins")];
        let rules = variants::find("all_fives").unwrap().with(pairs).unwrap();
        for seed in 0..60 {
            let mut game = Game::new(rules, seed, Course::Plain);
            let mut open = None;
            let mut look = |table: &Table, event: &Event| {
                if let &Event::Placed { turn, seat, points, overlooked, .. } = event {
                    assert!(points == 0 || overlooked == 0, "points are called whole or not at all");
                    losses += usize::from(open.is_some());
                    open = (overlooked > 0).then_some((turn, seat, overlooked));
                }
                if let &Event::Claimed { seat, of_turn, points, .. } = event {
                    let (turn, missed, worth) = open.take().unwrap();
                    assert_eq!((of_turn, points), (turn, worth));
                    assert_ne!(rules.team_of(seat), rules.team_of(missed), "a team claims from itself");
                    claims += 1;
                }
                if let Event::TurnAsked(Asked { seat, kind: DecisionKind::Claim, .. }) = event {
                    let missed = table.position().overlooked.unwrap().seat;
                    assert_ne!(rules.team_of(*seat), rules.team_of(missed), "{seat} is asked about its own team");
                }
            };
            while game.step_event_by_event(&mut look).is_some() {}
        }
    }
    assert!(claims > 500 && losses > 500, "{claims} claims, {losses} losses");
}
