//! What viewers may know → messages. Takes the types of `hosting::seen` alone, which have no room
//! for anybody's secrets.

use boneyard_engine::{
    layout::{Arm, ArmKind, End, Owner},
    position::{Asked, DecisionKind, Opener},
    rules::Rules,
    seat::{Seat, SeatSet, Team},
    table::{
        ArmView, EndCause, ForfeitPolicy, LegalMove, MatchResult, Move, OpenEnd, OwnTiles, RoundAction, RoundResult,
        Source,
    },
    tile::Tile,
};
use boneyard_proto::v1;
use boneyard_record::deal::{Commitment, DrawOrder, GroupId, Proof};
use prost_types::Timestamp;

use crate::{
    hosting::{
        Decision, Lifecycle, Named, PublicTable, ResultNotice, SeatClock, TableNotice, TableView, TimeControl,
        TimeoutPolicy, labelled_ends,
    },
    lobby::{Account, Scope, Token},
};

/// A number for the wire; larger ones than it can carry do not occur and would saturate.
pub fn int(number: impl TryInto<i32>) -> i32 {
    number.try_into().unwrap_or(i32::MAX)
}

/// Milliseconds since 1970 as a timestamp; `None` for 0.
pub fn timestamp(time_ms: i64) -> Option<Timestamp> {
    (time_ms != 0)
        .then(|| Timestamp { seconds: time_ms.div_euclid(1000), nanos: int(time_ms.rem_euclid(1000) * 1_000_000) })
}

pub(super) fn tile(tile: Tile) -> v1::Tile {
    v1::Tile { high: tile.high().into(), low: tile.low().into() }
}

pub(super) fn tiles(tiles: impl IntoIterator<Item = Tile>) -> Vec<v1::Tile> {
    tiles.into_iter().map(tile).collect()
}

pub(super) fn seat_number(seat: Seat) -> i32 {
    int(seat.number())
}

pub(super) fn optional_seat(seat: Option<Seat>) -> i32 {
    seat.map_or(0, seat_number)
}

pub(super) fn seats(seats: SeatSet) -> Vec<i32> {
    seats.iter().map(seat_number).collect()
}

/// A move; `outer` is the half that would face outward, where that is known.
pub fn chosen(chosen: Move, outer: Option<u8>) -> v1::Move {
    use v1::r#move::Action;
    let action = match chosen {
        Move::Place { tile: laid, end, announce, declared } => Action::Place(v1::PlaceTile {
            tile: Some(tile(laid)),
            end_id: int(end.number()),
            announce,
            exposed_pips: outer.map(i32::from),
            declared_points: (declared > 0).then_some(declared.into()),
        }),
        Move::Draw => Action::Draw(v1::DrawTile {}),
        Move::Pass => Action::PassTurn(v1::PassTurn {}),
        Move::Decline => Action::Decline(v1::Decline {}),
        Move::Claim { turn, points } => Action::Claim(v1::Claim { turn: int(turn), points: points.into() }),
        Move::Challenge { seat } => Action::Challenge(v1::Challenge { seat: seat_number(seat) }),
        Move::ChooseOpener { seat } => Action::ChooseOpener(v1::ChooseOpener { seat: seat_number(seat) }),
    };
    v1::Move { action: Some(action) }
}

pub(super) fn end_kind(kind: ArmKind) -> v1::EndKind {
    match kind {
        ArmKind::Line => v1::EndKind::Line,
        ArmKind::Spinner => v1::EndKind::Spinner,
        ArmKind::Train => v1::EndKind::Train,
        ArmKind::CommonTrain => v1::EndKind::CommonTrain,
    }
}

fn owner(owner: Owner) -> i32 {
    match owner {
        Owner::Seat(seat) => seat_number(seat),
        Owner::Nobody | Owner::Everybody => 0,
    }
}

pub(super) fn open_end((open, label): &(OpenEnd, String)) -> v1::OpenEnd {
    v1::OpenEnd {
        end_id: int(open.end.number()),
        label: label.clone(),
        kind: open.arm.map_or(v1::EndKind::Start, |arm| end_kind(arm.kind)).into(),
        pips: open.pips.map(i32::from),
        is_double: open.arm.is_some_and(|arm| shows_double(&arm)),
        owner_seat: open.arm.map_or(0, |arm| owner(arm.owner)),
        open_to_seats: seats(open.open_to),
        must_cover: open.must_cover,
        cover_order: open.cover_order.into(),
    }
}

