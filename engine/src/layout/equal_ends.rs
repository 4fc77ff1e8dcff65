//! Points for equal ends, as in Bergen.

use super::{Arm, ArmKind, Arms, long_sides_covered};
use crate::tile::Pip;

/// Points of the tile that was laid last and shows `laid`: as many as halves of open ends show that
/// number, if two ends do; 2 for a double that was led. A double is one end with two halves for as
/// long as one of its long sides is bare. Source: Puzzle-place and domino-games Bergen; Pagat Double
/// Bergen for three and four.
pub fn equal_ends(arms: &Arms, laid: Pip) -> u16 {
    let Some(lead) = arms.iter().next() else { return 0 };
    let shows = |arm: &&Arm| arm.outer == laid;
    if arms.iter().all(|arm| !arm.started) {
        return if lead.from_double() { 2 } else { 0 };
    }
    let (mut ends, mut halves) = (0, 0);
    for arm in arms.iter().filter(shows) {
        let bare_half = matches!(arm.kind, ArmKind::Line) && !arm.from_double();
        if arm.started || bare_half {
            ends += 1;
            halves += if arm.outer_double { 2 } else { 1 };
        }
    }
    if lead.from_double() && lead.root.0 == laid && !long_sides_covered(arms, laid) {
        ends += 1;
        halves += 2;
    }
    if ends < 2 { 0 } else { halves }
}
