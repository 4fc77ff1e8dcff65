// Package tests plays on a real server. BONEYARD_SERVER_BIN names its program; without it, that of the release build
// in this checkout is taken. Where there is none the tests are skipped, and fail if BONEYARD_REQUIRE_ALL is set.
package tests

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"boneyard.dev/api/boneyard"
	v1 "boneyard.dev/api/boneyard/v1"
)

// patience is how long a test waits for the other side before it fails.
const patience = 60 * time.Second

// server is a process of its own, on a port that the system chose.
type server struct {
	t       *testing.T
	program string
	address string
	folder  string // holds what it keeps
	process *exec.Cmd
}

func serverProgram(t *testing.T) string {
	t.Helper()
	program := os.Getenv("BONEYARD_SERVER_BIN")
	if program == "" {
		program = filepath.Join("..", "..", "..", "target", "release", "boneyard-server")
	}
	if _, err := os.Stat(program); err != nil {
		why := "no server: build it (cargo build --release --bin boneyard-server) or set BONEYARD_SERVER_BIN"
		if os.Getenv("BONEYARD_REQUIRE_ALL") != "" {
			t.Fatal(why)
		}
		t.Skip(why)
	}
	return program
}

// startServer starts one that keeps everything in memory.
func startServer(t *testing.T) *server {
	t.Helper()
	return begun(t, &server{t: t})
}

// startKeepingServer starts one that keeps everything on disk and may be killed.
func startKeepingServer(t *testing.T) *server {
	t.Helper()
	return begun(t, &server{t: t, folder: t.TempDir()})
}

func begun(t *testing.T, s *server) *server {
	t.Helper()
	for _, name := range []string{"BONEYARD_SERVER", "BONEYARD_TOKEN", "BONEYARD_TOKEN_FILE"} {
		t.Setenv(name, "")
	}
	s.program = serverProgram(t)
	t.Cleanup(s.kill)
	if err := s.start("127.0.0.1:0"); err != nil {
		t.Fatal(err)
	}
	return s
}

func (s *server) start(listen string) error {
	arguments := []string{"--listen", listen, "--log-format", "json"}
	if s.folder == "" {
		arguments = append(arguments, "--in-memory")
	} else {
		arguments = append(arguments, "--data-dir", s.folder)
	}
	process := exec.Command(s.program, arguments...)
	log, err := process.StderrPipe()
	if err != nil {
		return err
	}
	if err := process.Start(); err != nil {
		return err
	}
	s.process = process
	serving, said := make(chan string, 1), &bytes.Buffer{}
	go func() {
		defer close(serving)
		for lines := bufio.NewScanner(log); lines.Scan(); {
			said.WriteString(lines.Text() + "\n")
			var line struct {
				Fields struct{ Message, Listen string }
			}
			if json.Unmarshal(lines.Bytes(), &line) == nil && line.Fields.Message == "serving" {
				serving <- line.Fields.Listen
			}
		}
	}()
	select {
	case address, ok := <-serving:
		if !ok {
			return fmt.Errorf("the server ended instead of serving: %s", said)
		}
		s.address = address
		return nil
	case <-time.After(patience):
		return errors.New("the server does not serve")
	}
}

// kill ends it as a power cut would, and returns when it is gone.
func (s *server) kill() {
	if s.process == nil {
		return // it never began
	}
	_ = s.process.Process.Kill() // it may be gone already
	_ = s.process.Wait()         // it was killed
}

// restart kills it and starts it again at the same address, on what it kept. Any goroutine may call it.
func (s *server) restart() {
	s.kill()
	if err := s.start(s.address); err != nil {
		s.t.Error(err)
	}
}

// guest is a new player with a client of its own.
type guest struct {
	*boneyard.Client
	boneyard.Registration
}

func (s *server) guest() guest {
	s.t.Helper()
	made, err := boneyard.Register(s.t.Context(), s.address, "guest")
	if err != nil {
		s.t.Fatal(err)
	}
	client, err := boneyard.ConnectAs(s.address, made.Token)
	if err != nil {
		s.t.Fatal(err)
	}
	s.t.Cleanup(func() { _ = client.Close() })
	return guest{client, *made}
}

// table opens a table with house bots on every chair but the last.
func (g guest) table(t *testing.T, variant string, options map[string]string, houseBots ...string) string {
	t.Helper()
	spec := &v1.TableSpec{Variant: &v1.VariantSpec{Variant: variant, Options: options}}
	for _, name := range houseBots {
		bot := &v1.ChairSpec_HouseBot{HouseBot: &v1.HouseBotSpec{HouseBot: name}}
		spec.Chairs = append(spec.Chairs, &v1.ChairSpec{Occupant: bot})
	}
	spec.Chairs = append(spec.Chairs, &v1.ChairSpec{})
	made, err := g.Tables.CreateTable(t.Context(), &v1.CreateTableRequest{Table: spec})
	if err != nil {
		t.Fatal(err)
	}
	return made.GetTable().GetTableId()
}

// steps are all stored steps of a table.
func (g guest) steps(t *testing.T, table string) []*v1.TableStep {
	t.Helper()
	var steps []*v1.TableStep
	request := &v1.ListTableEventsRequest{TableId: table, PageSize: 100}
	for {
		page, err := g.Tables.ListTableEvents(t.Context(), request)
		if err != nil {
			t.Fatal(err)
		}
		steps = append(steps, page.GetSteps()...)
		for _, own := range page.GetSeatSteps() {
			steps = append(steps, own.GetStep())
		}
		if request.PageToken = page.GetNextPageToken(); request.PageToken == "" {
			return steps
		}
	}
}