/// Whether the tile that shows at the end of an arm is a double; on a bare arm that is its root.
fn shows_double(arm: &Arm) -> bool {
    if arm.started { arm.outer_double } else { arm.from_double() }
}

pub(super) fn arm(end: End, view: &ArmView, label: &str) -> v1::Arm {
    let (high, low) = view.arm.root;
    v1::Arm {
        arm_id: int(end.number()),
        label: label.to_owned(),
        kind: end_kind(view.arm.kind).into(),
        owner_seat: owner(view.arm.owner),
        root: Some(v1::Tile { high: high.into(), low: low.into() }),
        tiles: view
            .tiles
            .iter()
            .map(|&(laid, outer)| v1::PlacedTile { tile: Some(tile(laid)), outer_pips: outer.into() })
            .collect(),
        open_to_seats: seats(view.arm.open_to),
        marked: view.arm.marked,
    }
}

pub(super) fn decision_kind(kind: DecisionKind) -> v1::DecisionKind {
    match kind {
        DecisionKind::Turn => v1::DecisionKind::Turn,
        DecisionKind::Claim => v1::DecisionKind::Claim,
        DecisionKind::Slosh => v1::DecisionKind::Slosh,
        DecisionKind::Cover => v1::DecisionKind::Cover,
        DecisionKind::ExtraTile => v1::DecisionKind::ExtraTile,
        DecisionKind::SecondDouble => v1::DecisionKind::SecondDouble,
        DecisionKind::ThirdTile => v1::DecisionKind::ThirdTile,
        DecisionKind::ChainTile => v1::DecisionKind::ChainTile,
        DecisionKind::LongTrain => v1::DecisionKind::LongTrain,
        DecisionKind::Challenge { silent: _ } => v1::DecisionKind::Challenge,
    }
}

fn source(source: Source) -> v1::ActionSource {
    match source {
        Source::Player => v1::ActionSource::Player,
        Source::Forced => v1::ActionSource::Forced,
        Source::Timeout => v1::ActionSource::Timeout,
        Source::Substitute => v1::ActionSource::Substitute,
        Source::Penalty => v1::ActionSource::Penalty,
    }
}

/// One action; `outer` is known for placements.
pub(super) fn round_action(action: &RoundAction, outer: Option<u8>, charged_ms: u32) -> v1::RoundAction {
    v1::RoundAction {
        turn: int(action.turn),
        seat: seat_number(action.seat),
        action: Some(chosen(action.action, outer)),
        drawn_count: action.drawn_count.into(),
        lacked_pips: action.lacked.iter().map(i32::from).collect(),
        points: action.points.into(),
        charged_ms: int(charged_ms),
        source: source(action.source).into(),
    }
}

pub(super) fn end_reason(cause: EndCause) -> v1::EndReason {
    match cause {
        EndCause::Completed => v1::EndReason::Completed,
        EndCause::Resignation => v1::EndReason::Resignation,
        EndCause::Timeout => v1::EndReason::Timeout,
        EndCause::IllegalMoves => v1::EndReason::IllegalMoves,
        EndCause::Disconnect => v1::EndReason::Disconnect,
        EndCause::NoShow => v1::EndReason::NoShow,
        EndCause::Flood => v1::EndReason::Flood,
        EndCause::Adjudication => v1::EndReason::Adjudication,
    }
}

pub(super) fn table_state(state: Lifecycle) -> v1::TableState {
    match state {
        Lifecycle::Waiting => v1::TableState::Waiting,
        Lifecycle::Active => v1::TableState::Active,
        Lifecycle::Paused => v1::TableState::Paused,
        Lifecycle::Finished => v1::TableState::Finished,
        Lifecycle::Aborted => v1::TableState::Aborted,
    }
}

/// Rules in force.
pub(super) fn rules(rules: &Rules, version: u32) -> v1::VariantRules {
    v1::VariantRules {
        variant: rules.variant.to_owned(),
        rules_version: int(version),
        options: boneyard_engine::rules::options::to_pairs(rules).map(|(key, value)| (key.to_owned(), value)).collect(),
        max_pips: rules.max_pip.into(),
        seat_count: rules.seats.into(),
        team_count: rules.team_count().into(),
        hand_size: rules.hand_size.into(),
        boneyard_reserve: rules.reserve.into(),
        // A match of a fixed number of rounds knows no target.
        target_score: if rules.rounds > 0 { 0 } else { rules.target.into() },
        round_limit: rules.rounds.into(),
        low_score_wins: rules.low_wins(),
    }
}

