"""A served bot sees the numbers that it was trained with.

Whole matches are played on a real server by players that note what `to_policy` makes of each view. Afterwards the
server shows the secret of the deal, and the same match is played in process: each observation has to be the same.
"""

import os
import random
import subprocess
import sys
import threading
import unittest
from pathlib import Path

import boneyard
import numpy as np
from boneyard.v1.table_service_pb2 import ChairSpec, CreateTableRequest, GetTableRequest, HouseBotSpec, TableSpec
from boneyard.v1.types_pb2 import VariantSpec
from real_server import SKIP, real_server

import boneyard_env
from boneyard_env._native import read_view

#: Options that keep a match short, or that show more of the observation, where a variant's own are not enough.
OPTIONS = {
    "all_fives": {"claim": "muggins", "target": "60"},
    "mexican_train": {"rounds": "3", "doubles": "chain_lifo"},
    "private_trains": {"rounds": "3"},
    "chicken_foot": {"rounds": "4"},
}


class Noting:
    """Plays random legal actions and notes them with what was seen, by turn."""

    def __init__(self):
        self.chance, self.noted, self.lock = random.Random(3), {}, threading.Lock()

    def policy(self):
        """A policy of its own for each player."""
        turn = None

        def model(observation, mask, tokens):
            with self.lock:
                action = int(self.chance.choice(np.flatnonzero(mask)))
                self.noted[turn] = (action, observation, mask, tokens)
            return action

        served = boneyard_env.to_policy(model, history=True)

        def decide(view, moves):
            nonlocal turn
            turn = view.table.turn
            return served(view, moves)

        return decide


def play(address, variant, options):
    """Plays a match with a player in every seat; returns what was noted, and the secret of the deal."""
    seats = boneyard_env.VARIANTS[variant].seats[0]
    players = [boneyard.register(address, name=f"seat-{seat}") for seat in range(seats)]
    spec = TableSpec(variant=VariantSpec(variant=variant, options=options), chairs=[ChairSpec()] * seats)
    noting = Noting()
    with boneyard.connect(address, players[0].token) as client:
        table_id = client.tables.CreateTable(CreateTableRequest(table=spec), timeout=30).table.table_id

        def run(player):
            settings = {"server": address, "token": player.token, "table": table_id, "log": lambda _line: None}
            boneyard.run(noting.policy(), **settings)

        threads = [threading.Thread(target=run, args=(player,)) for player in players]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        table = client.tables.GetTable(GetTableRequest(table_id=table_id), timeout=30).table
    return seats, noting.noted, table


@unittest.skipIf(SKIP, str(SKIP))
class Served(unittest.TestCase):
    def test_every_observation_of_a_served_match_is_that_of_the_environment(self):
        with real_server() as address:
            for variant in boneyard_env.VARIANTS:
                with self.subTest(variant=variant):
                    self.follow(variant, *play(address, variant, OPTIONS.get(variant, {})))

    def follow(self, variant, seats, noted, table):
        env = boneyard_env.raw_env(variant, seats=seats, options=OPTIONS.get(variant), history=True)
        reveal = table.deal_reveal
        env.reset(options={"secret": reveal.secret, "entropies": list(reveal.entropies)})
        self.assertGreater(len(noted), 10)
        for turn, (action, observation, mask, tokens) in sorted(noted.items()):
            seen = env.observe(env.agent_selection)
            for name, (place, _) in env.layout.items():
                np.testing.assert_array_equal(observation[place], seen["observation"][place], f"{name}, turn {turn}")
            np.testing.assert_array_equal(mask, seen["action_mask"], f"mask, turn {turn}")
            np.testing.assert_array_equal(tokens, seen["history"], f"history, turn {turn}")
            env.step(action)
        self.assertTrue(all(env.terminations.values()), "the match is over here too")
        self.assertEqual(env.game.scores, list(table.result.team_scores))

    def test_the_trained_network_plays_a_match(self):
        with real_server() as address:
            player = boneyard.register(address, name="creator")
            chairs = [ChairSpec(), ChairSpec(house_bot=HouseBotSpec(house_bot="greedy"))]
            spec = TableSpec(variant=VariantSpec(variant="draw"), chairs=chairs)
            with boneyard.connect(address, player.token) as client:
                table = client.tables.CreateTable(CreateTableRequest(table=spec), timeout=30).table.table_id
            script = Path(__file__).resolve().parents[1] / "examples" / "serve.py"
            setting = {**os.environ, "BONEYARD_SERVER": address}
            done = subprocess.run([sys.executable, script, table], env=setting, capture_output=True, text=True, timeout=60)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn(f"{table} draw, COMPLETED", done.stdout)

    def test_a_model_that_chooses_what_is_not_legal_is_told(self):
        with real_server() as address:
            player = boneyard.register(address, name="wrong")
            other = boneyard.register(address, name="other")
            spec = TableSpec(variant=VariantSpec(variant="draw"), chairs=[ChairSpec()] * 2)
            with boneyard.connect(address, player.token) as client:
                table = client.tables.CreateTable(CreateTableRequest(table=spec), timeout=30).table.table_id
                errors = []

                def run(each):
                    policy = boneyard_env.to_policy(lambda _observation, _mask: 57)
                    settings = {"server": address, "token": each.token, "table": table, "log": lambda _line: None}
                    try:
                        boneyard.run(policy, **settings)
                    except boneyard.DecideError as error:
                        errors.append(error)

                threads = [threading.Thread(target=run, args=(each,), daemon=True) for each in (player, other)]
                for thread in threads:
                    thread.start()
                while not errors:
                    threads[0].join(0.1)
            self.assertRegex(str(errors[0].__cause__), "the model chose action 57, but legal are")


class Reading(unittest.TestCase):
    def test_what_is_no_view_is_refused(self):
        for view in (None, object(), boneyard.SeatView()):
            with self.assertRaises((AttributeError, ValueError)):
                read_view(view, [], False)


if __name__ == "__main__":
    unittest.main()
