//! Pairs of worlds that are one to a seat: other hands and an other boneyard, but the same own tiles and
//! the same public moves. What is public is written down here anew, not asked of the engine, so that a
//! fact which the engine tells by mistake does not count as public.
#![allow(dead_code, clippy::allow_attributes, reason = "each test file uses its part of this")]

use boneyard_engine::{
    position::{Asked, DecisionKind, Phase},
    rules::{
        Rules,
        options::{self, Kind},
    },
    seat::Seat,
    table::{self, Command, Event, Move, Source, Table},
    tile::Tile,
    variants::{self, Variant},
};

use crate::chance::Dice;

/// Swaps tried on the way from one world to the other.
const SWAPS: usize = 60;

/// A scripted part of a match, in two worlds.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) variant: &'static str,
    pub(crate) options: Vec<(String, String)>,
    /// Target of the rules, by which the shuffler knows the table.
    pub(crate) target: u16,
    pub(crate) rules: Rules,
    /// The viewer's chair, counted from 1, and its seat.
    pub(crate) chair: usize,
    pub(crate) seat: Seat,
    pub(crate) seat_of_chair: Vec<Seat>,
    /// Shuffles of each world: for the draw of seats, then round by round.
    pub(crate) worlds: [Vec<Vec<Tile>>; 2],
    pub(crate) lot: Seat,
    pub(crate) acts: Vec<Act>,
    /// What the table asks when the script is through, and what the viewer could do then.
    pub(crate) at_end: (Asked, Vec<Move>),
}

/// An answer with the question.
#[derive(Clone, Debug)]
pub(crate) struct Act {
    pub(crate) asked: Asked,
    /// What was legal; for other seats than the viewer's the two worlds may differ.
    pub(crate) legal: Vec<Move>,
    pub(crate) action: Move,
    /// Whether it ended the round.
    pub(crate) ends_round: bool,
}

/// What a person in the viewer's seat learns from an event.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Fact {
    Started,
    SeatsDrawn(Vec<Tile>, Vec<Seat>),
    Dealt {
        round: u16,
        opener: Seat,
        counts: Vec<usize>,
        boneyard: usize,
        mine: Vec<Tile>,
        engine: Option<Tile>,
    },
    Asked(u32, Seat, DecisionKind),
    Placed {
        turn: u32,
        seat: Seat,
        tile: Tile,
        end: u32,
    },
    Drew {
        turn: u32,
        seat: Seat,
        count: usize,
        mine: Vec<Tile>,
    },
    Passed(u32, Seat),
    Declined(u32, Seat),
    Claimed {
        turn: u32,
        seat: Seat,
        of_turn: u32,
        points: u16,
    },
    /// Anything else that everybody is told.
    Told(String),
    /// Hands are laid open when a round ends.
    Ended(Vec<Vec<Tile>>, Option<Seat>),
    Over,
}

struct Run {
    table: Table,
    facts: Vec<Fact>,
    acts: Vec<Act>,
    seat_of_chair: Vec<Seat>,
}

fn learn(event: &Event, me: Seat, seats: u8) -> Option<Fact> {
    let mine = |seat: Seat, tiles: Vec<Tile>| if seat == me { tiles } else { Vec::new() };
    Some(match event {
        Event::MatchStarted { opener: _ } => Fact::Started,
        Event::SeatsDrawn { tiles, seat_of_chair } => Fact::SeatsDrawn(
            Seat::all(seats).map(|chair| tiles[chair].0).collect(),
            Seat::all(seats).map(|chair| seat_of_chair[chair]).collect(),
        ),
        Event::RoundDealt(deal) => Fact::Dealt {
            round: deal.round,
            opener: deal.opener,
            counts: Seat::all(seats).map(|seat| deal.hands[seat].len()).collect(),
            boneyard: deal.boneyard.len(),
            mine: deal.hands[me].iter().collect(),
            engine: deal.engine,
        },
        Event::TurnAsked(asked) => Fact::Asked(asked.turn, asked.seat, asked.kind),
        &Event::Placed { turn, seat, tile, end, .. } => Fact::Placed { turn, seat, tile, end: end.number() },
        Event::Drew { turn, seat, tiles, .. } => {
            Fact::Drew { turn: *turn, seat: *seat, count: tiles.len(), mine: mine(*seat, tiles.clone()) }
        }
        &Event::Passed { turn, seat, .. } => Fact::Passed(turn, seat),
        &Event::Declined { turn, seat, .. } => Fact::Declined(turn, seat),
        &Event::Claimed { turn, seat, of_turn, points, .. } => Fact::Claimed { turn, seat, of_turn, points },
        // Follows from the placements.
        Event::ArmOpened { .. } | Event::CoversDue(_) => return None,
        // The same for everybody.
        Event::RoundRedealt { .. }
        | Event::MarkerChanged { .. }
        | Event::Challenged { .. }
        | Event::Penalised { .. } => Fact::Told(format!("{event:?}")),
        Event::RoundEnded(result) => {
            Fact::Ended(Seat::all(seats).map(|seat| result.hands[seat].iter().collect()).collect(), result.out)
        }
        Event::SeatForfeited { .. } | Event::MatchEnded(_) => Fact::Over,
    })
}

