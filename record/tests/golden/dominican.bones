[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-0"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 87, BD = 208 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-0"
commitment = "493bc1809c5ed31d9f45c94275c75f70fe5b80978ce061c04026792ee1346771"
secret = "951ecf9a7c01bfedcb6eb141058385b11e2b0bc015c228949a88444e1645e525"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-1 5-3 3-2 3-1 3-0"
deal.B = "5-4 5-2 5-1 4-3 4-1 2-0 1-1"
deal.C = "6-5 6-4 6-3 5-0 4-4 4-2 0-0"
deal.D = "6-0 5-5 4-0 3-3 2-2 2-1 1-0"
yard = ""
play = """
A:6-6 D:6-0L C:6-5R B:5-4R A:3-0L D:3-3L C:6-4R B:4-3L A:6-2R
D:2-2R C:4-4L B:5-2R A:5-3R D:4-0L C:6-3R B:2-0L A:3-2L D:pass
C:pass B:pass A:3-1L D:2-1L C:4-2L B:4-1L A:6-1L
"""
end = "out"
winner = "AC"
delta = { AC = 69, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 5-5 5-1 4-3 4-1 3-1"
deal.B = "6-1 5-4 4-0 3-3 3-0 2-2 2-0"
deal.C = "6-4 6-3 5-2 4-4 4-2 2-1 0-0"
deal.D = "6-2 6-0 5-3 5-0 3-2 1-1 1-0"
yard = ""
play = """
D:1-1 C:2-1L B:6-1R A:6-6R D:6-2L C:6-4L B:5-4L A:6-5L D:6-0L
C:6-3R B:3-0L A:4-3L D:5-3R C:4-4L B:4-0L A:5-5R D:5-0R C:0-0L
B:2-0L A:pass D:3-2L C:pass B:3-3L A:3-1L D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 49 }

[[match.hand]]
opener = "C"
deal.A = "5-0 4-4 4-2 4-0 3-2 3-1 0-0"
deal.B = "6-5 6-1 6-0 5-3 4-3 3-3 3-0"
deal.C = "6-6 6-2 5-5 4-1 2-1 2-0 1-0"
deal.D = "6-4 6-3 5-4 5-2 5-1 2-2 1-1"
yard = ""
play = """
C:6-6 B:6-0L A:5-0L D:6-4R C:5-5L B:4-3R A:3-2R D:5-2R C:pass
B:5-3L A:3-1L D:5-1L C:pass B:6-5L A:pass D:6-3L C:pass B:3-3L
A:pass D:5-4R C:4-1R B:6-1R A:pass D:pass C:6-2R B:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 24 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-2 4-4 4-3 3-3 3-0"
deal.B = "6-1 6-0 5-3 5-2 5-1 2-1 2-0"
deal.C = "6-4 5-5 5-4 4-2 4-1 2-2 1-1"
deal.D = "6-5 5-0 4-0 3-2 3-1 1-0 0-0"
yard = ""
play = """
B:5-1 A:pass D:5-0L C:4-1R B:2-0L A:6-2L D:4-0R C:6-4L B:6-0R
A:4-4L D:6-5R C:5-5R B:5-3R A:4-3L D:3-1L C:1-1L B:2-1L A:6-3R
D:3-2L C:pass B:6-1R A:3-3L D:1-0R C:pass B:pass A:3-0L D:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 106 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-3 4-3 4-0 3-0 2-1 0-0"
deal.B = "6-6 6-4 6-2 6-1 4-4 2-0 1-0"
deal.C = "6-3 5-5 5-2 5-1 4-2 3-1 2-2"
deal.D = "6-0 5-4 5-0 4-1 3-3 3-2 1-1"
yard = ""
play = """
A:6-5 D:5-4R C:6-3L B:4-4R A:5-3L D:4-1R C:5-5L B:6-1R A:pass
D:6-0R C:5-2L B:6-2L A:4-0R D:pass C:4-2R B:2-0R A:3-0R D:3-3R
C:3-1R B:6-4L A:4-3L D:1-1R C:5-1R B:pass A:pass D:3-2L C:2-2L
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 6-0 5-0 4-3 2-2 1-1 0-0"
deal.B = "5-3 5-1 4-4 4-0 3-2 3-0 2-0"
deal.C = "6-6 6-4 5-5 4-2 4-1 3-3 2-1"
deal.D = "6-5 6-3 6-2 5-4 5-2 3-1 1-0"
yard = ""
play = """
D:6-5 C:6-6L B:5-1R A:6-1L D:3-1L C:3-3L B:5-3L A:5-0L D:1-0L
C:4-1L B:4-4L A:4-3L D:6-3L C:6-4L B:4-0L A:6-0L D:6-2L C:4-2L
B:pass A:1-1R D:5-4L C:5-5L B:pass A:pass D:5-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 7 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-1 5-3 4-4 4-0 3-0 2-2"
deal.B = "6-5 6-2 6-0 4-1 3-3 1-0 0-0"
deal.C = "6-4 6-3 5-4 5-1 4-2 2-1 2-0"
deal.D = "5-5 5-2 5-0 4-3 3-2 3-1 1-1"
yard = ""
play = """
C:6-4 B:6-2L A:2-2L D:4-3R C:6-3R B:6-0R A:4-0R D:5-2L C:5-4L
B:4-1L A:6-1L D:pass C:4-2R B:6-5L A:5-3L D:3-2R C:pass B:3-3L
A:3-0L D:5-0L C:5-1L B:1-0L A:pass D:3-1R C:2-1R B:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 22 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-1"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 206, BD = 154 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-1"
commitment = "1094d62ebf8a89ee31fb0650a018c84a222727ee9473f26da4b5493718d6eea6"
secret = "57daa72c204b4b0eec76753d1ba918e11bdbdbbc904c2e520cd688f674dc0c1a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 4-4 4-1 3-3 3-0 1-0"
deal.B = "6-4 6-3 4-2 3-2 3-1 2-0 0-0"
deal.C = "5-4 5-3 5-1 4-3 4-0 2-2 1-1"
deal.D = "6-6 6-1 6-0 5-5 5-2 5-0 2-1"
yard = ""
play = """
D:6-6 C:pass B:6-4L A:4-4L D:6-1R C:1-1R B:4-2L A:1-0R D:5-2L
C:4-0R B:pass A:6-5L D:6-0L C:5-4R B:2-0L A:6-2L D:5-5R C:5-3R
B:6-3L A:3-0L D:5-0L C:4-3R B:pass A:4-1R D:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 41 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 5-5 5-1 4-2 4-1 4-0"
deal.B = "6-3 6-2 5-2 4-3 3-2 2-2 2-0"
deal.C = "5-4 4-4 3-3 3-0 1-1 1-0 0-0"
deal.D = "6-5 6-4 6-1 5-3 5-0 3-1 2-1"
yard = ""
play = """
C:4-4 B:4-3L A:4-1R D:5-3L C:5-4L B:pass A:4-2L D:2-1L C:1-1L
B:pass A:5-1L D:6-5L C:1-0R B:6-3L A:4-0R D:3-1L C:pass B:pass
A:pass D:6-1L C:pass B:6-2L A:pass D:6-4R C:pass B:5-2L A:5-5L
D:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 52 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-3 5-1 4-1 3-3 3-1"
deal.B = "6-6 5-5 5-4 5-0 2-2 2-1 1-0"
deal.C = "6-5 6-4 6-2 5-2 4-4 1-1 0-0"
deal.D = "6-0 4-3 4-2 4-0 3-2 3-0 2-0"
yard = ""
play = """
B:6-6 A:6-3L D:4-3L C:6-4L B:pass A:6-1L D:6-0R C:1-1L B:5-0R
A:3-1L D:3-2L C:6-5R B:2-2L A:pass D:4-2L C:4-4L B:5-4L A:5-3L
D:3-0L C:6-2R B:2-1R A:5-1R D:4-0L C:5-2R B:pass A:4-1L D:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-5 5-4 3-2 2-1 1-1"
deal.B = "6-6 6-5 5-2 4-1 4-0 3-0 2-0"
deal.C = "6-4 5-3 4-4 4-3 3-3 2-2 1-0"
deal.D = "6-3 6-0 5-1 5-0 4-2 3-1 0-0"
yard = ""
play = """
A:1-1 D:5-1L C:5-3L B:4-1R A:3-2L D:4-2L C:4-4L B:4-0L A:5-4R
D:6-0L C:6-4L B:6-5R A:6-2R D:pass C:2-2R B:5-2R A:5-5R D:5-0R
C:4-3L B:3-0L A:pass D:0-0L C:1-0L B:2-0R A:2-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 25, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 5-5 5-1 5-0 4-0 3-2"
deal.B = "6-5 5-3 5-2 4-3 4-2 2-0 1-1"
deal.C = "6-1 6-0 3-3 3-1 2-1 1-0 0-0"
deal.D = "6-3 6-2 5-4 4-4 4-1 3-0 2-2"
yard = ""
play = """
D:6-3 C:3-3R B:6-5L A:5-1L D:4-1L C:3-1R B:4-3L A:3-2L D:6-2L
C:6-1L B:1-1L A:pass D:pass C:1-0L B:2-0L A:pass D:2-2L C:2-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 41, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 5-2 4-3 3-2 3-1 1-1"
deal.B = "5-5 5-4 4-4 4-1 4-0 3-0 2-2"
deal.C = "6-1 5-1 5-0 4-2 2-0 1-0 0-0"
deal.D = "6-4 6-3 6-2 6-0 5-3 3-3 2-1"
yard = ""
play = """
C:0-0 B:4-0L A:4-3L D:6-3L C:6-1L B:4-1L A:pass D:6-4L C:5-0R
B:5-5R A:6-5L D:5-3L C:5-1R B:3-0L A:1-1R D:6-0L C:1-0R B:pass
A:6-6L D:6-2L C:2-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 30, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-3 5-0 2-2 1-1 0-0"
deal.B = "6-6 4-4 4-1 3-3 3-2 3-1 2-0"
deal.C = "6-3 6-0 5-5 5-4 3-0 2-1 1-0"
deal.D = "6-5 6-4 5-2 5-1 4-3 4-2 4-0"
yard = ""
play = """
B:6-6 A:6-2L D:5-2L C:5-5L B:pass A:5-3L D:4-3L C:5-4L B:pass
A:5-0L D:4-0L C:6-0R B:4-4L A:0-0R D:6-4L C:6-3L B:3-3L A:pass
D:pass C:3-0L B:2-0L A:2-2L D:4-2L C:1-0R B:4-1L A:6-1L D:6-5L
C:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 15, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 5-2 4-4 3-1 0-0"
deal.B = "6-4 6-1 5-5 4-2 4-0 1-1 1-0"
deal.C = "6-3 5-3 5-1 4-1 3-3 3-0 2-2"
deal.D = "6-0 5-4 5-0 4-3 3-2 2-1 2-0"
yard = ""
play = """
A:0-0 D:6-0L C:6-3L B:4-0R A:3-1L D:2-1L C:4-1R B:6-1R A:6-5R
D:3-2L C:5-3R B:pass A:pass D:4-3L C:3-3R B:6-4L A:6-2L D:2-0L
C:3-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 33, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 5-4 5-1 3-3 3-2 3-0"
deal.B = "6-5 6-2 5-0 4-4 4-2 4-0 1-1"
deal.C = "6-4 6-0 5-3 5-2 2-1 2-0 1-0"
deal.D = "6-6 5-5 4-3 4-1 3-1 2-2 0-0"
yard = ""
play = """
D:6-6 C:6-0L B:6-5R A:5-1R D:0-0L C:1-0R B:5-0L A:5-4L D:4-3L
C:5-3L B:4-0R A:pass D:5-5L C:6-4R B:6-2R A:3-2R D:3-1R C:2-1R
B:4-2R A:pass D:4-1R C:5-2L B:1-1R A:6-1R D:2-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 20 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-4 5-3 5-1 3-2 2-1 2-0"
deal.B = "6-6 6-4 5-5 5-0 3-3 3-0 1-0"
deal.C = "6-1 6-0 4-4 4-1 3-1 2-2 0-0"
deal.D = "6-5 6-2 5-2 4-3 4-2 4-0 1-1"
yard = ""
play = """
C:4-4 B:6-4L A:6-3L D:4-3L C:4-1L B:1-0L A:2-0L D:6-2L C:6-0L
B:5-0L A:5-3L D:4-2R C:2-2R B:3-3L A:2-1R D:1-1R C:3-1L B:pass
A:5-1L D:6-5L C:6-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 36, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-4 5-3 5-2 4-4 2-1"
deal.B = "6-4 4-1 3-3 3-2 3-0 1-1 1-0"
deal.C = "6-3 6-1 6-0 5-5 4-3 4-0 2-0"
deal.D = "6-5 5-1 5-0 4-2 3-1 2-2 0-0"
yard = ""
play = """
B:6-4 A:6-2L D:4-2L C:4-0L B:4-1R A:2-1R D:5-0L C:5-5L B:3-2R
A:5-3L D:3-1L C:6-1L B:3-3R A:6-6L D:6-5L C:6-3R B:pass A:5-4L
D:pass C:4-3L B:3-0L A:pass D:0-0L C:6-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 13, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-1 5-5 5-0 4-4 3-1"
deal.B = "5-4 4-1 3-3 3-0 2-1 1-1 1-0"
deal.C = "6-5 6-0 5-3 4-3 2-2 2-0 0-0"
deal.D = "6-6 6-2 5-2 5-1 4-2 4-0 3-2"
yard = ""
play = """
A:6-4 D:6-6L C:4-3R B:3-3R A:6-1L D:5-1L C:6-5L B:3-0R A:6-3L
D:3-2L C:2-0L B:1-0L A:3-1L D:4-0R C:5-3L B:5-4L A:4-4L D:4-2L
C:2-2L B:4-1R A:pass D:6-2L C:6-0L B:2-1R A:5-0L D:5-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 35 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 4-1 4-0 3-2 3-0 2-2"
deal.B = "6-3 5-2 3-1 2-0 1-1 1-0 0-0"
deal.C = "5-5 5-4 5-1 4-4 4-2 3-3 2-1"
deal.D = "6-5 6-2 6-1 6-0 5-3 5-0 4-3"
yard = ""
play = """
D:6-5 C:5-5R B:6-3L A:3-2L D:6-2L C:5-4R B:pass A:6-4L D:4-3L
C:4-4R B:3-1L A:4-1L D:pass C:4-2L B:5-2L A:4-0R D:5-3L C:3-3L
B:2-0R A:2-2R D:pass C:2-1R B:1-1R A:3-0L D:6-0L C:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 13, BD = 0 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-2"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 211, BD = 93 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-2"
commitment = "3495e8419cd877b5e808df3b9b709af58f22594b9b0625d9f6ff11e90b5bb2ba"
secret = "d42feca43800e8a947b0e8751b06dbd7db98f9631b850e39a82165178d9722fa"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-5 4-4 4-0 2-1 0-0"
deal.B = "6-6 6-0 5-2 5-0 4-2 4-1 1-1"
deal.C = "6-4 5-4 5-3 3-3 3-2 3-1 3-0"
deal.D = "6-5 6-2 5-1 4-3 2-2 2-0 1-0"
yard = ""
play = """
B:6-6 A:6-3L D:6-2R C:5-3L B:5-2L A:2-1L D:1-0L C:3-0L B:4-2R
A:4-4R D:4-3R C:3-3L B:pass A:pass D:pass C:3-2L B:pass A:pass
D:2-0L C:3-1R B:1-1R A:6-1R D:6-5R C:5-4R B:6-0L A:4-0R D:pass
C:6-4L
"""
end = "out"
winner = "AC"
delta = { AC = 45, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-2 5-1 4-4 4-2 3-0 1-1"
deal.B = "6-0 3-2 3-1 2-2 2-1 2-0 0-0"
deal.C = "6-5 6-2 6-1 4-1 4-0 3-3 1-0"
deal.D = "6-6 6-3 5-5 5-4 5-3 5-0 4-3"
yard = ""
play = """
A:6-4 D:6-6L C:6-5L B:pass A:4-4R D:5-5L C:4-1R B:2-1R A:5-2L
D:pass C:6-2L B:2-2R A:4-2R D:6-3L C:3-3L B:3-2L A:pass D:5-4R
C:pass B:2-0L A:5-1R D:5-0L C:6-1R B:6-0R A:3-0R D:4-3R C:4-0R
B:0-0R A:pass D:5-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 3 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 5-4 5-1 5-0 4-4 2-2"
deal.B = "6-6 6-0 5-2 4-3 3-0 1-0 0-0"
deal.C = "6-3 6-2 4-2 4-1 3-3 3-2 1-1"
deal.D = "6-1 5-5 5-3 4-0 3-1 2-1 2-0"
yard = ""
play = """
D:4-0 C:4-2L B:5-2L A:6-5L D:2-0R C:6-3L B:3-0L A:5-0L D:5-5L
C:6-2R B:6-6R A:6-4R D:5-3L C:3-3L B:4-3R A:pass D:3-1L C:4-1L
B:pass A:5-4L D:pass C:3-2R B:pass A:5-1L D:2-1R C:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 39, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 5-3 5-2 4-2 3-0 0-0"
deal.B = "6-5 6-0 5-4 3-3 3-2 3-1 1-1"
deal.C = "6-4 6-1 5-5 5-0 4-1 2-2 2-0"
deal.D = "6-6 5-1 4-4 4-3 4-0 2-1 1-0"
yard = ""
play = """
C:6-4 B:5-4R A:6-3L D:5-1R C:6-1R B:3-3L A:5-3L D:6-6R C:5-5L
B:6-5L A:6-2L D:2-1L C:4-1L B:6-0R A:4-2L D:4-0R C:2-2L B:3-2L
A:3-0L D:4-4R C:5-0L B:pass A:5-2L D:4-3R C:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 7, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-0 5-3 5-0 4-1 3-0"
deal.B = "6-5 5-4 5-1 3-3 3-2 2-0 0-0"
deal.C = "5-2 4-3 4-2 4-0 3-1 2-1 1-0"
deal.D = "6-4 6-2 6-1 5-5 4-4 2-2 1-1"
yard = ""
play = """
B:3-3 A:6-3L D:6-2L C:5-2L B:3-2R A:5-3L D:2-2R C:4-3L B:5-4L
A:5-0L D:pass C:4-0L B:2-0R A:6-0R D:6-4R C:4-2L B:pass A:4-1R
D:6-1R C:2-1L B:5-1L A:6-6R D:5-5L C:pass B:6-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 6-1 5-2 4-1 2-1 1-1"
deal.B = "6-6 5-3 4-4 4-2 3-0 1-0 0-0"
deal.C = "6-4 5-5 5-1 5-0 3-3 2-2 2-0"
deal.D = "6-5 6-0 5-4 4-3 4-0 3-2 3-1"
yard = ""
play = """
A:6-3 D:6-0L C:5-0L B:5-3L A:pass D:3-2L C:2-2L B:3-0R A:6-2L
D:4-0R C:6-4L B:4-4L A:4-1L D:4-3R C:5-1L B:pass A:5-2L D:3-1R
C:2-0L B:1-0R A:pass D:pass C:pass B:0-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 38, BD = 25 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-0 4-3 3-2 2-2 2-1 1-1"
deal.B = "6-5 6-4 6-2 5-2 4-1 1-0 0-0"
deal.C = "6-0 5-5 5-1 4-2 3-3 3-0 2-0"
deal.D = "6-6 6-3 5-4 5-3 4-4 4-0 3-1"
yard = ""
play = """
D:3-1 C:3-3L B:4-1R A:4-3L D:5-4L C:5-5L B:6-4R A:6-1R D:5-3L
C:3-0L B:1-0R A:5-0L D:4-0R C:5-1L B:pass A:2-1L D:4-4R C:4-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 47, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 5-2 4-1 4-0 3-3 3-1"
deal.B = "5-5 5-0 4-3 4-2 3-0 2-2 1-0"
deal.C = "6-5 6-3 6-0 5-3 5-1 1-1 0-0"
deal.D = "6-6 6-1 5-4 4-4 3-2 2-1 2-0"
yard = ""
play = """
C:6-5 B:5-5R A:6-4L D:5-4R C:pass B:4-3L A:3-3L D:4-4R C:6-3L
B:4-2R A:6-2L D:2-0L C:6-0L B:2-2R A:5-2R D:6-1L C:5-1L B:5-0L
A:4-0L D:pass C:5-3R B:3-0R A:4-1L D:2-1L C:0-0R B:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-3 5-1 4-3 4-1 3-2 1-1"
deal.B = "6-3 6-2 3-3 3-1 2-2 2-1 0-0"
deal.C = "6-5 6-4 6-0 5-2 4-4 4-2 1-0"
deal.D = "6-6 5-5 5-4 5-0 4-0 3-0 2-0"
yard = ""
play = """
B:3-3 A:5-3L D:5-0L C:6-0L B:6-3L A:4-3L D:5-4L C:6-5L B:6-2L
A:3-2L D:3-0L C:1-0L B:3-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 51 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-1 5-1 3-2 1-0 0-0"
deal.B = "5-4 5-3 4-4 4-2 4-0 3-3 2-1"
deal.C = "6-2 5-5 5-0 4-1 3-1 3-0 2-0"
deal.D = "6-6 6-3 6-0 5-2 4-3 2-2 1-1"
yard = ""
play = """
A:6-5 D:6-0L C:5-0L B:5-4L A:6-4L D:6-6L C:6-2L B:4-2L A:5-1R
D:4-3L C:3-1L B:2-1L A:6-1R D:2-2L C:2-0L B:4-0L A:pass D:6-3R
C:4-1L B:3-3R A:3-2R D:5-2R C:5-5R B:5-3R A:1-0L D:pass C:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 35, BD = 0 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-3"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 138, BD = 230 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-3"
commitment = "576eb443fb0363072cafe60c44abfedd196d2076bb12031ecb857dbbc2b88197"
secret = "4f4c7a3ced6984a73c12dec82b7d0053a86649556e5229c3f067d6a64b3bf709"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 6-0 5-1 3-1 3-0"
deal.B = "6-4 5-3 5-2 4-4 4-2 2-2 1-0"
deal.C = "6-1 5-0 4-3 3-2 2-1 2-0 0-0"
deal.D = "6-3 5-5 5-4 4-1 4-0 3-3 1-1"
yard = ""
play = """
A:6-6 D:6-3L C:6-1R B:5-3L A:6-5L D:4-1R C:4-3R B:6-4L A:3-1R
D:5-4L C:5-0L B:1-0L A:5-1L D:5-5L C:2-1R B:5-2L A:6-2L D:pass
C:3-2R B:pass A:3-0R D:4-0R C:pass B:4-4R A:6-0L
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 4-3 4-1 4-0 3-2 2-0"
deal.B = "6-6 6-3 5-2 5-0 3-3 1-1 0-0"
deal.C = "6-2 6-0 5-1 4-4 3-1 3-0 2-2"
deal.D = "6-1 5-5 5-4 5-3 4-2 2-1 1-0"
yard = ""
play = """
D:5-5 C:5-1L B:1-1L A:4-1L D:5-4L C:pass B:5-2L A:6-5R D:6-1R
C:2-2L B:pass A:3-2L D:5-3L C:3-1R B:5-0L A:4-3R D:4-2R C:6-2R
B:0-0L A:6-4R D:1-0L C:4-4R B:pass A:4-0R D:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 11 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 5-5 4-3 3-0 2-0 1-1"
deal.B = "6-5 5-4 5-2 4-4 4-2 1-0 0-0"
deal.C = "6-2 6-1 6-0 5-1 3-2 3-1 2-2"
deal.D = "6-3 5-3 5-0 4-1 4-0 3-3 2-1"
yard = ""
play = """
C:6-0 B:6-5L A:5-5L D:5-3L C:3-1L B:1-0L A:3-0L D:6-3L C:6-1L
B:0-0R A:1-1L D:4-1L C:pass B:5-4L A:2-0R D:5-0L C:3-2R B:pass
A:4-3R D:4-0L C:pass B:4-4L A:6-4L D:pass C:6-2L B:5-2L A:pass
D:pass C:5-1L B:4-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 16 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-1 3-2 3-0 1-1 0-0"
deal.B = "6-6 6-1 5-3 5-2 4-1 3-1 2-2"
deal.C = "6-5 5-4 5-0 4-4 4-0 2-1 2-0"
deal.D = "6-3 6-2 6-0 4-3 4-2 3-3 1-0"
yard = ""
play = """
B:6-6 A:6-4L D:6-3R C:5-4L B:5-3L A:3-0L D:4-3R C:5-0L B:5-2L
A:3-2L D:3-3L C:4-4R B:3-1L A:5-1L D:4-2R C:2-1R B:6-1R A:5-5L
D:6-2R C:6-5L B:2-2R A:pass D:6-0L C:2-0R B:pass A:0-0L D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 31 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-3 4-0 3-2 2-2 2-1 1-0"
deal.B = "6-6 6-5 6-0 5-1 5-0 4-4 0-0"
deal.C = "6-2 5-5 5-2 4-1 3-3 3-0 2-0"
deal.D = "6-3 6-1 5-4 4-3 4-2 3-1 1-1"
yard = ""
play = """
A:2-2 D:4-2L C:5-2R B:4-4L A:5-3R D:5-4L C:3-3R B:6-5L A:6-4L
D:6-3R C:4-1L B:5-1L A:pass D:6-1R C:5-5L B:5-0L A:1-0L D:3-1L
C:3-0L B:6-0L A:2-1R D:pass C:6-2R B:6-6L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 11 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-5 5-0 4-4 4-3 4-0 3-1"
deal.B = "6-3 6-1 5-3 4-2 3-0 2-2 1-1"
deal.C = "6-5 5-4 4-1 3-3 3-2 2-0 0-0"
deal.D = "6-6 6-2 6-0 5-2 5-1 2-1 1-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-3L A:6-4R D:pass C:3-2L B:4-2L A:4-4L D:pass
C:4-1L B:6-1L A:4-3R D:6-2L C:2-0L B:3-0L A:3-1L D:5-1L C:5-4L
B:6-3R A:4-0L D:6-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 21 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 6-0 5-4 5-0 2-2 1-1"
deal.B = "6-6 6-3 5-2 4-2 4-0 3-3 2-1"
deal.C = "6-4 6-1 5-5 4-4 3-1 3-0 2-0"
deal.D = "5-3 5-1 4-3 4-1 3-2 1-0 0-0"
yard = ""
play = """
C:6-4 B:6-6L A:5-4R D:5-3R C:6-1L B:2-1L A:6-2L D:4-3R C:4-4R
B:6-3L A:pass D:3-2L C:2-0L B:4-0L A:pass D:4-1L C:3-1L B:3-3L
A:pass D:pass C:3-0L B:4-2R A:6-0L D:pass C:pass B:5-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 32 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 5-1 5-0 4-4 3-3 1-0"
deal.B = "6-5 6-4 6-3 5-3 5-2 4-2 2-1"
deal.C = "6-2 5-4 4-3 3-2 3-0 2-0 1-1"
deal.D = "6-1 6-0 4-1 4-0 3-1 2-2 0-0"
yard = ""
play = """
B:6-5 A:6-6L D:6-1L C:1-1L B:2-1L A:5-5R D:2-2L C:3-2L B:6-3L
A:5-1R D:6-0L C:3-0L B:5-3L A:5-0L D:4-1R C:4-3R B:pass A:1-0L
D:3-1L C:pass B:pass A:3-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 27, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-4 4-3 4-2 1-1 1-0 0-0"
deal.B = "6-4 6-2 6-0 5-5 5-0 3-0 2-0"
deal.C = "6-6 6-1 5-3 5-2 5-1 4-0 3-3"
deal.D = "6-3 4-4 4-1 3-2 3-1 2-2 2-1"
yard = ""
play = """
A:1-1 D:4-1L C:6-1R B:6-4L A:6-5L D:6-3R C:5-3R B:5-5L A:5-4L
D:4-4L C:5-1R B:pass A:4-3L D:3-2L C:5-2L B:5-0L A:1-0L D:3-1L
C:3-3L B:3-0L A:0-0L D:2-1R C:4-0L B:6-2R A:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-4 5-2 4-3 4-2 4-0 3-3"
deal.B = "6-3 6-1 5-0 2-2 2-1 1-0 0-0"
deal.C = "6-6 6-5 6-4 6-0 4-4 3-2 1-1"
deal.D = "6-2 5-3 5-1 4-1 3-1 3-0 2-0"
yard = ""
play = """
D:6-2 C:6-6L B:6-3L A:3-3L D:5-3L C:6-5L B:6-1L A:5-2R D:5-1L
C:pass B:5-0L A:5-5R D:3-0L C:3-2L B:2-2L A:4-2L D:4-1L C:1-1L
B:2-1L A:5-4R D:2-0L C:4-4R B:1-0L A:4-3R D:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 45 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-0 5-0 4-1 3-3 3-0"
deal.B = "6-1 5-5 5-2 4-0 3-2 2-1 0-0"
deal.C = "6-6 6-2 5-3 5-1 4-3 2-2 1-1"
deal.D = "6-5 5-4 4-4 4-2 3-1 2-0 1-0"
yard = ""
play = """
C:5-1 B:5-5L A:5-0L D:3-1R C:4-3R B:4-0L A:6-4L D:6-5L C:5-3L
B:3-2L A:4-1R D:4-2L C:1-1R B:6-1R A:6-3R D:5-4L C:pass B:5-2L
A:3-3R D:2-0L C:pass B:0-0L A:6-0L D:pass C:6-6L B:pass A:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 6-0 4-3 3-1 3-0 1-0"
deal.B = "5-4 5-3 5-0 4-4 4-0 2-1 0-0"
deal.C = "6-3 5-1 3-3 3-2 2-2 2-0 1-1"
deal.D = "6-6 6-4 6-2 5-5 5-2 4-2 4-1"
yard = ""
play = """
B:5-4 A:6-5L D:6-6L C:6-3L B:5-3L A:4-3R D:5-5L C:5-1L B:2-1L
A:3-1R D:6-2L C:1-1R B:pass A:6-1L D:4-1L C:pass B:4-4L A:1-0R
D:6-4L C:2-0R B:pass A:6-0L D:5-2R C:pass B:5-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-4 3-0 2-2 2-1 0-0"
deal.B = "5-5 4-4 4-3 4-2 4-0 3-2 2-0"
deal.C = "6-0 5-2 5-0 4-1 3-3 1-1 1-0"
deal.D = "6-6 6-4 6-2 6-1 5-3 5-1 3-1"
yard = ""
play = """
A:2-2 D:6-2L C:5-2R B:5-5R A:6-5L D:5-3L C:5-0R B:4-3L A:5-4L
D:5-1L C:1-0R B:pass A:2-1L D:6-1R C:6-0R B:4-2L A:0-0R D:6-4L
C:pass B:4-0R A:6-3L D:3-1L C:4-1R B:pass A:pass D:pass C:1-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 52, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-0 4-3 4-0 3-2 2-2 1-1"
deal.B = "6-5 5-4 4-1 3-1 3-0 2-0 1-0"
deal.C = "6-6 6-4 6-0 5-5 5-1 4-2 0-0"
deal.D = "6-3 6-2 5-3 5-2 4-4 3-3 2-1"
yard = ""
play = """
D:6-3 C:6-6L B:6-5L A:5-0L D:5-3R C:5-5R B:3-0L A:4-3L D:4-4L
C:6-4L B:5-4R A:6-1L D:2-1L C:4-2R B:2-0L A:4-0L D:6-2R C:6-0R
B:4-1L A:1-1L D:pass C:5-1L B:1-0R A:pass D:5-2L C:pass B:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 4-4 4-0 2-2 2-1 1-0"
deal.B = "6-6 6-0 5-2 5-1 4-2 3-3 2-0"
deal.C = "6-1 5-4 5-3 5-0 4-3 3-2 0-0"
deal.D = "6-5 6-4 5-5 4-1 3-1 3-0 1-1"
yard = ""
play = """
C:5-4 B:5-2L A:4-4R D:6-4R C:3-2L B:3-3L A:6-3L D:6-5L C:5-0L
B:6-0L A:6-2L D:pass C:6-1R B:4-2L A:2-1R D:4-1L C:pass B:5-1L
A:2-2R D:5-5L C:5-3L B:2-0R A:4-0R D:3-1L C:4-3R B:pass A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 17, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-1 4-1 3-3 3-1 3-0 2-0 1-1"
deal.B = "6-6 6-5 6-1 5-3 5-2 2-2 0-0"
deal.C = "6-2 5-5 5-0 4-3 4-2 4-0 1-0"
deal.D = "6-4 6-3 6-0 5-4 4-4 3-2 2-1"
yard = ""
play = """
B:6-6 A:pass D:6-4L C:4-3L B:5-3L A:5-1L D:6-3R C:1-0L B:0-0L
A:3-0L D:3-2L C:6-2L B:6-5L A:3-3R D:5-4L C:4-2L B:5-2L A:3-1R
D:2-1R C:5-5L B:2-2R A:2-0R D:6-0R C:5-0L B:6-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 36 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-4"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 112, BD = 253 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-4"
commitment = "7d68ba032f6051f01abb1adcc4eccb45acd49c28c7deecc9aaef5f9572919e8d"
secret = "9a0f0ebbc9d5c132fd33919d73a8449944c7d0e69a38bdefc203534a6f28145d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-4 4-4 4-2 4-1 2-1"
deal.B = "6-6 6-5 6-4 5-3 5-0 4-3 4-0"
deal.C = "6-3 5-1 3-2 3-1 3-0 2-0 0-0"
deal.D = "6-2 6-1 5-2 3-3 2-2 1-1 1-0"
yard = ""
play = """
B:6-6 A:6-0L D:6-2R C:3-2R B:4-0L A:5-4L D:3-3R C:6-3R B:6-4R
A:5-5L D:5-2L C:2-0L B:5-0L A:4-4R D:pass C:5-1L B:4-3R A:4-1L
D:pass C:3-1R B:pass A:4-2L D:2-2L C:pass B:pass A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 54, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-4 5-0 4-2 4-0 1-0"
deal.B = "6-5 5-3 5-2 4-4 3-2 3-0 2-0"
deal.C = "6-4 5-5 5-1 4-3 3-3 1-1 0-0"
deal.D = "6-3 6-2 6-0 4-1 3-1 2-2 2-1"
yard = ""
play = """
A:6-6 D:6-2L C:6-4R B:3-2L A:5-4R D:6-3L C:5-5R B:6-5L A:5-0L
D:6-0L C:5-1R B:pass A:6-1L D:2-1L C:1-1R B:2-0L A:4-0L D:4-1L
C:pass B:pass A:1-0L D:3-1R C:4-3R B:3-0L A:4-2R
"""
end = "out"
winner = "AC"
delta = { AC = 27, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-5 5-4 4-4 4-2 4-0 2-0"
deal.B = "6-0 5-3 5-0 4-3 3-1 3-0 1-0"
deal.C = "6-6 6-5 6-2 5-1 4-1 3-3 3-2"
deal.D = "6-3 6-1 5-2 2-2 2-1 1-1 0-0"
yard = ""
play = """
D:2-2 C:6-2L B:6-0L A:4-0L D:2-1R C:5-1R B:5-3R A:6-4L D:6-3R
C:6-6L B:pass A:pass D:6-1L C:6-5R B:3-1L A:5-5R D:5-2R C:3-3L
B:4-3L A:5-4L D:pass C:3-2R B:5-0L A:2-0L D:pass C:pass B:3-0R
A:4-2L D:0-0R C:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-4 5-2 4-3 3-0 2-0 1-1"
deal.B = "6-6 6-3 6-0 5-5 4-0 3-2 0-0"
deal.C = "6-5 6-2 5-3 5-1 4-4 4-2 2-1"
deal.D = "6-1 5-0 4-1 3-3 3-1 2-2 1-0"
yard = ""
play = """
C:6-5 B:5-5R A:6-4L D:4-1L C:5-3R B:3-2R A:1-1L D:2-2R C:6-2R
B:6-0R A:3-0R D:3-3R C:5-1L B:6-3R A:5-4L D:6-1R C:4-4L B:4-0L
A:2-0L D:1-0R C:4-2L B:0-0R A:4-3L D:5-0R C:pass B:pass A:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 4-1 3-2 3-0 2-2 1-1"
deal.B = "6-0 5-1 5-0 3-3 2-0 1-0 0-0"
deal.C = "6-3 5-4 5-3 4-4 4-3 3-1 2-1"
deal.D = "6-6 6-5 6-4 5-5 5-2 4-2 4-0"
yard = ""
play = """
B:5-1 A:6-1R D:6-6R C:5-4L B:6-0R A:4-1L D:4-0R C:4-4R B:1-0L
A:3-0L D:6-4R C:6-3L B:pass A:6-2L D:4-2L C:4-3L B:3-3L A:3-2L
D:5-2L C:5-3L B:pass A:pass D:6-5R C:3-1L B:5-0R A:1-1L D:pass
C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-3 5-0 4-3 4-1 3-0"
deal.B = "6-0 5-1 3-2 3-1 2-1 1-1 1-0"
deal.C = "6-4 6-3 6-2 5-4 4-2 3-3 0-0"
deal.D = "6-6 6-1 5-2 4-4 4-0 2-2 2-0"
yard = ""
play = """
A:6-5 D:6-6L C:6-4L B:5-1R A:4-3L D:6-1R C:6-3L B:6-0L A:5-0L
D:5-2L C:6-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 47 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-4 5-3 4-4 4-0 3-3 3-0"
deal.B = "6-5 5-2 5-1 4-1 2-0 1-1 0-0"
deal.C = "6-6 6-0 5-5 5-0 4-2 2-2 1-0"
deal.D = "6-4 6-2 6-1 4-3 3-2 3-1 2-1"
yard = ""
play = """
D:6-2 C:6-6L B:6-5L A:5-4L D:6-4L C:6-0L B:5-2R A:4-0L D:4-3L
C:5-5R B:5-1R A:6-3L D:6-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 41 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-2 4-4 3-1 3-0 2-2 2-1"
deal.B = "6-5 6-4 6-3 6-2 5-1 4-1 3-3"
deal.C = "5-5 5-4 4-3 4-0 3-2 2-0 1-0"
deal.D = "6-6 6-0 5-3 5-0 4-2 1-1 0-0"
yard = ""
play = """
C:5-5 B:6-5L A:6-1L D:5-0R C:4-0R B:6-4R A:3-1L D:6-6R C:4-3L
B:6-2R A:4-4L D:4-2R C:5-4L B:4-1R A:5-2L D:1-1R C:3-2L B:5-1R
A:3-0L D:6-0L C:pass B:6-3L A:pass D:5-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-5 5-0 4-1 4-0 1-1"
deal.B = "6-6 6-1 6-0 5-2 4-4 3-2 3-0"
deal.C = "6-2 5-1 4-3 3-3 2-2 2-0 0-0"
deal.D = "6-4 5-4 5-3 4-2 3-1 2-1 1-0"
yard = ""
play = """
B:6-0 A:6-5L D:5-4L C:4-3L B:3-0R A:6-3L D:6-4L C:3-3R B:4-4L
A:4-1L D:3-1L C:pass B:3-2L A:pass D:4-2L C:pass B:pass A:4-0L
D:1-0L C:5-1L B:5-2L A:pass D:2-1L C:pass B:6-1L A:pass D:5-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 31 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-2 4-4 4-1 4-0 3-3"
deal.B = "5-5 5-3 4-2 3-1 2-2 2-0 0-0"
deal.C = "6-4 6-1 5-4 3-2 3-0 2-1 1-1"
deal.D = "6-5 6-3 6-0 5-1 5-0 4-3 1-0"
yard = ""
play = """
A:6-6 D:6-5L C:6-4R B:4-2R A:5-2L D:pass C:3-2L B:2-2R A:3-3L
D:6-3L C:6-1L B:3-1L A:6-2R D:6-0R C:3-0L B:0-0L A:4-0L D:4-3L
C:pass B:2-0R A:pass D:pass C:2-1R B:5-3L A:4-1R D:5-0L C:5-4R
B:5-5R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 10 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-0 4-2 3-2 2-2 2-1 1-1"
deal.B = "6-4 6-2 5-5 5-4 5-1 4-1 3-0"
deal.C = "6-6 6-3 6-0 5-3 3-3 2-0 0-0"
deal.D = "6-1 5-2 4-4 4-3 4-0 3-1 1-0"
yard = ""
play = """
D:4-4 C:pass B:6-4L A:6-5L D:5-2L C:2-0L B:4-1R A:5-0L D:3-1R
C:6-3R B:5-4L A:4-2L D:6-1R C:pass B:5-1R A:3-2L D:4-3L C:5-3R
B:3-0R A:pass D:1-0R C:pass B:pass A:2-1R D:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 55 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-1 5-5 3-2 3-1 1-1"
deal.B = "6-2 6-0 5-2 5-1 5-0 4-3 2-0"
deal.C = "6-5 5-3 4-4 4-2 3-3 2-2 2-1"
deal.D = "6-6 5-4 4-1 4-0 3-0 1-0 0-0"
yard = ""
play = """
C:6-5 B:6-2L A:3-2L D:5-4R C:4-4R B:4-3R A:6-3L D:6-6L C:5-3R
B:6-0L A:5-5R D:0-0L C:pass B:2-0L A:pass D:pass C:4-2L B:5-0R
A:6-4L D:4-0R C:pass B:pass A:6-1L D:1-0L C:pass B:pass A:pass
D:3-0L C:3-3L B:pass A:3-1L D:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 59 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-5"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 200, BD = 128 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-5"
commitment = "bd50bbdb91aaa26a9a6e59dc2014b63cbc6ee512f53a7a211bd3978a321b245f"
secret = "e553a62e1e4a9af29a51e709194d30b9835b6c1a5421a481456554685385d45c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-3 4-2 4-1 4-0 3-0"
deal.B = "6-5 6-3 6-2 5-4 5-1 2-0 1-0"
deal.C = "5-5 5-2 4-4 3-3 3-1 2-1 0-0"
deal.D = "6-1 6-0 5-0 4-3 3-2 2-2 1-1"
yard = ""
play = """
A:6-6 D:6-1L C:3-1L B:6-5R A:5-3L D:5-0L C:5-5R B:5-4R A:4-0L
D:4-3L C:4-4R B:6-3L A:4-2R D:6-0L C:5-2R B:5-1R A:3-0L D:3-2L
C:2-1L B:1-0L A:4-1R D:pass C:0-0L B:2-0L A:6-4R
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-3 6-1 3-3 2-0 0-0"
deal.B = "6-4 5-5 5-3 3-2 3-1 1-1 1-0"
deal.C = "6-2 6-0 5-2 4-3 4-2 4-1 3-0"
deal.D = "5-4 5-1 5-0 4-4 4-0 2-2 2-1"
yard = ""
play = """
D:5-4 C:5-2L B:6-4R A:6-1R D:2-2L C:4-1R B:3-2L A:3-3L D:4-4R
C:4-3L B:pass A:pass D:4-0L C:6-0L B:pass A:6-3L D:pass C:4-2R
B:5-3L A:6-5L D:2-1R C:6-2L B:3-1R A:2-0L D:5-0L C:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 19, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 5-2 5-1 3-1 2-0 1-0"
deal.B = "6-6 6-5 6-0 4-3 4-2 4-1 4-0"
deal.C = "6-1 5-3 5-0 3-3 3-0 2-2 1-1"
deal.D = "6-3 6-2 5-4 4-4 3-2 2-1 0-0"
yard = ""
play = """
C:3-3 B:4-3L A:3-1R D:5-4L C:5-3L B:4-1R A:6-4R D:6-3L C:6-1L
B:6-6R A:5-1L D:6-2R C:2-2R B:6-5L A:2-0R D:0-0R C:3-0R B:6-0L
A:1-0L D:2-1L C:pass B:4-2L A:pass D:4-4L C:pass B:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 24 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 5-1 3-3 3-2 2-0 1-1"
deal.B = "6-5 4-3 4-1 4-0 3-1 2-2 2-1"
deal.C = "6-3 6-2 6-0 5-5 5-0 4-2 3-0"
deal.D = "6-6 6-4 5-3 5-2 4-4 1-0 0-0"
yard = ""
play = """
B:6-5 A:5-1R D:6-6L C:6-0L B:4-1R A:5-4R D:1-0L C:5-5R B:3-1L
A:3-3L D:5-3L C:5-0L B:4-0L A:pass D:6-4L C:6-3L B:4-3L A:pass
D:4-4L C:4-2L B:2-2L A:3-2L D:5-2R C:6-2R B:pass A:6-1R D:pass
C:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-4 4-4 3-1 3-0 1-0"
deal.B = "6-2 5-5 5-0 4-3 3-3 2-2 0-0"
deal.C = "6-1 5-2 4-2 4-1 4-0 2-1 2-0"
deal.D = "6-6 6-4 6-0 5-3 5-1 3-2 1-1"
yard = ""
play = """
A:3-1 D:5-3L C:5-2L B:6-2L A:1-0R D:6-6L C:6-1L B:5-0R A:5-4R
D:5-1L C:4-1R B:5-5L A:6-5L D:6-4L C:4-2L B:2-2L A:pass D:3-2L
C:2-1R B:4-3L A:4-4L D:pass C:4-0L B:0-0L A:3-0L D:pass C:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 4-0 3-3 3-2 1-1 0-0"
deal.B = "5-5 5-2 4-4 4-3 4-1 2-0 1-0"
deal.C = "5-4 5-1 5-0 3-1 3-0 2-2 2-1"
deal.D = "6-6 6-4 6-3 6-2 6-0 5-3 4-2"
yard = ""
play = """
D:6-6 C:pass B:pass A:6-1L D:6-4R C:5-4R B:5-5R A:6-5R D:6-3R
C:3-1R B:4-1L A:1-1R D:4-2L C:2-1L B:1-0L A:4-0L D:pass C:5-1R
B:4-4L A:pass D:5-3R C:3-0R B:4-3L A:3-3L D:6-0R C:pass B:pass
A:3-2L D:6-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 59 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 4-2 3-1 3-0 1-0 0-0"
deal.B = "6-1 6-0 5-3 5-0 3-3 2-1 1-1"
deal.C = "6-4 6-3 5-2 4-3 4-0 2-2 2-0"
deal.D = "6-6 6-2 5-4 5-1 4-4 4-1 3-2"
yard = ""
play = """
C:2-2 B:2-1L A:1-0L D:6-2R C:6-4R B:6-0L A:4-2R D:6-6L C:6-3L
B:5-3L A:5-5L D:5-4L C:4-3L B:3-3L A:3-1L D:5-1L C:5-2L B:pass
A:pass D:3-2L C:2-0R B:5-0R A:6-5R D:pass C:pass B:6-1R A:3-0L
D:4-1R C:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 35, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-3 5-2 5-0 4-4 3-3 3-1"
deal.B = "6-3 6-2 6-0 5-4 4-0 2-2 1-0"
deal.C = "6-5 5-5 5-1 4-3 4-2 3-0 2-0"
deal.D = "6-6 6-1 4-1 3-2 2-1 1-1 0-0"
yard = ""
play = """
B:6-3 A:5-3R D:6-6L C:6-5L B:5-4L A:6-4L D:6-1L C:5-1L B:pass
A:5-2L D:3-2L C:5-5R B:pass A:5-0R D:0-0R C:3-0R B:pass A:3-3L
D:pass C:4-3L B:4-0L A:3-1R D:4-1R C:4-2R B:6-2R A:pass D:pass
C:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-1 5-0 3-3 2-1 2-0"
deal.B = "6-2 5-5 5-4 5-2 4-0 3-1 1-1"
deal.C = "6-6 5-1 4-3 4-2 3-2 3-0 1-0"
deal.D = "6-5 6-0 5-3 4-4 4-1 2-2 0-0"
yard = ""
play = """
A:6-1 D:6-5L C:5-1L B:3-1L A:3-3L D:5-3L C:1-0R B:5-5L A:5-0R
D:pass C:pass B:5-4L A:6-4L D:6-0L C:3-0L B:5-2R A:6-3L D:2-2R
C:6-6L B:6-2L A:2-0L D:0-0L C:3-2R B:4-0L A:pass D:4-4L C:4-2L
B:pass A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 7, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-2 5-1 4-2 4-1 4-0 3-0 1-0"
deal.B = "6-5 6-4 6-2 5-5 4-4 4-3 2-1"
deal.C = "6-3 6-1 5-4 5-3 3-2 1-1 0-0"
deal.D = "6-6 6-0 5-0 3-3 3-1 2-2 2-0"
yard = ""
play = """
D:6-6 C:6-3L B:6-5R A:5-2R D:3-3L C:3-2R B:4-3L A:3-0R D:6-0R
C:5-4L B:5-5L A:5-1L D:3-1L C:6-1R B:2-1R A:4-2R D:pass C:5-3L
B:6-4R A:pass D:5-0L C:0-0L B:6-2R A:4-0L D:2-2R C:pass B:4-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 8 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 4-3 3-3 2-2 2-0 1-0"
deal.B = "6-0 5-4 4-2 4-1 4-0 2-1 0-0"
deal.C = "5-5 5-3 5-2 4-4 3-2 3-1 1-1"
deal.D = "6-6 6-4 6-3 6-1 5-1 5-0 3-0"
yard = ""
play = """
C:5-5 B:5-4L A:6-5R D:6-4L C:pass B:6-0L A:1-0L D:6-1L C:pass
B:pass A:6-2L D:6-6R C:5-2L B:pass A:pass D:5-1L C:1-1L B:4-1L
A:4-3L D:6-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 37 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-3 5-2 4-1 3-2 1-0"
deal.B = "6-3 6-0 5-4 5-1 4-3 4-2 1-1"
deal.C = "6-4 6-1 5-0 4-0 3-0 2-1 2-0"
deal.D = "6-6 6-5 4-4 3-3 3-1 2-2 0-0"
yard = ""
play = """
B:6-3 A:6-2L D:2-2L C:3-0R B:4-2L A:4-1L D:3-1L C:2-0R B:4-3L
A:3-2R D:4-4L C:6-4L B:6-0L A:5-3R D:0-0L C:5-0R B:pass A:1-0L
D:pass C:2-1L B:pass A:5-2L D:6-5L C:6-1L B:5-1L A:5-5L
"""
end = "out"
winner = "AC"
delta = { AC = 29, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-3 5-1 4-0 3-3 1-1"
deal.B = "6-4 6-3 6-0 5-0 4-4 4-1 1-0"
deal.C = "6-5 5-4 4-3 3-2 3-1 2-1 0-0"
deal.D = "6-1 5-5 5-2 4-2 3-0 2-2 2-0"
yard = ""
play = """
A:5-3 D:5-5L C:6-5L B:6-4L A:3-3R D:4-2L C:3-2L B:6-3L A:6-6L
D:6-1L C:3-1L B:pass A:pass D:3-0L C:4-3R B:4-4R A:4-0R D:2-0L
C:2-1L B:6-0R A:5-1L D:5-2L C:pass B:pass A:6-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 15, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-0 5-0 2-1 2-0 0-0"
deal.B = "6-1 4-4 4-3 4-2 4-0 3-0 1-0"
deal.C = "6-4 6-2 5-4 5-3 5-2 5-1 3-3"
deal.D = "6-6 5-5 4-1 3-2 3-1 2-2 1-1"
yard = ""
play = """
D:6-6 C:6-4L B:4-4L A:6-0R D:4-1L C:5-1L B:4-0R A:6-5L D:pass
C:5-4R B:6-1L A:5-0R D:3-1L C:5-3L B:3-0R A:6-3R D:5-5L C:6-2R
B:4-2R A:pass D:pass C:5-2L B:4-3R A:2-1L D:1-1L C:3-3R
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 6-1 4-3 4-2 3-2 2-2"
deal.B = "6-5 5-2 5-0 4-4 3-3 3-1 3-0"
deal.C = "6-6 5-5 5-4 5-3 5-1 4-1 1-0"
deal.D = "6-4 6-0 4-0 2-1 2-0 1-1 0-0"
yard = ""
play = """
C:5-5 B:6-5L A:6-1L D:2-1L C:5-1R B:5-2L A:pass D:1-1R C:5-4L
B:4-4L A:4-3L D:pass C:5-3L B:5-0L A:pass D:6-0L C:6-6L B:3-1R
A:3-2R D:6-4L C:4-1L B:pass A:2-2R D:2-0R C:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 38, BD = 0 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-6"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 170, BD = 254 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-6"
commitment = "931de6da271e3226208b4c10120848972974542fcbbc41a7a262a9cdbc47c1b3"
secret = "f9eb876d206fba63a05feafdbfc19018ae5d21d2d09e0d14d997bc0def587230"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-0 5-2 4-2 4-1 2-2"
deal.B = "4-4 4-0 3-2 3-1 3-0 2-1 0-0"
deal.C = "6-4 6-2 6-1 5-5 5-1 3-3 2-0"
deal.D = "6-5 5-4 5-3 5-0 4-3 1-1 1-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-5L B:pass A:6-3R D:5-3R C:5-1L B:3-1L A:5-2R
D:4-3L C:6-4L B:3-2R A:6-0L D:5-0L C:3-3R B:3-0R A:pass D:5-4L
C:2-0R B:4-4L A:4-2L D:pass C:6-2L B:2-1R A:4-1R D:pass C:6-1L
"""
end = "out"
winner = "AC"
delta = { AC = 7, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-3 5-2 5-1 4-4 4-3 1-1 0-0"
deal.B = "6-5 6-3 5-4 5-0 3-3 2-2 2-0"
deal.C = "6-4 6-1 4-1 4-0 3-2 3-1 3-0"
deal.D = "6-6 6-2 6-0 5-5 4-2 2-1 1-0"
yard = ""
play = """
D:1-0 C:6-1L B:6-5L A:5-3L D:6-0R C:3-2L B:2-2L A:5-2L D:6-6R
C:6-4R B:5-4R A:5-1L D:5-5R C:4-1L B:5-0R A:4-4L D:4-2L C:4-0R
B:2-0L A:4-3R D:pass C:3-0L B:3-3L A:pass D:pass C:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 45, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-1 4-4 4-3 4-1 3-2 3-1"
deal.B = "6-4 5-4 5-3 4-2 3-3 1-1 0-0"
deal.C = "6-0 5-2 5-0 3-0 2-2 2-1 1-0"
deal.D = "6-6 6-5 6-3 6-2 6-1 4-0 2-0"
yard = ""
play = """
C:6-0 B:6-4L A:4-4L D:2-0R C:5-2R B:5-4R A:4-3L D:6-3L C:pass
B:4-2R A:3-2R D:6-5L C:5-0L B:3-3R A:3-1R D:4-0L C:2-1R B:pass
A:4-1L D:6-2R C:1-0L B:0-0L A:pass D:6-1R C:3-0L B:1-1R A:5-1R
D:pass C:pass B:5-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 39 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-3 4-1 3-3 2-2 1-0"
deal.B = "6-6 6-3 4-4 4-3 3-1 2-1 0-0"
deal.C = "5-2 5-1 5-0 4-2 3-0 2-0 1-1"
deal.D = "6-4 6-2 6-0 5-5 5-4 4-0 3-2"
yard = ""
play = """
B:6-6 A:6-5L D:6-4R C:5-2L B:4-4R A:4-1R D:3-2L C:3-0L B:3-1R
A:5-3R D:5-4R C:5-0L B:4-3R A:3-3R D:5-5L C:5-1L B:6-3R A:6-1L
D:6-2L C:4-2L B:pass A:pass D:6-0R C:2-0R B:2-1R A:1-0R D:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 31 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-5 5-4 4-1 3-0 2-0"
deal.B = "6-0 5-2 4-4 4-2 3-3 2-2 2-1"
deal.C = "6-5 6-4 5-3 5-0 4-0 3-2 1-0"
deal.D = "6-3 6-1 5-1 4-3 3-1 1-1 0-0"
yard = ""
play = """
A:6-6 D:6-1L C:1-0L B:6-0L A:6-2L D:6-3R C:3-2L B:3-3L A:3-0L
D:3-1R C:5-0L B:5-2L A:4-1R D:4-3R C:5-3R B:2-2L A:5-5R D:5-1R
C:pass B:2-1R A:2-0L D:0-0L C:4-0L B:4-4L A:5-4L
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-2 6-1 5-5 4-3 0-0"
deal.B = "6-0 4-2 3-3 3-1 3-0 2-0 1-1"
deal.C = "6-4 5-3 5-1 4-1 4-0 3-2 1-0"
deal.D = "6-6 5-4 5-2 5-0 4-4 2-2 2-1"
yard = ""
play = """
D:4-4 C:6-4L B:6-0L A:4-3R D:5-0L C:5-3L B:3-3L A:6-3L D:6-6L
C:3-2R B:2-0R A:6-5L D:5-2L C:4-0R B:4-2L A:pass D:5-4L C:5-1L
B:3-1L A:pass D:pass C:4-1R B:1-1R A:6-1R D:pass C:pass B:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 6-1 4-3 4-2 3-0 2-2"
deal.B = "6-3 5-5 5-0 3-3 2-0 1-0 0-0"
deal.C = "6-5 6-4 6-0 5-4 5-1 4-4 2-1"
deal.D = "5-3 5-2 4-1 4-0 3-2 3-1 1-1"
yard = ""
play = """
C:6-5 B:5-5R A:6-6L D:5-3R C:6-4L B:3-3R A:4-3L D:3-1L C:5-1L
B:5-0L A:3-0L D:3-2L C:2-1L B:1-0L A:pass D:4-0L C:5-4L B:6-3R
A:6-2R D:5-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 31 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-0 4-0 3-0 2-0 1-0"
deal.B = "6-3 6-2 6-1 4-4 4-1 1-1 0-0"
deal.C = "6-4 5-5 5-3 5-2 4-2 3-1 2-1"
deal.D = "6-0 5-4 5-1 4-3 3-3 3-2 2-2"
yard = ""
play = """
B:4-4 A:4-0L D:5-4R C:5-5R B:0-0L A:6-5R D:6-0R C:pass B:pass
A:5-0L D:5-1L C:3-1L B:6-3L A:6-6L D:pass C:6-4L B:4-1L A:3-0R
D:3-2R C:2-1L B:6-2L A:2-0R D:pass C:pass B:6-1L A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 44, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-2 4-2 3-0 1-1 1-0"
deal.B = "6-6 6-4 6-0 5-5 4-1 4-0 0-0"
deal.C = "6-5 5-3 5-0 4-4 4-3 3-1 2-2"
deal.D = "6-3 5-4 5-1 3-3 3-2 2-1 2-0"
yard = ""
play = """
A:6-2 D:2-1R C:6-5L B:5-5L A:5-2L D:2-0L C:5-0L B:4-1R A:4-2R
D:3-2R C:5-3L B:pass A:3-0L D:3-3R C:4-3R B:4-0R A:1-0L D:5-1L
C:pass B:0-0R A:pass D:5-4L C:4-4L B:6-4L A:6-1L D:pass C:3-1L
B:6-0R A:pass D:6-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 31 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-2 5-3 3-3 2-2 2-0"
deal.B = "6-1 5-5 5-2 5-0 4-4 3-0 1-0"
deal.C = "6-3 6-0 5-1 4-1 3-2 3-1 1-1"
deal.D = "6-6 5-4 4-3 4-2 4-0 2-1 0-0"
yard = ""
play = """
D:4-3 C:4-1L B:3-0R A:2-0R D:2-1L C:3-2L B:5-2R A:6-5R D:6-6R
C:6-3L B:6-1L A:6-4R D:5-4R C:5-1L B:5-5L A:5-3L D:pass C:3-1L
B:1-0L A:pass D:0-0L C:6-0L B:5-0R A:6-2L D:4-2L C:pass B:4-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 5-5 5-3 5-2 5-1 2-0"
deal.B = "6-5 6-3 6-2 4-4 4-1 3-2 3-1"
deal.C = "6-0 4-2 4-0 3-3 2-2 1-1 0-0"
deal.D = "6-6 5-4 5-0 4-3 3-0 2-1 1-0"
yard = ""
play = """
C:6-0 B:6-3L A:5-3L D:3-0R C:3-3R B:6-5L A:6-4L D:4-3R C:4-2L
B:3-2L A:pass D:5-4R C:pass B:3-1L A:5-5R D:2-1L C:2-2L B:6-2L
A:6-1L D:5-0R C:1-1L B:4-1L A:2-0R D:pass C:4-0L B:pass A:5-2R
D:1-0L C:pass B:pass A:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 45, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 5-3 5-0 4-3 4-1 2-1"
deal.B = "6-2 6-1 5-5 4-2 4-0 3-2 3-1"
deal.C = "6-4 6-0 5-2 5-1 3-3 2-2 2-0"
deal.D = "6-6 6-5 4-4 3-0 1-1 1-0 0-0"
yard = ""
play = """
B:5-5 A:5-4L D:6-5R C:6-4L B:6-2L A:6-3R D:3-0R C:5-2L B:4-0R
A:5-3L D:4-4R C:3-3L B:4-2R A:4-3L D:pass C:2-2R B:3-2R A:4-1L
D:1-1L C:5-1L B:3-1R A:5-0L D:1-0R C:6-0L B:6-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 5 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 5-3 5-0 3-1 1-1 1-0"
deal.B = "6-5 6-2 6-1 4-4 4-1 3-3 0-0"
deal.C = "6-4 6-3 4-3 4-0 3-2 3-0 2-0"
deal.D = "6-6 6-0 5-2 5-1 4-2 2-2 2-1"
yard = ""
play = """
A:5-5 D:5-2L C:3-2L B:6-5R A:5-3L D:6-6R C:6-4R B:4-4R A:5-4L
D:4-2L C:2-0L B:0-0L A:5-0L D:5-1L C:4-3R B:6-1L A:3-1R D:6-0L
C:4-0L B:4-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 21, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 4-3 4-2 4-0 3-0 2-1 2-0"
deal.B = "6-4 6-3 6-2 6-0 5-5 3-3 1-1"
deal.C = "5-4 5-3 5-2 5-0 4-4 4-1 2-2"
deal.D = "6-5 6-1 5-1 3-2 3-1 1-0 0-0"
yard = ""
play = """
D:6-5 C:5-4R B:6-4R A:6-6L D:6-1L C:4-1L B:6-3R A:4-3L D:3-2L
C:5-2L B:5-5L A:3-0R D:5-1L C:5-0R B:1-1L A:2-1L D:pass C:2-2L
B:6-2L A:pass D:pass C:5-3R B:3-3R A:pass D:3-1R C:pass B:6-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 20 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 5-2 5-0 3-3 3-2 3-1"
deal.B = "6-3 6-1 5-4 5-1 4-3 1-1 1-0"
deal.C = "6-5 6-2 4-4 4-1 4-0 3-0 2-0"
deal.D = "6-4 5-5 5-3 4-2 2-2 2-1 0-0"
yard = ""
play = """
C:6-5 B:6-1L A:5-2R D:2-1R C:4-1L B:5-4L A:5-0L D:0-0L C:4-0L
B:4-3L A:3-3L D:5-3L C:pass B:5-1L A:3-1L D:pass C:3-0L B:1-0L
A:pass D:pass C:pass B:1-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 66 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-7"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 258, BD = 63 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-7"
commitment = "a415b02845077213c2485881a706ca713d8a5f4b11c2a1f630e01f75a3c48ea6"
secret = "9283d24591d382ab2a93d1c5dd09bf22d0b83cc1b61010984f637095d02e27b4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-1 4-2 4-1 2-2 1-1"
deal.B = "6-4 5-3 4-4 4-0 3-2 3-1 0-0"
deal.C = "6-3 6-1 5-4 5-2 4-3 3-3 1-0"
deal.D = "6-5 6-2 5-5 5-0 3-0 2-1 2-0"
yard = ""
play = """
A:6-6 D:6-5L C:6-3R B:5-3L A:pass D:3-0L C:3-3R B:4-0L A:4-1L
D:2-1L C:5-2L B:3-2R A:2-2R D:5-5L C:5-4L B:6-4L A:4-2R D:6-2L
C:4-3R B:3-1R A:1-1R D:2-0L C:1-0L B:pass A:5-1L D:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 5-4 5-2 2-2 2-1 2-0"
deal.B = "6-6 5-5 5-3 5-1 5-0 4-2 1-0"
deal.C = "6-4 6-2 4-4 4-1 4-0 3-3 3-1"
deal.D = "6-5 6-0 4-3 3-2 3-0 1-1 0-0"
yard = ""
play = """
D:6-5 C:6-2L B:4-2L A:5-4L D:pass C:pass B:5-5L A:5-2L D:3-2L
C:3-1L B:5-1L A:pass D:pass C:pass B:5-3L A:6-3L D:6-0L C:4-0L
B:5-0R A:2-0R D:4-3L C:3-3L B:pass A:2-2R D:3-0L C:pass B:1-0L
A:6-1L D:pass C:6-4L B:pass A:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 25 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-5 5-1 4-3 4-0 2-1 1-0"
deal.B = "6-6 5-3 4-2 3-2 3-1 3-0 2-0"
deal.C = "6-4 6-3 5-4 4-4 4-1 3-3 0-0"
deal.D = "6-5 6-2 6-1 5-2 5-0 2-2 1-1"
yard = ""
play = """
C:4-4 B:4-2L A:2-1L D:6-1L C:4-1R B:6-6L A:6-0L D:5-0L C:5-4L
B:3-1R A:4-3R D:pass C:6-4L B:pass A:4-0R D:6-5L C:0-0R B:5-3L
A:1-0R D:1-1R C:3-3L B:3-2L A:5-1R D:6-2L C:6-3L
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 4-3 3-3 3-2 3-1 1-1 1-0"
deal.B = "6-6 6-1 5-3 5-1 4-4 4-0 2-2"
deal.C = "6-3 6-0 5-0 4-1 3-0 2-1 0-0"
deal.D = "6-5 6-4 6-2 5-5 5-4 4-2 2-0"
yard = ""
play = """
B:6-6 A:pass D:6-5L C:6-3R B:5-3L A:3-3L D:pass C:3-0L B:4-0L
A:4-3L D:pass C:pass B:pass A:3-1L D:pass C:2-1L B:2-2L A:3-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 91, BD = 25 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 3-3 3-2 2-2 2-0 0-0"
deal.B = "6-6 6-1 5-5 5-1 4-4 3-1 3-0"
deal.C = "6-3 6-0 5-2 4-0 2-1 1-1 1-0"
deal.D = "6-5 5-4 5-3 5-0 4-3 4-2 4-1"
yard = ""
play = """
A:2-2 D:4-2L C:4-0L B:3-0L A:3-2L D:pass C:2-1L B:6-1L A:6-2L
D:pass C:5-2L B:5-5L A:2-0R D:6-5L C:6-0L B:pass A:0-0L D:5-0L
C:1-0R B:5-1L A:pass D:4-1L C:1-1R B:4-4L A:6-4L D:pass C:6-3L
"""
end = "out"
winner = "AC"
delta = { AC = 40, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 5-4 5-3 5-0 2-0 1-1"
deal.B = "6-1 4-4 4-3 4-1 3-1 3-0 0-0"
deal.C = "6-5 6-4 5-2 5-1 4-2 4-0 1-0"
deal.D = "6-2 6-0 5-5 3-3 3-2 2-2 2-1"
yard = ""
play = """
D:5-5 C:5-2L B:pass A:2-0L D:6-0L C:6-4L B:4-4L A:5-4L D:pass
C:6-5L B:6-1L A:1-1L D:2-1L C:5-1R B:4-1R A:pass D:6-2L C:4-0R
B:3-0R A:5-3R D:pass C:pass B:pass A:6-6L D:pass C:pass B:pass
A:5-0R D:pass C:1-0R B:3-1R A:6-3R
"""
end = "out"
winner = "AC"
delta = { AC = 97, BD = 0 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-8"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 94, BD = 223 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-8"
commitment = "c38d4b044811f3b726ee6febc7ff463f4ec96dcf0605ef266de7f05087b1b2e8"
secret = "206693ffd9d23a89cbe97b144027e9aeb7269f61e018b4a44450269bfe7fe590"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-5 5-1 5-0 3-2 3-0 2-2 2-0"
deal.B = "6-4 6-2 6-0 5-4 4-0 3-1 2-1"
deal.C = "6-6 6-5 5-2 4-4 1-1 1-0 0-0"
deal.D = "6-3 6-1 5-3 4-3 4-2 4-1 3-3"
yard = ""
play = """
C:6-6 B:6-4L A:pass D:6-3R C:4-4L B:5-4L A:5-5L D:5-3L C:pass
B:3-1L A:5-1L D:3-3R C:6-5L B:6-2L A:3-2L D:4-3L C:pass B:4-0L
A:5-0L D:pass C:5-2L B:2-1L A:3-0R D:4-1L C:1-0R B:pass A:pass
D:6-1R C:pass B:6-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-3 5-1 4-3 4-1 3-0"
deal.B = "6-3 6-0 5-2 5-0 4-4 4-0 0-0"
deal.C = "6-6 6-1 5-4 3-1 2-2 2-0 1-1"
deal.D = "6-2 5-5 4-2 3-3 3-2 2-1 1-0"
yard = ""
play = """
B:5-0 A:6-5L D:6-2L C:2-2L B:5-2L A:5-3L D:3-2L C:2-0L B:6-0L
A:6-4L D:4-2L C:pass B:0-0R A:3-0R D:3-3R C:3-1R B:pass A:5-1R
D:5-5R C:5-4R B:4-0R A:pass D:2-1L C:6-1L B:6-3L A:4-3L D:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-1 5-5 5-2 4-3 2-2"
deal.B = "6-6 5-4 5-1 3-2 3-1 2-0 1-1"
deal.C = "6-3 6-0 4-2 4-1 4-0 2-1 1-0"
deal.D = "6-2 5-3 5-0 4-4 3-3 3-0 0-0"
yard = ""
play = """
A:6-5 D:5-3R C:6-3L B:3-1L A:6-1L D:3-3R C:6-0L B:3-2R A:5-2R
D:5-0R C:4-0L B:2-0R A:6-4L D:6-2R C:pass B:6-6L
"""
end = "blocked"
winner = "AC"
delta = { AC = 28, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 5-4 5-3 3-2 2-2 2-0"
deal.B = "6-4 5-2 5-1 4-0 3-0 1-0 0-0"
deal.C = "6-5 6-2 5-0 4-4 4-3 3-3 3-1"
deal.D = "6-6 6-0 5-5 4-2 4-1 2-1 1-1"
yard = ""
play = """
D:6-6 C:6-5L B:5-1L A:6-1L D:6-0L C:6-2R B:0-0L A:2-0L D:2-1L
C:3-1L B:5-2R A:6-3L D:5-5R C:5-0R B:4-0R A:5-4R D:pass C:pass
B:6-4L A:5-3R D:4-1L C:4-3R B:1-0L A:pass D:4-2R C:pass B:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 23 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-2 3-0 2-1 2-0 1-1 0-0"
deal.B = "6-3 6-0 5-3 5-0 4-1 2-2 1-0"
deal.C = "6-6 6-5 5-5 5-4 4-4 3-3 3-1"
deal.D = "6-2 6-1 5-1 4-3 4-2 4-0 3-2"
yard = ""
play = """
C:6-6 B:6-0L A:3-0L D:4-3L C:6-5R B:5-3R A:6-4L D:3-2R C:pass
B:2-2R A:5-2R D:6-2L C:5-5R B:5-0R A:2-1L D:6-1L C:pass B:6-3L
A:2-0R D:4-2R C:5-4R B:pass A:pass D:5-1R C:3-3L B:4-1R A:pass
D:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 14 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-1 5-0 3-3 3-2 3-1 0-0"
deal.B = "6-6 6-5 6-4 6-2 4-2 4-1 2-2"
deal.C = "6-0 5-5 5-4 4-4 4-3 3-0 1-1"
deal.D = "6-3 5-3 5-2 4-0 2-1 2-0 1-0"
yard = ""
play = """
B:6-5 A:6-1L D:5-3R C:4-3R B:6-4R A:5-1L D:5-2L C:6-0R B:2-2L
A:3-2L D:6-3L C:3-0R B:6-6L A:3-3R D:pass C:pass B:6-2L A:3-1R
D:2-1R C:pass B:4-2L A:pass D:4-0L C:pass B:pass A:5-0L D:2-0R
C:5-5L B:pass A:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 6, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-1 6-0 5-5 3-1 0-0"
deal.B = "6-3 5-4 5-2 3-0 2-2 2-1 2-0"
deal.C = "5-3 5-1 4-3 4-2 4-0 1-1 1-0"
deal.D = "6-5 6-2 5-0 4-4 4-1 3-3 3-2"
yard = ""
play = """
A:6-6 D:6-5L C:5-3L B:6-3L A:6-4L D:4-4L C:4-3L B:3-0L A:6-0L
D:6-2L C:4-2L B:5-4L A:5-5L D:5-0L C:4-0L B:pass A:6-1R D:4-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 27, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-5 5-0 4-2 4-1 3-0 2-1"
deal.B = "6-6 6-3 6-0 5-2 3-3 1-0 0-0"
deal.C = "6-4 6-2 5-4 5-1 4-3 2-2 1-1"
deal.D = "6-5 5-3 4-4 4-0 3-2 3-1 2-0"
yard = ""
play = """
D:4-4 C:6-4L B:6-3L A:3-0L D:4-0R C:pass B:6-0L A:6-1L D:3-1L
C:4-3L B:1-0R A:4-2L D:3-2L C:5-1R B:3-3L A:5-5R D:5-3R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 36 }

[[match.hand]]
opener = "C"
deal.A = "6-3 4-1 3-3 3-1 1-1 1-0 0-0"
deal.B = "6-4 6-1 5-5 4-2 3-2 2-2 2-1"
deal.C = "6-5 5-4 5-2 5-0 4-0 3-0 2-0"
deal.D = "6-6 6-2 6-0 5-3 5-1 4-4 4-3"
yard = ""
play = """
C:6-5 B:6-1L A:4-1L D:4-4L C:5-4L B:5-5L A:pass D:5-3L C:5-2R
B:2-2R A:6-3L D:6-2R C:pass B:6-4L A:pass D:6-6R C:4-0L B:pass
A:1-0L D:5-1L C:5-0L B:pass A:0-0L D:6-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 17 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-1 5-0 3-3 1-0 0-0"
deal.B = "6-1 6-0 4-0 3-2 3-0 2-1 1-1"
deal.C = "6-4 6-3 5-5 4-3 4-1 2-2 2-0"
deal.D = "6-5 5-4 5-3 5-2 4-4 4-2 3-1"
yard = ""
play = """
B:6-1 A:6-6L D:6-5L C:5-5L B:1-1R A:5-1L D:3-1L C:6-3L B:2-1R
A:6-2L D:5-2L C:2-2R B:3-2R A:5-0L D:5-3R C:2-0L B:pass A:pass
D:5-4R C:6-4R B:6-0R A:1-0R D:4-2L C:4-3L B:3-0L A:0-0L D:pass
C:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-5 5-1 5-0 4-4 4-0"
deal.B = "6-5 6-2 5-4 5-3 4-3 4-1 2-1"
deal.C = "6-3 5-2 3-2 3-1 3-0 1-1 1-0"
deal.D = "6-1 6-0 4-2 3-3 2-2 2-0 0-0"
yard = ""
play = """
A:6-6 D:6-0L C:6-3R B:5-3R A:5-0L D:pass C:5-2L B:6-2L A:6-4L
D:4-2L C:3-2L B:6-5R A:pass D:3-3L C:3-1L B:2-1L A:pass D:2-2L
C:pass B:pass A:pass D:2-0L C:3-0L B:4-3L A:4-4L D:6-1R C:1-1R
B:5-4L A:5-5L D:pass C:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 5, BD = 25 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-0 4-3 3-2 3-1 0-0"
deal.B = "6-3 6-1 5-2 5-1 4-4 4-2 1-0"
deal.C = "6-2 5-3 4-1 4-0 3-0 2-2 2-0"
deal.D = "6-6 5-5 5-4 5-0 3-3 2-1 1-1"
yard = ""
play = """
D:5-5 C:5-3L B:5-2R A:4-3L D:5-4L C:6-2R B:6-3R A:6-5L D:6-6L
C:3-0R B:6-1L A:3-1L D:5-0R C:pass B:5-1R A:3-2L D:2-1L C:4-1L
B:1-0R A:6-4L D:pass C:4-0R B:4-2R A:6-0L D:pass C:2-2R B:pass
A:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-3 4-4 4-2 3-2 1-1 1-0 0-0"
deal.B = "6-3 6-2 6-0 5-5 5-4 5-2 3-1"
deal.C = "6-5 6-1 4-0 3-3 3-0 2-1 2-0"
deal.D = "6-6 6-4 5-1 5-0 4-3 4-1 2-2"
yard = ""
play = """
C:6-5 B:6-2L A:4-2L D:6-4L C:6-1L B:5-2R A:1-1L D:2-2R C:2-1L
B:pass A:3-2L D:4-3L C:4-0L B:6-0L A:pass D:6-6L C:2-0R B:6-3L
A:5-3L D:5-0R C:pass B:5-5L A:pass D:5-1L C:pass B:3-1L A:pass
D:pass C:3-3L B:5-4R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 5-3 4-4 3-3 2-1 0-0"
deal.B = "6-2 6-1 5-4 4-2 3-2 3-0 2-0"
deal.C = "6-5 6-3 6-0 5-0 4-3 3-1 1-0"
deal.D = "6-4 5-2 5-1 4-1 4-0 2-2 1-1"
yard = ""
play = """
B:3-2 A:5-3L D:5-2L C:pass B:6-2L A:6-6L D:6-4L C:4-3L B:3-0L
A:0-0L D:4-0L C:pass B:5-4L A:5-5L D:2-2R C:6-5L B:2-0R A:pass
D:pass C:6-3L B:pass A:3-3L D:pass C:6-0R B:6-1R A:2-1R D:pass
C:3-1L B:4-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 14 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-3 5-2 5-0 3-0 2-1"
deal.B = "6-2 5-5 5-1 4-2 4-0 3-1 1-1"
deal.C = "6-6 6-5 6-1 4-3 3-3 2-2 0-0"
deal.D = "6-4 5-4 4-4 4-1 3-2 2-0 1-0"
yard = ""
play = """
A:6-3 D:6-4L C:4-3L B:3-1L A:2-1L D:3-2R C:2-2L B:4-2L A:5-2R
D:5-4R C:pass B:4-0L A:6-0L D:4-4R C:6-6L B:6-2L A:pass D:4-1R
C:6-1R B:pass A:pass D:2-0L C:6-5R B:5-1R A:5-0L D:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 17 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 5-0 4-3 3-2 3-0 2-2"
deal.B = "6-6 6-1 4-4 3-3 3-1 2-1 1-0"
deal.C = "6-4 6-2 5-3 5-1 4-0 1-1 0-0"
deal.D = "6-3 5-5 5-4 5-2 4-2 4-1 2-0"
yard = ""
play = """
D:5-5 C:5-3L B:3-3L A:4-3L D:5-4R C:6-4L B:4-4R A:6-5L D:5-2L
C:6-2L B:6-1L A:pass D:4-1L C:4-0L B:1-0L A:pass D:4-2R C:5-1L
B:2-1R A:5-0L D:2-0L C:1-1R B:3-1R A:3-2L D:6-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 38 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-9"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 222, BD = 162 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-9"
commitment = "98e62bc80c6e15dbccdb88552aa3d205a594ac6aee57a24aa6ecefc2302b14f3"
secret = "6823e50a290aeaa111b5f696a3226510e2a90d544d47d8ab25ed7bf5420a0856"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-1 6-0 5-4 5-0 4-0"
deal.B = "6-5 4-4 4-3 2-2 2-0 1-1 0-0"
deal.C = "6-4 6-3 5-3 5-2 3-2 3-1 1-0"
deal.D = "5-5 5-1 4-2 4-1 3-3 3-0 2-1"
yard = ""
play = """
A:6-6 D:pass C:6-3L B:6-5R A:5-0R D:3-3L C:5-3L B:2-0R A:5-4L
D:4-2L C:3-2L B:4-3L A:6-2R D:4-1L C:3-1L B:pass A:6-1R D:3-0L
C:1-0R B:0-0L A:4-0L D:pass C:6-4L B:pass A:6-0L
"""
end = "out"
winner = "AC"
delta = { AC = 83, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-5 4-1 3-3 3-2 1-0 0-0"
deal.B = "6-4 6-0 5-2 5-0 3-0 2-1 1-1"
deal.C = "6-3 5-3 5-1 4-2 3-1 2-2 2-0"
deal.D = "6-6 6-5 6-2 5-4 4-4 4-3 4-0"
yard = ""
play = """
D:6-6 C:6-3L B:6-4R A:4-1R D:4-3L C:4-2L B:5-2L A:6-1R D:6-5L
C:pass B:6-0L A:0-0L D:4-0L C:pass B:pass A:pass D:5-4L C:5-3L
B:3-0L A:1-0L D:6-2R C:2-2R B:2-1L A:3-2L D:pass C:3-1L B:1-1L
A:pass D:pass C:2-0R B:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 47 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 4-4 4-1 3-1 1-0 0-0"
deal.B = "6-6 6-5 6-4 6-1 5-1 4-3 3-3"
deal.C = "5-5 5-4 5-2 5-0 4-2 2-2 2-0"
deal.D = "6-0 5-3 4-0 3-2 3-0 2-1 1-1"
yard = ""
play = """
C:5-5 B:6-5L A:6-2L D:3-2L C:5-2R B:4-3L A:4-1L D:2-1L C:2-2L
B:pass A:pass D:pass C:4-2L B:6-4L A:6-3L D:5-3L C:5-4L B:pass
A:4-4L D:4-0L C:2-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 67, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 5-1 3-3 3-0 2-2 2-0"
deal.B = "6-2 5-4 5-0 4-2 4-0 1-0 0-0"
deal.C = "6-6 6-5 5-3 4-4 3-2 3-1 1-1"
deal.D = "6-4 6-3 6-0 5-2 4-3 4-1 2-1"
yard = ""
play = """
B:5-4 A:5-5L D:5-2L C:4-4R B:6-2L A:6-1L D:4-1L C:pass B:4-2L
A:2-0L D:6-0L C:6-6L B:4-0R A:3-0R D:6-4L C:5-3R B:5-0R A:pass
D:4-3L C:3-1L B:1-0L A:pass D:pass C:pass B:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 84 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-1 4-4 4-3 4-0 1-1"
deal.B = "6-6 5-4 5-3 4-2 3-0 1-0 0-0"
deal.C = "6-2 6-1 5-5 5-0 3-3 3-2 2-2"
deal.D = "6-4 6-0 5-2 4-1 3-1 2-1 2-0"
yard = ""
play = """
A:6-5 D:6-4L C:5-5R B:5-4L A:5-1L D:4-1L C:5-0R B:4-2L A:4-0R
D:5-2L C:pass B:5-3L A:4-4R D:3-1L C:6-1L B:6-6L A:6-3L D:pass
C:3-3L B:3-0L A:4-3R D:6-0L C:6-2L B:pass A:pass D:2-1L C:3-2R
B:1-0L A:pass D:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 31 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-3 5-0 4-4 3-2 3-1 0-0"
deal.B = "6-4 6-1 5-5 5-4 4-3 3-0 2-2"
deal.C = "6-6 6-2 4-1 4-0 3-3 2-1 2-0"
deal.D = "6-3 6-0 5-2 5-1 4-2 1-1 1-0"
yard = ""
play = """
D:6-3 C:6-6L B:6-4L A:4-4L D:4-2L C:3-3R B:4-3R A:3-2L D:pass
C:4-1R B:6-1R A:5-3L D:5-2L C:6-2R B:2-2L A:pass D:pass C:2-1L
B:pass A:3-1L D:pass C:2-0R B:3-0L A:5-0L D:5-1L C:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 28, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-4 5-3 5-1 3-1 2-2 2-0"
deal.B = "6-3 6-0 4-4 4-3 3-2 2-1 0-0"
deal.C = "6-5 6-2 5-5 5-2 5-0 4-2 1-0"
deal.D = "6-4 6-1 4-1 4-0 3-3 3-0 1-1"
yard = ""
play = """
C:5-5 B:pass A:5-1L D:6-1L C:6-5L B:pass A:5-3L D:3-3L C:5-2R
B:6-3L A:2-2R D:6-4L C:4-2L B:3-2L A:3-1L D:4-1L C:6-2R B:4-4L
A:5-4L D:pass C:5-0L B:6-0L A:6-6L
"""
end = "blocked"
winner = "AC"
delta = { AC = 44, BD = 0 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-10"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 220, BD = 169 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-10"
commitment = "5ee9dec5f4d06e91dce20fdea1098ebeb7ca80d243d31358aa34280d404e1476"
secret = "a77f62812a7afa2e0989b7e1510a5d08c49f39a219252f02fadafaf07de45eb4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-1 5-5 5-1 5-0 4-1"
deal.B = "6-2 6-0 5-3 4-4 4-3 3-3 0-0"
deal.C = "6-4 5-4 4-2 4-0 3-2 3-0 2-1"
deal.D = "6-6 5-2 3-1 2-2 2-0 1-1 1-0"
yard = ""
play = """
D:6-6 C:6-4L B:4-4L A:6-5R D:5-2R C:5-4L B:6-2R A:5-5L D:pass
C:pass B:5-3L A:6-3L D:pass C:pass B:6-0L A:6-1R D:1-1R C:4-0L
B:4-3L A:5-1R D:3-1L C:2-1L B:pass A:5-0R D:2-0R C:4-2L B:pass
A:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 5-4 5-2 4-2 3-2 1-0"
deal.B = "6-3 6-2 5-5 5-3 4-0 2-1 0-0"
deal.C = "5-1 5-0 4-1 3-3 3-0 2-2 2-0"
deal.D = "6-6 6-4 6-0 4-4 4-3 3-1 1-1"
yard = ""
play = """
C:5-1 B:5-5L A:6-5L D:1-1R C:4-1R B:4-0R A:6-1L D:6-0R C:pass
B:6-3R A:3-2R D:3-1L C:3-3L B:6-2R A:pass D:6-4R C:3-0L B:0-0L
A:5-4R D:pass C:5-0L B:5-3L A:5-2R D:4-3L C:2-2R B:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 4-4 4-3 4-2 2-2 2-0"
deal.B = "6-6 6-1 5-0 4-1 4-0 3-3 3-1"
deal.C = "6-2 3-2 3-0 2-1 1-1 1-0 0-0"
deal.D = "6-4 6-3 5-5 5-4 5-3 5-2 5-1"
yard = ""
play = """
B:6-6 A:6-5L D:6-3R C:3-2R B:5-0L A:6-0L D:6-4L C:6-2R B:4-1L
A:pass D:5-1L C:pass B:6-1R A:pass D:5-3L C:3-0L B:3-1R A:4-3R
D:5-4R C:1-0L B:pass A:pass D:5-2R C:2-1L B:pass A:4-2L D:pass
C:pass B:4-0L A:2-2R D:pass C:0-0L B:pass A:2-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-1 6-0 5-1 4-2 4-1"
deal.B = "5-3 5-0 4-0 3-0 2-2 2-1 1-1"
deal.C = "6-6 6-5 5-4 4-3 3-1 1-0 0-0"
deal.D = "6-2 5-5 5-2 4-4 3-3 3-2 2-0"
yard = ""
play = """
A:6-4 D:6-2L C:5-4R B:2-2L A:4-2L D:5-5R C:4-3L B:5-3L A:5-1L
D:5-2R C:3-1L B:3-0L A:6-0L D:2-0R C:6-6L B:5-0R A:6-3L D:3-2L
C:6-5R B:2-1L A:6-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 20, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-5 5-4 5-0 4-1 3-1"
deal.B = "6-1 6-0 5-2 3-0 2-2 2-1 1-0"
deal.C = "4-4 4-3 4-2 4-0 3-3 1-1 0-0"
deal.D = "6-6 6-5 6-4 5-3 5-1 3-2 2-0"
yard = ""
play = """
D:6-4 C:4-4R B:6-1L A:5-4R D:5-1R C:1-1L B:2-1L A:6-2L D:6-5L
C:pass B:5-2L A:4-1R D:2-0L C:4-0L B:pass A:pass D:pass C:4-3L
B:3-0L A:5-0L D:5-3L C:3-3L B:pass A:6-3L D:6-6L C:4-2R B:2-2R
A:pass D:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 25, BD = 14 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 5-5 5-1 4-0 3-2 3-1"
deal.B = "6-4 6-0 5-4 5-2 4-3 4-2 3-0"
deal.C = "6-6 6-5 5-3 4-1 3-3 2-0 1-0"
deal.D = "6-1 5-0 4-4 2-2 2-1 1-1 0-0"
yard = ""
play = """
C:6-6 B:6-4L A:6-3R D:4-4L C:4-1L B:4-3R A:5-1L D:5-0L C:2-0L
B:4-2L A:4-0L D:0-0L C:1-0L B:5-4R A:5-5R D:6-1L C:6-5L B:5-2L
A:6-2L D:pass C:5-3R B:3-0R A:pass D:pass C:pass B:6-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 65 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 5-0 4-3 4-1 3-2 2-0"
deal.B = "6-5 6-2 5-3 3-1 2-2 1-1 0-0"
deal.C = "6-1 5-5 5-2 4-4 4-0 3-3 3-0"
deal.D = "6-4 6-3 6-0 5-1 4-2 2-1 1-0"
yard = ""
play = """
B:2-2 A:3-2L D:6-3L C:6-1L B:6-2R A:6-6R D:1-0L C:4-0L B:6-5R
A:5-4L D:5-1L C:5-5R B:1-1L A:4-1L D:4-2L C:5-2L B:5-3L A:4-3L
D:6-4L C:pass B:pass A:5-0R D:6-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 7, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-3 4-3 3-1 1-0 0-0"
deal.B = "6-5 6-2 6-1 5-4 5-1 4-1 1-1"
deal.C = "6-4 5-2 4-4 4-0 3-3 3-2 2-0"
deal.D = "6-3 6-0 5-0 4-2 3-0 2-2 2-1"
yard = ""
play = """
A:6-6 D:6-3L C:3-3L B:6-1R A:5-3L D:2-1R C:5-2L B:6-2L A:pass
D:2-2R C:6-4L B:5-4L A:5-5L D:4-2R C:4-4R B:6-5L A:4-3R D:3-0R
C:4-0R B:4-1R A:3-1R D:6-0L C:2-0L B:pass A:pass D:pass C:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 63, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 5-0 4-1 4-0 3-2 1-0"
deal.B = "6-4 6-1 6-0 5-2 4-2 3-0 2-0"
deal.C = "6-6 5-5 5-1 4-4 3-1 1-1 0-0"
deal.D = "6-3 5-4 5-3 4-3 3-3 2-2 2-1"
yard = ""
play = """
D:4-3 C:4-4L B:3-0R A:4-1L D:2-1L C:0-0R B:4-2L A:5-0R D:5-3R
C:3-1R B:6-4L A:6-5L D:5-4L C:5-1R B:5-2R A:6-2R D:6-3R C:pass
B:pass A:3-2R D:2-2R C:pass B:2-0R A:4-0L D:pass C:pass B:6-0L
A:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 13, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-2 5-1 5-0 3-1 2-0 1-1"
deal.B = "6-4 6-2 5-4 4-2 3-2 3-0 2-2"
deal.C = "6-6 6-5 5-3 4-4 4-3 4-1 3-3"
deal.D = "6-1 6-0 5-5 4-0 2-1 1-0 0-0"
yard = ""
play = """
C:6-6 B:6-2L A:6-3R D:2-1L C:4-1L B:3-2R A:5-2R D:5-5R C:4-4L
B:5-4R A:pass D:4-0L C:4-3R B:3-0L A:3-1L D:1-0L C:5-3R B:pass
A:5-1R D:6-0L C:6-5L B:pass A:5-0L D:6-1R C:pass B:6-4R A:2-0L
D:pass C:pass B:2-2L A:pass D:pass C:pass B:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 58 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-4 5-0 4-2 2-2 2-1 2-0"
deal.B = "6-5 6-3 6-2 6-0 4-4 4-3 4-0"
deal.C = "5-1 4-1 3-2 3-0 1-1 1-0 0-0"
deal.D = "6-6 6-4 6-1 5-3 5-2 3-3 3-1"
yard = ""
play = """
B:4-4 A:5-4L D:5-2L C:3-2L B:6-3L A:4-2R D:6-6L C:pass B:6-2R
A:pass D:6-4L C:4-1L B:6-0R A:5-0R D:5-3R C:5-1L B:4-3R A:5-5L
D:pass C:pass B:6-5L A:pass D:6-1L C:1-1L B:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-4 5-2 5-0 4-3 1-0"
deal.B = "6-5 5-1 4-1 2-2 2-1 2-0 1-1"
deal.C = "6-3 6-1 5-3 4-2 3-3 3-1 3-0"
deal.D = "6-6 6-2 5-5 4-4 4-0 3-2 0-0"
yard = ""
play = """
A:6-4 D:6-2L C:4-2L B:4-1L A:5-4R D:5-5R C:6-1L B:6-5L A:5-2L
D:3-2L C:6-3L B:5-1R A:6-0L D:4-0L C:3-1R B:pass A:4-3L D:pass
C:5-3L B:pass A:5-0L D:0-0L C:3-0L B:pass A:pass D:pass C:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 81, BD = 0 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-11"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 234, BD = 156 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-11"
commitment = "19068f3021a275a38a46a97e1206b0756a32b43bd3eadbe5d3bf1edd32bebac3"
secret = "e29b15ad5b0333d1f0c47d056e5f3f5224b32b0f64a94a731090246526594d0d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-4 5-0 4-1 2-2 2-1"
deal.B = "6-5 6-4 5-2 4-4 4-2 3-2 3-1"
deal.C = "6-3 6-1 6-0 4-0 3-3 2-0 0-0"
deal.D = "5-5 5-3 5-1 4-3 3-0 1-1 1-0"
yard = ""
play = """
A:6-6 D:pass C:6-3L B:3-2L A:6-2L D:pass C:6-1L B:3-1L A:pass
D:5-3L C:6-0R B:6-5L A:5-0R D:5-5R C:pass B:6-4L A:5-4R D:4-3L
C:3-3L B:4-4R A:4-1R D:5-1R C:pass B:5-2R A:2-2R D:3-0L C:2-0L
B:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 25, BD = 32 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 5-3 5-2 4-2 4-1 3-2"
deal.B = "5-4 5-1 3-1 3-0 2-1 2-0 1-1"
deal.C = "6-0 5-5 5-0 4-4 4-3 2-2 1-0"
deal.D = "6-6 6-4 6-2 6-1 4-0 3-3 0-0"
yard = ""
play = """
D:6-6 C:6-0L B:3-0L A:6-3R D:3-3L C:4-3L B:5-4L A:5-3L D:pass
C:pass B:3-1L A:4-1L D:6-4L C:pass B:pass A:6-5L D:pass C:5-5L
B:5-1L A:3-2R D:6-2R C:1-0L B:2-0L A:5-2L D:6-1R C:5-0L B:2-1R
A:4-2R
"""
end = "out"
winner = "AC"
delta = { AC = 6, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-5 4-3 4-1 4-0 3-3 3-1"
deal.B = "6-4 5-3 5-1 4-2 2-0 1-0 0-0"
deal.C = "6-6 6-2 5-4 5-0 4-4 3-2 1-1"
deal.D = "6-5 6-3 6-1 5-2 3-0 2-2 2-1"
yard = ""
play = """
C:6-6 B:6-4L A:4-3L D:6-5R C:5-0R B:5-3L A:5-5L D:5-2L C:6-2L
B:2-0R A:6-0L D:2-2R C:3-2R B:1-0L A:3-1L D:6-3L C:pass B:pass
A:3-3R D:6-1L C:1-1L B:5-1L A:pass D:3-0R C:5-4L B:4-2L A:4-0R
D:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 5-0 4-1 2-0 1-1 0-0"
deal.B = "6-1 5-5 5-2 4-2 4-0 2-2 2-1"
deal.C = "6-5 5-1 4-4 3-3 3-2 3-1 3-0"
deal.D = "6-6 6-4 6-3 6-0 5-3 4-3 1-0"
yard = ""
play = """
B:6-1 A:6-2L D:1-0R C:3-2L B:4-0R A:4-1R D:6-3L C:5-1R B:5-5R
A:5-0R D:6-6L C:3-0R B:pass A:pass D:6-4L C:3-3R B:4-2L A:2-0L
D:5-3R C:6-5R B:pass A:0-0L D:6-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 23 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-0 5-4 4-4 4-3 2-2"
deal.B = "6-4 5-2 5-1 5-0 3-0 2-1 0-0"
deal.C = "6-6 6-2 6-1 5-3 4-2 4-0 3-2"
deal.D = "5-5 4-1 3-3 3-1 2-0 1-1 1-0"
yard = ""
play = """
A:4-4 D:4-1L C:6-1L B:6-4L A:5-4L D:5-5L C:5-3L B:3-0L A:6-0L
D:pass C:4-0R B:5-0R A:6-5R D:pass C:6-6L B:pass A:6-3L D:3-3L
C:6-2R B:5-2R A:4-3L D:pass C:4-2L B:2-1L A:pass D:3-1L C:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-2 4-4 4-3 3-2 3-1 3-0"
deal.B = "6-3 6-0 5-5 5-3 5-0 4-2 0-0"
deal.C = "6-6 6-5 6-4 6-2 5-1 2-0 1-1"
deal.D = "5-4 4-1 4-0 3-3 2-2 2-1 1-0"
yard = ""
play = """
D:5-4 C:6-5L B:6-3L A:4-3R D:3-3L C:pass B:5-3L A:5-2L D:2-2L
C:2-0L B:6-0L A:6-1L D:4-1L C:6-4L B:pass A:3-2R D:2-1R C:6-2L
B:4-2L A:3-1R D:4-0L C:pass B:5-0L A:3-0R D:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 28 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-4 5-2 5-1 2-2 2-1 1-1"
deal.B = "6-2 5-3 5-0 4-2 4-1 3-0 0-0"
deal.C = "6-5 6-4 6-3 5-5 4-3 4-0 3-2"
deal.D = "6-1 6-0 4-4 3-3 3-1 2-0 1-0"
yard = ""
play = """
C:6-4 B:6-2L A:5-4R D:2-0L C:5-5R B:5-0L A:5-2L D:pass C:3-2L
B:5-3L A:5-1L D:6-1L C:6-3L B:3-0L A:pass D:6-0L C:6-5R B:pass
A:6-6L
"""
end = "blocked"
winner = "AC"
delta = { AC = 30, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-1 4-4 4-3 3-0 1-0"
deal.B = "6-6 6-2 5-5 4-2 3-3 2-1 2-0"
deal.C = "6-1 5-4 5-0 4-1 3-1 1-1 0-0"
deal.D = "6-4 6-3 5-3 5-2 4-0 3-2 2-2"
yard = ""
play = """
B:6-6 A:6-0L D:6-4R C:4-1R B:2-0L A:5-1R D:5-3R C:3-1R B:6-2L
A:6-5L D:5-2L C:6-1R B:4-2L A:4-4L D:6-3R C:5-4L B:5-5L A:4-3R
D:4-0R C:5-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 4-2 4-1 3-1 3-0 1-1"
deal.B = "6-6 6-1 5-1 4-4 4-3 3-3 3-2"
deal.C = "6-3 5-4 5-0 4-0 2-2 2-1 2-0"
deal.D = "6-4 6-2 5-5 5-3 5-2 1-0 0-0"
yard = ""
play = """
A:1-1 D:1-0L C:2-1R B:3-2R A:3-0L D:5-3L C:5-4L B:4-4L A:3-1R
D:6-4L C:6-3L B:4-3L A:4-1R D:pass C:4-0L B:pass A:6-0L D:6-2L
C:2-2L B:pass A:4-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 48, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-3 5-0 4-1 3-1 2-1 0-0"
deal.B = "6-5 6-4 6-2 6-1 5-4 5-2 3-0"
deal.C = "6-6 5-5 5-1 4-4 4-3 3-3 2-2"
deal.D = "6-3 4-2 4-0 3-2 2-0 1-1 1-0"
yard = ""
play = """
D:6-3 C:3-3R B:6-5L A:5-3L D:3-2L C:4-3R B:6-2L A:4-1R D:1-1R
C:6-6L B:6-4L A:3-1R D:4-2L C:2-2L B:5-2L A:5-0L D:4-0L C:4-4L
B:5-4L A:pass D:pass C:5-1L B:6-1L A:6-0L D:2-0L C:pass B:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-3 5-1 5-0 4-1 3-3 3-2"
deal.B = "6-5 6-0 4-3 4-2 4-0 3-1 0-0"
deal.C = "6-4 6-3 5-4 4-4 2-1 2-0 1-0"
deal.D = "6-2 6-1 5-5 5-2 3-0 2-2 1-1"
yard = ""
play = """
C:6-3 B:6-5L A:5-3L D:3-0L C:2-0L B:4-2L A:3-3R D:pass C:4-4L
B:4-3L A:3-2L D:6-2L C:6-4L B:4-0L A:5-0L D:5-5L C:5-4L B:3-1R
A:4-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 22 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 5-0 4-1 4-0 3-2 3-0"
deal.B = "6-6 6-3 5-4 5-1 4-3 3-3 3-1"
deal.C = "4-4 4-2 2-2 2-1 1-1 1-0 0-0"
deal.D = "6-5 6-4 6-2 6-1 6-0 5-2 2-0"
yard = ""
play = """
B:6-6 A:pass D:6-5L C:pass B:5-4L A:4-0L D:6-4R C:0-0L B:4-3R
A:3-0L D:pass C:pass B:6-3L A:5-3R D:6-2L C:4-2L B:5-1R A:4-1R
D:pass C:4-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 32, BD = 25 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-4 4-2 3-0 2-0 1-1 1-0"
deal.B = "6-4 6-3 6-1 6-0 4-1 4-0 3-3"
deal.C = "6-6 5-3 5-2 5-0 4-4 2-2 0-0"
deal.D = "6-5 5-5 5-1 4-3 3-2 3-1 2-1"
yard = ""
play = """
A:1-1 D:5-1L C:5-0L B:6-0L A:6-2L D:3-2L C:5-3L B:6-1R A:5-4L
D:6-5R C:5-2R B:6-4L A:2-0R D:pass C:0-0R B:6-3L A:3-0L D:pass
C:pass B:4-0L A:4-2L D:2-1L C:pass B:4-1L A:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 27, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-2 4-1 3-2 2-0 1-1 0-0"
deal.B = "6-0 5-1 4-2 4-0 3-0 2-2 1-0"
deal.C = "6-5 6-3 5-5 5-4 4-3 3-3 2-1"
deal.D = "6-6 6-4 6-2 5-3 5-0 4-4 3-1"
yard = ""
play = """
D:6-6 C:6-3L B:3-0L A:6-1R D:5-0L C:6-5L B:6-0L A:1-1R D:3-1R
C:3-3R B:4-0L A:4-1L D:5-3R C:5-5R B:5-1L A:5-2L D:6-2L C:5-4R
B:4-2R A:2-0R D:6-4L C:4-3L B:1-0R A:3-2L D:pass C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 37, BD = 0 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-12"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 82, BD = 221 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-12"
commitment = "f7c143dd3f752b94a7df2c390dc050d9a1d36a358bdd2a8f72751cbfee5a3b9c"
secret = "982d4ae51ff49c9c339faf7cfd1fbef331820eefd354fb349cd6eaf34e16a60f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 5-4 4-4 4-0 2-2 1-0"
deal.B = "6-3 5-1 5-0 4-3 4-1 3-1 2-0"
deal.C = "6-6 6-5 5-3 4-2 3-3 3-2 3-0"
deal.D = "6-2 6-1 6-0 5-2 2-1 1-1 0-0"
yard = ""
play = """
C:6-6 B:6-3L A:6-4R D:pass C:5-3L B:4-3R A:5-5L D:5-2L C:3-3R
B:2-0L A:4-0L D:pass C:4-2L B:3-1R A:2-2L D:6-1R C:6-5R B:5-0R
A:1-0R D:6-2L C:pass B:4-1R A:5-4R D:6-0L C:3-0L B:5-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-3 5-2 5-0 3-2 3-0 2-0"
deal.B = "6-1 6-0 5-5 5-1 4-4 3-3 2-1"
deal.C = "6-6 6-4 4-3 4-2 4-0 1-1 1-0"
deal.D = "6-3 6-2 5-4 4-1 3-1 2-2 0-0"
yard = ""
play = """
B:5-5 A:6-5L D:5-4R C:6-6L B:6-0L A:5-0L D:4-1R C:1-1R B:2-1R
A:5-3L D:2-2R C:4-3L B:4-4L A:5-2R D:pass C:6-4L B:6-1L A:pass
D:3-1L C:pass B:3-3L A:3-2L D:6-2L C:pass B:5-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 16 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-0 5-1 4-1 4-0 3-1"
deal.B = "6-2 5-4 5-3 5-0 3-3 2-1 1-1"
deal.C = "6-5 6-4 6-1 5-5 3-0 2-2 2-0"
deal.D = "5-2 4-4 4-3 4-2 3-2 1-0 0-0"
yard = ""
play = """
A:6-6 D:pass C:6-5L B:5-3L A:6-3L D:pass C:6-4L B:5-4L A:5-1L
D:1-0L C:6-1R B:1-1R A:6-0L D:pass C:pass B:2-1R A:pass D:4-2R
C:pass B:6-2L A:4-1R D:3-2L C:3-0L B:5-0L A:3-1R D:4-3R C:5-5L
B:pass A:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 46, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 5-5 5-4 3-3 2-0 1-1"
deal.B = "6-5 6-4 6-1 6-0 5-0 4-3 0-0"
deal.C = "5-1 4-4 4-2 4-0 3-2 3-0 2-1"
deal.D = "6-3 5-3 5-2 4-1 3-1 2-2 1-0"
yard = ""
play = """
D:2-2 C:4-2L B:6-4L A:6-6L D:6-3L C:3-2L B:pass A:6-2L D:5-2R
C:5-1R B:6-1R A:pass D:pass C:pass B:6-0L A:2-0L D:pass C:2-1L
B:6-5R A:1-1L D:5-3R C:3-0R B:0-0R A:pass D:1-0R C:pass B:pass
A:pass D:3-1L C:pass B:4-3L A:5-4L D:4-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 78 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 5-3 4-2 3-1 3-0 2-0"
deal.B = "5-2 5-1 4-4 4-1 3-3 3-2 0-0"
deal.C = "6-2 5-4 5-0 4-3 2-1 1-1 1-0"
deal.D = "6-6 6-5 6-4 6-1 5-5 4-0 2-2"
yard = ""
play = """
C:5-4 B:5-1L A:3-1L D:6-4R C:6-2R B:3-3L A:6-3L D:6-6L C:2-1R
B:4-1R A:6-0L D:4-0L C:4-3L B:3-2L A:4-2L D:pass C:pass B:4-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 21 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-3 5-2 4-1 3-3 1-0"
deal.B = "6-6 6-3 6-0 5-4 3-2 3-1 1-1"
deal.C = "6-4 6-1 5-0 4-4 3-0 2-2 0-0"
deal.D = "6-5 5-1 4-3 4-2 4-0 2-1 2-0"
yard = ""
play = """
B:1-1 A:4-1L D:5-1R C:6-4L B:6-0L A:1-0L D:6-5R C:6-1L B:6-3L
A:5-3L D:pass C:5-0L B:6-6R A:6-2R D:2-0R C:3-0L B:3-1L A:pass
D:4-0R C:4-4R B:5-4R A:5-5R D:2-1L C:2-2L B:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-2 4-4 4-3 2-0 1-1 0-0"
deal.B = "6-6 6-1 6-0 4-2 4-0 3-3 1-0"
deal.C = "6-5 6-4 6-2 5-0 4-1 3-1 3-0"
deal.D = "5-5 5-4 5-3 5-1 3-2 2-2 2-1"
yard = ""
play = """
A:6-3 D:5-3R C:6-5L B:pass A:5-2L D:5-5R C:6-2L B:6-1L A:1-1L
D:5-1L C:5-0L B:1-0L A:pass D:2-1L C:pass B:4-2L A:4-4L D:5-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 31 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-3 4-3 4-2 3-0 2-1 1-1"
deal.B = "6-4 6-2 6-1 5-1 5-0 4-1 1-0"
deal.C = "6-5 6-3 6-0 5-5 3-3 2-2 0-0"
deal.D = "5-4 5-2 4-4 4-0 3-2 3-1 2-0"
yard = ""
play = """
D:4-4 C:pass B:4-1L A:2-1L D:3-2L C:6-3L B:6-1L A:1-1L D:5-4R
C:6-5R B:5-1L A:5-3L D:3-1L C:6-0R B:1-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 36, BD = 25 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-3 4-1 4-0 3-2 2-2 2-0"
deal.B = "6-0 5-4 5-0 3-3 2-1 1-1 0-0"
deal.C = "6-6 6-5 6-2 6-1 5-1 4-4 4-3"
deal.D = "6-4 6-3 5-2 4-2 3-1 3-0 1-0"
yard = ""
play = """
C:6-6 B:6-0L A:4-0L D:6-4L C:6-5L B:5-4L A:4-1L D:6-3R C:6-1L
B:3-3R A:5-3R D:5-2R C:6-2L B:2-1L A:3-2R D:3-1L C:4-3L B:pass
A:pass D:4-2L C:pass B:pass A:2-2L D:3-0R C:pass B:5-0R A:2-0L
D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 24 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-13"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 210, BD = 19 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-13"
commitment = "b41ea25338c013f9a07c28594fc0800b9cd85b1b8725b6e0d8cd923017251d7d"
secret = "d8813357fa4ab3771a2143ada9ae50fcc12683a2bce847fb3c04302671235a1f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-4 5-3 5-0 4-4 4-1"
deal.B = "6-1 5-2 5-1 4-2 4-0 3-1 3-0"
deal.C = "6-5 6-3 6-2 5-5 3-3 2-2 2-1"
deal.D = "6-4 4-3 3-2 2-0 1-1 1-0 0-0"
yard = ""
play = """
A:6-6 D:6-4L C:6-2R B:5-2R A:5-4L D:pass C:5-5L B:5-1L A:5-0R
D:1-1L C:2-1L B:4-2L A:4-1L D:1-0L C:pass B:4-0L A:4-4L D:4-3L
C:3-3L B:3-1L A:6-0R D:pass C:6-5R B:6-1L A:5-3R
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 5-3 5-1 4-2 3-3 2-0"
deal.B = "6-6 5-5 5-2 3-1 3-0 2-1 1-1"
deal.C = "6-5 6-3 4-3 4-1 4-0 3-2 0-0"
deal.D = "6-1 6-0 5-4 5-0 4-4 2-2 1-0"
yard = ""
play = """
D:6-1 C:4-1R B:6-6L A:6-2L D:2-2L C:3-2L B:3-1L A:5-1L D:5-4L
C:4-3L B:3-0L A:2-0L D:4-4R C:4-0R B:5-2L A:5-3L D:6-0R C:6-3L
B:pass A:6-4L D:pass C:6-5R B:5-5R A:4-2L D:5-0R C:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 6, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-3 5-1 5-0 4-2 4-1 4-0"
deal.B = "6-4 4-4 4-3 3-1 3-0 2-1 0-0"
deal.C = "6-3 6-1 6-0 5-5 3-3 3-2 1-1"
deal.D = "6-6 6-5 5-4 5-2 2-2 2-0 1-0"
yard = ""
play = """
C:3-3 B:4-3L A:5-3R D:5-4L C:5-5L B:pass A:5-1L D:1-0L C:6-0L
B:6-4L A:4-2L D:5-2L C:pass B:pass A:5-0L D:2-0L C:3-2L B:3-1L
A:4-1L D:6-5R C:6-1R B:4-4L A:4-0L D:pass C:1-1R B:3-0L A:pass
D:pass C:6-3L
"""
end = "out"
winner = "AC"
delta = { AC = 19, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 5-2 5-0 4-3 4-1 2-0"
deal.B = "6-4 6-0 5-4 5-3 5-1 4-4 2-1"
deal.C = "6-3 6-2 4-0 3-2 3-1 1-0 0-0"
deal.D = "6-6 6-1 4-2 3-3 3-0 2-2 1-1"
yard = ""
play = """
B:6-4 A:6-5L D:4-2R C:6-2R B:5-4L A:4-3L D:3-3L C:6-3R B:5-3L
A:5-5L D:3-0R C:0-0R B:5-1L A:5-0R D:6-1L C:pass B:6-0L A:5-2R
D:2-2R C:3-2R B:pass A:2-0L D:pass C:3-1R B:2-1L A:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 47, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-4 5-2 4-2 3-3 2-1 1-0"
deal.B = "6-5 4-4 3-1 2-2 2-0 1-1 0-0"
deal.C = "6-4 6-2 6-0 5-3 4-1 4-0 3-2"
deal.D = "6-6 6-1 5-5 5-1 5-0 4-3 3-0"
yard = ""
play = """
A:1-0 D:6-1L C:6-0R B:6-5L A:5-2L D:6-6R C:6-2L B:pass A:6-3L
D:4-3L C:6-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 44, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "4-3 4-1 4-0 3-3 3-0 1-1 1-0"
deal.B = "6-6 6-1 6-0 4-4 2-1 2-0 0-0"
deal.C = "6-4 6-3 5-3 5-2 5-0 3-1 2-2"
deal.D = "6-5 6-2 5-5 5-4 5-1 4-2 3-2"
yard = ""
play = """
D:6-5 C:6-3L B:pass A:3-0L D:5-5R C:5-0L B:pass A:pass D:5-4L
C:6-4L B:6-6L A:pass D:6-2L C:5-2L B:pass A:pass D:5-1L C:3-1L
B:pass A:4-3L D:4-2L C:2-2L B:2-1L A:1-1L D:pass C:5-3R
"""
end = "out"
winner = "AC"
delta = { AC = 28, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-3 3-3 3-0 1-1 1-0 0-0"
deal.B = "6-1 5-1 5-0 4-3 4-2 4-1 3-1"
deal.C = "6-6 6-5 6-0 5-2 4-4 2-1 2-0"
deal.D = "6-4 6-3 5-5 5-4 4-0 3-2 2-2"
yard = ""
play = """
C:6-6 B:6-1L A:1-1L D:6-4R C:4-4R B:4-3R A:3-0R D:4-0R C:2-1L
B:4-2L A:pass D:5-4L C:6-5L B:4-1R A:1-0R D:6-3L C:2-0R B:3-1L
A:6-2R D:pass C:6-0R B:5-1L A:5-3L D:3-2L C:5-2L
"""
end = "out"
winner = "AC"
delta = { AC = 19, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 6-1 5-0 4-1 2-1 0-0"
deal.B = "6-3 6-0 5-5 4-0 3-0 2-0 1-0"
deal.C = "6-4 5-4 5-2 4-4 4-3 3-2 3-1"
deal.D = "6-5 5-3 5-1 4-2 3-3 2-2 1-1"
yard = ""
play = """
B:5-5 A:5-0L D:6-5R C:6-4R B:6-0L A:6-6L D:4-2R C:5-2R B:6-3L
A:pass D:5-3L C:5-4L B:4-0L A:0-0L D:5-1R C:3-1R B:3-0L A:pass
D:3-3L C:4-3L B:pass A:4-1L D:1-1L C:3-2R B:2-0R A:6-1L D:pass
C:pass B:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-3 4-0 3-1 3-0 0-0"
deal.B = "6-5 6-0 5-5 5-0 4-3 3-2 2-2"
deal.C = "6-6 6-1 5-4 5-2 3-3 2-1 1-0"
deal.D = "6-3 5-1 4-4 4-2 4-1 2-0 1-1"
yard = ""
play = """
A:3-0 D:6-3L C:6-6L B:6-5L A:5-3L D:2-0R C:3-3L B:4-3L A:6-2R
D:4-4L C:5-4L B:5-5L A:6-4R D:5-1L C:2-1L B:3-2L A:4-0R D:pass
C:1-0R B:pass A:3-1L D:4-1L C:6-1R B:6-0R A:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 17, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-1 6-0 5-3 5-1 1-0 0-0"
deal.B = "6-3 4-2 4-0 3-2 2-1 2-0 1-1"
deal.C = "6-5 6-2 5-5 5-2 4-3 4-1 2-2"
deal.D = "6-4 5-4 5-0 4-4 3-3 3-1 3-0"
yard = ""
play = """
D:6-4 C:6-5L B:4-2R A:5-1L D:3-1L C:4-3L B:3-2R A:5-3R D:5-4L
C:5-5L B:pass A:pass D:5-0L C:5-2R B:4-0L A:pass D:4-4L C:2-2R
B:2-1R A:6-1R D:pass C:6-2R B:2-0R A:6-0R D:pass C:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 20, BD = 0 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-14"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 162, BD = 207 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-14"
commitment = "b1a1b65269cb5c4971a173369c6aab0cc7666c1fd69c937ca823c555818c69de"
secret = "2b811613d1f48845c261095045238d7542aeaa54ae1c7ab914874cc13bb5e3d9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-3 5-5 5-2 5-1 3-2 2-1 1-1"
deal.B = "6-5 6-2 6-1 5-3 5-0 4-1 3-3"
deal.C = "6-6 6-4 5-4 4-4 4-2 3-0 0-0"
deal.D = "6-0 4-3 4-0 3-1 2-2 2-0 1-0"
yard = ""
play = """
C:6-6 B:6-5L A:5-5L D:6-0R C:5-4L B:5-0R A:5-2R D:4-3L C:3-0L
B:6-2R A:6-3R D:4-0L C:6-4L B:3-3R A:3-2R D:2-2R C:4-2R B:4-1R
A:5-1R D:pass C:pass B:5-3R A:pass D:3-1R C:pass B:6-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 38 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-1 4-1 4-0 3-3 1-1 0-0"
deal.B = "6-3 6-2 5-5 5-3 5-2 4-4 1-0"
deal.C = "6-4 6-0 5-4 4-3 2-2 2-1 2-0"
deal.D = "6-6 6-5 5-0 4-2 3-2 3-1 3-0"
yard = ""
play = """
B:5-5 A:5-1L D:5-0R C:2-1L B:5-2L A:4-0R D:4-2R C:5-4L B:4-4L
A:4-1L D:3-2R C:4-3R B:1-0L A:0-0L D:3-0L C:6-4R B:6-3R A:3-3L
D:3-1L C:pass B:5-3R A:6-1L D:6-6L C:6-0L B:pass A:pass D:6-5R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-5 5-2 3-3 3-1 1-1"
deal.B = "6-3 5-4 4-3 4-1 4-0 3-0 2-2"
deal.C = "6-6 6-1 5-1 4-4 4-2 2-0 1-0"
deal.D = "6-5 6-2 5-3 5-0 3-2 2-1 0-0"
yard = ""
play = """
A:5-5 D:5-3L C:5-1R B:4-1R A:6-4R D:6-2R C:4-2R B:4-3L A:pass
D:pass C:4-4L B:5-4L A:5-2L D:3-2L C:pass B:6-3L A:6-0L D:5-0L
C:pass B:4-0R A:pass D:6-5L C:6-6L B:3-0R A:3-3R D:pass C:6-1L
B:pass A:3-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 7, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 6-0 5-5 5-2 4-0 3-0 1-1"
deal.B = "6-3 6-2 5-4 4-4 4-2 4-1 0-0"
deal.C = "6-6 6-5 4-3 3-3 3-1 2-2 1-0"
deal.D = "6-4 5-3 5-1 5-0 3-2 2-1 2-0"
yard = ""
play = """
D:5-3 C:6-5L B:6-3R A:6-1L D:5-1L C:6-6R B:5-4L A:6-0R D:2-0R
C:4-3L B:4-2R A:4-0R D:5-0R C:3-3L B:pass A:5-5R D:3-2L C:2-2L
B:6-2L A:5-2R D:6-4L C:pass B:4-4L A:pass D:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-0 4-4 2-1 2-0 1-0"
deal.B = "6-6 6-5 6-4 5-5 5-3 3-2 1-1"
deal.C = "6-0 5-2 4-3 4-2 4-1 4-0 3-3"
deal.D = "6-3 5-4 5-1 3-1 3-0 2-2 0-0"
yard = ""
play = """
C:6-0 B:6-6L A:6-2L D:2-2L C:5-2L B:5-5L A:5-0L D:3-0L C:4-3L
B:6-4L A:6-1L D:5-1L C:4-0R B:6-5L A:4-4R D:6-3L C:3-3L B:5-3L
A:pass D:5-4L C:4-2L B:3-2L A:pass D:3-1L C:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 27, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-0 3-1 2-2 2-1 1-1 1-0 0-0"
deal.B = "6-2 6-0 5-4 4-4 4-3 3-3 2-0"
deal.C = "6-6 6-4 5-1 5-0 4-2 4-1 3-2"
deal.D = "6-5 6-3 6-1 5-5 5-3 5-2 3-0"
yard = ""
play = """
B:4-4 A:4-0L D:3-0L C:3-2L B:6-2L A:pass D:6-1L C:5-1L B:5-4L
A:pass D:pass C:6-4L B:4-3R A:3-1R D:6-3L C:4-1R B:3-3L A:pass
D:5-3L C:5-0L B:6-0L A:pass D:6-5L C:4-2R B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 22 }

[[match.hand]]
opener = "A"
deal.A = "5-3 4-4 4-2 4-0 2-2 2-0 1-1"
deal.B = "6-5 6-0 5-5 5-1 5-0 1-0 0-0"
deal.C = "6-4 6-3 6-2 5-4 3-2 3-1 2-1"
deal.D = "6-6 6-1 5-2 4-3 4-1 3-3 3-0"
yard = ""
play = """
A:4-4 D:4-1L C:3-1L B:pass A:5-3L D:5-2L C:6-2L B:6-5L A:4-2R
D:pass C:5-4L B:pass A:2-2R D:4-3L C:6-3L B:6-0L A:4-0L D:pass
C:6-4L B:pass A:2-0R D:3-0R C:3-2R B:pass A:pass D:6-6L C:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 35, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 6-1 5-4 3-3 3-1 1-1"
deal.B = "6-6 5-1 4-4 2-2 2-0 1-0 0-0"
deal.C = "6-4 5-3 5-2 4-3 4-1 3-2 2-1"
deal.D = "6-5 6-0 5-5 5-0 4-2 4-0 3-0"
yard = ""
play = """
D:5-5 C:5-3L B:5-1R A:6-3L D:6-0L C:4-1R B:4-4R A:5-4R D:3-0L
C:4-3L B:pass A:pass D:5-0R C:6-4L B:6-6L A:6-2L D:4-0R C:5-2L
B:pass A:pass D:6-5L C:pass B:pass A:6-1L D:4-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 20 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 5-4 5-0 4-1 3-2 1-1"
deal.B = "6-6 6-1 4-4 4-2 3-3 3-0 2-2"
deal.C = "6-5 6-4 5-2 5-1 4-0 2-1 1-0"
deal.D = "6-3 5-5 5-3 4-3 3-1 2-0 0-0"
yard = ""
play = """
C:6-5 B:6-6L A:5-4R D:6-3L C:6-4R B:3-3L A:6-2R D:2-0R C:4-0R
B:4-4R A:3-2L D:4-3R C:5-2L B:3-0R A:6-0R D:5-5L C:5-1L B:6-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 22, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-4 4-3 3-3 2-0 1-0 0-0"
deal.B = "6-6 6-3 6-0 5-5 5-2 4-0 2-2"
deal.C = "6-2 5-1 5-0 4-4 4-1 3-2 2-1"
deal.D = "6-5 6-1 5-3 4-2 3-1 3-0 1-1"
yard = ""
play = """
B:6-6 A:6-4L D:6-5R C:4-4L B:5-5R A:5-4L D:5-3L C:3-2L B:5-2L
A:pass D:pass C:5-1L B:pass A:1-0L D:3-0L C:5-0R B:6-3L A:2-0R
D:6-1L C:4-1L B:2-2R A:4-3L D:3-1L C:2-1L B:pass A:pass D:4-2L
C:6-2R
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-4 5-2 4-2 3-0 2-1 2-0"
deal.B = "6-4 6-2 6-1 5-3 4-0 2-2 1-1"
deal.C = "5-5 4-4 4-3 3-2 3-1 1-0 0-0"
deal.D = "6-6 6-5 6-3 5-1 5-0 4-1 3-3"
yard = ""
play = """
A:5-4 D:5-1L C:3-1L B:6-4R A:6-0R D:3-3L C:4-3L B:4-0R A:4-2L
D:4-1R C:3-2L B:6-1R A:3-0L D:6-3R C:1-0L B:1-1L A:2-1L D:pass
C:pass B:6-2L A:pass D:6-5L C:5-5L B:5-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 17 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-0 5-3 2-2 2-0 1-1"
deal.B = "6-3 6-2 5-5 5-1 4-1 3-0 2-1"
deal.C = "5-4 5-2 5-0 3-3 3-1 1-0 0-0"
deal.D = "6-4 6-1 4-4 4-3 4-2 4-0 3-2"
yard = ""
play = """
D:4-3 C:5-4L B:5-5L A:6-5L D:6-4L C:3-3R B:4-1L A:5-3R D:6-1L
C:5-2R B:6-2R A:6-6L D:pass C:pass B:6-3L A:6-0R D:4-0R C:3-1L
B:5-1L A:pass D:4-4R C:5-0L B:3-0L A:pass D:4-2R C:pass B:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 4-4 4-0 3-2 2-2 2-1"
deal.B = "6-4 6-3 6-1 5-2 5-0 4-2 0-0"
deal.C = "6-5 5-3 4-3 3-3 3-0 2-0 1-1"
deal.D = "6-6 6-0 5-4 5-1 4-1 3-1 1-0"
yard = ""
play = """
C:6-5 B:5-2R A:6-2L D:pass C:2-0L B:4-2R A:4-4R D:4-1R C:3-0L
B:6-3L A:2-1R D:6-0L C:pass B:0-0L A:3-2R D:3-1R C:1-1R B:6-1R
A:4-0L D:5-4L C:5-3L B:6-4R A:pass D:pass C:4-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 24, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 5-3 5-2 4-1 3-0 2-2"
deal.B = "6-4 6-1 5-1 4-3 2-0 1-1 0-0"
deal.C = "6-5 5-5 5-4 4-4 4-0 3-1 1-0"
deal.D = "6-3 6-2 5-0 4-2 3-3 3-2 2-1"
yard = ""
play = """
B:1-1 A:4-1L D:2-1R C:5-4L B:5-1L A:5-2R D:5-0R C:3-1L B:4-3L
A:6-0R D:6-2R C:4-4L B:6-4L A:6-6L D:6-3L C:pass B:2-0R A:5-3L
D:pass C:6-5L B:6-1L A:3-0R D:3-2R C:1-0L B:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 5-3 5-1 5-0 4-1 1-0"
deal.B = "6-6 5-5 5-4 4-0 3-0 1-1 0-0"
deal.C = "6-3 6-2 4-4 4-2 3-2 2-2 2-1"
deal.D = "6-4 6-0 5-2 4-3 3-3 3-1 2-0"
yard = ""
play = """
A:6-5 D:6-4L C:4-4L B:5-5R A:5-3R D:3-1R C:4-2L B:1-1R A:6-1R
D:2-0L C:6-3R B:3-0R A:5-0L D:5-2L C:6-2L B:6-6L A:1-0R D:6-0L
C:2-1R B:0-0L A:pass D:pass C:3-2R B:4-0L A:4-1L D:4-3R C:pass
B:5-4R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 10 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 5-3 5-0 4-1 3-2 2-0"
deal.B = "6-2 5-1 3-1 2-2 2-1 1-1 0-0"
deal.C = "6-5 6-4 5-5 4-4 4-2 3-3 3-0"
deal.D = "6-6 6-0 5-4 5-2 4-3 4-0 1-0"
yard = ""
play = """
D:4-3 C:6-4L B:3-1R A:6-3L D:1-0R C:3-3L B:0-0R A:5-3L D:6-0R
C:6-5L B:6-2L A:6-1R D:5-2L C:5-5L B:5-1L A:4-1L D:5-4L C:pass
B:1-1R A:5-0L D:4-0L C:4-4L B:2-1R A:3-2R D:pass C:4-2L B:2-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 5-3 4-3 3-0 2-2 1-0"
deal.B = "6-3 6-0 5-2 5-1 4-2 4-0 1-1"
deal.C = "6-5 6-1 5-5 5-4 5-0 4-1 2-1"
deal.D = "6-4 4-4 3-3 3-2 3-1 2-0 0-0"
yard = ""
play = """
C:6-5 B:5-2R A:6-6L D:3-2R C:6-1L B:6-3R A:6-2R D:2-0R C:4-1L
B:6-0R A:4-3L D:6-4R C:5-4R B:5-1R A:5-3L D:3-1R C:5-5L B:pass
A:3-0R D:0-0R C:5-0L B:4-0L A:1-0R D:4-4L C:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-2 3-3 3-2 1-0 0-0"
deal.B = "6-6 6-3 4-4 4-3 4-2 3-1 2-1"
deal.C = "6-2 5-4 5-1 5-0 4-1 4-0 1-1"
deal.D = "6-4 6-0 5-5 5-3 3-0 2-2 2-0"
yard = ""
play = """
B:6-6 A:6-5L D:6-4R C:5-4L B:4-4L A:pass D:pass C:4-1L B:3-1L
A:3-3L D:5-3L C:5-1L B:4-3R A:6-1L D:3-0R C:6-2L B:4-2L A:1-0R
D:pass C:4-0L B:2-1R A:5-2R D:5-5R C:5-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 21, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 6-0 5-2 4-3 3-3 2-1"
deal.B = "6-3 5-1 4-1 3-2 3-1 3-0 2-0"
deal.C = "6-5 6-2 5-5 4-4 2-2 1-1 0-0"
deal.D = "6-4 5-4 5-3 5-0 4-2 4-0 1-0"
yard = ""
play = """
A:6-6 D:6-4L C:4-4L B:6-3R A:4-3L D:5-3L C:6-5L B:3-1R A:6-1L
D:1-0L C:0-0L B:3-0L A:3-3L D:pass C:1-1R B:4-1R A:pass D:5-4R
C:5-5R B:5-1R A:2-1R D:4-2R C:pass B:3-2L A:5-2L D:4-0R C:pass
B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 6-2 5-1 4-3 2-2 1-0"
deal.B = "6-5 6-0 5-5 5-3 3-3 3-1 0-0"
deal.C = "6-1 5-4 4-2 4-1 3-2 3-0 2-0"
deal.D = "6-4 5-2 5-0 4-4 4-0 2-1 1-1"
yard = ""
play = """
D:5-2 C:5-4L B:pass A:6-2R D:4-4L C:4-2L B:6-5R A:5-1R D:1-1R
C:3-2L B:3-1R A:6-3L D:6-4L C:4-1L B:3-3R A:4-3R D:2-1L C:2-0L
B:6-0L A:6-6L D:4-0R C:6-1L B:0-0R A:1-0L D:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 32 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-15"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 235, BD = 73 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-15"
commitment = "ba7b1f1d18bc950f62e2a8d9cae318e95f776739baf117f2cebab262aafe3afb"
secret = "bab41fa410a0584914fca2cd3a1f5e5e9098fe4cc2949ace613678ac216900d4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-0 5-4 5-3 3-3 3-2 2-1 1-0"
deal.B = "6-2 5-2 5-1 4-4 4-3 4-1 2-0"
deal.C = "6-6 6-5 6-3 5-5 3-1 1-1 0-0"
deal.D = "6-4 6-1 5-0 4-2 4-0 3-0 2-2"
yard = ""
play = """
C:6-6 B:6-2L A:3-2L D:6-4R C:3-1L B:5-1L A:5-4R D:5-0L C:0-0L
B:2-0L A:5-3R D:4-2L C:6-3R B:4-4L A:6-0R D:4-0L C:pass B:pass
A:1-0L D:6-1L C:6-5L B:5-2L A:2-1L D:3-0R C:1-1L B:4-1L A:3-3R
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 4-4 4-2 3-3 1-1 1-0"
deal.B = "6-3 5-5 5-4 5-3 4-3 3-2 2-1"
deal.C = "6-6 6-5 5-1 4-1 4-0 2-2 0-0"
deal.D = "6-4 6-1 5-2 5-0 3-1 3-0 2-0"
yard = ""
play = """
B:6-3 A:3-3R D:6-4L C:4-0L B:5-3R A:6-0L D:6-1L C:6-5R B:2-1L
A:6-2L D:pass C:6-6L
"""
end = "blocked"
winner = "AC"
delta = { AC = 52, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 5-4 4-3 2-2 2-0 0-0"
deal.B = "6-6 6-4 6-2 5-2 5-0 4-4 3-0"
deal.C = "6-1 4-1 3-3 3-2 2-1 1-1 1-0"
deal.D = "6-5 6-0 5-3 5-1 4-2 4-0 3-1"
yard = ""
play = """
A:5-5 D:6-5L C:6-1L B:5-2R A:2-2R D:5-1L C:2-1R B:5-0L A:0-0L
D:6-0L C:4-1R B:6-6L A:5-4R D:5-3R C:3-2R B:6-4L A:4-3L D:4-2R
C:3-3L B:3-0L A:2-0L D:4-0R C:1-0R B:6-2L A:6-3L
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 5-0 4-3 4-2 3-0 2-0"
deal.B = "6-6 6-1 5-2 4-1 4-0 2-2 1-0"
deal.C = "6-5 6-4 6-0 5-4 4-4 3-2 3-1"
deal.D = "6-2 5-3 5-1 3-3 2-1 1-1 0-0"
yard = ""
play = """
D:6-2 C:6-0L B:4-0L A:4-2L D:2-1L C:3-1L B:5-2R A:5-5R D:5-3L
C:6-5L B:6-6L A:6-3L D:3-3L C:3-2L B:2-2L A:5-0R D:0-0R C:pass
B:1-0R A:2-0L D:5-1R C:5-4R B:4-1R A:3-0L D:1-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 25 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-3 5-1 4-0 3-1 1-1 0-0"
deal.B = "6-4 5-0 4-2 3-3 3-0 2-2 2-0"
deal.C = "6-6 6-5 5-4 4-1 3-2 2-1 1-0"
deal.D = "6-3 6-2 6-0 5-5 5-2 4-4 4-3"
yard = ""
play = """
C:1-0 B:5-0R A:5-1R D:pass C:4-1L B:6-4L A:6-1L D:pass C:2-1L
B:4-2L A:4-0L D:6-0L C:6-6L B:pass A:1-1R D:6-3L C:3-2L B:2-2L
A:3-1R D:6-2L C:6-5L B:3-3R A:5-3L D:4-3L C:5-4L
"""
end = "out"
winner = "AC"
delta = { AC = 30, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-3 5-5 3-1 2-2 2-1"
deal.B = "6-2 4-3 4-2 4-0 3-0 1-0 0-0"
deal.C = "6-4 6-0 5-1 5-0 3-3 3-2 1-1"
deal.D = "6-1 5-4 5-3 5-2 4-4 4-1 2-0"
yard = ""
play = """
B:6-2 A:6-6L D:6-1L C:3-2R B:1-0L A:6-3R D:2-0L C:6-4R B:4-2L
A:pass D:5-4L C:5-0L B:4-0L A:pass D:4-4L C:pass B:4-3L A:3-1L
D:4-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 48 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-0 4-0 2-1 2-0 1-1 1-0"
deal.B = "6-6 6-0 5-5 5-1 4-2 3-3 2-2"
deal.C = "6-3 6-2 6-1 5-3 5-2 4-3 3-0"
deal.D = "6-4 5-4 4-4 4-1 3-2 3-1 0-0"
yard = ""
play = """
A:1-1 D:4-1L C:4-3L B:3-3L A:1-0R D:3-2L C:3-0R B:4-2L A:4-0L
D:3-1R C:6-1R B:6-0L A:6-5L D:6-4R C:5-2L B:2-2L A:2-0L D:5-4R
C:5-3R B:pass A:5-0L D:pass C:6-3R B:5-5L A:pass D:pass C:6-2R
"""
end = "out"
winner = "AC"
delta = { AC = 26, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-5 5-4 4-3 3-0 2-2 0-0"
deal.B = "6-4 5-3 5-1 5-0 4-4 4-1 1-1"
deal.C = "6-5 6-3 6-2 6-1 6-0 5-2 1-0"
deal.D = "4-2 4-0 3-3 3-2 3-1 2-1 2-0"
yard = ""
play = """
D:3-3 C:6-3L B:6-4L A:4-3L D:3-2L C:6-2L B:5-3R A:6-6L D:pass
C:6-5R B:pass A:pass D:pass C:6-1L B:5-1L A:5-5L D:pass C:6-0R
B:5-0L A:3-0L D:3-1L C:1-0L B:pass A:0-0L D:4-0L C:pass B:4-4L
A:5-4L D:2-0R C:5-2L
"""
end = "out"
winner = "AC"
delta = { AC = 66, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 4-4 4-3 4-0 3-0 2-2 1-0"
deal.B = "6-3 3-3 3-2 3-1 2-0 1-1 0-0"
deal.C = "6-4 6-2 6-1 5-4 5-3 4-2 4-1"
deal.D = "6-6 6-5 6-0 5-2 5-1 5-0 2-1"
yard = ""
play = """
C:6-2 B:6-3L A:4-3L D:5-2R C:5-3R B:3-3R A:4-4L D:pass C:6-4L
B:3-2R A:2-2R D:6-6L C:6-1L B:3-1L A:3-0L D:6-0L C:4-2R B:pass
A:4-0R D:6-5L C:5-4L B:2-0R A:pass D:2-1R C:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 38, BD = 0 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-16"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 31, BD = 214 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-16"
commitment = "8b2ece3fb75a86f931826442c0b7daacb8bcaa1d7683cb3f70e627b8b729b531"
secret = "9ffe4ab6161069f3c8bf5d02c614f9c054dc2d5daac289da933be0f2053529af"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-3 5-1 4-1 3-2 1-0"
deal.B = "6-2 5-4 4-4 4-3 3-1 3-0 1-1"
deal.C = "6-6 6-5 6-3 6-0 5-0 3-3 0-0"
deal.D = "6-4 5-2 4-2 4-0 2-2 2-1 2-0"
yard = ""
play = """
C:6-6 B:6-2L A:3-2L D:6-4R C:6-3L B:4-4R A:6-1L D:2-1L C:pass
B:4-3R A:5-3R D:5-2R C:pass B:pass A:pass D:4-2L C:pass B:5-4L
A:5-5L D:2-2R C:6-5L B:pass A:pass D:2-0R C:6-0L B:3-0L A:1-0R
D:pass C:3-3L B:3-1L A:5-1L D:pass C:5-0L B:1-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 30 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-0 5-4 5-3 4-3 4-0"
deal.B = "6-5 5-5 4-1 3-2 3-0 1-1 1-0"
deal.C = "6-2 6-1 5-0 4-4 4-2 3-3 2-1"
deal.D = "6-4 5-2 5-1 3-1 2-2 2-0 0-0"
yard = ""
play = """
B:3-2 A:6-3L D:2-2R C:6-2L B:pass A:pass D:5-2L C:4-2R B:4-1R
A:5-4L D:6-4L C:6-1L B:1-1L A:pass D:5-1L C:5-0L B:1-0L A:pass
D:3-1L C:3-3L B:3-0L A:6-0L D:pass C:2-1R B:6-5L A:5-3L D:2-0R
C:pass B:pass A:4-3L D:0-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 24 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-5 3-2 3-1 2-0 1-0"
deal.B = "6-5 6-4 6-0 5-3 5-1 4-3 4-2"
deal.C = "6-3 5-4 5-2 4-4 4-1 4-0 0-0"
deal.D = "6-6 5-0 3-3 3-0 2-2 2-1 1-1"
yard = ""
play = """
A:6-2 D:6-6L C:6-3L B:4-3L A:3-2R D:3-3R C:5-4L B:5-3L A:3-1L
D:2-1L C:5-2L B:6-5L A:6-1L D:1-1L C:4-1L B:4-2L A:2-0L D:3-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 23 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 6-0 4-3 4-2 4-1 3-0"
deal.B = "6-1 5-2 4-0 3-2 3-1 2-1 1-1"
deal.C = "6-5 6-2 5-5 5-3 5-0 4-4 0-0"
deal.D = "6-4 5-4 5-1 3-3 2-2 2-0 1-0"
yard = ""
play = """
D:2-2 C:6-2L B:6-1L A:4-1L D:5-4L C:6-5L B:5-2R A:6-6L D:5-1R
C:pass B:2-1R A:6-3L D:3-3L C:5-3L B:3-2R A:4-3R D:6-4R C:5-5L
B:pass A:6-0R D:1-0R C:5-0L B:1-1R A:3-0L D:pass C:pass B:3-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 14 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 6-2 4-4 3-3 3-0 1-1"
deal.B = "6-1 6-0 5-3 5-1 3-2 3-1 2-0"
deal.C = "6-5 6-3 5-2 5-0 4-1 1-0 0-0"
deal.D = "5-5 5-4 4-3 4-2 4-0 2-2 2-1"
yard = ""
play = """
C:6-5 B:6-0L A:3-0L D:5-5R C:6-3L B:6-1L A:1-1L D:5-4R C:4-1L
B:pass A:6-4L D:4-2R C:5-2R B:5-3R A:6-6L D:4-3R C:pass B:pass
A:6-2L D:2-2L C:pass B:3-2L A:3-3L D:4-0R C:5-0R B:5-1R A:pass
D:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-1 3-3 1-1 1-0 0-0"
deal.B = "6-3 6-2 6-0 4-1 3-2 3-1 2-1"
deal.C = "6-5 5-4 5-2 5-0 4-0 3-0 2-2"
deal.D = "6-6 6-1 5-3 4-4 4-3 4-2 2-0"
yard = ""
play = """
B:3-2 A:3-3L D:4-2R C:5-4R B:6-3L A:6-4L D:4-4L C:6-5R B:6-0R
A:1-0R D:6-1R C:4-0L B:6-2R A:0-0L D:2-0R C:5-0L B:pass A:5-5L
D:5-3L C:3-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 31, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-5 5-0 4-4 2-1 0-0"
deal.B = "6-4 6-0 5-3 4-3 4-1 3-1 2-2"
deal.C = "6-1 5-2 3-3 3-2 3-0 1-1 1-0"
deal.D = "6-6 6-5 5-4 5-1 4-2 4-0 2-0"
yard = ""
play = """
A:6-3 D:6-6L C:6-1L B:3-1R A:2-1L D:4-2L C:1-1R B:4-1R A:4-4L
D:5-4L C:5-2L B:6-4R A:6-2L D:6-5L C:pass B:6-0R A:5-5L D:4-0R
C:pass B:4-3R A:5-0L D:2-0L C:3-3R B:5-3R A:pass D:5-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 9 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 5-4 5-2 5-1 5-0 4-4"
deal.B = "4-3 4-0 3-2 2-2 2-1 1-1 0-0"
deal.C = "6-6 6-1 5-5 5-3 4-2 3-3 3-0"
deal.D = "6-3 6-2 6-0 4-1 3-1 2-0 1-0"
yard = ""
play = """
D:6-0 C:6-6L B:4-0R A:6-5L D:4-1R C:5-5L B:2-1R A:5-4L D:6-2R
C:6-1R B:4-3L A:5-1R D:3-1L C:5-3R B:1-1L A:pass D:6-3R C:pass
B:pass A:6-4R D:1-0L C:4-2R B:0-0L A:5-0L D:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 24 }

[[match.hand]]
opener = "C"
deal.A = "5-2 5-1 4-4 3-2 3-1 2-0 1-0"
deal.B = "6-6 6-0 5-5 5-4 4-3 4-2 4-1"
deal.C = "6-1 5-3 5-0 4-0 3-3 3-0 2-2"
deal.D = "6-5 6-4 6-3 6-2 2-1 1-1 0-0"
yard = ""
play = """
C:5-3 B:4-3R A:5-2L D:6-4R C:6-1R B:4-1R A:3-2L D:6-3L C:4-0R
B:6-0R A:pass D:6-2L C:2-2L B:6-6R A:2-0L D:0-0L C:5-0L B:5-5L
A:5-1L D:2-1L C:pass B:4-2L A:4-4L D:6-5R C:pass B:5-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 39 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-3 4-1 3-0 1-1 1-0"
deal.B = "6-1 5-1 5-0 4-4 3-1 2-1 2-0"
deal.C = "6-5 6-4 6-3 5-4 3-3 3-2 2-2"
deal.D = "6-6 6-2 5-2 4-3 4-2 4-0 0-0"
yard = ""
play = """
B:2-0 A:6-0R D:6-6R C:6-5R B:2-1L A:4-1L D:5-2R C:6-4L B:6-1L
A:1-1L D:4-2R C:5-4R B:5-0R A:1-0L D:0-0L C:pass B:pass A:3-0L
D:4-3L C:pass B:4-4L A:pass D:4-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 42 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-17"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 228, BD = 81 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-17"
commitment = "fd6fcf4489d7612eb813c6de27d701410bc6a5b11bbdbffb470d27f65af11645"
secret = "f1c863347966e360e0a0a6c9dd719514d66af313c917fa81f71f0b13a6476fa1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-0 4-3 4-2 3-3 3-1 1-1 1-0"
deal.B = "6-4 6-2 5-4 5-3 5-2 5-1 4-4"
deal.C = "6-6 6-5 6-3 4-1 3-0 2-0 0-0"
deal.D = "6-1 5-5 5-0 4-0 3-2 2-2 2-1"
yard = ""
play = """
C:6-6 B:6-4L A:6-0R D:4-0L C:0-0L B:pass A:1-0L D:6-1L C:6-5L
B:5-4L A:4-2L D:3-2L C:3-0L B:pass A:pass D:5-0L C:2-0R B:5-3L
A:3-3L D:2-2R C:6-3L B:6-2L A:pass D:2-1L C:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 31, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-4 4-4 3-1 3-0 0-0"
deal.B = "6-6 6-5 6-4 6-1 5-0 4-1 2-0"
deal.C = "5-2 4-2 3-3 3-2 2-2 1-1 1-0"
deal.D = "6-2 5-5 5-3 5-1 4-3 4-0 2-1"
yard = ""
play = """
B:6-6 A:6-0L D:4-0L C:4-2L B:6-5R A:5-4R D:6-2L C:pass B:6-4L
A:4-4L D:4-3L C:3-2L B:4-1R A:3-1R D:2-1L C:3-3R B:6-1L A:3-0R
D:pass C:1-0R B:pass A:6-3L D:5-3L C:5-2L B:2-0L A:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 21, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-3 5-2 2-2 1-1 1-0 0-0"
deal.B = "6-5 6-0 5-4 5-1 4-4 4-0 2-1"
deal.C = "6-4 6-1 5-0 4-3 4-1 3-3 3-2"
deal.D = "6-6 6-3 6-2 4-2 3-1 3-0 2-0"
yard = ""
play = """
A:5-2 D:6-2R C:6-4R B:6-5L A:pass D:6-6L C:4-3R B:6-0L A:1-0L
D:3-1L C:3-3L B:pass A:5-3L D:6-3R C:5-0L B:4-0L A:pass D:4-2L
C:3-2L B:pass A:pass D:3-0L C:6-1R B:5-1R A:0-0L D:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 21 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 6-0 5-2 4-0 3-3 1-0"
deal.B = "6-4 6-1 5-5 5-1 4-4 4-1 0-0"
deal.C = "6-5 6-2 5-4 5-3 4-3 4-2 2-2"
deal.D = "5-0 3-2 3-1 3-0 2-1 2-0 1-1"
yard = ""
play = """
D:5-0 C:5-4L B:6-4L A:4-0R D:pass C:6-5L B:5-5L A:5-2L D:3-2L
C:4-3L B:4-4L A:pass D:pass C:4-2L B:4-1R A:1-0R D:2-1L C:pass
B:6-1L A:6-0R D:pass C:6-2L B:pass A:6-6R D:2-0L C:pass B:0-0L
A:6-3R D:3-0L C:5-3L B:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 5-3 4-3 3-0 2-1 1-1"
deal.B = "6-1 6-0 5-4 5-0 4-1 3-3 3-2"
deal.C = "6-5 5-5 5-1 4-4 3-1 2-2 2-0"
deal.D = "6-3 6-2 5-2 4-2 4-0 1-0 0-0"
yard = ""
play = """
C:5-5 B:5-4L A:4-3L D:6-3L C:6-5L B:5-0L A:5-3R D:4-0L C:4-4L
B:3-3R A:3-0R D:4-2L C:2-0R B:3-2L A:2-1R D:1-0R C:3-1L B:6-1L
A:6-4L D:0-0R C:pass B:6-0R A:6-6R D:6-2R C:2-2R B:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-0 4-1 4-0 3-3 3-0 2-2 0-0"
deal.B = "6-6 6-1 5-4 4-4 4-3 4-2 1-1"
deal.C = "6-3 5-3 5-2 5-1 3-1 2-1 1-0"
deal.D = "6-5 6-4 6-2 5-5 5-0 3-2 2-0"
yard = ""
play = """
B:6-6 A:6-0L D:5-0L C:5-1L B:6-1L A:pass D:6-5L C:6-3R B:5-4L
A:4-1L D:3-2R C:5-2R B:1-1L A:pass D:5-5R C:5-3R B:4-3R A:4-0R
D:2-0R C:2-1R B:pass A:pass D:pass C:3-1L B:pass A:3-3L D:pass
C:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 57, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-0 4-2 4-1 2-2 2-0 0-0"
deal.B = "6-0 5-4 5-2 4-4 3-0 2-1 1-0"
deal.C = "6-4 6-1 5-1 4-0 3-3 3-2 1-1"
deal.D = "6-6 6-5 6-3 6-2 5-5 4-3 3-1"
yard = ""
play = """
A:0-0 D:pass C:4-0L B:5-4L A:5-3L D:6-3L C:6-1L B:6-0R A:4-1L
D:4-3L C:3-3L B:3-0L A:2-0L D:6-2L C:6-4L B:4-4L A:4-2L D:6-6R
C:3-2L B:pass A:pass D:3-1L C:1-1L B:2-1L A:2-2L D:6-5R C:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 43, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 6-3 5-5 4-2 4-1 3-0"
deal.B = "6-5 6-2 6-1 5-0 4-0 2-1 1-0"
deal.C = "6-0 5-1 4-3 3-2 3-1 2-2 0-0"
deal.D = "5-4 5-3 5-2 4-4 3-3 2-0 1-1"
yard = ""
play = """
D:5-4 C:4-3R B:6-5L A:3-0R D:2-0R C:6-0L B:6-2R A:6-3R D:5-3R
C:5-1R B:6-1R A:6-6R D:pass C:0-0L B:5-0L A:6-4R D:5-2L C:2-2L
B:4-0R A:4-2L D:4-4L C:pass B:1-0R A:4-1L D:1-1L C:3-1L B:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 6-0 5-2 2-0 1-1 0-0"
deal.B = "6-5 5-5 5-0 4-3 4-0 3-3 3-2"
deal.C = "6-4 6-3 5-4 5-1 4-1 3-1 1-0"
deal.D = "6-1 5-3 4-4 4-2 3-0 2-2 2-1"
yard = ""
play = """
C:4-1 B:4-3L A:1-1R D:5-3L C:5-1L B:pass A:pass D:6-1L C:6-4L
B:4-0L A:2-0L D:4-2L C:5-4L B:6-5L A:6-2L D:2-2L C:3-1R B:3-3R
A:5-2L D:3-0R C:1-0R B:5-5L A:pass D:2-1R C:pass B:5-0L A:0-0L
D:pass C:pass B:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 27 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-3 4-1 3-1 2-0 1-1"
deal.B = "6-4 6-1 5-5 5-2 5-1 4-4 4-2"
deal.C = "6-3 3-3 3-2 3-0 2-2 2-1 0-0"
deal.D = "6-6 6-2 5-4 5-0 4-3 4-0 1-0"
yard = ""
play = """
B:5-5 A:6-5L D:6-6L C:6-3L B:5-2R A:2-0R D:4-3L C:3-0R B:6-4L
A:5-3R D:6-2L C:2-2L B:4-2L A:4-1L D:1-0L C:0-0L B:5-1R A:6-0L
D:pass C:2-1R B:6-1L A:3-1L D:pass C:3-3L B:pass A:pass D:pass
C:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 76, BD = 0 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-18"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 196, BD = 210 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-18"
commitment = "bcf217ee41c365c31544d2ad2539a2eccf3e7a4267427895a65c793af8fa10b9"
secret = "a735d6c4a358def3e3d4722a6fe2234a4280ca81af05595236103dcc8a84a1a7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-0 5-3 5-2 4-3 4-0 3-3 3-0"
deal.B = "5-4 5-1 4-4 4-1 3-2 1-0 0-0"
deal.C = "6-6 6-5 6-4 5-5 2-2 2-1 2-0"
deal.D = "6-3 6-2 6-1 5-0 4-2 3-1 1-1"
yard = ""
play = """
C:6-6 B:pass A:6-0L D:6-2R C:2-0L B:3-2L A:5-3L D:5-0L C:2-2R
B:1-0L A:5-2R D:3-1L C:6-5R B:pass A:4-3L D:6-3R C:6-4L B:pass
A:3-3R D:6-1L C:2-1L B:pass A:3-0R D:4-2L C:pass B:4-4L A:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 72, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-5 5-0 4-4 2-1 0-0"
deal.B = "6-4 6-1 5-4 4-2 3-3 3-2 2-0"
deal.C = "6-6 5-3 5-1 4-3 4-1 4-0 2-2"
deal.D = "6-2 6-0 5-2 3-1 3-0 1-1 1-0"
yard = ""
play = """
B:3-3 A:6-3L D:3-0R C:6-6L B:2-0R A:6-5L D:6-2R C:5-3L B:6-4R
A:4-4R D:3-1L C:5-1L B:5-4L A:pass D:pass C:4-3L B:4-2R A:2-1R
D:1-1R C:4-1R B:3-2L A:pass D:5-2L C:4-0R B:pass A:5-5L D:6-0R
C:pass B:6-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 5-4 5-3 4-1 3-1 2-1"
deal.B = "6-6 6-4 6-0 5-0 4-4 3-2 2-0"
deal.C = "6-1 5-2 4-3 4-2 3-3 1-1 0-0"
deal.D = "6-5 6-2 5-1 4-0 3-0 2-2 1-0"
yard = ""
play = """
A:5-5 D:6-5L C:6-1L B:5-0R A:4-1L D:4-0R C:4-3L B:4-4R A:6-3L
D:6-2L C:5-2L B:6-4R A:5-4L D:pass C:4-2L B:6-6R A:2-1L D:1-0L
C:0-0L B:6-0R A:pass D:3-0L C:3-3L B:3-2L A:pass D:2-2L C:pass
B:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 39 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-3 5-0 3-3 3-2 3-1 1-1"
deal.B = "6-3 5-4 4-4 4-3 2-2 2-1 1-0"
deal.C = "6-2 5-2 5-1 4-2 4-1 3-0 2-0"
deal.D = "6-6 6-5 6-4 6-0 5-5 4-0 0-0"
yard = ""
play = """
D:5-5 C:5-2L B:5-4R A:3-2L D:6-4R C:3-0L B:6-3R A:5-3R D:0-0L
C:2-0L B:2-2L A:5-0R D:6-0R C:6-2L B:pass A:6-1L D:6-5R C:5-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 35, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-3 5-0 4-4 3-2 0-0"
deal.B = "6-0 5-2 5-1 3-3 3-1 2-0 1-0"
deal.C = "6-5 6-2 4-2 4-1 4-0 3-0 2-1"
deal.D = "6-6 6-1 5-5 5-4 4-3 2-2 1-1"
yard = ""
play = """
C:6-5 B:6-0L A:5-3R D:4-3R C:4-0L B:pass A:6-4L D:6-1L C:4-1L
B:pass A:4-4L D:5-4L C:4-2R B:5-2R A:5-0L D:5-5R C:3-0L B:3-3L
A:6-3L D:6-6L C:6-2L B:2-0L A:0-0L D:pass C:pass B:5-1R A:pass
D:1-1R C:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 9, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-1 5-3 5-2 4-2 3-3"
deal.B = "6-6 6-5 6-2 5-4 5-1 3-0 2-2"
deal.C = "6-0 5-5 5-0 4-4 4-1 4-0 3-1"
deal.D = "4-3 3-2 2-1 2-0 1-1 1-0 0-0"
yard = ""
play = """
B:6-6 A:6-4L D:4-3L C:3-1L B:5-1L A:6-3R D:3-2R C:5-5L B:2-2R
A:5-3L D:2-0R C:6-0R B:6-5R A:5-2R D:2-1R C:4-1R B:5-4R A:3-3L
D:pass C:5-0R B:3-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 25 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 5-4 4-4 4-2 4-0 1-0"
deal.B = "6-5 6-2 6-1 4-1 3-2 3-0 1-1"
deal.C = "6-4 5-1 5-0 3-3 2-2 2-1 2-0"
deal.D = "6-6 6-0 5-3 5-2 4-3 3-1 0-0"
yard = ""
play = """
A:5-5 D:5-2L C:2-2L B:6-5R A:6-3R D:5-3R C:2-1L B:1-1L A:5-4R
D:4-3R C:5-1L B:3-2R A:4-2R D:pass C:5-0L B:4-1R A:4-0L D:3-1R
C:6-4L B:6-2L A:pass D:pass C:2-0L B:3-0L A:pass D:pass C:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 50, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-4 5-0 4-2 3-3 3-1 2-0"
deal.B = "6-6 5-3 5-2 3-0 2-1 1-1 0-0"
deal.C = "6-5 6-2 6-1 5-1 4-0 3-2 2-2"
deal.D = "6-3 6-0 5-5 4-4 4-3 4-1 1-0"
yard = ""
play = """
D:4-1 C:4-0L B:1-1R A:5-0L D:1-0R C:6-5L B:6-6L A:6-4L D:4-3L
C:3-2L B:5-2L A:5-4L D:4-4L C:pass B:0-0R A:4-2L D:6-0R C:6-2L
B:pass A:pass D:6-3L C:6-1R B:5-3L A:3-1R D:5-5L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-3 5-1 4-0 3-2 2-1 1-1"
deal.B = "6-6 6-5 6-3 6-2 5-2 4-3 0-0"
deal.C = "6-1 6-0 5-4 3-3 3-1 3-0 2-0"
deal.D = "6-4 5-0 4-4 4-2 4-1 2-2 1-0"
yard = ""
play = """
C:6-1 B:6-6L A:5-1R D:5-0R C:6-0L B:0-0L A:4-0L D:4-2L C:2-0L
B:pass A:pass D:1-0L C:3-1L B:6-3L A:pass D:6-4L C:5-4L B:6-5L
A:pass D:pass C:3-0R B:4-3R A:pass D:4-1R C:pass B:6-2L A:3-2L
D:pass C:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 19, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 5-1 5-0 4-3 3-3 1-0"
deal.B = "6-6 6-2 4-0 3-1 2-1 2-0 0-0"
deal.C = "6-4 6-3 5-5 5-2 4-1 3-2 1-1"
deal.D = "6-5 6-1 5-4 4-4 4-2 3-0 2-2"
yard = ""
play = """
B:6-6 A:6-0L D:6-1R C:4-1R B:4-0R A:5-0L D:6-5L C:6-4L B:2-0R
A:4-3L D:2-2R C:6-3L B:6-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 45 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 5-4 4-2 4-0 2-2 2-0"
deal.B = "6-6 6-5 6-3 3-3 3-1 2-1 1-1"
deal.C = "6-2 6-1 5-2 5-1 5-0 4-3 3-0"
deal.D = "6-4 5-3 4-4 4-1 3-2 1-0 0-0"
yard = ""
play = """
A:5-5 D:5-3L C:4-3L B:6-5R A:5-4L D:6-4R C:5-2L B:2-1L A:4-2R
D:3-2R C:6-1L B:6-6L A:6-0L D:0-0L C:5-0L B:3-3R A:pass D:pass
C:5-1L B:3-1L A:pass D:pass C:3-0L B:6-3R A:4-0L D:4-1L C:6-2R
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 6-0 4-1 3-2 3-0 2-1"
deal.B = "6-3 5-3 5-0 4-3 3-3 2-0 0-0"
deal.C = "6-1 5-5 5-2 4-2 2-2 1-1 1-0"
deal.D = "6-5 6-4 5-4 5-1 4-4 4-0 3-1"
yard = ""
play = """
D:5-1 C:5-5L B:5-3L A:3-2L D:3-1R C:5-2L B:3-3R A:3-0R D:5-4L
C:4-2L B:2-0L A:6-0L D:4-0R C:6-1L B:4-3R A:4-1L D:4-4L C:pass
B:6-3R A:6-6R D:6-5R C:pass B:5-0R A:pass D:6-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-5 4-3 2-1 2-0 1-0 0-0"
deal.B = "6-6 6-4 5-4 4-2 4-0 3-2 1-1"
deal.C = "6-5 6-0 5-3 4-4 4-1 3-3 2-2"
deal.D = "6-2 6-1 5-2 5-1 5-0 3-1 3-0"
yard = ""
play = """
C:6-5 B:6-6L A:5-5R D:6-1L C:4-1L B:5-4R A:4-3L D:3-0L C:6-0L
B:6-4L A:pass D:pass C:4-4L B:4-2L A:2-1L D:3-1L C:5-3L B:4-0R
A:2-0R D:5-2R C:pass B:pass A:pass D:5-1L C:pass B:1-1L A:1-0L
D:5-0R C:pass B:pass A:0-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 44 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-1 5-1 4-4 4-3 1-1"
deal.B = "5-2 5-0 4-2 4-1 3-3 3-2 2-0"
deal.C = "6-0 5-4 5-3 3-1 2-2 2-1 0-0"
deal.D = "6-6 6-4 6-3 5-5 4-0 3-0 1-0"
yard = ""
play = """
B:3-3 A:4-3L D:4-0L C:6-0L B:3-2R A:6-5L D:5-5L C:5-4L B:4-2R
A:4-4L D:6-4L C:pass B:4-1R A:6-2L D:1-0R C:2-2L B:2-0R A:pass
D:pass C:2-1L B:5-2R A:6-1L D:6-6L C:5-3R B:pass A:pass D:6-3R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 12 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-19"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 193, BD = 205 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-19"
commitment = "077801321b07c5225190069b8ef9ad19d22430f8a46104dfb7b73f8a85b2a01d"
secret = "ca6a4074283cbcac2ce85a6fd5fbc61db455390b5a1fd7b48c72350a7d20fb5b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 6-0 5-5 4-2 2-0 0-0"
deal.B = "6-3 5-4 5-2 4-0 3-1 3-0 1-1"
deal.C = "6-5 6-2 5-3 5-1 4-4 2-2 1-0"
deal.D = "6-4 5-0 4-3 4-1 3-3 3-2 2-1"
yard = ""
play = """
A:6-6 D:6-4L C:4-4L B:5-4L A:5-5L D:5-0L C:1-0L B:3-1L A:6-0R
D:4-3L C:pass B:4-0L A:0-0L D:pass C:pass B:3-0L A:2-0R D:3-3L
C:2-2R B:6-3L A:4-2R D:4-1R C:5-1R B:5-2R A:6-1L
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-5 5-4 5-2 5-1 4-2 4-1"
deal.B = "6-5 6-3 6-0 4-4 4-0 3-0 0-0"
deal.C = "6-2 6-1 5-3 4-3 3-2 1-1 1-0"
deal.D = "6-6 5-0 3-3 3-1 2-2 2-1 2-0"
yard = ""
play = """
D:6-6 C:6-1L B:6-5R A:5-5R D:5-0R C:1-1L B:6-0R A:5-1L D:pass
C:6-2R B:pass A:5-2R D:pass C:5-3L B:6-3L A:6-4L D:pass C:4-3L
B:3-0L A:5-4R D:2-0L C:3-2L B:4-4R A:4-2R D:3-3L C:pass B:pass
A:pass D:2-2R C:pass B:pass A:pass D:3-1L C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 7, BD = 50 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 5-3 4-3 3-2 3-1 2-2"
deal.B = "6-4 6-2 5-5 5-0 4-4 2-0 1-0"
deal.C = "6-6 5-2 4-2 4-1 4-0 3-0 0-0"
deal.D = "6-3 6-1 5-4 5-1 3-3 2-1 1-1"
yard = ""
play = """
C:4-0 B:6-4L A:6-0R D:6-3L C:6-6R B:6-2R A:3-2R D:3-3L C:3-0L
B:5-0L A:5-3L D:pass C:pass B:pass A:4-3L D:5-4L C:5-2L B:2-0L
A:3-1R D:6-1R C:0-0L B:1-0L A:6-5R D:5-1L C:pass B:5-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 25, BD = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-4 4-1 3-3 3-1 2-0 1-0"
deal.B = "6-1 4-4 4-3 3-2 3-0 1-1 0-0"
deal.C = "6-6 6-3 6-2 5-5 5-3 4-0 2-1"
deal.D = "6-5 6-4 5-2 5-1 5-0 4-2 2-2"
yard = ""
play = """
B:6-1 A:6-0L D:5-1R C:4-0L B:4-4L A:5-4R D:6-4L C:6-3L B:4-3L
A:4-1L D:4-2R C:2-1R B:1-1L A:3-1L D:pass C:5-3L B:pass A:1-0R
D:6-5L C:6-2L B:3-2L A:3-3L D:5-0R C:5-5R B:3-0L A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-4 5-3 5-1 3-2 2-0"
deal.B = "6-4 6-1 6-0 4-1 3-3 1-1 1-0"
deal.C = "6-6 6-5 5-5 5-2 5-0 4-2 3-1"
deal.D = "4-4 4-3 4-0 3-0 2-2 2-1 0-0"
yard = ""
play = """
A:5-3 D:4-3R C:5-5L B:6-4R A:6-2R D:2-2R C:6-5L B:6-1L A:5-1L
D:2-1R C:3-1R B:3-3R A:3-2R D:pass C:5-2L B:pass A:2-0L D:4-0L
C:4-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 35 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 5-5 4-3 4-2 3-2 3-0"
deal.B = "6-0 5-3 5-1 3-3 3-1 1-1 0-0"
deal.C = "6-6 6-4 5-2 4-1 4-0 2-1 1-0"
deal.D = "6-5 6-2 5-4 5-0 4-4 2-2 2-0"
yard = ""
play = """
D:6-5 C:6-6L B:6-0L A:5-5R D:5-4R C:4-0R B:0-0L A:3-0L D:5-0R
C:5-2R B:5-3L A:3-2R D:pass C:pass B:5-1L A:6-1L D:6-2L C:2-1L
B:3-1L A:6-3L D:pass C:6-4L B:3-3R A:4-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 5-5 4-4 3-2 2-0 1-1"
deal.B = "6-5 6-3 6-2 6-1 5-3 3-3 1-0"
deal.C = "6-4 5-1 5-0 4-2 4-0 2-2 2-1"
deal.D = "5-4 5-2 4-3 4-1 3-1 3-0 0-0"
yard = ""
play = """
C:5-1 B:6-5L A:6-6L D:4-1R C:4-2R B:6-3L A:3-2L D:5-2L C:2-1R
B:5-3L A:1-1R D:4-3L C:6-4L B:6-2L A:2-0L D:3-1R C:4-0L B:3-3R
A:4-4L D:5-4L C:5-0L B:1-0L A:pass D:3-0R C:pass B:6-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 20 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-2 5-1 3-2 2-2 2-1"
deal.B = "6-5 6-3 5-0 4-3 2-0 1-1 0-0"
deal.C = "6-2 6-1 6-0 5-5 4-1 4-0 3-3"
deal.D = "5-4 5-3 4-4 4-2 3-1 3-0 1-0"
yard = ""
play = """
B:6-5 A:6-6L D:5-4R C:6-0L B:5-0L A:6-4R D:5-3L C:6-2R B:6-3L
A:2-2R D:4-2R C:4-0R B:2-0R A:5-2R D:pass C:5-5R B:pass A:5-1R
D:3-1R C:6-1L B:1-1L A:3-2R D:1-0L C:pass B:0-0L A:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-1 4-2 3-1 2-1 2-0"
deal.B = "6-6 5-4 5-0 4-3 4-1 4-0 1-1"
deal.C = "6-1 6-0 5-5 5-2 3-3 3-0 2-2"
deal.D = "6-5 6-4 5-3 4-4 3-2 1-0 0-0"
yard = ""
play = """
A:2-1 D:3-2L C:3-3L B:4-3L A:4-2L D:1-0R C:6-0R B:6-6R A:6-2R
D:pass C:5-2L B:5-4L A:2-0R D:6-4L C:3-0R B:pass A:6-3L D:5-3L
C:5-5L B:5-0L A:3-1R D:0-0L C:6-1R B:4-0L A:pass D:6-5R C:pass
B:4-1L A:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 35, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-4 6-0 4-4 4-3 3-0"
deal.B = "5-5 5-4 5-3 5-1 4-1 2-2 1-0"
deal.C = "6-1 4-0 3-3 3-2 3-1 2-1 0-0"
deal.D = "6-3 6-2 5-2 5-0 4-2 2-0 1-1"
yard = ""
play = """
D:6-3 C:3-2R B:2-2R A:6-6L D:6-2L C:2-1L B:5-1L A:6-5L D:5-2R
C:6-1L B:4-1L A:4-4L D:4-2L C:pass B:5-5R A:pass D:5-0R C:4-0R
B:5-4R A:pass D:2-0L C:0-0L B:1-0L A:pass D:1-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 36 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 4-3 4-2 4-1 2-2 1-0"
deal.B = "6-3 6-1 5-2 3-3 3-1 3-0 0-0"
deal.C = "5-4 5-3 5-1 5-0 3-2 2-0 1-1"
deal.D = "6-6 6-4 6-0 5-5 4-4 4-0 2-1"
yard = ""
play = """
C:2-0 B:5-2L A:6-5L D:6-6L C:5-0R B:6-3L A:4-3L D:5-5R C:5-1R
B:6-1R A:4-2L D:6-4R C:5-4R B:pass A:2-2L D:2-1L C:5-3R B:3-1L
A:pass D:pass C:3-2L B:3-3R A:6-2L D:6-0L C:pass B:3-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 5-4 5-3 4-3 3-3 2-2"
deal.B = "6-6 6-4 5-1 4-4 4-1 3-1 2-1"
deal.C = "6-5 6-2 4-0 3-2 1-1 1-0 0-0"
deal.D = "6-1 6-0 5-2 5-0 4-2 3-0 2-0"
yard = ""
play = """
B:6-6 A:6-3L D:6-1R C:1-1R B:3-1L A:pass D:pass C:1-0L B:5-1R
A:5-5R D:5-2R C:3-2R B:pass A:3-3R D:6-0L C:6-2L B:2-1L A:5-3R
D:5-0R C:4-0R B:4-1L A:5-4L D:4-2R C:6-5L B:6-4L A:4-3L D:3-0L
C:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 5-2 4-0 3-3 1-0 0-0"
deal.B = "6-5 6-2 5-3 4-3 3-1 2-1 1-1"
deal.C = "6-4 6-3 6-1 5-1 3-2 3-0 2-2"
deal.D = "6-6 6-0 5-0 4-4 4-2 4-1 2-0"
yard = ""
play = """
A:5-5 D:5-0L C:3-0L B:5-3L A:5-4L D:4-4L C:5-1R B:4-3L A:3-3L
D:4-1R C:6-3L B:6-5L A:4-0R D:6-0R C:6-1R B:3-1R A:5-2L D:4-2L
C:3-2R B:6-2R A:pass D:6-6R C:6-4R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 5 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-5 4-3 4-2 4-0 2-1 1-1"
deal.B = "6-5 6-3 5-4 5-2 5-0 3-3 2-2"
deal.C = "6-4 6-2 6-0 5-1 3-1 3-0 2-0"
deal.D = "6-6 5-3 4-4 4-1 3-2 1-0 0-0"
yard = ""
play = """
D:6-6 C:6-2L B:5-2L A:5-5L D:5-3L C:3-1L B:6-5R A:1-1L D:4-1L
C:6-4L B:6-3L A:4-3L D:4-4L C:5-1R B:5-4L A:6-1R D:pass C:6-0R
B:5-0L A:4-0L D:1-0R C:pass B:pass A:4-2L D:3-2L C:3-0L B:pass
A:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 5-2 4-4 4-2 4-1 1-1"
deal.B = "6-6 6-5 6-3 5-4 3-2 2-2 2-1"
deal.C = "6-4 6-0 5-0 4-3 3-1 3-0 0-0"
deal.D = "6-1 5-3 5-1 4-0 3-3 2-0 1-0"
yard = ""
play = """
C:6-0 B:6-6L A:6-2L D:4-0R C:6-4R B:3-2L A:pass D:5-3L C:5-0L
B:6-5R A:5-5R D:5-1R C:0-0L B:2-1R A:4-2R D:2-0L C:4-3R B:2-2L
A:5-2L D:3-3R C:3-1R B:5-4L A:4-1R D:pass C:pass B:pass A:4-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 42, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 4-4 4-2 4-1 3-3 3-1 3-0"
deal.B = "6-5 6-4 6-0 5-4 5-1 2-1 1-0"
deal.C = "6-3 6-2 6-1 5-0 4-0 3-2 2-2"
deal.D = "5-5 5-3 5-2 4-3 2-0 1-1 0-0"
yard = ""
play = """
B:6-5 A:6-6L D:5-5R C:6-1L B:5-1L A:pass D:5-3L C:6-3L B:6-4L
A:4-4L D:4-3L C:3-2L B:2-1L A:3-1L D:5-2R C:6-2R B:6-0R A:3-0R
D:pass C:pass B:pass A:3-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 25, BD = 24 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-20"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 54, BD = 208 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-20"
commitment = "6c168ea11d5205898d47295ced376bb99702c423cc2f54321b4de9a55b61e1d2"
secret = "295c19831e17839847b57cc3dbb9a6b47ad2b211e32a3e4712a0371e243eefc9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-3 5-4 5-3 5-1 5-0 4-3 3-2"
deal.B = "6-5 5-2 4-4 4-1 4-0 3-0 2-0"
deal.C = "6-1 5-5 3-1 2-1 1-1 1-0 0-0"
deal.D = "6-6 6-4 6-2 6-0 4-2 3-3 2-2"
yard = ""
play = """
D:6-6 C:6-1L B:4-1L A:5-4L D:6-2R C:5-5L B:5-2R A:5-3L D:3-3L
C:3-1L B:6-5R A:5-1L D:6-4R C:pass B:4-4R A:5-0L D:6-0L C:pass
B:4-0R A:6-3L D:pass C:1-0R B:3-0L A:pass D:pass C:2-1R B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 39 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-3 5-0 4-3 4-1 4-0 3-0"
deal.B = "6-2 5-5 5-2 3-3 3-1 2-0 1-0"
deal.C = "6-3 6-1 4-2 3-2 2-2 2-1 0-0"
deal.D = "6-5 6-4 6-0 5-4 5-1 4-4 1-1"
yard = ""
play = """
C:6-3 B:3-3R A:6-6L D:6-5L C:3-2R B:5-2L A:pass D:pass C:4-2L
B:2-0R A:4-3L D:6-0R C:6-1R B:3-1L A:4-1L D:4-4L C:2-1R B:6-2R
A:4-0L D:6-4R C:0-0L B:1-0L A:pass D:1-1L C:pass B:pass A:pass
D:5-4R C:pass B:5-5R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 45 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-4 5-2 4-2 3-1 3-0 1-1"
deal.B = "6-6 6-1 5-5 5-0 4-3 4-0 3-3"
deal.C = "6-5 6-3 6-2 6-0 5-1 4-1 3-2"
deal.D = "5-3 4-4 2-2 2-1 2-0 1-0 0-0"
yard = ""
play = """
B:6-1 A:6-4L D:4-4L C:5-1R B:4-3L A:3-1L D:5-3R C:6-3R B:6-6R
A:1-1L D:2-1L C:6-5R B:5-5R A:5-2L D:pass C:pass B:5-0L A:3-0L
D:pass C:3-2L B:pass A:4-2L D:pass C:4-1L B:pass A:5-4R
"""
end = "out"
winner = "AC"
delta = { AC = 17, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-5 4-0 3-3 2-0 1-0"
deal.B = "6-4 6-2 6-1 5-1 3-2 3-1 2-2"
deal.C = "6-0 5-4 5-0 4-3 4-1 2-1 0-0"
deal.D = "6-5 5-3 5-2 4-4 4-2 3-0 1-1"
yard = ""
play = """
A:6-6 D:6-5L C:5-4L B:6-1R A:4-0L D:3-0L C:4-3L B:6-4L A:6-3L
D:5-3L C:5-0L B:3-1R A:2-0L D:4-2L C:4-1L B:3-2R A:1-0L D:5-2R
C:6-0L B:5-1R A:pass D:1-1R C:2-1R B:2-2R A:pass D:pass C:pass
B:6-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 66 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-0 5-5 4-3 2-1 2-0"
deal.B = "6-1 5-3 5-1 4-1 4-0 3-2 0-0"
deal.C = "5-4 5-2 5-0 4-2 3-3 3-0 1-0"
deal.D = "6-6 6-3 6-2 4-4 3-1 2-2 1-1"
yard = ""
play = """
D:6-6 C:pass B:6-1L A:2-1L D:6-2L C:pass B:pass A:6-5L D:6-3R
C:5-4L B:5-3R A:6-4L D:pass C:5-2R B:3-2R A:6-0L D:3-1R C:5-0L
B:5-1R A:5-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 23, BD = 25 }

[[match.hand]]
opener = "C"
deal.A = "5-2 5-0 4-3 4-2 3-1 3-0 1-1"
deal.B = "6-6 6-0 5-4 5-1 4-1 2-0 0-0"
deal.C = "6-4 6-3 6-1 5-5 3-2 2-2 2-1"
deal.D = "6-5 6-2 5-3 4-4 4-0 3-3 1-0"
yard = ""
play = """
C:5-5 B:5-4L A:4-3L D:5-3L C:pass B:5-1L A:3-1L D:3-3L C:6-3L
B:6-6L A:5-2R D:6-2R C:6-4L B:6-0R A:4-2L D:4-0R C:3-2L B:4-1R
A:3-0L D:1-0R C:pass B:2-0L A:5-0R D:6-5R C:6-1R B:pass A:1-1R
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 4-3 4-0 3-3 3-1 1-1 1-0"
deal.B = "6-6 6-5 6-3 6-2 5-0 3-2 2-0"
deal.C = "6-0 5-5 5-3 5-1 4-4 2-1 0-0"
deal.D = "6-4 6-1 5-2 4-2 4-1 3-0 2-2"
yard = ""
play = """
B:5-0 A:5-4L D:4-2L C:6-0R B:6-2L A:pass D:6-4L C:4-4L B:6-6R
A:4-3L D:3-0L C:0-0L B:6-3R A:4-0L D:4-1L C:5-3R B:6-5R A:3-1L
D:6-1R C:5-1R B:3-2L A:pass D:5-2L C:5-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 6, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-1 4-4 4-3 4-2 2-2"
deal.B = "6-6 6-1 5-2 3-2 2-1 1-0 0-0"
deal.C = "6-4 6-3 5-4 5-3 3-3 3-1 2-0"
deal.D = "6-2 6-0 5-0 4-1 4-0 3-0 1-1"
yard = ""
play = """
A:6-5 D:5-0R C:6-4L B:0-0R A:4-4L D:4-0L C:2-0L B:2-1L A:5-1L
D:6-0R C:5-4L B:6-6R A:4-3L D:3-0L C:6-3R B:1-0L A:pass D:1-1L
C:5-3R B:5-2R A:4-2R D:4-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 24 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-1 4-3 3-2 3-0 1-0"
deal.B = "6-5 6-1 6-0 5-4 5-3 4-1 2-0"
deal.C = "6-4 5-5 4-0 3-3 2-2 2-1 0-0"
deal.D = "6-6 5-2 5-0 4-4 4-2 3-1 1-1"
yard = ""
play = """
D:4-4 C:6-4L B:5-4R A:6-3L D:3-1L C:5-5R B:6-1L A:6-2L D:5-2L
C:pass B:6-5L A:5-1R D:6-6L C:2-1R B:6-0L A:3-0L D:4-2R C:3-3L
B:5-3L A:4-3R D:5-0L C:4-0L B:4-1L A:1-0L D:pass C:0-0L B:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 9 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-21"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 232, BD = 165 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-21"
commitment = "6dbe5030797f2f3ce4d7eea5faf7d46321992e22d6ecb57453dab76546396d2a"
secret = "27ccd7d6fae303f28491c89e664fd2755c115b76a1d3b9845ed4702eb70e1c31"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 5-2 5-0 3-0 2-2 1-0"
deal.B = "6-3 6-2 4-3 4-0 3-1 2-1 2-0"
deal.C = "6-5 6-4 6-1 5-5 5-4 4-4 3-3"
deal.D = "6-0 5-1 4-2 4-1 3-2 1-1 0-0"
yard = ""
play = """
A:6-6 D:6-0L C:6-5R B:4-0L A:5-3R D:4-2L C:3-3R B:6-3R A:5-2L
D:5-1L C:6-1L B:6-2L A:2-2L D:3-2L C:6-4R B:4-3L A:pass D:4-1L
C:4-4R B:3-1L A:3-0L D:0-0L C:5-4R B:2-0L A:5-0R D:pass C:pass
B:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 11 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 5-3 4-4 4-0 2-2 0-0"
deal.B = "6-5 6-2 5-0 4-3 3-2 2-0 1-0"
deal.C = "6-0 5-2 4-1 3-3 3-0 2-1 1-1"
deal.D = "6-6 6-1 5-5 5-4 5-1 4-2 3-1"
yard = ""
play = """
D:6-6 C:6-0L B:6-5R A:0-0L D:5-5R C:5-2R B:6-2R A:6-3R D:3-1R
C:3-0L B:4-3L A:6-4L D:6-1L C:1-1L B:1-0L A:4-0L D:5-4L C:4-1R
B:5-0L A:4-4R D:4-2R C:2-1R B:2-0L A:2-2L D:5-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 14 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-0 4-4 4-3 4-1 4-0 1-0"
deal.B = "5-3 5-2 3-2 3-1 3-0 1-1 0-0"
deal.C = "6-5 6-3 6-2 5-5 5-4 3-3 2-0"
deal.D = "6-4 6-1 6-0 5-1 4-2 2-2 2-1"
yard = ""
play = """
C:5-5 B:5-3L A:5-0R D:6-0R C:6-3L B:pass A:6-6L D:6-4L C:5-4L
B:5-2L A:pass D:4-2L C:6-5R B:pass A:4-1L D:6-1L C:6-2L B:3-2L
A:4-3L D:5-1R C:pass B:3-1R A:4-4L D:pass C:3-3R B:3-0R A:1-0R
D:2-1R C:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 6, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-5 5-2 4-2 4-1 2-1"
deal.B = "6-2 5-0 4-4 3-2 3-0 2-2 1-0"
deal.C = "6-3 6-0 5-4 3-1 2-0 1-1 0-0"
deal.D = "6-6 6-4 5-3 5-1 4-3 4-0 3-3"
yard = ""
play = """
B:4-4 A:4-2L D:6-4R C:6-3R B:6-2L A:6-5L D:5-3L C:3-1L B:3-2R
A:2-1R D:5-1L C:5-4L B:1-0R A:4-1L D:4-0R C:1-1L B:pass A:6-1L
D:6-6L C:6-0L B:5-0L A:5-2L D:4-3R C:2-0L B:3-0L A:pass D:3-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 35 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 5-5 5-1 4-4 0-0"
deal.B = "6-2 6-0 5-4 5-2 5-0 4-1 3-2"
deal.C = "6-3 3-1 3-0 2-1 2-0 1-1 1-0"
deal.D = "6-1 5-3 4-3 4-2 4-0 3-3 2-2"
yard = ""
play = """
A:6-4 D:6-1L C:1-1L B:5-4R A:5-1L D:5-3L C:3-1L B:5-2R A:pass
D:4-2R C:1-0L B:6-0L A:6-5L D:4-3R C:3-0R B:5-0L A:0-0L D:4-0L
C:2-0R B:6-2R A:6-6R D:pass C:6-3R B:4-1L A:pass D:3-3R C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 9, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-2 5-1 5-0 4-2 1-1 1-0"
deal.B = "6-4 6-0 5-3 4-4 3-2 3-0 2-2"
deal.C = "6-6 6-2 6-1 5-5 4-1 4-0 2-1"
deal.D = "6-5 5-4 4-3 3-3 3-1 2-0 0-0"
yard = ""
play = """
D:6-5 C:6-6L B:6-4L A:5-1R D:5-4L C:5-5L B:5-3L A:1-0R D:4-3L
C:4-0R B:4-4L A:4-2L D:2-0L C:4-1R B:6-0L A:6-3L D:3-3L C:6-1R
B:3-2L A:5-2L D:pass C:6-2R B:2-2R A:5-0L D:0-0L C:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 7, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 5-3 5-0 3-3 1-1 0-0"
deal.B = "6-6 5-5 5-2 4-2 4-0 3-1 2-2"
deal.C = "6-4 5-1 4-4 4-3 3-2 3-0 2-1"
deal.D = "6-3 6-2 6-0 5-4 4-1 2-0 1-0"
yard = ""
play = """
C:4-4 B:4-2L A:pass D:6-2L C:6-4L B:4-0L A:0-0L D:6-0L C:4-3R
B:6-6L A:3-3R D:6-3L C:3-2L B:5-2L A:6-5L D:pass C:3-0R B:pass
A:5-0R D:5-4R C:pass B:pass A:6-1L D:4-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-1 5-0 4-4 3-3 3-2 2-0"
deal.B = "6-5 5-3 4-3 4-1 4-0 3-0 2-1"
deal.C = "6-4 6-3 6-2 5-2 4-2 2-2 1-1"
deal.D = "6-6 6-1 6-0 5-4 3-1 1-0 0-0"
yard = ""
play = """
B:6-5 A:5-1R D:6-6L C:6-2L B:4-1R A:4-4R D:5-4R C:5-2R B:2-1L
A:2-0R D:6-1L C:6-4L B:4-3L A:3-2L D:6-0R C:2-2L B:pass A:pass
D:pass C:4-2L B:4-0L A:5-0L D:pass C:6-3R B:5-3L A:3-3L D:3-1L
C:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 29, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 5-2 5-1 5-0 1-1 1-0"
deal.B = "6-3 6-1 5-5 4-4 3-2 2-1 2-0"
deal.C = "6-5 6-4 6-2 4-3 3-3 3-1 2-2"
deal.D = "6-0 5-4 4-2 4-1 4-0 3-0 0-0"
yard = ""
play = """
A:5-3 D:5-4L C:4-3L B:6-3L A:6-6L D:6-0L C:3-3R B:3-2R A:1-0L
D:4-1L C:6-4L B:6-1L A:5-2R D:pass C:6-5R B:2-1L A:pass D:4-2L
C:6-2R B:4-4L A:pass D:4-0L C:2-2R B:2-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 13, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-4 6-3 4-1 3-2 1-1"
deal.B = "6-2 5-5 5-4 5-3 4-3 4-2 3-0"
deal.C = "6-1 5-2 4-4 3-3 3-1 1-0 0-0"
deal.D = "6-0 5-1 5-0 4-0 2-2 2-1 2-0"
yard = ""
play = """
D:6-0 C:6-1L B:3-0R A:4-1L D:4-0L C:3-3R B:5-3R A:6-5R D:5-0L
C:5-2L B:6-2L A:6-4L D:pass C:4-4L B:5-4L A:6-3R D:5-1L C:3-1R
B:pass A:1-1L D:2-1L C:1-0R B:4-2L A:pass D:2-0R C:pass B:4-3L
A:3-2L D:2-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 37 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 6-0 5-0 4-1 3-1 3-0"
deal.B = "6-4 5-4 4-4 4-0 3-3 2-0 1-0"
deal.C = "6-3 6-1 5-5 4-2 2-2 2-1 1-1"
deal.D = "6-5 5-3 5-2 5-1 4-3 3-2 0-0"
yard = ""
play = """
C:2-2 B:2-0L A:6-2R D:0-0L C:6-1R B:4-0L A:4-1R D:4-3L C:6-3L
B:6-4L A:pass D:pass C:4-2L B:5-4R A:5-0R D:5-2L C:5-5L B:1-0R
A:3-1R D:6-5L C:pass B:3-3R A:6-0L D:5-3R C:pass B:pass A:3-0L
D:3-2L C:2-1L B:pass A:pass D:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 39 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-5 5-1 4-2 4-1 4-0"
deal.B = "6-3 6-2 6-0 5-3 4-4 3-1 1-1"
deal.C = "5-4 5-2 5-0 3-3 3-0 2-1 1-0"
deal.D = "6-6 6-4 4-3 3-2 2-2 2-0 0-0"
yard = ""
play = """
B:6-3 A:6-5L D:4-3R C:5-4R B:5-3L A:5-1R D:3-2L C:5-2L B:3-1R
A:5-5L D:pass C:3-3R B:pass A:pass D:pass C:5-0L B:6-0L A:6-1L
D:pass C:1-0L B:pass A:4-0L D:6-4L C:3-0R B:6-2L A:4-2L D:2-0R
C:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 51, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-4 4-0 3-2 3-1 1-0"
deal.B = "6-5 6-2 6-0 5-2 5-0 3-0 1-1"
deal.C = "6-4 5-3 4-2 4-1 2-1 2-0 0-0"
deal.D = "6-6 5-5 5-1 4-4 4-3 3-3 2-2"
yard = ""
play = """
A:6-3 D:6-6L C:6-4L B:3-0R A:4-0R D:4-4L C:4-2L B:6-2L A:5-4R
D:5-5R C:5-3R B:6-5L A:3-1R D:5-1L C:4-1L B:1-1R A:6-1R D:4-3L
C:pass B:6-0R A:3-2L D:2-2L C:2-0R B:5-2L A:pass D:pass C:2-1R
B:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-4 5-3 5-2 5-1 4-3 3-1"
deal.B = "6-5 6-2 5-5 5-0 3-3 3-2 2-0"
deal.C = "6-6 4-4 4-1 4-0 3-0 1-1 0-0"
deal.D = "6-4 6-1 6-0 4-2 2-2 2-1 1-0"
yard = ""
play = """
D:6-4 C:6-6L B:6-5L A:4-3R D:pass C:3-0R B:5-5L A:5-2L D:4-2L
C:4-0R B:pass A:5-4L D:pass C:4-4R B:5-0L A:pass D:6-0L C:4-1R
B:6-2L A:3-1R D:2-2L C:pass B:3-3R A:5-3R D:2-1L C:1-1L B:pass
A:5-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 9 }

[[match.hand]]
opener = "C"
deal.A = "5-3 3-2 3-1 2-2 2-1 1-1 0-0"
deal.B = "6-6 6-5 6-3 6-1 5-0 4-4 4-1"
deal.C = "6-2 5-4 5-2 4-3 3-3 2-0 1-0"
deal.D = "6-4 6-0 5-5 5-1 4-2 4-0 3-0"
yard = ""
play = """
C:3-3 B:6-3L A:3-1R D:6-4L C:5-4L B:6-5L A:2-1R D:6-0L C:2-0L
B:pass A:2-2L D:4-2L C:4-3L B:pass A:3-2R D:3-0L C:1-0L B:6-1L
A:5-3R D:5-5R C:5-2R B:6-6L A:pass D:pass C:6-2L
"""
end = "out"
winner = "AC"
delta = { AC = 53, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-5 5-2 4-4 4-1 1-0"
deal.B = "6-0 5-4 5-1 4-0 3-3 2-2 2-1"
deal.C = "6-5 6-4 6-1 5-3 4-2 3-2 3-0"
deal.D = "6-6 5-0 4-3 3-1 2-0 1-1 0-0"
yard = ""
play = """
B:5-4 A:4-1R D:5-0L C:6-1R B:6-0L A:6-3L D:4-3L C:6-4L B:pass
A:6-2L D:2-0L C:3-0L B:3-3L A:pass D:3-1L C:6-5R B:5-1L A:5-2L
D:pass C:3-2L B:pass A:5-5R D:pass C:5-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 25, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 4-4 4-3 4-2 4-1 4-0 1-0"
deal.B = "6-6 6-5 6-4 6-2 5-2 3-2 3-0"
deal.C = "6-3 6-0 5-1 5-0 3-3 2-1 2-0"
deal.D = "6-1 5-4 5-3 3-1 2-2 1-1 0-0"
yard = ""
play = """
A:4-2 D:5-4L C:5-0L B:6-2R A:4-0L D:6-1R C:2-1R B:6-4L A:pass
D:2-2R C:6-3L B:5-2R A:5-5R D:5-3L C:5-1L B:6-5R A:1-0L D:0-0L
C:6-0R B:3-0L A:4-3L D:pass C:2-0R B:3-2R A:4-4L D:3-1R C:pass
B:pass A:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 39, BD = 0 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-22"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 203 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-22"
commitment = "9cdc23c89aecabd732414ccee5a2e32d740ca71ddd3c6f394d19afecd9c8bb7f"
secret = "8bb018042558b0a8e1c439183a4ffa37b2c6ab97c3c62e54df512bcf2a706589"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-1 5-2 4-2 3-0 2-0"
deal.B = "5-5 5-1 4-3 4-1 4-0 2-2 0-0"
deal.C = "6-5 6-4 6-0 5-3 5-0 3-1 1-1"
deal.D = "6-2 5-4 4-4 3-3 3-2 2-1 1-0"
yard = ""
play = """
A:6-6 D:6-2L C:6-5R B:5-5R A:5-2L D:5-4L C:6-4L B:5-1R A:6-3L
D:3-2L C:3-1R B:4-3R A:4-2L D:4-4L C:pass B:4-1L A:6-1L D:pass
C:6-0L B:4-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 20 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 5-2 3-1 3-0 2-0 0-0"
deal.B = "6-3 5-3 4-4 4-3 4-0 1-1 1-0"
deal.C = "6-6 6-4 6-1 5-1 4-2 3-2 2-2"
deal.D = "6-0 5-5 5-4 5-0 4-1 3-3 2-1"
yard = ""
play = """
D:6-0 C:6-6L B:6-3L A:3-1L D:2-1L C:4-2L B:4-4L A:3-0R D:3-3R
C:6-4L B:4-3R A:6-5L D:5-5L C:5-1L B:1-1L A:pass D:4-1R C:6-1L
B:1-0R A:6-2L D:5-0R C:3-2L B:5-3R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-5 5-2 4-2 3-1 2-1"
deal.B = "6-6 6-5 6-2 5-0 4-1 3-0 2-0"
deal.C = "6-0 5-3 4-4 4-3 3-2 1-0 0-0"
deal.D = "6-1 5-4 5-1 4-0 3-3 2-2 1-1"
yard = ""
play = """
C:6-0 B:6-6L A:6-4L D:5-4L C:5-3L B:3-0L A:pass D:4-0L C:4-4L
B:5-0R A:5-5R D:5-1R C:4-3L B:4-1R A:6-3L D:6-1L C:1-0L B:2-0L
A:5-2L D:pass C:pass B:6-5L A:4-2R D:2-2R C:3-2R B:6-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-0 4-0 2-2 2-1 1-0"
deal.B = "5-3 4-4 4-3 4-2 3-3 2-0 0-0"
deal.C = "6-4 6-3 6-1 5-5 5-4 5-1 1-1"
deal.D = "6-5 6-0 5-2 4-1 3-2 3-1 3-0"
yard = ""
play = """
B:4-4 A:4-0L D:6-0L C:6-4L B:4-3L A:pass D:3-0L C:5-4R B:5-3R
A:5-0L D:5-2L C:6-3R B:2-0L A:6-6R D:6-5R C:5-5R B:0-0L A:1-0L
D:3-1L C:5-1R B:3-3L A:2-1R D:3-2L C:pass B:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 46 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-4 5-1 5-0 4-0 2-1"
deal.B = "6-4 6-2 4-2 3-2 3-0 2-2 0-0"
deal.C = "6-0 5-3 4-4 4-1 3-3 2-0 1-1"
deal.D = "6-6 6-1 5-5 5-2 4-3 3-1 1-0"
yard = ""
play = """
A:6-5 D:6-6L C:6-0L B:3-0L A:6-3L D:5-5R C:5-3R B:3-2R A:2-1R
D:6-1R C:pass B:6-2L A:pass D:5-2L C:pass B:6-4R A:5-4L D:4-3L
C:3-3L B:4-2R A:pass D:3-1L C:4-1L B:2-2R A:4-0L D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 23 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-1 5-1 4-4 3-1 2-0"
deal.B = "4-2 4-1 4-0 3-3 2-2 2-1 1-1"
deal.C = "6-4 6-2 5-3 5-2 4-3 3-2 3-0"
deal.D = "6-3 6-0 5-5 5-4 5-0 1-0 0-0"
yard = ""
play = """
D:0-0 C:3-0L B:3-3L A:3-1L D:1-0L C:pass B:4-0L A:4-4L D:5-4L
C:5-3L B:pass A:2-0R D:6-3L C:6-4L B:4-2R A:pass D:pass C:4-3L
B:4-1R A:6-1R D:6-0R C:3-2L B:2-2L A:pass D:5-0R C:6-2L B:pass
A:6-6L D:5-5R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 24 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-4 5-2 5-1 4-0 3-3 2-0"
deal.B = "6-6 6-5 6-2 5-3 4-1 2-2 1-0"
deal.C = "6-4 6-0 5-5 5-0 4-4 4-2 2-1"
deal.D = "6-1 4-3 3-2 3-1 3-0 1-1 0-0"
yard = ""
play = """
C:6-4 B:6-6L A:6-3L D:3-2L C:4-2L B:4-1L A:5-4R D:6-1L C:6-0L
B:6-5R A:4-0L D:4-3L C:pass B:5-3L A:5-2L D:pass C:2-1L B:6-2R
A:5-1L D:pass C:5-5L B:2-2R A:2-0R D:0-0R C:5-0L B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 39 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-2 5-1 3-2 3-0 1-0"
deal.B = "6-2 6-1 6-0 5-5 5-3 4-2 1-1"
deal.C = "6-3 5-4 4-3 4-0 3-1 2-2 2-0"
deal.D = "6-4 5-0 4-4 4-1 3-3 2-1 0-0"
yard = ""
play = """
B:5-5 A:6-5L D:6-4L C:5-4L B:5-3L A:5-2R D:3-3L C:6-3L B:6-2R
A:6-6L D:pass C:pass B:6-1L A:5-1L D:5-0L C:4-0L B:4-2L A:3-2L
D:pass C:4-3L B:6-0R A:3-0R D:4-4L C:3-1R B:1-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-3 5-1 3-3 3-1 2-0 1-1"
deal.B = "6-4 5-2 4-4 4-3 4-1 3-2 0-0"
deal.C = "6-5 6-0 5-5 5-4 4-0 2-2 1-0"
deal.D = "6-6 6-2 6-1 5-0 4-2 3-0 2-1"
yard = ""
play = """
A:6-3 D:6-1L C:1-0L B:4-3R A:2-0L D:2-1L C:5-4R B:5-2R A:5-1L
D:4-2R C:6-5L B:6-4L A:pass D:pass C:4-0L B:4-4R A:pass D:3-0L
C:pass B:3-2L A:pass D:6-2L C:6-0L B:0-0L A:pass D:5-0L C:5-5L
B:4-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 24 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-23"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 203, BD = 175 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-23"
commitment = "35894b3e133bb30924558ba22ea087fb7c0fe56e5497236db2b2ccad6fc1d972"
secret = "ddb5d7eadbd6b590dc51c73d4c60755166899f0c5dfe1fce3e3b973e2f55240b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-2 5-0 4-0 3-2 0-0"
deal.B = "6-6 6-2 5-4 4-1 3-3 2-2 1-1"
deal.C = "6-5 5-5 5-1 4-4 4-3 4-2 3-1"
deal.D = "6-1 6-0 5-3 3-0 2-1 2-0 1-0"
yard = ""
play = """
B:6-6 A:6-4L D:6-1R C:4-2L B:6-2L A:6-3L D:5-3L C:5-1L B:4-1L
A:4-0L D:6-0L C:6-5L B:5-4L A:pass D:2-1R C:4-4L B:2-2R A:5-2R
D:pass C:5-5R B:pass A:5-0R D:3-0R C:4-3L B:3-3L A:3-2L D:2-0L
C:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-4 5-2 5-1 3-1 2-1 0-0"
deal.B = "6-6 6-1 6-0 5-0 4-0 2-2 1-0"
deal.C = "6-3 6-2 4-4 4-2 3-3 3-0 1-1"
deal.D = "6-5 5-5 5-3 4-3 4-1 3-2 2-0"
yard = ""
play = """
A:5-1 D:6-5L C:6-2L B:2-2L A:2-1R D:3-2L C:3-3L B:pass A:5-2R
D:5-5R C:3-0L B:6-0L A:6-4L D:5-3R C:4-4L B:4-0L A:3-1R D:4-1R
C:4-2R B:5-0L A:5-4L D:4-3L C:6-3L B:6-6L A:pass D:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 2 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 5-2 4-4 4-2 3-1 3-0"
deal.B = "6-4 6-0 4-3 4-1 2-2 2-1 2-0"
deal.C = "5-4 5-1 5-0 4-0 3-3 3-2 1-0"
deal.D = "6-5 6-2 6-1 5-5 5-3 1-1 0-0"
yard = ""
play = """
D:6-5 C:5-1R B:6-4L A:4-4L D:6-1R C:5-4L B:6-0R A:3-0R D:5-5L
C:3-2R B:2-2R A:5-2L D:6-2L C:pass B:2-1R A:6-6L D:1-1R C:1-0R
B:2-0R A:6-3L D:5-3L C:5-0L B:pass A:4-2R D:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 14 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 6-0 5-2 5-1 4-2 3-2"
deal.B = "5-5 5-0 4-4 4-3 3-1 2-0 1-0"
deal.C = "6-6 6-5 5-4 5-3 4-1 2-1 0-0"
deal.D = "6-3 6-2 4-0 3-3 3-0 2-2 1-1"
yard = ""
play = """
C:5-3 B:5-5L A:3-2R D:6-2R C:6-5L B:pass A:6-4L D:6-3R C:4-1L
B:3-1L A:pass D:3-3L C:pass B:4-3L A:4-2L D:2-2L C:2-1L B:1-0L
A:6-0L D:3-0R C:6-6L B:5-0R A:5-2R D:pass C:pass B:2-0R A:6-1L
D:4-0R C:5-4R B:pass A:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 35, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-5 5-1 4-4 4-3 4-2"
deal.B = "6-6 6-5 6-4 6-2 5-2 3-1 1-1"
deal.C = "6-1 5-3 5-0 4-1 3-3 3-2 1-0"
deal.D = "5-4 4-0 3-0 2-2 2-1 2-0 0-0"
yard = ""
play = """
B:6-6 A:6-3L D:3-0L C:6-1R B:3-1R A:4-3R D:5-4R C:5-0R B:pass
A:6-0L D:4-0R C:4-1R B:6-5L A:5-5L D:2-1R C:5-3L B:6-2R A:pass
D:pass C:3-2L B:5-2L A:5-1L D:pass C:1-0L B:6-4R A:4-4R D:2-0L
C:pass B:pass A:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 31, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 5-2 5-0 3-3 3-2 2-2"
deal.B = "6-6 4-2 4-1 3-1 3-0 2-1 2-0"
deal.C = "6-4 6-3 5-1 4-4 4-3 4-0 0-0"
deal.D = "6-5 6-2 6-0 5-5 5-3 1-1 1-0"
yard = ""
play = """
A:2-2 D:6-2L C:6-3L B:3-1L A:6-1L D:6-5L C:5-1L B:4-1L A:5-4L
D:5-5L C:pass B:4-2R A:5-2L D:pass C:4-3R B:2-1L A:3-3R D:5-3R
C:pass B:pass A:5-0R D:6-0R C:6-4R B:pass A:pass D:1-1L C:4-4R
B:pass A:pass D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 9 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-0 4-3 4-0 3-3 3-0 2-1"
deal.B = "6-2 5-5 5-4 4-4 3-1 2-2 1-1"
deal.C = "6-5 6-1 5-3 5-1 3-2 2-0 0-0"
deal.D = "6-6 6-3 6-0 5-2 4-2 4-1 1-0"
yard = ""
play = """
D:6-6 C:6-1L B:3-1L A:3-3L D:6-3L C:6-5L B:5-5L A:5-0L D:6-0L
C:pass B:6-2L A:2-1L D:4-1L C:pass B:5-4L A:6-4R D:5-2L C:3-2L
B:4-4R A:4-3R D:pass C:5-3L B:pass A:3-0R D:1-0R C:5-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-0 5-2 5-0 2-2 1-0"
deal.B = "6-3 6-2 4-3 4-1 3-2 3-1 1-1"
deal.C = "5-4 5-1 4-2 4-0 3-3 2-1 2-0"
deal.D = "6-4 6-1 5-5 5-3 4-4 3-0 0-0"
yard = ""
play = """
C:5-4 B:4-3R A:6-5L D:6-4L C:4-0L B:6-3R A:6-6R D:6-1R C:2-1R
B:6-2R A:6-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 37 }

[[match.hand]]
opener = "B"
deal.A = "5-1 5-0 4-4 4-1 3-3 3-1 1-1"
deal.B = "6-6 6-5 6-3 5-4 5-3 4-3 4-0"
deal.C = "6-2 6-0 5-2 4-2 2-0 1-0 0-0"
deal.D = "6-4 6-1 5-5 3-2 3-0 2-2 2-1"
yard = ""
play = """
B:6-6 A:pass D:6-4L C:4-2L B:6-5R A:5-1R D:6-1R C:5-2L B:5-4L
A:4-4L D:pass C:6-0R B:4-3L A:3-3L D:3-2L C:2-0R B:pass A:pass
D:2-2L C:6-2L B:6-3L A:3-1L D:2-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 25, BD = 25 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-0 4-2 4-1 4-0 3-1"
deal.B = "6-6 6-2 5-4 5-0 3-3 1-0 0-0"
deal.C = "5-5 5-3 5-2 5-1 4-3 3-2 3-0"
deal.D = "6-3 6-1 4-4 2-2 2-1 2-0 1-1"
yard = ""
play = """
A:6-4 D:6-3L C:3-0L B:5-0L A:6-5L D:4-4R C:4-3R B:6-6L A:6-0L
D:2-0L C:3-2L B:3-3L A:3-1L D:6-1L C:5-3R B:6-2L A:4-2L D:pass
C:5-1R B:5-4L A:4-1R D:pass C:5-5L B:pass A:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 6-0 5-4 5-2 2-0 0-0"
deal.B = "6-5 6-2 6-1 5-0 4-1 3-3 2-1"
deal.C = "6-6 5-5 5-3 5-1 3-1 2-2 1-1"
deal.D = "4-4 4-3 4-2 4-0 3-2 3-0 1-0"
yard = ""
play = """
D:4-4 C:pass B:4-1L A:6-4R D:1-0L C:6-6R B:5-0L A:6-0R D:4-0R
C:5-1L B:6-1L A:5-4R D:pass C:5-3R B:6-5L A:6-3R D:pass C:5-5L
B:6-2R A:5-2R
"""
end = "blocked"
winner = "AC"
delta = { AC = 30, BD = 25 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 5-3 5-1 5-0 2-0 0-0"
deal.B = "6-5 5-5 4-4 4-1 3-2 3-0 1-1"
deal.C = "6-0 4-3 4-2 4-0 3-1 2-2 1-0"
deal.D = "6-3 6-2 6-1 5-4 5-2 3-3 2-1"
yard = ""
play = """
C:4-2 B:4-4L A:6-4L D:6-3L C:4-3L B:4-1L A:5-1L D:5-4L C:2-2R
B:3-2R A:5-3R D:5-2R C:4-0L B:3-0L A:2-0R D:3-3L C:1-0R B:1-1R
A:pass D:6-1R C:6-0R B:pass A:0-0R D:pass C:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 32, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-1 5-0 4-1 4-0 1-1 1-0"
deal.B = "6-6 6-0 5-5 5-2 3-1 2-1 2-0"
deal.C = "6-5 6-4 6-1 4-4 4-2 3-2 3-0"
deal.D = "6-3 6-2 5-4 4-3 3-3 2-2 0-0"
yard = ""
play = """
B:6-6 A:pass D:6-3L C:3-0L B:6-0L A:pass D:6-2L C:6-1R B:5-2L
A:5-1L D:pass C:pass B:3-1L A:5-3L D:5-4L C:4-2L B:2-1L A:1-1L
D:pass C:pass B:pass A:1-0L D:0-0L C:pass B:2-0L A:4-1R D:4-3R
C:3-2L B:pass A:pass D:3-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 25, BD = 63 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-24"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 206, BD = 121 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-24"
commitment = "5c9b19a68112d405c3d417a7ac5fd383825f86668ed1988edc0a1002fc97cbb3"
secret = "a56a8ed63032bcbb7b89c3fea4b4ed213a0879ea045813309e815f30bc68b1f5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 4-3 4-1 3-3 3-1 1-0"
deal.B = "6-3 6-1 5-3 5-2 3-0 2-1 0-0"
deal.C = "6-5 6-0 5-4 4-2 4-0 2-2 2-0"
deal.D = "6-4 5-5 5-1 5-0 4-4 3-2 1-1"
yard = ""
play = """
A:6-6 D:6-4L C:6-5R B:5-2R A:4-3L D:3-2L C:4-2L B:2-1R A:4-1L
D:1-1L C:pass B:6-1L A:6-2L D:5-1R C:5-4R B:pass A:pass D:4-4R
C:2-2L B:pass A:pass D:pass C:4-0R B:3-0R A:3-3R D:pass C:2-0L
B:6-3R A:1-0L D:pass C:6-0R
"""
end = "out"
winner = "AC"
delta = { AC = 48, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 6-0 5-3 4-3 4-2 0-0"
deal.B = "6-2 5-2 5-1 3-3 3-0 2-1 1-1"
deal.C = "5-4 5-0 4-1 3-2 3-1 2-2 1-0"
deal.D = "6-5 6-4 6-1 5-5 4-4 4-0 2-0"
yard = ""
play = """
D:4-4 C:5-4L B:5-1L A:4-3R D:6-1L C:3-2R B:5-2R A:6-6L D:6-5L
C:5-0L B:3-0L A:6-3L D:5-5R C:pass B:6-2L A:4-2L D:6-4L C:pass
B:pass A:6-0L D:4-0L C:4-1L B:2-1L A:5-3R D:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-4 4-3 4-0 3-2 2-1 0-0"
deal.B = "6-3 5-1 4-1 3-3 3-1 3-0 2-2"
deal.C = "6-5 6-0 5-3 5-2 4-2 2-0 1-1"
deal.D = "6-6 6-2 6-1 5-5 5-0 4-4 1-0"
yard = ""
play = """
C:6-5 B:6-3L A:4-3L D:5-5R C:5-3R B:4-1L A:2-1L D:6-2L C:6-0L
B:3-0L A:3-2L D:pass C:5-2L B:3-1R A:5-4L D:4-4L C:4-2L B:2-2L
A:pass D:6-1R C:2-0L B:pass A:4-0L D:6-6R C:pass B:pass A:6-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-5 5-2 5-0 3-0 1-0"
deal.B = "6-5 6-0 5-1 4-3 4-1 3-1 0-0"
deal.C = "6-3 5-3 4-2 4-0 3-3 3-2 2-1"
deal.D = "6-6 6-4 5-4 4-4 2-2 2-0 1-1"
yard = ""
play = """
B:6-0 A:6-2L D:2-0R C:4-2L B:4-3L A:3-0L D:2-2R C:3-2R B:0-0L
A:5-0L D:5-4L C:6-3R B:6-5R A:5-5R D:4-4L C:5-3R B:4-1L A:6-1L
D:6-6L C:3-3R B:3-1R A:1-0R D:6-4L C:4-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 4-4 4-3 4-0 3-0 2-1"
deal.B = "6-4 5-2 4-2 3-3 3-2 2-0 0-0"
deal.C = "6-3 6-2 5-4 5-3 4-1 3-1 1-0"
deal.D = "6-6 6-5 6-0 5-1 5-0 2-2 1-1"
yard = ""
play = """
A:6-1 D:6-6L C:6-3L B:3-3L A:4-3L D:5-1R C:5-4L B:5-2L A:2-1L
D:6-5R C:6-2R B:4-2R A:4-4R D:1-1L C:4-1L B:6-4L A:4-0R D:6-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 26 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 6-2 6-0 5-5 5-3 2-1"
deal.B = "6-5 5-1 5-0 4-3 3-3 3-1 2-0"
deal.C = "6-1 4-4 4-2 4-0 3-0 1-1 1-0"
deal.D = "6-3 5-4 5-2 4-1 3-2 2-2 0-0"
yard = ""
play = """
D:2-2 C:4-2L B:4-3L A:5-3L D:5-2L C:pass B:2-0L A:6-0L D:6-3L
C:3-0L B:5-0L A:5-5L D:5-4L C:4-4L B:pass A:6-4L D:3-2R C:6-1L
B:3-1L A:pass D:pass C:pass B:3-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 22, BD = 25 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-4 4-3 4-2 4-1 3-2 1-0"
deal.B = "6-5 6-4 6-3 5-3 3-3 1-1 0-0"
deal.C = "5-5 5-2 5-1 4-4 3-0 2-2 2-1"
deal.D = "6-6 6-2 6-0 5-0 4-0 3-1 2-0"
yard = ""
play = """
C:5-5 B:6-5L A:6-1L D:5-0R C:5-1L B:5-3L A:4-3L D:4-0L C:3-0L
B:6-3L A:1-0R D:6-6L C:2-1R B:6-4L A:5-4L D:6-2R C:5-2L B:pass
A:4-2L D:6-0R C:4-4L B:0-0R A:4-1L D:3-1L C:pass B:3-3L A:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 4, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-1 4-4 4-3 4-2 2-1"
deal.B = "5-3 3-3 3-2 3-1 3-0 1-1 0-0"
deal.C = "6-5 6-2 6-0 5-5 5-0 4-1 4-0"
deal.D = "6-3 5-4 5-2 5-1 2-2 2-0 1-0"
yard = ""
play = """
B:3-1 A:4-3L D:5-4L C:6-5L B:1-1R A:6-6L D:6-3L C:4-1R B:3-2L
A:4-2L D:pass C:4-0L B:0-0L A:6-4R D:2-0L C:6-2L B:pass A:6-1L
D:5-1L C:5-5L B:5-3L A:pass D:pass C:6-0R B:3-3L A:pass D:1-0R
C:pass B:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 16 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-4 5-2 5-1 3-2 2-1"
deal.B = "6-6 5-5 5-0 4-2 4-0 3-3 1-1"
deal.C = "5-3 4-4 4-1 3-0 2-0 1-0 0-0"
deal.D = "6-5 6-4 6-2 6-0 4-3 3-1 2-2"
yard = ""
play = """
A:6-3 D:4-3R C:4-4R B:6-6L A:6-1L D:6-4R C:4-1L B:4-2L A:5-2L
D:6-5L C:pass B:pass A:pass D:6-2L C:2-0L B:4-0L A:5-4L D:6-0R
C:5-3L B:5-0R A:3-2L D:2-2L C:pass B:5-5R A:2-1L D:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 35 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-2 5-1 4-3 3-2 2-2 1-1"
deal.B = "6-5 6-3 5-4 4-4 4-2 4-0 3-3"
deal.C = "6-2 6-1 5-5 5-3 5-0 1-0 0-0"
deal.D = "6-4 6-0 4-1 3-1 3-0 2-1 2-0"
yard = ""
play = """
D:6-0 C:6-2L B:4-0R A:5-2L D:4-1R C:5-5L B:6-5L A:6-6L D:2-1R
C:6-1L B:4-2R A:5-1L D:6-4R C:5-3L B:6-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 32, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-0 4-1 4-0 3-3 3-2 2-0"
deal.B = "5-5 5-2 5-1 4-4 4-2 2-2 0-0"
deal.C = "6-5 6-1 6-0 5-3 4-3 3-0 2-1"
deal.D = "6-6 6-4 6-3 5-4 3-1 1-1 1-0"
yard = ""
play = """
C:6-5 B:5-1R A:6-2L D:1-1R C:6-1R B:2-2L A:3-2L D:6-3L C:6-0L
B:0-0L A:5-0L D:6-6R C:5-3L B:pass A:3-3L D:3-1L C:2-1L B:5-2L
A:pass D:5-4L C:4-3L B:pass A:pass D:6-4R C:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 25, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-5 4-2 3-1 2-1 1-0"
deal.B = "6-3 6-2 5-1 4-3 4-1 3-3 3-0"
deal.C = "6-6 5-3 4-4 3-2 2-0 1-1 0-0"
deal.D = "6-4 6-0 5-4 5-2 5-0 4-0 2-2"
yard = ""
play = """
B:4-1 A:4-2L D:5-2L C:5-3L B:3-0L A:1-0L D:pass C:1-1L B:5-1L
A:6-5L D:6-4L C:4-4L B:4-3L A:3-1L D:pass C:pass B:pass A:6-1L
D:6-0L C:2-0L B:6-2L A:2-1R D:2-2R C:6-6L B:6-3L A:pass D:pass
C:3-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 49, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-4 4-3 4-0 2-1 2-0"
deal.B = "6-6 6-3 6-2 5-3 3-1 3-0 2-2"
deal.C = "6-1 5-5 5-2 4-2 3-3 3-2 1-1"
deal.D = "6-5 5-1 5-0 4-4 4-1 1-0 0-0"
yard = ""
play = """
A:6-4 D:6-5L C:5-5L B:5-3L A:4-3L D:4-4L C:4-2L B:2-2L A:2-1L
D:5-1L C:5-2L B:6-2L A:6-0L D:5-0L C:pass B:pass A:5-4L D:4-1L
C:6-1L B:6-6L A:4-0R D:0-0R C:pass B:6-3L A:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 0 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-25"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 245, BD = 115 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-25"
commitment = "a0b0c9ee7cf10ea23e77ef8c644b97e8d9781b4ca6ebd5a127ff56f3c53e02b6"
secret = "a11177a0344222d24b593f491ec2625f3f1c98512ab0b07830e593f99ae83323"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-2 5-4 4-3 4-2 4-1 1-0 0-0"
deal.B = "5-3 4-4 4-0 3-3 3-1 3-0 1-1"
deal.C = "6-6 6-5 6-4 6-3 6-1 6-0 2-1"
deal.D = "5-5 5-2 5-1 5-0 3-2 2-2 2-0"
yard = ""
play = """
C:6-6 B:pass A:6-2L D:5-2L C:6-5L B:pass A:pass D:pass C:6-1L
B:3-1L A:4-3L D:pass C:6-4L B:pass A:pass D:pass C:6-3L B:5-3L
A:5-4L D:pass C:6-0R B:4-4L A:1-0R D:5-1R C:pass B:4-0L A:0-0L
D:5-0L C:pass B:pass A:pass D:5-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 75, BD = 39 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 6-0 4-3 3-3 2-2 2-0"
deal.B = "6-2 5-4 5-3 4-2 4-1 4-0 1-1"
deal.C = "6-5 6-4 6-3 5-2 5-0 2-1 0-0"
deal.D = "5-5 5-1 4-4 3-2 3-1 3-0 1-0"
yard = ""
play = """
B:5-4 A:4-3R D:5-5L C:6-3R B:5-3L A:6-0R D:3-2L C:5-2L B:4-0R
A:pass D:5-1L C:6-4R B:6-2R A:2-0R D:3-1L C:5-0R B:pass A:3-3L
D:3-0L C:0-0L B:pass A:pass D:1-0L C:2-1L B:4-2L A:pass D:4-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 34 }

[[match.hand]]
opener = "A"
deal.A = "5-2 5-1 4-2 3-1 2-1 1-1 0-0"
deal.B = "6-4 5-5 4-1 4-0 3-0 2-0 1-0"
deal.C = "6-6 6-5 6-2 5-4 4-3 3-3 2-2"
deal.D = "6-3 6-1 6-0 5-3 5-0 4-4 3-2"
yard = ""
play = """
A:4-2 D:4-4L C:6-2R B:6-4L A:pass D:6-3L C:6-6R B:3-0L A:0-0L
D:6-0L C:6-5L B:5-5L A:5-2L D:3-2L C:3-3L B:pass A:3-1L D:6-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 25, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-4 5-3 5-1 2-2 2-1 1-0"
deal.B = "6-6 6-5 6-1 5-2 3-0 2-0 0-0"
deal.C = "6-4 6-0 5-0 4-2 3-3 3-2 1-1"
deal.D = "6-3 6-2 4-4 4-3 4-1 4-0 3-1"
yard = ""
play = """
D:6-3 C:3-3R B:6-6L A:5-3R D:6-2L C:5-0R B:5-2L A:5-4L D:4-4L
C:6-0R B:6-5R A:5-5R D:4-3L C:3-2L B:2-0L A:1-0L D:4-1L C:6-4L
B:6-1L A:5-1R D:3-1L C:1-1R B:3-0L A:2-1R D:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 4-1 3-0 2-0 1-1 1-0"
deal.B = "6-6 5-4 5-2 5-1 5-0 4-2 3-1"
deal.C = "6-5 6-1 5-5 4-4 3-2 2-1 0-0"
deal.D = "6-4 6-3 5-3 4-3 4-0 3-3 2-2"
yard = ""
play = """
C:5-5 B:5-4L A:4-1L D:5-3R C:6-1L B:6-6L A:6-2L D:2-2L C:3-2R
B:5-2L A:2-0R D:4-0R C:4-4R B:5-1L A:1-0L D:6-4R C:6-5R B:5-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 32, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-2 5-1 5-0 3-1 1-1 1-0"
deal.B = "6-3 6-2 6-1 6-0 4-4 4-3 2-1"
deal.C = "6-6 5-3 4-2 4-1 3-0 2-2 2-0"
deal.D = "6-5 6-4 5-5 4-0 3-3 3-2 0-0"
yard = ""
play = """
B:6-3 A:3-1R D:6-5L C:5-3L B:4-3L A:1-0R D:6-4L C:6-6L B:6-2L
A:5-0R D:3-2L C:3-0L B:6-0L A:5-2R D:pass C:2-2R B:6-1L A:1-1L
D:pass C:4-1L B:4-4L A:5-4L D:5-5L C:4-2R B:pass A:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 13, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 4-4 4-3 4-2 3-0 1-1"
deal.B = "6-4 5-5 5-4 5-3 5-2 5-0 4-0"
deal.C = "6-5 6-2 5-1 3-3 3-2 2-1 1-0"
deal.D = "6-3 6-1 4-1 3-1 2-2 2-0 0-0"
yard = ""
play = """
A:1-1 D:6-1L C:6-2L B:5-2L A:pass D:4-1R C:5-1L B:6-4R A:6-0R
D:3-1L C:1-0R B:5-3L A:pass D:pass C:6-5L B:pass A:6-6L D:6-3L
C:3-3L B:pass A:3-0L D:2-0L C:3-2L B:pass A:4-3L D:pass C:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 32, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-1 4-2 4-1 4-0 3-3 3-2"
deal.B = "6-4 5-2 5-0 4-3 3-1 2-0 1-0"
deal.C = "6-6 6-3 3-0 2-2 2-1 1-1 0-0"
deal.D = "6-5 6-2 6-0 5-5 5-4 5-3 4-4"
yard = ""
play = """
D:6-5 C:6-6L B:6-4L A:4-1L D:5-5R C:1-1L B:5-2R A:5-1L D:5-4L
C:2-2R B:4-3L A:3-3L D:5-3L C:2-1R B:5-0L A:4-0L D:4-4L C:pass
B:3-1R A:4-2L D:6-2L C:6-3L B:pass A:3-2L D:pass C:3-0R B:2-0L
A:pass D:6-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 32 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-1 5-5 5-1 4-3 1-1"
deal.B = "6-6 5-0 4-2 3-2 2-2 2-1 1-0"
deal.C = "6-0 5-4 5-3 5-2 4-4 3-3 3-0"
deal.D = "6-3 6-2 4-1 4-0 3-1 2-0 0-0"
yard = ""
play = """
C:3-3 B:3-2L A:4-3R D:6-2L C:4-4R B:6-6L A:6-4R D:6-3L C:5-3L
B:5-0L A:6-5R D:4-0L C:5-4L B:pass A:5-5L D:pass C:5-2L B:4-2L
A:5-1R D:4-1L C:pass B:2-1L A:1-1R D:2-0L C:6-0L B:1-0R A:6-1L
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-3 6-0 3-2 2-2 0-0"
deal.B = "6-2 5-3 5-0 4-4 3-3 3-1 2-1"
deal.C = "6-6 6-1 5-5 5-4 5-2 4-2 1-0"
deal.D = "5-1 4-3 4-1 4-0 3-0 2-0 1-1"
yard = ""
play = """
B:4-4 A:6-4L D:4-3R C:6-6L B:6-2L A:3-2L D:3-0L C:1-0L B:5-3R
A:6-5R D:5-1L C:5-5L B:5-0L A:6-3R D:4-0L C:5-4L B:3-3R A:pass
D:pass C:5-2L B:3-1R A:2-2L D:2-0L C:6-1R B:pass A:0-0L D:pass
C:pass B:pass A:6-0R
"""
end = "out"
winner = "AC"
delta = { AC = 60, BD = 0 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-26"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 103, BD = 245 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-26"
commitment = "c078bda41cbb9186454b6ecc0bc6123cf0e386b1a040d913535ead2c4890141c"
secret = "f4d00a274fd467222a1479e7a1959c800cac340adf785be52f20d502a5bccc4a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 5-3 4-4 4-1 3-0 0-0"
deal.B = "6-6 6-2 6-0 5-5 5-1 4-0 2-0"
deal.C = "6-5 6-4 3-3 3-2 3-1 2-1 1-0"
deal.D = "6-1 5-2 5-0 4-3 4-2 2-2 1-1"
yard = ""
play = """
B:6-6 A:6-3L D:6-1R C:3-3L B:5-1R A:5-4R D:4-3L C:6-4L B:4-0R
A:3-0R D:pass C:6-5L B:5-5L A:5-3L D:pass C:3-2L B:6-2L A:pass
D:pass C:3-1R B:6-0L A:4-1R D:4-2R C:1-0L B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 11 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-2 4-4 4-2 2-0 0-0"
deal.B = "6-5 6-3 4-3 3-3 3-1 3-0 1-1"
deal.C = "6-1 5-4 5-3 4-1 2-2 2-1 1-0"
deal.D = "6-2 6-0 5-5 5-1 5-0 4-0 3-2"
yard = ""
play = """
A:6-6 D:6-0L C:1-0L B:6-3R A:pass D:3-2R C:6-1L B:6-5L A:5-2L
D:6-2L C:2-2R B:pass A:6-4L D:4-0L C:2-1R B:3-0L A:pass D:5-1R
C:5-3L B:pass A:pass D:5-0L C:5-4R B:4-3R A:2-0L D:pass C:pass
B:3-3R A:4-2L D:pass C:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-4 5-2 5-0 4-4 4-3 2-0"
deal.B = "6-3 6-1 3-3 2-2 2-1 1-1 1-0"
deal.C = "6-4 6-2 6-0 5-5 3-2 3-1 0-0"
deal.D = "6-5 5-3 5-1 4-2 4-1 4-0 3-0"
yard = ""
play = """
D:4-1 C:6-4L B:6-1L A:pass D:5-1L C:5-5L B:1-1R A:5-4L D:4-0L
C:6-0L B:6-3L A:4-3L D:4-2L C:6-2L B:2-1R A:6-6L D:6-5L C:3-2R
B:3-3R A:5-2L D:3-0R C:0-0R B:1-0R A:2-0L D:pass C:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-5 5-3 5-2 5-0 2-2 0-0"
deal.B = "6-5 6-3 6-2 6-1 6-0 4-4 1-0"
deal.C = "6-4 5-1 4-2 3-3 3-2 3-0 2-0"
deal.D = "5-4 4-3 4-1 4-0 3-1 2-1 1-1"
yard = ""
play = """
C:6-4 B:4-4R A:6-6L D:5-4R C:5-1R B:6-1R A:pass D:pass C:pass
B:6-5L A:5-5L D:pass C:pass B:6-0R A:5-3L D:3-1L C:3-0R B:6-3R
A:pass D:1-1L C:pass B:6-2R A:5-2R D:2-1L C:4-2L B:pass A:5-0R
D:4-1L C:2-0R B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 40 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-4 5-2 4-2 4-1 4-0 3-3"
deal.B = "6-2 6-1 6-0 5-5 3-0 2-1 2-0"
deal.C = "6-6 6-5 4-4 4-3 3-2 3-1 0-0"
deal.D = "6-3 5-3 5-1 5-0 2-2 1-1 1-0"
yard = ""
play = """
B:5-5 A:5-4L D:5-0R C:4-4L B:6-0R A:6-4L D:6-3L C:4-3L B:6-2R
A:5-2R D:5-3R C:3-2R B:2-0R A:4-2L D:2-2L C:0-0R B:3-0R A:3-3R
D:pass C:3-1R B:6-1R A:pass D:pass C:6-6R B:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-3 5-1 4-4 3-2 3-0"
deal.B = "6-2 6-1 5-5 5-2 4-1 3-1 1-0"
deal.C = "6-6 5-0 4-3 4-2 4-0 2-2 2-1"
deal.D = "6-4 6-3 5-4 3-3 2-0 1-1 0-0"
yard = ""
play = """
A:6-5 D:5-4R C:6-6L B:4-1R A:6-0L D:0-0L C:5-0L B:5-5L A:5-3L
D:6-3L C:2-1R B:6-2R A:pass D:6-4L C:4-3L B:3-1L A:5-1L D:pass
C:pass B:6-1R A:pass D:1-1R C:pass B:5-2L A:3-2L D:3-3L C:pass
B:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 25 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 5-4 5-2 4-1 3-3 2-1"
deal.B = "6-4 5-5 5-1 4-2 4-0 1-0 0-0"
deal.C = "6-5 6-1 6-0 4-3 3-1 3-0 2-2"
deal.D = "6-3 5-3 5-0 4-4 3-2 2-0 1-1"
yard = ""
play = """
D:4-4 C:4-3L B:4-0R A:3-3L D:3-2L C:2-2L B:4-2L A:5-4L D:5-0R
C:6-5L B:6-4L A:5-2R D:2-0R C:6-0R B:pass A:6-6R D:6-3R C:3-1R
B:5-1R A:4-1L D:1-1L C:6-1L B:5-5R A:6-2L D:5-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-2 4-0 3-3 3-2 2-0"
deal.B = "6-6 6-3 6-2 6-1 5-3 3-1 2-1"
deal.C = "5-5 5-1 5-0 4-3 3-0 2-2 1-1"
deal.D = "6-5 5-4 4-4 4-2 4-1 1-0 0-0"
yard = ""
play = """
C:5-5 B:5-3L A:5-2R D:4-2R C:4-3L B:pass A:6-4L D:5-4R C:5-1R
B:6-6L A:6-0L D:1-0R C:5-0L B:pass A:4-0R D:6-5L C:pass B:6-1L
A:pass D:4-1R C:1-1L B:3-1L A:3-3L D:pass C:3-0L B:2-1R A:3-2R
D:0-0L C:pass B:6-3R A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-5 5-4 5-1 2-2 2-1"
deal.B = "6-6 6-3 6-0 5-0 4-1 3-0 0-0"
deal.C = "6-2 4-4 4-0 3-3 3-1 1-1 1-0"
deal.D = "6-4 5-3 5-2 4-3 4-2 3-2 2-0"
yard = ""
play = """
B:6-6 A:6-5L D:5-3L C:3-3L B:6-3L A:6-1L D:6-4R C:3-1L B:3-0L
A:5-4R D:2-0L C:6-2L B:5-0R A:pass D:pass C:4-0R B:6-0L A:pass
D:4-3R C:1-0L B:4-1L A:pass D:4-2L C:pass B:pass A:2-2L D:3-2R
C:pass B:pass A:2-1L D:5-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 26 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-0 4-2 3-2 3-1 2-1"
deal.B = "6-5 5-4 5-1 4-4 4-0 3-3 2-2"
deal.C = "6-4 6-3 6-1 6-0 5-3 5-2 2-0"
deal.D = "5-5 4-3 4-1 3-0 1-1 1-0 0-0"
yard = ""
play = """
A:6-6 D:pass C:6-4L B:4-4L A:6-2R D:4-1L C:6-1L B:6-5L A:4-2R
D:4-3R C:5-3L B:3-3L A:3-2L D:3-0R C:5-2L B:4-0R A:5-0L D:1-0L
C:pass B:5-1L A:pass D:5-5L C:pass B:5-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 25, BD = 24 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 5-3 5-2 4-0 3-2 2-1"
deal.B = "6-3 5-4 5-1 5-0 4-1 2-2 2-0"
deal.C = "6-4 4-3 4-2 3-1 3-0 1-0 0-0"
deal.D = "6-5 6-1 6-0 5-5 4-4 3-3 1-1"
yard = ""
play = """
D:6-1 C:6-4L B:4-1L A:2-1L D:1-1R C:4-2L B:5-4L A:5-3L D:3-3L
C:4-3L B:5-1R A:5-2R D:4-4L C:pass B:2-2R A:6-2R D:6-0R C:3-0R
B:6-3R A:6-6R D:6-5R C:pass B:5-0R A:4-0L D:pass C:1-0L B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 5-3 4-2 3-3 2-2 2-1"
deal.B = "6-2 4-4 4-0 3-1 3-0 2-0 1-1"
deal.C = "6-5 6-3 6-0 5-4 5-1 4-3 1-0"
deal.D = "6-1 5-5 5-2 5-0 4-1 3-2 0-0"
yard = ""
play = """
C:6-5 B:6-2L A:5-3R D:5-2L C:5-4L B:4-4L A:6-4L D:6-1L C:5-1L
B:3-0R A:pass D:0-0R C:6-0R B:pass A:6-6R D:5-5L C:6-3R B:3-1R
A:2-1R D:3-2R C:4-3R B:4-0R A:pass D:5-0L C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 34, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-0 5-4 5-2 5-0 4-4"
deal.B = "6-4 6-1 4-3 2-2 1-1 1-0 0-0"
deal.C = "6-6 5-5 5-1 4-0 3-2 2-1 2-0"
deal.D = "6-3 5-3 4-2 4-1 3-3 3-1 3-0"
yard = ""
play = """
B:1-1 A:pass D:4-1L C:4-0L B:1-0L A:pass D:3-1L C:3-2L B:2-2L
A:6-2L D:6-3L C:5-1R B:4-3L A:6-5R D:4-2L C:2-1L B:6-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 84 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-27"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 44, BD = 208 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-27"
commitment = "0efdcc80402696acc081d32b3bc93ba4b5b4657a0cc6c47c7f9c78697c5050f7"
secret = "9053b4526acb447e37fd8340b1ddd5f0d344e9d178990b4960f2dcc905664378"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-5 5-4 5-1 3-0 0-0"
deal.B = "6-5 6-4 5-3 4-4 4-1 3-1 2-0"
deal.C = "6-6 5-0 4-2 3-3 2-2 1-1 1-0"
deal.D = "6-3 6-0 5-2 4-3 4-0 3-2 2-1"
yard = ""
play = """
C:6-6 B:6-5L A:5-5L D:6-3R C:5-0L B:2-0L A:6-2L D:4-3R C:4-2R
B:6-4L A:5-4L D:5-2L C:2-2L B:pass A:pass D:3-2L C:3-3L B:5-3L
A:5-1L D:2-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "B"
deal.A = "6-2 4-4 4-2 3-3 3-1 2-0 1-0"
deal.B = "6-5 6-3 5-3 5-1 5-0 4-0 1-1"
deal.C = "6-6 6-0 5-5 5-2 3-0 2-2 0-0"
deal.D = "6-4 6-1 5-4 4-3 4-1 3-2 2-1"
yard = ""
play = """
B:6-5 A:6-2L D:5-4R C:2-2L B:4-0R A:2-0R D:3-2L C:3-0L B:5-0L
A:4-2R D:6-4R C:5-2L B:6-3R A:3-3R D:4-3R C:pass B:pass A:4-4R
D:4-1R C:pass B:5-1R A:pass D:2-1L C:5-5R B:1-1L A:3-1L D:pass
C:pass B:5-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 44 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-2 4-4 4-2 2-2 1-1"
deal.B = "6-4 6-2 4-0 3-1 3-0 1-0 0-0"
deal.C = "6-6 5-5 5-4 5-3 3-3 2-1 2-0"
deal.D = "6-3 6-1 5-1 5-0 4-3 4-1 3-2"
yard = ""
play = """
A:4-4 D:4-3L C:5-3L B:6-4R A:6-5L D:6-3L C:6-6R B:3-1L A:1-1L
D:6-1L C:pass B:6-2L A:2-2L D:3-2L C:3-3L B:3-0L A:6-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 37 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 4-3 4-1 2-2 2-0 0-0"
deal.B = "6-4 5-4 5-3 4-2 4-0 2-1 1-1"
deal.C = "6-5 6-1 6-0 5-5 5-0 4-4 3-0"
deal.D = "6-2 5-2 5-1 3-3 3-2 3-1 1-0"
yard = ""
play = """
D:6-2 C:6-0L B:4-0L A:2-2R D:5-2R C:4-4L B:6-4L A:6-6L D:5-1R
C:6-1L B:2-1L A:4-1R D:3-2L C:3-0L B:5-4R A:0-0L D:1-0L C:6-5R
B:1-1L A:6-3R D:3-3R C:pass B:5-3R A:pass D:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 24 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 6-1 5-2 3-2 3-1 0-0"
deal.B = "6-4 6-2 5-1 4-2 2-2 2-1 1-1"
deal.C = "6-5 5-0 4-4 4-1 3-3 3-0 2-0"
deal.D = "6-0 5-5 5-4 5-3 4-3 4-0 1-0"
yard = ""
play = """
C:4-4 B:6-4L A:6-6L D:5-4R C:6-5R B:6-2L A:3-2L D:5-3L C:5-0L
B:pass A:6-3R D:4-3R C:4-1R B:5-1R A:5-2R D:6-0L C:2-0R B:pass
A:0-0R D:4-0R C:pass B:4-2R A:6-1L D:1-0L C:3-0L B:2-2R A:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 15, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-1 4-2 4-1 3-0 2-2"
deal.B = "6-2 5-5 5-4 5-3 4-3 2-1 0-0"
deal.C = "6-4 6-3 6-1 4-4 3-3 2-0 1-0"
deal.D = "6-6 5-2 5-0 4-0 3-2 3-1 1-1"
yard = ""
play = """
B:6-2 A:6-5L D:5-2L C:2-0L B:0-0L A:2-2R D:5-0L C:pass B:5-5L
A:5-1L D:3-2R C:1-0L B:5-3R A:6-0L D:6-6L C:6-1L B:2-1L A:4-2L
D:4-0L C:pass B:5-4R A:4-1R D:3-1R C:3-3R B:4-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 30 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-4 5-0 4-4 3-2 1-0"
deal.B = "6-2 4-0 3-1 2-2 2-1 2-0 0-0"
deal.C = "6-3 6-1 5-3 4-3 4-1 3-3 3-0"
deal.D = "6-6 6-4 5-5 5-2 5-1 4-2 1-1"
yard = ""
play = """
A:4-4 D:6-4L C:4-3R B:6-2L A:3-2L D:pass C:3-0L B:4-0L A:5-4L
D:5-5L C:5-3R B:pass A:6-5L D:6-6L C:6-1L B:3-1L A:5-0R D:pass
C:3-3L B:2-0R A:pass D:5-2R C:6-3L B:pass A:6-0L D:5-1R C:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 15, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 4-3 4-1 4-0 3-1 3-0 1-0"
deal.B = "6-6 6-2 5-4 5-3 5-2 2-2 1-1"
deal.C = "6-5 5-5 5-0 4-2 3-2 2-0 0-0"
deal.D = "6-4 6-1 6-0 5-1 4-4 3-3 2-1"
yard = ""
play = """
D:6-4 C:4-2R B:6-6L A:6-3L D:3-3L C:2-0R B:5-3L A:4-0R D:4-4R
C:5-5L B:5-4L A:4-3L D:pass C:3-2L B:6-2L A:4-1R D:6-1L C:pass
B:1-1L A:3-1L D:5-1R C:6-5R B:pass A:3-0L D:6-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-1 5-2 5-0 4-2 4-1 2-2"
deal.B = "6-4 5-5 5-1 4-4 3-3 2-0 0-0"
deal.C = "6-5 6-2 6-0 5-4 4-3 2-1 1-0"
deal.D = "6-3 5-3 4-0 3-2 3-1 3-0 1-1"
yard = ""
play = """
C:2-1 B:2-0L A:5-0L D:5-3L C:1-0R B:3-3L A:pass D:6-3L C:6-2L
B:0-0R A:2-2L D:3-2L C:4-3L B:6-4L A:6-6L D:4-0R C:6-5L B:5-5L
A:5-2L D:pass C:5-4R B:5-1R A:4-1R D:pass C:pass B:4-4R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-1 4-3 4-1 3-3 3-0 1-0"
deal.B = "6-0 5-4 5-3 4-4 3-2 3-1 2-2"
deal.C = "6-6 6-4 5-2 5-0 4-2 4-0 0-0"
deal.D = "6-5 6-3 6-2 6-1 2-1 2-0 1-1"
yard = ""
play = """
B:6-0 A:3-0R D:6-5L C:5-0L B:5-3R A:5-5R D:2-0L C:5-2R B:3-2L
A:3-3L D:6-3L C:4-2R B:5-4R A:5-1R D:6-2L C:pass B:2-2L A:4-1R
D:2-1L C:4-0R B:3-1L A:4-3L D:pass C:0-0R B:4-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 23 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-2 5-1 4-2 1-1 1-0"
deal.B = "6-4 6-1 5-4 5-0 4-4 3-3 3-0"
deal.C = "6-3 5-5 5-3 4-3 3-1 2-0 0-0"
deal.D = "6-5 6-2 4-1 4-0 3-2 2-2 2-1"
yard = ""
play = """
A:6-6 D:6-5L C:5-3L B:3-3L A:6-0R D:3-2L C:2-0R B:pass A:5-2L
D:6-2R C:6-3R B:5-4L A:4-2L D:2-2L C:4-3R B:6-4R A:pass D:2-1L
C:3-1L B:3-0L A:1-0L D:4-1L C:pass B:4-4L A:pass D:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 18 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-28"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 213, BD = 196 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-28"
commitment = "418e668258fc4e6baf06dd78dc7597059f1f29a8f53118ee040aeb5f36745688"
secret = "b889d79fe4c98e15a3fbe9870654490ff6570a2cb39e7a2d23d548f6f9851e3f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-0 4-3 4-2 3-3 2-1 1-1 0-0"
deal.B = "6-5 6-4 6-2 6-1 5-4 3-2 1-0"
deal.C = "6-6 6-3 6-0 5-2 5-1 2-2 2-0"
deal.D = "5-5 5-3 4-4 4-1 4-0 3-1 3-0"
yard = ""
play = """
C:6-6 B:6-2L A:4-2L D:4-4L C:6-3R B:6-4L A:4-3R D:4-1R C:6-0L
B:6-1R A:5-0L D:5-5L C:5-2L B:6-5R A:2-1L D:3-1L C:5-1R B:1-0R
A:3-3L D:3-0R C:pass B:3-2L A:pass D:5-3R C:2-2L B:5-4R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-1 6-0 5-1 5-0 4-0"
deal.B = "5-3 5-2 3-3 3-2 2-2 2-0 1-0"
deal.C = "6-3 6-2 5-5 4-3 4-2 3-1 3-0"
deal.D = "6-6 5-4 4-4 4-1 2-1 1-1 0-0"
yard = ""
play = """
B:2-0 A:6-0R D:6-6R C:6-3R B:3-3R A:pass D:2-1L C:4-3R B:1-0L
A:5-0L D:5-4L C:4-2L B:3-2L A:6-4R D:pass C:6-2R B:5-3L A:6-5L
D:pass C:pass B:5-2R A:6-1L D:4-1L C:5-5R B:pass A:4-0L D:0-0L
C:3-0L B:pass A:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-1 4-4 4-2 4-0 3-0 2-2 1-1"
deal.B = "6-6 6-3 6-0 5-2 4-1 1-0 0-0"
deal.C = "6-2 5-5 5-4 3-3 3-2 3-1 2-1"
deal.D = "6-5 6-4 6-1 5-3 5-0 4-3 2-0"
yard = ""
play = """
A:5-1 D:6-1R C:5-5L B:5-2L A:4-2L D:6-5R C:5-4L B:pass A:pass
D:5-3L C:3-3L B:6-3L A:pass D:6-4L C:pass B:4-1L A:1-1L D:5-0R
C:3-1L B:6-0R A:3-0L D:2-0L C:6-2L B:6-6L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 24 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-3 4-3 4-2 3-0 2-1 1-0"
deal.B = "6-5 6-4 5-4 5-2 4-4 1-1 0-0"
deal.C = "6-2 6-1 6-0 5-5 5-0 3-3 2-2"
deal.D = "6-6 5-1 4-1 4-0 3-2 3-1 2-0"
yard = ""
play = """
D:6-6 C:6-2L B:6-4R A:4-2L D:4-1L C:6-1L B:6-5L A:5-3L D:3-2L
C:2-2L B:5-2L A:4-3R D:5-1L C:3-3R B:1-1L A:2-1L D:3-1R C:pass
B:pass A:1-0R D:2-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 33 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-1 5-4 4-3 4-0 1-0"
deal.B = "6-2 6-0 5-5 5-1 4-4 3-0 0-0"
deal.C = "6-6 6-4 5-2 5-0 4-2 3-1 1-1"
deal.D = "5-3 4-1 3-3 3-2 2-2 2-1 2-0"
yard = ""
play = """
C:6-6 B:6-0L A:4-0L D:4-1L C:6-4R B:5-1L A:6-5L D:pass C:4-2R
B:6-2L A:pass D:2-2L C:5-2L B:5-5L A:5-4L D:3-2R C:3-1R B:4-4L
A:4-3L D:2-1R C:pass B:3-0L A:1-0L D:2-0R C:5-0R B:pass A:6-1L
D:5-3R C:pass B:pass A:6-3L
"""
end = "out"
winner = "AC"
delta = { AC = 31, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-4 4-0 3-1 2-0 0-0"
deal.B = "5-3 5-2 5-1 4-3 4-1 3-3 2-2"
deal.C = "6-5 6-4 6-1 4-2 3-2 3-0 1-0"
deal.D = "6-6 6-3 6-2 5-0 4-4 2-1 1-1"
yard = ""
play = """
B:2-2 A:2-0L D:6-2R C:6-5R B:5-2R A:6-0L D:6-6L C:6-4L B:4-1L
A:3-1L D:6-3L C:6-1L B:5-1L A:5-5L D:2-1R C:1-0R B:5-3L A:4-0R
D:4-4R C:4-2R B:3-3L A:pass D:pass C:3-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 5-2 5-0 2-0 1-1 1-0"
deal.B = "6-3 4-1 3-3 3-2 3-1 3-0 2-2"
deal.C = "6-5 6-0 5-4 4-4 4-3 4-2 0-0"
deal.D = "6-6 6-4 6-2 5-3 5-1 4-0 2-1"
yard = ""
play = """
A:6-1 D:6-6L C:6-5L B:4-1R A:5-5L D:6-4R C:5-4L B:6-3R A:pass
D:5-3R C:4-4L B:pass A:5-2R D:6-2R C:4-3L B:3-2L A:2-0L D:4-0L
C:4-2L B:2-2L A:pass D:2-1L C:6-0R B:3-0R A:1-1L D:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 6 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-3 4-4 4-2 4-1 2-0 1-0"
deal.B = "6-5 6-0 5-4 2-2 2-1 1-1 0-0"
deal.C = "6-3 6-1 5-5 5-2 5-1 5-0 3-1"
deal.D = "6-6 6-2 4-3 4-0 3-3 3-2 3-0"
yard = ""
play = """
D:3-3 C:6-3L B:6-5L A:5-3L D:4-3L C:3-1R B:2-1R A:6-4L D:6-6L
C:6-1L B:2-2R A:4-1L D:3-2R C:pass B:5-4L A:pass D:3-0R C:5-5L
B:6-0R A:pass D:6-2R C:5-2L B:pass A:4-2L D:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 22 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-3 5-1 4-4 3-3 3-0 2-1"
deal.B = "6-6 5-5 4-3 3-2 2-2 1-1 0-0"
deal.C = "6-4 6-2 6-0 5-2 5-0 4-1 4-0"
deal.D = "6-3 6-1 5-4 4-2 3-1 2-0 1-0"
yard = ""
play = """
C:6-4 B:4-3R A:6-5L D:5-4L C:4-1L B:1-1L A:5-1L D:3-1R C:5-2L
B:2-2L A:2-1L D:6-1L C:6-2L B:3-2L A:5-3L D:1-0R C:6-0R B:5-5L
A:pass D:6-3R C:5-0L B:0-0L A:3-0L D:pass C:pass B:pass A:3-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 45, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-1 5-4 3-1 2-1 2-0"
deal.B = "6-2 5-5 4-4 4-3 3-3 1-1 0-0"
deal.C = "6-6 5-1 4-2 4-1 3-2 3-0 2-2"
deal.D = "6-5 6-0 5-3 5-2 5-0 4-0 1-0"
yard = ""
play = """
B:3-3 A:6-3L D:6-0L C:3-2R B:6-2R A:2-0L D:6-5R C:4-2L B:4-3L
A:3-1L D:1-0L C:5-1R B:0-0L A:6-1R D:5-0L C:6-6R B:5-5L A:5-4L
D:4-0L C:3-0L B:pass A:6-4R D:5-3L C:4-1R B:1-1R A:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 15, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 5-4 5-2 4-4 4-2 4-0"
deal.B = "6-3 6-2 5-1 4-1 3-2 3-1 1-1"
deal.C = "6-6 6-0 5-0 4-3 2-2 1-0 0-0"
deal.D = "6-5 6-4 5-3 3-3 3-0 2-1 2-0"
yard = ""
play = """
A:6-1 D:6-5L C:5-0L B:4-1R A:4-0L D:6-4L C:6-6L B:6-2L A:5-2L
D:5-3L C:4-3L B:pass A:5-4L D:pass C:pass B:5-1L A:4-4R D:2-1L
C:2-2L B:3-2L A:4-2R D:3-3L C:pass B:6-3L A:pass D:2-0R C:6-0L
B:pass A:pass D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 36 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 6-3 6-0 5-4 4-4 2-2"
deal.B = "6-5 6-2 5-5 5-3 5-2 4-1 3-3"
deal.C = "6-1 5-1 5-0 4-0 3-2 3-0 0-0"
deal.D = "4-3 4-2 3-1 2-1 2-0 1-1 1-0"
yard = ""
play = """
D:1-1 C:6-1L B:6-5L A:5-4L D:4-2L C:5-1R B:5-2L A:pass D:pass
C:5-0L B:5-3R A:6-0L D:3-1R C:pass B:6-2L A:2-2L D:2-1L C:pass
B:4-1L A:6-4L D:1-0R C:4-0R B:pass A:6-6L D:4-3R C:3-2R B:pass
A:6-3L D:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 11 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 6-1 5-3 4-2 2-0 1-0"
deal.B = "6-0 4-4 4-1 3-2 3-0 2-2 1-1"
deal.C = "6-5 6-4 5-4 5-0 4-3 2-1 0-0"
deal.D = "6-3 5-5 5-2 5-1 4-0 3-3 3-1"
yard = ""
play = """
C:6-5 B:6-0L A:2-0L D:5-2L C:5-4L B:4-1L A:6-1L D:5-5R C:6-4L
B:4-4L A:4-2L D:5-1R C:2-1L B:1-1L A:1-0L D:4-0L C:4-3L B:3-0L
A:pass D:3-1R C:5-0L B:3-2R A:5-3L D:3-3L C:pass B:2-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 20 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-0 5-3 5-2 4-2 2-2"
deal.B = "6-6 6-5 6-1 5-5 5-1 4-4 2-0"
deal.C = "6-2 5-4 4-1 3-2 2-1 1-1 1-0"
deal.D = "5-0 4-3 4-0 3-3 3-1 3-0 0-0"
yard = ""
play = """
B:6-6 A:6-4L D:4-3L C:6-2R B:2-0R A:6-3L D:0-0R C:1-0R B:6-5L
A:5-3L D:3-1R C:3-2L B:pass A:5-2L D:5-0L C:pass B:pass A:6-0L
D:3-3R C:pass B:6-1L A:pass D:3-0R C:4-1L B:4-4L A:4-2L D:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-0 4-3 4-2 2-0 1-0"
deal.B = "5-3 4-1 3-3 3-2 2-2 2-1 1-1"
deal.C = "6-4 6-1 6-0 5-2 5-1 4-4 3-0"
deal.D = "6-6 6-5 5-5 5-4 4-0 3-1 0-0"
yard = ""
play = """
A:6-3 D:6-6L C:6-4L B:5-3R A:4-3L D:5-5R C:5-2R B:3-2R A:pass
D:3-1L C:6-1L B:3-3R A:6-2L D:pass C:3-0R B:2-2L A:4-2L D:4-0R
C:4-4L B:4-1L A:1-0L D:5-4R C:6-0L B:pass A:5-0R D:0-0R C:pass
B:pass A:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 4-3 4-0 3-3 3-1 2-2 0-0"
deal.B = "6-4 6-1 5-3 5-2 4-1 3-2 1-1"
deal.C = "6-6 6-0 5-0 4-4 2-1 2-0 1-0"
deal.D = "6-3 6-2 5-5 5-4 5-1 4-2 3-0"
yard = ""
play = """
D:5-5 C:5-0L B:5-3R A:4-0L D:5-4L C:pass B:3-2R A:6-5L D:6-3L
C:2-1R B:1-1R A:4-3L D:5-1R C:4-4L B:4-1L A:3-1L D:3-0L C:6-0L
B:6-1L A:pass D:pass C:1-0L B:5-2R A:0-0L D:4-2R C:2-0L B:6-4R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 22 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-4 5-3 5-2 3-3 0-0"
deal.B = "6-1 6-0 5-5 4-3 3-0 2-2 2-0"
deal.C = "6-2 4-4 4-1 4-0 3-1 2-1 1-1"
deal.D = "6-6 6-3 5-1 5-0 4-2 3-2 1-0"
yard = ""
play = """
C:4-4 B:4-3L A:5-3L D:4-2R C:6-2R B:6-1R A:6-5L D:6-6L C:4-1R
B:6-0L A:0-0L D:5-0L C:4-0R B:3-0R A:5-4L D:6-3R C:pass B:pass
A:6-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 28, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-2 5-1 4-4 1-1 0-0"
deal.B = "5-4 5-3 4-3 4-0 3-1 2-2 1-0"
deal.C = "6-6 6-0 5-5 4-1 3-3 3-2 2-0"
deal.D = "6-4 6-2 6-1 5-0 4-2 3-0 2-1"
yard = ""
play = """
B:4-3 A:4-4L D:6-4L C:6-6L B:5-3R A:6-5L D:5-0L C:5-5R B:4-0L
A:5-2R D:4-2L C:3-2L B:3-1L A:5-1L D:6-2R C:6-0R B:5-4L A:0-0R
D:3-0R C:3-3R B:pass A:6-3R D:6-1R C:4-1L B:1-0L A:1-1R
"""
end = "out"
winner = "AC"
delta = { AC = 7, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 4-3 3-3 3-2 2-2 1-0"
deal.B = "6-6 6-0 5-4 4-4 4-0 3-1 2-1"
deal.C = "6-4 6-2 5-3 5-0 4-1 2-0 1-1"
deal.D = "6-5 6-1 5-2 5-1 4-2 3-0 0-0"
yard = ""
play = """
A:6-3 D:6-5L C:5-3L B:3-1L A:1-0L D:3-0R C:5-0L B:5-4L A:4-3L
D:0-0R C:2-0R B:2-1R A:3-3L D:5-1R C:pass B:pass A:3-2L D:5-2L
C:pass B:pass A:5-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 43, BD = 0 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-29"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 161, BD = 211 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-29"
commitment = "025dc54e4848effd97890854e1802d4c2856a667ec635a4809c622f71c225ed7"
secret = "cec746484ebfe49eefb5a9386e8cd2bea21f8e0c2b7ec4c8780f1bbb78f9174b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-5 5-4 4-2 4-0 3-3 3-2 0-0"
deal.B = "6-6 6-5 5-1 4-4 4-3 4-1 3-0"
deal.C = "6-4 6-2 6-1 6-0 5-0 2-2 1-1"
deal.D = "6-3 5-3 5-2 3-1 2-1 2-0 1-0"
yard = ""
play = """
B:6-6 A:pass D:6-3L C:6-2R B:4-3L A:4-2R D:pass C:6-4L B:6-5L
A:4-0R D:5-3L C:6-0R B:3-0L A:0-0L D:2-0L C:2-2L B:pass A:3-2L
D:3-1L C:6-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 30, BD = 25 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 5-1 4-2 4-1 3-1 2-0"
deal.B = "6-5 6-3 5-4 4-3 3-3 3-0 2-2"
deal.C = "6-1 6-0 5-5 5-2 2-1 1-0 0-0"
deal.D = "6-4 6-2 5-0 4-4 4-0 3-2 1-1"
yard = ""
play = """
A:3-1 D:3-2L C:2-1L B:pass A:4-1L D:6-4L C:6-1L B:pass A:5-1L
D:5-0L C:1-0L B:pass A:pass D:1-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 51 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 6-0 4-0 2-1 1-1 1-0"
deal.B = "6-2 5-2 4-1 3-3 3-2 2-2 2-0"
deal.C = "6-6 6-4 6-3 5-0 4-4 3-1 0-0"
deal.D = "5-5 5-4 5-3 5-1 4-3 4-2 3-0"
yard = ""
play = """
D:5-5 C:5-0L B:5-2R A:6-0L D:4-2R C:6-6L B:6-2L A:2-1L D:5-1L
C:4-4R B:4-1R A:1-1R D:5-4L C:6-4L B:pass A:6-5L D:5-3L C:6-3L
B:pass A:6-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 27, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-4 5-5 5-1 4-3 3-2"
deal.B = "6-2 5-2 5-0 3-0 2-2 1-1 0-0"
deal.C = "6-1 4-1 4-0 3-3 2-1 2-0 1-0"
deal.D = "6-3 6-0 5-4 5-3 4-4 4-2 3-1"
yard = ""
play = """
C:1-0 B:5-0R A:5-1R D:3-1L C:3-3L B:3-0L A:pass D:6-0L C:6-1L
B:1-1L A:pass D:pass C:4-1L B:pass A:6-4L D:6-3L C:2-1R B:6-2R
A:3-2L D:4-2L C:4-0L B:0-0L A:6-6R D:pass C:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 36, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-4 4-3 4-2 3-1 3-0 2-0"
deal.B = "6-6 6-5 5-2 5-0 4-1 3-2 1-0"
deal.C = "6-3 6-1 6-0 4-0 3-3 2-2 2-1"
deal.D = "6-4 6-2 5-3 5-1 4-4 1-1 0-0"
yard = ""
play = """
B:6-6 A:pass D:6-4L C:4-0L B:6-5R A:2-0L D:6-2L C:6-3L B:5-2R
A:3-0L D:0-0L C:6-0L B:3-2R A:3-1R D:5-1R C:6-1L B:4-1L A:4-3L
D:5-3L C:pass B:5-0L A:5-4R D:4-4R C:pass B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 54 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-2 5-0 4-3 4-2 3-3 3-2"
deal.B = "6-4 6-3 6-2 6-0 5-4 4-0 2-2"
deal.C = "6-5 5-5 5-3 3-1 2-1 2-0 1-0"
deal.D = "6-6 5-1 4-4 4-1 3-0 1-1 0-0"
yard = ""
play = """
A:3-2 D:3-0L C:2-0L B:6-2L A:4-2R D:6-6L C:6-5L B:6-4R A:6-1R
D:5-1L C:3-1L B:6-3L A:pass D:4-1R C:pass B:5-4R A:5-0R D:0-0R
C:1-0R B:6-0L A:pass D:1-1R C:2-1R B:2-2R A:5-2R D:pass C:5-5R
B:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 21 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-5 4-3 3-3 3-2 3-1 2-0"
deal.B = "6-1 6-0 5-3 5-0 4-0 2-2 0-0"
deal.C = "6-5 6-2 5-2 5-1 4-4 4-1 1-0"
deal.D = "6-6 6-3 5-4 4-2 3-0 2-1 1-1"
yard = ""
play = """
D:6-6 C:6-5L B:5-3L A:3-2L D:4-2L C:4-4L B:6-1R A:3-1R D:5-4L
C:5-1L B:pass A:4-3R D:2-1L C:4-1R B:2-2L A:2-0L D:3-0L C:1-0R
B:6-0R A:6-4R D:6-3L C:6-2L B:4-0R A:pass D:pass C:5-2L
"""
end = "out"
winner = "AC"
delta = { AC = 7, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 5-3 5-0 2-2 2-1 2-0"
deal.B = "6-1 5-5 5-4 5-1 4-0 3-3 0-0"
deal.C = "6-5 6-2 4-4 4-3 4-2 1-1 1-0"
deal.D = "6-6 6-4 5-2 4-1 3-2 3-1 3-0"
yard = ""
play = """
C:4-4 B:5-4L A:5-0L D:3-0L C:4-3L B:4-0L A:2-0L D:5-2L C:6-5L
B:6-1L A:2-1L D:3-2L C:4-2R B:3-3L A:5-3L D:pass C:6-2R B:5-5L
A:6-3R D:3-1R C:1-1R B:5-1L A:pass D:4-1L C:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 22, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-5 5-4 5-0 3-2 3-0"
deal.B = "6-6 5-3 5-2 4-4 3-1 2-2 2-1"
deal.C = "6-4 6-2 6-0 5-1 4-0 1-1 1-0"
deal.D = "6-1 4-3 4-2 4-1 3-3 2-0 0-0"
yard = ""
play = """
B:6-6 A:6-5L D:6-1R C:5-1L B:3-1L A:3-0L D:2-0L C:6-2L B:2-1R
A:6-3L D:4-3L C:6-4L B:5-2R A:5-4R D:4-2R C:6-0L B:2-2R A:3-2R
D:0-0L C:1-0L B:5-3R A:5-0R D:4-1L C:4-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-3 4-3 4-2 3-2 2-2 2-1"
deal.B = "6-6 6-3 5-5 5-4 5-0 2-0 1-1"
deal.C = "6-5 6-1 5-2 4-4 4-1 1-0 0-0"
deal.D = "6-4 6-0 5-1 4-0 3-3 3-1 3-0"
yard = ""
play = """
A:5-3 D:5-1L C:6-1L B:6-6L A:6-2L D:3-3R C:5-2L B:5-5L A:4-3R
D:6-4R C:6-5L B:6-3L A:3-2L D:6-0R C:1-0R B:1-1R A:2-1L D:3-1L
C:4-1R B:5-4R A:pass D:3-0L C:0-0L B:5-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-4 5-1 4-2 3-1 3-0 2-0"
deal.B = "6-3 6-2 6-0 5-0 4-1 3-2 2-2"
deal.C = "6-5 5-3 5-2 4-4 1-1 1-0 0-0"
deal.D = "6-6 6-4 5-5 4-3 4-0 3-3 2-1"
yard = ""
play = """
D:6-6 C:6-5L B:6-3R A:3-0R D:5-5L C:0-0R B:6-0R A:5-1L D:2-1L
C:5-2L B:6-2R A:5-4L D:6-4L C:pass B:3-2R A:3-1R D:pass C:1-1R
B:4-1R A:6-1L D:4-3R C:5-3R B:5-0R A:2-0R D:pass C:1-0L B:2-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 14 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 5-5 5-3 3-1 3-0 2-2"
deal.B = "6-6 6-4 6-2 5-1 4-2 3-3 3-2"
deal.C = "6-1 6-0 5-0 4-3 2-0 1-1 0-0"
deal.D = "5-4 5-2 4-4 4-1 4-0 2-1 1-0"
yard = ""
play = """
C:0-0 B:pass A:3-0L D:4-0R C:4-3L B:6-4L A:6-5L D:5-4L C:pass
B:4-2L A:2-2L D:5-2L C:5-0L B:pass A:pass D:1-0L C:6-1L B:6-6L
A:6-3L D:4-4R C:pass B:3-3L A:3-1L D:4-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 25, BD = 28 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-30"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 153, BD = 203 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-30"
commitment = "09730b460f5c7fda73c1461e2647bbe5f4ef9e0f93dcb1907f3c2d353d8db707"
secret = "411628dceb04be74e7a2a86330afcffeb0303410a643469716735f1ab7d12aab"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-1 5-0 4-3 3-0 0-0"
deal.B = "6-6 5-5 5-4 4-4 4-1 2-2 1-1"
deal.C = "6-4 5-3 5-2 4-0 3-2 2-1 2-0"
deal.D = "6-5 6-0 5-1 4-2 3-3 3-1 1-0"
yard = ""
play = """
B:6-6 A:6-3L D:6-0R C:5-3L B:5-5L A:5-0L D:1-0L C:2-1L B:2-2L
A:6-2L D:6-5L C:5-2L B:pass A:3-0R D:3-3R C:3-2L B:pass A:4-3L
D:4-2L C:2-0L B:pass A:0-0L D:3-1R C:4-0L B:4-1R A:pass D:pass
C:6-4L
"""
end = "out"
winner = "AC"
delta = { AC = 50, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-0 4-0 3-2 3-1 0-0"
deal.B = "6-5 5-5 5-3 5-1 4-4 4-1 1-0"
deal.C = "6-6 5-2 5-0 4-3 4-2 2-2 2-0"
deal.D = "6-2 6-1 5-4 3-3 3-0 2-1 1-1"
yard = ""
play = """
A:6-4 D:6-1L C:4-3R B:5-3R A:3-1L D:3-0L C:5-0L B:5-5L A:pass
D:5-4L C:4-2L B:5-1R A:3-2L D:3-3L C:pass B:4-1R A:6-3L D:6-2L
C:5-2L B:4-4R A:4-0R D:pass C:2-0R B:6-5L A:6-0L D:2-1R C:pass
B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 41 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 4-4 3-3 2-2 1-0 0-0"
deal.B = "6-5 5-5 5-3 5-2 5-0 4-1 2-1"
deal.C = "6-1 5-4 5-1 4-3 3-2 3-0 2-0"
deal.D = "6-3 6-2 6-0 4-2 4-0 3-1 1-1"
yard = ""
play = """
D:6-2 C:6-1L B:5-2R A:1-0L D:6-0L C:5-4R B:6-5L A:6-4R D:6-3R
C:5-1L B:5-3R A:pass D:1-1L C:pass B:5-5R A:pass D:3-1L C:4-3L
B:4-1L A:pass D:pass C:pass B:5-0R A:0-0R D:4-0R C:pass B:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 65 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 6-1 5-5 5-0 4-2 2-2"
deal.B = "5-4 4-0 3-1 3-0 2-1 2-0 0-0"
deal.C = "6-4 5-3 5-2 5-1 4-1 3-2 1-0"
deal.D = "6-5 6-2 6-0 4-4 4-3 3-3 1-1"
yard = ""
play = """
C:6-4 B:4-0R A:6-6L D:6-5L C:5-3L B:3-0L A:5-0L D:6-0R C:5-2L
B:2-0L A:6-3R D:4-3R C:1-0L B:5-4R A:5-5R D:1-1L C:5-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 29, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 4-4 4-3 3-2 3-1 2-1 2-0"
deal.B = "6-6 6-4 6-2 6-1 6-0 5-2 1-0"
deal.C = "5-4 5-3 4-1 3-3 3-0 2-2 1-1"
deal.D = "6-5 5-5 5-1 5-0 4-2 4-0 0-0"
yard = ""
play = """
B:6-6 A:6-3L D:6-5R C:5-3L B:5-2L A:3-2L D:5-0R C:3-3L B:6-0R
A:4-3L D:4-0L C:3-0L B:6-1R A:3-1L D:5-1L C:5-4L B:6-4L A:2-1R
D:4-2R C:4-1R B:6-2L A:2-0L D:0-0L C:1-1R B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 37 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-3 4-0 3-3 3-0 2-1"
deal.B = "6-2 4-3 4-2 2-0 1-1 1-0 0-0"
deal.C = "6-1 5-4 5-2 4-4 3-2 3-1 2-2"
deal.D = "6-6 6-4 6-3 5-5 5-1 5-0 4-1"
yard = ""
play = """
A:6-5 D:6-3L C:3-2L B:2-0L A:5-3R D:5-0L C:5-4L B:4-3R A:4-0L
D:6-4R C:6-1R B:1-0R A:6-0L D:6-6L C:pass B:0-0R A:3-0R D:pass
C:3-1R B:1-1R A:2-1R D:pass C:5-2R B:6-2L A:pass D:5-1R C:2-2L
B:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 14 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-1 4-4 4-2 4-0 1-1 1-0"
deal.B = "6-5 6-4 6-2 5-3 4-3 2-2 2-1"
deal.C = "6-0 5-5 5-1 5-0 4-1 3-2 3-0"
deal.D = "6-3 5-4 5-2 3-3 3-1 2-0 0-0"
yard = ""
play = """
D:0-0 C:6-0L B:6-2L A:4-2L D:2-0R C:4-1L B:2-1L A:pass D:5-2L
C:5-5L B:6-5L A:6-6L D:6-3L C:3-2L B:2-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 44, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 4-2 3-3 3-2 3-1 2-1"
deal.B = "6-4 6-2 6-0 4-3 2-2 1-1 0-0"
deal.C = "6-5 5-3 5-2 5-0 4-4 4-1 2-0"
deal.D = "6-6 5-5 5-4 5-1 4-0 3-0 1-0"
yard = ""
play = """
C:6-5 B:6-4L A:4-2L D:5-5R C:5-2L B:pass A:pass D:5-1L C:4-1L
B:4-3L A:6-3L D:6-6L C:5-3R B:6-2L A:3-3R D:3-0R C:2-0L B:6-0L
A:6-1L D:4-0R C:4-4R B:1-1L A:3-1L D:5-4R C:5-0R
"""
end = "out"
winner = "AC"
delta = { AC = 5, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 5-0 3-2 3-0 2-1 1-0"
deal.B = "6-5 6-0 5-3 5-2 5-1 4-4 3-3"
deal.C = "6-4 6-2 4-3 4-1 3-1 2-2 1-1"
deal.D = "6-6 6-1 5-4 4-2 4-0 2-0 0-0"
yard = ""
play = """
B:3-3 A:6-3L D:6-1L C:4-1L B:5-3R A:5-5R D:4-0L C:pass B:6-0L
A:5-0R D:6-6L C:6-4L B:4-4L A:3-0R D:5-4L C:4-3R B:6-5L A:pass
D:4-2R C:6-2L B:5-2L A:3-2R D:pass C:3-1R B:5-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 35 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-0 5-4 4-2 2-2 0-0"
deal.B = "6-4 6-3 5-3 3-3 3-2 3-1 1-1"
deal.C = "6-2 6-1 4-3 4-1 4-0 3-0 2-1"
deal.D = "5-5 5-2 5-1 5-0 4-4 2-0 1-0"
yard = ""
play = """
A:6-6 D:pass C:6-2L B:3-2L A:6-5R D:5-0R C:4-3L B:6-4L A:6-0L
D:2-0L C:2-1L B:3-1L A:0-0R D:1-0R C:3-0L B:1-1R A:pass D:5-1R
C:4-0L B:5-3R A:5-4L D:5-2L C:pass B:3-3R A:4-2L D:4-4L C:4-1L
B:6-3R
"""
end = "out"
winner = "BD"
delta = { AC = 25, BD = 11 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-31"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 208, BD = 114 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-31"
commitment = "07c2eae15fcde645b98766a31c64e8d68e6df7decab4051ee50c494078ede23a"
secret = "83c55db8fd106b34588028a54dce9431cbc4b74fac2c7221325b886db28f2fb5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 5-1 4-4 2-1 1-1"
deal.B = "6-1 6-0 5-5 5-3 5-2 3-3 2-2"
deal.C = "6-3 5-0 4-2 4-0 3-0 2-0 1-0"
deal.D = "6-4 5-4 4-3 4-1 3-2 3-1 0-0"
yard = ""
play = """
A:6-6 D:6-4L C:6-3R B:5-3R A:4-4L D:5-4L C:5-0L B:6-0L A:6-5R
D:pass C:pass B:6-1L A:5-1L D:pass C:pass B:5-5L A:6-2R D:3-2R
C:3-0R B:5-2L A:2-1L D:4-1L C:1-0R B:pass A:1-1R
"""
end = "out"
winner = "AC"
delta = { AC = 21, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 5-2 5-1 4-4 4-3 1-1"
deal.B = "6-5 6-3 6-0 5-5 3-2 2-2 0-0"
deal.C = "6-2 4-1 4-0 3-3 3-0 2-1 2-0"
deal.D = "6-1 5-4 5-3 5-0 4-2 3-1 1-0"
yard = ""
play = """
D:5-4 C:4-1R B:6-5L A:6-6L D:6-1L C:2-1L B:3-2L A:4-3L D:4-2L
C:2-0L B:6-0L A:6-4L D:3-1R C:3-0R B:0-0R A:4-4L D:5-0R C:4-0L
B:5-5R A:5-1R D:1-0L C:pass B:pass A:1-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 21, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 4-3 4-2 3-1 3-0 1-1"
deal.B = "6-4 6-1 5-3 5-1 4-1 3-2 1-0"
deal.C = "6-5 6-3 5-5 5-0 4-4 2-1 2-0"
deal.D = "6-2 5-4 5-2 4-0 3-3 2-2 0-0"
yard = ""
play = """
C:4-4 B:6-4L A:6-6L D:5-4R C:5-5R B:6-1L A:3-1L D:5-2R C:6-3L
B:3-2R A:4-3R D:6-2L C:2-1L B:5-1L A:4-2R D:2-2R C:5-0L B:1-0L
A:1-1L D:pass C:2-0R B:4-1L A:6-0R D:4-0L C:6-5R
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-1 6-0 4-4 3-0 2-0"
deal.B = "6-5 5-2 4-3 4-1 2-2 2-1 1-0"
deal.C = "6-6 5-3 5-0 4-2 3-3 3-1 0-0"
deal.D = "6-3 5-5 5-4 5-1 4-0 3-2 1-1"
yard = ""
play = """
B:6-5 A:6-0L D:5-5R C:5-3R B:1-0L A:6-1L D:6-3L C:3-1L B:4-1L
A:4-4L D:5-4L C:5-0L B:4-3R A:6-4R D:4-0L C:4-2L B:5-2L A:6-2R
D:5-1L C:pass B:2-1L A:2-0L D:3-2R C:0-0L B:pass A:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 31, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-3 5-2 4-4 3-2 3-1 3-0"
deal.B = "6-6 6-1 5-1 4-3 4-2 4-0 1-1"
deal.C = "6-5 6-3 6-2 5-4 5-0 2-1 1-0"
deal.D = "6-0 5-5 4-1 3-3 2-2 2-0 0-0"
yard = ""
play = """
A:4-4 D:4-1L C:2-1L B:4-2L A:6-4L D:6-0L C:5-0L B:5-1L A:3-1L
D:3-3L C:6-3L B:6-6L A:pass D:pass C:6-5L B:4-3R A:5-3L D:pass
C:pass B:pass A:3-2L D:2-2L C:6-2L B:6-1L A:3-0R D:2-0R C:1-0L
B:4-0L A:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 37, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 5-5 4-1 3-2 2-2 2-0"
deal.B = "6-6 5-3 5-0 4-2 3-1 2-1 1-1"
deal.C = "6-4 5-2 5-1 4-4 4-3 3-3 3-0"
deal.D = "6-3 6-2 6-1 5-4 4-0 1-0 0-0"
yard = ""
play = """
D:6-3 C:4-3R B:6-6L A:6-5L D:5-4L C:4-4L B:4-2L A:2-2L D:6-2L
C:6-4L B:pass A:4-1L D:6-1L C:pass B:pass A:6-0L D:4-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 39 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-1 5-0 4-4 4-1 3-2 0-0"
deal.B = "6-5 6-1 5-5 3-3 2-1 2-0 1-1"
deal.C = "6-6 5-3 4-3 4-2 4-0 3-0 2-2"
deal.D = "6-4 6-3 6-0 5-4 5-2 3-1 1-0"
yard = ""
play = """
C:2-2 B:2-1L A:5-1L D:5-4L C:4-2R B:pass A:4-4L D:6-4L C:6-6L
B:6-5L A:5-0L D:6-0L C:4-0R B:6-1L A:4-1L D:1-0R C:4-3L B:3-3L
A:3-2L D:5-2L C:5-3L B:1-1R A:pass D:6-3L C:pass B:pass A:6-2L
D:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-1 4-1 2-0 1-1 1-0"
deal.B = "6-3 6-0 5-2 5-1 5-0 4-3 0-0"
deal.C = "6-6 5-5 4-4 4-2 4-0 3-3 3-2"
deal.D = "6-5 5-4 5-3 3-1 3-0 2-2 2-1"
yard = ""
play = """
B:6-3 A:6-1L D:5-3R C:5-5R B:5-1L A:pass D:6-5L C:6-6L B:6-0L
A:1-0L D:5-4R C:4-2R B:5-2R A:1-1L D:3-1L C:3-3L B:4-3L A:6-4L
D:pass C:pass B:5-0R A:2-0R D:2-2R C:3-2R B:pass A:6-2L D:2-1L
C:pass B:pass A:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-4 3-2 3-1 3-0 0-0"
deal.B = "6-5 6-3 6-0 4-2 3-3 2-2 1-0"
deal.C = "6-1 5-3 5-1 4-3 4-1 4-0 2-1"
deal.D = "6-4 6-2 5-2 5-0 4-4 2-0 1-1"
yard = ""
play = """
A:5-5 D:5-2L C:5-3R B:4-2L A:5-4L D:5-0L C:4-3R B:6-0L A:6-6L
D:6-4L C:4-1L B:1-0L A:3-0L D:4-4R C:4-0R B:6-3L A:0-0R D:6-2L
C:2-1L B:pass A:3-1L D:2-0R C:pass B:3-3L A:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 42, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-4 4-4 3-1 3-0 2-1 1-1"
deal.B = "6-5 5-5 5-2 4-2 2-0 1-0 0-0"
deal.C = "6-6 6-4 6-2 5-0 4-3 4-1 3-3"
deal.D = "6-3 6-0 5-3 5-1 4-0 3-2 2-2"
yard = ""
play = """
D:6-3 C:4-3R B:6-5L A:5-4L D:4-0L C:4-1R B:2-0L A:2-1L D:5-1L
C:5-0L B:1-0L A:1-1L D:pass C:pass B:pass A:3-1L D:5-3L C:pass
B:5-5L A:6-1R D:6-0R C:pass B:5-2L A:3-0R D:3-2L C:3-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 25, BD = 38 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-1 4-3 3-0 2-1 1-0"
deal.B = "6-6 6-2 5-4 5-3 5-0 4-1 2-0"
deal.C = "5-5 5-1 4-4 4-2 4-0 2-2 0-0"
deal.D = "6-5 6-0 5-2 3-3 3-2 3-1 1-1"
yard = ""
play = """
C:5-5 B:5-4L A:6-4L D:6-5L C:5-1L B:4-1L A:4-3L D:5-2R C:4-2R
B:5-3L A:pass D:pass C:4-0R B:5-0L A:1-0L D:6-0R C:pass B:6-6R
A:6-1L D:pass C:pass B:6-2L A:6-3R D:3-3R C:2-2L B:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 14 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-4 5-2 4-4 3-0 2-2 0-0"
deal.B = "6-3 4-2 4-1 3-3 3-2 2-1 2-0"
deal.C = "6-6 5-3 4-3 4-0 3-1 1-1 1-0"
deal.D = "6-5 6-4 6-2 6-1 5-5 5-1 5-0"
yard = ""
play = """
B:6-3 A:6-0L D:5-0L C:4-3R B:4-2R A:5-2L D:6-2L C:6-6L B:3-2R
A:3-0R D:6-5L C:1-0R B:4-1R A:5-4L D:6-4L C:4-0R B:2-0R A:2-2R
D:6-1L C:1-1L B:2-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-4 5-3 4-2 2-2 1-1"
deal.B = "6-4 5-2 5-1 4-4 3-2 3-0 2-0"
deal.C = "6-1 6-0 5-5 4-3 4-0 3-3 0-0"
deal.D = "6-6 6-5 5-0 4-1 3-1 2-1 1-0"
yard = ""
play = """
A:2-2 D:2-1L C:6-1L B:6-4L A:4-2L D:pass C:pass B:5-2L A:6-2R
D:6-6R C:6-0R B:5-1L A:1-1L D:4-1L C:4-0R B:4-4L A:5-4L D:6-5L
C:4-3R B:3-2R A:6-3L D:3-1L C:pass B:2-0R A:pass D:5-0R C:5-5R
B:pass A:5-3R
"""
end = "out"
winner = "AC"
delta = { AC = 4, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-0 4-1 3-2 3-1 2-1 0-0"
deal.B = "6-6 6-0 4-4 4-0 3-3 2-2 1-0"
deal.C = "6-5 6-4 6-1 5-4 5-3 4-3 2-0"
deal.D = "6-3 6-2 5-2 5-1 4-2 3-0 1-1"
yard = ""
play = """
D:6-3 C:5-3R B:6-6L A:5-5R D:6-2L C:2-0L B:6-0L A:5-0R D:3-0R
C:6-4L B:4-4L A:4-1L D:5-1L C:6-5L B:3-3R A:3-1R D:1-1R C:6-1L
B:1-0L A:0-0L D:pass C:pass B:4-0L A:2-1R D:5-2R C:4-3L B:pass
A:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 0 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-32"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 214, BD = 174 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-32"
commitment = "23d3ba6eca28bd980f1e86a9cd5f2522ccf46e2eaac0202bbb1acd4d4d3e4632"
secret = "f48e50b9a5c163fcbda7e37d0b9363ba5fd79fb2f8e797a07cf4850922deca3f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-4 5-3 4-3 2-0 1-0"
deal.B = "6-6 6-0 5-2 5-1 5-0 4-2 3-1"
deal.C = "6-2 4-4 4-1 3-3 3-2 3-0 2-2"
deal.D = "6-3 6-1 5-5 4-0 2-1 1-1 0-0"
yard = ""
play = """
B:6-6 A:6-5L D:5-5L C:6-2R B:4-2R A:5-4L D:4-0L C:4-4R B:6-0L
A:6-4L D:pass C:4-1L B:5-1L A:5-3L D:6-3L C:pass B:pass A:4-3R
D:6-1L C:3-3R B:3-1L A:pass D:pass C:3-2L B:5-2L A:pass D:pass
C:3-0R B:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 32 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 4-4 4-2 3-3 3-0 1-1"
deal.B = "6-4 6-1 5-0 4-3 2-0 1-0 0-0"
deal.C = "6-5 6-3 5-4 5-2 3-1 2-2 2-1"
deal.D = "6-6 5-5 5-3 5-1 4-1 4-0 3-2"
yard = ""
play = """
A:6-2 D:6-6L C:6-5L B:5-0L A:6-0L D:3-2R C:6-3L B:4-3L A:4-4L
D:5-3R C:5-4L B:pass A:pass D:5-5L C:5-2L B:2-0L A:3-0L D:5-1R
C:3-1L B:6-1L A:1-1R D:4-1R C:pass B:6-4L A:4-2L D:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 5-5 5-0 3-3 2-1 2-0"
deal.B = "5-4 4-4 4-3 4-1 3-1 2-2 1-0"
deal.C = "6-4 5-2 5-1 4-0 3-2 3-0 1-1"
deal.D = "6-3 6-2 6-1 6-0 5-3 4-2 0-0"
yard = ""
play = """
D:6-3 C:6-4L B:5-4L A:6-5L D:5-3R C:5-2R B:2-2R A:6-6L D:6-2R
C:pass B:pass A:pass D:6-0L C:4-0L B:4-1L A:2-1L D:4-2L C:pass
B:4-4L A:pass D:6-1R C:5-1R B:4-3L A:3-3L D:pass C:3-2L B:pass
A:2-0L D:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 45 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-1 5-3 3-2 2-2 2-1 1-0"
deal.B = "6-5 6-4 6-2 4-4 4-3 4-0 2-0"
deal.C = "5-4 5-2 5-1 5-0 4-2 4-1 3-1"
deal.D = "6-3 6-0 5-5 3-3 3-0 1-1 0-0"
yard = ""
play = """
C:5-4 B:4-3R A:5-3L D:3-3L C:3-1L B:pass A:6-1L D:6-3L C:pass
B:pass A:3-2L D:3-0R C:5-2L B:2-0R A:2-2R D:5-5L C:5-1L B:6-2R
A:2-1L D:6-0R C:4-2L B:6-4L A:6-6L D:0-0R C:5-0R B:6-5R
"""
end = "blocked"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-4 5-2 5-0 3-0 1-1"
deal.B = "6-3 5-5 4-4 4-3 3-3 1-0 0-0"
deal.C = "6-6 5-3 5-1 4-1 3-2 2-2 2-0"
deal.D = "6-5 6-4 6-1 4-2 4-0 3-1 2-1"
yard = ""
play = """
B:1-0 A:1-1L D:4-0R C:5-1L B:4-3R A:5-4L D:3-1R C:4-1L B:pass
A:pass D:6-1L C:6-6L B:6-3L A:3-0L D:2-1R C:3-2R B:3-3R A:6-0L
D:6-4L C:5-3R B:4-4L A:5-2R D:4-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-0 3-3 3-2 3-0 0-0"
deal.B = "6-6 6-1 5-5 4-0 2-1 2-0 1-0"
deal.C = "6-4 6-3 5-3 5-1 4-1 3-1 2-2"
deal.D = "6-5 5-4 5-2 4-4 4-3 4-2 1-1"
yard = ""
play = """
A:6-2 D:4-2R C:6-4L B:4-0L A:6-0L D:4-4R C:6-3L B:pass A:3-3L
D:4-3L C:4-1L B:2-1L A:3-2L D:5-4R C:5-3L B:5-5L A:5-0L D:5-2R
C:2-2R B:2-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 33, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-2 5-0 4-3 4-1 1-1 0-0"
deal.B = "6-6 6-5 6-0 5-5 4-2 3-2 2-2"
deal.C = "6-4 6-3 5-1 3-3 3-0 2-1 2-0"
deal.D = "6-1 5-4 5-3 4-4 4-0 3-1 1-0"
yard = ""
play = """
D:4-4 C:6-4L B:6-6L A:6-2L D:5-4R C:5-1R B:2-2L A:5-2L D:6-1R
C:6-3R B:6-5L A:4-3R D:4-0R C:3-0R B:6-0L A:5-0L D:5-3L C:3-3L
B:3-2L A:pass D:3-1R C:2-1L B:pass A:4-1L D:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-4 4-4 4-3 3-2 2-2 1-0"
deal.B = "6-2 6-1 5-1 4-2 3-3 3-1 3-0"
deal.C = "6-5 6-4 6-0 5-3 5-0 2-0 1-1"
deal.D = "6-3 5-5 5-2 4-1 4-0 2-1 0-0"
yard = ""
play = """
C:6-5 B:6-2L A:3-2L D:5-5R C:5-3L B:5-1L A:1-0L D:5-2R C:6-0L
B:4-2R A:6-6L D:4-1R C:6-4L B:3-1R A:5-4L D:6-3R C:5-0L B:3-0L
A:4-3L D:4-0L C:2-0L B:6-1R A:2-2L D:2-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-4 4-4 4-3 4-0 3-2 2-1 1-0"
deal.B = "5-5 5-3 5-2 5-1 3-1 3-0 1-1"
deal.C = "6-6 6-2 6-0 5-4 4-1 2-2 2-0"
deal.D = "6-5 6-3 6-1 5-0 4-2 3-3 0-0"
yard = ""
play = """
B:1-1 A:2-1L D:6-1R C:6-6R B:5-2L A:6-4R D:6-5L C:5-4R B:5-1R
A:1-0R D:5-0R C:6-2L B:5-5R A:3-2L D:3-3L C:pass B:5-3R A:4-3L
D:6-3R C:6-0R B:3-0R A:4-4L D:4-2L C:2-2L B:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 11 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 4-3 4-0 2-1 1-1 1-0"
deal.B = "6-4 5-5 5-4 5-2 4-2 2-2 2-0"
deal.C = "6-5 6-3 6-2 5-3 5-0 4-4 3-0"
deal.D = "6-6 5-1 4-1 3-3 3-2 3-1 0-0"
yard = ""
play = """
A:6-1 D:6-6L C:6-5L B:5-2L A:2-1L D:3-1L C:6-3L B:6-4L A:4-3L
D:3-3L C:5-3L B:5-4L A:4-0L D:5-1R C:5-0L B:5-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 28 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-4 4-3 3-3 2-1 2-0 1-1"
deal.B = "5-5 5-2 5-1 4-2 4-1 4-0 3-2"
deal.C = "6-2 5-0 4-4 3-1 3-0 1-0 0-0"
deal.D = "6-6 6-5 6-3 6-1 6-0 5-3 2-2"
yard = ""
play = """
D:6-6 C:6-2L B:5-2L A:5-4L D:6-5R C:4-4L B:5-5R A:6-4L D:5-3R
C:3-1R B:5-1R A:pass D:6-3L C:5-0R B:4-0R A:4-3L D:pass C:pass
B:4-1L A:2-1L D:2-2L C:pass B:4-2R A:2-0L D:6-0L C:pass B:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 5-2 4-4 3-3 3-0 0-0"
deal.B = "6-1 6-0 5-3 5-1 5-0 2-2 2-1"
deal.C = "6-5 5-5 4-0 3-2 2-0 1-1 1-0"
deal.D = "6-3 6-2 5-4 4-3 4-2 4-1 3-1"
yard = ""
play = """
C:6-5 B:6-0L A:3-0L D:5-4R C:3-2L B:2-1L A:6-4R D:4-1L C:4-0L
B:6-1R A:0-0L D:3-1R C:2-0L B:5-3R A:5-2L D:pass C:5-5L B:5-1L
A:pass D:pass C:1-1L B:5-0R A:pass D:pass C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 59, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 4-3 4-2 3-0 2-2 2-1 1-0"
deal.B = "6-1 6-0 5-2 4-4 4-1 3-3 3-1"
deal.C = "5-5 5-3 5-1 4-0 3-2 2-0 0-0"
deal.D = "6-6 6-5 6-4 6-2 5-4 5-0 1-1"
yard = ""
play = """
B:3-1 A:6-3L D:6-6L C:5-1R B:5-2R A:4-2R D:6-4R C:pass B:6-1L
A:2-1L D:6-2L C:pass B:6-0L A:3-0L D:6-5R C:5-5R B:3-3L A:4-3L
D:5-4L C:5-3L B:pass A:pass D:5-0R C:3-2L B:pass A:2-2L D:pass
C:4-0R B:4-1R A:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-3 4-3 3-2 3-1 3-0 1-0"
deal.B = "6-4 6-3 6-0 5-1 4-1 4-0 2-0"
deal.C = "6-5 5-5 5-4 5-2 4-4 2-2 2-1"
deal.D = "6-6 6-1 5-0 4-2 3-3 1-1 0-0"
yard = ""
play = """
A:6-2 D:6-6L C:6-5L B:2-0R A:5-3L D:3-3L C:pass B:6-3L A:3-0R
D:6-1L C:2-1L B:pass A:3-2L D:pass C:pass B:pass A:4-3L D:4-2L
C:5-2L B:5-1L A:3-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 57, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-3 5-1 4-1 4-0 3-2 1-1"
deal.B = "6-2 6-0 5-5 5-4 5-2 3-3 2-0"
deal.C = "6-6 6-5 6-3 4-2 3-1 3-0 0-0"
deal.D = "6-4 5-0 4-4 4-3 2-2 2-1 1-0"
yard = ""
play = """
D:4-4 C:4-2L B:6-2L A:6-1L D:2-1L C:pass B:5-2L A:5-3L D:4-3L
C:pass B:5-4L A:5-1L D:6-4R C:6-6R B:6-0R A:4-1L D:5-0R C:6-5R
B:pass A:4-0L D:1-0L C:6-3R B:3-3R A:1-1L D:pass C:3-1L B:pass
A:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 41, BD = 0 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-33"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 180, BD = 201 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-33"
commitment = "436a4393925e307a80ce34c62418ca80c1f3fdb9675d1a85d677c8014ea7d8c6"
secret = "85096784725ef66687d078b598c516513750acae89510c356459880e62a782fe"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 6-0 5-4 4-3 3-2 3-1"
deal.B = "6-2 5-3 5-2 4-0 3-3 1-0 0-0"
deal.C = "6-6 6-5 6-3 4-4 3-0 2-2 2-0"
deal.D = "5-5 5-1 5-0 4-2 4-1 2-1 1-1"
yard = ""
play = """
C:6-6 B:6-2L A:6-4R D:4-2L C:4-4L B:4-0L A:4-3R D:5-0L C:6-5L
B:5-3R A:6-1L D:5-1L C:pass B:5-2L A:5-4R D:2-1L C:pass B:1-0L
A:6-0L D:4-1R C:6-3L B:3-3L A:3-2L D:1-1R C:2-2L B:pass A:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-1 2-2 1-1 1-0 0-0"
deal.B = "6-5 6-4 5-5 4-2 4-1 4-0 3-1"
deal.C = "6-6 6-0 5-2 4-4 4-3 3-2 2-1"
deal.D = "5-4 5-3 5-1 5-0 3-3 3-0 2-0"
yard = ""
play = """
B:6-5 A:6-3L D:5-3L C:5-2L B:5-5R A:2-2L D:2-0L C:6-0L B:6-4L
A:pass D:5-4L C:pass B:pass A:pass D:5-1L C:2-1L B:4-2L A:pass
D:5-0R C:4-4L B:4-1L A:1-0R D:pass C:pass B:3-1L A:6-1R D:3-3L
C:6-6R B:pass A:6-2R D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 39 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-4 5-3 5-2 3-1 2-0"
deal.B = "6-3 6-0 5-5 5-0 4-3 4-2 1-1"
deal.C = "6-6 4-4 3-3 3-2 3-0 2-2 2-1"
deal.D = "6-2 6-1 5-1 4-1 4-0 1-0 0-0"
yard = ""
play = """
A:5-4 D:5-1L C:4-4R B:4-3R A:3-1R D:6-1L C:6-6L B:6-3L A:5-3L
D:4-1R C:pass B:5-5L A:5-2L D:6-2L C:pass B:6-0L A:2-0L D:4-0R
C:3-0R B:4-2L A:6-4L D:pass C:3-3R B:pass A:6-5L
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-0 5-2 5-0 3-0 2-0"
deal.B = "6-6 6-4 6-2 4-2 1-1 1-0 0-0"
deal.C = "6-1 5-4 5-3 4-0 3-2 2-2 2-1"
deal.D = "5-5 5-1 4-4 4-3 4-1 3-3 3-1"
yard = ""
play = """
D:5-5 C:5-4L B:6-4L A:6-5L D:5-1L C:2-1L B:6-2L A:6-3L D:4-3L
C:5-3R B:4-2L A:3-0R D:pass C:2-2L B:1-0R A:5-2L D:4-1R C:4-0R
B:0-0R A:6-0R D:pass C:6-1R B:1-1R A:5-0L D:3-1R C:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 26, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-1 5-3 4-4 4-3 3-1"
deal.B = "6-6 6-5 5-1 4-0 3-3 2-1 0-0"
deal.C = "6-2 5-2 4-2 4-1 2-2 1-1 1-0"
deal.D = "6-0 5-5 5-4 5-0 3-2 3-0 2-0"
yard = ""
play = """
C:2-2 B:2-1L A:3-1L D:3-2L C:4-2L B:4-0L A:pass D:6-0L C:6-2L
B:pass A:pass D:2-0L C:1-0L B:5-1L A:5-3L D:3-0L C:5-2R B:6-5R
A:6-1R D:5-0L C:1-1R B:pass A:pass D:5-5L C:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 27, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 5-4 4-3 4-2 2-0 1-1"
deal.B = "6-6 6-4 6-2 6-0 5-2 4-4 3-0"
deal.C = "6-3 5-1 5-0 4-0 3-1 2-1 1-0"
deal.D = "6-5 5-3 4-1 3-3 3-2 2-2 0-0"
yard = ""
play = """
B:6-6 A:6-1L D:4-1L C:4-0L B:6-4R A:4-2R D:0-0L C:2-1R B:6-0L
A:1-1R D:6-5L C:5-1L B:pass A:pass D:pass C:1-0L B:3-0L A:4-3L
D:pass C:3-1R B:4-4L A:5-4L D:5-3L C:6-3L B:6-2L A:2-0L D:3-3R
C:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 41, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-4 5-3 5-2 4-3 4-0 2-2"
deal.B = "6-5 6-4 6-0 5-1 5-0 4-1 3-1"
deal.C = "6-2 5-5 4-4 3-2 3-0 2-1 1-0"
deal.D = "6-6 6-1 4-2 3-3 2-0 1-1 0-0"
yard = ""
play = """
A:5-2 D:4-2R C:5-5L B:6-5L A:4-3R D:6-6L C:6-2L B:3-1R A:2-2L
D:2-0L C:2-1R B:6-0L A:6-3L D:3-3L C:3-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 33 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 5-1 5-0 4-2 4-1 3-1"
deal.B = "6-5 5-5 5-4 5-3 5-2 3-2 1-0"
deal.C = "6-6 6-4 6-2 4-4 4-0 3-0 2-1"
deal.D = "6-1 4-3 3-3 2-2 2-0 1-1 0-0"
yard = ""
play = """
D:6-1 C:6-6L B:6-5L A:5-1R D:pass C:pass B:5-5L A:5-0L D:2-0L
C:6-2L B:5-4R A:4-2R D:2-2R C:6-4L B:5-2R A:4-1L D:1-1L C:2-1L
B:5-3R A:3-1R D:pass C:pass B:3-2L A:6-3L D:pass C:pass B:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 21 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-3 5-2 5-1 4-3 3-0 2-2"
deal.B = "6-3 5-5 5-4 5-0 4-1 3-2 0-0"
deal.C = "6-1 6-0 4-4 3-3 2-0 1-1 1-0"
deal.D = "6-6 6-4 6-2 4-2 4-0 3-1 2-1"
yard = ""
play = """
C:1-1 B:4-1L A:5-1R D:6-4L C:6-1L B:5-5R A:6-5R D:3-1L C:3-3L
B:6-3L A:pass D:6-6L C:6-0L B:5-0L A:5-3L D:6-2R C:2-0R B:3-2L
A:3-0R D:4-2L C:4-4L B:5-4L A:4-3R D:4-0R C:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-0 4-3 4-0 3-3 2-1"
deal.B = "6-6 6-4 6-3 6-2 6-1 5-4 0-0"
deal.C = "5-5 4-4 4-2 3-2 3-0 2-0 1-0"
deal.D = "5-3 5-2 5-1 4-1 3-1 2-2 1-1"
yard = ""
play = """
B:6-6 A:6-0L D:pass C:2-0L B:6-4R A:2-1L D:5-1L C:5-5L B:5-4L
A:4-0L D:4-1R C:1-0R B:0-0L A:5-0L D:5-3L C:3-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 43 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 3-2 2-2 2-1 1-0"
deal.B = "6-3 5-5 5-2 5-0 4-4 4-3 4-1"
deal.C = "6-2 6-1 6-0 5-4 5-1 3-1 3-0"
deal.D = "5-3 4-2 4-0 3-3 2-0 1-1 0-0"
yard = ""
play = """
A:6-6 D:pass C:6-1L B:6-3R A:2-1L D:4-2L C:5-4L B:5-5L A:3-2R
D:5-3L C:6-2R B:4-3L A:6-4R D:4-0L C:3-0L B:4-4R A:pass D:3-3L
C:3-1L B:4-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 25, BD = 28 }

[[match.hand]]
opener = "D"
deal.A = "6-1 6-0 5-4 3-0 2-2 2-1 0-0"
deal.B = "6-5 6-4 6-3 5-3 4-3 1-1 1-0"
deal.C = "6-2 5-5 5-0 4-0 3-2 3-1 2-0"
deal.D = "6-6 5-2 5-1 4-4 4-2 4-1 3-3"
yard = ""
play = """
D:6-6 C:6-2L B:6-5R A:2-2L D:5-2L C:5-5L B:5-3L A:5-4R D:3-3L
C:4-0R B:6-3L A:3-0R D:pass C:3-2R B:6-4L A:2-1R D:4-4L C:3-1R
B:4-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 20 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-2 6-1 6-0 3-3 1-0"
deal.B = "5-4 4-3 4-2 4-0 2-0 1-1 0-0"
deal.C = "6-6 5-2 5-1 4-1 3-2 3-0 2-1"
deal.D = "6-5 5-5 5-3 5-0 4-4 3-1 2-2"
yard = ""
play = """
C:6-6 B:pass A:6-2L D:2-2L C:2-1L B:1-1L A:6-4R D:3-1L C:4-1R
B:4-3L A:1-0R D:4-4L C:3-0R B:5-4L A:3-3R D:6-5L C:3-2R B:4-2R
A:6-1L D:pass C:5-1L B:4-0R A:6-0R D:5-5L C:5-2L
"""
end = "out"
winner = "AC"
delta = { AC = 40, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 4-2 4-0 3-3 3-2 1-0"
deal.B = "6-2 6-1 5-2 5-0 4-4 3-1 2-0"
deal.C = "6-4 5-5 5-3 5-1 4-3 4-1 1-1"
deal.D = "6-6 6-5 5-4 3-0 2-2 2-1 0-0"
yard = ""
play = """
B:4-4 A:4-0L D:3-0L C:4-3L B:pass A:4-2L D:2-2L C:4-1R B:6-2L
A:1-0R D:6-6L C:6-4L B:5-0R A:pass D:5-4L C:5-5L B:5-2L A:3-2L
D:6-5R C:5-3L B:6-1R A:pass D:2-1R C:5-1L B:3-1L A:3-3L D:pass
C:pass B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 17 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-34"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 162, BD = 232 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-34"
commitment = "4e3b79883a9869a689d661bfc37a4a64264a1b177f7595dc65e978d6e51dc748"
secret = "1bdbf75cbcc986279c4ea812ddac2a93ce13d925a8b94a760dfaffbd5a09657a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-4 5-4 5-0 4-4 4-0 3-2 3-1"
deal.B = "6-3 5-5 5-2 3-0 2-1 1-1 0-0"
deal.C = "6-2 6-0 5-1 4-2 4-1 3-3 2-2"
deal.D = "6-6 6-5 6-1 5-3 4-3 2-0 1-0"
yard = ""
play = """
D:6-6 C:6-2L B:6-3R A:3-2L D:4-3L C:4-2L B:3-0R A:5-0R D:2-0L
C:6-0L B:5-5R A:6-4L D:5-3R C:4-1L B:2-1L A:3-1R D:6-1R C:2-2L
B:5-2L A:5-4L D:6-5R C:5-1R B:1-1R A:4-4L D:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-4 6-1 5-3 5-1 3-0"
deal.B = "5-5 5-2 4-4 4-1 3-2 3-1 2-2"
deal.C = "6-3 6-0 5-0 4-2 3-3 1-1 0-0"
deal.D = "6-2 5-4 4-3 4-0 2-1 2-0 1-0"
yard = ""
play = """
C:6-3 B:3-2R A:6-6L D:6-2R C:6-0L B:pass A:6-5R D:1-0L C:1-1L
B:5-5R A:5-3R D:4-3R C:4-2R B:2-2R A:6-1L D:2-0R C:5-0R B:5-2R
A:6-4L D:4-0L C:0-0L B:pass A:3-0L D:2-1R C:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 26, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-1 5-0 4-0 2-2 1-1 0-0"
deal.B = "6-6 6-1 4-3 4-2 3-3 3-0 2-1"
deal.C = "6-5 6-3 6-0 5-3 5-2 4-4 3-2"
deal.D = "6-4 5-5 5-4 4-1 3-1 2-0 1-0"
yard = ""
play = """
B:6-6 A:6-2L D:2-0L C:6-0L B:6-1L A:5-1L D:6-4R C:6-5L B:4-3R
A:pass D:3-1R C:6-3L B:3-3L A:1-1R D:1-0R C:5-3L B:3-0R A:5-0L
D:pass C:3-2R B:2-1R A:4-0L D:4-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 25, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 5-3 5-1 3-3 3-0 2-0"
deal.B = "6-6 6-5 6-2 6-1 5-4 4-4 3-2"
deal.C = "6-4 4-2 4-0 2-2 2-1 1-0 0-0"
deal.D = "6-3 5-2 5-0 4-3 4-1 3-1 1-1"
yard = ""
play = """
A:5-5 D:5-0L C:4-0L B:5-4L A:5-3L D:4-3L C:6-4L B:6-6L A:6-0L
D:5-2R C:1-0L B:6-1L A:2-0R D:6-3L C:0-0R B:3-2L A:3-0R D:3-1R
C:4-2L B:4-4L A:5-1R D:4-1L C:2-1L B:6-2L A:pass D:pass C:pass
B:6-5L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 60 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 4-3 3-1 3-0 1-1 0-0"
deal.B = "6-6 6-2 6-1 5-2 4-2 3-3 3-2"
deal.C = "6-0 5-4 5-1 5-0 4-1 4-0 1-0"
deal.D = "6-3 5-5 5-3 4-4 2-2 2-1 2-0"
yard = ""
play = """
D:2-1 C:5-1R B:5-2R A:pass D:2-0L C:6-0L B:6-2L A:pass D:2-2L
C:pass B:3-2L A:4-3L D:4-4L C:5-4L B:4-2R A:6-5L D:6-3L C:4-1R
B:3-3L A:3-1L D:pass C:1-0L B:6-1R A:6-4R D:pass C:5-0L B:pass
A:pass D:5-5L C:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 20, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 5-2 5-1 4-2 4-0 2-0"
deal.B = "6-1 5-3 4-4 3-0 2-1 1-1 0-0"
deal.C = "6-6 6-3 5-4 4-1 3-3 3-1 2-2"
deal.D = "6-5 6-4 6-0 5-0 4-3 3-2 1-0"
yard = ""
play = """
C:6-6 B:6-1L A:6-2R D:3-2R C:4-1L B:4-4L A:4-2L D:4-3R C:2-2L
B:2-1L A:5-1L D:5-0L C:5-4R B:5-3R A:4-0L D:6-4L C:6-3L B:3-0L
A:2-0L D:pass C:3-3R B:pass A:5-2L D:6-5L C:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 9, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-2 4-2 3-2 3-1 1-0"
deal.B = "6-2 5-3 5-1 2-2 2-1 2-0 0-0"
deal.C = "6-6 6-3 5-5 5-0 4-3 4-0 3-0"
deal.D = "6-4 6-1 5-4 4-4 4-1 3-3 1-1"
yard = ""
play = """
B:2-2 A:5-2L D:5-4L C:4-3L B:5-3L A:6-5L D:6-4L C:4-0L B:2-0L
A:4-2L D:4-1L C:pass B:2-1L A:3-2L D:3-3L C:6-3L B:6-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 41 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-5 5-4 5-2 4-4 4-1"
deal.B = "6-0 3-2 3-1 2-2 2-1 1-1 1-0"
deal.C = "6-4 6-1 5-3 5-0 4-0 3-3 3-0"
deal.D = "6-6 6-5 5-1 4-3 4-2 2-0 0-0"
yard = ""
play = """
A:5-5 D:5-1L C:6-1L B:6-0L A:5-4R D:4-3R C:5-0L B:3-1R A:5-2L
D:4-2L C:6-4L B:1-1R A:6-3L D:pass C:5-3L B:2-1R A:6-2R D:6-5L
C:pass B:pass A:pass D:6-6L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 51 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 5-4 5-2 5-1 3-1 0-0"
deal.B = "6-4 6-1 4-4 4-1 3-2 2-1 2-0"
deal.C = "6-5 5-0 4-3 4-2 4-0 3-3 2-2"
deal.D = "6-2 6-0 5-5 5-3 3-0 1-1 1-0"
yard = ""
play = """
D:5-3 C:6-5L B:3-2R A:6-6L D:6-2R C:pass B:6-4L A:5-4L D:5-5L
C:5-0L B:2-0L A:6-3R D:3-0R C:4-2L B:4-4L A:0-0R D:6-0R C:4-3L
B:6-1R A:5-1R D:pass C:3-3L B:pass A:5-2R D:pass C:2-2R B:2-1R
A:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 33, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-4 5-2 5-1 5-0 4-0 2-2"
deal.B = "6-5 6-2 5-3 4-4 4-3 4-2 1-0"
deal.C = "6-6 6-4 6-1 3-2 3-0 2-0 1-1"
deal.D = "6-3 5-5 4-1 3-3 3-1 2-1 0-0"
yard = ""
play = """
C:6-6 B:6-5L A:5-4L D:4-1L C:6-1L B:6-2L A:5-2L D:6-3R C:3-2R
B:4-2R A:5-1L D:2-1L C:2-0L B:4-4R A:6-0L D:pass C:6-4L B:4-3L
A:4-0R D:0-0R C:3-0L B:1-0L A:5-0R D:5-5R C:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-4 4-3 3-3 3-2 3-0 2-2"
deal.B = "5-5 5-2 4-4 4-1 4-0 3-1 2-1"
deal.C = "6-4 6-3 5-3 5-1 2-0 1-1 0-0"
deal.D = "6-6 6-2 6-1 6-0 5-0 4-2 1-0"
yard = ""
play = """
B:4-4 A:5-4L D:4-2R C:5-3L B:5-2R A:6-5R D:6-6R C:6-3L B:pass
A:pass D:6-2L C:2-0L B:4-0L A:4-3L D:6-0R C:0-0R B:3-1L A:3-0R
D:6-1L C:6-4L B:4-1L A:3-3R D:1-0L C:pass B:pass A:3-2R D:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 4-2 4-0 2-2 0-0"
deal.B = "6-4 5-4 5-3 4-4 4-3 3-2 1-1"
deal.C = "6-1 6-0 5-1 5-0 4-1 3-0 2-1"
deal.D = "6-5 5-5 5-2 3-3 3-1 2-0 1-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-1L B:6-4R A:4-2R D:3-1L C:3-0L B:3-2R A:6-3R
D:2-0L C:2-1L B:1-1L A:6-2R D:1-0L C:6-0L B:pass A:2-2R D:5-2R
C:6-1L B:5-4R A:4-0R D:pass C:4-1L B:4-4L A:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 31, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-1 4-3 3-2 3-1 3-0 1-1"
deal.B = "6-3 6-1 6-0 5-5 5-0 4-4 4-0"
deal.C = "6-6 6-4 6-2 5-4 3-3 2-0 0-0"
deal.D = "5-3 5-2 4-2 4-1 2-2 2-1 1-0"
yard = ""
play = """
D:4-2 C:6-4L B:6-0L A:3-2R D:5-3R C:2-0L B:5-5R A:6-5R D:2-1L
C:6-6R B:6-1L A:pass D:pass C:6-2L B:6-3R A:4-3R D:5-2L C:5-4L
B:4-4L A:pass D:4-1L C:pass B:4-0R A:5-1L D:1-0R C:pass B:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 5-3 5-1 4-4 3-2 2-1"
deal.B = "6-5 6-4 5-0 4-2 4-0 2-2 1-1"
deal.C = "6-1 5-5 5-2 4-1 2-0 1-0 0-0"
deal.D = "6-3 6-0 5-4 4-3 3-3 3-1 3-0"
yard = ""
play = """
C:6-1 B:6-4L A:4-4L D:3-1R C:4-1L B:1-1L A:5-3R D:5-4R C:1-0L
B:4-0L A:pass D:4-3L C:pass B:4-2R A:6-2R D:6-3R C:pass B:pass
A:3-2L D:3-0R C:5-2L B:5-0R A:5-1L D:pass C:5-5R B:6-5R A:6-6R
D:6-0R C:2-0R B:2-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-2 5-1 3-1 2-2 0-0"
deal.B = "6-4 6-3 6-1 4-4 3-0 1-1 1-0"
deal.C = "6-6 6-2 5-3 3-3 3-2 2-1 2-0"
deal.D = "5-5 5-4 5-0 4-3 4-2 4-1 4-0"
yard = ""
play = """
B:4-4 A:pass D:4-0L C:2-0L B:6-4R A:6-5R D:5-0R C:6-2L B:6-1L
A:5-1L D:5-5L C:5-3L B:6-3L A:6-0L D:pass C:pass B:1-0L A:3-1L
D:4-3L C:pass B:3-0R A:pass D:5-4L C:3-3R B:pass A:5-2L D:4-2L
C:3-2R B:pass A:2-2R D:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 40 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-35"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 274, BD = 95 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-35"
commitment = "ecac456d6b30e8b2210fb3814280198569590a3cc6a6a79fa239bfb67efaa377"
secret = "14a00c8421986dfae969daeff9a753554adf63d9dcc0b623aedd793485e1822a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-2 5-0 4-4 2-0 0-0"
deal.B = "6-3 5-5 5-3 4-1 4-0 3-1 2-1"
deal.C = "6-4 6-2 4-3 3-3 3-2 3-0 1-0"
deal.D = "6-5 6-1 5-4 5-1 4-2 2-2 1-1"
yard = ""
play = """
A:6-6 D:6-5L C:6-2R B:5-5L A:5-2R D:5-4L C:4-3L B:6-3L A:6-0L
D:5-1R C:1-0L B:4-1L A:4-4L D:6-1R C:6-4R B:4-0L A:0-0L D:4-2R
C:3-0L B:5-3L A:2-0R D:pass C:pass B:pass A:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 63, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 4-1 3-2 2-0 1-1 1-0"
deal.B = "6-5 6-1 6-0 5-4 3-0 2-2 0-0"
deal.C = "6-3 5-5 5-3 5-2 5-1 4-3 2-1"
deal.D = "6-6 5-0 4-4 4-2 4-0 3-3 3-1"
yard = ""
play = """
D:6-6 C:6-3L B:3-0L A:6-4R D:4-4R C:4-3R B:6-0L A:6-2L D:3-3R
C:5-2L B:6-5L A:3-2R D:4-2R C:pass B:6-1L A:4-1R D:3-1L C:5-1R
B:5-4R A:pass D:4-0R C:5-3L B:0-0R A:1-0R D:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 17 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-2 4-4 3-3 2-1 0-0"
deal.B = "6-4 5-5 5-3 4-2 3-2 3-1 1-1"
deal.C = "6-5 6-3 5-4 5-0 4-3 4-1 4-0"
deal.D = "6-6 6-0 5-1 3-0 2-2 2-0 1-0"
yard = ""
play = """
C:6-3 B:6-4L A:4-4L D:3-0R C:4-0R B:4-2L A:6-2L D:6-6L C:6-5L
B:5-5L A:5-2L D:2-2L C:4-3R B:3-2L A:3-3L D:pass C:pass B:5-3L
A:pass D:5-1L C:4-1L B:3-1R A:6-1R D:6-0R C:5-4L B:pass A:0-0R
D:2-0R C:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-1 4-4 4-3 2-1 2-0 0-0"
deal.B = "6-6 6-3 6-1 5-0 3-1 3-0 2-2"
deal.C = "6-2 5-5 5-4 5-3 4-2 4-1 1-0"
deal.D = "6-4 6-0 5-2 4-0 3-3 3-2 1-1"
yard = ""
play = """
B:6-6 A:6-5L D:6-4R C:5-4R B:5-0L A:5-1R D:6-0L C:6-2L B:2-2L
A:2-1R D:5-2L C:4-2R B:pass A:4-4R D:4-0R C:1-0R B:6-1R A:pass
D:pass C:5-5L B:6-3R A:4-3R D:pass C:5-3L B:3-1L A:pass D:1-1L
C:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 39, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-2 5-0 4-4 2-0 1-1"
deal.B = "6-0 5-4 5-3 4-3 3-2 3-1 1-0"
deal.C = "6-2 6-1 4-1 4-0 3-3 3-0 2-2"
deal.D = "6-5 6-4 6-3 5-1 4-2 2-1 0-0"
yard = ""
play = """
A:5-5 D:6-5L C:6-2L B:3-2L A:5-2R D:6-3L C:6-1L B:3-1L A:2-0R
D:0-0R C:3-3L B:5-3L A:5-0R D:5-1L C:4-1L B:5-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 33, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 6-0 5-4 4-2 4-0 2-0"
deal.B = "6-6 5-5 5-2 5-1 5-0 3-1 3-0"
deal.C = "6-4 5-3 3-3 3-2 2-2 1-1 0-0"
deal.D = "6-5 6-2 4-4 4-3 4-1 2-1 1-0"
yard = ""
play = """
D:6-5 C:6-4L B:5-5R A:5-4R D:4-4L C:pass B:pass A:4-0L D:4-3R
C:3-3R B:5-0L A:6-3R D:6-2R C:2-2R B:5-2L A:4-2L D:4-1L C:3-2R
B:5-1L A:pass D:pass C:5-3R
"""
end = "blocked"
winner = "AC"
delta = { AC = 23, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 4-1 3-3 3-1 2-0 1-0"
deal.B = "6-4 6-2 6-0 5-3 4-3 3-2 2-1"
deal.C = "6-3 5-0 4-4 4-2 3-0 2-2 0-0"
deal.D = "6-6 6-5 6-1 5-2 5-1 4-0 1-1"
yard = ""
play = """
C:0-0 B:6-0L A:1-0R D:6-6L C:6-3L B:5-3L A:5-5L D:6-5L C:pass
B:6-4L A:4-1R D:4-0L C:3-0L B:4-3L A:5-4L D:5-2L C:4-4R B:6-2L
A:pass D:6-1L C:4-2R B:2-1L A:2-0L D:pass C:2-2R B:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 15 }

[[match.hand]]
opener = "B"
deal.A = "5-5 4-3 4-2 4-0 3-2 1-1 1-0"
deal.B = "6-5 6-3 5-3 5-2 5-1 5-0 2-1"
deal.C = "6-1 6-0 4-4 4-1 3-0 2-0 0-0"
deal.D = "6-6 6-4 6-2 5-4 3-3 3-1 2-2"
yard = ""
play = """
B:6-5 A:5-5R D:6-6L C:6-0L B:5-0L A:pass D:5-4L C:4-1L B:5-1L
A:pass D:pass C:pass B:5-3L A:4-3L D:6-4L C:6-1L B:2-1L A:4-2L
D:pass C:4-4L B:5-2R A:3-2R D:3-3R C:3-0R B:pass A:4-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 25, BD = 25 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-3 5-1 4-1 3-2 3-1 2-1"
deal.B = "6-5 6-0 4-3 4-0 1-1 1-0 0-0"
deal.C = "6-2 5-4 5-0 4-4 4-2 3-3 2-0"
deal.D = "6-6 6-4 6-3 6-1 5-2 3-0 2-2"
yard = ""
play = """
A:5-5 D:5-2L C:5-0R B:6-0R A:2-1L D:6-6R C:6-2R B:1-1L A:3-2R
D:6-3R C:pass B:1-0L A:pass D:6-4R C:4-2R B:4-0L A:4-1L D:6-1L
C:2-0R B:6-5L A:5-1L D:3-0R C:3-3R B:4-3R A:3-1L D:pass C:4-4R
B:pass A:5-3L
"""
end = "out"
winner = "AC"
delta = { AC = 4, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 5-5 4-4 4-2 3-3 3-0"
deal.B = "6-6 5-3 4-1 3-2 3-1 2-2 2-0"
deal.C = "6-3 6-1 5-4 4-3 4-0 2-1 1-1"
deal.D = "6-2 6-0 5-2 5-1 5-0 1-0 0-0"
yard = ""
play = """
D:6-2 C:2-1R B:6-6L A:6-4L D:5-1R C:5-4L B:5-3L A:5-5R D:5-2R
C:4-3L B:4-1L A:4-2R D:1-0L C:4-0L B:pass A:4-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 38 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 5-4 4-2 3-3 3-0 1-0"
deal.B = "6-6 6-4 6-2 5-5 5-1 4-0 1-1"
deal.C = "5-3 5-0 4-4 3-1 2-2 2-1 2-0"
deal.D = "6-3 6-1 5-2 4-3 4-1 3-2 0-0"
yard = ""
play = """
C:2-0 B:6-2L A:6-0L D:0-0L C:5-0L B:5-5L A:5-4L D:4-3L C:3-1L
B:5-1L A:6-5L D:6-3L C:5-3L B:4-0R A:4-2R D:5-2L C:2-1L B:1-1L
A:1-0L D:3-2R C:pass B:pass A:3-3R D:pass C:pass B:pass A:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 84, BD = 0 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-36"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 106, BD = 204 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-36"
commitment = "9ebec7dc84793f8f9a67cbebb956957ce7a5a226bd1a02a184515beb3c0c35a7"
secret = "d7171291d7d84b22594914f1d9d9af28719e8bf26fcde12d41ee6b4736d1ae7c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 6-0 5-4 4-1 3-1 0-0"
deal.B = "6-6 6-4 4-3 4-0 3-2 3-0 1-1"
deal.C = "5-2 5-0 4-4 4-2 2-1 2-0 1-0"
deal.D = "6-5 6-2 5-5 5-3 5-1 3-3 2-2"
yard = ""
play = """
B:6-6 A:6-3L D:3-3L C:pass B:3-2L A:6-1R D:5-1R C:5-2L B:pass
A:5-4L D:5-5R C:4-4L B:6-4L A:6-0L D:6-5R C:5-0L B:pass A:pass
D:5-3L C:pass B:4-3L A:4-1L D:6-2R C:4-2R B:4-0R A:3-1L D:pass
C:2-0R B:3-0L A:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 6, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 4-4 4-3 4-1 3-2 2-0 1-0"
deal.B = "6-6 6-3 6-0 5-2 4-0 3-3 2-1"
deal.C = "5-5 5-4 5-0 4-2 3-0 2-2 0-0"
deal.D = "6-5 6-4 6-2 6-1 5-1 3-1 1-1"
yard = ""
play = """
A:5-3 D:6-5L C:3-0R B:6-6L A:2-0R D:6-2R C:pass B:6-3L A:4-3L
D:6-4L C:pass B:6-0L A:1-0L D:6-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 52 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-4 5-2 5-0 4-3 4-2 4-0"
deal.B = "6-6 6-2 6-1 5-3 3-1 2-1 2-0"
deal.C = "6-4 5-5 4-4 3-2 2-2 1-0 0-0"
deal.D = "6-3 6-0 5-1 4-1 3-3 3-0 1-1"
yard = ""
play = """
D:3-3 C:3-2L B:6-2L A:6-5L D:5-1L C:1-0L B:3-1R A:5-0L D:1-1R
C:5-5L B:2-1R A:5-4L D:4-1L C:2-2R B:2-0R A:4-0R D:pass C:6-4R
B:6-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 38, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 5-5 5-0 4-1 2-2 1-0"
deal.B = "6-6 6-2 4-4 4-3 4-2 3-1 2-0"
deal.C = "6-5 6-0 5-2 4-0 2-1 1-1 0-0"
deal.D = "6-3 5-4 5-3 5-1 3-3 3-2 3-0"
yard = ""
play = """
C:6-5 B:6-6L A:6-4L D:5-4L C:5-2L B:4-2L A:4-1L D:5-1L C:pass
B:pass A:5-5L D:5-3L C:pass B:4-3L A:5-0R D:3-0R C:4-0L B:3-1R
A:1-0L D:pass C:2-1L B:2-0L A:6-1R D:6-3R C:6-0L B:6-2L A:2-2L
"""
end = "out"
winner = "AC"
delta = { AC = 19, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-4 5-3 4-3 4-0 2-0"
deal.B = "6-5 6-4 6-1 5-1 2-2 2-1 0-0"
deal.C = "6-6 6-2 5-2 4-1 3-2 3-1 1-0"
deal.D = "6-3 5-0 4-4 4-2 3-3 3-0 1-1"
yard = ""
play = """
B:6-4 A:6-0L D:4-4R C:4-1R B:2-1R A:4-0L D:4-2R C:pass B:pass
A:5-4L D:5-0L C:1-0L B:5-1L A:5-5L D:pass C:5-2L B:2-2L A:2-0L
D:3-0L C:3-2L B:pass A:4-3R D:3-3R C:6-2L B:6-5L A:5-3L
"""
end = "out"
winner = "AC"
delta = { AC = 43, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 5-3 3-0 2-2 2-1 1-1"
deal.B = "6-5 6-4 6-2 5-2 4-0 3-3 3-2"
deal.C = "6-3 5-4 4-4 4-3 4-2 3-1 1-0"
deal.D = "6-6 6-1 5-1 5-0 4-1 2-0 0-0"
yard = ""
play = """
A:6-0 D:6-6L C:6-3L B:4-0R A:5-3L D:5-0L C:5-4R B:5-2R A:3-0L
D:2-0R C:4-3L B:6-4L A:pass D:6-1L C:3-1L B:3-2L A:2-2L D:0-0R
C:4-2L B:pass A:pass D:4-1L C:1-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 23 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-0 5-5 5-3 2-1 2-0 1-1"
deal.B = "6-5 6-1 4-4 4-1 3-3 3-1 0-0"
deal.C = "6-4 6-3 5-4 5-1 5-0 4-3 4-2"
deal.D = "6-6 5-2 4-0 3-2 3-0 2-2 1-0"
yard = ""
play = """
D:2-2 C:4-2L B:4-4L A:6-2R D:6-6R C:6-4L B:6-5L A:5-5L D:5-2L
C:6-3R B:3-3R A:2-1L D:3-2R C:5-1L B:pass A:5-3L D:3-0L C:5-0L
B:pass A:2-0R D:4-0R C:5-4L B:4-1L A:1-1L D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 5-4 5-3 4-1 3-2 2-1"
deal.B = "6-4 5-2 4-3 3-0 2-2 2-0 1-1"
deal.C = "6-6 6-1 5-5 5-1 5-0 3-1 0-0"
deal.D = "6-5 6-2 4-4 4-2 4-0 3-3 1-0"
yard = ""
play = """
C:6-6 B:6-4L A:5-4L D:6-5L C:6-1L B:1-1L A:4-1L D:4-4L C:pass
B:4-3L A:6-3L D:6-2L C:pass B:2-2L A:3-2L D:3-3L C:3-1L B:pass
A:2-1L D:4-2L C:pass B:pass A:6-0R D:4-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 29 }

[[match.hand]]
opener = "B"
deal.A = "4-2 4-1 3-3 3-2 3-0 1-0 0-0"
deal.B = "6-4 5-4 5-3 4-3 2-2 2-0 1-1"
deal.C = "6-6 6-3 6-2 6-1 5-2 5-0 4-0"
deal.D = "6-5 6-0 5-5 5-1 4-4 3-1 2-1"
yard = ""
play = """
B:5-3 A:3-3R D:5-5L C:6-3R B:5-4L A:4-2L D:6-5R C:6-2L B:6-4L
A:4-1L D:5-1R C:6-1L B:1-1R A:1-0R D:6-0R C:6-6L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 24 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-3 4-3 4-2 2-2 2-0 1-0"
deal.B = "6-4 6-1 6-0 5-4 5-1 3-0 2-1"
deal.C = "5-5 5-2 4-4 4-0 3-3 3-2 1-1"
deal.D = "6-6 6-5 6-2 5-0 4-1 3-1 0-0"
yard = ""
play = """
A:6-3 D:6-6L C:3-3R B:6-0L A:2-0L D:6-2L C:3-2R B:6-4L A:4-3L
D:3-1L C:5-2R B:5-1R A:1-0L D:4-1R C:4-4R B:3-0L A:5-3L D:5-0L
C:4-0L B:5-4L A:4-2R D:6-5L C:pass B:2-1R A:pass D:pass C:1-1R
B:6-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 39 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-0 5-5 5-4 4-0 3-0 0-0"
deal.B = "6-6 6-2 5-1 5-0 4-4 1-1 1-0"
deal.C = "5-2 4-3 4-1 3-2 3-1 2-2 2-0"
deal.D = "6-5 6-3 6-1 5-3 4-2 3-3 2-1"
yard = ""
play = """
D:3-3 C:4-3L B:4-4L A:6-4L D:6-3R C:pass B:6-2L A:6-0R D:2-1L
C:4-1L B:5-0R A:5-4L D:6-5L C:5-2R B:6-6L A:pass D:4-2R C:pass
B:pass A:4-0R D:6-1L C:3-1L B:1-0R A:3-0L D:pass C:2-0L B:1-1R
A:pass D:pass C:3-2L B:5-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 14 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-4 4-3 3-2 2-2 2-1 1-1"
deal.B = "6-6 6-1 5-0 4-4 4-2 3-1 0-0"
deal.C = "6-5 5-3 5-2 5-1 4-1 4-0 1-0"
deal.D = "6-4 6-3 6-0 5-5 3-3 3-0 2-0"
yard = ""
play = """
C:6-5 B:6-6L A:6-2L D:5-5R C:5-3R B:4-2L A:5-4L D:6-3R C:5-2L
B:6-1R A:3-2L D:3-3L C:5-1R B:5-0R A:4-3L D:6-4L C:4-0R B:4-4R
A:pass D:6-0L C:4-1R B:3-1R A:pass D:3-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 10 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-37"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 205, BD = 94 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-37"
commitment = "58f83d32d1316b2482e2294eaf0f87cc5b4fa586d1e6e007c89102addb7f7a22"
secret = "3688825f5a439d73269714423e9bd3762ba7204877bd504bf32cb40fd5dbf2fe"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 5-4 4-4 4-3 4-0 3-2 0-0"
deal.B = "6-2 6-0 5-5 3-3 3-1 2-1 2-0"
deal.C = "6-6 6-3 5-1 4-2 2-2 1-1 1-0"
deal.D = "6-4 6-1 5-3 5-2 5-0 4-1 3-0"
yard = ""
play = """
C:6-6 B:6-2L A:3-2L D:5-3L C:5-1L B:6-0R A:0-0R D:6-1L C:1-0R
B:3-1R A:4-3R D:6-4L C:4-2L B:2-1L A:4-4R D:4-1L C:pass B:pass
A:4-0L D:5-0L C:pass B:5-5L A:5-4R D:5-2L C:2-2L B:2-0L A:6-5R
"""
end = "out"
winner = "AC"
delta = { AC = 9, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-5 5-2 5-1 2-0 1-0"
deal.B = "6-2 6-1 6-0 4-1 4-0 3-2 2-1"
deal.C = "6-6 5-4 5-3 4-4 3-3 3-1 3-0"
deal.D = "6-3 5-0 4-3 4-2 2-2 1-1 0-0"
yard = ""
play = """
B:6-2 A:2-0R D:6-3L C:3-0R B:3-2L A:5-2L D:5-0L C:3-3R B:6-0L
A:6-4L D:4-3L C:5-3L B:pass A:5-5L D:pass C:5-4L B:4-1L A:5-1L
D:pass C:3-1R B:6-1R A:6-5L D:pass C:6-6L
"""
end = "blocked"
winner = "AC"
delta = { AC = 19, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 4-3 4-2 4-1 4-0 1-1 0-0"
deal.B = "6-5 6-4 6-3 6-1 5-4 3-3 2-2"
deal.C = "6-2 4-4 3-2 3-0 2-1 2-0 1-0"
deal.D = "6-0 5-5 5-3 5-2 5-1 5-0 3-1"
yard = ""
play = """
A:4-2 D:5-2R C:4-4L B:6-5R A:4-3L D:5-3L C:6-2R B:5-4L A:4-1L
D:5-1L C:3-2R B:6-3R A:6-6R D:5-5L C:pass B:6-4R A:4-0R D:5-0L
C:2-0L B:2-2L A:0-0R D:6-0R C:2-1L B:6-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 10, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-3 5-2 4-2 3-2 3-0 2-2"
deal.B = "6-6 6-5 6-2 4-1 2-0 1-0 0-0"
deal.C = "6-4 5-5 5-1 5-0 4-4 4-0 1-1"
deal.D = "6-3 6-1 5-4 4-3 3-3 3-1 2-1"
yard = ""
play = """
D:6-3 C:6-4L B:4-1L A:5-3R D:6-1L C:5-5R B:6-6L A:5-2R D:2-1R
C:5-1R B:6-5L A:pass D:5-4L C:4-4L B:pass A:4-2L D:pass C:5-0R
B:6-2L A:3-0R D:4-3R C:4-0R B:2-0R A:6-0L D:pass C:pass B:1-0L
A:3-2R D:3-1L C:pass B:pass A:pass D:3-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 56 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 5-4 4-4 4-3 4-2 3-1"
deal.B = "5-5 5-2 5-0 4-1 3-0 1-0 0-0"
deal.C = "6-4 6-3 6-0 4-0 3-3 2-1 1-1"
deal.D = "6-6 6-2 5-3 5-1 3-2 2-2 2-0"
yard = ""
play = """
C:3-3 B:3-0L A:3-1R D:2-0L C:2-1L B:4-1L A:4-4L D:5-1R C:6-4L
B:5-5R A:6-5R D:6-6L C:6-3L B:pass A:6-1R D:5-3L C:1-1R B:5-2L
A:4-2L D:pass C:4-0L B:5-0L A:5-4L D:pass C:pass B:1-0R A:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 17, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 6-0 5-2 5-1 3-3 3-2"
deal.B = "6-5 6-3 5-3 5-0 4-1 3-1 2-0"
deal.C = "5-4 4-3 4-2 3-0 2-2 1-1 0-0"
deal.D = "6-6 6-4 5-5 4-4 4-0 2-1 1-0"
yard = ""
play = """
B:6-5 A:6-0L D:4-0L C:5-4R B:4-1L A:6-1L D:6-6L C:4-3R B:6-3L
A:3-2L D:2-1L C:3-0R B:5-0R A:5-2R D:1-0L C:2-2R B:2-0L A:6-2L
D:6-4L C:4-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 30, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 6-0 5-4 3-1 2-1 1-0"
deal.B = "6-6 6-3 5-5 5-3 5-2 5-1 4-0"
deal.C = "6-5 6-4 5-0 4-4 4-3 4-2 2-2"
deal.D = "4-1 3-3 3-2 3-0 2-0 1-1 0-0"
yard = ""
play = """
A:5-4 D:4-1R C:6-5L B:6-6L A:1-0R D:3-0R C:6-4L B:6-3R A:6-2R
D:3-2R C:4-3R B:4-0L A:6-0L D:pass C:4-4R B:pass A:6-1L D:1-1L
C:4-2R B:5-2R A:3-1L D:3-3L C:5-0R B:5-3L A:pass D:2-0R C:2-2R
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-0 4-1 3-1 2-0 1-1 1-0"
deal.B = "6-6 6-4 6-0 5-4 5-3 3-0 2-1"
deal.C = "6-5 5-5 5-1 4-4 4-3 4-0 2-2"
deal.D = "6-3 6-1 5-2 4-2 3-3 3-2 0-0"
yard = ""
play = """
D:6-3 C:6-5L B:5-4L A:3-1R D:4-2L C:5-1R B:5-3R A:6-2L D:6-1L
C:4-3R B:6-4R A:4-1L D:pass C:4-4L B:6-6R A:pass D:pass C:4-0L
B:6-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 24 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-0 3-3 3-2 2-1 2-0 1-1"
deal.B = "5-4 5-1 4-4 4-3 4-2 4-0 1-0"
deal.C = "6-5 6-3 6-0 5-3 5-2 4-1 3-0"
deal.D = "6-6 6-4 6-2 6-1 3-1 2-2 0-0"
yard = ""
play = """
C:6-5 B:5-4R A:pass D:6-6L C:6-3L B:4-4R A:3-2L D:6-2L C:6-0L
B:4-3R A:5-0L D:3-1R C:5-3L B:5-1R A:5-5R D:pass C:3-0L B:4-0L
A:pass D:6-4L C:5-2R B:4-2R A:pass D:6-1L C:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 30, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 4-4 3-3 3-2 3-1 2-1"
deal.B = "6-5 6-1 6-0 5-3 5-1 2-0 0-0"
deal.C = "6-4 6-2 4-2 4-0 3-0 2-2 1-1"
deal.D = "6-3 5-5 5-2 5-0 4-3 4-1 1-0"
yard = ""
play = """
B:6-5 A:5-4R D:6-3L C:6-4R B:5-3L A:6-6R D:5-5L C:6-2R B:5-1L
A:3-1L D:4-3L C:4-2R B:pass A:4-4L D:4-1L C:1-1L B:6-1L A:pass
D:pass C:4-0R B:6-0L A:pass D:5-0L C:3-0R B:pass A:3-3R D:5-2L
C:2-2L
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-0 5-5 3-1 2-0 0-0"
deal.B = "6-6 6-5 5-2 4-4 4-1 3-3 3-0"
deal.C = "5-4 5-1 5-0 4-3 2-2 2-1 1-1"
deal.D = "6-2 6-1 5-3 4-2 4-0 3-2 1-0"
yard = ""
play = """
A:5-5 D:5-3L C:4-3L B:6-5R A:6-4L D:6-2L C:2-2L B:6-6R A:6-0R
D:4-2L C:5-0R B:4-4L A:pass D:4-0L C:5-1R B:4-1R A:2-0L D:3-2L
C:5-4R B:5-2R A:6-3L D:6-1L C:2-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 6 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 4-3 4-2 3-1 2-1 0-0"
deal.B = "6-1 5-4 5-2 5-0 4-4 3-2 1-1"
deal.C = "6-4 6-0 5-1 4-1 3-0 2-2 2-0"
deal.D = "6-6 6-2 5-5 5-3 4-0 3-3 1-0"
yard = ""
play = """
D:6-6 C:6-0L B:6-1R A:2-1R D:4-0L C:6-4L B:5-2R A:6-5L D:5-5L
C:5-1L B:5-4R A:4-3R D:1-0L C:3-0R B:5-0L A:0-0R D:5-3L C:2-0R
B:3-2L A:4-2L D:6-2R C:4-1L B:1-1L A:6-3R D:3-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 8 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 6-1 5-2 5-1 3-3 3-0"
deal.B = "6-4 6-0 5-4 5-3 4-4 2-1 2-0"
deal.C = "6-5 5-5 4-3 4-2 4-1 3-2 1-0"
deal.D = "6-6 5-0 4-0 3-1 2-2 1-1 0-0"
yard = ""
play = """
C:5-5 B:5-4L A:5-2R D:4-0L C:4-2R B:6-4R A:6-2R D:5-0L C:6-5L
B:6-0L A:3-0L D:3-1L C:4-1L B:4-4L A:pass D:2-2R C:3-2R B:5-3R
A:5-1R D:1-1R C:1-0R B:2-0R A:pass D:pass C:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 15, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 5-1 4-1 2-1 1-1 1-0"
deal.B = "6-6 6-5 6-2 6-1 5-3 5-2 2-0"
deal.C = "5-4 5-0 4-3 4-2 3-3 3-2 2-2"
deal.D = "6-4 6-0 4-4 4-0 3-1 3-0 0-0"
yard = ""
play = """
B:6-6 A:6-3L D:3-1L C:pass B:6-5R A:2-1L D:pass C:2-2L B:6-2L
A:5-1R D:6-4L C:4-3L B:5-3L A:5-5L D:pass C:5-4L B:6-1R A:4-1L
D:6-0R C:5-0R B:5-2R A:1-1L D:pass C:3-2R B:pass A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 17, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 5-1 4-4 4-2 3-3 3-0"
deal.B = "6-5 6-1 4-3 3-2 2-2 2-1 1-1"
deal.C = "6-4 6-3 6-0 5-2 4-0 3-1 2-0"
deal.D = "6-2 5-5 5-4 5-0 4-1 1-0 0-0"
yard = ""
play = """
A:4-4 D:5-4L C:6-4R B:6-5L A:6-6L D:6-2L C:5-2L B:6-1R A:5-1R
D:5-5L C:pass B:pass A:5-3L D:5-0R C:6-3L B:pass A:3-0R D:pass
C:6-0L B:4-3R A:4-2R D:1-0L C:3-1L B:3-2L A:pass D:pass C:2-0L
B:2-2R A:pass D:0-0L C:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 6-1 5-2 5-1 4-3 4-0"
deal.B = "6-4 6-0 4-2 3-1 3-0 1-0 0-0"
deal.C = "6-6 5-4 4-4 4-1 3-2 2-1 1-1"
deal.D = "6-3 5-5 5-3 5-0 3-3 2-2 2-0"
yard = ""
play = """
D:6-3 C:6-6L B:6-4L A:4-0L D:5-0L C:5-4L B:4-2L A:6-2L D:5-3R
C:pass B:6-0L A:6-5R D:2-0L C:2-1L B:3-1L A:6-1R D:3-3L C:4-1R
B:3-0L A:4-3R D:pass C:3-2R B:1-0L A:5-2R D:5-5R C:1-1L B:pass
A:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 29, BD = 0 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-38"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 42, BD = 224 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-38"
commitment = "a035d8ae38e0563e4c2bfb15186b63de6fa29afdecbcedfda1938064ed166b05"
secret = "a5efa664f86c51ad028624ba0713c24e546ed412d159dddd31024858cb8d1a5d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 5-2 4-1 1-0 0-0"
deal.B = "6-4 6-0 5-5 5-4 5-0 3-2 3-1"
deal.C = "6-2 6-1 4-3 4-2 4-0 3-3 3-0"
deal.D = "5-3 5-1 4-4 2-2 2-1 2-0 1-1"
yard = ""
play = """
A:6-6 D:pass C:6-2L B:3-2L A:6-5R D:5-3L C:pass B:5-5L A:5-2L
D:2-0L C:4-0L B:5-4L A:pass D:5-1L C:6-1L B:6-0L A:1-0L D:1-1L
C:pass B:5-0R A:4-1L D:4-4L C:4-3L B:3-1L A:0-0R D:2-1L C:4-2L
B:6-4L
"""
end = "out"
winner = "BD"
delta = { AC = 25, BD = 18 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 6-0 5-3 3-3 3-2 3-0"
deal.B = "6-5 5-2 4-3 4-2 4-1 2-1 2-0"
deal.C = "6-3 5-5 5-4 5-1 1-1 1-0 0-0"
deal.D = "6-2 6-1 5-0 4-4 4-0 3-1 2-2"
yard = ""
play = """
D:6-2 C:6-3L B:4-3L A:6-4L D:6-1L C:5-1L B:5-2L A:3-2L D:3-1L
C:1-1L B:2-1L A:pass D:2-2L C:pass B:4-2L A:pass D:4-0L C:1-0L
B:4-1L A:pass D:4-4L C:5-4L B:6-5L A:6-6L D:pass C:pass B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 33 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-3 5-0 4-3 3-1 2-1 2-0"
deal.B = "5-5 4-4 4-0 3-3 2-2 1-0 0-0"
deal.C = "6-3 6-2 6-1 5-4 5-2 4-2 4-1"
deal.D = "6-6 6-5 6-4 5-1 3-2 3-0 1-1"
yard = ""
play = """
C:6-3 B:3-3R A:5-3R D:6-5L C:5-4L B:5-5R A:4-3L D:5-1R C:6-1R
B:pass A:6-0R D:3-2L C:6-2L B:4-0R A:pass D:6-6L C:4-2R B:2-2R
A:2-1R D:1-1R C:4-1R B:4-4R A:pass D:6-4R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-3 5-2 4-3 4-0 2-0 1-0"
deal.B = "6-4 6-1 5-5 4-4 4-1 3-3 0-0"
deal.C = "6-0 4-2 3-2 3-0 2-2 2-1 1-1"
deal.D = "6-6 6-5 6-2 5-4 5-1 5-0 3-1"
yard = ""
play = """
B:4-4 A:4-3L D:5-4R C:3-2L B:5-5R A:5-3R D:3-1R C:4-2L B:4-1R
A:4-0L D:5-0L C:pass B:6-4R A:6-3R D:5-1L C:2-1L B:3-3R A:5-2L
D:6-5L C:6-0L B:0-0L A:2-0L D:6-2L C:3-0R B:6-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 4-0 3-2 3-1 2-2 2-0"
deal.B = "6-5 6-4 6-3 5-4 3-3 2-1 0-0"
deal.C = "6-2 6-0 5-3 4-3 4-2 3-0 1-1"
deal.D = "6-1 5-2 5-1 5-0 4-4 4-1 1-0"
yard = ""
play = """
A:6-6 D:6-1L C:1-1L B:6-5R A:5-5R D:1-0L C:6-0L B:5-4R A:4-0R
D:5-0R C:6-2L B:2-1L A:3-1L D:5-2R C:5-3L B:pass A:3-2R D:5-1L
C:4-3R B:6-4R A:pass D:4-1L C:4-2L B:6-3R A:2-2L D:pass C:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 4-4 3-1 2-2 2-1 1-1"
deal.B = "6-6 6-4 5-3 4-0 3-2 1-0 0-0"
deal.C = "6-3 6-2 5-5 5-1 5-0 4-3 2-0"
deal.D = "6-1 5-4 5-2 4-2 4-1 3-3 3-0"
yard = ""
play = """
D:5-4 C:5-5L B:5-3L A:4-4R D:4-2R C:6-3L B:6-6L A:6-5L D:5-2R
C:5-1L B:1-0L A:6-0L D:6-1L C:5-0R B:4-0R A:3-1L D:4-1R C:4-3L
B:6-4L A:2-1R D:pass C:6-2L B:3-2L A:2-2R D:3-3L C:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 5-0 3-3 3-2 3-1 1-1"
deal.B = "5-3 4-3 4-1 3-0 2-1 2-0 1-0"
deal.C = "5-5 5-4 5-2 4-2 4-0 2-2 0-0"
deal.D = "6-6 6-5 6-3 6-1 6-0 5-1 4-4"
yard = ""
play = """
C:5-5 B:5-3L A:3-3L D:6-3L C:5-4R B:4-3R A:6-4L D:4-4L C:4-2L
B:2-1L A:3-2R D:5-1L C:5-2L B:2-0L A:6-2R D:6-1R C:4-0L B:4-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-6 4-4 3-0 2-2 2-1 1-0 0-0"
deal.B = "6-3 6-1 5-3 5-2 5-0 4-3 3-3"
deal.C = "6-5 6-4 6-2 5-5 4-2 4-0 3-2"
deal.D = "6-0 5-4 5-1 4-1 3-1 2-0 1-1"
yard = ""
play = """
B:3-3 A:3-0L D:3-1R C:4-0L B:4-3L A:2-1R D:2-0R C:3-2L B:5-2L
A:1-0R D:1-1R C:6-5L B:6-3L A:pass D:4-1R C:6-4R B:6-1R A:pass
D:5-1R C:5-5R B:5-3R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 38 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 5-2 5-1 4-4 3-2 2-0"
deal.B = "6-3 5-3 4-2 4-1 4-0 2-2 0-0"
deal.C = "6-4 6-2 6-0 5-0 4-3 3-1 2-1"
deal.D = "6-6 6-5 5-4 3-3 3-0 1-1 1-0"
yard = ""
play = """
A:5-5 D:6-5L C:6-4L B:5-3R A:4-4L D:3-3R C:4-3L B:6-3L A:6-1L
D:3-0R C:3-1L B:4-0R A:3-2L D:5-4R C:6-2L B:pass A:5-2R D:6-6L
C:6-0L B:4-2R A:2-0L D:pass C:2-1L B:4-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 11 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-3 5-1 4-4 3-3 3-0 2-2"
deal.B = "5-4 5-2 5-0 4-2 3-1 2-1 0-0"
deal.C = "6-5 6-4 6-1 5-5 4-3 3-2 1-1"
deal.D = "6-6 6-2 6-0 4-1 4-0 2-0 1-0"
yard = ""
play = """
D:6-2 C:6-5L B:5-2L A:2-2L D:2-0L C:3-2R B:5-0L A:6-3R D:6-0R
C:5-5L B:5-4L A:4-4L D:4-1L C:6-1L B:0-0R A:3-0R D:6-6L C:6-4L
B:4-2L A:5-3R D:pass C:pass B:2-1L A:5-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-3 5-1 4-1 4-0 3-3 3-0"
deal.B = "6-4 6-1 5-2 4-4 3-1 2-1 0-0"
deal.C = "6-6 6-5 5-5 4-3 4-2 3-2 2-2"
deal.D = "6-2 6-0 5-4 5-0 2-0 1-1 1-0"
yard = ""
play = """
C:6-6 B:6-1L A:6-3R D:1-0L C:4-3R B:4-4R A:4-1R D:5-0L C:6-5L
B:6-4L A:5-1R D:5-4R C:4-2L B:2-1L A:4-0R D:2-0R C:3-2R B:3-1R
A:pass D:1-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 31 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-3 5-3 4-0 3-3 2-2"
deal.B = "6-5 5-4 5-1 5-0 2-0 1-1 1-0"
deal.C = "6-0 5-5 5-2 4-2 3-0 2-1 0-0"
deal.D = "6-2 6-1 4-4 4-3 4-1 3-2 3-1"
yard = ""
play = """
B:1-1 A:pass D:4-1L C:4-2L B:5-1R A:5-3R D:4-3R C:5-2L B:5-4R
A:pass D:pass C:5-5L B:5-0L A:4-0L D:4-4L C:pass B:6-5R A:6-6R
D:6-2R C:2-1R B:1-0R A:6-4L D:6-1L C:6-0R B:pass A:6-3R D:3-2R
C:pass B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 38 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-39"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 204, BD = 127 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-39"
commitment = "674731ffb40e2fe9bee274957777bf7fd5858af1a7ffc938cf05a49449119f36"
secret = "f31943a8301748cefaf57a0c1563ce9cb175188463ccd1f9660f7302a78b52d7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-1 5-3 5-2 4-3 4-2"
deal.B = "6-3 6-0 5-5 4-0 2-0 1-0 0-0"
deal.C = "6-4 6-2 5-0 3-3 3-2 3-1 1-1"
deal.D = "5-4 5-1 4-4 4-1 3-0 2-2 2-1"
yard = ""
play = """
A:6-6 D:pass C:6-2L B:2-0L A:6-5R D:5-4R C:5-0L B:5-5L A:4-2R
D:5-1L C:3-2R B:1-0L A:5-3R D:3-0L C:3-3L B:6-3L A:5-2R D:2-2R
C:6-4L B:4-0L A:pass D:2-1R C:3-1R B:6-0L A:6-1L D:4-1L C:pass
B:pass A:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 58, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-1 5-3 4-4 3-2 2-2"
deal.B = "6-3 5-1 4-3 4-2 4-0 3-3 2-1"
deal.C = "6-6 6-2 6-0 5-2 3-1 1-1 1-0"
deal.D = "5-5 5-4 5-0 4-1 3-0 2-0 0-0"
yard = ""
play = """
D:5-5 C:5-2L B:4-2L A:4-4L D:5-4L C:pass B:5-1L A:6-1L D:5-0R
C:6-0L B:4-0L A:6-4L D:3-0R C:6-6L B:6-3L A:5-3L D:pass C:3-1R
B:2-1R A:3-2R D:pass C:pass B:4-3R A:6-5L D:4-1R C:6-2L B:pass
A:2-2L
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-3 4-4 4-2 4-1 3-0"
deal.B = "6-6 6-1 4-3 3-1 2-0 1-0 0-0"
deal.C = "6-0 5-4 5-1 5-0 4-0 3-2 2-1"
deal.D = "6-5 6-2 5-5 5-2 3-3 2-2 1-1"
yard = ""
play = """
C:5-1 B:6-1R A:6-4R D:6-5L C:5-4R B:6-6L A:5-3R D:6-2L C:2-1L
B:3-1L A:6-3L D:3-3R C:3-2R B:2-0R A:3-0R D:pass C:6-0L B:1-0L
A:4-1L D:pass C:4-0L B:0-0L A:pass D:pass C:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 30, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-4 4-2 4-1 3-1 2-2 1-0 0-0"
deal.B = "6-6 5-4 5-3 5-0 4-0 3-2 1-1"
deal.C = "6-5 6-2 4-3 3-3 3-0 2-1 2-0"
deal.D = "6-4 6-3 6-1 6-0 5-5 5-2 5-1"
yard = ""
play = """
B:6-6 A:pass D:6-4L C:6-5R B:5-4L A:pass D:5-5L C:pass B:5-3L
A:3-1L D:6-1L C:6-2L B:3-2L A:pass D:6-3L C:pass B:5-0R A:1-0R
D:6-0L C:3-0L B:1-1R A:4-1R D:pass C:4-3L B:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 79 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-4 4-3 3-1 2-2 1-0"
deal.B = "6-6 5-5 5-2 4-4 4-1 4-0 2-1"
deal.C = "6-1 5-3 5-1 4-2 3-0 2-0 1-1"
deal.D = "6-5 6-3 6-0 5-0 3-3 3-2 0-0"
yard = ""
play = """
A:2-2 D:3-2L C:4-2R B:4-4R A:4-3L D:pass C:pass B:4-1L A:3-1L
D:6-3L C:6-1L B:2-1L A:6-2L D:6-5L C:5-3L B:4-0R A:1-0R D:3-3L
C:1-1R B:pass A:pass D:pass C:5-1R B:5-5R A:5-4R D:pass C:3-0L
B:pass A:6-4R
"""
end = "out"
winner = "AC"
delta = { AC = 55, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-1 5-0 4-3 4-2 4-1 2-0"
deal.B = "6-2 6-0 5-5 5-3 2-2 2-1 0-0"
deal.C = "6-6 6-5 6-4 6-1 3-2 3-0 1-0"
deal.D = "6-3 5-2 4-4 4-0 3-3 3-1 1-1"
yard = ""
play = """
D:6-3 C:3-0R B:6-2L A:4-2L D:4-4L C:6-4L B:6-0L A:5-0L D:5-2L
C:3-2L B:5-3L A:5-4L D:4-0L C:1-0L B:2-1L A:2-0L D:pass C:pass
B:0-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 48 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 5-3 3-1 2-2 2-1 1-1"
deal.B = "6-0 5-1 4-4 4-3 4-0 3-3 3-2"
deal.C = "6-6 6-4 6-3 5-4 5-2 4-2 2-0"
deal.D = "6-2 5-5 5-0 4-1 3-0 1-0 0-0"
yard = ""
play = """
C:6-4 B:6-0L A:pass D:5-0L C:4-2R B:5-1L A:2-1R D:4-1L C:5-4L
B:pass A:1-1R D:5-5L C:5-2L B:3-2L A:5-3L D:1-0R C:2-0R B:pass
A:2-2R D:6-2R C:6-6R B:pass A:6-1R D:pass C:pass B:pass A:6-5L
D:pass C:6-3L
"""
end = "out"
winner = "AC"
delta = { AC = 53, BD = 0 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-40"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 110, BD = 221 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-40"
commitment = "1fe83733239ab75dad2c4d92b214a7092ee3a07dd9b700e441f195251de19341"
secret = "a7327147abdb5acc94e61bb63975abe7d1903f16bd60e13f9691c0f1ba28808e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-1 4-4 4-3 4-2 2-2 2-0 1-0"
deal.B = "6-6 6-5 6-4 6-0 5-2 5-0 0-0"
deal.C = "6-3 6-1 5-3 4-1 3-1 3-0 1-1"
deal.D = "6-2 5-5 5-4 4-0 3-3 3-2 2-1"
yard = ""
play = """
B:6-6 A:pass D:6-2L C:6-3R B:5-2L A:5-1L D:3-3R C:5-3R B:5-0R
A:1-0L D:4-0L C:4-1L B:0-0R A:2-0R D:2-1L C:pass B:pass A:4-2L
D:5-4L C:pass B:6-5L A:2-2R D:3-2R C:6-1L B:pass A:4-3R D:pass
C:3-1L B:6-4R A:pass D:pass C:3-0L B:6-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 60 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-0 5-2 4-1 3-3 2-1"
deal.B = "6-5 5-4 5-3 5-1 4-3 3-0 1-0"
deal.C = "6-4 6-3 4-4 4-2 2-2 2-0 1-1"
deal.D = "6-1 5-5 5-0 4-0 3-2 3-1 0-0"
yard = ""
play = """
A:6-6 D:6-1L C:6-4R B:5-4R A:4-1L D:5-5R C:4-4L B:5-1R A:2-1R
D:3-2R C:6-3R B:6-5R A:5-2R D:4-0L C:4-2R B:4-3R A:6-0L D:3-1R
C:1-1R B:1-0R A:6-2L D:0-0R C:2-2L B:3-0R A:3-3R
"""
end = "out"
winner = "AC"
delta = { AC = 13, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-4 5-3 5-1 2-2 2-1 1-0"
deal.B = "6-3 6-2 6-1 5-2 4-3 3-3 3-2"
deal.C = "6-6 4-2 4-1 3-1 3-0 2-0 0-0"
deal.D = "6-5 6-0 5-5 5-0 4-4 4-0 1-1"
yard = ""
play = """
D:5-5 C:pass B:5-2L A:2-2L D:6-5R C:6-6R B:6-2L A:6-4L D:4-4L
C:4-2L B:6-1R A:2-1L D:1-1L C:4-1L B:4-3L A:5-3L D:5-0L C:3-1R
B:6-3R A:1-0L D:6-0R C:3-0R B:3-3R A:5-1L D:pass C:pass B:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 36 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-2 6-1 5-4 5-1 3-3"
deal.B = "6-4 4-2 4-0 2-2 2-0 1-0 0-0"
deal.C = "6-3 5-2 5-0 4-4 4-3 4-1 1-1"
deal.D = "6-0 5-5 5-3 3-2 3-1 3-0 2-1"
yard = ""
play = """
C:6-3 B:6-4L A:5-4L D:5-3L C:4-3L B:4-2L A:6-2L D:6-0L C:5-0L
B:pass A:6-5L D:3-2R C:5-2R B:pass A:6-6L D:5-5R C:pass B:pass
A:6-1L D:3-1L C:pass B:pass A:3-3L D:3-0L C:pass B:0-0L A:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-5 3-1 2-2 1-1 0-0"
deal.B = "6-1 5-3 4-3 4-1 4-0 3-0 2-0"
deal.C = "6-4 6-3 5-2 5-1 5-0 4-4 4-2"
deal.D = "6-5 6-0 5-4 3-3 3-2 2-1 1-0"
yard = ""
play = """
B:3-0 A:3-1L D:1-0L C:5-0L B:5-3L A:0-0R D:3-3L C:6-3L B:4-0R
A:6-6L D:5-4R C:6-4L B:4-1L A:1-1L D:6-5R C:5-1L B:6-1R A:5-5L
D:2-1R C:5-2L B:2-0L A:6-2R D:6-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-1 4-4 4-2 3-2 0-0"
deal.B = "6-5 6-2 5-4 5-0 3-1 2-2 2-0"
deal.C = "6-3 6-1 4-3 4-0 3-3 2-1 1-1"
deal.D = "6-6 6-0 5-3 5-2 4-1 3-0 1-0"
yard = ""
play = """
A:6-4 D:6-6L C:6-3L B:5-4R A:3-2L D:5-2L C:pass B:6-5L A:5-5R
D:6-0L C:4-0L B:5-0R A:4-4L D:3-0R C:4-3L B:3-1L A:5-1L D:5-3R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 24 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 4-0 3-1 3-0 2-2 0-0"
deal.B = "5-5 5-4 5-1 5-0 3-3 3-2 2-0"
deal.C = "6-6 6-5 6-0 5-3 4-4 4-3 4-2"
deal.D = "6-3 6-1 5-2 4-1 2-1 1-1 1-0"
yard = ""
play = """
D:1-1 C:pass B:5-1L A:3-1R D:6-3R C:6-6R B:5-4L A:6-4L D:6-1L
C:6-5R B:5-0R A:4-0R D:4-1R C:pass B:pass A:pass D:2-1L C:4-2L
B:pass A:pass D:1-0R C:4-4L B:2-0R A:6-2R D:pass C:4-3L B:3-3L
A:3-0L D:pass C:6-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 62 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-3 5-1 4-0 3-1 2-0 0-0"
deal.B = "6-6 6-3 6-1 5-2 5-0 4-3 2-2"
deal.C = "6-5 6-4 4-4 4-2 3-3 2-1 1-0"
deal.D = "6-0 5-5 5-4 4-1 3-2 3-0 1-1"
yard = ""
play = """
C:6-5 B:5-2R A:6-2L D:3-2L C:3-3L B:6-3L A:2-0R D:6-0L C:1-0L
B:6-1L A:4-0R D:5-4R C:6-4L B:5-0R A:0-0R D:4-1L C:2-1L B:2-2L
A:pass D:3-0R C:4-2L B:4-3R A:pass D:pass C:4-4L
"""
end = "out"
winner = "AC"
delta = { AC = 49, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-0 4-2 3-3 3-1 3-0 1-1"
deal.B = "6-5 6-4 5-3 5-1 4-4 3-2 2-1"
deal.C = "6-2 6-1 5-4 4-3 4-1 2-0 0-0"
deal.D = "6-6 6-3 6-0 5-2 4-0 2-2 1-0"
yard = ""
play = """
B:2-1 A:4-2L D:4-0L C:6-1R B:6-5R A:5-0L D:5-2L C:5-4R B:3-2L
A:3-3L D:6-3L C:6-2L B:4-4R A:pass D:2-2L C:4-3R B:5-3R A:5-5R
D:pass C:2-0L B:5-1R A:3-0L D:1-0R C:0-0R B:pass A:3-1L D:6-0R
C:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 22, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 4-3 3-2 3-1 3-0 1-0 0-0"
deal.B = "6-2 6-1 5-5 5-2 4-4 4-2 3-3"
deal.C = "6-6 5-3 5-1 4-0 2-1 2-0 1-1"
deal.D = "6-5 6-4 6-3 6-0 5-0 4-1 2-2"
yard = ""
play = """
A:5-4 D:6-5L C:6-6L B:6-1L A:3-1L D:6-3L C:4-0R B:6-2L A:3-2L
D:6-0R C:5-3L B:5-2L A:pass D:2-2L C:2-1L B:pass A:1-0L D:5-0L
C:5-1L B:pass A:pass D:4-1L C:pass B:4-4L A:4-3L D:6-4R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 7 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 5-3 5-2 4-3 3-3 2-0"
deal.B = "6-3 6-1 5-0 3-2 3-0 1-0 0-0"
deal.C = "6-6 6-4 5-5 5-1 4-1 3-1 2-1"
deal.D = "6-2 5-4 4-4 4-2 4-0 2-2 1-1"
yard = ""
play = """
D:4-4 C:6-4L B:6-1L A:4-3R D:1-1L C:5-1L B:6-3R A:6-5L D:6-2L
C:6-6R B:3-2L A:5-3L D:5-4L C:4-1L B:1-0L A:6-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 32 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-41"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 236, BD = 162 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-41"
commitment = "cc7e92259ccd3b43f7d419c124da8c63355d4886b8f0218103f0f405a5445dd0"
secret = "b694e48cba78d7ac5f8c851fb2ae001e10cd7bd5920fc1e16d55bf371171c73a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-2 6-1 5-4 4-0 3-2"
deal.B = "6-6 4-4 4-2 3-3 3-0 2-0 1-0"
deal.C = "5-2 5-0 4-3 4-1 3-1 1-1 0-0"
deal.D = "6-5 6-0 5-5 5-3 5-1 2-2 2-1"
yard = ""
play = """
B:6-6 A:6-1L D:5-1L C:5-0L B:3-0L A:6-3L D:6-5L C:5-2L B:4-2L
A:4-0L D:6-0L C:pass B:pass A:6-4L D:pass C:4-1L B:1-0L A:6-2R
D:2-2R C:0-0L B:2-0L A:3-2L D:5-3L C:pass B:pass A:5-4L
"""
end = "out"
winner = "AC"
delta = { AC = 27, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-1 4-2 3-3 2-1 2-0"
deal.B = "6-6 6-5 5-0 4-0 3-1 2-2 0-0"
deal.C = "6-4 6-0 5-4 5-2 3-2 3-0 1-0"
deal.D = "6-2 5-5 5-3 4-4 4-3 4-1 1-1"
yard = ""
play = """
A:4-2 D:4-4L C:6-4L B:6-6L A:6-1L D:4-1L C:3-2R B:4-0L A:2-0L
D:6-2L C:3-0R B:6-5L A:5-1L D:1-1L C:1-0L B:5-0L A:pass D:5-5L
C:5-4L B:0-0R A:pass D:4-3L C:6-0R B:3-1L A:6-3R D:5-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 16 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-0 5-4 4-3 2-1 1-1"
deal.B = "5-3 4-2 4-1 3-3 3-1 2-0 0-0"
deal.C = "6-4 6-3 5-5 5-2 5-1 4-4 3-0"
deal.D = "6-2 6-1 5-0 4-0 3-2 2-2 1-0"
yard = ""
play = """
D:6-2 C:5-2R B:5-3R A:6-0L D:5-0L C:5-5L B:3-3R A:5-4L D:4-0L
C:3-0L B:3-1L A:2-1L D:3-2L C:6-3L B:pass A:6-6L D:6-1L C:5-1L
B:pass A:4-3R D:pass C:6-4R B:pass A:6-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-0 4-4 4-0 2-2 1-0 0-0"
deal.B = "6-0 5-4 5-1 4-2 3-2 3-0 1-1"
deal.C = "6-6 6-5 5-5 4-3 4-1 3-1 2-0"
deal.D = "6-4 6-3 6-1 5-3 5-2 3-3 2-1"
yard = ""
play = """
C:6-6 B:6-0L A:4-0L D:6-4L C:6-5L B:5-4L A:4-4L D:6-3R C:4-3R
B:4-2L A:2-2L D:5-2L C:5-5L B:5-1L A:1-0L D:pass C:2-0L B:3-2L
A:pass D:5-3L C:4-1R B:1-1R A:5-0L D:6-1R C:pass B:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-1 4-3 3-0 2-2 1-1"
deal.B = "6-6 6-0 5-4 5-1 4-2 4-0 0-0"
deal.C = "6-4 6-3 5-0 4-1 3-3 3-2 1-0"
deal.D = "5-5 5-3 5-2 4-4 3-1 2-1 2-0"
yard = ""
play = """
B:6-6 A:6-1L D:3-1L C:6-3R B:pass A:4-3L D:4-4L C:3-3R B:5-4L
A:6-5L D:5-3R C:6-4L B:4-2L A:6-2L D:5-5R C:5-0R B:6-0L A:3-0L
D:2-0R C:3-2R
"""
end = "blocked"
winner = "AC"
delta = { AC = 20, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 6-0 5-5 4-0 3-2 1-1"
deal.B = "6-5 5-4 5-1 4-4 4-3 3-1 2-1"
deal.C = "6-6 6-1 5-3 5-2 5-0 2-0 1-0"
deal.D = "6-4 4-2 4-1 3-3 3-0 2-2 0-0"
yard = ""
play = """
A:3-2 D:3-3L C:5-3L B:6-5L A:6-2L D:4-2L C:5-2R B:5-4L A:5-5L
D:pass C:5-0L B:5-1R A:1-1R D:3-0L C:6-1R B:4-3L A:4-0L D:0-0L
C:6-6R B:pass A:6-3R D:pass C:2-0L B:3-1R A:pass D:2-2L C:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 26, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-4 5-0 4-2 4-0 3-1 2-2"
deal.B = "6-5 5-3 5-1 4-3 2-1 1-1 0-0"
deal.C = "6-4 6-2 6-1 5-5 4-4 2-0 1-0"
deal.D = "6-3 6-0 5-2 4-1 3-3 3-2 3-0"
yard = ""
play = """
D:6-3 C:6-4L B:5-3R A:5-4L D:5-2L C:5-5R B:6-5R A:6-6R D:3-2L
C:6-2R B:4-3L A:2-2R D:4-1L C:6-1L B:2-1R A:3-1R D:6-0L C:2-0L
B:pass A:4-2L D:3-3R C:4-4L B:pass A:4-0L D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 31 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 5-2 5-0 4-3 3-3 3-2"
deal.B = "6-3 5-5 5-3 5-1 4-4 4-0 1-0"
deal.C = "6-6 6-4 4-2 4-1 3-1 2-0 0-0"
deal.D = "6-5 6-1 5-4 3-0 2-2 2-1 1-1"
yard = ""
play = """
C:6-6 B:6-3L A:4-3L D:5-4L C:6-4R B:5-5L A:5-0L D:3-0L C:4-2R
B:5-3L A:6-2R D:6-5L C:pass B:pass A:6-0L D:6-1R C:4-1R B:4-4R
A:pass D:pass C:0-0L B:4-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-3 5-4 5-3 3-3 1-1"
deal.B = "6-4 5-0 3-2 3-1 2-1 2-0 0-0"
deal.C = "6-2 6-0 5-2 4-4 4-1 3-0 2-2"
deal.D = "6-1 5-5 5-1 4-3 4-2 4-0 1-0"
yard = ""
play = """
B:6-4 A:6-3L D:4-3L C:4-4L B:pass A:5-4L D:5-5L C:5-2L B:3-2L
A:3-3L D:4-2R C:2-2R B:3-1L A:1-1L D:6-1L C:6-2R B:pass A:6-6L
D:pass C:6-0L B:5-0L A:5-3L D:pass C:3-0L B:2-0L A:6-5R
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-5 5-4 4-2 3-1 3-0"
deal.B = "6-5 5-2 4-4 4-0 2-1 1-0 0-0"
deal.C = "6-6 6-4 6-2 5-1 3-3 2-0 1-1"
deal.D = "6-3 5-3 5-0 4-3 4-1 3-2 2-2"
yard = ""
play = """
A:3-1 D:6-3L C:6-6L B:6-5L A:5-4L D:4-3L C:3-3L B:2-1R A:3-0L
D:5-0L C:6-2R B:5-2L A:6-1R D:3-2L C:1-1R B:1-0R A:6-0R D:5-3L
C:5-1L B:pass A:pass D:4-1L C:6-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 6-1 5-3 5-0 4-1 3-1"
deal.B = "6-6 6-0 5-4 4-3 4-2 3-3 3-0"
deal.C = "4-4 4-0 3-2 2-2 2-0 1-1 0-0"
deal.D = "6-5 6-2 5-5 5-2 5-1 2-1 1-0"
yard = ""
play = """
D:6-5 C:pass B:6-6L A:5-0R D:6-2L C:2-2L B:4-2L A:4-1L D:5-1L
C:2-0R B:5-4L A:6-4L D:5-2R C:pass B:6-0L A:5-3R D:1-0L C:3-2R
B:pass A:3-1L D:2-1R C:1-1R B:4-3L A:6-1R D:pass C:4-4L B:pass
A:6-3R
"""
end = "out"
winner = "AC"
delta = { AC = 19, BD = 50 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-4 5-0 4-3 3-3 3-1 2-0"
deal.B = "6-1 5-2 4-2 4-1 3-2 1-1 0-0"
deal.C = "5-5 5-3 5-1 4-0 2-2 2-1 1-0"
deal.D = "6-6 6-5 6-3 6-2 6-0 4-4 3-0"
yard = ""
play = """
C:5-5 B:5-2L A:5-4R D:6-2L C:4-0R B:6-1L A:2-0R D:pass C:2-1L
B:4-2L A:4-3L D:6-3L C:2-2R B:3-2R A:6-4L D:4-4L C:5-3R B:4-1L
A:5-0R D:6-0R C:5-1L B:pass A:pass D:6-5L C:pass B:pass A:pass
D:6-6L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 36 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-4 5-2 4-1 1-1 0-0"
deal.B = "6-1 4-4 4-2 3-3 2-2 2-1 2-0"
deal.C = "6-3 6-0 5-0 4-3 3-2 3-1 3-0"
deal.D = "6-6 6-5 5-5 5-3 5-1 4-0 1-0"
yard = ""
play = """
B:4-4 A:6-4L D:6-6L C:4-3R B:6-1L A:4-1L D:4-0L C:3-0L B:3-3L
A:pass D:5-3L C:5-0L B:2-0L A:5-2L D:6-5L C:6-3L B:pass A:pass
D:pass C:3-2L B:4-2L A:5-4L D:5-5L C:3-1R B:2-1R A:6-2R D:5-1L
C:6-0R
"""
end = "out"
winner = "AC"
delta = { AC = 30, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 5-0 4-3 3-2 1-0"
deal.B = "6-3 6-1 5-3 5-1 4-4 4-1 2-2"
deal.C = "6-0 5-5 4-2 4-0 3-0 2-0 0-0"
deal.D = "6-4 5-4 5-2 3-3 3-1 2-1 1-1"
yard = ""
play = """
A:5-0 D:5-4L C:4-0L B:pass A:1-0L D:3-1L C:3-0L B:pass A:pass
D:pass C:0-0L B:pass A:pass D:pass C:2-0L B:2-2L A:3-2L D:3-3L
C:6-0R B:6-3L A:6-6L D:6-4L C:4-2L B:6-1R A:6-2L D:2-1R C:pass
B:pass A:6-5L D:5-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 50, BD = 17 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-42"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 162, BD = 206 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-42"
commitment = "9b5eeb4eeee867ca0cf2ad228af37760afcf5256b725130c6d3c10d2208bd8a1"
secret = "108df764fc73da563774d3b403dae2405ffa792f994172318d657504fd0f9393"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 4-2 3-2 2-2 2-1 0-0"
deal.B = "6-2 6-0 5-3 4-1 3-0 2-0 1-0"
deal.C = "6-6 5-1 4-4 4-3 4-0 3-3 3-1"
deal.D = "6-4 6-1 5-5 5-4 5-2 5-0 1-1"
yard = ""
play = """
C:6-6 B:6-0L A:6-5R D:5-0R C:4-0L B:4-1L A:2-1L D:5-2L C:5-1L
B:1-0L A:0-0L D:pass C:pass B:2-0L A:4-2L D:5-4L C:pass B:5-3L
A:6-3L D:6-1L C:3-1L B:3-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 30 }

[[match.hand]]
opener = "B"
deal.A = "5-2 4-2 4-1 4-0 3-1 3-0 2-0"
deal.B = "6-3 6-2 6-1 5-4 4-4 2-2 1-0"
deal.C = "6-5 5-5 5-3 4-3 3-2 2-1 0-0"
deal.D = "6-6 6-4 6-0 5-1 5-0 3-3 1-1"
yard = ""
play = """
B:4-4 A:4-2L D:6-4R C:3-2L B:6-3L A:pass D:6-6L C:6-5L B:5-4L
A:4-1L D:1-1L C:2-1L B:6-2L A:pass D:6-0L C:0-0L B:1-0L A:3-1L
D:3-3L C:5-3L B:6-1R A:5-2L D:5-1R C:5-5R B:2-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 16 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 6-2 6-0 4-4 4-3"
deal.B = "6-1 5-2 4-2 4-1 3-2 1-0 0-0"
deal.C = "6-5 5-5 5-3 4-0 3-3 2-2 2-0"
deal.D = "5-4 5-1 5-0 3-1 3-0 2-1 1-1"
yard = ""
play = """
A:6-6 D:pass C:6-5L B:5-2L A:6-4R D:2-1L C:4-0R B:1-0R A:pass
D:3-1L C:5-3L B:4-1R A:4-4R D:5-4R C:5-5L B:pass A:pass D:5-0L
C:2-0L B:4-2L A:4-3L D:5-1R C:3-3L B:3-2L A:6-2L D:1-1R C:pass
B:6-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 25, BD = 19 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 6-0 5-4 3-2 2-2 1-0"
deal.B = "6-6 6-4 5-5 4-4 4-3 4-0 3-1"
deal.C = "6-3 6-1 5-2 4-2 4-1 3-3 2-0"
deal.D = "5-3 5-1 5-0 3-0 2-1 1-1 0-0"
yard = ""
play = """
D:1-1 C:6-1L B:6-6L A:6-5L D:5-1R C:5-2L B:5-5R A:5-4R D:2-1L
C:4-1L B:4-4L A:pass D:pass C:4-2L B:4-3R A:6-2L D:5-3R C:6-3L
B:3-1L A:1-0L D:5-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 23 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-4 5-1 4-4 3-1 1-0 0-0"
deal.B = "6-4 6-2 6-0 5-2 5-0 4-1 1-1"
deal.C = "6-5 5-5 4-2 3-2 3-0 2-2 2-0"
deal.D = "6-6 6-3 5-3 4-3 4-0 3-3 2-1"
yard = ""
play = """
C:6-5 B:6-4L A:5-4L D:5-3L C:3-2L B:5-2L A:5-1L D:2-1L C:4-2L
B:4-1L A:6-1L D:6-6L C:5-5R B:6-2L A:pass D:pass C:2-2L B:5-0R
A:1-0R D:pass C:2-0L B:6-0L A:3-1R D:6-3R
"""
end = "blocked"
winner = "AC"
delta = { AC = 19, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-0 4-4 4-2 4-1 3-2 2-1 1-0"
deal.B = "6-4 6-1 5-3 5-2 4-0 3-0 2-2"
deal.C = "6-5 6-2 6-0 5-5 5-4 3-1 0-0"
deal.D = "6-6 6-3 5-1 4-3 3-3 2-0 1-1"
yard = ""
play = """
B:2-2 A:4-2L D:4-3L C:3-1L B:6-1L A:3-2R D:3-3R C:6-5L B:5-3L
A:pass D:6-3L C:6-2L B:5-2L A:5-0L D:2-0L C:pass B:3-0R A:2-1L
D:5-1L C:5-5L B:4-0R A:4-4R D:pass C:5-4L B:6-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 37 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-4 3-3 3-1 2-2 0-0"
deal.B = "6-1 5-5 5-2 4-0 3-2 2-1 1-0"
deal.C = "6-5 6-3 6-0 5-0 4-3 4-2 3-0"
deal.D = "6-6 5-3 5-1 4-4 4-1 2-0 1-1"
yard = ""
play = """
A:6-4 D:4-4R C:6-5L B:5-5L A:5-4L D:4-1L C:4-3R B:3-2R A:6-2R
D:6-6R C:6-3R B:6-1L A:3-3R D:5-3R C:6-0L B:4-0L A:pass D:5-1R
C:4-2L B:5-2L A:3-1R D:pass C:5-0L B:1-0L A:pass D:1-1L C:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 5, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-2 4-3 4-2 3-3 3-0 0-0"
deal.B = "6-5 6-3 4-4 4-0 3-2 2-1 2-0"
deal.C = "6-6 6-1 5-5 5-3 5-1 2-2 1-0"
deal.D = "6-2 6-0 5-4 5-0 4-1 3-1 1-1"
yard = ""
play = """
D:5-0 C:5-5L B:6-5L A:6-4L D:6-0R C:6-6R B:4-4L A:4-3L D:6-2R
C:5-3L B:3-2R A:5-2L D:3-1R C:2-2L B:2-1R A:4-2L D:5-4L C:5-1L
B:2-0R A:3-0R D:1-1L C:6-1L B:6-3R
"""
end = "blocked"
winner = "AC"
delta = { AC = 9, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-3 4-4 4-2 3-3 3-2 2-0"
deal.B = "6-0 5-5 4-3 4-1 4-0 1-0 0-0"
deal.C = "6-6 6-5 5-4 5-2 3-1 3-0 1-1"
deal.D = "6-4 6-3 6-2 5-1 5-0 2-2 2-1"
yard = ""
play = """
C:6-6 B:6-0L A:6-1R D:2-1R C:3-0L B:4-3L A:4-4L D:6-4L C:6-5L
B:5-5L A:5-3L D:2-2R C:3-1L B:4-1L A:4-2L D:6-2L C:5-2R B:pass
A:pass D:5-1R C:1-1R B:1-0R A:2-0R D:6-3L C:pass B:pass A:3-3L
D:pass C:pass B:pass A:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 59, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-5 4-3 3-3 2-2 2-0"
deal.B = "5-4 5-2 5-1 4-1 3-1 2-1 1-1"
deal.C = "6-6 6-5 6-0 4-4 4-2 3-2 3-0"
deal.D = "6-2 6-1 5-3 5-0 4-0 1-0 0-0"
yard = ""
play = """
B:1-1 A:pass D:6-1L C:6-6L B:5-1R A:5-5R D:5-0R C:6-5L B:5-4L
A:6-4L D:6-2L C:4-2L B:4-1L A:2-0R D:1-0L C:6-0L B:2-1R A:6-3L
D:5-3L C:pass B:5-2L A:2-2L D:pass C:3-2L B:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 74 }

[[match.hand]]
opener = "A"
deal.A = "5-5 4-4 4-1 4-0 3-1 2-2 1-1"
deal.B = "6-4 6-1 5-4 4-3 3-3 1-0 0-0"
deal.C = "6-2 6-0 5-3 5-1 4-2 2-1 2-0"
deal.D = "6-6 6-5 6-3 5-2 5-0 3-2 3-0"
yard = ""
play = """
A:5-5 D:6-5L C:6-2L B:5-4R A:4-4R D:5-2L C:5-3L B:4-3L A:4-1L
D:pass C:5-1L B:6-4R A:pass D:6-6R C:6-0R B:0-0R A:4-0R D:5-0L
C:2-0L B:pass A:2-2L D:3-2L C:4-2R B:3-3L A:3-1L D:pass C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 45, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 4-0 3-3 3-2 2-0 1-0"
deal.B = "6-6 5-3 5-2 5-1 4-2 3-1 3-0"
deal.C = "6-4 6-1 4-4 4-3 2-2 1-1 0-0"
deal.D = "6-5 6-0 5-5 5-4 5-0 4-1 2-1"
yard = ""
play = """
D:6-5 C:6-4L B:5-3R A:6-3R D:5-4L C:6-1R B:5-1R A:pass D:5-0L
C:0-0L B:3-0L A:3-3L D:5-5R C:4-3L B:4-2L A:6-2L D:6-0L C:pass
B:5-2R A:3-2R D:pass C:pass B:3-1R A:4-0L D:2-1R C:4-4L B:pass
A:2-0R D:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 7 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-43"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 175, BD = 250 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-43"
commitment = "53c5366677a4b72782e3d11afdd97ba23320b2073c9703cdee008f2d1cbf3a1d"
secret = "550ec40bdbd249b7b1f0d4a97b909591875c9987d282b53036bf46f8ce651339"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 4-3 4-2 3-1 2-0 0-0"
deal.B = "6-6 6-0 5-1 4-4 3-2 2-2 1-1"
deal.C = "6-5 6-3 5-4 4-0 3-3 3-0 2-1"
deal.D = "6-1 5-5 5-3 5-2 5-0 4-1 1-0"
yard = ""
play = """
B:6-6 A:6-4L D:6-1R C:5-4L B:5-1L A:3-1L D:5-3L C:6-5L B:6-0L
A:2-0L D:5-2L C:2-1R B:3-2R A:4-3R D:5-5L C:4-0R B:pass A:0-0R
D:5-0L C:3-0L B:pass A:pass D:1-0R C:6-3L B:1-1R A:6-2L D:4-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-2 5-5 5-1 4-2 4-1"
deal.B = "6-1 6-0 4-0 3-2 3-0 2-2 1-0"
deal.C = "6-3 5-4 5-2 5-0 4-4 3-1 2-0"
deal.D = "6-5 5-3 4-3 3-3 2-1 1-1 0-0"
yard = ""
play = """
A:6-6 D:6-5L C:6-3R B:3-2R A:5-5L D:5-3L C:5-2R B:3-0L A:5-1R
D:2-1R C:5-0L B:2-2R A:6-2R D:pass C:5-4L B:4-0L A:6-4R D:4-3R
C:3-1R B:6-0L A:4-1R D:pass C:4-4R B:6-1L A:4-2R
"""
end = "out"
winner = "AC"
delta = { AC = 9, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 6-0 4-3 4-0 3-1 2-0"
deal.B = "6-6 6-5 5-5 5-4 5-0 4-2 1-0"
deal.C = "6-1 5-3 5-1 4-4 3-3 3-2 0-0"
deal.D = "6-3 5-2 4-1 3-0 2-2 2-1 1-1"
yard = ""
play = """
D:6-3 C:5-3R B:6-6L A:6-4L D:5-2R C:4-4L B:5-4L A:6-2R D:pass
C:6-1R B:6-5L A:3-1R D:3-0R C:0-0R B:5-0R A:6-0L D:pass C:5-1R
B:1-0L A:pass D:4-1L C:pass B:4-2L A:2-0L D:2-1R C:3-2R B:pass
A:4-3R D:pass C:pass B:pass A:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 66, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-3 4-2 4-1 3-0 2-1 2-0"
deal.B = "6-2 5-5 5-0 3-3 3-1 1-0 0-0"
deal.C = "6-1 6-0 5-4 5-1 4-3 4-0 2-2"
deal.D = "6-5 6-4 6-3 5-2 4-4 3-2 1-1"
yard = ""
play = """
C:6-0 B:6-2L A:2-0R D:5-2L C:2-2R B:5-5L A:5-3L D:6-3L C:6-1L
B:3-1L A:3-0L D:3-2R C:4-0L B:3-3R A:4-2L D:pass C:4-3R B:pass
A:4-1R D:1-1R C:5-1R B:5-0R A:2-1L D:pass C:pass B:1-0L A:pass
D:pass C:pass B:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 71 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 5-2 5-1 4-0 1-1 0-0"
deal.B = "6-4 6-3 6-0 5-0 3-3 3-1 3-0"
deal.C = "6-1 5-5 5-3 4-4 4-3 4-2 2-0"
deal.D = "6-6 6-5 4-1 3-2 2-2 2-1 1-0"
yard = ""
play = """
B:6-4 A:5-4R D:6-6L C:5-3R B:6-3L A:pass D:3-2L C:2-0L B:6-0L
A:6-2L D:2-2L C:4-2L B:3-3R A:4-0L D:1-0L C:4-3R B:3-1L A:pass
D:4-1R C:6-1R B:3-0L A:0-0L D:6-5R C:5-5R B:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 48 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-4 5-1 4-1 3-0 2-1"
deal.B = "6-2 5-2 5-0 4-4 4-0 2-0 0-0"
deal.C = "6-6 6-4 6-1 4-3 4-2 2-2 1-0"
deal.D = "6-3 5-5 5-3 3-3 3-2 3-1 1-1"
yard = ""
play = """
A:5-1 D:5-5L C:1-0R B:5-2L A:2-1L D:3-1L C:4-3L B:4-4L A:5-4L
D:5-3L C:pass B:5-0R A:6-5R D:6-3L C:6-6L B:6-2L A:6-0R D:3-2L
C:pass B:4-0R A:4-1R D:3-3L C:6-1R B:pass A:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 4, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-5 4-0 3-1 2-2 2-0"
deal.B = "6-4 6-1 4-4 4-1 3-2 2-1 1-0"
deal.C = "6-5 5-2 5-1 4-2 3-3 1-1 0-0"
deal.D = "6-6 6-0 5-4 5-3 5-0 4-3 3-0"
yard = ""
play = """
D:6-6 C:6-5L B:6-4R A:5-5L D:5-4L C:4-2L B:3-2L A:6-3L D:4-3R
C:3-3R B:6-1L A:3-1L D:5-3L C:5-2L B:2-1L A:pass D:3-0R C:0-0R
B:4-1L A:2-0R D:pass C:pass B:4-4L A:2-2R D:pass C:pass B:pass
A:6-2R D:6-0R C:pass B:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 25, BD = 12 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-3 5-2 4-1 3-2 2-1 2-0"
deal.B = "6-5 6-3 6-2 5-0 4-3 2-2 1-0"
deal.C = "6-4 6-0 5-5 5-1 4-4 4-0 1-1"
deal.D = "6-6 5-4 4-2 3-3 3-1 3-0 0-0"
yard = ""
play = """
C:4-0 B:4-3L A:2-0R D:3-3L C:pass B:6-3L A:6-1L D:4-2R C:4-4R
B:1-0L A:4-1R D:3-1R C:6-0L B:6-5L A:5-3L D:3-0L C:pass B:5-0L
A:5-2L D:pass C:pass B:6-2L A:3-2R D:6-6L C:6-4L B:2-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 21 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-4 5-3 5-0 3-2 2-0"
deal.B = "6-6 6-5 6-3 5-2 4-1 4-0 3-0"
deal.C = "6-1 5-1 4-4 3-1 2-2 2-1 0-0"
deal.D = "6-0 5-5 4-3 4-2 3-3 1-1 1-0"
yard = ""
play = """
B:6-6 A:6-2L D:4-2L C:6-1R B:4-1L A:pass D:1-1L C:3-1L B:6-3L
A:6-4L D:4-3L C:2-1R B:3-0L A:2-0L D:pass C:2-2L B:5-2L A:5-3L
D:3-3L C:pass B:pass A:3-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 32, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-5 4-1 3-3 3-2 1-1"
deal.B = "6-5 6-4 6-0 5-3 4-0 2-0 1-0"
deal.C = "6-1 5-4 4-4 4-3 4-2 2-1 0-0"
deal.D = "6-6 5-2 5-1 5-0 3-1 3-0 2-2"
yard = ""
play = """
A:3-3 D:3-1L C:4-3R B:1-0L A:4-1R D:5-1R C:5-4R B:6-0L A:6-3L
D:3-0L C:4-2R B:4-0L A:3-2R D:pass C:4-4L B:6-4L A:6-2L D:5-2L
C:pass B:6-5L A:pass D:6-6L C:6-1L B:5-3R A:5-5R D:5-0R C:0-0R
B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 5 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-0 4-4 4-2 4-0 2-2 1-0"
deal.B = "6-3 6-2 6-0 5-1 4-1 3-1 1-1"
deal.C = "6-5 5-5 5-4 5-3 3-3 3-0 2-0"
deal.D = "6-6 6-1 5-2 4-3 3-2 2-1 0-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-1L A:6-4R D:6-1L C:5-4R B:6-3L A:5-0R D:4-3L
C:3-0R B:4-1L A:1-0L D:3-2R C:2-0L B:6-2L A:4-2R D:pass C:pass
B:6-0L A:4-4R D:0-0L C:pass B:pass A:4-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-0 4-3 3-2 2-2 2-0 1-0"
deal.B = "6-5 6-3 6-0 5-2 3-3 3-0 0-0"
deal.C = "6-6 6-4 5-5 5-3 4-4 4-2 1-1"
deal.D = "6-2 5-4 5-1 4-1 4-0 3-1 2-1"
yard = ""
play = """
C:5-3 B:6-5L A:6-1L D:5-1L C:5-5L B:5-2L A:3-2R D:6-2L C:6-4L
B:pass A:2-2R D:5-4L C:4-2R B:pass A:4-3R D:3-1R C:1-1R B:pass
A:1-0R D:4-0R C:4-4R B:pass A:5-0L D:4-1R C:pass B:6-0L A:pass
D:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 14 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 5-3 4-4 3-0 2-2 1-0"
deal.B = "6-5 6-3 6-2 6-1 5-0 4-1 2-1"
deal.C = "5-5 5-4 5-2 5-1 4-2 1-1 0-0"
deal.D = "6-4 4-3 4-0 3-3 3-2 3-1 2-0"
yard = ""
play = """
B:6-5 A:6-6L D:6-4L C:5-5R B:4-1L A:1-0L D:4-0L C:5-2R B:6-2R
A:4-4L D:4-3L C:pass B:6-3L A:6-0L D:2-0L C:4-2L B:6-1R A:pass
D:3-1R C:5-4L B:5-0L A:5-3R D:pass C:5-1R B:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-3 4-4 3-2 3-1 3-0 2-2"
deal.B = "6-2 5-5 5-2 4-3 4-1 3-3 2-1"
deal.C = "6-6 6-5 5-4 5-1 2-0 1-0 0-0"
deal.D = "6-4 6-3 6-1 5-0 4-2 4-0 1-1"
yard = ""
play = """
A:2-2 D:4-2L C:2-0R B:4-3L A:3-0R D:6-3L C:6-5L B:5-5L A:5-3L
D:pass C:pass B:3-3L A:3-2L D:pass C:pass B:6-2L A:6-0L D:5-0L
C:5-1L B:4-1L A:4-4L D:6-4L C:6-6L B:pass A:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 23, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-1 5-3 3-3 2-1 0-0"
deal.B = "6-4 5-5 4-3 4-1 3-1 2-0 1-0"
deal.C = "6-2 6-0 5-4 5-1 4-4 3-2 3-0"
deal.D = "6-3 5-2 5-0 4-2 4-0 2-2 1-1"
yard = ""
play = """
D:6-3 C:6-0L B:2-0L A:3-3R D:5-2L C:3-0R B:5-5L A:6-5L D:5-0R
C:6-2L B:pass A:5-3R D:4-2L C:3-2R B:6-4L A:6-6L D:2-2R C:pass
B:pass A:6-1L D:1-1L C:5-1L B:pass A:2-1R D:pass C:5-4L B:4-3L
A:pass D:pass C:pass B:3-1L A:pass D:pass C:pass B:4-1L A:pass
D:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 58 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-44"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 119, BD = 237 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-44"
commitment = "eb261696e744f7735fa1ac2fa977b4babae83ab0c817c3d99a3ca46f38e0a0ab"
secret = "330494070eae5feb3ee958777f4648925c061c9704e9987662cd0c801aaa4a8b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-1 4-2 3-3 3-1 1-1"
deal.B = "5-5 5-4 5-0 4-3 4-1 2-0 1-0"
deal.C = "6-2 5-2 4-4 4-0 3-2 3-0 2-2"
deal.D = "6-5 6-3 6-0 5-3 5-1 2-1 0-0"
yard = ""
play = """
A:6-6 D:6-5L C:6-2R B:2-0R A:pass D:6-0R C:5-2L B:pass A:4-2L
D:6-3R C:4-4L B:4-3L A:3-3L D:5-3L C:3-2R B:5-5L A:pass D:5-1L
C:2-2R B:1-0L A:pass D:0-0L C:4-0L B:4-1L A:6-1L D:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-1 5-4 5-3 5-2 4-3 2-2"
deal.B = "6-5 5-0 4-2 4-1 4-0 3-2 2-0"
deal.C = "6-3 6-0 5-1 4-4 3-3 1-0 0-0"
deal.D = "6-4 6-2 5-5 3-1 3-0 2-1 1-1"
yard = ""
play = """
D:1-1 C:5-1L B:6-5L A:6-6L D:6-4L C:4-4L B:4-1R A:5-4L D:5-5L
C:pass B:4-0R A:5-3L D:3-0R C:6-3L B:3-2R A:6-1L D:2-1R C:1-0L
B:5-0L A:5-2L D:6-2L C:6-0L B:2-0L A:2-2L D:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-1 4-0 3-1 3-0 2-2 1-0"
deal.B = "6-0 5-5 5-3 5-0 4-3 3-2 2-0"
deal.C = "6-5 6-3 5-4 5-2 4-4 3-3 2-1"
deal.D = "6-6 6-2 6-1 4-2 4-1 1-1 0-0"
yard = ""
play = """
C:6-5 B:5-5R A:6-4L D:4-1L C:5-4R B:4-3R A:5-1L D:pass C:6-3R
B:5-0L A:4-0L D:6-6R C:4-4L B:6-0R A:3-0R D:4-2L C:5-2L B:5-3R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-5 5-4 4-3 3-1 2-2"
deal.B = "6-5 6-0 5-2 3-2 2-1 2-0 0-0"
deal.C = "6-1 5-3 4-2 4-1 4-0 3-3 1-1"
deal.D = "6-6 6-4 5-1 5-0 4-4 3-0 1-0"
yard = ""
play = """
B:3-2 A:6-3L D:6-6L C:6-1L B:2-1R A:3-1L D:3-0L C:4-1R B:6-0L
A:6-2L D:4-4R C:4-2L B:pass A:5-4L D:6-4R C:5-3L B:6-5R A:4-3L
D:5-1R C:4-0L B:0-0L A:pass D:1-0R C:pass B:2-0L A:2-2L D:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 5-1 4-0 3-3 1-1 1-0"
deal.B = "6-6 6-5 6-4 6-1 5-4 4-1 3-0"
deal.C = "6-2 5-2 5-0 3-2 3-1 2-2 2-1"
deal.D = "6-0 5-3 4-4 4-3 4-2 2-0 0-0"
yard = ""
play = """
A:6-3 D:6-0L C:5-0L B:3-0R A:5-5L D:5-3L C:3-2L B:pass A:4-0R
D:4-2L C:pass B:4-1L A:5-1L D:4-4R C:5-2L B:5-4R A:pass D:2-0L
C:pass B:6-5R A:1-0L D:pass C:6-2R B:6-1L A:pass D:pass C:2-2R
B:6-6L A:pass D:pass C:2-1R B:6-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 5-4 4-4 4-3 1-1 1-0"
deal.B = "6-1 5-1 5-0 4-0 3-2 3-1 2-1"
deal.C = "6-2 5-5 5-2 4-2 3-3 3-0 0-0"
deal.D = "6-6 6-5 6-4 5-3 4-1 2-2 2-0"
yard = ""
play = """
D:6-6 C:6-2L B:6-1R A:1-1R D:2-2L C:5-2L B:2-1R A:5-4L D:6-4L
C:4-2R B:4-0R A:6-3L D:5-3L C:5-5L B:5-0R A:pass D:6-5L C:pass
B:5-1R A:6-0L D:2-0L C:pass B:3-2L A:4-3L D:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 43 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-3 5-1 5-0 4-3 3-1 1-0"
deal.B = "6-1 6-0 5-4 5-2 4-0 3-3 1-1"
deal.C = "6-6 6-4 6-3 4-4 4-1 2-0 0-0"
deal.D = "6-5 6-2 4-2 3-2 3-0 2-2 2-1"
yard = ""
play = """
C:6-6 B:6-0L A:5-0L D:6-5L C:6-4L B:6-1R A:4-3L D:2-1R C:6-3L
B:5-2R A:5-5R D:6-2L C:2-0L B:5-4R A:1-0L D:4-2R C:4-1L B:4-0L
A:pass D:2-2R C:0-0L B:pass A:pass D:3-2R C:pass B:3-3R A:5-3R
D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-1 4-4 4-1 3-2 3-1 1-0"
deal.B = "6-4 6-1 6-0 5-0 4-0 2-2 2-0"
deal.C = "6-6 5-5 5-3 4-3 2-1 1-1 0-0"
deal.D = "6-5 6-3 6-2 5-2 4-2 3-3 3-0"
yard = ""
play = """
B:6-1 A:5-1R D:6-5R C:6-6L B:6-0L A:1-0L D:6-3R C:5-3R B:5-0R
A:4-1L D:4-2L C:2-1L B:4-0R A:3-1L D:3-3L C:4-3L B:6-4L A:5-4R
D:5-2R C:pass B:2-2R A:3-2R D:6-2L C:pass B:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-1 4-3 3-2 3-1 1-0"
deal.B = "6-4 6-0 5-4 5-2 4-2 4-0 3-0"
deal.C = "6-6 6-2 4-4 4-1 2-1 2-0 0-0"
deal.D = "6-1 5-5 5-3 5-0 3-3 2-2 1-1"
yard = ""
play = """
A:6-5 D:5-5R C:6-6L B:5-4R A:6-3L D:3-3L C:4-4R B:4-2R A:4-3L
D:2-2R C:6-2R B:6-0R A:1-0R D:6-1R C:4-1L B:6-4R A:5-1L D:5-3L
C:pass B:4-0R A:3-2L D:5-0R C:2-1L B:5-2R A:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 5, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-0 4-4 4-3 3-0 1-0 0-0"
deal.B = "6-2 6-1 5-4 5-2 5-1 4-1 2-1"
deal.C = "5-3 4-2 4-0 3-2 3-1 2-0 1-1"
deal.D = "6-6 6-5 6-3 6-0 5-5 3-3 2-2"
yard = ""
play = """
D:6-6 C:pass B:6-1L A:1-0L D:6-0L C:pass B:6-2L A:6-4R D:2-2L
C:4-2L B:4-1L A:4-4R D:pass C:3-1L B:5-4R A:4-3L D:6-5R C:4-0L
B:pass A:5-0L D:5-5L C:5-3L B:pass A:3-0L D:6-3R C:3-2R B:5-2R
A:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 15, BD = 25 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-3 4-2 3-2 3-0 2-2"
deal.B = "6-2 5-5 5-2 5-1 5-0 3-1 2-0"
deal.C = "6-6 6-0 5-4 4-3 4-1 2-1 1-0"
deal.D = "6-3 6-1 4-4 4-0 3-3 1-1 0-0"
yard = ""
play = """
C:6-6 B:6-2L A:4-2L D:4-4L C:5-4L B:5-2L A:3-2L D:6-3L C:6-0L
B:5-0L A:6-5L D:6-1L C:4-1L B:pass A:6-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 34, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-4 5-1 2-1 1-1 0-0"
deal.B = "6-3 5-3 5-2 4-4 4-2 3-0 1-0"
deal.C = "6-2 6-1 4-3 4-1 4-0 3-3 2-2"
deal.D = "6-6 6-0 5-5 5-0 3-2 3-1 2-0"
yard = ""
play = """
B:3-0 A:0-0R D:3-2L C:6-2L B:1-0R A:6-5L D:5-5L C:6-1R B:6-3R
A:5-4L D:3-1R C:4-3L B:5-3L A:5-1L D:pass C:4-1L B:4-2L A:2-1L
D:pass C:pass B:pass A:1-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 65, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-3 4-2 4-1 3-3 2-1 1-1"
deal.B = "6-1 5-4 4-3 4-0 3-2 3-0 1-0"
deal.C = "6-6 6-4 6-3 6-2 4-4 3-1 2-2"
deal.D = "6-5 6-0 5-2 5-1 5-0 2-0 0-0"
yard = ""
play = """
A:5-5 D:5-0L C:pass B:4-0L A:4-2L D:2-0L C:pass B:5-4R A:4-1R
D:5-1R C:pass B:3-0L A:5-3L D:6-5L C:6-6L B:6-1L A:2-1L D:5-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 51 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-45"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 134, BD = 213 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-45"
commitment = "da3f66a91966c5322016a179966930089ae25b918779c8865e8860dff4ef37a3"
secret = "4281e710c364523efd04e75652930039976cca15390f458944ac0a4c5e4316be"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-1 4-4 4-3 2-1 2-0"
deal.B = "5-1 5-0 4-2 3-3 3-0 2-2 0-0"
deal.C = "6-6 6-3 5-4 5-3 4-1 4-0 1-0"
deal.D = "6-2 6-0 5-5 5-2 3-2 3-1 1-1"
yard = ""
play = """
C:6-6 B:pass A:6-1L D:3-1L C:6-3L B:pass A:6-5L D:5-5L C:5-4L
B:4-2L A:2-0L D:6-0L C:pass B:pass A:6-4L D:6-2R C:4-1L B:5-1L
A:2-1R D:5-2L C:1-0R B:5-0R A:pass D:3-2L C:5-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 25, BD = 19 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 6-0 5-4 4-4 2-0 1-1"
deal.B = "6-5 6-2 5-2 5-0 4-3 3-2 3-1"
deal.C = "6-6 5-5 4-2 4-1 3-3 2-2 2-1"
deal.D = "6-3 5-3 5-1 4-0 3-0 1-0 0-0"
yard = ""
play = """
B:6-5 A:5-4R D:6-3L C:3-3L B:4-3L A:4-4L D:4-0L C:4-2R B:6-2R
A:2-0L D:pass C:6-6R B:5-2L A:6-1R D:5-3L C:2-1R B:3-2L A:pass
D:pass C:2-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 33 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-1 5-0 4-4 4-3 3-1 1-1"
deal.B = "6-3 6-1 5-5 5-2 4-1 4-0 3-0"
deal.C = "6-6 6-4 5-3 4-2 3-3 3-2 0-0"
deal.D = "6-5 6-0 5-4 2-2 2-1 2-0 1-0"
yard = ""
play = """
A:6-2 D:6-5L C:5-3L B:6-3L A:pass D:6-0L C:3-2R B:4-0L A:3-1R
D:5-4L C:pass B:5-5L A:5-1L D:2-1L C:4-2L B:6-1R A:4-3L D:pass
C:6-6R B:3-0L A:5-0L D:pass C:6-4R B:5-2L A:4-4R D:2-2L C:pass
B:4-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 8 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-5 5-4 5-1 3-3 3-1 2-0"
deal.B = "6-3 6-2 4-3 4-0 3-2 2-1 1-0"
deal.C = "6-4 6-1 6-0 4-4 3-0 2-2 0-0"
deal.D = "6-5 5-3 5-2 5-0 4-2 4-1 1-1"
yard = ""
play = """
D:6-5 C:6-0L B:4-0L A:5-4L D:5-3L C:3-0L B:1-0L A:3-1L D:5-2R
C:2-2R B:6-3L A:6-6L D:4-2R C:6-4R B:6-2L A:2-0L D:5-0L C:6-1R
B:2-1R A:5-1L D:4-1L C:4-4L B:4-3L A:3-3L D:pass C:pass B:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 35 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 5-2 4-4 4-0 3-0 1-0"
deal.B = "5-3 5-1 4-3 4-1 3-2 2-1 1-1"
deal.C = "6-6 6-5 6-2 6-0 5-4 5-0 3-1"
deal.D = "6-3 5-5 4-2 3-3 2-2 2-0 0-0"
yard = ""
play = """
C:6-6 B:pass A:6-1L D:6-3R C:3-1L B:5-3L A:5-2L D:4-2L C:5-4L
B:4-3R A:6-4R D:5-5L C:6-5L B:pass A:pass D:pass C:6-2L B:3-2L
A:3-0L D:2-0L C:6-0R B:2-1L A:1-0R D:pass C:pass B:5-1L A:pass
D:pass C:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 67, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-2 6-1 5-3 5-2 3-1"
deal.B = "6-0 5-5 4-3 3-3 3-2 3-0 2-0"
deal.C = "6-5 4-4 4-1 2-2 1-1 1-0 0-0"
deal.D = "6-4 5-4 5-1 5-0 4-2 4-0 2-1"
yard = ""
play = """
B:5-5 A:5-3L D:5-4R C:4-4R B:4-3L A:pass D:6-4L C:6-5L B:pass
A:5-2L D:4-2L C:4-1L B:pass A:6-1L D:4-0R C:1-0R B:6-0L A:3-1R
D:5-0L C:pass B:3-3R A:6-3R D:5-1L C:1-1L B:pass A:6-6R D:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-4 4-1 3-3 3-2 2-0"
deal.B = "6-0 5-5 5-2 4-4 4-3 2-1 1-0"
deal.C = "6-6 6-5 5-1 4-2 3-1 3-0 2-2"
deal.D = "6-2 6-1 5-3 5-0 4-0 1-1 0-0"
yard = ""
play = """
A:6-3 D:6-2L C:2-2L B:5-2L A:5-4L D:4-0L C:3-0L B:4-3L A:6-4L
D:6-1L C:5-1L B:5-5L A:3-3R D:5-3L C:3-1L B:2-1L A:3-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 22, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 5-0 4-1 3-2 2-0 0-0"
deal.B = "6-2 6-1 5-5 5-3 4-4 4-2 2-1"
deal.C = "6-4 5-2 5-1 4-3 4-0 3-1 1-1"
deal.D = "6-6 6-0 5-4 3-3 3-0 2-2 1-0"
yard = ""
play = """
D:6-6 C:6-4L B:4-4L A:6-3R D:5-4L C:4-3R B:5-5L A:4-1R D:1-0R
C:4-0R B:5-3L A:3-2L D:2-2L C:5-2L B:4-2R A:5-0L D:6-0L C:pass
B:6-2L A:2-0L D:3-0L C:3-1L B:6-1L A:6-5L D:pass C:5-1L B:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 27 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-5 5-2 5-1 5-0 4-3 3-2"
deal.B = "6-4 6-3 5-3 4-1 4-0 3-1 3-0"
deal.C = "6-1 6-0 5-4 4-2 2-0 1-1 0-0"
deal.D = "6-5 6-2 4-4 3-3 2-2 2-1 1-0"
yard = ""
play = """
C:0-0 B:4-0L A:4-3L D:3-3L C:6-0R B:6-4R A:3-2L D:6-2L C:6-1L
B:4-1L A:pass D:4-4L C:4-2L B:pass A:5-2L D:6-5L C:5-4R B:6-3L
A:5-0R D:1-0R C:1-1R B:5-3L A:5-1L D:2-1L C:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-1 5-3 4-2 3-0 2-2"
deal.B = "6-4 5-4 3-1 2-0 1-1 1-0 0-0"
deal.C = "6-6 6-3 5-1 5-0 4-4 4-0 2-1"
deal.D = "6-0 5-5 5-2 4-3 4-1 3-3 3-2"
yard = ""
play = """
B:6-4 A:6-2L D:5-2L C:4-4R B:5-4L A:4-2L D:3-2L C:6-3L B:pass
A:6-1L D:4-1L C:4-0L B:2-0L A:2-2L D:4-3R C:2-1L B:3-1L A:5-3L
D:5-5L C:5-1L B:1-1L A:3-0R D:6-0R C:6-6R B:1-0L A:6-5R
"""
end = "out"
winner = "AC"
delta = { AC = 6, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-4 5-2 4-2 3-1 2-2"
deal.B = "6-6 6-5 5-5 4-4 4-1 4-0 2-0"
deal.C = "6-3 5-3 5-1 5-0 3-0 2-1 1-1"
deal.D = "6-2 6-0 4-3 3-3 3-2 1-0 0-0"
yard = ""
play = """
A:2-2 D:6-2L C:6-3L B:2-0R A:3-1L D:1-0L C:5-0L B:6-5L A:6-4L
D:4-3L C:3-0R B:pass A:pass D:3-3L C:5-3L B:5-5L A:5-2L D:3-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 33 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-4 5-2 5-0 4-2 4-1 3-0"
deal.B = "6-5 6-3 5-3 5-1 4-3 2-0 1-0"
deal.C = "6-6 6-4 6-1 4-0 2-2 2-1 0-0"
deal.D = "6-2 5-5 4-4 3-3 3-2 3-1 1-1"
yard = ""
play = """
D:6-2 C:6-6L B:6-5L A:5-4L D:4-4L C:6-4L B:6-3L A:5-2R D:3-3L
C:pass B:5-3L A:5-0L D:5-5R C:0-0L B:5-1R A:6-0L D:3-1R C:6-1L
B:4-3R A:4-1L D:pass C:4-0L B:2-0L A:4-2R D:3-2L C:2-2R B:pass
A:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-1 4-3 4-1 4-0 3-1 3-0"
deal.B = "6-6 6-5 6-4 6-1 4-2 3-3 2-0"
deal.C = "6-2 6-0 5-5 5-3 2-2 2-1 1-0"
deal.D = "6-3 5-2 5-0 4-4 3-2 1-1 0-0"
yard = ""
play = """
C:5-5 B:6-5L A:5-1R D:6-3L C:5-3L B:6-1R A:5-4L D:4-4L C:6-2R
B:6-4L A:pass D:5-2R C:6-0L B:2-0L A:pass D:3-2L C:pass B:3-3L
A:3-0L D:5-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 28 }

[[match.hand]]
opener = "B"
deal.A = "6-1 4-2 4-0 3-0 2-2 2-1 0-0"
deal.B = "6-5 6-0 5-3 5-2 5-0 3-1 1-0"
deal.C = "6-4 6-3 5-5 4-4 3-3 2-0 1-1"
deal.D = "6-6 6-2 5-4 5-1 4-3 4-1 3-2"
yard = ""
play = """
B:6-5 A:6-1L D:5-1L C:5-5L B:5-3L A:3-0L D:5-4R C:4-4R B:6-0L
A:4-0R D:6-6L C:6-3L B:5-0R A:pass D:4-3L C:6-4L B:5-2R A:2-1R
D:6-2L C:2-0L B:3-1R A:0-0L D:3-2R C:pass B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 18 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-46"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 97, BD = 255 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-46"
commitment = "2d9883646d24b94ae65832eff8de654fb31beed7a40e9afd2e560dab2f13b5d9"
secret = "8b6ff56c8534fddf6012d1d69bac47c3c82533ecfb4f054394686f24760e322c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-1 4-0 3-1 1-0 0-0"
deal.B = "6-4 5-4 5-2 5-0 4-4 4-2 4-1"
deal.C = "6-0 5-5 3-2 3-0 2-2 2-0 1-1"
deal.D = "6-3 6-2 6-1 5-3 4-3 3-3 2-1"
yard = ""
play = """
A:6-6 D:6-1L C:1-1L B:6-4R A:5-1L D:5-3L C:3-2L B:4-2L A:4-0L
D:4-3R C:6-0L B:pass A:6-5L D:6-3R C:5-5L B:5-4L A:pass D:6-2R
C:2-2R B:5-2R A:pass D:pass C:pass B:4-4L A:pass D:pass C:pass
B:4-1L A:3-1L D:3-3L C:3-0L B:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 78 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 6-1 5-1 4-0 3-1 0-0"
deal.B = "6-6 6-4 5-5 3-2 2-1 2-0 1-1"
deal.C = "6-5 5-4 5-3 5-0 4-4 3-0 2-2"
deal.D = "6-0 5-2 4-3 4-2 4-1 3-3 1-0"
yard = ""
play = """
D:1-0 C:5-0R B:5-5R A:6-1L D:5-2R C:6-5L B:2-1R A:5-1L D:4-1L
C:5-4L B:1-1R A:3-1R D:3-3R C:5-3L B:3-2L A:6-3R D:4-2L C:4-4L
B:6-6R A:6-2R D:4-3L C:3-0L B:2-0L A:pass D:pass C:2-2L
"""
end = "out"
winner = "AC"
delta = { AC = 41, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-5 4-1 3-0 2-1 0-0"
deal.B = "6-6 6-2 5-0 4-3 4-2 3-2 1-1"
deal.C = "6-5 6-0 5-4 4-4 3-1 2-2 1-0"
deal.D = "6-1 5-3 5-2 5-1 4-0 3-3 2-0"
yard = ""
play = """
C:6-5 B:6-6L A:5-5R D:5-2R C:6-0L B:5-0L A:2-1R D:6-1R C:5-4L
B:4-2L A:6-4R D:4-0R C:2-2L B:6-2L A:6-3L D:5-3L C:1-0R B:1-1R
A:4-1R D:5-1L C:3-1L B:4-3R A:3-0L D:3-3R C:pass B:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 8 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-2 5-0 4-3 4-0 3-2 1-1"
deal.B = "6-3 6-2 5-1 4-1 3-0 2-1 2-0"
deal.C = "6-6 6-4 6-1 5-5 4-4 3-1 1-0"
deal.D = "6-5 6-0 5-4 4-2 3-3 2-2 0-0"
yard = ""
play = """
B:2-1 A:5-2L D:6-5L C:6-6L B:6-2L A:3-2L D:3-3L C:3-1L B:5-1L
A:5-3L D:pass C:6-1R B:6-3R A:4-3L D:5-4L C:5-5L B:3-0R A:5-0L
D:6-0L C:6-4L B:4-1L A:4-0R D:4-2R C:1-0L B:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 35 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-3 5-2 4-2 4-1 3-3"
deal.B = "6-6 6-5 6-2 5-5 3-1 2-0 1-1"
deal.C = "5-4 4-4 4-3 4-0 3-2 3-0 2-1"
deal.D = "6-4 6-3 5-1 5-0 2-2 1-0 0-0"
yard = ""
play = """
A:5-3 D:5-1L C:2-1L B:6-2L A:6-1L D:6-3R C:pass B:6-6R A:6-0R
D:0-0R C:4-0R B:1-1L A:4-2R D:2-2R C:3-2R B:3-1R A:4-1L D:6-4L
C:pass B:6-5L A:5-2L D:1-0R C:3-0R B:2-0L A:3-3R
"""
end = "out"
winner = "AC"
delta = { AC = 15, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 5-5 4-2 3-0 2-1 2-0"
deal.B = "6-2 6-1 5-1 5-0 4-4 4-3 3-3"
deal.C = "6-3 5-4 5-3 4-1 2-2 1-0 0-0"
deal.D = "6-5 6-0 5-2 4-0 3-2 3-1 1-1"
yard = ""
play = """
D:3-2 C:6-3L B:6-2R A:6-6L D:6-5L C:5-4L B:4-4L A:6-4L D:6-0L
C:1-0L B:6-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 41, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-0 4-4 4-2 3-0 2-2 2-1"
deal.B = "6-6 6-3 6-1 6-0 4-1 3-2 3-1"
deal.C = "6-5 6-2 5-3 4-3 2-0 1-1 0-0"
deal.D = "6-4 5-4 5-2 5-1 4-0 3-3 1-0"
yard = ""
play = """
C:6-5 B:6-6L A:5-5R D:5-1R C:6-2L B:6-1R A:4-2L D:5-4L C:5-3L
B:6-3L A:pass D:6-4L C:4-3L B:3-1L A:2-1L D:5-2L C:pass B:6-0R
A:5-0L D:1-0L C:1-1L B:4-1L A:4-4L D:4-0L C:2-0L B:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-1 4-0 3-1 3-0 1-0"
deal.B = "6-3 4-4 4-1 3-2 2-2 2-1 2-0"
deal.C = "6-5 6-2 6-1 5-4 5-2 4-2 0-0"
deal.D = "6-6 6-4 5-3 5-0 4-3 3-3 1-1"
yard = ""
play = """
B:2-2 A:pass D:pass C:6-2L B:6-3L A:3-1L D:1-1L C:6-1L B:2-1R
A:6-0L D:5-0L C:6-5L B:4-1R A:4-0R D:6-6L C:0-0R B:2-0R A:pass
D:6-4L C:5-4L B:3-2R A:5-5L D:5-3L C:pass B:pass A:3-0L D:3-3R
C:pass B:pass A:1-0L D:4-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 44 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 4-4 4-1 2-2 2-0 1-1"
deal.B = "6-2 6-1 5-4 5-3 4-2 3-2 1-0"
deal.C = "6-4 6-0 5-1 4-3 3-3 3-1 3-0"
deal.D = "6-6 6-3 5-2 5-0 4-0 2-1 0-0"
yard = ""
play = """
A:6-5 D:5-2R C:6-4L B:4-2L A:2-2L D:2-1L C:5-1L B:6-2R A:5-5L
D:6-3R C:4-3R B:5-4R A:pass D:5-0L C:6-0L B:6-1L A:4-1L D:4-0L
C:3-0L B:5-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 22 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 5-3 5-1 5-0 3-0 1-1"
deal.B = "6-0 5-2 4-1 4-0 3-1 2-1 0-0"
deal.C = "6-5 6-2 6-1 4-3 3-3 2-2 2-0"
deal.D = "6-6 6-4 5-4 4-4 4-2 3-2 1-0"
yard = ""
play = """
D:4-4 C:4-3L B:3-1L A:5-1L D:6-4R C:6-5L B:6-0L A:6-3R D:3-2R
C:2-0L B:2-1L A:1-1L D:1-0L C:6-2R B:4-0L A:pass D:6-6R C:6-1R
B:4-1R A:pass D:5-4L C:pass B:5-2L A:pass D:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 61 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-47"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 184, BD = 239 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-47"
commitment = "6614b41cb2c39a89a9120b9f273cc7d0bafe6ede00b88852986ae2689553bc6e"
secret = "75de3a48e48f91424f20f596e49919a44db538f5f69fb72f85dd63b090235d55"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-4 5-0 4-4 4-3 2-1"
deal.B = "6-6 5-5 4-2 4-0 3-3 1-1 0-0"
deal.C = "6-4 6-0 5-3 5-1 3-1 3-0 2-0"
deal.D = "6-5 6-2 5-2 4-1 3-2 2-2 1-0"
yard = ""
play = """
B:6-6 A:6-3L D:6-5R C:3-0L B:4-0L A:5-4R D:4-1L C:5-1L B:5-5L
A:4-4R D:5-2L C:6-4R B:4-2L A:6-1R D:1-0R C:6-0R B:pass A:4-3L
D:6-2R C:5-3L B:pass A:2-1R D:pass C:3-1R B:3-3R A:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 4-4 4-1 4-0 1-1 1-0 0-0"
deal.B = "6-6 5-3 5-2 4-3 4-2 3-3 2-2"
deal.C = "6-2 6-1 5-5 5-4 5-1 3-1 3-0"
deal.D = "6-5 6-3 6-0 5-0 3-2 2-1 2-0"
yard = ""
play = """
A:4-4 D:pass C:5-4L B:5-3L A:4-1R D:6-3L C:6-1R B:6-6L A:6-4L
D:6-5R C:5-1R B:4-3L A:1-1R D:3-2L C:3-1R B:5-2L A:pass D:5-0L
C:3-0L B:3-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 25, BD = 23 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 5-5 5-4 5-1 5-0 3-1"
deal.B = "6-3 6-2 6-0 5-3 4-4 3-3 3-2"
deal.C = "6-4 4-3 4-2 3-0 2-1 2-0 0-0"
deal.D = "6-1 5-2 4-1 4-0 2-2 1-1 1-0"
yard = ""
play = """
D:6-1 C:6-4L B:4-4L A:5-4L D:5-2L C:2-0L B:6-0L A:6-6L D:4-1R
C:4-3R B:6-3L A:3-1L D:1-1L C:2-1L B:6-2L A:6-5L D:pass C:3-0R
B:5-3L A:5-0R D:pass C:pass B:3-3L A:5-5R D:pass C:pass B:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 6-0 5-1 4-4 3-1 0-0"
deal.B = "6-6 6-1 5-4 5-2 5-0 4-2 1-1"
deal.C = "6-4 6-3 5-5 5-3 4-0 3-2 1-0"
deal.D = "4-3 4-1 3-3 3-0 2-2 2-1 2-0"
yard = ""
play = """
C:4-0 B:5-4L A:6-5L D:3-0R C:6-3L B:pass A:3-1L D:4-3R C:1-0L
B:5-0L A:4-4R D:4-1R C:5-3L B:6-1R A:6-0R D:3-3L C:3-2L B:5-2L
A:0-0R D:2-0R C:5-5L B:4-2R A:5-1L D:2-1L C:6-4R
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-1 3-3 3-2 2-2 2-1 1-1"
deal.B = "6-5 6-1 5-4 5-3 5-0 4-1 3-1"
deal.C = "6-6 5-2 4-4 4-3 3-0 2-0 1-0"
deal.D = "6-3 6-2 6-0 5-5 4-2 4-0 0-0"
yard = ""
play = """
B:6-5 A:5-1R D:6-3L C:3-0L B:5-0L A:2-1R D:5-5L C:2-0R B:5-4L
A:6-4L D:6-2L C:1-0R B:6-1R A:2-2L D:4-2L C:6-6R B:4-1L A:1-1L
D:6-0R C:pass B:3-1L A:3-3L D:4-0R C:4-3R B:5-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 45 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-3 5-0 3-2 3-0 2-0 1-0"
deal.B = "6-4 6-3 4-3 4-1 3-3 2-2 0-0"
deal.C = "6-6 6-1 5-4 4-4 4-2 2-1 1-1"
deal.D = "6-2 6-0 5-5 5-2 5-1 4-0 3-1"
yard = ""
play = """
A:5-0 D:5-5L C:5-4L B:6-4L A:6-5L D:5-2L C:2-1L B:4-1L A:3-0R
D:4-0L C:pass B:0-0L A:5-3R D:6-0L C:6-6L B:6-3L A:3-2L D:6-2L
C:6-1L B:pass A:1-0L D:5-1R C:1-1R B:pass A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 21, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-3 5-2 4-3 2-2 2-1 1-1"
deal.B = "6-3 5-4 4-4 3-3 3-2 3-1 0-0"
deal.C = "6-5 6-2 6-1 6-0 5-1 3-0 1-0"
deal.D = "6-6 6-4 5-0 4-2 4-1 4-0 2-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-4L A:4-3L D:6-4R C:3-0L B:0-0L A:pass D:4-2R
C:1-0L B:3-1L A:5-3L D:5-0L C:6-2R B:6-3R A:pass D:4-0L C:pass
B:4-4L A:pass D:4-1L C:6-1L B:3-3R A:pass D:pass C:6-0L B:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 32 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-5 4-4 3-0 2-0 1-1"
deal.B = "6-0 3-3 3-2 3-1 2-2 1-0 0-0"
deal.C = "6-5 6-2 5-4 5-2 5-1 4-1 2-1"
deal.D = "6-6 6-1 5-3 5-0 4-3 4-2 4-0"
yard = ""
play = """
C:4-1 B:3-1R A:4-4L D:5-3R C:5-2R B:3-2R A:6-4L D:6-6L C:6-2L
B:2-2L A:6-3R D:6-1R C:2-1R B:pass A:2-0L D:4-2R C:5-4R B:6-0L
A:5-5R D:5-0R C:6-5L B:1-0R A:1-1R D:pass C:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 42, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-2 4-3 4-0 1-1 0-0"
deal.B = "6-6 6-5 6-4 4-1 3-2 2-2 1-0"
deal.C = "6-1 6-0 5-5 5-4 5-1 5-0 3-3"
deal.D = "5-3 4-4 4-2 3-1 3-0 2-1 2-0"
yard = ""
play = """
B:6-6 A:6-3L D:5-3L C:5-5L B:6-5L A:6-2L D:4-2L C:6-1R B:6-4L
A:1-1R D:3-1R C:6-0L B:1-0L A:4-3R D:4-4R C:5-1L B:4-1R A:5-2L
D:2-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 3-2 3-0 2-1 1-1 0-0"
deal.B = "6-5 6-4 6-3 6-1 5-0 4-4 3-3"
deal.C = "5-4 5-2 4-3 4-2 4-1 3-1 1-0"
deal.D = "6-0 5-5 5-3 5-1 4-0 2-2 2-0"
yard = ""
play = """
A:6-6 D:6-0L C:1-0L B:6-1L A:6-2L D:2-2L C:4-2L B:6-4L A:pass
D:pass C:pass B:6-5L A:pass D:5-5L C:5-4L B:4-4L A:pass D:4-0L
C:pass B:5-0L A:pass D:5-3L C:3-1L B:6-3R A:3-0R D:5-1L C:5-2L
B:pass A:2-1L D:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 44 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-4 5-3 5-0 3-0 1-0 0-0"
deal.B = "6-5 6-4 6-0 4-3 3-3 3-2 2-2"
deal.C = "6-3 6-1 5-1 4-0 3-1 2-1 1-1"
deal.D = "6-6 6-2 5-2 4-4 4-2 4-1 2-0"
yard = ""
play = """
D:6-6 C:6-1L B:6-5R A:5-5R D:5-2R C:1-1L B:3-2R A:5-3R D:4-1L
C:5-1R B:6-4L A:1-0R D:6-2L C:4-0R B:2-2L A:5-4R D:4-2L C:pass
B:4-3L A:3-0L D:2-0L C:2-1L B:pass A:5-0R D:pass C:3-1L B:3-3L
A:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 5-0 4-4 3-3 3-2 2-1"
deal.B = "6-4 5-4 5-2 4-2 4-1 2-0 1-1"
deal.C = "6-2 6-1 6-0 5-5 5-1 4-3 0-0"
deal.D = "6-5 5-3 4-0 3-1 3-0 2-2 1-0"
yard = ""
play = """
C:6-2 B:6-4L A:4-4L D:2-2R C:4-3L B:5-2R A:3-3L D:6-5R C:6-0R
B:2-0R A:6-3L D:pass C:6-1L B:4-1L A:3-2R D:5-3R C:5-1R B:5-4L
A:2-1R D:pass C:5-5L B:4-2R A:5-0L D:4-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 5-3 5-2 3-0 2-2 2-0"
deal.B = "6-5 6-4 4-2 4-1 3-3 3-2 3-1"
deal.C = "6-2 5-5 5-1 5-0 4-0 2-1 1-1"
deal.D = "6-3 6-1 6-0 4-4 4-3 1-0 0-0"
yard = ""
play = """
B:6-5 A:6-6L D:6-3L C:5-0R B:3-3L A:5-3L D:6-0R C:5-5L B:6-4R
A:5-4R D:pass C:5-1L B:4-1L A:5-2R D:4-4L C:4-0L B:4-2R A:2-0L
D:4-3R C:6-2L B:3-2R A:2-2R D:6-1L C:2-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-2 5-0 4-4 3-3 3-0"
deal.B = "6-5 6-2 5-4 4-3 3-2 3-1 2-0"
deal.C = "6-6 6-4 6-0 5-5 5-1 4-2 2-1"
deal.D = "5-3 4-1 4-0 2-2 1-1 1-0 0-0"
yard = ""
play = """
A:3-3 D:5-3L C:5-5L B:6-5L A:6-3L D:pass C:pass B:4-3L A:4-4L
D:4-1L C:2-1L B:6-2L A:6-1L D:1-1L C:5-1L B:5-4L A:3-0R D:4-0L
C:6-0L B:2-0R A:5-2R D:pass C:6-6L B:pass A:5-0R
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-0 4-0 3-3 3-0 2-0 1-0"
deal.B = "6-4 5-4 5-3 4-4 4-1 3-2 0-0"
deal.C = "6-2 6-1 6-0 5-5 4-3 3-1 2-1"
deal.D = "6-6 6-3 5-2 5-1 4-2 2-2 1-1"
yard = ""
play = """
D:6-6 C:6-2L B:3-2L A:3-0L D:6-3R C:6-0L B:6-4L A:4-0L D:pass
C:3-1R B:0-0L A:1-0R D:pass C:pass B:pass A:5-0L D:5-2L C:2-1L
B:4-1L A:2-0R D:4-2L C:pass B:pass A:pass D:2-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 25, BD = 66 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-48"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 193, BD = 215 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-48"
commitment = "e70e61fc9b227d1f2fe85ca6a22c0975e581b1fa292299942d5f38b51752739c"
secret = "a76f9792e924edc106e36a561957b1d2f39819450771efc4f8b86b894e5988e9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-3 3-0 2-2 2-1 2-0"
deal.B = "6-5 5-5 5-2 5-1 4-3 4-2 1-0"
deal.C = "6-6 6-2 6-1 5-4 5-0 3-2 3-1"
deal.D = "6-0 4-4 4-1 4-0 3-3 1-1 0-0"
yard = ""
play = """
C:6-6 B:6-5L A:5-3L D:3-3L C:6-2R B:4-2R A:6-3L D:4-4R C:5-4R
B:5-5R A:6-4L D:4-0L C:5-0L B:5-1L A:2-1L D:pass C:3-2L B:4-3L
A:pass D:4-1L C:6-1L B:5-2R A:2-2R D:6-0L C:pass B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-2 5-0 4-3 3-3 1-1"
deal.B = "6-5 6-3 3-2 3-1 3-0 2-0 1-0"
deal.C = "6-2 6-1 5-4 5-1 4-4 2-1 0-0"
deal.D = "6-0 5-5 5-3 4-2 4-1 4-0 2-2"
yard = ""
play = """
B:1-0 A:1-1L D:4-1L C:5-4L B:6-5L A:6-6L D:6-0L C:0-0L B:3-0L
A:4-3L D:4-0R C:4-4L B:pass A:6-4L D:4-2R C:6-2L B:2-0L A:5-0L
D:5-5L C:5-1L B:3-1L A:3-3L D:5-3L C:2-1R B:pass A:5-2L
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 6-1 5-5 4-4 2-2 1-0"
deal.B = "6-4 4-3 4-2 3-3 3-2 2-0 0-0"
deal.C = "6-3 6-0 5-0 4-1 4-0 3-1 3-0"
deal.D = "6-6 5-4 5-3 5-2 5-1 2-1 1-1"
yard = ""
play = """
A:6-5 D:6-6L C:6-3L B:4-3L A:4-4L D:5-4L C:5-0L B:2-0L A:6-2L
D:5-1R C:6-0L B:0-0L A:1-0L D:1-1L C:4-1L B:6-4L A:6-1L D:2-1L
C:3-1R B:3-3R A:2-2L D:5-3R C:pass B:3-2L A:5-5R
"""
end = "out"
winner = "AC"
delta = { AC = 13, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-0 5-2 4-2 3-2 3-0"
deal.B = "5-5 5-4 4-4 4-0 2-1 2-0 1-1"
deal.C = "6-6 6-2 6-1 5-3 3-3 3-1 1-0"
deal.D = "6-4 5-1 5-0 4-3 4-1 2-2 0-0"
yard = ""
play = """
D:0-0 C:1-0L B:4-0R A:4-2R D:4-1L C:6-2R B:5-4L A:6-5L D:6-4L
C:6-6R B:4-4L A:6-3R D:4-3R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 46 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-5 5-3 5-2 3-3 0-0"
deal.B = "5-1 4-4 4-3 4-2 2-1 1-1 1-0"
deal.C = "6-6 6-5 6-3 5-0 3-2 3-1 2-0"
deal.D = "6-2 6-1 5-4 4-1 4-0 3-0 2-2"
yard = ""
play = """
C:6-6 B:pass A:6-4L D:6-2R C:3-2R B:4-3R A:pass D:4-1L C:3-1L
B:4-4R A:5-3L D:5-4L C:pass B:4-2L A:5-2L D:4-0R C:6-5L B:1-0R
A:6-0L D:6-1R C:6-3R B:pass A:0-0L D:3-0L C:pass B:pass A:3-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 40, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-1 6-0 2-1 2-0 0-0"
deal.B = "6-2 5-5 5-4 5-2 4-4 4-0 3-0"
deal.C = "6-5 6-4 5-1 4-3 4-2 3-3 3-2"
deal.D = "5-3 5-0 4-1 3-1 2-2 1-1 1-0"
yard = ""
play = """
B:5-5 A:pass D:5-3L C:6-5R B:6-2R A:6-3L D:2-2R C:6-4L B:5-2R
A:pass D:4-1L C:5-1L B:5-4L A:pass D:5-0R C:4-3L B:3-0R A:pass
D:3-1L C:3-3R B:pass A:6-1L D:pass C:3-2R B:pass A:6-6L D:pass
C:4-2R
"""
end = "out"
winner = "AC"
delta = { AC = 15, BD = 25 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-1 4-2 3-3 3-2 1-1 0-0"
deal.B = "6-3 6-0 5-0 4-4 4-1 2-1 1-0"
deal.C = "6-4 5-5 5-4 5-3 5-2 4-3 4-0"
deal.D = "6-6 6-5 6-1 3-1 3-0 2-2 2-0"
yard = ""
play = """
A:6-2 D:6-6L C:6-4L B:4-1L A:5-1L D:6-5L C:5-2R B:5-0R A:0-0R
D:6-1L C:4-0R B:2-1L A:4-2L D:pass C:5-4L B:4-4R A:pass D:pass
C:5-5L B:pass A:pass D:pass C:5-3L B:6-3L A:pass D:pass C:4-3R
"""
end = "out"
winner = "AC"
delta = { AC = 45, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-4 5-1 4-0 3-1 2-2 1-0"
deal.B = "6-4 6-2 6-1 5-5 4-3 3-0 2-1"
deal.C = "6-3 6-0 5-3 4-2 3-2 2-0 0-0"
deal.D = "6-5 5-2 5-0 4-4 4-1 3-3 1-1"
yard = ""
play = """
D:4-4 C:4-2L B:6-4R A:2-2L D:6-5R C:5-3R B:2-1L A:5-1L D:3-3R
C:6-3R B:5-5L A:5-4L D:4-1L C:6-0R B:3-0R A:3-1L D:pass C:3-2L
B:6-2L A:6-6L D:pass C:pass B:6-1L A:1-0L D:5-0L C:pass B:4-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 4-2 3-3 2-1 2-0 0-0"
deal.B = "5-3 4-3 4-1 4-0 3-1 3-0 1-1"
deal.C = "6-6 5-5 5-4 5-2 5-1 5-0 2-2"
deal.D = "6-5 6-2 6-1 6-0 4-4 3-2 1-0"
yard = ""
play = """
C:6-6 B:pass A:6-4L D:4-4L C:5-4L B:5-3L A:6-3L D:6-5L C:5-5L
B:pass A:pass D:6-2R C:5-2L B:pass A:4-2L D:3-2R C:pass B:4-3L
A:3-3L D:pass C:pass B:3-1L A:2-1L D:pass C:2-2L B:3-0R A:2-0L
D:6-0L C:5-0R B:pass A:pass D:6-1L C:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 62, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-3 5-2 4-1 2-0 0-0"
deal.B = "6-5 6-1 5-5 5-4 4-2 2-2 1-0"
deal.C = "6-6 6-4 5-1 5-0 4-4 4-3 3-3"
deal.D = "6-2 4-0 3-2 3-1 3-0 2-1 1-1"
yard = ""
play = """
B:4-2 A:4-1L D:2-1L C:pass B:2-2L A:5-2L D:3-2R C:4-3R B:5-4R
A:5-3L D:3-1L C:5-1L B:5-5L A:pass D:pass C:5-0L B:6-5R A:6-0L
D:6-2L C:6-6R B:6-1R A:2-0L D:1-1R C:pass B:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 58 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-2 5-0 3-3 3-2 0-0"
deal.B = "6-4 5-5 4-4 4-3 4-1 3-1 3-0"
deal.C = "6-1 5-3 5-1 2-2 2-1 2-0 1-1"
deal.D = "6-6 6-3 6-2 5-4 4-2 4-0 1-0"
yard = ""
play = """
A:6-5 D:6-6L C:5-3R B:4-3R A:6-0L D:4-0L C:pass B:6-4L A:pass
D:5-4R C:6-1L B:5-5R A:5-2R D:6-2R C:5-1L B:pass A:5-0L D:1-0L
C:2-1L B:pass A:3-2L D:6-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 14 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-3 5-0 4-1 3-3 3-2 0-0"
deal.B = "6-0 5-4 4-4 4-2 3-0 2-0 1-0"
deal.C = "6-6 5-5 5-1 4-3 3-1 2-2 2-1"
deal.D = "6-5 6-4 6-2 6-1 5-2 4-0 1-1"
yard = ""
play = """
D:6-5 C:6-6L B:6-0L A:5-0L D:5-2L C:5-5R B:2-0L A:0-0L D:4-0L
C:4-3L B:5-4R A:6-3L D:6-4R C:pass B:pass A:pass D:6-2L C:2-2L
B:4-2L A:4-1L D:6-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 57 }
[[match]]
bones = 1
variant = "dominican"
rules_version = 1
id = "dominican-49"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 215, BD = 152 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "closer_or_left"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 25
double_capicua_bonus = 25
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 25
lead_pass_bonus = 50
lead_double_pass_bonus = 25
round_bonus = "none"
target = 200
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "dominican-49"
commitment = "2142ce2d1cc909b2298734cb7c612fdcda1cb8c13ee96c8647b6b93d0e17f3f7"
secret = "e532544d462bd27fdc1a19db51f17e9fcd0b8d0a98ed28df22490dbd02afb8f3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-2 5-0 4-4 4-3 4-0"
deal.B = "6-4 6-3 5-4 4-2 3-2 3-0 2-1"
deal.C = "6-2 6-0 5-5 5-1 2-2 2-0 1-0"
deal.D = "6-1 5-3 4-1 3-3 3-1 1-1 0-0"
yard = ""
play = """
A:6-6 D:6-1L C:6-2R B:4-2R A:4-3R D:4-1L C:pass B:6-4L A:6-5L
D:5-3L C:pass B:6-3L A:pass D:3-3R C:6-0L B:3-2R A:5-2R D:0-0L
C:5-5R B:5-4R A:4-0L D:pass C:pass B:pass A:4-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 37, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 6-0 5-4 5-0 3-3 2-1"
deal.B = "5-5 5-3 4-1 4-0 3-1 1-0 0-0"
deal.C = "6-5 6-4 5-1 4-3 4-2 2-0 1-1"
deal.D = "6-6 6-1 5-2 4-4 3-2 3-0 2-2"
yard = ""
play = """
D:6-6 C:6-4L B:4-1L A:2-1L D:5-2L C:6-5R B:5-5L A:5-0L D:3-0L
C:4-3L B:5-3R A:6-3R D:4-4L C:4-2L B:pass A:6-0R D:3-2L C:2-0R
B:3-1L A:6-2R D:6-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 23 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-2 3-2 3-1 2-2 2-1 1-1"
deal.B = "6-3 6-2 6-1 5-3 4-3 4-2 4-1"
deal.C = "6-4 5-5 5-0 4-4 4-0 2-0 0-0"
deal.D = "6-6 6-0 5-4 5-1 3-3 3-0 1-0"
yard = ""
play = """
C:4-4 B:4-3L A:3-1L D:5-1L C:5-5L B:5-3L A:3-2L D:5-4R C:2-0L
B:pass A:6-5R D:6-0L C:6-4L B:6-3R A:pass D:3-3R C:4-0L B:pass
A:pass D:3-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 21 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 4-3 3-2 3-0 2-2 2-1"
deal.B = "6-6 6-2 5-4 5-0 4-4 3-3 0-0"
deal.C = "5-3 5-2 4-1 4-0 3-1 1-1 1-0"
deal.D = "6-3 6-1 6-0 5-5 5-1 4-2 2-0"
yard = ""
play = """
B:6-6 A:6-5L D:5-5L C:5-3L B:6-2R A:2-1R D:6-3L C:1-1R B:pass
A:6-4L D:4-2L C:5-2L B:5-4L A:4-3L D:6-1R C:3-1L B:pass A:pass
D:5-1L C:pass B:5-0L A:3-0L D:6-0R C:1-0R B:3-3L A:3-2L D:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-5 5-1 4-0 3-0 2-2"
deal.B = "6-3 5-4 5-3 4-4 4-1 3-2 3-1"
deal.C = "6-5 6-4 3-3 2-1 2-0 1-1 1-0"
deal.D = "6-1 6-0 5-2 5-0 4-3 4-2 0-0"
yard = ""
play = """
A:4-0 D:4-3L C:3-3L B:6-3L A:6-6L D:6-1L C:1-0R B:4-1L A:5-1R
D:4-2L C:6-5R B:3-2L A:3-0L D:6-0L C:6-4L B:5-4L A:5-5L D:5-2L
C:2-1L B:3-1L A:6-2R D:pass C:2-0R B:5-3L A:pass D:5-0L C:pass
B:pass A:pass D:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 56 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 6-3 5-4 4-0 2-1 0-0"
deal.B = "5-5 5-2 5-0 4-3 4-2 3-3 1-0"
deal.C = "6-5 6-1 5-3 4-4 3-0 2-0 1-1"
deal.D = "6-2 6-0 5-1 4-1 3-2 3-1 2-2"
yard = ""
play = """
D:6-2 C:6-5L B:5-5L A:5-4L D:4-1L C:1-1L B:5-2R A:2-1L D:3-2L
C:5-3L B:5-0L A:0-0L D:6-0L C:6-1L B:1-0L A:4-0L D:5-1R C:4-4L
B:4-3L A:6-3L D:3-1R C:3-0R B:pass A:6-6L D:pass C:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-2 5-1 4-4 2-1 2-0"
deal.B = "6-5 6-0 5-4 4-0 3-3 3-2 3-1"
deal.C = "6-4 5-3 5-0 4-2 2-2 1-1 0-0"
deal.D = "6-6 6-3 6-2 4-3 4-1 3-0 1-0"
yard = ""
play = """
C:2-2 B:3-2L A:5-2R D:6-3L C:6-4L B:6-5R A:4-4L D:4-3L C:5-3L
B:5-4L A:6-1R D:4-1L C:1-1L B:3-1L A:2-1R D:3-0L C:4-2R B:6-0L
A:pass D:6-6L C:pass B:4-0R A:2-0R D:6-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 21 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 4-1 3-2 3-1 2-2 0-0"
deal.B = "6-4 6-3 5-5 5-2 5-0 4-0 1-1"
deal.C = "6-5 5-3 5-1 4-4 3-0 2-1 2-0"
deal.D = "6-6 6-1 6-0 4-3 4-2 3-3 1-0"
yard = ""
play = """
B:5-5 A:5-4L D:4-3L C:5-3L B:5-2L A:3-2L D:3-3L C:3-0L B:5-0L
A:pass D:pass C:5-1L B:1-1L A:4-1L D:4-2L C:2-1L B:pass A:3-1L
D:pass C:6-5R B:6-4R A:pass D:pass C:4-4R B:6-3L A:6-2L D:pass
C:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 30, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-3 5-2 4-4 4-3 2-2 2-1"
deal.B = "6-6 6-0 5-4 5-1 4-2 2-0 1-0"
deal.C = "6-3 6-1 5-5 4-0 3-3 3-2 0-0"
deal.D = "6-4 6-2 5-0 4-1 3-1 3-0 1-1"
yard = ""
play = """
A:5-2 D:5-0L C:3-2R B:6-0L A:5-3R D:6-4L C:5-5R B:5-4L A:6-5L
D:6-2L C:pass B:4-2L A:4-3L D:3-1L C:6-1L B:6-6L A:pass D:pass
C:6-3L B:5-1R A:2-1R D:3-0L C:0-0L B:2-0L A:2-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 5-3 3-3 3-0 2-0 1-0"
deal.B = "6-4 6-2 5-0 4-3 3-2 2-1 0-0"
deal.C = "6-1 5-4 5-1 4-1 4-0 3-1 2-2"
deal.D = "6-6 6-0 5-5 5-2 4-4 4-2 1-1"
yard = ""
play = """
D:6-6 C:6-1L B:6-4R A:1-0L D:6-0L C:4-1R B:6-2L A:2-0L D:1-1R
C:4-0L B:4-3L A:3-3L D:pass C:3-1L B:2-1L A:pass D:5-2L C:5-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 34, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-4 4-2 3-1 1-0 0-0"
deal.B = "6-6 5-3 5-2 5-0 4-4 4-1 3-2"
deal.C = "6-5 6-4 6-0 3-0 2-1 2-0 1-1"
deal.D = "6-3 5-5 5-1 4-3 4-0 3-3 2-2"
yard = ""
play = """
C:1-1 B:4-1L A:5-4L D:5-5L C:6-5L B:6-6L A:6-1L D:5-1L C:2-1R
B:5-3L A:4-2R D:6-3L C:6-4R B:pass A:6-2L D:2-2L C:2-0L B:5-0L
A:pass D:pass C:6-0R B:5-2L A:1-0R D:pass C:pass B:3-2L A:3-1R
D:4-3L C:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-1 4-3 3-1 3-0 2-1 1-0"
deal.B = "6-1 4-4 4-0 3-3 3-2 2-2 2-0"
deal.C = "6-5 6-3 6-0 5-3 5-2 4-2 0-0"
deal.D = "6-6 6-4 6-2 5-4 5-0 4-1 1-1"
yard = ""
play = """
B:4-4 A:4-3L D:6-4R C:6-3L B:6-1L A:3-1L D:6-6R C:5-3L B:pass
A:5-5L D:5-4L C:6-5R B:4-0L A:1-0L D:4-1L C:5-2R B:3-2R A:3-0R
D:5-0R C:4-2L B:2-2L A:2-1L D:1-1L C:pass B:pass A:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 41, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-4 3-3 3-0 2-2 1-1 0-0"
deal.B = "6-6 5-3 5-1 5-0 4-3 4-2 3-2"
deal.C = "6-5 6-4 6-2 6-0 4-0 3-1 1-0"
deal.D = "6-1 5-5 5-2 4-4 4-1 2-1 2-0"
yard = ""
play = """
A:6-3 D:6-1L C:3-1R B:5-1L A:1-1R D:5-5L C:6-5L B:6-6L A:pass
D:4-1R C:6-4R B:pass A:pass D:pass C:6-0L B:5-0L A:5-4L D:4-4L
C:4-0L B:pass A:3-0L D:pass C:6-2R B:5-3L A:2-2R D:5-2L C:pass
B:4-2L A:pass D:2-1R C:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 39, BD = 0 }
