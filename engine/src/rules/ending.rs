//! How rounds and matches end: how many must be out, how the target is reached, what equal scores
//! mean.

use alloc::{borrow::ToOwned, format};

use super::{
    Claim, CountValue, RoundScore, Rounding, Rules, Teams,
    bonus::Bonus,
    choice::{Choice, Named},
    options::{OptionError, RuleOption, assign, name, names, number, refusal},
    trains::Family,
};

/// Who must be out for a round to end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoundEnd {
    /// The first seat.
    FirstOut,
    /// All seats of one team; who is out is passed over.
    TeamOut,
}

impl Choice for RoundEnd {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "first_out", value: Self::FirstOut, meaning: "the first seat" },
        Named { name: "team_out", value: Self::TeamOut, meaning: "both partners; who is out is passed over" },
    ];
}

/// When the target is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TargetCheck {
    /// After each round.
    AfterRound,
    /// After each score; the round in play is left unfinished.
    AtOnce,
}

impl Choice for TargetCheck {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "after_round", value: Self::AfterRound, meaning: "the round is finished first" },
        Named {
            name: "at_once",
            value: Self::AtOnce,
            meaning: "the match ends with the score that reaches the target",
        },
    ];
}

/// What equal best scores at the end mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchTie {
    /// The win is shared: a drawn match when all are equal.
    Shared,
    /// Another round is played.
    ExtraRound,
    /// More rounds without a point win; if these are equal too, the lowest round that was not without
    /// one, where a team that has no such round comes first; then the win is shared. Source: Mexican
    /// Train seed.
    ZeroRounds,
}

impl Choice for MatchTie {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "shared", value: Self::Shared, meaning: "the win is shared" },
        Named { name: "extra_round", value: Self::ExtraRound, meaning: "another round is played" },
        Named {
            name: "zero_rounds",
            value: Self::ZeroRounds,
            meaning: "more rounds without a point win, then the lowest other round; then the win is shared",
        },
    ];
}

/// What becomes of points that would carry a score past the target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overshoot {
    /// They count.
    Counts,
    /// None of them counts: the target must be met exactly.
    Void,
    /// The end of a round counts whole; in play as many count as lead to one short of the target, and
    /// the last one alone.
    Capped,
}

impl Choice for Overshoot {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "counts", value: Self::Counts, meaning: "they count" },
        Named { name: "void", value: Self::Void, meaning: "none counts: the target must be met exactly" },
        Named {
            name: "capped",
            value: Self::Capped,
            meaning: "in play they lead to one short of the target, and then by one",
        },
    ];
}

impl Overshoot {
    /// What of points made in play counts for a score on its way to a target.
    pub fn in_play(self, points: i32, score: i32, target: u16) -> i32 {
        match self {
            Self::Counts | Self::Void => self.at_end(points, score, target),
            Self::Capped => points.min((i32::from(target) - score - 1).max(1)),
        }
    }

    /// What of the points of a round's end counts.
    pub fn at_end(self, points: i32, score: i32, target: u16) -> i32 {
        match self {
            Self::Void if score + points > i32::from(target) => 0,
            Self::Void | Self::Counts | Self::Capped => points,
        }
    }
}

/// What becomes of the scores of the teams that did not win a round which somebody won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LosersScore {
    /// They keep them.
    Kept,
    /// They are back at nought: the target must be reached by rounds won in a row.
    Cleared,
}

impl Choice for LosersScore {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "kept", value: Self::Kept, meaning: "they keep it" },
        Named {
            name: "cleared",
            value: Self::Cleared,
            meaning: "they are back at nought: rounds must be won in a row",
        },
    ];
}

/// Longest run of won rounds that a match may ask for.
const LONGEST_RUN: u16 = 8;

/// Options of this file.
pub(super) const OPTIONS: [RuleOption; 7] = [
    number(
        "target",
        "score that ends the match",
        "seed texts; others play to 61, 200 or 250",
        (1, 10_000),
        |r| r.target,
        |r, n| r.target = n,
    ),
    name(
        "target_check",
        "when the target is looked at",
        "seed texts; Digigamers: at once",
        names::<TargetCheck>,
        |r| r.target_check.name(),
        |r, t| assign(&mut r.target_check, t),
    ),
    name(
        "match_tie",
        "what equal best scores at the end mean",
        "seed texts",
        names::<MatchTie>,
        |r| r.match_tie.name(),
        |r, t| assign(&mut r.match_tie, t),
    ),
    name(
        "round_end",
        "who must be out for a round to end",
        "Gambiter, 80 Games Fives and Threes: both partners",
        names::<RoundEnd>,
        |r| r.round_end.name(),
        |r, t| assign(&mut r.round_end, t),
    ),
    name(
        "overshoot",
        "what becomes of points that would carry a score past the target",
        "Gambiter, 80 Games Fives and Threes: void; Game Cabinet Bergen: capped",
        names::<Overshoot>,
        |r| r.overshoot.name(),
        |r, t| assign(&mut r.overshoot, t),
    ),
    name(
        "losers_score",
        "what becomes of the scores of those who did not win a round",
        "gamerules Jamaican, SixLove: six rounds in a row",
        names::<LosersScore>,
        |r| r.losers_score.name(),
        |r, t| assign(&mut r.losers_score, t),
    ),
    number(
        "rounds",
        "rounds of a match; 0 plays to the target",
        "Mexican Train seed; htfbw, Reference.com Chicken Foot: one for each double; Slosh seed: 6",
        (0, 100),
        |r| r.rounds,
        |r, n| r.rounds = n,
    ),
];

