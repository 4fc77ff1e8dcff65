//! The worked examples of the rules, run against the engine. The examples stand in
//! `tests/vectors/*.txt`; `tests/vectors/README.md` describes how they are written.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use boneyard_engine::rules::options::{self, Kind};

#[path = "support/vector_file.rs"]
mod vector_file;
#[path = "support/vector_run.rs"]
mod vector_run;

#[test]
fn every_worked_example_holds() {
    let cases = vector_file::all();
    let faults: Vec<String> = cases.iter().filter_map(|case| vector_run::run(case).err()).collect();
    assert!(faults.is_empty(), "{} of {} examples fail:\n{}", faults.len(), cases.len(), faults.join("\n"));
}

#[test]
fn every_example_of_the_rules_page_is_here() {
    let ids: BTreeSet<String> = vector_file::all().iter().map(|case| case.id().to_owned()).collect();
    let numbered = |letter: &str, last: u32| (1..=last).map(|n| format!("{letter}{n}")).collect::<Vec<_>>();
    let positions = ["T-BLK", "T-BLK-DRAW", "T-OPN", "T-FIV", "T-MT2", "T-MT3", "T-MT4", "T-SLO"].map(str::to_owned);
    let wanted = [
        numbered("W", 13),
        numbered("F", 18),
        numbered("D", 11),
        numbered("B", 10),
        numbered("S", 12),
        numbered("M", 20),
        positions.to_vec(),
    ];
    let missing: Vec<&String> = wanted.iter().flatten().filter(|id| !ids.contains(*id)).collect();
    assert!(missing.is_empty(), "no case has the id {missing:?}");
}

#[test]
fn no_two_examples_have_the_same_name() {
    let mut names = BTreeSet::new();
    for case in vector_file::all() {
        assert!(names.insert(case.name.clone()), "{}: `{}` is a name twice", case.place, case.name);
    }
}

#[test]
fn every_value_of_every_option_is_in_some_example() {
    let tables: Vec<_> = vector_file::all().iter().filter_map(vector_run::rules_of).collect();
    let mut missing = Vec::new();
    for option in options::ALL {
        let seen: BTreeSet<String> = tables.iter().map(|rules| option.value(rules)).collect();
        match option.kind {
            Kind::Name { names, .. } => {
                let unseen = names().into_iter().map(|(name, _)| name).filter(|name| !seen.contains(*name));
                missing.extend(unseen.map(|name| format!("{}={name}", option.key)));
            }
            Kind::Number { .. } if seen.len() < 2 => missing.push(format!("a second {}", option.key)),
            Kind::Number { .. } => {}
        }
    }
    assert!(missing.is_empty(), "no example shows {missing:?}");
}
