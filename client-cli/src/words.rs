//! How tiles, seats and ends are written wherever people read.

use boneyard_proto::v1::{Arm, Hand, Move, OpenEnd, Tile, r#move::Action};

/// The letter of a seat: 1 is A.
pub(crate) fn letter(seat: i32) -> char {
    u8::try_from(seat).ok().filter(|seat| (1..=26).contains(seat)).map_or('?', |seat| char::from(b'A' + seat - 1))
}

pub(crate) fn tile(tile: Tile) -> String {
    format!("{}-{}", tile.high, tile.low)
}

pub(crate) fn tiles(tiles: &[Tile]) -> String {
    list(tiles.iter().map(|&each| tile(each)))
}

pub(crate) fn hand(hand: &Hand) -> String {
    tiles(&hand.tiles)
}

/// `1 tile`, `2 tiles`.
pub(crate) fn count(number: i32, one: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {one}s") }
}

/// Bytes as people compare them.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from_digit(half.into(), 16).unwrap_or('?');
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 0xf)]).collect()
}

pub(crate) fn list(items: impl IntoIterator<Item = String>) -> String {
    items.into_iter().collect::<Vec<_>>().join(", ")
}

/// `A`, `A and B`, `A, B and C`.
pub(crate) fn and_list(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

/// An end as it is spoken of: `left`, `C's train`.
pub(crate) fn end_name(label: &str) -> String {
    match label {
        "" => "start".to_owned(),
        "L" => "left".to_owned(),
        "R" => "right".to_owned(),
        "U" => "up".to_owned(),
        "D" => "down".to_owned(),
        "@X" => "Mexican train".to_owned(),
        other => match other.strip_prefix('@') {
            Some(seat) if seat.len() == 1 && seat.starts_with(|letter: char| letter.is_ascii_uppercase()) => {
                format!("{seat}'s train")
            }
            Some(number) => format!("arm {number}"),
            None => other.to_owned(),
        },
    }
}

/// An end as a place to lay a tile on: `the left end`, `C's train`.
pub(crate) fn end_place(label: &str) -> String {
    let name = end_name(label);
    match label {
        "L" | "R" | "U" | "D" => format!("the {name} end"),
        "@X" => format!("the {name}"),
        _ => name,
    }
}

/// The open ends in one phrase: `5 (left) and 4 (right)`.
pub(crate) fn ends(ends: &[OpenEnd]) -> String {
    let each = ends.iter().filter_map(|end| end.pips.map(|pips| format!("{pips} ({})", end_name(&end.label))));
    and_list(&each.collect::<Vec<_>>())
}

/// The label of an end, looked up where it may still be known.
pub(crate) fn label_of(end_id: i32, ends: &[OpenEnd], arms: &[Arm]) -> String {
    let open = ends.iter().find(|end| end.end_id == end_id).map(|end| &end.label);
    open.or_else(|| arms.iter().find(|arm| arm.arm_id == end_id).map(|arm| &arm.label)).cloned().unwrap_or_default()
}

/// The action of a move, where there is one this program knows.
pub(crate) fn action(choice: Option<&Move>) -> Option<&Action> {
    choice.and_then(|choice| choice.action.as_ref())
}

/// A key such as `all_fives` as a title: `All Fives`.
pub(crate) fn title(key: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>()).unwrap_or_default()
    };
    key.split('_').map(capital).collect::<Vec<_>>().join(" ")
}

/// A length of time for people: `48 s`, `5 min 0 s`.
pub(crate) fn seconds(ms: i32) -> String {
    let seconds = ms.max(0) / 1000;
    if seconds < 60 { format!("{seconds} s") } else { format!("{} min {} s", seconds / 60, seconds % 60) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_have_letters() {
        assert_eq!((letter(1), letter(14), letter(0), letter(99)), ('A', 'N', '?', '?'));
    }

    #[test]
    fn ends_are_named_by_their_labels() {
        let names = ["L", "R", "U", "D", "@C", "@X", "@17", ""].map(end_name);
        assert_eq!(["L", "@X", "@B"].map(end_place), ["the left end", "the Mexican train", "B's train"]);
        assert_eq!(names, ["left", "right", "up", "down", "C's train", "Mexican train", "arm 17", "start"]);
    }

    #[test]
    fn lists_read_as_sentences() {
        let text = |items: &[&str]| and_list(&items.iter().map(|&item| item.to_owned()).collect::<Vec<_>>());
        assert_eq!((text(&[]), text(&["A"]), text(&["A", "B"])), (String::new(), "A".to_owned(), "A and B".to_owned()));
        assert_eq!(text(&["A", "B", "C"]), "A, B and C");
        assert_eq!(title("domino_whist"), "Domino Whist");
        assert_eq!(count(1, "tile") + " " + &count(2, "tile"), "1 tile 2 tiles");
        assert_eq!(hex(&[0x0f, 0xa0]), "0fa0");
        assert_eq!((seconds(48_900), seconds(300_000)), ("48 s".to_owned(), "5 min 0 s".to_owned()));
    }
}
