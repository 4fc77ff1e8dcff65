//! Requests about tournaments → what the domain understands.

use boneyard_engine::rules::SeatDraw;
use boneyard_proto::v1;
use boneyard_record::deal::DrawOrder;
use boneyard_tournament::{
    seating::{Design, Partners},
    standing::{TieBreak, Unit},
};
use prost::Message as _;
use sha2::{Digest as _, Sha256};

use super::{
    app::App,
    decode::{self, ranged},
    status::{Failure, quoted},
};
use crate::{
    hosting::Occupant,
    ids::TournamentId,
    tournaments::{Faults, FormatKind, OnFault, Plan, TestPlan},
};

/// A tournament's id.
pub(super) fn tournament_id(text: &str) -> Result<TournamentId, Failure> {
    match TournamentId::parse(text) {
        Some(id) => Ok(id),
        None if text.is_empty() => Err(Failure::field("tournament_id", "it is missing")),
        None => Err(Failure::no_tournament(text)),
    }
}

/// Tells a repeated request from another one with the same id.
pub(super) fn digest(spec: &v1::TournamentSpec) -> [u8; 32] {
    Sha256::digest(spec.encode_to_vec()).into()
}

/// The plan that a request asks for.
pub(super) fn plan(spec: v1::TournamentSpec) -> Result<Plan, Failure> {
    let name = name(&spec.display_name, "spec.display_name")?;
    let format = format(spec.format)?;
    let partners =
        v1::PartnerPolicy::try_from(spec.partners).map_err(|_| Failure::field("spec.partners", "unknown value"))?;
    let mut rules = decode::rules(spec.variant, 0)?;
    // Who sits where is the tournament's business.
    rules.seat_draw = SeatDraw::None;
    let has_teams = rules.team_count() < rules.seats;
    let individual = format == FormatKind::Individual;
    let partners = match (partners, has_teams) {
        (v1::PartnerPolicy::Unspecified, false) => Partners::None,
        (v1::PartnerPolicy::Unspecified | v1::PartnerPolicy::Rotating, true) if individual => Partners::Rotating,
        (v1::PartnerPolicy::Unspecified | v1::PartnerPolicy::SamePlayer, true) => Partners::SameBot,
        (v1::PartnerPolicy::FixedPair, true) => Partners::FixedPair,
        (v1::PartnerPolicy::Rotating, true) => {
            return Err(Failure::field("spec.partners", "rotating partners go with the format INDIVIDUAL alone"));
        }
        (v1::PartnerPolicy::SamePlayer | v1::PartnerPolicy::FixedPair | v1::PartnerPolicy::Rotating, false) => {
            let problem = format!("`{}` with these options has no partners; leave it out", rules.variant);
            return Err(Failure::field("spec.partners", problem));
        }
    };
    if format == FormatKind::Individual && partners != Partners::Rotating {
        return Err(Failure::field("spec.format", "INDIVIDUAL needs a game of two pairs, such as `teams=opposite`"));
    }
    let natural = match partners {
        Partners::None => rules.seats,
        Partners::Rotating => 4,
        Partners::SameBot | Partners::FixedPair | Partners::Challenger | Partners::Halves => rules.team_count(),
    };
    let (sides, partners) = match ranged::<u8>(spec.sides, "spec.sides", 0, 8)? {
        0 => (natural, partners),
        2 if partners == Partners::None && rules.seats > 2 => (2, Partners::Challenger),
        sides if sides == natural => (sides, partners),
        sides => {
            let possible = if partners == Partners::None { format!("{natural} or 2") } else { natural.to_string() };
            return Err(Failure::field("spec.sides", format!("{sides} cannot sit here, {possible} would do")));
        }
    };
    Ok(Plan {
        name,
        format,
        rounds: ranged(spec.round_count, "spec.round_count", 0, 1_000)?,
        cycles: ranged(spec.cycle_count, "spec.cycle_count", 0, 2)?,
        seeds: ranged(spec.seed_count, "spec.seed_count", 0, 10_000)?,
        extra_boards: ranged(spec.extra_boards, "spec.extra_boards", 0, 100)?,
        third_place: spec.third_place,
        bracket_reset: spec.bracket_reset,
        rules,
        time_control: decode::time_control(spec.time_control)?,
        draw_order: match v1::DrawOrder::try_from(spec.draw_order) {
            Ok(v1::DrawOrder::Unspecified | v1::DrawOrder::PerSeat) => DrawOrder::PerSeat,
            Ok(v1::DrawOrder::Shared) => DrawOrder::Shared,
            Err(_) => return Err(Failure::field("spec.draw_order", "unknown value")),
        },
        sides,
        boards: ranged::<u32>(spec.boards_per_pairing, "spec.boards_per_pairing", 0, 100_000)?.max(1),
        design: design(spec.seating)?,
        partners,
        unit: unit(spec.point_unit, format)?,
        chain: spec.tie_breaks.iter().map(|&link| tie_break(link)).collect::<Result<_, _>>()?,
        test: spec.sequential_test.map(test).transpose()?,
        faults: faults(spec.faults.unwrap_or_default())?,
        games_at_once: ranged(spec.max_concurrent_games, "spec.max_concurrent_games", 0, 4_096)?,
        games_of_entrant: ranged(spec.max_games_per_entrant, "spec.max_games_per_entrant", 0, 4_096)?,
        max_entrants: match spec.max_entrants {
            0 => 0,
            most => ranged(most, "spec.max_entrants", 2, 10_000)?,
        },
        open_entry: spec.open_entry,
    })
}

