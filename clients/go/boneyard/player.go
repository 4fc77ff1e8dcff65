package boneyard

import (
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	v1 "boneyard.dev/api/boneyard/v1"
	"google.golang.org/protobuf/proto"
)

// player is what a bot keeps in mind across connections. Nothing here touches the network.
type player struct {
	name     string
	table    string // joined first; may be empty
	wanted   int    // matches; Forever or more than 0
	log      func(string)
	finished []PlayedMatch
	joined   bool
	seated   map[string]*seat
	over     map[string]bool
}

// seat is what is known of one table whose match is not over.
type seat struct {
	state       v1.TableState
	number      int32
	view        *SeatView
	question    *v1.TurnRequest // the last one
	answer      *v1.MoveAnswer  // to it; nil when it has to be decided again
	held        bool            // the answer waits until the table goes on
	activations int             // how often the table began or was resumed
	sentAt      int             // activations when the answer was sent
	unconfirmed bool            // the answer was sent here and nothing came back
}

const clientBytes = 64

func newPlayer(options Options) (*player, error) {
	p := &player{
		name:   firstOf(options.Name, "my-bot"),
		table:  options.Table,
		wanted: options.Matches,
		log:    options.Log,
		seated: map[string]*seat{},
		over:   map[string]bool{},
	}
	if utf8.RuneCountInString(p.name) > 32 {
		return nil, &SettingsError{"name: 1 to 32 characters are wanted"}
	}
	if p.wanted == 0 {
		p.wanted = 1
	}
	if p.wanted < Forever {
		return nil, &SettingsError{"matches: a number, 0 for one, or Forever is wanted"}
	}
	if p.log == nil {
		p.log = say
	}
	return p, nil
}

func (p *player) logf(format string, values ...any) { p.log(fmt.Sprintf(format, values...)) }

// hello opens a session. A chair is asked for until we have it: a finished table would refuse.
func (p *player) hello() *v1.Hello {
	client := fmt.Sprintf("%s boneyard-client/%s (go)", p.name, Version)
	if len(client) > clientBytes {
		client = strings.ToValidUTF8(client[:clientBytes], "")
	}
	hello := &v1.Hello{Client: client}
	if !p.joined {
		hello.JoinTableId = p.table
	}
	return hello
}

// welcomed takes note of the tables we play at; it returns those that may have ended while we were away.
func (p *player) welcomed(welcome *v1.Welcome) []string {
	p.joined = true
	if p.table != "" && !p.over[p.table] {
		p.at(p.table)
	}
	var missing []string
	for table, seat := range p.seated {
		seat.unconfirmed = false // what is still open is asked again
		if !slices.Contains(welcome.TableIds, table) {
			missing = append(missing, table)
		}
	}
	slices.Sort(missing)
	for _, table := range welcome.TableIds {
		if !p.over[table] {
			p.at(table)
		}
	}
	if len(welcome.TableIds) > 0 {
		p.logf("connected as %s; playing at %s", welcome.PlayerId, strings.Join(welcome.TableIds, ", "))
	} else {
		p.logf("connected as %s; no table yet", welcome.PlayerId)
		if len(missing) == 0 {
			p.logf("nobody will ask for a move until %s has a chair: name a table to join, or have it seated at one", welcome.PlayerId)
		}
	}
	for _, notice := range welcome.DeprecationNotices {
		p.logf("the server says: %s", notice)
	}
	return missing
}

// at is the memory of a table, made when it is new.
func (p *player) at(table string) *seat {
	known := p.seated[table]
	if known == nil {
		known = &seat{}
		p.seated[table] = known
	}
	return known
}

// lookedUp takes in the view of a table that the welcome no longer listed.
func (p *player) lookedUp(table string, view *SeatView) {
	if isOver(view.GetTable().GetState()) {
		p.at(table).view = view
		p.finish(table, view.GetSeat(), view.GetTable().GetResult())
	}
}

// lost forgets a table where we no longer sit.
func (p *player) lost(table, why string) {
	p.logf("%s: no longer ours: %s", table, why)
	delete(p.seated, table)
}

