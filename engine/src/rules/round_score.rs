//! Points at the end of a round: who won it when it is blocked, who gets what, what a hand costs.

use alloc::borrow::ToOwned;

use super::{
    Rules, Teams,
    choice::{Choice, Named},
    options::{OptionError, RuleOption, assign, name, names, number, refusal},
};
use crate::tile::{Tile, TileSet};

/// Who gets what at the end of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoundScore {
    /// The winner gets the pips of the other teams; the highest score wins.
    WinnerScoresLosers,
    /// Each team is charged its own pips; the lowest score wins.
    OwnPipsPenalty,
    /// Only the team left with most pips is charged them; the lowest score wins.
    HigherSideOnly,
    /// The winner gets `out_points` or `blocked_points`; the highest score wins.
    Fixed,
    /// Each seat is charged its own pips, in a blocked round less those of the lowest hand; the lowest
    /// score wins. Not for partners. Source: Slosh seed.
    DiffToLow,
    /// As [`RoundScore::DiffToLow`], and who went out, or in a blocked round the lowest hand, is credited
    /// what the others are charged, so that its score may fall below nought; equal low hands are
    /// credited nothing. Source: Gambiter.
    WinnerPaid,
}

impl Choice for RoundScore {
    const ALL: &'static [Named<Self>] = &[
        Named {
            name: "winner_scores_losers",
            value: Self::WinnerScoresLosers,
            meaning: "the winner gets the pips of the other teams; the highest score wins",
        },
        Named {
            name: "own_pips_penalty",
            value: Self::OwnPipsPenalty,
            meaning: "each team is charged its own pips; the lowest score wins",
        },
        Named {
            name: "higher_side_only",
            value: Self::HigherSideOnly,
            meaning: "only the team left with most pips is charged them, nobody when equal; the lowest score wins",
        },
        Named {
            name: "fixed",
            value: Self::Fixed,
            meaning: "the winner gets out_points or blocked_points; the highest score wins",
        },
        Named {
            name: "diff_to_low",
            value: Self::DiffToLow,
            meaning: "each seat is charged its own pips, in a blocked round less those of the lowest hand; the lowest score wins",
        },
        Named {
            name: "winner_paid",
            value: Self::WinnerPaid,
            meaning: "as diff_to_low, and who went out, or in a blocked round the lowest hand, is credited what the others are charged",
        },
    ];
}

/// Who wins a blocked round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlockedWinner {
    /// The team with fewest pips.
    LowTeam,
    /// The team of the seat with fewest pips.
    LowHand,
    /// The team with fewest doubles; of equals, with fewest pips on its other tiles.
    FewestDoubles,
    /// The seat that placed last, unless its left neighbour has fewer pips: then that one.
    CloserOrLeft,
    /// The seat that placed last, unless the next in turn has fewer pips: then that one.
    CloserOrNext,
}

impl Choice for BlockedWinner {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "low_team", value: Self::LowTeam, meaning: "the team with fewest pips" },
        Named { name: "low_hand", value: Self::LowHand, meaning: "the team of the seat with fewest pips" },
        Named {
            name: "fewest_doubles",
            value: Self::FewestDoubles,
            meaning: "the team with fewest doubles; of equals, with fewest pips on its other tiles",
        },
        Named {
            name: "closer_or_left",
            value: Self::CloserOrLeft,
            meaning: "who placed last, unless the left neighbour has fewer pips",
        },
        Named {
            name: "closer_or_next",
            value: Self::CloserOrNext,
            meaning: "who placed last, unless the next in turn has fewer pips",
        },
    ];
}

/// What a blocked round is worth to its winner, where the winner scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlockedAward {
    /// The others' pips less the winner's own, taken off once.
    OthersMinusOwnOnce,
    /// For each other team, its pips less the winner's own.
    PairwiseDifference,
    /// The others' pips.
    OthersTotal,
    /// All pips, the winner's own included.
    AllHandsTotal,
}

impl Choice for BlockedAward {
    const ALL: &'static [Named<Self>] = &[
        Named {
            name: "others_minus_own_once",
            value: Self::OthersMinusOwnOnce,
            meaning: "the others' pips less the winner's own, taken off once",
        },
        Named {
            name: "pairwise_difference",
            value: Self::PairwiseDifference,
            meaning: "for each other team, its pips less the winner's own",
        },
        Named { name: "others_total", value: Self::OthersTotal, meaning: "the others' pips" },
        Named { name: "all_hands_total", value: Self::AllHandsTotal, meaning: "all pips, the winner's own included" },
    ];
}

