//! Tables for other programs: UTF-8, lines that end in LF, quoted as RFC 4180 says, a name for each column.

use std::collections::BTreeMap;

use crate::{
    Play, PlayKey,
    report::{
        Summary,
        figure::points,
        words::{self, FAULTS},
    },
    standing::{Reason, Standing, Value, datum, margins, matchpoints, same_seats},
    statistics::Interval,
};

/// The standings, a line for each entrant, best first. Columns are the same for all tournaments with the same
/// chain of tie-breaks, whose values stand last.
pub fn standings_csv(summary: &Summary) -> String {
    let mut head: Vec<String> = [
        "rank",
        "entrant",
        "name",
        "points",
        "played",
        "wins",
        "draws",
        "losses",
        "placings",
        "byes",
        "margin",
        "per_board",
        "per_board_low",
        "per_board_high",
        "skill",
        "skill_low",
        "skill_high",
        "rank_low",
        "rank_high",
        "elo",
        "elo_error",
        "bankroll_rank",
        "run_off_rank",
        "series_run_off_rank",
        "annulled",
        "decided_by",
    ]
    .map(str::to_owned)
    .to_vec();
    head.extend(FAULTS.map(|fault| format!("faults_{}", words::verdict(fault))));
    head.extend(summary.settings.chain.iter().map(|link| link.key().to_owned()));
    let lines = summary.lines.iter().map(|line| standing(summary, line));
    rows(std::iter::once(head).chain(lines))
}

fn standing(summary: &Summary, line: &Standing) -> Vec<String> {
    let place = line.entrant.place();
    let measures = &summary.measures;
    let ranks = measures.ranks.as_ref().map(|ranks| ranks[place]);
    let rating = measures.ratings[place];
    let placings: Vec<String> = line.placings.iter().map(ToString::to_string).collect();
    let mut row = vec![
        line.rank.to_string(),
        line.entrant.to_string(),
        guarded(summary.name_of(line.entrant)),
        points(line.half_points),
        line.played.to_string(),
        line.wins.to_string(),
        line.draws.to_string(),
        line.losses.to_string(),
        placings.join(" "),
        line.byes.to_string(),
        line.margin.to_string(),
    ];
    row.extend(interval(measures.standing[place]));
    row.extend(interval(measures.skill[place]));
    row.extend([
        ranks.map_or_else(String::new, |(low, _)| low.to_string()),
        ranks.map_or_else(String::new, |(_, high)| high.to_string()),
        rating.map_or_else(String::new, |rating| number(rating.elo)),
        rating.map_or_else(String::new, |rating| number(rating.margin)),
        summary.bankroll[place].to_string(),
        summary.run_off[place].to_string(),
        summary.series_run_off[place].to_string(),
        line.annulled.to_string(),
        line.decided_by.map_or_else(String::new, |link| link.key().to_owned()),
    ]);
    row.extend(FAULTS.map(|fault| line.faults.get(&fault).copied().unwrap_or(0).to_string()));
    let value = |link| line.values.iter().find(|(of, _)| of == link).and_then(|(_, value)| *value);
    row.extend(summary.settings.chain.iter().map(|link| value(link).map_or_else(String::new, |v| v.to_string())));
    row
}

/// The crosstable, a line for each ordered pair that met, in order of the standings.
pub fn crosstable_csv(summary: &Summary) -> String {
    let head = [
        "entrant",
        "name",
        "opponent",
        "opponent_name",
        "points",
        "wins",
        "draws",
        "losses",
        "per_board",
        "per_board_low",
        "per_board_high",
    ];
    let mut lines = vec![head.map(str::to_owned).to_vec()];
    for own in summary.order() {
        for other in summary.order() {
            let Some(met) = summary.cross[own.place()][other.place()] else { continue };
            let mut row = vec![
                own.to_string(),
                guarded(summary.name_of(own)),
                other.to_string(),
                guarded(summary.name_of(other)),
                points(i64::from(met.half_points())),
                met.wins.to_string(),
                met.draws.to_string(),
                met.losses.to_string(),
            ];
            row.extend(interval(met.per_board));
            lines.push(row);
        }
    }
    rows(lines)
}

