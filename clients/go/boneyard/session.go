package boneyard

import (
	"context"
	"errors"
	"fmt"
	"io"
	"time"

	v1 "boneyard.dev/api/boneyard/v1"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
)

const (
	// welcomeWait is how long the server may take to connect and say welcome.
	welcomeWait = 20 * time.Second
	// silentBeats is after how many heartbeat periods of silence a stream is dead.
	silentBeats = 3
	// patientBeats is how many heartbeats in a row may come instead of a reply or a question.
	patientBeats = 2
	// inbox is how many events may wait while decide thinks; the server keeps as many again.
	inbox = 256
)

// session is one connection: from the hello to whatever ends it.
type session struct {
	ctx        context.Context
	client     *Client
	stream     v1.PlayService_PlayClient
	player     *player
	decide     Decide
	silence    time.Duration
	drain      time.Duration
	useful     bool
	answeredAt time.Time
	idleBeats  int
}

// arrival is an event and when it came, or what ended the stream.
type arrival struct {
	event *v1.PlayerEvent
	at    time.Time
	err   error
}

// broken says that the connection is of no more use, and another may be.
type broken struct{ why string }

func (b *broken) Error() string { return b.why }

// playSession handles events until the matches are over or the stream is. Its error ends the run.
func playSession(ctx context.Context, address, token string, player *player, decide Decide) (ending, error) {
	client, err := dial(address, token)
	if err != nil {
		return ending{}, err
	}
	defer client.Close()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	s := &session{ctx: ctx, client: client, player: player, decide: decide, silence: welcomeWait, answeredAt: time.Now()}
	err = s.play()
	var gone *broken
	if errors.As(err, &gone) {
		return ending{gone.why, s.drain, s.useful}, nil
	}
	return ending{}, err
}

func (s *session) play() error {
	stream, err := s.client.Play.Play(s.ctx)
	if err != nil {
		return s.ended(err)
	}
	s.stream = stream
	if err := s.send(&v1.PlayRequest{Message: &v1.PlayRequest_Hello{Hello: s.player.hello()}}); err != nil {
		return err
	}
	arrivals := make(chan arrival, inbox)
	go s.read(arrivals)
	for !s.player.done() {
		silence := time.NewTimer(s.silence)
		select {
		case <-s.ctx.Done():
			silence.Stop()
			return s.ctx.Err()
		case <-silence.C:
			return &broken{fmt.Sprintf("nothing came for %.1f s", s.silence.Seconds())}
		case arrival := <-arrivals:
			silence.Stop()
			if arrival.err != nil {
				return s.ended(arrival.err)
			}
			if err := s.handle(arrival); err != nil {
				return err
			}
		}
	}
	return nil
}

// read runs beside the rest, so that silence is noticed and a long thought loses nothing.
func (s *session) read(arrivals chan<- arrival) {
	for {
		response, err := s.stream.Recv()
		select {
		case arrivals <- arrival{response.GetEvent(), time.Now(), err}:
		case <-s.ctx.Done():
			return
		}
		if err != nil {
			return
		}
	}
}

// send ignores a stream that has ended: reading tells why.
func (s *session) send(request *v1.PlayRequest) error {
	if err := s.stream.Send(request); err != nil && !errors.Is(err, io.EOF) {
		return s.ended(err)
	}
	return nil
}

// ended tells a stream that may be opened again from one that may not.
func (s *session) ended(err error) error {
	if errors.Is(err, io.EOF) {
		return &broken{"the server closed the stream"}
	}
	switch status.Code(err) {
	case codes.Unauthenticated, codes.PermissionDenied, codes.NotFound, codes.Unimplemented,
		// These two come from the hello, which would be the same the next time.
		codes.InvalidArgument, codes.FailedPrecondition:
		return refused("cannot play at "+s.client.Address, err)
	}
	if ReasonOf(err) == "SESSION_REPLACED" {
		return refused("cannot play at "+s.client.Address, err)
	}
	return &broken{describe(err)}
}

