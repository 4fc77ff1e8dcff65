package boneyard

import (
	"context"
	"math/rand/v2"
	"time"
)

const (
	firstWait   = 250 * time.Millisecond
	longestWait = 8 * time.Second
)

// backoff makes waiting times: 0.25, 0.5, 1, 2, 4, 8, 8 s and so on, each shortened at random by up to a half, which
// keeps many bots from returning to a restarted server in the same moment. Its zero value is ready.
type backoff struct{ doublings int }

func (b *backoff) next() time.Duration {
	wait := min(firstWait<<b.doublings, longestWait)
	if wait < longestWait {
		b.doublings++
	}
	return wait/2 + rand.N(wait/2)
}

// reset begins again with the shortest; for when something worked.
func (b *backoff) reset() { b.doublings = 0 }

// pause waits, or returns the error of the context that ended meanwhile.
func pause(ctx context.Context, wait time.Duration) error {
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
