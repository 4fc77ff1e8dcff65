package tests

import (
	"context"
	"io"
	"net"
	"slices"
	"sync"
	"testing"

	"boneyard.dev/api/boneyard"
	v1 "boneyard.dev/api/boneyard/v1"
)

// playedCleanly checks from the stored steps that every question was answered once, by whom it was asked, in time.
func (g guest) playedCleanly(t *testing.T, table string) {
	t.Helper()
	answered := map[int32]bool{}
	ended := false
	for _, step := range g.steps(t, table) {
		for _, event := range step.GetEvents() {
			ended = ended || event.GetMatchEnded().GetReason() == v1.EndReason_END_REASON_COMPLETED
			clock := event.GetClockChanged()
			if clock.GetTimeoutCount() != 0 || clock.GetIllegalCount() != 0 || event.GetSeatSubstituted() != nil {
				t.Errorf("step %d: %v", step.GetSequence(), event)
			}
			action := event.GetActionTaken().GetAction()
			if action == nil {
				continue
			}
			if answered[action.GetTurn()] || action.GetSource() != v1.ActionSource_ACTION_SOURCE_PLAYER {
				t.Errorf("step %d: answered before, or by another: %v", step.GetSequence(), action)
			}
			answered[action.GetTurn()] = true
		}
	}
	if !ended {
		t.Error("the match was not played to its end")
	}
}

// play runs a bot that calls mishap beside its decisions number 3, 6, 9 and so on, and never decides twice.
func play(t *testing.T, address string, guest guest, table string, mishap func(number int)) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 2*patience)
	defer cancel()
	var turns []int32
	decide := func(view *boneyard.SeatView, moves []*boneyard.LegalMove) *boneyard.LegalMove {
		turns = append(turns, view.GetTable().GetTurn())
		if len(turns)%3 == 0 {
			mishap(len(turns) / 3)
		}
		return moves[0]
	}
	options := boneyard.Options{Server: address, Token: guest.Token, Table: table, Log: func(line string) { t.Log(line) }}
	matches, err := boneyard.Run(ctx, decide, options)
	if err != nil {
		t.Fatal(err)
	}
	if len(matches) != 1 || matches[0].Reason() != "COMPLETED" {
		t.Error(matches)
	}
	if len(turns) < 9 {
		t.Errorf("only %d own decisions, so not every mishap happened", len(turns))
	}
	slices.Sort(turns)
	if len(slices.Compact(slices.Clone(turns))) != len(turns) {
		t.Errorf("a decision was made twice: %v", turns)
	}
	guest.playedCleanly(t, table)
}

func TestAMatchGoesOnWhenTheServerIsKilled(t *testing.T) {
	server := startKeepingServer(t)
	guest := server.guest()
	table := guest.table(t, "draw", map[string]string{"target": "100"}, "greedy")
	var kills sync.WaitGroup
	play(t, server.address, guest, table, func(number int) {
		switch number {
		case 1: // while the bot thinks
			server.restart()
		case 2: // while its answer is on the way
			kills.Go(server.restart)
		}
	})
	kills.Wait()
}

func TestAMatchGoesOnWhenTheConnectionIsCut(t *testing.T) {
	server := startServer(t)
	guest := server.guest()
	table := guest.table(t, "draw", map[string]string{"target": "100"}, "greedy")
	wire := newWire(t, server.address)
	play(t, wire.address, guest, table, func(number int) {
		switch number {
		case 1:
			wire.cut()
		case 2, 3:
			go wire.cut()
		}
	})
}

func TestAMatchGoesOnWhenTheBotIsKilled(t *testing.T) {
	server := startServer(t)
	program := build(t, "starter")
	guest := server.guest()
	table := guest.table(t, "draw", map[string]string{"target": "100"}, "greedy")
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	watched, err := guest.Tables.WatchTable(ctx, &v1.WatchTableRequest{TableId: table, AsSpectator: true})
	if err != nil {
		t.Fatal(err)
	}
	for _, actions := range []int{5, 5} {
		process := server.bot(ctx, program, guest.Token, table)
		if err := process.Start(); err != nil {
			t.Fatal(err)
		}
		for actions > 0 {
			frame, err := watched.Recv()
			if err != nil {
				t.Fatal(err)
			}
			for _, event := range frame.GetStep().GetEvents() {
				if event.GetActionTaken() != nil {
					actions--
				}
			}
		}
		_ = process.Process.Kill()
		_ = process.Wait() // it was killed
	}
	said, err := server.bot(ctx, program, guest.Token, table).Output()
	if err != nil {
		t.Fatalf("%v: %s", err, said)
	}
	guest.playedCleanly(t, table)
}

// wire stands between a bot and its server, and can be cut.
type wire struct {
	address string
	server  string
	mutex   sync.Mutex
	open    []net.Conn
}

func newWire(t *testing.T, server string) *wire {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	w := &wire{address: listener.Addr().String(), server: server}
	go func() {
		for {
			bot, err := listener.Accept()
			if err != nil {
				return
			}
			w.join(bot)
		}
	}()
	t.Cleanup(func() { _ = listener.Close(); w.cut() })
	return w
}

func (w *wire) join(bot net.Conn) {
	server, err := net.Dial("tcp", w.server)
	if err != nil {
		_ = bot.Close()
		return
	}
	w.mutex.Lock()
	defer w.mutex.Unlock()
	w.open = append(w.open, bot, server)
	carry := func(to, from net.Conn) {
		_, _ = io.Copy(to, from) // until either is closed
		_ = to.Close()
	}
	go carry(server, bot)
	go carry(bot, server)
}

func (w *wire) cut() {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	for _, end := range w.open {
		_ = end.Close()
	}
	w.open = nil
}