/// All games that count, a line for each seat, in order of the schedule.
pub fn games_csv(summary: &Summary) -> String {
    let head = [
        "round",
        "table",
        "board",
        "play",
        "table_id",
        "attempt",
        "seat",
        "entrant",
        "name",
        "member",
        "score",
        "rank",
        "verdict",
        "margin",
        "matchpoints",
        "over_datum",
        "left_out",
    ];
    let mut lines = vec![head.map(str::to_owned).to_vec()];
    let compared = compared(summary);
    for play in &summary.ledger.plays {
        lines.extend(seats(summary, play, &compared));
    }
    rows(lines)
}

/// Matchpoints and score over the datum of each seat of each game, among all results of its board from that seat.
fn compared(summary: &Summary) -> BTreeMap<(PlayKey, usize), [String; 2]> {
    let mut compared = BTreeMap::new();
    for sheet in same_seats(&summary.ledger) {
        let scores: Vec<i64> = sheet.results.iter().map(|(_, _, score)| *score).collect();
        let par = datum(&scores);
        for ((key, _, score), points) in sheet.results.iter().zip(matchpoints(&scores)) {
            let over = par.map(|par| Value { amount: score * par.scale - par.amount, scale: par.scale });
            let over = over.map_or_else(String::new, |over| over.to_string());
            compared.insert((*key, sheet.seat), [points.to_string(), over]);
        }
    }
    compared
}

fn seats(summary: &Summary, play: &Play, compared: &BTreeMap<(PlayKey, usize), [String; 2]>) -> Vec<Vec<String>> {
    let margins = margins(play, summary.settings.teams);
    let left_out = summary.left_out(play.key).map_or("", Reason::words);
    let row = |(place, seat): (usize, &crate::Seated)| {
        let entrant = seat.chair.entrant;
        let [matchpoints, over_datum] = compared.get(&(play.key, place + 1)).cloned().unwrap_or_default();
        vec![
            play.key.round.to_string(),
            play.key.table.to_string(),
            play.key.board.to_string(),
            play.key.play.to_string(),
            guarded(&summary.table_id(play.key)),
            play.attempt.to_string(),
            (place + 1).to_string(),
            entrant.to_string(),
            guarded(summary.name_of(entrant)),
            seat.chair.member.to_string(),
            seat.score.to_string(),
            seat.rank.to_string(),
            words::verdict(seat.verdict).to_owned(),
            margins.get(&entrant).copied().unwrap_or(0).to_string(),
            matchpoints,
            over_datum,
            left_out.to_owned(),
        ]
    };
    play.seats.iter().enumerate().map(row).collect()
}

fn interval(interval: Option<Interval>) -> [String; 3] {
    interval.map_or_else(Default::default, |i| [i.estimate, i.low, i.high].map(number))
}

/// Six places; empty for what is not finite.
fn number(value: f64) -> String {
    if value.is_finite() { super::figure::fixed(value, 6) } else { String::new() }
}

/// A text that no spreadsheet takes for a formula: one that starts like a formula gets an apostrophe in front.
fn guarded(text: &str) -> String {
    let risky = text.trim_start().starts_with(['=', '+', '-', '@', '|', '%', '＝', '＋', '－', '＠']);
    if risky { format!("'{text}") } else { text.to_owned() }
}

fn rows(rows: impl IntoIterator<Item = Vec<String>>) -> String {
    rows.into_iter().map(|row| row.iter().map(|field| quoted(field)).collect::<Vec<_>>().join(",") + "\n").collect()
}

fn quoted(field: &str) -> String {
    if field.contains([',', '"', '\n', '\r']) || field.starts_with(' ') || field.ends_with(' ') {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}
