//! A record played by the rules, token by token. The rules decide everything; the record is only
//! asked for deals and for the choices of seats, and what it says beyond is compared.

use std::collections::VecDeque;

use boneyard_engine::{
    position::Phase,
    seat::{Seat, Team},
    table::{self, Command, EndCause, Event, Events, ForfeitPolicy, RoundResult, Table},
    tile::{Tile, TileSet},
};

use super::{
    deal::{self, Shuffle},
    decision::{expected, move_of},
    disagreement::{Differs, Disagreement},
    ending,
    proven::Proven,
    spoken,
};
use crate::{
    record::{BoneyardOrder, Record, Round},
    token::{Action, Points, Token},
};

/// A record on its way through the rules.
pub(super) struct Walk<'a> {
    record: &'a Record,
    /// The proof of the deals, if there is one and it was opened.
    proven: Option<Proven<'a>>,
    pub(super) table: Table,
    /// Steps made so far: each command's events. The last may not be folded in whole.
    pub(super) steps: Vec<Vec<Event>>,
    /// Events of the last step that are not folded in yet; the first, if any, has a token.
    pending: VecDeque<Event>,
    /// The engine tile that the table lays before anything else.
    engine_due: Option<Token>,
    /// Passes after a block that were written down although nobody was asked.
    idle_passes: u8,
    /// Result of the round that ended last, and whether it is the one in play.
    result: Option<RoundResult>,
}

impl<'a> Walk<'a> {
    pub(super) fn new(record: &'a Record) -> Self {
        Self {
            record,
            proven: None,
            table: Table::new(record.rules),
            steps: Vec::new(),
            pending: VecDeque::new(),
            engine_due: None,
            idle_passes: 0,
            result: None,
        }
    }

    /// Whether the match is over by the rules.
    pub(super) fn is_over(&self) -> bool {
        self.table.position().phase == Phase::Over
    }

    /// The token that must come next because the table acts, if it does.
    pub(super) fn forced_token(&self) -> Option<Token> {
        self.engine_due.or_else(|| spoken::tokens_of(self.table.public(), self.pending.front()?).first().copied())
    }

    /// Begins the match.
    pub(super) fn start(&mut self) -> Result<(), Disagreement> {
        let at = |differs: Differs| differs.at(0, 0);
        self.proven = self.record.proof.as_ref().map(Proven::open).transpose().map_err(at)?;
        let (shuffled, lot) = if let Some(proven) = &self.proven {
            let shuffle = proven.shuffle(&self.table, 0, 0);
            (shuffle.tiles, shuffle.lot)
        } else {
            let mut shuffled: Vec<Tile> = self.record.seat_draw.clone();
            let drawn: TileSet = shuffled.iter().copied().collect();
            shuffled.extend(self.record.rules.set().difference(drawn));
            let first = self.record.rounds.first();
            (shuffled, first.map(|round| round.lot.unwrap_or(deal::opener(round))).unwrap_or_default())
        };
        self.command(&Command::StartMatch { shuffled: &shuffled, lot })
            .map_err(|differs| at(Differs { found: "the draw for seats".to_owned(), ..differs }))?;
        self.check_seat_draw(&shuffled).map_err(at)
    }

    fn check_seat_draw(&self, shuffled: &[Tile]) -> Result<(), Differs> {
        let said = &self.record.seat_draw;
        let drawn = self.steps.iter().flatten().any(|event| matches!(event, Event::SeatsDrawn { .. }));
        if said.is_empty() || (drawn && shuffled.starts_with(said)) {
            return Ok(());
        }
        let expected = if drawn {
            format!("seat_draw = {}", deal::written(shuffled.iter().copied().take(said.len())))
        } else {
            "no draw for seats".to_owned()
        };
        Err(Differs::new(expected, deal::written(said.iter().copied())))
    }

    /// What was done before the first deal.
    pub(super) fn before(&mut self) -> Result<(), Disagreement> {
        for (number, token) in (1..).zip(&self.record.before) {
            self.take(token, None, number == self.record.before.len() && self.record.rounds.is_empty())
                .map_err(|differs| differs.at(0, number))?;
        }
        Ok(())
    }

