// Package boneyard plays dominoes on a Boneyard server. A bot is one function:
//
//	func decide(view *boneyard.SeatView, moves []*boneyard.LegalMove) *boneyard.LegalMove {
//		return moves[0]
//	}
//
//	matches, err := boneyard.Run(ctx, decide, boneyard.Options{Table: "tbl_..."})
//
// The package connects, joins, answers, connects again after a failure and says on standard error why nothing
// happens. It knows no rule of dominoes: every question comes with its legal moves.
//
// The messages are in boneyard.dev/api/boneyard/v1, made from the contract by generate.sh.
package boneyard

import (
	"fmt"
	"os"

	v1 "boneyard.dev/api/boneyard/v1"
)

// Version of this package, as the server's log shows it.
const Version = "0.1.0"

// The messages that most bots use, so that they need no second import.
type (
	// SeatView is all that one seat may know.
	SeatView = v1.SeatView
	// LegalMove is one legal answer to a decision.
	LegalMove = v1.LegalMove
	// Move is what a seat does with one decision.
	Move = v1.Move
	// Tile is a domino.
	Tile = v1.Tile
	// MatchResult is the final result of a match.
	MatchResult = v1.MatchResult
)

// say prints one line to standard error, so that a bot's own output stays its own.
func say(line string) {
	fmt.Fprintln(os.Stderr, "boneyard:", line)
}

// Pips are those of the tile that a move lays, both halves together; 0 when it lays none, as for the double blank.
func Pips(move *LegalMove) int32 {
	tile := move.GetChoice().GetPlace().GetTile()
	return tile.GetHigh() + tile.GetLow()
}
