// Times answers in Go: see measure.py. Usage: go run -C clients/go ../latency/bot.go SERVER ECHO CALL DECISIONS
package main

import (
	"context"
	"encoding/json"
	"log"
	"os"
	"strconv"
	"time"

	"boneyard.dev/api/boneyard"
	v1 "boneyard.dev/api/boneyard/v1"
)

var (
	ctx   = context.Background()
	hello = &v1.Hello{Client: "latency"}
)

// sender sends an answer and waits until it is acknowledged.
type sender func(*v1.MoveAnswer) error

// receiver gives the next event that is no acknowledgement.
type receiver func() (*v1.PlayerEvent, error)

func unary(client *boneyard.Client) sender {
	return func(answer *v1.MoveAnswer) error {
		_, err := client.Play.SubmitMove(ctx, &v1.SubmitMoveRequest{Answer: answer})
		return err
	}
}

func listen(client *boneyard.Client) receiver {
	stream := must(client.Play.Listen(ctx, &v1.ListenRequest{Hello: hello}))
	return func() (*v1.PlayerEvent, error) {
		response, err := stream.Recv()
		return response.GetEvent(), err
	}
}

// talk opens a Play stream. Events that come before an acknowledgement wait for whoever asks for the next one.
func talk(client *boneyard.Client) (sender, receiver) {
	stream := must(client.Play.Play(ctx))
	check(stream.Send(&v1.PlayRequest{Message: &v1.PlayRequest_Hello{Hello: hello}}))
	var waiting []*v1.PlayerEvent
	send := func(answer *v1.MoveAnswer) error {
		if err := stream.Send(&v1.PlayRequest{Message: &v1.PlayRequest_Answer{Answer: answer}}); err != nil {
			return err
		}
		for {
			response, err := stream.Recv()
			if err != nil || response.Event.GetAnswerResult() != nil {
				return err
			}
			waiting = append(waiting, response.Event)
		}
	}
	receive := func() (*v1.PlayerEvent, error) {
		if len(waiting) > 0 {
			event := waiting[0]
			waiting = waiting[1:]
			return event, nil
		}
		response, err := stream.Recv()
		return response.GetEvent(), err
	}
	return send, receive
}

func openTable(client *boneyard.Client, playerID string) {
	chairs := []*v1.ChairSpec{
		{Occupant: &v1.ChairSpec_PlayerId{PlayerId: playerID}},
		{Occupant: &v1.ChairSpec_HouseBot{HouseBot: &v1.HouseBotSpec{HouseBot: "first"}}},
	}
	variant := &v1.VariantSpec{Variant: "block", Options: map[string]string{"seats": "2", "target": "500"}}
	must(client.Tables.CreateTable(ctx, &v1.CreateTableRequest{Table: &v1.TableSpec{Variant: variant, Chairs: chairs}}))
}

func main() {
	server, echo, call, decisions := os.Args[1], os.Args[2], os.Args[3], must(strconv.Atoi(os.Args[4]))
	made := must(boneyard.Register(ctx, server, "latency"))
	ours, bare := must(boneyard.ConnectAs(server, made.Token)), must(boneyard.ConnectAs(echo, made.Token))
	toServer, toEcho := unary(ours), unary(bare)
	var receive receiver
	if call == "Play" {
		toServer, receive = talk(ours)
		toEcho, _ = talk(bare)
	} else {
		receive = listen(ours)
	}
	times := map[string][]float64{}
	timed := func(name string, send sender, answer *v1.MoveAnswer) {
		begun := time.Now()
		check(send(answer))
		times[name] = append(times[name], float64(time.Since(begun).Nanoseconds())/1000)
	}
	for len(times["server"]) < decisions {
		event := must(receive())
		isOver := event.GetTableNotice().GetState() == v1.TableState_TABLE_STATE_FINISHED
		if event.GetWelcome() != nil || isOver {
			openTable(ours, made.PlayerID)
		}
		decision := event.GetTurnRequest().GetDecision()
		if decision == nil {
			continue
		}
		answer := &v1.MoveAnswer{TableId: decision.TableId, Turn: decision.Turn, Choice: decision.LegalMoves[0].Choice}
		check(toEcho(answer)) // not counted: whatever comes first after the wait for a question is slow
		timed("echo", toEcho, answer)
		timed("server", toServer, answer)
	}
	check(json.NewEncoder(os.Stdout).Encode(times))
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func must[T any](value T, err error) T {
	check(err)
	return value
}
