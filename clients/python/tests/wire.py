"""A wire between a bot and its server, which can be cut."""

from __future__ import annotations

import contextlib
import socket
import threading


class Wire:
    """Use in a `with` statement. Bots that connect to `address` reach `server`."""

    def __init__(self, server: str) -> None:
        host, _, port = server.rpartition(":")
        self._server = (host, int(port))
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self._listener.getsockname()[1]}"
        self._open: list[socket.socket] = []
        self._lock = threading.Lock()

    def __enter__(self) -> Wire:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        _end(self._listener)
        self._listener.close()
        self.cut()

    def cut(self) -> None:
        """Ends every connection; new ones can be made."""
        with self._lock:
            for end in self._open:
                _end(end)
            self._open.clear()

    def _accept(self) -> None:
        while True:
            try:
                bot, _ = self._listener.accept()
            except OSError:
                return  # closed
            try:
                server = socket.create_connection(self._server)
            except OSError:
                bot.close()
                continue
            for end in (bot, server):
                with contextlib.suppress(OSError):  # the other side has gone already
                    end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # a wire does not wait for more to carry
            # Cut from here on, and then the threads end at once.
            with self._lock:
                self._open += [bot, server]
            for source, target in ((bot, server), (server, bot)):
                threading.Thread(target=_carry, args=(source, target), daemon=True).start()


def _carry(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError), source:
        while data := source.recv(65536):
            target.sendall(data)
    _end(target)


def _end(end: socket.socket) -> None:
    with contextlib.suppress(OSError):  # it has ended already
        end.shutdown(socket.SHUT_RDWR)