pub(super) fn time_control(control: &TimeControl) -> v1::TimeControl {
    v1::TimeControl {
        initial_ms: int(control.initial_ms),
        increment_ms: int(control.increment_ms),
        move_limit_ms: int(control.move_limit_ms),
        free_ms: int(control.free_ms),
        unlimited: control.unlimited,
        on_timeout: match control.on_timeout {
            TimeoutPolicy::Forfeit => v1::TimeoutPolicy::Forfeit,
            TimeoutPolicy::PlayFirstLegal => v1::TimeoutPolicy::PlayFirstLegal,
        }
        .into(),
        timeout_limit: int(control.timeout_limit),
        illegal_limit: int(control.illegal_limit),
        disconnect_grace_ms: int(control.disconnect_grace_ms),
        on_forfeit: match control.on_forfeit {
            ForfeitPolicy::Substitute => v1::ForfeitPolicy::Substitute,
            ForfeitPolicy::EndMatch => v1::ForfeitPolicy::EndMatch,
        }
        .into(),
    }
}

/// Scores of a finished round.
pub(super) fn round_score(rules: &Rules, result: &RoundResult) -> v1::RoundScore {
    v1::RoundScore {
        round: result.round.into(),
        opener_seat: seat_number(result.opener),
        team_points: teams(rules).map(|team| result.team_points[team]).collect(),
        winning_team: result.winner.map_or(0, team_number),
        blocked: result.out.is_none(),
    }
}

fn teams(rules: &Rules) -> impl Iterator<Item = Team> + use<> {
    Team::all(rules.team_count())
}

pub(super) fn team_number(team: Team) -> i32 {
    int(team.number())
}

/// The opener of the next round, as far as it is a known seat.
pub(super) fn opener_seat(opener: Option<Opener>) -> i32 {
    match opener {
        Some(Opener::Seat(seat)) => seat_number(seat),
        Some(Opener::Lot | Opener::Holder) | None => 0,
    }
}

/// A final result.
pub(super) fn match_result(result: &MatchResult, team_count: u8, end_time_ms: i64, comment: &str) -> v1::MatchResult {
    let teams = || Team::all(team_count);
    v1::MatchResult {
        reason: end_reason(result.cause).into(),
        winning_teams: result.winners(team_count).map(team_number).collect(),
        team_scores: teams().map(|team| result.scores[team]).collect(),
        team_ranks: teams().map(|team| result.ranks[team].into()).collect(),
        forfeiting_seats: seats(result.forfeited),
        end_time: timestamp(end_time_ms),
        comment: comment.to_owned(),
    }
}

/// Public half of the provable deal.
pub(super) fn deal_group(group_id: &GroupId, commitment: Commitment, draw_order: DrawOrder) -> v1::DealGroup {
    v1::DealGroup {
        deal_group_id: group_id.to_string(),
        commitment: commitment.as_bytes().to_vec(),
        draw_order: self::draw_order(draw_order).into(),
    }
}

/// How tiles of a boneyard are ordered.
pub(super) const fn draw_order(order: DrawOrder) -> v1::DrawOrder {
    match order {
        DrawOrder::Shared => v1::DrawOrder::Shared,
        DrawOrder::PerSeat => v1::DrawOrder::PerSeat,
    }
}

/// What decided the deals of a match that is over.
pub(super) fn deal_reveal(proof: &Proof) -> v1::DealReveal {
    v1::DealReveal {
        deal_group: Some(deal_group(&proof.group_id, proof.commitment, proof.draw_order)),
        secret: proof.secret.reveal().to_vec(),
        entropies: proof.contributions.iter().map(|given| given.entropy.as_bytes().to_vec()).collect(),
    }
}

