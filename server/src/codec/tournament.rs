//! Steps of tournaments, stored.

use boneyard_engine::rules::RULES_VERSION;
use boneyard_proto::storage_v1::{self as stored, tournament_event::Event as Stored};
use boneyard_record::deal::{DrawOrder, Entropy, Secret};
use boneyard_tournament::{
    Chair, Entrant, Pairing, Play, PlayKey, Round, Seated, Verdict,
    seating::{Design, Partners},
    standing::{TieBreak, Unit},
};
use prost::Message as _;

use super::{
    Unreadable,
    game::small,
    rules::{decode_rules, encode_rules},
    table::{decode_clock, encode_clock, player},
};
use crate::{
    hosting::Occupant,
    ids::TournamentId,
    tournaments::{Faults, FormatKind, Founding, OnFault, Plan, Step, TestPlan, TournamentEvent},
};

/// Formats by their stored number, counted from 1.
const FORMATS: [FormatKind; 7] = [
    FormatKind::RoundRobin,
    FormatKind::Gauntlet,
    FormatKind::Swiss,
    FormatKind::Knockout,
    FormatKind::DoubleElimination,
    FormatKind::Ladder,
    FormatKind::Individual,
];

const DESIGNS: [Design; 6] =
    [Design::Default, Design::TwoBalanced, Design::AllOrders, Design::Cyclic, Design::Single, Design::LatinSquares];

const PARTNERS: [Partners; 6] = [
    Partners::None,
    Partners::SameBot,
    Partners::FixedPair,
    Partners::Rotating,
    Partners::Challenger,
    Partners::Halves,
];

const UNITS: [Unit; 3] = [Unit::Game, Unit::Board, Unit::Match];

const VERDICTS: [Verdict; 9] = [
    Verdict::Ok,
    Verdict::Resigned,
    Verdict::NoShow,
    Verdict::Crash,
    Verdict::Illegal,
    Verdict::Late,
    Verdict::Flood,
    Verdict::Withdrawn,
    Verdict::HostFault,
];

const TIE_BREAKS: [TieBreak; 11] = [
    TieBreak::HeadToHead,
    TieBreak::SonnebornBerger,
    TieBreak::Buchholz,
    TieBreak::BuchholzCutOne,
    TieBreak::MedianBuchholz,
    TieBreak::Koya,
    TieBreak::PointDifference,
    TieBreak::Wins,
    TieBreak::FewerFaults,
    TieBreak::Seed,
    TieBreak::Lot,
];

/// The number of a value, counted from 1.
fn numbered<T: PartialEq>(values: &[T], value: &T) -> u32 {
    values.iter().position(|known| known == value).and_then(|place| u32::try_from(place + 1).ok()).unwrap_or(0)
}

/// The value of a number.
fn value<T: Copy>(values: &[T], number: u32, field: &'static str) -> Result<T, Unreadable> {
    let place = (number as usize).checked_sub(1);
    place.and_then(|place| values.get(place)).copied().ok_or(Unreadable::Field(field))
}

/// A step as bytes.
pub fn encode_tournament_step(step: &Step) -> Vec<u8> {
    let events = step.events.iter().map(|event| stored::TournamentEvent { event: Some(encode(event)) }).collect();
    stored::TournamentStep { sequence: step.sequence, time_ms: step.time_ms, events }.encode_to_vec()
}

/// A step from bytes.
///
/// # Errors
/// Names what cannot be read.
pub fn decode_tournament_step(bytes: &[u8]) -> Result<Step, Unreadable> {
    let step = stored::TournamentStep::decode(bytes)?;
    let event = |event: stored::TournamentEvent| decode(event.event.ok_or(Unreadable::Field("event"))?, step.time_ms);
    let events = step.events.into_iter().map(event).collect::<Result<_, _>>()?;
    Ok(Step { sequence: step.sequence, time_ms: step.time_ms, events })
}

