package boneyard

import (
	"context"
	"errors"
	"net"
	"strings"
	"sync"
	"testing"
	"time"

	v1 "boneyard.dev/api/boneyard/v1"
	"google.golang.org/genproto/googleapis/rpc/errdetails"
	"google.golang.org/grpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/metadata"
	"google.golang.org/grpc/status"
	"google.golang.org/protobuf/proto"
)

// patience is how long a test waits for the other side before it fails.
const patience = 20 * time.Second

// script plays the server's half of one connection; its error ends the stream.
type script func(c *connection) error

// outcome is what happens to one answer: it may be refused, or taken or lost without a reply.
type outcome struct {
	reason    v1.ErrorReason
	comment   string
	isSilent  bool
	isIgnored bool
}

// fakeServer plays one script for each connection and takes answers as the contract says.
type fakeServer struct {
	v1.UnimplementedPlayServiceServer
	v1.UnimplementedPlayerServiceServer
	v1.UnimplementedTableServiceServer

	address  string
	scripts  []script
	outcomes []outcome

	mutex          sync.Mutex
	changed        chan struct{} // closed and replaced when something below changes
	hellos         []*v1.Hello
	authorizations []string
	answers        []*v1.MoveAnswer // every attempt
	replays        int
	taken          map[string]*v1.MoveAnswer
	views          map[string]*v1.SeatView
	registered     []*v1.RegisterPlayerRequest
	registering    error
	lines          []string // what the bot said
	faults         []string
}

func serve(t *testing.T, scripts ...script) *fakeServer {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s := &fakeServer{
		address: listener.Addr().String(),
		scripts: scripts,
		changed: make(chan struct{}),
		taken:   map[string]*v1.MoveAnswer{},
		views:   map[string]*v1.SeatView{},
	}
	server := grpc.NewServer()
	v1.RegisterPlayServiceServer(server, s)
	v1.RegisterPlayerServiceServer(server, s)
	v1.RegisterTableServiceServer(server, s)
	go func() { _ = server.Serve(listener) }() // ends with Stop
	t.Cleanup(func() {
		server.Stop()
		for _, fault := range s.faults {
			t.Error(fault)
		}
	})
	return s
}

// await blocks until something is so; nil when it is.
func (s *fakeServer) await(what string, isSo func() bool) error {
	late := time.After(patience)
	for {
		s.mutex.Lock()
		so, changed := isSo(), s.changed
		s.mutex.Unlock()
		if so {
			return nil
		}
		select {
		case <-changed:
		case <-late:
			return s.fault("not so: " + what)
		}
	}
}

func (s *fakeServer) change(what func()) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	what()
	close(s.changed)
	s.changed = make(chan struct{})
}

func (s *fakeServer) fault(what string) error {
	s.change(func() { s.faults = append(s.faults, what) })
	return refusal(codes.NotFound, "TABLE_NOT_FOUND", what) // ends the bot too
}

// log is the bot's, so that scripts can wait for what it says.
func (s *fakeServer) log(line string) { s.change(func() { s.lines = append(s.lines, line) }) }

func (s *fakeServer) said() string { return strings.Join(s.lines, "\n") }

// Play plays the next script.
func (s *fakeServer) Play(stream grpc.BidiStreamingServer[v1.PlayRequest, v1.PlayResponse]) error {
	first, err := stream.Recv()
	if err != nil {
		return err
	}
	var play script
	s.change(func() {
		s.hellos = append(s.hellos, first.GetHello())
		s.note(stream.Context())
		if len(s.scripts) > 0 {
			play, s.scripts = s.scripts[0], s.scripts[1:]
		}
	})
	if play == nil {
		return s.fault("one connection more than there are scripts")
	}
	c := &connection{fakeServer: s, stream: stream}
	go c.takeAnswers()
	err = play(c)
	if errors.Is(err, context.Canceled) {
		return nil // the bot had what it wanted
	}
	return err
}

func (s *fakeServer) note(ctx context.Context) {
	values, _ := metadata.FromIncomingContext(ctx)
	s.authorizations = append(s.authorizations, values.Get("authorization")...)
}

