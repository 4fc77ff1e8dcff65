//! Points for how a round went: the last tile, passes, the number of the round.

use crate::{
    layout::Arm,
    position::Position,
    rules::Rules,
    seat::{BySeat, Seat},
};

/// Bonus of each seat at the end of a round that `out` ended by going out and `winner` won.
pub(super) fn bonus(rules: &Rules, position: &Position, out: Option<Seat>, winner: Option<Seat>) -> BySeat<i32> {
    let mut points =
        BySeat::from_fn(rules.seats, |seat| i32::from(rules.bonus.pass_all) * i32::from(position.passed_by_all[seat]));
    if let Some(seat) = position.lead_passed {
        let double = position.arms.iter().next().is_some_and(Arm::from_double);
        points[seat] += i32::from(if double { rules.bonus.lead_double_pass } else { rules.bonus.lead_pass });
    }
    if let (Some(seat), Some(closing)) = (out, position.closing) {
        points[seat] += i32::from(match (closing.fits_all_ends, closing.tile.is_double()) {
            (true, false) => rules.bonus.capicua,
            (true, true) => rules.bonus.double_capicua,
            (false, true) => rules.bonus.last_double,
            (false, false) => 0,
        });
        if closing.tile.pips() == 0 {
            points[seat] += i32::from(rules.bonus.last_blank);
        }
    }
    if let Some(seat) = winner {
        points[seat] += i32::from(rules.bonus.round.points(position.round));
    }
    points
}
