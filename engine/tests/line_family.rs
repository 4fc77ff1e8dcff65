//! What the wider family of line games promises, held against random matches of every variant and its
//! options: who leads, what must be filled, how a target is met.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::cell::Cell;

use boneyard_engine::{
    layout::{Arm, ArmKind, End},
    position::{Asked, DecisionKind, Opener},
    rules::{
        FillFirst, FirstOpener, LaterOpener, Lead, LineEnds, LosersScore, Overshoot, Rules, TurnOrder, trains::Family,
    },
    seat::{BySeat, Seat, Team},
    table::{self, Command, Event, Move, Setup, Source, Table},
    tile::{Tile, TileSet},
    variants,
};

mod support {
    pub(crate) mod dice;
    pub(crate) mod game;
    pub(crate) mod tables;
}
use support::{
    game::{Course, Game},
    tables::at_every_table,
};

/// Random matches at every table with a line, looked at after each step.
fn after_each_step(cases: u32, steps: usize, look: impl Fn(&Game, &Rules)) {
    at_every_table(cases, |rules, seed| {
        if rules.family != Family::Line {
            return;
        }
        let mut game = Game::new(rules, seed, Course::Plain);
        for _ in 0..steps {
            if game.step().is_none() {
                break;
            }
            look(&game, &rules);
        }
    });
}

/// The seats of a table in turn, beginning with `first`, told from the letters alone.
fn in_turn(rules: &Rules, first: Seat) -> impl Iterator<Item = Seat> {
    let seats = usize::from(rules.seats);
    let step = match rules.turn_order {
        TurnOrder::Clockwise => 1,
        TurnOrder::CounterClockwise => seats - 1,
    };
    (0..).map(move |turn: usize| Seat::from_index((first.index() + turn * step) % seats).unwrap())
}

#[test]
fn the_lead_is_found_by_drawing_in_turn_and_by_nothing_else() {
    let found = Cell::new(0);
    after_each_step(60, 60, |game, rules| {
        let Some(Event::RoundDealt(deal)) = game.events.first() else { return };
        let by_holder = deal.must_lead.is_some();
        let wanted = match (deal.must_lead, rules.lead) {
            (Some(tile), _) => TileSet::from_iter([tile]),
            (None, Lead::Double) => TileSet::DOUBLES,
            (None, Lead::Any) => TileSet::full(18),
        };
        let draws: Vec<(Seat, Tile)> = game
            .events
            .iter()
            .filter_map(|event| {
                let Event::Drew { seat, tiles, source: Source::Forced, turn: 0, .. } = event else { return None };
                Some((*seat, tiles[0]))
            })
            .collect();
        let dealt = Seat::all(rules.seats).fold(TileSet::EMPTY, |all, seat| all.union(deal.hands[seat]));
        if !dealt.intersection(wanted).is_empty() {
            assert!(draws.is_empty(), "somebody draws although the lead is in a hand");
            return;
        }
        let Some((last, sooner)) = draws.split_last() else {
            assert!(!by_holder, "the tile that the rules name is nowhere");
            return;
        };
        found.set(found.get() + 1);
        assert!(wanted.contains(last.1) && sooner.iter().all(|&(_, tile)| !wanted.contains(tile)));
        assert_eq!(last.0, deal.opener, "who draws it leads");
        let drawers: Vec<Seat> = draws.iter().map(|&(seat, _)| seat).collect();
        let expected: Vec<Seat> = in_turn(rules, drawers[0]).take(drawers.len()).collect();
        assert_eq!(drawers, expected);
    });
    assert!(found.get() > 100, "{} leads were drawn", found.get());
}

#[test]
fn the_named_double_goes_down_by_one_each_round() {
    let later = Cell::new(0);
    after_each_step(25, 300, |game, rules| {
        let Some(Event::RoundDealt(deal)) = game.events.first() else { return };
        if rules.first_opener == FirstOpener::DescendingDouble && rules.later_opener == LaterOpener::Holder {
            later.set(later.get() + usize::from(deal.round > 1));
            // After 0-0 comes the highest once more.
            let pip = (0..=rules.max_pip).rev().cycle().nth(usize::from(deal.round) - 1).unwrap();
            assert_eq!(deal.must_lead, Tile::new(pip, pip), "round {}", deal.round);
        }
    });
    assert!(later.get() > 50, "{} later rounds", later.get());
}

