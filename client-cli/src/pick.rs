//! The listed move that a player means, or what is wrong with what was typed.

use boneyard_proto::v1::{Decision, LegalMove, OpenEnd, PlaceTile, Tile, r#move::Action};

use crate::{
    answers,
    picture::Picture,
    typed::{Answer, EndWish, Wish, unreadable},
    words,
};

/// The listed move that is meant, by its place from 0; or what is wrong and what would do.
pub(crate) fn pick(answer: &Answer, decision: &Decision, picture: &Picture) -> Result<usize, String> {
    let moves = &decision.legal_moves;
    // The server's own text for a move always works.
    let bare =
        |text: &str| text.chars().filter(|letter| !letter.is_whitespace()).collect::<String>().to_ascii_lowercase();
    let typed = bare(answer.text());
    if let Some(index) = moves.iter().position(|legal| bare(&legal.token) == typed) {
        return Ok(index);
    }
    match &answer.wish {
        Wish::Number(number) if (1..=moves.len()).contains(number) => Ok(number - 1),
        Wish::Number(number) => {
            let tile = if (10..100).contains(number) {
                format!("; a tile is written `{}-{}`", number / 10, number % 10)
            } else {
                String::new()
            };
            Err(format!("{number} is not in the list: it has {}; see `moves`{tile}", listed(moves.len())))
        }
        Wish::Place { tile, end, announce } => pick_placement(*tile, end, *announce, decision, picture),
        Wish::Draw => by_kind(answer, moves, |action| matches!(action, Action::Draw(_))),
        Wish::Pass => by_kind(answer, moves, |action| matches!(action, Action::PassTurn(_))),
        Wish::Decline => by_kind(answer, moves, |action| matches!(action, Action::Decline(_))),
        Wish::Unread => Err(unreadable(answer.text())),
    }
}

fn listed(moves: usize) -> String {
    if moves == 1 { "1 move".to_owned() } else { format!("{moves} moves, 1 to {moves}") }
}

fn by_kind(answer: &Answer, moves: &[LegalMove], kind: impl Fn(&Action) -> bool) -> Result<usize, String> {
    let found = moves.iter().position(|legal| words::action(legal.choice.as_ref()).is_some_and(&kind));
    found.ok_or_else(|| {
        let first = moves.first().map(|legal| format!(", such as `{}`", legal.token)).unwrap_or_default();
        format!(
            "you cannot {} now: you have {}{first}; see `moves`",
            answer.text().to_ascii_lowercase(),
            listed(moves.len())
        )
    })
}

fn placed(legal: &LegalMove) -> Option<&PlaceTile> {
    match words::action(legal.choice.as_ref()) {
        Some(Action::Place(place)) => Some(place),
        Some(
            Action::Draw(_)
            | Action::PassTurn(_)
            | Action::Challenge(_)
            | Action::Claim(_)
            | Action::Decline(_)
            | Action::ChooseOpener(_),
        )
        | None => None,
    }
}

fn pick_placement(
    tile: Tile,
    end: &EndWish,
    announce: bool,
    decision: &Decision,
    picture: &Picture,
) -> Result<usize, String> {
    let moves = &decision.legal_moves;
    let ends = &picture.table.open_ends;
    let label = |index: &usize| {
        words::label_of(placed(&moves[*index]).map_or(0, |place| place.end_id), ends, &picture.table.arms)
    };
    let of_tile: Vec<usize> =
        (0..moves.len()).filter(|&index| placed(&moves[index]).is_some_and(|place| place.tile == Some(tile))).collect();
    let name = words::tile(tile);
    if of_tile.is_empty() {
        return Err(no_place(tile, picture));
    }
    let wanted = match end {
        EndWish::Mine => Some(format!("@{}", words::letter(picture.seat))),
        EndWish::Label(label) => Some(label.clone()),
        EndWish::Any => None,
    };
    // The lead has no end to name, so naming left or right is harmless.
    let fits = |index: &usize| match &wanted {
        None => true,
        Some(wanted) => {
            let label = label(index);
            label == *wanted || (label.is_empty() && (wanted == "L" || wanted == "R"))
        }
    };
    let there: Vec<usize> = of_tile.iter().copied().filter(fits).collect();
    let Some(&first) = there.first() else {
        let wanted = wanted.unwrap_or_default();
        return Err(wrong_end(&name, &wanted, &of_tile, moves, ends));
    };
    let said: Vec<usize> = there
        .iter()
        .copied()
        .filter(|&index| placed(&moves[index]).is_some_and(|place| place.announce == announce))
        .collect();
    let left = if said.is_empty() && !announce { there } else { said };
    match left.as_slice() {
        [] => Err(format!(
            "{name} leaves more than one tile, or saying so is no rule here: play `{}`",
            moves[first].token
        )),
        [only] => Ok(*only),
        [one, others @ ..] if others.iter().all(|&other| class(moves, other) == class(moves, *one)) => Ok(*one),
        several => Err(question(&name, several, moves, picture)),
    }
}

/// Moves of one class have the same effect.
fn class(moves: &[LegalMove], index: usize) -> usize {
    match usize::try_from(moves[index].same_as) {
        Ok(number) if number > 0 => number - 1,
        _ => index,
    }
}

fn no_place(tile: Tile, picture: &Picture) -> String {
    let name = words::tile(tile);
    if !picture.hand.contains(&tile) {
        return format!("{name} is not in your hand: you hold {}", words::tiles(&picture.hand));
    }
    let ends = &picture.table.open_ends;
    let matching: Vec<OpenEnd> =
        ends.iter().filter(|end| end.pips.is_some_and(|pips| pips == tile.high || pips == tile.low)).cloned().collect();
    match (words::ends(ends), words::ends(&matching)) {
        (none, _) if none.is_empty() => format!("{name} cannot be played now; see `moves`"),
        (all, fitting) if fitting.is_empty() => {
            format!("{name} fits no open end: the open ends are {all}; see `moves`")
        }
        (_, fitting) => {
            format!("{name} cannot be played now, though it matches {fitting}: that is not open to you; see `moves`")
        }
    }
}

fn wrong_end(name: &str, wanted: &str, of_tile: &[usize], moves: &[LegalMove], ends: &[OpenEnd]) -> String {
    let all = words::ends(ends);
    let play = of_tile.iter().map(|&index| format!("`{}`", spaced(&moves[index])));
    let mut play: Vec<String> = play.collect();
    play.dedup();
    let play = play.join(" or ");
    if all.is_empty() {
        return format!("nothing is laid yet, so there is no end `{wanted}`: play {play}, or see `moves`");
    }
    if ends.iter().any(|end| end.label == wanted) {
        let end = words::end_place(wanted);
        format!("{name} cannot go on {end}: the open ends are {all}; play {play}, or see `moves`")
    } else {
        format!("there is no open end `{wanted}`: the open ends are {all}; play {play}, or see `moves`")
    }
}

fn question(name: &str, several: &[usize], moves: &[LegalMove], picture: &Picture) -> String {
    let results = several.iter().map(|&index| {
        let legal = &moves[index];
        let place = placed(legal);
        let label = place
            .map(|place| words::label_of(place.end_id, &picture.table.open_ends, &picture.table.arms))
            .unwrap_or_default();
        let makes = match place.and_then(|place| place.exposed_pips) {
            Some(pips) if !label.is_empty() => format!("leaves {pips} on {}", words::end_place(&label)),
            _ => format!("is {}", answers::describe(legal, picture)),
        };
        let points =
            if legal.points > 0 { format!(", for {}", words::count(legal.points, "point")) } else { String::new() };
        format!("`{}` {makes}{points}", spaced(legal))
    });
    format!(
        "{name} can be played in {} ways: {}; type one of them",
        several.len(),
        results.collect::<Vec<_>>().join("; ")
    )
}

/// The token with a blank before its end, as people type it: `6-4 R`.
fn spaced(legal: &LegalMove) -> String {
    let split = legal.token.find(|letter: char| !letter.is_ascii_digit() && letter != '-');
    match split {
        Some(at) if at > 0 && !legal.token[at..].starts_with('!') => {
            format!("{} {}", &legal.token[..at], &legal.token[at..])
        }
        _ => legal.token.clone(),
    }
}

#[cfg(test)]
#[path = "pick_tests.rs"]
mod tests;
