//! Faults of other programs, each turned into a test of its whole kind. The number after `O` is the
//! item of the collection of public faults; the positions that go with it are also in
//! `vectors/public_faults.txt`.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{cell::Cell, thread};

use boneyard_engine::{
    layout::End,
    notation,
    position::{DecisionKind, Opener, Phase, Position},
    rules::{
        AfterDouble, AfterNoWinner, BlockedTie, Drawing, FirstOpener, LaterOpener, Lead, LosersScore, MatchTie,
        RoundEnd, RoundScore, Rules, bonus::Bonus, choice::Choice, options, trains::Family,
    },
    seat::{BySeat, ByTeam, Seat, Team},
    station::Station,
    table::{
        self, Command, EndCause, Event, ForfeitPolicy, MatchResult, Move, Refusal, RoundResult, Setup, Source, Table,
        Viewer,
    },
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
    tables::at_every_table,
};

// Tiles and seats by their text, for positions that are written down here.

fn tile(text: &str) -> Tile {
    notation::tile(text).unwrap()
}

fn tiles(text: &str) -> Vec<Tile> {
    text.split_whitespace().map(tile).collect()
}

fn seat(letter: char) -> Seat {
    Seat::from_letter(letter).unwrap()
}

fn rules(variant: &str, pairs: &[(&str, &str)]) -> Rules {
    variants::find(variant).unwrap().with(pairs.iter().copied()).unwrap()
}

fn act(seat: Seat, turn: u32, action: Move) -> Command<'static> {
    Command::Act { seat, turn, action, source: Source::Player }
}

/// Every kind of answer that a seat can give.
fn every_kind_of_answer(table: &Table) -> Vec<Move> {
    let any = table.rules().set().iter().next().unwrap();
    let mut moves = vec![Move::Draw, Move::Pass, Move::Decline, Move::Claim { turn: 1, points: 5 }];
    moves.extend(
        table
            .rules()
            .set()
            .iter()
            .flat_map(|tile| (1..=6).map(move |n| Move::place(tile, End::from_number(n).unwrap()))),
    );
    moves.push(Move::Place { tile: any, end: End::LEFT, announce: true, declared: 5 });
    moves.extend(
        Seat::all(table.rules().seats).flat_map(|seat| [Move::Challenge { seat }, Move::ChooseOpener { seat }]),
    );
    moves
}

/// Asserts that a command is refused, leaves no event, and would not touch a position.
fn refused(table: &Table, command: &Command<'_>) -> Refusal {
    let mut events = Vec::new();
    let refusal = table::decide(table, command, &mut events).expect_err(&format!("{command:?} is accepted"));
    let mut position = *table.position();
    assert_eq!(table::advance(table.rules(), &mut position, command), Err(refusal));
    assert!(events.is_empty() && position == *table.position(), "{command:?} was refused and left something");
    refusal
}

/// Games at every table, looked at after each step.
fn during_games(cases: u32, steps: usize, mut look: impl FnMut(&mut Game)) {
    let look = std::cell::RefCell::new(&mut look);
    at_every_table(cases, |rules, seed| {
        let mut game = Game::new(rules, seed, Course::Plain);
        for _ in 0..steps {
            if game.step().is_none() {
                break;
            }
            look.borrow_mut()(&mut game);
        }
    });
}

/// Line games only: those with trains have a file of their own.
fn during_line_games(cases: u32, steps: usize, mut look: impl FnMut(&mut Game)) {
    during_games(cases, steps, |game| {
        if game.table.rules().family == Family::Line {
            look(game);
        }
    });
}

/// Line games only, looked at after each event.
fn at_every_line_event(cases: u32, steps: usize, look: impl Fn(&Table, &Event)) {
    at_every_event(cases, steps, |table, event| {
        if table.rules().family == Family::Line {
            look(table, event);
        }
    });
}

/// Games at every table, looked at after each event.
fn at_every_event(cases: u32, steps: usize, look: impl Fn(&Table, &Event)) {
    at_every_table(cases, |rules, seed| {
        let mut game = Game::new(rules, seed, Course::Plain);
        for _ in 0..steps {
            if game.step_event_by_event(&look).is_none() {
                break;
            }
        }
    });
}

/// T-BLK of the collection: both ends are blank and so is every tile that would fit.
fn blocked_line(rules: Rules, hand_a: &str, hand_b: &str) -> Game {
    let mut game = Game::new(rules, 1, Course::Plain);
    let mut shuffled = tiles("0-0 3-4 0-5 0-6 1-2");
    shuffled.extend(tiles(hand_a));
    shuffled.extend(tiles("0-3 0-4 5-6 0-2 0-1"));
    shuffled.extend(tiles(hand_b));
    let dealt: TileSet = shuffled.iter().copied().collect();
    shuffled.extend(rules.set().difference(dealt));
    let lot = seat('A');
    game.carry_out(&Command::StartMatch { shuffled: &shuffled, lot }).unwrap();
    game.carry_out(&Command::StartRound { shuffled: &shuffled, lot, own_orders: None }).unwrap();
    let (left, right) = (End::LEFT, End::RIGHT);
    for (turn, (text, end)) in (1..).zip([
        ("0-0", End::START),
        ("0-3", right),
        ("3-4", right),
        ("0-4", right),
        ("0-5", right),
        ("5-6", right),
        ("0-6", right),
        ("0-2", left),
        ("1-2", left),
        ("0-1", left),
    ]) {
        let mover = game.table.position().asked().unwrap().seat;
        game.carry_out(&act(mover, turn, Move::place(tile(text), end))).unwrap();
    }
    game
}

fn round_result(events: &[Event]) -> Option<&RoundResult> {
    events.iter().find_map(|event| if let Event::RoundEnded(result) = event { Some(&**result) } else { None })
}

// Rules and moves

/// O1
#[test]
fn a_set_holds_each_pair_once() {
    for (max_pip, count, pips) in [(6, 28, 168), (9, 55, 495), (12, 91, 1092), (15, 136, 2040), (18, 190, 3420)] {
        let set: Vec<Tile> = TileSet::full(max_pip).iter().collect();
        assert_eq!((set.len(), TileSet::size_of_full(max_pip)), (count, count));
        assert_eq!(set.iter().map(|tile| tile.pips()).sum::<u16>(), pips);
        let mut pairs: Vec<_> = set.iter().map(|tile| (tile.high(), tile.low())).collect();
        pairs.sort_unstable();
        pairs.dedup();
        assert_eq!(pairs.len(), count, "a pair is there twice");
        assert_eq!(set.iter().filter(|tile| tile.pips() == 0).count(), 1, "one double blank");
        for tile in set {
            assert_eq!(Tile::new(tile.low(), tile.high()), Some(tile), "halves have no order");
        }
    }
}

