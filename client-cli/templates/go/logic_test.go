package main

import (
	"testing"

	"boneyard.dev/api/boneyard"
)

// One known position.
func TestPointsComeFirst(t *testing.T) {
	moves := []*boneyard.LegalMove{{Token: "6-4R"}, {Token: "5-5L", Points: 10}, {Token: "draw"}}
	if found := decide(&boneyard.SeatView{}, moves); found != moves[1] {
		t.Errorf("wanted 5-5L, found %s", found.Token)
	}
}
