package boneyard

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	v1 "boneyard.dev/api/boneyard/v1"
	"google.golang.org/grpc/codes"
	"google.golang.org/protobuf/proto"
)

var (
	unavailable = refusal(codes.Unavailable, "", "scripted")
	fives       = place("5-5L", 5, 5, 10).Choice
)

// all runs steps up to the first error.
func all(steps ...func() error) error {
	for _, step := range steps {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// aMatch is one decision, then the end.
func aMatch(c *connection) error {
	return all(
		func() error { return c.send(welcome("tbl_a"), active(), turn(1)) },
		func() error { return c.untilTaken("tbl_a", 1) },
		func() error { return c.send(finished()) },
		c.untilGone,
	)
}

// bot is run against a fake server; it counts how often it was asked.
type bot struct {
	t       *testing.T
	server  *fakeServer
	options Options
	decide  Decide
	asked   int
}

func newBot(t *testing.T, scripts ...script) *bot {
	t.Helper()
	for _, name := range []string{"BONEYARD_SERVER", "BONEYARD_TOKEN", "BONEYARD_TOKEN_FILE"} {
		t.Setenv(name, "")
	}
	server := serve(t, scripts...)
	b := &bot{t: t, server: server, options: Options{Server: server.address, Token: "secret", Log: server.log}}
	b.decide = mostPoints
	return b
}

func mostPoints(_ *SeatView, moves []*LegalMove) *LegalMove {
	return slices.MaxFunc(moves, func(a, b *LegalMove) int { return int(a.Points - b.Points) })
}

func (b *bot) run() ([]PlayedMatch, error) {
	ctx, cancel := context.WithTimeout(b.t.Context(), 2*patience)
	defer cancel()
	return Run(ctx, func(view *SeatView, moves []*LegalMove) *LegalMove {
		b.asked++
		return b.decide(view, moves)
	}, b.options)
}

func (b *bot) plays() []PlayedMatch {
	b.t.Helper()
	matches, err := b.run()
	if err != nil {
		b.t.Fatal(err)
	}
	return matches
}

func (b *bot) saysThat(text string) {
	b.t.Helper()
	if !strings.Contains(b.server.said(), text) {
		b.t.Errorf("not said: %s\n%s", text, b.server.said())
	}
}

func equal[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, not %v", what, got, want)
	}
}

func TestAScriptedMatchIsPlayedToItsEnd(t *testing.T) {
	b := newBot(t, func(c *connection) error {
		return all(
			func() error { return c.send(welcome("tbl_a"), waiting(), active(), turn(1)) },
			func() error { return c.untilTaken("tbl_a", 1) },
			func() error { return c.send(heartbeat(0), turn(4)) },
			func() error { return c.untilTaken("tbl_a", 4) },
			func() error { return c.send(finished()) },
		)
	})
	b.options.Name, b.options.Table = "ada", "tbl_a"
	matches := b.plays()
	equal(t, "matches", fmt.Sprint(matches), "[tbl_a all_fives, COMPLETED, rank 1 of 2, score 20:35]")
	equal(t, "seat", matches[0].Seat, 2)
	equal(t, "answers", len(b.server.answers), 2)
	equal(t, "choice", proto.Equal(b.server.answers[0].Choice, fives), true)
	equal(t, "token", fmt.Sprint(b.server.authorizations), "[Bearer secret]")
	equal(t, "table", b.server.hellos[0].JoinTableId, "tbl_a")
	equal(t, "client", b.server.hellos[0].Client, "ada boneyard-client/"+Version+" (go)")
	b.saysThat("the match starts when every chair is taken")
}

func TestSeveralMatchesAreCountedAndADoubledEndIsNot(t *testing.T) {
	b := newBot(t, func(c *connection) error {
		return all(
			func() error { return c.send(welcome("tbl_a", "tbl_b"), finished(), finished(), turnAt("tbl_b", 3)) },
			func() error { return c.untilTaken("tbl_b", 3) },
			func() error { return c.send(finishedAt("tbl_b")) },
		)
	})
	b.options.Matches = 2
	equal(t, "matches", len(b.plays()), 2)
}

func TestANamedTableIsWaitedFor(t *testing.T) {
	b := newBot(t, func(c *connection) error {
		return c.send(welcome("tbl_a", "tbl_b"), finishedAt("tbl_b"), finished())
	})
	b.options.Table = "tbl_a"
	matches := b.plays()
	equal(t, "last", matches[len(matches)-1].TableID, "tbl_a")
}

func TestAVoidedMatchIsOverWithoutAResult(t *testing.T) {
	b := newBot(t, func(c *connection) error { return c.send(welcome("tbl_a"), aborted()) })
	equal(t, "matches", fmt.Sprint(b.plays()), "[tbl_a, ABORTED]")
}

func TestMembersOfALaterReleaseAreSkipped(t *testing.T) {
	b := newBot(t, func(c *connection) error {
		if err := c.send(ofALaterRelease()); err != nil {
			return err
		}
		return aMatch(c)
	})
	b.plays()
	equal(t, "answers", len(b.server.answers), 1)
}

func TestAnIllegalAnswerIsDecidedAgain(t *testing.T) {
	b := newBot(t, aMatch)
	b.server.outcomes = []outcome{{reason: v1.ErrorReason_ERROR_REASON_END_CLOSED, comment: "not now"}}
	b.decide = func(_ *SeatView, moves []*LegalMove) *LegalMove { return moves[b.asked-1] }
	b.plays()
	equal(t, "asked", b.asked, 2)
	equal(t, "second", proto.Equal(b.server.answers[1].Choice, fives), true)
	b.saysThat("tbl_a, turn 1: 6-4L was refused as illegal: END_CLOSED: not now; deciding again")
}

func TestAnswersNoLongerWantedAreDroppedWithoutAWord(t *testing.T) {
	b := newBot(t, func(c *connection) error {
		return all(
			func() error { return c.send(welcome("tbl_a"), turn(1)) },
			func() error { return c.untilAnswers(1) },
			func() error { return c.send(turn(2)) },
			func() error { return c.untilAnswers(2) },
			func() error { return c.send(turn(3)) },
			func() error { return c.untilTaken("tbl_a", 3) },
			func() error { return c.send(finished()) },
		)
	})
	b.server.outcomes = []outcome{
		{reason: v1.ErrorReason_ERROR_REASON_STALE_TURN}, {reason: v1.ErrorReason_ERROR_REASON_TURN_ALREADY_ANSWERED},
	}
	b.plays()
	equal(t, "asked", b.asked, 3)
	equal(t, "words about turns", strings.Contains(b.server.said(), "turn"), false)
}

func TestOtherRefusalsAreDroppedAloud(t *testing.T) {
	for reason, words := range map[v1.ErrorReason]string{
		v1.ErrorReason_ERROR_REASON_TURN_TIMED_OUT: "tbl_a, turn 1: the answer came too late",
		v1.ErrorReason_ERROR_REASON_NOT_YOUR_TURN:  "tbl_a, turn 1: the answer was refused and is dropped: NOT_YOUR_TURN: scripted",
		v1.ErrorReason(99):                         "tbl_a, turn 1: the answer was refused and is dropped: 99: scripted",
	} {
		b := newBot(t, func(c *connection) error {
			return all(
				func() error { return c.send(welcome("tbl_a"), turn(1)) },
				func() error { return c.untilSaid(words) },
				func() error { return c.send(finished()) },
			)
		})
		b.server.outcomes = []outcome{{reason: reason, comment: "scripted"}}
		b.plays()
	}
}

func TestAnAnswerWaitsWhileTheTableIsPaused(t *testing.T) {
	b := newBot(t, func(c *connection) error {
		return all(
			func() error { return c.send(welcome("tbl_a"), active(), paused(), turn(1)) },
			func() error { return c.untilSaid("answering when it goes on") },
			func() error { return c.send(heartbeat(1), heartbeat(1), active()) },
			func() error { return c.untilTaken("tbl_a", 1) },
			func() error { return c.send(finished()) },
		)
	})
	b.server.outcomes = []outcome{{reason: v1.ErrorReason_ERROR_REASON_WRONG_STATE, comment: "paused"}}
	b.plays()
	equal(t, "asked", b.asked, 1)
	equal(t, "answers", len(b.server.answers), 2)
	equal(t, "warned", strings.Contains(b.server.said(), "waits for"), false)
}

// The refusal of an answer may come after the notice that the table goes on.
func TestAnAnswerIsRepeatedWhenThePauseEndedMeanwhile(t *testing.T) {
	b := newBot(t, func(c *connection) error {
		return all(
			func() error { return c.send(welcome("tbl_a"), paused(), turn(1)) },
			func() error { return c.untilAnswers(1) },
			func() error { return c.send(active()) },
			func() error { return c.untilSaid("the match is on") },
			func() error {
				late := &v1.AnswerResult{TableId: "tbl_a", Turn: 1, Reason: v1.ErrorReason_ERROR_REASON_WRONG_STATE}
				return c.send(&v1.PlayerEvent{Event: &v1.PlayerEvent_AnswerResult{AnswerResult: late}})
			},
			func() error { return c.untilTaken("tbl_a", 1) },
			func() error { return c.send(finished()) },
		)
	})
	b.server.outcomes = []outcome{{isIgnored: true}}
	b.plays()
	equal(t, "asked", b.asked, 1)
}

func TestWhatCannotGetBetterIsNotTriedAgain(t *testing.T) {
	for reason, code := range map[string]codes.Code{
		"TOKEN_INVALID":    codes.Unauthenticated,
		"SCOPE_MISSING":    codes.PermissionDenied,
		"TABLE_NOT_FOUND":  codes.NotFound,
		"TABLE_FULL":       codes.FailedPrecondition,
		"SESSION_REPLACED": codes.Aborted,
	} {
		b := newBot(t, func(c *connection) error { return refusal(code, reason, "scripted") })
		_, err := b.run()
		var refused *Refused
		if !errors.As(err, &refused) || refused.Reason != reason || refused.Code != code || ReasonOf(err) != reason {
			t.Errorf("%s: %v", reason, err)
		}
	}
}

func TestAnAnswerThatLosesItsRightsEndsTheRun(t *testing.T) {
	b := newBot(t, func(c *connection) error {
		return all(func() error { return c.send(welcome("tbl_a"), turn(1)) }, c.untilGone)
	})
	b.server.outcomes = []outcome{{reason: v1.ErrorReason_ERROR_REASON_SCOPE_MISSING, comment: "scripted"}}
	_, err := b.run()
	equal(t, "reason", ReasonOf(err), "SCOPE_MISSING")
}

func TestNoMoveIsAnErrorThatNamesTableAndTurn(t *testing.T) {
	for _, move := range []*LegalMove{nil, place("1-1L", 1, 1, 0)} {
		b := newBot(t, func(c *connection) error {
			return all(func() error { return c.send(welcome("tbl_a"), turn(7)) }, c.untilGone)
		})
		b.decide = func(*SeatView, []*LegalMove) *LegalMove { return move }
		_, err := b.run()
		var nonsense *DecideError
		if !errors.As(err, &nonsense) || nonsense.TableID != "tbl_a" || nonsense.Turn != 7 {
			t.Error(err)
		}
		equal(t, "answers", len(b.server.answers), 0)
	}
}

func TestAPlayerWithoutAChairIsToldSo(t *testing.T) {
	b := newBot(t, func(c *connection) error {
		if err := c.send(welcome()); err != nil {
			return err
		}
		return aMatch(c)
	})
	b.plays()
	b.saysThat("nobody will ask for a move until ply_me has a chair")
}

func TestQuestionsTheServerStillCountsAreMentionedOnce(t *testing.T) {
	b := newBot(t, func(c *connection) error {
		if err := c.send(welcome("tbl_a"), heartbeat(1), heartbeat(1), heartbeat(1)); err != nil {
			return err
		}
		return aMatch(c)
	})
	b.plays()
	equal(t, "mentioned", strings.Count(b.server.said(), "waits for 1 answer"), 1)
}

func TestWithoutATokenAPlayerIsRegistered(t *testing.T) {
	b := newBot(t, aMatch)
	b.options.Token, b.options.Name = "", "ada"
	b.plays()
	equal(t, "name", b.server.registered[0].DisplayName, "ada")
	equal(t, "token", fmt.Sprint(b.server.authorizations), "[Bearer fresh-token]")
	b.saysThat(`registered ply_new as "ada"`)
}

func TestARunEndsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	b := newBot(t, func(c *connection) error {
		return all(
			func() error { return c.send(welcome("tbl_a"), active()) },
			func() error { return c.untilSaid("the match is on") },
			func() error { cancel(); return c.untilGone() },
		)
	})
	_, err := Run(ctx, b.decide, b.options)
	equal(t, "ended by its context", errors.Is(err, context.Canceled), true)
}
