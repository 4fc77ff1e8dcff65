use std::collections::{BTreeMap, BTreeSet};

use crate::{
    Entrant, Play, PlayKey,
    standing::{
        Block, Doing, Ledger, Measures, Reason, SameSeat, SeatResult, Settings, TOO_FEW_DEALS, blocks, excluded,
        faults, same_seats, scores_of_play,
    },
    statistics::{Interval, OrderEffect, OrderSample, order_effect, variance_reduction, wilson},
};

/// Boards after which one and the same circle is no chance: it had at best an even one on each.
const ENOUGH_BOARDS: usize = 8;

/// Swings shown.
const SWINGS: usize = 5;

/// What tells whether results can be believed; lists are by place of the entrant.
#[derive(Clone, PartialEq, Debug)]
pub struct Diagnostics {
    /// By how much playing each deal several times reduced the variance, in words; `None` without blocks.
    pub reduction: Vec<Option<String>>,
    /// Whether an entrant does better once a sibling of the game has ended, as one with a memory of the deal would.
    pub order: Vec<Option<OrderEffect>>,
    /// How often each entrant sat in each seat, seat 1 first.
    pub seats: Vec<Vec<u32>>,
    /// How often the second sat directly after the first in turn order.
    pub neighbours: Vec<Vec<u32>>,
    /// Boards on which results from one seat differed most, at most five.
    pub swings: Vec<Swing>,
    /// Games set aside, and why.
    pub excluded: Vec<(PlayKey, Reason)>,
    /// Games of each entrant, with the share that had a fault.
    pub fault_rate: Vec<(u64, Option<Interval>)>,
    /// What a reader should know first.
    pub warnings: Vec<String>,
}

/// The best and the worst result of a board from one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Swing {
    /// Board.
    pub board: u32,
    /// Seat, from 1.
    pub seat: usize,
    /// Best result.
    pub best: SeatResult,
    /// Worst result.
    pub worst: SeatResult,
}

impl Swing {
    /// Points between the two.
    pub const fn size(&self) -> i64 {
        self.best.2 - self.worst.2
    }
}

pub(super) fn diagnose(ledger: &Ledger, settings: &Settings, measures: &Measures, deals: usize) -> Diagnostics {
    let skill: Vec<Vec<Scored>> = blocks(ledger, settings)
        .iter()
        .filter(|block| block.counts(Doing::Skill))
        .map(|block| scored(block, settings))
        .collect();
    let order: Vec<_> = ledger.entrants().map(|entrant| order_of(entrant, &skill)).collect();
    let excluded = excluded(ledger, settings);
    let warnings = warnings(ledger, settings, measures, deals, &order, &excluded);
    Diagnostics {
        reduction: ledger.entrants().map(|entrant| reduction(entrant, &skill)).collect(),
        order,
        seats: seats(ledger),
        neighbours: neighbours(ledger),
        swings: swings(&same_seats(ledger)),
        excluded,
        fault_rate: fault_rate(ledger),
        warnings,
    }
}

/// A play of a block without a fault: whether a sibling had ended before it began, and what everybody scored.
type Scored = (bool, BTreeMap<Entrant, f64>);

fn scored(block: &Block<'_>, settings: &Settings) -> Vec<Scored> {
    let after = |play: &Play| block.plays.iter().any(|sibling| sibling.ended < play.began);
    block.plays.iter().map(|play| (after(play), scores_of_play(play, settings.teams))).collect()
}

fn reduction(entrant: Entrant, skill: &[Vec<Scored>]) -> Option<String> {
    let scores = |block: &Vec<Scored>| -> Vec<f64> {
        block.iter().filter_map(|(_, scores)| scores.get(&entrant).copied()).collect()
    };
    let plays: Vec<Vec<f64>> = skill.iter().map(scores).filter(|plays| plays.len() > 1).collect();
    (plays.len() > 1).then(|| variance_reduction(&plays).to_string())
}

fn order_of(entrant: Entrant, skill: &[Vec<Scored>]) -> Option<OrderEffect> {
    let mut samples = Vec::new();
    for (block, plays) in skill.iter().enumerate() {
        for (after_sibling, scores) in plays {
            if let Some(score) = scores.get(&entrant) {
                samples.push(OrderSample { block, after_sibling: *after_sibling, score: *score });
            }
        }
    }
    order_effect(&samples)
}

fn seats(ledger: &Ledger) -> Vec<Vec<u32>> {
    let widest = ledger.plays.iter().map(|play| play.seats.len()).max().unwrap_or(0);
    let mut seats = vec![vec![0; widest]; ledger.field];
    for play in &ledger.plays {
        for (place, seat) in play.seats.iter().enumerate() {
            seats[seat.chair.entrant.place()][place] += 1;
        }
    }
    seats
}

