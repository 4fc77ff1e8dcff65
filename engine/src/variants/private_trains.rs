//! Private Trains: Mexican Train without a train for everybody, for a few. Source: Wikipedia, Private
//! Trains, for the hands: as many tiles as the set has numbers; all else as in Mexican Train.

use super::{Variant, mexican_train::MEXICAN_TRAIN};
use crate::rules::{Rules, trains::TrainRules};

pub(super) const PRIVATE_TRAINS: Variant = Variant {
    key: "private_trains",
    name: "Private Trains",
    summary: "Mexican Train for a few: each seat has a train of its own and there is none for everybody. Who cannot play draws, then opens its train to all. The fewest points win.",
    seats: (2, 4),
    default_seats: 4,
    sets: &[9, 12, 15, 18],
    options: &[
        "seats",
        "max_pip",
        "hand_size",
        "rounds",
        "engine",
        "starter",
        "first_turn",
        "own_train_first",
        "drawing",
        "marker_off",
        "doubles",
        "dead_double_exempt",
        "last_double",
        "double_blank",
        "tap",
        "tap_draw",
        "tap_lose_turn",
        "tap_mark",
        "tap_window",
        "match_tie",
    ],
    rules: |seats| {
        let mut rules = Rules {
            variant: "private_trains",
            trains: TrainRules { mexican_max: 0, ..TrainRules::DEFAULT },
            ..(MEXICAN_TRAIN.rules)(seats)
        };
        rules.settle_for_set();
        rules
    },
};