#[test]
fn a_match_with_a_round_for_each_double_follows_the_set() {
    let rounds = |pairs: &[(&'static str, &'static str)]| {
        variants::find("chicken_foot").unwrap().with(pairs.iter().copied()).unwrap().rounds
    };
    assert_eq!(rounds(&[]), 10);
    assert_eq!(rounds(&[("max_pip", "12")]), 13);
    assert_eq!(rounds(&[("rounds", "4"), ("max_pip", "6")]), 4);
    let to_a_target = variants::find("block").unwrap().with([("max_pip", "12")]).unwrap();
    assert_eq!(to_a_target.rounds, 0);
}

/// Bare sides of doubles, seen on the table as it is shown.
fn bare_sides(table: &Table, all: bool) -> Vec<usize> {
    let public = table.public();
    let lead = public.centre.filter(|tile| tile.is_double());
    let bare = |arm: &Arm, last: Option<Tile>| match (arm.kind, last) {
        (ArmKind::Line, None) => lead.is_some(),
        (ArmKind::Spinner, None) => all || lead == Tile::new(arm.root.0, arm.root.0),
        (ArmKind::Line | ArmKind::Spinner, Some(tile)) => all && tile.is_double(),
        (ArmKind::Train | ArmKind::CommonTrain, _) => false,
    };
    let arms = public.arms.iter().enumerate();
    arms.filter(|(_, view)| bare(&view.arm, view.tiles.last().map(|&(tile, _)| tile))).map(|(index, _)| index).collect()
}

#[test]
fn nothing_is_open_beside_a_double_that_must_be_filled() {
    let filling = Cell::new(0);
    after_each_step(100, 200, |game, rules| {
        let all = match rules.fill_first {
            FillFirst::None => return,
            FillFirst::Lead => false,
            FillFirst::All => true,
        };
        let bare = bare_sides(&game.table, all);
        let arms = game.table.public().arms.iter().enumerate();
        let open: Vec<usize> = arms.filter(|(_, view)| !view.arm.open_to.is_empty()).map(|(index, _)| index).collect();
        if bare.is_empty() {
            assert_eq!(open.len(), game.table.public().arms.len(), "all is filled and something is shut");
        } else {
            filling.set(filling.get() + 1);
            assert!(!open.is_empty() && open.iter().all(|index| bare.contains(index)), "{open:?} of {bare:?}");
            assert!(bare.len() <= 4, "two doubles are bare at once");
        }
    });
    assert!(filling.get() > 10_000, "{} positions", filling.get());
}

#[test]
fn a_line_with_one_end_is_never_longer_to_the_left() {
    let laid = Cell::new(0);
    at_every_table(100, |rules, seed| {
        if rules.line_ends == LineEnds::Two {
            return;
        }
        let mut game = Game::new(rules, seed, Course::Plain);
        for _ in 0..200 {
            let played = game.step_event_by_event(|table, event| {
                // The lead has two sides for the moment until the left one is shut.
                let arms = &table.public().arms;
                let shut = arms.first().is_none_or(|left| left.tiles.is_empty() && left.arm.open_to.is_empty());
                assert!(shut || matches!(event, Event::Placed { end: End::START, .. }));
                laid.set(laid.get() + usize::from(matches!(event, Event::Placed { .. })));
            });
            if played.is_none() {
                break;
            }
        }
    });
    assert!(laid.get() > 1_000);
}

