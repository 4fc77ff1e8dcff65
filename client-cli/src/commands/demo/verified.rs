//! The record of one game of a tournament, played by the rules once more.

use boneyard_proto::v1::{ExportFormat, GetRecordRequest};
use boneyard_record::{Report, verify_all};

use crate::{
    commands::tournament::text,
    failure::Failure,
    session::{Session, unary},
};

/// A game whose record is true.
pub(super) struct Checked {
    pub(super) table_id: String,
    report: Report,
}

/// Checks the first game of the schedule.
pub(super) async fn one(session: &Session, id: &str) -> Result<Checked, Failure> {
    let games = text(session, id, ExportFormat::GamesJsonl).await?;
    let first: Option<serde_json::Value> = games.lines().next().and_then(|line| serde_json::from_str(line).ok());
    let table_id = first
        .and_then(|game| game["table_id"].as_str().map(ToOwned::to_owned))
        .ok_or_else(|| Failure::other("incomplete_answer", "the tournament has no game"))?;
    let request = GetRecordRequest { table_id: table_id.clone(), invite_code: String::new() };
    let record = unary(session.records().get_record(request)).await?;
    let report = verify_all(&table_id, record.text.as_bytes())
        .map_err(|fault| Failure::untrue("record_untrue", fault.to_string()))?;
    Ok(Checked { table_id, report })
}

impl Checked {
    pub(super) fn sentence(&self) -> String {
        let Report { proven, tokens, .. } = &self.report;
        let deals =
            if *proven > 0 { ", and its deals follow from the secret that was fixed before the start" } else { "" };
        format!("The record of this game is true to the rules, {tokens} tokens{deals}.")
    }
}
