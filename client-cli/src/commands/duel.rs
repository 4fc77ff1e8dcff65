//! `boneyard duel`: two house bots on the same deals, from both sides.

use boneyard_proto::v1::{ExportFormat, Interval, Standing, TournamentFormat, TournamentSpec, VariantSpec};
use serde_json::{Value, json};

use super::{
    tournament::{Results, bounds, decision, final_results, milli, open, start, text, until_over},
    until_interrupted,
};
use crate::{
    args::{Common, Duel, Verdict},
    failure::Failure,
    local::{known, server::LocalServer},
    plan::{self, Entry, Plan},
    render,
    session::Session,
};

pub(crate) async fn run(common: &Common, args: &Duel) -> Result<(), Failure> {
    let plan = plan_of(args)?;
    let (server, session) = until_interrupted(LocalServer::organised_for_now(args.seed)).await?;
    let outcome = Box::pin(duel(common, args, &session, &plan)).await;
    let stopped = server.stop().await;
    outcome?;
    stopped
}

async fn duel(common: &Common, args: &Duel, session: &Session, plan: &Plan) -> Result<(), Failure> {
    let started = until_interrupted(async {
        check_bots(session, plan).await?;
        let opened = open(session, plan, String::new(), None).await?;
        start(session, &opened.tournament_id, None).await
    })
    .await?;
    let over = until_over(session, started).await?;
    until_interrupted(async {
        let results = final_results(session, over).await?;
        let exported = text(session, &results.tournament.tournament_id, ExportFormat::Json).await?;
        let exported: Value = serde_json::from_str(&exported)
            .map_err(|error| Failure::other("export", format!("the results are no JSON: {error}")))?;
        if common.json {
            render::line(facts(plan, &results, &exported)?)?;
        } else {
            for line in lines(plan, &results, &exported)? {
                render::line(line)?;
            }
        }
        results.judged(Verdict { require_pass: args.require_pass, strict: false })
    })
    .await
}

async fn check_bots(session: &Session, plan: &Plan) -> Result<(), Failure> {
    let known = session.info().await?.house_bots;
    match plan.house_bots().iter().find(|bot| !known.contains(bot)) {
        None => Ok(()),
        Some(bot) => Err(Failure::usage("bot_unknown", format!("there is no built-in bot `{bot}`")).help(format!(
            "there are {}",
            known.iter().map(|bot| format!("builtin:{bot}")).collect::<Vec<_>>().join(", ")
        ))),
    }
}

/// Both bots play with one seed, so that equal bots play alike and only a difference between them shows.
fn plan_of(args: &Duel) -> Result<Plan, Failure> {
    let named = |text: &str| {
        text.strip_prefix("builtin:").filter(|name| !name.is_empty()).map(ToOwned::to_owned).ok_or_else(|| {
            Failure::usage("bot_unknown", format!("`{text}` is not a bot"))
                .help("write it as builtin:NAME, such as builtin:greedy")
        })
    };
    let (first, second) = (named(&args.first)?, named(&args.second)?);
    let other = if first == second { format!("{second} (2)") } else { second.clone() };
    let seed = args.seed.unwrap_or(1);
    let mut options: std::collections::BTreeMap<String, String> = args.game.options.iter().cloned().collect();
    let variant = known::variant(&args.game.variant)?;
    // Two where the variant can be played so.
    let seats = args.game.seats.unwrap_or(variant.min_seats.max(2));
    options.entry("seats".to_owned()).or_insert_with(|| seats.to_string());
    // A deal is one round, unless another length is asked for.
    if variant.options.iter().any(|option| option.key == "rounds") && !options.contains_key("target") {
        options.entry("rounds".to_owned()).or_insert_with(|| "1".to_owned());
    }
    let spec = TournamentSpec {
        display_name: format!("{first} v {other}").chars().take(64).collect(),
        format: TournamentFormat::RoundRobin.into(),
        variant: Some(VariantSpec { variant: args.game.variant.clone(), options }),
        boards_per_pairing: args.deals,
        sequential_test: args.sprt.map(plan::test_of),
        sides: 2,
        ..TournamentSpec::default()
    };
    let entrants = vec![Entry::of_bot(&first, &first, seed), Entry::of_bot(&other, &second, seed)];
    Ok(Plan { spec, entrants, seed: args.seed })
}

fn standing<'a>(results: &'a Results, name: &str) -> Result<&'a Standing, Failure> {
    let found = results.standings.standings.iter().find(|standing| standing.display_name == name);
    found.ok_or_else(|| Failure::other("incomplete_answer", format!("the standings lack `{name}`")))
}