#[test]
fn the_turn_goes_round_as_the_rules_say() {
    let turns = Cell::new(0);
    after_each_step(25, 200, |game, rules| {
        let mut acted: Option<Seat> = None;
        for event in &game.events {
            if let &Event::Placed { seat, .. } = event {
                acted = Some(seat);
            }
            if let &Event::Passed { seat, .. } | &Event::TurnAsked(Asked { seat, kind: DecisionKind::Turn, .. }) = event
            {
                let Some(before) = acted else { continue };
                // Whoever is skipped on the way holds nothing any more; or it is one tile more.
                let way = in_turn(rules, before).skip(1).take_while(|&between| between != seat);
                let skipped: Vec<Seat> = way.take(14).collect();
                let drew = |event: &Event| matches!(event, Event::Drew { seat, .. } if *seat == before);
                let more = seat == before && game.table.position().extra_tile;
                let empty = |seat: &Seat| game.table.position().hands[*seat].is_empty();
                let skips_nobody = skipped.iter().all(empty);
                assert!(more || game.events.iter().any(drew) || skips_nobody, "{before}, then {seat}");
                turns.set(turns.get() + 1);
                acted = Some(seat);
            }
        }
    });
    assert!(turns.get() > 10_000);
}

#[test]
fn only_the_pair_that_won_may_leave_the_lead_and_only_once() {
    let left = Cell::new(0);
    after_each_step(60, 200, |game, rules| {
        let declined = |event: &Event| matches!(event, Event::Declined { .. });
        if rules.later_opener != LaterOpener::WinningPair || !game.events.iter().any(declined) {
            return;
        }
        left.set(left.get() + 1);
        let position = game.table.position();
        let Opener::Seat(opener) = position.opener else { panic!("nobody opened") };
        let asked = position.asked().unwrap().seat;
        assert_ne!(asked, opener);
        assert_eq!(rules.team_of(asked), rules.team_of(opener), "the partner leads");
        let mut moves = Vec::new();
        position.legal_moves(rules, asked, &mut moves);
        assert!(!moves.contains(&Move::Decline), "the lead goes back and forth");
    });
    assert!(left.get() > 20, "{} leads were left", left.get());
}

#[test]
fn a_target_is_met_as_the_rules_say() {
    let (exact, cleared) = (Cell::new(0), Cell::new(0));
    after_each_step(40, 500, |game, rules| {
        let position = game.table.position();
        let scores = Team::all(rules.team_count()).map(|team| position.scores[team]);
        if rules.overshoot == Overshoot::Void {
            exact.set(exact.get() + 1);
            assert!(scores.clone().all(|score| score <= i32::from(rules.target)), "{:?}", position.scores);
        }
        let won = game.events.iter().any(|event| matches!(event, Event::RoundEnded(result) if result.winner.is_some()));
        if won && rules.losers_score == LosersScore::Cleared {
            cleared.set(cleared.get() + 1);
            assert_eq!(scores.filter(|&score| score != 0).count(), 1, "{:?}", position.scores);
        }
    });
    assert!(exact.get() > 1_000 && cleared.get() > 100, "{} and {}", exact.get(), cleared.get());
}

#[test]
fn a_double_with_which_a_seat_goes_out_gives_nobody_else_a_tile() {
    let pairs = [("teams", "opposite"), ("after_double", "optional_tile")];
    let rules = variants::find("fives_and_threes").unwrap().restore(pairs).unwrap();
    let tile = |a, b| Tile::new(a, b).unwrap();
    let hands = [vec![tile(5, 5)], vec![tile(5, 1), tile(5, 2)], vec![tile(4, 4)], vec![tile(3, 3)]];
    let mut hands = hands.iter();
    let [a, b] = [0, 1].map(|index| Seat::from_index(index).unwrap());
    let table = Setup {
        rules,
        round: 1,
        opener: a,
        hands: BySeat::from_fn(4, |_| hands.next().unwrap().iter().copied().collect()),
        boneyard: &[],
        laid: &[(tile(6, 5), End::START)],
        scores: &[],
        to_move: a,
    }
    .table();
    let mut position = *table.position();
    let action = Move::place(tile(5, 5), End::RIGHT);
    table::advance(&rules, &mut position, &Command::Act { seat: a, turn: 1, action, source: Source::Player }).unwrap();
    let mut moves = Vec::new();
    position.legal_moves(&rules, b, &mut moves);
    assert_eq!(moves, [Move::place(tile(5, 2), End::RIGHT), Move::place(tile(5, 1), End::RIGHT)]);
}
