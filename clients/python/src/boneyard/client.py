"""A connection with all five services, and registration."""

from __future__ import annotations

import time
from types import TracebackType
from typing import Any, Callable, NamedTuple

import grpc

from boneyard._backoff import Backoff
from boneyard._log import Log, say
from boneyard._settings import channel_options, find_token, server_address
from boneyard.errors import describe, refused
from boneyard.v1 import player_service_pb2
from boneyard.v1.director_service_pb2_grpc import DirectorServiceStub
from boneyard.v1.play_service_pb2_grpc import PlayServiceStub
from boneyard.v1.player_service_pb2_grpc import PlayerServiceStub
from boneyard.v1.server_service_pb2_grpc import ServerServiceStub
from boneyard.v1.table_service_pb2_grpc import TableServiceStub

CALL_TIMEOUT_S = 10.0


class Client:
    """The five services of one server, with the token sent along with every call.

    A call that is refused raises `grpc.RpcError`; `boneyard.reason_of` reads the reason. Close the
    client, or use it in a `with` statement. It is safe to use from several threads.
    """

    def __init__(self, address: str, token: str | None) -> None:
        self.address = address
        self._channel = grpc.insecure_channel(address, options=channel_options(address))
        channel = grpc.intercept_channel(self._channel, _Bearer(token)) if token else self._channel
        self.play = PlayServiceStub(channel)
        self.tables = TableServiceStub(channel)
        self.director = DirectorServiceStub(channel)
        self.players = PlayerServiceStub(channel)
        self.server = ServerServiceStub(channel)

    def close(self) -> None:
        """Ends the connection and every call on it."""
        self._channel.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def connect(server: str | None = None, token: str | None = None) -> Client:
    """Opens a client. The connection itself is made by the first call.

    `server` is `host:port`, by default BONEYARD_SERVER or 127.0.0.1:6628. `token` is by default
    BONEYARD_TOKEN or what the file BONEYARD_TOKEN_FILE holds; without any, only the calls that need
    none work. Raises SettingsError.
    """
    return Client(server_address(server), find_token(token))


class Registration(NamedTuple):
    """A new player. Both secrets are shown once: keep them."""

    player_id: str
    token: str
    recovery_code: str


def register(server: str | None = None, *, name: str = "my-bot", is_bot: bool = True, log: Log = say) -> Registration:
    """Makes a player, where the server has open registration, and waits for a server that is not up yet.

    `name` has 1 to 32 characters. Raises Refused, for instance where registration is not open.
    """
    address = server_address(server)
    backoff = Backoff()
    # Without a request id: the repetition of one would return the player, but never its token.
    request = player_service_pb2.RegisterPlayerRequest(display_name=name, is_bot=is_bot)
    while True:
        with Client(address, None) as client:
            try:
                made = client.players.RegisterPlayer(request, timeout=CALL_TIMEOUT_S)
                return Registration(made.player.player_id, made.token, made.recovery_code)
            except grpc.RpcError as error:
                if error.code() is not grpc.StatusCode.UNAVAILABLE:
                    raise refused(f"cannot register a player at {address}", error) from None
                delay_s = backoff.next_s()
                log(f"{address}: {describe(error)}; registering again in {delay_s:.1f} s")
        time.sleep(delay_s)


class _CallDetails(NamedTuple):
    """What grpc keeps about a call, with our metadata in it."""

    method: str
    timeout: float | None
    metadata: list[tuple[str, str]]
    credentials: grpc.CallCredentials | None
    wait_for_ready: bool | None
    compression: grpc.Compression | None


class _Bearer(
    grpc.UnaryUnaryClientInterceptor,
    grpc.UnaryStreamClientInterceptor,
    grpc.StreamStreamClientInterceptor,
):
    """Adds `authorization: Bearer TOKEN` to every call."""

    def __init__(self, token: str) -> None:
        self._header = ("authorization", f"Bearer {token}")

    def _with_token(self, details: Any) -> _CallDetails:
        return _CallDetails(
            details.method,
            details.timeout,
            [*(details.metadata or ()), self._header],
            details.credentials,
            details.wait_for_ready,
            details.compression,
        )

    def intercept_unary_unary(self, continuation: Callable[..., Any], details: Any, request: Any) -> Any:
        return continuation(self._with_token(details), request)

    def intercept_unary_stream(self, continuation: Callable[..., Any], details: Any, request: Any) -> Any:
        return continuation(self._with_token(details), request)

    def intercept_stream_stream(self, continuation: Callable[..., Any], details: Any, request_iterator: Any) -> Any:
        return continuation(self._with_token(details), request_iterator)
