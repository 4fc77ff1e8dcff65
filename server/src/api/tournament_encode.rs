//! Tournaments → messages.

use boneyard_engine::{rules, variants};
use boneyard_proto::v1;
use boneyard_tournament::{
    Play, Verdict,
    report::Summary,
    seating::{Design, Partners},
    standing::{Standing, TieBreak, Unit},
    statistics::Interval,
};

use super::encode;
use crate::{
    hosting::Occupant,
    tournaments::{FormatKind, OnFault, Plan, State, TestSays, Tournament, test_of},
};

fn number<T: TryInto<i32>>(number: T) -> i32 {
    number.try_into().unwrap_or(i32::MAX)
}

/// A tournament as everybody may see it.
pub(super) fn tournament(tournament: &Tournament, running: usize, now_ms: i64) -> v1::Tournament {
    let founding = &tournament.founding;
    let plan = &founding.plan;
    let group = encode::deal_group(&founding.id.deal_group(), founding.commitment(), plan.draw_order);
    let shape = plan.check(Some(tournament.members.len())).ok().flatten();
    let per_meeting = u64::from(plan.boards) * plan.plays_of_board().unwrap_or(1) as u64;
    let games = shape.map_or(0, |shape| shape.pairings.saturating_mul(per_meeting));
    let test = test_of(tournament);
    let finished = tournament.plays.len() as u64;
    let elapsed = now_ms - tournament.start_time_ms;
    let remaining = match tournament.state {
        State::Running if finished > 0 && elapsed > 0 => {
            games.saturating_sub(finished).saturating_mul(u64::try_from(elapsed).unwrap_or(0)) / finished / 1000
        }
        State::Running | State::Open | State::Paused | State::Finished | State::Cancelled => 0,
    };
    v1::Tournament {
        tournament_id: founding.id.to_string(),
        spec: Some(spec(plan)),
        state: state(tournament.state).into(),
        deal_group: Some(group.clone()),
        entrant_count: number(tournament.members.len()),
        round: number(tournament.rounds.len()),
        round_count: shape.map_or(0, |shape| number(shape.rounds)),
        game_count: number(games.max(finished)),
        finished_game_count: number(finished),
        running_game_count: number(running),
        remaining_seconds: number(remaining),
        test_llr_milli: test.map_or(0, |test| milli(test.outcome.llr).try_into().unwrap_or(i32::MAX)),
        test_decision: test
            .map_or(v1::TestDecision::Unspecified, |test| match test.says {
                TestSays::GoOn => v1::TestDecision::Unspecified,
                TestSays::Null => v1::TestDecision::Null,
                TestSays::Alternative => v1::TestDecision::Alternative,
                TestSays::Inconclusive => v1::TestDecision::Inconclusive,
            })
            .into(),
        create_time: encode::timestamp(founding.create_time_ms),
        deal_reveal: tournament.state.is_over().then(|| v1::DealReveal {
            deal_group: Some(group),
            secret: founding.secret.reveal().to_vec(),
            entropies: tournament.contributions().iter().map(|given| given.entropy.as_bytes().to_vec()).collect(),
        }),
        warnings: plan.warnings(),
        sequence: number(tournament.sequence),
    }
}

