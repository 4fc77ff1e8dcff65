//! Jamaican Partner, six love. Source: gamerules Jamaican and `SixLove`; the project's rules page §7.
//! The bonus for a hard end is not offered: the texts do not say what it is worth.

use super::{Variant, latin_partnership::LATIN_PARTNERSHIP};
use crate::rules::{AfterNoWinner, BlockedWinner, LaterOpener, LosersScore, RoundScore, Rules};

pub(super) const JAMAICAN_PARTNER: Variant = Variant {
    key: "jamaican_partner",
    name: "Jamaican Partner",
    summary: "Two pairs; a round is a point, and six in a row win. The pair that won chooses which of the two leads.",
    options: &[
        "seats",
        "turn_order",
        "first_opener",
        "later_opener",
        "after_no_winner",
        "blocked_winner",
        "blocked_tie",
        "losers_score",
        "target",
        "rounds",
    ],
    rules: |seats| Rules {
        variant: "jamaican_partner",
        later_opener: LaterOpener::WinningPair,
        after_no_winner: AfterNoWinner::Holder,
        round_score: RoundScore::Fixed,
        out_points: 1,
        blocked_points: 1,
        blocked_winner: BlockedWinner::LowHand,
        losers_score: LosersScore::Cleared,
        target: 6,
        ..(LATIN_PARTNERSHIP.rules)(seats)
    },
    ..LATIN_PARTNERSHIP
};
