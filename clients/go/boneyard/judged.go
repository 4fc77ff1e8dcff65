package boneyard

import (
	"fmt"
	"strings"

	v1 "boneyard.dev/api/boneyard/v1"
	"google.golang.org/grpc/codes"
)

// next is what follows from the judgement of an answer.
type next int

const (
	nothing   next = iota
	again          // decide the same question again
	repeat         // send the same answer again
	reconnect      // the server cannot take answers just now
	leave          // the bot cannot go on
)

// judged takes in the outcome of an answer.
func (p *player) judged(result *v1.AnswerResult) (next, error) {
	known := p.seated[result.TableId]
	if known == nil || known.answer.GetTurn() != result.Turn {
		return nothing, nil // of a table that is over, or of an earlier question
	}
	known.unconfirmed = false
	if result.Accepted {
		return nothing, nil
	}
	where := fmt.Sprintf("%s, turn %d", result.TableId, result.Turn)
	reason := strings.TrimPrefix(result.Reason.String(), "ERROR_REASON_")
	switch result.Reason {
	case v1.ErrorReason_ERROR_REASON_WRONG_STATE:
		if known.activations > known.sentAt { // resumed while the refusal was on its way
			return repeat, nil
		}
		known.held = true
		p.logf("%s: the table takes no answers now (%s); answering when it goes on", where, result.Comment)
		return nothing, nil
	case v1.ErrorReason_ERROR_REASON_STORAGE_UNAVAILABLE, v1.ErrorReason_ERROR_REASON_STORAGE_FULL,
		v1.ErrorReason_ERROR_REASON_SERVER_DRAINING, v1.ErrorReason_ERROR_REASON_LIMIT_REACHED:
		return reconnect, fmt.Errorf("%s: the answer was not taken: %s: %s", where, reason, result.Comment)
	case v1.ErrorReason_ERROR_REASON_TOKEN_INVALID, v1.ErrorReason_ERROR_REASON_TOKEN_EXPIRED:
		return leave, &Refused{where, codes.Unauthenticated, reason, result.Comment}
	case v1.ErrorReason_ERROR_REASON_SCOPE_MISSING, v1.ErrorReason_ERROR_REASON_NOT_ALLOWED:
		return leave, &Refused{where, codes.PermissionDenied, reason, result.Comment}
	case v1.ErrorReason_ERROR_REASON_TABLE_NOT_FOUND:
		return leave, &Refused{where, codes.NotFound, reason, result.Comment}
	}
	refusedChoice := known.answer.GetChoice()
	known.answer = nil
	switch result.Reason {
	case v1.ErrorReason_ERROR_REASON_TILE_NOT_IN_HAND, v1.ErrorReason_ERROR_REASON_END_MISMATCH,
		v1.ErrorReason_ERROR_REASON_END_CLOSED, v1.ErrorReason_ERROR_REASON_ACTION_NOT_ALLOWED:
		token := tokenOf(refusedChoice, known.question.GetDecision().GetLegalMoves())
		p.logf("%s: %s was refused as illegal: %s: %s; deciding again", where, token, reason, result.Comment)
		return again, nil
	case v1.ErrorReason_ERROR_REASON_STALE_TURN, v1.ErrorReason_ERROR_REASON_TURN_ALREADY_ANSWERED,
		v1.ErrorReason_ERROR_REASON_MATCH_OVER:
		// The question is no longer open, and nothing is lost by that.
	case v1.ErrorReason_ERROR_REASON_TURN_TIMED_OUT:
		p.logf("%s: the answer came too late; the server has acted for this seat", where)
	default:
		p.logf("%s: the answer was refused and is dropped: %s: %s", where, reason, result.Comment)
	}
	return nothing, nil
}

func tokenOf(choice *Move, moves []*LegalMove) string {
	for _, move := range moves {
		if isListed(choice, []*LegalMove{move}) {
			return move.GetToken()
		}
	}
	return "?"
}
