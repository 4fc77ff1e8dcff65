//! Records played by the rules, and their deals compared with their proofs.

use std::path::{Path, PathBuf};

use boneyard_record::{Report, verify_all};
use serde_json::json;

use super::{
    aside,
    input::{open, untrue},
    served,
};
use crate::{
    args::{Common, Verify},
    failure::Failure,
    render,
};

pub(super) async fn files(common: &Common, files: &[PathBuf]) -> Result<(), Failure> {
    for path in files {
        let (name, path) = (path.display().to_string(), path.clone());
        let named = name.clone();
        let report = aside(move || verify_all(&named, open(&path)?).map_err(|fault| untrue(&fault))).await?;
        tell(common, &name, &report)?;
    }
    Ok(())
}

/// `boneyard verify`: a file where there is one of that name, else a table of the server.
pub(crate) async fn verify(common: &Common, args: &Verify) -> Result<(), Failure> {
    let path = Path::new(&args.what);
    if args.what == "-" || path.exists() || !args.what.starts_with("tbl_") {
        return files(common, &[path.to_owned()]).await;
    }
    let record = served::fetch(common, &args.what, args.invite.as_deref()).await?;
    let report = verify_all(&args.what, record.text.as_bytes()).map_err(|fault| untrue(&fault))?;
    tell(common, &args.what, &report)
}

fn tell(common: &Common, name: &str, report: &Report) -> Result<(), Failure> {
    let Report { verified, finished, proven, hidden, tokens } = report;
    if common.json {
        let facts = json!({
            "file": name, "verified": verified, "finished": finished, "proven": proven, "hidden": hidden, "tokens": tokens,
        });
        return render::line(facts);
    }
    let matches = if *verified == 1 { "1 match is".to_owned() } else { format!("{verified} matches are") };
    let mut parts = vec![format!("{name}: {matches} true to the rules, {tokens} tokens")];
    if *proven > 0 {
        parts.push(format!("the deals of {proven} follow from the secret that was fixed before"));
    }
    if verified > proven {
        parts.push(format!("{} without a proof of the deals", verified - proven));
    }
    if *hidden > 0 {
        parts.push(format!("{hidden} hide tiles and cannot be checked"));
    }
    render::line(parts.join("; ") + ".")
}