fn encode(event: &TournamentEvent) -> Stored {
    match event {
        TournamentEvent::Created(founding) => Stored::Created(stored::TournamentCreated {
            tournament_id: founding.id.to_string(),
            creator: founding.creator.to_string(),
            plan: Some(encode_plan(&founding.plan)),
            secret: founding.secret.reveal().to_vec(),
            request_digest: founding.request_digest.to_vec(),
        }),
        TournamentEvent::Entered { members, name, entropy } => Stored::Entered(stored::TournamentEntered {
            members: members.iter().map(encode_member).collect(),
            display_name: name.clone(),
            entropy: entropy.as_ref().map(|entropy| entropy.as_bytes().to_vec()).unwrap_or_default(),
        }),
        TournamentEvent::Started => Stored::Started(stored::TournamentStarted {}),
        TournamentEvent::Paused => Stored::Paused(stored::TournamentPaused {}),
        TournamentEvent::Resumed => Stored::Resumed(stored::TournamentResumed {}),
        TournamentEvent::Paired(round) => Stored::Paired(stored::RoundPaired {
            pairings: round
                .pairings
                .iter()
                .map(|pairing| stored::RoundPairing { entrants: numbers(&pairing.entrants) })
                .collect(),
            byes: numbers(&round.byes),
        }),
        TournamentEvent::GameEnded(play) => Stored::GameEnded(encode_play(play)),
        TournamentEvent::GameDecided(play) => Stored::GameDecided(encode_play(play)),
        TournamentEvent::GameVoided(key) => Stored::GameVoided(stored::GameVoided { place: Some(encode_key(*key)) }),
        TournamentEvent::Withdrawn { entrant, last_round } => {
            Stored::Withdrawn(stored::EntrantWithdrawn { entrant: entrant.number(), last_round: *last_round })
        }
        TournamentEvent::Finished => Stored::Finished(stored::TournamentFinished {}),
        TournamentEvent::Cancelled => Stored::Cancelled(stored::TournamentCancelled {}),
    }
}

fn decode(event: Stored, time_ms: i64) -> Result<TournamentEvent, Unreadable> {
    Ok(match event {
        Stored::Created(created) => TournamentEvent::Created(Box::new(Founding {
            id: TournamentId::parse(&created.tournament_id).ok_or(Unreadable::Field("tournament_id"))?,
            creator: player(&created.creator)?,
            plan: decode_plan(created.plan.ok_or(Unreadable::Field("plan"))?)?,
            secret: Secret::new(created.secret.try_into().map_err(|_| Unreadable::Field("secret"))?),
            request_digest: created.request_digest.try_into().map_err(|_| Unreadable::Field("request_digest"))?,
            create_time_ms: time_ms,
        })),
        Stored::Entered(entered) => TournamentEvent::Entered {
            members: entered.members.into_iter().map(decode_member).collect::<Result<_, _>>()?,
            name: entered.display_name,
            entropy: match entered.entropy.as_slice() {
                [] => None,
                bytes => Some(Entropy::new(bytes).map_err(|_| Unreadable::Field("entropy"))?),
            },
        },
        Stored::Started(stored::TournamentStarted {}) => TournamentEvent::Started,
        Stored::Paused(stored::TournamentPaused {}) => TournamentEvent::Paused,
        Stored::Resumed(stored::TournamentResumed {}) => TournamentEvent::Resumed,
        Stored::Paired(paired) => TournamentEvent::Paired(Round {
            pairings: paired
                .pairings
                .into_iter()
                .map(|pairing| Ok(Pairing { entrants: entrants(&pairing.entrants)? }))
                .collect::<Result<_, Unreadable>>()?,
            byes: entrants(&paired.byes)?,
        }),
        Stored::GameEnded(ended) => TournamentEvent::GameEnded(decode_play(ended)?),
        Stored::GameDecided(ended) => TournamentEvent::GameDecided(decode_play(ended)?),
        Stored::GameVoided(voided) => TournamentEvent::GameVoided(decode_key(voided.place)?),
        Stored::Withdrawn(withdrawn) => {
            TournamentEvent::Withdrawn { entrant: entrant(withdrawn.entrant)?, last_round: withdrawn.last_round }
        }
        Stored::Finished(stored::TournamentFinished {}) => TournamentEvent::Finished,
        Stored::Cancelled(stored::TournamentCancelled {}) => TournamentEvent::Cancelled,
    })
}

