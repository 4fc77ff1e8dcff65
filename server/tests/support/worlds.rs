//! Pairs of worlds that are one to a seat: other hands and an other boneyard, but the same own tiles and
//! the same public moves. What is the same is judged by `facts`.
#![allow(dead_code, clippy::allow_attributes, reason = "each test file uses its part of this")]

use boneyard_engine::{
    position::{Asked, DecisionKind, Phase},
    rules::{
        Rules,
        options::{self, Kind},
        trains::Family,
    },
    seat::{BySeat, Seat},
    table::{self, Command, Event, Move, Source, Table},
    tile::Tile,
    variants::{self, Variant},
};

use crate::{
    chance::{Dice, Script},
    facts::{Fact, learn},
};

/// Swaps tried on the way from one world to the other.
const SWAPS: usize = 60;

/// Steps of a table before its first deal: created, joined, started.
const STEPS_BEFORE_DEAL: i32 = 3;

/// Most seats of a plan: more would not be another game, only a longer one.
const MOST_SEATS: u8 = 6;

/// A scripted part of a match, in two worlds.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) variant: &'static str,
    pub(crate) options: Vec<(String, String)>,
    /// Tells the plans of a variant apart.
    pub(crate) number: u16,
    pub(crate) rules: Rules,
    /// The viewer's chair, counted from 1, and its seat.
    pub(crate) chair: usize,
    pub(crate) seat: Seat,
    pub(crate) seat_of_chair: Vec<Seat>,
    pub(crate) worlds: [World; 2],
    pub(crate) lot: Seat,
    /// Steps of the table before the first decision.
    pub(crate) steps_before: i32,
    pub(crate) acts: Vec<Act>,
    /// What the table asks when the script is through, and what was legal then.
    pub(crate) at_end: (Asked, Vec<Move>),
    /// What was legal in the other world, decision by decision, the last one included.
    legal_in_other: Vec<Vec<Move>>,
    /// Rounds that were dealt, thrown-in deals not counted.
    rounds: usize,
}

/// What is dealt in a world.
#[derive(Clone, Debug)]
pub(crate) struct World {
    /// Shuffles for the draw of seats, then deal by deal.
    shuffles: Vec<Vec<Tile>>,
    /// Deal by deal, where each seat draws by an order of its own.
    own_orders: Option<Vec<BySeat<Vec<Tile>>>>,
}

/// An answer with the question.
#[derive(Clone, Debug)]
pub(crate) struct Act {
    pub(crate) asked: Asked,
    /// What was legal; for other seats than the viewer's the two worlds may differ.
    pub(crate) legal: Vec<Move>,
    pub(crate) action: Move,
    /// Steps of the table up to the next decision: itself, and deals that follow.
    pub(crate) steps: i32,
    /// Deal in which it was asked, counted from 1.
    deal: usize,
}

struct Run {
    table: Table,
    facts: Vec<Fact>,
    steps_before: i32,
    acts: Vec<Act>,
    deals: usize,
    seat_of_chair: Vec<Seat>,
}

impl World {
    fn draw(rules: &Rules, deals: usize, dice: &mut Dice) -> Self {
        let shuffles = (0..=deals).map(|_| dice.shuffled(rules)).collect();
        let own_orders = dice.once_in(3).then(|| (0..deals).map(|_| dice.own_orders(rules)).collect());
        Self { shuffles, own_orders }
    }

    /// Lets two tiles of a deal, or of an order in which a seat draws there, change places.
    fn swap(&mut self, deal: usize, dice: &mut Dice) {
        let row = match &mut self.own_orders {
            Some(orders) if dice.once_in(2) => {
                let orders = &mut orders[deal - 1];
                let seats = Seat::all(14).filter(|&seat| !orders[seat].is_empty()).collect::<Vec<_>>();
                &mut orders[dice.pick(&seats)]
            }
            _ => &mut self.shuffles[deal],
        };
        let (a, b) = (dice.below(row.len()), dice.below(row.len()));
        row.swap(a, b);
    }

    /// Whether each seat draws by an order of its own.
    pub(crate) const fn has_own_orders(&self) -> bool {
        self.own_orders.is_some()
    }

    /// What the shuffler is given.
    pub(crate) fn script(&self, lot: Seat) -> Script {
        Script {
            own_orders: self.own_orders.iter().flatten().cloned().collect(),
            ..Script::new(self.shuffles.iter().cloned(), lot)
        }
    }
}