/// O1
#[test]
fn a_deal_that_is_not_the_set_is_refused() {
    for variant in variants::ALL {
        let rules = (variant.rules)(variant.default_seats);
        let set: Vec<Tile> = rules.set().iter().collect();
        let lot = seat('A');
        let mut game = Game::new(rules, 1, Course::Plain);
        let twice: Vec<Tile> = set[1..].iter().chain([&set[1]]).copied().collect();
        let larger: Vec<Tile> = TileSet::full(18).iter().collect();
        let foreign: Vec<Tile> = set[1..].iter().copied().chain([tile("18-18")]).collect();
        for phase in 0..2 {
            for wrong in [&set[1..], &twice, &larger, &foreign, &[]] {
                let command = match phase {
                    0 => Command::StartMatch { shuffled: wrong, lot },
                    _ => Command::StartRound { shuffled: wrong, lot, own_orders: None },
                };
                assert_eq!(refused(&game.table, &command), Refusal::NotTheSet, "{}", variant.key);
            }
            if phase == 0 {
                game.step().unwrap();
            }
        }
    }
}

/// O2
#[test]
fn a_free_lead_is_any_tile_of_the_hand_and_needs_no_end_in_every_round() {
    let later_rounds = Cell::new(0);
    during_games(15, 150, |game| {
        let position = game.table.position();
        let Some(asked) = position.asked() else { return };
        if !position.arms.is_empty() || position.must_lead.is_some() {
            return;
        }
        later_rounds.set(later_rounds.get() + usize::from(position.round > 1));
        let mut moves = Vec::new();
        table::legal_moves(&game.table, asked.seat, &mut moves);
        moves.retain(|&chosen| chosen != Move::Decline);
        let mut led: Vec<Tile> = moves.iter().map(|&chosen| placed(chosen).0).collect();
        led.dedup();
        let any = |_: &Tile| game.table.rules().lead == Lead::Any;
        let hand: Vec<Tile> =
            position.hands[asked.seat].iter().rev().filter(|tile| tile.is_double() || any(tile)).collect();
        if hand.is_empty() {
            return;
        }
        assert_eq!(led, hand, "each tile once, heaviest first");
        assert!(moves.iter().all(|&chosen| placed(chosen).1 == End::START));
        for end in (2..=41).map(|number| End::from_number(number).unwrap()) {
            let command = act(asked.seat, asked.turn, Move::place(hand[0], end));
            assert_eq!(refused(&game.table, &command), Refusal::EndMismatch, "an end that is not there");
        }
    });
    assert!(later_rounds.get() > 100);
}

fn placed(chosen: Move) -> (Tile, End) {
    let Move::Place { tile, end, .. } = chosen else { panic!("{chosen:?} lays no tile") };
    (tile, end)
}

/// O3
#[test]
fn a_tied_block_goes_on_as_each_option_says() {
    for tie in BlockedTie::ALL.iter().filter(|tie| tie.value != BlockedTie::SharedZero) {
        for after in AfterNoWinner::ALL {
            for later in LaterOpener::ALL {
                let pairs = [
                    ("seats", "2"),
                    ("blocked_tie", tie.name),
                    ("after_no_winner", after.name),
                    ("later_opener", later.name),
                ];
                let Ok(rules) = variants::find("block").unwrap().with(pairs) else {
                    let impossible = matches!(later.value, LaterOpener::Holder | LaterOpener::WinningPair);
                    assert!(impossible || after.value == AfterNoWinner::Holder, "{pairs:?} is refused");
                    continue;
                };
                let mut game = blocked_line(rules, "1-4 2-3", "1-5 1-3");
                let result = round_result(&game.events).unwrap().clone();
                let winner = match tie.value {
                    BlockedTie::Nobody | BlockedTie::SharedZero | BlockedTie::Divided => None,
                    BlockedTie::OpenerSide => Some(seat('A')),
                    BlockedTie::LightestTile | BlockedTie::CloserSide => Some(seat('B')),
                };
                let opener = match (later.value, winner, after.value) {
                    (LaterOpener::Winner, Some(winner), _) => Opener::Seat(winner),
                    (LaterOpener::Winner, None, AfterNoWinner::SameOpener) => Opener::Seat(seat('A')),
                    (LaterOpener::Winner, None, AfterNoWinner::Lot) => Opener::Lot,
                    (LaterOpener::Winner, None, AfterNoWinner::LeftOfOpener) | (LaterOpener::Rotate, ..) => {
                        Opener::Seat(seat('B'))
                    }
                    (LaterOpener::Winner, None, AfterNoWinner::Holder)
                    | (LaterOpener::Holder | LaterOpener::WinningPair, ..) => unreachable!("refused above"),
                };
                assert_eq!((result.hand_pips[seat('A')], result.hand_pips[seat('B')]), (10, 10));
                assert_eq!(result.winner, winner.map(|seat| game.table.rules().team_of(seat)), "{pairs:?}");
                assert_eq!(result.awarded, ByTeam::default(), "{pairs:?}: ten less ten is nothing");
                assert_eq!(result.next_opener, Some(opener), "{pairs:?}");
                assert_eq!(game.table.public().result, None, "the match goes on");
                let shuffled: Vec<Tile> = game.table.rules().set().iter().collect();
                game.carry_out(&Command::StartRound { shuffled: &shuffled, lot: seat('B'), own_orders: None }).unwrap();
                let leads = game.table.position().asked().unwrap().seat;
                assert_eq!(leads, if let Opener::Seat(opener) = opener { opener } else { seat('B') }, "{pairs:?}");
            }
        }
    }
}

/// O4
#[test]
fn after_each_step_somebody_can_lay_a_tile_or_the_round_is_over() {
    during_line_games(25, 300, |game| {
        let position = game.table.position();
        match position.phase {
            Phase::Asking(asked) => {
                let open =
                    if position.arms.is_empty() { game.table.rules().set() } else { position.playable(asked.seat) };
                let fitting = position.hands[asked.seat].intersection(open);
                match asked.kind {
                    // After a double all are asked whether they lay one tile more.
                    DecisionKind::Turn => {
                        assert!(!fitting.is_empty() || position.extra_tile, "seat {} cannot play", asked.seat);
                    }
                    DecisionKind::Claim => assert!(position.overlooked.is_some()),
                    DecisionKind::Slosh
                    | DecisionKind::Cover
                    | DecisionKind::ExtraTile
                    | DecisionKind::SecondDouble
                    | DecisionKind::ThirdTile
                    | DecisionKind::ChainTile
                    | DecisionKind::LongTrain
                    | DecisionKind::Challenge { .. } => panic!("{:?} in a line", asked.kind),
                }
            }
            Phase::Gathering | Phase::Dealing | Phase::Over => {}
        }
        let passes = longest_run_of_passes(&game.events);
        assert!(passes < usize::from(game.table.rules().seats), "{passes} passes in a row");
    });
}

fn longest_run_of_passes(events: &[Event]) -> usize {
    let (mut run, mut longest) = (0, 0);
    for event in events {
        run = if matches!(event, Event::Passed { .. }) { run + 1 } else { 0 };
        longest = longest.max(run);
    }
    longest
}

