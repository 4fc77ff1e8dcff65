"""What a player keeps in mind across connections, and what it does about each refusal.

Nothing here touches the network, so the threaded and the asyncio runner share it.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

from boneyard._log import Log
from boneyard._version import __version__
from boneyard.errors import DecideError, SettingsError
from boneyard.match import PlayedMatch
from boneyard.v1.play_service_pb2 import Hello, MoveAnswer, TableNotice, TurnRequest, Welcome
from boneyard.v1.types_pb2 import (
    TABLE_STATE_ABORTED,
    TABLE_STATE_ACTIVE,
    TABLE_STATE_FINISHED,
    TABLE_STATE_PAUSED,
    TABLE_STATE_WAITING,
    LegalMove,
    MatchResult,
    SeatView,
)

#: Reasons that call for another answer to the same decision.
_ILLEGAL = {"TILE_NOT_IN_HAND", "END_MISMATCH", "END_CLOSED", "ACTION_NOT_ALLOWED"}
#: Reasons that only say that the question is no longer open; nothing is lost by them.
_SETTLED = {"STALE_TURN", "TURN_ALREADY_ANSWERED", "MATCH_OVER"}
_CLIENT_BYTES = 64


class Player:
    """One player's tables, answers and finished matches."""

    def __init__(self, name: str, table: str | None, matches: int, log: Log) -> None:
        if not 1 <= len(name) <= 32:
            raise SettingsError("name: 1 to 32 characters are wanted")
        if matches < 0:
            raise SettingsError("matches: 0 (for ever) or more is wanted")
        self.finished: list[PlayedMatch] = []
        self._name = name
        self._table = table or ""
        self._wanted = matches
        self._log = log
        self._joined = False
        self._open: set[str] = set()
        self._over: set[str] = set()
        self._states: dict[str, int] = {}
        self._seats: dict[str, int] = {}
        self._views: dict[str, SeatView] = {}
        self._answers: dict[str, MoveAnswer] = {}
        self._held: dict[str, TurnRequest] = {}
        self._activations: dict[str, int] = {}
        self._idle_beats = 0

    # Connecting.

    def registered(self, player_id: str) -> None:
        """Says that a player was made because no token was given."""
        self._log(f"no token given: registered {player_id} as {self._name!r}, for this run only")
        self._log("set BONEYARD_TOKEN to play as the same player each time")

    def hello(self) -> Hello:
        """Opens a session. A chair is asked for until we have it: a finished table would refuse."""
        client = f"{self._name} boneyard-client/{__version__} (python)"
        return Hello(
            client=client.encode()[:_CLIENT_BYTES].decode(errors="ignore"),
            join_table_id="" if self._joined else self._table,
        )

    def welcomed(self, welcome: Welcome) -> list[str]:
        """Takes note of the tables we play at; returns those that may have ended while we were away."""
        self._joined = True
        if self._table and self._table not in self._over:
            self._open.add(self._table)
        missing = sorted(self._open.difference(welcome.table_ids))
        self._open.update(set(welcome.table_ids) - self._over)
        tables = ", ".join(welcome.table_ids)
        self._log(f"connected as {welcome.player_id}; " + (f"playing at {tables}" if tables else "no table yet"))
        if not tables and not missing:
            self._log(
                f"nobody will ask for a move until {welcome.player_id} has a chair: "
                "name a table to join, or have it seated at one"
            )
        for notice in welcome.deprecation_notices:
            self._log(f"the server says: {notice}")
        self._idle_beats = 0
        return missing

    def looked_up(self, table_id: str, view: SeatView) -> None:
        """Takes in the view of a table that the welcome no longer listed."""
        self._views[table_id] = view
        if view.table.state in (TABLE_STATE_FINISHED, TABLE_STATE_ABORTED):
            self._finish(table_id, view.seat, view.table.result if view.table.HasField("result") else None)

    def must_know(self, table_id: str) -> bool:
        """True when the run cannot end well without this table."""
        return table_id == self._table

    def lost_table(self, table_id: str, why: str) -> None:
        """Forgets a table where we no longer sit."""
        self._log(f"{table_id}: no longer ours: {why}")
        self._open.discard(table_id)
        self._forget(table_id)

    # What the server says.

    def noticed(self, notice: TableNotice) -> TurnRequest | None:
        """Takes in a change of state; returns the decision to answer now, if one was held back."""
        table_id, state = notice.table_id, notice.state
        if state in (TABLE_STATE_FINISHED, TABLE_STATE_ABORTED):
            self._finish(table_id, notice.seat, notice.result if notice.HasField("result") else None)
            return None
        if notice.seat:
            self._seats[table_id] = notice.seat
        self._open.add(table_id)
        if self._states.get(table_id) != state:
            self._states[table_id] = state
            if state == TABLE_STATE_WAITING:
                self._log(f"{table_id}: in chair {notice.chair}; the match starts when every chair is taken")
            elif state == TABLE_STATE_PAUSED:
                self._log(f"{table_id}: paused; no answer is taken until it is resumed")
            elif state == TABLE_STATE_ACTIVE:
                self._activations[table_id] = self.activations(table_id) + 1
                self._log(f"{table_id}: the match is on")
        return self._held.pop(table_id, None) if state == TABLE_STATE_ACTIVE else None

    def activations(self, table_id: str) -> int:
        """How often the table began or was resumed so far."""
        return self._activations.get(table_id, 0)

    def released(self, table_id: str, activations: int) -> TurnRequest | None:
        """The decision held back at this table, if the table was resumed since `activations` was read.

        For a runner that reads notices while an answer is on its way: the refusal may come after them.
        """
        return self._held.pop(table_id, None) if self.activations(table_id) > activations else None

    def heard_beat(self, pending: int, since_answer: bool) -> None:
        """Checks the server's count of open questions, unless the beat is older than our last answer."""
        waiting = pending - len(self._held)
        self._idle_beats = self._idle_beats + 1 if since_answer and waiting > 0 else 0
        if self._idle_beats == 2:
            self._log(f"the server waits for {waiting} answer(s), but this bot has no open question left")

    # Deciding.

    def remembered(self, request: TurnRequest) -> MoveAnswer | None:
        """The answer already given to this very question: it is repeated, not decided again."""
        decision = request.decision
        answer = self._answers.get(decision.table_id)
        if answer is None or answer.turn != decision.turn:
            return None
        return answer if any(move.choice == answer.choice for move in decision.legal_moves) else None

    def answer_with(self, request: TurnRequest, returned: Any) -> MoveAnswer:
        """Makes the answer from what `decide` returned: one of the moves or its place in the list, from 0."""
        decision = request.decision
        moves = decision.legal_moves
        move = _picked(returned, moves)
        if move is None:
            wanted = f"one of its {len(moves)} moves is wanted, or an index from 0 to {len(moves) - 1}"
            raise DecideError(decision.table_id, decision.turn, f"decide returned {returned!r:.200}; {wanted}")
        answer = MoveAnswer(table_id=decision.table_id, turn=decision.turn, choice=move.choice)
        self._open.add(decision.table_id)
        self._seats[decision.table_id] = decision.seat
        self._views[decision.table_id] = request.view
        self._answers[decision.table_id] = answer
        return answer

    def took(self, request: TurnRequest, elapsed_s: float) -> None:
        """Warns when `decide` used more time than there was."""
        decision = request.decision
        if 0 < decision.time_left_ms < elapsed_s * 1000:
            self._log(
                f"{decision.table_id}, turn {decision.turn}: decide took {elapsed_s:.1f} s; "
                f"{decision.time_left_ms / 1000:.1f} s were left"
            )

    def was_refused(self, request: TurnRequest, reason: str, details: str) -> bool:
        """Takes in the refusal of an answer; returns whether the decision has to be made again."""
        table_id, turn = request.decision.table_id, request.decision.turn
        where = f"{table_id}, turn {turn}"
        if reason == "WRONG_STATE":
            self._held[table_id] = request
            self._log(f"{where}: the table takes no answers now ({details}); answering when it goes on")
            return False
        answer = self._answers.pop(table_id, None)
        if reason in _ILLEGAL:
            token = next((m.token for m in request.decision.legal_moves if answer and m.choice == answer.choice), "?")
            self._log(f"{where}: {token} was refused as illegal: {reason}: {details}; deciding again")
            return True
        if reason == "TURN_TIMED_OUT":
            self._log(f"{where}: the answer came too late; the server has acted for this seat")
        elif reason not in _SETTLED:
            self._log(f"{where}: the answer was refused and is dropped: {reason}: {details}")
        return False

    # Ending.

    @property
    def is_done(self) -> bool:
        """True when the wanted number of matches is over, the named table's among them."""
        return 0 < self._wanted <= len(self._over) and (not self._table or self._table in self._over)

    def _finish(self, table_id: str, seat: int, result: MatchResult | None) -> None:
        self._open.discard(table_id)
        view = self._views.get(table_id, SeatView())
        seat = seat or self._seats.get(table_id, 0)
        team = next((info.team for info in view.table.seats if info.seat == seat and seat), 0)
        self._forget(table_id)
        if table_id in self._over:
            return
        self._over.add(table_id)
        match = PlayedMatch(table_id, view.table.rules.variant, seat, team, result)
        if self._wanted:  # a bot that runs for ever would only pile them up
            self.finished.append(match)
        self._log(f"match over: {match}")

    def _forget(self, table_id: str) -> None:
        for kept in (self._states, self._seats, self._views, self._answers, self._held, self._activations):
            kept.pop(table_id, None)


def _picked(returned: Any, moves: Sequence[LegalMove]) -> LegalMove | None:
    if isinstance(returned, LegalMove):
        return next((move for move in moves if move is returned or move == returned), None)
    if isinstance(returned, bool):
        return None
    try:
        index = operator.index(returned)  # also takes the integers of numpy
    except TypeError:
        return None
    return moves[index] if 0 <= index < len(moves) else None
