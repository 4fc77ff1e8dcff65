//! Chicken Foot: every double must get its toes before anything else is laid. Source: htfbw,
//! Reference.com and the text of Wikipedia; hands of seven or five after the same; the project's rules
//! page §7. Not offered: six toes on the first double, the penalty for keeping silent about the last
//! tile.

use super::{Variant, block::BLOCK};
use crate::rules::{Drawing, FillFirst, FirstOpener, LaterOpener, RoundScore, Rules, Spinner, SpinnerOpens};

pub(super) const CHICKEN_FOOT: Variant = Variant {
    key: "chicken_foot",
    name: "Chicken Foot",
    summary: "Every double must be joined on all its free sides before anything else is laid. A round for each double of the set, the highest first; the fewest pips win.",
    seats: (2, 8),
    default_seats: 4,
    sets: &[6, 9, 12, 15],
    options: &[
        "seats",
        "max_pip",
        "hand_size",
        "drawing",
        "reserve",
        "first_opener",
        "fill_first",
        "double_blank",
        "rounds",
        "match_tie",
    ],
    rules: |seats| Rules {
        variant: "chicken_foot",
        max_pip: 9,
        hand_size: if seats <= 4 { 7 } else { 5 },
        drawing: Drawing::One,
        first_opener: FirstOpener::DescendingDouble,
        later_opener: LaterOpener::Holder,
        spinner: Spinner::All,
        spinner_opens: SpinnerOpens::AtOnce,
        fill_first: FillFirst::All,
        round_score: RoundScore::OwnPipsPenalty,
        double_blank: 50,
        rounds: 10,
        ..(BLOCK.rules)(seats)
    },
};
