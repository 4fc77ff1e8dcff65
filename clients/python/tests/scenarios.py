"""What a bot must come through, written once and played by each runner.

A runner's test class inherits these and says in `play` how the bot is run.
"""

from __future__ import annotations

import os
import threading
import time
from typing import Any, Callable
from unittest import mock

import grpc
from fake_server import (
    DRAW,
    PATIENCE_S,
    FakeServer,
    Outcome,
    Refuse,
    drain,
    finished,
    heartbeat,
    notice,
    place,
    result,
    turn,
    unknown_member,
    view,
    welcome,
)

import boneyard
from boneyard.v1 import types_pb2 as types

UNAVAILABLE = Refuse(grpc.StatusCode.UNAVAILABLE)
FIVES = place(5, 5, points=10).choice


def a_match(server: FakeServer, connection: Any):
    """One decision, then the end."""
    yield welcome("tbl_a")
    yield notice(types.TABLE_STATE_ACTIVE)
    yield turn(1)
    server.wait_taken("tbl_a", 1)
    yield finished()


class Scenarios:
    """Mixed into a TestCase, so that these are not collected by themselves."""

    def play(self, decide: Callable, **settings: Any) -> list[boneyard.PlayedMatch]:
        raise NotImplementedError

    def setUp(self) -> None:
        clean = {key: value for key, value in os.environ.items() if not key.startswith("BONEYARD_")}
        patch = mock.patch.dict(os.environ, clean, clear=True)
        patch.start()
        self.addCleanup(patch.stop)
        self.lines: list[str] = []
        self.changed = threading.Condition()
        self.asked: list[int] = []  # times a decision was made, by number of moves

    def run_bot(self, server: FakeServer, **settings: Any) -> list[boneyard.PlayedMatch]:
        settings.setdefault("decide", self.decide)
        decide = settings.pop("decide")
        return self.play(decide, **{"server": server.address, "token": "secret", "log": self.log, **settings})

    def log(self, line: str) -> None:
        with self.changed:
            self.lines.append(line)
            self.changed.notify_all()

    def wait_said(self, text: str) -> None:
        """For scripts: blocks until the bot has said this."""
        with self.changed:
            if not self.changed.wait_for(lambda: text in "\n".join(self.lines), PATIENCE_S):
                raise AssertionError(f"the bot did not say: {text}")

    def decide(self, view: boneyard.SeatView, moves: Any) -> boneyard.LegalMove:
        self.asked.append(len(moves))
        return max(moves, key=lambda move: move.points)

    def assertSaid(self, text: str) -> None:
        self.assertIn(text, "\n".join(self.lines))

    # A match

    def test_a_scripted_match_is_played_to_its_end(self) -> None:
        def script(server, connection):
            yield welcome("tbl_a")
            yield notice(types.TABLE_STATE_WAITING)
            yield notice(types.TABLE_STATE_ACTIVE)
            yield turn(1)
            server.wait_taken("tbl_a", 1)
            yield heartbeat()
            yield turn(4, DRAW)
            server.wait_taken("tbl_a", 4)
            yield finished()

        with FakeServer(script) as server:
            (match,) = self.run_bot(server, name="ada", table="tbl_a")
        self.assertEqual([answer.turn for answer in server.answers], [1, 4])
        self.assertEqual(server.answers[0].choice, FIVES)
        self.assertEqual(server.answers[1].choice, DRAW.choice)
        self.assertEqual(server.authorizations, ["Bearer secret"])
        self.assertEqual(server.hellos[0].join_table_id, "tbl_a")
        self.assertIn("ada", server.hellos[0].client)
        self.assertEqual(
            (match.table_id, match.variant, match.seat, match.team, match.rank), ("tbl_a", "all_fives", 2, 2, 1)
        )
        self.assertEqual(match.result, result())
        self.assertEqual(str(match), "tbl_a all_fives, COMPLETED, rank 1 of 2, score 20:35")
        self.assertSaid("the match starts when every chair is taken")

    def test_an_index_is_an_answer_too(self) -> None:
        with FakeServer(a_match) as server:
            self.run_bot(server, decide=lambda view, moves: 2)
        self.assertEqual(server.answers[0].choice, DRAW.choice)

    def test_several_matches_are_counted_and_a_doubled_end_is_not(self) -> None:
        def script(server, connection):
            yield welcome("tbl_a", "tbl_b")
            yield finished("tbl_a")
            yield finished("tbl_a")
            yield turn(3, table_id="tbl_b")
            server.wait_taken("tbl_b", 3)
            yield finished("tbl_b")

        with FakeServer(script) as server:
            matches = self.run_bot(server, matches=2)
        self.assertEqual([match.table_id for match in matches], ["tbl_a", "tbl_b"])

    def test_a_named_table_is_waited_for(self) -> None:
        def script(server, connection):
            yield welcome("tbl_a", "tbl_b")
            yield finished("tbl_b")
            yield finished("tbl_a")

        with FakeServer(script) as server:
            matches = self.run_bot(server, table="tbl_a")
        self.assertEqual([match.table_id for match in matches], ["tbl_b", "tbl_a"])

    def test_a_voided_match_is_over_without_a_result(self) -> None:
        def script(server, connection):
            yield welcome("tbl_a")
            yield notice(types.TABLE_STATE_ABORTED)

        with FakeServer(script) as server:
            (match,) = self.run_bot(server)
        self.assertIsNone(match.result)
        self.assertEqual(str(match), "tbl_a, ABORTED")

    def test_members_of_a_later_release_are_skipped(self) -> None:
        def script(server, connection):
            yield welcome("tbl_a")
            yield unknown_member()
            yield from a_match(server, connection)

        with FakeServer(script) as server:
            self.assertEqual(len(self.run_bot(server)), 1)
        self.assertEqual(len(server.answers), 1)

    # Connections that break

    def test_a_stream_dropped_while_deciding_loses_nothing(self) -> None:
        deciding, dropped = threading.Event(), threading.Event()

        def first(server, connection):
            connection.when_gone(dropped.set)
            yield welcome("tbl_a")
            yield turn(1)
            self.assertTrue(deciding.wait(PATIENCE_S))
            raise UNAVAILABLE

        def decide(view, moves):
            deciding.set()
            self.assertTrue(dropped.wait(PATIENCE_S))
            return self.decide(view, moves)

        with FakeServer(first, a_match) as server:
            self.run_bot(server, decide=decide)
        self.assertEqual(len(self.asked), 1)
        self.assertEqual({answer.choice.SerializeToString() for answer in server.answers}, {FIVES.SerializeToString()})

    def test_a_question_that_was_answered_gets_the_same_answer(self) -> None:
        def first(server, connection):
            yield welcome("tbl_a")
            yield turn(1)
            server.wait_answers(1)
            raise UNAVAILABLE

        def second(server, connection):
            yield welcome("tbl_a")
            yield turn(1)  # asked again although it was answered
            server.wait_answers(2)
            yield finished()

        with FakeServer(first, second) as server:
            self.run_bot(server, table="tbl_a")
        self.assertEqual(len(self.asked), 1, "the same decision is not made twice")
        self.assertEqual(server.answers[0], server.answers[1])
        self.assertEqual(server.replays, 1)
        self.assertEqual([hello.join_table_id for hello in server.hellos], ["tbl_a", ""])
        self.assertSaid("connecting again in")

    def test_a_stream_that_ends_without_an_error_is_opened_again(self) -> None:
        with FakeServer(lambda server, connection: iter([welcome("tbl_a")]), a_match) as server:
            self.run_bot(server)
        self.assertSaid("the server closed the stream")

    def test_silence_ends_a_connection(self) -> None:
        def silent(server, connection):
            yield welcome("tbl_a", heartbeat_ms=30)
            connection.wait_until_gone()

        with FakeServer(silent, a_match) as server:
            self.run_bot(server)
        self.assertSaid("nothing came for 0.1 s")

    def test_heartbeats_keep_a_connection(self) -> None:
        def slow(server, connection):
            yield welcome("tbl_a", heartbeat_ms=200)
            end = time.monotonic() + 0.9  # more than three periods
            while time.monotonic() < end:
                time.sleep(0.05)
                yield heartbeat()
            yield from a_match(server, connection)

        with FakeServer(slow) as server:
            self.run_bot(server)
        self.assertEqual(len(server.hellos), 1)

    def test_a_drain_is_waited_out(self) -> None:
        ended_at: list[float] = []

        def draining(server, connection):
            yield welcome("tbl_a")
            yield drain(700)
            yield turn(1)  # still asked, still answered
            server.wait_taken("tbl_a", 1)
            ended_at.append(time.monotonic())
            raise Refuse(grpc.StatusCode.UNAVAILABLE, "SERVER_DRAINING")

        def after(server, connection):
            ended_at.append(time.monotonic())
            yield welcome("tbl_a")
            yield finished()

        with FakeServer(draining, after) as server:
            self.run_bot(server)
        self.assertGreaterEqual(ended_at[1] - ended_at[0], 0.7)
        self.assertSaid("new version")

    def test_a_match_that_ended_meanwhile_is_looked_up(self) -> None:
        def first(server, connection):
            yield welcome("tbl_a")
            yield turn(1)
            server.wait_taken("tbl_a", 1)
            server.views["tbl_a"] = view(state=types.TABLE_STATE_FINISHED)
            server.views["tbl_a"].table.result.CopyFrom(result())
            raise UNAVAILABLE

        def second(server, connection):
            yield welcome()
            connection.wait_until_gone()

        with FakeServer(first, second) as server:
            (match,) = self.run_bot(server)
        self.assertEqual(match.rank, 1)

    def test_a_named_table_that_was_over_before_is_looked_up(self) -> None:
        def script(server, connection):
            server.views["tbl_a"] = view(state=types.TABLE_STATE_ABORTED)
            yield welcome()
            connection.wait_until_gone()

        with FakeServer(script) as server:
            (match,) = self.run_bot(server, table="tbl_a")
        self.assertEqual(match.reason, "ABORTED")

    def test_a_named_table_that_is_lost_ends_the_run(self) -> None:
        def second(server, connection):
            yield welcome()
            connection.wait_until_gone()

        with FakeServer(lambda server, connection: iter([welcome("tbl_a")]), second) as server:
            with self.assertRaises(boneyard.Refused) as caught:
                self.run_bot(server, table="tbl_a")
        self.assertEqual(caught.exception.reason, "TABLE_NOT_FOUND")

    # Answers that get lost

    def test_an_answer_whose_reply_is_lost_is_sent_again(self) -> None:
        def script(server, connection):
            yield welcome("tbl_a")
            yield turn(1)
            server.wait_answers(2)
            yield finished()

        with FakeServer(script, outcomes=[Outcome(UNAVAILABLE, is_taken=True)]) as server:
            self.run_bot(server)
        self.assertEqual(len(self.asked), 1)
        self.assertEqual(server.answers[0], server.answers[1])
        self.assertEqual(server.replays, 1)
        self.assertEqual(len(server.hellos), 1, "the stream went on")
        self.assertSaid("the answer may not have arrived")

    def test_an_answer_that_never_gets_through_goes_out_on_the_next_connection(self) -> None:
        def first(server, connection):
            yield welcome("tbl_a")
            yield turn(1)
            connection.wait_until_gone()

        with FakeServer(first, a_match, outcomes=[Outcome(UNAVAILABLE, is_taken=False)] * 4) as server:
            self.run_bot(server)
        self.assertEqual(len(self.asked), 1)
        self.assertEqual(len(server.answers), 5)

    def test_an_answer_from_a_replaced_session_ends_the_run(self) -> None:
        def script(server, connection):
            yield welcome("tbl_a")
            yield turn(1)
            connection.wait_until_gone()

        outcomes = [Outcome(Refuse(grpc.StatusCode.ABORTED, "SESSION_REPLACED"), is_taken=False)]
        with (
            FakeServer(script, outcomes=outcomes) as server,
            self.assertRaisesRegex(boneyard.Refused, "SESSION_REPLACED"),
        ):
            self.run_bot(server)

    def test_a_question_unknown_to_a_server_that_came_back_is_dropped(self) -> None:
        def script(server, connection):
            yield welcome("tbl_a")
            yield turn(1)
            self.wait_said("the answer was refused and is dropped: INVALID_FIELD")
            yield finished()

        outcomes = [
            Outcome(UNAVAILABLE, is_taken=False),
            Outcome(Refuse(grpc.StatusCode.INVALID_ARGUMENT, "INVALID_FIELD"), is_taken=False),
        ]
        with FakeServer(script, outcomes=outcomes) as server:
            self.run_bot(server)
        self.assertEqual(len(server.answers), 2)

    # Answers that are refused

    def test_an_illegal_answer_is_decided_again(self) -> None:
        outcomes = [Outcome(Refuse(grpc.StatusCode.FAILED_PRECONDITION, "END_CLOSED", "not now"), is_taken=False)]
        picks = iter([0, 1])
        with FakeServer(a_match, outcomes=outcomes) as server:
            self.run_bot(server, decide=lambda view, moves: next(picks))
        self.assertEqual([answer.choice for answer in server.answers], [place(6, 4).choice, FIVES])
        self.assertSaid("6-4L was refused as illegal: END_CLOSED: not now")

    def test_answers_no_longer_wanted_are_dropped_without_a_word(self) -> None:
        def script(server, connection):
            yield welcome("tbl_a")
            yield turn(1)
            server.wait_answers(1)
            yield turn(2)
            server.wait_answers(2)
            yield from a_match_at(server, 3)

        def a_match_at(server, number):
            yield turn(number)
            server.wait_taken("tbl_a", number)
            yield finished()

        outcomes = [
            Outcome(Refuse(grpc.StatusCode.ABORTED, "STALE_TURN"), is_taken=False),
            Outcome(Refuse(grpc.StatusCode.ABORTED, "TURN_ALREADY_ANSWERED"), is_taken=False),
        ]
        with FakeServer(script, outcomes=outcomes) as server:
            self.run_bot(server)
        self.assertEqual([answer.turn for answer in server.answers], [1, 2, 3])
        self.assertNotIn("turn", "\n".join(self.lines))

    def test_a_late_answer_is_mentioned(self) -> None:
        def script(server, connection):
            yield welcome("tbl_a")
            yield turn(1, time_left_ms=1)
            self.wait_said("tbl_a, turn 1: the answer came too late")
            yield finished()

        def slow(view, moves):
            time.sleep(0.01)
            return 0

        outcomes = [Outcome(Refuse(grpc.StatusCode.ABORTED, "TURN_TIMED_OUT"), is_taken=False)]
        with FakeServer(script, outcomes=outcomes) as server:
            self.run_bot(server, decide=slow)
        self.assertSaid("tbl_a, turn 1: decide took 0.0 s; 0.0 s were left")

    def test_a_refusal_of_another_kind_is_dropped_aloud(self) -> None:
        def script(server, connection):
            yield welcome("tbl_a")
            yield turn(1)
            self.wait_said("tbl_a, turn 1: the answer was refused and is dropped: NOT_YOUR_TURN: seat 3 was asked")
            yield finished()

        refusal = Refuse(grpc.StatusCode.FAILED_PRECONDITION, "NOT_YOUR_TURN", "seat 3 was asked")
        with FakeServer(script, outcomes=[Outcome(refusal, is_taken=False)]) as server:
            self.run_bot(server)

    def test_an_answer_waits_while_the_table_is_paused(self) -> None:
        def script(server, connection):
            yield welcome("tbl_a")
            yield notice(types.TABLE_STATE_PAUSED)
            yield turn(1)
            server.wait_answers(1)
            yield heartbeat(pending=1)
            yield heartbeat(pending=1)
            yield notice(types.TABLE_STATE_ACTIVE)
            server.wait_taken("tbl_a", 1)
            yield finished()

        outcomes = [Outcome(Refuse(grpc.StatusCode.FAILED_PRECONDITION, "WRONG_STATE", "paused"), is_taken=False)]
        with FakeServer(script, outcomes=outcomes) as server:
            self.run_bot(server)
        self.assertEqual(len(self.asked), 1)
        self.assertEqual(server.answers[0], server.answers[1])
        self.assertSaid("no answer is taken until it is resumed")

    # Ends for good

    def test_a_replaced_session_is_not_fought_over(self) -> None:
        def script(server, connection):
            yield welcome("tbl_a")
            raise Refuse(grpc.StatusCode.ABORTED, "SESSION_REPLACED")

        with FakeServer(script) as server, self.assertRaises(boneyard.Refused) as caught:
            self.run_bot(server)
        self.assertEqual(caught.exception.reason, "SESSION_REPLACED")
        self.assertIn("run one bot for each token", str(caught.exception))
        self.assertEqual(len(server.hellos), 1)

    def test_what_cannot_get_better_is_not_tried_again(self) -> None:
        for code, reason in (
            (grpc.StatusCode.UNAUTHENTICATED, "TOKEN_INVALID"),
            (grpc.StatusCode.PERMISSION_DENIED, "SCOPE_MISSING"),
            (grpc.StatusCode.NOT_FOUND, "TABLE_NOT_FOUND"),
            (grpc.StatusCode.FAILED_PRECONDITION, "TABLE_FULL"),
        ):

            def refusing(server, connection, refuse=Refuse(code, reason)):
                raise refuse
                yield

            with self.subTest(reason), FakeServer(refusing) as server:
                with self.assertRaisesRegex(boneyard.Refused, reason) as caught:
                    self.run_bot(server, table="tbl_a")
                self.assertIs(caught.exception.code, code)

    def test_a_decide_that_raises_names_table_and_turn(self) -> None:
        def broken(view, moves):
            raise KeyError("spinner")

        def script(server, connection):
            yield welcome("tbl_a")
            yield turn(7)
            connection.wait_until_gone()

        with (
            FakeServer(script) as server,
            self.assertRaisesRegex(boneyard.DecideError, "table tbl_a, turn 7.*spinner") as caught,
        ):
            self.run_bot(server, decide=broken)
        self.assertIsInstance(caught.exception.__cause__, KeyError)
        self.assertEqual((caught.exception.table_id, caught.exception.turn), ("tbl_a", 7))
        self.assertEqual(server.answers, [])

    def test_a_decide_that_returns_nonsense_is_told_so(self) -> None:
        def script(server, connection):
            yield welcome("tbl_a")
            yield turn(7)
            connection.wait_until_gone()

        for nonsense in (None, 3, -1, True, "6-4L", place(1, 1)):
            with self.subTest(nonsense), FakeServer(script) as server:
                with self.assertRaisesRegex(boneyard.DecideError, "index from 0 to 2"):
                    self.run_bot(server, decide=lambda view, moves: nonsense)

    # Why it does not move

    def test_a_player_without_a_chair_is_told_so(self) -> None:
        def script(server, connection):
            yield welcome()
            yield from a_match(server, connection)

        with FakeServer(script) as server:
            self.run_bot(server)
        self.assertSaid("nobody will ask for a move until ply_me has a chair")

    def test_questions_the_server_still_counts_are_mentioned(self) -> None:
        def script(server, connection):
            yield welcome("tbl_a")
            yield heartbeat(pending=1)
            yield heartbeat(pending=1)
            yield heartbeat(pending=1)
            yield from a_match(server, connection)

        with FakeServer(script) as server:
            self.run_bot(server)
        self.assertEqual(sum("waits for 1 answer" in line for line in self.lines), 1)

    def test_without_a_token_a_player_is_registered(self) -> None:
        with FakeServer(a_match) as server:
            self.run_bot(server, token=None, name="ada")
        (request,) = server.registered
        self.assertEqual((request.display_name, request.is_bot), ("ada", True))
        self.assertEqual(server.authorizations, ["Bearer fresh-token"])
        self.assertSaid("registered ply_new as 'ada'")
