//! The policy for faults: who leaves after a game.

use boneyard_tournament::{Entrant, Play, Verdict, statistics::wilson};

use crate::tournaments::{event::TournamentEvent, plan::OnFault, state::Tournament};

/// Fewest games before the rate of faults is judged.
const FEWEST_GAMES: u32 = 10;

/// Who leaves after a game, by the policy for faults.
pub(super) fn withdrawals(tournament: &Tournament, play: &Play) -> Vec<TournamentEvent> {
    let faults = &tournament.founding.plan.faults;
    let last_round = u32::try_from(tournament.rounds.len()).unwrap_or(u32::MAX);
    let mut leaving: Vec<Entrant> = Vec::new();
    for seat in play.seats.iter().filter(|seat| seat.verdict.is_fault()) {
        let entrant = seat.chair.entrant;
        let member = &tournament.members[entrant.place()];
        let policy = match seat.verdict {
            Verdict::NoShow | Verdict::Crash => faults.on_crash,
            Verdict::Illegal => faults.on_illegal,
            Verdict::Late | Verdict::Flood => faults.on_late,
            Verdict::Ok | Verdict::Resigned | Verdict::Withdrawn | Verdict::HostFault => OnFault::Forfeit,
        };
        let (bad, all) = (u64::from(member.faults) + 1, u64::from(member.games) + 1);
        let surely = wilson(bad, all).map_or(0.0, |rate| rate.low * 100.0);
        let too_many = faults.withdraw_above_percent > 0
            && member.games + 1 >= FEWEST_GAMES
            && surely > f64::from(faults.withdraw_above_percent);
        if member.leaves.is_none() && (policy == OnFault::Withdraw || too_many) && !leaving.contains(&entrant) {
            leaving.push(entrant);
        }
    }
    leaving.into_iter().map(|entrant| TournamentEvent::Withdrawn { entrant, last_round }).collect()
}
