//! `boneyard tournament` against a server: created by a director, played by players who connect from elsewhere.
#![cfg(feature = "local")]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, clippy::allow_attributes, reason = "each file needs a part of it")]
mod support;

use std::{
    fs,
    io::{BufRead as _, BufReader},
    process::{Child, Command},
};

use serde_json::Value;
use support::{Home, served::Server};

const HEAD: &str = "[tournament]\nname = \"League\"\nformat = \"round_robin\"\nvariant = \"block\"\nboards = 2\n\
                    options = { seats = 2, target = 20 }\nclock = { initial_ms = 600_000 }\n";

#[test]
fn players_from_elsewhere_play_a_tournament_to_its_end() {
    let (server, home) = (Server::start(), Home::new());
    let players = [server.register("ana"), server.register("ben")];
    let entrants = players
        .iter()
        .zip(["Ana", "Ben"])
        .map(|((id, _), name)| format!("[[entrant]]\nname = \"{name}\"\nplayer = \"{id}\"\n"));
    let file = home.path().join("league.toml");
    fs::write(&file, format!("{HEAD}{}", entrants.collect::<String>())).unwrap();
    let file = file.to_str().unwrap();

    let created = server.direct(&home, &["create", file]).expect(0);
    let id = created.line().to_owned();
    assert!(id.starts_with("trn_") && created.err.contains(&format!("tournament resume {id}")), "{created:#?}");
    assert_eq!(server.direct(&home, &["create", file]).expect(0).line(), id, "the same file is the same tournament");

    let added = server.direct(&home, &["add", &id, "--bot", "builtin:first", "--name", "House"]).expect(0);
    assert_eq!(added.line(), "House is entrant 3");
    let listed = server.direct(&home, &["list"]).expect(0);
    let row = listed.out.lines().find(|line| line.starts_with(&id)).unwrap();
    assert!(row.contains("open") && row.contains("round robin of Block") && row.ends_with("League"), "{row}");
    let shown = server.direct(&home, &["show", &id]).expect(0);
    for part in ["Ana", players[0].0.as_str(), "House", "builtin:first", "commitment to all deals: "] {
        assert!(shown.out.contains(part), "{shown:#?}");
    }

    let stranger = server.run_as(&home, &players[0].1, &["tournament", "resume", &id]);
    assert!(stranger.err.contains("scope"), "{stranger:#?}");

    let mut bots: Vec<Child> = players.iter().map(|(_, token)| server.bot(&home, token, "builtin:greedy")).collect();
    let resumed = server.direct(&home, &["resume", &id]).expect(0);
    assert!(resumed.out.starts_with(&format!("{id} is running, ")), "{resumed:#?}");
    let watched = server.direct(&home, &["watch", &id]).expect(0);
    assert!(watched.out.lines().all(|line| line.starts_with("round ") && line.ends_with(')')), "{watched:#?}");
    for bot in &mut bots {
        bot.kill().unwrap();
        bot.wait().unwrap();
    }

    let standings = server.direct(&home, &["standings", &id]).expect(0);
    for name in ["Ana", "Ben", "House"] {
        assert!(standings.out.contains(name), "{standings:#?}");
    }
    let json = server.direct(&home, &["standings", &id, "--json"]).expect(0);
    let standings: Value = serde_json::from_str(json.line()).unwrap();
    let standings = standings["standings"].as_array().unwrap();
    assert_eq!(standings.len(), 3);
    assert!(standings.iter().all(|standing| standing.get("faultCount").is_none()), "nobody had a fault: {standings:?}");
    let shown: Value = serde_json::from_str(server.direct(&home, &["show", &id, "--json"]).expect(0).line()).unwrap();
    assert_eq!(shown["tournament"]["state"], "TOURNAMENT_STATE_FINISHED");
    assert_eq!(shown["tournament"]["finishedGameCount"], 12);

    let out = home.path().join("results");
    server.direct(&home, &["export", &id, "--out", out.to_str().unwrap()]).expect(0);
    assert_eq!(fs::read_to_string(out.join("games.jsonl")).unwrap().lines().count(), 12);
    home.run(&["record", "verify", out.join("games.bones").to_str().unwrap()]).expect(0);
}

