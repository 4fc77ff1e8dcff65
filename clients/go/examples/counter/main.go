// Counter keeps track of what others cannot hold: it lays tiles that leave ends which the next opponents lack and which
// it can follow itself. Usage: counter [TABLE]
package main

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"log"
	"slices"

	"boneyard.dev/api/boneyard"
)

// What things are worth, in points.
const (
	perPip       = 0.08 // a pip shed
	perDoublePip = 0.10 // on top, if it is a double: it fits one value only
	follow       = 0.5  // having a tile for what is open afterwards
	perFollower  = 0.2  // each such tile
	stuck        = 3.0  // the next opponent being stuck, for certain
	perSeat      = 0.25 // how much less each further seat counts
	partner      = -2.0 // a partner being stuck, against an opponent
)

func decide(view *boneyard.SeatView, moves []*boneyard.LegalMove) *boneyard.LegalMove {
	knowledge := study(view)
	return slices.MaxFunc(moves, func(a, b *boneyard.LegalMove) int {
		return cmp.Compare(knowledge.worth(a), knowledge.worth(b))
	})
}

// worth is what a move is good for, in points.
func (k *knowledge) worth(move *boneyard.LegalMove) float64 {
	place := move.GetChoice().GetPlace()
	if place == nil {
		if move.GetChoice().GetDraw() != nil {
			return -1000 // a tile more to get rid of
		}
		return float64(move.GetPoints())
	}
	tile := place.GetTile()
	worth := float64(move.GetPoints()) + perPip*float64(boneyard.Pips(move))
	if tile.GetHigh() == tile.GetLow() {
		worth += perDoublePip * float64(boneyard.Pips(move))
	}
	open := k.openAfter(place, k.view.GetSeat())
	followers := 0.0
	for _, own := range k.view.GetHand() {
		if !same(own, tile) && open.fits(own) {
			followers++
		}
	}
	worth += follow*min(followers, 1) + perFollower*followers
	weight := stuck
	for _, other := range k.others {
		chance := k.stuckChance(other, k.openAfter(place, other.seat)) * weight
		if other.isPartner {
			chance *= partner
		}
		worth += chance
		weight *= perSeat
	}
	return worth
}

func main() {
	flag.Parse()
	matches, err := boneyard.Run(context.Background(), decide, boneyard.Options{Name: "counter", Table: flag.Arg(0)})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(matches[0])
}
