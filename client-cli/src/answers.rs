//! One-sentence answers about a table: what `hand`, `ends`, `score` and their like say.

use boneyard_proto::v1::{Decision, LegalMove, TableState, r#move::Action};

use crate::{
    picture::Picture,
    render::{layout, sentences},
    typed::Query,
    words,
};

/// The answer to a query. `decision` is the pending one, if the viewer is asked; `elapsed_ms` is
/// how long ago it came.
pub(crate) fn answer(query: Query, picture: &Picture, decision: Option<&Decision>, elapsed_ms: i32) -> Vec<String> {
    match query {
        Query::Moves => decision.map_or_else(|| vec![whose_turn(picture)], |decision| moves(decision, picture)),
        Query::Hint => {
            vec![decision.and_then(|decision| hint(decision, picture)).unwrap_or_else(|| whose_turn(picture))]
        }
        Query::Hand => vec![hand(picture)],
        Query::Ends => vec![ends(picture)],
        Query::Line => layout::rows(&picture.table),
        Query::Last => last(picture),
        Query::Score => vec![score(picture)],
        Query::Clock => vec![clock(picture, decision, elapsed_ms)],
        Query::Yard => vec![format!("The boneyard has {}.", words::count(picture.table.boneyard_count, "tile"))],
        Query::Who => who(picture),
        Query::Help => HELP.iter().map(|&line| line.to_owned()).collect(),
    }
}

const HELP: [&str; 12] = [
    "Play a tile: `6-4 L`, `64l` or `6-4R`; the ends are L, R, U, D, `@C` for C's train, `@X` or `mexican`, `mine`.",
    "Play where it fits: `6-4`. Play by the number that `moves` shows: `2`.",
    "`draw`, `pass`, `decline`, where `moves` lists them.",
    "`moves` lists what you may do; `hint` names one of them.",
    "`hand` reads your tiles; `ends` the open ends; `line` the whole layout.",
    "`last` tells what happened since your last turn.",
    "`score` reads the score.",
    "`clock` tells how long you have.",
    "`yard` counts the boneyard.",
    "`who` tells who sits where, and what they have shown not to hold.",
    "`resign` gives up the match.",
    "`quit` leaves.",
];

pub(crate) fn whose_turn(picture: &Picture) -> String {
    match (picture.table.state(), picture.table.seat_to_act) {
        (TableState::Waiting, _) => "The match has not begun.".to_owned(),
        (TableState::Paused, _) => "The table is paused.".to_owned(),
        (TableState::Finished | TableState::Aborted, _) => "The match is over.".to_owned(),
        (TableState::Active | TableState::Unspecified, 0) => "Nobody is asked at the moment.".to_owned(),
        (TableState::Active | TableState::Unspecified, seat) => picture.does(seat, "is to play.", "are to play."),
    }
}

pub(crate) fn hand(picture: &Picture) -> String {
    match (picture.chair, picture.hand.len()) {
        (0, _) => "You watch, so you hold no tiles.".to_owned(),
        (_, 0) => "You hold no tiles.".to_owned(),
        (_, _) => format!("You hold {}.", words::tiles(&picture.hand)),
    }
}

pub(crate) fn ends(picture: &Picture) -> String {
    let ends = words::ends(&picture.table.open_ends);
    if ends.is_empty() { "No end is open.".to_owned() } else { format!("Ends: {ends}.") }
}

pub(crate) fn score(picture: &Picture) -> String {
    let teams = picture.table.team_scores.iter().zip(1..);
    let text = words::list(teams.map(|(score, team)| format!("{} {score}", picture.team(team))));
    if text.is_empty() {
        return "There is no score before the match.".to_owned();
    }
    let rules = picture.table.rules.as_ref();
    let target = rules.map_or(0, |rules| rules.target_score);
    let low = if rules.is_some_and(|rules| rules.low_score_wins) { "; the lowest wins" } else { "" };
    if target > 0 { format!("Score: {text}; the match ends at {target}{low}.") } else { format!("Score: {text}{low}.") }
}

fn clock(picture: &Picture, decision: Option<&Decision>, elapsed_ms: i32) -> String {
    let control = picture.table.time_control.unwrap_or_default();
    if control.unlimited {
        return "There is no clock at this table.".to_owned();
    }
    let banks = picture.table.seats.iter().filter(|info| info.seat > 0);
    let banks = words::list(banks.map(|info| format!("{} {}", picture.who(info.seat), words::seconds(info.bank_ms))));
    let left = decision.map(|decision| decision.time_left_ms).filter(|&left| left > 0);
    match left {
        Some(left) => format!("You have {} for this turn. Banks: {banks}.", words::seconds(left - elapsed_ms)),
        None => format!("Banks: {banks}."),
    }
}

/// What happened since the viewer last chose something, oldest first.
fn last(picture: &Picture) -> Vec<String> {
    let history = &picture.table.history;
    let own = history.iter().rposition(|action| picture.is_own(action.seat) && action.turn > 0);
    let from = if picture.chair == 0 { history.len().saturating_sub(1) } else { own.unwrap_or(0) };
    let lines: Vec<String> = history[from..].iter().map(|action| sentences::action(picture, action, &[])).collect();
    if lines.is_empty() { vec!["Nothing has happened in this round yet.".to_owned()] } else { lines }
}

/// Who sits where.
pub(crate) fn who(picture: &Picture) -> Vec<String> {
    let mut lines = Vec::new();
    for info in &picture.table.seats {
        let name = sentences::occupant(info);
        if info.seat == 0 {
            let own = if picture.chair == info.chair { " (you)" } else { "" };
            lines.push(format!("Chair {}: {name}{own}.", info.chair));
            continue;
        }
        let mut facts = vec![if picture.is_own(info.seat) {
            format!("You are seat {}", words::letter(info.seat))
        } else {
            format!("{} is {name}", words::letter(info.seat))
        }];
        if info.hand_count > 0 {
            facts.push(words::count(info.hand_count, "tile"));
        }
        let lacking = picture.shown_lacking(info.seat);
        if !lacking.is_empty() {
            facts.push(format!("has shown no {}", words::list(lacking.iter().map(ToString::to_string))));
        }
        lines.push(words::list(facts) + ".");
    }
    if picture.has_partners() && picture.table.seats.iter().all(|info| info.team > 0) {
        let teams = picture.table.rules.as_ref().map_or(0, |rules| rules.team_count);
        lines.extend((1..=teams).map(|team| format!("{} play together.", picture.team(team))));
    }
    lines
}

/// The numbered list of moves.
fn moves(decision: &Decision, picture: &Picture) -> Vec<String> {
    let numbered = decision.legal_moves.iter().zip(1..);
    numbered.map(|(legal, number)| format!("{number}: {}.", describe(legal, picture))).collect()
}

/// A legal move for people: `5-4 right, for 10 points, same as 1`.
pub(crate) fn describe(legal: &LegalMove, picture: &Picture) -> String {
    let text = match words::action(legal.choice.as_ref()) {
        Some(Action::Place(place)) => {
            let tile = words::tile(place.tile.unwrap_or_default());
            let label = words::label_of(place.end_id, &picture.table.open_ends, &picture.table.arms);
            let end = if label.is_empty() { String::new() } else { format!(" {}", words::end_name(&label)) };
            let announce = if place.announce { ", saying that one tile is left" } else { "" };
            let called = place
                .declared_points
                .filter(|&points| points > 0)
                .map(|points| format!(", calling {points}"))
                .unwrap_or_default();
            format!("{tile}{end}{announce}{called}")
        }
        Some(Action::Draw(_)) => "draw".to_owned(),
        Some(Action::PassTurn(_)) => "pass".to_owned(),
        Some(Action::Challenge(challenge)) => {
            format!("challenge {} (`{}`)", words::letter(challenge.seat), legal.token)
        }
        Some(Action::Claim(claim)) => {
            format!("claim {} that were overlooked (`{}`)", words::count(claim.points, "point"), legal.token)
        }
        Some(Action::Decline(_)) => "decline".to_owned(),
        Some(Action::ChooseOpener(choice)) => {
            format!("let {} open the next round (`{}`)", words::letter(choice.seat), legal.token)
        }
        None => format!("`{}`", legal.token),
    };
    let points =
        if legal.points > 0 { format!(", for {}", words::count(legal.points, "point")) } else { String::new() };
    let same = if legal.same_as > 0 { format!(", the same as {}", legal.same_as) } else { String::new() };
    format!("{text}{points}{same}")
}

/// Most points, then the heaviest tile: a start, not wisdom.
fn hint(decision: &Decision, picture: &Picture) -> Option<String> {
    let weight = |legal: &LegalMove| match words::action(legal.choice.as_ref()) {
        Some(Action::Place(place)) => place.tile.map_or(0, |tile| tile.high + tile.low),
        Some(
            Action::Draw(_)
            | Action::PassTurn(_)
            | Action::Challenge(_)
            | Action::Claim(_)
            | Action::Decline(_)
            | Action::ChooseOpener(_),
        )
        | None => -1,
    };
    // The first of the best: max_by_key would take the last.
    let best = decision.legal_moves.iter().rev().max_by_key(|legal| (legal.points, weight(legal)))?;
    let why = if best.points > 0 { "it scores most" } else { "it is the heaviest" };
    Some(format!("You might play {}: {why}. Type `{}`.", describe(best, picture), best.token))
}
