//! The count of open ends, for games in which placements score.

use super::{ArmKind, Arms};
use crate::rules::{Rules, SpinnerCounts};

/// Sum of the open ends: each end its value, a double at an end both halves.
///
/// A double counts while one of its long sides is bare: laid later, that is while it is at the end of an
/// arm; as the lead, until both sides of the line carry a tile. Bare short sides count nothing, or one
/// half each where the rules say so. Source: All Fives seed; Pagat and Gambiter for the covered spinner;
/// Pagat's Sniff for `while_exposed`.
pub fn count(arms: &Arms, rules: &Rules) -> u16 {
    let mut total = 0;
    for arm in arms.iter() {
        let outer = u16::from(arm.outer);
        if arm.started {
            total += if arm.outer_double { 2 * outer } else { outer };
        } else if !arm.from_double() && matches!(arm.kind, ArmKind::Line) {
            // A bare side of a double is counted with its double, below.
            total += outer;
        }
    }
    total + lead_double(arms, rules) + bare_sides(arms, rules)
}

/// The lead tile's own share while it is a double with a bare long side.
fn lead_double(arms: &Arms, rules: &Rules) -> u16 {
    let Some(left) = arms.iter().next() else { return 0 };
    if !left.from_double() || long_sides_covered(arms, left.root.0) {
        return 0;
    }
    let alone = arms.iter().all(|arm| !arm.started);
    let pip = u16::from(left.root.0);
    match rules.spinner_counts {
        SpinnerCounts::SingleWhenAlone if alone => pip,
        SpinnerCounts::UntilBothSides | SpinnerCounts::WhileExposed | SpinnerCounts::SingleWhenAlone => 2 * pip,
    }
}

/// One half for each bare short side of a spinner whose long sides are both covered, where the
/// rules count what is exposed.
fn bare_sides(arms: &Arms, rules: &Rules) -> u16 {
    match rules.spinner_counts {
        SpinnerCounts::UntilBothSides | SpinnerCounts::SingleWhenAlone => 0,
        SpinnerCounts::WhileExposed => arms
            .iter()
            .filter(|side| {
                matches!(side.kind, ArmKind::Spinner) && !side.started && long_sides_covered(arms, side.root.0)
            })
            .map(|side| u16::from(side.root.0))
            .sum(),
    }
}

/// Whether both long sides of the double `pip`-`pip` carry a tile. A double laid later joined the
/// line with one side; the other is bare as long as the double is at the end of an arm.
pub(crate) fn long_sides_covered(arms: &Arms, pip: u8) -> bool {
    let lead = |arm: &&super::Arm| matches!(arm.kind, ArmKind::Line) && arm.root == (pip, pip);
    if arms.iter().any(|arm| lead(&arm)) {
        return arms.iter().filter(lead).all(|arm| arm.started);
    }
    !arms.iter().any(|arm| arm.outer_double && arm.outer == pip)
}
