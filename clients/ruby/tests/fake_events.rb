# frozen_string_literal: true

require "boneyard"

# Events, as short as scripts need them.
module FakeEvents
  V1 = Boneyard::V1

  def welcome(*tables, heartbeat_ms: 60_000)
    V1::PlayerEvent.new(
      welcome: V1::Welcome.new(player_id: "ply_me", heartbeat_interval_ms: heartbeat_ms, table_ids: tables)
    )
  end

  def place(high, low, points = 0)
    tile = V1::PlaceTile.new(tile: V1::Tile.new(high: high, low: low), end_id: 2)
    V1::LegalMove.new(choice: V1::Move.new(place: tile), token: "#{high}-#{low}L", points: points)
  end

  def draw
    V1::LegalMove.new(choice: V1::Move.new(draw: V1::DrawTile.new), token: "draw")
  end

  def view(table, state = :TABLE_STATE_ACTIVE, result = nil)
    seats = [1, 2].map { |seat| V1::SeatInfo.new(seat: seat, team: seat) }
    rules = V1::VariantRules.new(variant: "all_fives")
    V1::SeatView.new(
      seat: 2,
      table: V1::PublicView.new(table_id: table, state: state, rules: rules, seats: seats, result: result)
    )
  end

  # Asks for one of 6-4L, 5-5L with 10 points, and a draw.
  def turn(number, table: "tbl_a", moves: [place(6, 4), place(5, 5, 10), draw])
    decision = V1::Decision.new(table_id: table, turn: number, seat: 2, legal_moves: moves)
    V1::PlayerEvent.new(turn_request: V1::TurnRequest.new(decision: decision, view: view(table)))
  end

  def result
    V1::MatchResult.new(
      reason: :END_REASON_COMPLETED, winning_teams: [2], team_scores: [20, 35], team_ranks: [2, 1]
    )
  end

  def notice(state, table = "tbl_a", result = nil)
    V1::PlayerEvent.new(
      table_notice: V1::TableNotice.new(table_id: table, state: state, chair: 2, seat: 2, result: result)
    )
  end

  def waiting = notice(:TABLE_STATE_WAITING)
  def active = notice(:TABLE_STATE_ACTIVE)
  def paused = notice(:TABLE_STATE_PAUSED)
  def aborted = notice(:TABLE_STATE_ABORTED)
  def finished(table = "tbl_a") = notice(:TABLE_STATE_FINISHED, table, result)

  def heartbeat(pending = 0)
    V1::PlayerEvent.new(heartbeat: V1::Heartbeat.new(pending_decision_count: pending))
  end

  def drain(reconnect_after_ms)
    V1::PlayerEvent.new(drain: V1::Drain.new(reconnect_after_ms: reconnect_after_ms, comment: "new version"))
  end

  # It has the member 99.
  def of_a_later_release
    V1::PlayerEvent.decode("\x9a\x06\x02\x08\x01".b)
  end
end
