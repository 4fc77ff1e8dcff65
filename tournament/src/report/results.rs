use crate::{
    Play,
    report::{
        Summary,
        json::Json,
        words::{self, FAULTS},
    },
    standing::{Reason, Standing},
    statistics::Interval,
};

/// Version of the schema of [`results_json`] and [`games_jsonl`]. It grows when a member changes its meaning or
/// goes; new members do not change it.
pub const SCHEMA: u32 = 1;

/// The whole summary as one JSON object.
pub fn results_json(summary: &Summary) -> String {
    let order = summary.order();
    let diagnostics = &summary.diagnostics;
    let crosstable =
        order.iter().flat_map(|own| order.iter().map(move |other| (*own, *other))).filter_map(|(own, other)| {
            let met = summary.cross[own.place()][other.place()]?;
            Some(Json::Object(vec![
                ("entrant", own.number().into()),
                ("opponent", other.number().into()),
                ("wins", met.wins.into()),
                ("draws", met.draws.into()),
                ("losses", met.losses.into()),
                ("per_board", interval(met.per_board)),
            ]))
        });
    let value = Json::Object(vec![
        ("schema_version", SCHEMA.into()),
        ("name", Json::text(&summary.name)),
        ("variant", Json::text(&summary.variant)),
        ("format", Json::text(&summary.format)),
        ("games", Json::count(summary.ledger.plays.len())),
        ("deals", Json::count(summary.deals)),
        ("complete_boards", Json::count(summary.blocks)),
        ("standings", Json::list(&summary.lines, |line| standing(summary, line))),
        ("crosstable", Json::List(crosstable.collect())),
        (
            "excluded",
            Json::list(&diagnostics.excluded, |(key, reason)| {
                Json::Object(vec![
                    ("table_id", Json::text(summary.table_id(*key))),
                    ("reason", Json::text(reason.words())),
                ])
            }),
        ),
        (
            "decisions",
            Json::list(&summary.decisions, |(key, words)| {
                Json::Object(vec![("table_id", Json::text(summary.table_id(*key))), ("reason", Json::text(words))])
            }),
        ),
        (
            "swings",
            Json::list(&diagnostics.swings, |swing| {
                Json::Object(vec![
                    ("board", swing.board.into()),
                    ("seat", Json::count(swing.seat)),
                    ("points", Json::Int(swing.size())),
                    ("best", Json::text(summary.table_id(swing.best.0))),
                    ("worst", Json::text(summary.table_id(swing.worst.0))),
                ])
            }),
        ),
        ("warnings", Json::list(&diagnostics.warnings, Json::text)),
    ]);
    format!("{value}\n")
}

fn standing(summary: &Summary, line: &Standing) -> Json {
    let place = line.entrant.place();
    let measures = &summary.measures;
    let diagnostics = &summary.diagnostics;
    let ahead = measures.ahead.as_ref().map(|ahead| &ahead[place]);
    Json::Object(vec![
        ("rank", line.rank.into()),
        ("entrant", line.entrant.number().into()),
        ("name", Json::text(summary.name_of(line.entrant))),
        ("half_points", Json::Int(line.half_points)),
        ("played", line.played.into()),
        ("wins", line.wins.into()),
        ("draws", line.draws.into()),
        ("losses", line.losses.into()),
        ("placings", Json::list(&line.placings, |many| (*many).into())),
        ("byes", line.byes.into()),
        ("margin", Json::Int(line.margin)),
        ("annulled", Json::Bool(line.annulled)),
        ("decided_by", Json::or_null(line.decided_by, |link| Json::text(link.key()))),
        (
            "tie_breaks",
            Json::list(&line.values, |(link, value)| {
                Json::Object(vec![
                    ("key", Json::text(link.key())),
                    ("amount", Json::or_null(*value, |value| Json::Int(value.amount))),
                    ("scale", Json::or_null(*value, |value| Json::Int(value.scale))),
                ])
            }),
        ),
        (
            "faults",
            Json::Object(
                FAULTS
                    .map(|fault| (words::verdict(fault), line.faults.get(&fault).copied().unwrap_or(0).into()))
                    .to_vec(),
            ),
        ),
        ("fault_rate", interval(diagnostics.fault_rate[place].1)),
        ("per_board", interval(measures.standing[place])),
        ("skill", interval(measures.skill[place])),
        (
            "ranks",
            Json::or_null(measures.ranks.as_ref(), |ranks| {
                Json::List(vec![ranks[place].0.into(), ranks[place].1.into()])
            }),
        ),
        // In order of entry, the entrant itself at one half.
        ("ahead_of", Json::or_null(ahead, |row| Json::list(row, |share| Json::Real(*share)))),
        (
            "rating",
            Json::or_null(measures.ratings[place], |rating| {
                Json::Object(vec![("elo", Json::Real(rating.elo)), ("error", Json::Real(rating.margin))])
            }),
        ),
        ("bankroll_rank", summary.bankroll[place].into()),
        ("run_off_rank", summary.run_off[place].into()),
        ("series_run_off_rank", summary.series_run_off[place].into()),
        ("variance_reduction", Json::or_null(diagnostics.reduction[place].as_ref(), Json::text)),
        (
            "order_effect",
            Json::or_null(diagnostics.order[place].as_ref(), |effect| {
                Json::Object(vec![
                    ("difference", interval(Some(effect.difference))),
                    ("p", Json::Real(effect.p)),
                    ("flagged", Json::Bool(effect.flagged)),
                ])
            }),
        ),
    ])
}

fn interval(of: Option<Interval>) -> Json {
    Json::or_null(of, |of| {
        Json::Object(vec![
            ("estimate", Json::Real(of.estimate)),
            ("low", Json::Real(of.low)),
            ("high", Json::Real(of.high)),
        ])
    })
}

/// Each game that counts as a JSON object on a line of its own, in order of the schedule.
pub fn games_jsonl(summary: &Summary) -> String {
    let line = |play: &Play| format!("{}\n", game(summary, play));
    summary.ledger.plays.iter().map(line).collect()
}

fn game(summary: &Summary, play: &Play) -> Json {
    Json::Object(vec![
        ("schema_version", SCHEMA.into()),
        ("round", play.key.round.into()),
        ("table", play.key.table.into()),
        ("board", play.key.board.into()),
        ("play", play.key.play.into()),
        ("table_id", Json::text(summary.table_id(play.key))),
        ("attempt", play.attempt.into()),
        ("left_out", Json::or_null(summary.left_out(play.key), |reason| Json::text(Reason::words(reason)))),
        (
            "seats",
            Json::list(&play.seats, |seat| {
                Json::Object(vec![
                    ("entrant", seat.chair.entrant.number().into()),
                    ("name", Json::text(summary.name_of(seat.chair.entrant))),
                    ("member", Json::Int(i64::from(seat.chair.member))),
                    ("score", Json::Int(seat.score)),
                    ("rank", seat.rank.into()),
                    ("verdict", Json::text(words::verdict(seat.verdict))),
                ])
            }),
        ),
    ])
}
