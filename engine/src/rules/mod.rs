//! Rules as data: what differs between games, as small enums and numbers.
//!
//! A variant ([`crate::variants`]) is a function that fills this struct. [`options`] gives each
//! field a key, so that rules cross the wire and lie on disk as key → value.

use crate::{
    seat::{ByTeam, Seat, Team},
    tile::{Pip, Tile, TileSet},
};

pub mod bonus;
pub mod choice;
pub mod ending;
pub mod growth;
pub mod opening;
pub mod options;
mod train_options;
pub mod trains;

use bonus::{Bonus, EqualEnds};
use choice::{Choice, Named};
use ending::{BlockedWinner, LosersScore, Overshoot, RoundEnd};
use growth::{AfterDouble, FillFirst, LineEnds};
use opening::{Lead, TurnOrder};
use trains::{Family, TrainRules};

/// Version of the judging code. A table stores it; a change of judgement for stored games needs
/// a new number.
pub const RULES_VERSION: u32 = 1;

/// The rules of one table, fixed for its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// Key of the variant these rules started from.
    pub variant: &'static str,
    /// Highest pips of the set: 6, 9, 12, 15 or 18.
    pub max_pip: Pip,
    /// Seats, 2 to 14.
    pub seats: u8,
    /// Who scores together.
    pub teams: Teams,
    /// Whether chairs are bound to seats by drawing tiles.
    pub seat_draw: SeatDraw,
    /// Tiles dealt to each seat.
    pub hand_size: u8,
    /// Whether a seat that cannot play draws.
    pub drawing: Drawing,
    /// Whether a seat may draw although it can play.
    pub voluntary_draw: bool,
    /// Boneyard tiles that are never drawn.
    pub reserve: u8,
    /// Who opens the first round, and with what.
    pub first_opener: FirstOpener,
    /// Who opens later rounds.
    pub later_opener: LaterOpener,
    /// Who opens after a round that nobody won, where the winner would.
    pub after_no_winner: AfterNoWinner,
    /// Which doubles are open on four sides.
    pub spinner: Spinner,
    /// When the short sides of a spinner open.
    pub spinner_opens: SpinnerOpens,
    /// Placements score when the count of open ends is divisible by this; 0 scores nothing in play.
    pub count_divisor: u8,
    /// What a scoring count is worth.
    pub count_value: CountValue,
    /// What a spinner adds to the count.
    pub spinner_counts: SpinnerCounts,
    /// Whether the lead tile can score.
    pub lead_scores: bool,
    /// Whether points are credited at once or must be called.
    pub claim: Claim,
    /// Who gets what at the end of a round.
    pub round_score: RoundScore,
    /// What a blocked round is worth to its winner, where the winner scores.
    pub blocked_award: BlockedAward,
    /// Who wins a blocked round with equal low hands.
    pub blocked_tie: BlockedTie,
    /// Whether tiles left to the partner of a seat that went out count against the team.
    pub partner_counts: bool,
    /// What a double left in a hand costs.
    pub hand_doubles: HandDoubles,
    /// How the award of a round is rounded.
    pub rounding: Rounding,
    /// Score that ends the match.
    pub target: u16,
    /// When the target is looked at.
    pub target_check: TargetCheck,
    /// What equal best scores at the end mean.
    pub match_tie: MatchTie,
    /// Which way the turn goes round.
    pub turn_order: TurnOrder,
    /// What may be led where no tile is named.
    pub lead: Lead,
    /// How many ends a line has.
    pub line_ends: LineEnds,
    /// Doubles whose sides must be filled before anything else is laid.
    pub fill_first: FillFirst,
    /// What a seat may do after it has laid a double.
    pub after_double: AfterDouble,
    /// As `count_divisor`, beside it; 0 for none.
    pub second_divisor: u8,
    /// Whether equal ends score.
    pub equal_ends: EqualEnds,
    /// Points for how a round went.
    pub bonus: Bonus,
    /// Who must be out for a round to end.
    pub round_end: RoundEnd,
    /// Who wins a blocked round.
    pub blocked_winner: BlockedWinner,
    /// Points for going out, where every round is worth the same.
    pub out_points: u16,
    /// Points for winning a blocked round, where every round is worth the same.
    pub blocked_points: u16,
    /// Pips that 0-0 costs when it is left in a hand.
    pub double_blank: u16,
    /// What becomes of points that would carry a score past the target.
    pub overshoot: Overshoot,
    /// What becomes of the scores of those who did not win a round.
    pub losers_score: LosersScore,
    /// Rounds of a match; 0 plays to the target.
    pub rounds: u16,
    /// Which kind of game the other rules belong to.
    pub family: Family,
    /// Rules that only games with trains have.
    pub trains: TrainRules,
}

/// Who scores together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Teams {
    /// Each seat for itself.
    Single,
    /// Opposite seats are partners; needs four seats.
    Opposite,
}

impl Choice for Teams {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "single", value: Self::Single, meaning: "each seat for itself" },
        Named { name: "opposite", value: Self::Opposite, meaning: "seats A and C play against B and D" },
    ];
}

