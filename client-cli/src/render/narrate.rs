//! A table told in lines, each beginning with a seat or "You": for eyes, ears and pipes alike.

use boneyard_proto::v1::{
    EndKind, EndReason, Presence, PresenceChanged, SeatPrivate, SnapshotCause, TableSnapshot, TableState, TableStep,
    Tile, WatchTableResponse, r#move::Action, table_event::Payload, watch_table_response::Frame,
};

use super::{layout, scores, sentences};
use crate::{answers, picture::Picture, words};

/// Tells the frames of one stream, and keeps the picture that they make.
#[derive(Debug, Default)]
pub(crate) struct Narrator {
    player_id: String,
    /// The table, once the first snapshot has come.
    pub(crate) picture: Picture,
}

impl Narrator {
    /// For the player with this id; empty for nobody in particular.
    pub(crate) fn new(player_id: &str) -> Self {
        Self { player_id: player_id.to_owned(), picture: Picture::default() }
    }

    /// Takes a frame in, and tells what it brought.
    pub(crate) fn frame(&mut self, frame: &WatchTableResponse) -> Vec<String> {
        let lines = match &frame.frame {
            Some(Frame::Snapshot(snapshot)) => self.snapshot(snapshot),
            Some(Frame::Step(step)) => self.step(step, None),
            Some(Frame::SeatStep(step)) => {
                step.step.as_ref().map(|public| self.step(public, step.own.as_ref())).unwrap_or_default()
            }
            Some(Frame::Presence(changed)) => self.presence(changed),
            Some(Frame::CaughtUp(_) | Frame::Heartbeat(_) | Frame::Drain(_)) | None => Vec::new(),
        };
        self.picture.table.sequence = frame.sequence;
        lines
    }

    fn snapshot(&mut self, snapshot: &TableSnapshot) -> Vec<String> {
        self.picture = Picture::of_snapshot(snapshot, &self.player_id);
        let picture = &self.picture;
        let table = &picture.table;
        let rules = table.rules.clone().unwrap_or_default();
        let mut lines = Vec::new();
        match snapshot.cause() {
            SnapshotCause::Lagged | SnapshotCause::Compacted | SnapshotCause::LogChanged => {
                lines.push("You missed some steps; this is the table now.".to_owned());
            }
            SnapshotCause::Unspecified | SnapshotCause::Requested => {}
        }
        let you = if picture.chair > 0 { "You sit at" } else { "You watch" };
        lines.push(format!(
            "{you} table {}: {}, {}.",
            table.table_id,
            words::title(&rules.variant),
            words::count(rules.seat_count, "seat")
        ));
        lines.extend(answers::who(picture));
        if table.state() == TableState::Waiting {
            let free = table.seats.iter().filter(|info| sentences::is_free(info)).count();
            lines.push(format!(
                "You wait for {} to be taken.",
                words::count(i32::try_from(free).unwrap_or(i32::MAX), "chair")
            ));
            return lines;
        }
        lines.push(answers::score(picture));
        if let Some(result) = &table.result {
            lines.extend(scores::final_lines(result, picture));
        } else if table.round > 0 {
            lines.push(picture.does(table.opener_seat, "opened", "opened") + &format!(" round {}.", table.round));
            if picture.chair > 0 {
                lines.push(answers::hand(picture));
            }
            lines.extend(layout::rows(table));
            if !table.open_ends.is_empty() && !table.arms.is_empty() {
                lines.push(answers::ends(picture));
            }
            lines.push(answers::whose_turn(picture));
        }
        lines
    }

