package main

import (
	"cmp"
	"slices"

	"boneyard.dev/api/boneyard"
)

// Edit me: which move to play. Most points first, then the heaviest tile; the first of equals, so a tile before a
// draw or a pass.
func decide(_ *boneyard.SeatView, moves []*boneyard.LegalMove) *boneyard.LegalMove {
	return slices.MaxFunc(moves, func(a, b *boneyard.LegalMove) int {
		return cmp.Or(cmp.Compare(a.Points, b.Points), cmp.Compare(boneyard.Pips(a), boneyard.Pips(b)))
	})
}
