package tests

import (
	"context"
	"testing"

	"boneyard.dev/api/boneyard"
)

func first(_ *boneyard.SeatView, moves []*boneyard.LegalMove) *boneyard.LegalMove { return moves[0] }

// refusedFor checks that a run ends with a refusal for this reason.
func refusedFor(t *testing.T, reason string, decide boneyard.Decide, options boneyard.Options) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	options.Log = func(line string) { t.Log(line) }
	if _, err := boneyard.Run(ctx, decide, options); boneyard.ReasonOf(err) != reason {
		t.Errorf("%s: %v", reason, err)
	}
}

func TestRefusalsOfTheServerCarryTheirReasons(t *testing.T) {
	server := startServer(t)
	guest := server.guest()
	mine := boneyard.Options{Server: server.address, Token: guest.Token}

	stranger := mine
	stranger.Token = "unknown"
	refusedFor(t, "TOKEN_INVALID", first, stranger)

	nowhere := mine
	nowhere.Table = "tbl_nowhere"
	refusedFor(t, "TABLE_NOT_FOUND", first, nowhere)

	late := boneyard.Options{Server: server.address, Token: server.guest().Token}
	late.Table = guest.table(t, "block", nil, "greedy")
	seated, err := boneyard.Run(t.Context(), first, boneyard.Options{Server: server.address, Token: guest.Token, Table: late.Table})
	if err != nil || len(seated) != 1 {
		t.Fatal(seated, err)
	}
	refusedFor(t, "WRONG_STATE", first, late)
}

func TestANewerSessionEndsTheOlderOneForGood(t *testing.T) {
	server := startServer(t)
	guest := server.guest()
	table := guest.table(t, "draw", map[string]string{"target": "100"}, "greedy")
	options := boneyard.Options{Server: server.address, Token: guest.Token, Table: table}
	newer := make(chan error, 1)
	begun := false
	refusedFor(t, "SESSION_REPLACED", func(view *boneyard.SeatView, moves []*boneyard.LegalMove) *boneyard.LegalMove {
		if !begun {
			begun = true
			asked := make(chan struct{})
			go func() {
				known := false
				_, err := boneyard.Run(t.Context(), func(view *boneyard.SeatView, moves []*boneyard.LegalMove) *boneyard.LegalMove {
					if !known {
						known = true
						close(asked)
					}
					return first(view, moves)
				}, options)
				newer <- err
			}()
			<-asked
		}
		return first(view, moves)
	}, options)
	if err := <-newer; err != nil {
		t.Error(err)
	}
	guest.playedCleanly(t, table)
}