    fn step(&mut self, step: &TableStep, own: Option<&SeatPrivate>) -> Vec<String> {
        let mut lines = Vec::new();
        let mut drawn = own.map(|own| own.drawn_tiles.as_slice()).unwrap_or_default();
        // The ends are told behind the last placement, for that is what changed them.
        let mut placement = None;
        let mut spinner = None;
        for payload in step.events.iter().filter_map(|event| event.payload.as_ref()) {
            if let Payload::MatchStarted(_) | Payload::SeatsDrawn(_) = payload {
                self.picture.apply(payload);
                lines.extend(answers::who(&self.picture));
                continue;
            }
            let before = self.strikes();
            self.picture.apply(payload);
            let picture = &self.picture;
            match payload {
                Payload::TableCreated(_)
                | Payload::MatchStarted(_)
                | Payload::SeatsDrawn(_)
                | Payload::EntropyAdded(_)
                | Payload::DealRevealed(_) => {}
                Payload::SeatTaken(taken) => {
                    let name = sentences::occupant_name(&taken.display_name, &taken.house_bot);
                    let own = if taken.chair == picture.chair { " (you)" } else { "" };
                    lines.push(format!("Chair {} is taken by {name}{own}.", taken.chair));
                }
                Payload::SeatLeft(left) => lines.push(format!("Chair {} is free again.", left.chair)),
                Payload::RoundDealt(dealt) => lines.extend(sentences::dealt_lines(picture, dealt, own)),
                Payload::RoundRedealt(redealt) => {
                    lines.push(format!("All hands of round {} are dealt again.", redealt.round));
                }
                Payload::TurnAsked(asked) => {
                    if let Some(line) = placement.take().and_then(|index: usize| lines.get_mut(index)) {
                        let ends = answers::ends(picture);
                        *line = format!("{line} {ends}");
                    }
                    lines.extend(sentences::asked_line(picture, asked));
                }
                Payload::ActionTaken(taken) | Payload::ActionForced(taken) => {
                    let Some(done) = &taken.action else { continue };
                    let shown = if picture.is_own(done.seat) { take(&mut drawn, done.drawn_count) } else { &[] };
                    if let Some(Action::Place(_)) = words::action(done.action.as_ref()) {
                        placement = Some(lines.len());
                    }
                    lines.push(sentences::action(picture, done, shown));
                }
                Payload::MarkerChanged(changed) => {
                    let arm = picture.table.arms.iter().find(|arm| arm.arm_id == changed.arm_id);
                    let Some(arm) = arm else { continue };
                    let place = words::end_place(&arm.label);
                    match (arm.kind() == EndKind::Spinner, spinner.and_then(|index: usize| lines.get_mut(index))) {
                        (true, Some(line)) => *line = format!("{} and {place}.", line.trim_end_matches('.')),
                        (true, None) => {
                            let opener = picture.table.history.last().map_or(0, |last| last.seat);
                            spinner = Some(lines.len());
                            lines.push(format!("{} {place}.", picture.does(opener, "opens", "open")));
                        }
                        (false, _) if changed.marked => lines.push(format!("{} is open to all now.", capital(&place))),
                        (false, _) => lines.push(format!("{} is open to its owner alone.", capital(&place))),
                    }
                }
                Payload::PenaltyGiven(penalty) => {
                    let skips = if penalty.skips_next { " and the next turn skipped" } else { "" };
                    let caught = picture.does(penalty.seat, "is", "are");
                    let challenger = if picture.is_own(penalty.challenger_seat) {
                        "you".to_owned()
                    } else {
                        picture.who(penalty.challenger_seat)
                    };
                    lines.push(format!("{caught} caught by {challenger}: tiles to draw{skips}."));
                }
                Payload::ClockChanged(changed) => lines.extend(self.strike_lines(changed.seat, &before)),
                Payload::RoundEnded(ended) => lines.extend(scores::round_lines(ended, picture)),
                Payload::MatchEnded(result) => lines.extend(scores::final_lines(result, picture)),
                Payload::TablePaused(note) => lines.push(noted("All clocks are stopped", &note.comment)),
                Payload::TableResumed(note) => lines.push(noted("All clocks run again", &note.comment)),
                Payload::TableAborted(note) => lines.push(noted("All is void: the match has no result", &note.comment)),
                Payload::SeatSubstituted(lost) => lines.push(format!(
                    "{} {}; the house bot {} finishes.",
                    picture.does(lost.seat, "is", "are"),
                    match lost.cause() {
                        EndReason::Timeout => "lost on time",
                        EndReason::IllegalMoves => "lost after illegal answers",
                        EndReason::Disconnect => "lost after being away",
                        EndReason::NoShow => "lost for not being there",
                        EndReason::Flood => "lost after a flood of answers",
                        EndReason::Resignation => "lost by resignation",
                        EndReason::Unspecified | EndReason::Completed | EndReason::Adjudication => "lost",
                    },
                    lost.house_bot
                )),
            }
        }
        if let Some(own) = own {
            self.picture.take_own(own);
        }
        lines
    }

    fn presence(&mut self, changed: &PresenceChanged) -> Vec<String> {
        let Some(info) = self.picture.table.seats.iter_mut().find(|info| info.chair == changed.chair) else {
            return Vec::new();
        };
        let was = info.presence();
        info.presence = changed.presence;
        info.forfeit_in_ms = changed.forfeit_in_ms;
        let (seat, chair) = (info.seat, info.chair);
        if chair == self.picture.chair || was == changed.presence() {
            return Vec::new();
        }
        let who = if seat > 0 { self.picture.who(seat) } else { format!("Chair {chair}") };
        match changed.presence() {
            Presence::Connected if was == Presence::Disconnected => vec![format!("{who} is back.")],
            Presence::Disconnected if changed.forfeit_in_ms > 0 => {
                vec![format!("{who} is gone, and loses the seat in {}.", words::seconds(changed.forfeit_in_ms))]
            }
            Presence::Disconnected => vec![format!("{who} is gone.")],
            Presence::Connected | Presence::Unspecified => Vec::new(),
        }
    }

    fn strikes(&self) -> Vec<(i32, i32, i32)> {
        self.picture.table.seats.iter().map(|info| (info.seat, info.timeout_count, info.illegal_count)).collect()
    }

    fn strike_lines(&self, seat: i32, before: &[(i32, i32, i32)]) -> Vec<String> {
        let picture = &self.picture;
        let Some(info) = picture.info(seat) else { return Vec::new() };
        let (_, timeouts, illegals) = before.iter().copied().find(|&(other, _, _)| other == seat).unwrap_or_default();
        let mut lines = Vec::new();
        if info.timeout_count > timeouts {
            lines.push(format!(
                "{} {} so far.",
                picture.does(seat, "has", "have"),
                words::count(info.timeout_count, "timeout")
            ));
        }
        if info.illegal_count > illegals {
            lines.push(format!(
                "{} {} so far.",
                picture.does(seat, "has", "have"),
                words::count(info.illegal_count, "illegal answer")
            ));
        }
        lines
    }
}

fn noted(text: &str, comment: &str) -> String {
    if comment.is_empty() { format!("{text}.") } else { format!("{text}: {comment}.") }
}

fn take<'a>(tiles: &mut &'a [Tile], count: i32) -> &'a [Tile] {
    let count = usize::try_from(count).unwrap_or(0).min(tiles.len());
    let (first, rest) = tiles.split_at(count);
    *tiles = rest;
    first
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
#[path = "narrate_tests.rs"]
mod tests;