/// What everybody may know of a table.
pub fn public_view(table: &PublicTable) -> v1::PublicView {
    let game = &table.game;
    let table_rules = &table.opening.rules;
    let result = game
        .result
        .as_ref()
        .map(|result| match_result(result, table_rules.team_count(), table.end_time_ms, &table.result_comment));
    v1::PublicView {
        table_id: table.opening.table_id.to_string(),
        sequence: int(table.sequence),
        state: table_state(table.lifecycle).into(),
        rules: Some(rules(table_rules, table.opening.rules_version)),
        time_control: Some(time_control(&table.opening.time_control)),
        seats: seat_infos(table),
        round: game.round.into(),
        turn: int(game.turn),
        seat_to_act: optional_seat(game.asked.map(|asked| asked.seat)),
        decision_kind: game.asked.map_or(v1::DecisionKind::Unspecified, |asked| decision_kind(asked.kind)).into(),
        opener_seat: optional_seat(game.opener),
        next_opener_seat: opener_seat(game.next_opener),
        engine_tile: game.engine.or(game.centre).map(tile),
        arms: game
            .arms
            .iter()
            .enumerate()
            .map(|(index, view)| {
                let end = End::of_arm(index);
                arm(end, view, &game.label(end))
            })
            .collect(),
        open_ends: labelled_ends(game).iter().map(open_end).collect(),
        cover_duty_seat: optional_seat(game.cover_duty()),
        boneyard_count: game.boneyard_count.into(),
        history: history(table),
        rounds: game.rounds.iter().map(|result| round_score(table_rules, result)).collect(),
        team_scores: if table.seat_of_chair.is_empty() { Vec::new() } else { game.team_scores.clone() },
        team_ranks: result.as_ref().map(|result| result.team_ranks.clone()).unwrap_or_default(),
        result,
        deal_group: Some(deal_group(&table.opening.deal_group, table.opening.commitment, table.opening.draw_order)),
        deal_reveal: table.reveal.as_ref().map(deal_reveal),
        labels: table.opening.labels.clone().into_iter().collect(),
        create_time: timestamp(table.opening.create_time_ms),
    }
}

/// The actions of the round; which half of a placed tile faces outward is read from the arms, on
/// which tiles lie in the order in which they were placed.
fn history(table: &PublicTable) -> Vec<v1::RoundAction> {
    let mut laid_on = vec![0_usize; table.game.arms.len()];
    let charged = |turn: u32| {
        table.charges.iter().find(|&&(charged, _)| turn > 0 && charged == turn).map_or(0, |&(_, charged_ms)| charged_ms)
    };
    let outer = |action: &RoundAction, laid_on: &mut Vec<usize>| match action.action {
        Move::Place { tile: laid, end, .. } => match end.arm_index() {
            None => Some(laid.low()),
            Some(index) => {
                let count = laid_on.get_mut(index)?;
                *count += 1;
                table.game.arms[index].tiles.get(*count - 1).map(|&(_, outer)| outer)
            }
        },
        Move::Draw
        | Move::Pass
        | Move::Decline
        | Move::Claim { .. }
        | Move::Challenge { .. }
        | Move::ChooseOpener { .. } => None,
    };
    table
        .game
        .history
        .iter()
        .map(|action| round_action(action, outer(action, &mut laid_on), charged(action.turn)))
        .collect()
}

/// Seats in seat order, or chairs in chair order until they are bound to seats.
fn seat_infos(table: &PublicTable) -> Vec<v1::SeatInfo> {
    let mut infos: Vec<_> =
        (1..).zip(&table.chairs).map(|(chair, named)| seat_info(table, chair, named.as_ref())).collect();
    infos.sort_by_key(|info| info.seat);
    infos
}

fn seat_info(table: &PublicTable, chair: u8, occupant: Option<&Named>) -> v1::SeatInfo {
    let seat = table.seat_of(chair);
    let rules = &table.opening.rules;
    let status = seat.and_then(|seat| table.game.seats.get(seat.index()));
    let at_start = SeatClock { bank_ms: table.opening.time_control.initial_ms, ..SeatClock::default() };
    let clock = seat.map_or(at_start, |seat| table.clocks[seat]);
    let connected = table.connected.get(usize::from(chair) - 1).copied().unwrap_or_default();
    let presence = match (occupant, connected) {
        (None, _) => v1::Presence::Unspecified,
        (Some(_), true) => v1::Presence::Connected,
        (Some(_), false) => v1::Presence::Disconnected,
    };
    v1::SeatInfo {
        team: seat.map_or(0, |seat| team_number(rules.team_of(seat))),
        hand_count: status.map_or(0, |status| status.hand_count.into()),
        announced: status.is_some_and(|status| status.announced),
        skips_next: status.is_some_and(|status| status.skips_next),
        score: seat
            .and_then(|seat| table.game.team_scores.get(rules.team_of(seat).index()))
            .copied()
            .unwrap_or_default(),
        round_scores: seat
            .map(|seat| table.game.rounds.iter().map(|round| round.seat_points[seat]).collect())
            .unwrap_or_default(),
        bank_ms: int(clock.bank_ms),
        timeout_count: int(clock.timeouts),
        illegal_count: int(clock.illegal_answers),
        presence: presence.into(),
        forfeit_in_ms: int(table.forfeit_in_ms.get(usize::from(chair) - 1).copied().unwrap_or_default()),
        substituted: seat.is_some_and(|seat| table.substituted.contains(seat)),
        ..chair_info(chair, seat, occupant)
    }
}

