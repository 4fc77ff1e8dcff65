//! An account of a replayed match that is independent of the comparisons a replay makes: a record that
//! is written anew from what the engine said.

use boneyard_record::{
    Record, Step, from_steps,
    record::BoneyardOrder,
    replay::Replayed,
    token::{Action, Token},
};

/// Fails when a record that was found true says anything that the engine did not say.
pub(crate) fn assert_true(record: &Record, replayed: &Replayed) {
    let steps = replayed.steps.iter().map(|events| Step { events, took_ms: None });
    let engine = from_steps(record.header.clone(), record.rules, steps);
    assert_eq!(record.rounds.len(), engine.rounds.len());
    same_tokens(&record.before, &engine.before, 0);
    for (round, said) in record.rounds.iter().zip(&engine.rounds) {
        assert_eq!(round.hands, said.hands);
        match (&round.boneyard, &said.boneyard) {
            (BoneyardOrder::Shared(told), BoneyardOrder::Shared(dealt)) => assert_eq!(told, dealt),
            (BoneyardOrder::Untold | BoneyardOrder::PerSeat(_), _) => {}
            (_, other) => panic!("the engine says one order, not {other:?}"),
        }
        same_tokens(&round.tokens, &said.tokens, record.rules.seats);
        if round.opener.is_some() {
            assert_eq!(round.opener, said.opener);
        }
        if round.end.is_some() {
            assert_eq!((round.end, round.winner), (said.end, said.winner));
        }
        if round.delta.is_some() {
            assert_eq!(round.delta, said.delta);
        }
    }
    let (told, said) = (&record.outcome, &engine.outcome);
    if told.score.is_some() && replayed.forced.is_none() {
        assert_eq!(told.score, said.score);
    }
    for (told, said) in
        [(told.ended.is_some(), told.ended == said.ended), (told.ranks.is_some(), told.ranks == said.ranks)]
    {
        assert!(!told || said);
    }
    if told.winners.is_some() {
        assert_eq!(told.winners, said.winners);
    }
    assert_eq!(
        said.ended.is_some(),
        replayed.table.public().result.is_some() || replayed.forced.is_some() && said.ended.is_some()
    );
}

/// The same tokens, except that a record may stop among forced steps, and may go on with passes after a
/// block.
fn same_tokens(told: &[Token], said: &[Token], idle_passes: u8) {
    let both = told.len().min(said.len());
    assert_eq!(told[..both], said[..both]);
    let idle = &told[both..];
    assert!(idle.len() <= usize::from(idle_passes), "{idle:?}");
    assert!(idle.iter().all(|token| token.action == Action::Pass), "{idle:?}");
}