/// O3, O4
#[test]
fn a_round_is_blocked_only_when_nobody_can_ever_lay_a_tile_again() {
    let blocks = Cell::new(0);
    at_every_line_event(25, 300, |table, event| {
        let Event::RoundEnded(result) = event else { return };
        let (position, rules) = (table.position(), table.rules());
        if result.out.is_some() {
            return;
        }
        blocks.set(blocks.get() + 1);
        let exhausted = position.boneyard.len() <= usize::from(rules.reserve);
        assert!(exhausted || rules.drawing == Drawing::Never, "tiles could still be drawn");
        for end in table.position().arms.iter().filter(|arm| !arm.open_to.is_empty()) {
            for seat in Seat::all(rules.seats) {
                assert!(!result.hands[seat].iter().any(|tile| tile.has(end.outer)), "{seat} could play");
            }
        }
    });
    assert!(blocks.get() > 300, "{} rounds were blocked", blocks.get());
}

/// O4
#[test]
fn an_award_is_the_nearest_multiple_of_five_for_every_sum() {
    for pips in 0..=60 {
        let rules = rules("all_fives", &[("seats", "2")]);
        let mut hands = BySeat::default();
        hands[seat('A')] = tiles("4-3").into_iter().collect();
        hands[seat('B')] = hand_of(pips, &rules, &tiles("4-3 6-4"));
        let table = Setup {
            rules,
            round: 1,
            opener: seat('A'),
            hands,
            boneyard: &[],
            laid: &[(tile("6-4"), End::START)],
            scores: &[],
            to_move: seat('A'),
        }
        .table();
        let mut events = Vec::new();
        table::decide(&table, &act(seat('A'), 1, Move::place(tile("4-3"), End::RIGHT)), &mut events).unwrap();
        let award = round_result(&events).unwrap().awarded.0[0];
        assert!(award % 5 == 0 && (award - i32::from(pips)).abs() <= 2, "{pips} pips are worth {award}");
    }
}

/// A hand of exactly so many pips, without the tiles that are elsewhere.
fn hand_of(pips: u16, rules: &Rules, without: &[Tile]) -> TileSet {
    let mut hand = TileSet::EMPTY;
    let mut missing = pips;
    for tile in rules.set().iter().rev().filter(|tile| !without.contains(tile)) {
        if tile.pips() <= missing {
            hand.insert(tile);
            missing -= tile.pips();
        }
    }
    assert_eq!(missing, 0);
    hand
}

/// O5
#[test]
fn a_lead_that_the_rules_name_is_the_only_one() {
    let named = Cell::new(0);
    during_games(60, 2, |game| {
        let (position, rules) = (game.table.position(), game.table.rules());
        let Some(asked) = position.asked() else { return };
        let weight = |tile: &Tile| (tile.pips(), tile.high());
        let dealt: Vec<Tile> = Seat::all(rules.seats).flat_map(|seat| position.hands[seat].iter()).collect();
        let doubles = dealt.iter().copied().filter(|tile| tile.is_double()).max_by_key(weight);
        let lowest = dealt.iter().copied().filter(|tile| tile.is_double()).min_by_key(weight);
        let heaviest = dealt.iter().copied().max_by_key(weight).unwrap();
        let lightest = dealt.iter().copied().min_by_key(weight).unwrap();
        let lead = match rules.first_opener {
            FirstOpener::Lot | FirstOpener::SeatA => return,
            FirstOpener::HighestDouble => doubles.unwrap_or(heaviest),
            FirstOpener::HeaviestTile => heaviest,
            FirstOpener::LowestDouble => lowest.unwrap_or(lightest),
            FirstOpener::DescendingDouble => Tile::new(rules.max_pip, rules.max_pip).unwrap(),
        };
        named.set(named.get() + 1);
        assert!(position.hands[asked.seat].contains(lead), "the holder of {lead} opens");
        let mut moves = Vec::new();
        table::legal_moves(&game.table, asked.seat, &mut moves);
        assert!(!moves.is_empty() && moves.iter().all(|&chosen| placed(chosen) == (lead, End::START)), "{moves:?}");
        for other in position.hands[asked.seat].iter().filter(|&other| other != lead) {
            let command = act(asked.seat, asked.turn, Move::place(other, End::START));
            assert_eq!(refused(&game.table, &command), Refusal::MustLeadOther);
        }
    });
    assert!(named.get() > 50, "{} leads were named", named.get());
}

/// O6
#[test]
fn a_layout_rebuilt_from_its_events_offers_the_same_places() {
    at_every_table(12, |rules, seed| {
        let mut game = Game::new(rules, seed, Course::Plain);
        let mut log = Vec::new();
        for _ in 0..80 {
            if game.step().is_none() {
                break;
            }
            log.extend(game.events.iter().cloned());
            if game.dice.below(4) > 0 {
                continue;
            }
            let mut rebuilt = Table::new(rules);
            for event in &log {
                table::evolve(&mut rebuilt, event);
            }
            assert_eq!(rebuilt.public().open_ends(), game.table.public().open_ends());
            assert_eq!(rebuilt.position().arms, game.table.position().arms);
            for seat in Seat::all(rules.seats) {
                assert_eq!(table::described_moves(&rebuilt, seat), table::described_moves(&game.table, seat));
            }
            // Played on, both come to the same end.
            let (mut onward, mut original) = (game.clone(), game.clone());
            onward.table = rebuilt;
            for _ in 0..20 {
                assert_eq!(onward.step().is_none(), original.step().is_none());
                assert_eq!(onward.events, original.events);
            }
        }
    });
}

/// O7
#[test]
fn a_table_is_refused_exactly_when_the_set_cannot_be_dealt() {
    let line = |variant: &&&variants::Variant| (variant.rules)(variant.default_seats).family == Family::Line;
    for variant in variants::ALL.iter().filter(line).filter(|variant| variant.options.contains(&"hand_size")) {
        for seats in variant.seats.0..=variant.seats.1 {
            for &max_pip in variant.sets {
                for hand_size in 1..=190 {
                    let texts = [seats.to_string(), max_pip.to_string(), hand_size.to_string()];
                    let mut pairs = vec![("seats", &*texts[0]), ("max_pip", &*texts[1]), ("hand_size", &*texts[2])];
                    pairs.retain(|(key, _)| variant.options.contains(key));
                    let size = TileSet::size_of_full(max_pip);
                    let needed = usize::from(seats) * hand_size;
                    match variant.with(pairs.clone()) {
                        Ok(rules) => {
                            assert!(needed <= size, "{} accepts {pairs:?}", variant.key);
                            let mut game = Game::new(rules, 7, Course::Plain);
                            game.step().unwrap();
                            game.step().unwrap();
                            let Some(Event::RoundDealt(deal)) = game.events.first() else { panic!("no deal") };
                            assert!(Seat::all(seats).all(|seat| deal.hands[seat].len() == hand_size));
                            assert_eq!(deal.boneyard.len(), size - needed);
                        }
                        Err(error) => {
                            assert!(needed > size, "{} refuses {pairs:?}: {error}", variant.key);
                            assert_eq!(error.option, "hand_size");
                            assert!(error.problem.contains(&needed.to_string()), "{error} does not say why");
                        }
                    }
                }
            }
        }
    }
}

