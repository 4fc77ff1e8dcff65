//! The count of open ends, for games in which placements score.

use super::{Arm, ArmKind, Arms};
use crate::rules::{Rules, SpinnerCounts};

/// Sum of the open ends: each end its value, a double at an end both halves.
///
/// A double counts until two tiles touch it: with the line it joined, that is when its far side is
/// covered; a lead double that lies alone, or has one tile, counts both halves. Bare short sides
/// count nothing, or one half each where the rules say so. Source: All Fives seed; Pagat and
/// Gambiter for the covered spinner; Pagat's Sniff for `while_exposed`.
pub fn count(arms: &Arms, rules: &Rules) -> u16 {
    let mut total = 0;
    for arm in arms.iter() {
        let outer = u16::from(arm.outer);
        if !arm.started {
            // A bare side of a double is counted with its double, below.
            if !arm.from_double() && matches!(arm.kind, ArmKind::Line) {
                total += outer;
            }
        } else if !arm.outer_double {
            total += outer;
        } else if !touched_from_the_side(arms, arm) {
            total += 2 * outer;
        }
    }
    total + lead_double(arms, rules) + bare_sides(arms, rules)
}

/// Whether a short side of the double at the end of this arm carries a tile, so that two tiles
/// touch it. Happens only where short sides open at once.
fn touched_from_the_side(arms: &Arms, arm: &Arm) -> bool {
    arms.iter().any(|side| matches!(side.kind, ArmKind::Spinner) && side.started && side.root == (arm.outer, arm.outer))
}

/// The lead tile's own share while it is a double touched by fewer than two tiles.
fn lead_double(arms: &Arms, rules: &Rules) -> u16 {
    let Some(left) = arms.iter().next() else { return 0 };
    if !left.from_double() {
        return 0;
    }
    let touching = arms.iter().filter(|arm| arm.started && arm.root == left.root).count();
    let pip = u16::from(left.root.0);
    match (touching, rules.spinner_counts) {
        (0, SpinnerCounts::SingleWhenAlone) => pip,
        (0 | 1, SpinnerCounts::UntilBothSides | SpinnerCounts::WhileExposed | SpinnerCounts::SingleWhenAlone) => {
            2 * pip
        }
        (_, SpinnerCounts::UntilBothSides | SpinnerCounts::WhileExposed | SpinnerCounts::SingleWhenAlone) => 0,
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
    let lead = |arm: &&Arm| matches!(arm.kind, ArmKind::Line) && arm.root == (pip, pip);
    if arms.iter().any(|arm| lead(&arm)) {
        return arms.iter().filter(lead).all(|arm| arm.started);
    }
    !arms.iter().any(|arm| arm.outer_double && arm.outer == pip)
}