fn encode_plan(plan: &Plan) -> stored::TournamentPlan {
    stored::TournamentPlan {
        display_name: plan.name.clone(),
        format: numbered(&FORMATS, &plan.format),
        rounds: plan.rounds,
        cycles: plan.cycles,
        seeds: plan.seeds,
        extra_boards: plan.extra_boards,
        third_place: plan.third_place,
        bracket_reset: plan.bracket_reset,
        rules: Some(encode_rules(&plan.rules, RULES_VERSION)),
        time_control: Some(encode_clock(&plan.time_control)),
        sides: plan.sides.into(),
        boards: plan.boards,
        design: numbered(&DESIGNS, &plan.design),
        partners: numbered(&PARTNERS, &plan.partners),
        unit: numbered(&UNITS, &plan.unit),
        tie_breaks: plan.chain.iter().map(|link| link.key().to_owned()).collect(),
        test: plan.test.map(|test| stored::SequentialTest {
            null_milli: test.null_milli,
            alternative_milli: test.alternative_milli,
            alpha_milli: test.alpha_milli,
            beta_milli: test.beta_milli,
        }),
        faults: Some(stored::FaultPolicies {
            crash_withdraws: plan.faults.on_crash == OnFault::Withdraw,
            illegal_withdraws: plan.faults.on_illegal == OnFault::Withdraw,
            late_withdraws: plan.faults.on_late == OnFault::Withdraw,
            replays: plan.faults.replays,
            withdraw_above_percent: plan.faults.withdraw_above_percent,
            annul: plan.faults.annul,
        }),
        games_at_once: plan.games_at_once,
        games_of_entrant: plan.games_of_entrant,
        max_entrants: plan.max_entrants,
        open_entry: plan.open_entry,
        shared_draw_order: plan.draw_order == DrawOrder::Shared,
    }
}

fn decode_plan(plan: stored::TournamentPlan) -> Result<Plan, Unreadable> {
    let faults = plan.faults.unwrap_or_default();
    let on_fault = |withdraws| if withdraws { OnFault::Withdraw } else { OnFault::Forfeit };
    let link =
        |key: &String| TIE_BREAKS.into_iter().find(|link| link.key() == key).ok_or(Unreadable::Field("tie_breaks"));
    Ok(Plan {
        format: value(&FORMATS, plan.format, "format")?,
        rounds: plan.rounds,
        cycles: plan.cycles,
        seeds: plan.seeds,
        extra_boards: plan.extra_boards,
        third_place: plan.third_place,
        bracket_reset: plan.bracket_reset,
        rules: decode_rules(plan.rules)?.0,
        time_control: decode_clock(&plan.time_control.ok_or(Unreadable::Field("time_control"))?),
        sides: small(plan.sides, "sides")?,
        boards: plan.boards,
        design: value(&DESIGNS, plan.design, "design")?,
        partners: value(&PARTNERS, plan.partners, "partners")?,
        unit: value(&UNITS, plan.unit, "unit")?,
        chain: plan.tie_breaks.iter().map(link).collect::<Result<_, _>>()?,
        test: plan.test.map(|test| TestPlan {
            null_milli: test.null_milli,
            alternative_milli: test.alternative_milli,
            alpha_milli: test.alpha_milli,
            beta_milli: test.beta_milli,
        }),
        faults: Faults {
            on_crash: on_fault(faults.crash_withdraws),
            on_illegal: on_fault(faults.illegal_withdraws),
            on_late: on_fault(faults.late_withdraws),
            replays: faults.replays,
            withdraw_above_percent: faults.withdraw_above_percent,
            annul: faults.annul,
        },
        games_at_once: plan.games_at_once,
        games_of_entrant: plan.games_of_entrant,
        max_entrants: plan.max_entrants,
        open_entry: plan.open_entry,
        draw_order: if plan.shared_draw_order { DrawOrder::Shared } else { DrawOrder::PerSeat },
        name: plan.display_name,
    })
}

