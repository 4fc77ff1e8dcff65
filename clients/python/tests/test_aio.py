"""The asyncio runner."""

from __future__ import annotations

import asyncio
import unittest
from typing import Any, Callable

from fake_server import FakeServer, finished, notice, turn, welcome
from scenarios import Scenarios, a_match

import boneyard
import boneyard.aio
from boneyard._player import Player
from boneyard.v1 import types_pb2 as types


class AsyncioRunner(Scenarios, unittest.TestCase):
    def play(self, decide: Callable, **settings: Any) -> list[boneyard.PlayedMatch]:
        return self.loop.run_until_complete(boneyard.aio.run(decide, **settings))

    # One loop for all: grpc.aio complains when a second one is made in the same process.

    @classmethod
    def setUpClass(cls) -> None:
        cls.loop = asyncio.new_event_loop()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.loop.run_until_complete(cls.loop.shutdown_default_executor())
        cls.loop.close()

    def test_decide_may_be_a_coroutine_function(self) -> None:
        async def decide(view, moves):
            await asyncio.sleep(0)
            return 0

        with FakeServer(a_match) as server:
            self.run_bot(server, decide=decide)
        self.assertEqual(len(server.answers), 1)

    def test_a_refusal_that_comes_after_the_table_was_resumed_is_answered_at_once(self) -> None:
        player = Player("ada", None, 1, self.log)
        player.noticed(notice(types.TABLE_STATE_PAUSED).table_notice)
        request = turn(1).turn_request
        player.answer_with(request, 0)
        before = player.activations("tbl_a")
        self.assertIsNone(player.noticed(notice(types.TABLE_STATE_ACTIVE).table_notice))
        self.assertFalse(player.was_refused(request, "WRONG_STATE", "paused"))
        self.assertIs(player.released("tbl_a", before), request)
        self.assertIsNone(player.released("tbl_a", before))

    def test_tables_are_played_side_by_side(self) -> None:
        def script(server, connection):
            yield welcome("tbl_a", "tbl_b")
            yield turn(1, table_id="tbl_a")
            yield turn(1, table_id="tbl_b")
            server.wait_taken("tbl_b", 1)
            server.wait_taken("tbl_a", 1)
            yield finished("tbl_a")
            yield finished("tbl_b")

        async def play(server: FakeServer) -> None:
            b_is_asked = asyncio.Event()

            async def decide(view, moves):
                if view.table.table_id == "tbl_a":
                    await b_is_asked.wait()
                else:
                    b_is_asked.set()
                return 0

            await boneyard.aio.run(decide, server=server.address, token="secret", matches=2, log=self.lines.append)

        with FakeServer(script) as server:
            self.loop.run_until_complete(play(server))
        self.assertEqual({answer.table_id for answer in server.answers}, {"tbl_a", "tbl_b"})


if __name__ == "__main__":
    unittest.main()