/// Who sits in a chair, and nothing else.
pub(super) fn chair_info(chair: u8, seat: Option<Seat>, occupant: Option<&Named>) -> v1::SeatInfo {
    let info = v1::SeatInfo { seat: optional_seat(seat), chair: chair.into(), ..v1::SeatInfo::default() };
    match occupant {
        None => info,
        Some(Named::Player { id, name }) => {
            v1::SeatInfo { player_id: id.to_string(), display_name: name.clone(), ..info }
        }
        Some(Named::House { bot }) => v1::SeatInfo { display_name: bot.clone(), house_bot: bot.clone(), ..info },
    }
}

/// What a seat may know.
pub fn seat_view(view: &TableView) -> v1::SeatView {
    let own = view.own.as_ref();
    v1::SeatView {
        table: Some(public_view(&view.table)),
        seat: optional_seat(own.map(|own| own.seat)),
        hand: own.map(|own: &OwnTiles| tiles(own.hand)).unwrap_or_default(),
        drawn_tiles: own.map(|own| tiles(own.drawn.iter().copied())).unwrap_or_default(),
    }
}

/// A question. The half that would face outward is told with each placement.
pub fn decision(decision: &Decision, view: &TableView) -> v1::Decision {
    let Asked { turn, seat, kind } = decision.asked;
    let outer = |legal: &LegalMove| match legal.choice {
        Move::Place { tile: laid, end, .. } => Some(match end.arm_index() {
            None => laid.low(),
            Some(index) => view.table.game.arms.get(index).map_or(laid.low(), |on| laid.across(on.arm.outer)),
        }),
        Move::Draw
        | Move::Pass
        | Move::Decline
        | Move::Claim { .. }
        | Move::Challenge { .. }
        | Move::ChooseOpener { .. } => None,
    };
    v1::Decision {
        table_id: decision.table_id.to_string(),
        turn: int(turn),
        seat: seat_number(seat),
        kind: decision_kind(kind).into(),
        legal_moves: decision
            .moves
            .iter()
            .map(|(legal, token)| v1::LegalMove {
                choice: Some(chosen(legal.choice, outer(legal))),
                token: token.clone(),
                points: legal.points.into(),
                same_as: int(legal.same_as),
            })
            .collect(),
        time_left_ms: int(decision.time_left_ms),
        previous_elapsed_ms: int(decision.clock.last_elapsed_ms),
        previous_charged_ms: int(decision.clock.last_charged_ms),
        illegal_left: int(decision.illegal_left),
    }
}

/// A change of a table's state, for a player.
pub(super) fn table_notice(notice: &TableNotice) -> v1::TableNotice {
    let result = |told: &ResultNotice| match_result(&told.result, told.teams, told.end_time_ms, &told.comment);
    v1::TableNotice {
        table_id: notice.table_id.to_string(),
        state: table_state(notice.lifecycle).into(),
        chair: notice.chair.into(),
        seat: optional_seat(notice.seat),
        result: notice.result.as_ref().map(result),
    }
}

/// An account.
pub(super) fn player(account: &Account) -> v1::Player {
    v1::Player {
        player_id: account.player.to_string(),
        display_name: account.name.clone(),
        is_bot: account.is_bot,
        create_time: timestamp(account.create_time_ms),
    }
}

/// A token without its secret.
pub(super) fn token(token: &Token) -> v1::TokenInfo {
    v1::TokenInfo {
        token_id: token.token_id.clone(),
        note: token.note.clone(),
        scopes: token.scopes.iter().map(|scope| wire_scope(scope).into()).collect(),
        table_id: token.seat.as_ref().map(|(table, _)| table.to_string()).unwrap_or_default(),
        chair: token.seat.as_ref().map_or(0, |(_, chair)| (*chair).into()),
        create_time: timestamp(token.create_time_ms),
        expire_time: token.expire_time_ms.and_then(timestamp),
    }
}

/// A scope on the wire.
pub const fn wire_scope(scope: Scope) -> v1::Scope {
    match scope {
        Scope::Watch => v1::Scope::Watch,
        Scope::Play => v1::Scope::Play,
        Scope::Direct => v1::Scope::Direct,
        Scope::Admin => v1::Scope::Admin,
    }
}