/// Plays until `choose` or the shuffles end; `None` when a choice is not legal.
fn play(
    rules: &Rules,
    chair: usize,
    shuffles: &[Vec<Tile>],
    lot: Seat,
    mut choose: impl FnMut(usize, &[Move]) -> Option<Move>,
) -> Option<Run> {
    let mut run = Run {
        table: Table::new(*rules),
        facts: Vec::new(),
        acts: Vec::new(),
        seat_of_chair: Seat::all(rules.seats).collect(),
    };
    let mut moves = Vec::new();
    let mut events = Vec::new();
    loop {
        match run.table.position().phase {
            Phase::Gathering => {
                let tiles = shuffles.first()?;
                table::decide(&run.table, &Command::StartMatch { shuffled: tiles, lot }, &mut events).ok()?;
            }
            Phase::Dealing => {
                let Some(tiles) = shuffles.get(usize::from(run.table.position().round) + 1) else { break };
                table::decide(&run.table, &Command::StartRound { shuffled: tiles, lot, own_orders: None }, &mut events)
                    .ok()?;
            }
            Phase::Asking(asked) => {
                table::legal_moves(&run.table, asked.seat, &mut moves);
                let Some(action) = choose(run.acts.len(), &moves) else { break };
                let act = Command::Act { seat: asked.seat, turn: asked.turn, action, source: Source::Player };
                table::decide(&run.table, &act, &mut events).ok()?;
                let ends_round = events.iter().any(|event| matches!(event, Event::RoundEnded(_)));
                run.acts.push(Act { asked, legal: moves.clone(), action, ends_round });
            }
            Phase::Over => break,
        }
        for event in &events {
            if let Event::SeatsDrawn { seat_of_chair, .. } = event {
                run.seat_of_chair = Seat::all(rules.seats).map(|chair| seat_of_chair[chair]).collect();
            }
            run.facts.extend(learn(event, run.seat_of_chair[chair - 1], rules.seats));
            table::evolve(&mut run.table, event);
        }
    }
    Some(run)
}

impl Plan {
    /// A plan by these throws.
    pub(crate) fn draw(variant: &'static str, target: u16, dice: &mut Dice) -> Self {
        loop {
            if let Some(plan) = Self::try_draw(variants::find(variant).unwrap(), target, dice) {
                return plan;
            }
        }
    }

    fn try_draw(variant: &'static Variant, target: u16, dice: &mut Dice) -> Option<Self> {
        let mut pairs = some_options(variant, dice);
        pairs.push(("target".to_owned(), target.to_string()));
        let rules = variant.with(pairs.iter().map(|(key, value)| (key.as_str(), value.as_str()))).ok()?;
        let chair = dice.below(usize::from(rules.seats)) + 1;
        let lot = Seat::from_index(dice.below(usize::from(rules.seats))).unwrap();
        let rounds = if dice.once_in(4) { 2 } else { 1 };
        let one: Vec<Vec<Tile>> = (0..=rounds).map(|_| dice.shuffled(&rules)).collect();
        let whole = play(&rules, chair, &one, lot, |_, moves| Some(dice.pick(moves)))?;
        // Somewhere within the last round; its end would lay all hands open.
        let before = whole.acts.iter().rposition(|act| act.ends_round && act.asked.turn < last_turn(&whole));
        let first = before.map_or(0, |index| index + 1);
        let stop = first + dice.below(whole.acts.len() - first);
        let script: Vec<Move> = whole.acts[..stop].iter().map(|act| act.action).collect();
        let follow = |shuffles: &[Vec<Tile>]| play(&rules, chair, shuffles, lot, |index, _| script.get(index).copied());
        let seen = follow(&one)?;
        let seat = seen.seat_of_chair[chair - 1];
        let hand = usize::from(rules.hand_size);
        let mine = seat.index() * hand..(seat.index() + 1) * hand;
        let mut other = one.clone();
        for _ in 0..SWAPS {
            let (a, b) = (dice.below(other[rounds].len()), dice.below(other[rounds].len()));
            if a == b || mine.contains(&a) || mine.contains(&b) {
                continue;
            }
            other[rounds].swap(a, b);
            if follow(&other).is_none_or(|run| run.facts != seen.facts) {
                other[rounds].swap(a, b);
            }
        }
        // Order within a hand is no difference.
        let hidden = |shuffles: &[Vec<Tile>]| {
            let run = follow(shuffles)?;
            Some((run.table.position().hands, run.table.position().boneyard))
        };
        if hidden(&one)? == hidden(&other)? {
            return None;
        }
        let Phase::Asking(asked) = seen.table.position().phase else { return None };
        let mut moves = Vec::new();
        table::legal_moves(&seen.table, asked.seat, &mut moves);
        Some(Self {
            variant: variant.key,
            options: pairs,
            target,
            rules,
            chair,
            seat,
            seat_of_chair: seen.seat_of_chair,
            worlds: [one, other],
            lot,
            acts: seen.acts,
            at_end: (asked, moves),
        })
    }
}

fn last_turn(run: &Run) -> u32 {
    run.acts.last().map_or(0, |act| act.asked.turn)
}

/// Some options of a variant, most of them left alone.
fn some_options(variant: &Variant, dice: &mut Dice) -> Vec<(String, String)> {
    let (least, most) = variant.seats;
    let seats = usize::from(least) + dice.below(usize::from(most - least) + 1);
    let mut pairs = vec![("seats".to_owned(), seats.to_string())];
    for key in variant.options {
        let value = match (*key, options::find(key).unwrap().kind) {
            ("seats" | "target", _) => continue,
            _ if !dice.once_in(4) => continue,
            ("hand_size", _) => (3 + dice.below(5)).to_string(),
            ("max_pip", _) => dice.pick(&[6, 9]).to_string(),
            ("count_divisor", _) => dice.pick(&[3, 5]).to_string(),
            (_, Kind::Number { .. }) => dice.below(3).to_string(),
            (_, Kind::Name { names, .. }) => {
                let names = names();
                names[dice.below(names.len())].0.to_owned()
            }
        };
        pairs.push(((*key).to_owned(), value));
    }
    pairs
}
