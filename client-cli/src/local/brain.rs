//! A built-in bot behind the wire: a decision and a view in, the place of a move out.

use boneyard_proto::v1::{Decision, SeatView};

use super::decode;
use crate::failure::Failure;

/// A built-in bot with its seed.
#[derive(Debug)]
pub(crate) struct Brain {
    bot: boneyard_bots::HouseBot,
    seed: u64,
}

impl Brain {
    /// The bot that `builtin:NAME` names.
    pub(crate) fn find(text: &str, seed: u64) -> Result<Self, Failure> {
        let Some(name) = text.strip_prefix("builtin:") else {
            return Err(Failure::usage("bot_unknown", format!("`{text}` is not a bot"))
                .help("write it as builtin:NAME, such as builtin:greedy"));
        };
        let bot = boneyard_bots::HouseBot::find(name).ok_or_else(|| {
            Failure::usage("bot_unknown", format!("there is no built-in bot `{name}`")).help("try builtin:greedy")
        })?;
        Ok(Self { bot, seed })
    }

    /// The place of the chosen move in the list, from 0.
    pub(crate) fn choose(&self, view: &SeatView, decision: &Decision) -> Result<usize, Failure> {
        let unreadable =
            |what: String| Failure::other("unreadable_view", format!("this program cannot read the view: {what}"));
        let moves = decode::legal_moves(&decision.legal_moves).map_err(unreadable)?;
        let view = decode::seat_view(view).map_err(unreadable)?;
        Ok(self.bot.choose(&view, &moves, self.seed))
    }
}

#[cfg(test)]
#[path = "brain_tests.rs"]
mod tests;
