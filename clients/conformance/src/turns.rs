//! Which questions were asked, what was answered, and what may still come: one turn has one answer.

use std::collections::BTreeMap;

use boneyard_proto::v1::{Decision, ErrorReason, Move, MoveAnswer};

use crate::{messages::token, reasons};

/// Table and turn.
pub type Key = (String, i32);

/// Every question of a scenario.
#[derive(Debug, Default)]
pub struct Turns(BTreeMap<Key, Turn>);

#[derive(Debug)]
struct Turn {
    decision: Decision,
    /// The one answer, as soon as it was seen.
    given: Option<Move>,
    /// It stands.
    is_taken: bool,
    /// It came between two sessions, before the script waited for it.
    is_early: bool,
    /// How often the answer may still come: once for each time that something called for it.
    calls: u32,
}

/// So often a client may try again when the connection broke: its own calls are repeated, and the question is asked again.
const CALLS_AFTER_A_BREAK: u32 = 8;

/// The key of an answer.
pub fn key_of(answer: &MoveAnswer) -> Key {
    (answer.table_id.clone(), answer.turn)
}

impl Turns {
    /// A question is sent, perhaps not for the first time.
    pub fn ask(&mut self, decision: Decision) {
        let key = (decision.table_id.clone(), decision.turn);
        match self.0.get_mut(&key) {
            Some(turn) => {
                turn.decision = decision;
                turn.calls += 1;
            }
            None => {
                self.0.insert(key, Turn { decision, given: None, is_taken: false, is_early: false, calls: 1 });
            }
        }
    }

    /// Whether this question has its answer.
    pub fn is_taken(&self, key: &Key) -> bool {
        self.0.get(key).is_some_and(|turn| turn.is_taken)
    }

    /// A question that waits for its answer.
    pub fn open(&self) -> Option<Key> {
        self.0.iter().find(|(_, turn)| !turn.is_taken).map(|(key, _)| key.clone())
    }

    /// Whether the answer came before the script waited for it, so that nobody asks again.
    pub fn was_taken_unasked(&self, key: &Key) -> bool {
        self.0.get(key).is_some_and(|turn| turn.is_early)
    }

    /// The answer stands, although the script does not wait for it.
    pub fn take_early(&mut self, key: &Key) {
        self.take(key);
        if let Some(turn) = self.0.get_mut(key) {
            turn.is_early = true;
        }
    }

    /// An answer arrived. Says whether it stood before, or what is wrong about it.
    pub fn arrived(&mut self, answer: &MoveAnswer) -> Result<bool, String> {
        let where_ = format!("{}, turn {}", answer.table_id, answer.turn);
        let Some(turn) = self.0.get_mut(&key_of(answer)) else {
            return Err(format!("{where_}: an answer came to a question that was not asked"));
        };
        let Some(choice) = &answer.choice else { return Err(format!("{where_}: the answer has no choice")) };
        let word = token(&turn.decision, answer.choice.as_ref());
        if let Some(given) = turn.given.as_ref().filter(|given| *given != choice) {
            let first = token(&turn.decision, Some(given));
            return Err(format!("{where_}: one question got two answers: {first}, then {word}"));
        }
        if !turn.decision.legal_moves.iter().any(|listed| listed.choice.as_ref() == Some(choice)) {
            return Err(format!("{where_}: the answer is none of the listed moves: {word}"));
        }
        turn.calls = turn
            .calls
            .checked_sub(1)
            .ok_or_else(|| format!("{where_}: {word} was sent again, although nothing called for it"))?;
        turn.given = Some(*choice);
        Ok(turn.is_taken)
    }

    /// The word for an answer in the transcript.
    pub fn word(&self, answer: &MoveAnswer) -> String {
        self.0.get(&key_of(answer)).map_or_else(String::new, |turn| token(&turn.decision, answer.choice.as_ref()))
    }

    /// The answer stands.
    pub fn take(&mut self, key: &Key) {
        if let Some(turn) = self.0.get_mut(key) {
            turn.is_taken = true;
        }
    }

    /// The answer does not stand.
    pub fn refuse(&mut self, key: &Key, reason: ErrorReason) {
        if let Some(turn) = self.0.get_mut(key) {
            if reasons::is_illegal(reason) {
                turn.given = None;
            }
            turn.calls += u32::from(reasons::is_illegal(reason) || reasons::is_passing(reason));
        }
    }

    /// The connection broke: what was said last may not have been heard.
    pub fn broke(&mut self) {
        for turn in self.0.values_mut() {
            turn.calls += CALLS_AFTER_A_BREAK;
        }
    }
}