/// Plays until `choose` or the shuffles end; `None` when a choice is not legal, or when the viewer learns
/// anything but what it is to learn.
fn play(
    rules: &Rules,
    chair: usize,
    world: &World,
    lot: Seat,
    to_learn: Option<&[Fact]>,
    mut choose: impl FnMut(usize, &[Move]) -> Option<Move>,
) -> Option<Run> {
    let mut run = Run {
        table: Table::new(*rules),
        facts: Vec::new(),
        steps_before: STEPS_BEFORE_DEAL,
        acts: Vec::new(),
        deals: 0,
        seat_of_chair: Seat::all(rules.seats).collect(),
    };
    let mut events = Vec::new();
    loop {
        match run.table.position().phase {
            Phase::Gathering => {
                let tiles = world.shuffles.first()?;
                table::decide(&run.table, &Command::StartMatch { shuffled: tiles, lot }, &mut events).ok()?;
            }
            Phase::Dealing => {
                let Some(shuffled) = world.shuffles.get(run.deals + 1) else { break };
                let own_orders = world.own_orders.as_ref().map(|orders| &orders[run.deals]);
                table::decide(&run.table, &Command::StartRound { shuffled, lot, own_orders }, &mut events).ok()?;
                run.deals += 1;
                *run.acts.last_mut().map_or(&mut run.steps_before, |act| &mut act.steps) += 1;
            }
            Phase::Asking(asked) => {
                let mut legal = Vec::new();
                table::legal_moves(&run.table, asked.seat, &mut legal);
                let Some(action) = choose(run.acts.len(), &legal) else { break };
                let act = Command::Act { seat: asked.seat, turn: asked.turn, action, source: Source::Player };
                table::decide(&run.table, &act, &mut events).ok()?;
                run.acts.push(Act { asked, legal, action, steps: 1, deal: run.deals });
            }
            Phase::Over => break,
        }
        for event in &events {
            if let Event::SeatsDrawn { seat_of_chair, .. } = event {
                run.seat_of_chair = Seat::all(rules.seats).map(|chair| seat_of_chair[chair]).collect();
            }
            if let Some(fact) = learn(event, run.seat_of_chair[chair - 1], rules.seats) {
                if to_learn.is_some_and(|facts| facts.get(run.facts.len()) != Some(&fact)) {
                    return None;
                }
                run.facts.push(fact);
            }
            table::evolve(&mut run.table, event);
        }
    }
    to_learn.is_none_or(|facts| facts.len() == run.facts.len()).then_some(run)
}

impl Plan {
    /// A plan by these throws.
    pub(crate) fn draw(variant: &'static str, number: u16, dice: &mut Dice) -> Self {
        loop {
            if let Some(plan) = Self::try_draw(variants::find(variant).unwrap(), number, dice) {
                return plan;
            }
        }
    }

    fn try_draw(variant: &'static Variant, number: u16, dice: &mut Dice) -> Option<Self> {
        let options = some_options(variant, dice);
        let rules = variant.with(options.iter().map(|(key, value)| (key.as_str(), value.as_str()))).ok()?;
        let chair = dice.below(usize::from(rules.seats)) + 1;
        let lot = Seat::from_index(dice.below(usize::from(rules.seats))).unwrap();
        let mut one = World::draw(&rules, if dice.once_in(3) { 2 } else { 1 }, dice);
        let whole = play(&rules, chair, &one, lot, None, |_, moves| Some(dice.pick(moves)))?;
        // Somewhere within the last round; its end would lay all hands open.
        let last = whole.acts.last()?.deal;
        let first = whole.acts.iter().position(|act| act.deal == last)?;
        let stop = first + dice.below(whole.acts.len() - first);
        let script: Vec<Move> = whole.acts[..stop].iter().map(|act| act.action).collect();
        one.shuffles.truncate(last + 1);
        let follow = |world: &World, to_learn: Option<&[Fact]>| {
            play(&rules, chair, world, lot, to_learn, |index, _| script.get(index).copied())
        };
        let seen = follow(&one, None)?;
        let mut other = one.clone();
        for _ in 0..SWAPS {
            // Of earlier deals too there is what nobody has seen: tiles that slept, and all that was thrown in.
            let deal = if dice.once_in(4) { 1 + dice.below(last) } else { last };
            let before = other.clone();
            other.swap(deal, dice);
            if follow(&other, Some(&seen.facts)).is_none() {
                other = before;
            }
        }
        let unseen = follow(&other, Some(&seen.facts))?;
        // Order within a hand is no difference.
        let hidden = |run: &Run| {
            let position = run.table.position();
            (position.hands, position.boneyard, run.table.own_orders().cloned())
        };
        if hidden(&seen) == hidden(&unseen) {
            return None;
        }
        let at_end = question(&seen)?;
        let mut legal_in_other: Vec<Vec<Move>> = unseen.acts.iter().map(|act| act.legal.clone()).collect();
        legal_in_other.push(question(&unseen)?.1);
        Some(Self {
            variant: variant.key,
            options,
            number,
            rules,
            chair,
            seat: seen.seat_of_chair[chair - 1],
            seat_of_chair: seen.seat_of_chair,
            worlds: [one, other],
            lot,
            steps_before: seen.steps_before,
            rounds: usize::from(seen.table.position().round),
            acts: seen.acts,
            at_end,
            legal_in_other,
        })
    }