/// Who wins a blocked round with equal low hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlockedTie {
    /// Nobody.
    Nobody,
    /// Of the tied teams, the holder of the lightest tile (of equals, the lower high half).
    LightestTile,
    /// The opener's team if it is among the tied, else nobody.
    OpenerSide,
    /// The team that placed last if it is among the tied, else nobody.
    CloserSide,
    /// Nobody, and the tied teams divide what a winner would have got; points that cannot be
    /// divided go to those of them that are first in turn from the opener on.
    Divided,
    /// Nobody, and the points are given as if each of the tied had won.
    SharedZero,
}

impl Choice for BlockedTie {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "nobody", value: Self::Nobody, meaning: "nobody wins the round" },
        Named {
            name: "lightest_tile",
            value: Self::LightestTile,
            meaning: "the tied team with the lightest single tile",
        },
        Named { name: "opener_side", value: Self::OpenerSide, meaning: "the opener's team if it is among the tied" },
        Named {
            name: "closer_side",
            value: Self::CloserSide,
            meaning: "the team that placed last if it is among the tied",
        },
        Named { name: "divided", value: Self::Divided, meaning: "the tied teams divide what a winner would have got" },
        Named {
            name: "shared_zero",
            value: Self::SharedZero,
            meaning: "nobody, and each of the tied is charged nothing",
        },
    ];
}

/// What a double left in a hand costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandDoubles {
    /// All its pips.
    Full,
    /// The pips of one half.
    Half,
}

impl Choice for HandDoubles {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "full", value: Self::Full, meaning: "all its pips" },
        Named { name: "half", value: Self::Half, meaning: "the pips of one half" },
    ];
}

/// How the award of a round is rounded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rounding {
    /// Not at all.
    None,
    /// To the nearest multiple of five: 12 becomes 10, 13 becomes 15.
    NearestFive,
    /// To the nearest multiple of three: 13 becomes 12, 14 becomes 15.
    NearestThree,
    /// To the nearest multiple of five, one point for each five: 12 becomes 2, 13 becomes 3.
    Fives,
}

impl Choice for Rounding {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "none", value: Self::None, meaning: "not rounded" },
        Named { name: "nearest_five", value: Self::NearestFive, meaning: "to the nearest multiple of five" },
        Named { name: "nearest_three", value: Self::NearestThree, meaning: "to the nearest multiple of three" },
        Named {
            name: "fives",
            value: Self::Fives,
            meaning: "to the nearest multiple of five, one point for each five",
        },
    ];
}

/// Options of this file.
pub(super) const OPTIONS: [RuleOption; 10] = [
    name(
        "round_score",
        "who gets what at the end of a round",
        "seed texts; Britannica: higher_side_only; Latin games: winner_scores_losers; Bergen: fixed; Slosh: diff_to_low",
        names::<RoundScore>,
        |r| r.round_score.name(),
        |r, t| assign(&mut r.round_score, t),
    ),
    number(
        "out_points",
        "points for going out, where round_score is fixed",
        "Gambiter Fives and Threes, Pagat Bergen: 1",
        (0, 1_000),
        |r| r.out_points,
        |r, n| r.out_points = n,
    ),
    number(
        "blocked_points",
        "points for winning a blocked round, where round_score is fixed",
        "Puzzle-place Bergen: 1; Gambiter Fives and Threes: none",
        (0, 1_000),
        |r| r.blocked_points,
        |r, n| r.blocked_points = n,
    ),
    name(
        "blocked_winner",
        "who wins a blocked round",
        "Gambiter: low_team; gamerules Jamaican: low_hand; Puzzle-place Bergen: fewest_doubles; DominoesOnline: closer_or_left",
        names::<BlockedWinner>,
        |r| r.blocked_winner.name(),
        |r, t| assign(&mut r.blocked_winner, t),
    ),
    name(
        "blocked_award",
        "what a blocked round is worth to its winner",
        "ODG, Gambiter; Puremco; Britannica 1911",
        names::<BlockedAward>,
        |r| r.blocked_award.name(),
        |r, t| assign(&mut r.blocked_award, t),
    ),
    name(
        "blocked_tie",
        "who wins a blocked round with equal low hands",
        "ODG, Gambiter; Tiendamab; Foster: divided; Slosh seed: shared_zero",
        names::<BlockedTie>,
        |r| r.blocked_tie.name(),
        |r, t| assign(&mut r.blocked_tie, t),
    ),
    name(
        "partner_counts",
        "whether tiles left to the partner of a seat that went out are charged to the team",
        "Domino Whist seed; Latin games: no",
        names::<bool>,
        |r| r.partner_counts.name(),
        |r, t| assign(&mut r.partner_counts, t),
    ),
    name(
        "hand_doubles",
        "what a double left in a hand costs",
        "seed texts; Mobsea: half",
        names::<HandDoubles>,
        |r| r.hand_doubles.name(),
        |r, t| assign(&mut r.hand_doubles, t),
    ),
    number(
        "double_blank",
        "pips that 0-0 costs when it is left in a hand",
        "htfbw Chicken Foot, wikiHow: 50; Club sheet: 25",
        (0, 100),
        |r| r.double_blank,
        |r, n| r.double_blank = n,
    ),
    name(
        "rounding",
        "how the award of a round is rounded",
        "All Fives seed; Britannica 1911: three; ODG Five Up: fives",
        names::<Rounding>,
        |r| r.rounding.name(),
        |r, t| assign(&mut r.rounding, t),
    ),
];

