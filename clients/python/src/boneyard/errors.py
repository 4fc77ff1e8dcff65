"""What ends a bot, and how a refusal of the server is read."""

from __future__ import annotations

from typing import Any

import grpc

_REASON_TRAILER = "boneyard-reason"

# What to do about a refusal, by its reason. The server's own text says what happened.
_HINTS = {
    "TOKEN_INVALID": "the server does not know this token; one that keeps no data forgets all tokens when it restarts",
    "TOKEN_EXPIRED": "the token is no longer valid; make a new one",
    "SCOPE_MISSING": "the token may not do this; playing needs the scope PLAY",
    "TABLE_NOT_FOUND": "no such table for this player; check the id, and whether the table is invite-only",
    "TABLE_FULL": "every chair of the table is taken by somebody else",
    "WRONG_STATE": "the table no longer takes players",
    "MATCH_OVER": "the match at the table is over",
    "SESSION_REPLACED": "another program connected with the same token; run one bot for each token",
}

_HINTS_BY_CODE = {
    grpc.StatusCode.UNIMPLEMENTED: "this address answers, but is no boneyard.v1 server; its gRPC port is usually 6628",
    grpc.StatusCode.UNAUTHENTICATED: "set BONEYARD_TOKEN, or pass token=",
}


class BoneyardError(Exception):
    """Base of everything this package raises on purpose."""


class SettingsError(BoneyardError):
    """A server address, a token or an argument cannot be used."""


class Refused(BoneyardError):
    """The server refused for good; connecting again would not help.

    `reason` is the server's `ErrorReason` without its prefix, such as "SESSION_REPLACED"; it is ""
    when the status came from elsewhere. `code` is the gRPC status code.
    """

    def __init__(self, doing: str, code: grpc.StatusCode, reason: str, details: str) -> None:
        self.code = code
        self.reason = reason
        self.details = details
        name = f"{code.name} {reason}".strip()
        hint = _HINTS.get(reason) or _HINTS_BY_CODE.get(code)
        super().__init__(f"{doing}: {name}: {details or 'no details'}" + (f" ({hint})" if hint else ""))


class DecideError(BoneyardError):
    """`decide` raised, or returned something that is not one of the moves.

    `__cause__` is what it raised, if it did.
    """

    def __init__(self, table_id: str, turn: int, what: str) -> None:
        self.table_id = table_id
        self.turn = turn
        super().__init__(f"table {table_id}, turn {turn}: {what}")


def reason_of(error: grpc.RpcError) -> str:
    """The reason in a refusal, such as "TABLE_FULL"; "" when it carries none."""
    trailers: Any = error.trailing_metadata()
    for key, value in trailers or ():
        if key == _REASON_TRAILER:
            return value.decode("ascii", "replace") if isinstance(value, bytes) else str(value)
    return ""


def refused(doing: str, error: grpc.RpcError) -> Refused:
    """Turns a gRPC error into the exception that says the same in words."""
    return Refused(doing, error.code(), reason_of(error), error.details() or "")


def describe(error: grpc.RpcError | None) -> str:
    """One line about why a call or a stream ended; None stands for an end without an error."""
    if error is None:
        return "the server closed the stream"
    name = f"{error.code().name} {reason_of(error)}".strip()
    details = (error.details() or "").rpartition("last error: ")[2].strip()  # gRPC's own have a long preface
    text = f"{name}: {details}" if details else name
    if name == "UNAVAILABLE":  # not from a Boneyard server, which gives its reason
        text += " (is the server running, and at this address?)"
    return text