/// A name to show: 1 to 64 bytes without control characters.
fn name(text: &str, field: &str) -> Result<String, Failure> {
    let text = text.trim();
    if text.is_empty() || text.len() > 64 || text.chars().any(char::is_control) {
        return Err(Failure::field(field, format!("{} bytes: 1 to 64 printable ones would do", text.len())));
    }
    Ok(text.to_owned())
}

fn format(number: i32) -> Result<FormatKind, Failure> {
    Ok(match v1::TournamentFormat::try_from(number) {
        Ok(v1::TournamentFormat::RoundRobin) => FormatKind::RoundRobin,
        Ok(v1::TournamentFormat::Gauntlet) => FormatKind::Gauntlet,
        Ok(v1::TournamentFormat::Swiss) => FormatKind::Swiss,
        Ok(v1::TournamentFormat::Knockout) => FormatKind::Knockout,
        Ok(v1::TournamentFormat::DoubleElimination) => FormatKind::DoubleElimination,
        Ok(v1::TournamentFormat::Ladder) => FormatKind::Ladder,
        Ok(v1::TournamentFormat::Individual) => FormatKind::Individual,
        Ok(v1::TournamentFormat::Unspecified) => return Err(Failure::field("spec.format", "it is missing")),
        Err(_) => return Err(Failure::field("spec.format", format!("{number} is no format"))),
    })
}

fn design(number: i32) -> Result<Design, Failure> {
    Ok(match v1::SeatingDesign::try_from(number) {
        Ok(v1::SeatingDesign::Unspecified | v1::SeatingDesign::RandomCircle) => Design::Default,
        Ok(v1::SeatingDesign::TwoBalanced) => Design::TwoBalanced,
        Ok(v1::SeatingDesign::AllOrders) => Design::AllOrders,
        Ok(v1::SeatingDesign::Cyclic) => Design::Cyclic,
        Ok(v1::SeatingDesign::Single) => Design::Single,
        Err(_) => return Err(Failure::field("spec.seating", format!("{number} is no seating"))),
    })
}

fn unit(number: i32, format: FormatKind) -> Result<Unit, Failure> {
    Ok(match v1::PointUnit::try_from(number) {
        Ok(v1::PointUnit::Unspecified) => match format {
            FormatKind::RoundRobin | FormatKind::Gauntlet | FormatKind::Individual => Unit::Board,
            FormatKind::Swiss | FormatKind::Knockout | FormatKind::DoubleElimination | FormatKind::Ladder => {
                Unit::Match
            }
        },
        Ok(v1::PointUnit::Game) => Unit::Game,
        Ok(v1::PointUnit::Board) => Unit::Board,
        Ok(v1::PointUnit::Match) => Unit::Match,
        Err(_) => return Err(Failure::field("spec.point_unit", format!("{number} is no unit"))),
    })
}

fn tie_break(number: i32) -> Result<TieBreak, Failure> {
    Ok(match v1::TieBreak::try_from(number) {
        Ok(v1::TieBreak::HeadToHead) => TieBreak::HeadToHead,
        Ok(v1::TieBreak::SonnebornBerger) => TieBreak::SonnebornBerger,
        Ok(v1::TieBreak::Buchholz) => TieBreak::Buchholz,
        Ok(v1::TieBreak::BuchholzCutOne) => TieBreak::BuchholzCutOne,
        Ok(v1::TieBreak::MedianBuchholz) => TieBreak::MedianBuchholz,
        Ok(v1::TieBreak::Koya) => TieBreak::Koya,
        Ok(v1::TieBreak::PointDifference) => TieBreak::PointDifference,
        Ok(v1::TieBreak::Wins) => TieBreak::Wins,
        Ok(v1::TieBreak::FewerFaults) => TieBreak::FewerFaults,
        Ok(v1::TieBreak::Seed) => TieBreak::Seed,
        Ok(v1::TieBreak::Unspecified) | Err(_) => {
            return Err(Failure::field("spec.tie_breaks", format!("{number} is no tie-break")));
        }
    })
}