/// O7
#[test]
fn a_number_of_seats_that_the_game_does_not_have_is_refused() {
    for variant in variants::ALL {
        for seats in 0..=20u8 {
            let text = seats.to_string();
            let possible = (variant.seats.0..=variant.seats.1).contains(&seats);
            let answer = variant.with([("seats", &*text)]);
            assert_eq!(answer.is_ok(), possible, "{} with {seats} seats", variant.key);
            // Said twice, it cannot get round the check either, however few tiles are dealt.
            let least = variant.seats.0.to_string();
            let mut pairs = vec![("seats", &*least), ("seats", &*text)];
            if variant.options.contains(&"hand_size") {
                pairs.push(("hand_size", "1"));
            }
            assert_eq!(variant.with(pairs.clone()).is_ok(), possible, "{} with {pairs:?}", variant.key);
        }
        assert!(variant.with([("max_pip", "7")]).is_err(), "there is no double-seven set");
    }
}

/// O7
#[test]
fn a_draw_game_without_a_boneyard_never_draws() {
    let rules = rules("draw", &[("seats", "4"), ("hand_size", "7"), ("target", "30"), ("voluntary_draw", "true")]);
    for seed in 0..200 {
        let mut game = Game::new(rules, seed, Course::Plain);
        while game.step().is_some() {
            assert!(game.events.iter().all(|event| !matches!(event, Event::Drew { .. })));
            if let Some(asked) = game.table.position().asked() {
                let command = act(asked.seat, asked.turn, Move::Draw);
                assert_eq!(refused(&game.table, &command), Refusal::ActionNotAllowed);
            }
        }
    }
}

/// O9
#[test]
fn a_tile_lies_in_one_orientation_at_a_time() {
    let rules = rules("block", &[("seats", "2")]);
    for lead in rules.set() {
        for joining in rules.set().iter().filter(|&joining| joining != lead) {
            for (end, pip) in [(End::LEFT, lead.high()), (End::RIGHT, lead.low())] {
                let mut hands = BySeat::default();
                hands[seat('A')] = TileSet::from_iter([joining]);
                hands[seat('B')] = rules.set().difference(TileSet::from_iter([joining, lead]));
                let table = Setup {
                    rules,
                    round: 1,
                    opener: seat('A'),
                    hands,
                    boneyard: &[],
                    laid: &[(lead, End::START)],
                    scores: &[],
                    to_move: seat('A'),
                }
                .table();
                let command = act(seat('A'), 1, Move::place(joining, end));
                if !joining.has(pip) {
                    assert_eq!(refused(&table, &command), Refusal::EndMismatch, "{joining} on {pip}");
                    continue;
                }
                let mut position = *table.position();
                table::advance(&rules, &mut position, &command).unwrap();
                let outer = [End::LEFT, End::RIGHT].map(|end| position.arms.get(end).unwrap().outer);
                let across = if joining.high() == pip { joining.low() } else { joining.high() };
                let expected = if end == End::LEFT { [across, lead.low()] } else { [lead.high(), across] };
                assert_eq!(outer, expected, "{joining} joined to the {pip} of {lead}");
            }
        }
    }
}

/// O10, O11
#[test]
fn a_tile_is_drawn_only_by_who_cannot_play_or_may_choose_to() {
    during_line_games(25, 300, |game| {
        let (position, rules) = (game.table.position(), game.table.rules());
        let Some(asked) = position.asked() else { return };
        let available = position.boneyard.len() > usize::from(rules.reserve);
        let turn = asked.kind == DecisionKind::Turn && !position.arms.is_empty();
        let may_choose = rules.voluntary_draw && rules.drawing != Drawing::Never && !position.extra_tile;
        let command = act(asked.seat, asked.turn, Move::Draw);
        if may_choose && available && turn {
            let mut ahead = *position;
            table::advance(rules, &mut ahead, &command).unwrap();
            assert_eq!(ahead.boneyard.len() + 1, position.boneyard.len());
            assert_eq!(ahead.asked().map(|next| next.seat), Some(asked.seat), "it is still the drawer's turn");
        } else {
            assert_eq!(refused(&game.table, &command), Refusal::ActionNotAllowed);
        }
    });
}

/// O11
#[test]
fn drawing_stops_at_the_first_tile_that_fits() {
    let draws = Cell::new(0);
    at_every_line_event(25, 300, |table, event| {
        let Event::Drew { seat, tiles, source: Source::Forced, .. } = event else { return };
        if table.position().arms.is_empty() {
            // Drawn for the lead; that has a test of its own.
            return;
        }
        draws.set(draws.get() + 1);
        let playable = table.position().playable(*seat);
        let before = table.position().hands[*seat].difference(tiles.iter().copied().collect());
        assert!(before.intersection(playable).is_empty(), "{seat} could play and drew");
        let useless = &tiles[..tiles.len() - 1];
        assert!(useless.iter().all(|&tile| !playable.contains(tile)), "{seat} drew on after a tile that fits");
        assert!(table.position().boneyard.len() >= usize::from(table.rules().reserve), "{seat} drew from the reserve");
        let stopped_early = table.position().boneyard.len() > usize::from(table.rules().reserve);
        let one = table.rules().drawing == Drawing::One;
        assert!(!one || tiles.len() == 1, "{seat} drew more than one tile");
        assert!(
            one || !stopped_early || playable.contains(*tiles.last().unwrap()),
            "{seat} stopped before a tile fits"
        );
    });
    assert!(draws.get() > 1_000);
}

/// O10, O12
#[test]
fn a_pass_is_never_an_answer_and_made_only_for_who_can_do_nothing_else() {
    let passes = Cell::new(0);
    at_every_line_event(25, 300, |table, event| {
        if let Event::Passed { seat, turn, source, .. } = event {
            passes.set(passes.get() + 1);
            let (position, rules) = (table.position(), table.rules());
            assert!(position.hands[*seat].intersection(position.playable(*seat)).is_empty(), "{seat} can play");
            let exhausted = position.boneyard.len() <= usize::from(rules.reserve);
            assert!(exhausted || rules.drawing != Drawing::UntilPlayable, "{seat} can draw");
            assert_eq!((*turn, *source), (0, Source::Forced));
        }
        if let Event::TurnAsked(asked) = event {
            for answer in [Move::Pass, Move::ChooseOpener { seat: asked.seat }] {
                assert_eq!(refused(table, &act(asked.seat, asked.turn, answer)), Refusal::ActionNotAllowed);
            }
        }
    });
    assert!(passes.get() > 1_000);
}

