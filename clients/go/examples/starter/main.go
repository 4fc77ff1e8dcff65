// A starter bot for any variant. Usage: starter [TABLE]
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

// Most points first, then the heaviest tile; the first of equals, so a tile before a draw or a pass.
func decide(view *boneyard.SeatView, moves []*boneyard.LegalMove) *boneyard.LegalMove {
	return slices.MaxFunc(moves, func(a, b *boneyard.LegalMove) int {
		return cmp.Or(cmp.Compare(a.Points, b.Points), cmp.Compare(boneyard.Pips(a), boneyard.Pips(b)))
	})
}

func main() {
	flag.Parse()
	matches, err := boneyard.Run(context.Background(), decide, boneyard.Options{Table: flag.Arg(0)})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(matches[0])
}
