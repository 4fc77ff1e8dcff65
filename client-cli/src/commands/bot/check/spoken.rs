//! A bot that speaks JSON lines: its hello, known situations, whole matches, its goodbye.

use boneyard_proto::v1::TurnLine;
use serde::Deserialize;
use serde_json::Value;

use super::{judged, report::Report, table};
use crate::{
    args::BotCheck,
    bot::{
        Bot, Limits,
        fault::Fault,
        lines,
        player::Player,
        process::{Ending, LEAVE},
        table::play,
    },
    failure::Failure,
    local::{known, server::LocalServer},
};

/// Lines of a host with a question at the end, one situation a line.
const SITUATIONS: &str = include_str!("situations.jsonl");

#[derive(Debug, Deserialize)]
struct Situation {
    name: String,
    lines: Vec<Value>,
}

pub(super) async fn check(args: &BotCheck, server: &mut LocalServer, report: &mut Report) -> Result<(), Failure> {
    let all: Vec<String> = known::variants().into_iter().map(|known| known.variant).collect();
    let limits = Limits { start: args.start_limit, answer: args.answer_limit, max_faults: 1 };
    let bot = Bot { command: args.command.clone(), variants: all.clone(), limits };
    let mut player = report
        .step("starts and says hello", async {
            let player = Player::start(&bot).await?;
            let hello = &player.hello;
            let unknown: Vec<&str> =
                hello.variants.iter().filter(|&name| !all.contains(name)).map(String::as_str).collect();
            let unknown = if unknown.is_empty() { String::new() } else { format!(", unknown: {}", unknown.join(", ")) };
            let plays = if hello.variants.is_empty() { "every variant".to_owned() } else { hello.variants.join(", ") };
            let seen = format!("{} {}, plays {plays}{unknown}", hello.name.trim(), hello.version);
            Ok((player, seen))
        })
        .await?;
    for situation in situations()? {
        report.step(&situation.name, answered(&mut player, &situation)).await?;
    }
    let mut session = server.session().await?;
    session.register(player.hello.name.clone().trim(), true).await?;
    let plays = match (args.variant.as_slice(), player.hello.variants.as_slice()) {
        ([], []) => all,
        ([], named) => named.iter().filter(|&name| all.contains(name)).cloned().collect(),
        (wanted, _) => wanted.to_vec(),
    };
    for variant in &plays {
        let name = format!("plays a match of {variant}");
        report
            .step(&name, async {
                let (answers, table_id) = (player.answers, table(&session, variant, session.player_id()).await?);
                let ended = play(&session, &table_id, &mut player).await?;
                if let Some(fault) = &ended.given_up {
                    return Err(player.failure("bot_faulty", "the bot", fault));
                }
                let score = judged(ended.notice.result.as_ref())?;
                let slowest = player.slowest.as_millis();
                Ok(((), format!("{score}, {} answers, the slowest took {slowest} ms", player.answers - answers)))
            })
            .await?;
    }
    report.step("ends when told goodbye", leaves(&mut player)).await
}

fn situations() -> Result<Vec<Situation>, Failure> {
    let broken = |error: serde_json::Error| Failure::other("json", format!("the situations cannot be read: {error}"));
    SITUATIONS.lines().map(|line| serde_json::from_str(line).map_err(broken)).collect()
}

/// Tells the lines of a situation, and asks its question.
async fn answered(player: &mut Player, situation: &Situation) -> Result<((), String), Failure> {
    let failed = |player: &Player, fault: &Fault| player.failure("bot_faulty", "the bot", fault);
    let Some((question, told)) = situation.lines.split_last() else {
        return Err(Failure::other("json", format!("`{}` asks nothing", situation.name)));
    };
    for line in told {
        if let Err(fault) = player.say(&line.to_string()).await {
            return Err(failed(player, &fault));
        }
    }
    let turn: TurnLine = lines::message("TurnLine", question)
        .map_err(|why| Failure::other("json", format!("`{}`: {why}", situation.name)))?;
    let legal = turn.legal.clone();
    match player.question(turn).await? {
        Ok(index) => Ok(((), format!("{} of {}", legal.get(index).map_or("", String::as_str), legal.join(", ")))),
        Err(fault) => Err(failed(player, &fault)),
    }
}

async fn leaves(player: &mut Player) -> Result<((), String), Failure> {
    let when = LEAVE.as_secs();
    let failed = |what: &str, player: &Player| {
        Failure::untrue("bot_stays", format!("the bot {what}"))
            .evidence(&player.evidence())
            .help("end when a `bye` line comes, and when the input ends")
    };
    match player.part().await? {
        Some(Ending::Left(status)) => Ok(((), status.map(|status| status.to_string()).unwrap_or_default())),
        Some(Ending::Asked) => Err(failed(&format!("still ran {when} s after `bye`; SIGTERM ended it"), player)),
        Some(Ending::Killed) => {
            Err(failed(&format!("still ran {when} s after `bye` and {when} s after SIGTERM; it was killed"), player))
        }
        None => Err(failed("had ended before it was told to", player)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_situation_ends_with_a_question() {
        for situation in situations().unwrap() {
            let question = situation.lines.last().unwrap();
            let turn: TurnLine = lines::message("TurnLine", question).unwrap();
            assert!(!turn.legal.is_empty() && turn.legal.len() == turn.points.len(), "{}", situation.name);
            assert_eq!(question["type"], "turn", "{}", situation.name);
        }
    }
}
