"""Version of this package, which also goes to the server in `Hello.client`."""

__version__ = "0.1.0"
