[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-0"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 8, B = 15, C = 7 }

[match.options]
max_pip = 6
hand_size = 6
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 15
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-0"
commitment = "906e0f6165d391f5cd62dca75920ec8339c49b87077c0f48e32e2064cc75a56e"
secret = "244201b4cccb250396f6a73bcb9311b70f41477a01ea057fcdecdb44464cd92c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 4-4 4-1 4-0 3-3 2-2"
deal.B = "6-4 6-1 6-0 5-5 5-2 2-0"
deal.C = "6-6 6-3 4-3 4-2 3-0 1-1"
yard = "0-0 5-4 3-1 1-0 3-2 5-1 2-1 5-0 6-2 5-3"
play = """
A:6-5 B:6-0L C:3-0L A:3-3L B:5-5R C:6-3L A:pass B:5-2R C:6-6L
A:2-2R B:6-1L C:4-2R A:4-1L B:6-4L C:4-3R
"""
end = "blocked"
delta = { A = 0, B = 2, C = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-3 4-4 4-2 2-0"
deal.B = "6-3 6-2 6-0 5-2 2-2 1-1"
deal.C = "6-4 4-3 4-0 3-3 3-1 2-1"
yard = "5-1 5-5 1-0 0-0 4-1 3-0 6-1 5-4 5-0 3-2"
play = """
B:6-2 C:6-4L A:4-4L B:5-2R C:4-3L A:5-3L B:pass C:pass A:6-5L
B:6-3L C:3-3L A:pass B:pass C:3-1L A:pass B:1-1L C:2-1L A:4-2L
B:pass C:4-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 6-0 5-5 5-3 5-2"
deal.B = "6-2 4-2 4-1 3-2 3-1 0-0"
deal.C = "6-3 5-4 4-0 2-0 1-1 1-0"
yard = "5-1 6-1 3-0 4-4 3-3 4-3 6-5 2-1 2-2 5-0"
play = """
C:6-3 A:6-6L B:3-2R C:2-0R A:6-4L B:0-0R C:5-4L A:5-5L B:pass
C:4-0R A:5-3L B:3-1L C:1-1L A:pass B:4-1L C:pass A:pass B:4-2L
C:pass A:5-2L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "5-0 4-1 4-0 3-3 1-1 1-0"
deal.B = "6-4 5-5 5-1 4-2 3-0 0-0"
deal.C = "6-6 6-3 6-1 4-3 3-1 2-1"
yard = "6-0 5-3 6-5 4-4 2-2 2-0 3-2 5-4 6-2 5-2"
play = """
A:5-0 B:5-1L C:6-1L A:4-0R B:6-4L C:4-3L A:3-3L B:4-2R C:6-3L
A:pass B:pass C:6-6L A:pass B:pass C:2-1R A:4-1R
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-5 4-4 3-0 2-0"
deal.B = "6-4 5-3 4-3 2-2 1-0 0-0"
deal.C = "6-3 5-0 4-0 3-2 2-1 1-1"
yard = "6-0 4-2 5-1 5-2 3-1 3-3 5-4 6-6 4-1 6-1"
play = """
B:2-2 C:3-2L A:3-0L B:1-0L C:2-1L A:6-2L B:6-4L C:4-0L A:2-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-3 5-2 3-1 3-0 2-0"
deal.B = "6-6 6-5 6-2 6-1 3-3 1-0"
deal.C = "6-0 5-1 5-0 4-2 4-1 1-1"
yard = "4-4 6-4 6-3 3-2 2-2 4-3 5-5 0-0 4-0 2-1"
play = """
C:6-0 A:3-0R B:6-6L C:pass A:5-3R B:6-5R C:pass A:pass B:6-2L
C:4-2L A:5-4L B:6-1R C:5-1L A:3-1L B:3-3L C:4-1R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-3 3-0 1-1 1-0"
deal.B = "6-2 5-2 4-0 3-3 2-1 2-0"
deal.C = "6-5 6-3 4-3 4-2 4-1 2-2"
yard = "3-2 5-5 0-0 5-1 5-0 6-4 5-4 4-4 6-6 3-1"
play = """
A:6-1 B:2-1R C:6-5L A:5-3L B:3-3L C:6-3L A:6-0L B:6-2R C:pass
A:3-0L B:pass C:4-3L A:pass B:4-0L C:pass A:1-0L B:pass C:4-1L
A:pass B:pass C:4-2L A:pass B:5-2L
"""
end = "blocked"
delta = { A = 2, B = 1, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 5-0 4-4 4-2 3-3"
deal.B = "5-3 5-2 3-2 3-1 2-1 2-0"
deal.C = "6-5 4-1 4-0 3-0 2-2 1-0"
yard = "6-0 0-0 4-3 6-6 6-2 6-3 5-4 6-4 5-1 1-1"
play = """
B:5-2 C:6-5L A:6-1L B:3-2R C:4-1L A:4-4L B:3-1R C:4-0L A:5-0L
B:5-3L C:3-0L A:pass B:2-0L C:2-2L A:4-2L B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 4-0 3-2 3-1 0-0"
deal.B = "6-6 6-5 4-3 3-3 2-0 1-0"
deal.C = "6-3 6-0 5-4 5-2 5-0 3-0"
yard = "4-1 4-4 4-2 6-1 5-1 1-1 2-2 5-3 6-4 2-1"
play = """
C:6-3 A:6-2L B:3-3R C:5-2L A:5-5L B:4-3R C:5-4L A:4-0L B:1-0L
C:pass A:3-1L B:pass C:3-0L A:0-0L B:2-0L C:pass A:3-2L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-3 4-2 4-1 4-0 2-0"
deal.B = "6-6 6-3 5-0 4-3 2-1 0-0"
deal.C = "6-5 6-2 6-1 3-3 3-0 2-2"
yard = "1-1 3-1 6-4 1-0 5-2 4-4 6-0 5-5 3-2 5-1"
play = """
A:5-4 B:4-3R C:6-5L A:5-3R B:6-6L C:6-2L A:4-2L B:5-0R C:3-0R
A:4-1L B:6-3R C:6-1L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3, C = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-1"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3, D = 3 }
score = { A = 20, B = 12, C = 4, D = 4 }

[match.options]
max_pip = 6
hand_size = 5
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 20
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-1"
commitment = "4de00894c068a4cf2c58808f7097359985869cbd59dd2c442e98c5aa782970d8"
secret = "b7b060a48520f9cb6515f96d4d7973357b2bbefe46d2bd825a842bee342b0cdf"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-1 5-0 0-0"
deal.B = "5-5 5-4 5-2 4-4 1-1"
deal.C = "6-2 4-0 3-2 3-0 2-0"
deal.D = "6-3 6-0 5-3 4-3 3-1"
yard = "6-5 3-3 5-1 2-1 4-1 4-2 1-0 2-2"
play = """
B:5-5 C:pass D:5-3L A:5-0R B:pass C:3-0L D:6-0L A:0-0R B:pass
C:6-2L D:pass A:pass B:5-2L C:2-0R D:pass A:pass B:5-4L C:4-0L
D:pass A:pass B:pass C:3-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 6-0 5-3 5-2"
deal.B = "6-1 5-4 5-1 4-2 3-3"
deal.C = "6-5 4-3 4-1 2-0 0-0"
deal.D = "6-2 5-5 5-0 2-1 1-0"
yard = "2-2 3-1 6-3 3-0 4-4 1-1 4-0 3-2"
play = """
C:0-0 D:5-0L A:5-2L B:4-2L C:2-0R D:6-2R A:6-4L B:6-1L C:4-1L
D:pass A:6-6R B:5-4L C:6-5L D:pass A:6-0L B:pass C:pass D:1-0L
A:pass B:5-1L C:pass D:5-5L A:5-3L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-5 5-0 3-3 2-2"
deal.B = "6-1 6-0 2-1 1-0 0-0"
deal.C = "6-2 5-2 4-1 3-1 3-0"
deal.D = "6-6 5-4 5-1 4-0 1-1"
yard = "3-2 4-4 2-0 5-3 6-3 4-3 4-2 6-5"
play = """
D:6-6 A:6-4L B:6-1R C:4-1L D:5-1L A:5-0L B:6-0L C:3-1R D:pass
A:3-3R B:pass C:6-2L D:pass A:2-2L B:2-1L C:3-0R D:1-1L A:pass
B:1-0L C:pass D:4-0L A:pass B:0-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-2 1-0 0-0"
deal.B = "6-2 6-1 5-5 5-3 4-1"
deal.C = "6-0 5-1 3-2 3-0 2-2"
deal.D = "6-4 6-3 5-0 3-3 2-0"
yard = "5-4 3-1 2-1 1-1 4-2 4-0 4-3 4-4"
play = """
A:0-0 B:pass C:3-0L D:6-3L A:6-6L B:6-2L C:2-2L D:2-0L A:1-0L
B:6-1L C:6-0L D:5-0L A:6-5L B:pass C:pass D:6-4L A:pass B:4-1L
C:5-1L D:pass A:5-2L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 4-1 4-0 3-2"
deal.B = "6-5 6-4 5-5 2-2 1-1"
deal.C = "6-3 5-2 5-1 5-0 4-2"
deal.D = "6-2 5-4 4-4 3-1 2-1"
yard = "3-3 0-0 2-0 3-0 1-0 4-3 5-3 6-1"
play = """
B:6-5 C:6-3L D:3-1L A:4-1L B:5-5R C:4-2L D:6-2L A:6-6L B:6-4L
C:5-2R D:5-4L A:3-2R B:pass C:5-1L D:2-1L A:pass B:2-2L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-2 5-0 4-1 2-1"
deal.B = "6-5 6-3 5-5 5-3 1-0"
deal.C = "6-0 5-1 3-2 3-0 1-1"
deal.D = "6-6 6-2 3-3 3-1 2-0"
yard = "0-0 2-2 6-1 4-4 4-0 6-4 4-3 4-2"
play = """
C:1-1 D:3-1L A:4-1R B:6-3L C:6-0L D:2-0L A:5-2L B:6-5L C:pass
D:6-6L A:5-4R B:5-5R C:5-1R D:6-2L A:2-1R B:pass C:3-2L D:3-3L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-4 5-2 4-1 0-0"
deal.B = "6-6 5-3 5-1 4-3 2-0"
deal.C = "5-5 4-4 4-0 3-1 3-0"
deal.D = "4-2 3-3 3-2 1-1 1-0"
yard = "6-2 2-1 6-0 6-3 6-4 6-5 5-0 2-2"
play = """
D:4-2 A:5-2R B:5-3R C:4-4L D:3-3R A:5-4L B:4-3R C:5-5L D:pass
A:4-1R B:5-1L C:3-1L D:3-2L A:6-1R B:6-6R C:pass D:pass A:pass
B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 3-2 2-1 1-0"
deal.B = "4-2 4-1 4-0 3-1 1-1"
deal.C = "6-5 6-3 5-1 3-3 2-0"
deal.D = "6-2 5-5 4-3 3-0 0-0"
yard = "5-3 5-2 6-6 4-4 6-0 5-0 2-2 5-4"
play = """
A:3-2 B:4-2R C:3-3L D:4-3L A:6-4L B:4-1R C:6-3L D:3-0L A:1-0L
B:3-1L C:5-1R D:5-5R A:pass B:pass C:6-5R D:6-2R A:2-1R B:1-1R
C:pass D:pass A:6-1R
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 2-0 1-1 0-0"
deal.B = "6-5 6-0 5-2 4-3 4-0"
deal.C = "6-4 6-2 4-1 3-0 1-0"
deal.D = "5-1 4-4 3-3 3-1 2-2"
yard = "5-3 4-2 6-6 5-4 2-1 3-2 5-0 6-1"
play = """
B:6-5 C:6-4L D:4-4L A:5-5R B:4-3L C:3-0L D:5-1R A:0-0L B:6-0L
C:4-1R D:pass A:6-3L B:4-0R C:1-0R D:3-3L A:1-1R B:pass C:pass
D:3-1L
"""
end = "blocked"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 5-5 4-2 2-1"
deal.B = "6-4 6-3 5-4 3-2 2-2"
deal.C = "6-5 5-2 3-3 3-0 0-0"
deal.D = "6-6 6-2 4-4 4-1 4-0"
yard = "3-1 5-1 4-3 1-1 1-0 5-3 2-0 5-0"
play = """
C:3-3 D:pass A:pass B:6-3L C:6-5L D:pass A:5-5L B:5-4L C:3-0R
D:4-4L A:6-0R B:6-4L C:pass D:6-6L A:6-1L B:pass C:pass D:4-1L
A:4-2L B:3-2L C:pass D:6-2R A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-2"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 4, D = 4, E = 3 }
score = { A = 25, B = 20, C = 5, D = 5, E = 15 }

[match.options]
max_pip = 6
hand_size = 4
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 25
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-2"
commitment = "c6ed296f0564851c0c79e3e8e8c28b6801f6f42298bdb424754a5b1245c8a245"
secret = "5d98a4ed5f17594298d34c62b24de73bf70372f59b8d22a37e0929d9754dca7b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "E"
deal.A = "6-3 6-2 5-3 3-2"
deal.B = "6-1 5-2 4-4 2-0"
deal.C = "6-5 5-4 3-3 0-0"
deal.D = "6-0 5-1 2-2 2-1"
deal.E = "6-6 4-2 4-1 1-1"
yard = "4-0 5-0 4-3 1-0 3-0 5-5 3-1 6-4"
play = """
E:6-6 A:6-3L B:6-1R C:3-3L D:2-1R E:4-2R A:5-3L B:4-4R C:6-5L
D:6-0L E:4-1R A:pass B:2-0L C:pass D:2-2L E:1-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 5-0 3-0"
deal.B = "6-3 4-2 4-1 4-0"
deal.C = "4-4 3-2 2-0 1-1"
deal.D = "6-6 6-4 6-2 3-3"
deal.E = "6-5 3-1 2-2 0-0"
yard = "6-1 2-1 5-3 5-2 1-0 4-3 6-0 5-1"
play = """
A:5-5 B:pass C:pass D:pass E:6-5L A:5-4R B:6-3L C:3-2L D:6-2L
E:pass A:pass B:4-2R C:2-0R D:6-4L E:0-0R A:5-0R B:4-0L C:pass
D:pass E:pass A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-4 2-2 2-1 2-0"
deal.B = "6-6 5-1 4-0 0-0"
deal.C = "6-2 6-0 1-1 1-0"
deal.D = "6-5 6-4 6-1 4-3"
deal.E = "5-4 5-3 5-0 3-3"
yard = "3-1 3-0 3-2 4-2 4-1 6-3 5-2 5-5"
play = """
B:6-6 C:6-2L D:6-4R E:5-4R A:2-2L B:5-1R C:1-1R D:6-1R E:pass
A:2-1L B:pass C:1-0L D:6-5R E:5-3R A:2-0L B:pass C:pass D:4-3R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 3-0 1-1"
deal.B = "5-2 5-0 2-1 2-0"
deal.C = "6-2 6-1 4-0 2-2"
deal.D = "5-4 5-3 4-3 3-1"
deal.E = "6-3 5-1 4-2 4-1"
yard = "3-3 1-0 6-0 0-0 5-5 6-4 3-2 4-4"
play = """
C:6-2 D:pass E:6-3L A:3-0L B:2-0L C:2-2L D:pass E:4-2L A:pass
B:5-2R C:4-0L D:5-3R E:pass A:pass B:5-0L C:pass D:3-1R E:5-1L
A:1-1L B:2-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "4-2 4-1 3-2 3-0"
deal.B = "6-4 5-3 2-1 0-0"
deal.C = "6-5 4-0 2-0 1-1"
deal.D = "5-2 5-1 3-1 2-2"
deal.E = "6-6 6-0 5-5 4-3"
yard = "3-3 6-1 6-3 5-0 5-4 1-0 4-4 6-2"
play = """
D:5-2 E:5-5L A:4-2R B:6-4R C:6-5L D:pass E:6-6L A:pass B:pass
C:pass D:pass E:6-0L A:3-0L B:5-3L C:pass D:5-1L E:pass A:4-1L
B:pass C:4-0L D:pass E:pass A:pass B:0-0L C:2-0L D:2-2L E:pass
A:3-2L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-4 3-3 2-1 2-0"
deal.B = "5-2 5-1 4-1 1-0"
deal.C = "5-0 4-2 3-0 1-1"
deal.D = "6-6 6-0 4-4 3-2"
deal.E = "6-3 6-1 5-5 4-3"
yard = "6-2 6-5 5-3 0-0 3-1 2-2 6-4 4-0"
play = """
E:5-5 A:5-4L B:4-1L C:1-1L D:pass E:6-1L A:pass B:5-1R C:pass
D:6-6L E:6-3L A:3-3L B:1-0R C:3-0L D:6-0L E:pass A:2-0R B:5-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 3-1 2-1 1-1"
deal.B = "5-3 5-0 3-2 2-2"
deal.C = "5-4 5-2 5-1 4-3"
deal.D = "6-1 5-5 4-1 0-0"
deal.E = "6-2 3-0 2-0 1-0"
yard = "4-2 6-4 3-3 4-0 6-5 6-0 6-6 4-4"
play = """
A:6-3 B:5-3R C:5-4R D:6-1L E:1-0L A:pass B:5-0L C:5-2L D:4-1R
E:6-2L A:3-1R B:3-2R C:pass D:pass E:2-0R A:pass B:pass C:pass
D:0-0R E:3-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-1 1-0"
deal.B = "6-0 4-4 4-1 4-0"
deal.C = "6-4 6-1 1-1 0-0"
deal.D = "4-3 4-2 3-3 3-2"
deal.E = "5-4 5-0 3-0 2-0"
yard = "6-2 5-5 3-1 5-2 2-2 5-3 2-1 6-6"
play = """
B:4-4 C:6-4L D:4-2R E:2-0R A:6-5L B:4-0R C:pass D:4-3R E:5-4L
A:6-3R B:6-0R C:0-0R D:pass E:5-0R A:5-1R B:4-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-4 4-3 3-2 1-0"
deal.B = "6-3 6-2 5-2 4-0"
deal.C = "6-4 5-0 3-0 1-1"
deal.D = "6-6 5-5 2-0 0-0"
deal.E = "5-4 4-1 3-3 2-2"
yard = "5-3 6-0 5-1 3-1 6-1 6-5 2-1 4-2"
play = """
C:6-4 D:6-6L E:5-4R A:pass B:5-2R C:pass D:2-0R E:pass A:1-0R
B:6-2L C:1-1R D:pass E:4-1R A:4-4R B:4-0R C:5-0R D:5-5R E:2-2L
A:3-2L B:6-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 4-3 2-1 1-0"
deal.B = "6-6 6-2 5-3 4-4"
deal.C = "5-2 4-1 4-0 2-0"
deal.D = "6-1 5-5 3-3 2-2"
deal.E = "6-5 6-4 5-4 3-2"
yard = "3-1 5-1 6-0 0-0 1-1 4-2 5-0 3-0"
play = """
D:3-3 E:3-2L A:6-3R B:6-2L C:pass D:6-1L E:6-5R A:2-1L B:5-3R
C:5-2L D:5-5L E:5-4L A:4-3L
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-5 6-0 5-4 5-3"
deal.B = "4-4 3-0 2-1 0-0"
deal.C = "6-3 5-0 4-2 1-1"
deal.D = "6-4 6-2 5-1 3-1"
deal.E = "6-1 4-3 3-3 3-2"
yard = "4-0 5-5 5-2 4-1 2-2 1-0 2-0 6-6"
play = """
E:6-1 A:6-5L B:2-1R C:5-0L D:6-2R E:pass A:6-0L B:pass C:6-3L
D:6-4R E:4-3L A:5-4L B:4-4R C:4-2R D:5-1L E:3-2R A:5-3R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 4-2 3-2 3-1"
deal.B = "6-1 4-4 4-0 3-3"
deal.C = "6-5 5-2 5-0 4-1"
deal.D = "4-3 2-0 1-1 0-0"
deal.E = "6-4 6-2 5-3 5-1"
yard = "3-0 6-0 2-1 1-0 2-2 5-4 5-5 6-3"
play = """
A:6-6 B:6-1L C:4-1L D:4-3L E:6-4R A:4-2R B:3-3L C:5-2R D:pass
E:5-3L A:pass B:pass C:6-5L D:pass E:6-2L A:3-2L B:pass C:5-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-0 0-0"
deal.B = "5-4 5-2 4-1 1-1"
deal.C = "6-4 6-3 3-3 1-0"
deal.D = "6-6 4-4 4-0 2-1"
deal.E = "6-0 5-1 3-2 3-1"
yard = "2-0 5-3 6-5 4-2 4-3 3-0 2-2 6-1"
play = """
B:1-1 C:1-0L D:2-1R E:6-0L A:6-2L B:5-2L C:pass D:pass E:5-1L
A:pass B:4-1L C:6-4L D:6-6L E:3-2R A:pass B:pass C:6-3L D:pass
E:3-1L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-2 3-1"
deal.B = "5-5 4-1 4-0 3-3"
deal.C = "5-2 5-1 4-4 2-0"
deal.D = "6-6 5-0 4-2 3-2"
deal.E = "6-1 5-3 3-0 1-0"
yard = "5-4 6-0 2-2 2-1 1-1 4-3 0-0 6-4"
play = """
C:5-2 D:3-2R E:5-3L A:6-3L B:3-3R C:pass D:6-6L E:6-1L A:3-1L
B:pass C:pass D:pass E:3-0L A:pass B:4-0L C:4-4L D:4-2L E:pass
A:6-2L B:pass C:pass D:pass E:pass A:6-5L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-3"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first" }
ended = "completed"
result = "E"
ranks = { A = 2, B = 6, C = 5, D = 2, E = 1, F = 2 }
score = { A = 18, B = 6, C = 9, D = 18, E = 33, F = 18 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 30
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-3"
commitment = "6ef8d54c021770c4ce2f84a5fea861933437017065ae26d5d5b025421adf5224"
secret = "97867aff97a7f641ff6d510f72eb4ca0682fe3f742d16ed5558a1e92019d6406"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "F"
deal.A = "5-5 4-3 4-0"
deal.B = "6-4 3-3 0-0"
deal.C = "6-6 3-2 3-0"
deal.D = "6-5 6-1 4-4"
deal.E = "6-0 5-2 2-1"
deal.F = "6-3 4-1 1-0"
yard = "3-1 2-2 1-1 2-0 5-3 5-1 5-4 5-0 4-2 6-2"
play = """
F:6-3 A:4-3R B:6-4L C:pass D:4-4L E:pass F:4-1L A:4-0R B:0-0R
C:3-0R D:6-1L E:6-0L F:1-0L
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "A"
deal.A = "5-5 3-3 3-1"
deal.B = "5-3 5-2 2-0"
deal.C = "4-3 2-1 1-1"
deal.D = "6-6 6-5 5-4"
deal.E = "6-2 6-1 5-0"
deal.F = "4-4 3-0 1-0"
yard = "6-3 6-0 0-0 6-4 2-2 4-0 3-2 4-2 4-1 5-1"
play = """
A:3-3 B:5-3L C:4-3R D:6-5L E:6-2L F:4-4R A:pass B:5-2L C:pass
D:5-4L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 2-1 1-1"
deal.B = "4-2 3-2 2-2"
deal.C = "6-5 1-0 0-0"
deal.D = "6-4 5-5 4-3"
deal.E = "4-4 3-0 2-0"
deal.F = "6-6 6-3 5-0"
yard = "5-2 3-3 5-3 6-2 5-1 5-4 6-0 3-1 4-0 4-1"
play = """
B:4-2 C:pass D:6-4L E:2-0R F:6-6L A:6-1L B:pass C:0-0R D:pass
E:3-0R F:6-3R A:1-1L B:pass C:1-0L D:pass E:pass F:5-0L
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "C"
deal.A = "4-3 3-1 2-1"
deal.B = "5-1 3-2 2-0"
deal.C = "5-4 4-1 3-3"
deal.D = "6-4 3-0 1-0"
deal.E = "6-0 5-0 4-2"
deal.F = "6-6 6-3 4-0"
yard = "6-5 1-1 5-3 0-0 6-2 2-2 4-4 5-5 5-2 6-1"
play = """
C:4-1 D:6-4L E:6-0L F:4-0L A:4-3L B:3-2L C:pass D:1-0R E:4-2L
F:pass A:pass B:2-0R C:5-4L D:pass E:5-0L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 6-1"
deal.B = "5-4 5-0 4-1"
deal.C = "5-5 5-1 2-1"
deal.D = "6-5 4-0 0-0"
deal.E = "6-4 5-2 3-3"
deal.F = "4-3 2-0 1-1"
yard = "4-4 3-0 2-2 1-0 3-1 4-2 6-0 5-3 6-6 3-2"
play = """
D:6-5 E:6-4L F:4-3L A:6-3L B:5-4R C:pass D:4-0R E:pass F:2-0R
A:6-2R B:pass C:pass D:pass E:pass F:pass A:6-1L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-5 6-3 3-2"
deal.B = "6-4 5-2 4-0"
deal.C = "5-1 4-2 2-2"
deal.D = "6-6 5-0 1-0"
deal.E = "6-2 4-3 0-0"
deal.F = "5-5 2-0 1-1"
yard = "5-3 3-1 6-1 4-1 3-0 2-1 5-4 6-0 3-3 4-4"
play = """
E:0-0 F:2-0L A:3-2L B:4-0R C:4-2R D:pass E:4-3L F:pass A:pass
B:6-4L C:2-2R D:6-6L E:6-2L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-6 6-4 5-4"
deal.B = "6-3 1-1 0-0"
deal.C = "5-2 5-0 2-1"
deal.D = "4-4 3-3 3-0"
deal.E = "6-2 6-0 2-0"
deal.F = "6-1 5-3 5-1"
yard = "1-0 4-2 5-5 6-5 4-1 4-3 4-0 3-2 2-2 3-1"
play = """
F:6-1 A:6-6L B:6-3L C:2-1R D:3-3L E:6-2R F:5-3L A:5-4L B:pass
C:pass D:4-4L E:6-0R F:pass A:6-4L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-0 1-1"
deal.B = "6-0 5-5 5-2"
deal.C = "6-3 3-2 2-0"
deal.D = "6-2 4-3 3-0"
deal.E = "6-5 6-1 4-0"
deal.F = "5-3 4-2 4-1"
yard = "4-4 6-4 5-1 0-0 3-1 6-6 1-0 2-2 3-3 2-1"
play = """
A:1-1 B:pass C:pass D:pass E:6-1L F:4-1R A:5-4R B:6-0L C:2-0L
D:6-2L E:6-5R F:pass A:pass B:pass C:6-3L D:4-3L E:4-0L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 4-3 1-0"
deal.B = "6-6 6-4 4-2"
deal.C = "6-5 6-2 3-2"
deal.D = "5-1 4-0 1-1"
deal.E = "5-5 4-4 4-1"
deal.F = "6-1 5-4 3-3"
yard = "2-1 6-0 2-2 2-0 0-0 3-0 5-3 3-1 6-3 5-0"
play = """
B:6-6 C:6-5L D:5-1L E:4-1L F:5-4L A:5-2L B:4-2L C:6-2R D:4-0L
E:pass F:pass A:1-0L B:pass C:3-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-3 3-3 3-1"
deal.B = "6-6 6-5 6-1"
deal.C = "6-2 2-0 1-0"
deal.D = "6-0 4-4 4-1"
deal.E = "5-1 3-2 3-0"
deal.F = "6-3 5-4 2-1"
yard = "4-2 0-0 5-0 1-1 4-3 2-2 5-2 4-0 5-5 6-4"
play = """
C:1-0 D:6-0R E:5-1L F:5-4L A:pass B:6-6R C:6-2R D:4-4L E:3-2R
F:6-3R A:pass B:6-5R C:pass D:4-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 3-3 3-2"
deal.B = "6-5 6-1 4-4"
deal.C = "6-0 3-0 1-1"
deal.D = "6-4 5-3 0-0"
deal.E = "5-1 4-0 1-0"
deal.F = "5-2 4-2 4-1"
yard = "6-2 2-2 5-4 5-0 3-1 6-6 4-3 5-5 2-0 2-1"
play = """
D:6-4 E:4-0R F:pass A:6-3L B:pass C:6-0R D:5-3L E:5-1L F:4-1L
A:pass B:4-4L C:pass D:pass E:pass F:4-2L A:3-2L B:6-5R C:3-0L
D:0-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-6 5-3 2-1"
deal.B = "6-0 5-4 3-2"
deal.C = "6-4 6-3 2-0"
deal.D = "6-1 3-1 1-1"
deal.E = "4-4 4-2 1-0"
deal.F = "6-5 4-3 3-3"
yard = "5-2 4-1 0-0 2-2 6-2 5-0 5-5 3-0 5-1 4-0"
play = """
E:4-4 F:4-3L A:5-3L B:5-4L C:6-4L D:6-1L E:1-0L F:pass A:pass
B:6-0L C:6-3L D:3-1L E:4-2R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "4-4 3-2 2-2"
deal.B = "6-1 4-1 1-0"
deal.C = "6-5 5-5 4-3"
deal.D = "6-0 5-4 3-0"
deal.E = "6-6 2-0 0-0"
deal.F = "6-4 6-2 1-1"
yard = "2-1 4-0 6-3 5-3 5-1 3-3 5-0 3-1 5-2 4-2"
play = """
F:6-4 A:4-4R B:6-1L C:4-3R D:3-0R E:0-0R F:1-1L A:pass B:4-1L
C:pass D:5-4L E:2-0R F:6-2R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-5 3-3 1-0"
deal.B = "5-2 5-1 0-0"
deal.C = "5-4 5-3 4-3"
deal.D = "6-1 6-0 5-0"
deal.E = "6-6 6-3 4-2"
deal.F = "4-1 4-0 3-0"
yard = "6-4 2-1 1-1 3-1 2-2 3-2 4-4 6-2 2-0 5-5"
play = """
A:3-3 B:pass C:5-3L D:5-0L E:6-3R F:4-0L A:6-5R B:5-2R C:4-3L
D:pass E:4-2R F:3-0L A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-1 3-1"
deal.B = "5-3 4-0 2-2"
deal.C = "6-3 2-1 0-0"
deal.D = "6-5 6-0 1-0"
deal.E = "6-4 4-4 4-2"
deal.F = "6-6 3-3 2-0"
yard = "4-3 3-2 5-2 6-2 1-1 4-1 5-0 3-0 5-5 6-1"
play = """
B:5-3 C:6-3R D:6-5L E:6-4L F:6-6R A:5-4L B:pass C:pass D:6-0R
E:pass F:2-0R A:5-1L B:2-2R C:2-1R D:1-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-2 3-0 2-0"
deal.B = "5-3 3-3 3-1"
deal.C = "3-2 2-2 1-1"
deal.D = "6-6 6-5 5-4"
deal.E = "5-2 5-1 4-0"
deal.F = "6-1 4-1 1-0"
yard = "2-1 6-3 4-3 4-4 6-2 5-5 0-0 6-0 6-4 5-0"
play = """
C:1-1 D:pass E:5-1L F:6-1R A:pass B:5-3L C:3-2L D:6-6R E:5-2L
F:pass A:pass B:pass C:pass D:6-5L
"""
end = "blocked"
delta = { A = 0, B = 0, C = 3, D = 0, E = 3, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-3 5-1 3-0"
deal.B = "6-6 5-5 5-2"
deal.C = "4-2 2-1 1-1"
deal.D = "6-1 4-4 2-2"
deal.E = "6-5 4-1 3-2"
deal.F = "6-4 6-0 2-0"
yard = "3-3 1-0 4-0 5-4 6-2 6-3 0-0 5-0 3-1 4-3"
play = """
D:4-4 E:4-1L F:6-4R A:5-1L B:5-5L C:pass D:6-1R E:6-5L F:6-0L
A:3-0L B:pass C:1-1R D:pass E:3-2L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-4"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 6, B = 15, C = 9 }

[match.options]
max_pip = 6
hand_size = 6
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 15
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-4"
commitment = "b0fedca9b7558ef2efff98ceedec05fbf2351bc1e893ef98467b9f67f5129921"
secret = "463842dbdc3d90c10273785279e02ea1ea8c56255f672d0bb99a179c24215c6f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 4-0 3-3 3-2 2-2 2-1"
deal.B = "6-5 6-3 5-2 5-1 3-1 2-0"
deal.C = "6-6 6-1 5-3 4-4 4-2 0-0"
yard = "6-2 5-5 5-4 6-0 1-0 3-0 4-1 1-1 5-0 4-3"
play = """
A:6-4 B:6-5L C:4-4R A:4-0R B:5-1L C:6-1L A:pass B:6-3L C:5-3L
A:pass B:2-0R C:4-2R A:pass B:5-2L C:pass A:3-2L B:3-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-2 5-1 5-0 3-0"
deal.B = "6-6 6-4 3-1 2-2 1-1 1-0"
deal.C = "6-2 5-3 4-1 4-0 3-2 2-1"
yard = "4-4 6-5 3-3 4-3 5-4 5-5 6-3 0-0 2-0 4-2"
play = """
B:2-2 C:6-2L A:6-1L B:1-0L C:3-2R A:6-0L B:3-1R C:4-1R A:pass
B:6-6L C:4-0R A:5-0R B:6-4L C:5-3R A:3-0R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-2 4-4 3-0 2-2 0-0"
deal.B = "6-0 5-0 4-1 4-0 2-0 1-1"
deal.C = "6-6 6-4 5-4 5-3 5-1 3-3"
yard = "2-1 6-3 6-2 5-5 3-1 3-2 6-5 4-2 4-3 1-0"
play = """
C:6-6 A:6-1L B:6-0R C:5-1L A:5-2L B:2-0R C:pass A:2-2L
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-1 4-1 3-2 3-1 3-0"
deal.B = "6-2 5-5 5-0 4-0 2-2 0-0"
deal.C = "6-6 5-4 4-4 2-1 2-0 1-0"
yard = "5-2 5-3 6-1 6-5 4-3 6-3 3-3 4-2 6-4 1-1"
play = """
A:6-0 B:0-0R C:6-6L A:3-0R B:6-2L C:2-1L A:5-1L B:5-5L C:5-4L
A:4-1L B:pass C:1-0L A:3-2R B:5-0L C:2-0R A:pass B:4-0R C:4-4R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-0 3-2 2-0 1-0"
deal.B = "6-6 5-1 4-4 4-2 4-1 2-2"
deal.C = "6-3 6-0 5-3 4-3 3-3 3-1"
yard = "5-2 4-0 6-2 2-1 6-5 5-4 0-0 6-1 1-1 3-0"
play = """
B:5-1 C:5-3L A:3-2L B:4-2L C:4-3L A:1-0R B:pass C:6-3L A:6-4L
B:4-1L C:6-0R A:pass B:6-6R C:3-1L A:pass B:pass C:3-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-2 6-1 3-1 2-1"
deal.B = "5-3 5-2 5-0 4-4 4-3 2-2"
deal.C = "6-4 6-3 6-0 3-3 3-2 0-0"
yard = "1-0 4-1 5-1 4-0 5-4 4-2 5-5 1-1 3-0 2-0"
play = """
C:6-4 A:6-6L B:4-3R C:6-3L A:3-1L B:5-3R C:pass A:6-1L B:5-0R
C:6-0L A:pass B:pass C:0-0L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-2 5-1 4-4 4-2 1-0"
deal.B = "6-6 6-3 6-1 5-0 4-1 1-1"
deal.C = "6-2 5-3 3-2 3-1 2-2 2-0"
yard = "6-0 6-5 3-0 4-3 4-0 2-1 0-0 3-3 5-4 5-5"
play = """
A:6-4 B:4-1R C:6-2L A:5-2L B:1-1R C:5-3L A:5-1R B:5-0R C:3-2L
A:4-2L B:pass C:2-0R A:4-4L B:pass C:2-2R
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-0 4-3 4-2 4-0 2-1 1-1"
deal.B = "6-6 6-5 4-4 4-1 3-3 0-0"
deal.C = "6-2 6-1 6-0 5-3 5-2 1-0"
yard = "2-2 6-4 5-5 2-0 6-3 3-2 5-1 3-1 3-0 5-4"
play = """
B:6-6 C:6-2L A:4-2L B:4-4L C:6-1R A:4-3L B:3-3L C:5-3L A:5-0L
B:4-1R C:6-0L A:4-0R B:6-5L C:5-2L A:2-1L B:0-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-1 5-3 5-0 4-2 0-0"
deal.B = "5-4 4-3 4-1 3-2 3-1 1-0"
deal.C = "6-5 6-4 5-5 3-3 2-2 2-0"
yard = "5-1 4-4 4-0 5-2 6-0 3-0 1-1 6-3 2-1 6-2"
play = """
C:6-5 A:6-6L B:5-4R C:6-4L A:4-2L B:3-2L C:3-3L A:5-3L B:4-3R
C:5-5L A:5-0L B:1-0L C:pass A:6-1L B:3-1R C:pass A:pass B:4-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-1 4-3 3-3 3-1 3-0"
deal.B = "6-6 5-3 4-4 2-1 1-0 0-0"
deal.C = "6-5 6-3 4-2 4-1 2-2 1-1"
yard = "6-0 5-4 3-2 5-5 6-1 5-0 2-0 6-2 5-2 4-0"
play = """
A:6-4 B:4-4R C:6-5L A:5-1L B:1-0L C:4-2R A:3-0L B:5-3L C:2-2R
A:pass B:2-1R C:4-1R A:4-3R B:pass C:6-3R A:pass B:6-6R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3, C = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-5"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 2, D = 2 }
score = { A = 12, B = 20, C = 12, D = 12 }

[match.options]
max_pip = 6
hand_size = 5
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 20
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-5"
commitment = "7802a90eb3c7da366cc228981dd81c2015ef01c37bdfcbcbd1a83f1d9e85cb17"
secret = "2594e527ca969f1355e00188b748e03544afdb4917350dcf931f8fd79f9a2bf9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-6 4-3 3-1 3-0 2-0"
deal.B = "6-5 5-2 4-2 2-1 0-0"
deal.C = "6-1 6-0 4-1 3-3 1-0"
deal.D = "6-2 5-5 4-4 4-0 2-2"
yard = "5-0 5-3 6-3 3-2 5-4 6-4 1-1 5-1"
play = """
D:6-2 A:2-0R B:6-5L C:6-0R D:5-5L A:6-6R B:5-2L C:6-1R D:2-2L
A:3-1R B:4-2L C:3-3R D:4-4L A:4-3L B:pass C:pass D:pass A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 4-1 3-0 1-0"
deal.B = "6-0 4-4 4-3 2-0 1-1"
deal.C = "6-1 4-0 3-3 2-2 0-0"
deal.D = "6-4 6-2 5-4 5-0 4-2"
yard = "5-5 3-2 5-2 3-1 2-1 5-1 6-6 5-3"
play = """
A:6-5 B:6-0L C:0-0L D:5-0L A:pass B:pass C:pass D:5-4L A:4-1L
B:1-1L C:6-1L D:6-4L A:pass B:4-4L C:4-0L D:pass A:1-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 5-2 4-4 3-2"
deal.B = "6-3 6-0 5-1 4-2 3-3"
deal.C = "6-5 6-2 5-3 3-1 1-0"
deal.D = "6-1 2-2 2-1 1-1 0-0"
yard = "4-3 5-0 3-0 2-0 4-1 5-4 6-4 4-0"
play = """
B:6-3 C:6-5L D:pass A:5-5L B:3-3R C:5-3L D:pass A:3-2L B:4-2L
C:3-1R D:6-1R A:6-6R B:6-0R C:1-0R D:2-1R A:5-2R B:5-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 5-5 3-1 1-1"
deal.B = "6-6 6-4 4-3 4-0 1-0"
deal.C = "5-4 5-3 2-2 2-1 0-0"
deal.D = "5-1 4-4 4-2 3-3 3-2"
yard = "6-5 6-1 5-0 6-0 3-0 5-2 2-0 4-1"
play = """
C:2-2 D:4-2L A:6-2R B:6-6R C:5-4L D:5-1L A:6-3R B:4-3R C:2-1L
D:3-2L A:3-1L B:6-4R C:pass D:pass A:1-1L B:1-0L C:0-0L D:pass
A:pass B:4-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 6-2 6-1 3-0"
deal.B = "5-2 5-1 4-4 3-2 2-1"
deal.C = "5-5 4-2 2-2 1-1 1-0"
deal.D = "6-5 6-0 5-3 3-3 2-0"
yard = "5-0 4-3 4-1 0-0 6-6 4-0 3-1 5-4"
play = """
D:6-5 A:6-1L B:5-2R C:2-2R D:2-0R A:3-0R B:5-1L C:5-5L D:5-3L
A:6-3L B:3-2R C:4-2R D:6-0L A:6-4R B:pass C:1-0L D:pass A:6-2R
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-4 4-3 4-1 4-0"
deal.B = "6-1 5-0 3-1 1-1 1-0"
deal.C = "6-6 6-2 6-0 5-5 2-2"
deal.D = "6-4 5-3 5-2 3-3 3-2"
yard = "4-4 2-0 6-3 3-0 5-1 2-1 0-0 4-2"
play = """
A:4-1 B:6-1R C:6-6R D:6-4L A:6-5L B:5-0L C:6-0L D:pass A:pass
B:pass C:6-2L D:5-2L A:5-4L B:pass C:pass D:pass A:4-0L B:1-0L
C:pass D:pass A:pass B:3-1L C:pass D:5-3L A:pass B:pass C:5-5L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 6-0 5-4 4-4"
deal.B = "6-5 6-2 3-3 2-0 1-0"
deal.C = "6-4 5-1 4-3 2-1 0-0"
deal.D = "6-3 5-2 4-0 2-2 1-1"
yard = "5-5 3-1 5-3 5-0 3-2 4-1 3-0 4-2"
play = """
B:6-5 C:6-4L D:4-0L A:6-0L B:6-2L C:5-1R D:5-2L A:5-4L B:1-0R
C:0-0R D:pass A:4-4L B:2-0R C:2-1R D:1-1R A:6-1R B:pass C:4-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-2 4-4 4-2 2-1"
deal.B = "6-6 6-2 5-3 3-2 2-2"
deal.C = "6-3 5-5 5-0 3-3 1-1"
deal.D = "5-4 4-0 3-1 3-0 1-0"
yard = "6-5 6-1 4-3 2-0 6-4 4-1 0-0 5-1"
play = """
C:5-5 D:5-4L A:4-2L B:6-2L C:6-3L D:3-1L A:2-1L B:5-3R C:3-3R
D:3-0R A:5-2L B:pass C:5-0R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-0 3-2 2-1 1-1"
deal.B = "6-6 6-4 6-3 3-3 2-2"
deal.C = "5-4 5-3 5-2 4-1 0-0"
deal.D = "6-2 5-5 5-1 4-0 1-0"
yard = "4-2 3-1 4-4 3-0 6-1 4-3 2-0 6-0"
play = """
D:6-2 A:2-1R B:6-6L C:4-1R D:4-0R A:5-0R B:6-4L C:5-4L D:5-5L
A:6-5L B:6-3L C:5-3L D:5-1L A:1-1L B:pass C:5-2R D:1-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-0 3-0 2-0"
deal.B = "5-5 5-1 4-0 2-2 1-0"
deal.C = "6-4 6-2 6-0 4-1 3-3"
deal.D = "6-1 4-4 4-3 3-2 1-1"
yard = "2-1 6-5 5-4 0-0 5-3 5-2 3-1 4-2"
play = """
A:2-0 B:2-2L C:6-0R D:3-2L A:6-6R B:pass C:3-3L D:4-3L A:6-3R
B:4-0L C:pass D:pass A:3-0L
"""
end = "blocked"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-0 4-2 4-0 1-0"
deal.B = "6-3 6-2 6-1 4-3 1-1"
deal.C = "6-6 5-5 5-2 3-3 0-0"
deal.D = "5-4 5-3 3-2 3-1 2-1"
yard = "4-4 2-0 2-2 4-1 6-0 6-4 5-1 3-0"
play = """
B:6-3 C:6-6L D:5-3R A:5-0R B:6-2L C:5-2L D:5-4L A:4-0R B:4-3L
C:3-3L D:3-2L A:4-2L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-1 3-1 2-1 1-1"
deal.B = "6-1 5-4 4-1 4-0 1-0"
deal.C = "6-6 4-2 3-3 3-2 3-0"
deal.D = "6-3 5-5 5-2 4-4 0-0"
yard = "6-0 4-3 5-0 6-2 2-2 6-4 5-3 2-0"
play = """
C:3-3 D:6-3L A:3-1R B:6-1L C:pass D:pass A:5-1L B:5-4L C:4-2L
D:5-2L A:2-1R B:pass C:3-2R D:5-5L A:6-5L B:pass C:6-6L D:pass
A:pass B:pass C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-4 4-3 2-1 2-0 1-0"
deal.B = "5-2 5-0 4-0 3-0 1-1"
deal.C = "6-5 6-4 6-3 6-2 3-3"
deal.D = "6-0 5-3 4-1 3-2 3-1"
yard = "6-6 0-0 6-1 5-5 2-2 5-1 4-4 4-2"
play = """
D:6-0 A:2-0R B:5-2R C:6-5R D:pass A:pass B:pass C:6-2L D:3-2L
A:4-3L B:4-0L C:6-3R D:5-3R A:1-0L B:5-0R C:pass D:4-1L A:5-4L
B:3-0R C:3-3R D:3-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "5-1 4-3 3-3 1-0 0-0"
deal.B = "6-6 5-5 4-2 4-0 2-1"
deal.C = "6-3 6-1 4-1 3-2 3-0"
deal.D = "6-5 5-4 5-2 5-0 3-1"
yard = "4-4 6-2 2-0 5-3 1-1 6-4 2-2 6-0"
play = """
A:5-1 B:5-5L C:6-1R D:6-5L A:pass B:6-6L C:6-3L D:3-1L A:1-0L
B:4-0L C:4-1L D:pass A:pass B:2-1L C:3-2L D:pass A:4-3L B:4-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-6"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 2, D = 4, E = 5 }
score = { A = 25, B = 20, C = 20, D = 10, E = 0 }

[match.options]
max_pip = 6
hand_size = 4
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 25
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-6"
commitment = "0e71b1dfd1199d68ab2030a9276cc51b95471190fdeb40fd9379ce6f95e2c1d7"
secret = "fe41536b01f3e9a1d1097ef61bce4314dd9ad2dc38efe054c90002e33270832d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-3 3-1 1-0 0-0"
deal.B = "6-0 5-0 4-3 4-2"
deal.C = "6-1 4-4 3-3 3-0"
deal.D = "6-4 5-2 4-0 2-1"
deal.E = "5-4 5-1 4-1 1-1"
yard = "2-0 6-2 3-2 6-5 2-2 6-6 6-3 5-5"
play = """
C:6-1 D:6-4L E:5-4L A:5-3L B:4-3L C:4-4L D:2-1R E:4-1L A:3-1L
B:4-2R C:3-3L D:4-0R E:pass A:1-0R B:pass C:3-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-5 5-4 5-1"
deal.B = "6-6 3-0 2-2 2-0"
deal.C = "6-2 3-3 1-1 0-0"
deal.D = "5-3 4-4 3-2 3-1"
deal.E = "6-1 4-3 4-0 2-1"
yard = "5-2 1-0 5-0 6-4 6-5 6-3 4-1 4-2"
play = """
D:4-4 E:4-3L A:5-4R B:3-0L C:0-0L D:5-3R E:4-0L A:pass B:pass
C:3-3R D:3-1R E:6-1R A:6-0R B:2-0R C:6-2R D:pass E:pass A:pass
B:6-6R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-4 4-1 2-0 1-0"
deal.B = "6-3 6-0 5-1 3-1"
deal.C = "5-3 5-2 4-2 3-2"
deal.D = "6-6 6-1 5-0 4-0"
deal.E = "5-4 3-0 1-1 0-0"
yard = "4-4 6-5 2-2 5-5 2-1 3-3 6-2 4-3"
play = """
E:5-4 A:6-4R B:5-1L C:pass D:6-6R E:1-1L A:4-1L B:6-3R C:4-2L
D:pass E:3-0R A:2-0L B:6-0L C:pass D:4-0R E:pass A:pass B:pass
C:pass D:6-1L E:pass A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 3-0 0-0"
deal.B = "6-2 5-3 5-1 2-0"
deal.C = "6-6 4-1 2-2 1-1"
deal.D = "6-5 5-5 3-2 2-1"
deal.E = "6-4 6-0 5-4 4-4"
yard = "4-3 1-0 3-3 4-2 5-0 4-0 3-1 5-2"
play = """
A:6-3 B:6-2L C:2-2L D:3-2L E:pass A:3-0L B:2-0L C:pass D:2-1L
E:pass A:6-1L B:5-3R C:6-6L D:5-5R E:6-4L A:pass B:5-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-1 4-1 3-2 2-1"
deal.B = "6-4 5-3 4-4 3-0"
deal.C = "6-3 5-2 4-3 0-0"
deal.D = "6-1 5-0 2-2 1-1"
deal.E = "6-6 5-5 5-4 2-0"
yard = "3-3 4-0 4-2 6-2 6-0 3-1 6-5 1-0"
play = """
B:4-4 C:4-3L D:pass E:5-4R A:5-1R B:5-3L C:5-2L D:2-2L E:2-0L
A:4-1R B:3-0L C:6-3L D:6-1L E:pass A:2-1L B:6-4R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-4 4-4 3-0"
deal.B = "4-3 4-0 3-3 3-1"
deal.C = "6-6 6-3 6-2 5-2"
deal.D = "5-5 5-3 2-0 0-0"
deal.E = "6-4 2-2 2-1 1-1"
yard = "4-2 4-1 3-2 5-1 6-5 5-0 6-1 1-0"
play = """
C:6-6 D:pass E:6-4L A:5-4L B:pass C:5-2L D:2-0L E:pass A:6-0L
B:pass C:6-3L D:5-3L E:pass A:pass B:pass C:6-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 4-4 1-1"
deal.B = "6-6 6-2 5-2 3-0"
deal.C = "5-1 4-3 4-0 3-2"
deal.D = "5-5 4-2 2-1 1-0"
deal.E = "6-4 6-0 5-3 3-3"
yard = "3-1 5-4 5-0 4-1 0-0 6-5 2-2 2-0"
play = """
D:1-0 E:6-0R A:6-3R B:3-0R C:5-1L D:5-5L E:5-3L A:pass B:pass
C:4-3L D:4-2L E:pass A:pass B:6-2L C:4-0R D:pass E:6-4L A:4-4L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-6 6-4 4-0 1-0"
deal.B = "5-3 5-1 5-0 2-1"
deal.C = "6-5 6-0 5-5 3-1"
deal.D = "6-2 4-3 3-3 3-2"
deal.E = "6-1 5-4 4-2 1-1"
yard = "2-0 4-1 3-0 0-0 5-2 6-3 2-2 4-4"
play = """
E:5-4 A:6-4R B:5-1L C:3-1L D:3-3L E:6-1R A:1-0R B:5-0R C:6-5R
D:3-2L E:4-2L A:6-6R B:pass C:6-0R D:4-3L E:pass A:4-0R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-1 5-0 3-3"
deal.B = "6-5 6-1 2-1 2-0"
deal.C = "6-0 3-2 3-1 2-2"
deal.D = "5-4 5-3 3-0 1-1"
deal.E = "6-6 6-4 4-3 4-1"
yard = "4-4 4-0 0-0 5-2 1-0 6-2 4-2 6-3"
play = """
A:5-5 B:6-5L C:6-0L D:5-3R E:4-3R A:5-0L B:pass C:pass D:5-4R
E:pass A:5-1L B:2-1L C:3-2L D:3-0L E:pass A:pass B:2-0L C:2-2L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-4 5-3"
deal.B = "6-4 4-2 3-2 2-0"
deal.C = "6-0 5-5 4-0 1-0"
deal.D = "6-5 3-3 3-1 1-1"
deal.E = "5-0 4-4 3-0 2-1"
yard = "4-3 6-3 2-2 6-6 5-2 4-1 0-0 5-1"
play = """
B:4-2 C:4-0L D:pass E:5-0L A:5-4L B:6-4L C:6-0L D:pass E:3-0L
A:5-3L B:2-0R C:5-5L D:6-5L E:pass A:6-2L B:3-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-3 4-2 4-1 0-0"
deal.B = "5-5 3-0 2-1 1-1"
deal.C = "6-5 5-4 5-2 1-0"
deal.D = "6-0 3-3 2-2 2-0"
deal.E = "6-3 4-4 4-3 4-0"
yard = "6-1 6-6 6-4 3-1 5-1 6-2 5-0 3-2"
play = """
C:6-5 D:6-0L E:4-0L A:5-3R B:3-0R C:5-4L D:2-0R E:pass A:4-2R
B:5-5L C:5-2L D:2-2L E:4-4R A:4-1R B:2-1R
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-5 5-1 3-2"
deal.B = "6-3 5-2 4-3 0-0"
deal.C = "5-4 4-1 4-0 2-1"
deal.D = "5-3 4-4 3-0 1-1"
deal.E = "6-4 3-3 2-0 1-0"
yard = "6-0 6-1 2-2 5-0 4-2 6-6 6-2 3-1"
play = """
D:4-4 E:6-4L A:6-5L B:4-3R C:5-4L D:3-0R E:2-0R A:3-2R B:6-3R
C:4-1L D:1-1L E:1-0L A:pass B:0-0L C:4-0L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-6 6-0 5-5 3-3"
deal.B = "4-1 3-1 2-2 2-0"
deal.C = "6-5 5-3 4-2 3-0"
deal.D = "5-4 5-1 2-1 1-0"
deal.E = "6-4 6-1 4-4 4-0"
yard = "1-1 6-3 5-2 4-3 6-2 5-0 3-2 0-0"
play = """
E:6-4 A:6-6L B:4-1R C:6-5L D:5-1L E:6-1L A:6-0L B:2-0L C:4-2L
D:2-1R E:4-4L A:pass B:2-2R C:pass D:5-4L E:pass A:5-5L B:pass
C:5-3L D:pass E:pass A:3-3L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 2-2 0-0"
deal.B = "6-5 4-4 3-0 1-0"
deal.C = "6-2 5-2 5-0 4-3"
deal.D = "6-0 5-5 5-3 3-2"
deal.E = "6-3 6-1 4-0 3-3"
yard = "2-0 4-2 5-4 5-1 2-1 1-1 4-1 3-1"
play = """
A:6-6 B:6-5L C:5-2L D:3-2L E:6-3L A:6-4L B:4-4L C:4-3L D:6-0R
E:3-3L A:0-0R B:3-0L C:5-0L D:5-3L E:4-0R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-0 2-2 0-0"
deal.B = "6-3 5-4 5-3 4-4"
deal.C = "4-0 3-3 3-2 2-1"
deal.D = "6-5 6-4 6-1 1-1"
deal.E = "6-2 5-1 4-3 2-0"
yard = "3-1 5-5 4-1 1-0 6-0 6-6 3-0 4-2"
play = """
B:4-4 C:4-0L D:6-4R E:6-2R A:5-2R B:5-3R C:3-3R D:pass E:4-3R
A:5-0L B:5-4L
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-7"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 6, C = 4, D = 2, E = 2, F = 4 }
score = { A = 30, B = 6, C = 18, D = 24, E = 24, F = 18 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 30
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-7"
commitment = "37a6e4656c6de05cba4a648f5cf53fa79439fc3f4b7dbbfb19c73c524592f867"
secret = "75b41e41e4c701dfa061b1d069850fa847969659b0991081ba46fe84be5ea8bd"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "5-3 4-4 1-0"
deal.B = "6-3 5-2 4-2"
deal.C = "5-4 5-0 3-1"
deal.D = "2-2 2-1 2-0"
deal.E = "6-5 4-1 0-0"
deal.F = "6-4 5-1 1-1"
yard = "5-5 4-3 3-0 6-6 6-0 3-2 4-0 6-2 3-3 6-1"
play = """
D:2-2 E:pass F:pass A:pass B:5-2L C:5-0L D:2-1R E:4-1R F:6-4R
A:1-0L B:6-3R C:3-1L D:pass E:pass F:pass A:5-3L B:pass C:5-4L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-5 5-3 5-0"
deal.B = "5-2 2-1 1-0"
deal.C = "6-1 5-4 3-0"
deal.D = "4-2 4-0 3-2"
deal.E = "6-3 6-2 5-1"
deal.F = "6-4 6-0 5-5"
yard = "3-3 6-6 4-3 2-0 2-2 3-1 4-4 4-1 0-0 1-1"
play = """
E:6-3 F:6-4L A:5-3R B:5-2R C:5-4L D:4-2R E:5-1L F:pass A:pass
B:2-1L C:pass D:3-2L E:pass F:pass A:pass B:pass C:3-0L D:4-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "4-1 3-1 1-0"
deal.B = "6-5 6-4 5-4"
deal.C = "4-3 4-2 3-0"
deal.D = "6-0 4-0 2-2"
deal.E = "5-3 2-0 0-0"
deal.F = "5-1 5-0 4-4"
yard = "6-3 3-2 6-1 1-1 3-3 5-2 2-1 6-6 6-2 5-5"
play = """
F:5-1 A:4-1R B:6-5L C:4-2R D:6-0L E:2-0R F:5-0L A:1-0R B:5-4L
C:4-3L D:pass E:5-3L F:pass A:3-1R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 4-3 1-0"
deal.B = "5-0 3-1 3-0"
deal.C = "6-0 5-3 3-2"
deal.D = "6-4 4-1 1-1"
deal.E = "6-6 3-3 0-0"
deal.F = "6-2 5-4 2-1"
yard = "6-3 4-0 5-1 4-2 6-1 6-5 4-4 2-0 5-2 2-2"
play = """
A:5-5 B:5-0L C:5-3R D:pass E:3-3R F:pass A:4-3R B:3-0L C:3-2L
D:6-4R E:6-6R F:6-2L A:pass B:pass C:6-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 4-1 3-0"
deal.B = "6-3 4-4 3-2"
deal.C = "3-3 2-2 2-1"
deal.D = "6-2 3-1 1-0"
deal.E = "5-2 5-1 5-0"
deal.F = "4-3 4-2 4-0"
yard = "1-1 6-4 5-4 5-5 5-3 6-5 6-0 2-0 0-0 6-6"
play = """
B:6-3 C:3-3R D:6-2L E:5-2L F:4-3R A:4-1R B:pass C:2-1R D:pass
E:5-1L F:4-2R A:6-1L B:4-4R C:pass D:pass E:pass F:4-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-2 4-3 3-1"
deal.B = "5-4 4-0 2-0"
deal.C = "4-2 2-2 1-1"
deal.D = "5-2 4-4 2-1"
deal.E = "6-6 3-0 1-0"
deal.F = "6-3 4-1 3-2"
yard = "5-5 5-1 5-3 6-1 6-0 0-0 3-3 6-4 5-0 6-5"
play = """
C:2-2 D:5-2L E:pass F:3-2R A:4-3R B:5-4L C:4-2L D:4-4R E:pass
F:4-1R A:3-1R B:2-0L C:pass D:pass E:3-0R F:pass A:pass B:4-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 4-2 2-2"
deal.B = "5-5 4-4 3-3"
deal.C = "6-0 4-1 1-1"
deal.D = "5-2 5-0 2-1"
deal.E = "6-3 5-1 4-0"
deal.F = "6-1 4-3 2-0"
yard = "6-4 3-0 5-3 6-2 5-4 6-5 1-0 3-2 3-1 0-0"
play = """
D:5-2 E:5-1L F:6-1L A:6-6L B:pass C:6-0L D:5-0L E:pass F:2-0R
A:pass B:5-5L C:pass D:pass E:4-0R F:4-3R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "E"
deal.A = "6-3 6-0 5-3"
deal.B = "3-2 2-0 0-0"
deal.C = "6-6 2-1 1-1"
deal.D = "6-5 6-4 5-0"
deal.E = "5-4 3-3 3-0"
deal.F = "5-2 4-0 3-1"
yard = "4-1 2-2 1-0 5-1 4-3 4-2 6-1 5-5 4-4 6-2"
play = """
E:3-3 F:3-1L A:6-3R B:pass C:2-1L D:6-5R E:5-4R F:5-2L A:5-3L
B:3-2L C:pass D:6-4R E:pass F:pass A:6-0R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "5-2 3-3 0-0"
deal.B = "6-2 6-1 4-1"
deal.C = "4-2 4-0 1-1"
deal.D = "6-3 3-0 1-0"
deal.E = "6-5 5-1 2-0"
deal.F = "6-0 5-0 4-4"
yard = "5-3 2-1 5-4 3-2 3-1 6-6 2-2 5-5 4-3 6-4"
play = """
F:6-0 A:0-0R B:6-2L C:4-0R D:pass E:2-0L F:5-0L A:5-2L B:4-1R
C:1-1R D:1-0R E:pass F:pass A:pass B:pass C:4-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "3-2 2-1 1-0"
deal.B = "5-1 4-3 1-1"
deal.C = "5-2 4-4 3-0"
deal.D = "6-6 6-1 2-2"
deal.E = "6-3 5-3 4-2"
deal.F = "5-5 4-0 2-0"
yard = "5-0 3-3 6-2 6-4 6-5 0-0 3-1 5-4 4-1 6-0"
play = """
A:2-1 B:5-1R C:5-2R D:2-2L E:4-2L F:4-0L A:1-0L B:1-1L C:pass
D:6-1L E:6-3L F:2-0R A:3-2L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 4-1 0-0"
deal.B = "6-5 4-0 2-2"
deal.C = "3-1 2-0 1-1"
deal.D = "6-3 3-2 2-1"
deal.E = "5-4 3-0 1-0"
deal.F = "5-0 4-4 3-3"
yard = "6-1 5-3 5-1 6-0 6-6 6-2 5-2 4-3 4-2 6-4"
play = """
B:6-5 C:pass D:6-3L E:3-0L F:5-0L A:5-5L B:pass C:pass D:pass
E:5-4L F:4-4L A:4-1L B:pass C:3-1L D:3-2L E:pass F:pass A:pass
B:2-2L C:2-0L D:pass E:1-0L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 0-0"
deal.B = "5-1 4-2 2-0"
deal.C = "4-0 3-2 1-1"
deal.D = "6-1 5-2 4-3"
deal.E = "6-5 2-1 1-0"
deal.F = "4-1 3-3 3-0"
yard = "6-4 2-2 5-5 4-4 5-3 3-1 6-2 5-4 5-0 6-3"
play = """
C:4-0 D:4-3L E:1-0R F:3-3L A:pass B:5-1R C:3-2L D:5-2L E:6-5L
F:pass A:6-6L B:pass C:pass D:6-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 3-0 0-0"
deal.B = "6-6 4-3 2-0"
deal.C = "6-5 4-2 1-0"
deal.D = "6-4 4-4 2-1"
deal.E = "5-0 4-0 2-2"
deal.F = "5-4 4-1 3-2"
yard = "6-0 3-1 5-1 5-3 6-1 1-1 5-2 3-3 6-2 5-5"
play = """
D:6-4 E:4-0R F:pass A:6-3L B:4-3L C:1-0R D:4-4L E:pass F:5-4L
A:pass B:pass C:6-5L D:2-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-2 5-5 5-4"
deal.B = "4-4 2-1 0-0"
deal.C = "6-4 6-3 4-0"
deal.D = "4-3 2-2 1-0"
deal.E = "5-3 5-2 3-2"
deal.F = "5-1 4-1 2-0"
yard = "5-0 6-1 6-5 6-6 1-1 3-3 3-0 3-1 4-2 6-0"
play = """
E:5-3 F:5-1L A:pass B:2-1L C:6-3R D:2-2L E:5-2L F:pass A:5-5L
B:pass C:6-4R D:4-3R E:3-2R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-0 4-3 3-0"
deal.B = "5-3 5-0 2-2"
deal.C = "5-5 4-1 1-0"
deal.D = "6-6 3-3 3-2"
deal.E = "4-4 4-0 2-1"
deal.F = "6-5 5-4 0-0"
yard = "3-1 5-1 6-3 4-2 5-2 2-0 6-1 1-1 6-2 6-4"
play = """
F:6-5 A:6-0L B:5-0L C:5-5L D:pass E:pass F:5-4L A:4-3L B:5-3L
"""
end = "blocked"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-2 1-1"
deal.B = "5-5 5-0 3-1"
deal.C = "6-2 6-1 5-1"
deal.D = "6-4 4-1 0-0"
deal.E = "6-3 3-3 3-0"
deal.F = "6-6 4-3 2-0"
yard = "4-2 2-1 5-3 4-0 3-2 1-0 6-0 2-2 4-4 5-4"
play = """
A:1-1 B:3-1L C:5-1R D:pass E:3-3L F:4-3L A:6-5R B:pass C:6-1R
D:6-4L E:6-3L F:pass A:pass B:pass C:pass D:4-1R E:3-0L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 2-0"
deal.B = "4-2 3-2 1-0"
deal.C = "5-4 4-4 4-3"
deal.D = "5-5 5-0 2-2"
deal.E = "6-2 6-1 2-1"
deal.F = "5-3 5-2 3-3"
yard = "6-5 6-6 4-0 5-1 3-1 1-1 6-0 3-0 4-1 0-0"
play = """
B:4-2 C:4-3L D:2-2R E:6-2R F:5-3L A:6-4R B:pass C:5-4R D:5-5L
E:pass F:5-2L A:2-0L B:1-0L C:pass D:5-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 3-2 2-2"
deal.B = "5-0 4-2 1-1"
deal.C = "6-2 4-0 2-0"
deal.D = "6-0 5-3 1-0"
deal.E = "5-4 4-4 3-0"
deal.F = "6-6 4-3 0-0"
yard = "5-1 5-5 6-3 3-3 5-2 6-5 4-1 6-4 2-1 3-1"
play = """
C:6-2 D:6-0L E:3-0L F:4-3L A:2-2R B:4-2L C:2-0L D:1-0L E:pass
F:pass A:6-1L B:pass C:pass D:pass E:pass F:6-6L A:3-2R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 5-1"
deal.B = "6-2 4-4 4-1"
deal.C = "3-2 3-1 3-0"
deal.D = "5-5 4-2 2-2"
deal.E = "6-6 6-3 1-0"
deal.F = "5-4 5-0 1-1"
yard = "6-4 5-3 3-3 2-0 0-0 4-3 6-0 5-2 4-0 2-1"
play = """
D:5-5 E:pass F:5-4L A:6-5R B:4-4L C:pass D:4-2L E:6-6R F:pass
A:6-1R B:6-2L C:3-1R D:pass E:6-3R
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-6 4-4 1-0"
deal.B = "6-0 5-2 4-0"
deal.C = "6-4 5-3 1-1"
deal.D = "5-5 5-0 3-1"
deal.E = "6-3 2-1 2-0"
deal.F = "6-5 4-2 3-2"
yard = "4-3 2-2 6-1 5-4 6-2 3-0 0-0 4-1 3-3 5-1"
play = """
E:2-1 F:4-2L A:4-4L B:4-0L C:1-1R D:5-0L E:pass F:6-5L A:6-6L
B:6-0L C:pass D:3-1R E:6-3R F:pass A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-8"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 6, B = 9, C = 15 }

[match.options]
max_pip = 6
hand_size = 6
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 15
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-8"
commitment = "9b87f5c8c9fa66a675c5591c72f331ae722eb283a1dc26502c660058a94c4c79"
secret = "16e72d216fb0fc0178edfda688cd8c87ac9bdcc9073eb511adba269c1b02b623"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-0 4-3 3-0 2-2 2-1 1-0"
deal.B = "6-6 6-4 6-3 4-2 4-1 3-2"
deal.C = "6-2 5-5 5-4 4-4 3-3 3-1"
yard = "0-0 1-1 5-1 6-1 5-3 2-0 6-5 5-0 4-0 5-2"
play = """
C:5-5 A:pass B:pass C:5-4L A:4-3L B:6-3L C:6-2L A:2-2L B:3-2L
C:3-3L A:3-0L B:pass C:pass A:6-0L B:6-4L C:4-4L A:pass B:4-1L
C:3-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-3 5-2 3-2 2-2"
deal.B = "4-1 4-0 3-0 2-1 2-0 0-0"
deal.C = "6-4 6-3 6-0 5-4 5-0 4-2"
yard = "1-1 6-5 5-1 4-4 4-3 6-1 3-3 3-1 1-0 5-5"
play = """
A:6-6 B:pass C:6-4L A:6-2R B:4-1L C:4-2R A:pass B:4-0R C:6-0R
A:pass B:2-1L C:6-3R A:5-2L B:3-0R C:5-4L A:pass B:0-0R C:5-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 4-3 4-1 4-0 2-2"
deal.B = "6-4 6-3 6-0 5-3 3-0 2-1"
deal.C = "6-2 5-4 4-2 3-3 3-1 0-0"
yard = "1-1 4-4 5-0 6-6 5-5 2-0 5-1 5-2 3-2 1-0"
play = """
B:6-3 C:6-2L A:2-2L B:2-1L C:3-3R A:6-1L B:5-3R C:5-4R A:6-5L
B:6-4R C:pass A:pass B:6-0R C:0-0R A:4-0R B:pass C:4-2R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-1 4-0 3-3 3-1 2-2 1-0"
deal.B = "6-4 6-0 5-4 4-3 4-2 4-1"
deal.C = "6-6 5-3 5-2 5-0 2-1 2-0"
yard = "1-1 3-0 3-2 6-1 5-5 6-2 6-5 6-3 0-0 4-4"
play = """
C:6-6 A:pass B:6-4L C:pass A:4-0L B:6-0L
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 3-1 3-0 2-2 2-1 1-1"
deal.B = "6-5 5-0 4-4 4-1 4-0 1-0"
deal.C = "6-4 6-3 5-5 4-3 3-3 2-0"
yard = "6-2 5-1 6-6 0-0 5-4 3-2 5-2 4-2 6-1 6-0"
play = """
A:5-3 B:6-5L C:6-4L A:3-1R B:1-0R C:4-3L A:3-0L B:4-0L C:2-0R
A:2-2R B:4-4L C:pass A:2-1R B:4-1R
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-1 4-4 3-1 1-1 0-0"
deal.B = "6-4 6-3 6-2 5-3 5-0 1-0"
deal.C = "6-0 5-4 4-3 4-0 3-3 3-0"
yard = "5-2 5-5 3-2 4-2 2-1 2-0 6-5 2-2 4-1 6-6"
play = """
B:6-2 C:6-0L A:0-0L B:5-0L C:5-4L A:4-4L B:6-4L C:pass A:6-1L
B:1-0L C:4-0L A:pass B:pass C:4-3L A:3-1L B:pass C:pass A:5-1L
B:5-3L C:3-3L A:pass B:6-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 4-0 3-3 3-0 2-1 1-0"
deal.B = "5-5 5-1 5-0 4-3 3-1 2-2"
deal.C = "6-4 6-1 5-3 4-4 2-0 1-1"
yard = "6-6 4-2 5-4 6-3 5-2 6-5 6-0 3-2 4-1 0-0"
play = """
C:6-4 A:6-2L B:2-2L C:4-4R A:2-1L B:5-1L C:5-3L A:3-3L B:4-3R
C:pass A:3-0L B:5-0L C:pass A:pass B:3-1R C:6-1R A:pass B:5-5L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 4-2 3-2 3-1 1-0"
deal.B = "6-5 6-2 4-3 4-0 3-0 2-2"
deal.C = "6-6 5-0 4-1 3-3 2-1 1-1"
yard = "5-5 5-1 6-0 6-4 4-4 6-3 2-0 5-3 5-2 0-0"
play = """
A:6-1 B:6-5L C:5-0L A:1-0L B:pass C:4-1L A:5-4L B:pass C:2-1R
A:4-2R B:4-0R C:pass A:pass B:3-0R C:3-3R A:3-2R B:2-2R C:pass
A:pass B:6-2R C:6-6R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-3 5-1 2-0 0-0"
deal.B = "6-6 6-0 5-2 5-0 3-1 1-0"
deal.C = "6-5 6-1 5-5 4-4 4-2 3-3"
yard = "3-0 5-4 6-4 3-2 4-1 4-3 2-2 4-0 1-1 2-1"
play = """
B:5-0 C:6-5L A:6-3L B:6-0R C:6-1R A:5-3L B:5-2L C:4-2L A:5-1R
B:pass C:5-5R A:pass B:pass C:4-4L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "C"
deal.A = "5-3 5-1 4-0 3-3 2-2 2-0"
deal.B = "6-6 6-1 4-4 4-2 3-2 1-0"
deal.C = "6-0 5-2 5-0 4-1 3-0 2-1"
yard = "1-1 6-4 4-3 6-5 3-1 5-5 0-0 6-2 5-4 6-3"
play = """
C:5-2 A:5-3L B:3-2L C:2-1L A:5-1L B:4-2R C:5-0L A:4-0L B:4-4L
C:4-1L A:pass B:1-0L C:6-0L A:pass B:6-1L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 3 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-9"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 2, C = 1, D = 2 }
score = { A = 0, B = 12, C = 20, D = 12 }

[match.options]
max_pip = 6
hand_size = 5
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 20
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-9"
commitment = "bab0ae39c658d3bb7037515ba2f94356907869a0750e18493f690ed9ed68e9e7"
secret = "528a46dc8f53bc3230e4e27bab090b19fca2bef123d1ed7aaa9fd58806f7bd81"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 4-4 4-1 3-1 1-1"
deal.B = "6-3 6-0 5-4 2-2 2-1"
deal.C = "6-5 6-4 6-1 4-0 0-0"
deal.D = "6-2 5-3 5-2 3-0 2-0"
yard = "5-1 5-5 3-3 4-3 3-2 1-0 5-0 4-2"
play = """
B:6-3 C:6-4L D:5-3R A:4-1L B:5-4R C:6-1L D:6-2L A:4-4R B:2-2L
C:4-0R D:5-2L A:pass B:6-0R C:6-5L D:pass A:6-6L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-1 4-2 2-2 1-0"
deal.B = "6-0 5-3 5-0 3-3 2-1"
deal.C = "6-2 5-2 4-4 4-0 3-0"
deal.D = "6-1 5-5 4-3 4-1 0-0"
yard = "6-5 3-1 2-0 1-1 6-6 6-3 6-4 3-2"
play = """
C:4-4 D:4-3L A:4-2R B:5-3L C:5-2L D:pass A:2-2L B:2-1L C:6-2R
D:6-1L A:pass B:6-0L C:4-0L D:4-1L A:1-0L B:5-0L C:pass D:5-5L
A:5-4L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-4 5-3 4-4 3-1"
deal.B = "6-2 6-0 3-2 2-0 1-1"
deal.C = "5-2 4-3 4-0 2-1 0-0"
deal.D = "6-5 6-1 5-1 5-0 4-1"
yard = "3-0 1-0 6-4 6-6 4-2 2-2 3-3 6-3"
play = """
D:6-5 A:5-3R B:6-2L C:4-3R D:4-1R A:3-1R B:3-2L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-3 4-3 3-1 3-0"
deal.B = "6-6 6-5 5-2 4-0 3-3"
deal.C = "6-2 6-0 5-1 3-2 1-1"
deal.D = "5-5 4-1 2-2 2-0 0-0"
yard = "1-0 2-1 4-4 6-3 4-2 6-4 5-0 6-1"
play = """
A:5-4 B:6-5L C:6-2L D:2-2L A:4-3R B:5-2L C:3-2R D:5-5L A:5-3L
B:3-3L C:pass D:2-0R A:3-1L B:4-0R C:5-1L D:4-1R A:pass B:pass
C:1-1R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 5-2 4-3 4-0"
deal.B = "6-0 5-5 5-1 3-0 1-1"
deal.C = "6-5 6-4 4-2 2-1 0-0"
deal.D = "5-0 4-4 3-2 2-2 2-0"
yard = "6-1 5-3 3-3 4-1 3-1 6-2 1-0 6-6"
play = """
B:5-5 C:6-5L D:5-0R A:4-0R B:6-0L C:6-4R D:2-0L A:6-3R B:3-0R
C:4-2L D:4-4L A:5-4L B:5-1L C:2-1L D:3-2L A:4-3L B:pass C:0-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-2 5-1 2-1 1-0"
deal.B = "6-5 6-4 4-4 4-0 2-2"
deal.C = "6-6 5-5 5-3 4-2 0-0"
deal.D = "6-2 6-0 5-4 4-3 2-0"
yard = "4-1 1-1 3-1 5-0 3-3 3-2 3-0 6-1"
play = """
C:5-5 D:5-4L A:5-1R B:6-4L C:6-6L D:6-2L A:2-1R B:2-2L C:4-2L
D:4-3L A:5-2R B:6-5R C:5-3L D:6-0R A:1-0R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 4-2 4-1 3-2"
deal.B = "5-5 5-2 5-0 2-1 0-0"
deal.C = "6-4 6-0 5-4 3-1 1-0"
deal.D = "6-5 6-1 4-3 4-0 3-0"
yard = "5-3 6-2 3-3 2-2 5-1 2-0 4-4 1-1"
play = """
D:6-5 A:6-6L B:5-5R C:5-4R D:6-1L A:4-1R B:2-1L C:1-0R D:4-0R
A:3-2L B:pass C:6-4R D:4-3L A:4-2L B:5-2L C:6-0R D:3-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-5 5-2 2-0"
deal.B = "6-1 5-4 5-3 4-3 3-3"
deal.C = "5-1 4-0 2-2 1-1 0-0"
deal.D = "6-6 6-3 4-4 3-2 1-0"
yard = "2-1 3-0 4-1 4-2 6-4 6-2 3-1 5-0"
play = """
A:6-0 B:6-1L C:1-1L D:1-0L A:2-0L B:pass C:2-2L D:3-2L A:pass
B:5-3L C:5-1L D:pass A:pass B:pass C:0-0R D:pass A:pass B:pass
C:4-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-3 4-4 3-3 3-1 1-0"
deal.B = "6-5 6-3 5-5 5-2 0-0"
deal.C = "6-2 4-3 3-0 2-1 2-0"
deal.D = "6-6 6-4 6-0 5-1 5-0"
yard = "1-1 6-1 4-1 5-4 4-0 3-2 4-2 2-2"
play = """
B:6-5 C:6-2L D:5-1R A:1-0R B:5-2L C:2-0R D:5-0L A:pass B:0-0L
C:2-1R D:6-0L A:3-1R B:6-3L C:3-0L D:pass A:5-3R B:5-5R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 4-3 4-1 2-1 1-0"
deal.B = "6-4 5-5 5-4 5-3 2-0"
deal.C = "6-6 3-3 3-2 2-2 0-0"
deal.D = "6-1 5-0 4-4 3-1 3-0"
yard = "4-2 6-2 5-2 6-3 1-1 4-0 5-1 6-0"
play = """
C:3-3 D:3-1L A:4-3R B:6-4R C:6-6R D:6-1L A:6-5L B:5-5L C:pass
D:5-0L A:1-0L B:pass C:pass D:pass A:2-1L B:2-0L C:0-0L D:3-0L
A:pass B:5-3L C:pass D:pass A:pass B:5-4L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-4 4-1 1-1 0-0"
deal.B = "5-5 5-1 3-2 3-1 2-2"
deal.C = "6-2 5-0 4-2 3-3 1-0"
deal.D = "6-4 5-2 4-4 4-3 2-1"
yard = "6-5 6-3 3-0 5-3 6-0 6-1 4-0 2-0"
play = """
D:6-4 A:5-4R B:5-5R C:6-2L D:5-2L A:pass B:5-1L C:1-0L D:pass
A:0-0L B:pass C:5-0L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-10"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 2, C = 4, D = 1, E = 2 }
score = { A = 15, B = 20, C = 15, D = 25, E = 20 }

[match.options]
max_pip = 6
hand_size = 4
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 25
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-10"
commitment = "4442c01095402c2d6aa45627061d7a21e9c38aca220ddc54cee6e5bce82585a2"
secret = "e44b4b04bb342f3a3c0771b946e696116ae589da715f264a71701011a31cdfbb"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "E"
deal.A = "6-3 6-1 6-0 1-0"
deal.B = "5-4 5-0 4-0 0-0"
deal.C = "6-6 6-2 5-3 4-2"
deal.D = "4-4 4-3 3-1 2-0"
deal.E = "4-1 3-0 2-2 2-1"
yard = "6-5 3-2 3-3 6-4 5-5 1-1 5-1 5-2"
play = """
E:4-1 A:6-1R B:4-0L C:6-6R D:2-0L E:2-2L A:6-3R B:pass C:6-2L
D:3-1R E:2-1R A:6-0L B:0-0L C:4-2R D:4-3R E:3-0L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "A"
deal.A = "5-0 3-3 2-1 1-1"
deal.B = "6-3 5-2 4-1 4-0"
deal.C = "4-4 4-2 3-1 2-2"
deal.D = "6-6 5-4 1-0 0-0"
deal.E = "6-5 5-5 3-2 3-0"
yard = "2-0 5-3 4-3 6-0 6-2 5-1 6-4 6-1"
play = """
A:3-3 B:6-3L C:3-1R D:6-6L E:6-5L A:5-0L B:4-1R C:4-4R D:0-0L
E:3-0L A:pass B:4-0R C:pass D:1-0R E:3-2L A:2-1L B:pass C:pass
D:pass E:pass A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-3 3-2 3-0"
deal.B = "6-5 5-5 5-4 2-0"
deal.C = "6-1 6-0 2-2 2-1"
deal.D = "4-3 4-2 4-1 0-0"
deal.E = "5-2 5-0 3-1 1-1"
yard = "3-3 6-3 4-0 4-4 6-4 5-1 1-0 6-6"
play = """
B:5-5 C:pass D:pass E:5-2L A:6-2L B:6-5L C:pass D:pass E:5-0L
A:5-3R B:2-0L C:2-2L D:4-2L E:3-1R A:pass B:5-4L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 3-2 1-1 0-0"
deal.B = "6-4 6-0 5-4 1-0"
deal.C = "6-1 5-3 4-0 2-2"
deal.D = "5-1 3-0 2-1 2-0"
deal.E = "5-5 5-2 4-3 3-3"
yard = "6-3 6-2 6-6 4-4 4-1 3-1 4-2 5-0"
play = """
C:6-1 D:5-1R E:5-5R A:6-5L B:5-4L C:4-0L D:2-0L E:5-2L A:pass
B:pass C:5-3L D:3-0L E:pass A:0-0L B:6-0L C:pass D:pass E:pass
A:pass B:6-4L C:pass D:pass E:4-3L A:3-2L B:pass C:2-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-0 4-0 1-1"
deal.B = "6-3 6-1 4-1 3-1"
deal.C = "5-3 4-3 4-2 0-0"
deal.D = "5-5 5-4 4-4 2-0"
deal.E = "6-2 5-1 3-0 2-1"
yard = "2-2 6-6 3-3 6-4 6-0 3-2 5-2 1-0"
play = """
D:5-4 E:5-1L A:4-0R B:6-1L C:0-0R D:2-0R E:6-2L A:pass B:pass
C:4-2L D:4-4L E:2-1R A:1-1R B:4-1L C:pass D:pass E:pass A:pass
B:3-1L C:5-3L D:5-5L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-4 6-1 4-4 3-3"
deal.B = "6-5 6-2 5-3 4-0"
deal.C = "5-4 4-2 3-0 2-1"
deal.D = "5-2 5-1 3-2 3-1"
deal.E = "6-6 5-5 4-3 1-0"
yard = "1-1 2-2 4-1 2-0 6-3 5-0 6-0 0-0"
play = """
E:6-6 A:6-4L B:6-5R C:5-4L D:5-2L E:5-5R A:pass B:6-2L C:pass
D:5-1R E:1-0R A:6-1L B:4-0R C:2-1L D:3-2L E:4-3L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-5 4-2 1-0 0-0"
deal.B = "6-3 6-1 4-0 1-1"
deal.C = "6-6 4-4 4-3 3-2"
deal.D = "6-2 5-4 5-3 3-3"
deal.E = "6-4 6-0 5-0 2-0"
yard = "2-1 3-0 5-2 5-5 3-1 4-1 2-2 5-1"
play = """
A:6-5 B:6-1L C:pass D:5-3R E:pass A:1-0L B:6-3R C:6-6R D:6-2R
E:6-0L A:4-2R B:4-0R C:pass D:pass E:6-4L A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 4-1 2-1 0-0"
deal.B = "6-5 6-1 4-4 4-3"
deal.C = "6-4 4-0 3-1 2-0"
deal.D = "6-2 5-5 5-2 1-0"
deal.E = "5-3 5-1 3-2 1-1"
yard = "5-0 3-3 6-0 4-2 2-2 5-4 3-0 6-6"
play = """
B:4-4 C:6-4L D:6-2L E:3-2L A:6-3L B:4-3R C:3-1R D:1-0R E:pass
A:0-0R B:6-1L C:4-0R D:pass E:5-1L A:4-1R B:6-5L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-2 3-1 0-0"
deal.B = "6-1 5-5 4-2 2-0"
deal.C = "6-5 4-1 3-0 2-1"
deal.D = "6-4 5-4 5-3 5-1"
deal.E = "6-3 6-2 4-4 1-0"
yard = "2-2 3-3 6-0 1-1 4-0 5-0 3-2 4-3"
play = """
C:6-5 D:6-4L E:4-4L A:5-2R B:4-2L C:2-1L D:5-1L E:6-2R A:6-6R
B:5-5L C:pass D:5-3L E:6-3L A:pass B:6-1L C:4-1L D:5-4L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 3-1 2-1 1-0"
deal.B = "6-0 4-2 4-1 0-0"
deal.C = "5-4 5-3 5-1 4-4"
deal.D = "6-6 6-2 5-2 3-2"
deal.E = "6-4 5-5 5-0 3-3"
yard = "2-0 4-0 3-0 6-1 4-3 6-5 2-2 1-1"
play = """
D:5-2 E:5-5L A:2-1R B:4-1R C:5-4L D:pass E:6-4L A:6-3L B:4-2R
C:5-3L D:6-2R E:5-0L A:1-0L B:6-0R C:5-1L D:pass E:pass A:pass
B:0-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-4 5-3 4-1 2-0"
deal.B = "6-1 4-2 1-0 0-0"
deal.C = "6-2 5-2 4-0 3-2"
deal.D = "6-6 6-4 6-0 3-3"
deal.E = "5-1 5-0 4-3 1-1"
yard = "6-3 6-5 4-4 2-2 5-5 2-1 3-1 3-0"
play = """
E:4-3 A:5-4L B:pass C:5-2L D:3-3R E:pass A:5-3R B:4-2L C:4-0L
D:6-0L E:5-1R A:4-1R B:6-1L C:pass D:6-4R E:1-1L A:pass B:1-0L
C:6-2R D:pass E:5-0L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-3 4-1 3-1"
deal.B = "6-0 5-0 1-1 1-0"
deal.C = "5-1 4-3 3-3 3-2"
deal.D = "6-2 5-2 2-2 2-1"
deal.E = "6-4 6-3 4-4 2-0"
yard = "6-1 4-0 5-4 4-2 6-6 0-0 6-5 3-0"
play = """
A:5-5 B:5-0L C:5-1R D:2-1R E:2-0L A:pass B:pass C:3-2L D:2-2R
E:6-3L A:pass B:6-0L C:pass D:5-2R E:pass A:5-3R B:1-0L C:4-3R
D:pass E:6-4R A:4-1L B:pass C:pass D:6-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-2 4-1 1-1"
deal.B = "6-5 6-4 4-2 2-1"
deal.C = "6-6 6-1 5-3 5-1"
deal.D = "6-2 4-3 3-2 2-2"
deal.E = "4-4 4-0 3-0 2-0"
yard = "5-0 0-0 5-5 1-0 3-1 6-0 3-3 5-4"
play = """
B:6-4 C:6-6L D:4-3R E:3-0R A:6-3L B:pass C:5-3L D:pass E:4-0R
A:5-2L B:4-2R C:pass D:3-2L E:2-0R
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-4 5-0"
deal.B = "6-5 5-5 5-3 3-3"
deal.C = "5-1 4-4 1-1 1-0"
deal.D = "4-2 3-1 2-0 0-0"
deal.E = "6-6 6-0 4-1 2-2"
yard = "3-2 5-2 4-0 6-2 2-1 6-1 4-3 3-0"
play = """
C:5-1 D:3-1R E:pass A:5-4L B:5-3R C:4-4L D:4-2L E:2-2L A:5-0R
B:pass C:1-0R D:2-0L E:6-0L A:6-4L B:pass C:1-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-1 3-2 0-0"
deal.B = "5-3 5-2 3-1 1-1"
deal.C = "6-6 6-5 6-2 5-4"
deal.D = "5-5 4-2 4-1 3-3"
deal.E = "6-3 6-0 4-3 3-0"
yard = "1-0 5-0 4-4 2-2 2-0 6-4 2-1 4-0"
play = """
D:4-1 E:4-3L A:6-1R B:3-1L C:6-6R D:pass E:6-3R A:5-1L B:5-3R
C:6-5L D:5-5R E:6-0L A:0-0L B:5-2R C:6-2R D:pass E:3-0L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "E"
deal.A = "6-5 4-3 3-1 1-1"
deal.B = "5-2 4-1 3-0 2-1"
deal.C = "6-6 6-2 5-0 4-2"
deal.D = "6-3 6-0 5-1 3-3"
deal.E = "6-4 5-5 5-3 4-4"
yard = "3-2 0-0 6-1 5-4 4-0 2-0 2-2 1-0"
play = """
E:5-5 A:6-5L B:5-2R C:6-6L D:6-0L E:pass A:pass B:2-1R C:5-0L
D:5-1L E:pass A:3-1L B:3-0L C:pass D:pass E:pass A:1-1R B:4-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-2 4-0 3-3"
deal.B = "6-6 6-1 5-4 1-0"
deal.C = "5-0 4-2 2-0 1-1"
deal.D = "6-5 6-0 5-1 4-3"
deal.E = "5-5 5-3 4-4 0-0"
yard = "4-1 6-3 3-2 6-2 2-2 3-1 3-0 2-1"
play = """
A:6-4 B:6-6L C:4-2R D:6-5L E:5-5L A:5-2L B:pass C:2-0L D:6-0L
E:pass A:pass B:6-1L C:1-1L D:5-1L E:5-3L A:3-3L B:pass C:pass
D:4-3L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 4-2 1-0 0-0"
deal.B = "5-2 4-4 3-0 2-0"
deal.C = "5-1 4-3 3-2 3-1"
deal.D = "5-0 4-0 3-3 2-2"
deal.E = "6-6 6-1 6-0 2-1"
yard = "5-4 1-1 6-3 5-5 4-1 6-4 5-3 6-2"
play = """
B:4-4 C:4-3L D:4-0R E:6-0R A:6-5R B:3-0L C:5-1R D:5-0L E:6-1R
A:pass B:5-2L C:3-2L D:3-3L E:6-6R A:pass B:pass C:3-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-0 4-3 2-0"
deal.B = "6-3 5-5 5-1 3-0"
deal.C = "6-2 5-2 4-4 4-2"
deal.D = "6-5 5-4 4-0 1-0"
deal.E = "6-6 5-3 3-1 1-1"
yard = "4-1 6-4 2-1 3-2 6-1 0-0 2-2 3-3"
play = """
C:6-2 D:6-5L E:5-3L A:4-3L B:pass C:4-4L D:5-4L E:pass A:5-0L
B:3-0L C:5-2R D:pass E:3-1L A:pass B:5-1L C:pass D:pass E:pass
A:pass B:5-5L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-11"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2, D = 3, E = 6, F = 3 }
score = { A = 30, B = 18, C = 24, D = 18, E = 12, F = 18 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 30
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-11"
commitment = "3ffb11d7441900883b553db3ba8ae3c52eaa6c933a4463d5885ad024408ae938"
secret = "3cc118210876b82c39ba1c7a4849191927158c6e514f379c4755a52bfa28a58f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "F"
deal.A = "6-6 2-1 1-1"
deal.B = "5-3 5-0 0-0"
deal.C = "6-5 6-2 4-1"
deal.D = "6-4 4-2 3-0"
deal.E = "5-2 3-1 1-0"
deal.F = "6-3 4-4 4-0"
yard = "3-2 6-1 2-0 3-3 2-2 4-3 5-1 5-4 5-5 6-0"
play = """
F:6-3 A:6-6L B:5-3R C:6-5L D:pass E:5-2L F:pass A:2-1L B:5-0R
C:4-1L D:6-4L E:1-0R F:pass A:1-1R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 4-0"
deal.B = "6-3 6-2 5-2"
deal.C = "5-4 4-3 1-1"
deal.D = "6-5 6-4 5-3"
deal.E = "5-0 3-1 2-2"
deal.F = "4-1 2-1 2-0"
yard = "5-1 6-0 3-0 6-1 4-4 3-2 1-0 3-3 4-2 0-0"
play = """
A:6-6 B:6-3L C:4-3L D:6-5R E:5-0R F:4-1L A:4-0R B:pass C:1-1L
D:6-4R E:3-1L F:pass A:pass B:6-2R C:pass D:5-3L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 4-3 3-2"
deal.B = "6-6 5-3 2-1"
deal.C = "6-0 4-4 1-1"
deal.D = "6-1 3-0 1-0"
deal.E = "6-5 5-5 3-3"
deal.F = "6-4 6-3 5-0"
yard = "4-1 2-0 3-1 6-2 5-2 5-1 0-0 4-0 2-2 4-2"
play = """
B:6-6 C:6-0L D:6-1R E:pass F:5-0L A:5-4L B:2-1R C:4-4L D:pass
E:pass F:6-4L A:3-2R B:5-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 4-4 1-0"
deal.B = "4-3 4-2 3-2"
deal.C = "6-5 3-1 2-0"
deal.D = "3-3 3-0 2-1"
deal.E = "6-3 5-3 4-1"
deal.F = "6-1 5-5 0-0"
yard = "5-0 2-2 4-0 5-1 1-1 6-0 5-4 6-2 5-2 6-4"
play = """
C:2-0 D:2-1L E:4-1L F:0-0R A:4-4L B:4-3L C:3-1L D:3-0R E:6-3R
F:6-1L A:6-6L B:pass C:6-5L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-4 2-2"
deal.B = "6-3 4-3 1-1"
deal.C = "5-1 3-3 1-0"
deal.D = "4-0 3-1 3-0"
deal.E = "5-5 5-3 3-2"
deal.F = "4-1 2-1 2-0"
yard = "6-0 6-4 6-5 5-2 5-0 6-1 4-2 4-4 0-0 6-2"
play = """
D:4-0 E:pass F:4-1L A:pass B:1-1L C:1-0L D:3-0L E:5-3L F:2-0R
A:5-4L B:4-3L C:3-3L D:3-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-4 6-2 5-3"
deal.B = "5-1 4-2 3-0"
deal.C = "6-5 4-3 1-1"
deal.D = "5-4 4-4 4-0"
deal.E = "6-6 6-3 0-0"
deal.F = "5-5 2-1 1-0"
yard = "3-3 5-0 6-1 4-1 6-0 3-2 3-1 2-2 2-0 5-2"
play = """
E:6-6 F:pass A:6-4L B:4-2L C:6-5R D:5-4R E:pass F:2-1L A:pass
B:5-1L C:4-3R D:pass E:6-3R F:5-5L A:6-2R B:pass C:pass D:pass
E:pass F:pass A:5-3L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-4 3-0 2-1"
deal.B = "6-1 4-0 2-2"
deal.C = "5-2 4-3 2-0"
deal.D = "6-0 5-4 1-0"
deal.E = "5-5 5-1 3-3"
deal.F = "5-3 4-1 3-2"
yard = "1-1 6-6 4-4 6-5 0-0 5-0 6-2 3-1 6-3 4-2"
play = """
F:5-3 A:3-0R B:4-0R C:4-3R D:5-4L E:3-3R F:4-1L A:2-1L B:2-2L
C:2-0L D:6-0L E:pass F:3-2R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-1"
deal.B = "6-4 6-0 5-5"
deal.C = "4-1 4-0 2-2"
deal.D = "6-1 3-0 0-0"
deal.E = "4-4 3-2 1-1"
deal.F = "6-5 3-1 2-1"
yard = "4-2 1-0 4-3 3-3 5-2 5-4 5-0 2-0 6-6 5-3"
play = """
A:6-3 B:6-4L C:4-0L D:3-0L E:3-2L F:2-1L A:5-1L B:5-5L C:pass
D:pass E:pass F:6-5L A:6-2L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 4-4 3-1"
deal.B = "6-2 5-4 5-3"
deal.C = "6-6 6-4 4-0"
deal.D = "5-2 4-1 3-3"
deal.E = "4-2 1-1 1-0"
deal.F = "6-5 6-3 2-1"
yard = "4-3 2-2 5-0 3-0 5-1 0-0 6-0 6-1 2-0 3-2"
play = """
B:6-2 C:6-4L D:5-2R E:4-2L F:2-1L A:5-5R B:5-4R C:4-0R D:4-1L
E:1-0R F:pass A:4-4L B:pass C:pass D:pass E:1-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-1 3-3 2-2"
deal.B = "6-1 5-3 4-0"
deal.C = "6-0 5-0 4-2"
deal.D = "6-3 5-5 4-3"
deal.E = "5-2 4-4 3-0"
deal.F = "6-2 2-1 0-0"
yard = "1-1 5-4 2-0 3-2 3-1 4-1 6-6 1-0 6-4 6-5"
play = """
C:6-0 D:6-3L E:3-0L F:0-0L A:pass B:4-0L C:4-2L D:pass E:5-2L
F:pass A:5-1L B:6-1L C:5-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 4-4"
deal.B = "3-3 3-2 0-0"
deal.C = "5-5 2-1 2-0"
deal.D = "6-5 5-3 3-0"
deal.E = "5-4 4-2 1-0"
deal.F = "5-2 5-0 4-1"
yard = "4-3 5-1 2-2 4-0 6-0 1-1 3-1 6-6 6-1 6-4"
play = """
D:6-5 E:5-4R F:4-1R A:6-3L B:3-3L C:2-1R D:5-3L E:4-2R F:5-2L
A:4-4R B:3-2L C:pass D:3-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-4 6-1 4-1"
deal.B = "5-0 3-2 1-1"
deal.C = "6-6 3-1 2-1"
deal.D = "5-4 5-3 1-0"
deal.E = "6-3 6-2 4-3"
deal.F = "5-2 4-2 2-0"
yard = "0-0 3-3 6-5 6-0 4-0 3-0 5-5 2-2 5-1 4-4"
play = """
E:6-3 F:pass A:6-4L B:3-2R C:2-1R D:5-4L E:pass F:5-2L A:6-1R
B:pass C:6-6R D:pass E:6-2L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-4 3-2 1-0"
deal.B = "5-4 4-3 1-1"
deal.C = "6-2 3-0 0-0"
deal.D = "6-3 5-1 3-3"
deal.E = "6-0 4-4 4-0"
deal.F = "6-5 5-3 2-1"
yard = "6-1 5-0 4-2 2-2 5-5 6-6 2-0 3-1 5-2 4-1"
play = """
F:6-5 A:6-4L B:5-4L C:pass D:5-1L E:pass F:2-1L A:3-2L B:4-3L
C:pass D:pass E:4-4L F:5-3R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "A"
deal.A = "5-0 4-3 4-1"
deal.B = "6-1 5-5 5-3"
deal.C = "6-6 2-1 2-0"
deal.D = "5-1 3-3 2-2"
deal.E = "6-5 6-2 4-0"
deal.F = "6-0 5-4 1-0"
yard = "4-4 6-3 5-2 3-2 3-1 0-0 1-1 6-4 4-2 3-0"
play = """
A:4-3 B:5-3R C:pass D:5-1R E:4-0L F:6-0L A:4-1R B:6-1L C:2-1L
D:2-2L E:6-2L F:5-4R A:5-0R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-2 3-0 1-1"
deal.B = "6-4 5-2 1-0"
deal.C = "6-0 5-5 4-4"
deal.D = "6-2 6-1 4-3"
deal.E = "6-6 5-1 0-0"
deal.F = "4-1 3-2 2-0"
yard = "2-2 5-3 3-3 6-3 5-0 3-1 6-5 5-4 4-0 2-1"
play = """
B:6-4 C:4-4R D:6-2L E:pass F:3-2L A:4-2R B:5-2R C:5-5R D:4-3L
E:5-1R F:4-1L A:1-1L B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-2 3-1 2-1"
deal.B = "6-4 5-4 3-3"
deal.C = "6-5 4-3 4-1"
deal.D = "5-3 3-2 3-0"
deal.E = "6-2 5-0 4-0"
deal.F = "6-6 2-0 0-0"
yard = "6-0 6-3 5-1 1-1 2-2 5-5 1-0 4-4 6-1 5-2"
play = """
C:6-5 D:5-3R E:6-2L F:2-0L A:3-1R B:pass C:4-1R D:3-0L E:4-0R
F:0-0R A:pass B:3-3L C:4-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-2 3-1 1-1"
deal.B = "6-5 6-4 5-0"
deal.C = "3-3 3-0 0-0"
deal.D = "5-4 4-2 4-0"
deal.E = "6-1 5-3 4-4"
deal.F = "6-0 4-3 4-1"
yard = "2-1 6-6 6-2 5-1 3-2 2-2 1-0 2-0 6-3 5-5"
play = """
D:5-4 E:4-4R F:4-3R A:3-1R B:6-5L C:pass D:pass E:6-1L F:4-1L
A:1-1R B:6-4L C:pass D:pass E:pass F:6-0L
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "E"
deal.A = "4-3 2-1 1-0"
deal.B = "6-5 5-3 3-3"
deal.C = "6-3 4-1 2-0"
deal.D = "6-1 4-4 3-2"
deal.E = "6-4 6-0 3-0"
deal.F = "6-2 5-1 0-0"
yard = "1-1 2-2 5-5 4-0 6-6 3-1 5-4 5-2 5-0 4-2"
play = """
E:6-0 F:6-2L A:2-1L B:pass C:2-0R D:6-1L E:6-4L F:pass A:4-3L
B:5-3L C:pass D:3-2R E:3-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "5-2 3-0 2-0"
deal.B = "6-5 6-3 4-4"
deal.C = "4-0 3-1 0-0"
deal.D = "4-2 2-1 1-1"
deal.E = "6-0 3-3 1-0"
deal.F = "6-1 5-5 5-3"
yard = "6-6 4-1 6-4 5-0 2-2 6-2 4-3 5-1 3-2 5-4"
play = """
F:6-1 A:pass B:6-5L C:3-1R D:pass E:3-3R F:5-5L A:5-2L B:6-3R
C:pass D:4-2L E:6-0R F:pass A:3-0R B:4-4L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "4-0 3-2 1-1"
deal.B = "5-4 4-2 3-1"
deal.C = "6-6 5-2 4-3"
deal.D = "6-0 4-4 3-0"
deal.E = "6-2 4-1 2-1"
deal.F = "2-2 2-0 0-0"
yard = "5-0 5-5 5-1 6-5 5-3 6-1 3-3 1-0 6-4 6-3"
play = """
A:1-1 B:3-1L C:4-3L D:4-4L E:4-1L F:pass A:pass B:pass C:pass
D:pass E:2-1L F:2-2L A:3-2L B:pass C:pass D:3-0L E:pass F:2-0L
A:pass B:4-2L C:pass D:pass E:pass F:pass A:4-0L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-12"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 2, C = 1 }
score = { A = 12, B = 12, C = 15 }

[match.options]
max_pip = 6
hand_size = 6
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 15
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-12"
commitment = "e24a7be6a6941bb498aa36a3249672651c040e7cf8ece6491c75eac7242df9c1"
secret = "320786ad9a77dc8c9b69cf099b47e0228140d065b2d4926b15a2990ec44ce6b2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 3-3 2-2 2-1 1-1 1-0"
deal.B = "6-4 6-1 5-1 3-2 3-0 2-0"
deal.C = "6-5 6-2 6-0 5-3 5-0 4-2"
yard = "6-3 4-0 0-0 4-3 5-4 4-1 4-4 5-2 3-1 5-5"
play = """
A:6-6 B:6-1L C:6-5R A:2-1L B:2-0L C:5-3R A:1-0L B:3-2R C:6-2R
A:1-1L B:6-4R C:4-2R A:2-2R B:5-1L C:5-0L A:pass B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 4-0 3-2 2-1 1-1"
deal.B = "6-3 6-1 6-0 3-3 2-0 0-0"
deal.C = "6-6 5-5 4-4 4-2 2-2 1-0"
yard = "5-0 4-1 6-2 5-3 5-2 3-0 3-1 5-1 4-3 5-4"
play = """
B:0-0 C:1-0L A:2-1L B:2-0L C:pass A:4-0L B:6-0R C:6-6R A:6-4L
B:6-3L C:pass A:3-2L B:6-1R C:4-2L A:1-1R B:pass C:4-4L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-0 4-1 3-1 2-0 1-0 0-0"
deal.B = "6-6 6-3 6-2 6-0 5-1 3-3"
deal.C = "6-5 6-4 5-4 5-3 4-2 2-2"
yard = "4-0 3-0 4-3 4-4 3-2 2-1 6-1 1-1 5-5 5-2"
play = """
C:6-5 A:5-0R B:6-3L C:5-3L A:2-0R B:6-2R C:6-4R A:4-1R B:5-1L
C:pass A:3-1L B:3-3L C:pass A:1-0R B:6-0R C:pass A:pass B:6-6R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 3-3 2-1 2-0 1-0"
deal.B = "6-3 4-3 4-2 3-2 1-1 0-0"
deal.C = "6-1 5-3 5-1 4-1 3-1 2-2"
yard = "5-4 6-4 6-6 3-0 6-5 5-5 4-4 5-0 4-0 5-2"
play = """
A:6-2 B:4-2R C:6-1L A:2-1L B:4-3R C:5-3R A:2-0L B:0-0L C:5-1R
A:6-0L B:1-1R C:4-1R A:pass B:6-3L C:3-1L A:1-0L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-1 4-1 3-0 2-0"
deal.B = "6-6 5-5 5-3 5-1 3-3 3-2"
deal.C = "6-2 5-2 4-3 3-1 2-1 1-0"
yard = "6-0 6-5 4-2 0-0 4-0 5-4 1-1 2-2 4-4 5-0"
play = """
B:5-1 C:5-2L A:2-0L B:pass C:3-1R A:3-0L B:3-3L C:4-3L A:6-4L
B:6-6L C:6-2L A:6-3R B:3-2L C:pass A:6-1R B:5-3L C:2-1R A:pass
B:5-5L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-4 4-0 3-0 2-2 1-0"
deal.B = "6-4 6-0 5-1 4-2 2-0 1-1"
deal.C = "6-1 5-3 4-3 3-3 3-2 0-0"
yard = "5-5 3-1 6-5 2-1 5-0 5-2 6-6 6-2 4-4 4-1"
play = """
C:5-3 A:5-4L B:4-2L C:4-3R A:2-2L B:6-4R C:6-1R A:1-0R B:2-0R
C:3-2L A:6-3L B:6-0L C:0-0L A:4-0L
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 4-2 3-3 3-1 2-1 0-0"
deal.B = "6-4 6-1 5-1 4-4 4-0 3-2"
deal.C = "6-5 6-3 5-3 5-2 4-1 3-0"
yard = "5-0 2-2 5-4 1-1 5-5 4-3 6-2 6-6 2-0 1-0"
play = """
A:6-0 B:6-1L C:4-1L A:4-2L B:4-0R C:5-2L A:pass B:6-4R C:6-5L
A:pass B:pass C:6-3L A:3-3L B:3-2L C:pass A:2-1L B:5-1L C:5-3L
A:3-1L
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 3-1 3-0 1-0 0-0"
deal.B = "6-6 6-4 5-1 2-2 2-0 1-1"
deal.C = "6-3 5-2 4-2 4-0 3-3 2-1"
yard = "3-2 5-0 6-5 5-3 4-4 5-5 6-1 4-3 4-1 6-0"
play = """
B:2-0 C:5-2L A:5-4L B:6-4L C:6-3L A:3-1L B:1-1L C:4-0R A:1-0L
B:pass C:4-2R A:3-0L B:2-2R C:3-3L A:6-2R B:6-6R
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-4 5-3 4-2 3-1"
deal.B = "6-3 4-3 3-3 3-2 3-0 1-1"
deal.C = "5-5 5-0 4-4 2-1 1-0 0-0"
yard = "2-0 6-1 6-6 4-0 5-1 4-1 2-2 5-2 6-2 6-5"
play = """
C:5-5 A:5-4L B:4-3L C:5-0R A:5-3L B:3-0R C:pass A:3-1R B:1-1R
C:2-1R A:4-2R B:pass C:4-4R A:6-4R B:6-3R C:pass A:pass B:3-2R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 3-2 2-2 2-0"
deal.B = "6-4 5-3 4-1 4-0 3-1 0-0"
deal.C = "6-2 6-0 5-2 5-1 3-3 3-0"
yard = "2-1 4-4 4-2 5-4 1-1 6-1 5-0 5-5 1-0 4-3"
play = """
A:6-6 B:6-4L C:6-2R A:3-2R B:3-1R C:5-1R A:6-5R B:4-0L C:6-0L
A:6-3L B:5-3L C:5-2L A:2-2L B:pass C:pass A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-5 4-4 4-3 2-2"
deal.B = "6-3 3-3 3-2 2-1 2-0 1-0"
deal.C = "6-1 5-3 5-1 4-2 3-1 3-0"
yard = "5-4 6-6 5-0 0-0 4-1 1-1 4-0 5-2 6-0 6-5"
play = """
B:2-0 C:4-2L A:6-4L B:1-0R C:6-1L A:pass B:2-1L C:5-1R A:6-2L
B:6-3L C:5-3L A:5-5L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-1 4-4 4-2 2-0"
deal.B = "6-6 5-0 4-3 4-0 2-1 1-1"
deal.C = "6-2 5-5 5-4 3-3 3-2 1-0"
yard = "4-1 3-0 5-2 0-0 3-1 2-2 6-0 5-3 6-5 5-1"
play = """
C:5-5 A:pass B:5-0L C:5-4R A:2-0L B:2-1L C:1-0L A:6-4R B:4-0L
C:6-2R A:4-4L B:4-3L C:3-3L A:6-3L B:6-6L C:3-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-0 4-1 3-2 2-2 0-0"
deal.B = "6-4 6-1 4-4 4-2 4-0 2-0"
deal.C = "6-5 5-2 3-3 3-0 1-1 1-0"
yard = "4-3 2-1 6-0 5-4 5-3 6-2 5-1 3-1 5-5 6-3"
play = """
A:6-6 B:6-4L C:6-5R A:4-1L B:6-1L C:5-2R A:3-2R B:pass C:3-3R
A:pass B:pass C:3-0R A:5-0R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 3 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-13"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 4, D = 2 }
score = { A = 16, B = 20, C = 12, D = 16 }

[match.options]
max_pip = 6
hand_size = 5
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 20
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-13"
commitment = "d0407c0951bf66db1c1e7ee19d213d237fb41ee6c09e5f603fd52b7d16b76d09"
secret = "917a7a102818580801c9e3446fd5af0405ade0d57121ccc3ea410a9cc26cffa9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 5-4 3-0 2-0 1-0"
deal.B = "6-1 6-0 5-2 5-1 4-1"
deal.C = "6-6 6-3 5-0 3-3 1-1"
deal.D = "6-4 5-3 4-2 3-2 2-1"
yard = "0-0 4-0 5-5 4-3 6-5 3-1 2-2 4-4"
play = """
A:2-0 B:5-2L C:5-0L D:pass A:3-0L B:6-0R C:6-6R D:5-3L A:6-2R
B:5-1L C:1-1L D:2-1L A:pass B:pass C:pass D:4-2L A:5-4L B:pass
C:pass D:3-2R A:pass B:pass C:3-3R D:pass A:pass B:pass C:6-3R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 4-2 3-0 1-1 1-0"
deal.B = "5-5 5-1 4-4 3-3 0-0"
deal.C = "6-6 6-3 6-0 3-2 2-0"
deal.D = "6-5 6-4 4-3 4-1 2-1"
yard = "5-2 4-0 6-1 2-2 5-0 3-1 6-2 5-3"
play = """
B:5-5 C:pass D:6-5L A:5-4R B:4-4R C:6-6L D:6-4L A:4-2L B:pass
C:3-2L D:4-3L A:pass B:pass C:pass D:4-1L A:1-1L B:5-1L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 4-4 4-1 2-0"
deal.B = "6-5 6-1 5-1 5-0 4-3"
deal.C = "6-6 6-0 5-5 3-0 2-1"
deal.D = "5-4 3-3 3-2 1-1 1-0"
yard = "4-2 5-3 0-0 5-2 3-1 4-0 2-2 6-2"
play = """
C:6-6 D:pass A:6-4L B:6-5R C:5-5R D:5-4L A:pass B:5-1L C:2-1L
D:3-2L A:6-3L B:6-1L C:pass D:1-1L A:4-1L B:4-3L C:3-0L D:1-0L
A:pass B:5-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 5-1 4-1 2-2"
deal.B = "6-2 5-5 4-0 1-1 1-0"
deal.C = "6-3 6-0 5-0 3-1 3-0"
deal.D = "5-3 4-4 3-3 2-0 0-0"
yard = "5-2 4-3 5-4 2-1 4-2 3-2 6-1 6-5"
play = """
D:5-3 A:5-1L B:1-1L C:3-1L D:3-3L A:pass B:pass C:3-0L D:2-0L
A:2-2L B:6-2L C:6-3L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-2 5-1 3-3"
deal.B = "6-3 4-4 4-2 4-0 3-1"
deal.C = "5-0 4-3 4-1 2-2 2-0"
deal.D = "6-4 6-0 5-3 3-2 3-0"
yard = "0-0 6-6 2-1 6-2 5-4 6-1 1-0 1-1"
play = """
A:5-1 B:3-1R C:4-3R D:5-3L A:3-3L B:6-3L C:4-1R D:6-4L A:pass
B:4-4L C:pass D:pass A:pass B:4-2L C:2-2L D:3-2L A:pass B:pass
C:pass D:3-0L A:pass B:4-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 4-4 3-3 3-1 3-0"
deal.B = "6-0 4-1 2-2 2-0 0-0"
deal.C = "6-6 5-5 5-4 4-0 1-0"
deal.D = "6-5 6-4 5-3 4-2 1-1"
yard = "3-2 5-2 6-3 4-3 6-1 5-0 5-1 2-1"
play = """
B:6-0 C:6-6L D:6-5L A:3-0R B:pass C:5-5L D:5-3L A:3-3L B:pass
C:pass D:pass A:3-1L B:4-1L C:4-0L D:pass A:pass B:2-0L C:pass
D:4-2L A:4-4L B:pass C:5-4L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-4 5-2 4-2 0-0"
deal.B = "6-6 4-0 3-1 2-0 1-1"
deal.C = "6-3 6-2 5-0 4-3 3-0"
deal.D = "6-5 4-4 3-3 3-2 1-0"
yard = "2-1 5-3 4-1 2-2 6-1 6-4 5-5 5-1"
play = """
C:6-3 D:6-5L A:5-2L B:3-1R C:6-2L D:1-0R A:6-0R B:6-6L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 4-0 3-2 2-1 1-1"
deal.B = "6-6 6-0 5-0 4-4 4-2"
deal.C = "5-4 5-1 4-3 4-1 2-0"
deal.D = "6-5 6-1 5-3 2-2 0-0"
yard = "3-3 3-0 3-1 6-4 6-2 5-5 5-2 1-0"
play = """
D:6-5 A:6-3L B:5-0R C:4-3L D:0-0R A:4-0L B:6-0L C:2-0R D:6-1L
A:2-1L B:4-2L C:5-4L D:5-3L A:3-2L B:pass C:pass D:2-2L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-5 5-0 3-1"
deal.B = "6-6 5-3 3-0 2-1 2-0"
deal.C = "6-2 4-4 4-3 4-1 0-0"
deal.D = "6-4 5-2 4-0 3-2 2-2"
yard = "1-0 5-4 6-0 3-3 4-2 6-1 5-1 1-1"
play = """
A:5-5 B:5-3L C:4-3L D:6-4L A:5-0R B:6-6L C:6-2L D:5-2L A:6-5L
B:3-0R C:pass D:3-2R A:6-3L B:2-1R C:4-1R D:4-0R A:3-1L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 3-2 2-2 2-1"
deal.B = "5-4 5-2 5-1 4-3 0-0"
deal.C = "6-5 4-4 4-2 3-0 2-0"
deal.D = "6-4 5-0 4-0 3-3 3-1"
yard = "6-0 5-3 1-1 4-1 6-2 6-6 1-0 5-5"
play = """
B:5-4 C:4-4R D:5-0L A:pass B:4-3R C:3-0R D:4-0L A:pass B:0-0R
C:4-2L D:pass A:2-2L B:5-2L C:6-5L D:6-4L A:pass B:pass C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 5-1 4-2 2-0"
deal.B = "5-5 3-3 3-0 2-2 1-1"
deal.C = "6-6 4-3 3-2 1-0 0-0"
deal.D = "6-5 6-4 6-1 5-2 4-1"
yard = "6-3 5-0 5-4 5-3 4-4 2-1 4-0 3-1"
play = """
C:6-6 D:6-5L A:6-0R B:5-5L C:0-0R D:5-2L A:6-2L B:3-0R C:3-2R
D:6-4L A:4-2L B:2-2L C:pass D:pass A:2-0L B:pass C:1-0L D:6-1L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 5-2 3-1 3-0"
deal.B = "5-1 5-0 4-4 3-2 2-1"
deal.C = "6-1 5-3 4-3 3-3 1-1"
deal.D = "6-5 6-2 5-4 4-1 2-0"
yard = "4-0 2-2 6-4 4-2 5-5 0-0 1-0 6-6"
play = """
D:6-5 A:5-2R B:3-2R C:3-3R D:6-2L A:3-0R B:5-0R C:5-3R D:2-0L
A:6-0L B:pass C:6-1L D:4-1L A:6-3R B:4-4L C:4-3L D:pass A:3-1L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 4-1 3-3 3-0 1-0"
deal.B = "6-4 6-0 4-0 3-1 2-0"
deal.C = "5-4 5-2 4-3 1-1 0-0"
deal.D = "6-5 6-2 6-1 5-1 4-2"
yard = "4-4 2-1 3-2 5-0 6-3 6-6 5-3 2-2"
play = """
A:5-5 B:pass C:5-4L D:4-2L A:pass B:2-0L C:5-2R D:6-2R A:3-0L
B:6-4R C:4-3L D:pass A:4-1L B:3-1L C:pass D:pass A:3-3L B:4-0R
C:0-0R D:pass A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-1 5-5 4-4"
deal.B = "6-6 6-0 4-3 3-2 1-0"
deal.C = "6-2 5-4 5-3 3-3 2-1"
deal.D = "6-3 5-1 5-0 4-1 2-2"
yard = "2-0 0-0 4-0 1-1 4-2 3-0 5-2 3-1"
play = """
B:6-6 C:6-2L D:2-2L A:6-4R B:4-3R C:3-3R D:6-3R A:6-1R B:3-2L
C:2-1R D:pass A:pass B:pass C:5-3L D:5-1L A:pass B:1-0L C:pass
D:5-0L A:6-5L B:6-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 6-1 4-2 2-0"
deal.B = "5-2 5-1 4-4 4-3 4-0"
deal.C = "5-4 5-3 3-0 1-1 0-0"
deal.D = "6-4 6-0 4-1 2-2 1-0"
yard = "6-5 2-1 3-2 5-0 5-5 6-6 3-3 3-1"
play = """
C:0-0 D:6-0L A:6-3L B:4-3L C:5-4L D:1-0R A:6-1R B:5-2L C:pass
D:2-2L A:4-2L B:4-4L C:pass D:6-4L A:6-2L B:pass C:pass D:pass
A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "4-4 3-2 3-1 3-0 1-1"
deal.B = "6-1 5-2 5-1 2-0 1-0"
deal.C = "6-6 6-3 6-2 5-5 3-3"
deal.D = "6-5 6-4 5-4 5-3 2-2"
yard = "2-1 4-2 6-0 4-3 4-1 5-0 4-0 0-0"
play = """
D:6-5 A:pass B:6-1L C:5-5R D:5-4R A:1-1L B:5-1L C:pass D:5-3L
A:3-2L B:5-2L C:pass D:6-4R A:pass B:pass C:6-6R D:pass A:pass
B:pass C:6-3R D:pass A:3-1R B:1-0R C:pass D:pass A:3-0R B:pass
C:3-3R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-14"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 5, C = 1, D = 3, E = 2 }
score = { A = 10, B = 5, C = 25, D = 10, E = 20 }

[match.options]
max_pip = 6
hand_size = 4
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 25
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-14"
commitment = "435702cf810841dbf82608799511e12be4c5992f17beef1286fa9a2d0c190642"
secret = "d2fc0404de63a34e3e5bf581a405a290cd56103c039ec76bc5a92cb925b13370"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-4 5-1 4-4 2-2"
deal.B = "6-3 6-1 5-2 2-1"
deal.C = "6-4 4-3 4-2 3-0"
deal.D = "6-6 6-5 1-0 0-0"
deal.E = "5-5 5-3 5-0 1-1"
yard = "3-2 6-0 2-0 3-3 6-2 4-0 4-1 3-1"
play = """
C:6-4 D:6-6L E:pass A:5-4R B:5-2R C:4-2R D:6-5L E:5-5L A:4-4R
B:pass C:4-3R D:pass E:5-3L A:pass B:6-3L C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 4-4 4-3 4-2"
deal.B = "6-2 6-1 1-1 1-0"
deal.C = "6-6 6-5 4-0 2-0"
deal.D = "5-4 5-1 3-3 3-0"
deal.E = "5-2 5-0 3-2 2-1"
yard = "2-2 6-0 5-3 5-5 4-1 0-0 3-1 6-3"
play = """
D:5-1 E:5-2L A:4-2L B:1-1R C:4-0L D:3-0L E:3-2L A:pass B:1-0R
C:2-0L D:pass E:5-0L A:pass B:pass C:6-5L D:pass E:pass A:6-4L
B:pass C:pass D:5-4L
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "E"
deal.A = "4-2 4-0 3-0 2-0"
deal.B = "5-0 4-4 4-1 2-1"
deal.C = "6-4 5-3 3-3 2-2"
deal.D = "6-3 5-1 3-1 1-1"
deal.E = "6-5 6-0 3-2 1-0"
yard = "6-1 5-4 6-6 6-2 4-3 0-0 5-2 5-5"
play = """
E:6-5 A:pass B:5-0R C:6-4L D:pass E:6-0R A:4-2L B:2-1L C:pass
D:1-1L E:1-0L A:4-0L B:4-4L C:pass D:6-3R E:3-2R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-2 4-1 4-0 3-0"
deal.B = "6-5 6-4 5-4 3-1"
deal.C = "6-1 5-3 5-1 0-0"
deal.D = "6-3 4-3 1-1 1-0"
deal.E = "6-6 5-2 3-3 3-2"
yard = "5-0 5-5 2-0 2-1 2-2 4-4 6-0 4-2"
play = """
A:6-2 B:6-5L C:5-3L D:4-3L E:5-2R A:4-1L B:5-4R C:6-1L D:6-3L
E:3-3L A:4-0R B:3-1L C:5-1L D:1-0R E:pass A:pass B:pass C:pass
D:1-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 3-2 0-0"
deal.B = "6-5 6-4 4-0 3-0"
deal.C = "5-3 5-0 2-1 1-0"
deal.D = "6-3 5-4 4-2 2-0"
deal.E = "4-4 4-1 3-1 1-1"
yard = "6-0 5-1 4-3 5-2 6-2 2-2 5-5 3-3"
play = """
B:6-4 C:pass D:5-4R E:pass A:6-6L B:6-5R C:pass D:6-3L E:3-1L
A:6-1L
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-0 4-4 4-3 3-3"
deal.B = "6-1 6-0 4-2 2-2"
deal.C = "5-3 5-2 4-1 1-1"
deal.D = "6-3 6-2 3-0 1-0"
deal.E = "6-6 3-2 3-1 2-0"
yard = "5-4 6-5 4-0 6-4 2-1 0-0 5-5 5-1"
play = """
C:5-3 D:6-3R E:6-6R A:5-0L B:6-0L C:pass D:6-2L E:3-2L A:4-3L
B:4-2L C:5-2L D:pass E:pass A:pass B:6-1R C:4-1R D:pass E:pass
A:4-4R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 4-4 2-2 1-1"
deal.B = "5-5 4-1 3-3 3-1"
deal.C = "6-6 6-5 6-0 5-4"
deal.D = "4-2 4-0 3-2 2-0"
deal.E = "6-3 5-2 5-1 1-0"
yard = "5-3 6-4 6-1 4-3 0-0 5-0 2-1 3-0"
play = """
D:4-2 E:5-2R A:4-4L B:5-5R C:5-4L D:pass E:5-1L A:1-1L B:3-1L
C:6-5R D:3-2L E:6-3R A:6-2L B:3-3R C:6-6L D:pass E:pass A:pass
B:pass C:6-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-4 4-4 4-3 2-1"
deal.B = "6-6 5-0 4-1 1-0"
deal.C = "6-5 6-2 5-4 5-2"
deal.D = "5-3 4-2 4-0 0-0"
deal.E = "6-3 6-1 6-0 3-2"
yard = "2-2 3-0 3-3 1-1 3-1 2-0 5-1 5-5"
play = """
E:6-3 A:6-4L B:4-1L C:pass D:5-3R E:6-1L A:pass B:6-6L C:6-5L
D:pass E:pass A:pass B:5-0L C:5-4R D:4-0R E:6-0L A:pass B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-1 3-3 1-1"
deal.B = "5-5 5-2 5-0 4-3"
deal.C = "6-4 5-4 5-3 2-0"
deal.D = "6-0 4-1 4-0 2-2"
deal.E = "6-5 4-4 4-2 3-1"
yard = "6-1 6-2 3-2 0-0 6-3 3-0 1-0 2-1"
play = """
A:6-6 B:pass C:6-4L D:4-1L E:6-5R A:5-1L B:5-5L C:5-4L D:4-0L
E:pass A:pass B:5-0L C:5-3L D:pass E:3-1L A:1-1L B:5-2R C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-2 2-0"
deal.B = "6-5 4-3 3-2 3-0"
deal.C = "6-6 6-4 6-3 5-1"
deal.D = "6-1 5-4 4-4 1-0"
deal.E = "3-3 3-1 2-1 1-1"
yard = "4-2 4-0 4-1 5-0 2-2 0-0 6-2 5-3"
play = """
B:4-3 C:6-4L D:6-1L E:3-3R A:pass B:3-2R C:5-1L D:5-4L E:2-1R
A:pass B:pass C:pass D:4-4L E:3-1R A:pass B:3-0R C:pass D:1-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-2 4-3 1-1"
deal.B = "6-0 5-3 4-1 2-1"
deal.C = "5-5 5-1 3-2 2-2"
deal.D = "6-2 4-4 4-2 1-0"
deal.E = "5-4 4-0 3-1 0-0"
yard = "5-0 3-3 2-0 6-6 6-5 3-0 6-3 6-4"
play = """
C:5-5 D:pass E:5-4L A:4-3L B:5-3L C:5-1L D:1-0L E:4-0L A:5-2R
B:2-1R C:pass D:4-2L E:3-1R A:pass B:pass C:3-2L
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "D"
deal.A = "6-4 3-0 2-1 1-1"
deal.B = "5-3 4-3 4-1 1-0"
deal.C = "6-0 5-0 4-2 3-1"
deal.D = "6-6 5-4 3-2 2-0"
deal.E = "6-1 5-5 5-1 4-4"
yard = "2-2 6-3 6-2 6-5 4-0 3-3 0-0 5-2"
play = """
D:6-6 E:6-1L A:6-4R B:4-1L C:4-2L D:2-0L E:4-4R A:3-0L B:4-3L
C:pass D:5-4L E:5-5L A:pass B:5-3L C:3-1L D:pass E:5-1L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "E"
deal.A = "6-6 5-2 4-3 3-1"
deal.B = "6-5 6-1 6-0 2-1"
deal.C = "5-1 5-0 4-0 3-3"
deal.D = "6-4 6-2 5-4 5-3"
deal.E = "4-2 4-1 3-0 0-0"
yard = "2-2 6-3 1-0 3-2 5-5 1-1 4-4 2-0"
play = """
E:4-2 A:4-3L B:2-1R C:3-3L D:5-3L E:4-1R A:5-2L B:pass C:4-0R
D:6-2L E:3-0R A:6-6L B:6-1L C:5-1L D:5-4L E:pass A:3-1R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-3 4-0"
deal.B = "5-5 5-2 4-4 4-1"
deal.C = "4-3 4-2 1-1 1-0"
deal.D = "5-1 3-2 2-1 2-0"
deal.E = "6-3 5-4 5-0 3-1"
yard = "6-0 2-2 3-3 0-0 6-4 3-0 6-6 6-5"
play = """
A:6-2 B:5-2R C:pass D:5-1R E:6-3L A:5-3L B:5-5L C:1-1R D:2-1R
E:5-4L A:4-0L B:pass C:1-0L D:3-2R E:3-1L A:pass B:pass C:4-3L
D:pass E:pass A:pass B:4-4L C:4-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-15"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first" }
ended = "completed"
result = "E"
ranks = { A = 4, B = 6, C = 2, D = 2, E = 1, F = 4 }
score = { A = 18, B = 0, C = 24, D = 24, E = 30, F = 18 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 30
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-15"
commitment = "3f0e0f810f32d4ee54cf3eba9b38818149c5b93210d54dae1b7c353dd2e7670d"
secret = "be9bb3749d3f1fdc35993f22d981066bf93c8ad37d8ad96f2a984fa934c31d12"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "F"
deal.A = "6-2 5-1 0-0"
deal.B = "6-1 5-5 1-0"
deal.C = "6-3 5-0 2-2"
deal.D = "4-1 3-0 2-0"
deal.E = "6-4 4-2 2-1"
deal.F = "6-6 4-0 3-2"
yard = "3-3 5-3 4-3 1-1 4-4 6-0 5-2 6-5 3-1 5-4"
play = """
F:6-6 A:6-2L B:6-1R C:2-2L D:4-1R E:4-2R F:3-2L A:pass B:pass
C:6-3L D:2-0R E:6-4L F:4-0L
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "A"
deal.A = "4-4 4-3 1-1"
deal.B = "5-3 5-2 3-3"
deal.C = "4-1 4-0 0-0"
deal.D = "6-4 4-2 2-1"
deal.E = "5-4 3-2 2-0"
deal.F = "6-2 3-1 1-0"
yard = "3-0 5-1 6-3 6-1 6-5 2-2 6-0 5-5 6-6 5-0"
play = """
A:4-4 B:pass C:4-1L D:6-4R E:pass F:3-1L A:4-3L B:pass C:4-0L
D:pass E:2-0L F:6-2L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-3 1-1 0-0"
deal.B = "6-6 5-5 3-3"
deal.C = "4-3 4-0 2-1"
deal.D = "4-2 3-2 2-0"
deal.E = "6-3 5-0 3-0"
deal.F = "4-4 3-1 2-2"
yard = "4-1 1-0 6-5 5-1 5-2 5-4 6-4 6-2 6-1 6-0"
play = """
B:6-6 C:pass D:pass E:6-3L F:3-1L A:1-1L B:pass C:2-1L D:4-2L
E:pass F:4-4L A:pass B:pass C:4-0L D:2-0L E:pass F:2-2L
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-2 4-3 3-2"
deal.B = "6-3 5-5 5-4"
deal.C = "6-5 4-1 4-0"
deal.D = "5-1 3-3 2-0"
deal.E = "6-6 2-1 1-1"
deal.F = "4-4 3-1 2-2"
yard = "6-1 5-2 1-0 0-0 6-4 4-2 5-3 5-0 3-0 6-0"
play = """
C:6-5 D:5-1R E:6-6L F:3-1R A:6-2L B:6-3R C:pass D:2-0L E:pass
F:pass A:pass B:pass C:4-0L D:pass E:pass F:4-4L A:4-3L B:pass
C:pass D:3-3L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 4-4 3-1"
deal.B = "6-1 5-1 1-0"
deal.C = "4-0 2-1 1-1"
deal.D = "5-2 5-0 2-0"
deal.E = "4-3 4-2 3-2"
deal.F = "5-4 5-3 0-0"
yard = "4-1 6-3 5-5 6-5 6-0 3-0 6-2 2-2 6-4 3-3"
play = """
D:5-2 E:4-2R F:5-4L A:4-4L B:pass C:4-0L D:5-0L E:4-3R F:5-3L
A:3-1L B:6-1L C:pass D:pass E:3-2R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-1 6-0 4-3"
deal.B = "6-2 5-5 3-0"
deal.C = "6-4 6-3 4-0"
deal.D = "5-3 3-3 3-1"
deal.E = "2-2 2-0 1-0"
deal.F = "5-4 5-2 4-2"
yard = "4-1 0-0 6-5 2-1 6-6 5-0 1-1 5-1 4-4 3-2"
play = """
E:2-2 F:5-2L A:pass B:5-5L C:pass D:5-3L E:2-0R F:pass A:6-0R
B:3-0L C:6-3R D:3-3R E:1-0L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-5 6-2 4-3"
deal.B = "5-1 4-2 3-3"
deal.C = "4-1 1-1 0-0"
deal.D = "6-3 5-2 1-0"
deal.E = "6-4 6-1 2-1"
deal.F = "5-5 5-0 2-0"
yard = "3-1 3-0 5-4 4-0 3-2 4-4 5-3 2-2 6-6 6-0"
play = """
F:5-5 A:6-5L B:5-1R C:4-1R D:6-3L E:6-4R F:pass A:4-3L B:4-2L
C:pass D:5-2L E:6-1R F:5-0L A:pass B:pass C:1-1R D:1-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 4-1 1-1"
deal.B = "4-3 4-0 3-0"
deal.C = "5-4 5-3 0-0"
deal.D = "6-3 6-2 3-3"
deal.E = "5-2 5-0 2-1"
deal.F = "6-0 5-5 4-2"
yard = "1-0 2-0 6-6 4-4 3-1 6-4 5-1 3-2 6-1 2-2"
play = """
A:1-1 B:pass C:pass D:pass E:2-1L F:4-2L A:4-1L
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 4-1 3-1"
deal.B = "5-5 5-2 0-0"
deal.C = "5-4 4-0 3-0"
deal.D = "6-5 6-0 1-0"
deal.E = "6-4 4-2 2-0"
deal.F = "5-3 5-1 1-1"
yard = "6-6 3-2 4-3 4-4 2-1 6-2 2-2 3-3 6-1 5-0"
play = """
B:5-5 C:5-4L D:6-5R E:6-4R F:pass A:4-1L B:pass C:4-0R D:6-0R
E:pass F:5-1L A:6-3R B:5-2L C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 3-2 3-1"
deal.B = "4-2 2-2 0-0"
deal.C = "6-3 5-0 4-3"
deal.D = "6-6 6-4 2-0"
deal.E = "6-0 5-2 4-1"
deal.F = "5-4 5-1 2-1"
yard = "1-0 3-0 4-0 1-1 6-2 6-5 6-1 3-3 5-3 4-4"
play = """
C:6-3 D:6-6L E:6-0L F:pass A:3-2R B:0-0L C:5-0L D:2-0R E:5-2L
F:2-1L A:3-1L B:pass C:4-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 4-2 0-0"
deal.B = "6-1 5-0 3-1"
deal.C = "5-4 5-3 5-1"
deal.D = "4-4 3-3 2-1"
deal.E = "6-3 2-0 1-0"
deal.F = "6-4 4-1 2-2"
yard = "6-0 1-1 3-2 5-5 3-0 6-6 5-2 4-0 6-5 4-3"
play = """
D:4-4 E:pass F:6-4L A:6-2L B:pass C:5-4R D:2-1L E:1-0L F:pass
A:0-0L B:5-0L C:5-3L D:3-3L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-5 6-4 3-1"
deal.B = "3-2 1-0 0-0"
deal.C = "6-3 5-0 3-0"
deal.D = "6-2 5-4 4-0"
deal.E = "6-1 5-5 2-2"
deal.F = "5-3 4-2 4-1"
yard = "4-4 6-6 1-1 4-3 2-1 5-2 2-0 6-0 5-1 3-3"
play = """
E:5-5 F:5-3L A:6-5R B:3-2L C:6-3R D:6-2L E:6-1L F:4-1L A:6-4L
B:pass C:3-0R D:4-0R E:pass F:4-2R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "F"
deal.A = "6-1 4-3 3-1"
deal.B = "6-2 6-0 2-2"
deal.C = "6-3 5-0 0-0"
deal.D = "5-4 5-1 1-1"
deal.E = "4-2 3-2 1-0"
deal.F = "6-6 5-2 2-1"
yard = "2-0 3-0 4-0 4-4 6-5 5-5 5-3 3-3 6-4 4-1"
play = """
F:6-6 A:6-1L B:6-2R C:pass D:5-1L E:4-2R F:5-2L A:4-3R B:2-2L
C:6-3R D:pass E:3-2L F:pass A:3-1L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-3 5-0"
deal.B = "4-1 3-3 3-0"
deal.C = "6-2 1-0 0-0"
deal.D = "5-4 3-2 2-1"
deal.E = "6-6 6-3 4-0"
deal.F = "4-4 4-2 2-2"
yard = "1-1 2-0 6-4 4-3 3-1 6-1 6-5 6-0 5-1 5-2"
play = """
A:5-5 B:pass C:pass D:5-4L E:4-0L F:pass A:5-0L B:pass C:pass
D:pass E:pass F:pass A:5-3L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 2-1"
deal.B = "6-6 2-0 1-1"
deal.C = "4-2 4-1 3-2"
deal.D = "6-5 6-1 1-0"
deal.E = "5-4 5-3 3-3"
deal.F = "5-2 5-1 3-0"
yard = "5-0 3-1 4-4 0-0 6-3 5-5 4-0 4-3 2-2 6-0"
play = """
B:6-6 C:pass D:6-5L E:5-3L F:3-0L A:6-2R B:2-0L C:3-2L D:pass
E:3-3L F:5-2R A:pass B:pass C:pass D:pass E:5-4R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-1 4-3 3-1"
deal.B = "6-4 5-2 2-1"
deal.C = "4-1 3-2 2-0"
deal.D = "6-6 2-2 0-0"
deal.E = "6-5 6-0 3-0"
deal.F = "6-3 5-3 1-1"
yard = "4-2 3-3 5-5 6-2 4-0 6-1 1-0 5-4 5-0 4-4"
play = """
C:4-1 D:pass E:pass F:1-1R A:4-3L B:2-1R C:3-2R D:pass E:3-0L
F:6-3R A:pass B:6-4R C:2-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-0 4-2"
deal.B = "6-6 6-3 4-4"
deal.C = "6-2 5-1 4-3"
deal.D = "5-4 5-2 4-0"
deal.E = "6-4 6-0 2-0"
deal.F = "5-5 1-0 0-0"
yard = "4-1 3-0 2-1 3-2 5-3 3-1 6-1 1-1 3-3 2-2"
play = """
D:5-4 E:6-4R F:5-5L A:6-5R B:pass C:5-1L D:5-2R E:2-0R F:1-0L
A:5-0L B:pass C:pass D:4-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-2 5-0 4-0"
deal.B = "4-4 4-1 1-1"
deal.C = "6-0 3-2 2-1"
deal.D = "5-5 5-2 1-0"
deal.E = "6-3 5-4 3-3"
deal.F = "6-1 5-3 3-0"
yard = "6-6 6-4 3-1 4-3 5-1 2-2 0-0 4-2 2-0 6-5"
play = """
E:3-3 F:5-3L A:5-0L B:pass C:6-0L D:pass E:6-3L F:3-0L A:4-0L
B:4-4L C:3-2R D:5-2R E:5-4L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-6 4-4 3-0"
deal.B = "6-2 4-1 2-1"
deal.C = "6-4 5-4 2-0"
deal.D = "5-2 3-3 1-1"
deal.E = "5-1 3-2 2-2"
deal.F = "5-5 4-2 0-0"
yard = "3-1 5-3 1-0 6-5 6-3 4-0 4-3 6-0 5-0 6-1"
play = """
F:5-5 A:pass B:pass C:5-4L D:5-2R E:2-2R F:4-2L A:pass B:6-2L
C:6-4L D:pass E:3-2R F:pass A:4-4L B:4-1L C:pass D:3-3R E:5-1L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-16"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 2 }
score = { A = 6, B = 15, C = 6 }

[match.options]
max_pip = 6
hand_size = 6
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 15
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-16"
commitment = "2753b184917905d129063c26c7cecee658d9e93c153e142b57b39de9d53ebdef"
secret = "90f2cd9de9cd499d4ec5b0eb482a6b3351149d5c493bcecccf84c08252b50e87"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-3 5-2 5-1 4-3 4-2 4-1"
deal.B = "6-5 6-0 5-5 4-0 2-2 2-0"
deal.C = "6-1 5-0 3-3 2-1 1-0 0-0"
yard = "3-1 6-2 4-4 3-0 3-2 1-1 5-4 6-3 6-6 6-4"
play = """
A:5-3 B:6-5L C:6-1L A:5-1L B:5-5L C:3-3R A:5-2L B:2-0L C:5-0L
A:4-3R B:4-0R C:1-0R A:4-1R B:pass C:pass A:4-2R
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 5-2 4-4 4-0 2-1"
deal.B = "6-5 6-3 4-2 3-1 2-2 0-0"
deal.C = "6-2 5-3 5-1 4-3 3-3 1-1"
yard = "3-2 1-0 5-5 5-0 3-0 6-6 6-4 4-1 6-0 2-0"
play = """
B:0-0 C:pass A:4-0L B:4-2L C:6-2L A:6-1L B:3-1L C:5-3L A:5-4L
B:pass C:4-3L A:pass B:6-3L C:pass A:pass B:6-5L C:5-1L A:2-1L
B:2-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-0 5-4 4-2 3-3"
deal.B = "6-4 6-3 5-3 5-1 4-1 3-0"
deal.C = "6-2 4-4 4-3 2-1 1-1 1-0"
yard = "0-0 4-0 2-2 2-0 3-2 6-1 5-0 3-1 5-5 5-2"
play = """
C:4-4 A:5-4L B:4-1R C:2-1R A:6-5L B:6-4L C:6-2R A:4-2L B:6-3R
C:4-3R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-3 4-1 3-1 2-2"
deal.B = "6-4 6-3 5-0 2-1 1-0 0-0"
deal.C = "6-2 6-1 5-2 5-1 4-4 4-3"
yard = "1-1 3-2 5-4 4-2 2-0 6-0 4-0 3-0 3-3 6-5"
play = """
A:6-6 B:6-4L C:4-4L A:4-1L B:2-1L C:6-2L A:pass B:6-3L C:4-3L
A:pass B:pass C:6-1R A:3-1R B:pass C:pass A:5-3R B:5-0R C:pass
A:pass B:0-0R C:pass A:pass B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 5-1 3-2 3-0 2-2"
deal.B = "6-0 5-5 5-2 4-2 3-1 2-1"
deal.C = "6-6 6-2 5-0 4-1 4-0 0-0"
yard = "4-3 1-1 6-5 4-4 3-3 5-3 1-0 2-0 6-3 6-4"
play = """
B:5-2 C:6-2R A:5-4L B:6-0R C:4-1L A:6-1L B:pass C:6-6L A:3-0R
B:3-1R C:pass A:5-1R B:5-5R C:5-0R A:pass B:pass C:4-0R A:pass
B:4-2R C:pass A:3-2R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-5 5-2 5-1 4-1"
deal.B = "6-2 3-3 3-1 2-0 1-0 0-0"
deal.C = "6-3 5-4 4-4 4-0 3-0 1-1"
yard = "4-2 2-1 5-3 4-3 6-6 3-2 2-2 6-1 6-0 5-0"
play = """
C:6-3 A:6-5L B:3-3R C:5-4L A:6-4L B:3-1R C:1-1R A:5-1R B:6-2L
C:pass A:5-2L B:pass C:pass A:5-5L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 4-4 4-2 4-0 3-0"
deal.B = "6-2 6-1 4-1 3-3 2-1 1-0"
deal.C = "5-2 5-1 5-0 3-2 3-1 0-0"
yard = "6-6 2-2 5-4 2-0 1-1 4-3 5-5 6-4 6-3 5-3"
play = """
A:6-5 B:6-1L C:5-2R A:4-2R B:2-1L C:3-2L A:3-0L B:4-1R C:5-1R
A:6-0L B:6-2L C:5-0R A:4-0R B:pass C:pass A:4-4R
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 4-4 4-1 3-0 0-0"
deal.B = "6-3 5-4 4-3 4-2 2-2 2-1"
deal.C = "6-1 5-3 5-2 4-0 3-1 1-1"
yard = "6-4 5-0 3-2 6-2 3-3 2-0 5-1 1-0 6-5 6-0"
play = """
B:6-3 C:5-3R A:6-6L B:5-4R C:6-1L A:4-1L B:4-3L C:3-1L A:4-4R
B:4-2R C:5-2R A:5-5R B:2-1L C:pass A:pass B:2-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 5-4 5-2 4-0 3-1"
deal.B = "6-3 5-3 5-0 2-2 2-0 0-0"
deal.C = "5-5 5-1 4-4 4-2 4-1 3-3"
yard = "4-3 2-1 6-1 1-1 6-2 3-0 3-2 6-4 1-0 6-0"
play = """
C:5-5 A:6-5L B:5-3R C:3-3R A:6-6L B:6-3R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3, C = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-17"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 2, C = 4, D = 1 }
score = { A = 12, B = 12, C = 8, D = 20 }

[match.options]
max_pip = 6
hand_size = 5
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 20
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-17"
commitment = "e61a18edd1250d9ddcde84b5fc623e9b913f677aa96d2cb333e3c7e6c30c38ae"
secret = "8a539e23218bceb8e54b057b7477fcd98f9aaff0cfde8eb54242d1cb084765e9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 5-5 5-2 3-1"
deal.B = "6-0 5-1 4-3 4-2 4-1"
deal.C = "6-6 6-4 5-3 4-0 2-1"
deal.D = "6-5 5-4 5-0 3-2 3-0"
yard = "0-0 4-4 3-3 1-0 6-1 2-2 2-0 1-1"
play = """
C:6-6 D:6-5L A:6-3R B:4-3R C:5-3L D:3-2L A:5-2L B:5-1L C:6-4R
D:pass A:6-2R B:4-2R C:2-1L D:5-4R A:5-5R B:pass C:pass D:5-0R
A:pass B:6-0R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-4 3-1 1-0 0-0"
deal.B = "6-6 5-1 4-2 3-3 1-1"
deal.C = "4-4 4-3 4-0 3-0 2-0"
deal.D = "6-2 5-3 3-2 2-2 2-1"
yard = "5-0 6-5 5-2 6-4 6-1 6-0 6-3 4-1"
play = """
D:6-2 A:pass B:6-6L C:2-0R D:pass A:0-0R B:pass C:4-0R D:pass
A:5-4R B:5-1R C:pass D:2-1R A:pass B:4-2R C:4-4R D:pass A:pass
B:pass C:4-3R D:5-3R A:5-5R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 6-0 3-3 2-2"
deal.B = "6-4 5-5 4-3 3-2 1-0"
deal.C = "6-2 5-3 5-2 4-0 0-0"
deal.D = "6-3 5-4 5-1 2-1 1-1"
yard = "3-0 4-2 6-5 4-1 3-1 5-0 4-4 2-0"
play = """
A:6-6 B:6-4L C:6-2R D:5-4L A:2-2R B:5-5L C:5-2R D:5-1L A:6-1L
B:pass C:5-3R D:6-3L A:3-3L B:4-3L C:4-0L D:pass A:6-0L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 4-2 3-3 2-2 0-0"
deal.B = "6-5 5-1 4-3 4-1 2-0"
deal.C = "6-3 6-2 6-0 5-5 3-2"
deal.D = "6-4 5-4 4-4 3-0 2-1"
yard = "1-1 3-1 5-3 1-0 5-0 6-1 6-6 4-0"
play = """
B:6-5 C:5-5R D:6-4L A:5-2R B:4-3L C:3-2L D:2-1L A:4-2R B:5-1L
C:pass D:5-4L A:pass B:4-1L C:pass D:4-4R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-2 3-3 3-2 3-1 1-0"
deal.B = "6-6 6-4 6-0 3-0 2-1"
deal.C = "6-5 6-2 5-1 5-0 4-1"
deal.D = "6-1 5-5 4-3 4-0 1-1"
yard = "6-3 5-2 5-4 0-0 4-4 2-2 5-3 2-0"
play = """
C:6-5 D:6-1L A:3-1L B:3-0L C:5-0L D:5-5L A:pass B:pass C:5-1L
D:1-1L A:1-0L B:6-0L C:6-2L D:pass A:4-2L B:6-4L C:pass D:pass
A:pass B:6-6L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 5-4 3-0 2-1"
deal.B = "6-0 5-0 3-2 1-0 0-0"
deal.C = "6-4 6-2 6-1 5-2 4-2"
deal.D = "6-6 4-4 3-3 2-2 2-0"
yard = "4-0 5-1 4-3 3-1 5-5 4-1 5-3 1-1"
play = """
D:6-6 A:6-3L B:6-0R C:pass D:3-3L A:3-0L B:5-0L C:5-2L D:2-2L
A:2-1L B:1-0L C:pass D:2-0L A:pass B:3-2L C:pass D:pass A:pass
B:0-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 4-1 3-3 3-1"
deal.B = "5-3 5-0 4-3 4-0 3-2"
deal.C = "6-5 6-4 5-1 2-0 0-0"
deal.D = "6-0 5-5 3-0 2-1 1-0"
yard = "5-2 4-2 4-4 1-1 6-2 2-2 5-4 6-1"
play = """
A:6-6 B:pass C:6-5L D:5-5L A:6-3R B:5-3L C:pass D:3-0L A:3-3R
B:4-3R C:6-4R D:6-0L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-4 4-3 4-0 2-1 1-0"
deal.B = "6-1 5-1 4-4 3-3 3-2"
deal.C = "6-5 5-2 5-0 2-2 1-1"
deal.D = "6-3 4-1 3-0 2-0 0-0"
yard = "6-6 5-4 6-2 5-3 3-1 4-2 5-5 6-0"
play = """
B:4-4 C:pass D:4-1L A:4-3R B:6-1L C:6-5L D:6-3R A:6-4R B:5-1L
C:1-1L D:pass A:1-0L B:pass C:5-0L D:pass A:4-0R B:pass C:5-2L
D:2-0L A:pass B:pass C:pass D:3-0L A:pass B:3-3L C:pass D:0-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 5-5 4-0 3-1"
deal.B = "5-3 4-3 3-2 2-2 2-0"
deal.C = "6-6 6-4 4-4 3-0 1-1"
deal.D = "6-5 6-2 5-4 5-2 3-3"
yard = "0-0 6-1 5-1 4-1 5-0 1-0 4-2 2-1"
play = """
C:6-6 D:6-5L A:6-3R B:5-3L C:3-0L D:3-3R A:4-0L B:4-3L C:pass
D:pass A:3-1L B:3-2R C:1-1L D:6-2R A:6-0R B:2-0R C:pass D:5-2R
A:5-5R
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-5 5-1 4-2 1-1"
deal.B = "5-3 4-4 4-1 3-1 0-0"
deal.C = "6-5 6-4 5-4 4-3 3-3"
deal.D = "6-0 4-0 3-2 2-0 1-0"
yard = "3-0 2-2 6-2 6-6 5-0 2-1 6-3 5-2"
play = """
D:6-0 A:6-1L B:4-1L C:6-4L D:4-0R A:4-2R B:pass C:6-5L D:3-2R
A:5-1L B:5-3R C:5-4R D:1-0L A:pass B:4-4R C:4-3R D:2-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-1 5-0 4-3 1-1"
deal.B = "6-5 6-0 4-2 3-0 0-0"
deal.C = "4-1 4-0 3-2 3-1 2-1"
deal.D = "6-3 5-5 5-3 5-2 2-0"
yard = "1-0 6-6 6-1 2-2 6-2 3-3 6-4 4-4"
play = """
A:1-1 B:pass C:4-1L D:pass A:5-1R B:6-5R C:4-0L D:2-0L A:pass
B:4-2L C:pass D:6-3R A:4-3L B:3-0L C:3-1R D:pass A:5-0L B:pass
C:2-1R D:5-5L A:5-4L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 4-4 4-2 4-0"
deal.B = "6-2 5-0 3-3 3-2 2-1"
deal.C = "5-4 5-3 5-1 2-2 2-0"
deal.D = "6-5 6-0 5-2 4-1 3-1"
yard = "0-0 6-3 4-3 1-0 5-5 3-0 6-4 1-1"
play = """
B:6-2 C:2-2R D:6-5L A:4-2R B:5-0L C:5-4R D:6-0L A:6-6L B:pass
C:5-3R D:3-1R A:6-1R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-1 5-0 3-2 1-0"
deal.B = "6-2 5-3 4-3 3-3 1-1"
deal.C = "6-6 6-1 5-4 4-2 2-2"
deal.D = "6-5 6-3 5-2 4-4 0-0"
yard = "2-0 4-0 2-1 5-5 3-0 4-1 6-0 3-1"
play = """
C:6-6 D:6-5L A:5-1L B:6-2R C:6-1L D:6-3L A:3-2R B:5-3L C:5-4L
D:4-4L A:6-4L B:4-3R C:4-2R D:5-2R A:5-0R B:pass C:pass D:0-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-18"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 4, C = 1, D = 4, E = 3 }
score = { A = 15, B = 0, C = 25, D = 0, E = 5 }

[match.options]
max_pip = 6
hand_size = 4
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 25
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-18"
commitment = "277686a06196a386b3e4aa76c27dce52d16fc68583507b29ca0d58b47029b149"
secret = "1fd0d37cc9278ea477229ace762cd72c660f29c984a93f7783864335357fdb41"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-0 5-1 4-4 4-1"
deal.B = "5-4 5-3 4-3 3-1"
deal.C = "6-5 3-2 2-0 1-1"
deal.D = "5-0 3-0 2-2 1-0"
deal.E = "6-6 6-3 4-2 0-0"
yard = "4-0 6-2 5-2 6-1 3-3 2-1 5-5 6-4"
play = """
A:4-4 B:4-3L C:3-2L D:2-2L E:4-2L A:4-1L B:3-1L C:pass D:3-0L
E:0-0L A:6-0L B:5-4R C:6-5L D:5-0L E:pass A:5-1R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-4 3-3 3-2 0-0"
deal.B = "6-4 6-2 4-3 4-1"
deal.C = "5-3 5-0 4-0 2-0"
deal.D = "6-0 3-0 1-1 1-0"
deal.E = "6-5 5-4 5-1 3-1"
yard = "5-2 4-2 2-1 6-1 5-5 6-6 6-3 2-2"
play = """
B:6-4 C:4-0R D:3-0R E:6-5L A:3-3R B:4-3R C:5-3L D:pass E:5-4R
A:3-2L B:6-2L C:5-0R D:6-0R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-2 4-1 2-1"
deal.B = "6-4 5-0 4-4 1-0"
deal.C = "6-3 3-0 2-2 0-0"
deal.D = "6-5 6-2 4-0 3-3"
deal.E = "6-0 5-5 3-2 1-1"
yard = "6-1 5-3 5-1 4-2 4-3 5-4 2-0 3-1"
play = """
C:6-3 D:6-5L E:5-5L A:5-2L B:pass C:2-2L D:3-3R E:3-2L A:pass
B:pass C:3-0L D:4-0L E:pass A:4-1L B:1-0L C:0-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-1 5-2 2-1"
deal.B = "6-0 5-1 4-1 3-2"
deal.C = "4-0 3-0 2-0 1-0"
deal.D = "6-2 5-3 3-1 2-2"
deal.E = "5-4 5-0 4-3 1-1"
yard = "0-0 6-3 6-4 4-4 3-3 5-5 4-2 6-5"
play = """
D:5-3 E:5-4L A:pass B:4-1L C:1-0L D:3-1R E:5-0L A:5-2L B:5-1R
C:2-0L D:pass E:pass A:pass B:6-0L C:pass D:6-2L E:pass A:2-1L
B:pass C:pass D:pass E:1-1L A:6-1L B:pass C:pass D:pass E:pass
A:6-6L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-4 3-3 3-2 0-0"
deal.B = "6-0 3-0 2-2 2-1"
deal.C = "6-5 6-2 5-0 3-1"
deal.D = "6-6 6-3 5-3 4-4"
deal.E = "5-5 4-2 4-0 2-0"
yard = "4-1 1-1 1-0 6-1 5-4 5-2 5-1 4-3"
play = """
E:5-5 A:pass B:pass C:6-5L D:5-3R E:pass A:6-4L B:3-0R C:5-0R
D:4-4L E:4-2L A:3-2L B:pass C:3-1L D:pass E:pass A:pass B:2-1L
C:6-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-2 4-4 3-3"
deal.B = "5-3 2-0 1-1 1-0"
deal.C = "5-1 5-0 4-2 3-2"
deal.D = "6-3 4-3 3-0 0-0"
deal.E = "6-4 6-0 4-0 2-2"
yard = "5-4 2-1 6-1 6-2 6-6 3-1 6-5 4-1"
play = """
A:5-5 B:5-3L C:3-2L D:pass E:2-2L A:5-2L B:pass C:5-1L D:pass
E:pass A:pass B:1-1L C:5-0R D:0-0R E:6-0R A:pass B:1-0L C:pass
D:3-0L E:6-4R A:4-4R B:pass C:4-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 4-4 3-2"
deal.B = "6-6 6-2 5-5 3-0"
deal.C = "6-3 5-4 5-0 3-3"
deal.D = "6-5 6-1 3-1 0-0"
deal.E = "5-3 5-2 2-2 1-1"
yard = "2-0 4-1 2-1 4-2 4-3 5-1 1-0 4-0"
play = """
B:6-6 C:6-3L D:3-1L E:1-1L A:6-4R B:pass C:5-4R D:6-1L E:5-3R
A:6-0L B:3-0L C:3-3L D:pass E:pass A:3-2L B:6-2L C:pass D:6-5L
E:5-2L A:pass B:pass C:pass D:pass E:2-2L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "C"
deal.A = "4-0 3-3 2-2 2-0"
deal.B = "5-1 4-4 4-2 1-0"
deal.C = "5-5 4-1 3-2 3-1"
deal.D = "6-4 6-2 5-4 5-3"
deal.E = "6-0 3-0 2-1 0-0"
yard = "6-1 1-1 5-0 6-3 6-5 4-3 5-2 6-6"
play = """
C:5-5 D:5-3L E:3-0L A:4-0L B:4-4L C:4-1L D:5-4R E:2-1L A:2-2L
B:4-2L C:pass D:6-4L E:6-0L A:2-0L B:pass C:3-2L D:pass E:pass
A:3-3L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 4-2 3-0"
deal.B = "6-3 6-1 5-4 2-1"
deal.C = "6-0 5-2 3-2 3-1"
deal.D = "4-4 4-3 1-1 1-0"
deal.E = "6-6 6-5 5-5 4-0"
yard = "5-3 2-0 0-0 5-0 2-2 4-1 5-1 3-3"
play = """
D:1-1 E:pass A:pass B:6-1L C:6-0L D:1-0L E:pass A:pass B:2-1L
C:5-2L D:pass E:6-5L A:6-4L B:5-4L C:3-1R D:4-3R E:5-5L A:4-2R
B:pass C:3-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-19"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 5, C = 1, D = 3, E = 2, F = 5 }
score = { A = 18, B = 12, C = 30, D = 18, E = 24, F = 12 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 30
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-19"
commitment = "86a416faa55c2dcd2f03d0e13f9a286bda7fe2f0035a61055e6bd9f0c223bdcc"
secret = "6a7f183228cd9e97b2442e41a2859df93b9fc27b1cf29b832932758f80b7b8d6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "F"
deal.A = "6-2 3-1 1-0"
deal.B = "6-6 5-4 1-1"
deal.C = "5-1 3-2 0-0"
deal.D = "6-1 4-3 4-1"
deal.E = "6-5 6-4 5-0"
deal.F = "5-5 3-0 2-2"
yard = "4-2 5-2 6-0 5-3 4-0 6-3 2-0 4-4 3-3 2-1"
play = """
F:5-5 A:pass B:5-4L C:5-1R D:4-3L E:pass F:3-0L A:1-0L B:1-1L
C:pass D:6-1L E:6-5L F:pass A:3-1R B:pass C:3-2R D:pass E:5-0L
F:2-2R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 3-0"
deal.B = "5-4 4-3 3-2"
deal.C = "5-5 2-1 1-0"
deal.D = "6-3 2-2 1-1"
deal.E = "6-4 5-1 4-4"
deal.F = "4-2 3-3 2-0"
yard = "3-1 5-0 4-0 5-3 6-6 6-1 4-1 6-5 5-2 0-0"
play = """
A:6-0 B:pass C:1-0R D:6-3L E:5-1R F:3-3L A:3-0L B:5-4R C:pass
D:pass E:4-4R F:2-0L A:6-2L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-0 4-4 3-2"
deal.B = "6-6 6-1 4-1"
deal.C = "6-5 6-0 4-2"
deal.D = "5-4 5-2 4-0"
deal.E = "4-3 3-1 2-1"
deal.F = "6-3 5-5 3-3"
yard = "6-4 5-3 1-1 2-2 3-0 0-0 2-0 1-0 5-1 6-2"
play = """
B:6-6 C:6-5L D:5-4L E:4-3L F:6-3L A:pass B:6-1L C:6-0R D:4-0R
E:3-1L F:3-3L A:4-4R B:4-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-2 1-0"
deal.B = "6-6 5-3 2-1"
deal.C = "4-2 4-0 1-1"
deal.D = "5-4 3-0 2-2"
deal.E = "5-0 3-2 2-0"
deal.F = "6-5 4-1 3-3"
yard = "5-1 6-4 5-5 6-0 3-1 4-3 4-4 6-2 6-1 0-0"
play = """
C:1-1 D:pass E:pass F:4-1L A:1-0R B:pass C:4-0R D:5-4L E:5-0L
F:pass A:pass B:pass C:4-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 4-1"
deal.B = "6-2 6-0 5-4"
deal.C = "5-2 4-2 3-1"
deal.D = "6-4 5-0 4-0"
deal.E = "4-4 3-0 2-0"
deal.F = "6-3 3-2 2-1"
yard = "1-0 5-1 1-1 0-0 6-1 5-3 2-2 3-3 5-5 4-3"
play = """
D:6-4 E:4-4R F:6-3L A:4-1R B:pass C:3-1R D:pass E:3-0L F:3-2R
A:pass B:6-0L C:4-2R D:4-0R E:2-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "2-2 2-0 1-1"
deal.B = "6-0 4-3 4-2"
deal.C = "6-2 5-0 2-1"
deal.D = "6-6 4-0 3-3"
deal.E = "6-5 6-1 5-5"
deal.F = "6-3 4-1 3-0"
yard = "5-2 5-4 0-0 3-2 5-1 3-1 4-4 6-4 1-0 5-3"
play = """
E:5-5 F:pass A:pass B:pass C:5-0L D:4-0L E:6-5R F:4-1L A:1-1L
B:6-0R C:2-1L D:pass E:pass F:3-0R A:2-2L B:4-2L C:pass D:3-3R
E:pass F:6-3R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "F"
deal.A = "5-4 4-0 1-0"
deal.B = "5-5 4-4 4-1"
deal.C = "4-3 3-2 3-0"
deal.D = "6-5 6-2 6-1"
deal.E = "5-3 2-1 2-0"
deal.F = "6-3 5-1 4-2"
yard = "3-3 5-0 6-6 3-1 2-2 1-1 6-4 6-0 5-2 0-0"
play = """
F:6-3 A:pass B:pass C:3-0R D:6-5L E:5-3L F:pass A:4-0R B:4-4R
C:4-3R D:pass E:pass F:pass A:pass B:pass C:3-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-2 4-4 2-1"
deal.B = "6-2 4-3 2-0"
deal.C = "6-3 6-1 5-1"
deal.D = "6-6 4-0 1-1"
deal.E = "5-3 3-0 0-0"
deal.F = "6-5 5-5 2-2"
yard = "4-1 4-2 6-0 5-4 6-4 3-2 1-0 3-3 3-1 5-0"
play = """
A:4-4 B:4-3L C:6-3L D:6-6L E:pass F:6-5L A:5-2L B:6-2L C:6-1L
D:4-0R E:3-0R F:pass A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 4-1 3-1"
deal.B = "6-6 4-4 3-2"
deal.C = "6-4 3-0 2-2"
deal.D = "5-1 5-0 4-2"
deal.E = "6-3 2-0 1-0"
deal.F = "5-3 1-1 0-0"
yard = "3-3 5-5 6-2 6-5 2-1 4-3 6-0 5-2 6-1 4-0"
play = """
B:6-6 C:6-4L D:4-2L E:2-0L F:0-0L A:pass B:pass C:3-0L D:pass
E:6-3L
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "3-0 2-1 2-0"
deal.B = "5-4 4-3 4-1"
deal.C = "6-4 5-3 4-2"
deal.D = "6-2 6-1 1-0"
deal.E = "6-6 4-0 3-1"
deal.F = "6-3 5-0 3-2"
yard = "5-2 5-1 3-3 4-4 6-0 5-5 6-5 0-0 2-2 1-1"
play = """
C:4-2 D:6-2R E:6-6R F:6-3R A:3-0R B:5-4L C:5-3L D:1-0R E:3-1R
F:3-2L A:2-1L B:4-1L C:6-4L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 4-4 2-2"
deal.B = "6-2 5-4 4-2"
deal.C = "3-3 3-2 2-0"
deal.D = "6-0 4-1 3-0"
deal.E = "6-6 6-5 2-1"
deal.F = "6-3 5-0 3-1"
yard = "0-0 5-5 5-3 1-1 1-0 5-1 6-1 4-3 5-2 4-0"
play = """
D:6-0 E:6-6L F:6-3L A:pass B:pass C:3-2L D:3-0R E:2-1L F:3-1L
A:pass B:pass C:3-3L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-6 4-1 3-2"
deal.B = "6-0 3-3 1-1"
deal.C = "6-5 6-4 0-0"
deal.D = "4-3 4-2 3-0"
deal.E = "6-2 5-4 3-1"
deal.F = "6-3 2-2 1-0"
yard = "2-1 4-0 4-4 5-1 6-1 5-5 5-3 5-0 5-2 2-0"
play = """
E:5-4 F:pass A:4-1R B:1-1R C:6-5L D:pass E:6-2L F:2-2L A:3-2L
B:3-3L C:pass D:4-3L E:3-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "5-4 4-1 2-0"
deal.B = "6-3 3-3 2-1"
deal.C = "5-5 5-0 1-1"
deal.D = "6-6 3-1 2-2"
deal.E = "5-2 5-1 3-0"
deal.F = "5-3 4-4 3-2"
yard = "6-2 6-1 6-0 6-5 4-3 1-0 4-0 4-2 0-0 6-4"
play = """
F:5-3 A:5-4L B:6-3R C:pass D:6-6R E:pass F:4-4L A:4-1L B:2-1L
C:pass D:2-2L E:5-2L F:pass A:pass B:pass C:5-5L D:pass E:5-1L
F:pass A:pass B:pass C:1-1L D:3-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-0"
deal.B = "4-3 4-0 3-1"
deal.C = "6-4 5-3 3-3"
deal.D = "4-1 1-1 1-0"
deal.E = "6-6 5-5 3-2"
deal.F = "6-2 6-1 5-2"
yard = "0-0 5-0 2-0 2-2 5-1 5-4 4-2 3-0 2-1 4-4"
play = """
A:6-5 B:pass C:5-3R D:pass E:6-6L F:6-2L A:6-3R B:pass C:6-4R
D:4-1R E:3-2L F:6-1R A:6-0R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 2-0"
deal.B = "6-6 6-0 4-3"
deal.C = "6-2 4-4 1-0"
deal.D = "5-0 4-0 3-1"
deal.E = "5-1 3-2 2-1"
deal.F = "5-4 5-2 4-2"
yard = "6-1 2-2 6-5 0-0 3-0 3-3 5-5 1-1 5-3 4-1"
play = """
B:6-6 C:6-2L D:pass E:2-1L F:pass A:6-4R B:4-3R C:1-0L D:5-0L
E:5-1L F:pass A:6-3R B:6-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-2 5-1 3-3"
deal.B = "6-2 5-3 4-4"
deal.C = "5-4 3-0 0-0"
deal.D = "6-5 6-1 4-3"
deal.E = "6-4 6-0 2-0"
deal.F = "4-1 3-2 2-1"
yard = "1-0 3-1 6-3 6-6 4-0 1-1 5-5 5-0 4-2 2-2"
play = """
C:3-0 D:4-3L E:6-4L F:pass A:pass B:6-2L C:0-0R D:pass E:2-0L
F:pass A:pass B:pass C:pass D:pass E:6-0L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-4 2-2"
deal.B = "5-3 4-1 1-1"
deal.C = "6-6 6-2 3-1"
deal.D = "6-0 4-3 4-0"
deal.E = "6-1 5-2 3-3"
deal.F = "6-5 6-4 5-1"
yard = "0-0 4-4 2-1 3-0 4-2 5-0 1-0 3-2 2-0 6-3"
play = """
D:4-3 E:3-3R F:6-4L A:pass B:5-3R C:6-6L D:6-0L E:5-2R F:pass
A:2-2R B:pass C:6-2R D:4-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-4 6-0 4-2"
deal.B = "6-5 5-1 4-0"
deal.C = "2-2 2-1 1-1"
deal.D = "6-2 5-5 3-0"
deal.E = "4-1 3-1 2-0"
deal.F = "6-3 5-2 5-0"
yard = "1-0 3-2 5-4 4-4 6-6 6-1 4-3 5-3 3-3 0-0"
play = """
E:4-1 F:pass A:6-4L B:6-5L C:2-1R D:5-5L E:2-0R F:5-2L A:6-0R
B:pass C:2-2L D:6-2L E:pass F:6-3L A:pass B:pass C:pass D:3-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-1 4-1 2-0"
deal.B = "6-6 4-4 4-2"
deal.C = "6-5 6-3 5-1"
deal.D = "6-0 4-3 3-2"
deal.E = "6-4 5-2 0-0"
deal.F = "5-4 4-0 2-1"
yard = "6-2 1-0 3-0 2-2 5-3 3-1 5-5 5-0 1-1 3-3"
play = """
F:5-4 A:4-1R B:pass C:5-1R D:pass E:5-2L F:2-1L A:6-1L B:6-6L
C:6-3L D:4-3L E:6-4L F:pass A:pass B:pass C:6-5L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-20"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 15, B = 8, C = 13 }

[match.options]
max_pip = 6
hand_size = 6
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 15
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-20"
commitment = "684ee9af7b02b63c38572c7df921e7b4d6225baa4941abae07aafd8e8adac77b"
secret = "9f6522db920f712df942a24e25a8f6ed2300d041579e8cc0f725f6544ea93568"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-4 3-2 2-1 1-1"
deal.B = "6-6 6-2 5-0 3-0 1-0 0-0"
deal.C = "6-5 6-3 5-5 5-3 4-1 3-3"
yard = "4-4 4-0 2-2 5-2 2-0 6-1 4-2 3-1 4-3 5-1"
play = """
B:6-6 C:6-5L A:5-4L B:6-2R C:4-1L A:2-1L B:pass C:pass A:3-2L
B:3-0L C:pass A:6-0L B:pass C:6-3L A:pass B:pass C:5-3L A:pass
B:5-0L C:pass A:pass B:1-0L C:pass A:1-1L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-2 4-2 3-3 2-0 1-1"
deal.B = "6-5 6-2 6-1 5-0 4-4 2-2"
deal.C = "6-0 5-4 3-2 3-0 2-1 1-0"
yard = "6-3 0-0 4-1 6-4 6-6 4-3 3-1 5-1 5-3 4-0"
play = """
C:5-4 A:5-5L B:4-4R C:pass A:5-2L B:2-2L C:3-2L A:3-3L B:pass
C:3-0L A:2-0L B:6-2L C:6-0L A:4-2R B:5-0L C:2-1R A:1-1R
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-4 4-4 3-1 3-0"
deal.B = "6-3 6-1 6-0 4-3 4-2 3-3"
deal.C = "6-6 5-3 5-0 4-0 2-2 2-0"
yard = "4-1 1-1 5-2 6-2 1-0 3-2 2-1 5-1 6-5 0-0"
play = """
A:6-4 B:6-3L C:5-3L A:5-5L B:4-3R C:5-0L A:3-0L B:3-3L C:pass
A:3-1L B:6-1L C:6-6L A:pass B:6-0L C:4-0L A:5-4L
"""
end = "blocked"
delta = { A = 0, B = 2, C = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 5-0 3-3 3-1 1-0"
deal.B = "6-3 6-2 5-2 4-3 2-2 2-0"
deal.C = "6-5 5-1 4-4 3-0 2-1 1-1"
yard = "6-0 3-2 5-4 4-2 6-1 6-4 4-1 4-0 5-3 0-0"
play = """
B:6-2 C:6-5L A:5-5L B:5-2L C:2-1L A:3-1L B:6-3L C:pass A:6-6L
B:2-0R C:3-0R A:3-3R B:4-3R C:4-4R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-1 5-4 4-2 4-0"
deal.B = "4-4 3-0 2-2 2-1 1-1 0-0"
deal.C = "5-5 5-3 5-1 4-3 3-3 1-0"
yard = "2-0 3-2 6-0 3-1 5-2 6-2 5-0 6-3 4-1 6-6"
play = """
C:5-5 A:6-5L B:pass C:5-3R A:6-4L B:3-0R C:4-3L A:4-0R B:4-4R
C:3-3L A:5-4R B:pass C:5-1R A:6-1R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-2 4-0 3-2 3-1 1-0"
deal.B = "6-5 6-4 5-5 5-0 4-4 4-1"
deal.C = "5-3 5-1 4-2 3-3 3-0 2-2"
yard = "6-3 4-3 6-1 5-4 2-0 2-1 6-0 6-6 1-1 0-0"
play = """
A:6-2 B:6-5L C:5-3L A:3-2L B:pass C:4-2L A:4-0L B:5-0L C:5-1L
A:3-1L B:pass C:3-3L A:5-2R B:5-5R C:3-0L A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-3 4-3 2-0 0-0"
deal.B = "6-3 6-2 5-5 4-1 4-0 3-1"
deal.C = "6-1 5-0 4-4 3-3 3-2 2-1"
yard = "3-0 4-2 6-5 1-0 5-1 6-6 5-4 5-2 1-1 2-2"
play = """
B:3-1 C:6-1R A:5-3L B:6-3R C:3-3R A:4-3R B:4-1R C:5-0L A:6-0L
B:6-2L C:3-2L A:pass B:pass C:2-1R A:2-0R B:4-0R C:4-4R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 5-1 4-3 4-2 2-1"
deal.B = "6-2 5-0 4-4 3-0 1-1 1-0"
deal.C = "6-5 4-0 3-3 3-2 3-1 0-0"
yard = "6-3 5-3 2-2 6-0 4-1 5-5 5-2 2-0 5-4 6-1"
play = """
C:6-5 A:6-6L B:6-2L C:3-2L A:4-3L B:5-0R C:4-0L A:pass B:1-0L
C:3-1L A:pass B:3-0L C:0-0L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "5-2 5-0 3-3 3-2 3-1 3-0"
deal.B = "6-1 5-4 4-4 4-0 2-2 1-0"
deal.C = "6-6 6-5 5-5 5-1 4-2 4-1"
yard = "4-3 5-3 0-0 6-4 1-1 6-0 6-2 2-0 6-3 2-1"
play = """
A:5-2 B:5-4L C:4-2L A:3-2L B:2-2R C:pass A:3-3L B:pass C:pass
A:3-1L B:1-0L C:pass A:5-0L B:pass C:6-5L A:pass B:6-1L C:5-1L
A:pass B:pass C:5-5L
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-2 5-0 4-3 3-1 2-2"
deal.B = "5-3 5-1 4-4 4-1 3-2 0-0"
deal.C = "6-5 6-2 6-0 5-5 1-1 1-0"
yard = "2-0 6-4 6-1 6-3 3-0 2-1 5-4 4-0 3-3 4-2"
play = """
B:5-3 C:6-5L A:6-6L B:3-2R C:6-2L A:5-2L B:5-1L C:1-1L A:3-1L
B:pass C:pass A:4-3L B:4-4L C:pass A:2-2R B:4-1L C:1-0L A:5-0L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-3 4-4 4-3 2-1 2-0"
deal.B = "6-6 6-4 6-2 5-5 3-2 1-0"
deal.C = "6-5 6-0 5-4 5-1 5-0 4-2"
yard = "2-2 4-1 3-3 0-0 4-0 5-2 1-1 3-1 3-0 6-1"
play = """
C:6-5 A:6-3L B:3-2L C:5-4R A:2-1L B:6-4R C:5-1L A:5-3L B:6-6R
C:6-0R A:4-3L B:1-0R C:4-2L A:2-0L B:pass C:5-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 4-4 4-3 1-0"
deal.B = "6-4 5-5 5-0 3-2 3-1 2-2"
deal.C = "5-4 5-3 5-2 4-1 3-0 1-1"
yard = "2-0 4-2 6-1 6-0 3-3 4-0 2-1 0-0 5-1 6-2"
play = """
A:6-6 B:6-4L C:5-4L A:6-5L B:pass C:pass A:6-3L B:3-2L C:5-2L
A:pass B:5-0L C:3-0L A:4-3L B:pass C:4-1L A:1-0L
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 0, C = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-21"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 2, D = 2 }
score = { A = 20, B = 0, C = 0, D = 0 }

[match.options]
max_pip = 6
hand_size = 5
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 20
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-21"
commitment = "39ed9c09f7024bc287876d57896c880014eb2bf93dbf67ba639f2a2857eab40c"
secret = "c35cd60d92c3c7f0a800558e9d9bc69112b6a6e7de1d1338097abc98ab7c4f27"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 5-1 4-0 3-1 3-0"
deal.B = "6-5 5-3 5-2 3-3 1-1"
deal.C = "6-0 5-5 5-4 4-2 3-2"
deal.D = "6-2 6-1 5-0 4-3 2-0"
yard = "4-1 4-4 6-3 1-0 2-2 6-6 2-1 0-0"
play = """
C:5-5 D:5-0L A:5-1R B:1-1R C:6-0L D:6-2L A:3-1R B:5-3R C:3-2L
D:4-3L A:4-0L B:6-5R C:pass D:2-0L A:6-4R B:5-2L C:5-4R
"""
end = "blocked"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 3-3 3-1 3-0 1-1"
deal.B = "6-2 5-5 4-4 4-2 0-0"
deal.C = "6-3 5-3 4-3 3-2 1-0"
deal.D = "6-6 4-1 4-0 2-1 2-0"
yard = "6-5 5-4 2-2 5-0 5-2 5-1 6-1 6-4"
play = """
D:6-6 A:6-0L B:6-2R C:3-2R D:4-0L A:3-3R B:4-4L C:4-3L D:pass
A:3-1L B:pass C:1-0L D:2-0L A:3-0R B:4-2L C:pass D:4-1L A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-0 4-2 2-0 0-0"
deal.B = "6-1 6-0 5-3 5-1 3-0"
deal.C = "6-5 5-2 4-0 3-2 3-1"
deal.D = "6-6 6-3 4-4 4-1 1-0"
yard = "5-4 6-4 5-5 4-3 3-3 2-1 1-1 2-2"
play = """
A:2-0 B:6-0R C:6-5R D:pass A:5-0R B:3-0R C:3-2R D:pass A:4-2L
B:pass C:4-0L D:1-0L A:6-2R B:6-1L C:pass D:6-6L A:pass B:pass
C:pass D:6-3L A:pass B:5-3L C:5-2L
"""
end = "blocked"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-0 3-1 1-0"
deal.B = "6-0 5-5 5-4 4-0 2-2"
deal.C = "4-1 3-2 2-1 2-0 0-0"
deal.D = "6-5 6-1 5-3 5-1 4-2"
yard = "4-3 3-0 6-2 6-3 5-2 4-4 3-3 1-1"
play = """
B:5-5 C:pass D:6-5L A:5-0R B:6-0L C:0-0L D:pass A:1-0L B:4-0R
C:4-1R D:6-1L A:3-1R B:pass C:3-2R D:4-2R A:6-6L B:5-4R C:pass
D:5-3R A:6-4L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-4 4-4 4-2 3-1"
deal.B = "6-4 6-0 4-1 3-3 2-0"
deal.C = "6-3 6-2 6-1 3-0 0-0"
deal.D = "5-5 5-1 4-3 4-0 1-0"
yard = "5-3 3-2 5-0 5-2 6-6 2-2 1-1 2-1"
play = """
C:0-0 D:4-0L A:5-4L B:6-0R C:6-3R D:5-5L A:6-5L B:6-4L C:3-0R
D:4-3L A:3-1L B:4-1L C:pass D:1-0R A:4-4L B:pass C:6-1R D:pass
A:4-2L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-22"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy" }
ended = "completed"
result = "E"
ranks = { A = 5, B = 4, C = 3, D = 2, E = 1 }
score = { A = 5, B = 15, C = 17, D = 20, E = 28 }

[match.options]
max_pip = 6
hand_size = 4
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 25
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-22"
commitment = "5bef2f2b3b3c590bb1605ba8519f3c62e3b585e2fcb96928e9b579350d1756fe"
secret = "aa3e8dae8f276de49ad8feb1b5446b972b571c7f4a7d2479697676e68b2f420f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 4-3 3-1 1-1"
deal.B = "6-1 4-2 3-2 2-2"
deal.C = "5-5 5-0 4-1 3-0"
deal.D = "6-6 6-4 6-3 5-1"
deal.E = "6-0 5-4 5-2 2-0"
yard = "3-3 4-0 4-4 0-0 1-0 6-2 2-1 5-3"
play = """
A:6-5 B:6-1L C:4-1L D:5-1R E:5-4L A:3-1R B:3-2R C:5-5L D:pass
E:5-2L A:pass B:2-2L C:pass D:pass E:2-0L A:pass B:4-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 4-0 3-3 0-0"
deal.B = "5-3 5-0 4-2 4-1"
deal.C = "6-5 6-0 5-5 1-0"
deal.D = "6-4 6-1 3-0 2-2"
deal.E = "5-2 5-1 4-4 1-1"
yard = "6-3 2-0 3-2 2-1 3-1 6-6 5-4 4-3"
play = """
B:5-3 C:6-5L D:6-4L E:4-4L A:3-3R B:4-2L C:pass D:2-2L E:5-2L
A:pass B:5-0L C:6-0L D:3-0R E:pass A:6-2L B:pass C:1-0R D:6-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 4-1 4-0 2-1"
deal.B = "5-1 4-4 4-2 0-0"
deal.C = "6-3 3-3 3-0 2-2"
deal.D = "5-5 3-2 1-1 1-0"
deal.E = "5-4 5-2 5-0 4-3"
yard = "3-1 6-4 6-6 2-0 6-2 6-1 5-3 6-5"
play = """
C:6-3 D:3-2R E:5-2R A:6-0L B:5-1R C:3-0L D:1-1R E:4-3L A:4-1L
B:pass C:pass D:1-0L E:5-0L A:2-1R B:4-2R C:pass D:5-5L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-4 4-4 3-0 2-0"
deal.B = "6-6 6-5 5-0 2-1"
deal.C = "6-3 6-2 4-0 3-3"
deal.D = "6-4 6-1 4-1 2-2"
deal.E = "5-5 5-3 1-0 0-0"
yard = "3-2 6-0 3-1 5-1 4-2 1-1 5-2 4-3"
play = """
D:2-2 E:pass A:2-0L B:5-0L C:6-2R D:6-1R E:5-5L A:5-4L B:2-1R
C:4-0L D:pass E:1-0L A:pass B:pass C:pass D:4-1L E:pass A:4-4L
B:pass C:pass D:6-4L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-6 4-2 4-1 2-1"
deal.B = "6-2 5-0 2-2 2-0"
deal.C = "6-4 5-3 5-1 3-2"
deal.D = "6-1 6-0 4-3 1-1"
deal.E = "6-5 5-5 5-4 5-2"
yard = "0-0 1-0 4-0 3-1 3-3 3-0 4-4 6-3"
play = """
E:6-5 A:6-6L B:6-2L C:3-2L D:4-3L E:5-5R A:4-2L B:2-2L C:5-3R
D:pass E:5-2L A:pass B:5-0L C:pass D:6-0L E:pass A:pass B:pass
C:6-4L D:pass E:5-4L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-2 5-0 3-1"
deal.B = "6-2 6-0 5-4 4-4"
deal.C = "6-5 6-4 5-1 4-3"
deal.D = "6-6 2-1 1-1 1-0"
deal.E = "6-3 3-0 2-2 0-0"
yard = "2-0 3-2 5-3 5-5 3-3 4-0 4-2 4-1"
play = """
A:6-1 B:6-2L C:5-1R D:2-1L E:pass A:5-2R B:pass C:pass D:1-1L
E:2-2R A:3-1L B:pass C:4-3L D:pass E:pass A:pass B:4-4L C:6-4L
D:6-6L E:6-3L A:pass B:pass C:pass D:pass E:3-0L A:5-0L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 3-0 2-2 2-0"
deal.B = "5-3 4-4 3-2 0-0"
deal.C = "6-3 6-2 4-0 1-0"
deal.D = "6-1 5-0 4-2 3-3"
deal.E = "6-0 5-4 4-3 4-1"
yard = "1-1 6-5 5-1 3-1 5-2 6-6 6-4 2-1"
play = """
B:4-4 C:4-0L D:5-0L E:5-4L A:pass B:pass C:pass D:4-2L E:4-3R
A:2-2L B:3-2L C:6-3L D:3-3R E:6-0L A:3-0L B:5-3L C:pass D:pass
E:pass A:5-5L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 3-2 2-2"
deal.B = "6-5 6-2 4-2 3-1"
deal.C = "5-5 5-4 5-2 1-0"
deal.D = "5-3 5-0 3-3 1-1"
deal.E = "5-1 4-1 3-0 2-1"
yard = "4-3 4-4 6-0 6-1 4-0 6-6 2-0 0-0"
play = """
C:5-5 D:5-3L E:5-1R A:6-3L B:6-5L C:5-4L D:1-1R E:4-1L A:pass
B:3-1L C:1-0R D:5-0R E:3-0L A:pass B:pass C:5-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-5 5-1 3-0"
deal.B = "6-2 4-2 2-2 1-0"
deal.C = "5-4 5-0 2-0 0-0"
deal.D = "6-5 6-3 4-3 3-2"
deal.E = "6-6 6-1 4-4 4-0"
yard = "3-3 5-2 6-4 1-1 4-1 3-1 2-1 5-3"
play = """
D:6-3 E:6-6L A:6-0L B:1-0L C:pass D:4-3R E:4-4R A:5-1L B:4-2R
C:5-4L D:3-2R E:4-0L A:3-0L
"""
end = "blocked"
delta = { A = 0, B = 0, C = 2, D = 0, E = 3 }

[[match.hand]]
opener = "E"
deal.A = "6-1 6-0 3-3 3-0"
deal.B = "5-5 5-3 2-2 2-1"
deal.C = "6-6 5-4 4-4 4-0"
deal.D = "5-2 4-3 3-1 1-0"
deal.E = "6-5 6-4 6-3 1-1"
yard = "4-2 3-2 4-1 5-0 6-2 5-1 2-0 0-0"
play = """
E:6-5 A:6-1L B:5-5R C:5-4R D:4-3R E:6-3R A:6-0R B:2-1L C:4-0R
D:5-2L E:6-4R A:pass B:5-3L C:6-6R D:3-1L E:1-1L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-1 2-2 0-0"
deal.B = "5-5 4-2 4-1 3-2"
deal.C = "6-2 5-3 4-4 1-1"
deal.D = "6-1 5-4 3-3 2-1"
deal.E = "6-0 5-2 5-0 4-0"
yard = "3-0 3-1 6-5 1-0 4-3 6-6 2-0 6-4"
play = """
A:6-3 B:3-2R C:6-2L D:2-1L E:5-2R A:5-1L B:5-5L C:5-3L D:3-3L
E:5-0R A:0-0R B:pass C:pass D:pass E:6-0R A:pass B:pass C:pass
D:6-1R E:pass A:pass B:4-1R C:4-4R D:5-4R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-1 4-1 2-2"
deal.B = "5-5 5-3 3-0 2-1"
deal.C = "5-2 5-0 4-3 3-3"
deal.D = "6-5 4-2 2-0 1-0"
deal.E = "5-4 4-4 4-0 0-0"
yard = "1-1 6-4 6-0 6-3 6-2 3-2 3-1 6-1"
play = """
B:5-5 C:5-2L D:2-0L E:5-4R A:4-1R B:3-0L C:4-3L D:1-0R E:4-4L
A:pass B:pass C:5-0R D:6-5R E:4-0L A:6-6R B:pass C:pass D:pass
E:0-0L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-3 3-0 2-2"
deal.B = "5-5 4-4 4-3 3-3"
deal.C = "6-5 6-4 6-3 3-2"
deal.D = "5-1 5-0 4-2 2-0"
deal.E = "6-0 4-1 4-0 0-0"
yard = "1-0 1-1 5-4 3-1 5-2 6-1 6-2 2-1"
play = """
C:6-5 D:5-1R E:6-0L A:3-0L B:3-3L C:6-3L D:pass E:4-1R A:6-6L
B:4-4R C:6-4L D:4-2L E:4-0R A:2-2L B:pass C:3-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-2 3-3 1-1"
deal.B = "6-6 4-4 3-0 2-0"
deal.C = "6-5 6-2 4-1 4-0"
deal.D = "6-4 3-2 3-1 2-2"
deal.E = "6-3 5-5 5-1 0-0"
yard = "4-2 5-4 6-0 5-0 4-3 5-3 2-1 1-0"
play = """
D:6-4 E:6-3L A:3-3L B:4-4R C:4-1R D:3-1R E:pass A:pass B:3-0L
C:4-0L D:3-2R E:pass A:5-2R B:pass C:6-5R D:pass E:pass A:6-1R
B:pass C:pass D:pass E:5-1R A:pass B:pass C:pass D:pass E:5-5R
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "E"
deal.A = "4-3 3-3 3-0 0-0"
deal.B = "6-5 6-3 5-4 3-1"
deal.C = "6-0 4-4 3-2 2-0"
deal.D = "5-0 4-1 2-2 1-0"
deal.E = "6-1 5-2 4-2 4-0"
yard = "6-2 6-4 1-1 6-6 5-1 2-1 5-5 5-3"
play = """
E:6-1 A:pass B:6-5L C:pass D:1-0R E:5-2L A:3-0R B:6-3R C:3-2L
D:pass E:pass A:4-3L B:5-4L C:6-0R D:5-0L E:4-0L A:0-0R B:pass
C:4-4L D:4-1L E:pass A:pass B:3-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "4-2 3-3 3-1 2-0"
deal.B = "6-4 6-3 6-0 1-0"
deal.C = "6-1 5-3 4-4 2-2"
deal.D = "5-2 4-0 3-0 1-1"
deal.E = "6-6 6-5 4-3 4-1"
yard = "0-0 6-2 2-1 5-5 3-2 5-0 5-4 5-1"
play = """
A:3-3 B:6-3L C:6-1L D:3-0R E:4-1L A:4-2L B:6-0R C:2-2L D:5-2L
E:6-6R A:pass B:6-4R C:5-3L D:4-0R E:4-3L A:2-0R B:pass C:4-4L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-2 3-0 1-0"
deal.B = "6-3 4-3 4-1 2-1"
deal.C = "6-2 5-3 3-2 0-0"
deal.D = "6-0 5-0 4-4 3-1"
deal.E = "6-4 5-4 2-0 1-1"
yard = "4-0 6-1 3-3 2-2 5-5 5-1 4-2 6-6"
play = """
B:4-3 C:5-3R D:4-4L E:6-4L A:6-5L B:pass C:pass D:5-0L E:5-4R
A:3-0L B:6-3L C:6-2L D:pass E:2-0L A:1-0L B:4-1L
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-23"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 4, D = 4, E = 2, F = 6 }
score = { A = 30, B = 18, C = 12, D = 12, E = 18, F = 0 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 30
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-23"
commitment = "db4d13786484af9aafe25a5156e0982b91fd0ca771e997a8cea8c8d0df5a2b45"
secret = "38de4ef5593ad5b67c24199f9a4c441882e148d702597590bdd98450b034d61c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "E"
deal.A = "6-5 6-4 3-1"
deal.B = "6-1 6-0 2-2"
deal.C = "5-2 5-1 2-0"
deal.D = "6-6 6-2 4-3"
deal.E = "6-3 4-2 3-3"
deal.F = "5-4 4-4 3-0"
yard = "0-0 1-1 1-0 4-0 2-1 5-5 5-3 3-2 5-0 4-1"
play = """
E:3-3 F:3-0L A:3-1R B:6-0L C:5-1R D:6-6L E:6-3L F:5-4R A:6-4R
B:6-1R C:pass D:4-3L E:4-2L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-6 5-5 4-3"
deal.B = "6-2 5-3 5-1"
deal.C = "4-2 2-2 0-0"
deal.D = "6-4 6-1 6-0"
deal.E = "6-5 4-0 3-0"
deal.F = "4-4 3-2 3-1"
yard = "1-1 5-4 5-0 3-3 6-3 1-0 5-2 2-0 2-1 4-1"
play = """
F:4-4 A:4-3L B:5-3L C:4-2R D:pass E:6-5L F:3-2R A:6-6L B:6-2L
C:2-2L D:pass E:3-0R F:pass A:pass B:pass C:0-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "3-0 2-0 1-1"
deal.B = "6-1 4-4 4-2"
deal.C = "4-3 3-3 2-2"
deal.D = "6-5 5-3 2-1"
deal.E = "5-5 4-1 4-0"
deal.F = "6-3 6-0 5-4"
yard = "5-2 6-6 5-0 0-0 3-2 3-1 1-0 5-1 6-4 6-2"
play = """
A:1-1 B:6-1L C:pass D:6-5L E:5-5L F:5-4L A:pass B:4-4L C:4-3L
D:5-3L E:4-1R F:pass A:pass B:4-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-1 3-3"
deal.B = "5-0 4-1 0-0"
deal.C = "6-2 5-5 4-0"
deal.D = "5-4 4-2 1-0"
deal.E = "6-5 5-3 4-3"
deal.F = "6-6 6-4 3-2"
yard = "2-0 6-0 1-1 3-0 6-3 6-1 3-1 2-1 2-2 4-4"
play = """
B:5-0 C:4-0R D:5-4L E:4-3L F:3-2L A:5-2L B:4-1R C:5-5L D:1-0R
E:5-3L F:pass A:3-3L B:0-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 4-2 0-0"
deal.B = "6-4 6-1 3-1"
deal.C = "6-0 2-0 1-0"
deal.D = "6-2 5-1 4-4"
deal.E = "5-3 5-0 4-3"
deal.F = "5-5 4-1 1-1"
yard = "2-2 6-5 3-3 3-2 5-2 3-0 6-6 6-3 4-0 2-1"
play = """
C:6-0 D:6-2L E:5-0R F:5-5R A:4-2L B:6-4L C:pass D:5-1R E:pass
F:4-1R A:5-4R B:6-1L C:1-0L D:pass E:5-3R F:pass A:0-0L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "4-3 2-0 0-0"
deal.B = "5-5 5-4 4-4"
deal.C = "6-1 3-3 1-0"
deal.D = "5-1 3-1 2-2"
deal.E = "6-3 4-2 4-1"
deal.F = "5-3 5-0 1-1"
yard = "6-5 2-1 6-2 6-0 6-4 5-2 3-2 4-0 3-0 6-6"
play = """
D:5-1 E:4-1R F:5-3L A:4-3L B:5-4L C:pass D:pass E:4-2R F:5-0L
A:2-0R B:pass C:1-0L D:3-1L E:6-3L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "4-2 3-1 2-0"
deal.B = "4-4 3-2 3-0"
deal.C = "4-3 1-1 1-0"
deal.D = "6-6 5-5 5-2"
deal.E = "6-5 6-4 5-1"
deal.F = "6-0 5-3 4-1"
yard = "6-3 4-0 5-0 2-2 5-4 3-3 6-2 6-1 0-0 2-1"
play = """
E:6-5 F:6-0L A:2-0L B:3-2L C:4-3L D:5-5R E:6-4L F:5-3R A:3-1R
B:pass C:1-0R D:6-6L E:pass F:pass A:pass B:3-0R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-0 4-4 2-0"
deal.B = "5-0 2-2 2-1"
deal.C = "5-3 3-2 0-0"
deal.D = "6-6 6-2 5-2"
deal.E = "4-2 3-3 1-1"
deal.F = "6-3 4-3 1-0"
yard = "5-5 4-0 5-1 6-4 3-0 6-1 3-1 6-5 5-4 4-1"
play = """
F:6-3 A:6-0L B:5-0L C:3-2R D:6-2R E:pass F:pass A:pass B:pass
C:5-3L D:6-6R E:3-3L F:4-3L A:4-4L B:pass C:pass D:pass E:4-2L
F:pass A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 4-3 4-2"
deal.B = "6-5 6-3 3-3"
deal.C = "6-6 4-4 4-0"
deal.D = "6-0 3-1 1-0"
deal.E = "6-1 5-3 2-1"
deal.F = "5-5 4-1 2-0"
yard = "5-2 5-1 1-1 3-2 6-4 3-0 2-2 0-0 5-0 5-4"
play = """
A:4-2 B:pass C:4-0L D:6-0L E:6-1L F:4-1L A:6-2R B:6-5R C:4-4L
D:pass E:5-3R F:pass A:4-3R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "3-2 3-1 0-0"
deal.B = "6-3 6-0 5-4"
deal.C = "6-2 4-2 1-1"
deal.D = "6-6 5-2 2-0"
deal.E = "3-3 3-0 2-2"
deal.F = "6-4 4-4 1-0"
yard = "4-3 2-1 5-1 6-5 5-0 4-1 5-3 5-5 6-1 4-0"
play = """
B:6-3 C:6-2L D:5-2L E:3-3R F:pass A:3-2R B:5-4L C:4-2R D:pass
E:pass F:6-4L A:pass B:6-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-2 3-3 2-2"
deal.B = "3-1 2-0 0-0"
deal.C = "6-4 5-4 5-0"
deal.D = "5-2 4-0 3-0"
deal.E = "6-5 5-3 4-3"
deal.F = "5-5 2-1 1-0"
yard = "6-3 6-2 4-1 3-2 1-1 6-1 6-6 6-0 4-4 5-1"
play = """
C:5-4 D:5-2L E:4-3R F:2-1L A:3-3R B:3-1L C:pass D:3-0L E:5-3R
F:1-0L A:pass B:pass C:5-0R D:4-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 4-1"
deal.B = "6-1 2-2 1-1"
deal.C = "3-1 2-0 1-0"
deal.D = "5-0 4-3 2-1"
deal.E = "4-2 3-2 0-0"
deal.F = "5-5 5-3 5-1"
yard = "6-6 6-0 3-0 5-4 6-4 6-2 4-4 5-2 3-3 4-0"
play = """
D:4-3 E:4-2L F:5-3R A:6-5R B:2-2L C:2-0L D:5-0L E:pass F:5-5L
A:6-3R B:pass C:3-1R D:2-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-1 5-4 1-1"
deal.B = "6-3 5-2 0-0"
deal.C = "6-0 2-0 1-0"
deal.D = "6-2 4-3 3-0"
deal.E = "6-5 5-0 2-2"
deal.F = "5-5 4-0 3-2"
yard = "5-1 5-3 2-1 4-2 3-3 3-1 4-1 6-4 6-6 4-4"
play = """
E:2-2 F:3-2L A:pass B:6-3L C:2-0R D:6-2L E:5-0R F:5-5R A:5-4R
B:5-2L C:pass D:4-3R E:6-5L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-3 5-2 2-0"
deal.B = "3-3 3-1 2-2"
deal.C = "5-1 3-0 2-1"
deal.D = "6-6 6-4 5-3"
deal.E = "6-2 6-0 4-3"
deal.F = "5-5 4-4 4-2"
yard = "5-4 1-1 6-1 3-2 0-0 4-0 1-0 5-0 4-1 6-5"
play = """
F:5-5 A:5-2L B:2-2L C:5-1R D:pass E:6-2L F:pass A:6-3L B:3-3L
C:2-1R D:5-3L E:pass F:4-2R A:pass B:pass C:pass D:6-4R E:6-0R
F:pass A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "4-1 2-1 0-0"
deal.B = "6-2 6-1 3-2"
deal.C = "5-4 4-3 1-0"
deal.D = "6-5 4-0 1-1"
deal.E = "6-6 6-0 5-5"
deal.F = "6-3 4-4 3-1"
yard = "5-1 5-3 2-2 5-0 3-0 2-0 3-3 4-2 6-4 5-2"
play = """
A:0-0 B:pass C:1-0L D:4-0R E:pass F:3-1L A:4-1R B:3-2L C:pass
D:1-1R E:pass F:pass A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-24"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 15, B = 0, C = 3 }

[match.options]
max_pip = 6
hand_size = 6
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 15
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-24"
commitment = "441ef1774791a0834f862c43b9aa5d9cdf00ecc9cde4ec3b0d578900a2a779f7"
secret = "f3b6feb9ca96cb0b44fc4abffe1b0efaa55931f916738500c92933279e53f885"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-3 4-4 3-0 2-2"
deal.B = "6-2 4-1 3-3 2-1 2-0 1-0"
deal.C = "6-1 4-2 3-2 3-1 1-1 0-0"
yard = "5-5 4-3 5-1 5-3 4-0 5-2 5-4 6-0 5-0 6-5"
play = """
B:3-3 C:3-2L A:2-2L B:2-0L C:3-1R A:3-0L B:4-1R C:4-2R A:6-3L
B:6-2L C:pass A:pass B:2-1L C:6-1L A:6-6L B:pass C:pass A:6-4L
B:pass C:pass A:4-4L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-4 5-3 5-2 5-1 2-0"
deal.B = "6-4 4-4 4-1 3-1 3-0 2-2"
deal.C = "6-6 6-2 4-2 3-3 3-2 1-0"
yard = "4-0 6-1 4-3 2-1 0-0 6-3 5-0 6-0 5-5 1-1"
play = """
C:6-6 A:6-5L B:6-4R C:4-2R A:5-4L B:4-1L C:6-2R A:5-1L B:pass
C:pass A:5-3L B:3-1L C:1-0L A:2-0L B:2-2L C:3-2L A:pass B:3-0L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 4-3 4-0 3-2 3-0"
deal.B = "6-4 6-1 5-2 5-1 4-4 3-3"
deal.C = "5-4 5-3 5-0 3-1 2-2 2-0"
yard = "2-1 4-2 1-0 1-1 6-0 0-0 5-5 4-1 6-2 6-6"
play = """
A:6-5 B:6-1L C:5-4R A:4-3R B:3-3R C:5-3R A:pass B:5-1R C:3-1L
A:6-3L B:6-4L C:pass A:4-0L B:pass C:5-0L A:pass B:5-2L C:2-2L
A:3-2L B:pass C:pass A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-1 4-1 3-3 2-1"
deal.B = "6-2 5-3 5-0 4-2 3-2 0-0"
deal.C = "6-6 6-1 5-5 4-3 3-0 2-0"
yard = "1-1 3-1 5-4 2-2 6-0 4-4 6-5 4-0 1-0 5-2"
play = """
B:6-2 C:6-6L A:6-4L B:4-2L C:2-0L A:2-1R B:5-0L C:5-5L A:5-1L
B:pass C:6-1L A:6-3L B:3-2L C:pass A:4-1R B:pass C:4-3R A:3-3R
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-0 4-3 4-1 4-0 3-2"
deal.B = "6-2 5-5 5-3 5-1 4-4 3-3"
deal.C = "6-5 6-3 6-1 5-2 2-1 2-0"
yard = "6-6 1-1 0-0 3-1 3-0 5-4 2-2 6-0 4-2 1-0"
play = """
C:6-5 A:6-4L B:5-5R C:5-2R A:4-3L B:3-3L C:6-3L A:3-2R B:5-3R
C:6-1L A:4-1L B:4-4L C:pass A:4-0L B:5-1R C:2-1R A:5-0L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-0 3-3 3-0 1-0"
deal.B = "6-6 6-5 6-3 5-3 5-2 4-0"
deal.C = "5-5 5-1 4-3 2-2 2-0 1-1"
yard = "0-0 3-1 5-4 6-4 2-1 4-1 4-2 6-0 4-4 3-2"
play = """
A:6-2 B:6-3L C:4-3L A:pass B:4-0L C:2-2R A:5-0L B:5-3L C:2-0R
A:3-3L B:pass C:pass A:3-0L B:pass C:pass A:1-0L B:pass C:5-1L
A:pass B:6-5L C:pass A:6-1L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-25"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 3, D = 2 }
score = { A = 8, B = 20, C = 8, D = 12 }

[match.options]
max_pip = 6
hand_size = 5
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 20
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-25"
commitment = "dc13c64222e1012cd4fc83f0d9834c5944df67206fc725694d97373b05ebb419"
secret = "0a2c5af9de7300810fd99ab9eadd4385c20a132308945cabaf04c6336c9c630c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 4-2 3-3 2-2"
deal.B = "6-4 6-3 5-3 5-2 3-2"
deal.C = "6-2 5-4 4-4 4-1 0-0"
deal.D = "6-6 6-5 5-5 5-1 1-0"
yard = "2-1 4-3 3-0 3-1 4-0 5-0 2-0 1-1"
play = """
C:4-4 D:pass A:4-2L B:6-4R C:6-2L D:6-6L A:6-1L B:6-3R C:4-1L
D:pass A:3-3R B:5-3R C:5-4R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-0 4-3 4-2 3-1"
deal.B = "5-5 5-2 3-2 2-1 1-0"
deal.C = "6-4 6-2 6-1 5-4 5-1"
deal.D = "6-3 6-0 3-0 2-0 0-0"
yard = "1-1 6-6 3-3 5-3 4-1 4-0 2-2 4-4"
play = """
D:6-3 A:3-1R B:2-1R C:6-2R D:6-0L A:5-0L B:5-5L C:5-1L D:pass
A:6-5R B:5-2R C:6-1L D:2-0R A:pass B:1-0R C:6-4L D:pass A:4-2L
B:3-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-5 3-2 1-0"
deal.B = "5-2 5-1 4-2 3-1 2-1"
deal.C = "6-6 6-5 6-2 4-4 2-2"
deal.D = "5-4 5-0 4-3 1-1 0-0"
yard = "5-3 2-0 6-0 6-1 3-0 4-1 3-3 4-0"
play = """
A:6-3 B:3-1R C:6-6L D:1-1R A:1-0R B:pass C:6-2L D:5-0R A:3-2L
B:5-2R C:2-2R D:4-3L A:6-4L B:4-2R C:4-4R D:5-4R A:5-5R
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 2-0 1-1 0-0"
deal.B = "5-2 4-4 4-1 3-0 1-0"
deal.C = "5-4 5-0 4-0 3-2 2-2"
deal.D = "6-4 6-1 5-1 3-3 3-1"
yard = "6-3 5-3 6-0 6-2 2-1 4-3 6-5 4-2"
play = """
B:4-4 C:5-4L D:5-1L A:1-1L B:4-1L C:4-0L D:6-4R A:6-6R B:3-0L
C:3-2L D:6-1R A:2-0L B:1-0L C:pass D:3-1L A:pass B:pass C:pass
D:3-3L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 3-1 3-0 0-0"
deal.B = "6-5 5-4 4-1 2-2 2-0"
deal.C = "6-3 5-0 4-3 4-0 1-0"
deal.D = "6-0 5-1 3-3 3-2 1-1"
yard = "6-1 2-1 4-4 6-6 5-2 6-2 5-3 4-2"
play = """
C:4-0 D:6-0R A:6-4L B:6-5L C:5-0L D:pass A:3-0L B:pass C:6-3L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 5-4 4-0 3-3"
deal.B = "5-3 5-2 5-1 4-2 4-1"
deal.C = "6-2 4-4 4-3 2-0 1-0"
deal.D = "5-0 3-2 3-0 1-1 0-0"
yard = "6-6 6-1 2-2 3-1 6-3 6-4 5-5 2-1"
play = """
D:5-0 A:6-5L B:pass C:6-2L D:3-2L A:6-0R B:5-3L C:pass D:pass
A:5-4L B:4-2L C:2-0L D:3-0L A:3-3L B:pass C:4-3L D:pass A:4-0L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 5-2 4-1 3-1"
deal.B = "6-5 4-3 4-0 3-0 2-0"
deal.C = "6-6 6-1 5-3 5-0 3-2"
deal.D = "6-4 6-3 4-4 1-0 0-0"
yard = "4-2 2-2 5-1 1-1 2-1 3-3 6-2 6-0"
play = """
A:5-5 B:6-5L C:6-6L D:6-4L A:5-2R B:4-3L C:3-2R D:6-3L A:3-1R
B:pass C:6-1R
"""
end = "blocked"
delta = { A = 0, B = 2, C = 0, D = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-2 4-4 3-3"
deal.B = "5-0 4-2 3-1 2-1 0-0"
deal.C = "6-2 4-0 3-0 2-2 2-0"
deal.D = "6-3 5-4 4-1 1-1 1-0"
yard = "5-5 5-1 6-0 5-3 4-3 6-5 6-1 3-2"
play = """
B:4-2 C:4-0L D:1-0L A:5-2R B:5-0R C:2-0R D:4-1L A:6-4L B:2-1R
C:6-2L D:1-1R A:pass B:3-1R C:3-0R D:pass A:pass B:0-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-4 3-1 2-2 2-0"
deal.B = "6-6 6-1 5-3 3-3 0-0"
deal.C = "5-1 5-0 4-3 4-1 1-1"
deal.D = "6-2 6-0 5-5 4-2 2-1"
yard = "3-0 1-0 6-4 5-2 6-3 3-2 4-4 4-0"
play = """
C:1-1 D:2-1L A:3-1R B:5-3R C:5-1R D:6-2L A:6-5L B:6-1R C:5-0L
D:6-0L A:pass B:6-6L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "4-4 3-0 2-2 2-0 0-0"
deal.B = "6-6 6-5 5-1 5-0 4-2"
deal.C = "5-4 5-3 5-2 4-3 2-1"
deal.D = "6-3 6-0 3-3 1-1 1-0"
yard = "4-1 6-4 6-1 6-2 3-1 4-0 3-2 5-5"
play = """
D:6-3 A:3-0R B:6-6L C:pass D:6-0L A:0-0L B:5-0L C:5-3L D:3-3L
A:2-0R B:4-2R C:4-3R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-1 4-3 1-1"
deal.B = "6-1 6-0 4-1 2-2 2-0"
deal.C = "4-4 3-3 3-1 3-0 1-0"
deal.D = "6-5 6-4 5-2 5-0 2-1"
yard = "4-2 3-2 5-3 6-6 4-0 5-4 5-5 0-0"
play = """
A:6-3 B:6-1L C:3-1L D:pass A:4-3L B:4-1L C:3-3R D:2-1L A:6-2L
B:6-0L C:3-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-0 4-3 1-1 1-0"
deal.B = "6-6 6-2 4-0 3-3 3-0"
deal.C = "6-5 5-2 3-2 3-1 2-2"
deal.D = "6-3 5-3 5-1 4-1 2-1"
yard = "0-0 4-4 4-2 6-0 6-4 5-4 2-0 6-1"
play = """
B:6-6 C:6-5L D:5-3L A:4-3L B:6-2R C:2-2R D:4-1L A:1-0L B:4-0L
C:3-2R D:6-3R
"""
end = "blocked"
delta = { A = 0, B = 2, C = 0, D = 2 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-26"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy" }
ended = "completed"
result = "E"
ranks = { A = 5, B = 3, C = 3, D = 2, E = 1 }
score = { A = 0, B = 5, C = 5, D = 10, E = 25 }

[match.options]
max_pip = 6
hand_size = 4
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 25
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-26"
commitment = "6ed0a9001f189cc81f62528c3c82eeac704b7f7c0339a8b388615e3cb7063fe9"
secret = "fe2072d7babd18231d8ca3cbe93332071ff1fde576b89e61153d16f81b97c253"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 5-3 4-2"
deal.B = "6-0 5-4 5-2 2-2"
deal.C = "6-5 6-4 5-0 4-4"
deal.D = "6-6 5-1 3-1 0-0"
deal.E = "6-3 4-0 3-3 2-0"
yard = "4-3 6-1 1-0 4-1 3-0 3-2 2-1 1-1"
play = """
C:6-5 D:5-1R E:6-3L A:5-3L B:5-2L C:pass D:3-1R E:3-3R A:6-2L
B:6-0L C:5-0L D:pass E:pass A:5-5L B:5-4L C:6-4L D:6-6L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-4 5-1 1-0"
deal.B = "5-2 4-0 3-3 0-0"
deal.C = "6-5 4-3 2-1 2-0"
deal.D = "6-6 6-0 4-4 4-1"
deal.E = "5-5 5-3 5-0 2-2"
yard = "3-0 3-1 1-1 6-3 4-2 3-2 6-1 6-4"
play = """
D:6-0 E:5-0R A:5-4R B:4-0R C:6-5L D:pass E:5-5L A:5-1L B:0-0R
C:2-1L D:pass E:2-2L A:6-2L B:pass C:2-0R D:6-6L E:pass A:pass
B:5-2R C:pass D:pass E:5-3R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "E"
deal.A = "5-3 5-2 5-1 0-0"
deal.B = "6-6 5-0 3-2 1-0"
deal.C = "5-5 4-2 4-0 3-1"
deal.D = "6-4 4-3 4-1 2-1"
deal.E = "6-5 3-0 2-0 1-1"
yard = "2-2 6-3 6-2 4-4 5-4 3-3 6-0 6-1"
play = """
E:6-5 A:5-3R B:6-6L C:3-1R D:6-4L E:1-1R A:5-1R B:5-0R C:4-2L
D:2-1L E:3-0R A:pass B:3-2R C:pass D:4-1L E:2-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-5 4-0 3-3 1-1"
deal.B = "6-6 5-5 5-4 4-2"
deal.C = "6-4 6-1 5-2 2-2"
deal.D = "5-0 4-1 3-1 2-0"
deal.E = "5-3 5-1 4-3 0-0"
yard = "3-0 6-2 3-2 1-0 6-0 4-4 2-1 6-3"
play = """
A:6-5 B:6-6L C:6-4L D:4-1L E:5-3R A:3-3R B:pass C:6-1L D:3-1R
E:5-1R A:pass B:5-5R C:5-2R D:2-0R E:0-0R A:4-0R B:5-4R C:pass
D:5-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-0 4-1 2-0"
deal.B = "5-5 5-1 3-2 3-1"
deal.C = "6-5 6-3 3-3 1-1"
deal.D = "6-2 5-3 2-2 0-0"
deal.E = "4-3 3-0 2-1 1-0"
yard = "4-2 4-0 5-2 6-0 4-4 6-1 6-4 5-4"
play = """
B:5-5 C:6-5L D:6-2L E:2-1L A:4-1L B:5-1R C:1-1R D:pass E:4-3L
A:pass B:3-1L C:pass D:pass E:1-0L A:5-0L B:pass C:pass D:5-3L
E:3-0L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-4 4-1 3-2"
deal.B = "5-0 3-0 2-2 2-1"
deal.C = "6-4 5-2 5-1 4-0"
deal.D = "6-6 6-5 6-1 1-0"
deal.E = "6-0 4-4 4-2 3-1"
yard = "0-0 4-3 6-2 1-1 5-3 2-0 5-5 3-3"
play = """
C:6-4 D:6-5L E:4-4R A:5-4L B:pass C:4-0L D:1-0L E:4-2R A:4-1L
B:2-2R C:5-2R D:pass E:pass A:pass B:5-0R C:pass D:pass E:6-0R
A:6-3R B:3-0R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 3-3 1-1"
deal.B = "6-3 6-0 5-0 4-4"
deal.C = "5-4 4-2 2-2 2-1"
deal.D = "6-6 5-3 5-2 2-0"
deal.E = "4-3 4-1 4-0 0-0"
yard = "6-2 3-1 1-0 3-0 6-1 5-5 5-1 3-2"
play = """
D:5-2 E:pass A:6-5L B:6-0L C:4-2R D:2-0L E:4-3R A:3-3R B:6-3R
C:2-2L D:6-6R E:pass A:6-4R B:4-4R C:2-1L D:pass E:4-1L A:pass
B:pass C:5-4L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-5 5-0 3-2 3-1"
deal.B = "6-4 6-3 4-1 2-0"
deal.C = "6-6 6-1 5-1 1-0"
deal.D = "6-5 3-3 3-0 1-1"
deal.E = "6-0 5-2 4-3 4-0"
yard = "2-2 0-0 5-3 6-2 4-4 5-4 4-2 2-1"
play = """
E:5-2 A:5-5L B:2-0R C:5-1L D:3-0R E:4-3R A:3-1L B:4-1R C:6-1R
D:3-3L E:6-0R A:3-2L B:pass C:1-0R D:1-1R
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 4-4 3-1"
deal.B = "6-3 5-1 2-1 1-1"
deal.C = "4-0 3-3 3-0 0-0"
deal.D = "6-5 6-4 6-1 2-2"
deal.E = "6-2 5-3 5-2 3-2"
yard = "1-0 6-0 4-2 4-3 2-0 5-5 5-0 4-1"
play = """
A:6-6 B:6-3L C:3-3L D:6-5R E:5-3L A:5-4L B:5-1R C:4-0L D:6-1R
E:6-2R A:pass B:2-1R C:3-0L D:pass E:3-2L A:3-1R B:pass C:pass
D:2-2L E:5-2L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-27"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first" }
ended = "completed"
result = "F"
ranks = { A = 5, B = 6, C = 3, D = 4, E = 2, F = 1 }
score = { A = 6, B = 0, C = 18, D = 12, E = 24, F = 30 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 30
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-27"
commitment = "b484ecd8599222eb3068813436479bdc1af7cbcdde8c8c73c6fa207b078f6c98"
secret = "e57fe24a6ef1d8c8dbb2ed2f93a1cbfdda23bc55772b48db92db448285642c75"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 5-0"
deal.B = "5-1 2-0 0-0"
deal.C = "6-2 6-0 1-1"
deal.D = "4-4 4-3 3-0"
deal.E = "4-1 4-0 2-1"
deal.F = "5-2 2-2 1-0"
yard = "5-5 5-3 4-2 6-1 3-3 6-4 6-6 3-2 3-1 5-4"
play = """
D:4-4 E:4-1L F:1-0L A:5-0L B:5-1L C:1-1L D:4-3R E:2-1L F:5-2L
A:6-3R B:pass C:6-2R D:pass E:pass F:2-2R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "E"
deal.A = "6-1 3-0 0-0"
deal.B = "6-6 5-3 5-2"
deal.C = "4-2 4-1 4-0"
deal.D = "6-2 4-4 1-0"
deal.E = "6-4 3-2 1-1"
deal.F = "4-3 3-1 2-1"
yard = "5-1 2-0 6-0 6-3 5-5 2-2 3-3 6-5 5-0 5-4"
play = """
E:1-1 F:3-1L A:3-0L B:pass C:4-0L D:4-4L E:6-4L F:2-1R A:6-1L
B:5-2R C:4-1L D:pass E:pass F:4-3L
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "F"
deal.A = "6-0 5-0 3-2"
deal.B = "6-1 3-3 2-1"
deal.C = "6-3 5-3 5-1"
deal.D = "6-6 6-2 2-0"
deal.E = "6-4 5-2 3-1"
deal.F = "4-3 3-0 1-1"
yard = "1-0 4-1 5-5 2-2 4-2 5-4 4-4 0-0 6-5 4-0"
play = """
F:4-3 A:3-2R B:2-1R C:5-1R D:pass E:5-2R F:pass A:pass B:pass
C:pass D:6-2R E:6-4R
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "3-2 3-0 2-2"
deal.B = "5-5 5-3 4-2"
deal.C = "6-5 6-0 5-1"
deal.D = "6-4 3-1 2-0"
deal.E = "5-2 4-0 2-1"
deal.F = "6-1 5-4 4-4"
yard = "0-0 1-1 6-3 6-2 1-0 6-6 3-3 4-3 5-0 4-1"
play = """
A:2-2 B:4-2L C:pass D:6-4L E:5-2R F:6-1L A:pass B:5-5R C:6-5R
D:3-1L E:pass F:pass A:3-2L B:pass C:6-0R D:2-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 4-3"
deal.B = "6-1 5-4 4-4"
deal.C = "5-0 4-1 1-1"
deal.D = "6-3 4-2 3-0"
deal.E = "6-5 4-0 3-2"
deal.F = "5-5 2-1 0-0"
yard = "5-1 5-3 2-2 3-1 6-0 2-0 1-0 3-3 6-4 5-2"
play = """
B:6-1 C:4-1R D:6-3L E:3-2L F:2-1L A:4-3R B:pass C:1-1L D:3-0R
E:4-0R F:pass A:pass B:5-4R C:5-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-1 3-3"
deal.B = "6-5 5-0 2-1"
deal.C = "6-3 5-3 3-1"
deal.D = "6-6 4-3 4-2"
deal.E = "6-4 6-1 4-1"
deal.F = "5-4 4-0 3-2"
yard = "2-2 2-0 4-4 3-0 0-0 1-1 1-0 5-5 5-2 6-2"
play = """
C:6-3 D:6-6L E:6-4L F:5-4L A:3-3R B:6-5L C:3-1R D:pass E:6-1R
F:pass A:6-0L B:5-0L C:5-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-4 4-0"
deal.B = "6-5 5-0 2-1"
deal.C = "6-1 5-1 2-2"
deal.D = "6-4 5-3 0-0"
deal.E = "6-6 4-1 2-0"
deal.F = "6-2 5-2 1-0"
yard = "6-3 3-3 3-1 4-3 3-2 4-2 5-5 4-4 3-0 1-1"
play = """
D:6-4 E:6-6L F:6-2L A:4-0R B:2-1L C:6-1L D:0-0R E:2-0R F:5-2R
A:5-4R B:6-5L C:5-1L D:pass E:4-1L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-4 5-1 1-1"
deal.B = "6-2 5-5 5-2"
deal.C = "4-1 3-1 1-0"
deal.D = "4-4 4-3 2-0"
deal.E = "5-4 5-3 3-3"
deal.F = "5-0 3-0 2-2"
yard = "2-1 6-5 0-0 4-2 6-3 6-1 3-2 6-6 4-0 6-0"
play = """
E:3-3 F:3-0L A:pass B:pass C:3-1R D:2-0L E:pass F:2-2L A:1-1R
B:6-2L C:4-1R D:4-4R E:5-4R F:5-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "F"
deal.A = "6-6 5-1 2-1"
deal.B = "6-2 5-3 0-0"
deal.C = "6-1 6-0 5-5"
deal.D = "6-4 4-0 3-0"
deal.E = "5-0 4-1 3-3"
deal.F = "4-4 4-2 2-2"
yard = "4-3 5-4 6-3 2-0 6-5 3-1 3-2 1-1 1-0 5-2"
play = """
F:4-4 A:pass B:pass C:pass D:6-4L E:4-1R F:pass A:6-6L B:6-2L
C:6-1R D:pass E:pass F:4-2L A:pass B:pass C:6-0R D:4-0L E:5-0L
F:pass A:5-1L B:0-0R C:pass D:3-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 4-2 1-1"
deal.B = "4-1 3-2 2-1"
deal.C = "2-2 1-0 0-0"
deal.D = "6-6 6-5 3-0"
deal.E = "5-2 4-4 4-3"
deal.F = "6-4 5-5 3-1"
yard = "5-3 6-1 3-3 4-0 5-0 5-4 2-0 6-0 5-1 6-3"
play = """
A:1-1 B:4-1L C:1-0R D:3-0R E:4-3R F:6-4L A:6-2L B:3-2L C:pass
D:pass E:4-4R F:3-1L A:4-2R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-3 0-0"
deal.B = "4-0 3-3 3-2"
deal.C = "6-4 5-4 4-4"
deal.D = "6-3 6-0 2-1"
deal.E = "6-5 4-2 3-1"
deal.F = "5-0 3-0 1-1"
yard = "5-2 1-0 2-2 4-1 5-5 6-2 4-3 2-0 6-1 5-1"
play = """
B:4-0 C:5-4L D:6-0R E:6-5L F:pass A:6-6L B:pass C:6-4L D:6-3R
E:3-1R F:1-1R A:pass B:pass C:4-4L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 4-3 2-1"
deal.B = "4-4 2-2 1-1"
deal.C = "3-2 3-0 2-0"
deal.D = "6-5 5-1 4-0"
deal.E = "6-4 6-0 5-3"
deal.F = "6-1 3-3 0-0"
yard = "5-0 6-3 6-2 1-0 5-5 4-1 4-2 5-4 5-2 3-1"
play = """
C:2-0 D:4-0R E:6-4R F:6-1R A:2-1L B:1-1L C:pass D:5-1L E:5-3L
F:3-3L A:4-3L B:4-4L
"""
end = "blocked"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "D"
deal.A = "4-3 3-2 2-2"
deal.B = "6-6 5-1 1-1"
deal.C = "6-2 6-0 4-4"
deal.D = "6-5 3-0 0-0"
deal.E = "6-4 6-1 2-0"
deal.F = "6-3 5-2 5-0"
yard = "3-3 5-5 4-1 3-1 4-0 4-2 1-0 5-4 5-3 2-1"
play = """
D:6-5 E:6-4L F:5-2R A:2-2R B:pass C:6-2R D:pass E:6-1R F:pass
A:4-3L B:5-1R C:pass D:3-0L E:2-0L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-5 4-3 1-1"
deal.B = "6-6 4-2 2-1"
deal.C = "6-4 3-1 2-2"
deal.D = "4-4 3-3 1-0"
deal.E = "5-2 3-2 3-0"
deal.F = "6-0 5-0 2-0"
yard = "6-5 5-4 6-2 6-3 0-0 5-3 4-0 5-1 4-1 6-1"
play = """
E:3-2 F:2-0R A:4-3L B:4-2L C:2-2L D:1-0R E:5-2L F:5-0L A:1-1R
B:2-1R C:pass D:pass E:3-0L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "5-3 4-4 3-2"
deal.B = "5-2 3-1 2-1"
deal.C = "6-5 5-0 4-1"
deal.D = "5-1 4-0 3-3"
deal.E = "6-1 4-2 0-0"
deal.F = "6-4 6-2 6-0"
yard = "6-6 1-1 5-5 5-4 3-0 2-0 1-0 6-3 4-3 2-2"
play = """
F:6-4 A:4-4R B:pass C:6-5L D:5-1L E:6-1L F:6-2L A:3-2L B:3-1L
C:4-1L D:4-0L E:0-0L F:6-0L
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-28"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 2 }
score = { A = 15, B = 6, C = 6 }

[match.options]
max_pip = 6
hand_size = 6
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 15
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-28"
commitment = "38771a2f591b59a00cfd18203997eb20108a57ee980a5b3f3b6383f183afdcc2"
secret = "89a958f92792d4a00ef8f7c64670e5280520ce6bb577ffefc1edf971519d592b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 4-4 4-3 3-0 2-0"
deal.B = "6-2 6-1 5-5 5-4 3-2 2-2"
deal.C = "6-3 5-3 5-2 4-2 4-1 1-1"
yard = "0-0 4-0 5-0 3-1 6-0 2-1 5-1 6-5 3-3 1-0"
play = """
B:5-4 C:5-3L A:4-3L B:pass C:4-2L A:2-0L B:pass C:4-1R A:3-0L
B:3-2L C:5-2L A:pass B:5-5L C:1-1R A:pass B:6-1R C:6-3R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-3 5-0 4-3 4-0 2-1"
deal.B = "4-4 4-1 2-2 2-0 1-1 0-0"
deal.C = "5-4 5-2 5-1 4-2 3-3 3-2"
yard = "5-5 1-0 3-1 6-1 6-0 6-3 6-2 3-0 6-5 6-6"
play = """
C:5-4 A:5-3L B:4-4R C:3-3L A:4-3L B:4-1L C:5-1L A:5-0L B:0-0L
C:4-2R A:4-0L B:2-0R C:pass A:6-4L
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-3 5-0 4-3 4-1 3-2"
deal.B = "6-6 6-4 6-3 5-1 2-1 1-1"
deal.C = "6-5 5-4 4-2 4-0 3-3 1-0"
yard = "6-0 4-4 3-1 2-2 5-5 5-2 0-0 2-0 6-1 3-0"
play = """
A:6-2 B:6-3L C:3-3L A:5-3L B:5-1L C:4-2R A:4-1L B:6-4L C:6-5L
A:5-0L B:pass C:5-4R A:pass B:pass C:4-0L A:4-3L B:pass C:pass
A:3-2L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-5 5-4 5-0 4-0"
deal.B = "6-5 4-4 3-1 2-2 1-1 0-0"
deal.C = "5-3 5-1 4-3 4-2 3-2 2-1"
yard = "2-0 6-2 6-6 6-0 1-0 4-1 3-3 3-0 6-4 5-2"
play = """
B:6-5 C:5-3R A:6-3L B:3-1L C:4-3R A:6-1L B:4-4R C:4-2R A:pass
B:2-2R C:3-2R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-1 4-2 4-0 3-3 2-1"
deal.B = "6-4 5-4 5-3 5-2 3-2 3-0"
deal.C = "6-5 6-3 4-4 3-1 2-2 2-0"
yard = "0-0 5-0 6-1 1-0 4-1 6-2 6-0 4-3 6-6 1-1"
play = """
C:6-5 A:5-5R B:5-2R C:6-3L A:3-3L B:3-2L C:2-2L A:4-2L B:5-4L
C:2-0R A:5-1L B:3-0R C:3-1L A:pass B:5-3L
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 4-3 4-2 4-1 3-1 1-0"
deal.B = "6-0 5-4 5-1 3-0 2-1 2-0"
deal.C = "6-5 5-2 4-4 3-2 2-2 1-1"
yard = "5-5 5-0 5-3 4-0 6-2 6-6 3-3 0-0 6-3 6-1"
play = """
A:6-4 B:6-0L C:4-4R A:1-0L B:5-4R C:6-5R A:4-1L B:pass C:pass
A:4-3L B:3-0L C:pass A:pass B:2-0L C:5-2L A:pass B:5-1L C:1-1L
A:3-1L B:pass C:3-2L A:4-2L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 4-0 3-2 1-0 0-0"
deal.B = "6-6 6-3 6-2 6-1 5-4 3-3"
deal.C = "6-5 5-1 5-0 4-4 4-1 2-0"
yard = "4-3 2-1 6-0 4-2 6-4 5-2 1-1 3-0 2-2 3-1"
play = """
B:6-2 C:6-5L A:5-5L B:5-4L C:4-4L A:4-0L B:pass C:5-0L A:5-3L
B:3-3L C:2-0R A:3-2L B:pass C:pass A:1-0R B:6-1R C:pass A:pass
B:6-6R C:pass A:pass B:6-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 5-5 5-3 4-1 3-2"
deal.B = "6-6 6-1 5-4 5-2 5-1 2-1"
deal.C = "6-2 6-0 4-4 4-2 2-2 2-0"
yard = "3-1 5-0 0-0 6-4 4-0 1-0 4-3 3-0 3-3 1-1"
play = """
C:4-4 A:4-1L B:5-1L C:4-2R A:6-5L B:5-2R C:6-2L A:3-2L B:5-4R
C:pass A:6-3L B:6-1L C:pass A:pass B:2-1L C:2-2L A:pass B:pass
C:2-0L A:pass B:pass C:6-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-5 5-2 3-1 2-2"
deal.B = "6-5 6-3 5-4 5-1 4-3 3-3"
deal.C = "6-0 4-2 3-0 2-1 1-1 0-0"
yard = "6-4 4-0 5-0 1-0 6-2 5-3 2-0 4-1 3-2 4-4"
play = """
A:6-6 B:6-3L C:6-0R A:3-1L B:5-1L C:3-0R A:5-5L B:4-3R C:4-2R
A:5-2L B:pass C:2-1L A:6-1L B:6-5L C:pass A:2-2R
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-29"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 2, C = 1, D = 2 }
score = { A = 16, B = 16, C = 20, D = 16 }

[match.options]
max_pip = 6
hand_size = 5
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 20
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-29"
commitment = "f2632b1fd68b18160a0c3366b80d1c1a2b176cefca4123a4039e3372e8707579"
secret = "cff61cbf66cd2f937fbe124c8af6f729a081506e72acac8251d2d8c2358bdf2d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 3-2 2-2 1-1"
deal.B = "5-3 4-2 4-1 3-1 3-0"
deal.C = "6-4 6-0 5-2 5-0 4-4"
deal.D = "6-6 6-5 4-3 2-1 0-0"
yard = "5-1 6-3 3-3 4-0 6-2 5-4 2-0 1-0"
play = """
B:5-3 C:5-0L D:0-0L A:3-2R B:4-2R C:4-4R D:4-3R A:pass B:3-1R
C:6-0L D:6-6L A:1-1R B:4-1R C:6-4L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-2 4-2 3-0 0-0"
deal.B = "6-1 5-5 5-0 4-0 2-0"
deal.C = "6-6 6-4 5-3 4-3 3-1"
deal.D = "6-3 6-2 5-1 4-4 3-2"
yard = "3-3 5-4 4-1 1-0 1-1 6-5 2-1 2-2"
play = """
C:6-6 D:6-3L A:6-0R B:5-0R C:5-3R D:3-2L A:3-0R B:4-0R C:4-3R
D:6-2L A:pass B:6-1L C:3-1L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-3 4-2 2-1 2-0"
deal.B = "5-0 4-3 3-1 3-0 1-0"
deal.C = "5-5 5-2 4-0 3-2 1-1"
deal.D = "6-6 6-4 6-1 4-4 0-0"
yard = "6-5 5-1 6-2 2-2 3-3 4-1 6-0 5-4"
play = """
D:6-6 A:6-3L B:4-3L C:4-0L D:0-0L A:2-0L B:pass C:5-2L D:6-4R
A:5-3L B:3-1L C:1-1L D:6-1L A:4-2R B:pass C:3-2R D:pass A:pass
B:3-0R C:pass D:pass A:pass B:5-0R C:5-5R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 4-0 3-0 1-1 1-0"
deal.B = "5-2 4-2 3-3 2-2 0-0"
deal.C = "6-4 6-3 5-0 3-2 3-1"
deal.D = "6-6 5-4 5-1 4-1 2-1"
yard = "4-3 6-2 4-4 5-5 5-3 6-1 6-5 2-0"
play = """
A:4-0 B:4-2L C:3-2L D:pass A:3-0L B:0-0L C:5-0L D:5-4L A:6-0R
B:pass C:6-3R D:4-1L A:1-1L B:3-3R C:3-1L
"""
end = "blocked"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-0 4-2 3-1"
deal.B = "6-6 5-0 3-0 2-2 0-0"
deal.C = "5-3 4-4 4-0 2-1 1-1"
deal.D = "6-2 5-4 5-2 2-0 1-0"
yard = "3-3 4-1 5-1 5-5 6-1 3-2 6-4 4-3"
play = """
B:6-6 C:pass D:6-2L A:6-5R B:5-0R C:4-0R D:5-2L A:4-2R B:2-2R
C:5-3L D:2-0R A:6-3L B:3-0R C:pass D:pass A:6-0L B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-4 3-0 2-1 2-0"
deal.B = "6-2 4-1 3-2 2-2 1-0"
deal.C = "6-5 6-0 5-2 3-1 0-0"
deal.D = "6-6 5-1 4-2 3-3 1-1"
yard = "5-3 5-0 5-5 4-0 6-4 4-4 4-3 6-3"
play = """
C:0-0 D:pass A:3-0L B:3-2L C:5-2L D:5-1L A:2-1L B:6-2L C:6-0L
D:pass A:2-0L B:2-2L C:pass D:4-2L A:5-4L B:1-0R C:6-5L D:6-6L
A:6-1R
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-2 5-1 3-3 1-1 1-0"
deal.B = "6-5 4-4 4-3 3-0 2-1"
deal.C = "6-6 6-4 6-2 6-0 5-3"
deal.D = "5-5 5-0 4-2 4-0 2-2"
yard = "4-1 2-0 6-3 3-1 3-2 0-0 6-1 5-4"
play = """
D:5-5 A:5-1L B:6-5R C:6-6R D:pass A:1-0L B:3-0L C:5-3L D:5-0L
A:pass B:pass C:6-0L D:pass A:pass B:pass C:6-4L D:4-2L A:5-2L
B:pass C:6-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-4 5-1 3-1 2-2"
deal.B = "6-6 3-2 3-0 2-0 1-1"
deal.C = "6-2 5-3 4-4 4-0 3-3"
deal.D = "6-5 5-5 4-3 4-1 2-1"
yard = "5-0 4-2 6-3 1-0 5-2 6-0 6-1 0-0"
play = """
A:3-1 B:3-2L C:6-2L D:6-5L A:5-1L B:1-1L C:pass D:4-1L A:6-4L
B:6-6L C:pass D:2-1R A:2-2R B:2-0R C:4-0R D:4-3R A:pass B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-1 4-4 3-1 0-0"
deal.B = "5-4 4-0 3-3 3-0 1-1"
deal.C = "6-6 6-2 5-0 2-2 2-0"
deal.D = "6-4 5-5 5-3 4-3 4-2"
yard = "6-0 6-1 6-3 4-1 6-5 2-1 1-0 3-2"
play = """
B:5-4 C:5-0L D:6-4R A:0-0L B:4-0L C:6-6R D:4-3L A:3-1L B:1-1L
C:6-2R D:4-2R A:5-1L B:pass C:pass D:5-5L A:4-4R B:pass C:pass
D:5-3L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-1 5-0 4-2 2-1"
deal.B = "5-3 4-1 4-0 2-2 1-1"
deal.C = "6-0 5-4 4-4 3-0 0-0"
deal.D = "6-5 6-4 6-1 5-2 2-0"
yard = "1-0 4-3 6-2 6-6 5-5 3-1 3-3 3-2"
play = """
C:4-4 D:6-4L A:4-2R B:2-2R C:6-0L D:2-0L A:2-1L B:4-1L C:5-4L
D:6-5L A:6-3L B:5-3L C:pass D:5-2L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 4-4 3-3 3-1 3-0"
deal.B = "4-2 4-1 2-0 1-1 0-0"
deal.C = "5-1 5-0 4-3 3-2 2-1"
deal.D = "6-4 6-2 5-5 4-0 1-0"
yard = "5-2 6-6 6-5 2-2 5-4 6-0 5-3 6-3"
play = """
D:6-4 A:6-1L B:4-2R C:2-1L D:6-2L A:pass B:2-0R C:5-0R D:5-5R
A:pass B:pass C:5-1R D:1-0R A:3-0R B:pass C:3-2R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-3 5-0 4-3 1-0"
deal.B = "6-3 6-1 3-3 3-2 2-0"
deal.C = "6-6 6-0 5-2 4-2 3-0"
deal.D = "5-5 5-4 2-2 1-1 0-0"
yard = "6-4 3-1 4-4 4-1 4-0 2-1 5-1 6-5"
play = """
A:4-3 B:6-3R C:6-6R D:5-4L A:6-2R B:3-2R C:5-2L D:2-2L A:5-3R
B:2-0L C:6-0L D:5-5R A:5-0R B:6-1L C:3-0R D:1-1L A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-3 1-1 0-0"
deal.B = "6-2 5-2 5-0 2-0 1-0"
deal.C = "6-6 6-3 6-1 4-3 3-3"
deal.D = "6-5 5-5 4-0 2-2 2-1"
yard = "4-1 3-1 3-0 5-1 5-4 3-2 4-4 4-2"
play = """
B:6-2 C:6-6L D:6-5L A:5-3L B:5-2R C:3-3L D:5-5R A:pass B:5-0R
C:6-3L D:4-0R A:6-4R B:pass C:6-1L D:2-1L A:6-0R B:2-0L C:pass
D:pass A:0-0L B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 4-0 3-2 3-0 1-1"
deal.B = "6-2 5-3 3-3 2-2 1-0"
deal.C = "6-6 5-2 4-3 2-1 0-0"
deal.D = "6-0 5-4 5-1 4-4 2-0"
yard = "4-2 6-1 6-5 6-4 4-1 5-5 3-1 5-0"
play = """
C:6-6 D:6-0L A:4-0L B:6-2R C:4-3L D:2-0R A:3-0R B:5-3L C:5-2L
D:pass A:3-2R B:2-2L C:2-1L D:5-1L A:pass B:pass C:pass D:5-4L
A:pass B:pass C:pass D:4-4L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-0 4-2 3-3 3-0"
deal.B = "6-2 5-5 5-2 4-4 3-2"
deal.C = "6-5 6-1 6-0 5-4 3-1"
deal.D = "6-6 5-3 4-1 1-1 1-0"
yard = "2-1 4-3 5-1 2-2 4-0 2-0 6-3 0-0"
play = """
D:6-6 A:6-4L B:4-4L C:5-4L D:5-3L A:3-0L B:6-2R C:6-0L D:pass
A:4-2R B:pass C:6-1L D:4-1L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 3-3 2-1 0-0"
deal.B = "6-1 6-0 3-2 3-0 2-2"
deal.C = "6-5 5-3 5-0 4-4 2-0"
deal.D = "6-4 4-2 4-1 1-1 1-0"
yard = "6-2 5-1 5-5 5-2 6-3 3-1 4-0 4-3"
play = """
A:0-0 B:6-0L C:6-5L D:1-0R A:5-4L B:6-1R C:4-4L D:6-4L A:6-6L
"""
end = "blocked"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 4-4 2-2 2-0 0-0"
deal.B = "6-5 6-0 5-0 4-3 3-2"
deal.C = "5-2 4-2 4-1 4-0 1-0"
deal.D = "6-4 5-3 5-1 3-0 2-1"
yard = "3-3 5-4 6-1 1-1 6-3 6-2 6-6 3-1"
play = """
B:6-5 C:5-2R D:6-4L A:2-0R B:4-3L C:4-0R D:5-3L A:4-4R B:5-0L
C:1-0L D:5-1L A:5-5L B:pass C:4-2R D:2-1R A:pass B:pass C:4-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-30"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy" }
ended = "completed"
result = "E"
ranks = { A = 2, B = 5, C = 3, D = 4, E = 1 }
score = { A = 20, B = 5, C = 13, D = 7, E = 25 }

[match.options]
max_pip = 6
hand_size = 4
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 25
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-30"
commitment = "c7affd092a9dcac2fe56275a538d26141892a6559f7440e0112cc9f3142a403d"
secret = "ae2549c5e1540344a178cd90a6a9549745eed437e2edaace5169283735548420"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 4-1 3-0 1-1"
deal.B = "6-3 4-4 3-3 0-0"
deal.C = "6-6 2-2 2-1 2-0"
deal.D = "6-1 5-4 5-1 4-3"
deal.E = "5-5 5-0 4-0 1-0"
yard = "3-1 4-2 5-3 6-2 3-2 5-2 6-0 6-4"
play = """
A:6-5 B:6-3L C:pass D:5-1R E:1-0R A:3-0L B:0-0L C:2-0L D:pass
E:5-0R A:pass B:pass C:2-2L D:5-4R E:4-0R A:pass B:pass C:2-1L
D:6-1L E:pass A:pass B:pass C:6-6L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-1 4-0 1-0"
deal.B = "6-5 5-5 4-4 1-1"
deal.C = "6-2 6-0 5-4 0-0"
deal.D = "6-3 5-3 5-0 2-1"
deal.E = "6-4 4-1 3-2 3-0"
yard = "3-3 2-0 5-2 4-3 4-2 6-1 2-2 3-1"
play = """
B:5-5 C:5-4L D:5-3R E:6-4L A:6-6L B:6-5L C:pass D:5-0L E:3-2R
A:4-0L B:4-4L C:6-2R D:6-3R E:4-1L A:5-1L B:pass C:pass D:pass
E:3-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 3-0 1-1"
deal.B = "6-0 4-0 3-3 2-1"
deal.C = "5-4 5-3 5-2 0-0"
deal.D = "6-1 5-5 3-2 2-2"
deal.E = "5-1 5-0 4-3 3-1"
yard = "6-2 4-1 2-0 4-2 6-3 4-4 1-0 6-5"
play = """
C:5-4 D:5-5L E:4-3R A:3-0R B:4-0R C:5-3L D:3-2L E:pass A:6-4R
B:6-0R C:5-2L D:pass E:5-1L A:1-1L B:2-1L C:0-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 4-1 4-0 3-1"
deal.B = "6-5 5-3 3-2 2-0"
deal.C = "6-2 5-4 5-1 0-0"
deal.D = "6-0 5-0 4-2 3-3"
deal.E = "6-3 2-2 2-1 1-1"
yard = "5-2 4-4 5-5 3-0 6-4 4-3 1-0 6-1"
play = """
D:5-0 E:pass A:4-0R B:5-3L C:5-4R D:3-3L E:6-3L A:6-6L B:6-5L
C:5-1L D:pass E:2-1L A:pass B:3-2L C:pass D:pass E:pass A:3-1L
B:pass C:pass D:pass E:1-1L A:4-1L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-4 4-1 2-1 1-1"
deal.B = "6-2 6-1 4-2 0-0"
deal.C = "5-5 5-1 5-0 3-2"
deal.D = "5-3 4-4 3-3 2-2"
deal.E = "6-5 6-3 4-0 3-0"
yard = "4-3 6-4 6-0 3-1 2-0 6-6 1-0 5-2"
play = """
E:6-5 A:5-4R B:4-2R C:3-2R D:3-3R E:6-3L A:pass B:pass C:pass
D:5-3L E:3-0R A:pass B:0-0R C:5-5L D:pass E:4-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 2-1 1-1"
deal.B = "6-5 6-4 6-0 5-1"
deal.C = "6-1 5-4 5-3 4-1"
deal.D = "6-3 5-0 4-0 3-2"
deal.E = "6-2 4-4 2-2 2-0"
yard = "3-1 3-0 4-3 1-0 3-3 5-2 4-2 0-0"
play = """
A:6-6 B:6-5L C:5-4L D:6-3R E:4-4L A:pass B:6-4L C:6-1L D:3-2R
E:6-2R A:2-1L B:6-0R C:pass D:4-0R E:2-2L A:pass B:pass C:4-1R
D:pass E:2-0L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 3-3 3-0"
deal.B = "6-4 6-2 3-2 3-1"
deal.C = "5-2 2-2 2-0 1-1"
deal.D = "6-3 4-1 1-0 0-0"
deal.E = "6-0 5-1 4-3 4-2"
yard = "5-5 4-4 2-1 5-0 6-5 5-3 4-0 6-6"
play = """
B:6-2 C:5-2R D:6-3L E:4-3L A:5-4L B:pass C:pass D:pass E:5-1L
A:6-1L B:6-4L C:pass D:4-1L E:pass A:pass B:3-1L C:pass D:pass
E:pass A:3-3L B:3-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-4 4-3 4-0 3-2"
deal.B = "5-2 5-0 3-0 2-0"
deal.C = "6-1 6-0 5-1 1-1"
deal.D = "6-6 6-5 5-5 3-3"
deal.E = "5-4 3-1 2-2 2-1"
yard = "0-0 4-2 4-1 6-3 1-0 6-4 5-3 6-2"
play = """
C:6-1 D:6-6L E:3-1R A:4-3R B:pass C:6-0L D:pass E:5-4R A:4-0L
B:5-0R C:pass D:pass E:pass A:4-4L B:2-0R C:pass D:pass E:2-2R
A:3-2R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-3 4-1 3-1"
deal.B = "6-4 5-5 3-2 1-0"
deal.C = "5-1 4-4 4-3 2-0"
deal.D = "6-0 4-2 4-0 2-1"
deal.E = "6-5 6-1 5-4 0-0"
yard = "5-0 5-2 6-6 2-2 1-1 3-3 6-3 3-0"
play = """
D:4-2 E:5-4L A:5-3L B:3-2L C:2-0L D:4-0L E:pass A:6-2R B:6-4R
C:4-4L D:pass E:pass A:4-1L B:1-0L C:4-3R D:6-0L E:6-5L A:3-1R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-1 4-1 3-1 3-0"
deal.B = "5-4 4-0 3-2 2-0"
deal.C = "6-4 6-2 5-0 3-3"
deal.D = "6-1 5-5 4-3 0-0"
deal.E = "6-3 5-3 4-4 2-2"
yard = "1-1 4-2 6-5 5-2 6-0 6-6 2-1 1-0"
play = """
E:6-3 A:3-1R B:pass C:6-4L D:6-1R E:4-4L A:4-1L B:pass C:6-2R
D:pass E:2-2R A:5-1L B:5-4L C:pass D:4-3L E:5-3L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-3 3-1"
deal.B = "6-1 5-1 4-1 1-1"
deal.C = "6-0 5-5 4-4 0-0"
deal.D = "6-5 6-2 3-0 2-1"
deal.E = "5-0 4-3 3-2 2-2"
yard = "5-2 2-0 4-2 3-3 5-4 4-0 6-6 1-0"
play = """
A:6-4 B:6-1L C:4-4R D:2-1L E:4-3R A:6-3R B:pass C:6-0R D:6-2L
E:5-0R A:5-3R B:pass C:pass D:3-0R E:pass A:pass B:pass C:0-0R
D:6-5L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 2-2 2-1"
deal.B = "6-6 6-5 5-4 4-4"
deal.C = "5-5 4-0 1-1 1-0"
deal.D = "6-1 4-3 4-1 3-3"
deal.E = "6-3 3-1 3-0 0-0"
yard = "2-0 4-2 3-2 5-1 6-4 5-2 6-2 5-0"
play = """
B:6-6 C:pass D:6-1L E:6-3R A:5-3R B:6-5R C:1-1L D:4-1L E:pass
A:6-0R B:4-4L C:4-0L D:pass E:3-0L A:pass B:pass C:1-0R D:3-3L
E:3-1L A:2-1L B:pass C:pass D:pass E:pass A:2-2L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-2 5-0"
deal.B = "4-3 4-2 2-0 1-0"
deal.C = "5-4 4-0 3-2 1-1"
deal.D = "6-0 4-1 3-3 3-0"
deal.E = "6-2 6-1 3-1 2-1"
yard = "0-0 2-2 5-1 5-3 4-4 6-3 5-5 6-6"
play = """
C:5-4 D:4-1R E:6-1R A:6-5L B:pass C:pass D:6-0L E:6-2R A:5-2R
B:2-0L C:3-2L D:3-0L E:pass A:5-0L
"""
end = "blocked"
delta = { A = 0, B = 0, C = 3, D = 2, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 4-1 3-1 3-0"
deal.B = "6-4 5-3 4-0 0-0"
deal.C = "3-3 2-2 2-0 1-1"
deal.D = "6-1 6-0 4-4 1-0"
deal.E = "6-6 6-5 5-2 2-1"
yard = "3-2 6-2 5-0 5-1 6-3 4-3 5-4 4-2"
play = """
D:6-0 E:6-6L A:3-0R B:6-4L C:3-3R D:4-4L E:pass A:4-1L B:5-3R
C:1-1L D:6-1L E:6-5L A:5-5L B:pass C:pass D:pass E:5-2L A:pass
B:pass C:2-2L D:pass E:2-1L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-31"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first" }
ended = "completed"
result = "D"
ranks = { A = 5, B = 4, C = 5, D = 1, E = 2, F = 2 }
score = { A = 0, B = 6, C = 0, D = 30, E = 12, F = 12 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 30
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-31"
commitment = "4741cb04ce9badaf595edf5abf0e86412d38d728a4985b87f64f994bf1e0d9f1"
secret = "a3b59a4586badcae05356830066aa404afcdc742b496f73c3a9c962add7a783e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "4-3 3-2 2-1"
deal.B = "5-2 3-3 1-0"
deal.C = "5-1 5-0 4-2"
deal.D = "6-6 4-1 3-0"
deal.E = "2-0 1-1 0-0"
deal.F = "6-5 6-1 5-4"
yard = "6-2 6-4 3-1 5-3 2-2 6-0 4-0 5-5 6-3 4-4"
play = """
A:3-2 B:3-3L C:4-2R D:4-1R E:1-1R F:6-1R A:4-3L B:pass C:pass
D:6-6R E:pass F:5-4L A:pass B:5-2L C:pass D:pass E:2-0L F:6-5R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "B"
deal.A = "4-1 4-0 1-0"
deal.B = "6-1 3-2 2-2"
deal.C = "5-2 3-0 2-1"
deal.D = "5-3 5-1 4-2"
deal.E = "6-3 4-3 0-0"
deal.F = "6-6 6-4 5-4"
yard = "6-0 5-0 3-1 2-0 4-4 6-5 3-3 1-1 5-5 6-2"
play = """
B:6-1 C:2-1R D:4-2R E:6-3L F:6-4R A:pass B:3-2L C:5-2L D:5-3L
E:4-3L F:5-4L A:pass B:pass C:pass D:5-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-3 1-1 1-0"
deal.B = "6-2 5-5 2-1"
deal.C = "5-3 4-4 0-0"
deal.D = "6-6 6-4 4-0"
deal.E = "6-1 5-1 2-0"
deal.F = "6-5 3-0 2-2"
yard = "5-2 4-1 6-3 3-2 5-4 6-0 4-2 3-1 3-3 5-0"
play = """
C:4-4 D:6-4L E:6-1L F:pass A:1-1L B:2-1L C:pass D:4-0R E:2-0R
F:2-2L A:pass B:6-2L C:pass D:6-6L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-1 1-0"
deal.B = "6-1 5-3 4-3"
deal.C = "5-4 5-0 4-0"
deal.D = "4-4 3-2 3-1"
deal.E = "2-1 2-0 1-1"
deal.F = "6-5 6-0 4-2"
yard = "3-3 4-1 2-2 3-0 6-6 6-4 5-2 0-0 6-3 6-2"
play = """
D:4-4 E:pass F:4-2L A:pass B:4-3R C:pass D:3-2L E:pass F:pass
A:pass B:5-3L C:5-4L D:3-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-3 3-3 2-2"
deal.B = "6-6 6-4 4-3"
deal.C = "6-5 2-0 1-0"
deal.D = "4-2 4-0 3-2"
deal.E = "6-3 5-2 5-0"
deal.F = "6-0 1-1 0-0"
yard = "6-1 6-2 5-1 2-1 4-1 3-1 3-0 5-4 4-4 5-5"
play = """
E:5-2 F:pass A:5-3L B:4-3L C:2-0R D:4-2L E:5-0R F:pass A:2-2L
B:pass C:6-5R D:3-2L E:6-3R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-3 4-1 2-2"
deal.B = "6-1 4-0 3-3"
deal.C = "6-4 5-2 2-1"
deal.D = "5-4 3-2 2-0"
deal.E = "6-0 5-3 4-3"
deal.F = "6-2 5-5 1-0"
yard = "3-1 4-2 0-0 5-1 3-0 5-0 6-6 6-5 4-4 1-1"
play = """
F:6-2 A:6-3L B:3-3L C:5-2R D:5-4R E:4-3R F:pass A:pass B:pass
C:pass D:3-2L E:5-3R F:5-5R A:2-2L B:pass C:2-1L D:pass E:pass
F:1-0L
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-3 4-2 3-0"
deal.B = "6-2 3-3 0-0"
deal.C = "5-4 4-4 2-1"
deal.D = "6-6 6-5 5-3"
deal.E = "5-1 4-1 4-0"
deal.F = "5-5 5-2 2-2"
yard = "6-4 6-1 2-0 1-0 3-1 3-2 6-0 5-0 1-1 4-3"
play = """
A:6-3 B:6-2L C:2-1L D:5-3R E:5-1R F:pass A:pass B:pass C:pass
D:pass E:4-1L F:pass A:4-2L B:pass C:pass D:pass E:pass F:5-2L
A:pass B:pass C:5-4L D:pass E:4-0L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "3-2 3-0 2-2"
deal.B = "6-0 4-1 2-0"
deal.C = "4-3 3-3 1-1"
deal.D = "6-4 5-2 4-4"
deal.E = "6-6 5-4 2-1"
deal.F = "6-2 1-0 0-0"
yard = "3-1 5-5 6-5 5-0 5-3 6-3 5-1 4-2 6-1 4-0"
play = """
B:6-0 C:pass D:6-4L E:5-4L F:1-0R A:pass B:4-1R C:4-3R D:5-2L
E:2-1L F:pass A:3-2R B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-0 1-0"
deal.B = "6-5 6-4 2-2"
deal.C = "6-1 3-1 2-1"
deal.D = "6-3 4-1 3-2"
deal.E = "5-3 4-2 4-0"
deal.F = "5-5 4-4 3-0"
yard = "5-1 2-0 0-0 5-4 6-2 4-3 1-1 5-2 3-3 6-6"
play = """
C:2-1 D:3-2L E:5-3L F:5-5L A:1-0R B:6-5L C:6-1L D:4-1L E:4-0R
F:4-4L A:pass B:6-4L C:pass D:6-3L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 3-2"
deal.B = "6-0 3-0 2-2"
deal.C = "5-1 3-1 0-0"
deal.D = "4-4 4-0 2-0"
deal.E = "5-5 4-3 1-1"
deal.F = "6-4 5-2 4-2"
yard = "6-1 5-0 1-0 5-4 3-3 4-1 6-2 2-1 6-6 5-3"
play = """
D:4-4 E:4-3L F:6-4R A:6-3L B:6-0L C:0-0L D:4-0L E:pass F:4-2L
A:3-2L B:3-0L C:pass D:2-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-32"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 5, B = 6, C = 16 }

[match.options]
max_pip = 6
hand_size = 6
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 15
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-32"
commitment = "3e3a322ef22fe73092a40afef2f2d012a4a151fee0e1898d3217bee3d73c3227"
secret = "1d1f2e3d193183e6571a504253134c013ea07851e74ca026fbe2089114a366c4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-4 5-3 4-3 1-0"
deal.B = "6-3 5-2 4-4 4-0 3-2 3-0"
deal.C = "6-6 6-5 5-1 4-1 2-1 1-1"
yard = "3-1 4-2 0-0 6-0 6-4 2-0 5-0 2-2 3-3 6-2"
play = """
C:6-6 A:6-1L B:6-3R C:5-1L A:5-5L B:3-2R C:6-5L A:pass B:5-2R
C:pass A:5-4R B:4-4R C:4-1R A:1-0R B:3-0R C:pass A:5-3R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 6-0 5-1 1-1 1-0"
deal.B = "6-4 5-5 3-2 3-1 2-0 0-0"
deal.C = "6-3 5-4 5-0 4-1 3-0 2-1"
yard = "4-3 4-4 3-3 4-2 5-3 2-2 6-6 4-0 6-1 5-2"
play = """
A:6-5 B:6-4L C:5-4L A:5-1L B:5-5R C:4-1L A:pass B:pass C:5-0R
A:6-0R B:pass C:6-3R A:pass B:3-1R C:2-1R A:6-2R
"""
end = "blocked"
delta = { A = 2, B = 0, C = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 4-2 3-3 3-1 2-1"
deal.B = "6-5 6-4 5-4 4-0 2-2 1-1"
deal.C = "6-6 5-0 4-3 2-0 1-0 0-0"
yard = "3-0 4-1 6-0 5-3 6-2 5-1 5-5 5-2 4-4 3-2"
play = """
B:6-4 C:6-6L A:6-3L B:5-4R C:4-3L A:4-2L B:2-2L C:5-0R A:2-1L
B:1-1L C:2-0R A:6-1L B:6-5L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-3 5-0 3-3 3-2 1-1"
deal.B = "5-4 4-3 4-1 4-0 3-1 1-0"
deal.C = "6-5 6-1 5-2 5-1 3-0 2-1"
yard = "4-4 6-6 5-5 4-2 0-0 6-0 2-2 6-2 2-0 6-4"
play = """
C:6-5 A:6-3L B:3-1L C:6-1L A:5-3R B:4-3R C:pass A:pass B:4-1R
C:5-1R A:5-0R B:4-0R C:pass A:pass B:5-4R C:5-2R A:3-2R B:pass
C:3-0R A:pass B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "4-0 3-3 3-2 3-0 2-0 1-1"
deal.B = "6-6 6-5 6-4 5-3 4-4 2-2"
deal.C = "6-3 6-2 6-0 5-2 5-1 3-1"
yard = "4-3 4-2 4-1 5-0 5-5 2-1 6-1 5-4 0-0 1-0"
play = """
A:4-0 B:4-4L C:6-0R A:pass B:6-4R
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-3 5-2 2-2 1-0"
deal.B = "6-2 6-0 4-4 3-3 3-2 3-1"
deal.C = "6-4 5-4 5-1 5-0 4-1 2-0"
yard = "4-3 1-1 4-2 4-0 0-0 5-5 2-1 6-6 3-0 6-1"
play = """
B:6-2 C:6-4L A:5-2R B:4-4L C:5-4L A:6-5L B:6-0L C:5-1R A:1-0L
B:3-1L C:4-1R A:6-3L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-5 5-4 3-0 2-0 0-0"
deal.B = "6-1 4-2 4-0 3-2 3-1 2-2"
deal.C = "6-5 6-2 5-1 4-3 2-1 1-0"
yard = "6-0 5-0 1-1 5-2 3-3 4-4 5-3 6-6 6-4 4-1"
play = """
C:6-5 A:6-3L B:3-2L C:6-2L A:5-5R B:6-1L C:5-1L A:5-4L B:4-0L
C:1-0L A:pass B:3-1L C:4-3L A:pass B:4-2L C:2-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 4-4 4-2 4-0 3-3 2-0"
deal.B = "6-4 6-2 5-2 4-1 2-2 1-1"
deal.C = "6-0 5-4 5-1 3-2 3-1 0-0"
yard = "6-5 5-5 2-1 5-0 5-3 6-3 4-3 1-0 6-1 3-0"
play = """
A:6-6 B:6-4L C:5-4L A:pass B:6-2R C:5-1L A:4-2R B:4-1R C:3-1L
A:3-3L B:1-1R C:3-2L A:2-0L B:pass C:6-0L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-1 4-4 4-2 4-1 0-0"
deal.B = "6-4 6-1 5-4 5-2 5-0 3-1"
deal.C = "6-5 6-0 5-3 4-3 3-0 2-2"
yard = "2-1 1-0 3-3 5-5 3-2 6-3 6-6 2-0 4-0 1-1"
play = """
B:5-4 C:6-5L A:6-2L B:5-2L C:5-3L A:4-4R B:3-1L C:4-3R A:5-1L
B:5-0L C:6-0L A:pass B:6-4L C:3-0R A:4-2L B:pass C:2-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 3 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-33"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1, D = 3 }
score = { A = 8, B = 12, C = 20, D = 8 }

[match.options]
max_pip = 6
hand_size = 5
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 20
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-33"
commitment = "89a17237acf22fdab67f0cbd13c61186ab385f0eb39896176bc57ac171ffd650"
secret = "128ee8adda1cf01dae5d5cbdd0bd47a0c08585caed02b014dc513a9f638af4f5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-2 5-5 4-2 2-2 1-0"
deal.B = "6-3 5-1 4-4 3-3 3-1"
deal.C = "6-5 5-3 4-3 4-1 0-0"
deal.D = "6-0 5-0 3-0 2-0 1-1"
yard = "5-2 4-0 6-1 5-4 3-2 2-1 6-4 6-6"
play = """
D:6-0 A:6-2L B:pass C:0-0R D:2-0L A:1-0L B:5-1L C:5-3L D:3-0L
A:pass B:pass C:pass D:5-0L A:5-5L B:pass C:6-5L D:pass A:pass
B:6-3L C:4-3L D:pass A:4-2L B:pass C:pass D:pass A:2-2L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-3 4-4 2-1"
deal.B = "6-0 4-3 4-2 3-3 2-0"
deal.C = "6-6 6-3 4-0 3-2 3-1"
deal.D = "6-5 5-5 5-2 1-0 0-0"
yard = "6-2 5-4 2-2 3-0 1-1 5-1 5-0 4-1"
play = """
A:6-1 B:6-0L C:3-1R D:1-0L A:5-3R B:pass C:pass D:6-5R A:6-4R
B:4-3R C:6-3R D:pass A:2-1L B:4-2L C:6-6R D:pass A:4-4L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-4 3-3 3-1 2-1 2-0"
deal.B = "6-2 5-2 5-0 4-0 3-2"
deal.C = "5-3 4-3 4-2 4-1 0-0"
deal.D = "6-4 6-0 5-4 3-0 1-1"
yard = "2-2 5-1 5-5 6-3 6-5 6-1 6-6 1-0"
play = """
B:6-2 C:4-2R D:6-4L A:4-4L B:4-0L C:0-0L D:6-0L A:pass B:pass
C:4-3R D:3-0R A:2-0R B:5-2R C:5-3R D:pass A:3-1R B:pass C:4-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-2 6-0 5-1"
deal.B = "4-2 3-2 3-1 2-2 1-0"
deal.C = "6-6 5-4 5-2 3-0 2-0"
deal.D = "6-1 4-3 4-1 4-0 3-3"
yard = "5-0 5-3 5-5 0-0 2-1 4-4 6-3 1-1"
play = """
C:6-6 D:6-1L A:6-0R B:3-1L C:3-0L D:4-0L A:6-4L B:1-0R C:pass
D:4-1R A:6-2L B:4-2L C:5-4L D:4-3R A:6-5L B:3-2R C:2-0R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-3 4-4 4-3 4-2 1-1"
deal.B = "6-6 6-3 4-1 3-0 2-0"
deal.C = "6-5 6-4 5-2 2-1 1-0"
deal.D = "5-1 5-0 4-0 3-3 3-2"
yard = "0-0 6-0 5-4 2-2 5-5 6-2 6-1 3-1"
play = """
D:5-1 A:1-1R B:4-1R C:6-4R D:5-0L A:pass B:6-6R C:1-0L D:pass
A:pass B:6-3R C:2-1L D:3-2L A:5-3L B:3-0R C:6-5L D:4-0R A:4-3R
B:pass C:pass D:3-3R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-3 2-0 1-0"
deal.B = "6-2 5-1 5-0 4-0 3-2"
deal.C = "6-6 6-5 6-0 3-0 0-0"
deal.D = "5-5 5-2 4-3 4-1 3-1"
yard = "6-1 1-1 3-3 4-4 5-4 4-2 2-1 2-2"
play = """
A:1-0 B:5-1L C:6-5L D:pass A:6-4L B:5-0R C:pass D:4-3L A:5-3L
B:pass C:pass D:5-5L A:pass B:pass C:pass D:5-2L A:2-0L B:4-0L
C:pass D:4-1L A:pass B:pass C:pass D:3-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-1 4-1 3-0"
deal.B = "6-5 5-5 5-4 4-3 3-3"
deal.C = "6-0 5-0 3-2 1-1 1-0"
deal.D = "6-3 6-2 4-4 2-1 2-0"
yard = "0-0 4-0 2-2 5-3 5-2 4-2 3-1 5-1"
play = """
B:6-5 C:6-0L D:2-0L A:pass B:5-5R C:5-0R D:6-2L A:6-4L B:5-4L
C:1-0R D:2-1R A:pass B:pass C:3-2R D:6-3R A:6-1R B:pass C:1-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-3 4-4 3-1 2-0"
deal.B = "6-6 6-1 5-5 2-2 1-0"
deal.C = "6-3 6-2 5-0 4-1 3-3"
deal.D = "6-4 5-2 4-2 4-0 3-0"
yard = "0-0 6-0 6-5 1-1 3-2 2-1 4-3 5-1"
play = """
C:3-3 D:3-0L A:5-3R B:5-5R C:5-0L D:5-2L A:5-4R B:2-2L C:6-2L
D:6-4L A:4-4L B:pass C:4-1L D:4-2R A:2-0R B:6-1L C:6-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-4 5-2 3-1 0-0"
deal.B = "6-4 4-3 3-2 3-0 1-1"
deal.C = "6-3 5-3 4-2 4-0 2-0"
deal.D = "6-6 6-5 6-1 2-2 1-0"
yard = "3-3 6-2 5-0 2-1 5-1 5-5 4-4 4-1"
play = """
D:6-6 A:6-0L B:6-4R C:4-0L D:pass A:5-4L B:4-3R C:5-3L D:pass
A:3-1L B:3-2R C:4-2R D:6-1L A:pass B:pass C:6-3L D:pass A:pass
B:3-0L C:2-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-4 5-0 4-1 2-0"
deal.B = "6-4 5-3 4-0 3-0 1-0"
deal.C = "6-6 4-2 3-3 2-1 0-0"
deal.D = "6-5 6-0 5-5 3-2 3-1"
yard = "6-1 4-4 4-3 1-1 5-1 6-2 2-2 5-2"
play = """
A:5-0 B:5-3L C:3-3L D:3-2L A:2-0L B:4-0L C:4-2L D:6-0R A:6-3R
B:3-0R C:0-0R D:pass A:pass B:1-0R C:2-1R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-2 5-1 5-0 4-3"
deal.B = "6-6 6-5 5-4 4-2 1-0"
deal.C = "4-4 4-1 3-2 1-1 0-0"
deal.D = "6-4 6-1 4-0 2-2 2-0"
yard = "6-2 3-0 2-1 6-3 5-3 3-3 3-1 6-0"
play = """
B:6-6 C:pass D:6-4L A:4-3L B:6-5R C:3-2L D:2-2L A:5-0R B:4-2L
C:4-4L D:4-0L A:pass B:1-0L C:4-1L D:2-0R A:5-2R B:5-4L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 5-1 4-4 3-2"
deal.B = "6-4 5-2 2-2 2-0 1-1"
deal.C = "6-6 6-5 5-5 5-4 4-2"
deal.D = "5-3 5-0 3-1 2-1 1-0"
yard = "4-1 3-3 3-0 6-3 6-1 0-0 4-3 4-0"
play = """
C:5-5 D:5-3L A:3-2L B:5-2L C:6-5L D:5-0R A:6-0R B:6-4L C:6-6R
D:pass A:6-2R B:2-2R C:4-2R D:pass A:4-4L B:pass C:5-4L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-34"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy" }
ended = "completed"
result = "E"
ranks = { A = 4, B = 2, C = 2, D = 4, E = 1 }
score = { A = 5, B = 10, C = 10, D = 5, E = 25 }

[match.options]
max_pip = 6
hand_size = 4
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 25
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-34"
commitment = "027a3f59422ba7cc846b82d26a38d85f502b1bcebe9de2ee7af289dc852d952a"
secret = "360d9a87dd63adf00a24da5973f6c204879ae741d94404b367cbecb808ded9f8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 2-2 1-0"
deal.B = "6-4 5-3 5-0 1-1"
deal.C = "6-5 6-1 6-0 5-5"
deal.D = "5-4 4-4 4-0 2-0"
deal.E = "5-1 4-3 4-1 0-0"
yard = "3-1 3-3 5-2 3-2 4-2 2-1 6-2 3-0"
play = """
B:1-1 C:6-1L D:pass E:5-1R A:6-6L B:6-4L C:6-5R D:5-4L E:pass
A:6-3R B:5-3R C:5-5L D:pass E:pass A:pass B:5-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-3 3-2 2-1 1-1"
deal.B = "6-0 5-2 4-4 1-0"
deal.C = "6-6 5-4 5-0 3-3"
deal.D = "6-1 5-5 4-0 2-0"
deal.E = "6-4 6-2 4-2 3-0"
yard = "4-1 2-2 6-5 5-3 6-3 5-1 3-1 0-0"
play = """
C:6-6 D:6-1L E:6-4R A:4-3R B:1-0L C:5-0L D:5-5L E:3-0R A:pass
B:6-0R C:5-4L D:4-0L E:6-2R A:3-2R B:pass C:3-3R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 5-0 2-2"
deal.B = "6-6 5-5 5-1 3-3"
deal.C = "6-4 5-4 5-3 4-1"
deal.D = "6-5 5-2 1-0 0-0"
deal.E = "4-3 3-1 3-0 2-1"
yard = "4-4 1-1 6-0 6-2 2-0 4-2 4-0 3-2"
play = """
D:6-5 E:pass A:6-3L B:5-5R C:5-3L D:5-2L E:2-1L A:6-1L B:6-6L
C:6-4L D:pass E:4-3L A:5-0R B:3-3L C:pass D:0-0R E:3-1L A:pass
B:5-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-6 6-5 5-1 0-0"
deal.B = "6-0 5-3 3-2 2-1"
deal.C = "6-1 5-4 3-3 1-0"
deal.D = "6-3 5-5 4-4 3-1"
deal.E = "6-2 5-2 3-0 1-1"
yard = "4-1 2-0 2-2 4-0 5-0 4-2 6-4 4-3"
play = """
E:6-2 A:6-6L B:3-2R C:6-1L D:3-1L E:3-0L A:0-0L B:6-0L C:3-3R
D:6-3L E:pass A:pass B:5-3L C:5-4L D:4-4L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 4-2 3-0"
deal.B = "6-3 6-2 5-3 1-1"
deal.C = "6-0 3-1 2-1 1-0"
deal.D = "5-4 5-0 4-3 4-1"
deal.E = "5-1 4-0 3-2 2-2"
yard = "6-1 2-0 6-4 6-5 5-2 3-3 4-4 0-0"
play = """
A:6-6 B:6-3L C:3-1L D:4-1L E:4-0L A:3-0L B:6-2R C:2-1R D:4-3L
E:5-1R A:5-5R B:5-3R C:pass D:5-4L E:3-2R A:4-2R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 3-3 3-1"
deal.B = "6-3 4-4 4-2 0-0"
deal.C = "5-4 5-3 4-3 4-0"
deal.D = "6-0 5-1 5-0 1-1"
deal.E = "6-1 3-2 2-2 2-0"
yard = "6-2 3-0 4-1 5-2 1-0 6-5 2-1 6-4"
play = """
B:4-4 C:5-4L D:5-0L E:2-0L A:pass B:4-2L C:4-3L D:pass E:3-2L
A:pass B:pass C:4-0R D:6-0R E:6-1R A:3-1R B:6-3R C:pass D:pass
E:2-2L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 5-2 5-1"
deal.B = "5-0 4-4 4-2 2-0"
deal.C = "5-4 3-2 2-2 2-1"
deal.D = "6-1 6-0 1-0 0-0"
deal.E = "4-0 3-3 3-1 3-0"
yard = "5-3 5-5 6-3 6-5 4-3 1-1 4-1 6-4"
play = """
C:5-4 D:pass E:4-0R A:5-2L B:2-0L C:pass D:0-0L E:3-0L A:pass
B:5-0R C:3-2L D:pass E:pass A:6-2L B:pass C:pass D:6-1L E:3-1L
A:5-1R B:pass C:2-1R D:pass E:3-3L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-5 4-2 3-1"
deal.B = "3-0 2-2 1-0 0-0"
deal.C = "6-4 5-3 2-1 2-0"
deal.D = "6-0 5-4 5-2 4-4"
deal.E = "6-5 6-2 6-1 5-1"
yard = "1-1 5-0 4-1 6-3 4-3 3-3 4-0 3-2"
play = """
D:5-4 E:6-5L A:6-6L B:pass C:6-4L D:4-4L E:pass A:4-2L B:2-2L
C:2-1L D:pass E:6-1L A:pass B:pass C:pass D:6-0L E:pass A:pass
B:0-0L C:2-0L D:5-2L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-5 6-3 6-2 0-0"
deal.B = "6-4 4-4 4-2 2-1"
deal.C = "5-5 5-3 4-1 2-0"
deal.D = "6-6 6-0 3-1 1-0"
deal.E = "6-1 5-2 3-0 2-2"
yard = "3-3 5-4 4-0 4-3 5-0 3-2 5-1 1-1"
play = """
E:6-1 A:6-5L B:2-1R C:5-5L D:pass E:5-2L A:6-2L B:6-4L C:4-1L
D:3-1L E:2-2R A:6-3L B:4-2R C:pass D:6-0L E:3-0L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 3-1 1-0"
deal.B = "6-6 4-0 3-0 0-0"
deal.C = "6-1 6-0 4-4 4-1"
deal.D = "6-2 5-3 5-1 3-3"
deal.E = "5-2 4-3 2-2 1-1"
yard = "4-2 6-3 6-5 5-4 5-0 2-0 3-2 2-1"
play = """
A:5-5 B:pass C:pass D:5-1L E:5-2R A:3-1L B:3-0L C:6-0L D:6-2L
E:2-2L
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-1 3-1 1-0"
deal.B = "6-6 6-1 5-0 2-0"
deal.C = "6-2 4-4 3-0 2-1"
deal.D = "6-4 5-4 5-2 2-2"
deal.E = "6-5 6-0 1-1 0-0"
yard = "5-5 4-0 3-3 4-3 3-2 5-3 4-1 4-2"
play = """
B:6-6 C:6-2L D:2-2L E:6-5R A:5-1R B:6-1R C:2-1L D:6-4R E:1-1L
A:3-1L B:pass C:3-0L D:5-4R E:6-0L A:6-3L B:5-0R C:pass D:pass
E:0-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-35"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 6, D = 3, E = 2, F = 3 }
score = { A = 18, B = 30, C = 12, D = 18, E = 24, F = 18 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 30
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-35"
commitment = "43c962f0f32f9e016ecff05fa9b8d5dc9c504adfa0de6ff2ab9d33730483ef38"
secret = "9936ae8274c9ea2e69012c92a1637daca2de899982d99daaf5e75db4406ddf16"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "E"
deal.A = "6-6 6-4 3-0"
deal.B = "5-5 4-0 1-0"
deal.C = "6-5 5-0 3-1"
deal.D = "5-2 4-2 1-1"
deal.E = "2-2 2-0 0-0"
deal.F = "6-1 6-0 5-4"
yard = "3-2 4-4 5-1 4-3 6-2 2-1 3-3 6-3 5-3 4-1"
play = """
E:2-2 F:pass A:pass B:pass C:pass D:5-2L E:2-0R F:5-4L A:6-4L
B:4-0R C:6-5L D:4-2R E:pass F:pass A:pass B:5-5L C:5-0L D:pass
E:0-0L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-5 5-3 5-1"
deal.B = "6-3 1-1 1-0"
deal.C = "6-6 4-4 2-2"
deal.D = "4-2 4-1 3-1"
deal.E = "6-1 4-3 3-3"
deal.F = "6-4 6-2 6-0"
yard = "2-0 4-0 0-0 5-2 3-0 5-4 2-1 5-5 3-2 5-0"
play = """
F:6-4 A:6-5L B:pass C:4-4R D:4-2R E:pass F:6-2R A:5-3L B:6-3L
C:6-6L D:pass E:6-1L F:6-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "A"
deal.A = "5-5 3-1 2-2"
deal.B = "6-2 4-1 3-0"
deal.C = "2-0 1-0 0-0"
deal.D = "6-5 6-3 5-2"
deal.E = "6-4 5-1 3-2"
deal.F = "4-4 4-2 4-0"
yard = "5-3 6-1 4-3 6-6 5-4 2-1 3-3 6-0 5-0 1-1"
play = """
A:5-5 B:pass C:pass D:6-5L E:6-4L F:4-4L A:pass B:4-1L C:1-0L
D:5-2R E:3-2R F:4-0L A:3-1R B:pass C:pass D:pass E:5-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-5"
deal.B = "3-0 2-0 1-1"
deal.C = "5-2 4-1 3-3"
deal.D = "6-3 6-2 3-1"
deal.E = "4-0 3-2 2-2"
deal.F = "5-1 5-0 4-4"
yard = "4-2 6-5 6-1 1-0 5-3 2-1 4-3 5-4 0-0 6-0"
play = """
B:3-0 C:3-3L D:6-3L E:4-0R F:4-4R A:6-4R B:pass C:pass D:6-2L
E:2-2L F:pass A:6-6R B:2-0L C:pass D:pass E:pass F:5-0L A:5-5L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 4-3 3-1"
deal.B = "5-1 4-2 3-3"
deal.C = "6-0 5-2 2-2"
deal.D = "6-4 6-2 1-0"
deal.E = "6-5 5-5 3-0"
deal.F = "4-4 2-1 2-0"
yard = "4-0 4-1 5-3 0-0 5-0 3-2 1-1 6-1 6-3 6-6"
play = """
C:5-2 D:6-2R E:6-5R F:pass A:5-4L B:4-2L C:2-2L D:pass E:5-5R
F:2-1L A:3-1L B:3-3L C:pass D:pass E:3-0L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-3 2-2"
deal.B = "6-5 6-1 4-2"
deal.C = "5-5 5-0 3-0"
deal.D = "6-6 5-1 0-0"
deal.E = "6-4 4-3 3-1"
deal.F = "5-2 2-1 1-0"
yard = "6-3 3-3 4-1 4-0 1-1 2-0 6-2 6-0 4-4 3-2"
play = """
D:6-6 E:6-4L F:pass A:5-4L B:6-5L C:pass D:pass E:pass F:pass
A:pass B:6-1L C:pass D:5-1L E:pass F:5-2L A:2-2L B:4-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "4-3 4-0 2-2"
deal.B = "6-5 5-5 5-3"
deal.C = "4-4 3-0 2-0"
deal.D = "5-0 4-2 3-1"
deal.E = "6-0 3-3 0-0"
deal.F = "6-6 6-1 5-2"
yard = "2-1 5-1 6-4 1-1 3-2 6-2 1-0 6-3 5-4 4-1"
play = """
E:0-0 F:pass A:4-0L B:pass C:3-0R D:4-2L E:3-3R F:5-2L A:4-3R
B:6-5L C:4-4R D:pass E:6-0L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-3 5-4 4-3"
deal.B = "6-2 2-0 1-0"
deal.C = "6-0 5-1 4-1"
deal.D = "6-4 4-4 4-0"
deal.E = "6-1 5-5 3-3"
deal.F = "6-6 5-3 0-0"
yard = "4-2 3-2 6-5 5-0 3-0 5-2 2-1 2-2 3-1 1-1"
play = """
F:6-6 A:6-3L B:6-2R C:pass D:pass E:3-3L F:5-3L A:5-4L B:2-0R
C:6-0R D:6-4L E:6-1L F:pass A:pass B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 4-4 1-0"
deal.B = "5-4 5-3 1-1"
deal.C = "5-1 4-2 4-1"
deal.D = "5-0 3-2 3-1"
deal.E = "6-2 4-0 2-0"
deal.F = "4-3 3-0 2-2"
yard = "0-0 6-0 3-3 5-2 6-3 6-4 2-1 6-5 6-6 5-5"
play = """
A:4-4 B:5-4L C:4-1R D:5-0L E:2-0L F:2-2L A:6-1R B:pass C:4-2L
D:pass E:6-2R F:4-3L A:pass B:5-3L C:5-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 4-1 1-0"
deal.B = "6-1 6-0 3-2"
deal.C = "5-2 4-4 4-3"
deal.D = "6-5 5-5 5-1"
deal.E = "3-3 2-1 0-0"
deal.F = "5-0 3-1 2-0"
yard = "1-1 5-3 6-3 3-0 5-4 2-2 4-0 4-2 6-4 6-2"
play = """
B:6-1 C:pass D:6-5L E:2-1R F:5-0L A:1-0L B:3-2R C:4-3R D:5-1L
E:pass F:pass A:4-1R B:pass C:5-2L D:pass E:pass F:2-0L A:pass
B:6-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 4-1 0-0"
deal.B = "6-4 5-1 4-0"
deal.C = "6-0 5-3 4-3"
deal.D = "6-6 5-5 2-1"
deal.E = "6-3 1-1 1-0"
deal.F = "6-2 5-4 5-0"
yard = "3-2 2-2 4-4 5-2 2-0 3-1 3-0 3-3 4-2 6-5"
play = """
C:4-3 D:pass E:6-3R F:5-4L A:6-1R B:5-1L C:pass D:2-1L E:1-1R
F:6-2L A:4-1R B:6-4L C:pass D:pass E:pass F:pass A:pass B:4-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-3 4-0"
deal.B = "6-0 2-2 1-1"
deal.C = "3-2 3-1 2-0"
deal.D = "6-5 4-3 0-0"
deal.E = "6-3 6-2 3-3"
deal.F = "6-1 5-2 4-1"
yard = "5-1 5-0 4-2 6-6 4-4 2-1 1-0 3-0 5-5 5-4"
play = """
D:6-5 E:6-3L F:5-2R A:5-3L B:2-2R C:3-2R D:4-3R E:pass F:4-1R
A:pass B:1-1R C:3-1R D:pass E:3-3R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "3-0 2-0 1-0"
deal.B = "6-3 6-1 0-0"
deal.C = "6-2 5-5 4-2"
deal.D = "4-3 3-3 2-2"
deal.E = "5-2 4-4 4-1"
deal.F = "6-4 4-0 3-2"
yard = "5-4 5-0 1-1 6-6 5-3 6-0 5-1 2-1 6-5 3-1"
play = """
E:4-4 F:6-4L A:pass B:6-3L C:4-2R D:4-3L E:5-2R F:4-0L A:3-0L
B:pass C:5-5R D:3-3L E:pass F:3-2L
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "F"
deal.A = "4-3 3-0 2-2"
deal.B = "6-0 5-1 2-0"
deal.C = "6-4 4-0 3-3"
deal.D = "6-5 5-5 5-3"
deal.E = "5-4 4-4 4-1"
deal.F = "6-3 4-2 3-2"
yard = "6-6 2-1 1-0 0-0 6-1 5-0 5-2 3-1 6-2 1-1"
play = """
F:6-3 A:4-3R B:6-0L C:4-0R D:pass E:pass F:pass A:3-0L B:2-0R
C:3-3L D:5-3L E:5-4L F:4-2L A:2-2L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-4"
deal.B = "5-3 5-2 4-3"
deal.C = "4-4 3-2 2-0"
deal.D = "6-6 6-2 3-3"
deal.E = "5-5 5-1 1-1"
deal.F = "6-4 6-1 3-1"
yard = "4-2 0-0 5-0 4-1 1-0 2-2 3-0 2-1 4-0 6-5"
play = """
A:6-3 B:5-3R C:pass D:6-6L E:5-5R F:6-4L A:5-4L B:5-2L C:2-0L
D:pass E:5-1R F:6-1R A:6-0L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-2 2-0"
deal.B = "6-5 5-0 3-2"
deal.C = "4-4 4-1 3-0"
deal.D = "6-4 6-1 4-2"
deal.E = "6-6 6-3 0-0"
deal.F = "6-0 4-0 2-2"
yard = "5-5 3-1 3-3 1-1 1-0 5-4 5-1 2-1 4-3 5-3"
play = """
B:6-5 C:pass D:6-4L E:pass F:4-0L A:5-2R B:5-0L C:pass D:4-2R
E:pass F:pass A:pass B:pass C:4-1R D:6-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 4-4 2-2"
deal.B = "5-5 3-3 0-0"
deal.C = "5-1 4-2 3-1"
deal.D = "6-3 5-0 1-1"
deal.E = "5-4 4-1 3-0"
deal.F = "6-5 5-2 2-1"
yard = "4-3 3-2 4-0 6-2 5-3 1-0 6-6 6-4 6-1 2-0"
play = """
C:3-1 D:6-3L E:4-1R F:6-5L A:4-4R B:5-5L C:5-1L D:1-1L E:5-4R
F:2-1L A:2-2L B:pass C:4-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-0 3-2"
deal.B = "6-4 5-2 2-2"
deal.C = "3-1 1-1 0-0"
deal.D = "5-1 4-1 3-3"
deal.E = "6-5 6-1 1-0"
deal.F = "5-4 5-3 4-3"
yard = "2-0 6-0 6-3 6-2 2-1 4-4 4-0 4-2 5-5 3-0"
play = """
D:3-3 E:pass F:5-3L A:5-0L B:pass C:3-1R D:5-1R E:1-0L F:5-4R
A:pass B:6-4R C:1-1L D:4-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-1 4-3 1-1"
deal.B = "6-0 4-0 3-0"
deal.C = "5-5 5-0 2-0"
deal.D = "6-4 1-0 0-0"
deal.E = "6-2 4-1 3-1"
deal.F = "6-5 5-3 5-1"
yard = "4-2 2-1 6-6 2-2 5-2 3-3 5-4 4-4 6-3 3-2"
play = """
E:4-1 F:5-1R A:4-3L B:3-0L C:5-0L D:pass E:pass F:6-5L A:6-1L
B:pass C:5-5R D:1-0L E:pass F:5-3R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "F"
deal.A = "5-2 4-4 4-1"
deal.B = "5-4 3-0 0-0"
deal.C = "5-0 4-0 3-1"
deal.D = "6-4 4-3 2-0"
deal.E = "5-3 4-2 1-0"
deal.F = "6-5 5-5 1-1"
yard = "3-2 6-6 3-3 6-2 2-2 6-0 5-1 6-3 2-1 6-1"
play = """
F:6-5 A:5-2R B:pass C:pass D:6-4L E:4-2L F:pass A:pass B:pass
C:pass D:2-0L E:1-0L F:1-1L A:4-1L B:5-4L C:5-0L D:pass E:pass
F:pass A:pass B:3-0L C:3-1L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-36"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 3, B = 0, C = 15 }

[match.options]
max_pip = 6
hand_size = 6
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 15
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-36"
commitment = "ab29eb5db46837307021274a31c7df5dabb6f6a5c707aab75af4541643588255"
secret = "848567678b5aa00e39b881ab90ceaf064010019b8ea061d6eab6624d82444ff1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-5 5-2 5-0 3-1"
deal.B = "5-4 5-3 4-3 4-1 4-0 3-3"
deal.C = "6-6 6-4 6-0 4-2 3-2 2-0"
yard = "5-1 3-0 4-4 6-2 2-1 1-1 1-0 0-0 2-2 6-5"
play = """
C:6-6 A:6-3L B:3-3L C:6-4R A:3-1L B:4-3R C:3-2R A:6-1L B:pass
C:6-0L A:5-0L B:5-4L C:4-2L A:5-2L B:5-3L C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 3-2 2-2 2-1 2-0"
deal.B = "6-4 6-2 6-1 5-4 4-4 4-2"
deal.C = "6-6 5-1 4-3 3-3 3-0 1-0"
yard = "0-0 3-1 5-0 5-2 1-1 4-0 6-0 5-3 5-5 4-1"
play = """
A:6-5 B:6-1L C:5-1L A:pass B:5-4L C:4-3L A:6-3L B:6-4L C:pass
A:pass B:4-2L C:pass A:3-2L B:pass C:3-3L A:pass B:pass C:3-0L
A:2-0L B:6-2L C:6-6L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-0 5-4 4-2 3-2"
deal.B = "6-1 5-2 5-1 2-0 1-1 1-0"
deal.C = "6-4 5-5 4-1 3-0 2-2 2-1"
yard = "6-2 4-0 3-1 6-3 4-4 5-0 4-3 5-3 0-0 3-3"
play = """
B:1-1 C:4-1L A:5-4L B:1-0R C:5-5L A:6-5L B:2-0R C:6-4L A:4-2L
B:5-2L C:2-2R A:3-2R B:5-1L C:2-1L A:pass B:pass C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "C"
deal.A = "5-2 4-4 4-1 4-0 2-1 1-0"
deal.B = "6-3 6-2 5-5 5-0 3-2 0-0"
deal.C = "6-6 6-4 6-1 4-3 2-2 2-0"
yard = "1-1 5-3 6-5 5-1 3-0 4-2 5-4 3-1 6-0 3-3"
play = """
C:6-6 A:pass B:6-3L C:6-4R A:4-4R B:3-2L C:4-3R A:5-2L B:5-5L
C:pass A:pass B:5-0L C:2-0L A:2-1L B:pass C:6-1L A:pass B:6-2L
C:2-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-5 5-4 4-4 3-2"
deal.B = "6-4 6-3 5-1 4-1 1-0 0-0"
deal.C = "6-2 6-1 5-3 3-0 2-2 1-1"
yard = "4-2 4-0 2-0 5-0 2-1 3-1 6-5 5-2 3-3 4-3"
play = """
A:6-6 B:6-3L C:5-3L A:5-5L B:5-1L C:6-2R A:3-2R B:4-1L C:3-0R
A:5-4L B:0-0R C:pass A:6-0R B:6-4R C:pass A:4-4R
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-1 3-3 3-2 3-1 2-2"
deal.B = "6-5 6-3 6-1 5-3 5-0 4-3"
deal.C = "6-4 6-2 4-2 4-0 3-0 2-1"
yard = "1-1 5-5 1-0 0-0 4-4 2-0 5-4 4-1 6-0 6-6"
play = """
B:5-0 C:4-0R A:5-2L B:4-3R C:6-2L A:3-3R B:6-5L C:3-0R A:5-1L
B:6-1L C:6-4L A:pass B:pass C:4-2L A:3-2L B:5-3L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 3 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-37"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 4, C = 2, D = 1 }
score = { A = 8, B = 0, C = 16, D = 20 }

[match.options]
max_pip = 6
hand_size = 5
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 20
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-37"
commitment = "1f53d7e1916e74bab4c71eaaab39eda153ec1a557af604f7ff7dca172f376eef"
secret = "fc8615a4e571e0b667c87c5e12a4c5014b9bea7efb931ddf944e10cf326b6935"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 4-3 4-2 2-2"
deal.B = "6-6 6-3 3-1 1-1 0-0"
deal.C = "5-5 4-1 4-0 3-3 2-1"
deal.D = "5-2 5-1 4-4 3-2 2-0"
yard = "5-0 5-3 5-4 1-0 3-0 6-4 6-2 6-0"
play = """
A:4-3 B:6-3R C:4-1L D:5-1L A:6-1R B:3-1R C:5-5L D:5-2L A:2-2L
B:pass C:3-3R D:3-2L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-1 5-0 4-3 2-1"
deal.B = "6-1 3-3 3-1 2-2 1-0"
deal.C = "6-4 6-0 3-2 3-0 1-1"
deal.D = "5-4 5-3 5-2 4-4 4-0"
yard = "5-5 2-0 4-1 6-6 6-3 4-2 6-5 0-0"
play = """
B:6-1 C:6-0L D:4-0L A:5-1R B:pass C:6-4L D:5-4R A:4-3R B:3-3R
C:3-0R D:pass A:5-0R B:pass C:pass D:5-3R A:6-2L B:2-2L C:3-2L
D:pass A:pass B:3-1L C:1-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 4-2 2-1 1-1"
deal.B = "6-3 6-2 5-5 5-3 5-0"
deal.C = "6-1 4-4 4-3 3-2 0-0"
deal.D = "5-2 5-1 4-1 3-1 1-0"
yard = "3-0 2-2 6-5 3-3 4-0 6-4 5-4 2-0"
play = """
C:4-4 D:4-1L A:1-1L B:pass C:4-3R D:5-1L A:pass B:5-5L C:3-2R
D:5-2L A:2-1L B:6-2R C:6-1R D:3-1L A:pass B:6-3L C:pass D:1-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-0 5-1 3-3 3-1"
deal.B = "6-1 5-3 4-3 4-0 1-0"
deal.C = "6-5 6-2 4-4 3-2 2-2"
deal.D = "6-6 5-5 4-2 4-1 1-1"
yard = "5-4 2-1 0-0 3-0 5-0 6-3 2-0 5-2"
play = """
D:6-6 A:6-4L B:4-3L C:3-2L D:4-2L A:6-0R B:4-0L C:pass D:pass
A:pass B:1-0L C:pass D:4-1L A:pass B:pass C:4-4L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 4-3 2-1 1-0"
deal.B = "5-2 5-1 5-0 4-4 3-2"
deal.C = "6-2 6-0 4-1 4-0 2-0"
deal.D = "6-1 3-1 3-0 2-2 1-1"
yard = "3-3 5-4 4-2 0-0 6-6 5-3 5-5 6-4"
play = """
A:6-3 B:3-2R C:6-2L D:2-2L A:2-1L B:5-2R C:4-1L D:pass A:6-5R
B:4-4L C:6-0R D:3-0R A:4-3R B:pass C:4-0L D:pass A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 4-4 4-2 3-3 2-2"
deal.B = "6-3 4-3 4-0 3-2 2-1"
deal.C = "6-5 6-1 5-4 2-0 0-0"
deal.D = "6-4 6-0 5-5 5-0 1-1"
yard = "3-1 5-3 3-0 5-1 1-0 6-2 6-6 4-1"
play = """
B:6-3 C:6-5L D:5-5L A:5-2L B:4-3R C:5-4R D:5-0R A:2-2L B:3-2L
C:0-0R D:6-0R A:3-3L B:pass C:6-1R D:1-1R A:pass B:2-1R C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 5-1 4-3 2-2"
deal.B = "6-3 6-1 6-0 5-0 4-1"
deal.C = "6-5 5-2 3-2 3-0 2-0"
deal.D = "4-4 4-0 2-1 1-1 0-0"
yard = "6-4 3-1 3-3 5-3 1-0 6-6 6-2 4-2"
play = """
C:5-2 D:2-1R A:5-1R B:5-0L C:2-0L D:pass A:2-2L B:pass C:6-5R
D:pass A:pass B:6-3R C:3-2R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 5-5 3-3 2-0"
deal.B = "6-3 6-1 5-3 5-2 3-1"
deal.C = "6-5 5-4 5-0 4-0 3-0"
deal.D = "6-0 4-4 4-3 4-2 3-2"
yard = "5-1 4-1 1-0 0-0 2-1 1-1 6-6 2-2"
play = """
D:6-0 A:6-2L B:5-2L C:5-0L D:pass A:2-0L B:pass C:4-0R D:4-2L
A:6-4L B:6-3L C:3-0L D:4-4R A:pass B:pass C:5-4R D:pass A:5-5R
B:5-3R C:pass D:4-3R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "5-3 4-4 4-0 1-0 0-0"
deal.B = "6-4 5-4 4-3 3-1 2-1"
deal.C = "6-6 6-1 5-0 3-3 2-2"
deal.D = "6-2 6-0 5-2 3-2 1-1"
yard = "5-1 4-1 3-0 5-5 6-5 6-3 2-0 4-2"
play = """
A:0-0 B:pass C:5-0L D:5-2L A:1-0R B:3-1R C:3-3R D:6-2L A:5-3R
B:6-4L C:pass D:pass A:4-4L B:5-4L
"""
end = "blocked"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-4 4-2 4-1 3-2 2-2"
deal.B = "6-2 5-5 5-3 4-0 0-0"
deal.C = "6-4 6-1 5-4 5-0 3-1"
deal.D = "6-5 6-3 4-3 3-0 1-1"
yard = "1-0 5-1 6-6 2-1 3-3 5-2 6-0 2-0"
play = """
B:5-5 C:5-4L D:4-3L A:3-2L B:6-2L C:6-4L D:6-5R A:4-1L B:pass
C:6-1R D:1-1L A:pass B:pass C:3-1L D:6-3L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 5-1 5-0 1-0"
deal.B = "6-3 5-3 4-1 2-2 2-1"
deal.C = "6-4 6-0 4-3 3-0 2-0"
deal.D = "5-4 4-2 4-0 3-1 0-0"
yard = "6-1 6-6 3-2 6-2 5-2 4-4 3-3 1-1"
play = """
C:6-0 D:4-0R A:6-5L B:5-3L C:4-3L D:5-4L A:5-5L B:4-1R C:pass
D:3-1R A:5-0L B:6-3R C:6-4R D:0-0L A:1-0L B:2-1L C:2-0L D:4-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-38"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 5, C = 4, D = 2, E = 2 }
score = { A = 25, B = 14, C = 15, D = 23, E = 23 }

[match.options]
max_pip = 6
hand_size = 4
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 25
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-38"
commitment = "7a88a79b5005f97ef863fd74f0f037966fdcf258a1cadbc0bd074dad4a9f57b6"
secret = "0651ae265b6900ab5f96cf001a6be65575d359e73dbb882f4b5045d3da6be8d7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 4-0 2-2 2-0"
deal.B = "5-5 5-2 5-0 3-1"
deal.C = "6-1 5-3 3-3 3-0"
deal.D = "6-6 6-5 6-3 4-3"
deal.E = "6-4 6-0 5-4 1-1"
yard = "1-0 3-2 4-4 5-1 2-1 4-1 4-2 0-0"
play = """
B:5-5 C:5-3L D:4-3L E:6-4L A:6-2L B:5-2L C:pass D:6-5L E:5-4R
A:4-0R B:5-0R C:6-1L D:pass E:1-1L A:pass B:3-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 5-1 3-2"
deal.B = "6-0 4-2 3-3 2-2"
deal.C = "6-5 6-3 5-2 4-0"
deal.D = "5-3 2-0 1-0 0-0"
deal.E = "5-5 5-0 4-4 2-1"
yard = "3-1 4-1 6-1 3-0 1-1 6-4 5-4 4-3"
play = """
C:6-5 D:5-3R E:pass A:6-6L B:3-3R C:6-3L D:pass E:pass A:3-2L
B:2-2L C:5-2L D:pass E:5-5L A:5-1L B:pass C:pass D:1-0L E:5-0L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-4 5-2 5-0"
deal.B = "5-3 5-1 2-1 0-0"
deal.C = "4-1 3-0 2-2 2-0"
deal.D = "6-4 4-0 1-1 1-0"
deal.E = "6-5 5-5 4-3 4-2"
yard = "4-4 6-2 6-1 6-3 3-1 6-0 3-3 3-2"
play = """
D:4-0 E:4-3L A:5-0R B:5-3L C:pass D:pass E:6-5L A:6-6L B:5-1R
C:4-1R D:6-4R
"""
end = "blocked"
delta = { A = 0, B = 2, C = 0, D = 3, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-6 5-3 3-0 2-1"
deal.B = "6-4 5-5 3-2 0-0"
deal.C = "6-1 4-0 3-1 2-2"
deal.D = "6-5 5-2 5-0 4-3"
deal.E = "6-3 6-0 4-1 1-1"
yard = "3-3 6-2 4-4 5-1 4-2 1-0 2-0 5-4"
play = """
E:6-3 A:6-6L B:6-4L C:4-0L D:4-3R E:6-0L A:pass B:pass C:6-1L
D:pass E:4-1L
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "A"
deal.A = "5-2 2-2 2-0 0-0"
deal.B = "5-5 5-4 4-4 3-3"
deal.C = "6-2 6-1 5-0 4-3"
deal.D = "6-6 6-4 6-0 3-0"
deal.E = "4-2 3-1 2-1 1-0"
yard = "6-5 6-3 4-1 4-0 5-3 5-1 1-1 3-2"
play = """
A:5-2 B:5-5L C:5-0L D:3-0L E:4-2R A:pass B:4-4R C:4-3L D:6-4L
E:pass A:pass B:5-4R C:6-2L D:pass E:2-1L A:pass B:pass C:6-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-0 3-1 2-1 2-0"
deal.B = "6-3 5-1 4-1 3-3"
deal.C = "6-4 6-1 5-3 0-0"
deal.D = "6-2 5-4 4-2 2-2"
deal.E = "6-6 6-5 6-0 1-0"
yard = "3-2 1-1 5-5 5-0 5-2 3-0 4-3 4-4"
play = """
B:3-3 C:5-3L D:5-4L E:pass A:4-0L B:6-3R C:0-0L D:6-2R E:6-0L
A:2-1R B:5-1R C:6-4L D:4-2L E:6-5R A:2-0L B:pass C:6-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-1 4-3 0-0"
deal.B = "6-5 6-4 5-0 3-3"
deal.C = "6-0 4-2 2-2 2-1"
deal.D = "6-2 5-4 4-4 3-0"
deal.E = "6-6 5-3 4-1 3-2"
yard = "2-0 6-3 4-0 6-1 5-2 1-0 3-1 1-1"
play = """
C:6-0 D:3-0R E:6-6L A:4-3R B:6-4R C:pass D:6-2L E:3-2L A:pass
B:3-3L C:pass D:pass E:5-3L A:5-5L B:6-5L
"""
end = "blocked"
delta = { A = 0, B = 2, C = 0, D = 0, E = 3 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 3-1 2-0"
deal.B = "6-4 6-2 4-3 2-1"
deal.C = "4-2 3-2 1-1 0-0"
deal.D = "5-4 5-3 5-1 3-3"
deal.E = "6-1 6-0 3-0 1-0"
yard = "4-4 4-0 5-2 4-1 5-5 2-2 5-0 6-5"
play = """
D:3-3 E:3-0L A:6-3R B:6-4R C:0-0L D:5-4R E:6-0L A:6-6L B:6-2L
C:4-2L D:5-1R E:6-1R A:pass B:4-3L C:3-2L D:pass E:pass A:2-0L
B:pass C:pass D:pass E:1-0L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "E"
deal.A = "5-5 4-1 3-1 2-2"
deal.B = "6-5 5-0 4-3 3-2"
deal.C = "6-6 5-3 2-1 0-0"
deal.D = "6-4 6-2 5-1 1-1"
deal.E = "6-0 5-4 4-2 3-0"
yard = "6-1 4-0 5-2 3-3 4-4 6-3 2-0 1-0"
play = """
E:5-4 A:5-5L B:4-3R C:5-3L D:pass E:3-0L A:3-1R B:5-0L C:2-1R
D:5-1L E:4-2R A:4-1L B:pass C:pass D:6-4L E:6-0L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-3 4-1 3-1 1-0"
deal.B = "6-1 5-4 5-3 4-4"
deal.C = "6-5 6-4 4-3 3-3"
deal.D = "5-1 3-2 2-0 0-0"
deal.E = "6-0 5-2 3-0 1-1"
yard = "2-1 6-6 5-5 4-2 6-2 4-0 5-0 2-2"
play = """
A:6-3 B:5-3R C:6-5L D:5-1L E:5-2R A:4-1L B:4-4L C:6-4L D:2-0R
E:6-0L A:1-0L B:6-1L C:pass D:0-0R E:3-0R A:3-1R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 4-3 4-1 3-0"
deal.B = "6-5 5-3 5-0 3-1"
deal.C = "6-3 1-1 1-0 0-0"
deal.D = "5-5 4-2 3-2 2-0"
deal.E = "6-2 5-1 4-4 2-1"
yard = "4-0 6-1 6-0 2-2 6-6 6-4 5-4 3-3"
play = """
B:5-3 C:6-3R D:5-5L E:6-2R A:5-2L B:pass C:pass D:3-2L E:2-1R
A:4-3L B:3-1R C:pass D:4-2L E:pass A:3-0R B:5-0R C:pass D:2-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-2 3-3 1-0"
deal.B = "6-1 5-3 5-0 2-2"
deal.C = "5-4 4-4 3-2 2-1"
deal.D = "6-3 4-3 4-1 0-0"
deal.E = "6-2 6-0 2-0 1-1"
yard = "5-5 3-1 5-1 6-5 3-0 6-4 4-2 4-0"
play = """
C:5-4 D:4-1R E:1-1R A:5-2L B:2-2L C:3-2L D:4-3L E:pass A:1-0R
B:5-0R C:4-4L D:pass E:pass A:pass B:5-3R C:pass D:6-3R E:6-2R
A:pass B:pass C:2-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "2-2 2-0 1-1 1-0"
deal.B = "5-0 4-3 4-0 2-1"
deal.C = "6-2 5-4 5-3 3-1"
deal.D = "6-1 5-1 4-2 3-3"
deal.E = "5-5 5-2 3-2 0-0"
yard = "4-1 4-4 6-3 6-0 6-6 6-4 3-0 6-5"
play = """
D:6-1 E:pass A:1-1R B:2-1R C:6-2L D:4-2L E:5-2R A:pass B:5-0R
C:5-4L D:5-1L E:0-0R A:2-0R B:pass C:3-1L D:3-3L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-6 6-3 4-4 3-2"
deal.B = "5-0 4-2 2-0 0-0"
deal.C = "6-4 5-5 5-1 3-0"
deal.D = "6-0 4-3 4-0 3-3"
deal.E = "5-4 5-3 5-2 2-1"
yard = "6-2 4-1 3-1 1-0 2-2 6-1 6-5 1-1"
play = """
E:5-4 A:4-4R B:5-0L C:3-0L D:4-0R E:5-3L A:pass B:0-0R C:5-5L
D:6-0R E:5-2L A:6-6R B:2-0L C:6-4R D:4-3R E:pass A:6-3R
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-0 4-3 3-0"
deal.B = "6-6 3-3 2-1 1-0"
deal.C = "6-4 6-0 5-3 1-1"
deal.D = "5-5 4-2 4-1 2-0"
deal.E = "6-1 5-1 4-0 2-2"
yard = "0-0 5-4 6-3 4-4 3-2 6-5 5-2 3-1"
play = """
A:6-2 B:6-6L C:6-4L D:4-2R E:4-0L A:4-3R B:3-3R C:6-0L D:pass
E:6-1L A:3-0R B:1-0R C:1-1L D:4-1L E:5-1R A:5-0R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 4-3 3-1 2-1"
deal.B = "6-6 6-3 5-5 5-2"
deal.C = "6-5 6-1 5-4 2-0"
deal.D = "4-4 4-2 4-0 1-0"
deal.E = "5-1 3-2 2-2 0-0"
yard = "1-1 5-3 6-0 5-0 3-0 3-3 6-2 4-1"
play = """
B:6-6 C:6-5L D:pass E:5-1L A:6-4R B:pass C:6-1L D:4-4R E:pass
A:4-3R B:6-3R
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-2 4-2 2-2 2-0"
deal.B = "6-3 4-4 4-1 1-1"
deal.C = "6-5 6-0 5-4 1-0"
deal.D = "6-4 6-2 5-1 4-0"
deal.E = "5-3 5-0 3-1 2-1"
yard = "3-3 5-5 0-0 3-2 6-6 3-0 6-1 4-3"
play = """
C:6-5 D:6-2L E:5-3R A:5-2L B:6-3R C:5-4L D:6-4R E:pass A:4-2L
B:4-4R C:pass D:4-0R E:5-0R A:2-2L B:pass C:pass D:5-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 4-0 1-0"
deal.B = "5-3 5-0 4-3 3-3"
deal.C = "5-2 4-4 4-2 0-0"
deal.D = "6-6 6-4 5-4 5-1"
deal.E = "6-1 6-0 5-5 2-1"
yard = "2-2 1-1 2-0 3-1 3-2 3-0 6-3 4-1"
play = """
D:6-6 E:6-1L A:6-5R B:5-3R C:pass D:5-1L E:5-5L A:pass B:3-3R
C:5-2L D:pass E:2-1L A:1-0L B:5-0L C:pass D:5-4L E:pass A:4-0L
B:4-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-3 4-4 4-1 2-2"
deal.B = "6-4 5-4 4-2 1-1"
deal.C = "6-5 5-0 4-3 2-1"
deal.D = "6-1 5-2 3-2 3-0"
deal.E = "6-6 6-0 4-0 3-1"
yard = "1-0 0-0 2-0 3-3 6-2 5-5 5-3 5-1"
play = """
E:6-6 A:6-3L B:6-4R C:4-3L D:pass E:4-0L A:4-4R B:5-4R C:5-0L
D:5-2L E:pass A:2-2L B:4-2L C:6-5R D:6-1R E:3-1R A:4-1L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 4-1 2-2 0-0"
deal.B = "6-0 4-4 4-0 3-0"
deal.C = "6-3 6-1 5-2 4-3"
deal.D = "5-4 5-3 4-2 1-1"
deal.E = "6-5 6-4 5-0 2-1"
yard = "3-1 3-3 3-2 6-2 2-0 1-0 6-6 5-1"
play = """
A:5-5 B:pass C:5-2L D:5-4R E:6-4R A:2-2L B:6-0R C:pass D:4-2L
E:5-0R A:4-1L B:pass C:6-1L D:5-3R E:6-5L A:pass B:3-0R C:pass
D:pass E:pass A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-39"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first" }
ended = "completed"
result = "B"
ranks = { A = 5, B = 1, C = 5, D = 2, E = 4, F = 2 }
score = { A = 6, B = 30, C = 6, D = 24, E = 12, F = 24 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 30
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-39"
commitment = "0d4853e48c02712ee3f588cc8b8fa13f4f56041d7f1460b716e08d3c59b4041f"
secret = "c9912d8b51bbd0825e677e829f35a825d867f6dda00d50a062c8f355155b40e7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-1 4-1 2-0"
deal.B = "6-5 6-0 4-4"
deal.C = "5-4 5-0 3-2"
deal.D = "5-3 4-2 1-0"
deal.E = "5-2 4-3 0-0"
deal.F = "6-4 6-3 4-0"
yard = "2-1 6-6 5-1 3-3 3-1 6-2 1-1 5-5 3-0 2-2"
play = """
B:6-5 C:5-0R D:1-0R E:pass F:6-4L A:4-1L B:pass C:pass D:pass
E:pass F:pass A:6-1L B:6-0L C:pass D:pass E:0-0L F:4-0L A:pass
B:4-4L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 1-0 0-0"
deal.B = "5-3 3-2 3-0"
deal.C = "6-6 5-5 1-1"
deal.D = "6-5 6-2 5-0"
deal.E = "5-2 4-2 2-1"
deal.F = "6-3 6-0 2-0"
yard = "6-1 2-2 5-1 4-4 4-3 3-3 4-1 6-4 4-0 3-1"
play = """
C:5-5 D:6-5L E:5-2R F:6-3L A:pass B:5-3L C:pass D:6-2R E:pass
F:6-0R A:0-0R B:3-0R C:pass D:5-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "4-1 3-3 3-2"
deal.B = "6-4 6-2 5-5"
deal.C = "6-5 3-0 2-0"
deal.D = "6-3 5-0 0-0"
deal.E = "6-1 4-4 4-0"
deal.F = "5-3 4-2 3-1"
yard = "6-0 5-1 4-3 1-1 6-6 1-0 5-2 2-2 5-4 2-1"
play = """
D:6-3 E:6-1L F:3-1L A:3-3L B:pass C:3-0L D:5-0L E:pass F:5-3L
A:3-2L B:6-2L C:6-5L D:pass E:pass F:pass A:pass B:5-5L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-1 1-1 1-0"
deal.B = "3-1 3-0 2-2"
deal.C = "6-6 6-5 4-4"
deal.D = "4-3 3-2 0-0"
deal.E = "6-4 5-5 4-0"
deal.F = "5-4 5-0 3-3"
yard = "5-2 2-1 2-0 6-0 6-1 6-3 4-1 6-2 5-3 4-2"
play = """
E:5-5 F:5-4L A:5-1R B:3-1R C:4-4L D:4-3L E:pass F:3-3L A:pass
B:3-0L C:pass D:3-2R E:4-0L F:pass A:pass B:2-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-1 5-0 3-3"
deal.B = "6-2 6-0 2-0"
deal.C = "6-6 6-3 4-3"
deal.D = "3-0 2-1 0-0"
deal.E = "5-4 4-1 4-0"
deal.F = "6-5 6-4 3-1"
yard = "5-2 4-4 5-3 3-2 1-0 1-1 5-5 4-2 2-2 5-1"
play = """
F:6-5 A:6-1L B:pass C:pass D:2-1L E:5-4R F:6-4R A:pass B:6-2L
C:6-6L D:pass E:pass F:pass A:pass B:6-0L C:6-3R D:3-0L E:pass
F:3-1L
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-4 2-2"
deal.B = "6-6 6-2 4-3"
deal.C = "4-0 3-2 2-1"
deal.D = "6-3 5-5 3-1"
deal.E = "4-2 4-1 1-1"
deal.F = "5-2 5-1 2-0"
yard = "3-3 5-0 3-0 4-4 5-3 6-5 6-0 6-1 1-0 0-0"
play = """
A:2-2 B:6-2L C:3-2R D:6-3L E:pass F:pass A:pass B:4-3L C:4-0L
D:3-1R E:4-1R F:2-0L A:6-4R B:6-6R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-2 4-0 3-3"
deal.B = "4-1 3-0 1-0"
deal.C = "6-1 5-1 3-1"
deal.D = "6-6 5-4 1-1"
deal.E = "6-2 3-2 2-0"
deal.F = "6-0 4-4 2-2"
yard = "6-4 4-3 6-5 0-0 5-3 5-2 6-3 5-0 5-5 2-1"
play = """
B:4-1 C:5-1R D:5-4L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-0 4-1"
deal.B = "6-6 6-4 5-4"
deal.C = "5-3 4-4 3-2"
deal.D = "6-0 2-1 1-1"
deal.E = "4-2 3-3 3-0"
deal.F = "6-3 5-1 1-0"
yard = "4-0 6-5 6-1 0-0 3-1 5-2 6-2 4-3 2-0 2-2"
play = """
C:4-4 D:pass E:4-2L F:pass A:4-1R B:pass C:3-2L D:2-1R E:3-3L
F:6-3L A:pass B:6-6L C:pass D:6-0L E:3-0L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 5-3"
deal.B = "6-1 4-2 2-0"
deal.C = "6-0 1-0 0-0"
deal.D = "6-4 5-4 2-2"
deal.E = "5-2 4-4 4-3"
deal.F = "4-0 3-1 1-1"
yard = "2-1 3-0 5-0 5-1 4-1 3-2 6-2 5-5 6-3 3-3"
play = """
D:6-4 E:4-4R F:4-0R A:6-6L B:6-1L C:1-0R D:pass E:pass F:3-1L
A:5-3L B:pass C:pass D:5-4L E:4-3L F:1-1R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "E"
deal.A = "6-6 5-2 2-2"
deal.B = "6-2 5-5 2-1"
deal.C = "6-5 6-1 0-0"
deal.D = "6-4 6-3 4-2"
deal.E = "5-3 5-1 4-0"
deal.F = "5-4 3-3 1-0"
yard = "4-3 4-4 3-0 5-0 2-0 6-0 3-2 1-1 4-1 3-1"
play = """
E:5-3 F:5-4L A:pass B:pass C:pass D:6-4L E:pass F:3-3R A:6-6L
B:6-2L C:pass D:6-3R E:pass F:pass A:2-2L B:2-1L C:6-1R D:pass
E:5-1L F:1-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "F"
deal.A = "4-2 3-3 0-0"
deal.B = "5-0 4-4 3-0"
deal.C = "6-4 6-1 5-2"
deal.D = "6-0 3-2 3-1"
deal.E = "5-4 5-3 1-1"
deal.F = "6-5 2-1 2-0"
yard = "5-1 2-2 4-1 5-5 4-3 6-3 1-0 6-2 6-6 4-0"
play = """
F:6-5 A:pass B:5-0R C:6-4L D:6-0R E:5-4L F:pass A:pass B:pass
C:6-1R D:3-1R E:5-3R F:pass A:pass B:pass C:5-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-1 1-0"
deal.B = "6-2 3-0 2-2"
deal.C = "6-5 3-1 2-1"
deal.D = "6-1 5-3 2-0"
deal.E = "6-3 5-4 5-0"
deal.F = "6-4 4-0 1-1"
yard = "4-1 5-5 4-3 0-0 4-2 5-2 4-4 3-3 6-6 3-2"
play = """
A:1-0 B:3-0R C:3-1R D:6-1L E:6-3L F:1-1R A:5-1R B:pass C:6-5R
D:5-3L E:5-0L F:4-0L A:6-0R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 3-0 2-2"
deal.B = "4-2 3-3 1-1"
deal.C = "6-5 5-5 5-1"
deal.D = "6-1 4-3 4-1"
deal.E = "6-0 5-0 3-1"
deal.F = "6-2 4-0 1-0"
yard = "4-4 6-3 5-3 2-1 5-4 0-0 2-0 6-4 3-2 5-2"
play = """
B:4-2 C:pass D:4-3L E:3-1L F:1-0L A:2-2R B:pass C:pass D:pass
E:6-0L F:6-2L
"""
end = "blocked"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "C"
deal.A = "5-5 4-2 3-3"
deal.B = "4-3 4-1 3-1"
deal.C = "6-2 2-2 0-0"
deal.D = "6-4 5-4 3-2"
deal.E = "6-5 5-3 4-4"
deal.F = "6-1 5-1 2-1"
yard = "1-0 6-3 3-0 4-0 5-2 6-6 2-0 1-1 5-0 6-0"
play = """
C:2-2 D:3-2L E:5-3L F:5-1L A:4-2R B:4-1L C:pass D:6-4L E:6-5L
F:pass A:5-5L B:4-3R C:pass D:5-4L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 2-1 1-0"
deal.B = "6-6 3-2 2-2"
deal.C = "6-4 6-3 2-0"
deal.D = "5-2 5-1 0-0"
deal.E = "5-3 4-2 3-3"
deal.F = "6-1 3-1 1-1"
yard = "6-2 4-4 4-1 4-0 6-0 5-4 6-5 3-0 4-3 5-0"
play = """
D:5-2 E:5-3L F:3-1L A:2-1R B:pass C:pass D:5-1L E:pass F:6-1R
A:5-5L B:6-6R C:6-3R D:pass E:3-3R F:pass A:pass B:3-2R C:2-0R
D:0-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-3 5-0 2-0"
deal.B = "5-4 4-4 3-0"
deal.C = "6-5 6-1 1-0"
deal.D = "6-3 5-5 2-2"
deal.E = "6-6 6-2 4-3"
deal.F = "5-2 3-3 1-1"
yard = "2-1 4-1 6-0 3-1 5-1 0-0 6-4 3-2 4-0 4-2"
play = """
E:6-6 F:pass A:pass B:pass C:6-1L D:6-3R E:4-3R F:1-1L A:pass
B:5-4R C:6-5R D:pass E:6-2R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-2 2-1 0-0"
deal.B = "5-0 4-0 3-3"
deal.C = "6-5 3-2 2-0"
deal.D = "6-6 3-1 1-0"
deal.E = "6-0 4-3 3-0"
deal.F = "4-4 4-1 1-1"
yard = "5-5 5-3 2-2 5-4 6-1 5-1 6-3 4-2 5-2 6-4"
play = """
F:4-4 A:pass B:4-0L C:2-0L D:pass E:4-3R F:pass A:6-2L B:3-3R
C:3-2R D:6-6L E:6-0L F:pass A:0-0L B:5-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-40"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 6, B = 15, C = 9 }

[match.options]
max_pip = 6
hand_size = 6
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 15
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-40"
commitment = "18551cfa79bee0b188182a774b55bcfb2b969615fdb38071ba830bb1425c8b09"
secret = "0381a2a616958c35e5203f0a50f5a976611b19c365e8457855c4ddac84347e95"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-2 5-4 4-1 2-2 2-0 0-0"
deal.B = "6-5 6-1 5-0 4-2 3-2 1-1"
deal.C = "6-4 6-0 5-5 5-2 4-4 3-1"
yard = "3-0 5-3 4-3 6-6 4-0 5-1 6-3 3-3 2-1 1-0"
play = """
C:5-5 A:5-4L B:5-0R C:6-4L A:6-2L B:3-2L C:6-0R A:pass B:6-1R
C:3-1L A:4-1L B:4-2L C:5-2L A:pass B:6-5L C:pass A:pass B:1-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-0 5-5 5-4 0-0"
deal.B = "5-0 4-4 4-3 4-0 3-3 3-0"
deal.C = "6-5 6-2 5-3 3-2 3-1 2-0"
yard = "1-0 2-1 5-2 6-1 6-6 4-2 4-1 1-1 2-2 5-1"
play = """
A:6-4 B:4-3R C:6-5L A:5-5L B:3-3R C:5-3L A:6-3L B:3-0R C:6-2L
A:6-0R B:pass C:3-2L A:pass B:pass C:3-1L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-1 5-0 4-4 4-1 3-3"
deal.B = "6-3 5-2 4-2 3-0 1-1 1-0"
deal.C = "6-6 6-1 5-4 5-3 4-0 3-2"
yard = "2-2 0-0 2-1 6-0 6-5 3-1 5-5 4-3 2-0 6-4"
play = """
B:3-0 C:5-3L A:5-1L B:1-1L C:6-1L A:6-2L B:1-0R C:3-2L A:3-3L
B:6-3L C:6-6L A:4-1R B:4-2R C:pass A:pass B:5-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-3 5-0 4-3 2-1 1-0"
deal.B = "6-6 6-4 4-0 3-2 3-1 1-1"
deal.C = "6-0 5-5 5-2 4-4 3-0 0-0"
yard = "5-1 6-1 4-1 2-2 6-2 6-3 2-0 4-2 3-3 5-4"
play = """
C:5-5 A:6-5L B:6-6L C:5-2R A:2-1R B:6-4L C:4-4L A:4-3L B:3-2L
C:pass A:1-0R B:4-0R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-5 5-2 4-3 3-2"
deal.B = "6-5 5-4 4-1 4-0 3-0 2-1"
deal.C = "6-2 6-1 5-1 4-4 4-2 3-1"
yard = "2-2 3-3 1-0 2-0 5-0 6-0 0-0 5-3 6-3 1-1"
play = """
A:6-6 B:6-5L C:6-2R A:5-5L B:5-4L C:4-4L A:6-4L B:2-1R C:6-1L
A:pass B:4-1L C:4-2L A:5-2L B:pass C:5-1L A:pass B:pass C:3-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-1 4-4 3-3 2-1"
deal.B = "6-6 6-3 5-0 4-0 3-1 0-0"
deal.C = "6-1 4-2 4-1 3-0 2-0 1-1"
yard = "6-2 5-2 1-0 5-3 6-4 3-2 6-5 4-3 2-2 5-4"
play = """
B:6-3 C:6-1L A:5-1L B:3-1R C:4-1R A:5-5L B:5-0L C:4-2R A:6-0L
B:6-6L C:2-0R A:pass B:0-0R C:3-0R A:3-3R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 4-3 3-1 2-2 1-0"
deal.B = "6-2 6-1 4-1 3-0 2-1 1-1"
deal.C = "6-6 6-3 6-0 4-0 3-2 0-0"
yard = "5-3 4-2 5-2 5-4 2-0 5-5 3-3 4-4 5-0 5-1"
play = """
C:6-6 A:6-5L B:6-2R C:3-2R A:4-3R B:4-1R C:pass A:3-1R B:3-0R
C:6-0R A:6-4R B:pass C:4-0R A:1-0R B:2-1R C:pass A:2-2R
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-4 5-3 4-1 3-1"
deal.B = "6-6 6-2 5-0 4-0 1-1 0-0"
deal.C = "6-3 5-5 4-3 4-2 2-0 1-0"
yard = "3-2 5-1 3-3 6-1 6-5 4-4 5-2 2-1 3-0 2-2"
play = """
A:6-4 B:4-0R C:6-3L A:5-3L B:5-0L C:2-0L A:6-0R B:6-6R C:4-2L
A:5-4L B:6-2R C:5-5L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-3 5-1 4-4 1-1"
deal.B = "6-6 6-3 6-1 5-2 3-2 3-1"
deal.C = "6-2 5-0 4-1 2-1 2-0 1-0"
yard = "6-0 2-2 6-5 4-0 3-0 4-2 3-3 4-3 5-4 0-0"
play = """
B:6-6 C:6-2L A:6-4R B:5-2L C:5-0L A:4-4R B:pass C:4-1R A:5-1R
B:pass C:2-0L A:5-5R B:3-2L C:pass A:5-3L
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 5-4 5-3 3-3 3-1"
deal.B = "6-5 6-0 5-0 4-1 2-2 1-0"
deal.C = "6-3 6-2 6-1 4-3 2-1 1-1"
yard = "5-1 5-5 3-2 4-4 0-0 2-0 4-0 3-0 5-2 4-2"
play = """
C:6-3 A:6-6L B:6-0L C:4-3R A:6-4R B:6-5R C:pass A:5-4R B:1-0L
C:6-1L A:pass B:4-1R C:6-2L A:3-1R B:2-2L C:2-1L A:5-3R B:5-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-41"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2, D = 3 }
score = { A = 4, B = 20, C = 16, D = 4 }

[match.options]
max_pip = 6
hand_size = 5
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 20
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-41"
commitment = "d6afd9c6afbda998435d1e7ddcb191f0b5b53409cff21d84b0cb2c6fa0a39c92"
secret = "cdc77e9a095df8b04a2f474c9907deba5aab9c88cb20eeb1d2dee364dc7b0d75"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 5-2 4-4 3-3"
deal.B = "6-2 5-1 4-2 4-0 0-0"
deal.C = "6-4 6-0 5-5 5-4 1-1"
deal.D = "6-6 5-0 4-3 3-2 3-0"
yard = "2-0 6-5 1-0 5-3 2-2 2-1 4-1 3-1"
play = """
D:6-6 A:6-1L B:6-2R C:1-1L D:3-2R A:6-3R B:5-1L C:5-5L D:5-0L
A:pass B:4-0L C:6-4L D:pass A:pass B:pass C:6-0L D:3-0L A:3-3L
B:pass C:pass D:4-3L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-3 5-2 4-4 4-1"
deal.B = "6-3 6-2 6-1 6-0 3-0"
deal.C = "4-3 3-2 2-2 2-0 0-0"
deal.D = "5-5 5-4 5-0 4-2 1-1"
yard = "4-0 3-1 6-6 2-1 1-0 5-1 3-3 6-4"
play = """
A:6-5 B:6-3L C:3-2L D:4-2L A:4-1L B:6-1L C:pass D:5-5R A:5-2R
B:6-2L C:2-2L D:pass A:pass B:pass C:2-0L D:5-0L A:5-3L B:3-0L
C:0-0L D:pass A:pass B:6-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-3 4-4 3-3 2-2 2-0"
deal.B = "6-4 6-3 6-0 4-3 3-2"
deal.C = "6-1 5-0 4-0 2-1 1-0"
deal.D = "6-6 5-2 4-2 3-0 0-0"
yard = "1-1 6-5 4-1 3-1 5-4 5-1 5-5 6-2"
play = """
B:6-4 C:6-1L D:4-2R A:2-2R B:3-2R C:1-0L D:3-0L A:3-3L B:6-3L
C:pass D:6-6L A:5-3R B:6-0L C:5-0R D:0-0L A:2-0L B:pass C:2-1L
D:pass A:pass B:pass C:4-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 4-2 3-2 2-1"
deal.B = "6-6 6-3 6-1 4-0 3-1"
deal.C = "6-4 5-3 4-1 3-0 1-1"
deal.D = "6-0 5-2 5-0 4-4 0-0"
yard = "1-0 4-3 3-3 5-1 2-2 6-2 2-0 5-4"
play = """
C:1-1 D:pass A:2-1L B:6-1R C:6-4R D:5-2L A:4-2R B:pass C:5-3L
D:pass A:3-2R B:6-3L C:3-0R D:6-0L A:pass B:4-0L C:4-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-1 3-0 1-1 0-0"
deal.B = "6-5 5-2 5-0 3-2 2-1"
deal.C = "6-2 6-0 5-4 4-2 3-1"
deal.D = "6-3 5-5 4-4 3-3 2-0"
yard = "4-0 6-1 5-3 4-3 6-4 4-1 1-0 2-2"
play = """
D:6-3 A:3-0R B:6-5L C:6-0R D:5-5L A:5-1L B:2-1L C:6-2R D:2-0L
A:0-0L B:5-2R C:5-4R D:4-4R A:pass B:5-0L C:4-2R D:pass A:pass
B:3-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-4 4-3 3-3 1-1"
deal.B = "6-4 6-3 5-2 5-1 2-1"
deal.C = "6-1 5-0 4-0 3-0 0-0"
deal.D = "6-5 4-4 4-1 3-1 2-2"
yard = "6-0 3-2 6-6 4-2 2-0 5-3 5-5 1-0"
play = """
A:3-3 B:6-3L C:3-0R D:6-5L A:5-4L B:6-4L C:0-0R D:pass A:6-2L
B:5-2L C:5-0L D:pass A:pass B:pass C:4-0L D:4-4L A:4-3L B:pass
C:pass D:3-1L A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-1 3-3 2-1 2-0"
deal.B = "6-1 5-2 4-1 3-1 1-0"
deal.C = "6-6 6-3 4-2 3-0 0-0"
deal.D = "6-0 5-3 4-3 4-0 2-2"
yard = "6-2 1-1 5-0 5-5 3-2 6-4 4-4 5-4"
play = """
B:6-1 C:6-6L D:6-0L A:5-1R B:5-2R C:4-2R D:4-0L A:pass B:4-1L
C:pass D:4-3R A:2-1L B:3-1R C:pass D:2-2L A:2-0L B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 4-3 3-0 2-0"
deal.B = "6-2 6-0 5-1 5-0 4-0"
deal.C = "6-5 4-4 4-2 3-2 0-0"
deal.D = "5-4 5-2 3-1 2-1 1-0"
yard = "5-3 5-5 6-3 3-3 6-6 4-1 2-2 1-1"
play = """
C:4-4 D:5-4L A:4-3R B:5-1L C:3-2R D:3-1L A:3-0L B:6-2R C:6-5R
D:1-0L A:6-1L B:6-0L C:0-0L D:5-2R A:2-0R B:5-0L C:pass D:pass
A:pass B:4-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 4-1 3-3 3-1 2-0"
deal.B = "5-5 4-2 4-0 2-1 0-0"
deal.C = "6-3 6-2 6-0 3-0 1-0"
deal.D = "6-1 5-4 5-1 4-4 1-1"
yard = "5-0 5-2 2-2 3-2 4-3 6-5 5-3 6-4"
play = """
D:6-1 A:4-1R B:4-2R C:6-2R D:pass A:6-6L B:pass C:6-0L D:pass
A:2-0L B:2-1L C:1-0L D:pass A:pass B:4-0L C:6-3R D:5-4L A:3-3R
B:5-5L C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-1 3-1 2-0"
deal.B = "4-4 4-1 3-2 3-0 1-0"
deal.C = "6-2 6-1 5-5 5-2 4-0"
deal.D = "6-5 6-0 5-4 4-2 1-1"
yard = "2-2 5-3 3-3 5-0 0-0 2-1 6-6 4-3"
play = """
A:5-1 B:4-1R C:5-5L D:6-5L A:6-4L B:4-4L C:4-0L D:6-0L A:6-3L
B:3-2L C:6-2L D:5-4R A:pass B:pass C:5-2R D:4-2R A:pass B:pass
C:6-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-3 5-1 1-1 1-0"
deal.B = "5-0 4-3 3-1 3-0 2-1"
deal.C = "6-5 6-0 5-5 4-1 4-0"
deal.D = "6-6 6-4 5-2 4-2 2-2"
yard = "4-4 6-3 3-2 2-0 5-4 3-3 0-0 6-2"
play = """
B:4-3 C:4-0L D:pass A:1-0L B:3-1L C:pass D:pass A:5-3L B:5-0L
C:6-0L D:6-6L A:6-1L B:2-1L C:pass D:5-2L A:5-1L B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-42"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 5, D = 4, E = 2 }
score = { A = 27, B = 20, C = 0, D = 18, E = 20 }

[match.options]
max_pip = 6
hand_size = 4
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 25
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-42"
commitment = "53c161041f76db38d858ec133d1496f25cfa0bd164533433cb47688489a749b8"
secret = "088f99ee2c381e64ec318a0256dd4278062bcab247c17ac093bb6e4f0f2ff9f7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "E"
deal.A = "6-5 6-1 5-4 5-0"
deal.B = "5-2 4-2 4-0 3-2"
deal.C = "4-4 4-1 3-3 2-2"
deal.D = "6-3 3-0 2-1 0-0"
deal.E = "6-6 6-0 5-3 3-1"
yard = "2-0 5-5 4-3 1-1 1-0 6-2 5-1 6-4"
play = """
E:6-6 A:6-5L B:5-2L C:2-2L D:6-3R E:5-3R A:5-4R B:4-2R C:pass
D:2-1L E:3-1L A:pass B:3-2L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 3-2 3-1 1-0"
deal.B = "6-5 6-2 5-2 3-0"
deal.C = "5-0 4-2 4-1 1-1"
deal.D = "5-5 4-4 3-3 2-0"
deal.E = "6-0 5-4 2-2 0-0"
yard = "4-3 5-3 6-4 6-3 5-1 6-6 2-1 4-0"
play = """
A:6-1 B:6-5L C:5-0L D:2-0L E:2-2L A:3-2L B:3-0L C:4-1R D:4-4R
E:5-4R A:1-0L B:5-2R C:1-1L D:pass E:pass A:3-1L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-3 5-0 3-2"
deal.B = "6-2 5-4 3-1 0-0"
deal.C = "6-3 4-1 2-1 1-0"
deal.D = "6-5 4-2 3-3 2-0"
deal.E = "6-1 5-5 3-0 2-2"
yard = "6-0 4-0 1-1 5-2 4-4 5-1 4-3 6-4"
play = """
B:0-0 C:1-0L D:2-0R E:6-1L A:6-6L B:6-2R C:6-3L D:6-5R E:5-5R
A:5-3L B:5-4L C:4-1L D:pass E:pass A:5-0R B:3-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-4 3-0 2-2"
deal.B = "6-6 6-0 5-3 4-4"
deal.C = "5-5 4-0 3-3 3-2"
deal.D = "6-4 4-1 2-1 1-1"
deal.E = "6-3 5-2 5-0 4-3"
yard = "0-0 2-0 1-0 3-1 4-2 5-1 6-1 6-5"
play = """
C:5-5 D:pass E:5-2L A:5-4R B:4-4R C:3-2L D:4-1R E:6-3L A:6-2L
B:pass C:pass D:1-1R E:pass A:2-2L B:pass C:pass D:2-1L
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 4-4 3-1 0-0"
deal.B = "6-5 4-2 2-2 1-1"
deal.C = "6-1 5-1 3-2 2-0"
deal.D = "6-4 5-2 4-0 1-0"
deal.E = "6-2 6-0 5-4 2-1"
yard = "3-3 4-1 4-3 5-3 3-0 5-0 6-6 6-3"
play = """
D:1-0 E:6-0R A:3-1L B:6-5R C:3-2L D:5-2R E:6-2L A:pass B:2-2R
C:6-1L D:pass E:2-1L A:pass B:4-2L C:2-0R D:4-0R E:5-4L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "E"
deal.A = "5-4 5-1 3-2 0-0"
deal.B = "6-2 4-4 4-3 4-0"
deal.C = "6-4 6-1 4-1 3-0"
deal.D = "5-5 5-2 4-2 3-3"
deal.E = "6-0 5-3 2-2 1-1"
yard = "1-0 6-3 6-6 5-0 2-1 6-5 2-0 3-1"
play = """
E:5-3 A:5-4L B:4-3R C:6-4L D:4-2R E:6-0L A:3-2R B:4-0L C:4-1L
D:3-3R E:1-1L A:5-1L B:pass C:3-0R D:5-2L E:2-2L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "A"
deal.A = "5-5 4-1 3-2 2-0"
deal.B = "6-3 5-3 4-3 3-1"
deal.C = "6-0 5-1 5-0 3-0"
deal.D = "6-6 6-2 5-2 4-2"
deal.E = "6-4 5-4 4-0 0-0"
yard = "6-1 1-0 1-1 6-5 4-4 2-2 2-1 3-3"
play = """
A:5-5 B:5-3L C:3-0L D:5-2R E:4-0L A:4-1L B:3-1L C:pass D:4-2R
E:6-4R A:3-2L B:6-3R C:pass D:6-2L E:pass A:pass B:4-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-0 1-0 0-0"
deal.B = "6-4 5-3 3-1 2-2"
deal.C = "4-4 4-3 3-0 1-1"
deal.D = "6-1 4-0 3-3 3-2"
deal.E = "5-5 5-4 4-1 2-0"
yard = "6-6 5-1 6-2 2-1 6-0 4-2 6-5 6-3"
play = """
B:2-2 C:pass D:3-2L E:2-0R A:5-0R B:5-3R C:4-3L D:4-0L E:pass
A:1-0L B:3-1L C:3-0L D:3-3R E:pass A:0-0L
"""
end = "blocked"
delta = { A = 2, B = 0, C = 0, D = 3, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-2 4-2 3-1"
deal.B = "6-6 5-3 5-1 2-1"
deal.C = "6-1 4-4 1-0 0-0"
deal.D = "6-5 4-0 3-2 2-0"
deal.E = "6-4 6-2 5-4 3-3"
yard = "4-3 5-5 4-1 5-0 6-3 1-1 2-2 3-0"
play = """
C:6-1 D:6-5L E:5-4L A:4-2L B:2-1L C:1-0L D:4-0L E:6-4L A:6-0L
B:5-1R C:0-0L D:2-0L E:6-2L A:5-2R B:6-6L C:pass D:3-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-0 4-1 2-1"
deal.B = "6-5 5-4 5-2 5-1"
deal.C = "6-1 3-3 1-1 1-0"
deal.D = "6-6 4-4 4-0 2-2"
deal.E = "6-0 5-5 3-2 3-0"
yard = "4-2 6-3 4-3 0-0 2-0 3-1 6-2 5-3"
play = """
D:4-4 E:pass A:6-4L B:6-5L C:pass D:4-0R E:5-5L A:5-0L B:pass
C:1-0L D:pass E:6-0R A:4-1L B:5-4L C:6-1R D:pass E:pass A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-2 5-5 5-1 2-0"
deal.B = "6-5 6-1 5-3 4-0"
deal.C = "5-0 4-1 3-3 0-0"
deal.D = "6-6 6-3 6-0 1-1"
deal.E = "6-4 5-4 4-2 3-2"
yard = "3-0 4-3 3-1 5-2 2-2 4-4 1-0 2-1"
play = """
E:6-4 A:6-2L B:4-0R C:5-0R D:pass E:5-4R A:2-0L B:pass C:0-0L
D:6-0L E:4-2R A:pass B:6-5L C:pass D:pass E:3-2R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 4-4 3-0"
deal.B = "5-5 4-0 2-2 1-0"
deal.C = "6-5 6-2 5-2 2-0"
deal.D = "6-1 4-3 2-1 0-0"
deal.E = "6-6 5-4 5-3 4-2"
yard = "5-0 5-1 3-1 3-3 6-3 1-1 3-2 4-1"
play = """
A:6-4 B:4-0R C:6-5L D:0-0R E:5-4L A:4-4L B:1-0R C:pass D:4-3L
E:5-3L A:pass B:5-5L C:5-2L D:6-1R E:6-6R A:6-0R B:2-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 4-2 3-1 2-2"
deal.B = "6-3 5-3 5-0 4-3"
deal.C = "5-4 5-2 5-1 2-0"
deal.D = "4-1 3-2 3-0 1-1"
deal.E = "6-5 4-4 2-1 0-0"
yard = "5-5 6-2 4-0 6-0 6-6 6-1 3-3 1-0"
play = """
B:5-3 C:5-4L D:4-1L E:2-1L A:4-2L B:4-3L C:pass D:3-0L E:0-0L
A:3-1R B:5-0L C:5-2L D:3-2L E:pass A:pass B:6-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-1 5-1"
deal.B = "6-0 4-1 4-0 0-0"
deal.C = "5-4 5-3 4-4 2-2"
deal.D = "6-4 4-3 3-0 1-0"
deal.E = "6-3 5-5 2-1 2-0"
yard = "4-2 3-1 3-3 1-1 5-0 6-2 3-2 5-2"
play = """
C:5-4 D:6-4R E:5-5L A:6-6R B:6-0R C:5-3L D:1-0R E:6-3L A:6-5L
B:4-1R C:4-4R D:4-3R E:pass A:5-1L B:pass C:pass D:3-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-3 4-2 3-2"
deal.B = "5-1 5-0 4-4 4-1"
deal.C = "4-3 3-1 2-0 1-0"
deal.D = "6-4 6-2 6-1 5-2"
deal.E = "6-6 6-0 3-3 0-0"
yard = "6-3 6-5 4-0 3-0 2-1 1-1 5-5 2-2"
play = """
D:5-2 E:pass A:5-4L B:4-4L C:4-3L D:6-2R E:6-6R A:5-3L B:5-1L
C:3-1L D:6-4R E:3-3L A:4-2R B:pass C:2-0R D:pass E:6-0R A:3-2L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-1 4-3 3-1 2-1"
deal.B = "5-2 4-0 3-0 2-0"
deal.C = "6-6 6-3 5-1 5-0"
deal.D = "3-3 3-2 1-1 0-0"
deal.E = "6-2 5-5 5-3 4-1"
yard = "4-2 1-0 6-0 6-5 4-4 5-4 6-4 2-2"
play = """
E:5-5 A:pass B:5-2L C:5-1R D:1-1R E:6-2L A:6-1L B:pass C:pass
D:pass E:4-1L A:4-3L B:3-0L C:5-0L D:pass E:5-3L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-1 4-2"
deal.B = "6-1 5-2 1-1 0-0"
deal.C = "4-1 4-0 3-0 2-1"
deal.D = "6-2 5-3 4-4 4-3"
deal.E = "5-4 3-3 3-1 1-0"
yard = "6-3 5-0 5-5 2-2 6-0 2-0 3-2 6-5"
play = """
A:6-6 B:6-1L C:4-1L D:4-3L E:3-3L A:6-4R B:pass C:3-0L D:4-4R
E:5-4R A:5-1R B:1-1R C:4-0L D:pass E:3-1R A:4-2L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-43"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 2, D = 6, E = 2, F = 2 }
score = { A = 30, B = 12, C = 12, D = 0, E = 12, F = 12 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 30
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-43"
commitment = "9024276ca0961919fc6a5e5283410082bd995a174c2db0e2e58926060a1a00ea"
secret = "eb5e652b517ebd9c63ae3e28c96a0b3d1fe120f843f230ab252dfe559aad4e16"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-6 5-5 4-2"
deal.B = "6-5 6-4 5-3"
deal.C = "4-0 3-3 1-0"
deal.D = "5-4 4-4 2-1"
deal.E = "6-3 3-1 2-0"
deal.F = "6-0 4-1 2-2"
yard = "0-0 4-3 5-2 3-0 6-1 6-2 5-1 3-2 1-1 5-0"
play = """
D:5-4 E:pass F:4-1R A:5-5L B:6-5L C:1-0R D:pass E:6-3L F:6-0R
A:6-6R B:5-3L C:pass D:pass E:pass F:pass A:pass B:6-4R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "3-0 2-1 0-0"
deal.B = "6-1 4-4 2-2"
deal.C = "6-2 5-4 3-2"
deal.D = "3-3 2-0 1-1"
deal.E = "6-4 4-1 4-0"
deal.F = "5-3 4-3 4-2"
yard = "6-6 3-1 5-5 5-1 6-3 5-0 6-0 5-2 1-0 6-5"
play = """
E:6-4 F:4-3R A:3-0R B:6-1L C:pass D:1-1L E:4-0R F:4-2R A:2-1R
B:pass C:pass D:pass E:4-1L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "5-1 4-1 3-1"
deal.B = "5-4 4-3 2-0"
deal.C = "6-6 6-4 6-0"
deal.D = "6-1 5-0 1-1"
deal.E = "5-3 3-0 2-1"
deal.F = "5-2 2-2 1-0"
yard = "6-2 5-5 6-3 4-2 0-0 4-4 3-2 4-0 6-5 3-3"
play = """
F:5-2 A:5-1L B:2-0R C:6-0R D:6-1L E:pass F:pass A:pass B:pass
C:6-4L D:pass E:pass F:pass A:4-1L B:pass C:6-6R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "4-1 4-0 2-0"
deal.B = "5-5 5-4 5-2"
deal.C = "5-1 3-3 1-0"
deal.D = "6-0 3-1 2-1"
deal.E = "6-4 4-2 3-2"
deal.F = "5-3 2-2 0-0"
yard = "5-0 3-0 4-3 6-5 6-6 4-4 1-1 6-3 6-1 6-2"
play = """
A:4-0 B:5-4L C:5-1L D:6-0R E:6-4R F:pass A:4-1L B:pass C:pass
D:pass E:4-2L F:2-2L A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 4-4 3-3"
deal.B = "6-6 2-1 2-0"
deal.C = "6-0 4-2 0-0"
deal.D = "6-5 6-3 5-3"
deal.E = "6-2 4-0 3-1"
deal.F = "5-5 5-4 3-2"
yard = "5-0 1-0 6-4 4-3 5-1 6-1 3-0 4-1 2-2 1-1"
play = """
B:6-6 C:6-0L D:6-5R E:4-0L F:5-4L A:5-2L B:2-1L C:pass D:5-3R
E:3-1R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 4-2 1-0"
deal.B = "6-3 5-2 4-3"
deal.C = "5-5 4-1 3-3"
deal.D = "6-0 2-0 1-1"
deal.E = "6-6 5-1 3-2"
deal.F = "6-2 3-1 3-0"
yard = "5-0 2-2 5-3 6-5 2-1 6-1 4-0 4-4 0-0 6-4"
play = """
C:3-3 D:pass E:3-2L F:6-2L A:pass B:6-3L C:pass D:pass E:pass
F:3-1L A:1-0L B:4-3R C:4-1R D:6-0L E:6-6L F:pass A:pass B:pass
C:pass D:1-1R E:5-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 3-3 2-2"
deal.B = "5-4 3-0 0-0"
deal.C = "4-3 4-0 1-1"
deal.D = "6-5 6-4 6-3"
deal.E = "6-1 5-1 4-4"
deal.F = "6-0 4-2 3-1"
yard = "5-5 2-1 4-1 5-2 5-0 1-0 6-6 2-0 3-2 5-3"
play = """
D:6-5 E:6-1L F:3-1L A:3-3L B:3-0L C:4-0L D:6-4L E:5-1R F:6-0L
A:pass B:0-0L C:1-1R
"""
end = "blocked"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "E"
deal.A = "6-1 4-1 2-1"
deal.B = "4-4 3-2 3-1"
deal.C = "6-6 6-3 3-0"
deal.D = "6-0 5-3 2-0"
deal.E = "6-4 5-2 4-0"
deal.F = "6-2 5-1 4-2"
yard = "5-0 0-0 1-0 3-3 4-3 6-5 5-5 5-4 1-1 2-2"
play = """
E:6-4 F:6-2L A:4-1R B:3-2L C:3-0L D:6-0L E:pass F:5-1R A:6-1L
B:3-1L C:6-3L D:5-3R E:pass F:pass A:pass B:pass C:6-6L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-5 5-0 2-2"
deal.B = "6-6 6-3 4-2"
deal.C = "6-4 5-5 1-1"
deal.D = "6-2 4-3 1-0"
deal.E = "5-3 5-2 4-4"
deal.F = "6-1 3-1 2-0"
yard = "4-0 3-3 2-1 0-0 5-4 3-2 6-0 5-1 3-0 4-1"
play = """
F:6-1 A:6-5L B:pass C:5-5L D:1-0R E:5-3L F:3-1L A:5-0R B:pass
C:1-1L D:pass E:5-2R F:2-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "A"
deal.A = "3-2 3-1 3-0"
deal.B = "6-3 3-3 1-0"
deal.C = "6-6 4-1 0-0"
deal.D = "6-1 2-0 1-1"
deal.E = "5-5 5-0 4-3"
deal.F = "6-5 6-4 6-0"
yard = "5-4 4-4 5-3 5-2 4-2 4-0 6-2 2-2 2-1 5-1"
play = """
A:3-2 B:6-3L C:6-6L D:6-1L E:pass F:pass A:3-1L B:3-3L C:pass
D:2-0R E:5-0R F:6-5R A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-3"
deal.B = "5-1 4-0 2-2"
deal.C = "6-5 6-3 4-1"
deal.D = "5-5 5-0 4-2"
deal.E = "6-6 6-2 1-1"
deal.F = "5-4 4-4 2-1"
yard = "3-2 1-0 0-0 4-3 3-0 6-1 2-0 5-2 3-3 3-1"
play = """
B:5-1 C:6-5L D:pass E:6-6L F:2-1R A:6-4L B:4-0L C:pass D:4-2R
E:pass F:5-4R A:6-0L B:pass C:6-3L D:5-5R E:pass F:pass A:5-3L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 4-4 2-0"
deal.B = "5-0 4-1 1-1"
deal.C = "4-2 2-2 0-0"
deal.D = "6-6 5-4 2-1"
deal.E = "6-4 5-3 4-3"
deal.F = "6-2 5-1 3-0"
yard = "3-3 6-1 6-0 4-0 6-5 3-2 5-5 3-1 5-2 1-0"
play = """
C:2-2 D:2-1L E:pass F:5-1L A:2-0R B:5-0L C:0-0L D:pass E:pass
F:3-0L A:6-3L B:pass C:pass D:6-6L E:6-4L F:pass A:4-4L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-4 3-1"
deal.B = "5-3 4-3 4-2"
deal.C = "6-2 5-5 2-1"
deal.D = "5-2 4-4 0-0"
deal.E = "6-5 5-1 1-0"
deal.F = "5-0 4-0 2-0"
yard = "3-2 6-0 6-1 2-2 1-1 6-3 4-1 6-6 3-0 3-3"
play = """
D:4-4 E:pass F:4-0L A:6-4R B:pass C:6-2R D:5-2R E:6-5R F:5-0L
A:5-4L B:4-3L C:pass D:pass E:pass F:pass A:3-1L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-44"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 6, B = 15, C = 9 }

[match.options]
max_pip = 6
hand_size = 6
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 15
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-44"
commitment = "4e54ace40904f41acd8568ab72562cdc631b940e32bea7d9829792d38a32f2d9"
secret = "ac657143c9652dae5af5c31c11f32e812198a71a75db7a6d2fbadc7c01f97721"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-4 5-3 5-2 5-0 4-3 3-0"
deal.B = "6-5 6-1 4-2 4-1 2-0 1-0"
deal.C = "6-6 6-3 6-2 6-0 2-2 0-0"
yard = "1-1 5-5 3-3 3-2 3-1 4-4 2-1 6-4 4-0 5-1"
play = """
A:5-4 B:6-5L C:6-6L A:4-3R B:6-1L C:6-3R A:pass B:4-1L C:6-2R
A:5-2R B:4-2L C:2-2L A:5-3R B:2-0L C:6-0L A:3-0R B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-4 5-3 5-1 4-4 4-1"
deal.B = "6-3 6-2 6-1 4-0 2-2 2-0"
deal.C = "6-0 5-5 5-0 4-3 3-0 0-0"
yard = "1-1 3-1 2-1 3-2 5-2 6-6 1-0 6-4 4-2 3-3"
play = """
B:2-0 C:6-0R A:6-5R B:2-2L C:5-5R A:5-4R B:4-0R C:5-0R A:5-3R
B:6-2L C:4-3R A:4-4R B:6-1L C:pass A:5-1L B:pass C:pass A:4-1R
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 6-0 5-3 5-1 0-0"
deal.B = "6-6 5-5 3-3 3-1 2-2 2-1"
deal.C = "6-5 5-0 4-2 4-0 2-0 1-0"
yard = "5-2 3-2 5-4 4-4 1-1 6-1 6-4 4-3 3-0 4-1"
play = """
C:6-5 A:6-3L B:5-5R C:5-0R A:5-3L B:pass C:4-0R A:5-1L B:2-1L
C:4-2L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 5-2 4-4 4-3 4-0"
deal.B = "6-4 5-1 5-0 4-1 3-3 0-0"
deal.C = "6-6 6-5 6-2 5-3 2-0 1-1"
yard = "4-2 5-5 1-0 3-0 2-2 3-1 6-0 3-2 2-1 6-3"
play = """
A:6-1 B:6-4L C:1-1R A:5-4L B:4-1R C:6-5L A:4-4R B:pass C:6-6L
A:4-3R B:3-3R C:6-2L A:5-2L B:5-1L C:5-3R A:pass B:5-0R C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-5 5-4 4-4 3-3"
deal.B = "6-1 6-0 5-3 5-2 3-2 3-1"
deal.C = "6-4 6-2 4-3 4-1 2-1 1-1"
yard = "6-6 4-2 3-0 5-1 5-0 1-0 2-0 4-0 0-0 2-2"
play = """
B:5-3 C:4-3R A:6-5L B:6-1L C:6-4R A:6-3R B:3-2R C:6-2R A:pass
B:3-1L C:pass A:3-3L B:6-0R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-1 5-4 4-3 3-3 3-0"
deal.B = "6-5 5-2 5-1 4-0 2-2 0-0"
deal.C = "6-2 4-2 4-1 3-2 2-1 1-0"
yard = "1-1 4-4 3-1 5-0 5-3 2-0 5-5 6-3 6-4 6-0"
play = """
C:6-2 A:6-6L B:6-5L C:4-2R A:5-4L B:4-0L C:4-1R A:3-0L B:5-1R
C:3-2L A:pass B:5-2R C:2-1L A:6-1L B:2-2R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-3 4-4 3-0 0-0"
deal.B = "6-4 6-1 5-5 3-2 2-2 2-0"
deal.C = "6-3 5-4 5-1 4-1 3-3 1-0"
yard = "3-1 4-0 6-5 5-0 4-3 5-2 1-1 6-0 4-2 2-1"
play = """
A:6-6 B:6-1L C:6-3R A:5-3R B:5-5R C:5-4R A:4-4R B:6-4R C:5-1L
A:6-2R B:2-2R C:pass A:pass B:3-2R C:3-3R A:3-0R B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-3 5-2 3-3 3-2 1-1"
deal.B = "6-4 6-1 5-4 4-3 2-0 0-0"
deal.C = "5-1 4-4 4-2 4-1 4-0 1-0"
yard = "3-1 2-2 6-5 6-0 6-6 3-0 5-0 5-5 2-1 6-3"
play = """
B:2-0 C:4-2L A:pass B:5-4L C:5-1L A:1-1L B:6-1L C:4-0R A:6-2L
B:4-3R C:pass A:5-2L B:pass C:pass A:5-3L B:pass C:pass A:3-3L
B:pass C:pass A:3-2L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 5-1 4-4 3-2 2-2"
deal.B = "6-4 5-4 5-0 3-3 1-1 0-0"
deal.C = "6-2 5-5 5-2 4-3 4-0 2-0"
yard = "6-6 5-3 3-1 4-2 6-1 2-1 1-0 6-3 3-0 4-1"
play = """
C:5-5 A:6-5L B:5-0R C:6-2L A:3-2L B:0-0R C:4-3L A:4-4L B:5-4L
C:5-2L A:2-2L B:pass C:4-0R A:pass B:6-4R C:2-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 5-2 4-0 3-2 3-1"
deal.B = "6-6 6-5 6-3 6-2 4-4 3-0"
deal.C = "6-4 5-0 4-3 4-1 2-1 1-0"
yard = "2-2 4-2 3-3 0-0 6-1 2-0 5-1 5-4 5-3 1-1"
play = """
A:6-0 B:3-0R C:6-4L A:4-0L B:6-3R C:5-0L A:5-5L B:6-6R C:pass
A:5-2L B:6-2L C:pass A:pass B:6-5L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3, C = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-45"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 3, C = 2, D = 1 }
score = { A = 8, B = 12, C = 16, D = 20 }

[match.options]
max_pip = 6
hand_size = 5
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 20
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-45"
commitment = "bce047a151c8b22b8f81e44b357c5620e3c312245d6386e46e0c17ba7bf7b5a8"
secret = "9cfeb69da5d7be848c2880ead8d4bc9fe1595974aca9fe47288e5bee450f50a7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-2 4-0 3-2"
deal.B = "6-4 5-3 4-4 2-1 1-1"
deal.C = "6-6 5-4 5-1 4-1 2-2"
deal.D = "5-0 4-2 3-3 3-1 1-0"
yard = "3-0 6-1 2-0 0-0 4-3 6-2 6-3 6-0"
play = """
A:6-5 B:6-4L C:5-4L D:5-0L A:5-5R B:5-3R C:pass D:1-0L A:3-2R
B:2-1L C:2-2L D:4-2L A:5-2R B:4-4L C:4-1L D:3-1L A:pass B:pass
C:5-1R D:3-3L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-1 5-4 5-0"
deal.B = "5-5 3-2 3-0 2-2 0-0"
deal.C = "6-6 5-1 3-3 3-1 2-0"
deal.D = "6-2 5-2 4-4 4-1 1-0"
yard = "2-1 6-4 5-3 4-3 1-1 4-0 6-0 4-2"
play = """
B:5-5 C:5-1L D:4-1L A:5-0R B:3-0R C:3-3R D:4-4L A:6-3R B:pass
C:6-6R D:6-2R A:5-4L B:3-2R C:3-1R D:5-2L A:6-1R B:2-2L C:2-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-4 5-2 5-0 3-1"
deal.B = "6-0 5-3 4-3 4-2 1-0"
deal.C = "5-1 4-1 4-0 2-2 0-0"
deal.D = "6-6 6-5 6-4 6-1 1-1"
yard = "3-2 6-3 2-0 2-1 3-3 5-5 3-0 4-4"
play = """
C:0-0 D:pass A:5-0L B:5-3L C:4-0R D:6-4R A:3-1L B:6-0R C:5-1L
D:6-5L A:6-2L B:4-2L C:4-1L D:6-1L A:pass B:1-0R C:pass D:6-6L
A:pass B:pass C:pass D:1-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 5-4 2-1 1-0"
deal.B = "6-6 6-4 5-3 4-3 3-0"
deal.C = "5-2 4-4 3-3 2-0 1-1"
deal.D = "6-3 6-0 5-5 4-2 0-0"
yard = "6-2 5-0 2-2 4-0 3-1 3-2 5-1 4-1"
play = """
D:6-3 A:6-1L B:5-3R C:5-2R D:4-2R A:1-0L B:6-4R C:2-0L D:6-0R
A:2-1L B:3-0R C:3-3R D:pass A:pass B:4-3R C:4-4R D:pass A:5-4R
B:pass C:1-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 6-0 4-2 4-1"
deal.B = "6-6 4-0 3-3 3-0 2-1"
deal.C = "6-1 5-4 5-3 5-1 4-4"
deal.D = "5-5 5-2 2-2 1-0 0-0"
yard = "1-1 3-1 6-3 5-0 2-0 3-2 6-5 4-3"
play = """
A:4-2 B:4-0L C:pass D:1-0L A:4-1L B:2-1R C:4-4L D:pass A:6-4L
B:6-6L C:6-1L D:pass A:pass B:pass C:5-1L D:5-5L A:pass B:pass
C:5-4L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 3-0 1-1 0-0"
deal.B = "5-5 5-3 4-1 3-3 1-0"
deal.C = "6-2 5-2 4-0 3-2 2-2"
deal.D = "6-3 5-1 4-4 4-3 2-0"
yard = "3-1 6-0 5-0 6-6 6-4 4-2 6-5 2-1"
play = """
B:5-5 C:5-2L D:2-0L A:0-0L B:5-3R C:3-2R D:pass A:3-0L B:3-3L
C:2-2R D:6-3L A:6-1L B:4-1L C:4-0L D:pass A:pass B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 5-4 4-3 3-0"
deal.B = "6-4 4-4 3-3 2-1 1-1"
deal.C = "5-2 5-0 4-0 2-2 0-0"
deal.D = "6-6 6-3 5-1 4-1 2-0"
yard = "4-2 5-3 3-2 1-0 6-0 3-1 6-1 6-5"
play = """
C:0-0 D:2-0L A:6-2L B:6-4L C:4-0L D:pass A:3-0L B:3-3L C:5-0R
D:6-3L A:5-5R B:pass C:5-2R D:6-6L A:pass B:2-1R C:pass D:5-1R
A:5-4R B:4-4R C:pass D:4-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-2 4-2 2-0 1-0"
deal.B = "6-3 6-2 4-1 3-0 0-0"
deal.C = "6-1 5-0 4-4 4-0 2-2"
deal.D = "6-6 6-0 5-5 4-3 3-3"
yard = "6-4 5-3 5-4 2-1 1-1 3-2 3-1 5-1"
play = """
D:6-6 A:6-5L B:6-3R C:5-0L D:6-0L A:pass B:6-2L C:2-2L D:4-3R
A:4-2R B:pass C:pass D:pass A:2-0L B:3-0L C:pass D:3-3L A:5-2R
B:pass C:pass D:5-5R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-1 3-2 2-1 0-0"
deal.B = "5-3 5-2 4-1 2-0 1-0"
deal.C = "6-5 5-5 5-4 4-0 3-1"
deal.D = "6-6 6-4 5-0 4-4 1-1"
yard = "2-2 3-3 6-1 4-2 3-0 4-3 6-3 6-0"
play = """
A:2-1 B:5-2L C:5-5L D:5-0L A:0-0L B:4-1R C:4-0L D:6-4L A:6-2L
B:2-0L C:5-4R D:pass A:5-1R B:1-0L C:3-1L D:1-1R A:3-2L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-3 4-3 4-0 2-2 2-0"
deal.B = "6-6 6-4 5-1 4-1 0-0"
deal.C = "6-2 6-0 3-2 2-1 1-1"
deal.D = "6-1 5-4 5-2 5-0 3-3"
yard = "4-2 6-3 3-1 6-5 5-5 1-0 3-0 4-4"
play = """
B:6-6 C:6-2L D:5-2L A:5-3L B:6-4R C:3-2L D:5-4R A:2-0L B:5-1R
C:6-0L D:6-1L A:pass B:4-1L C:1-1R D:pass A:4-0L B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-0 4-1 3-0 2-2"
deal.B = "6-2 6-1 4-3 3-1 1-1"
deal.C = "6-3 5-5 5-4 5-1 2-0"
deal.D = "5-2 4-2 3-2 1-0 0-0"
yard = "4-4 6-4 4-0 3-3 6-0 2-1 6-6 5-3"
play = """
C:5-5 D:5-2L A:2-2L B:6-2L C:6-3L D:3-2L A:5-0R B:pass C:2-0R
D:4-2L A:4-1L B:6-1L C:pass D:pass A:6-5L B:pass C:5-1L D:1-0L
A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 4-3 4-2 3-2 2-0"
deal.B = "6-5 5-0 3-0 2-1 0-0"
deal.C = "5-4 5-1 4-1 2-2 1-1"
deal.D = "6-6 6-1 5-3 5-2 3-1"
yard = "3-3 4-0 1-0 6-3 4-4 6-4 6-2 6-0"
play = """
D:6-6 A:pass B:6-5L C:5-1L D:6-1L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-5 5-1 5-0"
deal.B = "6-5 5-4 5-2 4-2 1-1"
deal.C = "6-6 6-4 3-3 3-0 1-0"
deal.D = "6-3 4-4 4-3 3-2 2-0"
yard = "0-0 4-0 3-1 6-0 2-1 2-2 5-3 4-1"
play = """
A:5-0 B:6-5L C:6-6L D:6-3L A:pass B:pass C:3-0L D:2-0L A:6-2L
B:pass C:6-4L D:4-4L A:pass B:5-4L C:1-0R D:pass A:5-5L B:5-2L
C:pass D:3-2L A:5-1R B:pass C:3-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 4-1 3-3 2-1"
deal.B = "6-0 5-1 5-0 3-0 2-2"
deal.C = "6-2 5-3 4-4 2-0 0-0"
deal.D = "6-6 6-4 6-3 5-2 1-1"
yard = "3-2 4-2 4-3 1-0 5-4 6-1 4-0 3-1"
play = """
B:6-0 C:6-2L D:5-2L A:5-5L B:5-1L C:0-0R D:1-1L A:4-1L B:5-0R
C:4-4L D:6-4L A:6-5L B:pass C:5-3L D:6-3L A:pass B:pass C:pass
D:6-6L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-46"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1, D = 5, E = 3 }
score = { A = 5, B = 20, C = 25, D = 0, E = 5 }

[match.options]
max_pip = 6
hand_size = 4
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 25
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-46"
commitment = "85c564be9286aee42771ce36a5bcfd077eef6f4aa2044be1bcc9c82d26930df2"
secret = "15df541b3717a2d12ff890311ebc6e88088a1eb1fc105c3f1de7fd4697e58a9d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "5-0 3-2 1-1 0-0"
deal.B = "6-2 6-1 4-3 4-1"
deal.C = "6-4 6-3 5-2 2-2"
deal.D = "6-0 5-3 4-4 2-1"
deal.E = "6-6 4-2 3-1 2-0"
yard = "5-4 6-5 3-3 5-1 3-0 1-0 4-0 5-5"
play = """
D:5-3 E:3-1R A:5-0L B:6-1R C:6-4R D:6-0L E:6-6L A:pass B:4-3R
C:6-3L D:pass E:pass A:3-2L B:6-2L
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-5 6-2 6-1 4-2"
deal.B = "5-1 4-1 2-2 1-0"
deal.C = "5-3 5-0 4-3 3-0"
deal.D = "6-6 6-3 3-2 3-1"
deal.E = "6-0 5-5 2-1 1-1"
yard = "3-3 5-4 2-0 5-2 6-4 0-0 4-4 4-0"
play = """
E:5-5 A:6-5L B:5-1R C:pass D:3-1R E:6-0L A:pass B:1-0L C:5-3R
D:pass E:2-1L A:6-2L B:pass C:5-0R D:6-3L E:pass A:pass B:pass
C:4-3L D:pass E:pass A:4-2L B:2-2L C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 3-1 3-0"
deal.B = "4-3 4-2 4-1 2-1"
deal.C = "5-2 5-0 4-4 3-2"
deal.D = "6-6 6-2 6-1 5-1"
deal.E = "6-0 5-4 3-3 2-2"
yard = "0-0 5-5 1-1 2-0 5-3 6-3 1-0 4-0"
play = """
A:6-5 B:pass C:5-2R D:6-1L E:2-2R A:3-1L B:4-3L C:4-4L D:6-2R
E:5-4L A:6-4R B:4-2R C:5-0L D:pass E:6-0L A:pass B:2-1R C:pass
D:6-6L E:pass A:pass B:4-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-3 2-2"
deal.B = "5-5 5-3 4-0 1-0"
deal.C = "5-2 4-4 3-1 3-0"
deal.D = "6-4 6-2 4-2 0-0"
deal.E = "5-1 5-0 4-3 2-1"
yard = "3-2 1-1 6-0 6-1 2-0 3-3 5-4 4-1"
play = """
B:5-5 C:5-2L D:6-2L E:5-1R A:6-6L B:1-0R C:3-0R D:6-4L E:4-3L
A:6-3L B:5-3R C:pass D:pass E:5-0R A:6-5L B:4-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 4-4 3-3 3-2"
deal.B = "6-6 5-2 4-2 4-0"
deal.C = "6-1 5-0 2-2 2-0"
deal.D = "6-4 6-2 3-1 1-1"
deal.E = "5-4 4-3 1-0 0-0"
yard = "4-1 2-1 5-1 6-0 5-3 6-3 5-5 3-0"
play = """
C:6-1 D:3-1R E:4-3R A:6-5L B:5-2L C:2-2L D:6-2L E:5-4R A:pass
B:6-6L C:5-0R D:6-4L E:1-0R A:4-4L B:4-2L C:2-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 4-4 4-0"
deal.B = "6-6 5-5 5-3 3-3"
deal.C = "6-1 6-0 5-4 4-3"
deal.D = "5-2 5-0 3-0 1-1"
deal.E = "6-2 4-1 2-1 2-0"
yard = "5-1 4-2 3-2 6-5 2-2 0-0 3-1 1-0"
play = """
D:3-0 E:2-0R A:6-3L B:6-6L C:6-1L D:5-2R E:4-1L A:6-4L B:5-5R
C:6-0L D:5-0L E:pass A:pass B:5-3L C:4-3L D:pass E:pass A:4-4L
B:pass C:5-4L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-5 4-3 3-3 3-1"
deal.B = "5-1 5-0 2-1 1-0"
deal.C = "6-5 6-1 5-2 0-0"
deal.D = "6-4 6-3 4-4 4-1"
deal.E = "6-2 5-4 5-3 3-2"
yard = "2-0 1-1 3-0 6-0 2-2 4-2 4-0 6-6"
play = """
E:5-4 A:5-5L B:5-1L C:6-1L D:6-4L E:pass A:4-3L B:pass C:pass
D:4-1R E:5-3L A:3-1R B:5-0L C:0-0L D:6-3R E:6-2R A:pass B:2-1R
C:pass D:pass E:pass A:pass B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 4-2 2-0"
deal.B = "6-6 6-2 3-2 3-0"
deal.C = "5-5 5-2 3-1 2-2"
deal.D = "6-3 4-4 2-1 0-0"
deal.E = "6-0 5-1 4-3 4-0"
yard = "5-4 5-3 1-0 5-0 6-5 1-1 3-3 4-1"
play = """
A:6-4 B:6-6L C:pass D:6-3L E:4-3L A:4-2L B:6-2L C:pass D:4-4R
E:6-0L A:2-0L B:3-2L C:3-1L D:2-1L E:4-0R A:pass B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 5-2 3-0"
deal.B = "6-3 5-4 2-1 2-0"
deal.C = "6-0 4-3 4-2 1-1"
deal.D = "4-0 3-2 3-1 2-2"
deal.E = "6-4 5-3 4-4 4-1"
yard = "5-0 1-0 0-0 6-5 5-1 6-2 6-6 3-3"
play = """
B:2-1 C:4-2L D:3-1R E:6-4L A:6-1L B:6-3R C:1-1L D:pass E:4-1L
A:pass B:5-4L C:6-0R D:4-0R E:4-4R A:5-5L B:pass C:4-3R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-4 4-2 3-3 2-2"
deal.B = "6-3 5-5 3-2 0-0"
deal.C = "6-5 5-3 4-1 1-0"
deal.D = "6-2 5-1 3-1 1-1"
deal.E = "6-6 6-0 4-0 2-0"
yard = "3-0 5-4 5-2 2-1 6-1 5-0 4-3 6-4"
play = """
C:6-5 D:6-2L E:2-0L A:pass B:5-5R C:1-0L D:5-1R E:pass A:pass
B:pass C:4-1L D:3-1R E:4-0L A:3-3R B:6-3R C:pass D:pass E:6-6R
A:pass B:0-0L C:pass D:pass E:6-0L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "D"
deal.A = "4-4 4-2 4-1 4-0"
deal.B = "6-0 5-5 5-3 3-3"
deal.C = "6-5 6-3 4-3 0-0"
deal.D = "6-4 3-0 1-1 1-0"
deal.E = "5-4 5-0 3-1 2-0"
yard = "2-2 2-1 6-2 5-1 3-2 6-6 6-1 5-2"
play = """
D:1-1 E:3-1L A:4-1R B:3-3L C:6-3L D:6-4R E:pass A:pass B:6-0L
C:0-0L D:1-0L E:pass A:pass B:pass C:6-5R D:pass E:5-4R A:4-4R
B:pass C:4-3R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-47"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first" }
ended = "completed"
result = "B"
ranks = { A = 4, B = 1, C = 6, D = 2, E = 4, F = 3 }
score = { A = 6, B = 30, C = 0, D = 24, E = 6, F = 18 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 30
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-47"
commitment = "478f730f251db7da8f4010d80c165a077c0233eeb45bdd4e056356bbdfd6f794"
secret = "5e44f6f82504bd0e6bfa2abe0eea89ef6ee06e365174453828df98828040f76c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "E"
deal.A = "6-4 5-3 0-0"
deal.B = "6-6 3-3 2-0"
deal.C = "6-3 5-1 4-1"
deal.D = "4-2 3-1 1-1"
deal.E = "4-4 4-3 3-2"
deal.F = "6-1 5-4 3-0"
yard = "6-2 6-5 1-0 5-2 6-0 4-0 2-1 5-0 2-2 5-5"
play = """
E:4-4 F:5-4L A:5-3L B:3-3L C:6-3L D:4-2R E:3-2R F:6-1L A:pass
B:pass C:4-1L D:3-1R E:4-3L
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-4 5-4 3-0"
deal.B = "5-1 5-0 4-2"
deal.C = "6-6 6-0 4-1"
deal.D = "4-4 1-0 0-0"
deal.E = "6-2 6-1 2-0"
deal.F = "5-5 2-2 2-1"
yard = "6-3 5-2 3-2 6-5 5-3 4-0 3-1 4-3 3-3 1-1"
play = """
F:5-5 A:5-4L B:4-2L C:pass D:pass E:6-2L F:pass A:6-4L B:5-1R
C:4-1R D:4-4L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-0 4-4 4-0"
deal.B = "6-3 6-0 1-0"
deal.C = "6-4 3-3 3-1"
deal.D = "6-1 5-1 0-0"
deal.E = "4-3 4-1 3-0"
deal.F = "6-5 6-2 5-4"
yard = "4-2 2-1 1-1 5-3 2-2 5-2 3-2 6-6 2-0 5-5"
play = """
A:4-4 B:pass C:6-4L D:6-1L E:4-1L F:5-4L A:5-0L B:6-0L C:pass
D:pass E:4-3R F:6-5L A:pass B:6-3R C:pass D:5-1L E:pass F:6-2R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "B"
deal.A = "5-0 4-3 2-2"
deal.B = "6-6 6-2 1-0"
deal.C = "6-3 5-5 5-4"
deal.D = "5-3 2-1 2-0"
deal.E = "6-5 6-1 0-0"
deal.F = "6-0 5-2 3-3"
yard = "1-1 4-0 5-1 3-0 3-1 3-2 4-1 4-4 4-2 6-4"
play = """
B:6-6 C:6-3L D:5-3L E:6-5L F:6-0L A:5-0L B:6-2R C:5-5L D:2-1R
E:6-1R F:5-2L A:2-2L B:pass C:pass D:2-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 2-0 0-0"
deal.B = "6-0 5-0 4-3"
deal.C = "5-5 5-2 3-3"
deal.D = "6-4 6-1 4-4"
deal.E = "6-6 2-1 1-1"
deal.F = "5-3 5-1 3-1"
yard = "2-2 1-0 4-1 6-2 4-0 6-3 3-0 4-2 3-2 5-4"
play = """
C:5-5 D:pass E:pass F:5-3L A:6-5R B:4-3L C:pass D:6-4L E:6-6L
F:pass A:pass B:6-0L C:pass D:6-1R E:1-1R F:5-1R A:0-0L B:5-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-3 4-0"
deal.B = "3-0 2-2 0-0"
deal.C = "6-6 5-2 3-2"
deal.D = "6-4 3-1 1-1"
deal.E = "5-1 4-3 2-0"
deal.F = "5-4 2-1 1-0"
yard = "6-0 5-0 3-3 5-5 6-3 6-2 4-1 4-4 4-2 6-5"
play = """
D:6-4 E:4-3R F:pass A:5-3R B:pass C:5-2R D:pass E:2-0R F:1-0R
A:6-1R B:pass C:6-6L
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-2 3-1 0-0"
deal.B = "5-5 5-0 3-2"
deal.C = "6-5 6-4 6-0"
deal.D = "5-4 5-1 2-2"
deal.E = "5-3 4-2 2-1"
deal.F = "3-0 2-0 1-0"
yard = "6-3 4-4 4-1 5-2 1-1 3-3 4-0 4-3 6-6 6-1"
play = """
E:4-2 F:2-0R A:0-0R B:5-0R C:6-4L D:5-4R E:pass F:pass A:6-2L
B:3-2L C:pass D:pass E:5-3L F:pass A:pass B:5-5L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-5 5-0 0-0"
deal.B = "4-1 2-0 1-0"
deal.C = "6-3 6-2 6-1"
deal.D = "5-4 5-2 4-0"
deal.E = "6-6 4-4 3-0"
deal.F = "6-0 5-3 3-1"
yard = "5-1 1-1 4-2 2-2 6-4 3-2 4-3 5-5 3-3 2-1"
play = """
F:6-0 A:6-5L B:2-0R C:6-2R D:5-4L E:6-6R F:pass A:pass B:4-1L
C:6-1R D:pass E:pass F:3-1L A:pass B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-3 5-1"
deal.B = "6-5 6-1 5-5"
deal.C = "6-4 2-1 2-0"
deal.D = "6-0 4-1 0-0"
deal.E = "6-6 4-4 3-2"
deal.F = "6-2 5-0 4-0"
yard = "4-2 5-2 3-3 1-1 2-2 3-1 1-0 4-3 3-0 5-4"
play = """
A:5-3 B:6-5L C:6-4L D:4-1L E:3-2R F:6-2R A:5-1L B:5-5L C:pass
D:6-0R E:pass F:5-0L A:pass B:pass C:2-0L D:0-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 3-3 2-2"
deal.B = "4-3 3-2 3-1"
deal.C = "6-3 4-0 2-1"
deal.D = "6-1 5-4 5-1"
deal.E = "5-0 1-1 1-0"
deal.F = "5-3 4-2 2-0"
yard = "5-2 6-6 6-2 6-5 4-4 3-0 6-0 0-0 5-5 4-1"
play = """
B:4-3 C:6-3R D:5-4L E:5-0L F:2-0L A:6-4R B:3-2L C:4-0R D:pass
E:1-0R F:5-3L A:pass B:3-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-2 3-0"
deal.B = "5-1 5-0 3-2"
deal.C = "6-0 2-1 1-0"
deal.D = "6-4 4-3 4-0"
deal.E = "5-4 4-1 0-0"
deal.F = "6-3 4-4 2-2"
yard = "6-2 6-1 5-3 6-6 2-0 3-3 4-2 6-5 1-1 3-1"
play = """
C:1-0 D:4-0R E:4-1L F:4-4L A:pass B:pass C:pass D:6-4L E:5-4R
F:6-3L A:5-5R B:3-2L C:2-1L D:pass E:pass F:pass A:5-2R B:5-1L
C:pass D:pass E:pass F:2-2R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "D"
deal.A = "6-3 4-0 3-2"
deal.B = "6-4 6-1 5-4"
deal.C = "5-5 4-1 1-0"
deal.D = "6-6 5-1 5-0"
deal.E = "4-2 2-2 1-1"
deal.F = "5-3 4-3 0-0"
yard = "2-1 4-4 3-3 2-0 6-0 3-0 5-2 6-5 3-1 6-2"
play = """
D:6-6 E:pass F:pass A:6-3L B:6-4R C:4-1R D:5-1R E:pass F:5-3L
A:pass B:5-4L C:5-5R D:5-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-3 5-3 4-4"
deal.B = "4-3 4-1 2-1"
deal.C = "4-2 3-1 0-0"
deal.D = "6-2 3-3 2-0"
deal.E = "6-5 6-4 5-2"
deal.F = "5-4 4-0 1-0"
yard = "5-1 2-2 3-0 5-0 5-5 6-6 1-1 3-2 6-0 6-1"
play = """
E:6-5 F:5-4R A:4-4R B:4-3R C:3-1R D:6-2L E:5-2L F:1-0R A:5-3L
B:pass C:0-0R D:3-3L E:pass F:4-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "F"
deal.A = "6-0 4-2 3-0"
deal.B = "6-5 6-4 2-0"
deal.C = "6-2 4-4 0-0"
deal.D = "5-4 5-1 5-0"
deal.E = "5-5 3-2 1-1"
deal.F = "6-3 3-3 2-2"
yard = "3-1 6-6 6-1 4-1 1-0 4-3 4-0 5-3 2-1 5-2"
play = """
F:6-3 A:6-0L B:2-0L C:6-2L D:pass E:3-2R F:2-2R A:4-2R B:6-5L
C:4-4R D:5-4L E:pass F:pass A:pass B:6-4L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-48"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 9, B = 3, C = 15 }

[match.options]
max_pip = 6
hand_size = 6
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 15
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-48"
commitment = "9c8aef251636fae600ddd8ebc89321289fddf3106344e2eb70f60d23e8d3cc28"
secret = "ab4c30a94585451dea12eb676e48830effaca165ca9dc0619e19ea8ba4cb2a15"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-4 5-3 5-2 1-1"
deal.B = "6-2 5-1 4-1 3-1 1-0 0-0"
deal.C = "6-3 5-0 4-4 3-2 3-0 2-2"
yard = "6-0 2-0 4-0 4-2 6-6 4-3 6-5 6-4 3-3 2-1"
play = """
C:6-3 A:6-1L B:3-1L C:3-2L A:5-2L B:5-1L C:3-0R A:1-1L B:1-0R
C:pass A:pass B:4-1L C:4-4L A:5-4L B:pass C:5-0L A:pass B:0-0L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-5 3-2 3-1 1-1 1-0 0-0"
deal.B = "6-4 6-1 4-3 4-2 4-1 3-0"
deal.C = "6-3 4-4 4-0 3-3 2-2 2-0"
yard = "6-6 5-1 5-3 6-0 5-0 5-2 5-5 6-2 2-1 5-4"
play = """
A:6-5 B:6-4L C:4-4L A:pass B:4-3L C:6-3L A:pass B:6-1L C:pass
A:3-1L B:3-0L C:4-0L A:pass B:4-1L C:pass A:1-1L B:pass C:pass
A:1-0L B:pass C:2-0L A:3-2L B:pass C:3-3L
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-2 4-2 4-1 2-1 0-0"
deal.B = "6-4 5-4 5-3 4-0 3-3 3-0"
deal.C = "6-1 6-0 5-1 3-2 3-1 1-1"
yard = "2-0 6-5 4-4 4-3 1-0 5-0 6-3 5-5 6-6 2-2"
play = """
B:5-3 C:5-1L A:4-1L B:3-0R C:6-0R A:4-2L B:6-4R C:3-2L A:pass
B:3-3L C:3-1L A:2-1L B:5-4R C:pass A:6-2L B:pass C:6-1L A:5-2R
B:pass C:1-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-4 4-3 3-3 0-0"
deal.B = "5-3 5-2 4-4 4-1 2-2 2-1"
deal.C = "6-4 6-1 5-5 4-0 3-1 1-1"
yard = "1-0 6-0 2-0 6-3 3-0 4-2 5-1 6-6 5-0 3-2"
play = """
C:5-5 A:6-5L B:5-3R C:6-4L A:5-4L B:5-2L C:3-1R A:6-2L B:4-1R
C:6-1L A:4-3R B:2-1L C:pass A:3-3R B:2-2L
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-5 4-0 3-2 2-0"
deal.B = "4-4 4-2 3-0 2-2 2-1 1-0"
deal.C = "6-3 6-1 5-4 5-1 1-1 0-0"
yard = "5-0 6-4 5-2 6-5 4-3 5-3 6-0 4-1 3-3 3-1"
play = """
A:6-6 B:pass C:6-3L A:3-2L B:4-2L C:5-4L A:5-5L B:pass C:6-1R
A:pass B:1-0R C:5-1L A:4-0R B:4-4R C:1-1L A:pass B:2-1L C:pass
A:6-2L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-5 5-4 5-2 1-0"
deal.B = "6-6 6-3 3-2 3-1 2-2 0-0"
deal.C = "6-4 6-1 4-2 4-1 3-0 2-0"
yard = "5-1 5-0 4-3 5-3 3-3 2-1 1-1 6-5 4-0 4-4"
play = """
B:2-2 C:4-2L A:5-4L B:3-2R C:3-0R A:5-5L B:0-0R C:2-0R A:5-2L
B:pass C:pass A:6-2L B:6-6L C:6-4L A:pass B:pass C:4-1L A:1-0L
B:pass C:pass A:6-0L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-4 4-4 4-3 2-1"
deal.B = "6-6 5-1 5-0 4-2 4-0 2-2"
deal.C = "6-3 6-2 5-3 3-0 1-1 1-0"
yard = "5-2 5-5 6-1 3-2 3-1 0-0 3-3 6-5 4-1 2-0"
play = """
C:6-3 A:6-4L B:4-0L C:5-3R A:6-0L B:6-6L C:6-2L A:2-1L B:5-1R
C:1-1L A:pass B:pass C:1-0L A:pass B:5-0L C:pass A:5-4L B:4-2L
C:pass A:pass B:2-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-2 4-2 3-3 2-2 1-0"
deal.B = "6-2 5-5 5-3 3-2 3-0 2-0"
deal.C = "6-6 6-4 6-3 6-1 5-4 0-0"
yard = "4-3 4-4 3-1 1-1 5-0 4-1 6-0 5-1 4-0 2-1"
play = """
A:6-5 B:6-2L C:5-4R A:5-2L B:5-5L C:6-4R A:pass B:5-3L C:6-6R
A:3-3L B:3-0L C:6-3R A:1-0L B:3-2R C:6-1L A:4-2R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-1 4-2 3-3 2-2"
deal.B = "6-3 5-3 5-0 4-3 4-0 2-0"
deal.C = "6-2 6-1 5-5 4-4 3-0 1-1"
yard = "3-1 3-2 6-4 6-6 1-0 4-1 5-4 2-1 0-0 5-2"
play = """
B:4-0 C:4-4L A:4-2L B:5-0R C:5-5R A:2-2L B:5-3R C:6-2L A:6-5L
B:6-3R C:6-1R A:5-1L B:pass C:1-1L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 3 }
[[match]]
bones = 1
variant = "domino_pool"
rules_version = 1
id = "domino_pool-49"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 4, C = 1, D = 2 }
score = { A = 8, B = 4, C = 20, D = 16 }

[match.options]
max_pip = 6
hand_size = 5
first_opener = "lot"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_tie = "divided"
target = 20
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_pool-49"
commitment = "26a3296a35e0ac849e86eab9656904ce6a8f7576347612ac6188ac1889ca8b94"
secret = "cfba0eef63568c75c71b58b60c65819ce57f69550f6c4e9efd37bb42d8576d1b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 6-0 3-1 0-0"
deal.B = "6-4 6-3 5-3 4-4 4-1"
deal.C = "4-3 4-2 4-0 3-3 1-0"
deal.D = "5-5 5-4 5-0 3-2 2-0"
yard = "5-2 6-2 3-0 2-2 2-1 6-6 5-1 1-1"
play = """
B:6-4 C:4-3R D:3-2R A:6-1L B:4-1L C:4-2R D:5-4L A:6-5L B:6-3L
C:3-3L D:pass A:3-1L B:4-4R C:1-0L D:5-0L A:pass B:5-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-2 3-1 2-1 0-0"
deal.B = "6-3 5-4 4-1 1-1 1-0"
deal.C = "6-1 5-5 4-0 3-2 3-0"
deal.D = "6-5 6-0 4-4 3-3 2-0"
yard = "2-2 4-3 4-2 5-0 5-1 6-4 6-6 5-3"
play = """
C:5-5 D:6-5L A:6-2L B:5-4R C:3-2L D:3-3L A:3-1L B:4-1L C:4-0L
D:6-0L A:pass B:6-3L C:3-0L D:2-0L A:5-2L B:pass C:pass D:4-4R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 5-2 4-2 4-0"
deal.B = "6-6 5-3 5-1 5-0 3-3"
deal.C = "6-4 4-4 4-1 2-0 1-0"
deal.D = "5-5 5-4 2-2 2-1 1-1"
yard = "6-1 6-0 3-1 6-2 3-2 4-3 0-0 3-0"
play = """
D:5-5 A:5-2L B:5-3R C:2-0L D:pass A:4-0L B:3-3R C:4-4L D:5-4L
A:6-3R B:6-6R C:6-4R D:pass A:4-2R B:5-1L C:4-1L D:2-2R A:pass
B:pass C:pass D:2-1R A:pass B:pass C:1-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-3 5-1 4-1"
deal.B = "5-0 4-3 4-0 3-3 2-0"
deal.C = "5-2 4-4 3-1 3-0 2-1"
deal.D = "6-4 6-3 6-0 3-2 1-1"
yard = "2-2 4-2 6-5 1-0 0-0 6-6 5-4 5-5"
play = """
A:6-2 B:2-0R C:3-0R D:6-4L A:5-3R B:4-3L C:5-2R D:6-3L A:6-1L
B:pass C:3-1L D:3-2L A:pass B:pass C:2-1L D:1-1L A:4-1L B:4-0L
C:pass D:6-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-4 5-2 4-2"
deal.B = "6-0 5-5 5-3 3-3 2-0"
deal.C = "6-6 5-1 5-0 3-1 2-1"
deal.D = "6-4 4-1 3-0 1-1 0-0"
yard = "4-0 3-2 1-0 2-2 6-2 4-3 4-4 6-1"
play = """
B:5-5 C:5-1L D:4-1L A:5-4R B:pass C:pass D:6-4L A:6-5L B:5-3L
C:3-1L D:1-1L A:4-2R B:2-0R C:5-0R D:pass A:5-2R B:pass C:2-1R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-3 4-4 3-0 1-1"
deal.B = "5-2 5-0 4-1 3-3 2-2"
deal.C = "6-6 6-2 6-0 5-4 2-1"
deal.D = "5-1 4-2 4-0 1-0 0-0"
yard = "4-3 6-1 6-3 6-4 3-2 5-5 3-1 2-0"
play = """
C:6-6 D:pass A:6-5L B:5-2L C:6-2L D:pass A:pass B:pass C:6-0L
D:4-0L A:4-4L B:4-1L C:2-1L D:4-2L A:pass B:pass C:5-4L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-1 4-1 3-2 3-1 3-0"
deal.B = "6-2 5-5 5-0 3-3 2-2"
deal.C = "5-4 5-3 5-2 2-1 1-0"
deal.D = "6-5 6-3 6-0 2-0 1-1"
yard = "6-4 6-6 4-3 4-0 4-2 0-0 4-4 6-1"
play = """
D:6-5 A:5-1R B:6-2L C:2-1L D:1-1L A:3-1L B:3-3L C:5-3L D:pass
A:4-1R B:5-5L C:5-4R D:pass A:pass B:5-0L C:1-0L D:pass A:pass
B:pass C:5-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 5-5 1-1"
deal.B = "6-4 6-2 6-1 4-4 0-0"
deal.C = "6-0 5-4 5-1 4-1 2-0"
deal.D = "5-3 5-2 4-2 3-3 3-0"
yard = "2-1 2-2 3-2 1-0 4-3 5-0 3-1 4-0"
play = """
A:1-1 B:6-1L C:6-0L D:3-0L A:6-3L B:6-4L C:4-1L D:pass A:pass
B:pass C:5-1L D:5-3L A:pass B:pass C:pass D:3-3L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-2 3-2 3-1"
deal.B = "6-5 6-3 5-3 4-1 3-3"
deal.C = "4-4 4-3 1-1 1-0 0-0"
deal.D = "6-6 6-0 5-1 4-0 2-2"
yard = "3-0 5-0 4-2 5-4 6-1 2-0 6-4 2-1"
play = """
B:6-5 C:pass D:6-6L A:5-5R B:6-3L C:4-3L D:4-0L A:5-2R B:pass
C:0-0L D:6-0L A:6-2R
"""
end = "blocked"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 4-4 1-1 1-0"
deal.B = "6-4 5-1 5-0 3-2 0-0"
deal.C = "6-5 6-3 5-5 4-2 3-1"
deal.D = "6-0 5-4 4-1 4-0 3-3"
yard = "2-2 2-1 2-0 4-3 5-3 3-0 6-1 5-2"
play = """
C:5-5 D:5-4L A:4-4L B:6-4L C:6-5R D:6-0L A:6-2R B:5-0L C:4-2R
D:4-1R A:1-0R B:5-1L C:3-1L D:3-3L A:pass B:3-2L C:pass D:4-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-2 5-1 5-0 0-0"
deal.B = "6-5 6-2 4-4 3-0 2-1"
deal.C = "6-3 4-1 3-1 1-1 1-0"
deal.D = "6-0 5-3 4-3 3-2 2-2"
yard = "3-3 4-2 5-5 6-1 6-6 4-0 5-4 2-0"
play = """
D:6-0 A:5-0R B:6-5L C:pass D:5-3L A:5-2R B:6-2R C:6-3R D:4-3L
A:6-4L B:3-0R C:1-0R D:pass A:5-1R
"""
end = "blocked"
winner = "A"
delta = { A = 4, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 4-2 1-1 0-0"
deal.B = "6-3 5-5 5-0 4-1 3-3"
deal.C = "6-5 5-2 4-0 2-0 1-0"
deal.D = "6-0 5-4 5-1 4-3 3-1"
yard = "6-6 3-0 3-2 2-2 5-3 2-1 6-2 4-4"
play = """
A:6-4 B:6-3L C:4-0R D:4-3L A:4-2L B:5-0R C:5-2L D:5-4L A:pass
B:5-5R C:6-5R D:6-0R A:0-0R B:4-1L C:1-0L D:pass A:pass B:pass
C:2-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 0 }
