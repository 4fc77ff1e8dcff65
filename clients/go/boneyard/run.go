package boneyard

import (
	"context"
	"fmt"
	"time"
)

// Decide chooses one of the moves, of which there is at least one, from all that the seat may know. It is called for
// one decision at a time, and once for each, also when the connection breaks meanwhile; only an answer that the server
// refused as illegal is asked for again.
type Decide func(view *SeatView, moves []*LegalMove) *LegalMove

// Forever, as Options.Matches, plays until the context ends.
const Forever = -1

// Options of a run; the zero value plays one match wherever the player is seated.
type Options struct {
	// Server is host:port; without it BONEYARD_SERVER, else 127.0.0.1:6628. Plain text, no TLS yet.
	Server string
	// Token of the player; without it BONEYARD_TOKEN, else what the file BONEYARD_TOKEN_FILE holds, else a new player
	// is registered.
	Token string
	// Name, 1 to 32 characters; without it "my-bot".
	Name string
	// Table is joined first, and the run then lasts at least until its match is over.
	Table string
	// Matches to play, or Forever; 0 plays one.
	Matches int
	// Log receives one line for each thing worth knowing; nil prints to standard error.
	Log func(line string)
}

// Run plays and returns the finished matches, also beside an error. Lost connections are made again for as long as it
// takes. The error is a *Refused when the server will not have this bot, a *DecideError when decide returned no move, a
// *SettingsError when an option cannot be used, or that of the context.
func Run(ctx context.Context, decide Decide, options Options) ([]PlayedMatch, error) {
	address, err := serverAddress(options.Server)
	if err != nil {
		return nil, err
	}
	player, err := newPlayer(options)
	if err != nil {
		return nil, err
	}
	token, err := findToken(options.Token)
	if err != nil {
		return nil, err
	}
	if token == "" {
		made, err := register(ctx, address, player.name, player.log)
		if err != nil {
			return nil, err
		}
		token = made.Token
		player.logf("no token given: registered %s as %q, for this run only", made.PlayerID, player.name)
		player.logf("set BONEYARD_TOKEN to play as the same player each time")
	}
	var waits backoff
	for {
		ending, err := playSession(ctx, address, token, player, decide)
		if ctx.Err() != nil && !player.done() {
			return player.finished, ctx.Err()
		}
		if err != nil || player.done() {
			return player.finished, err
		}
		if ending.useful {
			waits.reset()
		}
		wait := max(waits.next(), ending.wait)
		player.log(fmt.Sprintf("%s: %s; connecting again in %.1f s", address, ending.why, wait.Seconds()))
		if err := pause(ctx, wait); err != nil {
			return player.finished, err
		}
	}
}

// ending is how a connection ended that may be made again.
type ending struct {
	why string
	// wait is the least time before the next one.
	wait time.Duration
	// useful says that it lived long enough that the next wait may be short again.
	useful bool
}
