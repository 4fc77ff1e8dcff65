//! Command → events, or a refusal. All judgement of tournaments that is not in the plan.

use boneyard_tournament::{Entrant, seating::Partners};

use super::{
    command::{Command, Refused},
    event::TournamentEvent,
    plan::Plan,
    state::{Member, State, Tournament},
};
use crate::hosting::Occupant;

/// Most entrants of any tournament.
pub(super) const MAX_ENTRANTS: u32 = 10_000;

/// Judges a command; no events mean that it had been done before.
///
/// # Errors
/// Why not.
pub(super) fn decide(tournament: &Tournament, command: &Command) -> Result<Vec<TournamentEvent>, Refused> {
    let wrong = Err(Refused::WrongState(tournament.state));
    match (command, tournament.state) {
        (Command::Enter { by, director, members, name, entropy }, state) => {
            let enters_itself = members.iter().all(|member| member.is(by));
            if !(*director || tournament.founding.plan.open_entry && enters_itself) {
                return Err(Refused::NotAllowed);
            }
            // Entered before: a player once, a house bot once under a name.
            let same = |known: &Member| known.members == *members && (known.name == *name || !known.is_house());
            if tournament.members.iter().any(same) {
                return Ok(Vec::new());
            }
            if state != State::Open {
                return wrong;
            }
            may_enter(tournament, members, name)?;
            Ok(vec![TournamentEvent::Entered {
                members: members.clone(),
                name: name.clone(),
                entropy: entropy.clone(),
            }])
        }
        (Command::Run, State::Open) => {
            tournament.founding.plan.check(Some(tournament.members.len()))?;
            Ok(vec![TournamentEvent::Started])
        }
        (Command::Run, State::Paused) => Ok(vec![TournamentEvent::Resumed]),
        (Command::Pause, State::Running) => Ok(vec![TournamentEvent::Paused]),
        (Command::Run, State::Running) | (Command::Pause, State::Paused) | (Command::Cancel, State::Cancelled) => {
            Ok(Vec::new())
        }
        (Command::Cancel, State::Open | State::Running | State::Paused) => Ok(vec![TournamentEvent::Cancelled]),
        (Command::Withdraw { entrant }, State::Open | State::Running | State::Paused) => withdraw(tournament, *entrant),
        (Command::Run | Command::Cancel, State::Finished)
        | (Command::Run, State::Cancelled)
        | (Command::Pause, State::Open | State::Finished | State::Cancelled)
        | (Command::Withdraw { .. }, State::Finished | State::Cancelled) => wrong,
    }
}

fn may_enter(tournament: &Tournament, members: &[Occupant], name: &str) -> Result<(), Refused> {
    let plan = &tournament.founding.plan;
    let most = if plan.max_entrants == 0 { MAX_ENTRANTS } else { plan.max_entrants };
    if tournament.members.len() >= most as usize {
        return Err(Refused::Full(most));
    }
    let possible = members_of(plan);
    if members.len() != possible {
        return Err(Refused::Members { found: members.len(), possible });
    }
    if tournament.members.iter().any(|known| known.name == name) {
        return Err(Refused::NameTaken(name.to_owned()));
    }
    for (place, member) in members.iter().enumerate() {
        let Occupant::Player { id, name } = member else { continue };
        // Who created it sees its boards.
        if *id == tournament.founding.creator {
            return Err(Refused::DirectorCannotPlay);
        }
        if members[..place].contains(member) {
            return Err(Refused::Entered(name.clone()));
        }
        if plan.time_control.unlimited {
            return Err(Refused::NoClock);
        }
        if tournament.entrant_of(id).is_some() {
            return Err(Refused::Entered(name.clone()));
        }
    }
    Ok(())
}

/// Members of an entrant.
fn members_of(plan: &Plan) -> usize {
    match plan.partners {
        Partners::FixedPair => 2,
        Partners::None | Partners::SameBot | Partners::Rotating | Partners::Challenger | Partners::Halves => 1,
    }
}

/// Withdraws an entrant: it plays in no later round, and its open games of this one are lost.
fn withdraw(tournament: &Tournament, entrant: Entrant) -> Result<Vec<TournamentEvent>, Refused> {
    let member = tournament.members.get(entrant.place()).ok_or(Refused::NoSuchEntrant(entrant.number()))?;
    if member.leaves.is_some() {
        return Ok(Vec::new());
    }
    let last_round = u32::try_from(tournament.rounds.len()).unwrap_or(u32::MAX);
    Ok(vec![TournamentEvent::Withdrawn { entrant, last_round }])
}
