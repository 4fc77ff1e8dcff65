"""Times answers in Python: see measure.py. Usage: python bot.py SERVER ECHO CALL DECISIONS"""

import json
import queue
import sys
import time

import boneyard
from boneyard.v1 import play_service_pb2 as play
from boneyard.v1 import table_service_pb2 as tables
from boneyard.v1 import types_pb2 as types

server, echo, call, decisions = *sys.argv[1:4], int(sys.argv[4])
made = boneyard.register(server, name="latency", log=lambda line: None)
ours, bare = boneyard.connect(server, made.token), boneyard.connect(echo, made.token)


def open_table():
    chairs = [{"player_id": made.player_id}, {"house_bot": {"house_bot": "first"}}]
    variant = {"variant": "block", "options": {"seats": "2", "target": "500"}}
    ours.tables.CreateTable(tables.CreateTableRequest(table={"variant": variant, "chairs": chairs}))


def unary(client):
    """A way to send an answer by SubmitMove and to wait for its reply."""
    return lambda answer: client.play.SubmitMove(play.SubmitMoveRequest(answer=answer))


class Talk:
    """A Play stream: an answer is sent, and events are read until its result comes; others wait in `events`."""

    def __init__(self, client):
        self.said = queue.SimpleQueue()
        self.events = queue.SimpleQueue()
        self.say(play.PlayRequest(hello=play.Hello(client="latency")))
        self.responses = client.play.Play(iter(self.said.get, None))

    def say(self, request):
        self.said.put(request)

    def __call__(self, answer):
        self.say(play.PlayRequest(answer=answer))
        for response in self.responses:
            if response.event.WhichOneof("event") == "answer_result":
                return
            self.events.put(response)

    def __iter__(self):
        while True:
            yield self.events.get() if not self.events.empty() else next(self.responses)


if call == "Play":
    to_server, to_echo = Talk(ours), Talk(bare)
    events = iter(to_server)
else:
    to_server, to_echo = unary(ours), unary(bare)
    events = ours.play.Listen(play.ListenRequest(hello=play.Hello(client="latency")))

times = {"server": [], "echo": []}
for response in events:
    event = response.event
    kind = event.WhichOneof("event")
    is_over = kind == "table_notice" and event.table_notice.state == types.TABLE_STATE_FINISHED
    if kind == "welcome" or is_over:
        open_table()
    elif kind == "turn_request":
        decision = event.turn_request.decision
        choice = decision.legal_moves[0].choice
        answer = play.MoveAnswer(table_id=decision.table_id, turn=decision.turn, choice=choice)
        to_echo(answer)  # not counted: whatever comes first after the wait for a question is slow
        for name, send in (("echo", to_echo), ("server", to_server)):
            begun = time.perf_counter()
            send(answer)
            times[name].append(1e6 * (time.perf_counter() - begun))
        if len(times["server"]) == decisions:
            break
print(json.dumps(times))
ours.close()
bare.close()