func (s *fakeServer) GetSeatView(_ context.Context, request *v1.GetSeatViewRequest) (*v1.GetSeatViewResponse, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	view := s.views[request.TableId]
	if view == nil {
		return nil, refusal(codes.NotFound, "TABLE_NOT_FOUND", "scripted")
	}
	return &v1.GetSeatViewResponse{View: view}, nil
}

func (s *fakeServer) RegisterPlayer(_ context.Context, request *v1.RegisterPlayerRequest) (*v1.RegisterPlayerResponse, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.registering != nil {
		return nil, s.registering
	}
	s.registered = append(s.registered, request)
	return &v1.RegisterPlayerResponse{Player: &v1.Player{PlayerId: "ply_new"}, Token: "fresh-token", RecoveryCode: "code"}, nil
}

func (s *fakeServer) CreateTable(ctx context.Context, _ *v1.CreateTableRequest) (*v1.CreateTableResponse, error) {
	s.change(func() { s.note(ctx) })
	return &v1.CreateTableResponse{Table: &v1.PublicView{TableId: "tbl_a"}}, nil
}

// connection is a stream as its script sees it.
type connection struct {
	*fakeServer
	stream  grpc.BidiStreamingServer[v1.PlayRequest, v1.PlayResponse]
	sending sync.Mutex
}

func (c *connection) send(events ...*v1.PlayerEvent) error {
	c.sending.Lock()
	defer c.sending.Unlock()
	for _, event := range events {
		if err := c.stream.Send(&v1.PlayResponse{Event: event}); err != nil {
			return context.Canceled
		}
	}
	return nil
}

// untilGone blocks until the bot has left.
func (c *connection) untilGone() error {
	select {
	case <-c.stream.Context().Done():
		return context.Canceled
	case <-time.After(patience):
		return c.fault("the bot did not leave")
	}
}

func (c *connection) takeAnswers() {
	for {
		request, err := c.stream.Recv()
		if err != nil {
			return
		}
		if result := c.take(request.GetAnswer()); result != nil {
			_ = c.send(&v1.PlayerEvent{Event: &v1.PlayerEvent_AnswerResult{AnswerResult: result}}) // may be gone
		}
	}
}

// take judges one answer; nil when the bot gets no reply.
func (s *fakeServer) take(answer *v1.MoveAnswer) *v1.AnswerResult {
	var result *v1.AnswerResult
	s.change(func() {
		s.answers = append(s.answers, answer)
		var planned outcome
		if len(s.outcomes) > 0 {
			planned, s.outcomes = s.outcomes[0], s.outcomes[1:]
		}
		if planned.isIgnored {
			return
		}
		result = &v1.AnswerResult{TableId: answer.TableId, Turn: answer.Turn, Reason: planned.reason, Comment: planned.comment}
		key := decisionKey(answer.TableId, answer.Turn)
		before := s.taken[key]
		switch {
		case planned.reason != 0:
		case before != nil && !proto.Equal(before, answer):
			result.Reason = v1.ErrorReason_ERROR_REASON_TURN_ALREADY_ANSWERED
		default:
			s.taken[key] = answer
			result.Accepted, result.Replayed = true, before != nil
			if before != nil {
				s.replays++
			}
		}
		if planned.isSilent {
			result = nil
		}
	})
	return result
}

func decisionKey(table string, turn int32) string { return table + " " + string(rune('0'+turn)) }

func (s *fakeServer) untilTaken(table string, turn int32) error {
	return s.await("an answer is taken", func() bool { return s.taken[decisionKey(table, turn)] != nil })
}

func (s *fakeServer) untilAnswers(count int) error {
	return s.await("enough answers came", func() bool { return len(s.answers) >= count })
}

func (s *fakeServer) untilSaid(text string) error {
	return s.await("the bot says: "+text, func() bool { return strings.Contains(s.said(), text) })
}

func refusal(code codes.Code, reason, details string) error {
	state := status.New(code, details)
	if reason != "" {
		with, err := state.WithDetails(&errdetails.ErrorInfo{Reason: reason, Domain: "boneyard.dev"})
		if err == nil {
			state = with
		}
	}
	return state.Err()
}
