package boneyard

import (
	"slices"

	v1 "boneyard.dev/api/boneyard/v1"
	"google.golang.org/protobuf/proto"
)

// Events, as short as scripts need them.

func welcome(tables ...string) *v1.PlayerEvent { return welcomeBeating(60_000, tables...) }

func welcomeBeating(periodMs int32, tables ...string) *v1.PlayerEvent {
	welcome := &v1.Welcome{PlayerId: "ply_me", HeartbeatIntervalMs: periodMs, TableIds: slices.Clone(tables)}
	return &v1.PlayerEvent{Event: &v1.PlayerEvent_Welcome{Welcome: welcome}}
}

func place(token string, high, low, points int32) *v1.LegalMove {
	tile := &v1.PlaceTile{Tile: &v1.Tile{High: high, Low: low}, EndId: 2}
	return &v1.LegalMove{Choice: &v1.Move{Action: &v1.Move_Place{Place: tile}}, Token: token, Points: points}
}

func viewOf(table string, state v1.TableState) *v1.SeatView {
	seats := []*v1.SeatInfo{{Seat: 1, Team: 1}, {Seat: 2, Team: 2}}
	public := &v1.PublicView{TableId: table, State: state, Rules: &v1.VariantRules{Variant: "all_fives"}, Seats: seats}
	return &v1.SeatView{Seat: 2, Table: public}
}

func turn(number int32) *v1.PlayerEvent { return turnAt("tbl_a", number) }

// turnAt asks for one of 6-4L, 5-5L with 10 points, and a draw.
func turnAt(table string, number int32) *v1.PlayerEvent {
	draw := &v1.LegalMove{Choice: &v1.Move{Action: &v1.Move_Draw{Draw: &v1.DrawTile{}}}, Token: "draw"}
	decision := &v1.Decision{
		TableId: table, Turn: number, Seat: 2,
		LegalMoves: []*v1.LegalMove{place("6-4L", 6, 4, 0), place("5-5L", 5, 5, 10), draw},
	}
	request := &v1.TurnRequest{Decision: decision, View: viewOf(table, v1.TableState_TABLE_STATE_ACTIVE)}
	return &v1.PlayerEvent{Event: &v1.PlayerEvent_TurnRequest{TurnRequest: request}}
}

func notice(table string, state v1.TableState, result *v1.MatchResult) *v1.PlayerEvent {
	notice := &v1.TableNotice{TableId: table, State: state, Chair: 2, Seat: 2, Result: result}
	return &v1.PlayerEvent{Event: &v1.PlayerEvent_TableNotice{TableNotice: notice}}
}

func waiting() *v1.PlayerEvent  { return notice("tbl_a", v1.TableState_TABLE_STATE_WAITING, nil) }
func active() *v1.PlayerEvent   { return notice("tbl_a", v1.TableState_TABLE_STATE_ACTIVE, nil) }
func paused() *v1.PlayerEvent   { return notice("tbl_a", v1.TableState_TABLE_STATE_PAUSED, nil) }
func aborted() *v1.PlayerEvent  { return notice("tbl_a", v1.TableState_TABLE_STATE_ABORTED, nil) }
func finished() *v1.PlayerEvent { return finishedAt("tbl_a") }

func finishedAt(table string) *v1.PlayerEvent {
	return notice(table, v1.TableState_TABLE_STATE_FINISHED, resultOfAMatch())
}

func resultOfAMatch() *v1.MatchResult {
	return &v1.MatchResult{
		Reason:       v1.EndReason_END_REASON_COMPLETED,
		WinningTeams: []int32{2},
		TeamScores:   []int32{20, 35},
		TeamRanks:    []int32{2, 1},
	}
}

func heartbeat(pending int32) *v1.PlayerEvent {
	return &v1.PlayerEvent{Event: &v1.PlayerEvent_Heartbeat{Heartbeat: &v1.Heartbeat{PendingDecisionCount: pending}}}
}

func drain(reconnectAfterMs int32) *v1.PlayerEvent {
	drain := &v1.Drain{ReconnectAfterMs: reconnectAfterMs, Comment: "new version"}
	return &v1.PlayerEvent{Event: &v1.PlayerEvent_Drain{Drain: drain}}
}

// ofALaterRelease has the member 99.
func ofALaterRelease() *v1.PlayerEvent {
	event := &v1.PlayerEvent{}
	if err := proto.Unmarshal([]byte{0x9a, 0x06, 0x02, 0x08, 0x01}, event); err != nil {
		panic(err)
	}
	return event
}
