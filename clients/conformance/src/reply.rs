//! The way back to whoever sent an answer: on its `Play` stream, or as the outcome of its `SubmitMove`.

use boneyard_proto::v1::{AnswerResult, ErrorReason, MoveAnswer, SubmitMoveResponse, player_event::Event};
use tokio::sync::{mpsc::WeakUnboundedSender, oneshot};
use tonic::Status;

use crate::{frames::Frame, messages, reasons};

/// How one answer is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// It stands.
    Accepted,
    /// It stood already.
    Replayed,
    /// It does not stand.
    Refused(ErrorReason),
}

/// Where the judgement goes.
#[derive(Debug)]
pub enum Reply {
    /// Into the stream it came by. Weak: the script alone decides how long a stream is open.
    Stream(WeakUnboundedSender<Frame>),
    /// Back to the call.
    Call(oneshot::Sender<Result<SubmitMoveResponse, Status>>),
}

impl Reply {
    /// Whether nobody waits there any more.
    pub fn is_dead(&self) -> bool {
        match self {
            Self::Stream(frames) => frames.upgrade().is_none_or(|frames| frames.is_closed()),
            Self::Call(call) => call.is_closed(),
        }
    }

    /// Sends the judgement; into a broken connection it is lost.
    pub fn give(self, answer: &MoveAnswer, judgement: Judgement) {
        match self {
            Self::Stream(frames) => {
                if let Some(frames) = frames.upgrade() {
                    drop(frames.send(Ok(messages::frame(Event::AnswerResult(result(answer, judgement))))));
                }
            }
            Self::Call(call) => {
                let replayed = judgement == Judgement::Replayed;
                drop(call.send(match judgement {
                    Judgement::Accepted | Judgement::Replayed => {
                        Ok(SubmitMoveResponse { replayed, sequence: answer.turn })
                    }
                    Judgement::Refused(reason) => Err(reasons::status(reason, None)),
                }));
            }
        }
    }
}

fn result(answer: &MoveAnswer, judgement: Judgement) -> AnswerResult {
    let result = AnswerResult { table_id: answer.table_id.clone(), turn: answer.turn, ..AnswerResult::default() };
    match judgement {
        Judgement::Accepted => AnswerResult { accepted: true, ..result },
        Judgement::Replayed => AnswerResult { accepted: true, replayed: true, ..result },
        Judgement::Refused(reason) => AnswerResult {
            reason: reason.into(),
            comment: "the script says so".to_owned(),
            illegal_left: if reasons::is_illegal(reason) { 2 } else { 0 },
            ..result
        },
    }
}
