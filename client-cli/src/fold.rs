//! Folding events into a [`Picture`]: copying what they say.

use boneyard_proto::v1::{
    ActionSource, ActionTaken, MatchResult, PlacedTile, RoundDealt, RoundEnded, SeatInfo, SeatTaken, TableState,
    TurnAsked, r#move::Action, table_event::Payload,
};

use crate::{
    picture::{Picture, entry, index},
    words,
};

impl Picture {
    /// Folds one event in.
    pub(crate) fn apply(&mut self, event: &Payload) {
        let table = &mut self.table;
        match event {
            Payload::TableCreated(created) => {
                table.rules.clone_from(&created.rules);
                table.time_control = created.time_control;
                table.deal_group.clone_from(&created.deal_group);
                table.labels.clone_from(&created.labels);
                table.create_time = created.create_time;
                table.state = TableState::Waiting.into();
            }
            Payload::SeatTaken(taken) => self.seat_taken(taken),
            Payload::SeatLeft(left) => {
                if let Some(info) = table.seats.iter_mut().find(|info| info.chair == left.chair) {
                    *info = SeatInfo { chair: left.chair, ..SeatInfo::default() };
                }
            }
            Payload::SeatsDrawn(drawn) => self.bind(&drawn.seat_of_chair),
            Payload::MatchStarted(started) => {
                self.bind(&started.seat_of_chair);
                for info in &mut self.table.seats {
                    info.team = entry(&started.team_of_seat, info.seat);
                }
                let teams = started.team_of_seat.iter().copied().max().unwrap_or(0);
                self.table.team_scores = vec![0; usize::try_from(teams).unwrap_or(0)];
                self.table.state = TableState::Active.into();
            }
            Payload::RoundDealt(dealt) => self.round_dealt(dealt),
            Payload::TurnAsked(asked) => self.turn_asked(asked),
            Payload::ActionTaken(taken) | Payload::ActionForced(taken) => self.acted(taken),
            Payload::MarkerChanged(changed) => {
                if let Some(arm) = table.arms.iter_mut().find(|arm| arm.arm_id == changed.arm_id) {
                    arm.marked = changed.marked;
                    arm.open_to_seats.clone_from(&changed.open_to_seats);
                }
            }
            Payload::PenaltyGiven(penalty) => {
                if let Some(info) = self.info_mut(penalty.seat) {
                    info.skips_next |= penalty.skips_next;
                }
            }
            Payload::ClockChanged(changed) => {
                if let Some(info) = self.info_mut(changed.seat) {
                    info.bank_ms = changed.bank_ms;
                    info.timeout_count = changed.timeout_count;
                    info.illegal_count = changed.illegal_count;
                }
            }
            Payload::RoundEnded(ended) => self.round_ended(ended),
            Payload::MatchEnded(result) => self.match_ended(result),
            Payload::TablePaused(_) => table.state = TableState::Paused.into(),
            Payload::TableResumed(_) => {
                // Before the match chairs have no seats yet, and a resumed table waits again.
                let begun = table.seats.iter().any(|info| info.seat > 0);
                table.state = if begun { TableState::Active } else { TableState::Waiting }.into();
            }
            Payload::TableAborted(_) => {
                table.state = TableState::Aborted.into();
                table.seat_to_act = 0;
            }
            Payload::SeatSubstituted(substituted) => {
                if let Some(info) = self.info_mut(substituted.seat) {
                    info.substituted = true;
                }
            }
            Payload::DealRevealed(reveal) => table.deal_reveal = Some(reveal.clone()),
            Payload::RoundRedealt(_) | Payload::EntropyAdded(_) => {}
        }
    }

    fn seat_taken(&mut self, taken: &SeatTaken) {
        let fresh = SeatInfo { chair: taken.chair, ..SeatInfo::default() };
        let index = self.table.seats.iter().position(|info| info.chair == taken.chair).unwrap_or_else(|| {
            self.table.seats.push(fresh);
            self.table.seats.len() - 1
        });
        let info = &mut self.table.seats[index];
        info.player_id.clone_from(&taken.player_id);
        info.display_name.clone_from(&taken.display_name);
        info.house_bot.clone_from(&taken.house_bot);
    }