fn spec(plan: &Plan) -> v1::TournamentSpec {
    let action = |policy| match policy {
        OnFault::Forfeit => v1::FaultAction::Forfeit.into(),
        OnFault::Withdraw => v1::FaultAction::Withdraw.into(),
    };
    let settable = variants::find(plan.rules.variant).map_or(&[][..], |variant| variant.options);
    v1::TournamentSpec {
        display_name: plan.name.clone(),
        format: format(plan.format).into(),
        variant: Some(v1::VariantSpec {
            variant: plan.rules.variant.to_owned(),
            options: rules::options::to_pairs(&plan.rules)
                .filter(|(key, _)| settable.contains(key))
                .map(|(key, value)| (key.to_owned(), value))
                .collect(),
        }),
        time_control: Some(encode::time_control(&plan.time_control)),
        draw_order: encode::draw_order(plan.draw_order).into(),
        round_count: number(plan.rounds),
        cycle_count: number(plan.cycles),
        seed_count: number(plan.seeds),
        boards_per_pairing: number(plan.boards),
        seating: match plan.design {
            Design::Default | Design::LatinSquares => v1::SeatingDesign::RandomCircle,
            Design::TwoBalanced => v1::SeatingDesign::TwoBalanced,
            Design::AllOrders => v1::SeatingDesign::AllOrders,
            Design::Cyclic => v1::SeatingDesign::Cyclic,
            Design::Single => v1::SeatingDesign::Single,
        }
        .into(),
        partners: match plan.partners {
            Partners::None | Partners::Challenger | Partners::Halves => v1::PartnerPolicy::Unspecified,
            Partners::SameBot => v1::PartnerPolicy::SamePlayer,
            Partners::FixedPair => v1::PartnerPolicy::FixedPair,
            Partners::Rotating => v1::PartnerPolicy::Rotating,
        }
        .into(),
        point_unit: match plan.unit {
            Unit::Game => v1::PointUnit::Game,
            Unit::Board => v1::PointUnit::Board,
            Unit::Match => v1::PointUnit::Match,
        }
        .into(),
        tie_breaks: plan.settings(0).chain.into_iter().map(|link| tie_break(link).into()).collect(),
        sequential_test: plan.test.map(|test| v1::SequentialTest {
            null_milli: test.null_milli,
            alternative_milli: test.alternative_milli,
            alpha_milli: number(test.alpha_milli),
            beta_milli: number(test.beta_milli),
        }),
        faults: Some(v1::FaultPolicies {
            on_crash: action(plan.faults.on_crash),
            on_illegal: action(plan.faults.on_illegal),
            on_late: action(plan.faults.on_late),
            replays: number(plan.faults.replays),
            withdraw_above_percent: number(plan.faults.withdraw_above_percent),
            annul_early_leavers: plan.faults.annul,
        }),
        extra_boards: number(plan.extra_boards),
        third_place: plan.third_place,
        bracket_reset: plan.bracket_reset,
        max_concurrent_games: number(plan.most_games()),
        max_games_per_entrant: number(plan.games_of_entrant),
        max_entrants: number(plan.max_entrants),
        open_entry: plan.open_entry,
        sides: plan.sides.into(),
    }
}

const fn format(format: FormatKind) -> v1::TournamentFormat {
    match format {
        FormatKind::RoundRobin => v1::TournamentFormat::RoundRobin,
        FormatKind::Gauntlet => v1::TournamentFormat::Gauntlet,
        FormatKind::Swiss => v1::TournamentFormat::Swiss,
        FormatKind::Knockout => v1::TournamentFormat::Knockout,
        FormatKind::DoubleElimination => v1::TournamentFormat::DoubleElimination,
        FormatKind::Ladder => v1::TournamentFormat::Ladder,
        FormatKind::Individual => v1::TournamentFormat::Individual,
    }
}

const fn state(state: State) -> v1::TournamentState {
    match state {
        State::Open => v1::TournamentState::Open,
        State::Running => v1::TournamentState::Running,
        State::Paused => v1::TournamentState::Paused,
        State::Finished => v1::TournamentState::Finished,
        State::Cancelled => v1::TournamentState::Cancelled,
    }
}

/// A tie-break as the wire names it.
pub(super) const fn tie_break(link: TieBreak) -> v1::TieBreak {
    match link {
        TieBreak::HeadToHead => v1::TieBreak::HeadToHead,
        TieBreak::SonnebornBerger => v1::TieBreak::SonnebornBerger,
        TieBreak::Buchholz => v1::TieBreak::Buchholz,
        TieBreak::BuchholzCutOne => v1::TieBreak::BuchholzCutOne,
        TieBreak::MedianBuchholz => v1::TieBreak::MedianBuchholz,
        TieBreak::Koya => v1::TieBreak::Koya,
        TieBreak::PointDifference => v1::TieBreak::PointDifference,
        TieBreak::Wins => v1::TieBreak::Wins,
        TieBreak::FewerFaults => v1::TieBreak::FewerFaults,
        TieBreak::Seed | TieBreak::Lot => v1::TieBreak::Seed,
    }
}

/// Entrants in order of entry.
pub(super) fn entrants(tournament: &Tournament) -> Vec<v1::Entrant> {
    (1..).zip(tournament.members.iter()).map(|(entrant, _)| self::entrant(tournament, entrant)).collect()
}

