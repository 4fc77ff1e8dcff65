use boneyard_proto::v1::{DrawTile, EndKind, Move, PassTurn, PublicView};

use super::*;
use crate::typed::{Typed, read};

fn open(end_id: i32, label: &str, pips: i32) -> OpenEnd {
    OpenEnd {
        end_id,
        label: label.to_owned(),
        kind: EndKind::Line.into(),
        pips: Some(pips),
        open_to_seats: vec![1, 2],
        ..OpenEnd::default()
    }
}

fn place(token: &str, high: i32, low: i32, end_id: i32, exposed: i32) -> LegalMove {
    let place =
        PlaceTile { tile: Some(Tile { high, low }), end_id, exposed_pips: Some(exposed), ..PlaceTile::default() };
    LegalMove {
        choice: Some(Move { action: Some(Action::Place(place)) }),
        token: token.to_owned(),
        ..LegalMove::default()
    }
}

/// Ends 2 (left) and 6 (right); hand 6-4, 6-2, 5-5.
fn position() -> (Decision, Picture) {
    let mut both = place("6-2R", 6, 2, 3, 2);
    both.points = 10;
    let legal_moves = vec![place("6-2L", 6, 2, 2, 6), place("6-4R", 6, 4, 3, 4), both];
    let tile = |high, low| Tile { high, low };
    let picture = Picture {
        table: PublicView { open_ends: vec![open(2, "L", 2), open(3, "R", 6)], ..PublicView::default() },
        chair: 1,
        seat: 1,
        hand: vec![tile(5, 5), tile(6, 2), tile(6, 4)],
    };
    (Decision { turn: 7, seat: 1, legal_moves, ..Decision::default() }, picture)
}

fn choose(line: &str) -> Result<usize, String> {
    let (decision, picture) = position();
    choose_in(line, &decision, &picture)
}

fn choose_in(line: &str, decision: &Decision, picture: &Picture) -> Result<usize, String> {
    match read(line) {
        Typed::Answer(answer) => pick(&answer, decision, picture),
        other @ (Typed::Nothing | Typed::Query(_) | Typed::Resign | Typed::Quit) => {
            panic!("`{line}` reads as {other:?}")
        }
    }
}

#[test]
fn a_tile_and_an_end_can_be_written_in_many_ways() {
    for line in
        ["6-4 R", "6-4R", "64r", "4-6 r", "46R", "6|4 right", "6:4 R", " 6/4  Right ", "6 - 4 r", "6 4 r", "6-4"]
    {
        assert_eq!(choose(line), Ok(1), "{line}");
    }
    assert_eq!(choose("62l"), Ok(0));
    assert_eq!(choose("2-6 LEFT"), Ok(0));
    assert_eq!(choose("6-2 r"), Ok(2));
}

#[test]
fn a_number_alone_is_a_place_in_the_list() {
    assert_eq!(choose("1"), Ok(0));
    assert_eq!(choose("3"), Ok(2));
    assert_eq!(choose("0").unwrap_err(), "0 is not in the list: it has 3 moves, 1 to 3; see `moves`");
    assert_eq!(
        choose("64").unwrap_err(),
        "64 is not in the list: it has 3 moves, 1 to 3; see `moves`; a tile is written `6-4`"
    );
}

#[test]
fn the_wrong_end_is_named_with_what_would_do() {
    assert_eq!(
        choose("6-4 L").unwrap_err(),
        "6-4 cannot go on the left end: the open ends are 2 (left) and 6 (right); play `6-4 R`, or see `moves`"
    );
    assert_eq!(
        choose("6-4 u").unwrap_err(),
        "there is no open end `U`: the open ends are 2 (left) and 6 (right); play `6-4 R`, or see `moves`"
    );
    assert_eq!(
        choose("6-4 @B").unwrap_err(),
        "there is no open end `@B`: the open ends are 2 (left) and 6 (right); play `6-4 R`, or see `moves`"
    );
}

#[test]
fn a_tile_that_fits_two_ends_is_asked_about_with_both_results() {
    assert_eq!(
        choose("6-2").unwrap_err(),
        "6-2 can be played in 2 ways: `6-2 L` leaves 6 on the left end; `6-2 R` leaves 2 on the right end, for 10 points; type one of them"
    );
}

#[test]
fn ways_with_the_same_effect_need_no_question() {
    let (mut decision, picture) = position();
    decision.legal_moves[2].same_as = 1;
    assert_eq!(choose_in("6-2", &decision, &picture), Ok(0));
}

#[test]
fn a_tile_that_does_not_fit_or_is_not_there_is_said_so() {
    assert_eq!(
        choose("5-5").unwrap_err(),
        "5-5 fits no open end: the open ends are 2 (left) and 6 (right); see `moves`"
    );
    assert_eq!(choose("12-7 R").unwrap_err(), "12-7 is not in your hand: you hold 5-5, 6-2, 6-4");
    let (mut decision, picture) = position();
    decision.legal_moves.remove(1);
    assert_eq!(
        choose_in("6-4", &decision, &picture).unwrap_err(),
        "6-4 cannot be played now, though it matches 6 (right): that is not open to you; see `moves`"
    );
}