/// O52
#[test]
fn a_seat_can_tell_its_moves_from_its_view_alone() {
    during_line_games(25, 300, |game| {
        let Some(asked) = game.table.position().asked() else { return };
        if asked.kind != DecisionKind::Turn || game.table.position().must_lead.is_some() {
            return;
        }
        let view = table::view(&game.table, Viewer::Seated(asked.seat));
        let own = view.own.unwrap();
        let mut expected: Vec<(Tile, End)> = Vec::new();
        for open in view.table.open_ends().iter().filter(|open| open.open_to.contains(asked.seat)) {
            let fits = |tile: &Tile| open.pips.is_none_or(|pip| tile.high() == pip || tile.low() == pip);
            expected.extend(own.hand.iter().rev().filter(fits).map(|tile| (tile, open.end)));
        }
        let rules = &view.table.rules;
        if view.table.centre.is_none()
            && rules.lead == Lead::Double
            && expected.iter().any(|(tile, _)| tile.is_double())
        {
            expected.retain(|(tile, _)| tile.is_double());
        }
        let mut moves = Vec::new();
        table::legal_moves(&game.table, asked.seat, &mut moves);
        let draws = moves.iter().filter(|&&chosen| chosen == Move::Draw).count();
        // What a seat may decline it sees in the history: its own double, or that it opens.
        let declines = moves.iter().filter(|&&chosen| chosen == Move::Decline).count();
        let last = view.table.history.last().filter(|last| last.seat == asked.seat);
        let after_double = rules.after_double == AfterDouble::OptionalTile
            && last.is_some_and(|last| matches!(last.action, Move::Place { tile, .. } if tile.is_double()));
        let leads_for_pair = rules.later_opener == LaterOpener::WinningPair
            && view.table.centre.is_none()
            && view.table.round > 1
            && view.table.opener == Some(asked.seat);
        assert_eq!(declines, usize::from(after_double || leads_for_pair));
        moves.retain(|chosen| *chosen != Move::Decline);
        let mut listed: Vec<_> =
            moves.iter().filter(|&&chosen| chosen != Move::Draw).map(|&chosen| placed(chosen)).collect();
        // Where points must be called a placement is listed called and silent.
        listed.dedup();
        assert_eq!(listed, expected);
        let can_draw = !after_double
            && rules.voluntary_draw
            && view.table.boneyard_count > rules.reserve
            && view.table.centre.is_some();
        assert_eq!(draws, usize::from(can_draw));
    });
}

// Hidden information

/// O13
#[test]
fn no_event_or_view_names_a_tile_that_its_viewer_may_not_know() {
    let withheld = Cell::new(0);
    at_every_table(6, |rules, seed| {
        let mut game = Game::new(rules, seed, Course::Troubled);
        let viewers: Vec<Viewer> = Seat::all(rules.seats).map(Viewer::Seated).chain([Viewer::Spectator]).collect();
        let mut look_closely = Dice::new(seed);
        let mut shown_hands = false;
        for _ in 0..75 {
            let played = game.step_event_by_event(|table, event| {
                // Tiles drawn for seats are shown to all and then shuffled in again.
                if matches!(event, Event::SeatsDrawn { .. }) {
                    return;
                }
                shown_hands =
                    matches!(event, Event::RoundEnded(_)) || (shown_hands && !matches!(event, Event::RoundDealt(_)));
                let closely = look_closely.below(6) == 0;
                for &viewer in &viewers {
                    let may_know = knowledge(table, viewer, shown_hands);
                    let told = named_tiles(&format!("{:?}", table::observe(&rules, event, viewer)));
                    let leaked = told.difference(may_know);
                    assert!(leaked.is_empty(), "{viewer:?} learns {leaked:?} from {event:?}");
                    // The search is worth something only if there is something to find.
                    let hidden = named_tiles(&format!("{event:?}")).difference(may_know);
                    withheld.set(withheld.get() + hidden.len());
                    if closely {
                        let mut view = table::view(table, viewer);
                        view.table.rounds.clear();
                        let leaked = named_tiles(&format!("{view:?}")).difference(may_know);
                        assert!(leaked.is_empty(), "{viewer:?} sees {leaked:?} after {event:?}");
                    }
                }
            });
            if played.is_none() {
                break;
            }
        }
    });
    assert!(withheld.get() > 10_000, "only {} tiles were there to be kept secret", withheld.get());
}

/// Tiles on the table, in the viewer's hand, and after a round in all hands.
fn knowledge(table: &Table, viewer: Viewer, shown_hands: bool) -> TileSet {
    let public = table.public();
    let laid = public.arms.iter().flat_map(|arm| arm.tiles.iter().map(|&(tile, _)| tile));
    let mut known: TileSet = public.centre.into_iter().chain(public.engine).chain(laid).collect();
    for seat in Seat::all(table.rules().seats) {
        if shown_hands || viewer == Viewer::Seated(seat) {
            known = known.union(table.position().hands[seat]);
        }
    }
    known
}

/// Every `6-4` of a text.
fn named_tiles(text: &str) -> TileSet {
    let words = text.split(|letter: char| !letter.is_ascii_digit() && letter != '-');
    words.filter(|word| word.contains('-')).filter_map(notation::tile).collect()
}

/// O13
#[test]
fn a_draw_tells_the_others_its_number_and_nothing_else() {
    at_every_event(20, 250, |table, event| {
        let Event::Drew { seat: drawer, tiles, .. } = event else { return };
        for viewer in Seat::all(table.rules().seats).map(Viewer::Seated).chain([Viewer::Spectator]) {
            let told = table::observe(table.rules(), event, viewer);
            assert_eq!(told.own.is_some(), viewer == Viewer::Seated(*drawer));
            let named = named_tiles(&format!("{:?}", told.public));
            assert!(named.is_empty(), "the public part names {named:?}");
            assert!(format!("{:?}", told.public).contains(&format!("drawn_count: {}", tiles.len())));
        }
    });
}

/// O18
#[test]
fn who_draws_sees_the_tiles_and_what_they_allow_in_the_same_step() {
    let seen = Cell::new(0);
    during_line_games(20, 250, |game| {
        for event in &game.events {
            let Event::Drew { seat, tiles, source, .. } = event else { continue };
            let later = |other: &&Event| matches!(other, Event::Drew { seat: drawer, .. } if drawer == seat);
            if round_result(&game.events).is_some() || game.events.iter().rfind(later) != Some(event) {
                continue;
            }
            let own = table::view(&game.table, Viewer::Seated(*seat)).own.unwrap();
            assert!(tiles.iter().all(|&tile| own.hand.contains(tile)), "{seat} does not see what it drew");
            assert!(own.drawn.ends_with(tiles));
            if game.table.position().asked().is_none_or(|asked| asked.seat != *seat) || *source != Source::Forced {
                continue;
            }
            seen.set(seen.get() + 1);
            let mut moves = Vec::new();
            table::legal_moves(&game.table, *seat, &mut moves);
            moves.retain(|&chosen| chosen != Move::Draw);
            assert!(moves.iter().all(|&chosen| placed(chosen).0 == *tiles.last().unwrap()), "{moves:?}");
            assert!(!moves.is_empty());
        }
    });
    assert!(seen.get() > 1_000);
}

// Authority over moves

/// O20
#[test]
fn an_answer_sent_twice_counts_once() {
    at_every_table(15, |rules, seed| {
        let mut game = Game::new(rules, seed, Course::Plain);
        for _ in 0..200 {
            let Some(order) = game.step() else { break };
            let command = order.command();
            let Command::Act { turn, .. } = command else { continue };
            let refusal = refused(&game.table, &command);
            let expected = match game.table.position().phase {
                Phase::Asking(asked) => Refusal::StaleTurn { current: asked.turn },
                Phase::Gathering | Phase::Dealing => Refusal::StaleTurn { current: 0 },
                Phase::Over => Refusal::MatchOver,
            };
            assert_eq!(refusal, expected, "turn {turn} was answered");
        }
    });
}

