//! Which ends are open where the rules close some: a line with one end, and doubles whose sides
//! must be filled first.

use super::stage::{Listener, Stage};
use crate::{
    layout::{Arm, ArmKind, Arms, End, long_sides_covered},
    rules::{FillFirst, LineEnds, Rules, SpinnerOpens},
    seat::SeatSet,
    tile::Pip,
};

/// Whether ends open and close by more than the rule of spinners.
pub(super) const fn closes_ends(rules: &Rules) -> bool {
    match (rules.line_ends, rules.fill_first) {
        (LineEnds::Two, FillFirst::None) => false,
        (LineEnds::One | LineEnds::Two, FillFirst::None | FillFirst::Lead | FillFirst::All) => true,
    }
}

impl<L: Listener> Stage<'_, L> {
    /// Opens and closes ends after a placement.
    pub(super) fn arrange_ends(&mut self) {
        let unfilled = unfilled_double(self.rules, &self.position.arms);
        for index in 0..self.position.arms.len() {
            let end = End::of_arm(index);
            let Some(&arm) = self.position.arms.get(end) else { continue };
            let free = unfilled.is_none_or(|pip| is_free_side(self.rules, &arm, pip));
            let open = free && grows(self.rules, &self.position.arms, end, &arm);
            let open_to = if open { SeatSet::all(self.rules.seats) } else { SeatSet::EMPTY };
            self.open_arm(end, open_to);
        }
    }
}

/// Whether an arm may be laid on when no double has to be filled.
fn grows(rules: &Rules, arms: &Arms, end: End, arm: &Arm) -> bool {
    match (arm.kind, rules.line_ends, rules.spinner_opens) {
        (ArmKind::Spinner, _, SpinnerOpens::BothSidesFirst) => long_sides_covered(arms, arm.root.0),
        (ArmKind::Line, LineEnds::One, _) => end != End::LEFT,
        (ArmKind::Spinner, _, SpinnerOpens::AtOnce)
        | (ArmKind::Line, LineEnds::Two, _)
        | (ArmKind::Train | ArmKind::CommonTrain, _, _) => true,
    }
}

/// The double that has free sides and must be filled; there is at most one, because every tile laid
/// while it is unfilled joins it and no second double shows its number.
fn unfilled_double(rules: &Rules, arms: &Arms) -> Option<Pip> {
    match rules.fill_first {
        FillFirst::None => None,
        FillFirst::Lead => {
            let lead = arms.iter().next().filter(|arm| arm.from_double())?;
            arms.iter().any(|arm| is_free_side(rules, arm, lead.root.0)).then_some(lead.root.0)
        }
        FillFirst::All => arms.iter().find(|arm| is_free_side(rules, arm, arm.outer)).map(|arm| arm.outer),
    }
}

/// Whether the arm is a side of the double `pip`-`pip` that carries no tile.
fn is_free_side(rules: &Rules, arm: &Arm, pip: Pip) -> bool {
    if !arm.started {
        return arm.root == (pip, pip);
    }
    match rules.fill_first {
        FillFirst::None | FillFirst::Lead => false,
        FillFirst::All => arm.outer_double && arm.outer == pip,
    }
}
