[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-0"
seats = { A = "first", B = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 9, B = 15 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-0"
commitment = "7a0c82a62e4b04f0745e3c3b5a39e016a79eb9f8eb9699522a23b162d3760528"
secret = "609689f25b11c8339c55b59739d4084903b191e7b7b4059e055bfcea89d58a89"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-4 5-0 4-2 3-1 2-2 0-0"
deal.B = "6-5 6-3 6-2 6-0 5-2 1-0"
yard = "4-4 5-3 4-3 2-0 3-3 6-6 6-4 3-0 4-0 5-5 2-1 1-1 3-2 4-1 5-1 6-1"
play = """
A:0-0*2 B:1-0L A:3-1L B:6-3L A:5-0R B:6-5R*2 A:+4-4 A:+5-3 A:+4-3
A:+2-0 A:+3-3 A:+6-6 A:6-6L*3 B:6-0L A:2-0L B:5-2L A:5-4L B:6-2R
"""
end = "out"
winner = "B"
delta = { A = 5, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-1 5-5 4-2 0-0"
deal.B = "6-6 5-3 5-2 3-3 3-1 1-0"
yard = "1-1 4-1 2-1 5-4 2-2 3-2 5-1 6-2 4-3 4-0 4-4 5-0 3-0 2-0 6-0 6-3"
play = """
A:0-0*2 B:1-0L A:6-1L B:6-6L A:6-5L B:5-3L A:+1-1 A:+4-1 A:+2-1
A:+5-4 A:+2-2 A:+3-2 A:3-2L B:5-2L A:5-5L B:+5-1 B:5-1L A:4-1L
B:+6-2 B:+4-3 B:4-3L A:+4-0 A:4-0R B:3-1L A:2-1L B:6-2L A:6-4L*2
B:+4-4 B:4-4L*3 A:5-4L B:+5-0 B:5-0L A:4-2R B:+3-0 B:3-0L A:2-2R
B:3-3L
"""
end = "out"
winner = "B"
delta = { A = 4, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 4-1 4-0 2-2 1-0"
deal.B = "5-5 5-3 5-1 4-3 2-1 1-1"
yard = "6-6 4-2 6-0 5-2 2-0 6-2 3-3 6-5 5-0 0-0 3-2 4-4 3-1 3-0 6-3 5-4"
play = """
B:1-1*2 A:6-1L B:5-1R A:6-4L B:4-3L A:+6-6 A:+4-2 A:+6-0 A:+5-2
A:5-2R B:2-1R A:4-1R B:5-3L A:4-2R B:5-5L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 6-0 5-3 5-2 4-2"
deal.B = "6-6 6-2 5-0 4-1 2-2 0-0"
yard = "4-4 6-4 4-3 3-0 5-1 1-0 1-1 6-3 5-4 2-0 3-1 2-1 5-5 3-2 4-0 3-3"
play = """
B:0-0*2 A:6-0L B:6-2L A:5-2L B:5-0L*2 A:+4-4 A:+6-4 A:+4-3 A:+3-0
A:3-0L B:+5-1 B:+1-0 B:1-0R A:5-3L B:5-1R*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-1"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 7, B = 6, C = 10 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-1"
commitment = "13208765eff8603a89e2509fccc95d4442f1f388844ec039f741c255d8cb4d02"
secret = "df8ed54f93eeb638d609e3bd0a157e7e1df1c62b51c261cd161b9d867dd5b936"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-5 4-0 3-3 2-1 1-1 1-0"
deal.B = "6-6 6-5 6-4 6-1 5-4 5-3"
deal.C = "4-3 4-1 3-2 3-0 2-2 0-0"
yard = "4-2 5-0 5-1 4-4 6-3 6-2 3-1 6-0 2-0 5-2"
play = """
C:0-0*2 A:1-0L B:6-1L C:3-0R A:3-3R B:6-6L C:4-3R A:4-0R B:6-5L
C:+4-2 C:+5-0 C:5-0L*2 A:+5-1 A:+4-4 A:+6-3 A:+6-2 A:+3-1 A:+6-0
A:6-0L B:6-4L C:4-2L A:6-2L B:pass C:pass A:6-3L B:5-3L C:pass
A:5-1L B:pass C:4-1L A:4-4L B:5-4L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 1, C = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-0 3-3 3-1 2-2"
deal.B = "6-5 6-4 5-5 5-4 4-4 2-0"
deal.C = "5-2 5-1 4-1 4-0 2-1 1-0"
yard = "3-0 0-0 3-2 4-2 6-6 6-1 5-3 6-2 4-3 1-1"
play = """
A:2-2*2 B:2-0L C:1-0L A:3-1L B:+3-0 B:3-0L C:2-1R A:6-0L B:6-5L
C:5-1L*2 A:+0-0 A:+3-2 A:+4-2 A:+6-6 A:+6-1 A:6-1L B:6-4L C:4-1L*2
A:+5-3 A:+6-2
"""
end = "blocked"
winner = "C"
delta = { A = 2, B = 0, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-3 3-2 2-2 2-1 0-0"
deal.B = "6-5 6-3 5-4 4-2 4-0 3-0"
deal.C = "6-6 6-0 5-2 5-1 3-3 1-0"
yard = "4-4 4-1 6-1 6-4 2-0 5-0 5-5 4-3 1-1 3-1"
play = """
A:0-0*2 B:4-0L C:6-0R A:6-2R B:4-2L*2 C:5-2L A:2-2R B:6-5L C:6-6L
A:2-1R B:6-3L C:3-3L A:3-2L B:+4-4 B:+4-1 B:4-1R C:+6-1 C:+6-4
C:6-4R A:+2-0 A:2-0L B:3-0L C:6-1R A:5-3L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 2, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 4-4 3-1 2-2 2-1"
deal.B = "5-3 5-2 4-3 4-2 3-2 2-0"
deal.C = "6-6 6-3 5-4 5-1 4-0 3-3"
yard = "3-0 0-0 6-4 6-0 4-1 5-0 6-1 1-1 1-0 6-5"
play = """
A:2-2*2 B:5-2L C:5-4L A:4-4L B:4-2L*3 C:+3-0 C:+0-0 C:+6-4 C:+6-0
C:+4-1 C:+5-0 C:+6-1 C:+1-1 C:pass A:2-1L B:3-2R C:3-0R A:3-1L
B:5-3L C:5-0L*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-2"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1, D = 4 }
score = { A = 9, B = 7, C = 10, D = 2 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-2"
commitment = "100f4b0f00cbc64485efd4ca046eb271d299828543f2843aa8afb7ad905c8436"
secret = "e15611e205a78a2a1a1be831e25de399e51c77e8231ac3f35f621126acbd41c5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 5-3 4-0 3-3 0-0"
deal.B = "6-4 6-0 5-4 4-3 2-1"
deal.C = "6-3 5-1 3-2 3-1 1-1"
deal.D = "6-5 6-1 4-1 3-0 2-0"
yard = "5-2 2-2 4-4 6-6 4-2 5-5 5-0 1-0"
play = """
A:0-0*2 B:6-0L C:6-3L D:3-0R*2 A:3-3L*3 B:4-3L C:3-2R D:2-0R
A:4-0L*2 B:+5-2 B:+2-2 B:+4-4 B:+6-6 B:+4-2 B:+5-5
"""
end = "blocked"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 2 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 4-0 3-2 2-1"
deal.B = "6-4 6-3 4-2 3-0 1-0"
deal.C = "5-4 4-1 2-2 1-1 0-0"
deal.D = "6-0 5-5 5-3 4-4 4-3"
yard = "5-1 2-0 5-0 6-5 3-1 3-3 6-6 5-2"
play = """
C:0-0*2 D:6-0L A:6-2L B:4-2L C:5-4L D:5-3L A:3-2L B:3-0R C:2-2L
D:4-3R A:4-0R B:1-0R C:4-1R D:4-4R A:2-1L B:6-4R C:1-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 3, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-1 5-1 5-0 4-1"
deal.B = "6-3 6-0 5-4 5-3 4-4"
deal.C = "6-4 4-2 2-2 2-0 0-0"
deal.D = "5-2 4-3 4-0 3-3 3-0"
yard = "1-1 2-1 5-5 3-1 6-2 1-0 6-5 3-2"
play = """
C:0-0*2 D:3-0L A:5-0R B:5-3L*2 C:+1-1 C:+2-1 C:+5-5 C:5-5L*3
D:5-2R A:5-1L B:+3-1 B:3-1L C:4-2R D:3-3L A:4-1R B:6-3L C:6-4L
D:4-0L A:6-1R B:6-0R*2 C:2-0L D:+6-2 D:6-2L A:6-6L
"""
end = "out"
winner = "A"
delta = { A = 1, B = 4, C = 5, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 4-3 4-2 2-1 2-0"
deal.B = "6-6 6-1 3-1 3-0 2-2"
deal.C = "6-3 5-4 4-4 3-2 0-0"
deal.D = "6-4 5-5 5-1 3-3 1-1"
yard = "4-0 6-5 5-0 6-2 1-0 4-1 5-3 5-2"
play = """
C:0-0*1 D:+4-0 D:4-0L A:4-3L B:3-0L*3 C:+6-5 C:+5-0 C:5-0L D:5-5L
A:6-0R B:6-6R C:6-5L*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-3"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 16, B = 14 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-3"
commitment = "1ecfd8297dfefd75abe3faa34ee586acc087250f0e731b0ba03b82130f5c022c"
secret = "18f7ac9a1afd0b047b63bda4c82b2490ecf8728b1c2e2faded9920c56dabd415"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 6-1 2-0 1-1"
deal.B = "5-3 5-2 5-0 4-4 4-1 3-3"
yard = "4-3 6-3 5-4 6-2 0-0 2-1 3-2 4-0 4-2 5-5 3-1 2-2 3-0 1-0 6-0 5-1"
play = """
A:1-1*2 B:4-1L A:6-4L B:+4-3 B:+6-3 B:6-3L A:6-1R B:5-3L A:6-5L*2
B:+5-4 B:+6-2 B:6-2L A:6-6R B:5-2L A:+0-0 A:+2-1 A:+3-2 A:+4-0
A:+4-2 A:+5-5 A:5-5L B:5-4L A:4-2L B:+3-1 B:+2-2 B:2-2L A:2-0L
B:5-0L A:+3-0 A:+1-0
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 5-2 5-1 4-3 2-2"
deal.B = "6-0 4-2 3-3 3-2 3-1 2-1"
yard = "0-0 4-4 1-1 4-1 3-0 1-0 5-3 6-6 2-0 6-4 5-4 6-5 4-0 6-2 5-0 6-3"
play = """
A:2-2*2 B:4-2L A:5-2R B:+0-0 B:+4-4 B:4-4L A:5-5R B:+1-1 B:+4-1
B:4-1L A:5-1L*3 B:+3-0 B:+1-0 B:+5-3 B:5-3L A:4-3L B:+6-6 B:+2-0
B:+6-4 B:6-4L A:6-1L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-1 5-0 4-0 3-3 3-0"
deal.B = "6-2 5-5 5-3 4-3 3-2 2-2"
yard = "6-1 3-1 6-3 6-5 6-6 4-4 4-2 6-4 2-1 2-0 5-2 0-0 1-0 5-4 4-1 1-1"
play = """
B:2-2*2 A:+6-1 A:+3-1 A:+6-3 A:+6-5 A:+6-6 A:+4-4 A:+4-2 A:4-2L
B:4-3L A:3-3L B:5-3L A:6-5L B:6-2L*3 A:+6-4 A:+2-1 A:2-1L B:3-2R
A:3-1L*2 B:+2-0 B:+5-2 B:+0-0 B:+1-0 B:+5-4 B:pass A:6-3L B:pass
A:6-6L B:pass A:6-4L B:5-4L A:5-0L B:2-0L A:3-0R B:5-2L A:6-0R
B:5-5L A:6-1R B:1-0R A:4-0R B:pass A:4-4R B:pass A:5-1L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 4-2 3-3 2-2 2-0"
deal.B = "6-6 6-2 5-4 5-3 3-0 1-1"
yard = "6-4 5-5 5-0 4-0 3-1 2-1 5-2 4-1 0-0 1-0 4-3 4-4 3-2 5-1 6-1 6-5"
play = """
B:1-1*2 A:+6-4 A:+5-5 A:+5-0 A:+4-0 A:+3-1 A:3-1L B:5-3L A:5-5L
B:5-4L A:4-0L B:3-0L A:3-3L B:+2-1 B:2-1R A:4-2R B:+5-2 B:+4-1
B:4-1R A:6-3L B:6-6L A:6-0L B:+0-0 B:0-0L A:5-0L B:5-2L A:2-0L
B:+1-0 B:1-0L*2 A:+4-3 A:+4-4 A:+3-2 A:+5-1 A:5-1L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-1 4-4 4-2 4-0 3-1 2-0"
deal.B = "6-0 5-4 5-1 3-2 1-1 0-0"
yard = "1-0 6-4 5-2 5-0 2-2 6-3 5-5 3-0 6-6 3-3 4-3 6-2 2-1 5-3 4-1 6-5"
play = """
B:0-0*2 A:4-0L B:5-4L A:2-0R B:5-1L A:4-2R B:1-1L A:4-4R B:+1-0
B:1-0L A:+6-4 A:6-4R B:6-0L*2 A:6-1L B:+5-2 B:+5-0 B:+2-2 B:+6-3
B:6-3R A:3-1R*1
"""
end = "out"
winner = "A"
delta = { A = 2, B = 4 }
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-4"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 7, B = 2, C = 10 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-4"
commitment = "1b41c29ac825d3e879d68902e231967a5dee2eb996e3195d16954f5fdf5388ab"
secret = "c9c1b954dbe6c2022576f776c2f445e5aeefe20af69e81f92859412a628b50f5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-0 4-4 4-1 1-0"
deal.B = "6-3 5-1 4-3 3-1 3-0 1-1"
deal.C = "6-0 5-5 5-3 2-2 2-1 0-0"
yard = "2-0 5-4 3-3 6-6 5-2 6-1 6-4 4-2 3-2 4-0"
play = """
C:0-0*2 A:5-0L B:5-1L C:6-0R A:4-1L B:4-3L C:5-3L A:6-5L*2 B:6-3L
C:+2-0 C:+5-4 C:+3-3 C:3-3L A:6-2R B:3-1L C:2-1L*2 A:+6-6 A:+5-2
A:5-2L B:+6-1 B:+6-4 B:+4-2 B:4-2R C:5-4L*2 A:4-4L*3 B:6-4L C:pass
A:6-6L B:6-1L C:pass A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 3-0 2-2 2-1 1-0"
deal.B = "6-6 6-4 5-3 4-3 3-2 2-0"
deal.C = "6-0 5-4 5-1 4-4 3-1 1-1"
yard = "4-1 3-3 0-0 6-1 6-2 5-0 5-2 4-0 4-2 6-3"
play = """
C:1-1*2 A:2-1L B:3-2L C:3-1L*1 A:1-0L B:2-0L C:5-1R A:2-2L B:5-3R
C:+4-1 C:+3-3 C:3-3R A:3-0R B:+0-0 B:0-0R C:6-0R A:6-5R B:+6-1
B:+6-2 B:6-2L C:5-4R A:+5-0 A:+5-2 A:+4-0 A:4-0R B:6-6L C:pass
A:5-0R B:6-4L C:4-4L A:5-5R B:4-3L C:pass A:5-2R
"""
end = "out"
winner = "A"
delta = { A = 1, B = 0, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-1 4-3 3-3 3-2"
deal.B = "6-2 4-2 4-1 4-0 2-0 1-1"
deal.C = "6-4 6-3 5-4 5-3 5-0 3-0"
yard = "4-4 6-0 5-2 0-0 1-0 2-1 2-2 5-1 5-5 3-1"
play = """
B:1-1*2 C:+4-4 C:+6-0 C:+5-2 C:+0-0 C:+1-0 C:1-0L A:6-1R B:4-0L
C:6-4L*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-5"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 2, C = 2, D = 1 }
score = { A = 4, B = 9, C = 9, D = 10 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-5"
commitment = "d0ffdaf8e609fc7c4730890e98f01a9f23b782832080a14716c6b5da0fdda317"
secret = "03b4412faa47ecb2e6dbf933b8fd678a5bfa7bf36ad023b05ff334df0a9e57e7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 4-3 4-0 1-0"
deal.B = "6-5 6-0 5-0 4-4 2-2"
deal.C = "5-5 5-3 4-2 3-0 1-1"
deal.D = "6-2 5-4 3-3 2-1 0-0"
yard = "3-1 6-6 5-1 2-0 3-2 5-2 6-4 4-1"
play = """
D:0-0*2 A:1-0L B:6-0R C:1-1L D:2-1L A:6-3R B:2-2L C:3-0R D:6-2L
A:4-0R B:6-5L C:5-5L D:5-4L*2 A:4-3L B:4-4R C:5-3L D:+3-1 D:+6-6
D:+5-1 D:5-1L A:6-1L
"""
end = "out"
winner = "A"
delta = { A = 1, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 6-1 5-2 4-3"
deal.B = "6-3 6-0 5-5 4-2 1-0"
deal.C = "6-5 5-4 5-3 3-3 3-2"
deal.D = "6-2 5-1 4-4 1-1 0-0"
yard = "3-1 2-1 4-1 3-0 2-2 5-0 4-0 2-0"
play = """
D:0-0*2 A:+3-1 A:+2-1 A:+4-1 A:+3-0 A:3-0L B:6-3L C:6-5L D:5-1L
A:6-1L B:6-0L*3 C:+2-2 C:+5-0 C:5-0L D:pass A:5-2L B:4-2L C:5-4L
D:pass A:pass B:5-5L C:5-3L D:pass A:3-1L B:1-0L*3
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 5-0 4-3 3-0"
deal.B = "6-6 6-0 5-4 2-2 0-0"
deal.C = "6-2 5-5 5-3 5-1 3-3"
deal.D = "4-2 4-0 3-1 2-1 2-0"
yard = "3-2 6-3 4-4 6-5 4-1 1-0 1-1 5-2"
play = """
B:0-0*2 C:+3-2 C:+6-3 C:+4-4 C:+6-5 C:+4-1 C:+1-0 C:1-0L D:3-1L
A:3-0R*2 B:pass C:3-3L*3 D:pass A:4-3L B:5-4L C:5-3L*2 D:pass
A:pass B:pass C:6-3L D:pass A:6-1L B:pass C:5-1L D:pass A:5-0L
B:6-0L C:6-5L D:pass A:pass B:pass C:5-5L D:pass A:pass B:pass
C:3-2R D:4-2R A:6-4R
"""
end = "out"
winner = "A"
delta = { A = 3, B = 2, C = 5, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-3 5-0 4-2 4-0 1-1"
deal.B = "6-6 3-2 3-0 2-2 1-0"
deal.C = "6-1 5-5 5-4 4-1 2-0"
deal.D = "6-5 6-3 5-2 2-1 0-0"
yard = "3-1 4-3 6-2 6-4 3-3 6-0 5-1 4-4"
play = """
D:0-0*2 A:5-0L B:3-0R C:5-5L D:6-5L A:5-3R B:6-6L C:6-1L D:2-1L
A:4-2L B:+3-1 B:+4-3 B:4-3L C:5-4R D:6-3L A:4-0R B:1-0R C:4-1R
D:+6-2 D:6-2L A:+6-4 A:6-4R B:3-2L C:+3-3 C:3-3L D:+6-0 D:6-0R
A:pass B:3-1L C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 1, D = 2 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-4 3-1 3-0 1-0"
deal.B = "6-5 6-1 3-3 3-2 2-1"
deal.C = "6-3 5-2 4-4 4-2 1-1"
deal.D = "5-3 5-1 4-1 4-0 2-2"
yard = "6-6 6-4 5-5 2-0 4-3 6-2 5-0 0-0"
play = """
C:1-1*2 D:5-1L A:1-0R B:6-5L C:6-3L D:5-3L A:5-4L B:+6-6 B:+6-4
B:6-4L C:+5-5 C:+2-0 C:2-0R D:2-2R A:6-0L B:3-2R C:+4-3 C:4-3R
D:4-0L*1 A:+6-2 A:pass B:pass C:4-4L*1 D:4-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 3, D = 2 }
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-6"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 14, B = 15 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-6"
commitment = "3b1c2bbb272ea47ff1f2ba81497526e6c5d6103aad02bf22f7b776160977b29a"
secret = "83027b4251347d4c9d5f17fb834ec7c89f47a852d9e4bee48ef626c0b1e203fe"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-5 3-0 2-1 1-0"
deal.B = "5-3 5-1 4-3 4-1 3-3 2-2"
yard = "4-2 6-2 5-4 4-0 6-6 6-0 5-2 6-5 0-0 5-0 4-4 6-4 3-1 1-1 3-2 2-0"
play = """
B:2-2*2 A:2-1L B:5-1L A:5-5L B:5-3L A:6-3L B:+4-2 B:4-2R A:6-1L
B:4-1L*2 A:+6-2 A:+5-4 A:5-4L B:4-3R A:3-0R B:+4-0 B:4-0R A:+6-6
A:+6-0 A:+5-2 A:5-2L B:+6-5 B:+0-0 B:+5-0 B:+4-4 B:4-4R A:6-2L
B:6-5L A:+6-4 A:6-4R B:5-0L A:6-0L*2 B:+3-1 B:+1-1 B:pass A:6-6L*3
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "4-2 4-1 3-3 3-2 3-0 1-1"
deal.B = "6-6 6-2 5-5 5-2 4-0 2-2"
yard = "5-4 4-3 0-0 1-0 6-4 4-4 6-3 5-1 3-1 5-3 6-1 5-0 2-1 2-0 6-5 6-0"
play = """
A:1-1*2 B:+5-4 B:+4-3 B:+0-0 B:+1-0 B:1-0L A:4-1R B:4-0L*2 A:4-2L
B:2-2L A:3-2L B:4-3L*2 A:+6-4 A:6-4L B:6-6L A:+4-4 A:4-4R B:6-2L
A:+6-3 A:+5-1 A:+3-1 A:+5-3 A:+6-1 A:+5-0 A:+2-1 A:2-1L B:5-4R
A:5-1L*2 B:5-5L*3 A:5-3L B:5-2R A:6-3L B:+2-0 B:2-0R A:6-1L B:0-0R
"""
end = "out"
winner = "B"
delta = { A = 4, B = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 4-4 3-3 1-1 1-0"
deal.B = "6-4 5-4 5-2 4-0 3-2 2-2"
yard = "2-0 6-0 4-1 5-0 4-3 4-2 5-3 2-1 5-5 3-0 6-5 6-6 5-1 6-2 3-1 0-0"
play = """
A:1-1*2 B:+2-0 B:+6-0 B:+4-1 B:4-1L A:4-4L B:6-4L A:6-1L*2 B:+5-0
B:+4-3 B:+4-2 B:+5-3 B:+2-1 B:2-1L A:1-0R B:2-0R*2 A:+5-5 A:+3-0
A:+6-5 A:+6-6 A:+5-1 A:+6-2 A:6-2L B:6-0L A:3-0L B:3-2L*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-7"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 7, B = 10, C = 2 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-7"
commitment = "69f14f13b32c5c6d11beb93b97de37470145a3116829c36a402c22ca7e3dfc85"
secret = "3607efc06c27949349b9bef97c938eae86310f044eb85e05faf6c618428f6a41"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-3 5-1 4-2 3-0 2-2 0-0"
deal.B = "6-3 4-4 3-3 3-2 3-1 2-0"
deal.C = "6-5 6-4 5-4 5-0 4-3 4-1"
yard = "5-2 6-2 2-1 1-1 4-0 6-0 5-5 6-1 1-0 6-6"
play = """
A:0-0*2 B:2-0L C:5-0R A:2-2L B:3-2L C:5-4R A:4-2R B:6-3L C:6-5L
A:5-3L B:3-3L C:4-3L A:+5-2 A:5-2R B:4-4L C:4-1L A:5-1L*2 B:+6-2
B:+2-1 B:+1-1 B:+4-0 B:+6-0 B:+5-5 B:5-5L*3 C:+6-1
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 3, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-1 4-3 3-3 3-0 2-2 1-0"
deal.B = "6-5 6-2 5-0 4-1 3-1 2-1"
deal.C = "6-6 6-3 6-0 5-5 5-2 2-0"
yard = "3-2 1-1 6-4 5-3 4-4 4-2 0-0 6-1 5-4 4-0"
play = """
A:2-2*2 B:6-2L C:6-6L A:+3-2 A:3-2R B:6-5L C:6-3R A:5-1L B:4-1L
C:6-0R A:4-3L B:3-1L C:2-0R A:1-0L B:5-0L C:5-2L*2 A:+1-1 A:+6-4
A:+5-3 A:+4-4 A:+4-2 A:4-2L B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 2, B = 1, C = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-4 5-0 2-2 2-1"
deal.B = "6-1 6-0 4-1 3-1 2-0 0-0"
deal.C = "6-3 4-4 3-3 3-2 3-0 1-1"
yard = "6-2 6-6 5-3 5-2 4-2 5-1 4-3 5-5 1-0 4-0"
play = """
B:0-0*2 C:3-0L A:5-0R B:3-1L C:1-1L A:6-5R B:6-1L*2 C:6-3L A:6-4R
B:4-1R C:3-3L A:2-1R B:2-0R C:3-2L A:2-2L B:6-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 4-0 3-2 2-0 1-0"
deal.B = "5-1 4-4 4-1 3-3 3-0 0-0"
deal.C = "6-4 6-3 6-1 5-2 2-2 1-1"
yard = "6-6 4-2 2-1 3-1 6-2 4-3 5-0 6-5 5-4 5-3"
play = """
B:0-0*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-8"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 2, C = 4, D = 1 }
score = { A = 7, B = 8, C = 2, D = 10 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-8"
commitment = "2084743316d2884427a00024e51c35702f7dcd3f97ead247655cc116c0431148"
secret = "887c4bb583d2c2d60ce65073e33ca5044d3d31268288a200a91ddfb6c0730e22"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-6 5-0 4-4 3-2 1-0"
deal.B = "6-2 5-3 4-0 3-0 1-1"
deal.C = "6-5 6-3 6-0 2-1 2-0"
deal.D = "6-4 5-4 5-2 2-2 0-0"
yard = "4-1 5-5 4-3 5-1 6-1 3-1 4-2 3-3"
play = """
D:0-0*2 A:5-0L B:3-0R C:6-5L D:6-4L A:4-4L B:5-3R C:+4-1 C:4-1L
D:5-2R A:1-0L B:6-2R C:6-0L*2 D:+5-5 D:+4-3 D:+5-1 D:+6-1 D:6-1L
A:6-6R B:1-1L C:6-3R D:5-1L A:3-2R
"""
end = "out"
winner = "A"
delta = { A = 1, B = 0, C = 2, D = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-2 5-5 3-2"
deal.B = "3-0 2-1 2-0 1-1 0-0"
deal.C = "6-0 5-2 4-4 2-2 1-0"
deal.D = "6-6 5-4 5-3 5-0 3-3"
yard = "5-1 4-2 6-5 4-3 6-1 4-0 4-1 3-1"
play = """
B:0-0*2 C:6-0L D:6-6L A:6-4L B:2-0R C:4-4L D:5-4L A:5-5L B:2-1R
C:5-2L D:+5-1 D:5-1R A:6-2L B:+4-2 B:+6-5 B:6-5L*2 C:+4-3 C:+6-1
C:+4-0 C:pass D:5-0L A:pass B:3-0L C:4-3L D:5-3R A:6-3R B:4-2L
C:6-1R D:pass A:3-2L
"""
end = "out"
winner = "A"
delta = { A = 1, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 4-3 4-2 3-0 2-0"
deal.B = "6-6 6-5 6-4 5-4 2-2"
deal.C = "6-3 4-4 3-2 3-1 1-0"
deal.D = "5-3 5-0 4-1 2-1 1-1"
yard = "4-0 6-2 6-0 0-0 3-3 5-2 5-1 5-5"
play = """
D:1-1*2 A:6-1L B:6-4L C:4-4L D:4-1L*3 A:+4-0 A:+6-2 A:+6-0 A:+0-0
A:+3-3 A:+5-2 A:pass B:pass C:3-1L D:5-3L A:5-2L B:2-2L C:3-2L
D:2-1R A:4-3L B:5-4L C:pass D:5-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-1 4-3 3-3"
deal.B = "6-5 5-2 5-0 3-0 1-1"
deal.C = "6-2 6-1 5-5 3-2 3-1"
deal.D = "6-6 5-3 4-2 2-1 2-0"
yard = "5-4 4-4 4-1 4-0 0-0 6-4 2-2 1-0"
play = """
B:1-1*2 C:6-1L D:6-6L A:6-3L B:3-0L C:3-1R D:2-0L A:4-3R B:5-2L
C:5-5L D:4-2R A:5-1L B:+5-4 B:+4-4 B:+4-1 B:4-1L C:6-2R D:+4-0
D:4-0L A:6-0L*2 B:6-5L C:+0-0 C:+6-4 C:6-4R D:5-3L A:3-3L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 2, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-2 4-2 2-0 0-0"
deal.B = "6-4 4-3 4-1 3-2 3-0"
deal.C = "6-1 5-1 5-0 3-3 3-1"
deal.D = "6-3 6-2 5-5 4-0 2-2"
yard = "1-1 4-4 5-3 5-4 1-0 6-0 6-6 2-1"
play = """
A:0-0*2 B:3-0L C:3-3L D:6-3L A:6-5L B:+1-1 B:+4-4 B:+5-3 B:5-3L
C:5-0R D:5-5R A:5-2R B:3-2L*2 C:+5-4 C:+1-0 C:+6-0 C:pass D:2-2L*1
A:4-2L B:6-4L C:6-1L D:6-2R A:pass B:4-1L C:5-4L D:pass A:pass
B:pass C:5-1L D:pass A:pass B:1-1L C:6-0R D:4-0R
"""
end = "out"
winner = "D"
delta = { A = 2, B = 2, C = 0, D = 2 }
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-9"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 8, B = 15 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-9"
commitment = "d8975b4d39c09c15e2c9f73b57a3db273d1a7a0573b4f14907f89d3544cf0c7b"
secret = "3aef26e58b0cf34a1ac678aa21cdddbd1afbec1024b7bb18a675685a22ec044d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-1 3-3 3-2 3-1 2-2 2-0"
deal.B = "6-5 6-4 5-5 4-1 1-0 0-0"
yard = "6-2 6-6 4-3 2-1 5-4 6-3 5-2 5-0 1-1 4-2 3-0 4-0 5-1 6-0 4-4 5-3"
play = """
B:0-0*2 A:2-0L B:1-0R A:3-1R B:+6-2 B:6-2L A:3-2R B:6-5L A:2-2R
B:5-5L A:+6-6 A:+4-3 A:+2-1 A:2-1R B:4-1R A:4-3R B:+5-4 B:5-4L
A:3-3R B:6-4L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-2 5-0 4-1 3-1 2-0"
deal.B = "6-2 5-5 5-1 3-0 2-2 2-1"
yard = "6-4 4-2 6-6 6-3 1-0 3-2 4-4 6-1 3-3 1-1 4-3 4-0 5-3 6-0 6-5 0-0"
play = """
B:2-2*2 A:2-0L B:6-2R A:5-0L B:5-5L A:5-4L B:+6-4 B:6-4L*2 A:+4-2
A:+6-6 A:6-6L*3 B:+6-3 B:6-3L A:3-1L B:5-1L A:5-2L B:2-1L A:4-1L
B:+1-0 B:+3-2 B:+4-4 B:4-4L A:4-2L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-6 3-1 3-0 1-1 1-0 0-0"
deal.B = "6-3 6-2 6-0 4-1 4-0 3-2"
yard = "4-3 2-1 5-2 4-2 5-5 2-0 5-0 6-5 2-2 4-4 5-4 6-4 5-3 6-1 3-3 5-1"
play = """
A:0-0*2 B:6-0L A:3-0R B:6-3L*2 A:3-1L B:4-1L A:+4-3 A:4-3L*2
B:3-2L A:+2-1 A:2-1L B:+5-2 B:+4-2 B:+5-5 B:+2-0 B:+5-0 B:+6-5
B:+2-2 B:+4-4 B:+5-4 B:+6-4 B:+5-3 B:5-3R A:1-1L B:6-5R A:1-0L
B:6-4R A:+6-1 A:pass B:4-0L*2 A:pass B:4-4L*3 A:pass B:5-4L A:pass
B:5-5L A:pass B:5-2L A:pass B:4-2L*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-10"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 10, B = 4, C = 9 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-10"
commitment = "8f8a520b771e09fffb9ef7f780c3301e1e84a7eefc5cc7f45e9ac06af7d059ab"
secret = "557457ffee9447b69b1926bbb0a1509700d4438b4d62df91268d712b5d5595c1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-4 4-4 3-2 0-0"
deal.B = "6-6 4-3 4-2 4-1 4-0 1-0"
deal.C = "6-2 6-1 5-3 3-0 2-1 1-1"
yard = "2-2 3-1 5-2 2-0 6-5 6-3 5-0 5-1 3-3 6-0"
play = """
A:0-0*2 B:4-0L C:3-0R A:6-4L B:6-6L C:6-2L A:3-2L*2 B:4-3L C:5-3R
A:5-4L*2 B:+2-2 B:+3-1 B:+5-2 B:5-2L C:2-1L A:5-5R B:4-1L C:+2-0
C:+6-5 C:6-5R A:4-4L
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 4-3 4-2 3-3 3-2 0-0"
deal.B = "5-2 5-1 4-1 3-1 3-0 2-1"
deal.C = "6-6 6-2 5-4 5-0 2-2 1-1"
yard = "5-3 6-5 4-4 1-0 5-5 2-0 6-1 6-3 4-0 6-4"
play = """
A:0-0*2 B:3-0L C:5-0R A:4-3L B:4-1L C:1-1L A:+5-3 A:5-3R B:3-1R*3
C:+6-5 C:+4-4 C:+1-0 C:1-0L A:6-0L B:5-1R C:6-6L A:+5-5 A:5-5R
B:5-2R C:6-5L A:4-2R B:+2-0 B:+6-1 B:+6-3 B:pass C:5-4L*2 A:pass
B:pass C:4-4L*3
"""
end = "blocked"
winner = "B"
delta = { A = 2, B = 4, C = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-4 4-4 4-3 3-3 2-0"
deal.B = "6-5 6-0 5-5 5-3 5-2 2-2"
deal.C = "6-3 5-0 4-2 3-0 1-0 0-0"
yard = "1-1 6-4 3-1 6-2 6-6 3-2 5-1 4-0 4-1 2-1"
play = """
C:0-0*2 A:2-0L B:5-2L C:5-0L*2 A:+1-1 A:+6-4 A:+3-1 A:+6-2 A:+6-6
A:+3-2 A:+5-1 A:+4-0 A:4-0L B:6-0R C:4-2L A:6-2L*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-11"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3, D = 3 }
score = { A = 10, B = 7, C = 6, D = 6 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-11"
commitment = "fa694b61a92915a45fd3b7ad2432fbfa9c54fcf2074344b9d77822bc42598651"
secret = "734a45364387e9b7440a3ec2a42ea466d9812b116d4aa9d04cf48c9d37cdc26e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "4-4 4-0 2-2 2-1 0-0"
deal.B = "6-5 6-2 4-3 2-0 1-1"
deal.C = "6-6 5-3 5-1 3-2 1-0"
deal.D = "6-0 5-4 5-0 4-2 3-3"
yard = "4-1 6-4 3-0 3-1 5-2 6-3 5-5 6-1"
play = """
A:0-0*2 B:2-0L C:1-0R D:4-2L A:4-4L B:4-3L C:3-2L D:+4-1 D:4-1R
A:2-2L B:6-2L C:6-6L D:5-4R A:+6-4 A:6-4L B:6-5R C:+3-0 C:+3-1
C:+5-2 C:+6-3 C:6-3R D:3-3R A:4-0L B:pass C:3-0L*3 D:pass A:pass
B:pass C:5-3L D:5-0L A:pass B:pass C:3-1R D:6-0L
"""
end = "out"
winner = "D"
delta = { A = 2, B = 0, C = 3, D = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-1 5-2 5-0"
deal.B = "4-2 4-0 3-3 1-1 0-0"
deal.C = "6-6 6-0 5-5 4-4 3-1"
deal.D = "5-3 5-1 4-3 3-2 3-0"
yard = "5-4 1-0 2-1 6-2 4-1 2-2 2-0 6-4"
play = """
B:0-0*2 C:6-0L D:3-0R A:6-3R*2 B:+5-4 B:+1-0 B:+2-1 B:+6-2 B:6-2L
C:6-6R D:3-2L A:6-5R B:3-3L C:5-5R D:5-3L*3 A:5-0L B:4-0L C:4-4L
D:4-3L A:5-2R B:4-2R C:3-1L
"""
end = "out"
winner = "C"
delta = { A = 2, B = 2, C = 1, D = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-0 3-3 2-2 1-1"
deal.B = "6-5 6-2 4-4 4-0 3-2"
deal.C = "5-5 5-4 5-2 4-3 4-1"
deal.D = "6-6 6-1 3-1 3-0 1-0"
yard = "6-0 5-1 4-2 0-0 5-3 2-0 2-1 6-4"
play = """
A:1-1*2 B:+6-0 B:+5-1 B:5-1L C:4-1R D:+4-2 D:4-2R A:2-2R B:6-5L
C:5-2R D:6-6L A:6-3L B:3-2L C:5-4R D:+0-0 D:+5-3 D:+2-0 D:2-0L
A:5-0L B:4-4R C:5-5L D:5-3L A:3-3L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-4 6-0 5-1"
deal.B = "5-0 4-4 4-2 4-0 3-3"
deal.C = "3-2 3-1 2-2 2-0 0-0"
deal.D = "6-3 5-4 4-3 3-0 2-1"
yard = "5-2 4-1 1-0 6-1 5-3 6-2 1-1 5-5"
play = """
C:0-0*2 D:3-0L A:6-0R B:3-3L C:3-1L D:6-3R A:5-1L B:5-0L C:3-2R
D:2-1R A:+5-2 A:+4-1 A:4-1R B:4-0L*2 C:+1-0 C:+6-1 C:+5-3 C:+6-2
C:pass D:5-4L A:6-4R B:pass C:6-1R D:pass A:6-5L B:pass C:1-0R
D:pass A:6-6L B:pass C:6-2L D:pass A:5-2L
"""
end = "out"
winner = "A"
delta = { A = 1, B = 2, C = 2, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-0 4-3 1-1"
deal.B = "6-3 4-2 3-3 3-1 2-0"
deal.C = "6-2 5-4 5-2 4-4 4-0"
deal.D = "5-5 5-3 5-0 3-0 2-2"
yard = "6-4 5-1 3-2 6-1 0-0 4-1 1-0 2-1"
play = """
A:1-1*1 B:3-1L C:+6-4 C:+5-1 C:5-1R D:5-3L*2 A:6-5L B:6-3L C:5-2R
D:2-2R A:4-3L B:4-2L*3 C:6-2L D:+3-2 D:3-2R A:6-6L B:3-3R C:6-4L
D:3-0R A:6-0R
"""
end = "out"
winner = "A"
delta = { A = 2, B = 3, C = 0, D = 2 }
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-12"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 15, B = 11 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-12"
commitment = "3ee4058a7cd10b033d6db7b20f92997fc08f817565ba8f1f66f220f83c8c31f8"
secret = "7afea63294cbccf809b562e16d82fe3638f87170180a9408f557b8ee282c1b09"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 4-3 3-3 1-1 1-0"
deal.B = "6-3 5-3 5-1 5-0 4-1 2-2"
yard = "3-0 0-0 6-1 5-4 6-4 4-2 2-1 4-0 3-2 6-2 5-5 4-4 3-1 6-0 5-2 2-0"
play = """
A:1-1*2 B:4-1L A:4-3L B:5-1R A:3-3L B:5-0R A:1-0R B:6-3L A:6-6L
B:+3-0 B:+0-0 B:+6-1 B:6-1R*3 A:6-5L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 4-2 4-0 3-0 0-0"
deal.B = "6-1 6-0 5-2 5-1 2-1 2-0"
yard = "5-4 6-2 2-2 4-1 4-3 1-0 4-4 5-0 3-3 3-2 6-6 6-5 6-3 1-1 5-3 3-1"
play = """
A:0-0*2 B:2-0L A:4-2L B:6-0R A:6-4L*2 B:6-1L A:+5-4 A:+6-2 A:6-2R
B:2-1R*2 A:+2-2 A:+4-1 A:4-1L B:5-1R A:5-4L*2 B:5-2L
"""
end = "out"
winner = "B"
delta = { A = 6, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 3-3 2-2 2-1 1-1"
deal.B = "5-5 5-4 5-2 4-2 3-1 0-0"
yard = "6-4 6-3 4-1 3-2 4-4 2-0 1-0 4-3 5-0 5-1 6-5 6-6 6-2 6-1 4-0 3-0"
play = """
B:0-0*2 A:6-0L B:+6-4 B:6-4L A:+6-3 A:+4-1 A:4-1L B:3-1L A:6-3L
B:+3-2 B:+4-4 B:+2-0 B:2-0R A:2-2R B:3-2R A:5-3R B:5-2R A:2-1R
B:+1-0 B:1-0R A:+4-3 A:+5-0 A:5-0R B:5-5R A:+5-1 A:5-1R B:+6-5
B:6-5L A:1-1R B:5-4L A:4-3L B:+6-6 B:+6-2 B:+6-1 B:6-1R A:3-3L
"""
end = "out"
winner = "A"
delta = { A = 1, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 4-4 3-0 2-2 2-1"
deal.B = "6-5 6-3 6-0 5-0 3-3 2-0"
yard = "6-6 6-4 5-1 3-2 0-0 5-3 1-0 4-3 5-5 4-2 3-1 1-1 6-2 4-1 5-2 4-0"
play = """
A:2-2*2 B:2-0L A:3-0L B:3-3L A:2-1R B:6-3L A:6-1L*2 B:+6-6 B:+6-4
B:+5-1 B:5-1L A:5-4L B:6-4L A:+3-2 A:+0-0 A:+5-3 A:+1-0 A:1-0R
B:6-6L A:0-0R B:5-0R A:5-3R B:6-5L A:3-2R B:+4-3 B:+5-5 B:5-5L
A:+4-2 A:4-2R B:4-3R A:+3-1 A:3-1R B:+1-1 B:1-1R A:+6-2 A:+4-1
A:4-1R B:pass A:4-4R
"""
end = "blocked"
winner = "B"
delta = { A = 4, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 4-4 4-3 3-2 2-0"
deal.B = "5-5 4-1 4-0 2-2 1-1 0-0"
yard = "3-3 6-5 6-2 6-0 5-2 2-1 6-1 1-0 4-2 3-0 3-1 6-6 5-1 5-0 6-4 5-3"
play = """
B:0-0*2 A:2-0L B:4-0R A:3-2L B:4-1R A:6-3L B:1-1R A:+3-3 A:+6-5
A:6-5L B:5-5L A:5-4L B:+6-2 B:+6-0 B:+5-2 B:+2-1 B:2-1R A:4-4L
B:6-2R A:4-3L B:6-0R A:3-3L
"""
end = "out"
winner = "A"
delta = { A = 1, B = 2 }
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-13"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 5, B = 2, C = 10 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-13"
commitment = "4d7329991491f051a9e753fa1ca60a41f94f3364cd49e3165a094b7b192d8368"
secret = "05dd705a33695e5540160ccdc691ae3a89b4a648dcca855ea11c68374488690b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 4-4 4-1 2-1 1-1"
deal.B = "5-5 5-4 5-2 5-1 4-3 3-2"
deal.C = "6-3 5-3 4-2 3-3 3-1 3-0"
yard = "2-2 1-0 2-0 5-0 6-5 6-2 6-6 6-4 4-0 0-0"
play = """
A:1-1*2 B:5-1L C:5-3L A:6-1R B:4-3L C:6-3R A:4-4L B:5-4L C:3-3R
A:+2-2 A:+1-0 A:+2-0 A:+5-0 A:5-0L B:3-2R C:3-0L A:2-1R B:+6-5
B:+6-2 B:+6-6 B:+6-4 B:pass C:3-1R*2
"""
end = "blocked"
winner = "C"
delta = { A = 2, B = 0, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-3 5-5 5-3 4-2"
deal.B = "6-0 5-0 4-3 3-2 3-0 2-2"
deal.C = "6-2 6-1 3-3 2-1 2-0 1-0"
yard = "4-0 3-1 5-4 6-6 1-1 4-1 4-4 5-2 0-0 5-1"
play = """
B:2-2*2 C:2-1L A:4-2R B:4-3R C:3-3R A:6-3R B:6-0R C:1-0L*2 A:+4-0
A:4-0L B:5-0R C:+3-1 C:+5-4 C:5-4R*2 A:6-4L B:+6-6 B:6-6L C:6-2L
A:+1-1 A:+4-1 A:4-1R B:3-2L C:3-1L*2 A:1-1L*3 B:+4-4 B:+5-2 B:pass
C:6-1L A:6-5L B:5-2L C:2-0L
"""
end = "out"
winner = "C"
delta = { A = 3, B = 2, C = 7 }
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-14"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 3, C = 3, D = 1 }
score = { A = 9, B = 7, C = 7, D = 10 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-14"
commitment = "9c990082fab0c6f5d511860a02c406cfbcb7e30423dfb320e349b4577b916539"
secret = "600918d06e83bcffdde742a944e9a6c91fc03aeb252b1a1abd844368721122b4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 6-0 5-1 4-2"
deal.B = "4-3 4-1 3-1 2-2 1-0"
deal.C = "6-6 6-3 6-1 5-2 4-4"
deal.D = "6-4 5-0 3-2 2-1 0-0"
yard = "3-0 2-0 4-0 5-3 3-3 5-5 1-1 5-4"
play = """
D:0-0*2 A:6-0L B:1-0R C:6-6L D:6-4L A:4-2L B:2-2L C:5-2L D:2-1R
A:6-5L B:+3-0 B:+2-0 B:2-0R C:6-3L D:3-2L A:6-2L B:3-0R C:6-1L
D:+4-0 D:+5-3 D:5-3R A:5-1L*2
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 0, D = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-1 5-0 3-1 1-0"
deal.B = "6-0 5-5 4-4 4-0 0-0"
deal.C = "6-3 3-0 2-2 2-1 2-0"
deal.D = "6-5 5-2 4-3 3-2 1-1"
yard = "3-3 6-1 6-2 4-2 6-6 4-1 5-3 5-4"
play = """
B:0-0*2 C:3-0L D:3-2L A:5-0R B:5-5R C:2-2L D:5-2R*3 A:+3-3 A:+6-1
A:+6-2 A:6-2L B:6-0L C:2-0L*2 D:+4-2 D:4-2L A:6-4L B:+6-6 B:6-6L
C:6-3L D:4-3L A:+4-1 A:4-1L B:pass C:2-1L*2
"""
end = "out"
winner = "C"
delta = { A = 0, B = 2, C = 5, D = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 4-2 4-0 0-0"
deal.B = "6-4 5-4 4-4 3-1 2-0"
deal.C = "6-3 5-2 5-1 2-2 2-1"
deal.D = "6-2 5-0 4-3 3-3 1-0"
yard = "3-0 5-3 4-1 6-1 3-2 1-1 6-0 6-6"
play = """
A:0-0*2 B:2-0L C:5-2L D:5-0R*2 A:5-5L*3 B:5-4L C:5-1R D:4-3L
A:+3-0 A:3-0L B:3-1R C:6-3R D:1-0L A:6-5R B:+5-3 B:5-3R C:2-1L
D:3-3R A:4-2L B:4-4L C:+4-1 C:4-1L D:+6-1 D:6-1L A:+3-2 A:3-2R
B:6-4L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 1, C = 0, D = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-0 4-3 3-0"
deal.B = "5-5 4-0 3-3 3-1 0-0"
deal.C = "6-2 6-1 4-1 1-1 1-0"
deal.D = "5-2 5-1 4-4 2-2 2-0"
yard = "6-3 6-6 3-2 6-5 5-3 2-1 4-2 5-4"
play = """
B:0-0*2 C:1-0L D:2-0R A:+6-3 A:+6-6 A:+3-2 A:3-2R B:3-1L*2 C:+6-5
C:+5-3 C:5-3L D:5-1L A:6-3R B:+2-1 B:2-1L C:6-2L*2 D:pass A:6-6L*1
B:pass C:6-5L D:5-2L A:6-4R B:4-0R C:pass D:2-2L A:6-0R B:pass
C:6-1R D:pass A:pass B:pass C:4-1R D:4-4R
"""
end = "out"
winner = "D"
delta = { A = 1, B = 4, C = 2, D = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-2 5-1 3-3 2-1"
deal.B = "6-1 6-0 3-2 2-2 2-0"
deal.C = "5-5 5-3 5-0 3-0 1-1"
deal.D = "6-5 4-3 4-0 3-1 0-0"
yard = "6-2 1-0 4-1 6-4 4-4 4-2 6-6 5-4"
play = """
D:0-0*1 A:+6-2 A:+1-0 A:1-0L B:6-1L C:5-0R D:6-5L*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-15"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 15, B = 5 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-15"
commitment = "f24e20331cfed67c9a6cae79939a1d44793ccbb713e63f96fcd3b3251a42cc15"
secret = "9eec092c122683d099f59b9233f90eec9c34bd658ebc251fe9fc2d88e5e3603d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 5-3 4-4 4-0 3-2 2-2"
deal.B = "6-4 5-5 3-3 3-1 2-1 2-0"
yard = "4-2 6-6 4-1 3-0 1-1 5-1 5-4 5-0 6-0 6-3 4-3 5-2 0-0 6-5 1-0 6-1"
play = """
A:2-2*2 B:2-1L A:3-2R B:3-1L*2 A:5-3L B:5-5L A:+4-2 A:+6-6 A:+4-1
A:+3-0 A:3-0R B:2-0R A:4-2R B:6-4R A:6-6R B:+1-1 B:+5-1 B:5-1L
A:4-1L B:+5-4 B:5-4L A:6-2R B:+5-0 B:5-0L A:4-0L B:+6-0 B:+6-3
B:+4-3 B:4-3L A:+5-2 A:5-2R B:6-3L A:+0-0 A:+6-5 A:6-5L*2
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-5 4-0 3-3 3-1"
deal.B = "5-0 4-4 4-3 4-1 2-0 1-1"
yard = "6-1 2-2 5-3 6-6 2-1 5-1 6-5 6-2 1-0 6-4 3-0 4-2 0-0 5-2 5-4 3-2"
play = """
B:1-1*2 A:3-1L B:4-3L A:4-0L B:5-0L A:5-5L B:4-1R A:+6-1 A:+2-2
A:+5-3 A:5-3L B:4-4R A:3-3L B:+6-6 B:+2-1 B:+5-1 B:+6-5 B:+6-2
B:+1-0 B:+6-4 B:6-4R A:6-3R*3 B:+3-0 B:3-0L A:6-0L B:6-6L A:6-1L
B:5-1L A:+4-2 A:+0-0 A:+5-2 A:5-2L B:6-2L A:pass B:6-5L
"""
end = "blocked"
winner = "B"
delta = { A = 3, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-2 4-1 3-1 1-1"
deal.B = "6-0 5-3 5-1 5-0 3-3 3-2"
yard = "2-1 6-2 4-2 2-0 5-4 4-3 6-3 6-1 6-4 3-0 6-6 2-2 1-0 4-0 0-0 4-4"
play = """
A:1-1*2 B:5-1L A:5-5L B:5-3L A:3-1L*3 B:+2-1 B:2-1L A:5-2L B:5-0L
A:4-1R B:6-0L A:6-5L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-2 4-1 4-0 1-1 0-0"
deal.B = "6-1 5-3 4-4 3-3 2-1 2-0"
yard = "6-0 1-0 5-0 6-2 4-2 6-3 6-4 6-5 2-2 5-1 5-5 3-2 3-0 6-6 3-1 4-3"
play = """
A:0-0*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-16"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 8, B = 3, C = 10 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-16"
commitment = "c514df2efba538b1129dd0aa1cf50464ea39ad9b108b3fef84c507557a787276"
secret = "0e0e931bbf2bd1637af523a5627d41224fd05723049dd6b2d05b606fdd5b13ec"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-5 5-1 4-4 3-3 3-0 1-0"
deal.B = "6-6 6-2 5-4 5-0 2-2 2-0"
deal.C = "5-3 4-3 4-1 4-0 3-2 3-1"
yard = "2-1 6-5 6-1 6-4 6-3 0-0 5-2 1-1 4-2 6-0"
play = """
B:2-2*2 C:3-2L A:3-3L B:2-0R C:5-3L A:5-5L B:5-4L C:4-0L*2 A:3-0L
B:5-0R C:4-3L A:4-4L B:+2-1 B:+6-5 B:6-5R C:4-1L A:5-1L B:6-2R
C:+6-1 C:+6-4 C:+6-3 C:+0-0 C:+5-2 C:5-2L*2 A:+1-1 A:pass B:2-1L
C:6-1L A:pass B:6-6L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 5-2 3-1 2-1 0-0"
deal.B = "6-5 6-3 6-0 4-4 2-2 2-0"
deal.C = "5-4 4-0 3-2 3-0 1-1 1-0"
yard = "5-3 4-2 6-1 5-1 6-6 4-3 6-4 4-1 3-3 5-0"
play = """
A:0-0*2 B:6-0L C:4-0R A:6-2L B:4-4R C:5-4R A:5-2L*2 B:6-5L C:+5-3
C:5-3R A:3-1R B:6-3L C:3-2L A:2-1L*2 B:+4-2 B:+6-1 B:6-1L C:1-1R
A:+5-1 A:5-1R B:+6-6 B:6-6L C:+4-3 C:+6-4 C:6-4L A:5-5R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-0 3-3 3-2 2-1"
deal.B = "5-5 4-3 4-1 2-2 2-0 1-0"
deal.C = "6-1 5-4 5-2 5-1 4-4 0-0"
yard = "4-0 3-0 3-1 6-3 6-0 1-1 6-6 6-2 5-3 4-2"
play = """
C:0-0*2 A:5-0L B:1-0R C:5-1L*2 A:2-1L B:4-1R C:5-4R A:3-2L B:4-3L
C:4-4L A:6-4L B:5-5R C:6-1L A:6-5R B:+4-0 B:+3-0 B:+3-1 B:3-1L
C:+6-3 C:6-3L*1 A:+6-0 A:6-0L B:3-0L C:+1-1 C:+6-6 C:6-6R A:3-3L
"""
end = "out"
winner = "A"
delta = { A = 1, B = 0, C = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-2 5-2 3-2 2-1"
deal.B = "5-5 5-4 4-3 4-1 4-0 2-0"
deal.C = "6-3 5-3 3-3 3-0 2-2 1-0"
yard = "1-1 6-0 0-0 6-1 5-0 4-2 4-4 6-6 5-1 3-1"
play = """
C:2-2*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-17"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 2, C = 1, D = 2 }
score = { A = 5, B = 6, C = 10, D = 6 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-17"
commitment = "e3fa2d48a3047c217e6097534a321e1a3697f4b524dc5067967e388e92e02e9f"
secret = "6737c88972740185b8d9406bf8303407f2d5cf3ba53119174a76d5a54e715d82"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-4 4-0 1-0"
deal.B = "6-5 5-0 4-2 3-0 2-2"
deal.C = "5-3 4-1 2-1 1-1 0-0"
deal.D = "6-3 4-4 4-3 3-3 3-2"
yard = "2-0 6-2 5-2 5-1 6-0 3-1 6-4 6-6"
play = """
C:0-0*2 D:+2-0 D:2-0L A:1-0R B:4-2L C:4-1L*2 D:+6-2 D:+5-2 D:+5-1
D:5-1L A:6-1R B:6-5L*2 C:+6-0 C:6-0L D:6-3R A:4-0L B:3-0R C:+3-1
C:pass D:4-4L A:5-4L B:5-0L*2
"""
end = "blocked"
delta = { A = 0, B = 4, C = 4, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-1 3-2 2-2 2-1"
deal.B = "6-6 5-3 4-3 3-3 2-0"
deal.C = "6-1 6-0 4-4 3-1 1-1"
deal.D = "6-4 5-2 5-0 4-0 3-0"
yard = "4-1 5-5 6-5 6-3 0-0 4-2 1-0 5-4"
play = """
C:1-1*2 D:+4-1 D:4-1L A:2-1R B:4-3L C:3-1L D:5-2R A:5-1R*2 B:+5-5
B:+6-5 B:+6-3 B:+0-0 B:+4-2 B:pass C:6-1L D:6-4L A:pass B:4-2L
C:pass D:pass A:6-2L B:6-6L C:6-0L D:5-0L A:pass B:6-5L C:pass
D:pass A:pass B:6-3L C:pass D:3-0L A:pass B:2-0L C:pass D:pass
A:2-2L B:pass C:pass D:pass A:3-2L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 2, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-4 5-0 1-1"
deal.B = "6-5 5-1 3-2 2-1 0-0"
deal.C = "5-3 4-1 3-3 2-2 2-0"
deal.D = "5-2 4-3 4-2 4-0 3-0"
yard = "6-0 6-1 4-4 3-1 6-2 6-3 1-0 6-6"
play = """
B:0-0*2 C:2-0L D:5-2L A:5-0R*2 B:6-5L C:5-3R D:4-3R A:5-4R B:5-1R
C:4-1R D:4-2R A:6-4L B:3-2R C:3-3R D:4-0L A:+6-0 A:6-0L B:+6-1
B:6-1L C:+4-4 C:+3-1 C:3-1L*3 D:3-0L
"""
end = "out"
winner = "D"
delta = { A = 2, B = 2, C = 3, D = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-0 4-2 3-2 3-1 2-2"
deal.B = "6-6 6-5 6-4 5-1 4-3"
deal.C = "6-3 6-2 5-4 4-4 2-0"
deal.D = "5-5 3-0 1-1 1-0 0-0"
yard = "6-0 6-1 4-1 4-0 3-3 5-2 2-1 5-3"
play = """
D:0-0*2 A:5-0L B:6-5L C:6-3L D:3-0L*3 A:+6-0 A:6-0L B:6-6L C:6-2L
D:1-0R A:4-2L B:6-4L C:+6-1 C:6-1R*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-18"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 5, B = 15 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-18"
commitment = "72e1f5f744c78a79d6d040501bb77c42afc7cdcc685b90a461b8fbfd80666e44"
secret = "a80157f688d2bcfc3e10c875dcab8a6299962d10909d50f7bcaa254c505ac1c5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-1 2-2 2-1 2-0"
deal.B = "5-5 5-1 4-1 3-1 3-0 0-0"
yard = "4-4 4-3 6-2 5-0 1-1 5-4 4-0 5-2 1-0 6-5 6-0 6-4 3-2 5-3 3-3 4-2"
play = """
B:0-0*2 A:2-0L B:3-0R A:6-3R B:+4-4 B:+4-3 B:+6-2 B:6-2L*2
A:6-6L*3 B:+5-0 B:+1-1 B:+5-4 B:+4-0 B:+5-2 B:+1-0 B:+6-5 B:6-5L
A:6-1R B:5-1L*2 A:2-1L B:5-2L A:+6-0 A:+6-4 A:+3-2 A:+5-3 A:5-3L
B:3-1L*2 A:pass B:1-1L*3 A:pass B:1-0L A:6-0L B:4-1R A:6-4L*2
B:4-4L*3 A:pass B:5-4L A:pass B:5-5L A:pass B:5-0L A:pass B:4-0L*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-19"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 10, B = 6, C = 9 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-19"
commitment = "137ce5c414f3738da4688e0d3308b4370eb4676f2142dea6ffc352f016888057"
secret = "a4ec05bf667ca0ab71addae7faf78e5901bca1e0b63d51579365d3e2ed07f7dd"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-5 5-4 5-2 3-3"
deal.B = "6-2 5-3 4-4 4-1 3-0 0-0"
deal.C = "6-3 6-1 6-0 4-3 3-2 2-2"
yard = "4-2 2-1 4-0 6-6 5-0 2-0 1-1 1-0 5-1 3-1"
play = """
B:0-0*2 C:6-0L A:6-5L B:5-3L C:3-2L A:5-2L B:3-0R C:4-3R A:5-4R*2
B:+4-2 B:+2-1 B:+4-0 B:+6-6 B:+5-0 B:5-0L C:+2-0 C:2-0L A:5-5R
B:6-2L C:6-1L A:+1-1 A:1-1L B:4-1L C:+1-0 C:pass A:6-4L B:6-6L
C:6-3L A:3-3L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 2, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-3 4-2 4-1 4-0 3-0"
deal.B = "6-2 5-1 3-3 2-1 2-0 1-0"
deal.C = "6-4 5-0 4-4 4-3 3-2 0-0"
yard = "2-2 3-1 1-1 5-5 5-2 6-0 5-4 6-1 6-3 6-5"
play = """
C:0-0*2 A:4-0L B:2-0R C:4-3L A:4-2R B:3-3L C:6-4R A:6-6R B:6-2R
C:3-2R*3 A:3-0L B:1-0L C:+2-2 C:+3-1 C:3-1R*2 A:4-1L B:5-1R C:5-0R
A:+1-1 A:+5-5 A:+5-2 A:+6-0 A:6-0R B:+5-4 B:5-4L C:+6-1 C:6-1R
A:5-5L B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 1, C = 7 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-5 5-3 5-1 3-1 2-1"
deal.B = "5-4 5-2 5-0 3-2 3-0 2-0"
deal.C = "6-4 4-2 4-1 3-3 2-2 1-0"
yard = "6-5 4-4 4-0 6-2 6-0 6-3 1-1 0-0 6-1 4-3"
play = """
C:2-2*2 A:2-1L B:5-2R C:1-0L A:5-5R B:5-0L*3 C:+6-5 C:6-5L A:6-6L
B:5-4R C:4-1R A:5-1R B:+4-4 B:+4-0 B:+6-2 B:6-2L C:4-2L A:5-3R
B:4-4L C:6-4L A:3-1R
"""
end = "out"
winner = "A"
delta = { A = 1, B = 3, C = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-0 3-2 2-1 1-0 0-0"
deal.B = "6-6 6-2 5-2 5-1 3-3 2-0"
deal.C = "6-5 5-5 5-3 4-4 4-1 3-1"
yard = "2-2 5-4 6-4 6-1 3-0 4-3 6-0 4-0 4-2 1-1"
play = """
A:0-0*2 B:2-0L C:+2-2 C:2-2L A:3-2L B:3-3L C:5-3L A:5-0L*3 B:+5-4
B:+6-4 B:+6-1 B:+3-0 B:3-0L C:3-1L A:1-0L*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-20"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 3, C = 2, D = 1 }
score = { A = 0, B = 5, C = 9, D = 10 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-20"
commitment = "cb5117294580e86b1c0234869e0f67d6eb1fc46f01f865e928c440319746bb5d"
secret = "e669b82667580a93a7ef380198450603fc2613864a69e642825eb8a9af831014"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-1 4-1 2-0 1-1 1-0"
deal.B = "6-6 6-4 6-1 6-0 0-0"
deal.C = "6-2 5-3 5-2 4-4 2-1"
deal.D = "6-5 6-3 5-5 5-4 3-1"
yard = "4-3 3-0 3-3 5-0 2-2 4-0 4-2 3-2"
play = """
B:0-0*2 C:+4-3 C:+3-0 C:3-0L D:6-3L A:2-0R B:6-0L C:6-2R D:6-5R
A:1-0L B:6-1L C:5-3R D:3-1R A:5-1R B:6-6L C:5-2R D:+3-3 D:+5-0
D:+2-2 D:2-2R A:+4-0 A:pass B:6-4L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-4 4-2 4-0 1-0"
deal.B = "5-5 5-2 4-4 3-1 2-0"
deal.C = "6-6 6-4 6-3 5-3 0-0"
deal.D = "6-5 6-0 5-1 4-3 3-2"
yard = "3-3 2-1 4-1 2-2 6-1 5-0 1-1 3-0"
play = """
C:0-0*2 D:6-0L A:6-2L B:2-0R*2 C:+3-3 C:+2-1 C:2-1L D:5-1L A:5-4L
B:5-2R C:6-4L D:6-5L*2 A:+4-1 A:+2-2 A:+6-1 A:+5-0 A:5-0L B:5-5R
C:5-3R D:3-2R A:4-0L B:4-4L C:pass D:4-3L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 2, C = 2, D = 3 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 5-3 5-0 3-1"
deal.B = "6-0 4-3 3-2 2-2 2-0"
deal.C = "6-5 6-1 5-5 5-4 1-0"
deal.D = "6-4 4-4 4-2 4-0 0-0"
yard = "2-1 3-3 4-1 6-3 1-1 3-0 5-2 5-1"
play = """
D:0-0*2 A:5-0L B:6-0R C:6-5L*2 D:6-4L A:6-6R B:4-3L C:6-1R D:+2-1
D:2-1R A:5-3L B:3-2R C:5-5L D:+3-3 D:3-3R A:3-1R B:+4-1 B:4-1R
C:5-4R*3 D:+6-3 D:+1-1 D:+3-0
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 2 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 4-3 3-1 2-1"
deal.B = "6-3 5-3 5-2 4-2 4-0"
deal.C = "6-4 6-1 5-4 4-1 3-3"
deal.D = "6-2 6-0 4-4 2-0 1-1"
yard = "3-0 5-0 5-5 3-2 1-0 0-0 2-2 5-1"
play = """
D:1-1*2 A:3-1L B:5-3L C:5-4L D:4-4L A:4-3L B:6-3L C:6-1L*1 D:+3-0
D:+5-0 D:+5-5 D:+3-2 D:+1-0 D:1-0L A:2-1R B:5-2R C:+0-0 C:0-0L
D:5-0R*2 A:pass B:4-0R C:6-4R D:6-0R*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-21"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 14, B = 15 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-21"
commitment = "c747babdf6d0b11f1b0fa44a154ff2763638803d4de5114f32b41c2a85d8aeb2"
secret = "96081f7f944de04d855e6e3f1f82a94fb4108c7d8043ebc7d4616fd559f6ff97"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-2 6-0 4-4 3-0"
deal.B = "5-1 4-1 3-2 2-2 1-1 1-0"
yard = "5-3 5-0 4-3 4-2 5-2 5-5 2-0 6-1 3-3 5-4 4-0 6-5 3-1 0-0 6-6 2-1"
play = """
B:1-1*2 A:+5-3 A:+5-0 A:+4-3 A:+4-2 A:+5-2 A:+5-5 A:+2-0 A:+6-1
A:6-1L B:5-1R A:6-2L B:3-2L A:5-5R B:+3-3 B:3-3L A:5-3R*3 B:+5-4
B:+4-0 B:+6-5 B:+3-1 B:3-1L A:6-3R B:6-5R A:5-0R B:1-0L*2 A:2-0L
B:2-2L A:5-2L B:5-4L A:4-3L B:4-0R A:4-4R B:4-1R
"""
end = "out"
winner = "B"
delta = { A = 3, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 4-4 3-3 3-2 2-2"
deal.B = "5-2 5-1 4-3 4-1 4-0 2-1"
yard = "2-0 5-3 6-1 3-0 6-4 0-0 1-1 6-3 1-0 6-0 6-6 5-0 4-2 5-5 5-4 3-1"
play = """
A:2-2*2 B:5-2L A:3-2R B:4-3R A:6-5L B:4-1R A:6-2L B:2-1L*2 A:+2-0
A:+5-3 A:+6-1 A:6-1L B:5-1R A:5-3R B:+3-0 B:3-0R A:2-0R B:+6-4
B:6-4L A:4-4L B:4-0L
"""
end = "out"
winner = "B"
delta = { A = 2, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-2 5-4 4-3 0-0"
deal.B = "5-5 5-3 4-1 2-1 2-0 1-1"
yard = "1-0 6-3 4-4 5-1 3-0 3-2 3-3 4-0 6-5 5-0 6-1 3-1 4-2 5-2 6-0 2-2"
play = """
A:0-0*2 B:2-0L A:6-2L B:+1-0 B:1-0R A:6-4L B:4-1L*2 A:+6-3 A:+4-4
A:+5-1 A:5-1L B:5-5L A:5-4L B:2-1R A:4-4L B:+3-0 B:+3-2 B:3-2R
A:4-3L*2 B:5-3L A:6-3R B:+3-3 B:+4-0 B:+6-5 B:6-5L*2 A:6-6L*3
"""
end = "out"
winner = "A"
delta = { A = 8, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-3 4-2 3-2 2-2 1-1"
deal.B = "6-6 5-4 4-1 3-0 2-0 1-0"
yard = "6-3 3-3 3-1 4-3 5-5 6-0 6-2 0-0 5-0 4-0 2-1 6-4 5-2 6-1 5-1 4-4"
play = """
A:1-1*1 B:4-1L A:4-2L B:2-0L A:+6-3 A:+3-3 A:+3-1 A:3-1R B:3-0L*2
A:5-3L B:5-4L A:6-3R B:6-6R A:6-5R B:+4-3 B:4-3L A:3-2L B:+5-5
B:5-5R A:2-2L B:+6-0 B:+6-2 B:6-2L A:+0-0 A:+5-0 A:5-0R B:6-0L*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-22"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 8, B = 6, C = 10 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-22"
commitment = "3e3371dc1f5b04e0d86c306e0107e91c6da2f7e439d8871309445a506f13e70b"
secret = "2b6903892cab7ea4c1f4896dcd7a78f2e5b99b101832a833d3946c51803bc1cc"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 5-5 4-4 4-1 1-0"
deal.B = "6-4 6-2 6-1 5-4 4-3 4-0"
deal.C = "6-0 4-2 3-2 2-2 1-1 0-0"
yard = "6-6 5-3 3-1 5-2 3-3 5-0 5-1 2-1 2-0 3-0"
play = """
C:0-0*2 A:1-0L B:6-1L C:6-0L*3 A:+6-6 A:+5-3 A:+3-1 A:+5-2 A:+3-3
A:+5-0 A:5-0L B:5-4L C:4-2L A:5-2L B:4-0R C:+5-1 C:5-1L A:4-1L*2
B:6-4L C:+2-1 C:pass A:6-6L B:6-2L C:3-2L A:6-3L B:4-3R
"""
end = "out"
winner = "B"
delta = { A = 2, B = 1, C = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-1 4-1 3-3 2-0"
deal.B = "6-6 6-4 6-3 3-0 2-2 1-1"
deal.C = "6-0 5-3 4-3 3-2 2-1 0-0"
yard = "5-2 4-4 6-2 5-0 5-4 1-0 3-1 4-2 4-0 6-5"
play = """
C:0-0*2 A:2-0L B:2-2L C:3-2L A:3-3L B:3-0R*3 C:5-3L A:5-5L B:6-3R
C:6-0R A:5-1L B:1-1L C:2-1L A:+5-2 A:5-2L B:+4-4 B:+6-2 B:+5-0
B:5-0L*2 C:+5-4 C:+1-0 C:1-0L A:6-1L B:6-6L C:+3-1 C:+4-2 C:pass
A:pass B:6-2L C:4-2L A:4-1L
"""
end = "out"
winner = "A"
delta = { A = 1, B = 5, C = 2 }

[[match.hand]]
opener = "A"
deal.A = "5-4 4-3 3-1 2-2 2-1 0-0"
deal.B = "6-0 5-2 5-1 4-4 2-0 1-0"
deal.C = "5-0 4-1 3-3 3-2 3-0 1-1"
yard = "4-0 4-2 5-3 6-4 6-1 6-5 6-2 6-6 5-5 6-3"
play = """
A:0-0*2 B:2-0L C:3-2L A:4-3L B:4-4L C:4-1L A:3-1L B:1-0R C:3-3L
A:2-1R B:5-2R C:3-0L A:5-4R B:6-0L C:+4-0 C:4-0R A:+4-2 A:+5-3
A:+6-4 A:6-4L B:+6-1 B:+6-5 B:+6-2 B:+6-6 B:pass C:5-0R A:5-3R
B:pass C:pass A:4-2L B:6-2L C:pass A:pass B:6-6L C:pass A:pass
B:6-5L C:pass A:pass B:5-1L C:1-1L
"""
end = "out"
winner = "C"
delta = { A = 2, B = 0, C = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 5-0 4-1 2-2 2-1"
deal.B = "6-2 6-1 5-4 5-2 4-4 3-3"
deal.C = "5-3 4-2 3-2 3-1 3-0 1-1"
yard = "5-5 6-4 1-0 2-0 5-1 6-3 0-0 4-3 6-6 4-0"
play = """
C:1-1*1 A:4-1L B:4-4L C:4-2L A:2-1L*3 B:6-1L C:3-1R A:6-5L B:3-3R
C:5-3L*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-23"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 2, C = 2, D = 1 }
score = { A = 4, B = 9, C = 9, D = 10 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-23"
commitment = "220403bcb699727fe8e8e2bad7087514a8324acc68c31a7c1e51dddc1b1d6429"
secret = "f885b366be165ec622da13fa384263684f37347e84c8391a7b7e878e90290f65"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 6-1 3-3 3-1"
deal.B = "6-0 5-4 5-1 5-0 2-2"
deal.C = "4-4 4-2 3-2 2-1 0-0"
deal.D = "6-5 6-3 6-2 5-5 4-1"
yard = "1-0 3-0 4-3 1-1 5-2 5-3 4-0 2-0"
play = """
C:0-0*2 D:+1-0 D:1-0L A:6-1L B:6-0L*3 C:+3-0 C:3-0R D:6-3R A:6-6R
B:5-0L C:+4-3 C:+1-1 C:+5-2 C:5-2L D:6-2L*3 A:6-4L B:5-4L C:+5-3
C:5-3L D:6-5R A:3-3L B:5-1R C:4-3L D:4-1L*2 A:3-1L
"""
end = "out"
winner = "A"
delta = { A = 1, B = 3, C = 2, D = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-1 3-2 1-0"
deal.B = "6-4 5-4 4-1 3-0 2-1"
deal.C = "5-5 5-3 5-0 2-0 1-1"
deal.D = "6-3 6-1 4-2 3-1 2-2"
yard = "3-3 6-6 4-0 4-3 5-2 0-0 4-4 6-0"
play = """
C:1-1*2 D:6-1L A:6-2L B:2-1L*3 C:+3-3 C:+6-6 C:+4-0 C:+4-3 C:+5-2
C:+0-0 C:pass D:3-1L A:3-2L B:4-1R C:2-0L D:4-2R A:1-0L B:pass
C:5-2R D:pass A:5-1R*2
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 3, C = 2, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-4 4-2 3-3 3-1 2-0"
deal.B = "5-5 3-0 2-1 1-1 0-0"
deal.C = "6-4 5-4 5-1 5-0 4-3"
deal.D = "6-6 6-5 6-2 5-3 4-1"
yard = "2-2 4-0 6-3 6-0 6-1 1-0 3-2 5-2"
play = """
B:0-0*2 C:5-0L D:6-5L A:2-0R B:2-1R C:6-4L D:4-1L*2 A:3-1L B:3-0L
C:5-1R D:5-3R A:3-3R B:+2-2 B:+4-0 B:4-0L C:4-3L*3 D:+6-3 D:6-3L
A:+6-0 A:6-0L B:+6-1 B:+1-0 B:1-0L C:pass D:pass A:pass B:6-1L
C:pass D:6-6L A:pass B:pass C:pass D:6-2L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 2, C = 3, D = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 6-0 5-4 1-0"
deal.B = "6-4 6-2 5-0 4-1 1-1"
deal.C = "5-5 5-3 4-2 4-0 0-0"
deal.D = "6-6 6-3 4-4 3-1 2-2"
yard = "2-0 3-2 4-3 2-1 3-0 3-3 5-2 5-1"
play = """
C:0-0*2 D:+2-0 D:2-0L A:6-0R B:6-2L*1 C:+3-2 C:+4-3 C:+2-1 C:+3-0
C:+3-3 C:pass D:6-6L*1 A:6-5L B:5-0L C:3-0L D:6-3L*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-24"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 15, B = 7 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-24"
commitment = "2899fe88a9f3107a2402550173aad92cca4bc0d14bc59949257866753ef91bc8"
secret = "aabf2e359be83078461f462526a1640b4ef5bc7c6d6d911bc4a258978ed5a406"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-3 6-2 5-5 4-1"
deal.B = "6-1 3-3 3-0 2-1 2-0 0-0"
yard = "4-3 4-4 5-4 2-2 5-1 1-1 5-3 6-5 5-0 5-2 4-2 6-0 3-1 3-2 4-0 1-0"
play = """
B:0-0*2 A:+4-3 A:+4-4 A:+5-4 A:+2-2 A:+5-1 A:+1-1 A:+5-3 A:+6-5
A:+5-0 A:5-0L B:3-0R A:6-5L B:6-1L A:5-1L B:3-3R A:5-5L B:+5-2
B:5-2L A:6-2L B:+4-2 B:+6-0 B:6-0L A:6-3R B:2-0L A:2-2L B:4-2L
A:6-4L*2 B:+3-1 B:+3-2 B:pass A:6-6L*3
"""
end = "blocked"
winner = "B"
delta = { A = 5, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-4 4-1 4-0 2-0 1-0"
deal.B = "6-6 6-1 5-0 4-3 3-3 3-1"
yard = "2-1 5-1 4-4 5-3 5-2 0-0 6-4 3-0 5-5 1-1 2-2 6-2 4-2 6-3 6-0 3-2"
play = """
B:3-3*2 A:+2-1 A:+5-1 A:+4-4 A:+5-3 A:5-3L B:4-3R A:6-5L B:6-1L
A:5-1L B:5-0L A:4-0L*2 B:+5-2 B:+0-0 B:+6-4 B:6-4L A:5-4R B:5-2R
A:2-1R B:3-1R A:+3-0 A:3-0R B:6-6L A:2-0R B:+5-5 B:+1-1 B:+2-2
B:2-2R A:+6-2 A:6-2L*3 B:+4-2 B:4-2L A:4-4L B:+6-3 B:pass A:4-1L
B:1-1L A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-5 5-0 4-0 2-2"
deal.B = "6-6 5-4 4-4 4-3 3-2 0-0"
yard = "6-5 5-3 6-4 2-1 6-0 4-2 1-0 5-2 3-3 6-3 2-0 5-1 1-1 3-1 3-0 4-1"
play = """
B:0-0*2 A:5-0L B:5-4L A:4-0L*3 B:+6-5 B:+5-3 B:+6-4 B:+2-1 B:+6-0
B:6-0R A:6-2R B:3-2R A:+4-2 A:+1-0 A:1-0L B:4-3R A:6-1L B:6-6L
A:4-2R B:6-5L A:5-5L B:5-3L A:2-2R
"""
end = "out"
winner = "A"
delta = { A = 4, B = 2 }
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-25"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 7, B = 2, C = 10 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-25"
commitment = "1b79c49f0ad701f9e5e80525dd1be75c9283bac47e38fb25e475abb8a85670c4"
secret = "f4982e9dcdf36951884ab1acdb27611576d5ddba1a3b2b0183cea3a20ac7912b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-1 5-3 5-2 5-0 4-0 2-0"
deal.B = "6-6 6-4 4-3 4-2 4-1 3-2"
deal.C = "6-2 5-4 3-3 3-0 1-1 1-0"
yard = "6-5 5-1 6-3 0-0 2-2 5-5 2-1 3-1 4-4 6-0"
play = """
C:1-1*2 A:6-1L B:6-6L C:6-2L A:5-2L B:4-1R C:5-4L*2 A:4-0L B:6-4R
C:3-0L A:5-3L B:+6-5 B:6-5L*2 C:+5-1 C:+6-3 C:6-3L A:+0-0 A:+2-2
A:+5-5 A:+2-1 A:+3-1 A:3-1L B:pass C:5-1L A:5-5L B:pass C:pass
A:5-0L B:pass C:1-0L A:2-1L B:4-2L C:pass A:pass B:4-3L C:3-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 2, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 4-1 3-3 1-0 0-0"
deal.B = "6-4 6-1 4-2 4-0 3-1 3-0"
deal.C = "6-6 6-3 6-0 5-2 5-0 3-2"
yard = "2-2 2-1 2-0 6-2 1-1 4-3 4-4 5-3 5-4 5-1"
play = """
A:0-0*2 B:4-0L C:6-0R A:6-5R B:6-4L C:6-6L A:5-5R B:6-1L C:5-2R
A:1-0L B:4-2R C:5-0L A:4-1R B:3-1R C:6-3R A:+2-2 A:+2-1 A:+2-0
A:+6-2 A:6-2R B:+1-1 B:+4-3 B:+4-4 B:+5-3 B:5-3L C:3-2L*2
"""
end = "out"
winner = "C"
delta = { A = 2, B = 0, C = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-2 4-1 3-2 2-1 2-0"
deal.B = "5-3 5-0 4-2 3-3 1-1 1-0"
deal.C = "6-5 6-2 6-0 5-5 4-3 0-0"
yard = "6-4 3-1 6-1 6-6 3-0 4-4 5-1 2-2 4-0 5-4"
play = """
C:0-0*1 A:2-0L B:4-2L C:6-0R A:6-3R B:5-3R C:5-5R A:4-1L B:5-0R
C:+6-4 C:+3-1 C:3-1L A:3-2L B:1-0R C:6-2L A:2-1R B:+6-1 B:6-1L
C:+6-6 C:+3-0 C:+4-4 C:+5-1 C:5-1L A:5-2R*2
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 1 }

[[match.hand]]
opener = "A"
deal.A = "4-3 4-2 3-3 3-2 2-0 1-1"
deal.B = "6-6 6-0 4-4 3-0 2-2 2-1"
deal.C = "5-5 5-4 5-3 5-0 4-0 1-0"
yard = "6-1 5-1 6-5 0-0 5-2 6-2 3-1 4-1 6-3 6-4"
play = """
A:1-1*2 B:2-1L C:1-0R A:4-2L B:4-4L C:4-0R*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-26"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 4, D = 3 }
score = { A = 10, B = 6, C = 4, D = 5 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-26"
commitment = "d5bc7a0b739d4d91c663ea22130fc59b360d68309d4155bc09cff1de1ae7ec65"
secret = "d6e1fc9300e5ab102bf6d16b075267034027d12046e90b6c9f85b114c6a1727d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 3-3 2-2 1-0"
deal.B = "6-2 6-1 5-4 4-3 3-0"
deal.C = "6-3 4-2 3-2 2-1 2-0"
deal.D = "5-5 5-3 5-0 4-4 3-1"
yard = "0-0 6-5 4-1 1-1 6-0 6-4 5-1 4-0"
play = """
A:2-2*2 B:6-2L C:6-3L D:5-3L A:5-2L*3 B:+0-0 B:+6-5 B:+4-1 B:+1-1
B:+6-0 B:+6-4 B:pass C:4-2L D:4-4L A:pass B:6-4L C:3-2R D:3-1R
A:6-6L B:6-1R*3 C:pass D:pass A:pass B:6-5L C:pass D:5-5L A:pass
B:5-4L C:pass D:pass A:pass B:4-3L C:pass D:pass A:3-3L B:6-0R
C:2-0R D:pass A:pass B:3-0L C:2-1R
"""
end = "out"
winner = "C"
delta = { A = 5, B = 3, C = 1, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 4-1 3-2 1-1 0-0"
deal.B = "4-4 4-3 4-0 2-1 2-0"
deal.C = "6-6 6-1 5-4 5-1 3-0"
deal.D = "6-3 6-2 5-3 5-2 4-2"
yard = "3-1 2-2 1-0 3-3 6-4 5-0 6-5 5-5"
play = """
A:0-0*2 B:4-0L C:5-4L D:5-3L A:6-0R B:4-3L C:6-6R D:6-2R A:4-1L
B:2-1L*2 C:+3-1 C:+2-2 C:2-2L*3 D:4-2L A:3-2R B:4-4L C:3-1R D:+1-0
D:1-0R A:+3-3 A:+6-4 A:6-4L B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 2, B = 3, C = 3, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 4-4 3-3 1-0"
deal.B = "6-2 5-5 3-1 3-0 2-1"
deal.C = "5-4 5-3 5-0 4-2 2-0"
deal.D = "6-5 5-1 4-0 3-2 0-0"
yard = "4-1 2-2 6-1 1-1 6-0 5-2 4-3 6-3"
play = """
D:0-0*2 A:1-0L B:2-1L C:4-2L D:4-0R*2 A:4-4L*2 B:+4-1 B:4-1L
C:5-4R D:6-5R A:6-6R B:6-2R C:2-0R D:5-1L A:+2-2 A:+6-1 A:+1-1
A:+6-0 A:6-0R B:5-5L C:5-3L D:3-2L
"""
end = "out"
winner = "D"
delta = { A = 2, B = 0, C = 0, D = 5 }

[[match.hand]]
opener = "A"
deal.A = "5-1 4-4 2-1 1-1 0-0"
deal.B = "6-3 5-4 4-2 4-0 3-0"
deal.C = "6-4 6-2 6-1 6-0 1-0"
deal.D = "6-5 5-2 5-0 4-3 4-1"
yard = "3-1 6-6 2-0 5-3 3-3 2-2 5-5 3-2"
play = """
A:0-0*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-27"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 15, B = 11 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-27"
commitment = "d30e7974a78647f592db42892abfe5a4113647b5d0e1edda0856d5dd9543a506"
secret = "6092d6636fabea94f4488f1819937fb61fc210492cfcb88617a56828c0c80e2f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 3-3 3-2 3-1 2-1"
deal.B = "6-3 5-1 5-0 4-4 4-3 2-2"
yard = "0-0 6-0 4-2 2-0 4-1 1-1 5-3 3-0 6-1 6-4 1-0 6-5 5-5 5-4 5-2 4-0"
play = """
B:2-2*2 A:3-2L B:6-3L A:6-2L*3 B:+0-0 B:+6-0 B:+4-2 B:4-2L A:2-1R
B:4-4L A:3-1R B:4-3L*2 A:3-3L*3 B:+2-0 B:+4-1 B:+1-1 B:+5-3 B:5-3L
A:+3-0 A:3-0R B:5-1L A:+6-1 A:6-1L B:6-0L*2 A:+6-4 A:+1-0 A:1-0L
B:4-1L A:6-4L B:5-0R A:6-6L
"""
end = "out"
winner = "A"
delta = { A = 7, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-1 4-2 4-0 3-2"
deal.B = "6-0 5-1 4-4 3-3 1-1 1-0"
yard = "2-1 3-1 0-0 6-3 6-4 4-1 5-4 3-0 5-2 5-0 2-2 5-5 4-3 2-0 6-6 5-3"
play = """
B:1-1*2 A:6-1L B:6-0L A:4-0L B:4-4L A:4-2L B:5-1R A:6-5R B:+2-1
B:2-1L A:6-2R B:1-0L A:3-2R
"""
end = "out"
winner = "A"
delta = { A = 1, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-0 3-1 3-0 2-2 2-1"
deal.B = "6-0 5-5 5-4 5-2 4-3 4-2"
yard = "6-1 5-3 3-3 6-6 6-5 4-1 2-0 3-2 0-0 4-4 1-1 1-0 6-2 4-0 5-1 6-4"
play = """
A:2-2*2 B:5-2L A:5-0L B:6-0L A:6-3L B:4-3L A:2-1R B:5-4L A:3-1R
B:5-5L A:3-0R
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-1 3-3 3-0 0-0"
deal.B = "6-4 6-1 6-0 4-2 3-2 1-1"
yard = "5-2 4-4 4-1 6-2 4-0 5-5 2-1 5-4 6-3 2-0 3-1 2-2 4-3 5-0 5-3 1-0"
play = """
A:0-0*2 B:6-0L A:6-6L B:6-4L A:3-0R B:4-2L A:3-3R B:3-2L*3 A:+5-2
A:+4-4 A:+4-1 A:+6-2 A:+4-0 A:+5-5 A:+2-1 A:+5-4 A:+6-3 A:6-3L
B:6-1L A:4-1L B:+2-0 B:+3-1 B:3-1R A:5-1R B:+2-2 B:+4-3 B:4-3L
A:5-5R B:+5-0 B:5-0R A:4-0R B:pass A:4-4R B:pass A:5-4R B:pass
A:6-5R B:pass A:6-2R B:2-2R A:5-2R
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-3 4-3 4-2 3-3 0-0"
deal.B = "6-5 6-2 5-5 5-2 2-2 2-0"
yard = "5-1 6-1 1-0 5-4 6-3 3-0 4-1 6-4 3-2 6-6 5-0 4-4 4-0 2-1 1-1 3-1"
play = """
A:0-0*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-28"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 4, B = 0, C = 10 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-28"
commitment = "aaf5d6fbeb63e08b662a2f3bfe2ceae90e51fa99aa701e533bdb621cfd6aa24e"
secret = "700a8820ef47f70f72b9e1fc76cab3838bcfa5e8f3bce552e396a6a8d65b923a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-5 5-3 4-1 3-0 2-2 2-0"
deal.B = "6-4 6-1 6-0 2-1 1-1 1-0"
deal.C = "6-6 6-5 5-1 4-3 4-2 0-0"
yard = "6-3 4-0 3-2 5-2 4-4 5-0 3-3 6-2 5-4 3-1"
play = """
C:0-0*2 A:3-0L B:6-0R C:6-6R A:5-3L B:6-4R C:6-5L A:4-1R B:2-1R
C:4-2R A:+6-3 A:6-3L B:+4-0 B:4-0R C:4-3L A:2-0R B:+3-2 B:3-2R
C:+5-2 C:+4-4 C:4-4L A:+5-0 A:+3-3 A:3-3R B:+6-2
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-5 2-1 1-0 0-0"
deal.B = "6-6 6-4 6-2 4-0 2-2 1-1"
deal.C = "6-1 6-0 5-4 5-3 3-1 2-0"
yard = "4-2 4-1 3-2 5-2 4-4 5-0 3-0 5-1 3-3 4-3"
play = """
A:0-0*2 B:4-0L C:5-4L A:6-5L B:6-2L C:2-0L*3 A:1-0L B:1-1L C:6-1L
A:6-3L B:+4-2 B:+4-1 B:+3-2 B:3-2L C:6-0R A:2-1L B:6-6R C:3-1L
A:+5-2 A:+4-4 A:+5-0 A:+3-0 A:3-0L B:6-4R C:+5-1 C:pass A:5-0L
B:4-1R C:5-1L*2
"""
end = "blocked"
winner = "C"
delta = { A = 2, B = 0, C = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 3-2 2-0 1-1 0-0"
deal.B = "6-4 5-3 5-1 3-1 3-0 2-2"
deal.C = "6-2 5-0 4-3 4-1 3-3 1-0"
yard = "5-5 4-2 4-4 6-0 4-0 5-4 6-5 6-1 5-2 2-1"
play = """
A:0-0*2 B:3-0L C:4-3L A:2-0R B:6-4L C:6-2L*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-29"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1, D = 4 }
score = { A = 5, B = 6, C = 10, D = 3 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-29"
commitment = "69655433012f5a81c0a038e38d2731fec49233b43710968b4887bf8cb9ecfb49"
secret = "0c9fa7535c5154139814c2dcb649e621120d9a1ed754966d27d51e87da65365c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-5 4-3 4-0 3-2 3-1"
deal.B = "6-4 5-4 5-2 2-2 1-1"
deal.C = "6-3 5-1 4-2 4-1 2-1"
deal.D = "6-6 5-3 5-0 3-0 2-0"
yard = "6-0 6-5 6-1 0-0 3-3 6-2 4-4 1-0"
play = """
B:1-1*2 C:4-1L D:+6-0 D:+6-5 D:+6-1 D:6-1R A:4-0L B:6-4R C:4-2R
D:6-0L A:3-2R B:+0-0 B:+3-3 B:3-3R C:6-3L*3 D:5-3L A:3-1R B:5-4L
C:5-1R D:6-5R A:4-3L B:+6-2 B:6-2R C:2-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 2, C = 4, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-0 2-2 2-0 0-0"
deal.B = "6-1 4-1 4-0 1-1 1-0"
deal.C = "5-4 5-3 4-4 3-3 3-1"
deal.D = "6-3 6-2 5-5 5-2 4-3"
yard = "6-4 4-2 3-2 2-1 6-5 3-0 5-1 6-6"
play = """
A:0-0*2 B:4-0L C:4-4L D:4-3L A:5-0R B:+6-4 B:+4-2 B:+3-2 B:3-2L
C:5-3R D:6-2L A:6-0L B:1-0L C:3-1L*2 D:6-3L A:+2-1 A:+6-5 A:6-5L
B:+3-0 B:3-0R C:5-4L D:pass A:2-0R B:4-2L*2 C:pass D:5-2L A:2-2R
B:pass C:pass D:5-5L
"""
end = "out"
winner = "D"
delta = { A = 2, B = 2, C = 2, D = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 3-0 2-2 1-0"
deal.B = "6-4 6-3 6-0 3-2 1-1"
deal.C = "6-6 5-5 4-4 4-1 0-0"
deal.D = "5-4 5-2 5-0 3-3 2-0"
yard = "4-3 5-1 2-1 4-0 5-3 3-1 4-2 6-5"
play = """
C:0-0*2 D:5-0L A:3-0R B:6-3R C:6-6R D:5-4L A:6-1R B:6-4L C:4-1R
D:+4-3 D:4-3R A:6-2L B:3-2L*2 C:+5-1 C:+2-1 C:+4-0 C:+5-3 C:5-3L
D:5-2L A:2-2L B:+3-1 B:3-1R C:2-1R*1 D:2-0L A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 1, B = 2, C = 3, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-3 5-1 5-0 4-0 3-1"
deal.B = "6-4 6-0 5-4 4-3 1-1"
deal.C = "6-2 4-4 3-0 2-2 2-0"
deal.D = "5-5 5-2 4-2 3-2 0-0"
yard = "6-1 2-1 6-6 1-0 6-3 4-1 6-5 3-3"
play = """
D:0-0*2 A:4-0L B:6-4L C:6-2L D:5-2L A:5-0R*2 B:5-4L C:4-4L D:4-2L
A:5-3R B:4-3R C:2-2L D:3-2L A:3-1L B:1-1L C:+6-1 C:6-1L D:+2-1
D:+6-6 D:6-6L A:+1-0 A:+6-3 A:6-3L B:+4-1 B:4-1R C:3-0L D:2-1R
A:1-0L B:pass C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 2, B = 0, C = 1, D = 2 }
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-30"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 9, B = 15 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-30"
commitment = "24c14de8612e6f363fdd291f050144aebf82c7b6e8725c0c01a2a94c4456a4da"
secret = "33805e6040f86f63f83eb46ad76fd8462ce11a2aae7ed760304f4dbc7ff5b8d9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 3-3 3-2 2-1 1-0"
deal.B = "6-6 6-1 5-4 5-0 4-4 2-2"
yard = "4-0 4-3 5-1 1-1 5-2 6-5 5-5 5-3 2-0 6-3 4-1 3-1 4-2 3-0 6-4 0-0"
play = """
B:2-2*2 A:6-2L B:6-6L A:6-0L B:5-0L A:3-2R B:5-4L A:3-3R B:4-4L
A:+4-0 A:4-0L B:+4-3 B:4-3R A:1-0L B:6-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 4-4 4-3 3-0 1-1"
deal.B = "5-5 4-2 4-1 3-2 3-1 2-0"
yard = "6-3 5-2 6-0 4-0 6-6 2-2 5-3 5-0 2-1 6-1 3-3 6-5 1-0 5-1 5-4 0-0"
play = """
A:1-1*2 B:4-1L A:6-4L B:3-1R A:6-2L B:3-2R*2 A:+6-3 A:+5-2 A:5-2L
B:5-5L A:+6-0 A:+4-0 A:+6-6 A:+2-2 A:2-2R B:4-2R A:4-4R B:+5-3
B:5-3L A:4-3L*3 B:+5-0 B:+2-1 B:+6-1 B:+3-3 B:+6-5 B:+1-0 B:+5-1
B:pass A:4-0L B:5-0L A:pass B:5-1L A:pass B:2-1L A:pass B:2-0L
A:6-0L B:6-1L A:pass B:1-0L A:3-0L B:3-3L A:6-3L B:6-5L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-3 5-1 4-2 4-0 3-2"
deal.B = "6-6 6-2 3-0 2-1 2-0 1-0"
yard = "4-4 3-3 0-0 6-3 6-5 6-1 5-2 6-4 5-0 1-1 6-0 3-1 4-1 5-5 4-3 2-2"
play = """
B:6-6*2 A:+4-4 A:+3-3 A:+0-0 A:+6-3 A:6-3L B:3-0L A:4-0L B:6-2R
A:4-2L*2 B:2-0L A:3-2R B:1-0L A:5-3R B:2-1L
"""
end = "out"
winner = "B"
delta = { A = 2, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-5 5-2 5-0 2-0"
deal.B = "6-6 6-3 6-0 5-4 5-1 4-3"
yard = "4-2 3-2 3-3 5-3 4-1 2-2 4-0 6-5 1-0 4-4 6-1 3-1 3-0 2-1 1-1 0-0"
play = """
A:5-5*2 B:5-4L A:6-4L B:6-6L A:6-2L B:5-1R A:5-2L B:+4-2 B:+3-2
B:+3-3 B:+5-3 B:5-3L A:+4-1 A:4-1R B:4-3R*2 A:+2-2 A:+4-0 A:+6-5
A:+1-0 A:+4-4 A:+6-1 A:+3-1 A:3-1L B:3-3R A:6-1L B:6-3L*3 A:+3-0
A:3-0L B:6-0L A:6-5L B:3-2R A:5-0L B:4-2R
"""
end = "out"
winner = "B"
delta = { A = 2, B = 6 }
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-31"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 10, B = 2, C = 6 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-31"
commitment = "0267c958f2ae627a071568abd3e8a1165573aeff874c96715d96b165bdee269a"
secret = "47799077c6e9ffd9abc2b8c2b35a18b00f09af292b6158be24504f742d41ffe2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "4-3 4-0 3-2 3-1 2-0 1-1"
deal.B = "6-4 6-0 5-5 5-0 4-2 3-0"
deal.C = "6-2 5-4 5-3 5-1 4-1 1-0"
yard = "3-3 2-1 5-2 4-4 6-5 0-0 2-2 6-3 6-1 6-6"
play = """
A:1-1*2 B:+3-3 B:+2-1 B:2-1L C:1-0R A:2-0L*2 B:6-0L C:6-2L A:3-2L
B:3-3L C:5-3L A:4-0R B:5-5L C:5-4R*3 A:+5-2 A:5-2L B:4-2L C:4-1L
A:3-1L B:3-0L C:5-1R
"""
end = "out"
winner = "C"
delta = { A = 4, B = 0, C = 4 }

[[match.hand]]
opener = "C"
deal.A = "5-1 4-4 4-1 3-0 2-0 1-0"
deal.B = "6-5 6-2 5-5 5-3 4-0 3-1"
deal.C = "6-6 6-1 6-0 5-4 4-2 1-1"
yard = "4-3 3-2 2-1 5-2 3-3 2-2 0-0 6-3 5-0 6-4"
play = """
C:1-1*2 A:1-0L B:4-0L C:5-4L A:5-1L*3 B:3-1L C:6-1R A:3-0L B:6-5R
C:6-0L A:+4-3 A:+3-2 A:+2-1 A:+5-2 A:5-2R B:6-2L*2 C:4-2L A:4-4L
B:+3-3 B:+2-2 B:2-2R C:+0-0 C:+6-3 C:pass A:4-1L B:pass C:pass
A:2-1L*2 B:pass C:pass A:2-0L B:pass C:0-0L A:3-2R B:5-3R C:pass
A:pass B:5-5R
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 2, C = 2 }
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-32"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 2, C = 1, D = 3 }
score = { A = 5, B = 9, C = 10, D = 6 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-32"
commitment = "48ddd9e373eb6c66e27e43cef6d2b12437b812bf9ec817cc97dce1b0d947e18f"
secret = "966a20d17254c337661c31250b774227cc452246c2949d78f677d9a1e4d0f775"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-0 3-3 3-0 2-2 2-1"
deal.B = "6-6 5-2 5-1 4-1 0-0"
deal.C = "6-3 6-2 6-0 5-4 3-2"
deal.D = "6-5 5-5 3-1 2-0 1-1"
yard = "5-3 6-4 1-0 4-3 4-4 4-2 4-0 6-1"
play = """
B:0-0*2 C:6-0L D:6-5L A:5-0L*3 B:+5-3 B:+6-4 B:+1-0 B:1-0R C:+4-3
C:+4-4 C:+4-2 C:pass D:1-1R A:3-0L B:4-1R C:4-3L*2 D:pass A:pass
B:6-4L C:6-3L D:3-1L A:2-1L B:5-2L C:5-4L*2 D:pass A:pass B:pass
C:4-4L*3 D:pass A:pass B:pass C:4-2L D:2-0L
"""
end = "blocked"
winner = "C"
delta = { A = 3, B = 2, C = 8, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-4 5-2 3-1"
deal.B = "4-3 4-0 3-2 1-0 0-0"
deal.C = "6-2 5-0 4-4 4-1 1-1"
deal.D = "6-6 6-3 3-3 3-0 2-0"
yard = "4-2 6-5 6-1 2-1 5-1 2-2 5-5 5-3"
play = """
B:0-0*2 C:5-0L D:3-0R A:5-4L B:4-3L*2 C:+4-2 C:+6-5 C:+6-1 C:+2-1
C:+5-1 C:+2-2 C:pass D:3-3L*3 A:3-1L B:1-0L C:pass D:6-3R A:6-0L*2
B:pass C:6-5L D:6-6R A:5-2L B:3-2L C:6-2R D:2-0R
"""
end = "out"
winner = "D"
delta = { A = 2, B = 4, C = 0, D = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 4-3 3-3 2-2"
deal.B = "6-5 6-4 6-3 4-2 0-0"
deal.C = "6-2 5-5 4-4 4-0 2-1"
deal.D = "6-6 5-3 5-2 5-1 4-1"
yard = "2-0 5-4 1-1 5-0 3-1 3-2 1-0 3-0"
play = """
B:0-0*2 C:4-0L D:4-1L A:6-1L B:6-5L C:5-5L D:5-1L A:6-0R B:6-4R
C:4-4R D:+2-0 D:+5-4 D:5-4R A:+1-1 A:1-1L B:+5-0 B:5-0R C:2-1L
D:2-0L*2 A:+3-1 A:+3-2
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 2, C = 1, D = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 4-0 3-2 1-1"
deal.B = "6-4 5-4 2-2 2-1 0-0"
deal.C = "6-3 5-3 4-1 3-1 3-0"
deal.D = "6-0 5-2 5-0 4-4 2-0"
yard = "6-5 3-3 4-3 5-1 1-0 6-1 4-2 6-2"
play = """
B:0-0*1 C:3-0L D:5-0R A:3-2L B:5-4R C:4-1R D:2-0L A:4-0L B:2-1R
C:+6-5 C:+3-3 C:+4-3 C:4-3L D:5-2R A:5-5R B:+5-1 B:5-1R C:3-1L*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-33"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 15, B = 13 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-33"
commitment = "b1b6a7d89f1b0d8f4c99dd77a3e3ffd7f86ddace19ea390879a45c81d82a5bfe"
secret = "ff9012e7b2c683d43557dcc18a07e1d9563be67884de158752d5a0a4cd2ae8be"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 4-1 2-1 1-1 1-0"
deal.B = "5-4 5-0 4-2 4-0 3-3 3-0"
yard = "4-4 2-2 5-5 6-4 3-1 5-1 5-3 0-0 5-2 6-2 6-0 6-3 2-0 4-3 3-2 6-1"
play = """
A:1-1*2 B:+4-4 B:+2-2 B:+5-5 B:+6-4 B:+3-1 B:3-1L A:2-1R B:3-3L
A:+5-1 A:+5-3 A:5-3L B:5-5L A:5-1L B:4-2R A:4-1R*2 B:+0-0 B:+5-2
B:+6-2 B:+6-0 B:+6-3 B:+2-0 B:+4-3 B:pass A:1-0L B:6-0L A:6-5L
B:5-4L A:pass B:6-4L A:6-6L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-2 6-0 3-1 2-1"
deal.B = "6-4 6-3 4-0 2-0 1-1 0-0"
yard = "6-1 3-0 5-5 4-4 3-3 2-2 5-2 4-1 5-1 5-4 3-2 5-0 5-3 4-3 4-2 1-0"
play = """
B:0-0*2 A:6-0L B:6-4L A:+6-1 A:+3-0 A:3-0R B:6-3R A:6-6R B:4-0L
A:6-2R B:2-0L*2 A:2-1L B:1-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 6-0 5-3 4-4 0-0"
deal.B = "5-1 4-2 3-3 3-0 2-2 1-0"
yard = "5-2 2-0 6-3 1-1 4-0 5-0 2-1 4-1 6-4 6-1 4-3 5-5 5-4 3-2 6-6 3-1"
play = """
A:0-0*2 B:3-0L A:5-3L B:5-1L A:6-0R B:1-0L A:6-2R B:4-2R A:4-4R
B:+5-2 B:+2-0 B:2-0L A:+6-3 A:+1-1 A:+4-0 A:4-0R B:5-2L A:6-5L
B:+5-0 B:5-0R A:6-3L B:3-3L A:+2-1 A:+4-1 A:+6-4 A:+6-1 A:+4-3
A:4-3L B:+5-5 B:5-5R A:4-1L B:+5-4 B:5-4R A:6-1L B:+3-2 B:pass
A:6-4L*2
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-5 5-4 3-3 1-1"
deal.B = "6-5 6-2 4-3 3-0 2-2 0-0"
yard = "6-1 5-3 2-1 3-1 4-1 4-4 6-3 4-2 3-2 2-0 4-0 5-1 6-6 5-0 5-2 1-0"
play = """
B:0-0*2 A:6-0L B:6-5L A:5-4L B:4-3L A:3-3L B:3-0L*3 A:+6-1 A:+5-3
A:+2-1 A:+3-1 A:+4-1 A:+4-4 A:+6-3 A:+4-2 A:+3-2 A:+2-0 A:2-0L
B:6-2L A:6-3L B:+4-0 B:4-0R A:4-1R B:+5-1 B:5-1R A:5-3L*2 B:+6-6
B:+5-0 B:5-0L A:5-5R
"""
end = "blocked"
winner = "B"
delta = { A = 2, B = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-5 3-3 2-1 1-1"
deal.B = "6-0 5-1 4-3 4-1 3-0 2-2"
yard = "3-2 0-0 5-3 6-2 6-3 6-1 5-2 5-4 4-4 5-0 1-0 6-4 3-1 4-2 2-0 4-0"
play = """
A:1-1*2 B:5-1L A:6-5L B:6-0L A:2-1R B:2-2R A:+3-2 A:3-2R B:3-0L*2
A:3-3L*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-34"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 9, B = 10, C = 4 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-34"
commitment = "83a491d56c55fd9c7121141c8bc853450a358b528cd468a19005a6f204e50d7b"
secret = "77ec96fbda3bd2d4a65caa18fa8b4e89023825127f046589e1bbabe855882810"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 4-4 3-2 1-1 0-0"
deal.B = "6-5 5-1 4-2 4-0 3-3 2-0"
deal.C = "6-0 5-3 5-2 4-1 2-2 1-0"
yard = "6-3 4-3 3-0 6-4 2-1 6-2 5-4 3-1 5-0 6-1"
play = """
A:0-0*2 B:4-0L C:4-1L A:1-1L B:5-1L C:5-3L A:3-2L B:2-0L*3 C:6-0L
A:6-6L B:6-5L C:5-2L A:+6-3 A:+4-3 A:+3-0 A:3-0R B:3-3R C:2-2L
A:6-3R B:4-2L
"""
end = "out"
winner = "B"
delta = { A = 2, B = 4, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-1 4-2 4-0 3-1"
deal.B = "6-5 6-0 5-5 5-3 4-3 2-1"
deal.C = "5-4 5-2 2-2 2-0 1-0 0-0"
yard = "6-2 4-1 5-0 1-1 3-0 4-4 6-1 6-6 3-2 3-3"
play = """
C:0-0*2 A:4-0L B:4-3L C:2-0R A:6-3L B:6-5L C:5-4L A:4-2L*2 B:2-1L
C:1-0L A:+6-2 A:6-2R B:6-0R*2 C:+4-1 C:+5-0 C:5-0L A:5-1L B:+1-1
B:1-1L C:4-1L A:6-4L B:+3-0 B:3-0R C:+4-4 C:+6-1 C:6-1L A:3-1L*2
"""
end = "out"
winner = "A"
delta = { A = 5, B = 2, C = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-2 5-4 4-1 1-1"
deal.B = "5-3 3-3 3-1 3-0 2-0 0-0"
deal.C = "6-6 6-5 5-5 5-2 4-2 4-0"
yard = "3-2 6-1 5-1 6-0 2-1 1-0 5-0 4-4 2-2 4-3"
play = """
B:0-0*2 C:4-0L A:6-4L B:3-0R C:6-6L A:6-3L*2 B:3-3L*1 C:+3-2
C:3-2L A:6-2L B:5-3R C:6-5L*2 A:5-4L B:+6-1 B:+5-1 B:5-1R C:4-2L
A:4-1R B:2-0L C:+6-0 C:6-0L A:+2-1 A:+1-0 A:+5-0 A:+4-4 A:4-4R
B:6-1L C:pass A:2-1L B:pass C:5-2L A:5-0L B:pass C:pass A:1-0L
B:3-1L
"""
end = "out"
winner = "B"
delta = { A = 2, B = 4, C = 2 }
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-35"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1, D = 4 }
score = { A = 6, B = 4, C = 10, D = 2 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-35"
commitment = "289602132f8c12760b44567f06b4cbb4cf4acc82955d926546fb61da8a96c4ed"
secret = "062e531f6e42260b5dc339388d703858d93ae9a36dec3632ac40885b2c1ebe93"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-1 2-1 0-0"
deal.B = "6-0 4-1 3-3 2-0 1-0"
deal.C = "6-2 5-0 4-2 3-1 2-2"
deal.D = "6-3 5-5 5-4 5-2 4-0"
yard = "4-3 3-0 6-5 6-6 5-3 1-1 3-2 4-4"
play = """
A:0-0*2 B:6-0L C:5-0R D:5-5R A:5-1R B:4-1R C:4-2R D:6-3L A:2-1R
B:3-3L C:3-1R*3 D:+4-3 D:4-3L A:6-4L B:+3-0 B:3-0R C:6-2L D:5-2L
A:+6-5 A:6-5L B:2-0R C:2-2R
"""
end = "out"
winner = "C"
delta = { A = 2, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-2 5-1 3-3 3-2 1-1"
deal.B = "6-6 5-3 4-4 4-2 2-1"
deal.C = "6-5 5-0 4-3 4-1 1-0"
deal.D = "6-4 6-0 3-0 2-2 0-0"
yard = "6-2 4-0 3-1 2-0 5-5 6-3 6-1 5-4"
play = """
D:0-0*2 A:+6-2 A:+4-0 A:4-0L B:4-4L C:4-1L D:6-0R A:6-2R B:2-1L*2
C:+3-1 C:+2-0 C:2-0L D:2-2R A:5-2R B:5-3R C:5-0L D:3-0R A:5-1L
B:+5-5 B:+6-3 B:pass C:1-0R*2 D:pass A:1-1L*3 B:pass C:3-1R D:pass
A:3-3R B:6-3R C:6-5R D:pass A:pass B:5-5R
"""
end = "blocked"
winner = "A"
delta = { A = 4, B = 2, C = 2, D = 2 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-4 5-1 3-3 1-1"
deal.B = "6-4 6-2 5-2 4-1 1-0"
deal.C = "6-0 5-3 3-2 2-1 0-0"
deal.D = "6-1 5-0 4-4 4-3 4-0"
yard = "6-6 2-0 3-1 6-3 5-5 3-0 2-2 4-2"
play = """
C:0-0*2 D:5-0L A:5-1L B:4-1L C:6-0R D:4-4L A:6-5R B:6-4L C:5-3R
D:6-1L A:3-3R B:1-0L C:3-2R D:4-0L A:5-4L B:5-2L*2 C:2-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 2, C = 3, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-3 4-2 4-0 3-3"
deal.B = "6-5 6-3 5-5 2-2 2-0"
deal.C = "5-1 4-1 3-0 1-1 0-0"
deal.D = "5-4 5-2 5-0 4-3 3-2"
yard = "6-0 6-4 6-6 2-1 1-0 6-2 3-1 4-4"
play = """
C:0-0*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-36"
seats = { A = "first", B = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 8, B = 15 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-36"
commitment = "8f20bbd3ae71d459f7c601c24ff172b5b316c8ca9ae89eaefda54b6a9a65c1a6"
secret = "953f85d46a01519ee1ca905490e21d7a89dbd9ce06d33dc1da7bb6b9c2a4265f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-5 4-1 3-3 2-0"
deal.B = "6-5 6-3 6-1 6-0 3-1 0-0"
yard = "6-4 4-4 5-1 5-0 1-1 2-1 1-0 4-0 4-3 3-2 5-2 3-0 5-3 4-2 5-4 2-2"
play = """
B:0-0*2 A:2-0L B:6-0R A:6-2L*2 B:6-3L A:3-3L B:6-5R A:5-5R B:3-1L
A:4-1L B:+6-4 B:6-4L A:6-6L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-1 4-4 3-2 2-0"
deal.B = "6-2 5-5 5-0 4-0 3-1 1-1"
yard = "6-5 4-1 4-3 0-0 3-0 5-3 2-2 6-0 5-2 2-1 4-2 5-4 6-3 3-3 5-1 1-0"
play = """
B:1-1*2 A:6-1L B:3-1R A:6-6L B:6-2L A:3-2L*2 B:+6-5 B:+4-1 B:+4-3
B:4-3L A:6-4L B:6-5L A:+0-0 A:+3-0 A:3-0R B:5-0R*2 A:+5-3 A:5-3L
B:5-5R A:+2-2 A:+6-0 A:+5-2 A:5-2R B:+2-1 B:2-1R A:+4-2 A:+5-4
A:+6-3 A:6-3L B:4-1R A:6-0L B:4-0L*2
"""
end = "out"
winner = "B"
delta = { A = 2, B = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-4 5-2 4-1 2-2"
deal.B = "6-6 6-0 4-4 4-2 3-2 3-0"
yard = "6-3 3-1 6-1 5-1 4-3 2-1 4-0 5-3 5-0 6-4 3-3 2-0 5-5 0-0 1-1 1-0"
play = """
A:2-2*2 B:3-2L A:6-2R B:6-0R A:+6-3 A:6-3L B:6-6L A:6-5L B:3-0R
A:5-4L B:4-2L A:5-2L B:+3-1 B:3-1R A:4-1R
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-1 4-4 3-3 3-1"
deal.B = "6-6 5-5 5-2 4-2 4-0 0-0"
yard = "6-0 3-2 5-4 5-1 2-0 4-1 1-1 5-3 6-3 1-0 2-2 3-0 4-3 2-1 6-2 5-0"
play = """
B:0-0*2 A:+6-0 A:6-0L B:4-0R A:6-5L B:4-2R A:+3-2 A:3-2R B:5-2L
A:3-3R B:+5-4 B:+5-1 B:+2-0 B:2-0L A:3-1R B:5-1R A:+4-1 A:+1-1
A:+5-3 A:5-3R B:+6-3 B:6-3R A:6-4R B:5-4R A:+1-0 A:1-0L B:5-5R
A:6-1L B:6-6L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-0 5-2 5-0 3-1"
deal.B = "5-1 4-4 4-2 3-3 2-1 1-1"
yard = "3-2 6-6 1-0 4-3 5-5 6-3 4-1 6-4 0-0 6-1 5-4 3-0 4-0 2-2 2-0 5-3"
play = """
B:1-1*2 A:3-1L B:3-3L A:+3-2 A:3-2L B:2-1R*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-37"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 7, B = 9, C = 10 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-37"
commitment = "c7946e0b275f73c52f18cc37cd17e61c130201aef40aee048c30478a31fc9a6d"
secret = "0265b32c36e36e11115509662b61087d66f5a04bed143886416abde3482882eb"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-0 5-1 3-3 3-1"
deal.B = "6-4 4-2 3-2 2-2 2-1 0-0"
deal.C = "6-6 6-3 5-5 5-3 3-0 1-0"
yard = "6-1 2-0 5-0 4-4 5-2 1-1 4-0 5-4 4-1 4-3"
play = """
B:0-0*2 C:3-0L A:3-1L B:2-1L C:1-0R A:5-1R B:4-2L C:5-5R A:6-5R
B:6-4L*2 C:6-6L*3 A:6-0R B:+6-1 B:6-1L C:+2-0 C:2-0R A:6-2R B:+5-0
B:+4-4 B:+5-2 B:+1-1 B:1-1L C:6-3R A:3-3R
"""
end = "out"
winner = "A"
delta = { A = 1, B = 4, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-3 5-5 4-1 2-1"
deal.B = "6-1 5-1 4-0 3-3 2-2 0-0"
deal.C = "5-4 5-0 4-3 3-0 2-0 1-1"
yard = "6-5 1-0 4-2 6-0 3-2 4-4 3-1 5-3 6-2 5-2"
play = """
B:0-0*2 C:5-0L A:5-5L B:5-1L C:1-1L A:4-1L B:4-0L*3 C:3-0L A:6-3L
B:6-1L C:2-0R A:2-1R*2 B:+6-5 B:+1-0 B:1-0L C:+4-2 C:+6-0 C:6-0L
A:6-4L B:+3-2 B:+4-4 B:4-4L C:5-4L A:+3-1 A:3-1R B:6-5L C:4-3R
A:6-6L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 5, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 4-1 3-2 3-1 2-0 1-1"
deal.B = "6-2 6-0 5-4 4-4 4-3 2-2"
deal.C = "5-5 5-1 5-0 3-3 1-0 0-0"
yard = "3-0 6-3 6-5 6-4 4-0 2-1 5-2 5-3 4-2 6-6"
play = """
C:0-0*2 A:2-0L B:6-2L C:5-0R A:6-1L B:5-4R C:5-1L A:4-1R B:+3-0
B:+6-3 B:+6-5 B:6-5L C:1-0R A:+6-4 A:6-4L B:4-4L C:+4-0 C:4-0L*2
A:+2-1 A:+5-2 A:+5-3 A:pass B:6-0L C:pass A:pass B:6-3L C:3-3L
A:5-3L B:3-0R C:5-5L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-3 4-3 4-2 3-1 2-1"
deal.B = "6-2 6-1 5-2 4-1 4-0 2-2"
deal.C = "6-4 5-0 3-3 2-0 1-0 0-0"
yard = "6-5 5-4 5-1 1-1 3-0 6-6 4-4 6-0 3-2 6-3"
play = """
C:0-0*1 A:+6-5 A:+5-4 A:+5-1 A:+1-1 A:+3-0 A:3-0L B:4-0R C:3-3L
A:4-3R*3 B:+6-6 B:+4-4 B:+6-0 B:pass C:pass A:5-3R B:5-2R C:2-0R
A:3-1L B:6-1L C:6-4L A:4-2L B:6-2L C:5-0R A:5-4R B:6-6L C:pass
A:6-5L B:4-4R C:pass A:5-5L B:4-1R C:1-0R
"""
end = "out"
winner = "C"
delta = { A = 3, B = 0, C = 2 }
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-38"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 4, D = 2 }
score = { A = 2, B = 10, C = 0, D = 2 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-38"
commitment = "e3285423583cf8506c457ab248b58e5868786789790fa10eea204f85e1dc8e81"
secret = "19da4f5b70f8063795f6eb7aea5c539b2086fe9327ed0d64f8f8b57dae94b052"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-1 3-2 2-1"
deal.B = "6-0 5-4 4-3 4-2 2-2"
deal.C = "6-3 4-1 3-1 3-0 1-0"
deal.D = "6-2 5-5 5-2 2-0 0-0"
yard = "5-1 5-0 5-3 1-1 4-0 3-3 6-6 4-4"
play = """
D:0-0*2 A:+5-1 A:+5-0 A:5-0L B:5-4L C:4-1L D:2-0R A:2-1L*2
B:2-2L*3 C:+5-3 C:+1-1 C:+4-0 C:+3-3 C:pass D:6-2R A:6-5R B:4-2L
C:4-0L D:5-2R A:3-2R B:4-3R C:3-0L D:pass A:6-4R B:6-0R
"""
end = "out"
winner = "B"
delta = { A = 2, B = 4, C = 0, D = 2 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-2 4-3 3-3 3-2"
deal.B = "6-6 6-5 6-4 6-2 0-0"
deal.C = "6-3 6-0 5-0 4-4 1-1"
deal.D = "5-1 4-2 3-0 2-0 1-0"
yard = "3-1 2-2 5-5 2-1 4-0 5-4 4-1 6-1"
play = """
B:0-0*2 C:6-0L D:2-0R A:5-2R B:6-5R*2 C:6-3L D:3-0L A:+3-1 A:+2-2
A:+5-5 A:+2-1 A:+4-0 A:4-0L B:6-4L*1 C:+5-4 C:pass D:pass A:pass
B:6-6L*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-39"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 15, B = 9 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-39"
commitment = "320941893b77031706367e2a5693e5895112bfb6320e9abc1714cb02ac6b4e92"
secret = "501cb72b6da81d0552da7c5b829d04f02c3a73a179133f38851c4f3fae45bbc9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 5-1 4-4 3-3 2-1"
deal.B = "6-4 6-0 5-2 3-2 3-0 2-0"
yard = "1-0 2-2 0-0 6-3 3-1 4-1 6-5 1-1 4-0 4-3 5-0 5-4 4-2 6-2 5-5 6-1"
play = """
A:3-3*2 B:3-2L A:5-3R B:5-2L*2 A:5-1L B:+1-0 B:1-0L A:+2-2 A:+0-0
A:0-0L B:6-0L A:6-6L B:6-4L A:4-4L B:+6-3 B:+3-1 B:+4-1 B:4-1L
A:2-1L B:2-0L A:+6-5 A:6-5R B:3-0L A:+1-1 A:+4-0 A:+4-3 A:4-3L
B:6-3R A:4-0L B:3-1R
"""
end = "out"
winner = "B"
delta = { A = 2, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 3-2 2-2 2-1 1-0"
deal.B = "6-4 6-1 5-3 5-1 4-0 0-0"
yard = "5-0 1-1 5-2 6-2 3-3 4-2 4-3 6-6 4-4 4-1 2-0 5-4 3-0 3-1 6-0 5-5"
play = """
B:0-0*2 A:1-0L B:6-1L A:6-3L B:5-3L A:6-5L B:6-4L A:+5-0 A:5-0R
B:4-0L A:+1-1 A:+5-2 A:5-2R B:+6-2 B:6-2R A:+3-3 A:+4-2 A:+4-3
A:+6-6 A:6-6R B:+4-4 B:+4-1 B:+2-0 B:2-0L A:2-2L B:+5-4 B:+3-0
B:+3-1 B:pass A:3-2L B:3-1L A:2-1L B:pass A:4-2L B:5-4L A:pass
B:5-1L A:1-1L B:4-1L A:4-3L B:3-0L
"""
end = "blocked"
delta = { A = 0, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-1 5-2 3-3 1-0"
deal.B = "6-2 5-4 4-3 4-2 3-2 3-1"
yard = "4-0 5-1 5-0 6-0 1-1 4-4 6-4 5-5 6-6 5-3 4-1 2-0 0-0 2-1 2-2 3-0"
play = """
A:3-3*2 B:4-3L A:6-3R B:5-4L A:6-5L*2 B:6-2L A:5-2L B:+4-0 B:+5-1
B:5-1L A:6-1L*2 B:+5-0 B:+6-0 B:6-0L A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-0 4-2 4-1 4-0 3-2 0-0"
deal.B = "6-6 6-0 5-5 5-4 5-1 3-1"
yard = "2-1 2-2 4-3 6-2 6-3 6-4 4-4 1-1 3-3 2-0 5-3 5-2 3-0 6-5 1-0 6-1"
play = """
A:0-0*2 B:6-0L A:4-0R B:6-6L A:4-2R B:+2-1 B:2-1R A:4-1R B:5-4R
A:5-0R B:+2-2 B:+4-3 B:+6-2 B:6-2L A:3-2L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-2 5-0 3-2 1-0"
deal.B = "5-3 5-1 3-3 2-2 1-1 0-0"
yard = "5-5 4-1 6-3 6-0 3-0 2-0 5-4 3-1 6-5 4-0 2-1 6-4 6-6 4-2 4-3 4-4"
play = """
B:0-0*2 A:5-0L B:5-3L A:3-2L B:2-2L A:1-0R B:5-1R A:5-2R*2 B:+5-5
B:+4-1 B:+6-3 B:+6-0 B:+3-0 B:+2-0 B:2-0L A:6-2R B:6-0L*2 A:6-1L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 4 }
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-40"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 3, B = 6, C = 10 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-40"
commitment = "526e268f9eb4217e6286bc9f9e354553f337261016100ed411c7d1c3b4d4a221"
secret = "bb4f654f14c29b328294f59f65f11f862d452f27e3930a94e7ea77b37b016fe8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-0 5-0 4-3 3-0 2-0 1-1"
deal.B = "6-3 5-5 5-3 5-1 3-2 2-1"
deal.C = "5-4 5-2 3-3 2-2 1-0 0-0"
yard = "4-0 6-5 4-2 4-1 3-1 6-6 4-4 6-2 6-4 6-1"
play = """
C:0-0*2 A:6-0L B:6-3L C:3-3L A:4-3L B:+4-0 B:4-0R*2 C:5-4L A:5-0L
B:+6-5 B:+4-2 B:4-2R C:5-2R A:3-0L B:5-5R C:+4-1 C:+3-1 C:3-1L
A:1-1L B:6-5R C:4-1L A:+6-6 A:6-6R B:+4-4 B:4-4L C:+6-2 C:6-2R
A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 1, B = 2, C = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-3 5-1 4-1 0-0"
deal.B = "6-5 6-1 6-0 5-0 4-4 2-0"
deal.C = "5-4 3-2 2-2 2-1 1-1 1-0"
yard = "3-3 6-2 5-5 4-3 3-1 5-2 6-3 3-0 4-2 4-0"
play = """
A:0-0*2 B:6-0L C:1-0R A:6-6L B:6-5L C:5-4L A:6-4L B:6-1L*2
C:1-1L*3 A:5-1L B:5-0L C:2-1R A:+3-3 A:+6-2 A:6-2R B:2-0L C:3-2L
A:5-3L B:+5-5 B:5-5L C:+4-3 C:+3-1 C:+5-2 C:5-2L A:+6-3 A:6-3R
B:+3-0 B:3-0R C:2-2L
"""
end = "blocked"
winner = "C"
delta = { A = 2, B = 2, C = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-2 5-1 5-0 3-1"
deal.B = "6-3 4-4 4-1 3-3 2-2 0-0"
deal.C = "6-5 5-3 4-3 3-2 3-0 2-1"
yard = "1-1 6-6 1-0 5-4 6-0 2-0 6-1 4-0 4-2 6-2"
play = """
B:0-0*2 C:3-0L A:3-1L B:4-1L C:4-3L A:5-0R B:3-3L C:5-3R*3 A:+1-1
A:+6-6 A:+1-0 A:+5-4 A:+6-0 A:+2-0 A:+6-1 A:+4-0 A:pass B:6-3L
C:6-5L A:5-5L B:pass C:3-2R A:5-4L B:2-2R C:2-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 2, C = 4 }
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-41"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 3, C = 1, D = 2 }
score = { A = 0, B = 2, C = 10, D = 8 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-41"
commitment = "47e3af41d3743f1fceb9fba0ef6cc92c9e2300f6405c7370e7abd70386328ec4"
secret = "5fc38c58fc72e1a2f392ba9c0cfad18a31a4fd4e3c356fb7332bcce11bae1dfc"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 5-1 5-0 2-0"
deal.B = "6-6 5-3 4-4 4-3 3-1"
deal.C = "5-2 4-2 4-0 3-0 2-2"
deal.D = "6-4 5-4 3-3 2-1 0-0"
yard = "3-2 5-5 1-0 6-2 4-1 6-5 6-0 1-1"
play = """
D:0-0*2 A:2-0L B:+3-2 B:3-2L C:3-0L*3 D:+5-5 D:+1-0 D:1-0L A:6-1L
B:6-6L C:4-0R D:6-4L*2 A:+6-2 A:+4-1 A:4-1L B:4-4R C:4-2R D:2-1L*2
A:6-2L B:+6-5 B:6-5L C:5-2L*2 D:pass A:pass B:pass C:2-2L*3
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 9, D = 6 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 6-1 5-3 4-2"
deal.B = "6-4 5-4 5-1 4-1 2-0"
deal.C = "6-5 6-0 5-5 4-0 1-1"
deal.D = "4-4 4-3 3-1 2-2 0-0"
yard = "5-2 3-0 3-3 1-0 2-1 5-0 3-2 6-3"
play = """
D:0-0*2 A:+5-2 A:+3-0 A:3-0L B:2-0R C:+3-3 C:3-3L D:4-3L A:5-2R
B:5-4L*2 C:5-5L*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-42"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 15, B = 8 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-42"
commitment = "65812359299589f525fb6b062aa41b267c6045595306d0ea572a88e0bf53eb6f"
secret = "45417ec109162e091c305c6eb44ae1f7cf91e27d6eb18e680982d0ca7898c14b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-5 5-1 4-4 2-0 1-1 1-0"
deal.B = "6-1 5-0 4-3 4-1 4-0 2-1"
yard = "5-2 6-6 3-1 3-3 0-0 3-0 6-2 2-2 5-4 6-0 4-2 6-3 5-3 6-4 3-2 6-5"
play = """
A:1-1*2 B:4-1L A:4-4L B:4-0L A:1-0L*3 B:6-1L A:5-1R B:5-0R A:2-0R
B:2-1R A:+5-2 A:+6-6 A:6-6L B:+3-1 B:3-1R A:+3-3 A:3-3R B:4-3R
"""
end = "out"
winner = "B"
delta = { A = 5, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-3 4-3 4-1 3-3 2-1"
deal.B = "6-4 5-4 4-2 3-0 2-2 1-1"
yard = "4-0 6-3 6-0 3-2 5-2 3-1 6-6 5-0 4-4 6-2 5-1 1-0 6-1 0-0 5-5 2-0"
play = """
B:1-1*2 A:4-1L B:4-2L A:2-1L*3 B:+4-0 B:+6-3 B:+6-0 B:+3-2 B:+5-2
B:+3-1 B:3-1L A:5-3L B:5-4L A:4-3L B:3-2L A:+6-6 A:+5-0 A:+4-4
A:+6-2 A:6-2L B:6-4L A:4-4L B:4-0L A:5-0L B:5-2L A:+5-1 A:5-1R
B:2-2L A:6-5R B:6-3R A:3-3R B:3-0R A:+1-0 A:1-0R B:+6-1 B:6-1R
A:6-6R
"""
end = "out"
winner = "A"
delta = { A = 4, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-4 4-2 4-0 2-2"
deal.B = "6-4 6-2 5-1 5-0 3-0 1-1"
yard = "4-1 3-1 0-0 1-0 5-5 4-4 3-3 3-2 6-0 2-0 5-3 2-1 5-2 6-6 6-5 4-3"
play = """
B:1-1*2 A:6-1L B:5-1R A:6-3L B:5-0R A:4-0R B:6-4R A:+4-1 A:+3-1
A:3-1L B:6-2R A:4-2R B:+0-0 B:+1-0 B:1-0L A:5-4R B:0-0L A:+5-5
A:5-5R B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-4 4-4 4-0 3-3 3-0"
deal.B = "6-5 6-1 5-0 3-2 2-1 1-0"
yard = "6-3 4-3 5-5 6-6 2-0 6-0 3-1 1-1 4-1 5-3 2-2 4-2 0-0 6-4 5-2 5-1"
play = """
A:3-3*2 B:3-2L A:6-2L B:6-1L A:3-0R B:1-0L*2 A:4-0L B:5-0R
A:5-4L*2 B:6-5L A:+6-3 A:6-3L B:+4-3 B:4-3L A:4-4L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 4-1 3-1 3-0 0-0"
deal.B = "5-5 5-3 5-1 4-2 3-3 2-0"
yard = "4-3 5-4 4-0 6-5 2-1 3-2 6-6 4-4 1-1 6-2 5-2 2-2 6-0 1-0 5-0 6-1"
play = """
A:0-0*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-43"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 10, B = 9, C = 3 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-43"
commitment = "1a6288d973b1da5909eb0a577d350a8ff71d5c6f853d08f5e949237638b4aa1f"
secret = "cab9aefee8288edfc8d2c615c218502784f5c9b20a967c82575d790d3e801154"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 4-0 3-1 2-2 2-0"
deal.B = "6-2 5-4 3-0 1-1 1-0 0-0"
deal.C = "5-5 5-1 5-0 4-4 4-2 2-1"
yard = "6-5 6-1 3-3 4-1 6-0 5-2 5-3 6-6 3-2 4-3"
play = """
B:0-0*2 C:5-0L A:4-0R B:5-4L*2 C:4-2L A:2-2L B:6-2L C:4-4R
A:6-4L*3 B:+6-5 B:+6-1 B:+3-3 B:+4-1 B:4-1L C:5-1L A:+6-0 A:+5-2
A:5-2L B:+5-3 B:+6-6 B:pass C:2-1L A:3-1L B:5-3L C:5-5L
"""
end = "out"
winner = "C"
delta = { A = 3, B = 4, C = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-5 3-3 1-1 0-0"
deal.B = "6-2 6-0 5-4 5-3 5-2 5-1"
deal.C = "6-6 6-1 3-2 2-2 2-0 1-0"
yard = "3-1 4-4 4-0 4-2 3-0 4-3 6-5 5-0 2-1 4-1"
play = """
A:0-0*2 B:6-0L C:6-6L A:6-3L B:5-3L C:2-0R A:5-5L B:5-4L C:2-2R
A:6-4L B:6-2L*3 C:3-2L A:3-3L B:5-2R C:+3-1 C:3-1L A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 3, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-2 4-1 3-3 3-2 3-1"
deal.B = "6-5 5-5 5-4 4-4 4-0 2-1"
deal.C = "6-4 6-2 6-1 5-3 3-0 1-0"
yard = "5-0 4-2 6-0 4-3 0-0 2-0 6-6 1-1 2-2 5-1"
play = """
A:3-3*2 B:+5-0 B:+4-2 B:+6-0 B:+4-3 B:4-3L C:6-4L A:6-3L*1 B:+0-0
B:+2-0 B:+6-6 B:+1-1 B:pass C:5-3R A:5-2R B:4-2R C:3-0L A:4-1R
B:6-0L C:6-1R*2 A:pass B:6-6L*2 C:6-2R A:3-2R B:6-5L C:pass A:3-1R
"""
end = "out"
winner = "A"
delta = { A = 4, B = 2, C = 2 }
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-44"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 2, C = 2, D = 1 }
score = { A = 8, B = 9, C = 9, D = 10 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-44"
commitment = "6a8cd5681721f5203c75f67cd86c78231ed977cbb45eb0924561b2b7f19fd02c"
secret = "a6b95b7a4aed6f25b9be2596c2c3283412a4c1aa738d197b8b2e550d2646acd6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-1 5-4 2-2"
deal.B = "5-5 4-3 4-1 3-0 0-0"
deal.C = "6-4 5-3 5-2 4-2 1-0"
deal.D = "6-0 4-0 3-2 3-1 2-1"
yard = "2-0 4-4 3-3 5-1 6-6 5-0 6-2 1-1"
play = """
B:0-0*2 C:1-0L D:3-1L A:6-3L B:3-0R C:6-4L D:4-0L A:+2-0 A:2-0L
B:4-3R C:4-2L*2 D:+4-4 D:4-4L*3 A:5-4L B:4-1R C:5-3L D:2-1R A:2-2R
B:+3-3 B:3-3L C:5-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 2, C = 3, D = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 5-1 3-1 3-0"
deal.B = "6-5 6-3 5-0 4-0 2-1"
deal.C = "6-0 5-2 4-4 4-2 0-0"
deal.D = "6-6 6-1 5-4 2-2 1-1"
yard = "5-3 4-1 2-0 1-0 5-5 3-2 3-3 4-3"
play = """
C:0-0*2 D:+5-3 D:+4-1 D:+2-0 D:2-0L A:6-2L B:5-0R C:5-2R D:6-6L
A:6-4L B:4-0L C:6-0L D:2-2R A:+1-0 A:+5-5 A:+3-2 A:3-2R B:6-3R*2
C:pass D:6-1L A:5-1L B:6-5R*2 C:pass D:5-4L A:5-5R B:pass C:4-4L
D:4-1L A:3-1L B:pass C:pass D:5-3L*3
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 5, C = 2, D = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-4 5-1 2-1 0-0"
deal.B = "6-4 6-1 4-4 4-2 2-0"
deal.C = "6-2 5-5 4-3 3-3 3-0"
deal.D = "5-2 5-0 4-0 2-2 1-0"
yard = "6-6 3-2 5-3 6-0 3-1 6-3 1-1 4-1"
play = """
A:0-0*2 B:2-0L C:6-2L D:5-0R A:6-5L*2 B:+6-6 B:+3-2 B:+5-3 B:5-3L
C:5-5R D:5-2R A:2-1R B:3-2L C:+6-0 C:+3-1 C:3-1R D:2-2L A:+6-3
A:6-3R B:6-6R C:6-0R D:1-0R A:5-1R B:4-2L C:4-3L D:pass A:5-4R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 5-0 3-2 0-0"
deal.B = "6-5 4-4 3-1 3-0 1-0"
deal.C = "6-2 6-1 5-1 4-0 2-1"
deal.D = "6-3 5-5 4-2 3-3 2-2"
yard = "6-4 5-4 6-0 5-2 4-1 2-0 1-1 4-3"
play = """
A:0-0*2 B:1-0L C:6-1L D:6-3L A:5-3L B:6-5L C:6-2L D:2-2L A:3-2L
B:3-0R*2 C:+6-4 C:+5-4 C:+6-0 C:+5-2 C:+4-1 C:+2-0 C:pass D:3-3L*3
A:pass B:3-1L C:5-1L D:5-5L A:5-0L B:pass C:6-0L D:pass A:6-6L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 2, C = 0, D = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 6-0 5-3 2-1"
deal.B = "5-5 5-2 5-1 5-0 4-4"
deal.C = "6-3 5-4 4-0 3-3 1-1"
deal.D = "6-4 4-2 4-1 3-1 1-0"
yard = "2-0 3-0 4-3 6-6 3-2 2-2 0-0 6-1"
play = """
C:1-1*2 D:4-1L A:2-1R B:4-4L C:5-4L D:4-2R A:6-5L B:+2-0 B:+3-0
B:+4-3 B:4-3R C:6-3L*2 D:3-1L A:5-3R B:5-0R C:4-0R D:6-4R A:6-2R
B:5-2R C:+6-6 C:+3-2 C:+2-2 C:pass D:1-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 4, D = 1 }
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-45"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 11, B = 15 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-45"
commitment = "9bbf6320995f21fddabb4225c2e72a2cb4a9009ea51ffab4192e56c8aeb25d65"
secret = "9e32c23874e6cf0886c0b48ec76a0f33444a49a8498c5e209aec99e09c2d7c22"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-0 4-3 3-1 0-0"
deal.B = "6-4 6-2 6-1 5-2 2-1 2-0"
yard = "1-0 4-2 1-1 5-0 6-6 5-4 5-3 4-4 4-0 3-2 3-3 5-5 4-1 5-1 2-2 3-0"
play = """
A:0-0*2 B:2-0L A:6-0R B:6-2L*2 A:6-5L B:6-4R A:4-3R B:5-2L A:3-1R
B:2-1L*2 A:+1-0 A:1-0L B:6-1R
"""
end = "out"
winner = "B"
delta = { A = 2, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-3 5-1 3-2 2-2 2-1"
deal.B = "6-6 5-5 5-2 3-3 1-0 0-0"
yard = "3-1 4-1 5-4 6-0 6-3 4-2 6-4 1-1 4-4 5-0 2-0 4-0 6-2 3-0 6-5 4-3"
play = """
B:0-0*2 A:+3-1 A:+4-1 A:+5-4 A:+6-0 A:6-0L B:6-6L A:6-1L B:1-0L*3
A:+6-3 A:+4-2 A:+6-4 A:+1-1 A:+4-4 A:+5-0 A:5-0R B:5-5R A:5-3R
B:3-3R A:3-1R B:+2-0 B:2-0L A:5-1R B:5-2L*2
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-1 4-4 4-3 3-3"
deal.B = "5-3 4-1 3-2 3-1 2-1 2-0"
yard = "5-2 5-1 5-0 6-2 4-2 3-0 2-2 4-0 6-3 1-0 5-5 1-1 6-0 5-4 6-5 0-0"
play = """
A:3-3*2 B:5-3L A:4-3R B:4-1R A:6-1R B:+5-2 B:5-2L A:6-6R B:3-2L
A:6-4R B:3-1L A:4-4R
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-5 5-1 4-2 1-1"
deal.B = "5-0 4-4 3-3 3-0 2-2 2-0"
yard = "3-2 6-5 4-3 6-3 5-4 5-2 6-6 3-1 4-0 0-0 6-2 1-0 2-1 6-4 4-1 5-3"
play = """
A:1-1*2 B:+3-2 B:+6-5 B:+4-3 B:+6-3 B:+5-4 B:+5-2 B:+6-6 B:+3-1
B:3-1L A:6-1R B:6-3L*1 A:6-0L B:6-6R A:+4-0 A:4-0L B:6-5R A:5-1R
B:5-4L A:5-5L B:5-2L A:4-2L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 1 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-1 4-2 2-2 2-1 0-0"
deal.B = "6-3 5-5 5-0 4-4 4-0 1-1"
yard = "6-4 2-0 6-5 4-3 5-2 1-0 6-6 3-2 5-4 6-0 4-1 3-1 6-2 6-1 3-0 3-3"
play = """
A:0-0*2 B:5-0L A:5-1L B:4-0R A:2-1L B:4-4R A:2-2L B:+6-4 B:6-4R
A:4-2L B:6-3R A:5-3R
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-1 3-0 2-0 1-0"
deal.B = "6-2 6-1 5-5 3-3 2-2 2-1"
yard = "6-3 4-4 0-0 5-0 4-2 4-3 5-3 4-0 3-1 1-1 5-2 5-4 6-0 6-4 4-1 3-2"
play = """
B:2-2*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-46"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 6, B = 10, C = 9 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-46"
commitment = "f2c9dcd9a95663a9b4e9442a6f674054fdadec463a326d3312efce9a058b2436"
secret = "0bd9090f1fe6c6e9a11501d11cde5b12e2eade4e75057d12b7fe5fa51ee5a171"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 5-3 5-2 4-2 0-0"
deal.B = "6-3 5-1 4-3 3-3 3-0 2-2"
deal.C = "6-0 5-0 4-1 2-1 2-0 1-1"
yard = "6-2 3-2 1-0 5-5 6-4 6-5 4-0 3-1 4-4 6-6"
play = """
A:0-0*2 B:3-0L C:6-0R A:5-3L B:6-3R C:5-0L A:+6-2 A:+3-2 A:3-2R
B:2-2R C:2-0L*3 A:6-2L B:+1-0 B:+5-5 B:+6-4 B:6-4L C:4-1L A:6-1L
B:+6-5 B:6-5L C:2-1R A:5-4L B:4-3L C:1-1R
"""
end = "out"
winner = "C"
delta = { A = 2, B = 0, C = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-3 6-1 3-3 3-2"
deal.B = "6-0 5-2 4-1 3-1 3-0 1-1"
deal.C = "5-4 5-3 5-1 4-4 4-2 0-0"
yard = "4-0 5-5 6-4 1-0 2-0 4-3 2-2 6-2 2-1 5-0"
play = """
C:0-0*2 A:+4-0 A:4-0L B:4-1L C:5-1L A:6-5L B:6-0L*3 C:+5-5 C:+6-4
C:+1-0 C:1-0L A:6-1L B:3-0R C:6-4L A:6-3R B:+2-0 B:+4-3 B:4-3L
C:5-3L A:6-6R B:5-2L C:4-2L A:+2-2 A:+6-2 A:6-2R B:2-0R C:5-4L
A:pass B:pass C:5-5L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 3, C = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 5-5 4-4 4-2 3-2"
deal.B = "6-2 6-0 4-0 3-1 2-2 2-1"
deal.C = "6-5 6-3 5-1 3-0 2-0 1-1"
yard = "6-1 4-3 0-0 5-4 5-2 5-0 4-1 5-3 3-3 1-0"
play = """
C:1-1*2 A:+6-1 A:6-1L B:6-2L C:2-0L A:+4-3 A:+0-0 A:0-0L B:2-1R
C:3-0L A:3-2L*2 B:2-2L*3 C:+5-4 C:+5-2 C:5-2L A:5-5L B:+5-0 B:5-0L
C:+4-1 C:+5-3 C:pass A:4-2R B:4-0R*2 C:pass A:pass B:6-0L C:6-5L
A:pass B:pass C:5-4L A:6-4L B:pass C:6-3L A:4-3L B:pass C:4-1L
A:pass B:3-1L
"""
end = "out"
winner = "B"
delta = { A = 2, B = 6, C = 2 }

[[match.hand]]
opener = "A"
deal.A = "4-4 4-3 2-0 1-1 1-0 0-0"
deal.B = "6-3 6-2 5-5 4-2 4-0 2-2"
deal.C = "6-4 5-4 3-3 3-1 3-0 2-1"
yard = "6-1 6-0 5-3 6-5 5-0 5-1 5-2 6-6 3-2 4-1"
play = """
A:0-0*2 B:4-0L C:6-4L A:2-0R B:6-2L*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-47"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 4, D = 3 }
score = { A = 10, B = 5, C = 1, D = 3 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-47"
commitment = "e08c415de6176f5fcd460fe229dddd7cba428046360f3f0154ade830cf6235e8"
secret = "b93d85cb6f70accf3d12d50171f9a5c06ea07354793450be4f32b95f74700ee6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 4-2 3-0 2-0 1-1"
deal.B = "6-6 6-5 6-3 6-1 3-2"
deal.C = "6-0 5-0 4-3 2-1 1-0"
deal.D = "5-3 5-2 4-0 3-3 2-2"
yard = "4-1 4-4 5-1 3-1 6-2 5-5 5-4 0-0"
play = """
A:1-1*2 B:6-1L C:2-1R D:5-2R A:6-4L B:6-5R C:4-3L D:5-3L A:+4-1
A:+4-4 A:+5-1 A:5-1L B:6-6R C:6-0R D:4-0R A:4-1L*2 B:+3-1 B:+6-2
B:+5-5 B:pass C:pass D:pass A:4-4L*3 B:pass C:pass D:pass A:4-2L
B:6-2L C:pass D:pass A:pass B:6-3L C:pass D:3-3L A:3-0L B:pass
C:1-0L D:pass A:pass B:3-1L C:pass D:pass A:pass B:3-2L C:pass
D:2-2L
"""
end = "out"
winner = "D"
delta = { A = 7, B = 0, C = 0, D = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 4-1 2-2 2-1"
deal.B = "5-3 5-2 5-1 3-0 1-1"
deal.C = "6-1 5-5 5-4 4-0 3-1"
deal.D = "6-5 5-0 4-3 3-3 1-0"
yard = "4-2 6-4 6-2 6-6 3-2 2-0 0-0 4-4"
play = """
B:1-1*2 C:3-1L D:4-3L A:4-1L*2 B:5-1L C:5-4L D:1-0R A:6-0R B:+4-2
B:4-2L C:6-1R D:+6-4 D:+6-2 D:6-2L A:6-3L B:5-3L C:5-5L D:6-5L
A:2-1R B:5-2R C:+6-6 C:6-6L D:6-4L A:+3-2 A:+2-0 A:pass B:pass
C:4-0L
"""
end = "out"
winner = "C"
delta = { A = 2, B = 2, C = 1, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 3-2 3-1 2-2 1-0"
deal.B = "6-4 4-2 3-0 2-0 1-1"
deal.C = "6-5 4-4 4-3 4-1 4-0"
deal.D = "6-1 5-5 5-0 2-1 0-0"
yard = "6-6 5-2 5-1 3-3 5-4 6-2 6-3 5-3"
play = """
D:0-0*2 A:1-0L B:1-1L C:4-0R D:6-1L A:6-0L B:3-0L C:4-4R D:+6-6
D:+5-2 D:+5-1 D:+3-3 D:3-3L A:3-2L B:4-2L*3 C:4-1L D:5-1L A:+5-4
A:5-4L*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-48"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 15, B = 13 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-48"
commitment = "404044f267c6fe3e3220441fd61a1da0e5c09d20ec77d9c3a1c32697b62f30d3"
secret = "26ecabe4ff0816394c0f040a5498cbeaa2794e7b07db5abbe9d7f6c54e008de2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 4-4 2-2 2-0 1-1"
deal.B = "6-6 6-3 6-0 5-2 4-2 4-1"
yard = "6-5 3-2 4-0 4-3 3-1 6-4 5-0 1-0 5-1 3-3 3-0 5-3 5-4 5-5 0-0 2-1"
play = """
A:1-1*2 B:4-1L A:4-4L B:4-2L A:6-2L B:6-0L A:2-0L B:5-2L A:6-1R
B:6-6R A:+6-5 A:6-5L*3 B:6-3R
"""
end = "out"
winner = "B"
delta = { A = 5, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-0 5-2 4-3 2-0"
deal.B = "6-6 5-1 4-4 4-2 3-1 1-0"
yard = "3-3 6-3 5-4 1-1 2-1 5-3 2-2 3-2 4-0 6-1 3-0 5-5 5-0 0-0 6-4 4-1"
play = """
B:4-4*2 A:4-3L B:3-1L A:+3-3 A:+6-3 A:+5-4 A:5-4R B:5-1L*2 A:6-5L
B:6-6L A:6-3L B:+1-1 B:+2-1 B:+5-3 B:5-3R*2 A:3-3L*3 B:+2-2 B:+3-2
B:3-2R A:6-2R B:+4-0 B:+6-1 B:6-1R A:+3-0 A:3-0L B:4-0L A:+5-5
A:+5-0 A:+0-0 A:pass B:4-2L A:5-2L B:1-1R A:5-5L B:2-1R A:5-0L
B:2-2R A:6-0L B:pass A:2-0R B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 3, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-4 4-3 3-2 3-1"
deal.B = "6-5 6-0 4-0 3-0 2-2 2-0"
yard = "6-2 3-3 6-3 5-2 1-0 5-3 4-1 4-2 5-0 0-0 5-1 6-1 4-4 5-5 2-1 1-1"
play = """
B:2-2*2 A:3-2L B:2-0R A:4-3L B:4-0L*2 A:+6-2 A:+3-3 A:+6-3 A:+5-2
A:+1-0 A:1-0L B:6-0R A:3-1L B:3-0L A:6-6R B:6-5R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-0 3-1 2-2 0-0"
deal.B = "6-0 5-5 5-2 2-0 1-1 1-0"
yard = "5-1 6-1 3-0 2-1 6-3 4-3 4-2 6-4 5-4 3-3 4-0 5-3 4-1 6-5 4-4 3-2"
play = """
A:0-0*2 B:2-0L A:6-2L B:1-0R A:6-6L B:6-0L A:5-0L B:5-2L A:2-2L
B:1-1R A:3-1R
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-2 3-3 2-1 1-1 1-0"
deal.B = "6-6 6-2 5-1 5-0 4-4 3-1"
yard = "6-5 4-1 4-2 5-3 3-2 4-3 2-0 5-4 6-1 2-2 6-3 5-5 0-0 3-0 6-0 4-0"
play = """
A:1-1*2 B:3-1L A:3-3L B:5-1R A:5-2R B:6-2R A:6-4R B:4-4R A:+6-5
A:+4-1 A:4-1R B:+4-2 B:+5-3 B:5-3L A:6-5L B:6-6L A:2-1R B:4-2R
A:+3-2 A:+4-3 A:4-3R B:+2-0 B:+5-4 B:+6-1 B:6-1L A:1-0L B:5-0L
A:3-2R
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-0 4-0 3-3 3-1 0-0"
deal.B = "6-4 6-2 5-4 4-2 2-0 1-1"
yard = "6-6 3-2 5-5 4-3 6-1 6-3 2-1 4-1 3-0 5-1 4-4 1-0 6-5 6-0 5-2 2-2"
play = """
A:0-0*1
"""
[[match]]
bones = 1
variant = "bergen"
rules_version = 1
id = "bergen-49"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 6, B = 8, C = 10 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 2
first_opener = "lowest_double"
later_opener = "holder"
lead_scores = true
claim = "auto"
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "bergen-49"
commitment = "37020d5a813736fe05f5622d4a6f378041645c57a2e340916bfbdeeec5ff4235"
secret = "7f31554a92ddcc0b409bcb56dc91f523257803a1f74d13770fd14c2aa79aed06"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-5 4-2 4-1 1-1"
deal.B = "6-5 6-3 5-2 3-3 3-2 2-2"
deal.C = "4-3 3-1 3-0 2-1 2-0 1-0"
yard = "4-4 5-4 6-0 5-3 6-6 4-0 5-1 0-0 6-1 5-0"
play = """
A:1-1*2 B:+4-4 B:+5-4 B:+6-0 B:+5-3 B:+6-6 B:+4-0 B:+5-1 B:5-1L
C:3-1R A:5-5L B:5-3R*3 C:+0-0 C:pass A:pass B:6-5L C:pass A:6-2L
B:5-2L*2 C:pass A:pass B:5-4L C:4-3L A:pass B:6-3L C:pass A:6-4L
B:4-4L C:pass A:4-1L B:pass C:1-0L A:pass B:6-0L C:pass A:pass
B:6-6L
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 5, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 4-3 1-1 1-0 0-0"
deal.B = "6-3 6-2 4-2 3-2 3-0 2-2"
deal.C = "5-4 5-3 5-0 3-3 3-1 2-0"
yard = "5-1 4-4 6-6 6-0 6-4 4-1 4-0 2-1 5-5 5-2"
play = """
A:0-0*2 B:3-0L C:3-3L A:4-3L B:4-2L C:2-0L*3 A:1-0L B:+5-1 B:5-1L
C:5-0L*3 A:+4-4 A:+6-6 A:+6-0 A:6-0R B:6-3R C:5-3R A:6-5R B:6-2R
C:+6-4 C:+4-1 C:+4-0 C:4-0L A:4-4L B:3-2R C:6-4L A:6-1L B:+2-1
B:2-1L C:3-1R A:1-1R B:2-2L
"""
end = "out"
winner = "B"
delta = { A = 2, B = 1, C = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 5-3 5-2 3-0 2-1"
deal.B = "5-1 4-1 3-3 3-1 2-0 1-0"
deal.C = "6-5 5-5 5-0 4-4 3-2 0-0"
yard = "6-0 5-4 6-6 4-3 6-1 2-2 4-2 1-1 6-4 4-0"
play = """
C:0-0*2 A:3-0L B:3-3L C:5-0R A:6-3L B:5-1R C:6-5L A:5-3L B:3-1L*2
C:+6-0 C:+5-4 C:+6-6 C:+4-3 C:+6-1 C:6-1L A:2-1R B:2-0R C:6-0R*1
A:6-2L B:+2-2 B:2-2L C:6-6R A:5-2L
"""
end = "out"
winner = "A"
delta = { A = 1, B = 2, C = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-5 5-3 4-0 3-1 1-0"
deal.B = "6-5 5-4 4-3 4-1 3-2 1-1"
deal.C = "6-3 6-2 5-2 4-2 2-0 0-0"
yard = "6-4 3-0 2-2 5-1 5-0 2-1 3-3 6-1 6-0 4-4"
play = """
C:0-0*1
"""