/// O21
#[test]
fn after_the_end_everything_is_refused() {
    at_every_table(15, |rules, seed| {
        let mut game = Game::new(rules, seed, Course::Troubled);
        let mut ends = 0;
        while game.step().is_some() {
            ends += game.events.iter().filter(|event| matches!(event, Event::MatchEnded(_))).count();
        }
        assert_eq!(ends, 1, "a match ends once");
        let turn = game.table.position().turn;
        let shuffled = game.dice.shuffled_set(&rules);
        for seat in Seat::all(rules.seats) {
            let lot = seat;
            for action in every_kind_of_answer(&game.table) {
                for turn in [turn, turn + 1] {
                    assert_eq!(refused(&game.table, &act(seat, turn, action)), Refusal::MatchOver);
                }
            }
            let ranks = ByTeam::from_fn(rules.team_count(), |_| 1);
            for command in [
                Command::StartMatch { shuffled: &shuffled, lot },
                Command::StartRound { shuffled: &shuffled, lot, own_orders: None },
                Command::Forfeit { seat, cause: EndCause::Resignation, policy: ForfeitPolicy::EndMatch },
                Command::Adjudicate { ranks },
            ] {
                assert_eq!(refused(&game.table, &command), Refusal::MatchOver);
            }
        }
    });
}

/// O21
#[test]
fn a_seat_is_lost_once_and_only_if_it_is_there() {
    at_every_table(15, |rules, seed| {
        let mut game = Game::new(rules, seed, Course::Plain);
        let (cause, policy) = (EndCause::Timeout, ForfeitPolicy::Substitute);
        let lost = game.dice.seat(&rules);
        let early = Command::Forfeit { seat: lost, cause, policy };
        assert_eq!(refused(&game.table, &early), Refusal::WrongPhase, "the match has not begun");
        for _ in 0..game.dice.below(20) + 2 {
            game.step().unwrap();
            if game.table.public().result.is_some() {
                return;
            }
        }
        if let Some(absent) = Seat::from_index(usize::from(rules.seats)) {
            let nobody = Command::Forfeit { seat: absent, cause, policy };
            assert_eq!(refused(&game.table, &nobody), Refusal::NoSuchSeat);
        }
        for ranks in [ByTeam::default(), ByTeam([2; 14]), ByTeam([rules.team_count() + 1; 14])] {
            assert_eq!(refused(&game.table, &Command::Adjudicate { ranks }), Refusal::BadRanks);
        }
        let command = Command::Forfeit { seat: lost, cause, policy };
        let asked = game.table.position().asked();
        game.carry_out(&command).unwrap();
        if rules.team_count() == 2 {
            let result = game.table.public().result.as_ref().unwrap();
            assert_eq!(result.cause, cause, "nobody is left to play against");
            assert_eq!(result.ranks[rules.team_of(lost)], 2);
        } else {
            assert_eq!(refused(&game.table, &command), Refusal::AlreadyForfeited);
            assert_eq!(game.table.position().asked(), asked, "the same question stands");
        }
    });
}

/// O22
#[test]
fn an_answer_out_of_turn_is_refused_and_the_turn_goes_on() {
    at_every_table(6, |rules, seed| {
        let mut game = Game::new(rules, seed, Course::Plain);
        for _ in 0..60 {
            if let Some(asked) = game.table.position().asked() {
                for seat in Seat::all(14).filter(|&seat| seat != asked.seat) {
                    for action in every_kind_of_answer(&game.table).into_iter().step_by(41) {
                        assert_eq!(refused(&game.table, &act(seat, asked.turn, action)), Refusal::NotYourTurn);
                        assert_eq!(refused(&game.table, &act(seat, asked.turn + 1, action)), Refusal::FutureTurn);
                    }
                }
                game.step().unwrap();
                let position = game.table.position();
                let grown = position.turn - asked.turn;
                assert_eq!(grown, u32::from(position.asked().is_some()), "one answer, one next question");
            } else if game.step().is_none() {
                break;
            }
        }
    });
}

// Results

/// O41
#[test]
fn a_chair_takes_the_seat_that_its_tile_has_earned() {
    let rules = rules("domino_whist", &[]);
    let mut dice = Dice::new(41);
    for _ in 0..2_000 {
        let shuffled = dice.shuffled_set(&rules);
        let mut events = Vec::new();
        let command = Command::StartMatch { shuffled: &shuffled, lot: seat('A') };
        table::decide(&Table::new(rules), &command, &mut events).unwrap();
        let Event::SeatsDrawn { tiles, seat_of_chair } = &events[0] else { panic!("no draw for seats") };
        let mut chairs: Vec<usize> = (0..4).collect();
        chairs.sort_by_key(|&chair| std::cmp::Reverse((tiles.0[chair].0.pips(), tiles.0[chair].0.high())));
        // Highest, second opposite, third to the left of the highest, fourth to the right.
        for (chair, letter) in chairs.into_iter().zip(['A', 'C', 'B', 'D']) {
            assert_eq!(tiles.0[chair].0, shuffled[chair]);
            assert_eq!(seat_of_chair.0[chair], seat(letter), "chair {} drew {:?}", chair + 1, tiles.0[chair].0);
        }
    }
}

/// O41
#[test]
fn points_go_to_the_seat_that_made_them() {
    at_every_table(25, |rules, seed| {
        let mut game = Game::new(rules, seed, Course::Plain);
        let mut made = BySeat::<i32>::default();
        let mut score = ByTeam::<i32>::default();
        for _ in 0..400 {
            let played = game.step_event_by_event(|table, event| {
                if matches!(event, Event::RoundDealt(_)) {
                    made = BySeat::default();
                }
                if let &Event::Placed { seat, points, .. } | &Event::Claimed { seat, points, .. } = event {
                    made[seat] += i32::from(points);
                    score[rules.team_of(seat)] += i32::from(points);
                }
                if let Event::RoundEnded(result) = event {
                    check_round(&rules, result, &made);
                    for team in Team::all(rules.team_count()) {
                        score[team] += result.awarded[team];
                    }
                }
                assert_eq!(table.position().scores, score);
            });
            if played.is_none() {
                break;
            }
        }
    });
}

