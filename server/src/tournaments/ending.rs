//! How a table's match counts in a tournament.

use boneyard_engine::{rules::Rules, table::EndCause};
use boneyard_tournament::{Play, Seated, Verdict};

use super::{schedule::Game, state::Tournament};
use crate::hosting::Ending;

/// Places of a game among all starts and ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct When {
    pub(super) began: u64,
    pub(super) ended: u64,
}

/// The result of a game that ended at its table; `None` when it was voided.
pub(super) fn play_of(tournament: &Tournament, game: &Game, ending: &Ending, when: When) -> Option<Play> {
    let result = ending.result.as_ref()?;
    let verdicts: Vec<Verdict> = ending
        .seats()
        .zip(&game.chairs)
        .map(|(seat, chair)| {
            let left = tournament.members[chair.entrant.place()].leaves.is_some();
            verdict(ending.lost[seat], ending.answered[seat], left)
        })
        .collect();
    let better = |score: i32| i64::from(if ending.rules.low_wins() { -score } else { score });
    let scores: Vec<i64> = ending.seats().map(|seat| better(result.scores[ending.rules.team_of(seat)])).collect();
    let gave_up = |verdict: Verdict| verdict.is_fault() || verdict == Verdict::Resigned;
    let lost_team = |place: usize| {
        let team = |at: usize| ending.seats().nth(at).map(|seat| ending.rules.team_of(seat));
        (0..verdicts.len()).any(|other| gave_up(verdicts[other]) && team(other) == team(place))
    };
    // Where a director decided, the ranks say it all: a point for each.
    let decided = result.cause == EndCause::Adjudication;
    let by_rank = |seat| 1 - i64::from(result.ranks[ending.rules.team_of(seat)]);
    // Who gives up gets less than anybody, by as much as a match can be lost: no lead is kept by leaving.
    let worst = scores.iter().min().copied().unwrap_or(0) - heaviest_loss(&ending.rules);
    let seats = ending.seats().enumerate().zip(&game.chairs).map(|((place, seat), chair)| Seated {
        chair: *chair,
        score: match (decided, lost_team(place)) {
            (true, _) => by_rank(seat),
            (false, true) => worst,
            (false, false) => scores[place],
        },
        rank: result.ranks[ending.rules.team_of(seat)].into(),
        verdict: verdicts[place],
    });
    Some(play(tournament, game, when, seats.collect()))
}

/// The result of a game that was never begun because somebody had left.
pub(super) fn walkover(tournament: &Tournament, game: &Game, when: When) -> Play {
    let left = |chair: &boneyard_tournament::Chair| tournament.members[chair.entrant.place()].leaves.is_some();
    let present = game.chairs.iter().filter(|chair| !left(chair)).count();
    let worst = -heaviest_loss(&tournament.founding.plan.rules);
    let seat = |chair: &boneyard_tournament::Chair| {
        let gone = left(chair);
        Seated {
            chair: *chair,
            score: if gone { worst } else { 0 },
            rank: if gone { u32::try_from(present + 1).unwrap_or(u32::MAX) } else { 1 },
            verdict: if gone { Verdict::Withdrawn } else { Verdict::Ok },
        }
    };
    play(tournament, game, when, game.chairs.iter().map(seat).collect())
}

/// The result of a game that server or host could not bring to an end, as often as it was begun: a loss for
/// nobody.
pub(super) fn given_up(tournament: &Tournament, game: &Game, when: When) -> Play {
    let seat =
        |chair: &boneyard_tournament::Chair| Seated { chair: *chair, score: 0, rank: 1, verdict: Verdict::HostFault };
    play(tournament, game, when, game.chairs.iter().map(seat).collect())
}

fn play(tournament: &Tournament, game: &Game, when: When, seats: Vec<Seated>) -> Play {
    let attempt = tournament.voided.get(&game.key).copied().unwrap_or(0) + 1;
    Play { key: game.key, seats, attempt, began: when.began, ended: when.ended }
}

const fn verdict(lost: Option<EndCause>, answered: bool, left: bool) -> Verdict {
    match lost {
        None | Some(EndCause::Completed | EndCause::Adjudication) => Verdict::Ok,
        Some(_) if left => Verdict::Withdrawn,
        Some(EndCause::Resignation) => Verdict::Resigned,
        Some(EndCause::Timeout) => Verdict::Late,
        Some(EndCause::IllegalMoves) => Verdict::Illegal,
        Some(EndCause::NoShow) => Verdict::NoShow,
        Some(EndCause::Flood) => Verdict::Flood,
        Some(EndCause::Disconnect) => {
            if answered {
                Verdict::Crash
            } else {
                Verdict::NoShow
            }
        }
    }
}

/// By how much a match can be lost, as a bound: its target, but at least all pips of the set for each round.
fn heaviest_loss(rules: &Rules) -> i64 {
    let of_rounds = i64::from(rules.rounds.max(1)) * i64::from(rules.set().pips());
    if rules.rounds == 0 { of_rounds.max(rules.target.into()) } else { of_rounds }
}

/// Whether a director decided the match.
pub(super) fn is_decided(ending: &Ending) -> bool {
    ending.result.as_ref().is_some_and(|result| result.cause == EndCause::Adjudication)
}
