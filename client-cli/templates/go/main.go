// Plays at a server. Usage: my-bot [TABLE]
package main

import (
	"context"
	"flag"
	"fmt"
	"log"

	"boneyard.dev/api/boneyard"
)

func main() {
	flag.Parse()
	matches, err := boneyard.Run(context.Background(), decide, boneyard.Options{Name: "my-bot", Table: flag.Arg(0)})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(matches[0])
}