/// Whether chairs are bound to seats by drawing tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatDraw {
    /// Chair 1 is seat A, and so on.
    None,
    /// Each chair draws a tile; the highest takes seat A, the second sits opposite, the third at
    /// A's left, the fourth at A's right. Order by pips, then by the higher half. Seed Whist.
    HighestLeads,
}

impl Choice for SeatDraw {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "none", value: Self::None, meaning: "chair 1 is seat A, chair 2 seat B, and so on" },
        Named {
            name: "highest_leads",
            value: Self::HighestLeads,
            meaning: "each chair draws a tile: the highest takes seat A, the second sits opposite, the third at A's left, the fourth at A's right",
        },
    ];
}

/// Whether a seat that cannot play draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawing {
    /// Tiles that were not dealt sleep; who cannot play passes.
    Never,
    /// Draw until a tile fits or only the reserve is left; then pass.
    UntilPlayable,
    /// Draw one tile and lay it if it fits; else pass.
    One,
}

impl Choice for Drawing {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "never", value: Self::Never, meaning: "who cannot play passes" },
        Named {
            name: "until_playable",
            value: Self::UntilPlayable,
            meaning: "who cannot play draws until a tile fits",
        },
        Named {
            name: "one",
            value: Self::One,
            meaning: "who cannot play draws one tile and passes if it does not fit",
        },
    ];
}

/// Who opens the first round, and with what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstOpener {
    /// A seat by lot, with any tile.
    Lot,
    /// Seat A, with any tile.
    SeatA,
    /// The holder of the highest double, who must lead it; without a double in any hand as
    /// [`FirstOpener::HeaviestTile`].
    HighestDouble,
    /// The holder of the tile with most pips (of equals, the one with the higher half), who must
    /// lead it.
    HeaviestTile,
    /// The holder of the lowest double, who must lead it; without a double in any hand, of the
    /// tile with fewest pips.
    LowestDouble,
    /// The holder of a double that the round names, who must lead it: the highest of the set in
    /// round 1, the next lower one in round 2, and so on. If it sleeps, the seats draw a tile each
    /// in turn, from a seat by lot on, until it is found.
    DescendingDouble,
}

impl Choice for FirstOpener {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "lot", value: Self::Lot, meaning: "a seat by lot, with any tile" },
        Named { name: "seat_a", value: Self::SeatA, meaning: "seat A, with any tile" },
        Named {
            name: "highest_double",
            value: Self::HighestDouble,
            meaning: "the holder of the highest double must lead it; if no hand has one, of the heaviest tile",
        },
        Named {
            name: "heaviest_tile",
            value: Self::HeaviestTile,
            meaning: "the holder of the tile with most pips must lead it",
        },
        Named {
            name: "lowest_double",
            value: Self::LowestDouble,
            meaning: "the holder of the lowest double must lead it; if no hand has one, of the lightest tile",
        },
        Named {
            name: "descending_double",
            value: Self::DescendingDouble,
            meaning: "the holder of the highest double of the set must lead it, in round 2 of the next lower one, and so on; if nobody has it all draw in turn",
        },
    ];
}

/// Who opens later rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LaterOpener {
    /// The seat that won the round before.
    Winner,
    /// The next in turn after the last opener, whoever won.
    Rotate,
    /// The holder of the tile that `first_opener` names, in every round.
    Holder,
    /// The seat that won the round before, unless it leaves the lead to its partner.
    WinningPair,
}

impl Choice for LaterOpener {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "winner", value: Self::Winner, meaning: "the seat that won the round before" },
        Named { name: "rotate", value: Self::Rotate, meaning: "the next in turn after the last opener, whoever won" },
        Named { name: "holder", value: Self::Holder, meaning: "the holder of the tile that first_opener names" },
        Named {
            name: "winning_pair",
            value: Self::WinningPair,
            meaning: "the seat that won the round before, unless it leaves the lead to its partner",
        },
    ];
}

/// Who opens after a round that nobody won, where the winner would.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AfterNoWinner {
    /// The next in turn after the opener.
    LeftOfOpener,
    /// The same opener again.
    SameOpener,
    /// A seat by lot.
    Lot,
    /// The holder of the tile that `first_opener` names.
    Holder,
}

impl Choice for AfterNoWinner {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "left_of_opener", value: Self::LeftOfOpener, meaning: "the next in turn after the opener" },
        Named { name: "same_opener", value: Self::SameOpener, meaning: "the same opener again" },
        Named { name: "lot", value: Self::Lot, meaning: "a seat by lot" },
        Named { name: "holder", value: Self::Holder, meaning: "the holder of the tile that first_opener names" },
    ];
}

/// Which doubles are open on four sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spinner {
    /// None: the line keeps two ends.
    None,
    /// The first double laid.
    FirstDouble,
    /// Every double.
    All,
    /// The lead, if it is a double.
    Lead,
}

impl Choice for Spinner {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "none", value: Self::None, meaning: "the line has two ends" },
        Named { name: "first_double", value: Self::FirstDouble, meaning: "the first double laid, as lead or later" },
        Named { name: "all", value: Self::All, meaning: "every double" },
        Named { name: "lead", value: Self::Lead, meaning: "the lead, if it is a double" },
    ];
}

