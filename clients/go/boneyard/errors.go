package boneyard

import (
	"errors"
	"fmt"
	"strings"

	"google.golang.org/genproto/googleapis/rpc/errdetails"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
)

// SettingsError says that a server address, a token or an option cannot be used.
type SettingsError struct{ what string }

func (e *SettingsError) Error() string { return e.what }

// Refused says that the server refused for good: to connect again would not help.
type Refused struct {
	// Doing is what was refused.
	Doing string
	// Code is the gRPC status.
	Code codes.Code
	// Reason is an ErrorReason of the contract without its prefix, such as "SESSION_REPLACED"; "" when the status came
	// from elsewhere. It is stable; the text is not.
	Reason string
	// Details is the server's text for people.
	Details string
}

func (e *Refused) Error() string {
	text := fmt.Sprintf("%s: %s: %s", e.Doing, named(e.Code, e.Reason), firstOf(e.Details, "no details"))
	if hint := firstOf(hints[e.Reason], hintsByCode[e.Code]); hint != "" {
		text += " (" + hint + ")"
	}
	return text
}

// DecideError says that a bot's function returned something that is not one of the moves.
type DecideError struct {
	// TableID and Turn name the decision.
	TableID string
	Turn    int32
	what    string
}

func (e *DecideError) Error() string {
	return fmt.Sprintf("table %s, turn %d: %s", e.TableID, e.Turn, e.what)
}

// ReasonOf is the reason in a refusal, such as "TABLE_FULL": of an error from Run or Register, or from a call of a
// Client. It is "" when there is none.
func ReasonOf(err error) string {
	var refused *Refused
	if errors.As(err, &refused) {
		return refused.Reason
	}
	for _, detail := range status.Convert(err).Details() {
		if info, ok := detail.(*errdetails.ErrorInfo); ok && info.GetDomain() == "boneyard.dev" {
			return info.GetReason()
		}
	}
	return ""
}

// What to do about a refusal, by its reason. The server's own text says what happened.
var hints = map[string]string{
	"TOKEN_INVALID":    "the server does not know this token; one that keeps no data forgets all tokens when it restarts",
	"TOKEN_EXPIRED":    "the token is no longer valid; make a new one",
	"SCOPE_MISSING":    "the token may not do this; playing needs the scope PLAY",
	"TABLE_NOT_FOUND":  "no such table for this player; check the id, and whether the table is invite-only",
	"TABLE_FULL":       "every chair of the table is taken by somebody else",
	"WRONG_STATE":      "the table no longer takes players",
	"MATCH_OVER":       "the match at the table is over",
	"SESSION_REPLACED": "another program connected with the same token; run one bot for each token",
}

var hintsByCode = map[codes.Code]string{
	codes.Unimplemented:   "this address answers, but is no boneyard.v1 server; its gRPC port is usually 6628",
	codes.Unauthenticated: "set BONEYARD_TOKEN, or Options.Token",
}

func refused(doing string, err error) *Refused {
	state := status.Convert(err)
	return &Refused{doing, state.Code(), ReasonOf(err), state.Message()}
}

// describe is one line about why a call or a stream ended.
func describe(err error) string {
	state := status.Convert(err)
	reason := ReasonOf(err)
	text := named(state.Code(), reason)
	if state.Message() != "" {
		text += ": " + state.Message()
	}
	if state.Code() == codes.Unavailable && reason == "" { // a Boneyard server gives its reason
		text += " (is the server running, and at this address?)"
	}
	return text
}

// named is a status as documents write it: "FAILED_PRECONDITION TABLE_FULL".
func named(code codes.Code, reason string) string {
	var name strings.Builder
	for at, letter := range code.String() {
		if at > 0 && letter >= 'A' && letter <= 'Z' && code != codes.OK {
			name.WriteByte('_')
		}
		name.WriteRune(letter)
	}
	return strings.TrimSpace(strings.ToUpper(name.String()) + " " + reason)
}
