//! What is played, written, read and played again is the same, for every variant, seat count and
//! option that the engine has.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use boneyard_engine::table::Event;
use boneyard_record::{
    from_events,
    read::{self, Located},
    record::{Header, Outcome},
    replay::replay,
    to_text,
    token::{Action, ArmLabel, By, Points, Token},
    verify,
};

mod support {
    pub(crate) mod dice;
    pub(crate) mod game;
    pub(crate) mod recorded;
    pub(crate) mod tables;
}
use support::{
    dice::Dice,
    game::{Course, play},
    recorded::record,
    tables::{all_tables, any_rules},
};

/// Matches for each variant and number of seats.
const MATCHES: u64 = 40;

fn read_one(text: &str) -> Located {
    let mut read = read::from_text("test.bones", text).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    assert_eq!(read.len(), 1);
    read.remove(0)
}

/// Everything that happened, apart from the commands that led to it; without deals that were thrown in
/// and not followed by one that counted, which no record tells.
fn flat(steps: &[Vec<Event>]) -> Vec<Event> {
    let events = steps.concat();
    let last_deal = events.iter().rposition(|event| matches!(event, Event::RoundDealt(_))).unwrap_or_default();
    let untold = |place: usize, event: &Event| place > last_deal && matches!(event, Event::RoundRedealt { .. });
    events.iter().enumerate().filter(|&(place, event)| !untold(place, event)).map(|(_, event)| event.clone()).collect()
}

#[test]
fn a_match_that_is_written_read_and_replayed_has_the_same_events() {
    for (variant, seats) in all_tables() {
        for seed in 0..MATCHES {
            let dice = &mut Dice::new(seed * 1_000 + u64::from(seats));
            let rules = any_rules(variant, seats, dice);
            let course = if seed % 2 == 0 { Course::Plain } else { Course::Troubled };
            let steps = play(rules, dice, course);
            let text = to_text(&record(rules, &steps)).unwrap();
            let located = read_one(&text);
            let replayed = replay(&located.record).unwrap_or_else(|why| panic!("{}\n{text}", located.fault(&why)));
            let (told, played) = (flat(&replayed.steps), flat(&steps));
            if located.record.rounds.is_empty() {
                // Who would have opened is not recorded.
                assert_eq!(told.len(), played.len());
            } else {
                let first = told.iter().zip(&played).position(|(told, played)| told != played);
                assert_eq!(first.map(|place| (&told[place], &played[place])), None, "{text}");
                assert_eq!(told.len(), played.len(), "{text}");
            }
        }
    }
}

#[test]
fn a_text_that_is_read_and_written_again_is_the_same_text() {
    for (variant, seats) in all_tables() {
        for seed in 0..MATCHES {
            let dice = &mut Dice::new(seed * 1_000 + 500 + u64::from(seats));
            let rules = any_rules(variant, seats, dice);
            let steps = play(rules, dice, Course::Troubled);
            let mut record = record(rules, &steps);
            if let Some(round) = record.rounds.first_mut().filter(|round| !round.tokens.is_empty()) {
                round.notes.insert(1, "a \"quoted\"\nnote".to_owned());
            }
            let text = to_text(&record).unwrap();
            let read = read_one(&text).record;
            assert_eq!(to_text(&read).unwrap(), text);
            assert_eq!((&read.header, &read.rounds, &read.before), (&record.header, &record.rounds, &record.before));
            assert_eq!((read.outcome, read.rules, &read.seat_draw), (record.outcome, record.rules, &record.seat_draw));
        }
    }
}

#[test]
fn the_first_tokens_of_a_record_are_a_record() {
    for (variant, seats) in all_tables() {
        let dice = &mut Dice::new(u64::from(seats));
        let rules = any_rules(variant, seats, dice);
        let whole = record(rules, &play(rules, dice, Course::Plain));
        for _ in 0..60 {
            let mut cut = whole.clone();
            cut.outcome = Outcome::default();
            cut.rounds.truncate(1 + dice.below(whole.rounds.len()));
            let Some(last) = cut.rounds.last_mut() else { continue };
            last.tokens.truncate(dice.below(last.tokens.len() + 1));
            (last.end, last.winner, last.delta) = (None, None, None);
            last.ms.clear();
            let verified = verify(&cut).unwrap_or_else(|why| panic!("{}: {why}", variant.key));
            assert_eq!(verified.tokens, cut.token_count());
        }
    }
}

