//! The layout as text: one row for a line, one row for each other arm.

use boneyard_proto::v1::{Arm, EndKind, PlacedTile, PublicView, Tile};

use crate::words;

/// The layout, row by row, each beginning with what it is.
pub(crate) fn rows(table: &PublicView) -> Vec<String> {
    let arm = |label: &str| table.arms.iter().find(|arm| arm.label == label && arm.kind() == EndKind::Line);
    let mut rows = Vec::new();
    match (arm("L"), arm("R")) {
        (Some(left), Some(right)) => rows.push(format!("Line, left to right: {}.", line(left, right))),
        _ => rows.push(match table.engine_tile {
            Some(tile) => format!("Engine {}.", words::tile(tile)),
            None => "Nothing is laid yet.".to_owned(),
        }),
    }
    let branches = table.arms.iter().filter(|arm| arm.kind() != EndKind::Line);
    rows.extend(branches.filter(|arm| !arm.tiles.is_empty() || arm.kind() != EndKind::Spinner).map(branch));
    rows
}

/// A line from its left end to its right end, every tile as it lies.
fn line(left: &Arm, right: &Arm) -> String {
    let mut tiles: Vec<String> = left.tiles.iter().rev().map(|placed| lying(placed, true)).collect();
    // The high half of the lead tile is the left end.
    tiles.extend(left.root.map(words::tile));
    tiles.extend(right.tiles.iter().map(|placed| lying(placed, false)));
    tiles.join(" ")
}

fn branch(arm: &Arm) -> String {
    let tiles = arm.tiles.iter().map(|placed| lying(placed, false)).collect::<Vec<_>>().join(" ");
    let marked = if arm.marked { ", marked" } else { "" };
    let name = words::end_name(&arm.label);
    let root = arm.root.map(words::tile).unwrap_or_default();
    let tiles = if tiles.is_empty() { "nothing yet".to_owned() } else { tiles };
    format!("{}{marked}, from {root}: {tiles}.", capital(&name))
}

/// A tile as it lies: the inner half first, or the outer one on the way to the left.
fn lying(placed: &PlacedTile, outer_first: bool) -> String {
    let Tile { high, low } = placed.tile.unwrap_or_default();
    let outer = placed.outer_pips;
    let inner = if outer == high { low } else { high };
    if outer_first { format!("{outer}-{inner}") } else { format!("{inner}-{outer}") }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arm(arm_id: i32, label: &str, kind: EndKind, root: (i32, i32), tiles: &[(i32, i32, i32)]) -> Arm {
        let tiles = tiles
            .iter()
            .map(|&(high, low, outer_pips)| PlacedTile { tile: Some(Tile { high, low }), outer_pips })
            .collect();
        Arm {
            arm_id,
            label: label.to_owned(),
            kind: kind.into(),
            root: Some(Tile { high: root.0, low: root.1 }),
            tiles,
            ..Arm::default()
        }
    }

    #[test]
    fn a_line_reads_from_left_to_right_with_halves_that_meet() {
        let table = PublicView {
            arms: vec![
                arm(2, "L", EndKind::Line, (6, 3), &[(6, 4, 4), (4, 2, 2)]),
                arm(3, "R", EndKind::Line, (6, 3), &[(3, 3, 3), (5, 3, 5)]),
                arm(4, "U", EndKind::Spinner, (3, 3), &[(3, 0, 0)]),
                arm(5, "D", EndKind::Spinner, (3, 3), &[]),
            ],
            ..PublicView::default()
        };
        assert_eq!(rows(&table), ["Line, left to right: 2-4 4-6 6-3 3-3 3-5.", "Up, from 3-3: 3-0."]);
    }

    #[test]
    fn trains_have_a_row_each() {
        let mut own = arm(2, "@A", EndKind::Train, (12, 12), &[(12, 7, 7)]);
        own.marked = true;
        let common = arm(3, "@X", EndKind::CommonTrain, (12, 12), &[]);
        let table = PublicView {
            engine_tile: Some(Tile { high: 12, low: 12 }),
            arms: vec![own, common],
            ..PublicView::default()
        };
        assert_eq!(
            rows(&table),
            ["Engine 12-12.", "A's train, marked, from 12-12: 12-7.", "Mexican train, from 12-12: nothing yet."]
        );
    }

    #[test]
    fn an_empty_table_says_so() {
        assert_eq!(rows(&PublicView::default()), ["Nothing is laid yet."]);
    }
}
