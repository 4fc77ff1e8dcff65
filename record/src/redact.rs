//! Records with less in them: without names, or without what one seat did not know.

use std::collections::HashMap;

use boneyard_engine::seat::Seat;

use crate::{
    record::{BoneyardOrder, Record, Round},
    token::{Action, Token},
};

/// Names that stand for names: the same one for the same player in every record they are used on.
#[derive(Clone, Debug, Default)]
pub struct Pseudonyms(HashMap<String, String>);

impl Pseudonyms {
    /// Puts pseudonyms for names, and takes out what else may tell who played: remarks, and who gave
    /// the entropies is a number already.
    pub fn apply(&mut self, record: &mut Record) {
        for name in &mut record.header.players {
            let next = self.0.len() + 1;
            let pseudonym = self.0.entry(std::mem::take(name)).or_insert_with(|| format!("player {next}"));
            name.clone_from(pseudonym);
        }
        for round in &mut record.rounds {
            round.notes.clear();
        }
    }
}

/// Whether a match is still to be played on, so that its hands are nobody else's business.
pub const fn is_unfinished(record: &Record) -> bool {
    record.outcome.ended.is_none() && record.outcome.winners.is_none()
}

/// Leaves of a record what one seat knows: other hands, the boneyard, tiles that others drew, and the
/// proof, from which all of them follow, are hidden. What was laid and what it scored stays. Such a record
/// can be read and counted, not replayed.
pub fn hide_all_but(record: &mut Record, viewpoint: Seat) {
    record.header.viewpoint = Some(viewpoint);
    record.proof = None;
    for round in &mut record.rounds {
        hide_tiles(round, viewpoint);
    }
}

fn hide_tiles(round: &mut Round, viewpoint: Seat) {
    for (index, hand) in round.hands.0.iter_mut().enumerate() {
        if index != viewpoint.index() {
            hand.fill(None);
        }
    }
    let count = match &round.boneyard {
        BoneyardOrder::Untold => None,
        BoneyardOrder::Shared(order) => Some(order.len()),
        BoneyardOrder::PerSeat(orders) => Some(orders[viewpoint].len()),
    };
    if let Some(count) = count {
        round.boneyard = BoneyardOrder::Shared(vec![None; count]);
    }
    for token in &mut round.tokens {
        *token = seen_by(*token, Some(viewpoint));
    }
}

/// A token as a seat sees it, or as somebody who sees all.
pub(crate) fn seen_by(token: Token, viewpoint: Option<Seat>) -> Token {
    match (token.action, viewpoint) {
        (Action::Draw(_), Some(viewer)) if token.actor != Some(viewer) => Token { action: Action::Draw(None), ..token },
        (
            Action::Place { .. }
            | Action::Draw(_)
            | Action::Pass
            | Action::Skip
            | Action::Decline
            | Action::Claim(_)
            | Action::Challenge(_)
            | Action::ChooseOpener(_)
            | Action::Mark
            | Action::Unmark
            | Action::Forfeit(_),
            _,
        ) => token,
    }
}
