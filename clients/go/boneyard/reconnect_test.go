package boneyard

import (
	"testing"

	v1 "boneyard.dev/api/boneyard/v1"
	"google.golang.org/grpc/codes"
	"google.golang.org/protobuf/proto"
)

func TestAStreamDroppedWhileDecidingLosesNothing(t *testing.T) {
	deciding, dropped := make(chan struct{}), make(chan struct{})
	b := newBot(t, func(c *connection) error {
		go func() { <-c.stream.Context().Done(); close(dropped) }()
		return all(
			func() error { return c.send(welcome("tbl_a"), turn(1)) },
			func() error { <-deciding; return unavailable },
		)
	}, aMatch)
	b.decide = func(view *SeatView, moves []*LegalMove) *LegalMove {
		close(deciding)
		<-dropped
		return mostPoints(view, moves)
	}
	b.plays()
	equal(t, "asked", b.asked, 1)
}

func TestAQuestionThatWasAnsweredGetsTheSameAnswer(t *testing.T) {
	b := newBot(t, func(c *connection) error {
		return all(
			func() error { return c.send(welcome("tbl_a"), turn(1)) },
			func() error { return c.untilTaken("tbl_a", 1) },
			func() error { return unavailable },
		)
	}, func(c *connection) error {
		return all(
			func() error { return c.send(welcome("tbl_a"), turn(1)) },
			func() error { return c.untilAnswers(2) },
			func() error { return c.send(finished()) },
		)
	})
	b.server.outcomes = []outcome{{isSilent: true}}
	b.options.Table = "tbl_a"
	b.plays()
	equal(t, "asked", b.asked, 1)
	equal(t, "same answer", proto.Equal(b.server.answers[0], b.server.answers[1]), true)
	equal(t, "replays", b.server.replays, 1)
	equal(t, "first hello", b.server.hellos[0].JoinTableId, "tbl_a")
	equal(t, "second hello", b.server.hellos[1].JoinTableId, "")
	b.saysThat("connecting again in")
}

func TestTheSameTurnWithOtherMovesIsDecidedAgain(t *testing.T) {
	other := turn(1)
	other.GetTurnRequest().Decision.LegalMoves = []*v1.LegalMove{place("3-3L", 3, 3, 0)}
	b := newBot(t, func(c *connection) error {
		return all(
			func() error { return c.send(welcome("tbl_a"), turn(1)) },
			func() error { return c.untilAnswers(1) },
			func() error { return unavailable },
		)
	}, func(c *connection) error {
		return all(
			func() error { return c.send(welcome("tbl_a"), other) },
			func() error { return c.untilTaken("tbl_a", 1) },
			func() error { return c.send(finished()) },
		)
	})
	b.server.outcomes = []outcome{{isIgnored: true}}
	b.plays()
	equal(t, "asked", b.asked, 2)
}

func TestAStreamThatEndsWithoutAnErrorIsOpenedAgain(t *testing.T) {
	b := newBot(t, func(c *connection) error { return c.send(welcome("tbl_a")) }, aMatch)
	b.plays()
	b.saysThat("the server closed the stream")
}

func TestSilenceEndsAConnection(t *testing.T) {
	b := newBot(t, func(c *connection) error {
		return all(func() error { return c.send(welcomeBeating(30, "tbl_a")) }, c.untilGone)
	}, aMatch)
	b.plays()
	b.saysThat("nothing came for 0.1 s")
}

func TestAnAnswerWithoutAReplyEndsAConnection(t *testing.T) {
	b := newBot(t, func(c *connection) error {
		return all(
			func() error { return c.send(welcome("tbl_a"), turn(1)) },
			func() error { return c.untilAnswers(1) },
			func() error { return c.send(heartbeat(1), heartbeat(1)) },
			c.untilGone,
		)
	}, aMatch)
	b.server.outcomes = []outcome{{isIgnored: true}}
	b.plays()
	equal(t, "asked", b.asked, 1)
	equal(t, "answers", len(b.server.answers), 2)
	b.saysThat("no reply to an answer")
}

func TestAnAnswerThatCannotBeStoredGoesOutOnTheNextConnection(t *testing.T) {
	b := newBot(t, func(c *connection) error {
		return all(func() error { return c.send(welcome("tbl_a"), turn(1)) }, c.untilGone)
	}, aMatch)
	b.server.outcomes = []outcome{{reason: v1.ErrorReason_ERROR_REASON_STORAGE_UNAVAILABLE, comment: "scripted"}}
	b.plays()
	equal(t, "asked", b.asked, 1)
	equal(t, "answers", len(b.server.answers), 2)
	b.saysThat("the answer was not taken: STORAGE_UNAVAILABLE")
}

func TestADrainIsWaitedOut(t *testing.T) {
	b := newBot(t, func(c *connection) error {
		return all(
			func() error { return c.send(welcome("tbl_a"), drain(700), turn(1)) },
			func() error { return c.untilTaken("tbl_a", 1) },
			func() error { return refusal(codes.Unavailable, "SERVER_DRAINING", "scripted") },
		)
	}, func(c *connection) error { return c.send(welcome("tbl_a"), finished()) })
	b.plays()
	b.saysThat("the server will close the connection: new version")
	b.saysThat("UNAVAILABLE SERVER_DRAINING: scripted; connecting again in 0.7 s")
}

func TestAMatchThatEndedMeanwhileIsLookedUp(t *testing.T) {
	b := newBot(t, func(c *connection) error {
		return all(
			func() error { return c.send(welcome("tbl_a"), turn(1)) },
			func() error { return c.untilTaken("tbl_a", 1) },
			func() error {
				view := viewOf("tbl_a", v1.TableState_TABLE_STATE_FINISHED)
				view.Table.Result = resultOfAMatch()
				c.change(func() { c.views["tbl_a"] = view })
				return unavailable
			},
		)
	}, func(c *connection) error { return all(func() error { return c.send(welcome()) }, c.untilGone) })
	equal(t, "rank", b.plays()[0].Rank(), 1)
}

func TestANamedTableThatIsLostEndsTheRun(t *testing.T) {
	b := newBot(t, func(c *connection) error { return c.send(welcome("tbl_a")) },
		func(c *connection) error { return all(func() error { return c.send(welcome()) }, c.untilGone) })
	b.options.Table = "tbl_a"
	_, err := b.run()
	equal(t, "reason", ReasonOf(err), "TABLE_NOT_FOUND")
}

func TestAnotherTableThatIsLostIsForgotten(t *testing.T) {
	b := newBot(t, func(c *connection) error { return c.send(welcome("tbl_a", "tbl_b")) },
		func(c *connection) error { return c.send(welcome("tbl_a"), finished()) })
	b.plays()
	b.saysThat("tbl_b: no longer ours")
}