// noticed takes in a change of state; it returns the answer to send now, if one was held back.
func (p *player) noticed(notice *v1.TableNotice) *v1.MoveAnswer {
	table := notice.TableId
	if isOver(notice.State) {
		p.finish(table, notice.Seat, notice.Result)
		return nil
	}
	seat := p.at(table)
	if notice.Seat != 0 {
		seat.number = notice.Seat
	}
	if seat.state == notice.State {
		return nil
	}
	seat.state = notice.State
	switch notice.State {
	case v1.TableState_TABLE_STATE_WAITING:
		p.logf("%s: in chair %d; the match starts when every chair is taken", table, notice.Chair)
	case v1.TableState_TABLE_STATE_PAUSED:
		p.logf("%s: paused; no answer is taken until it is resumed", table)
	case v1.TableState_TABLE_STATE_ACTIVE:
		p.logf("%s: the match is on", table)
		seat.activations++
		if seat.held {
			seat.held = false
			return seat.answer
		}
	}
	return nil
}

// asked takes in a question; it returns the answer already given to this very one, which is repeated.
func (p *player) asked(request *v1.TurnRequest) *v1.MoveAnswer {
	decision := request.GetDecision()
	seat := p.at(decision.GetTableId())
	seat.question, seat.view, seat.number, seat.held = request, request.GetView(), decision.GetSeat(), false
	if seat.answer.GetTurn() == decision.GetTurn() && isListed(seat.answer.GetChoice(), decision.GetLegalMoves()) {
		return seat.answer
	}
	seat.answer = nil
	return nil
}

// decided makes the answer from what the bot's function returned after so long a time.
func (p *player) decided(request *v1.TurnRequest, move *LegalMove, took time.Duration) (*v1.MoveAnswer, error) {
	decision := request.GetDecision()
	table, turn := decision.GetTableId(), decision.GetTurn()
	if left := time.Duration(decision.GetTimeLeftMs()) * time.Millisecond; left > 0 && took > left {
		p.logf("%s, turn %d: decide took %.1f s; %.1f s were left", table, turn, took.Seconds(), left.Seconds())
	}
	if move == nil || !isListed(move.GetChoice(), decision.GetLegalMoves()) {
		returned := "nil"
		if move != nil {
			returned = fmt.Sprintf("%q", move.GetToken())
		}
		what := fmt.Sprintf("decide returned %s; one of its %d moves is wanted", returned, len(decision.GetLegalMoves()))
		return nil, &DecideError{table, turn, what}
	}
	answer := &v1.MoveAnswer{TableId: table, Turn: turn, Choice: move.GetChoice()}
	p.at(table).answer = answer
	return answer, nil
}

// sent takes note that an answer is on its way.
func (p *player) sent(answer *v1.MoveAnswer) {
	seat := p.at(answer.TableId)
	seat.sentAt, seat.unconfirmed = seat.activations, true
}

// unanswered counts the decisions held back, and the answers of which nothing was heard.
func (p *player) unanswered() (held, unconfirmed int) {
	for _, seat := range p.seated {
		if seat.held {
			held++
		}
		if seat.unconfirmed {
			unconfirmed++
		}
	}
	return held, unconfirmed
}

// done is true when the wanted number of matches is over, the named table's among them.
func (p *player) done() bool {
	return p.wanted != Forever && len(p.over) >= p.wanted && (p.table == "" || p.over[p.table])
}

func (p *player) finish(table string, number int32, result *MatchResult) {
	known := p.at(table)
	delete(p.seated, table)
	if p.over[table] {
		return
	}
	p.over[table] = true
	if number == 0 {
		number = known.number
	}
	match := PlayedMatch{TableID: table, Variant: known.view.GetTable().GetRules().GetVariant(), Seat: number, Result: result}
	for _, info := range known.view.GetTable().GetSeats() {
		if number != 0 && info.GetSeat() == number {
			match.Team = info.GetTeam()
		}
	}
	if p.wanted != Forever { // a bot that runs for ever would only pile them up
		p.finished = append(p.finished, match)
	}
	p.logf("match over: %s", match)
}

func isOver(state v1.TableState) bool {
	return state == v1.TableState_TABLE_STATE_FINISHED || state == v1.TableState_TABLE_STATE_ABORTED
}

func isListed(choice *Move, moves []*LegalMove) bool {
	return slices.ContainsFunc(moves, func(move *LegalMove) bool { return proto.Equal(move.GetChoice(), choice) })
}
