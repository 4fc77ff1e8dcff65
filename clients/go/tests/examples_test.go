package tests

import (
	"context"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// build makes an example as its reader would, and returns the program.
func build(t *testing.T, example string) string {
	t.Helper()
	program := filepath.Join(t.TempDir(), example)
	if output, err := exec.Command("go", "build", "-o", program, "../examples/"+example).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, output)
	}
	return program
}

// bot is a program as it is run against this server.
func (s *server) bot(ctx context.Context, program, token, table string) *exec.Cmd {
	process := exec.CommandContext(ctx, program, table)
	process.Env = append(os.Environ(), "BONEYARD_SERVER="+s.address, "BONEYARD_TOKEN="+token)
	process.Stderr = io.Discard
	return process
}

func TestTheExamplesPlayAWholeMatchOfEachGame(t *testing.T) {
	server := startServer(t)
	guest := server.guest()
	for _, example := range []string{"starter", "counter"} {
		program := build(t, example)
		for _, game := range []struct {
			variant, option, value string
			houseBots              []string
		}{
			{"all_fives", "target", "100", []string{"greedy"}},
			{"block", "target", "100", []string{"random", "balanced"}},
			{"draw", "target", "100", []string{"greedy"}},
			{"domino_whist", "seats", "4", []string{"greedy", "balanced", "random"}},
			{"mexican_train", "rounds", "3", []string{"greedy", "random", "balanced"}},
			{"slosh", "rounds", "3", []string{"greedy", "random", "balanced"}},
		} {
			t.Run(example+" "+game.variant, func(t *testing.T) {
				ctx, cancel := context.WithTimeout(t.Context(), patience)
				defer cancel()
				table := guest.table(t, game.variant, map[string]string{game.option: game.value}, game.houseBots...)
				said, err := server.bot(ctx, program, guest.Token, table).Output()
				if err != nil {
					t.Fatalf("%v: %s", err, said)
				}
				if !strings.HasPrefix(string(said), table+" "+game.variant+", COMPLETED, rank ") {
					t.Errorf("%s", said)
				}
				guest.playedCleanly(t, table)
			})
		}
	}
}
