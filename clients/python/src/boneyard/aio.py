"""The asyncio runner. Tables are played side by side: while one decision is thought about, others are answered.

Like the threaded runner it uses `Listen` with `SubmitMove`. `Play` would do as well, but in grpc.aio a write to a
stream that the server has just ended replaces the server's status, SESSION_REPLACED for instance, by INTERNAL.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Sequence
from inspect import isawaitable, iscoroutinefunction
from typing import Callable, Union

import grpc
import grpc.aio

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
from boneyard._settings import channel_options, find_token, server_address
from boneyard.client import CALL_TIMEOUT_S, register
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
from boneyard.v1.play_service_pb2_grpc import PlayServiceStub
from boneyard.v1.types_pb2 import LegalMove, SeatView

_Choice = Union[LegalMove, int]
Decide = Callable[[SeatView, Sequence[LegalMove]], Union[_Choice, Awaitable[_Choice]]]


async def run(
    decide: Decide,
    *,
    server: str | None = None,
    token: str | None = None,
    name: str = "my-bot",
    table: str | None = None,
    matches: int = 1,
    log: Log = say,
) -> list[PlayedMatch]:
    """Like `boneyard.run`, with the same arguments, results and errors.

    `decide` may be a coroutine function. An ordinary function is called in a thread, so that it does
    not keep the event loop waiting; it may then be called for several tables at once.
    """
    address = server_address(server)
    player = Player(name, table, matches, log)
    secret = find_token(token)
    if secret is None:
        made = await asyncio.to_thread(register, address, name=name, log=log)
        secret = made.token
        player.registered(made.player_id)
    thoughts = _Thoughts(player, decide)
    backoff = Backoff()
    try:
        while True:
            async with grpc.aio.insecure_channel(address, options=channel_options(address)) as channel:
                session = _Session(PlayServiceStub(channel), secret, player, thoughts, log)
                ending = await session.play(f"cannot play at {address}")
            if player.is_done:
                return player.finished
            if ending.was_useful:
                backoff.reset()
            delay_s = max(backoff.next_s(), ending.wait_s)
            log(f"{address}: {ending.why}; connecting again in {delay_s:.1f} s")
            await asyncio.sleep(delay_s)
    finally:
        thoughts.stop()


class _Thoughts:
    """Decisions being thought about. They outlive a connection: the answer goes out on the next one."""

    def __init__(self, player: Player, decide: Decide) -> None:
        self._player = player
        self._decide = decide
        self._running: dict[tuple[str, int], asyncio.Task[tuple[TurnRequest, MoveAnswer]]] = {}

    @property
    def tasks(self) -> set[asyncio.Task[tuple[TurnRequest, MoveAnswer]]]:
        return set(self._running.values())

    def start(self, request: TurnRequest) -> None:
        """Begins to think, unless this very decision is being thought about; older ones of its table are given up."""
        key = (request.decision.table_id, request.decision.turn)
        for older in [other for other in self._running if other[0] == key[0] and other != key]:
            self._running.pop(older).cancel()
        if key not in self._running:
            self._running[key] = asyncio.ensure_future(self._think(request))

    def take_finished(self) -> list[tuple[TurnRequest, MoveAnswer]]:
        """Removes and returns the answers that are ready; raises DecideError for one that failed."""
        ready = [key for key, task in self._running.items() if task.done()]
        return [self._running.pop(key).result() for key in ready]

    def stop(self) -> None:
        for task in self._running.values():
            task.cancel()

    async def _think(self, request: TurnRequest) -> tuple[TurnRequest, MoveAnswer]:
        decision = request.decision
        start = time.monotonic()
        try:
            if iscoroutinefunction(self._decide):
                returned = await self._decide(request.view, decision.legal_moves)
            else:
                returned = await asyncio.to_thread(self._decide, request.view, decision.legal_moves)
                if isawaitable(returned):
                    returned = await returned
        except Exception as error:
            raise DecideError(decision.table_id, decision.turn, f"decide raised {error!r}") from error
        self._player.took(request, time.monotonic() - start)
        return request, self._player.answer_with(request, returned)


class _Session:
    """One connection: from the hello to whatever ends it."""

    def __init__(self, stub: PlayServiceStub, token: str, player: Player, thoughts: _Thoughts, log: Log) -> None:
        self._stub = stub
        self._metadata = (("authorization", f"Bearer {token}"),)
        self._player = player
        self._thoughts = thoughts
        self._log = log
        self._submitting: set[asyncio.Task[None]] = set()
        self._silence_s = WELCOME_WAIT_S
        self._drain_s = 0.0
        self._was_useful = False

    async def play(self, doing: str) -> Ending:
        """Handles events until the matches are over or the stream is; raises what ends the run."""
        call = self._stub.Listen(ListenRequest(hello=self._player.hello()), metadata=self._metadata)
        reading = asyncio.ensure_future(call.read())
        heard_at = time.monotonic()
        try:
            while not self._player.is_done:
                left_s = max(heard_at + self._silence_s - time.monotonic(), 0)
                busy = {reading, *self._thoughts.tasks, *self._submitting}
                await asyncio.wait(busy, timeout=left_s, return_when=asyncio.FIRST_COMPLETED)
                if reading.done():
                    response = reading.result()
                    if response is grpc.aio.EOF:
                        raise Broken(describe(None))
                    reading = asyncio.ensure_future(call.read())
                    heard_at = time.monotonic()
                    await self._handle(response.event)
                elif time.monotonic() >= heard_at + self._silence_s:
                    raise Broken(f"nothing came for {self._silence_s:.1f} s")
                for request, answer in self._thoughts.take_finished():
                    self._send(request, answer)
                for task in [task for task in self._submitting if task.done()]:
                    self._submitting.remove(task)
                    task.result()
            why = "done"
        except Broken as broken:
            why = str(broken)
        except grpc.RpcError as error:
            check_stream_error(doing, error)
            why = describe(error)
        finally:
            call.cancel()
            for task in (reading, *self._submitting):
                task.cancel()
            await asyncio.gather(reading, *self._submitting, return_exceptions=True)
        return Ending(why, self._drain_s, self._was_useful)

    async def _handle(self, event: PlayerEvent) -> None:
        kind = event.WhichOneof("event")
        if kind == "welcome":
            if event.welcome.heartbeat_interval_ms > 0:
                self._silence_s = SILENT_BEATS * event.welcome.heartbeat_interval_ms / 1000
            for table_id in self._player.welcomed(event.welcome):
                await self._look_up(table_id)
        elif kind == "turn_request":
            self._answer(event.turn_request)
        elif kind == "table_notice":
            held = self._player.noticed(event.table_notice)
            if held is not None:
                self._answer(held)
        elif kind == "heartbeat":
            self._was_useful = True
            is_idle = not self._submitting and not self._thoughts.tasks
            self._player.heard_beat(event.heartbeat.pending_decision_count, is_idle)
        elif kind == "drain":
            self._drain_s = event.drain.reconnect_after_ms / 1000
            self._log(f"the server will close the connection: {event.drain.comment or 'no reason given'}")
        # Anything else comes from a newer server and is not for us.

    def _answer(self, request: TurnRequest) -> None:
        answer = self._player.remembered(request)
        if answer is None:
            self._thoughts.start(request)
        else:
            self._send(request, answer)

    def _send(self, request: TurnRequest, answer: MoveAnswer) -> None:
        self._submitting.add(asyncio.ensure_future(self._submit(request, answer)))

    async def _submit(self, request: TurnRequest, answer: MoveAnswer) -> None:
        """Sends one answer, the same one again while it is not known whether it arrived."""
        backoff = Backoff()
        where = f"{answer.table_id}, turn {answer.turn}"
        activations = self._player.activations(answer.table_id)
        for attempt in range(SUBMIT_ATTEMPTS):
            if attempt:
                await asyncio.sleep(backoff.next_s())
            try:
                message = SubmitMoveRequest(answer=answer)
                await self._stub.SubmitMove(message, metadata=self._metadata, timeout=CALL_TIMEOUT_S)
                self._was_useful = True
                return
            except grpc.RpcError as error:
                if check_answer_error(where, error, repeated=attempt > 0):
                    if self._player.was_refused(request, reason_of(error), error.details() or ""):
                        self._thoughts.start(request)
                    elif released := self._player.released(answer.table_id, activations):
                        self._answer(released)
                    return
                why = describe(error)
                self._log(f"{where}: the answer may not have arrived: {why}; sending it again")
        raise Broken(f"no answer gets through: {why}")

    async def _look_up(self, table_id: str) -> None:
        """Finds out what became of a table while we were away."""
        try:
            request = GetSeatViewRequest(table_id=table_id)
            reply = await self._stub.GetSeatView(request, metadata=self._metadata, timeout=CALL_TIMEOUT_S)
            self._player.looked_up(table_id, reply.view)
        except grpc.RpcError as error:
            if not is_lost_table(error):
                raise Broken(f"cannot read {table_id}: {describe(error)}") from None
            if self._player.must_know(table_id):
                raise refused(f"no longer at {table_id}", error) from None
            self._player.lost_table(table_id, describe(error))
