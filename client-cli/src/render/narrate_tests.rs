use boneyard_proto::v1::{
    ActionSource, ActionTaken, Arm, CaughtUp, ClockChanged, DrawTile, Hand, MarkerChanged, MatchResult, MatchStarted,
    Move, OpenEnd, PassTurn, PlaceTile, PublicView, RoundAction, RoundDealt, RoundEnded, RoundScore, SeatInfo,
    SeatStep, SeatView, TableEvent, TimeControl, TurnAsked, VariantRules, table_snapshot::View,
};

use super::*;

fn tile(high: i32, low: i32) -> Tile {
    Tile { high, low }
}

fn rules() -> VariantRules {
    VariantRules {
        variant: "all_fives".to_owned(),
        seat_count: 2,
        team_count: 2,
        max_pips: 6,
        target_score: 150,
        ..VariantRules::default()
    }
}

/// Seat A is the player ana, seat B the house bot greedy.
fn table() -> PublicView {
    let ana = SeatInfo {
        seat: 1,
        chair: 1,
        team: 1,
        player_id: "ply_ana".to_owned(),
        display_name: "ana".to_owned(),
        ..SeatInfo::default()
    };
    let bot = SeatInfo {
        seat: 2,
        chair: 2,
        team: 2,
        house_bot: "greedy".to_owned(),
        display_name: "greedy".to_owned(),
        ..SeatInfo::default()
    };
    let mut table = PublicView {
        table_id: "tbl_1".to_owned(),
        sequence: 4,
        rules: Some(rules()),
        seats: vec![ana, bot],
        ..PublicView::default()
    };
    table.team_scores = vec![0, 0];
    table.time_control = Some(TimeControl { unlimited: true, ..TimeControl::default() });
    table.set_state(TableState::Active);
    table
}

fn frame(sequence: i32, frame: Frame) -> WatchTableResponse {
    WatchTableResponse { sequence, frame: Some(frame) }
}

/// A narrator for ana, who has seen a snapshot.
fn at_the_table(table: PublicView, hand: &[Tile]) -> Narrator {
    let mut narrator = Narrator::new("ply_ana");
    let view = SeatView { seat: 1, hand: hand.to_vec(), table: Some(table), ..SeatView::default() };
    narrator.frame(&frame(
        4,
        Frame::Snapshot(TableSnapshot {
            log_id: "log".to_owned(),
            view: Some(View::Seat(view)),
            ..TableSnapshot::default()
        }),
    ));
    narrator
}

fn seat_step(narrator: &mut Narrator, events: Vec<Payload>, hand: &[Tile], drawn: &[Tile]) -> Vec<String> {
    let events = events.into_iter().map(|payload| TableEvent { payload: Some(payload) }).collect();
    let step = TableStep { sequence: 5, events, ..TableStep::default() };
    let own = SeatPrivate { seat: 1, hand: hand.to_vec(), drawn_tiles: drawn.to_vec() };
    narrator.frame(&frame(5, Frame::SeatStep(SeatStep { step: Some(step), own: Some(own) })))
}

fn done(seat: i32, action: Action) -> RoundAction {
    RoundAction { turn: 1, seat, action: Some(Move { action: Some(action) }), ..RoundAction::default() }
}

fn place(high: i32, low: i32, end_id: i32, exposed: i32) -> Action {
    Action::Place(PlaceTile {
        tile: Some(tile(high, low)),
        end_id,
        exposed_pips: Some(exposed),
        ..PlaceTile::default()
    })
}

fn taken(action: RoundAction) -> Payload {
    Payload::ActionTaken(ActionTaken { action: Some(action), new_arms: Vec::new() })
}

fn ends(left: i32, right: i32) -> Vec<OpenEnd> {
    let end =
        |end_id, label: &str, pips| OpenEnd { end_id, label: label.to_owned(), pips: Some(pips), ..OpenEnd::default() };
    vec![end(2, "L", left), end(3, "R", right)]
}

