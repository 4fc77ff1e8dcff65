[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-0"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 114, BD = 81 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-0"
commitment = "d078c9966faf36c5b2473de83ef0b038750e532d17f8d1f9acdb62d62a6888d1"
secret = "48195571ef7bcc7da714d18306ecdcea856dc67fe567fbbc84c612564c4e6284"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-0 4-3 4-2 4-1 1-0"
deal.B = "6-4 5-4 5-1 4-0 3-0 2-2 2-1"
deal.C = "6-1 5-5 3-3 3-2 3-1 1-1 0-0"
deal.D = "6-6 6-5 6-0 5-3 5-2 4-4 2-0"
yard = ""
play = """
D:6-6 C:6-1L B:6-4R A:4-1L D:4-4L C:pass B:4-0L A:5-0L D:6-5L
C:pass B:5-4R A:6-3L D:5-3L C:5-5L B:5-1L A:1-0L D:6-0L C:pass
B:pass A:6-2L D:5-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 30 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 6-1 4-3 4-0 3-3 3-0"
deal.B = "6-3 6-0 5-4 5-1 4-2 4-1 2-1"
deal.C = "5-3 5-0 3-2 2-2 1-1 1-0 0-0"
deal.D = "6-6 6-5 5-5 5-2 4-4 3-1 2-0"
yard = ""
play = """
C:5-3 B:5-4L A:6-4L D:6-6L C:3-2R B:6-0L A:4-0L D:4-4L C:2-2R
B:4-2R A:4-3L D:3-1L C:1-1L B:2-1L A:6-2L D:6-5L C:5-0L B:4-1R
A:3-0L D:pass C:1-0R B:6-3L A:6-1L D:2-0R C:pass B:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-0 4-0 3-1 3-0 1-1"
deal.B = "6-3 5-5 5-4 5-0 4-4 4-1 3-3"
deal.C = "6-6 6-1 5-1 4-2 3-2 2-1 2-0"
deal.D = "6-4 5-3 5-2 4-3 2-2 1-0 0-0"
yard = ""
play = """
B:6-3 A:6-5L D:5-3L C:3-2L B:3-3R A:6-2L D:6-4L C:4-2L B:pass
A:3-1R D:2-2L C:6-1R B:pass A:6-0R D:5-2L C:5-1L B:5-0R A:1-1L
D:1-0L C:2-0L B:5-4R A:4-0R D:0-0R C:2-1L B:4-1L A:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 25, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 6-1 5-3 5-0 4-3 2-1"
deal.B = "6-3 5-4 3-2 3-1 3-0 2-0 0-0"
deal.C = "6-4 6-0 5-2 4-2 3-3 1-1 1-0"
deal.D = "6-6 5-5 5-1 4-4 4-1 4-0 2-2"
yard = ""
play = """
A:6-5 D:6-6L C:6-4L B:5-4R A:4-3L D:4-4R C:3-3L B:3-0L A:5-0L
D:5-5L C:5-2L B:3-2L A:5-3L D:4-0R C:6-0R B:6-3R A:pass D:5-1L
C:1-1L B:3-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 25 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-3 5-2 5-1 4-3 3-0 2-2"
deal.B = "6-5 4-4 4-1 4-0 3-2 3-1 1-0"
deal.C = "6-4 6-0 5-4 5-0 4-2 3-3 1-1"
deal.D = "6-6 6-3 6-2 5-5 2-1 2-0 0-0"
yard = ""
play = """
D:6-6 C:6-4L B:6-5R A:4-3L D:5-5R C:5-4R B:4-0R A:5-3L D:2-0R
C:4-2R B:4-4R A:5-2L D:6-2L C:6-0L B:4-1R A:3-0L D:6-3L C:1-1R
B:1-0R A:6-1L D:2-1L C:5-0R B:3-2L A:5-1R D:pass C:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 4, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 6-1 5-0 4-1 1-0 0-0"
deal.B = "6-5 5-2 5-1 4-4 4-3 3-1 3-0"
deal.C = "6-3 6-0 5-4 4-2 4-0 3-2 2-0"
deal.D = "6-2 5-5 5-3 3-3 2-2 2-1 1-1"
yard = ""
play = """
C:6-3 B:6-5L A:5-0L D:3-3R C:6-0L B:3-0R A:6-6L D:6-2L C:4-2L
B:4-4L A:6-4L D:pass C:4-0R B:4-3R A:6-1L D:5-3R C:5-4R B:5-1L
A:4-1R D:5-5L C:pass B:5-2L A:1-0R D:2-2L C:3-2L B:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-1 6-0 5-4 4-1 3-1"
deal.B = "6-3 5-1 5-0 4-0 3-3 2-2 1-0"
deal.C = "6-6 5-5 5-2 4-3 3-0 1-1 0-0"
deal.D = "6-5 5-3 4-4 4-2 3-2 2-1 2-0"
yard = ""
play = """
B:5-0 A:5-4L D:4-4L C:4-3L B:4-0R A:3-1L D:2-1L C:5-2L B:5-1L
A:6-1L D:6-5L C:5-5L B:pass A:6-4R D:5-3L C:6-6R B:6-3R A:pass
D:3-2L C:3-0R B:2-2L A:6-2L D:2-0R C:pass B:pass A:6-0L D:4-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-2 4-1 3-3 2-2 2-0"
deal.B = "6-6 6-2 5-4 4-4 3-2 2-1 1-0"
deal.C = "6-5 5-3 5-1 5-0 4-2 3-1 3-0"
deal.D = "6-1 6-0 5-5 4-3 4-0 1-1 0-0"
yard = ""
play = """
A:6-4 D:6-1L C:5-1L B:5-4L A:4-1L D:1-1L C:4-2R B:2-1R A:pass
D:pass C:3-1L B:3-2L A:5-2L D:5-5L C:6-5L B:1-0R A:6-3L D:4-3L
C:5-0R B:4-4L A:pass D:4-0L C:5-3R B:pass A:2-0L D:pass C:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 26, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-4 4-3 4-1 3-2 3-1 2-0"
deal.B = "6-3 5-2 4-4 4-0 3-3 2-1 0-0"
deal.C = "6-2 6-0 5-0 4-2 2-2 1-1 1-0"
deal.D = "6-5 6-4 6-1 5-5 5-3 5-1 3-0"
yard = ""
play = """
D:5-5 C:5-0L B:4-0L A:5-4L D:6-5L C:6-2L B:5-2L A:pass D:5-3L
C:pass B:6-3L A:6-6L D:6-4L C:4-2L B:2-1L A:4-1L D:5-1R C:1-1R
B:4-4L A:4-3L D:6-1R C:6-0R B:0-0R A:3-2L D:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 11 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-3 4-2 4-1 3-2 3-1 2-1"
deal.B = "6-5 6-1 5-5 5-4 5-0 4-3 3-3"
deal.C = "6-6 6-4 6-2 4-4 4-0 2-0 1-0"
deal.D = "6-0 5-2 5-1 3-0 2-2 1-1 0-0"
yard = ""
play = """
C:6-6 B:6-5L A:5-3L D:6-0R C:4-0R B:5-4R A:6-3L D:5-2R C:6-4L
B:4-3L A:3-2L D:2-2L C:6-2L B:6-1L A:4-1L D:pass C:4-4L B:pass
A:4-2L D:pass C:2-0L B:5-0L A:2-1R D:5-1L C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 21, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 4-2 3-0 2-1 2-0 1-1"
deal.B = "6-6 6-5 6-2 5-4 5-1 4-4 4-0"
deal.C = "5-5 5-3 5-2 4-3 3-2 3-1 1-0"
deal.D = "6-3 6-1 5-0 4-1 3-3 2-2 0-0"
yard = ""
play = """
B:5-1 A:2-1R D:2-2R C:5-5L B:5-4L A:6-4L D:6-1L C:5-2R B:6-5R
A:1-1L D:6-3R C:5-3R B:pass A:pass D:4-1L C:4-3L B:pass A:3-0L
D:5-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 38, BD = 0 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-1"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 117, BD = 48 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-1"
commitment = "c337a9d24105203146f8f13d98b18fb918de50e259d2856d49e0a54248bef087"
secret = "8d873e55ee86f1a74b691dacbf47036a6766680d89fa47ae15fa8a061a8441ae"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 5-1 5-0 3-3 1-0 0-0"
deal.B = "5-5 5-3 4-2 4-1 3-2 2-2 2-0"
deal.C = "6-5 6-1 6-0 5-4 4-0 2-1 1-1"
deal.D = "6-6 6-3 5-2 4-4 4-3 3-1 3-0"
yard = ""
play = """
D:6-6 C:6-1L B:4-1L A:6-4L D:6-3L C:6-5R B:5-5R A:5-1R D:4-3L
C:1-1R B:4-2L A:6-2L D:3-1R C:6-0L B:5-3R A:1-0L D:5-2R C:2-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 24 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 5-3 4-0 3-0 2-2 0-0"
deal.B = "6-6 6-4 6-1 6-0 5-2 4-1 2-1"
deal.C = "6-2 4-4 4-2 3-3 3-2 3-1 1-0"
deal.D = "6-3 5-4 5-1 5-0 4-3 2-0 1-1"
yard = ""
play = """
C:3-3 B:pass A:5-3L D:5-4L C:4-4L B:6-4L A:3-0R D:6-3L C:3-2L
B:5-2L A:6-5L D:5-0R C:6-2L B:2-1L A:5-5R D:5-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 41, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-2 5-1 5-0 3-1 2-2"
deal.B = "6-6 6-3 5-3 3-3 3-2 2-1 1-0"
deal.C = "6-2 5-4 4-4 4-3 4-2 4-1 4-0"
deal.D = "6-5 6-4 5-5 3-0 2-0 1-1 0-0"
yard = ""
play = """
B:6-6 A:6-0L D:3-0L C:4-3L B:6-3R A:3-1R D:6-4L C:4-1R B:pass
A:6-1L D:1-1L C:4-4R B:2-1L A:5-2L D:6-5L C:6-2L B:3-2L A:pass
D:pass C:5-4R B:5-3L A:5-0L D:2-0L C:4-2L B:pass A:5-1R D:pass
C:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 17, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 4-0 3-2 3-1 3-0 0-0"
deal.B = "6-6 6-4 6-3 6-2 6-1 4-3 2-1"
deal.C = "5-2 5-1 5-0 4-4 4-2 3-3 1-1"
deal.D = "6-5 6-0 5-3 4-1 2-2 2-0 1-0"
yard = ""
play = """
A:4-0 D:4-1L C:5-0R B:6-1L A:5-5R D:6-5L C:5-1L B:2-1L A:3-2L
D:5-3L C:5-2L B:6-2L A:5-4R D:6-0L C:4-4R B:6-4R A:0-0L D:2-0L
C:4-2L B:6-6R A:pass D:pass C:pass B:6-3R A:3-0R D:1-0R C:1-1R
B:4-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 10 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 5-3 4-4 4-3 4-2 0-0"
deal.B = "6-2 6-1 6-0 4-0 3-1 2-2 1-1"
deal.C = "6-6 6-3 5-1 4-1 3-0 2-1 2-0"
deal.D = "5-5 5-4 5-2 5-0 3-3 3-2 1-0"
yard = ""
play = """
D:5-5 C:5-1L B:6-1L A:6-5R D:pass C:6-6L B:6-2L A:6-4R D:5-2L
C:4-1R B:3-1R A:4-3R D:5-4L C:pass B:4-0L A:4-2R D:5-0L C:2-0R
B:6-0R A:5-3L D:3-3L C:6-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 14 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-1 4-1 1-1 1-0 0-0"
deal.B = "6-5 6-0 5-5 5-4 4-4 4-3 3-2"
deal.C = "5-2 5-0 4-0 3-3 3-1 3-0 2-0"
deal.D = "6-6 6-2 6-1 5-3 4-2 2-2 2-1"
yard = ""
play = """
C:3-3 B:4-3L A:4-1L D:6-1L C:3-0R B:6-5L A:0-0R D:5-3L C:3-1L
B:6-0R A:1-0L D:6-6R C:5-0L B:5-5L A:5-1L D:2-1L C:2-0L B:pass
A:6-3R D:pass C:4-0L B:5-4L A:pass D:pass C:5-2L
"""
end = "out"
winner = "AC"
delta = { AC = 31, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-1 4-3 4-2 4-1 3-3"
deal.B = "6-0 5-5 5-2 5-1 4-4 3-2 2-2"
deal.C = "6-2 5-4 5-0 4-0 3-1 2-1 1-0"
deal.D = "6-6 6-4 5-3 3-0 2-0 1-1 0-0"
yard = ""
play = """
B:5-5 A:6-5L D:6-6L C:6-2L B:5-2L A:pass D:5-3L C:3-1L B:5-1L
A:pass D:pass C:5-0L B:6-0L A:6-3L D:3-0L C:1-0L B:pass A:4-1L
D:6-4L C:5-4R B:4-4R A:4-2R D:2-0R C:4-0R B:pass A:6-1L D:1-1L
C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 9, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-2 5-0 4-2 2-2 2-1 1-1"
deal.B = "6-4 6-2 5-3 4-3 4-1 1-0 0-0"
deal.C = "6-6 6-5 6-3 6-1 5-4 4-4 3-3"
deal.D = "6-0 5-1 4-0 3-2 3-1 3-0 2-0"
yard = ""
play = """
A:5-0 D:5-1L C:6-1L B:6-4L A:4-2L D:3-2L C:6-3L B:6-2L A:2-2L
D:2-0L C:pass B:1-0L A:1-1L D:3-1L C:3-3L B:5-3L A:5-5L D:6-0R
C:6-6R B:pass A:5-2L D:pass C:6-5R B:pass A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 19, BD = 0 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-2"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 68, BD = 107 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-2"
commitment = "23de4af97cc8e3f9f2eb4950806924ca26e4f2c9f8076ebbd7b6e8d013c276d3"
secret = "0a45aed8c68eea589378b3e97f7e0656844993d7bc43aaa8060f0019e2160fc8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-0 4-3 3-2 2-2 1-0"
deal.B = "6-3 6-2 5-4 4-1 4-0 3-1 3-0"
deal.C = "6-0 5-3 5-1 4-2 2-1 1-1 0-0"
deal.D = "6-5 6-4 5-5 5-2 4-4 3-3 2-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-3L B:6-3R A:4-3L D:4-4L C:4-2L B:6-2L A:6-1L
D:3-3R C:5-1L B:5-4L A:3-2R D:2-0R C:6-0R B:4-1L A:1-0L D:6-4R
C:0-0L B:3-0L A:pass D:pass C:pass B:4-0R A:5-0R D:5-2R C:2-1R
B:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 6 }

[[match.hand]]
opener = "D"
deal.A = "5-3 5-1 4-3 4-2 4-0 3-3 1-0"
deal.B = "6-6 6-2 6-0 3-1 3-0 2-2 1-1"
deal.C = "6-5 6-3 5-5 5-4 4-4 2-1 0-0"
deal.D = "6-4 6-1 5-2 5-0 4-1 3-2 2-0"
yard = ""
play = """
D:5-2 C:6-5L B:6-6L A:4-2R D:6-1L C:2-1L B:6-2L A:4-3R D:6-4L
C:5-4L B:3-1R A:5-3L D:3-2L C:pass B:2-2L A:5-1R D:2-0L C:0-0L
B:6-0L A:pass D:5-0R C:6-3L B:3-0R A:3-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 23 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 6-2 5-1 4-4 4-3 3-3"
deal.B = "6-5 6-3 6-1 5-3 3-0 1-0 0-0"
deal.C = "6-0 5-5 4-2 4-1 4-0 3-1 2-2"
deal.D = "5-4 5-2 5-0 3-2 2-1 2-0 1-1"
yard = ""
play = """
C:6-0 B:6-5L A:5-1L D:2-1L C:4-2L B:3-0R A:6-4L D:3-2R C:2-2R
B:6-3L A:6-2R D:pass C:3-1L B:6-1R A:pass D:1-1L C:4-1L B:1-0R
A:4-4L D:5-0R C:4-0L B:5-3R A:4-3R D:2-0L C:pass B:pass A:pass
D:5-2L C:5-5L
"""
end = "out"
winner = "AC"
delta = { AC = 9, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 4-4 4-3 4-0 2-0 1-1"
deal.B = "6-5 6-2 6-0 5-5 4-2 3-2 1-0"
deal.C = "5-4 5-2 5-0 4-1 3-3 2-2 2-1"
deal.D = "6-6 6-4 5-3 5-1 3-1 3-0 0-0"
yard = ""
play = """
B:5-5 A:pass D:5-1L C:4-1L B:4-2L A:2-0L D:0-0L C:5-0L B:6-5L
A:6-3L D:3-1L C:2-1L B:6-2L A:6-1L D:5-3R C:3-3R B:3-2R A:1-1L
D:pass C:5-2R B:1-0L A:4-0L D:6-4L C:5-4R B:6-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 6-1 5-4 5-2 3-3 1-1"
deal.B = "6-6 6-3 4-4 4-3 2-2 2-1 0-0"
deal.C = "6-4 6-0 5-5 5-3 3-2 3-1 2-0"
deal.D = "5-1 5-0 4-2 4-1 4-0 3-0 1-0"
yard = ""
play = """
A:6-5 D:5-0R C:6-4L B:4-4L A:5-4L D:5-1L C:3-1L B:6-3L A:6-2L
D:4-0R C:3-2L B:4-3L A:pass D:4-1L C:pass B:2-1L A:5-2L D:4-2R
C:5-5L B:2-2R A:pass D:pass C:5-3L B:pass A:3-3L D:3-0L C:6-0L
B:6-6L A:6-1L D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 4 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-0 5-0 4-0 3-0 2-1 2-0"
deal.B = "6-3 5-5 5-3 4-1 3-2 1-0 0-0"
deal.C = "6-5 6-4 6-1 5-1 4-4 4-3 1-1"
deal.D = "6-2 5-4 5-2 4-2 3-3 3-1 2-2"
yard = ""
play = """
D:3-3 C:4-3L B:4-1L A:2-1L D:3-1R C:6-1R B:6-3R A:3-0R D:4-2L
C:6-4L B:0-0R A:6-6L D:6-2L C:pass B:3-2L A:6-0R D:pass C:6-5R
B:5-3R
"""
end = "blocked"
winner = "AC"
delta = { AC = 31, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-5 5-2 5-0 4-1 3-2"
deal.B = "6-3 5-3 4-3 4-0 2-2 2-1 1-1"
deal.C = "6-6 6-5 6-2 6-1 4-2 1-0 0-0"
deal.D = "5-4 5-1 4-4 3-3 3-1 3-0 2-0"
yard = ""
play = """
C:6-6 B:6-3L A:6-4R D:5-4R C:6-5R B:4-3L A:6-0R D:2-0R C:4-2L
B:2-2L A:5-2L D:5-1L C:6-1L B:2-1R A:4-1R D:4-4R C:6-2L B:4-0R
A:3-2L D:3-0R C:pass B:5-3L A:5-5L D:3-1R C:1-0R B:pass A:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-1 5-0 4-0 3-1 3-0 1-1 0-0"
deal.B = "6-3 5-5 4-4 4-3 4-1 3-2 2-1"
deal.C = "6-5 6-4 6-1 6-0 5-2 2-2 1-0"
deal.D = "6-6 6-2 5-4 5-3 4-2 3-3 2-0"
yard = ""
play = """
B:4-4 A:4-0L D:5-4R C:6-0L B:5-5R A:5-1R D:6-6L C:6-5L B:4-1R
A:5-0L D:4-2R C:1-0L B:2-1L A:pass D:6-2L C:6-4L B:3-2R A:3-1R
D:pass C:6-1R B:6-3R A:3-0R D:2-0R C:5-2R B:4-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 6 }

[[match.hand]]
opener = "A"
deal.A = "5-1 5-0 4-4 4-2 3-1 3-0 0-0"
deal.B = "6-5 6-3 5-4 5-2 4-1 3-2 1-1"
deal.C = "6-1 5-5 5-3 4-3 4-0 2-0 1-0"
deal.D = "6-6 6-4 6-2 6-0 3-3 2-2 2-1"
yard = ""
play = """
A:4-4 D:6-4L C:6-1L B:4-1L A:4-2L D:2-1L C:1-0L B:5-4R A:5-1R
D:6-0L C:pass B:1-1R A:3-1R D:6-2L C:2-0L B:6-3R A:5-0L D:6-6R
C:5-5L B:6-5L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-2 5-1 3-3 2-2 1-1 1-0"
deal.B = "6-4 6-1 4-4 4-3 4-1 3-2 3-1"
deal.C = "6-6 5-4 5-0 4-2 3-0 2-1 2-0"
deal.D = "6-5 6-3 6-2 6-0 5-3 4-0 0-0"
yard = ""
play = """
D:0-0 C:5-0L B:pass A:5-5L D:6-5L C:6-6L B:6-4L A:1-0R D:4-0L
C:3-0L B:4-3L A:5-1R D:5-3R C:5-4L B:3-1R A:5-2L D:6-2L C:2-1R
B:6-1L A:2-2R D:pass C:4-2R B:4-1L A:pass D:pass C:pass B:4-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 20, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-2 4-2 4-1 3-1 2-0 1-1"
deal.B = "5-3 5-1 5-0 4-4 3-2 3-0 1-0"
deal.C = "6-5 6-2 6-1 5-5 4-0 2-2 2-1"
deal.D = "6-6 6-4 6-3 6-0 4-3 3-3 0-0"
yard = ""
play = """
C:6-5 B:5-3R A:3-1R D:6-6L C:6-2L B:3-2L A:4-1R D:4-3L C:4-0L
B:4-4R A:5-4R D:6-0L C:6-1L B:5-1L A:5-2L D:pass C:2-2L B:5-0R
A:4-2L D:0-0R C:pass B:3-0R A:pass D:3-3R C:pass B:pass A:pass
D:6-3R C:pass B:pass A:pass D:6-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 17 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-3 4-3 4-0 3-3 0-0"
deal.B = "6-1 6-0 5-0 4-2 3-0 2-2 1-0"
deal.C = "6-5 5-5 5-2 5-1 4-1 2-1 1-1"
deal.D = "6-4 6-3 5-4 4-4 3-2 3-1 2-0"
yard = ""
play = """
B:2-2 A:6-2L D:6-4L C:4-1L B:1-0L A:4-0L D:3-2R C:pass B:3-0R
A:4-3L D:6-3L C:6-5L B:5-0L A:0-0L D:2-0L C:5-2L B:6-0R A:6-6R
D:5-4L C:pass B:4-2L A:pass D:pass C:2-1L B:6-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 32 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-3"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 110, BD = 95 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-3"
commitment = "f0aeb71b4a4c5a3dfc654c6355b74490118ccaf6487cf01db88f606e06190308"
secret = "0b3eb367db133fb3063b7e8b88e59bbe6657a5379495f9e4e1ca7b7394a8930c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 6-0 5-3 5-2 4-4 1-1"
deal.B = "6-2 4-1 3-2 3-1 3-0 1-0 0-0"
deal.C = "6-5 5-5 5-4 5-0 4-3 4-2 2-0"
deal.D = "6-6 6-4 5-1 4-0 3-3 2-2 2-1"
yard = ""
play = """
D:6-6 C:6-5L B:6-2R A:5-2R D:5-1L C:5-0R B:4-1L A:6-0R D:6-4L
C:pass B:pass A:6-1L D:2-1L C:2-0L B:3-0L A:6-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 50 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 5-4 5-0 4-3 4-1 1-0"
deal.B = "6-0 4-2 3-2 3-1 2-0 1-1 0-0"
deal.C = "6-6 6-2 6-1 5-2 5-1 4-0 2-2"
deal.D = "6-5 6-3 5-3 4-4 3-3 3-0 2-1"
yard = ""
play = """
C:5-1 B:3-1R A:5-5L D:6-5L C:6-2L B:4-2L A:4-3R D:4-4L C:4-0L
B:6-0L A:6-4L D:pass C:pass B:pass A:5-4L D:5-3L C:pass B:3-2L
A:4-1R D:2-1L C:6-1L B:1-1R A:1-0R D:6-3L C:pass B:2-0R A:pass
D:3-3L C:2-2R B:pass A:pass D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 24 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-4 5-3 5-1 5-0 2-2"
deal.B = "6-5 6-2 6-0 4-4 4-2 2-0 0-0"
deal.C = "5-2 4-0 3-3 3-1 3-0 1-1 1-0"
deal.D = "6-6 6-1 5-5 4-3 4-1 3-2 2-1"
yard = ""
play = """
B:6-5 A:6-4L D:5-5R C:5-2R B:4-4L A:5-4L D:3-2R C:3-1R B:pass
A:5-1R D:pass C:pass B:pass A:5-3L D:4-3L C:4-0L B:6-0L A:6-3L
D:pass C:3-0L B:2-0L A:2-2L D:2-1L C:1-1L B:pass A:5-0R
"""
end = "out"
winner = "AC"
delta = { AC = 38, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-0 4-1 3-2 2-2 1-1"
deal.B = "5-5 4-4 4-3 4-2 3-3 3-1 0-0"
deal.C = "6-4 6-3 6-2 6-0 2-1 2-0 1-0"
deal.D = "6-5 5-4 5-3 5-2 5-1 4-0 3-0"
yard = ""
play = """
A:6-6 D:6-5L C:6-2R B:5-5L A:2-2R D:5-4L C:6-4L B:4-2R A:4-1R
D:5-1R C:6-0L B:0-0L A:5-0L D:5-3L C:6-3L B:pass A:6-1L D:5-2R
C:2-1L B:pass A:3-2L D:3-0L C:2-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 29, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 6-1 5-0 3-3 2-1 1-1"
deal.B = "6-5 5-5 5-2 4-0 3-2 3-1 2-2"
deal.C = "6-4 6-3 5-4 5-3 4-1 3-0 0-0"
deal.D = "6-0 5-1 4-4 4-3 4-2 2-0 1-0"
yard = ""
play = """
D:4-4 C:4-1L B:3-1L A:3-3L D:4-3L C:5-4L B:6-5L A:6-6L D:6-0L
C:0-0L B:4-0L A:pass D:4-2L C:6-4R B:5-2L A:6-1R D:5-1L C:pass
B:pass A:1-1L D:1-0L C:3-0L B:3-2L A:6-2L D:pass C:6-3L B:pass
A:2-1R D:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 5-5 5-0 2-2 1-1 0-0"
deal.B = "5-4 5-1 4-2 4-1 2-1 2-0 1-0"
deal.C = "6-6 6-4 4-4 4-3 4-0 3-3 3-1"
deal.D = "6-5 6-2 6-1 5-3 5-2 3-2 3-0"
yard = ""
play = """
C:6-6 B:pass A:6-0L D:6-5R C:4-0L B:5-4L A:5-5L D:5-3L C:4-3L
B:4-2L A:2-2L D:6-2L C:6-4L B:4-1L A:5-0R D:6-1L C:pass B:2-0R
A:6-3L D:5-2R C:3-3L B:5-1R A:1-1R D:3-2L C:3-1R B:2-1L A:pass
D:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 4-3 3-3 3-2 3-1 3-0"
deal.B = "5-5 5-1 5-0 4-4 4-2 4-0 0-0"
deal.C = "6-1 5-4 5-2 4-1 2-1 2-0 1-1"
deal.D = "6-5 6-4 6-2 6-0 5-3 2-2 1-0"
yard = ""
play = """
B:5-5 A:pass D:6-5L C:6-1L B:5-1L A:pass D:5-3L C:5-2R B:4-2R
A:4-3R D:pass C:pass B:pass A:3-3L D:pass C:pass B:pass A:6-3L
D:6-4L C:4-1L B:pass A:3-1L D:pass C:pass B:pass A:3-2L D:6-2L
C:pass B:pass A:6-6L D:6-0L C:2-0L B:pass A:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 22, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-3 5-0 2-1 1-0 0-0"
deal.B = "6-4 6-0 5-4 4-4 3-1 2-2 1-1"
deal.C = "6-6 5-5 5-2 4-3 4-0 3-3 2-0"
deal.D = "6-5 6-2 5-1 4-2 4-1 3-2 3-0"
yard = ""
play = """
A:0-0 D:3-0L C:2-0R B:3-1L A:2-1R D:5-1L C:5-2L B:2-2L A:1-0R
D:6-2L C:6-6L B:6-4L A:5-0R D:6-5R C:4-3L B:6-0R A:6-3L D:pass
C:4-0R B:5-4R A:5-3R D:3-2R C:pass B:pass A:6-1L
"""
end = "out"
winner = "AC"
delta = { AC = 21, BD = 0 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-4"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 84, BD = 101 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-4"
commitment = "af7d26fa71a1cfc51ba7ac8ad44d1611358efc939fb9c0dee5f8a14aeb8ffbe2"
secret = "ceb926494794e7777c8c586c447511b4073f53da80696c2a0d9400f112abfc3d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-3 5-4 5-2 5-1 5-0 4-0 3-0"
deal.B = "6-4 6-0 5-3 3-2 3-1 2-1 1-1"
deal.C = "6-5 6-1 5-5 4-4 2-2 2-0 1-0"
deal.D = "6-6 6-2 4-3 4-2 4-1 3-3 0-0"
yard = ""
play = """
D:6-6 C:6-5L B:6-4R A:5-4L D:4-3L C:4-4R B:3-2L A:5-2L D:4-2R
C:5-5L B:2-1R A:5-1L D:4-1L C:6-1R B:6-0R A:4-0L D:0-0L C:2-0L
B:pass A:5-0R D:6-2L C:pass B:5-3R A:6-3L D:3-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 8 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 6-1 5-1 5-0 3-3 3-2"
deal.B = "6-5 5-4 4-4 2-2 2-1 2-0 0-0"
deal.C = "6-4 5-2 4-1 4-0 3-1 1-1 1-0"
deal.D = "6-2 6-0 5-5 5-3 4-3 4-2 3-0"
yard = ""
play = """
C:6-4 B:6-5L A:5-1L D:4-3R C:4-1L B:5-4L A:5-0L D:5-3R C:5-2R
B:2-1R A:6-1R D:6-0L C:pass B:pass A:6-6L D:6-2L C:pass B:2-0L
A:6-3R D:3-0L C:3-1L B:pass A:3-3R D:pass C:1-1L B:pass A:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 28, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 4-2 4-0 3-2 3-0 2-2"
deal.B = "6-6 6-5 6-3 5-2 5-0 3-3 0-0"
deal.C = "6-0 5-5 5-3 5-1 4-4 4-3 4-1"
deal.D = "6-4 6-2 3-1 2-1 2-0 1-1 1-0"
yard = ""
play = """
B:5-2 A:5-4L D:6-4L C:6-0L B:5-0L A:4-2R D:pass C:5-5L B:6-5L
A:6-1L D:1-1L C:4-4R B:pass A:4-0R D:1-0L C:pass B:0-0L A:3-0L
D:3-1L C:5-1L B:pass A:pass D:2-0R C:5-3L B:6-3L A:3-2R D:6-2L
C:4-3R B:pass A:2-2L
"""
end = "out"
winner = "AC"
delta = { AC = 21, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 6-1 5-4 5-3 5-0 2-2"
deal.B = "6-3 5-5 5-1 4-0 3-1 1-1 0-0"
deal.C = "6-5 4-2 4-1 3-3 2-1 2-0 1-0"
deal.D = "6-6 6-0 5-2 4-4 4-3 3-2 3-0"
yard = ""
play = """
A:6-4 D:6-6L C:6-5L B:5-1L A:6-1L D:4-4R C:4-2R B:6-3L A:5-3L
D:5-2L C:2-1L B:1-1L A:6-2R D:6-0R C:4-1L B:4-0L A:5-0L D:3-0R
C:3-3R B:5-5L A:5-4L D:4-3R
"""
end = "blocked"
winner = "AC"
delta = { AC = 9, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-0 4-4 4-0 3-3 3-1 2-2"
deal.B = "6-5 6-4 6-0 5-4 5-1 4-3 4-1"
deal.C = "6-6 5-2 3-2 3-0 2-0 1-1 0-0"
deal.D = "6-3 6-1 5-5 5-3 4-2 2-1 1-0"
yard = ""
play = """
D:5-5 C:5-2L B:6-5R A:6-2L D:6-1L C:6-6R B:6-4R A:3-1L D:4-2R
C:3-2L B:pass A:2-2L D:2-1L C:1-1L B:4-1L A:4-4L D:pass C:2-0R
B:5-4L A:5-0L D:1-0L C:3-0R B:5-1L A:3-3R D:6-3R C:pass B:6-0R
A:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 15, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 5-3 4-2 4-1 1-0 0-0"
deal.B = "6-2 5-2 4-4 4-3 3-2 3-1 3-0"
deal.C = "6-6 6-5 6-1 5-5 5-4 3-3 2-2"
deal.D = "6-4 5-1 5-0 4-0 2-1 2-0 1-1"
yard = ""
play = """
C:6-6 B:6-2L A:4-2L D:6-4R C:5-4L B:4-4R A:5-3L D:4-0R C:3-3L
B:3-2L A:6-0R D:2-1L C:6-5R B:5-2R A:4-1L D:2-0R C:pass B:3-0R
A:6-3R D:pass C:6-1R B:3-1R A:pass D:pass C:pass B:4-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-3 3-3 3-2 1-1 0-0"
deal.B = "6-6 6-2 6-0 5-5 4-4 2-2 2-1"
deal.C = "6-1 5-1 4-3 4-2 4-1 4-0 1-0"
deal.D = "6-4 5-4 5-2 5-0 3-1 3-0 2-0"
yard = ""
play = """
B:5-5 A:6-5L D:6-4L C:4-3L B:pass A:6-3L D:5-0R C:6-1L B:2-1L
A:3-2L D:3-0L C:4-0L B:4-4L A:0-0R D:5-4L C:5-1L B:6-0R A:1-1L
D:3-1L C:pass B:6-2R A:5-3L D:5-2R
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 6-0 5-5 4-2 1-1 1-0"
deal.B = "6-4 5-4 5-1 3-2 3-0 2-1 0-0"
deal.C = "6-5 6-2 5-3 5-2 4-4 4-0 2-2"
deal.D = "6-3 5-0 4-3 4-1 3-3 3-1 2-0"
yard = ""
play = """
A:6-6 D:6-3L C:6-5R B:5-1R A:6-1R D:3-3L C:5-3L B:5-4L A:4-2L
D:2-0L C:6-2R B:3-2R A:6-0L D:4-3R C:4-4R B:6-4R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 28 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 5-2 4-4 4-1 3-2 2-0"
deal.B = "6-6 6-0 5-4 5-0 4-2 4-0 2-1"
deal.C = "6-2 5-5 5-3 4-3 2-2 1-1 1-0"
deal.D = "6-4 6-3 5-1 3-3 3-1 3-0 0-0"
yard = ""
play = """
D:3-3 C:5-3L B:5-0L A:2-0L D:6-3R C:6-2L B:6-0L A:6-5R D:5-1R
C:1-1R B:2-1R A:5-2R D:3-0L C:5-5R B:5-4R A:3-2L D:6-4R C:2-2L
B:4-2L A:4-4L D:pass C:4-3L B:6-6R A:6-1R D:3-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-3 5-2 5-0 2-2 2-1 2-0"
deal.B = "6-1 5-4 4-1 4-0 3-1 1-1 1-0"
deal.C = "6-5 6-4 5-1 4-2 3-3 3-0 0-0"
deal.D = "6-6 6-3 6-0 5-5 4-4 4-3 3-2"
yard = ""
play = """
C:6-5 B:5-4R A:6-2L D:4-4R C:6-4R B:6-1R A:5-2L D:5-5L C:5-1L
B:3-1L A:5-3L D:pass C:pass B:4-1R A:5-0L D:6-0L C:4-2R B:pass
A:2-2R D:6-6L C:pass B:pass A:2-1R D:6-3L C:3-3L B:1-1R A:pass
D:3-2L C:pass B:1-0R A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-0 4-2 3-2 3-1 3-0 0-0"
deal.B = "6-4 5-5 3-3 2-2 2-1 2-0 1-1"
deal.C = "6-6 6-5 6-3 5-4 5-1 4-3 1-0"
deal.D = "6-1 6-0 5-3 5-2 4-4 4-1 4-0"
yard = ""
play = """
B:1-1 A:3-1L D:5-3L C:6-5L B:6-4L A:4-2L D:5-2L C:5-4L B:2-1R
A:6-2R D:4-4L C:6-6R B:pass A:pass D:6-1R C:4-3L B:3-3L A:3-2L
D:4-1R C:pass B:2-0L A:5-0L D:4-0R C:5-1L B:pass A:3-0R D:pass
C:6-3R B:pass A:pass D:6-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "A"
deal.A = "5-4 4-2 4-1 4-0 3-3 1-0 0-0"
deal.B = "6-3 6-0 5-5 4-4 3-1 3-0 2-0"
deal.C = "6-5 6-2 6-1 5-3 5-0 3-2 2-2"
deal.D = "6-6 6-4 5-2 5-1 4-3 2-1 1-1"
yard = ""
play = """
A:5-4 D:5-1L C:6-1L B:6-0L A:4-0L D:6-4L C:6-5L B:4-4R A:4-2R
D:5-2L C:6-2L B:2-0R A:1-0R D:6-6L C:pass B:3-1R A:3-3R D:4-3R
C:pass B:6-3L A:4-1R D:1-1R C:5-3L B:5-5L A:pass D:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 14 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-5 5-4 5-1 4-1 2-2 2-0"
deal.B = "6-5 6-4 6-3 6-0 4-4 4-3 1-0"
deal.C = "5-3 5-0 4-2 3-1 2-1 1-1 0-0"
deal.D = "6-6 6-2 5-2 4-0 3-3 3-2 3-0"
yard = ""
play = """
D:6-6 C:pass B:6-4L A:5-4L D:5-2L C:4-2L B:6-5R A:4-1L D:pass
C:5-3R B:1-0L A:2-0L D:6-2L C:3-1R B:6-0L A:6-1R D:3-0L C:pass
B:6-3R A:pass D:3-3L C:pass B:4-3L A:pass D:4-0L C:5-0L B:pass
A:5-5L D:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 4-2 3-3 2-1 2-0 1-0"
deal.B = "6-4 6-3 6-2 5-5 4-3 4-0 2-2"
deal.C = "5-3 5-2 5-1 5-0 4-1 3-1 1-1"
deal.D = "6-5 6-1 5-4 4-4 3-2 3-0 0-0"
yard = ""
play = """
C:5-3 B:4-3R A:4-2R D:3-2R C:5-2L B:2-2L A:2-1L D:6-1L C:3-1R
B:6-3L A:3-3L D:3-0L C:5-1R B:5-5R A:6-0L D:6-5L C:5-0L B:4-0L
A:pass D:4-4L C:4-1L B:pass A:1-0L D:5-4R C:pass B:6-4R A:2-0L
D:pass C:pass B:6-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 14 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-5"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 105, BD = 57 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-5"
commitment = "2c949815b5340c1a48f3c0cf6c0b1dc64d55931c8293ccad12aee4571905afc7"
secret = "05bc418fc3723a46804c2a93802d3634d05b209d2614fd370c90d96376ea63d4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-2 5-2 5-1 4-2 4-0 2-2 0-0"
deal.B = "6-1 6-0 5-0 4-3 4-1 3-0 1-0"
deal.C = "6-5 6-3 5-4 4-4 3-3 3-1 2-1"
deal.D = "6-6 6-4 5-5 5-3 3-2 2-0 1-1"
yard = ""
play = """
D:6-6 C:6-3L B:4-3L A:4-0L D:2-0L C:6-5R B:5-0R A:0-0R D:3-2L
C:3-3L B:6-0R A:6-2R D:5-3L C:5-4L B:4-1L A:5-1L D:5-5L C:2-1R
B:6-1R A:5-2L D:6-4R C:4-4R B:pass A:2-2L D:pass C:pass B:pass
A:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 6, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 5-1 4-4 4-0 1-1 1-0"
deal.B = "6-6 6-3 6-1 5-3 2-1 2-0 0-0"
deal.C = "6-5 5-2 5-0 4-3 3-3 3-2 3-0"
deal.D = "6-4 5-5 5-4 4-2 4-1 3-1 2-2"
yard = ""
play = """
C:3-3 B:6-3L A:6-0L D:3-1R C:3-0L B:5-3L A:1-0R D:5-5L C:5-0R
B:pass A:5-1L D:4-1L C:4-3L B:pass A:pass D:5-4R C:3-2L B:2-1L
A:1-1L D:6-4R C:6-5R B:6-1L A:6-2L D:4-2L C:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 5-0 4-4 4-3 3-3 3-1"
deal.B = "5-4 3-2 3-0 2-2 2-1 1-1 1-0"
deal.C = "6-4 6-3 6-2 4-2 4-1 4-0 0-0"
deal.D = "6-5 6-0 5-5 5-3 5-2 5-1 2-0"
yard = ""
play = """
B:5-4 A:4-4R D:6-5L C:6-4L B:pass A:4-3L D:5-3L C:4-2R B:3-2R
A:5-0L D:6-0L C:6-3R B:pass A:6-1L D:5-1L C:6-2R B:2-2R A:pass
D:5-5L C:pass B:2-1R A:3-1R D:5-2L C:pass B:3-0R A:pass D:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 27 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-1 4-4 3-3 3-0 1-1 1-0"
deal.B = "6-6 6-5 6-2 6-0 4-1 2-1 2-0"
deal.C = "5-5 5-2 5-0 4-2 4-0 3-2 0-0"
deal.D = "6-4 6-3 6-1 5-4 4-3 3-1 2-2"
yard = ""
play = """
A:1-1 D:6-1L C:pass B:6-6L A:1-0R D:6-4L C:4-0L B:6-0L A:3-0R
D:6-3L C:3-2L B:6-2L A:5-3R D:5-4R C:4-2R B:6-5L A:5-1L D:3-1L
C:5-2R B:pass A:3-3L D:4-3L C:5-5R B:4-1L A:pass D:pass C:5-0R
B:2-1L A:pass D:2-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 8 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-1 5-2 4-4 4-2 3-1"
deal.B = "6-4 5-4 5-3 3-3 3-0 1-0 0-0"
deal.C = "6-6 6-0 5-5 5-1 4-1 3-2 2-1"
deal.D = "6-2 5-0 4-3 4-0 2-2 2-0 1-1"
yard = ""
play = """
D:6-2 C:6-6L B:6-4L A:4-2L D:2-2L C:2-1L B:1-0L A:5-2R D:5-0L
C:5-5L B:5-4L A:6-5R D:4-3L C:3-2L B:pass A:6-1R D:2-0L C:6-0L
B:pass A:3-1R D:pass C:pass B:5-3R A:6-3L D:pass C:5-1R B:3-3L
A:pass D:1-1R C:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 7, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-3 5-5 4-4 4-1 3-2"
deal.B = "6-6 5-4 5-3 5-1 5-0 1-0 0-0"
deal.C = "6-1 6-0 5-2 4-2 3-3 2-1 1-1"
deal.D = "6-2 4-3 4-0 3-1 3-0 2-2 2-0"
yard = ""
play = """
C:1-1 B:5-1L A:4-1R D:4-3R C:5-2L B:5-3R A:6-5R D:6-2L C:6-1L
B:6-6R A:6-3R D:3-1L C:3-3L B:pass A:3-2L D:2-2L C:2-1L B:1-0L
A:pass D:4-0L C:4-2L B:pass A:pass D:2-0L C:6-0L
"""
end = "out"
winner = "AC"
delta = { AC = 17, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-4 5-0 4-4 3-3 2-1 2-0"
deal.B = "6-3 6-2 5-3 3-1 3-0 2-2 0-0"
deal.C = "6-6 6-1 6-0 5-2 4-1 4-0 1-1"
deal.D = "6-5 6-4 5-1 4-3 4-2 3-2 1-0"
yard = ""
play = """
B:6-3 A:3-3R D:6-5L C:5-2L B:6-2L A:pass D:6-4L C:4-1L B:5-3R
A:2-1L D:4-2L C:4-0L B:3-0L A:5-0R D:4-3L C:6-0R B:pass A:5-4L
D:5-1L C:6-1L B:pass A:pass D:pass C:6-6L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 22 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-2 4-0 2-2 2-1 0-0"
deal.B = "6-1 5-5 5-3 4-4 4-1 3-2 2-0"
deal.C = "6-6 6-4 6-0 5-0 4-3 1-1 1-0"
deal.D = "6-5 5-4 5-1 4-2 3-3 3-1 3-0"
yard = ""
play = """
A:4-0 D:5-4L C:5-0L B:2-0L A:2-1L D:5-1L C:6-0R B:5-5L A:5-2L
D:4-2L C:6-6R B:4-4L A:6-2R D:pass C:6-4L B:6-1L A:2-2R D:3-1L
C:4-3L B:4-1L A:pass D:pass C:1-1L B:3-2R A:6-3R D:6-5R C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 17, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-3 5-2 5-1 3-3 2-2 0-0"
deal.B = "5-5 5-4 4-4 2-1 2-0 1-1 1-0"
deal.C = "6-5 6-1 6-0 5-0 4-1 3-2 3-0"
deal.D = "6-6 6-4 6-3 4-3 4-2 4-0 3-1"
yard = ""
play = """
D:6-6 C:6-0L B:2-0L A:6-2L D:6-4L C:4-1L B:2-1L A:5-2L D:6-3R
C:6-5L B:pass A:5-3R D:pass C:5-0R B:1-0R A:5-1R D:pass C:6-1L
B:5-5R A:pass D:3-1L C:3-2L B:5-4R A:2-2L D:4-2L C:pass B:4-4L
A:pass D:4-3L C:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 6, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 4-4 4-2 4-0 1-1 0-0"
deal.B = "6-3 6-1 5-4 5-1 4-1 3-3 2-0"
deal.C = "6-4 5-0 4-3 3-2 3-0 2-2 2-1"
deal.D = "6-6 6-0 5-5 5-3 5-2 3-1 1-0"
yard = ""
play = """
C:2-2 B:2-0L A:4-0L D:5-2R C:5-0R B:5-4L A:6-5L D:6-6L C:6-4L
B:4-1L A:1-1L D:3-1L C:3-0R B:6-3L A:6-2L D:5-3R C:3-2L B:3-3L
A:pass D:5-5R C:4-3L B:5-1R A:4-2L D:1-0R C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 13, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 4-4 4-2 4-1 4-0 0-0"
deal.B = "6-6 6-0 5-4 5-0 3-1 2-0 1-1"
deal.C = "6-3 5-3 4-3 3-2 3-0 2-2 1-0"
deal.D = "6-5 6-4 6-2 5-2 5-1 3-3 2-1"
yard = ""
play = """
B:6-6 A:6-1L D:5-1L C:5-3L B:6-0R A:4-0R D:3-3L C:4-3R B:3-1L
A:4-1L D:6-4L C:6-3L B:pass A:pass D:pass C:3-0L B:5-0L A:5-5L
D:6-5L C:3-2R B:2-0R A:0-0R D:6-2L C:2-2L B:pass A:4-2L D:pass
C:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 21, BD = 0 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-6"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 107, BD = 47 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-6"
commitment = "4be5d75dd43d7b8c8c19544fc31d130f9fc25837f7f78325ae8ee29bcb4f0bdc"
secret = "2214a8ef668239a46e32d1742b69a0bee49b66bc1c414ec859f42b6567e7f8a5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 5-4 5-2 4-1 3-2 2-1"
deal.B = "6-4 5-1 5-0 4-3 3-1 3-0 1-1"
deal.C = "6-6 6-2 5-3 4-2 4-0 3-3 1-0"
deal.D = "6-1 6-0 5-5 4-4 2-2 2-0 0-0"
yard = ""
play = """
C:6-6 B:6-4L A:6-5R D:4-4L C:4-2L B:5-1R A:5-2L D:6-1R C:5-3L
B:3-1L A:6-3R D:pass C:1-0L B:5-0L A:5-4L D:pass C:4-0L B:4-3R
A:4-1R D:6-0L C:6-2L B:1-1R A:3-2L D:pass C:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 19, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-2 5-4 4-3 3-2 2-2"
deal.B = "6-3 5-5 5-2 5-1 5-0 1-0 0-0"
deal.C = "6-0 5-3 4-4 4-1 4-0 2-1 2-0"
deal.D = "6-5 6-1 4-2 3-3 3-1 3-0 1-1"
yard = ""
play = """
B:5-5 A:5-4L D:6-5R C:4-4L B:6-3R A:6-4L D:3-1R C:6-0L B:5-1R
A:pass D:3-0L C:5-3L B:5-0L A:pass D:pass C:4-0L B:5-2R A:6-2R
D:4-2L C:2-1L B:1-0L A:6-6R D:6-1R C:2-0L B:pass A:3-2L D:1-1R
C:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 6, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-3 5-0 4-4 4-2 0-0"
deal.B = "6-6 6-5 6-4 5-5 4-0 3-3 3-1"
deal.C = "6-1 5-2 5-1 4-3 4-1 3-2 2-2"
deal.D = "6-2 5-4 3-0 2-1 2-0 1-1 1-0"
yard = ""
play = """
A:6-3 D:3-0R C:6-1L B:3-1L A:5-3L D:1-0R C:5-2L B:pass A:4-2L
D:5-4L C:5-1L B:pass A:pass D:2-1L C:3-2L B:3-3L A:pass D:1-1R
C:4-3L B:6-4L A:6-0L D:2-0L C:2-2L B:pass A:pass D:6-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 6-0 5-3 5-0 4-0 3-0"
deal.B = "6-6 6-5 6-2 5-2 5-1 3-3 2-0"
deal.C = "6-4 4-4 4-3 4-2 3-2 2-2 2-1"
deal.D = "5-5 5-4 4-1 3-1 1-1 1-0 0-0"
yard = ""
play = """
D:1-0 C:2-1L B:2-0R A:pass D:pass C:4-2L B:6-2R A:6-3R D:3-1R
C:6-4L B:6-6L A:6-1L D:4-1L C:4-4L B:5-1R A:5-3R D:5-4L C:4-3R
B:6-5L A:6-0L D:0-0L C:pass B:pass A:5-0L D:5-5L C:pass B:5-2L
A:4-0R D:pass C:3-2L B:3-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 7 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-1 5-1 4-0 3-1 2-2 1-1"
deal.B = "6-2 5-5 5-2 5-0 4-2 3-3 2-1"
deal.C = "6-4 6-3 6-0 4-4 4-1 1-0 0-0"
deal.D = "6-5 5-4 5-3 4-3 3-2 3-0 2-0"
yard = ""
play = """
C:6-4 B:6-2L A:2-2L D:3-2L C:6-3L B:4-2R A:6-6L D:6-5L C:pass
B:5-5L A:5-1L D:2-0R C:4-1L B:5-0R A:4-0L D:5-3R C:6-0L B:3-3R
A:6-1L D:3-0R C:1-0L B:pass A:pass D:pass C:0-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 26, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 4-1 3-1 2-2 2-1 1-1"
deal.B = "5-5 5-3 5-2 5-1 4-0 1-0 0-0"
deal.C = "6-3 6-0 5-0 4-4 4-2 3-2 2-0"
deal.D = "6-6 6-2 6-1 5-4 4-3 3-3 3-0"
yard = ""
play = """
B:5-5 A:6-5L D:6-1L C:5-0R B:5-1L A:pass D:5-4L C:4-4L B:4-0L
A:pass D:3-0L C:6-3L B:0-0R A:6-4L D:4-3L C:3-2L B:5-2L A:pass
D:pass C:6-0R B:5-3L A:3-1L D:6-6R C:pass B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 22 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 4-1 4-0 2-2 1-1 0-0"
deal.B = "6-2 6-1 5-5 5-1 5-0 4-4 3-0"
deal.C = "6-6 6-5 6-3 4-3 3-1 2-0 1-0"
deal.D = "5-4 5-3 5-2 4-2 3-3 3-2 2-1"
yard = ""
play = """
A:6-4 D:4-2R C:6-6L B:6-2R A:6-0L D:pass C:2-0L B:6-1R A:4-1R
D:5-4R C:6-5R B:pass A:2-2L D:3-2L C:6-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 56, BD = 0 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-7"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 102, BD = 97 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-7"
commitment = "cab5b62945d74a2844003d1cf72f85419037f0af332530e265f582111e7a2bc4"
secret = "73b910e6a133038630ccbf6639e224be6df68a49b3f8953d1d191bb338bb754a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-2 5-5 5-1 4-4 4-1 3-2 0-0"
deal.B = "6-4 6-1 6-0 5-4 4-2 2-2 2-1"
deal.C = "6-5 6-3 5-3 4-3 4-0 3-1 3-0"
deal.D = "6-6 5-2 5-0 3-3 2-0 1-1 1-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-4L A:4-4L D:pass C:4-3L B:6-4R A:3-2L D:5-2L
C:5-3L B:4-2R A:6-2R D:3-3L C:3-1L B:6-1L A:pass D:pass C:6-3L
B:6-0R A:0-0R D:5-0R C:3-0L B:pass A:5-5R D:2-0L C:pass B:2-2L
A:5-1R D:1-1R C:pass B:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-1 4-2 3-3 3-1 1-1 1-0 0-0"
deal.B = "6-4 5-3 5-1 4-4 3-2 3-0 2-0"
deal.C = "6-3 6-2 5-5 5-0 4-3 4-1 2-1"
deal.D = "6-6 6-5 6-0 5-4 5-2 4-0 2-2"
yard = ""
play = """
C:5-0 B:5-3L A:3-3L D:6-0R C:6-2R B:3-2L A:4-2L D:5-4L C:5-5L
B:5-1L A:1-1L D:5-2R C:2-1L B:2-0L A:1-0L D:6-5R C:4-1L B:6-4L
A:6-1L D:6-6R C:6-3R B:3-0R A:0-0R D:4-0R C:4-3R
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-0 4-1 4-0 3-3 3-0"
deal.B = "6-6 6-0 5-5 5-1 3-2 2-0 1-0"
deal.C = "6-1 4-4 4-3 3-1 2-2 1-1 0-0"
deal.D = "6-5 6-2 5-4 5-3 5-2 4-2 2-1"
yard = ""
play = """
B:6-6 A:6-4L D:6-5R C:4-3L B:3-2L A:5-0R D:6-2L C:6-1L B:5-1L
A:3-0R D:5-4L C:4-4L B:pass A:3-3R D:5-3R C:pass B:5-5R A:4-1L
D:5-2R C:1-1L B:1-0L A:4-0L D:4-2L C:2-2L B:2-0L A:pass D:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-0 4-2 4-0 3-2 3-0"
deal.B = "6-1 6-0 5-2 5-1 4-4 1-1 0-0"
deal.C = "6-6 6-4 6-2 5-3 4-3 3-1 1-0"
deal.D = "5-5 5-4 4-1 3-3 2-2 2-1 2-0"
yard = ""
play = """
A:6-3 D:3-3R C:6-2L B:5-2L A:6-5L D:pass C:3-1R B:6-1L A:pass
D:4-1L C:6-4L B:6-0L A:3-0L D:2-1R C:4-3L B:4-4L A:3-2R D:5-4L
C:5-3R B:5-1L A:5-0R D:2-0R C:1-0L B:0-0L A:4-2R D:pass C:pass
B:pass A:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-1 3-2 3-1 2-2 2-0 0-0"
deal.B = "6-3 6-2 4-3 4-1 4-0 3-3 1-1"
deal.C = "6-4 6-1 6-0 5-5 5-3 2-1 1-0"
deal.D = "6-6 6-5 5-2 5-0 4-4 4-2 3-0"
yard = ""
play = """
D:6-6 C:6-1L B:4-1L A:5-4L D:6-5L C:6-0L B:4-0L A:pass D:4-4L
C:6-4L B:6-3L A:3-2L D:5-2L C:5-3L B:4-3L A:pass D:4-2L C:2-1L
B:1-1L A:5-1L D:5-0L C:1-0L B:6-2R A:2-2R D:pass C:pass B:pass
A:2-0R D:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 14 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-4 5-3 5-1 4-4 4-1 1-0"
deal.B = "6-2 6-0 5-5 3-2 3-1 2-2 2-0"
deal.C = "5-2 5-0 4-2 3-3 3-0 2-1 0-0"
deal.D = "6-6 6-5 6-4 6-3 4-3 4-0 1-1"
yard = ""
play = """
C:4-2 B:6-2R A:4-4L D:6-6R C:pass B:6-0R A:5-4L D:6-5L C:5-0R
B:5-5R A:6-1L D:1-1L C:2-1L B:3-2L A:5-3L D:pass C:5-2L B:2-2L
A:5-1R D:pass C:pass B:2-0L A:1-0L D:pass C:pass B:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 14 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-1 4-3 3-1 3-0 2-2 1-1"
deal.B = "6-6 6-5 6-2 5-5 5-4 4-0 1-0"
deal.C = "6-3 6-1 5-0 4-2 4-1 2-1 0-0"
deal.D = "6-4 5-3 5-2 4-4 3-3 3-2 2-0"
yard = ""
play = """
B:6-6 A:6-0L D:6-4R C:4-1R B:4-0L A:4-3L D:5-3L C:6-1R B:6-5L
A:pass D:pass C:6-3L B:6-2R A:2-2R D:5-2R C:5-0R B:1-0R A:3-1L
D:pass C:2-1L B:pass A:1-1R D:3-2L C:pass B:pass A:3-0L D:2-0L
C:4-2L B:5-4L A:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 24, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-5 5-0 4-4 2-0 0-0"
deal.B = "6-6 6-2 6-0 5-4 5-3 4-1 3-1"
deal.C = "6-4 5-2 5-1 4-2 4-0 3-3 1-1"
deal.D = "6-5 4-3 3-2 3-0 2-2 2-1 1-0"
yard = ""
play = """
A:5-5 D:6-5L C:5-1R B:6-6L A:6-1R D:pass C:6-4L B:5-4L A:5-0L
D:3-0L C:3-3L B:5-3L A:6-3R D:4-3R C:4-2R B:6-2R A:pass D:pass
C:5-2L B:6-0R A:2-0L D:1-0L C:1-1L B:4-1L A:4-4L D:pass C:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-1 4-3 4-1 4-0 2-2 1-0"
deal.B = "6-6 5-5 4-2 3-1 2-1 2-0 0-0"
deal.C = "6-3 6-1 5-4 5-3 3-3 3-2 3-0"
deal.D = "6-5 6-4 6-0 5-2 5-0 4-4 1-1"
yard = ""
play = """
D:6-5 C:5-3R B:6-6L A:4-3R D:6-4L C:5-4L B:5-5L A:5-1L D:4-4R
C:6-1L B:4-2R A:6-2R D:6-0L C:3-0L B:3-1L A:4-1L D:pass C:6-3R
B:pass A:4-0L D:5-0L C:3-2R B:2-1R A:1-0R D:5-2L C:pass B:2-0L
A:pass D:pass C:pass B:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-4 3-1 3-0 2-2 1-1"
deal.B = "6-6 6-5 6-4 4-4 4-1 3-2 0-0"
deal.C = "6-3 6-0 5-3 5-2 4-2 3-3 2-0"
deal.D = "6-2 5-1 5-0 4-3 4-0 2-1 1-0"
yard = ""
play = """
C:3-3 B:3-2L A:2-2L D:6-2L C:6-3R B:6-6L A:6-1L D:5-1L C:5-3L
B:6-5R A:5-5R D:4-3L C:4-2L B:pass A:5-4R D:4-0R C:6-0R B:6-4R
A:pass D:2-1L C:pass B:4-1L A:pass D:pass C:pass B:4-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-0 5-4 4-1 4-0 1-0"
deal.B = "6-3 6-1 5-2 4-3 3-2 2-2 1-1"
deal.C = "6-6 6-4 5-1 4-4 3-3 2-0 0-0"
deal.D = "5-5 5-3 5-0 4-2 3-1 3-0 2-1"
yard = ""
play = """
B:6-3 A:6-0L D:5-3R C:5-1R B:6-1R A:6-5R D:5-5R C:0-0L B:5-2R
A:6-2R D:5-0L C:6-6R B:pass A:5-4L D:4-2L C:2-0L B:pass A:4-0L
D:pass C:4-4L B:4-3L A:pass D:3-1L C:6-4R B:1-1L A:4-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 15, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 4-4 4-3 4-0 3-3 1-1"
deal.B = "6-0 5-5 5-3 5-2 5-0 4-1 2-0"
deal.C = "6-6 6-5 6-2 4-2 3-1 3-0 2-2"
deal.D = "6-4 5-4 5-1 3-2 2-1 1-0 0-0"
yard = ""
play = """
A:4-4 D:6-4L C:6-5L B:5-5L A:4-3R D:5-4L C:4-2L B:5-2L A:3-3R
D:5-1L C:3-1L B:5-3L A:6-3R D:pass C:6-2R B:5-0L A:4-0L D:3-2R
C:3-0R B:4-1L A:1-1L D:2-1L C:2-2L B:2-0L A:pass D:1-0L C:pass
B:6-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-5 5-4 4-4 4-1 3-2 2-1"
deal.B = "6-5 6-1 3-3 3-0 2-2 2-0 0-0"
deal.C = "6-3 6-2 6-0 5-1 4-3 4-0 1-1"
deal.D = "6-6 5-3 5-2 5-0 4-2 3-1 1-0"
yard = ""
play = """
D:6-6 C:6-0L B:3-0L A:6-4R D:5-3L C:5-1L B:6-1L A:4-4R D:4-2R
C:6-2R B:6-5L A:5-5L D:5-2L C:6-3R B:2-2L A:3-2R D:pass C:pass
B:2-0L A:2-1R D:5-0L C:1-1R B:pass A:4-1R D:pass C:4-0R B:0-0R
A:5-4L
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 5-3 5-2 4-1 3-0 2-0"
deal.B = "6-3 4-2 4-0 3-3 2-2 1-0 0-0"
deal.C = "6-1 5-5 5-1 4-4 4-3 3-2 2-1"
deal.D = "6-6 6-5 6-0 5-4 5-0 3-1 1-1"
yard = ""
play = """
C:4-4 B:4-2L A:6-4R D:6-6R C:3-2L B:6-3L A:6-2L D:6-5R C:2-1L
B:1-0L A:5-2R D:6-0L C:6-1L B:2-2R A:4-1L D:5-4L C:5-5L B:pass
A:5-3L D:3-1L C:5-1L B:pass A:2-0R D:5-0L C:pass B:4-0L A:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 0 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-8"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 28, BD = 113 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-8"
commitment = "a1755864af08e2e7cda695b07c4930e11a5c85947cd14ba885eabef3c547e609"
secret = "b7b79fd563d0226029224a8065aa8f0fc73dbef81f7a842d3be3a0797bf52422"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-3 5-1 3-3 3-2 2-2"
deal.B = "6-6 6-3 5-4 5-2 4-1 1-1 1-0"
deal.C = "6-5 6-4 6-0 5-0 4-4 4-0 3-0"
deal.D = "5-5 4-3 4-2 3-1 2-1 2-0 0-0"
yard = ""
play = """
B:6-6 A:6-2L D:4-2L C:6-5R B:5-4L A:5-3L D:5-5R C:5-0R B:1-0R
A:3-3L D:3-1R C:3-0L B:6-3R A:6-1R D:2-1R C:6-0L B:5-2R A:5-1R
D:pass C:6-4L B:1-1R A:pass D:4-3L C:pass B:4-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 21 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-2 4-3 4-1 3-3 3-1"
deal.B = "6-2 5-5 5-0 4-4 4-0 2-2 1-1"
deal.C = "6-6 6-3 5-1 4-2 2-0 1-0 0-0"
deal.D = "6-5 6-4 5-4 5-3 3-2 3-0 2-1"
yard = ""
play = """
A:6-1 D:6-5L C:5-1L B:1-1L A:4-1L D:5-4L C:1-0R B:5-5L A:5-2L
D:2-1L C:2-0R B:2-2R A:3-1L D:5-3L C:4-2R B:4-0R A:6-0R D:6-4R
C:pass B:5-0L A:4-3R D:3-2R C:0-0L B:6-2R A:pass D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 27 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-0 4-4 4-3 2-0 1-1 0-0"
deal.B = "6-4 6-1 5-5 5-1 4-2 3-2 3-0"
deal.C = "6-6 6-2 5-4 3-3 2-2 2-1 1-0"
deal.D = "6-5 6-0 5-3 5-2 4-1 4-0 3-1"
yard = ""
play = """
D:6-5 C:6-6L B:5-5R A:6-3L D:5-3L C:5-4L B:5-1R A:4-4L D:4-1R
C:pass B:4-2L A:2-0L D:4-0L C:pass B:6-4L A:4-3R D:6-0L C:3-3R
B:3-0L A:pass D:3-1L C:2-1L B:3-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 20 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-2 5-0 4-4 4-0 2-2 0-0"
deal.B = "6-1 4-3 4-2 4-1 3-3 2-0 1-0"
deal.C = "6-4 6-3 5-5 5-3 3-2 2-1 1-1"
deal.D = "6-5 6-2 6-0 5-4 5-1 3-1 3-0"
yard = ""
play = """
C:5-5 B:pass A:5-2L D:6-2L C:6-4L B:4-3L A:5-0R D:3-0L C:pass
B:2-0L A:2-2L D:6-0R C:6-3R B:4-2L A:4-4L D:5-4L C:5-3L B:3-3L
A:pass D:3-1L C:3-2R B:1-0L A:4-0L D:pass C:2-1R B:4-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 24, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 5-4 5-1 3-0 2-2 1-0"
deal.B = "6-4 6-2 5-0 4-4 4-3 3-3 2-1"
deal.C = "6-6 6-3 6-0 5-3 5-2 4-1 3-1"
deal.D = "6-5 4-2 4-0 3-2 2-0 1-1 0-0"
yard = ""
play = """
B:6-4 A:6-1L D:4-2R C:5-2R B:2-1L A:2-2L D:6-5R C:6-6R B:6-2R
A:pass D:2-0L C:6-0L B:pass A:pass D:3-2R C:6-3L B:3-3L A:3-0L
D:0-0L C:5-3R B:5-0R A:1-0L D:1-1L C:4-1L B:4-3L A:pass D:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 29 }

[[match.hand]]
opener = "A"
deal.A = "5-4 4-3 4-1 3-3 3-2 2-1 1-1"
deal.B = "5-5 5-0 3-1 3-0 2-2 2-0 0-0"
deal.C = "6-6 6-5 6-4 6-3 6-1 5-3 4-4"
deal.D = "6-2 6-0 5-2 5-1 4-2 4-0 1-0"
yard = ""
play = """
A:5-4 D:4-0R C:6-5L B:5-0R A:pass D:6-0L C:5-3R B:2-0L A:3-2L
D:pass C:6-3L B:3-1R A:4-1R D:6-2L C:6-4R B:2-2L A:2-1L D:5-1L
C:6-6R B:5-5L A:pass D:5-2L C:6-1R B:pass A:1-1R D:4-2L C:4-4L
"""
end = "out"
winner = "AC"
delta = { AC = 4, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-5 4-4 3-0 2-0 1-1 0-0"
deal.B = "6-0 5-3 5-2 5-1 4-1 3-1 2-1"
deal.C = "6-6 6-3 6-2 5-4 4-2 3-3 1-0"
deal.D = "6-5 6-4 5-0 4-3 4-0 3-2 2-2"
yard = ""
play = """
D:2-2 C:6-2L B:6-0L A:3-0L D:3-2R C:6-3L B:5-3R A:6-1L D:6-5R
C:6-6R B:5-1L A:5-5L D:5-0L C:1-0L B:3-1L A:pass D:4-3L C:5-4L
B:5-2L A:2-0L D:6-4R C:4-2R B:2-1R A:0-0L D:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 16 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-9"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 108, BD = 68 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-9"
commitment = "fdf85a0a73fc0520cc1eb1a4757c949553c6506da0ee87407246e6fd7be92b80"
secret = "c469919d3f2f0d609b7f06cde9a6a16d1fe5d0f6fa2871414af9b2b4d98d4a6d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 6-1 6-0 4-3 4-1 1-0"
deal.B = "6-4 5-5 3-2 2-2 2-0 1-1 0-0"
deal.C = "6-6 5-4 5-1 5-0 4-2 4-0 3-1"
deal.D = "6-3 5-3 5-2 4-4 3-3 3-0 2-1"
yard = ""
play = """
C:6-6 B:6-4L A:6-2R D:4-4L C:4-2R B:pass A:4-1L D:2-1L C:5-4R
B:5-5R A:6-5R D:5-2L C:5-1L B:1-1L A:6-0R D:3-0R C:3-1R B:pass
A:1-0L D:pass C:4-0L B:pass A:6-1R D:6-3R C:pass B:3-2R A:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 20, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 5-3 4-1 4-0 3-3 3-1"
deal.B = "5-0 4-4 4-3 2-1 2-0 1-1 1-0"
deal.C = "6-2 5-5 5-2 5-1 4-2 3-2 2-2"
deal.D = "6-5 6-4 6-3 6-1 6-0 3-0 0-0"
yard = ""
play = """
B:4-4 A:4-0L D:6-0L C:6-2L B:4-3R A:3-1R D:6-1R C:2-2L B:2-1L
A:6-6R D:6-5R C:5-5R B:5-0R A:4-1L D:6-4L C:pass B:2-0R A:pass
D:6-3L C:3-2L B:pass A:pass D:pass C:4-2L B:pass A:5-4L D:pass
C:5-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-0 4-3 4-1 2-2 1-0 0-0"
deal.B = "6-5 5-3 5-1 3-2 3-1 2-0 1-1"
deal.C = "6-4 6-2 6-1 5-4 4-2 4-0 2-1"
deal.D = "6-6 6-0 5-5 5-2 4-4 3-3 3-0"
yard = ""
play = """
A:4-3 D:4-4L C:6-4L B:6-5L A:6-3R D:5-5L C:5-4L B:pass A:4-1L
D:6-6R C:6-1L B:pass A:pass D:6-0L C:4-0L B:pass A:pass D:pass
C:6-2R B:3-2R A:pass D:3-3R C:4-2L B:5-3R A:5-0R D:5-2L C:pass
B:5-1L A:1-0R D:pass C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-0 5-2 4-4 4-3 2-1"
deal.B = "6-2 6-1 5-4 3-0 2-2 1-1 0-0"
deal.C = "6-4 5-1 5-0 4-2 4-0 3-3 3-1"
deal.D = "6-6 5-5 5-3 4-1 3-2 2-0 1-0"
yard = ""
play = """
D:6-6 C:6-4L B:5-4L A:6-5L D:pass C:pass B:6-2L A:6-3R D:3-2L
C:3-3L B:3-0L A:6-0L D:5-3R C:5-0R B:6-1L A:2-1L D:2-0L C:4-0L
B:0-0R A:4-4L D:4-1L C:3-1L B:pass A:4-3L D:1-0R C:5-1R B:pass
A:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-0 4-4 4-3 4-2 2-2 1-0"
deal.B = "6-6 6-4 6-2 6-0 5-1 3-1 0-0"
deal.C = "6-5 6-3 5-5 5-3 4-0 2-1 1-1"
deal.D = "5-4 5-2 4-1 3-3 3-2 3-0 2-0"
yard = ""
play = """
C:5-5 B:5-1L A:5-0R D:4-1L C:4-0L B:6-0L A:6-1L D:3-0R C:5-3R
B:3-1L A:4-3L D:5-4L C:6-5L B:6-6L A:pass D:5-2R C:2-1R B:6-4L
A:1-0R D:2-0R C:pass B:6-2R A:4-2L D:3-2L C:6-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 14 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 5-0 4-2 1-1 1-0 0-0"
deal.B = "6-6 6-5 6-4 6-1 5-1 3-1 2-0"
deal.C = "6-3 6-0 5-5 4-1 3-3 2-2 2-1"
deal.D = "5-3 5-2 4-4 4-3 4-0 3-2 3-0"
yard = ""
play = """
B:6-6 A:6-2L D:5-2L C:5-5L B:6-5L A:pass D:pass C:6-3L B:6-4R
A:4-2R D:5-3L C:2-2R B:5-1L A:1-1L D:3-2R C:3-3R B:6-1L A:pass
D:4-3R C:4-1R B:3-1R A:pass D:3-0R C:6-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 5-3 4-1 3-0 2-1"
deal.B = "6-5 6-0 5-5 5-1 3-3 2-2 2-0"
deal.C = "4-4 4-3 4-0 3-2 3-1 1-1 1-0"
deal.D = "6-4 6-1 5-4 5-2 5-0 4-2 0-0"
yard = ""
play = """
A:2-1 D:5-2L C:1-1R B:6-5L A:6-3L D:6-1R C:4-3L B:6-0R A:4-1L
D:5-0R C:3-1L B:5-5R A:3-0L D:0-0L C:4-0L B:5-1R A:pass D:6-4L
C:1-0R B:2-0R A:6-2R D:pass C:pass B:pass A:6-6L
"""
end = "blocked"
winner = "AC"
delta = { AC = 25, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-2 4-3 3-3 3-1 2-0"
deal.B = "6-3 5-5 5-1 5-0 4-0 3-0 0-0"
deal.C = "6-0 5-4 5-3 4-4 2-1 1-1 1-0"
deal.D = "6-6 6-1 5-2 4-2 4-1 3-2 2-2"
yard = ""
play = """
D:6-6 C:6-0L B:6-3R A:3-1R D:6-1R C:1-0L B:5-1L A:6-2R D:5-2L
C:2-1L B:pass A:2-0R D:4-1L C:4-4L B:5-0R A:6-5R D:4-2L C:pass
B:pass A:6-4R D:3-2L C:5-4R B:5-5R A:3-3L D:pass C:5-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-1 4-4 4-3 4-1 3-3 2-1 1-0"
deal.B = "6-3 6-0 5-0 4-0 3-1 2-0 0-0"
deal.C = "6-5 6-2 6-1 5-5 5-2 2-2 1-1"
deal.D = "6-6 6-4 5-4 5-3 4-2 3-2 3-0"
yard = ""
play = """
C:5-5 B:5-0L A:1-0L D:5-4R C:6-1L B:6-3L A:4-3L D:6-4L C:6-5L
B:4-0R A:5-1L D:3-0R C:1-1L B:3-1L A:3-3L D:5-3L C:5-2L B:2-0L
A:pass D:3-2R C:2-2R B:6-0L A:2-1R D:6-6L C:6-2L
"""
end = "out"
winner = "AC"
delta = { AC = 6, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-4 5-3 4-2 2-0 0-0"
deal.B = "6-5 5-1 5-0 4-3 4-1 3-2 1-0"
deal.C = "6-6 6-4 5-5 4-4 3-3 3-1 2-2"
deal.D = "6-1 6-0 5-2 4-0 3-0 2-1 1-1"
yard = ""
play = """
B:6-5 A:6-3L D:3-0L C:5-5R B:5-1R A:2-0L D:5-2L C:3-1R B:4-3R
A:5-4L D:4-0L C:4-4R B:5-0L A:4-2R D:2-1R C:pass B:4-1R A:5-3L
D:pass C:3-3L B:3-2L A:6-2L D:6-1L C:6-4R B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 16 }

[[match.hand]]
opener = "A"
deal.A = "5-4 4-4 4-3 4-2 3-2 1-1 1-0"
deal.B = "5-3 5-2 4-1 3-3 3-1 2-1 0-0"
deal.C = "6-5 6-3 6-2 6-1 6-0 5-0 4-0"
deal.D = "6-6 6-4 5-5 5-1 3-0 2-2 2-0"
yard = ""
play = """
A:4-3 D:6-4L C:6-3R B:pass A:pass D:6-6L C:6-0L B:0-0L A:1-0L
D:5-1L C:6-5L B:pass A:pass D:pass C:6-1L B:4-1L A:5-4L D:5-5L
C:5-0L B:pass A:pass D:3-0L C:6-2R B:5-3L A:3-2R D:pass C:pass
B:5-2L A:4-2L D:pass C:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 19, BD = 0 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-10"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 79, BD = 117 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-10"
commitment = "5a6807b932e114711b84af407c782170ccf85f7e966dde387c852ff2ee37fd40"
secret = "8592c34d0ec86035259a44a99b482fbc6464f6c5eca25da6f33bd3bd002c1808"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-4 5-1 4-4 4-0 2-0"
deal.B = "5-2 5-0 4-3 3-2 3-0 1-1 1-0"
deal.C = "6-6 6-0 5-3 4-2 4-1 3-1 0-0"
deal.D = "6-4 6-3 6-1 5-5 3-3 2-2 2-1"
yard = ""
play = """
C:6-6 B:pass A:6-5L D:6-3R C:5-3L B:3-0L A:4-0L D:3-3R C:4-2L
B:3-2L A:pass D:pass C:3-1L B:1-0L A:2-0L D:2-1L C:4-1L B:4-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 45, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-2 5-0 4-2 3-0 2-2"
deal.B = "6-6 6-5 5-4 5-3 4-4 3-3 0-0"
deal.C = "6-2 6-0 5-1 4-3 4-1 4-0 1-0"
deal.D = "6-4 5-5 3-2 3-1 2-1 2-0 1-1"
yard = ""
play = """
B:6-6 A:6-3L D:6-4R C:4-3L B:4-4L A:4-2L D:3-2L C:4-1R B:3-3L
A:6-1R D:3-1L C:5-1L B:6-5R A:5-2L D:2-0L C:6-0L B:5-4R A:pass
D:pass C:6-2L B:pass A:2-2L D:2-1L C:1-0L B:0-0L A:5-0L D:5-5L
C:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-3 4-1 3-3 2-1 1-1 1-0"
deal.B = "6-6 6-5 6-0 5-5 5-4 3-2 3-0"
deal.C = "6-3 6-2 5-2 5-1 4-3 3-1 2-0"
deal.D = "6-1 5-0 4-4 4-2 4-0 2-2 0-0"
yard = ""
play = """
A:6-4 D:4-2R C:6-3L B:3-2R A:5-3L D:5-0L C:2-0L B:3-0R A:2-1L
D:6-1L C:6-2L B:6-0R A:pass D:2-2L C:5-2L B:6-6R A:pass D:pass
C:5-1L B:6-5R A:4-1L D:4-0L C:pass B:5-5R A:1-0L D:pass C:3-1L
B:5-4R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 15 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 4-2 3-3 3-2 3-1 3-0"
deal.B = "6-0 5-3 5-2 5-1 4-4 2-1 2-0"
deal.C = "6-6 6-4 5-5 5-4 5-0 4-0 1-1"
deal.D = "6-5 6-1 4-3 4-1 2-2 1-0 0-0"
yard = ""
play = """
D:1-0 C:1-1L B:5-1L A:3-0R D:6-5L C:6-6L B:5-3R A:6-3L D:4-3L
C:6-4L B:5-2R A:6-2L D:2-2L C:pass B:2-0L A:4-2R D:0-0L C:5-0L
B:4-4R A:pass D:4-1R C:5-5L B:2-1R A:3-2R D:pass C:5-4L B:pass
A:3-3R D:pass C:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 13, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-1 5-5 4-4 4-0 0-0"
deal.B = "5-3 5-1 3-3 3-0 2-2 1-1 1-0"
deal.C = "6-3 6-0 5-4 5-2 3-2 3-1 2-0"
deal.D = "6-4 6-2 5-0 4-3 4-2 4-1 2-1"
yard = ""
play = """
C:6-3 B:3-3R A:6-6L D:4-3R C:6-0L B:3-0L A:4-4R D:4-2R C:3-2L
B:2-2L A:pass D:2-1L C:3-1L B:5-3L A:6-5L D:6-2R C:pass B:pass
A:6-1L D:6-4R C:5-4R B:5-1R A:pass D:4-1L C:pass B:1-1R A:4-0L
D:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 4-4 4-1 3-2 2-1 2-0"
deal.B = "6-3 6-2 5-0 4-2 4-0 3-0 1-0"
deal.C = "6-6 6-1 5-4 5-3 4-3 3-1 1-1"
deal.D = "6-4 5-5 5-2 5-1 3-3 2-2 0-0"
yard = ""
play = """
B:4-0 A:4-4L D:6-4L C:6-6L B:6-2L A:6-0R D:2-2L C:6-1R B:1-0R
A:3-2L D:3-3L C:5-3L B:5-0L A:2-0L D:0-0R C:pass B:4-2L A:4-1L
D:5-1L C:5-4L B:3-0R A:pass D:pass C:4-3L B:6-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 20 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-3 5-2 4-1 2-1 2-0 1-0"
deal.B = "6-6 5-1 5-0 4-3 4-0 3-2 3-1"
deal.C = "6-4 6-2 6-1 4-4 4-2 3-3 0-0"
deal.D = "6-5 6-3 6-0 5-4 3-0 2-2 1-1"
yard = ""
play = """
A:5-5 D:5-4L C:6-4L B:6-6L A:5-3R D:6-0L C:0-0L B:5-0L A:5-2L
D:3-0R C:6-2L B:4-0R A:4-1R D:6-5L C:6-1R B:5-1L A:2-1L D:6-3R
C:4-2L B:4-3L A:pass D:pass C:3-3L B:3-2L A:2-0L D:pass C:pass
B:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 9 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-3 5-2 5-1 4-1 1-1 1-0"
deal.B = "6-3 6-0 4-0 3-2 3-1 2-2 0-0"
deal.C = "6-4 6-2 5-5 4-3 4-2 3-0 2-0"
deal.D = "6-6 6-5 5-4 5-0 4-4 3-3 2-1"
yard = ""
play = """
D:6-6 C:6-4L B:6-3R A:5-3R D:5-4R C:4-3L B:4-0R A:1-0R D:3-3L
C:3-0L B:3-1R A:pass D:5-0L C:5-5L B:3-2R A:5-2L D:2-1L C:6-2R
B:6-0R A:6-1L D:6-5L C:2-0R B:2-2R A:5-1L D:pass C:4-2R
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-0 5-4 5-2 3-1 2-2"
deal.B = "6-3 5-1 5-0 4-3 4-2 4-0 3-2"
deal.C = "6-4 6-1 5-3 4-4 4-1 2-0 1-0"
deal.D = "6-2 5-5 3-3 3-0 2-1 1-1 0-0"
yard = ""
play = """
C:6-4 B:6-3L A:5-4R D:3-0L C:2-0L B:4-2L A:6-5R D:6-2R C:4-4L
B:3-2R A:3-1R D:1-1R C:4-1L B:5-1L A:5-2L D:2-1R C:pass B:pass
A:2-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 34 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-5 5-2 4-4 4-3 2-0"
deal.B = "6-4 6-0 3-3 3-2 3-1 3-0 2-1"
deal.C = "6-3 5-4 5-1 4-1 4-0 2-2 1-0"
deal.D = "6-5 6-1 5-3 5-0 4-2 1-1 0-0"
yard = ""
play = """
B:3-3 A:4-3L D:5-3R C:5-4L B:pass A:5-5L D:6-5L C:6-3L B:3-2L
A:6-2L D:5-0R C:4-0R B:6-4R A:6-6L D:6-1L C:5-1L B:6-0R A:5-2L
D:4-2L C:4-1L B:3-0R A:pass D:1-1L C:1-0L B:3-1R A:2-0L D:pass
C:2-2L
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-5 5-4 5-3 3-1 1-0"
deal.B = "6-1 4-2 3-2 3-0 2-0 1-1 0-0"
deal.C = "4-4 4-3 4-1 4-0 3-3 2-2 2-1"
deal.D = "6-5 6-4 6-2 6-0 5-2 5-1 5-0"
yard = ""
play = """
A:6-6 D:6-2L C:2-2L B:6-1R A:3-1R D:5-2L C:4-3R B:4-2R A:5-5L
D:6-5L C:2-1R B:1-1R A:6-3L D:5-1R C:3-3L B:3-2L A:5-4R D:6-4R
C:pass B:2-0L A:1-0L D:6-0R C:4-1L B:0-0R A:pass D:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 20 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-11"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 117, BD = 59 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-11"
commitment = "6c5a712914234cf03aa8c7566ab1a6f3d178fbaec3401b8dfa896a8804c12b4e"
secret = "ea91e47f3f04e5a8d3dce87ddf3dbbe969f089c5b223fe4f6aa680362c133549"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 5-1 4-3 3-3 3-1 0-0"
deal.B = "6-0 5-4 5-2 4-1 4-0 3-2 1-1"
deal.C = "6-6 6-2 5-0 4-2 2-2 2-0 1-0"
deal.D = "6-4 6-3 5-5 5-3 4-4 3-0 2-1"
yard = ""
play = """
C:6-6 B:6-0L A:6-1R D:3-0L C:1-0R B:3-2L A:0-0R D:2-1L C:5-0R
B:4-1L A:4-3L D:5-5R C:pass B:5-4R A:3-3L D:6-4R C:6-2R B:5-2R
A:3-1L D:5-3R C:pass B:1-1L A:5-1L D:6-3R C:pass B:pass A:6-5L
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-4 5-2 5-1 5-0 4-4 3-3"
deal.B = "6-6 6-4 6-2 4-1 2-2 2-0 1-1"
deal.C = "6-3 5-5 5-3 4-3 4-0 3-0 0-0"
deal.D = "6-1 6-0 4-2 3-2 3-1 2-1 1-0"
yard = ""
play = """
B:6-6 A:6-5L D:6-1R C:5-3L B:4-1R A:5-4R D:3-2L C:5-5R B:6-2L
A:5-2R D:6-0L C:0-0L B:2-0L A:pass D:4-2L C:4-3L B:2-2R A:3-3L
D:3-1L C:pass B:1-1L A:5-1L D:2-1R C:pass B:pass A:5-0L D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 24 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 4-3 3-0 2-0 1-1 0-0"
deal.B = "6-6 6-2 6-0 5-2 4-4 2-2 2-1"
deal.C = "6-1 5-4 5-3 4-0 3-3 3-1 1-0"
deal.D = "6-5 5-5 5-1 5-0 4-2 4-1 3-2"
yard = ""
play = """
A:0-0 D:5-0L C:5-3L B:6-0R A:6-3R D:3-2L C:3-3R B:6-2L A:6-4L
D:4-2L C:3-1R B:5-2L A:1-1R D:6-5L C:6-1L B:2-1L A:2-0L D:5-1R
C:1-0L B:pass A:pass D:5-5R C:5-4R B:4-4R A:4-3R D:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 7 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 6-0 4-3 3-2 2-1 0-0"
deal.B = "6-4 5-4 5-0 4-2 3-3 3-1 1-1"
deal.C = "5-3 5-2 5-1 4-0 2-2 2-0 1-0"
deal.D = "6-5 6-3 6-1 5-5 4-4 4-1 3-0"
yard = ""
play = """
D:6-5 C:5-1R B:6-4L A:2-1R D:4-4L C:4-0L B:5-0L A:6-2R D:5-5L
C:5-2L B:4-2L A:6-6R D:6-3R C:5-3R B:5-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 27, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 4-4 4-1 4-0 3-2 2-2"
deal.B = "6-3 6-0 5-2 5-0 4-3 3-0 0-0"
deal.C = "5-5 5-1 4-2 3-3 3-1 2-1 1-1"
deal.D = "6-6 6-5 6-4 5-4 5-3 2-0 1-0"
yard = ""
play = """
C:5-5 B:5-2L A:2-2L D:6-5R C:2-1L B:6-3R A:3-2R D:2-0R C:5-1L
B:5-0L A:4-0L D:6-4L C:pass B:6-0L A:pass D:1-0L C:3-1L B:4-3L
A:4-4L D:5-4L C:pass B:3-0R A:pass D:5-3L C:3-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 28 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 4-4 4-2 3-1 2-2 2-1"
deal.B = "6-6 6-3 4-3 4-1 3-3 3-2 0-0"
deal.C = "6-2 5-4 5-3 4-0 3-0 2-0 1-0"
deal.D = "6-4 6-1 5-5 5-2 5-1 5-0 1-1"
yard = ""
play = """
B:6-6 A:6-5L D:5-5L C:5-3L B:6-3L A:6-0L D:6-4R C:4-0L B:4-3L
A:4-4R D:pass C:3-0L B:0-0L A:4-2R D:5-2R C:5-4R B:4-1R A:2-1R
D:5-0L C:2-0R B:pass A:pass D:5-1L C:1-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 20, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-3 5-2 3-0 1-1 1-0"
deal.B = "6-6 6-3 5-5 4-2 4-1 3-1 2-1"
deal.C = "6-1 5-4 5-1 4-4 3-2 2-2 2-0"
deal.D = "6-2 6-0 5-0 4-3 4-0 3-3 0-0"
yard = ""
play = """
A:1-1 D:pass C:6-1L B:6-6L A:6-5L D:5-0L C:5-1R B:5-5R A:1-0L
D:pass C:5-4R B:4-1L A:6-4L D:6-2L C:4-4R B:4-2L A:pass D:4-3L
C:3-2L B:2-1L A:pass D:4-0R C:2-0R B:3-1L A:5-3L D:pass C:2-2R
"""
end = "out"
winner = "AC"
delta = { AC = 21, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 5-3 4-0 3-3 2-1 1-0"
deal.B = "6-3 5-1 4-2 3-2 3-1 2-2 0-0"
deal.C = "6-0 5-2 4-3 4-1 3-0 2-0 1-1"
deal.D = "6-6 6-5 6-2 5-5 5-4 5-0 4-4"
yard = ""
play = """
D:6-6 C:6-0L B:0-0L A:6-1R D:5-0L C:1-1R B:5-1L A:1-0L D:pass
C:3-0L B:6-3L A:6-4L D:5-4L C:5-2L B:4-2L A:4-0L D:pass C:4-1R
B:pass A:pass D:4-4R C:2-0L B:3-2L A:3-3L D:pass C:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 37, BD = 0 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-12"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 55, BD = 100 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-12"
commitment = "2e42e7999ba8a0278dea3defd0b51bcd8655c8c391f8c9e77cc7d7825e39f5d3"
secret = "b9babb608e443d6f0895b623b3710c72c8a58eb20a8d977541eeedc67962757d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 5-4 3-2 2-2 2-0 1-1"
deal.B = "6-5 6-4 6-2 5-0 4-3 3-0 1-0"
deal.C = "5-3 5-2 5-1 3-3 3-1 2-1 0-0"
deal.D = "6-6 6-1 5-5 4-4 4-2 4-1 4-0"
yard = ""
play = """
D:6-6 C:pass B:6-2L A:3-2L D:6-1R C:5-3L B:1-0R A:5-4L D:4-0R
C:pass B:6-4L A:6-3L D:4-4R C:3-3L B:3-0L A:6-0L D:4-2R C:5-2R
B:5-0R A:2-0R D:pass C:2-1R B:6-5L A:1-1R D:5-5L C:5-1L B:pass
A:pass D:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 8 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 5-5 5-2 4-3 4-2 2-2"
deal.B = "6-1 5-4 5-1 4-0 3-3 3-1 2-1"
deal.C = "6-6 6-3 6-0 5-0 3-2 2-0 0-0"
deal.D = "6-5 5-3 4-4 4-1 3-0 1-1 1-0"
yard = ""
play = """
C:6-6 B:6-1L A:6-4R D:4-4R C:pass B:5-4R A:5-5R D:1-1L C:5-0R
B:5-1L A:5-2L D:1-0R C:3-2L B:2-1R A:4-3L D:4-1L C:2-0R B:3-1L
A:pass D:5-3L C:6-0R B:pass A:6-2R D:6-5L C:6-3L B:3-3L A:4-2R
D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 4 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-4 5-2 4-3 4-2 4-0 1-1"
deal.B = "6-2 6-1 5-3 5-1 3-3 3-1 1-0"
deal.C = "6-4 6-3 5-0 3-2 3-0 2-2 2-1"
deal.D = "6-6 6-5 6-0 4-4 4-1 2-0 0-0"
yard = ""
play = """
B:6-2 A:5-2R D:6-5R C:6-4L B:6-1R A:5-4L D:4-1R C:5-0L B:1-0L
A:1-1L D:4-4R C:2-1L B:pass A:4-2L D:pass C:pass B:pass A:4-3L
D:pass C:6-3L B:pass A:4-0R D:6-6L C:3-0R B:5-3R A:5-5R
"""
end = "out"
winner = "AC"
delta = { AC = 24, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-3 5-2 4-2 4-0 3-2 3-0"
deal.B = "5-4 3-3 2-2 2-0 1-1 1-0 0-0"
deal.C = "6-6 6-0 5-0 4-4 4-3 4-1 2-1"
deal.D = "6-5 6-4 6-3 6-2 5-5 5-1 3-1"
yard = ""
play = """
A:6-1 D:5-1R C:6-6L B:5-4R A:4-2R D:6-2R C:6-0L B:1-0L A:pass
D:6-5R C:4-1L B:pass A:4-0L D:5-5R C:5-0L B:pass A:5-3L D:6-3L
C:pass B:pass A:5-2R D:6-4L C:4-4L B:2-2R A:3-2R D:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-3 5-1 4-2 2-1 2-0 1-0"
deal.B = "6-5 6-0 5-5 5-2 4-1 4-0 3-0"
deal.C = "6-6 6-2 5-0 4-4 3-1 2-2 1-1"
deal.D = "6-4 6-3 5-4 4-3 3-3 3-2 0-0"
yard = ""
play = """
D:3-3 C:3-1L B:3-0R A:6-1L D:6-3L C:5-0R B:5-2R A:5-3L D:3-2R
C:pass B:6-5L A:pass D:6-4L C:4-4L B:4-1L A:5-1L D:5-4L C:pass
B:4-0L A:2-0L D:4-3R C:6-2L B:6-0L A:1-0L D:pass C:1-1L B:pass
A:2-1L D:pass C:2-2L B:pass A:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-1 6-0 4-1 2-1 2-0"
deal.B = "5-4 5-2 5-0 4-3 3-0 1-1 1-0"
deal.C = "6-5 6-2 4-0 3-3 3-2 3-1 0-0"
deal.D = "6-6 5-5 5-3 5-1 4-4 4-2 2-2"
yard = ""
play = """
C:6-5 B:5-4R A:6-4L D:4-4L C:4-0L B:4-3R A:6-0L D:6-6L C:6-2L
B:5-2L A:6-3R D:5-5L C:pass B:5-0L A:2-0L D:2-2L C:3-2L B:3-0L
A:6-1R D:5-1R C:0-0L B:1-0L A:4-1L D:4-2L C:pass B:pass A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-1 6-0 4-1 3-3 2-2"
deal.B = "6-6 5-3 4-4 4-3 4-0 2-1 2-0"
deal.C = "6-2 5-5 5-1 5-0 4-2 3-2 1-0"
deal.D = "6-4 5-4 5-2 3-1 3-0 1-1 0-0"
yard = ""
play = """
B:2-0 A:2-2L D:5-2L C:5-5L B:4-0R A:6-5L D:6-4L C:4-2L B:4-3R
A:6-3R D:pass C:6-2L B:6-6L A:6-1L D:3-1L C:3-2L B:2-1L A:4-1L
D:5-4L C:5-1L B:pass A:6-0R D:1-1L C:5-0R B:5-3R A:3-3R
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-4 5-1 5-0 4-4 1-1"
deal.B = "6-3 5-3 4-3 4-0 3-3 3-2 2-2"
deal.C = "5-5 5-2 4-2 4-1 3-1 2-0 0-0"
deal.D = "6-4 6-2 6-1 6-0 3-0 2-1 1-0"
yard = ""
play = """
A:6-6 D:6-1L C:4-1L B:6-3R A:5-4L D:3-0R C:5-5L B:4-0R A:6-5L
D:6-4R C:pass B:pass A:pass D:6-0L C:2-0L B:2-2L A:pass D:6-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 38 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-0 5-3 5-0 4-4 3-0 2-0"
deal.B = "5-4 5-1 4-3 4-2 4-1 3-1 1-1"
deal.C = "6-6 6-5 5-5 5-2 3-2 2-2 0-0"
deal.D = "6-3 6-2 6-1 4-0 3-3 2-1 1-0"
yard = ""
play = """
D:3-3 C:3-2L B:4-2L A:6-4L D:6-3R C:6-6L B:pass A:6-0L D:6-2R
C:5-2R B:5-4R A:5-0L D:4-0R C:6-5L B:pass A:3-0R D:6-1L C:pass
B:3-1R A:pass D:2-1L C:2-2L B:1-1R A:2-0L D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 26 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 6-1 4-1 4-0 3-2 3-0"
deal.B = "6-4 6-0 5-4 5-0 4-3 3-1 2-1"
deal.C = "6-5 5-5 5-3 2-0 1-1 1-0 0-0"
deal.D = "6-6 5-2 5-1 4-4 4-2 3-3 2-2"
yard = ""
play = """
C:6-5 B:6-4L A:4-1L D:5-1L C:5-5L B:5-0L A:4-0L D:4-4L C:5-3R
B:3-1R A:6-1R D:6-6R C:pass B:5-4L A:6-3R D:3-3R C:pass B:4-3R
A:pass D:5-2L C:2-0L B:6-0L A:6-2L D:4-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 11 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-13"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 113, BD = 3 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-13"
commitment = "6c1e8eade86f960c6446cbb9e915bfbc979ab543a6835a4b96f28ae201d89227"
secret = "c08f337f9a66dcaf5276831e845c8d828fadddfcbac3d3289f24e9b53ea29260"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-1 5-2 5-1 4-4 1-1"
deal.B = "6-6 6-5 6-0 5-4 5-3 3-0 0-0"
deal.C = "6-3 5-0 3-3 3-2 2-2 2-0 1-0"
deal.D = "5-5 4-3 4-2 4-1 4-0 3-1 2-1"
yard = ""
play = """
B:6-6 A:6-1L D:4-1L C:6-3R B:5-4L A:5-1L D:3-1L C:3-3L B:5-3L
A:5-2L D:4-2L C:3-2R B:pass A:4-4L D:4-3L C:2-2R B:3-0L A:6-2R
D:4-0L C:pass B:6-5R A:6-4L D:5-5R C:5-0R B:6-0L A:pass D:pass
C:2-0L B:0-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-5 4-4 4-3 1-0 0-0"
deal.B = "6-6 6-5 6-1 5-4 5-3 2-1 1-1"
deal.C = "6-2 6-0 5-2 5-1 4-0 3-1 2-0"
deal.D = "5-0 4-2 4-1 3-3 3-2 3-0 2-2"
yard = ""
play = """
A:4-4 D:4-2L C:4-0R B:2-1L A:1-0L D:5-0L C:5-2L B:pass A:0-0R
D:3-2L C:3-1L B:6-1L A:6-4L D:4-1L C:2-0R B:1-1L A:pass D:2-2R
C:6-2R B:6-6R A:6-3R D:3-3R C:5-1L B:6-5L A:4-3R D:pass C:6-0L
"""
end = "out"
winner = "AC"
delta = { AC = 20, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 5-0 4-0 3-2 2-2 0-0"
deal.B = "6-6 6-4 4-4 3-3 3-1 3-0 1-1"
deal.C = "6-3 6-0 5-5 5-2 4-2 2-1 2-0"
deal.D = "6-2 5-4 5-3 5-1 4-3 4-1 1-0"
yard = ""
play = """
D:6-2 C:6-3L B:3-3L A:3-2R D:5-3L C:5-5L B:3-1R A:6-5L D:5-1R
C:5-2R B:6-6L A:6-1L D:4-1L C:4-2L B:pass A:2-2L D:pass C:2-1L
B:1-1L A:pass D:1-0L C:6-0L B:6-4L A:4-0L D:pass C:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 27, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 6-0 5-4 4-2 2-2 2-1"
deal.B = "6-6 6-4 5-3 3-3 2-0 1-1 0-0"
deal.C = "6-2 5-2 5-1 5-0 3-2 3-0 1-0"
deal.D = "6-5 5-5 4-4 4-3 4-1 4-0 3-1"
yard = ""
play = """
C:5-2 B:5-3L A:6-3L D:6-5L C:3-2R B:3-3R A:5-4L D:4-4L C:3-0R
B:6-4L A:6-0R D:pass C:6-2L B:6-6R A:6-1R D:4-1R C:pass B:2-0L
A:4-2R D:4-0L C:pass B:pass A:2-2R D:4-3L C:pass B:pass A:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 6-0 4-3 3-1 1-0 0-0"
deal.B = "5-2 5-1 5-0 3-0 2-1 2-0 1-1"
deal.C = "6-6 6-3 6-2 5-3 4-2 4-0 3-2"
deal.D = "6-5 5-5 5-4 4-4 4-1 3-3 2-2"
yard = ""
play = """
B:5-2 A:pass D:6-5L C:6-6L B:2-1R A:6-1R D:pass C:6-2L B:2-0L
A:6-0L D:pass C:6-3L B:3-0L A:0-0L D:pass C:4-0L B:pass A:6-4R
D:5-4L C:5-3L B:pass A:4-3R D:3-3L C:3-2L B:pass A:3-1R D:2-2L
C:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 36, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 4-4 4-0 2-1 1-1 1-0"
deal.B = "6-5 5-5 5-4 5-0 4-1 3-3 0-0"
deal.C = "6-4 6-1 6-0 5-2 4-2 3-2 3-0"
deal.D = "6-3 6-2 5-1 4-3 3-1 2-2 2-0"
yard = ""
play = """
A:4-4 D:4-3L C:6-4R B:6-5R A:5-3R D:6-3L C:3-2R B:pass A:6-6L
D:6-2L C:4-2L B:5-4L A:2-1R D:5-1L C:6-1L B:4-1R A:4-0R D:2-0R
C:5-2R B:5-5R A:pass D:pass C:6-0L B:5-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 14, BD = 0 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-14"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 116, BD = 83 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-14"
commitment = "1fb21094a8ee1482cddd6a490b25c1c3ea6600e1b375fe22cecff817e3fa5884"
secret = "e2cb789c983da88adb64999bab6da6b0adef2efaf84f58eb9edc4729ca3191d9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-4 5-1 4-4 4-1 2-1"
deal.B = "6-1 5-3 3-1 3-0 2-2 2-0 0-0"
deal.C = "6-4 6-0 5-2 5-0 4-2 1-1 1-0"
deal.D = "6-3 6-2 5-5 4-3 4-0 3-3 3-2"
yard = ""
play = """
A:6-6 D:6-3L C:6-4R B:3-0L A:5-4R D:4-0L C:4-2L B:5-3R A:2-1L
D:3-3R C:1-1L B:3-1R A:5-1L D:5-5L C:5-2L B:2-2L A:4-1R D:6-2L
C:6-0L B:0-0L A:4-4R D:4-3R C:5-0L B:pass A:6-5L
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 5-1 4-2 2-2 2-1 1-1"
deal.B = "6-6 6-0 5-4 5-2 3-2 2-0 1-0"
deal.C = "6-5 5-5 5-3 4-1 4-0 3-0 0-0"
deal.D = "6-4 6-2 5-0 4-4 4-3 3-3 3-1"
yard = ""
play = """
D:3-3 C:5-3L B:3-2R A:5-1L D:6-2R C:4-1L B:6-6R A:6-3R D:4-3R
C:4-0L B:5-4R A:pass D:5-0R C:3-0L B:2-0R A:4-2R D:6-4R C:6-5R
B:5-2R A:2-2R D:3-1L C:pass B:1-0L A:2-1R D:pass C:0-0L B:6-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 5-2 4-3 3-2 3-1 2-2"
deal.B = "5-4 4-0 3-3 3-0 2-1 2-0 1-0"
deal.C = "6-5 6-3 5-5 5-3 4-2 4-1 0-0"
deal.D = "6-4 6-1 6-0 5-1 5-0 4-4 1-1"
yard = ""
play = """
C:6-5 B:5-4R A:6-6L D:4-4R C:6-3L B:3-3L A:4-3L D:6-4L C:4-2R
B:2-0R A:6-2L D:5-0R C:5-5R B:2-1L A:5-2R D:5-1L C:5-3L B:3-0L
A:3-2R D:6-0L C:pass B:pass A:3-1R D:1-1R C:4-1R B:4-0R A:pass
D:6-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-0 4-0 3-3 3-2 2-0"
deal.B = "6-1 6-0 5-5 5-2 4-1 3-0 2-2"
deal.C = "6-6 6-4 5-4 4-4 4-2 1-1 1-0"
deal.D = "6-5 5-3 5-1 4-3 3-1 2-1 0-0"
yard = ""
play = """
B:5-5 A:5-0L D:5-1R C:1-0L B:6-1L A:6-3L D:3-1R C:pass B:3-0L
A:3-3R D:5-3R C:5-4R B:4-1R A:4-0L D:2-1R C:6-4L B:5-2R A:6-2L
D:6-5R C:4-2L B:6-0R A:2-0R D:4-3L C:pass B:2-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 27 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 4-3 4-0 3-0 2-0 1-0"
deal.B = "6-6 6-4 6-1 6-0 5-4 5-3 1-1"
deal.C = "6-5 6-3 5-2 5-1 4-4 4-1 2-2"
deal.D = "5-0 4-2 3-3 3-2 3-1 2-1 0-0"
yard = ""
play = """
A:5-5 D:5-0L C:6-5R B:6-0L A:6-2L D:4-2L C:4-4L B:6-6R A:4-3L
D:3-2L C:5-2L B:6-4R A:4-0R D:0-0R C:5-1L B:6-1L A:3-0R D:3-3R
C:6-3L B:5-3L A:pass D:3-1R C:4-1R B:5-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 7 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 6-1 5-4 5-0 2-2 2-1"
deal.B = "6-6 6-0 5-1 4-2 4-0 3-3 2-0"
deal.C = "6-3 5-2 4-3 3-2 1-1 1-0 0-0"
deal.D = "6-4 5-5 5-3 4-4 4-1 3-1 3-0"
yard = ""
play = """
D:6-4 C:6-3L B:3-3L A:5-4R D:5-3L C:5-2L B:4-2L A:6-5R D:4-4L
C:4-3L B:6-6R A:6-2R D:3-1L C:1-1L B:5-1L A:5-0L D:3-0L C:3-2L
B:2-0L A:2-2R D:pass C:1-0L B:pass A:6-1L D:pass C:pass B:6-0L
A:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 19, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 6-0 5-4 5-3 3-1 2-1"
deal.B = "6-4 5-5 4-1 3-2 3-0 2-2 1-1"
deal.C = "6-5 5-1 4-3 4-0 3-3 2-0 0-0"
deal.D = "6-6 6-3 5-2 5-0 4-4 4-2 1-0"
yard = ""
play = """
C:6-5 B:5-5R A:5-4R D:4-4R C:4-3R B:6-4L A:5-3R D:4-2L C:2-0L
B:3-0L A:3-1L D:1-0L C:4-0L B:4-1L A:6-1L D:5-2R C:pass B:2-2R
A:6-2L D:pass C:pass B:3-2L A:2-1R D:6-3L C:5-1R B:pass A:6-0L
"""
end = "out"
winner = "AC"
delta = { AC = 19, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-2 5-1 4-2 2-1 1-0"
deal.B = "6-6 6-4 5-4 5-3 4-1 3-1 3-0"
deal.C = "5-0 4-4 4-3 3-2 2-2 2-0 1-1"
deal.D = "6-5 6-3 6-1 5-5 4-0 3-3 0-0"
yard = ""
play = """
B:6-6 A:6-2L D:6-1R C:3-2L B:3-1R A:pass D:3-3L C:4-3L B:6-4L
A:6-0L D:0-0L C:5-0L B:5-3L A:pass D:6-3L C:pass B:3-0R A:1-0R
D:6-5L C:1-1R B:5-4L A:4-2L D:pass C:2-2L B:4-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 26 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-3 6-0 5-0 4-1 2-0"
deal.B = "5-3 4-2 3-0 2-1 1-1 1-0 0-0"
deal.C = "6-6 5-4 5-2 5-1 3-3 3-2 3-1"
deal.D = "6-2 6-1 5-5 4-4 4-3 4-0 2-2"
yard = ""
play = """
A:6-5 D:6-2L C:5-2L B:5-3L A:6-3L D:6-1L C:5-1L B:pass A:5-0L
D:5-5R C:5-4R B:4-2R A:6-0L D:2-2R C:6-6L B:2-1R A:6-4L D:4-3L
C:3-3L B:1-1R A:4-1R D:4-4R C:3-2L B:pass A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 5-0 4-2 3-0 2-1 0-0"
deal.B = "6-4 5-3 4-4 4-1 4-0 2-0 1-1"
deal.C = "6-1 5-1 4-3 3-3 3-1 2-2 1-0"
deal.D = "6-6 6-5 6-2 5-5 5-4 5-2 3-2"
yard = ""
play = """
D:3-2 C:4-3L B:4-4L A:4-2L D:6-2L C:6-1L B:4-1L A:2-1R D:5-4L
C:5-1L B:1-1L A:pass D:pass C:3-1L B:5-3L A:5-0L D:pass C:1-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 56, BD = 0 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-15"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 75, BD = 117 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-15"
commitment = "d57d25bc2e781d6526f592b7abe44e143b583644aa9e793a3a963a650b30d0f3"
secret = "826c6bfa5a6f1308c2c7f5322b9270b3d6021acd80bb9c883ec364db286516e9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-0 4-4 4-1 3-3 2-1"
deal.B = "6-3 5-5 4-3 3-2 3-1 2-2 1-1"
deal.C = "6-6 6-1 6-0 5-2 5-1 1-0 0-0"
deal.D = "6-2 5-4 5-3 4-2 4-0 3-0 2-0"
yard = ""
play = """
C:6-6 B:6-3L A:3-3L D:5-3L C:6-0R B:5-5L A:5-0R D:5-4L C:5-2R
B:4-3L A:2-1R D:3-0L C:6-1R B:pass A:6-4R D:4-2R C:0-0L B:3-2R
A:pass D:4-0L C:pass B:3-1R A:4-1R D:pass C:pass B:pass A:4-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-1 4-2 3-3 2-1 2-0 0-0"
deal.B = "6-4 6-1 6-0 4-1 3-2 3-0 2-2"
deal.C = "6-6 6-3 5-2 5-0 4-4 4-0 1-0"
deal.D = "6-2 5-5 5-4 5-3 4-3 3-1 1-1"
yard = ""
play = """
B:6-4 A:4-2R D:6-2L C:5-2L B:3-2R A:3-3R D:5-5L C:6-3R B:6-1R
A:5-1R D:5-4L C:4-0L B:6-0L A:6-5R D:pass C:6-6L
"""
end = "blocked"
winner = "AC"
delta = { AC = 33, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-3 5-1 4-1 2-0 1-1 1-0"
deal.B = "6-4 6-2 6-1 5-0 4-4 2-2 0-0"
deal.C = "6-6 6-5 5-2 4-3 4-2 3-3 3-2"
deal.D = "6-0 5-5 5-4 4-0 3-1 3-0 2-1"
yard = ""
play = """
A:1-1 D:3-1L C:3-2L B:6-2L A:6-3L D:3-0L C:pass B:5-0L A:5-3L
D:2-1R C:4-2R B:6-4R A:pass D:6-0R C:4-3L B:4-4L A:1-0R D:5-4L
C:5-2L B:2-2L A:5-1R D:5-5R C:6-5R B:6-1R A:4-1R D:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 20 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 5-3 4-0 3-2 2-1 0-0"
deal.B = "6-4 5-5 5-4 5-2 5-1 5-0 1-0"
deal.C = "6-6 4-3 4-2 3-3 3-1 2-2 1-1"
deal.D = "6-5 6-2 6-0 4-4 4-1 3-0 2-0"
yard = ""
play = """
D:6-5 C:6-6L B:6-4L A:5-3R D:4-4L C:4-3R B:5-4L A:4-0R D:6-0R
C:pass B:5-5L A:6-3R D:3-0R C:pass B:5-2L A:3-2L D:2-0R C:3-3L
B:pass A:2-1R D:4-1R C:3-1L B:5-1L A:pass D:pass C:4-2R B:5-0L
A:0-0L D:6-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-3 5-3 5-2 3-3 2-0"
deal.B = "6-0 5-0 4-1 3-2 3-0 1-1 1-0"
deal.C = "6-1 5-5 5-4 4-4 4-2 4-0 0-0"
deal.D = "6-6 6-2 5-1 4-3 3-1 2-2 2-1"
yard = ""
play = """
C:4-0 B:4-1L A:2-0R D:6-2R C:6-1L B:6-0L A:6-5R D:5-1R C:0-0L
B:5-0L A:5-3L D:4-3L C:4-2L B:3-2L A:3-3L D:3-1L C:pass B:1-1L
A:pass D:2-1L C:pass B:1-0R A:5-2L D:pass C:5-4L B:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 37 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 5-4 5-3 5-1 4-2 0-0"
deal.B = "6-5 6-4 5-5 4-3 4-1 4-0 3-0"
deal.C = "6-2 3-2 3-1 2-2 2-1 2-0 1-0"
deal.D = "6-3 6-0 5-2 5-0 4-4 3-3 1-1"
yard = ""
play = """
B:6-5 A:6-6L D:6-3L C:3-1L B:4-1L A:5-4L D:5-2L C:2-2L B:5-5R
A:4-2L D:4-4L C:pass B:6-4L A:6-1L D:5-0R C:2-0R B:pass A:5-1L
D:pass C:2-1R B:pass A:5-3L D:3-3L C:3-2L B:pass A:pass D:1-1R
C:1-0R B:4-0R A:pass D:pass C:6-2L
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-2 6-1 5-1 3-3 0-0"
deal.B = "6-5 6-3 5-4 4-3 4-1 3-1 1-1"
deal.C = "6-0 5-5 5-0 4-4 3-0 2-0 1-0"
deal.D = "5-3 5-2 4-2 4-0 3-2 2-2 2-1"
yard = ""
play = """
A:6-6 D:pass C:6-0L B:6-5R A:5-1R D:4-0L C:4-4L B:5-4L A:6-1R
D:5-3L C:3-0L B:6-3R A:3-3R D:3-2R C:5-0L B:pass A:6-2R D:5-2L
C:2-0L B:pass A:0-0L D:pass C:1-0L B:4-1L A:6-4L
"""
end = "out"
winner = "AC"
delta = { AC = 26, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 5-3 5-2 4-3 3-2 1-0"
deal.B = "6-2 6-1 6-0 5-0 3-1 3-0 2-2"
deal.C = "6-6 6-3 5-5 4-4 4-2 4-1 4-0"
deal.D = "5-4 5-1 3-3 2-1 2-0 1-1 0-0"
yard = ""
play = """
D:5-4 C:4-2R B:5-0L A:5-2R D:5-1R C:4-1R B:6-0L A:6-5L D:pass
C:4-4R B:pass A:5-3L D:3-3L C:6-3L B:6-2L A:3-2L D:pass C:4-0R
B:3-1L A:1-0L D:2-0L C:pass B:2-2L A:pass D:2-1L C:pass B:6-1L
A:6-4L D:0-0R C:pass B:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 29 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-16"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 110, BD = 46 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-16"
commitment = "90cc79ce59ae179820d54b20a3bb6d1db352d8db70cba0e9f39dda7074e7e974"
secret = "de0564cc4fc5dbbefee5ed1c4df2b5ed0b7b7140463deb9be10f7539eae90838"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 6-1 5-0 4-2 4-1 3-2"
deal.B = "6-4 6-3 5-4 2-1 2-0 1-0 0-0"
deal.C = "6-6 6-0 5-3 5-2 4-0 3-3 2-2"
deal.D = "5-5 5-1 4-4 4-3 3-1 3-0 1-1"
yard = ""
play = """
C:6-6 B:6-4L A:4-2L D:pass C:5-2L B:6-3R A:6-5L D:4-3R C:6-0L
B:5-4R A:5-0L D:5-5L C:5-3L B:pass A:3-2L D:5-1R C:2-2L B:2-1R
A:6-2L D:pass C:pass B:2-0R A:6-1L D:3-0R C:3-3R B:1-0L A:pass
D:3-1R C:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-1 4-0 3-2 2-1 0-0"
deal.B = "6-5 6-3 5-3 5-2 4-3 4-1 1-0"
deal.C = "6-2 5-5 5-4 5-0 4-4 2-2 2-0"
deal.D = "6-0 5-1 4-2 3-3 3-1 3-0 1-1"
yard = ""
play = """
B:4-1 A:6-4L D:6-0L C:5-0L B:5-2L A:3-2L D:3-3L C:pass B:1-0R
A:4-0R D:3-1L C:5-4R B:6-5R A:6-1L D:pass C:6-2L B:6-3R A:2-1L
D:1-1L C:pass B:4-3R A:pass D:5-1L C:5-5L B:5-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 26 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-4 5-1 4-2 4-0 2-2 1-1"
deal.B = "6-6 6-3 5-5 5-3 4-4 2-1 0-0"
deal.C = "6-5 6-2 5-0 3-3 3-2 3-0 1-0"
deal.D = "6-1 6-0 5-2 4-3 4-1 3-1 2-0"
yard = ""
play = """
A:6-4 D:6-1L C:1-0L B:4-4R A:4-0L D:4-1L C:pass B:2-1L A:4-2L
D:4-3L C:3-3L B:5-3L A:5-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 50, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-3 4-4 4-3 3-3 3-2 0-0"
deal.B = "6-4 6-3 4-2 4-0 2-1 2-0 1-1"
deal.C = "6-5 6-1 5-4 5-2 5-1 4-1 3-0"
deal.D = "6-6 6-2 5-5 5-0 3-1 2-2 1-0"
yard = ""
play = """
D:6-6 C:6-5L B:6-3R A:5-3L D:3-1L C:6-1L B:6-4L A:4-4L D:pass
C:5-4L B:pass A:4-3R D:5-5L C:5-2L B:4-2L A:pass D:pass C:4-1L
B:2-1L A:3-2L D:pass C:3-0L B:4-0R A:6-0L D:6-2L C:pass B:2-0R
A:pass D:2-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-1 5-0 2-2 1-1 0-0"
deal.B = "6-2 5-3 5-2 4-2 4-1 3-3 1-0"
deal.C = "6-3 6-1 6-0 5-5 3-2 3-1 3-0"
deal.D = "6-6 5-4 4-4 4-3 4-0 2-1 2-0"
yard = ""
play = """
C:5-5 B:5-3L A:6-5R D:6-6R C:6-3L B:6-2L A:2-2L D:2-0L C:6-1R
B:1-0L A:5-1L D:5-4L C:3-1R B:4-2L A:pass D:4-3R C:3-2L B:3-3L
A:6-4R D:pass C:6-0R B:pass A:5-0R D:pass C:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 27, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 4-3 4-2 4-0 1-1 1-0 0-0"
deal.B = "6-5 6-3 5-5 5-2 5-1 3-2 3-0"
deal.C = "6-6 6-1 6-0 5-4 4-1 2-2 2-1"
deal.D = "6-4 5-3 5-0 4-4 3-3 3-1 2-0"
yard = ""
play = """
B:3-2 A:4-3L D:4-4L C:5-4L B:5-5L A:6-2R D:5-3L C:6-6R B:3-0L
A:4-0L D:6-4R C:4-1L B:5-1L A:4-2R D:5-0L C:6-0L B:5-2R A:pass
D:pass C:6-1L B:6-5R A:1-1L D:3-1L C:pass B:6-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-1 4-4 4-0 3-3 2-0"
deal.B = "5-3 5-0 4-3 4-2 4-1 3-0 1-0"
deal.C = "6-0 5-5 5-2 3-2 2-1 1-1 0-0"
deal.D = "6-6 6-4 6-3 6-1 5-4 3-1 2-2"
yard = ""
play = """
A:6-5 D:6-6L C:5-5R B:5-3R A:6-2L D:6-3R C:5-2L B:5-0L A:4-0L
D:6-4L C:6-0L B:1-0L A:5-1L D:6-1R C:2-1R B:4-2R A:4-4R D:5-4R
"""
end = "blocked"
winner = "AC"
delta = { AC = 23, BD = 0 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-17"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 100, BD = 98 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-17"
commitment = "e24778c105f7643d8e44525fdb9a9c114d7fe6b9089a668cf06971ac88fd0459"
secret = "258c6261b421d441edb84d243dd1ba9140710201aacac84d9cc2a60cf0e116e8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-0 5-3 4-3 2-2 1-1"
deal.B = "6-6 6-2 5-5 5-0 4-0 3-3 3-0"
deal.C = "6-3 5-4 4-4 4-1 3-1 2-1 2-0"
deal.D = "6-1 5-2 5-1 4-2 3-2 1-0 0-0"
yard = ""
play = """
B:6-6 A:6-4L D:4-2L C:6-3R B:6-2L A:5-3R D:6-1L C:5-4R B:4-0R
A:6-0R D:5-1L C:pass B:5-5L A:6-5R D:5-2L C:2-1L B:5-0R A:1-1L
D:1-0L C:2-0L B:3-0R A:4-3R D:3-2L C:4-4R B:3-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 6-1 6-0 4-3 2-2 1-1"
deal.B = "6-6 5-5 5-4 5-3 4-4 3-0 2-0"
deal.C = "6-5 6-4 5-0 4-2 4-1 4-0 3-3"
deal.D = "5-2 5-1 3-2 3-1 2-1 1-0 0-0"
yard = ""
play = """
A:4-3 D:3-2R C:4-2R B:5-4L A:pass D:5-2L C:6-4R B:6-6R A:2-2L
D:2-1L C:4-1L B:4-4L A:6-0R D:1-0R C:4-0L B:3-0L A:6-1R D:3-1L
C:6-5R B:5-5R A:1-1L D:5-1L C:5-0L B:5-3R A:6-3R D:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 14 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-3 5-1 5-0 4-3 3-2 2-1"
deal.B = "6-4 6-3 5-5 4-2 4-1 3-3 2-2"
deal.C = "6-5 5-4 4-4 3-1 2-0 1-1 1-0"
deal.D = "6-6 6-1 6-0 5-2 4-0 3-0 0-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-5L A:5-0L D:6-0L C:pass B:6-4L A:4-3L D:3-0L
C:1-0L B:6-3R A:5-1L D:5-2L C:2-0L B:3-3R A:5-3R D:4-0L C:5-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 30 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-0 4-4 4-2 4-0 3-2 2-0"
deal.B = "6-1 6-0 5-5 5-4 5-3 3-0 2-1"
deal.C = "6-3 6-2 5-1 4-1 3-3 3-1 2-2"
deal.D = "6-6 6-5 5-2 4-3 1-1 1-0 0-0"
yard = ""
play = """
C:3-3 B:5-3L A:3-2R D:6-5L C:6-2L B:2-1L A:2-0R D:1-1L C:3-1L
B:6-0R A:6-4R D:4-3L C:4-1L B:5-4R A:5-0R D:1-0L C:pass B:3-0L
A:4-0R D:pass C:6-3L B:6-1L A:4-2R D:5-2R C:5-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 22, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-4 5-1 4-3 2-2 2-1"
deal.B = "6-6 6-5 6-4 4-2 3-1 3-0 1-0"
deal.C = "6-3 5-5 5-3 4-4 3-2 2-0 0-0"
deal.D = "6-0 5-2 5-0 4-1 4-0 3-3 1-1"
yard = ""
play = """
B:6-6 A:6-2L D:5-2L C:5-5L B:6-5L A:6-1L D:4-1L C:4-4L B:6-4L
A:pass D:6-0L C:2-0L B:4-2L A:5-4L D:5-0L C:0-0L B:3-0L A:4-3L
D:4-0L C:6-3R B:3-1R A:5-1R D:pass C:5-3R B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-3 5-2 3-2 2-1 2-0"
deal.B = "6-6 5-4 4-3 4-2 4-0 3-0 2-2"
deal.C = "6-0 5-5 5-1 5-0 4-4 3-3 1-1"
deal.D = "6-5 6-3 6-1 4-1 3-1 1-0 0-0"
yard = ""
play = """
A:5-2 D:6-5L C:6-0L B:4-2R A:2-0L D:4-1R C:5-1R B:5-4R A:6-2L
D:6-3L C:4-4R B:4-3L A:6-4L D:6-1L C:1-1L B:4-0R A:2-1L D:1-0R
C:pass B:2-2L A:3-2L D:3-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 29 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-0 5-3 4-4 3-1 2-1"
deal.B = "6-6 6-4 5-5 5-4 4-3 4-0 3-3"
deal.C = "6-2 6-1 5-1 4-1 3-2 1-1 1-0"
deal.D = "5-2 5-0 4-2 3-0 2-2 2-0 0-0"
yard = ""
play = """
D:5-2 C:5-1L B:pass A:2-1R D:pass C:1-1L B:pass A:3-1L D:3-0L
C:1-0L B:pass A:pass D:pass C:6-1L B:6-6L A:6-0L D:5-0L C:4-1R
B:5-5L A:4-4R D:4-2R C:6-2R B:6-4R A:5-3L D:pass C:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 32, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 5-5 5-3 4-4 4-1 4-0"
deal.B = "6-5 6-0 5-4 4-3 3-1 1-1 0-0"
deal.C = "6-6 6-2 5-2 5-0 3-3 3-0 2-2"
deal.D = "6-3 5-1 4-2 3-2 2-1 2-0 1-0"
yard = ""
play = """
C:6-6 B:6-5L A:6-1R D:5-1L C:pass B:3-1L A:4-1R D:6-3L C:6-2L
B:5-4R A:5-5R D:4-2L C:5-2R B:4-3L A:5-3L D:3-2R C:3-3R B:pass
A:pass D:pass C:5-0L B:6-0L A:6-4L D:pass C:3-0R B:0-0R A:4-0R
D:pass C:pass B:pass A:4-4L
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-2 5-3 4-4 4-0 3-1"
deal.B = "6-4 5-4 5-0 4-2 3-0 1-1 0-0"
deal.C = "6-0 5-5 5-1 4-3 3-2 2-2 1-0"
deal.D = "6-3 6-1 5-2 4-1 3-3 2-1 2-0"
yard = ""
play = """
B:6-4 A:4-4R D:6-3L C:4-3R B:3-0L A:4-0L D:4-1L C:5-1L B:5-4L
A:5-3R D:5-2R C:2-2R B:4-2L A:6-2L D:6-1L C:3-2R B:1-1L A:3-1R
D:2-1L C:1-0R B:5-0R A:6-5R D:2-0L C:6-0L B:pass A:6-6L
"""
end = "out"
winner = "AC"
delta = { AC = 6, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-0 5-4 5-2 4-1 3-2"
deal.B = "6-4 6-3 6-2 4-3 4-2 3-3 2-1"
deal.C = "5-5 5-3 4-4 3-0 2-2 2-0 1-1"
deal.D = "6-1 5-1 5-0 4-0 3-1 1-0 0-0"
yard = ""
play = """
A:5-4 D:5-1L C:4-4R B:6-4R A:4-1L D:4-0L C:3-0L B:6-3L A:6-6L
D:6-1L C:1-1L B:6-2R A:5-2R D:3-1L C:5-5R B:4-3L A:6-5R D:pass
C:pass B:4-2L A:6-0R D:5-0R C:2-2L B:2-1L A:pass D:1-0L C:2-0L
B:pass A:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 6, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-0 3-0 2-0 1-1 1-0 0-0"
deal.B = "6-1 5-3 5-1 4-4 4-1 3-1 2-2"
deal.C = "6-3 6-2 5-5 4-3 4-2 4-0 3-3"
deal.D = "6-6 6-5 5-4 5-2 5-0 3-2 2-1"
yard = ""
play = """
D:6-6 C:6-3L B:5-3L A:6-4R D:6-5L C:4-3R B:6-1L A:1-0L D:5-0L
C:5-5L B:5-1L A:3-0R D:2-1L C:6-2L B:pass A:2-0R D:5-2R C:pass
B:pass A:6-0L D:5-4R C:4-0R B:pass A:0-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 26, BD = 0 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-18"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 101, BD = 21 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-18"
commitment = "6d5fe52cf9fec356f8e8f939dcb58be2ecbbe4e9f556b492eea8eedbfa2fc46e"
secret = "d726e87504ca990a712574eabbbe9f8865f83fb391affe8d45abe2b03f5bb918"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-3 5-4 5-1 5-0 4-0 2-1 2-0"
deal.B = "6-4 6-2 5-2 4-2 3-1 1-0 0-0"
deal.C = "6-5 5-5 5-3 3-3 3-2 3-0 1-1"
deal.D = "6-6 6-1 6-0 4-4 4-3 4-1 2-2"
yard = ""
play = """
D:6-6 C:6-5L B:5-2L A:6-3R D:4-3R C:3-2L B:6-4R A:pass D:6-0R
C:5-3L B:0-0R A:5-4L D:4-4L C:3-0R B:4-2L A:2-1L D:6-1L C:3-3R
B:6-2L A:2-0L D:pass C:pass B:1-0L A:5-1L D:pass C:5-5L B:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 11 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 5-3 5-1 4-1 3-1 3-0"
deal.B = "5-4 5-2 2-2 2-1 2-0 1-1 1-0"
deal.C = "6-2 6-0 5-5 4-3 4-0 3-3 0-0"
deal.D = "6-5 6-3 6-1 5-0 4-4 4-2 3-2"
yard = ""
play = """
C:6-2 B:2-2R A:6-6L D:4-2R C:6-0L B:5-4R A:5-3R D:5-0L C:5-5L
B:5-2L A:3-1R D:3-2L C:4-3L B:2-1R A:6-4L D:6-5L C:pass B:2-0R
A:5-1L D:6-1L C:4-0R B:pass A:4-1R D:6-3L C:3-3L B:1-1R A:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 9, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 4-3 4-2 4-0 3-2 3-0 2-2"
deal.B = "6-3 6-2 6-1 5-3 5-2 4-4 1-1"
deal.C = "6-6 5-1 4-1 3-3 3-1 2-0 0-0"
deal.D = "6-4 6-0 5-5 5-4 5-0 2-1 1-0"
yard = ""
play = """
B:4-4 A:4-3L D:5-4R C:3-3L B:5-3R A:3-2L D:2-1L C:5-1L B:6-3R
A:6-5L D:6-0L C:2-0L B:6-2L A:pass D:6-4L C:4-1L B:6-1L A:pass
D:pass C:6-6L
"""
end = "blocked"
winner = "AC"
delta = { AC = 25, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-1 5-5 5-1 3-1 3-0"
deal.B = "6-3 6-0 4-0 2-1 2-0 1-0 0-0"
deal.C = "5-3 4-4 4-2 4-1 3-3 3-2 1-1"
deal.D = "6-5 6-2 5-4 5-2 5-0 4-3 2-2"
yard = ""
play = """
A:6-6 D:6-2L C:4-2L B:4-0L A:6-4R D:4-3R C:5-3R B:6-0L A:5-5R
D:6-5R C:pass B:6-3L A:6-1R D:pass C:3-3L B:1-0R A:3-1L D:5-0R
C:4-1L B:pass A:5-1R D:5-4L C:1-1R B:2-1R A:pass D:5-2L C:3-2L
B:2-0R A:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 4, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-5 5-1 3-2 3-0 1-0 0-0"
deal.B = "6-3 6-1 5-3 4-4 3-1 2-1 1-1"
deal.C = "6-0 5-4 4-3 4-1 4-0 3-3 2-0"
deal.D = "6-5 6-4 6-2 5-2 5-0 4-2 2-2"
yard = ""
play = """
D:4-2 C:5-4L B:2-1R A:5-5L D:6-5L C:6-0L B:1-1R A:5-1R D:5-0R
C:4-0L B:4-4L A:3-0R D:6-4L C:4-3R B:6-1L A:1-0L D:pass C:2-0L
B:pass A:3-2L D:pass C:3-3L B:5-3L A:pass D:5-2L C:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 25, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-1 5-3 5-0 4-0 3-1"
deal.B = "6-4 6-3 6-0 3-0 2-2 2-1 2-0"
deal.C = "5-1 4-4 4-3 3-2 1-1 1-0 0-0"
deal.D = "6-2 5-5 5-4 5-2 4-2 4-1 3-3"
yard = ""
play = """
C:5-1 B:2-1R A:6-5L D:4-2R C:4-4R B:6-4R A:6-6L D:6-2L C:3-2L
B:6-3L A:6-1L D:4-1L C:4-3L B:3-0L A:5-0L D:5-4L C:pass B:6-0R
A:4-0L D:pass C:1-0L B:2-0R A:3-1L D:3-3L C:pass B:2-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 5-5 3-2 3-0 1-1 0-0"
deal.B = "6-5 6-4 6-2 5-1 4-1 4-0 2-2"
deal.C = "6-1 6-0 4-4 4-3 4-2 3-3 3-1"
deal.D = "5-4 5-3 5-2 5-0 2-1 2-0 1-0"
yard = ""
play = """
B:2-2 A:3-2L D:5-3L C:4-2R B:6-5L A:6-6L D:5-4R C:6-1L B:4-1L
A:5-5R D:5-2R C:4-4L B:6-2R A:6-3R D:pass C:4-3L B:pass A:3-0L
D:2-0L C:3-3R B:pass A:pass D:2-1L C:3-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 26, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-3 4-1 2-2 2-0 1-1 1-0"
deal.B = "6-4 6-3 5-2 4-4 4-0 3-1 0-0"
deal.C = "6-1 6-0 5-5 5-1 5-0 4-3 3-3"
deal.D = "6-6 6-5 5-4 4-2 3-2 3-0 2-1"
yard = ""
play = """
A:6-2 D:6-5L C:5-5L B:5-2R A:5-3L D:3-0L C:6-0L B:6-4L A:4-1L
D:5-4R C:6-1L B:4-4R A:pass D:4-2R C:pass B:6-3L A:2-2R D:3-2L
C:pass B:pass A:2-0L D:2-1R C:5-0L B:3-1R A:pass D:pass C:5-1L
B:pass A:1-1L D:pass C:4-3R B:4-0R A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-19"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 87, BD = 100 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-19"
commitment = "478bda126d41b56f9a450ec77bfa25dc7fe4be4de2ec76a6fbca5ed626eabbfe"
secret = "f5e4165cb02c0ca27422d3449dc0956465011ba3146dd92b726ffdd1685a68ab"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-2 5-2 5-0 4-0 2-2"
deal.B = "6-0 4-2 4-1 3-3 2-1 2-0 1-1"
deal.C = "6-6 6-1 5-3 5-1 4-3 3-2 0-0"
deal.D = "6-5 5-5 5-4 4-4 3-1 3-0 1-0"
yard = ""
play = """
C:6-6 B:6-0L A:6-2R D:3-0L C:3-2R B:3-3L A:6-3L D:6-5L C:5-3L
B:pass A:pass D:3-1L C:4-3R B:4-1L A:6-4L D:5-4R C:6-1L B:2-1L
A:5-2L D:5-5L C:5-1L B:1-1L A:5-0R D:1-0L C:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 4-4 4-2 4-1 3-2 2-1 2-0"
deal.B = "6-1 5-5 5-3 3-3 1-1 1-0 0-0"
deal.C = "6-6 6-4 6-2 5-2 5-1 4-3 4-0"
deal.D = "6-5 6-0 5-4 5-0 3-1 3-0 2-2"
yard = ""
play = """
B:6-1 A:6-3L D:3-1L C:5-1L B:5-5L A:2-1R D:6-5L C:5-2R B:5-3R
A:3-2R D:6-0L C:4-0L B:pass A:4-4L D:5-4L C:6-2R B:pass A:pass
D:5-0L C:6-4R B:1-0L A:4-1L D:pass C:4-3L B:3-3L A:4-2R D:2-2R
C:pass B:pass A:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 5, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-0 4-3 4-1 2-2 0-0"
deal.B = "6-5 6-4 5-5 5-3 5-2 3-0 2-0"
deal.C = "6-3 6-2 5-1 4-2 4-0 3-2 2-1"
deal.D = "6-0 5-4 4-4 3-3 3-1 1-1 1-0"
yard = ""
play = """
A:6-6 D:6-0L C:6-3R B:3-0L A:4-3L D:5-4L C:3-2R B:6-5L A:2-2R
D:pass C:6-2R B:6-4L A:4-1L D:3-1L C:pass B:5-3L A:5-0L D:1-0L
C:5-1L B:5-5L A:6-1R D:1-1R C:2-1R B:5-2L A:pass D:pass C:4-2L
B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 4 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 6-0 5-0 3-3 1-1 1-0"
deal.B = "6-4 5-5 5-2 4-2 3-1 3-0 2-2"
deal.C = "6-6 5-4 5-3 4-4 4-3 3-2 2-0"
deal.D = "6-3 6-2 5-1 4-1 4-0 2-1 0-0"
yard = ""
play = """
D:6-3 C:3-2R B:6-4L A:pass D:6-2R C:4-3L B:3-1L A:6-1L D:pass
C:6-6L B:pass A:6-0L D:4-0L C:4-4L B:4-2L A:6-5R D:5-1R C:2-0L
B:3-0L A:3-3L D:4-1R C:5-3L B:5-5L A:5-0L D:0-0L C:5-4R
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-5 3-1 3-0 2-2 2-0"
deal.B = "6-0 5-4 5-3 4-0 3-3 1-1 0-0"
deal.C = "6-6 5-2 5-1 4-3 4-2 4-1 1-0"
deal.D = "6-3 6-2 6-1 5-0 4-4 3-2 2-1"
yard = ""
play = """
C:5-1 B:5-4L A:6-4L D:6-3L C:4-3L B:4-0L A:3-1R D:5-0L C:5-2L
B:5-3R A:5-5R D:6-2L C:6-6L B:6-0L A:6-5R D:6-1R C:1-0L B:1-1L
A:pass D:2-1L C:4-2L B:pass A:pass D:4-4L C:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-3 5-1 4-1 3-1 3-0 1-1"
deal.B = "6-5 4-4 4-3 3-3 2-2 1-0 0-0"
deal.C = "6-6 6-3 5-5 5-4 5-2 4-2 4-0"
deal.D = "6-4 6-1 6-0 5-0 3-2 2-1 2-0"
yard = ""
play = """
B:6-5 A:5-1R D:6-4L C:4-0L B:1-0L A:1-1L D:6-1L C:6-6L B:pass
A:3-1R D:6-0L C:6-3R B:0-0L A:3-0L D:3-2L C:5-2L B:pass A:5-3L
D:pass C:pass B:4-3L A:4-1L D:2-1L C:4-2L B:4-4L A:6-2R
"""
end = "out"
winner = "AC"
delta = { AC = 17, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-3 4-3 4-2 4-1 3-1 1-1"
deal.B = "6-3 6-0 5-5 5-2 5-1 4-4 2-2"
deal.C = "6-6 5-0 3-3 3-2 2-1 2-0 1-0"
deal.D = "6-5 6-4 6-1 5-4 4-0 3-0 0-0"
yard = ""
play = """
A:1-1 D:6-1L C:1-0R B:6-3L A:4-3L D:6-4L C:5-0R B:6-0L A:5-3R
D:4-0L C:3-2R B:4-4L A:4-2R D:5-4L C:pass B:5-5L A:4-1R D:6-5L
C:6-6L B:5-1R A:6-2L D:pass C:2-0L B:5-2R A:pass D:3-0L C:3-3L
B:2-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 7 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-0 5-5 4-3 3-3 2-2"
deal.B = "5-3 5-2 5-1 4-4 3-0 2-1 1-1"
deal.C = "6-6 6-4 6-2 5-0 4-0 2-0 1-0"
deal.D = "6-1 5-4 4-2 4-1 3-2 3-1 0-0"
yard = ""
play = """
D:5-4 C:4-0R B:5-3L A:3-3L D:3-2L C:5-0R B:5-2L A:5-5L D:pass
C:pass B:5-1L A:6-5R D:6-1L C:6-6L B:pass A:6-3L D:3-1L C:6-2R
B:2-1L A:2-2L D:4-2L C:2-0R B:4-4L A:6-0R D:4-1L C:1-0L B:3-0L
A:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-5 5-3 5-1 4-3 4-2 3-0"
deal.B = "6-4 6-1 5-4 4-4 2-2 1-1 1-0"
deal.C = "6-5 4-1 4-0 3-2 3-1 2-0 0-0"
deal.D = "6-6 6-3 6-2 5-2 5-0 3-3 2-1"
yard = ""
play = """
C:0-0 B:1-0L A:5-1L D:5-2L C:2-0L B:pass A:3-0L D:6-3L C:6-5L
B:5-4L A:4-3L D:3-3L C:4-0R B:6-4R A:5-3L D:6-6R C:pass B:6-1R
A:5-5L D:5-0L C:4-1R B:4-4R A:6-0L D:6-2L C:3-2L B:pass A:4-2R
"""
end = "out"
winner = "AC"
delta = { AC = 9, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 5-1 5-0 4-3 4-2 2-0"
deal.B = "6-4 6-2 6-1 4-4 4-1 3-1 0-0"
deal.C = "6-5 6-0 5-3 5-2 3-0 2-1 1-0"
deal.D = "6-3 5-5 4-0 3-3 3-2 2-2 1-1"
yard = ""
play = """
B:6-4 A:6-6L D:6-3L C:3-0L B:0-0L A:5-4R D:5-5R C:5-3R B:3-1R
A:5-1R D:4-0L C:5-2R B:4-4L A:4-2R D:pass C:pass B:4-1L A:4-3R
D:3-3R C:1-0L B:pass A:5-0L D:3-2R C:6-5L B:6-2L A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 13, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-2 5-0 3-2 2-0 1-0 0-0"
deal.B = "6-4 6-3 5-1 4-4 4-3 4-2 4-0"
deal.C = "6-6 6-5 6-1 5-5 5-4 3-1 2-1"
deal.D = "6-2 6-0 4-1 3-3 3-0 2-2 1-1"
yard = ""
play = """
A:0-0 D:6-0L C:6-5L B:5-1L A:1-0L D:3-0L C:3-1L B:4-0R A:pass
D:4-1L C:5-4L B:6-4R A:5-0L D:6-2R C:2-1R B:pass A:2-0L D:2-2L
C:6-1R B:4-2L A:pass D:pass C:6-6R B:4-4L A:pass D:pass C:pass
B:4-3L A:3-2L D:pass C:pass B:6-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 25 }

[[match.hand]]
opener = "D"
deal.A = "4-2 4-1 4-0 3-1 2-2 2-1 0-0"
deal.B = "6-6 6-5 6-4 6-2 6-0 5-5 5-2"
deal.C = "5-4 5-3 5-0 4-3 3-2 2-0 1-1"
deal.D = "6-3 6-1 5-1 4-4 3-3 3-0 1-0"
yard = ""
play = """
D:6-3 C:5-3R B:6-6L A:pass D:6-1L C:5-4R B:6-4R A:4-1L D:4-4L
C:4-3L B:6-5R A:3-1L D:5-1L C:5-0L B:6-0L A:pass D:pass C:pass
B:6-2L A:4-2L D:pass C:pass B:5-5R A:4-0L D:3-0L C:3-2L B:5-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 11 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-5 5-0 3-3 2-0 1-1"
deal.B = "6-5 6-1 4-4 4-0 3-2 3-0 2-1"
deal.C = "6-2 5-4 5-3 5-2 5-1 4-3 1-0"
deal.D = "6-6 6-3 4-2 4-1 3-1 2-2 0-0"
yard = ""
play = """
C:6-2 B:6-5L A:5-5L D:4-2R C:5-4L B:4-4L A:6-4L D:6-6L C:4-3R
B:6-1L A:3-3R D:6-3R C:1-0L B:4-0L A:6-0R D:4-1L C:5-1L B:3-0R
A:5-0L D:3-1R C:pass B:2-1R A:2-0R D:0-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 17 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-2 5-4 5-3 3-2 2-0"
deal.B = "6-5 6-1 5-1 4-2 3-3 3-0 1-0"
deal.C = "6-0 5-5 5-2 4-4 4-3 3-1 2-2"
deal.D = "6-4 5-0 4-1 4-0 2-1 1-1 0-0"
yard = ""
play = """
B:6-5 A:6-6L D:6-4L C:4-3L B:3-3L A:5-3R D:pass C:3-1L B:6-1L
A:6-3L D:pass C:pass B:3-0L A:2-0L D:2-1L C:pass B:5-1L A:5-4L
D:4-1L C:pass B:1-0L A:3-2R D:5-0L C:5-2L B:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 36 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-20"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 105, BD = 78 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-20"
commitment = "1b1a5c3d2e45d27563b661c569b73342f175356012f0c7af93e6beb9cd7b1e77"
secret = "4ceefc4f0fa0cd29bc9aa78efa757138164e42b8a02d9ab91082419052e62661"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-5 5-3 5-0 2-1 2-0"
deal.B = "5-4 5-2 5-1 4-3 3-1 3-0 2-2"
deal.C = "6-2 6-0 3-3 3-2 1-1 1-0 0-0"
deal.D = "6-5 6-3 6-1 4-4 4-2 4-1 4-0"
yard = ""
play = """
A:6-6 D:6-1L C:6-2R B:2-2R A:2-1L D:4-2L C:3-2R B:3-1R A:6-4L
D:4-1R C:6-0L B:5-4R A:5-0L D:6-5L C:pass B:5-2R A:2-0R D:4-0R
C:pass B:4-3R A:5-3R D:6-3L C:3-3L B:5-1R A:pass D:pass C:1-1R
B:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 11 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-3 6-0 5-2 5-0 4-3"
deal.B = "6-4 4-4 4-1 3-3 3-0 1-1 1-0"
deal.C = "5-5 5-4 5-3 4-2 4-0 3-2 2-0"
deal.D = "6-2 6-1 5-1 3-1 2-2 2-1 0-0"
yard = ""
play = """
D:2-2 C:4-2L B:6-4L A:6-6L D:6-2L C:3-2L B:3-3L A:6-3L D:6-1L
C:2-0R B:1-0L A:6-0L D:0-0R C:4-0R B:4-4R A:6-5L D:5-1L C:5-4R
B:1-1L A:5-2R D:2-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 30 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 5-2 5-1 5-0 4-0 2-1"
deal.B = "6-6 6-5 6-3 3-3 3-2 3-0 1-0"
deal.C = "6-0 5-4 5-3 4-3 4-2 4-1 2-0"
deal.D = "6-2 6-1 4-4 3-1 2-2 1-1 0-0"
yard = ""
play = """
C:5-4 B:6-5L A:6-4L D:4-4L C:4-3L B:3-2L A:5-2L D:pass C:5-3L
B:6-3L A:4-0R D:6-2L C:4-2L B:3-0R A:pass D:3-1R C:4-1L B:1-0L
A:5-0L D:1-1R C:pass B:pass A:5-5L D:6-1R C:6-0R B:pass A:5-1L
D:0-0R C:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 22, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-1 5-0 4-4 4-2 3-2 0-0"
deal.B = "4-3 4-1 4-0 3-3 3-0 2-1 2-0"
deal.C = "6-6 6-4 5-3 3-1 2-2 1-1 1-0"
deal.D = "6-5 6-3 6-2 6-1 6-0 5-5 5-4"
yard = ""
play = """
B:4-1 A:4-4L D:6-1R C:6-6R B:4-3L A:3-2L D:6-2L C:6-4L B:4-0L
A:5-0L D:6-5L C:pass B:pass A:pass D:6-3L C:5-3L B:pass A:5-2L
D:6-0R C:2-2L B:2-0L A:0-0L D:pass C:1-0L B:2-1L A:4-2L D:5-4L
C:pass B:3-0R A:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-3 5-0 3-3 3-1 2-1"
deal.B = "6-2 6-0 5-2 3-0 2-2 1-1 1-0"
deal.C = "6-5 6-4 5-5 5-1 4-3 4-1 2-0"
deal.D = "6-3 5-4 4-4 4-2 4-0 3-2 0-0"
yard = ""
play = """
A:6-6 D:6-3L C:6-5R B:5-2R A:5-3L D:5-4L C:6-4L B:6-2L A:2-1L
D:4-2R C:4-3R B:1-0L A:5-0L D:3-2R C:5-5L B:2-2R A:pass D:pass
C:5-1L B:1-1L A:6-1L D:pass C:2-0R B:6-0L A:pass D:0-0L C:pass
B:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 15 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-5 5-1 4-3 4-1 4-0 0-0"
deal.B = "6-6 6-1 4-4 4-2 3-3 3-0 2-1"
deal.C = "6-2 6-0 5-3 5-0 2-0 1-1 1-0"
deal.D = "6-4 6-3 5-4 5-2 3-2 3-1 2-2"
yard = ""
play = """
D:2-2 C:6-2L B:6-6L A:6-5L D:5-2L C:2-0L B:3-0L A:4-3L D:6-4L
C:6-0L B:2-1R A:4-0L D:3-1R C:5-3R B:4-4L A:4-1L D:5-4R C:1-1L
B:6-1L A:pass D:6-3L C:pass B:3-3L A:pass D:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 22 }

[[match.hand]]
opener = "C"
deal.A = "6-4 4-4 4-2 4-0 3-2 1-1 1-0"
deal.B = "6-1 5-4 5-3 4-3 4-1 2-1 2-0"
deal.C = "6-5 6-3 6-0 5-1 5-0 3-1 2-2"
deal.D = "6-6 6-2 5-5 5-2 3-3 3-0 0-0"
yard = ""
play = """
C:6-5 B:6-1L A:1-1L D:5-5R C:5-1L B:5-4L A:6-4L D:6-6L C:6-3L
B:5-3R A:3-2L D:6-2L C:6-0L B:4-3R A:4-0L D:pass C:pass B:4-1L
A:1-0L D:3-0L C:3-1L B:2-1L A:4-2L D:pass C:pass B:pass A:4-4L
"""
end = "out"
winner = "AC"
delta = { AC = 15, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-3 4-1 4-0 2-1 1-1"
deal.B = "6-6 6-1 5-5 4-2 3-2 2-2 2-0"
deal.C = "6-4 6-3 5-4 4-4 4-3 3-3 0-0"
deal.D = "6-5 5-2 5-1 5-0 3-1 3-0 1-0"
yard = ""
play = """
B:2-0 A:6-2L D:6-5L C:5-4L B:4-2L A:2-1L D:5-1L C:0-0R B:5-5L
A:5-3L D:3-0L C:pass B:pass A:6-0L D:5-0R C:6-4L B:pass A:4-1L
D:1-0L C:pass B:pass A:4-0L D:5-2R C:4-4L B:2-2R A:pass D:pass
C:4-3L B:3-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 23, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 4-4 4-2 4-0 3-3 3-1 0-0"
deal.B = "6-6 6-3 5-3 5-1 5-0 4-3 3-0"
deal.C = "6-5 6-2 6-0 5-2 3-2 2-0 1-1"
deal.D = "6-4 5-5 5-4 4-1 2-2 2-1 1-0"
yard = ""
play = """
A:6-1 D:6-4L C:1-1R B:4-3L A:3-3L D:4-1R C:3-2L B:pass A:4-2L
D:5-4L C:6-5L B:6-3L A:3-1L D:1-0L C:6-0L B:6-6L A:4-4R D:pass
C:6-2L B:pass A:4-0R D:2-2L C:5-2L B:5-1L A:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 29, BD = 0 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-21"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 107, BD = 86 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-21"
commitment = "b41987b372a619ba78f46389c7e0240d91274293531edb30980656fa85712785"
secret = "bcc105d0de30c0865752cdefa4cd4ec91c310bcb632864fb5e1119cf9ac3c0e3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 5-5 4-3 4-2 3-2 3-0"
deal.B = "6-1 5-4 5-1 4-4 4-1 4-0 0-0"
deal.C = "5-3 5-2 3-1 2-2 2-1 2-0 1-1"
deal.D = "6-6 6-4 6-3 6-2 5-0 3-3 1-0"
yard = ""
play = """
D:6-6 C:pass B:6-1L A:6-0R D:1-0L C:2-0L B:4-0R A:3-2L D:6-3L
C:pass B:5-4R A:6-5L D:5-0L C:5-2R B:0-0L A:4-2R D:6-4R C:pass
B:pass A:3-0L D:3-3L C:3-1L B:5-1L A:5-5L D:6-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 24 }

[[match.hand]]
opener = "C"
deal.A = "5-1 4-2 3-3 3-2 3-1 3-0 2-1"
deal.B = "6-5 6-4 6-3 5-5 5-4 1-1 1-0"
deal.C = "6-2 6-0 5-3 4-3 4-1 2-2 0-0"
deal.D = "6-6 6-1 5-2 5-0 4-4 4-0 2-0"
yard = ""
play = """
C:2-2 B:pass A:3-2L D:5-2R C:5-3R B:6-3L A:3-0R D:6-6L C:6-2L
B:1-0R A:4-2L D:4-4L C:4-1R B:6-4L A:pass D:6-1L C:4-3R B:1-1L
A:3-3R D:pass C:pass B:pass A:2-1L D:2-0L C:6-0L B:6-5L A:3-1R
D:5-0L C:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 23, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-1 5-0 4-3 3-1 2-1 1-1"
deal.B = "6-6 5-4 5-3 4-4 3-3 1-0 0-0"
deal.C = "6-5 6-4 6-3 6-1 4-2 3-0 2-2"
deal.D = "6-2 6-0 5-2 4-1 4-0 3-2 2-0"
yard = ""
play = """
B:6-6 A:pass D:6-2L C:2-2L B:pass A:2-1L D:4-1L C:4-2L B:pass
A:pass D:5-2L C:6-5L B:pass A:pass D:6-0L C:3-0L B:5-3L A:5-5L
D:pass C:6-4R B:5-4L A:4-3L D:3-2L C:pass B:4-4R A:pass D:2-0L
C:pass B:1-0L A:5-1L D:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 27 }

[[match.hand]]
opener = "A"
deal.A = "5-3 4-1 4-0 3-1 3-0 2-2 1-0"
deal.B = "6-4 5-4 5-2 4-4 4-2 2-1 1-1"
deal.C = "6-6 6-2 6-1 5-1 5-0 4-3 2-0"
deal.D = "6-5 6-3 6-0 5-5 3-3 3-2 0-0"
yard = ""
play = """
A:1-0 D:6-0R C:6-6R B:6-4R A:4-1L D:pass C:4-3L B:5-4R A:5-3L
D:6-5L C:5-0R B:pass A:3-0R D:6-3L C:pass B:pass A:3-1L D:3-3R
C:6-1L B:pass A:pass D:3-2R C:2-0R B:pass A:4-0R D:pass C:6-2L
B:4-4R A:2-2L
"""
end = "out"
winner = "AC"
delta = { AC = 28, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-1 4-2 4-0 3-2 3-1 1-1"
deal.B = "6-2 6-0 5-2 4-4 3-3 3-0 0-0"
deal.C = "6-3 6-1 5-5 5-3 5-0 4-3 2-0"
deal.D = "6-6 6-5 6-4 4-1 2-2 2-1 1-0"
yard = ""
play = """
D:6-6 C:6-3L B:6-2R A:3-2L D:2-2L C:2-0L B:5-2R A:5-1R D:1-0L
C:6-1L B:6-0L A:3-1R D:pass C:5-0L B:3-3R A:5-4L D:6-4L C:5-3R
B:pass A:pass D:6-5L C:5-5L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 5-2 3-3 3-1 2-1 1-0"
deal.B = "6-4 6-3 6-0 5-3 4-3 4-1 3-2"
deal.C = "6-2 6-1 5-5 5-4 5-0 3-0 0-0"
deal.D = "5-1 4-4 4-2 4-0 2-2 2-0 1-1"
yard = ""
play = """
C:5-5 B:5-3L A:3-3L D:5-1R C:6-1R B:6-4R A:3-1L D:1-1L C:5-4R
B:4-1L A:6-5R D:4-4L C:6-2R B:4-3L A:2-1R D:pass C:3-0L B:6-0L
A:6-6L D:pass C:pass B:6-3L A:1-0R D:4-0R C:pass B:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 4-1 4-0 3-3 3-0 2-2"
deal.B = "5-4 5-1 5-0 4-3 4-2 3-2 3-1"
deal.C = "6-5 6-2 5-3 2-1 1-1 1-0 0-0"
deal.D = "6-4 6-3 6-1 6-0 5-2 4-4 2-0"
yard = ""
play = """
B:5-4 A:5-5L D:5-2L C:2-1L B:4-3R A:3-0R D:6-1L C:6-5L B:5-1L
A:4-0R D:6-4R C:6-2R B:4-2R A:4-1R D:pass C:1-1L B:3-1L A:3-3L
D:6-3L C:1-0R B:5-0R A:6-6L D:6-0L C:5-3R B:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-5 4-3 4-0 3-2 3-0"
deal.B = "6-4 6-0 5-3 4-4 4-1 3-3 2-2"
deal.C = "6-5 6-2 5-2 5-0 2-0 1-1 0-0"
deal.D = "6-1 5-4 5-1 4-2 3-1 2-1 1-0"
yard = ""
play = """
A:3-0 D:3-1L C:1-1L B:6-0R A:6-3R D:6-1L C:6-5L B:5-3L A:3-2L
D:4-2L C:pass B:6-4L A:4-3R D:5-4R C:5-0R B:pass A:6-6L D:1-0R
C:6-2L B:4-1R A:4-0R D:2-1L C:0-0R B:pass A:pass D:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-2 4-3 3-2 2-1 1-0 0-0"
deal.B = "6-6 6-3 6-2 6-1 5-4 5-0 4-0"
deal.C = "5-3 5-1 4-2 3-3 3-1 2-2 1-1"
deal.D = "6-4 6-0 5-5 4-4 4-1 3-0 2-0"
yard = ""
play = """
D:6-4 C:4-2R B:6-6L A:3-2R D:6-0L C:3-3R B:6-3R A:0-0L D:3-0L
C:3-1L B:6-2R A:2-1L D:2-0L C:2-2R B:5-0L A:5-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 43, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-0 5-3 3-3 3-1 2-2"
deal.B = "6-6 6-1 5-5 5-2 5-0 4-2 1-1"
deal.C = "5-4 5-1 4-4 4-3 3-2 3-0 2-1"
deal.D = "6-5 6-2 4-1 4-0 2-0 1-0 0-0"
yard = ""
play = """
C:4-4 B:4-2L A:2-2L D:6-2L C:4-3R B:6-6L A:6-3L D:pass C:3-2L
B:5-2L A:5-3R D:6-5L C:5-4R B:6-1L A:6-4R D:4-1L C:pass B:pass
A:6-0R D:4-0L C:3-0L B:5-0R A:3-3L D:pass C:5-1R B:1-1R A:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 13, BD = 0 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-22"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 107, BD = 38 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-22"
commitment = "79836a2e5b8d227664cace089c1e55803695192e50865fb662873721f2dc9ea6"
secret = "22c4cf1656c7a4fd3a14b0000d3b8eb3fe691d598e9ac5ff74a3cc95ae39dbd4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 4-4 4-3 4-2 3-3 1-0"
deal.B = "5-4 5-2 5-1 4-1 3-2 3-0 2-2"
deal.C = "6-6 6-3 6-0 5-5 5-3 2-1 0-0"
deal.D = "6-4 6-1 5-0 4-0 3-1 2-0 1-1"
yard = ""
play = """
C:6-6 B:pass A:6-5L D:5-0L C:6-0L B:pass A:6-2L D:6-4R C:2-1L
B:5-4R A:1-0L D:4-0L C:5-5R B:5-2R A:4-4L D:2-0R C:0-0R B:4-1L
A:pass D:3-1L C:6-3L B:3-0R A:4-3R D:6-1L C:pass B:5-1L A:4-2R
D:pass C:5-3L
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-0 5-5 3-0 2-1 0-0"
deal.B = "6-6 6-2 5-3 4-4 4-0 3-3 1-1"
deal.C = "6-1 5-4 5-1 5-0 4-3 2-2 2-0"
deal.D = "6-3 5-2 4-2 4-1 3-2 3-1 1-0"
yard = ""
play = """
B:6-6 A:6-5L D:6-3R C:5-4L B:4-4L A:6-4L D:3-2R C:6-1L B:6-2R
A:6-0R D:1-0R C:5-1L B:5-3L A:3-0L D:4-1R C:5-0L B:4-0R A:5-5L
D:5-2L C:2-2L B:pass A:2-1L D:3-1L C:4-3L B:pass A:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-1 5-2 4-4 2-2 1-1"
deal.B = "6-2 5-3 5-1 4-3 3-1 2-0 0-0"
deal.C = "5-4 5-0 4-1 4-0 3-2 3-0 2-1"
deal.D = "6-5 6-4 6-0 5-5 4-2 3-3 1-0"
yard = ""
play = """
A:6-6 D:6-4L C:5-4L B:5-3L A:6-3L D:6-5L C:5-0L B:0-0L A:6-1R
D:1-0R C:4-0L B:4-3L A:pass D:3-3L C:3-2L B:6-2L A:pass D:6-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 32 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 6-0 5-3 4-0 3-0 1-1"
deal.B = "6-3 5-1 4-3 3-3 3-2 1-0 0-0"
deal.C = "6-1 5-5 5-4 4-2 3-1 2-2 2-0"
deal.D = "6-6 6-5 5-2 5-0 4-4 4-1 2-1"
yard = ""
play = """
D:2-1 C:4-2L B:4-3L A:5-3L D:5-0L C:2-0L B:3-2L A:3-0L D:4-1R
C:5-4R B:5-1R A:6-0L D:6-6L C:6-1L B:1-0L A:4-0L D:4-4L C:3-1R
B:3-3R A:6-4L D:6-5L C:5-5L B:6-3R A:6-2R D:5-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 5-1 5-0 4-1 3-2 2-2"
deal.B = "6-3 6-2 5-3 4-3 4-0 3-3 0-0"
deal.C = "6-0 5-5 4-2 3-1 2-0 1-1 1-0"
deal.D = "6-6 6-4 5-4 5-2 4-4 3-0 2-1"
yard = ""
play = """
C:6-0 B:6-3L A:3-2L D:2-1L C:3-1L B:3-3L A:5-0R D:5-4R C:4-2R
B:6-2R A:6-5R D:3-0L C:2-0L B:5-3R A:2-2L D:5-2L C:5-5L B:4-3R
A:5-1L D:4-4R C:1-1L B:4-0R A:6-1L D:6-6L C:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 4-3 3-2 3-0 1-0 0-0"
deal.B = "6-6 6-0 5-3 4-2 3-3 3-1 1-1"
deal.C = "6-4 6-1 5-5 5-4 5-0 4-0 2-1"
deal.D = "6-3 5-2 5-1 4-4 4-1 2-2 2-0"
yard = ""
play = """
B:6-6 A:6-5L D:5-1L C:6-1L B:6-0L A:6-2R D:2-0R C:5-0L B:5-3L
A:4-3L D:4-4L C:6-4L B:pass A:3-0R D:6-3R
"""
end = "blocked"
winner = "AC"
delta = { AC = 34, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 4-4 4-1 4-0 2-0 1-0"
deal.B = "5-5 5-2 4-3 4-2 3-1 2-1 1-1"
deal.C = "6-6 6-5 6-4 3-2 3-0 2-2 0-0"
deal.D = "6-2 6-1 5-4 5-3 5-1 5-0 3-3"
yard = ""
play = """
A:6-3 D:3-3R C:6-6L B:3-1R A:6-0L D:5-0L C:6-5L B:2-1R A:2-0R
D:6-1L C:3-0R B:1-1L A:4-1L D:5-4L C:3-2R B:5-5L A:pass D:5-1L
C:2-2R B:5-2R A:1-0L D:5-3R C:0-0L B:4-3R A:4-4R D:pass C:6-4R
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-3 3-2 3-0 2-1 1-1 0-0"
deal.B = "6-2 6-1 5-4 5-0 4-2 2-0 1-0"
deal.C = "6-6 6-4 5-2 5-1 4-4 3-3 3-1"
deal.D = "6-5 6-0 5-5 4-3 4-1 4-0 2-2"
yard = ""
play = """
D:4-1 C:6-4L B:6-1L A:2-1L D:2-2L C:5-2L B:5-4L A:1-1R D:4-3L
C:3-3L B:1-0R A:6-3L D:6-5L C:5-1L B:2-0R A:3-2R D:pass C:3-1L
B:pass A:5-3L D:5-5L C:pass B:5-0L A:3-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 24, BD = 0 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-23"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 103, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-23"
commitment = "21a883dd25d3ad8d707ecdab0cbd1e9932a0aa8887ea7b84339dee3ca8de5752"
secret = "7cdcfcf1a316335d0ca76ee81f112ba8894d5aefa7a82bb8cdb2b8b60566a540"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-1 6-0 5-1 4-0 2-2 1-1 1-0"
deal.B = "5-4 5-0 4-2 4-1 3-2 3-0 2-1"
deal.C = "6-5 6-4 5-2 4-4 4-3 2-0 0-0"
deal.D = "6-6 6-3 6-2 5-5 5-3 3-3 3-1"
yard = ""
play = """
D:6-6 C:6-4L B:5-4L A:5-1L D:6-3R C:4-3R B:4-1L A:4-0L D:pass
C:2-0L B:4-2L A:pass D:pass C:4-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 52, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 5-2 5-0 4-1 2-0 1-1"
deal.B = "6-0 5-3 4-4 4-3 4-0 3-2 3-1"
deal.C = "6-5 6-4 6-3 6-2 3-3 2-1 1-0"
deal.D = "6-6 6-1 5-1 4-2 3-0 2-2 0-0"
yard = ""
play = """
C:6-5 B:6-0L A:5-5R D:5-1R C:2-1R B:4-0L A:5-4L D:4-2R C:6-4R
B:5-3L A:pass D:6-6R C:6-3R B:4-3L A:4-1L D:6-1L C:6-2L B:3-2L
A:pass D:3-0L C:1-0L B:3-1L A:pass D:pass C:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 4-4 4-3 4-2 3-0 2-1"
deal.B = "6-5 5-5 5-3 4-1 3-3 3-1 1-0"
deal.C = "6-6 6-4 6-3 3-2 2-2 1-1 0-0"
deal.D = "6-2 6-0 5-2 5-1 5-0 4-0 2-0"
yard = ""
play = """
B:6-5 A:5-4R D:6-2L C:3-2L B:5-3L A:4-4R D:5-2L C:6-4R B:pass
A:4-2L D:6-0R C:0-0R B:4-1L A:3-0R D:5-1L C:6-3R B:5-5L A:6-1R
D:5-0L C:1-1R B:1-0L A:2-1L D:2-0L C:pass B:3-1R A:4-3R
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-4 5-2 5-0 4-2 4-1 3-0"
deal.B = "6-4 6-1 5-5 5-1 3-2 2-0 1-1"
deal.C = "6-0 4-4 4-3 4-0 3-1 2-1 0-0"
deal.D = "6-6 6-5 6-3 5-3 3-3 2-2 1-0"
yard = ""
play = """
A:5-4 D:6-5L C:4-0R B:6-4L A:5-0R D:5-3R C:4-3L B:3-2L A:4-2L
D:6-3R C:6-0R B:2-0R A:6-2R D:6-6R C:4-4L B:6-1R A:4-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 29, BD = 0 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-24"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 93, BD = 117 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-24"
commitment = "c8770e81602d1757a216b9df95b8d63dc46191fc730ee492622ad34044c9b3f3"
secret = "ec4003b5fb83084d32a3f61886d1249bd9ba1a721f5c73b8eb3e2b3111f931a8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-3 5-1 5-0 3-2 3-0 2-2 2-1"
deal.B = "6-4 6-1 5-5 5-4 3-1 2-0 0-0"
deal.C = "6-6 6-5 6-2 4-3 4-0 3-3 1-1"
deal.D = "6-0 5-3 5-2 4-4 4-2 4-1 1-0"
yard = ""
play = """
C:6-6 B:6-1L A:5-1L D:6-0R C:6-5L B:0-0R A:6-3L D:5-3L C:4-0R
B:5-5L A:5-0L D:4-4R C:4-3R B:3-1R A:3-0L D:4-1R C:3-3L B:6-4R
A:3-2L D:5-2L C:6-2R B:2-0R A:pass D:1-0R C:1-1R
"""
end = "out"
winner = "AC"
delta = { AC = 15, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 5-3 4-3 2-2 2-1 1-0"
deal.B = "6-3 6-0 5-5 5-2 5-1 4-2 3-0"
deal.C = "6-6 6-4 5-0 4-4 3-2 3-1 2-0"
deal.D = "6-5 6-2 4-1 4-0 3-3 1-1 0-0"
yard = ""
play = """
B:6-3 A:6-1L D:3-3R C:3-2R B:5-2R A:2-1L D:6-5R C:6-6R B:6-0R
A:2-2L D:6-2L C:6-4L B:3-0R A:5-4L D:pass C:5-0L B:pass A:1-0L
D:4-1L C:4-4L B:4-2L A:5-3R D:pass C:2-0L B:5-1R A:pass D:1-1R
C:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 6-0 5-5 3-1 1-0"
deal.B = "6-5 6-2 5-3 5-0 4-4 4-2 3-2"
deal.C = "6-1 4-1 4-0 2-1 2-0 1-1 0-0"
deal.D = "5-4 5-2 5-1 4-3 3-3 3-0 2-2"
yard = ""
play = """
A:6-6 D:pass C:6-1L B:6-5R A:3-1L D:3-3L C:pass B:3-2L A:5-5R
D:5-2L C:pass B:5-3L A:6-3L D:5-4R C:4-1R B:6-2L A:1-0R D:3-0R
C:2-1L B:pass A:pass D:5-1L C:pass B:5-0L A:6-0L D:4-3R C:4-0R
B:pass A:6-4L
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 6-1 5-1 4-3 3-2 1-0"
deal.B = "6-5 6-3 4-1 4-0 3-1 1-1 0-0"
deal.C = "6-4 5-5 5-2 4-4 3-3 2-2 2-0"
deal.D = "6-0 5-4 5-3 5-0 4-2 3-0 2-1"
yard = ""
play = """
D:5-0 C:5-5L B:6-5L A:6-6L D:6-0L C:2-0L B:4-0R A:6-2L D:5-4R
C:6-4L B:4-1L A:6-1L D:5-3R C:3-3R B:3-1R A:5-1R D:pass C:5-2R
B:6-3L A:4-3L D:4-2L C:2-2L B:pass A:3-2L D:3-0L C:pass B:0-0L
A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 5, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-3 4-1 3-3 3-2 2-2 0-0"
deal.B = "6-6 6-1 5-1 4-4 4-3 3-0 2-0"
deal.C = "6-5 6-3 5-2 5-0 4-0 2-1 1-0"
deal.D = "6-4 6-0 5-5 5-4 4-2 3-1 1-1"
yard = ""
play = """
C:6-5 B:6-1L A:4-1L D:5-5R C:5-2R B:4-4L A:6-2R D:6-4R C:4-0L
B:2-0L A:3-2L D:3-1L C:2-1L B:4-3R A:2-2L D:4-2L C:6-3R B:6-6R
A:pass D:5-4L C:5-0L B:3-0L A:5-3L D:6-0R C:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 5-0 3-2 3-1 2-1 1-1"
deal.B = "6-6 6-5 6-2 6-1 5-1 4-2 2-0"
deal.C = "6-4 5-5 4-4 4-1 4-0 3-3 3-0"
deal.D = "6-0 5-3 5-2 4-3 2-2 1-0 0-0"
yard = ""
play = """
B:6-1 A:6-3L D:1-0R C:3-3L B:2-0R A:3-2L D:2-2L C:pass B:4-2L
A:5-4L D:5-2L C:pass B:6-2L A:2-1R D:6-0L C:4-1R B:pass A:5-0L
D:4-3R C:5-5L B:6-5L A:3-1R D:pass C:6-4L B:5-1R A:pass D:5-3R
C:4-4L B:pass A:pass D:pass C:4-0L B:pass A:pass D:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-3 5-2 4-2 1-0 0-0"
deal.B = "6-6 6-5 6-4 6-2 6-0 5-5 4-4"
deal.C = "5-4 5-1 4-1 4-0 2-1 2-0 1-1"
deal.D = "5-0 4-3 3-3 3-2 3-1 3-0 2-2"
yard = ""
play = """
A:6-3 D:3-3R C:pass B:6-6L A:6-1L D:3-1L C:pass B:pass A:5-3L
D:5-0L C:4-0L B:4-4L A:4-2L D:3-2L C:pass B:pass A:pass D:4-3L
C:5-4L B:5-5L A:5-2L D:2-2L C:2-1L B:pass A:1-0L D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 15 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 6-0 4-4 4-3 3-0 0-0"
deal.B = "6-1 5-3 5-1 4-1 2-1 2-0 1-1"
deal.C = "6-5 5-5 5-2 5-0 3-3 3-2 2-2"
deal.D = "6-4 6-3 5-4 4-2 4-0 3-1 1-0"
yard = ""
play = """
D:6-4 C:6-5L B:5-1L A:4-4R D:3-1L C:3-3L B:4-1R A:4-3L D:1-0R
C:5-0R B:5-3R A:3-0R D:4-0R C:pass B:pass A:pass D:5-4L C:5-5L
B:pass A:pass D:4-2R C:5-2L B:2-1L A:6-2R D:6-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 27 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 6-0 3-3 3-1 2-1 1-0"
deal.B = "6-6 6-4 5-1 4-4 4-0 3-0 0-0"
deal.C = "6-2 5-5 5-3 5-0 4-3 4-1 2-2"
deal.D = "6-5 5-4 5-2 4-2 3-2 2-0 1-1"
yard = ""
play = """
C:5-5 B:5-1L A:6-1L D:6-5L C:5-3L B:3-0L A:6-0L D:5-2R C:6-2L
B:pass A:2-1L D:1-1L C:4-1L B:6-4L A:6-3L D:3-2L C:2-2L B:pass
A:pass D:4-2L C:4-3L B:pass A:3-3L D:2-0R C:5-0R
"""
end = "out"
winner = "AC"
delta = { AC = 33, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-3 5-0 3-3 2-1 1-0 0-0"
deal.B = "6-4 6-1 4-0 3-1 3-0 2-2 2-0"
deal.C = "6-5 6-0 5-5 5-2 4-1 3-2 1-1"
deal.D = "6-6 6-2 5-4 5-1 4-4 4-3 4-2"
yard = ""
play = """
B:4-0 A:5-0R D:5-4R C:4-1L B:6-4R A:2-1L D:6-6R C:6-5R B:2-0L
A:1-0L D:5-1L C:5-5L B:pass A:5-3L D:4-3L C:5-2R B:2-2R A:pass
D:4-4L C:3-2R B:3-1R A:pass D:4-2L C:1-1R B:6-1R A:6-3R D:6-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-4 4-3 4-2 1-1 0-0"
deal.B = "6-4 6-3 5-3 3-3 3-1 2-0 1-0"
deal.C = "6-5 5-5 5-2 4-4 4-1 4-0 3-2"
deal.D = "6-2 6-1 5-1 5-0 3-0 2-2 2-1"
yard = ""
play = """
A:6-6 D:6-2L C:6-5R B:5-3R A:4-2L D:3-0R C:4-4L B:6-4L A:6-0L
D:5-0L C:5-5L B:1-0R A:5-4L D:6-1R C:4-1L B:6-3R A:1-1L D:2-1L
C:5-2L B:3-1R A:pass D:5-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 16 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-1 6-0 5-3 5-0 2-0"
deal.B = "6-4 5-2 3-2 3-1 3-0 2-2 1-1"
deal.C = "6-6 5-1 4-3 3-3 2-1 1-0 0-0"
deal.D = "6-2 5-5 5-4 4-4 4-2 4-1 4-0"
yard = ""
play = """
D:4-4 C:4-3L B:3-0L A:6-0L D:6-2L C:2-1L B:3-1L A:6-3L D:5-4R
C:6-6L B:5-2R A:6-5L D:5-5L C:5-1L B:1-1L A:6-1L D:4-2R C:pass
B:6-4R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 22 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 4-4 4-1 3-2 3-1 1-0"
deal.B = "6-5 5-5 5-1 4-0 3-3 3-0 2-2"
deal.C = "6-1 5-4 5-2 5-0 4-2 1-1 0-0"
deal.D = "6-6 6-3 6-0 5-3 4-3 2-1 2-0"
yard = ""
play = """
C:5-4 B:6-5L A:6-4L D:4-3L C:4-2R B:3-3L A:3-2L D:2-0L C:5-2R
B:5-5R A:1-0L D:5-3R C:6-1L B:3-0R A:6-2L D:6-0R C:pass B:2-2L
A:pass D:6-6R C:pass B:pass A:pass D:6-3R C:pass B:pass A:3-1R
D:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 20 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-25"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 26, BD = 100 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-25"
commitment = "eae3ba9ac76058dc45fa6e195738b0cc639f5d42e5d8b60a01d9a403aeb25eae"
secret = "e47f9763f633303eec18dfb96091dc8b58a262d03d0f938bd872fe5020a05c13"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-0 4-1 3-2 3-1 2-0"
deal.B = "6-5 5-4 4-4 4-3 3-3 3-0 1-0"
deal.C = "5-3 5-2 5-1 4-2 2-2 2-1 1-1"
deal.D = "6-4 6-2 6-1 5-5 5-0 4-0 0-0"
yard = ""
play = """
A:6-6 D:6-4L C:4-2L B:6-5R A:3-2L D:5-5R C:5-3L B:5-4L A:4-1L
D:6-1L C:5-2R B:pass A:6-3L D:6-2R C:pass B:4-3L A:6-0R D:4-0L
C:pass B:3-0L A:3-1L D:5-0R C:2-1L B:pass A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 15, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 5-4 5-3 3-2 2-2 1-0"
deal.B = "6-4 5-2 5-1 5-0 4-3 4-2 3-0"
deal.C = "6-5 6-3 5-5 4-4 3-3 2-0 0-0"
deal.D = "6-1 6-0 4-1 4-0 3-1 2-1 1-1"
yard = ""
play = """
D:6-1 C:6-5L B:5-2L A:1-0R D:2-1L C:0-0R B:5-1L A:5-3L D:3-1L
C:2-0R B:4-2R A:5-4R D:4-1L C:5-5R B:6-4L A:6-6L D:6-0L C:pass
B:5-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 40 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-3 5-1 4-1 4-0 1-1 1-0"
deal.B = "6-2 6-1 4-4 4-2 3-3 3-2 3-1"
deal.C = "6-5 6-4 6-0 5-5 5-4 3-0 0-0"
deal.D = "6-3 5-2 5-0 4-3 2-2 2-1 2-0"
yard = ""
play = """
C:5-5 B:pass A:5-3L D:6-3L C:6-5L B:pass A:5-1L D:2-1L C:5-4R
B:4-4R A:4-1R D:5-2L C:pass B:6-1R A:6-6R D:5-0L C:6-0L B:6-2L
A:pass D:2-2L C:6-4R B:4-2L A:4-0L D:2-0L C:pass B:3-2L A:pass
D:4-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-1 5-3 5-1 4-4 1-1"
deal.B = "6-4 6-2 5-2 4-3 4-0 3-1 2-1"
deal.C = "6-3 5-0 4-2 3-2 3-0 2-2 1-0"
deal.D = "6-0 5-5 5-4 4-1 3-3 2-0 0-0"
yard = ""
play = """
B:6-4 A:6-5L D:5-5L C:4-2R B:6-2R A:5-3L D:3-3L C:6-3R B:4-3L
A:4-4L D:5-4L C:3-2R B:5-2L A:pass D:2-0L C:2-2R B:4-0L A:pass
D:4-1L C:1-0L B:2-1R A:1-1R D:6-0L C:pass B:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 33 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-5 4-0 3-1 3-0 1-1"
deal.B = "6-1 5-2 5-1 5-0 4-4 4-2 3-2"
deal.C = "6-5 5-3 4-3 2-2 2-0 1-0 0-0"
deal.D = "6-6 6-3 6-0 5-4 4-1 3-3 2-1"
yard = ""
play = """
A:4-0 D:5-4L C:5-3L B:3-2L A:3-0R D:2-1L C:1-0L B:5-0L A:5-5L
D:6-3R C:6-5R B:5-2L A:6-2L D:6-6L C:pass B:6-1L A:3-1L D:3-3L
C:4-3L B:4-4L A:6-4L D:6-0L C:0-0L B:5-1R A:1-1R
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 6-0 5-3 4-3 4-0 3-3"
deal.B = "6-5 5-1 4-4 4-1 3-2 3-0 2-2"
deal.C = "6-4 6-2 5-5 5-4 5-2 4-2 1-1"
deal.D = "6-6 5-0 3-1 2-1 2-0 1-0 0-0"
yard = ""
play = """
D:6-6 C:6-4L B:6-5R A:4-3L D:3-1L C:5-5R B:5-1L A:5-3L D:5-0R
C:pass B:3-2L A:4-0R D:2-1L C:5-4R B:4-1L A:pass D:pass C:4-2L
B:2-2L A:pass D:2-0L C:5-2R B:3-0L A:6-3L D:pass C:6-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 21 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-26"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 58, BD = 113 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-26"
commitment = "28ef5e644ef95796397fb8ec475f634cecf4f8d503469b6f8545c4a420a0b790"
secret = "dad7df89755ce2922e112e0b3218f2f3886bf488d11ac75b4139663a696ec658"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-1 5-0 3-3 3-1 0-0"
deal.B = "6-4 5-5 5-3 4-3 4-2 2-1 1-1"
deal.C = "6-3 6-2 6-0 5-2 4-0 3-2 2-0"
deal.D = "5-4 5-1 4-4 4-1 3-0 2-2 1-0"
yard = ""
play = """
A:6-6 D:pass C:6-3L B:6-4R A:3-3L D:3-0L C:6-0L B:4-3R A:6-5L
D:5-1L C:3-2R B:2-1L A:pass D:2-2L C:6-2L B:4-2R A:6-1L D:4-1L
C:4-0L B:pass A:5-0L D:4-4R C:5-2L B:pass A:pass D:5-4R C:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 21, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-4 5-2 4-2 4-1 4-0 0-0"
deal.B = "6-6 6-4 5-3 4-4 3-3 2-2 2-0"
deal.C = "6-5 6-3 6-2 5-5 5-0 4-3 3-2"
deal.D = "6-1 5-1 3-1 3-0 2-1 1-1 1-0"
yard = ""
play = """
D:1-0 C:5-0R B:5-3R A:4-1L D:3-1R C:4-3L B:3-3L A:pass D:2-1R
C:6-3L B:6-6L A:5-2R D:6-1L C:6-5R B:6-4R A:5-4R D:5-1R C:pass
B:pass A:pass D:1-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 39 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 6-1 5-2 4-0 1-0 0-0"
deal.B = "6-6 6-3 5-4 5-0 4-4 4-2 3-0"
deal.C = "6-4 6-0 5-1 3-3 2-2 2-0 1-1"
deal.D = "5-5 5-3 4-3 4-1 3-2 3-1 2-1"
yard = ""
play = """
C:6-4 B:6-6L A:6-5L D:4-3R C:5-1L B:6-3R A:6-2R D:3-1L C:3-3L
B:4-2R A:4-0R D:5-3L C:6-0R B:5-4L A:6-1R D:4-1L C:1-1L B:pass
A:1-0L D:2-1R C:2-0L B:pass A:5-2L D:3-2R C:pass B:5-0L A:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 21, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-4 5-2 5-0 3-1 3-0"
deal.B = "6-4 6-3 6-0 5-1 4-1 4-0 1-1"
deal.C = "5-5 5-3 4-4 4-2 2-1 2-0 0-0"
deal.D = "6-2 6-1 4-3 3-3 3-2 2-2 1-0"
yard = ""
play = """
B:1-1 A:3-1L D:1-0R C:5-3L B:5-1L A:5-0R D:6-1L C:5-5R B:6-4L
A:6-5R D:6-2R C:4-4L B:4-0L A:5-2R D:pass C:2-0L B:pass A:5-4R
D:4-3R C:4-2L B:6-3R A:6-6R D:pass C:pass B:4-1L A:pass D:pass
C:2-1L B:6-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 3 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-2 5-0 4-4 4-2 3-2 2-0"
deal.B = "6-1 5-1 4-1 3-1 2-1 1-1 0-0"
deal.C = "6-6 6-5 6-4 5-4 4-3 3-3 1-0"
deal.D = "6-3 6-2 6-0 5-3 4-0 3-0 2-2"
yard = ""
play = """
A:5-5 D:5-3L C:4-3L B:4-1L A:5-2R D:6-2R C:1-0L B:6-1R A:5-0L
D:pass C:6-5L B:1-1R A:pass D:6-0L C:pass B:0-0L A:2-0L D:2-2L
C:pass B:2-1L A:pass D:pass C:pass B:5-1L A:pass D:pass C:5-4L
B:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 47 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-2 6-1 5-3 5-0 3-0"
deal.B = "6-3 5-2 4-4 3-3 3-2 2-1 1-0"
deal.C = "6-0 5-1 4-3 4-1 2-2 2-0 1-1"
deal.D = "6-4 5-5 5-4 4-2 4-0 3-1 0-0"
yard = ""
play = """
D:3-1 C:4-3L B:4-4L A:6-1R D:6-4L C:6-0L B:6-3R A:5-3R D:5-4R
C:2-0L B:3-2L A:3-0L D:0-0L C:4-1R B:1-0L A:pass D:pass C:5-1L
B:5-2L A:6-2L D:pass C:1-1R B:2-1R A:6-6L D:4-2R C:pass B:pass
A:6-5L D:4-0R C:pass B:pass A:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-2 6-1 5-3 2-2 2-1"
deal.B = "6-0 5-1 5-0 4-3 3-3 3-2 2-0"
deal.C = "5-5 5-2 4-4 4-2 4-1 3-1 1-1"
deal.D = "6-6 6-4 5-4 4-0 3-0 1-0 0-0"
yard = ""
play = """
C:5-5 B:5-0L A:6-5R D:1-0L C:4-1L B:4-3L A:6-3L D:6-4L C:4-4L
B:6-0R A:pass D:4-0R C:4-2L B:2-0L A:pass D:3-0L C:3-1L B:5-1L
A:5-3L D:5-4R C:5-2R B:3-2R A:pass D:pass C:pass B:3-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 24 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-27"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 133, BD = 80 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-27"
commitment = "be2d698cd608c235259af01a9ed8c73f35b14b9a2ccb2c8278681cb3476bd375"
secret = "e83bfcc8cc323b81b76b6fca0ec84d356f9f195d2421ba5e92cb8288e716a971"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-4 5-2 4-4 4-2 4-1 2-0 1-0"
deal.B = "6-5 6-3 5-5 5-4 5-0 4-3 3-0"
deal.C = "6-1 6-0 5-3 5-1 4-0 3-2 2-1"
deal.D = "6-6 6-2 3-3 3-1 2-2 1-1 0-0"
yard = ""
play = """
D:6-6 C:6-0L B:5-0L A:6-4R D:pass C:5-1L B:5-4R A:4-1L D:pass
C:5-3R B:4-3L A:pass D:3-3L C:3-2L B:6-3R A:4-2L D:6-2R C:4-0L
B:3-0L A:5-2R D:3-1L C:6-1L B:6-5L A:pass D:pass C:pass B:5-5L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 14 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-2 5-1 4-0 3-0 2-1"
deal.B = "6-5 5-5 5-0 4-3 4-1 2-2 1-0"
deal.C = "6-6 5-4 5-3 4-4 3-1 2-0 0-0"
deal.D = "6-4 6-3 6-0 4-2 3-3 3-2 1-1"
yard = ""
play = """
C:3-1 B:4-3L A:4-0L D:6-0L C:6-6L B:6-5L A:5-1L D:1-1L C:pass
B:4-1L A:6-1R D:6-4L C:pass B:pass A:6-2L D:6-3R C:2-0L B:5-0L
A:5-2L D:3-3R C:5-3R B:2-2L A:2-1L D:pass C:5-4R B:1-0L A:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 21, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-5 5-4 5-2 4-4 2-1"
deal.B = "6-5 5-0 3-3 3-0 2-2 2-0 1-0"
deal.C = "6-4 5-1 4-2 4-1 4-0 3-2 1-1"
deal.D = "6-6 6-3 6-1 5-3 4-3 3-1 0-0"
yard = ""
play = """
B:6-5 A:5-5R D:6-6L C:5-1R B:1-0R A:6-0R D:6-3L C:6-4R B:3-3L
A:4-4R D:5-3L C:4-2R B:5-0L A:5-2R D:0-0L C:4-0L B:pass A:5-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 27, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 4-1 3-0 2-2 1-0 0-0"
deal.B = "6-2 5-3 5-1 4-3 4-0 3-3 2-1"
deal.C = "6-3 6-0 5-5 5-4 4-2 3-1 2-0"
deal.D = "6-4 6-1 5-2 5-0 4-4 3-2 1-1"
yard = ""
play = """
A:6-6 D:6-4L C:5-4L B:5-3L A:3-0L D:6-1R C:2-0L B:6-2L A:1-0R
D:5-0R C:6-3L B:4-3L A:6-5R D:4-4L C:4-2L B:2-1L A:4-1L D:pass
C:6-0R B:4-0L A:0-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 26, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-4 5-1 4-1 3-2 3-0 1-1"
deal.B = "6-5 6-0 5-5 5-0 3-1 2-0 0-0"
deal.C = "6-2 6-1 5-3 5-2 4-3 4-2 2-2"
deal.D = "6-4 6-3 4-4 4-0 3-3 2-1 1-0"
yard = ""
play = """
D:6-4 C:6-2L B:2-0L A:4-1R D:4-0L C:4-3L B:3-1L A:1-1L D:2-1L
C:5-2L B:6-5L A:6-6L D:6-3L C:6-1R B:6-0R A:3-0R D:3-3L C:5-3L
B:5-5L A:5-1L D:1-0L C:pass B:5-0L A:5-4L D:4-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 15 }

[[match.hand]]
opener = "C"
deal.A = "4-4 4-3 4-0 3-2 2-2 2-0 1-1"
deal.B = "6-6 6-4 6-3 6-1 6-0 3-1 2-1"
deal.C = "6-5 5-5 5-4 5-3 5-0 4-2 3-3"
deal.D = "6-2 5-2 5-1 4-1 3-0 1-0 0-0"
yard = ""
play = """
C:3-3 B:6-3L A:4-3R D:6-2L C:4-2R B:2-1L A:2-2R D:5-2R C:5-0R
B:6-1L A:2-0R D:pass C:6-5L B:pass A:3-2R D:5-1L C:5-3R B:3-1L
A:pass D:3-0L C:5-4R B:6-0L A:4-4R D:4-1R C:pass B:6-6L A:1-1R
D:1-0R C:pass B:6-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 14 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-0 4-4 4-0 3-0 2-2 2-1"
deal.B = "6-5 5-4 5-3 5-2 4-3 2-0 1-0"
deal.C = "6-6 6-4 6-3 4-1 3-2 1-1 0-0"
deal.D = "6-2 6-0 5-5 5-1 4-2 3-3 3-1"
yard = ""
play = """
B:6-5 A:5-0R D:6-2L C:3-2L B:5-3L A:4-0R D:5-5L C:4-1R B:5-4L
A:4-4L D:4-2L C:1-1R B:5-2L A:2-1R D:5-1L C:pass B:1-0L A:2-2R
D:6-0L C:6-3L B:4-3L A:pass D:pass C:6-4L B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 22 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-3 5-2 3-2 3-1 2-0 1-0"
deal.B = "6-3 6-1 5-4 5-0 4-4 3-3 3-0"
deal.C = "6-5 6-4 5-1 4-1 4-0 2-2 0-0"
deal.D = "6-6 6-2 5-5 4-3 4-2 2-1 1-1"
yard = ""
play = """
A:3-2 D:6-2R C:6-4R B:6-3L A:6-0L D:4-3R C:4-0L B:5-4L A:5-3L
D:pass C:pass B:3-3L A:3-1L D:2-1L C:2-2L B:3-0R A:2-0R D:4-2L
C:4-1L B:6-1L A:5-2R D:6-6L C:6-5L B:5-0L A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 20, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-1 5-3 5-1 2-2 1-1 1-0"
deal.B = "6-4 6-3 6-0 5-5 5-2 4-2 4-0"
deal.C = "4-4 4-1 3-3 3-2 3-1 2-0 0-0"
deal.D = "6-6 6-5 5-4 5-0 4-3 3-0 2-1"
yard = ""
play = """
D:6-6 C:pass B:6-4L A:6-1R D:5-4L C:4-1R B:5-5L A:5-1L D:4-3R
C:3-1L B:6-3L A:5-3R D:6-5L C:pass B:5-2L A:2-2L D:5-0R C:0-0R
B:4-2L A:1-0R D:2-1R C:4-4L B:4-0L A:6-2R D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 15 }

[[match.hand]]
opener = "C"
deal.A = "5-2 5-1 4-1 3-2 3-0 1-1 0-0"
deal.B = "6-6 6-5 6-2 5-0 3-3 2-2 2-1"
deal.C = "6-3 6-1 5-5 5-4 4-4 4-0 3-1"
deal.D = "6-4 6-0 5-3 4-3 4-2 2-0 1-0"
yard = ""
play = """
C:5-5 B:6-5L A:5-1R D:6-4L C:4-4L B:2-1R A:4-1L D:4-2R C:4-0R
B:5-0R A:5-2R D:2-0R C:3-1L B:3-3L A:3-0L D:6-0L C:6-1L B:pass
A:1-1L D:1-0L C:pass B:pass A:0-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 39, BD = 0 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-28"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 92, BD = 100 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-28"
commitment = "862884f77db124c107b0102160b829028fe406aa4f532e6d676d528845c56adf"
secret = "1ee37cede9bcb8746f51f16c60fcf7d4eb6b979dd86b79556623ebb6ea16248f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-0 5-2 4-3 3-2 2-2"
deal.B = "6-6 5-5 5-1 4-1 3-0 2-1 2-0"
deal.C = "6-1 5-4 5-3 4-4 3-1 1-0 0-0"
deal.D = "6-5 6-2 5-0 4-2 4-0 3-3 1-1"
yard = ""
play = """
B:6-6 A:6-4L D:6-5R C:5-4L B:5-1L A:5-2R D:4-2R C:4-4R B:2-1L
A:3-2L D:3-3L C:5-3L B:4-1R A:pass D:1-1R C:6-1R B:5-5L A:6-3R
D:5-0L C:3-1R B:2-0L A:2-2L D:6-2L C:1-0R B:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-1 4-3 4-1 3-3 3-1 2-0"
deal.B = "6-5 6-3 6-0 5-4 4-4 4-2 4-0"
deal.C = "6-4 5-3 5-2 5-0 3-2 2-1 1-0"
deal.D = "6-2 6-1 5-5 3-0 2-2 1-1 0-0"
yard = ""
play = """
A:6-6 D:6-2L C:6-4R B:4-2R A:2-0L D:2-2R C:5-2R B:6-0L A:5-1R
D:6-1R C:pass B:6-3L A:4-3L D:pass C:pass B:4-4L A:4-1L D:1-1L
C:2-1L B:6-5R A:pass D:5-5R C:5-3R B:pass A:3-3R D:3-0R C:3-2L
B:4-0R A:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 9, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-4 4-1 3-3 2-1 2-0 1-0"
deal.B = "6-5 6-4 6-1 5-3 5-2 1-1 0-0"
deal.C = "6-2 5-5 5-0 4-4 4-0 3-1 3-0"
deal.D = "6-3 6-0 5-1 4-3 4-2 3-2 2-2"
yard = ""
play = """
D:2-2 C:6-2L B:6-1L A:4-1L D:4-2L C:pass B:5-2L A:5-4L D:4-3L
C:3-1L B:1-1L A:2-1L D:3-2L C:3-0L B:0-0L A:2-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 50, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 5-4 5-1 4-4 2-1 1-0"
deal.B = "6-3 6-2 5-3 5-0 4-1 3-3 0-0"
deal.C = "6-5 6-1 4-3 4-2 4-0 3-0 2-2"
deal.D = "6-0 5-5 5-2 3-2 3-1 2-0 1-1"
yard = ""
play = """
C:6-5 B:6-2L A:2-1L D:5-5R C:6-1L B:5-0R A:6-6L D:6-0R C:pass
B:6-3L A:6-4R D:3-2L C:4-3R B:5-3R A:5-4R D:5-2L C:4-2R B:pass
A:5-1L D:1-1L C:2-2R B:4-1L A:4-4L D:2-0R C:4-0L B:0-0L A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-0 4-4 4-1 4-0 1-1 0-0"
deal.B = "6-3 5-5 5-4 5-2 5-1 3-2 2-2"
deal.C = "6-4 6-1 4-3 4-2 3-1 2-0 1-0"
deal.D = "6-6 6-2 6-0 5-3 3-3 3-0 2-1"
yard = ""
play = """
B:5-2 A:6-5L D:6-6L C:6-4L B:5-4L A:5-0L D:6-2R C:6-1R B:5-1R
A:4-0L D:5-3R C:4-3L B:3-2L A:pass D:3-3R C:4-2L B:6-3R A:4-4L
D:6-0R C:2-0R B:2-2R A:4-1L D:2-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 13, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 5-2 5-1 4-1 3-3 1-1"
deal.B = "6-5 6-4 6-1 6-0 5-0 4-2 4-0"
deal.C = "6-2 5-5 5-4 4-4 3-2 2-2 1-0"
deal.D = "6-3 4-3 3-1 3-0 2-1 2-0 0-0"
yard = ""
play = """
A:6-6 D:6-3L C:6-2R B:4-2R A:5-3L D:4-3R C:5-5L B:5-0L A:3-3R
D:3-0L C:3-2L B:pass A:5-2L D:3-1R C:5-4L B:6-4L A:5-1R D:pass
C:pass B:6-0L A:pass D:2-0L C:2-2L B:6-5R A:pass D:2-1L C:1-0L
B:6-1R A:4-1R D:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 10 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-1 6-0 5-5 4-2 4-0 2-0"
deal.B = "6-5 5-4 5-0 3-3 2-2 1-1 1-0"
deal.C = "6-3 5-1 4-4 4-1 3-2 2-1 0-0"
deal.D = "6-6 6-4 5-3 5-2 4-3 3-1 3-0"
yard = ""
play = """
D:6-6 C:6-3L B:3-3L A:6-2R D:5-2R C:5-1R B:1-1R A:6-1R D:6-4R
C:4-4R B:5-4R A:5-5R D:5-3R C:3-2L B:2-2L A:4-2L D:4-3L C:pass
B:pass A:pass D:3-1L C:4-1L B:pass A:4-0L D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 11 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 5-2 4-2 3-2 1-1 1-0"
deal.B = "6-6 6-5 6-4 6-3 6-0 3-0 2-1"
deal.C = "5-0 4-4 4-3 4-1 3-3 3-1 0-0"
deal.D = "6-2 6-1 5-3 5-1 4-0 2-2 2-0"
yard = ""
play = """
C:4-4 B:6-4L A:5-4R D:6-2L C:5-0R B:2-1L A:1-1L D:4-0R C:4-3R
B:3-0R A:1-0L D:2-0L C:0-0R B:6-0R A:5-2L D:6-1R C:4-1R B:6-5L
A:4-2R D:2-2R C:pass B:6-6L A:3-2R D:5-3R C:pass B:6-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 20 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-3 5-1 4-3 3-0 2-2 2-1"
deal.B = "6-6 6-4 5-5 4-2 3-3 3-2 1-0"
deal.C = "5-0 4-4 4-0 3-1 2-0 1-1 0-0"
deal.D = "6-5 6-3 6-2 6-0 5-4 5-2 4-1"
yard = ""
play = """
B:6-6 A:6-1L D:4-1L C:4-4L B:4-2L A:2-2L D:6-2L C:pass B:6-4L
A:4-3L D:6-3L C:pass B:pass A:pass D:6-5L C:5-0L B:1-0L A:5-1L
D:5-4L C:4-0L B:pass A:3-0L D:6-0R C:3-1L B:pass A:2-1L D:5-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 3-1 2-2 2-1 2-0"
deal.B = "6-4 5-1 5-0 4-3 4-2 3-0 0-0"
deal.C = "6-3 5-4 4-1 4-0 3-3 3-2 1-1"
deal.D = "6-1 6-0 5-5 5-3 5-2 4-4 1-0"
yard = ""
play = """
A:6-6 D:6-1L C:6-3R B:4-3R A:3-1L D:4-4R C:5-4R B:5-1R A:2-1R
D:5-2R C:3-3L B:5-0R A:2-0R D:5-3L C:3-2R B:3-0R A:6-5L D:6-0L
C:4-0L B:6-4L A:6-2L D:1-0R C:4-1R B:4-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 10, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 6-1 5-5 4-0 3-0 0-0"
deal.B = "6-0 5-1 5-0 4-4 4-3 2-2 2-1"
deal.C = "6-4 6-3 5-4 5-2 4-2 3-1 2-0"
deal.D = "6-6 5-3 4-1 3-3 3-2 1-1 1-0"
yard = ""
play = """
D:3-3 C:6-3L B:4-3R A:6-5L D:5-3L C:6-4R B:6-0R A:3-0L D:1-0L
C:3-1L B:5-0R A:5-5R D:3-2L C:5-4R B:4-4R A:6-2L D:6-6L C:4-2R
B:2-2R A:6-1L D:1-1L C:5-2R B:5-1R A:pass D:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 5-4 5-2 4-4 3-1 1-0"
deal.B = "6-4 5-5 5-1 5-0 4-3 3-3 0-0"
deal.C = "6-6 6-3 5-3 4-0 3-2 2-2 2-0"
deal.D = "6-5 6-2 4-2 4-1 3-0 2-1 1-1"
yard = ""
play = """
C:6-6 B:6-4L A:5-4L D:6-5L C:6-3L B:4-3L A:4-4L D:6-2R C:3-2R
B:3-3R A:3-1R D:4-1R C:4-0L B:5-0L A:5-2L D:4-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 28 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-29"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 106, BD = 86 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-29"
commitment = "53d809c72c06431176157aaf436da2587da5ef04250f49e6fef05408bcc20214"
secret = "92ead5af663f504cb17dd9a9fad294eba7c0ebf844ea1b7676c5116d632fcb44"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-0 3-1 3-0 2-1 1-1"
deal.B = "6-5 6-2 5-5 4-4 3-2 1-0 0-0"
deal.C = "6-3 5-3 5-2 5-1 3-3 2-2 2-0"
deal.D = "6-4 6-1 5-4 4-3 4-2 4-1 4-0"
yard = ""
play = """
A:6-6 D:6-4L C:6-3R B:4-4L A:3-0R D:5-4L C:2-0R B:6-5L A:6-0L
D:4-0L C:5-2R B:5-5R A:5-0R D:4-3L C:5-3L B:1-0R A:3-1R D:pass
C:3-3R B:3-2R A:2-1R D:6-1R C:5-1L B:6-2R A:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-0 5-4 5-2 4-1 2-0 0-0"
deal.B = "6-6 6-1 5-3 5-1 5-0 4-3 4-2"
deal.C = "6-5 6-4 6-3 5-5 4-4 4-0 3-3"
deal.D = "3-2 3-1 3-0 2-2 2-1 1-1 1-0"
yard = ""
play = """
D:3-2 C:6-3L B:6-6L A:5-2R D:pass C:6-5R B:6-1L A:4-1L D:pass
C:6-4R B:4-3L A:5-4R D:3-1L C:5-5R B:5-3R A:pass D:2-1L C:3-3R
B:4-2L A:pass D:3-0R C:4-0R B:pass A:pass D:pass C:4-4L
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-5 5-0 4-3 3-2 2-1 2-0"
deal.B = "6-4 6-0 5-2 5-1 4-2 4-1 3-0"
deal.C = "6-5 5-4 4-0 3-3 1-1 1-0 0-0"
deal.D = "6-3 6-2 6-1 5-3 4-4 3-1 2-2"
yard = ""
play = """
C:0-0 B:6-0L A:6-6L D:6-3L C:3-3L B:3-0L A:5-0L D:5-3L C:4-0R
B:6-4R A:3-2L D:6-2L C:6-5L B:5-2L A:2-1L D:6-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 33, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-2 5-3 3-3 2-2 0-0"
deal.B = "6-4 6-1 5-1 4-3 4-2 4-1 4-0"
deal.C = "6-6 5-5 5-2 3-2 3-1 1-1 1-0"
deal.D = "6-0 5-4 5-0 4-4 3-0 2-1 2-0"
yard = ""
play = """
B:6-4 A:6-3L D:3-0L C:1-0L B:6-1L A:6-5L D:5-4L C:pass B:4-3L
A:5-3L D:5-0L C:pass B:4-2R A:6-2R D:6-0L C:6-6L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 38 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-4 5-2 4-3 4-1 1-0 0-0"
deal.B = "6-5 5-1 4-4 3-3 3-0 2-1 2-0"
deal.C = "6-6 6-2 6-1 6-0 5-5 5-3 5-0"
deal.D = "6-3 4-2 4-0 3-2 3-1 2-2 1-1"
yard = ""
play = """
A:1-0 D:3-1L C:6-0R B:6-5R A:5-4R D:6-3L C:6-6L B:4-4R A:6-4R
D:pass C:6-1L B:5-1L A:5-2L D:4-2L C:6-2R B:2-1R A:4-3L D:3-2L
C:pass B:2-0L A:4-1R D:4-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 23 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 4-4 4-3 3-3 3-0 2-1"
deal.B = "6-6 4-2 4-1 4-0 2-2 1-1 1-0"
deal.C = "6-3 6-1 5-5 5-4 5-3 5-1 2-0"
deal.D = "6-4 6-2 5-2 5-0 3-2 3-1 0-0"
yard = ""
play = """
D:6-4 C:5-4R B:6-6L A:6-5R D:6-2L C:2-0L B:4-0L A:4-3L D:3-2L
C:6-3R B:4-2L A:4-4L D:3-1R C:5-1R B:4-1L A:2-1L D:5-2L C:5-5L
B:pass A:pass D:5-0L C:5-3R B:1-0L A:3-3R D:pass C:6-1L
"""
end = "out"
winner = "AC"
delta = { AC = 6, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-5 5-4 5-1 4-1 3-0"
deal.B = "6-1 4-4 3-2 2-0 1-1 1-0 0-0"
deal.C = "6-5 5-3 5-2 5-0 4-2 2-2 2-1"
deal.D = "6-6 6-3 6-2 4-3 4-0 3-3 3-1"
yard = ""
play = """
C:2-2 B:3-2L A:3-0L D:4-0L C:4-2L B:2-0L A:6-0L D:6-6L C:6-5L
B:pass A:5-4L D:4-3L C:5-3L B:pass A:5-1L D:3-1L C:5-2R B:pass
A:5-5R D:6-3L C:5-0R B:6-1L A:4-1L D:pass C:pass B:4-4L A:6-4L
"""
end = "out"
winner = "AC"
delta = { AC = 17, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-2 5-0 4-3 3-3 1-0 0-0"
deal.B = "6-4 6-1 5-5 5-3 4-0 3-0 2-2"
deal.C = "6-6 6-3 6-0 5-4 4-4 4-2 2-1"
deal.D = "6-2 5-1 4-1 3-2 3-1 2-0 1-1"
yard = ""
play = """
B:5-5 A:6-5L D:6-2L C:5-4R B:6-4R A:5-2L D:5-1L C:6-6R B:6-1L
A:pass D:pass C:6-3L B:5-3L A:5-0L D:2-0L C:4-2L B:4-0L A:0-0L
D:pass C:6-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 25 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 5-4 4-2 4-1 3-0 1-1"
deal.B = "6-6 5-3 5-1 5-0 4-4 4-3 2-1"
deal.C = "6-2 4-0 3-3 3-2 3-1 2-2 2-0"
deal.D = "6-4 6-3 6-0 5-5 5-2 1-0 0-0"
yard = ""
play = """
A:4-2 D:6-4L C:6-2L B:2-1L A:4-1L D:5-2R C:4-0L B:5-3R A:3-0R
D:6-0L C:2-0R B:6-6L A:6-1L D:1-0L C:2-2R B:5-0L A:6-5L D:6-3L
C:3-3L B:4-3L A:5-4L D:5-5L C:3-2R B:5-1L A:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-4 4-2 4-1 4-0 3-0 2-2"
deal.B = "6-4 6-1 5-3 5-2 3-2 2-0 1-1"
deal.C = "6-6 6-5 6-3 6-0 5-0 4-4 4-3"
deal.D = "6-2 5-1 3-3 3-1 2-1 1-0 0-0"
yard = ""
play = """
D:6-2 C:6-6L B:6-4L A:4-2R D:pass C:4-4L B:pass A:5-4L D:5-1L
C:4-3R B:5-3R A:4-1L D:pass C:6-5R B:6-1R A:4-0L D:1-0L C:pass
B:1-1L A:pass D:3-1L C:6-3L B:pass A:pass D:2-1R C:6-0L B:5-2R
A:5-5R D:0-0L C:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 13, BD = 0 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-30"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 51, BD = 123 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-30"
commitment = "2ce0a2846a08757ff306a975fd8446fa28a534f57c8715a713600c08645b2959"
secret = "15eb643df5c05b8a6d5051edb2ca55cf7a2ce78191430a1e151f98e924ffc558"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 6-0 5-2 3-1 1-0"
deal.B = "6-1 5-3 4-2 4-0 3-2 3-0 0-0"
deal.C = "5-5 5-4 4-4 4-3 3-3 2-0 1-1"
deal.D = "6-3 6-2 5-1 5-0 4-1 2-2 2-1"
yard = ""
play = """
A:6-6 D:6-3L C:4-3L B:4-0L A:6-5R D:5-0R C:2-0L B:3-2L A:6-0R
D:6-2R C:3-3L B:3-0L A:5-2R D:5-1R C:1-1R B:6-1R A:6-4R D:4-1R
C:pass B:0-0L A:3-1R D:pass C:pass B:5-3R A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 13, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-4 5-3 5-1 4-4 3-1 2-1"
deal.B = "6-4 6-1 4-2 3-0 2-0 1-0 0-0"
deal.C = "6-6 6-2 5-5 5-0 4-3 2-2 1-1"
deal.D = "6-5 6-3 5-2 4-1 4-0 3-3 3-2"
yard = ""
play = """
D:4-0 C:4-3L B:3-0L A:6-0L D:6-5L C:5-5L B:0-0R A:5-4L D:4-1L
C:1-1L B:1-0L A:pass D:pass C:5-0L B:2-0R A:5-3L D:6-3L C:6-6L
B:4-2R A:4-4R D:pass C:6-2L B:6-4R A:2-1L D:pass C:pass B:6-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 14 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-3 4-4 4-3 3-3 2-2 2-0"
deal.B = "6-6 6-5 6-1 5-5 5-1 5-0 1-1"
deal.C = "6-2 5-4 4-1 4-0 3-1 3-0 1-0"
deal.D = "6-3 6-0 5-2 4-2 3-2 2-1 0-0"
yard = ""
play = """
C:6-2 B:6-6L A:6-4L D:5-2R C:5-4L B:5-5L A:5-3L D:6-3L C:pass
B:6-5L A:pass D:pass C:pass B:5-1L A:pass D:2-1L C:pass B:5-0R
A:2-2L D:0-0R C:4-0R B:pass A:4-4R D:3-2L C:3-1L B:1-1L A:4-3R
D:pass C:4-1L B:pass A:3-3R D:4-2L C:3-0R B:pass A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 13, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-1 4-4 4-2 3-1 2-1 1-1"
deal.B = "6-6 6-5 5-4 5-3 4-3 3-3 3-0"
deal.C = "6-2 6-1 5-2 5-0 4-1 4-0 0-0"
deal.D = "6-3 6-0 5-5 3-2 2-2 2-0 1-0"
yard = ""
play = """
B:3-3 A:3-1L D:3-2R C:6-1L B:6-6L A:6-4L D:2-0R C:4-1L B:3-0R
A:5-1L D:6-3R C:5-2L B:6-5R A:4-2L D:5-5R C:4-0L B:5-3R A:pass
D:6-0L C:6-2L B:4-3R A:4-4R D:2-2L C:pass B:5-4R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-3 4-3 2-2 2-1 1-0"
deal.B = "5-4 5-2 5-1 4-0 3-2 3-1 3-0"
deal.C = "6-6 6-3 6-2 4-2 4-1 2-0 1-1"
deal.D = "6-4 6-1 6-0 5-0 4-4 3-3 0-0"
yard = ""
play = """
A:6-5 D:6-4L C:4-2L B:5-2L A:5-5L D:5-0L C:2-0L B:3-2L A:5-3L
D:pass C:pass B:5-4L A:4-3L D:3-3L C:6-3L B:5-1R A:2-1R D:6-1L
C:4-1L B:4-0L A:2-2R D:0-0L C:6-2R B:3-0L A:pass D:6-0R C:pass
B:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 15 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-1 5-0 4-1 2-1 1-0"
deal.B = "5-5 5-4 5-2 5-1 4-4 3-2 3-1"
deal.C = "6-4 6-2 6-0 4-0 3-0 2-2 2-0"
deal.D = "6-6 5-3 4-3 4-2 3-3 1-1 0-0"
yard = ""
play = """
D:1-1 C:pass B:5-1L A:6-5L D:6-6L C:6-4L B:4-4L A:6-1R D:4-3L
C:3-0L B:pass A:6-3R D:3-3R C:6-0L B:3-2R A:2-1R D:pass C:6-2L
B:5-2L A:5-0L D:0-0L C:4-0L B:5-4L A:4-1R D:4-2R C:2-2R B:5-5L
A:pass D:5-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-0 4-4 4-1 3-2 2-0"
deal.B = "6-6 6-5 6-2 5-5 3-0 2-2 2-1"
deal.C = "6-1 5-1 4-3 4-2 1-1 1-0 0-0"
deal.D = "6-3 5-4 5-3 5-2 4-0 3-3 3-1"
yard = ""
play = """
C:6-1 B:6-6L A:6-4L D:3-1R C:4-3L B:3-0L A:6-0L D:6-3L C:pass
B:pass A:3-2L D:5-2L C:5-1L B:2-1L A:2-0L D:5-3R C:1-0L B:5-5R
A:4-1L D:4-0L C:0-0L B:6-5R A:5-0L D:5-4L C:4-2L B:2-2L A:pass
D:pass C:pass B:6-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-0 5-5 5-0 4-4 4-1"
deal.B = "6-3 5-3 4-3 4-0 2-1 2-0 0-0"
deal.C = "6-6 6-1 5-1 4-2 3-2 3-0 1-0"
deal.D = "6-4 5-4 5-2 3-3 3-1 2-2 1-1"
yard = ""
play = """
B:0-0 A:6-0L D:6-4L C:4-2L B:2-0L A:5-0L D:5-2L C:3-2L B:4-3L
A:4-4L D:5-4L C:5-1L B:2-1L A:6-2L D:pass C:6-6L B:6-3L A:pass
D:3-3L C:3-0L B:4-0L A:4-1L D:3-1L C:1-0R B:5-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 28 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-0 5-1 4-0 3-2 2-2"
deal.B = "5-5 5-2 4-4 3-1 3-0 2-0 0-0"
deal.C = "6-6 6-3 6-2 5-4 4-3 1-1 1-0"
deal.D = "6-1 5-3 5-0 4-2 4-1 3-3 2-1"
yard = ""
play = """
A:6-5 D:6-1L C:1-1L B:5-5R A:5-1L D:5-0L C:1-0L B:5-2R A:3-2R
D:3-3R C:6-3R B:3-1L A:6-4R D:5-3L C:5-4L B:4-4L A:4-0L D:4-2R
C:6-2R B:0-0L A:6-0L D:pass C:6-6L
"""
end = "blocked"
winner = "AC"
delta = { AC = 13, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-4 5-0 4-3 4-2 2-1 0-0"
deal.B = "6-5 6-0 5-3 4-4 4-1 4-0 3-2"
deal.C = "6-6 6-4 6-3 5-2 3-0 2-0 1-0"
deal.D = "6-1 5-5 5-1 3-3 3-1 2-2 1-1"
yard = ""
play = """
D:2-2 C:5-2L B:6-5L A:6-2L D:pass C:2-0L B:4-0L A:5-4L D:5-5L
C:pass B:5-3L A:4-3L D:pass C:6-4L B:6-0L A:4-2R D:pass C:3-0L
B:4-4R A:pass D:3-3L C:6-3L B:4-1R A:2-1R D:6-1L C:1-0L B:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 17 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 6-2 6-0 5-2 5-0 4-0"
deal.B = "6-5 5-5 5-1 3-0 2-2 2-1 1-1"
deal.C = "6-4 6-1 5-4 5-3 4-4 3-2 3-1"
deal.D = "4-3 4-2 4-1 3-3 2-0 1-0 0-0"
yard = ""
play = """
C:6-4 B:6-5L A:5-2L D:4-1R C:3-2L B:1-1R A:6-3L D:1-0R C:6-1L
B:3-0R A:pass D:4-3R C:3-1L B:pass A:4-0R D:2-0R C:5-3L B:5-5L
A:6-2R D:pass C:5-4L B:pass A:6-6R D:4-2L C:pass B:2-2L A:6-0R
D:0-0R C:pass B:2-1L A:5-0R
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-5 5-1 4-0 3-3 3-1"
deal.B = "6-6 6-4 5-3 2-2 2-1 1-0 0-0"
deal.C = "6-5 5-2 5-0 4-4 3-2 2-0 1-1"
deal.D = "6-3 6-0 5-4 4-3 4-2 4-1 3-0"
yard = ""
play = """
B:6-6 A:6-2L D:6-3R C:5-2L B:5-3L A:3-3L D:4-3L C:4-4L B:6-4L
A:6-1L D:3-0R C:1-1L B:1-0R A:5-1L D:4-1R C:6-5L B:pass A:4-0R
D:6-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 26 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-31"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 90, BD = 112 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-31"
commitment = "ee263bd606d470fe2bcf2ec5096b7cc9426ee225de5b58f0614f72ad3e55acde"
secret = "3b851fc3ea50d3e90a67ae3fd650e469685e435500e68ea98de8da39ca8e4072"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-4 5-1 3-3 3-1 3-0"
deal.B = "6-4 5-3 5-0 4-4 4-2 3-2 1-1"
deal.C = "6-5 6-0 5-2 4-0 2-1 2-0 1-0"
deal.D = "6-6 6-1 5-5 4-3 4-1 2-2 0-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-3L A:6-3R D:4-3L C:4-0L B:5-0L A:3-3R D:5-5L
C:5-2L B:4-2L A:5-4L D:pass C:pass B:3-2R A:6-2R D:6-1R C:1-0R
B:pass A:3-0R D:pass C:pass B:pass A:5-1L D:4-1L C:pass B:6-4L
A:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-2 4-4 4-1 3-3 3-1 2-1"
deal.B = "6-6 6-4 6-2 5-4 5-0 3-0 2-2"
deal.C = "6-3 5-3 5-1 4-2 4-0 3-2 1-0"
deal.D = "6-5 6-1 5-5 4-3 2-0 1-1 0-0"
yard = ""
play = """
C:5-3 B:5-4L A:4-4L D:4-3L C:6-3L B:6-6L A:3-3R D:6-5L C:3-2R
B:5-0L A:6-0L D:6-1L C:4-2R B:6-4R A:2-1L D:2-0L C:1-0L B:6-2R
A:4-1L D:pass C:4-0L B:3-0L A:5-2R D:5-5R C:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 6, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 5-3 4-3 4-2 3-0 2-0"
deal.B = "6-3 6-2 6-1 5-2 3-3 2-1 1-0"
deal.C = "6-4 6-0 5-4 4-4 4-1 1-1 0-0"
deal.D = "6-6 5-1 5-0 4-0 3-2 3-1 2-2"
yard = ""
play = """
B:6-3 A:6-5L D:5-1L C:4-1L B:3-3R A:4-3L D:3-2L C:pass B:6-2L
A:5-3R D:6-6L C:5-4R B:6-1L A:4-2R D:2-2R C:1-1L B:2-1L A:2-0L
D:5-0L C:pass B:5-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 37 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-2 6-1 2-1 2-0 0-0"
deal.B = "5-1 5-0 4-4 4-0 3-3 3-1 3-0"
deal.C = "6-6 5-5 5-4 5-3 5-2 4-2 4-1"
deal.D = "6-5 6-0 4-3 3-2 2-2 1-1 1-0"
yard = ""
play = """
A:6-2 D:6-5L C:5-2R B:5-1L A:6-1L D:6-0L C:5-5R B:5-0L A:pass
D:pass C:5-4L B:4-4L A:6-4L D:pass C:5-3R B:3-3R A:6-3R D:pass
C:6-6L
"""
end = "blocked"
winner = "AC"
delta = { AC = 30, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-5 4-4 3-0 2-0 1-1 1-0"
deal.B = "6-4 6-3 5-4 5-3 5-2 5-1 3-1"
deal.C = "6-6 6-1 5-0 4-1 3-3 2-2 0-0"
deal.D = "6-5 6-2 4-3 4-2 4-0 3-2 2-1"
yard = ""
play = """
D:6-5 C:6-1L B:5-1L A:5-5L D:pass C:5-0L B:5-4R A:4-4R D:4-3R
C:3-3R B:6-3R A:6-0R D:4-0L C:4-1L B:3-1L A:3-0L D:pass C:0-0L
B:pass A:1-0L D:2-1L C:2-2L B:5-2L A:2-0R D:6-2R C:6-6R
"""
end = "out"
winner = "AC"
delta = { AC = 29, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-1 4-2 3-1 2-0 1-1 0-0"
deal.B = "6-5 6-4 5-5 5-3 5-2 5-0 1-0"
deal.C = "6-3 5-1 4-4 4-3 3-3 3-2 2-1"
deal.D = "6-2 6-0 5-4 4-1 4-0 3-0 2-2"
yard = ""
play = """
C:6-3 B:6-5L A:3-1R D:5-4L C:5-1R B:6-4L A:6-6L D:6-2L C:2-1L
B:1-0L A:2-0L D:2-2L C:3-2L B:5-3L A:pass D:pass C:pass B:5-5L
A:pass D:pass C:pass B:5-2L A:4-2L D:4-1L C:pass B:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 30 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-1 4-4 4-2 4-1 3-3 3-0"
deal.B = "6-3 5-4 5-3 5-0 4-0 3-2 2-0"
deal.C = "6-6 6-5 6-4 6-0 5-5 3-1 1-0"
deal.D = "6-2 5-2 4-3 2-2 2-1 1-1 0-0"
yard = ""
play = """
B:6-3 A:6-1L D:4-3R C:6-4R B:pass A:4-1L D:6-2R C:pass B:5-4L
A:4-2R D:5-2L C:pass B:3-2L A:4-4R D:pass C:3-1L B:4-0R A:3-0R
D:2-1L C:pass B:2-0L A:3-3R D:0-0L C:1-0L B:5-3R A:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-5 4-4 4-1 4-0 2-0"
deal.B = "6-3 5-4 5-2 3-3 3-2 3-1 0-0"
deal.C = "6-0 5-3 4-2 3-0 2-1 1-1 1-0"
deal.D = "6-5 6-2 6-1 5-1 5-0 4-3 2-2"
yard = ""
play = """
A:4-4 D:4-3L C:3-0L B:0-0L A:4-0L D:pass C:4-2L B:5-2L A:5-5L
D:6-5L C:6-0L B:5-4R A:2-0L D:6-2L C:5-3R B:6-3L A:pass D:pass
C:pass B:3-3L A:pass D:pass C:pass B:3-2L A:pass D:2-2L C:2-1L
B:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 30 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-3 6-1 4-3 4-1 1-0"
deal.B = "6-6 6-2 6-0 5-2 3-2 3-1 2-0"
deal.C = "5-5 5-1 4-2 3-3 3-0 2-1 1-1"
deal.D = "5-4 5-3 5-0 4-4 4-0 2-2 0-0"
yard = ""
play = """
D:5-4 C:4-2R B:5-2L A:pass D:2-2L C:2-1L B:3-1L A:6-3L D:pass
C:pass B:6-6L A:6-4L D:4-4L C:pass B:6-2R A:4-1L D:pass C:5-1L
B:6-0R A:6-5L D:5-0R C:5-5R B:pass A:6-1L D:5-3R C:3-0R B:2-0R
A:1-0L D:4-0L C:pass B:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 15 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-32"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 121, BD = 33 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-32"
commitment = "186781965b45fe471f8e3200f0d85f6c8f779b2aed4a3b6ef6317fb5a1e11406"
secret = "235cea5af524c34706a78134a90dd6606f388a12ce11c334f455e41600ea65c9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-4 5-3 5-1 4-1 3-3 2-0 1-1"
deal.B = "6-6 6-5 6-4 5-2 5-0 4-3 1-0"
deal.C = "6-2 6-1 6-0 5-5 4-0 3-2 3-0"
deal.D = "6-3 4-4 4-2 3-1 2-2 2-1 0-0"
yard = ""
play = """
B:6-6 A:pass D:6-3L C:6-2R B:5-2R A:5-3L D:pass C:5-5L B:5-0L
A:2-0L D:2-2L C:3-2L B:4-3L A:5-4L D:pass C:pass B:6-5L A:5-1R
D:2-1R C:6-1L B:1-0L A:pass D:4-2R C:6-0L B:6-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-3 5-2 5-1 4-4 3-0"
deal.B = "4-2 4-1 4-0 3-2 3-1 2-0 1-0"
deal.C = "6-4 6-3 5-5 5-4 4-3 2-2 0-0"
deal.D = "6-6 6-5 6-2 5-0 3-3 2-1 1-1"
yard = ""
play = """
A:6-1 D:6-6L C:6-4L B:1-0R A:4-4L D:5-0R C:5-5R B:4-1L A:5-1L
D:6-5L C:6-3L B:3-2L A:5-2L D:pass C:5-4L B:4-0L A:6-0L D:6-2L
C:2-2L B:4-2L A:5-3R D:3-3R C:4-3L B:3-1L A:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 7, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 5-3 4-4 4-3 1-0 0-0"
deal.B = "6-2 6-1 5-4 5-1 5-0 4-0 3-3"
deal.C = "6-5 5-5 5-2 4-2 3-1 3-0 2-0"
deal.D = "6-6 6-4 4-1 3-2 2-2 2-1 1-1"
yard = ""
play = """
D:6-6 C:6-5L B:6-2R A:5-3L D:3-2L C:5-2L B:5-4L A:4-4L D:2-2R
C:4-2L B:pass A:pass D:2-1L C:3-1L B:3-3L A:6-3L D:6-4L C:2-0R
B:5-0R A:4-3L D:pass C:5-5R B:5-1R A:1-0R D:pass C:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 5-1 4-3 4-2 4-0 2-2"
deal.B = "6-2 6-0 5-5 5-4 4-4 4-1 1-0"
deal.C = "5-3 5-0 3-3 3-0 2-1 1-1 0-0"
deal.D = "6-6 6-4 6-3 5-2 3-2 3-1 2-0"
yard = ""
play = """
C:5-3 B:5-4L A:4-3L D:6-3L C:3-3R B:6-2L A:4-2L D:6-4L C:3-0R
B:6-0R A:6-5L D:6-6R C:5-0L B:1-0L A:6-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 41, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-3 5-1 4-0 3-3 0-0"
deal.B = "6-5 6-2 6-1 5-2 4-4 3-1 2-2"
deal.C = "6-6 6-3 5-5 5-4 4-1 3-0 1-1"
deal.D = "5-0 4-3 4-2 3-2 2-1 2-0 1-0"
yard = ""
play = """
B:6-2 A:6-4L D:4-2L C:pass B:2-2L A:pass D:2-0L C:3-0L B:5-2R
A:5-3L D:5-0L C:5-5R B:6-5R A:6-0L D:pass C:6-6L B:6-1L A:5-1L
D:pass C:5-4L B:4-4L A:4-0L D:1-0L C:6-3R B:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-1 4-3 4-0 2-0 1-0"
deal.B = "6-4 5-5 5-2 5-0 4-4 4-1 1-1"
deal.C = "6-5 6-3 5-3 3-2 3-1 2-1 0-0"
deal.D = "6-2 6-1 5-4 4-2 3-3 3-0 2-2"
yard = ""
play = """
A:6-6 D:6-2L C:6-5R B:5-2L A:5-1L D:6-1L C:6-3L B:5-5R A:4-3L
D:5-4L C:5-3L B:5-0R A:6-0R D:3-3L C:3-2L B:6-4R A:2-0L D:4-2R
C:2-1R B:4-1R A:4-0L D:pass C:pass B:4-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 9, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 6-0 5-3 3-2 3-0 1-0"
deal.B = "6-6 6-4 6-2 5-5 5-4 5-2 4-1"
deal.C = "6-5 5-0 4-2 3-1 2-2 2-0 0-0"
deal.D = "5-1 4-4 4-3 4-0 3-3 2-1 1-1"
yard = ""
play = """
D:4-4 C:4-2L B:4-1R A:3-2L D:3-3L C:3-1L B:pass A:6-1L D:1-1R
C:6-5L B:5-4L A:1-0R D:4-0R C:pass B:6-4L A:6-3L D:4-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 46, BD = 0 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-33"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 94, BD = 111 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-33"
commitment = "04fc1085004cffdf2d2e5fd9a7840f4371392c44d1d5411c489cf98cb42e40e2"
secret = "ff6d832cfa1bbad42bc9c8b0555ae9eca59e12892a23051fe351618c08f0d31f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-2 5-0 3-0 1-0 0-0"
deal.B = "5-5 4-3 4-2 4-1 2-2 2-1 2-0"
deal.C = "6-1 6-0 5-4 4-4 3-3 3-1 1-1"
deal.D = "6-4 6-3 6-2 5-3 5-1 4-0 3-2"
yard = ""
play = """
A:6-6 D:6-4L C:4-4L B:4-3L A:6-5R D:6-3L C:5-4R B:4-2R A:5-2R
D:6-2L C:pass B:5-5R A:5-0R D:3-2L C:6-0R B:pass A:3-0L D:4-0L
C:6-1R B:4-1L A:1-0L D:5-1R C:pass B:2-0L A:pass D:5-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 6-0 5-5 5-1 3-3 1-1"
deal.B = "5-4 4-4 4-3 4-0 2-2 2-0 1-0"
deal.C = "6-6 6-2 5-2 5-0 4-1 3-1 2-1"
deal.D = "6-5 6-4 5-3 4-2 3-2 3-0 0-0"
yard = ""
play = """
D:6-5 C:6-6L B:5-4R A:6-3L D:5-3L C:4-1R B:1-0R A:6-0R D:6-4R
C:5-2L B:4-4R A:pass D:4-2L C:pass B:4-3L A:3-3L D:3-2L C:6-2L
B:4-0R A:6-1L D:3-0R C:3-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 26 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 6-1 5-0 4-2 3-0 0-0"
deal.B = "5-5 5-4 5-3 5-2 5-1 2-1 2-0"
deal.C = "6-6 6-5 4-3 4-1 3-1 2-2 1-0"
deal.D = "6-4 6-0 4-4 4-0 3-3 3-2 1-1"
yard = ""
play = """
C:6-6 B:pass A:6-3L D:3-3L C:3-1L B:5-1L A:6-2R D:3-2R C:6-5L
B:5-3R A:5-0R D:6-4L C:4-3L B:2-0R A:3-0L D:6-0L C:2-2R B:5-2R
A:6-1L D:1-1L C:4-1L B:5-5R A:4-2L D:pass C:pass B:5-4R A:pass
D:4-4R C:pass B:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 4-4 4-3 3-3 3-1 2-2 2-1"
deal.B = "6-2 6-1 5-4 4-2 4-0 2-0 1-0"
deal.C = "6-6 6-5 6-4 6-0 5-3 5-1 5-0"
deal.D = "5-5 5-2 4-1 3-2 3-0 1-1 0-0"
yard = ""
play = """
B:5-4 A:4-4R D:5-5L C:6-4R B:6-2R A:2-1R D:5-2L C:5-1R B:4-2L
A:4-3L D:3-2L C:6-5R B:6-1R A:2-2L D:4-1R C:pass B:4-0R A:pass
D:3-0R C:5-3R B:2-0L A:pass D:0-0L C:6-0L B:pass A:6-3L D:pass
C:5-0R B:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 22 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-1 5-0 4-4 4-1 3-3 3-2"
deal.B = "6-5 5-3 5-2 4-3 4-0 3-0 2-1"
deal.C = "6-6 6-1 5-4 4-2 3-1 2-0 1-0"
deal.D = "6-4 6-2 6-0 5-5 2-2 1-1 0-0"
yard = ""
play = """
A:5-0 D:5-5L C:5-4L B:4-3L A:6-3L D:6-4L C:1-0R B:4-0L A:4-1R
D:6-0L C:6-6L B:6-5L A:5-1L D:1-1L C:6-1L B:pass A:4-4R D:6-2L
C:4-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 25, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-2 6-1 5-0 4-4 3-0"
deal.B = "6-6 6-4 5-1 4-1 3-2 2-1 1-1"
deal.C = "5-5 5-2 4-2 3-1 2-0 1-0 0-0"
deal.D = "6-0 5-4 5-3 4-3 4-0 3-3 2-2"
yard = ""
play = """
D:6-0 C:2-0R B:6-6L A:6-2R D:pass C:pass B:6-4L A:6-3R D:5-4L
C:5-5L B:5-1L A:6-1L D:5-3R C:5-2R B:3-2R A:3-0R D:4-0R C:4-2R
B:2-1R A:6-5L D:pass C:1-0R B:pass A:5-0L D:pass C:0-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 24, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 5-3 4-1 4-0 2-2 1-1"
deal.B = "6-4 6-2 6-0 5-4 5-2 5-1 3-2"
deal.C = "6-1 5-0 4-4 3-3 2-1 2-0 1-0"
deal.D = "6-3 5-5 4-3 4-2 3-1 3-0 0-0"
yard = ""
play = """
C:4-4 B:6-4L A:4-1R D:6-3L C:3-3L B:5-1R A:6-5R D:4-3L C:6-1R
B:5-4L A:1-1R D:5-5L C:5-0L B:6-0L A:6-6L D:3-1R C:pass B:6-2L
A:2-2L D:4-2L C:pass B:3-2R A:4-0L D:3-0L C:2-1R B:pass A:5-3L
"""
end = "out"
winner = "AC"
delta = { AC = 7, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 5-3 4-2 2-2 2-0 1-1"
deal.B = "6-5 6-2 6-0 5-2 5-1 1-0 0-0"
deal.C = "6-4 6-1 5-4 4-3 4-0 3-2 2-1"
deal.D = "6-6 5-0 4-4 4-1 3-3 3-1 3-0"
yard = ""
play = """
B:6-5 A:5-5R D:6-6L C:5-4R B:6-2L A:4-2L D:4-4L C:6-4L B:6-0L
A:2-0L D:4-1R C:6-1R B:5-2L A:6-3R D:5-0L C:4-3R B:1-0L A:1-1L
D:3-1L C:3-2L B:pass A:2-2L D:pass C:2-1L B:5-1L A:5-3L
"""
end = "out"
winner = "AC"
delta = { AC = 9, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-4 4-0 3-3 3-0 0-0"
deal.B = "6-5 6-4 5-5 5-2 4-3 4-2 2-2"
deal.C = "6-6 6-0 5-3 5-0 3-1 2-1 1-0"
deal.D = "6-2 5-1 4-4 4-1 3-2 2-0 1-1"
yard = ""
play = """
A:6-3 D:6-2L C:2-1L B:4-3R A:6-1L D:4-4R C:6-6L B:6-5L A:5-4R
D:5-1L C:5-3R B:pass A:3-0R D:4-1L C:1-0R B:6-4L A:pass D:1-1R
C:3-1R B:pass A:3-3R D:3-2R C:6-0L B:5-2R A:0-0L D:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 9 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-2 5-0 4-2 2-1 0-0"
deal.B = "6-6 5-4 5-2 4-4 3-1 2-2 1-0"
deal.C = "6-0 5-5 4-3 4-1 4-0 3-3 3-2"
deal.D = "6-3 6-1 5-3 5-1 3-0 2-0 1-1"
yard = ""
play = """
D:6-3 C:3-3R B:6-6L A:6-2L D:2-0L C:6-0L B:3-1R A:6-5L D:5-3L
C:4-1R B:5-4R A:5-0R D:3-0L C:4-0L B:4-4L A:4-2L D:pass C:3-2L
B:1-0R A:2-1R D:pass C:4-3L B:5-2R A:6-4L D:6-1L C:5-5R
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-4 5-0 4-2 3-2 2-0 1-1"
deal.B = "6-3 6-1 5-2 5-1 3-3 3-1 2-2"
deal.C = "6-5 6-4 4-4 4-3 4-1 2-1 1-0"
deal.D = "6-2 6-0 5-5 5-3 4-0 3-0 0-0"
yard = ""
play = """
C:4-4 B:pass A:4-2L D:6-2L C:6-4L B:pass A:5-4L D:5-5L C:6-5L
B:6-3L A:3-2L D:4-0R C:1-0R B:5-2L A:1-1R D:5-3L C:4-3L B:6-1R
A:6-6R D:6-0R C:4-1L B:5-1L A:2-0R D:pass C:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 17, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-4 4-0 3-3 2-1 2-0"
deal.B = "6-2 5-0 4-4 4-1 3-1 1-1 1-0"
deal.C = "6-6 6-3 6-0 5-2 4-3 2-2 0-0"
deal.D = "6-1 5-5 5-3 5-1 4-2 3-2 3-0"
yard = ""
play = """
B:4-4 A:5-4L D:5-5L C:5-2L B:6-2L A:6-4L D:4-2L C:2-2L B:4-1R
A:2-0L D:3-0L C:6-3L B:3-1R A:3-3R D:6-1L C:4-3R B:1-1L A:4-0R
D:5-1L C:6-0R B:5-0L A:6-5R D:5-3R C:0-0L B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-3 5-2 4-3 3-1 3-0"
deal.B = "6-2 6-0 5-4 4-1 2-1 1-1 1-0"
deal.C = "6-4 5-5 5-0 4-4 4-0 3-3 0-0"
deal.D = "6-6 6-1 5-1 4-2 3-2 2-2 2-0"
yard = ""
play = """
A:6-3 D:6-6L C:6-4L B:5-4L A:5-2L D:4-2L C:4-4L B:4-1L A:4-3R
D:6-1L C:4-0R B:6-2L A:3-0R D:3-2L C:3-3L B:pass A:5-3L D:5-1L
C:pass B:2-1L A:3-1R D:2-2L C:pass B:1-1R A:pass D:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 26 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-34"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 38, BD = 100 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-34"
commitment = "12177ef854dcc34b28c5a316e737bf752a37a0358cc2ef64686f35fecee3c954"
secret = "0117908fcb67febeaff27f72589aec9f8091c9d4118a1b28d78c8b7bd6a30f39"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "5-2 4-4 4-3 4-2 4-0 3-1 0-0"
deal.B = "6-5 6-3 6-1 5-4 5-3 5-1 1-1"
deal.C = "6-2 6-0 5-5 4-1 2-2 2-1 2-0"
deal.D = "6-6 6-4 5-0 3-3 3-2 3-0 1-0"
yard = ""
play = """
D:6-6 C:6-2L B:6-5R A:5-2L D:5-0L C:6-0L B:6-1L A:3-1L D:3-3L
C:5-5R B:5-3L A:pass D:pass C:pass B:5-1L A:pass D:1-0L C:2-0L
B:5-4R A:4-4R D:3-2L C:4-1R B:6-3L A:pass D:6-4L C:2-1R B:pass
A:4-3L D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 14 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 5-3 5-0 4-2 3-1 0-0"
deal.B = "5-4 4-4 3-3 3-2 3-0 2-1 1-0"
deal.C = "6-6 6-3 5-5 5-2 4-1 4-0 2-2"
deal.D = "6-5 6-4 6-1 5-1 4-3 2-0 1-1"
yard = ""
play = """
C:6-6 B:pass A:6-2L D:2-0L C:4-0L B:4-4L A:4-2L D:6-5R C:5-2L
B:5-4L A:5-3R D:4-3R C:4-1L B:2-1L A:pass D:6-4R C:2-2L B:3-2L
A:6-0R D:pass C:6-3L B:3-0R A:3-1R D:5-1R C:5-5R
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-3 5-2 4-4 4-1 3-1 2-2"
deal.B = "6-5 6-0 5-5 5-1 4-3 1-0 0-0"
deal.C = "6-6 6-1 5-0 4-0 3-0 2-0 1-1"
deal.D = "6-4 6-2 5-4 4-2 3-3 3-2 2-1"
yard = ""
play = """
B:5-5 A:5-3L D:5-4R C:3-0L B:4-3R A:6-3R D:6-2R C:5-0L B:6-5L
A:5-2R D:6-4L C:4-0L B:0-0L A:pass D:pass C:2-0L B:5-1R A:4-1R
D:4-2R C:pass B:pass A:2-2L D:3-2L C:pass B:pass A:3-1L D:2-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 29 }

[[match.hand]]
opener = "A"
deal.A = "5-5 4-4 4-0 3-2 3-1 3-0 1-1"
deal.B = "6-5 6-4 5-3 4-3 3-3 2-2 1-0"
deal.C = "6-3 6-1 6-0 5-4 5-2 5-1 5-0"
deal.D = "6-6 6-2 4-2 4-1 2-1 2-0 0-0"
yard = ""
play = """
A:5-5 D:pass C:5-4L B:4-3L A:3-2L D:2-1L C:6-1L B:6-5R A:pass
D:6-6L C:6-3L B:3-3L A:3-1L D:4-1L C:6-0R B:6-4L A:4-0R D:4-2R
C:5-2R B:5-3R A:3-0R D:0-0R C:5-0R B:pass A:pass D:6-2L C:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 7, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 4-4 4-0 3-1 1-1 0-0"
deal.B = "6-5 5-5 5-1 4-1 3-3 3-0 2-1"
deal.C = "6-6 6-2 5-4 5-3 5-2 5-0 1-0"
deal.D = "6-4 6-0 4-3 4-2 3-2 2-2 2-0"
yard = ""
play = """
D:3-2 C:5-3L B:5-5L A:pass D:4-2R C:5-4L B:4-1L A:4-4R D:6-4R
C:1-0L B:6-5R A:4-0L D:4-3L C:5-2R B:3-3L A:6-3L D:2-0R C:6-6L
B:3-0R A:6-1L D:pass C:pass B:5-1L A:3-1R D:pass C:5-0L B:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-2 5-0 4-4 2-2 2-0 0-0"
deal.B = "6-3 6-1 5-4 5-3 5-1 4-3 3-0"
deal.C = "6-6 6-4 5-5 4-2 4-1 1-1 1-0"
deal.D = "6-2 6-0 4-0 3-3 3-2 3-1 2-1"
yard = ""
play = """
C:6-6 B:6-3L A:6-5R D:3-3L C:5-5R B:5-3L A:5-2L D:3-2L C:pass
B:5-1R A:pass D:3-1L C:4-1L B:4-3L A:pass D:2-1R C:4-2R B:5-4R
A:5-0R D:6-0R C:6-4R B:3-0L A:4-4R D:4-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 15, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-1 4-1 3-3 2-0 1-1"
deal.B = "6-5 5-5 5-4 5-2 4-4 4-0 2-1"
deal.C = "5-3 5-1 4-3 3-2 3-0 2-2 1-0"
deal.D = "6-3 6-2 6-0 5-0 4-2 3-1 0-0"
yard = ""
play = """
B:5-5 A:pass D:5-0L C:3-0L B:5-4R A:6-4R D:6-0R C:5-3L B:4-0R
A:4-1R D:3-1R C:5-1L B:2-1L A:3-3R D:4-2L C:4-3L B:pass A:pass
D:6-3L C:3-2R B:6-5L A:2-0R D:0-0R C:1-0R B:5-2L A:6-1R D:6-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-5 5-4 4-3 2-1 1-1"
deal.B = "6-6 6-0 5-0 4-2 4-1 3-2 1-0"
deal.C = "5-3 5-2 4-4 4-0 3-1 3-0 0-0"
deal.D = "6-3 6-2 6-1 5-1 3-3 2-2 2-0"
yard = ""
play = """
A:6-5 D:5-1R C:3-1R B:6-6L A:6-4L D:3-3R C:4-4L B:4-1L A:4-3R
D:6-1L C:4-0R B:6-0L A:pass D:2-0L C:5-2L B:5-0L A:pass D:pass
C:3-0L B:3-2L A:2-1L D:pass C:0-0R B:1-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 29 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-35"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 99, BD = 116 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-35"
commitment = "f82b86c72e31fa3f3ed4cae4384c8cb391569552bc92e1e6ca244d3260723301"
secret = "9b1ac37c01e842e4eed890b7450bcbf105e42ffdc637e531b17837ddb23addd6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-2 5-5 5-4 4-3 2-0"
deal.B = "6-5 6-1 5-1 4-2 4-0 3-1 1-1"
deal.C = "6-6 6-0 5-0 4-4 3-3 3-2 0-0"
deal.D = "5-3 5-2 4-1 3-0 2-2 2-1 1-0"
yard = ""
play = """
C:6-6 B:6-5L A:5-5L D:5-3L C:3-2L B:4-2L A:6-4L D:pass C:6-0L
B:4-0L A:5-4L D:5-2L C:pass B:6-1R A:6-2L D:4-1R C:4-4R B:pass
A:6-3L D:3-0L C:5-0L B:5-1L A:4-3R D:2-1L C:3-3R B:3-1R A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 7, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 5-3 5-1 4-2 3-1 0-0"
deal.B = "6-4 6-1 5-0 4-4 4-0 3-2 1-0"
deal.C = "6-2 5-5 5-4 4-3 2-2 2-1 2-0"
deal.D = "6-5 6-0 5-2 4-1 3-3 3-0 1-1"
yard = ""
play = """
B:6-4 A:6-6L D:6-5L C:5-4R B:5-0L A:5-3R D:3-3R C:2-0L B:3-2L
A:6-3L D:6-0L C:4-3R B:4-0L A:4-2L D:5-2L C:5-5L B:4-4R A:5-1L
D:4-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-4 4-4 4-0 3-2 2-2"
deal.B = "6-6 6-1 5-5 5-3 5-1 2-0 1-0"
deal.C = "6-5 5-2 4-3 4-2 4-1 3-0 2-1"
deal.D = "6-4 6-3 5-0 3-3 3-1 1-1 0-0"
yard = ""
play = """
A:4-4 D:6-4L C:6-5L B:5-5L A:5-4L D:pass C:4-2L B:2-0L A:4-0L
D:pass C:4-1L B:6-1L A:6-2L D:pass C:5-2L B:5-3L A:3-2L D:pass
C:4-3R B:pass A:2-2L D:6-3R C:2-1L B:5-1L A:6-0R
"""
end = "out"
winner = "AC"
delta = { AC = 30, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 5-5 5-3 5-1 4-3 4-1"
deal.B = "6-5 6-1 6-0 5-4 5-0 2-2 1-0"
deal.C = "6-2 5-2 4-2 3-3 3-2 3-1 3-0"
deal.D = "6-3 4-4 4-0 2-1 2-0 1-1 0-0"
yard = ""
play = """
D:6-3 C:3-1R B:6-5L A:5-5L D:2-1R C:5-2L B:2-2L A:pass D:2-0L
C:3-2R B:6-0L A:6-6L D:pass C:6-2L B:pass A:5-3R D:pass C:4-2L
B:5-4L A:5-1L D:1-1L C:pass B:6-1L A:6-4L D:4-4L C:pass B:5-0R
A:4-1L D:4-0R C:pass B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 16 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-2 5-1 3-3 3-0 2-0 0-0"
deal.B = "6-6 6-3 6-1 6-0 5-5 5-4 2-1"
deal.C = "6-5 4-2 4-1 4-0 3-2 1-1 1-0"
deal.D = "6-4 5-3 5-0 4-4 4-3 3-1 2-2"
yard = ""
play = """
C:1-1 B:6-1L A:6-2L D:2-2L C:1-0R B:2-1L A:5-1L D:5-3L C:3-2L
B:6-0R A:2-0L D:6-4R C:4-2R B:pass A:0-0L D:5-0L C:6-5L B:6-6L
A:5-2R D:pass C:pass B:6-3L A:3-3L D:4-3L C:4-0L B:5-5R A:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 21, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-2 4-2 2-2 2-0 0-0"
deal.B = "5-3 4-4 4-3 4-0 3-0 2-1 1-1"
deal.C = "6-6 6-5 6-4 6-1 4-1 3-3 3-2"
deal.D = "6-2 5-5 5-4 5-1 5-0 3-1 1-0"
yard = ""
play = """
B:5-3 A:5-2L D:6-2L C:3-2R B:2-1R A:6-0L D:5-1R C:6-5R B:4-0L
A:4-2L D:pass C:6-6R B:pass A:2-2L D:pass C:6-4R B:4-4R A:2-0L
D:5-4R C:pass B:3-0L A:6-3L D:5-5R C:6-1L B:1-1L A:pass D:5-0R
C:4-1L B:4-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-1 4-1 3-3 3-0 2-0 1-1"
deal.B = "5-5 4-2 3-1 2-2 2-1 1-0 0-0"
deal.C = "6-1 5-4 5-3 5-0 4-4 4-3 3-2"
deal.D = "6-5 6-4 6-3 6-2 6-0 5-2 4-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-3L B:3-1L A:1-1L D:6-4R C:4-3R B:2-1L A:3-3R
D:6-3R C:6-1R B:4-2L A:4-1L D:pass C:pass B:1-0L A:3-0L D:pass
C:3-2L B:2-2L A:5-1R D:6-2L C:5-4R B:pass A:pass D:6-0L C:4-4R
B:0-0L A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 21, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-4 5-3 4-4 3-0 2-2"
deal.B = "5-2 5-1 4-2 3-3 2-1 2-0 1-0"
deal.C = "6-2 6-0 5-4 5-0 4-3 4-0 3-1"
deal.D = "6-3 6-1 5-5 4-1 3-2 1-1 0-0"
yard = ""
play = """
D:5-5 C:5-0L B:2-0L A:6-5R D:6-3R C:3-1R B:5-2L A:5-3L D:6-1R
C:6-0R B:3-3L A:3-0R D:3-2L C:4-3R B:4-2L A:4-4L D:4-1L C:5-4R
B:5-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 38 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 4-1 4-0 3-1 3-0 2-1"
deal.B = "6-5 6-0 5-4 5-1 4-2 2-0 1-1"
deal.C = "6-2 6-1 5-5 5-3 4-4 4-3 0-0"
deal.D = "6-6 5-2 5-0 3-3 3-2 2-2 1-0"
yard = ""
play = """
C:6-1 B:6-5L A:4-1R D:5-2L C:4-3R B:4-2L A:6-4L D:6-6L C:6-2L
B:2-0L A:6-3R D:5-0L C:5-5L B:5-4L A:4-0L D:1-0L C:pass B:5-1L
A:pass D:pass C:5-3L B:6-0R A:3-0R D:3-3L C:pass B:pass A:3-1L
D:3-2R C:pass B:1-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 11 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 6-0 5-5 5-2 4-4 0-0"
deal.B = "6-2 5-0 4-1 3-2 3-0 1-1 1-0"
deal.C = "6-5 5-1 4-0 3-1 2-2 2-1 2-0"
deal.D = "6-6 6-4 5-4 5-3 4-3 4-2 3-3"
yard = ""
play = """
B:6-2 A:5-2R D:6-6L C:5-1R B:4-1R A:4-4R D:6-4L C:4-0L B:5-0L
A:5-5L D:5-4L C:pass B:pass A:pass D:4-3L C:3-1L B:1-1L A:6-1L
D:4-2R C:2-1R B:1-0R A:6-0R D:pass C:6-5L B:pass A:6-3R D:5-3L
C:pass B:3-2L A:pass D:3-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-0 5-3 5-0 4-0 1-1"
deal.B = "6-3 6-1 5-2 5-1 3-3 3-1 2-0"
deal.C = "6-5 5-5 5-4 4-4 4-3 4-1 2-1"
deal.D = "6-4 4-2 3-2 3-0 2-2 1-0 0-0"
yard = ""
play = """
A:6-6 D:6-4L C:4-4L B:6-3R A:5-3R D:4-2L C:2-1L B:6-1L A:5-0R
D:3-0R C:4-3R B:pass A:4-0R D:1-0R C:6-5L B:5-2L A:6-2L D:pass
C:4-1R B:pass A:6-0L D:0-0L C:5-4R B:2-0L A:pass D:3-2L C:5-5R
"""
end = "out"
winner = "AC"
delta = { AC = 20, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 5-2 5-1 4-4 4-0 1-1"
deal.B = "6-5 6-0 5-0 4-1 3-1 2-1 0-0"
deal.C = "6-6 5-5 5-4 5-3 3-3 3-2 2-2"
deal.D = "6-2 6-1 4-3 4-2 3-0 2-0 1-0"
yard = ""
play = """
D:6-2 C:3-2R B:6-5L A:6-3R D:6-1R C:5-5L B:5-0L A:4-0L D:4-3L
C:5-3L B:4-1R A:4-4R D:4-2R C:2-2R B:2-1R A:5-1R D:pass C:5-4L
B:pass A:5-2R D:2-0R C:pass B:6-0R A:6-4R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 20 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-36"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 40, BD = 116 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-36"
commitment = "28daddbd1c5b13d89931a70e602f150240e9e5395c6ec16f24207147dcc4d64b"
secret = "7572dd372aceadbda3047a61658efe1f048dad95fe85cf24806f9db96739371f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 5-1 4-3 3-3 3-0 1-1"
deal.B = "6-5 5-3 5-2 5-0 4-0 1-0 0-0"
deal.C = "6-4 6-2 6-1 5-5 4-2 3-2 2-2"
deal.D = "6-3 6-0 4-4 4-1 3-1 2-1 2-0"
yard = ""
play = """
A:6-6 D:6-3L C:6-4R B:5-3L A:5-4L D:4-4L C:4-2L B:5-2L A:5-1L
D:4-1R C:6-1L B:6-5L A:1-1R D:2-1R C:5-5L B:5-0L A:3-0L D:3-1L
C:6-2R B:1-0L A:pass D:6-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 22 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-2 5-5 5-4 2-0 1-0"
deal.B = "6-1 5-2 5-1 4-2 4-1 3-2 2-2"
deal.C = "6-0 5-3 4-3 4-0 3-3 2-1 0-0"
deal.D = "6-6 6-3 5-0 4-4 3-1 3-0 1-1"
yard = ""
play = """
D:6-6 C:6-0L B:6-1R A:2-0L D:3-1R C:5-3R B:5-2L A:6-5L D:6-3L
C:4-3L B:5-1R A:6-4L D:1-1R C:2-1R B:2-2R A:6-2L D:pass C:pass
B:4-2L A:5-4L D:5-0L C:4-0L B:3-2R A:pass D:4-4L C:3-3R B:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 11 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-1 5-0 3-3 3-1 2-2 0-0"
deal.B = "6-6 6-5 5-3 5-2 4-3 4-2 1-1"
deal.C = "6-4 6-2 5-5 5-4 4-4 3-0 2-1"
deal.D = "6-3 6-1 4-1 4-0 3-2 2-0 1-0"
yard = ""
play = """
C:5-5 B:5-2L A:2-2L D:2-0L C:5-4R B:4-2R A:6-0L D:6-1L C:6-2R
B:1-1L A:5-1L D:6-3R C:3-0R B:6-5L A:5-0R D:pass C:6-4L B:4-3L
A:3-3L D:3-2L C:2-1L B:5-3R A:3-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 22, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-4 5-2 5-0 3-3 3-0"
deal.B = "6-1 5-5 5-1 4-4 4-1 3-2 1-0"
deal.C = "6-6 6-5 6-4 5-3 4-2 4-0 3-1"
deal.D = "6-2 4-3 2-2 2-1 2-0 1-1 0-0"
yard = ""
play = """
B:1-0 A:6-0R D:6-2R C:4-2R B:4-1R A:pass D:1-1L C:3-1L B:3-2L
A:5-2L D:2-1R C:6-5L B:6-1L A:pass D:2-2R C:pass B:5-1L A:5-4L
D:4-3L C:5-3L B:5-5L A:5-0L D:2-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 44 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 5-2 4-1 2-0 1-0"
deal.B = "5-5 5-4 4-0 3-3 3-2 1-1 0-0"
deal.C = "6-4 6-1 6-0 5-3 5-1 4-4 4-2"
deal.D = "6-3 5-0 4-3 3-1 3-0 2-2 2-1"
yard = ""
play = """
A:6-6 D:6-3L C:6-4R B:5-4R A:6-5R D:3-1L C:6-1L B:pass A:6-2L
D:2-2L C:4-2L B:4-0L A:2-0L D:2-1L C:5-1L B:5-5L A:5-2L D:pass
C:6-0R B:3-2L A:1-0R D:3-0L C:pass B:1-1R A:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 5-4 4-1 4-0 3-3 0-0"
deal.B = "6-4 6-0 5-5 5-1 4-4 4-3 4-2"
deal.C = "6-2 5-3 5-0 3-1 3-0 2-0 1-1"
deal.D = "6-3 6-1 5-2 3-2 2-2 2-1 1-0"
yard = ""
play = """
D:2-2 C:6-2L B:4-2R A:6-6L D:6-1L C:3-1L B:4-4R A:3-3L D:3-2L
C:2-0L B:4-3R A:4-0L D:6-3R C:pass B:6-4L A:6-5L D:5-2L C:pass
B:6-0R A:0-0R D:1-0R C:1-1R B:5-1R A:5-4R D:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 21 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-4 5-3 5-0 3-3 3-2 3-0"
deal.B = "5-2 5-1 4-4 4-3 4-2 4-0 0-0"
deal.C = "6-6 6-4 6-3 6-2 6-1 4-1 2-2"
deal.D = "6-0 5-5 3-1 2-1 2-0 1-1 1-0"
yard = ""
play = """
C:6-6 B:pass A:6-5L D:5-5L C:6-4R B:4-2R A:5-4L D:2-1R C:6-1R
B:4-4L A:pass D:6-0R C:4-1L B:0-0R A:5-0R D:1-1L C:pass B:5-1R
A:pass D:1-0L C:pass B:4-0L A:pass D:3-1R C:6-3R B:4-3L A:5-3L
D:pass C:6-2R B:5-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 18 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-37"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 72, BD = 105 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-37"
commitment = "994ebd5546a533239796cdf2e35e112a1313a8a8a17873d55c5ad43489cbd1c6"
secret = "d6cbe87fb4761daf33c1c1227c88c497152d8c0911a7d0c27eee7a3d71f4d7e5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 4-4 4-2 3-1 1-1 1-0"
deal.B = "6-1 5-2 5-1 5-0 2-2 2-1 0-0"
deal.C = "6-2 6-0 5-5 5-3 4-3 3-3 3-2"
deal.D = "6-5 6-4 6-3 4-1 4-0 3-0 2-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-5L B:5-2L A:4-2L D:6-4L C:6-2L B:6-1R A:1-0R
D:2-0L C:6-0L B:5-0R A:5-4R D:6-3L C:4-3R B:pass A:3-1L D:4-1L
C:3-3R B:pass A:4-4L D:4-0L C:5-3R B:5-1R A:1-1R
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 4-2 4-1 4-0 3-3 2-1 1-0"
deal.B = "6-2 5-4 5-1 5-0 3-1 1-1 0-0"
deal.C = "6-6 6-3 6-1 5-5 4-3 3-2 3-0"
deal.D = "6-4 6-0 5-3 5-2 4-4 2-2 2-0"
yard = ""
play = """
D:6-4 C:6-6L B:5-4R A:6-5R D:6-0L C:3-0L B:6-2R A:2-1R D:5-3L
C:6-1R B:5-1L A:1-0L D:2-0L C:3-2L B:3-1L A:4-1L D:4-4L C:4-3L
B:pass A:3-3L D:pass C:6-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 20 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 4-2 4-1 3-1 3-0 2-2"
deal.B = "6-4 6-0 5-2 4-4 4-0 3-3 0-0"
deal.C = "6-6 6-5 5-4 5-3 5-0 2-0 1-1"
deal.D = "6-3 6-2 5-1 4-3 3-2 2-1 1-0"
yard = ""
play = """
C:6-6 B:6-4L A:4-1L D:5-1L C:6-5R B:5-2L A:4-2L D:4-3L C:5-3L
B:pass A:5-5L D:pass C:5-4L B:4-4L A:pass D:pass C:5-0R B:6-0R
A:6-1R D:2-1R C:2-0R B:4-0L A:3-0L D:6-3L C:pass B:0-0R A:pass
D:6-2L C:pass B:pass A:2-2L D:3-2L C:pass B:3-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 4-0 3-1 2-2 2-0 1-1"
deal.B = "6-5 6-4 6-0 5-5 4-4 3-3 1-0"
deal.C = "6-6 6-3 5-4 5-0 4-3 4-2 3-2"
deal.D = "5-3 5-2 5-1 4-1 3-0 2-1 0-0"
yard = ""
play = """
B:6-5 A:6-1L D:5-1L C:5-4L B:5-5R A:4-0L D:3-0L C:6-3L B:6-4L
A:pass D:4-1L C:5-0R B:6-0R A:1-1L D:2-1L C:6-6R B:pass A:6-2R
D:5-2L C:3-2R B:3-3R A:3-1R D:5-3L C:4-3L B:4-4L A:pass D:pass
C:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-2 4-0 3-3 3-2 1-1"
deal.B = "6-6 6-4 5-3 5-1 3-1 2-0 1-0"
deal.C = "6-2 5-0 4-4 4-3 4-1 3-0 2-1"
deal.D = "6-1 6-0 5-5 5-4 4-2 2-2 0-0"
yard = ""
play = """
A:1-1 D:6-1L C:6-2L B:5-1R A:5-2L D:5-5L C:5-0L B:5-3R A:6-3R
D:6-0L C:pass B:6-6L A:6-5L D:5-4L C:4-4L B:6-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 33 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-1 5-5 5-4 3-3 2-0 0-0"
deal.B = "6-5 6-4 5-2 4-4 4-0 1-1 1-0"
deal.C = "6-3 6-2 6-0 4-2 4-1 3-2 3-0"
deal.D = "5-3 5-1 5-0 4-3 3-1 2-2 2-1"
yard = ""
play = """
D:5-3 C:6-3R B:6-5L A:6-1L D:5-1L C:6-2R B:5-2L A:2-0L D:5-0L
C:3-2R B:pass A:5-4L D:4-3L C:3-0L B:4-0L A:3-3R D:3-1R C:4-1R
B:6-4L A:6-6L D:pass C:4-2R B:pass A:pass D:2-2R C:6-0L
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-2 5-0 4-2 3-0 2-2 2-1 2-0"
deal.B = "6-5 6-3 6-2 6-0 5-5 4-3 3-2"
deal.C = "6-4 6-1 5-4 4-1 3-3 3-1 0-0"
deal.D = "6-6 5-3 5-1 4-4 4-0 1-1 1-0"
yard = ""
play = """
C:3-3 B:6-3L A:3-0R D:6-6L C:6-4L B:4-3L A:5-0R D:5-3L C:5-4L
B:6-5R A:4-2L D:pass C:6-1R B:6-2L A:2-1R D:pass C:pass B:6-0L
A:2-0R D:4-0L C:4-1L B:pass A:pass D:5-1L C:0-0R B:5-5L A:5-2L
D:1-0R C:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 15, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 4-2 4-0 3-3 3-2 1-0"
deal.B = "6-2 6-1 5-3 5-1 3-0 2-0 0-0"
deal.C = "6-6 6-4 6-0 5-5 5-2 4-1 2-2"
deal.D = "5-4 5-0 4-4 4-3 3-1 2-1 1-1"
yard = ""
play = """
B:6-2 A:4-2R D:5-4R C:6-6L B:5-3R A:6-5L D:5-0L C:6-0L B:6-1L
A:3-2R D:3-1L C:5-2R B:5-1R A:6-3L D:2-1R C:2-2R B:2-0R A:4-0R
D:4-4R C:6-4R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 22 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 5-0 4-3 4-1 3-0 1-0"
deal.B = "6-4 5-5 5-3 4-2 4-0 1-1 0-0"
deal.C = "6-0 5-4 4-4 3-3 3-1 2-2 2-0"
deal.D = "6-6 6-3 6-2 5-2 5-1 3-2 2-1"
yard = ""
play = """
A:3-0 D:6-3L C:6-0L B:4-0L A:4-1L D:5-1L C:5-4L B:6-4L A:6-5L
D:5-2L C:2-0R B:4-2L A:4-3L D:3-2L C:2-2L B:pass A:pass D:6-2L
C:pass B:pass A:6-1L D:2-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 32, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 5-4 4-4 3-3 2-0 0-0"
deal.B = "6-4 5-2 5-0 4-3 4-1 2-1 1-0"
deal.C = "6-6 6-5 5-5 4-2 3-2 3-1 1-1"
deal.D = "6-2 6-1 5-3 5-1 4-0 3-0 2-2"
yard = ""
play = """
D:6-2 C:6-6L B:6-4L A:5-4L D:5-3L C:3-2L B:5-2L A:2-0R D:5-1L
C:1-1L B:4-1L A:0-0R D:4-0L C:pass B:5-0L A:6-0R D:6-1R C:5-5L
B:2-1R A:pass D:2-2R C:6-5L B:pass A:6-3L D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 24 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-38"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 111, BD = 49 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-38"
commitment = "9d394760b11b2b9dd94959ade3bc0a5197d82735aa5956e06de5946c3b5b4cd0"
secret = "4cb0af1ff345f3e0983aebe2d117eef64c0756b57affa2a29fe461a75bd57af3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-3 6-1 4-3 4-1 3-2"
deal.B = "5-4 5-2 4-0 3-3 3-1 1-1 1-0"
deal.C = "6-2 6-0 5-5 5-3 2-2 2-1 0-0"
deal.D = "6-6 5-1 5-0 4-4 4-2 3-0 2-0"
yard = ""
play = """
D:6-6 C:6-2L B:5-2L A:6-5L D:pass C:6-0L B:1-0L A:6-4R D:4-2R
C:2-1L B:pass A:3-2L D:3-0L C:0-0L B:4-0L A:4-3L D:2-0R C:5-3L
B:5-4L A:4-1L D:5-1L C:5-5L B:pass A:pass D:5-0L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-2 5-1 3-3 3-2 3-1 2-0"
deal.B = "6-2 6-1 5-3 4-1 4-0 1-1 1-0"
deal.C = "6-6 6-4 5-5 5-0 4-3 3-0 0-0"
deal.D = "6-5 6-0 5-4 4-4 4-2 2-2 2-1"
yard = ""
play = """
C:6-6 B:6-1L A:6-3R D:2-1L C:4-3R B:6-2L A:pass D:6-0L C:5-0L
B:4-1R A:5-2L D:2-2L C:pass B:1-1R A:5-1R D:6-5R C:6-4R B:4-0R
A:3-2L D:pass C:3-0L B:1-0L A:3-1L D:pass C:0-0R B:5-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-2 5-1 4-4 4-3 3-1"
deal.B = "6-1 6-0 5-2 3-3 3-2 3-0 2-1"
deal.C = "6-6 5-0 4-2 4-0 2-0 1-0 0-0"
deal.D = "6-3 5-5 5-4 5-3 4-1 2-2 1-1"
yard = ""
play = """
B:3-3 A:4-3L D:6-3R C:4-2L B:6-0R A:6-2L D:pass C:6-6L B:3-0R
A:6-5L D:5-3L C:pass B:3-2L A:3-1R D:2-2L C:2-0L B:2-1R A:pass
D:pass C:5-0L B:5-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 33, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-1 4-4 4-3 4-1 1-1 1-0"
deal.B = "6-4 6-1 5-0 4-2 3-3 3-2 2-2"
deal.C = "6-2 6-0 5-5 5-2 3-0 2-1 0-0"
deal.D = "6-6 6-5 6-3 5-3 4-0 3-1 2-0"
yard = ""
play = """
A:5-4 D:4-0R C:5-5L B:5-0R A:5-1L D:5-3R C:2-1L B:3-2R A:pass
D:2-0L C:6-0L B:2-2R A:pass D:6-3L C:3-0L B:4-2R A:4-4R D:pass
C:0-0L B:6-4R A:1-0L D:3-1L C:6-2R B:3-3L A:4-3L D:pass C:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 30, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 4-4 4-2 3-1 3-0 2-1"
deal.B = "6-6 6-2 5-4 5-2 4-3 4-1 2-2"
deal.C = "6-0 5-5 5-1 5-0 4-0 2-0 1-1"
deal.D = "6-5 6-3 5-3 3-3 3-2 1-0 0-0"
yard = ""
play = """
D:1-0 C:5-1L B:5-4L A:6-4L D:0-0R C:6-0L B:pass A:3-0L D:3-3L
C:5-0R B:5-2R A:4-2R D:6-3L C:4-0R B:6-6L A:6-1L D:pass C:1-1L
B:4-1L A:4-4L D:pass C:2-0R B:6-2R A:pass D:6-5R C:5-5R
"""
end = "out"
winner = "AC"
delta = { AC = 24, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-1 5-0 4-0 3-3 3-2 2-1 2-0"
deal.B = "6-6 6-3 6-1 4-2 4-1 3-1 1-1"
deal.C = "6-5 6-4 6-2 5-5 5-4 4-3 1-0"
deal.D = "6-0 5-3 5-2 4-4 3-0 2-2 0-0"
yard = ""
play = """
C:6-5 B:6-6L A:5-1R D:6-0L C:1-0L B:1-1L A:2-1L D:2-2L C:6-2L
B:6-1L A:pass D:pass C:pass B:4-1L A:4-0L D:0-0L C:pass B:3-1R
A:3-3R D:3-0R C:pass B:pass A:5-0L D:5-2L C:pass B:4-2L A:2-0R
D:4-4L C:6-4L B:6-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 31 }

[[match.hand]]
opener = "B"
deal.A = "6-0 4-3 4-2 4-1 3-3 2-1 2-0"
deal.B = "6-6 6-3 5-5 5-4 3-1 3-0 2-2"
deal.C = "6-5 6-1 5-2 5-1 5-0 4-0 1-0"
deal.D = "6-4 6-2 5-3 4-4 3-2 1-1 0-0"
yard = ""
play = """
B:6-6 A:6-0L D:6-2R C:5-0L B:5-5L A:4-2R D:5-3L C:4-0R B:3-0R
A:4-3L D:3-2R C:5-2R B:5-4L A:pass D:pass C:6-5L B:6-3L A:3-3L
D:pass C:5-1R B:3-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 24, BD = 0 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-39"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 7, BD = 118 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-39"
commitment = "a87db38a90060807ff3252f1babb1c92b6dacaaf6a347c8bdc7f860c6f0d0c18"
secret = "ca76ecb221fc2d8d47f570d340c23cc5ce653a78c68dadbb80a23d9c99bed6c5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 4-3 4-2 2-2 2-0 1-1"
deal.B = "6-1 5-5 5-3 5-1 5-0 2-1 1-0"
deal.C = "6-6 6-3 6-2 6-0 3-3 3-0 0-0"
deal.D = "5-4 5-2 4-4 4-1 4-0 3-2 3-1"
yard = ""
play = """
C:6-6 B:6-1L A:6-4R D:5-4R C:pass B:5-1L A:6-5L D:5-2R C:6-2R
B:pass A:pass D:pass C:6-0L B:5-0L A:pass D:pass C:6-3R B:5-5L
A:4-3R D:4-4R C:pass B:5-3L A:4-2R D:3-2L C:pass B:2-1L A:2-2R
D:4-1L C:pass B:pass A:2-0R D:4-0L C:0-0L B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 11 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-2 4-1 3-3 3-1 3-0"
deal.B = "6-3 6-0 5-1 4-2 1-1 1-0 0-0"
deal.C = "6-1 5-5 5-4 4-4 4-3 2-2 2-0"
deal.D = "6-6 5-3 5-2 5-0 4-0 3-2 2-1"
yard = ""
play = """
B:6-3 A:3-3R D:6-6L C:4-3R B:6-0L A:6-4R D:5-0L C:5-4L B:4-2L
A:6-2L D:pass C:6-1L B:5-1L A:6-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 36 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 5-0 4-3 4-1 3-3"
deal.B = "6-0 5-4 5-1 4-0 2-1 1-1 1-0"
deal.C = "6-3 6-2 5-5 5-3 4-4 4-2 3-0"
deal.D = "6-1 5-2 3-2 3-1 2-2 2-0 0-0"
yard = ""
play = """
A:6-6 D:6-1L C:6-3R B:5-1L A:6-5L D:3-2R C:4-2R B:6-0L A:5-0L
D:5-2L C:4-4R B:2-1L A:4-1L D:pass C:pass B:5-4L A:4-3R D:3-1R
C:5-3L B:1-1R A:3-3L D:pass C:3-0L B:4-0L A:6-4L
"""
end = "out"
winner = "AC"
delta = { AC = 7, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-0 5-3 4-3 4-1 1-0"
deal.B = "6-6 5-4 5-0 3-2 2-1 2-0 0-0"
deal.C = "6-2 5-2 5-1 4-4 4-2 3-0 2-2"
deal.D = "6-3 6-1 5-5 4-0 3-3 3-1 1-1"
yard = ""
play = """
D:5-5 C:5-1L B:2-1L A:6-5R D:6-3R C:2-2L B:3-2L A:4-3L D:3-3R
C:3-0R B:5-4L A:5-3L D:3-1L C:pass B:5-0R A:4-1L D:4-0L C:5-2R
B:2-0L A:pass D:pass C:6-2L B:6-6L A:6-0L D:pass C:4-2R B:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-4 5-1 5-0 3-2 3-0"
deal.B = "6-1 5-4 5-3 4-0 3-3 2-1 1-1"
deal.C = "6-2 6-0 5-5 4-4 4-3 4-2 3-1"
deal.D = "6-3 5-2 4-1 2-2 2-0 1-0 0-0"
yard = ""
play = """
C:4-3 B:5-4L A:6-5L D:6-3L C:3-1L B:6-1L A:6-6L D:pass C:6-0L
B:4-0L A:6-4L D:pass C:6-2L B:2-1L A:5-1L D:5-2L C:4-2L B:5-3R
A:5-0R D:4-1L C:pass B:1-1L A:3-0R D:1-0L C:pass B:3-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 23 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-5 5-3 3-1 2-2 1-0"
deal.B = "6-4 6-2 5-2 4-2 4-1 1-1 0-0"
deal.C = "6-1 5-0 4-4 4-3 3-0 2-1 2-0"
deal.D = "6-3 6-0 5-4 5-1 4-0 3-3 3-2"
yard = ""
play = """
B:6-4 A:6-6L D:6-3L C:3-0L B:0-0L A:1-0L D:5-4R C:5-0R B:4-1L
A:pass D:6-0R C:6-1R B:4-2L A:2-2L D:5-1R C:2-1L B:1-1L A:5-5R
D:pass C:pass B:5-2R A:3-1L D:3-3L C:4-3L B:6-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 29 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-40"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 70, BD = 104 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-40"
commitment = "6d248cbc88b15462447a4d92de80fb1251fe11264af8419fa70c6886f90ce8ad"
secret = "4b9fe663c68e8535cc6a8f353036d280eb339e727fed0ee08b1923016badc9b7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-0 5-4 5-1 4-4 3-2 3-1 0-0"
deal.B = "6-5 6-3 5-5 4-3 4-0 3-3 3-0"
deal.C = "6-1 5-3 5-2 4-2 2-0 1-1 1-0"
deal.D = "6-6 6-4 6-2 5-0 4-1 2-2 2-1"
yard = ""
play = """
D:6-6 C:6-1L B:6-3R A:5-1L D:5-0L C:5-3R B:4-0L A:5-4L D:pass
C:5-2L B:5-5R A:3-2L D:pass C:pass B:3-0L A:6-0L D:6-2L C:4-2L
B:4-3L A:3-1L D:4-1L C:pass B:6-5R A:4-4L D:6-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 13, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 5-3 5-2 4-4 4-1 2-1"
deal.B = "6-2 6-0 5-1 5-0 4-2 4-0 1-0"
deal.C = "6-6 6-1 3-2 2-2 2-0 1-1 0-0"
deal.D = "6-5 6-3 5-4 4-3 3-3 3-1 3-0"
yard = ""
play = """
C:6-6 B:6-0L A:6-4R D:3-0L C:3-2L B:4-2R A:5-2L D:6-5L C:6-1L
B:6-2R A:4-1L D:4-3L C:pass B:pass A:5-3L D:5-4L C:pass B:4-0L
A:pass D:6-3R C:2-0L B:pass A:2-1L D:3-1L C:pass B:pass A:pass
D:3-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 24 }

[[match.hand]]
opener = "B"
deal.A = "5-3 4-3 4-0 3-3 3-0 2-2 1-0"
deal.B = "6-4 5-5 5-2 4-2 4-1 3-2 2-1"
deal.C = "6-6 6-3 5-4 5-1 4-4 1-1 0-0"
deal.D = "6-5 6-2 6-1 6-0 5-0 3-1 2-0"
yard = ""
play = """
B:4-1 A:4-3L D:6-1R C:6-6R B:3-2L A:2-2L D:6-2L C:6-3L B:6-4R
A:5-3L D:6-5L C:5-4R B:5-2R A:pass D:2-0R C:0-0R B:pass A:4-0R
D:6-0L C:4-4R B:4-2R A:3-0L D:3-1L C:5-1L B:5-5L A:pass D:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-2 5-4 5-2 4-1 1-0"
deal.B = "6-5 6-0 5-5 4-3 3-3 3-2 2-1"
deal.C = "6-3 6-1 5-1 5-0 4-2 4-0 2-2"
deal.D = "5-3 4-4 3-1 3-0 2-0 1-1 0-0"
yard = ""
play = """
A:6-6 D:pass C:6-3L B:3-3L A:6-4R D:4-4R C:4-2R B:3-2L A:6-2L
D:2-0R C:6-1L B:2-1L A:5-2L D:5-3L C:5-0R B:4-3L A:5-4L D:pass
C:5-1L B:6-5R A:4-1L D:pass C:4-0L B:6-0R A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 19, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 4-0 3-3 3-0 2-2 2-1 1-0"
deal.B = "6-5 6-1 5-5 5-4 4-3 3-2 1-1"
deal.C = "6-3 6-2 5-2 5-1 4-2 2-0 0-0"
deal.D = "6-4 6-0 5-3 5-0 4-4 4-1 3-1"
yard = ""
play = """
D:4-4 C:4-2L B:4-3R A:2-2L D:5-3R C:6-2L B:6-1L A:2-1L D:5-0R
C:5-2L B:6-5L A:6-6L D:6-0R C:6-3L B:3-2L A:pass D:6-4R C:2-0L
B:5-4R A:4-0L D:4-1L C:5-1L B:5-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 10 }

[[match.hand]]
opener = "C"
deal.A = "5-3 4-4 4-3 4-2 3-2 3-0 0-0"
deal.B = "6-6 6-4 5-5 5-2 4-0 2-0 1-0"
deal.C = "6-2 6-1 5-4 5-0 3-3 2-2 1-1"
deal.D = "6-5 6-3 6-0 5-1 4-1 3-1 2-1"
yard = ""
play = """
C:5-4 B:5-5L A:5-3L D:4-1R C:6-1R B:6-6R A:4-3L D:6-5R C:5-0R
B:4-0L A:3-0L D:3-1L C:1-1L B:1-0R A:pass D:5-1L C:pass B:5-2L
A:4-2L D:2-1R C:6-2R B:6-4L A:pass D:6-3L C:3-3L B:pass A:3-2L
D:6-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-5 4-4 4-1 3-3 3-2 2-2 2-0"
deal.B = "5-4 4-3 4-0 3-0 1-1 1-0 0-0"
deal.C = "6-6 6-0 5-5 5-2 5-1 4-2 2-1"
deal.D = "6-4 6-3 6-2 6-1 5-3 5-0 3-1"
yard = ""
play = """
B:1-1 A:4-1L D:6-4L C:6-6L B:1-0R A:6-5L D:5-0R C:5-5L B:5-4L
A:4-4L D:5-3R C:4-2L B:3-0R A:3-2L D:6-3L C:6-0L B:4-0L A:2-0R
D:6-2R C:pass B:4-3L A:3-3L D:6-1R C:5-1R B:pass A:pass D:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 14 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-1 4-1 3-1 2-1 2-0"
deal.B = "6-4 6-2 5-5 5-3 5-0 2-2 0-0"
deal.C = "6-5 5-4 5-2 4-3 4-2 1-1 1-0"
deal.D = "6-6 6-1 4-4 4-0 3-3 3-2 3-0"
yard = ""
play = """
A:6-3 D:6-6L C:6-5L B:5-0L A:6-0L D:3-3R C:4-3R B:6-2L A:2-1L
D:6-1L C:5-4R B:6-4L A:4-1L D:pass C:5-2R B:2-2R A:5-1L D:3-2R
C:pass B:5-3R A:pass D:pass C:pass B:5-5L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-2 5-0 4-1 3-1 3-0 1-1"
deal.B = "6-6 6-4 6-2 5-4 4-3 3-3 0-0"
deal.C = "6-3 6-1 6-0 5-5 5-3 5-1 2-2"
deal.D = "4-4 4-2 4-0 3-2 2-1 2-0 1-0"
yard = ""
play = """
D:4-4 C:pass B:6-4L A:6-5L D:4-2R C:5-5L B:5-4L A:4-1L D:2-1L
C:2-2L B:6-2L A:5-2R D:pass C:6-3L B:3-3L A:3-1L D:1-0L C:5-3R
B:4-3R A:5-0L D:4-0R C:5-1L B:0-0R A:1-1L D:2-0R C:6-1L B:6-6L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 5-3 3-3 3-1 1-1 1-0"
deal.B = "6-5 5-4 4-4 4-3 4-1 3-0 2-0"
deal.C = "6-6 6-4 5-5 5-1 2-2 2-1 0-0"
deal.D = "6-3 6-2 5-2 5-0 4-2 4-0 3-2"
yard = ""
play = """
C:6-6 B:6-5L A:5-3L D:6-3L C:6-4L B:4-4L A:6-1R D:4-2L C:5-1R
B:2-0L A:6-0L D:5-2R C:2-2R B:pass A:pass D:6-2R
"""
end = "blocked"
winner = "AC"
delta = { AC = 38, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-1 4-0 3-2 3-1 1-0"
deal.B = "6-3 6-2 5-5 5-4 5-3 4-2 3-3"
deal.C = "6-0 5-2 5-0 4-4 4-1 2-1 0-0"
deal.D = "6-6 6-1 4-3 3-0 2-2 2-0 1-1"
yard = ""
play = """
B:5-5 A:6-5L D:6-6L C:5-2R B:6-3L A:3-2L D:2-2L C:2-1L B:6-2R
A:5-1L D:6-1R C:5-0L B:pass A:4-0L D:4-3L C:4-1R B:3-3L A:3-1L
D:1-1L C:4-4R B:4-2R A:1-0L D:3-0L C:pass B:5-3L A:pass D:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 16 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-0 5-0 3-3 2-0 0-0"
deal.B = "5-5 5-2 4-4 4-3 4-1 2-1 1-1"
deal.C = "6-5 6-3 6-2 5-1 4-0 3-0 1-0"
deal.D = "6-1 5-4 5-3 4-2 3-2 3-1 2-2"
yard = ""
play = """
A:6-6 D:6-1L C:6-5R B:5-2R A:2-0R D:3-1L C:6-3L B:pass A:6-4L
D:5-4L C:5-1L B:1-1L A:6-0R D:pass C:6-2R B:2-1R A:pass D:pass
C:1-0L B:4-1R A:5-0L D:4-2R C:pass B:5-5L A:pass D:2-2R C:pass
B:pass A:pass D:5-3L C:3-0L B:pass A:0-0L D:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 10 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-41"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 109, BD = 16 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-41"
commitment = "b816f56c6e3bfbc5e1a9af736fb7381776de4768f145e732efc0b207d90263e7"
secret = "bfd4d649fdfb6ddbe48c17f65b8d5c6295c9b40669070ce999ae9257a538fbd4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 4-3 4-2 3-2 3-1 2-1 1-1"
deal.B = "6-3 5-5 5-2 4-4 4-0 3-0 2-0"
deal.C = "6-5 6-4 6-1 5-1 5-0 3-3 0-0"
deal.D = "6-2 6-0 5-4 5-3 4-1 2-2 1-0"
yard = ""
play = """
A:6-6 D:6-2L C:6-5R B:5-5R A:2-1L D:4-1L C:6-4L B:6-3L A:3-1L
D:1-0L C:5-0L B:5-2L A:4-2L D:5-4L C:5-1L B:pass A:1-1L D:5-3R
C:3-3R B:3-0R A:pass D:6-0R C:6-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 6-0 5-0 3-0 2-1 1-0"
deal.B = "6-4 6-2 5-2 4-4 4-3 4-2 1-1"
deal.C = "6-6 5-5 5-4 3-1 2-2 2-0 0-0"
deal.D = "6-3 5-3 5-1 4-1 4-0 3-3 3-2"
yard = ""
play = """
D:6-3 C:6-6L B:6-4L A:3-0R D:4-1L C:3-1L B:4-3L A:5-0R D:4-0L
C:5-5R B:5-2R A:6-0L D:3-2R C:pass B:6-2L A:2-1L D:5-1L C:5-4L
B:4-4L A:pass D:5-3R C:pass B:4-2L A:6-5R D:pass C:2-2L B:pass
A:6-1R D:pass C:2-0L B:1-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 5-0 3-2 2-2 2-1 2-0"
deal.B = "6-3 5-4 5-2 4-3 4-1 3-1 1-1"
deal.C = "6-5 6-1 5-5 5-1 3-3 1-0 0-0"
deal.D = "6-6 6-0 5-3 4-4 4-2 4-0 3-0"
yard = ""
play = """
C:5-5 B:5-4L A:5-0R D:4-4L C:1-0R B:4-3L A:3-2L D:4-2L C:5-1R
B:5-2R A:6-4L D:6-6L C:6-5L B:pass A:6-2R D:5-3L C:3-3L B:6-3L
A:pass D:6-0L C:0-0L B:pass A:2-0L D:pass C:6-1R
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-4 5-1 5-0 4-2 4-0 1-1"
deal.B = "6-5 6-3 4-3 3-1 2-2 2-1 0-0"
deal.C = "6-6 5-2 4-4 3-3 3-2 2-0 1-0"
deal.D = "6-4 6-2 6-1 6-0 5-3 4-1 3-0"
yard = ""
play = """
B:6-5 A:5-1R D:6-4L C:4-4L B:4-3L A:1-1R D:5-3L C:5-2L B:2-2L
A:4-2L D:4-1L C:1-0L B:3-1R A:5-0L D:3-0R C:2-0R B:2-1R A:5-4L
D:6-1R C:6-6R B:6-3R A:4-0L D:6-0L C:3-3R B:pass A:pass D:6-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-1 4-3 3-0 2-1 2-0"
deal.B = "6-3 6-1 5-5 5-0 3-2 3-1 1-0"
deal.C = "6-5 6-0 5-2 4-4 4-2 3-3 0-0"
deal.D = "6-4 5-4 5-3 4-1 4-0 2-2 1-1"
yard = ""
play = """
A:6-2 D:6-4L C:4-4L B:3-2R A:4-3R D:5-4L C:6-5L B:6-3L A:3-0L
D:4-0L C:4-2L B:pass A:2-0L D:4-1R C:0-0L B:6-1R A:6-6R D:pass
C:6-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 34, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-0 4-3 4-1 3-3 3-2 2-2"
deal.B = "6-5 5-4 5-2 4-2 4-0 3-0 1-1"
deal.C = "6-4 6-0 5-3 5-1 3-1 2-1 1-0"
deal.D = "6-6 6-3 6-2 6-1 4-4 2-0 0-0"
yard = ""
play = """
D:6-6 C:6-0L B:6-5R A:5-0L D:pass C:5-1L B:5-4R A:4-3R D:6-1L
C:3-1R B:1-1R A:4-1R D:6-3L C:6-4R B:3-0L A:pass D:2-0L C:2-1L
B:pass A:pass D:6-2R C:1-0L B:5-2R A:5-5R D:0-0L C:5-3R
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-4 6-0 5-5 5-3 5-0"
deal.B = "5-4 5-1 4-3 4-2 3-2 3-1 2-2"
deal.C = "6-2 6-1 5-2 4-0 2-1 1-0 0-0"
deal.D = "6-3 4-4 4-1 3-3 3-0 2-0 1-1"
yard = ""
play = """
C:0-0 B:pass A:6-0L D:6-3L C:1-0R B:4-3L A:6-4L D:4-1R C:4-0R
B:pass A:6-5L D:3-0R C:5-2L B:4-2L A:5-3R D:4-4L C:pass B:5-4L
A:5-5L D:pass C:pass B:5-1L A:5-0R D:1-1L C:6-1L B:pass A:6-6L
"""
end = "out"
winner = "AC"
delta = { AC = 21, BD = 0 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-42"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 114, BD = 75 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-42"
commitment = "2693acd73f307286b6dde4c6c57b57be996d414850abb570698f09b544a4a914"
secret = "51f8809ff58173d6cb9f6b411893f17c4999df6bdca7961c03081e26d902c149"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-1 5-5 5-0 4-0 2-1"
deal.B = "6-0 5-3 5-2 3-3 1-1 1-0 0-0"
deal.C = "5-4 5-1 4-3 4-1 3-2 3-1 2-2"
deal.D = "6-5 6-3 6-2 4-4 4-2 3-0 2-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-4L B:6-0R A:6-4L D:6-3L C:4-3L B:0-0R A:5-0R
D:4-2L C:3-2L B:5-3L A:5-5L D:pass C:5-1L B:1-1L A:6-1L D:6-2L
C:2-2L B:5-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 20, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-0 4-4 3-2 2-2 1-1 1-0 0-0"
deal.B = "6-6 6-4 6-2 5-1 4-3 3-3 2-1"
deal.C = "6-5 5-5 5-4 5-3 5-2 4-2 3-1"
deal.D = "6-3 6-1 6-0 4-1 4-0 3-0 2-0"
yard = ""
play = """
D:6-3 C:6-5L B:3-3R A:5-0L D:3-0L C:5-3L B:5-1L A:3-2R D:2-0R
C:3-1L B:4-3L A:4-4L D:4-0L C:pass B:pass A:1-0L D:6-1L C:pass
B:6-6L A:0-0R D:6-0R C:pass B:6-2L A:2-2L D:pass C:5-2L B:6-4R
A:pass D:4-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 27 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-1 5-3 5-0 4-4 2-0"
deal.B = "6-3 6-0 5-5 5-2 4-0 3-1 1-1"
deal.C = "6-6 4-2 4-1 3-3 2-2 2-1 1-0"
deal.D = "6-2 5-4 5-1 4-3 3-2 3-0 0-0"
yard = ""
play = """
C:6-6 B:6-3L A:6-5R D:5-1R C:3-3L B:3-1L A:6-1L D:6-2L C:4-2L
B:4-0L A:5-0L D:5-4L C:4-1L B:1-1L A:pass D:pass C:2-1L B:5-2L
A:5-3L D:3-0L C:1-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 28, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-2 4-2 4-0 3-1 2-2 2-1"
deal.B = "6-3 6-0 5-4 3-0 2-0 1-1 1-0"
deal.C = "6-5 6-4 6-2 6-1 5-5 3-3 0-0"
deal.D = "5-3 5-1 5-0 4-4 4-3 4-1 3-2"
yard = ""
play = """
B:1-1 A:3-1L D:4-1R C:3-3L B:3-0L A:4-2R D:3-2R C:0-0L B:6-3R
A:6-6R D:5-0L C:6-5L B:6-0L A:4-0L D:4-4L C:6-4L B:pass A:pass
D:pass C:6-2L B:2-0L A:pass D:pass C:6-1R B:1-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 30, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-0 4-3 4-2 4-1 3-1 1-0"
deal.B = "6-2 4-4 3-2 3-0 2-1 1-1 0-0"
deal.C = "6-5 6-4 6-3 5-4 5-2 3-3 2-2"
deal.D = "6-1 6-0 5-5 5-3 5-1 4-0 2-0"
yard = ""
play = """
A:6-6 D:6-0L C:6-5R B:3-0L A:4-3L D:5-1R C:6-4L B:1-1R A:4-1R
D:4-0R C:6-3L B:3-2L A:4-2L D:2-0R C:5-4L B:6-2R A:5-0L D:6-1R
C:pass B:0-0L A:3-1R D:5-3R C:5-2R B:2-1R A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-2 6-0 5-3 4-3 2-0"
deal.B = "6-6 6-4 5-0 4-0 3-2 2-2 1-1"
deal.C = "5-5 5-2 4-4 4-2 3-0 2-1 1-0"
deal.D = "6-1 5-4 5-1 4-1 3-3 3-1 0-0"
yard = ""
play = """
D:3-1 C:3-0L B:1-1R A:6-0L D:6-1R C:pass B:6-6L A:6-5L D:5-1L
C:2-1L B:2-2L A:6-3R D:3-3R C:5-2L B:5-0L A:5-3R D:0-0L C:1-0L
B:pass A:pass D:5-4R C:4-4R B:6-4R A:6-2R D:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 25 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-5 5-1 4-4 4-2 4-1 1-0"
deal.B = "6-5 6-2 4-3 4-0 2-0 1-1 0-0"
deal.C = "6-3 6-0 5-3 5-2 5-0 3-2 2-1"
deal.D = "6-4 6-1 5-4 3-3 3-1 3-0 2-2"
yard = ""
play = """
C:6-3 B:4-3R A:6-6L D:6-4R C:6-0L B:0-0L A:1-0L D:6-1L C:pass
B:6-2L A:4-2L D:5-4L C:5-3L B:6-5R A:5-5R D:3-1L C:2-1L B:2-0L
A:5-1R D:3-0L C:3-2L B:1-1R A:4-1R D:2-2L C:5-2L B:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 4-1 3-3 2-1 2-0 0-0"
deal.B = "6-6 6-1 4-3 4-2 3-1 1-1 1-0"
deal.C = "6-0 5-3 5-2 4-4 4-0 3-0 2-2"
deal.D = "6-4 6-3 6-2 5-4 5-1 5-0 3-2"
yard = ""
play = """
B:6-6 A:6-5L D:5-0L C:6-0L B:6-1L A:4-1L D:5-4L C:5-3L B:4-3L
A:pass D:6-2R C:4-4L B:4-2R A:pass D:6-4L C:4-0R B:1-0R A:2-1R
D:3-2R C:3-0R B:pass A:2-0R D:6-3L C:5-2R B:3-1L A:5-5R D:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-2 5-1 5-0 4-4 2-0"
deal.B = "6-6 6-1 5-4 4-2 3-3 1-0 0-0"
deal.C = "6-0 4-0 3-2 3-1 3-0 2-2 2-1"
deal.D = "6-4 6-3 6-2 5-3 4-3 4-1 1-1"
yard = ""
play = """
A:6-5 D:5-3R C:6-0L B:3-3R A:5-0L D:6-3R C:pass B:6-6R A:5-5L
D:6-4R C:4-0R B:5-4L A:4-4L D:4-3L C:3-2L B:4-2L A:2-0R D:4-1L
C:3-1L B:pass A:5-2R D:pass C:3-0L B:0-0L A:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-43"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 111, BD = 29 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-43"
commitment = "46789ba1c0f46b251516506b45f7ec2640b53892dc8b480223f0e46cf9dec491"
secret = "f5dcd2414db41d6924f689cb61df9827c62637b9b3621651a1e9cf4fb5a5de48"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-2 5-4 3-0 2-1 1-1"
deal.B = "6-0 5-5 5-0 4-4 4-3 4-2 4-0"
deal.C = "6-6 6-1 5-2 5-1 4-1 3-3 0-0"
deal.D = "6-5 5-3 3-2 3-1 2-2 2-0 1-0"
yard = ""
play = """
C:6-6 B:6-0L A:3-0L D:6-5R C:5-1R B:4-3L A:6-4L D:3-1R C:6-1L
B:pass A:6-3R D:1-0L C:0-0L B:5-0L A:5-4L D:pass C:4-1L B:pass
A:1-1L D:pass C:pass B:pass A:6-2R D:3-2R C:3-3R B:pass A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 42, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-0 4-2 4-0 2-1 0-0"
deal.B = "6-5 6-4 5-3 4-3 3-2 2-0 1-1"
deal.C = "5-4 5-2 5-1 4-4 4-1 3-1 3-0"
deal.D = "6-6 6-3 6-1 6-0 3-3 2-2 1-0"
yard = ""
play = """
B:6-5 A:5-5R D:6-6L C:5-1R B:6-4L A:4-0L D:6-1R C:3-0L B:5-3L
A:6-2R D:2-2R C:5-2R B:pass A:5-0L D:6-0L C:5-4R B:4-3R A:pass
D:6-3L C:3-1L B:1-1L A:2-1L D:3-3R C:pass B:3-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-0 3-1 2-2 1-1 1-0"
deal.B = "6-4 6-1 6-0 5-4 4-2 3-3 3-0"
deal.C = "6-2 5-5 4-0 3-2 2-1 2-0 0-0"
deal.D = "6-6 5-3 5-2 5-1 4-4 4-3 4-1"
yard = ""
play = """
A:1-1 D:5-1L C:2-1R B:5-4L A:2-2R D:4-4L C:6-2R B:6-4L A:6-5L
D:6-6R C:5-5L B:6-1R A:5-0L D:4-1R C:0-0L B:6-0L A:6-3L D:5-3L
C:4-0R B:3-0R A:3-1R D:5-2L C:3-2L B:3-3L A:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 13, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 6-1 3-1 2-0 1-1 1-0"
deal.B = "6-4 6-0 5-5 5-0 4-2 4-0 3-2"
deal.C = "6-5 5-4 5-2 5-1 4-3 3-0 0-0"
deal.D = "6-6 5-3 4-4 4-1 3-3 2-2 2-1"
yard = ""
play = """
D:6-6 C:6-5L B:5-5L A:6-1R D:5-3L C:3-0L B:6-0L A:1-1R D:4-1R
C:5-4R B:6-4L A:pass D:4-4L C:4-3L B:3-2L A:6-2L D:pass C:5-2R
B:4-2R A:6-3L D:3-3L C:pass B:4-0R A:1-0R D:2-1R C:pass B:pass
A:2-0R D:pass C:0-0R B:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 10 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-3 5-0 4-2 4-0 2-2 1-1"
deal.B = "6-2 5-4 4-3 3-3 3-0 2-1 2-0"
deal.C = "6-4 6-1 4-4 4-1 3-2 1-0 0-0"
deal.D = "6-6 6-5 6-3 6-0 5-2 5-1 3-1"
yard = ""
play = """
C:6-1 B:6-2L A:2-2L D:5-2L C:4-1R B:5-4L A:4-2L D:pass C:3-2L
B:4-3L A:4-0L D:6-0L C:6-4L B:pass A:pass D:pass C:4-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 56, BD = 0 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-44"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 62, BD = 107 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-44"
commitment = "4203d1d6de4b429dee59c53d8e8ee7a8c5797fb70d944431d5c185e64e38ceda"
secret = "2d77870136b9b8447de1c932b2b29ac226cd62f0e1b809e07a812043ef93ef3e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-2 5-2 4-3 4-2 3-3 2-1 1-1"
deal.B = "6-3 5-5 5-0 4-0 3-2 3-0 1-0"
deal.C = "6-5 6-4 6-1 5-4 5-3 4-4 4-1"
deal.D = "6-6 6-0 5-1 3-1 2-2 2-0 0-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-0L A:6-2R D:2-0R C:pass B:3-0L A:4-3L D:0-0R
C:6-4L B:4-0R A:4-2R D:6-0L C:pass B:3-2R A:3-3R D:3-1R C:6-1R
B:6-3R A:pass D:pass C:5-3R B:5-5R A:5-2R D:2-2R C:pass B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 27 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 5-0 4-4 3-2 3-1 0-0"
deal.B = "5-3 4-3 4-2 3-0 2-2 2-1 1-1"
deal.C = "6-3 5-4 4-1 4-0 3-3 2-0 1-0"
deal.D = "6-6 6-4 6-2 6-1 5-5 5-2 5-1"
yard = ""
play = """
C:6-3 B:3-0R A:6-5L D:5-5L C:5-4L B:4-3L A:3-2L D:6-2L C:4-0R
B:4-2R A:6-0L D:5-2R C:2-0L B:2-1L A:3-1L D:5-1R C:3-3L B:5-3L
A:5-0L D:6-1R C:1-0L B:1-1L A:pass D:6-6R C:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-3 5-2 4-3 4-1 3-2 2-2"
deal.B = "6-3 6-2 5-1 3-1 3-0 2-1 2-0"
deal.C = "6-6 6-5 6-4 6-1 5-5 4-4 3-3"
deal.D = "6-0 5-0 4-2 4-0 1-1 1-0 0-0"
yard = ""
play = """
B:6-3 A:5-3R D:6-0L C:6-5R B:6-2R A:5-2R D:5-0R C:pass B:2-0L
A:3-2L D:0-0R C:3-3L B:3-1L A:4-1L D:4-0L C:pass B:3-0L A:4-3L
D:4-2L C:pass B:2-1L A:pass D:1-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 60 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-0 5-3 5-2 3-1 2-2"
deal.B = "6-3 5-1 5-0 4-3 4-1 4-0 3-3"
deal.C = "6-4 5-5 5-4 4-4 4-2 3-0 0-0"
deal.D = "6-5 6-1 3-2 2-1 2-0 1-1 1-0"
yard = ""
play = """
A:6-6 D:6-1L C:6-4R B:4-0R A:3-1L D:3-2L C:4-2L B:5-0R A:5-3R
D:pass C:5-4L B:4-3R A:5-2L D:2-1L C:4-4R B:4-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 37, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-1 4-4 4-2 3-0 1-1 0-0"
deal.B = "6-4 6-3 6-2 5-0 3-2 2-2 2-1"
deal.C = "6-5 6-0 5-2 4-3 4-0 3-1 1-0"
deal.D = "6-1 5-5 5-4 5-3 4-1 3-3 2-0"
yard = ""
play = """
D:5-5 C:6-5L B:5-0R A:6-6L D:6-1L C:6-0R B:6-4R A:5-1L D:5-4R
C:5-2L B:2-1L A:1-1L D:4-1L C:4-3L B:6-3L A:pass D:5-3R C:3-1R
B:6-2L A:4-2L D:pass C:4-0L B:pass A:3-0L D:3-3L C:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-5 4-4 3-3 2-0 1-1 0-0"
deal.B = "6-6 6-0 5-3 5-2 3-1 2-2 1-0"
deal.C = "6-5 5-1 5-0 4-3 4-2 4-1 3-0"
deal.D = "6-4 6-2 6-1 5-4 4-0 3-2 2-1"
yard = ""
play = """
C:6-5 B:5-2R A:6-3L D:3-2L C:4-2L B:2-2R A:4-4L D:6-4L C:pass
B:6-0L A:2-0L D:6-2L C:pass B:6-6L A:pass D:6-1L C:5-1L B:5-3L
A:3-3L D:2-1R C:4-3L B:1-0R A:0-0R D:4-0R C:4-1L B:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 20 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-45"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 44, BD = 109 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-45"
commitment = "42074e2b90f8467be60edd1dfa9966301a06581ed2ab91b942b146f67826ed98"
secret = "0b43cce27f7d46cfd89d0f7c27986c96298f10d3fb1718653938d3f4e40241fd"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 6-0 5-5 4-3 4-1 3-2"
deal.B = "6-5 6-1 5-2 5-0 4-0 2-2 2-1"
deal.C = "5-4 5-3 3-3 3-0 2-0 1-0 0-0"
deal.D = "6-6 6-3 5-1 4-4 4-2 3-1 1-1"
yard = ""
play = """
D:6-6 C:pass B:6-5L A:5-5L D:5-1L C:1-0L B:6-1R A:4-1R D:4-4R
C:5-4R B:5-2R A:6-0L D:6-3L C:3-3L B:2-2R A:3-2R D:3-1L C:3-0R
B:5-0R A:pass D:1-1L C:5-3R B:2-1L A:4-3R D:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 20 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-2 5-4 5-0 4-2 1-0"
deal.B = "5-5 5-3 4-3 4-0 3-1 3-0 1-1"
deal.C = "5-2 4-4 4-1 3-3 3-2 2-2 0-0"
deal.D = "6-6 6-3 6-1 6-0 5-1 2-1 2-0"
yard = ""
play = """
C:4-4 B:4-3L A:5-4R D:6-3L C:5-2R B:pass A:6-5L D:5-1L C:4-1L
B:4-0L A:1-0L D:6-1L C:2-2R B:pass A:6-4L D:2-1R C:pass B:3-1R
A:4-2L D:2-0L C:3-3R B:5-3R A:5-0L D:pass C:pass B:5-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 23, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-3 5-2 5-1 5-0 3-0"
deal.B = "6-3 5-4 4-3 4-1 2-0 1-1 0-0"
deal.C = "6-2 6-1 5-5 4-2 4-0 3-3 2-2"
deal.D = "6-6 6-5 4-4 3-2 3-1 2-1 1-0"
yard = ""
play = """
B:6-3 A:6-4L D:4-4L C:3-3R B:5-4L A:3-0R D:6-5L C:4-0R B:4-3R
A:6-0L D:1-0L C:6-1L B:pass A:5-3R D:6-6L C:5-5R B:pass A:5-1R
D:3-1R C:6-2L B:2-0L A:5-0L D:3-2R C:2-2R B:pass A:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-2 5-1 4-4 3-0 2-2 1-1"
deal.B = "5-5 4-3 4-1 4-0 3-3 3-2 2-1"
deal.C = "6-6 6-5 6-3 5-4 5-3 3-1 1-0"
deal.D = "6-4 6-1 6-0 5-0 4-2 2-0 0-0"
yard = ""
play = """
A:5-1 D:5-0L C:1-0L B:4-1L A:4-4L D:6-4L C:6-6L B:2-1R A:6-2R
D:6-1L C:6-5R B:5-5R A:5-2R D:4-2R C:5-4R B:pass A:1-1L D:pass
C:5-3R B:4-3R A:pass D:pass C:3-1L B:3-3L A:3-0L D:6-0L C:6-3L
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-2 4-4 4-3 4-0 2-2 2-0"
deal.B = "6-6 6-5 6-0 4-2 4-1 3-1 0-0"
deal.C = "6-2 6-1 5-5 5-3 5-0 3-3 1-0"
deal.D = "6-4 6-3 5-1 3-2 3-0 2-1 1-1"
yard = ""
play = """
D:6-4 C:6-1L B:4-2R A:5-2R D:5-1L C:5-5L B:6-5L A:5-4R D:6-3L
C:5-3L B:4-1R A:pass D:2-1R C:6-2R B:6-6R A:pass D:pass C:5-0L
B:6-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 32 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-1 6-0 4-4 3-2 3-0"
deal.B = "6-4 6-3 5-5 5-0 4-3 4-0 1-0"
deal.C = "6-2 5-3 5-2 5-1 2-2 1-1 0-0"
deal.D = "5-4 4-2 4-1 3-3 3-1 2-1 2-0"
yard = ""
play = """
C:2-2 B:pass A:3-2L D:3-3L C:5-3L B:5-5L A:6-5L D:4-2R C:6-2L
B:6-4R A:6-1R D:2-1L C:1-1L B:1-0L A:3-0L D:3-1L C:5-1L B:5-0L
A:6-0L D:4-1R C:pass B:6-3L A:4-4R D:5-4R C:5-2R B:4-3L A:pass
D:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-3 5-1 4-0 3-3 3-2"
deal.B = "6-4 6-3 4-2 3-1 2-2 2-0 1-1"
deal.C = "6-6 5-5 5-4 5-2 2-1 1-0 0-0"
deal.D = "6-2 6-0 5-0 4-4 4-3 4-1 3-0"
yard = ""
play = """
B:6-4 A:6-5L D:5-0L C:5-4R B:2-0L A:3-2L D:4-3L C:5-5R B:4-2L
A:5-3R D:6-2L C:6-6L B:6-3L A:3-3L D:3-0L C:0-0L B:3-1R A:5-1R
D:6-0L C:5-2R B:2-2R A:6-1L D:4-1L C:2-1R B:1-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 5-4 5-2 4-3 3-2 1-0"
deal.B = "6-5 6-0 4-2 4-1 3-3 3-1 2-0"
deal.C = "6-6 5-1 4-4 4-0 3-0 2-2 0-0"
deal.D = "6-4 6-3 6-1 5-3 5-0 2-1 1-1"
yard = ""
play = """
A:5-5 D:5-3L C:3-0L B:6-5R A:6-2R D:5-0L C:2-2R B:4-2R A:5-4R
D:pass C:5-1L B:4-1L A:5-2R D:6-4L C:6-6L B:6-0L A:1-0L D:6-1L
C:pass B:2-0R A:pass D:6-3L C:4-0R B:3-3L A:3-2L D:2-1L C:4-4R
B:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 7 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-4 3-3 3-2 1-1 0-0"
deal.B = "6-2 6-1 4-4 4-3 4-0 2-0 1-0"
deal.C = "6-3 5-5 5-2 5-1 4-2 2-2 2-1"
deal.D = "6-0 5-4 5-3 5-0 4-1 3-1 3-0"
yard = ""
play = """
D:6-0 C:6-3L B:4-3L A:6-4L D:5-0R C:5-5R B:6-2L A:3-2L D:5-3L
C:5-2L B:2-0L A:6-5R D:3-0L C:pass B:6-1R A:3-3L D:3-1L C:2-1L
B:1-0R A:0-0R D:pass C:2-2L B:4-0R A:pass D:5-4R C:5-1R B:pass
A:1-1R D:4-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-0 4-2 3-2 3-1 0-0"
deal.B = "6-6 6-1 5-2 5-1 4-3 2-1 2-0"
deal.C = "6-3 5-5 4-1 4-0 3-0 2-2 1-1"
deal.D = "6-5 6-2 5-4 5-3 4-4 3-3 1-0"
yard = ""
play = """
C:5-5 B:5-2L A:3-2L D:5-3L C:pass B:5-1L A:5-0R D:1-0L C:3-0L
B:4-3L A:4-2L D:6-2L C:6-3L B:2-0R A:3-1L D:pass C:2-2R B:6-1L
A:6-4L D:5-4L C:pass B:2-1R A:pass D:6-5L C:1-1R B:6-6L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 15 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-46"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 103, BD = 65 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-46"
commitment = "f32a128ea8e66f937b6a2fae334b1229f29a7da16b110bce3cddfc472be1530c"
secret = "adff8885eeb4ba5a10a2bcf1bc4ea88f0ac562ba9a3b1ebcc9a08050e3553656"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-0 5-4 5-3 4-4 4-3 2-2 1-0"
deal.B = "6-4 5-1 4-2 4-0 3-3 2-1 1-1"
deal.C = "6-5 6-3 6-2 4-1 3-1 2-0 0-0"
deal.D = "6-6 6-1 5-5 5-2 5-0 3-2 3-0"
yard = ""
play = """
D:6-6 C:6-5L B:6-4R A:5-4L D:pass C:4-1L B:1-1L A:4-4R D:6-1L
C:6-3L B:3-3L A:5-3L D:5-2L C:6-2L B:4-2R A:6-0L D:5-0L C:2-0R
B:4-0R A:4-3R D:5-5L C:3-1R B:5-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 6-0 5-4 5-0 4-4 3-2"
deal.B = "6-3 5-1 4-3 3-0 1-1 1-0 0-0"
deal.C = "6-6 6-4 5-3 4-1 4-0 3-1 2-2"
deal.D = "6-1 5-5 5-2 4-2 3-3 2-1 2-0"
yard = ""
play = """
C:6-6 B:6-3L A:6-5R D:5-2R C:5-3L B:5-1L A:6-2R D:6-1R C:4-1L
B:4-3L A:3-2L D:4-2L C:6-4L B:1-1R A:6-0L D:2-0L C:2-2L B:1-0R
A:5-0R D:2-1L C:3-1L B:3-0L A:5-4R D:pass C:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-4 5-2 4-4 4-0 3-1 3-0"
deal.B = "6-4 6-2 5-1 4-3 3-3 3-2 1-0"
deal.C = "6-6 6-5 6-1 4-2 2-2 2-1 1-1"
deal.D = "6-3 6-0 5-3 5-0 4-1 2-0 0-0"
yard = ""
play = """
B:3-3 A:3-1L D:4-1L C:4-2L B:3-2L A:3-0L D:2-0L C:2-2L B:4-3R
A:5-4R D:5-0R C:2-1L B:1-0R A:pass D:pass C:6-1L B:6-2L A:5-2L
D:5-3L C:1-1R B:5-1R A:5-5R D:6-3L C:6-6L B:6-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 23 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-4 5-2 4-1 4-0 2-2"
deal.B = "6-2 6-0 4-3 4-2 3-1 3-0 0-0"
deal.C = "6-4 6-1 5-3 5-1 5-0 2-0 1-1"
deal.D = "6-5 5-5 4-4 3-3 3-2 2-1 1-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-3L B:6-2R A:6-3L D:2-1R C:6-4L B:3-1R A:5-4L
D:3-3R C:5-1L B:4-3R A:4-1L D:4-4L C:pass B:4-2L A:5-2L D:5-5L
C:5-0L B:6-0L A:4-0R D:1-0R C:6-1L B:pass A:pass D:pass C:1-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 8, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-0 4-3 4-1 3-2 2-1 1-0"
deal.B = "6-2 6-1 5-4 5-2 5-1 4-0 2-0"
deal.C = "6-3 5-3 4-4 4-2 3-1 3-0 2-2"
deal.D = "6-6 6-5 6-4 6-0 3-3 1-1 0-0"
yard = ""
play = """
D:3-3 C:6-3L B:6-2L A:4-3R D:6-4R C:4-2L B:5-4L A:5-5L D:6-0R
C:5-3L B:2-0R A:3-2L D:pass C:2-2L B:5-2L A:5-0L D:0-0L C:3-0L
B:pass A:2-1R D:1-1R C:3-1L B:5-1L A:4-1R D:6-5L C:4-4R
"""
end = "out"
winner = "AC"
delta = { AC = 23, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-3 5-2 4-1 4-0 1-0"
deal.B = "6-6 4-4 4-3 4-2 3-0 2-0 1-1"
deal.C = "6-5 6-4 6-2 6-0 5-1 5-0 3-2"
deal.D = "6-3 5-4 3-3 3-1 2-2 2-1 0-0"
yard = ""
play = """
C:6-5 B:6-6L A:5-5R D:5-4R C:6-4L B:4-4L A:4-1L D:2-1L C:6-2L
B:4-2R A:6-1L D:2-2R C:5-1L B:2-0R A:5-3L D:3-1L C:6-0R B:1-1L
A:1-0L D:6-3R C:5-0L B:4-3R A:5-2L D:pass C:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 9, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 4-4 4-0 3-0 2-1 1-0"
deal.B = "6-6 6-5 6-2 5-3 5-2 3-3 3-1"
deal.C = "5-1 4-2 4-1 2-2 2-0 1-1 0-0"
deal.D = "6-3 6-0 5-5 5-4 5-0 4-3 3-2"
yard = ""
play = """
B:6-6 A:6-4L D:6-0R C:4-2L B:6-2L A:6-1L D:5-0R C:5-1L B:6-5L
A:pass D:5-5R C:pass B:5-3R A:3-0R D:6-3L C:2-0R B:5-2R A:pass
D:4-3L C:4-1L B:3-1L A:pass D:3-2L C:2-2L B:pass A:2-1L D:5-4R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-2 5-4 5-1 3-2 2-0"
deal.B = "6-6 5-5 5-0 4-4 3-1 2-2 0-0"
deal.C = "6-0 5-2 4-2 4-1 3-3 3-0 1-0"
deal.D = "6-5 6-1 5-3 4-3 4-0 2-1 1-1"
yard = ""
play = """
A:6-4 D:6-1L C:4-1L B:4-4L A:5-4L D:6-5L C:6-0L B:5-0L A:5-1L
D:4-3R C:1-0L B:3-1R A:2-0L D:2-1R C:5-2L B:5-5L A:6-2R D:5-3L
C:3-3L B:6-6R A:6-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 14 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-4 4-1 3-3 2-1 1-0 0-0"
deal.B = "6-2 6-1 5-2 5-1 4-4 3-0 1-1"
deal.C = "6-5 6-4 5-5 5-3 5-0 4-3 3-2"
deal.D = "6-3 6-0 4-2 4-0 3-1 2-2 2-0"
yard = ""
play = """
D:4-0 C:6-4L B:6-1L A:4-1L D:2-0R C:4-3L B:6-2R A:6-6R D:6-3L
C:6-5L B:5-1L A:2-1L D:4-2L C:pass B:4-4L A:5-4L D:6-0R C:5-5L
B:5-2L A:1-0R D:2-2L C:3-2L B:1-1R A:3-3L D:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-1 4-2 3-3 2-2 2-1 2-0"
deal.B = "6-6 6-4 6-2 6-1 4-1 3-1 1-1"
deal.C = "6-3 5-5 5-4 4-3 4-0 3-0 1-0"
deal.D = "6-0 5-3 5-2 5-0 4-4 3-2 0-0"
yard = ""
play = """
C:6-3 B:6-6L A:6-5L D:5-2L C:4-3R B:6-2L A:4-2R D:6-0L C:4-0L
B:6-4L A:2-2R D:3-2R C:3-0R B:6-1L A:5-1L D:5-0L C:1-0L B:1-1L
A:2-1L D:0-0R C:pass B:pass A:2-0L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 4-3 4-0 3-1 2-2 2-0 1-0"
deal.B = "6-3 6-2 5-2 5-1 4-1 2-1 1-1"
deal.C = "6-5 6-0 5-3 5-0 3-3 3-2 0-0"
deal.D = "6-6 6-1 5-5 5-4 4-4 4-2 3-0"
yard = ""
play = """
B:1-1 A:3-1L D:3-0L C:6-0L B:6-2L A:2-2L D:4-2L C:pass B:4-1L
A:1-0L D:6-1R C:5-0L B:5-1L A:6-4R D:5-4R C:6-5R B:2-1L A:2-0L
D:6-6R C:0-0L B:6-3R A:4-3R D:4-4R C:pass B:pass A:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 17, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 5-3 4-3 4-2 3-1 3-0"
deal.B = "6-5 6-3 5-0 4-4 3-3 3-2 2-1"
deal.C = "5-5 5-2 5-1 4-0 2-2 2-0 1-0"
deal.D = "6-6 6-4 6-2 6-0 4-1 1-1 0-0"
yard = ""
play = """
A:5-4 D:6-4R C:5-5L B:6-5R A:5-3L D:pass C:5-2R B:3-2L A:4-2L
D:6-2R C:4-0L B:5-0L A:6-1R D:1-1R C:5-1L B:2-1L A:3-1R D:pass
C:2-2L B:6-3R A:pass D:6-6R C:2-0L B:pass A:3-0L D:6-0R C:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 19, BD = 0 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-47"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 47, BD = 108 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-47"
commitment = "a968b4b2dbe65fc2717f1c25a57d99ccb5df7ba4b3cb0756b993b03060f8d31e"
secret = "e2834c8488f4f49b2dae4d38aa4b3fabca25b737fbed0b2e399f824e924b53cb"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 4-4 4-3 4-2 3-2 1-0"
deal.B = "6-4 5-3 5-0 4-0 3-1 2-2 2-1"
deal.C = "6-6 6-1 5-4 5-1 4-1 3-3 2-0"
deal.D = "6-2 6-0 5-5 5-2 3-0 1-1 0-0"
yard = ""
play = """
C:6-6 B:6-4L A:4-4L D:6-2R C:4-1L B:3-1L A:3-2R D:3-0L C:3-3R
B:5-0L A:6-5L D:6-0L C:2-0L B:2-2L A:6-3R D:5-2L C:6-1R B:5-3L
A:1-0R D:0-0R C:pass B:4-0R A:4-3R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 21 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-2 4-3 3-1 3-0 1-0"
deal.B = "6-3 6-0 5-5 5-4 5-2 2-0 1-1"
deal.C = "6-6 6-1 5-1 5-0 4-1 2-2 2-1"
deal.D = "5-3 4-4 4-2 4-0 3-3 3-2 0-0"
yard = ""
play = """
B:6-3 A:6-5L D:5-3L C:pass B:pass A:4-3L D:4-4L C:4-1L B:1-1L
A:3-1R D:pass C:2-1L B:5-2L A:1-0R D:4-0R C:5-1L B:5-4R A:pass
D:pass C:5-0R B:6-0R A:6-4R D:4-2R C:2-2R B:2-0R A:3-0R D:3-3R
C:6-1L B:pass A:6-2L
"""
end = "out"
winner = "AC"
delta = { AC = 15, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 4-3 4-1 4-0 3-3 3-2 3-0"
deal.B = "6-5 5-1 4-2 3-1 2-2 1-1 0-0"
deal.C = "6-3 6-2 6-0 5-2 5-0 4-4 2-1"
deal.D = "6-6 6-1 5-5 5-4 5-3 2-0 1-0"
yard = ""
play = """
A:3-3 D:5-3L C:6-3R B:6-5L A:6-4L D:6-6R C:4-4L B:4-2L A:3-2L
D:6-1R C:2-1R B:3-1L A:4-1L D:5-4L C:5-2L B:2-2L A:pass D:2-0L
C:6-2R B:0-0L A:4-0L D:pass C:6-0R B:pass A:3-0R D:pass C:pass
B:pass A:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 19, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 6-0 5-1 3-0 1-1 1-0"
deal.B = "6-6 6-5 5-2 4-4 4-3 2-1 0-0"
deal.C = "6-3 5-5 5-4 5-0 4-1 3-3 3-2"
deal.D = "6-1 5-3 4-2 4-0 3-1 2-2 2-0"
yard = ""
play = """
D:5-3 C:5-5L B:6-5L A:3-0R D:6-1L C:5-0R B:2-1L A:6-2L D:pass
C:5-4R B:6-6L A:6-4R D:pass C:6-3L B:4-3L A:6-0R D:4-2L C:3-2L
B:0-0R A:1-0R D:3-1L C:4-1L B:4-4L A:1-1R D:4-0L C:pass B:pass
A:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 13, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-1 5-0 4-2 4-1 3-3 3-1 2-0"
deal.B = "5-4 5-3 5-2 4-4 4-0 1-1 0-0"
deal.C = "6-6 6-3 6-2 6-1 6-0 5-5 4-3"
deal.D = "6-5 6-4 3-2 3-0 2-2 2-1 1-0"
yard = ""
play = """
C:6-0 B:4-0R A:4-1R D:6-5L C:6-1R B:5-4L A:4-2L D:6-4R C:4-3R
B:5-2L A:3-3R D:3-2R C:6-2R B:5-3L A:3-1L D:2-1L C:6-3R B:pass
A:2-0L D:3-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 33 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-3 5-1 4-1 3-1 2-2 2-0"
deal.B = "6-4 6-2 5-4 5-0 4-4 3-2 1-0"
deal.C = "6-3 6-0 5-2 4-3 4-2 3-3 2-1"
deal.D = "6-5 6-1 5-5 4-0 3-0 1-1 0-0"
yard = ""
play = """
B:6-4 A:6-6L D:6-5L C:4-3R B:5-4L A:5-3R D:5-5R C:5-2R B:4-4L
A:2-2R D:4-0L C:2-1R B:5-0L A:5-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 38 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-2 5-1 4-1 2-1 0-0"
deal.B = "6-5 6-1 6-0 5-4 4-4 4-3 2-0"
deal.C = "6-4 6-3 4-2 4-0 3-3 3-1 1-1"
deal.D = "6-2 5-3 5-0 3-2 3-0 2-2 1-0"
yard = ""
play = """
A:5-5 D:5-3L C:6-3L B:6-5L A:5-1L D:5-0R C:1-1L B:6-1L A:6-6L
D:6-2L C:4-0R B:2-0L A:4-1R D:3-0L C:3-1R B:4-3L A:pass D:3-2R
C:4-2L B:pass A:5-2L D:2-2R C:pass B:5-4L A:2-1R D:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 16 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-48"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 99, BD = 110 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-48"
commitment = "b77f35509a4c407b983536015ccd812a05753ca4c27ae1e72e7041ef6d6757a8"
secret = "dbcd9ab0ccaf8ff828fcc8bac14c227180e8c4b53ba3e0549acabc4d81c26664"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-5 5-5 5-0 4-0 2-2 1-1 1-0"
deal.B = "6-0 5-4 5-3 5-2 4-4 4-3 2-0"
deal.C = "6-4 6-3 5-1 4-2 4-1 3-1 0-0"
deal.D = "6-6 6-2 6-1 3-3 3-2 3-0 2-1"
yard = ""
play = """
D:6-6 C:6-4L B:4-3L A:6-5R D:3-3L C:6-3L B:5-4R A:4-0R D:3-0R
C:3-1R B:6-0L A:5-0L D:6-1R C:5-1L B:pass A:1-1L D:2-1L C:4-2L
B:4-4L A:pass D:6-2R C:4-1L B:2-0R A:1-0L D:pass C:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 20, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-1 4-3 3-1 2-0 1-0"
deal.B = "6-2 5-5 5-3 5-0 4-4 3-0 0-0"
deal.C = "6-6 6-5 6-0 4-2 4-0 3-3 3-2"
deal.D = "5-4 5-2 5-1 4-1 2-2 2-1 1-1"
yard = ""
play = """
C:6-6 B:6-2L A:2-0L D:pass C:6-5R B:5-0L A:pass D:5-2L C:4-2L
B:5-3R A:6-4L D:pass C:3-3R B:3-0R A:6-3L D:pass C:6-0R B:pass
A:4-3L D:5-4L C:pass B:5-5L A:6-1R D:5-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 22, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-2 5-1 4-0 3-1 2-0"
deal.B = "6-3 5-3 5-0 2-1 1-1 1-0 0-0"
deal.C = "5-4 4-4 4-2 3-3 3-2 3-0 2-2"
deal.D = "6-6 6-4 6-1 6-0 5-5 4-3 4-1"
yard = ""
play = """
B:5-3 A:6-5L D:6-6L C:3-3R B:6-3L A:3-1L D:6-1L C:3-2R B:2-1R
A:6-2L D:4-1R C:5-4R B:5-0R A:5-2L D:6-0R C:pass B:pass A:5-1L
D:6-4R C:4-4R B:1-0L A:4-0L D:4-3L C:4-2R B:pass A:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 4-3 4-2 3-1 2-2 2-0 0-0"
deal.B = "6-4 6-2 6-1 5-5 5-1 5-0 1-0"
deal.C = "6-6 5-4 5-3 4-4 4-0 3-2 3-0"
deal.D = "6-5 6-3 5-2 4-1 3-3 2-1 1-1"
yard = ""
play = """
A:6-0 D:6-5L C:5-4L B:5-0R A:4-3L D:3-3L C:5-3L B:5-5L A:pass
D:5-2L C:3-2L B:5-1R A:3-1L D:1-1L C:pass B:6-1L A:pass D:6-3L
C:3-0L B:1-0R A:2-0L D:2-1L C:4-0R B:6-4R A:pass D:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 30 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 5-4 5-2 5-0 4-4 4-3"
deal.B = "5-3 5-1 3-3 3-1 3-0 2-0 1-1"
deal.C = "6-4 6-3 6-0 4-2 3-2 1-0 0-0"
deal.D = "6-2 6-1 5-5 4-1 4-0 2-2 2-1"
yard = ""
play = """
D:2-2 C:4-2L B:2-0R A:5-4L D:5-5L C:6-0R B:5-1L A:6-6R D:6-1R
C:1-0L B:3-1R A:5-0L D:pass C:6-3R B:5-3L A:4-3L D:6-2R C:6-4L
B:pass A:6-5L D:2-1R C:pass B:1-1R A:5-2L D:4-1R C:3-2L B:3-3L
A:4-4R
"""
end = "out"
winner = "AC"
delta = { AC = 7, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 6-1 5-4 4-0 2-2 2-1"
deal.B = "5-5 5-2 3-3 3-1 3-0 1-0 0-0"
deal.C = "6-5 6-4 5-1 4-4 4-1 2-0 1-1"
deal.D = "6-2 6-0 5-3 5-0 4-3 4-2 3-2"
yard = ""
play = """
C:6-5 B:5-2R A:6-6L D:6-2L C:2-0L B:0-0L A:4-0L D:4-2L C:pass
B:pass A:2-2L D:3-2L C:pass B:3-1L A:6-1L D:6-0L C:pass B:1-0L
A:2-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 49 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-4 5-1 4-1 3-2 1-0"
deal.B = "6-6 6-0 3-1 3-0 2-2 2-1 1-1"
deal.C = "6-2 5-5 5-3 5-2 4-4 4-2 3-3"
deal.D = "6-5 6-4 5-0 4-3 4-0 2-0 0-0"
yard = ""
play = """
B:6-0 A:6-3L D:4-3L C:4-4L B:3-0R A:5-4L D:5-0L C:5-3R B:pass
A:1-0L D:6-5R C:6-2R B:2-1R A:6-1L D:6-4L C:4-2L B:2-2L A:3-2L
D:pass C:3-3L B:3-1L A:5-1L D:pass C:5-5L B:1-1R A:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-2 5-0 3-3 2-1 1-0"
deal.B = "6-6 6-3 6-0 5-4 5-1 3-1 2-0"
deal.C = "6-2 5-5 5-3 4-2 4-0 3-2 2-2"
deal.D = "6-1 4-4 4-3 4-1 3-0 1-1 0-0"
yard = ""
play = """
A:6-5 D:6-1L C:5-5R B:5-4R A:2-1L D:4-4R C:6-2L B:6-3L A:3-3L
D:4-3L C:4-2L B:2-0L A:5-0L D:4-1R C:5-3L B:3-1R A:pass D:3-0L
C:3-2R B:6-0L A:6-4L D:pass C:2-2R B:pass A:5-2R D:pass C:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 20, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-3 5-2 5-0 4-2 2-2 1-0"
deal.B = "6-5 6-1 5-5 5-4 3-2 1-1 0-0"
deal.C = "5-1 4-3 4-1 4-0 3-1 3-0 2-1"
deal.D = "6-4 6-3 6-2 6-0 4-4 3-3 2-0"
yard = ""
play = """
D:4-4 C:4-3L B:5-4R A:5-3L D:pass C:5-1L B:6-5R A:1-0L D:6-0L
C:pass B:6-1L A:6-6R D:6-3R C:4-1L B:3-2R A:4-2L D:6-2L C:2-1R
B:1-1R A:pass D:6-4L C:4-0L B:0-0L A:5-0L D:pass C:3-1R B:5-5L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 14 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-5 5-3 4-0 2-2 2-1 1-0"
deal.B = "6-4 6-3 5-2 5-1 5-0 3-1 2-0"
deal.C = "6-5 6-1 6-0 4-3 4-1 3-0 0-0"
deal.D = "6-2 5-4 4-4 4-2 3-3 3-2 1-1"
yard = ""
play = """
C:6-5 B:6-3L A:5-3L D:5-4L C:4-3L B:5-0R A:4-0R D:4-4R C:4-1R
B:5-1R A:5-5R D:3-3L C:3-0L B:2-0L A:2-2L D:4-2L C:pass B:6-4L
A:6-6L D:6-2L C:pass B:5-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 17 }
[[match]]
bones = 1
variant = "latin_partnership"
rules_version = 1
id = "latin_partnership-49"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 106, BD = 33 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "rotate"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_award = "others_total"
blocked_tie = "nobody"
capicua_bonus = 0
double_capicua_bonus = 0
last_double_bonus = 0
last_blank_bonus = 0
pass_all_bonus = 0
lead_pass_bonus = 0
lead_double_pass_bonus = 0
round_bonus = "none"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "latin_partnership-49"
commitment = "6e4a02824eb4b39aadbfc267504b144b10ea84125d76da43d75941c3434cc361"
secret = "4ec2faf96edb4cbf519f4cf84fd3d29e59daa2f0ee37b3fd28abd71f77569219"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-4 5-0 4-4 4-2 3-2"
deal.B = "6-3 6-0 5-5 3-3 2-2 1-1 1-0"
deal.C = "6-5 6-1 5-1 4-1 4-0 3-1 0-0"
deal.D = "6-2 5-3 5-2 4-3 3-0 2-1 2-0"
yard = ""
play = """
A:6-6 D:6-2L C:6-1R B:2-2L A:3-2L D:5-3L C:5-1L B:1-1L A:pass
D:2-1L C:4-1R B:pass A:6-4R D:5-2L C:6-5R B:5-5L A:5-4L D:4-3L
C:3-1L B:1-0L A:5-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 26, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 5-3 4-3 3-3 3-0 1-0"
deal.B = "6-4 6-1 5-0 4-2 4-1 2-2 2-0"
deal.C = "6-5 6-0 5-5 5-1 3-1 2-1 0-0"
deal.D = "6-3 5-4 5-2 4-4 4-0 3-2 1-1"
yard = ""
play = """
D:6-3 C:6-5L B:5-0L A:1-0L D:1-1L C:3-1R B:6-1L A:6-2L D:5-2L
C:5-5L B:4-1R A:4-3R D:5-4L C:pass B:6-4L A:3-0R D:4-0R C:6-0L
B:4-2R A:pass D:3-2R C:0-0L B:2-0L A:3-3R D:pass C:2-1L B:pass
A:5-3R D:pass C:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-1 4-3 4-1 3-2 3-0 0-0"
deal.B = "6-6 6-5 6-2 6-1 5-3 5-2 3-3"
deal.C = "6-3 5-5 5-4 5-0 2-2 2-1 1-0"
deal.D = "6-0 4-4 4-2 4-0 3-1 2-0 1-1"
yard = ""
play = """
C:5-5 B:6-5L A:5-1R D:6-0L C:5-0L B:5-3L A:4-1R D:3-1L C:5-4R
B:6-1L A:6-4L D:4-4L C:pass B:5-2R A:4-3L D:4-2R C:6-3L B:6-6L
A:pass D:4-0R C:1-0R B:6-2L A:3-2L D:1-1R C:2-1R B:3-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-1 6-0 4-1 3-3 3-1"
deal.B = "6-4 5-3 5-2 5-0 4-4 2-0 1-1"
deal.C = "6-6 5-5 5-4 5-1 4-2 4-0 0-0"
deal.D = "6-5 4-3 3-2 3-0 2-2 2-1 1-0"
yard = ""
play = """
B:6-4 A:6-1L D:2-1L C:4-2L B:4-4L A:4-1L D:1-0L C:4-0L B:pass
A:pass D:4-3L C:5-4R B:5-3L A:pass D:6-5L C:6-6L B:5-2R A:6-3L
D:3-2L C:pass B:2-0L A:6-0L D:2-2R C:pass B:pass A:6-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 26 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 5-1 4-4 4-1 3-0"
deal.B = "5-3 5-2 4-0 3-3 2-1 2-0 1-0"
deal.C = "6-0 5-4 5-0 4-3 4-2 3-2 1-1"
deal.D = "6-5 6-4 6-1 5-5 3-1 2-2 0-0"
yard = ""
play = """
A:6-2 D:6-5L C:5-4L B:5-2R A:4-1L D:6-1L C:6-0L B:5-3R A:3-0R
D:0-0L C:5-0L B:4-0R A:4-4R D:5-5L C:4-3R B:3-3R A:5-1L D:3-1L
C:3-2L B:2-1L A:6-3R D:6-4R C:1-1L B:1-0L A:pass D:pass C:4-2R
"""
end = "out"
winner = "AC"
delta = { AC = 6, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-0 4-3 4-2 3-2 1-1 0-0"
deal.B = "6-6 6-5 6-2 5-1 4-1 3-1 3-0"
deal.C = "6-1 5-4 5-3 2-2 2-1 2-0 1-0"
deal.D = "6-4 6-3 5-5 5-2 4-4 4-0 3-3"
yard = ""
play = """
D:6-4 C:6-1L B:5-1L A:4-2R D:5-5L C:2-2R B:6-5L A:3-2R D:6-3L
C:5-3L B:3-1R A:5-0L D:4-0L C:5-4L B:4-1R A:4-3R D:5-2L C:2-1L
B:3-0R A:6-0R D:pass C:1-0L B:6-6R A:0-0L D:pass C:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 22, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 5-4 5-2 4-4 4-2 0-0"
deal.B = "6-6 6-4 5-3 4-3 4-1 3-2 3-0"
deal.C = "6-3 6-1 5-1 3-3 3-1 2-1 1-1"
deal.D = "6-2 5-5 5-0 4-0 2-2 2-0 1-0"
yard = ""
play = """
C:1-1 B:4-1L A:4-4L D:4-0L C:3-1R B:5-3R A:0-0L D:5-0L C:5-1L
B:pass A:6-5R D:1-0L C:6-1R B:3-0L A:pass D:pass C:3-3L B:4-3L
A:5-4L D:5-5L C:2-1R B:3-2R A:5-2L D:6-2L C:6-3L
"""
end = "out"
winner = "AC"
delta = { AC = 28, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-3 4-3 3-3 3-1 1-1 1-0 0-0"
deal.B = "6-4 6-0 5-1 4-2 4-1 2-2 2-1"
deal.C = "6-3 6-2 5-4 5-2 4-4 3-2 3-0"
deal.D = "6-6 6-5 6-1 5-5 5-0 4-0 2-0"
yard = ""
play = """
B:6-4 A:4-3R D:6-6L C:6-3L B:pass A:5-3L D:6-5L C:6-2L B:4-2L
A:3-1R D:4-0L C:3-0L B:5-1R A:3-3L D:5-5R C:5-4R B:4-1R A:1-1R
D:6-1R C:3-2L B:6-0R A:0-0R D:2-0L C:pass B:pass A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 0 }