/// Refuses ends that would never come.
pub(super) fn check(rules: &Rules) -> Result<(), OptionError> {
    check_length(rules)?;
    if rules.losers_score == LosersScore::Cleared {
        if rules.round_score != RoundScore::Fixed || rules.scores_in_play() || rules.bonus != Bonus::NONE {
            return refusal(
                "losers_score",
                "only rounds that are worth the same can be counted in a row".to_owned(),
                "kept, or round_score = fixed without other points".to_owned(),
            );
        }
        if rules.target > LONGEST_RUN {
            return refusal(
                "target",
                format!("{} rounds in a row would hardly ever be won", rules.target),
                format!("1 to {LONGEST_RUN} with losers_score = cleared"),
            );
        }
    }
    if rules.overshoot == Overshoot::Counts {
        return Ok(());
    }
    let refused = |problem: &str, allowed: &str| refusal("overshoot", problem.to_owned(), allowed.to_owned());
    if rules.low_wins() || rules.rounds > 0 {
        return refused("no score has to reach the target", "counts");
    }
    match rules.match_tie {
        MatchTie::ExtraRound if rules.overshoot == Overshoot::Void => {
            return refusal(
                "match_tie",
                "teams that have met the target exactly cannot score any more".to_owned(),
                "shared, or overshoot = counts".to_owned(),
            );
        }
        MatchTie::ExtraRound | MatchTie::ZeroRounds | MatchTie::Shared => {}
    }
    match rules.claim {
        Claim::Muggins => refused("claimed points are whole", "counts, or claim = auto"),
        Claim::Auto if rules.overshoot == Overshoot::Void && !one_point_can_be_made(rules) => {
            refused("no single point can be made, so the target could be out of reach", "counts, capped")
        }
        Claim::Auto => Ok(()),
    }
}

/// Refuses numbers of rounds that cannot be played, and ties that no round could break.
fn check_length(rules: &Rules) -> Result<(), OptionError> {
    let refused = |problem: &str, allowed: &str| refusal("match_tie", problem.to_owned(), allowed.to_owned());
    let (least, engines_run_out) = match rules.family {
        Family::Line => (0, false),
        Family::Trains | Family::Slosh => (1, true),
    };
    if !(least..=rules.most_rounds()).contains(&rules.rounds) {
        let problem = format!("there is no engine for {} rounds", rules.rounds);
        return refusal("rounds", problem, format!("{least} to {}", rules.most_rounds()));
    }
    match rules.match_tie {
        MatchTie::ExtraRound if engines_run_out => refused("the number of rounds is fixed", "shared, zero_rounds"),
        MatchTie::ZeroRounds if !rules.low_wins() => {
            refused("a round without a point is no merit where the highest score wins", "shared, extra_round")
        }
        MatchTie::ZeroRounds if !some_round_is_free(rules) => {
            refused("hardly a round leaves anybody without a point", "shared, extra_round")
        }
        MatchTie::Shared | MatchTie::ExtraRound | MatchTie::ZeroRounds => Ok(()),
    }
}

/// Whether the winner of a round is charged nothing, and not paid either, where the lowest score wins.
fn some_round_is_free(rules: &Rules) -> bool {
    match rules.round_score {
        // Who goes out leaves a partner with tiles.
        RoundScore::OwnPipsPenalty => rules.teams == Teams::Single || !rules.partner_counts,
        RoundScore::HigherSideOnly | RoundScore::DiffToLow => true,
        RoundScore::WinnerPaid | RoundScore::WinnerScoresLosers | RoundScore::Fixed => false,
    }
}

/// Whether some play or some round is worth exactly one point.
fn one_point_can_be_made(rules: &Rules) -> bool {
    let in_play = rules.count_divisor > 0 && rules.count_value == CountValue::Quotient;
    in_play
        || match (rules.round_score, rules.rounding) {
            (RoundScore::Fixed, _) => rules.out_points == 1 && rules.bonus == Bonus::NONE,
            (RoundScore::WinnerScoresLosers, Rounding::None | Rounding::Fives) => true,
            (RoundScore::WinnerScoresLosers, Rounding::NearestFive | Rounding::NearestThree)
            | (
                RoundScore::OwnPipsPenalty
                | RoundScore::HigherSideOnly
                | RoundScore::DiffToLow
                | RoundScore::WinnerPaid,
                _,
            ) => false,
        }
}