fn encode_member(member: &Occupant) -> stored::TournamentMember {
    match member {
        Occupant::Player { id, name } => stored::TournamentMember {
            player_id: id.to_string(),
            display_name: name.clone(),
            ..stored::TournamentMember::default()
        },
        Occupant::House { bot, seed } => {
            stored::TournamentMember { house_bot: bot.clone(), seed: *seed, ..stored::TournamentMember::default() }
        }
    }
}

fn decode_member(member: stored::TournamentMember) -> Result<Occupant, Unreadable> {
    Ok(if member.house_bot.is_empty() {
        Occupant::Player { id: player(&member.player_id)?, name: member.display_name }
    } else {
        Occupant::House { bot: member.house_bot, seed: member.seed }
    })
}

/// Adds a final game to others, one behind the other; [`decode_plays`] is the inverse.
pub fn append_play(play: &Play, to: &mut Vec<u8>) {
    to.extend(encode_play(play).encode_length_delimited_to_vec());
}

/// Games that lie one behind the other. Behind one that cannot be read there is nothing.
pub fn decode_plays(mut bytes: &[u8]) -> impl Iterator<Item = Result<Play, Unreadable>> {
    std::iter::from_fn(move || {
        if bytes.is_empty() {
            return None;
        }
        let ended = stored::GameEnded::decode_length_delimited(&mut bytes);
        let play = ended.map_err(Unreadable::from).and_then(decode_play);
        if play.is_err() {
            bytes = &[];
        }
        Some(play)
    })
}

fn encode_play(play: &Play) -> stored::GameEnded {
    let seat = |seat: &Seated| stored::GameSeat {
        entrant: seat.chair.entrant.number(),
        member: seat.chair.member.into(),
        score: seat.score,
        rank: seat.rank,
        verdict: numbered(&VERDICTS, &seat.verdict),
    };
    stored::GameEnded {
        place: Some(encode_key(play.key)),
        seats: play.seats.iter().map(seat).collect(),
        attempt: play.attempt,
        began: play.began,
        ended: play.ended,
    }
}

fn decode_play(ended: stored::GameEnded) -> Result<Play, Unreadable> {
    let seat = |seat: stored::GameSeat| {
        Ok(Seated {
            chair: Chair { entrant: entrant(seat.entrant)?, member: small(seat.member, "member")? },
            score: seat.score,
            rank: seat.rank,
            verdict: value(&VERDICTS, seat.verdict, "verdict")?,
        })
    };
    Ok(Play {
        key: decode_key(ended.place)?,
        seats: ended.seats.into_iter().map(seat).collect::<Result<_, Unreadable>>()?,
        attempt: ended.attempt,
        began: ended.began,
        ended: ended.ended,
    })
}

const fn encode_key(key: PlayKey) -> stored::GamePlace {
    let PlayKey { round, table, board, play } = key;
    stored::GamePlace { round, table, board, play }
}

fn decode_key(place: Option<stored::GamePlace>) -> Result<PlayKey, Unreadable> {
    let stored::GamePlace { round, table, board, play } = place.ok_or(Unreadable::Field("place"))?;
    Ok(PlayKey { round, table, board, play })
}

fn numbers(entrants: &[Entrant]) -> Vec<u32> {
    entrants.iter().map(|entrant| entrant.number()).collect()
}

fn entrants(numbers: &[u32]) -> Result<Vec<Entrant>, Unreadable> {
    numbers.iter().map(|&number| entrant(number)).collect()
}

fn entrant(number: u32) -> Result<Entrant, Unreadable> {
    Entrant::new(number).ok_or(Unreadable::Field("entrant"))
}
