[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-0"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 102, B = 96 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-0"
commitment = "010c034965646946c7371c3dcd2a18e9076b15f4769ef7daa7f3f714e951f975"
secret = "fe1792ac2e01fe5860b2a5468ac0320b80999e8c857823b84ef1601a628a91b8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 4-2 3-1 2-2 0-0"
deal.B = "6-1 5-5 5-3 4-4 3-0 2-1 1-1"
yard = "4-3 4-0 4-1 3-3 6-0 5-2 5-4 6-5 1-0 5-0 3-2 2-0 5-1 6-4"
play = """
A:6-6 B:6-1U A:6-3L B:+4-3 B:+4-0 B:+4-1 B:+3-3 B:+6-0 B:6-0R
A:6-2D B:2-1U A:3-1L B:1-1L A:0-0R B:4-0R A:4-2R B:4-1L A:2-2R
"""
end = "out"
winner = "A"
delta = { A = 42, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-1 4-3 4-0 2-0 1-1 1-0"
deal.B = "6-4 5-5 5-4 5-3 4-4 3-1 3-0"
yard = "2-1 6-1 6-0 2-2 5-2 6-6 4-2 6-5 0-0 3-2 4-1 3-3 6-3 5-0"
play = """
B:5-5 A:5-1L B:5-4R A:+2-1 A:+6-1 A:+6-0 A:+2-2 A:+5-2 A:5-2U
B:5-3D A:6-1L B:6-4L A:4-3L B:3-0L A:6-0L B:3-1D A:6-2L B:4-4R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 16 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-2 4-3 4-1 1-1 0-0"
deal.B = "6-3 6-2 5-1 3-2 2-2 2-1 2-0"
yard = "3-1 6-5 3-3 5-0 6-0 4-0 3-0 6-1 4-2 5-4 6-6 1-0 5-3 4-4"
play = """
A:5-5 B:5-1L A:5-2R B:+3-1 B:+6-5 B:6-5U A:+3-3 A:+5-0 A:5-0D
B:6-2R A:4-1L B:2-0D A:6-4L B:3-2D A:4-3D B:6-3L A:3-3L B:3-1L
A:1-1L B:2-1L A:+6-0 A:6-0R B:2-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 5-2 5-0 3-2 3-0 2-2"
deal.B = "6-6 6-2 5-5 5-3 4-1 3-3 0-0"
yard = "4-4 5-1 4-0 5-4 2-0 2-1 3-1 1-1 6-3 6-0 4-3 6-5 4-2 1-0"
play = """
B:6-6 A:6-4L B:6-2U A:6-1R B:+4-4 B:+5-1 B:+4-0 B:+5-4 B:+2-0
B:+2-1 B:+3-1 B:+1-1 B:+6-3 B:6-3D A:5-2U B:5-1U A:3-2D B:3-1R
A:3-0R B:4-1L A:5-0R B:5-5R A:2-2D
"""
end = "out"
winner = "A"
delta = { A = 42, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-0 3-1 3-0 2-2 2-1 1-1"
deal.B = "6-6 6-4 6-1 5-5 5-4 5-1 3-2"
yard = "4-2 4-1 4-3 1-0 4-4 6-5 6-3 4-0 3-3 6-0 5-3 0-0 5-2 2-0"
play = """
B:6-6 A:6-2L B:6-1R A:+4-2 A:+4-1 A:+4-3 A:+1-0 A:+4-4 A:+6-5
A:6-5U B:6-4D A:4-2L B:5-4U A:4-4L B:5-1R A:4-3L B:5-5R A:3-1L
B:+6-3 B:+4-0 B:4-0U A:4-1L B:+3-3 B:+6-0 B:6-0U A:5-0R B:6-3U
A:3-0R B:3-3R A:+5-3 A:5-3R B:3-2U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-1 5-3 5-2 4-2 2-0"
deal.B = "6-5 5-0 4-1 3-1 2-2 1-1 1-0"
yard = "6-4 4-4 3-0 5-4 5-1 3-3 2-1 6-0 5-5 0-0 3-2 4-3 6-3 4-0"
play = """
A:6-6 B:6-5L A:6-2R B:+6-4 B:6-4U A:6-1D B:4-1D A:5-3L B:2-2R
A:5-2R B:5-0R A:2-0R B:3-1L A:4-2R
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 4-0 3-2 3-1 2-2 1-0"
deal.B = "6-6 6-3 6-2 5-5 5-4 4-2 1-1"
yard = "2-0 5-3 5-1 6-0 5-2 6-5 4-3 4-4 2-1 0-0 3-3 5-0 4-1 3-0"
play = """
B:6-6 A:6-4L B:6-2R A:6-1U B:6-3D A:4-0L B:1-1U A:1-0L B:4-2R
A:3-1L B:5-4R A:3-2L B:5-5R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-5 4-4 2-1 1-1 0-0"
deal.B = "6-2 6-1 5-1 5-0 4-2 3-2 3-0"
yard = "4-3 3-3 4-0 5-2 2-2 6-5 6-4 6-6 5-4 3-1 4-1 1-0 5-3 2-0"
play = """
A:5-5 B:5-0U A:+4-3 A:+3-3 A:+4-0 A:+5-2 A:5-2L B:5-1D A:+2-2
A:+6-5 A:6-5R B:6-2L A:6-3L B:3-0U A:4-3L B:6-1D A:4-4L B:4-2L
A:2-2L B:3-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 21 }

[[match.hand]]
opener = "B"
deal.A = "5-4 4-4 4-1 3-3 3-0 1-0 0-0"
deal.B = "6-6 6-1 5-3 5-2 5-1 5-0 2-1"
yard = "6-2 5-5 1-1 3-2 6-5 6-0 2-0 4-0 6-3 2-2 4-2 6-4 3-1 4-3"
play = """
B:6-6 A:+6-2 A:6-2L B:6-1R A:+5-5 A:+1-1 A:+3-2 A:+6-5 A:6-5U
B:+6-0 B:6-0D A:3-2L B:2-1R A:3-3L B:5-2U A:3-0L B:5-0L A:5-5L
B:5-1L A:4-1L B:+2-0 B:2-0R A:5-4L B:5-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 11 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 5-3 3-1 2-1 2-0 1-1"
deal.B = "5-2 5-0 4-4 3-0 2-2 1-0 0-0"
yard = "4-1 6-1 4-0 6-0 6-3 5-1 4-3 6-5 3-2 3-3 4-2 6-6 6-4 5-4"
play = """
A:5-5 B:5-2U A:5-3L B:5-0R A:+4-1 A:+6-1 A:+4-0 A:+6-0 A:+6-3
A:+5-1 A:5-1D B:1-0D A:6-3L B:2-2U A:6-2L B:3-0R A:2-1L B:0-0D
A:6-1L B:+4-3 B:4-3R A:6-0L B:4-4R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 17 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-2 5-1 4-0 3-3 3-2"
deal.B = "6-6 6-4 5-4 4-3 4-1 2-2 1-1"
yard = "2-0 6-3 3-0 5-3 4-4 4-2 0-0 5-5 1-0 6-1 2-1 6-5 3-1 5-0"
play = """
B:6-6 A:6-2L B:6-4U A:6-0R B:+2-0 B:+6-3 B:6-3D A:5-2L B:4-1U
A:5-1L B:4-3D A:4-0R B:5-4R A:+3-0 A:+5-3 A:5-3R B:1-1L A:3-3R
B:+4-4 B:4-4D A:3-2R B:2-2R A:+4-2 A:4-2R B:+0-0 B:+5-5 B:+1-0
B:1-0U A:3-0U
"""
end = "out"
winner = "A"
delta = { A = 12, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-2 4-4 3-0 1-1 0-0"
deal.B = "6-0 5-5 5-1 4-1 3-1 2-1 2-0"
yard = "3-3 5-3 6-6 6-2 4-2 4-3 3-2 5-0 4-0 6-1 5-4 6-3 1-0 2-2"
play = """
B:5-5 A:6-5L B:5-1U A:5-2R B:+3-3 B:+5-3 B:5-3D A:6-4L B:2-0R
A:4-4L B:4-1U A:3-0R B:3-3R A:+6-6 A:+6-2 A:+4-2 A:4-2L B:2-1L
A:1-1L B:3-1L A:+4-3 A:4-3L B:+3-2 B:3-2D A:6-2D B:6-0D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 6-0 5-1 4-1 3-3 2-1"
deal.B = "6-3 5-4 4-0 2-2 1-1 1-0 0-0"
yard = "4-2 3-0 5-3 3-2 5-0 6-1 6-6 5-2 2-0 6-5 4-3 4-4 5-5 3-1"
play = """
A:3-3 B:6-3U A:+4-2 A:+3-0 A:3-0L B:+5-3 B:5-3R A:+3-2 A:3-2D
B:1-0L A:5-1L B:2-2D A:6-4U B:5-4L A:4-2L B:4-0U A:6-2L B:0-0U
A:6-0L B:+5-0 B:5-0R A:2-1D B:1-1D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 4-3 3-3 3-2 1-0 0-0"
deal.B = "6-6 6-3 5-4 4-2 3-1 3-0 2-0"
yard = "1-1 5-0 4-4 6-2 5-1 5-2 2-2 6-5 4-0 6-1 5-3 2-1 4-1 6-4"
play = """
B:6-6 A:6-0L B:6-3U A:+1-1 A:+5-0 A:+4-4 A:+6-2 A:6-2R B:+5-1
B:+5-2 B:+2-2 B:+6-5 B:6-5D A:5-0L B:5-4L A:4-4L B:3-1U A:4-3L
B:2-2R A:3-3L B:5-2D A:3-2L B:2-0R A:1-0R B:5-1R A:5-5R B:4-2L
A:1-1U B:+4-0 B:4-0L A:0-0L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-1"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 64, B = 65, C = 103 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-1"
commitment = "ac84b478714af9cf6034e500afeb2b7a7e6131ff2a8ee336dcffacc5c35c94d0"
secret = "4295f7ec9159bae0b9f2d8281ad3690bed27893694ae340775354fa616da5cba"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-0 4-2 3-2 3-1"
deal.B = "6-6 6-2 4-1 4-0 2-1 1-1"
deal.C = "5-5 5-3 5-2 4-4 4-3 3-3"
yard = "3-0 5-0 5-1 6-5 6-1 5-4 2-2 2-0 0-0 1-0"
play = """
B:6-6 C:+3-0 C:+5-0 C:+5-1 C:+6-5 C:6-5L A:6-3R B:6-2U C:+6-1
C:6-1D A:3-2U B:4-1D C:4-3D A:3-1R B:2-1R C:5-2R A:+5-4 A:5-4L
B:4-0L C:5-0L A:+2-2 A:+2-0 A:pass B:pass C:5-5L A:pass B:pass
C:3-3U A:pass B:pass C:5-3L A:pass B:pass C:5-1R A:pass B:1-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 39, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-0 4-4 4-3 4-0 0-0"
deal.B = "6-6 6-3 5-4 5-2 2-2 1-1"
deal.C = "6-5 6-4 6-2 6-1 5-5 3-0"
yard = "1-0 4-1 2-1 2-0 6-0 5-1 3-1 3-2 3-3 4-2"
play = """
B:6-6 C:6-5L A:+1-0 A:+4-1 A:+2-1 A:+2-0 A:+6-0 A:6-0R B:6-3U
C:6-4D A:1-0R B:5-4L C:6-1R A:4-4L B:+5-1 B:+3-1 B:3-1U C:6-2R
A:4-3L B:5-2R C:5-5R A:2-1U B:5-1R C:3-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 30 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-3 4-2 2-0 0-0"
deal.B = "6-4 6-3 5-4 5-0 2-2 1-1"
deal.C = "6-6 5-5 5-1 4-3 3-3 1-0"
yard = "5-2 3-2 3-0 4-0 2-1 3-1 6-5 6-0 4-1 4-4"
play = """
C:6-6 A:6-2L B:6-4R C:+5-2 C:+3-2 C:+3-0 C:+4-0 C:+2-1 C:+3-1
C:+6-5 C:6-5U A:6-1D B:5-4R C:5-5R A:2-0L B:5-0L C:5-1D A:5-3R
B:6-3R C:5-2L A:4-2L B:+6-0 B:6-0R C:4-3L A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 32, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-3 4-1 2-2 0-0"
deal.B = "5-4 5-2 5-1 4-3 3-3 3-0"
deal.C = "6-4 6-2 6-1 4-0 2-0 1-1"
yard = "6-6 3-2 4-2 2-1 1-0 3-1 4-4 5-0 5-5 6-3"
play = """
B:3-3 C:+6-6 C:+3-2 C:3-2L A:5-3R B:4-3U C:+4-2 C:+2-1 C:+1-0
C:+3-1 C:3-1D A:4-1U B:5-4R C:4-2L A:+4-4 A:4-4L B:5-1U C:6-4L
A:6-0L B:5-2U C:4-0L A:2-2U B:+5-0 B:pass C:1-1D A:pass B:pass
C:2-1U A:pass B:pass C:6-1U A:6-5U B:5-0U C:2-0U A:pass B:pass
C:6-2U A:pass B:pass C:6-6U A:pass B:pass C:1-0D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-5 4-2 4-0 1-0"
deal.B = "6-5 5-4 5-3 5-1 3-1 2-1"
deal.C = "6-3 6-1 6-0 3-3 3-2 0-0"
yard = "2-0 3-0 5-2 2-2 4-3 5-0 4-1 6-4 1-1 4-4"
play = """
A:6-6 B:6-5L C:6-3R A:6-2U B:+2-0 B:+3-0 B:+5-2 B:+2-2 B:+4-3
B:+5-0 B:+4-1 B:+6-4 B:6-4D C:3-3R A:5-5L B:5-4L C:3-2U A:4-2L
B:5-3R C:pass A:4-0D B:5-2L C:6-0D A:pass B:4-3U C:6-1D A:1-0D
"""
end = "out"
winner = "A"
delta = { A = 32, B = 0, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 4-2 3-1 3-0 2-2 2-0"
deal.B = "6-5 6-2 6-1 5-3 3-2 2-1"
deal.C = "5-5 5-0 4-3 4-0 3-3 1-1"
yard = "1-0 5-2 4-4 6-0 5-1 6-3 0-0 6-4 6-6 4-1"
play = """
C:5-5 A:5-4L B:6-5R C:5-0U A:+1-0 A:+5-2 A:5-2D B:6-2R C:4-0U
A:2-2R B:3-2R C:3-3R A:4-2D B:5-3R C:4-3L A:3-0L B:+4-4 B:4-4U
C:+6-0 C:6-0L A:+5-1 A:5-1R B:6-1L C:1-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-1 5-5 5-4 5-2"
deal.B = "6-4 5-3 5-1 4-3 3-1 2-1"
deal.C = "6-0 4-0 3-3 2-2 2-0 0-0"
yard = "1-0 4-4 1-1 5-0 6-2 4-1 6-6 3-2 4-2 3-0"
play = """
A:5-5 B:5-3L C:+1-0 C:+4-4 C:+1-1 C:+5-0 C:5-0R A:6-5U B:5-1D
C:6-0U A:6-3L B:6-4L C:4-4L A:5-4L B:3-1D C:3-3D A:5-2L B:4-3D
C:2-0L A:+6-2 A:+4-1 A:4-1D B:2-1D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 26, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-0 4-3 4-2 4-0 3-3"
deal.B = "6-5 6-3 6-1 5-1 3-0 0-0"
deal.C = "6-4 5-5 5-4 4-1 2-1 1-1"
yard = "3-2 1-0 2-0 5-3 6-6 4-4 3-1 5-2 2-2 6-2"
play = """
C:5-5 A:5-0L B:6-5R C:5-4U A:+3-2 A:+1-0 A:+2-0 A:+5-3 A:5-3D
B:6-3R C:4-1U A:6-0L B:6-1L C:1-1L A:3-3R B:5-1L C:2-1U A:4-3R
B:3-0D C:6-4R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 18 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 5-2 4-3 4-1 1-1"
deal.B = "6-1 5-3 4-0 3-2 2-2 2-1"
deal.C = "6-0 5-5 5-1 5-0 3-3 3-0"
yard = "2-0 1-0 4-2 0-0 6-6 6-5 5-4 6-3 3-1 4-4"
play = """
C:5-5 A:5-2U B:5-3L C:5-1R A:+2-0 A:+1-0 A:+4-2 A:+0-0 A:+6-6
A:+6-5 A:6-5D B:6-1R C:3-3L A:6-2U B:3-2L C:6-0R A:0-0R B:2-2L
C:5-0R A:4-2L B:4-0L C:3-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 42 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-2"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 4, D = 3 }
score = { A = 116, B = 69, C = 38, D = 43 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-2"
commitment = "0e64c75d7eb1d05573d1f81f850a6c87b4583d69e272c4dd173217d4e4a2eb52"
secret = "c8079063b78cb0c1c017b5819702b4073ba9979ccf586f4a49fa66005e75a680"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-4 6-0 5-3 4-3 3-2"
deal.B = "6-3 3-1 3-0 2-1 1-0"
deal.C = "5-4 4-4 4-2 4-1 3-3"
deal.D = "6-2 6-1 5-5 5-2 5-0"
yard = "5-1 2-0 6-6 0-0 1-1 6-5 2-2 4-0"
play = """
D:5-5 A:5-3L B:+5-1 B:5-1R C:5-4U D:5-0D A:6-4U B:6-3L C:4-1R
D:6-1L A:4-3R B:3-0D C:3-3R D:6-2U A:3-2R B:3-1L C:4-2R D:5-2U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 18 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 4-0 3-2 2-2"
deal.B = "6-2 5-2 4-3 4-2 3-1"
deal.C = "6-5 5-0 3-0 2-1 1-0"
deal.D = "6-1 5-4 4-1 2-0 1-1"
yard = "6-6 5-1 5-5 3-3 5-3 0-0 6-4 4-4"
play = """
A:2-2 B:6-2L C:2-1R D:2-0U A:3-2D B:3-1R C:6-5L D:5-4L A:6-3R
B:4-2L C:5-0U D:6-1R A:+6-6 A:+5-1 A:5-1R B:5-2L C:3-0D D:+5-5
D:5-5L A:6-0D B:+3-3 B:+5-3 B:5-3L C:+0-0 C:pass D:pass A:6-6D
B:3-3L C:pass D:pass A:pass B:4-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 12, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-2 1-1 1-0"
deal.B = "6-5 4-4 4-3 3-2 2-1"
deal.C = "6-4 6-2 5-5 4-1 3-0"
deal.D = "5-4 5-3 5-1 4-2 3-1"
yard = "3-3 6-0 2-0 6-3 5-0 0-0 2-2 4-0"
play = """
A:6-6 B:6-5L C:6-4R D:+3-3 D:+6-0 D:6-0U A:6-1D B:4-4R C:5-5L
D:5-3L A:1-1D B:4-3R C:3-0L D:3-1D A:1-0L B:2-1L C:6-2L D:3-3R
A:+2-0 A:2-0U B:3-2U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 33, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-2 4-4 4-3"
deal.B = "6-6 6-1 6-0 5-1 4-0"
deal.C = "5-5 5-4 3-0 2-1 0-0"
deal.D = "5-0 4-2 4-1 3-3 2-2"
yard = "1-1 6-3 2-0 6-4 3-2 5-3 3-1 1-0"
play = """
B:6-6 C:+1-1 C:+6-3 C:6-3L D:+2-0 D:+6-4 D:6-4U A:6-5R B:6-1D
C:3-0L D:2-0L A:4-4U B:5-1R C:2-1L D:4-1L A:4-3L B:4-0U C:1-1R
D:5-0U A:5-2U B:+3-2 B:3-2U C:+5-3 C:5-3L D:3-3U A:pass B:pass
C:5-5L D:pass A:pass B:pass C:5-4L D:4-2L A:6-2L
"""
end = "out"
winner = "A"
delta = { A = 10, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 4-4 2-2 1-1"
deal.B = "6-6 5-0 4-2 4-0 3-3"
deal.C = "6-2 5-5 5-3 2-1 0-0"
deal.D = "6-4 6-3 5-1 4-1 3-1"
yard = "3-2 2-0 6-5 5-4 3-0 5-2 4-3 1-0"
play = """
B:6-6 C:6-2L D:6-3U A:6-1R B:+3-2 B:+2-0 B:+6-5 B:6-5D C:2-1L
D:4-1L A:4-4L B:3-3U C:5-3U D:5-1R A:+5-4 A:5-4L B:5-0L C:0-0L
D:+3-0 D:3-0L A:+5-2 A:5-2R B:3-2L C:5-5U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 38, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 3-3 2-0 1-1 1-0"
deal.B = "6-6 6-3 5-2 5-1 2-1"
deal.C = "6-4 6-1 5-3 3-1 0-0"
deal.D = "6-5 5-4 5-0 4-3 3-2"
yard = "4-4 4-2 3-0 6-0 5-5 2-2 4-0 4-1"
play = """
B:6-6 C:6-4L D:6-5R A:6-2U B:6-3D C:5-3R D:4-3L A:3-3L B:5-2U
C:3-1L D:5-0U A:1-1L B:5-1L C:0-0U D:3-2R A:2-0R B:+4-4 B:+4-2
B:+3-0 B:3-0R C:+6-0 C:6-0U D:5-4L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 25 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-1 4-3 3-1 1-1"
deal.B = "6-2 5-2 4-1 2-1 0-0"
deal.C = "5-4 3-2 3-0 2-2 2-0"
deal.D = "6-0 5-5 5-0 4-4 3-3"
yard = "6-4 4-0 6-6 6-3 1-0 4-2 6-5 5-3"
play = """
D:5-5 A:5-1L B:5-2R C:5-4U D:5-0D A:6-1L B:6-2L C:3-2L D:6-0D
A:4-3L B:2-1R C:+6-4 C:6-4L D:4-4U A:3-1R B:4-1U C:3-0R D:+4-0
D:4-0R A:1-1U
"""
end = "out"
winner = "A"
delta = { A = 12, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-0 4-4 2-1 2-0"
deal.B = "6-3 5-5 5-4 4-1 3-1"
deal.C = "6-4 6-0 3-2 1-1 0-0"
deal.D = "6-2 4-3 3-0 2-2 1-0"
yard = "4-0 5-2 5-3 5-1 6-1 3-3 6-6 4-2"
play = """
B:5-5 C:+4-0 C:+5-2 C:5-2L D:+5-3 D:5-3R A:6-5U B:5-4D C:3-2L
D:3-0L A:4-4D B:6-3U C:6-0L D:6-2L A:2-1L B:4-1L C:6-4L D:4-3D
A:+5-1 A:+6-1 A:6-1L B:3-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 24, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-0 4-0 3-3 2-1"
deal.B = "6-4 6-3 4-4 4-2 3-1"
deal.C = "6-0 5-5 4-3 3-2 2-2"
deal.D = "6-6 5-4 5-3 5-1 2-0"
yard = "3-0 1-1 5-2 1-0 6-1 6-5 4-1 0-0"
play = """
D:6-6 A:6-2L B:6-4R C:6-0U D:+3-0 D:+1-1 D:+5-2 D:+1-0 D:+6-1
D:6-1D A:5-0U B:4-4R C:3-2L D:1-1D A:3-3L B:6-3L C:4-3R D:5-3U
A:2-1D B:4-2D C:+6-5 C:6-5L D:5-2L A:4-0D
"""
end = "out"
winner = "A"
delta = { A = 39, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-2 5-0 4-0 2-2"
deal.B = "6-0 3-2 2-0 1-1 1-0"
deal.C = "6-5 5-5 5-3 3-1 2-1"
deal.D = "6-2 4-3 4-2 3-3 3-0"
yard = "6-6 5-4 0-0 4-4 4-1 6-3 6-4 5-1"
play = """
C:5-5 D:+6-6 D:+5-4 D:5-4L A:5-2R B:+0-0 B:+4-4 B:+4-1 B:+6-3
B:pass C:6-5U D:pass A:5-0D B:4-4L C:2-1R D:6-2U A:6-1R B:6-0R
C:pass D:4-2U A:4-0L B:2-0L C:pass D:4-3U A:2-2L
"""
end = "out"
winner = "A"
delta = { A = 55, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-3"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 103, B = 0 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-3"
commitment = "8f86876f1c619e0c414be3c378b6ebb0586a44724271dd9a7d672941a50d8001"
secret = "f505e8e04ebea098216cdc57644b601efd932ad6011b90dadba4ff7d1349cd0e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-5 5-3 5-2 4-3 1-0"
deal.B = "6-5 6-3 5-1 5-0 3-1 2-1 0-0"
yard = "6-2 4-2 5-4 1-1 2-2 4-4 6-0 2-0 3-2 3-3 6-1 4-1 4-0 3-0"
play = """
A:6-6 B:6-5L A:6-4R B:6-3U A:+6-2 A:6-2D B:5-1L A:4-3R B:3-1L
A:5-2D B:5-0D A:5-3L B:0-0D A:5-5L B:+4-2 B:+5-4 B:5-4L A:1-0D
"""
end = "out"
winner = "A"
delta = { A = 9, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-3 4-3 3-2 2-1 2-0 1-0"
deal.B = "6-5 6-2 5-2 5-1 3-3 2-2 1-1"
yard = "5-0 5-4 4-0 4-1 0-0 3-0 6-6 6-0 5-5 6-1 6-4 3-1 4-2 4-4"
play = """
B:3-3 A:6-3L B:+5-0 B:+5-4 B:+4-0 B:+4-1 B:+0-0 B:+3-0 B:3-0R
A:5-3U B:+6-6 B:+6-0 B:+5-5 B:+6-1 B:+6-4 B:+3-1 B:3-1D A:2-1D
B:6-6L A:3-2D B:6-5L A:2-0R B:5-5L A:4-3D B:5-4L A:pass B:6-4L
A:pass B:6-2L A:pass B:5-2L A:pass B:5-1L A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 33, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-0 4-2 2-2 2-0 0-0"
deal.B = "6-1 5-4 5-3 5-2 4-4 3-0 2-1"
yard = "3-3 5-0 1-0 6-5 6-6 4-3 5-1 6-2 1-1 4-0 4-1 3-2 5-5 3-1"
play = """
B:4-4 A:6-4L B:5-4R A:4-2U B:+3-3 B:+5-0 B:+1-0 B:+6-5 B:+6-6
B:+4-3 B:4-3D A:6-3D B:6-6L A:2-2U B:6-5L A:6-0D B:5-3L A:2-0U
B:3-3L A:0-0U
"""
end = "out"
winner = "A"
delta = { A = 26, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 4-3 4-1 3-2 3-1 3-0 1-0"
deal.B = "6-6 6-3 6-2 5-5 5-4 5-2 4-2"
yard = "0-0 4-4 5-1 5-3 6-0 2-0 6-4 1-1 5-0 6-1 2-1 2-2 3-3 4-0"
play = """
B:6-6 A:6-5L B:6-3R A:+0-0 A:+4-4 A:+5-1 A:+5-3 A:+6-0 A:6-0U
B:6-2D A:3-2D B:5-5L A:5-3L B:+2-0 B:2-0U A:3-1L B:5-2U A:5-1L
B:5-4L A:4-3L B:+6-4 B:+1-1 B:+5-0 B:5-0U A:3-0U B:+6-1 B:+2-1
B:+2-2
"""
end = "blocked"
winner = "A"
delta = { A = 18, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 4-2 3-2 3-1 3-0 1-0"
deal.B = "6-6 5-5 5-1 5-0 3-3 2-2 2-1"
yard = "6-4 4-0 4-1 6-3 6-0 4-4 5-2 5-3 2-0 0-0 5-4 1-1 4-3 6-5"
play = """
B:6-6 A:6-2L B:+6-4 B:6-4R A:6-1U B:+4-0 B:+4-1 B:+6-3 B:6-3D
A:4-2L B:4-1L A:3-1D B:5-1L A:1-0U B:5-5L A:3-0U B:5-0L A:3-2U
"""
end = "out"
winner = "A"
delta = { A = 17, B = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-4"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 2, C = 1 }
score = { A = 0, B = 0, C = 119 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-4"
commitment = "1bc47bc924c5ebbc4d3768584b1853162e393976b4e75057838989d1f2b89d7b"
secret = "3bf5bc4a06e4cc7bc2eeb3e7388923f9dc611e526ed3ece1a2aa4506f0e9dc0f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-3 4-2 3-2 3-1 3-0 1-1"
deal.B = "6-2 6-1 6-0 5-2 2-0 1-0"
deal.C = "6-5 5-4 5-1 5-0 4-4 3-3"
yard = "4-0 6-3 2-2 6-4 4-1 0-0 5-5 4-3 2-1 6-6"
play = """
C:4-4 A:4-2L B:+4-0 B:4-0R C:5-4U A:+6-3 A:+2-2 A:+6-4 A:6-4D
B:5-2L C:6-5L A:6-3L B:6-0D C:3-3L A:5-3L B:2-0R C:5-1L A:3-1L
B:1-0D C:5-0U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 29 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-1 5-1 3-0 2-1"
deal.B = "6-3 4-3 4-1 3-2 1-1 1-0"
deal.C = "6-5 5-4 4-0 3-3 3-1 2-0"
yard = "4-4 5-0 2-2 4-2 5-2 0-0 6-2 5-5 6-0 5-3"
play = """
A:6-6 B:6-3L C:6-5R A:6-4U B:+4-4 B:+5-0 B:+2-2 B:+4-2 B:+5-2
B:+0-0 B:+6-2 B:6-2D C:5-4R A:3-0L B:5-0L C:4-0R A:5-1L B:4-1L
C:2-0R A:2-1R B:2-2D C:3-1R A:+5-5 A:pass B:4-3L C:3-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 46 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-3 5-4 3-1 2-2"
deal.B = "6-6 5-3 5-1 4-1 3-3 3-0"
deal.C = "6-2 6-0 5-2 5-0 2-0 1-0"
yard = "5-5 4-0 4-4 4-2 6-1 0-0 3-2 1-1 4-3 2-1"
play = """
B:6-6 C:6-2L A:6-5R B:+5-5 B:+4-0 B:+4-4 B:+4-2 B:+6-1 B:6-1U
C:6-0D A:2-2L B:4-2L C:5-2R A:6-4L B:4-1U C:5-0D A:6-3L B:4-0U
C:2-0R A:3-1L B:5-1L C:1-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 44 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-5"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 3, C = 1, D = 2 }
score = { A = 0, B = 87, C = 102, D = 92 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-5"
commitment = "7579ed9fa61cfcb252efb923ef8b469c8c1351b445751de30b061082383c5241"
secret = "6686a852fadb425134daee74444c7c096ccf2ce824fcf392783e26a0bce465cd"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 3-3 2-2 1-0"
deal.B = "6-4 6-3 5-3 4-3 3-0"
deal.C = "6-6 6-5 5-1 2-1 1-1"
deal.D = "6-0 4-4 4-2 3-2 2-0"
yard = "6-1 5-2 6-2 4-0 5-0 4-1 0-0 3-1"
play = """
C:6-6 D:6-0L A:+6-1 A:6-1U B:6-4R C:6-5D D:2-0L A:5-4D B:4-3R
C:2-1L D:3-2R A:2-2R B:+5-2 B:5-2R C:5-1R D:4-4D A:1-0L B:3-0L
C:1-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 39, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 4-2 3-3 1-0"
deal.B = "6-4 6-0 5-4 4-4 2-0"
deal.C = "5-2 4-3 4-0 3-0 1-1"
deal.D = "6-6 5-0 3-2 2-2 2-1"
yard = "6-2 0-0 6-5 5-1 3-1 6-1 5-3 4-1"
play = """
D:6-6 A:6-3U B:6-4L C:+6-2 C:6-2R D:+0-0 D:+6-5 D:6-5D A:4-2R
B:5-4L C:4-3U D:5-0L A:5-5D B:4-4R C:4-0L D:+5-1 D:5-1D A:1-0D
B:6-0D C:+3-1 C:+6-1 C:6-1D D:2-1D A:pass B:2-0D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 31, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 4-2 3-1 2-2 2-0"
deal.B = "6-6 6-2 6-1 5-5 4-3"
deal.C = "6-5 5-4 5-0 4-4 0-0"
deal.D = "5-1 4-1 3-3 3-2 1-1"
yard = "6-3 4-0 3-0 5-3 2-1 5-2 1-0 6-4"
play = """
B:6-6 C:6-5L D:+6-3 D:6-3R A:6-0U B:6-2D C:5-4L D:4-1L A:2-2D
B:6-1L C:0-0U D:3-3R A:3-1R B:+4-0 B:4-0U C:4-4U D:5-1R A:4-2D
B:5-5R C:5-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 16, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-1 4-4 4-0 3-0 1-1"
deal.B = "6-5 6-1 5-0 2-2 2-0"
deal.C = "5-2 4-2 4-1 3-3 0-0"
deal.D = "6-6 6-4 6-3 6-2 3-1"
yard = "5-3 1-0 5-4 3-2 5-5 4-3 6-0 2-1"
play = """
D:6-6 A:+5-3 A:+1-0 A:+5-4 A:+3-2 A:+5-5 A:+4-3 A:pass B:6-5L
C:pass D:6-4R A:pass B:6-1U C:pass D:6-3D A:4-3R B:5-0L C:3-3R
D:3-1R A:5-1R B:2-0L C:5-2R D:6-2L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 65 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-4 3-2 1-1"
deal.B = "6-5 6-0 5-3 2-2 1-0"
deal.C = "4-3 3-1 3-0 2-0 0-0"
deal.D = "5-2 5-1 4-2 4-1 3-3"
yard = "4-4 5-5 4-0 5-0 6-4 6-3 6-1 2-1"
play = """
A:6-6 B:6-5L C:+4-4 C:+5-5 C:+4-0 C:+5-0 C:+6-4 C:6-4R D:+6-3
D:6-3U A:6-2D B:5-3L C:4-4R D:3-3L A:3-2D B:pass C:4-3R D:pass
A:pass B:pass C:3-0L D:pass A:pass B:6-0L C:3-1R D:5-1R A:5-4R
B:pass C:4-0R D:pass A:pass B:1-0R C:pass D:4-1R A:pass B:pass
C:pass D:4-2R A:pass B:2-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 26, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 4-4 4-2 3-1 1-1"
deal.B = "6-5 5-1 4-3 4-1 2-0"
deal.C = "6-1 3-2 3-0 2-2 2-1"
deal.D = "6-6 6-3 5-4 5-2 4-0"
yard = "1-0 5-5 5-3 0-0 5-0 6-4 6-0 3-3"
play = """
D:6-6 A:6-2L B:6-5R C:6-1U D:6-3D A:3-1D B:5-1R C:2-1L D:+1-0
D:1-0L A:1-1R B:4-1R C:3-0L D:5-4R A:+5-5 A:5-5R B:4-3L C:+5-3
C:5-3R D:4-0L A:+0-0 A:0-0L B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 30, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-4 5-0 0-0"
deal.B = "6-6 5-2 5-1 4-2 3-3"
deal.C = "5-5 5-3 4-4 3-1 3-0"
deal.D = "6-2 6-0 4-3 4-1 2-2"
yard = "1-1 2-1 1-0 6-1 4-0 6-4 2-0 3-2"
play = """
B:6-6 C:+1-1 C:+2-1 C:+1-0 C:+6-1 C:6-1L D:6-2R A:6-5U B:+4-0
B:+6-4 B:6-4D C:5-5U D:4-1L A:5-4L B:5-2L C:4-4D D:2-2L A:5-0U
B:4-2L C:1-0U D:4-3L A:6-3L B:5-1U C:2-1R D:6-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 27 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 6-0 5-5 5-4"
deal.B = "6-2 3-2 2-2 2-1 0-0"
deal.C = "6-6 6-4 6-3 3-0 1-0"
deal.D = "5-2 5-1 5-0 4-2 2-0"
yard = "4-4 4-0 4-1 4-3 1-1 3-3 3-1 5-3"
play = """
C:6-6 D:+4-4 D:+4-0 D:+4-1 D:+4-3 D:+1-1 D:+3-3 D:pass A:6-0U
B:6-2L C:6-4R D:pass A:6-1D B:3-2L C:6-3L D:4-4R A:5-4R B:2-1D
C:3-0U D:5-2R A:6-5L B:2-2R C:pass D:5-1L A:pass B:pass C:1-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 47, D = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-6"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 48, B = 104 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-6"
commitment = "912250daf35c81b87daee385e3ad55b20591de3f82c69f10e31deceef9693c8d"
secret = "3130893350ca996c4ea000dd98a6d3b6b9bc5ec8fc43cef26d1a451a8d57eab1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 5-3 5-2 4-4 3-1 2-2"
deal.B = "6-5 6-4 6-1 4-3 4-1 3-2 2-1"
yard = "4-0 0-0 4-2 5-0 6-0 1-0 5-5 5-1 6-3 1-1 3-0 6-2 2-0 3-3"
play = """
A:6-6 B:6-5L A:+4-0 A:+0-0 A:+4-2 A:+5-0 A:+6-0 A:6-0R B:6-4U
A:+1-0 A:+5-5 A:+5-1 A:+6-3 A:6-3D B:4-1U A:5-5L B:6-1U A:5-4L
B:4-3L A:5-3L B:3-2D A:5-2L B:2-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 38 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-3 5-2 5-0 2-2 0-0"
deal.B = "5-5 5-1 4-1 4-0 3-0 1-1 1-0"
yard = "5-4 6-2 2-1 3-2 4-4 4-2 3-1 2-0 4-3 6-6 3-3 6-5 6-1 6-3"
play = """
B:5-5 A:5-3L B:5-1R A:5-2U B:+5-4 B:5-4D A:6-4D B:3-0L A:6-0L
B:1-1R A:2-2U B:4-1R A:+6-2 A:6-2L B:4-0R A:5-0R B:+2-1 B:2-1L
A:+3-2 A:3-2U B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-4 4-1 4-0 3-3 3-0"
deal.B = "6-5 6-1 5-3 5-2 2-2 1-1 1-0"
yard = "4-3 6-2 6-3 2-0 4-4 5-5 0-0 2-1 5-0 4-2 5-1 6-6 3-2 3-1"
play = """
A:3-3 B:5-3L A:3-0R B:+4-3 B:4-3U A:+6-2 A:+6-3 A:6-3D B:6-5L
A:6-4L B:6-1D A:5-4L B:1-0R A:4-1R B:5-2L A:6-2L B:1-1D A:6-0L
B:+2-0 B:2-0L A:4-0R
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 6-1 4-3 3-3 3-2"
deal.B = "6-2 5-2 4-0 2-2 2-1 2-0 1-1"
yard = "4-2 3-1 5-1 6-0 1-0 5-3 5-5 5-0 4-4 3-0 6-4 0-0 5-4 4-1"
play = """
A:6-6 B:6-2L A:6-5R B:+4-2 B:+3-1 B:+5-1 B:+6-0 B:6-0U A:6-3D
B:5-2R A:4-3D B:4-2D A:3-2L B:2-0U A:3-3L B:2-2R A:+1-0 A:+5-3
A:5-3L B:5-1L A:6-1L B:2-1R A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 10, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-5 4-3 3-3 2-2 2-1"
deal.B = "6-4 6-3 5-4 5-1 4-2 4-1 1-1"
yard = "5-0 6-0 1-0 4-4 0-0 5-3 6-1 3-1 2-0 3-0 6-6 5-2 4-0 3-2"
play = """
A:5-5 B:5-4L A:6-5R B:5-1U A:+5-0 A:5-0D B:6-4L A:6-2L B:4-2L
A:4-3L B:6-3L A:2-1U B:+6-0 B:6-0D A:2-2U B:+1-0 B:+4-4 B:+0-0
B:+5-3 B:+6-1 B:6-1L A:+3-1 A:3-1L B:5-3L A:+2-0 A:2-0U B:1-0U
A:+3-0 A:+6-6 A:6-6R B:1-1U A:+5-2 A:5-2L B:4-1U A:pass B:4-4U
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 6-0 5-4 4-4 4-0 2-2"
deal.B = "6-3 6-2 5-2 5-1 3-2 2-0 1-0"
yard = "3-0 5-0 4-1 0-0 5-5 6-5 3-1 4-3 4-2 6-6 5-3 1-1 2-1 3-3"
play = """
A:4-4 B:+3-0 B:+5-0 B:+4-1 B:4-1L A:6-4R B:+0-0 B:+5-5 B:+6-5
B:+3-1 B:+4-3 B:4-3U A:5-4D B:5-5D A:6-1L B:6-5L A:6-0R B:5-0R
A:+4-2 A:+6-6 A:+5-3 A:5-3L B:6-3L A:6-6L B:3-0U A:4-0U B:6-2L
A:4-2L B:5-2R A:2-2R
"""
end = "out"
winner = "A"
delta = { A = 18, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-0 4-3 3-3 2-2 1-0 0-0"
deal.B = "6-6 6-4 6-3 6-1 5-1 3-0 2-0"
yard = "3-2 6-2 4-1 4-4 4-0 5-5 4-2 6-0 2-1 5-3 5-2 5-4 1-1 3-1"
play = """
B:6-6 A:6-5L B:6-4R A:+3-2 A:+6-2 A:6-2U B:6-3D A:4-3R B:5-1L
A:3-3R B:6-1L A:3-2R B:3-0D A:5-0D B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 5-2 5-1 4-1 3-0 1-1"
deal.B = "6-3 6-2 5-5 5-4 4-3 4-2 2-0"
yard = "4-4 3-2 5-0 1-0 2-1 6-0 6-6 3-1 6-5 5-3 0-0 4-0 3-3 2-2"
play = """
B:5-5 A:5-2L B:5-4R A:5-1U B:+4-4 B:+3-2 B:+5-0 B:5-0D A:6-4R
B:6-3R A:6-1U B:4-3R A:4-1R B:6-2U A:3-0D B:3-2D A:1-1R
"""
end = "out"
winner = "A"
delta = { A = 16, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-2 4-3 4-1 2-2 2-1 1-1"
deal.B = "6-5 5-5 5-1 4-0 3-2 1-0 0-0"
yard = "3-1 5-4 3-0 6-6 6-3 5-3 6-4 6-0 4-4 2-0 6-2 5-0 3-3 4-2"
play = """
B:5-5 A:5-2L B:6-5R A:+3-1 A:+5-4 A:5-4U B:5-1D A:6-1R B:4-0U
A:4-1R B:1-0U A:4-3R B:3-2L A:3-1L B:+3-0 B:3-0R A:2-1L B:0-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-2 4-4 4-0 3-3 2-2"
deal.B = "6-6 6-4 6-2 5-4 4-2 3-1 1-0"
yard = "5-0 2-1 4-1 4-3 5-3 6-5 5-1 0-0 6-3 3-0 2-0 6-1 3-2 1-1"
play = """
B:6-6 A:6-0L B:6-4R A:+5-0 A:+2-1 A:+4-1 A:+4-3 A:+5-3 A:+6-5
A:6-5U B:6-2D A:5-5U B:5-4R A:5-3R B:4-2D A:4-4D B:3-1R A:5-2U
B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 34 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-0 5-5 5-1 5-0 1-0"
deal.B = "5-3 5-2 4-3 4-1 4-0 3-3 2-1"
yard = "3-0 3-1 4-4 3-2 6-1 6-3 6-4 0-0 6-2 2-0 2-2 5-4 4-2 1-1"
play = """
A:6-6 B:+3-0 B:+3-1 B:+4-4 B:+3-2 B:+6-1 B:6-1L A:6-5R B:+6-3
B:6-3U A:6-0D B:3-3U A:5-5R B:5-3R A:5-1L B:3-0D A:5-0L B:4-0L
A:+6-4 A:6-4L B:4-3R A:+0-0 A:+6-2 A:6-2L B:5-2L A:+2-0 A:+2-2
A:+5-4 A:5-4L B:4-4L A:pass B:4-1L A:1-0L B:3-2U A:2-2U B:3-1D
A:2-0L B:2-1D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-3 5-2 4-3 3-0 2-1 1-0"
deal.B = "6-2 6-1 6-0 4-2 3-2 3-1 0-0"
yard = "4-4 6-4 4-0 6-3 6-5 5-1 1-1 6-6 4-1 5-5 2-0 3-3 2-2 5-0"
play = """
B:0-0 A:3-0L B:6-0R A:1-0U B:+4-4 B:+6-4 B:+4-0 B:4-0D A:5-4D
B:6-4R A:5-3L B:4-4R A:5-2L B:4-2R A:2-1L B:6-2R A:+6-3 A:6-3R
B:3-1R A:+6-5 A:6-5D B:6-1D A:+5-1 A:5-1L B:+1-1 B:1-1R A:+6-6
A:+4-1 A:4-1R B:+5-5 B:5-5L A:4-3R B:3-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 12 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-7"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 82, B = 68, C = 123 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-7"
commitment = "468f9dacfb61796eaaec1904a19dd6a8a956fd4c64832f249890ed4020ec1bd6"
secret = "d3712e84ab5ceee69adf8527902af054052fecbd2d26fae49ee3a522dbd73bcb"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 5-3 4-2 2-0 1-1 1-0"
deal.B = "6-6 6-1 5-2 3-3 3-2 0-0"
deal.C = "6-4 6-2 5-1 4-1 3-0 2-2"
yard = "6-0 6-3 5-4 4-0 4-3 3-1 5-0 2-1 5-5 4-4"
play = """
B:6-6 C:6-2L A:6-5R B:6-1U C:6-4D A:4-2D B:5-2L C:5-1L A:1-1L
B:3-2D C:3-0D A:1-0D B:+6-0 B:+6-3 B:+5-4 B:5-4R C:4-1U A:+4-0
A:4-0R B:6-0R C:+4-3 C:4-3U A:5-3U B:6-3R C:+3-1 C:3-1L A:+5-0
A:5-0U B:3-3L C:+2-1 C:2-1D A:2-0D
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 4-2 3-3 3-0 2-1 0-0"
deal.B = "6-5 6-2 3-1 2-2 2-0 1-1"
deal.C = "6-4 5-5 5-3 5-2 4-1 3-2"
yard = "4-3 6-1 4-0 5-0 6-3 1-0 5-1 6-0 4-4 5-4"
play = """
A:6-6 B:6-5L C:6-4R A:+4-3 A:+6-1 A:6-1U B:6-2D C:3-2D A:3-3D
B:3-1U C:5-3U A:4-3R B:+4-0 B:+5-0 B:5-0L C:5-5U A:3-0L B:+6-3
B:6-3L C:5-2U A:4-2U B:4-0U C:+1-0 C:1-0U A:2-1U B:2-2U C:+5-1
C:+6-0 C:6-0L A:0-0L
"""
end = "out"
winner = "A"
delta = { A = 15, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 4-3 4-2 3-0 2-1 0-0"
deal.B = "6-4 5-5 5-2 5-0 4-1 1-0"
deal.C = "6-2 5-4 4-4 3-2 3-1 2-0"
yard = "1-1 6-6 6-1 6-0 2-2 4-0 5-3 5-1 6-3 3-3"
play = """
B:5-5 C:5-4U A:6-5L B:5-2R C:+1-1 C:+6-6 C:+6-1 C:+6-0 C:+2-2
C:+4-0 C:+5-3 C:5-3D A:4-3U B:6-4L C:3-1U A:2-1U B:4-1L C:6-1L
A:4-2R B:+5-1 B:pass C:6-2L A:3-0D B:5-0D C:2-0L A:0-0L
"""
end = "out"
winner = "A"
delta = { A = 48, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 4-4 4-2 4-1 3-3 2-2"
deal.B = "6-6 6-0 5-0 4-3 3-0 1-1"
deal.C = "6-5 6-4 6-3 6-2 6-1 0-0"
yard = "3-1 2-0 5-1 5-5 5-4 3-2 5-3 2-1 1-0 4-0"
play = """
B:6-6 C:6-1L A:+3-1 A:+2-0 A:+5-1 A:+5-5 A:+5-4 A:+3-2 A:+5-3
A:+2-1 A:pass B:6-0R C:6-4U A:pass B:pass C:6-3D A:4-4U B:1-1L
C:0-0R A:3-3D B:5-0R C:6-5R A:5-4U B:4-3D C:6-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 63 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 4-0 3-0 2-1 1-1"
deal.B = "6-2 5-4 5-0 4-2 2-0 0-0"
deal.C = "6-4 5-3 5-1 4-3 4-1 3-2"
yard = "3-3 4-4 2-2 6-5 6-0 5-2 6-6 6-1 1-0 3-1"
play = """
A:5-5 B:5-4L C:5-1U A:+3-3 A:+4-4 A:+2-2 A:+6-5 A:6-5R B:5-0D
C:4-3L A:6-3R B:2-0D C:3-2L A:2-1U B:6-2L C:6-4L A:4-4L B:4-2L
C:5-3R A:2-2L B:+6-0 B:+5-2 B:5-2L C:+6-6 C:+6-1
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 33, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-1 5-0 4-3 3-1 1-1"
deal.B = "6-3 5-4 4-1 3-3 3-2 3-0"
deal.C = "6-6 6-2 4-2 4-0 2-2 1-0"
yard = "6-1 6-0 2-1 2-0 0-0 5-5 6-5 4-4 5-3 5-2"
play = """
C:6-6 A:6-4L B:6-3R C:6-2U A:+6-1 A:6-1D B:5-4L C:2-2U A:5-1L
B:4-1L C:4-2U A:4-3R B:+6-0 B:+2-1 B:2-1D C:4-0L A:5-0L B:3-2D
C:+2-0 C:+0-0 C:+5-5 C:5-5L A:3-1D B:+6-5 B:6-5L C:1-0D A:+4-4
A:4-4R B:6-0L C:0-0L A:pass B:3-0L C:2-0D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-3 4-2 4-1 3-3 1-1"
deal.B = "6-1 5-5 5-2 4-0 3-1 1-0"
deal.C = "6-6 6-3 6-0 5-4 2-0 0-0"
yard = "2-2 5-1 6-2 6-4 3-0 3-2 4-3 5-0 4-4 2-1"
play = """
C:6-6 A:6-5L B:6-1R C:6-3U A:+2-2 A:+5-1 A:+6-2 A:6-2D B:5-5L
C:2-0D A:3-3U B:5-2L C:0-0D A:2-2L B:3-1R C:6-0D A:5-3R B:+6-4
B:6-4D C:5-4R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 24 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-0 4-3 4-2 4-0"
deal.B = "6-5 5-1 3-2 3-1 2-1 0-0"
deal.C = "6-2 5-5 4-4 3-3 2-2 2-0"
yard = "5-2 5-4 1-1 5-0 1-0 6-1 6-3 5-3 4-1 3-0"
play = """
A:6-6 B:6-5L C:6-2U A:6-4R B:+5-2 B:+5-4 B:+1-1 B:+5-0 B:+1-0
B:+6-1 B:6-1D C:2-0U A:6-0U B:5-4L C:4-4L A:4-2L B:5-2L C:5-5L
A:4-3R B:5-1L C:3-3R A:+6-3 A:6-3R B:3-1L C:+5-3 C:5-3L A:pass
B:5-0L C:pass A:4-0L
"""
end = "out"
winner = "A"
delta = { A = 15, B = 0, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-2 5-0 4-3 3-2 2-2"
deal.B = "6-0 5-3 4-4 1-1 1-0 0-0"
deal.C = "6-3 6-1 5-5 4-0 3-3 2-1"
yard = "6-6 4-2 6-4 3-1 4-1 6-5 3-0 5-1 6-2 2-0"
play = """
C:5-5 A:5-4L B:5-3R C:+6-6 C:+4-2 C:+6-4 C:+3-1 C:+4-1 C:+6-5
C:6-5U A:5-2D B:4-4L C:4-1L A:4-3R B:1-1L C:6-4R A:2-2D B:1-0L
C:6-3R A:3-2R B:6-0L C:2-1R A:+3-0 A:+5-1 A:5-1R B:pass C:6-1L
A:5-0R B:0-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 35, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-3 4-2 3-3 3-1 3-0"
deal.B = "6-2 6-0 5-0 2-1 1-1 1-0"
deal.C = "6-6 6-4 5-5 5-2 4-1 3-2"
yard = "2-2 6-1 5-1 2-0 4-3 4-4 5-4 0-0 6-5 4-0"
play = """
C:6-6 A:6-3L B:6-2R C:6-4U A:+2-2 A:+6-1 A:6-1D B:2-1R C:3-2L
A:4-2U B:1-1R C:4-1D A:3-1R B:+5-1 B:+2-0 B:2-0L C:5-2U A:5-3U
B:6-0L C:+4-3 C:4-3D A:3-3R B:+4-4 B:+5-4 B:+0-0 B:pass C:pass
A:3-0R B:5-0R C:5-5R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 28 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-8"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 4, D = 2 }
score = { A = 59, B = 103, C = 35, D = 93 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-8"
commitment = "5d63a83f2029ffdad0efd151d32a4241a0e101291e0c684220205dcbb205446d"
secret = "c26bf4deb8007373cfa1ee37f2f1545bec67fbc08f6a055faaff17fcaa2ba227"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-1 2-0 0-0"
deal.B = "6-6 5-5 5-3 4-2 1-1"
deal.C = "5-4 5-0 4-4 3-1 2-1"
deal.D = "6-4 6-2 4-1 3-3 3-2"
yard = "3-0 4-0 6-0 5-2 4-3 6-3 1-0 2-2"
play = """
B:6-6 C:+3-0 C:+4-0 C:+6-0 C:6-0L D:6-4R A:6-5U B:+5-2 B:+4-3
B:+6-3 B:6-3D C:5-4R D:3-3D A:2-0L B:5-3D C:5-0R D:6-2L A:6-1L
B:5-2U C:3-1L D:3-2U A:0-0R B:4-3L C:4-4L D:4-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 34 }

[[match.hand]]
opener = "B"
deal.A = "6-3 3-2 3-0 2-1 1-1"
deal.B = "6-6 6-0 5-4 5-2 4-0"
deal.C = "6-2 5-5 5-1 4-3 3-1"
deal.D = "6-4 6-1 5-3 5-0 1-0"
yard = "4-1 4-4 2-0 4-2 0-0 6-5 3-3 2-2"
play = """
B:6-6 C:6-2L D:6-4R A:6-3U B:6-0D C:4-3R D:1-0D A:3-2L B:+4-1
B:4-1D C:3-1L D:6-1L A:3-0R B:4-0R C:+4-4 C:4-4R D:5-3U A:+2-0
A:+4-2 A:4-2R B:5-2R C:5-5R D:5-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 22 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-1 5-0 0-0"
deal.B = "5-5 5-4 3-3 3-2 2-1"
deal.C = "6-2 5-3 4-3 3-0 2-2"
deal.D = "6-1 5-2 4-4 4-1 4-0"
yard = "6-0 3-1 1-1 6-3 4-2 6-5 2-0 1-0"
play = """
A:6-6 B:+6-0 B:6-0U C:6-2L D:6-1R A:6-4D B:3-2L C:5-3L D:4-4D
A:5-1L B:2-1L C:4-3D D:4-0U A:+3-1 A:3-1R B:5-4U C:2-2L D:5-2U
A:+1-1 A:+6-3 A:6-3R B:3-3D C:3-0D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 22, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 5-0 4-0 3-2"
deal.B = "6-6 6-3 6-0 5-3 0-0"
deal.C = "6-4 5-1 3-0 2-0 1-0"
deal.D = "6-1 5-5 5-2 4-3 3-3"
yard = "1-1 6-5 4-2 4-4 2-1 2-2 4-1 3-1"
play = """
B:6-6 C:6-4L D:6-1R A:6-2U B:6-0D C:5-1R D:5-5R A:5-4L B:5-3L
C:3-0L D:5-2U A:5-0L B:0-0D C:2-0D D:+1-1 D:+6-5 D:6-5L A:3-2D
B:6-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 20, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 5-4 4-1 2-0"
deal.B = "6-2 5-3 4-4 2-1 1-0"
deal.C = "5-2 4-0 3-3 2-2 0-0"
deal.D = "6-4 6-1 5-1 5-0 4-3"
yard = "4-2 6-6 6-3 6-5 3-2 3-0 3-1 1-1"
play = """
A:5-5 B:5-3L C:5-2R D:5-1U A:5-4D B:6-2R C:3-3L D:6-4R A:4-1R
B:4-4D C:4-0D D:5-0D A:+4-2 A:+6-6 A:+6-3 A:6-3L B:1-0R C:0-0R
D:6-1U A:6-6L B:+6-5 B:6-5L C:+3-2 C:+3-0 C:3-0R D:4-3R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 26 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-2 4-4 4-1 3-2"
deal.B = "6-5 6-3 6-2 3-0 2-2"
deal.C = "6-4 5-4 4-0 3-1 2-1"
deal.D = "5-5 5-3 5-0 2-0 1-0"
yard = "0-0 5-1 4-2 3-3 1-1 6-6 6-0 4-3"
play = """
D:5-5 A:5-2L B:6-5U C:5-4R D:5-0D A:3-2L B:3-0L C:6-4R D:2-0L
A:6-1R B:6-3U C:3-1R D:5-3R A:+0-0 A:0-0D B:6-2L C:4-0D D:+5-1
D:5-1R A:4-1R B:+4-2 B:4-2R C:2-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 13, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-3 5-1 3-2 2-1"
deal.B = "6-6 6-2 5-2 4-4 3-0"
deal.C = "5-5 4-1 3-3 2-2 1-0"
deal.D = "6-0 4-3 4-2 4-0 2-0"
yard = "5-0 3-1 6-4 6-5 6-3 6-1 1-1 0-0"
play = """
B:6-6 C:+5-0 C:+3-1 C:+6-4 C:6-4L D:6-0R A:+6-5 A:6-5U B:6-2D
C:5-5U D:4-2D A:5-4L B:5-2U C:5-0L D:2-0U A:+6-3 A:+6-1 A:pass
B:4-4D C:4-1D D:4-0L A:6-1D B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 53, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-4 5-0 2-2 1-1"
deal.B = "6-1 4-2 4-1 3-3 3-0"
deal.C = "6-0 5-2 3-1 2-1 1-0"
deal.D = "6-6 6-5 6-3 4-4 4-0"
yard = "2-0 3-2 4-3 5-1 5-3 6-4 5-5 0-0"
play = """
D:6-6 A:6-2L B:6-1R C:6-0U D:6-5D A:2-2L B:4-2L C:5-2D D:4-4L
A:5-4L B:4-1R C:2-1D D:4-0U A:5-0L B:3-0L C:3-1L D:+2-0 D:+3-2
D:+4-3 D:4-3R A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 23, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 5-5 4-0 1-1"
deal.B = "6-4 6-1 4-3 2-0 1-0"
deal.C = "6-5 5-3 5-2 5-0 4-1"
deal.D = "6-6 5-4 4-4 3-3 2-2"
yard = "4-2 6-2 3-2 5-1 2-1 3-0 3-1 0-0"
play = """
D:6-6 A:6-3L B:6-4U C:6-5R D:+4-2 D:+6-2 D:6-2D A:5-5R B:4-3U
C:5-3L D:3-3U A:+3-2 A:3-2U B:2-0U C:5-2L D:5-4R A:4-0R B:1-0R
C:4-1R D:4-4R A:6-0U B:6-1U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 17, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 5-1 2-0 1-1"
deal.B = "6-2 5-4 5-2 5-0 3-3"
deal.C = "4-3 4-2 4-1 2-2 0-0"
deal.D = "6-6 6-0 5-5 3-2 3-0"
yard = "6-4 4-4 2-1 1-0 4-0 3-1 5-3 6-5"
play = """
D:6-6 A:6-3L B:6-2R C:+6-4 C:6-4U D:6-0D A:2-0R B:5-4U C:4-3L
D:5-5U A:5-1U B:5-0R C:4-2L D:3-0D A:6-1U B:5-2L C:+4-4 C:+2-1
C:+1-0 C:+4-0 C:+3-1 C:3-1D D:pass A:1-1D
"""
end = "out"
winner = "A"
delta = { A = 36, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 4-2 1-1 1-0"
deal.B = "6-4 5-4 5-2 4-0 2-0"
deal.C = "6-2 5-1 4-3 3-1 0-0"
deal.D = "6-5 3-3 3-2 3-0 2-1"
yard = "2-2 5-3 4-4 5-0 6-3 4-1 6-1 5-5"
play = """
A:6-6 B:6-4L C:6-2R D:6-5U A:6-0D B:5-2U C:4-3L D:3-0D A:4-2R
B:4-0R C:3-1L D:2-1L A:1-0R B:2-0L C:5-1R D:3-3D A:+2-2 A:2-2U
B:5-4R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-4 4-4 4-3 2-1"
deal.B = "6-6 6-2 5-0 3-2 3-0"
deal.C = "6-3 5-3 2-2 1-1 1-0"
deal.D = "6-1 5-2 4-2 4-0 3-3"
yard = "3-1 0-0 4-1 5-5 6-0 6-4 5-1 2-0"
play = """
B:6-6 C:6-3L D:6-1R A:6-5U B:6-2D C:5-3L D:4-2D A:5-4L B:5-0U
C:1-1R D:4-0U A:4-4L B:+3-1 B:3-1R C:+0-0 C:+4-1 C:4-1L D:3-3R
A:2-1L B:3-2R C:2-2L D:5-2L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 11 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-3 5-1 5-0 1-0"
deal.B = "5-4 4-3 4-1 3-1 3-0"
deal.C = "6-6 6-1 4-4 3-2 2-1"
deal.D = "6-3 5-2 4-0 2-2 1-1"
yard = "6-4 0-0 6-5 2-0 3-3 4-2 6-2 6-0"
play = """
C:6-6 D:6-3L A:+6-4 A:6-4R B:+0-0 B:+6-5 B:6-5U C:6-1D D:5-2U
A:5-3L B:3-1D C:4-4R D:2-2U A:5-5L B:5-4R C:3-2U D:+2-0 D:+3-3
D:3-3U A:5-1L B:4-1L C:+4-2 C:4-2L D:2-0L A:5-0L B:3-0D C:pass
D:4-0D A:pass B:4-3U
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-9"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 39, B = 103 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-9"
commitment = "51c67b6f9cfd72b4cbbaf9baafe8b9eb11ec7bb585bcf8170f2e6d7e6afad3cd"
secret = "b24ee0207a4c2fdf40d9fd4946d3c67791596cfe144bbe425c9bc4d40e193ce4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-4 5-3 3-0 2-1 2-0"
deal.B = "6-3 5-1 4-3 4-2 3-2 3-1 1-1"
yard = "3-3 6-2 4-4 6-4 1-0 6-0 6-5 5-2 0-0 5-0 2-2 4-1 4-0 6-1"
play = """
A:6-6 B:6-3L A:+3-3 A:+6-2 A:6-2U B:+4-4 B:+6-4 B:6-4R A:+1-0
A:+6-0 A:6-0D B:4-4R A:2-1U B:4-3L A:5-4L B:5-1L A:1-0L B:4-2R
A:3-0L B:3-2L A:2-0L B:3-1U A:3-3U B:+6-5 B:+5-2 B:5-2R A:5-3U
B:6-5R A:5-5U
"""
end = "out"
winner = "A"
delta = { A = 2, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-4 5-1 4-3 3-2 3-1"
deal.B = "6-3 5-0 4-4 4-1 2-1 1-0 0-0"
yard = "2-0 6-5 6-2 2-2 6-1 1-1 6-0 4-0 5-2 5-3 5-5 3-3 3-0 4-2"
play = """
A:6-6 B:6-3L A:6-4U B:+2-0 B:+6-5 B:6-5R A:+6-2 A:6-2D B:4-4U
A:4-3U B:5-0R A:3-1L B:4-1L A:3-2D B:2-0R A:5-4L B:2-1R A:5-1L
"""
end = "out"
winner = "A"
delta = { A = 1, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-3 4-3 3-2 3-0 2-0 0-0"
deal.B = "6-6 6-0 5-4 5-1 4-4 4-2 3-1"
yard = "5-5 1-0 5-2 6-2 4-1 1-1 5-0 2-1 3-3 6-4 6-3 6-5 4-0 2-2"
play = """
B:6-6 A:6-1L B:6-0R A:+5-5 A:+1-0 A:+5-2 A:+6-2 A:6-2U B:+4-1
B:+1-1 B:+5-0 B:+2-1 B:+3-3 B:+6-4 B:6-4D A:2-0R B:5-4D A:3-2R
B:3-3R A:5-2U B:5-1L A:3-0R B:5-0L A:5-3U B:3-1U A:5-5D B:4-1U
A:4-3U B:+6-3 B:6-3U A:1-0L B:2-1L A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 16, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-4 5-3 4-3 4-0 1-1"
deal.B = "6-6 6-5 6-1 5-2 4-2 3-0 2-0"
yard = "6-3 2-1 4-4 3-2 2-2 0-0 3-3 6-2 5-1 1-0 3-1 6-0 4-1 5-0"
play = """
B:6-6 A:6-4L B:6-5R A:+6-3 A:6-3U B:6-1D A:5-5R B:5-2R A:5-3U
B:4-2L A:5-4U B:2-0L A:4-0U B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 9 }

[[match.hand]]
opener = "B"
deal.A = "5-2 4-4 4-3 3-3 3-2 3-1 1-1"
deal.B = "6-6 6-3 5-3 5-1 5-0 3-0 2-2"
yard = "4-0 6-1 4-2 6-2 4-1 5-4 6-5 6-4 1-0 5-5 2-0 0-0 6-0 2-1"
play = """
B:6-6 A:+4-0 A:+6-1 A:6-1U B:6-3L A:+4-2 A:+6-2 A:6-2R B:+4-1
B:+5-4 B:+6-5 B:6-5D A:4-2R B:5-4R A:4-3L B:5-3R A:5-2D B:5-1U
A:4-4L B:4-1L A:3-1L B:5-0U A:3-3L B:2-2D A:3-2R B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-1 5-0 2-1 2-0 1-1"
deal.B = "5-3 5-2 4-3 4-1 4-0 3-2 0-0"
yard = "1-0 6-5 6-0 6-1 6-6 3-1 3-3 5-4 4-2 2-2 6-4 4-4 5-5 3-0"
play = """
A:1-1 B:4-1L A:5-1U B:+1-0 B:1-0R A:2-1D B:5-3U A:6-3U B:4-3L
A:6-2D B:3-2L A:2-0L B:4-0L A:5-0R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-2 5-0 4-0 3-2 2-0"
deal.B = "6-4 5-4 5-3 4-1 2-1 1-1 1-0"
yard = "6-1 6-3 6-2 4-2 2-2 6-6 3-3 3-0 5-1 3-1 5-5 0-0 4-4 4-3"
play = """
B:1-1 A:+6-1 A:6-1U B:4-1L A:+6-3 A:+6-2 A:+4-2 A:+2-2 A:+6-6
A:+3-3 A:+3-0 A:+5-1 A:5-1D B:2-1R A:4-2R B:6-4L A:6-5L B:5-4L
A:6-2U B:5-3D A:4-0L B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 59 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-1 4-3 3-3 2-2 1-0"
deal.B = "6-2 5-3 5-0 4-1 3-1 2-1 1-1"
yard = "5-5 5-2 4-2 4-4 3-0 6-5 4-0 5-4 6-1 3-2 6-0 2-0 0-0 6-4"
play = """
A:6-6 B:6-2L A:6-3U B:+5-5 B:+5-2 B:+4-2 B:+4-4 B:+3-0 B:+6-5
B:6-5R A:+4-0 A:+5-4 A:+6-1 A:6-1D B:5-5R A:3-3U B:5-3R A:4-3R
B:4-4R A:5-1D B:5-2L A:5-4R B:5-0L A:4-0L B:4-2L A:2-2L B:3-1U
A:1-0U
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 6-1 5-5 4-4 4-3 0-0"
deal.B = "6-3 5-1 5-0 3-3 3-2 3-1 2-1"
yard = "3-0 2-0 4-0 6-4 6-6 5-4 2-2 6-0 4-2 5-3 5-2 4-1 1-1 1-0"
play = """
A:5-5 B:5-1L A:6-5U B:5-0R A:+3-0 A:+2-0 A:+4-0 A:+6-4 A:+6-6
A:+5-4 A:5-4D B:6-3U A:4-4D B:3-3U A:4-0R B:3-2U A:2-0U B:3-1L
A:4-3D B:+2-2 B:+6-0 B:6-0U A:3-0L B:+4-2 B:4-2R A:6-2U B:2-2R
A:0-0L B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 29 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-10"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 16, B = 114, C = 25 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-10"
commitment = "acfe64fffe2c3ca4cbde6846fe364c92955d4eec64c5c666c57a71b58dc2706b"
secret = "c5cbb79f4e9773c564af3f98ad710a10dd278b845a900ad06567f291535756a0"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 5-2 4-4 4-3 3-1"
deal.B = "6-4 6-3 6-1 4-2 2-2 1-1"
deal.C = "6-5 5-1 4-0 3-3 3-2 1-0"
yard = "5-3 4-1 2-1 6-6 0-0 3-0 2-0 6-2 5-0 6-0"
play = """
A:5-5 B:+5-3 B:5-3L C:6-5R A:5-4U B:+4-1 B:+2-1 B:+6-6 B:+0-0
B:+3-0 B:+2-0 B:+6-2 B:pass C:5-1D A:4-4U B:6-6R C:3-3L A:4-3L
B:6-1D C:4-0L A:pass B:6-4R C:1-0L A:3-1L B:6-3L C:pass A:pass
B:4-1R C:pass A:pass B:1-1R C:pass A:pass B:6-2L C:3-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 25 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-1 5-4 5-3 3-1"
deal.B = "4-1 4-0 3-2 3-0 2-2 0-0"
deal.C = "5-5 5-2 5-0 4-3 2-0 1-0"
yard = "6-2 4-4 2-1 6-3 6-0 3-3 4-2 1-1 5-1 6-5"
play = """
A:6-6 B:+6-2 B:6-2L C:+4-4 C:+2-1 C:+6-3 C:6-3R A:6-4U B:+6-0
B:6-0D C:5-2L A:5-4L B:3-2R C:4-4L A:+3-3 A:+4-2 A:4-2L B:2-2L
C:2-1L A:6-1L B:4-0D C:2-0R A:+1-1 A:pass B:0-0R C:5-0R A:5-3R
B:3-0R C:1-0R A:3-1R B:4-1U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 25, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-2 3-3 3-1 3-0"
deal.B = "6-1 4-4 4-2 2-1 1-0 0-0"
deal.C = "6-3 5-3 5-1 5-0 2-0 1-1"
yard = "6-4 4-3 2-2 4-1 4-0 6-6 3-2 6-2 5-5 5-4"
play = """
B:4-4 C:+6-4 C:6-4L A:+4-3 A:4-3R B:4-2U C:+2-2 C:+4-1 C:4-1D
A:6-5L B:2-1U C:5-3L A:3-3L B:6-1U C:6-3L A:6-0L B:1-0D C:5-0L
A:5-2L B:0-0D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 21, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 5-1 5-0 3-3 3-2"
deal.B = "6-3 4-2 3-0 2-2 2-0 1-0"
deal.C = "6-2 6-1 5-3 4-1 3-1 2-1"
yard = "4-0 1-1 5-5 6-5 4-3 0-0 4-4 6-0 5-2 6-4"
play = """
A:6-6 B:6-3L C:6-2R A:+4-0 A:+1-1 A:+5-5 A:+6-5 A:6-5U B:+4-3
B:+0-0 B:+4-4 B:+6-0 B:6-0D C:5-3L A:5-5L B:2-2R C:2-1R A:5-4L
B:4-4L C:4-1L A:5-1L B:1-0R C:pass A:5-0L B:0-0L C:pass A:4-0L
B:4-2L C:pass A:3-2L B:3-0L C:pass A:pass B:2-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 12, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-5 5-3 2-1 2-0"
deal.B = "6-3 6-1 6-0 3-1 1-1 0-0"
deal.C = "4-4 4-2 4-1 4-0 3-2 3-0"
yard = "1-0 6-5 4-3 5-2 2-2 5-4 3-3 5-1 5-0 6-4"
play = """
A:6-6 B:6-3L C:+1-0 C:+6-5 C:6-5R A:6-2U B:6-1D C:3-2L A:5-5R
B:1-1D C:4-2L A:5-3R B:3-1R C:4-4L A:2-1R B:+4-3 B:4-3L C:3-0L
A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 16, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-3 4-4 3-3 1-0"
deal.B = "6-4 6-0 4-3 3-2 3-0 2-2"
deal.C = "6-2 5-5 5-0 4-1 2-1 1-1"
yard = "5-1 4-0 5-4 6-5 5-2 4-2 3-1 2-0 6-3 0-0"
play = """
A:6-6 B:6-4L C:6-2R A:6-1U B:6-0D C:4-1L A:1-0L B:2-2R C:5-0L
A:5-3L B:3-2R C:2-1U A:3-3L B:3-0D C:+5-1 C:+4-0 C:+5-4 C:+6-5
C:+5-2 C:5-2U A:+4-2 A:+3-1 A:3-1L B:4-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 56, C = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-11"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3, D = 4 }
score = { A = 104, B = 44, C = 34, D = 24 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-11"
commitment = "d9537d031679831c6917d3475245a2f3d7576a37cee2340516d1bebeb5c1e3e6"
secret = "b585a098a335ded68c4070fcf6cf7a2c4cbe2bc0b9967477419969b7d5a632e1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 4-3 1-1 1-0"
deal.B = "6-5 6-2 5-4 5-2 3-1"
deal.C = "6-0 5-5 5-1 4-0 2-2"
deal.D = "5-0 4-1 3-3 3-0 2-0"
yard = "4-2 0-0 2-1 4-4 3-2 6-4 6-3 6-1"
play = """
A:6-6 B:6-5L C:6-0U D:+4-2 D:+0-0 D:+2-1 D:+4-4 D:+3-2 D:+6-4
D:6-4R A:pass B:6-2D C:4-0R D:4-2D A:5-3L B:3-1L C:5-1L D:4-4D
A:4-3D B:5-4L C:pass D:3-3D A:1-0R B:pass C:pass D:4-1L A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 39, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-2 4-3 4-1 0-0"
deal.B = "6-5 6-4 6-3 6-2 5-1"
deal.C = "6-6 6-1 5-3 3-1 2-2"
deal.D = "5-4 4-4 3-0 1-1 1-0"
yard = "3-2 6-0 3-3 2-1 2-0 4-2 4-0 5-0"
play = """
C:6-6 D:+3-2 D:+6-0 D:6-0L A:+3-3 A:+2-1 A:+2-0 A:+4-2 A:pass
B:6-5R C:6-1U D:pass A:pass B:6-4D C:3-1U D:5-4R A:4-3U B:pass
C:pass D:4-4R A:0-0L B:pass C:pass D:3-0L A:3-3L B:6-3L C:pass
D:pass A:4-2R B:6-2L C:2-2L D:3-2L A:2-0R B:pass C:5-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 34, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-1 4-1 2-0"
deal.B = "6-5 6-2 6-1 5-4 3-3"
deal.C = "5-5 4-4 3-1 3-0 0-0"
deal.D = "6-3 6-0 4-2 4-0 1-1"
yard = "5-2 5-0 3-2 1-0 2-2 2-1 4-3 5-3"
play = """
A:6-6 B:6-5L C:+5-2 C:+5-0 C:+3-2 C:+1-0 C:+2-2 C:+2-1 C:pass
D:6-3R A:6-4U B:6-2D C:5-0L D:6-0L A:4-1U B:6-1L C:3-1R D:4-2D
A:5-1L B:5-4L C:2-1R D:4-0L A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 46, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-0 4-3 3-3 1-0"
deal.B = "6-6 6-3 5-1 2-2 1-1"
deal.C = "6-5 6-1 6-0 5-3 3-0"
deal.D = "4-0 3-2 3-1 2-0 0-0"
yard = "5-2 4-1 5-4 4-4 5-5 6-2 2-1 4-2"
play = """
B:6-6 C:6-0L D:+5-2 D:+4-1 D:+5-4 D:+4-4 D:+5-5 D:+6-2 D:6-2R
A:6-4U B:6-3D C:5-3D D:5-5D A:4-3U B:2-2R C:3-0U D:5-4D A:5-0L
B:5-1L C:6-1L D:4-4D A:1-0U B:1-1U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 44, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 3-0 2-1 1-1"
deal.B = "6-4 6-2 5-0 4-2 2-0"
deal.C = "6-5 5-4 3-3 3-2 3-1"
deal.D = "6-6 6-1 5-1 4-3 2-2"
yard = "6-0 5-3 1-0 4-1 4-0 5-2 0-0 4-4"
play = """
D:6-6 A:6-3L B:6-4R C:6-5U D:6-1D A:5-5U B:4-2R C:5-4U D:4-3L
A:2-1R B:+6-0 B:+5-3 B:+1-0 B:1-0R C:3-1D D:+4-1 D:4-1L A:3-0R
B:5-3R C:3-2D D:5-1L A:+4-0 A:4-0U B:5-0L C:+5-2 C:5-2R D:2-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 24 }

[[match.hand]]
opener = "D"
deal.A = "5-3 4-4 3-3 3-1 3-0"
deal.B = "6-5 6-4 6-2 5-4 3-2"
deal.C = "6-1 5-0 4-1 4-0 2-2"
deal.D = "6-0 5-5 2-1 1-1 1-0"
yard = "6-6 0-0 6-3 5-1 4-2 4-3 2-0 5-2"
play = """
D:5-5 A:5-3L B:6-5R C:5-0U D:+6-6 D:+0-0 D:+6-3 D:+5-1 D:5-1D
A:3-3L B:3-2L C:6-1R D:6-0U A:3-1R B:6-2L C:4-1D D:6-6L A:4-4D
B:6-4L C:4-0L D:6-3R A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 19, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-12"
seats = { A = "first", B = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 0, B = 118 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-12"
commitment = "c0ae5177c29f0eeecf2a88ee2fdf2dc66b454bf5ef65ce0038c030e4531f40f4"
secret = "08ecf55c320996120ebdaab7a324815ee9f8fff705881396825503c47bc884bb"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 5-2 4-3 4-1 4-0 0-0"
deal.B = "6-2 6-0 5-3 4-4 3-1 1-1 1-0"
yard = "6-4 6-6 3-3 2-0 6-3 3-0 6-5 5-1 3-2 2-2 5-4 2-1 4-2 5-0"
play = """
A:5-5 B:5-3U A:5-2L B:+6-4 B:+6-6 B:+3-3 B:+2-0 B:+6-3 B:+3-0
B:+6-5 B:6-5D A:+5-1 A:5-1R B:6-2D A:6-1R B:6-3R A:4-3R B:3-3U
A:4-1R B:1-1R A:+3-2 A:3-2L B:3-1U A:+2-2 A:2-2D B:1-0U A:4-0U
B:6-4U A:+5-4 A:+2-1 A:2-1R B:2-0R A:0-0R B:6-6U A:pass B:3-0R
A:pass B:6-0U
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 5-1 5-0 4-3 3-3 3-2"
deal.B = "6-6 6-5 6-4 6-1 4-4 4-1 4-0"
yard = "2-1 1-0 4-2 5-2 1-1 2-2 0-0 5-4 2-0 5-5 6-3 6-2 3-0 3-1"
play = """
B:6-6 A:6-0L B:6-1U A:+2-1 A:+1-0 A:+4-2 A:+5-2 A:+1-1 A:+2-2
A:+0-0 A:+5-4 A:+2-0 A:+5-5 A:+6-3 A:6-3R B:6-4D A:5-0L B:6-5L
A:5-3R B:4-1U A:5-5R B:4-4U A:5-4R B:4-0U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 49 }

[[match.hand]]
opener = "B"
deal.A = "5-0 4-0 3-1 3-0 2-0 1-0 0-0"
deal.B = "6-4 6-3 6-0 5-2 4-2 3-3 3-2"
yard = "5-3 2-2 6-1 5-4 1-1 6-2 4-1 4-4 4-3 6-5 5-5 6-6 2-1 5-1"
play = """
B:3-3 A:3-1L B:3-2R A:3-0U B:6-3D A:1-0L B:6-4D A:5-0L B:5-2R
A:4-0U B:4-2U A:2-0U B:6-0U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-5 4-3 3-2 2-1 1-0"
deal.B = "6-2 5-2 4-2 3-0 2-2 1-1 0-0"
yard = "6-4 4-4 3-3 5-0 4-0 5-3 6-3 5-1 3-1 4-1 2-0 6-0 5-4 6-5"
play = """
A:6-6 B:6-2U A:6-1L B:+6-4 B:6-4D A:+4-4 A:+3-3 A:+5-0 A:+4-0
A:+5-3 A:+6-3 A:6-3R B:2-2U A:2-1L B:5-2U A:3-2L B:4-2D A:5-3L
B:3-0R A:5-5L B:0-0R A:5-0L B:+5-1 B:5-1U A:4-0L B:1-1U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 22 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-3 4-2 3-2 1-0 0-0"
deal.B = "6-6 6-5 6-3 5-4 4-4 4-1 2-1"
yard = "2-0 2-2 5-1 6-1 4-0 5-2 5-0 3-1 4-3 6-4 6-0 3-3 3-0 1-1"
play = """
B:6-6 A:6-2L B:6-3U A:+2-0 A:+2-2 A:+5-1 A:+6-1 A:6-1R B:6-5D
A:4-2L B:4-1L A:5-1L B:2-1R A:5-5L B:5-4D A:5-3L B:4-4D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 4-4 4-3 2-2 2-1 0-0"
deal.B = "6-2 6-1 5-4 4-1 4-0 3-2 1-1"
yard = "5-0 5-2 5-5 5-3 6-6 2-0 6-3 4-2 3-3 5-1 3-1 3-0 6-4 1-0"
play = """
A:4-4 B:4-1L A:4-3R B:4-0U A:+5-0 A:+5-2 A:+5-5 A:+5-3 A:+6-6
A:+2-0 A:+6-3 A:+4-2 A:4-2D B:6-1L A:6-6L B:6-2D A:6-5L B:5-4L
A:6-3R B:+3-3 B:+5-1 B:+3-1 B:+3-0 B:3-0U A:6-0R B:3-3U A:5-0R
B:3-1U A:5-5R B:5-1U A:5-3R B:3-2R A:5-2R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 6-0 5-5 5-2 4-4 3-0"
deal.B = "6-6 6-5 6-3 5-4 5-0 4-3 4-1"
yard = "1-0 5-1 3-1 3-3 4-0 0-0 2-2 2-1 6-2 5-3 1-1 2-0 3-2 4-2"
play = """
B:6-6 A:6-4L B:6-3U A:6-1R B:6-5D A:4-4L B:4-1L A:3-0U B:5-0D
A:6-0U B:+1-0 B:1-0L A:+5-1 A:5-1R B:5-4R A:+3-1 A:+3-3 A:+4-0
A:4-0L B:4-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 27 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-13"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 6, B = 0, C = 107 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-13"
commitment = "7695518a0e074be05c39f68b71302140df219fb701f6dc83bbd71203afbc3661"
secret = "c4ba1039bbf7a0174dbe6bd5847793c156e35d218793d3db6bbae608bc9850e8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-2 5-4 5-0 4-4 4-2 3-0"
deal.B = "5-2 5-1 4-3 3-3 2-2 0-0"
deal.C = "6-4 5-5 5-3 4-1 3-2 1-1"
yard = "6-3 3-1 4-0 6-6 6-5 6-0 1-0 2-0 2-1 6-1"
play = """
C:5-5 A:5-4U B:5-2L C:5-3R A:5-0D B:4-3R C:3-2L A:4-2R B:3-3L
C:4-1U A:6-2R B:5-1U C:6-4R A:3-0D B:+6-3 B:6-3L C:+3-1 C:3-1D
A:4-4R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-2 5-1 3-1 1-1"
deal.B = "6-6 5-5 5-4 5-3 4-1 2-2"
deal.C = "6-4 6-1 4-4 4-3 4-0 3-2"
yard = "3-0 6-0 3-3 4-2 5-0 6-3 2-0 0-0 1-0 2-1"
play = """
B:6-6 C:6-4L A:6-5R B:+3-0 B:+6-0 B:6-0U C:6-1D A:5-2R B:5-4L
C:4-0U A:5-1D B:5-5L C:4-4U A:6-2R B:5-3L C:4-3U A:3-1L B:4-1L
C:3-2U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 4-0 2-0 1-0 0-0"
deal.B = "5-4 5-1 3-1 3-0 2-1 1-1"
deal.C = "5-3 5-2 4-4 4-3 3-3 3-2"
yard = "5-0 6-1 6-4 4-2 4-1 2-2 6-5 5-5 6-0 6-2"
play = """
A:6-6 B:+5-0 B:+6-1 B:6-1L C:+6-4 C:6-4R A:6-3U B:+4-2 B:+4-1
B:+2-2 B:+6-5 B:6-5D C:4-4R A:4-0R B:5-4D C:3-3U A:0-0R B:5-1L
C:4-3D A:2-0R B:4-2R C:5-3L A:+5-5 A:pass B:4-1R C:3-2L A:1-0R
B:5-0R C:5-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 26 }

[[match.hand]]
opener = "C"
deal.A = "4-4 4-3 2-2 2-1 1-1 0-0"
deal.B = "6-2 6-1 5-5 5-0 3-1 2-0"
deal.C = "6-6 6-5 5-4 4-2 4-1 1-0"
yard = "6-0 6-4 4-0 3-3 3-2 5-3 5-2 3-0 5-1 6-3"
play = """
C:6-6 A:+6-0 A:6-0L B:6-2R C:6-5U A:+6-4 A:6-4D B:5-5U C:5-4U
A:4-3U B:5-0L C:4-2R A:4-4R B:3-1U C:4-1U A:+4-0 A:4-0R B:2-0R
C:+3-3 C:+3-2 C:3-2R A:+5-3 A:5-3L B:+5-2 B:+3-0 B:3-0L C:3-3R
A:0-0L B:pass C:1-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 23 }

[[match.hand]]
opener = "C"
deal.A = "5-3 5-2 5-0 4-3 2-2 2-1"
deal.B = "6-5 6-1 4-4 3-0 1-0 0-0"
deal.C = "6-6 6-3 6-2 6-0 5-4 3-3"
yard = "4-2 4-1 2-0 5-5 1-1 5-1 6-4 3-1 3-2 4-0"
play = """
C:6-6 A:+4-2 A:+4-1 A:+2-0 A:+5-5 A:+1-1 A:+5-1 A:+6-4 A:6-4L
B:6-5R C:6-3U A:+3-1 A:pass B:6-1D C:5-4L A:1-1D B:3-0U C:6-0U
A:4-1D B:4-4D C:6-2U A:5-0L B:1-0L C:pass A:5-3R B:pass C:3-3R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 49 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-14"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 4, D = 2 }
score = { A = 133, B = 45, C = 21, D = 59 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-14"
commitment = "8162e32f2b4adc6a67098ec3e384c97f7df8833a13605e658d2746048f1c1035"
secret = "91a3165a0508a0fb827eb7847cba25d3c1b8403f9c7f8119c5a95b8aeb28d7de"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 5-4 3-1 2-2 2-0"
deal.B = "6-6 6-0 5-3 4-3 3-0"
deal.C = "6-4 6-2 3-3 3-2 0-0"
deal.D = "6-1 5-2 4-0 1-1 1-0"
yard = "5-5 4-2 2-1 4-4 6-3 4-1 5-1 5-0"
play = """
B:6-6 C:6-4L D:6-1R A:6-5U B:6-0D C:0-0D D:1-0R A:5-4L B:5-3L
C:3-3L D:5-2U A:2-2U B:4-3L C:6-2U D:4-0L A:2-0L B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 11, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-4 2-2 1-0 0-0"
deal.B = "6-6 5-3 3-3 2-1 1-1"
deal.C = "5-1 4-0 3-2 3-0 2-0"
deal.D = "6-5 6-4 6-3 5-5 4-3"
yard = "6-2 4-1 5-2 3-1 4-4 6-1 5-0 4-2"
play = """
B:6-6 C:+6-2 C:6-2L D:6-4U A:6-0R B:+4-1 B:+5-2 B:+3-1 B:+4-4
B:+6-1 B:6-1D C:3-2L D:4-3U A:1-0R B:3-3L C:3-0L D:6-3U A:0-0L
B:3-1R C:4-0L D:6-5U A:5-4L B:5-3L C:5-1U D:pass A:pass B:1-1U
C:pass D:pass A:pass B:4-1U C:pass D:pass A:pass B:4-4U C:pass
D:pass A:pass B:2-1D C:2-0D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 21, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 5-3 4-4 4-2"
deal.B = "6-5 6-3 6-1 5-4 5-1"
deal.C = "4-1 3-3 3-2 2-1 1-1"
deal.D = "6-6 5-5 5-2 3-1 1-0"
yard = "3-0 5-0 4-3 2-0 6-0 4-0 0-0 2-2"
play = """
D:6-6 A:6-4L B:6-5R C:+3-0 C:+5-0 C:+4-3 C:+2-0 C:+6-0 C:6-0U
D:+4-0 D:pass A:6-2D B:5-4L C:5-0L D:5-2R A:4-2R B:pass C:3-0L
D:4-0U A:4-4R B:6-3L C:4-3R D:3-1R A:pass B:6-1L C:4-1L D:1-0R
A:pass B:pass C:2-0R D:pass A:pass B:pass C:3-2R D:pass A:5-3R
"""
end = "out"
winner = "A"
delta = { A = 27, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-3 3-0 1-1 0-0"
deal.B = "6-6 6-0 5-2 2-2 2-1"
deal.C = "4-3 4-2 4-1 3-3 1-0"
deal.D = "6-5 6-4 6-2 5-5 5-1"
yard = "3-2 2-0 3-1 6-1 5-0 4-0 6-3 4-4"
play = """
B:6-6 C:+3-2 C:+2-0 C:+3-1 C:+6-1 C:6-1L D:6-5U A:+5-0 A:+4-0
A:pass B:6-0R C:pass D:6-4D A:5-4U B:2-1L C:4-2L D:pass A:5-0R
B:5-2R C:4-3L D:6-2R A:5-3L B:pass C:4-1U D:5-1U A:4-0D B:pass
C:2-0D D:5-5L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 25 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-5 3-1 3-0 2-1"
deal.B = "6-5 6-4 5-3 2-0 1-1"
deal.C = "6-6 6-2 3-2 2-2 0-0"
deal.D = "6-1 5-0 4-3 4-1 3-3"
yard = "4-4 5-1 4-2 5-4 5-2 6-0 4-0 1-0"
play = """
C:6-6 D:6-1U A:6-3L B:6-5R C:6-2D D:5-0R A:3-1L B:2-0R C:3-2R
D:3-3R A:2-1L B:5-3R C:2-2L D:4-1U A:5-5R B:6-4U C:+4-4 C:+5-1
C:5-1R D:+4-2 D:4-2D A:+5-4 A:5-4D B:1-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 18, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 4-4 3-1 2-1"
deal.B = "5-3 5-0 4-0 3-2 1-1"
deal.C = "5-5 5-4 5-1 4-3 0-0"
deal.D = "4-2 4-1 2-2 2-0 1-0"
yard = "3-0 6-1 6-5 6-3 3-3 6-0 6-2 6-4"
play = """
A:6-6 B:+3-0 B:+6-1 B:6-1L C:+6-5 C:6-5R D:+6-3 D:6-3U A:+3-3
A:+6-0 A:6-0D B:5-3R C:5-1L D:1-0D A:5-2L B:3-2L C:4-3L D:4-1L
A:3-3R B:1-1L C:pass D:pass A:3-1L B:3-0L C:0-0L D:2-0L A:2-1L
"""
end = "blocked"
winner = "A"
delta = { A = 30, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-1 5-0 2-1 0-0"
deal.B = "6-5 6-3 5-2 4-3 1-0"
deal.C = "6-2 6-0 4-4 3-1 3-0"
deal.D = "6-4 5-5 4-2 2-2 1-1"
yard = "3-3 2-0 4-0 5-3 4-1 6-1 6-6 3-2"
play = """
D:5-5 A:5-4L B:6-5R C:+3-3 C:+2-0 C:+4-0 C:+5-3 C:5-3U D:+4-1
D:+6-1 D:pass A:5-1D B:6-3R C:4-4L D:4-2L A:2-1L B:4-3R C:3-1L
D:4-1D A:pass B:pass C:3-3L D:6-4R A:pass B:pass C:3-0L D:6-1R
A:5-0L B:5-2L C:6-2L D:1-1R A:pass B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 16, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-4 5-3 4-3"
deal.B = "6-1 6-0 5-5 4-4 3-0"
deal.C = "6-2 5-2 4-2 3-2 0-0"
deal.D = "5-0 4-0 3-3 2-2 1-0"
yard = "6-3 6-6 1-1 4-1 5-1 2-1 2-0 3-1"
play = """
B:5-5 C:5-2L D:5-0U A:6-5R B:+6-3 B:+6-6 B:+1-1 B:+4-1 B:+5-1
B:5-1D C:6-2L D:1-0D A:6-4L B:6-6R C:4-2L D:4-0U A:5-4U B:6-0D
C:3-2L D:3-3L A:5-3L B:6-1R C:+2-1 C:2-1R D:2-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 34 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-1 4-3 4-0 2-0"
deal.B = "5-4 5-1 4-2 3-2 0-0"
deal.C = "6-3 5-2 3-0 2-2 1-1"
deal.D = "6-6 6-0 5-3 5-0 1-0"
yard = "3-3 3-1 6-4 5-5 6-5 2-1 4-1 4-4"
play = """
D:6-6 A:6-2L B:+3-3 B:+3-1 B:+6-4 B:6-4R C:6-3U D:6-0D A:4-3R
B:3-2L C:3-0L D:5-0L A:4-0D B:5-4L C:+5-5 C:+6-5 C:+2-1 C:pass
D:5-3R A:pass B:3-3U C:6-5R D:pass A:6-1R B:3-1R C:pass D:pass
A:pass B:4-2L C:5-2L D:pass A:pass B:5-1L C:2-1L D:pass A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 17, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-5 5-1 4-4"
deal.B = "6-4 6-2 5-2 4-1 2-2"
deal.C = "4-2 3-2 2-1 2-0 1-1"
deal.D = "6-1 6-0 5-3 4-3 3-1"
yard = "3-3 5-0 1-0 4-0 6-6 3-0 0-0 5-4"
play = """
A:5-5 B:5-2L C:+3-3 C:+5-0 C:5-0R D:5-3U A:6-5D B:6-4D C:4-2L
D:4-3U A:4-4L B:4-1L C:2-1L D:6-0R A:6-3R B:2-2L C:3-2L D:3-1L
A:5-1L
"""
end = "out"
winner = "A"
delta = { A = 25, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 5-2 4-0 1-1"
deal.B = "6-0 3-2 2-2 2-1 2-0"
deal.C = "5-4 5-3 5-1 4-4 3-1"
deal.D = "6-6 6-3 6-1 3-0 0-0"
yard = "6-4 3-3 4-3 1-0 5-0 4-1 5-5 4-2"
play = """
D:6-6 A:6-5L B:6-0R C:+6-4 C:6-4U D:6-3D A:5-2L B:3-2D C:5-4U
D:0-0R A:6-2L B:2-0R C:5-3U D:6-1L A:1-1L B:2-1L C:3-1U D:+3-3
D:+4-3 D:+1-0 D:1-0U A:4-0U
"""
end = "out"
winner = "A"
delta = { A = 34, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-15"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 98, B = 102 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-15"
commitment = "830ea6fa61b6089415f204be2262813061a30e57ddad31e79dcf26f53fef7d2c"
secret = "7649d392c7c473d9dccf244bf4493144d3b088c46eaaca058c22f0842d68f1ef"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-4 5-1 4-0 2-1 2-0"
deal.B = "6-1 5-5 5-2 5-0 3-2 3-1 3-0"
yard = "5-3 1-0 1-1 3-3 4-4 6-3 4-3 0-0 4-2 6-5 2-2 6-4 6-0 4-1"
play = """
A:6-6 B:6-1L A:6-2R B:+5-3 B:+1-0 B:+1-1 B:+3-3 B:+4-4 B:+6-3
B:6-3U A:+4-3 A:+0-0 A:+4-2 A:+6-5 A:6-5D B:3-1L A:5-4D B:5-3L
A:4-3U B:5-5L A:4-2R B:5-2L A:2-1L B:1-1L A:5-1L B:5-0L A:4-0R
B:3-0L A:0-0R B:3-3L A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 14, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-4 4-4 3-0 2-0 1-1 1-0"
deal.B = "6-1 6-0 5-5 5-2 4-0 3-3 3-2"
yard = "5-1 4-2 0-0 5-3 6-3 3-1 4-3 4-1 6-2 2-2 6-6 2-1 6-5 5-0"
play = """
B:5-5 A:5-4L B:5-2R A:+5-1 A:5-1U B:+4-2 B:+0-0 B:+5-3 B:5-3D
A:4-4L B:4-2L A:1-1U B:3-2L A:2-0R B:3-3L A:3-0R B:6-1U A:6-4U
B:4-0U A:1-0U
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-3 4-3 4-0 2-2 2-1"
deal.B = "5-2 4-4 4-1 3-3 3-0 1-1 1-0"
yard = "5-0 4-2 5-4 5-5 3-2 2-0 6-4 6-2 6-1 3-1 5-1 0-0 6-5 6-3"
play = """
A:6-6 B:+5-0 B:+4-2 B:+5-4 B:+5-5 B:+3-2 B:+2-0 B:+6-4 B:6-4L
A:6-0R B:+6-2 B:6-2U A:+6-1 A:6-1D B:5-4L A:5-3L B:3-3L A:2-1D
B:3-2L A:4-0R B:5-2L A:2-2U B:5-5L A:4-3R
"""
end = "out"
winner = "A"
delta = { A = 32, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 4-3 4-1 2-0 1-1 0-0"
deal.B = "6-3 6-2 6-1 5-2 3-3 3-1 2-1"
yard = "5-0 3-2 5-3 6-5 5-1 1-0 4-0 4-2 5-4 2-2 6-4 3-0 6-6 4-4"
play = """
A:5-5 B:5-2L A:+5-0 A:5-0R B:+3-2 B:+5-3 B:5-3U A:+6-5 A:6-5D
B:6-2L A:4-3U B:6-3L A:6-0D B:3-3L A:4-1U B:3-2L A:2-0L B:6-1U
A:0-0L B:+5-1 B:+1-0 B:1-0L A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-5 5-2 4-4 4-3 1-1"
deal.B = "5-4 5-1 3-1 2-2 2-0 1-0 0-0"
yard = "6-2 4-0 3-0 5-3 3-2 6-1 3-3 6-0 4-2 6-6 6-4 4-1 2-1 5-0"
play = """
A:5-5 B:5-4L A:6-5R B:5-1U A:5-2D B:3-1U A:4-4L B:2-2D A:6-3R
B:2-0D A:4-3L B:1-0D A:1-1D
"""
end = "out"
winner = "A"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-4 5-2 5-0 4-1 2-2 2-1"
deal.B = "6-2 5-5 5-1 3-2 3-1 3-0 0-0"
yard = "3-3 1-1 4-4 2-0 4-0 5-3 6-5 6-6 6-3 6-1 4-3 1-0 6-0 4-2"
play = """
B:5-5 A:5-4L B:5-1R A:5-2U B:+3-3 B:+1-1 B:+4-4 B:+2-0 B:+4-0
B:+5-3 B:5-3D A:4-1R B:4-4L A:2-2U B:4-0L A:5-0L B:6-2U A:6-4U
B:3-3D A:+6-5 A:6-5L B:3-2D A:2-1D
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-5 5-1 3-3 3-2 2-0"
deal.B = "6-3 6-1 5-0 4-3 2-1 1-1 0-0"
yard = "5-4 6-0 4-4 5-3 4-0 4-1 5-2 1-0 3-0 3-1 4-2 6-5 2-2 6-2"
play = """
A:6-6 B:6-3L A:6-4R B:6-1U A:+5-4 A:+6-0 A:6-0D B:4-3L A:5-1U
B:5-0U A:5-4L B:0-0U A:5-5L B:+4-4 B:4-4R A:2-0U B:2-1U A:+5-3
A:5-3L B:1-1U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 11 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-4 4-4 4-1 3-3 2-1"
deal.B = "6-4 5-2 5-0 4-2 2-2 2-0 1-0"
yard = "5-5 3-2 4-3 6-0 6-2 3-1 1-1 6-3 0-0 5-3 6-1 5-1 4-0 3-0"
play = """
A:6-6 B:6-4L A:6-5R B:+5-5 B:+3-2 B:+4-3 B:+6-0 B:6-0U A:+6-2
A:6-2D B:4-3L A:5-4R B:3-2L A:4-4R B:5-2L A:2-1D B:5-5L A:4-1D
B:5-0L A:+3-1 A:+1-1 A:+6-3 A:+0-0 A:0-0L B:2-0L A:+5-3 A:+6-1
A:+5-1 A:pass B:4-2L A:pass B:1-0U A:1-1U B:pass A:6-1U B:pass
A:6-3U B:pass A:3-3U B:pass A:5-3U B:pass A:5-1U B:pass A:3-1U
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-2 4-4 4-0 3-0 0-0"
deal.B = "6-6 6-5 6-0 5-1 2-2 2-1 1-1"
yard = "6-2 3-1 5-3 4-3 4-2 5-5 5-4 3-2 4-1 6-1 3-3 5-0 1-0 2-0"
play = """
B:6-6 A:6-4L B:6-5R A:6-3U B:6-0D A:4-4L B:5-1R A:3-0U B:2-1R
A:4-0L B:2-2R A:5-2R B:+6-2 B:+3-1 B:+5-3 B:5-3R A:0-0L
"""
end = "out"
winner = "A"
delta = { A = 14, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 5-5 5-3 4-4 2-0 1-0"
deal.B = "6-3 6-2 5-1 5-0 3-3 3-1 2-1"
yard = "6-6 5-4 1-1 3-0 4-1 4-0 6-0 0-0 2-2 3-2 5-2 4-3 6-4 4-2"
play = """
A:5-5 B:5-1L A:6-5R B:5-0U A:5-3D B:3-1L A:6-1R B:6-3L A:1-0R
B:6-2L A:2-0L B:3-3D A:+6-6 A:+5-4 A:+1-1 A:+3-0 A:3-0D B:+4-1
B:+4-0 B:4-0L A:5-4L B:+6-0 B:6-0R A:6-6R B:+0-0 B:0-0U A:+2-2
A:+3-2 A:+5-2 A:5-2L B:2-1L A:1-1L B:4-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 17 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 5-2 3-2 3-1 2-2 2-0"
deal.B = "6-5 6-3 6-1 5-4 4-0 3-0 1-0"
yard = "6-6 6-4 1-1 4-3 4-2 2-1 3-3 5-1 5-3 4-1 5-0 0-0 6-2 4-4"
play = """
A:5-5 B:6-5L A:5-2R B:5-4U A:+6-6 A:+6-4 A:+1-1 A:+4-3 A:+4-2
A:+2-1 A:+3-3 A:+5-1 A:5-1D B:6-3L A:6-4U B:3-0L A:6-6U B:4-0L
A:4-2L B:6-1U A:2-2L B:1-0U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 35 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-3 4-4 4-3 2-0 1-1 0-0"
deal.B = "6-6 6-3 6-2 6-0 5-5 5-4 4-0"
yard = "3-0 1-0 3-1 5-2 5-1 3-3 4-1 2-2 6-5 6-4 4-2 3-2 2-1 5-0"
play = """
B:6-6 A:6-1L B:6-3R A:+3-0 A:+1-0 A:+3-1 A:+5-2 A:+5-1 A:+3-3
A:+4-1 A:+2-2 A:+6-5 A:6-5U B:6-2D A:5-3U B:+6-4 B:+4-2 B:4-2D
A:4-3D B:+3-2 B:3-2R A:3-3U B:pass A:2-2R B:pass A:1-1L B:pass
A:3-1U B:pass A:4-1L B:6-4L A:3-0D B:6-0L A:2-0L B:4-0D A:4-4D
B:5-4D A:5-2D B:pass A:1-0U B:pass A:0-0U
"""
end = "blocked"
winner = "A"
delta = { A = 4, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 4-2 3-3 3-0 1-1 0-0"
deal.B = "6-4 6-2 5-1 4-4 4-0 3-2 1-0"
yard = "5-4 5-0 3-1 2-1 4-1 5-3 5-2 6-0 6-1 6-6 2-2 5-5 2-0 4-3"
play = """
B:4-4 A:4-2L B:6-4R A:+5-4 A:5-4U B:4-0D A:6-5U B:6-2L A:0-0D
B:1-0D A:1-1D B:5-1D A:6-3L B:3-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-2 4-4 3-1 3-0 2-0"
deal.B = "6-5 6-2 6-1 5-4 5-3 2-1 1-0"
yard = "4-2 3-2 4-3 4-1 6-0 0-0 2-2 4-0 5-1 1-1 6-3 6-4 5-0 3-3"
play = """
A:6-6 B:6-5L A:+4-2 A:+3-2 A:+4-3 A:+4-1 A:+6-0 A:6-0R B:6-2U
A:+0-0 A:+2-2 A:+4-0 A:+5-1 A:+1-1 A:+6-3 A:6-3D B:5-4L A:4-4L
B:1-0R A:4-3D B:6-1R A:4-1L B:2-1L A:2-2L B:+6-4 B:6-4R A:4-2L
B:pass A:4-0L B:pass A:0-0L B:pass A:2-0L B:pass A:5-2L B:5-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 30 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-16"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 132, B = 9, C = 84 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-16"
commitment = "d1a9a309e144ccedcc3ee4ab5cda750cfd96b318b303a7c8f1d93c7504a1f15a"
secret = "8a723640ce3407e0b5d84a4ebbe88e19b5a01c96e822f0a9951bb4af2432db5b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-4 5-2 4-1 3-3 1-0 0-0"
deal.B = "6-5 6-1 4-4 3-1 2-2 1-1"
deal.C = "6-3 5-0 4-3 4-2 4-0 2-0"
yard = "5-5 5-1 6-6 6-4 6-2 2-1 5-3 3-0 6-0 3-2"
play = """
B:4-4 C:4-3L A:5-4R B:+5-5 B:+5-1 B:+6-6 B:+6-4 B:6-4U C:4-2D
A:3-3L B:3-1L C:6-3U A:4-1L B:5-1R C:4-0L A:1-0L B:6-1L C:2-0D
A:0-0D B:6-5L C:5-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 35 }

[[match.hand]]
opener = "C"
deal.A = "6-1 3-3 3-1 2-1 2-0 1-0"
deal.B = "6-3 5-2 4-2 4-1 1-1 0-0"
deal.C = "5-4 5-1 5-0 4-4 3-2 3-0"
yard = "6-2 5-3 4-0 6-4 6-5 6-0 2-2 5-5 4-3 6-6"
play = """
C:4-4 A:+6-2 A:+5-3 A:+4-0 A:4-0L B:4-2U C:5-4R A:+6-4 A:6-4D
B:5-2R C:5-0L A:5-3L B:6-3D C:3-2L A:6-2L B:+6-5 B:6-5L C:5-1L
A:6-1L B:+6-0 B:6-0L C:3-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 23 }

[[match.hand]]
opener = "B"
deal.A = "6-5 4-2 4-1 2-1 1-1 1-0"
deal.B = "6-6 6-4 6-2 5-5 5-0 3-2"
deal.C = "6-3 5-4 5-2 4-0 3-0 2-0"
yard = "4-3 3-3 6-1 0-0 6-0 2-2 3-1 4-4 5-3 5-1"
play = """
B:6-6 C:6-3L A:6-5R B:6-2U C:+4-3 C:+3-3 C:+6-1 C:6-1D A:4-2U
B:3-2L C:5-4R A:2-1L B:6-4R C:4-3U A:4-1L B:+0-0 B:+6-0 B:6-0R
C:3-3U A:1-0R B:+2-2 B:+3-1 B:3-1U C:4-0L A:1-1R
"""
end = "out"
winner = "A"
delta = { A = 31, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-1 5-0 3-3 3-0 1-0"
deal.B = "6-2 6-1 5-2 4-1 1-1 0-0"
deal.C = "6-4 5-4 5-3 4-2 3-2 2-0"
yard = "6-3 3-1 6-0 2-2 5-5 4-0 4-3 2-1 4-4 6-6"
play = """
A:3-3 B:+6-3 B:6-3L C:5-3R A:3-0U B:+3-1 B:3-1D C:6-4L A:6-5R
B:6-1R C:5-4L A:5-1L B:0-0U C:2-0U A:1-0L B:5-2U C:+6-0 C:6-0L
A:5-0U
"""
end = "out"
winner = "A"
delta = { A = 26, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 4-4 3-1 2-1 0-0"
deal.B = "6-3 6-0 5-5 3-3 1-1 1-0"
deal.C = "6-4 5-3 5-0 4-2 4-1 3-0"
yard = "6-6 6-5 4-0 5-1 4-3 6-1 5-2 2-2 3-2 2-0"
play = """
B:5-5 C:5-3L A:5-4R B:+6-6 B:+6-5 B:6-5U C:5-0D A:3-1L B:1-1L
C:6-4R A:2-1L B:6-0R C:4-2L A:4-4L B:6-3U C:4-1L A:0-0R B:1-0R
C:3-0U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 26 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 5-5 5-2 4-1"
deal.B = "6-4 6-0 4-4 3-1 1-1 1-0"
deal.C = "6-1 5-1 4-3 3-2 3-0 0-0"
yard = "3-3 2-1 5-3 2-2 4-2 5-0 6-3 2-0 4-0 5-4"
play = """
A:6-6 B:6-0U C:6-1L A:6-5R B:6-4D C:4-3D A:4-1L B:1-0U C:5-1R
A:+3-3 A:3-3D B:3-1D C:+2-1 C:2-1R A:6-2R B:1-1U C:+5-3 C:+2-2
C:+4-2 C:4-2L A:5-2L B:+5-0 B:5-0L C:3-0L A:+6-3 A:6-3L B:+2-0
"""
end = "blocked"
delta = { A = 0, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 5-2 4-3 2-1 2-0"
deal.B = "6-5 6-4 6-2 5-5 3-2 1-0"
deal.C = "5-4 5-1 4-4 3-1 3-0 0-0"
yard = "4-0 6-6 3-3 2-2 1-1 4-1 4-2 5-0 6-3 6-1"
play = """
B:5-5 C:5-4L A:5-3R B:6-5U C:5-1D A:4-3L B:6-4U C:4-4U A:2-1D
B:3-2D C:3-1L A:+4-0 A:4-0U B:1-0U C:3-0R A:6-0R B:6-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 9, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 2-2 2-1 1-1 0-0"
deal.B = "6-3 6-2 5-0 4-0 3-3 3-0"
deal.C = "6-6 5-2 5-1 4-2 3-2 2-0"
yard = "5-5 3-1 4-3 4-4 5-4 6-1 4-1 6-4 1-0 5-3"
play = """
C:6-6 A:6-5L B:6-2U C:+5-5 C:+3-1 C:+4-3 C:+4-4 C:+5-4 C:+6-1
C:6-1R A:6-0D B:5-0D C:5-5L A:2-1R B:+4-1 B:+6-4 B:pass C:5-4L
A:2-2R B:4-0L C:5-2R A:0-0L B:3-0L C:4-3L A:pass B:4-1L C:5-1L
A:pass B:pass C:4-2U A:pass B:6-4U C:pass A:pass B:6-3U C:3-2U
A:pass B:pass C:2-0U
"""
end = "blocked"
winner = "A"
delta = { A = 16, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 6-0 4-3 1-1"
deal.B = "5-5 5-4 5-2 4-2 2-1 2-0"
deal.C = "6-3 6-1 5-1 5-0 4-4 4-0"
yard = "3-0 3-3 3-2 1-0 6-4 3-1 5-3 4-1 0-0 2-2"
play = """
A:6-6 B:+3-0 B:+3-3 B:+3-2 B:+1-0 B:+6-4 B:6-4U C:6-3L A:6-5R
B:+3-1 B:+5-3 B:+4-1 B:pass C:6-1D A:4-3L B:4-1L C:4-4U A:1-1L
B:2-1D C:5-1L A:6-2D B:4-2U C:5-0L A:6-0L
"""
end = "out"
winner = "A"
delta = { A = 59, B = 0, C = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-17"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2, D = 3 }
score = { A = 100, B = 0, C = 79, D = 0 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-17"
commitment = "b9fc2aa37b25d6740bd4f74acacb2afe4034353227e7d9c3ed3cdfbcd3da5383"
secret = "a055f3affdde50499f860390a84349fa0c0e0f0c30a41529715984491a53cdb0"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 5-2 4-2 4-1 3-1"
deal.B = "6-6 5-3 4-0 2-0 0-0"
deal.C = "6-5 5-5 3-3 2-1 1-1"
deal.D = "5-4 5-0 4-4 3-2 3-0"
yard = "4-3 5-1 1-0 6-0 2-2 6-2 6-1 6-4"
play = """
B:6-6 C:6-5L D:+4-3 D:+5-1 D:+1-0 D:+6-0 D:6-0R A:6-3U B:+2-2
B:+6-2 B:6-2D C:5-5L D:5-4L A:4-2L B:5-3U C:2-1L D:5-1L A:5-2D
B:4-0R C:pass D:5-0L A:4-1R B:2-0L C:1-1R D:3-2L A:3-1L
"""
end = "out"
winner = "A"
delta = { A = 29, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-4 4-1 2-0"
deal.B = "6-6 6-5 6-4 5-3 4-0"
deal.C = "6-3 5-5 5-0 4-4 1-0"
deal.D = "6-2 4-2 2-2 2-1 0-0"
yard = "5-2 1-1 5-1 3-3 3-0 3-2 4-3 3-1"
play = """
B:6-6 C:6-3L D:6-2R A:6-0U B:6-5D C:5-5D D:4-2R A:4-1R B:5-3L
C:5-0U D:2-1R A:5-4L B:6-4L C:+5-2 C:5-2R D:+1-1 D:+5-1 D:5-1R
A:6-1L B:+3-3 B:+3-0 B:+3-2 B:pass C:1-0L D:0-0L A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 32, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 6-0 4-1 4-0"
deal.B = "6-3 5-3 5-2 4-3 0-0"
deal.C = "5-1 3-1 2-2 2-1 2-0"
deal.D = "4-4 3-3 3-0 1-1 1-0"
yard = "5-4 5-5 5-0 6-2 6-4 4-2 6-5 3-2"
play = """
A:6-6 B:6-3L C:+5-4 C:+5-5 C:+5-0 C:+6-2 C:6-2R D:+6-4 D:6-4U
A:6-0D B:5-3L C:5-5L D:4-4U A:4-1U B:5-2L C:5-0D D:1-1U A:6-1U
B:+4-2 B:4-2L C:5-4L D:pass A:pass B:pass C:2-2R D:pass A:pass
B:pass C:5-1L D:1-0L A:4-0L
"""
end = "out"
winner = "A"
delta = { A = 25, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 4-0 3-2 0-0"
deal.B = "6-6 6-1 3-3 3-1 2-0"
deal.C = "4-3 4-1 3-0 1-1 1-0"
deal.D = "6-5 6-2 5-1 2-2 2-1"
yard = "4-2 5-0 5-4 6-3 6-4 5-2 6-0 4-4"
play = """
B:6-6 C:+4-2 C:+5-0 C:+5-4 C:+6-3 C:6-3L D:6-5R A:+6-4 A:6-4U
B:6-1D C:5-4R D:5-1D A:3-2L B:2-0L C:5-0D D:+5-2 D:pass A:4-0L
B:pass C:4-1L D:2-1L A:0-0D B:pass C:4-2L D:pass A:pass B:pass
C:1-0D D:pass A:pass B:3-1D C:3-0D D:pass A:pass B:pass C:4-3L
D:pass A:5-3L B:pass C:pass D:5-2L A:pass B:pass C:pass D:6-2L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 18, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-2 5-0 4-1 1-1"
deal.B = "6-5 6-1 5-3 4-0 2-2"
deal.C = "5-5 5-1 3-0 2-1 2-0"
deal.D = "6-4 6-3 4-3 1-0 0-0"
yard = "3-1 4-4 6-2 4-2 6-0 3-2 3-3 6-6"
play = """
C:5-5 D:+3-1 D:+4-4 D:+6-2 D:+4-2 D:+6-0 D:+3-2 D:pass A:5-0U
B:6-5L C:5-1R D:pass A:5-4D B:6-1L C:3-0U D:3-1L A:1-1R B:5-3L
C:2-1R D:6-2R A:5-2L B:2-2L C:2-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 61, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-1 5-0 2-2"
deal.B = "6-4 6-0 5-3 3-3 2-0"
deal.C = "6-5 4-1 3-0 1-1 1-0"
deal.D = "6-3 6-1 5-5 3-1 0-0"
yard = "4-4 5-2 4-0 4-2 4-3 3-2 2-1 5-4"
play = """
A:6-6 B:6-4L C:6-5R D:6-3U A:6-2D B:5-3R C:4-1L D:6-1L A:2-2D
B:3-3R C:3-0R D:0-0R A:5-0R B:6-0L C:1-0L D:3-1L A:5-1R
"""
end = "out"
winner = "A"
delta = { A = 14, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-18"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 56, B = 103 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-18"
commitment = "ae0eef07903246affd69b37c7d7581e94fa1fded3f54805625efe8d769a6bbfd"
secret = "a212e7ae4e3f4d6d44c1916f3e9c7410ddd627824c616ccd62a6fbcaf696f7c7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 6-0 4-4 4-3 2-1"
deal.B = "6-2 5-5 5-3 5-1 3-3 1-1 1-0"
yard = "4-1 5-4 4-0 2-0 4-2 3-1 5-2 3-2 2-2 5-0 6-5 0-0 3-0 6-1"
play = """
A:6-6 B:6-2L A:6-4R B:+4-1 B:+5-4 B:+4-0 B:+2-0 B:+4-2 B:+3-1
B:+5-2 B:+3-2 B:+2-2 B:+5-0 B:+6-5 B:6-5U A:6-3D B:5-5U A:4-4R
B:3-3D A:4-3R B:4-2L A:+0-0 A:pass B:5-3R A:pass B:5-4R A:pass
B:3-2D A:2-1D B:5-1D A:pass B:5-2U A:pass B:2-2U A:pass B:4-1L
A:pass B:1-1L A:pass B:3-1L A:pass B:5-0D A:6-0D B:4-0R A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 4-4 4-2 3-0 2-0 1-1"
deal.B = "6-0 5-3 4-1 3-3 3-2 2-1 1-0"
yard = "5-2 4-0 6-6 3-1 5-0 6-1 6-3 5-1 0-0 2-2 6-4 5-4 4-3 5-5"
play = """
A:4-4 B:4-1L A:4-2R B:+5-2 B:+4-0 B:4-0U A:+6-6 A:+3-1 A:+5-0
A:+6-1 A:+6-3 A:+5-1 A:+0-0 A:+2-2 A:+6-4 A:6-4D B:6-0U A:6-6U
B:2-1L A:6-5U B:5-2U A:6-3D B:3-3D A:6-2L B:5-3D A:6-1L B:1-0L
A:5-1D B:3-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 20 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-2 5-0 4-4 4-1 2-2 2-1"
deal.B = "6-6 6-5 6-3 5-1 4-3 3-0 1-0"
yard = "6-1 4-2 5-4 6-2 5-5 0-0 1-1 6-4 6-0 2-0 4-0 3-3 3-2 3-1"
play = """
B:6-6 A:+6-1 A:6-1L B:6-5R A:+4-2 A:+5-4 A:+6-2 A:6-2U B:6-3D
A:5-4R B:4-3R A:5-3R B:5-1R A:5-2U B:3-0D A:4-1L B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 26 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-0 4-3 3-3 3-1 2-0 1-1"
deal.B = "6-3 6-0 5-4 5-3 4-4 4-1 3-2"
yard = "4-0 6-4 5-1 6-2 6-5 2-1 6-1 3-0 5-2 1-0 4-2 0-0 2-2 5-5"
play = """
A:6-6 B:6-3L A:+4-0 A:+6-4 A:6-4R B:6-0U A:+5-1 A:+6-2 A:6-2D
B:4-4R A:4-3L B:3-2D A:3-3D B:5-3D A:5-1D B:4-1D A:5-0U B:5-4U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 12 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-1 5-0 4-4 4-3 3-3 2-2"
deal.B = "6-4 4-2 4-1 4-0 3-1 1-1 1-0"
yard = "2-1 5-2 5-5 3-0 5-4 6-6 6-0 0-0 6-1 3-2 2-0 6-3 6-2 6-5"
play = """
A:4-4 B:6-4L A:4-3R B:4-2U A:+2-1 A:+5-2 A:+5-5 A:+3-0 A:+5-4
A:5-4D B:3-1R A:5-5D B:1-1R A:5-3D B:4-1R A:5-2U B:4-0R A:3-3D
B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 21 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 6-0 4-4 3-1 2-1 1-0"
deal.B = "6-6 6-4 3-3 3-2 2-2 2-0 0-0"
yard = "5-2 5-5 3-0 6-5 4-1 5-0 5-3 5-4 4-3 6-2 4-2 5-1 1-1 4-0"
play = """
B:6-6 A:6-3L B:6-4R A:6-1U B:+5-2 B:+5-5 B:+3-0 B:+6-5 B:6-5D
A:4-4R B:5-5D A:3-1L B:5-2D A:2-1L B:2-2L A:1-0U B:3-0U A:+4-1
A:4-1R B:3-3U A:+5-0 A:+5-3 A:5-3U B:3-2L A:5-0U B:2-0U A:+5-4
A:+4-3 A:4-3L B:+6-2 B:6-2U A:5-4L B:+4-2 B:4-2D A:6-0U
"""
end = "out"
winner = "A"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 5-5 5-1 2-2 2-0 1-0"
deal.B = "6-4 6-3 5-3 5-0 4-3 4-2 2-1"
yard = "5-2 6-0 1-1 5-4 6-6 6-2 4-4 4-1 4-0 3-1 3-0 3-3 0-0 3-2"
play = """
A:5-5 B:5-3L A:6-5R B:5-0U A:5-1D B:6-4R A:6-1D B:6-3L A:2-0U
B:4-2R A:2-2R B:2-1R A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 5-0 4-3 4-2 1-1 0-0"
deal.B = "6-5 6-2 5-3 4-1 3-2 3-0 2-1"
yard = "5-1 3-3 1-0 5-4 4-0 5-2 6-3 6-6 6-4 3-1 6-0 2-2 2-0 4-4"
play = """
A:5-5 B:6-5L A:5-0R B:5-3U A:+5-1 A:5-1D B:3-0R A:6-1L B:3-2R
A:4-3U B:4-1U A:4-2R B:2-1L A:1-1U B:6-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 4-0 2-1 2-0 1-1 1-0 0-0"
deal.B = "6-1 5-2 4-4 3-3 3-2 3-1 3-0"
yard = "5-3 6-6 4-3 4-2 5-1 2-2 6-3 6-0 6-4 5-0 5-5 6-5 4-1 6-2"
play = """
B:4-4 A:5-4L B:+5-3 B:+6-6 B:+4-3 B:4-3R A:4-0U B:+4-2 B:4-2D
A:2-1D B:3-3R A:1-1D B:3-0U A:1-0D B:5-3L A:2-0D B:3-2D A:+5-1
A:+2-2 A:+6-3 A:6-3L B:6-6L A:+6-0 A:6-0L B:3-1R A:5-1R B:5-2R
A:2-2R B:+6-4 B:+5-0 B:5-0L A:+5-5 A:5-5L B:+6-5 B:6-5L A:pass
B:6-4L
"""
end = "blocked"
winner = "A"
delta = { A = 7, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-3 4-0 3-1 2-2 1-1"
deal.B = "6-6 6-2 5-1 5-0 3-3 3-2 0-0"
yard = "4-2 5-5 2-0 5-2 6-5 6-4 4-1 5-4 6-0 2-1 3-0 1-0 4-3 4-4"
play = """
B:6-6 A:6-3L B:6-2R A:6-1U B:+4-2 B:+5-5 B:+2-0 B:+5-2 B:+6-5
B:6-5D A:5-3L B:5-1U A:2-2R B:5-5L A:+6-4 A:+4-1 A:+5-4 A:5-4L
B:4-2L A:+6-0 A:+2-1 A:2-1L B:5-2U A:4-1L B:3-2R A:6-4L B:3-3R
A:6-0L B:5-0L A:3-1R B:2-0U A:4-0U B:+3-0 B:+1-0 B:1-0R A:pass
B:0-0R A:pass B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-0 5-1 5-0 3-2 0-0"
deal.B = "6-6 6-5 6-1 5-5 2-2 2-1 1-0"
yard = "3-1 5-4 5-2 4-1 2-0 3-3 4-0 4-3 4-4 5-3 6-4 4-2 3-0 1-1"
play = """
B:6-6 A:6-3L B:6-5R A:6-2U B:6-1D A:5-1R B:2-1U A:3-2L B:2-2L
A:+3-1 A:3-1R B:1-0U A:6-0U B:+5-4 B:+5-2 B:5-2L A:5-0L B:+4-1
B:4-1D A:0-0L
"""
end = "out"
winner = "A"
delta = { A = 19, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 5-2 5-1 3-1 2-2 1-0"
deal.B = "6-2 6-0 5-0 4-0 3-3 3-2 2-0"
yard = "4-4 6-4 6-6 0-0 1-1 2-1 5-5 4-3 6-5 4-1 4-2 3-0 5-3 6-1"
play = """
B:3-3 A:6-3L B:3-2R A:3-1U B:+4-4 B:+6-4 B:+6-6 B:+0-0 B:+1-1
B:+2-1 B:+5-5 B:+4-3 B:4-3D A:5-4D B:6-6L A:5-2R B:5-5R A:5-1R
B:5-0D A:1-0R B:6-4L A:+6-5 A:+4-1 A:4-1L B:1-1L A:+4-2 A:+3-0
A:3-0R B:0-0D A:pass B:6-0D A:6-5D B:2-1L A:4-2L B:4-4L A:pass
B:4-0L A:pass B:2-0L A:2-2L
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-3 6-1 5-1 3-0 1-1"
deal.B = "6-0 5-5 5-2 4-1 3-3 2-1 1-0"
yard = "6-2 4-2 2-0 0-0 6-6 5-0 4-0 5-4 5-3 3-2 3-1 4-4 4-3 2-2"
play = """
B:5-5 A:6-5L B:5-2R A:5-1U B:+6-2 B:+4-2 B:+2-0 B:+0-0 B:+6-6
B:+5-0 B:5-0D A:6-4L B:4-2L A:6-1U B:6-6U A:6-3U B:3-3U A:3-0U
B:6-2L A:+4-0 A:4-0U B:4-1U A:1-1U
"""
end = "out"
winner = "A"
delta = { A = 12, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-5 5-1 3-3 3-0 1-1"
deal.B = "6-5 6-1 6-0 4-3 4-1 2-1 2-0"
yard = "2-2 1-0 5-4 6-4 4-0 4-2 5-0 5-3 3-1 0-0 5-2 6-6 4-4 3-2"
play = """
A:5-5 B:6-5L A:5-1R B:+2-2 B:+1-0 B:+5-4 B:5-4U A:+6-4 A:+4-0
A:+4-2 A:+5-0 A:5-0D B:6-1L A:6-4U B:6-0U A:4-0U B:4-1U A:3-0D
B:4-3D A:4-2D B:2-1D A:1-1L B:1-0L A:+5-3 A:+3-1 A:3-1R B:2-0L
A:6-3R B:2-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 22 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-19"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 44, B = 108, C = 52 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-19"
commitment = "7a205fc68847e271be6996aae11f19e1b0e175da3fad0753d0d10bb407c775d0"
secret = "311b3e792a6a280a13f031cdc7531bc7b30fff94aecd0b5f05a559a9e30dd817"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-0 5-0 3-1 2-1"
deal.B = "6-6 6-5 6-1 5-4 5-1 0-0"
deal.C = "5-3 4-3 4-1 3-2 2-0 1-1"
yard = "3-0 4-4 2-2 5-5 4-0 6-2 1-0 4-2 5-2 3-3"
play = """
B:6-6 C:+3-0 C:+4-4 C:+2-2 C:+5-5 C:+4-0 C:+6-2 C:6-2L A:6-4R
B:6-5U C:+1-0 C:+4-2 C:pass A:6-3D B:5-4R C:2-2L A:3-1D B:5-1R
C:5-5U A:2-1L B:6-1L C:5-3U A:6-0L B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 48, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 4-2 3-3 3-0 2-0 1-0"
deal.B = "6-3 6-2 5-3 4-0 2-2 1-1"
deal.C = "6-6 6-4 5-5 5-0 4-4 3-2"
yard = "0-0 5-2 4-3 6-0 3-1 4-1 6-1 5-4 2-1 5-1"
play = """
C:6-6 A:6-5L B:6-3R C:6-4U A:+0-0 A:+5-2 A:+4-3 A:+6-0 A:6-0D
B:5-3L C:5-0D A:4-3U B:+3-1 B:3-1L C:3-2R A:3-3U B:1-1L C:5-5D
A:5-2R B:+4-1 B:4-1L C:4-4L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 28 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-3 5-1 4-2 2-1 0-0"
deal.B = "6-6 5-4 4-4 3-2 3-0 1-0"
deal.C = "6-0 5-5 5-0 4-0 3-3 2-2"
yard = "6-5 6-3 4-1 6-2 5-2 4-3 3-1 2-0 6-1 1-1"
play = """
B:6-6 C:6-0U A:6-4L B:+6-5 B:6-5R C:+6-3 C:6-3D A:5-3D B:5-4L
C:4-0U A:4-2U B:3-2U C:3-3U A:5-1L B:1-0L C:5-5R A:0-0L B:3-0L
C:5-0R A:+4-1 A:+6-2 A:+5-2 A:5-2D B:+4-3 B:4-3L C:2-2D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 24 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 6-0 3-1 3-0 2-1"
deal.B = "6-5 6-2 5-5 5-1 4-3 2-2"
deal.C = "5-4 5-2 4-0 3-3 3-2 0-0"
yard = "4-4 2-0 5-3 4-1 1-0 6-3 5-0 6-4 4-2 1-1"
play = """
A:6-6 B:6-5L C:+4-4 C:+2-0 C:+5-3 C:+4-1 C:+1-0 C:+6-3 C:6-3U
A:6-1R B:6-2D C:4-1R A:2-1D B:5-5L C:4-0R A:3-1U B:5-1L C:0-0R
A:6-0R B:+5-0 B:+6-4 B:6-4R C:5-4R A:pass B:5-0R C:1-0R
"""
end = "blocked"
winner = "A"
delta = { A = 44, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 4-1 4-0 3-2 2-2 2-1"
deal.B = "6-6 6-4 5-4 3-1 3-0 1-0"
deal.C = "5-5 5-3 5-1 4-4 3-3 0-0"
yard = "4-2 5-2 5-0 6-1 2-0 1-1 4-3 6-0 6-5 6-3"
play = """
B:6-6 C:+4-2 C:+5-2 C:+5-0 C:+6-1 C:6-1U A:6-2L B:6-4R C:+2-0
C:+1-1 C:+4-3 C:+6-0 C:6-0D A:4-1R B:3-1R C:3-3R A:3-2R B:1-0U
C:0-0U A:2-2L B:3-0U C:5-0D A:2-1L B:5-4D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 60, C = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-20"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 2, C = 4, D = 1 }
score = { A = 14, B = 38, C = 13, D = 136 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-20"
commitment = "4fdb50ec2da29674d200df87906264a3ce88678a2d0543a3e23067b4d80d937e"
secret = "5595d6156d279d8978a164774a8ffb1def433defed64dba6b589bb9ca5d1661c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-3 4-4 4-2"
deal.B = "6-3 5-2 5-0 2-2 0-0"
deal.C = "6-2 5-5 4-3 3-0 1-1"
deal.D = "6-4 6-1 4-0 3-1 2-0"
yard = "5-4 2-1 1-0 6-5 3-3 4-1 3-2 5-1"
play = """
A:6-6 B:6-3U C:6-2L D:6-4R A:6-0D B:2-2L C:4-3R D:2-0L A:5-3R
B:5-2R C:3-0L D:4-0D A:4-2R B:+5-4 B:5-4R C:5-5R D:3-1L A:4-4D
"""
end = "out"
winner = "A"
delta = { A = 14, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-1 4-0 1-1 1-0"
deal.B = "6-4 5-0 4-1 3-3 3-1"
deal.C = "6-0 5-2 4-4 3-0 2-2"
deal.D = "6-6 6-3 6-2 5-5 2-1"
yard = "5-3 2-0 6-1 3-2 4-3 4-2 0-0 6-5"
play = """
D:6-6 A:+5-3 A:+2-0 A:+6-1 A:6-1L B:6-4U C:6-0R D:6-3D A:5-1L
B:4-1U C:5-2L D:6-2L A:4-0R B:3-1U C:4-4R D:+3-2 D:3-2U A:5-4R
B:3-3D C:2-2U D:5-5R A:5-3R B:+4-3 B:4-3R C:3-0D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 13, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-1 2-1 1-1"
deal.B = "5-3 5-0 4-4 4-3 3-0"
deal.C = "6-4 5-4 5-1 2-2 0-0"
deal.D = "6-5 6-0 5-2 2-0 1-0"
yard = "4-0 5-5 4-2 3-3 3-1 4-1 6-6 3-2"
play = """
B:4-4 C:6-4L D:+4-0 D:4-0R A:+5-5 A:+4-2 A:4-2U B:4-3D C:2-2U
D:6-0L A:6-2U B:3-0L C:0-0R D:6-5U A:6-3L B:5-0R C:5-4R D:5-2U
A:6-1L B:5-3D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 24, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 4-3 3-3 3-0"
deal.B = "6-4 6-1 5-2 5-1 4-2"
deal.C = "6-3 5-5 5-3 5-0 0-0"
deal.D = "6-0 4-1 4-0 2-0 1-1"
yard = "3-2 4-4 3-1 6-2 2-1 6-5 1-0 2-2"
play = """
A:6-6 B:6-4U C:6-3L D:6-0R A:+3-2 A:+4-4 A:+3-1 A:+6-2 A:6-2D
B:5-2D C:5-5D D:4-1U A:4-3L B:5-1U C:5-3U D:4-0L A:3-0L B:+2-1
B:+6-5 B:6-5D C:5-0R D:pass A:3-3L B:6-1D C:pass D:1-1D A:3-2L
B:4-2L C:pass D:pass A:5-4L B:2-1D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 14, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 4-0 3-3 2-2"
deal.B = "6-6 6-3 6-1 5-0 3-2"
deal.C = "5-4 5-2 3-0 1-1 0-0"
deal.D = "6-5 6-0 4-1 2-1 1-0"
yard = "4-3 5-5 3-1 2-0 4-2 5-1 5-3 4-4"
play = """
B:6-6 C:+4-3 C:+5-5 C:+3-1 C:+2-0 C:+4-2 C:+5-1 C:pass D:6-5L
A:6-4R B:6-1U C:pass D:6-0D A:4-0R B:5-0R C:5-5L D:1-0D A:pass
B:pass C:5-4L D:4-1L A:pass B:pass C:5-2R D:2-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 62 }

[[match.hand]]
opener = "D"
deal.A = "4-4 4-2 4-0 3-3 2-2"
deal.B = "6-3 6-2 6-0 2-1 1-1"
deal.C = "6-4 6-1 5-4 3-2 0-0"
deal.D = "6-5 5-5 5-2 5-1 3-0"
yard = "3-1 5-3 4-1 6-6 4-3 2-0 1-0 5-0"
play = """
D:5-5 A:+3-1 A:+5-3 A:5-3L B:+4-1 B:+6-6 B:+4-3 B:+2-0 B:pass
C:5-4R D:6-5U A:pass B:pass C:pass D:5-2D A:3-3L B:2-0D C:6-4R
D:3-0D A:3-1L B:4-1L C:6-1R D:5-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 74 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-21"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 12, B = 101 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-21"
commitment = "756f39da7b9247ff54e3f1477e66c2a6e0198c0337234662c5c2dd82461299f7"
secret = "74ed254ddfce4a9bbb828b68261ac16ecb5544006b27a25a8c7907ce99ddacfa"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-3 5-2 4-4 4-1 4-0 3-3 1-0"
deal.B = "6-6 6-3 6-0 5-5 5-4 3-0 1-1"
yard = "4-2 3-1 6-2 5-0 4-3 0-0 6-1 2-2 2-0 3-2 6-4 5-1 2-1 6-5"
play = """
B:6-6 A:+4-2 A:+3-1 A:+6-2 A:6-2L B:6-3R A:+5-0 A:+4-3 A:+0-0
A:+6-1 A:6-1U B:6-0D A:4-1U B:5-4U A:5-0U B:3-0R A:5-2L B:5-5L
A:1-0R B:1-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 43 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 4-1 3-3 3-2 2-1 2-0"
deal.B = "6-2 5-5 5-4 4-4 4-3 4-0 1-0"
yard = "3-1 5-1 0-0 2-2 5-3 5-0 6-1 3-0 6-5 1-1 5-2 6-4 6-3 4-2"
play = """
A:6-6 B:6-2L A:6-0R B:+3-1 B:+5-1 B:+0-0 B:+2-2 B:+5-3 B:+5-0
B:+6-1 B:6-1U A:+3-0 A:+6-5 A:6-5D B:5-5D A:2-0R B:5-4D A:3-2L
B:4-4D A:4-1D B:5-3L A:2-1R B:5-1L A:+1-1 A:1-1L B:3-1L A:3-3L
B:4-3L A:+5-2 A:+6-4 A:6-4L B:1-0R A:3-0R
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-4 5-2 4-4 3-0 2-2"
deal.B = "6-3 5-1 5-0 4-3 4-1 4-0 2-1"
yard = "1-1 5-3 3-1 2-0 6-2 6-6 3-3 5-5 0-0 3-2 6-1 4-2 1-0 6-0"
play = """
A:4-4 B:4-3L A:6-4R B:4-1U A:5-4D B:6-3L A:6-5D B:5-1U A:5-2U
B:2-1U A:+1-1 A:1-1U B:+5-3 B:+3-1 B:3-1U A:3-0U B:5-0U A:+2-0
A:+6-2 A:6-2L B:5-3U A:2-0L B:4-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-0 4-1 3-2 2-1 2-0 0-0"
deal.B = "6-5 6-2 5-1 4-3 3-3 3-1 1-0"
yard = "4-0 6-6 6-4 2-2 5-5 1-1 3-0 6-0 5-4 4-2 6-1 6-3 5-2 4-4"
play = """
B:3-3 A:5-3L B:4-3R A:3-2U B:3-1D A:4-1R B:6-5L A:2-1R B:6-2L
A:2-0L B:5-1D A:5-0D B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-5 5-1 4-3 3-3 2-2"
deal.B = "6-5 6-1 6-0 4-2 2-1 2-0 1-0"
yard = "3-1 3-2 1-1 5-2 5-3 4-4 6-2 0-0 5-0 4-1 5-4 3-0 4-0 6-3"
play = """
A:6-6 B:6-5L A:6-4U B:6-1R A:+3-1 A:+3-2 A:+1-1 A:+5-2 A:+5-3
A:+4-4 A:+6-2 A:6-2D B:4-2U A:5-2U B:2-1R A:5-5L B:2-0R A:5-3L
B:6-0R A:4-3L B:+0-0 B:+5-0 B:5-0U A:3-2D B:1-0U A:3-1D B:+4-1
B:4-1L A:1-1L B:+5-4 B:+3-0 B:pass A:5-1U B:5-4U A:4-4U
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-3 5-0 3-3 1-1 1-0 0-0"
deal.B = "6-6 6-1 5-5 5-4 5-2 2-2 2-0"
yard = "4-2 6-3 3-0 4-0 4-3 6-2 3-1 2-1 6-0 4-4 4-1 5-1 3-2 6-4"
play = """
B:6-6 A:6-5U B:6-1L A:+4-2 A:+6-3 A:6-3R B:+3-0 B:+4-0 B:+4-3
B:+6-2 B:6-2D A:1-0L B:5-5U A:4-2D B:5-4U A:5-3R B:5-2R A:5-0L
B:4-3U A:3-3U B:2-2R A:+3-1 A:3-1U B:4-0D A:1-1U B:3-0D A:+2-1
A:2-1U B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-5 5-1 3-3 3-1 3-0"
deal.B = "6-5 6-1 5-3 5-2 4-3 2-1 2-0"
yard = "1-1 0-0 4-2 6-2 2-2 6-0 4-1 4-0 5-4 1-0 6-3 5-0 3-2 4-4"
play = """
A:6-6 B:6-5L A:6-4U B:6-1R A:+1-1 A:+0-0 A:+4-2 A:+6-2 A:6-2D
B:5-3L A:3-1R B:4-3L A:4-2L B:5-2L A:3-3R B:2-1D A:1-1D B:+2-2
B:+6-0 B:+4-1 B:4-1U A:5-1L B:+4-0 B:+5-4 B:+1-0 B:1-0L A:3-0R
B:6-0L A:0-0R B:4-0R A:+6-3 A:6-3L B:5-4R A:5-5R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-2 4-3 4-2 3-1 1-1 0-0"
deal.B = "6-6 6-5 6-3 6-1 5-3 2-1 1-0"
yard = "2-0 3-3 4-0 5-4 5-0 6-4 4-4 3-0 6-2 4-1 3-2 2-2 5-1 5-5"
play = """
B:6-6 A:6-0U B:6-5L A:+2-0 A:+3-3 A:+4-0 A:+5-4 A:+5-0 A:+6-4
A:6-4R B:6-3D A:5-4R B:5-3L A:3-1L B:6-1L A:4-0U B:+4-4 B:4-4U
A:4-2U B:2-1U A:1-1U B:1-0U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 27 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-1 4-2 4-0 2-0 1-1 1-0"
deal.B = "6-6 6-2 5-5 5-2 5-0 4-4 0-0"
yard = "2-1 5-4 3-0 5-3 4-3 2-2 3-2 4-1 3-3 6-0 6-4 3-1 6-5 6-3"
play = """
B:6-6 A:6-1L B:6-2R A:+2-1 A:+5-4 A:+3-0 A:+5-3 A:+4-3 A:+2-2
A:+3-2 A:+4-1 A:+3-3 A:+6-0 A:6-0U B:+6-4 B:6-4D A:3-2R B:4-4D
A:4-0D B:5-0U A:5-1L B:5-5L A:3-0D B:5-2L A:3-3R B:+3-1 B:3-1R
A:4-2L B:pass A:4-3L B:pass A:5-4U B:pass A:2-1R B:pass A:2-0R
B:0-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 20 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-22"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 28, B = 113, C = 93 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-22"
commitment = "fb95fe7e719cb1ed96e24d0495d38fa590aac0b8ad57cb7b67506e725e063c05"
secret = "6dfbbd23b7bdb5c56e21459eda2ec298c7430bd4b85dce44c996c6697b6385e9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 5-1 4-4 3-0 2-0"
deal.B = "6-0 5-5 4-3 4-2 2-1 1-1"
deal.C = "6-3 5-4 5-3 4-0 3-3 2-2"
yard = "3-1 6-2 5-0 0-0 5-2 1-0 6-6 4-1 6-5 3-2"
play = """
B:5-5 C:5-4L A:5-1R B:+3-1 B:+6-2 B:+5-0 B:5-0U C:5-3D A:6-4L
B:6-0U C:6-3L A:6-1R B:3-1L C:3-3D A:3-0D B:1-1L C:4-0D A:4-4D
B:4-3D C:+0-0 C:+5-2 C:+1-0 C:1-0L A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 28, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 4-0 3-2 2-2 2-0"
deal.B = "6-3 5-5 5-4 4-4 4-1 1-0"
deal.C = "6-4 5-1 4-3 3-3 2-1 1-1"
yard = "4-2 3-1 5-0 5-2 6-0 5-3 6-6 6-5 0-0 3-0"
play = """
B:5-5 C:5-1L A:+4-2 A:+3-1 A:+5-0 A:5-0R B:5-4U C:+5-2 C:5-2D
A:6-2D B:4-4U C:2-1L A:6-1D B:4-1U C:1-1U A:4-2L B:1-0R C:6-4L
A:3-1R B:6-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 28, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-4 5-0 4-4 4-2 3-3"
deal.B = "6-1 6-0 5-1 3-2 3-1 2-1"
deal.C = "6-6 6-5 6-4 6-3 1-1 0-0"
yard = "4-1 4-3 1-0 3-0 5-2 2-2 4-0 5-3 2-0 5-5"
play = """
C:6-6 A:6-2L B:6-1R C:6-5U A:+4-1 A:+4-3 A:+1-0 A:+3-0 A:+5-2
A:+2-2 A:+4-0 A:+5-3 A:pass B:6-0D C:1-1R A:5-4U B:2-1L C:6-4U
A:4-1L B:3-1R C:6-3R A:4-4L B:pass C:0-0D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 62 }

[[match.hand]]
opener = "B"
deal.A = "5-5 4-3 3-3 3-2 3-0 2-2"
deal.B = "6-6 5-4 4-2 4-0 2-0 1-0"
deal.C = "6-1 6-0 5-1 5-0 4-1 3-1"
yard = "5-3 0-0 6-3 2-1 6-4 4-4 1-1 6-2 5-2 6-5"
play = """
B:6-6 C:6-1L A:+5-3 A:+0-0 A:+6-3 A:6-3R B:+2-1 B:+6-4 B:6-4U
C:6-0D A:5-3R B:5-4R C:5-1L A:5-5L B:4-0D C:5-0L A:4-3R B:1-0L
C:4-1L A:3-3R B:4-2L C:3-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 17 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-5 4-3 2-1 0-0"
deal.B = "6-6 6-2 5-0 4-4 4-1 1-0"
deal.C = "6-5 6-4 5-2 4-0 3-3 2-2"
yard = "3-1 5-3 6-0 5-1 3-2 1-1 3-0 4-2 5-4 2-0"
play = """
B:6-6 C:6-5L A:6-3R B:6-2U C:6-4D A:5-5L B:4-4D C:5-2L A:4-3R
B:4-1R C:2-2L A:6-1R B:+3-1 B:+5-3 B:+6-0 B:6-0R C:4-0R A:2-1L
B:3-1L C:3-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 14 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 5-1 4-2 4-0 2-2"
deal.B = "6-3 5-4 4-1 3-3 3-1 2-0"
deal.C = "6-2 5-5 4-4 4-3 2-1 1-1"
yard = "5-3 6-1 0-0 5-2 6-4 6-6 1-0 3-2 3-0 5-0"
play = """
C:5-5 A:6-5L B:5-4R C:+5-3 C:5-3U A:5-1D B:6-3L C:4-3L A:4-2L
B:4-1R C:6-2L A:6-0L B:3-3U C:2-1R A:2-2R B:2-0L C:1-1D A:+6-1
A:6-1D B:3-1U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 12, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-2 4-0 3-1 1-1"
deal.B = "6-6 6-1 5-1 4-2 3-2 2-2"
deal.C = "6-4 6-0 5-3 4-1 2-1 1-0"
yard = "2-0 3-3 6-3 5-4 4-3 4-4 3-0 0-0 6-5 5-0"
play = """
B:6-6 C:6-4L A:6-2R B:6-1U C:6-0D A:5-2R B:4-2L C:2-1L A:5-5R
B:5-1R C:4-1L A:4-0L B:+2-0 B:2-0L C:1-0R A:3-1U B:3-2U C:+3-3
C:+6-3 C:+5-4 C:+4-3 C:+4-4 C:+3-0 C:3-0R A:+0-0 A:0-0D B:2-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 49, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 3-0 2-2 2-0 1-1"
deal.B = "6-6 6-5 6-2 5-2 4-0 3-1"
deal.C = "6-0 5-1 5-0 4-4 4-2 1-0"
yard = "3-3 0-0 6-3 4-3 6-1 5-4 2-1 6-4 4-1 3-2"
play = """
B:6-6 C:6-0L A:+3-3 A:+0-0 A:+6-3 A:6-3R B:6-5U C:+4-3 C:+6-1
C:6-1D A:5-5U B:3-1R C:5-0L A:5-3L B:5-2U C:4-3L A:2-2U B:6-2U
C:4-4L A:1-1R B:4-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 24, C = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-23"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2, D = 4 }
score = { A = 37, B = 102, C = 63, D = 0 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-23"
commitment = "5017bfe1f6499ca3a7a4fbf590d454ae25b26b52abbd4d8a6b394cca88ea8956"
secret = "49b32f6b029d0379435674cf15de34bbacaa8da758ec59cf24e67d8b2cf54183"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-5 5-5 4-2 2-0 0-0"
deal.B = "5-0 3-3 3-1 3-0 2-2"
deal.C = "6-0 5-4 4-3 3-2 2-1"
deal.D = "6-6 6-4 6-1 5-3 1-0"
yard = "4-1 4-0 5-2 6-2 6-3 1-1 4-4 5-1"
play = """
D:6-6 A:6-5L B:+4-1 B:+4-0 B:+5-2 B:+6-2 B:6-2R C:6-0U D:6-4D
A:5-5L B:5-2L C:5-4D D:5-3D A:2-0U B:2-2L C:3-2L D:+6-3 D:6-3L
A:4-2R B:4-1R C:2-1U D:6-1L A:+1-1 A:1-1L B:3-1L C:4-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 19, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-3 4-4 3-0"
deal.B = "6-2 5-5 5-0 1-1 0-0"
deal.C = "5-4 4-1 3-2 2-2 2-0"
deal.D = "6-4 6-3 4-3 4-2 4-0"
yard = "6-0 1-0 2-1 6-6 5-1 3-3 3-1 5-2"
play = """
B:5-5 C:5-4L D:+6-0 D:+1-0 D:+2-1 D:+6-6 D:+5-1 D:5-1R A:6-5U
B:5-0D C:4-1L D:6-6U A:6-1U B:1-1L C:2-0D D:4-2D A:4-4D B:+3-3
B:pass C:pass D:6-4D A:pass B:6-2D C:2-2D D:2-1L A:pass B:pass
C:3-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 44, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 5-3 5-1 4-3"
deal.B = "6-5 4-4 4-2 4-1 3-2"
deal.C = "4-0 3-3 3-0 2-0 1-0"
deal.D = "6-6 6-2 5-4 5-2 1-1"
yard = "5-5 6-1 5-0 3-1 0-0 2-2 6-0 2-1"
play = """
D:6-6 A:6-4L B:6-5R C:+5-5 C:+6-1 C:6-1U D:6-2D A:5-1U B:4-4L
C:5-5R D:5-4L A:5-3L B:3-2L C:2-0L D:5-2R A:+5-0 A:5-0L B:4-2R
C:4-0R D:+3-1 D:+0-0 D:0-0R A:+2-2 A:2-2D B:pass C:3-0R D:3-1R
A:pass B:4-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 25, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-3 3-3 1-1 0-0"
deal.B = "6-2 5-1 3-2 2-2 2-1"
deal.C = "5-4 4-4 4-2 4-1 2-0"
deal.D = "6-6 6-5 6-0 5-0 4-0"
yard = "5-5 1-0 6-1 3-1 6-3 4-3 3-0 5-2"
play = """
D:6-6 A:6-4L B:6-2R C:+5-5 C:+1-0 C:+6-1 C:6-1U D:6-5D A:5-3D
B:3-2R C:4-4L D:4-0L A:3-3R B:5-1U C:5-4U D:6-0L A:+3-1 A:3-1R
B:2-1R C:4-2U D:+6-3 D:6-3L A:+4-3 A:4-3L B:2-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 25, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 4-4 4-3 2-2 2-1"
deal.B = "6-5 5-3 5-1 3-1 2-0"
deal.C = "6-4 6-0 5-5 4-2 4-1"
deal.D = "6-3 6-1 3-2 1-1 0-0"
yard = "5-2 1-0 3-3 6-2 5-0 3-0 4-0 6-6"
play = """
C:5-5 D:+5-2 D:5-2L A:5-4R B:6-5U C:+1-0 C:+3-3 C:+6-2 C:+5-0
C:5-0D D:6-3U A:4-4R B:2-0L C:4-1R D:6-1R A:4-3U B:+3-0 B:3-0L
C:6-0R D:3-2L A:2-2L B:pass C:6-2L D:0-0R A:pass B:pass C:4-2U
D:pass A:2-1U
"""
end = "out"
winner = "A"
delta = { A = 37, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 5-3 5-1 3-3"
deal.B = "6-6 6-4 4-0 1-1 1-0"
deal.C = "6-1 5-2 3-1 3-0 0-0"
deal.D = "6-3 4-4 4-2 4-1 2-0"
yard = "6-0 2-1 3-2 2-2 5-0 5-5 4-3 6-5"
play = """
B:6-6 C:6-1L D:6-3R A:6-2U B:6-4D C:3-1R D:4-4D A:5-4D B:1-1L
C:5-2D D:4-2U A:5-1L B:1-0R C:0-0R D:4-1U A:5-3L B:4-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 11, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-1 4-4 1-0"
deal.B = "6-0 4-1 4-0 2-2 1-1"
deal.C = "5-3 4-2 3-3 3-2 2-0"
deal.D = "6-4 6-2 5-4 5-2 3-0"
yard = "5-5 5-0 6-1 4-3 6-6 2-1 0-0 3-1"
play = """
A:4-4 B:4-1L C:4-2U D:6-4R A:+5-5 A:+5-0 A:+6-1 A:+4-3 A:4-3D
B:1-1L C:5-3D D:5-4D A:6-5R B:2-2U C:2-0U D:5-2R A:5-0U B:4-0D
C:3-2R D:3-0R A:5-1L B:6-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 41, C = 0, D = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-24"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 110, B = 32 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-24"
commitment = "d92dce1c8621dd473b94cd4b828620454256a3f6af437463fd3d235519deeb0c"
secret = "cb44cf2f722032804fd72d22ad6d18c200e82660c95ac2f541407753fcc26a91"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 5-2 5-1 5-0 3-2 1-0 0-0"
deal.B = "6-1 5-3 4-4 4-3 4-1 4-0 2-1"
yard = "2-0 6-2 3-0 5-5 4-2 6-0 5-4 6-5 1-1 6-4 3-3 2-2 3-1 6-6"
play = """
B:4-4 A:+2-0 A:+6-2 A:+3-0 A:+5-5 A:+4-2 A:4-2L B:4-1R A:+6-0
A:+5-4 A:5-4U B:4-3D A:6-2L B:6-1R A:6-3L B:5-3L A:5-5L B:+6-5
B:6-5U A:5-2L B:2-1L A:5-1L B:+1-1 B:+6-4 B:6-4R A:5-0L B:4-0R
A:6-0L B:+3-3 B:3-3D A:3-0R B:+2-2 B:pass A:3-2R B:2-2R A:2-0R
B:pass A:1-0R B:1-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-1 5-0 4-3 4-0 1-0"
deal.B = "6-3 6-2 5-5 3-3 2-1 2-0 0-0"
yard = "5-4 6-0 1-1 5-1 5-3 4-1 3-0 4-4 5-2 4-2 3-2 3-1 6-5 2-2"
play = """
A:6-6 B:6-2U A:6-4L B:6-3D A:6-1R B:2-0U A:4-3L B:0-0U A:1-0R
B:3-3L A:5-0R B:5-5R A:4-0U
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-5 5-1 5-0 4-2 3-3"
deal.B = "6-4 6-3 5-2 4-1 4-0 3-2 2-0"
yard = "2-2 1-0 6-6 0-0 3-1 6-1 2-1 5-4 4-4 3-0 6-0 4-3 1-1 5-3"
play = """
A:5-5 B:5-2U A:6-5L B:+2-2 B:+1-0 B:+6-6 B:+0-0 B:+3-1 B:+6-1
B:+2-1 B:+5-4 B:5-4D A:5-1R B:2-2U A:6-2L B:4-0D A:4-2L B:0-0D
A:5-0D B:4-1L A:+4-4 A:+3-0 A:+6-0 A:+4-3 A:pass B:6-1L A:6-0L
B:2-0L A:pass B:2-1L A:pass B:3-1L A:4-3L B:6-4L A:pass B:3-2U
A:3-3U B:6-6L A:3-0U B:6-3L A:pass B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-5 5-3 4-4 4-0 2-2"
deal.B = "6-6 6-0 5-4 4-3 4-2 4-1 3-3"
yard = "3-2 1-1 1-0 2-0 0-0 3-0 6-2 5-1 6-4 2-1 5-0 5-2 3-1 6-3"
play = """
B:6-6 A:6-5L B:6-0R A:6-1U B:+3-2 B:+1-1 B:+1-0 B:+2-0 B:+0-0
B:+3-0 B:+6-2 B:6-2D A:5-5L B:1-0U A:5-3L B:3-0R A:4-0U B:4-1U
A:2-2D B:3-2L A:+5-1 A:5-1U B:2-0L A:+6-4 A:+2-1 A:2-1D B:1-1D
A:+5-0 A:5-0L B:4-3R A:6-4R B:5-4L A:4-4L
"""
end = "out"
winner = "A"
delta = { A = 12, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-0 5-2 4-3 4-2 1-0"
deal.B = "6-6 5-0 4-1 4-0 3-2 3-0 2-0"
yard = "0-0 6-5 6-1 5-1 1-1 6-2 3-3 5-5 5-3 4-4 2-1 2-2 5-4 3-1"
play = """
B:6-6 A:6-4L B:+0-0 B:+6-5 B:6-5U A:6-3R B:+6-1 B:6-1D A:4-3L
B:3-0L A:6-0L B:5-0U A:1-0U B:4-1U A:4-2U B:3-2U A:+5-1 A:5-1D
B:+1-1 B:+6-2 B:6-2L A:5-2L
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-0 5-4 4-4 4-3 4-2"
deal.B = "6-4 6-1 5-3 3-3 2-0 1-1 0-0"
yard = "3-0 6-2 5-2 3-1 2-2 5-1 5-5 4-1 5-0 6-5 2-1 1-0 4-0 3-2"
play = """
A:6-6 B:6-4L A:6-3R B:6-1U A:6-0D B:2-0D A:5-4L B:3-3R A:4-3R
B:1-1U A:4-4R B:5-3L A:4-2R
"""
end = "out"
winner = "A"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-2 4-0 3-3 2-0 1-0"
deal.B = "5-3 5-0 4-3 3-2 3-0 2-2 0-0"
yard = "6-4 4-1 3-1 6-6 1-1 2-1 6-5 4-2 4-4 5-5 6-0 5-4 5-1 6-3"
play = """
A:3-3 B:5-3U A:+6-4 A:+4-1 A:+3-1 A:3-1L B:3-2D A:+6-6 A:+1-1
A:+2-1 A:+6-5 A:+4-2 A:+4-4 A:+5-5 A:+6-0 A:+5-4 A:pass B:4-3R
A:6-1L B:5-0U A:6-6L B:2-2D A:6-5L B:3-0U A:5-5L B:pass A:5-4L
B:pass A:6-4L B:pass A:6-2L B:pass A:5-2L B:pass A:4-4R B:pass
A:4-2R B:pass A:2-1R B:pass A:4-1R B:pass A:4-0R B:0-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 11 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 6-0 5-3 4-2 3-3 0-0"
deal.B = "6-6 5-2 4-1 3-1 2-1 2-0 1-0"
yard = "4-0 3-0 5-4 3-2 4-4 5-1 2-2 4-3 6-2 5-0 6-3 5-5 6-4 1-1"
play = """
B:6-6 A:6-5L B:+4-0 B:+3-0 B:+5-4 B:+3-2 B:+4-4 B:+5-1 B:+2-2
B:+4-3 B:+6-2 B:6-2R A:6-1U B:+5-0 B:+6-3 B:6-3D A:5-3L B:3-2L
A:4-2L B:1-0U A:6-0U B:5-4L A:3-3D B:5-2L A:+5-5 A:pass B:2-2L
A:pass B:4-3D A:pass B:2-0R A:0-0R B:3-0R A:pass B:4-4D A:pass
B:4-1D A:pass B:3-1D A:pass B:2-1L A:pass B:5-1L A:5-5L
"""
end = "out"
winner = "A"
delta = { A = 9, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-1 4-4 4-3 3-0 2-0"
deal.B = "6-5 4-2 4-1 3-2 3-1 2-1 1-0"
yard = "6-1 5-0 5-4 5-5 4-0 5-2 3-3 1-1 6-0 6-3 2-2 6-4 0-0 5-3"
play = """
A:6-6 B:6-5L A:6-2R B:+6-1 B:6-1U A:+5-0 A:+5-4 A:+5-5 A:+4-0
A:+5-2 A:+3-3 A:+1-1 A:+6-0 A:6-0D B:2-1R A:5-5L B:1-0R A:5-4L
B:4-1U A:4-4L B:4-2L A:5-2L B:+6-3 B:+2-2 B:+6-4 B:6-4U A:5-1L
B:3-1L A:4-3L B:6-3U A:4-0L B:3-2U A:5-0L B:2-2U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 13 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-4 4-4 4-2 4-0 2-0"
deal.B = "6-0 5-2 5-1 5-0 3-1 3-0 2-2"
yard = "3-2 1-1 2-1 0-0 5-3 5-5 1-0 4-1 6-5 6-3 4-3 3-3 6-1 6-6"
play = """
A:4-4 B:+3-2 B:+1-1 B:+2-1 B:+0-0 B:+5-3 B:+5-5 B:+1-0 B:+4-1
B:4-1U A:6-4L B:+6-5 B:+6-3 B:+4-3 B:4-3D A:5-4R B:3-1U A:6-2L
B:3-2U A:4-2L B:5-3D A:4-0L B:5-0R A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 62, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 5-4 5-1 4-1 3-2 1-1"
deal.B = "6-6 5-3 5-0 4-3 4-2 1-0 0-0"
yard = "2-2 4-0 2-1 3-3 4-4 6-5 2-0 6-0 6-4 6-1 3-0 6-2 5-2 3-1"
play = """
B:6-6 A:6-3L B:+2-2 B:+4-0 B:+2-1 B:+3-3 B:+4-4 B:+6-5 B:6-5U
A:+2-0 A:+6-0 A:6-0R B:+6-4 B:6-4D A:3-2L B:2-1L A:5-1L B:5-3L
A:2-0R B:4-4D A:5-5U B:3-3L A:5-4U B:4-0D A:4-1U B:4-3L A:1-1U
"""
end = "out"
winner = "A"
delta = { A = 16, B = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-25"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 41, B = 0, C = 100 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-25"
commitment = "953b42e599c4ea7af6f39e6babdaf13f21330e4c2563a8205e598ae834b6e802"
secret = "d4c968bf9cf4004fa34e670307fd9835bec38b3ce3e4dd9c9f378dc63c403571"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 5-0 4-1 3-1 3-0"
deal.B = "6-2 5-3 4-4 4-2 4-0 2-2"
deal.C = "6-5 6-4 5-4 5-2 3-3 1-0"
yard = "6-3 4-3 2-1 0-0 6-1 2-0 5-1 1-1 3-2 6-6"
play = """
A:5-5 B:5-3L C:6-5R A:5-0U B:+6-3 B:+4-3 B:+2-1 B:+0-0 B:+6-1
B:+2-0 B:+5-1 B:5-1D C:3-3L A:3-1L B:6-3R C:1-0U A:4-1L B:4-4L
C:5-4L A:3-0R B:6-1U C:6-4U A:6-0R
"""
end = "out"
winner = "A"
delta = { A = 41, B = 0, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-3 4-3 2-1 1-1 1-0"
deal.B = "5-2 4-2 4-1 4-0 2-2 0-0"
deal.C = "6-6 6-5 6-3 6-2 6-0 3-3"
yard = "5-4 4-4 3-0 3-2 6-1 5-1 2-0 5-0 3-1 6-4"
play = """
C:6-6 A:+5-4 A:+4-4 A:+3-0 A:+3-2 A:+6-1 A:6-1L B:+5-1 B:+2-0
B:+5-0 B:pass C:6-5R A:pass B:pass C:6-3U A:pass B:pass C:6-2D
A:2-1L B:5-2L C:3-3U A:3-0U B:5-1L C:6-0U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 76 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-3 5-2 4-3 3-3 2-1"
deal.B = "6-4 6-3 5-0 4-2 2-2 1-1"
deal.C = "6-5 6-2 6-0 5-5 2-0 0-0"
yard = "3-0 5-1 4-0 1-0 3-2 6-1 4-4 6-6 4-1 3-1"
play = """
C:5-5 A:5-2U B:5-0L C:6-5R A:5-3D B:6-4R C:6-2U A:4-3R B:6-3R
C:6-0R A:3-3D B:+3-0 B:3-0L C:0-0R A:+5-1 A:+4-0 A:4-0R B:4-2R
C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 24 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-26"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 3, C = 1, D = 2 }
score = { A = 0, B = 0, C = 129, D = 65 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-26"
commitment = "213b87eb1d2efc49d00cfabcba31f8f3d57db72fd4879cf8563d09291302843a"
secret = "020d16bb3c6923bb19b1f0581c9b84f421f055aa07916201519ade5aa5839853"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 4-4 4-3 2-2"
deal.B = "6-6 5-4 4-0 3-2 2-0"
deal.C = "6-4 5-5 5-0 2-1 1-0"
deal.D = "6-1 5-3 4-1 3-3 3-1"
yard = "5-1 6-5 4-2 1-1 0-0 5-2 3-0 6-2"
play = """
B:6-6 C:6-4L D:6-1U A:6-3R B:+5-1 B:+6-5 B:6-5D C:2-1U D:5-3R
A:4-4L B:5-4L C:5-5L D:+4-2 D:4-2U A:4-3U B:3-2U C:5-0L D:+1-1
D:+0-0 D:0-0L A:6-0L B:2-0U C:1-0U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 31, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-2 4-2 4-0 3-2"
deal.B = "6-6 6-4 6-0 5-0 2-2"
deal.C = "6-3 5-5 5-3 4-1 1-1"
deal.D = "6-2 5-4 2-1 2-0 1-0"
yard = "4-3 5-1 6-5 0-0 3-0 3-3 4-4 3-1"
play = """
B:6-6 C:6-3L D:6-2R A:6-1U B:6-0D C:5-3L D:2-1U A:5-2L B:2-2L
C:+4-3 C:+5-1 C:+6-5 C:+0-0 C:0-0D D:1-0D A:4-2L B:6-4L C:6-5L
D:5-4L A:3-2R B:+3-0 B:3-0R C:4-3L D:2-0U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 32 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 4-4 3-2 1-0"
deal.B = "6-6 5-5 5-0 3-1 0-0"
deal.C = "6-4 6-1 5-2 2-0 1-1"
deal.D = "6-5 6-3 5-3 5-1 4-1"
yard = "5-4 4-0 3-0 4-3 4-2 2-1 2-2 3-3"
play = """
B:6-6 C:6-4L D:6-3R A:6-2U B:+5-4 B:+4-0 B:+3-0 B:+4-3 B:+4-2
B:+2-1 B:pass C:6-1D D:5-1D A:4-4L B:5-5D C:5-2U D:6-5U A:6-0U
B:4-3R C:2-0U D:4-1R A:3-2U B:3-1R C:pass D:5-3R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 33 }

[[match.hand]]
opener = "C"
deal.A = "4-4 3-1 2-1 2-0 1-0"
deal.B = "6-5 6-0 5-0 4-2 3-3"
deal.C = "6-1 5-5 5-4 5-2 5-1"
deal.D = "6-4 6-3 4-3 3-0 1-1"
yard = "0-0 6-2 4-1 6-6 3-2 2-2 4-0 5-3"
play = """
C:5-5 D:+0-0 D:+6-2 D:+4-1 D:+6-6 D:+3-2 D:+2-2 D:pass A:pass
B:6-5L C:5-4R D:pass A:pass B:5-0U C:5-2D D:3-2D A:4-4R B:6-0L
C:pass D:4-3R A:3-1R B:3-3D C:6-1R D:6-2R A:2-1R B:pass C:5-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 54, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-2 4-1 2-0 0-0"
deal.B = "6-6 4-2 3-3 3-1 1-1"
deal.C = "6-0 4-3 4-0 2-2 2-1"
deal.D = "6-5 6-3 5-4 5-1 1-0"
yard = "6-4 5-3 6-1 3-0 4-4 5-0 5-5 3-2"
play = """
B:6-6 C:6-0L D:6-5R A:6-2U B:+6-4 B:6-4D C:4-0L D:5-4L A:5-2L
B:4-2D C:2-2L D:5-1R A:4-1R B:+5-3 B:+6-1 B:+3-0 B:+4-4 B:4-4R
C:2-1L D:1-0L A:2-0L B:+5-0 B:pass C:4-3R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 44, D = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-27"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 109, B = 70 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-27"
commitment = "3df62512395e5975c5f8236fedb7206a4df366f165831316348bf09dc2475fcf"
secret = "4c8a869428abf23fe94a044f917f642675db3b68b79a5448bd852a82b80d5daf"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-3 4-1 3-3 3-2 3-0 2-2 0-0"
deal.B = "6-3 6-2 6-0 5-5 5-2 5-0 2-0"
yard = "6-1 6-4 4-2 4-3 6-6 4-4 2-1 5-4 5-1 4-0 6-5 1-1 3-1 1-0"
play = """
B:5-5 A:5-3L B:5-2R A:+6-1 A:+6-4 A:+4-2 A:+4-3 A:+6-6 A:+4-4
A:+2-1 A:+5-4 A:5-4U B:5-0D A:4-4U B:6-3L A:6-6L B:6-2L A:3-0D
B:2-0L A:3-3D B:6-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 47 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-3 4-3 3-3 3-0 2-2 0-0"
deal.B = "6-2 4-4 4-2 4-0 3-2 3-1 1-0"
yard = "6-5 4-1 2-1 5-5 2-0 6-4 5-2 5-0 5-4 6-1 6-6 1-1 5-1 6-0"
play = """
B:4-4 A:4-3L B:4-2R A:+6-5 A:+4-1 A:4-1U B:4-0D A:3-3L B:3-2L
A:3-0D B:6-2L A:6-3L B:3-1L A:2-2R B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 19 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 6-0 5-1 3-3 3-2 1-0"
deal.B = "6-6 5-4 5-3 5-2 4-4 4-3 2-0"
yard = "4-1 1-1 6-3 3-0 4-0 5-0 6-2 3-1 5-5 2-2 2-1 0-0 6-5 4-2"
play = """
B:6-6 A:6-4L B:+4-1 B:+1-1 B:+6-3 B:6-3R A:6-1U B:+3-0 B:+4-0
B:+5-0 B:+6-2 B:6-2D A:3-3R B:5-4L A:5-1L B:4-1L A:3-2D B:4-4L
A:1-0U B:4-3L A:6-0U
"""
end = "out"
winner = "A"
delta = { A = 31, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-5 4-0 3-1 1-1 1-0"
deal.B = "6-3 6-0 5-0 4-3 3-0 2-1 0-0"
yard = "2-2 6-2 5-1 3-2 4-2 4-4 5-4 2-0 6-5 5-3 4-1 3-3 6-6 5-2"
play = """
A:5-5 B:5-0L A:+2-2 A:+6-2 A:+5-1 A:5-1R B:+3-2 B:+4-2 B:+4-4
B:+5-4 B:5-4U A:+2-0 A:+6-5 A:6-5D B:6-0L A:6-4U B:6-3L A:3-1L
B:2-1L A:6-2L B:+5-3 B:+4-1 B:4-1R A:4-0R B:3-0R A:6-1L B:5-3R
A:1-1L B:+3-3 B:pass A:1-0L B:0-0L A:2-0L B:4-2L A:pass B:4-4L
A:pass B:4-3L A:pass B:3-3L A:pass B:3-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 4-2 3-2 2-2 2-1 1-1"
deal.B = "6-3 5-2 5-1 4-4 4-3 4-1 0-0"
yard = "1-0 3-0 6-1 6-0 3-1 5-4 2-0 5-0 6-6 5-5 5-3 4-0 3-3 6-4"
play = """
B:4-4 A:4-2L B:4-3R A:+1-0 A:+3-0 A:+6-1 A:+6-0 A:+3-1 A:+5-4
A:5-4U B:4-1D A:6-5U B:5-2L A:6-2U B:5-1L A:3-2R B:+2-0 B:2-0R
A:1-0R B:+5-0 B:+6-6 B:+5-5 B:+5-3 B:+4-0 B:pass A:2-2U B:pass
A:1-1L B:pass A:2-1L B:pass A:6-1R B:6-6R A:6-0R B:5-0R A:3-1D
B:5-5R A:3-0D
"""
end = "out"
winner = "A"
delta = { A = 21, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-3 5-1 4-1 3-0 2-2"
deal.B = "6-2 5-5 4-4 4-3 4-2 3-3 1-0"
yard = "5-0 6-5 6-3 5-2 6-1 0-0 4-0 6-4 2-1 2-0 3-2 1-1 5-4 3-1"
play = """
A:6-6 B:6-2L A:6-0R B:+5-0 B:+6-5 B:6-5U A:+6-3 A:6-3D B:4-2L
A:5-3D B:4-4L A:3-0R B:4-3L A:5-1U B:3-3L A:4-1U B:5-5D A:+5-2
A:5-2D B:+6-1 B:+0-0 B:+4-0 B:4-0U A:2-2D
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 5-0 4-4 4-2 3-2 2-0"
deal.B = "6-1 5-5 5-2 3-3 3-1 1-1 0-0"
yard = "6-2 2-2 6-6 4-1 5-4 6-3 4-3 6-5 4-0 6-4 2-1 5-1 3-0 1-0"
play = """
B:5-5 A:5-3L B:5-2R A:5-0U B:+6-2 B:+2-2 B:+6-6 B:+4-1 B:+5-4
B:5-4D A:4-4D B:3-3L A:4-2R B:3-1L A:2-0U B:6-1L A:3-2U B:6-6L
A:6-0L
"""
end = "out"
winner = "A"
delta = { A = 19, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-1 4-3 4-1 3-3 1-0"
deal.B = "5-5 5-2 4-4 3-0 2-1 2-0 0-0"
yard = "4-2 6-0 5-0 5-1 5-3 1-1 5-4 6-5 4-0 6-3 2-2 3-1 6-6 3-2"
play = """
B:5-5 A:+4-2 A:+6-0 A:+5-0 A:5-0L B:5-2R A:+5-1 A:5-1U B:+5-3
B:5-3D A:3-3D B:3-0L A:6-2R B:2-1U A:6-1R B:2-0U A:6-0U B:+1-1
B:1-1R A:6-4U B:4-4U A:4-3U B:+5-4 B:+6-5 B:+4-0 B:+6-3 B:6-3L
A:4-1R B:6-5L A:4-2R B:5-4L A:+2-2 A:2-2R B:4-0L A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-3 5-1 4-2 4-1 3-1 2-1"
deal.B = "6-6 6-1 3-3 2-0 1-1 1-0 0-0"
yard = "6-0 5-2 6-4 3-2 5-4 5-5 5-0 6-3 4-3 4-0 4-4 6-5 3-0 2-2"
play = """
B:6-6 A:6-2L B:6-1R A:+6-0 A:6-0U B:+5-2 B:+6-4 B:6-4D A:4-2L
B:1-1R A:4-1L B:1-0L A:5-1R B:2-0L A:2-1L B:5-2R A:3-1L B:3-3L
A:5-3L
"""
end = "out"
winner = "A"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-1 5-5 5-1 4-2 3-3"
deal.B = "5-4 5-2 5-0 4-4 3-2 3-1 1-0"
yard = "4-1 3-0 5-3 2-1 4-0 2-0 6-3 6-0 2-2 6-5 6-2 4-3 0-0 1-1"
play = """
A:6-6 B:+4-1 B:+3-0 B:+5-3 B:+2-1 B:+4-0 B:+2-0 B:+6-3 B:6-3L
A:6-4R B:+6-0 B:6-0U A:6-1D B:5-3L A:5-5L B:5-4L A:5-1D B:4-4L
A:4-2L B:5-2L A:+2-2 A:+6-5 A:6-5L B:4-1R A:+6-2 A:6-2L B:3-2L
A:3-3L B:3-1L A:+4-3 A:pass B:2-1L A:2-2L B:2-0L A:pass B:5-0L
A:pass B:1-0R A:pass B:4-0R A:4-3R
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-1 5-0 4-3 4-2 1-0"
deal.B = "5-3 5-2 3-0 2-2 2-1 2-0 1-1"
yard = "6-5 6-2 4-1 5-4 4-0 6-0 3-1 0-0 4-4 6-3 3-2 3-3 5-5 5-1"
play = """
A:6-6 B:+6-5 B:6-5L A:6-4R B:+6-2 B:6-2U A:6-1D B:5-3L A:4-3L
B:5-2U A:1-0D B:3-0D A:5-0U B:2-0U A:4-2U
"""
end = "out"
winner = "A"
delta = { A = 9, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-2 5-5 5-1 4-0 3-1"
deal.B = "6-6 5-3 4-2 4-1 3-0 2-1 1-0"
yard = "1-1 5-2 4-3 2-0 6-0 0-0 3-2 4-4 2-2 5-0 5-4 3-3 6-3 6-1"
play = """
B:6-6 A:6-5L B:+1-1 B:+5-2 B:+4-3 B:+2-0 B:+6-0 B:6-0R A:6-4U
B:+0-0 B:+3-2 B:+4-4 B:+2-2 B:+5-0 B:+5-4 B:+3-3 B:pass A:6-2D
B:5-4L A:4-0R B:4-4L A:pass B:4-3L A:3-1L B:4-1L A:pass B:4-2L
A:pass B:5-2L A:5-5L B:5-3L A:pass B:3-3L A:pass B:3-2L A:pass
B:2-2L A:pass B:2-1L A:5-1L
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-28"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 109, B = 9, C = 34 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-28"
commitment = "f18ccde3dfc6ce0e953a93e813f4ce1aba1d8149d27adea3c52f67a51d22d4f0"
secret = "1e11ce06263a685cf455a4970b2a715f2a9fe15512758fb530f037a665a1d3d7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-0 4-2 4-0 3-0 2-1 2-0"
deal.B = "6-5 5-5 5-4 5-2 4-4 1-0"
deal.C = "6-6 6-4 6-0 4-3 4-1 3-2"
yard = "6-3 3-1 0-0 1-1 6-2 2-2 6-1 5-1 5-3 3-3"
play = """
C:6-6 A:+6-3 A:6-3L B:6-5R C:6-4U A:+3-1 A:+0-0 A:+1-1 A:+6-2
A:6-2D B:5-5R C:4-3L A:4-2L B:5-2R C:3-2L A:3-1L B:5-4U C:4-1L
A:4-0L B:1-0L C:+2-2 C:2-2R A:2-1L B:+6-1 B:+5-1 B:5-1U C:pass
A:2-0L B:6-1U C:6-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 18 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 4-2 3-1 2-2 0-0"
deal.B = "6-3 6-2 4-3 3-2 3-0 1-0"
deal.C = "6-5 6-4 5-4 5-1 5-0 2-0"
yard = "4-1 4-4 5-5 4-0 2-1 3-3 5-2 6-0 1-1 6-1"
play = """
A:6-6 B:6-2U C:6-5L A:+4-1 A:+4-4 A:+5-5 A:+4-0 A:+2-1 A:+3-3
A:+5-2 A:+6-0 A:6-0R B:6-3D C:5-4L A:4-4L B:4-3D C:6-4L A:4-0R
B:3-2U C:pass A:4-2R B:3-0U C:5-0U A:5-2R B:pass C:5-1R A:4-1R
B:pass C:pass A:5-5U B:pass C:pass A:5-3U B:pass C:pass A:3-3U
B:pass C:pass A:3-1U B:1-0U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 9, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-3 5-0 2-2 2-0 1-0"
deal.B = "6-3 5-4 4-3 3-1 2-1 0-0"
deal.C = "6-5 6-2 6-0 5-1 4-4 1-1"
yard = "4-2 4-0 5-5 3-0 5-2 6-6 3-2 4-1 3-3 6-4"
play = """
C:4-4 A:+4-2 A:4-2L B:5-4R C:+4-0 C:4-0U A:+5-5 A:+3-0 A:+5-2
A:+6-6 A:+3-2 A:+4-1 A:4-1D B:0-0U C:6-5R A:5-2L B:6-3R C:5-1L
A:6-1L B:3-1D C:6-2L A:3-2L B:4-3L C:6-0U A:5-3R B:pass C:pass
A:5-5R B:pass C:pass A:5-0R B:pass C:pass A:3-0R B:pass C:pass
A:6-6U
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 8 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 5-2 5-1 5-0 2-0"
deal.B = "5-5 4-4 4-3 4-2 3-3 3-0"
deal.C = "6-6 6-1 5-4 3-2 2-2 2-1"
yard = "4-0 1-1 6-4 6-3 5-3 3-1 6-2 4-1 0-0 1-0"
play = """
C:6-6 A:6-5L B:+4-0 B:+1-1 B:+6-4 B:6-4R C:6-1U A:6-0D B:1-1U
C:5-4L A:5-1U B:4-4L C:+6-3 C:+5-3 C:5-3U A:5-0D B:4-0L C:6-3U
A:2-0L B:4-3R C:3-2L A:5-2D
"""
end = "out"
winner = "A"
delta = { A = 32, B = 0, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-0 4-2 3-2 1-0 0-0"
deal.B = "6-3 6-1 5-4 5-2 4-4 1-1"
deal.C = "5-5 4-3 4-1 4-0 3-0 2-1"
yard = "3-3 5-3 6-6 2-2 6-5 5-1 3-1 6-4 2-0 6-0"
play = """
C:5-5 A:5-0L B:5-4U C:+3-3 C:+5-3 C:5-3R A:+6-6 A:+2-2 A:+6-5
A:6-5D B:6-3R C:4-3U A:1-0L B:6-1R C:3-3U A:3-2U B:1-1L C:4-1L
A:4-2L B:5-2L C:2-1R A:6-2R B:+5-1 B:5-1L C:+3-1 C:3-1L A:6-6R
B:+6-4 B:6-4D C:4-0D A:2-2U B:pass C:3-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 5-1 5-0 4-1 1-0"
deal.B = "6-4 5-5 5-2 3-3 3-1 2-1"
deal.C = "6-5 6-1 6-0 5-3 4-2 0-0"
yard = "3-0 2-0 3-2 4-0 6-6 4-4 2-2 4-3 6-3 1-1"
play = """
B:5-5 C:6-5L A:5-4R B:5-2U C:5-3D A:6-2L B:3-1D C:6-1D A:4-1R
B:2-1L C:4-2U A:5-1L B:6-4D C:+3-0 C:+2-0 C:+3-2 C:+4-0 C:4-0U
A:5-0L B:+6-6 B:+4-4 B:4-4D C:6-0L A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 28, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 4-4 4-3 4-1 2-1"
deal.B = "6-6 6-4 6-0 5-0 2-0 1-1"
deal.C = "6-2 5-5 5-1 4-2 3-0 2-2"
yard = "0-0 5-3 6-1 5-2 4-0 3-1 3-3 3-2 1-0 6-5"
play = """
B:6-6 C:6-2L A:6-3R B:6-0U C:+0-0 C:+5-3 C:+6-1 C:6-1D A:2-1L
B:5-0U C:5-5U A:4-1L B:1-1D C:5-3R A:5-4L B:+5-2 B:5-2L C:4-2L
A:4-4L B:6-4L C:5-1R A:+4-0 A:+3-1 A:3-1R B:+3-3 B:3-3R C:3-0R
A:4-0R B:+3-2 B:pass C:pass A:4-3R
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-0 3-3 3-1 2-1"
deal.B = "6-5 6-3 6-1 5-4 4-0 3-0"
deal.C = "6-2 5-5 5-2 4-3 2-0 0-0"
yard = "2-2 3-2 1-1 5-3 4-4 4-2 5-1 4-1 5-0 1-0"
play = """
A:6-6 B:6-1L C:6-2R A:6-4U B:6-5D C:5-5D A:3-1L B:5-4D C:4-3L
A:2-1R B:4-0L C:2-0L A:+2-2 A:2-2L B:+3-2 B:3-2L C:+1-1 C:1-1R
A:3-3L B:6-3L C:+5-3 C:+4-4 C:4-4U A:6-0L
"""
end = "out"
winner = "A"
delta = { A = 18, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-1 5-5 3-3 1-1"
deal.B = "6-6 5-1 3-1 3-0 2-2 0-0"
deal.C = "6-2 5-4 5-0 4-2 4-1 1-0"
yard = "5-3 6-0 4-3 2-1 5-2 6-4 4-4 3-2 2-0 4-0"
play = """
B:6-6 C:6-2L A:6-5R B:+5-3 B:+6-0 B:6-0U C:+4-3 C:+2-1 C:+5-2
C:+6-4 C:6-4D A:5-5R B:3-0U C:5-4R A:6-3U B:2-2L C:5-2L A:6-1U
B:5-3L C:4-3L A:1-1U B:3-1U C:4-2L A:3-3U
"""
end = "out"
winner = "A"
delta = { A = 20, B = 0, C = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-29"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 2, C = 2, D = 1 }
score = { A = 12, B = 23, C = 23, D = 102 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-29"
commitment = "8cf2c0ad1408299c376acc143fbd15e0a7c7f483905137f783a3564c2fb97536"
secret = "d066ffd980019975299e8465eeb1f1247b3480e62dec64f7a9fd65311e5657a7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-4 5-3 4-4 4-3 4-0"
deal.B = "6-0 5-1 3-2 2-1 1-1"
deal.C = "6-2 4-2 3-3 3-1 0-0"
deal.D = "6-6 6-5 5-5 3-0 2-0"
yard = "2-2 5-0 5-2 6-1 4-1 1-0 6-3 5-4"
play = """
D:6-6 A:6-4U B:6-0L C:6-2R D:6-5D A:4-0U B:5-1D C:3-1D D:3-0L
A:4-3L B:3-2R C:3-3R D:2-0U A:4-4L B:2-1U C:4-2L D:+2-2 D:2-2L
A:5-3D
"""
end = "out"
winner = "A"
delta = { A = 12, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 4-1 3-0 1-1"
deal.B = "6-0 5-4 5-3 4-0 2-0"
deal.C = "6-6 4-3 3-1 2-2 2-1"
deal.D = "6-5 5-0 4-4 3-3 3-2"
yard = "4-2 5-5 5-2 6-3 0-0 5-1 1-0 6-2"
play = """
C:6-6 D:6-5L A:6-4U B:6-0R C:+4-2 C:+5-5 C:+5-2 C:+6-3 C:6-3D
D:5-0L A:3-0L B:5-4U C:5-5U D:3-3L A:+0-0 A:0-0R B:5-3L C:5-2L
D:3-2L A:+5-1 A:5-1U B:4-0R C:3-1U D:4-4R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 36 }

[[match.hand]]
opener = "B"
deal.A = "5-3 4-1 3-2 2-0 1-1"
deal.B = "6-2 4-4 4-2 3-3 3-0"
deal.C = "6-3 5-4 5-2 3-1 2-2"
deal.D = "6-5 6-4 6-1 2-1 1-0"
yard = "4-0 6-6 4-3 5-5 0-0 6-0 5-1 5-0"
play = """
B:4-4 C:5-4L D:6-4R A:4-1U B:4-2D C:5-2L D:2-1L A:1-1L B:6-2R
C:2-2R D:6-1L A:2-0D B:3-0D C:6-3L D:1-0U A:3-2R B:3-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 23, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 5-2 4-0 2-1"
deal.B = "6-6 5-3 4-4 4-3 0-0"
deal.C = "6-1 6-0 5-1 4-2 3-1"
deal.D = "6-3 5-4 3-3 3-2 1-0"
yard = "3-0 4-1 6-4 5-0 2-0 6-2 2-2 1-1"
play = """
B:6-6 C:6-1L D:6-3R A:6-5U B:+3-0 B:+4-1 B:+6-4 B:6-4D C:5-1L
D:5-4L A:5-5U B:4-4L C:3-1R D:1-0R A:4-0L B:5-3U C:6-0L D:3-3U
A:+5-0 A:5-0R B:4-3U C:4-2U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 23, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 4-4 4-0 3-1"
deal.B = "6-2 6-0 3-2 2-2 2-1"
deal.C = "5-0 4-3 3-3 1-1 0-0"
deal.D = "6-5 6-1 5-4 5-2 3-0"
yard = "6-6 1-0 4-1 2-0 5-1 4-2 5-5 5-3"
play = """
A:4-4 B:+6-6 B:+1-0 B:+4-1 B:4-1L C:4-3R D:5-4U A:4-0D B:6-0D
C:3-3R D:6-1L A:6-3R B:6-6L C:5-0U D:6-5L A:6-4R B:6-2D C:0-0U
D:5-2L A:+2-0 A:2-0U B:3-2L C:+5-1 C:+4-2 C:4-2R D:3-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 20 }

[[match.hand]]
opener = "D"
deal.A = "5-3 5-2 4-0 3-3 0-0"
deal.B = "6-5 6-4 4-4 3-2 3-1"
deal.C = "5-1 5-0 4-1 2-1 2-0"
deal.D = "6-6 6-2 6-1 5-5 5-4"
yard = "6-3 4-2 2-2 3-0 1-1 1-0 4-3 6-0"
play = """
D:6-6 A:+6-3 A:6-3L B:6-5R C:+4-2 C:+2-2 C:+3-0 C:+1-1 C:+1-0
C:pass D:6-2U A:pass B:6-4D C:4-1D D:5-5R A:5-2R B:3-2L C:2-1D
D:pass A:pass B:pass C:2-2L D:pass A:pass B:pass C:2-0L D:pass
A:0-0L B:pass C:1-0L D:6-1L A:pass B:pass C:4-2R D:5-4R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 46 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-30"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 106, B = 40 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-30"
commitment = "475258b5034c9fbdd40c4c77db2c0d93b9b02e82e91a1a2e5441f62d59fdcdd6"
secret = "d316789dcc082ebfcc43c56e297c130552ee7c5d123718690019bb484feba385"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-5 5-0 4-4 4-3 4-2 3-3 2-0"
deal.B = "6-6 6-5 6-4 6-2 5-3 4-1 2-1"
yard = "3-0 1-1 3-1 6-0 5-1 6-1 1-0 5-4 5-2 3-2 6-3 0-0 2-2 4-0"
play = """
B:6-6 A:+3-0 A:+1-1 A:+3-1 A:+6-0 A:6-0L B:6-5R A:+5-1 A:+6-1
A:6-1U B:6-4D A:5-5R B:4-1D A:5-1R B:2-1R A:4-2R B:+1-0 B:1-0L
A:4-4R B:+5-4 B:5-4R A:5-0R B:+5-2 B:+3-2 B:+6-3 B:+0-0 B:0-0R
A:3-1L B:6-3L A:3-0R B:5-3R A:1-1U B:6-2L A:2-0L B:5-2R A:pass
B:3-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 13 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-0 4-0 3-3 3-1 2-0"
deal.B = "6-6 5-5 5-2 5-1 4-4 4-1 1-0"
yard = "4-2 5-4 6-4 6-5 5-3 1-1 4-3 2-2 0-0 3-2 2-1 6-2 6-0 3-0"
play = """
B:6-6 A:6-3L B:+4-2 B:+5-4 B:+6-4 B:6-4R A:6-1U B:+6-5 B:6-5D
A:3-3L B:5-5D A:5-0D B:4-4R A:3-1L B:1-0D A:4-0R B:5-1L A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 27, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-2 4-2 2-0 1-1 1-0"
deal.B = "6-2 6-1 6-0 5-3 4-3 3-1 3-0"
yard = "5-0 6-6 5-1 4-1 5-4 0-0 4-4 2-1 6-3 5-5 4-0 2-2 3-2 3-3"
play = """
A:1-1 B:6-1L A:1-0R B:3-1U A:+5-0 A:+6-6 A:+5-1 A:5-1D B:5-3D
A:6-6L B:6-0R A:6-5L B:6-2R A:5-2L B:3-0U A:4-2L B:4-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 17 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-4 4-1 4-0 3-3 3-2"
deal.B = "6-3 5-3 5-0 4-4 3-0 2-2 2-0"
yard = "6-5 4-3 6-4 2-1 4-2 0-0 5-5 5-2 6-6 3-1 6-1 5-1 1-1 1-0"
play = """
B:4-4 A:5-4L B:+6-5 B:+4-3 B:4-3R A:4-1U B:+6-4 B:6-4D A:6-2D
B:2-2D A:3-3R B:5-3L A:3-2L B:6-3R A:6-0R B:3-0R A:+2-1 A:2-1L
B:2-0D A:4-0D
"""
end = "out"
winner = "A"
delta = { A = 16, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-5 5-4 4-3 3-3 2-1"
deal.B = "6-6 6-3 6-1 6-0 5-2 1-1 0-0"
yard = "4-1 3-0 3-1 2-0 5-3 4-2 4-4 4-0 6-5 3-2 5-0 2-2 1-0 5-1"
play = """
B:6-6 A:6-4L B:6-3R A:6-2U B:6-1D A:5-4L B:5-2L A:4-3R B:1-1D
A:2-1L B:+4-1 B:4-1R A:+3-0 A:+3-1 A:3-1L B:+2-0 B:2-0U A:3-3L
B:6-0U A:3-0L B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-1 4-4 4-3 3-1 2-2"
deal.B = "6-2 5-5 5-3 4-1 3-2 2-0 1-0"
yard = "5-2 6-0 6-5 5-0 4-0 3-0 2-1 5-1 3-3 4-2 5-4 0-0 6-6 1-1"
play = """
B:5-5 A:+5-2 A:5-2L B:5-3R A:+6-0 A:+6-5 A:6-5U B:+5-0 B:5-0D
A:6-4U B:3-2R A:4-4U B:2-0D A:4-3U B:6-2L A:6-3L B:+4-0 B:+3-0
B:3-0L A:6-0L B:+2-1 B:2-1R A:6-1L B:4-1L A:2-2D B:1-0R A:3-1U
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-5 5-4 3-2 1-0 0-0"
deal.B = "6-6 5-0 4-4 4-3 3-3 2-0 1-1"
yard = "2-1 4-0 6-1 6-3 5-3 2-2 3-1 4-2 6-4 5-1 3-0 6-5 5-2 4-1"
play = """
B:6-6 A:6-2L B:+2-1 B:+4-0 B:+6-1 B:6-1R A:6-0U B:+6-3 B:6-3D
A:3-2L B:3-3L A:1-0R B:4-3L A:5-4L B:5-0L A:0-0L B:4-0L A:+5-3
A:5-3D B:4-4L A:5-5D
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 5-2 3-1 3-0 2-0 1-1"
deal.B = "6-3 6-1 5-4 5-1 3-3 3-2 2-2"
yard = "6-5 2-1 1-0 6-4 6-6 5-0 4-0 4-3 0-0 4-4 6-0 4-1 4-2 5-3"
play = """
A:5-5 B:5-4L A:5-2R B:5-1U A:+6-5 A:6-5D B:6-1U A:6-2R B:6-3R
A:3-1R B:+2-1 B:2-1R A:2-0R B:+1-0 B:1-0R A:1-1R B:+6-4 B:6-4L
A:+6-6 A:6-6L B:+5-0 B:+4-0 B:+4-3 B:+0-0 B:+4-4 B:+6-0 B:6-0L
A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 39, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 5-2 5-1 4-2 2-2 2-1"
deal.B = "6-5 5-5 4-3 4-1 4-0 2-0 1-0"
yard = "4-4 1-1 6-0 5-3 3-1 3-2 6-2 5-0 6-6 0-0 3-0 6-3 6-4 3-3"
play = """
B:5-5 A:5-4L B:6-5R A:5-2U B:+4-4 B:+1-1 B:+6-0 B:+5-3 B:5-3D
A:6-1R B:4-4L A:4-2L B:4-3D A:5-1R B:4-1D A:2-2L B:1-1D A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-31"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 105, B = 25, C = 0 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-31"
commitment = "dfe8a7d11cf090cfc998c22384f991ddb6e02f88e4befe39e0975fbac2501adb"
secret = "88bf933b05f3287afb5c3b5719a07be154e67d454a7d916cbd72e364223fb9d4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-5 4-2 2-2 2-0"
deal.B = "6-1 6-0 4-4 4-0 3-2 3-1"
deal.C = "5-3 5-2 5-0 4-1 2-1 0-0"
yard = "6-4 4-3 3-0 5-1 1-0 3-3 6-3 6-2 1-1 5-4"
play = """
A:6-6 B:6-1L C:+6-4 C:6-4U A:6-5R B:6-0D C:4-1L A:5-5R B:4-4L
C:5-2R A:2-0D B:4-0L C:2-1R A:4-2U B:3-1R C:5-0L A:2-2U
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-5 5-0 4-2 3-3"
deal.B = "6-6 6-5 6-4 4-4 3-0 2-2"
deal.C = "5-3 5-2 4-3 4-1 2-0 1-0"
yard = "1-1 2-1 6-2 4-0 3-1 5-1 5-4 6-0 0-0 3-2"
play = """
B:6-6 C:+1-1 C:+2-1 C:+6-2 C:6-2L A:6-3R B:6-5U C:+4-0 C:+3-1
C:+5-1 C:+5-4 C:+6-0 C:6-0D A:5-5U B:2-2L C:5-4U A:4-2U B:3-0R
C:4-0R A:5-0D B:6-4R C:2-0U A:6-1R B:pass C:1-0U A:pass B:pass
C:1-1R A:pass B:pass C:5-1D A:pass B:pass C:2-1R A:pass B:pass
C:5-2R A:pass B:pass C:4-1U A:pass B:4-4U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 25, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-2 4-0 3-2 3-0 2-2"
deal.B = "6-6 6-3 6-0 5-3 5-1 4-1"
deal.C = "5-5 5-0 4-4 4-2 1-1 0-0"
yard = "6-2 6-1 3-3 3-1 1-0 2-0 4-3 5-4 6-5 2-1"
play = """
B:6-6 C:+6-2 C:6-2L A:6-4R B:6-3U C:+6-1 C:6-1D A:2-2L B:4-1R
C:4-2L A:3-2U B:5-1R C:5-5R A:5-2R B:+3-3 B:+3-1 B:3-1D C:4-4L
A:3-0D B:6-0D C:+1-0 C:+2-0 C:2-0R A:4-0R
"""
end = "out"
winner = "A"
delta = { A = 22, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-3 4-0 3-2 3-1 2-2 0-0"
deal.B = "6-5 5-5 5-2 4-4 2-1 1-1"
deal.C = "6-4 6-3 6-0 4-2 3-0 2-0"
yard = "1-0 5-4 5-0 6-1 5-1 6-6 4-1 6-2 3-3 5-3"
play = """
B:5-5 C:+1-0 C:+5-4 C:5-4L A:+5-0 A:5-0R B:6-5U C:+6-1 C:+5-1
C:5-1D A:4-3L B:2-1D C:2-0R A:3-2L B:5-2L C:6-0U A:2-2R B:+6-6
B:+4-1 B:+6-2 B:6-2R C:1-0U A:3-1U B:6-6R C:6-3R A:pass B:pass
C:4-2D A:4-0D B:pass C:3-0D
"""
end = "blocked"
winner = "A"
delta = { A = 32, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-2 4-1 4-0 3-2 1-0"
deal.B = "6-2 6-1 5-5 4-3 3-1 0-0"
deal.C = "6-5 6-4 6-0 5-1 4-4 2-2"
yard = "2-0 6-6 3-3 2-1 4-2 5-0 5-3 1-1 6-3 3-0"
play = """
B:5-5 C:6-5L A:5-4R B:+2-0 B:+6-6 B:+3-3 B:+2-1 B:+4-2 B:+5-0
B:5-0U C:5-1D A:4-1R B:6-6L C:6-0L A:1-0L B:6-1L C:6-4L A:4-0L
B:2-0L C:2-2L A:5-2L B:3-1R C:+5-3 C:5-3L A:3-2L
"""
end = "out"
winner = "A"
delta = { A = 38, B = 0, C = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-32"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 4, B = 1, C = 3, D = 2 }
score = { A = 15, B = 112, C = 45, D = 72 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-32"
commitment = "f2880444e99e21a6f505760493271d086259bc8a1adc5a6100479b997cfead59"
secret = "8df934d1e74c18ec91bdd8abb809b26ef3927de5bd2297ce51e3d6ca39929e23"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 5-3 4-2 2-0 0-0"
deal.B = "6-3 4-1 3-3 3-0 1-1"
deal.C = "6-2 5-4 3-1 2-1 1-0"
deal.D = "6-5 6-0 5-0 4-0 3-2"
yard = "4-4 4-3 2-2 5-5 6-1 5-2 6-6 5-1"
play = """
B:3-3 C:3-1L D:3-2R A:5-3U B:3-0D C:5-4U D:4-0U A:4-2R B:4-1L
C:1-0U D:5-0D A:6-4L B:1-1U C:6-2L D:6-5D A:2-0L B:6-3D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 9, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-1 4-1 3-3 3-2 3-1"
deal.B = "6-3 5-5 4-0 2-0 1-1"
deal.C = "6-6 6-4 5-0 4-4 2-1"
deal.D = "6-5 6-1 6-0 2-2 0-0"
yard = "3-0 4-2 5-2 5-3 4-3 6-2 5-4 1-0"
play = """
C:6-6 D:6-5L A:+3-0 A:+4-2 A:+5-2 A:+5-3 A:+4-3 A:+6-2 A:6-2R
B:6-3U C:6-4D D:2-2R A:5-3L B:2-0R C:4-4D D:6-0R A:4-3L B:4-0L
C:5-0L D:6-1R A:5-2L B:1-1R C:2-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 45, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-1 4-0 2-1 2-0"
deal.B = "6-6 6-1 3-2 3-0 0-0"
deal.C = "5-2 4-2 2-2 1-1 1-0"
deal.D = "6-2 5-4 5-0 4-3 3-3"
yard = "5-3 6-3 6-5 3-1 4-1 6-0 6-4 4-4"
play = """
B:6-6 C:+5-3 C:+6-3 C:6-3L D:6-2R A:+6-5 A:6-5U B:6-1D C:5-3L
D:5-4L A:4-0L B:3-0L C:5-2R D:3-3L A:5-5R B:3-2L C:4-2L D:4-3L
A:5-1R B:+3-1 B:3-1L C:1-1L D:5-0U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-3 5-0 4-2 2-1"
deal.B = "6-5 5-5 5-4 3-1 2-0"
deal.C = "6-2 5-2 3-0 2-2 0-0"
deal.D = "6-0 5-1 4-0 3-3 1-0"
yard = "4-4 4-3 4-1 6-4 1-1 3-2 6-3 6-6"
play = """
B:5-5 C:5-2L D:5-1R A:5-3U B:5-4D C:6-2L D:3-3U A:6-1L B:3-1L
C:3-0L D:4-0D A:5-0L B:6-5L C:0-0D D:1-0R A:+4-4 A:+4-3 A:4-3U
B:2-0D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 27, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-0 5-3 5-1"
deal.B = "6-3 5-5 4-3 1-1 1-0"
deal.C = "6-5 4-0 3-3 3-1 2-1"
deal.D = "6-1 4-2 4-1 2-2 0-0"
yard = "5-4 4-4 5-2 3-2 5-0 3-0 2-0 6-2"
play = """
A:6-6 B:6-3L C:6-5R D:6-1U A:6-4D B:5-5R C:3-3L D:4-1U A:5-3L
B:4-3U C:3-1U D:4-2D A:5-1L B:1-1L C:2-1L D:2-2L A:+5-4 A:5-4R
B:1-0U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-3 5-2 4-2 3-3"
deal.B = "6-6 6-1 6-0 5-0 0-0"
deal.C = "6-5 4-4 4-0 2-2 1-1"
deal.D = "6-3 5-1 4-1 3-1 3-0"
yard = "4-3 6-2 2-0 1-0 2-1 3-2 5-4 5-5"
play = """
B:6-6 C:6-5L D:6-3R A:6-4U B:6-0D C:4-4U D:3-0D A:5-3L B:+4-3
B:4-3L C:4-0L D:4-1U A:3-3R B:5-0L C:1-1U D:5-1U A:5-2L B:+6-2
B:6-2L C:+2-0 C:+1-0 C:+2-1 C:+3-2 C:3-2R D:3-1D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 23 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 2-1 2-0 1-1"
deal.B = "5-1 4-4 4-3 4-2 4-1"
deal.C = "6-2 6-1 5-4 4-0 2-2"
deal.D = "5-3 5-0 3-3 3-2 1-0"
yard = "6-5 6-6 3-0 0-0 6-3 5-2 6-0 3-1"
play = """
A:5-5 B:5-1L C:5-4R D:5-3U A:+6-5 A:6-5D B:4-4R C:6-2D D:3-3U
A:2-1L B:4-1R C:6-1R D:3-2U A:2-0L B:4-2U C:2-2D D:5-0L A:6-4R
B:4-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-1 4-0 2-0 1-1"
deal.B = "6-3 6-0 5-4 5-3 3-3"
deal.C = "6-4 5-0 4-1 2-2 0-0"
deal.D = "6-6 6-2 4-4 3-2 3-1"
yard = "5-5 2-1 3-0 5-2 6-1 1-0 4-2 4-3"
play = """
D:6-6 A:6-5L B:6-3U C:6-4R D:6-2D A:5-1L B:5-4R C:4-1L D:4-4L
A:4-0L B:5-3U C:5-0L D:3-2D A:+5-5 A:5-5L B:3-3D C:+2-1 C:+3-0
C:3-0D D:+5-2 D:5-2L A:2-0L B:6-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 13, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-1 3-0 2-2"
deal.B = "6-5 6-0 5-3 5-2 4-4"
deal.C = "6-3 5-4 4-1 3-1 2-0"
deal.D = "6-4 4-3 4-2 3-2 0-0"
yard = "6-1 2-1 5-0 3-3 4-0 1-1 1-0 6-2"
play = """
A:6-6 B:6-0L C:6-3R D:6-4U A:+6-1 A:6-1D B:4-4U C:5-4U D:4-3R
A:3-0L B:5-3U C:4-1R D:3-2L A:2-2L B:5-2L C:3-1R D:+2-1 D:2-1D
A:5-5L B:6-5L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 14, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 4-2 2-0 0-0"
deal.B = "5-5 5-3 5-2 5-0 4-0"
deal.C = "6-6 6-4 5-1 4-1 1-0"
deal.D = "6-5 6-3 4-3 3-2 3-1"
yard = "2-1 2-2 1-1 5-4 3-0 4-4 3-3 6-0"
play = """
C:6-6 D:6-5L A:6-2R B:+2-1 B:+2-2 B:+1-1 B:+5-4 B:+3-0 B:+4-4
B:pass C:6-4U D:6-3D A:4-2R B:5-5L C:5-1L D:3-1L A:pass B:5-4R
C:4-1U D:4-3L A:6-1U B:5-3R C:pass D:3-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 39 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-5 5-0 1-0"
deal.B = "6-1 4-3 3-2 3-1 2-2"
deal.C = "6-2 4-4 3-3 2-1 0-0"
deal.D = "6-4 6-3 4-2 2-0 1-1"
yard = "6-0 3-0 4-0 4-1 5-4 5-2 5-1 5-3"
play = """
A:6-6 B:6-1L C:6-2R D:6-4U A:6-5D B:4-3U C:3-3U D:6-3U A:1-0L
B:2-2R C:2-1R D:2-0L A:5-5D B:3-1R C:+6-0 C:6-0U D:4-2L A:5-0U
"""
end = "out"
winner = "A"
delta = { A = 15, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-0 5-5 4-1"
deal.B = "6-2 6-1 5-3 4-4 2-0"
deal.C = "6-6 5-1 4-3 3-1 1-1"
deal.D = "5-4 5-2 3-2 2-1 1-0"
yard = "6-4 0-0 2-2 3-3 3-0 5-0 4-2 4-0"
play = """
C:6-6 D:+6-4 D:6-4L A:6-5R B:6-2U C:+0-0 C:+2-2 C:+3-3 C:+3-0
C:+5-0 C:pass D:pass A:6-3D B:4-4L C:4-3L D:5-2R A:pass B:2-0R
C:3-3L D:3-2U A:6-0R B:6-1R C:5-1R D:5-4R A:4-1R B:5-3U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 32, C = 0, D = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-33"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 42, B = 105 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-33"
commitment = "823f1a2ce8dc07e11b25a0ff65d9a09c790843d5254e4ad63c7766817e369b07"
secret = "70c325c172827fe137b396e8a761c0298ae1151a024b6407058fd174782ff43c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-0 4-4 4-3 3-3 3-1"
deal.B = "6-6 6-3 5-2 4-0 3-0 2-1 1-1"
yard = "5-5 1-0 3-2 2-0 5-1 5-0 4-2 2-2 0-0 4-1 5-4 6-1 6-4 5-3"
play = """
B:6-6 A:6-0L B:6-3R A:6-5U B:+5-5 B:+1-0 B:+3-2 B:+2-0 B:+5-1
B:+5-0 B:+4-2 B:+2-2 B:+0-0 B:+4-1 B:+5-4 B:+6-1 B:6-1D A:3-1D
B:5-5U A:3-3R B:5-4U A:4-4U B:4-2U A:4-3D B:5-2U A:pass B:5-1U
A:pass B:5-0L A:pass B:3-2R A:6-2R
"""
end = "out"
winner = "A"
delta = { A = 24, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 5-1 4-2 3-2 3-1 2-1"
deal.B = "6-3 6-1 5-5 5-3 4-1 1-1 0-0"
yard = "6-5 5-0 3-3 6-4 4-3 5-2 2-2 3-0 6-2 4-0 1-0 2-0 4-4 6-0"
play = """
A:6-6 B:6-3L A:+6-5 A:6-5U B:6-1R A:+5-0 A:+3-3 A:+6-4 A:6-4D
B:5-5U A:5-0U B:5-3L A:5-4L B:4-1L A:3-1L B:1-1R A:4-2D B:0-0U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 4-2 4-1 4-0 3-2 2-1"
deal.B = "6-3 4-4 3-1 3-0 2-2 1-1 0-0"
yard = "5-0 3-3 5-5 1-0 5-3 6-1 6-4 6-5 2-0 5-4 5-2 4-3 6-2 5-1"
play = """
A:6-6 B:6-3L A:6-0U B:+5-0 B:+3-3 B:+5-5 B:+1-0 B:+5-3 B:+6-1
B:6-1R A:+6-4 A:6-4D B:4-4D A:2-1R B:5-3L A:4-0U B:5-5L A:3-2R
B:3-3R A:4-2U B:5-0L A:4-1D
"""
end = "out"
winner = "A"
delta = { A = 14, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 4-3 4-1 4-0 3-0 2-1"
deal.B = "6-5 6-2 6-1 6-0 5-0 4-2 3-2"
yard = "1-1 0-0 5-4 3-3 5-1 5-2 2-2 4-4 1-0 2-0 5-3 6-4 3-1 6-6"
play = """
A:5-5 B:6-5L A:+1-1 A:+0-0 A:+5-4 A:5-4R B:5-0U A:+3-3 A:+5-1
A:5-1D B:6-2L A:4-1D B:4-2L A:3-0U B:3-2U A:4-3L B:+5-2 B:5-2U
A:3-3L B:+2-2 B:+4-4 B:4-4R A:4-0R B:6-0R A:6-3L B:6-1L A:1-1L
B:+1-0 B:1-0L A:0-0L B:+2-0 B:2-0L A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-0 5-2 5-1 4-1 3-3"
deal.B = "6-4 5-4 4-4 4-3 2-1 1-0 0-0"
yard = "2-0 5-0 6-5 3-1 6-6 3-0 5-3 4-0 4-2 2-2 1-1 3-2 5-5 6-1"
play = """
B:4-4 A:4-1L B:6-4R A:+2-0 A:+5-0 A:+6-5 A:+3-1 A:+6-6 A:+3-0
A:+5-3 A:+4-0 A:4-0U B:5-4D A:5-1D B:2-1L A:3-1D B:4-3D A:5-2L
B:1-0U A:6-6R B:+4-2 B:4-2D A:5-3L B:+2-2 B:2-2D A:3-0L B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 47 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 4-3 4-1 4-0 3-0 2-2"
deal.B = "6-6 6-2 6-1 4-4 4-2 3-3 3-1"
yard = "3-2 0-0 5-2 2-1 2-0 1-1 5-5 5-1 6-5 5-3 6-3 5-0 1-0 5-4"
play = """
B:6-6 A:6-4U B:6-2L A:6-0R B:6-1D A:3-0R B:4-4U A:4-3U B:3-3R
A:2-2L B:4-2L A:4-0L B:3-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-4 5-3 5-1 4-1 0-0"
deal.B = "6-5 6-2 5-2 3-3 3-2 3-1 2-0"
yard = "2-2 5-5 4-0 6-1 4-2 6-3 4-3 2-1 1-1 3-0 1-0 6-4 4-4 5-0"
play = """
A:6-6 B:6-5L A:6-0U B:6-2R A:+2-2 A:+5-5 A:+4-0 A:+6-1 A:6-1D
B:5-2L A:4-0U B:3-2L A:4-1D B:3-3L A:2-2R B:3-1L A:5-1L B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 27 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-3 4-3 4-2 2-0 1-0"
deal.B = "4-4 4-1 4-0 3-2 3-0 1-1 0-0"
yard = "5-1 5-0 5-3 5-5 5-4 2-1 3-3 3-1 6-1 6-0 6-6 6-2 5-2 2-2"
play = """
B:4-4 A:4-3U B:4-1L A:6-4D B:4-0R A:1-0L B:3-2U A:6-3D B:3-0L
A:2-0U B:0-0R A:+5-1 A:+5-0 A:5-0R B:+5-3 B:5-3L A:6-5L B:+5-5
B:5-5R A:5-1R B:1-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-34"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 63, B = 105, C = 51 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-34"
commitment = "cbe491f3b9af60c1dca2c2f8a5fb220b1fd670034bbe997bd50224221a8daeef"
secret = "a387bcb8ea413004d8a45138e160b0f9ca1e2030cb6e539ba5f8aed73a000228"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-1 5-0 4-4 2-1"
deal.B = "6-2 5-4 4-1 4-0 2-2 0-0"
deal.C = "6-0 3-3 3-2 3-1 3-0 1-0"
yard = "5-5 2-0 1-1 4-3 6-4 5-1 5-3 5-2 6-3 4-2"
play = """
A:6-6 B:6-2L C:6-0R A:6-5U B:+5-5 B:+2-0 B:+1-1 B:+4-3 B:+6-4
B:6-4D C:3-2L A:4-4D B:5-5U C:3-3L A:5-0R B:4-3L C:+5-1 C:5-1R
A:6-1R B:5-4U C:+5-3 C:+5-2 C:pass A:pass B:4-0L C:3-0L A:pass
B:4-1U C:5-3L A:2-1U
"""
end = "out"
winner = "A"
delta = { A = 20, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 4-0 3-3 3-0 2-2"
deal.B = "6-3 6-2 5-1 5-0 4-3 2-0"
deal.C = "6-5 5-3 4-4 4-2 3-1 2-1"
yard = "0-0 4-1 6-6 1-0 5-2 6-0 3-2 6-4 6-1 1-1"
play = """
A:5-5 B:5-1L C:6-5R A:5-4U B:5-0D C:3-1L A:3-3L B:4-3U C:5-3L
A:4-0D B:6-3U C:4-4D A:+0-0 A:+4-1 A:4-1D B:6-2R C:4-2R A:+6-6
A:6-6U B:+1-0 B:1-0D C:+5-2 C:5-2L A:2-2L B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-2 3-3 3-2 2-1 0-0"
deal.B = "6-3 6-1 3-0 2-2 2-0 1-0"
deal.C = "6-6 6-4 4-2 4-1 3-1 1-1"
yard = "6-0 4-4 6-2 5-3 6-5 4-0 4-3 5-1 5-0 5-4"
play = """
C:6-6 A:+6-0 A:6-0L B:6-3R C:6-4U A:+4-4 A:+6-2 A:6-2D B:3-0R
C:4-2U A:5-2U B:2-2D C:+5-3 C:5-3U A:3-3U B:2-0D C:3-1U A:2-1U
B:1-0L C:4-1L A:4-4L B:+6-5 B:+4-0 B:4-0L C:+4-3 C:+5-1 C:pass
A:3-2U B:pass C:4-3U A:0-0L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 20 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-2 5-1 4-3 4-1"
deal.B = "5-5 5-0 4-4 4-0 3-0 1-1"
deal.C = "6-6 5-4 3-2 3-1 2-2 2-1"
yard = "3-3 5-2 6-3 5-3 1-0 2-0 6-1 4-2 6-0 0-0"
play = """
C:6-6 A:6-5L B:+3-3 B:+5-2 B:+6-3 B:6-3R C:+5-3 C:+1-0 C:+2-0
C:+6-1 C:6-1U A:6-4D B:5-5L C:5-4L A:4-3L B:4-4D C:5-3L A:5-1L
B:3-3R C:3-1L A:4-1U B:4-0U C:3-2L A:6-2L
"""
end = "out"
winner = "A"
delta = { A = 27, B = 0, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-1 4-3 3-3 3-0 2-2 2-1"
deal.B = "6-2 6-1 5-4 3-2 1-1 1-0"
deal.C = "6-6 6-5 5-0 3-1 2-0 0-0"
yard = "6-3 6-4 4-4 4-1 5-5 5-3 6-0 4-2 5-2 4-0"
play = """
C:6-6 A:+6-3 A:6-3L B:6-2R C:6-5U A:+6-4 A:6-4D B:5-4U C:3-1L
A:4-3U B:3-2R C:+4-4 C:4-4D A:3-3R B:1-1L C:+4-1 C:4-1L A:3-0R
B:1-0R C:+5-5 C:+5-3 C:5-3U A:5-1R B:+6-0 B:+4-2 B:4-2L C:2-0L
A:pass B:6-0L C:5-5R A:pass B:6-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 12, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-3 5-1 2-1 1-1 1-0"
deal.B = "6-3 6-2 6-1 6-0 5-2 5-0"
deal.C = "5-5 4-4 4-3 4-0 3-1 2-0"
yard = "3-0 4-1 3-2 6-6 3-3 5-4 2-2 4-2 6-5 0-0"
play = """
C:5-5 A:5-3L B:5-2R C:+3-0 C:+4-1 C:+3-2 C:+6-6 C:+3-3 C:+5-4
C:5-4U A:5-1D B:6-3L C:6-6L A:6-4L B:6-2R C:4-4L A:2-1D B:6-0R
C:4-3L A:1-0R B:6-1R C:3-3L A:+2-2 A:2-2D B:+4-2 B:4-2U C:3-2L
A:pass B:pass C:2-0L A:pass B:5-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 18, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-1 5-0 4-2 3-2 2-2 1-0"
deal.B = "6-6 6-5 6-3 5-4 4-0 3-1"
deal.C = "6-4 5-5 4-1 3-0 2-0 0-0"
yard = "5-2 2-1 3-3 5-3 6-0 4-3 6-1 1-1 6-2 4-4"
play = """
B:6-6 C:6-4L A:+5-2 A:+2-1 A:+3-3 A:+5-3 A:+6-0 A:6-0R B:6-5U
C:+4-3 C:+6-1 C:6-1D A:5-3U B:4-0R C:4-3L A:3-3L B:3-1D C:3-0L
A:4-2R B:6-3U C:2-0L A:5-2L B:5-4L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 39, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-0 3-2 3-0 2-0"
deal.B = "5-5 4-4 4-0 3-3 1-1 1-0"
deal.C = "5-2 5-1 4-3 4-1 3-1 2-1"
yard = "6-1 5-3 6-2 0-0 6-6 4-2 5-4 2-2 5-0 6-5"
play = """
B:5-5 C:5-2L A:+6-1 A:+5-3 A:5-3R B:+6-2 B:+0-0 B:+6-6 B:+4-2
B:+5-4 B:5-4U C:5-1D A:6-4U B:6-6U C:2-1L A:6-3R B:1-1L C:4-1L
A:6-1R B:4-4L C:4-3L A:6-0U B:4-0U C:3-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 31 }

[[match.hand]]
opener = "C"
deal.A = "6-5 4-3 4-0 3-1 2-1 1-1"
deal.B = "6-0 5-4 5-0 4-4 4-1 0-0"
deal.C = "6-4 6-2 5-5 3-0 2-2 2-0"
yard = "4-2 5-1 5-2 3-3 1-0 6-6 3-2 5-3 6-3 6-1"
play = """
C:5-5 A:6-5L B:5-4R C:+4-2 C:+5-1 C:5-1U A:+5-2 A:5-2D B:4-4R
C:6-4L A:4-3L B:4-1U C:3-0L A:4-0L B:+3-3 B:+1-0 B:+6-6 B:+3-2
B:3-2D C:4-2L A:3-1D B:1-0D C:6-2L A:+5-3 A:pass B:6-6L C:2-0D
A:2-1D B:6-0L C:pass A:1-1D B:0-0L C:pass A:pass B:5-0L C:pass
A:5-3L
"""
end = "out"
winner = "A"
delta = { A = 10, B = 0, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-1 4-1 3-3 3-2 3-1"
deal.B = "5-4 5-2 5-0 4-2 4-0 2-0"
deal.C = "6-5 6-1 4-4 4-3 2-2 2-1"
yard = "6-3 1-0 3-0 5-3 6-6 1-1 6-2 5-5 6-0 0-0"
play = """
C:4-4 A:6-4L B:5-4R C:4-3U A:4-1D B:5-2R C:6-5L A:3-3U B:4-2R
C:6-1D A:5-1L B:4-0R C:2-1L A:3-2L B:5-0R C:+6-3 C:6-3L A:3-1U
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-1 4-4 4-2 3-1 2-1"
deal.B = "6-6 6-3 6-2 5-5 4-3 4-0"
deal.C = "6-5 6-4 5-0 3-0 1-0 0-0"
yard = "3-2 5-4 5-3 6-1 4-1 1-1 3-3 2-2 6-0 2-0"
play = """
B:6-6 C:6-5L A:+3-2 A:+5-4 A:+5-3 A:+6-1 A:6-1R B:6-3U C:6-4D
A:5-4L B:4-3U C:1-0R A:4-4L B:4-0R C:+4-1 C:4-1L A:5-1L B:5-5L
C:5-0L A:4-2R B:6-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 30, C = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-35"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 3, C = 2, D = 1 }
score = { A = 31, B = 38, C = 78, D = 121 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-35"
commitment = "017fda12767b3a9606028884b653efc2a0cb117b7d93bca9d76c10e63e89bc3b"
secret = "76aea7e45f16e1382346cafefae1e074e2e1ac0b4b680cf43bf5e5cb5b5a76e1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 6-0 3-3"
deal.B = "6-4 5-4 5-3 5-1 3-1"
deal.C = "6-1 5-2 4-0 2-1 0-0"
deal.D = "6-3 5-0 4-1 2-2 1-0"
yard = "5-5 3-2 4-3 2-0 4-2 1-1 3-0 4-4"
play = """
A:6-6 B:6-4L C:6-1U D:6-3R A:6-5D B:5-4L C:2-1U D:5-0L A:6-0L
B:5-3R C:5-2U D:+5-5 D:5-5R A:6-2L B:5-1R C:+3-2 C:3-2L D:4-1R
A:3-3L
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 4-1 4-0 3-0 1-0"
deal.B = "5-4 4-4 3-3 2-1 2-0"
deal.C = "6-4 4-2 3-2 3-1 2-2"
deal.D = "6-5 6-3 6-0 5-2 1-1"
yard = "0-0 5-5 6-2 6-6 4-3 5-0 5-1 5-3"
play = """
B:4-4 C:6-4L D:+0-0 D:+5-5 D:+6-2 D:+6-6 D:+4-3 D:4-3R A:4-1U
B:5-4D C:3-1R D:6-6L A:6-1L B:2-1L C:3-2L D:6-5D A:3-0L B:2-0L
C:4-2L D:6-3D A:4-0L B:3-3D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 38, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 6-1 2-2"
deal.B = "5-2 5-0 4-4 3-1 3-0"
deal.C = "6-2 6-0 4-3 4-0 3-3"
deal.D = "5-5 5-1 3-2 1-0 0-0"
yard = "1-1 6-5 2-0 5-3 5-4 4-2 2-1 4-1"
play = """
A:6-6 B:+1-1 B:+6-5 B:6-5L C:6-0U D:+2-0 D:+5-3 D:+5-4 D:+4-2
D:pass A:6-4R B:pass C:6-2D D:5-5L A:2-2D B:5-2L C:4-0U D:5-4R
A:pass B:5-0R C:4-3U D:5-3U A:pass B:3-0R C:3-3R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 50, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 3-3 3-1 3-0"
deal.B = "6-0 5-5 4-4 4-3 4-2"
deal.C = "6-4 6-2 5-1 4-1 4-0"
deal.D = "6-5 5-4 5-0 1-1 1-0"
yard = "5-3 6-6 5-2 0-0 3-2 2-2 2-0 2-1"
play = """
B:5-5 C:5-1L D:6-5R A:+5-3 A:5-3U B:+6-6 B:+5-2 B:5-2D C:6-4R
D:5-4R A:3-3U B:4-3U C:4-0U D:5-0R A:6-1L B:6-6L C:6-2L D:1-0R
A:3-1R B:4-2L C:4-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 28, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 5-3 4-3 3-0"
deal.B = "6-1 5-5 5-2 2-2 1-0"
deal.C = "6-6 4-0 3-1 2-0 0-0"
deal.D = "6-3 5-1 4-4 3-2 1-1"
yard = "4-2 5-4 6-4 3-3 4-1 6-2 2-1 5-0"
play = """
C:6-6 D:6-3L A:6-5R B:6-1U C:+4-2 C:+5-4 C:+6-4 C:6-4D D:4-4D
A:5-3R B:1-0U C:4-2D D:3-2L A:6-0U B:5-2L C:5-4L D:+3-3 D:3-3R
A:4-3L B:2-2D C:3-1R D:5-1R A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 18, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 5-1 5-0 3-1"
deal.B = "5-4 5-3 2-1 1-0 0-0"
deal.C = "4-4 4-2 4-1 4-0 3-3"
deal.D = "6-5 6-3 6-0 2-2 2-0"
yard = "4-3 6-4 6-1 3-2 6-6 3-0 5-2 1-1"
play = """
A:5-5 B:5-4L C:+4-3 C:+6-4 C:+6-1 C:+3-2 C:+6-6 C:+3-0 C:pass
D:6-5R A:5-1U B:5-3D C:3-0D D:6-3R A:3-1U B:1-0D C:4-3L D:pass
A:pass B:2-1D C:4-2D D:pass A:pass B:pass C:4-0D D:6-0D A:6-2D
B:pass C:3-2L D:2-2L A:pass B:pass C:3-3R D:2-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 47 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 5-0 1-1 1-0"
deal.B = "6-6 5-4 4-3 3-1 2-1"
deal.C = "6-3 5-2 5-1 4-1 3-3"
deal.D = "6-4 6-1 6-0 2-0 0-0"
yard = "4-0 6-5 4-4 2-2 6-2 3-0 4-2 3-2"
play = """
B:6-6 C:6-3U D:6-4L A:+4-0 A:+6-5 A:6-5R B:+4-4 B:+2-2 B:+6-2
B:6-2D C:5-1R D:6-1R A:5-3U B:5-4L C:5-2D D:6-0R A:5-0R B:+3-0
B:pass C:pass D:pass A:5-5L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 45 }

[[match.hand]]
opener = "A"
deal.A = "5-5 4-0 3-3 2-1 0-0"
deal.B = "5-4 5-2 3-1 3-0 1-0"
deal.C = "6-3 6-0 5-1 2-2 2-0"
deal.D = "6-1 5-0 4-3 4-2 4-1"
yard = "6-4 6-5 4-4 3-2 5-3 1-1 6-6 6-2"
play = """
A:5-5 B:5-4L C:5-1U D:5-0R A:+6-4 A:+6-5 A:6-5D B:3-0R C:6-0D
D:4-3L A:3-3L B:3-1L C:6-3R D:6-1L A:0-0D B:1-0U C:2-0D D:4-2D
A:6-4D B:+4-4 B:+3-2 B:+5-3 B:+1-1 B:pass C:pass D:pass A:4-0U
B:4-4U C:pass D:4-1U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 29 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-36"
seats = { A = "first", B = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 0, B = 109 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-36"
commitment = "11e8334ed1589e5bc25f781d1ae8925505bdba459bd4d4e0a68347f2b58ac709"
secret = "6618ee3befea662a871f2ea0a4697ab2b9a56659c2d23ef8d7ecc7f110cb66a2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 4-3 3-1 3-0 2-0 1-0"
deal.B = "6-6 6-4 6-3 6-0 5-4 4-2 3-2"
yard = "4-4 4-0 4-1 5-2 2-1 0-0 1-1 2-2 5-1 3-3 5-3 6-5 6-1 5-0"
play = """
B:6-6 A:6-2L B:6-0U A:+4-4 A:+4-0 A:+4-1 A:+5-2 A:+2-1 A:+0-0
A:+1-1 A:+2-2 A:+5-1 A:+3-3 A:+5-3 A:+6-5 A:6-5R B:6-3D A:5-2L
B:5-4L A:4-4L B:3-2D A:4-3L B:4-2D A:5-3L B:6-4D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 50 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-5 5-2 4-3 3-3 2-2"
deal.B = "5-1 4-4 4-2 4-1 3-2 3-1 1-1"
yard = "5-4 2-1 6-2 3-0 5-0 0-0 6-4 2-0 6-5 6-1 5-3 4-0 1-0 6-3"
play = """
A:6-6 B:+5-4 B:+2-1 B:+6-2 B:6-2U A:6-0L B:+3-0 B:+5-0 B:+0-0
B:+6-4 B:6-4D A:+2-0 A:+6-5 A:6-5R B:5-4R A:2-0L B:2-1L A:4-3R
B:3-0R A:5-2U B:5-0U A:+6-1 A:6-1L B:4-4D A:+5-3 A:+4-0 A:4-0R
B:4-1R A:pass B:0-0U A:pass B:3-1R A:5-3R B:4-2D A:5-5R B:3-2D
A:3-3D B:5-1R A:pass B:1-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-2 5-1 4-1 3-2 3-1 0-0"
deal.B = "6-6 6-0 5-4 5-3 4-4 2-1 2-0"
yard = "3-3 3-0 6-1 1-1 5-0 6-4 4-2 2-2 4-0 6-5 4-3 1-0 6-3 6-2"
play = """
B:6-6 A:+3-3 A:+3-0 A:+6-1 A:6-1L B:6-0U A:+1-1 A:+5-0 A:+6-4
A:6-4R B:+4-2 B:+2-2 B:+4-0 B:+6-5 B:6-5D A:5-1L B:4-2R A:5-5L
B:5-3D A:5-2L B:2-0U A:3-2L B:2-1R A:3-3L B:2-2U A:3-1L B:+4-3
B:4-3D A:4-1L B:5-4L A:5-0L B:4-0L A:1-1R B:4-4L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 4-4 4-3 3-2 2-2 2-0"
deal.B = "6-5 6-1 4-2 4-1 3-0 2-1 1-1"
yard = "5-0 3-1 1-0 6-0 5-1 5-3 3-3 5-4 4-0 5-2 6-3 6-4 0-0 6-2"
play = """
A:6-6 B:6-5L A:+5-0 A:+3-1 A:+1-0 A:+6-0 A:6-0R B:6-1U A:+5-1
A:+5-3 A:+3-3 A:+5-4 A:+4-0 A:+5-2 A:+6-3 A:6-3D B:3-0D A:5-5L
B:1-1U A:5-4L B:2-1U A:4-4L B:4-2U A:4-3L B:4-1U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 52 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-37"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 45, B = 37, C = 105 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-37"
commitment = "52344cddfe78594955bdb19fb232de2808d84a397a053dd13cd757fc94e177c6"
secret = "ee6328f3e11308a0931d40a3915168a4cdee261cc574fde217390953260595bf"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 4-3 4-0 3-2 2-1"
deal.B = "6-4 6-3 6-2 6-0 4-2 4-1"
deal.C = "5-4 5-1 5-0 4-4 2-0 0-0"
yard = "3-1 3-3 6-1 6-5 2-2 1-1 5-2 1-0 3-0 5-5"
play = """
A:6-6 B:6-4L C:+3-1 C:+3-3 C:+6-1 C:6-1R A:+6-5 A:6-5U B:6-3D
C:4-4L A:3-2D B:6-2D C:5-4L A:2-1R B:4-2R C:5-0L A:4-3R B:6-0L
C:3-3R A:5-3R B:+2-2 B:+1-1 B:+5-2 B:5-2R C:5-1U A:+1-0 A:1-0U
B:2-2R C:2-0U
"""
end = "blocked"
delta = { A = 0, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 6-1 5-4 5-2"
deal.B = "5-5 4-0 3-0 2-2 1-1 1-0"
deal.C = "6-5 6-0 5-1 5-0 4-3 4-1"
yard = "3-2 2-1 4-4 3-3 3-1 6-2 2-0 4-2 0-0 5-3"
play = """
A:6-6 B:+3-2 B:+2-1 B:+4-4 B:+3-3 B:+3-1 B:+6-2 B:6-2L C:6-5R
A:6-1U B:+2-0 B:+4-2 B:pass C:6-0D A:5-4R B:4-4R C:4-1U A:6-4R
B:4-2L C:5-0D A:5-2D B:3-2D C:4-3D A:6-3R
"""
end = "out"
winner = "A"
delta = { A = 45, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-4 4-1 3-1 0-0"
deal.B = "6-2 6-1 5-5 4-4 3-3 3-0"
deal.C = "6-4 5-3 5-0 4-3 4-2 2-2"
yard = "5-1 5-2 6-5 2-1 6-6 1-0 1-1 2-0 4-0 3-2"
play = """
B:5-5 C:5-3L A:5-4U B:+5-1 B:5-1R C:5-0D A:4-1R B:4-4R C:4-3L
A:6-0D B:6-2D C:4-2D A:+5-2 A:+6-5 A:+2-1 A:+6-6 A:+1-0 A:+1-1
A:+2-0 A:pass B:pass C:6-4L A:6-6L B:6-1L C:pass A:1-1L B:pass
C:pass A:3-1L B:3-3L C:pass A:6-3L B:pass C:pass A:6-5L B:pass
C:pass A:5-2L B:pass C:2-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-5 5-3 4-4 4-2"
deal.B = "6-4 5-4 4-1 3-2 2-2 2-0"
deal.C = "6-2 6-1 5-1 3-3 2-1 1-1"
yard = "3-0 3-1 5-0 5-2 6-6 6-3 4-3 4-0 1-0 0-0"
play = """
A:5-5 B:5-4L C:5-1R A:5-3U B:+3-0 B:+3-1 B:+5-0 B:5-0D C:3-3U
A:4-2L B:3-2L C:1-1R A:6-0D B:6-4D C:6-1R A:4-4D B:4-1D C:6-2R
A:+5-2 A:5-2R B:3-1L C:2-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 20 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-4 4-2 3-0 2-2 2-0"
deal.B = "6-5 4-0 3-3 2-1 1-1 0-0"
deal.C = "6-6 6-4 5-1 5-0 4-3 3-2"
yard = "4-4 6-3 6-0 5-3 5-2 4-1 6-1 5-5 1-0 3-1"
play = """
C:6-6 A:6-2L B:6-5R C:6-4U A:+4-4 A:+6-3 A:6-3D B:3-3D C:4-3U
A:3-0U B:4-0U C:3-2L A:5-4U B:+6-0 B:+5-3 B:5-3L C:5-0L A:2-0L
B:2-1L C:5-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 26 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-4 5-2 4-0 3-0"
deal.B = "6-3 6-2 4-1 3-1 2-0 1-1"
deal.C = "6-4 5-1 4-3 3-2 2-1 0-0"
yard = "4-2 2-2 3-3 6-1 1-0 5-0 6-0 4-4 5-3 6-6"
play = """
A:5-5 B:+4-2 B:+2-2 B:+3-3 B:+6-1 B:+1-0 B:+5-0 B:5-0L C:5-1R
A:5-4U B:+6-0 B:+4-4 B:pass C:pass A:6-5D B:6-3D C:4-3U A:4-0L
B:4-4L C:6-4L A:3-0U B:6-2L C:3-2L A:pass B:6-1R C:0-0U A:pass
B:3-3L C:pass A:pass B:6-0R C:pass A:pass B:3-1L C:2-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 27 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-2 5-0 4-2 3-0 2-2"
deal.B = "6-3 6-1 5-5 5-4 5-3 4-3"
deal.C = "6-6 6-5 6-4 5-1 4-4 1-0"
yard = "2-0 4-1 4-0 0-0 1-1 3-1 6-2 2-1 3-2 3-3"
play = """
C:6-6 A:6-0L B:6-3R C:6-5U A:+2-0 A:+4-1 A:+4-0 A:+0-0 A:+1-1
A:+3-1 A:+6-2 A:6-2D B:5-5U C:5-1U A:3-1U B:5-3R C:1-0L A:4-1L
B:5-4L C:+2-1 C:2-1D A:1-1D B:4-3U C:4-4U A:4-0U B:6-1D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 37, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 5-5 3-1 2-1"
deal.B = "5-0 4-2 4-1 3-3 3-0 2-2"
deal.C = "6-4 6-2 5-4 5-2 4-0 3-2"
yard = "2-0 5-1 6-0 5-3 1-1 4-4 0-0 6-1 1-0 4-3"
play = """
A:6-6 B:+2-0 B:+5-1 B:+6-0 B:6-0L C:6-4R A:6-3U B:+5-3 B:+1-1
B:+4-4 B:+0-0 B:+6-1 B:6-1D C:3-2U A:2-1U B:4-4R C:4-0L A:3-1U
B:5-3U C:5-4U A:pass B:4-2L C:6-2L A:6-5L B:5-1L C:pass A:pass
B:4-1L C:pass A:pass B:1-1D
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 23 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-38"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 3, D = 2 }
score = { A = 0, B = 125, C = 0, D = 23 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-38"
commitment = "3e3c64e45ca05799f1d30ecd36777a82375cbc155f03100c43aaadd1710dbb19"
secret = "f3105ddd39fc68057db43084ab02d84a3bc364e523d2fc18996d96b6ff6dc54b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 4-2 4-0 0-0"
deal.B = "6-2 6-1 5-3 5-2 2-0"
deal.C = "6-3 6-0 5-0 4-3 3-1"
deal.D = "4-4 4-1 3-3 3-0 2-1"
yard = "5-4 6-5 3-2 2-2 1-1 1-0 6-4 5-1"
play = """
A:6-6 B:6-2L C:6-3R D:+5-4 D:+6-5 D:6-5U A:+3-2 A:+2-2 A:+1-1
A:+1-0 A:pass B:6-1D C:4-3R D:2-1D A:5-5U B:5-2U C:pass D:5-4R
A:4-2L B:5-3R C:3-1R D:4-1R A:3-2U B:2-0D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 39, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 5-4 5-3 5-0"
deal.B = "6-2 4-4 3-3 1-1 0-0"
deal.C = "6-6 6-5 5-1 4-0 2-2"
deal.D = "6-4 4-2 3-1 3-0 2-0"
yard = "4-3 2-1 6-1 5-2 1-0 4-1 3-2 5-5"
play = """
C:6-6 D:6-4L A:6-3R B:6-2U C:6-5D D:3-0R A:5-4L B:0-0R C:5-1L
D:2-0R A:5-3D B:3-3D C:2-2R D:4-2R A:+4-3 A:4-3R B:1-1L C:+2-1
C:2-1L D:3-1D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 23 }

[[match.hand]]
opener = "B"
deal.A = "5-4 4-0 3-3 3-2 3-1"
deal.B = "6-6 6-3 4-4 4-2 3-0"
deal.C = "6-5 6-4 5-1 1-1 1-0"
deal.D = "5-3 4-1 2-2 2-1 0-0"
yard = "4-3 6-2 5-2 2-0 5-0 5-5 6-0 6-1"
play = """
B:6-6 C:6-5L D:+4-3 D:+6-2 D:6-2U A:+5-2 A:+2-0 A:+5-0 A:+5-5
A:pass B:6-3R C:6-4D D:4-3R A:5-5L B:4-2U C:5-1L D:2-1L A:5-4R
B:4-4U C:pass D:4-1U A:5-2L B:pass C:1-1U D:5-3L A:3-3L B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 25, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-1 4-3 4-0 2-2"
deal.B = "6-5 6-0 3-3 3-0 0-0"
deal.C = "6-4 6-3 6-2 5-0 2-1"
deal.D = "5-5 4-2 4-1 3-2 1-0"
yard = "5-4 5-2 3-1 4-4 5-3 6-1 1-1 2-0"
play = """
A:6-6 B:6-5L C:6-4R D:+5-4 D:+5-2 D:+3-1 D:+4-4 D:+5-3 D:+6-1
D:6-1U A:pass B:6-0D C:5-0L D:1-0L A:4-3R B:3-3R C:2-1L D:4-1U
A:2-2L B:3-0R C:6-2L D:5-4U A:5-1U B:0-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 61, C = 0, D = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-39"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 104, B = 7 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-39"
commitment = "5c0d1ed43637d20a341092327874ae67f90dd36f5ad74de076ed4d0de94f6664"
secret = "f2b09bde5058d97524047eef48f1d6bbe6d79b75f63251d4ba6ba813b52e3257"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 5-3 5-0 3-3 3-1 2-1 2-0"
deal.B = "6-0 5-4 5-2 5-1 4-3 3-0 2-2"
yard = "3-2 4-2 4-0 1-0 6-3 6-1 4-1 6-4 5-5 0-0 4-4 6-6 6-5 1-1"
play = """
A:3-3 B:4-3L A:5-3R B:3-0U A:3-1D B:5-4L A:5-0U B:5-2L A:2-1D
B:2-2L A:6-2L B:6-0L A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-2 5-1 4-1 4-0 3-3"
deal.B = "6-6 5-5 5-4 5-3 4-4 4-2 2-1"
yard = "6-3 2-2 6-1 6-4 1-1 5-0 3-2 3-1 0-0 1-0 6-5 2-0 4-3 3-0"
play = """
B:6-6 A:6-2L B:+6-3 B:6-3R A:6-0U B:+2-2 B:+6-1 B:6-1D A:3-3R
B:4-2L A:4-1L B:2-1L A:5-2L B:5-5L A:5-1L B:5-3R A:4-0U
"""
end = "out"
winner = "A"
delta = { A = 21, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-1 5-4 5-3 4-4 3-0"
deal.B = "6-0 5-5 5-2 4-0 3-2 3-1 2-1"
yard = "4-3 5-0 4-1 5-1 1-1 6-4 1-0 0-0 6-6 3-3 2-0 2-2 4-2 6-2"
play = """
B:5-5 A:6-5L B:5-2R A:5-4U B:+4-3 B:+5-0 B:5-0D A:4-4U B:6-0L
A:3-0L B:4-3L A:+4-1 A:4-1L B:3-1L A:6-3L B:3-2R A:5-3R B:4-0U
A:6-1L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-1 4-3 4-2 2-2 1-1 0-0"
deal.B = "6-6 6-5 6-2 4-1 3-2 3-1 1-0"
yard = "3-0 5-0 6-0 6-1 5-5 5-3 5-4 2-1 4-4 2-0 3-3 6-4 5-2 4-0"
play = """
B:6-6 A:6-3L B:6-5R A:+3-0 A:+5-0 A:+6-0 A:6-0U B:6-2D A:2-2D
B:3-2L A:5-0R B:1-0R A:1-1R B:4-1R A:4-2R B:+6-1 B:+5-5 B:+5-3
B:+5-4 B:+2-1 B:2-1L A:5-1L B:5-5L A:0-0U B:5-4L A:4-3L B:5-3L
A:3-0U
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-2 5-0 4-3 4-2 4-1"
deal.B = "6-4 6-0 5-5 5-1 4-0 3-1 0-0"
yard = "6-1 2-0 1-1 5-2 5-3 1-0 5-4 2-1 3-0 3-3 3-2 2-2 6-6 4-4"
play = """
B:5-5 A:6-5L B:5-1R A:5-0U B:+6-1 B:+2-0 B:+1-1 B:+5-2 B:5-2D
A:6-3L B:3-1L A:6-2D B:6-1L A:4-1R B:6-4L A:4-3L B:4-0R A:+5-3
A:5-3L B:6-0R A:+1-0 A:1-0U B:1-1U A:+5-4 A:5-4L B:+2-1 B:2-1U
A:4-2U
"""
end = "out"
winner = "A"
delta = { A = 2, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 4-2 4-1 4-0 3-0 1-1"
deal.B = "6-6 6-1 5-4 5-0 3-1 2-1 2-0"
yard = "0-0 5-1 5-3 4-3 3-2 6-4 6-0 5-5 6-3 5-2 1-0 2-2 4-4 3-3"
play = """
B:6-6 A:6-5L B:6-1R A:6-2U B:+0-0 B:+5-1 B:+5-3 B:+4-3 B:+3-2
B:+6-4 B:6-4D A:4-2U B:5-4L A:4-1R B:4-3L A:3-0L B:5-0L A:4-0R
B:5-3L A:+6-0 A:6-0R B:3-2L A:+5-5 A:+6-3 A:6-3R B:2-1L A:1-1L
B:5-1L A:5-5L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-2 4-3 4-2 4-1 3-0 1-1"
deal.B = "6-6 6-0 5-5 3-3 3-1 2-2 1-0"
yard = "4-4 2-1 5-0 2-0 6-3 5-1 0-0 5-3 6-1 3-2 6-4 6-2 6-5 4-0"
play = """
B:6-6 A:+4-4 A:+2-1 A:+5-0 A:+2-0 A:+6-3 A:6-3L B:6-0R A:+5-1
A:+0-0 A:+5-3 A:+6-1 A:6-1U B:+3-2 B:+6-4 B:6-4D A:4-4D B:3-3L
A:5-3L B:5-5L A:5-4L B:1-0R A:5-1R B:3-1U A:3-0U B:+6-2 B:pass
A:4-1L B:pass A:5-0R B:pass A:1-1L B:pass A:0-0R B:pass A:4-3D
B:3-2D A:4-2D B:pass A:2-1L B:6-2L A:2-0R B:2-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-3 5-4 5-0 4-4 4-0"
deal.B = "5-5 5-2 4-3 4-2 3-0 2-1 1-0"
yard = "6-6 6-1 2-2 5-3 5-1 0-0 3-3 4-1 1-1 6-2 3-2 6-0 3-1 2-0"
play = """
B:5-5 A:6-5L B:5-2R A:5-4U B:+6-6 B:+6-1 B:+2-2 B:+5-3 B:5-3D
A:4-4U B:6-6L A:6-3D B:6-1L A:6-4D B:2-1L A:4-0U B:4-2L A:5-0U
"""
end = "out"
winner = "A"
delta = { A = 15, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 5-2 5-1 5-0 4-3 2-1"
deal.B = "6-1 4-0 3-3 2-0 1-1 1-0 0-0"
yard = "6-5 4-2 6-4 4-4 5-3 6-6 3-0 3-1 6-2 2-2 6-0 4-1 6-3 3-2"
play = """
A:5-5 B:+6-5 B:6-5L A:5-4R B:+4-2 B:+6-4 B:+4-4 B:+5-3 B:5-3U
A:5-2D B:6-4L A:4-3U B:4-4L A:2-1D B:4-2L A:5-1D B:2-0L A:5-0L
"""
end = "out"
winner = "A"
delta = { A = 20, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 6-0 4-2 3-1 0-0"
deal.B = "6-1 5-3 5-0 4-1 4-0 3-3 1-1"
yard = "5-4 2-2 5-2 2-1 3-2 6-4 6-3 5-1 1-0 4-4 3-0 4-3 2-0 5-5"
play = """
A:6-6 B:6-1L A:6-5R B:+5-4 B:+2-2 B:+5-2 B:+2-1 B:+3-2 B:+6-4
B:6-4U A:6-0D B:4-1L A:4-2L B:5-2L A:0-0D B:5-4L A:+6-3 A:+5-1
A:5-1R B:4-0L A:3-1R B:5-0L A:6-3R B:5-3L A:6-2R
"""
end = "out"
winner = "A"
delta = { A = 20, B = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-40"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 86, B = 36, C = 103 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-40"
commitment = "76c6923a55023f8d3efaa3a002b5f4f697df09c55561b15135d37ddbe7b148b3"
secret = "621247a1e46fb070414f681261e90a6f5ce3fe3f5721bb7d0c2d5de7f3945e0c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-3 3-1 2-2 1-1"
deal.B = "5-4 5-3 4-2 3-3 2-1 0-0"
deal.C = "6-6 6-2 5-0 4-1 2-0 1-0"
yard = "5-5 6-1 3-2 6-0 4-3 5-1 5-2 4-4 3-0 4-0"
play = """
C:6-6 A:6-5L B:+5-5 B:+6-1 B:6-1U C:6-2R A:6-4D B:5-4D C:5-0L
A:2-2R B:2-1R C:4-1R A:3-1U B:3-3U C:2-0L A:6-3U B:5-5D C:+3-2
C:3-2L A:+6-0 A:6-0U B:5-3D C:1-0U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-0 4-2 3-3 3-1 1-0"
deal.B = "6-6 6-5 6-4 6-1 4-0 2-2"
deal.C = "6-2 5-2 5-1 3-2 2-1 1-1"
yard = "0-0 3-0 4-3 6-3 2-0 5-3 5-5 4-4 5-4 4-1"
play = """
B:6-6 C:6-2L A:6-0R B:6-1U C:+0-0 C:+3-0 C:+4-3 C:+6-3 C:6-3D
A:4-2L B:4-0L C:4-3D A:5-0L B:6-4D C:5-2L A:1-0R B:2-2L C:5-1R
A:3-1U B:6-5R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 19, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 4-2 4-1 2-1 2-0"
deal.B = "6-6 6-1 5-5 3-2 2-2 1-0"
deal.C = "6-5 6-4 4-3 3-3 3-1 3-0"
yard = "6-0 6-2 5-2 0-0 4-4 4-0 1-1 5-3 5-0 5-1"
play = """
B:6-6 C:6-5L A:6-3R B:6-1U C:6-4D A:5-4L B:1-0U C:4-3L A:2-0U
B:3-2U C:3-3L A:4-2D B:2-2D C:3-1L A:4-1L B:+6-0 B:+6-2 B:6-2D
C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 19 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 4-3 4-1 4-0 3-3"
deal.B = "6-4 5-1 4-2 2-2 1-0 0-0"
deal.C = "5-4 5-3 4-4 3-2 3-0 2-1"
yard = "6-2 2-0 5-0 1-1 3-1 6-6 5-2 6-3 6-1 5-5"
play = """
C:4-4 A:4-3L B:6-4U C:5-4R A:4-1D B:1-0D C:5-3L A:6-5L B:5-1R
C:2-1R A:6-0L B:0-0L C:3-2R A:4-0L B:4-2L C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 10 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-3 4-4 4-1 3-3 3-0"
deal.B = "6-0 5-4 5-1 3-2 1-0 0-0"
deal.C = "6-5 6-2 6-1 5-0 4-3 1-1"
yard = "6-3 2-1 6-6 2-0 4-0 6-4 2-2 3-1 4-2 5-2"
play = """
A:5-5 B:5-4L C:6-5R A:5-3U B:5-1D C:6-2R A:4-4L B:3-2U C:4-3L
A:3-3L B:1-0D C:5-0D A:3-0L B:6-0L C:6-1L A:4-1L
"""
end = "out"
winner = "A"
delta = { A = 2, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-0 4-2 3-3 1-1"
deal.B = "6-4 5-5 3-0 2-2 2-0 0-0"
deal.C = "6-5 5-3 4-1 4-0 3-1 1-0"
yard = "6-1 5-2 4-3 4-4 5-0 2-1 5-1 3-2 5-4 6-2"
play = """
A:6-6 B:6-4U C:6-5L A:6-3R B:+6-1 B:6-1D C:5-3L A:3-3L B:3-0L
C:4-1U A:6-0L B:+5-2 B:+4-3 B:4-3R C:4-0R A:1-1U B:2-0R C:3-1U
A:4-2R
"""
end = "out"
winner = "A"
delta = { A = 22, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 5-5 4-4 4-2"
deal.B = "5-4 4-1 3-0 2-2 2-0 1-1"
deal.C = "6-4 6-2 6-0 3-3 1-0 0-0"
yard = "3-1 5-0 5-2 6-1 5-3 4-3 2-1 3-2 4-0 5-1"
play = """
A:6-6 B:+3-1 B:+5-0 B:+5-2 B:+6-1 B:6-1L C:6-4R A:6-5U B:+5-3
B:+4-3 B:+2-1 B:+3-2 B:pass C:6-2D A:4-4R B:2-0D C:6-0D A:4-2R
B:4-1L C:pass A:5-5U B:5-4U C:pass A:6-3D
"""
end = "out"
winner = "A"
delta = { A = 55, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-2 4-2 3-3 3-1 1-1"
deal.B = "6-5 5-5 4-3 4-1 3-0 1-0"
deal.C = "6-3 6-1 6-0 5-3 5-0 0-0"
yard = "2-1 3-2 2-2 4-4 5-1 2-0 6-2 4-0 6-4 6-6"
play = """
B:5-5 C:5-3L A:5-4R B:6-5U C:5-0D A:3-3L B:3-0D C:6-3L A:4-2R
B:4-3D C:6-1L A:3-1L B:4-1D C:6-0U A:5-2R B:1-0U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 2, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 4-1 3-1 3-0 1-0"
deal.B = "5-5 5-3 4-4 4-2 3-2 0-0"
deal.C = "6-6 6-5 5-4 5-1 3-3 2-1"
yard = "1-1 4-3 5-2 2-2 2-0 6-1 5-0 6-2 6-4 4-0"
play = """
C:6-6 A:6-3L B:+1-1 B:+4-3 B:+5-2 B:+2-2 B:+2-0 B:+6-1 B:6-1U
C:6-5R A:6-0D B:1-1U C:5-4R A:3-1L B:2-0D C:5-1L A:4-1R B:5-3L
C:3-3L A:3-0L B:4-2D C:2-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 42 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-4 4-4 3-3 3-0 2-1"
deal.B = "6-3 5-1 5-0 3-2 2-0 1-0"
deal.C = "6-0 5-5 5-3 3-1 1-1 0-0"
yard = "5-2 4-1 6-6 4-0 6-5 6-4 4-2 4-3 2-2 6-2"
play = """
C:5-5 A:5-4L B:5-0U C:5-3R A:+5-2 A:5-2D B:3-2R C:6-0U A:4-4L
B:2-0R C:0-0R A:3-0R B:6-3R C:+4-1 C:4-1L A:6-1L B:+6-6 B:6-6L
C:+4-0 C:+6-5 C:6-5L A:2-1D B:5-1L C:3-1L A:3-3L
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-3 4-1 3-0 1-0"
deal.B = "6-5 6-0 5-4 5-1 4-2 4-0"
deal.C = "6-2 6-1 5-2 5-0 3-3 2-1"
yard = "4-3 1-1 3-1 6-3 4-4 2-2 5-5 0-0 2-0 3-2"
play = """
A:6-6 B:6-0L C:6-2R A:6-4U B:6-5D C:5-2R A:3-0L B:4-2U C:3-3L
A:5-3L B:5-1L C:6-1L A:+4-3 A:+1-1 A:+3-1 A:+6-3 A:6-3L B:5-4R
C:5-0D A:4-3L B:4-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 15, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-1 4-3 4-0 3-2 0-0"
deal.B = "6-3 6-1 5-0 3-0 1-1 1-0"
deal.C = "6-0 5-4 5-3 4-4 4-2 3-3"
yard = "6-2 6-5 5-2 2-0 4-1 6-6 3-1 5-5 2-2 2-1"
play = """
C:4-4 A:6-4L B:+6-2 B:+6-5 B:+5-2 B:+2-0 B:+4-1 B:4-1R C:5-4U
A:4-3D B:6-1R C:5-3U A:3-2U B:5-2U C:3-3D A:5-1U B:6-3D C:6-0L
A:4-0L B:6-2R C:4-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 24 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-41"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2, D = 4 }
score = { A = 101, B = 31, C = 45, D = 21 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-41"
commitment = "a3db2524ad1f76d9be344d369026e265c815cacc0c859dcea5da954f0bd85627"
secret = "fc74f00a064493a900212e1c2cca374adc9f48287111731bd80fbe7f98cd1367"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-5 5-3 5-2 2-2 1-0"
deal.B = "6-2 4-0 3-2 2-0 0-0"
deal.C = "6-4 5-1 5-0 4-4 3-3"
deal.D = "4-3 4-2 3-1 2-1 1-1"
yard = "6-0 5-4 6-5 3-0 6-1 6-6 4-1 6-3"
play = """
A:5-5 B:+6-0 B:+5-4 B:5-4L C:5-1R D:+6-5 D:6-5U A:5-2D B:6-2U
C:4-4L D:4-3L A:2-2U B:3-2L C:+3-0 C:+6-1 C:6-1R D:4-2L A:+6-6
A:6-6R B:6-0R C:5-0R D:2-1U A:5-3R B:4-0L C:3-3R D:3-1R A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 17, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-5 5-3 4-2"
deal.B = "4-3 4-0 3-1 2-2 2-1"
deal.C = "6-5 5-0 4-4 4-1 0-0"
deal.D = "6-3 6-0 5-1 3-2 3-0"
yard = "5-4 5-2 6-1 6-2 1-0 3-3 1-1 2-0"
play = """
A:6-6 B:+5-4 B:+5-2 B:+6-1 B:6-1L C:6-5R D:6-3U A:6-4D B:5-4R
C:4-1L D:3-2U A:4-2L B:5-2L C:4-4R D:5-1L A:+6-2 A:6-2U B:4-3R
C:+1-0 C:1-0L D:6-0L A:5-3R B:4-0D C:5-0R D:3-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 21 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-1 5-3 3-0"
deal.B = "6-2 5-2 4-3 2-2 2-1"
deal.C = "5-1 5-0 4-4 4-2 0-0"
deal.D = "6-6 5-5 5-4 4-1 3-1"
yard = "3-3 4-0 6-0 3-2 2-0 6-3 1-0 1-1"
play = """
D:6-6 A:6-5U B:6-2L C:+3-3 C:+4-0 C:+6-0 C:6-0R D:+3-2 D:+2-0
D:+6-3 D:6-3D A:5-3D B:5-2L C:5-0R D:5-5L A:pass B:pass C:5-1L
D:4-1L A:6-4L B:pass C:pass D:5-4R A:6-1L B:4-3R C:3-3R D:3-1L
A:3-0R
"""
end = "out"
winner = "A"
delta = { A = 32, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 4-4 4-0 3-3 2-2"
deal.B = "6-6 6-3 4-2 4-1 3-2"
deal.C = "6-4 5-5 5-0 3-1 1-0"
deal.D = "6-1 6-0 5-2 5-1 1-1"
yard = "5-3 2-1 3-0 6-5 2-0 6-2 0-0 4-3"
play = """
B:6-6 C:6-4L D:6-1R A:+5-3 A:+2-1 A:+3-0 A:+6-5 A:6-5U B:6-3D
C:5-5U D:5-1R A:4-0L B:3-2D C:5-0L D:5-2L A:5-4U B:4-2L C:+2-0
C:2-0D D:6-0D A:4-4L B:4-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 31, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-0 5-5 4-3"
deal.B = "6-4 6-3 5-2 2-1 1-1"
deal.C = "5-4 5-3 3-2 2-0 0-0"
deal.D = "6-5 3-3 3-1 3-0 1-0"
yard = "2-2 5-0 4-1 5-1 4-0 4-2 6-1 4-4"
play = """
A:6-6 B:6-4L C:+2-2 C:+5-0 C:+4-1 C:+5-1 C:+4-0 C:+4-2 C:pass
D:6-5R A:6-2U B:6-3D C:5-3D D:pass A:5-5R B:5-2R C:5-4L D:pass
A:pass B:2-1R C:5-1R D:pass A:pass B:pass C:2-2U D:pass A:pass
B:pass C:4-2U D:pass A:4-3U B:pass C:3-2U D:pass A:pass B:pass
C:5-0L D:3-0L A:pass B:pass C:2-0U D:3-3L A:6-0U
"""
end = "out"
winner = "A"
delta = { A = 16, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 3-2 3-0"
deal.B = "6-3 6-0 5-3 1-1 1-0"
deal.C = "4-4 4-3 4-0 3-1 2-0"
deal.D = "6-4 6-1 5-5 5-1 2-2"
yard = "5-2 5-4 5-0 3-3 0-0 2-1 4-1 4-2"
play = """
A:6-6 B:6-3L C:+5-2 C:+5-4 C:+5-0 C:+3-3 C:+0-0 C:+2-1 C:pass
D:6-4R A:6-2U B:6-0D C:4-4R D:2-2U A:3-2U B:5-3L C:5-2L D:pass
A:3-0D B:pass C:3-3U D:pass A:pass B:pass C:4-3U D:pass A:pass
B:pass C:4-0R D:pass A:pass B:1-0R C:3-1R D:pass A:pass B:pass
C:2-0L D:pass A:pass B:pass C:0-0L D:pass A:pass B:pass C:5-4U
D:5-5U A:6-5U
"""
end = "out"
winner = "A"
delta = { A = 23, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-1 4-3 3-3"
deal.B = "6-6 5-5 5-3 2-2 1-1"
deal.C = "5-4 4-2 3-1 2-1 2-0"
deal.D = "5-0 3-2 3-0 1-0 0-0"
yard = "6-3 5-1 6-5 4-0 6-0 4-4 4-1 5-2"
play = """
B:6-6 C:+6-3 C:6-3L D:+5-1 D:+6-5 D:6-5R A:6-2U B:+4-0 B:+6-0
B:6-0D C:2-0D D:3-2L A:+4-4 A:pass B:5-5R C:5-4R D:pass A:4-4R
B:2-2L C:4-2R D:pass A:pass B:pass C:2-1L D:5-1L A:pass B:5-3L
C:3-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 45, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 5-0 4-1 4-0"
deal.B = "6-1 5-2 4-3 3-1 3-0"
deal.C = "4-4 3-3 2-0 1-1 0-0"
deal.D = "6-5 6-4 6-0 5-4 2-1"
yard = "6-6 5-3 1-0 2-2 6-2 3-2 5-1 4-2"
play = """
A:5-5 B:5-2L C:+6-6 C:+5-3 C:5-3R D:6-5U A:5-0D B:4-3R C:6-6U
D:2-1L A:4-0D B:6-1L C:4-4R D:6-4L A:4-1L B:3-1L C:3-3L D:5-4R
A:6-3L
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-42"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 9, B = 136 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-42"
commitment = "f71f765b896a7a04028949ef27927549f134de50e3d843528f6ba73502a6b9c7"
secret = "861d39feafd0dd50c302c2124de427f309c8ae68657598038a83b8ebb2ffaf64"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 4-1 2-2 2-1 2-0 0-0"
deal.B = "5-4 5-3 5-2 5-1 5-0 4-2 3-3"
yard = "3-2 3-0 1-0 4-4 4-3 1-1 6-3 6-4 6-2 4-0 3-1 6-6 6-1 5-5"
play = """
B:3-3 A:+3-2 A:3-2L B:5-3R A:+3-0 A:3-0U B:+1-0 B:+4-4 B:+4-3
B:4-3D A:6-5R B:4-4D A:6-0R B:5-2L A:4-1D B:5-1D A:2-0R B:4-2R
A:0-0U B:5-4R A:+1-1 A:+6-3 A:+6-4 A:+6-2 A:+4-0 A:4-0U B:5-0L
A:6-4U B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 26 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-2 4-1 3-2 3-0 2-2"
deal.B = "6-6 6-1 5-5 5-2 4-4 4-2 1-1"
yard = "5-3 4-0 5-0 5-4 1-0 6-0 2-0 6-3 3-3 5-1 3-1 0-0 2-1 4-3"
play = """
B:6-6 A:6-5L B:6-1R A:6-4U B:+5-3 B:+4-0 B:+5-0 B:+5-4 B:+1-0
B:+6-0 B:6-0D A:4-1R B:5-0D A:+2-0 A:+6-3 A:+3-3 A:+5-1 A:5-1L
B:5-5D A:+3-1 A:3-1L B:5-3L A:+0-0 A:pass B:4-4R A:pass B:5-4L
A:pass B:4-0L A:3-0L B:5-2D A:6-3L B:4-2D A:6-2L B:pass A:3-2L
B:pass A:3-3L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 4-1 3-0 2-2 2-1 1-1"
deal.B = "6-6 6-4 6-1 5-4 4-4 4-3 3-3"
yard = "5-2 3-1 4-2 5-1 4-0 6-0 1-0 5-0 3-2 2-0 5-5 6-3 0-0 5-3"
play = """
B:6-6 A:6-5L B:6-4R A:6-2U B:6-1D A:4-1R B:5-4L A:2-2U B:4-4L
A:2-1R B:4-3L A:3-0L B:+5-2 B:5-2R A:1-1D
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-2 5-1 4-0 3-3 3-1 1-1"
deal.B = "6-0 5-3 4-3 4-2 3-2 3-0 2-2"
yard = "4-4 6-2 5-0 6-6 6-3 5-5 4-1 6-5 1-0 0-0 5-4 2-0 6-1 2-1"
play = """
A:3-3 B:5-3L A:3-1R B:4-3U A:+4-4 A:+6-2 A:+5-0 A:+6-6 A:+6-3
A:6-3D B:4-2U A:6-6D B:2-2U A:6-4D B:3-2U A:4-4D B:3-0U A:5-2L
B:6-0U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-2 5-2 4-1 3-0 2-2"
deal.B = "6-6 6-5 6-0 5-0 4-2 3-3 3-2"
yard = "5-3 4-0 2-0 2-1 1-1 5-5 6-1 3-1 4-3 1-0 5-1 5-4 0-0 4-4"
play = """
B:6-6 A:6-4L B:6-5R A:6-3U B:6-0D A:5-2R B:4-2L A:6-2L B:3-2U
A:2-2R B:5-0D A:+5-3 A:5-3D B:3-3D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-3 5-0 2-2 2-1 0-0"
deal.B = "6-6 6-4 6-1 5-2 4-4 4-2 4-1"
yard = "3-1 1-1 5-1 6-0 3-0 5-4 3-2 6-3 3-3 2-0 5-5 1-0 4-3 4-0"
play = """
B:6-6 A:6-5L B:6-4R A:6-2U B:6-1D A:5-3L B:4-4R A:2-2U B:4-1D
A:2-1U B:4-2R A:+3-1 A:3-1L B:5-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 5-4 4-3 4-2 4-1 0-0"
deal.B = "5-5 4-4 4-0 3-0 2-2 1-1 1-0"
yard = "5-0 3-3 5-3 5-1 6-6 5-2 6-5 2-0 3-1 6-2 2-1 6-0 6-3 3-2"
play = """
B:5-5 A:5-4L B:+5-0 B:5-0R A:+3-3 A:+5-3 A:5-3U B:+5-1 B:5-1D
A:6-4L B:3-0U A:6-1L B:1-1L A:4-1L B:4-4L A:4-3L B:1-0D A:3-3L
B:4-0R A:4-2R B:2-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-2 4-4 4-2 3-1 2-2 2-1"
deal.B = "6-4 6-3 5-5 5-3 5-1 3-0 1-0"
yard = "0-0 5-0 4-0 6-1 3-2 6-5 6-2 4-1 4-3 3-3 6-6 1-1 6-0 2-0"
play = """
B:5-5 A:5-4L B:5-3R A:5-2U B:5-1D A:4-4L B:6-4L A:4-2U B:6-3L
A:3-1L B:3-0R A:2-1L B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-0 4-4 4-3 4-1 0-0"
deal.B = "6-4 6-3 5-3 5-2 3-0 2-2 2-0"
yard = "3-1 6-6 2-1 1-0 6-2 5-1 5-5 5-4 4-2 1-1 4-0 3-2 3-3 6-1"
play = """
A:4-4 B:6-4L A:4-3R B:+3-1 B:+6-6 B:+2-1 B:+1-0 B:+6-2 B:+5-1
B:+5-5 B:+5-4 B:5-4U A:4-1D B:6-6L A:6-5L B:5-5L A:5-0L B:6-3R
A:6-0L B:5-1D A:+4-2 A:+1-1 A:+4-0 A:+3-2 A:pass B:6-2L A:4-2L
B:5-2U A:3-2U B:5-3U A:4-0L B:2-0L A:pass B:2-2L A:pass B:2-1L
A:1-1L B:3-1L A:pass B:3-0L A:0-0L
"""
end = "out"
winner = "A"
delta = { A = 1, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-1 4-2 3-0 2-2 1-0"
deal.B = "6-5 5-3 4-0 3-2 2-1 1-1 0-0"
yard = "2-0 6-0 6-3 5-0 4-4 5-4 5-2 5-5 3-1 6-4 4-3 4-1 6-1 3-3"
play = """
A:6-6 B:6-5L A:6-2R B:+2-0 B:+6-0 B:6-0U A:+6-3 A:6-3D B:5-3L
A:4-2R B:4-0R A:3-0L B:3-2D A:2-2D B:2-0D A:1-0L B:2-1L A:+5-0
A:5-0R B:0-0U A:5-1R
"""
end = "out"
winner = "A"
delta = { A = 2, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 4-2 4-1 3-2 2-2 2-0 0-0"
deal.B = "6-3 5-4 4-4 4-3 3-3 3-1 2-1"
yard = "6-4 6-0 5-1 6-2 3-0 6-5 6-6 4-0 6-1 5-3 1-1 1-0 5-5 5-0"
play = """
B:4-4 A:4-2L B:5-4R A:4-1U B:4-3D A:5-2L B:3-3D A:3-2D B:2-1D
A:+6-4 A:+6-0 A:+5-1 A:5-1L B:3-1L A:+6-2 A:+3-0 A:3-0L B:+6-5
B:6-5R A:6-4R B:+6-6 B:+4-0 B:4-0L A:+6-1 A:6-1U B:6-6U A:6-2U
B:+5-3 B:+1-1 B:1-1D A:2-2U B:+1-0 B:1-0D A:6-0D B:6-3D A:2-0U
B:5-3D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-2 6-1 4-3 4-0 3-0"
deal.B = "6-5 5-5 5-2 4-4 4-1 1-1 0-0"
yard = "5-0 3-1 3-3 5-1 4-2 2-0 1-0 6-6 6-0 2-1 2-2 5-3 5-4 3-2"
play = """
B:5-5 A:+5-0 A:5-0L B:6-5R A:+3-1 A:+3-3 A:+5-1 A:5-1U B:5-2D
A:6-4R B:4-4R A:6-2D B:4-1R A:6-3D B:1-1R A:6-1R B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 24 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 6-0 5-2 4-4 4-2 3-2"
deal.B = "6-4 5-1 4-3 3-3 3-0 2-0 0-0"
yard = "3-1 6-6 6-5 5-5 5-0 2-1 1-1 4-0 5-4 4-1 2-2 1-0 6-2 5-3"
play = """
A:4-4 B:6-4L A:4-2R B:4-3U A:+3-1 A:+6-6 A:+6-5 A:+5-5 A:+5-0
A:+2-1 A:+1-1 A:+4-0 A:4-0D B:3-3U A:6-6L B:2-0R A:6-5L B:3-0U
A:5-5L B:5-1L A:6-1L B:0-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 41 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-43"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 112, B = 16, C = 59 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-43"
commitment = "1d0acc3a769d6aac14cc286e378cea6f265082fd03dc750559f83623cb3c370f"
secret = "9e27cbea3b5557f00619264779aa11654d9a131317a6ca998945c44e0c120c9f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 3-3 3-2 3-0 2-1"
deal.B = "6-5 6-4 6-3 3-1 2-2 2-0"
deal.C = "5-0 4-3 4-1 1-1 1-0 0-0"
yard = "5-4 5-2 6-1 4-2 6-0 4-0 5-3 4-4 6-6 5-1"
play = """
A:5-5 B:6-5L C:5-0R A:+5-4 A:5-4U B:+5-2 B:5-2D C:0-0R A:6-2L
B:2-2L C:1-0R A:2-1R B:2-0L C:4-1U A:3-0L B:6-3L C:1-1U A:3-2R
B:6-4L C:4-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 4-0 3-3 2-2 1-0"
deal.B = "6-6 6-4 6-0 5-5 5-3 3-1"
deal.C = "6-2 5-1 4-3 4-1 1-1 0-0"
yard = "5-0 5-2 6-1 3-0 5-4 4-2 2-0 3-2 2-1 4-4"
play = """
B:6-6 C:6-2L A:6-5R B:6-4U C:+5-0 C:+5-2 C:+6-1 C:6-1D A:2-2L
B:5-5R C:4-1D A:4-0U B:5-3R C:4-3D A:3-3R B:3-1R C:5-0U A:6-3D
B:6-0D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 16, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-0 5-4 4-4 3-1"
deal.B = "5-5 5-2 4-3 3-2 3-0 2-0"
deal.C = "5-3 5-1 4-1 2-2 2-1 1-1"
yard = "6-4 4-2 0-0 3-3 6-6 6-1 4-0 6-5 1-0 5-0"
play = """
B:5-5 C:5-1L A:5-4R B:5-2U C:5-3D A:4-4R B:4-3R C:1-1L A:3-1L
B:3-2L C:2-1L A:6-2U B:3-0R C:4-1L A:6-0R B:+6-4 B:6-4L C:+4-2
C:+0-0 C:+3-3 C:3-3D A:6-3L
"""
end = "out"
winner = "A"
delta = { A = 12, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-0 4-2 3-3 3-1"
deal.B = "6-6 5-5 5-1 5-0 3-2 1-0"
deal.C = "6-1 4-3 3-0 2-1 2-0 0-0"
yard = "4-0 5-3 6-2 4-4 5-4 1-1 2-2 6-4 4-1 5-2"
play = """
B:6-6 C:6-1U A:6-5L B:+4-0 B:+5-3 B:+6-2 B:6-2R C:+4-4 C:+5-4
C:+1-1 C:+2-2 C:+6-4 C:6-4D A:4-2R B:5-5L C:2-1U A:pass B:5-3L
C:4-3R A:3-3L B:3-2L C:2-0L A:6-0L B:4-0D C:3-0R A:6-3L B:5-0R
C:5-4R A:3-1L
"""
end = "out"
winner = "A"
delta = { A = 21, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 5-3 5-2 3-0 1-1"
deal.B = "6-4 6-1 5-1 4-3 3-3 1-0"
deal.C = "6-2 5-0 4-4 4-2 2-2 2-0"
yard = "4-0 4-1 6-5 2-1 3-2 6-0 3-1 6-6 0-0 6-3"
play = """
A:5-5 B:5-1L C:5-0R A:5-4U B:+4-0 B:+4-1 B:+6-5 B:6-5D C:2-0R
A:5-2R B:6-1L C:4-4U A:5-3R B:6-4L C:4-2L A:3-0R B:4-0R C:6-2L
A:+2-1 A:+3-2 A:+6-0 A:6-0L B:1-0L C:+3-1 C:3-1L A:3-2L B:4-3R
C:2-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 16 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-0 4-2 3-1 2-0 1-0"
deal.B = "6-2 3-3 3-0 2-2 1-1 0-0"
deal.C = "6-3 5-5 4-4 4-1 4-0 2-1"
yard = "6-4 6-5 3-2 5-1 4-3 5-3 5-2 6-6 6-0 6-1"
play = """
C:5-5 A:5-4L B:+6-4 B:+6-5 B:6-5R C:+3-2 C:+5-1 C:5-1U A:5-0D
B:6-4L C:6-3L A:3-1L B:1-1L C:4-0D A:4-2D B:6-2R C:4-1U A:1-0L
B:3-0L C:2-1R A:2-0D
"""
end = "out"
winner = "A"
delta = { A = 23, B = 0, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-5 5-4 5-1 4-2 4-1"
deal.B = "6-5 6-1 5-0 3-3 3-1 0-0"
deal.C = "6-6 5-3 5-2 4-4 3-0 2-0"
yard = "1-1 3-2 2-2 6-4 1-0 4-3 6-2 4-0 2-1 6-3"
play = """
C:6-6 A:6-0L B:6-5R C:+1-1 C:+3-2 C:+2-2 C:+6-4 C:6-4U A:+1-0
A:+4-3 A:+6-2 A:6-2D B:5-0L C:2-0D A:5-5L B:0-0D C:3-0D A:4-3D
B:+4-0 B:4-0U C:5-2R A:4-2R B:pass C:4-4R A:5-4L B:pass C:pass
A:4-1L B:6-1L C:pass A:1-0U B:3-1U C:5-3U A:5-1U
"""
end = "out"
winner = "A"
delta = { A = 17, B = 0, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-3 5-2 4-4 3-1 3-0 0-0"
deal.B = "6-3 6-1 6-0 5-4 5-0 4-0"
deal.C = "6-5 6-2 5-5 5-1 3-3 2-1"
yard = "6-4 6-6 3-2 4-3 2-0 1-1 2-2 1-0 4-2 4-1"
play = """
C:5-5 A:5-3L B:5-4R C:5-1U A:5-2D B:6-3L C:6-2L A:4-4R B:4-0R
C:2-1U A:3-0R B:+6-4 B:+6-6 B:+3-2 B:3-2L C:3-3L A:3-1L B:6-1L
C:6-5L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 33 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-2 4-1 3-0 2-0"
deal.B = "5-0 4-4 4-2 4-0 3-3 1-0"
deal.C = "6-5 4-3 3-1 2-2 2-1 0-0"
yard = "5-1 6-4 6-1 5-4 6-3 3-2 6-2 6-0 1-1 5-3"
play = """
A:6-6 B:+5-1 B:+6-4 B:6-4L C:6-5R A:+6-1 A:6-1U B:+5-4 B:+6-3
B:6-3D C:3-1D A:5-5R B:5-4L C:2-1U A:5-2U B:5-1L C:+3-2 C:+6-2
C:+6-0 C:pass A:4-1L B:4-4L C:4-3L A:3-0L B:5-0L C:pass A:pass
B:1-0D C:0-0D A:2-0D
"""
end = "out"
winner = "A"
delta = { A = 39, B = 0, C = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-44"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 3, C = 1, D = 2 }
score = { A = 0, B = 0, C = 120, D = 51 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-44"
commitment = "756f5debc217d4e7b9c39066b37e11783a57c0afdd6088b89b87c2cb84baa27b"
secret = "ac9f8e6837c60f907cce08fd399cc6266417db9947d8cc576db3e74cfd407f1b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 4-4 4-2 3-3"
deal.B = "5-5 4-0 3-1 1-1 0-0"
deal.C = "6-2 6-1 5-1 3-2 1-0"
deal.D = "6-6 4-3 4-1 3-0 2-1"
yard = "6-4 2-2 6-5 5-0 5-3 5-4 2-0 5-2"
play = """
D:6-6 A:6-3L B:+6-4 B:6-4R C:6-2U D:+2-2 D:+6-5 D:6-5D A:3-3L
B:3-1L C:6-1L D:4-3R A:6-0L B:0-0L C:5-1D D:3-0L A:4-2U B:4-0U
C:3-2L D:2-2L A:+5-0 A:5-0U B:1-1D C:1-0D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 26, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 3-2 3-1 2-2"
deal.B = "6-4 6-2 5-4 5-3 3-0"
deal.C = "6-0 5-5 4-3 4-0 2-1"
deal.D = "6-6 6-5 5-0 2-0 0-0"
yard = "4-1 1-0 1-1 4-2 4-4 5-2 5-1 3-3"
play = """
D:6-6 A:6-3L B:6-2U C:6-0R D:6-5D A:3-2L B:3-0R C:5-5D D:5-0D
A:2-2L B:5-3R C:4-0D D:2-0L A:+4-1 A:4-1D B:5-4R C:4-3R D:0-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 24 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-4 2-1 1-0"
deal.B = "6-6 5-5 4-4 4-2 3-0"
deal.C = "6-3 5-1 5-0 3-2 1-1"
deal.D = "6-0 4-1 4-0 3-1 2-2"
yard = "5-2 6-2 2-0 6-1 4-3 3-3 5-3 0-0"
play = """
B:6-6 C:6-3L D:6-0R A:6-5U B:+5-2 B:+6-2 B:6-2D C:5-1U D:3-1L
A:2-1L B:4-2L C:5-0R D:4-1U A:6-4L B:5-2D C:+2-0 C:+6-1 C:6-1L
D:4-0U A:1-0L B:5-5R C:2-0L D:2-2L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 27 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-4 5-0 0-0"
deal.B = "4-3 4-2 4-0 3-1 1-1"
deal.C = "6-3 5-3 4-1 2-1 1-0"
deal.D = "6-4 6-0 5-2 5-1 2-2"
yard = "4-4 6-2 2-0 6-5 3-3 3-2 5-5 3-0"
play = """
A:6-6 B:+4-4 B:+6-2 B:6-2L C:6-3R D:6-4U A:6-1D B:3-1D C:5-3R
D:5-2R A:5-4U B:4-2L C:4-1L D:5-1U A:+2-0 A:2-0R B:1-1L C:2-1L
D:6-0R A:+6-5 A:6-5R B:4-3D C:1-0U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 21, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-3 4-3 1-0"
deal.B = "4-4 4-1 3-1 2-1 1-1"
deal.C = "6-3 5-4 5-0 3-2 2-2"
deal.D = "6-5 6-4 5-2 4-0 3-3"
yard = "3-0 6-2 5-1 4-2 6-0 0-0 2-0 5-5"
play = """
A:6-6 B:+3-0 B:+6-2 B:6-2L C:6-3R D:6-5U A:6-1D B:2-1L C:5-4U
D:3-3R A:1-0L B:3-1R C:5-0L D:6-4U A:5-3L B:1-1R C:3-2L D:5-2L
A:+5-1 A:5-1L B:4-1L C:+4-2 C:4-2L D:+6-0 D:6-0U A:+0-0 A:0-0U
B:3-0U C:2-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 19, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-3 3-0 1-1 1-0"
deal.B = "6-6 5-1 4-4 3-2 2-1"
deal.C = "6-5 5-2 4-2 3-3 3-1"
deal.D = "6-2 4-3 4-1 4-0 0-0"
yard = "5-0 5-4 5-5 6-0 6-4 2-0 2-2 6-3"
play = """
B:6-6 C:6-5L D:6-2R A:6-1U B:+5-0 B:+5-4 B:+5-5 B:+6-0 B:6-0D
C:5-2L D:4-1U A:3-0D B:3-2L C:3-3L D:4-3U A:5-3L B:5-1L C:4-2R
D:4-0R A:1-1L B:5-0R C:3-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 31, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-1 4-3 2-2 2-0 0-0"
deal.B = "6-2 5-0 4-1 3-0 2-1"
deal.C = "6-4 5-5 5-4 4-2 3-2"
deal.D = "6-0 5-3 4-0 3-3 1-0"
yard = "5-2 4-4 6-3 6-6 6-5 6-1 3-1 1-1"
play = """
C:5-5 D:5-3L A:5-1R B:5-0U C:5-4D D:3-3L A:4-3L B:4-1R C:6-4L
D:6-0L A:2-0L B:3-0U C:4-2L D:4-0L A:0-0L B:+5-2 B:+4-4 B:4-4R
C:3-2U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 23, D = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-45"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 101, B = 22 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-45"
commitment = "f428a6ad2c3fa02fa190737bf408cd6c167cd40f9a29d445025403d27dc5b1ec"
secret = "d64ae0232b37c6fe0cbca7be9fcf30a04ad5ca791acdfcfb36807d171ed8c228"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-0 3-3 3-1 1-1 1-0"
deal.B = "6-4 6-1 5-4 3-2 3-0 2-1 2-0"
yard = "5-3 2-2 0-0 6-5 4-1 4-3 4-0 6-2 6-0 4-4 4-2 5-2 5-5 5-1"
play = """
A:6-6 B:6-4L A:6-3R B:6-1U A:+5-3 A:+2-2 A:+0-0 A:+6-5 A:6-5D
B:5-4L A:1-0U B:3-2R A:2-2R B:2-1R A:5-0L B:3-0L A:0-0U B:2-0U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-2 5-1 2-0 1-1 0-0"
deal.B = "6-3 5-3 5-2 5-0 4-2 4-0 3-2"
yard = "3-3 4-3 1-0 6-0 5-4 4-1 2-1 3-0 3-1 2-2 6-1 5-5 4-4 6-5"
play = """
A:6-6 B:6-3L A:6-4R B:+3-3 B:+4-3 B:+1-0 B:+6-0 B:6-0U A:6-2D
B:5-3L A:2-0D B:5-2L A:0-0U B:4-3R A:+5-4 A:+4-1 A:+2-1 A:2-1L
B:3-3R A:5-1L B:5-0L A:+3-0 A:3-0L B:3-2L A:+3-1 A:3-1R B:4-2L
A:4-1L B:4-0U A:5-4U B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "5-3 4-3 4-2 3-3 3-2 3-1 1-0"
deal.B = "6-5 6-4 6-3 6-1 2-0 1-1 0-0"
yard = "5-1 4-0 5-0 5-2 5-5 2-2 6-2 6-0 6-6 4-4 3-0 2-1 4-1 5-4"
play = """
A:3-3 B:6-3L A:3-2R B:+5-1 B:+4-0 B:+5-0 B:+5-2 B:+5-5 B:+2-2
B:+6-2 B:+6-0 B:+6-6 B:+4-4 B:+3-0 B:3-0U A:3-1D B:6-6L A:4-2R
B:6-5L A:1-0D B:5-5L A:4-3R B:5-2L A:5-3R
"""
end = "out"
winner = "A"
delta = { A = 62, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-1 6-0 4-4 4-0 2-0"
deal.B = "5-5 5-4 5-3 3-2 3-0 2-2 1-0"
yard = "4-2 0-0 2-1 5-1 5-0 4-3 1-1 6-5 3-3 3-1 6-4 5-2 4-1 6-2"
play = """
A:6-6 B:+4-2 B:+0-0 B:+2-1 B:+5-1 B:+5-0 B:+4-3 B:+1-1 B:+6-5
B:6-5L A:6-1U B:+3-3 B:+3-1 B:+6-4 B:6-4R A:6-3D B:5-5L A:4-4R
B:5-4L A:4-0L B:5-3D A:6-0L B:4-3R A:+5-2 A:5-2D B:3-3R A:2-0D
"""
end = "out"
winner = "A"
delta = { A = 39, B = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-46"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 97, B = 77, C = 110 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-46"
commitment = "e98c4b3c4b7c92c1a6b92d6d84ea17e0a76656f12438e4336d04e98631f26ace"
secret = "1ab162786bdf27da2e6c295e96ffd02979731d4ad07eeadf4786aac391a0c9bc"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-5 5-2 4-4 2-0"
deal.B = "6-4 6-1 5-0 4-3 2-2 2-1"
deal.C = "5-3 4-2 3-3 3-2 3-1 3-0"
yard = "6-0 4-1 0-0 6-6 5-1 6-2 1-1 1-0 5-4 4-0"
play = """
A:5-5 B:5-0L C:5-3R A:6-5U B:+6-0 B:+4-1 B:+0-0 B:+6-6 B:+5-1
B:5-1D C:3-0L A:6-3L B:6-6L C:3-3R A:+6-2 A:6-2L B:2-1L C:3-1L
A:+1-1 A:1-1D B:6-1D C:3-2L A:5-2L B:6-4U C:4-2U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 32 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-2 3-2 3-0 0-0"
deal.B = "6-3 4-3 4-2 3-3 2-1 2-0"
deal.C = "6-5 6-1 5-5 5-4 5-0 4-0"
yard = "5-3 1-0 5-1 4-1 6-2 1-1 2-2 4-4 3-1 6-4"
play = """
A:6-6 B:6-3L C:6-5R A:6-0U B:+5-3 B:+1-0 B:+5-1 B:+4-1 B:+6-2
B:6-2D C:5-5R A:5-2R B:2-0U C:+1-1 C:+2-2 C:2-2R A:3-2L B:2-1L
C:6-1L A:+4-4 A:pass B:4-2R C:5-4R A:pass B:5-3R C:pass A:3-0R
B:1-0R C:1-1R A:pass B:5-1R C:5-0R A:0-0R B:pass C:4-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 26 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 4-4 4-2 3-3 3-2"
deal.B = "6-4 6-1 5-5 5-4 5-0 3-0"
deal.C = "6-5 6-0 4-3 4-0 2-0 1-1"
yard = "1-0 5-1 5-2 5-3 2-1 6-6 0-0 4-1 2-2 3-1"
play = """
B:5-5 C:6-5L A:+1-0 A:+5-1 A:5-1R B:5-4U C:+5-2 C:5-2D A:6-3L
B:6-4U C:4-3L A:4-4L B:6-1R C:4-0L A:6-2R B:5-0L C:2-0R A:4-2D
B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 20, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 3-3 3-2 3-1 2-2 0-0"
deal.B = "6-5 5-5 5-4 4-3 3-0 1-1"
deal.C = "6-3 6-0 5-0 4-1 2-1 1-0"
yard = "5-3 4-0 2-0 5-1 4-2 6-2 6-4 6-1 4-4 5-2"
play = """
A:6-6 B:6-5L C:6-3R A:+5-3 A:+4-0 A:+2-0 A:+5-1 A:+4-2 A:+6-2
A:6-2U B:+6-4 B:6-4D C:5-0L A:5-3R B:5-5R C:6-0L A:5-1R B:5-4D
C:4-1R A:4-2R B:+6-1 B:6-1L C:2-1L A:3-2L B:4-3L C:pass A:2-2R
B:pass C:pass A:4-0L B:3-0L C:pass A:3-3L B:pass C:pass A:3-1L
B:1-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 4-1 4-0 3-2 2-1"
deal.B = "6-0 4-2 3-1 3-0 1-1 1-0"
deal.C = "6-4 5-4 5-3 4-3 3-3 2-0"
yard = "2-2 4-4 6-3 6-1 5-2 6-2 5-1 6-6 5-0 0-0"
play = """
A:5-5 B:+2-2 B:+4-4 B:+6-3 B:+6-1 B:+5-2 B:5-2L C:5-4R A:6-5U
B:+6-2 B:+5-1 B:5-1D C:2-0L A:4-1R B:6-0L C:6-4L A:4-0L B:1-0L
C:+6-6 C:6-6U A:2-1L B:6-2L C:pass A:pass B:6-1L C:pass A:pass
B:1-1L C:pass A:pass B:6-3U C:5-3U A:pass B:3-1L C:4-3L A:pass
B:4-4L C:pass A:pass B:4-2L C:pass A:3-2L
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-3 5-1 4-3 2-0 1-0"
deal.B = "6-5 4-0 3-0 2-2 1-1 0-0"
deal.C = "6-4 6-0 5-4 4-4 4-2 4-1"
yard = "6-2 5-2 3-2 3-1 6-1 6-3 3-3 6-6 5-0 2-1"
play = """
A:5-5 B:6-5L C:5-4R A:5-3U B:+6-2 B:+5-2 B:5-2D C:6-4L A:4-3L
B:2-2D C:4-4R A:2-0D B:4-0D C:4-2R A:+3-2 A:3-2L B:3-0U C:6-0U
A:+3-1 A:+6-1 A:6-1U B:1-1U C:4-1U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 19 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-2 4-2 3-0 2-1 2-0"
deal.B = "6-3 5-3 5-0 3-3 3-2 3-1"
deal.C = "6-6 6-4 6-1 5-1 4-3 4-0"
yard = "5-4 6-5 4-1 0-0 5-5 2-2 1-1 6-0 4-4 1-0"
play = """
C:6-6 A:6-2L B:6-3R C:6-4U A:+5-4 A:+6-5 A:6-5D B:3-3R C:4-3R
A:5-4R B:3-2L C:5-1R A:5-2D B:3-1R C:4-0U A:4-2D B:5-0U C:+4-1
C:4-1D A:3-0L B:5-3U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 12, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 6-0 5-0 3-3 1-1"
deal.B = "5-4 5-3 4-4 4-1 3-2 2-0"
deal.C = "6-6 4-3 4-0 3-0 2-1 1-0"
yard = "6-3 6-2 5-2 2-2 4-2 5-5 0-0 3-1 6-4 5-1"
play = """
C:6-6 A:6-5L B:+6-3 B:6-3R C:+6-2 C:6-2U A:6-1D B:5-3R C:2-1U
A:5-0L B:2-0L C:1-0U A:6-0U B:4-1D C:4-3D A:3-3D B:3-2L C:3-0L
A:+5-2 A:5-2R B:+2-2 B:2-2R C:4-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 19 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-1 3-2 1-1 0-0"
deal.B = "6-5 5-4 4-3 3-1 3-0 2-0"
deal.C = "6-4 6-2 5-2 4-4 2-1 1-0"
yard = "4-1 5-3 6-1 5-0 3-3 4-2 6-3 4-0 5-5 2-2"
play = """
A:6-6 B:6-5L C:6-4R A:6-0U B:+4-1 B:+5-3 B:+6-1 B:6-1D C:5-2L
A:5-1D B:2-0L C:1-0L A:1-1L B:5-4R C:2-1L A:3-2L B:3-1L C:+5-0
C:5-0R A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 39, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-0 4-4 4-1 3-3"
deal.B = "5-2 4-3 3-2 2-1 2-0 1-1"
deal.C = "6-1 5-5 5-4 4-2 3-0 2-2"
yard = "6-4 0-0 5-1 3-1 1-0 6-0 6-5 4-0 6-2 5-3"
play = """
A:6-6 B:+6-4 B:6-4L C:6-1R A:6-3U B:+0-0 B:+5-1 B:+3-1 B:+1-0
B:+6-0 B:6-0D C:5-4L A:3-3U B:5-1L C:3-0U A:4-1L B:4-3L C:+6-5
C:+4-0 C:4-0U A:4-4U B:3-1L C:4-2U A:5-0D
"""
end = "out"
winner = "A"
delta = { A = 45, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-4 5-1 2-2 1-0"
deal.B = "6-5 5-2 4-3 4-0 2-1 2-0"
deal.C = "6-4 5-3 4-4 4-2 3-3 3-2"
yard = "1-1 5-0 6-1 3-0 6-2 6-3 3-1 0-0 6-0 4-1"
play = """
A:6-6 B:6-5L C:6-4R A:+1-1 A:+5-0 A:+6-1 A:6-1U B:+3-0 B:+6-2
B:6-2D C:5-3L A:5-4R B:5-2R C:3-3L A:5-1U B:4-3L C:4-4L A:5-5U
B:4-0L C:4-2R A:5-0L B:2-0D C:+6-3 C:+3-1 C:+0-0 C:0-0D A:1-0D
B:2-1D C:3-2D A:pass B:3-0D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 19, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-1 4-2 3-3 0-0"
deal.B = "6-5 5-2 4-3 3-2 3-1 3-0"
deal.C = "6-2 6-1 6-0 5-5 5-3 1-0"
yard = "5-4 2-0 6-6 5-0 4-4 1-1 2-1 4-1 2-2 4-0"
play = """
C:5-5 A:5-1L B:6-5R C:5-3U A:+5-4 A:5-4D B:4-3D C:6-1L A:6-4L
B:3-2U C:6-2R A:6-3D B:5-2R C:6-0D A:4-2L B:3-0D C:+2-0 C:2-0L
A:3-3D B:3-1D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 1, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-2 4-4 3-3 3-1 2-1"
deal.B = "6-6 6-5 5-3 5-0 2-2 1-0"
deal.C = "6-4 6-3 6-0 5-1 4-2 3-0"
yard = "0-0 2-0 6-2 4-0 4-3 4-1 3-2 6-1 1-1 5-4"
play = """
B:6-6 C:6-4L A:+0-0 A:+2-0 A:+6-2 A:6-2R B:6-5U C:6-3D A:5-5U
B:5-3D C:4-2L A:5-2L B:2-2R C:5-1L A:3-1L B:5-0U C:3-0L A:2-1R
B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 22, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 5-1 1-1 1-0 0-0"
deal.B = "6-3 5-4 5-0 3-2 3-0 2-1"
deal.C = "6-6 6-1 4-4 4-3 4-2 4-0"
yard = "2-2 3-3 3-1 6-0 6-2 6-5 4-1 5-3 5-2 2-0"
play = """
C:6-6 A:6-4L B:6-3R C:6-1U A:+2-2 A:+3-3 A:+3-1 A:+6-0 A:6-0D
B:5-4L C:4-3R A:5-5L B:5-0L C:4-0L A:5-1U B:3-0D C:4-4L A:3-3D
B:3-2D C:4-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 14 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-47"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 4, C = 3, D = 2 }
score = { A = 140, B = 17, C = 48, D = 66 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-47"
commitment = "fdc5d5000fd91c56168712324703aca978ebed9658c32710ffdfa33c34a5998f"
secret = "a97c72226b50f2c19ae77d3d538d69eb42306bac3043e5ffa7ac0f48899478ec"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 5-1 5-0 3-3 3-2"
deal.B = "6-6 6-1 6-0 5-3 4-4"
deal.C = "5-5 4-2 4-1 2-1 1-1"
deal.D = "5-4 4-3 3-1 1-0 0-0"
yard = "6-4 2-2 3-0 6-3 6-2 5-2 4-0 2-0"
play = """
B:6-6 C:+6-4 C:6-4U D:+2-2 D:+3-0 D:+6-3 D:6-3L A:6-5R B:6-1D
C:1-1D D:5-4R A:3-3L B:5-3L C:4-1R D:4-3U A:5-1L B:+6-2 B:+5-2
B:pass C:2-1L D:2-2L A:3-2L B:pass C:pass D:3-1L A:pass B:pass
C:pass D:3-0U A:5-0U
"""
end = "out"
winner = "A"
delta = { A = 46, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 3-0 2-2 0-0"
deal.B = "5-3 3-2 3-1 2-0 1-0"
deal.C = "6-0 5-2 5-1 5-0 4-4"
deal.D = "4-3 4-1 3-3 2-1 1-1"
yard = "5-4 5-5 6-1 6-2 4-0 6-6 6-4 4-2"
play = """
C:4-4 D:4-3L A:+5-4 A:5-4R B:+5-5 B:+6-1 B:+6-2 B:+4-0 B:4-0U
C:+6-6 C:pass D:4-1D A:6-5R B:5-3L C:5-0U D:2-1D A:6-3R B:5-5L
C:5-2L D:3-3R A:2-2L B:6-2L C:6-0L D:pass A:3-0R B:2-0L C:5-1U
D:1-1U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 29 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-0 3-2 1-1 0-0"
deal.B = "6-6 6-5 4-1 3-1 2-0"
deal.C = "6-3 5-5 5-2 3-0 2-2"
deal.D = "5-3 5-1 4-3 2-1 1-0"
yard = "6-2 3-3 6-1 5-4 4-0 6-4 4-4 4-2"
play = """
B:6-6 C:6-3L D:+6-2 D:6-2R A:6-0U B:6-5D C:5-2D D:5-3L A:5-0L
B:2-0L C:2-2L D:2-1L A:1-1L B:4-1L C:3-0U D:4-3L A:3-2L B:3-1U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 17, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-2 4-4 0-0"
deal.B = "6-3 6-1 5-5 3-1 2-2"
deal.C = "6-6 6-5 4-1 2-0 1-1"
deal.D = "5-3 5-1 5-0 4-0 3-0"
yard = "6-2 5-4 4-2 3-2 1-0 3-3 2-1 4-3"
play = """
C:6-6 D:+6-2 D:6-2L A:6-4R B:6-3U C:6-5D D:5-3U A:5-2L B:5-5L
C:4-1R D:5-1L A:+5-4 A:5-4U B:6-1L C:1-1R D:5-0D A:4-4U B:3-1R
C:2-0D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 17, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-4 3-3 3-2 2-1 2-0"
deal.B = "6-6 5-3 4-0 2-2 0-0"
deal.C = "6-3 6-2 5-1 4-2 3-1"
deal.D = "6-4 6-1 5-5 5-2 1-0"
yard = "1-1 6-5 4-3 5-4 3-0 4-1 6-0 5-0"
play = """
B:6-6 C:6-2L D:6-4R A:+1-1 A:+6-5 A:6-5U B:+4-3 B:+5-4 B:+3-0
B:+4-1 B:pass C:6-3D D:5-5U A:4-4R B:2-2L C:3-1D D:5-2L A:2-1D
B:5-4L C:5-1U D:6-1U A:3-2D B:4-3L C:4-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 31, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-4 5-3 5-2 2-1"
deal.B = "6-4 5-5 4-3 3-0 2-0"
deal.C = "6-1 5-1 4-4 3-2 0-0"
deal.D = "6-5 6-3 6-2 4-0 1-0"
yard = "3-3 3-1 1-1 4-1 6-6 2-2 4-2 5-0"
play = """
B:5-5 C:5-1L D:6-5R A:5-4U B:+3-3 B:+3-1 B:+1-1 B:+4-1 B:+6-6
B:+2-2 B:pass C:pass D:pass A:5-3D B:4-1L C:4-4L D:6-3R A:pass
B:6-4L C:3-2R D:6-2L A:5-2L B:2-2R C:pass D:4-0U A:6-0U B:2-0R
C:6-1U D:1-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 37 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-2 6-1 5-2"
deal.B = "6-0 5-1 4-4 2-2 2-1"
deal.C = "6-6 5-4 5-3 4-2 1-0"
deal.D = "5-5 4-3 4-0 3-0 1-1"
yard = "3-2 2-0 5-0 4-1 3-3 3-1 6-5 0-0"
play = """
C:6-6 D:+3-2 D:+2-0 D:+5-0 D:+4-1 D:+3-3 D:+3-1 D:pass A:6-4L
B:6-0R C:pass D:pass A:6-3U B:pass C:pass D:pass A:6-2D B:4-4L
C:4-2D D:4-3L A:pass B:pass C:1-0R D:3-3L A:6-1R B:pass C:5-4D
D:5-5D A:5-2D
"""
end = "out"
winner = "A"
delta = { A = 51, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 3-0 2-2 2-1 2-0"
deal.B = "5-3 5-2 5-1 4-4 0-0"
deal.C = "6-2 5-4 5-0 4-2 3-1"
deal.D = "6-4 6-3 4-3 3-3 3-2"
yard = "1-0 6-6 4-1 6-0 1-1 6-1 4-0 6-5"
play = """
A:5-5 B:5-3L C:5-0U D:+1-0 D:+6-6 D:+4-1 D:+6-0 D:+1-1 D:+6-1
D:pass A:pass B:5-2R C:5-4D D:6-4D A:3-0L B:0-0L C:6-2D D:6-0L
A:2-0U B:pass C:4-2R D:6-6L A:2-2U B:4-4R C:pass D:6-3L A:2-1U
"""
end = "out"
winner = "A"
delta = { A = 43, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-48"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 111, B = 58 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-48"
commitment = "887a761fdd177b383a5859e8814ddc2781b7c0a9acc9b1437ac479ad4fad76b8"
secret = "8259ed0696f418a75521dada62103081ebcc329cd5d807d3e441bd4cb6b59d30"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 5-4 5-2 3-3 3-1 2-2 2-0"
deal.B = "6-6 6-0 5-0 4-4 4-2 3-0 0-0"
yard = "3-2 6-5 6-1 1-0 4-1 6-3 5-1 1-1 4-0 4-3 5-5 5-3 6-2 2-1"
play = """
B:6-6 A:6-4L B:6-0U A:+3-2 A:+6-5 A:6-5R B:+6-1 B:6-1D A:5-4L
B:5-0U A:5-2L B:4-2L A:3-1D B:3-0D A:2-0D B:4-4L A:3-2D B:+1-0
B:+4-1 B:4-1L A:3-3D B:1-0L A:+6-3 A:6-3D B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-5 4-1 3-2 2-2 2-1"
deal.B = "6-3 6-1 4-3 4-0 3-1 3-0 2-0"
yard = "6-6 5-0 0-0 1-0 4-2 6-0 5-2 1-1 5-4 6-2 5-3 4-4 5-1 3-3"
play = """
A:5-5 B:+6-6 B:+5-0 B:5-0U A:6-5L B:+0-0 B:+1-0 B:+4-2 B:+6-0
B:+5-2 B:5-2D A:+1-1 A:+5-4 A:5-4R B:4-0R A:6-4L B:4-2L A:3-2L
B:3-0L A:2-2D B:2-0D A:+6-2 A:+5-3 A:+4-4 A:pass B:6-0L A:6-2L
B:0-0R A:2-1L B:1-0U A:4-1L B:4-3L A:5-3L B:3-1U A:pass B:6-3U
A:pass B:6-6U A:pass B:6-1U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-0 4-4 4-2 3-3 1-1"
deal.B = "6-6 5-2 3-2 3-1 3-0 2-0 1-0"
yard = "4-0 5-1 5-3 2-1 5-0 4-1 2-2 6-2 5-5 6-1 0-0 4-3 6-5 5-4"
play = """
B:6-6 A:6-4L B:+4-0 B:+5-1 B:+5-3 B:+2-1 B:+5-0 B:+4-1 B:+2-2
B:+6-2 B:6-2R A:6-3U B:+5-5 B:+6-1 B:6-1D A:4-4L B:5-3U A:4-2L
B:4-1D A:+0-0 A:+4-3 A:4-3D B:5-5U A:3-3D B:5-2U A:pass B:2-2L
A:pass B:2-0R A:6-0R B:3-1D A:1-1D B:2-1U A:pass B:5-1U A:pass
B:5-0U A:0-0U
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-0 4-3 4-2 3-2 1-0 0-0"
deal.B = "6-3 6-0 5-1 4-4 4-0 2-0 1-1"
yard = "6-1 3-3 3-1 6-4 6-6 6-2 2-1 4-1 5-5 5-4 2-2 5-2 3-0 6-5"
play = """
B:4-4 A:4-3L B:4-0U A:4-2R B:+6-1 B:+3-3 B:+3-1 B:+6-4 B:6-4D
A:5-3L B:2-0R A:5-0L B:6-1D A:1-0L B:6-0R A:0-0U B:5-1L A:+6-6
A:6-6R B:3-1D A:3-2D
"""
end = "out"
winner = "A"
delta = { A = 17, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 5-1 2-2 2-1 2-0 1-0"
deal.B = "6-5 6-2 6-1 5-4 3-3 3-2 3-0"
yard = "6-6 5-3 4-1 3-1 5-0 6-3 1-1 4-2 4-0 6-4 4-3 5-2 0-0 4-4"
play = """
A:5-5 B:6-5U A:5-1L B:5-4D A:+6-6 A:+5-3 A:5-3R B:6-1U A:2-1L
B:3-0R A:2-2L B:3-2L A:6-0R B:6-2R A:2-0R B:3-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 13 }

[[match.hand]]
opener = "B"
deal.A = "6-3 4-1 4-0 3-3 3-2 2-1 1-1"
deal.B = "6-1 5-5 5-3 5-1 3-0 2-2 2-0"
yard = "5-2 3-1 4-2 1-0 4-3 6-0 0-0 5-0 6-4 4-4 6-5 6-2 6-6 5-4"
play = """
B:5-5 A:+5-2 A:5-2L B:5-1R A:+3-1 A:+4-2 A:+1-0 A:+4-3 A:+6-0
A:+0-0 A:+5-0 A:5-0U B:5-3D A:4-2L B:6-1R A:4-3L B:3-0U A:6-3L
B:+6-4 B:6-4L A:4-1L B:+4-4 B:+6-5 B:6-5R A:3-1L B:+6-2 B:pass
A:3-3L B:pass A:3-2L B:2-2L A:2-1L B:pass A:1-1L B:pass A:1-0L
B:2-0L A:pass B:6-2L A:6-0L B:pass A:4-0L B:4-4L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-5 5-4 3-1 2-2 2-1"
deal.B = "6-6 6-3 5-1 3-2 2-0 1-1 0-0"
yard = "5-0 4-4 4-3 6-5 3-0 4-2 5-2 4-1 4-0 1-0 6-4 6-1 5-3 3-3"
play = """
B:6-6 A:6-2L B:6-3U A:6-0R B:+5-0 B:+4-4 B:+4-3 B:+6-5 B:6-5D
A:2-2L B:2-0L A:3-1U B:1-1U A:2-1U B:5-0D A:+3-0 A:3-0L B:0-0R
A:+4-2 A:4-2U B:4-3U A:+5-2 A:+4-1 A:+4-0 A:4-0R B:3-2L A:5-2L
B:5-1L A:4-1L B:4-4L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 19 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-2 5-0 3-3 3-0 2-0"
deal.B = "6-5 5-5 4-4 4-3 3-1 2-2 2-1"
yard = "4-1 6-1 0-0 5-4 1-1 4-2 6-4 6-0 4-0 5-3 1-0 3-2 5-1 6-6"
play = """
B:5-5 A:5-2L B:6-5R A:5-0U B:+4-1 B:+6-1 B:+0-0 B:+5-4 B:5-4D
A:6-2L B:4-4D A:6-3L B:4-3L A:3-0U B:4-1L A:3-3U B:6-1R A:+1-1
A:1-1L B:3-1U A:+4-2 A:4-2D B:2-2D A:2-0D
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-3 5-1 3-3 2-0 1-0"
deal.B = "6-3 6-2 5-0 4-0 3-2 2-1 1-1"
yard = "6-4 2-2 5-5 6-5 3-1 5-4 0-0 3-0 5-2 6-0 4-3 4-1 4-2 4-4"
play = """
A:6-6 B:6-3L A:6-1R B:6-2U A:+6-4 A:6-4D B:2-1U A:5-3L B:4-0D
A:5-1L B:5-0D A:1-0L B:1-1R A:2-0L B:3-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-1 4-3 4-1 3-2 1-1"
deal.B = "6-4 6-3 5-3 4-0 3-0 2-0 0-0"
yard = "5-5 5-0 1-0 3-1 5-2 6-0 4-4 4-2 6-6 3-3 5-4 6-1 2-2 2-1"
play = """
A:1-1 B:+5-5 B:+5-0 B:+1-0 B:1-0U A:5-1L B:+3-1 B:3-1D A:4-1R
B:5-5L A:6-5L B:0-0U A:6-2L B:2-0L A:4-3R B:3-0L A:3-2L
"""
end = "out"
winner = "A"
delta = { A = 36, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-1 4-0 2-2 2-1 2-0"
deal.B = "6-5 6-3 5-2 5-1 4-1 3-2 1-1"
yard = "3-1 4-4 4-2 5-3 5-5 0-0 5-0 3-0 5-4 4-3 6-4 6-0 3-3 1-0"
play = """
A:6-6 B:6-3U A:6-2L B:6-5D A:6-1R B:4-1R A:2-2L B:3-2L A:4-0R
B:5-1D A:2-0R B:1-1D A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 4-1 3-1 3-0 2-2 1-0"
deal.B = "5-4 5-0 4-4 4-3 4-0 3-3 2-0"
yard = "5-5 6-1 6-3 6-0 4-2 2-1 6-6 6-5 5-2 3-2 0-0 1-1 5-3 5-1"
play = """
B:4-4 A:6-4L B:4-0U A:4-1R B:4-3D A:6-2L B:2-0U A:2-2L B:3-3D
A:3-1R B:+5-5 B:+6-1 B:+6-3 B:6-3D A:3-0R B:5-0R A:+6-0 A:6-0D
B:5-4R A:1-0D
"""
end = "out"
winner = "A"
delta = { A = 17, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-0 4-2 3-1 3-0 1-0"
deal.B = "6-2 6-1 6-0 5-5 5-2 3-3 3-2"
yard = "4-0 0-0 5-4 4-4 6-5 2-1 2-2 5-1 6-6 4-3 4-1 1-1 2-0 5-3"
play = """
B:5-5 A:5-0L B:5-2R A:+4-0 A:+0-0 A:+5-4 A:5-4U B:+4-4 B:+6-5
B:6-5D A:4-0L B:4-4L A:6-4L B:6-0L A:3-0L B:3-2R A:6-3L B:3-3R
A:3-1R B:6-1L A:1-0L B:6-2D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-5 5-4 4-2 4-0 3-2"
deal.B = "6-0 5-0 4-3 3-0 2-2 2-0 1-1"
yard = "3-1 0-0 6-5 1-0 5-1 5-3 4-4 5-2 3-3 2-1 6-4 6-6 4-1 6-2"
play = """
A:5-5 B:5-0L A:5-4R B:+3-1 B:+0-0 B:+6-5 B:6-5U A:+1-0 A:+5-1
A:5-1D B:6-0U A:4-0L B:3-1D A:4-2L B:2-0U A:3-2L B:3-0L A:1-0L
B:4-3D A:6-1L B:2-2U A:6-3L
"""
end = "out"
winner = "A"
delta = { A = 2, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-4 4-1 4-0 3-1 2-1"
deal.B = "6-0 5-5 5-1 4-3 4-2 3-3 0-0"
yard = "4-4 5-0 6-3 3-0 5-2 6-4 6-1 2-0 1-1 5-3 1-0 6-5 2-2 3-2"
play = """
A:6-6 B:6-0U A:6-2L B:+4-4 B:+5-0 B:+6-3 B:6-3R A:+3-0 A:+5-2
A:+6-4 A:6-4D B:4-3R A:5-2L B:4-4R A:5-4L B:0-0U A:4-1L B:5-0U
A:3-1L B:5-1U A:3-0L B:4-2R A:4-0L B:+6-1 B:6-1U A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 16, B = 0 }
[[match]]
bones = 1
variant = "cross"
rules_version = 1
id = "cross-49"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 113, B = 9, C = 47 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
drawing = "until_playable"
reserve = 2
first_opener = "highest_double"
later_opener = "holder"
fill_first = "lead"
spinner_opens = "at_once"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "cross-49"
commitment = "b24e2e5e7586257ba42119b4bb4bde33b19635f40673572f8b9b850761bd4da1"
secret = "ecfb2afa111de17a9b83e49fa0cf7036011362cead6333f6f961e13fd05c679a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 6-0 3-0 2-2 2-1"
deal.B = "6-6 6-5 5-1 4-3 1-1 1-0"
deal.C = "6-4 5-4 5-3 4-1 4-0 2-0"
yard = "3-3 6-3 5-0 4-2 0-0 3-1 4-4 5-5 5-2 3-2"
play = """
B:6-6 C:6-4L A:6-1U B:6-5R C:+3-3 C:+6-3 C:6-3D A:2-1U B:4-3L
C:5-4R A:3-0L B:1-0L C:3-3D A:2-2U B:5-1L C:5-3L A:6-2U B:+5-0
B:+4-2 B:4-2R C:2-0R A:6-0R
"""
end = "out"
winner = "A"
delta = { A = 16, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-4 5-1 4-0 3-3"
deal.B = "6-5 5-3 4-4 4-2 3-1 1-1"
deal.C = "6-2 6-1 5-0 4-3 2-2 0-0"
yard = "6-6 1-0 5-2 6-3 2-1 2-0 3-2 4-1 3-0 5-5"
play = """
B:4-4 C:4-3L A:4-0R B:4-2U C:+6-6 C:+1-0 C:+5-2 C:+6-3 C:+2-1
C:+2-0 C:+3-2 C:+4-1 C:4-1D A:3-3L B:5-3L C:5-2L A:5-1D B:6-5D
C:6-6D A:6-4D B:pass C:2-0R A:5-4D B:pass C:2-2L A:pass B:pass
C:6-2L A:6-0L
"""
end = "out"
winner = "A"
delta = { A = 36, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-4 3-3 3-2 1-0"
deal.B = "6-6 4-4 4-2 3-0 2-2 2-0"
deal.C = "6-3 5-5 5-2 5-0 4-3 3-1"
yard = "4-1 0-0 6-4 6-2 6-0 2-1 5-3 1-1 4-0 5-1"
play = """
B:6-6 C:6-3L A:6-1U B:+4-1 B:+0-0 B:+6-4 B:6-4R C:+6-2 C:6-2D
A:1-0U B:4-4R C:4-3R A:3-3L B:4-2D C:5-0U A:5-4U B:4-1U C:3-1U
A:3-2R B:2-2R C:5-2R A:6-5R
"""
end = "out"
winner = "A"
delta = { A = 15, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-1 3-1 3-0 2-1"
deal.B = "6-5 6-1 4-3 4-0 1-1 1-0"
deal.C = "5-5 4-4 4-2 4-1 3-2 2-2"
yard = "5-3 5-0 6-4 6-3 0-0 6-2 2-0 5-4 3-3 5-2"
play = """
A:6-6 B:6-5L C:+5-3 C:+5-0 C:+6-4 C:6-4R A:6-0U B:6-1D C:5-5L
A:5-1D B:4-3R C:5-0U A:3-0R B:4-0R C:4-4R A:+6-3 A:+0-0 A:+6-2
A:+2-0 A:+5-4 A:5-4L B:pass C:4-2L A:2-1L B:1-1L C:4-1L A:pass
B:pass C:5-3U A:6-3U B:pass C:pass A:6-2U B:pass C:2-2U A:2-0U
B:1-0U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 9, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 5-4 3-3 3-2 1-1"
deal.B = "4-4 4-2 4-0 3-0 2-0 0-0"
deal.C = "6-4 6-3 5-5 5-0 3-1 1-0"
yard = "6-2 4-3 6-1 5-2 5-1 2-2 6-6 2-1 4-1 5-3"
play = """
C:5-5 A:6-5L B:+6-2 B:+4-3 B:+6-1 B:+5-2 B:5-2R C:5-0U A:5-4D
B:4-4D C:6-4D A:6-0L B:6-2R C:6-3R A:3-3R B:4-3R C:1-0L A:1-1L
B:6-1L C:+5-1 C:+2-2 C:+6-6 C:6-6L A:+2-1 A:pass B:4-2R C:2-2R
A:3-2R B:4-0U C:3-1R A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-0 4-0 3-3 2-0 0-0"
deal.B = "6-2 5-4 3-0 2-2 2-1 1-1"
deal.C = "6-6 6-4 5-3 5-1 4-3 4-1"
yard = "3-2 5-5 5-2 1-0 4-4 3-1 6-3 6-0 6-1 4-2"
play = """
C:6-6 A:6-5U B:6-2L C:6-4R A:+3-2 A:+5-5 A:+5-2 A:+1-0 A:+4-4
A:+3-1 A:+6-3 A:6-3D B:5-4R C:5-3D A:3-2L B:3-0L C:5-1R A:3-1R
B:+6-0 B:6-0L C:4-3R A:5-0U B:pass C:4-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 47 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 6-0 4-2 3-1 2-1"
deal.B = "6-4 5-3 4-3 2-0 1-1 0-0"
deal.C = "6-5 6-2 4-4 4-0 3-2 3-0"
yard = "5-5 5-4 5-1 3-3 1-0 6-3 5-0 4-1 2-2 5-2"
play = """
A:6-6 B:6-4L C:6-5R A:6-0U B:+5-5 B:+5-4 B:+5-1 B:+3-3 B:+1-0
B:+6-3 B:6-3D C:4-4L A:3-1D B:5-5R C:4-0L A:6-1D B:5-4R C:6-2D
A:4-2R B:2-0L C:3-0U A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 35, B = 0, C = 0 }