fn test(test: v1::SequentialTest) -> Result<TestPlan, Failure> {
    let rate = |number: i32, field: &str| match number {
        0 => Ok(50),
        number => ranged(number, field, 1, 499),
    };
    if test.null_milli == test.alternative_milli {
        let problem = format!("{} is the null hypothesis as well; another number would do", test.null_milli);
        return Err(Failure::field("spec.sequential_test.alternative_milli", problem));
    }
    Ok(TestPlan {
        null_milli: test.null_milli,
        alternative_milli: test.alternative_milli,
        alpha_milli: rate(test.alpha_milli, "spec.sequential_test.alpha_milli")?,
        beta_milli: rate(test.beta_milli, "spec.sequential_test.beta_milli")?,
    })
}

fn faults(faults: v1::FaultPolicies) -> Result<Faults, Failure> {
    let action = |number: i32, field: &str| match v1::FaultAction::try_from(number) {
        Ok(v1::FaultAction::Unspecified | v1::FaultAction::Forfeit) => Ok(OnFault::Forfeit),
        Ok(v1::FaultAction::Withdraw) => Ok(OnFault::Withdraw),
        Err(_) => Err(Failure::field(field, format!("{number} is no policy"))),
    };
    Ok(Faults {
        on_crash: action(faults.on_crash, "spec.faults.on_crash")?,
        on_illegal: action(faults.on_illegal, "spec.faults.on_illegal")?,
        on_late: action(faults.on_late, "spec.faults.on_late")?,
        replays: ranged(faults.replays, "spec.faults.replays", 0, 10)?,
        withdraw_above_percent: ranged(faults.withdraw_above_percent, "spec.faults.withdraw_above_percent", 0, 100)?,
        annul: faults.annul_early_leavers,
    })
}

/// Members of an entrant and its name; no members are the caller.
pub(super) fn members(
    app: &App,
    caller: &crate::ids::PlayerId,
    wanted: Vec<v1::ChairSpec>,
    display_name: &str,
) -> Result<(Vec<Occupant>, String), Failure> {
    use v1::chair_spec::Occupant as Wanted;
    if wanted.len() > 2 {
        return Err(Failure::field("members", format!("{} are too many, 1 or 2 would do", wanted.len())));
    }
    let player = |id: crate::ids::PlayerId| {
        let unknown = || Failure::new(v1::ErrorReason::PlayerNotFound, format!("there is no player `{id}`"));
        let account = app.players.account(&id).ok_or_else(unknown)?;
        Ok::<_, Failure>(Occupant::Player { id, name: account.name })
    };
    let mut members = Vec::new();
    for member in wanted {
        members.push(match member.occupant {
            Some(Wanted::PlayerId(id)) => player(decode::player_id(&id, "members.player_id")?)?,
            Some(Wanted::HouseBot(spec)) => {
                let (bot, seed) = decode::house_bot(Some(spec))?;
                Occupant::House { bot, seed }
            }
            None => return Err(Failure::field("members", "a member is empty: name a player or a house bot")),
        });
    }
    if members.is_empty() {
        members.push(player(caller.clone())?);
    }
    let name = if display_name.is_empty() {
        let names: Vec<&str> = members.iter().map(name_of).collect();
        names.join(" and ")
    } else {
        name(display_name, "display_name")?
    };
    Ok((members, name))
}

fn name_of(member: &Occupant) -> &str {
    match member {
        Occupant::Player { name, .. } => name,
        Occupant::House { bot, .. } => bot,
    }
}

/// A state that may be asked for.
pub(super) fn wanted_state(number: i32) -> Result<crate::tournaments::Command, Failure> {
    use crate::tournaments::Command;
    match v1::TournamentState::try_from(number) {
        Ok(v1::TournamentState::Running) => Ok(Command::Run),
        Ok(v1::TournamentState::Paused) => Ok(Command::Pause),
        Ok(v1::TournamentState::Cancelled) => Ok(Command::Cancel),
        Ok(v1::TournamentState::Unspecified | v1::TournamentState::Open | v1::TournamentState::Finished) | Err(_) => {
            let problem =
                format!("{} cannot be asked for; RUNNING, PAUSED or CANCELLED would do", quoted(&number.to_string()));
            Err(Failure::field("state", problem))
        }
    }
}
