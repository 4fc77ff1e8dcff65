"""Plays rounds on OpenSpiel's domino games.

    play_open_spiel.py rounds GAME       deals of standard input, as round_lines.py has it
    play_open_spiel.py playouts GAME     random rounds, for speed

GAME is python_block_dominoes (2 seats, 14 tiles sleep) or python_team_dominoes (4 seats).

Its player 0 always opens, so its players are counted here from the opener on. Tiles are dealt by chance moves: in Block
hand by hand, in the game of four one tile to each in turn. A move is a tile and the pips that it is joined to (`6-4/6`;
the lead is `6-4`), and a seat that cannot move is skipped without a word.
"""

import random
import re
import sys

import pyspiel
from open_spiel.python.games import block_dominoes, team_dominoes  # noqa: F401, each registers its game

import round_lines


def dealing_order(hands):
    """Tiles in the order in which the game asks chance for them."""
    if len(hands) == 2:
        return hands[0] + hands[1]
    return [tile for row in zip(*hands) for tile in row]


def deal_out(state, hands):
    """Brings the state to the first decision, with these hands by player."""
    for high, low in dealing_order(hands):
        wanted = f"Deal ({low:.1f}, {high:.1f})"
        outcomes = [outcome for outcome, _ in state.chance_outcomes()]
        state.apply_action(next(each for each in outcomes if state.action_to_string(each) == wanted))
    for given, held in zip(hands, state.hands):
        assert sorted((low, high) for high, low in given) == held, f"{given} became {held}"


def move_text(action_text):
    """`p0 tile:(4.0, 6.0) pip:6.0` as `6-4/6`."""
    low, high, pip = re.fullmatch(r"p\d tile:\((\d)\.0, (\d)\.0\) pip:(None|\d)(?:\.0)?", action_text).groups()
    return f"{high}-{low}" if pip == "None" else f"{high}-{low}/{pip}"


def play(game, deal):
    by_seat = round_lines.hands(deal)
    seats = len(by_seat)
    opener = round_lines.LETTERS.index(deal["opener"])
    seat_of = [(opener + player) % seats for player in range(seats)]
    state = game.new_initial_state()
    deal_out(state, [by_seat[seat] for seat in seat_of])
    choose = round_lines.chooser(deal)
    print("round")
    expected = 0
    while not state.is_terminal():
        player = state.current_player()
        while expected != player:
            round_lines.write_pass(seat_of[expected])
            expected = (expected + 1) % seats
        actions = {move_text(state.action_to_string(player, action)): action for action in state.legal_actions()}
        assert len(actions) == len(state.legal_actions()), "two actions are the same move"
        move = choose(actions)
        round_lines.write_lay(seat_of[player], move, actions)
        state.apply_action(actions[move])
        expected = (player + 1) % seats
    player_of = [seat_of.index(seat) for seat in range(seats)]
    returns = state.returns()
    round_lines.write_end([state.hands[player] for player in player_of], [int(returns[player]) for player in player_of])


def play_out(game):
    """One random round, dealt and played; the number of tiles laid."""
    state = game.new_initial_state()
    while state.is_chance_node():
        # Every tile left is as likely as the next.
        state.apply_action(random.choice(state.chance_outcomes())[0])
    laid = 0
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        laid += 1
    return laid


def main(what, name):
    game = pyspiel.load_game(name)
    if what == "playouts":
        round_lines.serve_playouts(lambda: play_out(game))
    else:
        for deal in round_lines.deals():
            play(game, deal)


if __name__ == "__main__":
    main(*sys.argv[1:])
