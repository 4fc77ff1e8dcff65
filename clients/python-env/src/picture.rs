//! A table as text, for `render_mode="ansi"`.

use std::fmt::Write as _;

use boneyard_engine::{
    layout::{ArmKind, End},
    seat::Seat,
    table::{ArmView, PublicView},
    tile::{Pip, Tile},
};

use crate::game::Game;

/// The table with all hands, one line for each seat and each arm, and who is to move.
pub fn picture(game: &Game) -> String {
    let Some(view) = game.view() else { return String::new() };
    let mut text = format!("{}, round {}, turn {}", view.rules.variant, view.round, view.turn);
    let scores: Vec<String> = view.team_scores.iter().map(i32::to_string).collect();
    let yard = view.boneyard_count;
    let to_move = game.to_move();
    // Writing to a text cannot fail.
    let _ = writeln!(text, "   score {}   boneyard {yard}", scores.join(":"));
    for seat in Seat::all(view.rules.seats) {
        let hand = game.facts(seat).hand;
        let tiles: Vec<String> = hand.iter().rev().map(|tile| tile.to_string()).collect();
        let mark = if to_move == Some(seat) { '>' } else { ' ' };
        let _ = writeln!(text, "{mark} {seat}  {}", tiles.join(" "));
    }
    text.push_str(&layout(view));
    text
}

fn layout(view: &PublicView) -> String {
    let mut text = String::new();
    let line = |kind: ArmKind| kind == ArmKind::Line;
    if let Some(centre) = view.centre.filter(|_| view.arms.first().is_some_and(|arm| line(arm.arm.kind))) {
        let mut row: Vec<String> = view.arms.first().map(leftward).unwrap_or_default();
        row.push(format!("[{}|{}]", centre.high(), centre.low()));
        row.extend(view.arms.get(1).map(outward).unwrap_or_default());
        let _ = writeln!(text, "    {}", row.join(" "));
    } else if let Some(centre) = view.centre {
        let _ = writeln!(text, "    [{}|{}]", centre.high(), centre.low());
    }
    let others = view.arms.iter().enumerate().filter(|(_, arm)| !line(arm.arm.kind));
    for (index, arm) in others.filter(|(_, arm)| arm.arm.started || arm.arm.kind != ArmKind::Spinner) {
        let marker = if arm.arm.marked { "*" } else { "" };
        let _ = writeln!(text, "    {}{marker} {}", view.label(End::of_arm(index)), outward(arm).join(" "));
    }
    text
}

/// The tiles of an arm from the root on, the half that faces outward last.
fn outward(arm: &ArmView) -> Vec<String> {
    arm.tiles.iter().map(|&(tile, outer)| format!("{}|{outer}", inner(tile, outer))).collect()
}

/// The tiles of an arm that lies to the left of its root.
fn leftward(arm: &ArmView) -> Vec<String> {
    arm.tiles.iter().rev().map(|&(tile, outer)| format!("{outer}|{}", inner(tile, outer))).collect()
}

fn inner(tile: Tile, outer: Pip) -> Pip {
    tile.across(outer)
}
