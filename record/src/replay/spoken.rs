//! Events as tokens. An event that follows from what was done, such as whose turn it is, has none.

use boneyard_engine::{
    layout::{End, Owner},
    rules::{Claim, Rules},
    seat::Seat,
    table::{Deal, Event, Move, PublicView, Source},
};

use crate::token::{Action, ArmLabel, By, Points, Token};

/// The tokens of an event that is about to be folded into the table of this view: several for
/// several tiles drawn, mostly one, or none.
pub(crate) fn tokens_of(view: &PublicView, event: &Event) -> Vec<Token> {
    let one = |actor, action, source| vec![Token { actor: Some(actor), action, by: by(source) }];
    match event {
        Event::Placed { turn: _, seat, tile, end, outer: _, new_arms: _, announced, points, overlooked: _, source } => {
            let (arm, points) = (arm_label(view, *end), credited(&view.rules, *points));
            one(*seat, Action::Place { tile: *tile, arm, announced: *announced, points }, *source)
        }
        Event::Drew { turn: _, seat, tiles, lacked: _, source } => tiles
            .iter()
            .map(|&tile| Token { actor: Some(*seat), action: Action::Draw(Some(tile)), by: by(*source) })
            .collect(),
        Event::Passed { turn: _, seat, lacked: _, source: Source::Penalty } => {
            vec![Token::of_seat(*seat, Action::Skip)]
        }
        Event::Passed { turn: _, seat, lacked: _, source } => one(*seat, Action::Pass, *source),
        Event::Declined { turn: _, seat, source } => one(*seat, Action::Decline, *source),
        Event::Claimed { turn: _, seat, of_turn: _, points, source } => one(*seat, Action::Claim(*points), *source),
        Event::Challenged { turn: _, seat, silent, source } => one(*seat, Action::Challenge(*silent), *source),
        Event::MarkerChanged { end, marked, open_to: _ } => {
            let action = if *marked { Action::Mark } else { Action::Unmark };
            owner(view, *end).map(|seat| Token::of_seat(seat, action)).into_iter().collect()
        }
        Event::SeatForfeited { seat, cause } => vec![Token::of_seat(*seat, Action::Forfeit(*cause))],
        Event::SeatsDrawn { .. }
        | Event::MatchStarted { .. }
        | Event::RoundDealt(_)
        | Event::TurnAsked(_)
        | Event::ArmOpened { .. }
        | Event::RoundRedealt { .. }
        | Event::CoversDue(_)
        | Event::Penalised { .. }
        | Event::RoundEnded(_)
        | Event::MatchEnded(_) => Vec::new(),
    }
}

/// The token with which a seat would make a move, its points included.
pub(crate) fn token_of_move(view: &PublicView, seat: Seat, choice: Move, points: u16) -> Token {
    let action = match choice {
        Move::Place { tile, end, announce, declared: _ } => Action::Place {
            tile,
            arm: arm_label(view, end),
            announced: announce,
            points: credited(&view.rules, points),
        },
        // Which tile comes is not known before.
        Move::Draw => Action::Draw(None),
        Move::Pass => Action::Pass,
        Move::Decline => Action::Decline,
        Move::Claim { turn: _, points } => Action::Claim(points),
        Move::Challenge { seat } => Action::Challenge(seat),
        Move::ChooseOpener { seat } => Action::ChooseOpener(seat),
    };
    Token::of_seat(seat, action)
}

fn credited(rules: &Rules, points: u16) -> Points {
    match (points, rules.claim) {
        (0, _) => Points::None,
        (_, Claim::Auto) => Points::Made(points),
        (_, Claim::Muggins) => Points::Called(points),
    }
}

const fn by(source: Source) -> By {
    match source {
        Source::Player | Source::Forced | Source::Penalty => By::Seat,
        Source::Timeout => By::Timeout,
        Source::Substitute => By::Substitute,
    }
}

/// Who chose what this token tells.
pub(super) const fn source(by: By) -> Source {
    match by {
        By::Seat => Source::Player,
        By::Timeout => Source::Timeout,
        By::Substitute => Source::Substitute,
    }
}

/// Whose train ends there.
fn owner(view: &PublicView, end: End) -> Option<Seat> {
    match view.arms.get(end.arm_index()?)?.arm.owner {
        Owner::Seat(seat) => Some(seat),
        Owner::Nobody | Owner::Everybody => None,
    }
}

/// The engine tile of a deal that the rules laid aside and the table lays.
pub(crate) fn engine_token(rules: &Rules, deal: &Deal) -> Option<Token> {
    let tile = deal.engine?;
    let in_hand = Seat::all(rules.seats).any(|seat| deal.hands[seat].contains(tile));
    let laid = Action::Place { tile, arm: None, announced: false, points: Points::None };
    (!in_hand && !deal.boneyard.tiles().contains(&tile)).then_some(Token { actor: None, action: laid, by: By::Seat })
}

/// The name of an end, in the words of [`PublicView::label`]; `None` for the empty table.
pub(crate) fn arm_label(view: &PublicView, end: End) -> Option<ArmLabel> {
    match view.label(end).as_str() {
        "" => None,
        label => ArmLabel::from_text(label),
    }
}
