//! Records that a server has.

use std::{
    fs::File,
    io::{Write, stdout},
    path::Path,
    time::{Duration, Instant},
};

use boneyard_proto::v1::{
    self, ExportRecordsRequest, GetRecordRequest, GetRecordResponse, ListRecordsRequest, ListRecordsResponse,
};

use super::super::{program, tables::aligned};
use crate::{
    args::{Common, RecordExport, RecordFilter, RecordGet},
    failure::Failure,
    render::{self, json, sentences},
    session::{Session, unary},
    words,
};

/// How often a long export says how far it is.
const PROGRESS: Duration = Duration::from_secs(1);

async fn session(common: &Common) -> Result<Session, Failure> {
    let mut session = Session::open(common).await?;
    session.login(common, None).await?;
    Ok(session)
}

fn filter(args: &RecordFilter) -> v1::RecordFilter {
    v1::RecordFilter {
        player_id: args.player.clone().unwrap_or_default(),
        variant: args.variant.clone().unwrap_or_default(),
        labels: args.labels.iter().cloned().collect(),
    }
}

/// Where records go. A file that is there already may hold the only copy of something.
fn output(out: Option<&Path>) -> Result<Box<dyn Write>, Failure> {
    match out {
        None => Ok(Box::new(stdout())),
        Some(path) => {
            let made = File::create_new(path).map_err(|error| {
                Failure::other("io", format!("`{}`: {error}", path.display())).help("name a file that is not there yet")
            })?;
            Ok(Box::new(made))
        }
    }
}

/// The record of a match at a server.
pub(super) async fn fetch(common: &Common, table: &str, invite: Option<&str>) -> Result<GetRecordResponse, Failure> {
    let session = session(common).await?;
    let request = GetRecordRequest { table_id: table.to_owned(), invite_code: invite.unwrap_or_default().to_owned() };
    unary(session.records().get_record(request)).await
}

pub(super) async fn get(common: &Common, args: &RecordGet) -> Result<(), Failure> {
    let record = fetch(common, &args.table, args.invite.as_deref()).await?;
    if common.json {
        return render::line(json::one_line("GetRecordResponse", &record)?);
    }
    output(args.out.as_deref())?.write_all(record.text.as_bytes())?;
    if let Some(path) = &args.out {
        render::tip(format_args!("`{} record verify {}` checks it.", program(), path.display()));
    }
    Ok(())
}

pub(super) async fn list(common: &Common, args: &RecordFilter) -> Result<(), Failure> {
    let session = session(common).await?;
    let mut request = ListRecordsRequest { page_size: 200, page_token: String::new(), filter: Some(filter(args)) };
    let mut records = Vec::new();
    loop {
        let page = unary(session.records().list_records(request.clone())).await?;
        records.extend(page.records);
        if page.next_page_token.is_empty() {
            break;
        }
        request.page_token = page.next_page_token;
    }
    if common.json {
        let all = ListRecordsResponse { records, next_page_token: String::new() };
        return render::line(json::one_line("ListRecordsResponse", &all)?);
    }
    if records.is_empty() {
        render::tip("There is no such record: matches are recorded when they are over.");
        return Ok(());
    }
    let rows = std::iter::once(["TABLE", "VARIANT", "WHO", "ENDED"].map(ToOwned::to_owned));
    for line in aligned(&rows.chain(records.iter().map(row)).collect::<Vec<_>>()) {
        render::line(line)?;
    }
    Ok(())
}

fn row(record: &v1::RecordInfo) -> [String; 4] {
    let table = record.table.clone().unwrap_or_default();
    let who = table.seats.iter().map(|info| match &table.result {
        Some(result) if result.winning_teams.contains(&info.team) => format!("{} (won)", sentences::occupant(info)),
        Some(_) | None => sentences::occupant(info),
    });
    let ended = record.end_time.map(|time| time.to_string()).unwrap_or_default();
    [table.table_id.clone(), table.variant.clone(), words::list(who), ended]
}

pub(super) async fn export(common: &Common, args: &RecordExport) -> Result<(), Failure> {
    let session = session(common).await?;
    let request = ExportRecordsRequest { filter: Some(filter(&args.filter)), after_cursor: String::new() };
    let mut records = unary(session.records().export_records(request)).await?;
    let mut out = output(args.out.as_deref())?;
    let mut count = 0_u64;
    let mut told = Instant::now();
    while let Some(record) = records.message().await? {
        if common.json {
            writeln!(out, "{}", json::one_line("ExportRecordsResponse", &record)?)?;
        } else {
            out.write_all(record.text.as_bytes())?;
        }
        count += 1;
        if args.out.is_some() && told.elapsed() >= PROGRESS {
            told = Instant::now();
            render::tip(format_args!("{count} records so far"));
        }
    }
    out.flush()?;
    if let Some(path) = &args.out {
        render::tip(format_args!("{count} records are in {}.", path.display()));
    }
    Ok(())
}