/// Refuses rounds that nobody could score in, scores that do not go with partners or the length of the
/// match, and ties that do not go with the score.
pub(super) fn check(rules: &Rules) -> Result<(), OptionError> {
    let refused = |problem: &str, allowed: &str| refusal("round_score", problem.to_owned(), allowed.to_owned());
    match rules.round_score {
        RoundScore::Fixed if rules.out_points == 0 && !rules.scores_in_play() => {
            return refusal("out_points", "nobody would ever score".to_owned(), "1 to 1000".to_owned());
        }
        RoundScore::DiffToLow | RoundScore::WinnerPaid if rules.teams == Teams::Opposite => {
            return refused(
                "each hand is charged beside the lowest one, and partners have two",
                "winner_scores_losers, own_pips_penalty, higher_side_only, or teams = single",
            );
        }
        RoundScore::WinnerPaid if rules.rounds == 0 => {
            return refused(
                "what winners are paid takes scores away from the target again, so the match might not end",
                "diff_to_low, or a number of rounds",
            );
        }
        RoundScore::Fixed
        | RoundScore::WinnerScoresLosers
        | RoundScore::OwnPipsPenalty
        | RoundScore::HigherSideOnly
        | RoundScore::DiffToLow
        | RoundScore::WinnerPaid => {}
    }
    check_blocked_tie(rules)
}

/// Refuses ways to settle a blocked round with equal low hands that do not go with the score.
fn check_blocked_tie(rules: &Rules) -> Result<(), OptionError> {
    let refused = |problem: &str, allowed: &str| refusal("blocked_tie", problem.to_owned(), allowed.to_owned());
    let by_difference = match rules.round_score {
        RoundScore::DiffToLow | RoundScore::WinnerPaid => true,
        RoundScore::WinnerScoresLosers
        | RoundScore::OwnPipsPenalty
        | RoundScore::HigherSideOnly
        | RoundScore::Fixed => false,
    };
    match rules.blocked_tie {
        BlockedTie::SharedZero if !by_difference => refused(
            "nobody is charged a difference that could be nothing",
            "another value, or round_score = diff_to_low or winner_paid",
        ),
        BlockedTie::LightestTile | BlockedTie::OpenerSide | BlockedTie::CloserSide | BlockedTie::Divided
            if by_difference =>
        {
            refused("equal hands are charged alike", "nobody, shared_zero")
        }
        BlockedTie::Nobody
        | BlockedTie::LightestTile
        | BlockedTie::OpenerSide
        | BlockedTie::CloserSide
        | BlockedTie::Divided
        | BlockedTie::SharedZero => Ok(()),
    }
}

impl Rules {
    /// Whether the lowest score wins.
    pub const fn low_wins(&self) -> bool {
        match self.round_score {
            RoundScore::WinnerScoresLosers | RoundScore::Fixed => false,
            RoundScore::OwnPipsPenalty
            | RoundScore::HigherSideOnly
            | RoundScore::DiffToLow
            | RoundScore::WinnerPaid => true,
        }
    }

    /// What the tiles left in a hand cost.
    pub fn hand_pips(&self, hand: TileSet) -> u16 {
        let doubles = match self.hand_doubles {
            HandDoubles::Full => 0,
            HandDoubles::Half => hand.intersection(TileSet::DOUBLES).pips() / 2,
        };
        let blank = if hand.contains(Tile::DOUBLE_BLANK) { self.double_blank } else { 0 };
        hand.pips() - doubles + blank
    }

    /// The award of a round after rounding.
    pub const fn rounded(&self, points: i32) -> i32 {
        match self.rounding {
            Rounding::None => points,
            Rounding::NearestFive => (points + 2) / 5 * 5,
            Rounding::NearestThree => (points + 1) / 3 * 3,
            Rounding::Fives => (points + 2) / 5,
        }
    }
}
