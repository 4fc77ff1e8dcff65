//! What the client knows of its tables, and what it decides. No network here.

use std::collections::{BTreeMap, BTreeSet};

use boneyard_proto::v1::{ErrorReason, Hello, MoveAnswer, TableNotice, TableState, TurnRequest, Welcome};

use crate::say;

/// What follows from an event.
pub(crate) enum Next {
    /// Nothing.
    Nothing,
    /// This answer is sent.
    Send(MoveAnswer),
    /// The matches are over.
    Done,
    /// The connection is given up.
    Reconnect(String),
}

/// What outlives a connection.
pub(crate) struct Memory {
    pub(crate) table: String,
    fault: String,
    has_joined: bool,
    questions: BTreeMap<String, TurnRequest>,
    answers: BTreeMap<String, MoveAnswer>,
    held: BTreeSet<String>,
    has_sent: bool,
}

impl Memory {
    pub(crate) fn new(table: &str, fault: &str) -> Self {
        Self {
            table: table.to_owned(),
            fault: fault.to_owned(),
            has_joined: false,
            questions: BTreeMap::new(),
            answers: BTreeMap::new(),
            held: BTreeSet::new(),
            has_sent: false,
        }
    }

    /// Whether the client has this fault.
    pub(crate) fn is(&self, fault: &str) -> bool {
        self.fault == fault
    }

    pub(crate) fn hello(&self) -> Hello {
        let joins = !self.has_joined || self.is("always_joins");
        Hello { client: "wrong/1".to_owned(), join_table_id: if joins { self.table.clone() } else { String::new() } }
    }

    /// Whether it has to be found out what became of the table.
    pub(crate) fn welcomed(&mut self, welcome: &Welcome) -> bool {
        self.has_joined = true;
        if self.is("forgets_when_cut") {
            self.answers.clear();
        }
        !welcome.table_ids.contains(&self.table) && !self.is("never_looks_up")
    }

    pub(crate) fn asked(&mut self, request: TurnRequest) -> Next {
        let decision = request.decision.clone().unwrap_or_default();
        let known = self.answers.get(&decision.table_id).filter(|answer| answer.turn == decision.turn);
        let known = known.filter(|_| !self.is("forgets")).cloned();
        if self.is("fears_long_lists") && decision.legal_moves.len() > 50 {
            return Next::Done;
        }
        if self.is("waits_for_acknowledgement") && self.has_sent && known.is_none() && request.reissued {
            return Next::Nothing;
        }
        self.questions.insert(decision.table_id.clone(), request);
        match known {
            Some(answer) => self.send(answer),
            None => self.decide(&decision.table_id),
        }
    }

    fn decide(&mut self, table: &str) -> Next {
        let Some(decision) = self.questions.get(table).and_then(|request| request.decision.clone()) else {
            return Next::Nothing;
        };
        let known = |listed: &&boneyard_proto::v1::LegalMove| {
            listed.choice.as_ref().is_some_and(|choice| choice.action.is_some())
        };
        let best = decision.legal_moves.iter().rev().filter(known).max_by_key(|listed| listed.points);
        let mut choice = best.and_then(|listed| listed.choice);
        if self.is("makes_moves_up") {
            choice = Some(boneyard_proto::v1::Move {
                action: Some(boneyard_proto::v1::r#move::Action::Challenge(boneyard_proto::v1::Challenge { seat: 9 })),
            });
        }
        let turn =
            if self.is("mixes_turns_up") && self.questions.len() > 1 { decision.turn + 1 } else { decision.turn };
        self.send(MoveAnswer { table_id: table.to_owned(), turn, choice })
    }

    fn send(&mut self, answer: MoveAnswer) -> Next {
        self.answers.insert(answer.table_id.clone(), answer.clone());
        self.has_sent = true;
        Next::Send(answer)
    }

    pub(crate) fn last_answer(&self, table: &str) -> Option<MoveAnswer> {
        self.answers.get(table).cloned()
    }

    /// An answer was refused.
    pub(crate) fn refused(&mut self, answer: &MoveAnswer, reason: ErrorReason) -> Next {
        use ErrorReason as R;
        let word = reason.as_str_name();
        if matches!(reason, R::TileNotInHand | R::EndMismatch | R::EndClosed | R::ActionNotAllowed) {
            say(&format!("refused as illegal: {word}"));
            return if self.is("sulks") { Next::Nothing } else { self.decide(&answer.table_id) };
        }
        if matches!(reason, R::StorageUnavailable | R::StorageFull | R::ServerDraining | R::LimitReached) {
            if self.is("forgets_refused") {
                self.answers.clear();
            }
            return Next::Reconnect(format!("the answer was not taken: {word}"));
        }
        if self.is("insists") {
            return Next::Send(answer.clone());
        }
        if reason == R::WrongState {
            self.held.insert(answer.table_id.clone());
        }
        if reason == R::TurnTimedOut && !self.is("says_nothing") {
            say("the answer came too late");
        }
        Next::Nothing
    }

    pub(crate) fn noticed(&mut self, notice: &TableNotice) -> Next {
        let over = notice.state == i32::from(TableState::Finished)
            || notice.state == i32::from(TableState::Aborted) && !self.is("knows_no_voided_match");
        let goes_on = notice.state == i32::from(TableState::Active);
        match self.answers.get(&notice.table_id) {
            _ if over && notice.table_id == self.table => Next::Done,
            Some(answer) if goes_on && self.held.remove(&notice.table_id) => Next::Send(answer.clone()),
            _ => Next::Nothing,
        }
    }
}