/// One entrant by its number.
pub(super) fn entrant(tournament: &Tournament, entrant: usize) -> v1::Entrant {
    let Some(member) = tournament.members.get(entrant - 1) else { return v1::Entrant::default() };
    let chair = |occupant: &Occupant| v1::ChairSpec {
        occupant: Some(match occupant {
            Occupant::Player { id, .. } => v1::chair_spec::Occupant::PlayerId(id.to_string()),
            Occupant::House { bot, seed } => v1::chair_spec::Occupant::HouseBot(v1::HouseBotSpec {
                house_bot: bot.clone(),
                playouts: 0,
                // Whoever knows it knows how the bot will decide.
                seed: if tournament.state.is_over() { number(*seed) } else { 0 },
            }),
        }),
    };
    v1::Entrant {
        entrant: number(entrant),
        members: member.members.iter().map(chair).collect(),
        display_name: member.name.clone(),
        withdrawn: member.leaves.is_some(),
        withdrawn_after_round: member.leaves.map_or(0, number),
        fault_count: number(member.faults),
    }
}

/// A game that is final. Boards tell siblings, so they stay hidden while it matters.
pub(super) fn game(play: &Play, table_id: String, shows_board: bool) -> v1::TournamentGame {
    let shown = |place: u32| if shows_board { number(place) } else { 0 };
    v1::TournamentGame {
        table_id,
        round: number(play.key.round),
        table: number(play.key.table),
        board: shown(play.key.board),
        play: shown(play.key.play),
        entrant_of_seat: play.seats.iter().map(|seat| number(seat.chair.entrant.number())).collect(),
        scores: play.seats.iter().map(|seat| number(seat.score)).collect(),
        ranks: play.seats.iter().map(|seat| number(seat.rank)).collect(),
        verdicts: play.seats.iter().map(|seat| verdict(seat.verdict).into()).collect(),
        attempt: number(play.attempt),
    }
}

const fn verdict(verdict: Verdict) -> v1::Verdict {
    match verdict {
        Verdict::Ok => v1::Verdict::Ok,
        Verdict::Resigned => v1::Verdict::Resigned,
        Verdict::NoShow => v1::Verdict::NoShow,
        Verdict::Crash => v1::Verdict::Crash,
        Verdict::Illegal => v1::Verdict::Illegal,
        Verdict::Late => v1::Verdict::Late,
        Verdict::Flood => v1::Verdict::Flood,
        Verdict::Withdrawn => v1::Verdict::Withdrawn,
        Verdict::HostFault => v1::Verdict::HostFault,
    }
}

/// An estimate with its interval.
pub(super) fn interval(interval: &Interval) -> v1::Interval {
    v1::Interval {
        estimate_milli: milli(interval.estimate),
        low_milli: milli(interval.low),
        high_milli: milli(interval.high),
    }
}

/// In thousandths, rounded.
#[expect(clippy::cast_possible_truncation, reason = "a float beyond an i64 becomes its bound")]
pub(super) fn milli(number: f64) -> i64 {
    (number * 1000.0).round() as i64
}

/// A line of the standings.
pub(super) fn standing(summary: &Summary, line: &Standing) -> v1::Standing {
    let place = line.entrant.place();
    let number = |number: u32| i32::try_from(number).unwrap_or(i32::MAX);
    let measures = &summary.measures;
    let rating = measures.ratings.get(place).copied().flatten();
    v1::Standing {
        rank: number(line.rank),
        entrant: number(line.entrant.number()),
        display_name: summary.name_of(line.entrant).to_owned(),
        half_points: i32::try_from(line.half_points).unwrap_or(i32::MAX),
        unit_count: number(line.played),
        wins: number(line.wins),
        ties: number(line.draws),
        losses: number(line.losses),
        difference: line.margin,
        points_per_board: measures.standing.get(place).and_then(Option::as_ref).map(interval),
        rating: rating.map(|rating| v1::Interval {
            estimate_milli: milli(rating.elo),
            low_milli: milli(rating.elo - rating.margin),
            high_milli: milli(rating.elo + rating.margin),
        }),
        tie_break_values: line.values.iter().map(|(_, value)| value.map_or(0, |value| value.amount)).collect(),
        decided_by: line.decided_by.map_or(0, |link| tie_break(link).into()),
        fault_count: line.faults.values().copied().map(number).sum(),
    }
}
