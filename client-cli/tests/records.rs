//! Records: fetched, listed, exported, checked and shown, and what is said of bad ones.
#![cfg(feature = "local")]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, clippy::allow_attributes, reason = "each file needs a part of it")]
mod support;

use serde_json::Value;
use support::{Dev, Home};

/// Plays a match of two house bots at a server to its end; returns its table.
fn played(home: &Home, address: &str) -> String {
    let server = ["--server", address];
    let new =
        ["new", "--seats", "2", "--bot", "first", "--bot", "greedy", "--option", "target=40", server[0], server[1]];
    let table = home.run(&new).expect(0).line().to_owned();
    home.run(&["watch", &table, server[0], server[1]]).expect(0);
    table
}

#[test]
fn a_match_that_is_over_is_listed_fetched_checked_and_shown() {
    let (dev, home) = (Dev::start(&[]), Home::new());
    let server = ["--server", dev.address.as_str()];
    let table = played(&home, &dev.address);
    let listed = home.run(&["record", "list", server[0], server[1]]).expect(0);
    assert!(listed.out.lines().any(|row| row.starts_with(&table) && row.contains("(won)")), "{listed:#?}");
    let verified = home.run(&["verify", &table, server[0], server[1]]).expect(0);
    assert!(verified.line().contains("1 match is true to the rules"), "{verified:#?}");
    assert!(verified.line().contains("the deals of 1 follow from the secret"), "{verified:#?}");

    let file = home.path().join("match.bones");
    let path = file.to_str().unwrap();
    home.run(&["record", "get", &table, "--out", path, server[0], server[1]]).expect(0);
    let again = home.run(&["record", "get", &table, "--out", path, server[0], server[1]]).expect(1);
    assert!(again.err.contains("name a file that is not there yet"), "{again:#?}");
    home.run(&["record", "verify", path]).expect(0);
    let all = home.path().join("all.bones");
    played(&home, &dev.address);
    let export = ["record", "export", "--out", all.to_str().unwrap(), server[0], server[1]];
    assert!(home.run(&export).expect(0).err.contains("2 records"));
    let facts: Value =
        serde_json::from_str(home.run(&["record", "verify", all.to_str().unwrap(), "--json"]).expect(0).line())
            .unwrap();
    assert_eq!((&facts["verified"], &facts["proven"]), (&2.into(), &2.into()));

    let shown = home.run(&["record", "show", path, "--at", "1.0"]).expect(0);
    assert!(shown.out.contains("is asked:") && shown.out.contains("End start: any tile"), "{shown:#?}");
    let end = home.run(&["record", "show", path]).expect(0);
    assert!(end.out.contains("The match is over."), "{end:#?}");
    let json = home.run(&["record", "show", path, "--at", "1.0", "--json"]).expect(0);
    let position: Value = serde_json::from_str(json.line()).unwrap();
    assert_eq!(position["legal_moves"].as_array().unwrap().len(), 7, "{position}");
}

#[test]
fn an_untrue_record_is_refused_with_the_place() {
    let (dev, home) = (Dev::start(&[]), Home::new());
    let table = played(&home, &dev.address);
    let text = home.run(&["record", "get", &table, "--server", &dev.address]).expect(0).out;
    let path = home.path().join("untrue.bones");
    let untrue = |text: String| {
        std::fs::write(&path, text).unwrap();
        let done = home.run(&["record", "verify", path.to_str().unwrap()]).expect(7);
        assert!(done.err.contains("untrue.bones:") && done.err.contains("[boneyard::record_untrue]"), "{done:#?}");
        done.err
    };
    let result = text.lines().find(|line| line.starts_with("score = ")).unwrap();
    assert!(untrue(text.replacen(result, "score = { A = 1, B = 2 }", 1)).contains("score"));
    assert!(untrue(text[..text.len() / 2].to_owned()).contains("match 1"));
    let dealt = text.lines().find(|line| line.starts_with("deal.A = ")).unwrap();
    let twice = format!("deal.A = \"{} 0-0 0-0\"", &dealt[10..dealt.len() - 9]);
    untrue(text.replacen(dealt, &twice, 1));
    untrue("seats = 40".to_owned());

    let missing = home.run(&["record", "show", path.to_str().unwrap(), "--match", "9"]).expect(7);
    assert!(
        missing.err.contains("untrue.bones:1:1: a record begins with") && missing.err.contains("record_malformed"),
        "{missing:#?}"
    );
    home.run(&["verify", "nothing.bones"]).expect(1);
    let unfinished =
        home.run(&["new", "--seats", "2", "--bot", "first", "--server", &dev.address]).expect(0).line().to_owned();
    let secret = home.run(&["verify", &unfinished, "--server", &dev.address]).expect(5);
    assert!(secret.err.contains("its deals are still secret"), "{secret:#?}");
}