fn asked(seat: i32, left: i32, right: i32) -> Payload {
    Payload::TurnAsked(TurnAsked { turn: 2, seat, open_ends: ends(left, right), ..TurnAsked::default() })
}

fn line_arms(high: i32, low: i32) -> Vec<Arm> {
    let arm = |arm_id, label: &str| Arm {
        arm_id,
        label: label.to_owned(),
        kind: EndKind::Line.into(),
        root: Some(tile(high, low)),
        ..Arm::default()
    };
    vec![arm(2, "L"), arm(3, "R")]
}

fn dealt() -> Payload {
    Payload::RoundDealt(RoundDealt {
        round: 1,
        opener_seat: 2,
        hand_counts: vec![7, 7],
        boneyard_count: 14,
        ..RoundDealt::default()
    })
}

/// Round 1: B has led 5-5 and ana is asked.
fn led() -> Narrator {
    let mut narrator = at_the_table(table(), &[]);
    let mut lead = done(2, place(5, 5, 1, 5));
    lead.points = 10;
    let lead = Payload::ActionTaken(ActionTaken { action: Some(lead), new_arms: line_arms(5, 5) });
    seat_step(&mut narrator, vec![dealt(), lead, asked(1, 5, 5)], &[tile(5, 4), tile(6, 4)], &[]);
    narrator
}

#[test]
fn a_match_begins_with_seats_the_deal_and_who_opens() {
    let mut waiting = table();
    waiting.set_state(TableState::Waiting);
    for info in &mut waiting.seats {
        (info.seat, info.team) = (0, 0);
    }
    let mut narrator = Narrator::new("ply_ana");
    let view = SeatView { table: Some(waiting), ..SeatView::default() };
    let lines = narrator
        .frame(&frame(3, Frame::Snapshot(TableSnapshot { view: Some(View::Seat(view)), ..TableSnapshot::default() })));
    assert_eq!(
        lines,
        [
            "You sit at table tbl_1: All Fives, 2 seats.",
            "Chair 1: ana (you).",
            "Chair 2: house bot greedy.",
            "You wait for 0 chairs to be taken."
        ]
    );
    let started = Payload::MatchStarted(MatchStarted { seat_of_chair: vec![1, 2], team_of_seat: vec![1, 2] });
    let lines = seat_step(&mut narrator, vec![started, dealt(), asked(2, 0, 0)], &[tile(5, 4), tile(6, 4)], &[]);
    assert_eq!(
        lines,
        [
            "You are seat A.",
            "B is house bot greedy.",
            "B opens round 1: 7 tiles each, 14 in the boneyard.",
            "You hold 5-4, 6-4."
        ]
    );
    assert_eq!(narrator.picture.seat, 1);
}

#[test]
fn a_lead_tells_points_and_ends_and_whose_turn_it_is() {
    let mut narrator = at_the_table(table(), &[]);
    seat_step(&mut narrator, vec![dealt(), asked(2, 0, 0)], &[tile(5, 4)], &[]);
    let mut lead = done(2, place(5, 5, 1, 5));
    lead.points = 10;
    let lead = Payload::ActionTaken(ActionTaken { action: Some(lead), new_arms: line_arms(5, 5) });
    let lines = seat_step(&mut narrator, vec![lead, asked(1, 5, 5)], &[tile(5, 4)], &[]);
    assert_eq!(lines, ["B leads 5-5 and scores 10. Ends: 5 (left) and 5 (right).", "You are to play."]);
    assert_eq!(narrator.picture.table.team_scores, [0, 10]);
    assert_eq!(narrator.picture.info(2).unwrap().hand_count, 6);
}

#[test]
fn a_house_bot_that_is_asked_is_not_worth_a_line() {
    let mut narrator = led();
    let lines = seat_step(&mut narrator, vec![taken(done(1, place(5, 4, 3, 4))), asked(2, 5, 4)], &[tile(6, 4)], &[]);
    assert_eq!(lines, ["You play 5-4 right. Ends: 5 (left) and 4 (right)."]);
    assert_eq!(layout::rows(&narrator.picture.table), ["Line, left to right: 5-5 5-4."]);
    assert_eq!(narrator.picture.hand, [tile(6, 4)]);
}

