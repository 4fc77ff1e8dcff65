"""A scripted server: each connection plays one script, and answers are taken as the contract says."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from concurrent import futures
from typing import Any, Callable, NamedTuple

import grpc

from boneyard.v1 import (
    events_pb2,
    play_service_pb2_grpc,
    player_service_pb2_grpc,
    table_service_pb2_grpc,
)
from boneyard.v1 import (
    play_service_pb2 as play,
)
from boneyard.v1 import (
    player_service_pb2 as players,
)
from boneyard.v1 import (
    table_service_pb2 as tables,
)
from boneyard.v1 import (
    types_pb2 as types,
)

#: No test waits longer than this for the other side, in seconds.
PATIENCE_S = 20.0


class Refuse(Exception):
    """A status to end a call with."""

    def __init__(self, code: grpc.StatusCode, reason: str = "", details: str = "scripted") -> None:
        super().__init__(f"{code} {reason}")
        self.code, self.reason, self.details = code, reason, details

    def end(self, context: grpc.ServicerContext) -> None:
        if self.reason:
            context.set_trailing_metadata((("boneyard-reason", self.reason),))
        context.abort(self.code, self.details)


class Outcome(NamedTuple):
    """What happens to one answer: it may be refused, be taken, or be taken and its reply lost."""

    refusal: Refuse | None = None
    is_taken: bool = True


Script = Callable[["FakeServer", "Connection"], Iterator[play.PlayerEvent]]


class Connection:
    """A stream as its script sees it."""

    def __init__(self, context: grpc.ServicerContext) -> None:
        self._context = context
        self._ended = threading.Event()
        self.when_gone(self._ended.set)

    def when_gone(self, tell: Callable[[], None]) -> None:
        """Calls `tell` when the stream has ended."""
        if not self._context.add_callback(tell):
            tell()

    def wait_until_gone(self) -> None:
        """Blocks until the client has left."""
        if not self._ended.wait(PATIENCE_S):
            raise AssertionError("the client did not leave")


class FakeServer(
    play_service_pb2_grpc.PlayServiceServicer,
    player_service_pb2_grpc.PlayerServiceServicer,
    table_service_pb2_grpc.TableServiceServicer,
):
    """Use in a `with` statement; `address` has a port the system chose."""

    def __init__(self, *scripts: Script, outcomes: Sequence[Outcome] = ()) -> None:
        self.hellos: list[play.Hello] = []
        self.authorizations: list[str] = []
        self.answers: list[play.MoveAnswer] = []  # every attempt
        self.replays = 0
        self.views: dict[str, types.SeatView] = {}
        self.created: list[tables.CreateTableRequest] = []
        self.registered: list[players.RegisterPlayerRequest] = []
        self.registering: Refuse | None = None  # why nobody may register
        self.failures: list[BaseException] = []
        self._scripts = list(scripts)
        self._outcomes = list(outcomes)
        self._taken: dict[tuple[str, int], types.Move] = {}
        self._changed = threading.Condition()
        self._server = grpc.server(futures.ThreadPoolExecutor(max_workers=16))
        play_service_pb2_grpc.add_PlayServiceServicer_to_server(self, self._server)
        player_service_pb2_grpc.add_PlayerServiceServicer_to_server(self, self._server)
        table_service_pb2_grpc.add_TableServiceServicer_to_server(self, self._server)
        self.address = f"127.0.0.1:{self._server.add_insecure_port('127.0.0.1:0')}"

    def __enter__(self) -> FakeServer:
        self._server.start()
        return self

    def __exit__(self, *_: Any) -> None:
        self._server.stop(None).wait()
        if self.failures:
            raise AssertionError("a script failed") from self.failures[0]

    def wait_taken(self, table_id: str, turn: int) -> None:
        """Blocks until this decision has been answered."""
        self._wait(lambda: (table_id, turn) in self._taken, f"no answer to {table_id}, turn {turn}")

    def wait_answers(self, count: int) -> None:
        """Blocks until so many answers came, taken or not."""
        self._wait(lambda: len(self.answers) >= count, f"fewer than {count} answers")

    def _wait(self, is_so: Callable[[], bool], otherwise: str) -> None:
        with self._changed:
            if not self._changed.wait_for(is_so, PATIENCE_S):
                raise AssertionError(otherwise)

    # PlayService

    def Listen(self, request: play.ListenRequest, context: grpc.ServicerContext) -> Iterator[play.ListenResponse]:
        for event in self._play_script(request.hello, context):
            yield play.ListenResponse(event=event)

    def SubmitMove(self, request: play.SubmitMoveRequest, context: grpc.ServicerContext) -> play.SubmitMoveResponse:
        try:
            return play.SubmitMoveResponse(replayed=self._take(request.answer), sequence=1)
        except Refuse as refuse:
            refuse.end(context)
            raise

    def GetSeatView(self, request: play.GetSeatViewRequest, context: grpc.ServicerContext) -> play.GetSeatViewResponse:
        view = self.views.get(request.table_id)
        if view is None:
            Refuse(grpc.StatusCode.NOT_FOUND, "TABLE_NOT_FOUND").end(context)
        return play.GetSeatViewResponse(view=view)

    # The others

    def RegisterPlayer(
        self, request: players.RegisterPlayerRequest, context: grpc.ServicerContext
    ) -> players.RegisterPlayerResponse:
        if self.registering is not None:
            self.registering.end(context)
        self.registered.append(request)
        made = players.Player(player_id="ply_new", display_name=request.display_name, is_bot=request.is_bot)
        return players.RegisterPlayerResponse(player=made, token="fresh-token", recovery_code="code")

    def CreateTable(
        self, request: tables.CreateTableRequest, context: grpc.ServicerContext
    ) -> tables.CreateTableResponse:
        self._note_caller(context)
        self.created.append(request)
        return tables.CreateTableResponse(table=types.PublicView(table_id="tbl_a"))

    # Inside

    def _note_caller(self, context: grpc.ServicerContext) -> None:
        self.authorizations += [value for key, value in context.invocation_metadata() if key == "authorization"]

    def _play_script(self, hello: play.Hello, context: grpc.ServicerContext) -> Iterator[play.PlayerEvent]:
        try:
            yield from self._script_events(hello, context)
        except Refuse as refuse:
            refuse.end(context)

    def _script_events(self, hello: play.Hello, context: grpc.ServicerContext) -> Iterator[play.PlayerEvent]:
        self._note_caller(context)
        with self._changed:
            self.hellos.append(hello)
            script = self._scripts.pop(0) if self._scripts else None
        if script is None:
            self.failures.append(AssertionError("one connection more than there are scripts"))
            raise Refuse(grpc.StatusCode.NOT_FOUND, "TABLE_NOT_FOUND", "no script is left")
        try:
            yield from script(self, Connection(context))
        except AssertionError as failure:
            self.failures.append(failure)
            raise

    def _take(self, answer: play.MoveAnswer) -> bool:
        """Takes an answer; returns whether it had been taken before."""
        with self._changed:
            self.answers.append(answer)
            outcome = self._outcomes.pop(0) if self._outcomes else Outcome()
            key = (answer.table_id, answer.turn)
            taken = self._taken.get(key)
            self._changed.notify_all()
            if taken is not None and taken != answer.choice:
                raise Refuse(grpc.StatusCode.ABORTED, "TURN_ALREADY_ANSWERED")
            if outcome.refusal is None or outcome.is_taken:
                self._taken[key] = answer.choice
                self.replays += taken is not None
            if outcome.refusal is not None:
                raise outcome.refusal
            return taken is not None


# Events, as short as scripts need them.


def welcome(*table_ids: str, heartbeat_ms: int = 60_000) -> play.PlayerEvent:
    return play.PlayerEvent(
        welcome=play.Welcome(player_id="ply_me", heartbeat_interval_ms=heartbeat_ms, table_ids=table_ids)
    )


def place(high: int, low: int, points: int = 0) -> types.LegalMove:
    tile = types.Tile(high=high, low=low)
    return types.LegalMove(
        choice=types.Move(place=types.PlaceTile(tile=tile, end_id=2)), token=f"{high}-{low}L", points=points
    )


DRAW = types.LegalMove(choice=types.Move(draw=types.DrawTile()), token="draw")


def view(table_id: str = "tbl_a", state: int = types.TABLE_STATE_ACTIVE) -> types.SeatView:
    return types.SeatView(
        seat=2,
        table=types.PublicView(
            table_id=table_id,
            state=state,
            rules=types.VariantRules(variant="all_fives"),
            seats=[types.SeatInfo(seat=1, team=1), types.SeatInfo(seat=2, team=2)],
        ),
    )


def turn(number: int, *moves: types.LegalMove, table_id: str = "tbl_a", time_left_ms: int = 0) -> play.PlayerEvent:
    decision = types.Decision(
        table_id=table_id,
        turn=number,
        seat=2,
        kind=types.DECISION_KIND_TURN,
        legal_moves=moves or (place(6, 4), place(5, 5, points=10), DRAW),
        time_left_ms=time_left_ms,
    )
    return play.PlayerEvent(turn_request=play.TurnRequest(decision=decision, view=view(table_id)))


def notice(state: int, table_id: str = "tbl_a") -> play.PlayerEvent:
    return play.PlayerEvent(table_notice=play.TableNotice(table_id=table_id, state=state, chair=2, seat=2))


def result() -> types.MatchResult:
    return types.MatchResult(
        reason=types.END_REASON_COMPLETED, winning_teams=[2], team_scores=[20, 35], team_ranks=[2, 1]
    )


def finished(table_id: str = "tbl_a") -> play.PlayerEvent:
    event = notice(types.TABLE_STATE_FINISHED, table_id)
    event.table_notice.result.CopyFrom(result())
    return event


def heartbeat(pending: int = 0) -> play.PlayerEvent:
    return play.PlayerEvent(heartbeat=events_pb2.Heartbeat(pending_decision_count=pending))


def drain(reconnect_after_ms: int) -> play.PlayerEvent:
    return play.PlayerEvent(drain=events_pb2.Drain(reconnect_after_ms=reconnect_after_ms, comment="new version"))


def unknown_member() -> play.PlayerEvent:
    """An event with a member, number 99, of a later release."""
    return play.PlayerEvent.FromString(b"\x9a\x06\x02\x08\x01")
