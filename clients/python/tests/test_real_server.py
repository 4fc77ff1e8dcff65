"""The starter bot as a process on a real server: either is killed, the connection is cut, and the match goes on."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path
from typing import Callable

from real_server import PATIENCE_S, PROGRAM, Guest, RealServer, clean_environment
from wire import Wire

from boneyard.v1.types_pb2 import ACTION_SOURCE_FORCED, ACTION_SOURCE_PLAYER, END_REASON_COMPLETED

HELD_STARTER = Path(__file__).resolve().parent / "held_starter.py"


class HeldBot:
    """The starter, which waits before each decision until it is told to go on. Use in a `with` statement."""

    def __init__(self, runner: str, address: str, token: str, table: str) -> None:
        self._log = tempfile.TemporaryFile("w+")
        self._process = subprocess.Popen(
            [sys.executable, HELD_STARTER, runner, table],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            env=clean_environment(BONEYARD_SERVER=address, BONEYARD_TOKEN=token),
        )
        self._too_late = threading.Timer(PATIENCE_S, self._process.kill)
        self._too_late.start()

    def __enter__(self) -> HeldBot:
        return self

    def __exit__(self, *_: object) -> None:
        self._too_late.cancel()
        self.kill()
        self._process.communicate()
        self._log.close()

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def next(self) -> str:
        """Waits until it has a decision to make, `turn NUMBER`, or tells the match it has played."""
        line = self._process.stdout.readline()
        if not line:
            raise AssertionError(f"the bot ended or was waited for too long; it said:\n{self.said()}")
        return line.strip()

    def go_on(self) -> None:
        self._process.stdin.write("\n")
        self._process.stdin.flush()

    def said(self) -> str:
        """What it printed on standard error so far."""
        self._log.seek(0)
        return self._log.read()


class KilledAndCut:
    """Mixed into a TestCase that says by which `runner` the bot plays."""

    runner = ""

    def setUp(self) -> None:
        if not PROGRAM.exists():
            why = f"there is no {PROGRAM}: cargo build --release --bin boneyard-server, or set BONEYARD_SERVER_BIN"
            self.fail(why) if os.environ.get("BONEYARD_REQUIRE_ALL") else self.skipTest(why)
        self.server = self.enter(RealServer())
        self.guest = Guest(self.server.address)
        self.table = self.guest.table()

    def enter(self, manager):
        value = manager.__enter__()
        self.addCleanup(manager.__exit__, None, None, None)
        return value

    def bot(self, address: str) -> HeldBot:
        return self.enter(HeldBot(self.runner, address, self.guest.token, self.table))

    def play_through(self, address: str, mishap: Callable[[], None]) -> None:
        """Plays a match with three mishaps: one while the bot thinks, then two as it answers."""
        bot = self.bot(address)
        turns = []
        while (told := bot.next()).startswith("turn "):
            turns.append(told)
            if len(turns) == 3:
                mishap()
            bot.go_on()
            if len(turns) in (6, 9):
                mishap()
        self.assertPlayed(told)
        self.assertGreaterEqual(len(turns), 9, "not every mishap happened")
        self.assertEqual(sorted(set(turns)), sorted(turns), "a decision was made twice")
        self.assertGreaterEqual(bot.said().count("connecting again"), 3, f"the bot noticed too little:\n{bot.said()}")

    def assertPlayed(self, told: str) -> None:
        """The match was played to its end, and every question answered once, by whom it was asked, in time."""
        self.assertTrue(told.startswith(f"{self.table} draw, COMPLETED, rank "), told)
        answered = []
        reasons = []
        for event in self.guest.events(self.table):
            kind = event.WhichOneof("payload")
            if kind == "action_taken":
                action = event.action_taken.action
                if action.source != ACTION_SOURCE_FORCED:
                    self.assertEqual(action.source, ACTION_SOURCE_PLAYER, action)
                    answered.append(action.turn)
            elif kind == "clock_changed":
                clock = event.clock_changed
                self.assertEqual((clock.timeout_count, clock.illegal_count), (0, 0), clock)
            elif kind == "match_ended":
                reasons.append(event.match_ended.reason)
            self.assertNotEqual(kind, "seat_substituted")
        self.assertEqual(sorted(set(answered)), sorted(answered), "a question was answered twice")
        self.assertEqual(reasons, [END_REASON_COMPLETED])

    def test_a_match_goes_on_when_the_server_is_killed(self) -> None:
        self.play_through(self.server.address, self.server.restart)

    def test_a_match_goes_on_when_the_connection_is_cut(self) -> None:
        wire = self.enter(Wire(self.server.address))
        self.play_through(wire.address, wire.cut)

    def test_a_match_goes_on_when_the_bot_is_killed(self) -> None:
        thinking = self.bot(self.server.address)
        for _ in range(3):
            thinking.next()
            thinking.go_on()
        asked = thinking.next()
        thinking.kill()

        answering = self.bot(self.server.address)
        self.assertEqual(answering.next(), asked, "the open question was not asked again")
        for _ in range(3):
            answering.go_on()
            answering.next()
        answering.go_on()
        answering.kill()

        last = self.bot(self.server.address)
        while (told := last.next()).startswith("turn "):
            last.go_on()
        self.assertPlayed(told)


class ThreadedBot(KilledAndCut, unittest.TestCase):
    runner = "run"


class AsyncioBot(KilledAndCut, unittest.TestCase):
    runner = "aio"


if __name__ == "__main__":
    unittest.main()
