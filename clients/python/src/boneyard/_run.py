"""The threaded runner: `Listen` brings the questions, `SubmitMove` takes the answers."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Iterator, Sequence
from typing import Any, Callable, NamedTuple, Union

import grpc

from boneyard._backoff import Backoff
from boneyard._endings import (
    SILENT_BEATS,
    SUBMIT_ATTEMPTS,
    WELCOME_WAIT_S,
    Broken,
    Ending,
    check_answer_error,
    check_stream_error,
    is_lost_table,
)
from boneyard._log import Log, say
from boneyard._player import Player
from boneyard._settings import find_token, server_address
from boneyard.client import CALL_TIMEOUT_S, Client, register
from boneyard.errors import DecideError, describe, reason_of, refused
from boneyard.match import PlayedMatch
from boneyard.v1.play_service_pb2 import (
    GetSeatViewRequest,
    ListenRequest,
    MoveAnswer,
    PlayerEvent,
    SubmitMoveRequest,
    TurnRequest,
)
from boneyard.v1.types_pb2 import LegalMove, SeatView

Decide = Callable[[SeatView, Sequence[LegalMove]], Union[LegalMove, int]]


def run(
    decide: Decide,
    *,
    server: str | None = None,
    token: str | None = None,
    name: str = "my-bot",
    table: str | None = None,
    matches: int = 1,
    log: Log = say,
) -> list[PlayedMatch]:
    """Plays until `matches` matches are over and returns them; 0 plays for ever.

    `decide(view, moves)` is called once for each decision, with all that the seat may know and every
    legal move (at least one). It returns one of the moves, or its index in the list.

    `server` is `host:port`, by default BONEYARD_SERVER or 127.0.0.1:6628. `token` is by default
    BONEYARD_TOKEN, or what the file BONEYARD_TOKEN_FILE holds; without any, a player called `name` (1
    to 32 characters) is registered. `table` is joined first, and the run then lasts at least until its
    match is over; without it the bot plays wherever its player is seated. `log` receives one line for
    each thing worth knowing and prints it to stderr by default.

    Lost connections are made again for as long as it takes. Raises Refused when the server will not
    have this bot, DecideError when `decide` fails, SettingsError when an argument cannot be used.
    """
    address = server_address(server)
    player = Player(name, table, matches, log)
    secret = find_token(token)
    if secret is None:
        made = register(address, name=name, log=log)
        secret = made.token
        player.registered(made.player_id)
    backoff = Backoff()
    while True:
        with Client(address, secret) as client:
            ending = _Session(client, player, decide, log).play()
        if player.is_done:
            return player.finished
        if ending.was_useful:
            backoff.reset()
        delay_s = max(backoff.next_s(), ending.wait_s)
        log(f"{address}: {ending.why}; connecting again in {delay_s:.1f} s")
        time.sleep(delay_s)


class _Session:
    """One connection: from the hello to whatever ends it."""

    def __init__(self, client: Client, player: Player, decide: Decide, log: Log) -> None:
        self._client = client
        self._player = player
        self._decide = decide
        self._log = log
        self._silence_s = WELCOME_WAIT_S
        self._drain_s = 0.0
        self._was_useful = False
        self._answered_at = time.monotonic()

    def play(self) -> Ending:
        """Handles events until the matches are over or the stream is; raises what ends the run."""
        feed = _Feed(self._client.play.Listen(ListenRequest(hello=self._player.hello())))
        try:
            while not self._player.is_done:
                self._handle(feed.next(self._silence_s))
            why = "done"
        except Broken as broken:
            if feed.error is not None:  # it may forbid another connection
                check_stream_error(f"cannot play at {self._client.address}", feed.error)
            why = str(broken)
        except grpc.RpcError as error:
            check_stream_error(f"cannot play at {self._client.address}", error)
            why = describe(error)
        finally:
            feed.close()
        return Ending(why, self._drain_s, self._was_useful)

    def _handle(self, arrival: _Arrival) -> None:
        event = arrival.event
        kind = event.WhichOneof("event")
        if kind == "welcome":
            if event.welcome.heartbeat_interval_ms > 0:
                self._silence_s = SILENT_BEATS * event.welcome.heartbeat_interval_ms / 1000
            for table_id in self._player.welcomed(event.welcome):
                self._look_up(table_id)
        elif kind == "turn_request":
            self._answer(event.turn_request)
        elif kind == "table_notice":
            held = self._player.noticed(event.table_notice)
            if held is not None:
                self._answer(held)
        elif kind == "heartbeat":
            self._was_useful = True
            self._player.heard_beat(event.heartbeat.pending_decision_count, arrival.at > self._answered_at)
        elif kind == "drain":
            self._drain_s = event.drain.reconnect_after_ms / 1000
            self._log(f"the server will close the connection: {event.drain.comment or 'no reason given'}")
        # Anything else comes from a newer server and is not for us.

    def _answer(self, request: TurnRequest) -> None:
        answer = self._player.remembered(request) or self._ask(request)
        while not self._submit(request, answer):
            answer = self._ask(request)
        self._answered_at = time.monotonic()

    def _ask(self, request: TurnRequest) -> MoveAnswer:
        decision = request.decision
        start = time.monotonic()
        try:
            returned = self._decide(request.view, decision.legal_moves)
        except Exception as error:
            raise DecideError(decision.table_id, decision.turn, f"decide raised {error!r}") from error
        self._player.took(request, time.monotonic() - start)
        return self._player.answer_with(request, returned)

    def _submit(self, request: TurnRequest, answer: MoveAnswer) -> bool:
        """Sends one answer, the same one again while it is not known whether it arrived.

        Returns False when the decision has to be made again.
        """
        backoff = Backoff()
        for attempt in range(SUBMIT_ATTEMPTS):
            if attempt:
                time.sleep(backoff.next_s())
            try:
                self._client.play.SubmitMove(SubmitMoveRequest(answer=answer), timeout=CALL_TIMEOUT_S)
                self._was_useful = True
                return True
            except grpc.RpcError as error:
                if check_answer_error(f"{answer.table_id}, turn {answer.turn}", error, repeated=attempt > 0):
                    return not self._player.was_refused(request, reason_of(error), error.details() or "")
                why = describe(error)
                self._log(
                    f"{answer.table_id}, turn {answer.turn}: the answer may not have arrived: {why}; sending it again"
                )
        raise Broken(f"no answer gets through: {why}")

    def _look_up(self, table_id: str) -> None:
        """Finds out what became of a table while we were away."""
        try:
            reply = self._client.play.GetSeatView(GetSeatViewRequest(table_id=table_id), timeout=CALL_TIMEOUT_S)
            self._player.looked_up(table_id, reply.view)
        except grpc.RpcError as error:
            if not is_lost_table(error):
                raise Broken(f"cannot read {table_id}: {describe(error)}") from None
            if self._player.must_know(table_id):
                raise refused(f"no longer at {table_id}", error) from None
            self._player.lost_table(table_id, describe(error))


class _Arrival(NamedTuple):
    """An event, and when it came by the monotonic clock, in seconds."""

    event: PlayerEvent
    at: float


class _Feed:
    """Reads a stream in a thread of its own, so that silence can be noticed and a long thought loses nothing."""

    def __init__(self, call: Any) -> None:
        self.error: grpc.RpcError | None = None  # what ended the stream
        self._call = call
        self._queue: queue.SimpleQueue[_Arrival | None] = queue.SimpleQueue()
        threading.Thread(target=self._read, args=(iter(call),), name="boneyard-listen", daemon=True).start()

    def _read(self, responses: Iterator[Any]) -> None:
        try:
            for response in responses:
                self._queue.put(_Arrival(response.event, time.monotonic()))
        except grpc.RpcError as error:
            self.error = error
        finally:
            self._queue.put(None)

    def next(self, silence_s: float) -> _Arrival:
        """The next event. Raises what ended the stream, or Broken when nothing came for `silence_s` seconds."""
        try:
            item = self._queue.get(timeout=silence_s)
        except queue.Empty:
            raise Broken(f"nothing came for {silence_s:.1f} s") from None
        if item is not None:
            return item
        raise self.error or Broken(describe(None))

    def close(self) -> None:
        """Ends the stream, and with it the thread."""
        self._call.cancel()
