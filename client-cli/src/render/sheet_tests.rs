use boneyard_proto::v1::{PublicView, RoundScore, VariantRules};

use super::*;

fn picture() -> Picture {
    let bots = ["random", "first", "greedy", "balanced"];
    let info = |(bot, seat): (&str, i32)| SeatInfo {
        seat,
        chair: seat,
        team: seat,
        house_bot: bot.to_owned(),
        ..SeatInfo::default()
    };
    let table = PublicView {
        rules: Some(VariantRules { seat_count: 4, team_count: 4, ..VariantRules::default() }),
        seats: bots.into_iter().zip(1..).map(info).collect(),
        ..PublicView::default()
    };
    Picture { table, ..Picture::default() }
}

#[test]
fn columns_stand_below_each_other() {
    let picture = picture();
    let mut sheet = Sheet::new(&picture);
    let out = RoundEnded {
        score: Some(RoundScore {
            round: 1,
            opener_seat: 3,
            team_points: vec![0, 15, 100, 5],
            winning_team: 3,
            ..RoundScore::default()
        }),
        out_seat: 3,
        ..RoundEnded::default()
    };
    let blocked = RoundEnded {
        score: Some(RoundScore {
            round: 10,
            opener_seat: 3,
            team_points: vec![10, 0, 60, 0],
            winning_team: 1,
            blocked: true,
        }),
        ..RoundEnded::default()
    };
    let result = MatchResult { team_scores: vec![10, 15, 160, 5], ..MatchResult::default() };
    let lines = [sheet.heading(), sheet.row(&out, &picture), sheet.row(&blocked, &picture), sheet.total(&result)];
    assert_eq!(
        lines.join("\n"),
        "\
round  opener  ended             A random    B first   C greedy  D balanced
    1  C       C out              +0    0   +15   15  +100  100     +5    5
   10  C       blocked, A wins   +10   10    +0   15   +60  160     +0    5
total                                  10         15        160           5"
    );
}
