//! The options of the four line games as plain fields, with the defaults of §3 and §5.

use super::line_layout::{Exposure, Spinners};

/// Whose seat leads a round (§5.1 first and later opener, §3.1 opening).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Opener {
    Lot,
    /// Seat 0: Vorhand, after the partner draw.
    FirstSeat,
    /// The holder must lead it.
    HighestDouble,
    /// The holder must lead it.
    HeaviestTile,
    Winner,
    /// Left of the last opener.
    Clockwise,
    Same,
}

/// What a seat gets for going out or for the lowest hand (§5.2, §5.3), or what both teams get (§3.1).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Award {
    /// The others' pips, nothing taken off.
    OthersTotal,
    /// The others' pips minus the winner's own, once.
    OthersMinusOwnOnce,
    /// Each other hand minus the winner's own, added up.
    PairwiseDifference,
    /// All hands, the winner's own too.
    AllHandsTotal,
    /// Both teams write down their own pips as penalty.
    BothDebitOwn,
    /// Only the team with more pips writes down its own.
    HigherSideOnly,
}

/// Who wins a blocked round when the lowest hand is not alone (§5.3, blocked tie).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum BlockedTie {
    Nobody,
    /// Among the tied, the side holding the lightest single tile.
    LightestTile,
    /// The side of the round's opener.
    OpenerSide,
    /// The side that laid last.
    CloserSide,
}

/// When the target ends a match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum TargetCheck {
    AfterRound,
    AtOnce,
}

/// What equal best totals at the end mean.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum EqualEnd {
    Shared,
    ExtraRound,
}

/// The rules of one line game.
#[expect(clippy::struct_excessive_bools, reason = "each is a rule of its own that is there or not")]
#[derive(Clone, Debug)]
pub(crate) struct LineRules {
    pub(crate) max_pip: u8,
    pub(crate) seats: usize,
    pub(crate) hand: usize,
    /// Opposite seats are partners and share one score.
    pub(crate) partners: bool,
    pub(crate) draws: bool,
    /// A seat that can play may draw instead ([Digigamers]).
    pub(crate) voluntary_draw: bool,
    /// Tiles at the end of the boneyard that are never drawn.
    pub(crate) reserve: usize,
    pub(crate) spinners: Spinners,
    pub(crate) four_at_once: bool,
    /// Placements score counts that this divides; 0 scores nothing in play.
    pub(crate) divisor: i32,
    pub(crate) exposure: Exposure,
    /// Points are the sum divided by the divisor.
    pub(crate) quotient: bool,
    pub(crate) lead_scores: bool,
    /// Points must be called; what was not called the opponents may claim.
    pub(crate) muggins: bool,
    /// Hand awards are rounded to the nearest five.
    pub(crate) rounding: bool,
    pub(crate) first_opener: Opener,
    pub(crate) later_opener: Opener,
    pub(crate) opener_without_winner: Opener,
    pub(crate) out_award: Award,
    pub(crate) blocked_award: Award,
    pub(crate) blocked_tie: BlockedTie,
    /// Whether the hand of the partner of the seat that went out is charged.
    pub(crate) partner_counts: bool,
    /// A double in a hand costs one half only ([Mobsea]).
    pub(crate) half_doubles: bool,
    pub(crate) target: i32,
    /// Rounds of a match in place of the target; 0 for a match to the target.
    pub(crate) rounds: usize,
    pub(crate) target_check: TargetCheck,
    pub(crate) equal_end: EqualEnd,
    /// The lower total wins.
    pub(crate) low_wins: bool,
}

/// Block: nobody draws (§5.6).
pub(crate) fn block(seats: usize) -> LineRules {
    LineRules {
        max_pip: 6,
        seats,
        hand: if seats == 2 { 7 } else { 5 },
        partners: false,
        draws: false,
        voluntary_draw: false,
        reserve: 0,
        spinners: Spinners::None,
        four_at_once: false,
        divisor: 0,
        exposure: Exposure::UntilBothSides,
        quotient: false,
        lead_scores: true,
        muggins: false,
        rounding: false,
        first_opener: Opener::Lot,
        later_opener: Opener::Winner,
        opener_without_winner: Opener::Clockwise,
        out_award: Award::OthersTotal,
        blocked_award: Award::OthersMinusOwnOnce,
        blocked_tie: BlockedTie::Nobody,
        partner_counts: true,
        half_doubles: false,
        target: 100,
        rounds: 0,
        target_check: TargetCheck::AfterRound,
        equal_end: EqualEnd::Shared,
        low_wins: false,
    }
}

/// Draw: who cannot play draws until he can (§5.5).
pub(crate) fn draw(seats: usize) -> LineRules {
    LineRules { hand: if seats == 4 { 6 } else { 7 }, draws: true, ..block(seats) }
}

/// All Fives (§5.2).
pub(crate) fn all_fives(seats: usize) -> LineRules {
    LineRules {
        draws: true,
        spinners: Spinners::FirstDouble,
        divisor: 5,
        rounding: true,
        blocked_award: Award::OthersTotal,
        target: 150,
        ..block(seats)
    }
}

/// Domino Whist (§3).
pub(crate) fn whist() -> LineRules {
    LineRules {
        hand: 7,
        partners: true,
        first_opener: Opener::FirstSeat,
        later_opener: Opener::Clockwise,
        out_award: Award::BothDebitOwn,
        blocked_award: Award::BothDebitOwn,
        low_wins: true,
        ..block(4)
    }
}
