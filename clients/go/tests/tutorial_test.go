package tests

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestTheTutorialLeadsToAMatch does in a new folder what docs/tutorials/first-bot-go.md says, with the bot it prints.
func TestTheTutorialLeadsToAMatch(t *testing.T) {
	server := startServer(t)
	guest := server.guest()
	table := guest.table(t, "all_fives", nil, "greedy")
	tutorial, err := os.ReadFile("../../../docs/tutorials/first-bot-go.md")
	if err != nil {
		t.Fatal(err)
	}
	_, code, _ := strings.Cut(string(tutorial), "\n```go\n")
	code, _, found := strings.Cut(code, "\n```\n")
	if !found {
		t.Fatal("the tutorial prints no bot")
	}
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "main.go"), []byte(code), 0o600); err != nil {
		t.Fatal(err)
	}
	module, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 2*patience)
	defer cancel()
	var said []byte
	for _, command := range [][]string{
		{"mod", "init", "my-bot"},
		{"mod", "edit", "-replace", "boneyard.dev/api=" + module},
		{"mod", "tidy"},
		{"run", ".", table},
	} {
		process := exec.CommandContext(ctx, "go", command...)
		process.Dir = folder
		process.Env = append(os.Environ(), "BONEYARD_SERVER="+server.address)
		if said, err = process.CombinedOutput(); err != nil {
			t.Fatalf("go %s: %v: %s", strings.Join(command, " "), err, said)
		}
	}
	if !strings.Contains(string(said), "\n"+table+" all_fives, COMPLETED, rank ") {
		t.Errorf("%s", said)
	}
}
