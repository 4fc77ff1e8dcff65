//! `boneyard tables`: the lobby, a row for each table.

use std::time::{SystemTime, UNIX_EPOCH};

use boneyard_proto::v1::{ListTablesRequest, ListTablesResponse, TableState, TableSummary};

use super::program;
use crate::{
    args::{Common, State, Tables},
    failure::Failure,
    render::{self, json, sentences},
    session::{Session, unary},
    words,
};

pub(crate) async fn run(common: &Common, args: &Tables) -> Result<(), Failure> {
    let mut session = Session::open(common).await?;
    session.login(common, None).await?;
    let states = args.state.iter().map(|&state| i32::from(table_state(state))).collect();
    let filter =
        ListTablesRequest { states, variant: args.variant.clone().unwrap_or_default(), ..ListTablesRequest::default() };
    let tables = all(&session, filter).await?;
    if common.json {
        return render::line(json::one_line(
            "ListTablesResponse",
            &ListTablesResponse { tables, next_page_token: String::new() },
        )?);
    }
    if tables.is_empty() {
        render::tip(format_args!(
            "There is no such table. Open one with `{} new --server {}`.",
            program(),
            session.address()
        ));
        return Ok(());
    }
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| i64::try_from(since.as_secs()).unwrap_or(i64::MAX));
    let rows = std::iter::once(["TABLE", "STATE", "VARIANT", "SEATS", "OPENED", "WHO"].map(ToOwned::to_owned));
    for line in aligned(&rows.chain(tables.iter().map(|table| row(table, now))).collect::<Vec<_>>()) {
        render::line(line)?;
    }
    Ok(())
}

/// Every table that the filter lets through, page by page.
pub(crate) async fn all(session: &Session, mut filter: ListTablesRequest) -> Result<Vec<TableSummary>, Failure> {
    filter.page_size = 200;
    let mut tables = Vec::new();
    loop {
        let page = unary(session.tables().list_tables(filter.clone())).await?;
        tables.extend(page.tables);
        if page.next_page_token.is_empty() {
            return Ok(tables);
        }
        filter.page_token = page.next_page_token;
    }
}

fn table_state(state: State) -> TableState {
    match state {
        State::Waiting => TableState::Waiting,
        State::Active => TableState::Active,
        State::Paused => TableState::Paused,
        State::Finished => TableState::Finished,
        State::Aborted => TableState::Aborted,
    }
}

fn row(table: &TableSummary, now: i64) -> [String; 6] {
    let state = match table.state() {
        TableState::Unspecified => "unknown",
        TableState::Waiting => "waiting",
        TableState::Active => "active",
        TableState::Paused => "paused",
        TableState::Finished => "finished",
        TableState::Aborted => "aborted",
    };
    let taken = table.seats.iter().filter(|info| !sentences::is_free(info)).count();
    let opened = table.create_time.map_or_else(|| "-".to_owned(), |time| age(now - time.seconds));
    let scores = table.result.is_some();
    let who = table.seats.iter().filter(|info| !sentences::is_free(info)).map(|info| {
        let name = sentences::occupant(info);
        let name = name.strip_prefix("house bot ").unwrap_or(&name);
        if scores { format!("{name} {}", info.score) } else { name.to_owned() }
    });
    [
        table.table_id.clone(),
        state.to_owned(),
        table.variant.clone(),
        format!("{taken}/{}", table.seats.len()),
        opened,
        words::list(who),
    ]
}

fn age(seconds: i64) -> String {
    match seconds {
        ..60 => "just now".to_owned(),
        60..3600 => format!("{} min ago", seconds / 60),
        3600..86_400 => format!("{} h ago", seconds / 3600),
        _ => format!("{} d ago", seconds / 86_400),
    }
}

/// Columns padded to their widest entry; the last one is not padded.
pub(crate) fn aligned<const N: usize>(rows: &[[String; N]]) -> Vec<String> {
    let widths: Vec<usize> =
        (0..N).map(|column| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0)).collect();
    let line = |row: &[String; N]| {
        let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:<width$}"));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use boneyard_proto::v1::{MatchResult, SeatInfo};

    use super::*;

    #[test]
    fn a_row_tells_who_sits_there_and_how_it_ended() {
        let seats = vec![
            SeatInfo {
                seat: 1,
                player_id: "ply_1".to_owned(),
                display_name: "ana".to_owned(),
                score: 155,
                ..SeatInfo::default()
            },
            SeatInfo {
                seat: 2,
                house_bot: "greedy".to_owned(),
                display_name: "greedy".to_owned(),
                score: 90,
                ..SeatInfo::default()
            },
        ];
        let mut table = TableSummary {
            table_id: "tbl_1".to_owned(),
            variant: "all_fives".to_owned(),
            seats,
            ..TableSummary::default()
        };
        table.set_state(TableState::Finished);
        table.result = Some(MatchResult::default());
        assert_eq!(row(&table, 0).join("|"), "tbl_1|finished|all_fives|2/2|-|ana 155, greedy 90");
        table.set_state(TableState::Waiting);
        table.result = None;
        table.seats[1] = SeatInfo::default();
        assert_eq!(row(&table, 0).join("|"), "tbl_1|waiting|all_fives|1/2|-|ana");
    }

    #[test]
    fn columns_stand_below_each_other() {
        let rows = [["A", "LONG"], ["wider", "x"]].map(|row| row.map(ToOwned::to_owned));
        assert_eq!(aligned(&rows), ["A      LONG", "wider  x"]);
    }

    #[test]
    fn ages_are_rounded_down() {
        assert_eq!([-5, 59, 60, 7199, 90_000].map(age), ["just now", "just now", "1 min ago", "1 h ago", "1 d ago"]);
    }
}
