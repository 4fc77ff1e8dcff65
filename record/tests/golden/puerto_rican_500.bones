[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-0"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 525, BD = 487 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-0"
commitment = "97f1af3869ba456f1c735645410b82660f5c3fa40e6db4a192d9b7bb549e13d2"
secret = "5af52ad3baaa2af534fa7ace9863334e1d9e9e9739000d8f463c90b961186e59"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 6-0 5-2 4-3 2-2"
deal.B = "6-3 6-2 5-0 4-0 3-2 1-1 1-0"
deal.C = "6-1 5-4 5-3 3-3 3-1 3-0 2-0"
deal.D = "5-5 5-1 4-4 4-2 4-1 2-1 0-0"
yard = ""
play = """
A:6-6 D:pass C:6-1L B:6-2R A:5-2R D:5-5R C:5-4R B:4-0R A:6-0R
D:4-1L C:pass B:6-3R A:6-4L D:pass C:5-3R B:5-0R A:6-5L D:5-1L
C:3-1L B:3-2L A:2-2L D:4-2L C:3-0R B:pass A:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 214, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-5 5-4 5-2 4-2 3-2 1-0"
deal.B = "6-4 6-2 5-0 4-0 3-1 2-0 0-0"
deal.C = "6-3 6-1 5-3 5-1 4-4 3-0 1-1"
deal.D = "6-6 6-5 4-3 4-1 3-3 2-2 2-1"
yard = ""
play = """
D:6-6 C:6-3L B:6-2R A:3-2L D:2-2L C:pass B:2-0L A:6-0L D:6-5L
C:5-3L B:3-1L A:1-0L D:2-1R C:6-1R B:4-0L A:5-4L D:pass C:5-1L
B:6-4R A:4-2R D:4-1L C:4-4L B:pass A:5-2R D:4-3L C:3-0L B:0-0L
A:5-5R
"""
end = "out"
winner = "AC"
delta = { AC = 86, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-3 5-2 5-1 1-1 1-0"
deal.B = "6-6 6-2 5-0 4-2 3-1 3-0 2-2"
deal.C = "6-4 6-3 5-4 4-1 3-2 2-1 2-0"
deal.D = "6-5 6-0 4-4 4-3 4-0 3-3 0-0"
yard = ""
play = """
C:6-4 B:6-6L A:6-1L D:4-4R C:5-4R B:3-1L A:5-3L D:6-5L C:6-3L
B:5-0R A:1-0R D:3-3L C:3-2L B:2-2L A:5-2L D:pass C:4-1R B:4-2R
A:5-5L D:pass C:2-1R B:pass A:5-1L D:pass C:pass B:pass A:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 78, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 5-5 5-4 4-4 3-2 2-1"
deal.B = "6-4 6-1 5-1 4-3 2-0 1-1 0-0"
deal.C = "6-3 6-2 5-0 4-0 3-3 3-0 2-2"
deal.D = "6-5 5-3 5-2 4-2 4-1 3-1 1-0"
yard = ""
play = """
B:2-0 A:3-2L D:5-3L C:5-0L B:0-0L A:6-0L D:6-5L C:4-0R B:6-4R
A:5-5L D:5-2L C:6-3R B:4-3R A:2-1L D:4-1L C:pass B:pass A:5-4L
D:4-2R C:6-2R B:6-1R A:pass D:1-0R C:3-0R B:5-1L A:pass D:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 155 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-0 4-2 3-2 1-1 1-0 0-0"
deal.B = "6-5 6-4 6-3 5-2 4-4 4-3 3-1"
deal.C = "6-0 5-5 5-1 4-1 4-0 3-3 2-1"
deal.D = "6-6 6-2 6-1 5-4 3-0 2-2 2-0"
yard = ""
play = """
A:5-3 D:5-4L C:3-3R B:4-3L A:3-2L D:2-2L C:2-1L B:3-1L A:pass
D:3-0L C:6-0L B:6-3R A:pass D:6-6L C:pass B:6-4L A:4-2L D:6-2L
C:pass B:6-5L A:5-0L D:2-0L C:pass B:5-2L A:pass D:6-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 28 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 6-2 5-4 3-3 2-1 1-0"
deal.B = "6-0 5-0 4-3 4-0 3-2 3-0 0-0"
deal.C = "6-3 6-1 5-2 4-4 4-2 2-2 1-1"
deal.D = "6-5 5-5 5-3 5-1 4-1 3-1 2-0"
yard = ""
play = """
D:5-5 C:5-2L B:5-0R A:6-2L D:6-5L C:pass B:0-0R A:5-4L D:4-1L
C:6-1L B:4-0R A:6-6L D:pass C:6-3L B:3-0L A:1-0L D:5-1L C:4-4R
B:4-3R A:3-3R D:5-3R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 42 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-1 5-2 5-1 4-3 3-0 0-0"
deal.B = "6-0 5-4 4-4 4-2 4-1 3-2 1-1"
deal.C = "6-5 5-5 4-0 3-1 2-2 2-1 1-0"
deal.D = "6-4 6-3 6-2 5-3 5-0 3-3 2-0"
yard = ""
play = """
C:6-5 B:6-0L A:3-0L D:5-3R C:3-1L B:4-1L A:4-3L D:3-3L C:pass
B:3-2L A:5-2L D:5-0L C:4-0L B:4-2L A:pass D:6-2L C:pass B:pass
A:6-6L D:6-3R C:pass B:pass A:6-1L D:6-4R C:2-1L B:4-4R A:pass
D:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 21 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 5-2 4-3 4-0 1-0 0-0"
deal.B = "6-6 6-1 6-0 5-4 3-3 3-2 1-1"
deal.C = "6-5 6-3 5-0 4-4 4-1 3-1 2-0"
deal.D = "6-4 6-2 5-1 4-2 3-0 2-2 2-1"
yard = ""
play = """
B:6-1 A:1-0R D:6-2L C:5-0R B:5-4R A:5-2L D:4-2R C:6-5L B:3-2R
A:5-3R D:6-4L C:4-4L B:pass A:4-3L D:5-1R C:6-3L B:6-6L A:pass
D:2-1R C:2-0R B:6-0L A:4-0L D:3-0R C:4-1L B:3-3R A:pass D:pass
C:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 106, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 4-4 4-2 4-0 3-3 3-0"
deal.B = "6-5 6-1 5-5 5-3 5-2 3-1 2-1"
deal.C = "6-2 5-4 4-3 2-0 1-1 1-0 0-0"
deal.D = "6-4 6-3 5-1 5-0 4-1 3-2 2-2"
yard = ""
play = """
A:6-6 D:6-4L C:5-4L B:5-2L A:4-2L D:6-3R C:4-3L B:5-3L A:3-3R
D:3-2R C:6-2R B:6-1R A:pass D:5-1R C:pass B:6-5L A:6-0L D:5-0L
C:pass B:5-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 36 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 5-3 5-1 4-0 3-2 1-1"
deal.B = "6-1 5-5 5-0 4-4 4-3 2-0 0-0"
deal.C = "6-4 6-0 5-2 3-3 2-2 2-1 1-0"
deal.D = "6-5 6-3 5-4 4-2 4-1 3-1 3-0"
yard = ""
play = """
D:6-3 C:6-4L B:4-4L A:4-0L D:3-0L C:3-3L B:4-3L A:5-3R D:5-4R
C:pass B:pass A:pass D:4-1L C:2-1L B:2-0L A:pass D:4-2R C:5-2R
B:5-0R A:pass D:pass C:6-0L B:6-1L A:5-1L D:6-5L C:1-0R B:pass
A:6-6L D:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 5-3 4-4 3-3 2-2 2-0"
deal.B = "6-2 6-1 5-5 5-0 4-2 3-1 0-0"
deal.C = "6-4 6-3 5-4 5-2 5-1 3-2 1-0"
deal.D = "6-5 4-3 4-1 4-0 3-0 2-1 1-1"
yard = ""
play = """
C:6-4 B:6-1L A:4-4R D:4-1L C:5-4L B:5-0L A:6-0L D:6-5L C:5-2L
B:6-2L A:6-6L D:4-0R C:6-3L B:3-1L A:2-0R D:2-1R C:5-1L B:5-5L
A:5-3L D:4-3L C:1-0R B:0-0R A:pass D:3-0R C:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 5-4 5-3 5-1 2-0 0-0"
deal.B = "6-4 6-3 4-0 3-2 3-0 1-1 1-0"
deal.C = "6-5 6-0 5-5 5-2 3-3 3-1 2-2"
deal.D = "6-2 5-0 4-4 4-3 4-2 4-1 2-1"
yard = ""
play = """
B:6-3 A:6-6L D:4-3R C:6-5L B:4-0R A:5-4L D:4-4L C:6-0R B:6-4L
A:6-1L D:4-1L C:pass B:pass A:pass D:6-2R C:5-2R B:pass A:5-3R
D:4-2L C:3-3R B:3-2R A:2-0L D:5-0L C:5-5L B:pass A:5-1L D:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 108 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 6-2 4-0 3-3 3-1"
deal.B = "6-3 6-0 5-4 4-1 3-0 1-1 0-0"
deal.C = "5-5 5-3 4-4 3-2 2-1 2-0 1-0"
deal.D = "6-1 5-2 5-1 5-0 4-3 4-2 2-2"
yard = ""
play = """
A:6-6 D:6-1L C:2-1L B:6-0R A:6-2L D:5-0R C:5-5R B:5-4R A:6-5L
D:4-2R C:5-3L B:6-3L A:6-4L D:5-2R C:4-4L B:4-1L A:3-1L D:4-3L
C:pass B:pass A:4-0L D:5-1R C:2-0L B:1-1R A:pass D:2-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 6-0 5-1 3-0 1-1 1-0"
deal.B = "6-2 5-4 5-0 4-1 3-2 2-1 0-0"
deal.C = "6-6 6-4 5-2 4-4 4-2 2-2 2-0"
deal.D = "6-5 5-5 5-3 4-3 4-0 3-3 3-1"
yard = ""
play = """
D:5-5 C:5-2L B:5-4R A:pass D:4-3R C:4-2L B:3-2R A:pass D:4-0L
C:2-2R B:0-0L A:6-0L D:6-5L C:2-0R B:5-0L A:3-0L D:3-3L C:pass
B:pass A:6-3L D:pass C:6-6L B:6-2L A:1-0R D:3-1R C:pass B:2-1L
A:6-1L D:5-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 26 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-5 5-4 4-1 4-0 2-1 1-1"
deal.B = "6-6 6-5 6-4 6-0 5-2 3-2 2-2"
deal.C = "5-3 4-4 4-3 4-2 3-0 2-0 0-0"
deal.D = "6-2 6-1 5-1 5-0 3-3 3-1 1-0"
yard = ""
play = """
C:4-4 B:6-4L A:6-3L D:3-3L C:5-3L B:6-5L A:5-4R D:6-1L C:pass
B:5-2R A:4-1L D:6-2R C:4-3L B:3-2L A:2-1L D:5-1L C:pass B:6-6R
A:5-5L D:5-0L C:3-0L B:6-0R A:4-0R D:3-1L C:4-2R B:2-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-1 4-4 4-3 3-1 2-2 0-0"
deal.B = "6-6 5-3 5-2 4-0 3-2 3-0 1-0"
deal.C = "6-3 6-2 5-4 5-0 3-3 2-1 1-1"
deal.D = "6-5 6-1 6-0 5-5 4-2 4-1 2-0"
yard = ""
play = """
B:5-2 A:5-1L D:6-1L C:6-3L B:3-2L A:2-2L D:4-2L C:5-4L B:5-3L
A:4-3L D:4-1L C:6-2R B:6-6R A:3-1L D:6-5R C:3-3L B:3-0L A:0-0L
D:5-5R C:5-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 36 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 4-2 4-0 3-1 3-0 1-0"
deal.B = "6-4 6-2 6-0 5-5 4-3 2-1 1-1"
deal.C = "6-6 5-2 5-1 4-4 4-1 2-2 2-0"
deal.D = "6-3 5-4 5-3 5-0 3-3 3-2 0-0"
yard = ""
play = """
A:6-5 D:6-3L C:5-2R B:4-3L A:4-2L D:3-2L C:2-2R B:6-2R A:3-1L
D:pass C:6-6R B:1-1L A:6-1L D:pass C:pass B:6-4L A:4-0L D:5-0L
C:5-1L B:6-0R A:1-0L D:0-0L C:2-0L B:2-1L A:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 33, BD = 0 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-1"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 511, BD = 463 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-1"
commitment = "522251070d008683500eb0fa9237bcc467cca3494e718d92d206e61158267ba0"
secret = "6eac19cbdf1c5d05228edf8b01af6aece7bedde0d3eab8d5f3db295f13eac2a4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-4 4-4 4-2 4-1 2-0"
deal.B = "6-6 6-1 3-2 3-0 2-1 1-1 1-0"
deal.C = "6-5 5-2 5-1 5-0 4-3 4-0 2-2"
deal.D = "6-3 6-2 6-0 5-3 3-3 3-1 0-0"
yard = ""
play = """
B:6-6 A:6-4L D:6-3R C:4-3R B:pass A:4-1L D:3-1L C:4-0R B:3-2L
A:2-0L D:6-0L C:6-5L B:3-0R A:5-5L D:5-3L C:pass B:pass A:pass
D:3-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 166 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-3 5-2 5-1 4-3 4-0 2-1"
deal.B = "6-6 6-4 4-1 3-3 3-1 3-0 2-0"
deal.C = "6-5 6-2 5-0 4-4 3-2 2-2 0-0"
deal.D = "6-1 6-0 5-5 5-4 4-2 1-1 1-0"
yard = ""
play = """
A:5-2 D:5-5L C:2-2R B:2-0R A:5-1L D:6-1L C:6-5L B:3-0R A:5-3R
D:5-4L C:4-4L B:6-4L A:6-3L D:pass C:3-2L B:pass A:2-1L D:1-1L
C:5-0R B:4-1L A:4-0R D:4-2L C:6-2L B:6-6L A:4-3R
"""
end = "out"
winner = "AC"
delta = { AC = 92, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 5-5 5-0 4-3 3-3 3-0"
deal.B = "6-2 5-3 5-2 4-4 3-1 2-1 0-0"
deal.C = "6-0 5-4 5-1 4-2 4-0 3-2 2-0"
deal.D = "6-6 6-5 6-1 4-1 2-2 1-1 1-0"
yard = ""
play = """
D:6-6 C:6-0L B:6-2R A:3-0L D:2-2R C:3-2L B:5-2L A:5-5L D:6-5L
C:4-2R B:4-4R A:6-4L D:4-1L C:5-1L B:5-3L A:4-3R D:pass C:pass
B:3-1L A:6-3R D:6-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 82 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-1 5-0 4-4 4-1 4-0 3-0"
deal.B = "6-5 6-2 6-1 5-4 4-3 4-2 2-1"
deal.C = "6-6 6-3 5-3 5-2 3-1 1-1 1-0"
deal.D = "6-0 5-5 3-3 3-2 2-2 2-0 0-0"
yard = ""
play = """
C:6-6 B:6-5L A:6-4R D:5-5L C:5-3L B:5-4R A:5-0R D:3-3L C:6-3L
B:6-2L A:3-0R D:3-2L C:3-1L B:6-1L A:pass D:6-0L C:1-0L B:4-3R
A:4-0R D:2-0R C:5-2R B:2-1L A:5-1R D:2-2L C:1-1R
"""
end = "out"
winner = "AC"
delta = { AC = 31, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-4 4-4 3-3 3-2 3-1"
deal.B = "6-6 6-2 6-1 5-2 4-0 2-2 1-1"
deal.C = "6-3 5-3 5-1 4-2 2-1 2-0 1-0"
deal.D = "6-5 6-4 5-0 4-3 4-1 3-0 0-0"
yard = ""
play = """
B:6-6 A:6-0L D:5-0L C:5-1L B:6-2R A:3-1L D:4-3L C:4-2L B:5-2L
A:3-2R D:6-5L C:6-3L B:pass A:3-3L D:3-0L C:2-0L B:2-2L A:pass
D:pass C:5-3R B:pass A:5-5R D:pass C:2-1L B:6-1L A:5-4R D:6-4L
C:pass B:4-0L A:4-4R
"""
end = "out"
winner = "AC"
delta = { AC = 7, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-1 5-4 5-3 4-2 1-0"
deal.B = "6-6 5-5 5-0 4-3 3-3 2-2 2-1"
deal.C = "6-2 6-0 5-2 4-1 4-0 3-0 1-1"
deal.D = "6-3 5-1 4-4 3-2 3-1 2-0 0-0"
yard = ""
play = """
A:4-2 D:4-4L C:6-2R B:6-6R A:6-5R D:5-1R C:4-1R B:4-3L A:5-3L
D:pass C:4-0R B:5-5L A:5-4L D:2-0R C:5-2R B:5-0R A:1-0R D:3-1R
C:3-0R B:pass A:6-4L D:6-3L C:6-0R B:3-3L A:6-1R
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 6-0 5-2 5-1 3-2 0-0"
deal.B = "6-5 6-1 4-2 3-3 3-0 2-2 1-1"
deal.C = "6-4 5-5 4-3 4-0 3-1 2-0 1-0"
deal.D = "6-3 5-4 5-3 5-0 4-4 4-1 2-1"
yard = ""
play = """
D:6-3 C:6-4L B:3-3R A:3-2R D:5-4L C:5-5L B:6-5L A:6-2R D:pass
C:pass B:6-1L A:5-1L D:5-3L C:4-3L B:4-2L A:6-0R D:2-1L C:3-1L
B:3-0L A:0-0L D:5-0L C:2-0R B:2-2R A:5-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 32 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 4-1 2-2 2-1 1-0 0-0"
deal.B = "6-6 6-1 5-2 4-4 4-2 3-1 1-1"
deal.C = "6-4 6-3 6-2 4-3 4-0 3-3 3-2"
deal.D = "6-0 5-4 5-3 5-1 5-0 3-0 2-0"
yard = ""
play = """
C:3-3 B:3-1L A:2-1L D:2-0L C:4-0L B:4-4L A:4-1L D:5-1L C:4-3R
B:5-2L A:2-2L D:5-4R C:3-2L B:pass A:5-5R D:5-3L C:pass B:pass
A:6-5L D:6-0L C:pass B:pass A:0-0L D:5-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 58, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-2 5-1 4-2 3-3 3-1"
deal.B = "6-5 6-1 4-4 4-1 4-0 2-1 1-1"
deal.C = "6-4 6-3 5-5 5-4 4-3 2-2 0-0"
deal.D = "6-6 5-3 5-0 3-2 3-0 2-0 1-0"
yard = ""
play = """
B:6-5 A:6-2L D:3-2L C:5-5R B:pass A:5-1R D:5-3L C:5-4L B:4-4L
A:4-2L D:2-0L C:0-0L B:6-1R A:6-0L D:6-6L C:6-3L B:pass A:3-3L
D:3-0L C:6-4R B:4-1R A:3-1R D:5-0L C:4-3R B:4-0R A:5-2L
"""
end = "out"
winner = "AC"
delta = { AC = 6, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-0 4-0 3-3 3-2 1-0 0-0"
deal.B = "6-6 6-4 6-3 6-0 5-3 4-3 4-1"
deal.C = "5-4 5-2 4-2 3-0 2-2 2-0 1-1"
deal.D = "6-5 6-2 5-5 5-1 4-4 3-1 2-1"
yard = ""
play = """
A:5-0 D:6-5L C:2-0R B:6-6L A:6-1L D:5-1L C:5-2R B:5-3L A:3-2L
D:6-2L C:5-4R B:6-4L A:4-0L D:4-4R C:4-2R B:6-0L A:pass D:2-1R
C:1-1R B:6-3L A:3-3L D:3-1L C:pass B:4-1L A:1-0R D:pass C:3-0R
B:4-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 104 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-0 5-4 4-2 4-1 2-0 1-0"
deal.B = "6-5 5-5 4-3 4-0 3-1 2-2 0-0"
deal.C = "6-4 5-3 5-0 3-3 3-2 3-0 1-1"
deal.D = "6-6 6-3 6-1 5-2 5-1 4-4 2-1"
yard = ""
play = """
D:6-6 C:6-4L B:6-5R A:5-4L D:5-2L C:3-2L B:5-5R A:pass D:6-3L
C:5-3R B:4-3R A:6-2L D:2-1L C:1-1L B:3-1L A:4-2R D:pass C:3-3L
B:2-2R A:2-0R D:pass C:3-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 42, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-4 4-4 3-3 3-0 2-1 0-0"
deal.B = "6-5 6-1 5-5 5-2 5-1 4-2 4-0"
deal.C = "5-3 5-0 4-3 3-1 2-0 1-1 1-0"
deal.D = "6-6 6-4 6-2 6-0 4-1 3-2 2-2"
yard = ""
play = """
C:1-1 B:6-1L A:2-1R D:6-6L C:2-0R B:6-5L A:0-0R D:6-0R C:5-3L
B:pass A:6-3L D:6-4L C:4-3L B:pass A:3-0L D:6-2R C:1-0L B:5-2R
A:5-4R D:4-1L C:pass B:4-2L A:4-4R D:3-2L C:3-1L B:5-1L A:pass
D:pass C:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-4 5-1 4-1 4-0 1-1"
deal.B = "6-4 4-4 4-3 3-3 3-1 3-0 0-0"
deal.C = "6-0 5-3 5-2 5-0 2-2 2-1 1-0"
deal.D = "6-6 6-3 6-2 5-5 4-2 3-2 2-0"
yard = ""
play = """
B:6-4 A:4-0R D:6-6L C:6-0L B:3-0L A:pass D:6-3L C:5-0R B:pass
A:6-5R D:6-2L C:5-2L B:pass A:6-1R D:5-5L C:1-0R B:0-0R A:5-1L
D:2-0R C:2-1L B:pass A:pass D:4-2L C:2-2R B:4-4L A:5-4L D:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 5-4 5-2 5-1 2-0"
deal.B = "6-3 6-1 5-5 4-3 4-2 4-0 3-3"
deal.C = "6-4 6-0 5-0 3-2 3-1 2-1 1-1"
deal.D = "5-3 4-4 4-1 3-0 2-2 1-0 0-0"
yard = ""
play = """
A:6-6 D:pass C:6-0L B:6-3R A:2-0L D:2-2L C:3-2R B:4-2L A:5-4L
D:5-3L C:3-1L B:6-1L A:5-2R D:pass C:6-4L B:5-5R A:6-5R D:4-4L
C:pass B:4-3L A:6-2R D:3-0L C:5-0L B:pass A:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 5-2 5-0 3-2 2-0 0-0"
deal.B = "5-4 4-3 4-1 4-0 3-3 1-1 1-0"
deal.C = "6-5 6-4 6-2 6-0 5-1 4-2 2-1"
deal.D = "6-6 5-5 5-3 4-4 3-1 3-0 2-2"
yard = ""
play = """
D:6-6 C:6-2L B:pass A:2-0L D:3-0L C:6-5R B:5-4R A:3-2L D:2-2L
C:6-4R B:pass A:6-3R D:5-3R C:5-1R B:4-1R A:5-2L D:5-5L C:4-2R
B:pass A:5-0L D:pass C:6-0L B:pass A:6-1L D:3-1L C:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 28, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 6-0 4-3 4-0 3-1 1-0"
deal.B = "6-3 5-5 5-1 4-2 3-2 2-1 1-1"
deal.C = "6-1 5-4 5-2 3-0 2-2 2-0 0-0"
deal.D = "6-5 6-4 5-3 5-0 4-4 4-1 3-3"
yard = ""
play = """
C:2-2 B:4-2L A:4-3L D:5-3L C:5-2L B:3-2L A:3-1L D:4-1L C:5-4L
B:5-5L A:6-2R D:6-5L C:6-1L B:6-3R A:1-0L D:5-0L C:3-0R B:5-1L
A:4-0R D:6-4R C:pass B:2-1L A:6-6R D:pass C:2-0L B:pass A:6-0L
"""
end = "out"
winner = "AC"
delta = { AC = 116, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 6-0 5-4 5-1 2-2 0-0"
deal.B = "6-5 6-2 5-5 5-2 4-4 4-2 4-1"
deal.C = "6-6 5-3 4-3 4-0 3-2 3-0 2-1"
deal.D = "6-4 5-0 3-3 3-1 2-0 1-1 1-0"
yard = ""
play = """
B:6-5 A:6-3L D:3-3L C:5-3R B:pass A:pass D:3-1L C:2-1L B:6-2L
A:6-1L D:1-1L C:4-3R B:4-4R A:5-1L D:5-0L C:3-0L B:4-2R A:2-2R
D:2-0R C:4-0R B:4-1R A:pass D:1-0R C:3-2L B:5-2L A:5-4L D:6-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-3 5-2 3-3 3-1 0-0"
deal.B = "6-2 5-5 5-4 5-1 4-4 4-3 3-0"
deal.C = "6-4 6-3 5-0 4-2 4-1 2-2 2-0"
deal.D = "6-5 6-0 4-0 3-2 2-1 1-1 1-0"
yard = ""
play = """
A:3-3 D:3-2L C:6-3R B:6-2L A:6-6L D:6-5L C:6-4R B:5-5L A:5-3L
D:4-0R C:2-0R B:4-3L A:5-2R D:pass C:4-2L B:5-4R A:pass D:2-1L
C:4-1L B:4-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 38 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-1 5-0 4-3 4-2 3-0 1-1"
deal.B = "6-6 6-4 6-3 5-4 4-4 3-2 0-0"
deal.C = "6-5 5-5 5-1 4-1 3-3 2-2 2-0"
deal.D = "6-0 5-3 5-2 4-0 3-1 2-1 1-0"
yard = ""
play = """
D:6-0 C:6-5L B:5-4L A:3-0R D:4-0L C:3-3R B:6-3R A:5-0L D:5-3L
C:pass B:6-6R A:4-3L D:pass C:4-1L B:6-4R A:6-1L D:pass C:pass
B:4-4R A:6-2L D:5-2L C:5-5L B:pass A:4-2R D:2-1R C:5-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-4 4-4 4-3 3-3 1-0 0-0"
deal.B = "6-5 6-4 6-0 4-2 4-0 3-0 2-2"
deal.C = "6-6 6-3 5-5 5-3 5-0 3-2 2-1"
deal.D = "6-1 5-2 5-1 4-1 3-1 2-0 1-1"
yard = ""
play = """
C:5-5 B:6-5L A:5-4R D:6-1L C:2-1L B:6-4R A:6-2L D:pass C:6-6L
B:6-0L A:0-0L D:2-0L C:3-2L B:3-0L A:1-0L D:5-1L C:5-0L B:4-0L
A:4-4L D:4-1L C:6-3R B:pass A:4-3R D:3-1L C:5-3L
"""
end = "out"
winner = "AC"
delta = { AC = 19, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-4 5-1 4-3 4-2 2-2"
deal.B = "6-6 6-4 6-3 5-0 4-0 2-1 1-0"
deal.C = "6-1 4-4 4-1 3-2 3-1 3-0 0-0"
deal.D = "6-5 6-2 5-3 5-2 3-3 2-0 1-1"
yard = ""
play = """
B:6-6 A:6-0L D:2-0L C:3-2L B:6-4R A:4-3L D:pass C:4-4L B:4-0L
A:5-4R D:6-5R C:6-1R B:5-0L A:5-1L D:1-1L C:4-1L B:2-1R A:4-2L
D:6-2L C:pass B:6-3L A:2-2R D:5-3L C:pass B:pass A:5-5L
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-4 5-3 5-2 3-0 2-0 1-1"
deal.B = "6-4 6-0 5-5 4-1 3-2 2-2 0-0"
deal.C = "6-6 6-5 5-1 4-3 4-0 3-3 3-1"
deal.D = "6-3 6-1 5-0 4-4 4-2 2-1 1-0"
yard = ""
play = """
A:2-0 D:4-2L C:4-0R B:6-4L A:6-2L D:2-1L C:4-3R B:4-1L A:5-4L
D:5-0L C:3-3R B:6-0L A:3-0R D:6-3L C:3-1L B:0-0R A:1-1L D:6-1L
C:6-6L B:pass A:pass D:1-0R C:6-5L B:5-5L A:5-2L D:pass C:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 17, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 4-0 3-2 3-1 2-1 1-1"
deal.B = "6-6 6-2 5-5 5-3 5-0 4-4 3-0"
deal.C = "6-3 6-0 5-4 5-2 4-1 3-3 1-0"
deal.D = "6-1 5-1 4-3 4-2 2-2 2-0 0-0"
yard = ""
play = """
D:6-1 C:6-3L B:5-3L A:1-1R D:5-1L C:4-1L B:4-4L A:2-1R D:4-3L
C:3-3L B:6-2R A:3-2L D:4-2L C:5-4L B:6-6R A:6-5R D:pass C:5-2L
B:5-5R A:pass D:2-2L C:pass B:5-0R A:4-0R D:2-0L C:6-0L B:pass
A:6-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 8 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-3 5-2 5-1 3-3 3-1 1-1"
deal.B = "6-5 6-2 5-5 4-2 2-1 1-0 0-0"
deal.C = "5-4 4-3 4-1 4-0 3-2 3-0 2-2"
deal.D = "6-6 6-3 6-1 6-0 5-0 4-4 2-0"
yard = ""
play = """
C:4-3 B:4-2L A:3-3R D:2-0L C:3-0L B:pass A:3-1L D:6-1L C:3-2R
B:6-5L A:5-3L D:6-3L C:2-2R B:6-2L A:5-2L D:5-0L C:4-0L B:2-1R
A:5-1R D:4-4L C:5-4R B:pass A:6-4L D:6-6L C:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 17, BD = 0 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-2"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 276, BD = 570 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-2"
commitment = "ffa9737cd485ea461962f74bb6788a6f7a48687c2e8155f6d46d51a86c24d074"
secret = "b81d49d83e5e0945f460926b613763c76490f1f17216c58ec465d98bab0fcf15"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-5 4-2 4-0 3-1 3-0 2-2 0-0"
deal.B = "6-3 6-2 6-0 5-0 4-4 3-2 1-1"
deal.C = "6-6 5-3 5-2 4-3 4-1 2-1 2-0"
deal.D = "6-5 6-4 6-1 5-4 5-1 3-3 1-0"
yard = ""
play = """
C:6-6 B:6-3L A:3-1L D:6-5R C:4-1L B:4-4L A:5-5R D:5-4R C:4-3L
B:3-2L A:4-2L D:6-4L C:pass B:6-0L A:4-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 162, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 5-2 4-4 3-3 3-0 2-0"
deal.B = "6-4 5-3 5-1 5-0 4-3 4-2 0-0"
deal.C = "5-5 4-1 3-2 3-1 2-2 2-1 1-1"
deal.D = "6-5 6-3 6-2 6-1 6-0 4-0 1-0"
yard = ""
play = """
B:5-3 A:5-4L D:6-3R C:4-1L B:6-4R A:4-4R D:1-0L C:pass B:5-0L
A:5-2L D:6-2L C:pass B:4-3R A:6-6L D:6-5L C:5-5L B:5-1L A:3-3R
D:6-1L C:3-2R B:4-2R A:pass D:6-0L C:pass B:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 193 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-4 5-2 5-1 4-2 4-0 3-0"
deal.B = "6-6 6-3 6-2 5-3 4-4 4-3 3-1"
deal.C = "6-4 6-0 3-3 3-2 2-2 2-1 2-0"
deal.D = "6-1 5-5 5-0 4-1 1-1 1-0 0-0"
yard = ""
play = """
A:6-5 D:5-5R C:6-4L B:4-4L A:5-4L D:5-0L C:6-0L B:6-6L A:5-2R
D:6-1L C:2-1L B:6-2L A:4-2R D:4-1R C:pass B:3-1R A:3-0R D:0-0R
C:2-0R B:6-3L A:pass D:pass C:3-3L B:5-3L A:5-1L D:1-1L C:3-2R
B:4-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 58 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 6-2 5-3 5-2 4-1 1-0"
deal.B = "6-6 5-4 4-3 3-2 3-1 2-1 2-0"
deal.C = "5-1 5-0 4-4 4-2 4-0 2-2 0-0"
deal.D = "6-5 6-1 6-0 5-5 3-3 3-0 1-1"
yard = ""
play = """
D:3-3 C:pass B:3-2L A:6-3R D:6-5R C:4-2L B:5-4R A:6-4L D:6-0L
C:5-0L B:4-3R A:5-3L D:3-0L C:4-0L B:3-1R A:4-1L D:1-1L C:5-1L
B:2-1R A:6-2R D:5-5L C:pass B:6-6R A:5-2L D:6-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 38 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 5-4 5-3 3-0 1-1 1-0"
deal.B = "6-4 6-0 5-2 4-2 4-0 3-2 2-2"
deal.C = "5-1 4-4 4-3 4-1 3-3 2-1 0-0"
deal.D = "6-6 6-3 6-2 6-1 5-0 3-1 2-0"
yard = ""
play = """
C:5-1 B:5-2L A:1-1R D:6-1R C:2-1L B:6-4R A:5-4R D:5-0R C:4-1L
B:4-0R A:pass D:pass C:4-4L B:4-2L A:pass D:2-0L C:0-0L B:6-0L
A:6-5L D:pass C:4-3R B:3-2R A:5-5L D:6-2R C:pass B:pass A:5-3L
D:3-1L C:pass B:pass A:1-0L D:6-3R C:3-3R
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-0 4-1 4-0 3-2 3-1 3-0"
deal.B = "6-6 6-5 6-1 5-5 4-4 4-2 2-2"
deal.C = "6-2 5-3 3-3 2-1 2-0 1-1 0-0"
deal.D = "6-4 6-3 5-4 5-2 5-1 4-3 1-0"
yard = ""
play = """
B:6-6 A:6-0L D:6-4R C:2-0L B:4-4R A:3-2L D:5-4R C:5-3L B:5-5L
A:5-0L D:5-1R C:0-0L B:6-1R A:4-0L D:4-3L C:3-3L B:6-5R A:3-1L
D:1-0L C:pass B:pass A:3-0L D:5-2R C:6-2R B:pass A:pass D:6-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 110 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 6-0 5-4 5-2 4-3 4-2"
deal.B = "6-6 5-1 4-4 3-2 3-1 2-2 1-0"
deal.C = "6-5 6-2 5-5 5-3 5-0 2-0 0-0"
deal.D = "6-4 4-1 4-0 3-3 3-0 2-1 1-1"
yard = ""
play = """
A:6-3 D:3-0R C:6-5L B:5-1L A:6-1L D:6-4L C:5-0R B:4-4L A:5-4L
D:pass C:5-5L B:pass A:5-2L D:2-1L C:5-3R B:3-1L A:4-3L D:4-0L
C:2-0L B:3-2R A:4-2L D:4-1L C:6-2R B:6-6R A:6-0R
"""
end = "out"
winner = "AC"
delta = { AC = 13, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-3 5-1 5-0 4-0 3-3 3-1"
deal.B = "6-6 6-2 5-2 4-4 4-1 2-2 1-1"
deal.C = "6-4 6-1 6-0 5-5 3-2 3-0 1-0"
deal.D = "6-5 5-4 4-3 4-2 2-1 2-0 0-0"
yard = ""
play = """
D:0-0 C:6-0L B:6-6L A:6-3L D:2-0R C:3-2L B:2-2L A:pass D:2-1L
C:6-1L B:6-2L A:pass D:4-2L C:6-4L B:5-2R A:5-3R D:6-5L C:5-5L
B:pass A:3-3R D:4-3R C:pass B:4-4R A:5-1L D:5-4R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 17 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-3 5-1 4-2 3-1 3-0"
deal.B = "6-6 6-5 5-2 4-3 4-0 2-2 1-1"
deal.C = "6-4 6-3 6-2 5-0 3-2 2-0 0-0"
deal.D = "6-0 5-4 4-4 4-1 3-3 2-1 1-0"
yard = ""
play = """
C:6-4 B:6-6L A:6-1L D:1-0L C:5-0L B:6-5L A:4-2R D:2-1R C:6-3L
B:4-3L A:5-1R D:4-1L C:pass B:5-2R A:3-1L D:3-3L C:3-2L B:2-2L
A:pass D:pass C:6-2L B:pass A:pass D:6-0L C:2-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 44, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-4 4-0 3-2 3-0 1-1"
deal.B = "6-1 5-5 5-3 3-3 2-1 2-0 0-0"
deal.C = "6-2 6-0 5-0 4-2 4-1 2-2 1-0"
deal.D = "6-5 6-3 5-2 5-1 4-4 4-3 3-1"
yard = ""
play = """
B:5-5 A:5-4L D:4-4L C:4-2L B:5-3R A:3-2L D:4-3L C:4-1L B:3-3R
A:3-0R D:5-1L C:5-0L B:0-0L A:4-0L D:pass C:6-0R B:6-1R A:6-4L
D:3-1R C:6-2L B:2-0L A:pass D:6-3R C:1-0L B:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-0 4-2 2-1 2-0 1-1"
deal.B = "5-1 4-4 4-3 4-1 4-0 3-1 2-2"
deal.C = "6-6 6-4 6-1 5-5 5-4 5-3 3-3"
deal.D = "6-5 6-2 5-2 3-2 3-0 1-0 0-0"
yard = ""
play = """
A:6-3 D:6-2L C:5-3R B:5-1R A:4-2L D:1-0R C:6-4L B:4-0R A:6-0L
D:0-0L C:5-4R B:pass A:5-0L D:6-5L C:6-6L B:pass A:pass D:5-2R
C:6-1L B:4-1L A:2-1R D:pass C:pass B:4-4L A:1-1R D:pass C:pass
B:4-3L A:pass D:3-2L C:pass B:2-2L A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 7, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-2 4-2 3-2 3-1 2-0 0-0"
deal.B = "6-6 6-3 6-0 5-1 4-4 3-0 2-2"
deal.C = "6-5 6-4 5-4 5-0 4-3 4-0 1-1"
deal.D = "6-1 5-5 5-3 4-1 3-3 2-1 1-0"
yard = ""
play = """
D:4-1 C:6-4L B:6-6L A:6-2L D:1-0R C:5-0R B:2-2L A:5-2L D:5-5L
C:6-5L B:5-1R A:3-1R D:5-3R C:5-4R B:4-4R A:4-2R D:6-1L C:1-1L
B:pass A:3-2R D:3-3R C:4-3R B:pass A:pass D:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-1 5-4 5-3 4-0 2-0 1-1"
deal.B = "6-5 6-4 5-2 4-3 4-1 3-0 2-2"
deal.C = "5-5 5-1 5-0 4-4 2-1 1-0 0-0"
deal.D = "6-3 6-2 6-0 4-2 3-3 3-2 3-1"
yard = ""
play = """
C:5-5 B:6-5L A:6-6L D:6-2L C:2-1L B:4-1L A:5-4L D:pass C:5-1L
B:5-2R A:6-1L D:4-2R C:4-4R B:6-4L A:4-0L D:6-0L C:pass B:4-3R
A:5-3R D:6-3L C:5-0R B:3-0L A:2-0L D:3-2L C:1-0R B:pass A:1-1R
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-5 4-1 4-0 2-0 1-0"
deal.B = "6-3 6-0 5-4 5-0 4-2 3-0 2-2"
deal.C = "6-5 6-1 5-2 5-1 4-4 4-3 3-2"
deal.D = "6-4 5-3 3-3 3-1 2-1 1-1 0-0"
yard = ""
play = """
B:2-2 A:6-2L D:2-1R C:6-5L B:5-0L A:4-1R D:0-0L C:4-4R B:6-0L
A:6-6L D:6-4L C:4-3L B:6-3L A:4-0R D:pass C:6-1L B:3-0R A:1-0L
D:3-1R C:5-1R B:5-4R A:2-0L D:pass C:5-2L B:4-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-4 5-1 4-1 3-3 3-0"
deal.B = "6-6 6-5 5-3 4-2 4-0 2-2 0-0"
deal.C = "5-5 5-2 5-0 4-4 4-3 3-2 2-1"
deal.D = "6-4 6-3 6-0 3-1 2-0 1-1 1-0"
yard = ""
play = """
A:5-4 D:6-4R C:5-5L B:6-6R A:6-2R D:2-0R C:5-2L B:2-2L A:3-0R
D:6-3R C:3-2L B:5-3L A:6-1R D:3-1R C:5-0L B:4-0L A:3-3R D:pass
C:4-4L B:4-2L A:pass D:pass C:2-1L B:pass A:5-1L D:pass C:4-3R
"""
end = "out"
winner = "AC"
delta = { AC = 20, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 4-1 4-0 3-3 3-2 2-2"
deal.B = "6-0 5-2 5-1 4-4 4-3 3-1 1-1"
deal.C = "6-5 5-5 5-4 5-3 2-1 1-0 0-0"
deal.D = "6-6 6-3 6-1 5-0 4-2 3-0 2-0"
yard = ""
play = """
D:4-2 C:5-4L B:5-2R A:pass D:5-0L C:1-0L B:5-1L A:pass D:pass
C:6-5L B:6-0L A:4-0L D:pass C:5-5R B:4-4L A:6-4L D:6-6L C:5-3R
B:3-1R A:6-2L D:6-1R C:2-1L B:1-1L A:4-1L D:6-3R C:pass B:4-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 115 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-3"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 504, BD = 334 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-3"
commitment = "40e9cb804723c807cb479803b20337521db7d4d9a8690819ef542e0a7c81f861"
secret = "f39bcef0186ec20b69d623c86d6b82dc29edd05a6c8e73f64fb77ced85391678"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-4 4-4 4-3 4-0 3-0 2-1 1-0"
deal.B = "6-1 5-5 5-3 5-1 4-2 4-1 3-2"
deal.C = "6-2 5-4 5-2 5-0 2-0 1-1 0-0"
deal.D = "6-6 6-5 6-3 6-0 3-3 3-1 2-2"
yard = ""
play = """
D:6-6 C:6-2L B:4-2L A:6-4R D:pass C:5-4L B:5-5L A:4-4R D:6-5L
C:pass B:6-1L A:2-1L D:2-2L C:2-0L B:4-1R A:4-0L D:3-1R C:pass
B:5-3R A:4-3L D:6-3L C:5-2R B:3-2R A:3-0R D:6-0L C:5-0L B:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 103 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-2 4-4 4-1 2-2 0-0"
deal.B = "6-3 6-1 6-0 5-5 4-3 3-2 2-1"
deal.C = "6-4 5-4 5-2 5-1 4-0 1-1 1-0"
deal.D = "5-3 5-0 4-2 3-3 3-1 3-0 2-0"
yard = ""
play = """
C:4-0 B:4-3L A:0-0R D:5-3L C:5-2L B:3-2L A:pass D:3-3L C:1-0R
B:6-3L A:6-6L D:3-1R C:6-4L B:pass A:4-4L D:4-2L C:pass B:2-1L
A:4-1L D:3-0R C:5-4L B:5-5L A:6-5L D:5-0R C:5-1R B:6-1L A:pass
D:pass C:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 83, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-1 4-4 4-1 3-1 2-0"
deal.B = "6-4 5-5 5-3 5-2 4-3 4-2 3-0"
deal.C = "6-3 6-2 6-1 5-0 3-2 1-1 1-0"
deal.D = "6-6 5-4 4-0 3-3 2-2 2-1 0-0"
yard = ""
play = """
B:6-4 A:4-4R D:6-6L C:6-1L B:4-3R A:3-1R D:2-1L C:1-0R B:5-2L
A:5-1L D:4-0R C:1-1L B:4-2R A:2-0R D:0-0R C:5-0R B:5-5R A:6-5R
D:pass C:6-3R B:5-3R A:4-1L D:5-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 82 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-2 4-1 3-3 3-0 2-2"
deal.B = "6-4 6-3 6-2 4-3 2-1 1-0 0-0"
deal.C = "6-0 5-4 5-1 5-0 4-2 3-1 2-0"
deal.D = "6-5 5-5 5-3 4-4 4-0 3-2 1-1"
yard = ""
play = """
A:6-6 D:6-5L C:5-4L B:6-4L A:6-1L D:1-1L C:3-1L B:6-3L A:pass
D:pass C:6-0L B:1-0L A:4-1L D:4-4L C:4-2L B:6-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 95, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 6-1 6-0 5-2 4-0 1-1"
deal.B = "5-3 4-4 4-3 4-1 3-1 2-2 2-1"
deal.C = "6-5 6-3 5-0 3-2 3-0 2-0 0-0"
deal.D = "6-6 5-5 5-4 5-1 4-2 3-3 1-0"
yard = ""
play = """
D:6-6 C:6-3L B:5-3L A:5-2L D:4-2L C:6-5R B:4-4L A:6-4L D:5-5R
C:5-0R B:pass A:6-0R D:pass C:pass B:pass A:6-2L D:pass C:3-2L
B:4-3L A:4-0L D:1-0L C:pass B:4-1L A:6-1R D:5-4L C:pass B:3-1R
A:pass D:3-3R C:3-0R B:pass A:pass D:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 4-2 4-1 3-2 2-1 1-0"
deal.B = "6-2 6-0 5-2 4-3 3-0 1-1 0-0"
deal.C = "6-4 6-1 5-5 5-4 5-3 4-4 3-1"
deal.D = "6-5 5-1 5-0 4-0 3-3 2-2 2-0"
yard = ""
play = """
C:5-4 B:5-2L A:4-2R D:2-2L C:pass B:6-2L A:6-6L D:6-5L C:5-3L
B:4-3L A:4-1L D:5-1L C:5-5L B:pass A:3-2R D:3-3R C:3-1R B:1-1R
A:2-1R D:5-0L C:pass B:6-0L A:6-3L D:2-0R C:pass B:3-0L A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 104, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-1 5-1 3-2 2-0 0-0"
deal.B = "6-5 5-4 5-0 4-3 4-2 2-2 1-1"
deal.C = "6-2 5-5 5-3 4-4 3-3 3-1 3-0"
deal.D = "6-4 6-0 5-2 4-1 4-0 2-1 1-0"
yard = ""
play = """
B:6-5 A:6-6L D:6-4L C:5-5R B:5-4L A:5-1L D:5-2R C:3-1L B:4-3L
A:3-2R D:4-1L C:5-3R B:1-1L A:6-1L D:6-0L C:3-0L B:5-0R A:6-3L
D:4-0R C:4-4R B:4-2R A:2-0R D:1-0R C:6-2L B:2-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-2 5-1 5-0 4-2 4-0"
deal.B = "5-5 5-3 4-1 3-3 2-2 1-1 0-0"
deal.C = "6-6 6-4 6-1 6-0 4-3 2-0 1-0"
deal.D = "6-5 5-4 4-4 3-2 3-1 3-0 2-1"
yard = ""
play = """
A:5-2 D:6-5L C:6-1L B:4-1L A:4-2L D:3-2L C:4-3L B:2-2R A:6-2R
D:5-4L C:6-4R B:5-5L A:5-1L D:4-4R C:1-0L B:0-0L A:5-0L D:pass
C:pass B:5-3L A:6-3L D:pass C:6-0L B:pass A:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 118, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-3 5-0 4-4 4-3 4-0 3-2"
deal.B = "6-3 5-1 4-2 3-1 2-1 1-1 1-0"
deal.C = "6-2 6-1 6-0 3-3 3-0 2-2 0-0"
deal.D = "6-6 6-5 6-4 5-5 5-2 4-1 2-0"
yard = ""
play = """
D:6-6 C:6-2L B:4-2L A:4-4L D:6-5R C:pass B:5-1R A:5-4L D:5-5L
C:6-1R B:6-3R A:5-3R D:5-2L C:2-2L B:2-1L A:5-0R D:4-1L C:0-0R
B:1-0R A:4-3L D:pass C:3-0L B:3-1R A:4-0L D:6-4L C:3-3R B:pass
A:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 4, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-3 5-5 4-3 4-0 1-1"
deal.B = "6-6 5-3 5-2 5-0 4-1 2-0 0-0"
deal.C = "5-4 5-1 4-4 3-3 3-2 3-1 3-0"
deal.D = "6-2 6-1 6-0 4-2 2-2 2-1 1-0"
yard = ""
play = """
C:5-1 B:5-3L A:6-3L D:6-2L C:3-1R B:5-2L A:5-5L D:pass C:3-2R
B:5-0L A:4-0L D:4-2L C:pass B:2-0L A:pass D:6-0L C:pass B:6-6L
A:6-4L D:2-2R C:4-4L B:4-1L A:1-1L D:6-1L C:pass B:pass A:6-5L
D:2-1R C:5-4L B:pass A:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-5 5-2 3-2 3-1 0-0"
deal.B = "6-0 5-3 5-1 4-3 4-2 3-0 2-1"
deal.C = "6-6 5-4 5-0 4-1 4-0 2-0 1-0"
deal.D = "6-4 6-3 6-2 4-4 3-3 2-2 1-1"
yard = ""
play = """
B:6-0 A:6-5L D:pass C:4-0R B:5-3L A:3-2L D:6-4R C:2-0L B:3-0L
A:6-1R D:6-3L C:4-1R B:4-3R A:3-1R D:6-2L C:1-0R B:4-2L A:0-0R
D:4-4L C:5-0R B:5-1R A:pass D:1-1R C:5-4L B:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 29 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-3 5-0 4-0 2-2 1-1 1-0"
deal.B = "6-2 6-1 6-0 5-2 4-3 4-2 2-1"
deal.C = "6-6 6-5 6-3 5-5 4-4 3-2 3-1"
deal.D = "6-4 5-1 4-1 3-3 3-0 2-0 0-0"
yard = ""
play = """
A:1-1 D:5-1L C:5-5L B:5-2L A:2-2L D:4-1R C:4-4R B:6-2L A:5-4R
D:6-4L C:6-5R B:4-3L A:5-3L D:pass C:6-6R B:6-1R A:1-0R D:3-0R
C:3-1R B:2-1R A:5-0L D:2-0L C:3-2L B:4-2R A:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-4 5-3 5-2 4-4 3-0 1-0"
deal.B = "6-6 6-1 6-0 4-0 3-2 2-1 1-1"
deal.C = "6-4 6-2 5-0 3-3 3-1 2-2 0-0"
deal.D = "6-5 5-5 5-1 4-3 4-2 4-1 2-0"
yard = ""
play = """
D:6-5 C:6-2L B:3-2L A:5-3L D:5-5L C:5-0L B:6-0L A:6-3L D:4-3L
C:6-4L B:6-6L A:5-4R D:4-2R C:2-2R B:6-1L A:1-0L D:2-0L C:pass
B:2-1L A:5-2R D:5-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 32 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-1 5-1 4-0 3-3 3-2 0-0"
deal.B = "6-5 6-4 6-2 6-0 5-5 3-0 2-2"
deal.C = "6-3 5-4 5-3 5-0 3-1 2-0 1-1"
deal.D = "5-2 4-4 4-3 4-2 4-1 2-1 1-0"
yard = ""
play = """
C:3-1 B:3-0L A:6-1R D:1-0L C:1-1L B:6-5R A:5-1R D:4-1L C:5-4L
B:5-5L A:pass D:5-2L C:2-0L B:6-0L A:6-6L D:2-1R C:6-3L B:6-2R
A:3-3L D:4-3L C:pass B:6-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 40 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 5-0 4-3 2-2 1-1 1-0"
deal.B = "6-4 6-3 6-1 5-2 4-4 4-1 2-0"
deal.C = "5-4 3-3 3-2 3-1 3-0 2-1 0-0"
deal.D = "6-6 6-5 6-2 5-5 5-1 4-2 4-0"
yard = ""
play = """
B:6-4 A:6-0L D:4-2R C:3-0L B:6-3L A:2-2R D:6-6L C:3-2R B:6-1L
A:1-1L D:5-1L C:3-1R B:5-2L A:1-0R D:6-2L C:0-0R B:2-0R A:pass
D:6-5L C:2-1R B:4-1R A:4-3R D:5-5L C:5-4L B:4-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-1 4-2 3-0 2-1 1-1"
deal.B = "6-2 5-5 5-2 4-1 2-2 2-0 0-0"
deal.C = "6-0 5-4 5-3 4-3 3-2 3-1 1-0"
deal.D = "6-5 6-4 6-1 5-0 4-4 4-0 3-3"
yard = ""
play = """
A:6-6 D:6-5L C:5-4L B:4-1L A:6-3R D:6-1L C:3-1R B:6-2L A:2-1L
D:pass C:1-0L B:2-0L A:1-1R D:pass C:3-2L B:pass A:5-1R D:3-3L
C:5-3R B:pass A:3-0L D:5-0L C:4-3R B:5-5L A:4-2R
"""
end = "out"
winner = "AC"
delta = { AC = 33, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 5-5 5-1 4-1 2-2 2-1"
deal.B = "6-2 6-1 6-0 4-4 3-1 1-1 0-0"
deal.C = "6-5 6-3 5-2 4-3 4-0 3-2 1-0"
deal.D = "5-4 5-3 5-0 4-2 3-3 3-0 2-0"
yard = ""
play = """
D:5-4 C:6-5L B:6-2L A:6-4R D:4-2L C:4-0L B:6-0L A:6-6L D:pass
C:6-3L B:3-1L A:5-1L D:5-3L C:4-3L B:4-4L A:4-1L D:pass C:1-0L
B:0-0L A:pass D:5-0L C:5-2L B:6-1R A:2-1L D:pass C:pass B:1-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 6-2 5-5 5-2 5-0 2-2"
deal.B = "5-4 4-3 4-2 4-1 3-2 3-1 2-0"
deal.C = "6-4 6-0 5-3 5-1 4-0 3-0 2-1"
deal.D = "6-5 6-1 4-4 3-3 1-1 1-0 0-0"
yard = ""
play = """
C:4-0 B:5-4L A:5-5L D:6-5L C:6-4L B:4-3L A:6-3L D:6-1L C:5-1L
B:2-0R A:5-2R D:pass C:5-3L B:3-2L A:6-2L D:pass C:6-0L B:pass
A:5-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 54, BD = 0 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-4"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 477, BD = 541 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-4"
commitment = "468ed96da76e66e8e2c01393b690b937078e8df23284a14d85e6f506a6755ada"
secret = "f31cb094402391b3db89148bf1ca27cb657dd2529f4d723b42af283b18dd4333"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-4 4-4 4-3 3-2 3-0"
deal.B = "6-6 6-2 5-3 4-1 3-3 2-2 1-1"
deal.C = "6-4 6-3 5-0 4-0 3-1 2-0 1-0"
deal.D = "6-1 5-5 5-2 5-1 4-2 2-1 0-0"
yard = ""
play = """
B:6-6 A:6-5L D:5-5L C:6-4R B:5-3L A:4-3L D:4-2L C:4-0R B:2-2L
A:3-2L D:0-0R C:6-3L B:6-2L A:6-0R D:5-2L C:5-0L B:pass A:3-0L
D:6-1R C:3-1L B:1-1L A:pass D:5-1L C:1-0R B:pass A:5-4L D:pass
C:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 114, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 6-1 5-1 5-0 3-2"
deal.B = "6-2 5-4 4-4 4-1 3-1 3-0 2-0"
deal.C = "5-5 5-3 4-3 4-2 4-0 2-1 0-0"
deal.D = "6-4 6-0 5-2 3-3 2-2 1-1 1-0"
yard = ""
play = """
A:6-6 D:6-0L C:4-0L B:4-1L A:6-1L D:6-4L C:4-3L B:3-1L A:5-1L
D:5-2L C:4-2L B:6-2R A:3-2R D:3-3R C:5-3R B:5-4L A:6-5L D:pass
C:5-5R B:pass A:6-3L D:pass C:pass B:3-0L A:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 192, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-0 4-2 4-1 4-0 2-0 1-1"
deal.B = "6-4 6-2 6-0 5-5 5-1 1-0 0-0"
deal.C = "6-5 6-3 5-3 5-2 4-4 3-3 3-2"
deal.D = "6-6 5-4 4-3 3-1 3-0 2-2 2-1"
yard = ""
play = """
D:6-6 C:6-5L B:6-4R A:5-0L D:3-0L C:6-3L B:6-2L A:4-2L D:4-3L
C:4-4R B:pass A:4-1R D:3-1L C:pass B:1-0L A:4-0L D:2-1R C:5-2R
B:5-1R A:6-1R D:5-4L C:5-3L B:6-0R A:2-0R D:2-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 63 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 6-0 5-5 5-0 4-1 3-2"
deal.B = "6-5 5-4 5-3 4-0 3-3 2-1 1-0"
deal.C = "6-3 6-1 5-1 4-3 4-2 3-0 1-1"
deal.D = "6-4 5-2 4-4 3-1 2-2 2-0 0-0"
yard = ""
play = """
C:6-3 B:3-3R A:6-6L D:6-4L C:4-3L B:5-3L A:5-5L D:5-2L C:4-2L
B:4-0L A:6-0L D:3-1R C:6-1L B:1-0L A:5-0L D:pass C:5-1L B:2-1L
A:6-2L D:pass C:1-1R B:6-5L A:4-1R D:4-4R C:pass B:5-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 133 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 4-2 3-3 3-2 1-1 1-0"
deal.B = "6-3 6-1 5-5 5-3 4-0 3-1 2-2"
deal.C = "6-6 5-4 5-1 4-3 4-1 3-0 2-0"
deal.D = "6-2 6-0 5-2 5-0 4-4 2-1 0-0"
yard = ""
play = """
B:5-5 A:6-5L D:6-2L C:5-4R B:4-0R A:4-2L D:4-4L C:4-3L B:3-1L
A:1-1L D:2-1L C:3-0R B:6-3R A:3-2L D:6-0R C:2-0R B:5-3L A:pass
D:5-2R C:5-1L B:6-1L A:6-4L D:5-0R C:4-1L B:pass A:1-0L D:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 118 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-2 4-2 3-0 2-1 0-0"
deal.B = "6-5 6-0 5-4 4-1 3-2 2-0 1-0"
deal.C = "6-4 5-0 4-3 4-0 3-3 3-1 1-1"
deal.D = "6-6 6-2 5-5 5-3 5-1 4-4 2-2"
yard = ""
play = """
A:6-3 D:6-6L C:6-4L B:4-1L A:6-1L D:5-3R C:5-0R B:1-0R A:2-1R
D:6-2R C:pass B:6-5L A:5-2L D:2-2L C:pass B:3-2L A:3-0L D:pass
C:4-0L B:5-4L A:pass D:5-5L C:pass B:6-0R A:0-0R D:5-1L C:3-1L
B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 21 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 4-2 4-1 3-2 1-0 0-0"
deal.B = "6-2 5-4 5-1 4-3 4-0 2-2 1-1"
deal.C = "6-6 6-4 6-1 5-3 5-2 3-0 2-1"
deal.D = "6-5 6-0 5-0 4-4 3-3 3-1 2-0"
yard = ""
play = """
D:3-3 C:5-3L B:5-4L A:4-2L D:2-0L C:3-0L B:4-3L A:4-1L D:3-1L
C:pass B:pass A:6-3L D:6-5L C:5-2L B:6-2L A:3-2R D:6-0L C:2-1R
B:4-0L A:1-0R D:4-4L C:6-4L B:pass A:0-0R D:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 29 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-2 5-0 4-1 3-2 2-2 2-1"
deal.B = "6-2 4-4 4-2 3-1 1-1 1-0 0-0"
deal.C = "6-4 6-3 5-4 5-3 5-1 4-3 4-0"
deal.D = "6-6 6-5 6-0 5-5 3-3 3-0 2-0"
yard = ""
play = """
C:6-4 B:4-2R A:6-1L D:2-0R C:5-1L B:0-0R A:5-2L D:6-0R C:6-3R
B:6-2L A:3-2R D:6-6L C:pass B:pass A:2-2R D:6-5L C:5-4L B:4-4L
A:4-1L D:pass C:pass B:1-0L A:5-0L D:5-5L C:5-3L B:3-1L A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 111, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 4-4 4-2 4-1 3-2 2-2 0-0"
deal.B = "6-4 6-2 5-3 5-0 3-3 2-1 1-0"
deal.C = "6-5 6-0 5-2 4-0 3-1 3-0 1-1"
deal.D = "6-6 6-3 6-1 5-4 5-1 4-3 2-0"
yard = ""
play = """
B:2-1 A:4-2L D:6-1R C:6-5R B:5-3R A:4-4L D:4-3R C:4-0L B:6-4R
A:0-0L D:6-6R C:6-0L B:6-2L A:3-2L D:6-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 64 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 5-1 4-0 3-3 2-0 1-0"
deal.B = "5-5 5-4 4-4 4-3 4-1 3-0 0-0"
deal.C = "6-5 6-4 6-2 6-1 5-0 2-2 1-1"
deal.D = "6-3 6-0 5-3 4-2 3-2 3-1 2-1"
yard = ""
play = """
A:6-6 D:6-3L C:6-5R B:5-4R A:3-3L D:4-2R C:6-2R B:4-3L A:4-0L
D:6-0L C:6-4L B:4-4L A:pass D:pass C:6-1R B:4-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 60, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 6-0 5-3 5-1 5-0 4-0"
deal.B = "6-6 6-2 4-4 4-1 3-1 2-0 1-1"
deal.C = "6-5 5-4 5-2 4-3 4-2 2-1 0-0"
deal.D = "6-3 5-5 3-3 3-2 3-0 2-2 1-0"
yard = ""
play = """
D:3-3 C:4-3L B:4-1L A:6-1L D:6-3L C:pass B:3-1L A:5-1L D:5-5L
C:6-5L B:6-2L A:5-3R D:3-2L C:5-4R B:4-4R A:6-4R D:3-0L C:0-0L
B:2-0L A:6-0R D:2-2L C:5-2L B:pass A:5-0L D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 113 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-5"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 522, BD = 375 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-5"
commitment = "c83ae1001d06f48bbdcdf578eee1465cc9c61f87011bb79744ebcaa1c040437b"
secret = "ee5969edfcbe9db4286c43ac3b6b6bae8c711d8cac72d115630358ca1bbc0728"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-4 5-4 5-3 5-2 5-0 4-3 3-3"
deal.B = "6-5 6-3 4-4 4-2 2-2 1-1 1-0"
deal.C = "6-2 4-1 3-2 3-1 3-0 2-1 0-0"
deal.D = "6-6 6-1 6-0 5-5 5-1 4-0 2-0"
yard = ""
play = """
D:6-6 C:6-2L B:6-5R A:5-4R D:2-0L C:4-1R B:1-1R A:5-0L D:5-5L
C:3-1R B:6-3R A:6-4R D:5-1L C:2-1L B:4-4R A:5-2L D:4-0R C:3-0R
B:pass A:4-3R D:pass C:pass B:4-2R A:5-3L D:pass C:3-2R B:pass
A:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 118, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-4 3-2 3-1 3-0 2-0 1-0"
deal.B = "5-1 5-0 4-4 4-2 4-1 1-1 0-0"
deal.C = "6-5 6-4 6-3 6-2 6-1 5-5 2-2"
deal.D = "6-0 5-3 5-2 4-3 4-0 3-3 2-1"
yard = ""
play = """
C:5-5 B:5-1L A:5-4R D:2-1L C:6-4R B:4-2L A:6-6R D:4-3L C:6-3L
B:pass A:pass D:6-0L C:6-2R B:5-0L A:3-2R D:5-3L C:pass B:pass
A:3-1L D:3-3R C:6-1L B:pass A:3-0R D:4-0R C:6-5L B:4-4R A:pass
D:5-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 82 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 5-2 3-3 2-2 1-1 0-0"
deal.B = "6-3 5-4 5-3 4-1 4-0 3-1 2-0"
deal.C = "6-6 6-5 6-2 5-0 4-4 4-3 1-0"
deal.D = "6-0 5-5 5-1 4-2 3-2 3-0 2-1"
yard = ""
play = """
B:6-3 A:6-4L D:4-2L C:6-2L B:5-3R A:5-2R D:6-0L C:5-0L B:5-4L
A:2-2R D:3-2R C:4-3R B:4-1L A:6-1L D:pass C:6-6L B:4-0R A:0-0R
D:3-0R C:6-5L B:3-1R A:1-1R D:5-5L C:1-0R B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 64 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 4-3 3-0 2-2 2-0 1-0"
deal.B = "6-5 6-2 6-0 4-2 4-0 3-3 3-1"
deal.C = "6-4 6-3 5-5 5-3 4-1 3-2 1-1"
deal.D = "6-6 5-2 5-1 5-0 4-4 2-1 0-0"
yard = ""
play = """
A:6-1 D:6-6L C:6-3L B:3-3L A:1-0R D:5-0R C:5-5R B:6-5R A:3-0L
D:0-0L C:6-4R B:6-0L A:5-4R D:5-2R C:3-2R B:6-2L A:4-3R D:2-1L
C:4-1R B:3-1L A:pass D:5-1R C:5-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 51, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-1 4-0 3-3 3-0 2-0 1-0"
deal.B = "6-1 6-0 5-5 5-2 4-1 3-2 3-1"
deal.C = "6-6 6-5 6-3 6-2 5-3 4-4 1-1"
deal.D = "6-4 5-0 4-3 4-2 2-2 2-1 0-0"
yard = ""
play = """
D:6-4 C:6-6L B:6-1L A:5-1L D:5-0L C:4-4R B:6-0L A:4-0R D:0-0R
C:6-5L B:5-5L A:5-4L D:4-3L C:6-3L B:pass A:1-0R D:2-1R C:6-2R
"""
end = "blocked"
winner = "AC"
delta = { AC = 52, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-1 4-4 4-3 3-2 3-0 2-2"
deal.B = "6-6 6-5 6-2 6-1 5-4 5-0 1-1"
deal.C = "6-4 6-0 5-2 4-2 4-1 4-0 3-1"
deal.D = "6-3 5-3 3-3 2-1 2-0 1-0 0-0"
yard = ""
play = """
C:6-4 B:6-6L A:4-3R D:6-3L C:3-1L B:6-1L A:3-0R D:2-0R C:4-2R
B:6-5L A:4-4R D:5-3L C:4-0R B:5-0R A:5-5R D:3-3L C:5-2R B:6-2R
A:3-2L D:2-1L C:4-1L B:5-4L A:5-1L D:1-0L C:6-0L
"""
end = "out"
winner = "AC"
delta = { AC = 102, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-2 5-5 5-0 4-2 3-2"
deal.B = "6-3 5-1 4-4 3-3 2-2 1-1 0-0"
deal.C = "6-1 6-0 5-4 4-1 3-1 3-0 1-0"
deal.D = "6-4 5-3 5-2 4-3 4-0 2-1 2-0"
yard = ""
play = """
B:6-3 A:6-5L D:5-3L C:3-1L B:3-3R A:3-2R D:2-1L C:pass B:2-2L
A:4-2L D:6-4L C:6-1L B:5-1L A:5-5L D:5-2L C:pass B:pass A:6-2L
D:2-0R C:6-0R B:pass A:6-6L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 44 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-5 5-4 3-3 2-2 2-1"
deal.B = "6-3 6-1 4-4 4-1 4-0 3-2 2-0"
deal.C = "6-0 5-1 5-0 4-2 3-1 1-0 0-0"
deal.D = "6-5 6-4 5-3 5-2 4-3 3-0 1-1"
yard = ""
play = """
A:6-6 D:6-5L C:6-0R B:4-0R A:5-4L D:6-4L C:4-2R B:6-3L A:3-3L
D:5-3L C:5-0L B:3-2R A:pass D:3-0L C:3-1L B:6-1L A:6-2L D:5-2L
C:5-1L B:4-1L A:pass D:4-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 30 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 6-1 5-5 5-0 3-2 0-0"
deal.B = "6-3 6-2 5-4 5-1 3-3 2-1 2-0"
deal.C = "6-0 5-3 5-2 4-4 4-3 4-1 1-0"
deal.D = "6-5 4-2 4-0 3-1 3-0 2-2 1-1"
yard = ""
play = """
D:6-5 C:6-0L B:5-4R A:0-0L D:4-0L C:4-4L B:pass A:6-4L D:4-2R
C:5-2R B:6-3L A:3-2L D:2-2L C:5-3R B:6-2L A:6-1L D:3-1L C:4-3L
B:3-3R A:pass D:3-0R C:1-0R B:5-1R A:5-5R D:pass C:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 7, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 5-2 5-1 4-4 3-1 2-2"
deal.B = "4-3 3-3 3-2 3-0 2-0 1-1 1-0"
deal.C = "6-2 6-0 5-0 4-2 4-0 2-1 0-0"
deal.D = "6-6 6-4 6-3 6-1 5-4 5-3 4-1"
yard = ""
play = """
C:0-0 B:3-0L A:3-1L D:6-1L C:6-0L B:2-0L A:2-2L D:pass C:6-2L
B:1-0R A:5-1R D:6-6L C:5-0R B:pass A:6-5L D:5-4L C:4-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 86, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-3 5-1 3-3 3-1 3-0"
deal.B = "6-4 5-4 5-3 4-4 4-1 4-0 0-0"
deal.C = "6-0 5-5 5-0 4-3 4-2 2-2 2-0"
deal.D = "6-2 6-1 5-2 3-2 2-1 1-1 1-0"
yard = ""
play = """
B:6-4 A:6-5L D:5-2L C:4-2R B:pass A:pass D:6-2L C:2-2R B:pass
A:6-6L D:6-1L C:2-0R B:4-1L A:3-0R D:3-2R C:4-3L B:5-3L A:5-1L
D:2-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 64 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-2 4-4 3-1 1-1 0-0"
deal.B = "6-6 6-4 5-0 4-1 4-0 3-3 3-2"
deal.C = "6-1 5-4 5-1 4-3 3-0 2-0 1-0"
deal.D = "6-5 6-0 5-5 5-3 4-2 2-2 2-1"
yard = ""
play = """
A:3-1 D:5-3L C:5-1L B:4-1L A:1-1R D:4-2L C:2-0L B:5-0L A:5-2L
D:2-2L C:1-0R B:3-2L A:0-0R D:6-0R C:6-1R B:3-3L A:6-3L D:6-5L
C:5-4L B:6-4L A:6-2L D:2-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 44, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 3-3 3-1 3-0 1-1 0-0"
deal.B = "6-2 5-5 4-2 4-1 2-2 2-0 1-0"
deal.C = "6-4 6-0 5-3 5-1 5-0 4-3 3-2"
deal.D = "6-3 6-1 5-4 5-2 4-4 4-0 2-1"
yard = ""
play = """
D:6-3 C:5-3R B:5-5R A:6-5R D:6-1L C:5-1L B:6-2R A:pass D:5-4L
C:6-4L B:4-2R A:6-6L D:4-4R C:4-3R B:pass A:3-0R D:4-0R C:6-0L
B:4-1R A:1-1R D:2-1R C:3-2R B:2-0L A:3-3R D:5-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 4-4 4-3 4-2 2-1 2-0"
deal.B = "6-6 6-5 5-5 5-2 5-0 4-0 3-0"
deal.C = "6-4 6-2 6-0 5-1 3-1 2-2 1-1"
deal.D = "5-4 5-3 4-1 3-3 3-2 1-0 0-0"
yard = ""
play = """
C:1-1 B:pass A:6-1L D:4-1R C:6-4R B:6-6L A:6-3L D:5-3L C:5-1L
B:6-5R A:2-1L D:3-2L C:3-1L B:5-5R A:pass D:1-0L C:6-0L B:5-2R
A:2-0R D:0-0R C:6-2L B:5-0R A:4-2L D:5-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 32 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-2 5-0 4-4 3-3 2-2 1-0"
deal.B = "6-5 6-4 6-0 5-1 4-2 3-2 0-0"
deal.C = "6-2 5-5 4-0 3-0 2-1 2-0 1-1"
deal.D = "6-3 6-1 5-4 5-3 4-3 4-1 3-1"
yard = ""
play = """
B:6-5 A:6-6L D:6-3L C:5-5R B:5-1R A:3-3L D:5-3L C:2-1R B:4-2R
A:5-0L D:5-4R C:2-0L B:3-2L A:5-2R D:4-3L C:4-0L B:6-0L A:2-2R
D:6-1L C:1-1L B:pass A:1-0L D:pass C:3-0L B:pass A:pass D:3-1L
C:6-2R
"""
end = "out"
winner = "AC"
delta = { AC = 15, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 6-2 4-1 4-0 1-0"
deal.B = "6-0 5-3 5-0 3-2 3-1 2-2 0-0"
deal.C = "6-4 5-5 5-2 4-3 4-2 3-3 2-0"
deal.D = "6-1 5-4 5-1 4-4 3-0 2-1 1-1"
yard = ""
play = """
A:4-0 D:5-4L C:5-5L B:5-3L A:1-0R D:3-0L C:2-0L B:3-2L A:4-1R
D:4-4R C:4-3L B:pass A:pass D:pass C:4-2L B:2-2L A:6-2L D:6-1L
C:6-4R B:6-0R A:pass D:5-1L C:5-2L B:5-0R A:6-5R D:2-1L C:pass
B:3-1L A:6-3R D:pass C:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 6-0 5-5 4-2 3-3 2-2"
deal.B = "6-4 5-4 5-0 4-3 4-0 3-2 2-1"
deal.C = "6-5 6-3 5-2 5-1 3-0 1-1 1-0"
deal.D = "6-1 5-3 4-4 4-1 3-1 2-0 0-0"
yard = ""
play = """
D:6-1 C:6-5L B:5-4L A:4-2L D:2-0L C:1-0L B:2-1L A:2-2L D:4-1R
C:5-2L B:6-4R A:5-5L D:5-3L C:6-3R B:4-3L A:3-3R D:4-4L C:3-0R
B:5-0R A:pass D:pass C:5-1R B:4-0L A:6-0L D:3-1R C:pass B:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 22 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-4 6-3 6-2 4-2 4-1"
deal.B = "5-4 5-0 3-2 3-0 2-0 1-1 0-0"
deal.C = "5-5 5-2 4-4 3-1 2-2 2-1 1-0"
deal.D = "6-1 6-0 5-3 5-1 4-3 4-0 3-3"
yard = ""
play = """
C:5-5 B:5-4L A:4-2L D:5-3R C:2-2L B:3-2L A:6-3L D:6-1L C:3-1R
B:1-1L A:4-1L D:4-3L C:2-1R B:3-0L A:6-2R D:6-0L C:pass B:pass
A:6-4L D:4-0L C:1-0L B:pass A:6-6R D:5-1L C:5-2L B:2-0L A:6-5R
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-2 4-4 4-1 1-0 0-0"
deal.B = "5-5 5-4 5-0 4-2 4-0 2-2 1-1"
deal.C = "6-6 6-5 6-0 5-1 3-3 3-2 2-0"
deal.D = "6-2 6-1 5-3 4-3 3-1 3-0 2-1"
yard = ""
play = """
B:5-5 A:5-2L D:6-2L C:6-6L B:5-4R A:6-4R D:6-1L C:5-1L B:5-0L
A:6-3R D:3-0L C:3-3L B:pass A:pass D:5-3L C:6-5L B:pass A:pass
D:4-3R C:6-0L B:4-2R A:1-0L D:3-1L C:3-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 28 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-3 3-3 3-0 2-1 1-0"
deal.B = "6-5 6-4 6-3 5-5 5-4 4-2 4-0"
deal.C = "6-2 6-0 5-2 4-3 3-2 1-1 0-0"
deal.D = "5-1 5-0 4-4 4-1 3-1 2-2 2-0"
yard = ""
play = """
A:1-0 D:5-1L C:5-2L B:4-2L A:3-0R D:4-4L C:4-3L B:6-3L A:6-1L
D:4-1L C:3-2R B:6-4L A:6-6L D:2-2R C:6-2R B:6-5L A:5-3L D:3-1L
C:1-1L B:pass A:2-1L D:2-0L C:6-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 34, BD = 0 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-6"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 501 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-6"
commitment = "b9f8753031746f47f8f86e394c9ee5fb61f11c3553a3e3bf6543320a06a5303c"
secret = "80d2d185739c61a47f0f1897fd70dec7ffed982b2f14bf69c35e1543a5adeb03"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-1 4-1 3-3 3-1 1-1"
deal.B = "6-6 6-3 6-2 4-3 2-1 1-0 0-0"
deal.C = "6-5 6-1 6-0 5-4 5-3 3-2 2-0"
deal.D = "5-2 5-0 4-4 4-2 4-0 3-0 2-2"
yard = ""
play = """
B:6-6 A:6-4L D:4-0L C:6-0L B:6-3L A:3-3L D:3-0L C:2-0L B:6-2L
A:pass D:pass C:6-5L B:pass A:5-5L D:5-2L C:3-2L B:4-3L A:4-1L
D:pass C:6-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 156 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-3 5-0 4-3 3-3 1-1 0-0"
deal.B = "6-6 6-3 4-2 4-1 3-1 2-0 1-0"
deal.C = "6-4 6-2 5-2 4-4 4-0 3-0 2-1"
deal.D = "6-5 6-1 6-0 5-5 5-1 3-2 2-2"
yard = ""
play = """
A:5-4 D:6-5L C:6-4L B:4-1L A:4-3R D:5-1L C:5-2L B:6-3R A:pass
D:6-1R C:6-2L B:6-6L A:1-1R D:6-0L C:4-0L B:4-2L A:pass D:2-2L
C:2-1L B:3-1L A:5-3L D:5-5L C:pass B:1-0R A:5-0L D:pass C:3-0L
B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 89 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 6-0 5-3 4-0 2-2 1-0"
deal.B = "6-5 6-2 5-2 4-4 4-3 4-2 4-1"
deal.C = "5-5 5-1 5-0 3-3 2-1 2-0 0-0"
deal.D = "6-4 6-1 5-4 3-2 3-1 3-0 1-1"
yard = ""
play = """
D:3-0 C:3-3L B:4-3L A:6-0R D:6-4R C:pass B:4-4L A:4-0L D:5-4R
C:5-0L B:6-5L A:6-6L D:6-1L C:5-1L B:5-2L A:5-3R D:3-1R C:2-1L
B:4-1L A:1-0R D:pass C:2-0R B:6-2R A:6-3R D:3-2R C:pass B:4-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 164 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-2 5-4 5-0 3-1 1-0"
deal.B = "6-6 6-3 6-1 6-0 5-1 2-2 2-1"
deal.C = "5-5 5-2 4-3 4-2 3-3 2-0 1-1"
deal.D = "5-3 4-4 4-1 4-0 3-2 3-0 0-0"
yard = ""
play = """
C:5-5 B:5-1L A:6-5R D:4-1L C:4-3L B:6-3L A:6-4L D:4-0L C:2-0L
B:6-6R A:6-2L D:pass C:pass B:6-1L A:3-1L D:3-0L C:pass B:6-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 89 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-3 5-0 3-2 2-2 2-1 1-0"
deal.B = "6-6 6-4 6-0 5-5 5-1 4-4 4-1"
deal.C = "6-3 6-1 5-2 4-2 4-0 3-3 1-1"
deal.D = "6-2 5-4 4-3 3-1 3-0 2-0 0-0"
yard = ""
play = """
B:6-6 A:6-5L D:6-2R C:5-2L B:pass A:3-2L D:2-0R C:6-3L B:6-0R
A:pass D:pass C:6-1L B:5-1L A:5-3L D:4-3L C:4-2L B:6-4R A:2-2L
D:5-4R C:pass B:5-5R A:5-0R D:0-0R C:4-0R B:4-4R A:2-1L D:3-1L
C:3-3L B:4-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 3 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-7"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 350, BD = 512 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-7"
commitment = "d2772198ea0a359235c6f24669f53f81a0f49395017c91529212b6ab1982dd34"
secret = "84b69a5f7b77578e9bcbb7bfce72fa90e8aac1e629409cb59c471c1023d6cf9e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-5 5-4 4-4 1-1 0-0"
deal.B = "6-6 6-2 4-3 4-1 4-0 3-2 1-0"
deal.C = "6-5 6-0 5-2 5-0 4-2 3-1 2-1"
deal.D = "6-4 5-3 5-1 3-3 3-0 2-2 2-0"
yard = ""
play = """
B:6-6 A:6-1L D:6-4R C:4-2R B:4-1L A:4-4L D:2-2R C:5-2R B:4-3L
A:5-5R D:5-3L C:5-0L B:4-0L A:5-4R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 166 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 5-2 4-4 3-0 2-2 2-0"
deal.B = "6-5 6-4 6-3 5-3 4-3 2-1 1-0"
deal.C = "6-1 5-5 4-1 4-0 3-3 3-1 0-0"
deal.D = "6-2 6-0 5-1 5-0 4-2 3-2 1-1"
yard = ""
play = """
A:4-4 D:4-2L C:4-0R B:2-1L A:2-0R D:6-2R C:4-1L B:6-4L A:6-6L
D:6-0L C:0-0L B:1-0L A:pass D:5-1L C:6-1R B:6-5L A:pass D:1-1R
C:3-1R B:6-3L A:3-0L D:5-0L C:5-5L B:5-3L A:pass D:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 201 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-5 5-0 4-2 3-1 2-1 2-0"
deal.B = "6-6 6-3 6-1 5-3 5-2 3-3 0-0"
deal.C = "6-5 6-2 4-4 4-1 4-0 3-2 1-0"
deal.D = "6-4 5-4 5-1 4-3 3-0 2-2 1-1"
yard = ""
play = """
D:6-4 C:6-5L B:5-3L A:4-2R D:4-3L C:4-0L B:0-0L A:2-0R D:3-0L
C:3-2L B:5-2L A:5-5L D:5-4L C:1-0R B:6-1R A:6-0R D:pass C:4-1L
B:pass A:5-0R D:5-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 106, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 5-3 4-4 4-0 3-3 0-0"
deal.B = "6-6 5-0 4-2 4-1 2-1 1-1 1-0"
deal.C = "6-3 6-0 5-4 5-2 5-1 3-2 2-2"
deal.D = "6-5 6-4 6-1 4-3 3-1 3-0 2-0"
yard = ""
play = """
C:6-3 B:6-6L A:3-3R D:6-5L C:5-1L B:4-1L A:4-4L D:6-4L C:6-0L
B:5-0L A:5-3R D:pass C:5-4L B:4-2L A:6-2L D:6-1L C:5-2R B:2-1L
A:pass D:2-0L C:3-2R B:1-0L A:pass D:4-3R C:pass B:1-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 43 }

[[match.hand]]
opener = "B"
deal.A = "4-3 4-1 3-3 3-1 3-0 2-1 1-1"
deal.B = "6-5 6-4 6-1 6-0 4-2 2-0 0-0"
deal.C = "5-5 5-0 4-4 4-0 3-2 2-2 1-0"
deal.D = "6-6 6-3 6-2 5-4 5-3 5-2 5-1"
yard = ""
play = """
B:6-5 A:pass D:6-6L C:5-0R B:6-4L A:4-1L D:5-1L C:5-5L B:6-0R
A:pass D:5-4L C:4-0L B:2-0L A:2-1L D:6-3R C:1-0L B:0-0L A:3-3R
D:5-3R C:pass B:pass A:3-0L D:5-2R C:3-2L B:4-2L A:4-3L D:6-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 5-1 4-1 4-0 3-0 2-0"
deal.B = "6-2 4-4 3-3 3-2 3-1 2-2 2-1"
deal.C = "6-1 5-5 5-3 5-0 4-3 4-2 0-0"
deal.D = "6-5 6-4 6-3 6-0 5-2 1-1 1-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-0L B:6-2R A:2-0R D:6-0L C:0-0R B:pass A:4-0R
D:6-4L C:4-2L B:3-2L A:3-0L D:1-0L C:4-3R B:3-1L A:pass D:6-3L
C:5-3R B:pass A:5-4R D:pass C:6-1L B:2-1L A:4-1R D:5-2L C:5-5L
"""
end = "out"
winner = "AC"
delta = { AC = 20, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-5 5-1 3-0 2-0 1-1 1-0"
deal.B = "6-6 6-2 6-0 5-3 5-0 4-4 2-1"
deal.C = "5-4 5-2 4-3 4-2 4-0 3-2 0-0"
deal.D = "6-5 6-3 6-1 4-1 3-3 3-1 2-2"
yard = ""
play = """
D:6-5 C:5-4R B:6-6L A:6-4R D:6-3L C:4-3L B:4-4L A:pass D:6-1R
C:4-0L B:6-0L A:1-0R D:pass C:0-0R B:6-2L A:2-0L D:pass C:pass
B:5-0L A:5-5L D:pass C:5-2L B:2-1L A:5-1L D:pass C:pass B:5-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 16 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 6-0 4-2 4-0 3-1 0-0"
deal.B = "5-4 4-3 4-1 3-2 2-0 1-1 1-0"
deal.C = "6-5 6-3 6-1 5-5 5-1 3-0 2-1"
deal.D = "6-6 5-3 5-2 5-0 4-4 3-3 2-2"
yard = ""
play = """
C:5-1 B:5-4L A:6-4L D:6-6L C:6-1L B:4-1L A:4-0L D:5-0L C:2-1R
B:3-2R A:3-1R D:5-3L C:6-3L B:1-1R A:6-0L D:pass C:3-0L B:4-3L
A:4-2L D:5-2L C:6-5L B:1-0R A:0-0R D:pass C:pass B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 5-1 5-0 4-0 3-3 1-0"
deal.B = "6-5 6-1 4-3 3-2 3-1 2-2 2-0"
deal.C = "6-6 6-4 6-2 3-0 2-1 1-1 0-0"
deal.D = "6-3 5-5 5-4 5-2 4-4 4-2 4-1"
yard = ""
play = """
B:6-5 A:6-0L D:5-5R C:3-0L B:4-3L A:4-0L D:5-4R C:6-4R B:2-0L
A:pass D:6-3R C:2-1L B:6-1L A:5-3R D:5-2R C:6-2R B:pass A:pass
D:pass C:6-6L
"""
end = "blocked"
winner = "AC"
delta = { AC = 52, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 4-4 4-2 4-0 3-1 2-0 1-0"
deal.B = "6-3 6-2 5-2 5-1 3-3 3-2 0-0"
deal.C = "6-6 5-4 5-0 4-1 3-0 2-2 1-1"
deal.D = "6-5 6-4 6-1 6-0 5-3 4-3 2-1"
yard = ""
play = """
A:4-4 D:6-4L C:6-6L B:6-3L A:3-1L D:6-1L C:4-1R B:6-2L A:4-2L
D:4-3L C:3-0L B:0-0L A:1-0R D:6-0L C:5-0R B:5-2R A:2-0R D:6-5L
C:5-4L B:pass A:4-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 44, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 5-5 5-4 5-0 4-2 1-0"
deal.B = "6-3 5-3 5-1 4-4 4-0 2-2 0-0"
deal.C = "6-5 6-1 6-0 5-2 4-1 3-1 1-1"
deal.D = "6-6 4-3 3-3 3-2 3-0 2-1 2-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-3L A:6-4R D:4-3L C:4-1L B:5-1L A:5-5L D:pass
C:5-2L B:2-2L A:4-2L D:pass C:pass B:4-4L A:5-4L D:pass C:pass
B:4-0R A:5-0R
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-3 5-2 4-4 4-2 2-2 1-1"
deal.B = "6-6 6-4 6-1 4-0 3-2 2-0 0-0"
deal.C = "6-5 6-2 5-1 5-0 4-1 2-1 1-0"
deal.D = "6-3 6-0 5-5 4-3 3-3 3-1 3-0"
yard = ""
play = """
C:5-0 B:4-0R A:4-4R D:5-5L C:6-5L B:6-6L A:5-4R D:6-3L C:5-1R
B:3-2L A:5-2L D:3-1R C:pass B:pass A:5-3R
"""
end = "blocked"
winner = "AC"
delta = { AC = 70, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-1 4-0 3-2 3-0 2-0"
deal.B = "6-6 6-5 5-3 4-3 4-1 3-1 1-1"
deal.C = "6-4 6-1 6-0 3-3 2-2 2-1 1-0"
deal.D = "6-3 5-4 5-2 5-0 4-4 4-2 0-0"
yard = ""
play = """
B:6-6 A:6-2L D:6-3R C:2-1L B:4-1L A:3-2R D:5-4L C:2-2R B:6-5L
A:2-0R D:5-0R C:6-1L B:3-1L A:5-5R D:5-2R C:3-3L B:5-3L A:5-1L
D:4-2R C:6-4R B:1-1L A:pass D:pass C:1-0L B:pass A:3-0L D:pass
C:6-0R
"""
end = "out"
winner = "AC"
delta = { AC = 15, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-4 4-2 3-0 2-0 1-1 1-0"
deal.B = "5-5 5-3 5-2 5-1 3-3 3-1 2-1"
deal.C = "6-4 6-2 6-1 4-4 4-3 4-0 0-0"
deal.D = "6-6 6-5 6-3 5-0 4-1 3-2 2-2"
yard = ""
play = """
A:1-1 D:4-1L C:6-4L B:5-1R A:6-0L D:6-5R C:0-0L B:pass A:2-0L
D:6-6R C:6-2L B:pass A:pass D:6-3L C:4-3L B:pass A:5-4L D:5-0L
C:6-1R B:3-1R A:3-0R D:pass C:4-0L B:pass A:1-0R D:pass C:4-4L
"""
end = "out"
winner = "AC"
delta = { AC = 43, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-0 5-5 4-3 4-0 2-1 1-0"
deal.B = "6-5 6-4 6-3 6-1 5-1 2-2 0-0"
deal.C = "6-6 5-2 4-4 4-1 3-3 3-2 1-1"
deal.D = "5-4 5-3 5-0 4-2 3-1 3-0 2-0"
yard = ""
play = """
D:5-4 C:4-1R B:6-5L A:6-0L D:5-0L C:1-1R B:5-1L A:1-0L D:3-1R
C:3-3R B:0-0L A:4-3R D:4-2R C:3-2R B:6-3R A:6-2R D:3-0L C:5-2R
B:pass A:5-5R D:5-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 50 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-8"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 313, BD = 529 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-8"
commitment = "e65c56635d5fbc3f68d5063a589f56ddb088cc118acbb0b70a9ef5fc7e368552"
secret = "c00562abf2564c49c302ce9deec4cd4808eb82deb1ab185de00a6ad60cfd8742"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-5 5-4 5-1 4-4 4-1 3-2 3-0"
deal.B = "6-4 6-3 6-2 5-0 4-3 4-0 1-0"
deal.C = "4-2 3-3 3-1 2-2 2-1 1-1 0-0"
deal.D = "6-6 6-1 6-0 5-5 5-3 5-2 2-0"
yard = ""
play = """
D:6-6 C:pass B:6-4L A:5-4L D:5-5L C:pass B:5-0L A:3-0L D:5-3L
C:pass B:6-3R A:6-5L D:6-0L C:3-3R B:1-0L A:5-1L D:5-2L C:4-2L
B:4-3L A:3-2L D:2-0L C:3-1R B:4-0L A:4-4L D:6-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 114 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-3 5-2 4-3 1-1 0-0"
deal.B = "6-6 6-0 5-5 4-1 3-2 3-1 2-0"
deal.C = "6-2 5-4 5-0 4-4 4-2 2-2 1-0"
deal.D = "6-1 5-3 5-1 4-0 3-3 3-0 2-1"
yard = ""
play = """
C:5-4 B:5-5L A:6-5L D:6-1L C:4-4R B:4-1L A:6-4L D:4-0R C:6-2L
B:3-2L A:6-3L D:3-0R C:pass B:6-0L A:0-0L D:3-3R C:5-0L B:3-1R
A:5-2L D:5-1R C:4-2L B:pass A:4-3L D:5-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 99, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 5-1 4-0 3-3 1-1 0-0"
deal.B = "5-5 5-3 5-2 4-4 3-2 3-1 2-2"
deal.C = "6-0 5-4 5-0 4-2 4-1 2-1 1-0"
deal.D = "6-5 6-4 6-2 6-1 4-3 3-0 2-0"
yard = ""
play = """
B:2-2 A:pass D:6-2L C:6-0L B:5-2R A:4-0L D:6-5R C:5-4L B:5-3L
A:6-3L D:6-4L C:4-2L B:3-2L A:3-3L D:4-3L C:4-1L B:3-1L A:6-6R
D:3-0L C:5-0L B:5-5L A:5-1L D:6-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 66, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-3 4-4 4-1 2-2 1-0"
deal.B = "6-6 6-0 5-2 5-1 4-0 3-3 3-0"
deal.C = "6-5 6-2 5-5 5-0 4-3 1-1 0-0"
deal.D = "6-4 5-4 4-2 3-2 3-1 2-1 2-0"
yard = ""
play = """
A:6-3 D:6-4L C:4-3L B:3-3L A:5-3L D:5-4L C:pass B:3-0R A:4-4L
D:2-0R C:6-2R B:6-6R A:4-1L D:3-1L C:6-5R B:5-2R A:2-2R D:4-2R
C:pass B:4-0R A:1-0R D:2-1R C:pass B:pass A:pass D:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 149 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-3 3-2 3-0 2-2 1-1 1-0"
deal.B = "6-6 6-1 5-4 5-0 4-4 4-1 4-0"
deal.C = "6-5 6-2 5-1 4-3 4-2 3-3 0-0"
deal.D = "6-4 6-0 5-5 5-2 3-1 2-1 2-0"
yard = ""
play = """
D:5-5 C:6-5L B:5-0R A:6-3L D:3-1L C:5-1L B:4-0R A:5-3L D:6-4R
C:6-2R B:pass A:3-2L D:5-2L C:4-2R B:5-4R
"""
end = "blocked"
winner = "AC"
delta = { AC = 66, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 6-0 5-2 4-3 4-1 2-1"
deal.B = "6-6 6-5 5-5 3-2 3-0 2-0 0-0"
deal.C = "6-3 6-2 5-0 4-2 3-1 2-2 1-0"
deal.D = "5-4 5-3 5-1 4-4 4-0 3-3 1-1"
yard = ""
play = """
C:6-3 B:3-2R A:6-4L D:4-4L C:6-2R B:6-6R A:4-3L D:3-3L C:3-1L
B:6-5R A:6-1L D:5-4R C:4-2R B:2-0R A:6-0L D:4-0L C:5-0R B:5-5R
A:4-1L D:5-1L C:pass B:pass A:5-2L D:5-3R C:2-2L B:3-0R A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-3 5-2 5-1 4-3 3-3"
deal.B = "6-2 6-1 6-0 4-0 3-2 2-1 0-0"
deal.C = "6-5 6-3 5-4 4-4 4-1 2-0 1-0"
deal.D = "6-6 5-0 4-2 3-1 3-0 2-2 1-1"
yard = ""
play = """
B:2-1 A:5-2L D:5-0L C:4-1R B:4-0L A:6-4L D:6-6L C:6-5L B:pass
A:5-5L D:4-2R C:5-4L B:6-2R A:4-3L D:3-1L C:6-3R B:3-2R A:5-1L
D:2-2R C:2-0R B:0-0R A:5-3L D:3-0R C:pass B:pass A:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 15, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-4 5-0 4-3 4-2 1-0 0-0"
deal.B = "6-6 6-2 5-2 5-1 3-2 3-0 2-0"
deal.C = "6-3 6-1 6-0 5-5 4-0 2-1 1-1"
deal.D = "6-4 5-3 4-4 4-1 3-3 3-1 2-2"
yard = ""
play = """
A:6-5 D:6-4L C:5-5R B:5-1R A:5-4L D:4-1R C:4-0R B:5-2L A:4-2L
D:4-4L C:6-0R B:6-6R A:4-3L D:3-3L C:6-3L B:6-2L A:pass D:2-2L
C:6-1R B:3-2L A:1-0R D:5-3L C:pass B:3-0R A:5-0L D:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 5 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 5-3 3-3 3-2 3-0 0-0"
deal.B = "6-2 5-4 4-4 4-2 4-1 2-2 2-1"
deal.C = "6-6 6-3 5-2 4-3 4-0 2-0 1-1"
deal.D = "6-4 6-1 5-5 5-1 5-0 3-1 1-0"
yard = ""
play = """
D:5-5 C:5-2L B:2-2L A:3-2L D:3-1L C:1-1L B:5-4R A:pass D:6-4R
C:6-6R B:2-1L A:6-5R D:5-1R C:2-0L B:4-1R A:6-0L D:6-1L C:4-3R
B:pass A:5-3R D:5-0R C:4-0R B:4-2R A:pass D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 5-0 3-2 3-1 2-2 1-1"
deal.B = "6-4 6-2 5-5 5-1 4-1 3-0 2-1"
deal.C = "6-5 6-1 5-2 4-4 4-2 2-0 1-0"
deal.D = "6-6 5-4 5-3 4-3 4-0 3-3 0-0"
yard = ""
play = """
C:6-5 B:6-4L A:5-0R D:4-0R C:4-4L B:4-1L A:3-1L D:4-3L C:4-2L
B:6-2L A:6-3L D:3-3L C:pass B:3-0L A:6-0L D:6-6L C:6-1L B:5-1L
A:pass D:5-3L C:pass B:pass A:3-2L D:5-4R C:5-2L B:5-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-5 5-2 4-4 2-2 2-0"
deal.B = "6-0 5-3 3-3 3-2 3-1 3-0 1-0"
deal.C = "6-6 6-5 5-1 5-0 4-3 2-1 0-0"
deal.D = "6-2 6-1 5-4 4-2 4-1 4-0 1-1"
yard = ""
play = """
B:3-1 A:6-3L D:6-1L C:5-1L B:1-0R A:5-5L D:5-4L C:4-3L B:3-0R
A:pass D:pass C:pass B:3-2L A:5-2L D:pass C:6-5L B:6-0L A:2-0L
D:4-2L C:pass B:5-3R A:6-4L D:6-2L C:5-0R B:pass A:2-2L D:4-0R
C:2-1L B:pass A:4-4R
"""
end = "out"
winner = "AC"
delta = { AC = 13, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-1 4-2 4-1 2-2 1-0 0-0"
deal.B = "6-4 6-3 6-0 5-4 4-4 4-3 2-1"
deal.C = "6-2 6-1 5-2 5-0 4-0 3-0 2-0"
deal.D = "6-6 6-5 5-3 3-3 3-2 3-1 1-1"
yard = ""
play = """
A:5-5 D:5-3L C:5-2R B:4-3L A:4-2L D:3-2L C:6-2R B:6-0R A:1-0R
D:3-1R C:3-0L B:6-3R A:0-0L D:6-6R C:6-1R B:2-1R A:2-2R D:pass
C:5-0L B:5-4L A:4-1L D:1-1L C:2-0R B:pass A:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 35, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-3 5-2 5-0 4-3 0-0"
deal.B = "6-4 6-1 4-4 3-2 3-1 2-0 1-0"
deal.C = "6-6 5-4 4-1 4-0 3-0 2-1 1-1"
deal.D = "6-5 6-0 5-5 5-1 4-2 3-3 2-2"
yard = ""
play = """
D:5-5 C:5-4L B:6-4L A:6-3L D:3-3L C:3-0L B:1-0L A:5-3R D:5-1L
C:pass B:3-1R A:5-2L D:2-2L C:4-1R B:3-2L A:4-3L D:4-2L C:4-0R
B:2-0R A:6-2L D:6-5L C:2-1R B:6-1R A:5-0L D:6-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 114 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-0 4-0 3-0 2-1 2-0 1-0"
deal.B = "6-5 6-2 4-2 4-1 3-1 1-1 0-0"
deal.C = "6-6 6-1 6-0 4-4 4-3 3-3 2-2"
deal.D = "6-4 6-3 5-5 5-3 5-2 5-1 3-2"
yard = ""
play = """
C:6-6 B:6-5L A:5-4L D:6-4L C:6-1L B:3-1L A:3-0L D:6-3R C:4-3R
B:4-1R A:5-0L D:5-1R C:pass B:pass A:pass D:5-5L C:pass B:pass
A:pass D:5-3L C:3-3L B:pass A:pass D:5-2R C:2-2R B:4-2R A:4-0R
D:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 20 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-2 5-2 5-0 4-3 4-2"
deal.B = "6-0 5-5 5-3 4-0 3-2 2-1 1-0"
deal.C = "6-4 6-3 4-1 3-3 3-1 2-2 2-0"
deal.D = "6-1 5-4 5-1 4-4 3-0 1-1 0-0"
yard = ""
play = """
B:5-3 A:6-5L D:6-1L C:6-3R B:6-0R A:5-0R D:5-1L C:pass B:5-5L
A:5-2L D:5-4R C:6-4R B:3-2L A:4-3L D:4-4L C:4-1L B:2-1L A:6-2L
D:pass C:pass B:pass A:6-6L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 32 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-3 5-1 3-3 3-2 2-2 2-1"
deal.B = "6-6 6-4 5-5 4-1 3-1 3-0 2-0"
deal.C = "6-2 5-4 5-0 4-4 4-0 1-1 0-0"
deal.D = "6-5 6-3 6-1 5-2 4-3 4-2 1-0"
yard = ""
play = """
A:6-0 D:6-5L C:5-4L B:4-1L A:5-1L D:1-0R C:5-0L B:2-0L A:3-2L
D:4-3L C:4-4L B:3-1R A:5-3R D:4-2L C:6-2L B:6-6L A:pass D:5-2R
C:pass B:6-4L A:2-2R D:pass C:4-0L B:3-0L A:3-3L D:6-3L C:pass
B:pass A:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 17, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-3 5-2 5-0 4-2 3-3 3-1"
deal.B = "6-3 5-5 5-4 4-0 2-2 2-1 2-0"
deal.C = "6-6 6-5 6-4 6-0 4-3 1-1 1-0"
deal.D = "6-2 5-1 4-4 4-1 3-2 3-0 0-0"
yard = ""
play = """
D:4-4 C:6-4L B:5-4R A:6-1L D:5-1R C:1-1L B:2-1L A:5-2L D:4-1R
C:6-5L B:6-3L A:5-3L D:pass C:4-3R B:5-5L A:5-0L D:3-0L C:pass
B:pass A:3-3L D:3-2L C:pass B:2-0L A:3-1R D:0-0L C:6-0L B:pass
A:pass D:6-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-5 4-4 4-2 4-1 4-0"
deal.B = "6-6 6-3 5-1 5-0 3-1 1-0 0-0"
deal.C = "6-0 4-3 3-3 3-2 2-1 2-0 1-1"
deal.D = "6-5 6-4 5-4 5-3 5-2 3-0 2-2"
yard = ""
play = """
C:4-3 B:6-3R A:4-4L D:6-4R C:pass B:pass A:4-2L D:5-2L C:pass
B:5-0L A:4-0L D:5-4L C:pass B:5-1L A:6-1L D:6-5L C:pass B:pass
A:5-5L D:5-3L C:3-3L B:3-1L A:4-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 46 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-9"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 515, BD = 272 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-9"
commitment = "45b129a4c132dfb965f4534ec6248adb159f541f1283cd9f589d7fb649c5517f"
secret = "c2a1c6ecde3d7421d3bb0ee08a0c186a11b25c5f1d2743321076b3b687fd9d53"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 5-4 5-1 4-4 4-0 0-0"
deal.B = "6-5 5-3 4-2 4-1 3-3 3-2 2-2"
deal.C = "6-3 6-1 6-0 5-5 5-0 3-0 1-0"
deal.D = "6-6 5-2 4-3 3-1 2-1 2-0 1-1"
yard = ""
play = """
D:6-6 C:6-0L B:6-5R A:5-1R D:2-0L C:6-1R B:4-2L A:6-4L D:pass
C:6-3L B:5-3L A:5-4L D:4-3L C:3-0L B:pass A:6-2R D:5-2R C:5-5R
B:pass A:0-0L D:pass C:5-0R B:pass A:4-0L D:pass C:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 129, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 4-3 4-1 4-0 3-0 2-0"
deal.B = "6-6 6-4 6-3 4-4 2-2 1-1 0-0"
deal.C = "6-0 5-4 5-3 5-2 5-0 2-1 1-0"
deal.D = "6-2 5-5 5-1 4-2 3-3 3-2 3-1"
yard = ""
play = """
C:5-0 B:0-0R A:4-0R D:5-5L C:5-4R B:pass A:6-5L D:6-2L C:5-2L
B:pass A:pass D:5-1L C:1-0L B:pass A:3-0L D:3-3L C:5-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 165, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-2 5-0 4-4 4-1 0-0"
deal.B = "6-6 6-4 6-1 4-2 3-2 3-0 1-1"
deal.C = "6-5 6-3 5-5 5-4 3-3 2-2 1-0"
deal.D = "5-3 5-1 4-3 4-0 3-1 2-1 2-0"
yard = ""
play = """
B:6-6 A:6-0L D:4-0L C:5-4L B:6-4R A:5-0L D:2-0L C:2-2L B:4-2L
A:4-4L D:4-3L C:6-3L B:6-1L A:4-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 124 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 4-2 4-0 3-0 2-1 2-0"
deal.B = "6-2 6-0 5-3 5-2 4-1 3-3 0-0"
deal.C = "6-3 5-4 5-1 5-0 4-3 1-1 1-0"
deal.D = "6-5 6-4 5-5 4-4 3-2 3-1 2-2"
yard = ""
play = """
A:2-0 D:3-2L C:5-0R B:5-3L A:pass D:6-5L C:6-3L B:5-2R A:3-0L
D:2-2R C:1-0L B:6-2R A:6-1L D:6-4L C:5-4L B:6-0R A:4-0R D:5-5L
C:4-3R B:3-3R A:pass D:3-1R C:5-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 61 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-0 4-1 2-2 2-1 2-0 1-0"
deal.B = "6-1 6-0 5-3 5-2 5-1 3-1 0-0"
deal.C = "6-5 6-2 4-3 4-2 4-0 3-3 3-2"
deal.D = "6-6 6-3 5-5 5-4 4-4 3-0 1-1"
yard = ""
play = """
D:6-6 C:6-2L B:5-2L A:5-0L D:3-0L C:3-3L B:5-3L A:6-4R D:5-5L
C:4-3R B:5-1L A:1-0L D:6-3R C:6-5R B:6-0L A:pass D:5-4R C:4-2R
B:6-1L A:4-1L D:4-4L C:3-2R B:3-1R A:2-1R D:pass C:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 4-3 3-3 3-2 3-0 0-0"
deal.B = "6-6 6-1 6-0 5-4 5-2 3-1 1-0"
deal.C = "6-3 5-3 4-4 4-1 4-0 2-1 2-0"
deal.D = "6-4 6-2 5-1 5-0 4-2 2-2 1-1"
yard = ""
play = """
C:4-4 B:5-4L A:5-5L D:5-1L C:4-1L B:pass A:4-3L D:6-4R C:6-3R
B:3-1L A:3-3R D:1-1L C:5-3R B:6-1L A:6-5R D:6-2L C:2-0L B:6-6R
A:0-0L D:5-0L C:pass B:5-2L A:3-2L D:pass C:pass B:6-0R A:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 111, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-2 6-0 5-1 4-1 1-0"
deal.B = "5-4 5-2 4-3 3-3 3-2 3-1 0-0"
deal.C = "6-3 5-5 5-0 4-4 4-0 2-2 1-1"
deal.D = "6-6 6-1 5-3 4-2 3-0 2-1 2-0"
yard = ""
play = """
B:5-4 A:4-1R D:5-3L C:6-3L B:3-1R A:6-0L D:3-0L C:pass B:4-3L
A:6-4L D:6-6L C:pass B:3-3R A:6-2L D:4-2L C:4-4L B:3-2R A:pass
D:2-1R C:1-1R B:pass A:1-0R D:2-0R C:2-2R B:5-2R A:6-5R D:6-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 25 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-4 5-0 4-0 3-2 3-1"
deal.B = "6-5 6-0 5-5 4-2 2-0 1-0 0-0"
deal.C = "6-1 5-2 5-1 4-4 4-3 4-1 1-1"
deal.D = "6-4 6-3 5-3 3-3 3-0 2-2 2-1"
yard = ""
play = """
A:5-4 D:5-3L C:4-3L B:4-2L A:3-2L D:6-3L C:4-4R B:6-5L A:4-0R
D:3-0R C:5-1L B:1-0L A:3-1R D:2-1R C:5-2R B:5-5R A:5-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 62 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-2 6-1 4-4 4-3 2-0"
deal.B = "6-4 5-5 5-1 4-0 3-2 2-2 1-1"
deal.C = "6-6 5-2 5-0 4-1 3-3 3-0 0-0"
deal.D = "6-0 5-4 5-3 4-2 3-1 2-1 1-0"
yard = ""
play = """
D:6-0 C:6-6L B:6-4L A:4-4L D:5-4L C:5-0L B:4-0L A:4-3L D:5-3L
C:5-2L B:3-2L A:2-0R D:3-1L C:4-1L B:2-2R A:6-2R D:4-2L C:pass
B:pass A:6-3R D:2-1L C:3-3R B:5-1L A:6-5L D:pass C:3-0R B:pass
A:6-1L
"""
end = "out"
winner = "AC"
delta = { AC = 13, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-1 5-5 4-4 3-0 2-2 2-1"
deal.B = "6-3 5-4 5-3 5-2 4-3 4-0 1-1"
deal.C = "6-4 6-2 6-0 5-1 2-0 1-0 0-0"
deal.D = "6-5 5-0 4-2 4-1 3-3 3-2 3-1"
yard = ""
play = """
C:0-0 B:4-0L A:4-4L D:4-2L C:2-0L B:pass A:3-0L D:3-3L C:6-0R
B:6-3L A:6-1L D:4-1L C:6-4L B:pass A:6-6L D:6-5L C:5-1L B:1-1L
A:2-1L D:3-2L C:6-2R B:5-3L A:5-5L D:5-0L C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 27, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-0 4-2 4-1 4-0 3-2"
deal.B = "6-5 6-3 3-3 2-1 1-1 1-0 0-0"
deal.C = "6-6 6-1 5-4 5-2 4-4 4-3 2-2"
deal.D = "6-4 6-2 5-3 5-1 3-1 3-0 2-0"
yard = ""
play = """
B:6-5 A:6-0L D:3-0L C:4-3L B:pass A:4-0L D:2-0L C:5-2L B:pass
A:5-5L D:5-3L C:5-4R B:6-3L A:4-2R D:6-4L C:4-4L B:2-1R A:4-1L
D:5-1L C:6-1R B:pass A:5-0L D:6-2R C:2-2R B:1-0L A:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-5 5-3 5-0 3-2 3-1"
deal.B = "6-5 6-0 5-1 4-2 4-0 3-0 2-2"
deal.C = "5-4 5-2 4-3 3-3 2-1 2-0 1-1"
deal.D = "6-4 6-2 6-1 4-4 4-1 1-0 0-0"
yard = ""
play = """
A:6-6 D:6-4L C:5-4L B:6-5L A:6-3L D:6-2R C:3-3L B:4-2R A:5-3L
D:4-4R C:5-2L B:2-2L A:3-2L D:4-1R C:2-1R B:3-0L A:5-0L D:pass
C:2-0R B:5-1L A:3-1L D:1-0R C:1-1R B:pass A:pass D:6-1R C:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-0 5-3 4-3 4-1 4-0 2-1"
deal.B = "6-5 5-5 5-4 5-0 2-0 1-1 1-0"
deal.C = "6-3 6-1 4-4 3-3 3-2 3-1 3-0"
deal.D = "6-4 6-2 5-2 5-1 4-2 2-2 0-0"
yard = ""
play = """
D:6-4 C:6-3L B:5-4R A:4-3L D:4-2L C:3-2L B:6-5R A:6-0R D:0-0R
C:3-0R B:pass A:5-3L D:5-2L C:3-3R B:2-0L A:4-0L D:pass C:4-4L
B:pass A:4-1L D:5-1L C:3-1R B:5-5L A:2-1R D:6-2R C:6-1R
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-1 4-4 3-3 3-2 0-0"
deal.B = "6-5 6-2 5-4 4-2 2-2 2-0 1-1"
deal.C = "6-1 5-3 5-2 4-1 3-1 2-1 1-0"
deal.D = "6-6 6-3 5-5 5-0 4-3 4-0 3-0"
yard = ""
play = """
C:3-1 B:1-1R A:5-1R D:6-3L C:6-1L B:6-5R A:6-4R D:4-3R C:5-3R
B:5-4R A:4-4R D:4-0R C:1-0R B:pass A:pass D:pass C:4-1L B:4-2L
A:3-2L D:3-0L C:2-1R B:6-2R A:6-0L D:6-6L
"""
end = "blocked"
winner = "AC"
delta = { AC = 34, BD = 0 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-10"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 248, BD = 516 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-10"
commitment = "c0cb6153008ca45b7bae97510a2ff30daa6c1371e374818b9bf18fdd2b55f47a"
secret = "5bab6d1e91b1dc64558c5e5ef91335e3d7d05b07e2a399ef6bcafe8050dea000"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-3 5-2 4-2 3-0 1-1"
deal.B = "6-6 5-4 5-1 4-3 3-2 3-1 2-0"
deal.C = "5-3 4-4 4-1 4-0 2-2 2-1 0-0"
deal.D = "6-2 6-1 6-0 5-5 5-0 3-3 1-0"
yard = ""
play = """
B:6-6 A:6-5L D:6-2R C:5-3L B:3-2R A:6-3L D:3-3R C:pass B:4-3R
A:6-4L D:pass C:4-4L B:5-4L A:5-2L D:pass C:2-2L B:2-0L A:4-2R
D:5-0L C:2-1R B:3-1R A:3-0R D:6-0R C:pass B:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 111 }

[[match.hand]]
opener = "A"
deal.A = "5-3 4-3 4-2 4-1 3-2 1-0 0-0"
deal.B = "6-6 6-2 6-0 5-2 3-1 2-2 2-1"
deal.C = "6-5 6-3 6-1 5-4 4-0 3-3 3-0"
deal.D = "6-4 5-5 5-1 5-0 4-4 2-0 1-1"
yard = ""
play = """
A:5-3 D:5-5L C:6-5L B:6-6L A:4-3R D:6-4L C:5-4L B:5-2L A:4-2L
D:4-4L C:4-0L B:6-0L A:4-1R D:5-1R C:6-3L B:3-1L A:1-0L D:5-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 115 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 5-5 5-2 5-1 5-0 1-0"
deal.B = "6-4 6-3 6-2 5-4 4-4 4-2 1-1"
deal.C = "4-3 4-1 4-0 3-3 3-1 3-0 2-0"
deal.D = "6-1 6-0 5-3 3-2 2-2 2-1 0-0"
yard = ""
play = """
D:2-1 C:2-0L B:1-1R A:5-1R D:5-3R C:4-0L B:4-4L A:pass D:3-2R
C:4-3L B:4-2R A:pass D:pass C:3-3L B:6-3L A:6-6L D:6-0L C:3-0L
B:6-4R A:6-5R D:pass C:3-1L B:5-4R A:1-0L D:0-0L C:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 69, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-3 5-1 4-3 4-1 3-1 1-1 1-0"
deal.B = "6-3 6-1 6-0 4-2 3-2 2-2 0-0"
deal.C = "6-4 5-5 5-4 5-2 5-0 4-0 2-0"
deal.D = "6-6 6-5 6-2 4-4 3-3 3-0 2-1"
yard = ""
play = """
C:6-4 B:4-2R A:pass D:6-2R C:pass B:6-3L A:5-3L D:6-5R C:5-5L
B:pass A:5-1L D:2-1L C:5-2L B:pass A:pass D:pass C:5-4L B:pass
A:4-3L D:3-3L C:5-0R B:6-0R A:3-1L D:6-6R C:pass B:6-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 59, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-1 4-3 4-2 3-2 2-1 1-1"
deal.B = "6-2 6-1 6-0 5-2 4-1 3-3 3-0"
deal.C = "6-6 6-5 6-4 5-5 5-3 4-0 2-2"
deal.D = "6-3 5-0 4-4 3-1 2-0 1-0 0-0"
yard = ""
play = """
B:3-3 A:4-3L D:6-3R C:6-4L B:6-2L A:4-2L D:4-4L C:4-0L B:6-0L
A:pass D:pass C:6-6L B:6-1L A:5-1L D:5-0L C:6-5R B:5-2R A:3-2R
D:0-0L C:5-3R B:3-0L A:5-4R D:3-1L C:pass B:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 119 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-5 5-2 5-0 4-2 3-0"
deal.B = "6-6 6-5 4-4 4-1 4-0 3-3 2-0"
deal.C = "6-0 5-4 5-1 2-1 1-1 1-0 0-0"
deal.D = "6-2 6-1 5-3 4-3 3-2 3-1 2-2"
yard = ""
play = """
A:5-5 D:5-3L C:5-4R B:4-4R A:6-4R D:3-2L C:2-1L B:6-6R A:6-3R
D:3-1L C:pass B:3-3L A:3-0L D:4-3R C:6-0L B:6-5L A:5-2L D:2-2L
C:pass B:2-0L A:4-2R D:6-2R C:1-0L B:4-1L A:pass D:6-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-1 5-5 4-4 4-3 3-1 2-1"
deal.B = "6-2 5-4 5-3 3-2 2-2 2-0 1-1"
deal.C = "6-5 6-4 6-3 6-0 5-0 4-1 3-3"
deal.D = "5-2 5-1 4-2 4-0 3-0 1-0 0-0"
yard = ""
play = """
D:1-0 C:4-1L B:2-0R A:4-4L D:4-2L C:pass B:2-2L A:2-1L D:5-2R
C:6-5R B:6-2R A:6-1L D:pass C:6-4L B:5-4L A:5-5L D:5-1L C:pass
B:1-1L A:3-1L D:3-0L C:6-0L B:3-2R A:6-6L D:pass C:6-3L B:5-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 118 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 5-1 4-4 4-3 4-1 3-3"
deal.B = "6-6 6-2 5-2 4-2 3-1 2-0 1-0"
deal.C = "6-5 6-1 5-3 5-0 2-2 2-1 0-0"
deal.D = "6-4 6-3 6-0 4-0 3-2 3-0 1-1"
yard = ""
play = """
C:6-5 B:6-6L A:5-5R D:6-0L C:5-0L B:5-2L A:5-4R D:3-2L C:5-3L
B:4-2R A:5-1L D:1-1L C:6-1L B:6-2L A:pass D:pass C:2-2L B:2-0L
A:pass D:3-0L C:2-1R B:3-1L A:4-1L D:4-0L C:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 120, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-0 4-4 4-2 3-0 2-1 0-0"
deal.B = "6-6 6-3 6-2 5-2 5-1 4-0 1-1"
deal.C = "6-5 6-4 5-5 5-4 4-3 3-2 2-0"
deal.D = "6-0 5-3 4-1 3-3 3-1 2-2 1-0"
yard = ""
play = """
B:6-6 A:6-1L D:3-1L C:4-3L B:6-2R A:4-4L D:4-1L C:3-2R B:6-3R
A:2-1L D:6-0R C:2-0L B:4-0L A:4-2L D:2-2L C:pass B:5-2L A:5-0L
D:1-0L C:pass B:1-1L A:3-0R D:3-3R C:pass B:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 40 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-11"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 210, BD = 563 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-11"
commitment = "f0bdf87f544e10f8b690b69dc2249396f0e152cea48eea0f87803342f2ffa6e3"
secret = "0af80ff5c864364188c75df35b5904e0f2579ea651a235991c15c043ec51d012"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 4-1 4-0 3-1 1-1 1-0"
deal.B = "6-6 6-4 6-2 6-0 5-5 5-1 3-2"
deal.C = "6-1 5-4 5-3 4-2 3-0 2-2 0-0"
deal.D = "5-2 5-0 4-4 4-3 3-3 2-1 2-0"
yard = ""
play = """
B:6-6 A:6-3L D:4-3L C:5-4L B:5-5L A:6-5L D:pass C:6-1L B:5-1L
A:pass D:5-2L C:2-2L B:6-2L A:pass D:pass C:pass B:6-4L A:4-1L
D:2-1L C:4-2L B:6-0R A:1-0R D:4-4L C:pass B:pass A:1-1R D:pass
C:pass B:pass A:4-0L D:5-0L C:5-3L B:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 107 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-4 4-0 3-3 2-0 0-0"
deal.B = "6-0 5-3 5-1 5-0 4-4 3-1 1-1"
deal.C = "6-6 6-3 6-2 5-5 5-2 4-2 2-2"
deal.D = "6-1 4-3 4-1 3-2 3-0 2-1 1-0"
yard = ""
play = """
A:0-0 D:3-0L C:6-3L B:6-0L A:4-0L D:4-3L C:pass B:5-3L A:6-5L
D:6-1L C:pass B:5-1L A:5-4L D:4-1L C:pass B:3-1L A:3-3L D:3-2L
C:4-2L B:4-4L A:6-4L D:1-0R C:6-2L B:1-1R A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 83, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-2 4-4 4-1 3-1 2-0 1-0"
deal.B = "6-0 5-3 4-2 3-3 3-2 2-1 0-0"
deal.C = "6-5 6-1 5-5 5-4 4-0 3-0 1-1"
deal.D = "6-6 6-4 6-3 5-1 5-0 4-3 2-2"
yard = ""
play = """
D:6-6 C:6-5L B:5-3L A:6-2R D:6-3L C:6-1L B:2-1L A:5-2L D:5-1L
C:1-1L B:4-2R A:4-1R D:pass C:pass B:pass A:3-1L D:4-3L C:5-4L
B:pass A:1-0R D:5-0L C:3-0L B:3-3L A:2-0R D:2-2R C:pass B:3-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 88 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-4 4-4 3-3 3-0 2-2 0-0"
deal.B = "6-5 4-2 4-1 3-2 3-1 2-1 2-0"
deal.C = "6-6 6-1 5-3 5-1 5-0 4-0 1-1"
deal.D = "6-4 6-2 6-0 5-5 5-2 4-3 1-0"
yard = ""
play = """
C:5-0 B:6-5L A:6-3L D:4-3L C:4-0R B:4-2L A:4-4R D:6-4R C:6-6R
B:3-2L A:3-3L D:6-2R C:5-3L B:2-1R A:5-4L D:1-0R C:pass B:4-1L
A:3-0R D:pass C:6-1L B:3-1R A:pass D:6-0L C:5-1R B:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 31 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 5-3 3-3 2-2 1-1 1-0"
deal.B = "6-4 6-3 5-0 4-3 4-1 3-2 3-1"
deal.C = "6-2 6-0 5-2 5-1 4-4 2-0 0-0"
deal.D = "6-5 6-1 5-5 4-2 4-0 3-0 2-1"
yard = ""
play = """
B:6-4 A:6-6L D:6-5L C:5-2L B:3-2L A:3-3L D:4-2R C:6-2R B:6-3L
A:pass D:6-1L C:6-0R B:4-1L A:5-4L D:5-5L C:0-0R B:5-0L A:1-0L
D:4-0R C:4-4R B:3-1L A:5-3L D:pass C:5-1L B:4-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 5-2 4-4 4-0 3-2"
deal.B = "6-0 5-5 4-2 4-1 3-1 3-0 1-1"
deal.C = "6-1 5-4 5-1 5-0 2-2 2-0 0-0"
deal.D = "6-4 6-3 5-3 4-3 3-3 2-1 1-0"
yard = ""
play = """
A:6-6 D:6-4L C:5-4L B:5-5L A:6-5L D:6-3L C:6-1R B:3-1L A:pass
D:2-1L C:5-1R B:4-2L A:4-4L D:5-3R C:pass B:4-1L A:3-2R D:1-0L
C:2-0L B:pass A:6-2L D:pass C:2-2R B:6-0L A:4-0L D:4-3L C:pass
B:3-0L A:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 5-5 5-4 4-0 3-3 3-1"
deal.B = "5-3 5-2 4-3 2-1 2-0 1-1 1-0"
deal.C = "6-5 6-2 5-1 5-0 4-2 3-2 3-0"
deal.D = "6-6 6-1 6-0 4-4 4-1 2-2 0-0"
yard = ""
play = """
D:6-6 C:6-2L B:5-2L A:5-5L D:6-1R C:5-1L B:2-1L A:3-1R D:2-2L
C:3-2L B:5-3L A:6-3R D:6-0R C:5-0L B:2-0L A:4-0R D:4-4R C:4-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 54 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 5-5 5-2 4-3 4-2 1-1"
deal.B = "6-4 6-3 5-3 5-1 5-0 4-4 4-0"
deal.C = "6-6 6-2 3-2 3-0 2-2 1-0 0-0"
deal.D = "6-5 5-4 4-1 3-3 3-1 2-1 2-0"
yard = ""
play = """
C:1-0 B:5-1L A:5-5L D:6-5L C:6-2L B:5-0R A:5-2L D:5-4L C:pass
B:6-4L A:6-1L D:4-1L C:pass B:4-4L A:4-2L D:2-1L C:pass B:5-3R
A:4-3R D:3-1L C:3-2L B:4-0R A:6-0R D:2-0L C:3-0L B:6-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 118 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 5-1 4-3 3-3 2-1 1-0"
deal.B = "6-2 6-1 6-0 5-2 5-0 3-1 0-0"
deal.C = "6-5 6-3 5-3 4-2 4-1 3-2 1-1"
deal.D = "6-4 5-5 4-4 4-0 3-0 2-2 2-0"
yard = ""
play = """
B:6-2 A:6-6L D:6-4L C:3-2R B:3-1R A:4-3L D:3-0L C:4-1R B:6-0L
A:5-4R D:5-5R C:6-3L B:5-2R A:3-3L D:2-2R C:5-3L B:5-0L A:1-0L
D:2-0R C:1-1L B:6-1L A:pass D:4-0R C:4-2R B:pass A:2-1R D:pass
C:6-5L
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-4 4-4 4-1 3-0 2-2 2-1"
deal.B = "6-6 6-0 3-3 3-2 2-0 1-1 0-0"
deal.C = "6-5 6-4 5-5 5-1 5-0 4-2 4-0"
deal.D = "6-2 6-1 5-3 5-2 4-3 3-1 1-0"
yard = ""
play = """
A:4-4 D:4-3L C:4-2R B:3-3L A:2-2R D:5-3L C:5-0L B:6-0L A:6-3L
D:6-2R C:6-5R B:3-2L A:5-4R D:5-2L C:5-1L B:1-1L A:4-1R D:6-1L
C:6-4L B:pass A:2-1R D:pass C:4-0L B:2-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 30, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 5-3 4-4 3-2 3-1 2-0"
deal.B = "6-4 6-1 5-2 4-3 4-1 3-0 1-0"
deal.C = "6-6 6-3 5-5 5-0 4-0 2-2 0-0"
deal.D = "6-0 5-4 5-1 4-2 3-3 2-1 1-1"
yard = ""
play = """
D:5-4 C:5-0L B:3-0L A:4-4R D:3-3L C:4-0R B:4-3L A:2-0R D:4-2L
C:2-2L B:5-2L A:5-3L D:2-1R C:6-3L B:6-4L A:3-1R D:pass C:pass
B:4-1L A:3-2R D:5-1L C:5-5L B:pass A:6-5L D:6-0L C:0-0L B:1-0L
A:6-2R
"""
end = "out"
winner = "AC"
delta = { AC = 9, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-4 5-3 4-2 3-1 3-0 1-0"
deal.B = "6-2 5-5 5-2 5-0 2-1 2-0 0-0"
deal.C = "6-5 6-4 6-0 4-4 4-1 3-3 3-2"
deal.D = "6-3 6-1 5-1 4-3 4-0 2-2 1-1"
yard = ""
play = """
C:3-2 B:6-2R A:6-6R D:6-3L C:6-0L B:5-0L A:5-3L D:4-3L C:6-5R
B:5-5R A:5-4L D:5-1L C:4-1L B:5-2R A:4-2L D:2-2L C:pass B:2-1L
A:3-1L D:pass C:3-3L B:2-0R A:3-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 32 }

[[match.hand]]
opener = "B"
deal.A = "6-5 4-0 3-2 3-0 2-0 1-1 0-0"
deal.B = "6-4 6-1 5-5 5-3 5-1 4-3 2-2"
deal.C = "6-3 6-2 5-0 4-4 4-2 3-3 3-1"
deal.D = "6-6 6-0 5-4 5-2 4-1 2-1 1-0"
yard = ""
play = """
B:6-4 A:4-0R D:6-6L C:5-0R B:6-1L A:6-5R D:6-0R C:3-1L B:5-3L
A:0-0R D:5-4L C:4-2L B:2-2L A:2-0L D:1-0L C:pass B:5-1L A:3-0R
D:5-2L C:6-2L B:4-3R A:pass D:4-1R C:6-3L B:pass A:1-1R D:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-1 5-0 4-3 4-2 4-0 3-0"
deal.B = "6-5 5-5 5-4 4-4 4-1 3-3 0-0"
deal.C = "6-6 6-1 5-2 2-2 2-1 2-0 1-0"
deal.D = "6-3 6-2 6-0 5-3 3-2 3-1 1-1"
yard = ""
play = """
A:4-0 D:6-0R C:6-6R B:5-4L A:6-4R D:5-3L C:pass B:3-3L A:4-3L
D:pass C:pass B:4-4L A:4-2L D:6-2L C:6-1L B:4-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 72, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 5-4 5-2 5-0 3-3 2-2"
deal.B = "6-6 6-3 5-5 5-3 4-4 3-2 2-1"
deal.C = "6-4 5-1 4-1 4-0 3-1 2-0 1-1"
deal.D = "6-2 6-1 4-3 4-2 3-0 1-0 0-0"
yard = ""
play = """
D:6-2 C:6-4L B:4-4L A:5-4L D:4-2R C:4-0R B:5-5L A:5-0R D:pass
C:5-1L B:2-1L A:5-2L D:pass C:pass B:5-3L A:3-3L D:4-3L C:4-1L
B:pass A:6-5R D:6-1L C:pass B:6-6L A:6-0L D:3-0L C:3-1L B:6-3R
A:pass D:1-0L C:2-0L B:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 106 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-12"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 333, BD = 530 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-12"
commitment = "f8cd08c10ef40117e921208677d468beccc31c5b1d9f740587a044f5bf8cfb6e"
secret = "de1f5f2c0c09be446b443c9715fa62f5d6db09f78dcf5343775f1ace67f149b6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-0 5-3 4-4 3-0 1-1 1-0 0-0"
deal.B = "6-5 6-4 6-2 6-1 4-1 3-3 3-2"
deal.C = "6-6 5-5 5-4 4-3 4-0 2-2 2-0"
deal.D = "6-3 5-2 5-1 5-0 4-2 3-1 2-1"
yard = ""
play = """
C:6-6 B:6-1L A:1-1L D:6-3R C:4-3R B:4-1R A:1-0L D:5-0L C:5-5L
B:6-5L A:6-0L D:5-1R C:5-4R B:6-4R A:3-0L D:3-1L C:pass B:6-2R
A:pass D:2-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 150 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-2 5-2 5-1 4-4 1-0"
deal.B = "6-3 4-2 4-1 3-3 3-2 3-1 2-0"
deal.C = "6-4 6-1 6-0 5-5 4-3 2-1 1-1"
deal.D = "5-4 5-3 5-0 4-0 3-0 2-2 0-0"
yard = ""
play = """
B:2-0 A:6-2L D:0-0R C:6-4L B:4-1L A:5-1L D:5-0L C:6-0L B:6-3L
A:1-0R D:3-0L C:6-1R B:pass A:6-6R D:4-0L C:4-3L B:3-1L A:6-5R
D:5-4R C:2-1L B:3-2L A:4-4R D:5-3L C:5-5L B:4-2R A:5-2L
"""
end = "out"
winner = "AC"
delta = { AC = 185, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-4 5-2 5-0 3-3 3-2 2-0"
deal.B = "6-4 6-0 5-3 4-3 4-2 3-1 3-0"
deal.C = "6-6 6-3 6-2 6-1 4-1 4-0 1-1"
deal.D = "5-5 5-1 4-4 2-2 2-1 1-0 0-0"
yard = ""
play = """
A:6-5 D:5-5R C:6-6L B:6-4L A:5-4L D:5-1L C:6-1L B:5-3R A:3-3R
D:pass C:6-3L B:3-0L A:5-0L D:pass C:pass B:3-1R A:5-2L D:2-1L
C:4-1L B:4-2L A:3-2L D:1-0R C:4-0R B:4-3R
"""
end = "blocked"
winner = "AC"
delta = { AC = 80, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 4-4 4-3 4-2 3-2 2-1"
deal.B = "6-6 5-2 4-1 3-3 3-0 1-1 0-0"
deal.C = "6-2 5-4 5-1 5-0 4-0 2-2 1-0"
deal.D = "6-5 6-3 6-0 5-5 5-3 3-1 2-0"
yard = ""
play = """
D:5-5 C:5-4L B:5-2R A:6-4L D:6-5L C:6-2R B:6-6R A:6-1R D:3-1R
C:5-1L B:1-1L A:2-1L D:6-3R C:2-2L B:pass A:4-2L D:6-0R C:5-0R
B:4-1L A:pass D:5-3R C:1-0L B:3-0R A:pass D:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 149 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 5-0 4-2 4-1 3-3 2-2"
deal.B = "6-6 6-3 5-2 4-0 3-2 2-1 1-0"
deal.C = "6-0 5-3 4-3 3-1 3-0 2-0 1-1"
deal.D = "6-5 6-1 5-5 5-4 5-1 4-4 0-0"
yard = ""
play = """
C:5-3 B:6-3R A:5-0L D:6-5R C:6-0L B:5-2R A:6-4L D:5-4L C:2-0R
B:4-0R A:4-2R D:5-5L C:pass B:2-1R A:4-1R D:4-4R C:4-3R B:3-2R
A:6-2R D:6-1R C:3-1R B:pass A:3-3R D:5-1L C:3-0R B:1-0R A:pass
D:pass C:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-2 6-1 4-4 4-3 4-0"
deal.B = "6-4 6-3 5-4 5-2 5-0 2-1 0-0"
deal.C = "5-1 4-1 3-2 3-1 2-0 1-1 1-0"
deal.D = "6-0 5-5 5-3 4-2 3-3 3-0 2-2"
yard = ""
play = """
B:6-4 A:6-6L D:4-2R C:3-2R B:6-3R A:6-5L D:5-5L C:5-1L B:2-1L
A:6-2L D:6-0L C:2-0L B:5-2L A:6-1R D:5-3L C:4-1R B:5-4R A:4-3L
D:pass C:pass B:5-0R A:4-4L D:3-0R C:3-1R B:pass A:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-2 5-0 4-4 3-1 1-0"
deal.B = "5-4 5-1 4-0 3-3 3-2 2-2 2-0"
deal.C = "6-5 6-4 6-0 5-3 4-3 2-1 1-1"
deal.D = "6-2 6-1 5-5 4-2 4-1 3-0 0-0"
yard = ""
play = """
A:6-6 D:6-2L C:6-5R B:5-1R A:5-2L D:5-5L C:5-3L B:3-3L A:6-3L
D:6-1R C:6-4L B:4-0L A:5-0L D:pass C:6-0R B:2-0R A:pass D:4-2R
C:4-3R B:3-2R A:pass D:pass C:2-1R B:5-4L A:4-4L D:4-1R
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 6-0 5-2 4-1 4-0 2-1"
deal.B = "5-5 5-4 4-4 4-3 2-0 1-0 0-0"
deal.C = "6-2 5-0 3-3 3-2 3-1 3-0 2-2"
deal.D = "6-5 6-4 6-1 5-3 5-1 4-2 1-1"
yard = ""
play = """
D:1-1 C:3-1L B:1-0R A:6-3L D:6-5L C:5-0L B:2-0L A:5-2L D:5-1L
C:3-0R B:4-3R A:4-1L D:6-4L C:6-2L B:4-4R A:2-1L D:4-2R C:3-2R
B:pass A:pass D:5-3R C:pass B:5-4R A:4-0R D:6-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 28 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-5 4-4 4-1 4-0 3-3 3-1"
deal.B = "6-4 6-3 6-1 5-3 4-3 3-2 3-0"
deal.C = "6-2 6-0 5-2 5-1 5-0 2-1 2-0"
deal.D = "6-5 5-4 4-2 2-2 1-1 1-0 0-0"
yard = ""
play = """
C:6-2 B:6-4L A:4-4L D:4-2R C:pass B:4-3L A:3-3L D:5-4R C:5-2R
B:6-3L A:6-6L D:2-2R C:6-0L B:3-2R A:4-0L D:pass C:pass B:3-0R
A:4-1L D:1-1L C:5-1L B:5-3L A:3-1L D:1-0L C:5-0L B:pass A:5-5L
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-0 4-4 3-1 1-1 1-0"
deal.B = "6-4 5-4 5-2 4-0 3-0 2-2 0-0"
deal.C = "6-5 6-2 6-1 5-5 5-3 4-1 2-1"
deal.D = "5-1 5-0 4-3 4-2 3-3 3-2 2-0"
yard = ""
play = """
B:2-2 A:pass D:3-2L C:5-3L B:5-4L A:4-4L D:4-2L C:6-2L B:6-4L
A:pass D:4-3L C:2-1R B:3-0L A:6-0L D:5-1R C:6-5L B:5-2L A:pass
D:5-0R C:pass B:4-0R A:pass D:2-0L C:4-1R B:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 145 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 4-1 3-2 1-1 1-0"
deal.B = "6-2 5-5 5-3 5-0 4-3 4-0 3-3"
deal.C = "6-4 5-4 4-4 4-2 2-1 2-0 0-0"
deal.D = "6-1 6-0 5-2 5-1 3-1 3-0 2-2"
yard = ""
play = """
A:6-6 D:6-1L C:6-4R B:4-0R A:4-1L D:3-0R C:5-4L B:5-3L A:6-3L
D:3-1R C:2-1R B:6-2R A:6-5L D:5-1L C:pass B:pass A:1-1L D:6-0R
C:2-0R B:pass A:1-0L D:2-2R C:4-2R B:4-3R A:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 28, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 6-0 5-5 5-0 2-1 2-0"
deal.B = "6-3 5-4 5-3 4-3 4-2 4-1 2-2"
deal.C = "6-6 4-0 3-3 3-0 1-1 1-0 0-0"
deal.D = "6-4 6-1 5-2 5-1 4-4 3-2 3-1"
yard = ""
play = """
D:4-4 C:4-0L B:4-3R A:6-0L D:6-4L C:3-3R B:5-4L A:6-5L D:6-1L
C:3-0R B:4-1L A:5-0R D:5-1R C:1-1R B:4-2L A:6-2L D:3-1R C:6-6L
B:6-3L A:pass D:3-2L C:pass B:2-2L A:2-1L D:pass C:1-0L B:5-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-4 5-2 5-0 4-4 4-2 4-1"
deal.B = "6-3 6-1 5-3 5-1 3-3 2-2 1-0"
deal.C = "6-6 6-4 4-3 3-1 3-0 1-1 0-0"
deal.D = "6-5 6-2 5-5 4-0 3-2 2-1 2-0"
yard = ""
play = """
C:6-6 B:6-1L A:4-1L D:6-2R C:6-4L B:6-3L A:5-2R D:5-5R C:4-3L
B:5-3R A:5-4L D:6-5L C:3-1R B:5-1R A:6-0L D:2-0L C:pass B:2-2L
A:4-2L D:4-0L C:3-0L B:3-3L A:5-0R D:3-2L C:0-0R B:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-3 4-3 4-1 3-3 1-1"
deal.B = "6-6 6-3 5-4 5-2 3-1 3-0 1-0"
deal.C = "6-5 6-2 5-1 4-4 4-2 4-0 3-2"
deal.D = "6-1 6-0 5-0 2-2 2-1 2-0 0-0"
yard = ""
play = """
B:6-6 A:6-4L D:6-0R C:4-4L B:3-0R A:4-3L D:pass C:3-2L B:5-2L
A:5-5L D:5-0L C:4-0L B:3-1R A:4-1L D:2-1L C:6-2L B:1-0R A:pass
D:6-1L C:5-1L B:5-4L A:pass D:2-0R C:4-2L B:pass A:pass D:2-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 36 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-13"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 522, BD = 383 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-13"
commitment = "2196d6ea504d6ae7cc62b5d7f468cbc59ea0bb97fe89a455dbe20cab8223c53c"
secret = "d67b523cee8b2f1d21011368c094ca593f446bfc48f229f98ca022871f324a57"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 5-2 4-0 3-3 2-1 0-0"
deal.B = "6-3 6-1 5-5 5-4 5-0 4-4 4-1"
deal.C = "6-6 6-2 4-2 2-2 2-0 1-1 1-0"
deal.D = "6-4 5-3 5-1 4-3 3-2 3-1 3-0"
yard = ""
play = """
C:6-6 B:6-3L A:3-3L D:5-3L C:6-2R B:5-5L A:5-2L D:3-2L C:2-2R
B:pass A:2-1R D:4-3L C:4-2L B:6-1R A:6-0R D:3-0R C:2-0L B:5-0L
A:6-5L D:6-4L C:pass B:5-4L A:pass D:5-1L C:1-1L B:4-1L A:4-0L
D:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 101 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-2 5-1 4-3 4-0 3-0 1-1"
deal.B = "6-3 5-5 5-3 5-0 3-3 2-1 2-0"
deal.C = "6-5 6-2 5-4 4-2 4-1 3-1 1-0"
deal.D = "6-6 6-4 6-0 4-4 3-2 2-2 0-0"
yard = ""
play = """
B:5-5 A:5-2L D:3-2L C:3-1L B:5-3R A:4-3R D:6-4R C:6-5R B:5-0R
A:3-0R D:pass C:4-1L B:6-3R A:6-1R D:4-4L C:5-4L B:2-1R A:5-1L
D:2-2R C:4-2R B:pass A:1-1L D:pass C:1-0L B:2-0L A:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 99, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-0 4-3 4-2 4-0 2-2 2-1"
deal.B = "6-4 6-3 5-1 4-1 3-1 1-1 0-0"
deal.C = "6-5 6-1 6-0 5-5 3-2 3-0 1-0"
deal.D = "6-6 5-4 5-3 5-2 4-4 3-3 2-0"
yard = ""
play = """
A:2-1 D:5-2L C:5-5L B:5-1L A:pass D:pass C:6-1L B:6-4L A:4-0L
D:2-0L C:1-0R B:0-0R A:4-2L D:5-4L C:6-5L B:6-3L A:4-3L D:4-4L
C:6-0R B:4-1L A:6-2R D:pass C:3-2R B:3-1L A:pass D:5-3L C:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 70, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-0 5-2 5-0 4-3 4-0 3-3"
deal.B = "6-1 5-1 4-4 4-1 2-1 1-1 1-0"
deal.C = "6-6 6-5 6-3 4-2 3-2 2-2 2-0"
deal.D = "6-2 5-5 5-4 5-3 3-1 3-0 0-0"
yard = ""
play = """
D:6-2 C:6-6L B:6-1L A:5-2R D:3-1L C:6-5R B:pass A:6-4R D:5-3L
C:4-2R B:5-1L A:pass D:pass C:3-2R B:4-1L A:4-3R D:5-4L C:pass
B:4-4R A:5-0L D:3-0L C:6-3L B:pass A:6-0L D:0-0L C:2-0L B:2-1L
A:4-0R D:pass C:pass B:1-1L A:pass D:pass C:pass B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 135 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-0 5-2 5-0 4-3 4-0"
deal.B = "5-5 5-3 5-1 4-2 3-2 3-1 2-1"
deal.C = "6-5 6-1 5-4 4-4 2-2 2-0 0-0"
deal.D = "6-6 6-2 4-1 3-3 3-0 1-1 1-0"
yard = ""
play = """
C:4-4 B:4-2L A:6-4R D:6-2L C:6-5L B:5-5L A:5-0L D:3-0L C:6-1R
B:5-3L A:5-2L D:4-1R C:5-4R B:5-1R A:pass D:1-1R C:2-0L B:3-1R
A:4-0L D:3-3R C:pass B:3-2R A:4-3L D:pass C:2-2R B:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 5-3 4-3 4-1 3-1 1-0"
deal.B = "6-6 6-5 5-0 4-4 4-2 3-2 1-1"
deal.C = "6-2 5-5 4-0 3-3 3-0 2-0 0-0"
deal.D = "6-4 6-3 6-0 5-2 5-1 2-2 2-1"
yard = ""
play = """
B:6-6 A:6-1L D:5-1L C:5-5L B:6-5L A:pass D:6-4L C:4-0L B:5-0L
A:5-3L D:6-3L C:6-2L B:4-2L A:4-3L D:6-0R C:3-0L B:pass A:1-0L
D:2-1L C:2-0L B:pass A:pass D:pass C:0-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 50, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-2 4-4 4-2 1-1 0-0"
deal.B = "6-3 6-2 5-4 5-1 5-0 2-2 2-0"
deal.C = "6-5 6-4 4-1 4-0 3-3 3-1 1-0"
deal.D = "6-1 6-0 5-3 4-3 3-2 3-0 2-1"
yard = ""
play = """
A:5-2 D:5-3L C:3-3L B:6-3L A:4-2R D:6-1L C:4-1L B:5-4L A:5-5L
D:4-3R C:6-5L B:6-2L A:pass D:3-2L C:3-1L B:5-1L A:pass D:3-0R
C:4-0R B:5-0L A:4-4R D:6-0L C:6-4R B:pass A:6-6L
"""
end = "blocked"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-1 5-4 4-0 3-3 2-2 1-1"
deal.B = "6-5 5-0 4-3 3-2 3-1 2-1 2-0"
deal.C = "6-3 6-0 5-5 5-1 4-4 3-0 1-0"
deal.D = "6-6 6-4 5-3 5-2 4-2 4-1 0-0"
yard = ""
play = """
D:6-6 C:6-0L B:6-5R A:5-4R D:0-0L C:4-4R B:4-3R A:3-3R D:5-3R
C:5-5R B:5-0L A:pass D:5-2L C:5-1R B:3-2L A:1-1R D:4-1R C:3-0L
B:2-0L A:6-2L D:6-4L C:pass B:pass A:4-0L D:4-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 21 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-1 3-0 2-0 1-0 0-0"
deal.B = "6-3 6-2 4-4 4-3 4-1 3-1 2-1"
deal.C = "6-4 6-0 5-3 4-0 3-3 3-2 2-2"
deal.D = "6-6 6-5 5-4 5-2 5-0 4-2 1-1"
yard = ""
play = """
C:3-3 B:6-3L A:3-0R D:6-6L C:6-0R B:6-2L A:2-0L D:5-0L C:5-3L
B:4-3L A:6-1R D:5-4L C:pass B:4-1R A:5-5L D:6-5L C:6-4R
"""
end = "blocked"
winner = "AC"
delta = { AC = 50, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-4 5-1 4-0 3-1 0-0"
deal.B = "6-6 6-2 6-1 5-3 3-0 2-1 1-1"
deal.C = "6-5 5-5 5-0 4-4 3-3 2-0 1-0"
deal.D = "6-0 5-2 4-3 4-2 4-1 3-2 2-2"
yard = ""
play = """
B:6-6 A:6-3L D:4-3L C:4-4L B:6-2R A:4-0L D:6-0L C:2-0R B:6-1L
A:3-1L D:3-2L C:5-0R B:5-3R A:pass D:5-2L C:5-5L B:3-0R A:5-1L
D:4-1L C:1-0R B:2-1R A:5-4L D:4-2R C:6-5L B:pass A:6-4R
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 5-3 4-3 4-2 3-1"
deal.B = "6-5 6-1 5-4 5-1 4-1 3-0 2-1"
deal.C = "6-4 6-0 5-2 2-2 2-0 1-1 0-0"
deal.D = "5-5 5-0 4-4 4-0 3-3 3-2 1-0"
yard = ""
play = """
A:6-6 D:pass C:6-0L B:6-5R A:5-3R D:5-0L C:5-2L B:2-1L A:6-3R
D:1-0L C:2-0L B:6-1R A:6-2L D:pass C:1-1R B:5-1R A:pass D:5-5R
C:6-4L B:5-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 52, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 6-1 6-0 5-2 5-1 4-3"
deal.B = "6-6 6-5 5-4 3-3 2-2 2-0 1-0"
deal.C = "6-3 5-5 4-4 4-2 3-2 3-0 1-1"
deal.D = "5-3 5-0 4-1 4-0 3-1 2-1 0-0"
yard = ""
play = """
D:5-3 C:5-5L B:6-5L A:6-0L D:5-0L C:3-2R B:5-4L A:6-4L D:2-1R
C:6-3L B:3-3L A:4-3L D:4-1L C:1-1L B:1-0L A:6-1R D:4-0L C:4-4L
B:6-6R A:6-2R D:pass C:4-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 26 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-3 4-4 4-2 2-2 2-0 1-1"
deal.B = "6-6 6-2 6-1 5-4 5-0 3-3 3-0"
deal.C = "6-3 5-5 5-2 4-1 3-1 2-1 0-0"
deal.D = "6-5 6-0 5-1 4-3 4-0 3-2 1-0"
yard = ""
play = """
C:5-5 B:5-4L A:6-4L D:6-5L C:5-2L B:6-2L A:5-3R D:6-0L C:6-3R
B:6-6R A:2-0L D:3-2L C:3-1L B:6-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 60, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-3 3-1 3-0 2-0 1-1 1-0"
deal.B = "6-5 6-3 6-1 5-2 5-0 3-3 2-2"
deal.C = "6-2 6-0 4-3 4-1 4-0 3-2 2-1"
deal.D = "6-4 5-5 5-4 5-1 4-4 4-2 0-0"
yard = ""
play = """
B:6-5 A:5-3R D:6-4L C:4-3R B:pass A:pass D:5-4L C:4-1R B:5-2L
A:3-1R D:4-2L C:3-2R B:2-2R A:2-0R D:4-4L C:4-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 78, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-4 5-3 5-2 5-1 4-1 3-2"
deal.B = "6-6 6-1 5-0 4-3 3-0 1-0 0-0"
deal.C = "6-5 6-4 6-2 4-4 3-1 2-2 2-1"
deal.D = "6-3 5-5 4-2 4-0 3-3 2-0 1-1"
yard = ""
play = """
A:5-3 D:5-5L C:6-5L B:6-6L A:3-2R D:6-3L C:2-2R B:4-3L A:4-1L
D:1-1L C:6-2R B:6-1L A:6-0L D:4-0L C:6-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 60 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-0 4-4 4-0 3-1 2-2 1-1"
deal.B = "6-6 6-4 5-4 5-3 5-1 4-1 1-0"
deal.C = "6-2 6-0 5-2 4-2 3-2 3-0 2-0"
deal.D = "6-3 6-1 5-5 4-3 3-3 2-1 0-0"
yard = ""
play = """
D:6-3 C:6-2L B:5-3R A:2-2L D:2-1L C:5-2R B:5-1L A:5-0L D:0-0L
C:2-0L B:pass A:pass D:pass C:3-2L B:pass A:3-1L D:6-1L C:6-0L
B:1-0L A:1-1L D:pass C:4-2R B:6-4R A:6-5R D:5-5R C:pass B:5-4R
A:4-4R D:4-3R C:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 23, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 4-0 3-3 3-2 3-0 2-2"
deal.B = "6-5 6-3 6-2 5-2 5-0 4-2 3-1"
deal.C = "6-1 5-4 4-3 4-1 2-1 2-0 1-1"
deal.D = "6-4 5-5 5-3 5-1 4-4 1-0 0-0"
yard = ""
play = """
C:1-1 B:3-1L A:3-2L D:5-1R C:5-4R B:6-2L A:4-0R D:6-4L C:2-0R
B:5-2R A:pass D:4-4L C:4-1L B:6-5R A:6-0R D:1-0L C:pass B:5-0L
A:3-0R D:5-5L C:4-3R B:4-2R A:2-2R D:5-3L C:2-1R B:6-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-2 5-0 4-0 3-0 1-1"
deal.B = "6-6 6-4 6-3 5-4 5-3 2-0 1-0"
deal.C = "6-2 6-1 4-3 4-1 3-2 2-2 2-1"
deal.D = "5-5 5-1 4-4 4-2 3-3 3-1 0-0"
yard = ""
play = """
B:6-6 A:6-0L D:0-0L C:6-2R B:2-0L A:5-2L D:5-5L C:2-2R B:5-4L
A:4-0L D:4-2R C:4-1R B:1-0L A:1-1L D:5-1L C:2-1R B:5-3L A:3-0L
D:pass C:3-2R B:6-3R A:5-0L D:pass C:6-1R B:pass A:6-5L
"""
end = "out"
winner = "AC"
delta = { AC = 28, BD = 0 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-14"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 241, BD = 513 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-14"
commitment = "706d789427820211740e9a38b86393e4aaf766f6ac06fcc624b38a78b4f93d69"
secret = "3a7da3c01a5985b393a55491c2d3dae3110e5890801f137bed576e9de2682470"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-3 5-0 4-4 2-2 2-1"
deal.B = "6-5 6-0 4-3 4-2 3-3 3-2 2-0"
deal.C = "6-3 6-1 5-4 5-1 4-1 1-1 1-0"
deal.D = "6-2 5-5 5-2 4-0 3-1 3-0 0-0"
yard = ""
play = """
A:6-6 D:6-2L C:6-3R B:3-3R A:5-3R D:5-2L C:5-4L B:6-5R A:6-4L
D:pass C:6-1L B:6-0R A:5-0R D:3-1L C:5-1R B:3-2L A:2-2L D:pass
C:4-1R B:4-2L A:4-4L D:4-0L C:1-0L B:4-3R A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 115, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-1 6-0 5-3 4-0 0-0"
deal.B = "6-6 6-4 5-1 5-0 4-1 3-2 1-0"
deal.C = "6-2 5-5 5-2 4-3 3-3 3-0 1-1"
deal.D = "5-4 4-4 4-2 3-1 2-2 2-1 2-0"
yard = ""
play = """
D:2-1 C:6-2L B:6-6L A:6-5L D:3-1R C:5-5L B:5-1L A:6-3R D:pass
C:1-1L B:6-4R A:6-1L D:4-4R C:4-3R B:3-2R A:6-0L D:4-2R C:3-0L
B:4-1R A:5-3L D:5-4L C:pass B:1-0R A:4-0L D:2-0L C:5-2L B:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 181 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 4-3 4-1 3-3 3-0 2-0"
deal.B = "6-6 6-5 5-3 4-2 3-2 3-1 1-1"
deal.C = "5-5 5-2 5-1 4-4 4-0 2-2 1-0"
deal.D = "6-4 6-3 6-1 5-4 5-0 2-1 0-0"
yard = ""
play = """
C:5-5 B:5-3L A:4-3L D:5-0R C:4-4L B:4-2L A:6-2L D:6-1L C:5-1L
B:6-5L A:6-0L D:0-0L C:4-0L B:pass A:4-1L D:2-1L C:5-2L B:pass
A:3-0R D:5-4L C:pass B:3-1R A:pass D:6-4L C:1-0R B:6-6L A:2-0R
D:6-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 60 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-4 4-3 4-1 4-0 2-2 2-0"
deal.B = "6-6 6-2 6-0 5-3 5-2 5-1 3-1"
deal.C = "6-4 6-3 5-0 4-2 2-1 1-1 0-0"
deal.D = "6-1 5-5 4-4 3-3 3-2 3-0 1-0"
yard = ""
play = """
B:6-6 A:6-5L D:6-1R C:5-0L B:6-0L A:4-1R D:4-4R C:6-4L B:pass
A:5-4L D:5-5L C:4-2R B:5-2R A:pass D:pass C:pass B:5-1L A:pass
D:1-0L C:0-0L B:5-3R A:4-3R D:3-0L C:6-3L B:6-2L A:2-2L D:3-2L
C:pass B:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 36 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-2 6-1 5-3 4-2 3-3"
deal.B = "6-5 6-0 5-2 5-1 4-0 3-1 2-0"
deal.C = "6-6 5-0 4-1 3-2 3-0 1-0 0-0"
deal.D = "5-5 5-4 4-4 4-3 2-2 2-1 1-1"
yard = ""
play = """
A:6-4 D:4-3R C:6-6L B:6-5L A:6-3R D:5-5L C:5-0L B:6-0R A:pass
D:pass C:3-0L B:3-1L A:6-1L D:pass C:1-0R B:5-1R A:6-2L D:2-1L
C:4-1L B:4-0L A:5-3R D:pass C:0-0L B:2-0L A:3-3R D:2-2L C:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 126, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-4 3-3 3-1 2-1 2-0 1-0"
deal.B = "6-6 6-2 5-3 4-4 4-3 4-0 2-2"
deal.C = "6-3 6-1 5-5 5-1 5-0 3-0 1-1"
deal.D = "6-5 6-4 5-2 4-2 4-1 3-2 0-0"
yard = ""
play = """
D:0-0 C:5-0L B:5-3L A:3-3L D:3-2L C:3-0R B:4-3R A:5-4R D:6-5R
C:6-3R B:6-2L A:6-0L D:pass C:pass B:4-0L A:3-1R D:6-4L C:6-1L
B:pass A:2-1L D:4-2L C:5-1R B:4-4L A:pass D:5-2R C:pass B:2-2R
A:2-0R D:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 4-4 4-2 4-0 3-2 2-1"
deal.B = "6-6 6-1 5-3 5-0 2-0 1-1 0-0"
deal.C = "6-3 6-2 6-0 4-3 4-1 3-3 1-0"
deal.D = "6-5 6-4 5-2 5-1 3-1 3-0 2-2"
yard = ""
play = """
C:6-3 B:6-6L A:3-2R D:2-2R C:6-2L B:2-0L A:4-2R D:6-4R C:6-0L
B:6-1L A:2-1L D:5-2L C:pass B:5-0L A:4-0L D:6-5R C:4-3L B:5-3L
A:5-5L D:5-1L C:4-1L B:pass A:5-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 24 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 4-4 4-2 3-3 3-2 1-0"
deal.B = "6-6 6-0 5-5 5-4 5-3 5-2 2-1"
deal.C = "6-5 6-4 5-1 4-0 2-2 2-0 1-1"
deal.D = "6-3 5-0 4-3 4-1 3-1 3-0 0-0"
yard = ""
play = """
B:5-5 A:pass D:5-0L C:4-0L B:5-4L A:pass D:pass C:6-5L B:6-6L
A:6-2L D:pass C:2-2L B:5-2L A:pass D:pass C:5-1L B:2-1L A:4-2L
D:4-3L C:pass B:5-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 68 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-1 4-3 4-1 3-0 2-2"
deal.B = "6-6 4-2 4-0 3-1 1-1 1-0 0-0"
deal.C = "6-3 6-0 5-5 5-4 5-2 5-0 2-0"
deal.D = "6-4 6-1 5-3 4-4 3-3 3-2 2-1"
yard = ""
play = """
A:6-5 D:6-1L C:5-5R B:1-1L A:5-1L D:5-3L C:6-3L B:6-6L A:6-2L
D:2-1L C:5-4R B:4-0R A:4-1L D:4-4L C:6-0R B:4-2L A:2-2L D:3-2L
C:pass B:3-1L A:pass D:6-4R C:pass B:1-0L A:4-3R D:3-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 17 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-0 5-5 5-3 4-4 3-1 3-0"
deal.B = "6-2 5-4 5-1 4-2 3-3 2-1 0-0"
deal.C = "6-5 6-3 5-2 5-0 4-3 3-2 2-2"
deal.D = "6-4 6-1 4-1 4-0 2-0 1-1 1-0"
yard = ""
play = """
D:4-1 C:4-3L B:3-3L A:5-3L D:1-1R C:6-5L B:6-2L A:3-1R D:2-0L
C:5-0L B:5-4L A:4-4L D:6-4L C:6-3L B:pass A:3-0L D:1-0L C:3-2R
B:2-1R A:pass D:6-1L C:pass B:5-1R A:6-6L D:pass C:5-2R B:4-2R
A:6-0L D:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 114 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-15"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 574, BD = 369 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-15"
commitment = "b8ace4de70f6e3df8c48db40cf68986147511ea2925bc3365ff99d79d16529e3"
secret = "ad77c33616b0b1ea70de263b38bf23b4604af4a674fc10513aee989d43230188"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 5-1 4-3 3-1 2-2 1-1"
deal.B = "6-6 6-3 6-0 5-4 5-2 3-3 2-0"
deal.C = "6-4 6-1 4-2 4-1 4-0 2-1 1-0"
deal.D = "6-2 5-3 5-0 4-4 3-2 3-0 0-0"
yard = ""
play = """
B:6-6 A:6-5L D:5-3L C:6-1R B:6-3L A:1-1R D:6-2L C:4-1R B:5-2L
A:5-5L D:4-4R C:4-0R B:5-4L A:4-3L D:3-2L C:2-1L B:6-0R A:5-1L
D:5-0L C:6-4R B:2-0L A:2-2L D:pass C:4-2R
"""
end = "blocked"
winner = "AC"
delta = { AC = 114, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 4-2 2-1 1-1 1-0 0-0"
deal.B = "6-5 5-5 5-1 5-0 4-0 3-3 2-2"
deal.C = "5-4 5-3 5-2 4-3 3-2 3-1 2-0"
deal.D = "6-6 6-4 6-2 6-0 4-4 4-1 3-0"
yard = ""
play = """
A:1-1 D:4-1L C:4-3L B:3-3L A:6-3L D:6-6L C:3-1R B:6-5L A:pass
D:3-0R C:5-2L B:2-2L A:1-0R D:6-2L C:pass B:5-1R A:6-1L D:pass
C:5-3R B:pass A:2-1L D:pass C:3-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 135, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-5 5-3 4-3 3-1 3-0 1-0"
deal.B = "6-5 6-3 5-4 5-0 3-3 2-2 0-0"
deal.C = "6-6 6-4 5-1 4-1 4-0 3-2 2-1"
deal.D = "6-2 6-0 5-2 4-4 4-2 2-0 1-1"
yard = ""
play = """
D:4-4 C:4-1L B:5-4R A:5-5R D:5-2R C:5-1L B:6-5L A:6-1L D:6-2R
C:6-6R B:6-3R A:3-1L D:pass C:3-2L B:2-2L A:5-3R D:4-2L C:6-4L
B:5-0R A:3-0R D:6-0L C:4-0L B:3-3R A:4-3L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-4 4-2 4-1 3-2 2-0 1-0"
deal.B = "6-2 5-5 5-2 5-1 4-0 3-1 1-1"
deal.C = "6-5 6-3 6-0 5-3 5-0 3-3 3-0"
deal.D = "6-4 6-1 4-4 4-3 2-2 2-1 0-0"
yard = ""
play = """
C:6-0 B:6-2L A:2-0R D:2-2L C:pass B:5-2L A:5-4L D:6-4L C:6-3L
B:3-1L A:4-1L D:4-4L C:pass B:4-0L A:4-2R D:4-3R C:3-0L B:pass
A:3-2L D:2-1L C:5-3R B:5-1L A:pass D:pass C:5-0L B:5-5R A:1-0L
D:6-1L C:6-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 45 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-2 5-2 5-1 3-3 2-2"
deal.B = "6-0 5-5 5-3 4-4 4-2 4-0 3-2"
deal.C = "6-4 6-3 6-1 4-3 3-0 1-1 1-0"
deal.D = "5-4 5-0 4-1 3-1 2-1 2-0 0-0"
yard = ""
play = """
B:6-0 A:6-6L D:5-0R C:6-3L B:5-3L A:6-5L D:5-4R C:6-4L B:4-4L
A:pass D:4-1L C:1-1L B:4-2R A:5-1L D:2-1R C:6-1R B:5-5L A:6-2R
D:2-0R C:3-0R B:3-2R A:2-2R D:pass C:pass B:pass A:5-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 22 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-4 5-3 5-2 5-1 5-0 2-1"
deal.B = "6-6 6-4 6-0 4-3 3-0 2-2 2-0"
deal.C = "6-5 6-3 4-4 4-2 3-2 1-1 1-0"
deal.D = "6-1 5-5 4-1 4-0 3-3 3-1 0-0"
yard = ""
play = """
A:5-2 D:5-5L C:3-2R B:4-3R A:5-4R D:pass C:6-5L B:6-6L A:6-2L
D:pass C:4-2L B:6-4L A:5-1R D:6-1L C:1-0L B:6-0L A:2-1R D:pass
C:6-3L B:3-0L A:5-0L D:pass C:pass B:2-2R A:5-3L
"""
end = "out"
winner = "AC"
delta = { AC = 21, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 6-0 4-3 3-2 3-1 3-0"
deal.B = "6-6 5-4 5-3 5-0 4-1 2-2 1-0"
deal.C = "6-5 6-2 6-1 4-2 4-0 3-3 1-1"
deal.D = "5-5 5-2 5-1 4-4 2-1 2-0 0-0"
yard = ""
play = """
D:5-5 C:6-5L B:6-6L A:6-3L D:5-2R C:3-3L B:5-3L A:3-2R D:5-1L
C:6-1L B:pass A:6-4L D:4-4L C:4-0L B:5-0L A:4-3R D:pass C:4-2R
B:5-4L A:pass D:2-1R C:1-1R B:4-1L A:3-1L D:pass C:pass B:1-0R
A:3-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 20 }

[[match.hand]]
opener = "C"
deal.A = "6-0 4-4 3-3 3-1 2-2 1-1 0-0"
deal.B = "6-4 6-3 6-2 5-1 4-0 2-0 1-0"
deal.C = "6-1 5-4 5-3 5-0 4-2 3-2 3-0"
deal.D = "6-6 6-5 5-5 5-2 4-3 4-1 2-1"
yard = ""
play = """
C:6-1 B:6-4L A:4-4L D:4-3L C:3-0L B:4-0L A:1-1R D:4-1L C:pass
B:5-1L A:3-1R D:6-5L C:5-3R B:6-3L A:3-3L D:5-5R C:3-2L B:6-2L
A:6-0L D:5-2R C:4-2R B:2-0L A:2-2L D:2-1L C:5-4R B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-1 4-0 3-3 2-1 2-0 1-0"
deal.B = "6-2 5-5 5-3 5-0 4-4 4-1 3-0"
deal.C = "6-6 6-5 6-4 6-0 4-2 3-1 0-0"
deal.D = "6-1 5-4 5-2 4-3 3-2 2-2 1-1"
yard = ""
play = """
B:6-2 A:6-3L D:4-3L C:4-2L B:pass A:2-1L D:6-1L C:6-5L B:5-5L
A:5-1L D:5-2R C:3-1L B:5-3L A:pass D:5-4L C:6-4L B:5-0R A:4-0R
D:pass C:6-0L B:3-0L A:3-3L D:3-2L C:pass B:4-4R A:2-0L D:pass
C:0-0L B:4-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-1 4-3 4-0 3-0 2-1 2-0"
deal.B = "6-5 6-3 6-2 6-0 5-4 5-0 1-0"
deal.C = "6-4 5-5 5-3 4-2 4-1 3-1 2-2"
deal.D = "6-6 5-2 4-4 3-3 3-2 1-1 0-0"
yard = ""
play = """
A:4-0 D:4-4L C:6-4L B:6-5L A:5-1L D:1-1L C:4-1L B:5-4L A:3-0R
D:5-2L C:3-1R B:6-2L A:6-1L D:pass C:pass B:1-0L A:2-0L D:3-2L
C:5-3L B:5-0L A:2-1R D:0-0L C:2-2R B:6-0L A:pass D:6-6L C:4-2R
B:6-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 17 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-0 5-5 5-2 5-0 3-0"
deal.B = "6-6 6-2 6-1 4-2 4-1 3-2 2-1"
deal.C = "5-1 4-4 4-3 4-0 3-3 1-1 1-0"
deal.D = "6-4 5-4 5-3 3-1 2-2 2-0 0-0"
yard = ""
play = """
D:6-4 C:4-0R B:6-6L A:6-0R D:pass C:pass B:6-2L A:5-2L D:5-4L
C:4-3L B:3-2L A:6-5R D:5-3R C:3-3R B:4-2L A:6-3R D:pass C:4-4L
B:4-1L A:pass D:3-1L C:pass B:6-1R A:3-0L D:2-0L C:5-1R B:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-4 5-1 5-0 4-0 3-1 1-0"
deal.B = "6-4 6-3 6-2 4-4 4-3 1-1 0-0"
deal.C = "6-6 6-1 5-5 3-3 3-2 2-2 2-0"
deal.D = "6-0 5-3 5-2 4-2 4-1 3-0 2-1"
yard = ""
play = """
C:5-5 B:pass A:5-1L D:5-3R C:3-2R B:1-1L A:1-0L D:5-2R C:2-0L
B:6-2L A:6-5L D:pass C:pass B:pass A:5-0L D:6-0L C:6-1L B:pass
A:5-4R D:4-2R C:2-2R B:pass A:3-1L D:3-0L C:pass B:0-0L A:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 42, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-1 5-0 4-4 2-2 2-1 1-1"
deal.B = "6-6 6-5 6-0 5-3 4-2 4-1 3-2"
deal.C = "5-4 5-2 4-3 3-3 3-1 2-0 0-0"
deal.D = "6-4 6-3 6-2 5-5 4-0 3-0 1-0"
yard = ""
play = """
B:6-6 A:6-1L D:6-4R C:5-4R B:4-1L A:4-4L D:5-5R C:4-3L B:5-3L
A:5-1L D:1-0L C:2-0L B:4-2L A:5-0R D:4-0L C:0-0L B:6-0L A:pass
D:6-3L C:3-1L B:pass A:1-1L D:3-0R C:3-3R B:3-2R A:2-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 30, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-5 5-3 4-3 2-2 2-0"
deal.B = "6-4 5-4 5-2 3-2 3-1 3-0 2-1"
deal.C = "6-2 6-1 5-1 4-0 3-3 1-0 0-0"
deal.D = "6-5 6-3 5-0 4-4 4-2 4-1 1-1"
yard = ""
play = """
A:6-6 D:6-5L C:6-2R B:5-4L A:4-3L D:6-3L C:6-1L B:3-1L A:5-3L
D:4-2R C:4-0R B:5-2L A:6-0R D:pass C:pass B:3-2L A:pass D:pass
C:3-3L B:3-0L A:2-0L D:pass C:pass B:2-1L A:pass D:4-1L C:pass
B:6-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 121 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-2 5-1 3-0 2-1 1-0"
deal.B = "6-4 6-3 5-4 5-0 4-4 3-2 2-2"
deal.C = "6-1 5-5 5-2 4-1 3-3 1-1 0-0"
deal.D = "6-0 5-3 4-3 4-2 4-0 3-1 2-0"
yard = ""
play = """
D:5-3 C:5-2L B:3-2L A:3-0L D:4-3R C:0-0L B:5-0L A:6-5L D:6-0L
C:4-1R B:pass A:1-0L D:3-1L C:6-1R B:6-3L A:6-6L D:pass C:pass
B:6-4L A:6-2R D:4-2L C:pass B:2-2L A:2-1L D:2-0R C:1-1L B:pass
A:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 21, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-1 4-0 2-2 2-0 0-0"
deal.B = "6-5 6-3 6-0 5-2 4-4 2-1 1-1"
deal.C = "6-2 5-4 5-0 4-3 4-2 3-1 3-0"
deal.D = "6-6 6-4 5-3 4-1 3-3 3-2 1-0"
yard = ""
play = """
C:6-2 B:6-5L A:5-5L D:5-3L C:3-0L B:6-0L A:2-0R D:6-6L C:5-0R
B:6-3L A:5-1R D:3-3L C:3-1R B:pass A:pass D:3-2L C:4-3R B:5-2L
A:4-0R D:1-0R C:5-4L B:4-4L A:6-1R D:6-4L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 4-2 4-0 3-2 2-0 1-1 0-0"
deal.B = "6-6 6-5 6-2 5-1 4-4 4-3 3-1"
deal.C = "6-3 6-1 5-4 5-3 3-3 3-0 1-0"
deal.D = "6-4 6-0 5-5 5-0 4-1 2-2 2-1"
yard = ""
play = """
B:6-6 A:pass D:6-4L C:6-1R B:4-4L A:4-2L D:4-1R C:5-4R B:6-2L
A:5-2R D:6-0L C:3-0L B:4-3L A:2-0R D:5-0R C:5-3R B:3-1R A:4-0L
D:2-1R C:1-0L B:5-1L A:3-2R D:5-5L C:6-3R B:6-5L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 108 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-4 5-2 5-1 3-3 1-1"
deal.B = "6-2 5-3 4-3 3-1 2-0 1-0 0-0"
deal.C = "6-3 6-1 6-0 4-2 3-2 2-2 2-1"
deal.D = "6-6 6-4 5-0 4-4 4-1 4-0 3-0"
yard = ""
play = """
A:5-5 D:5-0L C:6-0L B:6-2L A:5-2L D:pass C:pass B:5-3L A:3-3L
D:3-0L C:pass B:2-0L A:5-1R D:4-1R C:2-1L B:3-1L A:5-4R D:pass
C:3-2L B:pass A:6-5R D:6-6R C:2-2L B:pass A:pass D:6-4R C:4-2R
"""
end = "blocked"
winner = "AC"
delta = { AC = 38, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-0 5-5 4-1 3-0 2-2 2-1"
deal.B = "6-5 6-4 6-2 5-4 3-3 3-1 1-0"
deal.C = "6-3 5-2 5-0 4-2 3-2 2-0 1-1"
deal.D = "6-1 5-3 5-1 4-4 4-3 4-0 0-0"
yard = ""
play = """
D:4-4 C:4-2L B:6-2L A:6-6L D:6-1L C:1-1L B:3-1L A:4-1R D:5-3L
C:5-0L B:1-0L A:2-1L D:5-1R C:5-2R B:pass A:2-2L D:pass C:3-2L
B:3-3L A:3-0L D:4-0L C:2-0R B:6-4L A:6-0L D:0-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 46, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 6-0 5-1 4-2 3-3 3-2"
deal.B = "6-6 5-3 5-0 4-4 4-0 2-2 2-0"
deal.C = "6-5 6-1 5-2 4-3 2-1 1-1 0-0"
deal.D = "6-4 5-5 5-4 4-1 3-1 3-0 1-0"
yard = ""
play = """
C:0-0 B:5-0L A:6-0R D:5-5L C:6-5R B:5-3L A:3-3L D:5-4R C:4-3L
B:4-4L A:4-2L D:6-4R C:5-2L B:6-6R A:6-3R D:3-1R C:2-1R B:2-2R
A:6-2R D:pass C:6-1R B:pass A:5-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 22, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-1 5-4 3-0 2-0 0-0"
deal.B = "6-0 5-2 5-1 4-1 3-3 3-2 2-2"
deal.C = "6-3 5-5 4-4 4-3 3-1 2-1 1-1"
deal.D = "6-6 6-2 5-3 5-0 4-2 4-0 1-0"
yard = ""
play = """
B:6-0 A:6-5L D:5-3L C:6-3L B:pass A:6-4L D:4-2L C:2-1L B:5-1L
A:5-4L D:5-0R C:4-4L B:4-1L A:6-1L D:6-6L C:5-5R B:5-2R A:2-0R
D:6-2L C:pass B:3-2L A:3-0L D:4-0L C:4-3L B:3-3L A:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 105, BD = 0 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-16"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 179, BD = 530 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-16"
commitment = "3c9ee917c1c0f0c3e2090311ab27829f40272d029c4b215d501a0f38ce119fb9"
secret = "62e6d004ded5fe997389de7ef86fb5b9a51c70e0692fa9a2e84769f0894602e2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 5-3 4-4 3-1 2-2 2-1 0-0"
deal.B = "6-6 6-5 6-0 4-3 4-2 4-0 3-2"
deal.C = "6-3 6-1 5-5 5-1 3-3 3-0 1-0"
deal.D = "6-4 5-4 5-2 5-0 4-1 2-0 1-1"
yard = ""
play = """
B:6-6 A:6-2L D:6-4R C:pass B:4-0R A:2-2L D:2-0R C:pass B:4-2L
A:4-4L D:5-2R C:5-5R B:6-5R A:pass D:5-4L C:6-3R B:4-3R A:5-3L
D:4-1R C:6-1R B:6-0R A:3-1L D:5-0R C:5-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 120 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-2 4-0 3-2 1-0 0-0"
deal.B = "6-3 6-1 5-0 4-3 4-2 2-2 1-1"
deal.C = "5-5 5-4 5-3 4-4 3-3 3-1 3-0"
deal.D = "6-6 6-5 6-4 5-1 4-1 2-1 2-0"
yard = ""
play = """
A:6-2 D:6-6L C:pass B:6-3L A:3-2L D:2-1L C:3-1L B:2-2R A:5-2R
D:6-5R C:5-3L B:6-1R A:1-0R D:5-1L C:3-0R B:1-1L A:pass D:4-1L
C:5-4L B:4-3R A:4-0R D:2-0R C:5-5L B:5-0L A:6-0L D:6-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 89 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-0 5-2 4-4 4-2 3-1 3-0"
deal.B = "6-5 5-4 5-0 4-1 3-2 2-0 0-0"
deal.C = "6-1 5-5 4-3 3-3 2-1 1-1 1-0"
deal.D = "6-4 6-3 6-2 5-3 5-1 4-0 2-2"
yard = ""
play = """
D:2-2 C:2-1L B:4-1L A:4-4L D:6-2R C:4-3L B:3-2L A:5-2L D:6-4R
C:5-5L B:5-0L A:6-0L D:6-3L C:3-3L B:5-4R A:3-1L D:5-1L C:pass
B:6-5L A:6-6L D:5-3R C:6-1L B:pass A:3-0R D:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 59 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-5 5-2 4-4 4-2 2-2"
deal.B = "5-4 5-3 5-0 4-0 3-0 2-0 1-1"
deal.C = "6-1 6-0 4-1 3-2 3-1 2-1 0-0"
deal.D = "6-6 6-4 6-3 5-1 4-3 3-3 1-0"
yard = ""
play = """
C:6-1 B:1-1R A:6-5L D:5-1L C:4-1L B:5-4L A:5-5L D:1-0R C:6-0R
B:5-0L A:6-2R D:pass C:3-2R B:4-0L A:4-4L D:6-3R C:pass B:pass
A:4-2L D:6-6R C:2-1L B:pass A:pass D:6-4R C:3-1L B:5-3L A:5-2L
D:4-3R C:pass B:2-0L A:pass D:3-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 29 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-3 5-2 4-4 3-3 3-1"
deal.B = "6-6 6-1 4-3 4-2 4-1 3-0 0-0"
deal.C = "6-5 6-2 5-5 5-0 4-0 3-2 2-1"
deal.D = "6-3 5-4 5-1 2-2 2-0 1-1 1-0"
yard = ""
play = """
B:3-0 A:5-3L D:5-1L C:5-0R B:4-1L A:6-4L D:6-3L C:6-5R B:6-1R
A:3-3L D:1-1R C:3-2L B:4-2L A:4-4L D:5-4L C:5-5L B:pass A:5-2L
D:2-2L C:6-2L B:6-6L A:6-0L D:1-0R C:4-0L B:0-0R A:pass D:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-5 5-3 4-3 3-3 1-1"
deal.B = "6-1 5-0 4-2 4-0 2-2 2-1 2-0"
deal.C = "6-5 6-0 4-4 4-1 3-1 1-0 0-0"
deal.D = "6-3 6-2 5-4 5-2 5-1 3-2 3-0"
yard = ""
play = """
A:6-6 D:6-3L C:6-5R B:5-0R A:5-3L D:3-0R C:3-1R B:6-1R A:5-5L
D:6-2R C:pass B:2-0R A:pass D:5-2L C:6-0R B:2-1L A:1-1L D:5-1L
C:pass B:pass A:6-4R D:5-4R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 46 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-0 5-2 5-1 4-3 4-1 3-1"
deal.B = "6-6 5-5 5-0 3-2 2-2 1-1 0-0"
deal.C = "6-4 6-3 6-1 4-2 4-0 2-0 1-0"
deal.D = "6-5 5-4 5-3 4-4 3-3 3-0 2-1"
yard = ""
play = """
D:3-3 C:6-3L B:6-6L A:6-2L D:5-3R C:4-2L B:5-0R A:4-3L D:3-0R
C:pass B:3-2L A:5-2L D:5-4L C:6-4L B:pass A:6-0L D:pass C:4-0L
B:pass A:4-1L D:2-1L C:2-0L B:0-0L A:3-1R D:pass C:6-1R B:pass
A:pass D:6-5R C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 24, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-0 4-1 4-0 3-3 3-1 2-1 2-0"
deal.B = "6-6 6-0 5-4 5-3 5-1 3-2 0-0"
deal.C = "6-3 6-2 5-5 5-2 4-4 4-3 3-0"
deal.D = "6-5 6-4 6-1 4-2 2-2 1-1 1-0"
yard = ""
play = """
C:5-5 B:5-4L A:4-1L D:6-5R C:6-3R B:3-2R A:3-1L D:4-2R C:4-4R
B:5-3L A:5-0L D:1-0L C:4-3R B:5-1L A:3-3R D:pass C:5-2L B:pass
A:2-1L D:1-1L C:3-0R B:0-0R A:4-0R D:6-4R C:6-2R
"""
end = "out"
winner = "AC"
delta = { AC = 29, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 6-0 5-4 5-2 3-3 1-1"
deal.B = "6-4 5-3 3-2 2-2 2-1 2-0 1-0"
deal.C = "6-6 6-3 6-2 5-1 5-0 4-2 4-1"
deal.D = "5-5 4-4 4-3 4-0 3-1 3-0 0-0"
yard = ""
play = """
B:2-1 A:5-2L D:5-5L C:5-1L B:1-0L A:6-0L D:3-1R C:6-6L B:5-3R
A:6-5L D:pass C:5-0L B:2-0L A:5-4R D:4-4R C:6-2L B:6-4R A:6-1L
D:pass C:6-3R B:3-2R A:1-1L D:pass C:4-2R B:pass A:pass D:4-0R
C:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 5-3 3-3 3-2 2-1"
deal.B = "6-0 5-1 4-1 3-0 2-0 1-1 1-0"
deal.C = "5-4 5-2 5-0 4-2 4-0 2-2 0-0"
deal.D = "6-5 6-4 6-1 5-5 4-4 4-3 3-1"
yard = ""
play = """
A:6-6 D:6-4L C:5-4L B:5-1L A:2-1L D:6-5R C:5-2L B:pass A:5-3L
D:5-5R C:5-0R B:2-0R A:6-3L D:6-1L C:4-2R B:4-1R A:pass D:3-1L
C:pass B:3-0L A:pass D:pass C:4-0L B:1-1R A:pass D:4-4L C:pass
B:1-0R A:pass D:4-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 23 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-0 4-2 3-2 3-0 2-1 2-0"
deal.B = "6-1 5-0 4-1 4-0 3-3 3-1 2-2"
deal.C = "6-5 6-3 6-2 5-3 5-2 1-1 1-0"
deal.D = "6-4 5-5 5-4 5-1 4-4 4-3 0-0"
yard = ""
play = """
D:4-4 C:pass B:4-0L A:6-0L D:6-4L C:pass B:4-1L A:2-1L D:5-4R
C:6-5R B:6-1R A:4-2L D:5-1R C:5-3R B:3-1R A:pass D:4-3L C:6-3L
B:pass A:6-6L D:pass C:6-2L B:2-2L A:3-2L D:pass C:1-1R B:3-3L
A:3-0L D:0-0L C:1-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 24, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 6-1 5-1 5-0 4-2 4-1"
deal.B = "6-6 5-5 5-4 3-3 2-2 2-1 1-1"
deal.C = "6-3 6-0 5-3 5-2 4-3 4-0 0-0"
deal.D = "6-5 4-4 3-2 3-1 3-0 2-0 1-0"
yard = ""
play = """
C:6-3 B:6-6L A:6-4L D:4-4L C:5-3R B:5-4R A:4-2L D:3-2L C:4-3L
B:pass A:4-1L D:3-1L C:4-0R B:3-3L A:5-0R D:6-5R C:6-0R B:pass
A:pass D:3-0L C:0-0L B:pass A:pass D:2-0L C:5-2L
"""
end = "out"
winner = "AC"
delta = { AC = 20, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-0 3-1 3-0 2-1 0-0"
deal.B = "6-2 6-0 5-4 5-3 4-4 4-1 2-0"
deal.C = "6-6 6-1 5-5 4-3 3-2 2-2 1-1"
deal.D = "6-3 5-2 5-1 4-2 4-0 3-3 1-0"
yard = ""
play = """
B:5-4 A:6-5L D:6-3L C:4-3L B:4-1L A:3-1L D:3-3L C:3-2L B:6-2L
A:6-4L D:4-2L C:2-2L B:4-4R A:2-1L D:5-1L C:5-5L B:5-3L A:3-0L
D:4-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 42 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-4 5-1 4-2 4-0 3-3 1-0"
deal.B = "6-6 6-3 6-1 5-2 2-2 2-0 0-0"
deal.C = "6-0 4-4 4-3 3-2 3-1 3-0 2-1"
deal.D = "6-4 6-2 5-5 5-3 5-0 4-1 1-1"
yard = ""
play = """
A:6-5 D:5-5R C:6-0L B:5-2R A:4-0L D:6-2R C:4-4L B:6-6R A:5-4L
D:6-4R C:4-3R B:6-3R A:5-1L D:4-1L C:pass B:6-1R A:4-2L D:1-1R
C:3-2L B:pass A:3-3L D:5-3L C:3-1R B:pass A:pass D:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 7 }

[[match.hand]]
opener = "D"
deal.A = "5-2 5-1 4-2 3-2 2-2 1-1 0-0"
deal.B = "6-0 5-5 5-4 5-3 4-4 3-3 3-0"
deal.C = "6-6 6-5 6-3 6-1 4-1 4-0 2-1"
deal.D = "6-4 6-2 5-0 4-3 3-1 2-0 1-0"
yard = ""
play = """
D:6-4 C:6-6L B:6-0L A:0-0L D:4-3R C:6-3R B:3-0L A:3-2L D:2-0L
C:6-5R B:5-5R A:5-2R D:6-2R C:6-1R B:pass A:5-1R D:5-0R C:4-0L
B:4-4L A:4-2L D:1-0R C:4-1R B:5-4R A:2-2L D:pass C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 5-4 5-1 3-1 2-0 1-1"
deal.B = "6-0 5-5 5-0 4-2 4-1 3-0 2-2"
deal.C = "6-4 6-1 4-3 4-0 3-3 3-2 1-0"
deal.D = "6-6 6-5 5-3 5-2 4-4 2-1 0-0"
yard = ""
play = """
C:6-4 B:4-1R A:6-3L D:5-3L C:6-1R B:6-0R A:5-4L D:4-4L C:4-3L
B:5-0R A:3-1L D:6-5R C:1-0L B:3-0L A:6-2R D:5-2R C:3-3L B:5-5R
A:5-1R D:2-1R C:3-2L B:2-2L A:2-0L D:0-0L C:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-1 4-3 4-2 3-3 2-1 2-0"
deal.B = "6-6 6-2 5-4 5-0 4-0 2-2 0-0"
deal.C = "6-4 6-1 5-3 4-1 3-2 3-0 1-0"
deal.D = "6-5 6-3 5-5 5-2 4-4 3-1 1-1"
yard = ""
play = """
B:4-0 A:4-3L D:6-3L C:6-4L B:5-0R A:4-2L D:5-2L C:5-3L B:5-4R
A:3-3L D:4-4R C:3-2L B:2-2L A:2-1L D:3-1L C:4-1R B:pass A:5-1R
D:5-5R C:3-0L B:0-0L A:6-0L D:6-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 32, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-2 4-4 3-1 3-0 0-0"
deal.B = "5-3 4-3 4-2 4-1 3-3 2-1 1-0"
deal.C = "6-5 6-3 5-0 4-0 3-2 2-0 1-1"
deal.D = "6-4 6-2 6-1 5-5 5-4 5-1 2-2"
yard = ""
play = """
A:6-6 D:6-4L C:6-5R B:4-3L A:3-1L D:5-5R C:5-0R B:1-0R A:pass
D:6-1L C:6-3L B:3-3L A:3-0L D:5-1R C:4-0L B:4-2L A:5-2L D:5-4L
C:pass B:5-3R A:4-4L D:pass C:3-2R B:2-1R A:pass D:pass C:1-1R
B:4-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 108 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-17"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 507, BD = 218 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-17"
commitment = "b7d44d268646af7e4d1671b56cc86ca604bf608069861a5ba9601870ad833179"
secret = "e0fc772ebef2bcb469ab43550a762443f9061f92bb9ebf13eb088cf7cffb9e8d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "5-3 5-1 4-3 4-2 3-3 3-2 2-2"
deal.B = "6-4 6-3 5-5 5-4 4-1 4-0 1-1"
deal.C = "6-5 6-2 6-1 6-0 4-4 3-1 2-0"
deal.D = "6-6 5-2 5-0 3-0 2-1 1-0 0-0"
yard = ""
play = """
D:6-6 C:6-2L B:6-4R A:4-2R D:5-2L C:6-5L B:6-3L A:5-3L D:5-0L
C:6-0L B:pass A:2-2R D:2-1R C:6-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 172 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-2 6-1 5-3 5-1 0-0"
deal.B = "6-0 5-4 5-0 4-4 4-3 2-2 1-0"
deal.C = "4-1 4-0 3-3 3-2 3-1 3-0 2-0"
deal.D = "6-6 6-3 5-5 5-2 4-2 2-1 1-1"
yard = ""
play = """
C:3-3 B:4-3L A:6-4L D:6-6L C:3-0R B:6-0L A:0-0L D:pass C:4-0L
B:5-4L A:5-3L D:6-3L C:2-0R B:2-2R A:6-2L D:5-2L C:3-2R B:5-0L
A:pass D:pass C:3-1R B:1-0L A:5-1L D:5-5L C:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 94, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-2 4-2 4-0 3-3 2-2"
deal.B = "6-5 6-1 6-0 4-3 3-2 3-0 2-0"
deal.C = "5-2 5-1 4-4 4-1 1-1 1-0 0-0"
deal.D = "6-3 5-5 5-4 5-3 5-0 3-1 2-1"
yard = ""
play = """
B:6-5 A:6-6L D:6-3L C:5-1R B:4-3L A:6-4L D:3-1R C:pass B:6-1L
A:3-3R D:2-1L C:5-2L B:3-2R A:2-2R D:5-5L C:pass B:2-0R A:4-0R
D:5-4L C:4-4L B:pass A:4-2L D:pass C:4-1R B:pass A:6-2L
"""
end = "out"
winner = "AC"
delta = { AC = 72, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-0 4-0 3-3 3-2 3-1 3-0 2-0"
deal.B = "6-6 6-5 6-2 6-0 5-1 2-2 0-0"
deal.C = "6-4 6-1 5-4 4-1 2-1 1-1 1-0"
deal.D = "6-3 5-5 5-3 5-2 4-4 4-3 4-2"
yard = ""
play = """
A:2-0 D:5-2L C:1-0R B:6-5L A:3-1R D:6-3L C:pass B:pass A:3-3L
D:5-3L C:5-4L B:pass A:3-2R D:4-4L C:2-1R B:5-1R A:4-0L D:5-5R
C:pass B:6-0L A:5-0R D:pass C:6-1L B:0-0R A:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 62, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "4-0 3-3 3-2 3-0 2-2 2-0 0-0"
deal.B = "6-3 5-3 5-2 5-1 3-1 2-1 1-1"
deal.C = "6-6 6-4 5-4 4-4 4-2 4-1 1-0"
deal.D = "6-5 6-2 6-1 6-0 5-5 5-0 4-3"
yard = ""
play = """
D:6-5 C:6-6L B:6-3L A:3-0L D:6-0L C:5-4R B:pass A:4-0R D:6-2L
C:4-2L B:pass A:2-0R D:4-3L C:pass B:5-3L A:2-2R D:5-5L C:pass
B:5-2L A:3-2L D:pass C:pass B:3-1L A:pass D:6-1L C:6-4L B:2-1R
A:pass D:pass C:1-0R B:pass A:0-0R D:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-2 4-2 4-0 3-3 3-0 2-2"
deal.B = "6-6 6-3 6-2 5-4 3-2 2-0 0-0"
deal.C = "6-4 6-0 5-3 4-3 4-1 1-1 1-0"
deal.D = "6-1 5-5 5-1 5-0 4-4 3-1 2-1"
yard = ""
play = """
C:1-1 B:pass A:pass D:6-1L C:6-4L B:5-4L A:5-2L D:2-1L C:4-1L
B:pass A:4-0L D:5-0L C:5-3L B:6-3L A:6-5L D:5-5L C:1-0R B:2-0R
A:4-2R D:5-1L C:4-3R B:3-2R A:2-2R D:3-1L C:pass B:6-2R A:3-3L
D:pass C:6-0R
"""
end = "out"
winner = "AC"
delta = { AC = 20, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-5 5-2 4-1 4-0 2-0"
deal.B = "6-5 6-4 5-0 3-3 3-1 2-2 1-1"
deal.C = "6-3 5-4 5-3 4-3 3-2 2-1 0-0"
deal.D = "6-6 6-0 5-1 4-4 4-2 3-0 1-0"
yard = ""
play = """
B:6-5 A:5-5R D:6-6L C:6-3L B:3-3L A:5-2R D:3-0L C:3-2R B:5-0L
A:pass D:5-1L C:5-3R B:3-1L A:pass D:pass C:5-4R B:6-4R A:6-2R
D:4-2R C:4-3R
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-1 6-0 5-1 3-3 2-2"
deal.B = "6-4 5-4 5-3 5-2 4-0 3-0 2-0"
deal.C = "5-5 5-0 4-4 3-1 2-1 1-0 0-0"
deal.D = "6-5 6-3 4-3 4-2 4-1 3-2 1-1"
yard = ""
play = """
A:6-6 D:6-5L C:5-5L B:6-4R A:5-1L D:4-1L C:4-4L B:5-4L A:pass
D:4-3R C:3-1R B:5-3L A:6-1R D:6-3L C:pass B:pass A:6-2L D:4-2L
C:pass B:4-0L A:6-0R D:pass C:0-0L B:3-0L A:3-3L D:3-2L C:2-1L
B:2-0R A:2-2R
"""
end = "out"
winner = "AC"
delta = { AC = 9, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 5-4 5-3 5-2 3-1 0-0"
deal.B = "6-6 6-3 5-1 4-4 4-3 4-2 2-1"
deal.C = "6-1 6-0 3-3 3-0 2-2 2-0 1-0"
deal.D = "6-5 5-5 5-0 4-1 4-0 3-2 1-1"
yard = ""
play = """
D:6-5 C:6-0L B:5-1R A:3-1R D:5-0L C:3-3R B:6-3R A:6-4R D:5-5L
C:pass B:4-4R A:5-3L D:3-2L C:2-0L B:4-3R A:0-0L D:4-0L C:3-0R
B:4-2L A:5-2L D:pass C:1-0R B:2-1R A:6-2R D:pass C:6-1R B:pass
A:5-4L
"""
end = "out"
winner = "AC"
delta = { AC = 19, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-0 4-4 4-2 3-0 2-1 0-0"
deal.B = "6-4 6-1 4-1 3-2 2-2 2-0 1-1"
deal.C = "6-0 5-5 5-3 5-2 3-3 3-1 1-0"
deal.D = "6-6 6-5 6-3 5-4 5-1 4-3 4-0"
yard = ""
play = """
C:5-5 B:pass A:5-0L D:4-0L C:5-3R B:6-4L A:6-2L D:6-3R C:5-2L
B:6-1R A:2-1R D:6-5L C:6-0L B:3-2R A:3-0L D:4-3L C:3-3R B:4-1L
A:pass D:5-1L C:3-1R B:1-1R A:pass D:5-4L C:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-0 5-4 4-2 3-2 1-1"
deal.B = "6-5 6-1 5-0 4-4 4-1 3-3 2-2"
deal.C = "6-6 5-5 5-2 5-1 4-3 4-0 3-0"
deal.D = "6-3 5-3 3-1 2-1 2-0 1-0 0-0"
yard = ""
play = """
B:6-5 A:5-4R D:6-3L C:4-3L B:4-4L A:6-4L D:pass C:6-6L B:6-1L
A:4-2R D:3-1L C:5-2R B:3-3L A:3-2L D:2-1L C:5-5R B:4-1L A:pass
D:5-3R C:4-0L B:5-0L A:pass D:pass C:5-1L B:pass A:1-1L D:1-0L
C:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 106, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 5-0 4-3 4-1 2-2 0-0"
deal.B = "6-5 6-1 5-1 4-4 4-2 2-1 1-0"
deal.C = "6-2 6-0 5-2 3-3 3-2 3-0 1-1"
deal.D = "6-4 6-3 5-5 5-4 4-0 3-1 2-0"
yard = ""
play = """
A:4-3 D:6-4L C:3-3R B:6-5L A:5-3R D:5-5L C:5-2L B:4-2L A:4-1L
D:3-1L C:3-2L B:5-1R A:2-2L D:2-0L C:6-0L B:6-1L A:pass D:pass
C:1-1L B:2-1L A:pass D:pass C:6-2L B:1-0R A:5-0R D:6-3L C:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 21, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 5-5 4-4 4-0 2-1 1-0"
deal.B = "6-2 6-0 5-3 4-1 3-3 2-2 0-0"
deal.C = "5-1 5-0 4-3 4-2 3-1 3-0 2-0"
deal.D = "6-6 6-4 6-3 5-4 5-2 3-2 1-1"
yard = ""
play = """
D:6-6 C:pass B:6-2L A:6-5R D:5-2L C:5-0L B:5-3R A:4-0L D:6-4L
C:4-3R B:6-0L A:4-4R D:5-4R C:3-0L B:3-3L A:5-5R D:6-3L C:5-1R
B:4-1R A:6-1L D:1-1L C:3-1L B:pass A:pass D:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-5 4-3 4-2 3-3 3-2"
deal.B = "6-1 5-4 5-1 4-4 4-1 2-0 1-1"
deal.C = "6-6 6-2 6-0 5-2 5-0 4-0 1-0"
deal.D = "6-5 5-3 3-1 3-0 2-2 2-1 0-0"
yard = ""
play = """
C:6-6 B:6-1L A:6-4R D:3-1L C:4-0R B:2-0R A:4-2R D:5-3L C:5-0L
B:5-4R A:5-5R D:3-0L C:5-2R B:pass A:3-3L D:2-2R C:6-2R B:pass
A:4-3L D:6-5R C:pass B:4-4L A:pass D:pass C:pass B:5-1R A:pass
D:2-1R C:pass B:4-1L A:3-2R D:pass C:1-0L B:pass A:6-3R
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 4-4 4-3 4-2 3-1 3-0 1-1"
deal.B = "6-5 6-4 6-3 6-0 5-2 5-1 3-2"
deal.C = "6-1 5-4 5-0 4-0 3-3 2-0 1-0"
deal.D = "6-6 6-2 5-3 4-1 2-2 2-1 0-0"
yard = ""
play = """
B:6-5 A:5-5R D:6-6L C:5-0R B:6-4L A:4-4L D:4-1L C:1-0L B:6-0L
A:3-0R D:6-2L C:3-3R B:6-3R A:4-2L D:pass C:4-0L B:pass A:pass
D:0-0L C:6-1R B:5-1R A:pass D:5-3R C:2-0L B:5-2L A:3-1R D:2-1R
C:5-4L
"""
end = "out"
winner = "AC"
delta = { AC = 9, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 5-1 4-2 4-0 2-2 0-0"
deal.B = "5-0 4-3 3-2 3-0 2-1 1-1 1-0"
deal.C = "6-4 6-0 4-4 4-1 3-3 3-1 2-0"
deal.D = "6-6 6-5 6-3 6-2 5-5 5-3 5-2"
yard = ""
play = """
A:4-2 D:6-2R C:6-4R B:4-3L A:4-0R D:6-3L C:6-0L B:5-0L A:5-1L
D:pass C:4-1L B:3-0R A:5-4L D:6-5L C:3-3R B:3-2R A:6-1L D:5-2R
C:3-1L B:pass A:pass D:5-3L C:pass B:pass A:pass D:5-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 32, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-3 5-2 5-0 3-3 2-1 1-0"
deal.B = "6-2 6-1 5-4 5-1 4-2 2-0 1-1"
deal.C = "6-5 6-4 6-3 4-4 4-3 3-2 0-0"
deal.D = "6-6 5-5 4-1 4-0 3-1 3-0 2-2"
yard = ""
play = """
D:6-6 C:6-4L B:5-4L A:5-3L D:3-1L C:6-3R B:6-1L A:6-0L D:4-0L
C:4-4L B:4-2L A:5-2L D:5-5L C:6-5L B:6-2L A:2-1L D:4-1L C:4-3R
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-1 5-5 5-0 4-4 1-1 0-0"
deal.B = "6-5 5-4 5-1 4-1 4-0 3-3 2-2"
deal.C = "6-3 6-0 5-2 4-2 3-2 3-0 1-0"
deal.D = "6-4 6-2 5-3 4-3 3-1 2-1 2-0"
yard = ""
play = """
C:3-2 B:3-3L A:pass D:5-3L C:5-2R B:6-5L A:6-1L D:3-1L C:6-3L
B:5-4R A:6-6L D:6-4L C:4-2L B:4-1R A:1-1R D:6-2L C:1-0R B:4-0R
A:4-4R D:4-3R C:6-0L B:pass A:5-0L D:pass C:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 15, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-1 6-0 4-4 4-3 1-0"
deal.B = "6-4 6-3 5-5 5-0 4-1 4-0 3-2"
deal.C = "6-2 5-4 5-3 5-1 4-2 1-1 0-0"
deal.D = "5-2 3-3 3-1 3-0 2-2 2-1 2-0"
yard = ""
play = """
B:5-5 A:6-5L D:5-2R C:6-2L B:3-2L A:4-3L D:2-2R C:5-4L B:5-0L
A:6-0L D:2-1R C:5-1R B:6-4L A:4-4L D:pass C:4-2L B:pass A:pass
D:2-0L C:0-0L B:4-0L A:pass D:pass C:5-3R B:6-3R A:6-1R D:3-1R
C:pass B:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-3 5-0 4-1 3-3 2-1 1-0"
deal.B = "6-6 6-2 6-0 5-4 5-1 4-4 3-0"
deal.C = "6-3 6-1 5-5 4-3 4-0 3-1 1-1"
deal.D = "6-4 5-2 4-2 3-2 2-2 2-0 0-0"
yard = ""
play = """
A:5-0 D:5-2L C:4-0R B:5-4R A:2-1L D:pass C:5-5R B:5-1L A:6-5L
D:6-4L C:4-3L B:3-0L A:1-0L D:pass C:1-1L B:pass A:4-1L D:4-2L
C:pass B:6-2L A:5-3R D:3-2R C:6-1L B:pass A:pass D:2-2R C:3-1L
B:pass A:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 28, BD = 0 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-18"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 130, BD = 543 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-18"
commitment = "96fc0c5d0063fbbcad09e72c2885ffa9b08f0b11a329fab03fb49aab7633d99b"
secret = "9be05f58ef75c2b2c1df624dddb1e71169f151caabb9147713c552d17ef0c949"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-4 4-3 4-2 2-1 1-1"
deal.B = "6-6 6-5 6-3 5-3 4-1 3-2 3-0"
deal.C = "6-1 5-1 5-0 4-4 2-2 2-0 0-0"
deal.D = "6-2 6-0 5-2 4-0 3-3 3-1 1-0"
yard = ""
play = """
B:6-6 A:6-4L D:6-2R C:4-4L B:3-2R A:5-4L D:3-3R C:5-1L B:4-1L
A:4-3L D:3-1L C:6-1L B:6-3L A:pass D:pass C:pass B:5-3L A:5-5L
D:5-2L C:2-2L B:3-0R A:4-2L D:1-0R C:pass B:pass A:2-1R D:4-0L
C:5-0L B:6-5L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 104 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-3 4-3 4-0 3-0 2-2 1-0"
deal.B = "6-5 6-1 5-2 4-2 4-1 3-2 0-0"
deal.C = "6-6 5-5 5-1 4-4 3-3 3-1 1-1"
deal.D = "6-4 6-2 6-0 5-4 5-0 2-1 2-0"
yard = ""
play = """
A:6-3 D:6-2L C:3-3R B:3-2R A:2-2L D:2-0L C:pass B:0-0L A:4-0L
D:6-4L C:6-6L B:4-2R A:4-3R D:6-0L C:3-1R B:6-1R A:3-0L D:pass
C:pass B:6-5R A:5-3L D:5-4L C:4-4L B:5-2R A:pass D:2-1R C:5-1R
B:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 88 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-3 5-3 4-3 4-2 2-2"
deal.B = "6-1 5-5 5-4 4-4 4-0 1-1 1-0"
deal.C = "6-6 6-0 5-1 5-0 3-2 2-1 0-0"
deal.D = "6-2 5-2 4-1 3-3 3-1 3-0 2-0"
yard = ""
play = """
D:3-1 C:3-2L B:1-1R A:4-2L D:4-1L C:5-1L B:5-5L A:6-5L D:6-2L
C:2-1L B:6-1L A:6-4L D:pass C:pass B:4-4L A:4-3L D:3-0L C:6-0L
B:1-0R A:6-3L D:2-0R C:pass B:pass A:5-3L D:5-2R C:5-0L B:4-0L
A:pass D:pass C:pass B:5-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 166 }

[[match.hand]]
opener = "C"
deal.A = "4-4 4-2 3-2 3-1 2-1 2-0 1-0"
deal.B = "6-2 6-0 5-4 5-1 5-0 4-3 3-3"
deal.C = "6-6 6-5 6-4 6-3 6-1 2-2 1-1"
deal.D = "5-5 5-3 5-2 4-1 4-0 3-0 0-0"
yard = ""
play = """
C:6-6 B:6-0L A:2-0L D:5-2L C:6-5L B:6-2L A:4-2L D:4-0L C:6-4R
B:5-0L A:4-4R D:5-3L C:6-3L B:5-4R A:pass D:5-5R C:6-1L B:5-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 65, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-1 4-1 3-1 2-0 1-0 0-0"
deal.B = "6-4 6-1 5-5 5-0 4-4 4-0 1-1"
deal.C = "6-0 5-4 5-2 3-3 3-2 2-2 2-1"
deal.D = "6-6 6-5 6-2 5-3 4-3 4-2 3-0"
yard = ""
play = """
B:4-4 A:4-1L D:4-2R C:2-1L B:pass A:2-0L D:3-0L C:3-3L B:pass
A:6-3L D:6-2L C:5-2L B:5-5L A:5-1L D:pass C:3-2R B:1-1L A:3-1L
D:4-3L C:5-4L B:5-0L A:1-0L D:5-3R C:pass B:6-1L A:pass D:6-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 36, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-2 5-0 4-4 4-0 1-0"
deal.B = "6-4 6-1 5-5 5-3 4-3 3-3 1-1"
deal.C = "6-6 6-0 5-1 4-2 4-1 3-2 2-0"
deal.D = "6-3 5-4 3-1 3-0 2-2 2-1 0-0"
yard = ""
play = """
A:6-5 D:6-3L C:3-2L B:5-5R A:6-2L D:5-4R C:6-6L B:6-4R A:pass
D:pass C:6-0L B:6-1R A:5-0L D:2-1R C:5-1L B:1-1L A:5-2R D:3-1L
C:pass B:3-3L A:pass D:3-0L C:2-0L B:5-3R A:pass D:2-2L C:4-2L
B:4-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 118 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 5-5 5-3 5-2 3-1 2-0"
deal.B = "6-6 6-4 4-4 4-2 4-1 2-2 1-0"
deal.C = "6-1 5-1 5-0 4-0 3-2 3-0 0-0"
deal.D = "6-5 6-2 5-4 4-3 3-3 2-1 1-1"
yard = ""
play = """
D:1-1 C:6-1L B:6-6L A:6-3L D:3-3L C:3-2L B:2-2L A:5-2L D:6-5L
C:5-1R B:6-4L A:5-5R D:5-4R C:4-0L B:4-4R A:6-0L D:6-2L C:pass
B:4-2L A:pass D:4-3L C:3-0L B:1-0L A:3-1L D:pass C:pass B:4-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-4 5-3 4-4 4-3 1-0 0-0"
deal.B = "6-1 5-5 4-0 3-1 3-0 2-0 1-1"
deal.C = "6-4 6-3 5-0 4-2 4-1 3-3 3-2"
deal.D = "6-6 6-5 6-0 5-2 5-1 2-2 2-1"
yard = ""
play = """
C:6-4 B:6-1L A:5-4R D:2-1L C:4-2L B:5-5R A:4-4L D:5-2R C:4-1L
B:2-0R A:1-0L D:6-0L C:6-3L B:3-0L A:0-0L D:pass C:5-0L B:4-0R
A:5-3L D:pass C:3-3L B:3-1L A:4-3R D:5-1L C:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 29, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-4 4-3 3-3 3-2 2-0 0-0"
deal.B = "6-0 5-3 5-1 4-4 3-0 2-1 1-1"
deal.C = "6-6 6-3 5-5 5-0 4-2 4-1 2-2"
deal.D = "6-4 6-2 6-1 5-2 4-0 3-1 1-0"
yard = ""
play = """
B:1-1 A:pass D:1-0L C:5-0L B:5-1L A:pass D:3-1L C:6-3L B:6-0L
A:2-0L D:5-2L C:5-5L B:5-3L A:4-3L D:6-1R C:4-2L B:2-1L A:6-5R
D:pass C:4-1L B:4-4L A:5-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 52 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-19"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 530, BD = 257 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-19"
commitment = "3bc176eecd7fb7b1b10a9711af5e9ac4f13484fe42a5e848fdce504e30eec744"
secret = "29e67376d2dcb9c806f5f7ee92ca1b2bc1a692f3be8fbd2651ccc2f4927e9e5f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-2 5-1 4-3 4-1 4-0 3-2 3-0"
deal.B = "6-5 6-4 6-1 4-4 3-1 2-2 2-0"
deal.C = "6-3 6-0 5-5 5-3 5-0 2-1 0-0"
deal.D = "6-6 5-4 5-2 4-2 3-3 1-1 1-0"
yard = ""
play = """
D:6-6 C:6-3L B:3-1L A:6-2R D:5-2R C:2-1L B:2-2L A:5-1R D:4-2L
C:pass B:6-4L A:4-1R D:5-4R C:5-0R B:6-5L A:3-0R D:3-3R C:5-5L
B:pass A:4-3R D:pass C:5-3L B:4-4R A:3-2L D:pass C:pass B:2-0L
A:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 210, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 6-1 4-4 4-2 3-2 2-0"
deal.B = "6-5 5-2 5-1 4-0 3-3 3-1 1-1"
deal.C = "6-6 5-5 5-0 4-3 3-0 2-2 0-0"
deal.D = "6-4 6-0 5-4 5-3 4-1 2-1 1-0"
yard = ""
play = """
C:3-0 B:3-3L A:2-0R D:5-3L C:5-5L B:6-5L A:6-2L D:2-1L C:2-2R
B:5-1L A:3-2R D:5-4L C:4-3R B:4-0L A:4-4R D:6-4R C:6-6R B:pass
A:6-3R D:6-0L C:pass B:3-1R A:6-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 101, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-3 4-2 4-1 3-3 1-1 1-0"
deal.B = "6-6 6-5 5-4 5-2 5-0 4-0 3-0"
deal.C = "6-3 6-2 4-4 4-3 3-1 2-2 2-1"
deal.D = "6-1 6-0 5-5 5-1 3-2 2-0 0-0"
yard = ""
play = """
B:6-6 A:6-4L D:6-1R C:4-4L B:5-4L A:5-3L D:5-1R C:4-3L B:4-0L
A:1-0L D:5-5R C:3-1L B:3-0L A:pass D:6-0L C:6-3L B:6-5R A:3-3L
D:3-2L C:6-2R B:5-2L A:4-2R D:pass C:pass B:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 64 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-3 5-2 3-3 3-2 2-0"
deal.B = "6-3 6-0 4-4 4-3 4-0 2-2 1-0"
deal.C = "6-5 5-5 5-0 4-1 3-1 1-1 0-0"
deal.D = "6-6 6-1 5-4 5-1 4-2 3-0 2-1"
yard = ""
play = """
A:3-3 D:3-0L C:5-0L B:6-3R A:5-3L D:6-6R C:6-5R B:4-3L A:6-4L
D:5-4R C:4-1R B:6-0L A:2-0L D:6-1R C:pass B:2-2L A:3-2L D:pass
C:3-1L B:1-0L A:6-2R D:4-2R C:0-0L B:4-0L A:pass D:pass C:pass
B:4-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 44 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 6-1 5-4 5-2 4-4 0-0"
deal.B = "6-6 6-0 4-0 3-2 2-2 2-1 1-0"
deal.C = "6-3 5-5 5-3 5-0 4-1 3-3 1-1"
deal.D = "6-5 5-1 4-3 4-2 3-1 3-0 2-0"
yard = ""
play = """
D:6-5 C:5-5R B:6-6L A:5-4R D:4-3R C:6-3R B:6-0L A:6-4R D:4-2R
C:5-0L B:3-2R A:5-2L D:3-1R C:1-1R B:2-2L A:6-1R D:2-0L C:pass
B:4-0L A:4-4L D:pass C:4-1L B:2-1L A:6-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 24 }

[[match.hand]]
opener = "C"
deal.A = "6-0 4-4 4-2 4-0 3-3 3-0 2-2"
deal.B = "6-5 6-2 6-1 5-5 4-1 2-1 0-0"
deal.C = "6-6 5-3 5-2 5-1 5-0 4-3 2-0"
deal.D = "6-4 6-3 5-4 3-2 3-1 1-1 1-0"
yard = ""
play = """
C:5-0 B:6-5L A:6-0L D:1-0L C:5-1L B:5-5L A:4-0R D:6-4R C:6-6R
B:6-2R A:2-2R D:5-4L C:4-3L B:2-1R A:3-3L D:6-3L C:pass B:6-1L
A:pass D:3-1L C:5-3L B:4-1R A:4-4R D:pass C:5-2L B:pass A:4-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-3 5-0 2-2 1-0 0-0"
deal.B = "6-3 6-1 4-3 4-2 4-1 3-1 2-0"
deal.C = "5-4 5-1 4-4 3-3 3-2 3-0 1-1"
deal.D = "6-6 6-5 6-4 6-0 5-2 4-0 2-1"
yard = ""
play = """
B:6-3 A:5-3R D:6-6L C:5-1R B:6-1L A:1-0L D:6-0L C:1-1R B:4-1R
A:6-2L D:6-4R C:3-2L B:4-3L A:pass D:6-5R C:5-4R B:4-2L A:2-2L
D:5-2L C:4-4R B:pass A:5-5L D:4-0R C:3-0R B:3-1R A:5-0L D:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 6 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-1 4-4 3-0 2-0 1-1 1-0"
deal.B = "6-5 6-4 6-2 6-1 6-0 4-3 4-1"
deal.C = "6-3 5-0 4-0 3-3 3-2 3-1 0-0"
deal.D = "6-6 5-5 5-3 5-2 4-2 2-2 2-1"
yard = ""
play = """
A:4-4 D:4-2L C:3-2L B:4-3L A:5-4L D:5-5L C:4-0R B:6-5L A:1-0R
D:6-6L C:3-1R B:6-4L A:3-0R D:pass C:0-0R B:4-1L A:1-1L D:2-1L
C:5-0R B:6-2L A:5-1R D:pass C:6-3L B:6-1R A:pass D:5-3L C:pass
B:6-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 8 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-1 4-4 4-2 4-1 4-0 1-0"
deal.B = "6-5 6-0 5-4 5-2 4-3 3-0 2-1"
deal.C = "6-6 6-4 5-0 3-3 3-2 2-2 0-0"
deal.D = "6-3 6-1 5-5 5-3 3-1 2-0 1-1"
yard = ""
play = """
D:5-5 C:5-0L B:6-0L A:5-1R D:6-3L C:3-2L B:5-2L A:4-1R D:5-3L
C:3-3L B:4-3L A:4-4L D:pass C:6-4L B:6-5L A:4-2R D:2-0R C:0-0R
B:5-4L A:4-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 44 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-5 5-1 4-1 3-1 2-0 0-0"
deal.B = "6-1 5-4 5-3 4-4 4-2 4-0 3-2"
deal.C = "6-5 6-0 5-0 4-3 3-3 2-2 2-1"
deal.D = "6-6 6-4 6-2 5-2 3-0 1-1 1-0"
yard = ""
play = """
C:6-0 B:6-1L A:0-0R D:3-0R C:2-1L B:4-2L A:4-1L D:1-1L C:4-3R
B:5-4R A:5-1R D:1-0L C:5-0L B:5-3L A:3-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 96, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-4 5-3 4-1 3-2 2-1"
deal.B = "6-5 6-3 6-1 5-2 5-0 4-4 4-0"
deal.C = "5-5 4-3 2-2 2-0 1-1 1-0 0-0"
deal.D = "6-6 6-2 5-1 4-2 3-3 3-1 3-0"
yard = ""
play = """
B:6-5 A:6-4L D:4-2L C:2-2L B:5-2L A:5-4L D:5-1R C:1-1R B:4-4L
A:4-1L D:3-1L C:1-0R B:6-3L A:6-0R D:6-6L C:pass B:6-1L A:2-1L
D:6-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 50 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 5-1 5-0 4-4 4-2 0-0"
deal.B = "6-5 6-4 6-1 5-2 4-1 3-3 2-2"
deal.C = "6-0 5-5 4-3 3-2 2-0 1-1 1-0"
deal.D = "6-3 6-2 5-4 4-0 3-1 3-0 2-1"
yard = ""
play = """
A:4-4 D:5-4L C:5-5L B:6-5L A:6-6L D:6-3L C:4-3R B:3-3L A:5-3L
D:3-1R C:1-0R B:5-2L A:5-0R D:6-2L C:6-0L B:pass A:0-0L D:4-0L
C:pass B:6-4L A:5-1R D:2-1R C:2-0R B:6-1L A:pass D:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 4-3 4-2 4-1 2-0 1-0"
deal.B = "6-6 6-2 5-3 5-1 4-0 3-2 0-0"
deal.C = "6-0 5-0 3-3 3-1 3-0 2-2 1-1"
deal.D = "6-4 6-3 5-5 5-4 5-2 4-4 2-1"
yard = ""
play = """
D:5-5 C:5-0L B:4-0L A:6-5R D:6-4L C:6-0L B:0-0L A:6-1R D:2-1R
C:2-2R B:6-2R A:2-0L D:6-3R C:3-1R B:3-2L A:4-3L D:5-4L C:1-1R
B:5-3L A:4-1R D:4-4R C:3-3L B:pass A:4-2R D:5-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-1 5-5 3-1 3-0 2-0"
deal.B = "6-3 5-2 5-0 4-4 4-2 3-2 1-1"
deal.C = "6-2 6-0 5-3 4-1 4-0 1-0 0-0"
deal.D = "6-4 5-4 5-1 4-3 3-3 2-2 2-1"
yard = ""
play = """
C:4-0 B:4-4L A:3-0R D:6-4L C:6-2L B:5-2L A:5-5L D:5-4L C:5-3R
B:4-2L A:6-5R D:2-2L C:6-0R B:3-2L A:2-0R D:4-3L C:4-1L B:1-1L
A:6-1L D:2-1R C:1-0R B:6-3L A:3-1L D:5-1L C:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 111, BD = 0 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-20"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 251, BD = 566 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-20"
commitment = "432b73a118d28fc89fe5ce5a63675998da836d66465d1ee16d3e4d12a50dcd64"
secret = "8e7a0ea7c75929c12580e319b03ea39927b537699ecceb13c08dc2aa5a8ea8ea"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-5 5-0 4-4 3-3 3-2"
deal.B = "6-6 6-4 5-3 3-1 3-0 2-0 1-1"
deal.C = "6-3 6-1 5-4 4-3 2-1 1-0 0-0"
deal.D = "6-0 5-2 5-1 4-2 4-1 4-0 2-2"
yard = ""
play = """
B:6-6 A:6-5L D:5-2L C:6-3R B:3-0R A:6-2L D:6-0R C:6-1L B:3-1L
A:3-3L D:pass C:4-3L B:6-4R A:4-4L D:4-2L C:5-4R B:5-3R A:3-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 142, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 5-1 4-2 3-2 1-1 1-0"
deal.B = "6-1 5-3 3-3 3-1 2-2 2-1 2-0"
deal.C = "6-5 5-5 5-4 5-0 4-4 4-3 4-0"
deal.D = "6-4 6-3 6-2 6-0 4-1 3-0 0-0"
yard = ""
play = """
A:6-6 D:6-0L C:6-5R B:5-3R A:1-0L D:6-3R C:pass B:2-1L A:5-2L
D:6-4R C:5-5L B:pass A:5-1L D:4-1R C:pass B:3-1L A:3-2L D:6-2L
C:pass B:6-1L A:1-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 129 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 6-1 5-5 5-2 4-1 2-2"
deal.B = "6-5 6-4 6-0 5-0 4-3 4-2 2-1"
deal.C = "5-3 4-4 4-0 3-3 1-1 1-0 0-0"
deal.D = "6-6 5-4 5-1 3-2 3-1 3-0 2-0"
yard = ""
play = """
D:6-6 C:pass B:6-5L A:5-5L D:5-1L C:1-1L B:6-0R A:6-1L D:3-0R
C:5-3R B:6-4L A:4-1L D:3-1L C:3-3L B:5-0R A:6-3L D:2-0R C:pass
B:2-1R A:6-2L D:3-2L C:1-0R B:4-3L A:pass D:5-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 73 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 4-4 3-2 3-1 1-1 1-0"
deal.B = "6-1 5-5 4-3 4-1 3-3 2-2 0-0"
deal.C = "6-5 6-3 6-2 5-4 5-2 5-0 2-1"
deal.D = "6-6 5-3 5-1 4-2 4-0 3-0 2-0"
yard = ""
play = """
C:6-5 B:6-1L A:3-1L D:5-3L C:5-4L B:4-3L A:3-2L D:4-2L C:5-2R
B:4-1L A:1-1L D:2-0R C:5-0R B:5-5R A:1-0L D:4-0L C:pass B:pass
A:6-4L D:6-6L C:6-3L B:3-3L A:pass D:5-1R C:2-1R B:2-2R A:pass
D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 47 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-4 4-1 3-3 2-1 1-1"
deal.B = "6-4 5-5 5-2 4-3 4-2 2-2 0-0"
deal.C = "6-5 6-3 5-3 5-0 3-2 3-1 3-0"
deal.D = "6-1 6-0 5-1 4-4 4-0 2-0 1-0"
yard = ""
play = """
B:2-2 A:6-2L D:6-1L C:3-2R B:4-3R A:4-1L D:4-4L C:pass B:4-2L
A:2-1L D:4-0R C:5-0R B:5-5R A:1-1L D:5-1R C:3-1L B:pass A:3-3L
D:1-0R C:6-3L B:0-0R A:6-6L D:6-0R C:6-5L B:6-4R A:5-4L
"""
end = "out"
winner = "AC"
delta = { AC = 109, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-5 5-2 4-4 3-1 2-2"
deal.B = "5-4 5-0 4-3 3-3 3-0 2-1 1-1"
deal.C = "6-5 6-1 5-3 4-1 3-2 2-0 0-0"
deal.D = "6-6 6-4 6-2 5-1 4-2 4-0 1-0"
yard = ""
play = """
A:6-3 D:6-6L C:6-5L B:5-4L A:4-4L D:6-4L C:5-3R B:5-0R A:6-0L
D:4-0L C:4-1L B:3-0R A:3-1L D:pass C:3-2L B:2-1L A:pass D:5-1L
C:pass B:4-3R A:5-5L D:4-2R C:2-0R B:pass A:5-2L D:6-2L C:6-1L
B:1-1L A:pass D:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 104 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-2 5-1 5-0 3-3 2-1 0-0"
deal.B = "6-6 6-0 5-4 3-2 2-0 1-1 1-0"
deal.C = "6-5 6-3 6-1 4-3 4-2 4-0 3-0"
deal.D = "6-4 5-5 5-3 4-4 4-1 3-1 2-2"
yard = ""
play = """
D:4-4 C:4-3L B:3-2L A:6-2L D:6-4L C:4-2L B:2-0L A:5-0L D:5-5L
C:6-5L B:6-6L A:pass D:4-1R C:6-3L B:1-1R A:3-3L D:3-1R C:3-0L
B:1-0L A:5-1L D:5-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 40 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-5 4-0 3-3 3-1 2-2 0-0"
deal.B = "6-4 6-2 6-1 5-3 4-3 4-2 2-1"
deal.C = "6-6 6-5 5-4 5-1 4-4 4-1 3-0"
deal.D = "6-0 5-2 5-0 3-2 2-0 1-1 1-0"
yard = ""
play = """
C:6-6 B:6-2L A:2-2L D:6-0R C:3-0R B:4-3R A:4-0R D:2-0L C:pass
B:pass A:0-0L D:5-0L C:6-5L B:6-1L A:3-1L D:3-2L C:pass B:4-2L
A:pass D:1-0R C:5-4L B:5-3L A:6-3L D:1-1R C:5-1R B:6-4L A:5-5R
D:5-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-1 5-4 4-0 3-2 1-0"
deal.B = "5-5 5-1 4-3 4-1 3-0 2-0 0-0"
deal.C = "6-6 6-3 5-2 5-0 4-4 3-3 3-1"
deal.D = "6-5 6-0 5-3 4-2 2-2 2-1 1-1"
yard = ""
play = """
B:4-1 A:6-4L D:6-5L C:5-2L B:2-0L A:4-0L D:4-2L C:3-1R B:4-3R
A:6-2L D:6-0L C:4-4R B:3-0L A:3-2L D:2-2L C:pass B:pass A:5-4R
D:5-3R C:6-3R B:pass A:6-1R D:2-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 42 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 3-2 3-1 3-0 2-2 1-1"
deal.B = "6-3 6-2 5-5 5-1 4-4 4-2 0-0"
deal.C = "6-0 5-4 5-2 4-3 4-1 2-1 1-0"
deal.D = "6-5 6-4 6-1 5-0 4-0 3-3 2-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-4L B:6-2R A:3-2R D:6-4L C:4-3R B:4-2R A:2-2R
D:2-0R C:6-0L B:0-0L A:3-0L D:3-3L C:1-0R B:6-3L A:3-1R D:6-1L
C:4-1L B:4-4L A:5-3R D:5-0R C:pass B:pass A:pass D:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 112 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-21"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 273, BD = 521 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-21"
commitment = "9aed6a03677674165f0d242ea57ea0bc34a9068a2915f6a26086cb1aeb17b0ad"
secret = "8329099d0ae3ea8574bf53757a3fd236ad1d5e433708fd29d416ed290a4b5dbd"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 5-4 4-2 4-1 3-3 1-1"
deal.B = "6-0 4-3 4-0 3-1 2-0 1-0 0-0"
deal.C = "6-5 6-2 6-1 5-3 3-2 3-0 2-2"
deal.D = "6-6 6-4 5-2 5-1 5-0 4-4 2-1"
yard = ""
play = """
D:6-6 C:6-2L B:6-0R A:4-2L D:6-4L C:3-0R B:4-3R A:5-4R D:5-2R
C:2-2R B:2-0R A:6-3L D:5-0R C:6-5R B:3-1L A:4-1L D:4-4L C:6-1R
B:4-0L A:1-1R D:5-1R C:5-3R B:1-0L A:3-3R D:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 115 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-4 6-2 6-0 5-2 4-0"
deal.B = "5-5 5-0 4-3 4-1 2-1 2-0 1-0"
deal.C = "6-3 5-4 5-3 5-1 4-4 3-3 3-1"
deal.D = "6-1 4-2 3-2 3-0 2-2 1-1 0-0"
yard = ""
play = """
C:3-3 B:4-3L A:4-0L D:3-0L C:5-3L B:5-5L A:5-2L D:4-2L C:4-4L
B:4-1L A:pass D:6-1L C:6-3L B:pass A:pass D:3-2L C:3-1R B:2-1L
A:pass D:1-1L C:5-1L B:5-0L A:6-0L D:pass C:pass B:1-0R A:6-5L
D:0-0R C:5-4L
"""
end = "out"
winner = "AC"
delta = { AC = 81, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-4 4-1 4-0 3-2 2-0"
deal.B = "6-3 6-1 5-1 4-4 3-1 3-0 1-0"
deal.C = "6-4 6-0 5-3 5-0 4-3 2-1 1-1"
deal.D = "6-6 5-5 5-2 4-2 3-3 2-2 0-0"
yard = ""
play = """
B:6-3 A:6-5L D:5-5L C:5-3R B:5-1L A:4-1L D:4-2L C:2-1L B:6-1L
A:6-2L D:5-2L C:5-0L B:3-0L A:5-4R D:3-3L C:4-3L B:4-4L A:4-0L
D:0-0L C:6-0L B:pass A:pass D:6-6L C:6-4L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-2 5-0 4-3 3-2 2-1 0-0"
deal.B = "6-6 6-5 5-5 4-4 3-1 3-0 2-0"
deal.C = "6-4 6-1 6-0 4-2 4-1 4-0 2-2"
deal.D = "6-3 6-2 5-3 5-1 3-3 1-1 1-0"
yard = ""
play = """
A:5-2 D:5-3L C:4-2R B:4-4R A:4-3R D:6-3L C:6-4L B:3-1R A:2-1R
D:6-2R C:6-1R B:pass A:5-4L D:5-1L C:4-1L B:pass A:pass D:1-1R
C:4-0L B:3-0L A:3-2L D:1-0R C:2-2L B:2-0L A:0-0L D:pass C:6-0L
"""
end = "out"
winner = "AC"
delta = { AC = 164, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-4 5-1 5-0 3-3 1-1 1-0"
deal.B = "6-1 6-0 5-5 5-2 4-3 4-1 3-1"
deal.C = "6-6 6-3 4-4 4-2 2-2 2-1 0-0"
deal.D = "6-4 6-2 5-3 4-0 3-2 3-0 2-0"
yard = ""
play = """
D:6-4 C:6-6L B:6-1L A:1-0L D:4-0L C:4-4L B:4-3L A:5-4R D:5-3L
C:pass B:5-5L A:6-5L D:6-2L C:2-2L B:5-2L A:5-0L D:3-0L C:6-3L
B:6-0L A:5-1R D:2-0L C:2-1R B:pass A:pass D:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 114 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 5-4 5-2 4-4 4-3 3-2"
deal.B = "6-6 6-4 6-2 6-0 5-1 2-2 1-0"
deal.C = "6-3 6-1 5-0 4-2 4-0 2-1 0-0"
deal.D = "5-3 4-1 3-3 3-1 3-0 2-0 1-1"
yard = ""
play = """
C:0-0 B:6-0L A:6-5L D:5-3L C:6-3L B:6-6L A:pass D:3-0R C:6-1L
B:5-1L A:3-2R D:2-0R C:5-0L B:1-0L A:pass D:4-1L C:4-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 84 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-5 5-2 4-1 2-0 0-0"
deal.B = "6-1 5-0 4-0 3-3 3-2 1-1 1-0"
deal.C = "5-4 5-3 5-1 4-2 3-1 2-2 2-1"
deal.D = "6-6 6-5 6-4 6-2 4-4 4-3 3-0"
yard = ""
play = """
B:6-1 A:6-3L D:4-3L C:5-4L B:5-0L A:2-0L D:6-2L C:5-1R B:pass
A:6-0L D:3-0L C:5-3L B:pass A:5-2L D:6-5R C:2-2L B:3-2L A:pass
D:6-6R C:3-1L B:1-1L A:4-1L D:6-4L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-5 3-2 3-0 1-1 0-0"
deal.B = "6-6 6-1 6-0 5-2 4-3 2-2 1-0"
deal.C = "6-3 5-0 4-4 4-1 4-0 2-1 2-0"
deal.D = "6-4 5-4 5-3 5-1 4-2 3-3 3-1"
yard = ""
play = """
A:0-0 D:pass C:4-0L B:4-3L A:3-0R D:5-3L C:5-0L B:6-0L A:3-2R
D:6-4L C:4-4L B:5-2R A:6-5R D:5-4L C:6-3R B:pass A:5-5L D:5-1L
C:4-1L B:pass A:pass D:4-2L C:2-0L B:1-0L A:1-1L D:3-1L C:pass
B:pass A:pass D:3-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 11 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-0 5-2 5-1 4-3 3-2 2-0"
deal.B = "6-5 6-1 5-4 4-2 4-1 4-0 2-2"
deal.C = "6-6 6-4 5-5 3-1 3-0 2-1 1-1"
deal.D = "6-3 5-3 5-0 4-4 3-3 1-0 0-0"
yard = ""
play = """
D:6-3 C:6-6L B:6-5L A:3-2R D:5-3L C:2-1R B:6-1R A:6-2R D:3-3L
C:3-1L B:4-2R A:4-3R D:1-0L C:3-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 78 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-3 5-2 5-0 4-4 4-2 0-0"
deal.B = "6-4 6-3 4-1 4-0 3-3 3-0 2-2"
deal.C = "6-5 6-0 5-4 3-2 3-1 1-1 1-0"
deal.D = "6-6 6-2 6-1 5-1 4-3 2-1 2-0"
yard = ""
play = """
C:1-1 B:4-1L A:4-4L D:4-3L C:3-1L B:pass A:pass D:6-1L C:6-5L
B:pass A:5-3L D:5-1R C:5-4R B:6-4R A:pass D:6-6R C:6-0R B:6-3L
A:5-0R D:6-2L C:3-2L B:3-3L A:5-5R D:pass C:pass B:3-0L A:0-0L
D:2-0L C:pass B:2-2L A:4-2L D:pass C:pass B:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 4-4 4-2 2-2 1-0 0-0"
deal.B = "6-5 6-4 6-3 5-2 5-0 4-3 3-0"
deal.C = "6-0 5-3 5-1 4-1 3-3 3-1 2-0"
deal.D = "6-2 6-1 5-5 4-0 3-2 2-1 1-1"
yard = ""
play = """
B:6-5 A:6-6L D:6-2L C:5-3R B:6-3R A:4-2L D:4-0L C:6-0L B:6-4L
A:5-4L D:5-5L C:5-1L B:pass A:1-0L D:6-1R C:2-0L B:5-2L A:pass
D:2-1R C:pass B:5-0L A:0-0L D:3-2R C:3-3R B:4-3R A:4-4R D:pass
C:4-1R B:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-1 5-5 5-4 4-1 2-1"
deal.B = "6-2 5-3 3-3 3-2 3-0 2-2 0-0"
deal.C = "6-6 6-5 4-4 4-2 4-0 3-1 1-1"
deal.D = "6-0 5-2 5-1 5-0 4-3 2-0 1-0"
yard = ""
play = """
A:4-1 D:4-3L C:3-1L B:pass A:2-1L D:5-2L C:6-5L B:6-2L A:6-1R
D:2-0L C:6-6R B:3-0L A:6-3L D:6-0L C:4-0L B:pass A:6-4R D:pass
C:4-4L B:pass A:5-4L D:5-1L C:1-1L B:pass A:pass D:1-0L C:4-2R
"""
end = "out"
winner = "AC"
delta = { AC = 28, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 5-1 5-0 2-1 1-1 1-0"
deal.B = "6-6 6-1 4-4 4-1 3-2 3-1 3-0"
deal.C = "6-4 5-4 5-3 5-2 3-3 2-2 0-0"
deal.D = "6-5 6-2 5-5 4-3 4-2 4-0 2-0"
yard = ""
play = """
D:6-5 C:6-4L B:4-4L A:5-1R D:4-3L C:3-3L B:6-1R A:6-3L D:6-2L
C:5-2L B:6-6R A:5-0L D:4-0L C:5-4L B:pass A:6-0R D:5-5L C:5-3L
B:3-2L A:2-1L D:2-0R C:2-2R B:4-1L A:pass D:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 103 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-22"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 501, BD = 389 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-22"
commitment = "b06857dcfb094ea7c6690fadbbe63e4f28f3075de7892fd47a22a3b7e469599f"
secret = "0cbd2ef8620cbd2bca99ad512d512e461a12b19af00b92934220db51deaba214"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 4-4 4-3 3-0 2-1"
deal.B = "6-3 6-0 5-3 5-1 2-0 1-1 1-0"
deal.C = "6-1 5-4 5-0 4-0 3-3 2-2 0-0"
deal.D = "6-4 5-5 5-2 4-2 4-1 3-2 3-1"
yard = ""
play = """
A:6-6 D:6-4L C:5-4L B:5-1L A:6-5R D:5-5R C:6-1L B:6-0L A:3-0L
D:3-1L C:5-0R B:1-0L A:pass D:pass C:4-0L B:2-0R A:4-4L D:4-2R
C:pass B:pass A:4-3L D:4-1R C:3-3L B:6-3L A:6-2L D:3-2L C:pass
B:1-1R A:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 115, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-2 4-3 3-2 3-0 2-1"
deal.B = "6-3 6-0 5-1 5-0 3-3 3-1 2-0"
deal.C = "5-5 5-4 5-3 4-4 4-1 4-0 2-2"
deal.D = "6-4 6-1 5-2 4-2 1-1 1-0 0-0"
yard = ""
play = """
D:4-2 C:5-4L B:2-0R A:6-5L D:6-4L C:4-4L B:6-0R A:6-6R D:6-1R
C:4-1L B:5-1L A:2-1R D:5-2R C:5-5L B:5-0L A:3-0L D:pass C:5-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 125 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 5-1 4-4 4-3 3-3 1-1"
deal.B = "6-4 6-2 5-5 4-2 3-2 3-1 3-0"
deal.C = "5-4 5-3 5-0 4-0 2-2 2-0 1-0"
deal.D = "6-6 6-1 6-0 5-2 4-1 2-1 0-0"
yard = ""
play = """
C:5-4 B:5-5L A:6-5L D:6-0L C:5-0L B:6-4R A:6-3R D:5-2L C:2-2L
B:3-2R A:pass D:2-1L C:1-0L B:3-0L A:4-3L D:4-1L C:2-0R B:3-1L
A:3-3L D:0-0R C:5-3L B:pass A:5-1L D:6-1L C:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 76, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 6-0 5-0 4-3 2-1 1-0"
deal.B = "6-5 6-3 6-1 5-2 4-1 3-0 2-0"
deal.C = "6-4 5-1 3-3 3-2 3-1 2-2 0-0"
deal.D = "5-5 5-4 5-3 4-4 4-2 4-0 1-1"
yard = ""
play = """
B:6-5 A:6-6L D:5-5R C:6-4L B:4-1L A:5-0R D:4-0R C:5-1L B:5-2L
A:6-2L D:4-4R C:pass B:6-3L A:4-3L D:4-2L C:3-2L B:3-0L A:6-0L
D:5-4R C:pass B:6-1L A:2-1L D:5-3R C:2-2L B:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 36 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-1 4-4 4-0 2-1 2-0"
deal.B = "6-3 6-0 5-0 4-1 3-3 2-2 0-0"
deal.C = "6-4 6-2 5-5 5-4 5-3 5-1 1-0"
deal.D = "5-2 4-3 4-2 3-2 3-1 3-0 1-1"
yard = ""
play = """
A:6-6 D:pass C:6-4L B:6-0R A:4-4L D:4-2L C:6-2L B:6-3L A:4-0R
D:3-2L C:5-4R B:5-0R A:2-1L D:3-0R C:5-1L B:3-3R A:6-5L D:3-1R
C:1-0R B:0-0R A:6-1L D:1-1L C:pass B:4-1L A:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-1 5-5 4-2 3-2 1-1"
deal.B = "5-4 5-1 4-4 4-3 3-0 2-1 1-0"
deal.C = "6-4 6-3 4-0 3-3 2-2 2-0 0-0"
deal.D = "6-2 6-0 5-3 5-2 5-0 4-1 3-1"
yard = ""
play = """
D:6-0 C:6-4L B:4-4L A:4-2L D:5-0R C:2-2L B:5-4R A:3-2L D:5-3L
C:4-0R B:5-1L A:6-1L D:6-2L C:2-0L B:3-0L A:pass D:3-1L C:0-0R
B:1-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 72 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 5-0 4-2 4-1 4-0 0-0"
deal.B = "6-5 5-3 5-1 3-1 2-2 2-0 1-0"
deal.C = "6-3 6-2 6-0 5-4 4-3 3-2 2-1"
deal.D = "6-6 5-5 5-2 4-4 3-3 3-0 1-1"
yard = ""
play = """
C:6-3 B:6-5L A:5-0L D:3-0R C:6-0L B:1-0R A:6-4L D:1-1R C:5-4L
B:5-1R A:pass D:5-5L C:pass B:5-3L A:pass D:3-3L C:4-3L B:pass
A:4-2L D:5-2R C:6-2L B:2-2R A:6-1L D:pass C:2-1L B:2-0L A:4-0L
D:4-4L C:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-1 5-5 4-1 3-2 1-0"
deal.B = "6-0 4-4 4-2 4-0 3-3 2-0 1-1"
deal.C = "6-6 5-4 5-0 4-3 3-1 3-0 2-2"
deal.D = "6-5 6-4 5-3 5-2 5-1 2-1 0-0"
yard = ""
play = """
B:4-4 A:4-1L D:2-1L C:2-2L B:4-2L A:pass D:6-4L C:6-6L B:6-0L
A:1-0L D:5-1L C:5-4L B:4-0L A:pass D:0-0L C:5-0L B:pass A:5-5L
D:5-3L C:4-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 64 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 4-0 3-3 3-0 1-0 0-0"
deal.B = "6-0 5-5 5-4 5-2 4-4 4-3 2-2"
deal.C = "6-6 6-3 5-1 4-2 4-1 2-1 2-0"
deal.D = "6-4 6-2 5-3 5-0 3-2 3-1 1-1"
yard = ""
play = """
A:6-5 D:6-4L C:4-2L B:5-5R A:pass D:3-2L C:6-3L B:5-2R A:6-1L
D:6-2R C:5-1L B:5-4L A:4-0L D:5-0L C:6-6R B:6-0R A:3-0R D:3-1R
C:4-1R B:4-4R A:pass D:5-3L C:pass B:4-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 5-5 5-4 5-1 4-0 3-2"
deal.B = "6-0 4-4 4-3 4-2 2-0 1-0 0-0"
deal.C = "6-2 6-1 4-1 3-1 3-0 2-2 1-1"
deal.D = "6-5 6-3 5-3 5-2 5-0 3-3 2-1"
yard = ""
play = """
D:5-0 C:3-0R B:4-3R A:5-5L D:6-5L C:6-2L B:2-0L A:6-4R D:6-3R
C:3-1R B:1-0R A:4-0L D:pass C:4-1L B:0-0R A:5-1L D:5-2L C:2-2L
B:4-2L A:5-4L D:5-3L C:pass B:6-0R A:6-6R D:3-3L C:6-1R B:pass
A:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-1 6-0 5-5 5-3 3-2 2-2"
deal.B = "6-5 5-2 5-0 4-1 3-1 2-1 1-0"
deal.C = "6-4 6-3 6-2 5-1 4-2 3-0 1-1"
deal.D = "5-4 4-4 4-3 4-0 3-3 2-0 0-0"
yard = ""
play = """
C:6-4 B:6-5L A:5-5L D:5-4R C:5-1L B:5-2R A:6-1L D:2-0R C:6-3L
B:3-1L A:6-0R D:pass C:1-1L B:1-0L A:6-6R D:4-0L C:4-2L B:2-1L
A:pass D:pass C:6-2R B:4-1L A:3-2R D:4-4L C:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-4 5-2 4-4 3-3 3-0"
deal.B = "6-5 5-1 4-3 4-0 3-2 3-1 2-1"
deal.C = "6-4 6-3 6-0 4-2 4-1 2-2 1-0"
deal.D = "6-1 5-5 5-3 5-0 2-0 1-1 0-0"
yard = ""
play = """
B:3-1 A:3-3L D:5-3L C:4-1R B:4-3R A:5-4L D:pass C:6-4L B:6-5L
A:5-2L D:2-0L C:6-0L B:3-2R A:6-6L D:6-1L C:1-0L B:2-1R A:3-0L
D:1-1R C:6-3L B:5-1R A:6-2L D:5-5R C:4-2L B:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-1 4-4 3-0 2-1 2-0 1-1"
deal.B = "6-6 6-4 6-2 5-3 4-3 3-3 0-0"
deal.C = "6-5 6-3 5-5 5-0 4-2 4-0 2-2"
deal.D = "6-1 6-0 5-2 4-1 3-2 3-1 1-0"
yard = ""
play = """
A:5-4 D:5-2L C:4-2L B:6-4L A:4-4R D:4-1R C:6-5L B:5-3L A:5-1R
D:3-2L C:2-2L B:6-2L A:pass D:6-0L C:5-0L B:pass A:pass D:pass
C:5-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 60, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-5 5-2 4-3 4-0 1-0"
deal.B = "5-1 3-3 3-0 2-2 2-1 2-0 1-1"
deal.C = "6-5 6-4 6-1 6-0 5-3 5-0 4-2"
deal.D = "6-6 5-4 4-4 4-1 3-2 3-1 0-0"
yard = ""
play = """
D:3-1 C:5-3L B:5-1L A:1-0L D:0-0L C:6-0L B:1-1R A:6-3L D:3-2L
C:4-2L B:2-1R A:6-2R D:4-4L C:6-4L B:pass A:pass D:6-6L C:6-5L
B:pass A:5-5L D:5-4L C:6-1R B:pass A:4-3L D:4-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 16 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-0 4-3 4-2 2-0 0-0"
deal.B = "6-4 6-2 5-5 5-3 5-1 4-4 2-1"
deal.C = "6-6 6-5 5-4 4-1 3-3 3-0 1-0"
deal.D = "6-0 5-2 4-0 3-2 3-1 2-2 1-1"
yard = ""
play = """
C:6-6 B:6-4L A:6-3R D:3-1R C:5-4L B:5-5L A:6-1R D:5-2L C:6-5R
B:6-2L A:5-0R D:4-0R C:4-1R B:5-1R A:pass D:6-0L C:3-0L B:5-3L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 4-0 3-0 2-1 1-1 1-0"
deal.B = "6-4 6-2 5-3 4-4 4-2 3-2 2-0"
deal.C = "6-6 6-3 6-0 5-2 4-3 4-1 2-2"
deal.D = "6-5 5-4 5-1 5-0 3-3 3-1 0-0"
yard = ""
play = """
B:4-4 A:4-0L D:5-0L C:5-2L B:4-2R A:2-1L D:5-1L C:2-2R B:5-3L
A:3-0L D:0-0L C:6-0L B:6-2L A:pass D:pass C:pass B:2-0L A:1-0L
D:3-1L C:6-3L B:6-4L A:pass D:5-4L C:pass B:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 43 }

[[match.hand]]
opener = "A"
deal.A = "5-5 4-3 4-2 3-3 3-1 2-1 1-1"
deal.B = "6-1 5-2 5-0 4-1 3-2 2-0 0-0"
deal.C = "6-4 6-2 6-0 5-1 4-0 3-0 1-0"
deal.D = "6-6 6-5 6-3 5-4 5-3 4-4 2-2"
yard = ""
play = """
A:5-5 D:6-5L C:6-4L B:4-1L A:3-1L D:6-3L C:6-2L B:5-2R A:4-2L
D:2-2R C:4-0L B:2-0L A:2-1L D:pass C:5-1L B:5-0L A:pass D:pass
C:6-0L B:6-1L A:1-1L D:pass C:1-0L B:0-0L A:pass D:pass C:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 42, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-4 5-3 5-1 4-2 1-1 0-0"
deal.B = "6-4 6-3 6-2 4-3 4-0 3-1 2-0"
deal.C = "6-1 5-5 5-0 3-0 2-2 2-1 1-0"
deal.D = "6-6 6-0 5-2 4-4 4-1 3-3 3-2"
yard = ""
play = """
D:6-0 C:6-1L B:3-1L A:5-3L D:5-2L C:2-2L B:6-2L A:6-5L D:pass
C:5-5L B:4-0R A:5-4L D:4-4L C:pass B:6-4L A:4-2R D:3-2R C:3-0R
B:2-0R A:pass D:6-6L C:2-1R B:6-3L A:5-1R D:3-3L C:5-0R B:4-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 5-0 4-4 3-3 1-0 0-0"
deal.B = "6-0 5-5 5-2 5-1 4-1 4-0 1-1"
deal.C = "6-1 5-3 3-1 3-0 2-2 2-1 2-0"
deal.D = "6-6 6-5 6-4 5-4 4-3 4-2 3-2"
yard = ""
play = """
C:6-1 B:6-0L A:5-0L D:6-5L C:3-1R B:pass A:6-3L D:4-3L C:5-3R
B:5-5R A:4-4L D:4-2L C:2-2L B:5-2L A:pass D:5-4L C:pass B:4-1L
A:1-0L D:pass C:3-0L B:5-1R A:3-3L D:3-2L C:2-1L B:1-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 36, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-1 4-3 3-3 2-1 0-0"
deal.B = "6-2 6-1 5-5 5-4 4-0 3-1 3-0"
deal.C = "6-3 6-0 5-3 5-2 4-2 2-0 1-0"
deal.D = "6-4 5-0 4-4 4-1 3-2 2-2 1-1"
yard = ""
play = """
B:5-5 A:6-5L D:5-0R C:6-3L B:3-0L A:0-0L D:pass C:6-0L B:4-0R
A:6-6L D:4-4R C:4-2R B:6-2R A:pass D:6-4L C:pass B:5-4L A:5-1L
D:1-1L C:1-0L B:6-1R A:2-1R D:2-2R C:2-0L B:pass A:pass D:3-2L
C:5-3L B:pass A:pass D:pass C:5-2L
"""
end = "out"
winner = "AC"
delta = { AC = 109, BD = 0 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-23"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 505, BD = 430 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-23"
commitment = "61f22367ae33ced472228ebb3adcbff898bdac4b22103bfed288b469f86846b5"
secret = "e2db870ae42fb2ae081d3438204d41692faf7c639e4bbfdbeae2f5e612fbeff6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-1 5-1 4-4 4-1 4-0 3-0 1-0"
deal.B = "5-2 4-3 4-2 3-3 3-2 2-1 0-0"
deal.C = "6-5 6-4 6-0 5-5 5-3 3-1 2-2"
deal.D = "6-6 6-3 6-2 5-4 5-0 2-0 1-1"
yard = ""
play = """
D:6-6 C:6-4L B:4-3L A:6-1R D:6-3L C:6-0L B:0-0L A:1-0R D:5-0L
C:5-5L B:5-2L A:4-0R D:5-4R C:2-2L B:4-2L A:4-4L D:pass C:6-5R
B:pass A:4-1L D:6-2R C:3-1L B:3-3L A:3-0L D:2-0L C:pass B:3-2L
A:pass D:pass C:5-3L
"""
end = "out"
winner = "AC"
delta = { AC = 105, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 6-3 6-0 5-1 4-0 2-2"
deal.B = "5-5 5-3 4-4 3-0 1-1 1-0 0-0"
deal.C = "6-5 6-1 5-2 4-3 4-2 3-2 2-0"
deal.D = "6-2 5-4 5-0 4-1 3-3 3-1 2-1"
yard = ""
play = """
C:6-1 B:1-1R A:6-6L D:6-2L C:4-2L B:4-4L A:6-4L D:4-1R C:6-5L
B:5-5L A:5-1L D:5-4R C:5-2R B:1-0L A:6-0L D:2-1R C:pass B:pass
A:6-3L D:3-3L C:4-3L B:pass A:4-0L D:5-0L C:pass B:5-3L A:pass
D:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 186 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 3-3 3-1 3-0 2-1 2-0"
deal.B = "6-2 6-1 5-5 5-3 5-1 4-3 1-0"
deal.C = "6-5 6-3 5-4 5-2 3-2 2-2 1-1"
deal.D = "6-6 5-0 4-4 4-2 4-1 4-0 0-0"
yard = ""
play = """
B:6-2 A:6-0L D:4-2R C:5-4R B:1-0L A:3-1L D:5-0R C:6-3L B:6-1L
A:2-1L D:4-0R C:3-2L B:5-3L A:6-4R D:6-6R C:6-5R B:5-5L A:pass
D:pass C:5-2L B:5-1R A:2-0L D:4-1R C:pass B:4-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 65 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-3 5-0 4-3 4-0 1-1 0-0"
deal.B = "6-3 6-0 5-5 3-3 3-1 2-2 1-0"
deal.C = "6-6 6-2 6-1 5-4 4-1 3-2 2-1"
deal.D = "6-5 5-2 5-1 4-4 4-2 3-0 2-0"
yard = ""
play = """
A:0-0 D:3-0L C:3-2L B:2-2L A:4-0R D:4-4R C:6-2L B:6-3L A:4-3R
D:pass C:pass B:3-3L A:5-3L D:6-5L C:6-1L B:3-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 109 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-4 5-0 4-4 4-1 3-3 2-2"
deal.B = "6-4 6-0 5-5 4-2 2-1 2-0 1-1"
deal.C = "6-3 6-2 4-3 4-0 3-2 1-0 0-0"
deal.D = "6-6 6-1 5-3 5-2 5-1 3-1 3-0"
yard = ""
play = """
D:6-6 C:6-2L B:4-2L A:4-4L D:6-1R C:4-0L B:6-0L A:4-1R D:pass
C:6-3L B:6-4R A:3-3L D:5-3L C:pass B:5-5L A:5-4L D:pass C:4-3L
B:pass A:6-5R D:5-2R C:3-2L B:2-1L A:2-2R D:5-1L C:pass B:2-0R
A:5-0R
"""
end = "out"
winner = "AC"
delta = { AC = 109, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-3 4-2 4-0 3-3 3-1 2-1"
deal.B = "6-6 6-1 5-4 5-2 5-1 2-2 1-0"
deal.C = "6-4 6-3 6-0 4-3 3-2 3-0 0-0"
deal.D = "6-5 6-2 5-0 4-4 4-1 2-0 1-1"
yard = ""
play = """
C:6-0 B:6-6L A:4-0R D:6-5L C:6-4R B:5-4L A:4-2L D:6-2L C:6-3L
B:6-1R A:3-1R D:pass C:3-2L B:5-2L A:5-3L D:pass C:4-3L B:pass
A:3-3R D:4-4L C:3-0R B:1-0R A:2-1R D:4-1L C:pass B:5-1L A:5-5L
"""
end = "out"
winner = "AC"
delta = { AC = 13, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-2 5-1 4-4 4-1 3-2 2-2"
deal.B = "6-6 6-5 6-3 4-2 4-0 3-3 1-0"
deal.C = "6-0 5-4 5-0 4-3 3-1 2-1 0-0"
deal.D = "6-2 6-1 5-5 5-3 3-0 2-0 1-1"
yard = ""
play = """
B:6-6 A:6-4L D:6-2R C:4-3L B:6-3L A:2-2R D:6-1L C:2-1L B:4-2L
A:4-4L D:2-0R C:6-0R B:4-0L A:pass D:3-0L C:3-1L B:1-0L A:pass
D:pass C:5-0L B:6-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 58 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-2 5-1 4-3 3-1 2-1"
deal.B = "6-2 6-0 5-4 4-1 3-2 1-0 0-0"
deal.C = "6-4 5-5 5-3 4-2 3-3 3-0 2-0"
deal.D = "6-5 6-3 5-0 4-4 4-0 2-2 1-1"
yard = ""
play = """
A:6-6 D:6-5L C:5-5L B:5-4L A:6-1R D:4-4L C:4-2L B:6-2L A:5-1R
D:6-3L C:5-3L B:pass A:5-2L D:5-0R C:2-0R B:3-2L A:4-3L D:2-2R
C:6-4L B:6-0L A:2-1R D:4-0L C:pass B:4-1L A:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 103, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 6-0 5-3 5-1 5-0 3-3 0-0"
deal.B = "6-6 5-5 4-4 4-1 4-0 2-1 1-0"
deal.C = "6-5 6-4 6-3 5-2 3-1 2-2 2-0"
deal.D = "6-2 5-4 4-3 4-2 3-2 3-0 1-1"
yard = ""
play = """
D:5-4 C:5-2L B:2-1L A:5-1L D:4-3R C:6-3R B:5-5L A:6-0R D:3-0R
C:3-1R B:4-1R A:5-3L D:4-2R C:2-2R B:pass A:3-3L D:6-2R C:6-5R
B:pass A:5-0R D:3-2L C:2-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 44, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-2 5-0 4-4 4-1 3-0 2-2"
deal.B = "6-4 6-1 6-0 5-5 5-1 4-2 2-1"
deal.C = "5-4 5-3 4-3 4-0 3-3 2-0 1-1"
deal.D = "6-6 6-5 6-2 3-2 3-1 1-0 0-0"
yard = ""
play = """
C:5-3 B:5-5L A:5-2L D:6-2L C:3-3R B:6-4L A:4-4L D:3-2R C:4-3L
B:4-2R A:6-3L D:6-6L C:4-0R B:6-1L A:4-1L D:1-0R C:1-1R B:5-1R
A:5-0R D:0-0R C:2-0R B:2-1R A:pass D:3-1R C:5-4L
"""
end = "out"
winner = "AC"
delta = { AC = 17, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 4-3 4-0 3-3 3-1 1-1 1-0"
deal.B = "6-3 5-5 5-3 5-2 5-1 4-4 2-2"
deal.C = "6-4 6-2 6-1 5-4 4-2 3-2 0-0"
deal.D = "6-6 6-0 5-0 4-1 3-0 2-1 2-0"
yard = ""
play = """
B:6-3 A:3-3R D:6-6L C:6-1L B:5-1L A:6-5L D:6-0L C:0-0L B:5-3R
A:1-0L D:4-1L C:5-4L B:5-5L A:pass D:5-0L C:pass B:5-2R A:4-0L
D:2-1R C:6-4L B:pass A:1-1R D:pass C:6-2L B:2-2L A:3-1R D:3-0R
C:4-2L B:4-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 6-1 5-1 5-0 4-3 3-3"
deal.B = "6-6 5-5 5-4 5-3 4-0 3-2 3-0"
deal.C = "6-3 4-2 4-1 3-1 2-2 2-1 1-1"
deal.D = "6-4 6-0 5-2 4-4 2-0 1-0 0-0"
yard = ""
play = """
A:3-3 D:pass C:6-3L B:6-6L A:6-5L D:5-2L C:2-2L B:3-2L A:4-3L
D:6-4L C:3-1R B:pass A:6-1R D:6-0L C:pass B:4-0L A:6-2R D:4-4L
C:2-1R B:5-4L A:5-1R D:pass C:pass B:5-5L A:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 114, BD = 0 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-24"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 375, BD = 504 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-24"
commitment = "62688a2045000f784be66bfc6a518c53c79b536ac505c14b06b981cdcd269c83"
secret = "ceefb818fd0eab74b509c5523fc126572e1bee8fcbf7013c5797e39fba5a5b72"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-1 5-5 5-2 5-1 2-1"
deal.B = "6-6 6-5 5-4 4-2 3-2 3-1 0-0"
deal.C = "6-2 6-0 5-0 4-3 3-3 1-1 1-0"
deal.D = "5-3 4-4 4-1 4-0 3-0 2-2 2-0"
yard = ""
play = """
B:6-6 A:6-4L D:4-4L C:6-2R B:4-2L A:5-2L D:5-3L C:4-3L B:5-4L
A:5-5L D:2-2R C:5-0L B:0-0L A:2-1R D:4-1R C:6-0L B:6-5L A:5-1L
D:4-0R C:1-1L B:3-1L A:6-3L D:2-0R C:pass B:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 114 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-2 5-0 3-3 2-1 0-0"
deal.B = "6-6 5-5 4-4 4-2 4-0 1-1 1-0"
deal.C = "6-5 6-0 5-4 5-2 4-3 4-1 2-2"
deal.D = "6-1 5-3 5-1 3-2 3-1 3-0 2-0"
yard = ""
play = """
A:6-4 D:6-1L C:5-4R B:1-0L A:5-0L D:5-3L C:6-5R B:6-6R A:6-3L
D:pass C:6-0L B:4-0L A:6-2R D:3-2R C:4-3L B:pass A:3-3L D:3-0L
C:pass B:pass A:0-0L D:3-1R C:4-1R B:4-2R A:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 103, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-3 4-4 4-1 1-1 1-0 0-0"
deal.B = "6-4 6-2 5-5 5-1 4-2 4-0 3-0"
deal.C = "6-6 6-5 6-3 6-1 5-2 5-0 3-2"
deal.D = "6-0 4-3 3-3 3-1 2-2 2-1 2-0"
yard = ""
play = """
D:3-3 C:6-3L B:3-0R A:1-0R D:6-0L C:6-1R B:4-0L A:5-4L D:pass
C:6-6R B:5-5L A:5-3L D:3-1L C:6-5R B:5-1R A:4-1L D:4-3L C:3-2L
B:6-2L A:1-1R D:2-1R C:5-2R B:6-4L A:4-4L D:pass C:5-0R
"""
end = "out"
winner = "AC"
delta = { AC = 62, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-2 4-3 3-3 3-1 2-1 0-0"
deal.B = "6-6 6-5 5-5 5-0 4-1 4-0 1-1"
deal.C = "6-4 6-1 6-0 5-3 5-1 3-2 1-0"
deal.D = "6-3 6-2 4-4 4-2 3-0 2-2 2-0"
yard = ""
play = """
C:6-4 B:6-6L A:5-4R D:6-2L C:5-3R B:pass A:5-2L D:6-3R C:6-1R
B:5-5L A:3-1R D:3-0R C:5-1L B:1-1L A:2-1L D:2-0R C:3-2L B:pass
A:4-3L D:4-4L C:pass B:4-0L A:0-0L D:2-2R C:6-0L B:6-5L A:pass
D:4-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 32 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-0 4-3 4-2 4-0 3-3 3-2"
deal.B = "6-4 6-2 5-4 4-1 3-0 1-1 0-0"
deal.C = "6-5 6-3 6-1 6-0 5-5 5-1 4-4"
deal.D = "6-6 5-3 3-1 2-2 2-1 2-0 1-0"
yard = ""
play = """
B:5-4 A:5-2L D:2-2L C:4-4R B:6-4R A:4-2L D:6-6R C:6-5R B:4-1L
A:5-0R D:1-0R C:6-1L B:1-1R A:pass D:2-1R C:6-3L B:6-2R A:4-3L
D:pass C:6-0R B:3-0R A:4-0L D:3-1R C:5-1R B:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 121 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 5-5 4-2 3-1 2-0"
deal.B = "6-2 6-1 5-4 5-2 4-4 4-3 0-0"
deal.C = "6-0 5-3 5-0 4-0 3-2 2-1 1-1"
deal.D = "6-5 5-1 4-1 3-3 3-0 2-2 1-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-3L B:6-2R A:6-3L D:2-2R C:6-0L B:0-0L A:2-0L
D:pass C:3-2L B:5-2R A:3-1L D:5-1R C:2-1L B:6-1R A:4-2L D:4-1L
C:1-1L B:pass A:6-4R D:1-0L C:5-0L B:4-3R A:5-5L
"""
end = "out"
winner = "AC"
delta = { AC = 26, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-2 4-2 4-1 4-0 2-2 2-1"
deal.B = "6-3 6-0 5-3 5-1 3-2 3-1 2-0"
deal.C = "6-1 5-4 5-0 4-4 3-3 3-0 1-1"
deal.D = "6-6 6-5 6-4 6-2 4-3 1-0 0-0"
yard = ""
play = """
D:6-6 C:6-1L B:5-1L A:5-5L D:6-5L C:pass B:6-0L A:4-0L D:6-4L
C:pass B:6-3L A:pass D:4-3L C:5-4L B:5-3L A:pass D:6-2R C:3-3L
B:3-1L A:4-1L D:pass C:4-4L B:2-0R A:4-2L D:0-0R C:5-0R B:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-2 5-0 4-1 3-1 2-2 1-0"
deal.B = "6-6 6-0 5-3 4-3 4-2 2-1 0-0"
deal.C = "6-4 6-3 6-2 4-4 4-0 3-3 3-2"
deal.D = "6-5 6-1 5-5 5-1 3-0 2-0 1-1"
yard = ""
play = """
C:6-4 B:4-2R A:5-2R D:6-5L C:pass B:5-3L A:3-1L D:5-1L C:pass
B:pass A:5-4L D:5-5R C:4-4L B:4-3L A:5-0R D:3-0L C:4-0L B:6-0R
A:4-1L D:6-1R C:pass B:2-1L A:2-2L D:2-0L C:pass B:0-0L A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 114, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-5 5-4 5-2 4-4 1-1"
deal.B = "6-6 6-4 6-3 6-1 4-3 3-2 1-0"
deal.C = "6-0 5-3 5-1 5-0 4-1 4-0 3-3"
deal.D = "4-2 3-1 3-0 2-2 2-1 2-0 0-0"
yard = ""
play = """
B:1-0 A:1-1L D:2-1L C:6-0R B:6-4R A:6-2L D:4-2R C:pass B:3-2R
A:6-5L D:3-0R C:5-3L B:6-3L A:pass D:2-0R C:pass B:6-6L A:5-2R
D:pass C:5-1R B:6-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 62 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-0 4-1 3-2 2-2 2-1"
deal.B = "6-3 5-1 4-3 4-2 2-0 1-0 0-0"
deal.C = "6-4 6-1 5-5 5-2 3-1 3-0 1-1"
deal.D = "6-6 6-5 5-4 5-3 4-4 4-0 3-3"
yard = ""
play = """
A:6-2 D:6-6L C:6-4L B:4-3L A:3-2L D:pass C:5-2L B:5-1L A:4-1L
D:4-4L C:pass B:2-0R A:6-0R D:6-5R C:5-5R B:4-2L A:2-2L D:5-4R
C:pass B:pass A:2-1L D:4-0R C:6-1L B:0-0R A:5-0R
"""
end = "out"
winner = "AC"
delta = { AC = 24, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-3 4-3 4-1 3-3 2-0 1-0"
deal.B = "6-6 6-4 5-5 5-2 5-0 4-4 1-1"
deal.C = "6-5 6-3 5-4 4-0 3-1 3-0 2-2"
deal.D = "6-1 6-0 5-1 4-2 3-2 2-1 0-0"
yard = ""
play = """
D:2-1 C:2-2L B:5-2L A:5-3L D:3-2L C:3-1R B:pass A:6-2L D:6-1L
C:6-3R B:1-1L A:4-1L D:4-2L C:6-5R B:5-5R A:2-0L D:5-1R C:4-0L
B:6-4L A:1-0R D:6-0R C:pass B:6-6L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 38 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 5-0 4-1 3-0 2-0 1-1"
deal.B = "6-4 6-2 5-2 3-3 3-1 1-0 0-0"
deal.C = "6-1 5-3 5-1 4-3 4-2 4-0 3-2"
deal.D = "6-5 6-3 5-5 5-4 4-4 2-2 2-1"
yard = ""
play = """
C:5-3 B:3-1R A:5-0L D:2-1R C:4-2R B:6-4R A:6-0L D:6-5L C:6-1R
B:1-0R A:3-0R D:5-5L C:4-3R B:5-2L A:2-0L D:4-4R C:4-0L B:pass
A:4-1L D:5-4R C:5-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 46, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 4-2 4-0 3-3 3-0 0-0"
deal.B = "6-0 5-2 5-1 5-0 3-2 3-1 2-1"
deal.C = "6-4 6-2 5-4 5-3 4-1 2-2 1-1"
deal.D = "6-3 6-1 5-5 4-4 4-3 2-0 1-0"
yard = ""
play = """
B:5-0 A:6-5L D:6-3L C:5-3L B:5-1L A:4-0R D:4-4R C:6-4R B:3-1L
A:3-3L D:6-1R C:4-1R B:3-2L A:4-2L D:4-3L C:5-4R B:5-2R A:3-0L
D:2-0R C:pass B:6-0L A:6-6L D:1-0R C:6-2L B:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 106 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-0 4-4 4-2 4-0 2-2 2-0"
deal.B = "6-2 6-1 5-3 4-3 3-2 3-0 1-0"
deal.C = "6-0 5-5 5-2 5-1 3-1 2-1 0-0"
deal.D = "6-6 6-4 6-3 5-4 4-1 3-3 1-1"
yard = ""
play = """
A:6-5 D:6-6L C:5-5R B:6-2L A:4-2L D:5-4R C:pass B:4-3L A:4-4R
D:6-3L C:6-0L B:3-0L A:4-0R D:3-3L C:3-1L B:6-1L A:5-0R D:6-4L
C:5-2R B:3-2R A:pass D:4-1L C:5-1L B:5-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 12 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-25"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 462, BD = 596 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-25"
commitment = "ecc18792cb9be12616c21386d0c84a881bca7334ee485741382dc340b7aac614"
secret = "320d3ccb507487ebfd47f4c9d0f2ceaca35b6d700b2346f8655270cc39fe4465"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-3 5-2 5-1 5-0 4-4"
deal.B = "6-3 6-0 5-5 4-2 3-0 2-1 1-1"
deal.C = "6-2 6-1 4-3 4-0 3-3 2-2 1-0"
deal.D = "6-4 5-4 4-1 3-2 3-1 2-0 0-0"
yard = ""
play = """
A:6-6 D:6-4L C:4-3L B:6-3L A:6-5L D:5-4L C:4-0L B:6-0L A:pass
D:pass C:6-2L B:4-2L A:4-4L D:4-1L C:6-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 166 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 6-0 5-2 4-2 2-1 2-0"
deal.B = "6-5 6-3 5-3 4-4 3-2 3-0 0-0"
deal.C = "6-6 6-2 5-5 5-4 4-3 4-0 1-0"
deal.D = "5-1 5-0 4-1 3-3 3-1 2-2 1-1"
yard = ""
play = """
D:5-1 C:5-5L B:6-5L A:6-4L D:4-1L C:1-0L B:3-0L A:6-1R D:3-3L
C:6-6R B:6-3L A:6-0L D:5-0L C:5-4L B:4-4L A:4-2L D:2-2L C:6-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 117 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-1 4-4 4-2 4-0 0-0"
deal.B = "6-5 6-0 3-0 2-2 2-1 2-0 1-0"
deal.C = "6-6 6-2 5-3 5-2 5-0 4-1 3-2"
deal.D = "6-4 5-5 5-4 4-3 3-3 3-1 1-1"
yard = ""
play = """
C:6-6 B:6-5L A:6-3R D:5-5L C:5-3R B:pass A:5-1L D:3-1L C:3-2L
B:2-2L A:4-2L D:6-4L C:6-2L B:2-1L A:6-1L D:5-4R C:4-1R B:6-0L
A:4-0L D:4-3L C:pass B:3-0L A:0-0L D:1-1R C:5-0L B:1-0R A:pass
D:pass C:5-2L
"""
end = "out"
winner = "AC"
delta = { AC = 58, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-0 4-1 4-0 2-1 1-1 0-0"
deal.B = "6-5 6-3 6-1 5-4 5-1 3-3 1-0"
deal.C = "6-2 5-5 4-2 3-1 3-0 2-2 2-0"
deal.D = "6-6 6-4 5-3 5-2 4-4 4-3 3-2"
yard = ""
play = """
B:6-5 A:5-0R D:6-6L C:6-2L B:1-0R A:4-1R D:5-2L C:5-5L B:5-4L
A:4-0L D:6-4R C:2-0L B:6-3R A:2-1L D:5-3R C:3-1L B:3-3L A:pass
D:4-3L C:4-2L B:5-1R A:1-1R D:3-2L C:3-0L B:6-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 35 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-3 6-2 5-0 2-2 2-0"
deal.B = "6-1 5-5 5-1 4-2 3-1 2-1 1-0"
deal.C = "5-4 4-4 4-0 3-3 3-0 1-1 0-0"
deal.D = "6-6 6-0 5-3 5-2 4-3 4-1 3-2"
yard = ""
play = """
A:2-2 D:5-2L C:5-4L B:4-2L A:2-0L D:6-0L C:pass B:6-1L A:6-2R
D:4-1L C:4-4L B:pass A:6-5R D:4-3L C:3-3L B:5-5R A:5-0R D:5-3L
C:4-0R B:5-1L A:6-4R D:6-6R C:1-1L B:3-1L A:6-3R
"""
end = "out"
winner = "AC"
delta = { AC = 109, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-4 5-2 4-4 3-1 2-2 1-1"
deal.B = "6-4 5-0 4-2 3-0 2-1 2-0 0-0"
deal.C = "6-5 6-1 5-3 5-1 4-3 4-0 3-2"
deal.D = "6-6 6-3 6-2 6-0 4-1 3-3 1-0"
yard = ""
play = """
D:6-6 C:6-5L B:6-4R A:5-4R D:pass C:5-3L B:5-0R A:3-1L D:4-1L
C:4-0R B:4-2L A:2-2L D:6-2L C:6-1L B:2-1L A:4-4R D:pass C:3-2L
B:3-0L A:pass D:6-0L C:4-3R B:pass A:pass D:6-3L C:pass B:pass
A:pass D:3-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 28 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 5-5 4-3 4-2 3-2 0-0"
deal.B = "6-5 6-0 5-2 5-0 4-0 3-0 1-1"
deal.C = "6-4 6-1 5-4 4-1 3-1 2-2 2-0"
deal.D = "6-6 5-3 5-1 4-4 3-3 2-1 1-0"
yard = ""
play = """
C:2-2 B:5-2L A:6-2R D:5-3L C:6-4R B:4-0R A:0-0R D:3-3L C:3-1L
B:6-0R A:6-3R D:5-1L C:5-4L B:3-0R A:4-2L D:2-1L C:2-0R B:1-1L
A:3-2R D:1-0L C:pass B:5-0L A:5-5L D:pass C:pass B:6-5L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-0 4-2 4-1 4-0 2-2"
deal.B = "6-4 5-5 4-4 3-3 2-1 2-0 0-0"
deal.C = "6-1 5-4 5-3 5-1 4-3 3-1 3-0"
deal.D = "6-6 6-3 6-0 5-2 3-2 1-1 1-0"
yard = ""
play = """
B:5-5 A:5-0L D:6-0L C:6-1L B:2-1L A:6-2L D:6-6L C:5-3R B:6-4L
A:4-1L D:1-1L C:3-1R B:pass A:pass D:1-0L C:3-0L B:3-3L A:pass
D:6-3L C:5-1R B:pass A:6-5R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 52 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-2 5-1 3-1 3-0 1-0 0-0"
deal.B = "6-3 5-4 5-0 4-4 4-2 4-1 2-2"
deal.C = "6-5 6-4 5-5 4-0 3-3 2-1 2-0"
deal.D = "6-6 6-2 6-1 5-3 4-3 3-2 1-1"
yard = ""
play = """
A:3-1 D:5-3L C:5-5L B:5-4L A:1-0R D:4-3L C:3-3L B:6-3L A:0-0R
D:6-6L C:6-5L B:5-0L A:6-0L D:6-2L C:2-0L B:pass A:3-0L D:3-2L
C:4-0R B:4-4R A:5-2L D:pass C:6-4R B:pass A:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 24, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-1 4-1 4-0 2-0 0-0"
deal.B = "5-3 5-2 5-1 5-0 3-0 2-2 1-1"
deal.C = "6-4 6-2 4-4 3-3 3-2 3-1 2-1"
deal.D = "6-3 6-0 5-5 5-4 4-3 4-2 1-0"
yard = ""
play = """
D:6-3 C:3-3R B:5-3R A:6-6L D:6-0L C:pass B:5-2R A:4-0L D:5-4L
C:6-2R B:5-1L A:6-1L D:pass C:6-4L B:pass A:6-5R D:4-3L C:3-2L
B:5-0R A:2-0L D:1-0L C:3-1L B:3-0L A:0-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 38, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-4 3-3 3-2 2-1 1-1 0-0"
deal.B = "6-5 6-4 6-2 6-0 5-3 4-0 2-2"
deal.C = "5-0 4-4 4-3 4-1 3-1 2-0 1-0"
deal.D = "6-6 6-1 5-5 5-2 5-1 4-2 3-0"
yard = ""
play = """
C:4-4 B:6-4L A:5-4R D:6-6L C:5-0R B:6-5L A:0-0R D:5-5L C:1-0R
B:5-3L A:2-1R D:3-0L C:2-0R B:6-0L A:6-3L D:pass C:4-3L B:4-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 60, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-3 4-2 3-3 2-0 0-0"
deal.B = "5-5 5-4 5-1 4-0 3-2 3-0 1-0"
deal.C = "6-1 6-0 5-3 5-0 4-4 3-1 2-1"
deal.D = "6-5 6-2 5-2 4-3 4-1 2-2 1-1"
yard = ""
play = """
B:5-5 A:pass D:6-5L C:6-1L B:5-4R A:4-2R D:4-1L C:4-4L B:3-2R
A:6-3R D:4-3L C:5-3L B:5-1L A:6-4R D:1-1L C:3-1L B:4-0R A:2-0R
D:6-2R C:6-0R B:3-0L A:0-0L D:pass C:5-0L B:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 21 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-4 5-0 4-3 4-2 4-0"
deal.B = "6-4 6-2 6-0 5-2 3-3 2-0 1-1"
deal.C = "6-1 5-1 4-4 3-2 3-0 2-1 0-0"
deal.D = "6-6 6-3 5-3 4-1 3-1 2-2 1-0"
yard = ""
play = """
A:5-5 D:5-3L C:5-1R B:3-3L A:4-3L D:4-1L C:2-1L B:6-2L A:6-5L
D:3-1R C:3-0R B:5-2L A:4-0R D:2-2L C:4-4R B:6-4R A:4-2L D:6-6R
C:6-1R B:1-1R A:5-4L D:1-0R C:0-0R B:6-0R A:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 5-1 4-2 4-0 3-0 2-1"
deal.B = "6-2 6-1 5-5 5-4 3-3 2-0 0-0"
deal.C = "6-5 6-0 5-0 4-3 4-1 3-1 1-0"
deal.D = "6-4 5-3 5-2 4-4 3-2 2-2 1-1"
yard = ""
play = """
D:6-4 C:6-0L B:5-4R A:4-0L D:4-4L C:5-0R B:2-0R A:4-2R D:pass
C:4-1L B:6-1L A:6-3L D:5-3L C:6-5L B:6-2L A:2-1L D:1-1L C:1-0L
B:0-0L A:3-0L D:3-2L C:4-3R B:3-3R A:pass D:5-2L C:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-2 6-1 5-5 2-0 0-0"
deal.B = "6-0 5-4 5-0 4-3 3-2 2-1 1-1"
deal.C = "6-6 5-3 5-2 4-1 4-0 3-1 3-0"
deal.D = "6-3 5-1 4-4 4-2 3-3 2-2 1-0"
yard = ""
play = """
C:6-6 B:6-0L A:0-0L D:1-0L C:3-1L B:4-3L A:6-1R D:4-4L C:4-1R
B:5-4L A:5-5L D:5-1L C:4-0R B:5-0R A:6-5R D:6-3R C:5-3R B:2-1L
A:2-0L D:pass C:3-0L B:3-2L A:6-2L D:pass C:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 4-1 3-3 3-2 2-2 0-0"
deal.B = "6-5 6-4 5-5 5-4 5-3 5-1 2-1"
deal.C = "5-2 5-0 4-4 4-3 4-0 3-1 1-1"
deal.D = "6-3 6-1 6-0 4-2 3-0 2-0 1-0"
yard = ""
play = """
B:6-5 A:6-6L D:6-3L C:4-3L B:5-5R A:4-1L D:6-1L C:5-0R B:6-4L
A:0-0R D:4-2L C:4-0R B:5-4R A:6-2L D:6-0L C:5-2R B:2-1R A:pass
D:3-0L C:3-1L B:5-1L A:pass D:1-0R C:pass B:5-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 25 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-3 5-2 4-0 3-3 2-0 1-0"
deal.B = "6-6 5-0 4-4 4-1 3-2 3-0 1-1"
deal.C = "6-5 6-4 6-3 5-5 5-4 5-1 3-1"
deal.D = "6-2 6-0 4-3 4-2 2-2 2-1 0-0"
yard = ""
play = """
A:5-2 D:6-2R C:5-5L B:6-6R A:6-1R D:2-1R C:6-5L B:3-2R A:5-3R
D:6-0L C:5-1R B:5-0L A:1-0R D:0-0R C:5-4L B:4-4L A:4-0R D:4-3L
C:6-4R B:3-0L A:2-0L D:4-2L C:6-3R B:4-1L A:3-3R
"""
end = "out"
winner = "AC"
delta = { AC = 6, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-1 4-2 3-0 2-1 2-0 1-1 1-0"
deal.B = "6-4 6-2 6-1 6-0 5-0 3-1 2-2"
deal.C = "6-6 5-3 5-2 4-3 4-0 3-3 0-0"
deal.D = "6-5 6-3 5-5 5-4 4-4 4-1 3-2"
yard = ""
play = """
D:6-5 C:6-6L B:6-4L A:4-2L D:3-2L C:5-3R B:3-1L A:5-1L D:5-5L
C:3-3R B:5-0L A:2-0L D:6-3R C:5-2L B:6-2R A:2-1R D:5-4L C:4-0L
B:6-1R A:1-0L D:4-1L C:4-3L B:6-0R A:3-0L D:pass C:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 112, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 6-3 5-2 5-0 3-3 0-0"
deal.B = "6-2 6-1 5-5 4-0 3-2 3-1 2-0"
deal.C = "6-5 6-0 5-3 5-1 4-4 4-2 1-0"
deal.D = "5-4 4-3 4-1 3-0 2-2 2-1 1-1"
yard = ""
play = """
C:4-4 B:4-0L A:0-0L D:3-0L C:5-3L B:5-5L A:6-4R D:5-4L C:6-5R
B:pass A:5-2R D:4-3L C:4-2R B:3-2L A:pass D:2-2L C:pass B:6-2L
A:6-3L D:4-1R C:5-1R B:3-1L A:5-0R D:2-1L C:6-0R B:6-1R A:pass
D:1-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 4-2 4-1 3-2 3-1 3-0"
deal.B = "6-3 6-0 5-4 5-2 4-4 1-1 1-0"
deal.C = "6-5 6-1 5-1 5-0 4-3 3-3 2-0"
deal.D = "6-6 6-2 5-3 4-0 2-2 2-1 0-0"
yard = ""
play = """
B:6-3 A:3-0R D:6-6L C:6-5L B:5-4L A:4-1L D:2-1L C:2-0L B:6-0L
A:6-4L D:4-0L C:5-0L B:5-2L A:4-2L D:0-0R C:4-3L B:1-0R A:3-1R
D:5-3L C:3-3R B:pass A:3-2R D:6-2R C:6-1R B:1-1R A:5-5L
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-3 5-2 5-1 5-0 2-1"
deal.B = "6-4 5-5 4-3 4-1 4-0 3-2 0-0"
deal.C = "6-3 6-2 5-4 3-3 2-2 2-0 1-1"
deal.D = "6-6 6-1 4-4 4-2 3-1 3-0 1-0"
yard = ""
play = """
A:6-5 D:6-6L C:6-2L B:5-5R A:5-3R D:4-2L C:3-3R B:6-4L A:6-0L
D:3-0L C:6-3L B:4-3R A:pass D:6-1L C:5-4R B:4-1L A:5-1R D:4-4L
C:1-1R B:4-0L A:2-1R D:1-0L C:2-2R B:3-2R A:pass D:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 114 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-26"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 597, BD = 488 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-26"
commitment = "094430069393adfbea366d8346e55659c6b58fc8fb9d33f5667ebd8cecbf798e"
secret = "608db5ad6d6e9b3303cbdb013bcf7744ba88c611d09de98fc3f215b6c37b5698"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 5-1 5-0 4-4 2-0 1-0"
deal.B = "6-2 6-1 5-4 5-2 4-2 4-1 3-1"
deal.C = "6-4 6-0 3-3 3-0 2-2 1-1 0-0"
deal.D = "6-5 6-3 5-5 4-3 4-0 3-2 2-1"
yard = ""
play = """
A:6-6 D:6-3L C:3-3L B:6-2R A:5-3L D:6-5L C:6-4L B:4-2R A:4-4L
D:4-3L C:3-0L B:5-4R A:5-1R D:4-0L C:1-1R B:6-1R A:pass D:pass
C:6-0R B:4-1L A:5-0R D:5-5R C:pass B:3-1L A:pass D:3-2L C:2-2L
B:5-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 203 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-1 4-0 3-3 3-1 2-1 1-0"
deal.B = "6-6 6-4 6-0 4-3 4-2 4-1 3-0"
deal.C = "5-3 5-2 5-0 4-4 3-2 1-1 0-0"
deal.D = "6-3 6-2 6-1 5-5 5-4 2-2 2-0"
yard = ""
play = """
D:5-5 C:5-3L B:4-3L A:6-5R D:6-1R C:4-4L B:4-1R A:4-0L D:2-0L
C:5-2L B:6-4R A:5-1L D:6-2R C:1-1L B:4-2R A:3-1L D:5-4R C:3-2L
B:pass A:2-1L D:pass C:5-0R B:6-0R A:1-0L D:6-3R C:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 194, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-4 4-3 2-1 2-0 1-0 0-0"
deal.B = "6-6 6-1 6-0 5-3 4-0 3-3 3-2"
deal.C = "6-5 5-5 5-2 5-0 4-2 3-1 2-2"
deal.D = "6-4 6-3 5-1 4-4 4-1 3-0 1-1"
yard = ""
play = """
C:6-5 B:6-6L A:5-4R D:4-1R C:3-1R B:3-3R A:6-2L D:6-3R C:5-2L
B:5-3L A:4-3L D:6-4R C:4-2L B:3-2L A:pass D:3-0L C:5-0L B:4-0R
A:2-0R D:5-1L C:2-2R B:6-1L A:2-1R D:1-1R C:pass B:6-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 61 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-4 4-2 2-0 1-0 0-0"
deal.B = "6-4 6-1 6-0 5-1 3-0 2-1 1-1"
deal.C = "6-3 5-5 5-3 4-4 4-1 3-2 3-1"
deal.D = "6-2 5-2 5-0 4-3 4-0 3-3 2-2"
yard = ""
play = """
B:1-1 A:1-0L D:5-0L C:5-5L B:5-1L A:pass D:pass C:4-1L B:6-4L
A:6-6L D:6-2L C:3-2L B:3-0L A:2-0L D:2-2L C:3-1R B:2-1L A:pass
D:4-3R C:4-4R B:6-1L A:6-5L D:5-2L C:pass B:pass A:5-4R D:pass
C:5-3R B:pass A:4-2L D:3-3R C:6-3R
"""
end = "out"
winner = "AC"
delta = { AC = 35, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 6-1 5-1 3-1 2-2 1-0"
deal.B = "6-6 6-4 3-3 3-2 2-1 2-0 0-0"
deal.C = "6-0 5-3 5-2 5-0 4-2 3-0 1-1"
deal.D = "6-3 5-5 5-4 4-4 4-3 4-1 4-0"
yard = ""
play = """
A:6-5 D:6-3L C:5-3L B:pass A:5-1L D:5-4R C:1-1L B:6-4R A:6-2R
D:4-1L C:4-2L B:3-2L A:2-2R D:4-3L C:5-2R B:pass A:pass D:4-4L
C:5-0R B:2-0R A:pass D:4-0L C:6-0L B:6-6L A:6-1L D:pass C:pass
B:2-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 24, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-2 5-1 4-3 4-2 3-0"
deal.B = "6-4 6-1 6-0 4-1 4-0 3-3 2-1"
deal.C = "5-4 5-3 5-0 3-2 2-2 2-0 1-0"
deal.D = "6-3 5-5 5-2 4-4 3-1 1-1 0-0"
yard = ""
play = """
D:5-5 C:5-4L B:6-4L A:6-6L D:5-2R C:3-2R B:3-3R A:6-5L D:6-3R
C:5-3L B:6-1R A:4-3L D:4-4L C:1-0R B:4-0R A:4-2L D:pass C:2-2L
B:2-1L A:5-1L D:pass C:5-0L B:6-0L A:6-2L D:pass C:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 5-0 4-4 3-0 2-1 1-0"
deal.B = "6-6 6-2 6-1 4-3 3-3 3-1 2-0"
deal.C = "5-5 5-3 5-2 4-0 2-2 1-1 0-0"
deal.D = "6-4 6-0 5-4 5-1 4-2 4-1 3-2"
yard = ""
play = """
C:5-5 B:pass A:6-5L D:5-4R C:4-0R B:6-6L A:6-3L D:6-0R C:5-3L
B:6-2R A:5-0L D:4-2R C:0-0L B:4-3R A:3-0L D:3-2L C:5-2L B:3-3R
A:pass D:5-1L C:1-1L B:3-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 40, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 5-2 5-1 5-0 4-3 0-0"
deal.B = "6-4 6-3 6-2 5-3 3-1 1-1 1-0"
deal.C = "6-5 5-4 4-4 4-2 3-3 3-0 2-1"
deal.D = "6-6 6-0 4-1 4-0 3-2 2-2 2-0"
yard = ""
play = """
B:1-1 A:6-1L D:6-6L C:6-5L B:5-3L A:4-3L D:4-1R C:5-4L B:6-4R
A:5-5L D:6-0R C:3-0R B:6-3R A:5-2L D:2-2L C:4-2L B:6-2R A:pass
D:3-2R C:4-4L B:3-1R A:5-1R D:4-0L C:pass B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 14 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 5-0 4-4 1-1 1-0 0-0"
deal.B = "6-6 6-3 6-0 5-4 4-2 3-2 3-1"
deal.C = "6-5 6-4 6-2 5-3 4-3 2-1 2-0"
deal.D = "5-2 5-1 4-1 4-0 3-3 3-0 2-2"
yard = ""
play = """
A:5-5 D:5-2L C:6-2L B:6-6L A:6-1L D:4-1L C:6-4L B:5-4R A:4-4R
D:4-0R C:6-5L B:6-0R A:5-0L D:3-0L C:5-3L B:6-3R A:pass D:5-1L
C:2-1L B:4-2L A:pass D:3-3R C:4-3L B:3-2L A:pass D:2-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 5 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 4-4 4-3 3-2 3-1 1-1"
deal.B = "6-1 5-4 5-1 3-0 2-1 2-0 0-0"
deal.C = "6-6 6-2 5-3 4-1 4-0 3-3 1-0"
deal.D = "6-4 6-0 5-5 5-2 5-0 4-2 2-2"
yard = ""
play = """
D:5-2 C:5-3L B:3-0L A:3-2R D:5-0L C:3-3R B:5-1L A:6-3R D:6-0R
C:4-1L B:5-4L A:6-5L D:6-4L C:4-0L B:0-0L A:pass D:pass C:1-0L
B:6-1L A:pass D:pass C:6-6L B:2-0R A:pass D:4-2R C:6-2L
"""
end = "out"
winner = "AC"
delta = { AC = 17, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-0 4-3 4-0 3-2 2-0 1-1"
deal.B = "6-3 6-1 6-0 5-1 4-1 3-3 3-0"
deal.C = "6-6 6-4 5-5 5-3 5-2 3-1 2-2"
deal.D = "6-2 5-4 4-4 4-2 2-1 1-0 0-0"
yard = ""
play = """
C:6-6 B:6-3L A:6-5R D:5-4R C:5-3L B:4-1R A:5-0L D:1-0R C:pass
B:6-0L A:4-0R D:6-2L C:5-2L B:5-1L A:4-3R D:2-1L C:2-2L B:3-3R
A:3-2L D:pass C:3-1L B:6-1L A:pass D:pass C:6-4L B:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 14 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-5 4-1 3-3 3-0 2-2"
deal.B = "6-6 6-4 6-3 5-4 4-4 4-3 1-0"
deal.C = "6-2 5-3 5-2 5-1 3-1 2-1 2-0"
deal.D = "6-0 5-0 4-2 4-0 3-2 1-1 0-0"
yard = ""
play = """
B:6-6 A:6-5L D:5-0L C:2-0L B:6-4R A:4-1R D:3-2L C:5-3L B:5-4L
A:6-1R D:6-0R C:pass B:4-4L A:3-0R D:4-2L C:6-2L B:6-3R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 54 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-1 5-5 4-2 2-2 2-0"
deal.B = "6-5 5-3 5-2 5-0 4-0 3-2 1-1"
deal.C = "6-0 4-3 4-1 3-3 3-1 1-0 0-0"
deal.D = "6-4 6-3 5-4 5-1 4-4 3-0 2-1"
yard = ""
play = """
A:6-6 D:6-4L C:4-3L B:6-5R A:5-5R D:3-0L C:6-0L B:5-3R A:6-2L
D:6-3R C:pass B:5-2L A:6-1R D:5-4L C:4-1L B:1-1L A:pass D:2-1L
C:3-1R B:3-2L A:pass D:pass C:3-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 36, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-1 3-3 3-0 2-2 2-1"
deal.B = "6-4 5-3 5-2 4-4 4-1 3-1 0-0"
deal.C = "6-0 5-1 5-0 4-0 2-0 1-1 1-0"
deal.D = "6-6 6-2 5-5 5-4 4-3 4-2 3-2"
yard = ""
play = """
D:6-2 C:6-0L B:5-2R A:6-5R D:6-6R C:5-0L B:6-4R A:pass D:5-4R
C:5-1L B:4-1L A:pass D:5-5R C:4-0L B:5-3R A:6-3R D:pass C:2-0L
B:pass A:6-1R D:4-2L C:1-1R B:4-4L A:2-1R D:4-3L C:pass B:3-1L
A:2-2R D:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-3 5-2 5-0 4-2 3-3"
deal.B = "5-5 5-4 4-4 3-0 2-2 1-0 0-0"
deal.C = "6-6 6-5 5-1 4-0 2-1 2-0 1-1"
deal.D = "6-4 6-3 6-0 4-3 4-1 3-2 3-1"
yard = ""
play = """
C:6-6 B:pass A:6-2L D:3-2L C:6-5R B:5-5R A:5-3L D:pass C:5-1L
B:1-0L A:5-2R D:6-0L C:2-1R B:pass A:6-1L D:4-1L C:4-0L B:0-0L
A:5-0L D:3-1R C:pass B:3-0R A:pass D:pass C:2-0R B:2-2R A:4-2R
D:4-3R C:pass B:5-4L A:3-3R
"""
end = "out"
winner = "AC"
delta = { AC = 27, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 5-4 3-3 3-1 3-0 2-2"
deal.B = "6-6 5-5 5-3 5-2 5-0 2-1 2-0"
deal.C = "6-3 4-4 4-3 4-2 4-1 4-0 1-0"
deal.D = "6-5 6-2 6-0 5-1 3-2 1-1 0-0"
yard = ""
play = """
B:5-5 A:5-4L D:5-1R C:4-4L B:2-1R A:6-4L D:6-5L C:4-2R B:5-2L
A:2-2L D:6-2L C:6-3L B:5-3L A:pass D:pass C:4-3R B:5-0L A:3-3R
D:6-0L C:pass B:6-6L A:6-1L D:3-2R C:4-1L B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-0 4-2 3-2 2-2 2-0 1-1"
deal.B = "6-0 5-4 4-4 4-0 3-3 3-0 0-0"
deal.C = "6-5 6-3 6-2 5-3 5-2 5-1 4-3"
deal.D = "6-6 6-1 5-5 4-1 3-1 2-1 1-0"
yard = ""
play = """
A:6-4 D:4-1R C:6-5L B:5-4L A:4-2L D:3-1R C:6-2L B:3-3R A:3-2R
D:6-1L C:5-1L B:pass A:5-0L D:2-1R C:pass B:0-0L A:1-1R D:1-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 80, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-4 5-3 4-4 1-1 1-0 0-0"
deal.B = "6-3 6-2 6-0 5-1 3-3 3-2 2-1"
deal.C = "6-4 6-1 5-0 4-3 3-0 2-2 2-0"
deal.D = "6-6 6-5 5-2 4-2 4-1 4-0 3-1"
yard = ""
play = """
D:6-6 C:6-4L B:6-3R A:5-4L D:3-1R C:5-0L B:6-0L A:1-1R D:4-1R
C:6-1L B:2-1L A:4-4R D:4-2L C:4-3L B:3-3L A:5-3L D:5-2L C:2-2L
B:6-2L A:pass D:6-5L C:pass B:5-1L A:1-0L D:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 115 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 6-0 5-4 5-2 5-0 4-1"
deal.B = "6-2 5-1 4-2 3-1 2-1 2-0 1-1"
deal.C = "6-5 5-3 4-3 3-0 2-2 1-0 0-0"
deal.D = "6-3 6-1 5-5 4-4 4-0 3-3 3-2"
yard = ""
play = """
C:6-5 B:6-2L A:5-4R D:4-0R C:2-2L B:2-0R A:5-2L D:3-2R C:5-3L
B:3-1L A:4-1L D:4-4L C:4-3L B:pass A:pass D:6-3L C:3-0R B:pass
A:6-6L D:6-1L C:1-0L B:pass A:6-0L D:pass C:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 133, BD = 0 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-27"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 576, BD = 416 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-27"
commitment = "c0b94ce08039779707584d7bc1edfce8f1be74413d27d36dabc77f26c3f9c4d7"
secret = "9f62854fac60e0469afe7a07f39295c231444eb905b08eee558ecde52615d9d6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 6-0 5-5 5-1 3-3 3-2"
deal.B = "4-4 4-2 4-1 4-0 2-1 2-0 1-0"
deal.C = "6-5 6-4 5-4 5-3 3-1 3-0 2-2"
deal.D = "6-3 6-2 5-2 5-0 4-3 1-1 0-0"
yard = ""
play = """
A:6-6 D:6-3L C:3-0L B:4-0L A:6-1R D:4-3L C:3-1R B:pass A:3-3L
D:pass C:5-3L B:pass A:5-5L D:5-2L C:2-2L B:4-2L A:3-2R D:6-2R
C:5-4L B:pass A:6-0R D:5-0L C:pass B:2-0L A:pass D:0-0R C:pass
B:2-1L A:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 116, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-0 4-4 4-3 3-1 2-2 1-1"
deal.B = "6-6 6-5 6-1 6-0 5-5 3-2 2-1"
deal.C = "6-3 6-2 5-1 4-2 3-3 2-0 0-0"
deal.D = "5-4 5-3 5-2 4-1 4-0 3-0 1-0"
yard = ""
play = """
D:5-4 C:5-1L B:6-1L A:6-4L D:4-1L C:4-2R B:2-1L A:2-2L D:5-2L
C:2-0R B:6-5L A:5-0R D:5-3R C:6-3L B:3-2L A:4-3R D:4-0R C:6-2L
B:6-6L A:pass D:3-0R C:3-3R B:6-0L A:3-1R D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 185 }

[[match.hand]]
opener = "C"
deal.A = "5-3 5-1 4-3 4-1 3-3 3-2 1-0"
deal.B = "6-5 6-4 6-1 5-5 4-2 2-0 0-0"
deal.C = "5-2 5-0 4-4 4-0 3-1 3-0 1-1"
deal.D = "6-6 6-3 6-2 6-0 5-4 2-2 2-1"
yard = ""
play = """
C:4-0 B:6-4L A:1-0R D:6-6L C:3-1R B:6-5L A:5-3L D:6-3L C:3-0R
B:6-1L A:4-1L D:5-4L C:5-0R B:5-5L A:5-1L D:2-1L C:5-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 104 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-5 4-4 4-3 3-3 2-2"
deal.B = "6-6 6-3 5-1 4-0 3-1 2-1 2-0"
deal.C = "6-5 5-4 5-3 5-2 3-0 1-0 0-0"
deal.D = "6-4 6-0 5-0 4-2 4-1 3-2 1-1"
yard = ""
play = """
B:6-6 A:6-2L D:6-4R C:5-4R B:2-1L A:5-5R D:4-1L C:5-2R B:4-0L
A:2-2R D:6-0L C:6-5L B:5-1L A:6-1L D:4-2R C:pass B:6-3L A:4-3L
D:pass C:pass B:pass A:4-4L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-4 4-2 3-1 2-2 1-1 1-0"
deal.B = "6-6 6-3 6-2 5-3 5-2 5-0 0-0"
deal.C = "6-5 6-4 4-4 4-1 4-0 3-2 2-1"
deal.D = "6-1 5-5 5-1 4-3 3-3 3-0 2-0"
yard = ""
play = """
A:1-1 D:6-1L C:6-5L B:5-3L A:3-1L D:5-1L C:2-1R B:5-2L A:2-2L
D:2-0L C:3-2R B:5-0L A:5-4L D:4-3L C:pass B:6-3L A:6-0L D:3-3R
C:4-0L B:pass A:4-2L D:3-0R C:pass B:6-2L A:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 22, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-5 5-3 5-0 4-3 3-1 2-1"
deal.B = "6-6 6-3 4-1 4-0 2-2 2-0 1-0"
deal.C = "5-2 5-1 4-4 4-2 3-2 3-0 1-1"
deal.D = "6-5 6-2 6-1 6-0 5-4 3-3 0-0"
yard = ""
play = """
D:6-5 C:5-2R B:6-6L A:6-4L D:5-4L C:4-2R B:4-1R A:5-5L D:6-1R
C:5-1L B:1-0L A:5-0L D:6-2R C:3-2R B:6-3R A:5-3L D:3-3L C:3-0L
B:4-0L A:4-3L D:6-0R C:pass B:2-0R A:2-1R D:pass C:1-1R B:pass
A:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 104, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-2 5-0 4-2 4-1 3-2"
deal.B = "6-6 6-3 6-0 5-3 4-3 3-3 3-1"
deal.C = "5-4 5-2 5-1 3-0 2-2 1-1 1-0"
deal.D = "6-1 5-5 4-4 4-0 2-1 2-0 0-0"
yard = ""
play = """
C:5-1 B:5-3L A:3-2L D:6-1R C:2-2L B:6-6R A:6-2L D:pass C:pass
B:6-3L A:6-4R D:4-4R C:5-4R B:4-3L A:6-5R D:4-0L C:1-0L B:3-1L
A:pass D:pass C:3-0L B:6-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 46 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 6-0 5-0 4-1 2-2 0-0"
deal.B = "6-4 5-1 4-3 3-1 3-0 2-0 1-0"
deal.C = "6-5 5-5 5-3 4-4 3-3 3-2 2-1"
deal.D = "6-6 6-3 5-4 5-2 4-2 4-0 1-1"
yard = ""
play = """
B:6-4 A:6-0L D:5-4R C:5-5R B:3-0L A:5-0R D:6-3L C:6-5L B:5-1L
A:6-1L D:6-6L C:pass B:2-0R A:6-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 70 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-0 4-3 3-2 3-1 2-2"
deal.B = "6-4 6-2 5-3 5-2 4-4 3-0 2-0"
deal.C = "5-5 5-1 5-0 4-1 3-3 2-1 1-0"
deal.D = "6-5 6-1 5-4 4-2 4-0 1-1 0-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-1L B:6-4R A:4-3R D:6-1L C:3-3R B:6-2L A:3-2L
D:pass C:pass B:5-3L A:6-3R D:5-4L C:4-1L B:pass A:3-1L D:pass
C:pass B:3-0L A:6-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 52, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-4 5-3 5-1 4-1 3-2 3-0"
deal.B = "6-4 6-2 6-0 5-0 3-1 2-0 0-0"
deal.C = "6-5 6-3 6-1 5-2 4-4 2-2 1-0"
deal.D = "5-5 4-3 4-2 4-0 3-3 2-1 1-1"
yard = ""
play = """
D:5-5 C:5-2L B:6-2L A:6-6L D:pass C:6-5L B:5-0L A:3-0L D:4-3L
C:4-4L B:6-4L A:5-4R D:4-2R C:6-3L B:3-1L A:5-1L D:2-1R C:1-0R
B:6-0R A:5-3L D:3-3L C:6-1R B:pass A:4-1R D:4-0R C:pass B:2-0R
A:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 102, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 5-3 4-1 2-1 1-1 1-0"
deal.B = "6-6 5-2 5-1 4-3 4-0 3-0 0-0"
deal.C = "6-4 6-1 6-0 5-0 4-4 3-1 2-0"
deal.D = "6-2 5-5 5-4 4-2 3-3 3-2 2-2"
yard = ""
play = """
C:2-0 B:5-2L A:1-0R D:5-5L C:3-1R B:5-1L A:5-3R D:5-4R C:6-4R
B:6-6R A:6-5R D:pass C:5-0R B:4-0R A:4-1R D:pass C:6-1L B:pass
A:1-1R D:6-2L C:pass B:pass A:2-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 54, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 4-1 4-0 3-2 2-0 1-1 0-0"
deal.B = "6-6 6-5 6-3 6-2 5-1 4-4 3-3"
deal.C = "6-0 5-4 5-0 4-2 3-1 2-2 1-0"
deal.D = "6-1 5-5 5-3 5-2 4-3 3-0 2-1"
yard = ""
play = """
B:6-6 A:6-4L D:4-3L C:6-0R B:6-3L A:4-0R D:6-1L C:5-4R B:5-1L
A:pass D:5-5L C:5-0L B:6-5R A:0-0L D:3-0L C:3-1L B:6-2R A:2-0R
D:2-1L C:2-2L B:pass A:3-2L D:5-3L C:1-0R B:pass A:1-1R D:5-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 11 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 4-3 3-3 2-2 1-0 0-0"
deal.B = "6-6 5-4 5-3 4-2 4-1 2-0 1-1"
deal.C = "6-3 6-0 5-5 5-2 5-0 4-0 3-0"
deal.D = "6-5 6-4 5-1 4-4 3-2 3-1 2-1"
yard = ""
play = """
A:3-3 D:3-2L C:5-2L B:5-4L A:4-3L D:3-1L C:6-3R B:4-1L A:6-2R
D:6-4L C:6-0L B:2-0L A:2-2L D:2-1L C:pass B:1-1L A:6-1L D:6-5L
C:5-0L B:4-2R A:0-0L D:4-4R C:4-0R B:pass A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 126, BD = 0 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-28"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 289, BD = 509 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-28"
commitment = "d96008f4a7baf6a8a66e5962c401f006ada267ea62d618372ef171371a2eac64"
secret = "9af65e8b77a5753c5a058eed7be5e05bbd5032c61a805b7534ce315dd8aa5fce"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 4-3 4-1 3-3 1-1 0-0"
deal.B = "6-6 6-5 6-2 5-1 4-4 2-0 1-0"
deal.C = "5-4 5-2 4-2 3-2 3-0 2-2 2-1"
deal.D = "6-4 6-1 5-5 5-3 5-0 4-0 3-1"
yard = ""
play = """
B:6-6 A:6-3L D:5-3L C:5-4L B:6-5R A:4-3L D:5-5R C:5-2R B:2-0R
A:3-3L D:5-0R C:3-2L B:5-1R A:4-1R D:6-4R C:4-2L B:6-2R A:pass
D:4-0L C:2-2R B:1-0L A:1-1L D:6-1L C:2-1R B:pass A:6-0L D:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 103 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 4-3 4-2 3-0 2-0 1-0"
deal.B = "5-4 5-3 5-2 4-4 4-0 2-2 1-1"
deal.C = "6-5 6-4 6-2 6-0 5-1 4-1 3-2"
deal.D = "6-6 6-1 5-0 3-3 3-1 2-1 0-0"
yard = ""
play = """
A:6-3 D:6-6L C:6-5L B:5-2L A:4-2L D:3-3R C:6-4L B:5-3R A:5-5R
D:6-1L C:5-1L B:5-4L A:4-3L D:3-1L C:4-1L B:4-4L A:pass D:5-0R
C:6-0R B:4-0L A:3-0L D:pass C:6-2R B:2-2R A:2-0R D:0-0R C:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 80, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-1 4-4 4-2 4-1 2-1 2-0"
deal.B = "5-4 5-0 4-0 3-3 2-2 1-1 1-0"
deal.C = "6-6 6-4 6-1 5-5 5-3 3-1 3-0"
deal.D = "6-5 6-3 6-0 5-2 4-3 3-2 0-0"
yard = ""
play = """
D:6-3 C:6-6L B:3-3R A:6-2L D:3-2L C:5-3L B:5-0L A:2-0L D:5-2L
C:5-5L B:5-4L A:4-4L D:4-3L C:3-1L B:1-1L A:5-1L D:6-5L C:6-4L
B:4-0L A:pass D:0-0L C:3-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 82 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-1 5-2 5-0 3-0 2-2"
deal.B = "6-4 6-3 5-1 2-1 2-0 1-0 0-0"
deal.C = "6-2 6-0 5-5 5-4 5-3 4-2 3-3"
deal.D = "4-4 4-3 4-1 4-0 3-2 3-1 1-1"
yard = ""
play = """
C:5-5 B:5-1L A:6-1L D:pass C:5-4R B:6-4L A:pass D:4-4L C:4-2L
B:2-1L A:pass D:4-1L C:pass B:pass A:pass D:4-3L C:5-3L B:pass
A:6-5L D:4-0R C:6-2L B:2-0L A:5-0L D:pass C:6-0R B:6-3R A:5-2L
D:3-1R C:pass B:1-0R A:2-2L D:3-2L C:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 27, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-0 5-1 3-0 2-1 0-0"
deal.B = "6-5 5-4 5-2 5-0 3-3 3-2 1-0"
deal.C = "6-6 6-4 4-4 4-1 4-0 2-2 2-0"
deal.D = "6-1 5-5 5-3 4-3 4-2 3-1 1-1"
yard = ""
play = """
B:5-4 A:5-1L D:1-1L C:6-4R B:1-0L A:6-0L D:6-1L C:6-6R B:6-5R
A:2-1L D:5-5R C:2-2L B:5-2R A:6-2L D:4-2R C:4-4R B:pass A:6-3L
D:4-3R C:pass B:3-2L A:3-0R D:pass C:4-0R B:pass A:pass D:pass
C:4-1R B:pass A:pass D:3-1R C:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 19, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-4 5-1 3-0 1-1 0-0"
deal.B = "6-6 6-2 6-0 5-2 4-1 3-1 2-1"
deal.C = "6-5 6-3 4-2 4-0 3-2 2-2 2-0"
deal.D = "5-5 5-3 5-0 4-4 4-3 3-3 1-0"
yard = ""
play = """
A:6-4 D:4-4R C:6-5L B:4-1R A:5-4L D:4-3L C:6-3L B:6-0L A:3-0L
D:3-3L C:3-2L B:2-1L A:6-1L D:1-0R C:4-0R B:6-6L A:pass D:pass
C:4-2R B:6-2L A:pass D:pass C:2-2L B:5-2L A:5-1L D:pass C:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 27, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-5 5-3 5-2 5-1 2-1 1-0"
deal.B = "6-5 6-3 6-1 6-0 4-3 4-0 3-0"
deal.C = "5-0 4-2 4-1 3-2 3-1 2-2 1-1"
deal.D = "6-6 6-2 5-4 4-4 3-3 2-0 0-0"
yard = ""
play = """
D:6-6 C:pass B:6-5L A:5-5L D:5-4L C:4-2L B:6-1R A:5-2L D:pass
C:5-0L B:6-0L A:6-4L D:4-4L C:4-1L B:pass A:5-1L D:pass C:3-1R
B:6-3R A:5-3L D:3-3L C:3-2L B:pass A:2-1L D:6-2R C:2-2R B:pass
A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 4-3 3-3 3-1 3-0 2-1 0-0"
deal.B = "6-4 5-1 4-4 4-0 3-2 2-0 1-0"
deal.C = "6-5 6-0 5-3 5-0 4-2 4-1 1-1"
deal.D = "6-6 6-3 6-2 5-5 5-4 5-2 2-2"
yard = ""
play = """
C:6-5 B:6-4L A:4-3L D:5-5R C:5-3L B:5-1L A:6-1L D:6-6L C:6-0L
B:4-0L A:pass D:5-4L C:5-0L B:1-0L A:3-1L D:6-3L C:pass B:pass
A:pass D:6-2L C:4-2L B:4-4L A:pass D:5-2R C:4-1L B:3-2R A:2-1L
D:2-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 11 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-2 5-0 2-2 2-1 2-0"
deal.B = "6-4 6-3 6-0 5-1 4-3 3-2 1-1"
deal.C = "6-1 5-5 5-4 4-2 3-3 3-1 0-0"
deal.D = "6-6 5-3 4-4 4-1 4-0 3-0 1-0"
yard = ""
play = """
B:3-2 A:6-2R D:6-6R C:6-1R B:1-1R A:2-1R D:3-0L C:4-2R B:6-4R
A:5-0L D:5-3L C:3-3L B:4-3L A:6-5R D:4-4L C:5-5R B:5-1R A:pass
D:4-1L C:3-1L B:6-3L A:pass D:1-0R C:0-0R B:6-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 122 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-3 5-1 4-2 2-0 1-1"
deal.B = "6-6 6-3 5-5 4-1 3-2 2-1 1-0"
deal.C = "6-1 5-4 5-2 4-4 4-0 3-3 0-0"
deal.D = "6-4 6-0 5-0 4-3 3-1 3-0 2-2"
yard = ""
play = """
A:6-5 D:5-0R C:6-1L B:1-0L A:2-0L D:2-2L C:5-2L B:5-5L A:5-3L
D:3-0L C:4-0L B:4-1L A:5-1L D:6-0R C:5-4L B:6-6R A:4-2L D:6-4R
C:4-4R B:3-2L A:pass D:4-3L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-5 5-3 5-0 4-4 4-3 3-3"
deal.B = "5-4 5-2 5-1 3-2 2-2 2-0 0-0"
deal.C = "6-6 6-5 6-2 6-0 4-0 3-0 2-1"
deal.D = "6-3 6-1 4-2 4-1 3-1 1-1 1-0"
yard = ""
play = """
D:1-1 C:2-1L B:3-2L A:5-3L D:6-1R C:6-6R B:5-1L A:6-4R D:4-1R
C:pass B:pass A:pass D:3-1L C:3-0L B:0-0L A:5-0L D:1-0R C:6-5L
B:2-0R A:pass D:6-3L C:6-2R B:pass A:4-3L D:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 34 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-1 5-5 5-3 3-0 2-1"
deal.B = "6-3 6-2 5-2 5-1 4-4 2-0 0-0"
deal.C = "5-4 5-0 4-2 4-0 2-2 1-1 1-0"
deal.D = "6-6 6-0 4-3 4-1 3-3 3-2 3-1"
yard = ""
play = """
C:5-4 B:5-2L A:2-1L D:4-1L C:4-2L B:2-0L A:3-0L D:4-3R C:pass
B:6-3L A:6-5L D:3-3R C:5-0L B:0-0L A:5-3R D:6-0L C:pass B:5-1R
A:6-4L D:3-1R C:4-0L B:pass A:pass D:3-2R C:2-2R B:6-2R A:6-1R
D:pass C:1-1R B:pass A:pass D:pass C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 120, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-5 5-0 4-1 2-2 0-0"
deal.B = "6-2 5-2 4-4 4-2 3-3 1-1 1-0"
deal.C = "6-6 6-5 6-3 5-3 5-1 3-2 3-0"
deal.D = "6-1 5-4 4-3 4-0 3-1 2-1 2-0"
yard = ""
play = """
B:4-2 A:6-4L D:6-1L C:5-1L B:5-2L A:2-2L D:2-1L C:3-2R B:1-1L
A:4-1L D:4-3R C:pass B:4-4L A:pass D:5-4L C:6-5L B:6-2L A:pass
D:4-0R C:3-0R B:3-3R A:pass D:3-1R C:pass B:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 50 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-3 6-0 4-3 4-1 2-1"
deal.B = "5-4 5-3 5-1 5-0 4-4 3-1 0-0"
deal.C = "6-6 6-2 6-1 4-0 3-0 2-0 1-1"
deal.D = "5-5 5-2 4-2 3-3 3-2 2-2 1-0"
yard = ""
play = """
A:6-5 D:5-5R C:6-6L B:5-3R A:6-4L D:4-2L C:6-2L B:3-1R A:6-3L
D:3-3L C:6-1R B:pass A:4-3L D:pass C:4-0L B:5-0L A:6-0R D:5-2L
C:3-0R B:pass A:2-1L D:1-0L C:2-0L B:pass A:pass D:2-2L C:pass
B:pass A:pass D:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 107 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-29"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 255, BD = 504 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-29"
commitment = "9a5a9e4a37d3a72b2a40c4ae5fa6b993bd0eb6511f0546d4126588378990f97c"
secret = "49d29a71a0f197fa601d11cf8afe9c31e98558ebaa91c7be0684ea5adaba725f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 5-5 5-4 5-1 1-1"
deal.B = "6-4 5-0 4-4 4-1 3-3 2-1 0-0"
deal.C = "6-1 6-0 5-2 4-2 3-1 2-2 2-0"
deal.D = "6-5 5-3 4-3 4-0 3-2 3-0 1-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-2L B:6-4R A:5-4R D:3-2L C:3-1L B:4-1L A:5-5R
D:4-3L C:pass B:3-3L A:5-1R D:5-3L C:6-1R B:5-0L A:6-2R D:4-0L
C:4-2L B:2-1L A:1-1L D:1-0L C:2-0L B:pass A:pass D:pass C:2-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 126 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-3 5-0 4-1 4-0 2-2 0-0"
deal.B = "6-2 5-4 3-2 3-0 2-1 2-0 1-0"
deal.C = "6-6 5-2 5-1 4-4 4-3 4-2 3-3"
deal.D = "6-5 6-4 6-3 6-1 6-0 3-1 1-1"
yard = ""
play = """
D:6-5 C:6-6L B:5-4R A:4-0R D:6-4L C:4-4L B:3-0R A:4-1L D:6-1L
C:4-3R B:6-2L A:2-2L D:pass C:4-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 149 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 5-4 5-0 3-3 2-2 0-0"
deal.B = "6-3 6-0 5-5 5-2 4-4 4-1 3-1"
deal.C = "6-1 4-3 4-2 4-0 3-0 2-0 1-1"
deal.D = "6-4 6-2 5-3 5-1 3-2 2-1 1-0"
yard = ""
play = """
C:1-1 B:4-1L A:5-4L D:5-3L C:4-3L B:4-4L A:pass D:6-4L C:6-1R
B:6-3L A:3-3L D:3-2L C:4-2L B:6-0R A:5-0R D:5-1R C:4-0L B:3-1R
A:0-0L D:1-0L C:3-0R B:pass A:pass D:2-1L C:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 175, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 6-0 5-4 4-3 3-2 2-2"
deal.B = "6-5 5-2 5-1 2-0 1-1 1-0 0-0"
deal.C = "6-4 6-1 5-5 5-3 4-1 3-1 3-0"
deal.D = "6-3 5-0 4-4 4-2 4-0 3-3 2-1"
yard = ""
play = """
B:6-5 A:6-2L D:4-2L C:5-5R B:5-2R A:4-3L D:6-3L C:6-4L B:2-0R
A:5-4L D:5-0L C:3-0L B:1-0R A:3-2L D:2-1L C:3-1L B:5-1R A:pass
D:3-3L C:5-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 73 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-2 5-0 4-2 2-0 1-1"
deal.B = "6-0 4-4 4-1 3-2 3-1 2-1 0-0"
deal.C = "6-5 5-5 5-4 5-1 4-3 4-0 3-3"
deal.D = "6-6 6-3 6-2 5-3 3-0 2-2 1-0"
yard = ""
play = """
A:5-0 D:5-3L C:3-3L B:6-0R A:6-4R D:6-3L C:6-5L B:4-4R A:5-2L
D:6-2L C:5-4R B:pass A:6-1L D:1-0L C:5-5R B:0-0L A:2-0L D:2-2L
C:5-1R B:3-2L A:1-1R D:3-0L C:4-0L B:4-1L A:pass D:pass C:pass
B:3-1L A:pass D:pass C:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 15, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-4 5-3 4-2 3-2 3-1 2-0"
deal.B = "6-4 6-2 4-4 4-3 4-0 2-2 2-1"
deal.C = "6-6 6-5 6-1 5-5 5-1 4-1 3-3"
deal.D = "6-3 5-2 5-0 3-0 1-1 1-0 0-0"
yard = ""
play = """
D:6-3 C:6-6L B:6-4L A:4-2L D:5-2L C:5-5L B:4-3R A:5-3L D:3-0L
C:4-1R B:4-0L A:3-1R D:pass C:3-3R B:4-4L A:3-2R D:pass C:pass
B:6-2R A:6-0R D:5-0R C:6-5R B:pass A:5-4L D:pass C:6-1R B:2-1R
A:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 7, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 4-4 4-3 2-0 1-1 0-0"
deal.B = "6-3 5-2 5-1 5-0 3-2 2-2 1-0"
deal.C = "6-5 6-4 6-2 5-5 5-4 5-3 3-0"
deal.D = "6-6 4-2 4-1 4-0 3-3 3-1 2-1"
yard = ""
play = """
C:5-5 B:5-2L A:2-0L D:4-0L C:5-4L B:5-1L A:6-1L D:6-6L C:6-5L
B:5-0L A:6-0L D:pass C:6-4L B:pass A:4-3L D:3-3L C:5-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 58, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-0 5-3 5-1 4-4 3-1"
deal.B = "6-4 4-0 3-3 3-2 2-2 2-1 2-0"
deal.C = "6-6 6-3 5-2 4-3 4-1 1-1 0-0"
deal.D = "6-1 5-5 5-4 5-0 4-2 3-0 1-0"
yard = ""
play = """
B:6-4 A:6-2L D:4-2L C:4-3L B:3-3L A:4-4R D:3-0L C:0-0L B:4-0L
A:pass D:5-4L C:5-2L B:3-2L A:5-3L D:5-5L C:4-1R B:2-1R A:6-5L
D:6-1L C:1-1L B:2-2R A:5-1L D:5-0L C:pass B:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 131 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-1 5-3 5-0 1-0 0-0"
deal.B = "6-0 5-5 4-2 3-1 2-2 2-1 1-1"
deal.C = "6-4 6-3 6-2 5-1 4-1 3-2 2-0"
deal.D = "5-4 5-2 4-4 4-3 4-0 3-3 3-0"
yard = ""
play = """
A:5-0 D:5-4L C:6-4L B:6-0L A:0-0L D:4-0L C:4-1L B:3-1L A:5-3L
D:5-2L C:2-0R B:4-2L A:pass D:4-4L C:3-2R B:pass A:pass D:4-3L
C:6-3L B:pass A:6-6L D:3-3R C:6-2L B:2-2L A:pass D:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 25 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-30"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 502, BD = 148 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-30"
commitment = "1951fb5e98c638ea129e38b753dfbd65447f52ebde0417c9e00919173b726a5f"
secret = "d879af76d45d11d51072130f459a5dc033a56b736df6e5f4d824c641d380bf54"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-1 5-1 5-0 4-4 4-1 3-2 1-0"
deal.B = "6-4 6-3 6-2 6-0 5-2 4-2 0-0"
deal.C = "6-6 5-5 4-3 3-1 2-2 2-1 2-0"
deal.D = "6-5 5-4 5-3 4-0 3-3 3-0 1-1"
yard = ""
play = """
C:6-6 B:6-2L A:6-1R D:1-1R C:2-2L B:4-2L A:4-4L D:4-0L C:2-0L
B:5-2L A:5-1L D:pass C:3-1L B:6-3L A:4-1R D:6-5L C:5-5L B:6-4R
A:5-0L D:3-0L C:4-3L B:6-0R A:1-0R D:5-4L C:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 114, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-3 5-1 5-0 2-1 1-0"
deal.B = "6-6 6-5 6-2 4-3 4-2 3-0 2-0"
deal.C = "6-4 5-4 5-2 4-1 3-1 2-2 1-1"
deal.D = "6-0 5-5 4-4 4-0 3-3 3-2 0-0"
yard = ""
play = """
B:6-6 A:6-3L D:3-3L C:3-1L B:6-2R A:6-1L D:6-0L C:5-2R B:6-5R
A:5-0L D:5-5L C:5-4L B:4-3L A:5-3L D:pass C:6-4R B:4-2R A:5-1L
D:3-2R C:4-1L B:3-0R A:1-0R D:4-4L C:1-1R B:pass A:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 81, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-3 5-2 4-4 1-1 0-0"
deal.B = "6-6 6-0 4-1 3-2 3-0 2-0 1-0"
deal.C = "5-5 5-4 5-1 4-3 4-2 2-2 2-1"
deal.D = "6-5 6-4 6-2 5-0 4-0 3-3 3-1"
yard = ""
play = """
A:6-3 D:6-5L C:5-5L B:3-0R A:5-3L D:3-3L C:4-3L B:6-0R A:4-4L
D:6-2R C:5-4L B:2-0R A:5-2L D:4-0R C:4-2L B:4-1L A:6-1L D:6-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 92, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-2 4-1 2-2 2-1 2-0 1-1"
deal.B = "6-6 6-4 6-3 6-2 5-4 4-3 0-0"
deal.C = "6-0 5-0 4-4 4-2 3-3 3-1 3-0"
deal.D = "6-5 6-1 5-3 5-1 4-0 3-2 1-0"
yard = ""
play = """
D:1-0 C:3-1L B:6-3L A:2-0R D:6-5L C:5-0L B:6-2R A:pass D:4-0L
C:4-4L B:6-4L A:pass D:6-1L C:6-0R B:0-0R A:4-1L D:pass C:4-2L
B:pass A:5-2L D:5-3L C:3-3L B:4-3L A:pass D:pass C:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 57, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 5-3 5-1 5-0 3-3 2-1"
deal.B = "6-6 6-4 5-5 4-3 3-2 3-1 3-0"
deal.C = "6-2 4-4 4-2 2-2 2-0 1-1 0-0"
deal.D = "6-5 6-1 5-4 5-2 4-1 4-0 1-0"
yard = ""
play = """
C:6-2 B:6-6L A:6-3L D:5-2R C:pass B:5-5R A:5-3L D:6-5L C:pass
B:6-4L A:5-1R D:4-0L C:2-0L B:3-1R A:3-3R D:pass C:4-2L B:4-3L
A:pass D:pass C:pass B:3-2L A:2-1L D:4-1L C:4-4L B:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 17 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 4-4 3-3 3-2 2-2 2-0"
deal.B = "6-6 6-4 5-4 5-3 5-1 4-3 4-0"
deal.C = "6-5 6-3 5-0 3-0 2-1 1-1 0-0"
deal.D = "6-2 5-5 5-2 4-2 4-1 3-1 1-0"
yard = ""
play = """
B:6-6 A:6-1L D:4-1L C:6-5R B:5-4R A:4-4L D:4-2L C:2-1L B:5-1L
A:pass D:5-5L C:5-0L B:4-0L A:pass D:pass C:pass B:6-4L A:6-0L
D:1-0L C:1-1L B:4-3R A:3-3R D:3-1R
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 4-3 4-1 4-0 2-1 1-0 0-0"
deal.B = "6-5 6-3 6-0 5-0 4-4 2-2 1-1"
deal.C = "6-6 5-5 5-1 4-2 3-2 3-0 2-0"
deal.D = "6-4 6-1 5-4 5-3 5-2 3-3 3-1"
yard = ""
play = """
A:6-2 D:5-2R C:6-6L B:6-5R A:pass D:6-1L C:5-1L B:5-0L A:4-0L
D:6-4R C:4-2L B:4-4R A:4-3R D:3-1R C:3-2L B:6-3L A:4-1R D:5-4R
C:5-5R B:6-0L A:1-0L D:5-3R C:3-0R B:1-1L A:2-1L D:pass C:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 110, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-4 5-2 4-4 4-0 3-0 1-0"
deal.B = "6-5 6-3 5-5 5-1 3-3 3-1 2-0"
deal.C = "6-6 6-2 4-3 4-1 3-2 2-1 0-0"
deal.D = "6-1 6-0 5-3 5-0 4-2 2-2 1-1"
yard = ""
play = """
D:5-3 C:4-3R B:5-5L A:6-4R D:6-1R C:4-1R B:6-5L A:5-4R D:6-0L
C:0-0L B:5-1R A:4-0L D:1-1R C:2-1R B:2-0R A:4-4L D:5-0R C:pass
B:pass A:5-2R D:4-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 52 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 5-4 4-4 3-2 3-1 1-1"
deal.B = "6-2 5-3 5-0 4-2 3-3 3-0 2-0"
deal.C = "6-6 6-3 6-0 4-1 4-0 2-1 0-0"
deal.D = "6-5 6-1 5-2 5-1 4-3 2-2 1-0"
yard = ""
play = """
C:6-6 B:6-2L A:6-4R D:2-2L C:2-1L B:4-2R A:3-2R D:1-0L C:6-0L
B:3-3R A:3-1R D:6-5L C:4-1R B:5-3L A:5-4R D:5-2R C:6-3L B:2-0R
A:pass D:6-1L C:4-0R B:pass A:4-4R D:5-1L C:pass B:5-0L A:pass
D:4-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-0 3-3 2-1 2-0 1-0"
deal.B = "6-4 6-2 4-3 4-1 4-0 3-0 2-2"
deal.C = "6-3 6-1 5-4 5-3 5-0 3-1 1-1"
deal.D = "5-5 5-2 5-1 4-4 4-2 3-2 0-0"
yard = ""
play = """
B:2-2 A:2-1L D:5-1L C:5-4L B:6-2R A:6-6R D:4-4L C:6-3R B:4-3R
A:pass D:4-2L C:pass B:4-0R A:6-0R D:3-2L C:5-3L B:6-4R A:6-5L
D:pass C:6-1L B:4-1L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 6-0 5-4 3-0 2-0 1-1"
deal.B = "6-3 4-3 4-2 4-0 3-1 2-1 1-0"
deal.C = "6-4 5-5 5-3 5-2 5-1 3-2 2-2"
deal.D = "6-6 6-5 5-0 4-4 4-1 3-3 0-0"
yard = ""
play = """
A:5-4 D:4-1R C:5-5L B:3-1R A:3-0R D:5-0R C:5-3L B:4-3L A:pass
D:4-4L C:6-4L B:6-3L A:pass D:3-3L C:3-2L B:4-2L A:pass D:6-5R
C:pass B:4-0L A:6-2R D:0-0L C:5-2R B:1-0L A:6-1L D:6-6L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 20 }

[[match.hand]]
opener = "D"
deal.A = "6-1 4-3 3-3 3-2 2-2 2-1 2-0"
deal.B = "6-6 5-3 5-1 5-0 4-4 4-2 4-0"
deal.C = "6-5 6-4 6-2 5-4 5-2 4-1 1-1"
deal.D = "6-3 6-0 5-5 3-1 3-0 1-0 0-0"
yard = ""
play = """
D:6-0 C:6-5L B:5-0R A:pass D:5-5L C:5-4L B:4-4L A:4-3L D:6-3L
C:6-4L B:5-3R A:3-3R D:3-0R C:4-1L B:5-1L A:2-0R D:pass C:5-2L
B:4-2L A:3-2R D:3-1R C:1-1R B:4-0L A:6-1R D:0-0L C:6-2R
"""
end = "out"
winner = "AC"
delta = { AC = 13, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 4-2 3-1 3-0 2-2 0-0"
deal.B = "6-4 5-4 5-2 4-3 4-1 2-0 1-0"
deal.C = "6-0 5-5 5-0 4-4 3-2 2-1 1-1"
deal.D = "6-6 6-5 6-3 5-3 5-1 4-0 3-3"
yard = ""
play = """
C:6-0 B:6-4L A:4-2L D:4-0R C:3-2L B:4-3L A:pass D:pass C:4-4L
B:5-4L A:pass D:5-3L C:pass B:4-1R A:6-1R D:6-5R C:5-5R B:5-2R
A:6-2R D:6-6R C:pass B:pass A:3-1L D:6-3R C:2-1L B:2-0L A:3-0L
D:3-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 4-0 3-3 3-0 2-1 1-0"
deal.B = "6-6 6-5 5-1 5-0 4-4 4-1 3-1"
deal.C = "6-4 6-1 5-2 2-2 2-0 1-1 0-0"
deal.D = "6-3 6-2 5-4 5-3 4-3 4-2 3-2"
yard = ""
play = """
B:6-6 A:6-0L D:6-3R C:2-0L B:3-1R A:2-1L D:pass C:6-1L B:6-5L
A:5-5L D:5-4L C:6-4L B:5-1R A:pass D:6-2L C:5-2L B:5-0L A:4-0L
D:5-3R C:pass B:4-4L A:3-3R D:4-3L C:pass B:pass A:3-0L D:3-2R
C:0-0L B:pass A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-1 5-4 4-4 4-0 1-0"
deal.B = "5-5 4-2 3-2 3-1 3-0 2-1 1-1"
deal.C = "6-6 6-2 5-0 4-1 3-3 2-2 0-0"
deal.D = "6-4 6-0 5-3 5-2 5-1 4-3 2-0"
yard = ""
play = """
A:6-5 D:6-0L C:5-0L B:5-5L A:5-4L D:4-3L C:3-3L B:3-2L A:pass
D:2-0L C:0-0L B:3-0L A:6-3L D:5-3R C:6-6L B:3-1R A:6-1L D:5-1L
C:4-1R B:4-2R A:pass D:5-2L C:6-2L B:2-1R A:1-0R D:6-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 16 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 4-4 4-1 3-0 2-1 1-0"
deal.B = "6-6 6-5 6-1 5-4 4-2 3-1 2-0"
deal.C = "6-4 6-0 5-2 5-1 4-3 4-0 2-2"
deal.D = "6-2 5-3 5-0 3-3 3-2 1-1 0-0"
yard = ""
play = """
D:3-2 C:4-3L B:4-2L A:2-1L D:6-2R C:5-1L B:6-6R A:5-5L D:5-3L
C:6-4R B:5-4R A:6-3L D:5-0R C:6-0L B:2-0L A:3-0R D:3-3R C:5-2L
B:6-5L A:pass D:pass C:pass B:6-1L A:4-1L D:pass C:4-0L B:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "C"
deal.A = "6-4 4-1 4-0 3-2 2-0 1-0 0-0"
deal.B = "6-1 5-4 5-2 4-3 3-3 2-2 2-1"
deal.C = "6-6 6-5 6-3 5-5 5-3 4-4 3-1"
deal.D = "6-2 6-0 5-1 5-0 4-2 3-0 1-1"
yard = ""
play = """
C:6-6 B:6-1L A:6-4R D:1-1L C:3-1L B:4-3L A:4-1L D:4-2R C:pass
B:2-1L A:3-2L D:6-2R C:6-3L B:pass A:pass D:6-0L C:6-5R B:5-2R
A:4-0L D:pass C:4-4L B:2-2R A:2-0R D:5-0R C:5-5R B:5-4R
"""
end = "blocked"
winner = "AC"
delta = { AC = 24, BD = 0 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-31"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 574, BD = 125 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-31"
commitment = "f37ce797348dc974a4348311d85533fa9977b17062e7d03c40e7cc26137d213d"
secret = "3201e25281086599fd0e92441204d27388ac42894b7262d49de601eb65be266d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 5-1 4-2 4-1 3-3 3-2"
deal.B = "6-5 6-1 6-0 5-4 4-3 3-0 1-0"
deal.C = "6-6 6-4 6-3 5-3 5-2 5-0 2-1"
deal.D = "4-4 4-0 3-1 2-2 2-0 1-1 0-0"
yard = ""
play = """
C:6-6 B:6-5L A:5-5L D:pass C:5-0L B:6-0L A:6-2L D:2-2L C:6-3R
B:4-3R A:4-2R D:2-0L C:2-1R B:3-0L A:3-3L D:3-1L C:pass B:6-1L
A:5-1R D:pass C:6-4L B:5-4L A:pass D:pass C:5-3L B:pass A:3-2L
D:pass C:5-2L
"""
end = "out"
winner = "AC"
delta = { AC = 215, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-2 4-3 4-0 3-0 1-1"
deal.B = "6-6 4-4 4-2 4-1 3-1 2-2 2-1"
deal.C = "6-1 6-0 5-5 5-0 3-3 2-0 0-0"
deal.D = "6-4 6-3 5-4 5-3 5-1 3-2 1-0"
yard = ""
play = """
B:6-6 A:6-5L D:6-4R C:5-5L B:4-4R A:5-2L D:5-4R C:5-0R B:4-2L
A:4-0R D:pass C:pass B:4-1L A:1-1L D:5-1L C:pass B:pass A:4-3R
D:6-3R C:6-0R B:pass A:3-0R D:5-3L C:3-3L B:3-1L A:pass D:3-2R
C:2-0R B:2-1L A:6-2L
"""
end = "out"
winner = "AC"
delta = { AC = 80, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-1 5-3 3-2 3-1 2-0"
deal.B = "5-5 4-4 4-2 4-1 4-0 2-1 1-1"
deal.C = "6-4 5-2 5-1 4-3 3-3 1-0 0-0"
deal.D = "6-5 6-2 6-0 5-4 5-0 3-0 2-2"
yard = ""
play = """
A:6-6 D:6-5L C:5-1L B:4-1L A:6-3R D:5-4L C:3-3R B:5-5L A:5-3L
D:3-0L C:1-0L B:2-1L A:3-2L D:pass C:4-3L B:4-4L A:3-1R D:pass
C:6-4L B:1-1R A:6-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 92, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 5-1 4-1 4-0 3-2 1-1"
deal.B = "6-4 5-2 4-3 4-2 3-1 2-0 0-0"
deal.C = "6-6 6-3 6-1 5-4 3-3 3-0 1-0"
deal.D = "6-2 5-5 5-3 5-0 4-4 2-2 2-1"
yard = ""
play = """
D:5-5 C:5-4L B:6-4L A:6-5L D:5-3L C:6-3L B:5-2R A:3-2R D:6-2L
C:3-0R B:4-2L A:4-0R D:4-4L C:pass B:4-3L A:4-1R D:2-1R C:3-3L
B:3-1L A:1-1L D:2-2R C:1-0L B:2-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 61 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-3 5-0 4-2 3-0 2-2 2-0"
deal.B = "6-5 5-5 5-2 3-2 3-1 2-1 0-0"
deal.C = "6-2 6-0 5-1 4-3 4-1 4-0 1-0"
deal.D = "6-6 6-4 6-3 6-1 4-4 3-3 1-1"
yard = ""
play = """
C:4-1 B:3-1R A:4-2L D:6-3R C:6-2L B:6-5L A:5-3L D:6-6R C:6-0R
B:3-2L A:2-0R D:pass C:pass B:5-2L A:2-2R D:pass C:5-1L B:2-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 72, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-2 5-0 4-1 3-0 2-2"
deal.B = "4-3 3-3 3-2 3-1 2-1 2-0 1-1"
deal.C = "6-4 5-5 5-4 5-1 4-4 4-2 0-0"
deal.D = "6-6 6-5 6-2 6-1 5-3 4-0 1-0"
yard = ""
play = """
B:4-3 A:6-3R D:6-6R C:5-4L B:pass A:6-0R D:6-5L C:0-0R B:2-0R
A:5-2R D:6-2L C:5-5R B:3-2L A:3-0L D:5-3R C:pass B:3-3R A:5-0L
D:pass C:5-1L B:3-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 50 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-3 4-2 3-0 1-1 1-0 0-0"
deal.B = "6-5 6-0 5-4 5-1 4-3 4-1 2-0"
deal.C = "6-6 6-2 5-5 4-4 3-3 3-1 2-2"
deal.D = "6-4 6-3 5-2 5-0 4-0 3-2 2-1"
yard = ""
play = """
A:1-1 D:2-1L C:2-2L B:2-0L A:1-0R D:5-0L C:5-5L B:6-5L A:6-1L
D:4-0R C:4-4R B:5-1L A:4-2R D:5-2L C:6-2L B:6-0L A:0-0L D:3-2R
C:3-1R B:4-1R A:3-0L D:6-4R C:6-6R B:4-3L A:pass D:6-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 14 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-2 5-1 5-0 3-1 1-0 0-0"
deal.B = "6-3 6-2 5-4 5-3 4-2 3-3 2-1"
deal.C = "6-6 6-4 6-1 4-4 3-2 2-2 1-1"
deal.D = "6-5 6-0 4-3 4-1 4-0 3-0 2-0"
yard = ""
play = """
D:6-5 C:6-4L B:5-4L A:5-5L D:pass C:pass B:5-3L A:3-1L D:4-1L
C:4-4L B:4-2L A:5-2L D:pass C:pass B:pass A:5-1L D:pass C:1-1L
B:2-1L A:5-0R D:6-0R C:6-6R B:6-2L A:pass D:pass C:6-1L B:6-3R
A:1-0L D:4-3R C:pass B:pass A:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 115, BD = 0 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-32"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 21, BD = 549 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-32"
commitment = "4f97e754e53ab9a7ecfb839a775b9f4f6258978d545a95f40cf7beaf1ee9d372"
secret = "b667c17e4aee19f35d674ba35e2df3b80c27a30d5291ba864da766b33bc0d570"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 4-3 3-3 3-0 1-1 1-0"
deal.B = "6-5 6-2 5-4 5-1 4-2 4-1 3-1"
deal.C = "6-4 6-3 5-5 5-3 5-0 4-0 3-2"
deal.D = "6-1 6-0 4-4 2-2 2-1 2-0 0-0"
yard = ""
play = """
A:6-6 D:6-0L C:6-4R B:4-1R A:3-0L D:2-1R C:6-3L B:6-2R A:pass
D:6-1L C:pass B:5-1L A:5-2L D:2-2L C:3-2L B:3-1L A:1-1L D:pass
C:pass B:6-5R A:1-0L D:0-0L C:5-5R B:5-4R A:4-3R D:2-0L C:5-3R
B:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 115 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-0 3-2 3-0 2-2 1-1 1-0"
deal.B = "6-4 6-2 5-5 5-2 4-3 4-2 4-0"
deal.C = "6-3 6-1 6-0 5-4 3-3 3-1 2-0"
deal.D = "6-5 5-3 5-1 4-4 4-1 2-1 0-0"
yard = ""
play = """
D:4-4 C:5-4L B:5-2L A:3-2L D:5-3L C:pass B:4-3R A:5-0L D:0-0L
C:6-3R B:4-0L A:6-6R D:6-5R C:pass B:4-2L A:2-2L D:5-1R C:6-1R
B:6-2L A:pass D:pass C:6-0L B:6-4R A:3-0L D:4-1R C:3-3L B:pass
A:1-1R D:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 82 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-1 6-0 5-3 5-1 2-2"
deal.B = "6-4 5-5 4-3 4-1 3-3 3-0 1-1"
deal.C = "5-2 5-0 4-2 4-0 3-2 2-0 0-0"
deal.D = "6-6 6-2 5-4 4-4 3-1 2-1 1-0"
yard = ""
play = """
C:5-2 B:5-5L A:6-5L D:6-6L C:4-2R B:4-1R A:6-3L D:3-1L C:pass
B:1-1L A:6-1L D:6-2L C:3-2L B:3-3L A:5-3L D:5-4L C:4-0L B:3-0L
A:5-1R D:pass C:5-0R B:4-3L A:6-0R D:4-4L C:pass B:6-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 156 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-0 4-0 3-0 1-1 1-0"
deal.B = "6-6 6-4 6-3 5-2 4-4 4-2 2-2"
deal.C = "6-1 6-0 5-3 5-1 3-3 3-1 0-0"
deal.D = "5-5 5-4 4-3 4-1 3-2 2-1 2-0"
yard = ""
play = """
B:6-3 A:6-5L D:5-5L C:5-3L B:pass A:3-0L D:4-3R C:6-0L B:4-4R
A:6-2L D:5-4R C:5-1R B:5-2L A:5-0L D:2-1R C:0-0L B:4-2R A:4-0L
D:4-1L C:6-1L B:6-4R A:pass D:pass C:pass B:6-6L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 49 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 4-4 4-3 3-2 3-0 2-2"
deal.B = "6-3 6-2 6-1 6-0 5-4 5-0 0-0"
deal.C = "6-6 5-3 5-2 5-1 4-0 3-3 3-1"
deal.D = "5-5 4-2 4-1 2-1 2-0 1-1 1-0"
yard = ""
play = """
A:6-5 D:5-5R C:6-6L B:6-0L A:3-0L D:pass C:5-3L B:5-0L A:pass
D:1-0L C:5-2R B:6-2R A:6-4R D:4-1R C:5-1L B:5-4L A:4-4L D:4-2L
C:3-1R B:6-3R A:3-2L D:pass C:3-3L B:6-1R A:4-3L D:1-1R C:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 5, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 5-4 4-4 2-1 2-0 0-0"
deal.B = "6-6 6-2 5-5 5-3 3-2 2-2 1-0"
deal.C = "6-4 5-2 5-1 4-3 3-3 3-1 1-1"
deal.D = "6-3 6-1 5-0 4-2 4-1 4-0 3-0"
yard = ""
play = """
D:4-0 C:6-4L B:1-0R A:6-5L D:5-0L C:5-1R B:5-3R A:6-0L D:6-3R
C:pass B:6-6L A:pass D:6-1L C:3-1L B:6-2R A:2-1R D:3-0L C:1-1R
B:pass A:2-0L D:4-2L C:4-3L B:3-2L A:pass D:4-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 30 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 6-0 5-3 4-3 4-2 2-0"
deal.B = "5-4 5-0 4-4 3-3 3-2 2-2 2-1"
deal.C = "6-6 6-3 5-2 5-1 4-0 3-0 1-0"
deal.D = "6-4 6-1 5-5 4-1 3-1 1-1 0-0"
yard = ""
play = """
C:6-6 B:pass A:6-5L D:5-5L C:6-3R B:5-0L A:6-0L D:3-1R C:5-1R
B:5-4R A:6-2L D:6-4R C:5-2L B:pass A:5-3L D:6-1R C:3-0L B:2-1R
A:2-0L D:pass C:pass B:3-2L A:4-3L D:4-1L C:1-0L B:2-2R A:4-2R
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-3 5-2 5-1 4-1 3-3 2-2"
deal.B = "6-2 5-5 5-0 4-4 3-0 2-1 0-0"
deal.C = "6-6 6-3 4-3 4-2 3-2 3-1 1-0"
deal.D = "6-5 6-4 6-1 6-0 4-0 2-0 1-1"
yard = ""
play = """
B:4-4 A:5-4L D:6-5L C:6-6L B:6-2L A:5-2L D:6-4R C:6-3R B:5-5L
A:5-3L D:pass C:4-3L B:3-0R A:4-1L D:6-1L C:1-0R B:2-1R A:2-2R
D:2-0R C:pass B:5-0R A:5-1R D:6-0L C:3-1R B:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 117 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-33"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 561, BD = 75 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-33"
commitment = "4387d776330701818c7197fbe7550a6987f81275a70fecdb5eab55c27a2a3ccc"
secret = "ba5eda8c303b9ae3ca35ba9aad21c5942df29db6e83d213b2509f07f80e62354"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "5-3 4-3 4-2 4-0 3-2 3-1 1-1"
deal.B = "6-4 6-0 5-5 5-4 3-0 2-1 2-0"
deal.C = "6-3 6-2 6-1 5-0 4-4 4-1 0-0"
deal.D = "6-6 6-5 5-2 5-1 3-3 2-2 1-0"
yard = ""
play = """
D:6-6 C:6-1L B:6-4R A:4-3R D:5-1L C:6-3R B:5-5L A:5-3L D:3-3L
C:6-2R B:3-0L A:3-2R D:1-0L C:4-1L B:5-4L A:3-1R D:6-5L C:pass
B:6-0L A:4-0L D:pass C:4-4L B:2-1R A:4-2R
"""
end = "blocked"
winner = "AC"
delta = { AC = 120, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-3 5-0 4-2 3-2 3-1 2-2 0-0"
deal.B = "6-4 5-4 5-2 5-1 4-4 2-0 1-0"
deal.C = "6-6 6-3 6-2 5-5 4-3 4-0 2-1"
deal.D = "6-5 6-1 6-0 4-1 3-3 3-0 1-1"
yard = ""
play = """
C:6-6 B:6-4L A:4-2L D:6-5R C:5-5R B:5-4R A:3-2L D:3-3L C:4-3L
B:4-4L A:pass D:4-1L C:2-1L B:5-2L A:5-0L D:6-0L C:6-2L B:2-0L
A:0-0L D:3-0L C:6-3L B:pass A:pass D:6-1L C:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 84, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-1 4-3 3-2 2-0 1-0"
deal.B = "6-4 5-5 5-1 5-0 3-1 3-0 2-2"
deal.C = "6-0 5-4 5-2 4-4 4-1 4-0 2-1"
deal.D = "6-6 6-3 5-3 4-2 3-3 1-1 0-0"
yard = ""
play = """
B:5-5 A:6-5L D:6-6L C:5-4R B:6-4L A:4-3L D:6-3L C:4-4R B:pass
A:6-1L D:1-1L C:4-1L B:pass A:pass D:4-2L C:5-2L B:5-1L A:1-0L
D:0-0L C:6-0L B:pass A:6-2L D:pass C:2-1L B:3-1L A:3-2L D:pass
C:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 76, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-0 5-2 5-1 4-4 4-3"
deal.B = "5-0 4-2 3-2 3-1 3-0 2-0 0-0"
deal.C = "6-3 5-5 4-0 2-2 2-1 1-1 1-0"
deal.D = "6-6 6-2 6-1 5-4 5-3 4-1 3-3"
yard = ""
play = """
A:6-5 D:6-6L C:5-5R B:5-0R A:6-4L D:5-4L C:1-0R B:3-1R A:4-3R
D:5-3L C:6-3L B:4-2R A:6-0L D:6-2R C:4-0L B:pass A:4-4L D:4-1L
C:1-1L B:pass A:5-1L D:6-1R C:2-1R B:3-2R A:5-2L
"""
end = "out"
winner = "AC"
delta = { AC = 36, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 5-3 5-2 4-3 2-2 2-0"
deal.B = "4-2 4-0 3-3 3-2 3-1 3-0 1-0"
deal.C = "6-6 6-5 6-0 5-4 4-4 4-1 2-1"
deal.D = "6-3 6-2 5-5 5-1 5-0 1-1 0-0"
yard = ""
play = """
D:6-3 C:6-6L B:3-3R A:4-3R D:6-2L C:4-4R B:4-2L A:6-4L D:pass
C:6-5L B:4-0R A:2-0R D:5-5L C:5-4L B:3-2R A:5-3R D:5-1R C:4-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 42 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-4 5-3 4-2 3-3 3-2"
deal.B = "6-3 5-5 5-1 4-0 3-1 2-2 1-1"
deal.C = "6-2 6-1 4-4 4-1 2-1 1-0 0-0"
deal.D = "6-6 6-0 5-2 5-0 4-3 3-0 2-0"
yard = ""
play = """
C:4-4 B:4-0L A:5-4R D:6-0L C:6-1L B:5-5R A:5-3R D:4-3R C:4-1R
B:5-1L A:6-5L D:6-6L C:6-2L B:2-2L A:3-2L D:3-0L C:1-0L B:3-1L
A:3-3L D:pass C:2-1R B:6-3L A:4-2R D:pass C:pass B:pass A:6-4L
"""
end = "out"
winner = "AC"
delta = { AC = 116, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-1 4-2 4-0 2-2 1-1 0-0"
deal.B = "6-5 6-4 5-4 5-0 4-3 2-1 1-0"
deal.C = "6-3 6-0 5-5 5-3 4-1 3-0 2-0"
deal.D = "6-6 6-2 6-1 4-4 3-3 3-2 3-1"
yard = ""
play = """
B:6-5 A:5-2R D:6-6L C:6-3L B:4-3L A:4-0L D:6-2R C:6-0R B:5-0L
A:5-1L D:6-1L C:3-0R B:6-4L A:4-2L D:3-2L C:5-3L B:5-4L A:pass
D:4-4L C:4-1L B:2-1L A:2-2L D:3-3R C:2-0L B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-5 5-2 4-3 4-1 3-2"
deal.B = "6-5 6-4 6-2 6-1 5-3 1-1 1-0"
deal.C = "4-4 3-1 3-0 2-2 2-1 2-0 0-0"
deal.D = "6-0 5-4 5-1 5-0 4-2 4-0 3-3"
yard = ""
play = """
A:4-3 D:5-4L C:3-0R B:6-5L A:6-6L D:6-0L C:0-0L B:1-0L A:4-1L
D:4-2L C:2-0R B:6-2L A:3-2R D:3-3R C:3-1R B:6-4L A:pass D:4-0L
C:2-1R B:pass A:5-2R D:5-0L C:pass B:5-3L A:5-5R D:5-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 21 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-2 5-1 3-1 3-0 2-2 2-1"
deal.B = "6-0 5-3 5-0 4-2 4-0 3-3 1-1"
deal.C = "6-6 6-5 6-3 4-4 4-1 2-0 0-0"
deal.D = "6-4 6-2 5-5 5-4 4-3 3-2 1-0"
yard = ""
play = """
D:6-4 C:6-6L B:6-0L A:3-0L D:4-3L C:4-4L B:4-2L A:5-2L D:5-5L
C:6-5L B:4-0R A:6-1L D:1-0L C:0-0L B:5-0L A:5-1L D:pass C:4-1L
B:pass A:pass D:5-4L C:2-0R B:5-3L A:3-1L D:6-2R C:6-3R
"""
end = "out"
winner = "AC"
delta = { AC = 13, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-2 4-2 4-1 4-0 3-0 2-1"
deal.B = "6-6 6-5 6-2 5-3 5-1 5-0 2-0"
deal.C = "6-3 6-0 5-5 4-4 3-3 3-2 1-1"
deal.D = "6-4 5-4 4-3 3-1 2-2 1-0 0-0"
yard = ""
play = """
C:3-3 B:5-3L A:5-2L D:2-2L C:3-2L B:pass A:3-0L D:1-0L C:1-1L
B:5-1L A:pass D:5-4L C:4-4L B:pass A:4-1L D:3-1L C:6-3L B:6-6L
A:6-1L D:4-3R C:pass B:pass A:4-2R D:pass C:pass B:6-2R A:2-1L
D:6-4R C:pass B:2-0L A:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 116, BD = 0 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-34"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 527, BD = 294 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-34"
commitment = "f6a52bc606734ab676a32740c6a63e8f4924891b0e8ea739c59cf17f34597cb7"
secret = "74f8307c2ddc16aed8c1d8af72f3fdb57b799e1a7e6640293a0a1505bc85dd5c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 5-4 5-2 5-0 3-1 1-0"
deal.B = "6-2 5-5 5-3 4-0 3-2 3-0 0-0"
deal.C = "6-0 5-1 4-4 4-2 4-1 2-2 2-1"
deal.D = "6-6 6-4 6-1 4-3 3-3 2-0 1-1"
yard = ""
play = """
D:6-6 C:6-0L B:6-2R A:5-2R D:2-0L C:4-2L B:5-5R A:6-5R D:6-4L
C:pass B:pass A:6-3L D:6-1R C:5-1R B:5-3R A:3-1L D:1-1L C:4-1L
B:4-0L A:5-0L D:4-3R C:4-4R B:pass A:5-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 122, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-5 4-4 4-3 4-1 3-2 2-2"
deal.B = "6-4 6-3 5-4 5-3 5-2 5-0 3-3"
deal.C = "6-5 6-2 6-1 5-1 4-2 4-0 1-1"
deal.D = "6-6 3-1 3-0 2-1 2-0 1-0 0-0"
yard = ""
play = """
C:6-5 B:6-3L A:5-5R D:3-0L C:4-0L B:5-4L A:pass D:pass C:5-1L
B:5-3R A:4-3R D:2-1L C:6-2L B:6-4L A:4-4L D:pass C:4-2L B:5-2L
A:4-1R D:1-0R C:pass B:5-0R
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-2 5-1 4-2 3-0 0-0"
deal.B = "6-4 6-2 5-5 5-3 4-4 3-2 3-1"
deal.C = "6-0 5-4 3-3 2-2 2-1 2-0 1-0"
deal.D = "6-6 6-1 5-0 4-3 4-1 4-0 1-1"
yard = ""
play = """
B:5-5 A:6-5L D:6-1L C:2-1L B:6-2L A:6-3L D:5-0R C:3-3L B:5-3L
A:5-2L D:4-0R C:2-2L B:4-4R A:4-2L D:4-3L C:5-4R B:3-2L A:5-1R
D:4-1R C:2-0L B:6-4R A:3-0L D:6-6R C:6-0R B:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 51 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-2 5-0 3-3 2-2 1-1 1-0"
deal.B = "6-2 6-0 5-4 4-3 2-1 2-0 0-0"
deal.C = "6-4 6-3 6-1 5-1 4-4 4-1 4-0"
deal.D = "6-6 5-5 5-3 4-2 3-2 3-1 3-0"
yard = ""
play = """
A:6-5 D:6-6L C:6-4L B:5-4R A:pass D:4-2L C:4-4R B:6-2L A:pass
D:pass C:6-3L B:4-3L A:pass D:pass C:4-1L B:2-1L A:5-2L D:5-5L
C:5-1L B:pass A:1-1L D:3-1L C:4-0R B:0-0R A:3-3L D:3-0R C:pass
B:pass A:pass D:5-3L C:pass B:pass A:5-0L D:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 37 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 6-2 5-3 4-4 4-0 2-2"
deal.B = "6-6 5-5 4-3 4-2 3-3 3-2 2-1"
deal.C = "6-1 6-0 5-4 5-2 3-0 2-0 1-0"
deal.D = "6-5 5-1 5-0 4-1 3-1 1-1 0-0"
yard = ""
play = """
D:5-0 C:5-4L B:4-3L A:6-3L D:6-5L C:5-2L B:3-2L A:5-3L D:5-1L
C:6-1L B:6-6L A:6-4L D:4-1L C:1-0L B:pass A:4-0L D:0-0R C:6-0R
B:4-2L A:6-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 42, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 6-0 5-3 4-1 3-2 2-1"
deal.B = "5-2 4-3 4-2 2-2 1-1 1-0 0-0"
deal.C = "6-5 6-4 5-0 4-4 4-0 3-1 2-0"
deal.D = "6-6 6-2 5-5 5-4 5-1 3-3 3-0"
yard = ""
play = """
C:6-5 B:5-2R A:6-3L D:3-3L C:3-1L B:2-2R A:6-1L D:6-6L C:6-4L
B:4-2R A:4-1L D:5-1L C:5-0L B:1-0L A:2-1L D:6-2L C:4-4R B:4-3R
A:5-3R D:5-4R C:4-0R B:0-0R A:6-0L D:3-0L C:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-1 5-4 3-2 2-1 1-0"
deal.B = "6-3 5-3 5-1 3-1 2-2 2-0 0-0"
deal.C = "5-2 4-4 4-1 4-0 3-3 3-0 1-1"
deal.D = "6-6 6-5 6-0 5-5 5-0 4-3 4-2"
yard = ""
play = """
B:2-2 A:6-2L D:6-6L C:5-2R B:6-3L A:5-4R D:4-3L C:4-4L B:pass
A:6-4L D:6-5L C:4-1R B:5-1R A:pass D:5-0L C:4-0L B:5-3R A:3-2R
D:4-2R
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 4-1 4-0 3-0 1-0 0-0"
deal.B = "6-1 6-0 4-3 4-2 3-2 2-1 1-1"
deal.C = "6-6 5-3 5-2 5-0 3-3 3-1 2-2"
deal.D = "6-4 6-2 5-5 5-4 5-1 4-4 2-0"
yard = ""
play = """
A:6-5 D:6-2L C:5-2L B:pass A:pass D:5-4L C:5-3R B:4-3L A:6-3L
D:6-4L C:3-3R B:4-2L A:3-0R D:2-0R C:2-2L B:3-2L A:pass D:pass
C:3-1L B:2-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 66, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 4-1 4-0 3-3 3-0 2-1 2-0"
deal.B = "6-5 5-5 5-1 5-0 4-3 3-1 0-0"
deal.C = "6-6 6-4 6-2 6-1 6-0 5-2 1-1"
deal.D = "5-4 5-3 4-4 4-2 3-2 2-2 1-0"
yard = ""
play = """
D:5-3 C:5-2L B:3-1R A:4-1R D:4-4R C:6-2L B:6-5L A:4-0R D:5-4L
C:6-4L B:5-0R A:6-3L D:3-2L C:pass B:5-5R A:2-1L D:1-0L C:6-0L
B:5-1R A:pass D:pass C:6-6L B:pass A:pass D:pass C:6-1L B:pass
A:pass D:pass C:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 17, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 4-2 3-3 3-2 3-1 3-0 2-0"
deal.B = "6-2 6-0 5-5 5-1 4-1 4-0 1-1"
deal.C = "6-5 6-4 5-0 4-3 2-2 2-1 0-0"
deal.D = "6-6 6-3 6-1 5-3 5-2 4-4 1-0"
yard = ""
play = """
C:6-5 B:5-5R A:5-4R D:4-4R C:6-4L B:4-1L A:4-2R D:5-2R C:2-1L
B:6-2L A:pass D:6-3L C:4-3L B:5-1R A:3-1R D:5-3R C:5-0R B:6-0R
A:pass D:6-1R C:pass B:1-1R A:pass D:1-0R C:0-0R B:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 120 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 5-3 5-2 5-1 4-1 0-0"
deal.B = "6-4 6-3 6-1 6-0 4-2 2-1 1-1"
deal.C = "6-6 6-5 5-5 4-3 4-0 3-2 1-0"
deal.D = "5-0 4-4 3-3 3-1 3-0 2-2 2-0"
yard = ""
play = """
B:1-1 A:5-1L D:3-1R C:6-5L B:6-3R A:6-2L D:2-0L C:4-0L B:6-4L
A:pass D:pass C:6-6L B:6-1L A:4-1L D:4-4L C:4-3L B:6-0R A:5-3L
D:3-0R C:5-5L B:pass A:5-4L D:3-3R C:3-2R B:4-2R
"""
end = "blocked"
winner = "AC"
delta = { AC = 20, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 3-3 3-0 2-1 1-1 0-0"
deal.B = "6-3 5-2 5-0 4-3 3-2 2-2 2-0"
deal.C = "6-5 6-2 6-0 5-5 5-4 4-4 4-2"
deal.D = "6-6 5-3 5-1 4-1 4-0 3-1 1-0"
yard = ""
play = """
A:6-4 D:6-6L C:6-5L B:5-2L A:2-1L D:1-0L C:6-0L B:4-3R A:6-1L
D:3-1L C:pass B:6-3L A:3-3R D:5-3R C:6-2L B:2-2L A:pass D:5-1R
C:4-2L B:pass A:1-1R D:4-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 46 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 5-3 5-0 4-3 3-2 2-1"
deal.B = "6-6 6-3 6-0 3-3 3-1 1-0 0-0"
deal.C = "6-4 6-2 5-5 5-1 4-2 4-0 2-2"
deal.D = "5-4 5-2 4-4 4-1 3-0 2-0 1-1"
yard = ""
play = """
D:4-1 C:6-4L B:6-6L A:6-5L D:5-4L C:4-2L B:3-1R A:5-3R D:2-0L
C:4-0L B:pass A:4-3L D:5-2R C:6-2R B:6-3L A:6-1L D:1-1L C:5-1L
B:6-0R A:5-0L D:3-0L C:pass B:3-3L A:3-2L D:pass C:2-2L B:0-0R
A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 9, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-5 5-0 2-1 1-0 0-0"
deal.B = "5-2 4-3 3-3 3-2 3-1 2-0 1-1"
deal.C = "6-6 6-4 6-2 6-0 5-3 5-1 4-2"
deal.D = "6-5 5-4 4-4 4-1 4-0 3-0 2-2"
yard = ""
play = """
C:6-6 B:pass A:6-3L D:3-0L C:6-0L B:pass A:6-1L D:4-1L C:6-4L
B:pass A:pass D:6-5L C:5-3L B:3-3L A:pass D:pass C:6-2R B:3-2R
A:pass D:pass C:pass B:3-1L A:2-1L D:2-2L C:4-2L B:4-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 54, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-2 4-0 3-1 2-1 0-0"
deal.B = "5-5 5-4 5-3 5-0 4-3 4-2 3-0"
deal.C = "6-4 6-1 5-2 3-2 2-2 1-1 1-0"
deal.D = "6-3 6-0 5-1 4-4 4-1 3-3 2-0"
yard = ""
play = """
B:5-5 A:6-5L D:6-3L C:3-2L B:4-2L A:4-0L D:6-0L C:6-4L B:5-4L
A:pass D:5-1L C:6-1L B:5-3R A:6-6L D:3-3R C:pass B:3-0R A:6-2L
D:2-0L C:1-0L B:5-0R A:3-1L D:pass C:5-2R B:4-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-0 4-2 3-0 2-2 1-0"
deal.B = "6-5 6-4 5-4 3-3 3-2 3-1 2-0"
deal.C = "6-6 5-5 5-2 5-1 4-3 2-1 1-1"
deal.D = "6-3 6-2 5-3 4-4 4-1 4-0 0-0"
yard = ""
play = """
A:6-1 D:4-1R C:6-6L B:6-4R A:6-0L D:6-2R C:5-2R B:6-5R A:5-0L
D:6-3R C:5-5L B:3-3R A:3-0R D:0-0R C:5-1L B:3-1L A:1-0R D:5-3L
C:2-1R B:3-2R A:pass D:pass C:4-3R B:5-4R
"""
end = "blocked"
winner = "AC"
delta = { AC = 26, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-0 5-0 4-0 3-1 2-2 1-0"
deal.B = "6-6 6-5 5-2 4-2 3-0 2-0 0-0"
deal.C = "6-4 5-5 5-1 4-3 4-1 3-3 2-1"
deal.D = "6-3 6-1 5-4 5-3 4-4 3-2 1-1"
yard = ""
play = """
D:1-1 C:5-1L B:5-2L A:6-2L D:6-1L C:4-1L B:4-2L A:2-2L D:3-2L
C:4-3L B:pass A:4-0L D:pass C:2-1R B:2-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 102, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-3 5-0 4-1 3-0 2-1 1-0"
deal.B = "5-4 4-3 4-2 4-0 3-2 3-1 0-0"
deal.C = "6-1 6-0 5-2 4-4 3-3 2-2 1-1"
deal.D = "6-6 6-5 6-4 6-3 5-5 5-1 2-0"
yard = ""
play = """
C:6-1 B:3-1R A:6-2L D:6-3R C:5-2L B:5-4L A:4-1L D:6-4R C:1-1L
B:4-2R A:2-1L D:2-0L C:6-0L B:3-2R A:5-3R D:5-5R C:pass B:pass
A:5-0R D:6-6L C:pass B:4-0R A:pass D:6-5L C:4-4R B:4-3R A:3-0R
D:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 11 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 6-1 6-0 5-4 3-2 1-1"
deal.B = "6-3 4-3 4-1 4-0 3-1 3-0 2-0"
deal.C = "6-5 5-2 4-4 3-3 2-1 1-0 0-0"
deal.D = "6-4 5-5 5-3 5-1 5-0 4-2 2-2"
yard = ""
play = """
B:4-3 A:5-4L D:5-3R C:6-5L B:6-3L A:3-2L D:4-2L C:4-4L B:4-0L
A:6-0L D:5-5R C:5-2R B:2-0R A:6-6L D:6-4L C:1-0R B:3-1R A:pass
D:pass C:3-3R B:3-0R A:pass D:5-0R C:pass B:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 20 }

[[match.hand]]
opener = "A"
deal.A = "5-2 5-1 4-4 4-2 3-3 3-1 3-0"
deal.B = "6-2 6-0 5-4 5-3 5-0 2-0 1-0"
deal.C = "6-3 6-1 4-3 3-2 2-2 2-1 1-1"
deal.D = "6-6 6-5 6-4 5-5 4-1 4-0 0-0"
yard = ""
play = """
A:4-4 D:4-1L C:6-1L B:6-0L A:4-2R D:0-0L C:3-2R B:5-3R A:5-2R
D:4-0L C:4-3L B:2-0R A:3-3L D:pass C:6-3L B:6-2L A:3-0R D:pass
C:2-2L B:pass A:3-1R D:pass C:2-1L B:1-0L A:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 57, BD = 0 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-35"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 266, BD = 586 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-35"
commitment = "5d0cf3dd439e6e294ec5a0d5fb73491ca84810cf908ff79b06f8b25a2c75aa49"
secret = "bc98870f3e63b29d7df49c0ae4ee1904af4394250f402c6aee83996a4e97435f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 6-0 3-3 3-2 3-1 1-0"
deal.B = "6-6 6-3 6-2 5-4 5-3 5-2 5-0"
deal.C = "5-1 4-1 4-0 3-0 2-2 2-1 1-1"
deal.D = "6-4 5-5 4-4 4-3 4-2 2-0 0-0"
yard = ""
play = """
B:6-6 A:6-1L D:6-4R C:4-1L B:5-4L A:6-5L D:4-4R C:4-0R B:6-3L
A:3-3L D:4-3L C:3-0R B:5-3R A:pass D:5-5R C:5-1R B:pass A:3-1R
D:4-2L C:2-2L B:6-2L A:6-0L D:2-0L C:2-1L B:pass A:3-2R D:pass
C:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 112, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-1 5-0 4-0 3-0 2-1"
deal.B = "6-5 6-0 5-4 5-3 5-2 3-2 3-1"
deal.C = "6-3 6-2 5-5 5-1 2-2 1-1 0-0"
deal.D = "4-4 4-3 4-2 4-1 3-3 2-0 1-0"
yard = ""
play = """
A:6-6 D:pass C:6-2L B:5-2L A:5-0L D:2-0L C:2-2L B:3-2L A:3-0L
D:1-0L C:6-3R B:3-1L A:pass D:4-3L C:pass B:5-4L A:pass D:3-3R
C:5-5L B:6-5L A:6-1L D:4-1L C:pass B:5-3R A:6-4L D:pass C:5-1R
B:6-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 84 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-4 5-2 4-3 4-2 3-0 2-2"
deal.B = "6-0 5-0 4-0 3-1 1-1 1-0 0-0"
deal.C = "6-5 6-1 5-1 4-1 3-3 3-2 2-1"
deal.D = "6-6 6-4 6-2 5-5 5-3 4-4 2-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-0L A:6-3R D:5-3R C:5-1R B:6-0L A:pass D:6-4L
C:6-1R B:4-0L A:3-0L D:6-2R C:3-2R B:3-1L A:4-3R D:4-4R C:2-1L
B:pass A:4-2R D:2-0L C:pass B:1-0L A:2-2R D:pass C:4-1L B:pass
A:5-4L D:5-5L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 63 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-1 5-0 4-3 3-0 2-1"
deal.B = "6-6 6-5 6-0 5-5 4-4 4-0 2-2"
deal.C = "6-2 5-4 5-3 5-2 4-2 2-0 1-0"
deal.D = "6-1 4-1 3-3 3-2 3-1 1-1 0-0"
yard = ""
play = """
C:5-4 B:6-5L A:6-4L D:4-1L C:1-0L B:6-0L A:6-3L D:3-3L C:5-3L
B:5-5L A:4-3R D:3-2R C:6-2R B:6-6R A:5-1L D:6-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 73 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-3 4-2 2-1 1-1 1-0"
deal.B = "6-2 6-0 5-5 5-3 5-0 3-3 3-1"
deal.C = "6-4 6-1 5-2 4-3 4-1 3-0 2-2"
deal.D = "5-4 5-1 4-4 4-0 3-2 2-0 0-0"
yard = ""
play = """
B:6-2 A:6-6L D:3-2R C:6-1L B:3-1L A:6-3L D:pass C:3-0R B:6-0L
A:1-0L D:5-1L C:5-2L B:5-0R A:6-5R D:2-0L C:6-4R B:pass A:4-2R
D:4-0L C:4-3L B:5-3L A:2-1R D:5-4L C:4-1L B:pass A:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 24, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-4 4-1 3-3 2-0 1-0"
deal.B = "6-4 6-3 6-1 6-0 5-2 4-3 3-0"
deal.C = "5-3 5-1 5-0 3-2 3-1 1-1 0-0"
deal.D = "6-6 6-2 4-4 4-2 4-0 2-2 2-1"
yard = ""
play = """
A:5-5 D:pass C:5-1L B:6-1L A:6-5L D:pass C:5-0L B:6-0L A:5-4R
D:6-6L C:pass B:6-4L A:4-1L D:4-4R C:1-1L B:4-3R A:3-3R D:2-1L
C:3-1R B:5-2L A:1-0R D:4-0R C:5-3L B:6-3L A:pass D:6-2L C:3-2L
B:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 2 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-1 5-0 4-2 4-1 2-2"
deal.B = "6-1 6-0 5-4 4-4 4-0 3-0 0-0"
deal.C = "6-6 6-5 5-3 4-3 3-2 3-1 2-0"
deal.D = "6-4 5-5 5-2 3-3 2-1 1-1 1-0"
yard = ""
play = """
D:5-5 C:5-3L B:3-0L A:5-0L D:5-2L C:3-2L B:5-4R A:4-2R D:3-3L
C:3-1L B:6-1L A:6-2L D:2-1L C:2-0R B:6-0R A:6-3R D:1-1L C:4-3R
B:4-4R A:4-1R D:1-0L C:pass B:4-0L A:5-1R D:6-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 27 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-3 6-1 5-1 4-2 1-0"
deal.B = "6-0 5-4 4-3 3-0 2-0 1-1 0-0"
deal.C = "6-6 6-2 5-5 5-3 4-4 4-1 3-2"
deal.D = "5-2 5-0 4-0 3-3 3-1 2-2 2-1"
yard = ""
play = """
C:6-2 B:6-0L A:1-0L D:5-2R C:5-5R B:1-1L A:6-5R D:3-1L C:5-3L
B:5-4L A:6-4L D:pass C:6-6L B:pass A:6-1L D:2-1L C:3-2L B:4-3L
A:4-2L D:2-2L C:pass B:2-0L A:6-3R D:3-3R C:pass B:3-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 28 }

[[match.hand]]
opener = "B"
deal.A = "5-0 4-0 3-0 2-2 1-1 1-0 0-0"
deal.B = "6-4 5-3 5-2 5-1 4-3 3-3 2-0"
deal.C = "6-6 6-5 5-5 4-4 4-1 3-2 2-1"
deal.D = "6-3 6-2 6-1 6-0 5-4 4-2 3-1"
yard = ""
play = """
B:6-4 A:4-0R D:6-3L C:3-2L B:5-2L A:5-0L D:6-0L C:6-6L B:2-0R
A:2-2R D:6-2L C:2-1L B:5-1L A:pass D:5-4L C:4-1L B:pass A:1-0L
D:4-2R C:4-4R B:4-3R A:3-0R D:pass C:pass B:pass A:0-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 48, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-4 5-0 3-2 2-1 1-1"
deal.B = "6-5 6-4 5-3 4-2 3-1 3-0 0-0"
deal.C = "6-2 6-1 5-2 5-1 4-4 2-2 2-0"
deal.D = "6-0 5-5 4-3 4-1 4-0 3-3 1-0"
yard = ""
play = """
A:6-6 D:6-0L C:6-2R B:3-0L A:3-2L D:pass C:2-0L B:0-0L A:5-0L
D:5-5L C:5-2L B:4-2L A:5-4L D:pass C:2-2R B:6-5L A:6-3L D:4-3L
C:4-4L B:6-4L A:2-1R D:4-1R C:6-1L B:3-1L A:pass D:3-3L C:pass
B:5-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 8 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 4-3 4-0 3-1 3-0 1-0"
deal.B = "6-1 6-0 5-4 5-2 5-0 2-2 2-0"
deal.C = "6-3 5-5 5-3 5-1 4-4 4-2 0-0"
deal.D = "6-5 6-4 4-1 3-3 3-2 2-1 1-1"
yard = ""
play = """
D:6-5 C:5-1R B:6-1L A:3-1L D:3-3L C:5-3L B:5-4L A:4-3L D:3-2L
C:4-2L B:pass A:4-0L D:4-1R C:4-4R B:6-0L A:6-6L D:6-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 54 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-1 6-0 5-4 4-3 4-0"
deal.B = "5-3 5-2 5-0 4-4 4-1 3-1 1-0"
deal.C = "6-4 5-5 3-3 3-2 2-2 2-0 0-0"
deal.D = "6-6 6-2 5-1 4-2 3-0 2-1 1-1"
yard = ""
play = """
C:5-5 B:5-3L A:6-3L D:6-6L C:6-4L B:4-4L A:6-5R D:6-2R C:2-2R
B:4-1L A:6-1L D:4-2R C:pass B:pass A:5-4R D:5-1R C:pass B:3-1R
A:4-3R D:pass C:pass B:pass A:6-0L D:3-0L C:3-3L B:pass A:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-3 4-4 4-3 2-0 1-1 1-0"
deal.B = "6-5 6-3 5-4 5-2 4-0 3-0 0-0"
deal.C = "6-1 4-2 4-1 3-3 3-2 2-2 2-1"
deal.D = "6-4 6-2 6-0 5-5 5-1 5-0 3-1"
yard = ""
play = """
B:6-5 A:6-6L D:5-5R C:6-1L B:5-4R A:4-4R D:6-4R C:2-1L B:5-2L
A:5-3L D:6-2R C:3-2L B:pass A:2-0L D:6-0L C:2-2R B:6-3L A:4-3L
D:pass C:4-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 36, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-4 5-3 4-3 2-1 1-0"
deal.B = "6-1 6-0 4-4 4-2 4-1 4-0 3-0"
deal.C = "6-6 6-2 5-2 3-3 3-2 3-1 0-0"
deal.D = "6-3 5-5 5-1 5-0 2-2 2-0 1-1"
yard = ""
play = """
A:5-4 D:5-5L C:5-2L B:4-2L A:6-4L D:6-3L C:3-1L B:6-1L A:6-5L
D:5-1L C:pass B:4-1L A:4-3L D:pass C:3-3L B:3-0L A:1-0L D:1-1L
C:pass B:4-4R A:2-1L D:2-2L C:6-2L B:6-0L A:pass D:5-0L C:pass
B:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 25 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-3 5-0 3-3 3-1 3-0 1-0"
deal.B = "6-4 6-1 6-0 5-5 5-4 3-2 2-1"
deal.C = "6-5 5-2 5-1 4-4 4-1 1-1 0-0"
deal.D = "6-6 6-2 4-3 4-2 4-0 2-2 2-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-5L A:6-3R D:4-3R C:4-4R B:5-4L A:pass D:4-2L
C:4-1R B:3-2L A:3-1R D:pass C:pass B:pass A:3-3L D:pass C:pass
B:pass A:5-3L D:pass C:5-2L B:2-1L A:1-0L D:4-0L C:pass B:6-4L
A:3-0R D:6-2L C:0-0R B:6-0R A:pass D:2-2L C:pass B:6-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 5-5 5-2 4-4 1-1 0-0"
deal.B = "6-5 5-4 5-1 4-0 2-2 2-1 1-0"
deal.C = "6-2 5-3 5-0 4-3 4-2 3-2 3-0"
deal.D = "6-4 6-1 6-0 4-1 3-3 3-1 2-0"
yard = ""
play = """
C:3-0 B:4-0R A:4-4R D:6-4R C:4-3L B:5-4L A:6-6R D:6-1R C:5-3L
B:5-1R A:5-5R D:3-3L C:3-2L B:2-2L A:5-2L D:pass C:5-0L B:1-0L
A:1-1L D:4-1L C:4-2L B:2-1L A:pass D:3-1L C:pass B:6-5R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 17 }

[[match.hand]]
opener = "B"
deal.A = "5-1 5-0 4-4 4-2 3-2 2-0 0-0"
deal.B = "6-4 6-3 6-2 5-2 4-3 4-1 1-0"
deal.C = "6-5 5-5 5-3 4-0 3-3 3-0 2-1"
deal.D = "6-6 6-1 6-0 5-4 3-1 2-2 1-1"
yard = ""
play = """
B:6-4 A:4-4R D:6-6L C:6-5L B:5-2L A:4-2R D:2-2L C:2-1L B:4-1L
A:2-0R D:5-4L C:4-0R B:4-3R A:3-2R D:pass C:5-3L B:6-3L A:pass
D:6-1L C:pass B:1-0L A:5-0L D:pass C:5-5L B:6-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 3-3 3-0 2-2 1-1 0-0"
deal.B = "6-5 6-4 6-1 5-1 5-0 4-3 3-1"
deal.C = "6-3 5-4 5-3 4-4 4-2 3-2 1-0"
deal.D = "6-2 6-0 5-2 4-1 4-0 2-1 2-0"
yard = ""
play = """
A:6-6 D:6-2L C:4-2L B:6-4L A:pass D:6-0L C:1-0L B:6-1L A:pass
D:pass C:6-3L B:4-3L A:pass D:4-1L C:pass B:5-1L A:5-5L D:5-2L
C:3-2L B:3-1L A:1-1L D:2-1L C:pass B:6-5R A:2-2L D:2-0L C:5-4R
B:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 25 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 6-1 5-0 4-0 2-1 1-0"
deal.B = "6-6 5-3 5-1 4-4 3-3 3-0 1-1"
deal.C = "6-5 5-5 5-4 4-3 4-2 3-2 2-2"
deal.D = "6-4 6-0 5-2 4-1 3-1 2-0 0-0"
yard = ""
play = """
D:6-4 C:4-2R B:6-6L A:6-2R D:6-0L C:6-5R B:3-0L A:6-3L D:5-2R
C:2-2R B:pass A:2-1R D:4-1R C:4-3R B:5-3R A:5-0R D:2-0R C:3-2R
B:3-3R A:6-1L D:3-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 40 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-3 5-1 4-4 3-3 3-0"
deal.B = "6-6 5-5 5-4 4-0 3-1 2-2 2-1"
deal.C = "6-5 6-1 5-2 5-0 4-3 3-2 1-0"
deal.D = "6-3 6-2 4-2 4-1 2-0 1-1 0-0"
yard = ""
play = """
C:4-3 B:5-4L A:5-3L D:6-3L C:3-2R B:6-6L A:6-4L D:6-2R C:6-5R
B:4-0L A:6-0L D:pass C:5-2R B:2-2R A:pass D:4-2R C:6-1L B:3-1L
A:4-4R D:4-1R C:1-0R B:pass A:3-0R D:pass C:pass B:pass A:3-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 28, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-4 5-4 4-4 3-2 2-1"
deal.B = "6-3 6-2 5-5 3-3 3-1 2-2 1-0"
deal.C = "6-0 5-2 5-0 4-2 3-0 2-0 1-1"
deal.D = "6-1 5-3 5-1 4-3 4-1 4-0 0-0"
yard = ""
play = """
B:6-3 A:6-6L D:5-3R C:6-0L B:1-0L A:6-5R D:6-1L C:pass B:6-2L
A:6-4R D:4-3R C:5-2L B:5-5L A:5-4L D:4-1L C:3-0R B:3-1L A:3-2L
D:4-0R C:4-2R B:2-2L A:2-1L D:5-1L C:5-0L B:pass A:pass D:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 112 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-36"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 299, BD = 605 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-36"
commitment = "be34c301c20cb39bffa4844489e16bb49fbe153cb1075a77fc4fcaeeca2db6ce"
secret = "7c8361f6f28637185e979f2b053258dfbcd3e7b4c9398f31397190b10ca7435c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 4-4 4-3 4-2 4-0 3-1"
deal.B = "6-2 5-5 5-0 4-1 3-3 3-0 1-0"
deal.C = "6-5 6-4 6-1 6-0 2-2 2-0 1-1"
deal.D = "6-3 5-4 5-2 5-1 3-2 2-1 0-0"
yard = ""
play = """
A:6-6 D:6-3L C:6-5R B:3-0L A:4-0L D:5-4L C:pass B:5-5L A:5-3L
D:3-2L C:2-2L B:6-2L A:pass D:5-2R C:6-4L B:4-1L A:3-1L D:2-1R
C:6-1R B:3-3L A:4-3L D:pass C:6-0R B:5-0R A:4-4L D:5-1R C:1-1R
B:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 108 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 5-5 5-4 4-3 4-0 2-0"
deal.B = "6-1 5-0 4-2 4-1 3-3 2-2 2-1"
deal.C = "6-4 6-3 5-3 5-1 4-4 3-1 1-1"
deal.D = "6-6 6-2 5-2 3-2 3-0 1-0 0-0"
yard = ""
play = """
D:6-6 C:6-4L B:4-2L A:2-0L D:6-2R C:pass B:2-2R A:6-0L D:3-2R
C:6-3L B:3-3L A:4-3L D:3-0R C:4-4L B:4-1L A:4-0R D:1-0L C:pass
B:5-0L A:6-5L D:pass C:pass B:6-1L A:5-4R D:5-2R C:5-1L B:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 99 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-2 5-5 4-4 4-0 3-3"
deal.B = "6-1 5-1 3-2 3-1 3-0 1-0 0-0"
deal.C = "6-6 5-2 5-0 4-3 4-1 2-0 1-1"
deal.D = "6-4 6-0 5-4 5-3 4-2 2-2 2-1"
yard = ""
play = """
C:6-6 B:6-1L A:6-5R D:5-4R C:4-3R B:3-1R A:pass D:2-1L C:5-2L
B:5-1L A:pass D:pass C:4-1L B:1-0R A:4-4L D:6-0R C:pass B:pass
A:4-0L D:6-4R C:5-0L B:pass A:5-5L D:4-2R C:2-0R B:0-0R A:pass
D:5-3L C:pass B:3-0R A:6-3L D:pass C:pass B:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 66 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 5-0 4-4 4-2 2-1 1-0"
deal.B = "6-5 6-4 6-3 5-1 4-3 3-3 3-2"
deal.C = "6-0 5-5 5-3 4-0 3-0 2-2 2-0"
deal.D = "6-6 6-1 5-2 4-1 3-1 1-1 0-0"
yard = ""
play = """
B:3-3 A:pass D:3-1L C:5-3R B:6-5R A:2-1L D:6-6R C:6-0R B:3-2L
A:5-0R D:5-2R C:2-2R B:4-3L A:5-4L D:pass C:5-5L B:5-1L A:1-0L
D:0-0L C:4-0L B:6-4L A:6-2L D:pass C:2-0L B:pass A:4-2R D:4-1R
C:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 43, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-3 4-1 3-2 1-1 0-0"
deal.B = "6-2 6-1 6-0 4-3 3-0 2-2 2-0"
deal.C = "6-6 5-2 5-1 4-2 4-0 3-3 3-1"
deal.D = "6-5 6-3 5-4 5-0 4-4 2-1 1-0"
yard = ""
play = """
A:6-4 D:4-4R C:6-6L B:4-3R A:5-3R D:6-5L C:5-2L B:2-2L A:3-2L
D:6-3L C:5-1R B:6-0L A:0-0L D:5-0L C:3-1R B:3-0R A:5-5L D:5-4L
C:4-2L B:2-0L A:pass D:1-0L C:4-0R B:6-1L A:4-1R D:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 8 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-2 6-0 5-5 5-4 2-2"
deal.B = "5-1 5-0 4-4 4-3 4-2 3-1 0-0"
deal.C = "6-3 5-2 3-2 2-1 2-0 1-1 1-0"
deal.D = "6-6 6-1 5-3 4-1 4-0 3-3 3-0"
yard = ""
play = """
D:6-6 C:6-3L B:3-1L A:6-5R D:5-3R C:3-2R B:4-2R A:6-4R D:6-1L
C:pass B:pass A:6-2L D:pass C:5-2L B:5-0L A:6-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 70, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 4-3 4-0 2-2 2-0 1-1"
deal.B = "6-6 6-5 6-3 5-3 5-1 4-4 4-1"
deal.C = "5-5 5-2 4-2 3-3 3-2 3-1 1-0"
deal.D = "6-4 6-1 5-4 5-0 3-0 2-1 0-0"
yard = ""
play = """
C:5-5 B:6-5L A:6-2L D:2-1L C:5-2R B:5-1L A:2-2R D:5-0L C:4-2R
B:4-1R A:6-0L D:6-1R C:pass B:6-3L A:4-3L D:6-4L C:pass B:6-6L
"""
end = "blocked"
winner = "AC"
delta = { AC = 52, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-2 4-1 4-0 3-3 1-1 1-0"
deal.B = "5-3 5-1 5-0 4-4 4-3 3-2 2-0"
deal.C = "6-5 6-4 6-3 6-2 5-5 3-1 2-2"
deal.D = "6-6 6-1 6-0 4-2 3-0 2-1 0-0"
yard = ""
play = """
B:2-0 A:5-2L D:6-0R C:6-5L B:pass A:pass D:6-6L C:6-4L B:4-3L
A:3-3L D:3-0L C:6-3R B:5-3R A:4-0L D:4-2L C:5-5R B:5-1R A:4-1R
D:2-1L C:3-1L B:3-2L A:5-4R D:pass C:6-2L B:5-0R A:1-0R D:6-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-2 5-0 4-2 3-0 1-1"
deal.B = "6-5 5-4 5-1 4-4 4-3 2-0 1-0"
deal.C = "6-1 5-5 5-3 5-2 4-1 3-1 2-2"
deal.D = "6-6 6-0 4-0 3-3 3-2 2-1 0-0"
yard = ""
play = """
A:6-4 D:6-6L C:6-1L B:4-3R A:1-1L D:3-3R C:5-3R B:5-1L A:5-0L
D:0-0L C:5-5R B:2-0L A:6-2L D:6-0L C:5-2R B:1-0L A:4-2R D:4-0R
C:4-1L B:4-4L A:3-0R D:3-2R C:2-2R B:5-4L A:pass D:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 5-4 5-3 2-2 2-0 0-0"
deal.B = "6-5 6-4 4-3 4-0 3-2 3-1 1-0"
deal.C = "6-1 5-2 5-1 5-0 4-2 3-3 1-1"
deal.D = "6-2 6-0 5-5 4-4 4-1 3-0 2-1"
yard = ""
play = """
D:4-4 C:4-2L B:6-4R A:2-2L D:6-2R C:5-2L B:6-5L A:6-6L D:6-0L
C:5-0L B:3-2R A:5-4L D:3-0R C:pass B:1-0R A:pass D:2-1R C:pass
B:4-0L A:2-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 64 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 5-4 5-0 4-1 2-2 1-0"
deal.B = "6-6 6-3 4-3 3-2 3-1 1-1 0-0"
deal.C = "6-5 6-1 5-2 4-0 3-3 3-0 2-1"
deal.D = "6-2 6-0 5-3 5-1 4-4 4-2 2-0"
yard = ""
play = """
C:6-5 B:6-6L A:6-4L D:4-4L C:5-2R B:4-3L A:2-2R D:5-3L C:2-1R
B:3-1R A:5-5L D:5-1L C:6-1L B:6-3R A:pass D:6-2L C:pass B:3-2L
A:pass D:6-0R C:3-3L B:0-0R A:5-0R D:pass C:3-0L B:pass A:1-0L
D:pass C:pass B:1-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-2 4-2 4-1 3-2 2-1 1-1"
deal.B = "6-6 6-0 3-3 2-2 2-0 1-0 0-0"
deal.C = "6-3 5-5 5-4 5-1 4-3 4-0 3-0"
deal.D = "6-4 6-2 6-1 5-3 5-0 4-4 3-1"
yard = ""
play = """
B:2-0 A:5-2L D:5-0R C:5-5L B:pass A:6-5L D:5-3R C:6-3L B:3-3L
A:3-2L D:6-2L C:4-3R B:6-0L A:4-2R D:pass C:4-0L B:2-2R A:4-1L
D:6-1L C:pass B:6-6L A:2-1R D:3-1R C:3-0R B:1-0R A:1-1R
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 4-3 4-2 3-0 2-2 2-0 1-1"
deal.B = "6-5 6-4 6-2 4-4 4-1 1-0 0-0"
deal.C = "6-3 6-0 5-4 5-2 5-1 5-0 3-1"
deal.D = "6-6 6-1 5-3 4-0 3-3 3-2 2-1"
yard = ""
play = """
A:5-5 D:5-3L C:6-3L B:6-2L A:4-2L D:4-0L C:5-4R B:0-0L A:3-0L
D:3-3L C:3-1L B:4-1L A:4-3L D:3-2L C:5-2L B:4-4R A:pass D:pass
C:5-1L B:1-0L A:2-0L D:2-1L C:pass B:6-4R A:1-1L D:6-6R C:6-0R
B:pass A:pass D:6-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 9 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-2 5-0 4-3 4-0 3-3 3-0"
deal.B = "6-0 4-4 4-2 4-1 3-2 2-2 0-0"
deal.C = "6-6 6-3 6-2 6-1 5-4 3-1 2-1"
deal.D = "6-5 6-4 5-3 5-1 2-0 1-1 1-0"
yard = ""
play = """
D:1-1 C:6-1L B:6-0L A:5-0L D:5-1R C:5-4L B:4-1L A:5-5R D:6-5R
C:6-6R B:pass A:pass D:6-4R C:3-1L B:4-4R A:4-3L D:pass C:pass
B:4-2L A:5-2L D:5-3L C:6-3L B:pass A:4-0R D:1-0R C:6-2L B:2-2L
A:pass D:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 5-5 5-0 4-2 4-0 2-0"
deal.B = "6-4 6-1 5-2 4-3 4-1 3-3 2-1"
deal.C = "6-6 6-5 5-4 5-1 4-4 2-2 1-1"
deal.D = "6-3 5-3 3-2 3-1 3-0 1-0 0-0"
yard = ""
play = """
C:6-6 B:6-4L A:4-2L D:6-3R C:2-2L B:2-1L A:pass D:3-1L C:pass
B:3-3L A:pass D:3-2L C:pass B:4-3R A:6-2L D:pass C:6-5L B:4-1R
A:5-5L D:5-3L C:5-1R B:5-2R A:2-0R D:3-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 42 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-1 4-1 3-3 2-1 1-1"
deal.B = "6-6 6-2 5-2 5-0 3-2 3-1 3-0"
deal.C = "6-0 5-4 5-3 4-3 4-2 4-0 2-0"
deal.D = "6-4 5-5 5-1 4-4 2-2 1-0 0-0"
yard = ""
play = """
B:6-6 A:6-5L D:5-5L C:5-4L B:6-2R A:4-1L D:2-2R C:4-2R B:3-1L
A:6-3L D:6-4L C:4-3L B:3-2L A:2-1L D:4-4R C:4-0R B:5-0R A:6-1L
D:5-1R C:6-0L B:3-0L A:3-3L D:1-0R C:5-3L B:5-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-3 4-0 2-1 1-0 0-0"
deal.B = "6-2 6-1 5-5 4-4 4-1 3-2 2-0"
deal.C = "6-5 5-4 5-2 5-1 4-2 3-1 1-1"
deal.D = "6-3 6-0 5-0 4-3 3-3 3-0 2-2"
yard = ""
play = """
A:6-6 D:6-3L C:6-5R B:3-2L A:2-1L D:5-0R C:5-1L B:5-5L A:5-3L
D:3-0R C:3-1L B:6-1L A:6-4L D:4-3L C:pass B:pass A:pass D:3-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 62, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 6-0 5-5 4-2 3-0 0-0"
deal.B = "6-6 5-3 5-2 5-0 4-1 3-3 2-1"
deal.C = "6-5 5-4 4-3 4-0 2-2 1-1 1-0"
deal.D = "6-3 6-1 5-1 4-4 3-2 3-1 2-0"
yard = ""
play = """
D:4-4 C:5-4L B:5-0L A:6-0L D:6-3L C:4-3L B:4-1L A:6-4R D:6-1R
C:1-1L B:2-1L A:6-2L D:3-1R C:6-5L B:5-3L A:3-0L D:2-0L C:2-2L
B:5-2L A:5-5L D:3-2R C:pass B:pass A:4-2R D:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-1 5-2 4-3 4-0 3-3"
deal.B = "6-3 5-4 5-3 3-0 2-2 2-1 2-0"
deal.C = "6-0 5-5 5-1 4-2 3-2 3-1 1-0"
deal.D = "6-6 6-2 5-0 4-4 4-1 1-1 0-0"
yard = ""
play = """
C:5-5 B:5-3L A:4-3L D:4-4L C:4-2L B:2-0L A:4-0L D:5-0R C:6-0R
B:6-3R A:6-4L D:6-6L C:3-2R B:2-1R A:6-5L D:4-1R C:5-1L B:5-4R
A:6-1L D:6-2L C:pass B:2-2L A:5-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 16 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 5-4 5-2 4-4 4-2 2-2"
deal.B = "6-5 5-5 3-0 2-0 1-1 1-0 0-0"
deal.C = "6-4 6-1 6-0 5-1 4-3 3-2 2-1"
deal.D = "6-2 5-3 5-0 4-1 4-0 3-3 3-1"
yard = ""
play = """
B:0-0 A:pass D:5-0L C:5-1L B:3-0R A:6-3R D:3-1L C:6-4R B:pass
A:5-4R D:3-3L C:4-3L B:5-5R A:4-4L D:5-3R C:3-2R B:2-0R A:4-2L
D:4-0R C:2-1L B:1-0L A:pass D:4-1R C:6-1R B:6-5R A:5-2R D:6-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 22 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-3 5-1 5-0 4-0 3-1"
deal.B = "6-1 6-0 3-3 3-2 3-0 1-0 0-0"
deal.C = "6-4 5-5 5-4 5-2 4-2 4-1 2-1"
deal.D = "6-5 6-2 4-4 4-3 2-2 2-0 1-1"
yard = ""
play = """
A:6-6 D:6-2L C:6-4R B:3-2L A:6-3L D:4-4R C:5-4R B:6-0L A:5-0L
D:6-5L C:5-5R B:6-1L A:5-1L D:pass C:5-2L B:pass A:5-3R D:4-3R
C:4-2L B:pass A:4-0L D:2-0L C:4-1R B:1-0R A:pass D:2-2L C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-0 5-4 5-0 3-1 2-0 1-0"
deal.B = "6-6 6-5 6-3 6-1 5-5 5-3 0-0"
deal.C = "5-2 5-1 4-4 4-2 4-0 3-0 2-1"
deal.D = "6-2 4-3 4-1 3-3 3-2 2-2 1-1"
yard = ""
play = """
D:3-3 C:3-0L B:6-3R A:6-0L D:6-2L C:5-2L B:6-5L A:6-4L D:4-3L
C:pass B:6-1R A:3-1L D:1-1L C:5-1L B:5-5L A:5-4L D:4-1L C:2-1L
B:pass A:2-0L D:pass C:4-0L B:pass A:1-0R D:pass C:4-4L B:0-0R
A:5-0R
"""
end = "out"
winner = "AC"
delta = { AC = 29, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-2 4-3 4-1 4-0 1-1 1-0"
deal.B = "6-4 6-0 5-5 5-3 4-2 3-3 2-1"
deal.C = "6-1 5-4 5-1 3-1 3-0 2-2 0-0"
deal.D = "6-6 6-5 6-3 5-0 4-4 3-2 2-0"
yard = ""
play = """
C:5-4 B:4-2R A:5-2L D:3-2L C:2-2R B:5-3L A:6-2R D:6-6R C:6-1R
B:5-5L A:4-1R D:4-4R C:5-1L B:2-1L A:4-3R D:6-3R C:pass B:6-0R
A:4-0R D:2-0L C:3-0L B:6-4R A:pass D:6-5R C:3-1L B:pass A:1-1L
D:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-3 3-3 3-2 1-1 1-0"
deal.B = "6-4 6-2 6-1 4-4 4-2 3-0 2-0"
deal.C = "6-6 6-5 5-4 5-0 4-3 4-0 2-1"
deal.D = "6-3 5-2 5-1 4-1 3-1 2-2 0-0"
yard = ""
play = """
B:4-2 A:3-2R D:4-1L C:4-3R B:6-1L A:6-0L D:0-0L C:5-4R B:2-0L
A:5-5R D:5-2R C:2-1L B:6-2R A:1-1L D:6-3R C:pass B:3-0R A:1-0L
D:pass C:5-0L B:pass A:5-3L D:3-1L C:4-0R B:4-4R A:pass D:5-1L
C:6-5L B:6-4R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 118 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-37"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 528, BD = 263 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-37"
commitment = "eafb3069fed3b7e00b5e54521fefd471b3b97f720fcd635c1a5679adb3b437b2"
secret = "d9165187278b9c9b08faf6455f306d8a0f1960bed13ae1fa3cc4aad90efa96e8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 4-4 4-1 3-1 2-0 0-0"
deal.B = "6-2 6-1 5-5 5-4 3-2 2-1 1-0"
deal.C = "6-5 5-3 4-3 4-0 3-0 2-2 1-1"
deal.D = "6-4 6-3 6-0 5-1 5-0 4-2 3-3"
yard = ""
play = """
A:6-6 D:6-4L C:6-5R B:5-5R A:5-2R D:4-2L C:2-2L B:6-2L A:2-0R
D:6-3L C:3-0R B:3-2L A:3-1R D:5-1R C:5-3R B:2-1L A:4-1L D:3-3R
C:4-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 142, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-5 4-3 4-2 4-1 3-2 3-0"
deal.B = "6-6 6-4 6-0 2-2 2-1 2-0 0-0"
deal.C = "6-2 5-3 5-2 5-0 4-0 3-1 1-1"
deal.D = "6-5 6-3 5-4 5-1 4-4 3-3 1-0"
yard = ""
play = """
D:6-5 C:6-2L B:2-2L A:3-2L D:6-3L C:5-3R B:6-6L A:4-3R D:5-4R
C:5-0R B:6-4L A:3-0R D:4-4L C:4-0L B:6-0L A:6-1L D:5-1L C:5-2L
B:2-1L A:4-1L D:3-3R C:3-1R B:pass A:4-2L D:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 87 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-0 4-4 4-2 4-1 3-0 2-2"
deal.B = "6-5 5-5 5-3 5-1 2-1 1-1 0-0"
deal.C = "6-4 6-2 6-1 3-3 3-2 3-1 1-0"
deal.D = "6-3 6-0 5-4 5-2 4-3 4-0 2-0"
yard = ""
play = """
C:3-3 B:5-3L A:5-0L D:6-0L C:6-1L B:5-1L A:3-0R D:5-4L C:6-4L
B:6-5L A:pass D:5-2L C:6-2L B:0-0R A:6-6L D:6-3L C:1-0R B:2-1R
A:2-2R D:4-3L C:3-2R B:pass A:4-2L D:2-0L C:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 66, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-5 3-0 2-2 2-0 0-0"
deal.B = "6-4 5-4 5-3 5-1 5-0 4-4 4-0"
deal.C = "6-6 6-1 5-2 4-2 4-1 3-3 2-1"
deal.D = "6-3 6-0 4-3 3-2 3-1 1-1 1-0"
yard = ""
play = """
B:6-4 A:6-5L D:4-3R C:5-2L B:5-3R A:5-5R D:3-2L C:3-3L B:5-4R
A:3-0L D:6-0L C:6-6L B:4-4R A:6-2L D:pass C:4-2L B:4-0L A:0-0L
D:1-0L C:6-1L B:pass A:pass D:6-3L C:4-1R B:5-1R A:pass D:3-1L
C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 32, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 4-4 4-2 3-0 2-0 1-0"
deal.B = "6-1 5-5 5-4 5-3 5-1 3-3 2-2"
deal.C = "6-3 6-2 5-2 4-3 3-2 3-1 2-1"
deal.D = "6-5 6-0 5-0 4-1 4-0 1-1 0-0"
yard = ""
play = """
A:4-2 D:4-1L C:2-1L B:2-2L A:2-0L D:6-0L C:6-2L B:pass A:pass
D:pass C:3-2L B:5-3L A:pass D:6-5L C:6-3L B:3-3L A:3-0L D:5-0L
C:5-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 80 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-2 5-1 4-4 4-3 1-1 1-0"
deal.B = "6-4 6-0 5-5 5-4 5-0 4-1 2-1"
deal.C = "6-6 6-5 6-2 6-1 4-0 3-3 2-0"
deal.D = "5-3 4-2 3-2 3-1 3-0 2-2 0-0"
yard = ""
play = """
D:5-3 C:6-5L B:6-4L A:6-3R D:4-2L C:6-2L B:6-0L A:1-0L D:3-1L
C:6-6R B:pass A:4-3L D:pass C:4-0L B:5-0L A:5-2L D:3-2L C:3-3L
B:pass A:pass D:3-0L C:2-0L B:2-1L A:1-1L D:pass C:6-1L
"""
end = "out"
winner = "AC"
delta = { AC = 128, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 5-4 5-0 3-1 2-1 1-1"
deal.B = "6-6 6-3 6-0 5-5 4-4 4-3 0-0"
deal.C = "6-5 6-2 5-3 4-2 4-1 3-0 2-2"
deal.D = "5-2 5-1 4-0 3-3 3-2 2-0 1-0"
yard = ""
play = """
C:2-2 B:pass A:2-1L D:5-1L C:5-3L B:6-3L A:6-1L D:1-0L C:3-0L
B:4-3L A:6-4L D:5-2R C:6-5R B:6-6L A:pass D:pass C:6-2L B:6-0R
A:5-0R D:3-2L C:pass B:5-5R A:5-4R D:3-3L C:4-2R B:pass A:3-1L
D:2-0R C:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-0 4-4 4-3 4-0 3-3"
deal.B = "5-4 5-2 4-1 3-2 3-1 3-0 2-2"
deal.C = "6-5 6-2 5-3 5-1 4-2 1-1 0-0"
deal.D = "6-3 6-1 5-5 5-0 2-1 2-0 1-0"
yard = ""
play = """
B:5-4 A:4-4R D:5-5L C:4-2R B:5-2L A:pass D:2-1L C:5-1L B:3-2R
A:4-3R D:5-0L C:0-0L B:4-1R A:4-0L D:6-1R C:6-5R B:pass A:6-4L
D:6-3L C:5-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 48 }

[[match.hand]]
opener = "A"
deal.A = "5-4 4-2 4-1 3-3 3-1 3-0 1-0"
deal.B = "6-4 6-3 6-1 6-0 5-0 4-3 4-0"
deal.C = "6-5 5-3 5-1 4-4 3-2 2-2 2-1"
deal.D = "6-6 6-2 5-5 5-2 2-0 1-1 0-0"
yard = ""
play = """
A:4-1 D:1-1R C:4-4L B:6-4L A:3-1R D:6-6L C:6-5L B:6-3R A:5-4L
D:6-2R C:2-2R B:4-3L A:4-2R D:pass C:3-2L B:4-0R A:3-0R D:5-2L
C:5-3L B:pass A:3-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 40, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-5 5-2 5-1 4-3 3-3 0-0"
deal.B = "6-5 6-2 4-4 4-2 3-1 2-0 1-1"
deal.C = "6-4 5-4 5-3 4-0 3-2 2-2 1-0"
deal.D = "6-6 6-3 6-0 5-0 4-1 3-0 2-1"
yard = ""
play = """
D:6-6 C:6-4L B:6-5R A:4-3L D:6-3L C:5-4R B:4-4R A:6-1L D:4-1L
C:4-0L B:4-2R A:5-2R D:6-0L C:5-3R B:6-2L A:3-3R D:2-1L C:3-2R
B:3-1L A:pass D:3-0L C:2-2R B:2-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 24 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 5-5 5-4 5-3 4-4 2-2"
deal.B = "5-2 5-0 4-1 3-3 3-0 2-1 1-0"
deal.C = "6-6 6-5 6-4 5-1 4-2 3-2 0-0"
deal.D = "6-3 6-2 4-3 4-0 3-1 2-0 1-1"
yard = ""
play = """
C:6-6 B:pass A:6-0L D:4-0L C:6-4L B:pass A:6-1L D:3-1L C:3-2L
B:5-2L A:5-4L D:4-3L C:6-5R B:3-3L A:5-5R D:6-3L C:5-1R B:4-1R
A:4-4R D:6-2L C:4-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 28, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 5-2 5-1 4-4 4-2 4-0"
deal.B = "6-5 6-2 6-1 6-0 5-5 4-3 3-1"
deal.C = "5-3 5-0 4-1 3-0 2-0 1-1 0-0"
deal.D = "6-6 6-4 3-3 3-2 2-2 2-1 1-0"
yard = ""
play = """
B:6-5 A:5-2R D:6-6L C:2-0R B:6-2L A:4-0R D:3-2L C:5-3L B:5-5L
A:5-1L D:2-1L C:4-1R B:6-1R A:4-2L D:6-4L C:pass B:6-0L A:6-3R
D:1-0L C:3-0R B:3-1L A:pass D:3-3L C:0-0R B:4-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 24 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-1 4-0 2-1 1-1 1-0 0-0"
deal.B = "6-5 6-2 6-0 5-2 5-0 3-3 2-0"
deal.C = "6-4 4-4 4-3 4-2 3-2 3-0 2-2"
deal.D = "6-6 6-1 5-5 5-4 5-3 4-1 3-1"
yard = ""
play = """
A:4-0 D:5-4L C:3-0R B:6-5L A:6-3R D:6-6L C:6-4L B:6-2R A:2-1R
D:4-1L C:pass B:pass A:1-0L D:6-1R C:pass B:6-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 80, BD = 0 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-38"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 500, BD = 162 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-38"
commitment = "d60003cde064f22cff0f1da0a69b7a27cf355822fbb8e0d815e9f6301975204d"
secret = "4657cac8f48d4dadb9eeebb259d51dfbd3cae5e2d17b14625f2ade8cd04ff082"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 4-4 4-1 3-3 3-1 0-0"
deal.B = "6-4 6-3 6-2 5-3 4-0 2-2 1-0"
deal.C = "5-4 5-2 5-1 5-0 3-2 3-0 2-0"
deal.D = "6-5 6-1 6-0 4-3 4-2 2-1 1-1"
yard = ""
play = """
A:6-6 D:6-5L C:5-4L B:6-4L A:pass D:6-1L C:5-1L B:5-3L A:3-3L
D:6-0R C:3-2L B:6-2L A:0-0R D:pass C:5-0R B:6-3L A:5-5R D:4-3L
C:5-2R B:2-2R A:4-4L D:4-2R C:pass B:4-0L A:4-1R D:1-1R C:3-0L
B:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 106 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 5-5 5-4 4-1 2-1 0-0"
deal.B = "6-5 5-3 5-1 4-4 3-1 2-0 1-0"
deal.C = "6-6 6-4 6-2 5-2 4-3 2-2 1-1"
deal.D = "6-1 5-0 4-2 4-0 3-3 3-2 3-0"
yard = ""
play = """
D:4-2 C:6-4L B:6-5L A:5-5L D:5-0L C:6-2R B:1-0L A:6-3R D:3-2R
C:1-1L B:5-1L A:5-4L D:4-0L C:5-2R B:2-0L A:2-1L D:6-1L C:6-6L
B:5-3R A:6-0L D:3-0R C:pass B:pass A:0-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 109, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-4 5-1 4-3 4-1 3-0 2-2"
deal.B = "6-5 6-3 6-2 5-2 3-2 3-1 2-1"
deal.C = "6-4 6-0 4-0 3-3 2-0 1-1 1-0"
deal.D = "6-6 5-5 5-3 5-0 4-4 4-2 0-0"
yard = ""
play = """
C:6-4 B:6-2L A:5-4R D:5-5R C:2-0L B:6-5R A:6-1R D:0-0L C:6-0L
B:2-1R A:2-2R D:6-6L C:pass B:5-2R A:5-1R D:pass C:1-1R B:3-1R
A:4-3R D:4-4R C:4-0R B:6-3L A:3-0L D:5-0L C:1-0R B:pass A:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 69, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-1 4-2 4-0 3-3 2-2"
deal.B = "6-3 5-4 5-3 5-0 4-4 4-1 3-0"
deal.C = "6-6 6-4 5-5 5-2 4-3 2-0 1-1"
deal.D = "6-2 6-0 3-2 3-1 2-1 1-0 0-0"
yard = ""
play = """
B:4-4 A:4-2L D:2-1L C:1-1L B:4-1L A:4-0L D:0-0L C:2-0L B:5-4R
A:6-5R D:6-0R C:5-2L B:5-0L A:pass D:1-0L C:pass B:3-0R A:6-1L
D:3-1R C:6-6L B:6-3L A:3-3L D:3-2L C:pass B:pass A:5-1R D:6-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 56 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-4 5-2 4-3 3-1 2-2 2-0"
deal.B = "6-5 6-4 5-3 4-2 4-0 3-3 1-0"
deal.C = "6-6 6-0 5-1 5-0 4-4 4-1 1-1"
deal.D = "6-2 6-1 5-5 3-2 3-0 2-1 0-0"
yard = ""
play = """
A:6-3 D:6-1L C:5-1L B:5-3L A:4-3L D:3-0R C:4-4L B:4-0R A:5-4L
D:5-5L C:5-0L B:6-4R A:2-0L D:2-1L C:4-1L B:6-5R A:5-2R D:6-2R
C:6-6R B:4-2L A:2-2L D:3-2L C:6-0R B:3-3L A:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 4-0 3-3 2-2 2-0 1-0 0-0"
deal.B = "4-4 4-3 4-1 3-2 3-1 2-1 1-1"
deal.C = "6-5 6-0 5-3 5-2 5-0 4-2 3-0"
deal.D = "6-6 6-4 6-3 6-1 5-5 5-4 5-1"
yard = ""
play = """
D:6-3 C:6-5L B:3-1R A:1-0R D:5-1L C:6-0R B:1-1L A:6-2R D:6-1L
C:5-2R B:pass A:pass D:5-5R C:5-3R B:4-3R A:4-0R D:6-4L C:4-2L
B:2-1L A:2-0R D:pass C:pass B:4-1L A:2-2R D:5-4L C:5-0L B:3-2R
A:3-3R D:pass C:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 120, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 5-4 5-1 5-0 4-4 0-0"
deal.B = "6-4 5-5 4-1 3-1 2-2 2-1 2-0"
deal.C = "6-6 6-1 5-3 4-2 4-0 3-0 1-0"
deal.D = "6-5 6-3 5-2 4-3 3-3 3-2 1-1"
yard = ""
play = """
C:6-6 B:6-4L A:5-4L D:6-3R C:5-3L B:3-1L A:5-1L D:6-5L C:6-1L
B:2-1L A:6-2L D:4-3R C:4-2R B:2-2R A:6-0L D:3-2R C:4-0L B:4-1L
A:pass D:1-1L C:1-0L B:2-0L A:pass D:3-3R C:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 17, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 4-3 4-0 2-1 1-1 1-0"
deal.B = "6-6 6-3 6-1 6-0 5-3 5-1 4-4"
deal.C = "6-4 5-5 5-0 4-1 3-3 2-0 0-0"
deal.D = "5-4 5-2 4-2 3-2 3-1 3-0 2-2"
yard = ""
play = """
B:6-6 A:6-5L D:5-4L C:6-4L B:6-3L A:6-2R D:5-2R C:3-3L B:5-3L
A:pass D:pass C:5-5L B:5-1L A:2-1L D:3-2L C:5-0R B:6-0R A:4-3L
D:4-2L C:2-0L B:6-1R A:4-0L D:3-1R C:4-1L B:pass A:1-1L D:3-0R
C:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 112, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 5-4 4-0 3-3 3-2 2-1"
deal.B = "5-5 4-2 4-1 3-0 2-0 1-0 0-0"
deal.C = "6-2 6-0 5-1 4-4 3-1 2-2 1-1"
deal.D = "6-6 6-4 6-3 5-3 5-2 5-0 4-3"
yard = ""
play = """
A:6-5 D:5-0R C:6-2L B:2-0L A:4-0L D:6-4L C:6-0L B:0-0L A:pass
D:pass C:pass B:1-0L A:6-1L D:6-3L C:3-1L B:4-1L A:5-4L D:5-2L
C:2-2L B:4-2L A:pass D:4-3L C:pass B:3-0L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-0 5-5 5-0 4-0 3-1 0-0"
deal.B = "6-5 6-2 6-1 5-1 4-4 4-1 2-2"
deal.C = "6-4 5-3 4-2 3-3 3-2 2-0 1-1"
deal.D = "6-3 5-4 5-2 4-3 3-0 2-1 1-0"
yard = ""
play = """
D:3-0 C:5-3L B:6-5L A:6-6L D:6-3L C:3-3L B:pass A:6-0R D:4-3L
C:6-4L B:6-1L A:3-1L D:pass C:3-2L B:6-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 72, BD = 0 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-39"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 541, BD = 200 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-39"
commitment = "ea229a2d7e388a3332dbe2833ac580ff58aff13e8a88a60eb6fecdce595d6c4b"
secret = "5e02b9f8aba23809589b4557f4b7be5eb92715ef7044212353e8640c79fe0de0"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 6-0 4-1 2-2 2-1 1-0"
deal.B = "6-1 5-3 3-3 3-2 3-0 2-0 0-0"
deal.C = "6-6 5-2 5-0 4-4 4-3 3-1 1-1"
deal.D = "6-5 6-4 5-5 5-4 5-1 4-2 4-0"
yard = ""
play = """
C:6-6 B:6-1L A:6-2R D:5-1L C:5-0L B:3-0L A:6-3L D:6-5L C:5-2R
B:5-3L A:pass D:5-5R C:3-1L B:pass A:2-1L D:5-4R C:4-3R B:3-2L
A:pass D:pass C:pass B:3-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 148 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-5 5-2 4-3 4-2 4-0"
deal.B = "6-5 5-3 5-1 4-4 3-1 2-0 0-0"
deal.C = "6-2 6-1 5-4 3-3 3-2 1-1 1-0"
deal.D = "6-3 6-0 5-0 4-1 3-0 2-2 2-1"
yard = ""
play = """
B:6-5 A:6-6L D:6-3L C:3-3L B:5-3L A:5-5L D:5-0L C:5-4R B:2-0L
A:4-2L D:4-1L C:6-1L B:4-4R A:6-4L D:pass C:pass B:pass A:4-3L
D:3-0L C:1-0L B:5-1L A:4-0R D:6-0R C:6-2R B:pass A:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 186, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-0 4-4 4-2 3-0 1-1"
deal.B = "5-0 4-0 3-3 3-2 3-1 2-1 1-0"
deal.C = "6-5 6-3 6-1 5-4 5-2 4-1 0-0"
deal.D = "6-4 5-5 5-3 5-1 4-3 2-2 2-0"
yard = ""
play = """
A:6-6 D:6-4L C:6-5R B:4-0L A:6-0L D:5-5R C:5-2R B:3-2R A:6-2L
D:5-3R C:5-4R B:2-1L A:4-4R D:4-3R C:6-3R B:3-1L A:3-0L D:2-0L
C:6-1R B:1-0R A:4-2L D:pass C:0-0R B:5-0R A:pass D:5-1R C:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 160, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-4 5-2 5-1 3-2 3-0 2-0"
deal.B = "6-4 6-3 6-0 5-0 4-1 4-0 1-1"
deal.C = "6-5 5-5 4-4 4-3 3-3 2-1 0-0"
deal.D = "6-6 6-1 5-3 4-2 3-1 2-2 1-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-0L A:6-2R D:4-2R C:4-3R B:6-0L A:3-2R D:6-1L
C:2-1L B:pass A:5-2L D:5-3L C:3-3L B:6-3L A:2-0R D:1-0R C:pass
B:6-4L A:5-1R D:pass C:5-5R B:4-1L A:5-4R D:3-1L C:4-4R B:4-0R
A:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 131, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-5 5-2 5-0 4-1 3-1 2-2"
deal.B = "6-6 6-5 6-3 6-1 5-3 5-1 4-0"
deal.C = "6-2 5-4 4-3 4-2 3-2 2-1 1-0"
deal.D = "6-4 4-4 3-3 3-0 2-0 1-1 0-0"
yard = ""
play = """
C:3-2 B:6-3L A:5-2R D:6-4L C:5-4R B:4-0L A:5-0L D:4-4R C:4-2R
B:6-5L A:2-2R D:2-0R C:6-2L B:pass A:6-0R D:pass C:2-1L B:6-1L
A:pass D:pass C:pass B:6-6L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 52 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 5-1 3-3 3-2 2-1 0-0"
deal.B = "6-6 6-5 5-4 5-3 3-1 1-1 1-0"
deal.C = "6-0 5-2 5-0 4-3 4-2 4-0 2-2"
deal.D = "6-4 6-3 6-2 4-4 4-1 3-0 2-0"
yard = ""
play = """
B:6-6 A:6-1L D:6-4R C:4-0R B:3-1L A:3-3L D:6-3L C:6-0L B:1-0L
A:0-0R D:4-1L C:4-3L B:5-3L A:5-5L D:3-0R C:5-2L B:pass A:3-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 64, BD = 0 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-40"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 79, BD = 524 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-40"
commitment = "e9486d025a9c29d81748e969e8b4d821ed481d4c38d96f5e936e1bef5ccc4d9c"
secret = "12898df4d7b486f2ed3f7c34627d2d33ed9969c23fad01e6ddb071c67bbaa098"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-2 4-1 4-0 3-3 3-1 1-1 0-0"
deal.B = "6-0 5-5 5-4 4-3 2-2 2-1 1-0"
deal.C = "6-4 6-1 5-2 5-0 4-4 3-0 2-0"
deal.D = "6-6 6-5 6-3 5-3 5-1 4-2 3-2"
yard = ""
play = """
D:6-6 C:6-4L B:6-0R A:4-1L D:5-1L C:5-2L B:2-2L A:6-2L D:6-5L
C:5-0L B:1-0L A:3-1L D:3-2L C:3-0R B:4-3R A:4-0R D:4-2L C:4-4L
B:5-4L A:0-0R D:5-3L C:2-0R B:2-1R A:3-3L D:6-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 109 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 5-5 4-4 4-1 1-1 1-0"
deal.B = "6-0 5-4 3-3 3-2 3-1 3-0 2-2"
deal.C = "6-4 6-3 6-2 5-2 5-1 4-0 2-1"
deal.D = "6-1 5-3 5-0 4-3 4-2 2-0 0-0"
yard = ""
play = """
C:6-4 B:5-4R A:6-6L D:5-0R C:6-3L B:6-0R A:6-5R D:5-3R C:pass
B:3-3L A:pass D:4-3L C:4-0L B:3-0R A:1-0L D:6-1L C:6-2L B:2-2L
A:pass D:2-0L C:pass B:pass A:pass D:0-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 131 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-0 5-5 5-2 5-0 2-0"
deal.B = "6-4 6-2 6-1 5-4 4-3 4-0 3-1"
deal.C = "6-6 5-3 4-4 4-1 2-1 1-1 0-0"
deal.D = "5-1 4-2 3-3 3-2 3-0 2-2 1-0"
yard = ""
play = """
B:6-1 A:6-5L D:5-1L C:4-1L B:4-3L A:6-3L D:1-0R C:6-6L B:6-4L
A:6-0R D:4-2L C:2-1L B:3-1L A:pass D:3-3L C:5-3L B:6-2R A:5-5L
D:3-2R C:pass B:5-4L A:pass D:3-0R C:4-4L B:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 166 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-1 4-3 4-0 1-1 0-0"
deal.B = "6-6 6-3 6-2 5-3 5-2 4-4 3-2"
deal.C = "5-5 5-4 4-2 4-1 3-1 2-2 1-0"
deal.D = "6-5 6-1 5-0 3-3 3-0 2-1 2-0"
yard = ""
play = """
A:6-4 D:6-5L C:5-5L B:4-4R A:5-1L D:2-1L C:5-4R B:5-2R A:pass
D:2-0L C:4-2R B:pass A:6-0L D:6-1L C:4-1L B:pass A:4-3L D:3-3L
C:3-1L B:pass A:1-1L D:pass C:1-0L B:pass A:4-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 79, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-3 4-4 4-2 4-1 3-0 1-0"
deal.B = "6-5 6-4 6-2 6-0 3-3 3-2 2-0"
deal.C = "6-1 5-1 4-3 4-0 3-1 2-2 0-0"
deal.D = "6-6 5-5 5-4 5-2 5-0 2-1 1-1"
yard = ""
play = """
D:5-5 C:5-1L B:6-5R A:4-1L D:6-6R C:4-3L B:3-3L A:6-3L D:pass
C:6-1L B:6-4R A:1-0L D:5-0L C:4-0R B:6-0R A:5-3L D:pass C:3-1L
B:6-2R A:4-2R D:5-4R C:pass B:pass A:pass D:1-1L C:pass B:pass
A:pass D:5-2R C:2-2R B:2-0R A:3-0R D:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 8 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-5 5-1 5-0 3-2 2-0 0-0"
deal.B = "6-4 6-1 4-1 4-0 3-1 3-0 2-1"
deal.C = "6-2 5-3 5-2 4-2 3-3 2-2 1-1"
deal.D = "6-6 6-5 6-0 5-4 4-4 4-3 1-0"
yard = ""
play = """
C:6-2 B:6-4L A:3-2R D:4-3R C:4-2L B:2-1L A:5-1L D:5-4L C:pass
B:4-0L A:5-0L D:6-5L C:pass B:4-1R A:6-3L D:1-0R C:5-3L B:3-0R
A:5-5L D:pass C:5-2L B:3-1R A:2-0L D:6-0L C:1-1R B:6-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 110 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-41"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 455, BD = 555 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-41"
commitment = "8f31962c70f9d8e535e096d052c577b13fa7db977f68af0bb25704e2be09cd5c"
secret = "f7684380796fae7af71de207833eed9e4d6f6dce1e40042354a419776c423a9e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 5-5 5-3 4-3 4-0 3-1"
deal.B = "6-4 6-3 6-2 5-0 4-1 2-0 1-1"
deal.C = "6-6 6-5 5-4 5-2 5-1 2-2 0-0"
deal.D = "4-4 4-2 3-3 3-2 3-0 2-1 1-0"
yard = ""
play = """
C:6-6 B:6-4L A:6-0R D:4-4L C:5-4L B:5-0L A:4-0L D:4-2L C:5-2L
B:2-0R A:5-5L D:3-2R C:6-5L B:6-3L A:5-3L D:3-3R C:5-1L B:4-1L
A:3-1R D:2-1R C:2-2R B:6-2R A:6-1R D:1-0R C:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 205, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-0 5-3 5-2 3-3 2-1"
deal.B = "6-5 6-1 3-0 2-2 2-0 1-0 0-0"
deal.C = "5-4 5-1 4-4 4-2 4-1 3-2 1-1"
deal.D = "6-3 6-2 5-5 5-0 4-3 4-0 3-1"
yard = ""
play = """
B:6-5 A:6-6L D:6-3L C:5-4R B:3-0L A:6-4R D:5-0L C:5-1L B:6-1L
A:6-0L D:4-0L C:4-4L B:pass A:pass D:4-3L C:3-2L B:2-2L A:2-1L
D:3-1L C:pass B:pass A:3-3L D:6-2R C:4-2R B:pass A:5-3L D:5-5L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 89 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-1 4-3 3-1 2-2 1-0"
deal.B = "6-2 6-0 5-2 4-4 3-3 3-0 1-1"
deal.C = "6-3 6-1 5-4 5-3 5-0 2-1 2-0"
deal.D = "6-5 6-4 4-2 4-1 4-0 3-2 0-0"
yard = ""
play = """
A:2-2 D:4-2L C:5-4L B:6-2R A:5-5L D:6-5L C:6-3L B:3-3L A:6-6R
D:3-2L C:6-1R B:5-2L A:5-1L D:4-1L C:2-1R B:4-4L A:4-3L D:pass
C:5-3L B:pass A:pass D:pass C:5-0L B:6-0L A:pass D:6-4L C:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 59, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 5-4 4-4 4-1 3-1 0-0"
deal.B = "6-6 6-5 6-2 5-3 4-2 3-0 2-2"
deal.C = "6-3 6-0 5-5 5-1 2-1 1-1 1-0"
deal.D = "5-2 5-0 4-3 4-0 3-3 3-2 2-0"
yard = ""
play = """
D:5-2 C:5-5L B:6-5L A:6-1L D:3-2R C:6-3R B:6-6R A:3-1L D:4-3L
C:6-0R B:4-2L A:0-0R D:2-0L C:1-0L B:3-0R A:4-1L D:4-0L C:pass
B:5-3R A:5-4R D:5-0L C:5-1L B:pass A:6-4R D:pass C:1-1L B:6-2R
A:pass D:pass C:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 135, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 4-1 4-0 3-3 3-2 3-1 2-2"
deal.B = "6-6 6-3 5-3 5-2 5-1 2-1 2-0"
deal.C = "6-0 5-5 5-0 4-4 4-2 1-1 1-0"
deal.D = "6-5 6-4 6-2 6-1 4-3 3-0 0-0"
yard = ""
play = """
C:5-5 B:5-3L A:3-2L D:6-2L C:6-0L B:5-2R A:4-0L D:6-4L C:4-2R
B:6-6L A:4-1R D:6-5L C:1-1R B:5-1L A:3-1L D:4-3L C:4-4L B:2-1R
A:5-4L D:pass C:5-0L B:2-0L A:2-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 26, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-3 5-2 4-4 4-2 3-2"
deal.B = "6-6 6-1 6-0 5-1 3-0 2-1 1-0"
deal.C = "6-5 6-3 5-0 4-1 4-0 3-3 2-0"
deal.D = "5-5 5-4 4-3 3-1 2-2 1-1 0-0"
yard = ""
play = """
B:6-6 A:6-4L D:5-4L C:6-5L B:6-1L A:6-2R D:3-1L C:3-3L B:3-0L
A:4-2R D:0-0L C:4-0R B:6-0L A:pass D:pass C:6-3L B:1-0R A:5-3L
D:5-5L C:5-0L B:5-1R A:5-2R D:2-2R C:2-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 30 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-1 5-5 4-2 3-1 3-0"
deal.B = "6-0 5-2 4-0 3-3 3-2 2-1 1-1"
deal.C = "5-4 5-0 4-3 4-1 2-2 2-0 1-0"
deal.D = "6-6 6-5 6-2 5-3 5-1 4-4 0-0"
yard = ""
play = """
A:5-5 D:6-5L C:5-4R B:6-0L A:3-0L D:5-3L C:5-0L B:4-0L A:6-4L
D:6-6L C:4-1R B:2-1R A:4-2R D:6-2L C:2-2L B:5-2L A:pass D:5-1L
C:1-0L B:pass A:pass D:0-0L C:2-0L B:3-2L A:3-1L D:4-4R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 23 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-5 5-4 5-3 3-1 1-1 1-0"
deal.B = "6-5 6-3 6-2 5-0 4-4 2-1 0-0"
deal.C = "6-6 5-2 4-3 4-2 4-1 3-2 3-0"
deal.D = "6-4 6-1 5-1 4-0 3-3 2-2 2-0"
yard = ""
play = """
D:6-4 C:6-6L B:6-5L A:5-5L D:5-1L C:4-1L B:4-4L A:5-4L D:4-0R
C:3-0R B:6-3R A:6-0R D:2-0R C:4-2R B:5-0L A:1-0L D:6-1L C:4-3R
B:6-2L A:5-3R D:2-2L C:5-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 20 }

[[match.hand]]
opener = "C"
deal.A = "5-3 5-2 5-0 4-3 4-1 3-1 1-0"
deal.B = "6-0 5-5 5-4 5-1 4-2 3-3 3-0"
deal.C = "6-6 6-4 6-3 4-4 4-0 2-2 1-1"
deal.D = "6-5 6-2 6-1 3-2 2-1 2-0 0-0"
yard = ""
play = """
C:6-6 B:6-0L A:1-0L D:6-1L C:6-4L B:5-4L A:5-2L D:6-2L C:6-3L
B:3-3L A:3-1L D:2-1L C:2-2L B:4-2L A:4-3L D:3-2L C:pass B:pass
A:pass D:2-0L C:4-0L B:pass A:4-1L D:6-5R C:1-1L B:5-5R A:5-3R
D:pass C:pass B:5-1L A:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-0 5-4 5-0 4-4 3-3"
deal.B = "5-3 5-2 4-3 3-1 3-0 1-1 0-0"
deal.C = "6-1 5-5 5-1 4-2 4-0 2-0 1-0"
deal.D = "6-6 6-4 6-3 4-1 3-2 2-2 2-1"
yard = ""
play = """
B:5-3 A:3-3R D:6-3R C:5-5L B:5-2L A:6-0R D:3-2L C:1-0R B:4-3L
A:4-4L D:6-4L C:6-1L B:3-1L A:pass D:4-1R C:4-0R B:3-0L A:5-0L
D:pass C:5-1L B:1-1L A:pass D:2-1L C:4-2L B:0-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 130 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-5 5-4 5-1 4-3 2-2"
deal.B = "5-3 5-0 4-0 3-3 3-2 2-0 1-0"
deal.C = "6-6 6-5 6-2 5-2 4-4 4-2 4-1"
deal.D = "6-3 6-1 3-1 3-0 2-1 1-1 0-0"
yard = ""
play = """
A:4-3 D:6-3R C:6-6R B:4-0L A:6-0R D:3-0L C:pass B:5-3L A:5-4L
D:0-0R C:4-4L B:5-0R A:5-5R D:pass C:6-5R B:pass A:6-4R D:pass
C:4-2L B:3-2L A:pass D:3-1L C:4-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 46 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 5-3 4-4 3-3 2-1 1-1"
deal.B = "6-5 6-0 5-4 5-2 5-0 4-3 3-1"
deal.C = "6-1 4-2 4-1 3-2 2-2 2-0 0-0"
deal.D = "6-3 6-2 5-5 5-1 4-0 3-0 1-0"
yard = ""
play = """
D:6-3 C:3-2R B:6-5L A:2-1R D:5-5L C:4-1R B:5-4L A:4-4L D:4-0L
C:2-0L B:5-2L A:5-3L D:3-0L C:4-2R B:6-0L A:6-4L D:6-2R C:6-1R
B:4-3L A:3-3L D:5-1R C:pass B:5-0R A:pass D:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-2 5-3 5-2 5-0 1-1"
deal.B = "6-6 6-0 5-4 5-1 4-3 3-2 2-1"
deal.C = "6-4 6-1 5-5 4-4 4-1 2-0 0-0"
deal.D = "4-2 4-0 3-3 3-1 3-0 2-2 1-0"
yard = ""
play = """
C:4-4 B:5-4L A:5-0L D:4-0L C:6-4L B:6-6L A:6-5L D:4-2R C:5-5L
B:5-1L A:5-2R D:3-1L C:pass B:4-3L A:5-3R D:3-3R C:4-1L B:3-2R
A:6-2R D:1-0L C:6-1R B:6-0L A:1-1R D:pass C:pass B:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 11 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-3 5-0 3-2 1-1 1-0"
deal.B = "6-4 5-4 5-2 4-4 4-0 3-1 2-0"
deal.C = "6-6 6-1 5-5 5-1 2-2 2-1 0-0"
deal.D = "6-5 6-0 4-3 4-2 4-1 3-3 3-0"
yard = ""
play = """
B:6-4 A:6-2L D:4-2L C:pass B:5-4L A:5-0L D:6-0L C:6-6L B:4-4R
A:6-3L D:4-3L C:pass B:4-0L A:1-0L D:4-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 78 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 5-2 4-3 4-2 4-1 2-0"
deal.B = "6-5 6-3 5-0 4-4 3-0 2-2 1-0"
deal.C = "5-4 5-3 4-0 3-3 3-2 2-1 1-1"
deal.D = "6-6 6-4 6-2 6-0 5-1 3-1 0-0"
yard = ""
play = """
A:4-3 D:6-4L C:3-3R B:6-5L A:5-5L D:5-1L C:5-3R B:5-0R A:6-1L
D:6-6L C:4-0R B:6-3L A:4-2R D:3-1L C:2-1R B:1-0L A:2-0L D:6-2L
C:1-1R B:pass A:4-1R D:6-0L C:5-4R B:3-0L A:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-2 4-3 4-0 1-1 1-0"
deal.B = "6-3 5-4 5-3 5-2 3-2 3-0 2-2"
deal.C = "6-4 6-1 5-1 4-4 4-2 3-3 2-0"
deal.D = "6-0 5-5 5-0 4-1 3-1 2-1 0-0"
yard = ""
play = """
D:6-0 C:6-4L B:5-4L A:6-5L D:5-0R C:6-1L B:5-3R A:4-3R D:4-1L
C:4-4L B:pass A:4-0L D:0-0L C:2-0L B:5-2L A:pass D:5-5L C:5-1L
B:pass A:1-1L D:3-1L C:3-3L B:6-3L A:6-6L D:pass C:4-2R
"""
end = "out"
winner = "AC"
delta = { AC = 15, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-2 5-0 4-2 4-1 2-2 1-0"
deal.B = "6-4 6-1 6-0 3-2 2-1 1-1 0-0"
deal.C = "6-5 6-3 5-3 4-4 4-3 4-0 3-0"
deal.D = "6-2 5-5 5-4 5-1 3-3 3-1 2-0"
yard = ""
play = """
C:4-4 B:6-4L A:4-2R D:6-2L C:pass B:3-2L A:5-2R D:3-3L C:5-3R
B:pass A:pass D:3-1L C:4-3R B:6-1L A:6-6L D:5-4R C:6-5R B:6-0L
A:5-0L D:5-5L C:6-3R B:pass A:pass D:5-1L C:3-0R B:2-1L A:2-2L
D:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 110 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-42"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 533, BD = 372 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-42"
commitment = "6bf5c7e44ed5eb015d915a099f2374c7ac82e60730898fdce2226385f82f2662"
secret = "05be90576677a5cf35ae8f08e3478ee6b04db3762f0664222d53d61c65179378"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-4 4-3 4-2 3-2 2-0 1-1 0-0"
deal.B = "6-6 6-4 5-3 5-1 4-0 3-1 1-0"
deal.C = "6-3 6-1 6-0 5-5 5-2 3-0 2-1"
deal.D = "6-5 6-2 5-0 4-4 4-1 3-3 2-2"
yard = ""
play = """
B:6-6 A:pass D:6-5L C:5-5L B:5-1L A:1-1L D:4-1L C:6-3R B:6-4L
A:4-3R D:4-4R C:6-1L B:3-1L A:5-4R D:5-0R C:3-0L B:4-0L A:4-2L
D:2-2L C:5-2L B:1-0R A:pass D:pass C:2-1R B:5-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 113 }

[[match.hand]]
opener = "A"
deal.A = "6-5 4-3 4-1 3-3 3-1 2-2 1-1"
deal.B = "6-1 6-0 5-3 5-0 4-4 4-2 1-0"
deal.C = "6-6 6-3 6-2 5-2 3-2 2-1 2-0"
deal.D = "6-4 5-5 5-4 5-1 4-0 3-0 0-0"
yard = ""
play = """
A:6-5 D:5-5R C:6-6L B:6-1L A:4-1L D:5-4R C:pass B:4-4L A:4-3L
D:3-0L C:2-0L B:4-2L A:pass D:6-4L C:6-3L B:5-3L A:pass D:4-0R
C:5-2L B:6-0R A:2-2L D:pass C:6-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 107 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-1 4-4 4-1 3-2 2-2 1-0"
deal.B = "6-2 5-4 5-0 4-3 4-2 3-3 2-0"
deal.C = "6-4 6-3 6-1 5-3 5-2 3-1 0-0"
deal.D = "6-6 6-5 5-5 4-0 3-0 2-1 1-1"
yard = ""
play = """
D:6-5 C:6-4L B:5-4R A:4-4L D:4-0L C:0-0L B:5-0L A:5-1L D:2-1L
C:5-2L B:4-2R A:3-2R D:3-0R C:5-3L B:3-3L A:6-0R D:6-6R C:6-3L
B:6-2L A:2-2L D:pass C:6-1R B:2-0L A:4-1R D:pass C:pass B:4-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 55 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-3 4-2 3-3 3-0 2-0 1-1"
deal.B = "6-2 6-1 6-0 5-1 4-4 2-2 2-1"
deal.C = "6-3 5-4 5-0 4-3 4-0 1-0 0-0"
deal.D = "6-6 6-5 5-5 5-2 4-1 3-2 3-1"
yard = ""
play = """
C:6-3 B:6-2L A:5-3R D:5-2R C:pass B:2-2L A:4-2L D:4-1L C:1-0L
B:6-0L A:6-4L D:3-2R C:5-4L B:5-1L A:3-3R D:3-1L C:4-3L B:4-4L
A:3-0R D:pass C:4-0L B:pass A:2-0L D:pass C:5-0R B:2-1L A:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 65, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-5 4-3 4-1 4-0 3-2"
deal.B = "5-3 5-2 5-0 3-0 2-2 2-1 0-0"
deal.C = "6-6 6-4 6-3 5-4 3-1 2-0 1-1"
deal.D = "6-2 6-1 5-1 4-4 4-2 3-3 1-0"
yard = ""
play = """
B:2-2 A:3-2L D:6-2R C:6-3L B:pass A:6-5L D:6-1R C:5-4L B:2-1R
A:4-3L D:3-3L C:3-1L B:5-2R A:5-5R D:5-1R C:1-1L B:pass A:4-1L
D:4-2L C:2-0L B:5-0L A:pass D:1-0R C:pass B:3-0R A:pass D:pass
C:pass B:5-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 40 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 5-4 5-0 3-1 1-0"
deal.B = "6-2 6-0 4-1 3-2 3-0 2-0 1-1"
deal.C = "5-3 5-2 5-1 4-4 4-0 3-3 0-0"
deal.D = "6-3 6-1 5-5 4-3 4-2 2-2 2-1"
yard = ""
play = """
A:6-6 D:6-1L C:5-1L B:6-2R A:6-5L D:2-2R C:5-2R B:6-0L A:5-4R
D:4-2R C:4-0L B:4-1L A:3-1L D:4-3L C:4-4L B:3-2R A:6-4L D:6-3R
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-2 5-0 4-3 4-1 3-0 2-0"
deal.B = "6-5 5-5 5-4 4-4 3-2 2-2 2-1"
deal.C = "6-4 6-1 6-0 5-3 5-1 4-2 3-3"
deal.D = "6-6 6-3 4-0 3-1 1-1 1-0 0-0"
yard = ""
play = """
D:1-1 C:6-1L B:6-5L A:5-2L D:1-0R C:4-2L B:4-4L A:4-3L D:0-0R
C:5-3L B:5-5L A:5-0L D:4-0L C:6-4L B:pass A:6-2L D:pass C:6-0R
B:2-2L A:2-0L D:6-3R C:3-3R B:3-2R A:3-0L D:3-1L C:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 24, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-4 5-2 4-3 4-1 3-0"
deal.B = "5-3 5-1 4-4 4-2 3-3 3-1 2-1"
deal.C = "6-6 6-4 6-2 5-0 3-2 2-0 1-1"
deal.D = "6-5 6-0 5-5 4-0 2-2 1-0 0-0"
yard = ""
play = """
C:6-6 B:pass A:6-3L D:6-5R C:3-2L B:5-3R A:5-2L D:5-5L C:5-0L
B:3-3R A:4-3R D:4-0L C:6-4L B:4-4R A:5-4R D:6-0L C:2-0L B:4-2L
A:4-1L D:1-0L C:pass B:5-1R A:6-1R D:0-0L C:6-2R B:2-1R A:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-3 5-1 4-1 2-1 2-0"
deal.B = "6-4 6-1 6-0 5-5 4-3 3-3 1-0"
deal.C = "6-6 6-3 5-0 4-2 3-2 1-1 0-0"
deal.D = "5-4 5-2 4-4 4-0 3-1 3-0 2-2"
yard = ""
play = """
B:3-3 A:5-3L D:3-1R C:5-0L B:1-0L A:5-1L D:5-2L C:4-2L B:6-4L
A:6-5L D:5-4L C:1-1R B:4-3L A:4-1R D:4-4R C:6-3L B:6-1L A:2-1L
D:4-0R C:3-2L B:6-0R A:6-2R D:3-0L C:0-0L B:pass A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 114, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 4-1 2-2 2-1 1-1 0-0"
deal.B = "6-6 6-3 5-2 4-2 3-3 3-0 1-0"
deal.C = "6-4 6-1 5-5 5-4 5-1 4-3 2-0"
deal.D = "6-5 5-3 5-0 4-4 4-0 3-2 3-1"
yard = ""
play = """
A:6-2 D:3-2R C:6-4L B:3-3R A:4-1L D:3-1L C:4-3L B:4-2L A:2-2L
D:5-3R C:2-0L B:5-2R A:6-0L D:6-5L C:5-5L B:pass A:2-1R D:5-0L
C:6-1R B:6-6R A:0-0L D:4-0L C:5-4L B:6-3R A:pass D:pass C:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 5-5 5-4 4-2 1-1 0-0"
deal.B = "5-2 5-1 5-0 4-3 3-0 2-2 2-0"
deal.C = "6-2 6-0 5-3 4-1 4-0 3-3 1-0"
deal.D = "6-4 6-3 6-1 4-4 3-2 3-1 2-1"
yard = ""
play = """
D:6-3 C:6-2L B:2-2L A:4-2L D:6-4L C:6-0L B:3-0R A:0-0L D:pass
C:4-0L B:4-3L A:pass D:3-1L C:4-1L B:5-0R A:6-5R D:6-1R C:1-0R
B:2-0R A:5-4L D:3-2R C:5-3L B:pass A:pass D:pass C:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 24, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 5-5 5-0 4-2 3-2 1-1"
deal.B = "6-4 6-3 5-4 4-4 3-3 3-0 2-0"
deal.C = "6-2 5-1 4-1 4-0 3-1 2-1 1-0"
deal.D = "6-5 6-1 5-3 5-2 4-3 2-2 0-0"
yard = ""
play = """
C:6-2 B:6-4L A:4-2L D:2-2L C:2-1L B:2-0R A:6-0R D:6-1L C:pass
B:6-3L A:6-6R D:6-5R C:3-1L B:5-4R A:1-1L D:4-3R C:5-1L B:3-3R
A:5-5L D:5-2L C:pass B:3-0R A:3-2L D:5-3L C:4-0R B:4-4R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 11 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-0 5-4 4-2 4-1 1-1"
deal.B = "6-4 6-2 6-1 3-3 3-2 3-1 2-0"
deal.C = "5-2 5-1 5-0 3-0 2-2 2-1 1-0"
deal.D = "6-3 5-5 5-3 4-4 4-3 4-0 0-0"
yard = ""
play = """
B:3-3 A:pass D:4-3L C:3-0R B:6-4L A:6-6L D:0-0R C:5-0R B:6-2L
A:6-5R D:6-3R C:5-2L B:3-2R A:5-4L D:4-0L C:1-0L B:6-1L A:6-0L
D:pass C:2-2R B:2-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 52, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-0 5-5 5-2 2-1 0-0"
deal.B = "6-1 5-4 5-0 4-4 4-1 3-0 2-2"
deal.C = "6-5 6-3 5-3 4-2 3-2 1-1 1-0"
deal.D = "6-4 5-1 4-3 4-0 3-3 3-1 2-0"
yard = ""
play = """
A:6-6 D:6-4L C:4-2L B:2-2L A:6-2L D:pass C:6-5L B:5-4L A:6-0R
D:4-0L C:1-0L B:4-1L A:0-0R D:4-3L C:6-3L B:5-0R A:5-5R D:5-1R
C:1-1R B:6-1R
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 6-0 5-5 4-0 2-1 1-0"
deal.B = "6-5 6-2 5-4 5-1 4-4 4-3 3-1"
deal.C = "6-4 5-3 5-0 3-2 3-0 1-1 0-0"
deal.D = "6-6 5-2 4-2 4-1 3-3 2-2 2-0"
yard = ""
play = """
D:6-6 C:6-4L B:4-4L A:6-3R D:3-3R C:5-3R B:5-4L A:5-5L D:5-2L
C:3-2L B:6-5R A:6-1R D:4-1R C:3-0L B:4-3R A:6-0L D:pass C:pass
B:3-1R A:2-1R D:2-2R C:pass B:6-2R
"""
end = "blocked"
winner = "AC"
delta = { AC = 26, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 4-2 3-3 2-2 2-0 1-1 1-0"
deal.B = "6-5 6-3 6-2 5-3 5-0 4-1 3-1"
deal.C = "6-6 6-0 5-2 4-4 4-3 4-0 3-0"
deal.D = "6-4 6-1 5-5 5-1 3-2 2-1 0-0"
yard = ""
play = """
C:6-6 B:6-5L A:5-4L D:6-4L C:6-0L B:5-0L A:pass D:5-1L C:pass
B:3-1L A:3-3L D:3-2L C:5-2L B:5-3L A:pass D:6-1R C:4-3L B:4-1L
A:1-1L D:2-1L C:pass B:6-2L A:1-0R D:0-0R C:4-0R B:6-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 23 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-3 5-2 5-1 3-3 1-1 1-0"
deal.B = "6-6 6-4 6-1 5-5 4-4 4-1 2-0"
deal.C = "6-0 5-0 4-3 4-2 2-2 2-1 0-0"
deal.D = "6-5 6-3 6-2 4-0 3-2 3-1 3-0"
yard = ""
play = """
B:6-6 A:pass D:6-5L C:5-0L B:6-4R A:5-4R D:3-0L C:4-3L B:5-5R
A:5-3R D:3-2R C:4-2L B:2-0L A:5-2R D:4-0L C:pass B:4-4L A:5-1R
D:3-1R C:pass B:4-1L A:3-3R D:6-3R C:2-1L B:6-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-2 4-0 3-3 3-1 2-0"
deal.B = "6-5 6-2 5-1 5-0 4-4 3-0 1-0"
deal.C = "6-4 6-3 6-0 4-3 3-2 2-1 0-0"
deal.D = "6-1 5-4 5-3 4-2 4-1 2-2 1-1"
yard = ""
play = """
A:6-6 D:6-1L C:2-1L B:6-2L A:pass D:pass C:6-4L B:4-4L A:4-0L
D:pass C:6-0L B:6-5L A:5-5L D:5-3L C:6-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 72, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-0 3-2 2-2 2-1 2-0 1-0 0-0"
deal.B = "6-6 6-3 6-0 5-5 4-4 4-1 1-1"
deal.C = "6-5 6-2 6-1 5-2 4-0 3-1 3-0"
deal.D = "6-4 5-4 5-3 5-1 4-3 4-2 3-3"
yard = ""
play = """
D:4-2 C:4-0L B:6-0L A:3-2R D:3-3R C:6-5L B:5-5L A:5-0L D:4-3R
C:3-0L B:4-4R A:pass D:5-3L C:5-2L B:4-1R A:2-2L D:5-1R C:6-2L
B:6-3L A:pass D:5-4R C:3-1L B:1-1L A:2-1L D:6-4R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 4-0 3-3 3-1 2-1 2-0"
deal.B = "6-4 6-3 5-3 5-2 4-4 3-0 2-2"
deal.C = "6-2 5-1 4-3 4-2 4-1 1-1 0-0"
deal.D = "6-6 6-0 5-5 5-4 5-0 3-2 1-0"
yard = ""
play = """
C:6-2 B:6-3L A:3-3L D:3-2R C:4-3L B:4-4L A:4-0L D:5-0L C:5-1L
B:5-3R A:6-5R D:6-0R C:4-1L B:3-0R A:3-1R D:1-0R C:4-2L B:2-2L
A:2-1L D:pass C:1-1L B:pass A:6-1L D:6-6L C:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 136, BD = 0 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-43"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 517, BD = 408 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-43"
commitment = "10c60ddac0b07a848ffc52713056a2575d7ad8f38c26948a7da8a764bee2ae73"
secret = "41d6091ad1938f0c76e18a91e62c88597021ca6bfebacf462280305ed14ef6dd"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-3 5-2 4-4 3-0 1-0"
deal.B = "6-6 6-5 6-3 6-0 5-4 5-0 2-1"
deal.C = "5-1 4-2 4-1 4-0 2-2 2-0 0-0"
deal.D = "6-4 6-1 4-3 3-3 3-2 3-1 1-1"
yard = ""
play = """
B:6-6 A:6-2L D:6-4R C:4-2L B:5-4L A:5-5L D:4-3R C:5-1L B:2-1L
A:5-3R D:3-2L C:pass B:6-3L A:5-2R D:6-1L C:2-0R B:6-0R A:1-0L
D:pass C:4-0L B:6-5R A:4-4L D:pass C:4-1L B:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 107 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 6-0 4-4 4-2 2-2 2-1"
deal.B = "5-3 4-1 4-0 3-1 3-0 1-1 1-0"
deal.C = "6-5 6-4 5-5 5-1 4-3 3-2 2-0"
deal.D = "6-6 6-2 5-4 5-2 5-0 3-3 0-0"
yard = ""
play = """
A:4-4 D:5-4L C:5-1L B:4-1L A:4-2L D:6-2L C:4-3R B:5-3R A:6-1L
D:5-2R C:2-0R B:3-1L A:6-0R D:6-6R C:6-5R B:3-0L A:pass D:5-0L
C:5-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 119 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 6-0 5-3 5-0 4-0 3-3"
deal.B = "6-2 5-4 5-2 4-4 3-2 3-1 1-1"
deal.C = "6-5 6-4 5-1 4-3 4-2 4-1 3-0"
deal.D = "6-6 5-5 2-2 2-1 2-0 1-0 0-0"
yard = ""
play = """
D:6-6 C:6-4L B:5-4L A:5-3L D:pass C:6-5R B:3-2L A:5-0R D:2-2L
C:4-2L B:4-4L A:6-0R D:pass C:4-1L B:3-1L A:3-3L D:pass C:3-0L
B:6-2R A:4-0L D:2-1R C:5-1R B:5-2R A:pass D:2-0R C:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 63, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 5-4 5-2 4-3 4-0 3-3"
deal.B = "6-6 6-3 6-2 5-0 2-2 2-1 0-0"
deal.C = "5-3 5-1 4-4 3-2 3-0 2-0 1-1"
deal.D = "6-4 6-1 5-5 4-2 4-1 3-1 1-0"
yard = ""
play = """
C:2-0 B:6-2L A:6-5L D:5-5L C:5-3L B:6-3L A:6-0L D:1-0L C:5-1L
B:5-0L A:4-0L D:6-4L C:3-0R B:6-6L A:3-3R D:6-1L C:1-1L B:2-1L
A:5-2L D:3-1R C:pass B:pass A:5-4L D:4-2L C:3-2L B:pass A:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 34, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 4-4 4-3 4-0 3-2 2-0"
deal.B = "6-0 5-5 5-1 4-2 3-3 2-2 1-0"
deal.C = "6-6 6-5 6-1 5-3 5-0 3-1 1-1"
deal.D = "6-4 6-3 5-2 4-1 3-0 2-1 0-0"
yard = ""
play = """
B:6-0 A:4-0R D:6-4L C:pass B:4-2L A:4-4R D:5-2L C:6-5L B:pass
A:6-2L D:4-1R C:3-1R B:2-2L A:4-3R D:2-1L C:6-1L B:pass A:5-4R
D:6-3L C:5-0R B:3-3L A:2-0R D:3-0L C:pass B:1-0L A:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-4 5-2 4-4 3-1 3-0"
deal.B = "6-1 4-0 2-2 2-1 2-0 1-1 0-0"
deal.C = "6-6 6-3 6-2 5-5 4-2 3-3 1-0"
deal.D = "6-4 5-3 5-1 5-0 4-3 4-1 3-2"
yard = ""
play = """
A:4-4 D:6-4L C:4-2R B:6-1L A:5-2R D:5-3R C:3-3R B:2-1L A:3-0R
D:3-2L C:1-0R B:1-1R A:3-1L D:5-1L C:5-5L B:pass A:6-5L D:4-1R
C:6-3L B:4-0R A:6-0R D:4-3L C:6-2R B:2-2R A:5-4L
"""
end = "out"
winner = "AC"
delta = { AC = 7, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-2 5-5 5-4 5-3 3-2"
deal.B = "6-4 6-3 4-2 2-2 2-1 2-0 1-1"
deal.C = "6-1 5-0 4-4 4-0 3-3 3-0 0-0"
deal.D = "6-0 5-2 5-1 4-3 4-1 3-1 1-0"
yard = ""
play = """
D:5-2 C:5-0L B:2-0L A:6-2L D:6-0L C:4-0L B:6-4L A:6-6L D:pass
C:6-1L B:2-1L A:3-2L D:4-3L C:4-4L B:4-2L A:pass D:pass C:pass
B:2-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 74 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 6-1 5-4 4-0 1-1 1-0"
deal.B = "6-6 5-5 5-1 3-1 3-0 2-2 0-0"
deal.C = "6-4 6-3 6-0 4-4 4-2 4-1 3-3"
deal.D = "5-3 5-2 5-0 4-3 3-2 2-1 2-0"
yard = ""
play = """
C:6-3 B:6-6L A:6-1L D:5-3R C:4-1L B:5-5R A:5-4L D:5-2L C:4-2L
B:5-1R A:1-1R D:4-3L C:3-3L B:3-1L A:1-0L D:5-0L C:pass B:pass
A:6-5L D:2-1R C:6-0L B:3-0L A:6-2R D:3-2L C:6-4R B:2-2L A:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 5-0 4-4 3-2 3-0 2-2"
deal.B = "6-1 6-0 5-2 4-3 4-2 2-0 1-1"
deal.C = "6-6 6-4 6-3 6-2 4-0 3-3 1-0"
deal.D = "6-5 5-4 5-1 4-1 3-1 2-1 0-0"
yard = ""
play = """
B:6-1 A:pass D:6-5L C:1-0R B:5-2L A:5-0R D:5-4R C:6-2L B:6-0L
A:4-4R D:4-1R C:4-0L B:4-3L A:5-3L D:5-1L C:pass B:1-1L A:pass
D:3-1L C:3-3L B:pass A:3-2L D:2-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 56 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-5 3-1 3-0 2-0 0-0"
deal.B = "6-6 6-5 6-2 5-2 5-0 4-4 4-2"
deal.C = "5-1 4-3 4-0 3-3 2-2 2-1 1-1"
deal.D = "6-4 6-1 5-4 5-3 4-1 3-2 1-0"
yard = ""
play = """
A:0-0 D:1-0L C:4-0R B:4-4R A:3-1L D:6-4R C:3-3L B:6-6R A:6-3L
D:6-1L C:5-1L B:6-5L A:6-0L D:pass C:pass B:5-0L A:5-5L D:5-4L
C:4-3L B:6-2R A:2-0R D:5-3L C:pass B:5-2L A:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-2 5-2 5-1 4-3 3-0"
deal.B = "6-1 5-0 4-0 3-2 3-1 1-1 0-0"
deal.C = "6-6 6-4 5-4 5-3 4-1 2-1 2-0"
deal.D = "6-0 5-5 4-4 4-2 3-3 2-2 1-0"
yard = ""
play = """
D:5-5 C:5-4L B:4-0L A:3-0L D:3-3L C:5-3R B:3-2L A:5-2L D:pass
C:pass B:5-0L A:6-3R D:6-0L C:6-6L B:6-1L A:5-1L D:pass C:6-4R
B:pass A:4-3R D:pass C:pass B:3-1R A:6-5L D:1-0R C:2-0R B:pass
A:6-2R
"""
end = "out"
winner = "AC"
delta = { AC = 120, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 6-1 5-4 5-1 4-2 3-3"
deal.B = "6-6 5-3 4-4 3-2 3-0 2-2 0-0"
deal.C = "5-5 5-2 4-3 4-0 2-1 1-1 1-0"
deal.D = "6-5 6-4 6-0 5-0 4-1 3-1 2-0"
yard = ""
play = """
C:1-0 B:3-0R A:3-3R D:4-1L C:4-0L B:0-0L A:6-3R D:6-5R C:5-2R
B:3-2R A:pass D:6-0L C:4-3R B:6-6L A:5-4R D:6-4L C:5-5R B:4-4L
A:5-1R D:3-1R C:pass B:5-3R A:4-2L D:5-0R C:2-1L B:pass A:6-1L
D:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-3 5-1 3-2 3-1 1-1 1-0"
deal.B = "6-0 5-5 5-4 5-2 4-4 3-0 0-0"
deal.C = "6-6 6-5 6-2 6-1 5-0 3-3 2-2"
deal.D = "6-4 4-3 4-2 4-1 4-0 2-1 2-0"
yard = ""
play = """
B:6-0 A:6-3L D:4-3L C:5-0R B:5-4L A:5-3L D:pass C:6-5R B:3-0L
A:1-0L D:6-4R C:6-1L B:4-4R A:pass D:4-2R C:6-2R B:pass A:pass
D:pass C:6-6L
"""
end = "blocked"
winner = "AC"
delta = { AC = 58, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-3 5-0 4-2 3-2 2-1"
deal.B = "6-5 5-4 4-4 4-0 3-3 3-1 3-0"
deal.C = "6-4 6-0 5-1 2-2 2-0 1-1 1-0"
deal.D = "6-6 6-2 5-5 5-2 4-3 4-1 0-0"
yard = ""
play = """
A:3-2 D:6-2R C:6-4R B:3-3L A:4-2R D:4-3L C:2-2R B:5-4L A:5-3L
D:5-2R C:5-1R B:3-1L A:2-1L D:4-1R C:2-0L B:4-0L A:pass D:pass
C:pass B:4-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 66, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 4-4 4-3 4-1 3-1 3-0"
deal.B = "6-1 5-5 5-4 5-0 4-2 3-3 3-2"
deal.C = "6-6 6-4 5-3 5-2 4-0 1-1 0-0"
deal.D = "6-5 6-2 5-1 2-2 2-1 2-0 1-0"
yard = ""
play = """
D:6-5 C:5-2R B:6-1L A:3-1L D:6-2R C:6-6R B:3-3L A:6-3L D:pass
C:6-4L B:5-4L A:6-0R D:5-1L C:1-1L B:5-0R A:4-1L D:pass C:5-3R
B:4-2L A:4-3R D:2-2L C:4-0R B:3-2L A:3-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 24, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-1 5-3 5-0 3-1 1-1 0-0"
deal.B = "6-3 6-2 5-4 4-4 4-2 4-0 2-2"
deal.C = "6-4 6-0 5-5 5-1 4-1 3-2 3-0"
deal.D = "6-5 5-2 4-3 3-3 2-1 2-0 1-0"
yard = ""
play = """
C:5-5 B:5-4L A:5-3R D:4-3L C:3-0L B:4-0L A:3-1R D:2-1R C:6-4L
B:6-3L A:pass D:5-2R C:5-1R B:pass A:1-1R D:3-3L C:4-1R B:4-4R
A:pass D:pass C:3-2L B:6-2L A:6-6L D:6-5L C:pass B:4-2R A:5-0L
D:2-0L C:pass B:2-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-0 4-2 4-0 3-0 0-0"
deal.B = "6-5 6-1 5-5 5-1 3-3 2-2 2-1"
deal.C = "6-6 6-0 5-4 5-2 4-1 3-2 3-1"
deal.D = "6-2 5-3 4-4 4-3 2-0 1-1 1-0"
yard = ""
play = """
B:6-5 A:5-0R D:6-2L C:6-0R B:2-2L A:4-2L D:4-4L C:5-4L B:5-5L
A:6-4R D:5-3L C:3-1L B:6-1L A:4-0R D:2-0R C:5-2R B:5-1R A:6-3L
D:4-3L C:4-1L B:2-1L A:pass D:1-1R C:3-2L B:3-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-2 4-1 3-2 2-1 1-0"
deal.B = "6-5 5-4 4-4 4-2 4-0 2-0 0-0"
deal.C = "6-6 6-3 5-3 4-3 3-1 2-2 1-1"
deal.D = "6-2 6-0 5-5 5-1 5-0 3-3 3-0"
yard = ""
play = """
A:2-1 D:6-2L C:6-3L B:pass A:3-2L D:5-1R C:2-2L B:4-2L A:5-2R
D:pass C:4-3L B:2-0R A:1-0R D:3-3L C:3-1R B:pass A:pass D:3-0L
C:5-3R B:4-0L A:6-4L D:5-5R C:6-6L B:6-5L A:pass D:5-0L C:pass
B:0-0L A:pass D:6-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 14 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-3 5-2 5-0 4-3 2-1 2-0"
deal.B = "6-1 5-1 3-2 3-0 2-2 1-1 0-0"
deal.C = "6-6 6-5 6-3 6-2 6-0 4-0 3-1"
deal.D = "5-5 5-4 4-4 4-2 4-1 3-3 1-0"
yard = ""
play = """
D:5-5 C:6-5L B:6-1L A:2-1L D:5-4R C:4-0R B:3-2L A:5-3L D:1-0R
C:3-1R B:5-1L A:4-3R D:4-4R C:pass B:1-1L A:6-4R D:4-1L C:6-2R
B:2-2R A:5-2R D:4-2L C:pass B:pass A:5-0R D:pass C:6-0R B:pass
A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 9, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-3 5-0 4-4 4-1 3-1 2-1"
deal.B = "6-3 6-1 6-0 4-0 3-2 2-0 0-0"
deal.C = "5-5 4-3 4-2 3-3 3-0 2-2 1-0"
deal.D = "6-6 6-4 6-2 5-4 5-2 5-1 1-1"
yard = ""
play = """
C:4-3 B:4-0L A:5-0L D:5-4L C:4-2L B:3-2L A:5-3L D:5-2L C:3-0R
B:2-0L A:pass D:pass C:1-0L B:6-1L A:6-5L D:5-1L C:pass B:6-0R
A:4-1L D:6-6R C:pass B:6-3R A:4-4L D:6-4L C:3-3R B:pass A:3-1R
D:6-2L C:2-2L B:pass A:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 102, BD = 0 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-44"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 138, BD = 509 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-44"
commitment = "45cf6d0e4f9bb039c915c4828d8f297d6ab90fc069d2c2edf459f2fd7042b32b"
secret = "00e3fc1e9a41c3cc6f5d55592773bca006cc3fbe17129e8578eddf52d8923b11"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-3 5-1 4-4 4-3 4-0 2-1 0-0"
deal.B = "6-5 6-1 6-0 5-0 3-0 2-0 1-0"
deal.C = "6-2 5-5 5-4 5-3 4-2 3-3 2-2"
deal.D = "6-6 6-4 5-2 4-1 3-2 3-1 1-1"
yard = ""
play = """
D:6-6 C:6-2L B:6-5R A:2-1L D:5-2R C:4-2R B:6-1L A:6-3L D:6-4R
C:5-3L B:6-0R A:5-1L D:1-1L C:pass B:1-0L A:4-0L D:4-1L C:pass
B:2-0R A:pass D:3-2R C:3-3R B:3-0R A:0-0R D:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 138 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 5-4 5-1 3-3 3-1 2-0"
deal.B = "6-4 6-1 6-0 5-0 4-4 3-0 0-0"
deal.C = "6-2 5-2 4-1 4-0 3-2 2-1 1-1"
deal.D = "6-6 5-5 5-3 4-3 4-2 2-2 1-0"
yard = ""
play = """
C:6-2 B:6-0L A:2-0L D:2-2L C:5-2L B:5-0L A:pass D:4-2R C:4-1R
B:6-1R A:6-5R D:5-5R C:4-0L B:6-4L A:6-3L D:4-3L C:pass B:4-4L
A:5-4L D:5-3L C:3-2L B:pass A:5-1R D:1-0R C:2-1L B:0-0R A:3-1L
D:pass C:pass B:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 183 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 5-0 4-4 4-0 3-3 2-1"
deal.B = "6-6 6-4 5-2 4-2 3-2 2-0 1-0"
deal.C = "6-3 6-0 5-3 5-1 4-1 3-0 0-0"
deal.D = "6-5 6-2 5-4 4-3 3-1 2-2 1-1"
yard = ""
play = """
B:4-2 A:4-4L D:2-2R C:4-1L B:2-0R A:6-1L D:6-5L C:5-3L B:1-0R
A:3-3L D:3-1L C:5-1L B:5-2L A:2-1L D:1-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 138, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-1 4-0 2-1 2-0 0-0"
deal.B = "6-5 6-3 5-3 5-0 4-4 3-2 3-0"
deal.C = "6-1 6-0 4-3 4-2 4-1 3-1 1-1"
deal.D = "6-6 5-5 5-4 5-2 3-3 2-2 1-0"
yard = ""
play = """
A:6-4 D:6-6L C:6-1L B:4-4R A:5-1L D:5-4R C:pass B:5-0L A:4-0L
D:5-5R C:4-3L B:5-3R A:pass D:3-3L C:3-1L B:3-0R A:2-1L D:5-2L
C:6-0R B:6-5R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 67 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 6-0 5-2 5-0 4-0 1-1"
deal.B = "6-2 6-1 4-1 3-3 3-2 2-1 2-0"
deal.C = "5-5 5-3 5-1 4-3 3-1 3-0 2-2"
deal.D = "6-5 6-3 5-4 4-4 4-2 1-0 0-0"
yard = ""
play = """
D:4-4 C:4-3L B:4-1R A:1-1R D:6-3L C:5-1R B:6-2L A:5-2L D:5-4L
C:5-5R B:pass A:6-4L D:6-5R C:pass B:6-1L A:6-6R D:1-0L C:3-0L
B:3-2L A:6-0R D:4-2L C:pass B:2-0R A:4-0L D:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 121 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-45"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 317, BD = 529 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-45"
commitment = "c543bd9378e9f4a4f2a8dcbbf53b8c8c0c881483c01c5dd76e9f965a5b51af3d"
secret = "9bb1534c6f120e176c7e15bace1e6f93e48300e0e279aa6996ee9b1c3d1622a0"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-5 5-4 4-2 4-0 1-0"
deal.B = "6-6 6-5 6-2 5-0 4-3 4-1 3-2"
deal.C = "6-3 6-1 5-1 4-4 3-1 2-1 0-0"
deal.D = "5-3 5-2 3-3 3-0 2-2 2-0 1-1"
yard = ""
play = """
B:6-6 A:6-0L D:3-0L C:6-3L B:6-5L A:5-4L D:pass C:4-4L B:6-2R
A:4-0L D:2-0L C:2-1L B:4-1L A:4-2R D:pass C:pass B:4-3L A:6-4R
D:5-3L C:5-1L B:pass A:1-0L D:pass C:6-1R B:5-0L A:5-5L
"""
end = "out"
winner = "AC"
delta = { AC = 124, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 4-0 3-2 2-2 1-1 0-0"
deal.B = "6-3 6-0 5-4 4-2 4-1 3-1 2-0"
deal.C = "6-2 6-1 5-3 5-1 5-0 3-3 3-0"
deal.D = "6-5 6-4 5-2 4-4 4-3 2-1 1-0"
yard = ""
play = """
A:0-0 D:1-0L C:6-1L B:6-3L A:4-0R D:4-3L C:pass B:5-4L A:5-5L
D:6-5L C:6-2L B:4-2L A:pass D:6-4L C:pass B:6-0L A:pass D:4-4R
C:5-0L B:4-1R A:1-1R D:5-2L C:5-1R B:2-0L A:pass D:pass C:5-3R
B:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 105 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-0 5-4 5-2 4-4 3-3 1-0"
deal.B = "6-3 5-3 5-0 4-3 4-1 3-2 0-0"
deal.C = "6-6 6-5 6-4 5-5 4-2 2-1 2-0"
deal.D = "6-1 5-1 4-0 3-1 3-0 2-2 1-1"
yard = ""
play = """
D:6-1 C:6-6L B:6-3L A:1-0R D:3-1L C:2-0R B:4-1L A:5-4L D:5-1L
C:2-1R B:pass A:pass D:1-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 158 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 5-3 4-2 4-0 2-0 1-0"
deal.B = "6-3 6-2 6-1 4-1 3-2 3-1 0-0"
deal.C = "6-4 5-4 5-2 5-1 4-3 2-2 1-1"
deal.D = "6-0 5-5 5-0 4-4 3-3 3-0 2-1"
yard = ""
play = """
C:2-2 B:6-2L A:2-0R D:6-0L C:pass B:0-0L A:4-0L D:4-4L C:5-4L
B:pass A:5-3L D:3-3L C:4-3L B:4-1L A:1-0R D:2-1L C:5-2L B:6-1R
A:6-6R D:5-5L C:6-4R B:pass A:6-5L D:pass C:pass B:6-3L A:4-2R
"""
end = "out"
winner = "AC"
delta = { AC = 42, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 5-4 5-1 4-3 3-3 3-0"
deal.B = "6-4 6-1 4-4 3-1 2-1 1-1 0-0"
deal.C = "6-2 5-5 5-0 4-2 3-2 2-0 1-0"
deal.D = "6-5 6-3 5-3 5-2 4-1 4-0 2-2"
yard = ""
play = """
B:6-4 A:5-4R D:6-5L C:5-5L B:pass A:5-1L D:4-1L C:4-2L B:2-1L
A:pass D:5-3R C:3-2R B:6-1L A:6-6L D:6-3L C:6-2R B:3-1L A:6-0R
D:4-0R C:1-0L B:4-4R A:3-0L D:pass C:pass B:pass A:4-3R D:pass
C:pass B:pass A:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 13, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-0 4-3 4-1 2-0 0-0"
deal.B = "5-5 5-3 5-1 4-4 3-0 2-2 2-1"
deal.C = "6-5 6-3 6-1 5-2 4-2 3-1 1-0"
deal.D = "6-6 6-0 5-4 4-0 3-3 3-2 1-1"
yard = ""
play = """
A:6-2 D:6-6L C:6-1L B:5-1L A:5-0L D:6-0L C:5-2R B:5-5R A:6-4L
D:5-4L C:6-5L B:5-3R A:4-3R D:4-0R C:6-3L B:3-0L A:0-0L D:pass
C:1-0L B:2-1L A:2-0R D:3-2L C:4-2R B:4-4R A:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-4 6-3 6-1 5-0 2-2"
deal.B = "6-0 5-4 5-3 5-2 4-1 2-1 0-0"
deal.C = "5-1 4-3 4-2 4-0 3-2 3-0 1-1"
deal.D = "6-2 5-5 4-4 3-3 3-1 2-0 1-0"
yard = ""
play = """
D:6-2 C:4-2R B:5-4R A:6-5R D:pass C:pass B:6-0L A:6-4R D:2-0L
C:3-2L B:5-3L A:5-0L D:1-0L C:5-1L B:5-2L A:2-2L D:4-4R C:4-0R
B:2-1L A:6-1L D:pass C:3-0R B:pass A:6-6L D:3-3R C:4-3R B:4-1R
A:6-3L
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 4-4 4-3 3-0 1-1 1-0 0-0"
deal.B = "6-4 5-4 5-3 5-0 4-2 4-0 2-1"
deal.C = "6-6 6-0 5-5 5-2 4-1 3-3 3-1"
deal.D = "6-5 6-3 6-2 5-1 3-2 2-2 2-0"
yard = ""
play = """
C:6-6 B:6-4L A:6-1R D:5-1R C:5-5R B:5-4L A:pass D:6-5L C:5-2R
B:4-2R A:4-3R D:6-3L C:3-3L B:5-3L A:3-0R D:2-0R C:pass B:5-0L
A:1-0L D:6-2R C:3-1L B:pass A:pass D:3-2L C:6-0R B:4-0R A:4-4R
D:2-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-2 5-1 3-3 3-0 0-0"
deal.B = "6-6 6-3 5-4 4-2 4-1 4-0 1-0"
deal.C = "6-2 6-1 5-3 4-4 3-2 2-0 1-1"
deal.D = "6-5 5-5 5-0 4-3 3-1 2-2 2-1"
yard = ""
play = """
B:6-6 A:6-4L D:4-3L C:6-2R B:6-3L A:5-2R D:6-5L C:5-3L B:5-4R
A:3-3L D:3-1L C:4-4R B:4-2R A:5-1L D:5-5L C:3-2R B:pass A:3-0R
D:5-0L C:2-0L B:4-0R A:pass D:2-2L C:pass B:4-1R A:pass D:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 115 }

[[match.hand]]
opener = "A"
deal.A = "5-2 5-0 3-3 3-2 3-1 2-0 1-0"
deal.B = "6-4 6-3 6-1 5-3 4-4 4-3 4-1"
deal.C = "6-5 6-2 6-0 4-2 4-0 2-1 1-1"
deal.D = "6-6 5-5 5-4 5-1 3-0 2-2 0-0"
yard = ""
play = """
A:3-3 D:3-0L C:6-0L B:6-4L A:3-1R D:5-4L C:6-5L B:6-3L A:1-0R
D:0-0R C:4-0R B:4-4R A:3-2L D:2-2L C:4-2R B:pass A:2-0L D:pass
C:2-1R B:6-1R A:5-0L D:5-5L C:6-2R B:5-3L A:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 30, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 5-5 5-4 5-1 4-0 0-0"
deal.B = "6-6 6-3 6-2 5-2 3-0 2-2 2-1"
deal.C = "5-0 4-2 4-1 3-3 3-1 2-0 1-1"
deal.D = "6-4 6-0 5-3 4-4 4-3 3-2 1-0"
yard = ""
play = """
D:6-4 C:4-1R B:6-6L A:5-1R D:6-0L C:5-0R B:3-0L A:0-0R D:5-3L
C:2-0R B:6-2R A:6-5R D:pass C:pass B:5-2L A:5-5R D:3-2L C:3-3L
B:6-3L A:6-1L D:1-0L C:pass B:pass A:4-0L D:4-4L C:4-2L B:2-2L
A:5-4R
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-2 5-1 4-4 4-2 3-2 2-2"
deal.B = "6-4 6-0 4-0 3-3 2-1 1-1 0-0"
deal.C = "6-6 6-5 6-3 6-1 4-3 4-1 3-1"
deal.D = "5-5 5-4 5-3 5-0 3-0 2-0 1-0"
yard = ""
play = """
C:6-6 B:6-4L A:6-2R D:5-4L C:6-5L B:6-0L A:3-2R D:5-0L C:6-3R
B:pass A:5-2L D:2-0L C:6-1R B:4-0L A:5-1R D:5-5R C:4-3L B:3-3L
A:pass D:5-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 36 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-4 4-2 3-1 1-1 1-0"
deal.B = "6-1 6-0 5-3 4-3 4-0 3-2 3-0"
deal.C = "6-3 5-2 5-1 4-4 4-1 3-3 2-2"
deal.D = "6-6 6-5 6-4 5-0 2-1 2-0 0-0"
yard = ""
play = """
B:5-3 A:5-4L D:6-4L C:6-3L B:4-3L A:4-2L D:2-1L C:3-3R B:6-1L
A:6-2L D:2-0L C:pass B:6-0L A:3-1R D:6-6L C:4-1R B:4-0R A:1-0R
D:6-5L C:5-2L B:3-2L A:1-1R D:pass C:5-1R B:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 22 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-1 4-3 4-1 3-3 3-1 2-1"
deal.B = "6-6 6-4 6-2 6-1 6-0 4-0 2-2"
deal.C = "6-5 6-3 5-5 4-2 2-0 1-0 0-0"
deal.D = "5-3 5-2 5-0 4-4 3-2 3-0 1-1"
yard = ""
play = """
A:5-1 D:5-3L C:6-3L B:6-6L A:2-1R D:5-2R C:6-5L B:pass A:5-4L
D:4-4L C:5-5R B:6-4L A:pass D:5-0R C:0-0R B:6-2L A:pass D:3-2L
C:2-0R B:2-2R A:4-3L D:pass C:4-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 38, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 6-2 4-1 3-1 2-2 1-0"
deal.B = "6-5 4-4 4-3 4-2 4-0 3-2 2-0"
deal.C = "6-1 5-5 5-3 5-0 3-3 3-0 2-1"
deal.D = "6-3 6-0 5-4 5-2 5-1 1-1 0-0"
yard = ""
play = """
D:6-3 C:3-3R B:6-5L A:3-1R D:5-4L C:6-1R B:4-4L A:6-6R D:6-0R
C:5-0R B:4-3L A:pass D:5-2R C:5-3L B:4-2R A:6-4R D:5-1L C:2-1L
B:3-2L A:6-2R D:pass C:3-0L B:4-0L A:4-1L D:1-1L C:pass B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-2 5-2 2-2 1-1 1-0"
deal.B = "6-4 5-4 5-0 4-2 3-2 3-1 2-1"
deal.C = "6-1 5-5 5-1 4-4 4-3 2-0 0-0"
deal.D = "6-3 6-0 5-3 4-1 4-0 3-3 3-0"
yard = ""
play = """
C:5-5 B:5-4L A:5-2R D:4-1L C:2-0R B:5-0R A:1-1L D:5-3R C:4-3R
B:6-4R A:1-0L D:6-0L C:6-1L B:3-1L A:6-6R D:6-3L C:pass B:pass
A:6-5L D:pass C:5-1L B:2-1L A:2-2L D:pass C:pass B:4-2L A:6-2R
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-5 4-4 4-0 3-2 0-0"
deal.B = "6-5 5-2 5-1 4-3 4-1 3-1 1-0"
deal.C = "6-6 6-4 6-2 5-0 3-0 2-2 1-1"
deal.D = "6-1 5-4 5-3 4-2 3-3 2-1 2-0"
yard = ""
play = """
B:6-5 A:6-3L D:5-3L C:5-0L B:5-2R A:3-2R D:2-0L C:6-2L B:4-3R
A:4-4R D:6-1L C:6-4R B:5-1L A:5-5L D:5-4L C:6-6R B:4-1L A:6-0R
D:2-1L C:2-2L B:1-0R A:pass D:4-2L C:1-1R B:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-1 4-0 3-2 3-1 1-1"
deal.B = "6-5 6-1 5-4 5-2 4-2 3-0 2-1"
deal.C = "5-5 4-3 4-1 2-2 2-0 1-0 0-0"
deal.D = "6-6 6-3 6-0 5-3 5-0 4-4 3-3"
yard = ""
play = """
A:6-4 D:6-6L C:4-1R B:6-5L A:5-1R D:5-3L C:5-5R B:5-4R A:3-1L
D:4-4R C:1-0L B:4-2R A:6-2R D:6-0L C:pass B:6-1L A:1-1L D:6-3R
C:4-3R B:2-1L A:4-0R D:5-0R C:2-2L B:5-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-1 5-2 4-3 3-1 2-1 2-0"
deal.B = "5-5 5-4 5-1 4-1 3-2 3-0 1-1"
deal.C = "6-3 6-0 5-0 4-2 4-0 3-3 0-0"
deal.D = "6-5 6-4 6-2 5-3 4-4 2-2 1-0"
yard = ""
play = """
D:6-5 C:5-0R B:3-0R A:4-3R D:6-4L C:4-0L B:5-4R A:5-2R D:1-0L
C:4-2R B:5-1L A:pass D:5-3L C:3-3L B:3-2L A:2-1L D:4-4R C:pass
B:4-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 64 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-46"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 503, BD = 75 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-46"
commitment = "8ff2a5b02cd192b296ce12f54e1d55e9f8090857a136f99715c1ca0fb9805798"
secret = "62828f362dbab4a3937a4e3564a1542e54e1c1a3b18a11ce2ce5bbc33a8e7439"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-2 5-1 4-4 3-3 3-2 2-2 2-0"
deal.B = "6-0 5-5 5-4 5-2 5-0 4-2 3-1"
deal.C = "6-5 4-3 3-0 2-1 1-1 1-0 0-0"
deal.D = "6-6 6-4 6-3 6-1 5-3 4-1 4-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-5L A:6-2R D:5-3L C:4-3L B:5-4L A:5-1L D:6-1L
C:2-1R B:3-1R A:3-3R D:6-3L C:3-0L B:5-0L A:3-2R D:pass C:pass
B:5-2R
"""
end = "blocked"
winner = "AC"
delta = { AC = 148, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-4 4-1 3-2 3-0 2-1 1-1"
deal.B = "5-5 5-2 5-0 4-3 2-2 2-0 1-0"
deal.C = "6-3 6-2 5-3 5-1 4-2 3-3 3-1"
deal.D = "6-6 6-5 6-4 6-1 4-4 4-0 0-0"
yard = ""
play = """
C:6-3 B:4-3R A:5-4R D:6-5R C:6-2L B:5-2L A:6-0R D:0-0R C:5-3L
B:5-0R A:3-2L D:pass C:4-2L B:5-5R A:4-1L D:6-1L C:5-1R B:1-0R
A:3-0R D:6-4L C:3-3R B:pass A:pass D:4-4L C:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 97, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 5-1 3-3 3-2 2-1 1-0"
deal.B = "6-2 6-1 5-2 5-0 4-4 4-1 0-0"
deal.C = "6-5 6-4 6-3 5-5 5-3 3-0 2-0"
deal.D = "5-4 4-3 4-2 4-0 3-1 2-2 1-1"
yard = ""
play = """
B:4-4 A:pass D:5-4L C:6-5L B:6-2L A:3-2L D:3-1L C:6-4R B:6-1R
A:5-1L D:1-1R C:5-5L B:4-1R A:pass D:4-2R C:5-3L B:5-2R A:3-3L
D:4-3L C:pass B:5-0R A:6-0R D:4-0L C:3-0L B:pass A:6-6R D:pass
C:6-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 60 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-3 5-1 4-4 4-0 2-2"
deal.B = "6-5 6-1 5-5 4-2 4-1 3-2 1-0"
deal.C = "6-4 5-2 5-0 4-3 3-3 3-1 1-1"
deal.D = "6-6 6-0 5-4 3-0 2-1 2-0 0-0"
yard = ""
play = """
A:6-3 D:6-6L C:6-4L B:4-1L A:5-3R D:5-4R C:3-1L B:4-2R A:6-2R
D:6-0R C:4-3L B:1-0R A:4-4L D:2-1R C:5-2R B:6-5R A:4-0L D:0-0L
C:5-0L B:5-5L A:5-1L D:pass C:1-1L B:6-1L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-3 5-1 5-0 3-0 2-1 2-0"
deal.B = "6-6 6-5 6-1 4-1 3-1 1-1 0-0"
deal.C = "5-5 5-4 4-4 4-3 3-3 3-2 2-2"
deal.D = "6-4 6-3 6-0 5-2 4-2 4-0 1-0"
yard = ""
play = """
D:4-2 C:5-4L B:6-5L A:6-2L D:5-2L C:5-5L B:pass A:5-3L D:6-3L
C:3-2R B:6-6L A:3-0R D:6-0R C:pass B:6-1L A:5-1L D:6-4R C:4-4R
B:4-1R A:5-0L D:1-0L C:pass B:1-1L A:2-1L D:pass C:2-2L B:3-1R
A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 4, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-4 4-3 4-2 4-0 2-0 1-0 0-0"
deal.B = "6-6 6-3 6-1 5-2 3-3 3-1 3-0"
deal.C = "6-5 6-2 6-0 5-3 5-1 4-1 2-2"
deal.D = "6-4 5-5 5-4 5-0 3-2 2-1 1-1"
yard = ""
play = """
C:6-5 B:6-6L A:pass D:5-4R C:6-2L B:5-2L A:4-4R D:6-4R C:5-3L
B:6-3L A:pass D:pass C:6-0L B:3-0L A:4-3L D:pass C:4-1L B:6-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 58, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-4 5-3 4-2 3-1 2-2 1-1"
deal.B = "6-1 5-5 4-3 4-1 2-1 1-0 0-0"
deal.C = "6-2 5-0 4-4 4-0 3-3 3-0 2-0"
deal.D = "6-6 6-5 6-4 6-3 5-2 5-1 3-2"
yard = ""
play = """
B:5-5 A:5-4L D:5-1R C:4-4L B:4-1L A:3-1L D:3-2L C:6-2L B:6-1L
A:1-1L D:pass C:pass B:2-1L A:4-2L D:6-4L C:pass B:1-0R A:6-0L
D:pass C:5-0L B:0-0R A:5-3L D:6-3L C:4-0R B:4-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-1 5-3 5-1 4-2 3-2"
deal.B = "6-5 6-4 4-0 3-3 3-1 1-0 0-0"
deal.C = "6-0 5-5 5-2 4-1 3-0 2-2 2-1"
deal.D = "6-2 5-4 5-0 4-4 4-3 2-0 1-1"
yard = ""
play = """
A:6-6 D:6-2L C:5-2L B:6-5L A:6-3L D:4-3L C:4-1L B:6-4R A:6-1L
D:4-4R C:6-0L B:4-0R A:pass D:5-0L C:5-5L B:0-0R A:5-3L D:2-0R
C:3-0L B:1-0L A:5-1L D:5-4L C:2-2R B:pass A:4-2L D:pass C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 112, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 5-1 2-2 2-1 2-0 0-0"
deal.B = "6-5 5-5 5-4 4-4 4-1 3-3 3-2"
deal.C = "6-3 6-0 4-3 4-2 3-0 1-1 1-0"
deal.D = "6-6 6-2 5-3 5-2 5-0 4-0 3-1"
yard = ""
play = """
D:5-0 C:6-0R B:6-5R A:5-1L D:3-1L C:6-3L B:5-5R A:6-4L D:5-2R
C:4-3L B:3-2R A:pass D:5-3L C:3-0R B:5-4L A:2-0R D:4-0L C:1-0L
B:4-1L A:2-2R D:6-2R C:4-2L B:pass A:6-1R D:pass C:1-1R
"""
end = "out"
winner = "AC"
delta = { AC = 26, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-5 2-1 2-0 1-1 1-0 0-0"
deal.B = "6-5 6-4 5-1 4-4 4-2 4-0 3-0"
deal.C = "6-2 5-3 4-3 3-3 3-2 3-1 2-2"
deal.D = "6-6 6-1 6-0 5-4 5-2 5-0 4-1"
yard = ""
play = """
C:6-2 B:4-2R A:6-3L D:5-4R C:5-3L B:6-5L A:5-5R D:6-0L C:pass
B:4-0L A:pass D:4-1L C:3-1L B:3-0L A:2-0L D:5-2R C:3-2L B:pass
A:2-1R D:6-1R C:4-3L B:6-4R A:pass D:pass C:pass B:4-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 36, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-4 5-2 5-0 4-0 3-1 1-1"
deal.B = "5-5 4-4 4-3 3-2 3-0 2-2 2-1"
deal.C = "6-5 6-3 6-2 5-3 3-3 1-0 0-0"
deal.D = "6-6 6-1 6-0 5-1 4-2 4-1 2-0"
yard = ""
play = """
B:4-4 A:6-4L D:4-1R C:6-5L B:5-5L A:5-4L D:5-1R C:5-3R B:4-3L
A:3-1L D:6-1L C:6-3L B:3-2L A:5-2L D:pass C:3-3R B:3-0R A:5-0L
D:2-0L C:6-2L B:pass A:4-0R D:6-0L C:1-0L B:2-1L A:pass D:4-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-0 5-0 4-3 3-0 1-1"
deal.B = "6-5 4-4 4-2 4-0 3-3 2-1 0-0"
deal.C = "6-2 5-5 5-4 5-3 5-2 4-1 2-0"
deal.D = "6-3 6-1 5-1 3-2 3-1 2-2 1-0"
yard = ""
play = """
A:6-6 D:6-3L C:5-3L B:6-5L A:6-4L D:6-1R C:5-4L B:2-1R A:5-0L
D:2-2R C:2-0L B:4-2L A:4-3L D:3-2L C:6-2L B:pass A:6-0L D:1-0L
C:4-1L B:4-4L A:pass D:pass C:5-2R B:4-0L A:3-0L D:5-1R C:pass
B:3-3L A:1-1R
"""
end = "out"
winner = "AC"
delta = { AC = 4, BD = 0 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-47"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 389, BD = 525 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-47"
commitment = "7afc6507817a235d9636a8409670b61900b98cf67ed454a2972c00eb648c14c7"
secret = "21f5abd4960cbe4509573b000c12298d0a1ca2d3f61e4875495e970583660b00"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 5-4 5-3 4-2 3-2 1-1"
deal.B = "6-5 6-1 5-5 5-1 5-0 4-0 3-1"
deal.C = "6-6 6-0 4-4 4-3 3-3 2-2 0-0"
deal.D = "6-3 5-2 4-1 3-0 2-1 2-0 1-0"
yard = ""
play = """
C:6-6 B:6-5L A:6-2R D:5-2L C:2-2L B:pass A:4-2L D:4-1L C:pass
B:6-1L A:6-4L D:2-1R C:4-3L B:3-1L A:1-1L D:1-0L C:0-0L B:5-0L
A:5-3L D:6-3L C:6-0L B:4-0L A:5-4L D:pass C:pass B:5-5L A:pass
D:pass C:pass B:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 219 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 6-0 4-3 3-1 2-2 1-1"
deal.B = "6-6 6-3 5-5 4-2 4-1 3-2 0-0"
deal.C = "5-4 5-3 5-2 5-0 3-0 2-1 2-0"
deal.D = "6-5 6-4 5-1 4-4 4-0 3-3 1-0"
yard = ""
play = """
B:6-6 A:6-1L D:6-5R C:2-1L B:4-2L A:4-3L D:3-3L C:5-0R B:6-3L
A:6-0R D:6-4L C:5-4L B:5-5L A:6-2R D:5-1L C:5-2R B:4-1L A:pass
D:4-4L C:5-3R B:3-2R A:2-2R D:4-0L C:3-0L B:pass A:3-1L D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 79 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 5-0 4-0 3-1 2-1 1-1"
deal.B = "6-6 6-4 5-4 5-2 4-1 3-3 2-2"
deal.C = "6-5 6-3 5-3 4-4 4-2 3-0 2-0"
deal.D = "6-2 6-0 5-1 4-3 3-2 1-0 0-0"
yard = ""
play = """
A:5-5 D:5-1L C:6-5R B:4-1L A:6-1R D:4-3L C:6-3L B:6-6L A:1-1R
D:6-2L C:4-2L B:6-4L A:3-1R D:6-0L C:5-3R B:5-4R A:5-0L D:pass
C:4-4R B:5-2L A:2-1L D:1-0L C:2-0L B:2-2L A:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 61, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 6-1 6-0 5-2 2-0 0-0"
deal.B = "6-3 5-1 5-0 4-0 3-3 3-1 2-2"
deal.C = "5-5 4-3 4-2 4-1 3-0 1-1 1-0"
deal.D = "6-5 6-2 5-4 5-3 4-4 3-2 2-1"
yard = ""
play = """
D:6-5 C:5-5R B:6-3L A:5-2R D:5-3L C:4-2R B:5-1L A:6-4R D:6-2R
C:1-0L B:5-0L A:2-0R D:5-4L C:4-3L B:3-3L A:6-0R D:3-2L C:pass
B:2-2L A:6-6R D:2-1L C:1-1L B:3-1L A:6-1R D:pass C:3-0L B:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 30 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-1 4-3 4-0 2-1 2-0 1-1"
deal.B = "6-6 6-2 5-3 4-2 4-1 3-2 1-0"
deal.C = "6-4 6-0 4-4 3-3 3-1 3-0 2-2"
deal.D = "6-5 6-3 5-5 5-4 5-2 5-0 0-0"
yard = ""
play = """
C:2-2 B:6-2L A:6-1L D:5-2R C:3-1L B:5-3L A:5-1L D:6-5R C:6-0R
B:4-1L A:4-0L D:5-0L C:3-0R B:3-2R A:2-1R D:5-5L C:pass B:1-0R
A:2-0R D:5-4L C:6-4L B:6-6L A:pass D:6-3L C:3-3L B:4-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 17 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-1 4-3 4-2 3-3 3-1 1-0"
deal.B = "6-6 6-0 5-5 5-4 5-0 2-0 0-0"
deal.C = "6-4 6-2 6-1 5-3 5-2 4-0 3-2"
deal.D = "6-5 4-4 4-1 3-0 2-2 2-1 1-1"
yard = ""
play = """
B:6-6 A:6-3L D:6-5R C:3-2L B:2-0L A:5-1R D:4-1R C:4-0L B:5-4L
A:4-3R D:3-0R C:5-3L B:6-0R A:3-3L D:pass C:6-2R B:pass A:4-2R
D:4-4R C:6-4R B:pass A:3-1L D:2-1L C:5-2L B:5-5L A:pass D:pass
C:6-1R
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-4 5-1 4-4 3-3 2-1"
deal.B = "6-2 6-0 5-3 3-0 2-2 1-1 0-0"
deal.C = "6-6 6-1 4-2 4-1 4-0 3-1 2-0"
deal.D = "6-5 6-3 5-2 5-0 4-3 3-2 1-0"
yard = ""
play = """
A:5-5 D:6-5L C:6-1L B:1-1L A:5-1L D:5-2L C:4-2L B:5-3R A:4-4L
D:6-3R C:6-6R B:6-2R A:6-4L D:3-2R C:3-1R B:6-0L A:2-1R D:5-0L
C:2-0R B:3-0R A:3-3R D:4-3R C:4-0R B:0-0R A:5-4L
"""
end = "out"
winner = "AC"
delta = { AC = 5, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-1 5-5 5-4 5-1 3-2 3-0"
deal.B = "6-3 6-0 5-0 4-3 3-3 3-1 0-0"
deal.C = "5-2 4-4 4-1 4-0 2-2 2-1 2-0"
deal.D = "6-6 6-5 6-4 5-3 4-2 1-1 1-0"
yard = ""
play = """
D:6-6 C:pass B:6-3L A:6-1R D:5-3L C:2-1R B:5-0L A:6-2R D:6-5R
C:5-2R B:6-0L A:3-2R D:6-4L C:4-0L B:0-0L A:3-0R D:1-0L C:2-0R
B:3-1L A:pass D:4-2R C:4-4R B:4-3L A:5-4L D:pass C:4-1R B:pass
A:5-5L D:1-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-1 5-0 3-3 3-2 2-2"
deal.B = "6-5 6-0 5-4 5-2 2-1 2-0 1-1"
deal.C = "6-2 5-3 4-3 4-1 4-0 3-0 1-0"
deal.D = "6-6 6-4 5-5 4-4 4-2 3-1 0-0"
yard = ""
play = """
C:4-3 B:5-4L A:3-3R D:5-5L C:5-3R B:6-5L A:6-3L D:3-1L C:1-0L
B:6-0L A:6-1L D:pass C:4-1L B:5-2R A:2-2R D:6-4L C:6-2L B:2-1L
A:3-2R D:pass C:3-0R B:1-1L A:5-0R D:pass C:pass B:pass A:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 128, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-4 5-3 5-2 4-0 2-1 0-0"
deal.B = "6-6 6-5 4-4 3-2 3-1 2-0 1-1"
deal.C = "6-4 6-3 6-2 6-1 4-1 3-0 2-2"
deal.D = "6-0 5-1 5-0 4-3 4-2 3-3 1-0"
yard = ""
play = """
B:6-6 A:pass D:6-0L C:6-1R B:2-0L A:5-2L D:5-1L C:4-1L B:4-4L
A:5-4L D:5-0L C:3-0L B:3-2L A:2-1L D:1-0L C:pass B:3-1R A:5-3R
D:pass C:pass B:6-5R A:0-0L D:pass C:6-3R B:pass A:4-0L D:4-3L
C:pass B:pass A:pass D:3-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 40 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-0 5-1 4-2 2-2 0-0"
deal.B = "6-4 5-3 5-2 3-1 2-1 1-1 1-0"
deal.C = "6-5 6-1 4-4 4-3 4-1 3-3 3-2"
deal.D = "6-2 5-5 5-4 5-0 4-0 3-0 2-0"
yard = ""
play = """
A:6-6 D:6-2L C:6-1R B:5-2L A:5-1L D:pass C:4-1L B:6-4L A:6-0L
D:5-0L C:6-5L B:3-1R A:6-3R
"""
end = "blocked"
winner = "AC"
delta = { AC = 78, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-0 4-3 4-1 2-0 1-0 0-0"
deal.B = "6-5 6-2 5-5 5-2 5-0 4-4 4-2"
deal.C = "6-4 6-1 5-4 5-1 4-0 3-2 1-1"
deal.D = "6-3 5-3 3-3 3-1 3-0 2-2 2-1"
yard = ""
play = """
D:6-3 C:3-2R B:6-5L A:2-0R D:5-3L C:4-0R B:4-4R A:4-3L D:pass
C:5-4L B:5-5L A:4-1R D:3-1R C:5-1L B:pass A:1-0L D:3-3R C:pass
B:5-0L A:pass D:3-0R C:pass B:5-2L A:0-0R D:2-2L C:pass B:6-2L
A:6-6L D:pass C:6-4L B:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-5 4-4 4-1 3-3 3-1 2-2 1-1"
deal.B = "6-2 5-4 5-2 5-1 4-3 3-2 3-0"
deal.C = "6-6 6-4 6-0 5-3 5-0 2-1 0-0"
deal.D = "6-3 6-1 5-5 4-2 4-0 2-0 1-0"
yard = ""
play = """
C:6-6 B:6-2L A:2-2L D:6-3R C:2-1L B:5-1L A:6-5L D:6-1L C:5-3R
B:5-4R A:4-1R D:1-0L C:0-0L B:3-0L A:3-1L D:pass C:pass B:pass
A:1-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 76, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-0 5-3 5-0 3-3 2-2"
deal.B = "6-3 6-1 4-3 4-2 4-1 1-1 1-0"
deal.C = "6-2 5-4 5-2 5-1 4-0 3-2 2-1"
deal.D = "6-5 5-5 4-4 3-1 3-0 2-0 0-0"
yard = ""
play = """
B:6-3 A:6-6L D:6-5L C:5-1L B:6-1L A:3-3R D:3-1R C:6-2L B:4-2L
A:6-4L D:pass C:2-1R B:pass A:2-2R D:2-0R C:4-0R B:4-3R A:5-3R
D:5-5R C:5-4R B:4-1R A:6-0L D:3-0L C:3-2L B:1-1R A:pass D:pass
C:5-2L
"""
end = "out"
winner = "AC"
delta = { AC = 9, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-2 5-0 3-3 2-2 2-0 1-0"
deal.B = "6-5 6-4 6-3 5-4 5-1 4-3 3-0"
deal.C = "6-6 5-3 4-4 4-2 3-2 2-1 1-1"
deal.D = "6-1 6-0 5-5 4-1 4-0 3-1 0-0"
yard = ""
play = """
A:2-2 D:pass C:2-1L B:5-1L A:5-2L D:pass C:4-2L B:6-4L A:6-2L
D:pass C:3-2L B:6-3L A:2-0R D:6-1L C:1-1L B:3-0R A:3-3R D:4-1L
C:5-3R B:5-4L A:5-0L D:5-5R C:pass B:6-5R A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 21, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 6-0 5-5 5-3 5-0 0-0"
deal.B = "6-2 4-3 4-2 4-1 3-1 2-2 1-0"
deal.C = "6-3 5-4 5-1 3-0 2-1 2-0 1-1"
deal.D = "6-5 6-1 5-2 4-4 4-0 3-3 3-2"
yard = ""
play = """
D:6-5 C:5-4R B:6-2L A:6-4R D:5-2L C:5-1L B:4-1L A:6-6R D:4-4L
C:6-3R B:4-3L A:5-3L D:3-3R C:3-0R B:1-0R A:5-5L D:6-1R C:pass
B:pass A:6-0R D:4-0R C:pass B:4-2R A:5-0L D:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 7 }

[[match.hand]]
opener = "C"
deal.A = "6-4 4-4 4-2 3-1 2-0 1-0 0-0"
deal.B = "6-1 6-0 5-4 5-3 5-0 4-0 3-2"
deal.C = "6-3 6-2 5-1 4-3 3-3 3-0 1-1"
deal.D = "6-6 6-5 5-5 5-2 4-1 2-2 2-1"
yard = ""
play = """
C:6-2 B:6-1L A:4-2R D:4-1L C:4-3L B:5-3L A:4-4R D:6-5L C:6-3L
B:3-2L A:6-4R D:6-6R C:pass B:6-0R A:2-0L D:pass C:3-0L B:5-0R
A:3-1L D:5-5R C:5-1R B:pass A:1-0L D:2-1R C:pass B:4-0L A:pass
D:5-2R C:pass B:5-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 108 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-48"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 468, BD = 506 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-48"
commitment = "581d4b78048a2f1f6c20478e7d41c29fba60df006db43188458009e079a2c000"
secret = "1a19913785fdb6cc531d7e2ebae4c8b321b720ace79cabb00bda9ae8b0193be5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-3 5-2 5-1 4-1 2-2 2-0 1-0"
deal.B = "5-4 4-4 4-3 3-3 3-2 2-1 0-0"
deal.C = "6-5 6-4 6-2 5-5 4-0 3-0 1-1"
deal.D = "6-6 6-1 6-0 5-3 5-0 4-2 3-1"
yard = ""
play = """
D:6-6 C:6-5L B:5-4L A:4-1L D:6-1L C:6-4L B:4-4L A:6-3R D:5-3R
C:5-5R B:4-3L A:5-2R D:4-2R C:4-0R B:3-3L A:2-0R D:3-1L C:6-2R
B:2-1L A:2-2L D:6-0R C:3-0R B:3-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 114 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 5-1 4-2 2-2 2-1 2-0"
deal.B = "6-3 6-0 5-2 5-0 4-1 3-1 1-1"
deal.C = "6-6 6-1 5-5 5-3 4-3 3-0 1-0"
deal.D = "6-5 5-4 4-4 4-0 3-3 3-2 0-0"
yard = ""
play = """
C:6-6 B:6-3L A:6-4R D:4-4R C:5-3L B:5-0L A:2-0L D:3-2L C:4-3L
B:4-1L A:5-1L D:5-4L C:pass B:pass A:4-2L D:4-0R C:3-0R B:3-1R
A:6-2L D:6-5L C:5-5L B:5-2L A:2-2L D:pass C:6-1R B:6-0R A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 83, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-1 5-0 4-4 4-0 3-1 2-0"
deal.B = "6-6 6-3 6-2 5-4 5-3 3-0 2-1"
deal.C = "6-1 5-5 5-2 4-2 3-2 1-1 1-0"
deal.D = "6-4 6-0 4-3 4-1 3-3 2-2 0-0"
yard = ""
play = """
B:6-3 A:6-5L D:3-3R C:5-5L B:5-3R A:5-1L D:4-1L C:5-2R B:6-2R
A:4-4L D:6-4L C:6-1L B:6-6R A:3-1L D:4-3L C:4-2L B:2-1L A:pass
D:6-0R C:1-1L B:3-0R A:pass D:pass C:3-2R B:pass A:2-0R D:0-0R
C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 163, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-2 4-0 3-2 2-1 1-1"
deal.B = "6-5 6-2 4-4 4-3 4-2 3-3 2-2"
deal.C = "6-4 6-3 6-1 5-5 5-0 3-0 1-0"
deal.D = "5-4 5-3 5-1 4-1 3-1 2-0 0-0"
yard = ""
play = """
A:6-6 D:pass C:6-4L B:6-5R A:4-0L D:5-4R C:5-0L B:4-4R A:5-2L
D:2-0L C:3-0L B:4-2R A:3-2L D:pass C:pass B:6-2L A:6-0L D:0-0L
C:1-0L B:2-2R A:2-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 89, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 5-2 4-1 4-0 2-1 2-0"
deal.B = "6-6 5-3 5-1 4-4 3-2 3-1 2-2"
deal.C = "6-5 6-1 6-0 5-5 4-3 4-2 3-3"
deal.D = "6-2 5-4 5-0 3-0 1-1 1-0 0-0"
yard = ""
play = """
D:0-0 C:6-0L B:6-6L A:6-4L D:5-4L C:6-5L B:pass A:6-3L D:3-0L
C:pass B:pass A:4-0L D:1-0R C:4-3L B:3-1R A:pass D:pass C:3-3L
B:3-2L A:5-2L D:5-0L C:pass B:5-3R A:2-0L D:6-2L C:5-5R B:5-1R
A:4-1R D:pass C:6-1L B:4-4R A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 6, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-2 4-0 3-3 3-1 2-1"
deal.B = "6-1 5-5 5-1 5-0 4-4 4-2 1-0"
deal.C = "6-0 5-3 3-2 3-0 2-2 2-0 1-1"
deal.D = "6-6 6-5 5-4 5-2 4-3 4-1 0-0"
yard = ""
play = """
C:5-3 B:5-1L A:3-1L D:4-3L C:3-2R B:4-2L A:6-2L D:6-6L C:6-0L
B:1-0L A:2-1L D:5-2L C:2-2R B:5-5L A:pass D:5-4L C:2-0R B:5-0R
A:6-4L D:6-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 44 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-2 4-4 4-0 2-0 1-1"
deal.B = "6-0 5-3 5-2 4-2 3-2 2-2 2-1"
deal.C = "5-4 5-1 4-1 3-3 3-1 3-0 0-0"
deal.D = "6-6 6-5 6-1 5-5 5-0 4-3 1-0"
yard = ""
play = """
B:6-0 A:6-4L D:5-0R C:5-4L B:5-2L A:6-2L D:6-6L C:5-1R B:2-1R
A:6-3L D:4-3L C:4-1L B:2-2R A:1-1L D:6-1L C:pass B:3-2R A:pass
D:6-5L C:3-3R B:5-3L A:pass D:pass C:3-1L B:pass A:pass D:1-0L
C:3-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 30, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-4 5-3 5-0 4-0 3-1"
deal.B = "6-4 6-1 4-3 4-2 4-1 3-3 2-1"
deal.C = "6-2 5-1 3-0 2-2 1-1 1-0 0-0"
deal.D = "6-3 6-0 5-5 5-2 4-4 3-2 2-0"
yard = ""
play = """
A:6-6 D:6-3L C:6-2R B:4-2R A:5-3L D:5-5L C:5-1L B:4-1L A:5-4L
D:4-4R C:pass B:6-4R A:6-5L D:6-0L C:3-0L B:6-1R A:3-1L D:pass
C:1-1L B:2-1L A:pass D:5-2L C:1-0R B:pass A:5-0L D:2-0L C:2-2L
B:pass A:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-5 5-1 4-3 4-0 2-0 1-1"
deal.B = "6-6 6-4 6-1 6-0 5-4 3-3 1-0"
deal.C = "6-3 5-3 5-2 4-4 4-2 3-1 2-1"
deal.D = "6-2 5-0 4-1 3-2 3-0 2-2 0-0"
yard = ""
play = """
D:2-2 C:5-2L B:5-4L A:4-3L D:3-2L C:4-2L B:6-4L A:6-5L D:5-0L
C:2-1R B:1-0R A:4-0L D:0-0R C:4-4L B:6-0R A:pass D:6-2R C:pass
B:pass A:2-0R D:4-1L C:3-1L B:3-3L A:pass D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 135 }

[[match.hand]]
opener = "C"
deal.A = "5-2 4-4 3-2 3-1 2-1 2-0 1-1"
deal.B = "6-3 6-2 5-5 5-1 4-2 4-1 2-2"
deal.C = "6-5 6-4 5-4 5-0 4-3 3-0 0-0"
deal.D = "6-6 6-1 6-0 5-3 4-0 3-3 1-0"
yard = ""
play = """
C:6-5 B:5-1R A:3-1R D:6-6L C:6-4L B:4-1L A:2-1L D:3-3R C:4-3R
B:4-2R A:5-2L D:5-3L C:3-0L B:2-2R A:2-0L D:pass C:pass B:6-2L
A:3-2R D:6-1L C:pass B:6-3R A:1-1L D:6-0R C:5-0R B:5-5R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 17 }

[[match.hand]]
opener = "B"
deal.A = "5-0 4-4 4-3 4-1 3-1 2-2 2-0"
deal.B = "6-5 6-0 5-5 3-2 3-0 1-1 0-0"
deal.C = "6-6 6-1 5-4 5-2 5-1 3-3 1-0"
deal.D = "6-4 6-3 6-2 5-3 4-2 4-0 2-1"
yard = ""
play = """
B:3-2 A:4-3L D:4-2L C:5-2L B:5-5L A:5-0L D:4-0L C:5-4L B:6-5L
A:2-2R D:6-2L C:pass B:pass A:2-0L D:2-1R C:6-1R B:0-0L A:pass
D:6-3R C:3-3R B:3-0R A:pass D:pass C:1-0L B:6-0R A:4-1L D:6-4L
C:6-6L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 28 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-0 5-1 4-0 2-0 0-0"
deal.B = "6-6 6-2 5-4 5-2 3-3 3-2 1-1"
deal.C = "6-1 5-5 5-0 4-1 3-0 2-1 1-0"
deal.D = "6-5 5-3 4-4 4-3 4-2 3-1 2-2"
yard = ""
play = """
A:6-4 D:4-4R C:6-1L B:1-1L A:5-1L D:6-5L C:4-1R B:6-2L A:2-0L
D:3-1R C:5-0L B:3-2R A:pass D:2-2R C:5-5L B:5-2L A:pass D:4-2L
C:2-1R B:5-4L A:pass D:5-3L C:3-0L B:pass A:6-0L D:pass C:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 25, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 5-5 5-1 5-0 3-1 2-2"
deal.B = "6-5 6-2 5-3 4-4 4-3 3-2 2-0"
deal.C = "6-6 6-4 6-1 4-2 4-1 1-1 0-0"
deal.D = "5-4 5-2 4-0 3-3 3-0 2-1 1-0"
yard = ""
play = """
D:3-3 C:pass B:4-3L A:6-3R D:5-4L C:6-6R B:6-5L A:6-0L D:1-0L
C:6-4R B:4-4R A:5-1L D:5-2L C:4-2L B:pass A:pass D:4-0L C:4-1R
B:2-0L A:2-2L D:2-1R C:pass B:6-2L A:pass D:pass C:6-1L B:3-2R
A:3-1L D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 117 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 4-3 4-1 4-0 3-2 3-1"
deal.B = "6-0 5-3 5-2 4-4 4-2 3-0 0-0"
deal.C = "6-6 6-5 5-1 5-0 3-3 2-0 1-1"
deal.D = "6-3 6-1 5-5 5-4 2-2 2-1 1-0"
yard = ""
play = """
C:6-6 B:6-0L A:4-0L D:5-4L C:6-5L B:pass A:6-4L D:6-1R C:5-1R
B:4-2L A:6-2L D:5-5R C:5-0R B:3-0R A:4-3R D:6-3L C:3-3L B:5-3L
A:4-1R D:2-1R C:2-0R B:5-2L A:3-2L D:1-0R C:1-1R
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 5-1 4-2 4-0 3-2 3-1"
deal.B = "6-5 6-2 6-0 5-2 2-2 2-0 1-0"
deal.C = "6-6 6-4 5-5 5-3 5-0 4-1 3-0"
deal.D = "6-3 4-4 4-3 3-3 2-1 1-1 0-0"
yard = ""
play = """
B:1-0 A:6-1L D:6-3L C:5-3L B:2-0R A:5-4L D:4-4L C:6-4L B:6-2R
A:pass D:pass C:6-6L B:6-0L A:4-0L D:4-3L C:3-0L B:6-5R A:5-1R
D:1-1R C:5-0L B:5-2L A:4-2L D:2-1R C:4-1L B:2-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 4-4 4-2 3-2 2-2 1-0"
deal.B = "6-2 5-5 5-3 4-3 4-1 3-0 0-0"
deal.C = "6-6 6-5 6-3 5-2 5-1 4-0 1-1"
deal.D = "6-1 5-4 5-0 3-3 3-1 2-1 2-0"
yard = ""
play = """
A:6-4 D:6-1L C:5-1L B:4-3R A:3-2R D:5-4L C:5-2R B:4-1L A:1-0L
D:5-0R C:4-0L B:0-0R A:4-4L D:2-0R C:pass B:6-2R A:4-2L D:2-1L
C:6-6R B:pass A:6-0R D:3-1L C:6-3L B:3-0R A:pass D:3-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 17 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 5-4 5-3 5-0 3-3 3-2"
deal.B = "6-6 6-2 6-1 5-1 4-4 2-2 0-0"
deal.C = "6-5 4-3 4-1 3-1 3-0 2-0 1-1"
deal.D = "6-4 6-0 5-2 4-2 4-0 2-1 1-0"
yard = ""
play = """
D:4-2 C:4-3L B:6-2R A:6-3L D:6-4L C:6-5R B:5-1R A:5-4L D:5-2L
C:4-1R B:4-4R A:3-2L D:4-0R C:3-1L B:0-0R A:5-0R D:1-0L C:3-0L
B:pass A:5-3L D:pass C:pass B:pass A:5-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 42, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 5-3 4-2 4-0 3-3 3-2"
deal.B = "6-0 5-2 3-1 3-0 2-2 2-0 1-1"
deal.C = "6-4 5-5 5-1 4-4 4-1 1-0 0-0"
deal.D = "6-6 6-5 6-1 5-4 5-0 4-3 2-1"
yard = ""
play = """
C:5-5 B:5-2L A:6-2L D:6-6L C:6-4L B:pass A:4-2L D:6-5R C:pass
B:2-2L A:3-2L D:4-3L C:4-4L B:6-0R A:4-0L D:5-0L C:5-1L B:3-0R
A:6-3R D:2-1L C:pass B:2-0L A:pass D:6-1R C:4-1R B:pass A:pass
D:5-4R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 15 }
[[match]]
bones = 1
variant = "puerto_rican_500"
rules_version = 1
id = "puerto_rican_500-49"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 411, BD = 508 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "all_hands_total"
blocked_tie = "nobody"
capicua_bonus = 100
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 100
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "first_four"
target = 500
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "puerto_rican_500-49"
commitment = "a415107e1e2b4b18e9ef22590f9db24b926e953f85b2a752fde1922c5eb06673"
secret = "1ebf730c3e06e0f149390579e2976234273e11089d10c141f1f8f869d69396ce"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-5 5-1 5-0 4-3 4-2 4-1 2-1"
deal.B = "6-6 6-5 6-4 6-3 6-2 2-2 2-0"
deal.C = "6-0 5-3 4-4 3-3 3-2 3-0 1-0"
deal.D = "6-1 5-4 5-2 4-0 3-1 1-1 0-0"
yard = ""
play = """
B:6-6 A:pass D:6-1L C:6-0R B:2-0R A:2-1L D:5-2L C:5-3L B:6-3L
A:4-2R D:5-4R C:pass B:6-5L A:5-0L D:4-0L C:4-4L B:6-4L A:5-5R
D:pass C:pass B:6-2L A:5-1R D:3-1R C:3-3R B:2-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 121 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-4 5-3 4-2 3-2 3-1"
deal.B = "6-5 6-1 5-5 4-4 3-3 1-1 0-0"
deal.C = "6-3 6-2 6-0 5-1 4-0 2-2 1-0"
deal.D = "5-2 5-0 4-3 4-1 3-0 2-1 2-0"
yard = ""
play = """
A:5-3 D:5-2L C:6-3R B:6-5R A:4-2L D:4-3L C:5-1R B:6-1R A:6-6R
D:3-0L C:6-0L B:pass A:6-4L D:4-1L C:6-2R B:1-1L A:3-2R D:2-1L
C:2-2L B:3-3R A:3-1R D:2-0L C:1-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 111, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-3 5-0 4-4 2-2 2-1 2-0"
deal.B = "6-4 6-1 3-3 3-2 3-1 1-1 1-0"
deal.C = "6-3 6-2 5-5 5-2 4-3 4-2 4-1"
deal.D = "6-5 6-0 5-4 5-1 4-0 3-0 0-0"
yard = ""
play = """
D:6-5 C:5-5R B:6-4L A:5-3R D:5-4L C:4-3R B:pass A:4-4R D:5-1L
C:4-1L B:pass A:pass D:4-0L C:4-2R B:3-2R A:5-0L D:3-0R C:5-2L
B:1-0R A:2-0L D:6-0L C:6-3L B:6-1R A:6-6R D:pass C:6-2R
"""
end = "out"
winner = "AC"
delta = { AC = 62, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-3 5-0 4-4 3-0 2-2 1-1"
deal.B = "6-4 6-3 6-2 3-3 3-1 2-0 0-0"
deal.C = "6-5 5-4 5-2 5-1 4-2 4-1 2-1"
deal.D = "6-1 6-0 5-5 4-3 4-0 3-2 1-0"
yard = ""
play = """
C:5-4 B:6-4R A:5-0L D:6-0L C:6-5L B:6-3R A:5-3R D:5-5L C:5-2L
B:6-2L A:6-6L D:6-1L C:5-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 85 }

[[match.hand]]
opener = "B"
deal.A = "5-2 4-3 4-1 3-0 2-2 2-0 1-1"
deal.B = "6-6 6-4 6-1 5-5 5-4 1-0 0-0"
deal.C = "6-3 6-0 5-3 5-1 4-2 3-2 3-1"
deal.D = "6-5 6-2 5-0 4-4 4-0 3-3 2-1"
yard = ""
play = """
B:6-6 A:pass D:6-5L C:6-3R B:5-5L A:5-2L D:6-2L C:5-3R B:6-4L
A:4-3L D:3-3L C:3-2L B:5-4R A:2-2L D:2-1L C:5-1L B:pass A:4-1R
D:5-0L C:6-0L B:6-1L A:1-1L D:pass C:3-1L B:1-0R A:2-0R D:pass
C:4-2R
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-3 4-1 3-2 2-1 1-1"
deal.B = "6-4 6-3 6-2 6-1 5-1 2-2 0-0"
deal.C = "6-6 5-2 4-2 4-0 3-1 2-0 1-0"
deal.D = "6-0 5-4 5-0 4-4 4-3 3-3 3-0"
yard = ""
play = """
A:1-1 D:pass C:1-0L B:6-1R A:6-5R D:6-0L C:6-6L B:6-4L A:4-1L
D:5-4R C:4-2R B:6-2R A:2-1L D:pass C:2-0L B:6-3R A:3-2R D:5-0L
C:5-2L B:2-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 56, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-0 4-3 4-0 3-2 2-1 2-0 1-0"
deal.B = "6-5 6-4 6-2 5-5 4-4 2-2 1-1"
deal.C = "6-1 5-4 5-1 4-1 3-3 3-1 3-0"
deal.D = "6-6 6-3 6-0 5-3 5-2 4-2 0-0"
yard = ""
play = """
D:6-6 C:6-1L B:6-5R A:2-1L D:5-2L C:5-1L B:5-5R A:5-0R D:6-0R
C:3-1L B:6-4R A:3-2L D:4-2L C:5-4L B:4-4R A:4-3R D:5-3L C:3-3L
B:pass A:pass D:6-3L C:3-0R B:6-2L A:2-0R D:pass C:pass B:2-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-5 5-4 3-3 2-0 1-1 1-0"
deal.B = "6-3 6-2 6-0 5-1 5-0 4-4 4-3"
deal.C = "6-5 6-1 5-2 4-1 3-1 3-0 2-1"
deal.D = "6-4 5-3 4-2 4-0 3-2 2-2 0-0"
yard = ""
play = """
C:6-1 B:6-3L A:3-3L D:5-3L C:6-5L B:6-2L A:2-0L D:4-0L C:4-1L
B:5-1L A:5-4L D:6-4L C:3-1R B:4-3R A:6-6L D:4-2R C:5-2R B:6-0L
A:5-5R D:0-0L C:3-0L B:5-0R A:1-0R D:3-2L C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 112, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 5-1 4-4 4-1 3-0 1-1"
deal.B = "6-6 6-2 6-0 5-3 4-0 2-2 2-0"
deal.C = "6-5 5-2 5-0 4-3 3-3 2-1 1-0"
deal.D = "6-4 6-1 5-5 4-2 3-2 3-1 0-0"
yard = ""
play = """
B:6-6 A:6-3L D:3-2L C:6-5R B:6-2L A:5-4R D:6-4L C:4-3L B:5-3L
A:4-4R D:5-5L C:5-2L B:2-2L A:4-1R D:4-2L C:2-1R B:4-0L A:3-0L
D:3-1L C:1-0L B:6-0L A:pass D:6-1L C:pass B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "A"
deal.A = "6-1 4-4 4-0 3-2 2-2 1-1 1-0"
deal.B = "6-4 6-3 6-2 4-3 4-2 4-1 3-0"
deal.C = "6-6 6-5 6-0 5-2 5-0 3-1 2-0"
deal.D = "5-5 5-4 5-3 5-1 3-3 2-1 0-0"
yard = ""
play = """
A:1-1 D:5-1L C:6-5L B:6-4L A:1-0R D:5-4L C:5-0R B:pass A:pass
D:5-5L C:5-2L B:6-2L A:6-1L D:2-1L C:2-0L B:3-0L A:3-2L D:5-3R
C:3-1R B:4-2L A:4-0L D:0-0L C:6-0L B:6-3L A:pass D:3-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 24 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-4 5-2 4-4 3-2 3-0 2-1"
deal.B = "6-4 6-3 6-0 5-3 4-0 3-1 1-1"
deal.C = "6-5 6-2 6-1 5-0 4-3 4-1 2-2"
deal.D = "5-5 5-1 4-2 3-3 2-0 1-0 0-0"
yard = ""
play = """
D:5-5 C:6-5L B:6-4L A:4-4L D:4-2L C:2-2L B:5-3R A:3-2L D:3-3L
C:4-3L B:6-3R A:6-6R D:pass C:6-2R B:4-0L A:3-0L D:2-0R C:5-0R
B:3-1L A:2-1L D:5-1R C:6-1R B:6-0R A:5-2L D:1-0R C:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 5-2 3-0 2-2 2-0 1-0"
deal.B = "6-4 5-1 4-2 4-1 3-1 1-1 0-0"
deal.C = "6-6 6-2 6-1 5-5 5-0 4-3 4-0"
deal.D = "6-5 5-4 5-3 4-4 3-3 3-2 2-1"
yard = ""
play = """
C:6-6 B:6-4L A:6-0R D:5-4L C:5-5L B:5-1L A:1-0R D:2-1L C:6-2L
B:4-1R A:6-3L D:5-3L C:5-0L B:4-2R A:2-0R D:pass C:4-0L B:0-0R
A:3-0R D:4-4L C:4-3R
"""
end = "blocked"
winner = "AC"
delta = { AC = 46, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-1 5-0 4-3 4-2 2-2 0-0"
deal.B = "6-6 6-0 5-5 5-2 4-1 3-1 1-1"
deal.C = "6-4 6-2 5-3 4-4 3-3 3-0 2-0"
deal.D = "6-5 6-3 6-1 4-0 3-2 2-1 1-0"
yard = ""
play = """
B:6-6 A:pass D:6-5L C:5-3L B:6-0R A:0-0R D:6-3L C:3-0R B:3-1R
A:5-1R D:6-1L C:pass B:5-5R A:5-4R D:2-1L C:6-4R B:5-2L A:5-0L
D:4-0L C:4-4L B:4-1L A:pass D:1-0L C:6-2R B:pass A:2-2R D:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 21 }

[[match.hand]]
opener = "A"
deal.A = "6-6 4-3 4-0 3-3 3-1 2-2 1-0"
deal.B = "6-0 5-5 5-3 5-1 4-2 3-2 3-0"
deal.C = "6-5 6-2 6-1 5-0 4-4 2-1 2-0"
deal.D = "6-4 6-3 5-4 5-2 4-1 1-1 0-0"
yard = ""
play = """
A:2-2 D:5-2L C:6-5L B:6-0L A:1-0L D:4-1L C:4-4L B:4-2L A:pass
D:pass C:6-2L B:3-2R A:6-6L D:6-4L C:pass B:5-3R A:4-3L D:6-3L
C:5-0R B:3-0R A:3-1R D:1-1R C:2-1R B:pass A:pass D:pass C:6-1L
B:5-1L A:pass D:5-4L C:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-4 5-1 4-2 4-0 3-3 3-2"
deal.B = "6-3 6-1 5-5 4-3 2-0 1-0 0-0"
deal.C = "6-5 5-2 4-4 3-1 3-0 2-2 2-1"
deal.D = "6-6 6-4 6-2 5-3 5-0 4-1 1-1"
yard = ""
play = """
D:6-6 C:6-5L B:5-5L A:6-0R D:5-3L C:3-0R B:6-3L A:3-2R D:6-4L
C:4-4L B:4-3L A:4-2R D:4-1R C:3-1R B:pass A:3-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 58 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-5 5-1 5-0 4-2 4-1 2-2"
deal.B = "6-4 6-1 6-0 5-3 4-0 3-2 3-1"
deal.C = "6-6 5-4 4-4 4-3 2-1 2-0 1-0"
deal.D = "6-5 6-2 5-2 3-3 3-0 1-1 0-0"
yard = ""
play = """
C:4-4 B:6-4L A:4-1R D:6-5L C:5-4L B:6-1R A:6-3R D:3-3R C:4-3R
B:4-0L A:4-2R D:3-0L C:2-1R B:5-3L A:5-1R D:5-2L C:2-0L B:6-0L
A:5-5R D:6-2L C:pass B:3-2L A:5-0R D:0-0R C:1-0R B:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 116 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-1 5-3 4-1 2-1 1-0"
deal.B = "5-0 4-3 4-2 3-1 3-0 2-0 1-1"
deal.C = "6-4 5-1 4-4 3-3 3-2 2-2 0-0"
deal.D = "6-5 6-2 6-0 5-5 5-4 5-2 4-0"
yard = ""
play = """
B:4-3 A:4-1L D:pass C:3-3R B:3-1L A:6-3L D:6-5L C:5-1L B:3-0R
A:6-1L D:6-2L C:2-2L B:4-2L A:1-0R D:5-4L C:pass B:5-0L A:2-1R
D:6-0L C:6-4L B:2-0R A:pass D:4-0L C:0-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 52 }
