//! Whole tournaments for the tests of formats: results come from a function, rounds from the format.

use boneyard_tournament::{
    Entrant, Pairing, Round,
    format::{Field, Format, Next, Outcome, Past, next_round},
};

/// The entrant of a number.
pub(crate) fn entrant(number: u32) -> Entrant {
    Entrant::new(number).unwrap()
}

/// Numbers of a pairing.
pub(crate) fn numbers(pairing: &Pairing) -> Vec<u32> {
    pairing.entrants.iter().map(|entrant| entrant.number()).collect()
}

/// Numbers of a round.
pub(crate) fn round_numbers(round: &Round) -> Vec<Vec<u32>> {
    round.pairings.iter().map(numbers).collect()
}

/// Numbers of the byes.
pub(crate) fn byes(round: &Round) -> Vec<u32> {
    round.byes.iter().map(|entrant| entrant.number()).collect()
}

/// The round that is next, which there must be.
pub(crate) fn round(format: Format, field: &Field, past: &[Past]) -> Round {
    match next_round(format, field, past).unwrap() {
        Next::Play(round) => round,
        Next::Finished => panic!("finished after {} rounds", past.len()),
    }
}

/// An outcome by half points alone.
pub(crate) fn points(half_points: &[i64]) -> Outcome {
    Outcome {
        half_points: half_points.to_vec(),
        boards_won: vec![0; half_points.len()],
        difference: vec![0; half_points.len()],
    }
}

/// The earlier in the seeding by number wins; at larger tables places follow the numbers.
pub(crate) fn better_wins(pairing: &Pairing) -> Outcome {
    let behind = |one: &Entrant| pairing.entrants.iter().filter(|other| *other > one).count();
    points(&pairing.entrants.iter().map(|one| 2 * i64::try_from(behind(one)).unwrap()).collect::<Vec<i64>>())
}

/// The round with results by a function.
pub(crate) fn played(round: Round, mut result: impl FnMut(&Pairing) -> Outcome) -> Past {
    let results = round.pairings.iter().map(&mut result).collect();
    Past { round, results }
}

/// Plays a tournament to its end.
pub(crate) fn play(format: Format, field: &Field, mut result: impl FnMut(&Pairing) -> Outcome) -> Vec<Past> {
    let mut past = Vec::new();
    while let Next::Play(round) = next_round(format, field, &past).unwrap() {
        past.push(played(round, &mut result));
        assert!(past.len() < 2_000, "no end");
    }
    past
}

/// How often each two met, by places.
pub(crate) fn meets(n: usize, past: &[Past]) -> Vec<Vec<u32>> {
    let mut meets = vec![vec![0; n]; n];
    for pairing in past.iter().flat_map(|past| &past.round.pairings) {
        for a in &pairing.entrants {
            for b in pairing.entrants.iter().filter(|&b| b != a) {
                meets[a.place()][b.place()] += 1;
            }
        }
    }
    meets
}

/// Pairs that met again.
pub(crate) fn rematches(n: usize, past: &[Past]) -> u32 {
    meets(n, past).iter().flatten().map(|&meets: &u32| meets.saturating_sub(1)).sum::<u32>() / 2
}

/// How often each had a bye, by places.
pub(crate) fn bye_counts(n: usize, past: &[Past]) -> Vec<usize> {
    let count = |place: usize| past.iter().filter(|past| past.round.byes.contains(&Entrant::at(place))).count();
    (0..n).map(count).collect()
}

/// Nobody plays twice in a round, or plays and has a bye.
pub(crate) fn assert_once(past: &[Past]) {
    for Past { round, .. } in past {
        let mut all: Vec<Entrant> =
            round.pairings.iter().flat_map(|p| &p.entrants).chain(&round.byes).copied().collect();
        let count = all.len();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), count, "{round:?}");
    }
}

/// The vectors of this crate.
pub(crate) fn vectors() -> serde_json::Value {
    serde_json::from_str(include_str!("../vectors/tournament.json")).unwrap()
}