#[test]
fn draws_and_passes_tell_what_they_showed() {
    let mut narrator = led();
    let mut draw = done(2, Action::Draw(DrawTile {}));
    (draw.turn, draw.drawn_count, draw.lacked_pips) = (0, 2, vec![4, 5]);
    draw.set_source(ActionSource::Forced);
    let mut pass = done(2, Action::PassTurn(PassTurn {}));
    pass.lacked_pips = vec![4, 5];
    let events = vec![taken(done(1, place(5, 4, 3, 4))), taken(draw), taken(pass), asked(1, 5, 4)];
    let lines = seat_step(&mut narrator, events, &[tile(6, 4)], &[]);
    assert_eq!(
        lines,
        [
            "You play 5-4 right. Ends: 5 (left) and 4 (right).",
            "B draws 2 tiles and has shown no 4, 5.",
            "B passes and has shown no 4, 5.",
            "You are to play."
        ]
    );
    assert_eq!(narrator.picture.table.boneyard_count, 12);
    assert_eq!(answers::who(&narrator.picture)[1], "B is house bot greedy, 8 tiles, has shown no 4, 5.");
}

#[test]
fn own_draws_name_the_tiles_and_those_of_others_do_not() {
    let mut narrator = led();
    let mut draw = done(1, Action::Draw(DrawTile {}));
    (draw.drawn_count, draw.lacked_pips) = (2, vec![5]);
    let lines = seat_step(
        &mut narrator,
        vec![taken(draw), asked(1, 5, 5)],
        &[tile(2, 0), tile(6, 5)],
        &[tile(2, 0), tile(6, 5)],
    );
    assert_eq!(lines, ["You draw 2-0, 6-5 and have shown no 5.", "You are to play."]);
}

#[test]
fn a_round_ends_with_hands_and_scores() {
    let mut narrator = led();
    let score =
        RoundScore { round: 1, opener_seat: 2, team_points: vec![0, 25], winning_team: 2, ..RoundScore::default() };
    let ended = RoundEnded {
        score: Some(score),
        seat_points: vec![0, 25],
        hand_pips: vec![10, 0],
        exposed_hands: vec![Hand { tiles: vec![tile(6, 4)] }, Hand::default()],
        out_seat: 2,
        next_opener_seat: 2,
    };
    let lines = seat_step(&mut narrator, vec![taken(done(2, place(5, 4, 3, 4))), Payload::RoundEnded(ended)], &[], &[]);
    assert_eq!(
        lines,
        [
            "B plays 5-4 right.",
            "B goes out and wins round 1.",
            "You are left with 6-4: 10 pips.",
            "You have 0 points in this round, 0 in all.",
            "B has 25 points in this round, 25 in all."
        ]
    );
    assert!(narrator.picture.hand.is_empty());
    assert_eq!(answers::score(&narrator.picture), "Score: You 0, B 25; the match ends at 150.");
}

#[test]
fn a_match_ends_with_the_winner_and_the_ranks() {
    let mut narrator = led();
    let mut result = MatchResult {
        winning_teams: vec![1],
        team_scores: vec![155, 90],
        team_ranks: vec![1, 2],
        ..MatchResult::default()
    };
    result.set_reason(EndReason::Completed);
    let lines = seat_step(&mut narrator, vec![Payload::MatchEnded(result)], &[], &[]);
    assert_eq!(lines, ["You win the match.", "You have 155 points, rank 1.", "B has 90 points, rank 2."]);
    assert_eq!(narrator.picture.table.state(), TableState::Finished);
}

