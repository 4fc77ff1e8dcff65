"""A server of its own for a test: the release build of this checkout, or what BONEYARD_SERVER_BIN names."""

import contextlib
import os
import re
import subprocess
import tempfile
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
BINARY = Path(os.environ.get("BONEYARD_SERVER_BIN", ROOT / "target" / "release" / "boneyard-server"))

#: Why tests that need the server are skipped; None when they are not. With BONEYARD_REQUIRE_ALL they fail instead.
SKIP = None if BINARY.exists() or os.environ.get("BONEYARD_REQUIRE_ALL") else f"there is no {BINARY}"


@contextlib.contextmanager
def real_server():
    """Starts one on a free port and gives its address; it is killed and gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        child = subprocess.Popen(
            [BINARY, "--listen", "127.0.0.1:0", "--in-memory", "--admin-token-file", f"{folder}/token"]
            + ["--log-format", "json"],
            stderr=subprocess.PIPE,
            env={name: value for name, value in os.environ.items() if not name.startswith("BONEYARD_")},
            text=True,
        )
        try:
            yield address_of(child)
        finally:
            child.kill()
            child.wait()
            child.stderr.close()


def address_of(child):
    for line in child.stderr:
        served = re.search('"message":"serving","listen":"([^"]*)"', line)
        if served:
            # A full pipe would stop the server.
            threading.Thread(target=drain, args=(child.stderr,), daemon=True).start()
            return served[1]
    raise RuntimeError("the server ended instead of serving")


def drain(pipe):
    with contextlib.suppress(ValueError, OSError):
        for _ in pipe:
            pass
