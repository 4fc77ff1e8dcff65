package main

import (
	"math"
	"slices"

	"boneyard.dev/api/boneyard"
	v1 "boneyard.dev/api/boneyard/v1"
)

// pips is a set of the values 0 to 18.
type pips uint32

func (p pips) fits(tile *boneyard.Tile) bool { return (p>>tile.GetHigh()|p>>tile.GetLow())&1 == 1 }

// other is what is known of a seat that is not our own.
type other struct {
	seat      int32
	tiles     int
	isPartner bool
	lacks     pips // shown by a pass or a draw since which it took no tile
}

// knowledge is what a careful player remembers of the round.
type knowledge struct {
	view   *boneyard.SeatView
	unseen []*boneyard.Tile // neither in our hand nor on the table
	others []*other         // in the order in which they play after us
}

func study(view *boneyard.SeatView) *knowledge {
	k := &knowledge{view: view}
	table := view.GetTable()
	seen := map[[2]int32]bool{}
	note := func(tile *boneyard.Tile) {
		if tile != nil {
			seen[[2]int32{tile.GetHigh(), tile.GetLow()}] = true
		}
	}
	for _, tile := range view.GetHand() {
		note(tile)
	}
	note(table.GetEngineTile())
	for _, arm := range table.GetArms() {
		note(arm.GetRoot())
		for _, placed := range arm.GetTiles() {
			note(placed.GetTile())
		}
	}
	for high := int32(0); high <= table.GetRules().GetMaxPips(); high++ {
		for low := int32(0); low <= high; low++ {
			if !seen[[2]int32{high, low}] {
				k.unseen = append(k.unseen, &boneyard.Tile{High: high, Low: low})
			}
		}
	}
	k.meetOthers()
	return k
}

func (k *knowledge) meetOthers() {
	seats := k.view.GetTable().GetSeats()
	var ownTeam int32
	for _, info := range seats {
		if info.GetSeat() == k.view.GetSeat() {
			ownTeam = info.GetTeam()
		}
	}
	count := int32(len(seats))
	for step := int32(1); step < count; step++ {
		seat := (k.view.GetSeat()-1+step)%count + 1
		known := &other{seat: seat}
		for _, info := range seats {
			if info.GetSeat() == seat {
				known.tiles, known.isPartner = int(info.GetHandCount()), info.GetTeam() == ownTeam
			}
		}
		for _, action := range k.view.GetTable().GetHistory() {
			if action.GetSeat() != seat {
				continue
			}
			if action.GetDrawnCount() > 0 {
				known.lacks = 0 // the new tiles may be anything
			}
			if action.GetDrawnCount() == 0 {
				for _, value := range action.GetLackedPips() {
					known.lacks |= 1 << value
				}
			}
		}
		k.others = append(k.others, known)
	}
}

// openAfter is what a seat may play on after a placement, by the ends as they are open now.
func (k *knowledge) openAfter(place *v1.PlaceTile, seat int32) pips {
	tile := place.GetTile()
	halves := pips(1<<tile.GetHigh() | 1<<tile.GetLow())
	outer := halves // the first tile is open on both sides
	var open pips
	for _, end := range k.view.GetTable().GetOpenEnds() {
		isOpen := slices.Contains(end.GetOpenToSeats(), seat)
		switch {
		case end.GetEndId() != place.GetEndId():
			if isOpen && end.Pips != nil {
				open |= 1 << end.GetPips()
			}
		case end.Pips == nil:
		case !isOpen:
			outer = 0
		case tile.GetHigh() != tile.GetLow():
			outer = halves &^ (1 << end.GetPips())
		}
	}
	return open | outer
}

// stuckChance is how likely a seat holds no tile for these values, as if the tiles it may hold were dealt at random.
func (k *knowledge) stuckChance(seat *other, open pips) float64 {
	possible, fitting := 0, 0
	for _, tile := range k.unseen {
		if seat.lacks.fits(tile) {
			continue
		}
		possible++
		if open.fits(tile) {
			fitting++
		}
	}
	if possible == 0 {
		return 0
	}
	return math.Pow(1-float64(fitting)/float64(possible), float64(seat.tiles))
}

func same(a, b *boneyard.Tile) bool { return a.GetHigh() == b.GetHigh() && a.GetLow() == b.GetLow() }
