package boneyard

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	v1 "boneyard.dev/api/boneyard/v1"
	"google.golang.org/grpc/codes"
)

// environment sets these variables and no other of ours.
func environment(t *testing.T, pairs ...string) {
	t.Helper()
	for _, name := range []string{"BONEYARD_SERVER", "BONEYARD_TOKEN", "BONEYARD_TOKEN_FILE"} {
		t.Setenv(name, "")
	}
	for at := 0; at < len(pairs); at += 2 {
		t.Setenv(pairs[at], pairs[at+1])
	}
}

func TestTheServerIsFound(t *testing.T) {
	environment(t, "BONEYARD_SERVER", "http://dominoes:7000/")
	for given, want := range map[string]string{
		"": "dominoes:7000", "other:1": "other:1", "dominoes": "dominoes:6628", "[::1]": "[::1]:6628", "[::1]:7000": "[::1]:7000",
	} {
		got, err := serverAddress(given)
		if got != want || err != nil {
			t.Errorf("%q: %q, %v", given, got, err)
		}
	}
	environment(t)
	got, _ := serverAddress("")
	equal(t, "default", got, "127.0.0.1:6628")
}

func TestWhatIsNoAddressIsRefused(t *testing.T) {
	for _, text := range []string{
		"https://dominoes", "dominoes:", ":6628", "::1", "dominoes:port", "dominoes:0", "dominoes:70000", "dominoes/path",
	} {
		address, err := serverAddress(text)
		if !errors.As(err, new(*SettingsError)) {
			t.Errorf("%q: %q, %v", text, address, err)
		}
	}
}

func TestTheTokenIsFound(t *testing.T) {
	path := filepath.Join(t.TempDir(), "token")
	if err := os.WriteFile(path, []byte("from-file\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	find := func(given, want string) {
		t.Helper()
		got, err := findToken(given)
		if got != want || err != nil {
			t.Errorf("%q, %v, not %q", got, err, want)
		}
	}
	environment(t)
	find("", "")
	environment(t, "BONEYARD_TOKEN_FILE", path)
	find("", "from-file")
	environment(t, "BONEYARD_TOKEN_FILE", path, "BONEYARD_TOKEN", "from-env")
	find("", "from-env")
	find("argument", "argument")
}

func TestATokenThatCannotBeUsedIsNamedButNotShown(t *testing.T) {
	environment(t, "BONEYARD_TOKEN_FILE", "missing")
	if _, err := findToken(""); err == nil || !strings.Contains(err.Error(), "missing") {
		t.Error(err)
	}
	environment(t, "BONEYARD_TOKEN", "two words")
	_, err := findToken("")
	if err == nil || !strings.Contains(err.Error(), "BONEYARD_TOKEN") || strings.Contains(err.Error(), "words") {
		t.Error(err)
	}
}

func TestOptionsAreCheckedBeforeARunConnects(t *testing.T) {
	environment(t)
	for _, options := range []Options{
		{Name: strings.Repeat("n", 33)}, {Matches: -2}, {Server: "https://x"}, {Token: "two words"},
	} {
		_, err := Run(t.Context(), mostPoints, options)
		if !errors.As(err, new(*SettingsError)) {
			t.Errorf("%+v: %v", options, err)
		}
	}
}

func TestWaitingDoublesUpToEightSecondsAndVaries(t *testing.T) {
	var waits backoff
	for _, longest := range []float64{0.25, 0.5, 1, 2, 4, 8, 8} {
		if wait := waits.next().Seconds(); wait < longest/2 || wait > longest {
			t.Errorf("%f s, not up to %f s", wait, longest)
		}
	}
	waits.reset()
	if wait := waits.next(); wait > 250*time.Millisecond {
		t.Error(wait)
	}
}

func TestEveryCallSendsTheTokenAndTellsItsReason(t *testing.T) {
	environment(t, "BONEYARD_TOKEN", "secret")
	server := serve(t)
	client, err := Connect(server.address)
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	if _, err := client.Tables.CreateTable(t.Context(), &v1.CreateTableRequest{}); err != nil {
		t.Fatal(err)
	}
	equal(t, "token", strings.Join(server.authorizations, " "), "Bearer secret")
	_, err = client.Play.GetSeatView(t.Context(), &v1.GetSeatViewRequest{TableId: "tbl_b"})
	equal(t, "reason", ReasonOf(err), "TABLE_NOT_FOUND")
	_, err = client.Server.GetServerInfo(t.Context(), &v1.GetServerInfoRequest{})
	equal(t, "reason of another server", ReasonOf(err), "")
}

func TestRegisteringWhereItIsNotOpen(t *testing.T) {
	environment(t)
	server := serve(t)
	server.registering = refusal(codes.Unauthenticated, "TOKEN_INVALID", "scripted")
	_, err := Register(context.Background(), server.address, "ada")
	if ReasonOf(err) != "TOKEN_INVALID" || !strings.Contains(err.Error(), "cannot register a player") {
		t.Error(err)
	}
	equal(t, "text of a status", named(codes.FailedPrecondition, "TABLE_FULL"), "FAILED_PRECONDITION TABLE_FULL")
}