    /// Deals a round.
    pub(super) fn deal(&mut self, number: usize, round: &Round) -> Result<(), Disagreement> {
        let at = |differs: Differs| differs.at(number, 0);
        self.result = None;
        self.idle_passes = 0;
        let mut events = Events::new();
        for attempt in 0..round.thrown_in {
            match &self.proven {
                Some(proven) => proven.throw_in(&self.table, number, attempt, &mut events).map_err(at)?,
                None => deal::throw_in(&self.table, &mut events).map_err(at)?,
            }
            self.keep(std::mem::take(&mut events));
        }
        let mut shuffle = Shuffle::told(&self.record.rules, round);
        if let Some(proven) = &self.proven {
            proven.check(&self.table, number, round).map_err(at)?;
            let by_proof = proven.shuffle(&self.table, number, round.thrown_in);
            shuffle.lot = by_proof.lot;
            if round.boneyard == BoneyardOrder::Untold {
                shuffle = by_proof;
            }
        }
        let dealt = deal::deal(&self.table, round, &shuffle, &mut events).map_err(at)?;
        self.engine_due = spoken::engine_token(self.table.rules(), &dealt);
        self.keep(events);
        Ok(())
    }

    /// One token. `last`: whether nothing is recorded after it.
    pub(super) fn take(&mut self, token: &Token, round: Option<&Round>, last: bool) -> Result<(), Differs> {
        if let Some(forced) = self.forced_token() {
            return self.agree(forced, token).map(|()| self.fold_next());
        }
        if let (Some(seat), Action::Forfeit(cause)) = (token.actor, token.action) {
            return self.forfeit(seat, cause, token, last);
        }
        match self.table.position().phase {
            Phase::Asking(asked) if token.actor == Some(asked.seat) => {
                let action = move_of(&self.table, token)?;
                let (seat, turn, source) = (asked.seat, asked.turn, spoken::source(token.by));
                let command = Command::Act { seat, turn, action, source };
                if let Err(differs) = self.command(&command) {
                    return Err(Differs { expected: expected(&self.table), found: token.to_string(), ..differs });
                }
                match self.forced_token() {
                    Some(done) => self.agree(done, token).map(|()| self.fold_next()),
                    None => Err(Differs::new("something that is done", token)),
                }
            }
            Phase::Asking(asked) => {
                Err(Differs::new(expected(&self.table), token).because(format!("it is seat {}'s turn", asked.seat)))
            }
            Phase::Dealing | Phase::Over if self.is_idle_pass(token) => {
                self.idle_passes += 1;
                Ok(())
            }
            Phase::Dealing if round.is_some() => Err(Differs::new("the next hand", token).because("the round is over")),
            Phase::Dealing | Phase::Gathering => Err(Differs::new("a deal", token)),
            Phase::Over => Err(Differs::new("nothing more", token).because("the match is over")),
        }
    }

    /// Compares what is done by the rules with what is told.
    fn agree(&self, expected: Token, found: &Token) -> Result<(), Differs> {
        agree(expected, found).map_err(|differs| match (expected.action, found.action, expected.actor) {
            (Action::Draw(_), Action::Draw(_), Some(seat)) if self.table.own_orders().is_some() => {
                differs.because(format!("seat {seat} draws by an order of its own"))
            }
            (_, _, _) => differs,
        })
    }

    /// A round that is blocked ends at once; people write the passes down that lead around the table.
    fn is_idle_pass(&self, token: &Token) -> bool {
        let blocked = self.result.as_ref().is_some_and(|result| result.out.is_none());
        let plain = token.actor.is_some_and(|seat| *token == Token::of_seat(seat, Action::Pass));
        blocked && plain && self.idle_passes < self.record.rules.seats
    }

    fn forfeit(&mut self, seat: Seat, cause: EndCause, token: &Token, last: bool) -> Result<(), Differs> {
        let ends = last && self.record.outcome.ended == Some(cause);
        let policy = if ends { ForfeitPolicy::EndMatch } else { ForfeitPolicy::Substitute };
        self.command(&Command::Forfeit { seat, cause, policy })
            .map_err(|differs| Differs { found: token.to_string(), ..differs })?;
        match self.forced_token() {
            Some(done) => agree(done, token).map(|()| self.fold_next()),
            None => Err(Differs::new("the seat lost", token)),
        }
    }

