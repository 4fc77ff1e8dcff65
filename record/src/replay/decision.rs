//! Tokens as moves: what a seat that is asked is said to have done.

use boneyard_engine::{
    layout::End,
    seat::Seat,
    table::{self, Move, Table},
};

use super::{disagreement::Differs, spoken};
use crate::token::{Action, Points, Token};

/// The move that a token tells of the seat that is asked.
pub(super) fn move_of(table: &Table, token: &Token) -> Result<Move, Differs> {
    let no = |why: &str| Err(Differs::new(expected(table), token).because(why));
    match token.action {
        Action::Place { tile, arm, announced, points } => {
            let view = table.public();
            let places = std::iter::once(End::START).chain((0..view.arms.len()).map(End::of_arm));
            let end = if view.arms.is_empty() {
                arm.is_none().then_some(End::START)
            } else {
                places
                    .into_iter()
                    .find(|&end| end != End::START && arm.is_some() && spoken::arm_label(view, end) == arm)
            };
            let Some(end) = end else { return no("there is no such end") };
            let declared = match points {
                Points::Called(points) => points,
                Points::None | Points::Made(_) => 0,
            };
            Ok(Move::Place { tile, end, announce: announced, declared })
        }
        Action::Draw(Some(_)) => Ok(Move::Draw),
        Action::Pass => Ok(Move::Pass),
        Action::Decline => Ok(Move::Decline),
        Action::Claim(points) => match table.position().overlooked {
            Some(missed) => Ok(Move::Claim { turn: missed.turn, points }),
            None => no("nothing was overlooked"),
        },
        Action::Challenge(seat) => Ok(Move::Challenge { seat }),
        Action::ChooseOpener(seat) => Ok(Move::ChooseOpener { seat }),
        Action::Draw(None) => no("a hidden tile cannot be replayed"),
        Action::Skip | Action::Mark | Action::Unmark => no("that is not decided by a seat"),
        Action::Forfeit(_) => no("that is not an answer"),
    }
}

/// What may come next, for people: the legal answers of the seat that is asked.
pub(super) fn expected(table: &Table) -> String {
    let Some(asked) = table.position().asked() else { return "nothing more".to_owned() };
    let tokens: Vec<String> = legal_tokens(table, asked.seat).iter().map(Token::to_string).collect();
    match tokens.as_slice() {
        [only] => only.clone(),
        _ => format!("one of {}", tokens.join(" ")),
    }
}

/// Every legal answer of a seat as a token with its points.
pub(crate) fn legal_tokens(table: &Table, seat: Seat) -> Vec<Token> {
    table::described_moves(table, seat)
        .iter()
        .map(|legal| spoken::token_of_move(table.public(), seat, legal.choice, legal.points))
        .collect()
}