    fn bind(&mut self, seat_of_chair: &[i32]) {
        for info in &mut self.table.seats {
            info.seat = entry(seat_of_chair, info.chair);
        }
        self.table.seats.sort_by_key(|info| info.seat);
        if self.chair > 0 {
            self.seat = entry(seat_of_chair, self.chair);
        }
    }

    fn round_dealt(&mut self, dealt: &RoundDealt) {
        let table = &mut self.table;
        table.round = dealt.round;
        table.opener_seat = dealt.opener_seat;
        table.next_opener_seat = 0;
        table.engine_tile = dealt.engine_tile;
        table.boneyard_count = dealt.boneyard_count;
        table.arms.clone_from(&dealt.arms);
        table.open_ends.clear();
        table.history.clear();
        table.cover_duty_seat = 0;
        for info in &mut table.seats {
            info.hand_count = entry(&dealt.hand_counts, info.seat);
            info.announced = false;
            info.skips_next = false;
        }
    }

    fn turn_asked(&mut self, asked: &TurnAsked) {
        let table = &mut self.table;
        table.turn = asked.turn;
        table.seat_to_act = asked.seat;
        table.decision_kind = asked.kind;
        table.open_ends.clone_from(&asked.open_ends);
        table.cover_duty_seat = asked.cover_duty_seat;
    }

    fn acted(&mut self, taken: &ActionTaken) {
        let Some(action) = &taken.action else { return };
        match words::action(action.action.as_ref()) {
            Some(Action::Place(place)) => {
                let (tile, outer_pips) = (place.tile.unwrap_or_default(), place.exposed_pips.unwrap_or_default());
                match self.table.arms.iter_mut().find(|arm| arm.arm_id == place.end_id) {
                    Some(arm) => arm.tiles.push(PlacedTile { tile: Some(tile), outer_pips }),
                    None => self.table.engine_tile = Some(tile),
                }
                if let Some(info) = self.info_mut(action.seat) {
                    info.hand_count -= 1;
                    info.announced = place.announce;
                }
            }
            Some(Action::Draw(_)) => {
                self.table.boneyard_count -= action.drawn_count;
                if let Some(info) = self.info_mut(action.seat) {
                    info.hand_count += action.drawn_count;
                    info.announced = false;
                }
            }
            Some(Action::PassTurn(_)) => {
                // A turn that a penalty costs is lost once.
                if action.source() == ActionSource::Penalty
                    && let Some(info) = self.info_mut(action.seat)
                {
                    info.skips_next = false;
                }
            }
            Some(Action::Challenge(_) | Action::Claim(_) | Action::Decline(_)) | None => {}
            Some(Action::ChooseOpener(choice)) => self.table.next_opener_seat = choice.seat,
        }
        self.table.arms.extend(taken.new_arms.iter().cloned());
        self.table.arms.sort_by_key(|arm| arm.arm_id);
        self.table.seat_to_act = 0;
        self.table.decision_kind = 0;
        self.table.cover_duty_seat = 0;
        if action.points > 0 {
            let team = self.info(action.seat).map_or(0, |info| info.team);
            let mut scores = self.table.team_scores.clone();
            if let Some(score) = index(team).and_then(|team| scores.get_mut(team)) {
                *score += action.points;
            }
            self.set_scores(scores);
        }
        self.table.history.push(action.clone());
    }

    fn round_ended(&mut self, ended: &RoundEnded) {
        for info in &mut self.table.seats {
            info.hand_count = 0;
            info.round_scores.push(entry(&ended.seat_points, info.seat));
        }
        self.table.rounds.extend(ended.score.clone());
        self.table.seat_to_act = 0;
        self.table.decision_kind = 0;
        self.table.open_ends.clear();
        self.table.next_opener_seat = ended.next_opener_seat;
        let teams = self.table.team_scores.len();
        let total = |team: usize| self.table.rounds.iter().filter_map(|round| round.team_points.get(team)).sum();
        let scores = (0..teams).map(total).collect();
        self.set_scores(scores);
    }

    fn match_ended(&mut self, result: &MatchResult) {
        self.table.state = TableState::Finished.into();
        self.table.seat_to_act = 0;
        self.table.decision_kind = 0;
        self.table.open_ends.clear();
        self.table.team_ranks.clone_from(&result.team_ranks);
        self.set_scores(result.team_scores.clone());
        self.table.result = Some(result.clone());
    }
}

#[cfg(feature = "local")]
#[cfg(test)]
#[path = "fold_tests.rs"]
mod tests;
