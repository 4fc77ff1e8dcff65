package boneyard

import (
	"fmt"
	"strings"

	v1 "boneyard.dev/api/boneyard/v1"
)

// PlayedMatch is a match this player took part in, after its end.
type PlayedMatch struct {
	// TableID is also the match's id.
	TableID string
	// Variant is a key such as "all_fives"; "" when this player was never asked for a move.
	Variant string
	// Seat is the own seat, 1 to 14; 0 when it was never bound.
	Seat int32
	// Team is the own team, 1 to 14; 0 when this player was never asked for a move.
	Team int32
	// Result is nil when the match was voided.
	Result *MatchResult
}

// Reason is why it ended, such as "COMPLETED" or "TIMEOUT"; "ABORTED" when it was voided.
func (m PlayedMatch) Reason() string {
	if m.Result == nil {
		return "ABORTED"
	}
	name, known := v1.EndReason_name[int32(m.Result.Reason)]
	if !known { // newer than this package
		return fmt.Sprintf("END_REASON_%d", m.Result.Reason)
	}
	return strings.TrimPrefix(name, "END_REASON_")
}

// Rank is the own team's, 1 is best; 0 when there is no result or the team is not known.
func (m PlayedMatch) Rank() int32 {
	ranks := m.Result.GetTeamRanks()
	if m.Team < 1 || int(m.Team) > len(ranks) {
		return 0
	}
	return ranks[m.Team-1]
}

// String is one line for people: "tbl_a all_fives, COMPLETED, rank 1 of 2, score 105:70".
func (m PlayedMatch) String() string {
	text := strings.TrimSpace(m.TableID+" "+m.Variant) + ", " + m.Reason()
	if m.Result == nil {
		return text
	}
	if rank := m.Rank(); rank != 0 {
		text += fmt.Sprintf(", rank %d of %d", rank, len(m.Result.TeamRanks))
	}
	scores := make([]string, len(m.Result.TeamScores))
	for team, score := range m.Result.TeamScores {
		scores[team] = fmt.Sprint(score)
	}
	return text + ", score " + strings.Join(scores, ":")
}
