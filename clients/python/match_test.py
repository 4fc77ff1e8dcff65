"""Plays one match against house bots with the starter bot; for the server's integration test.

    python match_test.py --server 127.0.0.1:6628 --variant all_fives --seats 2 --option target=30

Prints one JSON line: table_id, variant, reason, ranks and scores (team 1 first). Exit code 0 when the
match was played to its end, 1 when it ended otherwise, 2 when the server or the bot failed.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
from pathlib import Path

import grpc

import boneyard
from boneyard.v1.table_service_pb2 import ChairSpec, CreateTableRequest, HouseBotSpec, TableSpec
from boneyard.v1.types_pb2 import END_REASON_COMPLETED, VariantSpec

sys.path.insert(0, str(Path(__file__).resolve().parent / "examples"))

from starter import decide  # noqa: E402  (found by the line above)

HOUSE_BOTS = ("greedy", "random", "balanced")


def key_value(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not key or not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form key=value")
    return key, value


def table_spec(variant: str, seats: int, options: dict[str, str], player_id: str, chair: int) -> TableSpec:
    """A table with the player in `chair` and house bots, in turn, in all other chairs."""
    bots = itertools.cycle(HOUSE_BOTS)
    chairs = [
        ChairSpec(player_id=player_id) if number == chair else ChairSpec(house_bot=HouseBotSpec(house_bot=next(bots)))
        for number in range(1, seats + 1)
    ]
    return TableSpec(variant=VariantSpec(variant=variant, options={**options, "seats": str(seats)}), chairs=chairs)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Play one match against house bots with the starter bot.")
    parser.add_argument("--server", required=True, metavar="HOST:PORT")
    parser.add_argument("--variant", required=True, metavar="KEY")
    parser.add_argument("--seats", required=True, type=int, metavar="N")
    parser.add_argument("--chair", type=int, default=1, metavar="N", help="own chair, 1 to the number of seats")
    parser.add_argument("--option", action="append", default=[], type=key_value, metavar="KEY=VALUE")
    given = parser.parse_args(arguments)
    if not 1 <= given.chair <= given.seats:
        parser.error("--chair: 1 to the number of seats is wanted")

    try:
        player = boneyard.register(given.server, name="match-test")
        spec = table_spec(given.variant, given.seats, dict(given.option), player.player_id, given.chair)
        with boneyard.connect(given.server, player.token) as client:
            table_id = client.tables.CreateTable(CreateTableRequest(table=spec), timeout=30).table.table_id
        (match,) = boneyard.run(decide, server=given.server, token=player.token, table=table_id, name="match-test")
    except boneyard.BoneyardError as error:
        print(f"match_test: {error}", file=sys.stderr)
        return 2
    except grpc.RpcError as error:
        print(f"match_test: {error.code().name} {boneyard.reason_of(error)}: {error.details()}", file=sys.stderr)
        return 2

    result = match.result or boneyard.MatchResult()
    line = {
        "table_id": match.table_id,
        "variant": given.variant,
        "reason": f"END_REASON_{match.reason}" if match.result else None,
        "ranks": list(result.team_ranks),
        "scores": list(result.team_scores),
    }
    print(json.dumps(line), flush=True)
    return 0 if result.reason == END_REASON_COMPLETED else 1


if __name__ == "__main__":
    sys.exit(main())
