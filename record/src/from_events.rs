//! A match that was played → its record.

use boneyard_engine::{
    position::Opener,
    rules::Rules,
    seat::Seat,
    table::{self, Command, Deal, Event, Events, Table},
};

use crate::{
    record::{BoneyardOrder, Header, Record, Round, RoundEnd},
    replay::{engine_token, own_orders, shuffled, tokens_of},
};

/// Events of one accepted command.
#[derive(Clone, Copy, Debug)]
pub struct Step<'a> {
    /// The events, in order.
    pub events: &'a [Event],
    /// Milliseconds that the seat took to answer; `None` where nobody was asked or nobody measured.
    pub took_ms: Option<u32>,
}

/// The record of a match, or of as much of it as was played.
pub fn from_steps<'a>(header: Header, rules: Rules, steps: impl IntoIterator<Item = Step<'a>>) -> Record {
    let mut writer = Writer { table: Table::new(rules), record: Record::new(header, rules), thrown_in: 0 };
    for Step { events, took_ms } in steps {
        let mut took_ms = took_ms;
        for (place, event) in events.iter().enumerate() {
            writer.note_down(event, &events[place..], took_ms.take_if(|_| answers(event)));
            table::evolve(&mut writer.table, event);
        }
    }
    writer.finish()
}

/// As [`from_steps`], from a plain list of events without times.
pub fn from_events(header: Header, rules: Rules, events: &[Event]) -> Record {
    from_steps(header, rules, [Step { events, took_ms: None }])
}

/// Whether an event is what a seat answered, rather than what led to it or follows from it.
fn answers(event: &Event) -> bool {
    match event {
        Event::Placed { turn, .. }
        | Event::Drew { turn, .. }
        | Event::Passed { turn, .. }
        | Event::Declined { turn, .. }
        | Event::Claimed { turn, .. }
        | Event::Challenged { turn, .. } => *turn > 0,
        Event::SeatForfeited { .. }
        | Event::SeatsDrawn { .. }
        | Event::MatchStarted { .. }
        | Event::RoundDealt(_)
        | Event::TurnAsked(_)
        | Event::ArmOpened { .. }
        | Event::RoundRedealt { .. }
        | Event::MarkerChanged { .. }
        | Event::CoversDue(_)
        | Event::Penalised { .. }
        | Event::RoundEnded(_)
        | Event::MatchEnded(_) => false,
    }
}

struct Writer {
    /// The table before the event that is noted down.
    table: Table,
    record: Record,
    /// Deals thrown in since the last that counted.
    thrown_in: u32,
}

impl Writer {
    /// Notes an event down. `ahead`: the event and all that follow it in its step.
    fn note_down(&mut self, event: &Event, ahead: &[Event], took_ms: Option<u32>) {
        for token in tokens_of(self.table.public(), event) {
            match self.record.rounds.last_mut() {
                Some(round) => {
                    round.tokens.push(token);
                    round.ms.push(took_ms.unwrap_or_default());
                }
                None => self.record.before.push(token),
            }
        }
        match event {
            Event::SeatsDrawn { tiles, seat_of_chair: _ } => {
                self.record.seat_draw = Seat::all(self.record.rules.seats).map(|chair| tiles[chair].0).collect();
            }
            Event::RoundRedealt { .. } => self.thrown_in += 1,
            Event::RoundDealt(deal) => self.deal(deal, ahead),
            Event::RoundEnded(result) => {
                if let Some(round) = self.record.rounds.last_mut() {
                    round.end = Some(if result.out.is_some() { RoundEnd::Out } else { RoundEnd::Blocked });
                    round.winner = result.winner;
                    round.delta = Some(result.team_points);
                }
            }
            Event::MatchEnded(result) => {
                self.record.outcome.ended = Some(result.cause);
                self.record.outcome.ranks = Some(result.ranks);
                self.record.outcome.winners = Some(result.winners(self.record.rules.team_count()).collect());
            }
            Event::MatchStarted { .. }
            | Event::TurnAsked(_)
            | Event::Placed { .. }
            | Event::Drew { .. }
            | Event::Passed { .. }
            | Event::Declined { .. }
            | Event::Claimed { .. }
            | Event::ArmOpened { .. }
            | Event::MarkerChanged { .. }
            | Event::CoversDue(_)
            | Event::Challenged { .. }
            | Event::Penalised { .. }
            | Event::SeatForfeited { .. } => {}
        }
    }

    fn deal(&mut self, deal: &Deal, ahead: &[Event]) {
        let rules = &self.record.rules;
        let mut round = Round {
            thrown_in: std::mem::take(&mut self.thrown_in),
            opener: Some(deal.opener),
            boneyard: match &deal.own_orders {
                Some(orders) => BoneyardOrder::PerSeat(orders.clone()),
                None => BoneyardOrder::Shared(deal.boneyard.tiles().iter().copied().map(Some).collect()),
            },
            ..Round::default()
        };
        for seat in Seat::all(rules.seats) {
            round.hands[seat] = deal.hands[seat].iter().rev().map(Some).collect();
        }
        round.lot = self.first_lot(&round).or_else(|| self.lot(&round, ahead));
        round.tokens.extend(engine_token(rules, deal));
        round.ms.resize(round.tokens.len(), 0);
        self.record.rounds.push(round);
    }

    /// The lot of the match, where the first round is opened by another seat than it fell on: because that
    /// seat could not lead.
    fn first_lot(&self, round: &Round) -> Option<Seat> {
        match self.table.position().opener {
            Opener::Seat(seat) if self.record.rounds.is_empty() => Some(seat).filter(|_| round.opener != Some(seat)),
            Opener::Seat(_) | Opener::Lot | Opener::Holder => None,
        }
    }

    /// The lot of a deal: the opener, unless the rules come to these events only by another.
    fn lot(&self, round: &Round, ahead: &[Event]) -> Option<Seat> {
        let shuffled = shuffled(&self.record.rules, round);
        let mut events = Events::new();
        let mut agrees = |lot: Seat| {
            let command = Command::StartRound { shuffled: &shuffled, lot, own_orders: own_orders(round) };
            table::decide(&self.table, &command, &mut events).is_ok() && ahead.starts_with(&events)
        };
        let opener = round.opener.unwrap_or_default();
        if agrees(opener) {
            return None;
        }
        Seat::all(self.record.rules.seats).find(|&seat| agrees(seat))
    }

    fn finish(self) -> Record {
        let Self { table, mut record, thrown_in: _ } = self;
        let scores = table.position().scores;
        record.outcome.score = Some(scores);
        // Times that nobody measured are no times.
        let measured = record.rounds.iter().any(|round| round.ms.iter().any(|&ms| ms > 0));
        for round in &mut record.rounds {
            if !measured {
                round.ms.clear();
            }
        }
        record
    }
}