fn lines(plan: &Plan, results: &Results, exported: &Value) -> Result<Vec<String>, Failure> {
    let [first, second] = pair(plan, results)?;
    let spec = results.tournament.spec.clone().unwrap_or_default();
    let mut lines = vec![
        format!(
            "{} v {}: {}, {} games",
            first.display_name,
            second.display_name,
            spec.variant.unwrap_or_default().variant,
            results.tournament.finished_game_count
        ),
        format!("score per deal     {}", plus_minus(first.points_per_board)),
        format!("won, tied, lost    {}, {}, {}", first.wins, first.ties, first.losses),
        format!("Elo                {}", elo(difference(first, second))),
    ];
    lines.extend(reduction(exported, &first.display_name).map(|text| format!("variance reduction {text}")));
    lines.extend(decision(&results.tournament));
    Ok(lines)
}

fn facts(plan: &Plan, results: &Results, exported: &Value) -> Result<Value, Failure> {
    let [first, second] = pair(plan, results)?;
    let interval = |of: Option<Interval>| {
        of.map(|of| json!({ "estimateMilli": of.estimate_milli, "lowMilli": of.low_milli, "highMilli": of.high_milli }))
    };
    let test = results.tournament.spec.as_ref().and_then(|spec| spec.sequential_test.as_ref()).map(|test| {
        let (low, high) = bounds(test);
        json!({
            "decision": results.tournament.test_decision().as_str_name(),
            "llrMilli": results.tournament.test_llr_milli,
            "low": low,
            "high": high,
        })
    });
    Ok(json!({
        "first": first.display_name,
        "second": second.display_name,
        "games": results.tournament.finished_game_count,
        "scorePerDeal": interval(first.points_per_board),
        "wins": first.wins,
        "ties": first.ties,
        "losses": first.losses,
        "elo": interval(difference(first, second)),
        "varianceReduction": reduction(exported, &first.display_name),
        "test": test,
    }))
}

fn pair<'a>(plan: &Plan, results: &'a Results) -> Result<[&'a Standing; 2], Failure> {
    match plan.entrants.as_slice() {
        [first, second] => Ok([standing(results, &first.name)?, standing(results, &second.name)?]),
        _ => Err(Failure::other("incomplete_answer", "a duel has two bots")),
    }
}

/// How much further the first is ahead on the Elo scale: of two around a mean of 0, twice its own rating.
fn difference(first: &Standing, second: &Standing) -> Option<Interval> {
    let (own, other) = (first.rating?, second.rating?);
    Some(Interval {
        estimate_milli: own.estimate_milli - other.estimate_milli,
        low_milli: own.low_milli - other.high_milli,
        high_milli: own.high_milli - other.low_milli,
    })
}

/// `+1.834 ± 0.912`; an interval without width says that nothing else can come out.
fn plus_minus(interval: Option<Interval>) -> String {
    let Some(Interval { estimate_milli, low_milli, high_milli }) = interval else { return "not known yet".to_owned() };
    let half = (high_milli - low_milli + 1) / 2;
    match (estimate_milli, half) {
        (0, 0) => "exactly 0".to_owned(),
        (1.., _) => format!("+{} ± {}", milli(estimate_milli), milli(half)),
        _ => format!("{} ± {}", milli(estimate_milli), milli(half)),
    }
}

/// `+86 ± 41`: Elo says nothing beyond whole numbers.
fn elo(interval: Option<Interval>) -> String {
    let Some(Interval { estimate_milli, low_milli, high_milli }) = interval else { return "not known yet".to_owned() };
    let whole = |milli: i64| (milli + 500).div_euclid(1000);
    format!("{:+} ± {}", whole(estimate_milli), whole((high_milli - low_milli) / 2))
}

/// What playing each deal from both sides has gained, in the words of the results.
fn reduction(exported: &Value, name: &str) -> Option<String> {
    let of = exported["standings"].as_array()?.iter().find(|standing| standing["name"] == name)?;
    of["variance_reduction"].as_str().map(ToOwned::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[expect(clippy::unnecessary_wraps, reason = "the server may not know an interval yet")]
    fn interval(estimate_milli: i64, low_milli: i64, high_milli: i64) -> Option<Interval> {
        Some(Interval { estimate_milli, low_milli, high_milli })
    }

    #[test]
    fn no_difference_at_all_is_exactly_nothing() {
        assert_eq!(plus_minus(interval(0, 0, 0)), "exactly 0");
        assert_eq!(plus_minus(interval(0, -500, 500)), "0.000 ± 0.500");
        assert_eq!(plus_minus(interval(1834, 922, 2746)), "+1.834 ± 0.912");
        assert_eq!(plus_minus(None), "not known yet");
        assert_eq!(elo(interval(-86_400, -127_400, -45_400)), "-86 ± 41");
    }

    #[test]
    fn the_reduction_is_that_of_the_first() {
        let exported = json!({ "standings": [{ "name": "a", "variance_reduction": "1.8 times" }, { "name": "b" }] });
        assert_eq!(reduction(&exported, "a").as_deref(), Some("1.8 times"));
        assert_eq!(reduction(&exported, "b"), None);
    }
}