func (s *session) handle(arrival arrival) error {
	switch event := arrival.event.GetEvent().(type) {
	case *v1.PlayerEvent_Welcome:
		if period := event.Welcome.GetHeartbeatIntervalMs(); period > 0 {
			s.silence = silentBeats * time.Duration(period) * time.Millisecond
		}
		for _, table := range s.player.welcomed(event.Welcome) {
			if err := s.lookUp(table); err != nil {
				return err
			}
		}
	case *v1.PlayerEvent_TurnRequest:
		if answer := s.player.asked(event.TurnRequest); answer != nil {
			return s.submit(answer)
		}
		return s.ask(event.TurnRequest)
	case *v1.PlayerEvent_AnswerResult:
		return s.judged(event.AnswerResult)
	case *v1.PlayerEvent_TableNotice:
		if answer := s.player.noticed(event.TableNotice); answer != nil {
			return s.submit(answer)
		}
	case *v1.PlayerEvent_Heartbeat:
		s.useful = true
		return s.beat(int(event.Heartbeat.GetPendingDecisionCount()), arrival.at)
	case *v1.PlayerEvent_Drain:
		s.drain = time.Duration(event.Drain.GetReconnectAfterMs()) * time.Millisecond
		s.player.logf("the server will close the connection: %s", firstOf(event.Drain.GetComment(), "no reason given"))
	}
	return nil // anything else comes from a newer server and is not for us
}

func (s *session) ask(request *v1.TurnRequest) error {
	begun := time.Now()
	move := s.decide(request.GetView(), request.GetDecision().GetLegalMoves())
	answer, err := s.player.decided(request, move, time.Since(begun))
	if err != nil {
		return err
	}
	return s.submit(answer)
}

func (s *session) submit(answer *v1.MoveAnswer) error {
	s.player.sent(answer)
	s.answeredAt, s.idleBeats = time.Now(), 0
	return s.send(&v1.PlayRequest{Message: &v1.PlayRequest_Answer{Answer: answer}})
}

func (s *session) judged(result *v1.AnswerResult) error {
	next, err := s.player.judged(result)
	switch next {
	case nothing:
		s.useful = s.useful || result.GetAccepted()
	case again:
		return s.ask(s.player.at(result.GetTableId()).question)
	case repeat:
		return s.submit(s.player.at(result.GetTableId()).answer)
	case reconnect:
		return &broken{err.Error()}
	case leave:
		return err
	}
	return nil
}

// beat checks the server's count of open questions, unless the beat is older than our last answer.
func (s *session) beat(pending int, at time.Time) error {
	held, unconfirmed := s.player.unanswered()
	waiting := pending - held
	if at.Before(s.answeredAt) || waiting <= 0 && unconfirmed == 0 {
		s.idleBeats = 0
		return nil
	}
	s.idleBeats++
	if s.idleBeats != patientBeats {
		return nil
	}
	if unconfirmed > 0 {
		return &broken{"no reply to an answer"}
	}
	s.player.logf("the server waits for %d answer(s), but this bot has no open question left", waiting)
	return nil
}

// lookUp finds out what became of a table while we were away.
func (s *session) lookUp(table string) error {
	ctx, cancel := context.WithTimeout(s.ctx, callTimeout)
	defer cancel()
	reply, err := s.client.Play.GetSeatView(ctx, &v1.GetSeatViewRequest{TableId: table})
	switch status.Code(err) {
	case codes.OK:
		s.player.lookedUp(table, reply.GetView())
	case codes.NotFound, codes.PermissionDenied, codes.FailedPrecondition: // we no longer sit there
		if table == s.player.table {
			return refused("no longer at "+table, err)
		}
		s.player.lost(table, describe(err))
	default:
		return &broken{fmt.Sprintf("cannot read %s: %s", table, describe(err))}
	}
	return nil
}
