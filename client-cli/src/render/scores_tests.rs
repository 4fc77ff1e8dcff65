use boneyard_proto::v1::{Hand, PublicView, RoundScore, SeatInfo, Tile, VariantRules};

use super::*;

/// Four seats, A and C against B and D; the viewer sits in seat `seat`.
fn whist(seat: i32) -> Picture {
    let info = |seat: i32| SeatInfo { seat, chair: seat, team: 2 - seat % 2, ..SeatInfo::default() };
    let table = PublicView {
        rules: Some(VariantRules { seat_count: 4, team_count: 2, ..VariantRules::default() }),
        seats: (1..=4).map(info).collect(),
        team_scores: vec![30, 18],
        ..PublicView::default()
    };
    Picture { table, chair: seat, seat, ..Picture::default() }
}

#[test]
fn partners_are_scored_together() {
    let ended = RoundEnded {
        score: Some(RoundScore {
            round: 3,
            team_points: vec![12, 18],
            winning_team: 1,
            blocked: true,
            ..RoundScore::default()
        }),
        hand_pips: vec![5, 0, 7, 0],
        exposed_hands: vec![Hand { tiles: vec![Tile { high: 3, low: 2 }] }],
        ..RoundEnded::default()
    };
    assert_eq!(
        round_lines(&ended, &whist(3)),
        [
            "You and A win round 3, which is blocked.",
            "A is left with 3-2: 5 pips.",
            "You and A have 12 points in this round, 30 in all.",
            "B and D have 18 points in this round, 18 in all."
        ]
    );
}

#[test]
fn whoever_goes_out_need_not_win() {
    let ended = RoundEnded {
        score: Some(RoundScore { round: 1, winning_team: 2, ..RoundScore::default() }),
        out_seat: 1,
        ..RoundEnded::default()
    };
    assert_eq!(round_lines(&ended, &whist(0)), ["A goes out in round 1; B and D win it."]);
    let nobody = RoundEnded {
        score: Some(RoundScore { round: 2, blocked: true, ..RoundScore::default() }),
        ..RoundEnded::default()
    };
    assert_eq!(round_lines(&nobody, &whist(0)), ["All seats are blocked in round 2, and nobody wins it."]);
}

#[test]
fn a_result_names_its_reason_and_shares_a_win() {
    let mut result = MatchResult {
        winning_teams: vec![1, 2],
        team_scores: vec![103, 103],
        team_ranks: vec![1, 1],
        ..MatchResult::default()
    };
    result.set_reason(EndReason::Completed);
    assert_eq!(final_lines(&result, &whist(0))[0], "A and C and B and D share the win.");
    result.winning_teams = vec![2];
    result.set_reason(EndReason::Resignation);
    assert_eq!(final_lines(&result, &whist(0))[0], "B and D win the match by resignation.");
    result.winning_teams.clear();
    result.comment = "no light".to_owned();
    assert_eq!(
        final_lines(&result, &whist(0))[..2],
        ["Nobody wins the match by resignation.", "A director says: no light."]
    );
}