#[test]
fn the_spinner_opens_in_one_line() {
    let mut narrator = led();
    let short = |arm_id, label: &str| Arm {
        arm_id,
        label: label.to_owned(),
        kind: EndKind::Spinner.into(),
        root: Some(tile(5, 5)),
        ..Arm::default()
    };
    narrator.picture.table.arms.extend([short(4, "U"), short(5, "D")]);
    let opened = |arm_id| Payload::MarkerChanged(MarkerChanged { arm_id, marked: false, open_to_seats: vec![1, 2] });
    let lines = seat_step(
        &mut narrator,
        vec![taken(done(1, place(5, 4, 3, 4))), opened(4), opened(5), asked(2, 6, 4)],
        &[],
        &[],
    );
    assert_eq!(lines, ["You play 5-4 right. Ends: 6 (left) and 4 (right).", "You open the up end and the down end."]);
    assert_eq!(narrator.picture.table.arms[2].open_to_seats, [1, 2]);
}

#[test]
fn time_and_strikes_are_told() {
    let mut narrator = led();
    let mut late = done(1, place(5, 4, 3, 4));
    late.set_source(ActionSource::Timeout);
    let strike = Payload::ClockChanged(ClockChanged { seat: 1, timeout_count: 1, ..ClockChanged::default() });
    let quiet = Payload::ClockChanged(ClockChanged { seat: 2, bank_ms: 5, ..ClockChanged::default() });
    let lines = seat_step(&mut narrator, vec![taken(late), strike, quiet], &[], &[]);
    assert_eq!(lines, ["You run out of time and play 5-4 right.", "You have 1 timeout so far."]);
}

#[test]
fn presence_is_told_when_it_changes() {
    let mut narrator = at_the_table(table(), &[]);
    let mut changed = |presence: Presence, forfeit_in_ms| {
        let changed = PresenceChanged { chair: 2, presence: presence.into(), forfeit_in_ms };
        narrator.frame(&frame(5, Frame::Presence(changed)))
    };
    assert_eq!(changed(Presence::Connected, 0), Vec::<String>::new());
    assert_eq!(changed(Presence::Disconnected, 60_000), ["B is gone, and loses the seat in 1 min 0 s."]);
    assert_eq!(changed(Presence::Connected, 0), ["B is back."]);
}

#[test]
fn a_reader_who_fell_behind_is_told_so() {
    let mut narrator = led();
    let mut snapshot = TableSnapshot {
        view: Some(View::Seat(SeatView {
            seat: 1,
            hand: vec![tile(6, 4)],
            table: Some(table()),
            ..SeatView::default()
        })),
        ..TableSnapshot::default()
    };
    snapshot.set_cause(SnapshotCause::Lagged);
    let lines = narrator.frame(&frame(9, Frame::Snapshot(snapshot)));
    assert_eq!(lines[0], "You missed some steps; this is the table now.");
    assert_eq!(narrator.picture.table.sequence, 9);
}

#[test]
fn a_spectator_reads_letters_only() {
    let mut narrator = Narrator::new("");
    let mut running = table();
    (running.round, running.opener_seat, running.seat_to_act) = (1, 2, 1);
    let lines = narrator.frame(&frame(
        4,
        Frame::Snapshot(TableSnapshot { view: Some(View::Spectator(running)), ..TableSnapshot::default() }),
    ));
    assert_eq!(
        lines,
        [
            "You watch table tbl_1: All Fives, 2 seats.",
            "A is ana.",
            "B is house bot greedy.",
            "Score: A 0, B 0; the match ends at 150.",
            "B opened round 1.",
            "Nothing is laid yet.",
            "A is to play."
        ]
    );
    let events = vec![TableEvent { payload: Some(taken(done(1, place(5, 4, 3, 4)))) }];
    let lines = narrator.frame(&frame(5, Frame::Step(TableStep { sequence: 5, events, ..TableStep::default() })));
    assert_eq!(lines, ["A leads 5-4."]);
    assert!(narrator.frame(&frame(5, Frame::CaughtUp(CaughtUp {}))).is_empty());
}
