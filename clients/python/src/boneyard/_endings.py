"""Which errors end the run, and which only the connection."""

from __future__ import annotations

from typing import NamedTuple

import grpc

from boneyard.errors import reason_of, refused

#: How long the server may take to connect and say welcome, in seconds.
WELCOME_WAIT_S = 20.0
#: A stream is dead after so many heartbeat periods of silence.
SILENT_BEATS = 3
#: So often an answer is sent before the connection itself is held to be broken.
SUBMIT_ATTEMPTS = 4

_FATAL = {
    grpc.StatusCode.UNAUTHENTICATED,
    grpc.StatusCode.PERMISSION_DENIED,
    grpc.StatusCode.NOT_FOUND,
    grpc.StatusCode.UNIMPLEMENTED,
}
#: On a stream these come from the hello, which would be the same the next time.
_FATAL_TO_STREAM = _FATAL | {grpc.StatusCode.INVALID_ARGUMENT, grpc.StatusCode.FAILED_PRECONDITION}
#: Codes of a refusal that judges the answer itself.
_JUDGING = {grpc.StatusCode.FAILED_PRECONDITION, grpc.StatusCode.ABORTED}


class Broken(Exception):
    """The connection is of no more use. The text says why."""


class Ending(NamedTuple):
    """How a connection ended."""

    why: str
    #: Least time to wait before the next one, in seconds.
    wait_s: float
    #: Whether it lived long enough that the next wait may be short again.
    was_useful: bool


def check_stream_error(doing: str, error: grpc.RpcError) -> None:
    """Raises Refused when a stream that ended like this should not be opened again."""
    if error.code() in _FATAL_TO_STREAM or reason_of(error) == "SESSION_REPLACED":
        raise refused(doing, error) from None


def check_answer_error(where: str, error: grpc.RpcError, repeated: bool) -> bool:
    """True when the server has judged the answer, False when it should be sent again.

    Raises Refused when the bot cannot go on. `repeated` says that the answer was sent before: a server
    that came back from a backup in between may not have asked that question yet.
    """
    code = error.code()
    if code in _FATAL or reason_of(error) == "SESSION_REPLACED":
        raise refused(where, error) from None
    if code is grpc.StatusCode.INVALID_ARGUMENT and not repeated:
        raise refused(where, error) from None
    return code in _JUDGING or code is grpc.StatusCode.INVALID_ARGUMENT


def is_lost_table(error: grpc.RpcError) -> bool:
    """True when a table could not be read because the player no longer sits there."""
    return error.code() in (
        grpc.StatusCode.NOT_FOUND,
        grpc.StatusCode.PERMISSION_DENIED,
        grpc.StatusCode.FAILED_PRECONDITION,
    )