    /// The end of a round that is told completely.
    pub(super) fn finish_round(&mut self, number: usize, round: &Round, last: bool) -> Result<(), Disagreement> {
        let next = round.tokens.len() + 1;
        if let (None, false) = (&self.result, last && !tells_end(round)) {
            let expected = match self.forced_token() {
                Some(forced) => forced.to_string(),
                None => expected(&self.table),
            };
            // A match may end within a round: by points, by loss, by a director.
            if !self.is_over() || tells_end(round) {
                return Err(Differs::new(expected, "the end of the round").at(number, next));
            }
        }
        ending::check_round(&self.record.rules, round, self.result.as_ref()).map_err(|differs| differs.at(number, 0))
    }

    /// The end of the match, as far as it is told.
    pub(super) fn finish_match(&mut self) -> Result<(), Disagreement> {
        let outcome = &self.record.outcome;
        if outcome.ended == Some(EndCause::Adjudication) && !self.is_over() && self.pending.is_empty() {
            let Some(ranks) = outcome.ranks else {
                return Err(Differs::new("the rank of each team", "a match decided by a director").at(0, 0));
            };
            self.command(&Command::Adjudicate { ranks })
                .map_err(|differs| Differs { found: "the ranks a director gave".to_owned(), ..differs }.at(0, 0))?;
        }
        ending::check_match(self.record, &self.table).map_err(|differs| differs.at(0, 0))
    }

    /// Judges a command and begins to fold its events in.
    fn command(&mut self, command: &Command<'_>) -> Result<(), Differs> {
        let mut events = Events::new();
        table::decide(&self.table, command, &mut events)
            .map_err(|refusal| Differs::new("something the rules allow", "a command").because(refusal))?;
        self.keep(events);
        Ok(())
    }

    fn keep(&mut self, events: Events) {
        self.pending.extend(events.iter().flat_map(tile_by_tile));
        self.steps.push(events);
        self.settle();
    }

    /// Folds the next event in, and those after it that have no token.
    fn fold_next(&mut self) {
        if self.engine_due.take().is_some() {
            return;
        }
        if let Some(event) = self.pending.pop_front() {
            self.fold(&event);
        }
        self.settle();
    }

    /// Folds events in up to the next that has a token.
    fn settle(&mut self) {
        while self.pending.front().is_some_and(|event| spoken::tokens_of(self.table.public(), event).is_empty()) {
            if let Some(event) = self.pending.pop_front() {
                self.fold(&event);
            }
        }
    }

    fn fold(&mut self, event: &Event) {
        table::evolve(&mut self.table, event);
        if let Event::RoundEnded(result) = event {
            self.result = Some(result.as_ref().clone());
        }
    }
}

fn tells_end(round: &Round) -> bool {
    round.end.is_some() || round.winner.is_some() || round.delta.is_some()
}

/// Compares what is done by the rules with what is told.
fn agree(expected: Token, found: &Token) -> Result<(), Differs> {
    if expected == *found {
        return Ok(());
    }
    let why = match (expected.action, found.action) {
        (Action::Place { points: Points::Made(made), .. }, Action::Place { .. })
            if same_but_points(expected, *found) =>
        {
            Some(format!("it scores {made}"))
        }
        (Action::Place { .. }, Action::Place { .. }) if same_but_points(expected, *found) => {
            Some("it scores nothing".to_owned())
        }
        (_, _) => None,
    };
    Err(Differs { why, ..Differs::new(expected, found) })
}

/// A draw of several tiles as draws of one each, so that it can be followed tile by tile.
fn tile_by_tile(event: &Event) -> Vec<Event> {
    if let Event::Drew { turn, seat, tiles, lacked, source } = event {
        let one = |&tile| Event::Drew { turn: *turn, seat: *seat, tiles: vec![tile], lacked: *lacked, source: *source };
        return tiles.iter().map(one).collect();
    }
    vec![event.clone()]
}

fn same_but_points(a: Token, b: Token) -> bool {
    let without = |token: Token| match token.action {
        Action::Place { tile, arm, announced, points: _ } => {
            Token { action: Action::Place { tile, arm, announced, points: Points::None }, ..token }
        }
        Action::Draw(_)
        | Action::Pass
        | Action::Skip
        | Action::Decline
        | Action::Claim(_)
        | Action::Challenge(_)
        | Action::ChooseOpener(_)
        | Action::Mark
        | Action::Unmark
        | Action::Forfeit(_) => token,
    };
    without(a) == without(b)
}

/// Letters of teams, for people.
pub(super) fn names(record: &Record, teams: impl Iterator<Item = Team>) -> String {
    teams.map(|team| record.team_name(team)).collect::<Vec<_>>().join(" ")
}