/// When the short sides of a spinner open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpinnerOpens {
    /// When both long sides carry a tile.
    BothSidesFirst,
    /// With the double itself.
    AtOnce,
}

impl Choice for SpinnerOpens {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "both_sides_first", value: Self::BothSidesFirst, meaning: "when both long sides carry a tile" },
        Named { name: "at_once", value: Self::AtOnce, meaning: "all four directions at once" },
    ];
}

/// What a scoring count is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CountValue {
    /// The count itself.
    Sum,
    /// The count divided by the divisor.
    Quotient,
}

impl Choice for CountValue {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "sum", value: Self::Sum, meaning: "the count itself" },
        Named { name: "quotient", value: Self::Quotient, meaning: "the count divided by count_divisor" },
    ];
}

/// What a spinner adds to the count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpinnerCounts {
    /// Both halves until both long sides carry a tile, then nothing.
    UntilBothSides,
    /// As before, and then each bare short side one half.
    WhileExposed,
    /// As the default, but a lead double that lies alone counts one half.
    SingleWhenAlone,
}

impl Choice for SpinnerCounts {
    const ALL: &'static [Named<Self>] = &[
        Named {
            name: "until_both_sides",
            value: Self::UntilBothSides,
            meaning: "both halves until both long sides carry a tile, then nothing",
        },
        Named {
            name: "while_exposed",
            value: Self::WhileExposed,
            meaning: "both halves until both long sides carry a tile, then each bare short side one half",
        },
        Named {
            name: "single_when_alone",
            value: Self::SingleWhenAlone,
            meaning: "as until_both_sides, but a double that lies alone counts one half",
        },
    ];
}

/// Whether points are credited at once or must be called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// Credited at once.
    Auto,
    /// Points must be called with the tile; an opponent may claim what was overlooked.
    Muggins,
}

impl Choice for Claim {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "auto", value: Self::Auto, meaning: "points are credited at once" },
        Named {
            name: "muggins",
            value: Self::Muggins,
            meaning: "points must be called; opponents may claim what was overlooked",
        },
    ];
}

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
    /// Each team is charged its own pips, in a blocked round less those of the lowest hand; the lowest
    /// score wins. Source: Slosh seed.
    DiffToLow,
    /// As [`RoundScore::DiffToLow`], and in a blocked round the lowest hand is credited what the
    /// others are charged, so that its score may fall below nought; equal low hands are credited
    /// nothing. Source: Gambiter.
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
            meaning: "each team is charged its own pips, in a blocked round less those of the lowest hand; the lowest score wins",
        },
        Named {
            name: "winner_paid",
            value: Self::WinnerPaid,
            meaning: "as diff_to_low, and in a blocked round the lowest hand is credited what the others are charged",
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

impl Rules {
    /// Number of teams; the number of seats when nobody has a partner.
    pub const fn team_count(&self) -> u8 {
        match self.teams {
            Teams::Single => self.seats,
            Teams::Opposite => 2,
        }
    }

    /// The team of a seat.
    pub const fn team_of(&self, seat: Seat) -> Team {
        let index = match self.teams {
            Teams::Single => seat.index(),
            Teams::Opposite => seat.index() % 2,
        };
        match Team::from_index(index) {
            Some(team) => team,
            None => unreachable!(),
        }
    }

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

    /// The tiles of the set in play.
    pub const fn set(&self) -> TileSet {
        TileSet::full(self.max_pip)
    }

    /// Whether a placement can score.
    pub const fn scores_in_play(&self) -> bool {
        match self.equal_ends {
            EqualEnds::Score => true,
            EqualEnds::Ignored => self.count_divisor > 0,
        }
    }

    /// The seat that plays after this one.
    pub const fn next_seat(&self, seat: Seat) -> Seat {
        match self.turn_order {
            TurnOrder::Clockwise => seat.next(self.seats),
            TurnOrder::CounterClockwise => seat.previous(self.seats),
        }
    }

    /// Points that a count of open ends is worth; 0 is no score. A count that both divisors divide is
    /// worth both quotients, but its sum once.
    pub const fn points_for_count(&self, count: u16) -> u16 {
        let first = Self::quotient(count, self.count_divisor);
        let second = Self::quotient(count, self.second_divisor);
        match self.count_value {
            CountValue::Quotient => first + second,
            CountValue::Sum if first + second > 0 => count,
            CountValue::Sum => 0,
        }
    }

    /// How often a divisor goes into a count without remainder; 0 without a divisor.
    const fn quotient(count: u16, divisor: u8) -> u16 {
        match divisor as u16 {
            0 => 0,
            divisor if count.is_multiple_of(divisor) => count / divisor,
            _ => 0,
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

    /// Adds up a row of seats by team.
    pub fn by_team(&self, mut of_seat: impl FnMut(Seat) -> i32) -> ByTeam<i32> {
        let mut totals = ByTeam::default();
        for seat in Seat::all(self.seats) {
            totals[self.team_of(seat)] += of_seat(seat);
        }
        totals
    }
}
