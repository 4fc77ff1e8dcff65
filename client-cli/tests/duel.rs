//! `boneyard duel` with the real program.
#![cfg(feature = "local")]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, clippy::allow_attributes, reason = "each file needs a part of it")]
mod support;

use serde_json::Value;
use support::Home;

#[test]
fn identical_bots_come_out_at_exactly_nothing() {
    let home = Home::new();
    for variant in ["block", "all_fives", "domino_whist", "mexican_train"] {
        let duel =
            ["duel", "builtin:balanced", "builtin:balanced", "--variant", variant, "--deals", "4", "--seed", "1"];
        let done = home.run(&duel).expect(0);
        assert!(done.out.contains("score per deal     exactly 0\n"), "{done:#?}");
        assert!(done.out.contains("won, tied, lost    0, 4, 0\n"), "{done:#?}");
        assert!(done.out.contains("Elo                +0 ± "), "{done:#?}");
        assert!(!done.out.contains("NaN") && !done.out.contains("inf "), "{done:#?}");
    }
}

#[test]
fn a_better_bot_is_found_out_and_the_test_stops_early() {
    let home = Home::new();
    let duel = [
        "duel",
        "builtin:balanced",
        "builtin:random",
        "--variant",
        "block",
        "--deals",
        "400",
        "--seed",
        "2",
        "--sprt",
        "0:5",
    ];
    let done = home.run(&duel).expect(0);
    assert!(done.out.contains("score per deal     +"), "{done:#?}");
    assert!(done.out.contains("variance reduction "), "{done:#?}");
    assert!(done.out.contains("test: the alternative stands, 5.000 per board; LLR "), "{done:#?}");
    let json = home.run(&[&duel[..], &["--json"]].concat()).expect(0);
    let facts: Value = serde_json::from_str(json.line()).unwrap();
    assert_eq!(facts["test"]["decision"], "TEST_DECISION_ALTERNATIVE");
    assert!(facts["scorePerDeal"]["lowMilli"].as_i64().unwrap() > 0, "{facts}");
    assert!(facts["games"].as_i64().unwrap() < 800, "it stops early: {facts}");

    let other_way = [
        "duel",
        "builtin:random",
        "builtin:balanced",
        "--variant",
        "block",
        "--seed",
        "2",
        "--sprt",
        "0:5",
        "--require-pass",
    ];
    let lost = home.run(&other_way).expect(7);
    assert!(lost.err.contains("[boneyard::test_not_passed]"), "{lost:#?}");
}

#[test]
fn wrong_bots_and_scores_are_wrong_usage() {
    let home = Home::new();
    for (arguments, part) in [
        (&["duel", "greedy", "builtin:first"][..], "builtin:NAME"),
        (&["duel", "builtin:cheater", "builtin:first"], "builtin:greedy"),
        (&["duel", "builtin:greedy"], "BOT"),
        (&["duel", "builtin:greedy", "builtin:first", "--sprt", "1"], "NULL:ALT"),
    ] {
        let done = home.run(arguments).expect(2);
        assert!(done.out.is_empty() && done.err.contains(part), "{done:#?}");
    }
    home.run(&["duel", "builtin:greedy", "builtin:first", "--variant", "chess"]).expect(5);
}
