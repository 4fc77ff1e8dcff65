//! Mexican Train: a train for each seat and one for everybody. Source: the Mexican Train seed text;
//! hands after Pagat and others, by the table of the rules page, 4.1.

use super::{Variant, block::BLOCK};
use crate::rules::{
    Drawing, MatchTie, RoundScore, Rules,
    trains::{Family, usual_set},
};

pub(super) const MEXICAN_TRAIN: Variant = Variant {
    key: "mexican_train",
    name: "Mexican Train",
    summary: "Each seat has a train of its own, and one is for everybody. Who cannot play draws, then opens its train to all. Each round starts from the next lower double; the fewest points win.",
    seats: (2, 14),
    default_seats: 4,
    sets: &[6, 9, 12, 15, 18],
    options: &[
        "seats",
        "max_pip",
        "hand_size",
        "rounds",
        "engine",
        "starter",
        "first_turn",
        "own_train_first",
        "mexican_max",
        "mexican_start",
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
            variant: "mexican_train",
            family: Family::Trains,
            max_pip: usual_set(seats),
            drawing: Drawing::One,
            round_score: RoundScore::OwnPipsPenalty,
            match_tie: MatchTie::ZeroRounds,
            ..(BLOCK.rules)(seats)
        };
        rules.settle_for_set();
        rules
    },
};
