"""Plays rounds on the package `dominoes`, four seats, partners opposite.

    play_dominoes.py rounds       deals of standard input, as round_lines.py has it
    play_dominoes.py playouts     random rounds, for speed

A move is a tile and a side of the board (`6-4L`, `6-4R`; the lead is `6-4`). The left side is where the first half of
the lead tile lies, so every tile is made with its higher half first. Passes stand in the game's own list of moves as
`None`. Points are one number, positive for players 0 and 2, negative for 1 and 3; here it is given to each seat of the
team that won. Who opens next is what the package's `Series` says.
"""

import random
import sys

import dominoes

import round_lines


def new_game(deal):
    """A game of these hands, which the package's own constructor takes as they are."""
    hands = [dominoes.Hand(dominoes.Domino(*tile) for tile in hand) for hand in round_lines.hands(deal)]
    opener = round_lines.LETTERS.index(deal["opener"])
    lead = tuple((tile, True) for tile in hands[opener])
    return dominoes.Game(dominoes.Board(), hands, [], opener, lead, opener, None)


def move_text(tile, left, leads):
    text = round_lines.tile_text(tile)
    return text if leads else text + ("L" if left else "R")


def opener_after(game):
    """The opener of the round after this one."""
    series = dominoes.Series(target_score=10_000)
    series.games = [game]
    return series.next_game().starting_player


def play(deal):
    game = new_game(deal)
    choose = round_lines.chooser(deal)
    print("round")
    while game.result is None:
        seat, told = game.turn, len(game.moves)
        moves = {move_text(tile, left, not told): (tile, left) for tile, left in game.valid_moves}
        assert len(moves) == len(game.valid_moves), "two moves are the same"
        move = choose(moves)
        round_lines.write_lay(seat, move, moves)
        game.make_move(*moves[move])
        for passed in game.moves[told + 1 :]:
            assert passed is None, f"{passed} is no pass"
            seat = (seat + 1) % 4
            round_lines.write_pass(seat)
    points = game.result.points
    by_seat = [max(points, 0), max(-points, 0)] * 2
    round_lines.write_end(game.hands, by_seat, opener_after(game))


def play_out():
    """One random round, dealt and played; the number of tiles laid."""
    game = dominoes.Game.new()
    laid = 0
    while game.result is None:
        game.make_move(*random.choice(game.valid_moves))
        laid += 1
    return laid


def main(what):
    if what == "playouts":
        round_lines.serve_playouts(play_out)
    else:
        for deal in round_lines.deals():
            play(deal)


if __name__ == "__main__":
    main(*sys.argv[1:])
