//! Single facts of a table as sentences, each beginning with a seat or "You".

use boneyard_proto::v1::{
    ActionSource, DecisionKind, RoundAction, RoundDealt, SeatInfo, SeatPrivate, Tile, TurnAsked, r#move::Action,
};

use crate::{picture::Picture, words};

/// An action as a sentence. `drawn` are the tiles drawn, where the viewer may know them.
pub(crate) fn action(picture: &Picture, done: &RoundAction, drawn: &[Tile]) -> String {
    let seat = done.seat;
    let does = |others: &str, you: &str| match done.source() {
        ActionSource::Timeout => format!(
            "{} out of time and {}",
            picture.does(seat, "runs", "run"),
            if picture.is_own(seat) { you } else { others }
        ),
        ActionSource::Unspecified
        | ActionSource::Player
        | ActionSource::Forced
        | ActionSource::Penalty
        | ActionSource::Substitute => picture.does(seat, others, you),
    };
    let text = match words::action(done.action.as_ref()) {
        Some(Action::Place(place)) => {
            let tile = words::tile(place.tile.unwrap_or_default());
            let announce = if place.announce { ", saying that one tile is left" } else { "" };
            let called = place
                .declared_points
                .filter(|&points| points > 0)
                .map(|points| format!(", calling {points}"))
                .unwrap_or_default();
            match words::label_of(place.end_id, &[], &picture.table.arms).as_str() {
                "" => format!("{} {tile}{announce}{called}", does("leads", "lead")),
                label @ ("L" | "R" | "U" | "D") => {
                    format!("{} {tile} {}{announce}{called}", does("plays", "play"), words::end_name(label))
                }
                label => format!("{} {tile} on {}{announce}{called}", does("plays", "play"), words::end_place(label)),
            }
        }
        Some(Action::Draw(_)) => {
            let what = if drawn.is_empty() { words::count(done.drawn_count, "tile") } else { words::tiles(drawn) };
            let why = if done.source() == ActionSource::Penalty { " as a penalty" } else { "" };
            format!("{} {what}{why}", does("draws", "draw"))
        }
        Some(Action::PassTurn(_)) if done.source() == ActionSource::Penalty => does("skips a turn", "skip a turn"),
        Some(Action::PassTurn(_)) => does("passes", "pass"),
        Some(Action::Challenge(challenge)) => {
            format!("{} {}", does("challenges", "challenge"), words::letter(challenge.seat))
        }
        Some(Action::Claim(claim)) => {
            format!("{} {} that were overlooked", does("claims", "claim"), words::count(claim.points, "point"))
        }
        Some(Action::Decline(_)) => does("declines", "decline"),
        Some(Action::ChooseOpener(choice)) => {
            let opener = if choice.seat == seat {
                "to open".to_owned()
            } else {
                format!("{} to open", words::letter(choice.seat))
            };
            format!("{} {opener} the next round", does("chooses", "choose"))
        }
        None => does("does something this program does not know", "do something this program does not know"),
    };
    let (has, scores) = if picture.is_own(seat) { ("have", "score") } else { ("has", "scores") };
    let lacked = words::list(done.lacked_pips.iter().map(ToString::to_string));
    let lacked = if lacked.is_empty() { lacked } else { format!(" and {has} shown no {lacked}") };
    let points = if done.points > 0 { format!(" and {scores} {}", done.points) } else { String::new() };
    format!("{text}{lacked}{points}.")
}

pub(super) fn dealt_lines(picture: &Picture, dealt: &RoundDealt, own: Option<&SeatPrivate>) -> Vec<String> {
    let opens = picture.does(dealt.opener_seat, "opens", "open");
    let hand = dealt.hand_counts.first().copied().unwrap_or(0);
    let engine = dealt.engine_tile.map(|tile| format!("; the engine is {}", words::tile(tile))).unwrap_or_default();
    let yard = dealt.boneyard_count;
    let mut lines = vec![format!(
        "{opens} round {}: {} each, {yard} in the boneyard{engine}.",
        dealt.round,
        words::count(hand, "tile")
    )];
    if let Some(own) = own.filter(|own| !own.hand.is_empty()) {
        lines.push(format!("You hold {}.", words::tiles(&own.hand)));
    }
    lines
}

/// Who is to do what; nothing where a house bot plays at once.
pub(super) fn asked_line(picture: &Picture, asked: &TurnAsked) -> Option<String> {
    let info = picture.info(asked.seat)?;
    if !picture.is_own(asked.seat) && !info.house_bot.is_empty() {
        return None;
    }
    let what = match asked.kind() {
        DecisionKind::Unspecified | DecisionKind::Turn => "to play",
        DecisionKind::Cover => "to cover the open double",
        DecisionKind::Slosh => "to play, and may slosh",
        DecisionKind::Challenge => "to challenge or decline",
        DecisionKind::Claim => "to claim overlooked points or decline",
        DecisionKind::ChooseOpener => "to choose the next opener",
        DecisionKind::ExtraTile => "to lay one more tile after the double",
        DecisionKind::SecondDouble => "to cover the double or lay a second one",
        DecisionKind::ThirdTile => "to lay a tile on one of the doubles",
        DecisionKind::ChainTile => "to lay another double or end the chain",
        DecisionKind::LongTrain => "to lay the next tile of the first train",
    };
    // Only a short time is news; `clock` tells any time.
    let time = if (1..=60_000).contains(&asked.time_left_ms) {
        format!(" within {}", words::seconds(asked.time_left_ms))
    } else {
        String::new()
    };
    Some(format!("{} {what}{time}.", picture.does(asked.seat, "is", "are")))
}

/// Who sits in a chair: a name, a house bot, or nobody.
pub(crate) fn occupant(info: &SeatInfo) -> String {
    if is_free(info) { "free".to_owned() } else { occupant_name(&info.display_name, &info.house_bot) }
}

pub(super) fn occupant_name(display_name: &str, house_bot: &str) -> String {
    match (display_name, house_bot) {
        ("", bot) => format!("house bot {bot}"),
        (name, "") => name.to_owned(),
        (name, bot) if name == bot => format!("house bot {bot}"),
        (name, bot) => format!("{name} (house bot {bot})"),
    }
}

/// Whether nobody sits here.
pub(crate) fn is_free(info: &SeatInfo) -> bool {
    info.player_id.is_empty() && info.house_bot.is_empty()
}
