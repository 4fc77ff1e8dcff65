"""match_test.py and the starter bot, against the scripted server."""

from __future__ import annotations

import contextlib
import io
import json
import os
import sys
import unittest
from pathlib import Path
from unittest import mock

import grpc
from fake_server import DRAW, FakeServer, Refuse, finished, notice, place, turn, welcome
from scenarios import a_match

from boneyard.v1 import types_pb2 as types

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import match_test  # noqa: E402  (found by the line above)

ARGUMENTS = ["--variant", "all_fives", "--seats", "3", "--chair", "2", "--option", "target=30"]


class MatchDriver(unittest.TestCase):
    def setUp(self) -> None:
        clean = {key: value for key, value in os.environ.items() if not key.startswith("BONEYARD_")}
        patch = mock.patch.dict(os.environ, clean, clear=True)
        patch.start()
        self.addCleanup(patch.stop)

    def drive(self, server: FakeServer) -> int:
        self.output, self.errors = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(self.output), contextlib.redirect_stderr(self.errors):
            return match_test.main(["--server", server.address, *ARGUMENTS])

    def test_a_completed_match_is_one_line_and_success(self) -> None:
        with FakeServer(a_match) as server:
            code = self.drive(server)
        self.assertEqual(code, 0, self.errors.getvalue())
        expected = {
            "table_id": "tbl_a",
            "variant": "all_fives",
            "reason": "END_REASON_COMPLETED",
            "ranks": [2, 1],
            "scores": [20, 35],
        }
        self.assertEqual([json.loads(line) for line in self.output.getvalue().splitlines()], [expected])
        (request,) = server.created
        self.assertEqual(dict(request.table.variant.options), {"seats": "3", "target": "30"})
        chairs = [chair.player_id or chair.house_bot.house_bot for chair in request.table.chairs]
        self.assertEqual(chairs, ["greedy", "ply_new", "random"])
        self.assertEqual(server.authorizations, ["Bearer fresh-token"] * 2)

    def test_a_match_that_ends_otherwise_is_no_success(self) -> None:
        def lost_on_time(server, connection):
            yield welcome("tbl_a")
            event = finished()
            event.table_notice.result.reason = types.END_REASON_TIMEOUT
            yield event

        def voided(server, connection):
            yield welcome("tbl_a")
            yield notice(types.TABLE_STATE_ABORTED)

        for script, reason in ((lost_on_time, "END_REASON_TIMEOUT"), (voided, None)):
            with self.subTest(reason), FakeServer(script) as server:
                self.assertEqual(self.drive(server), 1)
                self.assertEqual(json.loads(self.output.getvalue())["reason"], reason)

    def test_a_refusal_is_told(self) -> None:
        def refusing(server, connection):
            raise Refuse(grpc.StatusCode.ABORTED, "SESSION_REPLACED")
            yield

        with FakeServer(refusing) as server:
            self.assertEqual(self.drive(server), 2)
        self.assertIn("SESSION_REPLACED", self.errors.getvalue())


class Starter(unittest.TestCase):
    def test_points_come_before_weight_and_a_tile_before_a_draw(self) -> None:
        light, heavy, scoring, blank = place(3, 2), place(6, 5), place(1, 0, points=5), place(0, 0)
        for moves, best in (
            ([light, heavy, DRAW], heavy),
            ([heavy, light, scoring, DRAW], scoring),
            ([blank, DRAW], blank),
            ([DRAW], DRAW),
        ):
            with self.subTest([move.token for move in moves]):
                self.assertIs(match_test.decide(types.SeatView(), moves), best)

    def test_rights_it_knows_nothing_of_are_declined_and_seats_are_chosen(self) -> None:
        decline = types.LegalMove(choice=types.Move(decline=types.Decline()), token="decline")
        challenge = types.LegalMove(choice=types.Move(challenge=types.Challenge(seat=2)), token="challenge")
        self.assertIs(match_test.decide(types.SeatView(), [decline, challenge]), decline)
        seats = [types.LegalMove(choice=types.Move(choose_opener=types.ChooseOpener(seat=seat))) for seat in (1, 3)]
        self.assertIs(match_test.decide(types.SeatView(), seats), seats[0])

    def test_the_moves_of_a_decision_are_never_changed(self) -> None:
        request = turn(1).turn_request
        before = request.SerializeToString()
        match_test.decide(request.view, request.decision.legal_moves)
        self.assertEqual(request.SerializeToString(), before)

    def test_it_is_one_short_file(self) -> None:
        path = Path(match_test.__file__).parent / "examples" / "starter.py"
        self.assertLess(len(path.read_text(encoding="utf-8").splitlines()), 30)


if __name__ == "__main__":
    unittest.main()
