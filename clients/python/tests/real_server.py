"""A server as a process of its own, which can be killed, and what its tables have stored.

BONEYARD_SERVER_BIN names its program; without it, that of the release build in this checkout is taken.
"""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

import boneyard
from boneyard.v1.table_service_pb2 import (
    ChairSpec,
    CreateTableRequest,
    HouseBotSpec,
    ListTableEventsRequest,
    TableSpec,
)
from boneyard.v1.types_pb2 import VariantSpec

ROOT = Path(__file__).resolve().parents[3]
PROGRAM = Path(os.environ.get("BONEYARD_SERVER_BIN") or ROOT / "target" / "release" / "boneyard-server")

#: No process is waited for longer than this, in seconds.
PATIENCE_S = 120.0


def clean_environment(**more: str) -> dict[str, str]:
    """This process's environment without anybody's own server and token."""
    return {**{name: value for name, value in os.environ.items() if not name.startswith("BONEYARD_")}, **more}


class RealServer:
    """Use in a `with` statement; `address` has a port the system chose, and keeps it."""

    def __init__(self) -> None:
        self.address = "127.0.0.1:0"
        self._folder = tempfile.TemporaryDirectory()
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> RealServer:
        self._start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self._folder.cleanup()

    def restart(self) -> None:
        """Kills it, and starts it again at the same address on what it kept."""
        self.kill()
        self._start()

    def kill(self) -> None:
        """Ends it as a power cut would; returns when it is gone."""
        if self._process:
            self._process.kill()
            self._process.wait()

    def _start(self) -> None:
        arguments = ["--listen", self.address, "--data-dir", f"{self._folder.name}/data", "--log-format", "json"]
        self._process = subprocess.Popen(
            [PROGRAM, *arguments], stderr=subprocess.PIPE, text=True, env=clean_environment()
        )
        too_late = threading.Timer(PATIENCE_S, self._process.kill)
        too_late.start()
        said = []
        for line in self._process.stderr:
            said.append(line)
            fields = json.loads(line).get("fields", {}) if line.startswith("{") else {}
            if fields.get("message") == "serving":
                too_late.cancel()
                self.address = fields["listen"]
                threading.Thread(target=_read_on, args=(self._process.stderr,), daemon=True).start()
                return
        too_late.cancel()
        raise AssertionError("the server ended instead of serving: " + "".join(said))


def _read_on(log: Iterator[str]) -> None:
    """So that the server never has to wait until it can print."""
    with log:
        for _ in log:
            pass


class Guest:
    """A new player."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.token = boneyard.register(address, name="guest").token

    def table(self) -> str:
        """Opens a match of Draw against a house bot, long enough for every mishap; the other chair is free."""
        draw = VariantSpec(variant="draw", options={"target": "100"})
        chairs = [ChairSpec(house_bot=HouseBotSpec(house_bot="greedy")), ChairSpec()]
        with boneyard.connect(self.address, self.token) as client:
            request = CreateTableRequest(table=TableSpec(variant=draw, chairs=chairs))
            return client.tables.CreateTable(request, timeout=PATIENCE_S).table.table_id

    def events(self, table: str) -> list:
        """What happened at a table, from its stored steps."""
        events = []
        request = ListTableEventsRequest(table_id=table, page_size=100)
        with boneyard.connect(self.address, self.token) as client:
            while True:
                page = client.tables.ListTableEvents(request, timeout=PATIENCE_S)
                for step in [*page.steps, *(own.step for own in page.seat_steps)]:
                    events += step.events
                request.page_token = page.next_page_token
                if not request.page_token:
                    return events