#[test]
fn a_director_pauses_withdraws_and_cancels() {
    let (server, home) = (Server::start(), Home::new());
    let (id_of_player, token) = server.register("late");
    let file = home.path().join("league.toml");
    let player = format!("[[entrant]]\nname = \"Late\"\nplayer = \"{id_of_player}\"\n");
    let house = "[[entrant]]\nname = \"House\"\nbot = \"builtin:first\"\n";
    fs::write(&file, format!("{HEAD}open_entry = true\n{player}{house}")).unwrap();
    let id = server.direct(&home, &["create", file.to_str().unwrap()]).expect(0).line().to_owned();

    let (_, other) = server.register("other");
    let entered = server.run_as(&home, &other, &["tournament", "add", &id]).expect(0);
    assert_eq!(entered.line(), "other is entrant 3");
    let left = server.run_as(&home, &other, &["tournament", "withdraw", &id]).expect(0);
    assert!(left.out.starts_with("other plays no game"), "{left:#?}");

    server.direct(&home, &["resume", &id]).expect(0);
    // Nobody plays for the player, so the game stays open and the states can be seen.
    let paused = server.direct(&home, &["pause", &id]).expect(0);
    assert!(paused.out.starts_with(&format!("{id} is paused")), "{paused:#?}");
    let nobody = server.direct(&home, &["withdraw", &id, "Nobody"]).expect(2);
    assert!(nobody.err.contains("there are Late, House, other"), "{nobody:#?}");
    let early = home.path().join("early");
    let exported = server.run_as(&home, &token, &["tournament", "export", &id, "--out", early.to_str().unwrap()]);
    assert!(exported.expect(0).err.contains("games.bones can be written when the tournament is over."));
    assert!(early.join("standings.csv").exists() && !early.join("games.jsonl").exists());
    let cancelled = server.direct(&home, &["cancel", &id, "--json"]).expect(0);
    let answer: Value = serde_json::from_str(cancelled.line()).unwrap();
    assert_eq!(answer["tournament"]["state"], "TOURNAMENT_STATE_CANCELLED");
    let unknown = server.direct(&home, &["show", "trn_nothing"]).expect(5);
    assert!(unknown.err.contains("[boneyard::tournament_not_found]"), "{unknown:#?}");
}

#[test]
fn a_second_ctrl_c_does_not_wait_for_games() {
    let (server, home) = (Server::start(), Home::new());
    let (player, _) = server.register("away");
    let file = home.path().join("league.toml");
    let entrants = format!(
        "[[entrant]]\nname = \"Away\"\nplayer = \"{player}\"\n[[entrant]]\nname = \"House\"\nbot = \"builtin:first\"\n"
    );
    fs::write(&file, format!("{HEAD}{entrants}")).unwrap();
    let mut command = home.command(&["tournament", "run", file.to_str().unwrap()]);
    command.env("BONEYARD_TOKEN", &server.token).env("BONEYARD_SERVER", &server.address);
    let mut child = command.stdout(std::process::Stdio::null()).stderr(std::process::Stdio::piped()).spawn().unwrap();
    let mut said = BufReader::new(child.stderr.take().unwrap());
    let mut heard = String::new();
    let mut until = |begin: &str| {
        while !heard.lines().any(|line| line.starts_with(begin)) {
            assert!(said.read_line(&mut heard).unwrap() > 0, "it ended before `{begin}`: {heard}");
        }
    };
    let interrupt = || Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    until("games 0/");
    assert!(interrupt().success());
    // The player is away, so its games do not end.
    until("Pausing: ");
    assert!(interrupt().success());
    until("Paused after 0 of 4 games");
    assert_eq!(child.wait().unwrap().code(), Some(130));
    let listed = server.direct(&home, &["list"]).expect(0);
    assert!(listed.out.contains("paused"), "{listed:#?}");
}
