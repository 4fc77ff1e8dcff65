//! Every value of every option that a table may set is refused with a reason, or it matters: the same
//! shuffles and the same dice then lead to another match. A value that matters only beside another option
//! is listed here with that option.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};

use boneyard_engine::{
    rules::{
        FirstOpener, Rules,
        options::{self, Kind},
    },
    table::{self, Event, LegalMove},
    variants::{self, Variant},
};

mod support {
    pub(crate) mod dice;
    #[expect(dead_code, reason = "nobody looks at single events here")]
    pub(crate) mod game;
}
use support::game::{Course, Game};

/// Options beside which others matter, each with a reason to look there.
const BESIDE: &[(&str, &[Pair])] = &[
    // Teams that score in one round together come to equal scores.
    ("match_tie", &[("blocked_tie", "divided"), ("target", "1")]),
    ("match_tie", &[("blocked_tie", "divided"), ("target", "1"), ("reserve", "190")]),
    ("match_tie", &[("target_check", "after_round"), ("target", "2")]),
    ("match_tie", &[("rounds", "1"), ("hand_size", "1")]),
    // A blocked round that nobody wins ends level.
    ("match_tie", &[("rounds", "1")]),
    ("match_tie", &[("rounds", "1"), ("blocked_tie", "nobody")]),
    ("match_tie", &[("rounds", "1"), ("blocked_tie", "divided")]),
    // Only where the winner would open does it matter who does without one.
    ("after_no_winner", &[("later_opener", "winner")]),
    ("after_no_winner", &[("later_opener", "winner"), ("blocked_winner", "low_team")]),
    // As long as the highest double is dealt in every round it is the heaviest tile.
    ("first_opener", &[("hand_size", "5")]),
    ("first_opener", &[("later_opener", "holder")]),
    // Two seats that closed the line cannot be equal.
    ("blocked_tie", &[("blocked_winner", "low_team")]),
    // Where nothing may be drawn, rounds are blocked more often.
    ("blocked_tie", &[("reserve", "190")]),
    // A blocked round is worth something to its winner where the winner scores.
    ("blocked_tie", &[("round_score", "winner_scores_losers")]),
    ("blocked_award", &[("round_score", "winner_scores_losers")]),
    ("blocked_award", &[("round_score", "winner_scores_losers"), ("blocked_tie", "nobody")]),
    // There are partners, and there is a boneyard.
    ("round_end", &[("seats", "4"), ("teams", "opposite")]),
    ("reserve", &[("seats", "2")]),
];

/// Two names for one thing: where all tiles of the set are dealt, the heaviest tile is the highest double.
const SYNONYM: Pair = ("first_opener", "heaviest_tile");

/// An option and its value.
type Pair = (&'static str, &'static str);

/// What a value does in a variant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Class {
    /// It is the variant's own.
    Usual,
    /// It is refused.
    Refused,
    /// It makes another match.
    Matters,
    /// It makes another match beside another option.
    MattersBeside,
    /// It is another name of the variant's own value.
    Synonym,
}

#[test]
fn every_value_of_every_option_matters_or_is_refused() {
    let mut classes = BTreeMap::new();
    let mut idle = Vec::new();
    for variant in variants::ALL {
        for key in variant.options {
            for value in values(key) {
                match class(variant, key, &value) {
                    Some(class) => *classes.entry(class).or_insert(0) += 1,
                    None => idle.push(format!("{} {key}={value}", variant.key)),
                }
            }
        }
    }
    assert!(idle.is_empty(), "these are taken and change nothing:\n{}", idle.join("\n"));
    assert_eq!(classes[&Class::Synonym], 5, "{classes:?}");
    assert!(classes[&Class::Matters] > 10 * classes[&Class::MattersBeside], "{classes:?}");
}

/// What a value does; `None` if it is taken and changes nothing.
fn class(variant: &Variant, key: &str, value: &str) -> Option<Class> {
    let usual = variant.with([]).unwrap();
    if options::find(key).unwrap().value(&usual) == value {
        return Some(Class::Usual);
    }
    let rules = match variant.with([(key, value)]) {
        Ok(rules) => rules,
        Err(refusal) => {
            assert!(!refusal.problem.is_empty() && !refusal.allowed.is_empty(), "{} {key}={value}", variant.key);
            return Some(Class::Refused);
        }
    };
    if differ(&usual, &rules, 30) {
        return Some(Class::Matters);
    }
    let beside = |pairs: &[Pair]| {
        let others = variant.with(pairs.iter().copied());
        let all = variant.with(pairs.iter().copied().chain([(key, value)]));
        matches!((others, all), (Ok(others), Ok(all)) if differ(&others, &all, 2_000))
    };
    if BESIDE.iter().any(|(option, pairs)| *option == key && beside(pairs)) {
        return Some(Class::MattersBeside);
    }
    let all_dealt = usize::from(usual.seats) * usize::from(usual.hand_size) == usual.set().len();
    if (key, value) == SYNONYM && all_dealt && usual.first_opener == FirstOpener::HighestDouble {
        return Some(Class::Synonym);
    }
    // What happens seldom.
    differ(&usual, &rules, 1_000).then_some(Class::Matters)
}

/// Every name, and of numbers the least, the greatest and some that people choose.
fn values(option: &str) -> Vec<String> {
    match options::find(option).unwrap().kind {
        Kind::Name { names, .. } => names().into_iter().map(|(name, _)| name.to_owned()).collect(),
        Kind::Number { min, max, .. } => {
            let tried = BTreeSet::from([min, 1, 2, 3, 5, 6, 7, 9, 12, 25, 61, max]);
            tried.range(min..=max).map(ToString::to_string).collect()
        }
    }
}

/// Whether the same chance leads to another match by these rules than by those.
fn differ(rules: &Rules, others: &Rules, matches: u64) -> bool {
    (0..matches).any(|seed| {
        let [mut one, mut other] = [rules, others].map(|rules| Game::new(*rules, 2 * seed, Course::Plain));
        loop {
            if told(&one) != told(&other) {
                return true;
            }
            match (one.step(), other.step()) {
                (Some(_), Some(_)) => {}
                (None, None) => return false,
                (_, _) => return true,
            }
        }
    })
}

/// What the last command led to, and what the seat that is asked may do.
fn told(game: &Game) -> (&[Event], Vec<LegalMove>) {
    let asked = game.table.position().asked();
    (&game.events, asked.map_or_else(Vec::new, |asked| table::described_moves(&game.table, asked.seat)))
}