/// Recounts a round from the hands that were laid open.
fn check_round(rules: &Rules, result: &RoundResult, made: &BySeat<i32>) {
    let seats = || Seat::all(rules.seats);
    let cost = |seat: Seat| -> i32 {
        let halved = rules.hand_doubles == boneyard_engine::rules::HandDoubles::Half;
        let of = |tile: Tile| i32::from(if halved && tile.is_double() { tile.high().into() } else { tile.pips() });
        let blank = if result.hands[seat].contains(Tile::DOUBLE_BLANK) { i32::from(rules.double_blank) } else { 0 };
        blank + result.hands[seat].iter().map(of).sum::<i32>()
    };
    let lowest = if result.out.is_some() { 0 } else { seats().map(cost).min().unwrap() };
    let mut by_team = ByTeam::<i32>::default();
    let mut awards = ByTeam::<i32>::default();
    for seat in seats() {
        assert_eq!(i32::from(result.hand_pips[seat]), cost(seat));
        let empty = result.hands[seat].is_empty();
        match rules.round_end {
            RoundEnd::FirstOut => assert_eq!(result.out == Some(seat), empty, "who went out holds nothing"),
            RoundEnd::TeamOut => assert!(result.out != Some(seat) || empty, "who went out holds nothing"),
        }
        let award = result.seat_points[seat] - made[seat];
        awards[rules.team_of(seat)] += award;
        by_team[rules.team_of(seat)] += result.seat_points[seat];
        match rules.round_score {
            RoundScore::WinnerScoresLosers => {
                assert!(award >= 0);
                let others_too = rules.bonus != Bonus::NONE || rules.blocked_tie == BlockedTie::Divided;
                let won = result.winner == Some(rules.team_of(seat));
                assert!(others_too || award == 0 || won, "{seat} is paid and did not win");
            }
            RoundScore::Fixed => {
                let most = if result.out.is_some() { rules.out_points } else { rules.blocked_points };
                assert!(award >= 0 && (rules.bonus != Bonus::NONE || award <= i32::from(most)));
            }
            RoundScore::OwnPipsPenalty => assert!(award == cost(seat) || (award == 0 && !rules.partner_counts)),
            RoundScore::HigherSideOnly => assert!(award == cost(seat) || award == 0),
            RoundScore::DiffToLow | RoundScore::WinnerPaid => {
                let paid = seats().map(|seat| cost(seat) - lowest).sum::<i32>();
                assert!(award == cost(seat) - lowest || award == 0 || (cost(seat) == lowest && award == -paid));
            }
        }
    }
    assert_eq!(result.team_points, by_team);
    for team in Team::all(rules.team_count()) {
        match (rules.losers_score, result.winner) {
            (LosersScore::Cleared, Some(winner)) if winner != team => assert!(result.awarded[team] <= 0),
            (LosersScore::Cleared | LosersScore::Kept, _) => assert_eq!(result.awarded[team], awards[team]),
        }
    }
    if let Some(out) = result.out {
        assert_eq!(result.winner, Some(rules.team_of(out)));
    }
}

/// O43
#[test]
fn equal_scores_share_a_rank_and_the_next_one_is_left_out() {
    let ranks_of = |rules: Rules, scores: &[i32]| -> Vec<u8> {
        let table = Setup {
            rules,
            round: 1,
            opener: seat('A'),
            hands: BySeat::default(),
            boneyard: &[],
            laid: &[],
            scores,
            to_move: seat('A'),
        }
        .table();
        let result = table.standing();
        Team::all(rules.team_count()).map(|team| result.ranks[team]).collect()
    };
    let four = rules("block", &[("seats", "4")]);
    assert_eq!(ranks_of(four, &[3, 2, 2, 1]), [1, 2, 2, 4]);
    assert_eq!(ranks_of(four, &[2, 3, 1, 2]), [2, 1, 4, 2]);
    assert_eq!(ranks_of(four, &[5, 5, 5, 5]), [1, 1, 1, 1]);
    assert_eq!(ranks_of(four, &[0, 7, 7, 0]), [3, 1, 1, 3]);
    let pairs = rules("domino_whist", &[]);
    assert_eq!(ranks_of(pairs, &[102, 100]), [2, 1], "penalties: the lower score is the better");
    assert_eq!(ranks_of(pairs, &[103, 103]), [1, 1]);
    let mut dice = Dice::new(43);
    for _ in 0..2_000 {
        let scores: Vec<i32> = (0..4).map(|_| i32::try_from(dice.below(4)).unwrap()).collect();
        let better = |score: i32| scores.iter().filter(|&&other| other > score).count();
        let expected: Vec<u8> = scores.iter().map(|&score| u8::try_from(better(score) + 1).unwrap()).collect();
        assert_eq!(ranks_of(four, &scores), expected, "{scores:?}");
    }
}

/// O43
#[test]
fn a_lost_seat_is_ranked_last_and_the_others_by_score() {
    at_every_table(30, |rules, seed| {
        let mut game = Game::new(rules, seed, Course::Troubled);
        while game.step().is_some() {}
        let result: &MatchResult = game.table.public().result.as_ref().unwrap();
        if result.cause == EndCause::Adjudication {
            return;
        }
        let lost = |team: Team| result.forfeited.iter().any(|seat| rules.team_of(seat) == team);
        for one in Team::all(rules.team_count()) {
            for other in Team::all(rules.team_count()) {
                let (a, b) = (result.scores[one], result.scores[other]);
                let ahead = if rules.low_wins() { a < b } else { a > b };
                let better = (!lost(one) && lost(other)) || (lost(one) == lost(other) && ahead);
                let told_apart = rules.match_tie == MatchTie::ZeroRounds && lost(one) == lost(other) && a == b;
                assert!(told_apart || (result.ranks[one] < result.ranks[other]) == better, "{result:?}");
            }
        }
    });
}

// Determinism

/// O45
#[test]
fn the_same_seed_gives_the_same_events_in_any_thread() {
    for variant in variants::ALL {
        let rules = (variant.rules)(variant.default_seats);
        let rules = Rules { target: rules.target / 3, rounds: rules.rounds.min(2), ..rules };
        let alone: Vec<Vec<Event>> = (0..250).map(|seed| events_of_a_match(rules, seed)).collect();
        thread::scope(|scope| {
            for lane in 0..4 {
                let alone = &alone;
                scope.spawn(move || {
                    for seed in (lane..250).step_by(4).rev() {
                        assert!(events_of_a_match(rules, seed as u64) == alone[seed], "{}, seed {seed}", rules.variant);
                    }
                });
            }
        });
    }
}

fn events_of_a_match(rules: Rules, seed: u64) -> Vec<Event> {
    let mut game = Game::new(rules, seed, Course::Troubled);
    let mut log = Vec::new();
    while game.step().is_some() {
        log.append(&mut game.events);
    }
    log
}