#[test]
fn a_lot_that_decides_who_draws_first_is_recorded() {
    let options =
        [("seats", "3"), ("hand_size", "2"), ("engine", "holder_plays"), ("starter", "holder_of_highest_double")];
    let rules = boneyard_engine::variants::find("mexican_train").unwrap().with(options).unwrap();
    let mut lots = 0;
    for seed in 0..10 {
        let steps = play(rules, &mut Dice::new(seed), Course::Plain);
        let text = to_text(&record(rules, &steps)).unwrap();
        let located = read_one(&text);
        lots += located.record.rounds.iter().filter(|round| round.lot.is_some()).count();
        let replayed = replay(&located.record).unwrap_or_else(|why| panic!("{}\n{text}", located.fault(&why)));
        assert_eq!(replayed.steps, steps);
    }
    assert!(lots > 5, "{lots}");
}

#[test]
fn a_record_without_names_can_be_read_again() {
    let rules = boneyard_engine::variants::find("draw").unwrap().with([("seats", "3")]).unwrap();
    let steps = play(rules, &mut Dice::new(1), Course::Plain);
    let nameless = from_events(Header::default(), rules, &steps.concat());
    let text = to_text(&nameless).unwrap();
    assert_eq!(read_one(&text).record.header.players, ["", "", ""]);
    assert!(verify(&read_one(&text).record).unwrap().finished);
}

/// Kinds of tokens that random matches show.
#[test]
fn every_kind_of_token_occurs_in_some_match() {
    let mut kinds = BTreeSet::new();
    for (variant, seats) in all_tables() {
        for seed in 0..30 {
            let dice = &mut Dice::new(seed * 31 + u64::from(seats));
            let rules = any_rules(variant, seats, dice);
            let record = record(rules, &play(rules, dice, Course::Troubled));
            for token in record.rounds.iter().flat_map(|round| &round.tokens) {
                kinds.insert(kind(token));
            }
            if record.rounds.iter().any(|round| round.thrown_in > 0) {
                kinds.insert("thrown in");
            }
        }
    }
    let all = [
        "announced",
        "called",
        "challenge",
        "claim",
        "common",
        "decline",
        "draw",
        "engine",
        "forfeit",
        "lead",
        "line",
        "made",
        "mark",
        "number",
        "pass",
        "side",
        "skip",
        "substitute",
        "thrown in",
        "timeout",
        "train",
        "unmark",
    ];
    assert_eq!(kinds, BTreeSet::from(all));
}

fn kind(token: &Token) -> &'static str {
    match (token.by, token.action, token.actor) {
        (By::Timeout, _, _) => "timeout",
        (By::Substitute, _, _) => "substitute",
        (By::Seat, Action::Place { .. }, None) => "engine",
        (By::Seat, Action::Place { announced: true, .. }, _) => "announced",
        (By::Seat, Action::Place { points: Points::Made(_), .. }, _) => "made",
        (By::Seat, Action::Place { points: Points::Called(_), .. }, _) => "called",
        (By::Seat, Action::Place { arm, .. }, _) => match arm {
            None => "lead",
            Some(ArmLabel::Left | ArmLabel::Right) => "line",
            Some(ArmLabel::Up | ArmLabel::Down) => "side",
            Some(ArmLabel::Train(_)) => "train",
            Some(ArmLabel::Common) => "common",
            Some(ArmLabel::Number(_)) => "number",
        },
        (By::Seat, Action::Draw(_), _) => "draw",
        (By::Seat, Action::Pass, _) => "pass",
        (By::Seat, Action::Skip, _) => "skip",
        (By::Seat, Action::Decline, _) => "decline",
        (By::Seat, Action::Claim(_), _) => "claim",
        (By::Seat, Action::Challenge(_), _) => "challenge",
        (By::Seat, Action::ChooseOpener(_), _) => "opener",
        (By::Seat, Action::Mark, _) => "mark",
        (By::Seat, Action::Unmark, _) => "unmark",
        (By::Seat, Action::Forfeit(_), _) => "forfeit",
    }
}
