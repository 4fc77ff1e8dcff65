"""Where the server is and who we are: arguments first, then the environment."""

from __future__ import annotations

import os

from boneyard.errors import SettingsError

DEFAULT_SERVER = "127.0.0.1:6628"
DEFAULT_PORT = 6628


def server_address(server: str | None) -> str:
    """`host:port` from the argument, else BONEYARD_SERVER, else this machine. `http://` is allowed in front.

    Raises SettingsError for https, which this version does not speak, and for what is no address.
    """
    text = (server or os.environ.get("BONEYARD_SERVER") or DEFAULT_SERVER).strip()
    scheme, separator, rest = text.partition("://")
    if separator:
        if scheme.lower() != "http":
            raise SettingsError(f"server {text!r}: only plain http:// or host:port is supported")
        text = rest
    text = text.rstrip("/")
    host, colon, port = text.rpartition(":")
    if not colon or text.endswith("]"):  # no port; a bare IPv6 address stands in brackets
        host, port = text, str(DEFAULT_PORT)
    if (
        not host
        or (":" in host and not host.startswith("["))
        or "/" in text
        or not port.isdigit()
        or not 0 < int(port) < 65536
    ):
        raise SettingsError(f"server {text!r} is not of the form host:port")
    return f"{host}:{port}"


def find_token(token: str | None) -> str | None:
    """The token from the argument, else BONEYARD_TOKEN, else the file BONEYARD_TOKEN_FILE; None without any.

    Raises SettingsError when the file cannot be read or the token has characters no token has.
    """
    if token:
        return _checked(token, "the token")
    if os.environ.get("BONEYARD_TOKEN"):
        return _checked(os.environ["BONEYARD_TOKEN"], "BONEYARD_TOKEN")
    path = os.environ.get("BONEYARD_TOKEN_FILE")
    if not path:
        return None
    try:
        with open(path, encoding="utf-8") as file:
            return _checked(file.read(), f"the file {path} of BONEYARD_TOKEN_FILE")
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"cannot read the token: BONEYARD_TOKEN_FILE={path}: {error}") from error


def _checked(text: str, origin: str) -> str:
    token = text.strip()
    if not token or not token.isascii() or not token.isprintable() or " " in token:
        raise SettingsError(f"{origin} does not hold a token: one ASCII word is wanted")
    return token


def channel_options(address: str) -> list[tuple[str, int]]:
    """Options of a channel that notices a dead connection and leaves the waiting between attempts to us."""
    options = [
        # Each channel has a connection of its own, so a new channel never inherits a dead one.
        ("grpc.use_local_subchannel_pool", 1),
        ("grpc.keepalive_time_ms", 30_000),
        ("grpc.keepalive_timeout_ms", 10_000),
        # A listening client sends no data, and would be allowed two pings in all.
        ("grpc.http2.max_pings_without_data", 0),
    ]
    host = address.rpartition(":")[0]
    if host in ("localhost", "[::1]") or host.startswith("127."):
        options.append(("grpc.enable_http_proxy", 0))  # a proxy would look for the server on its own machine
    return options
