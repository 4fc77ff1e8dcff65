//! What a server exports of a tournament, into memory or into files.

use std::{
    fs::{self, File},
    io::Write,
    path::Path,
    time::Duration,
};

use boneyard_proto::v1::{ExportFormat, ExportTournamentRequest, ExportTournamentResponse};
use tonic::Streaming;

use crate::{
    failure::Failure,
    render::{self, progress::Progress},
    session::Session,
};

/// Files of an export, in the order in which they are written.
const FILES: [(ExportFormat, &str); 8] = [
    (ExportFormat::StandingsCsv, "standings.csv"),
    (ExportFormat::CrosstableCsv, "crosstable.csv"),
    (ExportFormat::CrosstableMarkdown, "crosstable.md"),
    (ExportFormat::GamesCsv, "games.csv"),
    (ExportFormat::GamesJsonl, "games.jsonl"),
    (ExportFormat::Bones, "games.bones"),
    (ExportFormat::Json, "results.json"),
    (ExportFormat::Html, "report.html"),
];

/// A report on many games takes its time, but not for ever.
const PATIENCE: Duration = Duration::from_secs(600);

async fn stream(
    session: &Session,
    id: &str,
    format: ExportFormat,
) -> Result<Streaming<ExportTournamentResponse>, Failure> {
    let request = ExportTournamentRequest { tournament_id: id.to_owned(), format: format.into() };
    let mut client = session.tournaments();
    Ok(patiently(client.export_tournament(request)).await??.into_inner())
}

async fn patiently<T>(call: impl Future<Output = T>) -> Result<T, Failure> {
    tokio::time::timeout(PATIENCE, call)
        .await
        .map_err(|_elapsed| Failure::deadline(format!("the server sent nothing for {} s", PATIENCE.as_secs())))
}

/// One export as text.
pub(in crate::commands) async fn text(session: &Session, id: &str, format: ExportFormat) -> Result<String, Failure> {
    let mut stream = stream(session, id, format).await?;
    let mut bytes = Vec::new();
    while let Some(next) = patiently(stream.message()).await?? {
        bytes.extend(next.chunk);
    }
    String::from_utf8(bytes)
        .map_err(|error| Failure::other("export", format!("the server's export is no text: {error}")))
}

/// Writes every file into the directory, each whole or not at all. What tells the deals is there when the
/// tournament is over.
pub(super) async fn write(session: &Session, id: &str, folder: &Path) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(|error| cannot(folder, &error))?;
    let mut progress = Progress::new();
    let mut names = Vec::new();
    for (format, name) in FILES {
        let draft = folder.join(format!(".{name}.part"));
        let written = match file(session, id, format, &draft, &mut progress, name).await {
            Ok(()) => fs::rename(&draft, folder.join(name)).map_err(|error| cannot(&folder.join(name), &error)),
            Err(failure) => Err(failure),
        };
        if written.is_err() {
            // What is half written helps nobody; the failure that is told is the one before.
            drop(fs::remove_file(&draft));
        }
        match written {
            Ok(()) => names.push(name),
            Err(failure) if failure.reason() == "deal_not_revealed" => {
                render::tip(format_args!("{name} can be written when the tournament is over."));
            }
            Err(failure) => return Err(failure),
        }
    }
    progress.clear();
    render::tip(format_args!("In {}: {}.", folder.display(), names.join(", ")));
    Ok(())
}

async fn file(
    session: &Session,
    id: &str,
    format: ExportFormat,
    draft: &Path,
    progress: &mut Progress,
    name: &str,
) -> Result<(), Failure> {
    let mut stream = stream(session, id, format).await?;
    let mut file = File::create(draft).map_err(|error| cannot(draft, &error))?;
    let mut bytes = 0_u64;
    let mut told = std::time::Instant::now();
    while let Some(next) = patiently(stream.message()).await?? {
        file.write_all(&next.chunk).map_err(|error| cannot(draft, &error))?;
        bytes += u64::try_from(next.chunk.len()).unwrap_or(0);
        if told.elapsed() >= Duration::from_secs(1) {
            told = std::time::Instant::now();
            progress.show("", &format!("{name}: {} KiB", bytes / 1024));
        }
    }
    file.sync_all().map_err(|error| cannot(draft, &error))
}

fn cannot(path: &Path, error: &std::io::Error) -> Failure {
    Failure::other("io", format!("cannot write {}: {error}", path.display()))
}
