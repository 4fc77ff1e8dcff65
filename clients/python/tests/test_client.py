"""The connection, registration and the settings they start from."""

from __future__ import annotations

import contextlib
import io
import os
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import grpc
from fake_server import FakeServer, Refuse

import boneyard
from boneyard import _backoff
from boneyard._settings import find_token, server_address
from boneyard.v1.play_service_pb2 import GetSeatViewRequest
from boneyard.v1.server_service_pb2 import GetServerInfoRequest
from boneyard.v1.table_service_pb2 import CreateTableRequest


def environment(**values: str) -> mock._patch_dict:
    clean = {key: value for key, value in os.environ.items() if not key.startswith("BONEYARD_")}
    return mock.patch.dict(os.environ, {**clean, **values}, clear=True)


class Settings(unittest.TestCase):
    def test_the_server_is_found(self) -> None:
        with environment():
            self.assertEqual(server_address(None), "127.0.0.1:6628")
        with environment(BONEYARD_SERVER="http://dominoes:7000/"):
            self.assertEqual(server_address(None), "dominoes:7000")
            self.assertEqual(server_address("other:1"), "other:1")
        self.assertEqual(server_address("dominoes"), "dominoes:6628")
        self.assertEqual(server_address("[::1]"), "[::1]:6628")
        self.assertEqual(server_address("[::1]:7000"), "[::1]:7000")

    def test_what_is_no_address_is_refused(self) -> None:
        for text in (
            "https://dominoes",
            "dominoes:",
            ":6628",
            "::1",
            "dominoes:port",
            "dominoes:70000",
            "dominoes/path",
        ):
            with self.subTest(text), self.assertRaises(boneyard.SettingsError):
                server_address(text)

    def test_the_token_is_found(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "token")
            path.write_text("from-file\n", encoding="utf-8")
            with environment(BONEYARD_TOKEN_FILE=str(path)):
                self.assertEqual(find_token(None), "from-file")
            with environment(BONEYARD_TOKEN_FILE=str(path), BONEYARD_TOKEN="from-env"):
                self.assertEqual(find_token(None), "from-env")
                self.assertEqual(find_token("argument"), "argument")
        with environment(BONEYARD_TOKEN=""):
            self.assertIsNone(find_token(None))

    def test_a_token_that_cannot_be_used_is_named_but_not_shown(self) -> None:
        with environment(BONEYARD_TOKEN_FILE="missing"), self.assertRaisesRegex(boneyard.SettingsError, "missing"):
            find_token(None)
        with environment(BONEYARD_TOKEN="two words"), self.assertRaises(boneyard.SettingsError) as caught:
            find_token(None)
        self.assertIn("BONEYARD_TOKEN", str(caught.exception))
        self.assertNotIn("words", str(caught.exception))

    def test_settings_of_a_run_are_checked_before_it_connects(self) -> None:
        for settings in ({"name": ""}, {"name": "n" * 33}, {"matches": -1}, {"server": "https://x"}):
            with self.subTest(settings), self.assertRaises(boneyard.SettingsError):
                boneyard.run(lambda view, moves: 0, token="secret", **settings)


class Waiting(unittest.TestCase):
    def test_waiting_doubles_up_to_eight_seconds_and_varies(self) -> None:
        backoff = _backoff.Backoff()
        for longest in (0.25, 0.5, 1, 2, 4, 8, 8):
            delay = backoff.next_s()
            self.assertLessEqual(longest / 2, delay)
            self.assertLessEqual(delay, longest)
        backoff.reset()
        self.assertLessEqual(backoff.next_s(), 0.25)


class Connecting(unittest.TestCase):
    def test_every_service_is_there_and_the_token_goes_along(self) -> None:
        with FakeServer() as server, boneyard.connect(server.address, "secret") as client:
            self.assertEqual(client.tables.CreateTable(CreateTableRequest()).table.table_id, "tbl_a")
            self.assertEqual(server.authorizations, ["Bearer secret"])
            with self.assertRaises(grpc.RpcError) as caught:
                client.play.GetSeatView(GetSeatViewRequest(table_id="tbl_b"))
            self.assertEqual(boneyard.reason_of(caught.exception), "TABLE_NOT_FOUND")
            with self.assertRaises(grpc.RpcError) as caught:
                client.server.GetServerInfo(GetServerInfoRequest())
            self.assertEqual(boneyard.reason_of(caught.exception), "")
            self.assertTrue(client.players.RegisterPlayer and client.director.PauseTable)

    def test_registering(self) -> None:
        with FakeServer() as server:
            made = boneyard.register(server.address, name="ada", is_bot=False)
        self.assertEqual(made, boneyard.Registration("ply_new", "fresh-token", "code"))
        self.assertFalse(server.registered[0].is_bot)

    def test_registering_where_it_is_not_open(self) -> None:
        with FakeServer() as server:
            server.registering = Refuse(grpc.StatusCode.UNAUTHENTICATED, "TOKEN_INVALID")
            with self.assertRaisesRegex(boneyard.Refused, "cannot register a player.*TOKEN_INVALID"):
                boneyard.register(server.address)

    def test_lines_go_to_standard_error(self) -> None:
        errors = io.StringIO()
        with contextlib.redirect_stderr(errors):
            boneyard._log.say("here")
        self.assertEqual(errors.getvalue(), "boneyard: here\n")


if __name__ == "__main__":
    unittest.main()