/// Pairs of who sits, and who is next.
fn next_to(play: &Play) -> impl Iterator<Item = (Entrant, Entrant)> {
    let sits = |place: usize| play.seats[place % play.seats.len()].chair.entrant;
    (0..play.seats.len()).map(move |place| (sits(place), sits(place + 1)))
}

fn neighbours(ledger: &Ledger) -> Vec<Vec<u32>> {
    let mut next = vec![vec![0; ledger.field]; ledger.field];
    for (own, other) in ledger.plays.iter().flat_map(next_to) {
        next[own.place()][other.place()] += 1;
    }
    next
}

fn swings(sheets: &[SameSeat]) -> Vec<Swing> {
    let mut of_boards: BTreeMap<u32, Swing> = BTreeMap::new();
    for sheet in sheets {
        // The first of equals in order of the schedule, either way.
        let best = sheet.results.iter().rev().max_by_key(|result| result.2);
        let worst = sheet.results.iter().min_by_key(|result| result.2);
        let (Some(best), Some(worst)) = (best, worst) else { continue };
        let swing = Swing { board: sheet.board, seat: sheet.seat, best: *best, worst: *worst };
        let known = of_boards.get(&sheet.board).map_or(0, Swing::size);
        if swing.size() > known {
            of_boards.insert(sheet.board, swing);
        }
    }
    let mut swings: Vec<Swing> = of_boards.into_values().collect();
    swings.sort_by_key(|swing| (-swing.size(), swing.board));
    swings.truncate(SWINGS);
    swings
}

fn fault_rate(ledger: &Ledger) -> Vec<(u64, Option<Interval>)> {
    let guilty = faults(ledger);
    ledger
        .entrants()
        .map(|entrant| {
            let sat = |play: &&Play| play.seats.iter().any(|seat| seat.chair.entrant == entrant);
            let games = ledger.plays.iter().filter(sat).count() as u64;
            let missed: u64 = ledger
                .walkovers
                .iter()
                .filter(|walkover| walkover.entrants.contains(&entrant) && walkover.absent.contains(&entrant))
                .map(|walkover| u64::from(walkover.units))
                .sum();
            let faults: u64 = guilty[entrant.place()].values().map(|many| u64::from(*many)).sum();
            (games + missed, wilson(faults, games + missed))
        })
        .collect()
}

fn warnings(
    ledger: &Ledger,
    settings: &Settings,
    measures: &Measures,
    deals: usize,
    order: &[Option<OrderEffect>],
    excluded: &[(PlayKey, Reason)],
) -> Vec<String> {
    let mut warnings = Vec::new();
    if deals < TOO_FEW_DEALS {
        warnings.push(format!(
            "Too few deals ({deals} of at least {TOO_FEW_DEALS}): ranks have no interval, and other intervals are rough."
        ));
    }
    if settings.teams.is_none() && one_circle(ledger) {
        warnings.push(
            "Cyclic seating: everybody always sat next to the same neighbour, which can reverse a ranking.".to_owned(),
        );
    }
    if measures.prior {
        warnings.push("Ratings use a prior, because an entrant won or lost everything.".to_owned());
    }
    let remembering = order.iter().flatten().filter(|effect| effect.flagged).count();
    if remembering > 0 {
        warnings.push(format!(
            "Order effect: {remembering} of the entrants score otherwise once a sibling game has ended."
        ));
    }
    let doubled = excluded.iter().filter(|(_, reason)| *reason == Reason::Doubled).count();
    if doubled > 0 {
        warnings.push(format!("Second results of the same game were ignored: {doubled}."));
    }
    warnings
}

/// Entrants in turn order, the first of them in order of entry first.
type Circle = Vec<Entrant>;

/// Whether a company of three or more different entrants that shared several boards only ever sat in one circle.
fn one_circle(ledger: &Ledger) -> bool {
    let mut circles: BTreeMap<Vec<Entrant>, (BTreeSet<u32>, BTreeSet<Circle>)> = BTreeMap::new();
    for play in &ledger.plays {
        let mut circle: Vec<Entrant> = play.seats.iter().map(|seat| seat.chair.entrant).collect();
        let company: BTreeSet<Entrant> = circle.iter().copied().collect();
        if company.len() > 2 && company.len() == circle.len() {
            let first = circle.iter().enumerate().min_by_key(|(_, entrant)| **entrant).map_or(0, |(place, _)| place);
            circle.rotate_left(first);
            let (boards, seen) = circles.entry(company.into_iter().collect()).or_default();
            boards.insert(play.key.board);
            seen.insert(circle);
        }
    }
    circles.values().any(|(boards, seen)| boards.len() >= ENOUGH_BOARDS && seen.len() == 1)
}