    /// What there is in this plan that tests want to be sure of.
    pub(crate) fn happenings(&self) -> Vec<&'static str> {
        let asked = || self.acts.iter().map(|act| (act.asked, &act.legal)).chain([(self.at_end.0, &self.at_end.1)]);
        let of_others = || asked().zip(&self.legal_in_other).filter(|((asked, _), _)| asked.seat != self.seat);
        let acted = |wanted: fn(&Move) -> bool| self.acts.iter().any(|act| wanted(&act.action));
        let only_pass = |legal: &[Move]| legal == [Move::Pass];
        let happened = [
            (ASKED_ALIKE, of_others().any(|((_, one), other)| one != other)),
            (
                EMPTY_RIGHT,
                of_others().any(|((asked, one), other)| {
                    asked.kind == DecisionKind::Slosh && only_pass(one) != only_pass(other)
                }),
            ),
            (ANNOUNCED, acted(|action| matches!(action, Move::Place { announce: true, .. }))),
            (WINDOW, asked().any(|(asked, _)| matches!(asked.kind, DecisionKind::Challenge { .. }))),
            (CAUGHT, acted(|action| matches!(action, Move::Challenge { .. }))),
            (THROWN_IN, self.worlds[0].shuffles.len() - 1 > self.rounds),
            (OWN_ORDERS, self.worlds[0].own_orders != self.worlds[1].own_orders),
        ];
        happened.into_iter().filter(|(_, happened)| *happened).map(|(name, _)| name).collect()
    }
}

/// Another seat was asked and could answer otherwise in the other world.
pub(crate) const ASKED_ALIKE: &str = "asked alike";
/// Another seat had the right to slosh and a tile for it in one of the worlds alone.
pub(crate) const EMPTY_RIGHT: &str = "empty right";
/// A last tile was announced.
pub(crate) const ANNOUNCED: &str = "announced";
/// Seats were asked whether to catch a silent one.
pub(crate) const WINDOW: &str = "window";
/// A silent seat was caught.
pub(crate) const CAUGHT: &str = "caught";
/// A deal was thrown in.
pub(crate) const THROWN_IN: &str = "thrown in";
/// The seats' own orders to draw by are not the same in both worlds.
pub(crate) const OWN_ORDERS: &str = "own orders";

fn question(run: &Run) -> Option<(Asked, Vec<Move>)> {
    let asked = run.table.position().asked()?;
    let mut legal = Vec::new();
    table::legal_moves(&run.table, asked.seat, &mut legal);
    Some((asked, legal))
}

/// Some options of a variant, most of them left alone.
fn some_options(variant: &Variant, dice: &mut Dice) -> Vec<(String, String)> {
    let (least, most) = (variant.seats.0, variant.seats.1.min(MOST_SEATS));
    let seats = usize::from(least) + dice.below(usize::from(most - least) + 1);
    let on_trains = (variant.rules)(variant.default_seats).family != Family::Line;
    let mut pairs = vec![("seats".to_owned(), seats.to_string())];
    for key in variant.options {
        let value = match (*key, options::find(key).unwrap().kind) {
            ("seats", _) => continue,
            // Out of reach.
            ("target", _) => "2000".to_owned(),
            // Small hands come to their last tile soon, and small sets are laid soon.
            ("hand_size", _) if on_trains && !dice.once_in(4) => (2 + dice.below(5)).to_string(),
            ("max_pip", _) if on_trains => dice.pick(&variant.sets[..variant.sets.len().min(2)]).to_string(),
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
