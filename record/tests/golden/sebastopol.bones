[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-0"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 4, C = 2, D = 1 }
score = { A = 18, B = 9, C = 54, D = 100 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-0"
commitment = "1eb205af90113b3429a5edf245d1e4bf0043eab83442e7b29eaabe982a3823ed"
secret = "8a9eb6507155e0901b8f2369e384b64d53226c90dfb78c280ac2d6b4195a7a43"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-3 4-2 4-1 3-1 3-0 2-1 1-0"
deal.B = "6-6 6-2 6-0 5-1 5-0 4-4 2-2"
deal.C = "6-3 5-5 5-2 4-3 3-3 3-2 2-0"
deal.D = "6-5 6-4 6-1 5-4 4-0 1-1 0-0"
yard = ""
play = """
B:6-6 C:6-3L D:6-5R A:pass B:6-2U C:pass D:6-4D A:5-3L B:2-2U
C:5-5L D:5-4L A:4-2L B:5-0R C:5-2L D:4-0D A:3-0R B:5-1L C:4-3R
D:6-1L A:4-1R B:6-0L C:3-2U D:1-1R A:1-0L B:pass C:3-3U D:0-0D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 17 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-5 3-3 3-2 3-1 3-0"
deal.B = "6-4 5-4 4-4 4-0 2-2 2-1 1-0"
deal.C = "6-3 6-2 6-1 6-0 5-2 2-0 1-1"
deal.D = "5-3 5-1 5-0 4-3 4-2 4-1 0-0"
yard = ""
play = """
A:6-6 B:6-4U C:6-3L D:pass A:6-5R B:pass C:6-2D D:5-3L A:5-5L
B:5-4R C:5-2L D:4-2L A:3-2D B:4-4L C:pass D:4-3D A:pass B:4-0R
C:6-0R D:4-1L A:3-1L B:pass C:6-1R D:5-1R A:3-3L B:pass C:pass
D:5-0R A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 12, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-2 5-0 4-4 4-3 4-0 3-0"
deal.B = "6-1 6-0 5-5 5-3 3-1 2-1 1-0"
deal.C = "6-4 5-4 4-2 4-1 2-0 1-1 0-0"
deal.D = "6-6 6-3 6-2 5-1 3-3 3-2 2-2"
yard = ""
play = """
D:6-6 A:6-5L B:6-1U C:6-4R D:6-3D A:5-2L B:1-0U C:5-4R D:3-3D
A:5-0R B:6-0R C:4-2L D:3-2D A:4-4L B:2-1D C:4-1L D:6-2R A:4-0U
B:3-1L C:1-1D D:2-2R A:4-3L B:pass C:2-0R D:5-1D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 21 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 5-4 4-1 3-1 1-1 0-0"
deal.B = "6-6 5-5 5-3 4-2 4-0 3-2 3-0"
deal.C = "6-2 6-0 5-1 4-3 3-3 2-2 1-0"
deal.D = "6-5 6-3 5-2 5-0 4-4 2-1 2-0"
yard = ""
play = """
B:6-6 C:6-2L D:6-5R A:6-4U B:pass C:6-0D D:4-4U A:5-4R B:4-2U
C:4-3R D:6-3R A:6-1R B:3-2L C:3-3L D:2-1R A:3-1L B:3-0D C:5-1L
D:5-2L A:pass B:5-3D C:2-2L D:5-0D A:0-0D B:4-0D C:pass D:2-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 18 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 6-0 5-4 4-1 3-3 2-1"
deal.B = "6-4 6-1 5-5 5-2 5-1 4-4 3-2"
deal.C = "6-5 5-0 4-2 3-1 2-0 1-1 0-0"
deal.D = "6-6 5-3 4-3 4-0 3-0 2-2 1-0"
yard = ""
play = """
D:6-6 A:6-3L B:6-1U C:6-5R D:pass A:6-2D B:5-1U C:4-2D D:5-3L
A:5-4L B:4-4L C:5-0R D:4-0R A:4-1L B:6-4R C:3-1L D:4-3L A:6-0R
B:5-5U C:2-0R D:2-2R A:2-1R B:5-2U C:1-1R D:1-0R A:pass B:3-2U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 9, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 5-3 5-0 2-2 2-1 1-0"
deal.B = "6-2 5-4 5-2 4-4 3-3 2-0 1-1"
deal.C = "6-4 6-0 5-1 4-3 4-2 4-0 3-2"
deal.D = "6-6 6-5 6-1 4-1 3-1 3-0 0-0"
yard = ""
play = """
D:6-6 A:6-3L B:6-2R C:6-4U D:6-5D A:5-3L B:5-2L C:4-3U D:3-1U
A:2-2L B:2-0R C:4-2L D:6-1U A:5-0R B:4-4L C:5-1R D:4-1R A:5-5D
B:5-4R C:6-0U D:0-0U A:1-0U B:1-1U C:4-0L D:3-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 14 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-3 4-2 3-3 3-1 3-0"
deal.B = "6-4 6-1 5-1 4-3 2-2 1-1 1-0"
deal.C = "6-5 6-2 5-4 5-2 4-1 2-0 0-0"
deal.D = "6-3 5-5 5-0 4-4 4-0 3-2 2-1"
yard = ""
play = """
A:6-6 B:6-1L C:6-5R D:6-3U A:6-0D B:4-3U C:5-4R D:4-4R A:3-1L
B:6-4R C:6-2R D:3-2L A:4-2L B:1-0D C:5-2R D:5-5R A:5-3R B:5-1D
C:4-1L D:2-1L A:3-3R B:2-2L C:2-0L D:5-0L A:3-0R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-5 5-3 5-2 4-4 4-3"
deal.B = "6-4 6-2 4-2 3-2 3-1 3-0 2-2"
deal.C = "6-6 6-5 5-4 5-1 4-1 2-1 2-0"
deal.D = "6-0 5-0 4-0 3-3 1-1 1-0 0-0"
yard = ""
play = """
C:6-6 D:6-0L A:6-3R B:6-2U C:6-5D D:3-3R A:5-3R B:3-2U C:5-4R
D:4-0R A:4-3U B:3-0L C:5-1D D:1-1D A:4-4U B:6-4U C:4-1D D:0-0R
A:6-1U B:4-2D C:2-1U D:5-0R A:5-5R B:2-2U C:2-0U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 12, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-4 5-0 4-4 4-1 0-0"
deal.B = "6-2 5-5 5-3 4-2 2-1 2-0 1-1"
deal.C = "6-6 6-1 6-0 5-1 3-2 3-1 3-0"
deal.D = "6-5 5-2 4-3 4-0 3-3 2-2 1-0"
yard = ""
play = """
C:6-6 D:6-5L A:6-4R B:6-2U C:6-1D D:5-2L A:5-4R B:2-0L C:6-0L
D:2-2U A:6-3L B:1-1D C:5-1R D:3-3L A:4-1R B:4-2U C:3-2L D:4-3R
A:4-4U B:5-3R C:3-1D D:4-0U A:5-0R B:2-1L C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 11, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-3 5-0 3-2 1-0 0-0"
deal.B = "6-4 6-2 6-0 5-4 5-2 2-0 1-1"
deal.C = "6-3 5-5 5-1 4-0 3-3 2-2 2-1"
deal.D = "6-1 4-4 4-3 4-2 4-1 3-1 3-0"
yard = ""
play = """
A:6-6 B:6-2U C:6-3L D:6-1R A:6-5D B:5-2U C:5-5U D:4-1R A:5-3L
B:5-4L C:5-1U D:4-4L A:1-0U B:6-0U C:4-0L D:3-0L A:3-2L B:2-0L
C:pass D:4-3R A:5-0L B:6-4U C:3-3R D:4-2U A:pass B:pass C:2-2U
D:3-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-4 4-4 4-0 3-1 2-2 2-0 1-0"
deal.B = "6-5 6-3 6-1 5-5 5-3 3-0 0-0"
deal.C = "6-6 6-2 6-0 5-4 5-2 4-3 3-2"
deal.D = "5-1 5-0 4-2 4-1 3-3 2-1 1-1"
yard = ""
play = """
C:6-6 D:pass A:6-4L B:6-3R C:6-2U D:pass A:pass B:6-5D C:5-4L
D:3-3R A:3-1R B:5-5L C:5-2L D:5-1R A:2-2L B:5-3R C:4-3R D:4-2R
A:2-0L B:0-0L C:6-0L D:2-1R A:1-0R B:3-0R C:3-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 31, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-0 5-1 4-0 3-0 2-0"
deal.B = "6-6 4-4 4-3 4-1 2-2 2-1 1-1"
deal.C = "6-3 5-5 5-2 3-3 3-2 1-0 0-0"
deal.D = "6-4 6-1 5-4 5-3 5-0 4-2 3-1"
yard = ""
play = """
B:6-6 C:6-3L D:6-4R A:6-5U B:pass C:pass D:6-1D A:3-0L B:4-1R
C:5-5U D:5-0L A:5-1L B:1-1L C:5-2U D:4-2U A:4-0U B:2-1R C:3-2R
D:5-3R A:6-0U B:pass C:1-0L D:5-4R A:2-0L B:4-4R C:pass D:3-1D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 25 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-1"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 4, C = 1, D = 3 }
score = { A = 40, B = 24, C = 107, D = 31 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-1"
commitment = "e54f108bdb1bab6b94389edd484f429a0726ba5e7752ad2c7bc1723977a5c8f3"
secret = "6f7dfe54a1b3989df940a13fac07fbbe9ca9ff5374001631f9dc51b49f7063fe"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 5-3 5-0 4-3 3-1 1-0"
deal.B = "6-4 6-2 5-1 4-1 4-0 3-0 1-1"
deal.C = "6-1 6-0 5-2 4-2 2-1 2-0 0-0"
deal.D = "6-6 5-5 5-4 4-4 3-3 3-2 2-2"
yard = ""
play = """
D:6-6 A:6-5U B:6-4L C:6-1R D:pass A:6-3D B:5-1R C:4-2L D:3-2L
A:3-1L B:4-1L C:5-2R D:5-4L A:5-3L B:6-2R C:6-0R D:3-3L A:5-0U
B:4-0R C:2-0U D:4-4R A:4-3R B:3-0L C:2-1U D:pass A:1-0U
"""
end = "out"
winner = "A"
delta = { A = 16, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 5-0 4-3 4-1 3-3 2-0"
deal.B = "6-4 6-3 5-5 4-2 3-2 3-0 1-1"
deal.C = "6-2 5-4 5-3 5-2 2-2 2-1 1-0"
deal.D = "6-6 6-1 5-1 4-4 4-0 3-1 0-0"
yard = ""
play = """
D:6-6 A:6-0L B:6-4R C:6-2U D:6-1D A:2-0L B:4-2L C:2-1D D:4-4L
A:4-3R B:6-3R C:2-2U D:4-0L A:5-0L B:5-5L C:5-2L D:pass A:6-5R
B:3-2L C:5-3L D:5-1L A:4-1L B:pass C:5-4L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 14, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-1 5-2 5-1 3-3 2-0"
deal.B = "6-6 6-4 5-5 5-0 4-3 4-1 3-2"
deal.C = "6-2 5-4 5-3 4-4 2-2 2-1 1-1"
deal.D = "6-0 4-2 4-0 3-1 3-0 1-0 0-0"
yard = ""
play = """
B:6-6 C:6-2L D:6-0R A:6-5U B:6-4D C:4-4D D:4-2L A:5-1U B:4-3L
C:5-3L D:4-0R A:5-2L B:3-2L C:2-1U D:3-1L A:6-1L B:4-1R C:2-2U
D:1-0R A:2-0U B:5-0R C:5-4R D:3-0U A:6-3L B:pass C:pass D:pass
A:3-3L
"""
end = "out"
winner = "A"
delta = { A = 12, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-1 4-0 3-2 3-1 3-0"
deal.B = "6-3 5-4 5-2 4-4 3-3 2-1 1-0"
deal.C = "6-6 6-2 5-0 4-2 4-1 1-1 0-0"
deal.D = "6-1 6-0 5-5 5-3 4-3 2-2 2-0"
yard = ""
play = """
C:6-6 D:6-1L A:6-4U B:6-3R C:6-2D D:5-3R A:5-1R B:5-4U C:4-2D
D:5-5U A:4-0D B:5-2U C:5-0D D:2-2U A:6-5D B:2-1L C:1-1R D:2-0L
A:3-0L B:3-3L C:4-1R D:4-3L A:3-2U B:4-4L C:pass D:6-0D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-2 5-0 4-2 4-0 1-0"
deal.B = "6-5 5-5 5-4 4-3 4-1 3-2 0-0"
deal.C = "6-6 6-1 5-3 5-1 4-4 3-1 2-0"
deal.D = "6-2 6-0 3-3 3-0 2-2 2-1 1-1"
yard = ""
play = """
C:6-6 D:6-2L A:6-4R B:6-5U C:6-1D D:2-2L A:5-2L B:5-5L C:4-4R
D:2-1D A:5-0L B:5-4R C:2-0L D:pass A:4-2L B:4-3L C:5-3L D:pass
A:pass B:3-2D C:3-1D D:1-1D A:1-0D B:0-0D C:5-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 33, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-4 5-3 4-3 4-0 3-0 1-0"
deal.B = "6-2 6-0 5-2 5-1 4-4 4-1 2-0"
deal.C = "6-4 6-1 5-5 5-0 3-1 2-2 0-0"
deal.D = "6-6 6-3 4-2 3-3 3-2 2-1 1-1"
yard = ""
play = """
D:6-6 A:6-5L B:6-2R C:6-4U D:6-3D A:4-3D B:4-4U C:5-5L D:4-2R
A:5-3L B:4-1R C:6-1R D:3-3L A:3-0L B:6-0L C:pass D:pass A:4-0U
B:2-0U C:2-2U D:3-2U A:5-4D B:5-2D C:3-1U D:2-1U
"""
end = "blocked"
winner = "A"
delta = { A = 12, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-5 5-4 5-1 4-3 3-2"
deal.B = "6-6 6-4 6-1 4-4 2-1 1-1 0-0"
deal.C = "6-3 5-2 5-0 4-0 3-0 2-0 1-0"
deal.D = "6-5 5-3 4-2 4-1 3-3 3-1 2-2"
yard = ""
play = """
B:6-6 C:6-3L D:6-5R A:6-2U B:6-4D C:5-2R D:5-3L A:5-4D B:2-1R
C:1-0R D:4-2U A:5-1L B:4-4U C:5-0D D:4-1L A:6-0R B:6-1R C:4-0L
D:3-1R A:3-2R B:0-0L C:2-0R D:pass A:4-3U B:pass C:3-0U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 22, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-5 5-4 5-0 3-2 3-0"
deal.B = "6-2 5-2 4-4 4-3 3-3 3-1 1-0"
deal.C = "6-6 6-1 6-0 5-3 5-1 2-2 2-0"
deal.D = "6-3 4-2 4-1 4-0 2-1 1-1 0-0"
yard = ""
play = """
C:6-6 D:6-3L A:6-4U B:6-2R C:6-1D D:4-2R A:3-2L B:4-4R C:2-2L
D:2-1L A:5-4U B:4-3R C:5-3U D:4-1L A:3-0R B:3-3U C:6-0R D:4-0L
A:5-0L B:5-2L C:5-1D D:pass A:5-5D B:3-1U C:2-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 14, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 5-1 4-0 3-1 3-0"
deal.B = "6-2 6-0 5-5 5-4 4-2 3-3 2-0"
deal.C = "5-3 5-2 4-4 4-1 2-2 1-0 0-0"
deal.D = "6-5 6-1 5-0 4-3 3-2 2-1 1-1"
yard = ""
play = """
A:6-6 B:6-2L C:pass D:6-5R A:6-4U B:6-0D C:4-4U D:3-2L A:4-0U
B:5-5R C:5-3L D:5-0L A:3-0L B:5-4R C:0-0U D:4-3L A:pass B:4-2L
C:2-2L D:2-1L A:5-1L B:2-0U C:5-2L D:pass A:pass B:pass C:4-1R
D:6-1R A:6-3R B:3-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-2 4-3 4-2 3-1 0-0"
deal.B = "6-6 6-0 5-4 5-1 2-1 2-0 1-0"
deal.C = "6-1 5-5 5-3 5-2 5-0 3-3 3-2"
deal.D = "6-4 4-4 4-1 4-0 3-0 2-2 1-1"
yard = ""
play = """
B:6-6 C:6-1L D:6-4R A:6-3U B:6-0D C:3-3U D:4-1L A:4-3L B:5-4R
C:5-5R D:3-0L A:3-1U B:5-1R C:5-0L D:1-1R A:6-5L B:2-1R C:5-2R
D:4-0D A:4-2D B:2-0D C:5-3R D:pass A:6-2L B:1-0U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 17, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-0 5-2 4-4 3-3 2-0"
deal.B = "5-5 5-3 5-0 4-3 4-2 4-0 3-1"
deal.C = "6-2 5-4 5-1 3-2 2-1 1-1 0-0"
deal.D = "6-6 6-4 6-1 4-1 3-0 2-2 1-0"
yard = ""
play = """
D:6-6 A:6-0U B:pass C:6-2L D:6-4R A:6-3D B:5-3D C:5-4R D:2-2L
A:5-2L B:5-5L C:5-1L D:6-1L A:6-5L B:5-0L C:0-0L D:3-0L A:2-0U
B:4-3L C:2-1U D:4-1L A:pass B:3-1L C:3-2L D:1-0U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 26 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 4-4 4-1 4-0 3-3 2-0"
deal.B = "5-2 5-0 4-3 3-1 3-0 2-2 2-1"
deal.C = "6-6 6-5 6-2 6-0 5-3 5-1 3-2"
deal.D = "6-3 5-5 5-4 4-2 1-1 1-0 0-0"
yard = ""
play = """
C:6-6 D:6-3L A:6-1R B:pass C:6-5U D:pass A:6-4D B:4-3L C:5-1R
D:5-4L A:4-4D B:5-2L C:6-2L D:5-5R A:4-1D B:5-0R C:6-0R D:1-1D
A:pass B:3-1D C:5-3D
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 24, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-2"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 4, D = 3 }
score = { A = 98, B = 106, C = 19, D = 63 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-2"
commitment = "92cf86a27c80c9d8014001afbc3c409b6958a113785e4f84592f7fa70d754105"
secret = "ac32e3b19dd822577f2e03f13d097daf0e4629ea83f2b1d945bb9c073e1346d3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 6-0 5-3 5-1 3-1 2-2"
deal.B = "5-4 4-4 4-1 3-2 3-0 2-1 1-1"
deal.C = "6-5 6-3 5-2 5-0 4-2 2-0 1-0"
deal.D = "6-4 6-2 5-5 4-3 4-0 3-3 0-0"
yard = ""
play = """
A:6-6 B:pass C:6-5L D:6-4U A:6-1R B:pass C:6-3D D:4-0U A:5-3L
B:3-0U C:1-0R D:4-3L A:6-0R B:4-4L C:4-2L D:3-3U A:2-2L B:2-1L
C:pass D:6-2R A:5-1L B:5-4L C:5-2R D:5-5R A:3-1U
"""
end = "out"
winner = "A"
delta = { A = 19, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 6-0 4-4 4-0 2-2 1-0"
deal.B = "6-4 5-5 5-4 5-3 4-1 3-1 0-0"
deal.C = "6-2 5-1 4-3 3-2 3-0 2-1 1-1"
deal.D = "6-6 6-5 5-2 5-0 4-2 3-3 2-0"
yard = ""
play = """
D:6-6 A:6-3L B:6-4R C:6-2U D:6-5D A:4-4R B:5-5D C:4-3L D:5-2U
A:4-0L B:5-4R C:3-0L D:3-3L A:pass B:5-3L C:5-1L D:5-0R A:6-1L
B:0-0R C:pass D:2-0R A:6-0L B:pass C:3-2R D:pass A:1-0L B:3-1L
"""
end = "blocked"
winner = "A"
delta = { A = 12, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-4 4-4 4-3 3-3 3-0"
deal.B = "6-6 6-2 5-5 5-1 4-2 2-1 2-0"
deal.C = "6-5 6-1 5-2 4-1 4-0 3-2 1-0"
deal.D = "6-3 5-3 5-0 3-1 2-2 1-1 0-0"
yard = ""
play = """
B:6-6 C:6-5L D:6-3U A:6-4R B:6-2D C:5-2L D:3-1U A:5-4R B:5-1U
C:3-2L D:5-3L A:pass B:5-5L C:pass D:5-0L A:6-0L B:2-1D C:6-1L
D:1-1L A:pass B:pass C:4-1L D:pass A:4-4L B:4-2L C:1-0D D:2-2L
A:3-0D B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 17, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 5-5 5-2 3-3 1-0 0-0"
deal.B = "4-2 4-1 4-0 3-1 2-1 2-0 1-1"
deal.C = "6-5 6-3 5-3 5-1 4-3 3-2 2-2"
deal.D = "6-6 6-1 6-0 5-4 5-0 4-4 3-0"
yard = ""
play = """
D:6-6 A:6-4L B:pass C:6-5R D:6-0U A:6-2D B:4-1L C:5-1L D:5-0U
A:5-5L B:4-2D C:5-3L D:5-4R A:5-2U B:3-1L C:4-3R D:6-1L A:3-3R
B:2-1U C:6-3L D:3-0R A:1-0R B:4-0D C:3-2L D:pass A:0-0D
"""
end = "out"
winner = "A"
delta = { A = 16, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-4 5-0 4-3 3-3 2-0 1-0"
deal.B = "6-6 6-3 6-1 5-3 5-2 4-4 4-1"
deal.C = "6-4 5-5 5-1 4-2 3-0 2-2 0-0"
deal.D = "6-5 6-2 4-0 3-2 3-1 2-1 1-1"
yard = ""
play = """
B:6-6 C:6-4L D:6-5U A:6-0R B:6-3D C:4-2L D:6-2L A:5-4U B:4-4U
C:3-0R D:3-1R A:4-3U B:6-1R C:pass D:3-2U A:3-3D B:5-2U C:5-5U
D:pass A:5-0U B:5-3D C:0-0U D:4-0U A:pass B:4-1U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 18, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-2 5-0 4-0 3-3 3-1 0-0"
deal.B = "6-6 6-1 5-4 4-4 4-3 4-1 3-0"
deal.C = "6-3 5-3 5-1 2-1 2-0 1-1 1-0"
deal.D = "6-5 6-2 6-0 5-5 4-2 3-2 2-2"
yard = ""
play = """
B:6-6 C:6-3L D:6-5R A:6-4U B:6-1D C:5-3L D:4-2U A:5-2L B:5-4R
C:2-1L D:6-2U A:3-1L B:4-1D C:pass D:6-0U A:3-3L B:3-0U C:pass
D:3-2U A:4-0R B:4-4D C:2-0R D:2-2R A:pass B:4-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 24, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-4 4-0 3-3 2-2 2-1"
deal.B = "6-6 6-0 4-4 4-3 4-2 3-0 1-0"
deal.C = "6-4 5-5 5-2 3-2 2-0 1-1 0-0"
deal.D = "6-5 6-1 5-3 5-1 5-0 4-1 3-1"
yard = ""
play = """
B:6-6 C:6-4L D:6-5U A:6-3R B:6-0D C:3-2R D:5-0U A:5-4L B:4-2R
C:5-5L D:5-1L A:4-0R B:1-0L C:2-0L D:pass A:6-2L B:3-0R C:0-0U
D:3-1R A:2-1R B:pass C:5-2R D:5-3R A:3-3R B:4-3R C:pass D:4-1R
A:pass B:pass C:1-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 19, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 5-3 5-2 4-4 4-3 2-0"
deal.B = "6-5 6-3 6-2 5-4 3-2 3-1 2-1"
deal.C = "6-6 5-1 4-2 3-3 2-2 1-1 1-0"
deal.D = "6-4 5-5 5-0 4-1 4-0 3-0 0-0"
yard = ""
play = """
C:6-6 D:6-4L A:6-1R B:6-5U C:pass D:pass A:6-0D B:5-4L C:5-1L
D:5-0U A:2-0U B:6-2U C:1-1L D:4-1R A:4-4R B:6-3U C:1-0L D:4-0R
A:5-3U B:pass C:pass D:5-5U A:5-2U B:2-1U C:pass D:0-0L A:pass
B:3-1U C:3-3U D:3-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 22 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 5-5 5-4 5-3 5-1 4-3"
deal.B = "6-6 6-5 6-3 6-0 4-0 2-2 0-0"
deal.C = "6-2 5-2 5-0 3-3 3-2 3-0 1-0"
deal.D = "4-4 4-2 4-1 3-1 2-1 2-0 1-1"
yard = ""
play = """
B:6-6 C:6-2L D:pass A:6-4R B:6-5U C:pass D:pass A:6-1D B:4-0R
C:5-2L D:4-1D A:5-5L B:6-0R C:5-0L D:2-0L A:5-4U B:2-2L C:3-2L
D:4-4U A:5-3L B:6-3R C:3-3R D:3-1R A:4-3U B:pass C:1-0R D:4-2D
A:5-1L
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-4 5-3 5-1 5-0 3-2"
deal.B = "6-6 6-5 6-3 4-4 3-0 2-1 2-0"
deal.C = "6-4 6-2 5-5 4-1 3-1 1-1 0-0"
deal.D = "5-2 4-3 4-2 4-0 3-3 2-2 1-0"
yard = ""
play = """
B:6-6 C:6-4L D:pass A:6-1R B:6-5U C:6-2D D:5-2D A:5-4L B:2-1R
C:5-5L D:4-2R A:5-3L B:4-4R C:3-1L D:4-0R A:5-1L B:3-0R C:pass
D:3-3R A:5-0L B:2-0L C:pass D:2-2L A:3-2L B:6-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 21, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-1 3-1 2-2 2-0 1-1 1-0"
deal.B = "6-3 6-2 5-5 5-4 4-0 3-3 0-0"
deal.C = "6-4 5-2 5-0 4-4 4-3 4-1 3-0"
deal.D = "6-6 6-5 6-1 5-3 4-2 3-2 2-1"
yard = ""
play = """
D:6-6 A:6-0L B:6-3R C:6-4U D:6-5D A:5-1D B:5-4U C:5-0L D:2-1D
A:2-2D B:5-5L C:5-2L D:5-3R A:2-0L B:6-2D C:3-0L D:3-2L A:pass
B:pass C:pass D:4-2L A:pass B:4-0L C:pass D:6-1D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 33 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 5-4 4-2 4-1 2-1 1-1"
deal.B = "6-5 6-1 5-2 4-4 3-3 3-1 2-2"
deal.C = "6-0 5-3 5-0 4-3 4-0 2-0 1-0"
deal.D = "6-6 6-4 6-2 5-1 3-2 3-0 0-0"
yard = ""
play = """
D:6-6 A:6-3L B:6-5R C:6-0U D:6-2D A:5-5R B:3-3L C:5-3L D:3-0U
A:5-4L B:4-4L C:4-3L D:5-1R A:4-2D B:6-1R C:4-0D D:3-2L A:2-1L
B:3-1L C:5-0D D:6-4R A:4-1R B:5-2D C:1-0R D:0-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-4 5-1 4-3 4-1 3-0"
deal.B = "6-4 5-5 5-2 4-4 3-3 2-2 2-1"
deal.C = "6-1 6-0 5-3 5-0 4-0 3-2 3-1"
deal.D = "6-5 6-3 4-2 2-0 1-1 1-0 0-0"
yard = ""
play = """
A:6-6 B:6-4L C:6-1R D:6-3U A:6-2D B:4-4L C:4-0L D:1-0L A:4-3U
B:2-2D C:3-1L D:4-2D A:5-4U B:5-5U C:5-3L D:6-5U A:5-1L B:2-1L
C:3-2L D:1-1R A:4-1R B:3-3L C:6-0U D:0-0U A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 14, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 6-0 5-3 4-1 3-2 3-0"
deal.B = "6-6 5-5 5-2 5-1 5-0 4-0 2-1"
deal.C = "6-3 4-4 3-1 2-0 1-1 1-0 0-0"
deal.D = "6-5 6-2 5-4 4-3 4-2 3-3 2-2"
yard = ""
play = """
B:6-6 C:6-3L D:6-2U A:6-4R B:pass C:pass D:6-5D A:5-3L B:5-5L
C:4-4R D:4-3R A:3-2R B:5-2L C:2-0L D:4-2R A:6-0L B:4-0R C:1-0R
D:5-4D A:6-1L B:2-1U C:3-1L D:3-3L A:4-1R B:5-1U C:pass D:pass
A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-1 4-3 4-0 1-1 1-0"
deal.B = "6-2 5-4 4-2 3-3 3-1 3-0 2-0"
deal.C = "6-6 5-5 5-3 5-1 4-4 4-1 2-1"
deal.D = "6-5 6-0 5-2 5-0 3-2 2-2 0-0"
yard = ""
play = """
C:6-6 D:6-0U A:6-4L B:6-2R C:pass D:6-5D A:4-3L B:3-3L C:5-3L
D:3-2R A:6-3R B:3-0U C:5-5L D:5-0D A:6-1R B:3-1R C:5-1L D:0-0D
A:4-0D B:4-2D C:4-1L D:5-2D A:pass B:5-4L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 16, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 4-4 4-3 4-2 4-1 2-0"
deal.B = "5-5 5-3 5-0 3-2 3-0 2-2 2-1"
deal.C = "6-4 6-1 5-4 5-2 5-1 3-3 1-1"
deal.D = "6-6 6-5 6-0 4-0 3-1 1-0 0-0"
yard = ""
play = """
D:6-6 A:6-3L B:pass C:6-4R D:6-5U A:6-2D B:5-5U C:3-3L D:3-1L
A:4-4R B:2-1L C:5-2L D:4-0R A:4-2D B:3-0R C:5-4L D:pass A:4-3L
B:5-3U C:pass D:pass A:4-1D B:3-2L C:6-1D D:6-0D A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 18, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-2 3-2 3-1 2-2 2-0 0-0"
deal.B = "6-6 6-3 6-2 5-4 5-3 4-3 4-0"
deal.C = "6-0 5-0 4-4 4-2 4-1 3-0 1-1"
deal.D = "6-5 6-4 5-5 5-1 3-3 2-1 1-0"
yard = ""
play = """
B:6-6 C:6-0L D:6-5R A:6-1U B:6-3D C:5-0L D:1-0U A:5-2L B:6-2L
C:3-0U D:5-5R A:3-2U B:5-3D C:4-2U D:6-4L A:pass B:5-4L C:4-4U
D:5-1L A:3-1L B:4-3L C:4-1L D:2-1L A:2-2L B:4-0U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10, C = 0, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-3"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3, D = 3 }
score = { A = 107, B = 26, C = 0, D = 0 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-3"
commitment = "2752a71d034b95047f8dbd54eb0b3532c438a15213a81d10da7daed86d58ad18"
secret = "dfa85fbee0172874667568ae9bf0487d8e193ea380c873088e4fcc1ac49f1d2a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-3 4-2 4-1 3-1 1-0"
deal.B = "6-4 5-4 3-2 3-0 2-1 1-1 0-0"
deal.C = "6-1 5-2 5-1 5-0 4-0 2-2 2-0"
deal.D = "6-5 6-3 6-2 5-5 4-4 4-3 3-3"
yard = ""
play = """
A:6-6 B:6-4L C:6-1U D:6-5R A:6-0D B:5-4L C:5-0L D:5-5R A:4-1U
B:3-0L C:5-2R D:6-3L A:4-2R B:0-0D C:4-0D D:4-4R A:pass B:pass
C:pass D:6-2L A:pass B:3-2L C:pass D:4-3L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 26, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 6-1 5-3 4-0 3-3 1-0"
deal.B = "6-0 5-4 5-2 4-4 3-1 3-0 2-1"
deal.C = "5-5 5-1 4-3 4-2 3-2 2-0 0-0"
deal.D = "6-6 6-5 6-4 5-0 4-1 2-2 1-1"
yard = ""
play = """
D:6-6 A:6-3L B:6-0R C:pass D:6-5U A:6-2D B:3-1L C:5-5U D:4-1L
A:5-3U B:5-4L C:0-0R D:5-0L A:3-3U B:3-0L C:3-2U D:2-2U A:1-0R
B:2-1R C:2-0U D:pass A:4-0U B:5-2R C:4-2U D:pass A:pass B:pass
C:5-1R D:1-1R A:6-1R
"""
end = "out"
winner = "A"
delta = { A = 25, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-5 5-2 4-2 4-0 1-0"
deal.B = "6-3 6-2 6-0 5-4 5-1 5-0 4-4"
deal.C = "5-3 4-3 3-2 3-1 3-0 2-1 2-0"
deal.D = "6-4 6-1 4-1 3-3 2-2 1-1 0-0"
yard = ""
play = """
A:6-6 B:6-3L C:pass D:6-4R A:6-5U B:6-2D C:5-3L D:4-1R A:5-5L
B:5-4L C:2-1R D:2-2R A:5-2U B:4-4L C:3-2R D:3-3R A:4-2U B:pass
C:4-3U D:pass A:4-0L B:6-0L C:3-1R D:6-1L A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 18, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-2 4-2 2-1 2-0 1-0"
deal.B = "6-1 6-0 5-4 4-4 3-0 2-2 0-0"
deal.C = "6-5 6-4 6-3 5-1 5-0 4-3 4-0"
deal.D = "5-5 5-3 4-1 3-3 3-2 3-1 1-1"
yard = ""
play = """
A:6-6 B:6-1L C:6-3U D:pass A:6-2R B:6-0D C:5-1L D:5-5L A:5-2L
B:2-2L C:4-3U D:3-2L A:4-2U B:3-0L C:5-0L D:5-3L A:2-0D B:pass
C:pass D:3-3L A:2-1R B:pass C:pass D:4-1R A:pass B:5-4R C:6-5R
D:3-1L A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 24, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-5 4-3 4-0 3-3 1-1"
deal.B = "6-4 6-1 5-4 5-1 3-2 2-2 1-0"
deal.C = "6-3 6-2 5-3 5-2 3-0 2-1 0-0"
deal.D = "6-0 5-0 4-4 4-2 4-1 3-1 2-0"
yard = ""
play = """
A:6-6 B:6-4L C:6-3U D:6-0R A:6-5D B:5-4L C:0-0R D:5-0L A:5-5D
B:1-0L C:3-0U D:4-1L A:4-3L B:3-2L C:6-2L D:2-0R A:4-0U B:6-1L
C:2-1R D:4-4U A:1-1L B:5-1L C:5-3D D:4-2U A:3-3D
"""
end = "out"
winner = "A"
delta = { A = 15, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-0 5-3 3-3 3-1 1-1"
deal.B = "6-1 5-5 5-4 5-1 5-0 3-2 3-0"
deal.C = "6-4 6-2 4-3 4-1 2-2 2-0 1-0"
deal.D = "6-6 5-2 4-4 4-2 4-0 2-1 0-0"
yard = ""
play = """
D:6-6 A:6-5L B:6-1R C:6-2U D:pass A:6-3D B:5-5L C:1-0R D:5-2L
A:3-3D B:3-2L C:2-0U D:4-0R A:6-0U B:3-0L C:4-3R D:0-0L A:5-3R
B:5-0L C:6-4U D:4-4U A:3-1D B:5-4L C:4-1L D:4-2U A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 4-2 4-1 2-1 2-0 1-1"
deal.B = "6-2 5-5 4-4 4-0 3-2 3-0 2-2"
deal.C = "6-4 6-3 6-1 5-3 5-0 3-1 1-0"
deal.D = "6-5 5-4 5-2 5-1 4-3 3-3 0-0"
yard = ""
play = """
A:6-6 B:6-2L C:6-3R D:6-5U A:6-0D B:3-2L C:1-0D D:5-4U A:4-2U
B:3-0L C:6-1D D:4-3R A:2-0L B:2-2L C:6-4D D:5-2L A:4-1R B:5-5L
C:5-0L D:5-1R A:2-1U B:4-0L C:5-3R D:3-3R A:1-1U
"""
end = "out"
winner = "A"
delta = { A = 12, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-4"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 3, C = 1, D = 2 }
score = { A = 25, B = 41, C = 101, D = 66 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-4"
commitment = "04b357fd44d7db214cfbb8a0f6022409c4797e12a05efc0ee07cb0152324bc58"
secret = "514ccf3965737d2947a34c1f35b73f086cd6fb7b29536c54e9d5e46c3770adf6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-4 5-1 4-2 3-1 2-1 1-1 0-0"
deal.B = "6-4 6-3 5-0 4-4 4-3 4-0 2-0"
deal.C = "6-6 6-2 6-1 6-0 5-5 3-3 1-0"
deal.D = "6-5 5-3 5-2 4-1 3-2 3-0 2-2"
yard = ""
play = """
C:6-6 D:6-5L A:pass B:6-3R C:6-2U D:pass A:pass B:6-4D C:5-5L
D:5-3L A:3-1L B:4-0D C:6-1L D:3-0D A:4-2U B:4-3R C:3-3D D:3-2D
A:5-4R B:2-0D C:6-0L D:5-2R A:0-0L B:4-4U C:1-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 25, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 4-4 4-3 3-3 3-2"
deal.B = "6-5 6-2 5-3 5-2 5-1 4-1 1-0"
deal.C = "6-1 6-0 5-5 4-2 4-0 2-2 2-1"
deal.D = "5-4 5-0 3-1 3-0 2-0 1-1 0-0"
yard = ""
play = """
A:6-6 B:6-5L C:6-1R D:pass A:6-4U B:6-2D C:5-5L D:5-4U A:3-2D
B:5-2L C:4-2L D:3-0D A:4-4L B:5-3U C:6-0D D:3-1U A:4-3L B:5-1R
C:2-1U D:2-0U A:6-3L B:1-0U C:pass D:1-1U A:pass B:4-1U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 19, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 4-2 4-0 3-3 3-0 2-0 1-1"
deal.B = "6-5 6-2 5-5 4-3 3-2 3-1 2-2"
deal.C = "6-6 6-3 5-4 5-2 2-1 1-0 0-0"
deal.D = "6-4 6-1 5-3 5-1 5-0 4-4 4-1"
yard = ""
play = """
C:6-6 D:6-4L A:6-0R B:6-5U C:6-3D D:4-4L A:4-2L B:5-5U C:5-4U
D:5-3D A:2-0L B:4-3U C:5-2D D:5-0L A:4-0R B:3-1U C:2-1U D:5-1L
A:1-1L B:2-2U C:1-0L D:4-1R A:3-0L B:6-2D C:pass D:6-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 11 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-5 4-3 4-2 3-2 2-0"
deal.B = "6-6 5-3 5-2 5-1 4-0 3-1 1-1"
deal.C = "6-4 6-3 5-0 3-0 2-1 1-0 0-0"
deal.D = "6-5 6-1 5-4 4-4 4-1 3-3 2-2"
yard = ""
play = """
B:6-6 C:6-4L D:6-5R A:6-2U B:pass C:6-3D D:4-4L A:4-3L B:5-1R
C:3-0L D:3-3D A:6-0L B:5-3D C:5-0D D:4-1R A:4-2R B:5-2R C:2-1U
D:6-1U A:5-5R B:4-0D C:pass D:5-4R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 16, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-4 4-1 3-3 2-1 1-0 0-0"
deal.B = "6-5 6-1 5-3 5-1 4-3 4-2 3-1"
deal.C = "6-4 6-2 5-5 5-2 4-4 4-0 3-0"
deal.D = "6-6 6-3 5-0 3-2 2-2 2-0 1-1"
yard = ""
play = """
D:6-6 A:6-0L B:6-5R C:6-4U D:6-3D A:1-0L B:4-2U C:5-5R D:3-2D
A:4-1L B:5-3R C:4-4L D:2-2U A:5-4L B:3-1R C:6-2U D:1-1R A:2-1R
B:5-1L C:5-2R D:5-0R A:0-0R B:6-1L C:4-0R D:2-0D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 16 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 5-1 4-4 3-1 2-2 2-0"
deal.B = "6-6 6-5 6-3 5-4 4-1 3-3 2-1"
deal.C = "6-4 5-5 5-0 4-3 4-0 3-2 0-0"
deal.D = "6-2 6-1 5-2 4-2 3-0 1-1 1-0"
yard = ""
play = """
B:6-6 C:6-4L D:6-2R A:6-0U B:6-5D C:5-5D D:5-2R A:4-4L B:5-4L
C:5-0L D:1-0L A:5-1L B:pass C:4-0U D:4-2U A:5-3L B:2-1U C:4-3L
D:1-1U A:3-1U B:6-3U C:pass D:6-1U A:pass B:4-1L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 14 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-3 5-1 5-0 4-3 3-2 0-0"
deal.B = "6-2 5-4 4-4 4-2 4-1 3-0 1-1"
deal.C = "6-5 5-5 5-2 3-3 2-1 2-0 1-0"
deal.D = "6-6 6-3 6-1 6-0 4-0 3-1 2-2"
yard = ""
play = """
D:6-6 A:6-4L B:6-2U C:6-5R D:6-3D A:4-3L B:4-2U C:5-5R D:4-0U
A:5-3L B:5-4L C:5-2R D:6-0U A:3-2R B:3-0R C:3-3D D:6-1U A:5-0R
B:1-1U C:2-1U D:2-2U A:5-1R B:4-1R C:2-0U D:3-1D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-4 5-3 5-2 4-2 2-2 2-1"
deal.B = "6-6 6-3 6-0 5-5 5-1 4-0 3-0"
deal.C = "6-5 4-1 3-2 3-1 2-0 1-0 0-0"
deal.D = "6-2 6-1 5-0 4-4 4-3 3-3 1-1"
yard = ""
play = """
B:6-6 C:6-5L D:6-2R A:6-4U B:6-0D C:3-2R D:4-4U A:5-4L B:3-0R
C:4-1L D:6-1L A:4-2U B:4-0R C:2-0U D:4-3R A:5-3R B:5-1R C:3-1R
D:3-3R A:pass B:6-3L C:1-0U D:1-1U A:2-1U B:pass C:0-0D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 26, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-3 4-3 3-1 2-1 0-0"
deal.B = "6-6 6-1 5-1 4-1 4-0 3-3 2-0"
deal.C = "6-4 6-2 5-2 5-0 4-4 3-2 1-1"
deal.D = "6-5 6-3 5-4 4-2 3-0 2-2 1-0"
yard = ""
play = """
B:6-6 C:6-4L D:6-5R A:6-0U B:6-1D C:4-4L D:5-4R A:4-3L B:3-3L
C:3-2L D:2-2L A:2-1L B:5-1L C:5-2L D:4-2L A:0-0U B:4-1D C:5-0U
D:pass A:5-5U B:4-0L C:pass D:3-0L A:5-3L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 22, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-2 4-4 4-0 3-2 2-0"
deal.B = "6-6 6-5 6-1 5-1 4-1 3-3 3-1"
deal.C = "6-0 5-5 5-4 5-3 4-3 4-2 2-2"
deal.D = "6-2 5-0 3-0 2-1 1-1 1-0 0-0"
yard = ""
play = """
B:6-6 C:6-0L D:6-2R A:6-4U B:6-1D C:5-4U D:5-0U A:4-0L B:4-1L
C:4-2R D:1-1L A:4-4R B:3-1D C:5-3D D:0-0U A:2-0U B:6-5D C:4-3R
D:2-1U A:6-3R B:5-1L C:5-5L D:1-0U A:5-2L B:pass C:2-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 14, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 5-4 4-4 4-0 1-0"
deal.B = "5-3 5-1 5-0 4-3 4-1 3-3 2-2"
deal.C = "6-3 6-0 5-2 3-2 3-0 2-1 0-0"
deal.D = "6-4 6-1 5-5 4-2 3-1 2-0 1-1"
yard = ""
play = """
A:6-6 B:pass C:6-3L D:6-4R A:6-5U B:pass C:6-0D D:5-5U A:5-4R
B:5-0D C:5-2R D:3-1L A:1-0L B:5-1D C:3-2R D:6-1D A:4-0L B:4-1L
C:2-1L D:4-2L A:4-4L B:4-3R C:pass D:pass A:6-2D
"""
end = "out"
winner = "A"
delta = { A = 25, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 5-4 5-3 5-1 3-3 3-1"
deal.B = "6-5 4-2 3-2 2-2 2-0 1-1 1-0"
deal.C = "6-2 6-0 5-0 4-4 4-3 4-1 3-0"
deal.D = "6-6 6-3 5-5 5-2 4-0 2-1 0-0"
yard = ""
play = """
D:6-6 A:6-4L B:6-5U C:6-2R D:6-3D A:5-4L B:3-2R C:4-3R D:5-5L
A:5-3L B:4-2R C:5-0U D:5-2R A:3-3L B:2-0U C:3-0L D:4-0L A:5-1R
B:1-0R C:4-4L D:0-0R A:3-1D B:1-1D C:6-0R D:2-1U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 16 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-0 4-1 2-1 2-0 1-0"
deal.B = "6-3 6-2 6-1 3-2 3-1 3-0 0-0"
deal.C = "6-5 6-4 6-0 5-2 4-4 4-2 3-3"
deal.D = "5-4 5-3 5-1 4-3 4-0 2-2 1-1"
yard = ""
play = """
A:6-6 B:6-1U C:6-5L D:pass A:pass B:6-2D C:6-4R D:5-4L A:4-1L
B:3-1L C:4-4R D:4-3L A:2-1U B:3-2U C:5-2D D:5-3U A:5-5U B:pass
C:4-2L D:2-2L A:2-0L B:3-0L C:3-3L D:5-1U A:1-0U B:0-0U C:6-0U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 20, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-5"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1, D = 4 }
score = { A = 30, B = 60, C = 106, D = 14 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-5"
commitment = "ba2caf9571e100fd94d7da8aab5e241e964567dc89b5b45ee9645abcac1f7aea"
secret = "15cc95f8e81a6b80d06f02bd5892b0524d93e74cb2746925532f0aaa4578c81b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-3 4-4 3-2 3-0 2-1"
deal.B = "6-6 5-2 5-1 4-2 4-1 3-3 1-0"
deal.C = "6-5 6-2 5-5 5-4 4-3 4-0 1-1"
deal.D = "6-1 6-0 5-0 3-1 2-2 2-0 0-0"
yard = ""
play = """
B:6-6 C:6-5L D:6-1R A:6-4U B:pass C:6-2D D:5-0L A:2-1D B:5-1R
C:5-5R D:6-0L A:4-4U B:5-2R C:1-1D D:2-2R A:6-3L B:3-3L C:4-3L
D:2-0R A:3-0R B:4-2L C:5-4U D:3-1R A:3-2L B:4-1R C:4-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 9, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-5 5-2 4-1 3-3 3-1 3-0"
deal.B = "6-3 5-4 5-1 4-4 3-2 1-1 1-0"
deal.C = "6-5 6-1 5-0 4-3 4-2 2-1 2-0"
deal.D = "6-6 6-4 6-0 5-3 4-0 2-2 0-0"
yard = ""
play = """
D:6-6 A:6-2U B:6-3L C:6-5R D:6-4D A:4-1D B:5-4R C:4-3L D:4-0L
A:3-0L B:4-4R C:6-1D D:5-3L A:5-5L B:5-1L C:4-2U D:6-0D A:3-1L
B:3-2L C:5-0D D:2-2L A:5-2L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 14 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 6-0 4-4 4-3 2-2 1-0"
deal.B = "6-1 5-5 5-3 3-2 3-1 2-1 2-0"
deal.C = "6-5 6-3 5-0 4-2 4-0 1-1 0-0"
deal.D = "6-6 5-4 5-2 5-1 4-1 3-3 3-0"
yard = ""
play = """
D:6-6 A:6-0U B:6-1L C:6-5R D:pass A:6-4D B:5-5R C:5-0R D:5-1L
A:4-4D B:5-3L C:6-3L D:3-0R A:4-3D B:3-2R C:4-2R D:5-4R A:6-2L
B:3-1D C:1-1D D:5-2L A:1-0D B:2-0U C:0-0D D:pass A:2-2U
"""
end = "out"
winner = "A"
delta = { A = 18, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-3 5-2 5-1 3-3 0-0"
deal.B = "6-6 6-2 4-3 4-2 4-0 3-2 1-0"
deal.C = "6-3 5-4 5-0 3-0 2-1 2-0 1-1"
deal.D = "6-1 6-0 5-5 4-4 4-1 3-1 2-2"
yard = ""
play = """
B:6-6 C:6-3L D:6-1R A:6-4U B:6-2D C:5-4U D:3-1L A:5-3U B:4-3U
C:2-0D D:4-1L A:5-1R B:4-2L C:2-1L D:5-5R A:5-2R B:3-2R C:3-0D
D:4-4U A:3-3R B:4-0U C:5-0U D:pass A:6-5U B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 12, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-4 4-3 4-0 3-2 2-2"
deal.B = "6-6 6-4 6-0 5-5 5-2 2-1 2-0"
deal.C = "5-1 4-4 4-2 4-1 3-1 3-0 1-0"
deal.D = "6-5 6-1 5-3 5-0 3-3 1-1 0-0"
yard = ""
play = """
B:6-6 C:pass D:6-5L A:6-2U B:6-4R C:pass D:6-1D A:4-3R B:5-5L
C:5-1L D:1-1L A:6-3R B:5-2U C:4-1L D:5-3U A:5-4L B:6-0R C:3-0R
D:5-0L A:4-0L B:2-1D C:4-2D D:3-3R A:3-2U B:2-0U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 17, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 4-2 3-3 3-1 2-2 0-0"
deal.B = "5-5 5-4 5-3 5-1 5-0 4-4 3-0"
deal.C = "6-6 6-4 6-3 3-2 2-1 2-0 1-1"
deal.D = "6-5 6-2 5-2 4-3 4-1 4-0 1-0"
yard = ""
play = """
C:6-6 D:6-5L A:6-0R B:pass C:6-4U D:6-2D A:0-0R B:5-5L C:2-0R
D:5-2L A:4-2L B:5-4L C:3-2R D:4-3R A:2-2D B:4-4R C:2-1D D:4-1R
A:6-1R B:5-3L C:6-3L D:4-0U A:3-1D B:5-0U C:pass D:pass A:3-3D
"""
end = "out"
winner = "A"
delta = { A = 12, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-5 4-1 3-0 2-1 1-1"
deal.B = "6-3 5-4 5-3 4-3 3-3 3-2 2-0"
deal.C = "6-4 6-2 6-1 6-0 5-2 5-1 3-1"
deal.D = "5-0 4-4 4-2 4-0 2-2 1-0 0-0"
yard = ""
play = """
A:6-6 B:6-3L C:6-4R D:pass A:6-5U B:pass C:6-2D D:4-4R A:4-1R
B:5-4U C:6-1R D:4-2U A:3-0L B:3-2U C:6-0L D:2-2D A:2-1D B:5-3U
C:5-1U D:1-0U A:1-1D B:2-0U C:5-2U D:5-0U A:pass B:pass C:3-1D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 27, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 5-3 5-1 4-4 4-1 3-2"
deal.B = "5-4 5-2 5-0 4-3 2-2 1-1 0-0"
deal.C = "6-4 6-0 5-5 4-0 3-3 2-0 1-0"
deal.D = "6-6 6-5 6-2 4-2 3-1 3-0 2-1"
yard = ""
play = """
D:6-6 A:6-1L B:pass C:6-4R D:6-5U A:6-3D B:5-4R C:5-5R D:3-1L
A:5-3R B:4-3L C:4-0L D:3-0L A:5-1U B:1-1U C:3-3L D:2-1U A:3-2L
B:5-2L C:2-0U D:pass A:pass B:5-0L C:6-0L D:6-2L A:pass B:2-2L
C:1-0U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 19, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 5-3 5-1 4-0 3-3 2-2"
deal.B = "6-4 6-3 6-2 6-0 4-4 4-3 2-0"
deal.C = "6-6 5-0 4-2 4-1 3-2 2-1 1-0"
deal.D = "6-1 5-4 5-2 3-1 3-0 1-1 0-0"
yard = ""
play = """
C:6-6 D:6-1L A:6-5U B:6-4R C:pass D:pass A:pass B:6-3D C:4-1R
D:3-1L A:5-1R B:4-3L C:4-2L D:5-2L A:5-3D B:pass C:5-0L D:3-0L
A:5-5R B:pass C:3-2L D:5-4R A:2-2L B:4-4R C:2-1L D:1-1L A:4-0R
B:6-0R C:1-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 16, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-2 5-1 4-0 3-1 1-1"
deal.B = "6-6 5-0 4-3 4-2 2-1 1-0 0-0"
deal.C = "5-5 5-4 4-4 4-1 3-0 2-2 2-0"
deal.D = "6-5 6-4 6-2 6-0 5-3 3-3 3-2"
yard = ""
play = """
B:6-6 C:pass D:6-5L A:6-1R B:pass C:pass D:6-4U A:6-3D B:4-3U
C:5-5L D:5-3L A:5-1R B:5-0R C:3-0R D:3-3L A:3-1R B:2-1R C:2-2R
D:3-2L A:5-2R B:4-2L C:4-4L D:pass A:4-0L B:1-0L C:4-1L D:pass
A:pass B:pass C:5-4L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 18, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-1 5-0 4-3 4-2 2-1 1-1"
deal.B = "6-6 6-4 4-1 3-3 3-2 2-2 1-0"
deal.C = "6-5 6-3 5-5 5-2 4-4 4-0 3-0"
deal.D = "6-2 6-1 6-0 5-4 3-1 2-0 0-0"
yard = ""
play = """
B:6-6 C:6-5L D:6-2R A:pass B:6-4U C:6-3D D:5-4L A:4-2L B:3-3D
C:4-4U D:2-0L A:4-3U B:3-2R C:3-0L D:3-1L A:5-3R B:4-1L C:5-5R
D:pass A:5-0R B:1-0R C:4-0L D:6-0L A:1-1R B:pass C:pass D:6-1L
A:2-1L B:2-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 13, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 6-1 5-5 5-0 3-3 3-0"
deal.B = "5-3 5-1 4-4 4-3 4-0 3-2 1-0"
deal.C = "6-3 4-2 4-1 3-1 2-2 2-0 0-0"
deal.D = "6-6 6-4 6-0 5-4 5-2 2-1 1-1"
yard = ""
play = """
D:6-6 A:6-1L B:pass C:6-3R D:6-4U A:6-2D B:4-4U C:4-1L D:5-4L
A:3-3R B:5-3L C:4-2D D:pass A:3-0L B:4-3R C:2-0L D:5-2L A:5-5L
B:5-1L C:3-1L D:pass A:pass B:3-2L C:2-2L D:2-1L A:pass B:4-0R
C:0-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 25, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 4-1 3-2 2-2 2-1 2-0"
deal.B = "6-3 6-2 5-3 5-2 4-4 4-3 3-3"
deal.C = "6-1 5-5 5-4 5-0 4-2 3-1 1-0"
deal.D = "6-6 6-4 5-1 4-0 3-0 1-1 0-0"
yard = ""
play = """
D:6-6 A:6-0L B:6-3R C:6-1U D:6-4D A:2-0L B:4-4D C:5-4D D:3-0R
A:3-2L B:5-3L C:5-5L D:5-1L A:4-1L B:4-3L C:5-0R D:1-1U A:6-5R
B:6-2R C:3-1L D:pass A:2-1U B:5-2R C:4-2U D:4-0U A:pass B:pass
C:1-0U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 10, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-6"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 4, D = 3 }
score = { A = 37, B = 102, C = 9, D = 25 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-6"
commitment = "4f4c8d4dc2f71540fc46b9974db0351efca165b2ec8c389d0d9878c81f4403ea"
secret = "ae1da223841e4053305cc1cb68e2102c1f6c9bd4f15a56bee7fa23ea3d538344"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 4-1 3-3 2-1 2-0 1-1"
deal.B = "6-5 6-2 5-4 5-1 4-3 4-0 1-0"
deal.C = "6-4 6-1 5-5 5-2 4-2 3-2 0-0"
deal.D = "6-0 5-3 5-0 4-4 3-1 3-0 2-2"
yard = ""
play = """
A:6-6 B:6-5L C:6-4R D:6-0U A:6-3D B:5-4R C:5-5L D:3-0D A:2-0U
B:6-2U C:5-2L D:2-2L A:2-1L B:5-1L C:6-1U D:5-0L A:4-1U B:4-0U
C:0-0L D:5-3R A:3-3R B:4-3R C:4-2R D:pass A:pass B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 19, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 5-2 4-3 3-2 1-1 0-0"
deal.B = "6-5 6-0 5-1 5-0 4-2 4-0 3-3"
deal.C = "6-2 6-1 5-3 4-1 2-2 2-1 2-0"
deal.D = "6-6 5-5 5-4 4-4 3-1 3-0 1-0"
yard = ""
play = """
D:6-6 A:6-4L B:6-5R C:6-2U D:pass A:6-3D B:4-2U C:4-1L D:5-4U
A:5-2R B:5-1L C:5-3L D:3-0L A:4-3D B:6-0L C:6-1L D:4-4D A:3-2R
B:3-3R C:2-1L D:3-1R A:1-1R B:5-0U C:2-2L D:1-0U A:pass B:4-0D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 12, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-0 4-1 4-0 3-1 3-0 2-0"
deal.B = "6-2 5-5 5-3 4-2 2-2 2-1 1-1"
deal.C = "6-5 6-4 6-1 5-4 5-2 4-3 3-3"
deal.D = "6-6 6-0 5-1 4-4 3-2 1-0 0-0"
yard = ""
play = """
D:6-6 A:6-3L B:6-2R C:6-5U D:6-0D A:5-0U B:5-3L C:5-4L D:0-0U
A:4-1L B:2-1L C:5-2L D:3-2R A:3-1R B:5-5L C:6-1R D:1-0U A:4-0D
B:4-2D C:6-4R D:5-1U A:2-0D B:pass C:4-3R D:pass A:3-0R
"""
end = "out"
winner = "A"
delta = { A = 20, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-3 4-2 3-1 3-0 1-0"
deal.B = "6-2 4-4 4-3 2-2 2-1 1-1 0-0"
deal.C = "6-4 5-5 5-1 5-0 4-1 3-3 3-2"
deal.D = "6-5 6-1 6-0 5-4 5-2 4-0 2-0"
yard = ""
play = """
A:6-6 B:6-2L C:6-4R D:6-1U A:6-3D B:4-4R C:3-2L D:4-0R A:5-3L
B:4-3D C:5-5L D:5-4D A:3-1U B:0-0R C:5-1L D:5-2D A:4-2D B:1-1L
C:4-1L D:2-0R A:3-0U B:2-2R C:5-0U D:6-5U A:pass B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 13, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-0 4-3 4-2 4-1 2-2 1-0"
deal.B = "6-4 6-2 5-3 5-1 3-1 2-1 1-1"
deal.C = "6-5 6-1 6-0 5-5 4-4 4-0 0-0"
deal.D = "6-6 5-4 5-2 3-3 3-2 3-0 2-0"
yard = ""
play = """
D:6-6 A:6-3L B:6-4R C:6-5U D:pass A:pass B:6-2D C:4-4R D:5-2D
A:4-3L B:5-1U C:4-0L D:3-0L A:4-2R B:5-3D C:6-1U D:2-0R A:5-0R
B:3-1L C:5-5R D:5-4R A:4-1L B:pass C:6-0U D:3-2D A:2-2D B:2-1D
C:0-0U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 9, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-1 4-2 4-0 2-1 2-0 1-1 1-0"
deal.B = "6-5 6-4 6-1 5-0 4-1 3-3 0-0"
deal.C = "6-2 5-5 5-4 5-3 5-2 4-3 3-2"
deal.D = "6-6 6-3 6-0 4-4 3-1 3-0 2-2"
yard = ""
play = """
D:6-6 A:pass B:6-5L C:6-2R D:6-0U A:pass B:6-4D C:5-5L D:4-4D
A:5-1L B:4-1D C:5-2R D:3-0U A:2-1L B:3-3U C:3-2L D:6-3U A:1-1D
B:6-1D C:5-3L D:pass A:pass B:5-0L C:5-4R D:pass A:4-2R B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 22, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-5 5-3 5-2 2-0 1-1"
deal.B = "6-5 6-4 4-2 4-0 3-3 3-2 2-2"
deal.C = "6-1 5-4 5-1 4-3 3-0 1-0 0-0"
deal.D = "6-6 6-0 5-0 4-4 4-1 3-1 2-1"
yard = ""
play = """
D:6-6 A:6-3L B:6-5R C:6-1U D:6-0D A:5-5R B:3-3L C:4-3L D:5-0R
A:1-1U B:6-4L C:3-0R D:2-1U A:6-2L B:3-2R C:1-0D D:3-1D A:5-3D
B:2-2L C:5-4D D:4-1D A:5-2L B:4-2R C:5-1L D:4-4R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-5 5-4 5-2 2-2 2-1"
deal.B = "6-5 5-1 5-0 4-4 3-2 3-1 2-0"
deal.C = "5-3 4-2 4-1 4-0 1-1 1-0 0-0"
deal.D = "6-3 6-2 6-1 6-0 4-3 3-3 3-0"
yard = ""
play = """
A:6-6 B:6-5L C:pass D:6-3U A:6-4R B:pass C:pass D:6-0D A:5-5L
B:4-4R C:5-3L D:3-0D A:5-4R B:5-0R C:4-0R D:3-3L A:pass B:3-2L
C:4-2L D:4-3U A:pass B:3-1D C:4-1L D:6-1L A:2-1D B:2-0D C:1-0D
D:6-2L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 19 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-5 5-1 4-3 3-1 1-1"
deal.B = "6-6 6-3 5-3 5-2 4-0 3-3 2-1"
deal.C = "6-4 5-4 4-4 4-1 3-2 2-2 2-0"
deal.D = "6-2 6-0 5-0 4-2 3-0 1-0 0-0"
yard = ""
play = """
B:6-6 C:6-4L D:6-0U A:6-5R B:6-3D C:5-4L D:3-0D A:5-5L B:5-3L
C:3-2L D:6-2L A:6-1L B:2-1L C:2-2L D:5-0R A:pass B:5-2L C:2-0R
D:4-2R A:4-3R B:3-3R C:pass D:1-0U A:5-1L B:4-0D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 19, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 6-0 5-5 5-3 0-0"
deal.B = "6-4 5-2 4-3 3-1 3-0 2-2 2-1"
deal.C = "6-3 5-1 5-0 4-1 4-0 2-0 1-1"
deal.D = "6-1 5-4 4-4 4-2 3-3 3-2 1-0"
yard = ""
play = """
A:6-6 B:6-4L C:6-3R D:6-1U A:6-5D B:4-3L C:5-1U D:3-3L A:5-5U
B:5-2U C:2-0U D:3-2R A:5-3L B:3-0U C:5-0L D:5-4D A:6-2R B:3-1U
C:4-0L D:1-0U A:6-0R B:pass C:4-1L D:4-2D A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 17, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-0 4-4 4-3 3-3 1-1"
deal.B = "6-5 6-1 6-0 5-4 5-2 4-0 2-1"
deal.C = "6-6 5-5 5-3 4-2 3-2 2-2 2-0"
deal.D = "6-2 5-1 4-1 3-1 3-0 1-0 0-0"
yard = ""
play = """
C:6-6 D:6-2U A:6-4L B:6-5R C:pass D:pass A:6-3D B:5-4R C:4-2L
D:3-1D A:4-4R B:6-1D C:3-2L D:4-1R A:4-3L B:2-1R C:2-2R D:pass
A:pass B:5-2R C:5-5R D:5-1R A:1-1R B:6-0D C:2-0U D:1-0R A:5-0R
B:4-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 17, C = 0, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-7"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 4, C = 3, D = 2 }
score = { A = 106, B = 0, C = 17, D = 28 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-7"
commitment = "64f3e24278060ad560bd4600cef6ca10ba607d41e60435145e6a6fed24d34a95"
secret = "e3e6a286d99f3d6a75dda764245a570e9dd1bd9f9ae9b4bc7f3391a6af53d297"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-0 5-4 5-0 4-0 3-0"
deal.B = "4-1 3-3 3-1 2-2 2-1 1-1 0-0"
deal.C = "6-4 6-1 5-3 5-2 4-4 4-3 3-2"
deal.D = "6-3 6-2 5-5 5-1 4-2 2-0 1-0"
yard = ""
play = """
A:6-6 B:pass C:6-1L D:6-3R A:6-5U B:pass C:6-4D D:5-5U A:5-4D
B:4-1L C:4-3L D:5-1U A:5-0D B:3-3L C:3-2L D:6-2L A:6-0D B:3-1R
C:pass D:1-0R A:3-0R B:2-1U C:5-3R D:4-2U A:4-0U
"""
end = "out"
winner = "A"
delta = { A = 23, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-1 5-0 4-1 2-0 0-0"
deal.B = "6-5 6-0 5-4 4-0 3-3 3-1 2-2"
deal.C = "6-6 6-2 5-2 3-2 3-0 2-1 1-0"
deal.D = "6-4 6-3 5-3 4-4 4-3 4-2 1-1"
yard = ""
play = """
C:6-6 D:6-4L A:6-1R B:6-5U C:6-2D D:4-4L A:5-5U B:5-4L C:2-1D
D:5-3L A:5-0U B:3-3L C:3-2L D:4-2L A:4-1L B:3-1L C:3-0L D:1-1R
A:0-0L B:6-0L C:1-0U D:6-3L A:5-1R B:pass C:5-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 17, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 5-4 5-1 4-0 3-0 2-1"
deal.B = "6-4 6-3 5-3 5-2 3-1 2-0 1-1"
deal.C = "6-6 6-1 5-0 4-1 3-3 1-0 0-0"
deal.D = "6-2 6-0 4-4 4-3 4-2 3-2 2-2"
yard = ""
play = """
C:6-6 D:6-2L A:6-5R B:6-4U C:6-1D D:4-4U A:5-5R B:5-2L C:4-1U
D:pass A:5-1L B:3-1L C:5-0R D:4-3L A:4-0R B:1-1U C:1-0U D:4-2L
A:2-1L B:2-0U C:pass D:3-2U A:3-0U B:pass C:0-0U D:6-0U A:5-4R
"""
end = "out"
winner = "A"
delta = { A = 27, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-0 4-2 3-1 2-0 1-1 0-0"
deal.B = "6-0 5-3 4-4 4-3 3-2 3-0 1-0"
deal.C = "6-5 6-4 6-3 5-5 5-1 3-3 2-1"
deal.D = "6-2 6-1 5-4 5-2 4-1 4-0 2-2"
yard = ""
play = """
A:6-6 B:6-0L C:6-5U D:6-2R A:pass B:pass C:6-4D D:5-4U A:4-2R
B:3-0L C:3-3L D:4-1R A:3-1L B:1-0L C:5-1R D:5-2R A:2-0R B:4-4U
C:pass D:4-0L A:0-0R B:4-3L C:6-3L D:6-1L A:1-1L B:pass C:2-1L
D:2-2L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 28 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-5 4-4 4-1 3-2 2-0 1-0"
deal.B = "6-2 5-3 5-2 5-1 5-0 3-3 3-0"
deal.C = "6-4 6-1 6-0 5-4 4-3 4-2 2-2"
deal.D = "6-6 6-3 4-0 3-1 2-1 1-1 0-0"
yard = ""
play = """
D:6-6 A:6-5L B:6-2R C:6-4U D:6-3D A:5-5L B:5-3L C:4-2R D:3-1L
A:4-4R B:5-1L C:4-3R D:4-0U A:3-2R B:5-2L C:6-0U D:2-1L A:4-1L
B:3-3D C:2-2R D:pass A:2-0R B:5-0R C:6-1U D:1-1U A:1-0U
"""
end = "out"
winner = "A"
delta = { A = 12, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-4 4-3 4-2 4-0 2-1 0-0"
deal.B = "6-6 6-1 4-4 3-3 3-2 3-0 1-0"
deal.C = "6-5 6-2 5-5 5-3 5-1 3-1 1-1"
deal.D = "6-4 6-3 5-2 5-0 4-1 2-2 2-0"
yard = ""
play = """
B:6-6 C:6-2U D:6-4L A:6-0R B:6-1D C:1-1D D:5-2U A:5-4U B:4-4L
C:5-1D D:4-1L A:4-0R B:1-0L C:5-3D D:6-3D A:0-0L B:3-0L C:6-5D
D:5-0D A:4-3L B:pass C:pass D:2-0D A:4-2D
"""
end = "blocked"
winner = "A"
delta = { A = 26, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 3-3 3-2 3-0 2-0 0-0"
deal.B = "6-0 5-4 5-1 5-0 4-0 3-1 2-2"
deal.C = "6-4 5-5 5-2 4-3 4-1 1-1 1-0"
deal.D = "6-6 6-5 6-1 5-3 4-4 4-2 2-1"
yard = ""
play = """
D:6-6 A:6-3L B:6-0R C:6-4U D:6-5D A:3-3L B:3-1L C:4-3U D:5-3U
A:3-0R B:5-1L C:5-2L D:4-2L A:3-2R B:5-4L C:5-5L D:2-1R A:pass
B:5-0L C:1-1R D:6-1R A:2-0L B:2-2L C:pass D:pass A:6-2L
"""
end = "blocked"
winner = "A"
delta = { A = 18, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-8"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 4, C = 2, D = 1 }
score = { A = 81, B = 46, C = 99, D = 120 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-8"
commitment = "5f40881059bb2b5244a74aec2ed7a60595956359a2a09a1b44ce570838021005"
secret = "39f91b2d25b1ce8d9b5313888f2bfa4e0537cd9e3a4e3331914de22b01459558"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 4-3 3-3 3-2 3-1 2-2"
deal.B = "6-4 6-3 6-2 5-5 2-1 1-1 0-0"
deal.C = "6-6 6-0 5-3 5-2 4-2 3-0 1-0"
deal.D = "5-4 5-1 5-0 4-4 4-1 4-0 2-0"
yard = ""
play = """
C:6-6 D:pass A:6-5L B:6-3U C:6-0R D:pass A:6-1D B:0-0R C:5-3L
D:4-1D A:4-3L B:6-4L C:4-2D D:2-0D A:3-3U B:6-2L C:5-2L D:5-4L
A:3-2U B:2-1U C:3-0R D:4-4L A:3-1R B:1-1R C:1-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 29, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 5-3 5-2 4-2 4-0"
deal.B = "6-5 6-1 5-5 5-0 4-4 4-3 4-1"
deal.C = "6-4 6-0 5-4 3-3 2-1 2-0 1-1"
deal.D = "5-1 3-2 3-1 3-0 2-2 1-0 0-0"
yard = ""
play = """
A:6-6 B:6-1L C:6-4R D:pass A:6-3U B:6-5D C:5-4R D:5-1L A:5-3L
B:4-3L C:3-3U D:3-0U A:4-2L B:5-5R C:6-0U D:3-2L A:5-2R B:5-0D
C:2-1R D:3-1R A:6-2U B:pass C:2-0U D:0-0U A:4-0U
"""
end = "out"
winner = "A"
delta = { A = 20, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-4 5-3 4-3 4-2 4-1 3-2"
deal.B = "6-3 6-2 5-5 5-1 3-3 2-2 0-0"
deal.C = "6-6 6-0 5-2 4-4 3-1 2-1 1-0"
deal.D = "6-5 6-1 5-0 4-0 3-0 2-0 1-1"
yard = ""
play = """
C:6-6 D:6-5L A:6-4R B:6-3U C:6-0D D:5-0L A:5-4R B:5-1R C:3-1R
D:3-0L A:5-3L B:5-5L C:5-2L D:2-0L A:4-3R B:3-3U C:4-4R D:4-0R
A:3-2U B:0-0L C:2-1U D:1-1U A:4-1U B:pass C:1-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 25, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 5-4 5-1 2-0 1-1 1-0"
deal.B = "6-4 6-0 5-0 4-4 4-1 3-1 0-0"
deal.C = "6-6 6-2 5-3 4-2 4-0 3-2 2-2"
deal.D = "6-3 5-5 5-2 4-3 3-3 3-0 2-1"
yard = ""
play = """
C:6-6 D:6-3L A:6-5R B:6-4U C:6-2D D:5-5R A:5-4R B:4-4R C:5-3L
D:5-2D A:5-1L B:4-1U C:4-2R D:2-1R A:6-1L B:6-0L C:4-0L D:4-3L
A:1-1R B:5-0D C:3-2L D:3-0D A:2-0L B:3-1U C:pass D:3-3U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-1 4-4 3-1 2-0 1-1 1-0"
deal.B = "6-6 6-5 6-4 5-4 4-3 4-2 3-0"
deal.C = "6-2 6-1 5-5 5-3 5-2 5-0 2-2"
deal.D = "6-0 4-1 4-0 3-3 3-2 2-1 0-0"
yard = ""
play = """
B:6-6 C:6-2L D:6-0R A:6-3U B:6-5D C:5-5D D:3-3U A:2-0L B:3-0L
C:5-3L D:3-2U A:5-1L B:4-2U C:6-1L D:4-0U A:1-0R B:5-4D C:5-0U
D:4-1D A:3-1R B:6-4L C:5-2U D:2-1U A:4-4L B:4-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-1 5-3 5-1 4-3 4-2"
deal.B = "5-5 4-4 4-0 3-2 3-0 1-1 0-0"
deal.C = "6-3 6-0 5-2 5-0 3-3 2-0 1-0"
deal.D = "6-5 6-4 5-4 4-1 3-1 2-2 2-1"
yard = ""
play = """
A:6-6 B:pass C:6-3L D:6-5R A:6-2U B:pass C:6-0D D:5-4R A:5-3L
B:4-0D C:5-2L D:2-2L A:4-2L B:4-4L C:2-0U D:6-4L A:6-1L B:1-1L
C:5-0U D:4-1R A:5-1L B:5-5L C:1-0R D:pass A:4-3D
"""
end = "out"
winner = "A"
delta = { A = 21, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 5-4 3-1 3-0 1-1 0-0"
deal.B = "6-1 5-2 5-1 4-1 4-0 2-2 1-0"
deal.C = "6-6 6-4 5-0 4-4 4-3 4-2 2-1"
deal.D = "6-5 6-3 5-5 5-3 3-3 3-2 2-0"
yard = ""
play = """
C:6-6 D:6-5L A:6-2R B:6-1U C:6-4D D:5-5L A:5-4L B:5-1U C:4-4L
D:5-3U A:3-1U B:4-0L C:4-3D D:3-3D A:6-0L B:5-2R C:5-0R D:6-3L
A:3-0L B:1-0L C:2-1L D:3-2L A:0-0R B:4-1U C:4-2U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-1 5-0 4-3 3-0 2-0 1-1"
deal.B = "5-5 5-4 5-3 5-2 4-4 4-0 3-1"
deal.C = "6-4 6-1 6-0 4-2 3-3 1-0 0-0"
deal.D = "6-5 6-3 6-2 4-1 3-2 2-2 2-1"
yard = ""
play = """
A:6-6 B:pass C:6-4L D:6-5R A:pass B:pass C:6-1U D:6-2D A:4-3L
B:5-2D C:3-3L D:6-3L A:5-1R B:5-3D C:6-0L D:3-2D A:5-0L B:5-5L
C:4-2D D:4-1D A:1-1R B:5-4L C:1-0R D:2-1U A:3-0R B:3-1R C:pass
D:2-2U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 14 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-5 5-3 4-4 3-2 2-0 1-1"
deal.B = "6-2 5-4 5-0 4-0 3-3 3-1 2-1"
deal.C = "6-6 6-5 6-4 4-3 3-0 1-0 0-0"
deal.D = "6-1 6-0 5-2 5-1 4-2 4-1 2-2"
yard = ""
play = """
C:6-6 D:6-1L A:6-3R B:6-2U C:6-5D D:5-2D A:1-1L B:2-1L C:4-3R
D:4-2R A:3-2L B:3-1L C:1-0L D:6-0L A:2-0R B:5-0R C:6-4L D:5-1R
A:4-4L B:5-4L C:pass D:2-2U A:5-5L B:pass C:pass D:4-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 21 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 5-5 5-0 4-1 3-0 2-2"
deal.B = "6-4 6-1 6-0 4-3 4-2 3-2 1-1"
deal.C = "6-2 5-3 5-1 3-3 2-1 2-0 0-0"
deal.D = "6-6 5-4 5-2 4-4 4-0 3-1 1-0"
yard = ""
play = """
D:6-6 A:6-5L B:6-1R C:6-2U D:pass A:6-3D B:4-3D C:5-3L D:4-4D
A:3-0L B:6-4D C:5-1R D:5-2U A:5-0L B:6-0D C:2-0D D:5-4L A:4-1L
B:3-2D C:3-3D D:3-1L A:5-5R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 14, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 6-1 5-1 4-4 4-3 2-0"
deal.B = "5-3 5-2 4-2 2-2 2-1 1-1 0-0"
deal.C = "6-6 6-3 5-5 5-4 4-1 3-1 1-0"
deal.D = "6-5 6-0 5-0 4-0 3-3 3-2 3-0"
yard = ""
play = """
C:6-6 D:6-5L A:6-4R B:pass C:6-3U D:6-0D A:5-1L B:4-2R C:4-1L
D:3-2R A:4-4L B:0-0D C:5-4L D:3-3R A:4-3R B:5-3U C:5-5L D:5-0D
A:pass B:5-2U C:pass D:4-0R A:2-0R B:2-2R C:pass D:pass A:6-2R
B:2-1U C:3-1U D:3-0U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 6-0 5-5 5-0 3-0 2-0"
deal.B = "6-3 5-2 5-1 4-4 4-3 4-2 1-1"
deal.C = "6-4 6-2 5-3 4-1 3-3 3-2 2-1"
deal.D = "6-5 5-4 4-0 3-1 2-2 1-0 0-0"
yard = ""
play = """
A:6-6 B:6-3U C:6-4L D:6-5R A:6-1D B:4-3L C:5-3L D:3-1U A:5-5L
B:5-1R C:4-1R D:5-4L A:pass B:1-1U C:2-1U D:2-2U A:2-0U B:4-4L
C:pass D:4-0U A:pass B:4-2L C:6-2L D:1-0D A:6-0L B:pass C:pass
D:0-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 26 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 3-3 3-0 2-2 2-1 2-0"
deal.B = "6-6 6-4 6-3 5-0 4-3 1-1 1-0"
deal.C = "6-1 6-0 5-5 5-4 5-1 4-4 3-2"
deal.D = "5-3 5-2 4-2 4-1 4-0 3-1 0-0"
yard = ""
play = """
B:6-6 C:6-1L D:pass A:6-5R B:6-4U C:6-0D D:4-1L A:3-0D B:4-3L
C:5-5R D:5-3R A:3-3L B:6-3R C:5-4U D:5-2U A:6-2R B:pass C:3-2L
D:4-2L A:2-2R B:pass C:4-4L D:4-0L A:2-0L B:pass C:pass D:3-1D
A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 14, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-5 5-3 5-1 4-2 4-0 3-3"
deal.B = "6-1 6-0 4-4 4-1 2-2 2-0 1-0"
deal.C = "6-3 6-2 5-2 4-3 3-0 2-1 1-1"
deal.D = "6-6 6-4 5-4 5-0 3-2 3-1 0-0"
yard = ""
play = """
D:6-6 A:6-5L B:6-0U C:6-3R D:6-4D A:5-5L B:4-4D C:5-2L D:3-2L
A:5-3L B:4-1D C:4-3R D:5-4R A:5-1L B:1-0U C:2-1L D:5-0R A:4-2L
B:2-0R C:6-2R D:3-1U A:4-0L B:6-1R C:3-0L D:pass A:3-3L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 4-3 3-3 2-1 2-0 1-0 0-0"
deal.B = "6-5 6-2 5-5 5-0 4-2 4-1 1-1"
deal.C = "6-3 5-3 5-2 5-1 4-0 3-0 2-2"
deal.D = "6-4 6-1 6-0 5-4 4-4 3-2 3-1"
yard = ""
play = """
A:6-6 B:6-5U C:6-3L D:6-4R A:pass B:6-2D C:5-3L D:4-4R A:4-3R
B:5-5L C:5-2L D:5-4U A:2-1L B:4-1L C:2-2D D:3-2D A:3-3R B:4-2L
C:4-0U D:6-0U A:2-0L B:5-0L C:5-1L D:6-1L A:pass B:pass C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-2 4-2 3-2 3-0 1-0 0-0"
deal.B = "6-5 6-2 5-4 5-3 2-2 2-0 1-1"
deal.C = "6-3 5-5 5-0 4-4 4-3 3-3 3-1"
deal.D = "6-6 6-1 6-0 5-1 4-1 4-0 2-1"
yard = ""
play = """
D:6-6 A:6-4L B:6-5R C:6-3U D:6-1D A:4-2L B:2-0L C:5-5R D:5-1R
A:3-0L B:1-1R C:4-3L D:4-1L A:1-0L B:5-3U C:5-0L D:2-1R A:5-2L
B:6-2L C:3-1D D:6-0L A:0-0L B:5-4U C:4-4U D:4-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 5-2 5-1 4-4 3-1 1-1"
deal.B = "6-6 6-0 5-3 5-0 3-0 2-0 1-0"
deal.C = "6-3 6-2 5-4 4-2 3-2 2-2 2-1"
deal.D = "6-4 6-1 4-3 4-1 4-0 3-3 0-0"
yard = ""
play = """
B:6-6 C:6-3L D:6-4R A:6-5U B:6-0D C:5-4R D:3-3L A:3-1L B:5-0D
C:2-1L D:pass A:5-2L B:5-3L C:3-2L D:pass A:5-5R B:2-0L C:pass
D:4-0L A:4-4L B:pass C:4-2L D:pass A:5-1R B:1-0R C:6-2L D:0-0R
A:pass B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 25, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-5 5-1 4-2 3-2 2-2"
deal.B = "6-5 6-4 4-4 4-3 3-0 2-1 1-0"
deal.C = "6-2 6-1 5-4 5-2 4-0 1-1 0-0"
deal.D = "6-3 5-3 5-0 4-1 3-3 3-1 2-0"
yard = ""
play = """
A:6-6 B:6-5U C:6-2L D:6-3R A:6-0D B:4-3R C:5-4R D:5-0D A:4-2L
B:6-4L C:6-1L D:3-1L A:3-2L B:2-1L C:5-2R D:5-3U A:5-1L B:3-0U
C:4-0U D:4-1U A:5-5L B:1-0U C:0-0U D:2-0R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 16, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-3 5-1 4-1 3-2 3-0 1-1"
deal.B = "6-6 6-3 6-0 3-1 2-2 2-1 1-0"
deal.C = "6-1 5-5 5-4 5-0 4-4 4-3 2-0"
deal.D = "6-5 6-2 5-2 4-2 4-0 3-3 0-0"
yard = ""
play = """
B:6-6 C:6-1L D:6-5R A:6-4U B:6-3D C:5-5R D:3-3D A:5-1L B:3-1D
C:5-4L D:5-2R A:4-1L B:2-1L C:4-4U D:4-2U A:3-2L B:1-0D C:4-3L
D:4-0D A:pass B:2-2R C:2-0R D:6-2U A:3-0R B:6-0U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 15, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-1 5-2 4-4 3-1 1-0"
deal.B = "6-6 5-4 4-1 4-0 2-2 2-1 1-1"
deal.C = "6-5 6-0 5-3 4-2 3-0 2-0 0-0"
deal.D = "6-2 5-5 5-1 5-0 4-3 3-3 3-2"
yard = ""
play = """
B:6-6 C:6-5L D:6-2R A:6-4U B:pass C:6-0D D:5-5L A:5-2L B:2-1L
C:4-2R D:5-1L A:4-4R B:5-4L C:3-0D D:4-3D A:pass B:4-0R C:2-0R
D:3-2R A:6-3R B:4-1L C:pass D:pass A:6-1L
"""
end = "blocked"
winner = "A"
delta = { A = 20, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-2 4-4 4-3 4-2 3-1 3-0"
deal.B = "6-1 6-0 5-4 5-3 3-3 1-1 1-0"
deal.C = "6-5 6-4 5-0 2-2 2-1 2-0 0-0"
deal.D = "6-6 6-3 6-2 5-1 4-1 4-0 3-2"
yard = ""
play = """
D:6-6 A:pass B:6-0U C:6-5L D:6-3R A:pass B:6-1D C:5-0L D:3-2R
A:3-0L B:1-1D C:2-2R D:6-2R A:4-3L B:1-0U C:6-4L D:4-1U A:4-4U
B:5-4U C:2-1D D:5-1U A:3-1U B:5-3U C:2-0D D:4-0D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 29 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-9"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 3, C = 1, D = 2 }
score = { A = 13, B = 19, C = 102, D = 35 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-9"
commitment = "530c00e27361083e31e59a5f37d97bbdc2a01d9c44fa08ab0a4a9929a582b193"
secret = "9d1ed6f2d6199e120643946ca90a4b84f48b23416d3cef6d0349346066bc87e2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 6-0 4-4 3-1 2-2 1-1"
deal.B = "6-6 5-5 5-3 5-1 5-0 4-1 3-0"
deal.C = "6-2 5-4 4-3 3-3 2-1 1-0 0-0"
deal.D = "6-5 6-4 5-2 4-2 4-0 3-2 2-0"
yard = ""
play = """
B:6-6 C:6-2L D:6-5R A:6-0U B:pass C:pass D:6-4D A:4-4D B:5-5R
C:5-4R D:5-2L A:pass B:5-3L C:4-3L D:4-2L A:2-2L B:4-1R C:2-1R
D:3-2L A:3-1L B:5-1L C:0-0U D:2-0R A:pass B:5-0L C:1-0L D:4-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 27 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-0 3-1 3-0 2-2 2-1 0-0"
deal.B = "6-6 6-1 5-3 5-1 4-2 4-0 2-0"
deal.C = "6-5 6-0 5-5 4-4 4-3 3-3 1-0"
deal.D = "6-4 6-3 6-2 5-4 4-1 3-2 1-1"
yard = ""
play = """
B:6-6 C:6-5L D:6-4R A:pass B:6-1U C:6-0D D:5-4L A:2-1U B:4-2L
C:4-4R D:6-2L A:5-0D B:5-3D C:3-3D D:6-3L A:3-0L B:4-0L C:4-3D
D:4-1L A:3-1L B:2-0U C:1-0U D:3-2L A:2-2L B:5-1U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 19, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 6-0 5-3 5-2 4-2 2-0"
deal.B = "6-2 5-5 5-4 4-3 2-2 1-0 0-0"
deal.C = "6-5 6-3 4-1 3-3 3-1 3-0 1-1"
deal.D = "6-6 5-1 5-0 4-4 4-0 3-2 2-1"
yard = ""
play = """
D:6-6 A:6-4L B:6-2R C:6-5U D:pass A:6-0D B:5-5U C:3-0D D:4-4L
A:4-2L B:5-4U C:3-3D D:3-2L A:5-3L B:4-3U C:6-3U D:5-1L A:5-2R
B:1-0L C:3-1D D:5-0L A:6-1U B:pass C:1-1U D:2-1U A:2-0U
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 4-0 3-1 2-2 2-1 2-0"
deal.B = "6-5 5-5 5-0 4-4 4-2 1-1 0-0"
deal.C = "6-6 6-3 5-4 5-2 5-1 4-1 3-2"
deal.D = "6-2 6-0 5-3 4-3 3-3 3-0 1-0"
yard = ""
play = """
C:6-6 D:6-2L A:6-1R B:6-5U C:6-3D D:1-0R A:2-1L B:5-5U C:5-1L
D:5-3L A:2-0R B:4-2R C:5-4R D:4-3L A:3-1D B:4-4L C:4-1L D:pass
A:pass B:5-0R C:5-2U D:6-0R A:2-2U B:1-1L C:3-2U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 23, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-2 4-0 3-1 2-2 1-1 0-0"
deal.B = "6-5 6-4 5-3 5-1 4-2 4-1 2-1"
deal.C = "6-3 6-0 5-5 5-0 4-4 3-3 1-0"
deal.D = "6-6 6-2 5-4 4-3 3-2 3-0 2-0"
yard = ""
play = """
D:6-6 A:6-1L B:6-5R C:6-3U D:6-2D A:2-2D B:5-3R C:3-3R D:4-3R
A:3-1U B:6-4R C:6-0R D:3-0R A:5-2D B:5-1L C:5-5L D:5-4L A:1-1U
B:4-2L C:5-0D D:3-2L A:0-0D B:4-1U C:4-4U D:2-0D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-2 5-0 2-1 2-0 0-0"
deal.B = "6-5 6-4 5-5 5-3 4-2 2-2 1-0"
deal.C = "6-3 6-0 5-4 4-3 4-1 3-3 3-1"
deal.D = "6-2 5-1 4-4 4-0 3-2 3-0 1-1"
yard = ""
play = """
A:6-6 B:6-5L C:6-3R D:6-2U A:6-1D B:5-5L C:3-3R D:5-1L A:2-1U
B:5-3R C:5-4R D:1-1L A:pass B:6-4R C:4-1L D:4-4L A:pass B:4-2L
C:3-1U D:3-2L A:pass B:1-0D C:6-0D D:3-0L A:5-0L B:pass C:4-3U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 17, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-1 4-1 2-0 1-0 0-0"
deal.B = "6-5 5-5 3-3 3-2 3-1 3-0 2-2"
deal.C = "6-6 6-3 5-4 5-2 4-4 4-3 2-1"
deal.D = "6-4 6-0 5-3 5-0 4-2 4-0 1-1"
yard = ""
play = """
C:6-6 D:6-4L A:6-1R B:6-5U C:6-3D D:4-2L A:6-2L B:5-5U C:4-3D
D:6-0L A:1-0L B:3-1L C:4-4D D:5-3L A:4-1D B:pass C:5-4L D:4-0L
A:5-1R B:3-0L C:2-1D D:5-0R A:2-0D B:3-3L C:5-2U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 11, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-4 5-0 4-4 4-1 3-0"
deal.B = "6-5 5-5 5-2 4-3 4-0 1-0 0-0"
deal.C = "6-6 6-3 4-2 3-2 3-1 2-2 2-0"
deal.D = "6-2 6-1 5-3 5-1 3-3 2-1 1-1"
yard = ""
play = """
C:6-6 D:6-2L A:6-4R B:6-5U C:6-3D D:2-1L A:4-1R B:5-5U C:3-2D
D:6-1L A:6-0L B:5-2U C:2-0L D:5-1R A:5-4R B:4-3R C:3-1R D:1-1R
A:pass B:1-0R C:2-2L D:pass A:5-0R B:pass C:4-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 29, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-2 5-1 4-2 3-0 2-2"
deal.B = "6-6 6-2 5-3 4-3 4-1 3-3 1-0"
deal.C = "6-4 6-0 4-4 4-0 2-1 2-0 1-1"
deal.D = "6-3 5-5 5-4 5-0 3-2 3-1 0-0"
yard = ""
play = """
B:6-6 C:6-4L D:6-3R A:6-5U B:6-2D C:4-4L D:5-4L A:3-0R B:5-3L
C:6-0R D:3-2L A:2-2L B:pass C:2-0L D:5-0L A:5-1L B:4-1L C:4-0L
D:0-0L A:5-2D B:1-0L C:1-1L D:3-1L A:6-1R B:4-3L C:2-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 22, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-10"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 4, D = 2 }
score = { A = 12, B = 133, C = 0, D = 46 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-10"
commitment = "00e22ce2fc58e46b81cc68b3bc119991797aa156434744c6d626aa026a15c6b8"
secret = "0abc0a6f55ae79ce1876f1cdb693c301c1568c6895e5f009e1ef26f11c7a36ce"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-0 5-5 4-3 4-1 3-2 2-1 1-0"
deal.B = "6-5 6-2 5-2 4-4 3-0 2-2 0-0"
deal.C = "6-6 6-4 6-3 5-3 4-2 4-0 3-3"
deal.D = "6-1 5-4 5-1 5-0 3-1 2-0 1-1"
yard = ""
play = """
C:6-6 D:6-1U A:6-0L B:6-5R C:6-4D D:5-1R A:4-3D B:3-0D C:4-0L
D:3-1R A:4-1L B:0-0D C:6-3R D:5-0D A:5-5D B:5-2D C:4-2D D:5-4D
A:2-1L B:6-2L C:5-3D D:1-1U A:3-2D B:2-2D C:pass D:2-0D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-2 4-3 4-1 3-3 2-1 2-0"
deal.B = "6-6 6-3 6-0 5-5 5-0 4-0 3-1"
deal.C = "6-1 5-3 4-4 4-2 2-2 1-1 1-0"
deal.D = "6-5 6-2 5-4 5-1 3-2 3-0 0-0"
yard = ""
play = """
B:6-6 C:6-1L D:6-5U A:6-4R B:6-3D C:1-1L D:5-4R A:5-2R B:5-5U
C:1-0L D:3-0D A:2-1R B:5-0U C:pass D:0-0L A:4-1R B:4-0R C:pass
D:pass A:2-0L B:6-0R C:4-2L D:6-2R A:4-3L B:3-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 37, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-0 5-5 5-2 4-4 3-2"
deal.B = "6-6 6-3 6-1 5-1 5-0 2-2 2-0"
deal.C = "4-3 4-1 4-0 3-1 3-0 1-0 0-0"
deal.D = "6-4 5-4 5-3 4-2 3-3 2-1 1-1"
yard = ""
play = """
B:6-6 C:pass D:6-4L A:6-5R B:6-3U C:pass D:pass A:6-2D B:2-2D
C:4-3L D:2-1D A:5-5R B:6-1D C:3-1L D:5-3U A:5-2R B:5-1L C:pass
D:4-2R A:4-4R B:5-0L C:4-0L D:5-4L A:6-0D B:2-0D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 22, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-4 5-3 4-3 4-1 2-1"
deal.B = "6-4 6-2 6-1 5-1 3-3 3-1 1-1"
deal.C = "6-0 5-0 4-2 3-2 3-0 1-0 0-0"
deal.D = "6-5 6-3 5-2 4-4 4-0 2-2 2-0"
yard = ""
play = """
A:6-6 B:6-4L C:6-0R D:6-3U A:pass B:6-1D C:4-2L D:2-0L A:5-3U
B:5-1U C:5-0L D:5-2L A:4-1U B:6-2L C:3-0R D:4-4U A:5-4U B:3-3R
C:3-2R D:2-2R A:5-5U B:1-1D C:1-0D D:6-5U A:2-1R B:3-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 11, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-3 5-2 5-0 4-4 3-2 2-2"
deal.B = "6-5 5-5 5-4 5-1 4-0 2-1 2-0"
deal.C = "6-6 6-3 4-3 4-1 3-3 3-0 0-0"
deal.D = "6-4 6-2 6-1 4-2 3-1 1-1 1-0"
yard = ""
play = """
C:6-6 D:6-2U A:6-0L B:6-5R C:6-3D D:4-2U A:4-4U B:5-5R C:3-0L
D:6-4U A:5-3L B:5-4L C:4-3L D:3-1L A:5-2R B:2-1L C:3-3D D:6-1U
A:3-2L B:5-1U C:pass D:pass A:5-0U B:2-0U C:pass D:pass A:2-2R
"""
end = "out"
winner = "A"
delta = { A = 12, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-5 4-3 4-1 3-2 2-1 1-1"
deal.B = "6-3 6-1 5-4 5-3 5-0 4-0 2-0"
deal.C = "6-6 5-1 4-2 3-3 3-1 2-2 0-0"
deal.D = "6-5 6-4 6-2 5-2 4-4 3-0 1-0"
yard = ""
play = """
C:6-6 D:6-4U A:6-0L B:6-3R C:pass D:6-5D A:5-5D B:5-4U C:0-0L
D:5-2U A:4-3R B:2-0U C:4-2R D:3-0L A:3-2L B:5-0U C:2-2L D:6-2R
A:2-1L B:6-1L C:5-1U D:1-0U A:pass B:5-3D C:3-3D D:pass A:pass
B:4-0U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 19, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-0 4-2 4-0 3-1 2-2 0-0"
deal.B = "6-5 4-4 4-3 4-1 3-3 3-0 1-1"
deal.C = "6-4 6-1 6-0 5-4 5-3 5-2 5-1"
deal.D = "6-6 6-3 6-2 3-2 2-1 2-0 1-0"
yard = ""
play = """
D:6-6 A:pass B:6-5L C:6-4R D:6-3U A:pass B:pass C:6-1D D:2-1D
A:5-5L B:4-4R C:5-4L D:3-2D A:4-2L B:3-3U C:5-2L D:pass A:5-0L
B:3-0L C:5-3L D:pass A:4-0R B:4-3U C:5-1L D:2-0R A:2-2R B:4-1L
C:pass D:6-2R A:3-1D B:1-1D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-1 4-0 3-3 2-1 1-0"
deal.B = "6-6 6-0 5-2 4-3 4-2 3-0 2-2"
deal.C = "6-4 6-3 5-5 5-4 5-0 4-4 0-0"
deal.D = "6-2 5-3 4-1 3-2 3-1 2-0 1-1"
yard = ""
play = """
B:6-6 C:6-4L D:6-2U A:6-5R B:6-0D C:5-4L D:3-2U A:3-3U B:3-0D
C:5-5L D:5-3R A:5-1L B:4-3R C:4-4R D:4-1R A:6-1L B:pass C:6-3L
D:1-1R A:2-1R B:2-2R C:pass D:2-0R A:4-0R B:4-2R C:pass D:3-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 13 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 5-3 5-1 5-0 4-2 4-1"
deal.B = "6-3 3-3 2-1 2-0 1-1 1-0 0-0"
deal.C = "6-6 6-2 5-2 4-4 4-0 3-2 2-2"
deal.D = "6-5 6-0 5-5 5-4 4-3 3-1 3-0"
yard = ""
play = """
C:6-6 D:6-5U A:6-4L B:6-3R C:6-2D D:5-5U A:5-3R B:2-1D C:4-4L
D:5-4U A:6-1D B:pass C:4-0L D:4-3U A:5-1R B:3-3U C:3-2U D:6-0L
A:4-2U B:1-1R C:pass D:3-1R A:4-1U B:1-0U C:pass D:3-0U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 18 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 6-0 5-5 5-4 4-2 1-0"
deal.B = "6-5 6-4 6-3 6-2 3-1 2-2 0-0"
deal.C = "5-3 5-2 5-0 4-4 4-0 3-2 2-1"
deal.D = "5-1 4-3 4-1 3-3 3-0 2-0 1-1"
yard = ""
play = """
A:6-6 B:6-5L C:pass D:pass A:6-1R B:6-4U C:pass D:pass A:6-0D
B:3-1R C:5-3L D:4-3L A:5-4L B:6-3R C:5-2L D:4-1U A:4-2L B:6-2R
C:4-4L D:2-0D A:1-0U B:2-2R C:4-0L D:3-0L A:pass B:0-0U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 37, C = 0, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-11"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2, D = 4 }
score = { A = 125, B = 22, C = 26, D = 0 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-11"
commitment = "938c3ec966d1a8abd55fc8f76d5576c1d5ee4838470065d2ea7fb0da8b1a6e55"
secret = "e46c0374d6804ff2ce2b82a46704dab0ced7ad03d55be1f07d63cdedefeaff86"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 5-4 5-3 5-1 5-0 4-4"
deal.B = "6-4 4-3 4-1 3-2 3-1 2-2 2-0"
deal.C = "6-6 6-2 5-5 4-0 3-3 3-0 0-0"
deal.D = "6-1 6-0 5-2 4-2 2-1 1-1 1-0"
yard = ""
play = """
C:6-6 D:6-1L A:6-5R B:6-4U C:6-2D D:5-2R A:4-4U B:4-1L C:4-0L
D:6-0L A:5-4U B:3-2R C:5-5U D:4-2D A:6-3R B:4-3D C:3-0D D:1-0D
A:5-1D B:pass C:pass D:pass A:5-3U B:3-1U C:pass D:2-1U A:5-0D
"""
end = "out"
winner = "A"
delta = { A = 14, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-3 5-1 4-1 3-2 2-1"
deal.B = "5-5 5-4 5-2 5-0 4-3 3-0 1-0"
deal.C = "6-4 6-2 6-1 4-4 4-2 2-0 1-1"
deal.D = "6-3 6-0 4-0 3-3 3-1 2-2 0-0"
yard = ""
play = """
A:6-6 B:pass C:6-4L D:6-3R A:6-5U B:pass C:6-1D D:3-3R A:5-3U
B:5-4L C:1-1D D:3-1R A:5-1L B:1-0L C:2-0L D:2-2L A:3-2L B:4-3L
C:4-4L D:4-0L A:4-1R B:5-0L C:4-2R D:pass A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 34, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-5 4-3 4-1 2-2 2-1 1-0"
deal.B = "5-1 4-4 4-2 4-0 3-2 3-1 0-0"
deal.C = "6-6 6-5 6-4 6-3 5-2 2-0 1-1"
deal.D = "6-2 6-1 5-4 5-3 5-0 3-3 3-0"
yard = ""
play = """
C:6-6 D:6-2L A:6-0R B:pass C:6-4U D:6-1D A:4-1D B:4-2L C:2-0R
D:5-4L A:5-5L B:5-1L C:1-1L D:pass A:2-1R B:3-1L C:6-3L D:pass
A:4-3U B:3-2U C:5-2U D:5-3U A:1-0R B:4-0R C:6-5L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 26, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-1 5-0 4-2 2-1 2-0 0-0"
deal.B = "5-2 4-4 4-1 3-0 2-2 1-1 1-0"
deal.C = "6-6 6-5 6-4 6-2 4-3 3-3 3-2"
deal.D = "6-3 6-1 5-5 5-4 5-3 4-0 3-1"
yard = ""
play = """
C:6-6 D:6-3L A:6-0R B:pass C:6-4U D:6-1D A:4-2U B:3-0L C:6-2U
D:4-0L A:5-1D B:4-4L C:6-5U D:5-5U A:5-0U B:4-1L C:pass D:5-4D
A:0-0R B:1-1L C:4-3D D:5-3D A:2-1L B:5-2L C:pass D:pass A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 20, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-1 5-4 5-3 3-3 0-0"
deal.B = "6-4 5-2 5-0 4-0 3-0 2-2 2-1"
deal.C = "6-3 4-4 4-3 4-2 2-0 1-1 1-0"
deal.D = "6-2 6-0 5-5 5-1 4-1 3-2 3-1"
yard = ""
play = """
A:6-6 B:6-4L C:6-3U D:6-2R A:6-5D B:4-0L C:1-0L D:5-5D A:3-3U
B:2-1L C:4-3U D:5-1D A:5-4U B:5-2L C:1-1D D:3-2R A:5-3R B:5-0L
C:2-0L D:4-1D A:pass B:2-2L C:4-2D
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 22, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 4-0 3-1 3-0 1-1 0-0"
deal.B = "5-5 5-3 5-2 5-1 4-1 3-3 2-1"
deal.C = "6-6 6-5 6-3 6-2 5-0 3-2 1-0"
deal.D = "6-0 5-4 4-4 4-3 4-2 2-2 2-0"
yard = ""
play = """
C:6-6 D:6-0L A:6-4R B:pass C:6-3U D:pass A:6-1D B:4-1R C:1-0R
D:4-3U A:4-0U B:5-1D C:5-0D D:2-0L A:0-0R B:5-2L C:6-5L D:pass
A:3-0R B:5-3R C:6-2L D:5-4R A:pass B:2-1L C:pass D:4-4R A:1-1L
B:pass C:pass D:4-2R A:3-1L
"""
end = "out"
winner = "A"
delta = { A = 25, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-3 4-2 4-0 3-0 0-0"
deal.B = "6-6 5-5 5-4 3-3 2-2 2-0 1-0"
deal.C = "6-1 5-0 4-4 4-1 3-2 2-1 1-1"
deal.D = "6-4 6-3 6-2 5-2 5-1 4-3 3-1"
yard = ""
play = """
B:6-6 C:6-1U D:6-4L A:6-5R B:pass C:pass D:6-3D A:5-3R B:5-4L
C:2-1U D:6-2U A:6-0U B:5-5L C:5-0L D:4-3R A:3-0D B:2-0L C:3-2L
D:3-1L A:4-0R B:1-0L C:pass D:pass A:0-0L
"""
end = "blocked"
winner = "A"
delta = { A = 32, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-12"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 3, C = 2, D = 1 }
score = { A = 47, B = 69, C = 82, D = 119 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-12"
commitment = "1364fecfbc168434d0bca09c395419520e59b76b9de2a377db1bcbbdb1615be5"
secret = "e09259489e8a549f8b9a6e9117366c59ed298deb23385462c8ae9fc18b4dea32"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "4-1 3-3 3-2 2-2 2-1 1-1 0-0"
deal.B = "6-6 6-4 6-1 5-3 4-4 4-3 3-0"
deal.C = "6-5 6-3 6-2 5-4 5-0 4-2 2-0"
deal.D = "6-0 5-5 5-2 5-1 4-0 3-1 1-0"
yard = ""
play = """
B:6-6 C:6-5L D:6-0R A:pass B:6-1U C:6-3D D:5-5L A:0-0R B:3-0R
C:5-4L D:5-1U A:4-1L B:4-3R C:4-2R D:5-2R A:2-1L B:5-3D C:6-2L
D:pass A:pass B:6-4L C:5-0R D:4-0L A:pass B:pass C:2-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 30, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 5-1 4-4 4-2 3-3 3-1"
deal.B = "6-1 5-4 5-3 5-0 4-3 4-1 2-0"
deal.C = "6-6 6-4 6-2 5-5 2-2 1-1 0-0"
deal.D = "6-3 5-2 4-0 3-2 3-0 2-1 1-0"
yard = ""
play = """
C:6-6 D:6-3L A:6-5R B:6-1U C:6-4D D:5-2R A:3-3L B:5-4D C:5-5D
D:3-2R A:3-1L B:5-3R C:1-1L D:1-0L A:6-0L B:5-0D C:6-2L D:2-1L
A:5-1L B:4-1U C:0-0D D:4-0U A:pass B:2-0D C:2-2D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 24, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-4 5-2 5-0 4-1 1-1"
deal.B = "6-4 6-3 6-0 5-3 5-1 2-2 2-0"
deal.C = "6-5 5-5 4-4 4-0 3-2 3-0 1-0"
deal.D = "6-1 4-3 4-2 3-3 3-1 2-1 0-0"
yard = ""
play = """
A:6-6 B:6-3L C:6-5R D:6-1U A:6-2D B:2-0D C:5-5R D:3-3L A:5-4R
B:6-0D C:4-4R D:4-3L A:4-1L B:6-4D C:4-0R D:0-0R A:1-1L B:5-1U
C:3-0R D:3-1R A:5-2U B:2-2U C:3-2U D:4-2D A:pass B:5-3U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 9, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-5 4-4 3-3 2-2 2-0"
deal.B = "6-3 6-0 5-4 5-3 5-1 5-0 4-0"
deal.C = "6-4 5-2 4-1 3-2 3-1 3-0 1-0"
deal.D = "6-5 6-2 4-3 4-2 2-1 1-1 0-0"
yard = ""
play = """
A:6-6 B:6-3U C:6-4L D:6-5R A:6-1D B:5-1D C:5-2R D:4-3L A:3-3L
B:5-0D C:3-2L D:6-2L A:2-2R B:4-0D C:4-1D D:2-1R A:pass B:6-0L
C:3-1R D:1-1D A:2-0L B:5-3R C:3-0U D:4-2L A:4-4L B:5-4L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 11, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-0 5-2 4-1 3-3 2-1"
deal.B = "6-1 5-4 5-3 5-0 4-2 2-0 0-0"
deal.C = "6-4 5-5 5-1 4-3 4-0 3-2 1-0"
deal.D = "6-5 6-3 4-4 3-1 3-0 2-2 1-1"
yard = ""
play = """
A:6-6 B:6-1U C:6-4L D:6-5R A:6-2D B:5-3R C:4-3L D:3-1U A:3-3L
B:2-0D C:3-2L D:3-0D A:5-2L B:5-4L C:4-0L D:6-3R A:6-0L
"""
end = "blocked"
winner = "A"
delta = { A = 34, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-0 5-4 4-2 3-3 1-1"
deal.B = "6-5 5-3 5-1 3-2 3-0 2-2 2-1"
deal.C = "6-4 5-5 5-0 4-4 4-1 1-0 0-0"
deal.D = "6-2 6-1 5-2 4-3 4-0 3-1 2-0"
yard = ""
play = """
A:6-6 B:6-5U C:6-4L D:6-2R A:6-3D B:5-1U C:4-4L D:4-3D A:5-4L
B:5-3L C:4-1U D:3-1L A:1-1L B:3-2R C:1-0L D:4-0L A:4-2L B:3-0R
C:5-0R D:5-2L A:pass B:pass C:5-5L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 28, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-5 5-0 4-3 2-0 0-0"
deal.B = "6-3 5-3 5-2 5-1 4-1 3-2 3-0"
deal.C = "6-2 4-4 3-1 2-2 2-1 1-1 1-0"
deal.D = "6-5 6-1 6-0 5-4 4-2 4-0 3-3"
yard = ""
play = """
A:6-6 B:6-3L C:6-2R D:6-5U A:6-4D B:4-1D C:2-2R D:6-1D A:4-3L
B:5-2U C:4-4L D:4-2R A:2-0U B:3-0U C:3-1U D:6-0D A:5-0D B:5-1D
C:2-1U D:4-0L A:0-0L B:3-2U C:1-1D D:3-3U A:pass B:5-3U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 20, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-1 5-2 4-1 3-2 3-0"
deal.B = "6-0 5-1 5-0 4-2 3-1 2-1 0-0"
deal.C = "6-4 5-5 5-3 4-4 2-2 2-0 1-0"
deal.D = "6-3 6-2 5-4 4-3 4-0 3-3 1-1"
yard = ""
play = """
A:6-6 B:6-0U C:6-4L D:6-3R A:6-5D B:5-0D C:4-4L D:4-3R A:4-1L
B:4-2R C:2-2R D:6-2R A:6-1L B:0-0U C:2-0U D:4-0D A:5-2U B:5-1U
C:1-0U D:5-4D A:3-0U B:3-1U C:5-5D D:1-1U A:pass B:2-1U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 19, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-4 5-0 4-4 4-2 3-1 3-0"
deal.B = "6-1 4-1 3-3 2-2 2-1 2-0 1-0"
deal.C = "6-5 6-0 5-5 5-3 5-1 4-0 0-0"
deal.D = "6-6 6-4 6-2 5-2 4-3 3-2 1-1"
yard = ""
play = """
D:6-6 A:6-3L B:6-1R C:6-5U D:6-4D A:3-1L B:2-1L C:5-5U D:5-2U
A:4-2L B:2-0U C:5-1R D:4-3L A:3-0L B:1-0L C:5-3R D:3-2R A:5-0U
B:4-1D C:pass D:6-2R A:5-4U B:pass C:6-0R D:1-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 22 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-0 4-4 4-2 4-0 3-3 2-1"
deal.B = "6-4 5-4 5-2 4-1 3-1 2-2 1-0"
deal.C = "6-2 6-1 5-5 4-3 3-2 3-0 2-0"
deal.D = "6-6 6-5 6-3 5-3 5-1 1-1 0-0"
yard = ""
play = """
D:6-6 A:6-0L B:6-4R C:6-2U D:6-5D A:5-0L B:2-2U C:5-5L D:5-3L
A:3-3L B:5-2U C:4-3L D:5-1U A:4-4L B:5-4D C:6-1U D:6-3U A:4-2L
B:3-1U C:3-2L D:1-1U A:4-0R B:1-0R C:3-0L D:0-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-4 5-3 5-2 4-3 2-1"
deal.B = "6-6 5-5 5-1 5-0 3-2 2-0 1-0"
deal.C = "6-5 6-3 4-2 4-1 3-1 2-2 1-1"
deal.D = "6-1 6-0 4-4 4-0 3-3 3-0 0-0"
yard = ""
play = """
B:6-6 C:6-5L D:6-1R A:6-4U B:pass C:6-3D D:4-4U A:5-4L B:5-1R
C:4-2L D:3-3D A:6-2L B:5-5R C:4-1U D:3-0D A:5-3R B:2-0D C:2-2D
D:6-0L A:4-3R B:3-2D C:3-1U D:4-0L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 18 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-0 4-3 4-1 3-3 3-0 1-0"
deal.B = "6-4 6-2 5-3 4-4 3-2 3-1 2-1"
deal.C = "6-6 6-5 6-1 5-4 4-2 4-0 0-0"
deal.D = "6-3 6-0 5-2 5-1 2-2 2-0 1-1"
yard = ""
play = """
C:6-6 D:6-3L A:pass B:6-4U C:6-5R D:6-0D A:4-3L B:4-4L C:5-4L
D:2-0D A:5-5L B:6-2D C:6-1D D:5-1D A:5-0L B:5-3R C:4-2U D:2-2U
A:3-0L B:3-2L C:pass D:5-2L A:3-3R B:2-1U C:pass D:1-1U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 14 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-2 5-3 5-1 5-0 2-0"
deal.B = "6-1 6-0 5-4 4-1 3-3 3-1 1-0"
deal.C = "6-4 5-5 5-2 4-2 3-2 2-2 2-1"
deal.D = "6-6 4-4 4-3 4-0 3-0 1-1 0-0"
yard = ""
play = """
D:6-6 A:6-5L B:6-1R C:6-4U D:pass A:6-3D B:4-1U C:5-5L D:4-3D
A:5-3L B:3-1L C:4-2D D:1-1L A:5-1L B:1-0R C:5-2L D:4-0R A:6-2L
B:6-0L C:3-2D D:4-4R A:5-0L B:3-3D C:2-1U D:3-0D A:2-0U
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-4 5-3 5-1 4-4 3-1 1-1"
deal.B = "5-5 5-0 3-3 2-2 2-0 1-0 0-0"
deal.C = "6-5 6-3 6-1 6-0 3-2 3-0 2-1"
deal.D = "6-6 6-4 5-2 4-3 4-2 4-1 4-0"
yard = ""
play = """
D:6-6 A:6-2L B:pass C:6-5R D:6-4U A:pass B:pass C:6-3D D:5-2L
A:5-4L B:3-3D C:3-2D D:4-2D A:4-4L B:5-0R C:6-0R D:4-3L A:5-3L
B:5-5L C:6-1R D:4-1R A:5-1L B:1-0L C:3-0L D:4-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-0 4-3 4-1 3-0 1-0"
deal.B = "6-5 6-3 6-0 5-2 4-0 3-2 3-1"
deal.C = "6-4 5-4 5-3 5-1 4-4 2-0 1-1"
deal.D = "6-2 6-1 4-2 3-3 2-2 2-1 0-0"
yard = ""
play = """
A:6-6 B:6-3L C:6-4R D:6-2U A:pass B:6-0D C:5-4R D:3-3L A:4-3L
B:3-2U C:4-4L D:4-2L A:5-5R B:5-2R C:5-3U D:2-2L A:5-0U B:4-0U
C:2-0L D:0-0L A:3-0L B:3-1L C:5-1L D:2-1R A:4-1R B:6-5L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-1 4-4 4-1 3-2 2-1"
deal.B = "6-4 5-3 5-1 4-3 3-0 2-0 1-1"
deal.C = "6-0 5-5 5-2 4-2 4-0 3-1 1-0"
deal.D = "6-6 6-2 5-4 5-0 3-3 2-2 0-0"
yard = ""
play = """
D:6-6 A:6-5L B:6-4R C:6-0U D:6-2D A:4-4R B:5-1L C:5-2D D:5-4R
A:6-1L B:3-0U C:5-5R D:3-3U A:6-3L B:4-3U C:4-2U D:2-2U A:3-2L
B:5-3R C:3-1R D:5-0D A:2-1L B:2-0U C:4-0U D:0-0D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 4-4 4-3 4-0 3-1 3-0"
deal.B = "6-6 6-1 5-4 4-2 2-2 1-0 0-0"
deal.C = "6-2 6-0 5-5 5-2 4-1 3-3 2-0"
deal.D = "6-4 5-3 5-1 5-0 3-2 2-1 1-1"
yard = ""
play = """
B:6-6 C:6-2L D:6-4R A:6-5U B:6-1D C:5-5U D:5-1D A:4-4R B:5-4R
C:5-2L D:5-3L A:6-3L B:pass C:6-0L D:5-0L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 32 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-13"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 3, C = 1, D = 2 }
score = { A = 20, B = 72, C = 112, D = 95 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-13"
commitment = "a9570afd915d2202835a9f234db7c48683ccd117197c3363d52c78be00468602"
secret = "c9181532fdd2f14a740e5dd162e079fe779f2f3ea4cc5411a3f8ad5ca9689162"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 5-2 4-4 4-2 4-1 3-2 2-2"
deal.B = "6-6 5-4 4-3 2-0 1-1 1-0 0-0"
deal.C = "6-2 6-1 5-5 5-1 5-0 3-3 2-1"
deal.D = "6-5 6-4 6-0 5-3 4-0 3-1 3-0"
yard = ""
play = """
B:6-6 C:6-2L D:6-5R A:6-3U B:pass C:6-1D D:5-3R A:4-2L B:5-4L
C:5-5L D:3-1R A:4-1R B:4-3R C:5-1D D:3-0R A:5-2L B:2-0L C:3-3U
D:6-0L A:3-2U B:1-0R C:2-1R D:6-4L A:4-4L B:pass C:5-0D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 10, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 5-4 5-3 5-1 4-2 3-3"
deal.B = "6-5 6-0 5-2 4-0 3-0 2-1 1-1"
deal.C = "6-6 6-2 5-5 5-0 2-2 2-0 0-0"
deal.D = "6-3 4-4 4-3 4-1 3-2 3-1 1-0"
yard = ""
play = """
C:6-6 D:6-3L A:6-1R B:6-5U C:6-2D D:4-3L A:5-3U B:5-2D C:5-5D
D:4-4L A:5-4D B:4-0L C:2-0L D:3-2L A:4-2D B:3-0L C:2-2D D:1-0L
A:3-3U B:2-1L C:pass D:4-1R A:6-4R B:6-0R C:0-0R D:3-1U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 13 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-3 5-2 5-0 4-4 3-3 3-0"
deal.B = "6-5 6-4 6-3 6-2 6-0 2-1 1-0"
deal.C = "6-1 5-4 5-1 4-3 4-2 2-2 2-0"
deal.D = "6-6 4-1 4-0 3-2 3-1 1-1 0-0"
yard = ""
play = """
D:6-6 A:pass B:6-5L C:6-1R D:pass A:pass B:6-4U C:pass D:pass
A:pass B:6-3D C:5-4L D:4-1L A:5-3D B:2-1L C:5-1R D:3-2L A:5-5R
B:pass C:4-3L D:4-0L A:4-4U B:6-0L C:4-2U D:pass A:5-2U B:6-2L
C:2-2L D:pass A:5-0U B:1-0U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 17, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 4-4 4-3 4-2 4-1 3-0"
deal.B = "6-5 6-1 5-3 4-0 3-2 2-2 1-0"
deal.C = "6-4 6-3 6-2 6-0 5-4 5-2 3-3"
deal.D = "5-1 5-0 3-1 2-1 2-0 1-1 0-0"
yard = ""
play = """
A:6-6 B:6-5L C:6-4R D:pass A:pass B:6-1U C:6-3D D:5-1L A:4-2R
B:5-3D C:6-2R D:3-1L A:5-5D B:3-2L C:5-2L D:5-0L A:4-1U B:4-0L
C:5-4L D:pass A:4-4U B:pass C:6-0R D:2-0R A:4-3U B:2-2R C:3-3U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 9, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-1 4-3 4-0 3-2 1-1 0-0"
deal.B = "6-3 6-0 5-3 4-4 4-1 3-1 3-0"
deal.C = "6-4 6-1 4-2 2-2 2-1 2-0 1-0"
deal.D = "6-6 6-5 5-5 5-4 5-2 5-0 3-3"
yard = ""
play = """
D:6-6 A:6-2L B:6-3R C:6-4U D:6-5D A:3-2L B:4-4U C:4-2U D:3-3L
A:4-3R B:5-3L C:2-2U D:5-5L A:5-1D B:4-1R C:2-1R D:5-4L A:1-1D
B:3-1D C:2-0R D:5-0R A:4-0L B:6-0L C:6-1L D:5-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "D"
deal.A = "5-5 3-3 3-2 3-1 2-2 1-1 0-0"
deal.B = "6-5 6-4 6-2 6-0 5-2 4-2 3-0"
deal.C = "5-4 5-3 5-0 4-4 4-3 4-1 2-0"
deal.D = "6-6 6-3 6-1 5-1 4-0 2-1 1-0"
yard = ""
play = """
D:6-6 A:pass B:6-5L C:pass D:6-3R A:pass B:6-4U C:pass D:6-1D
A:3-2R B:6-2R C:4-4U D:5-1L A:3-1L B:6-0R C:4-1D D:4-0R A:3-3L
B:4-2R C:4-3L D:2-1R A:1-1R B:pass C:5-4L D:1-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 39 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-0 4-2 4-1 3-0 1-0 0-0"
deal.B = "6-6 6-1 5-4 4-0 3-3 2-0 1-1"
deal.C = "6-4 6-0 5-5 5-3 5-1 4-4 4-3"
deal.D = "6-5 6-3 5-2 3-2 3-1 2-2 2-1"
yard = ""
play = """
B:6-6 C:6-4L D:6-5R A:6-2U B:6-1D C:5-5R D:5-2R A:4-1L B:1-1L
C:5-1L D:3-2R A:1-0D B:5-4L C:4-4L D:6-3R A:0-0D B:4-0L C:6-0L
D:2-2U A:4-2U B:2-0D C:4-3U D:3-1U A:pass B:pass C:pass D:2-1U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 22 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-0 4-4 4-2 4-1 1-1 0-0"
deal.B = "6-5 6-4 5-4 5-3 4-0 3-1 2-0"
deal.C = "6-3 6-2 6-0 3-3 3-2 3-0 2-2"
deal.D = "6-6 5-5 5-2 5-1 4-3 2-1 1-0"
yard = ""
play = """
D:6-6 A:6-1U B:6-5L C:6-3R D:pass A:pass B:6-4D C:3-3R D:5-5L
A:4-2D B:5-4L C:6-2D D:4-3L A:1-1U B:5-3L C:3-2R D:5-2L A:4-1U
B:4-0U C:6-0U D:2-1L A:pass B:3-1L C:2-2R D:pass A:pass B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 23, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-3 4-3 4-2 4-0 3-1 2-0"
deal.B = "6-6 6-1 6-0 5-4 5-0 2-2 1-0"
deal.C = "6-5 5-1 4-4 3-3 3-0 2-1 0-0"
deal.D = "6-3 6-2 5-5 5-2 4-1 3-2 1-1"
yard = ""
play = """
B:6-6 C:6-5L D:6-3R A:6-4U B:6-1D C:4-4U D:5-5L A:4-2U B:5-4L
C:3-3R D:4-1L A:4-3R B:2-2U C:2-1U D:1-1L A:3-1L B:1-0U C:3-0U
D:3-2L A:4-0R B:6-0R C:5-1D D:6-2L A:5-3D
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 14, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-3 5-1 4-4 4-3 1-0 0-0"
deal.B = "6-6 5-5 5-2 5-0 4-1 2-2 2-0"
deal.C = "6-3 6-0 5-4 4-0 3-3 3-0 1-1"
deal.D = "6-5 6-4 6-2 4-2 3-2 3-1 2-1"
yard = ""
play = """
B:6-6 C:6-3L D:6-5R A:6-1U B:pass C:6-0D D:3-2L A:5-1R B:5-2L
C:3-0D D:3-1R A:5-3R B:5-5L C:3-3D D:2-1U A:4-3D B:5-0L C:5-4D
D:6-2U A:0-0L B:2-0L C:pass D:4-2L A:4-4L B:4-1L C:1-1L D:6-4U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-0 4-3 4-2 3-1 3-0 2-1 2-0"
deal.B = "6-6 6-2 6-1 5-3 4-0 2-2 0-0"
deal.C = "6-5 5-4 5-0 4-4 3-3 1-1 1-0"
deal.D = "6-4 6-3 5-5 5-2 5-1 4-1 3-2"
yard = ""
play = """
B:6-6 C:6-5L D:6-4R A:6-0U B:6-2D C:4-4R D:5-5L A:2-0D B:5-3L
C:3-3L D:6-3L A:3-0U B:6-1L C:5-4R D:5-1L A:3-1U B:4-0D C:1-1U
D:5-2L A:2-1U B:2-2L C:5-0R D:3-2L A:4-3L B:0-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 12, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 4-1 3-2 3-1 3-0 2-0"
deal.B = "6-4 5-2 4-3 4-2 4-0 3-3 1-1"
deal.C = "6-3 6-2 5-5 5-4 5-0 2-1 0-0"
deal.D = "6-5 6-0 5-3 5-1 4-4 2-2 1-0"
yard = ""
play = """
A:6-6 B:6-4L C:6-3R D:6-5U A:6-1D B:4-3L C:5-5U D:5-3L A:3-2R
B:5-2L C:2-1D D:2-2L A:2-0R B:4-2L C:5-4L D:5-1L A:3-1L B:3-3L
C:5-0R D:pass A:3-0L B:4-0L C:6-2D D:4-4L A:4-1L
"""
end = "out"
winner = "A"
delta = { A = 9, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-0 4-2 3-3 3-2 2-2"
deal.B = "6-4 5-5 5-3 5-2 4-4 4-1 1-1"
deal.C = "6-1 5-4 5-0 4-0 3-1 2-1 2-0"
deal.D = "6-6 6-2 5-1 4-3 3-0 1-0 0-0"
yard = ""
play = """
D:6-6 A:6-3L B:6-4R C:6-1U D:6-2D A:4-2R B:5-3L C:2-1U D:5-1L
A:2-2R B:5-2R C:5-4R D:1-0L A:6-0L B:4-4R C:4-0R D:3-0R A:3-2U
B:pass C:2-0D D:4-3R A:6-5L B:5-5L C:5-0D D:pass A:3-3U
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-4 4-2 3-2 1-0 0-0"
deal.B = "6-6 6-2 5-1 4-1 3-1 2-1 1-1"
deal.C = "6-4 6-3 5-0 4-4 4-3 3-0 2-2"
deal.D = "6-5 6-1 5-3 5-2 4-0 3-3 2-0"
yard = ""
play = """
B:6-6 C:6-4L D:6-5R A:6-0U B:6-2D C:4-4L D:4-0L A:4-2D B:5-1R
C:4-3D D:2-0L A:3-2D B:4-1R C:2-2L D:5-2L A:1-0U B:3-1U C:6-3U
D:5-3L A:5-4R B:2-1D C:5-0R D:3-3L A:0-0R B:1-1D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 20, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 5-3 5-1 4-3 4-0 2-0"
deal.B = "6-5 4-4 4-1 3-3 3-0 2-1 0-0"
deal.C = "6-4 6-0 5-5 5-2 3-2 2-2 1-1"
deal.D = "6-6 6-2 5-4 5-0 4-2 3-1 1-0"
yard = ""
play = """
D:6-6 A:6-1U B:6-5L C:6-4R D:6-2D A:4-0R B:4-1U C:5-5L D:5-4L
A:2-0D B:4-4L C:6-0R D:4-2L A:4-3U B:3-3U C:3-2U D:5-0D A:6-3R
B:2-1L C:2-2U D:3-1L A:5-3L B:3-0R C:5-2L D:1-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-2 5-5 5-1 4-0 2-1"
deal.B = "6-6 5-2 3-3 3-2 2-2 1-0 0-0"
deal.C = "6-1 6-0 5-3 3-1 3-0 2-0 1-1"
deal.D = "6-4 5-4 5-0 4-4 4-3 4-2 4-1"
yard = ""
play = """
B:6-6 C:6-1L D:6-4R A:6-5U B:pass C:6-0D D:4-1L A:5-1U B:1-0U
C:3-0U D:5-4L A:5-5L B:5-2L C:5-3U D:4-2L A:4-0L B:0-0L C:2-0L
D:4-4R A:2-1L B:pass C:1-1L D:4-3R A:6-3R B:pass C:3-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 28, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 4-2 4-0 3-3 1-1 0-0"
deal.B = "6-5 5-5 5-1 4-4 3-2 3-1 2-1"
deal.C = "6-4 6-3 6-0 5-0 3-0 2-0 1-0"
deal.D = "6-2 5-4 5-3 5-2 4-3 4-1 2-2"
yard = ""
play = """
A:6-6 B:6-5L C:6-4R D:6-2U A:6-1D B:5-5L C:5-0L D:5-4R A:1-1D
B:5-1R C:2-0U D:4-1R A:4-0R B:3-1D C:6-3D D:pass A:0-0L B:pass
C:6-0L D:pass A:pass B:pass C:1-0R D:pass A:pass B:2-1R C:3-0U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 51, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-14"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 4, C = 3, D = 2 }
score = { A = 106, B = 47, C = 51, D = 97 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-14"
commitment = "4899d103d81fcec2b071f750a42bbac86802b9b05ab7ce436c71665dfb2bb157"
secret = "f2198f186cb9c5c4749f4ec27e4729f8e0c3e52448909fee907c69db5afbc2c5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 4-3 4-0 2-0 1-1 1-0"
deal.B = "6-6 5-3 5-2 4-4 4-1 3-3 3-2"
deal.C = "6-4 6-1 5-4 5-1 4-2 3-0 2-1"
deal.D = "6-5 6-3 5-5 5-0 3-1 2-2 0-0"
yard = ""
play = """
B:6-6 C:6-4L D:6-3R A:6-2U B:pass C:6-1D D:3-1R A:4-3L B:3-2U
C:3-0L D:5-0L A:1-1R B:5-3L C:5-1R D:6-5R A:6-0R B:3-3L C:2-1D
D:0-0R A:4-0R B:4-4R C:5-4R D:5-5R A:2-0D B:5-2R C:4-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 10, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-3 5-2 4-4 2-2 2-1 1-0"
deal.B = "6-3 6-2 5-5 5-0 4-3 4-1 3-1"
deal.C = "6-1 6-0 5-1 4-2 3-3 3-2 3-0"
deal.D = "6-6 6-5 5-4 4-0 2-0 1-1 0-0"
yard = ""
play = """
D:6-6 A:6-4L B:6-3R C:6-1U D:6-5D A:4-4L B:5-5D C:4-2L D:1-1U
A:5-3R B:6-2L C:6-0L D:4-0L A:5-2R B:4-1U C:3-2R D:5-4D A:pass
B:4-3R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 30 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 5-4 5-0 4-2 3-2 1-1"
deal.B = "6-3 5-5 4-3 4-1 4-0 3-0 1-0"
deal.C = "6-1 5-2 3-1 2-2 2-1 2-0 0-0"
deal.D = "6-6 6-4 6-2 5-3 5-1 4-4 3-3"
yard = ""
play = """
D:6-6 A:6-5L B:6-3R C:6-1U D:6-2D A:5-4L B:4-3L C:3-1L D:3-3R
A:4-2D B:4-1D C:2-1L D:5-1U A:3-2L B:5-5U C:5-2U D:5-3R A:5-0R
B:3-0R C:2-2U D:pass A:1-1D B:1-0D C:2-0U D:pass A:6-0U
"""
end = "out"
winner = "A"
delta = { A = 22, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-5 5-0 4-3 4-2 4-1 3-3"
deal.B = "5-1 4-4 3-2 2-1 1-1 1-0 0-0"
deal.C = "6-5 6-2 6-1 5-4 3-1 3-0 2-0"
deal.D = "6-6 6-4 6-3 5-3 5-2 4-0 2-2"
yard = ""
play = """
D:6-6 A:6-0L B:pass C:6-5R D:6-3U A:pass B:pass C:6-2D D:5-3R
A:4-3R B:4-4R C:3-0L D:2-2D A:3-3L B:2-1D C:3-1L D:4-0R A:4-1L
B:1-0R C:5-4L D:5-2L A:4-2L B:1-1R C:6-1R D:6-4R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 28 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 5-5 5-4 5-3 5-0 3-2"
deal.B = "6-6 5-2 4-1 4-0 3-3 3-1 1-1"
deal.C = "6-2 6-0 5-1 3-0 2-2 2-1 0-0"
deal.D = "6-5 6-3 4-4 4-3 4-2 2-0 1-0"
yard = ""
play = """
B:6-6 C:6-2L D:6-3U A:6-4R B:pass C:6-0D D:1-0D A:5-4R B:5-2L
C:5-1L D:4-3U A:5-5R B:4-1U C:2-1L D:2-0L A:5-3R B:3-3R C:3-0L
D:pass A:6-1U B:1-1D C:pass D:6-5U A:3-2L B:3-1R C:2-2L D:4-2L
A:5-0U
"""
end = "out"
winner = "A"
delta = { A = 12, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-2 5-1 4-3 3-2 2-1 0-0"
deal.B = "6-6 6-4 5-4 4-2 3-1 2-2 1-1"
deal.C = "6-2 6-1 6-0 5-0 4-0 3-0 1-0"
deal.D = "6-5 5-5 5-3 4-4 4-1 3-3 2-0"
yard = ""
play = """
B:6-6 C:6-2L D:6-5U A:6-3R B:6-4D C:3-0R D:5-3U A:5-2L B:5-4L
C:4-0L D:4-4D A:4-3U B:4-2U C:6-0L D:2-0U A:0-0R B:pass C:6-1L
D:4-1L A:pass B:pass C:5-0R D:5-5R A:5-1R B:1-1R C:1-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 22, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-3 5-1 5-0 3-3 3-1 3-0 2-1"
deal.B = "6-5 6-4 5-4 4-2 4-1 4-0 2-0"
deal.C = "6-6 6-1 6-0 5-2 2-2 1-1 1-0"
deal.D = "6-3 6-2 5-5 4-4 4-3 3-2 0-0"
yard = ""
play = """
C:6-6 D:6-3U A:pass B:6-5L C:6-1R D:6-2D A:5-3L B:4-1R C:5-2D
D:5-5D A:3-3L B:5-4D C:pass D:4-4R A:3-1L B:6-4R C:1-1L D:3-2U
A:5-1L B:4-2U C:6-0R D:0-0R A:5-0L B:4-0L C:1-0R D:4-3L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 4-0 3-2 3-1 2-2 1-1"
deal.B = "6-3 6-1 5-3 5-0 4-4 3-3 3-0"
deal.C = "6-4 6-2 5-5 5-2 5-1 4-2 2-0"
deal.D = "6-5 6-0 4-3 4-1 2-1 1-0 0-0"
yard = ""
play = """
A:6-6 B:6-3L C:6-4R D:6-0U A:pass B:6-1D C:4-2R D:1-0D A:3-2L
B:3-0U C:6-2L D:0-0D A:2-2R B:3-3U C:5-2R D:6-5R A:3-1U B:5-0D
C:5-1U D:pass A:5-4U B:4-4U C:5-5D D:4-1U A:1-1U B:5-3D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 16, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-3 4-0 2-2 1-1 1-0"
deal.B = "6-6 6-5 6-4 4-3 4-1 3-1 2-1"
deal.C = "6-1 5-2 4-4 4-2 3-0 2-0 0-0"
deal.D = "6-3 6-2 5-4 5-1 5-0 3-3 3-2"
yard = ""
play = """
B:6-6 C:6-1L D:6-3R A:6-0U B:6-5D C:3-0R D:5-0D A:4-0R B:6-4R
C:2-0U D:6-2U A:1-1L B:4-1L C:4-4L D:5-4L A:5-5L B:pass C:5-2L
D:3-2L A:5-3L B:pass C:0-0D D:5-1L A:1-0L
"""
end = "blocked"
winner = "A"
delta = { A = 22, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-0 5-3 5-1 4-3 3-1 2-0"
deal.B = "6-5 6-1 5-5 4-0 3-3 3-0 1-0"
deal.C = "6-3 5-4 5-2 5-0 4-2 2-2 2-1"
deal.D = "6-6 6-2 4-4 4-1 3-2 1-1 0-0"
yard = ""
play = """
D:6-6 A:6-4L B:6-5R C:6-3U D:6-2D A:5-3R B:3-3R C:5-4L D:3-2D
A:4-3R B:5-5L C:5-2L D:4-1R A:5-1R B:3-0U C:4-2L D:0-0U A:6-0U
B:4-0L C:5-0L D:pass A:3-1D B:6-1D
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 18, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 6-3 5-0 4-2 2-1"
deal.B = "5-5 5-4 4-4 4-0 3-1 2-2 1-1"
deal.C = "6-1 5-1 4-3 3-3 3-2 3-0 0-0"
deal.D = "6-2 6-0 5-3 5-2 4-1 2-0 1-0"
yard = ""
play = """
A:6-6 B:pass C:6-1L D:6-2U A:6-5R B:pass C:pass D:6-0D A:4-2U
B:5-5R C:5-1L D:5-2L A:6-4U B:4-0D C:3-2L D:5-3L A:6-3U B:4-4D
C:4-3U D:4-1D A:5-0L B:5-4R C:3-0L D:1-0D A:pass B:3-1L C:0-0D
D:2-0D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 5-4 5-3 4-3 4-2 3-1"
deal.B = "6-0 5-5 4-1 4-0 3-2 2-0 1-1"
deal.C = "6-6 6-3 3-3 3-0 2-2 2-1 0-0"
deal.D = "6-4 6-2 5-2 5-1 5-0 4-4 1-0"
yard = ""
play = """
C:6-6 D:6-2U A:6-5L B:6-0R C:6-3D D:5-1L A:5-3D B:5-5D C:2-1L
D:5-0D A:4-2L B:4-0L C:3-0L D:5-2U A:5-4U B:4-1U C:3-3L D:1-0R
A:4-3L B:1-1R C:0-0D D:4-4L A:6-1R B:2-0D C:2-2D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 19, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 6-0 5-4 5-3 5-1 4-3"
deal.B = "6-5 5-0 4-4 4-1 4-0 3-0 0-0"
deal.C = "6-3 5-5 5-2 3-2 3-1 2-1 2-0"
deal.D = "6-6 6-2 4-2 3-3 2-2 1-1 1-0"
yard = ""
play = """
D:6-6 A:6-4L B:6-5R C:6-3U D:6-2D A:5-4L B:3-0U C:5-5L D:4-2D
A:5-3L B:4-4D C:3-2L D:1-0U A:6-1U B:5-0R C:5-2L D:pass A:4-3D
B:4-0R C:3-1D D:1-1D A:5-1L B:4-1L C:2-1D D:2-2D A:6-0U
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-3 5-2 4-2 3-1 0-0"
deal.B = "6-5 4-4 4-1 3-2 3-0 2-1 1-0"
deal.C = "6-3 6-2 5-5 5-1 3-3 2-2 1-1"
deal.D = "6-4 6-1 5-4 5-0 4-3 4-0 2-0"
yard = ""
play = """
A:6-6 B:6-5L C:6-3R D:6-1U A:6-0D B:3-0D C:5-5L D:4-3R A:5-3L
B:4-1R C:3-3L D:pass A:3-1L B:3-2D C:5-1L D:2-0D A:5-2L B:2-1L
C:1-1L D:4-0D A:4-2D B:1-0L C:6-2D D:6-4D A:0-0L
"""
end = "out"
winner = "A"
delta = { A = 26, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 5-2 5-1 3-0 2-0 0-0"
deal.B = "6-1 5-5 4-3 4-1 3-3 3-1 1-0"
deal.C = "6-6 6-5 6-3 5-0 4-4 3-2 2-1"
deal.D = "6-0 5-4 5-3 4-2 4-0 2-2 1-1"
yard = ""
play = """
C:6-6 D:6-0U A:6-4L B:6-1R C:6-5D D:4-2L A:6-2L B:5-5D C:6-3L
D:5-4D A:5-1R B:3-3L C:3-2L D:4-0U A:5-2L B:4-3U C:5-0L D:5-3U
A:3-0L B:4-1D C:2-1D D:2-2D A:2-0D B:1-0D C:pass D:1-1D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 12 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-1 5-2 5-0 3-2 2-2"
deal.B = "6-2 6-0 4-4 3-3 3-0 2-0 0-0"
deal.C = "6-6 6-3 5-3 4-3 4-1 1-1 1-0"
deal.D = "5-5 5-4 5-1 4-2 4-0 3-1 2-1"
yard = ""
play = """
C:6-6 D:pass A:6-5L B:6-2R C:6-3U D:pass A:6-4D B:4-4D C:5-3L
D:5-4D A:5-2R B:3-3L C:4-3L D:4-0L A:5-0L B:3-0U C:1-0U D:5-5L
A:6-1U B:6-0U C:pass D:5-1L A:pass B:0-0U C:4-1L D:4-2L A:3-2L
B:2-0U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 13, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-1 4-4 4-3 3-2 2-2 2-1"
deal.B = "6-5 6-2 6-0 5-5 5-2 5-0 3-3"
deal.C = "6-3 5-3 4-2 3-1 3-0 2-0 1-1"
deal.D = "6-6 6-4 5-4 4-1 4-0 1-0 0-0"
yard = ""
play = """
D:6-6 A:6-1L B:6-5R C:6-3U D:6-4D A:4-4D B:5-5R C:3-1L D:5-4D
A:4-3L B:3-3U C:4-2L D:pass A:5-1R B:6-2L C:1-1R D:1-0R A:3-2U
B:6-0R C:2-0U D:4-0U A:pass B:5-2D C:pass D:4-1U A:2-2D B:pass
C:pass D:pass A:2-1U
"""
end = "out"
winner = "A"
delta = { A = 16, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-15"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 4, D = 3 }
score = { A = 111, B = 92, C = 0, D = 68 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-15"
commitment = "3224143ad8381ca7fdac07d36bb25b937a91814c2fe4ba286eb5a285da051a1a"
secret = "91f62d6485e1dc13fe19bdac2389efa32b8b734cd994d60132c4dfd9fcfe8e39"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 3-2 2-2 2-1 1-1 0-0"
deal.B = "6-6 6-4 6-2 5-3 4-2 2-0 1-0"
deal.C = "6-3 5-5 5-2 5-0 4-4 4-3 4-1"
deal.D = "6-0 5-4 5-1 4-0 3-3 3-1 3-0"
yard = ""
play = """
B:6-6 C:6-3U D:6-0L A:6-5R B:6-4D C:5-0R D:5-4D A:3-2U B:2-0L
C:5-2D D:4-0R A:2-2L B:6-2L C:4-4R D:pass A:6-1L B:1-0L C:4-1R
D:5-1R A:0-0L B:5-3R C:4-3R D:3-0L A:2-1U B:4-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 22, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-1 6-0 4-4 4-1 1-0"
deal.B = "6-6 5-2 5-1 4-3 3-2 3-0 2-0"
deal.C = "6-3 5-5 5-3 4-2 4-0 2-2 2-1"
deal.D = "6-4 5-4 5-0 3-3 3-1 1-1 0-0"
yard = ""
play = """
B:6-6 C:6-3U D:6-4L A:6-5R B:pass C:pass D:pass A:6-1D B:4-3L
C:5-5R D:5-4R A:4-4R B:3-2L C:4-2L D:3-3U A:4-1D B:3-0U C:4-0U
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 34 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-0 5-5 5-3 5-0 4-0 1-1"
deal.B = "6-1 5-4 5-2 4-3 3-1 2-0 1-0"
deal.C = "6-4 6-3 5-1 4-1 3-2 3-0 0-0"
deal.D = "6-6 6-5 4-4 4-2 3-3 2-2 2-1"
yard = ""
play = """
D:6-6 A:6-2L B:6-1R C:6-3U D:6-5D A:5-5D B:5-2L C:5-1L D:3-3U
A:5-3U B:3-1L C:3-0L D:2-1R A:6-0L B:2-0R C:0-0R D:pass A:5-0R
B:5-4R C:6-4L D:4-4L A:4-0L B:1-0L C:4-1R D:pass A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 22, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 6-0 5-3 4-1 3-1 3-0 2-1"
deal.B = "6-4 6-3 5-4 5-2 4-0 2-0 0-0"
deal.C = "6-5 5-5 5-1 4-4 4-3 4-2 2-2"
deal.D = "6-6 6-2 5-0 3-3 3-2 1-1 1-0"
yard = ""
play = """
D:6-6 A:6-1L B:6-4R C:6-5U D:6-2D A:4-1R B:5-4U C:5-1L D:5-0L
A:2-1D B:4-0L C:4-3L D:3-3L A:5-3L B:5-2L C:2-2L D:3-2L A:3-1R
B:6-3L C:4-4U D:1-1D A:6-0L B:2-0L C:4-2U D:1-0D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 13 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 6-0 5-3 3-3 3-2 2-0"
deal.B = "5-2 4-4 4-3 3-1 1-1 1-0 0-0"
deal.C = "6-3 6-2 5-4 4-1 4-0 2-2 2-1"
deal.D = "6-6 6-4 5-5 5-1 5-0 4-2 3-0"
yard = ""
play = """
D:6-6 A:6-5L B:pass C:6-2U D:6-4R A:6-1D B:5-2L C:4-1R D:4-2L
A:3-2U B:4-4L C:4-0L D:5-1R A:3-3U B:1-0L C:2-1L D:5-5R A:5-3U
B:3-1D C:2-2L D:5-0R A:6-0R B:4-3D C:5-4D D:pass A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 14, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-2 4-0 3-1 2-2 2-1 0-0"
deal.B = "6-6 6-3 5-1 5-0 4-1 3-0 2-0"
deal.C = "6-4 6-2 6-0 5-5 5-3 4-4 3-2"
deal.D = "6-1 5-4 4-3 4-2 3-3 1-1 1-0"
yard = ""
play = """
B:6-6 C:6-0L D:6-1R A:6-5U B:6-3D C:5-3D D:5-4U A:4-0U B:5-0L
C:5-5L D:1-1R A:0-0U B:5-1L C:pass D:1-0L A:5-2D B:3-0L C:3-2D
D:4-3L A:3-1D B:4-1L C:pass D:pass A:2-1L B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 42, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-2 5-0 4-3 4-1 3-2 2-0"
deal.B = "6-5 6-4 5-4 5-1 4-0 3-3 3-1"
deal.C = "6-6 5-5 5-3 4-4 4-2 3-0 2-1"
deal.D = "6-2 6-1 6-0 2-2 1-1 1-0 0-0"
yard = ""
play = """
C:6-6 D:6-2L A:6-3R B:6-5U C:pass D:6-1D A:5-2L B:5-4L C:3-0R
D:6-0R A:4-1D B:6-4L C:4-4D D:pass A:5-0U B:4-0U C:4-2U D:2-2U
A:2-0U B:pass C:pass D:1-0U A:4-3D B:5-1U C:5-3U D:pass A:3-2U
"""
end = "out"
winner = "A"
delta = { A = 25, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-2 3-0 2-2 2-0 1-1 1-0"
deal.B = "6-2 6-0 5-5 4-4 4-0 3-3 0-0"
deal.C = "6-4 5-4 5-1 4-3 4-2 4-1 2-1"
deal.D = "6-6 6-5 6-1 5-3 5-0 3-2 3-1"
yard = ""
play = """
D:6-6 A:6-3L B:6-2R C:6-4U D:6-5D A:5-2D B:3-3L C:4-2R D:5-3L
A:2-2D B:5-5L C:5-1L D:6-1L A:2-0D B:6-0L C:4-3R D:5-0L A:3-0R
B:4-0R C:4-1R D:3-1R A:1-0D B:4-4U C:5-4L D:3-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-3 3-3 3-1 2-2 1-1"
deal.B = "6-1 6-0 4-4 4-2 4-0 2-1 1-0"
deal.C = "6-4 5-5 5-4 5-2 5-1 5-0 2-0"
deal.D = "6-5 6-2 4-3 4-1 3-2 3-0 0-0"
yard = ""
play = """
A:6-6 B:6-1L C:6-4R D:6-5U A:6-3D B:2-1L C:2-0L D:4-3R A:5-3U
B:6-0L C:pass D:6-2L A:3-3R B:4-2L C:5-4L D:3-2R A:2-2R B:pass
C:5-1L D:4-1L A:3-1U B:4-4L C:5-2R D:3-0D A:1-1U
"""
end = "out"
winner = "A"
delta = { A = 20, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-1 4-4 4-0 2-1 0-0"
deal.B = "6-0 5-5 5-4 5-1 3-1 2-2 1-1"
deal.C = "6-2 5-3 5-2 4-2 3-2 3-0 1-0"
deal.D = "6-5 6-3 5-0 4-3 4-1 3-3 2-0"
yard = ""
play = """
A:6-6 B:6-0L C:6-2R D:6-5U A:6-4D B:2-2R C:1-0L D:4-3D A:6-1L
B:5-5U C:5-3U D:6-3L A:2-1R B:3-1L C:3-2U D:3-3D A:pass B:5-1L
C:4-2U D:5-0L A:4-4U B:1-1R C:3-0L D:4-1R A:4-0R B:5-4U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 9, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-4 4-4 3-1 1-1 1-0"
deal.B = "6-5 6-1 5-2 5-1 3-3 2-0 0-0"
deal.C = "5-5 5-0 4-3 4-0 3-2 3-0 2-1"
deal.D = "6-4 6-3 6-2 5-3 4-2 4-1 2-2"
yard = ""
play = """
A:6-6 B:6-5L C:pass D:6-4R A:6-0U B:6-1D C:2-1D D:5-3L A:4-4R
B:3-3L C:4-3L D:6-2D A:1-0U B:5-1U C:4-0R D:6-3D A:5-4L B:5-2L
C:3-2L D:pass A:3-1L B:2-0R C:5-5U D:4-2R A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 17, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 6-0 3-1 2-1 1-0"
deal.B = "6-4 6-1 5-4 4-1 3-3 3-0 2-0"
deal.C = "6-3 5-5 5-1 5-0 4-2 3-2 1-1"
deal.D = "5-3 5-2 4-4 4-3 4-0 2-2 0-0"
yard = ""
play = """
A:6-6 B:6-4L C:6-3U D:pass A:6-5R B:6-1D C:4-2L D:5-3R A:6-2L
B:3-3R C:5-1D D:4-3R A:3-1U B:5-4R C:5-0R D:5-2D A:6-0R B:4-1U
C:3-2D D:4-4U A:pass B:3-0D C:pass D:4-0U A:1-0U B:2-0D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 19, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 6-1 5-4 5-3 5-1 3-3"
deal.B = "6-5 5-5 4-0 3-2 3-1 2-2 2-1"
deal.C = "6-6 6-0 4-1 3-0 2-0 1-1 0-0"
deal.D = "6-3 5-2 5-0 4-4 4-3 4-2 1-0"
yard = ""
play = """
C:6-6 D:6-3L A:6-4R B:6-5U C:6-0D D:4-4R A:5-4R B:3-2L C:0-0D
D:5-2L A:5-3L B:3-1L C:3-0D D:4-3D A:6-1L B:5-5R C:4-1D D:5-0R
A:5-1D B:4-0R C:pass D:4-2R A:6-2R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 16 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 5-3 5-1 5-0 3-3 2-2"
deal.B = "6-4 6-1 6-0 4-4 4-2 3-2 2-0"
deal.C = "6-2 5-4 4-1 2-1 1-1 1-0 0-0"
deal.D = "6-6 5-5 5-2 4-3 4-0 3-1 3-0"
yard = ""
play = """
D:6-6 A:6-5L B:6-4R C:6-2U D:pass A:6-3D B:4-4R C:2-1U D:5-5L
A:5-1U B:4-2R C:5-4U D:5-2L A:5-3D B:3-2L C:4-1U D:4-3L A:2-2R
B:2-0R C:1-0U D:4-0L A:5-0L B:6-0R C:0-0U D:3-0U A:3-3U
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-16"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 2, C = 3, D = 1 }
score = { A = 42, B = 98, C = 69, D = 108 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-16"
commitment = "2b82b32e48a888d98793e72eb37b982d5505fef03b8c06a35e68b39fb88a5554"
secret = "aca1cc72ccf031cbc748a8343eead72c32de86a97622676d31e35422ed457555"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-3 5-0 2-2 2-0 1-1"
deal.B = "6-1 5-5 5-4 4-4 4-0 3-2 3-0"
deal.C = "6-4 6-2 5-2 4-3 3-1 2-1 0-0"
deal.D = "6-5 6-3 5-1 4-2 4-1 3-3 1-0"
yard = ""
play = """
A:6-6 B:6-1L C:6-4R D:6-5U A:6-0D B:5-4U C:4-3R D:3-3R A:1-1L
B:4-0U C:3-1L D:6-3L A:5-3R B:5-5R C:6-2L D:4-2L A:5-0R B:3-0R
C:0-0U D:4-1L A:2-0U B:3-2R C:5-2R D:5-1L A:2-2U
"""
end = "out"
winner = "A"
delta = { A = 12, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-4 5-0 3-0 2-0 1-0"
deal.B = "6-6 6-0 5-2 4-3 4-1 3-3 2-1"
deal.C = "6-5 6-2 5-5 5-1 4-0 2-2 1-1"
deal.D = "6-1 5-3 4-4 4-2 3-2 3-1 0-0"
yard = ""
play = """
B:6-6 C:6-5L D:6-1R A:6-4U B:6-0D C:5-5L D:4-4U A:5-4L B:4-1R
C:4-0L D:0-0L A:5-0L B:4-3R C:5-1L D:3-1L A:6-3L B:3-3R C:6-2L
D:4-2L A:3-0R B:pass C:pass D:pass A:2-0R B:2-1R C:1-1R D:pass
A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 24, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 5-4 5-3 5-2 5-0 4-3"
deal.B = "6-6 6-3 6-0 5-1 4-2 3-0 2-2"
deal.C = "6-5 6-2 4-4 4-0 2-1 1-1 0-0"
deal.D = "6-4 4-1 3-3 3-2 3-1 2-0 1-0"
yard = ""
play = """
B:6-6 C:6-5L D:6-4R A:6-1U B:6-0D C:4-4R D:3-1U A:5-5L B:6-3U
C:6-2U D:3-2U A:5-4L B:3-0D C:4-0L D:3-3U A:5-0L B:5-1L C:2-1L
D:2-0L A:4-3R B:pass C:0-0L D:1-0L A:5-3R B:pass C:1-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 22, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-2 5-0 4-4 4-2 3-0 1-1"
deal.B = "6-6 6-4 6-3 6-2 6-0 4-1 3-3"
deal.C = "5-4 4-0 2-2 2-1 2-0 1-0 0-0"
deal.D = "6-5 5-5 5-3 5-1 4-3 3-2 3-1"
yard = ""
play = """
B:6-6 C:pass D:6-5L A:6-1R B:6-2U C:pass D:pass A:pass B:6-3D
C:5-4L D:4-3L A:3-0L B:6-0L C:2-2U D:3-2U A:1-1R B:3-3U C:2-1R
D:5-3U A:5-2R B:6-4L C:4-0L D:5-5R A:5-0L B:pass C:pass D:5-1L
A:pass B:4-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 21, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-5 5-3 4-1 4-0 2-0"
deal.B = "6-4 6-0 5-2 4-3 4-2 3-1 2-1"
deal.C = "6-6 6-3 6-1 5-4 3-2 2-2 1-1"
deal.D = "5-1 5-0 4-4 3-3 3-0 1-0 0-0"
yard = ""
play = """
C:6-6 D:pass A:6-5L B:6-0U C:6-3R D:pass A:6-2D B:4-2D C:5-4L
D:4-4L A:4-1L B:4-3R C:6-1L D:0-0U A:4-0R B:6-4L C:pass D:5-0R
A:5-5R B:5-2R C:3-2R D:3-0R A:2-0R B:2-1R C:1-1R D:1-0R
"""
end = "blocked"
delta = { A = 0, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-0 4-0 3-1 2-0 0-0"
deal.B = "6-6 5-3 4-4 4-2 3-0 2-2 1-0"
deal.C = "6-1 5-4 5-2 5-1 4-3 4-1 3-2"
deal.D = "6-5 6-4 6-0 5-5 3-3 2-1 1-1"
yard = ""
play = """
B:6-6 C:6-1L D:6-5R A:6-3U B:pass C:pass D:6-4D A:3-1L B:5-3R
C:5-4D D:5-5D A:5-0D B:1-0D C:4-3L D:3-3R A:4-0L B:3-0R C:5-1D
D:6-0L A:6-2L B:4-2L C:5-2D D:2-1D A:2-0R B:2-2R C:4-1L D:1-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 13 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-0 5-3 3-1 2-1 1-1"
deal.B = "6-2 6-1 5-1 5-0 4-4 4-3 4-1"
deal.C = "5-4 5-2 3-3 3-0 2-0 1-0 0-0"
deal.D = "6-5 6-4 5-5 4-2 4-0 3-2 2-2"
yard = ""
play = """
A:6-6 B:6-1L C:pass D:6-5R A:6-3U B:6-2D C:5-4R D:3-2U A:3-1L
B:4-1R C:5-2U D:5-5U A:5-3L B:5-0U C:3-0U D:2-2D A:2-1R B:5-1L
C:3-3U D:4-2R A:1-1L B:4-3U C:2-0D D:4-0D A:pass B:4-4R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 17, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-4 5-3 4-4 4-3 4-2"
deal.B = "6-1 5-1 5-0 4-1 3-0 2-0 1-1"
deal.C = "6-4 6-3 3-3 3-2 2-2 1-0 0-0"
deal.D = "6-5 6-2 5-5 5-2 4-0 3-1 2-1"
yard = ""
play = """
A:6-6 B:6-1L C:6-4R D:6-5U A:6-0D B:5-1U C:1-0L D:4-0R A:pass
B:3-0L C:6-3L D:6-2L A:4-2L B:2-0R C:3-2R D:3-1R A:5-4L B:4-1R
C:0-0D D:5-5L A:5-3L B:1-1U C:3-3L D:2-1U A:4-3L B:5-0D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 19, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-1 4-2 3-3 3-2 1-1 0-0"
deal.B = "6-6 6-0 5-0 4-3 4-0 3-0 2-0"
deal.C = "6-3 6-1 5-5 5-3 5-2 2-1 1-0"
deal.D = "6-4 6-2 5-4 4-4 4-1 3-1 2-2"
yard = ""
play = """
B:6-6 C:6-3L D:6-4R A:6-5U B:6-0D C:5-5U D:4-4R A:3-3L B:3-0D
C:5-3L D:5-4R A:5-1L B:5-0R C:6-1L D:3-1D A:0-0R B:4-0R C:5-2U
D:6-2U A:4-2R B:2-0R C:2-1D D:2-2D A:3-2D B:4-3D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-4 4-2 4-0 3-1 2-0 0-0"
deal.B = "6-0 5-3 5-1 4-4 2-2 2-1 1-1"
deal.C = "6-6 6-4 6-1 5-0 4-3 3-3 1-0"
deal.D = "6-3 6-2 5-5 5-2 4-1 3-2 3-0"
yard = ""
play = """
C:6-6 D:6-3L A:6-5R B:6-0U C:6-4D D:5-5R A:3-1L B:5-1L C:4-3D
D:3-0U A:5-4L B:5-3U C:3-3D D:4-1L A:pass B:1-1L C:6-1L D:6-2L
A:4-2L B:4-4L C:5-0R D:5-2U A:4-0L B:2-1U C:1-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 11, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-3 5-0 3-3 1-0 0-0"
deal.B = "6-4 6-2 6-1 5-4 5-2 4-4 3-0"
deal.C = "5-5 4-3 4-2 4-1 3-2 2-1 1-1"
deal.D = "6-3 6-0 5-1 4-0 3-1 2-2 2-0"
yard = ""
play = """
A:6-6 B:6-4U C:pass D:6-3L A:6-5R B:6-1D C:5-5R D:5-1D A:5-3L
B:4-4U C:4-3U D:3-1U A:5-0L B:5-2R C:4-2R D:6-0L A:1-0U B:5-4D
C:4-1R D:4-0U A:pass B:6-2L C:3-2L D:pass A:3-3L B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 11, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 5-1 4-4 3-2 2-2 1-0"
deal.B = "6-5 6-3 5-2 4-1 4-0 3-0 0-0"
deal.C = "6-4 6-1 5-5 5-0 4-2 2-0 1-1"
deal.D = "6-2 6-0 5-4 4-3 3-3 3-1 2-1"
yard = ""
play = """
A:6-6 B:6-3L C:6-4R D:6-2U A:pass B:6-5D C:5-5D D:5-4R A:5-3L
B:5-2D C:4-2U D:4-3U A:5-1L B:3-0U C:6-1L D:6-0U A:3-2D B:pass
C:5-0R D:3-3D A:1-0R B:4-1R C:pass D:3-1D A:4-4R B:4-0R C:1-1D
D:2-1D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-1 4-2 4-1 4-0 3-0"
deal.B = "5-5 5-4 5-2 4-4 4-3 3-3 0-0"
deal.C = "6-6 6-4 6-2 5-3 3-1 2-2 1-1"
deal.D = "6-0 5-1 5-0 3-2 2-1 2-0 1-0"
yard = ""
play = """
C:6-6 D:6-0L A:6-5R B:pass C:6-4U D:pass A:6-3D B:5-4U C:5-3R
D:5-0U A:4-0L B:3-3R C:3-1R D:5-1R A:4-2L B:0-0U C:6-2L D:3-2D
A:6-1L B:5-5R C:2-2D D:2-1L A:3-0U B:5-2R C:pass D:2-0L A:pass
B:4-3U C:pass D:1-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 15 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-1 5-0 4-4 4-3 3-3 3-0"
deal.B = "6-6 6-4 6-3 4-2 4-1 3-1 2-1"
deal.C = "6-5 6-2 6-0 5-3 4-0 2-2 0-0"
deal.D = "6-1 5-5 5-4 3-2 2-0 1-1 1-0"
yard = ""
play = """
B:6-6 C:6-5L D:6-1R A:pass B:6-3U C:6-2D D:5-5L A:5-2L B:2-1R
C:5-3U D:5-4U A:4-4U B:4-1U C:2-2L D:1-1U A:5-1U B:4-2R C:4-0R
D:2-0R A:5-0U B:pass C:6-0U D:3-2L A:4-3L B:6-4U
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 14, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-0 4-4 4-2 4-0 3-3 3-0"
deal.B = "6-5 6-3 6-2 6-0 5-3 5-2 0-0"
deal.C = "6-6 6-1 4-1 2-2 2-0 1-1 1-0"
deal.D = "6-4 5-5 5-1 4-3 3-2 3-1 2-1"
yard = ""
play = """
C:6-6 D:6-4L A:pass B:6-3U C:6-1R D:pass A:pass B:6-0D C:4-1L
D:3-1U A:5-0D B:5-3D C:1-1L D:5-1L A:5-4L B:pass C:1-0R D:4-3L
A:3-3L B:0-0R C:2-0R D:3-2R A:3-0L B:pass C:pass D:2-1U A:4-0L
B:5-2U C:pass D:5-5U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 37 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 5-1 3-3 3-1 2-2 2-0"
deal.B = "6-3 6-1 5-5 5-3 4-4 4-3 1-0"
deal.C = "6-4 6-2 5-2 5-0 4-2 4-1 3-2"
deal.D = "6-6 5-4 4-0 3-0 2-1 1-1 0-0"
yard = ""
play = """
D:6-6 A:6-5L B:6-1U C:6-4R D:pass A:6-0D B:4-3R C:5-2L D:2-1L
A:5-1L B:1-0U C:5-0L D:3-0R A:2-0L B:pass C:6-2L D:0-0R A:pass
B:6-3L C:3-2L D:4-0R A:2-2L B:4-4R C:4-2L D:5-4L A:pass B:5-3L
C:4-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 22, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-3 4-2 4-0 3-3 3-2 3-0 2-1"
deal.B = "6-6 6-3 6-0 5-2 5-1 2-2 1-0"
deal.C = "6-5 6-4 6-1 5-4 4-4 4-1 0-0"
deal.D = "6-2 5-5 5-0 4-3 3-1 2-0 1-1"
yard = ""
play = """
B:6-6 C:6-5L D:6-2R A:pass B:6-3U C:6-4D D:5-5L A:5-3L B:2-2R
C:5-4D D:4-3L A:4-2L B:5-1D C:6-1D D:3-1U A:3-2L B:1-0U C:0-0U
D:2-0R A:3-3L B:6-0U C:pass D:5-0R A:3-0L B:5-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 22, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-1 4-4 4-2 3-2 3-0"
deal.B = "6-6 5-3 5-1 3-3 3-1 2-2 1-0"
deal.C = "6-4 5-5 5-4 5-2 5-0 4-1 4-0"
deal.D = "6-2 6-0 4-3 2-1 2-0 1-1 0-0"
yard = ""
play = """
B:6-6 C:6-4L D:6-2R A:6-5U B:pass C:pass D:6-0D A:4-4L B:2-2R
C:5-5U D:2-0D A:4-2L B:5-3U C:5-2L D:4-3U A:3-2R B:5-1L C:5-4U
D:1-1L A:6-1L B:3-3R C:5-0U D:2-1D A:6-3L B:3-1D C:4-0U D:pass
A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-2 3-2 3-1 2-1 0-0"
deal.B = "6-4 6-2 5-3 5-1 4-4 3-0 1-1"
deal.C = "6-3 5-5 4-3 4-2 3-3 2-0 1-0"
deal.D = "6-5 6-0 5-4 5-0 4-1 4-0 2-2"
yard = ""
play = """
A:6-6 B:6-4U C:6-3L D:6-5R A:6-1D B:5-3R C:4-3L D:4-1D A:3-2R
B:6-2R C:4-2L D:2-2L A:5-2L B:5-1L C:1-0L D:6-0L A:pass B:4-4U
C:pass D:5-4U A:pass B:pass C:5-5U D:5-0U A:0-0U B:3-0U C:3-3U
D:4-0D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 11 }

[[match.hand]]
opener = "A"
deal.A = "6-6 4-0 3-0 2-2 2-1 2-0 1-1"
deal.B = "6-5 5-3 5-1 4-2 3-2 3-1 0-0"
deal.C = "6-4 6-2 6-0 5-0 4-4 4-1 1-0"
deal.D = "6-3 6-1 5-5 5-4 5-2 4-3 3-3"
yard = ""
play = """
A:6-6 B:6-5U C:6-4L D:6-3R A:pass B:pass C:6-2D D:5-5U A:4-0L
B:5-1U C:6-0L D:6-1U A:3-0R B:0-0R C:5-0R D:5-2D A:pass B:5-3R
C:pass D:3-3R A:pass B:3-1R C:4-1R D:4-3R A:pass B:3-2R C:pass
D:5-4D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 26 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-17"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 4, C = 1, D = 2 }
score = { A = 16, B = 11, C = 124, D = 32 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-17"
commitment = "2c6c729ebf8eb964e5a5df7fb90a1183f2914dca0bca3aa346d39e16be5ba8ad"
secret = "c62f76382c6b2decd01f9a0fb06c7c795942b03a00def89340e869035eac58fb"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-3 5-1 4-4 4-0 3-0"
deal.B = "6-3 6-2 5-5 5-0 3-1 2-2 0-0"
deal.C = "6-5 5-4 4-1 3-2 2-1 2-0 1-1"
deal.D = "6-4 6-0 5-2 4-3 4-2 3-3 1-0"
yard = ""
play = """
A:6-6 B:6-3L C:6-5R D:6-4U A:6-1D B:5-5R C:5-4U D:4-3L A:4-0L
B:5-0L C:1-1D D:5-2L A:5-3U B:6-2L C:3-2U D:6-0L A:3-0L B:2-2U
C:2-1U D:3-3L A:5-1D B:3-1L C:4-1L D:4-2L A:pass B:pass C:2-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 9, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 4-4 4-1 3-3 3-0 2-2 1-1"
deal.B = "6-5 6-4 6-1 5-1 5-0 3-1 2-0"
deal.C = "6-2 5-5 5-4 5-2 3-2 1-0 0-0"
deal.D = "6-6 6-0 5-3 4-3 4-2 4-0 2-1"
yard = ""
play = """
D:6-6 A:6-3L B:6-5R C:6-2U D:6-0D A:3-3L B:5-1R C:5-2U D:5-3L
A:1-1R B:6-1R C:5-5L D:4-0D A:4-1D B:6-4R C:5-4R D:2-1D A:2-2D
B:5-0L C:0-0L D:4-2D A:3-0L B:3-1L C:1-0L D:4-3D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-0 4-2 4-0 3-3 3-2 2-2"
deal.B = "6-6 6-4 5-5 4-3 3-1 1-1 1-0"
deal.C = "6-5 6-2 6-1 5-3 5-1 2-1 0-0"
deal.D = "6-0 5-4 5-2 4-4 4-1 3-0 2-0"
yard = ""
play = """
B:6-6 C:6-5L D:6-0R A:6-3U B:6-4D C:5-3U D:5-4L A:4-0L B:5-5U
C:5-1U D:3-0L A:4-2D B:4-3L C:6-2D D:4-4L A:5-0R B:3-1U C:6-1D
D:4-1L A:3-3U B:1-1L C:2-1L D:5-2L A:3-2U B:1-0D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-1 5-2 5-1 3-1 1-1"
deal.B = "6-4 5-5 5-4 4-0 2-1 2-0 0-0"
deal.C = "6-3 6-2 4-3 4-1 3-3 3-0 1-0"
deal.D = "6-0 5-3 5-0 4-4 4-2 3-2 2-2"
yard = ""
play = """
A:6-6 B:6-4L C:6-3R D:6-0U A:6-1D B:5-4L C:3-3R D:5-3L A:3-1L
B:4-0U C:4-3U D:3-2R A:1-1L B:2-1L C:6-2L D:4-2R A:6-5L B:5-5L
C:4-1R D:5-0L A:5-1R B:2-0L C:3-0U D:2-2L A:5-2R
"""
end = "out"
winner = "A"
delta = { A = 9, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 5-3 5-0 3-1 3-0 2-0"
deal.B = "6-4 5-5 4-4 4-2 3-2 2-2 1-0"
deal.C = "6-6 6-5 5-2 5-1 2-1 1-1 0-0"
deal.D = "6-2 6-1 5-4 4-3 4-1 4-0 3-3"
yard = ""
play = """
C:6-6 D:6-2L A:6-0R B:6-4U C:6-5D D:4-0R A:5-3D B:4-4R C:5-2L
D:5-4L A:6-3D B:4-2L C:2-1L D:6-1L A:pass B:pass C:pass D:4-3R
A:3-0R B:1-0R C:1-1R D:4-1R
"""
end = "blocked"
delta = { A = 0, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 5-2 5-1 3-3 3-0 0-0"
deal.B = "6-6 6-5 5-4 4-1 4-0 3-1 1-0"
deal.C = "6-3 6-1 5-5 5-0 4-4 4-2 1-1"
deal.D = "6-4 6-2 4-3 3-2 2-2 2-1 2-0"
yard = ""
play = """
B:6-6 C:6-3L D:6-4R A:6-0U B:6-5D C:5-5D D:4-3L A:5-1D B:5-4L
C:4-4R D:2-0U A:5-3L B:4-1R C:4-2U D:3-2L A:5-2L B:3-1R C:6-1D
D:6-2D A:3-3R B:4-0U C:5-0U D:2-2D A:3-0R B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-1 5-4 5-3 3-3 1-0"
deal.B = "6-6 6-5 5-2 5-0 4-0 2-2 2-1"
deal.C = "5-5 5-1 4-2 3-2 3-1 1-1 0-0"
deal.D = "6-2 6-0 4-4 4-3 4-1 3-0 2-0"
yard = ""
play = """
B:6-6 C:pass D:6-2L A:6-3U B:6-5R C:pass D:6-0D A:5-3U B:5-2L
C:5-5L D:3-0D A:5-4L B:5-0R C:4-2L D:2-0L A:3-3D B:4-0L C:5-1U
D:4-4L A:6-4L B:2-1U C:3-2U D:4-3U A:6-1L B:pass C:1-1L D:4-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-1 5-0 4-1 3-1 2-2 2-0"
deal.B = "6-1 5-5 4-3 3-0 2-1 1-1 0-0"
deal.C = "6-6 6-5 6-3 6-0 5-4 4-4 1-0"
deal.D = "6-4 5-3 5-2 4-2 4-0 3-3 3-2"
yard = ""
play = """
C:6-6 D:6-4L A:6-2R B:6-1U C:6-5D D:4-2L A:5-1U B:5-5U C:5-4U
D:5-2L A:4-1U B:2-1R C:1-0R D:5-3L A:3-1U B:4-3L C:4-4L D:4-0L
A:2-0L B:3-0R C:6-3R D:3-2L A:5-0D B:0-0D C:6-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 12, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 5-4 5-0 3-2 3-1 2-0"
deal.B = "6-4 6-1 5-1 4-2 3-0 2-2 1-1"
deal.C = "6-6 6-3 6-2 5-3 4-4 4-1 4-0"
deal.D = "5-5 5-2 4-3 3-3 2-1 1-0 0-0"
yard = ""
play = """
C:6-6 D:pass A:6-5U B:6-4L C:6-3R D:pass A:6-0D B:4-2L C:5-3R
D:5-2L A:5-4L B:5-1R C:4-4L D:4-3L A:3-1R B:3-0L C:4-0L D:3-3R
A:3-2R B:2-2R C:6-2R D:5-5U A:2-0D B:6-1R C:4-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 11, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-1 4-2 4-0 3-1 2-2 2-1"
deal.B = "6-5 6-3 6-1 5-5 5-3 4-4 1-0"
deal.C = "6-0 5-4 5-2 5-0 4-1 3-3 3-0"
deal.D = "6-6 6-2 4-3 3-2 2-0 1-1 0-0"
yard = ""
play = """
D:6-6 A:6-4U B:6-5L C:6-0R D:6-2D A:2-2D B:5-5L C:5-4L D:4-3L
A:4-0R B:6-3L C:5-2D D:pass A:4-2R B:4-4U C:5-0D D:3-2R A:3-1R
B:6-1L C:3-0D D:1-1L A:2-1R B:5-3D C:4-1L D:2-0R A:5-1D
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 5-4 5-1 4-4 2-1 2-0"
deal.B = "6-0 5-5 5-0 3-2 3-0 2-2 1-1"
deal.C = "6-3 4-2 4-1 4-0 3-3 1-0 0-0"
deal.D = "6-6 6-4 6-2 5-3 5-2 4-3 3-1"
yard = ""
play = """
D:6-6 A:6-5L B:6-0R C:6-3U D:6-4D A:5-4L B:5-0R C:3-3U D:4-3L
A:5-1R B:3-2L C:4-2L D:3-1R A:4-4L B:3-0R C:4-0R D:5-3U A:pass
B:5-5U C:4-1L D:5-2U A:6-1L B:2-2U C:pass D:6-2L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-2 5-1 5-0 4-2 3-2 1-0"
deal.B = "6-6 6-3 5-3 4-4 4-0 3-1 2-2"
deal.C = "6-5 6-4 6-1 6-0 3-3 3-0 2-1"
deal.D = "6-2 5-5 4-3 4-1 2-0 1-1 0-0"
yard = ""
play = """
B:6-6 C:6-5L D:6-2R A:pass B:6-3U C:6-4D D:5-5L A:5-2R B:4-4D
C:3-3U D:4-3U A:5-4L B:5-3R C:3-0R D:4-1L A:5-1L B:4-0R C:pass
D:pass A:5-0L B:pass C:6-0L D:pass A:4-2R B:2-2R C:2-1R D:1-1R
A:1-0R B:pass C:6-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 11, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 5-4 4-4 3-2 2-2 2-0"
deal.B = "5-3 5-2 5-1 5-0 4-1 2-1 1-0"
deal.C = "6-2 5-5 4-2 3-3 3-1 3-0 0-0"
deal.D = "6-6 6-5 6-1 6-0 4-3 4-0 1-1"
yard = ""
play = """
D:6-6 A:6-3L B:pass C:6-2R D:6-5U A:6-4D B:5-3L C:5-5L D:4-3D
A:3-2D B:5-2L C:4-2L D:4-0L A:2-0L B:5-1U C:3-1U D:pass A:2-2L
B:2-1L C:3-3U D:6-1L A:pass B:pass C:3-0U D:6-0L A:pass B:5-0L
C:0-0U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 25, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-0 4-1 3-3 3-2 2-0"
deal.B = "6-5 6-1 5-5 5-2 4-4 3-1 2-1"
deal.C = "6-0 5-4 5-3 4-0 3-0 1-1 1-0"
deal.D = "6-3 6-2 5-1 4-3 4-2 2-2 0-0"
yard = ""
play = """
A:6-6 B:6-5L C:6-0R D:6-3U A:6-4D B:5-5L C:5-4D D:5-1L A:5-0R
B:6-1L C:5-3U D:6-2L A:3-2L B:5-2R C:3-0L D:0-0L A:2-0R B:pass
C:1-0L D:pass A:4-1L B:4-4L C:4-0L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 28, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 5-5 4-4 3-3 3-1 3-0"
deal.B = "5-2 5-0 4-2 4-1 4-0 3-2 0-0"
deal.C = "6-1 5-4 5-3 5-1 2-2 2-1 2-0"
deal.D = "6-6 6-4 6-3 6-2 4-3 1-1 1-0"
yard = ""
play = """
D:6-6 A:6-5L B:pass C:6-1R D:6-4U A:6-0D B:5-2L C:5-4U D:6-2L
A:5-5U B:4-1R C:2-0D D:6-3L A:3-1L B:4-2R C:5-1L D:pass A:pass
B:5-0L C:2-2R D:1-0L A:pass B:3-2R C:5-3R D:1-1L A:pass B:pass
C:2-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 28, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-18"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 4, B = 1, C = 2, D = 3 }
score = { A = 11, B = 111, C = 49, D = 16 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-18"
commitment = "bd1d2f9d09d26cb4d444f647cacdac080eb319df4f17a6463b6b9ac051061999"
secret = "a0d042ca058a344722582f8eff834ddeb49a4300712fe3a803dcbbe142c09357"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-1 5-0 3-0 2-2 2-1"
deal.B = "6-2 6-0 4-2 4-0 3-1 1-1 1-0"
deal.C = "6-6 5-3 5-2 4-4 4-3 3-3 2-0"
deal.D = "6-3 6-1 5-5 5-4 4-1 3-2 0-0"
yard = ""
play = """
C:6-6 D:6-1L A:6-5R B:6-2U C:pass D:6-3D A:5-1L B:3-1D C:5-3L
D:5-4R A:6-4R B:4-2U C:4-3L D:4-1L A:2-1L B:1-1D C:5-2L D:5-5L
A:5-0L B:6-0L C:4-4U D:pass A:pass B:4-0U C:2-0U D:3-2U A:3-0U
B:1-0U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-4 5-3 4-4 4-2 1-0"
deal.B = "6-6 5-5 5-1 5-0 3-1 3-0 2-0"
deal.C = "6-2 6-1 5-2 4-3 3-3 2-2 2-1"
deal.D = "6-5 6-4 4-1 4-0 3-2 1-1 0-0"
yard = ""
play = """
B:6-6 C:6-2L D:6-5R A:6-3U B:pass C:6-1D D:3-2L A:5-4R B:5-1D
C:4-3L D:6-4L A:4-4R B:5-5D C:3-3U D:4-1R A:5-3U B:3-1R C:5-2U
D:pass A:6-0L B:5-0L C:2-2U D:pass A:4-2U B:3-0R C:pass D:0-0R
A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 5-1 4-4 4-1 4-0 2-2"
deal.B = "6-6 6-5 6-4 6-2 5-5 5-2 0-0"
deal.C = "6-1 6-0 5-0 4-3 4-2 2-0 1-1"
deal.D = "5-3 3-3 3-2 3-1 3-0 2-1 1-0"
yard = ""
play = """
B:6-6 C:6-1L D:pass A:6-3R B:6-5U C:6-0D D:5-3U A:5-1L B:5-5L
C:5-0L D:3-2R A:2-2R B:6-2R C:2-0L D:3-0U A:4-0U B:6-4U C:4-2L
D:1-0D A:5-4L B:5-2L C:1-1D D:2-1D
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 30, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-4 5-0 3-0 2-2 1-1 1-0"
deal.B = "6-4 6-1 6-0 5-3 4-4 4-2 0-0"
deal.C = "6-6 6-5 6-3 5-5 5-2 3-1 2-1"
deal.D = "5-1 4-3 4-1 4-0 3-3 3-2 2-0"
yard = ""
play = """
C:6-6 D:pass A:6-2L B:6-4R C:6-5U D:pass A:pass B:6-0D C:5-2L
D:5-1L A:5-4R B:6-1L C:6-3L D:2-0D A:5-0R B:5-3L C:5-5L D:3-2D
A:3-0R B:pass C:3-1R D:4-1R A:pass B:4-4R C:pass D:4-3D A:pass
B:4-2R C:2-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 17, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 5-1 4-2 4-0 3-3 1-0"
deal.B = "6-6 6-3 4-3 3-2 3-1 2-1 0-0"
deal.C = "6-4 6-0 5-4 5-0 4-4 4-1 3-0"
deal.D = "6-2 6-1 5-3 5-2 2-2 2-0 1-1"
yard = ""
play = """
B:6-6 C:6-4L D:6-2U A:6-5R B:6-3D C:5-4L D:5-2L A:5-5R B:3-2D
C:5-0R D:2-0L A:4-2U B:4-3U C:6-0L D:6-1L A:3-3U B:3-1L C:3-0L
D:2-2D A:4-0L B:0-0R C:4-4L D:5-3U A:5-1U B:2-1U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-5 4-2 4-0 2-1 1-0"
deal.B = "6-5 6-1 5-4 5-3 5-0 4-3 2-0"
deal.C = "6-4 5-1 4-4 3-3 3-2 2-2 0-0"
deal.D = "6-6 6-0 5-2 4-1 3-1 3-0 1-1"
yard = ""
play = """
D:6-6 A:6-3L B:6-5R C:6-4U D:6-0D A:5-5R B:5-4U C:3-3L D:5-2R
A:6-2R B:5-0D C:3-2L D:pass A:4-2L B:4-3L C:5-1U D:3-1L A:2-1L
B:6-1U C:2-2L D:pass A:pass B:5-3D C:pass D:3-0D A:4-0D B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 16, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-1 4-4 4-3 4-0 3-2 1-0"
deal.B = "6-5 6-4 6-2 6-0 4-2 3-1 1-1"
deal.C = "6-6 6-1 5-3 5-0 4-1 2-0 0-0"
deal.D = "6-3 5-5 5-2 3-3 3-0 2-2 2-1"
yard = ""
play = """
C:6-6 D:6-3L A:pass B:6-5R C:6-1U D:pass A:pass B:6-4D C:5-3L
D:5-2L A:5-4R B:6-2L C:4-1R D:2-1R A:4-4D B:4-2R C:pass D:pass
A:4-3R B:3-1R C:pass D:pass A:5-1R B:1-1U C:5-0R D:3-0R A:3-2R
B:6-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 27, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 4-1 4-0 3-0 2-1 0-0"
deal.B = "6-6 5-3 5-1 4-2 3-1 2-2 1-1"
deal.C = "6-2 6-0 5-5 5-4 5-2 2-0 1-0"
deal.D = "6-3 6-1 5-0 4-4 4-3 3-3 3-2"
yard = ""
play = """
B:6-6 C:6-2L D:6-3U A:6-5R B:pass C:6-0D D:3-2U A:4-0D B:4-2D
C:5-2L D:5-0L A:3-0L B:5-3L C:5-5L D:pass A:2-1U B:5-1U C:5-4L
D:4-3L A:pass B:2-2D C:2-0D D:3-3L A:0-0D B:3-1L C:1-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 32, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 5-4 4-4 4-1 2-2 2-1"
deal.B = "5-3 5-0 4-2 4-0 2-0 1-1 0-0"
deal.C = "6-1 6-0 5-5 5-2 5-1 3-3 3-2"
deal.D = "6-6 6-5 6-2 4-3 3-1 3-0 1-0"
yard = ""
play = """
D:6-6 A:6-4L B:pass C:6-1R D:6-5U A:6-3D B:5-3D C:5-1R D:4-3L
A:5-4R B:4-0R C:3-3L D:3-0R A:pass B:5-0U C:3-2L D:1-0U A:4-1U
B:2-0L C:6-0L D:6-2L A:4-4U B:4-2L C:5-5D D:3-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 16 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-5 5-4 5-3 4-3 1-1"
deal.B = "6-5 6-4 6-1 6-0 5-0 4-1 3-1"
deal.C = "5-2 5-1 4-2 4-0 2-2 2-1 0-0"
deal.D = "6-6 4-4 3-3 3-2 3-0 2-0 1-0"
yard = ""
play = """
D:6-6 A:6-3L B:6-5R C:pass D:pass A:6-2U B:6-4D C:5-2R D:3-2R
A:5-4D B:5-0D C:4-2U D:1-0D A:5-3L B:6-1D C:5-1L D:3-0R A:4-3U
B:6-0R C:2-1L D:2-0L A:pass B:3-1U C:4-0L D:4-4L A:1-1U B:4-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 20, C = 0, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-19"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 3, C = 3, D = 1 }
score = { A = 38, B = 0, C = 0, D = 108 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-19"
commitment = "6f25aed81c4e134f713710465e85d09ca2a2343c4f2946b2b20162b5a6ecfa9a"
secret = "80e86b764e115bbe50b24201de53eba56bdab14c30f7fae060b304e82695e550"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 5-3 4-4 3-2 2-0 1-0"
deal.B = "6-5 5-5 5-2 4-3 3-0 2-1 1-1"
deal.C = "6-2 6-1 5-1 4-2 4-1 3-3 0-0"
deal.D = "6-6 6-4 5-4 5-0 4-0 3-1 2-2"
yard = ""
play = """
D:6-6 A:6-3L B:6-5R C:6-1U D:6-4D A:4-4D B:4-3L C:4-2D D:5-4L
A:1-0U B:5-5L C:6-2D D:5-0L A:5-3R B:3-0L C:0-0U D:3-1L A:6-0U
B:2-1L C:3-3R D:2-2L A:3-2L
"""
end = "blocked"
winner = "A"
delta = { A = 22, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-1 5-1 2-0 1-1 1-0"
deal.B = "6-0 5-5 5-3 5-2 5-0 4-3 4-0"
deal.C = "6-3 4-4 4-1 3-3 3-2 3-1 3-0"
deal.D = "6-6 6-2 5-4 4-2 2-2 2-1 0-0"
yard = ""
play = """
D:6-6 A:6-5L B:6-0R C:6-3U D:6-2D A:5-1L B:5-0R C:3-1U D:5-4R
A:6-4R B:5-2D C:4-1L D:4-2L A:6-1R B:5-5D C:3-2L D:2-1R A:1-1U
B:5-3L C:pass D:2-2R A:2-0R B:4-0R C:4-4R D:pass A:1-0U
"""
end = "out"
winner = "A"
delta = { A = 16, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 6-0 4-2 4-1 3-0 1-0"
deal.B = "6-2 5-1 4-3 4-0 2-1 2-0 1-1"
deal.C = "6-5 6-3 5-5 5-3 5-0 2-2 0-0"
deal.D = "6-4 5-4 5-2 4-4 3-3 3-2 3-1"
yard = ""
play = """
A:6-6 B:6-2L C:6-3R D:6-4U A:6-1D B:2-1L C:5-3R D:5-4R A:4-1L
B:4-3L C:pass D:4-4R A:3-0L B:4-0L C:pass D:3-1D A:4-2L B:2-0L
C:0-0L D:3-3D A:6-0L B:pass C:6-5L D:5-2L A:pass B:pass C:2-2L
D:3-2L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 24 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-5 5-3 5-1 4-4 4-3"
deal.B = "6-1 5-2 4-2 4-0 3-2 3-1 1-0"
deal.C = "6-6 6-3 6-0 5-4 3-3 3-0 2-1"
deal.D = "6-4 5-0 4-1 2-2 2-0 1-1 0-0"
yard = ""
play = """
C:6-6 D:6-4L A:6-5R B:6-1U C:6-3D D:4-1L A:5-5R B:3-1L C:2-1U
D:5-0R A:6-2U B:3-2L C:3-0D D:2-2L A:pass B:5-2L C:6-0R D:2-0D
A:5-3L B:4-2D C:3-3L D:pass A:4-3D
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 26 }

[[match.hand]]
opener = "D"
deal.A = "5-3 5-0 4-3 2-2 2-0 1-1 1-0"
deal.B = "6-2 5-5 5-4 4-4 4-2 2-1 0-0"
deal.C = "6-5 6-4 6-3 5-1 3-3 3-2 3-0"
deal.D = "6-6 6-1 6-0 5-2 4-1 4-0 3-1"
yard = ""
play = """
D:6-6 A:pass B:6-2L C:6-3U D:6-1R A:pass B:pass C:6-5D D:5-2L
A:5-3U B:5-5L C:5-1L D:4-1L A:4-3L B:2-1R C:3-2R D:3-1L A:1-1L
B:5-4U C:3-3R D:4-0U A:5-0U B:pass C:3-0R D:6-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 31 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 5-3 2-1 2-0 1-1 0-0"
deal.B = "6-6 6-0 5-1 5-0 4-4 3-3 1-0"
deal.C = "6-4 5-4 4-3 4-2 3-2 3-0 2-2"
deal.D = "6-5 6-2 6-1 5-2 4-1 4-0 3-1"
yard = ""
play = """
B:6-6 C:6-4U D:6-5L A:6-3R B:6-0D C:3-0D D:5-2L A:5-3R B:5-1R
C:4-3D D:6-2L A:1-1R B:1-0R C:4-2U D:6-1L A:2-1U B:5-0R C:5-4R
D:4-1L A:pass B:4-4L C:pass D:4-0L A:0-0L B:pass C:pass D:3-1U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 27 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-20"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 2, C = 1, D = 3 }
score = { A = 57, B = 86, C = 111, D = 79 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-20"
commitment = "fb37cfa1c16bca6d6d0ea2dcfc5824ea1862d1b345765c92cd3bde14d4c74bcf"
secret = "b55b78cfe89ec3d66e16a48e5b3cad02b099ba4981233b690233e9f46c22d1b3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-1 5-2 4-3 3-1 2-0"
deal.B = "6-2 5-3 4-1 4-0 3-3 2-1 0-0"
deal.C = "6-3 5-5 5-1 5-0 4-2 2-2 1-1"
deal.D = "6-4 6-0 5-4 4-4 3-2 3-0 1-0"
yard = ""
play = """
A:6-6 B:6-2U C:6-3L D:6-4R A:6-5D B:4-1R C:5-5D D:3-2U A:4-3L
B:3-3U C:4-2L D:5-4D A:5-2L B:5-3L C:5-1R D:4-4D A:3-1L B:2-1L
C:5-0R D:6-0R A:2-0L B:4-0D C:pass D:3-0L A:6-1R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 4-4 4-3 3-2 3-1 1-1 0-0"
deal.B = "6-3 4-2 4-0 3-0 2-1 2-0 1-0"
deal.C = "6-6 5-5 5-1 5-0 4-1 3-3 2-2"
deal.D = "6-5 6-4 6-2 6-1 6-0 5-3 5-2"
yard = ""
play = """
C:6-6 D:6-5L A:pass B:6-3R C:pass D:6-4U A:pass B:pass C:pass
D:6-2D A:5-4L B:4-2L C:3-3R D:5-3R A:3-2L B:4-0U C:5-5R D:6-0U
A:4-3L B:2-1D C:5-1R D:6-1R A:4-4L B:1-0D C:4-1L D:pass A:3-1L
B:3-0L C:5-0L D:5-2L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-1 5-4 5-0 4-0 3-0"
deal.B = "6-6 6-5 5-3 4-3 3-3 3-2 2-1"
deal.C = "6-4 6-0 5-5 5-2 5-1 1-0 0-0"
deal.D = "4-4 4-2 4-1 3-1 2-2 2-0 1-1"
yard = ""
play = """
B:6-6 C:6-4L D:pass A:6-3R B:6-5U C:6-0D D:4-4L A:5-4L B:3-3R
C:5-5L D:2-0D A:5-0L B:3-2R C:5-2R D:2-2D A:4-0L B:5-3R C:5-1U
D:4-1U A:3-0R B:4-3L C:1-0R D:4-2D A:6-1R B:pass C:pass D:3-1L
A:6-2R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-0 4-3 4-1 3-2 3-0"
deal.B = "6-1 5-5 5-3 5-1 5-0 3-1 0-0"
deal.C = "5-4 5-2 4-4 4-2 4-0 3-3 2-1"
deal.D = "6-6 6-3 6-2 2-2 2-0 1-1 1-0"
yard = ""
play = """
D:6-6 A:6-5L B:6-1R C:pass D:6-3U A:6-4D B:5-1R C:5-4L D:pass
A:4-3L B:5-0R C:4-4D D:2-0R A:3-2L B:5-3U C:5-2L D:2-2R A:4-1D
B:5-5L C:4-2R D:1-1D A:pass B:3-1D C:3-3D D:pass A:3-0D B:0-0D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 22, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-0 4-1 4-0 3-0 2-2 2-0"
deal.B = "6-6 6-3 6-1 5-3 4-4 3-3 0-0"
deal.C = "6-4 6-0 5-4 5-2 5-1 3-2 3-1"
deal.D = "6-5 6-2 4-3 4-2 2-1 1-1 1-0"
yard = ""
play = """
B:6-6 C:6-4L D:6-5R A:pass B:6-3U C:6-0D D:4-3U A:4-1L B:4-4U
C:5-4R D:1-0D A:4-0R B:6-1L C:5-1D D:6-2L A:2-2L B:5-3D C:5-2L
D:4-2U A:5-5L B:3-3D C:3-2U D:pass A:5-0L B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 14, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-4 4-4 4-2 4-1 3-2 3-1"
deal.B = "6-5 5-0 4-3 4-0 3-0 2-0 1-1"
deal.C = "6-3 6-1 5-2 5-1 3-3 2-2 2-1"
deal.D = "6-6 6-4 6-2 6-0 5-3 1-0 0-0"
yard = ""
play = """
D:6-6 A:pass B:6-5L C:6-3R D:6-4U A:pass B:pass C:6-1D D:5-3L
A:3-2L B:4-0U C:5-2L D:1-0D A:5-5L B:4-3R C:5-1L D:6-0U A:4-1L
B:5-0D C:pass D:6-2U A:5-4L B:2-0U C:pass D:0-0U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 36 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 6-3 5-1 4-1 3-0"
deal.B = "6-1 6-0 5-4 5-3 4-2 3-3 2-1"
deal.C = "6-2 5-0 4-4 3-2 2-2 2-0 1-1"
deal.D = "5-5 5-2 4-3 4-0 3-1 1-0 0-0"
yard = ""
play = """
A:6-6 B:6-0U C:6-2L D:pass A:6-5R B:6-1D C:3-2L D:5-5R A:6-3L
B:2-1D C:5-0R D:5-2D A:6-4L B:5-4D C:4-4L D:4-0L A:3-0L B:3-3L
C:2-0R D:4-3D A:pass B:5-3D C:2-2R D:0-0U A:5-1D B:4-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 12, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-4 4-3 4-0 1-1 1-0"
deal.B = "6-3 6-0 4-2 3-3 3-1 2-0 0-0"
deal.C = "6-6 6-2 5-3 4-1 3-2 2-2 2-1"
deal.D = "6-1 5-5 5-2 5-1 5-0 4-4 3-0"
yard = ""
play = """
C:6-6 D:6-1L A:6-5R B:6-3U C:6-2D D:5-5R A:1-1L B:2-0D C:5-3R
D:5-0D A:1-0L B:3-3R C:3-2R D:5-2R A:4-0L B:4-2L C:2-2L D:3-0U
A:5-4R B:0-0U C:4-1R D:5-1R A:pass B:6-0U C:2-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 29, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-1 4-4 4-2 4-0 3-3 3-2"
deal.B = "6-5 6-4 6-3 5-3 3-1 3-0 1-0"
deal.C = "6-2 5-5 5-4 2-1 2-0 1-1 0-0"
deal.D = "6-6 6-0 5-2 5-0 4-3 4-1 2-2"
yard = ""
play = """
D:6-6 A:6-1L B:6-5R C:6-2U D:6-0D A:5-1L B:3-0D C:5-5L D:5-2U
A:3-3D B:5-3L C:5-4R D:4-3R A:3-2L B:6-3D C:2-1L D:4-1L A:4-4L
B:3-1R C:1-1R D:5-0U A:4-2L B:1-0U C:2-0L D:pass A:4-0L
"""
end = "out"
winner = "A"
delta = { A = 14, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-4 5-2 5-0 4-1 2-2 2-0"
deal.B = "6-5 6-4 6-2 4-2 4-0 3-3 2-1"
deal.C = "6-6 6-1 5-3 5-1 4-4 3-2 0-0"
deal.D = "6-0 5-5 4-3 3-1 3-0 1-1 1-0"
yard = ""
play = """
C:6-6 D:6-0L A:6-3R B:6-4U C:6-1D D:4-3R A:5-0L B:2-1D C:4-4R
D:5-5L A:5-4L B:4-2L C:3-2L D:3-1L A:4-1L B:4-0R C:0-0R D:1-0R
A:5-2D B:6-5D C:5-1R D:pass A:pass B:6-2D C:5-3R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 17, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-1 5-0 4-3 4-2 4-1 4-0 3-3"
deal.B = "6-1 5-5 5-4 5-2 3-2 2-1 1-0"
deal.C = "6-6 6-5 6-4 6-0 5-3 3-0 2-0"
deal.D = "6-3 6-2 4-4 3-1 2-2 1-1 0-0"
yard = ""
play = """
C:6-6 D:6-3L A:pass B:6-1R C:6-5U D:6-2D A:4-3L B:5-4L C:5-3L
D:3-1L A:5-1L B:2-1D C:pass D:1-1R A:5-0L B:5-5U C:6-0L D:pass
A:4-1R B:5-2U C:6-4L D:4-4L A:4-2L B:3-2L C:3-0L D:2-2U A:4-0L
B:1-0D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-0 5-5 5-1 4-2 1-1 0-0"
deal.B = "5-4 5-0 4-1 3-2 3-0 2-2 2-1"
deal.C = "6-2 6-1 4-3 4-0 3-1 2-0 1-0"
deal.D = "6-6 6-5 6-3 5-3 5-2 4-4 3-3"
yard = ""
play = """
D:6-6 A:6-4L B:pass C:6-2R D:6-5U A:6-0D B:3-0D C:4-3L D:5-3U
A:4-2R B:3-2L C:4-0R D:3-3U A:0-0R B:5-0R C:3-1U D:5-2L A:5-5L
B:5-4L C:6-1U D:4-4L A:5-1R B:4-1R C:pass D:6-3U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 12 }

[[match.hand]]
opener = "B"
deal.A = "5-4 4-4 4-1 3-3 2-2 1-1 0-0"
deal.B = "6-6 6-4 6-3 5-2 4-2 3-1 2-1"
deal.C = "6-1 6-0 5-5 5-1 4-0 3-2 3-0"
deal.D = "6-5 6-2 5-3 5-0 4-3 2-0 1-0"
yard = ""
play = """
B:6-6 C:6-1L D:6-5R A:pass B:6-3U C:6-0D D:5-3R A:4-1L B:3-1R
C:5-1R D:4-3L A:3-3L B:5-2R C:3-2L D:6-2L A:2-2R B:2-1R C:4-0D
D:1-0R A:0-0R B:6-4D C:3-0R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 30, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-3 5-2 4-2 4-1 2-0"
deal.B = "6-6 6-4 6-1 5-5 5-4 4-0 0-0"
deal.C = "5-1 5-0 4-4 4-3 3-2 1-1 1-0"
deal.D = "6-5 6-2 3-3 3-1 3-0 2-2 2-1"
yard = ""
play = """
B:6-6 C:pass D:6-5L A:6-3R B:6-1U C:pass D:6-2D A:5-3L B:pass
C:4-3L D:3-3R A:4-2L B:pass C:5-1U D:2-2L A:5-2L B:5-4L C:4-4L
D:2-1D A:4-1L B:5-5U C:3-2R D:3-1L A:2-0R B:0-0R C:5-0R D:3-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 23 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 5-1 3-0 2-0 1-1 0-0"
deal.B = "6-5 6-4 6-3 5-5 4-2 2-2 2-1"
deal.C = "6-0 5-3 5-0 4-3 4-0 3-1 1-0"
deal.D = "6-2 6-1 5-4 4-4 4-1 3-3 3-2"
yard = ""
play = """
A:6-6 B:6-5L C:6-0R D:6-2U A:pass B:6-4D C:5-3L D:4-4D A:3-0L
B:4-2U C:4-3U D:3-3U A:2-0L B:6-3U C:5-0R D:5-4R A:5-2L B:5-5L
C:4-0R D:6-1U A:5-1L B:2-1L C:3-1U D:3-2L A:0-0R B:pass C:1-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 11, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 5-5 5-0 3-1 2-0"
deal.B = "6-3 6-2 5-1 4-3 4-1 3-3 2-2"
deal.C = "6-1 6-0 5-4 4-4 3-2 3-0 2-1"
deal.D = "5-3 5-2 4-2 4-0 1-1 1-0 0-0"
yard = ""
play = """
A:6-6 B:6-2L C:6-1R D:pass A:6-5U B:6-3D C:5-4U D:4-2L A:6-4L
B:4-1U C:6-0L D:5-3D A:5-0L B:5-1L C:2-1L D:5-2L A:5-5L B:pass
C:pass D:1-1R A:3-1R B:4-3R C:4-4R D:4-0R A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 19, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-1 5-5 5-3 2-2 2-0"
deal.B = "5-4 5-0 4-1 4-0 3-0 1-1 1-0"
deal.C = "6-5 6-3 5-1 4-3 4-2 3-2 3-1"
deal.D = "6-2 6-0 5-2 4-4 3-3 2-1 0-0"
yard = ""
play = """
A:6-6 B:pass C:6-5L D:6-2R A:6-4U B:pass C:6-3D D:4-4U A:5-5L
B:5-4U C:4-3D D:5-2R A:5-3L B:4-0D C:5-1R D:3-3L A:6-1R B:1-0D
C:3-2L D:2-1L A:pass B:4-1L C:4-2L D:6-0R A:2-2L B:5-0R C:3-1D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 5-3 5-1 5-0 2-2 1-0"
deal.B = "6-2 5-2 4-2 4-1 3-2 2-1 0-0"
deal.C = "6-6 6-5 6-1 4-4 4-0 2-0 1-1"
deal.D = "6-4 5-5 5-4 4-3 3-3 3-1 3-0"
yard = ""
play = """
C:6-6 D:6-4L A:6-3R B:6-2U C:6-5D D:5-5D A:5-3R B:4-2U C:4-4L
D:4-3L A:5-1R B:2-1R C:4-0U D:3-3L A:2-2R B:5-2D C:2-0R D:3-0R
A:6-0U B:3-2D C:6-1U D:3-1U
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 18, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-4 5-0 4-1 3-1 0-0"
deal.B = "6-6 4-4 4-2 4-0 3-3 2-2 2-0"
deal.C = "6-4 6-1 5-5 5-2 4-3 3-0 2-1"
deal.D = "6-3 6-0 5-3 5-1 3-2 1-1 1-0"
yard = ""
play = """
B:6-6 C:6-4L D:6-3R A:6-5U B:pass C:6-1D D:5-3U A:5-4L B:3-3R
C:5-5L D:5-1L A:4-1L B:4-0L C:4-3R D:6-0L A:6-2L B:4-4R C:5-2L
D:1-1D A:5-0L B:4-2R C:3-0L D:3-2R A:3-1L B:pass C:2-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 6-0 5-2 4-4 3-3 1-0"
deal.B = "6-5 6-4 4-2 4-0 3-1 2-1 0-0"
deal.C = "6-1 5-5 5-4 4-3 4-1 2-2 1-1"
deal.D = "6-6 5-3 5-1 5-0 3-2 3-0 2-0"
yard = ""
play = """
D:6-6 A:6-3L B:6-5U C:6-1R D:pass A:6-2D B:4-2D C:5-5U D:5-1R
A:3-3L B:6-4D C:5-4R D:5-3U A:4-4R B:3-1L C:4-3R D:3-0R A:1-0L
B:0-0L C:pass D:5-0L A:5-2L B:2-1L C:4-1L D:3-2U A:6-0R
"""
end = "out"
winner = "A"
delta = { A = 12, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 6-0 5-3 4-0 1-1"
deal.B = "6-5 5-5 5-4 4-1 3-2 3-1 2-0"
deal.C = "6-1 5-1 5-0 4-3 4-2 3-3 1-0"
deal.D = "6-4 5-2 4-4 3-0 2-2 2-1 0-0"
yard = ""
play = """
A:6-6 B:6-5U C:6-1L D:6-4R A:6-3D B:3-2D C:4-3R D:5-2U A:1-1L
B:2-0U C:3-3R D:2-2D A:5-3R B:3-1L C:5-1R D:3-0U A:6-2D B:4-1R
C:4-2R D:2-1R A:6-0D B:pass C:5-0D D:pass A:pass B:5-4D C:1-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 22, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-21"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3, D = 4 }
score = { A = 101, B = 99, C = 97, D = 51 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-21"
commitment = "571c20075a32a97752f9f2086061b6053795824280a3c5a682622a1765095f7d"
secret = "39f73634b213207d646f889d0b1ccdf4cca3881203f26773a54bbf7dccdd30ef"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 6-0 3-3 3-2 1-1 1-0"
deal.B = "6-1 4-4 4-3 4-1 4-0 2-1 2-0"
deal.C = "5-5 5-4 4-2 3-1 3-0 2-2 0-0"
deal.D = "6-6 6-5 6-3 5-3 5-2 5-1 5-0"
yard = ""
play = """
D:6-6 A:6-2L B:6-1R C:pass D:6-5U A:6-4D B:4-4D C:5-5U D:5-2L
A:1-1R B:4-3D C:3-1R D:5-3L A:3-3L B:pass C:5-4U D:6-3L A:6-0L
B:4-1U C:3-0L D:5-1U A:3-2L B:2-1L C:pass D:5-0U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 17 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-4 5-3 4-3 3-1 1-1 0-0"
deal.B = "6-6 6-5 6-3 5-5 4-2 3-3 2-2"
deal.C = "6-2 5-2 5-0 4-1 3-2 2-1 2-0"
deal.D = "6-1 6-0 5-1 4-4 4-0 3-0 1-0"
yard = ""
play = """
B:6-6 C:6-2L D:6-1R A:6-4U B:6-5D C:4-1R D:4-4R A:5-4U B:5-5U
C:5-2U D:4-0R A:5-3D B:6-3D C:2-0R D:6-0D A:0-0D B:4-2L C:5-0D
D:5-1D A:1-1D B:2-2R C:2-1D D:pass A:4-3L B:3-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 13, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 5-4 5-1 4-3 3-1 3-0"
deal.B = "6-3 5-3 4-2 4-0 3-3 1-1 0-0"
deal.C = "6-5 5-5 5-0 2-2 2-1 2-0 1-0"
deal.D = "6-6 6-2 6-0 5-2 4-4 4-1 3-2"
yard = ""
play = """
D:6-6 A:6-4L B:6-3R C:6-5U D:6-2D A:4-3R B:5-3U C:2-2D D:4-4L
A:3-0U B:4-2L C:5-0U D:5-2L A:5-4L B:4-0L C:5-5U D:6-0L A:5-1U
B:1-1U C:2-1U D:4-1R A:3-1R B:3-3R C:2-0U D:3-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-3 4-2 4-0 3-1 2-2"
deal.B = "6-6 6-2 6-0 5-2 3-3 3-0 2-0"
deal.C = "5-5 5-0 4-4 4-1 3-2 2-1 0-0"
deal.D = "6-4 6-3 5-4 5-1 4-3 1-1 1-0"
yard = ""
play = """
B:6-6 C:pass D:6-4L A:6-5R B:6-2U C:pass D:6-3D A:3-1D B:5-2R
C:4-4L D:5-4L A:4-2R B:2-0U C:5-5L D:5-1L A:4-0R B:6-0R C:5-0U
D:1-1L A:5-3U B:3-3U C:3-2U D:1-0L A:6-1R B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 19, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 5-3 5-2 5-1 3-2 1-1"
deal.B = "6-3 5-0 4-4 4-1 3-1 3-0 2-1"
deal.C = "6-6 5-4 4-3 4-2 4-0 2-2 0-0"
deal.D = "6-5 6-4 6-1 6-0 3-3 2-0 1-0"
yard = ""
play = """
C:6-6 D:6-5L A:6-2U B:6-3R C:pass D:6-4D A:5-2L B:4-4D C:4-3R
D:2-0L A:3-2U B:5-0L C:5-4L D:3-3U A:5-3U B:4-1L C:4-2R D:6-1L
A:5-1U B:3-1U C:2-2R D:6-0L A:pass B:3-0L C:4-0D D:1-0D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-0 4-2 4-1 3-3 3-0 1-0"
deal.B = "6-6 6-5 6-2 5-4 4-4 3-2 1-1"
deal.C = "6-4 6-3 6-0 5-1 4-3 3-1 0-0"
deal.D = "5-5 5-3 5-2 4-0 2-2 2-1 2-0"
yard = ""
play = """
B:6-6 C:6-4L D:pass A:6-1U B:6-5R C:6-0D D:4-0L A:1-0U B:5-4R
C:4-3R D:2-0L A:3-0U B:6-2L C:6-3L D:5-3L A:5-0D B:3-2R C:3-1U
D:5-5L A:4-2R B:4-4R C:5-1U D:5-2L A:4-1R B:1-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 13, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-1 6-0 5-2 4-3 0-0"
deal.B = "6-6 6-2 5-4 5-3 3-1 2-0 1-1"
deal.C = "5-5 4-4 4-2 4-1 2-2 2-1 1-0"
deal.D = "6-5 5-1 5-0 4-0 3-3 3-2 3-0"
yard = ""
play = """
B:6-6 C:pass D:6-5L A:6-0R B:6-2U C:pass D:pass A:6-4D B:5-4L
C:4-4L D:4-0L A:4-3D B:5-3D C:5-5D D:5-0L A:0-0R B:2-0R C:2-2R
D:5-1L A:6-1L B:pass C:4-2R D:3-2U A:6-3L B:3-1L C:2-1L D:3-3U
A:5-2D
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-1 6-0 2-2 2-1 0-0"
deal.B = "5-5 5-2 4-4 4-3 4-1 4-0 3-1"
deal.C = "6-4 6-3 5-4 5-3 5-1 5-0 3-2"
deal.D = "6-5 4-2 3-3 3-0 2-0 1-1 1-0"
yard = ""
play = """
A:6-6 B:pass C:6-4L D:6-5R A:6-0U B:pass C:6-3D D:4-2L A:0-0U
B:5-5R C:5-3D D:2-0L A:pass B:5-2R C:5-0L D:3-0U A:2-2R B:4-3U
C:5-4U D:pass A:6-2R B:pass C:5-1L D:1-1L A:6-1L
"""
end = "blocked"
winner = "A"
delta = { A = 30, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 4-3 4-2 4-0 3-2 1-1 0-0"
deal.B = "6-5 6-3 6-0 5-4 5-3 4-1 2-2"
deal.C = "6-2 6-1 5-1 3-1 3-0 2-1 2-0"
deal.D = "6-4 5-5 5-2 5-0 4-4 3-3 1-0"
yard = ""
play = """
A:6-6 B:6-5L C:6-2R D:6-4U A:pass B:6-3D C:5-1L D:1-0L A:3-2D
B:5-4U C:2-0L D:5-2L A:4-2R B:5-3L C:2-1D D:3-3L A:4-3R B:4-1D
C:3-1L D:5-5U A:1-1L B:pass C:6-1L D:5-0U A:4-0D B:6-0L C:3-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 12, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-0 4-0 3-1 3-0 1-0"
deal.B = "6-5 6-2 5-1 4-2 4-1 3-3 2-2"
deal.C = "6-1 6-0 5-4 4-3 2-1 2-0 0-0"
deal.D = "6-3 5-5 5-3 5-2 4-4 3-2 1-1"
yard = ""
play = """
A:6-6 B:6-5L C:6-1R D:6-3U A:6-4D B:3-3U C:5-4L D:4-4L A:3-1U
B:4-2L C:2-1L D:1-1L A:1-0R B:5-1L C:4-3D D:5-5L A:3-0D B:4-1U
C:6-0R D:5-3L A:5-0D B:6-2R C:2-0R D:3-2L A:4-0R
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 6-1 5-5 3-3 3-0"
deal.B = "6-0 5-3 5-1 4-3 4-2 4-1 2-0"
deal.C = "6-4 5-0 3-2 2-2 2-1 1-1 1-0"
deal.D = "6-2 5-4 5-2 4-4 4-0 3-1 0-0"
yard = ""
play = """
A:6-6 B:6-0L C:6-4R D:6-2U A:6-1D B:4-3R C:3-2R D:4-0L A:pass
B:4-2L C:2-1D D:5-2L A:6-5L B:2-0R C:2-2U D:0-0R A:3-0R B:5-3R
C:5-0R D:pass A:6-3L B:pass C:1-0R D:3-1L A:pass B:5-1L C:1-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 38, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 5-2 5-1 4-2 4-0 3-3"
deal.B = "6-6 6-4 6-0 5-0 4-3 3-2 3-1"
deal.C = "6-5 5-4 4-1 3-0 2-0 1-1 1-0"
deal.D = "6-2 6-1 5-3 4-4 2-2 2-1 0-0"
yard = ""
play = """
B:6-6 C:6-5L D:6-2R A:6-3U B:6-4D C:5-4L D:4-4L A:4-0D B:4-3L
C:2-0R D:5-3L A:5-1L B:6-0R C:3-0U D:6-1L A:pass B:5-0U C:1-0D
D:2-1D A:5-2U B:3-2U C:pass D:2-2D A:4-2D B:3-1U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 23, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-1 4-1 2-1 2-0 1-0 0-0"
deal.B = "6-6 6-5 6-4 5-4 5-2 4-0 1-1"
deal.C = "6-3 6-2 6-0 5-5 3-3 3-0 2-2"
deal.D = "5-3 5-0 4-4 4-3 4-2 3-2 3-1"
yard = ""
play = """
B:6-6 C:6-3L D:pass A:6-1R B:6-5U C:6-2D D:5-3L A:1-0R B:5-4L
C:5-5U D:4-4L A:2-0D B:6-4L C:6-0L D:5-0L A:0-0R B:5-2L C:2-2L
D:4-2L A:4-1L B:4-0R C:3-0D D:3-1L A:5-1U B:1-1U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 21, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 5-2 3-1 3-0 2-0 0-0"
deal.B = "6-4 6-2 5-3 5-1 5-0 4-3 3-2"
deal.C = "6-6 6-0 5-4 4-2 2-2 1-1 1-0"
deal.D = "6-3 5-5 4-4 4-1 4-0 3-3 2-1"
yard = ""
play = """
C:6-6 D:6-3L A:6-5U B:6-4R C:6-0D D:3-3L A:0-0D B:5-3L C:5-4R
D:5-5L A:3-0D B:4-3D C:4-2D D:2-1D A:3-1D B:5-1L C:1-1L D:4-1L
A:5-2R B:6-2R C:pass D:4-4L A:6-1R B:5-0U C:1-0U D:4-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 11 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-4 5-0 4-3 2-2 0-0"
deal.B = "6-5 5-2 4-2 4-1 4-0 2-0 1-0"
deal.C = "6-0 5-5 5-3 5-1 4-4 3-1 2-1"
deal.D = "6-4 6-3 6-1 3-3 3-2 3-0 1-1"
yard = ""
play = """
A:6-6 B:6-5L C:6-0R D:6-4U A:6-2D B:5-2L C:4-4U D:3-2L A:2-2D
B:4-2U C:5-3L D:3-0R A:4-3R B:4-1R C:5-5L D:6-1R A:5-4L B:4-0L
C:2-1U D:6-3R A:5-0L B:2-0D C:5-1U D:3-3R A:0-0D
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-2 5-0 4-4 4-1 1-1 1-0"
deal.B = "6-3 5-3 4-2 4-0 3-0 2-2 2-0"
deal.C = "6-6 6-5 5-5 4-3 3-1 2-1 0-0"
deal.D = "6-4 6-2 6-1 6-0 5-1 3-3 3-2"
yard = ""
play = """
C:6-6 D:6-4L A:pass B:6-3R C:6-5U D:6-2D A:5-2U B:5-3R C:5-5R
D:5-1R A:4-4L B:4-2L C:2-1R D:3-2L A:pass B:2-2R C:4-3L D:pass
A:5-4L B:2-0R C:0-0R D:6-0R A:5-0L B:4-0L C:pass D:6-1R A:4-1R
"""
end = "blocked"
delta = { A = 0, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 4-4 4-3 4-0 3-2 2-0"
deal.B = "6-5 6-2 5-4 5-0 3-1 3-0 1-0"
deal.C = "6-6 5-5 5-2 5-1 4-2 4-1 0-0"
deal.D = "6-3 6-0 5-3 3-3 2-2 2-1 1-1"
yard = ""
play = """
C:6-6 D:6-3L A:6-1U B:6-5R C:pass D:6-0D A:4-0D B:5-4R C:5-1U
D:5-3L A:4-3R B:5-0L C:5-5U D:3-3R A:3-2R B:6-2R C:0-0L D:pass
A:4-4D B:3-0L C:5-2U D:2-2U A:6-4D B:3-1L C:4-1L D:2-1U A:pass
B:1-0U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-0 3-3 3-1 1-1 0-0"
deal.B = "6-3 5-3 5-1 4-4 3-2 3-0 2-1"
deal.C = "6-4 6-0 5-2 4-2 4-0 2-2 1-0"
deal.D = "6-5 6-2 6-1 5-4 4-3 4-1 2-0"
yard = ""
play = """
A:6-6 B:6-3L C:6-4R D:6-5U A:pass B:pass C:6-0D D:4-3L A:0-0D
B:4-4L C:5-2U D:5-4L A:5-5L B:5-3L C:2-2U D:4-1R A:1-1R B:5-1R
C:4-2U D:2-0D A:5-0R B:3-2L C:4-0R D:6-2L A:pass B:2-1D C:1-0D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 20, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 4-3 4-1 4-0 3-3 2-0 0-0"
deal.B = "6-4 6-1 5-3 5-2 5-1 4-2 3-1"
deal.C = "6-6 6-2 6-0 5-4 5-0 3-2 1-1"
deal.D = "6-5 6-3 4-4 3-0 2-2 2-1 1-0"
yard = ""
play = """
C:6-6 D:6-5L A:pass B:6-4R C:6-2U D:6-3D A:5-5L B:5-3L C:5-4R
D:3-0L A:2-0U B:5-2R C:3-2R D:1-0L A:0-0U B:6-1L C:6-0L D:pass
A:4-0L B:4-2L C:5-0U D:2-2L A:3-3R B:5-1U C:1-1U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 27, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 5-2 5-0 4-4 3-2 3-0"
deal.B = "6-3 5-5 5-3 5-1 2-2 2-0 1-1"
deal.C = "6-0 4-3 4-0 3-3 3-1 2-1 1-0"
deal.D = "6-6 6-5 6-2 5-4 4-2 4-1 0-0"
yard = ""
play = """
D:6-6 A:6-4U B:6-3L C:6-0R D:6-5D A:3-0R B:5-5D C:4-3U D:5-4D
A:3-2L B:5-3R C:3-3U D:6-2L A:4-4D B:5-1R C:3-1R D:4-2D A:5-2D
B:pass C:pass D:pass A:6-1L B:1-1L C:1-0L D:0-0L A:5-0D
"""
end = "out"
winner = "A"
delta = { A = 18, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-3 5-0 4-1 2-2 1-1"
deal.B = "6-5 6-4 6-1 6-0 4-2 3-0 0-0"
deal.C = "6-2 5-4 4-4 4-3 3-2 3-1 1-0"
deal.D = "5-5 5-2 5-1 4-0 3-3 2-1 2-0"
yard = ""
play = """
A:6-6 B:6-5L C:6-2R D:pass A:6-3U B:6-4D C:4-4D D:5-5L A:2-2R
B:4-2R C:5-4L D:4-0L A:5-3U B:6-0L C:4-3R D:3-3R A:4-1D B:6-1L
C:3-2R D:5-1L A:1-1D B:pass C:3-1D D:5-2L A:5-0U
"""
end = "out"
winner = "A"
delta = { A = 9, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-1 4-3 4-1 2-2 0-0"
deal.B = "6-5 6-3 6-0 5-4 3-3 2-0 1-1"
deal.C = "6-2 5-5 5-2 4-4 3-2 3-0 1-0"
deal.D = "6-4 5-3 5-0 4-2 4-0 3-1 2-1"
yard = ""
play = """
A:6-6 B:6-5L C:6-2R D:6-4U A:6-1D B:5-4L C:4-4L D:4-2L A:4-1D
B:2-0L C:5-2R D:5-0L A:5-1L B:1-1L C:5-5R D:3-1L A:4-3U B:6-3L
C:3-0U D:5-3R A:0-0U B:3-3R C:1-0U D:2-1U A:2-2U
"""
end = "out"
winner = "A"
delta = { A = 15, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-22"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 4, D = 2 }
score = { A = 30, B = 104, C = 21, D = 53 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-22"
commitment = "4f9e4e6520a29e4bac66caa4cfb386885bff2c9451a536b4514f179806f1f7ba"
secret = "64cf062d2fcf2ac7efaff0e0a6aa089c31a31f3a001acfbb192d3a4a86aecdb6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-0 5-4 5-2 5-0 4-0 3-0 0-0"
deal.B = "6-5 6-4 4-3 4-2 3-3 2-0 1-0"
deal.C = "6-3 5-5 5-1 4-4 4-1 3-2 3-1"
deal.D = "6-6 6-2 6-1 5-3 2-2 2-1 1-1"
yard = ""
play = """
D:6-6 A:6-0L B:6-5R C:6-3U D:6-1D A:5-4R B:3-3U C:4-4R D:1-1D
A:5-0L B:4-3U C:5-5L D:2-1D A:5-2L B:6-4R C:3-2L D:6-2R A:4-0U
B:2-0U C:3-1L D:2-2R A:pass B:4-2R C:5-1L D:5-3L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 9 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-1 4-4 4-3 3-3 3-2 1-0"
deal.B = "6-6 6-5 6-2 6-1 4-1 3-1 2-2"
deal.C = "5-3 5-0 4-2 4-0 3-0 2-1 0-0"
deal.D = "6-4 6-3 6-0 5-5 5-2 2-0 1-1"
yard = ""
play = """
B:6-6 C:pass D:6-0U A:pass B:6-5L C:pass D:6-4D A:pass B:6-2R
C:5-3L D:6-3L A:5-4D B:6-1L C:2-1L D:5-2D A:3-2L B:2-2R C:3-0L
D:2-0L A:1-0U B:3-1U C:4-2L D:pass A:4-4L B:4-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 40, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-4 5-2 3-3 3-2 2-0 0-0"
deal.B = "6-6 6-4 6-1 4-4 3-1 3-0 1-1"
deal.C = "6-3 6-2 5-5 5-1 4-2 4-0 2-2"
deal.D = "6-0 5-3 5-0 4-3 4-1 2-1 1-0"
yard = ""
play = """
B:6-6 C:6-3L D:6-0R A:6-5U B:6-4D C:4-0R D:4-1R A:5-4U B:4-4U
C:5-1R D:4-3U A:5-2R B:3-1L C:6-2R D:2-1L A:3-3U B:6-1R C:4-2L
D:5-3U A:pass B:1-1R C:5-5U D:1-0R A:2-0R B:pass C:2-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 13, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-2 5-3 5-0 4-2 3-0"
deal.B = "5-4 5-2 4-0 3-3 2-1 2-0 1-1"
deal.C = "6-5 6-3 6-1 3-2 3-1 2-2 1-0"
deal.D = "6-0 5-5 5-1 4-4 4-3 4-1 0-0"
yard = ""
play = """
A:6-6 B:pass C:6-5L D:6-0U A:6-4R B:pass C:6-3D D:0-0U A:5-3L
B:5-4R C:3-2L D:4-3D A:6-2L B:4-0D C:6-1L D:5-1R A:5-0U B:1-1L
C:3-1L D:4-1R A:4-2R B:5-2U C:2-2R D:pass A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 30, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 4-3 3-3 3-2 3-1 2-0 1-0"
deal.B = "5-5 5-4 5-0 4-4 4-0 2-1 1-1"
deal.C = "6-5 6-1 5-3 5-2 4-1 3-0 2-2"
deal.D = "6-6 6-4 6-3 6-0 5-1 4-2 0-0"
yard = ""
play = """
D:6-6 A:6-2L B:pass C:6-5R D:6-4U A:pass B:pass C:6-1D D:5-1R
A:4-3U B:2-1L C:4-1L D:6-3U A:3-1R B:4-4L C:5-3R D:6-0U A:2-0U
B:5-5R C:5-2R D:4-2L A:3-2L B:1-1D C:3-0L D:0-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 29 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 4-4 3-0 2-0 1-1 0-0"
deal.B = "6-1 5-2 4-3 4-2 4-1 4-0 2-1"
deal.C = "6-5 6-4 6-3 5-0 3-2 3-1 2-2"
deal.D = "6-2 6-0 5-5 5-3 5-1 3-3 1-0"
yard = ""
play = """
A:6-6 B:6-1L C:6-5R D:6-2U A:pass B:pass C:6-4D D:5-1L A:5-4L
B:5-2R C:3-2R D:5-3R A:4-4L B:4-2U C:5-0R D:1-0R A:1-1R B:4-1R
C:pass D:pass A:pass B:4-3L C:6-3L D:6-0L A:3-0L B:4-0R C:3-1L
D:pass A:2-0R B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 20, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 4-2 4-1 3-2 3-0 2-0 1-0"
deal.B = "6-2 5-2 4-4 4-3 3-3 3-1 0-0"
deal.C = "6-6 5-5 5-3 5-1 5-0 4-0 2-1"
deal.D = "6-4 6-3 6-1 6-0 5-4 2-2 1-1"
yard = ""
play = """
C:6-6 D:6-4U A:6-5L B:6-2R C:pass D:6-3D A:4-2R B:4-4R C:5-5L
D:5-4R A:4-1U B:3-1U C:5-3L D:pass A:3-2L B:5-2L C:5-1L D:1-1L
A:3-0U B:3-3D C:2-1L D:2-2L A:2-0L B:4-3D C:5-0L D:6-0U A:pass
B:pass C:4-0D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-0 4-2 2-0 1-1 1-0 0-0"
deal.B = "6-6 6-5 5-4 5-2 4-1 4-0 2-1"
deal.C = "6-4 5-1 4-4 4-3 3-3 3-2 3-1"
deal.D = "6-3 6-1 6-0 5-5 5-3 3-0 2-2"
yard = ""
play = """
B:6-6 C:6-4L D:6-0U A:6-2R B:6-5D C:4-4L D:3-0U A:4-2L B:5-4D
C:3-2L D:2-2R A:2-0R B:4-0R C:4-3L D:5-3U A:5-0U B:4-1L C:5-1L
D:5-5L A:1-0U B:2-1U C:pass D:pass A:pass B:5-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 28, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-4 4-4 4-2 3-3 3-2 1-1"
deal.B = "6-5 6-1 6-0 5-0 3-1 2-0 0-0"
deal.C = "6-4 5-5 5-2 4-3 4-1 3-0 2-2"
deal.D = "6-6 6-2 5-3 5-1 4-0 2-1 1-0"
yard = ""
play = """
D:6-6 A:6-3L B:6-5R C:6-4U D:6-2D A:5-4R B:2-0D C:4-3L D:4-0L
A:4-4R B:6-0L C:4-1R D:1-0D A:4-2U B:6-1L C:5-2U D:5-1L A:1-1R
B:5-0L C:3-0L D:5-3L A:pass B:3-1R C:5-5L D:2-1D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-5 5-3 5-0 3-3 3-0"
deal.B = "6-4 6-0 5-4 4-3 2-2 2-0 1-1"
deal.C = "6-6 6-5 4-4 4-2 4-0 3-1 0-0"
deal.D = "6-3 5-2 5-1 4-1 3-2 2-1 1-0"
yard = ""
play = """
C:6-6 D:6-3U A:6-2L B:6-4R C:6-5D D:4-1R A:5-5D B:2-2L C:4-2L
D:1-0R A:5-3U B:5-4L C:4-0R D:5-2D A:5-0L B:2-0D C:0-0L D:5-1U
A:6-1U B:6-0L C:4-4R D:pass A:3-0D B:4-3D
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 16, C = 0, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-23"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 4, D = 2 }
score = { A = 109, B = 82, C = 78, D = 95 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-23"
commitment = "f43968153647ad299eb48265aeca5cc66bc900767f214d752924f267c7617bee"
secret = "f888be67dd08ca8ace9e1391c580e8b9e8b9e0ee0b97d47dc884918f3564b6c6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-0 5-5 4-3 4-0 3-0"
deal.B = "6-6 6-5 4-2 4-1 3-2 2-2 1-0"
deal.C = "6-4 5-2 5-1 4-4 2-0 1-1 0-0"
deal.D = "6-1 5-4 5-3 5-0 3-3 3-1 2-1"
yard = ""
play = """
B:6-6 C:6-4U D:6-1L A:6-3R B:6-5D C:4-4U D:5-4U A:5-5U B:4-1L
C:5-1U D:5-3R A:4-3L B:3-2L C:5-2L D:5-0L A:6-0L B:1-0U C:0-0U
D:pass A:4-0U B:4-2U C:2-0U D:pass A:6-2L B:2-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 18, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-3 4-2 4-0 3-3 3-0 1-1"
deal.B = "6-5 6-1 5-0 4-1 3-2 2-2 2-1"
deal.C = "6-6 6-2 6-0 5-1 4-4 2-0 1-0"
deal.D = "6-4 5-5 5-4 5-2 4-3 3-1 0-0"
yard = ""
play = """
C:6-6 D:6-4L A:6-3R B:6-5U C:6-2D D:5-5U A:4-2D B:4-1L C:1-0L
D:5-4U A:4-0L B:3-2R C:4-4L D:4-3L A:3-3L B:2-2R C:2-0R D:3-1L
A:3-0R B:6-1L C:6-0L D:0-0L A:5-3R B:5-0L C:5-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 12, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-3 5-2 4-4 4-2 3-2 1-1"
deal.B = "6-4 6-3 6-2 5-4 5-1 4-3 2-0"
deal.C = "6-6 4-0 3-1 3-0 2-1 1-0 0-0"
deal.D = "6-5 6-1 5-5 5-0 4-1 3-3 2-2"
yard = ""
play = """
C:6-6 D:6-5L A:6-0R B:6-4U C:pass D:6-1D A:4-4U B:5-4L C:1-0R
D:4-1L A:4-2U B:5-1L C:2-1R D:5-5L A:5-2L B:6-2L C:3-1D D:3-3D
A:5-3D B:6-3L C:3-0L D:5-0L A:3-2R B:4-3R C:4-0R D:2-2U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-2 5-1 5-0 4-2 3-1 2-1"
deal.B = "6-0 4-3 4-1 3-3 2-2 2-0 1-1"
deal.C = "6-4 6-3 6-2 5-5 4-0 3-0 0-0"
deal.D = "6-6 6-5 6-1 5-3 4-4 3-2 1-0"
yard = ""
play = """
D:6-6 A:pass B:6-0L C:6-2U D:6-5R A:pass B:pass C:6-3D D:5-3R
A:5-0L B:4-3R C:5-5L D:4-4R A:5-4R B:2-2U C:3-0D D:3-2U A:5-2L
B:2-0L C:4-0L D:1-0D A:5-1D B:4-1L C:pass D:6-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 31 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-0 5-2 4-1 4-0 2-0"
deal.B = "6-6 6-3 6-1 5-5 4-4 3-1 2-2"
deal.C = "5-3 5-0 4-3 3-3 3-0 2-1 1-0"
deal.D = "6-5 5-4 5-1 4-2 3-2 1-1 0-0"
yard = ""
play = """
B:6-6 C:pass D:6-5L A:6-4R B:6-3U C:pass D:pass A:6-2D B:5-5L
C:3-0U D:5-4L A:6-0U B:4-4L C:2-1D D:4-2L A:4-1D B:2-2L C:4-3R
D:3-2L A:4-0D B:3-1L C:3-3R D:5-1L A:2-0D B:6-1U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 23, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-3 5-1 3-0 1-1 1-0 0-0"
deal.B = "6-6 6-2 6-1 6-0 5-4 4-0 3-3"
deal.C = "6-5 5-2 5-0 4-2 4-1 3-2 3-1"
deal.D = "6-3 5-5 4-4 4-3 2-2 2-1 2-0"
yard = ""
play = """
B:6-6 C:6-5U D:6-3L A:6-4R B:6-2D C:4-1R D:5-5U A:5-3U B:3-3L
C:3-1R D:4-3L A:3-0R B:5-4L C:5-2L D:2-2L A:1-0R B:6-1R C:3-2U
D:2-1L A:1-1L B:6-0R C:4-2U D:4-4U A:5-1L B:4-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-1 3-2 3-1 2-1 1-0"
deal.B = "6-6 5-3 4-4 4-3 4-2 3-3 2-2"
deal.C = "6-4 6-0 5-5 5-4 5-1 1-1 0-0"
deal.D = "6-2 5-2 5-0 4-1 4-0 3-0 2-0"
yard = ""
play = """
B:6-6 C:6-4L D:6-2R A:6-5U B:pass C:6-0D D:5-2R A:1-0D B:4-4L
C:5-4L D:5-0L A:6-1D B:5-3R C:5-5U D:4-0L A:6-3D B:4-3L C:5-1U
D:4-1U A:3-1L B:3-3R C:1-1L D:3-0R A:3-2D B:4-2U C:0-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 9, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 5-2 4-3 4-1 2-2 1-1"
deal.B = "6-5 6-0 5-3 5-0 4-0 3-3 1-0"
deal.C = "6-6 6-4 5-4 4-4 4-2 3-2 3-1"
deal.D = "6-3 6-1 5-1 3-0 2-1 2-0 0-0"
yard = ""
play = """
C:6-6 D:6-3L A:6-2R B:6-5U C:6-4D D:5-1U A:4-3L B:4-0L C:3-1U
D:3-0L A:5-2R B:5-3L C:5-4L D:pass A:5-5R B:5-0R C:4-4L D:2-0R
A:2-2R B:3-3U C:3-2U D:2-1R A:4-1R B:pass C:4-2U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 16, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-0 4-4 4-1 1-1 1-0"
deal.B = "6-5 6-4 6-3 3-3 3-2 2-2 2-1"
deal.C = "5-4 5-3 5-2 4-0 3-0 2-0 0-0"
deal.D = "6-1 5-5 5-1 5-0 4-3 4-2 3-1"
yard = ""
play = """
A:6-6 B:6-5L C:pass D:6-1R A:6-2U B:6-4D C:5-4D D:5-5L A:1-1R
B:2-1R C:5-3L D:4-3L A:4-4L B:3-2R C:3-0R D:4-2L A:1-0R B:2-2L
C:2-0L D:5-1R A:6-0L B:6-3L C:5-2R D:5-0D A:pass B:3-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 13, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-2 5-1 5-0 4-1 4-0 2-2"
deal.B = "6-4 6-3 6-0 5-3 3-2 3-1 3-0"
deal.C = "6-2 6-1 4-4 4-2 3-3 2-0 0-0"
deal.D = "6-6 6-5 5-4 4-3 2-1 1-1 1-0"
yard = ""
play = """
D:6-6 A:pass B:6-4L C:6-1R D:6-5U A:pass B:6-3D C:3-3D D:5-4L
A:5-5L B:5-3L C:pass D:4-3L A:4-1L B:3-1L C:pass D:2-1R A:5-2R
B:3-2L C:2-0L D:1-0L A:5-1L B:3-0D C:0-0D D:pass A:5-0D
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 34 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 5-5 4-2 2-1 1-0"
deal.B = "6-2 6-1 5-3 5-0 3-2 3-1 1-1"
deal.C = "6-0 5-4 4-4 4-1 3-3 2-2 0-0"
deal.D = "6-3 5-2 5-1 4-3 4-0 3-0 2-0"
yard = ""
play = """
A:6-6 B:6-2L C:6-0R D:6-3U A:6-5D B:3-2L C:5-4D D:4-3L A:6-4L
B:6-1L C:0-0R D:5-1L A:5-5L B:5-3L C:4-4D D:4-0R A:4-2R B:3-1L
C:3-3U D:5-2R A:1-0L B:5-0L C:4-1D D:3-0U A:2-1D
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-0 5-5 5-1 4-3 2-1"
deal.B = "6-6 6-1 5-4 5-3 5-2 4-4 4-1"
deal.C = "4-0 3-3 3-1 3-0 2-2 1-0 0-0"
deal.D = "6-4 6-2 5-0 4-2 3-2 2-0 1-1"
yard = ""
play = """
B:6-6 C:pass D:6-4L A:6-5R B:6-1U C:pass D:6-2D A:5-5R B:5-4L
C:3-1U D:4-2D A:6-3U B:5-3L C:3-3L D:3-2L A:4-3D B:5-2L C:3-0D
D:5-0L A:6-0L B:pass C:4-0D D:pass A:5-1R B:4-1R C:pass D:pass
A:pass B:4-4R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 12, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-3 5-2 4-3 4-0 2-1"
deal.B = "6-5 6-4 3-2 3-0 2-2 1-1 1-0"
deal.C = "6-3 6-1 5-0 4-2 3-1 2-0 0-0"
deal.D = "6-2 6-0 5-4 5-1 4-4 4-1 3-3"
yard = ""
play = """
A:6-6 B:6-5L C:6-3R D:6-2U A:pass B:6-4D C:4-2D D:5-4L A:4-3R
B:3-2U C:3-1U D:4-4L A:2-1U B:2-2U C:2-0D D:6-0D A:5-2U B:pass
C:5-0U D:4-1L A:4-0U B:1-1L C:6-1L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 34, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 6-1 5-1 5-0 2-1"
deal.B = "6-5 6-0 5-2 4-4 2-2 2-0 0-0"
deal.C = "6-4 5-4 4-3 4-1 4-0 3-3 1-1"
deal.D = "5-5 5-3 4-2 3-2 3-1 3-0 1-0"
yard = ""
play = """
A:6-6 B:6-5L C:6-4R D:pass A:6-3U B:6-0D C:4-1R D:5-5L A:5-0D
B:5-2L C:3-3U D:5-3U A:6-2L B:pass C:1-1R D:3-1R A:6-1L B:pass
C:5-4U D:4-2U A:2-1U B:pass C:4-3R D:1-0L A:5-1U
"""
end = "out"
winner = "A"
delta = { A = 26, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-1 5-1 3-2 2-0 1-0"
deal.B = "6-5 6-3 5-0 4-1 3-3 2-1 1-1"
deal.C = "6-2 5-5 5-3 4-4 4-3 3-1 3-0"
deal.D = "6-0 5-4 5-2 4-2 4-0 2-2 0-0"
yard = ""
play = """
A:6-6 B:6-5L C:6-2R D:6-0U A:6-4D B:5-0L C:3-0L D:5-4D A:3-2L
B:2-1L C:5-5D D:5-2R A:5-1L B:pass C:5-3L D:4-0U A:pass B:6-3L
C:4-3U D:pass A:6-1L B:4-1L C:4-4L D:4-2L A:2-0L B:3-3U C:3-1U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-5 5-1 4-2 3-0 2-0"
deal.B = "6-6 6-1 6-0 4-3 3-3 3-2 1-1"
deal.C = "6-2 5-2 4-1 4-0 3-1 2-2 0-0"
deal.D = "6-4 5-4 5-3 5-0 4-4 2-1 1-0"
yard = ""
play = """
B:6-6 C:6-2L D:6-4R A:6-5U B:6-1D C:4-1D D:5-4R A:5-5R B:3-2L
C:4-0D D:5-3L A:2-0D B:pass C:5-2R D:5-0L A:3-0L B:4-3L C:2-2R
D:4-4L A:4-2L B:pass C:pass D:2-1L A:5-1L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 26 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 5-4 4-4 4-1 3-0 1-0"
deal.B = "6-3 6-2 5-2 4-3 3-3 3-2 2-2"
deal.C = "6-6 6-0 5-5 5-0 4-0 2-1 2-0"
deal.D = "6-4 5-3 5-1 4-2 3-1 1-1 0-0"
yard = ""
play = """
C:6-6 D:6-4L A:6-5R B:6-3U C:6-0D D:5-3R A:4-4L B:4-3L C:4-0D
D:4-2D A:3-0L B:3-3R C:2-0L D:3-1R A:4-1R B:6-2L C:2-1D D:5-1D
A:5-4D B:3-2U C:pass D:pass A:6-1L B:5-2U C:5-5U D:1-1L A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 9, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-2 5-1 4-3 2-1 1-0"
deal.B = "6-4 6-1 6-0 5-4 4-2 4-1 1-1"
deal.C = "6-5 6-3 5-0 4-0 2-2 2-0 0-0"
deal.D = "6-2 5-3 4-4 3-3 3-2 3-1 3-0"
yard = ""
play = """
A:6-6 B:6-4L C:6-5U D:6-2R A:pass B:6-1D C:2-2R D:4-4L A:5-5U
B:5-4L C:2-0R D:5-3L A:4-3L B:4-2L C:4-0R D:3-2L A:5-2U B:4-1R
C:6-3L D:3-1R A:5-1D B:6-0L C:0-0L D:3-3R A:2-1U B:1-1U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 9, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-3 5-0 3-3 3-2 3-1"
deal.B = "6-5 6-3 6-2 5-5 5-2 4-1 0-0"
deal.C = "6-0 5-4 4-3 4-2 3-0 2-1 1-1"
deal.D = "6-4 5-1 4-4 4-0 2-2 2-0 1-0"
yard = ""
play = """
A:6-6 B:6-5L C:6-0R D:6-4U A:6-1D B:5-5L C:4-2U D:5-1L A:5-0R
B:4-1L C:2-1U D:4-4L A:5-3R B:6-3R C:4-3L D:1-0U A:3-3L B:6-2R
C:3-0L D:2-2R A:3-2R B:0-0L C:1-1D D:4-0L A:3-1R
"""
end = "out"
winner = "A"
delta = { A = 18, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 5-2 4-4 4-3 4-0 1-1"
deal.B = "6-3 6-1 5-4 5-3 3-1 3-0 2-0"
deal.C = "6-6 6-5 5-0 3-3 3-2 2-1 1-0"
deal.D = "6-4 6-0 5-1 4-2 4-1 2-2 0-0"
yard = ""
play = """
C:6-6 D:6-4L A:6-2R B:6-3U C:6-5D D:4-2L A:5-5D B:2-0L C:3-2U
D:6-0L A:5-2D B:6-1L C:2-1R D:5-1L A:1-1R B:5-4L C:1-0R D:4-1L
A:4-0R B:3-1L C:3-3L D:2-2U A:4-3L B:pass C:pass D:pass A:4-4L
"""
end = "out"
winner = "A"
delta = { A = 16, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-3 5-0 4-3 3-3 3-1"
deal.B = "6-6 6-1 5-5 5-4 4-4 3-0 1-1"
deal.C = "6-3 4-2 4-1 3-2 2-2 2-0 0-0"
deal.D = "6-5 6-0 5-2 5-1 4-0 2-1 1-0"
yard = ""
play = """
B:6-6 C:6-3U D:6-5L A:6-4R B:6-1D C:4-2R D:5-2L A:3-1D B:3-0U
C:2-2L D:6-0U A:3-3D B:pass C:3-2D D:2-1L A:6-2R B:1-1L C:2-0D
D:5-1L A:5-0D B:5-5L C:pass D:pass A:5-3L B:5-4D C:4-1D D:1-0D
A:4-3L
"""
end = "out"
winner = "A"
delta = { A = 12, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 4-4 4-0 3-3 1-1 1-0"
deal.B = "6-6 6-4 6-0 5-4 5-0 3-0 2-1"
deal.C = "6-2 5-5 5-3 5-1 3-2 3-1 2-0"
deal.D = "6-3 5-2 4-3 4-2 4-1 2-2 0-0"
yard = ""
play = """
B:6-6 C:6-2L D:6-3R A:6-5U B:6-4D C:5-3U D:5-2L A:4-4D B:5-4L
C:3-1R D:4-3L A:3-3L B:3-0L C:3-2U D:4-2U A:4-0L B:2-1R C:2-0R
D:4-1L A:1-0R B:pass C:5-1L D:pass A:1-1R B:5-0L C:pass D:0-0L
A:6-1R
"""
end = "out"
winner = "A"
delta = { A = 20, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-24"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 4, C = 2, D = 1 }
score = { A = 19, B = 0, C = 76, D = 106 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-24"
commitment = "4192a053c5223875fcbc7dc843407d0ae31ebc6d9254a4d2dbe5cab93c7db6b5"
secret = "8abc53969026b8ea1d8223bc00d4f7bebaa930b74c037d09c2b883f9b503dbb0"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 5-2 5-1 2-2 2-0 1-0"
deal.B = "6-3 4-3 4-1 4-0 3-2 2-1 0-0"
deal.C = "6-6 6-5 5-5 4-4 4-2 3-1 1-1"
deal.D = "6-4 6-2 5-4 5-3 5-0 3-3 3-0"
yard = ""
play = """
C:6-6 D:6-4L A:6-1R B:6-3U C:6-5D D:5-4L A:5-2L B:2-1R C:5-5D
D:3-3U A:2-2L B:3-2L C:4-2R D:5-3D A:pass B:4-1R C:3-1L D:3-0U
A:5-1L B:0-0U C:1-1R D:5-0U A:1-0R B:4-0R C:4-4R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 23, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 6-1 4-1 3-0 2-1"
deal.B = "5-5 5-3 5-2 5-1 4-4 2-2 1-1"
deal.C = "6-3 6-0 5-4 4-2 3-3 3-2 2-0"
deal.D = "6-4 5-0 4-3 4-0 3-1 1-0 0-0"
yard = ""
play = """
A:6-6 B:pass C:6-3L D:6-4R A:6-5U B:pass C:6-0D D:4-3R A:3-0L
B:5-3U C:3-3R D:0-0L A:pass B:pass C:3-2R D:5-0L A:6-2R B:5-1L
C:2-0D D:1-0L A:6-1R B:2-2D C:4-2D D:3-1R A:4-1D B:1-1D C:pass
D:4-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 37 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-1 4-3 3-1 3-0 2-2 1-0"
deal.B = "6-3 6-2 5-4 5-0 4-4 4-2 0-0"
deal.C = "6-4 6-0 5-3 5-2 4-1 4-0 1-1"
deal.D = "6-6 6-5 5-5 3-3 3-2 2-1 2-0"
yard = ""
play = """
D:6-6 A:6-1L B:6-3R C:6-4U D:6-5D A:5-1L B:5-0L C:5-3R D:5-5R
A:3-0L B:5-4D C:5-2R D:3-3L A:4-3L B:4-4L C:4-1L D:2-1L A:2-2L
B:6-2L C:6-0L D:2-0L A:pass B:4-2U C:4-0D D:3-2L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 7 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-2 5-3 3-3 2-1 2-0"
deal.B = "6-3 6-1 4-4 4-3 3-2 3-1 1-0"
deal.C = "6-0 5-4 5-2 4-2 3-0 1-1 0-0"
deal.D = "6-6 5-5 5-1 5-0 4-1 4-0 2-2"
yard = ""
play = """
D:6-6 A:6-5L B:6-3U C:6-0R D:pass A:6-4D B:3-2U C:5-4L D:5-0R
A:5-3R B:4-4L C:5-2U D:5-5U A:3-3R B:4-3D C:4-2L D:2-2L A:6-2L
B:6-1L C:3-0R D:4-1L A:2-0R B:3-1D C:1-1D D:5-1D A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-3 5-1 5-0 3-0 2-1"
deal.B = "6-4 5-5 5-4 4-0 3-3 3-2 2-0"
deal.C = "6-2 5-2 4-4 3-1 2-2 1-1 1-0"
deal.D = "6-5 6-3 6-1 4-3 4-2 4-1 0-0"
yard = ""
play = """
A:6-6 B:6-4L C:6-2R D:6-5U A:6-0D B:3-2R C:4-4L D:6-3R A:5-3U
B:2-0D C:5-2D D:4-3U A:5-1D B:5-4U C:3-1D D:4-2L A:2-1L B:5-5U
C:1-1L D:6-1L A:5-0U B:3-3D C:1-0U D:4-1U A:3-0D
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 6-0 3-3 2-1 1-1 0-0"
deal.B = "6-1 5-5 5-4 5-2 4-2 3-2 2-0"
deal.C = "6-6 6-4 5-0 4-0 3-0 2-2 1-0"
deal.D = "6-3 5-3 5-1 4-4 4-3 4-1 3-1"
yard = ""
play = """
C:6-6 D:6-3L A:6-5R B:6-1U C:6-4D D:4-4D A:3-3L B:5-5R C:5-0R
D:4-3D A:6-0R B:3-2L C:2-2L D:5-3D A:6-2L B:5-4D C:4-0D D:3-1U
A:0-0D B:2-0D C:3-0U D:pass A:2-1D B:pass C:1-0U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 26, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 4-3 4-2 4-1 3-1 2-1 2-0"
deal.B = "6-5 6-2 5-3 5-0 4-4 3-3 3-0"
deal.C = "6-3 5-4 5-2 5-1 2-2 1-1 0-0"
deal.D = "6-6 6-4 6-0 5-5 4-0 3-2 1-0"
yard = ""
play = """
D:6-6 A:6-1L B:6-5R C:6-3U D:6-4D A:4-1L B:3-3U C:5-4L D:5-5L
A:4-3U B:5-3R C:5-2L D:3-2L A:3-1L B:3-0R C:5-1L D:6-0R A:4-2U
B:4-4D C:2-2U D:4-0D A:2-1U B:5-0L C:1-1U D:1-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 10 }

[[match.hand]]
opener = "C"
deal.A = "5-2 5-1 5-0 4-1 3-2 3-0 1-1"
deal.B = "6-2 5-3 3-3 2-2 2-0 1-0 0-0"
deal.C = "6-6 6-3 6-1 5-5 4-4 4-3 4-2"
deal.D = "6-5 6-4 6-0 5-4 4-0 3-1 2-1"
yard = ""
play = """
C:6-6 D:6-5L A:pass B:6-2R C:6-3U D:6-4D A:5-2L B:2-0L C:4-4D
D:6-0L A:3-2R B:3-3R C:6-1L D:3-1L A:3-0L B:5-3U C:5-5U D:5-4D
A:5-0L B:pass C:4-3R D:4-0R A:5-1L B:0-0R C:pass D:2-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 18 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-5 4-4 4-1 4-0 3-2 2-1"
deal.B = "6-5 6-2 5-1 5-0 3-3 3-0 2-0"
deal.C = "6-1 6-0 5-2 4-3 3-1 1-1 1-0"
deal.D = "6-6 6-3 5-4 5-3 4-2 2-2 0-0"
yard = ""
play = """
D:6-6 A:6-4L B:6-2R C:6-1U D:6-3D A:4-4L B:5-1U C:4-3L D:5-3U
A:3-2L B:3-3U C:5-2L D:5-4L A:4-1L B:2-0R C:6-0R D:pass A:2-1L
B:3-0D C:3-1U D:2-2L A:4-0D B:6-5R C:1-1U D:4-2L A:5-5R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 5-4 5-1 3-2 1-1 1-0"
deal.B = "6-4 5-2 3-3 3-1 2-2 2-0 0-0"
deal.C = "6-5 6-0 5-3 5-0 4-4 4-2 4-1"
deal.D = "6-6 6-2 6-1 4-3 4-0 3-0 2-1"
yard = ""
play = """
D:6-6 A:6-3L B:6-4U C:6-5R D:6-2D A:3-2L B:2-2L C:4-4U D:4-3U
A:5-5R B:5-2D C:5-3R D:2-1L A:5-1L B:3-1R C:5-0L D:6-1R A:1-0L
B:3-3U C:6-0R D:4-0R A:1-1L B:pass C:4-2R D:3-0U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 16 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-4 4-4 3-1 1-1 0-0"
deal.B = "6-1 5-5 5-3 4-2 4-0 3-3 1-0"
deal.C = "6-3 5-2 5-1 4-1 3-0 2-2 2-0"
deal.D = "6-5 6-4 6-0 5-0 4-3 3-2 2-1"
yard = ""
play = """
A:6-6 B:6-1L C:6-3R D:6-5U A:6-2D B:3-3R C:5-2U D:2-1L A:3-1R
B:4-2L C:5-1R D:6-4L A:5-4R B:4-0R C:2-2U D:6-0R A:pass B:pass
C:2-0U D:5-0U A:pass B:5-3U C:3-0U D:3-2D A:0-0U B:1-0U C:4-1U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 27, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-3 5-1 4-4 4-0 3-0 2-2"
deal.B = "6-5 6-4 5-2 4-3 3-2 3-1 2-1"
deal.C = "6-6 6-2 5-0 4-1 2-0 1-1 1-0"
deal.D = "6-3 6-1 6-0 5-5 4-2 3-3 0-0"
yard = ""
play = """
C:6-6 D:6-3L A:pass B:6-4R C:6-2U D:6-0D A:5-3L B:4-3R C:5-0L
D:3-3R A:4-0L B:5-2U C:4-1L D:5-5U A:5-1L B:6-5L C:2-0D D:4-2D
A:3-0R B:pass C:1-0R D:6-1R A:5-4U B:pass C:pass D:pass A:4-4U
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 18 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-25"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 4, C = 1, D = 2 }
score = { A = 31, B = 30, C = 114, D = 45 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-25"
commitment = "ba71d19f78905b4350adc0e4b9dd44f37a1a2d7f2cbf1ee651f86bc79f4ced09"
secret = "9f7f49fdfd87e7f3f1f84989011cf0b533df102e6031174892b7ab454597a717"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-4 4-1 4-0 3-1 3-0 1-1 0-0"
deal.B = "6-3 6-2 6-1 6-0 5-2 4-3 3-3"
deal.C = "6-6 5-3 5-0 4-4 3-2 2-2 2-1"
deal.D = "6-5 6-4 5-5 5-1 4-2 2-0 1-0"
yard = ""
play = """
C:6-6 D:6-5L A:pass B:6-3R C:pass D:6-4U A:pass B:6-2D C:4-4U
D:5-5L A:5-4U B:5-2L C:5-3R D:4-2L A:4-1L B:6-1L C:2-2D D:5-1R
A:3-1R B:4-3R C:3-2D D:pass A:3-0D B:6-0L C:5-0L D:2-0D A:4-0R
B:pass C:2-1D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 9, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-1 4-4 4-0 3-3 2-0"
deal.B = "6-6 6-5 6-3 3-2 3-1 2-2 0-0"
deal.C = "6-0 5-3 5-2 5-1 5-0 4-1 3-0"
deal.D = "5-5 5-4 4-3 4-2 2-1 1-1 1-0"
yard = ""
play = """
B:6-6 C:6-0L D:pass A:6-2U B:6-5R C:pass D:pass A:6-1D B:3-2U
C:5-3U D:1-0L A:pass B:3-1L C:5-1D D:4-3L A:4-4L B:pass C:4-1L
D:2-1L A:2-0L B:0-0L C:5-0L D:5-5L A:pass B:pass C:5-2L D:4-2L
A:4-0L B:pass C:3-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 40, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 6-1 5-3 3-2 1-1 1-0"
deal.B = "6-5 5-5 5-4 4-1 4-0 3-3 3-1"
deal.C = "6-6 4-4 4-3 4-2 3-0 2-1 2-0"
deal.D = "6-3 6-0 5-2 5-1 5-0 2-2 0-0"
yard = ""
play = """
C:6-6 D:6-3L A:6-1R B:6-5U C:pass D:6-0D A:3-2L B:5-5U C:4-2L
D:5-1R A:5-3R B:5-4L C:3-0D D:5-2L A:6-2L B:3-3R C:4-3R D:5-0U
A:6-4L B:4-1L C:4-4R D:0-0U A:1-1L B:3-1L C:2-0U D:2-2U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 5-4 4-3 2-2 1-1"
deal.B = "6-1 5-3 4-0 3-3 2-1 2-0 0-0"
deal.C = "6-2 5-5 5-1 5-0 4-1 3-0 1-0"
deal.D = "6-3 6-0 5-2 4-4 4-2 3-2 3-1"
yard = ""
play = """
A:6-6 B:6-1L C:6-2R D:6-3U A:6-4D B:5-3U C:5-5U D:3-1L A:4-3D
B:3-3L C:5-1U D:3-2L A:2-2L B:2-1L C:3-0D D:5-2R A:5-4R B:4-0R
C:1-0L D:6-0L A:6-5L B:2-0R C:5-0D D:4-2R A:1-1U
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-4 5-3 3-2 3-0 1-0"
deal.B = "6-6 6-0 5-2 5-0 4-2 3-3 0-0"
deal.C = "6-3 5-1 4-4 3-1 2-2 2-1 1-1"
deal.D = "6-5 6-1 5-5 4-3 4-1 4-0 2-0"
yard = ""
play = """
B:6-6 C:6-3L D:6-5R A:6-4U B:6-0D C:4-4U D:4-3L A:3-0D B:5-2R
C:2-2R D:4-1L A:3-2R B:3-3R C:1-1L D:6-1L A:6-2L B:4-2L C:3-1R
D:4-0L A:1-0R B:5-0L C:5-1L D:2-0R A:5-4U B:pass C:2-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 18, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-4 5-3 3-3 2-1 1-0"
deal.B = "6-4 5-1 4-4 4-2 4-1 3-2 3-1"
deal.C = "6-1 5-2 5-0 3-0 2-2 2-0 0-0"
deal.D = "6-5 6-3 6-2 6-0 4-3 4-0 1-1"
yard = ""
play = """
A:6-6 B:6-4L C:6-1R D:6-5U A:pass B:pass C:pass D:6-3D A:1-0R
B:4-4L C:3-0D D:4-3L A:5-3U B:3-2L C:2-0L D:6-0L A:3-3U B:3-1U
C:5-0R D:6-2L A:5-4R B:4-2L C:0-0D D:4-0L A:2-1U B:4-1R C:2-2U
D:1-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 23 }

[[match.hand]]
opener = "D"
deal.A = "6-5 4-2 2-2 2-0 1-1 1-0 0-0"
deal.B = "5-5 5-4 5-2 5-1 5-0 3-2 3-0"
deal.C = "6-3 6-1 6-0 4-4 4-3 4-1 4-0"
deal.D = "6-6 6-4 6-2 5-3 3-3 3-1 2-1"
yard = ""
play = """
D:6-6 A:6-5L B:pass C:6-3R D:6-4U A:pass B:pass C:6-1D D:5-3L
A:4-2U B:5-2U C:4-1D D:3-3L A:pass B:5-5U C:4-4D D:3-1L A:1-1L
B:5-4U C:4-3R D:2-1L A:2-0L B:5-0L C:4-0R D:pass A:1-0R B:5-1L
"""
end = "blocked"
winner = "A"
delta = { A = 18, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 5-5 5-2 5-1 3-1 2-1"
deal.B = "6-3 6-2 5-4 4-4 4-2 4-1 4-0"
deal.C = "6-0 5-3 3-3 3-0 2-2 2-0 1-0"
deal.D = "6-6 6-1 5-0 4-3 3-2 1-1 0-0"
yard = ""
play = """
D:6-6 A:6-5U B:6-3L C:6-0R D:6-1D A:2-1D B:5-4U C:3-3L D:4-3L
A:6-4L B:4-4U C:2-2D D:5-0R A:5-2R B:6-2L C:2-0L D:0-0L A:pass
B:4-2R C:3-0L D:3-2L A:pass B:4-1R C:1-0R D:pass A:pass B:4-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 30, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-5 4-2 2-2 2-0 1-1"
deal.B = "6-6 6-2 6-0 3-2 2-1 1-0 0-0"
deal.C = "6-3 5-4 5-2 4-3 4-1 4-0 3-3"
deal.D = "6-1 5-3 5-1 5-0 4-4 3-1 3-0"
yard = ""
play = """
B:6-6 C:6-3L D:6-1R A:6-5U B:6-2D C:5-2D D:5-3L A:1-1R B:2-1R
C:5-4L D:4-4L A:6-4L B:6-0L C:4-0L D:5-1U A:4-2R B:1-0U C:4-3L
D:3-1L A:5-5D B:0-0U C:4-1L D:5-0U
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 14 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 4-4 4-2 4-0 3-2 2-0"
deal.B = "6-6 6-5 5-5 5-1 5-0 3-1 1-0"
deal.C = "6-4 6-2 5-4 5-2 4-1 3-3 2-1"
deal.D = "6-3 6-1 4-3 3-0 2-2 1-1 0-0"
yard = ""
play = """
B:6-6 C:6-4L D:6-3R A:6-0U B:6-5D C:5-2D D:4-3L A:3-2L B:5-0U
C:3-3R D:2-2L A:2-0D B:5-5U C:5-4U D:3-0R A:4-2U B:1-0R C:2-1R
D:0-0D A:4-0D B:pass C:6-2L D:6-1L A:4-4D B:5-1L C:4-1D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 14, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 5-5 5-3 3-1 0-0"
deal.B = "6-0 5-0 3-0 2-2 2-1 2-0 1-1"
deal.C = "6-1 5-4 5-2 4-2 4-1 3-3 3-2"
deal.D = "6-5 6-4 5-1 4-4 4-3 4-0 1-0"
yard = ""
play = """
A:6-6 B:6-0L C:6-1R D:6-5U A:6-2D B:5-0L C:5-2D D:5-1L A:5-3U
B:2-1L C:3-3U D:1-0R A:5-5D B:2-2L C:3-2U D:4-0R A:pass B:2-0L
C:5-4R D:pass A:0-0L B:3-0L C:4-2U D:4-3L A:pass B:pass C:4-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 33, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-26"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3, D = 4 }
score = { A = 13, B = 112, C = 9, D = 0 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-26"
commitment = "3840c1616e06f61870302162d1e4ac8a7a65632664248c6d265aa432c7ade6b0"
secret = "64ea5774d394b429e16daa3ca7f46f583ef4e3e145bcda43a3209a07dd9aed57"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-5 4-4 2-2 2-1 1-1"
deal.B = "6-5 6-4 6-2 6-0 4-2 3-3 0-0"
deal.C = "6-6 5-4 5-3 5-2 3-1 3-0 1-0"
deal.D = "5-1 5-0 4-3 4-1 4-0 3-2 2-0"
yard = ""
play = """
C:6-6 D:pass A:6-3L B:6-5R C:pass D:pass A:6-1U B:6-4D C:5-3L
D:5-0L A:5-5R B:6-0L C:5-4R D:4-3R A:4-4D B:3-3R C:3-1R D:4-1R
A:2-1U B:6-2U C:pass D:4-0D A:pass B:0-0D C:3-0D D:3-2D A:2-2D
B:4-2D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 18, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 6-0 5-3 5-0 4-3 2-0"
deal.B = "6-3 5-4 4-1 3-0 2-2 2-1 0-0"
deal.C = "6-2 5-5 4-2 3-3 3-2 3-1 1-1"
deal.D = "6-6 6-5 5-2 5-1 4-4 4-0 1-0"
yard = ""
play = """
D:6-6 A:6-4L B:6-3R C:6-2U D:6-5D A:5-3R B:5-4L C:5-5L D:5-2R
A:5-0L B:2-2R C:4-2R D:5-1D A:4-3R B:4-1D C:3-3R D:1-0L A:6-1L
B:3-0R C:3-2U D:4-0D A:6-0L B:0-0L C:3-1U D:pass A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 6-0 5-3 5-1 5-0 1-1"
deal.B = "6-5 5-4 4-2 3-3 3-2 2-1 0-0"
deal.C = "6-6 6-3 5-5 5-2 4-0 3-1 3-0"
deal.D = "6-1 4-4 4-3 4-1 2-2 2-0 1-0"
yard = ""
play = """
C:6-6 D:6-1L A:6-4R B:6-5U C:6-3D D:4-4R A:5-3U B:3-3U C:3-1L
D:4-3L A:pass B:5-4L C:5-5L D:4-1R A:5-1L B:3-2U C:5-2U D:1-0L
A:6-0L B:2-1R C:3-0D D:2-2R A:6-2L B:4-2L C:4-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 9, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-4 4-2 4-1 3-3 3-0 1-1 1-0"
deal.B = "6-6 6-5 6-4 6-2 6-0 5-3 2-2"
deal.C = "6-3 6-1 5-5 5-4 4-3 2-1 2-0"
deal.D = "5-2 5-1 5-0 4-0 3-2 3-1 0-0"
yard = ""
play = """
B:6-6 C:6-3L D:pass A:pass B:6-5R C:6-1U D:pass A:pass B:6-2D
C:4-3L D:5-0R A:4-4L B:6-4L C:2-0R D:3-2R A:3-3R B:2-2D C:2-1U
D:5-2U A:4-2D B:5-3R C:5-5R D:4-0D A:3-0D B:6-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 27, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-1 5-0 4-4 3-3 3-2 3-1"
deal.B = "6-6 6-4 5-2 4-2 4-0 1-0 0-0"
deal.C = "6-0 5-5 4-3 2-2 2-1 2-0 1-1"
deal.D = "6-5 6-3 6-1 5-4 5-3 4-1 3-0"
yard = ""
play = """
B:6-6 C:6-0L D:6-3U A:6-2R B:6-4D C:2-0L D:4-1D A:3-3U B:1-0D
C:2-2L D:3-0U A:3-2L B:0-0U C:4-3L D:5-4L A:5-1L B:4-0U C:2-1L
D:pass A:4-4U B:4-2L C:pass D:pass A:5-0D B:5-2D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 42, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-0 5-2 4-1 3-0 2-2"
deal.B = "6-1 5-3 5-1 5-0 4-4 4-2 4-0"
deal.C = "6-6 6-3 6-2 5-5 3-3 2-1 1-1"
deal.D = "5-4 4-3 3-2 3-1 2-0 1-0 0-0"
yard = ""
play = """
C:6-6 D:pass A:6-5L B:6-1R C:6-3U D:pass A:6-4D B:4-4D C:5-5L
D:5-4L A:4-1L B:5-3U C:2-1L D:4-3D A:5-2L B:5-1R C:3-3D D:3-2D
A:2-2D B:4-2D C:pass D:pass A:pass B:5-0L C:pass D:1-0L A:pass
B:4-0D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 25, C = 0, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-27"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 4, D = 3 }
score = { A = 104, B = 69, C = 45, D = 54 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-27"
commitment = "d282924e8c3de9d7ab2648417578aff08351cc09364cfb699cbdf9cf03de4f99"
secret = "46268e0c4a1d9b1872e93b718add9c07605fca2df608895c120d3e576a06d1ce"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-4 3-3 3-2 3-1 3-0 2-0 1-1"
deal.B = "6-3 6-2 5-5 5-3 5-0 4-1 4-0"
deal.C = "6-1 5-4 5-2 5-1 4-2 2-1 0-0"
deal.D = "6-6 6-5 6-0 4-4 4-3 2-2 1-0"
yard = ""
play = """
D:6-6 A:6-4L B:6-3R C:6-1U D:6-5D A:3-3R B:4-1L C:5-1D D:4-3R
A:3-1L B:5-3L C:4-2R D:2-2R A:3-2R B:5-5L C:5-4L D:4-4L A:1-1U
B:4-0L C:0-0L D:6-0L A:3-0R B:6-2L C:2-1L D:1-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 14 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 5-5 5-4 5-3 3-3 3-2"
deal.B = "6-4 6-3 5-0 4-1 3-0 1-1 1-0"
deal.C = "6-2 6-0 5-1 4-3 4-0 2-1 2-0"
deal.D = "6-6 5-2 4-4 4-2 3-1 2-2 0-0"
yard = ""
play = """
D:6-6 A:6-5L B:6-4R C:6-2U D:pass A:6-1D B:5-0L C:2-1D D:4-4R
A:5-4R B:3-0L C:4-3L D:5-2R A:3-2R B:4-1L C:5-1L D:4-2U A:5-5L
B:6-3R C:6-0R D:2-2D A:5-3L B:1-0R C:2-0D D:3-1L A:pass B:1-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 5-2 4-2 3-0 1-1"
deal.B = "6-2 4-4 4-1 4-0 3-2 3-1 1-0"
deal.C = "6-4 6-1 6-0 5-5 5-0 2-2 0-0"
deal.D = "5-4 5-3 5-1 4-3 3-3 2-1 2-0"
yard = ""
play = """
A:6-6 B:6-2L C:6-1R D:pass A:6-5U B:pass C:6-0D D:5-4U A:4-2U
B:3-2L C:0-0D D:5-3L A:5-2L B:4-1R C:2-2L D:4-3R A:3-0D B:3-1R
C:pass D:3-3D A:1-1R B:1-0R C:5-0R D:5-1R A:6-3D
"""
end = "out"
winner = "A"
delta = { A = 37, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-5 4-1 3-3 3-0 1-0"
deal.B = "6-6 6-5 6-0 5-1 2-1 2-0 0-0"
deal.C = "6-4 6-2 5-3 4-4 4-3 4-2 4-0"
deal.D = "5-4 5-2 5-0 3-2 3-1 2-2 1-1"
yard = ""
play = """
B:6-6 C:6-2U D:pass A:6-3L B:6-5R C:6-4D D:5-4R A:3-3L B:2-1U
C:4-4R D:3-2L A:6-1U B:2-0L C:4-0R D:5-0L A:5-5L B:5-1L C:4-3D
D:3-1L A:3-0R B:6-0U C:5-3L D:5-2L A:1-0U B:pass C:4-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 11, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-1 5-0 4-2 3-3 3-0 2-0"
deal.B = "6-5 5-1 4-3 4-1 4-0 3-1 0-0"
deal.C = "6-4 6-3 5-5 5-3 2-2 1-1 1-0"
deal.D = "6-6 6-0 5-4 5-2 4-4 3-2 2-1"
yard = ""
play = """
D:6-6 A:6-2L B:6-5R C:6-3U D:6-0D A:3-3U B:5-1R C:1-0R D:5-2L
A:3-0U B:4-0R C:5-5L D:5-4L A:5-0U B:4-3L C:5-3U D:4-4R A:4-2R
B:3-1L C:1-1L D:3-2R A:6-1L B:0-0D C:6-4L D:pass A:2-0D
"""
end = "out"
winner = "A"
delta = { A = 12, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-3 4-1 4-0 3-2 1-0 0-0"
deal.B = "6-5 6-2 6-1 6-0 4-4 3-1 2-2"
deal.C = "5-4 5-1 5-0 3-3 2-1 2-0 1-1"
deal.D = "6-6 6-4 6-3 5-2 4-3 4-2 3-0"
yard = ""
play = """
D:6-6 A:pass B:6-5L C:pass D:6-4R A:pass B:6-2U C:pass D:6-3D
A:5-5L B:4-4R C:5-0L D:4-3R A:3-2U B:6-0L C:3-3R D:3-0R A:0-0R
B:6-1L C:1-1L D:pass A:1-0L B:3-1U C:2-1U D:5-2U A:5-3U B:pass
C:2-0R D:4-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 28 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-5 5-0 4-3 2-2 1-1"
deal.B = "6-6 6-4 5-2 4-1 3-1 2-0 1-0"
deal.C = "6-5 5-4 5-3 4-2 3-3 3-2 2-1"
deal.D = "6-3 6-2 5-1 4-4 4-0 3-0 0-0"
yard = ""
play = """
B:6-6 C:6-5U D:6-3L A:6-1R B:6-4D C:5-4U D:4-4U A:4-3L B:4-1L
C:4-2D D:6-2D A:1-1L B:3-1L C:5-3L D:5-1L A:6-0D B:1-0L C:2-1R
D:4-0L A:5-0D B:5-2R C:pass D:pass A:5-5R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 16, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-2 4-4 4-1 4-0 3-2 1-1"
deal.B = "6-3 6-1 5-3 3-3 3-0 2-2 1-0"
deal.C = "6-6 6-5 5-5 5-4 5-1 4-3 3-1"
deal.D = "6-4 6-2 5-0 4-2 2-1 2-0 0-0"
yard = ""
play = """
C:6-6 D:6-4L A:6-0R B:6-3U C:6-5D D:4-2L A:5-2L B:5-3L C:5-4D
D:5-0R A:4-4D B:3-3L C:5-5R D:pass A:4-1D B:3-0L C:3-1D D:2-0L
A:3-2L B:pass C:5-1R D:2-1R A:pass B:2-2R C:4-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 22, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-1 5-0 4-2 4-1 3-1 2-0"
deal.B = "6-3 6-2 5-2 4-4 4-3 3-3 1-0"
deal.C = "6-6 6-5 6-0 5-4 5-3 3-2 2-1"
deal.D = "6-4 5-5 4-0 3-0 2-2 1-1 0-0"
yard = ""
play = """
C:6-6 D:6-4L A:6-1R B:6-3U C:6-0D D:4-0L A:3-1U B:1-0L C:2-1L
D:2-2L A:2-0L B:pass C:pass D:3-0L A:4-1R B:4-3L C:5-4L D:5-5L
A:5-1L B:4-4R C:pass D:1-1L A:5-0D B:5-2D C:3-2D D:pass A:4-2R
"""
end = "out"
winner = "A"
delta = { A = 33, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-4 4-3 4-2 4-1 3-3 2-1 0-0"
deal.B = "6-6 6-4 6-2 5-5 5-4 5-3 3-2"
deal.C = "6-5 6-3 6-1 5-1 4-0 2-2 1-1"
deal.D = "6-0 5-2 5-0 3-1 3-0 2-0 1-0"
yard = ""
play = """
B:6-6 C:6-1U D:6-0L A:pass B:6-4R C:6-5D D:5-2D A:4-4R B:5-4R
C:4-0L D:5-0R A:4-2D B:pass C:5-1U D:3-0R A:4-3R B:5-5U C:pass
D:pass A:4-1L B:5-3U C:1-1L D:3-1L A:3-3L B:3-2L C:2-2L D:2-0L
A:0-0L B:pass C:6-3U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 12, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 5-4 5-1 4-0 2-2 2-0"
deal.B = "6-5 6-1 5-2 4-4 4-3 3-3 3-2"
deal.C = "6-3 5-3 5-0 4-2 3-0 1-1 1-0"
deal.D = "6-6 6-0 5-5 4-1 3-1 2-1 0-0"
yard = ""
play = """
D:6-6 A:6-4L B:6-5R C:6-3U D:6-0D A:5-4L B:5-2L C:4-2L D:5-5R
A:2-0D B:4-4L C:5-3R D:4-1L A:5-1L B:4-3R C:3-0U D:2-1D A:4-0U
B:6-1D C:5-0L D:0-0L A:6-2D B:3-2D C:1-0L D:3-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 12 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-2 5-5 5-3 5-1 3-2"
deal.B = "6-0 5-4 5-0 4-4 4-2 4-0 2-0"
deal.C = "6-6 6-5 4-3 4-1 3-3 3-1 3-0"
deal.D = "6-1 5-2 2-2 2-1 1-1 1-0 0-0"
yard = ""
play = """
C:6-6 D:6-1L A:6-4R B:6-0U C:6-5D D:5-2D A:5-1L B:5-4L C:4-1L
D:2-2D A:6-2D B:4-4R C:3-0U D:2-1L A:6-3U B:4-2L C:4-3L D:pass
A:5-3L B:5-0L C:pass D:1-0L A:pass B:4-0R C:3-1L D:0-0R A:3-2L
B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 18, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-3 5-0 4-0 2-1 0-0"
deal.B = "6-6 6-2 5-4 4-3 3-2 1-1 1-0"
deal.C = "5-2 5-1 4-2 4-1 3-1 3-0 2-0"
deal.D = "6-5 6-3 6-1 5-5 4-4 3-3 2-2"
yard = ""
play = """
B:6-6 C:pass D:6-5L A:6-4R B:6-2U C:pass D:6-3D A:5-3D B:5-4L
C:4-1L D:5-5D A:2-1L B:3-2L C:5-1D D:4-4R A:4-0R B:4-3L C:2-0R
D:6-1D A:6-0D B:1-0D C:4-2R D:2-2U A:pass B:1-1D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 25, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-2 5-1 4-3 1-1 0-0"
deal.B = "6-6 5-5 5-3 4-2 4-1 2-2 1-0"
deal.C = "6-3 4-4 3-2 3-1 3-0 2-1 2-0"
deal.D = "6-5 6-4 6-2 5-4 5-0 4-0 3-3"
yard = ""
play = """
B:6-6 C:6-3L D:6-5R A:6-1U B:pass C:pass D:6-4D A:4-3L B:4-2L
C:3-2L D:5-4R A:5-1U B:5-3L C:4-4R D:5-0L A:6-0L B:4-1R C:2-1R
D:6-2L A:5-2U B:2-2L C:2-0L D:4-0L
"""
end = "blocked"
winner = "A"
delta = { A = 22, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-28"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 2, C = 1, D = 3 }
score = { A = 73, B = 83, C = 104, D = 74 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-28"
commitment = "6ae4ffeab1cc275160fe041e7b43cfeaa8b67267f9cba6245b1611988aa8e72f"
secret = "fe0af55f661abbab5d5d69e05d3120b1c23cc81f6e6e3dcc3b423ad880a0ab4b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 5-5 5-0 3-2 3-1 1-0"
deal.B = "6-2 6-1 6-0 4-2 4-1 4-0 2-1"
deal.C = "5-4 5-3 5-2 5-1 2-2 2-0 1-1"
deal.D = "6-6 6-5 4-4 4-3 3-3 3-0 0-0"
yard = ""
play = """
D:6-6 A:6-4L B:6-0R C:pass D:6-5U A:6-3D B:4-2L C:5-4U D:4-4U
A:3-2L B:4-1U C:5-3L D:3-3D A:5-5L B:2-1U C:5-2L D:3-0R A:3-1R
B:6-1R C:2-2L D:4-3D A:pass B:6-2R C:2-0L D:0-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 18 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 5-2 4-2 4-1 2-2 2-0"
deal.B = "5-3 5-1 4-4 4-0 3-0 1-1 1-0"
deal.C = "6-5 5-5 5-4 5-0 4-3 3-3 3-2"
deal.D = "6-6 6-3 6-2 6-0 3-1 2-1 0-0"
yard = ""
play = """
D:6-6 A:6-4L B:pass C:6-5R D:6-3U A:6-1D B:5-1D C:5-5R D:3-1U
A:4-2L B:1-1U C:5-4R D:6-2L A:4-1R B:1-0R C:5-0R D:6-0L A:2-0L
B:5-3R C:4-3R D:2-1L A:5-2D B:4-0R C:3-2D D:0-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 21 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-5 5-4 5-3 4-2 4-1 1-0"
deal.B = "6-4 6-2 6-0 5-0 4-0 3-0 1-1"
deal.C = "6-3 6-1 5-1 3-3 3-2 2-1 2-0"
deal.D = "6-6 5-2 4-4 4-3 3-1 2-2 0-0"
yard = ""
play = """
D:6-6 A:6-5L B:6-0U C:6-3R D:pass A:pass B:6-4D C:3-3R D:4-4D
A:5-5L B:5-0U C:5-1L D:3-1L A:5-3L B:3-0R C:2-0R D:5-2R A:5-4L
B:4-0L C:pass D:4-3D A:1-0L B:1-1L C:6-1L D:pass A:pass B:6-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 23, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-5 5-4 5-2 4-1 2-0"
deal.B = "6-5 6-4 4-3 3-3 3-1 2-1 1-1"
deal.C = "6-2 6-0 5-3 5-0 4-0 3-0 1-0"
deal.D = "6-1 5-1 4-4 4-2 3-2 2-2 0-0"
yard = ""
play = """
A:6-6 B:6-5U C:6-2L D:6-1R A:6-3D B:2-1L C:5-3U D:3-2U A:4-1L
B:3-1R C:4-0L D:2-2U A:2-0L B:3-3R C:3-0R D:4-2L A:5-4L B:4-3D
C:6-0R D:4-4D A:5-5L B:6-4D C:5-0L D:0-0L A:5-2U
"""
end = "out"
winner = "A"
delta = { A = 9, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-5 5-2 5-0 4-0 0-0"
deal.B = "6-5 6-3 4-2 4-1 3-2 3-1 2-2"
deal.C = "6-2 5-1 4-4 4-3 3-3 2-1 2-0"
deal.D = "6-4 6-0 5-4 5-3 3-0 1-1 1-0"
yard = ""
play = """
A:6-6 B:6-3L C:6-2R D:6-4U A:6-1D B:3-2L C:4-4U D:5-4U A:5-2L
B:4-2R C:4-3R D:5-3R A:5-5L B:4-1D C:5-1L D:1-1L A:5-0R B:6-5U
C:2-1L D:6-0U A:4-0R B:2-2L C:2-0L D:1-0L A:0-0U
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-0 5-4 5-2 5-1 5-0"
deal.B = "6-4 6-2 4-4 3-3 3-2 3-1 2-0"
deal.C = "6-3 6-1 5-3 2-2 2-1 1-1 1-0"
deal.D = "5-5 4-3 4-2 4-1 4-0 3-0 0-0"
yard = ""
play = """
A:6-6 B:6-4U C:6-3L D:pass A:6-5R B:6-2D C:5-3L D:5-5L A:5-4L
B:3-2D C:pass D:4-3D A:5-2R B:2-0R C:1-0R D:4-1R A:pass B:4-4L
C:pass D:4-0L A:6-0L B:pass C:6-1L D:4-2R A:5-1L B:pass C:2-2R
D:pass A:5-0L
"""
end = "out"
winner = "A"
delta = { A = 18, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-5 5-3 4-4 3-2 2-0"
deal.B = "6-2 6-0 5-2 4-0 3-0 1-1 1-0"
deal.C = "6-4 5-4 5-0 4-1 3-3 2-2 2-1"
deal.D = "6-5 6-1 5-1 4-3 4-2 3-1 0-0"
yard = ""
play = """
A:6-6 B:6-2L C:6-4R D:6-5U A:6-3D B:4-0R C:5-4U D:4-2L A:4-4L
B:3-0D C:4-1L D:6-1L A:2-0R B:1-0D C:2-2R D:4-3U A:3-2R B:1-1D
C:3-3R D:3-1D A:5-3R B:5-2R C:2-1R D:5-1R A:5-5R
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-2 5-1 4-3 3-0 1-1"
deal.B = "6-6 6-2 5-3 4-4 4-2 3-1 2-2"
deal.C = "6-3 6-1 6-0 5-0 4-1 3-2 1-0"
deal.D = "6-5 5-4 4-0 3-3 2-1 2-0 0-0"
yard = ""
play = """
B:6-6 C:6-3L D:6-5R A:6-4U B:6-2D C:3-2L D:5-4R A:5-2L B:5-3L
C:4-1R D:2-1R A:4-3L B:2-2R C:pass D:4-0L A:3-0L B:4-4U C:pass
D:3-3L A:pass B:4-2R C:pass D:2-0D A:pass B:3-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 37, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-4 4-4 4-0 2-2 1-1 1-0"
deal.B = "6-0 5-5 5-2 5-1 3-3 3-2 2-0"
deal.C = "6-6 6-1 5-0 4-1 3-0 2-1 0-0"
deal.D = "6-5 6-4 6-2 5-3 4-3 4-2 3-1"
yard = ""
play = """
C:6-6 D:6-5L A:6-3R B:6-0U C:6-1D D:5-3L A:4-0U B:3-3L C:4-1U
D:4-3L A:5-4L B:5-1U C:5-0L D:3-1D A:1-0L B:5-5U C:2-1L D:6-2L
A:pass B:3-2R C:3-0D D:6-4L A:4-4L B:2-0R C:0-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 19, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-1 4-0 3-3 3-2 2-2 2-1"
deal.B = "6-4 5-2 4-4 4-3 3-1 2-0 1-0"
deal.C = "6-5 6-3 6-2 6-1 4-2 4-1 1-1"
deal.D = "6-6 6-0 5-5 5-3 5-0 3-0 0-0"
yard = ""
play = """
D:6-6 A:pass B:6-4U C:6-5L D:6-0R A:pass B:pass C:6-3D D:5-5L
A:5-4L B:2-0R C:6-2R D:3-0D A:4-0L B:1-0L C:6-1L D:0-0D A:pass
B:4-4U C:4-2U D:5-0D A:3-2U B:3-1U C:4-1U D:5-3D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 35 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-2 4-2 4-1 4-0 2-2"
deal.B = "6-6 5-5 4-4 3-2 2-0 1-1 1-0"
deal.C = "6-4 6-2 6-1 4-3 3-3 3-0 0-0"
deal.D = "6-0 5-4 5-3 5-1 5-0 3-1 2-1"
yard = ""
play = """
B:6-6 C:6-4L D:6-0R A:6-5U B:pass C:6-2D D:5-4L A:5-2L B:3-2L
C:4-3L D:5-0R A:4-2L B:2-0L C:3-0L D:5-3L A:2-2D B:5-5L C:pass
D:5-1L A:4-1L B:4-4L C:pass D:2-1D A:4-0L B:1-1D C:6-1D D:pass
A:6-3D
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 4-4 4-2 3-3 3-2 2-0 1-0"
deal.B = "6-6 6-3 6-2 5-4 5-1 4-1 0-0"
deal.C = "6-1 6-0 5-3 5-0 4-3 2-2 1-1"
deal.D = "6-4 5-5 5-2 4-0 3-1 3-0 2-1"
yard = ""
play = """
B:6-6 C:6-1L D:6-4R A:6-5U B:6-3D C:5-3U D:3-1L A:3-3L B:4-1R
C:4-3L D:2-1R A:4-4L B:5-4L C:5-0L D:5-2R A:2-0L B:6-2L C:6-0L
D:5-5R A:1-0L B:5-1R C:1-1L D:3-0U A:3-2D B:0-0U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 14, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-0 4-3 4-1 4-0 3-2 2-2 0-0"
deal.B = "6-5 6-2 6-0 5-3 5-2 4-2 1-0"
deal.C = "6-6 6-3 6-1 5-1 3-1 3-0 1-1"
deal.D = "6-4 5-5 5-4 4-4 3-3 2-1 2-0"
yard = ""
play = """
C:6-6 D:6-4L A:pass B:6-5R C:6-3U D:pass A:pass B:6-0D C:5-1R
D:4-4L A:4-3L B:1-0D C:6-1R D:3-3L A:3-2L B:4-2L C:3-1U D:5-4L
A:5-0L B:6-2R C:3-0L D:2-1R A:4-1R B:5-3L C:1-1U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 27, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-3 5-0 4-0 3-3 1-0"
deal.B = "6-3 6-0 5-2 4-4 2-2 2-1 2-0"
deal.C = "5-4 4-3 4-2 4-1 3-1 3-0 0-0"
deal.D = "6-5 6-4 6-2 6-1 5-1 3-2 1-1"
yard = ""
play = """
A:6-6 B:6-0L C:pass D:6-5R A:pass B:6-3U C:pass D:6-1D A:5-0L
B:5-2L C:5-4R D:6-4R A:5-3U B:2-2L C:4-2L D:5-1D A:4-0L B:2-0L
C:pass D:6-2L A:5-5U
"""
end = "blocked"
delta = { A = 0, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-3 5-4 4-0 3-2 0-0"
deal.B = "6-2 6-1 5-5 5-2 2-2 2-1 1-1"
deal.C = "6-6 4-4 4-2 3-1 3-0 2-0 1-0"
deal.D = "6-0 5-3 5-1 5-0 4-3 4-1 3-3"
yard = ""
play = """
C:6-6 D:6-0L A:6-5R B:6-1U C:pass D:pass A:6-4D B:1-1U C:4-4D
D:5-0L A:5-4L B:2-1U C:4-2L D:5-3R A:3-2L B:5-2U C:3-1L D:4-3R
A:4-0R B:5-5U C:3-0R D:5-1L A:6-3R B:6-2R C:2-0R D:4-1D A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 5-0 4-3 4-0 0-0"
deal.B = "5-3 4-4 3-2 3-0 2-1 2-0 1-1"
deal.C = "6-4 6-1 5-5 5-4 5-2 4-1 3-1"
deal.D = "6-5 6-0 5-1 4-2 3-3 2-2 1-0"
yard = ""
play = """
A:6-6 B:pass C:6-4L D:6-5R A:6-3U B:pass C:6-1D D:5-1R A:4-3L
B:1-1R C:4-1R D:3-3L A:4-0R B:3-0R C:3-1L D:1-0L A:5-0L B:5-3R
C:5-5L D:pass A:pass B:2-1D C:5-4L D:4-2D A:pass B:4-4L C:5-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 25, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-2 5-3 3-3 2-1 1-1"
deal.B = "6-4 6-1 5-0 4-3 4-0 3-1 2-2"
deal.C = "6-6 5-4 5-2 5-1 4-4 3-0 1-0"
deal.D = "6-0 5-5 4-2 4-1 3-2 2-0 0-0"
yard = ""
play = """
C:6-6 D:6-0L A:6-5R B:6-4U C:pass D:pass A:6-3D B:4-0U C:5-4R
D:3-2D A:6-2D B:4-3R C:3-0L D:0-0U A:5-3L B:3-1R C:5-2L D:4-1R
A:2-1L B:5-0U C:4-4R D:5-5U A:1-1L B:6-1L C:5-1U D:4-2R A:pass
B:2-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 9, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-2 4-1 4-0 3-3 3-0 2-2 0-0"
deal.B = "6-4 6-1 5-5 5-3 5-1 5-0 3-2"
deal.C = "6-6 6-5 6-2 4-4 3-1 2-0 1-1"
deal.D = "6-3 6-0 5-4 5-2 4-3 2-1 1-0"
yard = ""
play = """
C:6-6 D:6-3L A:pass B:6-4U C:6-5R D:6-0D A:3-3L B:5-5R C:4-4U
D:5-4U A:3-0L B:5-0L C:2-0D D:5-2D A:pass B:5-1R C:3-1R D:4-3R
A:4-2R B:5-3L C:6-2R D:pass A:pass B:6-1R C:1-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 22, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-1 4-3 4-2 3-2 3-1 2-0"
deal.B = "6-5 6-4 6-1 5-0 3-0 2-2 0-0"
deal.C = "6-6 6-0 5-4 5-2 4-4 4-1 3-3"
deal.D = "6-2 5-5 5-3 4-0 2-1 1-1 1-0"
yard = ""
play = """
C:6-6 D:6-2L A:6-3R B:6-5U C:6-0D D:5-5U A:4-2L B:3-0D C:5-4L
D:5-3L A:4-3L B:5-0U C:4-4L D:4-0L A:2-0L B:0-0U C:5-2L D:1-0U
A:5-1L B:6-1L C:3-3R D:1-1U A:3-2R B:6-4L C:4-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 11, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-29"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3, D = 4 }
score = { A = 107, B = 61, C = 45, D = 11 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-29"
commitment = "ca24700a94368f5771802ce0cef018b7e22f3fef9dfd01512bd3b49393d66f52"
secret = "e70c79551a5cafb7ccf4ed3eb2a3bf1f6791f51157485ace56419d64977226bd"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-1 5-5 5-3 5-2 5-1 3-3 3-0"
deal.B = "6-5 6-2 4-0 3-2 3-1 2-2 1-0"
deal.C = "6-3 4-4 4-2 4-1 2-0 1-1 0-0"
deal.D = "6-6 6-4 6-0 5-4 5-0 4-3 2-1"
yard = ""
play = """
D:6-6 A:6-1U B:6-5L C:6-3R D:6-4D A:3-3R B:3-2R C:4-4D D:5-4L
A:5-1U B:6-2R C:4-2L D:2-1L A:5-5U B:3-1L C:4-1D D:4-3L A:5-2U
B:2-2U C:1-1D D:6-0R A:3-0R B:4-0L C:2-0L D:pass A:5-3R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-5 4-1 2-0 1-0 0-0"
deal.B = "6-6 6-1 5-0 3-3 3-2 3-0 1-1"
deal.C = "5-2 5-1 4-3 4-2 3-1 2-2 2-1"
deal.D = "6-4 6-3 6-2 5-4 5-3 4-4 4-0"
yard = ""
play = """
B:6-6 C:pass D:6-4L A:6-5U B:6-1R C:pass D:6-3D A:4-1L B:3-3D
C:5-2U D:6-2U A:1-0L B:5-0L C:5-1L D:5-3D A:5-5D B:1-1L C:2-1L
D:5-4D A:2-0L B:3-0L C:4-2D D:pass A:6-0U B:3-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 27, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-0 5-1 4-2 4-0 3-1 3-0"
deal.B = "6-4 6-3 6-1 5-0 4-1 1-0 0-0"
deal.C = "5-5 5-3 5-2 4-4 2-2 2-1 1-1"
deal.D = "6-6 6-5 5-4 4-3 3-3 3-2 2-0"
yard = ""
play = """
D:6-6 A:6-2L B:6-4R C:pass D:6-5U A:6-0D B:4-1R C:5-5U D:3-2L
A:5-1R B:6-3L C:5-2R D:2-0R A:4-0R B:6-1L C:4-4R D:5-4R A:3-1L
B:5-0R C:5-3L D:pass A:3-0R B:1-0D C:1-1D D:4-3R A:4-2R
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-2 5-0 4-3 3-3 3-1 0-0"
deal.B = "6-0 5-3 4-4 3-2 3-0 2-0 1-1"
deal.C = "6-2 6-1 4-2 4-1 4-0 2-2 2-1"
deal.D = "6-6 6-5 6-3 5-5 5-4 5-1 1-0"
yard = ""
play = """
D:6-6 A:6-4L B:6-0R C:6-2U D:6-5D A:4-3L B:5-3L C:4-0R D:5-5L
A:5-2L B:4-4R C:2-2L D:5-4R A:5-0R B:3-2L C:4-2U D:6-3L A:0-0R
B:3-0R C:6-1L D:5-1L A:3-3R B:pass C:4-1U D:1-0U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 11 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-4 5-2 4-3 4-2 4-1 2-2"
deal.B = "6-4 6-1 5-3 4-4 3-2 1-0 0-0"
deal.C = "6-6 5-5 5-1 5-0 3-0 2-1 2-0"
deal.D = "6-5 6-3 6-2 4-0 3-3 3-1 1-1"
yard = ""
play = """
C:6-6 D:6-5L A:6-0R B:6-4U C:pass D:6-3D A:4-3U B:5-3L C:5-0R
D:3-3L A:5-4R B:4-4R C:3-0L D:4-0L A:4-2R B:3-2R C:pass D:3-1R
A:4-1R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 34, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-2 5-1 5-0 4-4 1-1"
deal.B = "6-4 6-3 4-1 3-3 3-2 1-0 0-0"
deal.C = "6-5 6-2 6-0 5-3 4-0 2-2 2-0"
deal.D = "5-5 5-4 4-3 4-2 3-1 3-0 2-1"
yard = ""
play = """
A:6-6 B:6-4L C:6-5R D:pass A:6-1U B:6-3D C:5-3R D:5-4L A:5-1U
B:3-3R C:pass D:5-5L A:5-2L B:3-2L C:pass D:4-3L A:4-4L B:4-1L
C:pass D:3-1L A:5-0U B:1-0U C:pass D:3-0L A:1-1U
"""
end = "out"
winner = "A"
delta = { A = 33, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-5 4-2 3-2 1-1 0-0"
deal.B = "6-5 6-1 6-0 5-3 3-3 2-2 2-0"
deal.C = "6-6 5-4 5-0 4-4 4-3 2-1 1-0"
deal.D = "6-2 5-2 5-1 4-1 4-0 3-1 3-0"
yard = ""
play = """
C:6-6 D:6-2L A:6-4R B:6-5U C:pass D:pass A:6-3D B:5-3U C:4-4R
D:5-2L A:3-2U B:3-3D C:5-4R D:5-1L A:1-1L B:6-1L C:2-1U D:4-1U
A:5-5R B:6-0L C:5-0L D:4-0U A:0-0U B:2-0U C:4-3D D:pass A:4-2U
"""
end = "out"
winner = "A"
delta = { A = 12, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-0 4-0 3-3 2-2 0-0"
deal.B = "6-4 6-3 6-0 5-3 4-2 3-1 1-0"
deal.C = "6-5 5-4 5-2 4-4 4-3 3-2 1-1"
deal.D = "6-2 5-5 5-1 4-1 3-0 2-1 2-0"
yard = ""
play = """
A:6-6 B:6-4L C:6-5R D:6-2U A:6-1D B:5-3R C:4-4L D:4-1L A:3-3R
B:6-3R C:3-2U D:5-1L A:5-0L B:6-0L C:1-1D D:3-0U A:0-0U B:3-1D
C:4-3D D:2-0U A:2-2U B:4-2U C:5-4U D:5-5U A:4-0D
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-2 4-3 4-0 3-0 1-1 1-0"
deal.B = "6-6 6-2 6-1 5-3 5-1 4-1 2-0"
deal.C = "6-4 6-3 6-0 5-5 4-4 3-2 2-1"
deal.D = "6-5 5-0 4-2 3-3 3-1 2-2 0-0"
yard = ""
play = """
B:6-6 C:6-4L D:6-5R A:pass B:6-2U C:6-3D D:4-2L A:5-4R B:5-3D
C:5-5D D:2-2L A:5-2U B:5-1U C:4-4R D:3-1U A:4-3R B:2-0L C:6-0L
D:3-3R A:3-0U B:6-1L C:2-1L D:5-0U A:pass B:pass C:3-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 12, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 5-5 5-4 5-0 3-2 2-0"
deal.B = "6-4 4-4 3-3 3-1 3-0 2-1 0-0"
deal.C = "6-6 6-5 6-0 5-2 4-3 4-2 1-0"
deal.D = "6-1 5-3 5-1 4-1 4-0 2-2 1-1"
yard = ""
play = """
C:6-6 D:6-1L A:6-3U B:6-4R C:6-5D D:5-1L A:5-5L B:4-4R C:4-3U
D:5-3L A:5-4D B:3-3L C:4-2R D:2-2R A:2-0R B:3-1L C:6-0R D:4-1L
A:6-2R B:2-1R C:1-0R D:4-0L A:5-0L B:3-0R C:5-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 4-4 4-3 3-3 3-1 1-1 1-0"
deal.B = "6-2 5-2 5-1 5-0 4-1 2-2 0-0"
deal.C = "6-6 6-4 6-3 6-1 5-5 3-2 2-1"
deal.D = "6-5 6-0 5-3 4-2 4-0 3-0 2-0"
yard = ""
play = """
C:6-6 D:6-5L A:pass B:6-2R C:6-4U D:6-0D A:4-4U B:5-2L C:3-2L
D:5-3L A:4-3U B:5-1L C:6-1L D:4-2R A:1-0D B:4-1R C:6-3U D:pass
A:1-1R B:pass C:2-1R D:2-0R A:3-1D B:5-0R C:5-5R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 26, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-2 5-1 4-1 4-0 1-1"
deal.B = "6-0 5-0 4-4 4-2 3-0 2-1 0-0"
deal.C = "6-5 5-5 5-4 5-3 4-3 3-3 2-0"
deal.D = "6-4 6-3 6-2 3-2 3-1 2-2 1-0"
yard = ""
play = """
A:6-6 B:6-0L C:6-5R D:6-4U A:6-1D B:4-4U C:5-5R D:1-0L A:5-1R
B:4-2U C:2-0U D:3-1L A:4-1R B:5-0U C:5-3L D:pass A:4-0R B:3-0R
C:4-3R D:pass A:5-2L B:2-1L C:5-4R D:pass A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 32, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-30"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2, D = 4 }
score = { A = 18, B = 107, C = 28, D = 0 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-30"
commitment = "47d6f384396d13907c6eeaebdb29e2c54ab2084f332751bf30272d4090dad91c"
secret = "c988ebf20e1585396d1740b3c1bc850972d4cfedcb4407101e5e35c8b2b8a277"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-1 6-0 4-4 4-3 4-0"
deal.B = "6-4 5-4 3-0 2-1 1-1 1-0 0-0"
deal.C = "6-2 5-3 4-1 3-3 3-2 3-1 2-0"
deal.D = "6-6 5-5 5-2 5-1 5-0 4-2 2-2"
yard = ""
play = """
D:6-6 A:6-5L B:6-4R C:6-2U D:pass A:6-3D B:5-4L C:4-1L D:4-2U
A:4-4R B:3-0D C:3-1L D:5-0D A:4-3L B:pass C:5-3D D:pass A:4-0L
B:1-0L C:3-3D D:5-1L A:pass B:pass C:3-2D D:5-5L A:pass B:2-1D
C:pass D:5-2L A:6-1D B:pass C:2-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 12, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-3 5-1 3-3 3-1 3-0 0-0"
deal.B = "6-5 6-1 5-0 4-3 4-0 2-2 1-1"
deal.C = "6-4 6-3 6-2 6-0 5-2 2-0 1-0"
deal.D = "6-6 5-4 4-4 4-2 4-1 3-2 2-1"
yard = ""
play = """
D:6-6 A:pass B:6-5L C:6-4R D:pass A:pass B:6-1U C:6-3D D:5-4R
A:5-5L B:4-3D C:5-2L D:4-4D A:5-3R B:2-2L C:6-2L D:2-1U A:3-3R
B:4-0D C:6-0L D:4-2U A:3-1R B:5-0L C:1-0R D:4-1U A:5-1L B:1-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-1 6-0 5-3 3-3 2-1"
deal.B = "6-5 6-3 5-4 5-2 5-1 4-2 1-0"
deal.C = "6-4 5-5 4-4 4-0 3-2 3-0 0-0"
deal.D = "5-0 4-3 4-1 3-1 2-2 2-0 1-1"
yard = ""
play = """
A:6-6 B:6-5L C:6-4R D:pass A:6-2U B:6-3D C:5-5L D:3-1D A:5-3L
B:5-4R C:3-2L D:5-0R A:6-1D B:5-2L C:4-0R D:2-2U A:6-0D B:4-2R
C:3-0D D:4-3D A:2-1R B:5-1L C:4-4D D:4-1L A:pass B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-1 4-4 4-2 4-1 2-1 0-0"
deal.B = "6-4 5-5 5-4 5-3 4-0 3-2 3-1"
deal.C = "6-3 5-2 5-1 5-0 4-3 2-0 1-0"
deal.D = "6-6 6-5 6-0 3-3 3-0 2-2 1-1"
yard = ""
play = """
D:6-6 A:6-2L B:6-4R C:6-3U D:6-5D A:4-4R B:5-5D C:5-2L D:3-0U
A:4-2R B:3-2R C:5-1L D:3-3R A:6-1L B:4-0U C:4-3R D:6-0L A:4-1R
B:3-1R C:5-0L D:pass A:pass B:5-4L C:pass D:pass A:pass B:5-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 12, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 4-3 4-0 3-1 1-1 1-0"
deal.B = "6-6 6-3 5-3 4-2 3-2 2-2 2-1"
deal.C = "6-2 6-0 5-4 5-2 5-0 2-0 0-0"
deal.D = "6-5 6-1 5-1 4-4 4-1 3-3 3-0"
yard = ""
play = """
B:6-6 C:6-2L D:6-5R A:6-4U B:6-3D C:5-2L D:3-3D A:5-5L B:4-2U
C:5-4L D:4-4L A:4-3L B:5-3R C:2-0U D:3-0L A:4-0L B:3-2R C:6-0U
D:4-1L A:3-1L B:2-2R C:pass D:6-1U A:1-1U B:2-1U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 12, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-5 4-3 4-0 3-3 3-0 1-0"
deal.B = "6-3 6-2 6-0 5-2 5-1 4-1 2-0"
deal.C = "6-5 6-1 5-3 4-4 3-1 2-2 1-1"
deal.D = "6-6 5-4 5-0 4-2 3-2 2-1 0-0"
yard = ""
play = """
D:6-6 A:6-4L B:6-3R C:6-5U D:pass A:pass B:6-2D C:4-4L D:3-2D
A:5-5U B:5-2U C:5-3R D:4-2U A:4-3L B:5-1R C:3-1L D:5-4U A:3-3D
B:4-1L C:6-1R D:5-0U A:4-0L B:6-0L C:pass D:0-0U A:3-0U
"""
end = "blocked"
winner = "A"
delta = { A = 10, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-2 5-1 4-4 3-1 2-1 1-1"
deal.B = "6-4 6-3 4-0 3-2 3-0 2-2 2-0"
deal.C = "6-6 6-5 6-1 5-5 5-4 5-3 4-3"
deal.D = "6-0 5-0 4-2 4-1 3-3 1-0 0-0"
yard = ""
play = """
C:6-6 D:6-0U A:6-2L B:6-4R C:6-5D D:5-0D A:4-4R B:4-0R C:pass
D:0-0R A:5-2L B:2-0R C:5-5L D:1-0U A:5-1L B:2-2R C:6-1L D:4-2R
A:3-1U B:6-3U C:5-4R D:pass A:pass B:3-0D C:5-3R D:3-3R A:pass
B:3-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 17, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 5-4 5-2 4-2 3-1 3-0"
deal.B = "6-3 6-2 5-0 4-3 3-3 3-2 2-1"
deal.C = "6-6 6-4 5-3 2-2 2-0 1-1 0-0"
deal.D = "6-5 5-5 5-1 4-4 4-1 4-0 1-0"
yard = ""
play = """
C:6-6 D:6-5U A:6-1L B:6-3R C:6-4D D:5-1U A:5-4D B:3-3R C:1-1L
D:4-1U A:5-2D B:4-3R C:2-2D D:1-0L A:6-0L B:6-2L C:2-0L D:4-4R
A:4-2R B:5-0L C:5-3L D:4-0U A:3-1L B:3-2R C:0-0U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 16, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-3 4-4 3-3 3-1 2-0"
deal.B = "6-6 6-4 6-2 6-1 5-2 3-2 1-0"
deal.C = "5-5 5-1 5-0 4-2 2-2 1-1 0-0"
deal.D = "6-5 5-4 4-3 4-1 4-0 3-0 2-1"
yard = ""
play = """
B:6-6 C:pass D:6-5U A:6-3L B:6-4R C:pass D:pass A:6-0D B:5-2U
C:4-2R D:3-0D A:5-3L B:3-2D C:5-5L D:5-4L A:4-4L B:6-2R C:2-2U
D:2-1D A:3-1D B:6-1R C:5-1R D:4-3L A:3-3L B:pass C:5-0R D:4-0R
A:2-0U
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-3 5-0 4-3 2-1 2-0 1-1"
deal.B = "6-6 6-4 5-4 5-1 4-4 3-0 1-0"
deal.C = "6-3 6-2 5-2 4-1 4-0 3-1 0-0"
deal.D = "6-5 6-0 5-5 4-2 3-3 3-2 2-2"
yard = ""
play = """
B:6-6 C:6-3L D:6-5U A:6-1R B:6-4D C:3-1L D:4-2D A:5-3U B:5-1L
C:5-2L D:2-2L A:4-3U B:4-4U C:6-2L D:6-0L A:5-0L B:5-4L C:4-1L
D:3-2D A:2-1L B:3-0D C:4-0U D:pass A:1-1R B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 18, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 5-4 4-1 3-1 3-0 2-1"
deal.B = "6-3 6-1 5-5 5-0 4-3 1-1 1-0"
deal.C = "5-3 5-1 4-4 4-2 4-0 3-3 2-0"
deal.D = "6-6 6-2 6-0 5-2 3-2 2-2 0-0"
yard = ""
play = """
D:6-6 A:6-5L B:6-3R C:pass D:6-0U A:6-4D B:5-5L C:5-3L D:0-0U
A:5-4D B:5-0D C:3-3L D:3-2R A:3-1L B:6-1L C:4-2R D:6-2L A:4-1R
B:1-1R C:2-0L D:pass A:3-0L B:1-0R C:4-0R D:pass A:pass B:4-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 28, C = 0, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-31"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 4, C = 3, D = 1 }
score = { A = 97, B = 61, C = 79, D = 101 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-31"
commitment = "d52ccae78f4663a20e58aad541aa3b8477da5614b5626bf3dbb9d1fe53cc4830"
secret = "2d8f69a3130a361bcd996a8852699f7e6f976f59b7d74badfd7cb3c98c84f167"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-0 5-4 5-3 4-3 1-0"
deal.B = "6-5 4-4 4-1 3-3 3-1 2-1 2-0"
deal.C = "6-3 5-5 5-0 4-2 4-0 2-2 0-0"
deal.D = "6-4 6-1 5-2 5-1 3-2 3-0 1-1"
yard = ""
play = """
A:6-6 B:6-5L C:6-3U D:6-4R A:6-0D B:4-4R C:4-2R D:5-2L A:4-3U
B:2-1L C:4-0U D:6-1L A:6-2R B:2-0U C:2-2U D:3-2U A:5-3U B:pass
C:5-5U D:5-1U A:1-0U B:pass C:0-0U D:3-0U A:pass B:3-3U C:5-0D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 20, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-1 5-0 4-2 3-0 1-0"
deal.B = "6-3 5-4 4-3 3-2 3-1 2-2 1-1"
deal.C = "6-2 6-0 5-5 5-3 5-2 4-0 3-3"
deal.D = "6-4 6-1 4-4 4-1 2-1 2-0 0-0"
yard = ""
play = """
A:6-6 B:6-3L C:6-0R D:6-4U A:6-5D B:4-3L C:5-5D D:4-4L A:5-0D
B:5-4L C:4-0R D:4-1R A:5-1R B:pass C:5-2L D:2-1L A:1-0L B:pass
C:5-3R D:2-0L A:4-2L B:3-2R C:6-2R D:6-1R A:3-0D
"""
end = "out"
winner = "A"
delta = { A = 16, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-1 5-0 4-1 2-0 1-0"
deal.B = "6-4 6-2 5-5 5-2 3-1 2-1 0-0"
deal.C = "6-6 5-3 4-3 4-2 3-3 3-2 2-2"
deal.D = "6-0 5-4 5-1 4-4 4-0 3-0 1-1"
yard = ""
play = """
C:6-6 D:6-0L A:6-5R B:6-4U C:pass D:pass A:6-3D B:0-0L C:4-2U
D:5-4R A:2-0U B:3-1D C:4-3R D:5-1D A:5-0D B:pass C:3-2R D:4-0L
A:4-1L B:2-1L C:2-2L D:3-0U A:1-0D B:6-2L C:3-3U D:1-1D A:6-1L
"""
end = "out"
winner = "A"
delta = { A = 33, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-1 6-0 5-3 2-2 1-0 0-0"
deal.B = "6-4 6-3 5-1 4-4 4-3 4-2 3-0"
deal.C = "6-5 5-2 5-0 3-3 2-1 2-0 1-1"
deal.D = "6-6 5-5 5-4 4-1 4-0 3-2 3-1"
yard = ""
play = """
D:6-6 A:6-2L B:6-4R C:6-5U D:pass A:6-0D B:4-2L C:5-2U D:5-4L
A:2-2U B:5-1L C:2-1L D:3-2L A:5-3L B:4-4R C:5-0D D:5-5L A:pass
B:4-3R C:3-3R D:3-1R A:6-1R B:6-3R C:2-0U D:4-0U A:pass B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 4-3 4-2 3-0 2-0 0-0"
deal.B = "6-4 5-5 5-4 5-3 4-4 3-3 2-1"
deal.C = "6-3 6-1 4-1 4-0 3-2 3-1 1-1"
deal.D = "6-5 6-2 6-0 5-1 5-0 2-2 1-0"
yard = ""
play = """
A:6-6 B:6-4L C:6-3R D:6-5U A:pass B:pass C:6-1D D:5-1U A:4-2L
B:2-1L C:4-1L D:1-0U A:4-3R B:5-4L C:3-1D D:6-0U A:3-0D B:5-5L
C:4-0R D:6-2U A:5-2U B:5-3L C:3-2L D:5-0R A:2-0L B:pass C:pass
D:pass A:0-0L
"""
end = "out"
winner = "A"
delta = { A = 20, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 5-1 4-4 4-2 2-0 1-1"
deal.B = "6-4 6-3 6-2 5-2 3-3 3-0 2-2"
deal.C = "6-6 5-5 5-4 4-3 4-1 3-2 0-0"
deal.D = "6-0 5-3 5-0 4-0 3-1 2-1 1-0"
yard = ""
play = """
C:6-6 D:6-0L A:6-5R B:6-4U C:pass D:pass A:6-1D B:3-0L C:4-3U
D:5-3L A:5-1L B:5-2R C:3-2R D:3-1L A:1-1D B:6-3L C:4-1D D:4-0D
A:2-0D B:6-2L C:pass D:2-1L A:4-2D B:3-3R C:5-4D D:5-0D A:pass
B:pass C:0-0D D:1-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 22 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-2 5-0 4-3 2-2 2-1"
deal.B = "6-5 6-3 6-2 3-2 3-0 2-0 1-1"
deal.C = "5-4 5-3 5-1 4-2 3-1 1-0 0-0"
deal.D = "6-4 6-1 6-0 4-4 4-1 4-0 3-3"
yard = ""
play = """
A:6-6 B:6-5L C:pass D:6-4R A:pass B:6-3U C:pass D:6-1D A:5-5L
B:3-2U C:5-4L D:4-4L A:2-1D B:6-2U C:4-2D D:6-0U A:5-0U B:pass
C:5-3U D:3-3U A:4-3U B:pass C:pass D:4-1L A:pass B:1-1L C:1-0L
D:4-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 26 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 5-3 5-2 5-0 4-4 4-3"
deal.B = "6-6 6-5 5-1 3-0 2-0 1-1 0-0"
deal.C = "6-4 5-5 4-2 4-1 3-2 2-2 2-1"
deal.D = "6-3 6-2 6-0 4-0 3-3 3-1 1-0"
yard = ""
play = """
B:6-6 C:6-4L D:6-3R A:6-1U B:6-5D C:2-1U D:6-2U A:5-3R B:5-1R
C:4-1L D:6-0U A:5-0U B:1-1L C:5-5U D:3-1L A:4-3L B:pass C:4-2L
D:1-0R A:5-2L B:3-0R C:3-2R D:pass A:5-4L B:2-0R C:pass D:4-0L
A:pass B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 18, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 6-0 3-2 2-2 0-0"
deal.B = "6-1 5-5 5-4 4-1 3-3 1-1 1-0"
deal.C = "6-2 5-3 5-1 5-0 4-4 4-2 3-1"
deal.D = "6-4 5-2 4-3 4-0 3-0 2-1 2-0"
yard = ""
play = """
A:6-6 B:6-1L C:6-2R D:6-4U A:6-5D B:4-1L C:4-4L D:4-3L A:6-3L
B:5-4U C:5-1U D:5-2R A:6-0L B:1-0L C:5-0R D:4-0R A:pass B:1-1L
C:5-3D D:2-1L A:3-2D B:pass C:4-2L D:2-0D A:0-0D B:pass C:3-1U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 23, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 5-4 5-2 4-4 4-3 4-0"
deal.B = "6-3 6-0 5-3 5-0 3-3 2-2 1-1"
deal.C = "6-4 6-2 5-1 4-2 4-1 3-1 2-1"
deal.D = "6-6 5-5 3-2 3-0 2-0 1-0 0-0"
yard = ""
play = """
D:6-6 A:6-5L B:6-3R C:6-4U D:pass A:6-1D B:5-3L C:3-1L D:3-2R
A:4-4U B:1-1L C:4-1L D:2-0R A:4-0R B:pass C:5-1D D:5-5D A:5-4D
B:pass C:4-2U D:pass A:5-2U B:5-0U C:pass D:3-0U A:4-3U
"""
end = "out"
winner = "A"
delta = { A = 28, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 5-3 5-0 4-4 4-1 3-3"
deal.B = "6-6 6-4 4-2 4-0 3-2 2-1 1-1"
deal.C = "6-2 6-1 5-2 4-3 3-0 1-0 0-0"
deal.D = "6-5 6-0 5-5 5-1 3-1 2-2 2-0"
yard = ""
play = """
B:6-6 C:6-1U D:6-5L A:6-3R B:6-4D C:5-2L D:5-1U A:4-4D B:4-2L
C:3-0R D:5-5U A:5-0R B:4-0L C:4-3D D:6-0L A:5-3D B:pass C:6-2L
D:2-2L A:5-4R B:3-2L C:pass D:3-1L A:4-1L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 12, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-2 5-3 3-1 3-0 2-2"
deal.B = "6-6 6-0 5-5 5-4 5-2 5-1 1-0"
deal.C = "6-4 6-1 4-3 4-0 2-1 1-1 0-0"
deal.D = "5-0 4-4 4-2 4-1 3-3 3-2 2-0"
yard = ""
play = """
B:6-6 C:6-1U D:pass A:6-5L B:6-0R C:6-4D D:4-4D A:5-3L B:1-0R
C:2-1R D:3-3L A:6-2R B:5-1U C:4-3L D:4-2L A:6-3R B:5-2L C:4-0D
D:5-0L A:3-0L B:5-5U C:0-0D D:3-2L A:2-2L B:5-4U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 13, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-4 5-2 3-3 2-2 2-1 1-1"
deal.B = "6-5 6-2 5-1 4-4 4-0 3-1 1-0"
deal.C = "6-6 6-1 5-3 5-0 4-3 4-2 3-2"
deal.D = "6-3 6-0 5-5 4-1 3-0 2-0 0-0"
yard = ""
play = """
C:6-6 D:6-3L A:6-4R B:6-5U C:6-1D D:5-5U A:5-4R B:3-1L C:5-3R
D:4-1L A:3-3R B:4-4L C:4-3R D:pass A:1-1D B:4-0L C:5-0L D:pass
A:2-1D B:5-1L C:4-2R D:2-0R A:2-2D B:1-0L C:3-2D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 24, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-4 5-0 4-2 2-2 1-1"
deal.B = "6-4 6-1 5-3 4-3 3-3 2-1 0-0"
deal.C = "6-0 5-2 5-1 4-4 3-2 3-0 1-0"
deal.D = "6-5 6-3 6-2 4-1 4-0 3-1 2-0"
yard = ""
play = """
A:6-6 B:6-4L C:6-0R D:6-5U A:pass B:6-1D C:5-1U D:4-1L A:5-0R
B:2-1L C:5-2L D:3-1U A:5-5L B:5-3L C:3-2L D:6-3U A:2-2L B:pass
C:1-0D D:6-2L A:5-4R B:4-3R C:3-0D D:pass A:pass B:3-3R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 22, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 6-1 3-2 3-0 2-2 1-0"
deal.B = "6-0 5-1 4-3 4-2 4-1 3-1 2-0"
deal.C = "6-5 5-5 5-3 5-0 4-4 4-0 0-0"
deal.D = "6-6 6-4 5-4 5-2 3-3 2-1 1-1"
yard = ""
play = """
D:6-6 A:6-3L B:6-0R C:6-5U D:6-4D A:3-2L B:4-2L C:5-0R D:5-4L
A:pass B:5-1L C:4-0D D:5-2R A:6-1L B:2-0R C:5-3U D:3-3U A:3-0U
B:pass C:0-0R D:pass A:6-2L B:pass C:pass D:2-1L A:1-0L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 36 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 5-5 3-0 2-1 2-0 1-0"
deal.B = "6-0 5-2 4-4 4-1 3-2 1-1 0-0"
deal.C = "6-3 6-2 5-4 5-3 5-1 3-3 2-2"
deal.D = "6-6 6-1 5-0 4-3 4-2 4-0 3-1"
yard = ""
play = """
D:6-6 A:6-5L B:6-0R C:6-3U D:6-1D A:5-5L B:5-2L C:2-2L D:4-3U
A:6-4U B:3-2L C:3-3L D:5-0R A:2-1D B:pass C:5-1R D:4-2D A:3-0L
B:0-0L C:5-4D D:4-0L A:1-0R B:4-4L C:5-3D D:3-1D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 17 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-32"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 3, C = 2, D = 1 }
score = { A = 36, B = 40, C = 80, D = 102 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-32"
commitment = "d8b30537a6680f1dffc94ca287057479d0a851e0d2140fc5fffa39f239de972b"
secret = "9a82f3486041fa55ea78305db88b755c2e92fdefb8a7e5cb6cc1059dd2bae69a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-0 4-1 3-2 3-0 2-2"
deal.B = "6-4 6-3 5-4 5-3 5-2 5-1 4-4"
deal.C = "6-5 6-2 5-5 4-2 4-0 2-1 0-0"
deal.D = "6-1 4-3 3-3 3-1 2-0 1-1 1-0"
yard = ""
play = """
A:6-6 B:6-4U C:6-5L D:6-1R A:6-0D B:5-1L C:4-2U D:2-0U A:4-1L
B:5-4L C:5-5L D:1-1R A:5-0L B:pass C:4-0L D:1-0R A:3-0R B:4-4L
C:0-0U D:4-3R
"""
end = "blocked"
winner = "A"
delta = { A = 36, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 5-2 4-4 4-3 1-0 0-0"
deal.B = "6-6 6-2 5-4 4-2 3-1 2-2 2-0"
deal.C = "6-1 6-0 5-1 3-2 3-0 2-1 1-1"
deal.D = "6-4 6-3 5-3 5-0 4-1 4-0 3-3"
yard = ""
play = """
B:6-6 C:6-1L D:6-4R A:6-5U B:6-2D C:5-1L D:5-3L A:4-3L B:5-4U
C:3-2D D:6-3D A:4-4L B:4-2L C:6-0D D:4-0D A:5-2L B:pass C:pass
D:5-0L A:1-0L B:3-1L C:3-0L D:4-1R A:0-0L B:2-0L C:2-1L D:pass
A:pass B:pass C:1-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 20, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 4-1 2-1 2-0 1-1 1-0 0-0"
deal.B = "6-4 6-2 5-5 5-3 5-0 4-2 3-0"
deal.C = "5-4 5-2 5-1 4-4 4-3 4-0 3-3"
deal.D = "6-6 6-5 6-1 6-0 3-2 3-1 2-2"
yard = ""
play = """
D:6-6 A:6-3L B:6-4U C:pass D:6-5R A:pass B:6-2D C:5-4R D:3-2L
A:2-1L B:4-2R C:4-4U D:6-1L A:2-0R B:3-0R C:4-3R D:2-2D A:4-1R
B:pass C:5-2D D:3-1R A:pass B:5-3D C:3-3R D:6-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 28 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 5-3 4-3 4-2 4-1 0-0"
deal.B = "6-1 6-0 4-0 3-2 2-2 2-1 1-0"
deal.C = "6-5 6-4 6-3 6-2 5-2 3-3 3-1"
deal.D = "5-5 5-1 5-0 4-4 3-0 2-0 1-1"
yard = ""
play = """
A:6-6 B:6-0U C:6-5L D:pass A:pass B:6-1D C:6-4R D:5-5L A:5-4L
B:4-0U C:3-1D D:4-4L A:4-3L B:3-2L C:6-3D D:2-0L A:0-0L B:1-0L
C:6-2D D:1-1L A:4-1L B:2-1D C:pass D:5-1D A:4-2L B:2-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 29, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-2 5-1 5-0 3-1 1-0"
deal.B = "6-5 6-3 5-4 4-4 4-2 1-1 0-0"
deal.C = "6-2 6-0 5-5 4-1 4-0 3-2 2-2"
deal.D = "6-4 5-3 4-3 3-3 3-0 2-1 2-0"
yard = ""
play = """
A:6-6 B:6-5U C:6-2L D:6-4R A:6-1D B:4-2L C:5-5U D:5-3U A:3-1U
B:4-4L C:4-1L D:4-3R A:5-1L B:6-3R C:6-0R D:3-0R A:5-2L B:1-1U
C:3-2L D:3-3L A:1-0U B:0-0U C:4-0U D:2-1D A:pass B:5-4U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 11, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 4-2 4-1 3-3 3-2 2-2"
deal.B = "6-2 5-4 5-0 4-4 4-3 4-0 0-0"
deal.C = "6-6 5-3 5-2 5-1 3-1 2-1 1-1"
deal.D = "6-4 6-3 6-1 5-5 3-0 2-0 1-0"
yard = ""
play = """
C:6-6 D:6-4L A:6-5R B:6-2U C:pass D:6-3D A:4-2L B:4-3D C:5-3R
D:3-0R A:3-2L B:4-4D C:5-2U D:5-5U A:3-3L B:5-0U C:3-1L D:6-1L
A:6-0L B:4-0L C:pass D:2-0R A:4-1L B:5-4D C:5-1L D:1-0U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 9 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 5-2 5-1 3-3 3-2 1-1"
deal.B = "6-2 6-1 5-3 5-0 4-4 3-1 2-0"
deal.C = "6-5 5-5 5-4 4-3 4-2 4-1 3-0"
deal.D = "6-6 6-0 4-0 2-2 2-1 1-0 0-0"
yard = ""
play = """
D:6-6 A:6-4L B:6-1R C:6-5U D:6-0D A:5-1R B:2-0D C:5-5R D:4-0L
A:5-2R B:5-0L C:5-4L D:2-2R A:3-2R B:5-3U C:4-3L D:2-1D A:6-3L
B:6-2L C:4-2L D:1-0D A:3-3R B:3-1R C:4-1L D:0-0D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 13 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-4 5-3 5-1 3-1 2-0"
deal.B = "6-5 6-2 6-0 5-2 4-1 3-0 2-2"
deal.C = "6-1 4-4 4-0 3-3 2-1 1-0 0-0"
deal.D = "6-4 6-3 5-0 4-3 4-2 3-2 1-1"
yard = ""
play = """
A:6-6 B:6-5L C:6-1R D:6-4U A:pass B:6-0D C:4-4U D:5-0L A:2-0L
B:5-2L C:4-0U D:1-1R A:5-5L B:4-1R C:1-0U D:4-3R A:5-4L B:3-0R
C:2-1U D:4-2U A:pass B:pass C:0-0R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 38, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-3 5-0 3-2 1-1 0-0"
deal.B = "5-5 5-2 4-3 4-2 2-2 2-0 1-0"
deal.C = "6-6 6-4 6-0 5-4 5-1 3-1 2-1"
deal.D = "6-3 6-1 4-4 4-1 4-0 3-3 3-0"
yard = ""
play = """
C:6-6 D:6-3L A:6-5R B:pass C:6-4U D:6-1D A:5-3L B:4-3U C:5-4L
D:4-4L A:5-0R B:1-0D C:6-0R D:4-0D A:6-2R B:4-2D C:3-1U D:4-1U
A:3-2R B:2-2D C:2-1D D:3-3R A:1-1D B:pass C:5-1D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 22, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-4 5-1 4-2 4-1 2-2 2-0"
deal.B = "6-2 5-5 5-3 5-2 3-1 3-0 2-1"
deal.C = "6-6 5-0 4-4 4-0 3-3 1-0 0-0"
deal.D = "6-5 6-4 6-1 6-0 4-3 3-2 1-1"
yard = ""
play = """
C:6-6 D:6-5L A:6-3R B:6-2U C:pass D:6-1D A:5-4L B:3-0R C:4-4L
D:6-0R A:4-2L B:2-1D C:pass D:6-4R A:2-2L B:5-2U C:5-0U D:4-3R
A:2-0L B:3-1R C:4-0L D:1-1R A:4-1L B:pass C:1-0L D:3-2D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 30 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-3 5-1 4-1 4-0 1-1 1-0"
deal.B = "6-3 6-2 5-5 5-4 5-2 4-4 3-1"
deal.C = "6-6 6-1 4-2 3-2 2-2 2-1 2-0"
deal.D = "6-5 6-4 5-0 4-3 3-3 3-0 0-0"
yard = ""
play = """
C:6-6 D:6-5L A:6-0R B:6-3U C:6-1D D:3-3U A:5-3L B:3-1D C:3-2L
D:3-0R A:pass B:5-2L C:pass D:5-0L A:4-0L B:5-4L C:pass D:4-3R
A:5-1L B:4-4R C:4-2R D:pass A:4-1L B:6-2R C:pass D:6-4L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 22 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-33"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 4, C = 1, D = 2 }
score = { A = 69, B = 6, C = 107, D = 90 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-33"
commitment = "55e1f92e6b294b65c8752f71f7cfa3cd2d84f113a2371c5638817bbc6e94b94f"
secret = "258f90fd9106f757a407e3a7be4391fc49e2d688d715e4f18c1f1e5c70c651f6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-3 5-1 4-4 4-2 3-2"
deal.B = "6-2 5-2 5-0 4-3 3-3 3-1 3-0"
deal.C = "6-6 6-5 6-3 5-4 2-1 2-0 0-0"
deal.D = "6-4 6-0 4-1 4-0 2-2 1-1 1-0"
yard = ""
play = """
C:6-6 D:6-4L A:6-1R B:6-2U C:6-5D D:4-1L A:5-1D B:5-2U C:5-4U
D:1-1L A:4-4U B:4-3U C:6-3U D:1-0L A:pass B:5-0L C:2-1R D:2-2R
A:5-5L B:3-1D C:2-0R D:6-0R A:3-2D B:pass C:pass D:pass A:4-2D
B:pass C:pass D:4-0D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 17 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-3 5-2 4-3 4-0 3-2 2-1"
deal.B = "6-1 5-1 4-4 4-2 4-1 2-2 0-0"
deal.C = "6-2 6-0 5-5 5-0 3-3 1-1 1-0"
deal.D = "6-6 6-5 6-4 5-4 3-1 3-0 2-0"
yard = ""
play = """
D:6-6 A:6-3L B:6-1R C:6-2U D:6-5D A:5-3D B:5-1R C:5-5R D:3-1L
A:3-2U B:4-1L C:3-3U D:6-4L A:4-3U B:4-4U C:5-0R D:3-0R A:4-0U
B:0-0U C:6-0U
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 28, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 5-3 5-1 4-4 4-0 3-1"
deal.B = "6-3 5-5 5-4 4-2 4-1 3-2 2-1"
deal.C = "6-4 4-3 3-3 3-0 2-0 1-1 0-0"
deal.D = "6-6 6-2 6-0 5-2 5-0 2-2 1-0"
yard = ""
play = """
D:6-6 A:6-1L B:6-3R C:6-4U D:6-2D A:3-1R B:5-4U C:2-0D D:1-0L
A:4-0L B:5-5U C:4-3L D:5-2U A:5-3L B:4-2U C:1-1R D:5-0L A:5-1R
B:4-1U C:0-0L D:6-0L A:6-5R B:2-1U C:3-0D D:2-2U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 19 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-4 4-4 4-1 3-2 2-1 1-1"
deal.B = "6-5 6-2 5-2 5-1 4-0 3-3 1-0"
deal.C = "6-6 6-4 6-3 6-0 4-2 3-0 2-0"
deal.D = "5-5 5-3 5-0 4-3 3-1 2-2 0-0"
yard = ""
play = """
C:6-6 D:pass A:6-1L B:6-5R C:6-4U D:pass A:pass B:6-2D C:4-2U
D:3-1L A:2-1U B:5-2R C:6-3L D:2-2R A:4-1U B:4-0U C:6-0U D:pass
A:3-2D B:3-3D C:3-0D D:5-0D A:5-4D B:pass C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 42, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-2 5-0 4-4 4-3 4-2 1-0 0-0"
deal.B = "6-3 6-1 6-0 5-4 3-3 2-2 2-1"
deal.C = "6-5 6-4 5-1 4-1 3-2 3-0 2-0"
deal.D = "6-6 6-2 5-5 5-3 4-0 3-1 1-1"
yard = ""
play = """
D:6-6 A:pass B:6-3L C:6-5R D:6-2U A:pass B:6-1D C:5-1R D:5-3L
A:5-0L B:6-0L C:3-2U D:3-1R A:4-3R B:5-4R C:4-1D D:5-5R A:4-4D
B:3-3U C:6-4D D:pass A:5-2R B:2-2R C:2-0R D:4-0R A:4-2R B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 4-1 3-3 2-1 2-0 0-0"
deal.B = "5-4 5-2 5-1 4-2 3-0 2-2 1-0"
deal.C = "6-5 5-5 5-3 4-4 4-0 3-2 3-1"
deal.D = "6-6 6-2 6-1 6-0 5-0 4-3 1-1"
yard = ""
play = """
D:6-6 A:6-4U B:pass C:6-5L D:6-2R A:6-3D B:5-4L C:3-2R D:4-3L
A:4-1U B:5-1U C:5-3U D:pass A:3-3L B:3-0L C:4-0L D:pass A:pass
B:4-2L C:3-1R D:6-1R A:2-1L B:1-0L C:pass D:6-0L
"""
end = "blocked"
winner = "A"
delta = { A = 34, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-3 5-1 5-0 4-4 4-1 2-1 0-0"
deal.B = "6-4 6-2 6-1 4-3 2-0 1-1 1-0"
deal.C = "6-6 6-0 5-4 4-2 3-3 3-2 3-1"
deal.D = "6-5 6-3 5-5 5-2 4-0 3-0 2-2"
yard = ""
play = """
C:6-6 D:6-5L A:pass B:6-4R C:6-0U D:6-3D A:5-0L B:4-3R C:3-3R
D:4-0L A:5-3R B:2-0U C:4-2U D:5-5R A:4-4L B:pass C:5-4R D:3-0D
A:4-1L B:6-1L C:pass D:pass A:0-0D B:6-2L C:3-2L D:pass A:pass
B:1-0D C:3-1D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 22, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 5-3 4-3 3-1 2-0 1-1"
deal.B = "6-4 5-2 5-0 4-2 4-1 3-3 2-2"
deal.C = "6-1 5-4 5-1 4-4 3-0 2-1 0-0"
deal.D = "6-6 6-2 6-0 5-5 4-0 3-2 1-0"
yard = ""
play = """
D:6-6 A:6-5L B:6-4R C:6-1U D:6-2D A:5-3L B:5-2D C:4-4R D:3-2L
A:1-1U B:4-2L C:5-4D D:4-0L A:4-3R B:3-3R C:3-0L D:1-0U A:2-0U
B:4-1D C:2-1U D:pass A:3-1L B:pass C:5-1L D:5-5L A:6-3R
"""
end = "out"
winner = "A"
delta = { A = 15, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-4 4-0 3-2 2-1 2-0"
deal.B = "6-3 5-3 4-4 3-1 3-0 1-0 0-0"
deal.C = "6-6 6-2 5-5 5-0 4-2 4-1 2-2"
deal.D = "6-5 6-1 5-2 5-1 4-3 3-3 1-1"
yard = ""
play = """
C:6-6 D:6-5L A:6-4R B:6-3U C:6-2D D:5-2L A:2-0L B:4-4R C:5-0L
D:5-1L A:3-2U B:3-1L C:4-2R D:4-3L A:2-1R B:1-0R C:2-2U D:pass
A:4-0R B:pass C:4-1L D:6-1L A:6-0L B:3-0L C:pass D:3-3L A:5-4R
"""
end = "out"
winner = "A"
delta = { A = 20, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 4-3 4-0 3-2 2-0 1-1"
deal.B = "6-4 5-5 5-3 5-1 5-0 3-1 0-0"
deal.C = "6-1 5-4 5-2 4-4 4-2 2-2 2-1"
deal.D = "6-6 6-3 6-2 4-1 3-3 3-0 1-0"
yard = ""
play = """
D:6-6 A:6-5U B:6-4L C:6-1R D:6-3D A:3-2D B:5-5U C:4-4L D:4-1L
A:2-0D B:5-3U C:2-1L D:6-2L A:6-0D B:5-1R C:5-2R D:3-3U A:4-3U
B:pass C:4-2U D:pass A:pass B:pass C:2-2R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 20 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 6-1 4-1 2-2 2-1 1-0"
deal.B = "6-3 5-5 5-4 5-3 4-4 3-3 1-1"
deal.C = "6-5 5-2 5-0 4-3 4-2 4-0 0-0"
deal.D = "6-6 6-0 5-1 3-2 3-1 3-0 2-0"
yard = ""
play = """
D:6-6 A:6-1L B:6-3R C:6-5U D:6-0D A:4-1L B:5-5U C:4-3R D:5-1U
A:1-0U B:5-4L C:4-0R D:3-0R A:pass B:5-3L C:5-0U D:3-2L A:2-2L
B:3-3R C:5-2L D:3-1R A:2-1R B:pass C:0-0D D:2-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 34 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-5 4-2 3-3 3-2 3-1 2-0"
deal.B = "6-4 6-2 6-1 6-0 4-4 4-3 4-1"
deal.C = "6-6 6-5 5-4 5-2 5-0 2-1 1-1"
deal.D = "5-3 5-1 4-0 3-0 2-2 1-0 0-0"
yard = ""
play = """
C:6-6 D:pass A:6-3U B:6-4L C:6-5R D:pass A:pass B:6-2D C:5-4L
D:5-3L A:2-0D B:4-3L C:5-0D D:4-0L A:5-5R B:6-0L C:5-2R D:2-2R
A:3-2R B:6-1L C:1-1L D:5-1L A:3-1R B:4-1R C:pass D:3-0U A:4-2R
B:pass C:2-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 15, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-34"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 4, D = 3 }
score = { A = 39, B = 129, C = 11, D = 20 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-34"
commitment = "833f75e8c18fef4ae2a76ead20843c78c5ea0654f8d6cf6ef2b655f6119d17f1"
secret = "893e8c0d15783bb98a95034ac321a0c2f4efe08e01bbbd49e58b76594ad1caaa"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-5 5-2 3-0 2-1 2-0"
deal.B = "6-6 6-4 6-2 5-3 5-1 4-4 4-0"
deal.C = "6-3 6-1 4-2 4-1 3-2 3-1 1-0"
deal.D = "5-4 5-0 4-3 3-3 2-2 1-1 0-0"
yard = ""
play = """
B:6-6 C:6-3L D:pass A:6-5R B:6-4U C:6-1D D:5-4R A:3-0L B:4-4R
C:1-0L D:4-3U A:2-1L B:6-2L C:4-2R D:2-2R A:5-2R B:5-3R C:3-2R
D:1-1D A:6-0L B:4-0L C:4-1L D:3-3U A:2-0R B:5-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 19, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-3 5-1 4-4 3-0 2-2"
deal.B = "5-4 5-2 3-3 3-2 3-1 2-0 1-0"
deal.C = "6-6 6-4 5-5 4-1 4-0 2-1 0-0"
deal.D = "6-5 6-3 6-0 5-0 4-3 4-2 1-1"
yard = ""
play = """
C:6-6 D:6-5L A:6-2R B:pass C:6-4U D:6-3D A:4-4U B:5-4L C:4-1L
D:4-2R A:5-3D B:5-2D C:2-1L D:4-3U A:2-2L B:3-2U C:4-0R D:5-0R
A:5-1R B:3-1R C:pass D:pass A:3-0R B:2-0R
"""
end = "blocked"
delta = { A = 0, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 5-1 4-4 3-0 2-1 1-1"
deal.B = "6-5 5-0 4-1 4-0 3-2 2-2 0-0"
deal.C = "6-6 6-4 5-5 5-2 3-3 3-1 2-0"
deal.D = "6-1 6-0 5-4 5-3 4-3 4-2 1-0"
yard = ""
play = """
C:6-6 D:6-1U A:6-3L B:6-5R C:6-4D D:5-3L A:4-4D B:4-1U C:5-5L
D:4-2D A:6-2D B:4-0U C:5-2L D:5-4R A:2-1L B:5-0U C:3-1L D:4-3L
A:5-1U B:pass C:pass D:1-0U A:3-0U B:3-2U C:2-0U D:6-0D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 12 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-2 5-0 4-0 3-0 1-1 0-0"
deal.B = "6-3 6-0 5-4 5-1 4-2 2-2 2-1"
deal.C = "6-5 6-4 6-2 5-3 3-3 3-2 2-0"
deal.D = "6-6 5-5 4-4 4-3 4-1 3-1 1-0"
yard = ""
play = """
D:6-6 A:6-1L B:6-3R C:6-5U D:pass A:pass B:6-0D C:5-3R D:5-5R
A:5-2R B:5-1L C:6-2R D:1-0D A:5-0L B:2-1D C:2-0L D:pass A:pass
B:2-2L C:3-2L D:3-1L A:1-1L B:5-4U C:6-4R D:4-3R A:4-0U B:4-2D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 22, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-2 6-0 5-0 3-2 1-1"
deal.B = "6-3 6-1 5-3 4-3 4-1 3-3 3-1"
deal.C = "6-6 5-5 5-4 5-2 5-1 4-4 2-1"
deal.D = "4-2 4-0 3-0 2-2 2-0 1-0 0-0"
yard = ""
play = """
C:6-6 D:pass A:6-5L B:6-3R C:pass D:pass A:6-4U B:6-1D C:5-5L
D:3-0R A:6-0R B:4-3U C:5-4L D:4-0L A:6-2R B:3-3U C:5-2R D:1-0L
A:5-0R B:5-3U C:5-1L D:2-0R A:3-2R B:3-1D
"""
end = "blocked"
winner = "A"
delta = { A = 24, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 5-1 5-0 4-3 1-1 1-0"
deal.B = "5-4 4-2 4-1 3-2 3-1 2-1 0-0"
deal.C = "6-6 6-4 6-3 5-2 4-0 2-2 2-0"
deal.D = "6-5 6-1 5-5 5-3 4-4 3-3 3-0"
yard = ""
play = """
C:6-6 D:6-5L A:6-2R B:pass C:6-4U D:6-1D A:4-3U B:3-2U C:5-2L
D:pass A:5-1D B:5-4D C:2-2L D:4-4D A:pass B:4-2D C:2-0L D:3-0L
A:pass B:3-1L C:pass D:pass A:1-1L B:2-1R C:pass D:pass A:1-0L
B:4-1R C:4-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 44, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-1 3-3 3-2 3-1 2-1 1-0"
deal.B = "6-4 6-2 4-0 2-2 2-0 1-1 0-0"
deal.C = "6-1 6-0 5-2 4-3 4-2 4-1 3-0"
deal.D = "6-5 6-3 5-5 5-4 5-3 5-0 4-4"
yard = ""
play = """
A:6-6 B:6-4L C:6-1R D:6-5U A:pass B:6-2D C:4-3L D:5-3L A:5-1L
B:2-2D C:4-1L D:5-5U A:3-2D B:4-0L C:6-0L D:5-4U A:3-3D B:1-1R
C:4-2U D:6-3D A:3-1R B:2-0U C:3-0R D:5-0R A:1-0U B:pass C:5-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 11, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 6-0 4-2 3-2 2-1 0-0"
deal.B = "5-5 5-2 5-1 4-3 4-0 3-3 3-0"
deal.C = "6-3 6-2 4-4 4-1 2-2 2-0 1-0"
deal.D = "6-6 6-4 5-4 5-3 5-0 3-1 1-1"
yard = ""
play = """
D:6-6 A:6-5L B:pass C:6-3R D:6-4U A:6-1D B:5-5L C:4-4U D:5-4L
A:4-2L B:3-3R C:6-2L D:3-1D A:6-0L B:4-0L C:4-1L D:5-3R A:3-2D
B:5-2D C:1-0L D:5-0R A:0-0L B:4-3U C:2-0L D:pass A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 15, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-3 4-1 3-2 3-0 2-1 0-0"
deal.B = "6-5 6-3 6-0 5-5 5-4 4-3 1-0"
deal.C = "6-6 6-2 4-4 4-2 4-0 2-2 2-0"
deal.D = "6-4 5-2 5-1 5-0 3-3 3-1 1-1"
yard = ""
play = """
C:6-6 D:6-4L A:6-1R B:6-5U C:6-2D D:5-2D A:5-3U B:5-5D C:4-4L
D:5-0D A:4-1L B:6-0D C:pass D:3-1L A:3-2L B:4-3U C:4-2L D:1-1R
A:2-1R B:5-4L C:2-2R D:5-1L A:pass B:6-3D C:2-0R D:3-3D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-3 4-3 4-1 3-3 3-0"
deal.B = "6-4 6-0 5-0 4-4 4-0 3-2 1-0"
deal.C = "6-5 5-2 5-1 4-2 3-1 2-2 0-0"
deal.D = "6-3 6-2 6-1 5-4 2-1 2-0 1-1"
yard = ""
play = """
A:6-6 B:6-4L C:6-5R D:6-2U A:pass B:6-0D C:4-2L D:2-0D A:5-5R
B:5-0R C:5-2L D:5-4L A:4-3L B:3-2L C:2-2L D:2-1U A:4-1U B:4-0R
C:pass D:pass A:pass B:4-4R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 44, C = 0, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-35"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 4, C = 3, D = 1 }
score = { A = 98, B = 49, C = 60, D = 101 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-35"
commitment = "07caaa916f343732c018a79e90cade9d500a1c67c2adf1c4b4364c17f2e27338"
secret = "5e451e662a7e9631b049a4515294184d73d0fd25510854f0e5079b8ad0105117"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-5 4-3 4-0 3-2 3-1 1-0 0-0"
deal.B = "6-5 6-4 6-0 5-1 4-2 4-1 3-0"
deal.C = "6-6 6-3 6-1 5-4 5-2 5-0 1-1"
deal.D = "6-2 5-3 4-4 3-3 2-2 2-1 2-0"
yard = ""
play = """
C:6-6 D:6-2L A:pass B:6-5R C:6-3U D:pass A:pass B:6-4D C:5-0R
D:4-4D A:3-2L B:3-0L C:5-4D D:5-3U A:5-5U B:6-0L C:5-2U D:2-2U
A:0-0R B:4-2U C:6-1L D:2-1L A:4-0U B:5-1D C:1-1D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 25, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 5-3 3-2 3-0 2-2 1-1"
deal.B = "6-4 6-2 6-1 5-2 4-0 3-1 2-0"
deal.C = "6-3 5-4 5-0 4-4 4-3 3-3 1-0"
deal.D = "6-6 5-5 5-1 4-2 4-1 2-1 0-0"
yard = ""
play = """
D:6-6 A:6-5L B:6-4R C:6-3U D:pass A:6-0D B:5-2L C:1-0D D:4-2L
A:1-1D B:4-0L C:4-3R D:5-1D A:5-3D B:2-0L C:3-3R D:2-1L A:3-2R
B:6-1L C:pass D:pass A:2-2R B:6-2L C:pass D:pass A:3-0U
"""
end = "out"
winner = "A"
delta = { A = 41, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-5 5-1 4-4 3-2 0-0"
deal.B = "6-5 6-3 6-2 6-0 5-3 4-3 1-1"
deal.C = "5-4 4-2 4-1 4-0 2-2 2-0 1-0"
deal.D = "6-4 5-2 5-0 3-3 3-1 3-0 2-1"
yard = ""
play = """
A:6-6 B:6-5L C:pass D:6-4R A:6-1U B:6-3D C:4-1R D:5-2L A:3-2D
B:6-2L C:1-0R D:5-0R A:5-5R B:6-0L C:5-4R D:3-1U A:4-4R B:4-3R
C:2-0L D:3-3R A:pass B:5-3R C:4-2L D:3-0U A:0-0U B:pass C:4-0U
D:2-1D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 5-3 5-1 3-1 3-0 2-0"
deal.B = "6-6 6-2 6-0 5-4 5-2 5-0 4-1"
deal.C = "6-4 6-1 3-3 2-2 2-1 1-1 0-0"
deal.D = "6-5 4-4 4-3 4-2 4-0 3-2 1-0"
yard = ""
play = """
B:6-6 C:6-4L D:6-5R A:6-3U B:6-2D C:2-2D D:4-4L A:5-5R B:5-4L
C:3-3U D:4-3U A:5-3L B:5-2R C:2-1D D:4-2R A:3-1D B:4-1R C:1-1R
D:3-2L A:5-1R B:5-0R C:0-0R D:4-0R A:3-0D B:6-0D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 5-5 3-3 3-1 2-1 0-0"
deal.B = "6-2 5-3 5-2 3-2 3-0 2-2 1-0"
deal.C = "6-4 6-1 5-4 5-1 5-0 4-3 4-0"
deal.D = "6-6 6-3 4-4 4-2 4-1 2-0 1-1"
yard = ""
play = """
D:6-6 A:6-5L B:6-2R C:6-4U D:6-3D A:5-5L B:5-3L C:4-3U D:4-2R
A:3-3L B:3-2L C:5-4R D:2-0L A:6-0L B:5-2R C:6-1L D:4-1L A:2-1R
B:1-0R C:4-0R D:4-4L A:3-1U B:3-0D C:5-0D D:1-1U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 10 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-3 4-2 4-1 3-2 3-0 0-0"
deal.B = "6-3 6-1 6-0 5-1 4-3 3-3 3-1"
deal.C = "6-5 6-4 5-5 4-0 2-2 2-1 2-0"
deal.D = "6-6 5-4 5-2 5-0 4-4 1-1 1-0"
yard = ""
play = """
D:6-6 A:6-2L B:6-3R C:6-5U D:pass A:pass B:6-1D C:2-1L D:5-4U
A:4-1U B:5-1L C:5-5L D:5-2L A:3-2L B:4-3L C:6-4L D:1-1U A:5-3R
B:6-0L C:4-0L D:4-4L A:4-2L B:3-1U C:2-0L D:5-0L A:3-0U B:pass
C:pass D:1-0U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-5 5-4 5-3 3-3 0-0"
deal.B = "6-2 5-2 5-1 4-4 4-1 2-1 1-1"
deal.C = "6-6 6-5 6-3 6-1 3-2 3-0 1-0"
deal.D = "5-0 4-3 4-2 4-0 3-1 2-2 2-0"
yard = ""
play = """
C:6-6 D:pass A:6-4L B:6-2R C:6-1U D:pass A:6-0D B:4-4L C:3-2R
D:4-3L A:3-3L B:5-1U C:3-0R D:5-0R A:5-5R B:5-2R C:6-3L D:4-2R
A:5-4R B:pass C:6-5R D:4-0D A:5-3U B:4-1D C:1-0D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 15, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-5 5-4 5-3 5-1 4-4 3-0"
deal.B = "6-3 6-1 6-0 5-2 3-2 2-0 1-1"
deal.C = "6-4 5-0 4-0 3-3 3-1 2-1 1-0"
deal.D = "6-6 6-2 4-3 4-2 4-1 2-2 0-0"
yard = ""
play = """
D:6-6 A:6-5L B:6-3R C:6-4U D:6-2D A:5-5L B:5-2L C:4-0U D:4-3R
A:4-4R B:3-2L C:3-3L D:4-2R A:3-0U B:2-0R C:1-0R D:4-1R A:5-4R
B:pass C:5-0R D:2-2D A:5-3L B:6-0R C:2-1D D:pass A:5-1D
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-2 4-1 4-0 3-2 3-1 1-1"
deal.B = "6-6 6-2 5-0 4-3 4-2 2-0 1-0"
deal.C = "6-5 6-4 6-0 5-5 5-1 4-4 2-1"
deal.D = "6-3 6-1 5-4 3-3 3-0 2-2 0-0"
yard = ""
play = """
B:6-6 C:6-0L D:6-3R A:pass B:6-2U C:6-4D D:5-4D A:5-3D B:5-0L
C:5-5L D:3-3R A:5-2U B:4-3R C:6-5L D:6-1L A:4-1L B:4-2L C:5-1U
D:2-2L A:3-2L B:1-0U C:4-4R D:3-0L A:4-0L B:2-0U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 9, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-2 5-0 4-1 3-3 3-1 2-1"
deal.B = "6-5 5-3 5-1 4-3 4-2 3-0 1-1"
deal.C = "6-4 6-2 6-1 5-5 4-0 2-2 0-0"
deal.D = "6-6 6-3 6-0 4-4 3-2 2-0 1-0"
yard = ""
play = """
D:6-6 A:pass B:6-5L C:6-2U D:6-3R A:pass B:pass C:6-4D D:4-4D
A:3-3R B:5-3L C:4-0D D:6-0D A:5-2U B:4-3L C:6-1D D:3-2R A:5-4U
B:4-2L C:2-2L D:2-0L A:3-1D B:3-0L C:pass D:pass A:4-1U B:5-1U
C:5-5U D:pass A:5-0U B:pass C:0-0U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-4 5-2 4-2 4-1 0-0"
deal.B = "6-0 5-3 5-0 4-0 3-3 2-2 2-0"
deal.C = "6-5 6-2 5-5 5-1 4-3 3-0 2-1"
deal.D = "6-4 6-3 4-4 3-2 3-1 1-1 1-0"
yard = ""
play = """
A:6-6 B:6-0L C:6-5R D:6-4U A:6-1D B:5-0L C:2-1D D:4-4U A:5-2D
B:5-3L C:5-5R D:6-3L A:5-4U B:pass C:5-1U D:3-1U A:pass B:3-3U
C:6-2L D:3-2L A:pass B:pass C:4-3U D:pass A:4-2U B:2-2U C:3-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 14, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-4 5-1 4-2 4-0 2-2 1-1"
deal.B = "6-6 6-4 6-3 6-1 3-2 3-0 1-0"
deal.C = "5-5 5-2 5-0 4-4 3-3 3-1 0-0"
deal.D = "6-2 6-0 5-3 4-3 4-1 2-1 2-0"
yard = ""
play = """
B:6-6 C:pass D:6-2L A:6-5R B:6-4U C:pass D:6-0D A:5-4U B:3-2L
C:5-2R D:5-3L A:2-2R B:3-0D C:5-0L D:4-3D A:4-2D B:1-0L C:3-1L
D:2-1R A:5-1U B:6-3L C:pass D:4-1R A:1-1U B:6-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 30, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-4 5-2 4-3 3-1 1-0"
deal.B = "6-6 6-5 6-1 5-0 3-2 2-2 2-1"
deal.C = "6-3 6-0 5-3 4-1 3-3 3-0 1-1"
deal.D = "6-4 5-1 4-4 4-2 4-0 2-0 0-0"
yard = ""
play = """
B:6-6 C:6-0U D:6-4L A:6-2R B:6-5D C:4-1L D:5-1L A:5-5L B:5-0L
C:5-3D D:4-2R A:4-3D B:pass C:3-0L D:4-4R A:5-4R B:3-2L C:pass
D:4-0U A:5-2L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 34 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 6-0 4-4 3-3 3-1 2-0"
deal.B = "6-3 5-3 5-2 4-3 4-1 2-1 0-0"
deal.C = "6-6 5-0 4-2 3-2 3-0 2-2 1-0"
deal.D = "6-4 6-2 5-5 5-4 5-1 4-0 1-1"
yard = ""
play = """
C:6-6 D:6-4L A:6-5R B:6-3U C:pass D:6-2D A:4-4L B:4-3L C:3-2D
D:5-5R A:3-3L B:5-3L C:5-0R D:5-4L A:6-0R B:4-1L C:3-0U D:5-1L
A:2-0U B:5-2L C:4-2L D:4-0L A:6-1R B:0-0L C:1-0R D:pass A:3-1D
"""
end = "out"
winner = "A"
delta = { A = 9, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 6-0 2-1 2-0 1-1"
deal.B = "6-5 6-2 5-5 5-1 3-3 3-2 0-0"
deal.C = "5-4 5-3 5-2 4-3 4-2 4-0 2-2"
deal.D = "6-1 5-0 4-4 4-1 3-1 3-0 1-0"
yard = ""
play = """
A:6-6 B:6-5L C:pass D:6-1R A:6-4U B:6-2D C:4-3U D:5-0L A:6-3U
B:0-0L C:4-2D D:4-4D A:6-0L B:5-1R C:5-3R D:4-1D A:1-1D B:3-3R
C:pass D:3-1R A:2-1R B:3-2R C:pass D:3-0R A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 35, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 6-0 5-2 4-1 4-0 3-3"
deal.B = "6-3 5-3 5-0 3-1 3-0 1-1 0-0"
deal.C = "6-6 5-4 5-1 4-4 2-2 2-1 2-0"
deal.D = "6-5 6-2 5-5 4-3 4-2 3-2 1-0"
yard = ""
play = """
C:6-6 D:6-5L A:6-4R B:6-3U C:pass D:6-2D A:5-2L B:5-3U C:2-0L
D:5-5U A:6-0L B:5-0U C:5-4R D:4-2D A:4-0U B:pass C:5-1R D:4-3U
A:6-1R B:3-1U C:4-4D D:1-0U A:4-1D B:3-0U C:2-1D D:3-2U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 12 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 5-3 5-1 4-0 2-1 1-1"
deal.B = "5-5 5-4 5-2 5-0 4-4 4-2 2-0"
deal.C = "6-4 6-1 6-0 4-3 3-1 3-0 0-0"
deal.D = "6-6 6-2 4-1 3-3 3-2 2-2 1-0"
yard = ""
play = """
D:6-6 A:6-5L B:pass C:6-0R D:6-2U A:6-3D B:5-5L C:3-1D D:3-2U
A:5-3L B:5-0R C:6-1D D:3-3L A:5-1R B:pass C:4-3U D:4-1R A:4-0R
B:2-0R C:6-4D D:2-2R A:2-1R B:5-4U C:3-0L D:1-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 23 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-36"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 4, D = 2 }
score = { A = 115, B = 49, C = 41, D = 71 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-36"
commitment = "758777c9aedde268888993e50f185cfc40b78f8e9be9c9ab8afe3cc2b3b806e5"
secret = "9594bca2877d20aeb426e7d054bb8c74eacbe29032ac2b914a3a45ab8cbb4efc"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-1 3-3 3-1 3-0 1-0 0-0"
deal.B = "6-2 5-4 5-0 4-2 4-1 2-2 1-1"
deal.C = "6-5 6-4 5-5 5-3 5-2 4-4 2-0"
deal.D = "6-3 6-1 6-0 4-3 4-0 3-2 2-1"
yard = ""
play = """
A:6-6 B:6-2L C:6-5R D:6-3U A:pass B:pass C:6-4D D:4-3U A:5-1R
B:2-2L C:4-4U D:6-1R A:pass B:5-4U C:5-5U D:4-0D A:3-0D B:5-0U
C:5-3D D:6-0U A:pass B:4-2L C:5-2D D:3-2D A:3-3D B:4-1L C:pass
D:2-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 5-1 3-3 3-1 0-0"
deal.B = "6-3 5-5 5-0 4-2 2-1 2-0 1-1"
deal.C = "6-4 6-1 5-4 4-3 4-0 3-0 2-2"
deal.D = "6-0 5-3 5-2 4-4 4-1 3-2 1-0"
yard = ""
play = """
A:6-6 B:6-3U C:6-4L D:6-0R A:6-5D B:5-0R C:5-4L D:5-3U A:5-1L
B:5-5R C:6-1L D:5-2R A:6-2L B:4-2L C:4-3L D:3-2L A:pass B:2-0L
C:2-2R D:1-0L A:3-1L B:2-1R C:3-0L D:4-1R A:0-0L B:pass C:4-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 16, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 5-5 4-3 3-3 3-2 3-0"
deal.B = "6-1 5-3 5-2 4-4 4-2 4-1 2-1"
deal.C = "6-6 6-0 5-4 5-0 2-0 1-1 0-0"
deal.D = "6-5 6-3 5-1 4-0 3-1 2-2 1-0"
yard = ""
play = """
C:6-6 D:6-5L A:6-4R B:6-1U C:6-0D D:5-1L A:4-3R B:2-1L C:5-0D
D:6-3R A:6-2L B:5-3D C:1-1U D:3-1D A:pass B:4-1U C:5-4U D:1-0D
A:5-5U B:5-2U C:2-0U D:4-0U A:3-0D B:4-2U C:pass D:2-2U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 19 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-1 5-0 3-3 3-1 3-0 1-1"
deal.B = "6-6 6-2 6-1 5-5 5-4 5-2 4-2"
deal.C = "6-3 5-3 4-4 4-1 2-1 1-0 0-0"
deal.D = "6-4 6-0 4-3 4-0 3-2 2-2 2-0"
yard = ""
play = """
B:6-6 C:6-3L D:6-4R A:6-5U B:6-1D C:4-4R D:3-2L A:5-1U B:6-2L
C:4-1R D:6-0L A:5-0L B:5-5L C:5-3L D:4-3L A:3-1R B:4-2L C:2-1L
D:pass A:1-1L B:pass C:1-0L D:2-0L A:3-3R B:5-2L C:pass D:pass
A:3-0R
"""
end = "out"
winner = "A"
delta = { A = 17, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 4-3 4-2 3-3 3-0 1-1"
deal.B = "6-6 6-5 6-0 5-4 5-2 4-4 2-2"
deal.C = "6-3 5-3 5-1 3-2 2-0 1-0 0-0"
deal.D = "6-2 5-5 5-0 4-1 4-0 3-1 2-1"
yard = ""
play = """
B:6-6 C:6-3L D:6-2R A:6-4U B:6-0D C:5-3L D:5-5L A:4-2R B:6-5L
C:2-0D D:2-1D A:6-1L B:4-4R C:5-1L D:4-1D A:4-3R B:5-4U C:3-2R
D:5-0L A:3-0L B:5-2U C:pass D:3-1L A:1-1L B:2-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 11, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 5-5 5-3 5-1 4-0 3-3"
deal.B = "6-2 6-0 5-4 4-4 3-0 1-1 0-0"
deal.C = "6-1 5-2 4-3 3-2 2-2 2-0 1-0"
deal.D = "6-6 6-3 5-0 4-2 4-1 3-1 2-1"
yard = ""
play = """
D:6-6 A:6-5L B:6-2R C:6-1U D:6-3D A:5-5L B:1-1U C:5-2L D:3-1D
A:5-1U B:5-4U C:4-3U D:2-1D A:5-3U B:pass C:3-2L D:4-2R A:3-3L
B:4-4R C:2-2D D:4-1R A:pass B:3-0L C:2-0L D:5-0U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 21 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-2 5-1 4-1 3-3 1-1"
deal.B = "6-3 5-5 5-3 3-2 3-0 2-2 2-1"
deal.C = "6-6 6-0 5-4 5-0 4-2 4-0 1-0"
deal.D = "6-1 5-2 4-4 4-3 3-1 2-0 0-0"
yard = ""
play = """
C:6-6 D:6-1L A:6-5R B:6-3U C:6-0D D:3-1L A:3-3L B:3-0D C:5-4R
D:4-3R A:pass B:3-2L C:4-2L D:4-4L A:6-4L B:5-3R C:5-0R D:2-0R
A:6-2L B:2-2L C:pass D:5-2L A:5-1L B:2-1L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 22 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-1 4-3 4-0 3-2 2-2 1-0"
deal.B = "6-6 6-1 5-2 4-2 4-1 2-0 0-0"
deal.C = "6-2 5-4 5-3 5-0 3-1 3-0 2-1"
deal.D = "6-5 6-3 6-0 5-5 4-4 3-3 1-1"
yard = ""
play = """
B:6-6 C:6-2L D:6-5R A:6-4U B:6-1D C:5-4R D:4-4R A:3-2L B:4-1R
C:5-3L D:5-5L A:5-1L B:4-2U C:3-1L D:6-3L A:1-0R B:2-0R C:2-1R
D:1-1R A:2-2U B:5-2U C:5-0U D:6-0U
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 20, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-5 5-1 4-3 4-2 3-2"
deal.B = "6-4 6-0 5-0 4-1 2-2 2-1 1-1"
deal.C = "6-2 6-1 4-0 3-3 3-1 3-0 2-0"
deal.D = "6-3 5-4 5-3 5-2 4-4 1-0 0-0"
yard = ""
play = """
A:6-6 B:6-4U C:6-2L D:6-3R A:6-5D B:5-0D C:3-3R D:4-4U A:4-2L
B:6-0D C:6-1D D:5-3R A:4-3L B:4-1D C:3-1L D:5-4R A:5-1L B:pass
C:4-0R D:0-0R A:5-5L B:pass C:3-0R D:5-2L A:3-2L
"""
end = "out"
winner = "A"
delta = { A = 12, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-5 5-4 4-4 4-3 3-2"
deal.B = "6-5 5-2 5-1 4-0 3-3 3-1 0-0"
deal.C = "5-3 5-0 4-2 3-0 2-2 2-1 1-0"
deal.D = "6-4 6-3 6-2 6-0 4-1 2-0 1-1"
yard = ""
play = """
A:6-6 B:6-5U C:pass D:6-4L A:6-1R B:pass C:pass D:6-2D A:5-4L
B:5-1L C:5-3U D:6-3U A:3-2D B:3-1L C:3-0L D:6-0L A:4-3D B:4-0D
C:5-0D D:1-1R A:5-5D B:5-2D C:4-2D D:4-1R A:4-4R
"""
end = "out"
winner = "A"
delta = { A = 16, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-1 5-4 5-0 2-1 1-0"
deal.B = "6-6 5-2 4-3 4-2 3-0 2-0 1-1"
deal.C = "6-5 6-4 6-0 5-5 4-4 4-1 3-3"
deal.D = "5-3 5-1 4-0 3-2 3-1 2-2 0-0"
yard = ""
play = """
B:6-6 C:6-5L D:pass A:6-3R B:pass C:6-4U D:pass A:6-2D B:2-0D
C:5-5L D:4-0U A:5-4L B:4-3L C:3-3L D:5-3L A:5-0L B:3-0R C:6-0L
D:0-0R A:6-1L B:1-1L C:4-1L D:pass A:1-0R B:4-2L C:pass D:3-2L
A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 29, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-4 5-3 5-1 3-1 3-0"
deal.B = "6-6 6-3 6-0 5-0 4-3 3-3 3-2"
deal.C = "5-2 4-2 4-1 4-0 2-2 1-1 1-0"
deal.D = "6-4 6-1 5-5 4-4 2-1 2-0 0-0"
yard = ""
play = """
B:6-6 C:pass D:6-4L A:6-5R B:6-3U C:pass D:6-1D A:5-4L B:3-3U
C:5-2L D:5-5R A:6-2L B:4-3U C:4-2U D:2-1D A:5-3R B:3-2R C:2-2R
D:2-0R A:3-0R B:6-0L C:4-0L D:4-4L A:3-1R B:pass C:4-1L D:pass
A:5-1L
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 4-2 4-1 3-3 3-0 0-0"
deal.B = "6-5 6-4 5-4 4-3 4-0 2-2 2-1"
deal.C = "6-3 6-0 5-5 4-4 3-2 2-0 1-1"
deal.D = "6-2 6-1 5-3 5-1 5-0 3-1 1-0"
yard = ""
play = """
A:6-6 B:6-4L C:6-3R D:6-2U A:pass B:6-5D C:5-5D D:3-1R A:4-2L
B:2-1R C:3-2L D:5-3L A:5-2L B:5-4D C:4-4D D:pass A:4-1D B:2-2L
C:1-1D D:5-1D A:pass B:pass C:2-0L D:1-0L A:pass B:pass C:pass
D:6-1L A:pass B:pass C:6-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 25, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-3 4-4 4-1 4-0 3-0"
deal.B = "6-4 6-3 5-4 5-0 3-3 3-2 3-1"
deal.C = "6-5 5-2 5-1 4-3 2-0 1-1 1-0"
deal.D = "6-2 6-1 5-5 4-2 2-2 2-1 0-0"
yard = ""
play = """
A:6-6 B:6-3L C:6-5R D:6-2U A:6-0D B:5-0R C:4-3L D:4-2L A:4-0R
B:3-2L C:5-2U D:5-5U A:5-3L B:6-4R C:5-1L D:2-1L A:3-0D B:3-3D
C:2-0L D:0-0L A:pass B:3-1D C:1-1D D:6-1D A:pass B:5-4U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 18, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 5-4 4-2 4-1 0-0"
deal.B = "6-5 6-1 5-3 5-2 3-3 2-2 2-1"
deal.C = "6-4 6-0 5-5 5-0 4-0 2-0 1-1"
deal.D = "5-1 4-4 4-3 3-2 3-1 3-0 1-0"
yard = ""
play = """
A:6-6 B:6-5U C:6-4L D:pass A:6-3R B:6-1D C:5-5U D:4-4L A:5-4L
B:5-3L C:5-0U D:3-0U A:4-1D B:3-3L C:4-0D D:1-0D A:pass B:2-1D
C:2-0D D:3-1L A:0-0D B:pass C:6-0D D:5-1L A:6-2D B:5-2L C:pass
D:4-3R A:4-2L
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 5-3 5-1 5-0 3-3 2-1"
deal.B = "6-5 6-4 5-5 5-4 5-2 4-0 1-1"
deal.C = "6-6 6-2 6-1 4-4 4-3 4-1 3-0"
deal.D = "4-2 3-2 3-1 2-2 2-0 1-0 0-0"
yard = ""
play = """
C:6-6 D:pass A:6-3L B:6-4U C:6-2R D:pass A:6-0D B:4-0U C:4-3L
D:4-2L A:2-1L B:5-2R C:6-1L D:2-0U A:5-3R B:6-5L C:3-0R D:2-2U
A:5-1L B:1-1L C:4-1L D:1-0R A:5-0D B:5-4L C:pass D:3-2U A:3-3U
"""
end = "out"
winner = "A"
delta = { A = 22, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-37"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 3, C = 1, D = 2 }
score = { A = 10, B = 72, C = 102, D = 82 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-37"
commitment = "5596f6903f8b212245533e91a14ec0177686ccc0dabb79f3b3ff8dbc3342eced"
secret = "15e52c3bbcbd3a1504dd35199b5b0fce10f7ac103a2fe827adf90591c9369b69"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-2 5-0 2-2 2-0 1-0"
deal.B = "6-6 6-0 5-3 5-1 4-3 4-2 3-3"
deal.C = "6-5 6-1 5-5 4-4 4-1 3-0 2-1"
deal.D = "6-2 5-4 4-0 3-2 3-1 1-1 0-0"
yard = ""
play = """
B:6-6 C:6-5L D:6-2R A:6-3U B:6-0D C:5-5L D:5-4L A:2-2R B:5-3U
C:4-4L D:4-0L A:5-2U B:4-2R C:4-1R D:0-0L A:1-0R B:pass C:2-1U
D:3-1U A:2-0R B:4-3U C:3-0L D:3-2L A:5-0D B:5-1D C:6-1D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 18, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 4-1 3-3 3-0 1-1 1-0 0-0"
deal.B = "6-2 5-3 4-3 4-2 3-2 2-1 2-0"
deal.C = "6-6 6-4 6-1 5-2 5-1 4-4 3-1"
deal.D = "6-5 6-3 5-5 5-4 5-0 4-0 2-2"
yard = ""
play = """
C:6-6 D:6-5L A:6-0U B:6-2R C:6-4D D:5-5L A:4-1D B:5-3L C:3-1L
D:2-2R A:1-0U B:4-2R C:4-4R D:5-4R A:1-1L B:2-1L C:5-2L D:5-0L
A:3-0L B:4-3L C:5-1R D:4-0L A:0-0L B:2-0L C:6-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 20, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-1 6-0 5-1 4-4 4-2"
deal.B = "6-2 5-4 5-3 5-2 4-1 3-2 0-0"
deal.C = "5-0 4-3 3-1 3-0 2-0 1-1 1-0"
deal.D = "6-5 6-3 5-5 4-0 3-3 2-2 2-1"
yard = ""
play = """
A:6-6 B:6-2L C:pass D:6-5R A:6-0U B:pass C:pass D:6-3D A:4-2L
B:5-4L C:5-0U D:5-5L A:5-1R B:5-3L C:3-1R D:3-3L A:pass B:5-2U
C:2-0U D:4-0U A:4-4U B:3-2L C:4-3U D:2-2L A:pass B:pass C:3-0R
D:2-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 25 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-1 4-2 4-0 3-1 3-0 2-1"
deal.B = "6-2 6-0 5-4 5-2 4-3 3-2 2-2"
deal.C = "6-3 6-1 5-5 4-1 1-1 1-0 0-0"
deal.D = "6-5 6-4 5-3 5-0 4-4 3-3 2-0"
yard = ""
play = """
A:6-6 B:6-2L C:6-3R D:6-5U A:pass B:6-0D C:5-5U D:2-0L A:4-0L
B:5-4L C:1-0D D:5-3L A:2-1D B:4-3L C:4-1L D:3-3R A:3-1L B:5-2U
C:pass D:pass A:3-0L B:3-2R C:0-0L D:5-0L A:4-2R B:2-2U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 33, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-1 4-2 4-1 4-0 3-2 1-1"
deal.B = "6-6 6-5 6-4 6-1 5-3 3-1 1-0"
deal.C = "5-4 5-0 4-4 4-3 3-0 2-2 2-1"
deal.D = "6-3 6-2 6-0 5-2 3-3 2-0 0-0"
yard = ""
play = """
B:6-6 C:pass D:6-3L A:pass B:6-5R C:pass D:6-2U A:pass B:6-4D
C:4-4D D:3-3L A:3-2U B:5-3L C:5-4D D:5-2L A:4-2L B:3-1U C:2-1U
D:2-0U A:4-0U B:pass C:4-3L D:pass A:4-1U B:6-1U C:5-0R D:6-0R
A:5-5D B:pass C:3-0L D:0-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 13 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-3 5-2 4-2 3-2 3-0"
deal.B = "5-1 4-4 4-3 3-1 2-2 2-0 1-0"
deal.C = "6-4 6-3 6-2 5-0 4-1 4-0 3-3"
deal.D = "6-5 6-0 5-5 5-4 2-1 1-1 0-0"
yard = ""
play = """
A:6-6 B:pass C:6-4L D:6-5R A:6-1U B:pass C:6-3D D:5-4L A:5-3L
B:4-3L C:3-3D D:5-5R A:3-2D B:4-4L C:4-1U D:2-1D A:4-2U B:5-1R
C:6-2U D:1-1R A:pass B:3-1R C:4-0L D:6-0L A:3-0R B:2-0R C:pass
D:pass A:5-2R
"""
end = "out"
winner = "A"
delta = { A = 10, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-5 4-1 4-0 3-2 1-1"
deal.B = "6-3 5-4 5-2 5-1 5-0 2-2 2-1"
deal.C = "6-6 6-2 6-1 4-4 4-2 3-3 3-0"
deal.D = "6-0 5-3 4-3 3-1 2-0 1-0 0-0"
yard = ""
play = """
C:6-6 D:6-0L A:6-5R B:6-3U C:6-2D D:2-0L A:3-2U B:5-4R C:4-2R
D:pass A:pass B:5-2L C:pass D:5-3L A:pass B:2-2R C:3-3L D:4-3L
A:6-4L B:2-1R C:6-1R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 38 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-1 5-0 4-4 4-2 4-0 2-0"
deal.B = "5-4 4-1 3-3 3-2 3-1 1-1 0-0"
deal.C = "6-6 6-5 6-3 6-2 4-3 3-0 2-1"
deal.D = "6-4 6-1 5-5 5-3 5-2 2-2 1-0"
yard = ""
play = """
C:6-6 D:6-4L A:6-0U B:pass C:6-5R D:6-1D A:5-0R B:5-4L C:2-1D
D:5-5L A:2-0D B:0-0R C:3-0R D:5-3L A:4-0U B:3-3L C:4-3U D:1-0D
A:5-1D B:3-2L C:6-2L D:5-2D A:4-2D B:4-1D C:6-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 18, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-0 3-2 2-2 2-1 1-0"
deal.B = "6-2 6-1 6-0 5-4 5-2 4-4 3-1"
deal.C = "6-5 6-4 4-3 4-0 3-3 3-0 1-1"
deal.D = "6-3 5-3 5-1 4-2 4-1 2-0 0-0"
yard = ""
play = """
A:6-6 B:6-2L C:6-5R D:6-3U A:pass B:6-1D C:3-3U D:4-2L A:5-0R
B:5-4L C:4-0R D:5-3L A:3-2U B:4-4R C:6-4R D:2-0U A:1-0D B:6-0R
C:3-0L D:0-0L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 30, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-1 5-4 4-3 4-2 3-0"
deal.B = "6-2 5-2 4-4 4-1 3-3 3-2 1-0"
deal.C = "6-3 5-5 5-0 4-0 3-1 2-0 0-0"
deal.D = "6-6 6-0 5-3 5-1 2-2 2-1 1-1"
yard = ""
play = """
D:6-6 A:6-5L B:6-2R C:6-3U D:6-0D A:4-2R B:4-4R C:5-5L D:5-3L
A:6-4R B:3-3L C:0-0D D:pass A:6-1R B:3-2L C:3-1R D:2-2L A:3-0R
B:5-2L C:5-0L D:pass A:4-3U B:4-1U C:2-0L D:2-1L A:pass B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 21, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 5-1 4-2 4-1 2-0 1-0"
deal.B = "6-6 6-4 6-3 5-0 3-1 3-0 1-1"
deal.C = "6-5 5-4 5-2 4-4 4-3 2-2 0-0"
deal.D = "6-2 6-1 5-5 4-0 3-3 3-2 2-1"
yard = ""
play = """
B:6-6 C:6-5L D:6-2R A:6-0U B:6-4D C:4-4D D:5-5L A:5-1L B:5-0U
C:5-4U D:6-1L A:4-2U B:6-3L C:4-3L D:4-0L A:4-1D B:3-1D C:2-2R
D:3-2R A:2-0U B:3-0L C:0-0U D:3-3L A:1-0U B:1-1U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 18, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 4-3 3-3 3-0 2-2 0-0"
deal.B = "6-4 6-0 5-4 5-2 4-4 3-1 1-0"
deal.C = "6-5 6-3 6-1 5-0 4-2 4-0 1-1"
deal.D = "6-2 5-3 5-1 4-1 3-2 2-1 2-0"
yard = ""
play = """
A:6-6 B:6-4L C:6-5R D:6-2U A:pass B:6-0D C:4-2L D:3-2L A:4-3L
B:5-4L C:4-0D D:5-3L A:2-2U B:4-4D C:6-3L D:5-1R A:pass B:5-2U
C:6-1R D:4-1D A:5-5U B:3-1D C:5-0U D:2-0U A:3-3D B:pass C:pass
D:2-1U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-3 5-2 3-3 2-2 0-0"
deal.B = "6-6 6-4 5-4 5-1 4-4 3-2 2-0"
deal.C = "6-1 5-5 4-3 4-2 4-1 4-0 3-0"
deal.D = "6-5 6-2 5-0 3-1 2-1 1-1 1-0"
yard = ""
play = """
B:6-6 C:6-1L D:6-5R A:6-0U B:6-4D C:5-5R D:3-1L A:5-3R B:5-4D
C:4-0U D:5-0D A:6-3L B:4-4U C:3-0D D:6-2L A:3-3R B:3-2L C:4-3L
D:pass A:pass B:pass C:4-2L D:2-1L A:pass B:5-1L C:4-1U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 16, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-38"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2, D = 4 }
score = { A = 53, B = 110, C = 94, D = 37 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-38"
commitment = "51348f6b1c69f639b9030b01d3e9c341d29199f714b2ca23c5974c5d17def43a"
secret = "f6dfc286a450ad350a3d2005114f617f93c1de5b0af37c422ba1ac6c026f1903"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-3 4-0 1-1 1-0 0-0"
deal.B = "6-6 6-5 6-1 4-4 4-3 4-1 3-0"
deal.C = "5-5 5-2 5-1 5-0 4-2 3-2 2-2"
deal.D = "6-3 6-0 5-4 3-3 3-1 2-1 2-0"
yard = ""
play = """
B:6-6 C:pass D:6-3L A:6-4R B:6-5U C:pass D:6-0D A:5-3L B:4-4R
C:5-5L D:5-4U A:4-0R B:4-1U C:5-2L D:2-0R A:6-2L B:6-1U C:4-2R
D:pass A:1-0D B:4-3R C:3-2R D:3-1D A:pass B:3-0D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 26, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-1 5-2 4-4 4-1 3-1"
deal.B = "6-2 5-1 4-2 2-2 2-1 1-0 0-0"
deal.C = "6-6 6-4 5-5 5-4 5-3 5-0 2-0"
deal.D = "6-0 4-3 4-0 3-3 3-2 3-0 1-1"
yard = ""
play = """
C:6-6 D:6-0U A:6-5L B:6-2R C:6-4D D:3-2R A:6-3R B:4-2D C:5-5L
D:4-0U A:4-4U B:2-2D C:5-4L D:4-3U A:6-1R B:2-1D C:5-3U D:1-1R
A:5-2U B:5-1R C:5-0R D:3-0R A:4-1L B:1-0L C:2-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 10, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-4 5-2 4-4 3-3 2-2"
deal.B = "6-2 6-0 5-0 4-1 3-1 3-0 1-0"
deal.C = "6-5 6-4 5-1 4-0 2-1 2-0 0-0"
deal.D = "6-3 5-5 5-3 4-3 4-2 3-2 1-1"
yard = ""
play = """
A:6-6 B:6-2L C:6-5R D:6-3U A:6-1D B:5-0R C:2-1L D:4-3U A:5-4U
B:6-0R C:5-1L D:5-5L A:5-2L B:3-1D C:2-0L D:3-2D A:2-2D B:1-0L
C:6-4R D:4-2D A:4-4R B:4-1L C:4-0L D:5-3U A:3-3U
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-0 5-5 5-0 4-0 2-0"
deal.B = "6-6 6-5 6-1 5-4 5-1 4-2 2-1"
deal.C = "5-3 5-2 4-3 4-1 3-2 1-1 1-0"
deal.D = "6-3 4-4 3-3 3-1 3-0 2-2 0-0"
yard = ""
play = """
B:6-6 C:pass D:6-3U A:6-4L B:6-5R C:pass D:pass A:6-2D B:5-4L
C:5-3L D:3-1L A:5-5R B:6-1L C:5-2R D:3-0U A:6-0L B:2-1R C:1-0L
D:0-0U A:5-0U B:5-1L C:4-1R D:2-2D A:4-0R B:4-2D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 30, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-0 3-3 3-2 2-1 0-0"
deal.B = "6-6 6-3 6-0 5-3 5-1 2-2 1-1"
deal.C = "5-4 5-2 4-1 4-0 3-1 2-0 1-0"
deal.D = "6-2 6-1 5-5 4-4 4-3 4-2 3-0"
yard = ""
play = """
B:6-6 C:pass D:6-2L A:6-5R B:6-3U C:pass D:6-1D A:3-3U B:5-3R
C:5-2L D:4-3U A:6-4U B:5-1L C:4-1L D:4-4L A:3-2R B:2-2R C:5-4L
D:5-5L A:5-0L B:6-0L C:2-0R D:3-0R A:2-1D B:pass C:3-1R D:4-2D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-1 4-4 4-0 3-0 1-1"
deal.B = "6-5 5-0 3-3 3-2 3-1 2-2 1-0"
deal.C = "6-2 6-1 5-4 5-2 4-2 4-1 0-0"
deal.D = "6-3 6-0 5-5 5-3 4-3 2-1 2-0"
yard = ""
play = """
A:6-6 B:6-5L C:6-2R D:6-0U A:6-4D B:5-0L C:0-0L D:2-0L A:4-4D
B:2-2L C:5-2L D:5-5L A:5-1L B:3-1L C:4-2R D:4-3D A:4-0R B:3-3L
C:pass D:5-3L A:3-0R B:3-2R C:5-4L D:2-1R A:1-1R
"""
end = "out"
winner = "A"
delta = { A = 22, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 5-2 5-1 4-3 3-1 1-1"
deal.B = "6-5 4-2 4-1 2-2 2-0 1-0 0-0"
deal.C = "6-6 6-3 5-0 4-4 4-0 3-3 2-1"
deal.D = "6-4 6-1 6-0 5-4 5-3 3-2 3-0"
yard = ""
play = """
C:6-6 D:6-1L A:6-2R B:6-5U C:6-3D D:3-2R A:5-5U B:1-0L C:5-0L
D:5-3U A:5-2L B:2-2L C:2-1L D:3-0R A:4-3U B:4-2U C:4-0R D:6-4R
A:5-1L B:2-0U C:3-3D D:6-0R A:3-1D B:4-1D C:4-4D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 11, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-2 4-1 3-3 3-2 2-2"
deal.B = "6-6 6-5 4-2 4-0 3-0 2-0 1-0"
deal.C = "6-4 6-3 6-2 5-5 3-1 2-1 1-1"
deal.D = "5-4 5-3 5-1 5-0 4-4 4-3 0-0"
yard = ""
play = """
B:6-6 C:6-4L D:pass A:6-1R B:6-5U C:6-3D D:4-3L A:5-2U B:4-2U
C:3-1L D:5-1L A:3-3D B:4-0U C:5-5L D:5-0U A:4-1R B:3-0D C:pass
D:5-4U A:6-0D B:pass C:6-2D D:4-4R A:3-2D B:pass C:pass D:5-3L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 12 }

[[match.hand]]
opener = "D"
deal.A = "5-3 5-2 4-3 3-3 3-2 3-0 1-0"
deal.B = "6-3 6-0 5-5 5-1 4-0 3-1 2-1"
deal.C = "6-2 6-1 4-4 4-1 2-2 2-0 1-1"
deal.D = "6-6 6-5 6-4 5-4 5-0 4-2 0-0"
yard = ""
play = """
D:6-6 A:pass B:6-3L C:6-2R D:6-4U A:pass B:6-0D C:2-2R D:5-4U
A:5-3L B:5-5L C:2-0R D:5-0L A:5-2U B:2-1U C:6-1U D:6-5U A:3-0L
B:3-1L C:4-1L D:0-0R A:4-3L B:5-1U C:1-1U D:pass A:3-3L B:4-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 20, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-2 5-0 4-0 3-0 2-0 0-0"
deal.B = "6-5 4-4 4-2 3-1 2-2 1-1 1-0"
deal.C = "6-6 6-4 6-2 5-3 4-1 3-2 2-1"
deal.D = "6-3 6-0 5-5 5-4 5-1 4-3 3-3"
yard = ""
play = """
C:6-6 D:6-3L A:6-1R B:6-5U C:6-4D D:5-4U A:4-0U B:4-4D C:5-3L
D:5-5L A:5-2L B:1-0U C:6-2L D:4-3D A:3-0D B:1-1R C:4-1R D:6-0D
A:pass B:3-1U C:3-2U D:pass A:2-0U B:4-2R C:2-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 21, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 5-5 5-3 3-3 1-1"
deal.B = "5-4 5-1 4-4 4-0 3-2 2-2 2-1"
deal.C = "6-1 5-2 5-0 4-2 4-1 3-1 2-0"
deal.D = "6-5 6-4 6-0 4-3 3-0 1-0 0-0"
yard = ""
play = """
A:6-6 B:pass C:6-1L D:6-5U A:6-3R B:pass C:pass D:6-0D A:5-5U
B:5-4U C:4-1L D:1-0D A:5-3R B:4-4L C:4-2L D:6-4U A:6-2L B:5-1R
C:3-1R D:3-0R A:1-1D B:4-0R C:pass D:4-3R A:3-3R
"""
end = "out"
winner = "A"
delta = { A = 26, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-3 5-0 3-2 2-2 2-0 1-0"
deal.B = "6-5 4-4 4-3 4-1 4-0 2-1 0-0"
deal.C = "6-6 6-1 6-0 5-2 3-3 3-1 3-0"
deal.D = "6-4 6-3 6-2 5-4 5-1 4-2 1-1"
yard = ""
play = """
C:6-6 D:6-3U A:pass B:6-5L C:6-1R D:6-2D A:5-5L B:4-3U C:5-2L
D:4-2L A:3-2D B:4-4L C:3-1R D:5-4L A:5-3L B:4-1U C:3-3L D:1-1U
A:1-0U B:4-0U C:3-0L D:6-4U A:5-0L B:pass C:6-0U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 15, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 5-4 4-4 4-0 3-0 1-1"
deal.B = "6-5 6-2 5-3 5-1 4-3 3-3 2-2"
deal.C = "6-6 6-3 6-0 5-5 3-2 2-1 2-0"
deal.D = "5-2 5-0 4-2 4-1 3-1 1-0 0-0"
yard = ""
play = """
C:6-6 D:pass A:6-4L B:6-5R C:6-3U D:pass A:6-1D B:5-3R C:3-2R
D:5-2R A:5-4L B:5-1D C:5-5L D:3-1U A:1-1U B:pass C:2-1U D:5-0R
A:4-0R B:4-3R C:2-0U D:1-0U A:3-0R B:pass C:6-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 37, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-0 4-3 3-2 3-0 2-2"
deal.B = "6-3 6-2 6-1 5-2 4-1 1-1 0-0"
deal.C = "6-5 6-4 6-0 5-3 5-1 2-1 1-0"
deal.D = "5-4 4-4 4-2 4-0 3-3 3-1 2-0"
yard = ""
play = """
A:6-6 B:6-3L C:6-5R D:pass A:pass B:6-2U C:6-4D D:3-3L A:5-5R
B:5-2U C:5-3L D:4-0D A:5-0L B:0-0L C:6-0L D:2-0D A:3-2D B:6-1L
C:5-1L D:5-4L A:4-3L B:pass C:pass D:3-1L A:3-0D B:1-1L C:2-1L
D:4-2L A:pass B:4-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 13, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-1 5-4 5-1 3-1 3-0"
deal.B = "6-4 6-0 5-5 4-1 4-0 2-0 0-0"
deal.C = "6-2 5-0 4-2 3-3 2-2 2-1 1-1"
deal.D = "6-5 5-3 5-2 4-4 4-3 3-2 1-0"
yard = ""
play = """
A:6-6 B:6-4L C:6-2R D:6-5U A:6-3D B:5-5U C:4-2L D:3-2L A:5-4U
B:2-0R C:3-3L D:4-3L A:3-1D B:4-1D C:5-0R D:4-4L A:5-1R B:4-0L
C:2-1R D:5-2R A:3-0L B:pass C:pass D:5-3L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 18 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-1 4-3 4-2 3-3 3-2 2-1"
deal.B = "6-5 6-2 6-0 5-0 4-1 3-0 2-0"
deal.C = "6-4 6-1 5-2 4-4 3-1 1-1 1-0"
deal.D = "6-6 6-3 5-5 5-3 4-0 2-2 0-0"
yard = ""
play = """
D:6-6 A:pass B:6-5L C:6-4R D:6-3U A:pass B:6-2D C:5-2L D:4-0R
A:4-3U B:6-0R C:6-1R D:2-2L A:5-4U B:4-1R C:4-4R D:5-3U A:3-3U
B:3-0U C:1-0U D:pass A:4-2L B:2-0D C:3-1U D:0-0D A:3-2U B:5-0D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 21, C = 0, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-39"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 4, C = 3, D = 2 }
score = { A = 111, B = 3, C = 20, D = 98 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-39"
commitment = "a17f7f844a1875c675122aee88353c12e153abead1018909214d4bdb760aaf87"
secret = "945c110e619c909890eb3984d702a35d7eb5202521df1cf3a1e2a9fc39c7a3c7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-4 4-4 4-3 3-2 3-1 2-1 0-0"
deal.B = "6-5 6-0 4-0 3-3 2-0 1-1 1-0"
deal.C = "6-2 5-5 5-2 5-1 5-0 4-1 3-0"
deal.D = "6-6 6-3 6-1 5-4 5-3 4-2 2-2"
yard = ""
play = """
D:6-6 A:6-4L B:6-5R C:6-2U D:6-3D A:4-4L B:4-0L C:3-0D D:5-4R
A:4-3R B:6-0L C:5-0D D:5-3R A:3-2U B:3-3U C:5-5R D:6-1L A:3-1L
B:pass C:5-1R D:pass A:2-1R B:2-0R C:5-2D D:4-2D A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 12, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 4-0 3-2 2-2 2-1 0-0"
deal.B = "5-5 4-4 4-2 4-1 3-3 3-1 3-0"
deal.C = "6-5 6-1 5-4 5-1 5-0 1-1 1-0"
deal.D = "6-4 6-3 6-0 5-3 5-2 4-3 2-0"
yard = ""
play = """
A:6-6 B:pass C:6-1U D:6-4L A:6-2R B:pass C:6-5D D:5-3D A:3-2D
B:4-4L C:1-1U D:4-3L A:2-1U B:3-3L C:pass D:6-3L A:2-2R B:4-2R
C:5-4R D:5-2R A:pass B:pass C:pass D:6-0L A:4-0L B:4-1L C:1-0L
D:2-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 28 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-2 4-1 3-2 2-1 1-1"
deal.B = "6-5 6-0 5-5 5-4 5-3 3-1 3-0"
deal.C = "6-3 6-2 5-1 4-3 4-2 4-0 2-0"
deal.D = "6-4 5-0 4-4 3-3 2-2 1-0 0-0"
yard = ""
play = """
A:6-6 B:6-5L C:6-2R D:6-4U A:6-1D B:5-5L C:4-3U D:3-3U A:5-2R
B:5-4L C:5-1R D:4-4L A:4-1L B:3-1L C:6-3U D:1-0R A:1-1D B:5-3L
C:2-0R D:5-0L A:3-2R B:6-0L C:pass D:pass A:2-1D
"""
end = "out"
winner = "A"
delta = { A = 17, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-5 5-0 4-2 3-3 3-2 2-1"
deal.B = "6-5 6-4 5-2 4-4 4-0 3-1 1-1"
deal.C = "6-3 6-2 6-0 4-1 2-2 2-0 1-0"
deal.D = "6-6 5-4 5-3 5-1 4-3 3-0 0-0"
yard = ""
play = """
D:6-6 A:6-1L B:6-5R C:6-0U D:pass A:pass B:6-4D C:1-0U D:5-4R
A:4-2R B:3-1L C:4-1U D:5-3L A:5-5L B:5-2L C:2-2L D:4-3U A:3-3U
B:4-4D C:6-2L D:3-0U A:5-0U B:4-0D C:2-0D D:5-1U A:2-1U B:pass
C:6-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 6-1 5-2 4-0 0-0"
deal.B = "5-5 5-3 5-1 4-2 2-0 1-1 1-0"
deal.C = "6-2 5-4 5-0 4-4 3-1 2-2 2-1"
deal.D = "6-5 6-0 4-3 4-1 3-3 3-2 3-0"
yard = ""
play = """
A:6-6 B:pass C:6-2L D:6-5R A:6-4U B:pass C:pass D:6-0D A:5-2L
B:5-5L C:5-4L D:4-3L A:6-3L B:5-3R C:4-4U D:3-3R A:4-0D B:4-2U
C:2-1U D:3-2R A:6-1U B:2-0R C:5-0R D:4-1D A:pass B:5-1R C:3-1R
D:3-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-5 5-2 4-4 4-0 3-1"
deal.B = "6-2 6-1 6-0 5-4 2-1 1-1 1-0"
deal.C = "6-3 5-3 5-1 4-1 3-3 3-0 0-0"
deal.D = "6-5 5-0 4-3 4-2 3-2 2-2 2-0"
yard = ""
play = """
A:6-6 B:6-2L C:6-3R D:6-5U A:6-4D B:2-1L C:3-3R D:4-3R A:5-5U
B:6-1L C:5-3U D:4-2R A:4-4D B:6-0L C:4-1D D:5-0L A:5-2R B:5-4L
C:5-1D D:3-2U A:4-0L B:1-0L C:pass D:2-2U A:3-1L
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 5-1 4-4 4-3 4-1 2-0"
deal.B = "6-3 6-2 5-4 5-3 3-3 3-2 3-1"
deal.C = "6-6 6-5 5-5 4-0 1-1 1-0 0-0"
deal.D = "6-4 5-2 5-0 4-2 3-0 2-2 2-1"
yard = ""
play = """
C:6-6 D:6-4L A:6-1R B:6-3U C:6-5D D:5-2D A:4-4L B:5-4L C:1-1R
D:4-2D A:4-3U B:5-3L C:4-0U D:5-0U A:5-1R B:3-3L C:5-5R D:3-0L
A:6-0L B:6-2L C:pass D:2-2L A:2-0L B:pass C:1-0L D:2-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 14 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-4 5-3 5-1 3-2 3-1 3-0"
deal.B = "6-5 5-5 5-0 4-3 3-3 2-2 1-1"
deal.C = "6-6 6-3 6-0 4-0 2-0 1-0 0-0"
deal.D = "6-4 6-2 5-2 4-4 4-2 4-1 2-1"
yard = ""
play = """
C:6-6 D:6-4L A:6-1R B:6-5U C:6-3D D:4-4L A:5-4U B:4-3L C:1-0R
D:4-2U A:3-2U B:3-3L C:0-0R D:pass A:3-0R B:pass C:pass D:pass
A:5-3L B:5-5L C:pass D:5-2L A:3-1R B:2-2L C:2-0L D:4-1R A:pass
B:5-0L C:4-0R D:pass A:5-1L
"""
end = "out"
winner = "A"
delta = { A = 19, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-5 5-4 5-3 2-1 1-1"
deal.B = "6-4 5-2 5-1 4-0 3-3 3-1 3-0"
deal.C = "6-2 6-1 5-0 4-2 2-2 2-0 0-0"
deal.D = "6-5 6-0 4-4 4-3 4-1 3-2 1-0"
yard = ""
play = """
A:6-6 B:6-4L C:6-2U D:6-5R A:6-3D B:4-0L C:5-0R D:4-3D A:5-4D
B:3-0L C:4-2U D:4-4U A:5-5D B:3-3L C:2-0R D:3-2L A:5-3D B:5-2L
C:2-2R D:4-1U A:2-1U B:5-1L C:6-1L D:6-0L A:pass B:3-1D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-3 6-0 5-1 4-2 1-0"
deal.B = "6-1 5-5 5-2 5-0 2-2 2-1 2-0"
deal.C = "6-2 5-4 5-3 4-4 4-1 3-3 0-0"
deal.D = "6-6 4-3 4-0 3-2 3-1 3-0 1-1"
yard = ""
play = """
D:6-6 A:6-5L B:6-1R C:6-2U D:pass A:6-4D B:5-5L C:5-3L D:4-3L
A:4-2U B:2-1R C:4-4L D:3-2R A:6-3R B:pass C:5-4L D:4-0U A:6-0U
B:5-2L C:4-1D D:3-1D A:pass B:2-2L C:3-3D D:3-0D A:1-0D B:2-0L
C:0-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 13, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-0 5-5 4-2 4-1 1-0"
deal.B = "6-1 5-4 5-1 5-0 3-3 2-2 2-0"
deal.C = "6-4 5-2 4-4 3-2 3-0 2-1 1-1"
deal.D = "6-5 6-3 5-3 4-3 4-0 3-1 0-0"
yard = ""
play = """
A:6-6 B:6-1L C:6-4R D:6-5U A:6-2D B:5-1L C:3-2D D:6-3D A:5-5L
B:5-4L C:5-2U D:4-3L A:4-2U B:3-3L C:3-0L D:4-0L A:6-0D B:5-0D
C:4-4L D:5-3D A:4-1L B:pass C:1-1L D:3-1L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 10 }

[[match.hand]]
opener = "D"
deal.A = "5-3 4-2 4-1 3-1 2-2 1-0 0-0"
deal.B = "6-5 6-4 6-0 5-0 4-3 3-2 3-0"
deal.C = "5-5 5-4 5-2 4-0 2-1 2-0 1-1"
deal.D = "6-6 6-3 6-2 6-1 5-1 4-4 3-3"
yard = ""
play = """
D:6-6 A:pass B:6-5L C:pass D:6-3R A:pass B:6-4U C:pass D:6-2D
A:5-3L B:4-3L C:2-1D D:4-4L A:3-1R B:pass C:1-1R D:6-1R A:4-1D
B:6-0R C:2-0R D:pass A:4-2R B:pass C:5-4R D:5-1R A:1-0R B:5-0R
C:4-0U D:pass A:0-0U B:3-0U C:5-5R D:3-3U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 16 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-4 5-1 3-1 2-2 2-0"
deal.B = "6-6 5-3 5-0 4-4 4-0 3-3 1-0"
deal.C = "6-4 5-5 5-2 3-0 2-1 1-1 0-0"
deal.D = "6-5 6-3 6-0 4-3 4-2 4-1 3-2"
yard = ""
play = """
B:6-6 C:6-4U D:6-5L A:6-2R B:pass C:pass D:6-3D A:5-4U B:5-3L
C:2-1R D:4-3L A:5-1U B:4-4L C:1-1R D:4-2L A:3-1D B:1-0R C:3-0R
D:3-2L A:6-1U B:3-3L C:pass D:6-0U A:2-0U B:pass C:5-2U D:4-1D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 23 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-1 5-5 5-1 4-1 1-1"
deal.B = "6-4 6-2 5-3 5-0 4-3 4-0 3-2"
deal.C = "6-5 6-0 3-3 3-1 2-2 2-1 2-0"
deal.D = "5-4 5-2 4-4 4-2 3-0 1-0 0-0"
yard = ""
play = """
A:6-6 B:6-4L C:6-5U D:pass A:6-3R B:6-2D C:3-1R D:5-4L A:5-5L
B:5-3L C:2-2D D:5-2U A:1-1R B:4-3L C:2-0U D:4-4L A:4-1L B:5-0U
C:2-1D D:1-0L A:6-1R B:4-0L C:6-0R D:4-2L A:5-1U
"""
end = "out"
winner = "A"
delta = { A = 14, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-1 6-0 4-2 4-1 3-0"
deal.B = "6-3 5-4 5-1 4-4 3-3 3-2 1-1"
deal.C = "6-5 5-2 5-0 4-0 2-2 2-1 1-0"
deal.D = "6-2 5-5 5-3 4-3 3-1 2-0 0-0"
yard = ""
play = """
A:6-6 B:6-3L C:6-5R D:6-2U A:6-4D B:3-3L C:2-1U D:5-5R A:6-1U
B:3-2L C:4-0D D:5-3R A:6-0D B:pass C:5-2L D:4-3R A:4-2R B:5-4L
C:2-2R D:2-0R A:3-0R B:4-4L C:pass D:3-1R A:4-1R
"""
end = "out"
winner = "A"
delta = { A = 14, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-0 5-3 4-2 3-0 2-0"
deal.B = "6-6 5-5 5-2 4-4 3-3 3-2 0-0"
deal.C = "6-4 6-1 5-1 4-1 3-1 2-1 1-0"
deal.D = "6-3 5-4 5-0 4-3 4-0 2-2 1-1"
yard = ""
play = """
B:6-6 C:6-4U D:6-3L A:6-5R B:pass C:6-1D D:5-4R A:4-2R B:3-3L
C:1-0D D:4-3L A:6-2R B:4-4L C:4-1L D:5-0D A:5-3D B:3-2D C:3-1L
D:2-2D A:2-0D B:0-0D C:pass D:4-0U A:6-0R B:pass C:pass D:pass
A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 28, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-40"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 3, C = 1, D = 2 }
score = { A = 13, B = 22, C = 119, D = 37 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-40"
commitment = "a0a2e7f08499ac67203761d555cd3a3a66c3547b9280d5ed0138b2885010590a"
secret = "c6042eaf3b3443693f4ff8f89b9f6729f1d779334913125c8a9299ef1ee793b2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-4 5-3 5-0 4-4 3-1 2-2 1-1"
deal.B = "6-5 6-3 6-2 6-1 6-0 3-2 2-1"
deal.C = "6-6 5-5 4-2 4-1 4-0 3-0 2-0"
deal.D = "6-4 5-2 5-1 4-3 3-3 1-0 0-0"
yard = ""
play = """
C:6-6 D:6-4L A:pass B:6-1U C:pass D:pass A:pass B:6-2R C:pass
D:pass A:pass B:6-5D C:5-5D D:5-2R A:5-4L B:2-1U C:4-2U D:4-3U
A:5-3L B:6-3L C:3-0U D:0-0U A:5-0R B:6-0U C:4-0R D:5-1D A:4-4R
B:pass C:4-1R D:1-0R A:3-1D B:3-2D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 14, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 6-3 6-1 5-2 3-0"
deal.B = "6-2 5-4 5-3 4-2 4-1 1-1 1-0"
deal.C = "6-0 5-0 4-3 3-2 2-1 2-0 0-0"
deal.D = "5-5 5-1 4-4 4-0 3-3 3-1 2-2"
yard = ""
play = """
A:6-6 B:6-2L C:6-0R D:pass A:6-5U B:pass C:pass D:pass A:6-4D
B:4-2L C:4-3L D:5-5U A:6-3L B:5-4U C:5-0R D:4-4U A:6-1L B:1-1L
C:2-1L D:2-2L A:5-2L B:4-1U C:pass D:5-1U A:pass B:5-3L C:3-2L
D:4-0D A:3-0D
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-4 4-4 4-2 4-0 3-1"
deal.B = "6-6 6-3 6-0 4-3 3-3 2-1 0-0"
deal.C = "6-2 6-1 5-2 5-1 5-0 3-2 2-0"
deal.D = "5-5 5-3 4-1 3-0 2-2 1-1 1-0"
yard = ""
play = """
B:6-6 C:6-2L D:pass A:6-5R B:6-0U C:6-1D D:5-5R A:4-2L B:0-0U
C:5-2R D:4-1L A:3-1L B:2-1R C:5-1R D:5-3L A:5-4L B:4-3L C:3-2L
D:1-0U A:pass B:pass C:5-0R D:2-2L A:4-0R B:pass C:2-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 38, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-0 4-3 4-2 3-0 1-1 1-0 0-0"
deal.B = "6-6 6-0 5-2 5-1 4-1 3-3 3-2"
deal.C = "6-5 6-3 5-5 4-4 4-0 3-1 2-0"
deal.D = "6-4 6-2 6-1 5-4 5-3 2-2 2-1"
yard = ""
play = """
B:6-6 C:6-5L D:6-4R A:pass B:6-0U C:6-3D D:5-4L A:4-3L B:4-1R
C:3-1L D:6-1L A:1-1R B:5-1R C:5-5R D:5-3D A:5-0R B:5-2D C:4-0R
D:2-2D A:4-2R B:3-2R C:2-0U D:6-2L A:3-0R B:pass C:pass D:2-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 5-3 5-2 3-3 2-2 1-0"
deal.B = "6-5 6-3 5-4 5-1 4-4 4-1 1-1"
deal.C = "6-6 6-2 6-0 3-2 2-1 2-0 0-0"
deal.D = "5-5 5-0 4-3 4-2 4-0 3-1 3-0"
yard = ""
play = """
C:6-6 D:pass A:6-4L B:6-5U C:6-2R D:pass A:6-1D B:4-1L C:3-2R
D:5-5U A:1-0L B:5-4U C:6-0L D:3-1D A:5-3R B:6-3D C:pass D:5-0R
A:pass B:4-4U C:2-0R D:4-2R A:pass B:pass C:pass D:4-0R A:pass
B:pass C:0-0R D:4-3U A:3-3U B:pass C:pass D:3-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 22 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-4 3-2 3-0 2-2 1-0"
deal.B = "6-6 4-4 4-2 4-1 4-0 2-1 0-0"
deal.C = "6-4 6-0 5-3 5-0 3-3 3-1 1-1"
deal.D = "6-2 6-1 5-5 5-2 5-1 4-3 2-0"
yard = ""
play = """
B:6-6 C:6-4L D:6-2R A:6-5U B:pass C:6-0D D:5-5U A:5-4L B:4-2R
C:5-3L D:4-3L A:3-0D B:4-1L C:3-3D D:6-1L A:6-3L B:4-0R C:5-0R
D:5-2R A:3-2L B:2-1L C:3-1L D:2-0R A:1-0R B:pass C:1-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 18, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 4-3 3-3 3-1 2-1 1-0 0-0"
deal.B = "6-2 6-1 6-0 5-1 4-4 4-2 1-1"
deal.C = "6-6 6-4 6-3 5-3 5-0 2-2 2-0"
deal.D = "6-5 5-4 5-2 4-1 4-0 3-2 3-0"
yard = ""
play = """
C:6-6 D:6-5L A:pass B:6-2R C:6-4U D:pass A:pass B:6-1D C:5-3L
D:4-1D A:4-3L B:4-4L C:2-2R D:3-2R A:3-3R B:4-2L C:6-3R D:5-2L
A:5-5L B:5-1L C:pass D:5-4U A:3-1L B:6-0R C:5-0R D:4-0D A:1-0D
B:1-1D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-4 5-3 5-1 4-1 3-0"
deal.B = "6-0 4-4 4-3 4-0 3-3 2-1 1-1"
deal.C = "6-6 6-2 5-2 4-2 3-2 3-1 2-0"
deal.D = "6-5 6-4 5-5 5-0 2-2 1-0 0-0"
yard = ""
play = """
C:6-6 D:6-5L A:6-3R B:6-0U C:6-2D D:5-5L A:5-4L B:4-4L C:5-2D
D:6-4L A:6-1L B:3-3R C:3-2R D:2-2R A:5-1L B:2-1R C:3-1R D:5-0U
A:5-3L B:4-3L C:4-2L D:pass A:3-0R B:4-0R C:2-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 5-5 5-4 5-0 3-1 1-1"
deal.B = "6-0 5-2 4-2 3-2 3-0 2-1 0-0"
deal.C = "6-4 6-2 5-3 5-1 4-1 2-2 2-0"
deal.D = "6-6 6-3 4-4 4-3 4-0 3-3 1-0"
yard = ""
play = """
D:6-6 A:6-5L B:6-0U C:6-4R D:6-3D A:5-5L B:4-2R C:5-3L D:3-3L
A:3-1L B:3-0D C:6-2R D:1-0L A:5-0L B:0-0U C:5-1L D:4-0U A:6-1L
B:pass C:4-1U D:pass A:1-1U B:2-1U C:2-2U D:pass A:pass B:5-2U
C:2-0D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 29, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 5-2 4-4 3-2 2-2 0-0"
deal.B = "6-5 6-3 5-4 5-3 4-3 2-0 1-1"
deal.C = "6-2 6-0 4-2 4-0 3-1 3-0 1-0"
deal.D = "6-6 5-5 5-1 5-0 4-1 3-3 2-1"
yard = ""
play = """
D:6-6 A:6-4L B:6-3U C:6-2R D:pass A:6-1D B:2-0R C:4-2L D:3-3U
A:5-2L B:5-4L C:6-0R D:5-1D A:4-4L B:5-3U C:4-0L D:5-0L A:pass
B:6-5R C:pass D:5-5L
"""
end = "blocked"
delta = { A = 0, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 6-1 5-4 4-4 4-3"
deal.B = "4-1 3-2 3-1 3-0 2-2 1-0 0-0"
deal.C = "6-5 6-2 5-5 5-3 5-0 4-2 1-1"
deal.D = "6-0 5-2 5-1 4-0 3-3 2-1 2-0"
yard = ""
play = """
A:6-6 B:pass C:6-5L D:6-0R A:6-4U B:pass C:6-2D D:4-0R A:5-4L
B:3-2D C:5-3D D:5-2D A:4-4L B:4-1L C:4-2R D:2-1L A:4-3U B:3-1U
C:1-1U D:5-1U A:pass B:2-2L C:5-5U D:2-0L A:pass B:0-0L C:5-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 26, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-41"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 3, C = 1, D = 2 }
score = { A = 9, B = 58, C = 111, D = 74 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-41"
commitment = "7567b3eebcc99a3951eba53dc29838376aeee5f6cc4d36c5f023122f2b086c3b"
secret = "044e72a5105c326398aaf9dbdf47e8b103198f552a94bb66e38d6445f10ada15"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-3 5-2 5-1 2-1 1-0"
deal.B = "6-4 5-5 5-4 4-3 4-2 3-2 2-0"
deal.C = "6-2 6-1 6-0 4-4 3-1 1-1 0-0"
deal.D = "6-3 5-0 4-1 4-0 3-3 3-0 2-2"
yard = ""
play = """
A:6-6 B:6-4L C:6-2R D:6-3U A:6-5D B:5-5D C:4-4L D:4-1L A:5-1D
B:4-3U C:6-1L D:2-2R A:2-1R B:5-4U C:1-1R D:5-0U A:1-0U B:pass
C:6-0L D:4-0L A:pass B:4-2L C:3-1R D:3-3R A:5-3R B:3-2L C:pass
D:3-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 5-0 4-4 4-0 3-3 1-0"
deal.B = "6-1 6-0 5-4 5-3 5-2 4-1 2-2"
deal.C = "6-6 6-3 5-1 3-2 2-1 1-1 0-0"
deal.D = "6-5 6-2 4-3 4-2 3-1 3-0 2-0"
yard = ""
play = """
C:6-6 D:6-5L A:6-4R B:6-1U C:6-3D D:4-3R A:3-3R B:5-4L C:1-1U
D:4-2L A:1-0U B:5-3R C:3-2L D:3-1L A:5-5R B:5-2R C:2-1R D:3-0U
A:pass B:4-1L C:5-1R D:pass A:4-0L B:6-0L C:pass D:6-2L A:5-0R
B:2-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 5-5 5-3 5-1 3-3 2-1"
deal.B = "6-3 6-2 5-4 5-2 4-3 1-0 0-0"
deal.C = "6-6 6-5 6-0 5-0 4-2 4-1 2-0"
deal.D = "4-4 4-0 3-2 3-1 3-0 2-2 1-1"
yard = ""
play = """
C:6-6 D:pass A:6-1L B:6-3R C:6-5U D:pass A:6-4D B:5-4U C:4-1L
D:4-4L A:3-3R B:4-3L C:4-2U D:3-2L A:5-3R B:6-2L C:5-0R D:4-0R
A:2-1U B:1-0U C:6-0U
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 34, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 6-0 5-2 4-1 4-0 1-1"
deal.B = "6-5 6-4 5-1 4-4 4-3 3-3 1-0"
deal.C = "6-2 5-5 5-4 4-2 3-2 3-0 2-2"
deal.D = "6-6 5-3 5-0 3-1 2-1 2-0 0-0"
yard = ""
play = """
D:6-6 A:6-1U B:6-5L C:6-2R D:pass A:6-3D B:4-3D C:5-5L D:5-3L
A:4-1D B:3-3L C:2-2R D:3-1L A:5-2R B:5-1L C:5-4L D:5-0R A:4-0L
B:1-0L C:3-0R D:2-1L A:1-1U B:pass C:3-2L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 28 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 5-4 3-3 2-2 1-1 1-0"
deal.B = "5-5 5-3 4-3 4-0 3-2 2-1 2-0"
deal.C = "6-4 6-2 5-2 5-0 4-4 3-1 0-0"
deal.D = "6-6 6-1 6-0 5-1 4-2 4-1 3-0"
yard = ""
play = """
D:6-6 A:6-5L B:pass C:6-4R D:6-1U A:6-3D B:5-5L C:4-4R D:5-1L
A:3-3D B:5-3D C:5-2D D:4-1L A:1-1U B:4-3L C:6-2D D:3-0L A:1-0U
B:4-0L C:5-0U D:4-2L A:5-4R B:3-2L C:3-1L D:6-0D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-2 5-1 4-0 2-2 2-1"
deal.B = "6-6 6-1 6-0 5-0 4-4 1-0 0-0"
deal.C = "6-2 5-4 4-2 4-1 3-2 2-0 1-1"
deal.D = "6-4 5-5 5-3 4-3 3-3 3-1 3-0"
yard = ""
play = """
B:6-6 C:6-2L D:6-4R A:6-3U B:6-1D C:3-2U D:4-3R A:5-2L B:5-0L
C:2-0L D:5-3R A:6-5R B:6-0R C:4-1D D:3-0R A:4-0D B:1-0D C:4-2L
D:3-3R A:5-1D B:4-4L C:5-4D D:3-1R A:2-2U B:pass C:1-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 13, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 5-0 4-1 3-2 3-1 1-0"
deal.B = "6-3 6-1 5-1 4-2 4-0 3-0 2-0"
deal.C = "6-4 6-2 5-5 5-4 5-3 2-2 1-1"
deal.D = "6-5 6-0 4-4 4-3 3-3 2-1 0-0"
yard = ""
play = """
A:6-6 B:6-3L C:6-4R D:6-5U A:pass B:6-1D C:5-5U D:4-3L A:5-2U
B:4-2L C:5-4R D:2-1L A:1-0L B:5-1R C:2-2U D:6-0L A:4-1R B:4-0R
C:6-2U D:0-0R A:3-1D B:3-0R C:5-3R D:3-3D A:5-0R B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 15, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 5-3 4-1 3-0 2-2 1-0"
deal.B = "5-5 5-2 5-1 4-0 3-1 2-1 0-0"
deal.C = "5-4 5-0 4-4 4-2 3-3 3-2 1-1"
deal.D = "6-6 6-4 6-2 6-1 6-0 4-3 2-0"
yard = ""
play = """
D:6-6 A:6-5L B:pass C:pass D:6-4R A:6-3U B:pass C:pass D:6-2D
A:3-0U B:5-5L C:4-4R D:4-3R A:5-3R B:5-2L C:5-0U D:2-0L A:1-0L
B:5-1L C:3-2D D:pass A:pass B:3-1D C:1-1D D:6-1D A:pass B:pass
C:5-4L D:6-0D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 28 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 5-4 4-3 3-0 2-0"
deal.B = "6-3 6-0 5-2 5-1 5-0 4-4 3-3"
deal.C = "6-2 4-2 4-1 4-0 3-1 2-1 1-0"
deal.D = "6-1 5-5 5-3 3-2 2-2 1-1 0-0"
yard = ""
play = """
A:6-6 B:6-3L C:6-2R D:6-1U A:6-5D B:5-2R C:3-1L D:1-1L A:5-4R
B:4-4R C:4-1R D:5-5D A:pass B:5-1L C:2-1R D:5-3L A:3-0L B:6-0L
C:4-2R D:pass A:6-4R B:5-0D C:4-0D D:pass A:4-3D B:3-3D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 12, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 4-4 4-3 4-1 4-0 2-1 1-0"
deal.B = "6-5 6-3 5-4 5-1 3-1 3-0 2-2"
deal.C = "6-2 5-3 5-2 5-0 4-2 3-2 2-0"
deal.D = "6-6 6-4 6-1 6-0 3-3 1-1 0-0"
yard = ""
play = """
D:6-6 A:pass B:6-5L C:6-2R D:6-4U A:pass B:6-3D C:5-3D D:pass
A:4-1U B:5-4L C:4-2L D:6-1U A:5-5D B:5-1D C:5-2L D:6-0U A:1-0D
B:2-2R C:5-0L D:0-0L A:4-0U B:3-0L C:3-2L D:pass A:4-3U B:3-1U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 21, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 4-2 4-1 3-3 2-2 0-0"
deal.B = "6-6 6-3 6-2 5-1 4-4 3-0 2-0"
deal.C = "6-5 6-0 5-4 4-3 3-2 3-1 1-1"
deal.D = "6-4 5-3 5-2 5-0 4-0 2-1 1-0"
yard = ""
play = """
B:6-6 C:6-5L D:6-4R A:6-1U B:6-3D C:5-4L D:4-0L A:4-1R B:5-1R
C:6-0L D:5-3R A:3-3R B:6-2L C:3-2L D:2-1U A:4-2U B:4-4U C:4-3L
D:pass A:pass B:3-0R C:3-1D D:5-0R A:5-5R B:pass C:1-1D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 14, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-5 5-3 4-4 3-3 1-1"
deal.B = "6-6 6-5 5-4 5-1 3-1 2-2 2-0"
deal.C = "6-4 6-1 5-0 4-2 4-1 4-0 3-0"
deal.D = "6-3 5-2 4-3 3-2 2-1 1-0 0-0"
yard = ""
play = """
B:6-6 C:6-4L D:6-3R A:6-2U B:6-5D C:4-2U D:4-3L A:3-3L B:5-4U
C:5-0U D:3-2L A:6-0U B:5-1D C:6-1D D:5-2L A:5-5L B:3-1R C:4-1R
D:pass A:4-4R B:pass C:4-0R D:1-0R A:1-1R B:pass C:pass D:2-1R
A:5-3L
"""
end = "out"
winner = "A"
delta = { A = 9, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 5-5 4-2 2-2 2-0 1-1"
deal.B = "6-0 5-4 4-3 4-1 3-0 2-1 0-0"
deal.C = "6-6 6-2 5-3 5-1 3-3 3-2 1-0"
deal.D = "6-5 6-3 5-2 5-0 4-4 4-0 3-1"
yard = ""
play = """
C:6-6 D:6-5L A:6-1U B:6-0R C:6-2D D:5-2L A:2-0L B:4-1U C:3-2D
D:5-0L A:5-5L B:5-4L C:3-3D D:4-4L A:6-4U B:4-3L C:5-3L D:4-0R
A:4-2R B:2-1R C:5-1R D:6-3U A:pass B:3-0U C:1-0U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 10, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 4-3 4-2 4-1 3-3 2-0"
deal.B = "6-2 4-4 4-0 3-2 3-1 1-1 1-0"
deal.C = "6-6 6-4 6-3 5-2 5-0 3-0 2-1"
deal.D = "6-1 5-5 5-4 5-3 5-1 2-2 0-0"
yard = ""
play = """
C:6-6 D:6-1L A:6-0U B:6-2R C:6-4D D:5-1L A:6-5L B:4-4D C:5-2R
D:5-5R A:2-0U B:3-2U C:6-3U D:5-4R A:4-3R B:3-1R C:2-1R D:2-2R
A:4-2R B:4-0R C:5-0R D:5-3R A:3-3R B:pass C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-2 4-1 3-3 3-2 3-0 0-0"
deal.B = "6-6 6-3 6-1 5-5 5-3 3-1 1-0"
deal.C = "6-5 5-4 4-4 4-2 4-0 2-2 1-1"
deal.D = "6-4 6-0 5-1 5-0 4-3 2-1 2-0"
yard = ""
play = """
B:6-6 C:6-5L D:6-4R A:6-2U B:6-3D C:4-4R D:5-1L A:4-1R B:5-3D
C:5-4D D:2-1L A:3-2L B:6-1R C:4-2U D:4-3L A:pass B:pass C:4-0L
D:6-0L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 32, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-42"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 4, D = 3 }
score = { A = 113, B = 15, C = 0, D = 7 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-42"
commitment = "831ffaaacf3722e7b2f2738ed357c4a686307971990b7fd54df892697bcdd220"
secret = "46f6a55e6911229f398d6f3b2ea057052e57cfc10e5b588d0f3e70764047e2eb"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-3 4-3 4-2 4-0 3-3"
deal.B = "6-3 5-0 4-1 3-1 3-0 2-2 1-1"
deal.C = "6-5 6-2 5-5 5-1 2-1 2-0 1-0"
deal.D = "6-1 6-0 5-4 5-2 4-4 3-2 0-0"
yard = ""
play = """
A:6-6 B:6-3L C:6-5R D:6-0U A:6-4D B:5-0R C:2-0R D:3-2R A:5-3L
B:3-0U C:5-5L D:5-2L A:4-3R B:2-2L C:6-2L D:6-1L A:3-3U B:4-1L
C:pass D:4-4L A:4-2L B:3-1U C:2-1L D:5-4R A:4-0D
"""
end = "out"
winner = "A"
delta = { A = 9, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-0 5-5 5-4 5-2 2-2"
deal.B = "6-4 6-3 5-1 4-4 4-2 4-0 0-0"
deal.C = "4-3 4-1 3-1 3-0 2-1 2-0 1-1"
deal.D = "6-5 6-1 5-3 5-0 3-3 3-2 1-0"
yard = ""
play = """
A:6-6 B:6-4L C:pass D:6-1U A:6-2R B:6-3D C:4-3L D:5-3L A:5-5L
B:4-2R C:4-1R D:3-3D A:5-4L B:4-4L C:3-1R D:3-2R A:5-2R B:5-1U
C:3-0D D:5-0D A:pass B:4-0L C:2-0L D:6-5R A:6-0R B:0-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 5-0 4-3 4-1 2-1 1-1"
deal.B = "5-4 5-2 4-0 3-2 3-1 3-0 1-0"
deal.C = "6-3 6-1 5-3 5-1 4-2 3-3 2-2"
deal.D = "6-6 6-5 6-0 5-5 4-4 2-0 0-0"
yard = ""
play = """
D:6-6 A:6-4L B:pass C:6-3R D:6-0U A:6-2D B:3-2R C:4-2L D:2-0U
A:2-1L B:1-0L C:2-2R D:0-0L A:5-0L B:5-2L
"""
end = "blocked"
winner = "A"
delta = { A = 62, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-3 4-4 4-3 4-0 3-0"
deal.B = "6-6 6-3 5-4 5-0 3-3 3-1 1-0"
deal.C = "6-5 6-0 4-2 4-1 2-1 2-0 0-0"
deal.D = "6-2 6-1 5-2 5-1 3-2 2-2 1-1"
yard = ""
play = """
B:6-6 C:6-5L D:6-1R A:6-4U B:6-3D C:4-1R D:3-2D A:5-5L B:5-4R
C:4-2U D:5-2R A:5-3L B:3-3L C:2-1R D:2-2U A:4-3L B:3-1R C:2-0U
D:6-2D A:4-4L B:5-0U C:6-0D D:5-1U A:4-0L B:1-0U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 5-5 5-3 4-2 3-1 0-0"
deal.B = "6-4 6-1 3-3 3-2 2-2 2-0 1-1"
deal.C = "6-3 6-0 5-1 5-0 4-4 4-3 2-1"
deal.D = "6-6 5-4 5-2 4-1 4-0 3-0 1-0"
yard = ""
play = """
D:6-6 A:6-5L B:6-4R C:6-3U D:pass A:6-2D B:3-3U C:5-1L D:5-4R
A:5-5R B:3-2U C:2-1L D:5-2L A:5-3L B:2-2U C:4-3L D:4-0L A:4-2U
B:2-0L C:5-0R D:4-1U A:3-1U B:pass C:6-0R D:3-0U A:0-0U
"""
end = "out"
winner = "A"
delta = { A = 18, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-3 4-2 4-1 3-3 2-1 2-0 1-1"
deal.B = "6-6 6-5 6-4 5-5 5-0 4-3 3-0"
deal.C = "6-2 5-4 5-1 4-4 3-2 1-0 0-0"
deal.D = "6-3 6-1 6-0 5-2 4-0 3-1 2-2"
yard = ""
play = """
B:6-6 C:6-2L D:6-0U A:pass B:6-5R C:pass D:6-1D A:5-3R B:5-0U
C:3-2L D:5-2U A:3-3L B:4-3L C:5-4L D:2-2U A:4-2U B:5-5L C:5-1L
D:3-1R A:4-1L B:6-4L C:1-0R D:4-0R A:2-1D B:pass C:4-4R D:6-3L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 7 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 6-0 4-4 4-3 4-1 1-0"
deal.B = "6-4 5-5 5-4 5-3 5-2 2-2 2-0"
deal.C = "6-6 6-3 5-1 4-2 3-2 3-1 2-1"
deal.D = "6-5 5-0 4-0 3-3 3-0 1-1 0-0"
yard = ""
play = """
C:6-6 D:6-5U A:6-2L B:6-4R C:6-3D D:4-0R A:4-3D B:5-5U C:4-2L
D:5-0U A:4-4L B:5-4L C:5-1L D:0-0R A:6-1L B:2-0R C:3-2R D:3-0R
A:6-0L B:pass C:pass D:pass A:4-1D B:pass C:3-1D D:3-3D A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 24, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-43"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2, D = 3 }
score = { A = 107, B = 0, C = 25, D = 0 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-43"
commitment = "d8f4c36b4e19c00d33538f1977cd9f21cecfa1a34d8f5f53275e0d31a3aa7105"
secret = "11c731c1bb1632ab2324703641447ad325deb83cb3cf3f0a0de80bc8f0013867"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "5-5 5-2 4-3 4-1 2-2 2-1 2-0"
deal.B = "5-4 5-0 4-4 4-0 3-1 1-0 0-0"
deal.C = "6-4 6-3 5-3 5-1 4-2 3-2 3-0"
deal.D = "6-6 6-5 6-2 6-1 6-0 3-3 1-1"
yard = ""
play = """
D:6-6 A:pass B:pass C:6-4U D:6-5L A:pass B:pass C:6-3R D:6-2D
A:5-5L B:5-4L C:4-2L D:3-3R A:4-3R B:4-4R C:3-2L D:pass A:2-2D
B:3-1L C:5-1L D:pass A:5-2L B:4-0R C:3-0R D:pass A:4-1U B:1-0U
C:5-3R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 25, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 6-1 4-1 4-0 2-2"
deal.B = "5-4 4-3 4-2 3-2 3-1 1-1 0-0"
deal.C = "6-4 5-5 5-2 5-1 5-0 4-4 3-3"
deal.D = "6-5 6-0 5-3 3-0 2-1 2-0 1-0"
yard = ""
play = """
A:6-6 B:pass C:6-4U D:6-5L A:6-3R B:pass C:pass D:6-0D A:4-0D
B:5-4L C:3-3R D:5-3R A:4-1L B:3-1L C:4-4U D:3-0L A:pass B:0-0L
C:5-5R D:2-0L A:6-2L B:4-3U C:5-2R D:2-1R A:6-1R B:3-2U C:pass
D:pass A:2-2U
"""
end = "out"
winner = "A"
delta = { A = 20, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-5 5-3 4-0 3-3 3-0"
deal.B = "6-0 5-4 4-2 4-1 3-2 3-1 2-0"
deal.C = "6-1 5-2 5-1 4-3 2-2 1-1 0-0"
deal.D = "6-4 6-3 6-2 5-0 4-4 2-1 1-0"
yard = ""
play = """
A:6-6 B:6-0L C:6-1U D:6-4R A:6-5D B:2-0L C:5-1U D:4-4R A:5-5U
B:4-2L C:5-2D D:6-2D A:5-3U B:5-4L C:4-3U D:6-3D A:3-3D B:4-1R
C:1-1R D:5-0L A:4-0L B:3-1R C:pass D:pass A:3-0R
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-1 5-1 3-3 2-0 1-0"
deal.B = "6-2 5-5 4-4 4-3 4-2 2-2 1-1"
deal.C = "6-5 6-3 6-0 5-0 3-2 3-1 0-0"
deal.D = "5-4 5-3 5-2 4-1 4-0 3-0 2-1"
yard = ""
play = """
A:6-6 B:6-2L C:6-3R D:pass A:6-4U B:pass C:6-5D D:5-4U A:3-3R
B:4-2L C:5-0U D:5-3R A:1-0U B:4-4L C:3-1U D:5-2R A:5-1D B:4-3L
C:3-2L D:4-1D A:2-0L B:2-2R C:0-0L D:4-0L A:pass B:pass C:pass
D:2-1R A:6-1R
"""
end = "out"
winner = "A"
delta = { A = 21, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-1 4-3 3-2 3-1 3-0"
deal.B = "6-5 6-3 6-1 5-0 2-2 2-0 0-0"
deal.C = "6-4 4-4 4-1 4-0 2-1 1-1 1-0"
deal.D = "6-2 5-5 5-4 5-3 5-2 4-2 3-3"
yard = ""
play = """
A:6-6 B:6-5L C:6-4U D:6-2R A:6-0D B:5-0L C:4-0U D:5-2R A:5-1R
B:2-0L C:2-1L D:pass A:3-1L B:6-3L C:1-1R D:pass A:3-0U B:6-1L
C:1-0D D:5-3U A:pass B:pass C:4-1R D:5-5U A:4-3R B:pass C:pass
D:5-4U A:3-2R
"""
end = "out"
winner = "A"
delta = { A = 24, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 5-2 5-0 4-2 4-1"
deal.B = "6-2 6-1 4-0 3-2 3-0 2-0 1-1"
deal.C = "6-4 6-0 5-5 3-3 3-1 2-2 1-0"
deal.D = "5-4 5-3 5-1 4-4 4-3 2-1 0-0"
yard = ""
play = """
A:6-6 B:6-2L C:6-0U D:pass A:6-5R B:6-1D C:1-0D D:5-4R A:4-2L
B:4-0L C:6-4R D:0-0L A:5-0L B:3-0U C:3-3U D:5-3L A:6-3L B:3-2U
C:2-2U D:2-1U A:4-1U B:2-0D C:pass D:4-4U A:5-2D
"""
end = "out"
winner = "A"
delta = { A = 29, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-44"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 4, C = 3, D = 2 }
score = { A = 124, B = 24, C = 46, D = 52 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-44"
commitment = "745b2fc3f507b600a57c46ef0c54edb88099438f9249960f252a25b47b3bcd4c"
secret = "4b91e167180db4b17ab434c3a0df7aaf1de02359880c46a8bde784d3644206cf"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-2 6-1 6-0 3-3 3-1 3-0 2-1"
deal.B = "6-5 6-3 5-3 4-3 4-0 3-2 2-0"
deal.C = "6-4 5-5 5-2 5-0 4-2 2-2 0-0"
deal.D = "6-6 5-4 5-1 4-4 4-1 1-1 1-0"
yard = ""
play = """
D:6-6 A:6-2L B:6-3R C:6-4U D:pass A:6-1D B:5-3R C:5-5R D:4-4U
A:2-1L B:4-3U C:5-2R D:4-1L A:3-3U B:4-0L C:4-2R D:1-0L A:3-1L
B:3-2U C:2-2U D:1-1D A:3-0L B:2-0U C:5-0L D:5-4L A:6-0U
"""
end = "out"
winner = "A"
delta = { A = 17, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 5-2 5-1 3-3 3-1 1-0"
deal.B = "6-0 5-3 5-0 4-3 4-1 4-0 1-1"
deal.C = "6-5 5-4 4-2 3-2 3-0 2-0 0-0"
deal.D = "6-6 6-3 6-1 5-5 4-4 2-2 2-1"
yard = ""
play = """
D:6-6 A:6-4L B:6-0R C:6-5U D:6-1D A:1-0R B:1-1R C:5-4L D:5-5L
A:5-2L B:5-3U C:4-2L D:4-4L A:5-1R B:4-0L C:3-2U D:2-1D A:6-2U
B:5-0R C:3-0L D:6-3L A:pass B:pass C:2-0R D:2-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 22 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-1 5-5 4-2 3-1 3-0 0-0"
deal.B = "6-5 6-4 5-3 5-2 5-1 3-3 2-1"
deal.C = "6-0 5-4 4-4 4-3 4-0 2-0 1-1"
deal.D = "6-6 6-3 5-0 4-1 3-2 2-2 1-0"
yard = ""
play = """
D:6-6 A:6-2L B:6-4U C:6-0R D:6-3D A:4-2L B:5-3D C:5-4L D:5-0R
A:5-5L B:5-2L C:4-4U D:2-2L A:pass B:5-1R C:4-3U D:3-2U A:6-1R
B:2-1L C:1-1L D:4-1L A:pass B:6-5D C:4-0L D:1-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-1 4-2 4-0 3-1 2-2 2-0"
deal.B = "6-6 6-5 6-4 5-5 5-2 4-3 1-0"
deal.C = "6-3 4-4 4-1 3-3 3-2 3-0 1-1"
deal.D = "6-1 6-0 5-4 5-3 5-0 2-1 0-0"
yard = ""
play = """
B:6-6 C:6-3L D:6-1R A:6-2U B:6-4D C:4-4D D:5-3L A:5-1L B:5-2U
C:4-1L D:5-4U A:4-2L B:4-3U C:3-3U D:2-1L A:3-1L B:1-0R C:3-2L
D:0-0R A:2-2L B:pass C:3-0R D:pass A:2-0L B:pass C:pass D:6-0L
A:4-0D
"""
end = "out"
winner = "A"
delta = { A = 28, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-4 5-1 4-4 3-3 2-0 1-1"
deal.B = "6-1 5-3 5-2 5-0 4-1 3-1 3-0"
deal.C = "6-6 5-5 4-2 3-2 2-1 1-0 0-0"
deal.D = "6-4 6-3 6-2 6-0 4-3 4-0 2-2"
yard = ""
play = """
C:6-6 D:6-4L A:6-5R B:6-1U C:pass D:6-2D A:5-4L B:5-0L C:5-5R
D:6-0L A:5-1R B:3-1R C:4-2D D:6-3R A:1-1U B:4-1D C:2-1U D:2-2U
A:2-0U B:3-0U C:3-2U D:pass A:pass B:5-2U C:1-0D D:4-0D A:4-4D
B:5-3U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 13, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-2 3-1 3-0 2-0 0-0"
deal.B = "6-6 6-3 5-4 4-3 2-2 2-1 1-1"
deal.C = "6-0 5-5 5-1 4-4 4-1 3-2 1-0"
deal.D = "6-4 6-1 5-3 5-0 4-2 4-0 3-3"
yard = ""
play = """
B:6-6 C:6-0L D:6-4R A:6-5U B:6-3D C:5-5U D:3-3D A:3-0L B:4-3D
C:4-4R D:5-3L A:5-2L B:2-2L C:5-1U D:6-1U A:6-2L B:5-4R C:4-1D
D:5-0R A:2-0R B:1-1D C:3-2R D:pass A:3-1R B:2-1D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 11, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-1 5-0 4-3 3-0 2-2 2-0"
deal.B = "6-3 6-0 5-1 3-3 3-2 2-1 0-0"
deal.C = "6-5 6-4 5-5 4-4 4-2 4-0 3-1"
deal.D = "6-6 5-4 5-3 5-2 4-1 1-1 1-0"
yard = ""
play = """
D:6-6 A:6-2L B:6-0U C:6-5R D:pass A:6-1D B:5-1D C:5-5R D:5-2L
A:5-0L B:0-0L C:4-0L D:5-4L A:3-0U B:3-2U C:4-2U D:4-1U A:pass
B:2-1U C:pass D:5-3L A:4-3L B:pass C:6-4L D:pass A:2-2U B:6-3L
C:3-1L D:1-1L A:2-0U
"""
end = "out"
winner = "A"
delta = { A = 15, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 4-0 3-3 3-0 1-1 0-0"
deal.B = "6-6 6-3 6-1 5-2 4-3 4-2 4-1"
deal.C = "6-2 6-0 5-4 5-1 4-4 2-0 1-0"
deal.D = "6-5 6-4 5-0 3-2 3-1 2-2 2-1"
yard = ""
play = """
B:6-6 C:6-2L D:6-5R A:pass B:6-3U C:6-0D D:5-0R A:4-0R B:4-1R
C:5-1R D:2-2L A:5-5R B:5-2R C:2-0L D:3-2U A:3-0L B:4-3L C:5-4L
D:2-1R A:5-3L B:4-2U C:4-4U D:3-1R A:3-3L B:pass C:1-0D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 19, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 4-4 4-2 4-0 3-1 1-1"
deal.B = "6-1 5-3 4-1 3-2 3-0 2-2 0-0"
deal.C = "6-6 6-5 6-3 6-2 5-0 2-1 2-0"
deal.D = "6-4 6-0 5-2 5-1 4-3 3-3 1-0"
yard = ""
play = """
C:6-6 D:6-4L A:pass B:6-1R C:6-5U D:6-0D A:5-4L B:3-0D C:6-3D
D:5-1R A:5-5L B:5-3L C:6-2D D:5-2D A:3-1L B:4-1L C:5-0R D:4-3L
A:4-0R B:3-2L C:2-1L D:1-0L A:4-4R B:0-0L C:2-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 18, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-5 5-1 4-2 4-0 2-1 1-0"
deal.B = "6-5 6-1 4-3 4-1 3-1 2-2 0-0"
deal.C = "6-3 6-2 6-0 5-3 5-2 5-0 2-0"
deal.D = "6-6 5-4 4-4 3-3 3-2 3-0 1-1"
yard = ""
play = """
D:6-6 A:6-4L B:6-1U C:6-3R D:pass A:pass B:6-5D C:5-3R D:4-4L
A:4-2L B:3-1U C:6-2L D:3-3U A:5-5R B:4-3U C:5-2R D:3-2R A:4-0U
B:0-0U C:6-0L D:5-4D A:1-0L B:4-1L C:5-0U D:3-0R A:5-1U B:pass
C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 9, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 6-1 4-4 4-3 3-1 1-0"
deal.B = "6-5 5-5 5-2 5-0 4-2 3-2 2-0"
deal.C = "6-2 6-0 5-3 5-1 4-1 3-3 0-0"
deal.D = "6-6 5-4 4-0 3-0 2-2 2-1 1-1"
yard = ""
play = """
D:6-6 A:6-4L B:6-5U C:6-2R D:pass A:6-3D B:3-2D C:5-3U D:2-2R
A:4-4L B:4-2L C:3-3U D:3-0U A:1-0U B:2-0R C:6-0R D:2-1U A:6-1R
B:5-2L C:5-1L D:1-1L A:3-1L B:pass C:4-1R D:5-4R A:4-3L
"""
end = "out"
winner = "A"
delta = { A = 19, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-2 5-5 4-3 4-1 4-0"
deal.B = "6-3 5-1 5-0 4-4 3-2 3-1 2-2"
deal.C = "6-0 5-4 5-3 3-3 3-0 2-0 0-0"
deal.D = "6-6 6-1 5-2 4-2 2-1 1-1 1-0"
yard = ""
play = """
D:6-6 A:6-5L B:6-3U C:6-0R D:6-1D A:5-5L B:5-0L C:5-3U D:1-1D
A:4-0L B:3-1D C:5-4L D:1-0R A:4-1R B:3-2D C:2-0D D:4-2R A:6-2R
B:5-1L C:3-0D D:5-2U A:6-4R B:2-2U C:3-3D D:2-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-0 5-1 4-3 4-1 3-1"
deal.B = "6-2 5-4 4-4 4-0 3-0 1-1 1-0"
deal.C = "6-5 5-2 5-0 4-2 3-2 2-2 2-1"
deal.D = "6-3 6-1 5-5 5-3 3-3 2-0 0-0"
yard = ""
play = """
A:6-6 B:6-2L C:6-5R D:6-3U A:6-4D B:5-4R C:5-2L D:5-5L A:5-1L
B:3-0U C:4-2R D:6-1L A:6-0L B:1-0L C:3-2R D:3-3R A:4-1L B:4-0L
C:5-0L D:5-3R A:4-3D B:pass C:pass D:0-0U A:3-1D
"""
end = "out"
winner = "A"
delta = { A = 19, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-5 5-0 3-0 1-1 1-0"
deal.B = "6-6 6-5 4-1 4-0 3-2 3-1 2-2"
deal.C = "6-1 6-0 5-4 4-4 4-2 2-0 0-0"
deal.D = "6-2 5-3 5-2 5-1 4-3 3-3 2-1"
yard = ""
play = """
B:6-6 C:6-1L D:6-2R A:6-4U B:6-5D C:5-4U D:5-2R A:1-1L B:4-1L
C:4-4L D:4-3L A:6-3L B:pass C:6-0L D:5-1R A:5-0L B:3-1R C:pass
D:5-3R A:5-5L
"""
end = "blocked"
winner = "A"
delta = { A = 26, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-45"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1, D = 4 }
score = { A = 18, B = 26, C = 100, D = 15 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-45"
commitment = "1fb370363de8156d426d323ba51d069dd142860468928fd3a2a55af44336988e"
secret = "5aa0af02651f94fa1c73ca6029dfa4bb0666815771c2d1ac01cd00ad9136f6d3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-2 5-0 4-2 4-1 3-0"
deal.B = "6-3 6-2 6-1 4-4 2-1 2-0 1-0"
deal.C = "6-5 5-1 4-3 4-0 3-3 3-1 1-1"
deal.D = "6-0 5-5 5-4 5-3 3-2 2-2 0-0"
yard = ""
play = """
A:6-6 B:6-3L C:6-5R D:6-0U A:6-4D B:4-4D C:3-3L D:5-3L A:3-0U
B:pass C:4-3D D:5-5L A:5-0R B:2-0R C:5-1L D:3-2R A:4-1L B:pass
C:4-0L D:0-0L A:pass B:1-0L C:3-1L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 42, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-0 4-2 3-1 2-1 2-0 1-0"
deal.B = "6-4 6-1 5-3 5-2 4-4 3-2 3-0"
deal.C = "6-5 6-3 6-2 5-1 4-3 4-0 3-3"
deal.D = "6-6 6-0 5-4 4-1 2-2 1-1 0-0"
yard = ""
play = """
D:6-6 A:pass B:6-4L C:6-5R D:6-0U A:pass B:6-1D C:4-3L D:5-4R
A:2-1D B:4-4R C:3-3L D:4-1R A:3-1R B:5-3L C:6-2D D:0-0U A:5-5L
B:5-2L C:4-0U D:2-2L A:4-2L B:3-2R C:6-3D D:pass A:2-0R B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 14, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-1 4-3 4-0 3-3 3-0 1-1"
deal.B = "6-6 6-3 6-2 6-1 5-2 4-2 1-0"
deal.C = "6-5 6-4 5-4 4-4 3-2 3-1 2-0"
deal.D = "5-5 5-3 5-0 4-1 2-2 2-1 0-0"
yard = ""
play = """
B:6-6 C:6-5L D:pass A:6-0U B:6-3R C:6-4D D:5-5L A:5-1L B:6-1L
C:4-4D D:5-3R A:4-0U B:6-2L C:5-4R D:2-2L A:4-3D B:5-2L C:3-2D
D:5-0L A:3-0L B:4-2R C:3-1L D:4-1L A:pass B:pass C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 12, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 6-0 5-5 3-3 3-0 2-1 1-0"
deal.B = "6-4 5-4 5-2 5-1 4-1 3-1 2-2"
deal.C = "6-5 6-3 6-2 4-4 4-3 2-0 1-1"
deal.D = "6-6 5-3 5-0 4-2 4-0 3-2 0-0"
yard = ""
play = """
D:6-6 A:6-1L B:6-4R C:6-5U D:pass A:6-0D B:5-4R C:1-1L D:5-3R
A:3-3R B:5-2U C:6-2U D:3-2R A:2-1R B:5-1L C:6-3U D:5-0L A:3-0L
B:4-1R C:4-4R D:4-2R A:1-0D B:2-2R C:4-3L D:4-0L A:pass B:3-1U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 12, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 4-4 4-0 3-3 3-0 2-1 1-0"
deal.B = "6-4 5-5 5-2 5-1 4-2 3-2 0-0"
deal.C = "6-5 6-0 4-3 4-1 3-1 2-2 1-1"
deal.D = "6-6 6-3 6-2 5-4 5-3 5-0 2-0"
yard = ""
play = """
D:6-6 A:6-1L B:6-4R C:6-5U D:6-3D A:4-4R B:5-5U C:4-3D D:5-4R
A:1-0L B:5-2R C:6-0L D:6-2L A:2-1L B:5-1L C:4-1D D:5-3L A:3-0L
B:4-2R C:1-1D D:5-0L A:4-0R B:0-0R C:3-1D D:2-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-1 4-3 4-1 3-3 2-0"
deal.B = "6-2 6-0 5-4 5-2 5-1 4-0 1-1"
deal.C = "6-3 5-5 5-3 5-0 4-4 3-2 3-1"
deal.D = "6-4 4-2 3-0 2-2 2-1 1-0 0-0"
yard = ""
play = """
A:6-6 B:6-2L C:6-3R D:6-4U A:6-1D B:5-4U C:5-5U D:4-2L A:4-1D
B:5-2U C:4-4L D:3-0R A:2-0R B:4-0L C:5-0L D:2-2R A:6-5L B:6-0L
C:3-2R D:1-0L A:3-3R B:5-1L C:5-3L D:2-1U A:4-3L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 6-0 5-5 4-0 1-0 0-0"
deal.B = "6-5 6-4 5-2 5-1 4-4 4-2 3-1"
deal.C = "6-1 5-4 5-0 4-3 3-0 2-1 1-1"
deal.D = "6-6 5-3 4-1 3-3 3-2 2-2 2-0"
yard = ""
play = """
D:6-6 A:6-3U B:6-5L C:6-1R D:pass A:6-0D B:5-2L C:2-1L D:4-1L
A:1-0D B:6-4L C:4-3U D:pass A:4-0U B:5-1R C:5-0R D:2-0R A:6-2L
B:4-2L C:5-4L D:5-3L A:0-0U B:3-1L C:1-1L D:3-2R A:pass B:pass
C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 28, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 5-5 5-0 4-2 4-0 2-2"
deal.B = "5-3 5-2 3-3 3-2 2-1 2-0 0-0"
deal.C = "6-4 6-2 6-1 5-1 4-3 3-0 1-0"
deal.D = "6-6 6-0 5-4 4-4 4-1 3-1 1-1"
yard = ""
play = """
D:6-6 A:6-3U B:pass C:6-4L D:6-0R A:6-5D B:5-3U C:4-3L D:3-1L
A:5-0R B:5-2R C:6-2R D:4-1L A:4-2L B:3-2L C:6-1R D:1-1R A:5-5U
B:3-3L C:5-1R D:5-4R A:4-0R B:2-0R C:3-0L D:pass A:2-2R
"""
end = "out"
winner = "A"
delta = { A = 12, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-0 4-2 3-0 2-1 2-0"
deal.B = "6-6 6-0 5-1 4-4 4-0 3-3 2-2"
deal.C = "6-1 5-5 5-3 4-1 3-2 3-1 1-0"
deal.D = "6-4 6-2 5-4 5-2 4-3 1-1 0-0"
yard = ""
play = """
B:6-6 C:6-1L D:6-4R A:6-5U B:6-0D C:5-5U D:1-1L A:3-0D B:4-4R
C:5-3U D:5-4R A:5-0R B:3-3U C:1-0R D:4-3U A:2-1R B:5-1L C:3-2R
D:5-2L A:2-0L B:4-0L C:4-1L D:pass A:6-3R B:pass C:3-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 18, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-46"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3, D = 4 }
score = { A = 77, B = 117, C = 33, D = 25 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-46"
commitment = "2acce4034ca8a4f0e691199e7f28a53671c9dc49f65daeddf233ad6cf79ce8fb"
secret = "8acdd937bdcee1df01169478b449214842e0709729ad20a300e1a3fe4a2d4f1c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 5-5 5-4 4-0 3-1 1-0"
deal.B = "6-1 5-1 5-0 4-4 4-3 3-2 0-0"
deal.C = "6-6 6-5 5-2 3-0 2-2 2-0 1-1"
deal.D = "6-3 6-0 5-3 4-2 4-1 3-3 2-1"
yard = ""
play = """
C:6-6 D:6-0U A:6-4L B:6-1R C:6-5D D:4-2L A:5-5D B:5-1R C:5-2L
D:5-3L A:5-4R B:4-4R C:3-0L D:4-1R A:4-0L B:5-0U C:1-1R D:2-1R
A:6-2R B:4-3L C:pass D:6-3R A:3-1L B:3-2R C:2-2R D:pass A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-4 4-3 4-0 2-2 2-0"
deal.B = "6-4 6-1 5-3 5-0 4-1 3-0 2-1"
deal.C = "6-2 5-5 5-1 4-4 3-3 3-1 1-0"
deal.D = "6-5 6-3 5-2 4-2 3-2 1-1 0-0"
yard = ""
play = """
A:6-6 B:6-4L C:6-2R D:6-3U A:6-0D B:4-1L C:5-1L D:5-2L A:4-3U
B:5-0D C:4-4U D:4-2U A:5-4D B:2-1L C:3-1L D:3-2L A:2-2L B:pass
C:pass D:pass A:4-0D B:3-0D C:3-3D D:pass A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 39, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-1 4-2 2-2 1-1 1-0"
deal.B = "6-6 6-1 5-5 5-3 4-3 3-0 2-0"
deal.C = "6-2 5-2 5-0 4-1 3-3 3-1 2-1"
deal.D = "6-5 6-4 5-4 4-4 4-0 3-2 0-0"
yard = ""
play = """
B:6-6 C:6-2L D:6-4R A:6-3U B:6-1D C:5-2L D:5-4R A:5-1L B:5-5R
C:4-1L D:6-5R A:4-2L B:5-3U C:2-1L D:pass A:6-0R B:3-0R C:3-1L
D:3-2L A:2-2L B:4-3R C:5-0U D:0-0U A:1-1D B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 19, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-2 5-1 4-0 3-3 1-1 1-0 0-0"
deal.B = "6-3 6-2 6-1 6-0 4-4 4-1 2-1"
deal.C = "6-5 5-5 5-3 5-0 4-3 3-2 2-2"
deal.D = "6-6 6-4 5-4 4-2 3-1 3-0 2-0"
yard = ""
play = """
D:6-6 A:pass B:6-3L C:6-5R D:6-4U A:pass B:6-2D C:5-3L D:2-0D
A:5-2L B:4-4U C:3-2L D:3-0D A:3-3L B:4-1U C:4-3L D:5-4R A:5-1U
B:pass C:5-5U D:4-2L A:4-0R B:6-0R C:2-2L D:3-1D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 18 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 5-4 4-4 4-1 3-1 2-1"
deal.B = "5-2 5-1 4-0 3-3 3-2 2-0 1-0"
deal.C = "6-5 6-1 6-0 5-0 3-0 1-1 0-0"
deal.D = "6-6 6-2 5-5 5-3 4-3 4-2 2-2"
yard = ""
play = """
D:6-6 A:6-4L B:pass C:6-5R D:6-2U A:6-3D B:3-3D C:5-0R D:4-3D
A:5-4L B:5-2L C:6-0R D:2-2L A:4-4D B:4-0D C:6-1R D:4-2U A:4-1R
B:2-0D C:pass D:pass A:2-1L B:5-1L C:pass D:5-5L A:pass B:3-2D
C:3-0D D:5-3L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 7 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-1 4-2 3-2 3-1 2-1 1-0"
deal.B = "6-4 6-3 5-5 4-4 4-0 2-0 0-0"
deal.C = "6-6 6-1 5-4 5-3 3-3 3-0 2-2"
deal.D = "6-5 6-2 5-2 5-0 4-3 4-1 1-1"
yard = ""
play = """
C:6-6 D:6-5U A:6-0L B:6-4R C:6-1D D:1-1D A:4-2R B:5-5U C:3-0L
D:5-0U A:5-1D B:6-3L C:2-2R D:5-2D A:3-2R B:2-0D C:5-3R D:6-2L
A:2-1L B:4-0U C:5-4R D:4-3R A:3-1L B:4-4U C:3-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-3 5-0 4-2 3-3 2-1"
deal.B = "6-6 6-1 6-0 4-1 3-1 2-2 0-0"
deal.C = "6-5 6-4 5-5 5-4 4-3 2-0 1-0"
deal.D = "5-2 5-1 4-4 4-0 3-2 3-0 1-1"
yard = ""
play = """
B:6-6 C:6-5L D:pass A:6-3R B:6-1U C:6-4D D:4-0D A:5-3L B:3-1U
C:4-3L D:3-2R A:6-2R B:6-0D C:5-4L D:3-0U A:5-0L B:0-0L C:2-0L
D:5-2L A:pass B:pass C:5-5L D:5-1L A:2-1L B:2-2L C:1-0U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 27, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-4 5-0 4-3 3-0 0-0"
deal.B = "6-5 6-4 6-0 5-1 4-0 3-2 1-0"
deal.C = "6-1 5-5 5-3 4-2 4-1 3-3 3-1"
deal.D = "6-6 5-2 4-4 2-2 2-1 2-0 1-1"
yard = ""
play = """
D:6-6 A:6-3L B:6-5R C:6-1U D:pass A:6-2D B:5-1R C:5-3L D:2-2D
A:5-4L B:6-4L C:4-1R D:1-1U A:4-3R B:3-2D C:3-3R D:2-1U A:3-0R
B:1-0R C:3-1R D:5-2U A:5-0U B:6-0U
"""
end = "blocked"
winner = "A"
delta = { A = 30, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-4 5-3 5-0 4-1 3-3 2-1"
deal.B = "6-3 6-2 6-1 5-2 5-1 3-0 1-1"
deal.C = "4-3 4-2 3-2 3-1 2-2 2-0 0-0"
deal.D = "6-6 6-4 6-0 5-5 4-4 4-0 1-0"
yard = ""
play = """
D:6-6 A:6-5L B:6-3R C:pass D:6-0U A:pass B:6-1D C:4-3R D:1-0D
A:5-4L B:3-0U C:4-2L D:6-4R A:5-3U B:6-2L C:2-0D D:5-5U A:5-0U
B:5-2D C:0-0U D:4-0U A:4-1U B:5-1U
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 28, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 4-3 4-1 3-0 2-2 1-1"
deal.B = "6-5 5-0 4-4 4-0 3-2 3-1 1-0"
deal.C = "6-4 6-3 5-4 5-3 5-1 4-2 0-0"
deal.D = "6-2 6-0 5-5 5-2 3-3 2-1 2-0"
yard = ""
play = """
A:6-6 B:6-5L C:6-4R D:6-2U A:6-1D B:4-4R C:5-4L D:2-1U A:4-3L
B:3-1L C:5-1L D:5-5L A:4-1R B:5-0L C:0-0L D:6-0L A:1-1R B:1-0R
C:6-3L D:2-0R A:2-2R B:3-2L C:4-2L D:5-2R A:pass B:4-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 17, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-2 2-1 2-0 1-0 0-0"
deal.B = "6-3 6-0 5-3 5-1 4-3 4-2 4-0"
deal.C = "5-5 5-0 4-4 4-1 3-1 2-2 1-1"
deal.D = "6-5 6-1 5-4 5-2 3-3 3-2 3-0"
yard = ""
play = """
A:6-6 B:6-3L C:pass D:6-5R A:6-4U B:6-0D C:3-1L D:5-4U A:2-1L
B:4-2L C:4-4L D:3-0D A:pass B:5-3D C:4-1L D:5-2R A:6-2R B:5-1L
C:5-5L D:6-1R A:1-0R B:4-0R C:5-0L D:pass A:2-0L B:4-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 17, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-4 4-2 3-3 2-2 2-1"
deal.B = "6-6 4-4 4-1 3-2 3-0 1-0 0-0"
deal.C = "6-3 6-0 5-5 5-2 5-1 4-0 1-1"
deal.D = "6-4 6-2 5-3 5-0 4-3 3-1 2-0"
yard = ""
play = """
B:6-6 C:6-3L D:6-2U A:6-5R B:pass C:6-0D D:3-1L A:5-4R B:4-4R
C:5-1L D:2-0U A:4-2R B:3-2R C:5-5L D:5-3R A:pass B:0-0U C:5-2L
D:5-0D A:2-2L B:1-0U C:1-1U D:pass A:6-1U B:pass C:pass D:6-4U
A:2-1L B:4-1U
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 14, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-2 4-4 4-0 3-3 2-1 0-0"
deal.B = "6-6 6-2 5-4 5-3 5-1 4-2 1-0"
deal.C = "6-0 5-5 5-0 3-2 3-0 2-2 1-1"
deal.D = "6-4 6-3 6-1 4-3 4-1 3-1 2-0"
yard = ""
play = """
B:6-6 C:6-0L D:6-1R A:6-5U B:6-2D C:5-0L D:4-1R A:4-4R B:4-2D
C:5-5L D:6-4D A:5-2L B:5-4R C:3-2L D:6-3L A:pass B:5-1R C:1-1R
D:3-1R A:3-3R B:5-3R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 22, C = 0, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-47"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 2, C = 4, D = 1 }
score = { A = 24, B = 95, C = 0, D = 109 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-47"
commitment = "a6ee71643ee1ecce6759e08b6ee0ad2851bc144649310d2ac8046c61fc27cc52"
secret = "1598cf71dbaf629432388090645b357bac7e3e0ba98fcc8b7d412288d56767dc"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "4-3 4-0 3-1 2-1 2-0 1-0 0-0"
deal.B = "6-6 6-0 5-4 5-3 5-1 3-3 3-0"
deal.C = "6-5 6-3 6-2 5-0 4-4 3-2 2-2"
deal.D = "6-4 6-1 5-5 5-2 4-2 4-1 1-1"
yard = ""
play = """
B:6-6 C:6-5U D:6-4L A:pass B:6-0R C:6-3D D:5-5U A:4-3L B:5-3L
C:3-2D D:5-2L A:2-0L B:3-0L C:5-0U D:4-2D A:4-0D B:3-3L C:pass
D:pass A:0-0R B:pass C:pass D:pass A:3-1L B:5-1L C:pass D:pass
A:1-0R B:5-4L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 37, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-1 3-3 3-2 2-2 1-1"
deal.B = "6-6 6-1 5-3 4-2 4-0 2-1 0-0"
deal.C = "5-0 4-4 4-3 4-1 3-1 2-0 1-0"
deal.D = "6-5 6-4 6-2 5-5 5-4 5-2 3-0"
yard = ""
play = """
B:6-6 C:pass D:6-5L A:6-3R B:6-1U C:pass D:6-4D A:5-1L B:2-1L
C:3-1U D:5-4D A:3-3R B:4-2L C:4-3U D:5-5D A:3-2R B:4-0L C:5-0D
D:6-2R A:6-0L B:0-0D C:2-0D D:5-2D A:pass B:5-3D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 23, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 6-2 6-0 5-0 0-0"
deal.B = "6-1 5-5 4-4 3-3 3-0 2-2 1-0"
deal.C = "5-4 5-3 5-2 5-1 4-1 4-0 2-1"
deal.D = "6-5 4-3 4-2 3-2 3-1 2-0 1-1"
yard = ""
play = """
A:6-6 B:6-1L C:pass D:6-5R A:6-4U B:pass C:pass D:pass A:6-0D
B:1-0L C:5-4R D:4-3R A:6-3R B:3-0L C:4-0D D:4-2U A:6-2U B:3-3L
C:4-1D D:3-2L A:pass B:2-2L C:5-2L D:3-1D A:5-0L B:pass C:5-3D
D:2-0L A:pass B:5-5D C:2-1L D:1-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 14 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 6-1 4-4 3-0 2-0"
deal.B = "6-4 6-3 5-3 5-1 2-2 1-0 0-0"
deal.C = "5-5 4-3 4-2 4-1 4-0 3-3 2-1"
deal.D = "6-0 5-4 5-2 5-0 3-2 3-1 1-1"
yard = ""
play = """
A:6-6 B:6-4L C:pass D:6-0R A:6-5U B:6-3D C:4-0L D:5-4U A:4-4U
B:1-0L C:4-3D D:5-0R A:6-1L B:5-3R C:4-1D D:3-2R A:2-0R B:0-0R
C:4-2U D:5-2U A:6-2L B:2-2L C:2-1L D:3-1L A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 24, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-1 4-3 4-0 3-2 3-1 0-0"
deal.B = "6-6 6-2 5-3 5-2 4-1 2-1 2-0"
deal.C = "6-5 6-3 6-1 5-5 2-2 1-1 1-0"
deal.D = "6-0 5-4 5-0 4-4 4-2 3-3 3-0"
yard = ""
play = """
B:6-6 C:6-5U D:6-0L A:6-4R B:6-2D C:2-2D D:5-4R A:3-2D B:2-0L
C:6-3D D:4-2L A:4-3L B:5-3L C:6-1D D:5-0L A:5-1D B:5-2R C:5-5U
D:3-0L A:3-1L B:4-1L C:pass D:4-4L A:4-0L B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 9, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 4-3 3-3 3-2 2-2 1-0 0-0"
deal.B = "6-5 6-4 6-1 5-1 4-4 4-0 1-1"
deal.C = "6-3 6-0 5-3 5-2 4-2 3-1 2-0"
deal.D = "6-6 6-2 5-4 5-0 4-1 3-0 2-1"
yard = ""
play = """
D:6-6 A:pass B:6-5L C:6-3U D:6-2R A:pass B:6-4D C:4-2D D:5-4L
A:4-3L B:pass C:3-1L D:4-1L A:3-3U B:4-4L C:5-2R D:5-0R A:2-2D
B:4-0L C:2-0L D:2-1L A:1-0L B:pass C:6-0L D:3-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 38 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-2 4-4 4-1 2-1 2-0 0-0"
deal.B = "6-6 6-2 5-5 5-0 4-3 3-1 1-0"
deal.C = "6-3 6-1 5-1 4-2 3-3 3-0 2-2"
deal.D = "6-4 6-0 5-4 5-3 4-0 3-2 1-1"
yard = ""
play = """
B:6-6 C:6-1L D:6-4R A:6-5U B:6-2D C:5-1U D:5-4R A:5-2R B:3-1L
C:4-2R D:5-3L A:4-4R B:5-5L C:2-2D D:3-2D A:2-1U B:5-0L C:3-3D
D:6-0L A:4-1R B:1-0R C:3-0D D:4-0R A:2-0U B:4-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 11, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-2 5-1 4-4 3-2 3-1 2-1"
deal.B = "6-5 6-2 6-0 4-3 4-2 4-0 0-0"
deal.C = "6-1 5-3 5-0 4-1 3-0 2-0 1-0"
deal.D = "6-6 6-4 6-3 5-5 3-3 2-2 1-1"
yard = ""
play = """
D:6-6 A:pass B:6-5L C:6-1R D:6-4U A:pass B:6-2D C:4-1R D:5-5L
A:4-4R B:4-3R C:5-3R D:2-2D A:5-4U B:4-2D C:5-0R D:pass A:5-2L
B:6-0R C:2-0L D:6-3R A:3-2R B:4-0L C:pass D:pass A:5-1U B:pass
C:1-0U D:pass A:2-1R B:0-0U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 15, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 5-4 5-0 4-3 4-1 1-1"
deal.B = "6-4 4-2 4-0 3-3 3-2 3-0 2-1"
deal.C = "6-6 6-2 6-0 5-5 5-1 4-4 2-2"
deal.D = "6-3 5-3 5-2 3-1 2-0 1-0 0-0"
yard = ""
play = """
C:6-6 D:6-3L A:6-5R B:6-4U C:6-2D D:5-3L A:5-4U B:4-2D C:5-5L
D:5-2L A:4-1D B:3-2L C:5-1D D:3-1L A:6-1L B:pass C:6-0L D:2-0L
A:5-0R B:2-1L C:pass D:1-0L A:pass B:4-0L C:4-4L D:0-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 22 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-1 5-0 4-4 4-0 2-2 1-1"
deal.B = "5-5 4-2 3-3 3-1 2-1 1-0 0-0"
deal.C = "6-5 6-4 6-3 6-2 5-3 3-2 2-0"
deal.D = "6-1 6-0 5-4 5-2 4-3 4-1 3-0"
yard = ""
play = """
A:6-6 B:pass C:6-4U D:6-1L A:pass B:pass C:6-2R D:6-0D A:4-4U
B:3-1L C:3-2L D:5-4U A:5-1U B:4-2L C:2-0R D:4-3L A:1-1U B:3-3L
C:5-3L D:5-2L A:2-2L B:2-1L C:pass D:4-1L A:4-0L B:1-0L C:pass
D:3-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 35 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-48"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 4, C = 2, D = 3 }
score = { A = 121, B = 36, C = 79, D = 75 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-48"
commitment = "2c2b2c3f31cdf2b250d47c248f19126a7f013c7b9dee5f0766576ddc38bbb5f7"
secret = "d4c93dad77ae4dbfbdd3cdf58f3b355eed826b21127dc0e1e48611d6af78eda6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 5-3 5-1 5-0 3-2 1-1 1-0"
deal.B = "4-4 4-3 4-1 3-3 3-0 2-2 2-0"
deal.C = "6-6 6-5 6-2 6-0 5-5 4-0 3-1"
deal.D = "6-3 6-1 5-4 5-2 4-2 2-1 0-0"
yard = ""
play = """
C:6-6 D:6-3L A:6-4R B:pass C:6-5U D:6-1D A:5-3L B:4-3R C:5-5L
D:5-4L A:3-2R B:2-0R C:6-0R D:4-2L A:5-1U B:2-2L C:6-2L D:2-1U
A:1-1D B:4-1D C:4-0D D:5-2U A:5-0U B:3-0U C:3-1U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 15, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-3 4-3 4-1 4-0 3-3 3-0"
deal.B = "6-6 6-5 5-5 5-0 4-4 2-1 1-0"
deal.C = "6-2 6-0 5-2 3-1 2-0 1-1 0-0"
deal.D = "6-4 6-1 5-4 5-1 4-2 3-2 2-2"
yard = ""
play = """
B:6-6 C:6-2L D:6-4R A:6-3U B:6-5D C:5-2L D:5-4R A:5-3L B:5-0R
C:6-0R D:3-2L A:4-3U B:5-5D C:2-0L D:4-2U A:4-0L B:4-4L C:pass
D:2-2U A:4-1L B:1-0L C:0-0L D:6-1R A:3-0L B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 18, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-1 5-0 4-4 4-2 3-2 3-1"
deal.B = "6-6 6-4 6-0 5-3 5-2 1-1 1-0"
deal.C = "4-3 4-1 4-0 3-3 3-0 2-1 0-0"
deal.D = "6-5 6-3 6-1 5-5 5-4 2-2 2-0"
yard = ""
play = """
B:6-6 C:pass D:6-5L A:6-2R B:6-0U C:pass D:6-3D A:5-1L B:1-0L
C:4-3D D:5-4D A:5-0L B:5-3L C:3-3L D:5-5D A:3-2L B:5-2L C:4-0U
D:2-2R A:4-2R B:6-4R C:4-1U D:6-1U
"""
end = "blocked"
delta = { A = 0, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-4 4-1 4-0 3-3 3-0 2-0"
deal.B = "6-6 6-2 5-1 5-0 4-4 3-2 1-0"
deal.C = "6-5 6-4 5-5 4-2 3-1 1-1 0-0"
deal.D = "6-3 6-1 5-3 5-2 4-3 2-2 2-1"
yard = ""
play = """
B:6-6 C:6-5L D:6-3R A:6-0U B:6-2D C:5-5L D:5-3L A:3-3L B:3-2L
C:4-2L D:4-3L A:3-0L B:1-0L C:3-1L D:2-2D A:4-0U B:4-4U C:6-4U
D:5-2D A:5-4D B:pass C:pass D:6-1U A:4-1U
"""
end = "blocked"
delta = { A = 0, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-0 5-5 5-4 4-4 2-0 1-0"
deal.B = "6-5 5-2 5-1 5-0 4-2 2-2 0-0"
deal.C = "6-3 6-2 6-1 5-3 4-1 3-3 1-1"
deal.D = "6-6 4-3 4-0 3-2 3-1 3-0 2-1"
yard = ""
play = """
D:6-6 A:6-4L B:6-5R C:6-3U D:pass A:6-0D B:5-1R C:5-3U D:4-3L
A:1-0R B:5-0U C:3-3L D:3-0R A:2-0U B:5-2U C:pass D:4-0D A:5-5U
B:4-2D C:6-2D D:3-2L A:5-4U B:2-2L C:6-1D D:3-1D A:4-4U
"""
end = "out"
winner = "A"
delta = { A = 10, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-4 4-4 4-3 4-0 1-1 1-0"
deal.B = "5-5 4-1 3-3 3-0 2-1 2-0 0-0"
deal.C = "6-6 6-5 6-0 5-3 5-1 5-0 4-2"
deal.D = "6-4 6-3 6-1 5-2 3-2 3-1 2-2"
yard = ""
play = """
C:6-6 D:6-4L A:6-2R B:pass C:6-5U D:6-3D A:5-4L B:2-0R C:5-3L
D:5-2U A:4-3L B:2-1U C:4-2L D:6-1U A:4-0R B:4-1R C:5-1R D:3-2D
A:pass B:5-5R C:6-0U D:2-2L A:1-0U B:pass C:5-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 23, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-1 6-0 5-5 5-3 5-2"
deal.B = "5-4 4-0 3-1 2-1 1-1 1-0 0-0"
deal.C = "5-1 4-4 4-2 4-1 3-3 2-2 2-0"
deal.D = "6-5 6-4 6-2 5-0 4-3 3-2 3-0"
yard = ""
play = """
A:6-6 B:pass C:pass D:6-5L A:6-3R B:pass C:pass D:6-4U A:6-1D
B:3-1D C:4-4U D:4-3U A:5-5L B:5-4L C:3-3R D:3-2R A:5-2R B:4-0L
C:5-1R D:5-0L A:5-3L B:2-1R C:4-2R D:3-0L A:6-0L
"""
end = "out"
winner = "A"
delta = { A = 22, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-2 4-1 2-2 1-1 0-0"
deal.B = "6-6 6-0 5-2 5-0 3-2 3-0 2-1"
deal.C = "6-4 5-3 5-1 4-4 4-3 4-0 3-1"
deal.D = "6-1 5-5 5-4 4-2 3-3 2-0 1-0"
yard = ""
play = """
B:6-6 C:6-4L D:6-1R A:6-5U B:6-0D C:4-4L D:5-5U A:4-1L B:5-0D
C:5-3U D:3-3U A:1-1L B:3-2U C:5-1L D:4-2U A:pass B:2-1R C:4-3U
D:5-4L A:6-2R B:5-2D C:4-0L D:2-0D A:0-0L B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 18, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 5-5 5-3 4-4 2-2 1-1"
deal.B = "5-1 4-3 4-2 4-1 3-3 3-0 0-0"
deal.C = "6-5 6-2 6-0 5-2 5-0 3-1 2-1"
deal.D = "6-6 6-3 5-4 4-0 3-2 2-0 1-0"
yard = ""
play = """
D:6-6 A:6-4L B:pass C:6-5R D:6-3U A:6-1D B:5-1D C:5-2R D:5-4D
A:4-4L B:4-3U C:6-2R D:4-0L A:pass B:4-1U C:6-0L D:1-0U A:pass
B:4-2D C:5-0U D:2-0D A:5-5U B:0-0D C:pass D:pass A:5-3U B:3-0D
C:3-1U D:3-2D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-1 5-4 5-3 4-3 3-1"
deal.B = "6-0 4-2 4-1 4-0 2-2 1-0 0-0"
deal.C = "6-4 6-3 6-2 5-2 4-4 3-0 2-0"
deal.D = "5-5 5-1 5-0 3-3 3-2 2-1 1-1"
yard = ""
play = """
A:6-6 B:6-0U C:6-4L D:pass A:6-5R B:pass C:6-3D D:5-5R A:5-4L
B:0-0U C:5-2L D:3-3D A:5-3R B:4-2L C:4-4L D:5-0U A:4-3L B:pass
C:3-0L D:5-1U A:3-1R B:1-0L C:pass D:1-1L A:6-1L
"""
end = "out"
winner = "A"
delta = { A = 31, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-5 5-4 5-1 4-3 4-2 2-0"
deal.B = "6-4 5-2 4-0 3-2 3-0 2-2 1-0"
deal.C = "6-2 6-1 6-0 5-0 4-4 3-3 2-1"
deal.D = "6-6 6-3 5-3 4-1 3-1 1-1 0-0"
yard = ""
play = """
D:6-6 A:6-5L B:6-4U C:6-2R D:6-3D A:5-5L B:3-2R C:4-4U D:5-3L
A:4-3L B:4-0U C:3-3R D:4-1L A:5-1L B:3-0U C:5-0L D:0-0L A:2-0L
B:2-2L C:2-1L D:3-1L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 34 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-1 3-3 3-1 3-0 2-0"
deal.B = "5-3 5-2 5-0 4-4 4-3 4-0 1-0"
deal.C = "6-4 6-3 6-2 5-5 5-4 4-1 2-1"
deal.D = "6-1 6-0 4-2 3-2 2-2 1-1 0-0"
yard = ""
play = """
A:6-6 B:pass C:6-4L D:6-1R A:6-5U B:pass C:6-3D D:4-2L A:2-0L
B:1-0R C:5-5U D:3-2D A:3-0L B:5-3L C:5-4L D:2-2D A:5-1U B:4-0R
C:6-2D D:1-1U A:3-1U B:4-4L C:4-1L D:6-0D A:3-3U
"""
end = "out"
winner = "A"
delta = { A = 22, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-3 5-1 4-3 3-1 2-2 2-0"
deal.B = "6-6 6-5 6-1 5-2 4-1 4-0 3-2"
deal.C = "6-3 5-5 5-4 5-0 4-4 3-3 0-0"
deal.D = "6-2 6-0 4-2 3-0 2-1 1-1 1-0"
yard = ""
play = """
B:6-6 C:6-3L D:6-2R A:6-4U B:6-1D C:5-4U D:4-2R A:5-3L B:5-2L
C:5-5U D:2-1L A:5-1L B:4-0R C:5-0L D:1-0D A:2-0L B:3-2L C:3-3L
D:3-0L A:pass B:6-5U C:0-0L D:6-0L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 26 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-1 5-5 5-4 5-2 4-1"
deal.B = "6-5 6-2 5-3 5-0 3-2 2-2 0-0"
deal.C = "6-4 6-0 5-1 4-4 3-1 3-0 1-0"
deal.D = "4-3 4-2 4-0 3-3 2-1 2-0 1-1"
yard = ""
play = """
A:6-6 B:6-2L C:6-4R D:pass A:6-3U B:6-5D C:4-4R D:3-3U A:5-2L
B:5-0L C:6-0L D:4-3U A:6-1L B:5-3D C:5-1L D:4-2R A:5-5L B:3-2R
C:3-1R D:1-1R A:5-4L B:pass C:3-0D D:4-0D A:4-1L
"""
end = "out"
winner = "A"
delta = { A = 10, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-3 5-2 5-1 4-2 2-2 1-0"
deal.B = "6-4 6-2 6-0 4-4 4-3 3-3 2-0"
deal.C = "6-6 6-3 5-4 4-0 3-1 3-0 2-1"
deal.D = "6-5 6-1 5-0 4-1 3-2 1-1 0-0"
yard = ""
play = """
C:6-6 D:6-5L A:pass B:6-0R C:6-3U D:6-1D A:5-5L B:3-3U C:5-4L
D:4-1L A:5-1L B:2-0R C:3-1U D:3-2R A:5-3L B:4-3L C:4-0L D:1-1U
A:1-0L B:pass C:2-1L D:pass A:5-2L B:pass C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 41, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 6-2 5-4 4-0 2-1"
deal.B = "6-4 5-5 5-1 5-0 3-2 2-0 1-0"
deal.C = "6-1 6-0 4-4 4-3 4-1 3-1 1-1"
deal.D = "5-3 5-2 4-2 3-3 3-0 2-2 0-0"
yard = ""
play = """
A:6-6 B:6-4U C:6-1L D:pass A:6-5R B:pass C:6-0D D:4-2U A:2-1L
B:5-5R C:pass D:5-2R A:6-2L B:5-0D C:pass D:5-3D A:6-3L B:3-2L
C:4-3D D:2-2L A:5-4D B:5-1D C:4-1D D:pass A:4-0D
"""
end = "out"
winner = "A"
delta = { A = 26, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "sebastopol"
rules_version = 1
id = "sebastopol-49"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "B"
ranks = { A = 4, B = 1, C = 3, D = 2 }
score = { A = 19, B = 108, C = 68, D = 95 }

[match.options]
teams = "single"
hand_size = 7
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
group_id = "sebastopol-49"
commitment = "9d6cb4d9d83385224217ed605b6d2759fa29aae02b7dd974799310f3b8357f45"
secret = "5ffb1929155e91fcdc22985dad2f7739f2e96a8a12e0e5b5ae9391b147c569a9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-0 5-5 5-3 3-3 3-0"
deal.B = "6-1 5-2 5-0 4-0 3-2 3-1 1-0"
deal.C = "6-5 5-4 5-1 4-2 4-1 2-2 2-1"
deal.D = "6-3 6-2 4-4 4-3 2-0 1-1 0-0"
yard = ""
play = """
A:6-6 B:6-1L C:6-5R D:6-3U A:6-0D B:5-2R C:2-2R D:1-1L A:5-3U
B:3-2R C:5-4U D:4-3R A:6-4R B:5-0D C:5-1L D:6-2R A:5-5L B:4-0U
C:4-2R D:4-4R A:3-0U B:3-1U C:4-1U
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 10, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-4 4-0 3-3 3-2 2-1 1-1"
deal.B = "6-5 6-1 5-3 5-2 2-2 1-0 0-0"
deal.C = "6-4 6-2 5-1 4-4 4-3 4-1 3-1"
deal.D = "6-6 6-3 5-5 5-0 4-2 3-0 2-0"
yard = ""
play = """
D:6-6 A:6-0L B:6-5R C:6-4U D:6-3D A:5-4U B:5-3R C:4-3R D:5-0L
A:3-3D B:5-2L C:4-4R D:4-2L A:3-2D B:2-2D C:6-2D D:5-5U A:4-0R
B:6-1D C:3-1D D:3-0R A:pass B:pass C:5-1U D:pass A:2-1U B:pass
C:4-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-5 4-2 4-1 3-0 2-2"
deal.B = "6-3 6-2 5-2 5-1 4-4 3-1 0-0"
deal.C = "5-4 5-0 4-3 4-0 3-2 2-1 1-0"
deal.D = "6-5 6-4 6-1 5-3 3-3 2-0 1-1"
yard = ""
play = """
A:6-6 B:6-3L C:pass D:6-5R A:6-0U B:6-2D C:3-2L D:2-0L A:2-2D
B:5-2R C:4-0L D:6-4L A:4-2R B:4-4R C:5-4R D:6-1L A:3-0U B:5-1L
C:4-3U D:5-3L A:4-1U B:3-1L C:5-0R D:1-1L A:pass B:0-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 20, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-4 5-1 4-4 3-3 2-1 0-0"
deal.B = "6-0 5-3 5-2 3-2 3-0 2-2 1-0"
deal.C = "6-4 6-3 6-1 5-0 4-3 4-1 3-1"
deal.D = "6-6 6-5 6-2 4-2 4-0 2-0 1-1"
yard = ""
play = """
D:6-6 A:pass B:6-0L C:6-4R D:6-5U A:pass B:pass C:6-3D D:4-0L
A:4-4L B:5-3U C:4-3L D:4-2R A:3-3L B:5-2R C:5-0R D:2-0R A:2-1R
B:3-2L C:6-1R D:6-2L A:pass B:3-0U C:3-1D D:1-1D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 35 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-2 4-4 3-2 2-1 1-0 0-0"
deal.B = "6-3 6-2 6-1 5-5 5-4 4-0 3-1"
deal.C = "6-6 6-0 5-1 4-3 4-2 2-0 1-1"
deal.D = "6-5 5-3 5-0 4-1 3-3 3-0 2-2"
yard = ""
play = """
C:6-6 D:6-5L A:6-4R B:6-3U C:6-0D D:5-3L A:1-0D B:5-4R C:5-1R
D:3-3L A:3-2U B:6-2U C:4-3L D:4-1L A:2-1L B:6-1R C:1-1D D:2-2L
A:5-2L B:5-5L C:pass D:5-0L A:0-0L B:4-0L C:4-2L D:pass A:pass
B:3-1D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 13, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 5-1 4-4 4-3 2-1 1-0"
deal.B = "6-0 5-4 5-0 3-2 2-0 1-1 0-0"
deal.C = "6-6 5-5 5-3 5-2 4-2 3-3 2-2"
deal.D = "6-4 6-3 6-2 4-1 4-0 3-1 3-0"
yard = ""
play = """
C:6-6 D:6-4L A:6-5U B:6-0R C:pass D:6-3D A:4-3L B:5-4U C:3-3L
D:3-1L A:6-1L B:5-0R C:5-5R D:6-2L A:5-1R B:3-2L C:4-2U D:3-0L
A:2-1U B:1-1R C:5-3D D:4-0L A:1-0U B:2-0U C:2-2U D:4-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-3 4-4 4-2 4-1 0-0"
deal.B = "6-4 5-2 3-2 3-1 2-2 2-0 1-0"
deal.C = "6-2 6-1 6-0 5-1 5-0 4-3 2-1"
deal.D = "6-5 6-3 5-4 4-0 3-3 3-0 1-1"
yard = ""
play = """
A:6-6 B:6-4L C:6-2R D:6-5U A:pass B:pass C:6-1D D:5-4L A:5-5L
B:5-2L C:5-1D D:pass A:4-2L B:3-2R C:4-3R D:4-0L A:4-1R B:3-1R
C:6-0L D:6-3L A:5-3U B:pass C:5-0D D:3-3L A:0-0D B:2-0D C:2-1D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 18, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-0 5-5 4-1 3-2 3-1"
deal.B = "6-4 6-2 6-1 4-2 2-2 2-1 1-0"
deal.C = "6-3 5-4 5-3 5-2 5-1 5-0 4-4"
deal.D = "4-3 4-0 3-3 3-0 2-0 1-1 0-0"
yard = ""
play = """
A:6-6 B:6-4L C:6-3R D:pass A:6-5U B:6-2D C:4-4L D:4-3L A:3-1L
B:6-1L C:5-2D D:3-3R A:3-2R B:4-2R C:5-4R D:pass A:5-5R B:pass
C:5-3R D:3-0R A:6-0R B:pass C:5-1U D:1-1U A:4-1U
"""
end = "out"
winner = "A"
delta = { A = 19, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 3-3 3-2 3-0 1-1 1-0"
deal.B = "6-3 5-4 5-2 5-0 4-2 3-1 0-0"
deal.C = "6-6 6-4 6-1 5-3 5-1 2-2 2-0"
deal.D = "6-5 6-0 4-4 4-3 4-1 4-0 2-1"
yard = ""
play = """
C:6-6 D:6-5L A:6-2R B:6-3U C:6-4D D:2-1R A:5-5L B:5-4L C:5-3U
D:4-4L A:1-0R B:5-2U C:2-0R D:4-3L A:3-2L B:4-2L C:2-2R D:4-1L
A:1-1L B:3-1L C:pass D:4-0D A:3-0L B:5-0L C:5-1L D:6-0D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 13 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 5-0 3-0 1-0 0-0"
deal.B = "6-0 5-4 5-2 5-1 4-4 4-3 4-2"
deal.C = "6-4 6-3 3-3 3-1 2-2 2-0 1-1"
deal.D = "6-1 5-5 5-3 4-1 4-0 3-2 2-1"
yard = ""
play = """
A:6-6 B:6-0L C:6-4R D:6-1U A:6-2D B:5-4R C:2-0L D:3-2L A:3-0L
B:5-2R C:2-2R D:4-0L A:1-0U B:4-4L C:pass D:4-1L A:5-0U B:5-1L
C:pass D:5-5L A:6-5U B:4-2R C:6-3U D:5-3L A:pass B:4-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 15, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-0 5-3 5-1 4-4 4-0"
deal.B = "6-1 5-5 5-4 3-3 3-2 3-1 1-0"
deal.C = "6-2 5-2 5-0 4-2 3-0 2-1 0-0"
deal.D = "6-5 6-3 4-3 4-1 2-2 2-0 1-1"
yard = ""
play = """
A:6-6 B:6-1L C:6-2R D:6-5U A:6-0D B:5-5U C:5-2U D:4-1L A:4-0D
B:5-4L C:4-2D D:2-2R A:5-3L B:3-3L C:3-0L D:2-0L A:pass B:3-2L
C:2-1R D:6-3L A:5-1R B:pass C:5-0R D:pass A:6-4L B:1-0R C:pass
D:4-3L A:pass B:3-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-3 5-2 5-0 3-0 0-0"
deal.B = "6-6 6-4 6-0 4-4 3-2 2-2 2-1"
deal.C = "4-3 4-2 4-1 3-3 2-0 1-1 1-0"
deal.D = "6-5 6-3 6-1 5-4 5-1 4-0 3-1"
yard = ""
play = """
B:6-6 C:pass D:6-5L A:6-2U B:6-4R C:pass D:6-3D A:5-3D B:4-4R
C:4-2U D:5-4L A:5-5D B:pass C:4-1L D:6-1L A:5-2D B:6-0L C:2-0D
D:4-0L A:5-0D B:pass C:4-3L D:3-1L A:pass B:2-1L C:pass D:5-1D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 21 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-5 5-3 3-0 2-0 0-0"
deal.B = "6-3 6-0 5-4 5-1 5-0 4-0 1-1"
deal.C = "6-4 6-2 5-2 4-1 3-3 2-1 1-0"
deal.D = "6-1 4-4 4-3 4-2 3-2 3-1 2-2"
yard = ""
play = """
A:6-6 B:6-3L C:6-4R D:6-1U A:6-5D B:5-4R C:3-3L D:4-3L A:5-3R
B:5-1U C:4-1L D:3-1L A:3-0L B:6-0L C:6-2L D:4-2L A:5-5U B:5-0U
C:1-0U D:4-4L A:pass B:4-0L C:5-2D D:3-2R A:2-0L B:1-1U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 5-2 4-4 4-1 4-0 3-2"
deal.B = "6-5 6-2 5-3 5-0 4-3 3-0 0-0"
deal.C = "6-6 6-3 5-4 5-1 2-1 1-1 1-0"
deal.D = "6-1 6-0 4-2 3-3 3-1 2-2 2-0"
yard = ""
play = """
C:6-6 D:6-1L A:6-4U B:6-5R C:6-3D D:3-1L A:5-5R B:5-3L C:5-4U
D:3-3D A:3-2D B:6-2D C:5-1L D:6-0D A:5-2R B:5-0U C:2-1R D:2-0U
A:4-0D B:4-3D C:1-1L D:4-2U A:4-1U B:3-0D C:1-0D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 12, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-2 4-4 4-3 2-0 0-0"
deal.B = "6-6 5-5 5-3 5-1 4-1 3-3 3-2"
deal.C = "6-2 5-0 4-0 2-2 2-1 1-1 1-0"
deal.D = "6-5 6-4 6-0 5-4 4-2 3-1 3-0"
yard = ""
play = """
B:6-6 C:6-2L D:6-5R A:6-3U B:pass C:pass D:6-4D A:4-4D B:5-5R
C:2-2L D:4-2L A:4-3L B:5-3L C:4-0D D:5-4L A:2-0D B:3-3U C:2-1D
D:3-1U A:5-2R B:5-1U C:1-1D D:pass A:6-1D B:4-1L C:5-0U D:6-0U
A:pass B:3-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 5-0 3-2 2-2 1-0 0-0"
deal.B = "5-3 5-1 4-4 4-2 4-1 3-3 1-1"
deal.C = "6-6 6-3 6-2 5-4 4-3 4-0 2-0"
deal.D = "6-5 6-0 5-5 5-2 3-1 3-0 2-1"
yard = ""
play = """
C:6-6 D:6-5L A:6-1U B:pass C:6-3R D:6-0D A:3-2R B:5-3L C:6-2R
D:3-1L A:6-4R B:4-4R C:4-0D D:2-1L A:2-2L B:4-2L C:4-3L D:3-0L
A:1-0U B:4-1R C:5-4D D:5-5D A:5-0L B:5-1L C:2-0U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 15, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-2 4-4 4-0 3-3 2-1"
deal.B = "6-6 6-1 5-1 3-2 3-1 1-1 0-0"
deal.C = "6-3 5-5 5-3 4-3 4-2 4-1 1-0"
deal.D = "6-4 6-0 5-4 5-0 3-0 2-2 2-0"
yard = ""
play = """
B:6-6 C:6-3L D:6-4R A:6-2U B:6-1D C:4-3R D:3-0L A:3-3R B:5-1D
C:5-5D D:6-0L A:6-5D B:3-2R C:4-2R D:5-4R A:5-2R B:pass C:pass
D:2-2R A:2-1R B:3-1R C:5-3R D:5-0R A:4-0R B:pass C:4-1R D:2-0U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 11 }

[[match.hand]]
opener = "C"
deal.A = "5-5 4-1 4-0 3-2 3-0 2-1 0-0"
deal.B = "6-5 6-3 6-1 4-4 4-2 1-1 1-0"
deal.C = "6-6 6-4 6-2 5-1 4-3 3-3 2-0"
deal.D = "6-0 5-4 5-3 5-2 5-0 3-1 2-2"
yard = ""
play = """
C:6-6 D:6-0L A:pass B:6-5R C:6-4U D:pass A:pass B:6-3D C:4-3U
D:5-0L A:5-5L B:pass C:3-3U D:5-4L A:3-2D B:4-4L C:6-2D D:5-3R
A:4-1L B:6-1L C:pass D:3-1R A:3-0U B:1-1R C:5-1R D:5-2R A:4-0U
B:4-2R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-4 5-3 3-3 3-1 1-1 0-0"
deal.B = "6-5 6-4 6-2 4-2 4-0 3-0 2-1"
deal.C = "6-0 5-0 4-3 4-1 3-2 2-0 1-0"
deal.D = "6-6 6-3 6-1 5-2 5-1 4-4 2-2"
yard = ""
play = """
D:6-6 A:pass B:6-5L C:6-0R D:6-3U A:pass B:6-4D C:5-0L D:4-4D
A:3-1U B:4-2D C:4-1U D:5-2D A:5-4U B:4-0L C:4-3L D:5-1U A:5-3L
B:3-0R C:1-0U D:pass A:5-5L B:pass C:3-2R D:2-2R A:0-0U B:6-2R
C:2-0U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 18, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-1 4-1 3-2 2-1 2-0"
deal.B = "6-0 5-5 5-4 5-0 4-3 3-0 1-1"
deal.C = "6-3 5-3 5-2 5-1 4-2 3-1 2-2"
deal.D = "6-4 6-2 4-4 4-0 3-3 1-0 0-0"
yard = ""
play = """
A:6-6 B:6-0L C:6-3R D:6-4U A:6-1D B:5-4U C:5-3R D:4-0L A:4-1D
B:5-5R C:5-1R D:4-4L A:2-1R B:4-3L C:5-2U D:3-3L A:2-0R B:5-0R
C:4-2U D:pass A:6-5R B:3-0L C:pass D:1-0L A:pass B:1-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 21, C = 0, D = 0 }