#[test]
fn drawing_and_passing_work_where_they_are_listed() {
    assert_eq!(
        choose("draw").unwrap_err(),
        "you cannot draw now: you have 3 moves, 1 to 3, such as `6-2L`; see `moves`"
    );
    assert_eq!(
        choose("Pass").unwrap_err(),
        "you cannot pass now: you have 3 moves, 1 to 3, such as `6-2L`; see `moves`"
    );
    let (mut decision, picture) = position();
    let bare = |action, token: &str| LegalMove {
        choice: Some(Move { action: Some(action) }),
        token: token.to_owned(),
        ..LegalMove::default()
    };
    decision.legal_moves = vec![bare(Action::Draw(DrawTile {}), "draw"), bare(Action::PassTurn(PassTurn {}), "pass")];
    assert_eq!(choose_in("DRAW", &decision, &picture), Ok(0));
    assert_eq!(choose_in("knock", &decision, &picture), Ok(1));
}

#[test]
fn the_lead_needs_no_end_but_may_name_one() {
    let (mut decision, mut picture) = position();
    decision.legal_moves = vec![place("6-4", 6, 4, 1, 0), place("5-5", 5, 5, 1, 5)];
    picture.table.open_ends = vec![OpenEnd { end_id: 1, kind: EndKind::Start.into(), ..OpenEnd::default() }];
    assert_eq!(choose_in("6-4", &decision, &picture), Ok(0));
    assert_eq!(choose_in("55r", &decision, &picture), Ok(1));
    assert_eq!(
        choose_in("6-4 @C", &decision, &picture).unwrap_err(),
        "nothing is laid yet, so there is no end `@C`: play `6-4`, or see `moves`"
    );
    assert_eq!(choose_in("6-2", &decision, &picture).unwrap_err(), "6-2 cannot be played now; see `moves`");
}

#[test]
fn trains_are_named_by_owner() {
    let (mut decision, mut picture) = position();
    let tile = Tile { high: 12, low: 7 };
    picture.hand = vec![tile];
    picture.table.open_ends = vec![open(2, "@A", 12), open(3, "@B", 7), open(4, "@X", 12)];
    decision.legal_moves =
        vec![place("12-7@A", 12, 7, 2, 7), place("12-7@B", 12, 7, 3, 12), place("12-7@X", 12, 7, 4, 7)];
    for (line, index) in
        [("12-7 mine", 0), ("12-7 @a", 0), ("7-12@B", 1), ("12-7 mexican", 2), ("12-7 @x", 2), ("12 7 x", 2)]
    {
        assert_eq!(choose_in(line, &decision, &picture), Ok(index), "{line}");
    }
    assert_eq!(
        choose_in("12-7", &decision, &picture).unwrap_err(),
        "12-7 can be played in 3 ways: `12-7 @A` leaves 7 on A's train; `12-7 @B` leaves 12 on B's train; \
         `12-7 @X` leaves 7 on the Mexican train; type one of them"
    );
    decision.legal_moves.remove(1);
    assert!(choose_in("12-7 @B", &decision, &picture).unwrap_err().starts_with("12-7 cannot go on B's train"));
}

#[test]
fn the_last_tile_is_announced_by_an_exclamation_mark() {
    let (mut decision, picture) = position();
    let mut loud = place("6-4R!", 6, 4, 3, 4);
    if let Some(Action::Place(place)) = loud.choice.as_mut().and_then(|choice| choice.action.as_mut()) {
        place.announce = true;
    }
    assert_eq!(
        choose("6-4 r!").unwrap_err(),
        "6-4 leaves more than one tile, or saying so is no rule here: play `6-4R`"
    );
    decision.legal_moves.insert(1, loud);
    assert_eq!(choose_in("6-4 r!", &decision, &picture), Ok(1));
    assert_eq!(choose_in("64 !", &decision, &picture), Ok(1));
    assert_eq!(choose_in("6-4 r", &decision, &picture), Ok(2));
}

#[test]
fn points_may_have_to_be_called() {
    let (mut decision, picture) = position();
    let mut called = place("6-4R=10", 6, 4, 3, 4);
    if let Some(Action::Place(place)) = called.choice.as_mut().and_then(|choice| choice.action.as_mut()) {
        place.declared_points = Some(10);
    }
    decision.legal_moves.insert(1, called);
    assert_eq!(choose_in("6-4 R=10", &decision, &picture), Ok(1), "the server's own token");
    assert_eq!(choose_in("6-4 R", &decision, &picture), Ok(2), "the server's own token");
    assert!(choose_in("6-4", &decision, &picture).unwrap_err().starts_with("6-4 can be played in 2 ways"));
}

#[test]
fn any_token_of_the_list_works_even_if_nothing_else_is_known_of_it() {
    let (mut decision, picture) = position();
    decision.legal_moves.push(LegalMove { token: "challenge B".to_owned(), ..LegalMove::default() });
    assert_eq!(choose_in("CHALLENGE b", &decision, &picture), Ok(3));
}

#[test]
fn nonsense_is_quoted_with_what_would_do() {
    for line in ["foo", "6-", "-4", "6-4 sideways", "127r", "6--4", "6-4-2", "@", "6-4 @", "1.5", "６-4"] {
        let refusal = choose(line).unwrap_err();
        assert_eq!(refusal, unreadable(line), "{line}");
    }
    let long = choose(&"x".repeat(500)).unwrap_err();
    assert!(long.len() < 150, "{long}");
    assert!(!matches!(read("foo"), Typed::Answer(answer) if answer.is_read()));
    assert!(choose("99999999999999999999").is_err());
}
