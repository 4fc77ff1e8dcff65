//! What records come to.

use boneyard_record::stats::{PlayerStats, Stats, VariantStats};
use serde_json::json;

use super::{
    super::tables::aligned,
    aside,
    input::{self, untrue},
    progress::Progress,
};
use crate::{
    args::{Common, RecordStats},
    failure::Failure,
    render,
};

pub(super) async fn stats(common: &Common, args: &RecordStats) -> Result<(), Failure> {
    let files = args.files.clone();
    let stats = aside(move || {
        let (mut stats, mut progress) = (Stats::default(), Progress::new());
        for file in &files {
            for located in input::records(file, None)? {
                let located = located?;
                stats.add(&located.record).map_err(|disagreement| {
                    untrue(&located.fault(&disagreement)).help("only true records are counted; take this one out")
                })?;
                progress.step();
            }
        }
        Ok(stats)
    })
    .await?;
    if common.json {
        return render::line(facts(&stats));
    }
    if !stats.variants.is_empty() {
        for line in by_variant(&stats).into_iter().chain([String::new()]).chain(by_player(&stats)) {
            render::line(line)?;
        }
    }
    match stats.hidden {
        0 => {}
        1 => render::tip("1 match hides tiles and is not counted."),
        hidden => render::tip(format_args!("{hidden} matches hide tiles and are not counted.")),
    }
    Ok(())
}

fn by_variant(stats: &Stats) -> Vec<String> {
    let head = ["VARIANT", "MATCHES", "FINISHED", "ROUNDS", "BLOCKED", "TILES", "PASSES", "DRAWS"];
    let rows = stats.variants.iter().map(|(variant, counts)| {
        let VariantStats { matches, finished, rounds, blocked, placements, passes, draws } = counts;
        let [matches, finished, rounds] = [matches, finished, rounds].map(u64::to_string);
        let [blocked, placements, passes, draws] = [blocked, placements, passes, draws].map(u64::to_string);
        [variant.clone(), matches, finished, rounds, blocked, placements, passes, draws]
    });
    aligned(&std::iter::once(head.map(ToOwned::to_owned)).chain(rows).collect::<Vec<_>>())
}

/// Of the matches only those are in the row that were played to an end; wins are theirs.
fn by_player(stats: &Stats) -> Vec<String> {
    let head = [
        "PLAYER",
        "VARIANT",
        "FINISHED",
        "WON",
        "SHARED",
        "ROUNDS",
        "ROUNDS WON",
        "POINTS",
        "TILES",
        "PASSES",
        "DRAWS",
    ];
    let rows = stats.players.iter().map(|((variant, player), counts)| {
        let PlayerStats { finished, wins, shared, rounds, rounds_won, points, placements, passes, draws } = counts;
        let [finished, wins, shared, rounds] = [finished, wins, shared, rounds].map(u64::to_string);
        let [rounds_won, placements, passes, draws] = [rounds_won, placements, passes, draws].map(u64::to_string);
        let player = if player.is_empty() { "-".to_owned() } else { player.clone() };
        let variant = variant.clone();
        let points = points.to_string();
        [player, variant, finished, wins, shared, rounds, rounds_won, points, placements, passes, draws]
    });
    aligned(&std::iter::once(head.map(ToOwned::to_owned)).chain(rows).collect::<Vec<_>>())
}

fn facts(stats: &Stats) -> serde_json::Value {
    let variants = stats.variants.iter().map(|(variant, counts)| {
        let VariantStats { matches, finished, rounds, blocked, placements, passes, draws } = counts;
        json!({
            "variant": variant, "matches": matches, "finished": finished, "rounds": rounds, "blocked": blocked,
            "placements": placements, "passes": passes, "draws": draws, "pass_rate": counts.pass_rate(),
            "mean_rounds": counts.mean_rounds(), "mean_placements": counts.mean_placements(),
        })
    });
    let players = stats.players.iter().map(|((variant, player), counts)| {
        let PlayerStats { finished, wins, shared, rounds, rounds_won, points, placements, passes, draws } = counts;
        json!({
            "player": player, "variant": variant, "finished": finished, "wins": wins, "shared": shared,
            "rounds": rounds, "rounds_won": rounds_won, "points": points, "placements": placements,
            "passes": passes, "draws": draws, "pass_rate": counts.pass_rate(),
        })
    });
    json!({
        "variants": variants.collect::<Vec<_>>(),
        "players": players.collect::<Vec<_>>(),
        "hidden": stats.hidden,
    })
}
