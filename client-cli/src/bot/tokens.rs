//! Actions as tokens of a record (docs/reference/bones.md): what everybody at the table could see.

use boneyard_proto::v1::{ActionSource, Arm, RoundAction, Tile, r#move::Action};

use crate::words::{self, letter};

/// The tokens of one action, in order: one for each tile that is drawn. `drawn` are the tiles, where the
/// viewer knows them; they are taken from its front.
pub(crate) fn tokens(done: &RoundAction, arms: &[Arm], drawn: &mut impl Iterator<Item = Tile>) -> Vec<String> {
    let source = match done.source() {
        ActionSource::Timeout => "~timeout",
        ActionSource::Substitute => "~substitute",
        ActionSource::Unspecified | ActionSource::Player | ActionSource::Forced | ActionSource::Penalty => "",
    };
    let one = |text: String| vec![format!("{}:{text}{source}", letter(done.seat))];
    match words::action(done.action.as_ref()) {
        Some(Action::Place(place)) => {
            let tile = words::tile(place.tile.unwrap_or_default());
            let label = words::label_of(place.end_id, &[], arms);
            let announce = if place.announce { "!" } else { "" };
            // Points that must be called stand behind `=`, others behind `*`.
            let points = match (place.declared_points.unwrap_or_default(), done.points) {
                (called @ 1.., _) => format!("={called}"),
                (_, 0) => String::new(),
                (_, points) => format!("*{points}"),
            };
            one(format!("{tile}{label}{announce}{points}"))
        }
        Some(Action::Draw(_)) => (0..done.drawn_count)
            .flat_map(|_| one(drawn.next().map_or_else(|| "+?".to_owned(), |tile| format!("+{}", words::tile(tile)))))
            .collect(),
        Some(Action::PassTurn(_)) if done.source() == ActionSource::Penalty => one("skip".to_owned()),
        Some(Action::PassTurn(_)) => one("pass".to_owned()),
        Some(Action::Challenge(challenge)) => one(format!("challenge={}", letter(challenge.seat))),
        Some(Action::Claim(claim)) => one(format!("claim={}", claim.points)),
        Some(Action::Decline(_)) => one("decline".to_owned()),
        Some(Action::ChooseOpener(choice)) => one(format!("opener={}", letter(choice.seat))),
        None => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use boneyard_proto::v1::{DrawTile, Move, PassTurn, PlaceTile};

    use super::*;

    fn done(seat: i32, action: Action) -> RoundAction {
        RoundAction { seat, action: Some(Move { action: Some(action) }), ..RoundAction::default() }
    }

    #[test]
    fn actions_are_written_as_in_a_record() {
        let arms = [Arm { arm_id: 3, label: "R".to_owned(), ..Arm::default() }];
        let place = PlaceTile { tile: Some(Tile { high: 5, low: 5 }), end_id: 3, ..PlaceTile::default() };
        let scored = RoundAction { points: 10, ..done(1, Action::Place(place)) };
        let none = &mut std::iter::empty();
        assert_eq!(tokens(&scored, &arms, none), ["A:5-5R*10"]);
        let late = RoundAction { source: ActionSource::Timeout.into(), ..done(2, Action::PassTurn(PassTurn {})) };
        assert_eq!(tokens(&late, &arms, none), ["B:pass~timeout"]);
        let skip = RoundAction { source: ActionSource::Penalty.into(), ..done(2, Action::PassTurn(PassTurn {})) };
        assert_eq!(tokens(&skip, &arms, none), ["B:skip"]);
    }

    #[test]
    fn own_draws_name_their_tiles() {
        let draw = RoundAction { drawn_count: 2, ..done(2, Action::Draw(DrawTile {})) };
        let mut own = [Tile { high: 4, low: 3 }, Tile { high: 1, low: 0 }, Tile { high: 0, low: 0 }].into_iter();
        assert_eq!(tokens(&draw, &[], &mut own), ["B:+4-3", "B:+1-0"]);
        assert_eq!(own.next(), Some(Tile { high: 0, low: 0 }));
        assert_eq!(tokens(&draw, &[], &mut std::iter::empty()), ["B:+?", "B:+?"]);
    }
}