/// O46
#[test]
fn ten_thousand_games_in_a_row_are_each_like_the_first_and_nobody_passes_for_ever() {
    let rules_of = |seed: u64| {
        let variant = variants::ALL[usize::try_from(seed).unwrap() % variants::ALL.len()];
        let rules = (variant.rules)(variant.default_seats);
        Rules { target: rules.target.min(25), rounds: rules.rounds.min(2), ..rules }
    };
    // One after the other, with buffers that still hold what the game before has left in them.
    let (mut events, mut moves) = (Vec::new(), Vec::new());
    let mut in_a_row: Vec<(Position, MatchResult)> = Vec::new();
    for seed in 0..10_000 {
        let rules = rules_of(seed);
        let mut dice = Dice::new(seed);
        let mut table = Table::new(rules);
        let mut passes = 0;
        loop {
            let (shuffled, orders);
            let command = match table.position().phase {
                Phase::Gathering => {
                    shuffled = dice.shuffled_set(&rules);
                    Command::StartMatch { shuffled: &shuffled, lot: dice.seat(&rules) }
                }
                Phase::Dealing => {
                    shuffled = dice.shuffled_set(&rules);
                    let lot = dice.seat(&rules);
                    orders = (seed % 2 == 1).then(|| own_orders(&rules, &mut dice));
                    Command::StartRound { shuffled: &shuffled, lot, own_orders: orders.as_ref() }
                }
                Phase::Asking(asked) => {
                    table::legal_moves(&table, asked.seat, &mut moves);
                    let source = dice.pick(&[Source::Player, Source::Timeout, Source::Substitute]);
                    Command::Act { seat: asked.seat, turn: asked.turn, action: dice.pick(&moves), source }
                }
                Phase::Over => break,
            };
            table::decide(&table, &command, &mut events).unwrap();
            for event in &events {
                table::evolve(&mut table, event);
                if matches!(event, Event::Passed { .. }) {
                    passes += 1;
                } else if !matches!(event, Event::TurnAsked(_)) {
                    passes = 0;
                }
                // In Slosh a circle of passes may be needed before anybody has the right to slosh.
                let most = if rules.family == Family::Line { rules.seats } else { 2 * rules.seats };
                assert!(passes < most, "{passes} passes in a row in game {seed}");
            }
        }
        in_a_row.push((*table.position(), table.public().result.clone().unwrap()));
    }
    // Each alone, last first.
    for seed in (0..10_000).rev() {
        let mut game = Game::new(rules_of(seed), seed, Course::Plain);
        while game.step().is_some() {}
        let (position, result) = in_a_row.pop().unwrap();
        assert!(position == *game.table.position(), "game {seed} ended otherwise");
        assert_eq!(Some(result), game.table.public().result);
    }
}

/// O2, O46
#[test]
fn a_later_round_starts_as_a_first_one_with_the_same_deal() {
    let rounds = Cell::new(0);
    at_every_table(15, |rules, seed| {
        if rules.family != Family::Line {
            return;
        }
        let mut game = Game::new(rules, seed, Course::Plain);
        for _ in 0..200 {
            let Some(order) = game.step() else { break };
            let (Command::StartRound { .. }, Some(asked)) = (order.command(), game.table.position().asked()) else {
                continue;
            };
            rounds.set(rounds.get() + 1);
            let later = game.table.position();
            let mut first = Game::new(rules, seed, Course::Plain);
            first.step().unwrap();
            first.carry_out(&order.command()).unwrap();
            if [&game, &first].iter().any(|game| game.events.iter().any(|event| matches!(event, Event::Drew { .. }))) {
                // Who draws for the lead depends on who opens.
                continue;
            }
            // All that may differ is who opens and what the match has brought so far.
            let same = Position {
                phase: later.phase,
                round: later.round,
                turn: later.turn,
                opener: later.opener,
                must_lead: later.must_lead,
                scores: later.scores,
                zero_rounds: later.zero_rounds,
                lowest_round: later.lowest_round,
                station: Station { in_turn: later.station.in_turn, ..first.table.position().station },
                ..*first.table.position()
            };
            assert_eq!(*later, same, "round {} does not start afresh", later.round);
            let named = rules.later_opener == LaterOpener::Holder || rules.after_no_winner == AfterNoWinner::Holder;
            assert!(later.round == 1 || named || later.must_lead.is_none());
            assert_eq!(later.opener, Opener::Seat(asked.seat));
            let public = game.table.public();
            assert!(public.arms.is_empty() && public.history.is_empty() && public.centre.is_none());
            assert!(Seat::all(rules.seats).all(|seat| game.table.drawn(seat).is_empty()));
        }
    });
    assert!(rounds.get() > 500);
}

/// O50
#[test]
fn games_side_by_side_do_not_touch_each_other() {
    at_every_table(10, |rules, seed| {
        let alone = events_of_a_match(rules, seed);
        let mut games = [Game::new(rules, seed, Course::Troubled), Game::new(rules, seed, Course::Troubled)];
        let mut logs = [Vec::new(), Vec::new()];
        let mut order = Dice::new(seed);
        let mut open = vec![0, 1];
        while !open.is_empty() {
            let which = order.pick(&open);
            if games[which].step().is_none() {
                open.retain(|&other| other != which);
            } else {
                logs[which].append(&mut games[which].events);
            }
        }
        assert!(logs.iter().all(|log| *log == alone), "two games of the same seed went apart");
    });
}

// Zero

/// O55
#[test]
fn the_double_blank_is_a_tile_and_no_tile_is_not_the_double_blank() {
    let blank = Tile::new(0, 0).unwrap();
    assert_eq!(notation::tile("0-0"), Some(blank));
    for nothing in ["", "-", "0-", "-0", "0", " ", "0-0-0", "none"] {
        assert_eq!(notation::tile(nothing), None, "`{nothing}` names no tile");
    }
    assert!(TileSet::EMPTY.is_empty() && !TileSet::EMPTY.contains(blank));
    assert!(Position::default().boneyard.tiles().is_empty(), "an empty boneyard holds no blanks");
    assert!(!Position::default().boneyard.clone().take(Tile::DOUBLE_BLANK), "and none can be taken");
    // Explicitly played it is played, explicitly named it must be led.
    let game =
        blocked_line(rules("block", &[("seats", "2"), ("first_opener", "highest_double")]), "1-3 1-4", "2-6 3-6");
    assert_eq!(game.table.public().centre, Some(blank));
    assert_eq!(Table::new(*game.table.rules()).public().centre, None);
}

/// O55
#[test]
fn a_seat_left_with_the_double_blank_is_not_out() {
    let rules = rules("block", &[("seats", "2")]);
    let mut hands = BySeat::default();
    hands[seat('A')] = tiles("4-3 0-0").into_iter().collect();
    hands[seat('B')] = tiles("5-3 1-1").into_iter().collect();
    let table = Setup {
        rules,
        round: 1,
        opener: seat('A'),
        hands,
        boneyard: &[],
        laid: &[(tile("6-4"), End::START)],
        scores: &[],
        to_move: seat('A'),
    }
    .table();
    let mut events = Vec::new();
    table::decide(&table, &act(seat('A'), 1, Move::place(tile("4-3"), End::RIGHT)), &mut events).unwrap();
    assert_eq!(round_result(&events), None, "nothing on it, and still a tile");
}

/// O55
#[test]
fn seats_ends_rounds_turns_and_ranks_count_from_one() {
    assert_eq!((Seat::from_number(0), Seat::from_number(1)), (None, Some(seat('A'))));
    assert_eq!((End::from_number(0), End::from_number(1)), (None, Some(End::START)));
    assert_eq!(seat('A').number(), 1);
    at_every_event(10, 150, |table, event| {
        if let Event::TurnAsked(asked) = event {
            assert!(asked.turn >= 1);
            assert!(matches!(refused(table, &act(asked.seat, 0, Move::Pass)), Refusal::StaleTurn { .. }));
        }
        if let Event::RoundDealt(deal) = event {
            assert!(deal.round >= 1);
        }
        if let Event::MatchEnded(result) = event {
            assert!(Team::all(table.rules().team_count()).all(|team| result.ranks[team] >= 1));
        }
    });
    assert!(options::find("").is_none());
}
