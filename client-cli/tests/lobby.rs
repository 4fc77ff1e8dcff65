//! Tables, variants, watching and bots at a server, and what programs read of them.
#![cfg(feature = "local")]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, clippy::allow_attributes, reason = "each file needs a part of it")]
mod support;

use serde_json::Value;
use support::{Dev, Home};

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn a_new_table_is_listed_joined_by_a_bot_and_watched_to_its_end() {
    let (dev, home) = (Dev::start(&[]), Home::new());
    let server = ["--server", &dev.address];
    let new =
        home.run(&["new", "--seats", "2", "--bot", "random", "--option", "target=60", server[0], server[1]]).expect(0);
    let table_id = new.line();
    assert!(new.err.contains(&format!("join {table_id} --server {}", dev.address)), "{new:#?}");

    let listed = home.run(&["tables", server[0], server[1]]).expect(0);
    let row = listed.out.lines().find(|line| line.starts_with(table_id)).unwrap();
    assert!(row.contains("waiting") && row.contains("all_fives") && row.contains("1/2"), "{row}");

    let bot = home.run(&["bot", "run", "builtin:greedy", "--table", table_id, server[0], server[1]]).expect(0);
    assert!(bot.out.starts_with(&format!("{table_id} finished: ")), "{bot:#?}");

    let watched = home.run(&["watch", table_id, server[0], server[1]]).expect(0);
    assert!(watched.out.contains("the match.") || watched.out.contains("share the win."), "{watched:#?}");

    let frames = home.run(&["watch", table_id, "--json", server[0], server[1]]).expect(0);
    let frames: Vec<Value> = frames.out.lines().map(json).collect();
    assert!(frames[0]["snapshot"]["spectator"]["tableId"] == table_id, "{:?}", frames[0]);
    assert!(frames[0]["snapshot"].get("seat").is_none());

    let finished = home.run(&["tables", "--state", "finished", "--json", server[0], server[1]]).expect(0);
    let tables = json(finished.line());
    assert_eq!(tables["tables"][0]["state"], "TABLE_STATE_FINISHED");
    assert_eq!(tables["tables"][0]["seats"].as_array().unwrap().len(), 2);
}

#[test]
fn a_bot_without_table_looks_for_one() {
    let (dev, home) = (Dev::start(&[]), Home::new());
    let new = home
        .run(&["new", "--seats", "2", "--bot", "first", "--option", "target=30", "--server", &dev.address])
        .expect(0);
    let bot =
        home.run(&["bot", "run", "builtin:balanced", "--matches", "1", "--json", "--server", &dev.address]).expect(0);
    let notice = json(bot.line());
    assert_eq!(notice["tableId"], new.line());
    assert!(notice["result"]["winningTeams"].is_array());
}

#[test]
fn variants_are_described_with_their_options() {
    let (dev, home) = (Dev::start(&[]), Home::new());
    let server = ["--server", &dev.address];
    let all = home.run(&["variants", server[0], server[1]]).expect(0);
    for variant in ["all_fives: All Fives", "block: ", "draw: ", "domino_whist: "] {
        assert!(all.out.contains(variant), "{all:#?}");
    }
    let one = home.run(&["variants", "all_fives", server[0], server[1]]).expect(0);
    for part in ["OPTION", "seats", "target", "150"] {
        assert!(one.out.contains(part), "{one:#?}");
    }
    let wire = json(home.run(&["variants", "all_fives", "--json", server[0], server[1]]).expect(0).line());
    assert_eq!(wire["variants"][0]["variant"], "all_fives");
    let unknown = home.run(&["variants", "chess", server[0], server[1]]).expect(5);
    assert!(
        unknown.err.contains("[boneyard::variant_unknown]") && unknown.err.contains("help: there are all_fives"),
        "{unknown:#?}"
    );
    assert!(!home.path().join(".config").exists(), "no player is needed, so none is registered");
}

#[test]
fn a_player_is_registered_once_and_kept_for_its_owner_alone() {
    let (dev, home) = (Dev::start(&[]), Home::new());
    let first = home.run(&["tables", "--server", &dev.address]).expect(0);
    assert!(first.err.contains("Registered as ana"), "{first:#?}");
    let path = home.path().join(".config/boneyard/credentials");
    #[cfg(unix)]
    assert_eq!(
        std::os::unix::fs::PermissionsExt::mode(&std::fs::metadata(&path).unwrap().permissions()) & 0o777,
        0o600
    );
    let kept = std::fs::read_to_string(&path).unwrap();
    let token = json(&kept)[&dev.address]["token"].as_str().unwrap().to_owned();
    assert!(!first.err.contains(&token), "a token is never shown");
    let second = home.run(&["tables", "--server", &dev.address]).expect(0);
    assert!(!second.err.contains("Registered"), "{second:#?}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), kept);
}

#[test]
fn an_invite_only_table_is_hidden_from_others() {
    let (dev, home, other) = (Dev::start(&[]), Home::new(), Home::new());
    let server = ["--server", &dev.address];
    let new = home.run(&["new", "--invite-only", "--seats", "2", server[0], server[1]]).expect(0);
    let table_id = new.line();
    let invite = new.err.split("--invite ").nth(1).unwrap().split_whitespace().next().unwrap();
    let refused = other.run(&["watch", table_id, server[0], server[1]]).expect(5);
    assert!(refused.err.contains("[boneyard::table_not_found]"), "{refused:#?}");
    let joined = other.run(&["join", table_id, "--invite", invite, server[0], server[1]]).expect(0);
    assert!(joined.out.contains(&format!("You sit at table {table_id}")), "{joined:#?}");
    assert!(joined.err.contains("The match stays on the server."), "{joined:#?}");
}

#[test]
fn what_the_server_refuses_is_explained() {
    let (dev, home) = (Dev::start(&[]), Home::new());
    let new = |arguments: &[&str]| {
        let all: Vec<&str> = ["new", "--server", &dev.address].iter().chain(arguments).copied().collect();
        home.run(&all).expect(5).err
    };
    assert!(new(&["--variant", "chess"]).contains("[boneyard::variant_unknown]"));
    let option = new(&["--option", "target=many"]);
    assert!(
        option.contains("option `target`: ")
            && option.contains("[boneyard::option_invalid]")
            && option.contains("\nhelp: "),
        "{option}"
    );
    let bot = new(&["--bot", "cheater"]);
    assert!(bot.contains("[boneyard::house_bot_unknown]") && bot.contains("greedy"), "{bot}");
    let table = home.run(&["join", "tbl_nothing", "--server", &dev.address]).expect(5).err;
    assert!(table.contains("[boneyard::table_not_found]"), "{table}");
}

#[test]
fn a_wrong_token_is_a_login_failure() {
    let (dev, home) = (Dev::start(&[]), Home::new());
    let mut command = home.command(&["tables", "--server", &dev.address]);
    let output = command.env("BONEYARD_TOKEN", "byt_wrong").output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(4), "{said}");
    assert!(said.contains("[boneyard::token_invalid]") && !said.contains("byt_wrong"), "{said}");
    let right = home.command(&["tables", "--server", &dev.address]).env("BONEYARD_TOKEN", &dev.token).output().unwrap();
    assert_eq!(right.status.code(), Some(0));
    assert!(!home.path().join(".config").exists(), "a token that was given is not kept");
}
