[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-0"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 111, BD = 13 }

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
group_id = "cuban-0"
commitment = "852e3682e02a9badc2fef11a2374c30ea6c80fde991a358dd086968cf4c8ee8e"
secret = "13bfd640fe8a30636a07582be7afe4e3afd27b4268f84dbacf88d5d32c98f5bd"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "8-7 7-4 7-2 5-5 5-4 5-2 3-1 3-0 1-1 0-0"
deal.B = "9-7 9-0 8-6 8-5 8-1 7-1 6-6 5-1 4-2 3-2"
deal.C = "9-6 9-1 8-4 7-7 7-3 6-1 4-1 4-0 2-1 2-0"
deal.D = "9-9 8-8 8-2 8-0 6-4 6-3 5-0 4-4 4-3 1-0"
yard = "7-0 9-2 9-3 6-0 9-4 7-6 5-3 8-3 9-5 6-2 7-5 3-3 9-8 2-2 6-5"
play = """
D:9-9 C:9-6L B:9-0R A:3-0R D:6-3L C:7-3L B:3-2R A:8-7L D:8-8L
C:8-4L B:4-2L A:7-2L D:8-2R C:7-7L B:7-1L A:3-1L D:8-0R C:4-0R
B:pass A:7-4R D:4-3L C:4-1L B:5-1L A:5-5L D:5-0L C:2-0L B:9-7R
A:5-2L D:pass C:9-1R B:8-5L A:1-1R D:1-0R C:pass B:8-6L A:0-0R
D:6-4L C:pass B:pass A:5-4L
"""
end = "out"
winner = "AC"
delta = { AC = 29, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "9-6 9-4 8-8 6-1 5-4 4-0 3-2 3-0 2-1 0-0"
deal.B = "9-9 9-3 9-0 7-5 7-3 6-5 6-4 6-2 5-2 4-3"
deal.C = "9-8 9-2 8-7 7-7 7-4 7-2 7-1 6-3 5-3 1-0"
deal.D = "9-7 8-4 8-3 8-2 7-6 7-0 5-0 4-4 4-2 3-3"
yard = "8-5 8-1 4-1 2-2 3-1 1-1 6-0 8-6 8-0 9-5 6-6 5-1 2-0 9-1 5-5"
play = """
C:9-8 B:9-9L A:9-6L D:7-6L C:8-7L B:pass A:8-8L D:8-4L C:7-4L
B:7-3L A:3-2L D:8-2R C:9-2L B:9-3L A:3-0L D:7-0L C:7-7L B:7-5L
A:5-4L D:4-2R C:pass B:6-4L A:6-1L D:4-4R C:7-1L B:4-3R A:pass
D:3-3R C:7-2L B:5-2L A:pass D:8-3R C:5-3L B:pass A:pass D:pass
C:6-3L B:6-2L A:2-1L D:pass C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 41, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "9-2 9-1 9-0 7-6 6-3 5-3 4-3 4-1 3-1 3-0"
deal.B = "9-8 9-7 9-5 8-5 8-3 6-5 6-4 5-0 4-4 3-2"
deal.C = "9-9 9-3 8-4 8-2 7-3 7-1 5-2 3-3 2-0 0-0"
deal.D = "9-6 8-7 8-6 7-0 6-6 5-1 4-2 4-0 2-2 1-0"
yard = "7-2 2-1 6-1 5-4 8-1 7-7 8-8 9-4 1-1 5-5 7-5 6-2 6-0 8-0 7-4"
play = """
B:4-4 A:4-3L D:4-0R C:9-3L B:5-0R A:9-2L D:2-2L C:8-2L B:8-3L
A:6-3L D:6-6L C:5-2R B:6-4L A:4-1L D:4-2R C:8-4R B:9-8R A:9-1L
D:9-6L C:9-9R B:9-5R A:7-6L D:8-7L C:pass B:8-5R A:pass D:8-6L
C:pass B:6-5L A:5-3L D:pass C:7-3L B:9-7L A:9-0L D:1-0L C:7-1L
B:pass A:pass D:7-0L C:2-0L B:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "A"
deal.A = "9-8 9-6 8-8 8-0 6-6 5-0 4-3 4-2 3-1 2-1"
deal.B = "9-3 9-1 8-6 8-4 7-5 7-2 5-5 4-1 4-0 3-2"
deal.C = "9-0 8-5 7-1 7-0 6-4 5-4 5-3 4-4 2-2 1-1"
deal.D = "9-9 9-7 9-2 8-1 6-3 6-2 5-2 5-1 2-0 0-0"
yard = "6-5 7-3 9-5 7-6 9-4 6-1 7-7 1-0 3-3 6-0 8-7 8-3 7-4 8-2 3-0"
play = """
A:9-8 D:9-9L C:8-5R B:5-5R A:9-6L D:6-2L C:5-4R B:7-2L A:4-3R
D:9-7L C:9-0L B:3-2R A:8-0L D:8-1L C:7-1L B:7-5L A:5-0L D:2-0L
C:2-2L B:pass A:4-2L D:5-2R C:6-4L B:8-6L A:8-8L D:5-1R C:1-1R
B:9-1R A:pass D:9-2R C:pass B:8-4L A:2-1R D:pass C:4-4L B:4-1L
A:3-1L D:6-3L C:pass B:pass A:6-6L
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "9-8 9-6 9-4 8-6 7-1 5-4 4-4 4-2 1-1 0-0"
deal.B = "9-7 8-8 8-3 7-4 7-2 4-3 4-1 4-0 3-0 2-2"
deal.C = "9-5 9-2 9-1 8-1 8-0 7-5 5-5 3-2 3-1 1-0"
deal.D = "9-9 8-5 8-2 7-6 7-3 6-6 6-4 5-1 3-3 2-0"
yard = "6-2 9-3 6-5 5-2 7-0 5-3 9-0 5-0 7-7 8-4 6-1 8-7 6-3 6-0 2-1"
play = """
D:6-6 C:pass B:pass A:9-6L D:9-9L C:9-5L B:pass A:5-4L D:6-4L
C:pass B:pass A:8-6L D:8-2L C:9-2L B:9-7L A:7-1L D:7-6R C:7-5R
B:4-1L A:9-4L D:8-5R C:9-1L B:8-8R A:1-1L D:5-1L C:5-5L B:8-3R
A:pass D:3-3R C:3-2R B:2-2R A:4-2R D:pass C:pass B:7-4R A:pass
D:7-3R C:3-1R B:pass A:pass D:pass C:8-1R B:pass A:9-8R
"""
end = "blocked"
winner = "AC"
delta = { AC = 25, BD = 0 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-1"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 103, BD = 54 }

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
group_id = "cuban-1"
commitment = "701ad38b34cbf63a39b4c2cb54f5adc141061a295422785b1c1b6b61a07d1ee2"
secret = "957a13fdc57d1d5cadc1369f14462ea22d71e1c8b11b6eab62bb1b3b5c89062a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "9-9 8-3 7-5 7-4 6-4 6-0 4-3 3-2 2-0 1-1"
deal.B = "9-8 8-4 8-1 7-0 6-6 6-5 6-3 6-2 5-2 4-4"
deal.C = "9-7 9-5 9-3 9-2 8-8 8-6 4-2 4-0 2-2 2-1"
deal.D = "9-0 8-7 7-7 7-6 6-1 5-5 5-0 4-1 3-1 3-0"
yard = "1-0 8-5 9-6 9-1 7-1 3-3 5-3 5-4 7-2 9-4 5-1 0-0 8-0 7-3 8-2"
play = """
A:9-9 D:9-0L C:4-0L B:9-8R A:8-3R D:4-1L C:9-3R B:8-1L A:pass
D:8-7L C:9-7L B:pass A:pass D:pass C:9-2L B:6-2L A:6-4L D:pass
C:4-2L B:5-2L A:7-5L D:7-7L C:9-5R B:6-5R A:7-4L D:7-6R C:pass
B:8-4L A:pass D:pass C:8-8L B:7-0R A:6-0R D:6-1R C:8-6L B:6-6L
A:1-1R D:3-1R C:pass B:6-3L A:3-2L D:3-0R C:2-2L B:pass A:2-0R
D:pass C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 23, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "9-2 9-1 8-6 8-4 8-3 7-7 6-5 6-1 5-2 1-0"
deal.B = "9-6 9-5 8-5 6-4 5-3 3-3 3-1 3-0 1-1 0-0"
deal.C = "8-7 7-4 7-2 7-1 7-0 6-3 5-5 5-1 4-4 4-3"
deal.D = "9-8 9-7 9-4 6-6 6-0 4-2 4-1 4-0 2-2 2-0"
yard = "8-0 5-4 9-0 8-8 9-3 8-1 9-9 7-6 8-2 5-0 2-1 3-2 6-2 7-5 7-3"
play = """
D:9-8 C:8-7R B:9-6L A:6-5L D:9-7R C:5-5L B:9-5L A:9-2L D:4-2L
C:4-4L B:6-4L A:6-1L D:4-1L C:7-4L B:pass A:9-1R D:pass C:7-1R
B:pass A:7-7L D:pass C:7-2L B:pass A:5-2L D:pass C:5-1L B:3-1L
A:8-3L D:pass C:7-0R B:8-5L A:1-0R D:pass C:pass B:5-3L A:pass
D:pass C:6-3L B:1-1R A:8-6L D:pass C:pass B:pass A:8-4L
"""
end = "out"
winner = "AC"
delta = { AC = 50, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "9-8 9-2 8-2 7-5 7-4 7-2 6-6 6-4 6-2 5-4"
deal.B = "9-0 8-8 8-5 8-4 8-0 5-5 4-3 3-3 1-1 1-0"
deal.C = "9-6 8-7 8-3 7-0 6-5 5-2 5-1 3-2 2-2 2-1"
deal.D = "9-9 9-1 8-6 7-7 7-6 6-1 6-0 5-0 4-2 3-0"
yard = "8-1 0-0 4-4 5-3 4-0 7-3 6-3 9-7 7-1 9-5 2-0 3-1 4-1 9-3 9-4"
play = """
C:2-2 B:pass A:6-2L D:8-6L C:8-7L B:pass A:7-2L D:4-2L C:5-2R
B:8-5R A:8-2R D:pass C:3-2R B:8-4L A:9-8L D:9-9L C:8-3R B:8-8R
A:9-2L D:pass C:2-1L B:8-0R A:pass D:9-1L C:7-0R B:9-0L A:7-4R
D:6-0L C:9-6L B:4-3R A:pass D:3-0R C:pass B:1-0R A:pass D:6-1R
C:6-5R B:5-5R A:7-5R D:7-7R C:pass B:pass A:pass D:7-6R C:pass
B:pass A:6-4R D:pass C:pass B:pass A:5-4R D:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "B"
deal.A = "9-6 9-1 8-8 7-5 7-3 7-2 7-1 6-6 6-2 5-3"
deal.B = "9-7 9-4 9-0 8-5 8-0 7-7 6-5 4-2 2-2 0-0"
deal.C = "9-2 8-3 7-4 7-0 6-4 5-5 4-0 3-2 2-1 2-0"
deal.D = "9-3 8-6 8-4 6-0 5-2 5-0 4-4 4-3 3-3 1-1"
yard = "7-6 3-0 5-4 8-1 9-8 8-2 9-9 6-3 1-0 4-1 5-1 6-1 3-1 9-5 8-7"
play = """
B:9-7 A:7-5R D:9-3L C:5-5R B:8-5R A:8-8R D:4-3L C:8-3R B:9-4L
A:7-3R D:pass C:9-2L B:7-7R A:6-2L D:8-6L C:7-4R B:8-0L A:pass
D:6-0L C:6-4R B:6-5L A:5-3L D:3-3L C:3-2L B:4-2L A:6-6R D:8-4L
C:pass B:pass A:9-6R D:pass C:pass B:9-0R A:pass D:5-0R C:pass
B:pass A:pass D:5-2R C:2-0R B:0-0R A:pass D:pass C:7-0R B:pass
A:7-2R D:pass C:2-1R B:pass A:9-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "9-1 9-0 7-5 6-3 5-3 5-2 3-2 2-2 2-0 1-0"
deal.B = "8-7 8-5 8-3 7-4 7-0 6-5 6-4 5-4 4-0 2-1"
deal.C = "9-6 9-5 9-3 8-8 8-6 7-3 7-2 6-2 5-1 3-1"
deal.D = "9-9 9-4 9-2 8-2 8-1 8-0 5-5 4-4 4-3 1-1"
yard = "6-1 0-0 6-0 4-1 8-4 9-8 3-3 7-1 9-7 7-6 4-2 5-0 6-6 7-7 3-0"
play = """
A:9-1 D:9-9L C:9-6L B:6-5L A:5-2L D:9-2L C:5-1R B:8-5R A:9-0L
D:8-0L C:8-8L B:8-7L A:7-5L D:5-5L C:9-5L B:8-3R A:5-3R D:9-4L
C:pass B:7-4L A:pass D:pass C:7-3L B:5-4R A:3-2L D:8-2L C:8-6L
B:6-4L A:pass D:4-4L C:pass B:4-0L A:1-0L D:8-1L C:pass B:pass
A:pass D:4-3R C:9-3R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 36 }

[[match.hand]]
opener = "D"
deal.A = "9-4 9-1 8-7 8-4 7-5 7-4 6-5 6-3 5-1 4-4"
deal.B = "9-2 8-5 8-2 8-1 7-0 6-4 4-0 3-3 2-0 0-0"
deal.C = "9-9 9-8 8-6 8-0 7-6 7-3 6-1 4-3 3-2 1-0"
deal.D = "9-7 9-5 9-0 7-7 7-2 6-2 5-3 4-2 4-1 3-1"
yard = "2-2 7-1 9-6 8-3 5-5 5-0 5-2 3-0 6-0 6-6 9-3 5-4 8-8 2-1 1-1"
play = """
D:9-7 C:9-9L B:9-2L A:8-7R D:7-2L C:9-8R B:7-0L A:9-1R D:9-0L
C:6-1R B:6-4R A:7-4R D:9-5L C:7-6R B:8-5L A:6-5R D:5-3R C:8-6L
B:3-3R A:6-3L D:3-1L C:7-3R B:8-1L A:8-4L D:4-2L C:3-2L B:pass
A:7-5R D:pass C:4-3L B:4-0L A:5-1R D:4-1R C:8-0L B:8-2L A:4-4R
D:6-2L C:pass B:pass A:9-4R
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-2"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 14, BD = 140 }

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
group_id = "cuban-2"
commitment = "4df9ac6988b7d1770b1c4a90852a442820717e2fd0145d7a73fc3abf0f8122d8"
secret = "c6cab85c63d5ad93f7777e965d43de370186f8837c0df10a27d44304fd392aff"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "9-9 9-6 7-4 7-1 6-0 5-1 4-1 2-2 1-1 1-0"
deal.B = "8-4 8-3 8-2 8-1 7-3 6-4 5-4 4-0 3-3 2-1"
deal.C = "9-8 9-7 8-7 8-6 7-6 7-2 4-3 4-2 3-0 2-0"
deal.D = "9-4 9-3 9-2 9-1 7-0 6-5 6-3 5-2 3-2 3-1"
yard = "5-5 8-5 6-2 8-0 6-6 0-0 7-5 8-8 9-0 9-5 5-0 4-4 5-3 7-7 6-1"
play = """
A:9-9 D:9-3L C:4-3L B:8-4L A:9-6R D:6-3R C:9-8L B:3-3R A:pass
D:9-1L C:3-0R B:4-0R A:7-4R D:3-1L C:9-7R B:8-3L A:pass D:9-4R
C:8-7L B:7-3L A:4-1R D:3-2L C:7-2L B:8-1R A:7-1L D:pass C:8-6R
B:6-4R A:5-1L D:6-5L C:7-6L B:5-4R A:pass D:7-0L C:2-0L B:8-2L
A:pass D:5-2R C:4-2R
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "9-8 9-6 9-5 9-4 8-6 8-0 7-2 7-1 3-0 2-2"
deal.B = "9-7 9-3 9-1 8-8 8-7 8-2 7-4 6-6 6-3 5-0"
deal.C = "9-2 7-5 7-0 6-0 5-2 5-1 4-1 4-0 3-3 1-0"
deal.D = "9-9 9-0 8-3 8-1 7-6 6-5 6-4 6-1 3-2 1-1"
yard = "0-0 4-2 5-4 3-1 6-2 8-4 8-5 4-4 7-3 2-0 5-3 4-3 5-5 7-7 2-1"
play = """
D:8-3 C:3-3R B:8-8L A:9-8L D:3-2R C:9-2L B:8-2L A:8-6L D:7-6L
C:7-5L B:5-0L A:7-2R D:9-0L C:7-0R B:9-7L A:7-1L D:8-1L C:6-0R
B:6-6R A:9-6R D:9-9R C:pass B:8-7L A:9-5R D:6-5R C:pass B:6-3R
A:3-0R D:pass C:4-0R B:7-4R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 44 }

[[match.hand]]
opener = "C"
deal.A = "9-2 8-8 8-7 8-4 8-1 7-6 7-5 7-2 6-3 6-0"
deal.B = "9-4 9-1 7-3 6-4 5-5 4-2 4-1 3-2 2-1 2-0"
deal.C = "9-5 8-5 8-2 7-7 7-1 6-6 5-4 5-1 3-1 1-0"
deal.D = "9-9 9-6 8-0 7-4 6-5 5-0 4-4 4-3 3-3 1-1"
yard = "4-0 9-0 9-7 8-3 7-0 5-3 5-2 2-2 6-2 6-1 8-6 0-0 3-0 9-8 9-3"
play = """
C:9-5 B:9-4L A:8-4L D:5-0R C:8-5L B:5-5L A:7-5L D:7-4L C:5-4L
B:2-0R A:9-2R D:9-9R C:5-1L B:9-1R A:8-1L D:8-0L C:1-0L B:4-1L
A:pass D:4-3L C:3-1L B:2-1L A:7-2L D:1-1R C:7-7L B:7-3L A:6-3L
D:9-6L C:7-1R B:pass A:8-7R D:pass C:8-2R B:4-2R A:pass D:4-4R
C:pass B:6-4R A:7-6R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 34 }

[[match.hand]]
opener = "B"
deal.A = "9-9 9-5 9-3 8-4 8-2 8-0 7-2 7-0 5-3 5-2"
deal.B = "9-7 9-6 9-4 8-7 8-1 6-3 4-4 3-3 3-0 2-1"
deal.C = "9-0 8-6 8-5 7-6 7-4 6-6 6-5 4-2 4-1 4-0"
deal.D = "9-1 8-8 6-0 5-5 4-3 3-2 3-1 2-0 1-1 1-0"
yard = "2-2 6-2 9-2 9-8 5-0 6-1 7-7 7-1 6-4 5-4 5-1 0-0 7-3 7-5 8-3"
play = """
B:3-3 A:9-3L D:3-1R C:9-0L B:3-0L A:5-3L D:1-1R C:8-5L B:8-1L
A:pass D:1-0L C:4-0L B:9-4L A:9-9L D:9-1L C:4-1L B:4-4L A:8-4L
D:8-8L C:8-6L B:9-6L A:9-5L D:5-5L C:6-5L B:6-3L A:pass D:4-3L
C:7-4L B:9-7L A:pass D:pass C:pass B:2-1R A:8-2R D:pass C:pass
B:8-7R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 62 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-3"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 126, BD = 98 }

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
group_id = "cuban-3"
commitment = "8b90ccb5d9757d918db9832dcb5a7988b8fdebd21387d8c7ca22c32c061990b9"
secret = "9dec6b388875bb8d5784b28bed1f6f3461aa940e2c0a817afec6c9af67fb8ca7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "9-9 9-8 8-7 8-6 8-4 8-3 7-4 6-4 5-3 1-0"
deal.B = "9-4 9-2 9-0 8-5 8-2 7-5 5-2 4-3 2-0 0-0"
deal.C = "9-6 9-1 7-2 6-3 6-2 6-0 5-0 3-1 3-0 2-1"
deal.D = "9-7 9-3 8-8 7-3 7-0 6-6 5-5 5-1 4-4 4-1"
yard = "7-1 1-1 8-0 3-2 5-4 7-6 6-1 7-7 2-2 4-0 8-1 3-3 6-5 9-5 4-2"
play = """
A:9-9 D:9-7L C:9-1R B:7-5L A:5-3L D:9-3L C:3-1R B:9-4L A:8-3R
D:8-8R C:pass B:4-3L A:8-7R D:7-3L C:7-2L B:9-2L A:9-8L D:7-0R
C:5-0R B:8-5L A:pass D:5-5L C:pass B:5-2L A:pass D:5-1R C:2-1L
B:pass A:1-0L D:4-1R C:6-0L B:pass A:6-4L D:4-4L C:pass B:pass
A:7-4L D:pass C:pass B:pass A:8-4R D:pass C:pass B:8-2R A:pass
D:pass C:6-2R B:pass A:8-6R
"""
end = "out"
winner = "AC"
delta = { AC = 23, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "9-8 9-5 9-4 9-0 8-6 7-1 7-0 5-2 3-2 2-0"
deal.B = "9-7 8-7 8-5 8-4 8-3 7-7 5-0 4-3 1-1 0-0"
deal.C = "9-2 8-1 8-0 7-3 6-3 6-0 4-0 3-0 2-1 1-0"
deal.D = "9-9 9-6 7-5 6-6 5-4 4-4 4-2 4-1 3-3 2-2"
yard = "6-1 6-5 5-3 6-4 7-2 5-1 9-1 8-8 7-6 5-5 3-1 9-3 6-2 7-4 8-2"
play = """
D:9-9 C:9-2L B:9-7R A:7-0R D:4-2L C:4-0L B:5-0L A:9-5L D:9-6L
C:3-0R B:8-3R A:8-6L D:pass C:8-0L B:0-0L A:9-8R D:pass C:1-0L
B:1-1L A:9-0R D:4-1L C:6-0R B:8-4L A:pass D:6-6R C:6-3R B:8-7L
A:3-2R D:7-5L C:2-1R B:8-5L A:7-1R D:pass C:7-3R B:4-3R A:9-4R
D:pass C:8-1L
"""
end = "out"
winner = "AC"
delta = { AC = 41, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "9-8 9-7 9-6 9-3 9-0 7-5 5-1 4-1 3-1 1-0"
deal.B = "9-1 8-6 8-5 7-2 6-4 6-3 5-0 3-2 3-0 0-0"
deal.C = "9-4 8-8 8-7 8-4 8-3 8-2 6-2 5-5 4-3 4-2"
deal.D = "9-2 7-6 7-4 7-3 7-0 6-6 5-3 3-3 2-2 1-1"
yard = "7-1 5-2 8-0 4-0 6-5 5-4 9-9 4-4 7-7 9-5 6-0 6-1 2-0 8-1 2-1"
play = """
C:8-7 B:8-6L A:9-6L D:7-6R C:9-4L B:6-4L A:pass D:6-6L C:6-2L
B:7-2L A:9-7L D:9-2L C:4-2L B:6-3R A:9-3R D:7-4L C:pass B:9-1R
A:7-5L D:5-3L C:4-3L B:pass A:4-1L D:1-1L C:pass B:pass A:3-1L
D:7-3L C:pass B:pass A:1-0R D:7-0L C:pass B:5-0L A:9-0R D:pass
C:5-5L B:8-5L A:9-8L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 55 }

[[match.hand]]
opener = "B"
deal.A = "8-0 7-7 6-5 6-2 6-0 5-4 4-2 4-0 3-1 2-2"
deal.B = "9-5 9-3 9-1 6-6 5-2 4-4 4-3 4-1 3-3 3-0"
deal.C = "9-9 9-7 8-7 8-5 8-3 8-2 7-1 3-2 2-1 2-0"
deal.D = "9-8 9-6 8-1 7-5 7-4 7-3 7-2 5-3 5-1 5-0"
yard = "7-0 9-0 1-0 1-1 0-0 6-3 8-4 6-1 6-4 9-4 9-2 8-6 5-5 8-8 7-6"
play = """
B:9-5 A:6-5R D:9-8L C:8-3L B:9-3L A:6-2R D:9-6L C:8-2R B:6-6L
A:8-0R D:5-0R C:8-5R B:pass A:6-0L D:8-1R C:2-0L B:5-2L A:3-1R
D:7-5L C:7-1L B:9-1L A:pass D:7-3R C:8-7R B:pass A:pass D:pass
C:9-7L B:pass A:7-7L D:7-4L C:pass B:4-4L A:4-2L D:7-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 43 }

[[match.hand]]
opener = "A"
deal.A = "9-6 9-2 8-7 8-6 6-2 5-4 5-2 5-0 3-1 2-1"
deal.B = "9-9 9-0 7-7 7-3 6-6 4-3 4-2 3-2 1-0 0-0"
deal.C = "9-8 9-5 8-8 8-3 7-6 7-5 7-0 6-1 6-0 2-0"
deal.D = "9-3 9-1 8-1 7-4 7-1 6-4 5-3 5-1 4-0 3-0"
yard = "8-4 8-2 6-5 9-7 4-1 8-5 5-5 2-2 9-4 4-4 1-1 6-3 3-3 7-2 8-0"
play = """
A:6-2 D:6-4L C:2-0R B:4-3L A:5-0R D:9-3L C:9-8L B:pass A:8-6L
D:5-3R C:6-0L B:9-0L A:9-2L D:3-0R C:7-0R B:4-2L A:8-7R D:7-4L
C:7-5L B:pass A:5-2L D:8-1R C:6-1R B:3-2L A:9-6R D:9-1R C:8-3L
B:1-0R A:pass D:4-0R C:8-8L B:pass A:5-4R D:5-1R C:pass B:pass
A:2-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 62, BD = 0 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-4"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 53, BD = 106 }

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
group_id = "cuban-4"
commitment = "a14b8ff417d1ff33694b73401da734b89dc435748c33533816f5495e69f92dbf"
secret = "8f40466361ae3a3b6e2ba5609f97d82f6819f8b8beb70e401d5d819ac1db42de"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "9-4 8-8 8-4 8-0 6-1 5-5 4-4 4-2 4-0 1-1"
deal.B = "8-7 8-6 8-5 7-7 7-0 6-6 6-4 6-3 6-0 4-3"
deal.C = "9-6 9-5 9-2 8-3 7-3 6-5 6-2 5-4 5-3 2-2"
deal.D = "9-9 9-0 8-2 8-1 7-6 7-5 5-1 4-1 2-1 0-0"
yard = "9-3 9-7 3-2 3-0 7-1 5-0 3-3 1-0 7-2 5-2 7-4 9-8 2-0 9-1 3-1"
play = """
D:9-9 C:9-6L B:6-4L A:9-4L D:9-0L C:9-5R B:6-0L A:6-1L D:5-1R
C:pass B:pass A:1-1L D:8-1L C:8-3L B:6-3L A:pass D:7-6L C:7-3L
B:4-3L A:8-4L D:8-2L C:9-2L B:pass A:pass D:4-1R C:5-4R B:8-5R
A:8-8R D:pass C:pass B:8-7R A:pass D:7-5R C:6-5R B:8-6R A:8-0R
D:0-0R C:pass B:7-0R A:pass D:pass C:pass B:7-7R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 48 }

[[match.hand]]
opener = "C"
deal.A = "9-5 8-4 8-0 7-6 7-1 6-3 5-4 5-3 5-2 1-0"
deal.B = "9-9 9-7 8-5 8-1 7-3 4-2 3-2 2-1 2-0 0-0"
deal.C = "8-3 8-2 7-5 6-4 6-1 5-5 5-0 4-0 3-0 1-1"
deal.D = "9-3 9-0 7-7 7-4 7-0 6-6 6-5 6-2 4-3 4-1"
yard = "5-1 6-0 4-4 3-3 8-6 9-6 3-1 9-4 9-8 9-1 8-7 9-2 7-2 2-2 8-8"
play = """
C:7-5 B:8-5R A:7-6L D:6-6L C:8-3R B:7-3R A:6-3L D:7-7R C:3-0L
B:2-0L A:5-2L D:6-5L C:6-4L B:4-2L A:7-1R D:4-1R C:8-2L B:8-1L
A:1-0L D:7-4R C:5-0L B:9-7R A:9-5L D:9-3L C:pass B:3-2L A:pass
D:6-2L C:6-1L B:9-9R A:pass D:9-0R C:4-0R B:2-1L A:8-4R D:pass
C:pass B:pass A:8-0R D:7-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 29 }

[[match.hand]]
opener = "B"
deal.A = "8-4 7-7 7-1 6-4 5-5 5-4 5-2 3-2 2-0 1-1"
deal.B = "9-8 9-7 9-4 9-3 8-3 8-0 7-5 7-3 6-0 2-2"
deal.C = "9-2 9-1 8-8 8-5 6-6 6-2 5-3 5-0 4-1 0-0"
deal.D = "9-9 9-0 7-6 7-0 6-3 4-4 4-2 3-3 3-1 2-1"
yard = "8-2 9-5 6-1 4-3 9-6 7-2 6-5 7-4 1-0 5-1 3-0 4-0 8-6 8-7 8-1"
play = """
B:7-5 A:7-7L D:7-6L C:8-5R B:8-0R A:6-4L D:4-4L C:4-1L B:6-0R
A:7-1L D:6-3R C:5-3R B:7-3L A:3-2L D:2-1L C:9-1L B:9-4L A:8-4L
D:pass C:8-8L B:8-3L A:5-5R D:3-3L C:5-0R B:9-3L A:2-0R D:9-9L
C:9-2L B:2-2L A:5-2L D:4-2R C:pass B:pass A:5-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 53, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "9-9 9-0 8-3 7-5 7-0 6-5 6-1 6-0 5-2 4-4"
deal.B = "8-5 8-2 7-3 5-5 5-1 5-0 3-0 2-0 1-1 0-0"
deal.C = "9-7 9-5 9-4 9-2 7-7 6-4 6-3 6-2 4-0 3-1"
deal.D = "9-8 9-6 9-1 8-8 8-7 8-6 7-4 7-2 4-2 3-3"
yard = "5-3 2-1 4-1 9-3 6-6 8-4 5-4 7-6 1-0 3-2 7-1 8-1 2-2 8-0 4-3"
play = """
A:9-9 D:9-8L C:9-7R B:7-3R A:8-3L D:3-3L C:6-3L B:3-0R A:6-5L
D:pass C:9-5L B:5-0R A:9-0L D:pass C:4-0L B:8-5R A:4-4L D:8-8R
C:9-4L B:8-2R A:5-2R D:9-6L C:6-4L B:5-1R A:6-1R D:8-6R C:pass
B:pass A:pass D:8-7R C:7-7R B:pass A:7-5R D:7-4L C:pass B:5-5R
A:7-0L D:pass C:pass B:2-0L A:pass D:7-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 29 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-5"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 98, BD = 150 }

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
group_id = "cuban-5"
commitment = "9c50d74fb3bce9135d423c4edac3b56adfac53f6f604e6b8fa0bf76204ce8781"
secret = "53b88c8afbb92f06a89aef015fa689d86a8d36ff6e05731a2e09235d4335d5e9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "9-8 9-4 7-3 7-2 7-0 6-5 5-5 4-3 2-2 1-0"
deal.B = "9-1 9-0 8-1 7-6 7-5 6-3 6-2 5-4 5-1 0-0"
deal.C = "9-5 8-8 8-7 8-6 6-6 6-0 5-0 4-1 4-0 2-1"
deal.D = "9-9 9-6 8-4 8-2 7-4 6-4 4-4 3-3 3-1 3-0"
yard = "8-5 3-2 9-7 8-0 9-3 8-3 7-1 9-2 6-1 5-3 4-2 5-2 7-7 2-0 1-1"
play = """
D:9-9 C:9-5L B:7-5L A:7-2L D:8-2L C:8-8L B:9-1R A:1-0R D:8-4L
C:4-0L B:9-0L A:7-0R D:9-6L C:6-6L B:7-6L A:7-3L D:3-3L C:8-7R
B:6-3L A:9-8R D:6-4L C:4-1L B:8-1L A:9-4R D:7-4R C:8-6L B:6-2L
A:2-2L D:pass C:2-1L B:5-1L A:5-5L D:pass C:5-0L B:0-0L A:pass
D:3-0L C:pass B:pass A:4-3L D:4-4L C:pass B:5-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 17 }

[[match.hand]]
opener = "C"
deal.A = "9-9 9-7 9-3 8-2 8-1 7-7 7-3 4-4 4-2 2-1"
deal.B = "6-6 6-4 6-3 5-1 5-0 4-3 3-2 3-1 3-0 2-2"
deal.C = "9-8 9-6 9-5 9-1 9-0 8-8 7-6 7-5 5-4 5-3"
deal.D = "8-7 8-5 8-4 8-3 8-0 7-1 6-2 6-1 3-3 2-0"
yard = "4-0 5-5 0-0 1-0 4-1 7-0 7-2 9-2 8-6 9-4 1-1 6-5 7-4 5-2 6-0"
play = """
C:8-8 B:pass A:8-2L D:6-2L C:9-6L B:pass A:8-1R D:7-1R C:7-5R
B:5-1R A:9-3L D:8-3L C:9-1R B:pass A:9-7R D:8-7L C:7-6L B:6-6L
A:7-7R D:6-1L C:pass B:3-1L A:7-3R D:3-3L C:5-3L B:6-3R A:pass
D:8-5L C:9-8L B:6-4R A:4-4R D:8-4R C:9-5L B:5-0L A:pass D:8-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 45 }

[[match.hand]]
opener = "B"
deal.A = "9-5 9-4 9-1 8-6 8-3 8-0 7-3 6-4 4-1 3-0"
deal.B = "9-8 8-8 7-6 6-6 6-2 4-3 3-2 2-1 1-0 0-0"
deal.C = "9-9 9-0 8-7 8-5 7-1 6-5 6-1 5-3 4-2 2-0"
deal.D = "9-6 9-3 8-2 7-5 6-3 5-4 5-2 5-1 3-3 3-1"
yard = "8-4 6-0 1-1 5-0 7-7 2-2 7-0 9-7 4-0 7-4 7-2 9-2 5-5 4-4 8-1"
play = """
B:9-8 A:9-5L D:7-5L C:8-7L B:8-8L A:8-3L D:9-3L C:9-9L B:pass
A:9-1L D:5-1L C:8-5L B:pass A:8-6L D:9-6L C:9-0L B:1-0L A:4-1L
D:5-4L C:6-5L B:7-6L A:8-0R D:pass C:7-1L B:2-1L A:3-0R D:8-2L
C:5-3R B:pass A:pass D:5-2R C:4-2R B:4-3R A:7-3R
"""
end = "blocked"
winner = "AC"
delta = { AC = 44, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "9-7 9-4 8-4 7-4 6-2 6-0 5-2 4-4 4-3 4-1"
deal.B = "9-6 8-6 8-5 8-2 8-0 7-0 5-5 3-2 1-1 1-0"
deal.C = "9-5 8-1 7-5 6-3 6-1 5-4 5-1 3-1 2-1 2-0"
deal.D = "9-3 9-1 8-8 8-7 8-3 7-7 7-2 4-2 2-2 0-0"
yard = "6-4 5-3 4-0 9-0 3-3 9-9 7-6 3-0 7-3 7-1 5-0 6-5 9-8 6-6 9-2"
play = """
A:8-4 D:8-8L C:8-1L B:1-1L A:7-4R D:9-1L C:9-5L B:8-5L A:9-7R
D:8-7L C:7-5L B:9-6R A:5-2L D:7-2L C:6-1R B:7-0L A:6-0L D:pass
C:5-1R B:8-6L A:pass D:8-3L C:6-3L B:5-5R A:6-2L D:4-2L C:5-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 54, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "9-9 9-3 9-2 8-8 7-4 5-1 4-4 4-1 3-0 2-2"
deal.B = "9-8 9-5 9-0 8-1 7-6 5-5 5-2 5-0 4-0 2-0"
deal.C = "9-7 9-4 8-7 8-3 7-1 6-5 6-0 5-4 4-2 3-2"
deal.D = "9-6 9-1 7-5 7-2 7-0 4-3 3-3 3-1 1-1 0-0"
yard = "7-3 2-1 8-5 6-1 6-2 6-6 8-6 5-3 8-4 8-2 1-0 7-7 6-3 6-4 8-0"
play = """
D:9-6 C:9-7L B:7-6L A:pass D:pass C:6-5L B:9-5L A:9-2L D:7-2L
C:8-7L B:9-8L A:9-9L D:9-1L C:7-1L B:pass A:7-4L D:4-3L C:3-2L
B:5-2L A:5-1L D:3-1L C:8-3L B:8-1L A:4-1L D:pass C:9-4L B:9-0L
A:3-0L D:3-3L C:6-0R B:5-0R A:9-3L D:7-5R C:pass B:pass A:pass
D:7-0R C:pass B:4-0R A:4-4R D:pass C:5-4R B:5-5R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 26 }

[[match.hand]]
opener = "C"
deal.A = "9-9 9-7 9-4 9-0 8-2 8-1 6-5 6-2 4-3 4-1"
deal.B = "9-2 8-4 7-4 7-2 7-1 6-1 5-3 3-3 1-0 0-0"
deal.C = "9-8 8-8 8-0 7-3 7-0 6-6 4-4 3-2 2-2 1-1"
deal.D = "9-6 9-1 8-7 8-3 7-7 7-6 5-5 5-4 4-0 2-0"
yard = "8-5 6-3 9-5 3-0 9-3 6-4 6-0 5-1 2-1 7-5 8-6 5-2 5-0 3-1 4-2"
play = """
C:8-8 B:8-4L A:8-1R D:5-4L C:1-1R B:5-3L A:4-3L D:4-0L C:8-0L
B:7-1R A:9-7R D:8-7L C:9-8R B:7-4L A:9-4L D:9-6L C:6-6L B:6-1L
A:4-1L D:8-3R C:4-4L B:3-3R A:pass D:pass C:7-3R B:7-2R A:8-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 62 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-6"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 146 }

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
group_id = "cuban-6"
commitment = "cee41f4a0a67808794d9af0238842d8eddef05aebae7065240a074567c4ea6f4"
secret = "5f9ff58b659d4981da0c79a5f4f4b66c4fb97ece0f3471a09a2799099b4e8bb5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "9-9 9-7 7-4 6-3 6-2 5-5 5-4 4-2 3-0 2-1"
deal.B = "9-5 8-4 8-2 8-1 7-5 7-3 6-6 6-4 4-0 2-0"
deal.C = "9-6 9-3 9-0 8-8 8-5 8-0 7-1 6-0 3-3 1-0"
deal.D = "9-4 8-7 8-6 8-3 7-6 7-2 7-0 5-2 5-0 3-2"
yard = "9-2 9-1 4-4 5-3 2-2 1-1 3-1 9-8 7-7 5-1 6-1 0-0 4-3 6-5 4-1"
play = """
A:9-9 D:9-4L C:9-6R B:6-4R A:7-4L D:8-7L C:8-8L B:8-4R A:pass
D:8-3L C:9-3L B:9-5L A:5-5L D:5-2L C:8-5R B:8-2L A:5-4R D:8-6L
C:6-0L B:4-0L A:4-2L D:7-2L C:7-1L B:8-1L A:pass D:pass C:8-0L
B:2-0L A:6-2L D:7-6L C:pass B:7-5L A:pass D:5-0L C:9-0L B:pass
A:9-7L D:7-0L C:1-0L B:pass A:2-1L D:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "D"
deal.A = "9-6 9-4 9-2 8-6 7-7 6-4 6-1 5-5 3-0 2-0"
deal.B = "8-5 8-0 6-6 5-1 4-0 3-2 3-1 2-2 1-1 1-0"
deal.C = "9-3 9-0 8-4 8-3 7-4 7-2 5-4 5-2 4-4 4-1"
deal.D = "9-7 9-5 8-8 7-0 6-0 5-3 5-0 4-2 2-1 0-0"
yard = "9-1 8-7 4-3 8-1 3-3 9-8 6-5 9-9 7-5 6-2 6-3 7-1 8-2 7-3 7-6"
play = """
D:5-3 C:5-4L B:4-0L A:3-0L D:pass C:9-3L B:3-1R A:9-6L D:6-0L
C:9-0L B:1-1R A:9-4L D:2-1R C:8-4L B:8-0L A:9-2R D:0-0L C:pass
B:1-0L A:6-1L D:9-7R C:7-4R B:6-6L A:8-6L D:4-2R C:8-3L B:3-2L
A:2-0L D:7-0L C:7-2L B:2-2L A:pass D:pass C:5-2L B:8-5L A:pass
D:8-8L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 47 }

[[match.hand]]
opener = "C"
deal.A = "8-7 8-5 8-3 7-7 7-1 5-1 4-4 4-2 3-0 2-2"
deal.B = "9-9 9-8 8-6 8-1 7-3 6-5 6-3 5-0 3-1 0-0"
deal.C = "9-5 9-1 9-0 8-2 7-2 7-0 6-4 6-2 6-0 4-0"
deal.D = "9-7 9-4 7-5 7-4 5-5 5-4 4-3 2-1 2-0 1-0"
yard = "5-3 3-2 8-0 3-3 5-2 9-3 4-1 8-8 6-6 9-6 6-1 9-2 8-4 1-1 7-6"
play = """
C:9-5 B:9-9L A:8-5R D:9-4L C:6-4L B:8-6L A:8-7L D:9-7L C:9-1L
B:8-1L A:8-3L D:4-3L C:4-0L B:9-8R A:3-0L D:pass C:9-0R B:6-3L
A:pass D:1-0R C:6-2L B:3-1R A:4-2L D:5-4L C:pass B:6-5L A:pass
D:pass C:6-0L B:0-0L A:pass D:2-0L C:8-2L B:7-3R A:7-7R D:7-4R
C:pass B:pass A:4-4R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 34 }

[[match.hand]]
opener = "B"
deal.A = "9-6 8-8 8-4 7-6 7-4 5-3 5-2 4-2 2-1 2-0"
deal.B = "9-8 9-5 9-4 9-3 8-7 8-6 7-5 7-1 7-0 3-1"
deal.C = "9-9 8-2 7-7 7-2 6-1 5-1 4-4 3-3 1-0 0-0"
deal.D = "9-7 9-1 9-0 8-5 8-3 8-0 6-4 6-0 5-0 2-2"
yard = "9-2 6-3 4-0 6-6 5-5 6-2 1-1 4-1 7-3 6-5 3-2 3-0 8-1 5-4 4-3"
play = """
B:9-8 A:8-8R D:9-0L C:1-0L B:8-7R A:7-6R D:6-0R C:6-1L B:8-6L
A:8-4L D:6-4L C:0-0R B:7-0R A:9-6L D:9-7R C:9-9L B:9-5L A:5-3L
D:8-3L C:8-2L B:9-3R A:5-2L D:5-0L C:3-3R B:3-1R A:2-1R D:8-0L
C:7-2R B:7-5R A:pass D:8-5R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 47 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-7"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 144, BD = 61 }

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
group_id = "cuban-7"
commitment = "a21cd303ba01ca7d79aee8ac1dba357ff08f1b497633c3c2b2ead9e23a299438"
secret = "0dbbefe18c0433a8bbb8a489b483d04d1a8b680d0782798ce86075343e253fe7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "9-9 9-2 8-7 7-4 7-0 6-5 5-5 5-4 3-1 1-0"
deal.B = "9-8 9-3 9-1 9-0 8-5 7-6 7-5 7-3 4-4 3-3"
deal.C = "9-7 8-6 8-3 8-1 6-3 4-3 3-2 3-0 1-1 0-0"
deal.D = "9-6 8-4 8-2 7-1 6-4 6-2 5-1 5-0 4-1 2-1"
yard = "6-1 4-0 6-0 7-7 2-0 8-0 8-8 7-2 5-2 6-6 4-2 2-2 9-5 5-3 9-4"
play = """
A:9-9 D:9-6L C:6-3L B:9-3L A:9-2L D:8-2L C:8-6L B:7-6L A:7-4L
D:8-4L C:9-7R B:9-8L A:8-7R D:pass C:8-1R B:9-1L A:3-1L D:7-1R
C:8-3L B:8-5L A:5-5L D:5-1L C:1-1L B:7-5R A:6-5R D:6-4R C:4-3R
B:7-3R A:7-0R D:4-1L C:0-0R B:4-4L A:1-0R D:2-1R C:3-2R B:3-3R
A:5-4L
"""
end = "out"
winner = "AC"
delta = { AC = 22, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "9-3 9-1 7-2 6-5 6-0 5-4 5-2 4-4 2-2 2-1"
deal.B = "9-7 9-4 8-7 8-4 7-7 7-6 7-0 6-6 6-4 4-3"
deal.C = "8-1 8-0 7-5 5-3 5-0 3-3 3-2 3-0 2-0 1-1"
deal.D = "9-9 9-8 8-6 6-2 5-5 5-1 4-0 3-1 1-0 0-0"
yard = "7-1 6-1 8-8 6-3 8-5 9-0 9-6 9-2 4-2 4-1 7-3 8-2 8-3 9-5 7-4"
play = """
D:9-9 C:pass B:9-7L A:7-2L D:9-8R C:2-0L B:7-0L A:pass D:8-6R
C:7-5L B:7-6R A:5-2L D:6-2L C:pass B:6-6L A:6-5L D:5-5L C:5-0L
B:8-7R A:6-0L D:pass C:8-0R B:6-4L A:4-4L D:4-0L C:3-0L B:4-3L
A:5-4L D:5-1L C:8-1L B:8-4L A:pass D:1-0R C:1-1R B:9-4L A:9-1L
D:3-1L C:3-3L B:pass A:2-1R D:pass C:3-2R B:pass A:9-3L D:pass
C:5-3R
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "9-3 8-4 8-1 7-6 7-5 6-3 6-1 3-1 1-0 0-0"
deal.B = "9-9 9-1 9-0 8-7 7-4 7-2 7-1 6-4 5-0 4-4"
deal.C = "9-6 9-5 8-3 8-0 7-7 7-0 5-5 5-2 3-3 2-2"
deal.D = "9-7 9-2 8-8 8-6 8-5 8-2 6-0 4-2 3-0 2-0"
yard = "4-3 7-3 6-2 2-1 3-2 5-1 4-0 1-1 9-8 9-4 6-5 4-1 6-6 5-3 5-4"
play = """
C:2-2 B:7-2L A:7-6L D:8-6L C:5-2R B:8-7L A:7-5R D:9-7L C:7-7R
B:9-9L A:9-3L D:3-0L C:7-0L B:7-4L A:8-4L D:8-8L C:8-3L B:7-1R
A:3-1L D:pass C:pass B:9-1L A:6-1R D:9-2L C:9-6R B:9-0R A:1-0R
D:8-2L C:8-0L B:5-0L A:8-1R D:8-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 39 }

[[match.hand]]
opener = "B"
deal.A = "9-7 8-6 8-2 7-6 7-3 7-0 4-4 3-2 3-1 1-1"
deal.B = "9-9 9-5 9-1 8-8 8-3 7-7 7-2 6-4 6-2 2-1"
deal.C = "9-8 8-7 8-0 6-0 5-3 4-3 3-3 3-0 2-0 1-0"
deal.D = "9-6 9-3 9-2 9-0 6-6 5-2 4-1 4-0 2-2 0-0"
yard = "8-1 6-1 5-1 7-5 7-4 9-4 6-3 5-4 8-4 7-1 8-5 6-5 5-0 4-2 5-5"
play = """
B:9-9 A:9-7L D:9-6R C:8-7L B:8-8L A:8-6R D:pass C:8-0L B:8-3R
A:7-0L D:9-3R C:9-8R B:7-7L A:7-3L D:pass C:3-3L B:pass A:8-2R
D:9-2R C:4-3L B:6-4L A:7-6L D:9-0R C:3-0R B:7-2L A:3-2L D:pass
C:5-3L B:9-5L A:3-1R D:4-1R C:pass B:9-1L A:4-4R D:4-0R C:6-0R
B:2-1L A:pass D:6-6R C:2-0L B:6-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 3 }

[[match.hand]]
opener = "A"
deal.A = "9-8 9-7 9-3 9-1 8-4 8-2 6-0 5-5 4-1 1-1"
deal.B = "9-5 9-4 9-0 8-1 8-0 7-6 4-4 3-3 3-2 1-0"
deal.C = "9-2 8-7 8-3 7-7 7-4 7-3 6-5 3-1 2-2 2-1"
deal.D = "9-9 9-6 8-6 7-2 6-3 5-4 5-3 5-2 5-0 3-0"
yard = "6-4 2-0 7-1 6-6 6-1 8-5 8-8 7-0 6-2 4-0 5-1 4-3 4-2 7-5 0-0"
play = """
A:9-8 D:9-9L C:8-3R B:9-5L A:9-3R D:9-6R C:6-5R B:pass A:5-5L
D:5-4L C:7-4L B:7-6L A:6-0L D:5-3R C:3-1R B:9-0L A:9-1R D:pass
C:9-2L B:3-2L A:9-7R D:6-3L C:8-7R B:8-1R A:1-1R D:8-6L C:2-1R
B:8-0L A:8-2R D:5-0L C:pass B:pass A:8-4R D:5-2L C:2-2L B:9-4R
A:pass D:7-2L C:7-3L B:3-3L A:pass D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "D"
deal.A = "9-8 8-2 7-6 7-1 6-2 5-3 4-1 3-1 2-1 1-0"
deal.B = "9-4 9-2 9-1 8-5 8-4 7-2 6-6 5-2 1-1 0-0"
deal.C = "9-7 9-6 9-0 8-6 6-5 6-4 6-1 5-1 4-2 3-2"
deal.D = "9-5 8-8 8-3 8-1 8-0 7-7 7-0 5-4 5-0 3-0"
yard = "4-4 3-3 6-3 7-4 2-2 4-3 2-0 4-0 7-5 9-3 5-5 7-3 6-0 9-9 8-7"
play = """
D:8-8 C:8-6L B:6-6L A:7-6L D:7-7L C:9-7L B:9-4L A:4-1L D:8-3R
C:3-2R B:9-1L A:9-8L D:8-1L C:6-1L B:9-2R A:6-2L D:9-5R C:6-5R
B:7-2L A:7-1L D:pass C:9-6R B:1-1L A:2-1L D:pass C:9-0R B:5-2L
A:1-0R D:5-4L C:6-4L B:pass A:3-1R D:3-0R C:pass B:0-0R A:pass
D:8-0R C:pass B:8-5R A:5-3R
"""
end = "blocked"
winner = "AC"
delta = { AC = 24, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "9-7 9-1 9-0 8-7 8-5 7-5 6-1 3-0 2-1 1-0"
deal.B = "9-9 9-6 9-4 9-2 8-0 7-6 7-0 5-5 2-0 1-1"
deal.C = "9-3 8-4 7-7 7-4 6-4 5-4 5-1 4-3 4-0 3-2"
deal.D = "9-5 8-6 7-2 7-1 6-6 6-5 6-2 4-2 4-1 2-2"
yard = "6-0 8-3 3-3 7-3 9-8 8-1 3-1 5-0 4-4 8-8 8-2 0-0 5-2 6-3 5-3"
play = """
C:4-3 B:9-4L A:9-7L D:7-2L C:3-2R B:9-2L A:9-1L D:7-1L C:7-4L
B:2-0R A:1-0R D:4-2L C:5-1R B:5-5R A:7-5R D:6-2L C:7-7R B:9-6L
A:9-0L D:pass C:4-0L B:7-6R A:6-1R D:4-1L C:pass B:1-1L A:2-1L
D:2-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 84, BD = 0 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-8"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 101, BD = 13 }

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
group_id = "cuban-8"
commitment = "f7ee717b3eb65ade9383b2fb973f6bd2cb77789d5d9e838f53bd3a1d1a109300"
secret = "122614c985663ceac89a10542998970552b293dfad5eecbf8f509790e714df43"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "9-5 9-3 9-0 8-2 7-1 7-0 6-5 6-1 4-4 3-2"
deal.B = "9-2 7-6 7-2 6-2 6-0 5-5 5-2 4-2 2-1 2-0"
deal.C = "9-8 9-1 8-7 8-6 8-4 7-5 5-4 4-0 2-2 1-1"
deal.D = "9-9 9-6 9-4 8-8 8-5 7-3 6-4 6-3 5-3 4-1"
yard = "8-1 6-6 3-1 9-7 8-0 7-4 7-7 3-3 0-0 3-0 5-0 4-3 1-0 8-3 5-1"
play = """
D:9-9 C:9-8L B:9-2R A:8-2L D:pass C:2-2L B:6-2L A:6-5L D:8-5L
C:8-7L B:7-2L A:3-2L D:6-3L C:8-6L B:4-2R A:4-4R D:8-8L C:8-4L
B:pass A:pass D:9-4L C:9-1L B:2-1L A:pass D:6-4R C:pass B:7-6R
A:7-1R D:4-1R C:5-4R B:2-0L A:9-0L D:9-6L C:7-5R B:6-0L A:7-0L
D:7-3L C:pass B:pass A:9-3L D:pass C:pass B:pass A:9-5L D:5-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "C"
deal.A = "9-4 9-2 8-5 8-0 7-0 6-6 6-0 4-3 2-1 0-0"
deal.B = "9-9 9-5 9-0 8-4 7-4 6-4 6-3 3-0 2-0 1-0"
deal.C = "9-8 8-2 7-2 7-1 6-5 6-2 6-1 5-3 4-4 4-2"
deal.D = "9-7 9-6 9-1 8-6 5-5 5-4 4-1 4-0 2-2 1-1"
yard = "7-5 7-7 7-6 8-8 8-1 9-3 8-7 5-1 3-2 5-0 3-1 8-3 7-3 3-3 5-2"
play = """
C:9-8 B:8-4R A:9-4L D:4-1L C:4-4R B:1-0L A:8-0L D:8-6L C:6-5L
B:6-4R A:8-5L D:9-6R C:8-2L B:9-5R A:9-2L D:5-5R C:5-3R B:3-0R
A:7-0R D:9-7R C:pass B:9-0L A:6-0L D:9-1R C:6-2L B:2-0L A:0-0L
D:1-1R C:7-1R B:7-4R A:4-3R D:4-0L C:4-2L B:6-3R A:2-1L D:pass
C:6-1L B:pass A:6-6L
"""
end = "out"
winner = "AC"
delta = { AC = 31, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "9-6 9-4 9-1 7-7 7-2 6-6 6-2 5-1 3-2 2-2"
deal.B = "8-8 8-6 8-4 8-3 6-0 5-0 3-3 3-1 3-0 1-0"
deal.C = "9-9 9-0 8-7 8-5 7-6 7-4 6-4 6-3 5-5 5-2"
deal.D = "9-8 9-7 8-2 7-5 7-1 5-3 4-4 2-1 1-1 0-0"
yard = "8-0 9-5 6-5 6-1 5-4 9-3 8-1 7-0 4-2 2-0 9-2 4-3 4-0 4-1 7-3"
play = """
B:6-0 A:9-6L D:9-7L C:8-7L B:8-6L A:6-6L D:0-0R C:7-6L B:5-0R
A:7-7L D:7-5R C:7-4L B:8-4L A:7-2R D:8-2R C:8-5L B:8-3R A:5-1L
D:7-1L C:6-3R B:pass A:6-2R D:2-1R C:pass B:1-0R A:pass D:pass
C:9-0R B:pass A:9-4R D:4-4R C:6-4R
"""
end = "blocked"
winner = "AC"
delta = { AC = 56, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "9-6 9-3 9-1 7-6 7-5 7-4 6-4 5-2 4-3 3-2"
deal.B = "9-0 8-7 7-2 6-6 6-3 6-2 5-3 4-2 2-0 1-0"
deal.C = "9-8 8-6 8-1 7-3 7-1 6-5 5-1 4-0 2-2 2-1"
deal.D = "8-3 8-0 7-7 7-0 6-1 5-4 3-3 3-1 1-1 0-0"
yard = "9-7 8-8 5-0 4-1 4-4 9-9 9-4 5-5 8-5 9-2 9-5 8-4 6-0 8-2 3-0"
play = """
A:9-6 D:6-1R C:9-8L B:1-0R A:pass D:8-0L C:4-0L B:9-0R A:7-4L
D:7-7L C:7-3L B:6-3L A:7-6L D:7-0L C:pass B:2-0L A:5-2L D:5-4L
C:pass B:4-2L A:3-2L D:3-3L C:pass B:5-3L A:7-5L D:pass C:7-1L
B:pass A:9-1L D:pass C:pass B:pass A:9-3L D:8-3L C:8-6L B:6-2L
A:pass D:pass C:2-2L B:7-2L A:pass D:pass C:pass B:8-7L A:pass
D:pass C:8-1L B:pass A:pass D:3-1L C:pass B:pass A:4-3L D:pass
C:pass B:pass A:6-4L
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 0 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-9"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 135, BD = 20 }

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
group_id = "cuban-9"
commitment = "a1fe0cea8461469f44ff6d95854fd12255562b11e524a0d7268fb076a32f6fba"
secret = "b9a17357d8f17f6e7494725b149c63a61de7d829ced2b13bfecb73712f70eb2e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "9-5 8-7 7-3 6-6 6-4 6-3 5-4 3-2 3-1 3-0"
deal.B = "9-4 9-1 8-5 7-5 7-2 7-0 5-5 4-0 3-3 1-0"
deal.C = "9-8 9-0 8-4 8-2 8-1 7-7 7-6 5-3 5-0 4-4"
deal.D = "9-7 9-6 8-8 8-3 8-0 7-4 6-2 6-1 2-2 0-0"
yard = "2-0 7-1 8-6 4-1 4-3 5-1 9-2 6-0 5-2 6-5 9-9 2-1 1-1 9-3 4-2"
play = """
D:8-8 C:9-8L B:9-4L A:8-7R D:7-4L C:7-7L B:7-5L A:9-5L D:9-7L
C:7-6L B:7-2R A:3-2R D:9-6L C:5-3R B:8-5R A:pass D:8-3R C:9-0L
B:7-0L A:3-1R D:6-1R C:pass B:pass A:6-6R D:6-2R C:8-2R B:pass
A:7-3L D:8-0R C:5-0R B:5-5R A:5-4R D:pass C:8-4R B:3-3L A:6-3L
D:pass C:8-1R B:9-1R A:6-4L D:pass C:4-4L
"""
end = "out"
winner = "AC"
delta = { AC = 9, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "9-9 8-1 6-5 6-0 5-5 5-4 5-1 4-2 2-0 1-1"
deal.B = "9-8 9-3 9-2 8-6 8-3 8-0 7-6 7-5 3-0 2-1"
deal.C = "9-7 9-4 9-1 8-5 8-4 7-1 6-4 5-3 4-0 3-2"
deal.D = "9-5 6-6 6-2 6-1 5-2 5-0 4-4 4-3 3-3 2-2"
yard = "7-2 8-2 6-3 7-0 9-6 0-0 8-7 8-8 3-1 7-7 4-1 7-4 9-0 7-3 1-0"
play = """
C:9-4 B:9-8L A:8-1L D:6-1L C:6-4L B:pass A:4-2L D:6-2L C:8-4R
B:8-6L A:pass D:pass C:8-5L B:7-5L A:pass D:pass C:9-7L B:9-3L
A:pass D:4-3L C:4-0L B:8-3R A:2-0L D:5-2L C:5-3R B:pass A:6-5L
D:6-6L C:pass B:7-6L A:5-1R D:pass C:7-1L B:2-1L A:1-1R D:2-2L
C:9-1R B:9-2L A:9-9L D:9-5L C:pass B:pass A:5-5L D:5-0L C:pass
B:8-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 20 }

[[match.hand]]
opener = "B"
deal.A = "9-4 9-0 8-7 8-5 7-3 6-2 5-2 4-3 1-1 0-0"
deal.B = "9-8 9-7 9-3 9-2 7-2 6-6 5-3 5-1 4-4 3-0"
deal.C = "9-9 8-8 8-0 6-5 5-4 4-1 4-0 3-3 3-1 2-2"
deal.D = "8-6 8-3 7-6 7-4 7-1 6-4 6-1 5-0 2-1 2-0"
yard = "6-0 9-1 6-3 5-5 1-0 9-6 4-2 8-1 7-7 9-5 7-0 8-2 8-4 3-2 7-5"
play = """
B:9-8 A:8-7R D:7-6R C:9-9L B:9-7L A:7-3L D:8-3L C:8-8L B:6-6R
A:8-5L D:5-0L C:8-0L B:pass A:6-2R D:8-6L C:6-5L B:9-2R A:9-0R
D:2-0R C:5-4L B:7-2R A:9-4L D:7-4R C:4-1R B:9-3L A:1-1R D:7-1R
C:3-3L B:5-3L A:5-2L D:2-1L C:3-1L B:3-0L A:0-0L D:pass C:4-0L
B:4-4L A:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 23, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "9-4 9-0 7-0 6-1 5-3 5-0 4-3 2-1 1-0 0-0"
deal.B = "9-6 7-4 5-5 5-4 5-1 4-4 4-2 4-0 3-3 3-2"
deal.C = "9-5 8-4 8-1 7-7 6-5 6-4 6-0 3-1 2-0 1-1"
deal.D = "9-7 8-7 8-3 7-6 7-3 7-2 6-3 6-2 5-2 3-0"
yard = "8-8 8-6 8-2 6-6 8-5 9-1 4-1 7-5 8-0 9-3 7-1 9-2 2-2 9-8 9-9"
play = """
A:1-0 D:3-0R C:3-1R B:5-1L A:2-1R D:5-2L C:2-0L B:4-2R A:0-0L
D:pass C:8-4R B:4-0L A:4-3L D:8-3L C:8-1L B:pass A:6-1L D:7-6L
C:7-7L B:7-4L A:9-4L D:9-7L C:pass B:pass A:7-0L D:8-7R C:6-0L
B:9-6L A:9-0L D:7-3R C:pass B:3-3R A:5-3R D:pass C:6-5R B:pass
A:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 58, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "9-7 9-2 8-7 8-1 6-1 5-5 5-2 4-3 3-0 2-0"
deal.B = "9-9 9-3 9-1 8-8 6-5 4-1 3-3 3-2 2-2 1-0"
deal.C = "9-6 9-0 8-4 8-3 7-7 7-0 6-2 6-0 4-0 2-1"
deal.D = "9-8 8-6 7-6 7-2 7-1 6-3 5-3 5-1 5-0 0-0"
yard = "7-4 8-2 5-4 7-3 7-5 1-1 8-0 8-5 9-4 9-5 4-2 6-4 4-4 3-1 6-6"
play = """
D:9-8 C:9-6L B:8-8R A:8-7R D:8-6L C:7-7R B:pass A:9-7R D:pass
C:9-0R B:1-0R A:8-1R D:pass C:8-4L B:4-1L A:6-1L D:7-6L C:7-0L
B:pass A:2-0L D:7-2L C:8-3R B:9-3R A:9-2R D:7-1L C:2-1L B:3-2L
A:4-3L D:pass C:4-0L B:2-2R A:3-0L D:6-3L C:6-2R B:6-5L A:5-5L
D:5-3L C:6-0R
"""
end = "out"
winner = "AC"
delta = { AC = 45, BD = 0 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-10"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 109, BD = 64 }

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
group_id = "cuban-10"
commitment = "7bc77996c24ba73fe88a27afcfe77d77176508b93cec43dead53cdbf36e4d930"
secret = "f653c5a902be3d192804d43aec6e93f02eabbc95410d2262a6443b311ed2e240"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "9-8 8-2 8-1 7-5 6-0 5-0 4-2 3-3 2-0 1-1"
deal.B = "9-6 8-7 8-3 6-4 6-3 6-2 4-4 4-3 3-1 1-0"
deal.C = "9-7 9-5 9-4 7-7 7-0 6-1 3-2 3-0 2-1 0-0"
deal.D = "9-2 9-1 9-0 8-6 8-4 7-6 7-1 5-4 5-1 4-0"
yard = "5-2 9-9 5-5 8-8 7-2 6-6 5-3 4-1 7-3 7-4 2-2 8-0 6-5 8-5 9-3"
play = """
C:7-7 B:8-7L A:9-8L D:9-0L C:7-0L B:pass A:7-5L D:7-1R C:9-5L
B:9-6L A:8-1R D:8-6R C:6-1L B:6-4R A:4-2R D:9-1L C:9-7L B:6-2R
A:6-0R D:7-6L C:3-0R B:6-3R
"""
end = "blocked"
winner = "AC"
delta = { AC = 73, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "9-9 9-8 8-8 8-0 7-6 7-3 5-2 4-2 4-0 3-2"
deal.B = "9-7 9-2 7-7 6-5 6-2 6-1 5-4 4-4 3-0 1-0"
deal.C = "9-6 9-5 9-4 8-6 7-5 6-3 5-3 5-0 2-2 1-1"
deal.D = "8-1 7-4 7-1 7-0 6-0 4-1 3-1 2-1 2-0 0-0"
yard = "9-0 6-4 3-3 6-6 9-1 9-3 5-1 8-3 4-3 8-4 8-5 7-2 5-5 8-2 8-7"
play = """
B:7-7 A:7-6L D:7-4R C:9-6L B:4-4R A:9-9L D:4-1R C:9-5L B:6-5L
A:pass D:3-1R C:8-6L B:3-0R A:9-8L D:6-0R C:9-4L B:6-1R A:4-2L
D:2-1L C:1-1L B:1-0L A:8-0L D:8-1R C:pass B:pass A:8-8L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 64 }

[[match.hand]]
opener = "A"
deal.A = "9-9 9-3 8-5 8-4 7-2 6-3 6-0 5-0 4-1 3-0"
deal.B = "9-0 8-6 8-2 7-6 7-5 7-3 6-6 5-3 4-0 1-0"
deal.C = "9-4 8-0 6-1 5-1 4-4 4-2 3-3 3-2 2-0 1-1"
deal.D = "9-5 9-2 6-4 6-2 5-5 5-4 4-3 3-1 2-1 0-0"
yard = "9-6 2-2 7-4 9-8 6-5 8-3 5-2 9-1 9-7 8-7 7-7 7-1 7-0 8-8 8-1"
play = """
A:9-9 D:9-5L C:5-1L B:9-0R A:6-0R D:3-1L C:3-3L B:6-6R A:9-3L
D:6-4R C:9-4L B:4-0L A:8-4R D:0-0L C:8-0L B:8-6L A:8-5R D:5-4R
C:6-1L B:1-0L A:5-0L D:5-5L C:4-4R B:5-3L A:6-3L D:4-3R C:3-2R
B:8-2R A:pass D:6-2L C:4-2L B:pass A:4-1L D:2-1L C:2-0L B:pass
A:3-0L D:pass C:pass B:7-3L A:7-2L
"""
end = "out"
winner = "AC"
delta = { AC = 36, BD = 0 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-11"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 119, BD = 81 }

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
group_id = "cuban-11"
commitment = "a4d345d0dbf1413cf47c96f00e42a3e0e7e5131fd828daeee135c4802980efef"
secret = "b0a22923fbd90c663a12ce1cd5258fb9ce5f09a092d1f8cb43c69203a69f95d7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "9-6 9-3 8-8 7-1 6-5 6-3 5-3 5-1 4-2 0-0"
deal.B = "9-9 9-8 9-0 8-6 8-4 8-1 7-4 5-0 4-4 4-0"
deal.C = "9-4 8-2 8-0 7-6 6-4 5-2 4-1 3-3 3-2 2-2"
deal.D = "9-7 9-5 8-5 8-3 7-0 6-0 5-5 2-0 1-1 1-0"
yard = "2-1 6-6 4-3 5-4 7-2 9-1 7-3 9-2 8-7 6-1 7-5 6-2 3-0 3-1 7-7"
play = """
B:9-9 A:9-6L D:9-7R C:7-6L B:7-4L A:7-1R D:1-1R C:9-4L B:9-8L
A:8-8L D:8-5L C:4-1R B:5-0L A:0-0L D:7-0L C:6-4R B:8-6R A:pass
D:8-3R C:3-3R B:pass A:5-3R D:9-5R C:pass B:9-0R A:pass D:6-0R
C:pass B:pass A:6-5R D:5-5R C:5-2R B:pass A:4-2R D:pass C:pass
B:8-4R A:pass D:pass C:8-0R B:4-0R A:pass D:pass C:pass B:4-4R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 46 }

[[match.hand]]
opener = "A"
deal.A = "9-4 9-3 9-1 8-1 7-1 6-2 5-5 5-3 3-2 1-0"
deal.B = "9-2 8-7 8-6 8-3 7-7 7-6 6-0 3-3 2-2 1-1"
deal.C = "9-5 8-0 7-5 7-4 7-0 6-6 5-4 4-4 4-3 0-0"
deal.D = "9-7 9-0 7-2 6-5 6-4 6-1 5-2 4-2 4-0 2-0"
yard = "2-1 8-5 3-1 7-3 8-2 9-6 6-3 5-1 5-0 9-8 4-1 8-8 9-9 3-0 8-4"
play = """
A:5-5 D:6-5L C:5-4R B:8-6L A:8-1L D:6-4R C:6-6R B:1-1L A:9-1L
D:9-7L C:7-5L B:7-6R A:7-1R D:5-2L C:pass B:9-2L A:9-3L D:6-1R
C:4-3L B:6-0R A:9-4L D:9-0L C:7-0L B:8-7L A:1-0R D:pass C:8-0L
B:pass A:pass D:4-0L C:7-4L B:7-7L A:pass D:7-2L C:pass B:2-2L
A:6-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 35 }

[[match.hand]]
opener = "D"
deal.A = "9-2 9-0 8-4 7-4 7-1 5-1 4-3 3-3 3-0 2-2"
deal.B = "9-7 8-5 8-1 7-7 6-6 5-5 5-4 5-3 2-0 1-0"
deal.C = "9-4 9-3 9-1 8-0 7-5 6-1 6-0 5-0 4-1 3-2"
deal.D = "8-8 8-6 8-2 7-6 6-2 4-4 4-0 3-1 2-1 0-0"
yard = "6-3 7-3 7-2 8-3 9-8 1-1 4-2 9-9 5-2 9-6 6-4 8-7 7-0 6-5 9-5"
play = """
D:8-8 C:8-0L B:2-0L A:8-4R D:8-2L C:4-1R B:8-5L A:5-1L D:3-1L
C:6-1R B:5-3L A:pass D:8-6R C:7-5L B:9-7L A:9-2L D:6-2L C:6-0L
B:1-0L A:7-1L D:7-6L C:pass B:6-6L A:pass D:pass C:pass B:8-1R
A:pass D:2-1R C:3-2R B:pass A:3-3R D:pass C:9-3R B:pass A:9-0R
D:4-0R C:9-4R B:pass A:pass D:pass C:9-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 41, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "9-2 8-7 8-4 8-3 6-5 6-1 5-0 4-0 3-1 1-1"
deal.B = "9-6 9-4 8-6 7-2 6-3 5-4 4-2 4-1 2-1 1-0"
deal.C = "9-8 9-3 8-5 8-1 7-4 7-3 7-0 6-6 6-2 4-4"
deal.D = "9-0 8-0 7-6 7-5 7-1 6-0 5-2 5-1 3-0 2-0"
yard = "3-3 9-7 8-2 2-2 3-2 5-5 6-4 9-5 4-3 0-0 9-9 5-3 9-1 7-7 8-8"
play = """
C:6-2 B:9-6L A:9-2L D:5-2L C:8-5L B:8-6L A:6-5L D:7-5L C:7-0L
B:1-0L A:1-1L D:7-1L C:7-3L B:6-3L A:6-1L D:5-1L C:pass B:5-4L
A:8-4L D:8-0L C:pass B:7-2R A:8-7R D:9-0L C:9-8L B:pass A:8-3L
D:3-0L C:8-1R B:4-1R A:4-0R D:6-0L C:6-6L B:pass A:5-0R D:7-6L
C:7-4L B:9-4L A:pass D:pass C:9-3L B:pass A:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "9-8 9-7 9-3 9-0 7-7 6-0 5-4 2-1 2-0 1-1"
deal.B = "9-5 9-2 8-8 8-6 8-3 7-2 6-5 6-1 5-0 3-1"
deal.C = "9-1 8-7 8-5 8-4 7-0 6-2 5-2 5-1 4-3 0-0"
deal.D = "8-0 7-6 7-5 6-4 6-3 5-3 4-4 4-2 3-2 3-0"
yard = "6-6 9-9 9-4 5-5 3-3 1-0 2-2 7-3 4-0 4-1 7-4 8-2 8-1 9-6 7-1"
play = """
B:9-5 A:5-4R D:6-4R C:9-1L B:6-1L A:6-0L D:7-6R C:7-0L B:7-2L
A:7-7R D:7-5R C:5-1R B:9-2L A:9-7L D:pass C:8-7L B:8-8L A:9-8L
D:pass C:pass B:3-1R A:9-3R D:pass C:pass B:pass A:9-0L D:8-0L
C:8-4L B:pass A:pass D:4-4L C:4-3L B:8-3L A:pass D:pass C:8-5L
B:6-5L A:pass D:6-3L C:pass B:pass A:pass D:5-3L C:5-2L B:pass
A:2-1L D:pass C:pass B:pass A:1-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 33, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "9-9 9-6 8-7 8-5 8-2 8-0 7-2 6-5 5-1 3-2"
deal.B = "9-2 8-6 7-7 7-6 7-4 6-6 6-3 5-4 5-2 5-0"
deal.C = "9-4 9-0 6-4 6-1 5-5 5-3 4-3 2-2 2-0 1-1"
deal.D = "9-7 9-3 8-8 8-4 7-3 4-4 4-2 3-1 2-1 1-0"
yard = "9-8 9-1 9-5 7-0 3-0 7-5 6-0 8-1 4-0 8-3 7-1 4-1 6-2 0-0 3-3"
play = """
A:9-9 D:9-7L C:9-4R B:7-7L A:8-7L D:8-8L C:6-4R B:8-6L A:9-6L
D:9-3L C:4-3L B:7-4L A:6-5R D:7-3L C:5-3L B:5-4L A:8-5R D:8-4L
C:pass B:pass A:8-2L D:4-2L C:pass B:pass A:8-0R D:4-4L C:9-0R
B:9-2R A:7-2R D:pass C:pass B:7-6R A:pass D:pass C:6-1R B:pass
A:5-1R D:pass C:5-5R B:5-2R A:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 34, BD = 0 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-12"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 112 }

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
group_id = "cuban-12"
commitment = "f67945f76be4e8298b2faac41a281fd90db380f929e17c11b80ce665cc789e4e"
secret = "3252b59f84131db6364940d45c624841c896d4f5d86eaaf8c151d429319967c0"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "9-9 9-5 9-4 7-6 7-1 7-0 5-4 4-2 3-0 1-1"
deal.B = "9-3 8-5 7-7 7-5 7-2 6-0 4-1 4-0 3-2 0-0"
deal.C = "9-6 9-1 8-6 8-4 7-3 6-5 6-2 5-2 5-1 3-1"
deal.D = "9-7 9-0 8-8 8-7 8-0 6-3 4-4 4-3 2-0 1-0"
yard = "3-3 8-1 9-8 6-6 5-0 2-1 8-3 6-4 9-2 6-1 7-4 8-2 5-3 5-5 2-2"
play = """
A:9-9 D:9-0L C:9-6R B:6-0R A:7-0L D:9-7L C:9-1L B:4-0R A:7-1L
D:4-4R C:8-4R B:7-5L A:9-5L D:8-8R C:8-6R B:9-3L A:3-0L D:6-3R
C:7-3R B:0-0L A:7-6R D:8-0L C:6-5R B:8-5L A:5-4L D:4-3L C:5-2R
B:7-2R A:pass D:8-7R C:3-1L B:4-1L A:9-4L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "9-7 9-4 9-0 8-6 8-5 8-2 6-6 5-0 4-1 2-2"
deal.B = "9-5 8-3 7-0 6-5 6-3 6-2 5-3 4-4 3-2 0-0"
deal.C = "9-1 8-0 7-5 7-4 5-1 4-2 3-1 3-0 2-1 1-1"
deal.D = "9-9 9-8 9-3 9-2 8-1 7-6 7-1 6-0 4-0 3-3"
yard = "9-6 2-0 7-2 8-7 7-7 8-4 6-4 7-3 6-1 4-3 1-0 5-2 5-4 8-8 5-5"
play = """
D:9-9 C:9-1L B:9-5R A:4-1L D:4-0L C:7-5R B:0-0L A:9-0L D:7-6R
C:pass B:6-3R A:9-7L D:9-3R C:7-4L B:4-4L A:9-4L D:9-8L C:8-0L
B:7-0L A:pass D:7-1L C:5-1L B:6-5L A:8-6L D:8-1L C:3-1L B:8-3L
A:8-5L D:9-2R C:4-2R B:5-3L A:pass D:3-3L C:3-0L B:pass A:5-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 31 }

[[match.hand]]
opener = "C"
deal.A = "9-0 8-1 7-6 7-5 7-2 6-6 6-2 5-5 4-0 3-0"
deal.B = "9-6 9-2 8-5 6-5 5-1 5-0 4-3 4-2 3-2 0-0"
deal.C = "9-5 8-6 8-0 6-1 5-4 4-1 2-2 2-1 2-0 1-1"
deal.D = "9-8 9-7 9-4 9-1 8-4 7-0 6-3 3-3 3-1 1-0"
yard = "7-1 5-3 8-7 6-0 8-2 7-7 8-3 9-9 6-4 7-4 7-3 9-3 4-4 5-2 8-8"
play = """
C:9-5 B:5-1R A:9-0L D:9-1R C:8-0L B:9-6R A:8-1L D:6-3R C:6-1L
B:6-5L A:7-5L D:9-7L C:pass B:4-3R A:4-0R D:1-0R C:4-1R B:4-2R
A:7-2R D:7-0R C:2-0R B:3-2R A:3-0R D:9-4L C:5-4L B:5-0R A:5-5L
D:pass C:pass B:8-5L A:pass D:9-8L C:pass B:9-2L A:6-2L D:pass
C:8-6L B:pass A:pass D:8-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 34 }

[[match.hand]]
opener = "B"
deal.A = "9-5 9-0 8-8 8-4 8-3 8-2 8-1 7-6 7-5 6-5"
deal.B = "9-8 9-3 9-2 8-0 7-1 7-0 6-4 5-3 3-0 1-1"
deal.C = "9-4 8-6 7-4 6-2 5-5 5-2 4-4 3-2 2-1 1-0"
deal.D = "7-7 7-3 6-6 5-4 5-1 5-0 4-3 4-2 2-0 0-0"
yard = "8-5 2-2 9-9 8-7 3-3 7-2 6-1 3-1 4-0 9-6 9-7 9-1 6-0 4-1 6-3"
play = """
B:5-3 A:9-5L D:4-3R C:9-4L B:6-4L A:7-6L D:7-7L C:7-4L B:pass
A:8-4L D:5-4R C:8-6L B:pass A:6-5L D:5-0L C:5-5R B:3-0L A:8-3L
D:5-1R C:2-1R B:9-8L A:9-0L D:2-0R C:1-0L B:1-1L A:8-1L D:0-0R
C:pass B:8-0L A:pass D:pass C:pass B:7-0L A:7-5L D:pass C:5-2L
B:9-2L A:pass D:pass C:pass B:9-3L A:pass D:7-3L C:pass B:7-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 47 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-13"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 68, BD = 108 }

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
group_id = "cuban-13"
commitment = "88875132873bd2d890a848022a1f6922d5fe86f0a2432d8fc58a4a893457f59a"
secret = "f50558badb9f4cd4725ef0ba9f83b13c3c903d0e26dc5ba467dbd1bc28bc1e7b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "9-9 9-8 9-5 8-8 8-6 7-6 6-4 5-5 5-4 2-0"
deal.B = "9-7 8-3 8-0 7-5 7-3 6-2 5-2 4-4 3-3 3-1"
deal.C = "8-1 7-7 7-2 6-5 6-0 5-1 4-2 3-2 1-0 0-0"
deal.D = "9-6 9-1 8-7 8-5 8-4 6-6 4-3 4-1 4-0 2-2"
yard = "7-4 6-1 8-2 3-0 9-0 9-4 7-0 1-1 2-1 5-0 9-3 9-2 5-3 7-1 6-3"
play = """
A:9-9 D:9-6L C:6-0L B:9-7R A:2-0L D:2-2L C:7-7R B:7-5R A:5-5R
D:8-5R C:8-1R B:6-2L A:7-6L D:8-7L C:5-1R B:8-3L A:9-5R D:4-3L
C:4-2L B:5-2L A:5-4L D:8-4L C:pass B:8-0L A:9-8R D:4-0L C:pass
B:4-4L A:8-8R D:4-1L C:1-0L B:pass A:8-6R D:6-6R C:6-5R B:pass
A:pass D:pass C:0-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 30, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "8-6 8-5 8-2 7-0 6-6 6-4 5-2 5-0 4-2 2-0"
deal.B = "9-3 8-8 8-7 8-4 7-7 5-4 3-2 2-1 1-1 0-0"
deal.C = "9-9 9-8 9-5 9-1 9-0 8-1 7-5 7-3 6-2 4-0"
deal.D = "9-7 9-4 7-4 7-2 6-5 6-3 6-0 5-1 3-1 2-2"
yard = "4-3 4-4 8-3 7-1 7-6 4-1 5-5 8-0 5-3 9-2 3-0 3-3 1-0 9-6 6-1"
play = """
D:9-7 C:9-9L B:8-7R A:8-5R D:9-4L C:9-5R B:8-4L A:8-2L D:7-2L
C:9-8R B:8-8R A:7-0L D:6-0L C:6-2L B:3-2L A:8-6R D:6-3L C:pass
B:pass A:6-6L D:6-5L C:7-5L B:7-7L A:6-4R D:7-4L C:4-0L B:5-4R
A:2-0L D:2-2L C:pass B:2-1L A:5-0R D:5-1L C:9-0R B:9-3R A:5-2L
D:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 35 }

[[match.hand]]
opener = "C"
deal.A = "9-7 9-6 9-1 9-0 8-1 7-5 7-3 6-2 5-2 2-2"
deal.B = "9-9 7-1 6-6 6-5 5-5 5-4 5-3 4-2 3-2 1-0"
deal.C = "9-8 8-5 8-3 7-7 7-4 6-1 6-0 4-1 3-1 0-0"
deal.D = "9-3 9-2 8-7 8-0 7-6 6-4 6-3 4-3 2-0 1-1"
yard = "4-0 3-0 9-5 8-4 9-4 8-8 5-1 8-6 2-1 7-2 8-2 7-0 5-0 4-4 3-3"
play = """
C:7-7 B:7-1L A:9-7R D:1-1L C:9-8R B:1-0L A:9-0L D:9-3L C:8-3L
B:pass A:8-1L D:8-7R C:7-4R B:5-4R A:5-2R D:9-2R C:6-1L B:9-9R
A:9-1R D:7-6L C:3-1R B:5-3R A:7-3L D:6-3L C:8-5R B:6-6L A:6-2L
D:2-0L C:6-0L B:6-5L A:7-5L D:8-0R C:0-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 38, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "9-9 9-3 7-0 6-5 6-4 6-1 4-4 4-2 4-1 4-0"
deal.B = "9-8 9-1 8-8 8-1 7-6 7-4 7-2 3-0 2-1 0-0"
deal.C = "9-6 9-5 9-2 8-5 7-7 6-3 6-0 5-5 5-3 2-2"
deal.D = "9-7 9-4 8-7 8-3 8-2 6-2 5-1 3-3 2-0 1-1"
yard = "4-3 7-5 5-2 7-3 8-0 3-1 9-0 5-0 8-6 1-0 3-2 7-1 6-6 8-4 5-4"
play = """
B:9-8 A:9-3L D:8-3L C:8-5L B:8-8R A:6-5L D:6-2L C:9-2L B:9-1L
A:6-1L D:8-7R C:7-7R B:7-6L A:7-0L D:2-0L C:2-2L B:7-4R A:4-2R
D:8-2L C:pass B:8-1L A:4-1L D:9-4L C:9-6L B:7-2R A:6-4L D:9-7R
C:9-5R B:pass A:4-0L D:5-1R C:6-0L B:2-1R A:pass D:pass C:6-3L
B:3-0L A:pass D:pass C:pass B:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 44 }

[[match.hand]]
opener = "A"
deal.A = "9-2 8-7 8-5 7-6 6-1 5-4 5-3 5-0 4-4 0-0"
deal.B = "9-7 9-5 9-1 8-0 7-5 7-3 7-2 7-1 6-6 4-1"
deal.C = "9-3 8-8 8-3 6-3 5-5 4-3 4-0 2-0 1-1 1-0"
deal.D = "9-9 8-6 8-4 8-2 8-1 6-5 6-2 5-2 3-1 3-0"
yard = "2-2 7-0 2-1 3-2 5-1 7-7 9-0 9-4 7-4 4-2 3-3 9-6 9-8 6-4 6-0"
play = """
A:5-0 D:6-5L C:6-3L B:7-3L A:0-0R D:3-0R C:8-3R B:9-7L A:8-5R
D:9-9L C:9-3L B:9-5R A:9-2R D:3-1L C:2-0R B:9-1L A:pass D:pass
C:4-0R B:4-1R A:6-1R D:8-6R C:8-8R B:8-0R A:pass D:pass C:1-0R
B:7-1R A:8-7R D:8-4R C:4-3R B:pass A:5-3R D:5-2R C:pass B:7-2R
A:7-6R D:6-2R C:pass B:pass A:pass D:8-2R C:pass B:pass A:pass
D:8-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 29 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-14"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 91, BD = 124 }

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
group_id = "cuban-14"
commitment = "b95ee0116b76d4ab7d46ac21acc5661fa097931ec100b01cdca11f293f3c19b1"
secret = "4c38258d391389b1e1f5bcba6de19fed329bdf27a58b174730e85cd361fb77c3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "9-7 7-6 7-4 7-3 7-1 6-1 6-0 4-4 3-1 2-2"
deal.B = "9-1 8-7 8-5 8-3 5-3 5-2 4-0 3-0 2-1 2-0"
deal.C = "9-4 9-2 8-2 7-5 7-2 6-6 6-5 6-3 5-5 1-1"
deal.D = "9-5 9-3 8-8 8-6 8-0 7-7 7-0 6-2 5-1 3-3"
yard = "4-1 1-0 0-0 9-6 8-4 5-0 4-3 4-2 9-0 8-1 3-2 9-8 9-9 6-4 5-4"
play = """
D:8-8 C:8-2L B:8-3R A:7-3R D:7-7R C:9-2L B:8-7R A:9-7L D:8-0R
C:7-5L B:8-5L A:6-0R D:8-6L C:6-6L B:pass A:7-6L D:7-0L C:6-5R
B:5-2R A:2-2R D:6-2R C:6-3R B:3-0R A:pass D:pass C:pass B:2-0L
A:pass D:pass C:7-2L B:4-0R A:7-4L D:pass C:9-4L B:9-1L A:4-4R
D:5-1L C:5-5L B:5-3L A:3-1L D:pass C:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 35, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "9-6 8-1 7-5 7-2 7-1 7-0 6-5 4-4 3-3 3-2"
deal.B = "9-7 9-1 8-6 8-3 8-0 6-4 5-4 5-2 3-0 1-1"
deal.C = "9-9 9-8 7-7 6-6 6-0 5-1 4-3 4-2 4-1 2-2"
deal.D = "8-5 8-4 8-2 7-6 7-4 7-3 6-1 5-3 5-0 4-0"
yard = "1-0 9-5 8-7 2-1 3-1 9-2 5-5 6-2 6-3 9-3 8-8 9-4 2-0 9-0 0-0"
play = """
C:9-9 B:9-7L A:9-6R D:7-6L C:6-6L B:8-6L A:6-5R D:5-3R C:9-8L
B:8-3R A:8-1R D:6-1R C:6-0R B:9-1L A:7-1L D:7-4L C:4-3L B:3-0L
A:7-0L D:5-0R C:7-7L B:5-4R A:7-5L D:8-5L C:4-2R B:5-2R A:pass
D:8-4L C:4-1L B:1-1L A:pass D:pass C:5-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 42, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "9-6 9-1 8-8 8-4 7-2 7-1 6-4 5-5 5-2 4-2"
deal.B = "9-7 9-5 8-3 8-1 7-7 7-3 6-5 6-0 4-1 0-0"
deal.C = "9-9 9-4 9-3 8-7 7-4 6-6 6-2 6-1 4-3 1-0"
deal.D = "9-8 9-2 7-5 7-0 6-3 5-4 3-2 3-1 2-1 2-0"
yard = "5-0 8-5 7-6 8-0 4-0 3-3 4-4 8-6 5-1 2-2 1-1 5-3 3-0 8-2 9-0"
play = """
B:7-7 A:7-2L D:9-2L C:9-9L B:9-7L A:7-1L D:7-5R C:6-1L B:6-5L
A:5-5L D:5-4L C:9-4L B:9-5L A:5-2L D:2-1L C:1-0L B:0-0L A:pass
D:7-0L C:8-7L B:8-1L A:9-1L D:9-8L C:pass B:8-3L A:pass D:3-2L
C:6-2L B:6-0L A:pass D:2-0L C:pass B:pass A:4-2L D:pass C:7-4L
B:7-3L A:pass D:3-1L C:pass B:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 84 }

[[match.hand]]
opener = "A"
deal.A = "8-7 8-5 8-2 7-3 6-3 6-2 6-1 4-0 2-1 2-0"
deal.B = "9-9 9-8 9-4 8-8 8-4 7-6 7-2 6-6 4-2 3-3"
deal.C = "9-6 9-3 9-0 8-1 7-7 7-1 7-0 5-4 5-2 5-1"
deal.D = "9-7 9-5 9-2 8-0 6-5 6-4 6-0 4-3 2-2 1-1"
yard = "7-4 8-6 3-2 9-1 5-5 5-3 7-5 4-1 3-1 4-4 8-3 1-0 0-0 5-0 3-0"
play = """
A:8-7 D:8-0L C:9-0L B:9-9L A:7-3R D:9-5L C:5-4L B:8-4L A:8-5L
D:6-5L C:9-6L B:9-8L A:8-2L D:2-2L C:5-2L B:3-3R A:6-3R D:6-4R
C:5-1L B:9-4R A:6-1L D:6-0L C:7-0L B:7-6L A:6-2L D:9-2L C:9-3L
B:pass A:pass D:4-3L C:pass B:4-2L A:2-1L D:9-7R C:8-1L B:8-8L
A:pass D:pass C:7-7R B:7-2R A:2-0R D:pass C:pass B:pass A:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "9-4 7-6 7-3 6-4 6-3 5-4 4-4 4-0 3-3 2-2"
deal.B = "9-5 9-2 8-4 8-1 7-7 7-1 5-1 4-3 4-2 3-0"
deal.C = "9-0 8-8 8-0 7-4 7-2 6-5 5-3 5-2 4-1 1-0"
deal.D = "9-7 9-3 9-1 8-6 8-3 6-6 6-1 3-2 2-0 1-1"
yard = "6-0 9-6 9-9 8-7 2-1 9-8 5-5 7-5 0-0 6-2 7-0 8-5 5-0 3-1 8-2"
play = """
D:3-2 C:5-3L B:5-1L A:2-2R D:9-1L C:9-0L B:9-2R A:9-4R D:2-0L
C:7-2L B:7-7L A:7-6L D:6-1L C:4-1L B:4-2L A:6-4R D:6-6R C:5-2L
B:9-5L A:6-3R D:9-3L C:pass B:4-3L A:7-3R D:9-7R C:7-4L B:7-1L
A:pass D:1-1L C:1-0L B:3-0L A:3-3L D:8-3L C:8-8L B:8-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 40 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-15"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 105, BD = 72 }

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
group_id = "cuban-15"
commitment = "6cf450c04b2080f18cb1e2d6fb774b7f1229966584ef846d7e3f510d7be91d93"
secret = "9856ad5539ba1507807d1f27f4cbeff19d017259aeae4ae1b4aacd654f0c7cef"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "9-5 9-2 8-1 8-0 7-5 6-6 6-4 5-4 3-1 1-0"
deal.B = "7-3 7-1 6-3 6-2 5-2 4-2 4-1 3-3 3-2 2-1"
deal.C = "9-7 9-3 8-2 7-6 7-4 6-0 5-3 3-0 2-2 2-0"
deal.D = "9-4 8-7 8-5 8-4 7-7 7-2 6-5 5-0 4-0 0-0"
yard = "5-5 9-8 8-3 9-0 5-1 9-6 8-8 8-6 6-1 9-9 1-1 4-4 7-0 9-1 4-3"
play = """
D:7-7 C:7-6L B:6-3L A:7-5R D:8-5R C:5-3L B:5-2L A:9-2L D:8-7R
C:7-4R B:4-2R A:9-5L D:6-5L C:8-2R B:6-2L A:8-1R D:7-2L C:9-7L
B:7-1R A:pass D:9-4L C:pass B:4-1L A:1-0L D:5-0L C:pass B:7-3R
A:3-1R D:pass C:pass B:2-1R A:5-4L D:8-4L C:2-0R B:pass A:8-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 47 }

[[match.hand]]
opener = "C"
deal.A = "8-6 8-3 8-2 6-6 6-1 6-0 5-1 3-3 2-0 1-0"
deal.B = "9-7 9-1 7-5 6-4 5-4 5-3 5-2 4-4 3-2 3-1"
deal.C = "9-4 9-0 8-1 7-3 6-3 5-5 5-0 4-1 3-0 0-0"
deal.D = "9-9 9-8 9-2 8-7 8-5 7-4 7-1 6-5 4-3 4-2"
yard = "7-7 2-2 1-1 4-0 8-4 9-3 8-8 7-0 9-5 9-6 6-2 7-6 8-0 2-1 7-2"
play = """
C:6-3 B:6-4L A:8-3R D:9-8R C:9-4L B:9-7L A:pass D:9-9R C:7-3L
B:5-3L A:5-1L D:9-2R C:8-1L B:5-2R A:8-6L D:8-5R C:pass B:pass
A:6-6L D:8-7R C:pass B:7-5R A:6-0L D:6-5R C:3-0L B:3-2L A:6-1R
D:7-1R C:pass B:pass A:2-0L D:7-4R C:9-0L B:9-1L A:1-0L D:4-3R
C:5-0L B:5-4L A:3-3R D:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 25 }

[[match.hand]]
opener = "B"
deal.A = "9-9 9-2 8-8 8-7 8-2 8-1 7-2 6-2 4-0 3-3"
deal.B = "9-7 6-6 6-4 5-5 4-3 3-2 3-1 3-0 2-2 2-0"
deal.C = "9-6 9-3 9-1 9-0 7-4 5-2 5-1 4-4 4-2 1-1"
deal.D = "9-4 7-6 7-5 6-5 6-0 5-4 5-0 4-1 1-0 0-0"
yard = "9-5 7-1 8-6 5-3 7-7 7-0 7-3 8-4 8-0 9-8 8-5 8-3 6-1 2-1 6-3"
play = """
B:9-7 A:9-9L D:9-4L C:7-4R B:6-4L A:6-2L D:5-4R C:5-2R B:3-2L
A:3-3L D:pass C:9-3L B:2-2R A:9-2L D:pass C:4-2L B:4-3L A:8-2R
D:pass C:pass B:3-1L A:8-1L D:pass C:pass B:pass A:8-8L D:pass
C:pass B:pass A:8-7L D:7-6L C:9-6L B:pass A:pass D:pass C:9-0L
B:3-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 64, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "8-8 8-0 7-6 7-2 7-0 5-3 5-1 4-3 3-2 1-1"
deal.B = "9-6 8-3 8-1 7-5 7-4 7-3 6-6 6-3 5-2 2-0"
deal.C = "9-7 9-5 9-0 8-4 6-4 6-1 6-0 5-0 3-3 2-1"
deal.D = "9-9 9-4 9-3 9-2 7-1 5-4 4-2 4-1 3-1 2-2"
yard = "8-5 8-2 4-0 3-0 7-7 9-1 9-8 4-4 5-5 0-0 1-0 6-2 6-5 8-6 8-7"
play = """
A:8-8 D:pass C:8-4L B:7-4L A:7-2L D:9-2L C:9-5L B:7-5L A:8-0R
D:7-1L C:9-0R B:8-1L A:pass D:9-9R C:9-7R B:8-3L A:5-3L D:5-4L
C:6-4L B:9-6L A:7-6R D:9-4L C:6-1R B:pass A:1-1R D:4-2L C:2-1R
B:5-2L A:5-1L D:4-1L C:pass B:2-0R A:7-0R D:pass C:pass B:7-3R
A:4-3R
"""
end = "blocked"
winner = "AC"
delta = { AC = 41, BD = 0 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-16"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 115, BD = 21 }

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
group_id = "cuban-16"
commitment = "96fa744a61b0851ca2809a8da51161e1e68054a9dd2e9b85923daa9197285c04"
secret = "d6f3bfedd42fb14ca78ad49a0acf2ab8478a04520314e94457ffa77b36ac30e4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "9-7 9-1 9-0 8-1 6-6 6-5 6-2 5-4 2-1 0-0"
deal.B = "8-0 7-2 7-1 6-3 6-1 6-0 4-4 3-3 2-0 1-0"
deal.C = "9-9 8-5 8-4 8-3 7-4 7-3 6-4 5-2 3-1 3-0"
deal.D = "9-6 9-4 8-8 7-7 5-5 5-3 5-1 5-0 4-2 2-2"
yard = "7-5 9-2 1-1 7-0 9-8 9-5 7-6 9-3 4-1 8-7 8-2 8-6 4-3 4-0 3-2"
play = """
C:9-9 B:pass A:9-7L D:7-7L C:7-4L B:4-4L A:5-4L D:5-5L C:8-5L
B:8-0L A:9-0L D:9-4L C:8-4L B:pass A:8-1L D:5-1L C:5-2L B:2-0L
A:0-0L D:5-0L C:pass B:pass A:6-5L D:9-6L C:pass B:pass A:9-1L
D:pass C:3-1L B:6-3L A:6-6L D:pass C:6-4L B:pass A:pass D:4-2L
C:pass B:7-2L A:pass D:pass C:7-3L B:3-3L A:pass D:5-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 42, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "8-5 7-4 6-1 5-2 4-0 3-2 2-2 1-1 1-0 0-0"
deal.B = "9-8 9-6 9-0 6-5 6-3 6-0 5-5 5-3 3-3 3-1"
deal.C = "8-7 8-3 8-2 7-7 7-2 7-1 6-6 5-1 4-1 2-0"
deal.D = "9-9 9-5 9-4 9-2 9-1 6-2 5-0 4-3 4-2 3-0"
yard = "9-7 9-3 8-8 2-1 6-4 4-4 8-4 7-3 5-4 7-5 8-6 8-0 7-6 7-0 8-1"
play = """
B:5-3 A:8-5L D:4-3R C:8-7L B:pass A:7-4L D:9-4L C:4-1R B:9-0L
A:4-0L D:9-1R C:pass B:9-8R A:pass D:4-2L C:8-3R B:3-3R A:5-2L
D:9-5L C:pass B:6-3R A:6-1R D:9-9L C:7-1R B:9-6L A:pass D:6-2L
C:7-7R B:pass A:3-2L D:3-0L C:7-2R B:6-0L A:2-2R D:9-2R C:6-6L
B:6-5L A:pass D:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 21 }

[[match.hand]]
opener = "A"
deal.A = "9-8 9-5 8-2 7-7 7-6 7-5 6-3 5-1 4-4 4-3"
deal.B = "9-7 9-3 9-0 6-6 5-3 5-2 4-0 3-2 3-1 1-0"
deal.C = "9-4 8-4 8-0 7-2 7-1 6-5 6-4 6-0 4-2 0-0"
deal.D = "9-6 8-8 8-7 7-0 6-2 6-1 5-5 5-4 3-0 2-1"
yard = "8-1 2-2 9-9 7-4 7-3 8-5 9-1 3-3 5-0 8-6 1-1 2-0 8-3 4-1 9-2"
play = """
A:9-8 D:8-8R C:9-4L B:4-0L A:8-2R D:6-2R C:6-5R B:9-0L A:9-5L
D:5-5L C:pass B:5-2L A:7-5R D:8-7R C:8-4R B:3-2L A:6-3L D:5-4R
C:6-4L B:5-3R A:4-4L D:3-0R C:8-0R B:pass A:4-3L D:pass C:pass
B:3-1L A:5-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 73, BD = 0 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-17"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 156, BD = 23 }

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
group_id = "cuban-17"
commitment = "16c68f95fff97de13a5647ea3ff558795f278d8f4c969c437e3ede6ec6447166"
secret = "6a644f2e72ede55da6f6cf11611a061e2b2369ce87e932fab6686d272e75d1b4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "9-4 8-5 8-1 7-3 7-0 6-4 6-2 5-2 5-0 0-0"
deal.B = "9-9 9-3 8-8 8-2 7-7 6-0 5-4 3-2 2-0 1-1"
deal.C = "9-5 9-2 6-6 6-5 6-3 4-4 4-0 3-3 3-1 1-0"
deal.D = "9-6 9-0 8-6 7-5 7-2 6-1 5-5 5-3 4-1 2-2"
yard = "8-7 7-4 9-1 9-8 8-0 2-1 4-2 8-4 8-3 4-3 7-6 3-0 7-1 5-1 9-7"
play = """
B:9-9 A:9-4L D:4-1L C:9-5R B:5-4R A:6-4R D:6-1L C:6-6L B:6-0L
A:0-0L D:9-0L C:6-3R B:9-3L A:7-3L D:7-5L C:6-5L B:3-2R A:5-2R
D:9-6L C:9-2L B:8-2L A:5-0R D:8-6L C:4-0R B:pass A:6-2L D:7-2L
C:4-4R B:7-7L A:7-0L D:pass C:1-0L B:1-1L A:8-1L D:pass C:pass
B:8-8L A:8-5L
"""
end = "out"
winner = "AC"
delta = { AC = 24, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "9-8 9-3 7-3 7-0 4-2 3-0 2-1 1-1 1-0 0-0"
deal.B = "9-6 8-3 8-1 8-0 6-3 6-2 4-4 4-1 3-1 2-0"
deal.C = "9-9 9-5 9-1 8-8 7-7 6-6 5-5 5-1 4-3 4-0"
deal.D = "8-5 8-2 7-4 7-2 6-5 6-0 5-3 5-2 3-2 2-2"
yard = "7-1 9-0 3-3 7-6 6-1 6-4 9-4 7-5 8-7 9-7 9-2 8-4 5-0 5-4 8-6"
play = """
A:7-0 D:7-4L C:4-0R B:4-4L A:4-2L D:8-2L C:8-8L B:8-3L A:3-0L
D:6-0L C:6-6L B:9-6L A:9-8L D:8-5L C:5-5L B:4-1R A:1-1R D:6-5L
C:9-1R B:6-3L A:7-3L D:7-2L C:9-9R B:6-2L A:9-3R D:5-3R C:9-5R
"""
end = "blocked"
winner = "AC"
delta = { AC = 39, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "8-7 8-3 7-2 6-0 5-1 4-3 4-2 3-2 3-0 2-2"
deal.B = "9-8 9-5 9-0 8-1 7-6 7-3 6-4 5-5 4-0 0-0"
deal.C = "9-4 8-5 8-0 7-7 6-5 5-4 5-0 4-1 3-1 1-1"
deal.D = "9-9 9-7 9-2 8-6 7-1 6-2 5-2 4-4 3-3 2-0"
yard = "2-1 8-4 9-3 1-0 9-1 7-5 6-1 5-3 9-6 7-0 6-3 8-2 8-8 6-6 7-4"
play = """
D:9-9 C:9-4L B:9-8R A:4-2L D:9-2L C:8-5R B:9-5L A:5-1L D:7-1L
C:7-7L B:7-6L A:6-0L D:2-0L C:5-4R B:6-4R A:3-2L D:3-3L C:6-5R
B:5-5R A:3-0L D:5-2R C:5-0L B:pass A:7-2R D:9-7R C:pass B:9-0R
A:pass D:pass C:8-0R B:8-1R A:pass D:pass C:1-1R B:pass A:pass
D:pass C:3-1R B:7-3R A:8-7R D:8-6R C:pass B:pass A:pass D:6-2R
C:pass B:pass A:2-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 23 }

[[match.hand]]
opener = "C"
deal.A = "9-8 7-5 7-3 7-1 6-6 6-3 6-2 5-1 4-2 2-2"
deal.B = "9-9 8-6 7-7 7-6 7-0 5-2 5-0 3-2 1-0 0-0"
deal.C = "9-6 9-3 8-5 8-3 6-0 5-3 4-4 4-0 3-1 2-1"
deal.D = "9-5 9-4 9-1 8-8 8-7 8-0 6-1 5-5 5-4 4-3"
yard = "7-2 8-2 3-3 2-0 3-0 9-2 1-1 9-7 9-0 8-4 4-1 7-4 6-4 6-5 8-1"
play = """
C:4-4 B:pass A:4-2L D:9-4R C:9-3R B:5-2L A:7-3R D:9-5L C:9-6L
B:7-7R A:6-2L D:8-7R C:8-3R B:3-2L A:6-3L D:6-1L C:3-1L B:pass
A:pass D:4-3L C:5-3R B:5-0R A:pass D:5-4L C:4-0R B:pass A:7-5L
D:pass C:pass B:7-6L A:6-6L D:pass C:6-0L B:7-0L A:7-1L D:9-1L
C:pass B:9-9L A:9-8L D:8-8L C:8-5L B:pass A:5-1L D:pass C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 33, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "9-9 9-8 7-4 6-1 5-4 5-0 4-4 4-0 3-3 3-1"
deal.B = "9-6 9-2 9-1 8-5 7-3 7-0 5-3 5-1 2-2 1-0"
deal.C = "9-5 8-3 8-1 7-6 6-6 6-4 6-3 6-2 2-1 0-0"
deal.D = "9-3 9-0 8-7 8-6 8-2 7-7 5-5 4-3 4-2 3-0"
yard = "7-2 8-8 5-2 9-7 7-5 4-1 6-5 3-2 7-1 6-0 9-4 8-4 1-1 8-0 2-0"
play = """
B:9-6 A:9-9L D:9-3L C:6-3L B:pass A:6-1L D:8-6R C:8-1L B:8-5L
A:5-4L D:4-3L C:8-3L B:pass A:9-8L D:9-0L C:0-0L B:7-0L A:7-4L
D:4-2L C:6-2L B:pass A:pass D:8-7R C:7-6R B:pass A:pass D:pass
C:6-6L B:pass A:pass D:pass C:6-4L B:pass A:4-0L D:3-0L C:pass
B:7-3L A:pass D:7-7L
"""
end = "blocked"
winner = "AC"
delta = { AC = 60, BD = 0 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-18"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 157, BD = 55 }

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
group_id = "cuban-18"
commitment = "fe047d183a0c318bc3795d6a9a473f2b41ac1f85b3ab6581553d4de31845669a"
secret = "d24ee0c7c14b8f8ef34711e755275b676cb35b065e131e95283f7c7df2bb8888"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "8-4 8-0 7-6 7-3 6-3 5-1 3-0 2-2 1-0 0-0"
deal.B = "9-7 9-2 8-5 7-7 7-0 6-4 5-4 4-2 3-3 2-0"
deal.C = "9-4 8-8 8-1 7-5 7-4 7-1 5-2 5-0 4-3 2-1"
deal.D = "9-5 9-3 8-6 8-2 7-2 5-3 4-4 4-1 4-0 3-1"
yard = "6-6 9-6 8-7 9-1 9-8 6-5 9-0 6-2 6-0 5-5 3-2 1-1 8-3 6-1 9-9"
play = """
C:8-8 B:8-5L A:8-4R D:4-1R C:7-5L B:7-7L A:7-6L D:3-1R C:4-3R
B:6-4L A:pass D:4-4L C:9-4L B:9-7L A:7-3L D:4-0R C:5-0R B:5-4R
A:6-3L D:8-6L C:8-1L B:4-2R A:5-1L D:9-5L C:5-2R B:9-2L A:2-2L
D:7-2L C:7-4L B:pass A:pass D:5-3R C:pass B:3-3R A:3-0R D:pass
C:pass B:7-0R A:pass D:pass C:7-1R B:pass A:1-0R D:pass C:pass
B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 11 }

[[match.hand]]
opener = "B"
deal.A = "9-9 9-0 8-5 8-3 8-2 7-4 7-2 5-4 3-3 2-2"
deal.B = "9-8 9-7 9-5 7-6 6-6 6-5 5-1 4-4 3-1 2-1"
deal.C = "9-6 9-1 8-7 7-7 7-3 6-0 5-2 4-3 1-1 0-0"
deal.D = "9-4 8-6 8-0 7-5 6-3 6-2 6-1 5-3 4-1 1-0"
yard = "2-0 8-8 6-4 4-0 7-1 9-3 9-2 3-2 8-1 4-2 5-0 3-0 5-5 8-4 7-0"
play = """
B:6-6 A:pass D:8-6L C:8-7L B:7-6L A:pass D:6-1L C:9-1L B:9-8L
A:8-5L D:6-3R C:5-2L B:3-1R A:8-2L D:4-1R C:4-3R B:pass A:8-3L
D:5-3L C:7-3R B:9-7R A:9-9R D:9-4R C:pass B:4-4R A:7-4R D:7-5R
C:pass B:6-5L A:5-4R D:6-2L C:pass B:2-1L A:pass D:1-0L C:6-0L
B:pass A:pass D:pass C:9-6L B:9-5L A:pass D:pass C:pass B:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 44 }

[[match.hand]]
opener = "A"
deal.A = "8-4 8-3 7-3 6-4 6-1 5-5 5-4 4-4 2-2 0-0"
deal.B = "9-7 9-6 8-6 6-0 5-1 5-0 4-1 3-3 2-1 1-0"
deal.C = "9-5 9-4 9-0 8-2 8-1 7-7 7-0 6-6 5-2 3-1"
deal.D = "9-8 9-3 9-2 9-1 8-5 7-4 7-1 6-5 6-2 2-0"
yard = "7-2 4-0 5-3 7-6 8-0 3-2 6-3 8-8 4-3 1-1 9-9 8-7 3-0 7-5 4-2"
play = """
A:8-4 D:7-4R C:8-2L B:9-7R A:2-2L D:9-2L C:9-5L B:9-6R A:5-5L
D:6-5L C:6-6L B:8-6L A:8-3L D:9-3L C:9-4L B:4-1L A:6-4R D:7-1L
C:7-7L B:pass A:7-3L D:pass C:3-1L B:5-1L A:5-4L D:pass C:pass
B:pass A:4-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 71, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "9-9 9-3 7-4 6-4 6-3 5-5 5-3 4-3 3-2 2-0"
deal.B = "8-8 8-7 8-5 8-0 7-0 6-6 6-0 5-4 4-2 1-1"
deal.C = "9-8 9-6 8-3 8-1 7-3 6-5 4-4 4-1 3-1 2-2"
deal.D = "9-7 9-4 8-6 8-4 7-7 7-6 7-2 5-2 5-0 3-0"
yard = "5-1 7-1 1-0 9-0 9-1 3-3 2-1 0-0 9-2 6-2 6-1 4-0 9-5 8-2 7-5"
play = """
D:3-0 C:8-3L B:8-8L A:2-0R D:7-2R C:9-8L B:8-7R A:9-9L D:9-4L
C:4-4L B:8-0R A:7-4L D:7-7L C:7-3L B:7-0R A:9-3L D:9-7L C:pass
B:pass A:pass D:7-6L C:9-6L
"""
end = "blocked"
winner = "AC"
delta = { AC = 86, BD = 0 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-19"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 25, BD = 103 }

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
group_id = "cuban-19"
commitment = "17bcff87c720f88a4c809a1bcd2d1b99c8d13296c2ed3c66d6061c6efe1dc47f"
secret = "c2664d5055f4f50dc1e94d2455912886453f168a994597dbe3a302de0293476a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "9-8 8-6 8-2 8-0 7-3 7-2 7-1 4-1 2-2 0-0"
deal.B = "9-9 9-7 9-3 9-0 8-7 8-1 7-6 6-0 5-3 5-2"
deal.C = "9-2 9-1 8-3 6-5 6-3 5-4 5-1 4-3 3-3 3-1"
deal.D = "9-4 8-8 7-5 7-4 6-2 6-1 4-4 3-2 3-0 2-0"
yard = "4-0 1-0 7-7 5-0 5-5 4-2 7-0 2-1 9-5 9-6 6-6 8-5 1-1 8-4 6-4"
play = """
B:9-9 A:9-8L D:8-8L C:9-1R B:8-7L A:7-1R D:7-5L C:5-1L B:8-1L
A:7-2R D:6-2R C:6-3R B:9-3R A:8-2L D:9-4R C:4-3R B:5-2L A:7-3R
D:7-4R C:5-4R B:5-3L A:pass D:3-2L C:9-2L B:9-7L A:pass D:pass
C:6-5R B:7-6L A:8-6L D:6-1R C:3-1R B:pass A:8-0L D:3-0L C:3-3L
B:pass A:pass D:pass C:8-3L
"""
end = "out"
winner = "AC"
delta = { AC = 25, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "9-9 9-8 9-7 8-6 7-7 7-4 4-4 4-1 2-1 2-0"
deal.B = "8-8 8-3 8-1 8-0 7-5 7-2 5-4 5-0 3-3 3-1"
deal.C = "9-5 9-3 8-7 7-3 6-4 6-2 6-1 5-3 4-3 4-0"
deal.D = "9-6 9-1 8-5 7-0 6-6 5-1 4-2 3-2 1-0 0-0"
yard = "7-1 6-3 9-0 9-4 9-2 6-0 3-0 1-1 5-5 5-2 6-5 2-2 8-2 8-4 7-6"
play = """
A:9-9 D:9-6L C:9-3R B:8-3R A:8-6L D:8-5L C:8-7R B:7-5L A:7-7L
D:7-0L C:4-0L B:5-4L A:9-7R D:9-1R C:9-5L B:8-1R A:9-8R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 79 }

[[match.hand]]
opener = "D"
deal.A = "9-7 9-5 8-7 8-6 8-2 7-3 7-2 4-4 4-2 1-0"
deal.B = "9-2 9-1 8-0 7-1 6-1 5-4 5-1 2-2 2-0 1-1"
deal.C = "9-9 9-3 9-0 8-4 8-3 7-7 7-6 6-0 3-2 3-0"
deal.D = "9-8 9-4 8-5 6-5 5-5 5-2 5-0 4-0 3-3 3-1"
yard = "2-1 4-3 6-4 7-4 9-6 7-5 4-1 0-0 8-8 7-0 6-6 6-3 6-2 5-3 8-1"
play = """
D:9-8 C:9-0L B:8-0L A:8-7L D:8-5R C:7-7L B:7-1L A:9-5R D:9-4R
C:8-4R B:9-1L A:9-7L D:pass C:8-3R B:pass A:7-3R D:pass C:7-6L
B:6-1L A:7-2R D:5-2R C:pass B:5-1L A:pass D:6-5L C:6-0L B:2-0L
A:8-2L D:5-5R C:pass B:5-4R A:4-4R D:4-0R C:3-0R B:pass A:8-6L
D:3-3R C:9-3R B:9-2R A:4-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 24 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-20"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 112, BD = 80 }

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
group_id = "cuban-20"
commitment = "cc81aee01553369139801268fca60ab7649be495617840635b459e33cecc9389"
secret = "6b80a9dce53d597416e5e3f4ded7ed4bf68eed1b8e59656adbeebdfd1fdcf33d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "9-9 9-0 7-5 7-4 6-6 6-5 6-1 6-0 4-0 2-0"
deal.B = "9-7 9-6 9-3 8-7 8-6 8-5 7-6 5-5 5-2 3-1"
deal.C = "9-2 8-4 8-3 7-2 7-0 6-2 4-4 3-0 2-2 1-0"
deal.D = "9-1 8-8 7-1 6-4 6-3 5-4 5-0 3-3 3-2 2-1"
yard = "8-2 7-3 8-1 5-3 9-8 4-2 7-7 5-1 0-0 8-0 9-4 4-3 9-5 4-1 1-1"
play = """
A:9-9 D:9-1L C:9-2R B:5-2R A:6-1L D:6-3L C:8-3L B:8-5R A:pass
D:8-8L C:8-4L B:8-7R A:7-4L D:7-1L C:7-2R B:3-1L A:2-0R D:3-3L
C:7-0R B:7-6R A:6-6R D:3-2L C:6-2L B:9-6L A:9-0L D:5-0L C:pass
B:8-6R A:7-5L D:pass C:pass B:9-7L A:pass D:pass C:pass B:9-3L
A:pass D:pass C:3-0L B:pass A:6-0L D:6-4L C:4-4L B:pass A:4-0L
D:pass C:1-0L B:pass A:pass D:2-1L C:2-2L
"""
end = "out"
winner = "AC"
delta = { AC = 19, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "9-7 8-4 7-2 6-3 5-5 5-4 5-0 4-2 3-0 2-2"
deal.B = "9-9 9-4 8-6 8-1 7-6 7-4 7-0 6-2 6-1 0-0"
deal.C = "9-3 8-8 8-0 7-7 7-1 5-3 5-1 4-1 2-1 2-0"
deal.D = "9-6 9-0 8-7 8-5 8-3 7-5 6-5 4-3 3-3 3-1"
yard = "6-0 4-4 1-1 6-6 9-5 1-0 5-2 8-2 9-8 4-0 6-4 9-1 3-2 7-3 9-2"
play = """
D:3-3 C:9-3L B:9-4L A:8-4L D:8-3L C:5-3L B:pass A:5-5L D:8-5L
C:8-8L B:8-6L A:6-3L D:4-3L C:4-1L B:6-1L A:3-0R D:9-0R C:pass
B:7-6L A:9-7L D:9-6L C:pass B:9-9R A:pass D:6-5L C:5-1L B:8-1L
A:pass D:8-7L C:7-7L B:7-0L A:5-0L D:7-5L C:7-1L B:pass A:pass
D:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 41 }

[[match.hand]]
opener = "C"
deal.A = "9-8 9-6 8-4 8-0 6-5 5-2 5-1 3-2 2-2 1-1"
deal.B = "8-8 8-3 7-4 6-4 5-3 4-4 4-1 4-0 2-1 0-0"
deal.C = "9-9 9-7 9-4 8-5 7-5 6-6 6-2 6-1 5-5 2-0"
deal.D = "9-3 8-6 8-1 7-7 7-3 7-2 6-3 3-3 3-0 1-0"
yard = "8-2 4-2 9-1 6-0 7-0 9-0 9-5 9-2 5-4 3-1 4-3 7-1 5-0 8-7 7-6"
play = """
C:9-9 B:pass A:9-8L D:9-3R C:8-5L B:8-3R A:6-5L D:8-6L C:pass
B:8-8L A:8-4L D:8-1R C:9-4L B:2-1R A:9-6L D:6-3L C:6-2R B:6-4R
A:3-2L D:7-2L C:9-7L B:4-1R A:5-1R D:pass C:7-5R B:7-4R A:pass
D:pass C:pass B:4-0R A:8-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 50, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "9-5 9-2 8-4 8-1 7-7 7-1 5-2 5-0 3-1 2-1"
deal.B = "8-6 8-0 7-4 7-3 7-2 6-0 5-3 4-1 1-0 0-0"
deal.C = "9-8 9-6 9-1 8-7 7-5 7-0 6-2 5-4 4-0 1-1"
deal.D = "9-9 9-4 8-8 7-6 6-1 5-5 5-1 4-4 3-0 2-2"
yard = "3-3 9-3 3-2 2-0 4-3 9-0 6-4 9-7 8-3 6-3 8-5 8-2 6-6 4-2 6-5"
play = """
B:4-1 A:8-4L D:8-8L C:9-8L B:1-0R A:9-5L D:5-5L C:7-5L B:7-4L
A:5-0R D:4-4L C:5-4L B:5-3L A:3-1L D:5-1L C:pass B:pass A:5-2L
D:2-2L C:6-2L B:8-6L A:8-1L D:6-1L C:9-6L B:pass A:9-2L D:pass
C:pass B:7-2L A:7-7L D:7-6L C:pass B:6-0L A:pass D:3-0L C:pass
B:7-3L A:7-1L D:pass C:9-1L B:pass A:pass D:9-9L C:pass B:pass
A:pass D:9-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 31 }

[[match.hand]]
opener = "A"
deal.A = "9-9 9-3 8-8 8-3 8-1 7-6 7-0 5-3 4-1 3-3"
deal.B = "9-8 9-7 8-7 8-4 8-0 6-3 6-0 4-4 4-0 2-1"
deal.C = "9-6 9-1 7-5 7-4 7-1 5-4 4-2 3-0 1-0 0-0"
deal.D = "9-4 7-7 6-6 6-5 6-2 5-2 5-0 4-3 3-1 2-0"
yard = "8-6 9-5 5-5 8-5 8-2 7-3 3-2 2-2 1-1 6-1 9-2 7-2 9-0 5-1 6-4"
play = """
A:9-9 D:9-4L C:9-6R B:4-4L A:4-1L D:6-6R C:9-1L B:6-0R A:9-3L
D:5-0R C:7-5R B:6-3L A:7-6L D:7-7L C:7-4L B:8-7R A:8-8R D:4-3L
C:3-0L B:4-0L A:8-3R D:3-1R C:5-4L B:2-1R A:5-3L D:6-2R C:pass
B:pass A:3-3L D:6-5R C:pass B:pass A:pass D:5-2R C:4-2R B:8-4R
A:8-1R D:pass C:7-1R B:9-7R A:pass D:pass C:pass B:9-8R A:pass
D:pass C:pass B:8-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 8 }

[[match.hand]]
opener = "D"
deal.A = "9-8 9-3 9-2 9-0 8-8 8-6 7-6 6-4 6-2 2-2"
deal.B = "9-6 8-7 8-0 7-5 7-1 6-5 5-3 4-0 3-3 1-0"
deal.C = "9-5 9-1 8-5 8-1 7-2 5-0 4-4 4-3 4-2 2-1"
deal.D = "9-7 9-4 8-4 7-3 7-0 6-6 6-0 5-4 5-2 4-1"
yard = "0-0 8-3 1-1 7-4 2-0 3-1 9-9 5-5 3-2 3-0 6-3 5-1 8-2 7-7 6-1"
play = """
D:6-6 C:pass B:9-6L A:9-8L D:8-4L C:4-4L B:4-0L A:9-0L D:9-4L
C:4-3L B:6-5R A:9-3L D:5-4R C:9-5L B:5-3L A:6-4R D:7-3L C:7-2L
B:pass A:9-2L D:9-7L C:pass B:7-1L A:8-6R D:4-1L C:8-5R B:7-5R
A:7-6R D:6-0R C:4-2L B:1-0R A:6-2L D:pass C:9-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 43, BD = 0 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-21"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 54, BD = 194 }

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
group_id = "cuban-21"
commitment = "eca74cd3b2aa4584bbaa5a63f2bc4aa8b0a16d85c8bb27d21300cc045eca39e5"
secret = "dd5041c4d221d3a92f3239b2dafab33c5c1014044b8871f4da45bef1a8f836a1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "9-9 9-7 8-7 5-4 5-3 5-1 4-0 3-3 3-0 0-0"
deal.B = "8-8 8-2 6-5 6-1 5-5 5-0 4-4 4-1 2-1 1-0"
deal.C = "9-6 9-5 9-3 9-0 7-7 7-3 7-1 7-0 4-3 3-2"
deal.D = "9-8 8-5 8-3 8-1 7-4 6-4 6-2 6-0 4-2 3-1"
yard = "2-2 5-2 9-4 8-4 6-3 7-2 6-6 8-0 9-2 2-0 8-6 7-6 1-1 7-5 9-1"
play = """
A:9-9 D:9-8L C:9-3R B:8-8L A:8-7L D:7-4L C:4-3L B:pass A:3-3L
D:8-3L C:7-3R B:8-2L A:9-7R D:6-2L C:9-6L B:pass A:pass D:pass
C:9-0L B:5-0L A:5-3L D:3-1L C:7-1L B:pass A:pass D:pass C:7-7L
B:pass A:pass D:pass C:9-5R B:6-5R A:pass D:6-4R C:7-0L B:4-4R
A:3-0L D:4-2R C:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 54, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "9-5 9-4 8-5 7-7 6-0 5-1 4-4 3-2 3-1 2-1"
deal.B = "9-6 9-2 8-7 8-1 5-5 5-4 4-3 4-1 3-3 2-2"
deal.C = "9-9 9-3 8-4 7-6 7-2 6-6 6-3 6-1 5-3 3-0"
deal.D = "9-8 8-6 8-3 8-2 7-4 7-3 7-0 6-4 2-0 1-0"
yard = "6-5 8-0 6-2 8-8 5-2 9-1 0-0 7-5 7-1 9-0 4-2 1-1 4-0 5-0 9-7"
play = """
D:9-8 C:9-9L B:9-6L A:8-5R D:8-6L C:5-3R B:8-7L A:3-1R D:7-4L
C:6-1R B:5-4L A:6-0R D:7-0R C:7-6R B:5-5L A:5-1L D:1-0L C:6-6R
B:pass A:pass D:2-0L C:7-2L B:pass A:7-7L D:7-3L C:6-3L B:pass
A:pass D:6-4L C:8-4L B:8-1L A:2-1L D:8-2L C:pass B:pass A:pass
D:8-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 55 }

[[match.hand]]
opener = "C"
deal.A = "9-7 9-3 8-8 8-7 8-4 8-0 7-1 4-4 4-0 3-1"
deal.B = "9-2 9-1 7-2 7-0 6-5 6-3 6-1 5-1 2-2 1-1"
deal.C = "9-8 9-5 7-4 6-2 5-4 5-3 5-0 4-3 2-1 0-0"
deal.D = "9-0 8-5 8-3 8-2 7-6 7-5 7-3 6-6 5-5 4-2"
yard = "3-3 3-0 4-1 8-6 5-2 1-0 3-2 8-1 6-4 9-6 7-7 9-4 9-9 6-0 2-0"
play = """
C:5-4 B:6-5L A:8-4R D:7-6L C:9-8R B:9-2R A:7-1L D:8-2R C:2-1L
B:7-2L A:8-0R D:7-5L C:5-0R B:5-1L A:3-1L D:8-3L C:5-3R B:6-3R
A:8-8L D:8-5L C:6-2R B:2-2R A:pass D:5-5L C:9-5L B:9-1L A:pass
D:4-2R C:7-4R B:6-1L A:9-7R D:6-6L C:pass B:pass A:9-3R D:7-3R
C:pass B:7-0R A:4-0R D:pass C:4-3R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 23 }

[[match.hand]]
opener = "B"
deal.A = "9-2 7-6 7-2 6-5 6-3 5-3 4-0 2-1 1-0 0-0"
deal.B = "9-8 9-0 8-8 8-2 7-7 6-4 5-2 5-1 4-1 3-0"
deal.C = "9-7 9-5 9-4 9-1 7-3 6-6 6-2 4-3 3-3 2-0"
deal.D = "9-3 8-6 8-5 7-5 7-0 6-0 5-0 3-2 3-1 2-2"
yard = "4-4 8-7 5-5 7-1 1-1 7-4 6-1 8-0 4-2 9-9 8-1 8-3 8-4 5-4 9-6"
play = """
B:9-8 A:9-2L D:3-2L C:3-3L B:8-8R A:5-3L D:8-5L C:pass B:8-2L
A:2-1L D:3-1L C:7-3L B:7-7L A:7-6L D:8-6L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 116 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-22"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 104, BD = 41 }

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
group_id = "cuban-22"
commitment = "2d92c766d70bfc19a5e00c6877ab1aadc36f929cc6e1bbae129fa234264f333f"
secret = "c4aff0fbc2d2d603335f605d17c9065c370d541ece51f7e32a93033502772ff3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "8-0 7-7 7-2 6-6 5-4 4-2 3-1 2-0 1-1 0-0"
deal.B = "9-4 9-2 8-6 7-1 6-2 5-5 5-0 4-3 3-2 2-1"
deal.C = "9-3 8-8 8-7 8-1 5-2 5-1 4-1 4-0 3-0 1-0"
deal.D = "9-6 9-0 8-2 7-6 7-5 7-3 7-0 6-5 6-3 6-0"
yard = "9-9 5-3 9-7 3-3 6-4 9-5 8-4 8-3 9-1 6-1 9-8 4-4 7-4 2-2 8-5"
play = """
C:8-8 B:8-6L A:6-6L D:6-3L C:9-3L B:9-2L A:7-2L D:7-0L C:4-0L
B:4-3L A:8-0R D:7-3L C:8-7L B:5-0R A:5-4R D:8-2L C:5-2L B:5-5L
A:4-2R D:7-5L C:pass B:7-1L A:3-1L D:pass C:3-0L B:3-2R A:2-0L
D:pass C:pass B:6-2L A:pass D:6-0L C:1-0L B:2-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 61, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "9-7 9-6 8-8 7-5 7-3 7-0 5-4 4-0 2-2 0-0"
deal.B = "9-5 9-2 9-0 6-6 6-2 6-1 5-0 3-3 3-0 2-0"
deal.C = "9-9 8-7 7-7 7-6 6-0 5-2 5-1 4-4 4-3 4-1"
deal.D = "9-8 9-4 9-3 8-4 7-1 6-4 5-5 5-3 3-1 1-0"
yard = "2-1 8-0 8-3 3-2 8-6 8-1 9-1 7-2 8-5 8-2 6-3 1-1 7-4 6-5 4-2"
play = """
B:6-6 A:9-6L D:9-8L C:8-7L B:6-2R A:9-7L D:9-4L C:4-4L B:9-2R
A:5-4L D:5-3L C:4-3L B:9-0R A:7-0R D:8-4L C:7-7R B:pass A:8-8L
D:7-1R C:5-1R B:9-5R A:pass D:9-3R C:pass B:3-3R A:7-3R D:pass
C:7-6R B:6-1R A:pass D:1-0R C:6-0R B:pass A:pass D:6-4R C:4-1R
B:pass A:pass D:3-1R C:pass B:3-0R A:4-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 41 }

[[match.hand]]
opener = "A"
deal.A = "9-6 9-5 9-1 8-8 8-3 8-0 7-6 6-1 3-3 2-0"
deal.B = "9-9 9-2 9-0 8-5 8-1 7-4 7-2 6-0 4-3 1-1"
deal.C = "9-3 8-7 7-3 6-5 5-3 4-4 3-2 2-2 1-0 0-0"
deal.D = "8-2 7-7 7-5 7-0 6-4 6-3 5-5 5-4 5-1 4-0"
yard = "9-7 3-1 6-2 3-0 6-6 5-2 4-1 5-0 8-6 8-4 7-1 9-8 2-1 9-4 4-2"
play = """
A:8-8 D:8-2L C:3-2L B:4-3L A:8-3R D:6-4L C:6-5L B:8-5L A:8-0L
D:4-0L C:4-4L B:7-4L A:7-6L D:6-3L C:9-3L B:9-9L A:9-6L D:pass
C:7-3R B:7-2R A:6-1L D:5-1L C:5-3L B:9-2R A:9-5R D:7-5R C:8-7R
B:8-1R A:9-1R D:pass C:pass B:9-0R A:3-3L D:7-0R C:pass B:pass
A:pass D:7-7R
"""
end = "blocked"
winner = "AC"
delta = { AC = 27, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "9-9 9-1 8-7 8-5 7-3 7-0 6-5 6-3 2-0 0-0"
deal.B = "9-8 9-6 9-5 9-4 9-2 8-0 4-2 4-1 4-0 3-1"
deal.C = "9-7 8-4 8-3 8-1 7-7 6-6 6-4 5-4 3-3 2-1"
deal.D = "9-3 9-0 8-8 7-2 7-1 6-1 5-5 3-2 1-1 1-0"
yard = "6-2 4-3 7-6 7-4 2-2 5-2 8-2 6-0 8-6 5-0 7-5 5-1 5-3 4-4 3-0"
play = """
D:8-8 C:8-4L B:9-8R A:9-9R D:9-3R C:6-4L B:9-6L A:9-1L D:6-1L
C:6-6L B:3-1R A:6-5L D:5-5L C:5-4L B:4-1R A:pass D:pass C:pass
B:9-4L A:pass D:9-0L C:pass B:4-0L A:pass D:pass C:pass B:4-2L
A:2-0L D:1-0L C:8-1L B:8-0L A:7-0L D:7-2L C:2-1L B:pass A:pass
D:1-1L C:pass B:pass A:pass D:7-1L C:9-7L B:9-5L A:8-5L D:pass
C:8-3L B:pass A:7-3L D:pass C:7-7L B:pass A:8-7L
"""
end = "blocked"
winner = "AC"
delta = { AC = 16, BD = 0 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-23"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 100 }

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
group_id = "cuban-23"
commitment = "5f76fd2c8ae5209a521ba83b33dd6e8aa1fcf9648985386ae946893ac8c73b32"
secret = "0cd4c3afa55c10f4799d0a361c5a0f11247950a41efe0ce67e23cc0cfc718a12"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "9-3 8-7 8-4 8-3 8-2 7-3 6-3 5-2 5-0 3-1"
deal.B = "9-8 9-4 8-8 8-6 8-5 8-0 6-4 3-0 2-1 1-0"
deal.C = "9-5 9-1 8-1 7-4 7-1 6-6 5-4 5-3 4-4 4-2"
deal.D = "9-2 7-7 7-0 5-1 4-1 4-0 2-2 2-0 1-1 0-0"
yard = "6-2 4-3 3-3 6-1 6-5 3-2 7-2 5-5 9-9 7-6 6-0 7-5 9-6 9-0 9-7"
play = """
B:8-8 A:8-3L D:pass C:8-1R B:3-0L A:3-1R D:7-0L C:7-4L B:9-4L
A:9-3L D:pass C:5-3L B:8-5L A:8-7L D:7-7L C:7-1L B:2-1L A:8-2L
D:pass C:pass B:9-8L A:7-3R D:9-2L C:4-2L B:6-4L A:6-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 77 }

[[match.hand]]
opener = "A"
deal.A = "9-7 9-5 8-7 8-3 7-0 6-6 6-4 3-3 3-0 0-0"
deal.B = "8-5 8-1 7-3 6-3 5-4 5-3 5-1 4-0 3-1 1-0"
deal.C = "9-8 9-3 7-6 7-2 7-1 5-5 5-2 4-2 2-2 2-1"
deal.D = "9-4 9-2 9-1 8-8 8-4 6-5 4-1 3-2 2-0 1-1"
yard = "7-7 5-0 8-0 8-2 6-1 9-0 9-9 4-3 8-6 6-2 7-5 7-4 4-4 9-6 6-0"
play = """
A:6-6 D:6-5L C:7-6R B:8-5L A:8-7L D:pass C:7-2L B:7-3R A:3-3R
D:9-2L C:9-3L B:6-3L A:8-3R D:8-8R C:9-8R B:pass A:9-7R D:pass
C:7-1R B:8-1R A:6-4L D:9-4L C:pass B:pass A:9-5L D:8-4R C:5-2L
B:5-4R A:pass D:3-2L C:5-5R B:5-3L A:pass D:pass C:pass B:5-1L
A:pass D:9-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 23 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-24"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 117, BD = 72 }

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
group_id = "cuban-24"
commitment = "a1a42403d0fe5e3923c4a2d09e9129951f1cd166902da8b65fa45ab97a6807f9"
secret = "5c16f2ba5fc1fe59f37479892bc93f2c66a22ffa6753d8d55fa0f0eb6bff7df3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "9-9 9-7 9-5 9-3 7-2 7-0 5-4 5-3 4-0 3-3"
deal.B = "9-0 8-6 8-1 7-7 7-4 7-3 6-2 3-1 3-0 0-0"
deal.C = "9-6 9-1 8-5 8-2 6-4 6-3 6-1 6-0 3-2 1-1"
deal.D = "8-7 8-3 8-0 7-6 7-5 5-5 5-1 4-2 2-2 2-1"
yard = "4-3 1-0 9-4 5-0 6-5 4-4 7-1 9-8 8-4 2-0 4-1 9-2 5-2 6-6 8-8"
play = """
A:9-9 D:pass C:9-6L B:8-6L A:9-7R D:8-7L C:pass B:7-3L A:9-3L
D:7-5R C:8-5R B:9-0L A:7-0L D:8-3R C:6-3R B:6-2R A:7-2L D:2-2L
C:8-2L B:8-1L A:pass D:2-1L C:3-2L B:3-0L A:4-0L D:4-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 72 }

[[match.hand]]
opener = "D"
deal.A = "8-3 7-2 7-1 6-5 5-5 5-4 5-2 5-1 3-2 2-1"
deal.B = "6-4 6-2 5-3 5-0 4-2 4-1 4-0 3-3 2-0 1-0"
deal.C = "9-4 9-3 9-1 8-8 8-5 7-7 7-4 6-1 3-0 2-2"
deal.D = "9-8 8-6 8-2 8-0 7-5 6-6 6-3 6-0 4-3 1-1"
yard = "9-2 9-5 7-6 7-3 8-4 3-1 9-6 8-1 0-0 7-0 8-7 9-9 9-0 4-4 9-7"
play = """
D:6-6 C:6-1L B:6-4R A:7-1L D:4-3R C:7-7L B:3-3R A:7-2L D:8-2L
C:8-8L B:5-3R A:8-3L D:7-5R C:9-3L B:pass A:pass D:9-8L C:8-5L
B:5-0L A:pass D:8-0L C:7-4R B:4-2R A:5-2R D:8-6L C:pass B:6-2L
A:3-2L D:6-3L C:pass B:pass A:6-5L D:pass C:pass B:pass A:5-5L
D:pass C:pass B:pass A:5-4L D:pass C:9-4L B:pass A:5-1R D:1-1R
C:9-1L B:4-1L A:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 13, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "9-6 9-5 9-0 8-7 8-0 7-6 7-3 6-5 6-0 4-3"
deal.B = "7-7 7-4 7-0 6-4 5-5 5-3 5-1 5-0 4-0 3-3"
deal.C = "9-4 9-2 8-5 8-3 7-1 5-2 4-2 3-1 3-0 2-2"
deal.D = "9-9 9-8 9-1 8-8 6-2 5-4 4-1 3-2 2-1 1-0"
yard = "6-3 8-6 4-4 9-3 7-2 7-5 8-1 2-0 8-4 9-7 0-0 1-1 6-6 6-1 8-2"
play = """
C:9-4 B:4-0R A:9-6L D:6-2L C:9-2L B:7-0R A:9-5L D:5-4L C:7-1R
B:6-4L A:7-6L D:9-1R C:pass B:7-4L A:4-3L D:9-9R C:8-3L B:pass
A:8-7L D:9-8R C:8-5R B:5-3R A:7-3L D:3-2L C:5-2L B:5-5L A:6-5L
D:pass C:3-1R B:5-1R A:6-0L D:1-0L C:pass B:5-0R A:9-0R D:4-1L
C:4-2L B:pass A:pass D:2-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 36, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "9-5 9-0 8-3 8-2 7-3 6-2 5-5 4-1 4-0 1-1"
deal.B = "8-8 8-6 8-5 7-5 6-0 5-4 5-0 4-3 3-0 0-0"
deal.C = "8-4 8-1 7-7 7-6 7-2 7-1 7-0 6-3 5-1 3-2"
deal.D = "9-6 9-4 9-2 9-1 8-7 6-1 5-2 3-1 2-1 1-0"
yard = "5-3 4-2 9-3 7-4 9-8 4-4 6-4 3-3 6-5 6-6 9-9 2-0 8-0 2-2 9-7"
play = """
B:8-5 A:8-3L D:3-1L C:8-1L B:7-5R A:8-2L D:8-7R C:8-4R B:4-3R
A:6-2L D:9-6L C:6-3R B:6-0R A:9-5L D:1-0R C:7-1R B:5-0L A:9-0L
D:9-1L C:7-7R B:pass A:4-1L D:9-4L C:7-6R B:8-6R A:pass D:9-2L
C:7-2L B:8-8R A:7-3L D:pass C:3-2L B:pass A:pass D:2-1L C:5-1L
B:5-4L A:4-0L D:pass C:7-0L
"""
end = "out"
winner = "AC"
delta = { AC = 17, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "9-9 9-8 8-4 8-1 7-3 6-6 4-3 3-3 2-2 2-1"
deal.B = "9-0 8-2 8-0 6-1 6-0 5-2 4-1 2-0 1-1 0-0"
deal.C = "9-2 9-1 8-8 7-4 7-1 6-5 6-3 5-4 4-4 4-0"
deal.D = "9-5 9-3 8-6 8-3 6-4 5-5 5-0 4-2 3-2 1-0"
yard = "7-7 9-4 7-0 3-0 9-6 8-5 3-1 9-7 7-6 6-2 7-2 5-1 5-3 7-5 8-7"
play = """
A:9-9 D:9-5L C:6-5L B:6-1L A:8-1L D:8-6L C:9-2R B:6-0L A:2-2R
D:5-0L C:5-4L B:4-1L A:2-1L D:4-2L C:7-4L B:5-2R A:7-3L D:5-5R
C:6-3L B:pass A:6-6L D:6-4L C:4-4L B:pass A:8-4L D:8-3L C:pass
B:pass A:4-3L D:pass C:4-0L B:8-0L A:9-8L D:9-3L C:pass B:pass
A:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 29, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "9-9 9-6 9-4 8-4 7-3 7-2 7-0 5-5 5-1 5-0"
deal.B = "9-8 9-3 8-0 6-3 5-2 4-4 4-2 3-2 3-1 2-2"
deal.C = "9-7 8-8 8-7 8-5 8-2 6-4 6-2 4-1 1-0 0-0"
deal.D = "9-0 8-6 7-5 7-4 7-1 5-3 3-3 3-0 2-0 1-1"
yard = "6-1 9-1 4-0 9-2 6-5 5-4 6-6 4-3 8-1 6-0 9-5 7-6 2-1 7-7 8-3"
play = """
D:3-3 C:pass B:3-1L A:5-1L D:5-3L C:pass B:6-3L A:9-6L D:9-0L
C:1-0L B:3-2R A:7-2R D:7-1L C:9-7L B:9-3L A:7-3L D:7-5L C:8-7R
B:9-8R A:5-5L D:pass C:8-5L B:8-0L A:7-0L D:7-4L C:6-4L B:pass
A:9-9R D:8-6L C:8-8L B:pass A:8-4L D:pass C:4-1L B:pass A:9-4R
D:1-1L C:pass B:4-2R A:pass D:2-0R C:0-0R B:pass A:5-0R
"""
end = "out"
winner = "AC"
delta = { AC = 22, BD = 0 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-25"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 67, BD = 128 }

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
group_id = "cuban-25"
commitment = "916d9bee084933b34787a6bd6439a26d383b4dd84abb840e28f4053318ec3c47"
secret = "362f586b5cf055e9663ca89f2e32ef17b63c0003309616ead61d4b5546c65851"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "9-5 8-8 8-7 8-6 7-4 6-6 6-5 5-2 3-3 2-1"
deal.B = "8-4 7-3 7-2 6-0 5-4 5-3 3-0 2-0 1-1 0-0"
deal.C = "9-8 9-2 8-3 8-2 7-6 7-5 6-4 5-1 4-4 2-2"
deal.D = "9-9 9-7 9-3 7-7 7-1 5-5 4-1 4-0 3-1 1-0"
yard = "6-2 9-0 7-0 6-3 4-3 5-0 6-1 8-5 4-2 3-2 8-1 9-6 8-0 9-1 9-4"
play = """
D:9-9 C:9-8L B:8-4L A:9-5R D:4-1L C:5-1L B:5-4L A:6-5R D:4-0L
C:6-4R B:6-0L A:8-6L D:pass C:4-4R B:pass A:8-7L D:9-7L C:9-2L
B:7-2L A:7-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 94 }

[[match.hand]]
opener = "C"
deal.A = "9-2 8-3 7-6 7-5 6-3 5-3 5-2 5-1 4-4 2-0"
deal.B = "9-6 9-1 8-6 8-1 6-6 6-2 4-1 2-2 1-0 0-0"
deal.C = "9-9 9-0 8-5 8-4 7-4 7-2 6-4 4-0 3-2 2-1"
deal.D = "9-5 9-3 8-7 8-2 7-1 6-1 6-0 5-5 4-3 4-2"
yard = "9-8 6-5 5-4 3-1 8-0 7-3 8-8 5-0 9-7 3-3 7-0 1-1 9-4 7-7 3-0"
play = """
C:9-9 B:9-6L A:6-3L D:9-3L C:9-0L B:9-1R A:5-1R D:6-0L C:6-4L
B:4-1L A:5-2R D:7-1L C:7-2L B:6-2L A:2-0R D:6-1L C:4-0R B:8-1L
A:8-3L D:4-3L C:8-4L B:8-6L A:7-6L D:8-7L C:7-4R B:pass A:7-5R
D:8-2L C:8-5R B:2-2L A:9-2L D:9-5L C:pass B:pass A:5-3L D:pass
C:3-2L B:pass A:pass D:4-2L C:pass B:pass A:4-4L
"""
end = "out"
winner = "AC"
delta = { AC = 23, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "9-6 9-1 8-4 8-2 8-1 7-5 7-2 6-4 4-4 2-1"
deal.B = "8-3 7-7 5-1 5-0 4-3 4-1 3-3 3-1 3-0 2-0"
deal.C = "9-9 9-3 9-2 7-4 7-1 6-6 6-0 5-5 5-2 0-0"
deal.D = "9-8 9-4 8-8 8-0 7-6 6-5 6-1 5-4 5-3 1-1"
yard = "8-6 4-2 9-7 6-2 7-0 9-0 3-2 7-3 6-3 4-0 9-5 8-5 1-0 8-7 2-2"
play = """
B:7-7 A:7-5L D:6-5L C:6-6L B:pass A:7-2R D:7-6L C:9-2R B:pass
A:9-6R D:6-1R C:7-1R B:pass A:pass D:pass C:7-4L B:4-3L A:pass
D:5-3L C:5-5L B:5-1L A:8-1L D:9-8L C:9-9L B:pass A:9-1L D:1-1L
C:pass B:4-1L A:4-4L D:9-4L C:9-3L B:8-3L A:8-4L D:5-4L C:5-2L
B:2-0L A:pass D:8-0L C:pass B:pass A:8-2L D:pass C:pass B:pass
A:2-1L D:pass C:pass B:3-1L A:pass D:pass C:pass B:3-3L A:pass
D:pass C:pass B:3-0L A:pass D:pass C:6-0L B:pass A:6-4L
"""
end = "out"
winner = "AC"
delta = { AC = 21, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "9-2 6-2 5-5 5-4 5-3 5-1 5-0 4-0 3-1 1-0"
deal.B = "9-4 9-3 8-6 8-5 8-2 8-0 7-6 6-6 6-4 3-3"
deal.C = "9-9 9-6 8-8 7-4 7-2 7-1 6-5 6-1 5-2 2-0"
deal.D = "8-4 8-3 8-1 7-5 6-3 4-4 4-3 4-2 3-0 2-2"
yard = "9-7 7-7 7-3 0-0 7-0 1-1 2-1 4-1 9-0 6-0 9-5 9-8 8-7 3-2 9-1"
play = """
A:5-4 D:7-5L C:7-4R B:7-6L A:6-2L D:4-2L C:7-2R B:9-4L A:9-2L
D:2-2L C:5-2L B:8-5L A:pass D:8-4L C:2-0R B:6-4L A:1-0R D:6-3L
C:6-1R B:8-6R A:3-1L D:8-1L C:8-8L B:8-2L A:pass D:8-3R C:pass
B:9-3R A:pass D:pass C:9-9R B:pass A:pass D:pass C:9-6R B:6-6R
A:pass D:pass C:6-5R B:pass A:5-5R D:pass C:pass B:pass A:5-0R
D:3-0R C:pass B:3-3R A:5-3R D:pass C:pass B:pass A:5-1R D:pass
C:7-1R
"""
end = "out"
winner = "AC"
delta = { AC = 23, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "9-7 9-5 9-4 8-8 8-2 7-0 5-5 5-3 5-0 4-0"
deal.B = "9-0 7-4 7-2 6-0 5-1 4-3 4-2 3-1 3-0 1-1"
deal.C = "9-9 9-8 9-6 9-3 8-4 8-3 8-0 6-4 4-1 3-2"
deal.D = "8-6 8-5 7-7 7-6 7-5 7-1 6-3 5-4 2-2 1-0"
yard = "3-3 2-0 5-2 2-1 9-1 6-5 0-0 6-1 9-2 8-7 6-2 8-1 4-4 6-6 7-3"
play = """
D:8-6 C:9-6R B:9-0R A:7-0R D:8-5L C:pass B:7-4R A:5-5L D:7-5L
C:8-4R B:7-2L A:8-2L D:pass C:9-8L B:pass A:9-4L D:5-4L C:8-3R
B:4-3R A:4-0R D:1-0R C:4-1R B:5-1L A:pass D:7-1L C:6-4R B:6-0R
A:9-7L D:pass C:9-9L B:3-0R A:9-5L D:6-3R C:pass B:pass A:5-3L
D:7-6R C:9-3L B:pass A:pass D:7-7R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 34 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-26"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 104, BD = 13 }

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
group_id = "cuban-26"
commitment = "754352a26fd432df21c1dcf7ce4fd70dfd1b067ba372a544b34dfe1854111cee"
secret = "2445f97b29f54199ac950dca9612077bc51e71e891854a9d16d73371488914bc"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "9-7 9-3 8-4 7-2 6-1 5-5 4-3 3-1 2-2 0-0"
deal.B = "9-2 8-8 8-3 6-4 6-3 5-3 5-2 4-2 3-2 2-0"
deal.C = "9-8 8-1 7-7 7-5 7-1 6-5 5-0 4-4 3-0 2-1"
deal.D = "9-1 8-7 8-5 8-0 7-0 6-0 4-1 4-0 3-3 1-0"
yard = "5-1 8-6 9-5 9-4 9-0 7-6 7-4 7-3 1-1 9-6 8-2 6-2 6-6 9-9 5-4"
play = """
B:8-8 A:8-4L D:8-5R C:4-4L B:5-3R A:9-3R D:4-1L C:8-1L B:9-2R
A:7-2R D:8-7L C:7-7L B:pass A:9-7L D:9-1L C:7-1L B:pass A:pass
D:7-0L C:5-0L B:5-2L A:2-2L D:pass C:2-1L B:pass A:6-1L D:6-0L
C:3-0L B:3-2L A:pass D:pass C:7-5R B:4-2L A:5-5R D:4-0L C:6-5R
B:2-0L A:pass D:pass C:pass B:6-3R A:4-3R D:pass C:pass B:6-4R
"""
end = "blocked"
winner = "AC"
delta = { AC = 26, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "9-2 8-6 7-6 7-3 7-1 5-2 4-4 3-2 2-1 0-0"
deal.B = "8-8 8-7 8-5 8-4 8-3 8-0 6-6 6-5 6-0 2-0"
deal.C = "9-9 9-7 9-5 8-2 8-1 7-4 6-4 6-3 6-2 4-1"
deal.D = "9-8 7-2 7-0 6-1 5-5 4-3 3-3 3-0 1-1 1-0"
yard = "9-1 5-0 7-5 9-6 3-1 4-2 5-1 9-3 4-0 5-4 2-2 5-3 9-0 7-7 9-4"
play = """
A:8-6 D:6-1R C:8-2L B:2-0L A:7-1R D:1-0L C:8-1L B:8-7R A:pass
D:9-8L C:9-9L B:8-8R A:9-2L D:7-2L C:9-7L B:8-0R A:0-0R D:7-0R
C:9-5L B:8-5L A:7-6R D:pass C:6-4R B:8-4R A:pass D:pass C:pass
B:8-3L A:7-3L D:pass C:7-4L B:pass A:4-4L D:4-3L C:6-3L B:6-6L
A:pass D:pass C:6-2L B:pass A:5-2L D:5-5L C:pass B:6-5L A:pass
D:pass C:pass B:6-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 13 }

[[match.hand]]
opener = "D"
deal.A = "9-8 9-6 7-5 6-1 6-0 4-4 4-2 4-1 3-1 2-1"
deal.B = "9-7 9-0 8-7 7-6 7-1 7-0 6-6 5-0 4-3 0-0"
deal.C = "8-5 8-1 7-7 7-3 6-3 6-2 5-4 3-3 1-1 1-0"
deal.D = "8-8 8-6 8-3 8-2 7-2 6-5 6-4 5-3 4-0 2-2"
yard = "9-4 8-4 5-2 7-4 9-5 5-1 3-2 9-2 3-0 2-0 9-9 9-1 5-5 9-3 8-0"
play = """
D:8-8 C:8-5L B:8-7R A:7-5L D:7-2L C:6-2L B:7-6L A:pass D:pass
C:7-7L B:7-0L A:6-0L D:6-5L C:5-4L B:4-3L A:3-1L D:pass C:8-1L
B:9-7R A:9-8L D:pass C:pass B:9-0L A:9-6R D:8-6R C:1-0L B:7-1L
A:pass D:8-2R C:7-3L B:pass A:4-2R D:4-0R C:6-3L B:6-6L A:6-1L
D:pass C:1-1L B:5-0R A:4-1L D:5-3R C:3-3R
"""
end = "out"
winner = "AC"
delta = { AC = 25, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "9-4 9-1 8-0 7-4 7-3 6-3 4-3 4-2 4-1 0-0"
deal.B = "9-5 9-2 8-4 6-0 5-5 5-1 4-4 3-3 2-2 2-0"
deal.C = "9-9 8-7 8-5 6-2 6-1 3-2 3-1 3-0 2-1 1-1"
deal.D = "9-8 9-0 8-3 8-2 7-7 7-2 7-0 5-4 5-2 4-0"
yard = "5-0 6-4 9-3 6-5 5-3 1-0 7-6 9-6 7-1 8-8 6-6 9-7 8-1 8-6 7-5"
play = """
C:9-9 B:9-5L A:9-4R D:5-2L C:6-2L B:4-4R A:7-4R D:7-7R C:6-1L
B:5-1L A:7-3R D:5-4L C:3-2R B:2-2R A:4-3L D:8-2R C:3-1L B:8-4R
A:9-1L D:4-0R C:3-0R B:9-2L A:6-3R D:7-2L C:8-7L B:6-0R A:8-0L
D:7-0L C:pass B:2-0R A:4-2R D:pass C:pass B:pass A:4-1R D:pass
C:2-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 53, BD = 0 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-27"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 93, BD = 153 }

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
group_id = "cuban-27"
commitment = "3e367a02aebba76cc42d73df20eeaa87d81e5bde88001bd14f4c738c3ec4e7ae"
secret = "ae25da74943d68584ed4a36b77a30dc2741516b2697de105211bd4c4f33c0341"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "9-6 9-3 8-2 8-0 7-7 6-6 6-5 5-5 5-3 0-0"
deal.B = "9-1 8-7 8-3 7-2 3-3 3-2 3-1 3-0 2-0 1-1"
deal.C = "9-7 8-5 8-4 7-1 6-2 6-1 6-0 4-3 4-0 1-0"
deal.D = "9-5 9-2 8-8 7-4 7-0 6-4 5-4 5-1 4-4 4-2"
yard = "9-8 9-4 6-3 8-6 4-1 2-1 7-6 5-2 5-0 9-9 9-0 8-1 7-5 7-3 2-2"
play = """
D:8-8 C:8-4L B:8-7R A:7-7R D:7-4L C:9-7L B:9-1L A:pass D:7-0R
C:1-0L B:3-0L A:9-3L D:9-5L C:4-0R B:pass A:5-5L D:6-4R C:6-2R
B:7-2R A:6-5L D:pass C:6-0L B:2-0L A:8-2L D:pass C:7-1R B:8-3L
A:5-3L D:5-4L C:4-3L B:3-3L A:pass D:5-1R C:8-5R B:3-2L A:8-0R
D:9-2L C:pass B:pass A:9-6L D:pass C:6-1L
"""
end = "out"
winner = "AC"
delta = { AC = 20, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "9-6 9-3 9-2 8-7 7-7 6-3 5-1 3-3 3-1 1-0"
deal.B = "9-5 8-6 8-2 7-0 6-5 6-2 5-2 4-4 4-2 2-0"
deal.C = "8-8 8-5 8-0 7-2 6-4 5-4 5-3 3-0 2-2 1-1"
deal.D = "9-9 9-8 9-1 8-3 7-6 7-4 7-3 5-5 4-0 2-1"
yard = "4-3 6-1 5-0 3-2 7-1 8-1 9-4 7-5 8-4 6-6 0-0 6-0 9-0 4-1 9-7"
play = """
C:8-0 B:8-6L A:9-6L D:9-9L C:3-0R B:9-5L A:3-3R D:8-3R C:8-5L
B:8-2L A:9-2L D:9-8L C:8-8L B:pass A:8-7L D:7-6L C:6-4L B:4-4L
A:pass D:7-4L C:7-2L B:6-2L A:6-3L D:7-3L C:pass B:7-0L A:1-0L
D:9-1L C:pass B:pass A:9-3L D:pass C:5-3L B:6-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 39 }

[[match.hand]]
opener = "B"
deal.A = "9-9 9-4 8-5 8-1 6-2 6-1 6-0 4-2 2-2 2-1"
deal.B = "9-6 9-2 8-8 8-7 8-0 7-6 7-2 7-1 3-3 0-0"
deal.C = "9-8 9-7 9-1 8-2 7-7 6-3 4-4 2-0 1-1 1-0"
deal.D = "9-5 8-4 8-3 7-5 6-6 5-5 5-4 5-3 5-0 3-0"
yard = "7-3 4-0 9-3 4-1 6-5 5-1 3-1 7-4 3-2 5-2 7-0 4-3 6-4 9-0 8-6"
play = """
B:9-6 A:9-9L D:9-5L C:6-3R B:3-3R A:8-5L D:8-4L C:4-4L B:pass
A:4-2L D:8-3R C:8-2R B:9-2L A:9-4L D:5-4L C:2-0R B:8-0R A:8-1R
D:7-5L C:7-7L B:8-7L A:6-1R D:6-6R C:9-8L B:7-6R A:pass D:pass
C:9-7L B:7-2L A:2-2L D:pass C:pass B:7-1R A:2-1R D:pass C:pass
B:pass A:6-2L D:pass C:pass B:pass A:6-0L
"""
end = "out"
winner = "AC"
delta = { AC = 42, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "9-8 8-6 7-5 7-4 7-3 7-1 5-5 5-4 5-2 3-2"
deal.B = "9-9 8-8 8-7 8-4 8-1 7-7 6-6 6-4 4-0 1-0"
deal.C = "9-6 9-0 8-5 5-0 4-4 4-1 3-3 2-2 2-1 0-0"
deal.D = "9-5 9-4 9-3 8-3 7-2 6-2 6-1 4-3 4-2 1-1"
yard = "9-2 2-0 3-0 9-7 3-1 9-1 8-0 6-5 8-2 6-3 6-0 5-3 7-0 5-1 7-6"
play = """
A:5-5 D:9-5L C:8-5R B:9-9L A:9-8L D:8-3L C:3-3L B:8-8R A:7-3L
D:7-2L C:2-1L B:8-1L A:8-6L D:6-2L C:2-2L B:8-7R A:7-5R D:4-2L
C:5-0R B:8-4L A:pass D:pass C:0-0R B:4-0R A:7-4R D:pass C:pass
B:7-7R A:7-1R D:6-1R C:9-6R B:pass A:pass D:9-4R C:4-1R B:1-0R
A:pass D:pass C:9-0R B:pass A:pass D:9-3R C:pass B:pass A:3-2R
D:pass C:pass B:pass A:5-2R D:pass C:pass B:pass A:5-4R
"""
end = "out"
winner = "AC"
delta = { AC = 31, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "9-4 9-2 9-1 7-7 7-2 6-6 6-2 6-1 5-0 3-0"
deal.B = "9-9 9-0 8-7 7-4 6-0 5-5 4-2 2-1 2-0 0-0"
deal.C = "9-3 8-6 8-5 8-0 6-3 5-2 4-4 4-3 3-2 3-1"
deal.D = "8-4 8-1 7-5 6-5 6-4 5-3 5-1 4-1 4-0 1-1"
yard = "9-6 2-2 8-8 9-7 1-0 7-0 7-1 7-3 9-8 7-6 9-5 3-3 8-3 8-2 5-4"
play = """
D:8-4 C:4-4R B:8-7L A:7-7L D:7-5L C:8-5L B:7-4R A:7-2R D:8-1L
C:3-2R B:2-1L A:9-2L D:5-3R C:9-3L B:5-5R A:3-0L D:6-5R C:6-3R
B:9-0L A:9-1L D:5-1L C:4-3R B:4-2R A:6-2R D:6-4R C:5-2L B:2-0L
A:5-0L D:4-1R C:3-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 54 }

[[match.hand]]
opener = "C"
deal.A = "9-9 8-5 8-3 7-5 7-3 6-4 4-3 4-2 3-1 2-0"
deal.B = "9-8 9-7 9-3 8-1 7-0 6-2 5-2 4-4 4-1 0-0"
deal.C = "9-6 8-7 8-6 8-4 7-7 7-6 7-1 6-1 5-1 3-2"
deal.D = "9-5 9-2 7-2 6-5 6-3 5-5 4-0 3-0 1-1 1-0"
yard = "8-2 8-8 5-3 9-4 5-4 8-0 2-1 7-4 3-3 6-6 9-0 6-0 9-1 5-0 2-2"
play = """
C:8-4 B:9-8L A:9-9L D:9-5L C:5-1L B:8-1L A:8-5L D:6-5L C:9-6L
B:9-7L A:7-5L D:5-5L C:pass B:5-2L A:4-2R D:9-2L C:3-2R B:9-3L
A:8-3L D:6-3R C:8-6R B:pass A:pass D:pass C:8-7L B:7-0L A:2-0L
D:7-2L C:7-6L B:6-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 60 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-28"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 79, BD = 122 }

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
group_id = "cuban-28"
commitment = "452779e83afe93cfb86fb4a8f1277d4a2ee9162eb3d032316c51258160e7d4f2"
secret = "9acb6487ce6c7f8f183f398c964064e5cc73bc13252a460e9370b0a28be45cf4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "9-2 8-5 8-4 8-2 8-0 7-7 7-6 6-0 2-2 2-1"
deal.B = "9-8 9-7 9-5 9-1 9-0 7-3 6-3 5-2 5-1 3-0"
deal.C = "9-3 8-7 8-6 8-1 7-5 7-2 6-2 4-0 3-2 0-0"
deal.D = "9-9 9-6 9-4 6-4 6-1 5-5 5-4 4-2 4-1 2-0"
yard = "7-1 1-1 6-5 3-1 5-0 8-8 4-3 6-6 5-3 4-4 8-3 3-3 7-4 1-0 7-0"
play = """
D:9-9 C:9-3L B:9-8R A:8-5R D:5-5R C:7-5R B:6-3L A:7-6L D:pass
C:8-7L B:9-7R A:8-4L D:9-4R C:4-0L B:3-0L A:pass D:6-4R C:8-6R
B:7-3L A:7-7L D:pass C:7-2L B:5-2L A:8-2R D:5-4L C:6-2R B:pass
A:6-0R D:2-0R C:3-2R B:pass A:pass D:4-2L C:pass B:pass A:9-2L
D:9-6L C:pass B:pass A:pass D:6-1L C:8-1L B:pass A:8-0L D:pass
C:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 44, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "9-5 9-4 9-2 9-0 8-2 7-5 6-6 6-4 4-0 1-0"
deal.B = "9-8 9-7 8-6 8-5 8-4 7-2 5-1 5-0 3-1 3-0"
deal.C = "9-9 9-3 9-1 8-1 5-5 5-4 5-3 5-2 4-1 2-1"
deal.D = "8-0 7-7 7-6 7-4 6-5 6-2 6-1 4-3 4-2 3-3"
yard = "7-3 7-0 4-4 3-2 2-0 1-1 8-7 7-1 2-2 0-0 8-3 8-8 6-0 6-3 9-6"
play = """
C:9-9 B:9-7L A:7-5L D:6-5L C:9-3R B:8-6L A:8-2L D:6-2L C:5-3R
B:5-1R A:6-6L D:6-1R C:pass B:pass A:6-4L D:7-4L C:pass B:7-2L
A:9-2L D:7-6R C:9-1L B:3-1L A:pass D:7-7R C:pass B:3-0L A:9-0L
D:pass C:pass B:9-8L A:pass D:8-0L C:pass B:5-0L A:9-5L D:pass
C:pass B:pass A:9-4L D:4-3L C:pass B:pass A:pass D:3-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 48 }

[[match.hand]]
opener = "B"
deal.A = "8-4 7-5 7-3 7-1 7-0 6-6 6-5 6-4 5-1 4-0"
deal.B = "9-9 9-0 8-7 8-5 8-0 5-4 2-1 2-0 1-1 1-0"
deal.C = "9-6 8-8 8-3 8-1 7-7 6-0 4-4 4-3 4-2 3-0"
deal.D = "9-5 9-4 9-3 7-4 6-2 6-1 5-3 5-2 4-1 0-0"
yard = "5-5 9-2 9-8 6-3 8-2 3-2 7-2 9-7 3-1 8-6 3-3 5-0 2-2 7-6 9-1"
play = """
B:8-7 A:8-4L D:7-4R C:4-4L B:5-4L A:7-5L D:9-4R C:9-6R B:pass
A:7-3L D:5-3L C:6-0R B:1-0R A:6-5L D:6-1L C:8-1L B:8-0L A:7-0L
D:4-1R C:7-7L B:pass A:7-1L D:pass C:4-3R B:1-1L A:5-1L D:9-3R
C:pass B:8-5L A:pass D:9-5R C:8-8L B:pass A:pass D:5-2R C:8-3L
B:2-0R A:4-0R D:pass C:4-2R B:2-1R A:pass D:pass C:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 35, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "9-5 8-4 7-6 6-0 5-5 5-3 5-0 4-2 3-2 2-1"
deal.B = "8-1 8-0 7-4 7-3 6-6 5-4 5-2 5-1 2-0 1-0"
deal.C = "9-4 9-1 8-7 8-6 7-7 7-2 7-0 6-2 4-3 3-3"
deal.D = "9-6 9-3 9-2 9-0 8-8 8-3 7-5 6-4 4-0 3-0"
yard = "4-4 4-1 6-1 3-1 8-2 8-5 0-0 6-3 9-9 2-2 9-7 1-1 6-5 7-1 9-8"
play = """
A:9-5 D:7-5R C:8-7R B:8-1R A:2-1R D:9-2R C:9-4L B:7-4L A:7-6L
D:9-6L C:9-1L B:1-0L A:6-0L D:6-4L C:4-3L B:7-3L A:pass D:9-0R
C:7-7L B:8-0R A:8-4R D:4-0R C:7-2L B:5-2L A:5-5L D:3-0R C:3-3R
B:5-1L A:5-3R D:pass C:pass B:5-4R A:4-2R D:pass C:6-2R B:6-6R
A:pass D:pass C:8-6R B:pass A:pass D:8-8R C:pass B:pass A:pass
D:8-3R C:pass B:pass A:3-2R D:pass C:pass B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "D"
deal.A = "9-8 9-3 9-0 8-8 7-3 5-5 5-4 4-1 2-2 2-0"
deal.B = "9-1 8-6 7-7 7-6 7-0 6-3 5-1 4-4 3-2 1-0"
deal.C = "8-4 8-3 7-5 6-6 6-5 6-4 6-2 5-3 5-2 4-0"
deal.D = "9-7 9-6 8-2 8-1 8-0 5-0 4-2 3-3 3-0 0-0"
yard = "6-1 7-1 2-1 3-1 6-0 7-2 9-5 4-3 9-2 8-5 7-4 9-4 8-7 1-1 9-9"
play = """
D:3-3 C:8-3L B:6-3R A:9-8L D:9-6R C:pass B:9-1L A:4-1L D:4-2L
C:6-2L B:8-6L A:8-8L D:8-0L C:4-0L B:4-4L A:5-4L D:5-0L C:pass
B:7-0L A:7-3L D:3-0L C:pass B:1-0L A:9-3R D:8-1L C:8-4L B:3-2R
A:2-2R D:8-2R C:6-4L B:7-6L A:pass D:9-7L C:pass B:pass A:9-0L
D:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 62 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-29"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 113, BD = 36 }

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
group_id = "cuban-29"
commitment = "9fb4d35c9af9cffc8714b4af86cc7aaea5725d8bb331d1b66cc458863adfb9cd"
secret = "b0d666a69deb9e9e5ecdebecc3f5e90bffb86c3c4f9ae354b5ac9d26f7d40b4d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "9-4 9-3 9-0 7-6 7-2 6-6 5-4 4-1 3-1 2-1"
deal.B = "9-9 9-5 8-4 8-1 6-4 6-2 4-0 3-3 2-2 1-0"
deal.C = "9-8 9-2 8-5 8-2 6-3 6-1 5-1 3-0 1-1 0-0"
deal.D = "9-7 9-6 8-3 7-7 7-5 7-1 5-5 5-0 4-4 4-2"
yard = "7-3 8-8 7-0 3-2 4-3 5-3 8-6 7-4 6-0 8-7 8-0 6-5 9-1 2-0 5-2"
play = """
B:9-9 A:9-3L D:8-3L C:9-8R B:8-4L A:4-1L D:7-1L C:8-5R B:9-5R
A:9-4R D:9-7L C:9-2L B:6-4R A:7-2L D:7-7L C:6-1R B:8-1R A:7-6L
D:9-6L C:8-2R B:6-2R A:6-6R D:pass C:6-3R B:3-3R A:9-0L D:5-0L
C:5-1L B:1-0L A:3-1R D:pass C:1-1R B:4-0L A:2-1R D:4-4L C:pass
B:2-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "A"
deal.A = "9-2 9-1 8-6 7-1 7-0 6-6 6-5 6-2 5-3 2-0"
deal.B = "7-7 7-6 7-5 6-3 6-1 5-1 4-2 3-2 1-0 0-0"
deal.C = "9-0 8-7 8-4 8-2 8-1 7-2 5-0 4-3 3-3 1-1"
deal.D = "9-8 8-8 8-3 8-0 6-4 5-5 5-4 4-4 4-1 2-2"
yard = "7-3 9-7 9-9 9-6 2-1 4-0 9-3 8-5 3-1 9-4 5-2 3-0 7-4 9-5 6-0"
play = """
A:7-1 D:4-1R C:8-7L B:4-2R A:6-2R D:9-8L C:9-0L B:7-6R A:7-0L
D:pass C:7-2L B:7-7R A:9-2L D:pass C:pass B:7-5R A:5-3R D:8-3R
C:8-4R B:pass A:9-1L D:6-4R C:8-1L B:6-3R A:8-6L D:pass C:3-3R
B:6-1L A:pass D:pass C:4-3R B:5-1L A:6-5L D:5-4R C:5-0R B:1-0R
A:6-6L D:pass C:1-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 51, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "9-3 8-4 8-0 7-5 7-2 6-6 6-5 5-5 4-4 4-0"
deal.B = "9-7 9-2 8-8 8-2 6-4 6-1 5-4 5-2 2-1 2-0"
deal.C = "9-4 9-1 9-0 8-7 8-5 8-3 7-4 7-0 4-1 1-1"
deal.D = "9-6 9-5 7-7 7-6 6-0 4-2 3-3 2-2 1-0 0-0"
yard = "4-3 5-0 8-1 8-6 3-1 6-2 3-0 9-8 7-1 5-3 5-1 6-3 7-3 3-2 9-9"
play = """
D:9-6 C:9-4L B:6-4L A:6-5L D:9-5L C:9-1L B:6-1L A:6-6L D:7-6L
C:8-7L B:8-8L A:8-4L D:4-2L C:pass B:9-2L A:9-3L D:3-3L C:8-3L
B:8-2L A:7-2L D:7-7L C:7-4L B:5-4L A:5-5L D:6-0R C:9-0R B:9-7R
A:7-5R D:pass C:8-5L B:5-2R A:8-0L D:1-0L C:1-1L B:2-1L A:pass
D:2-2L C:pass B:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 24 }

[[match.hand]]
opener = "C"
deal.A = "9-9 9-0 7-3 6-6 5-5 5-2 5-1 4-4 4-1 1-1"
deal.B = "9-6 9-2 9-1 8-8 8-3 8-2 8-1 6-0 5-3 2-2"
deal.C = "9-4 9-3 8-5 8-4 7-1 6-2 5-4 5-0 4-2 2-0"
deal.D = "9-7 9-5 8-6 8-0 7-7 7-4 6-3 4-0 2-1 1-0"
yard = "7-6 6-4 6-1 4-3 0-0 9-8 3-1 3-3 6-5 7-5 7-0 7-2 3-0 3-2 8-7"
play = """
C:5-4 B:5-3L A:4-4R D:6-3L C:6-2L B:9-2L A:9-9L D:9-7L C:9-4R
B:9-6R A:6-6R D:7-7L C:7-1L B:9-1L A:9-0L D:8-0L C:8-4L B:6-0R
A:4-1L D:2-1L C:2-0L B:pass A:pass D:4-0L C:4-2L B:8-2L A:pass
D:8-6L C:5-0R B:pass A:5-2R D:pass C:pass B:2-2R
"""
end = "blocked"
winner = "AC"
delta = { AC = 62, BD = 0 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-30"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 95, BD = 123 }

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
group_id = "cuban-30"
commitment = "d0ad300e6a3021d805f0f5604373bae61ef0e2e51ff09a6c1a21a4f4a238f6da"
secret = "0b0c8d9113c0ba7e65feea102dc292e3cf2fca34b0edc9395de05f562cd59404"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "9-2 9-0 8-6 8-1 7-3 7-2 6-3 4-4 4-2 4-1"
deal.B = "9-5 8-2 8-0 5-5 5-2 5-1 4-3 3-2 2-2 1-0"
deal.C = "9-4 9-1 7-6 7-4 7-0 6-5 5-3 4-0 3-1 0-0"
deal.D = "9-9 9-8 8-3 7-7 7-1 6-1 6-0 5-0 2-0 1-1"
yard = "2-1 3-0 8-5 8-7 9-3 9-6 6-2 8-8 7-5 6-6 8-4 9-7 6-4 3-3 5-4"
play = """
D:9-9 C:9-4L B:9-5R A:4-4L D:5-0R C:7-4L B:8-0R A:8-6R D:6-1R
C:7-6L B:5-1R A:6-3L D:8-3L C:6-5R B:8-2L A:9-2L D:9-8L C:pass
B:pass A:8-1L D:7-1L C:7-0L B:1-0L A:4-1L D:6-0R C:4-0L B:pass
A:9-0L D:2-0R C:9-1L B:2-2R A:7-2R D:1-1L C:3-1L B:3-2L A:7-3R
D:pass C:5-3R B:5-5R A:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 28, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "9-2 8-4 8-2 7-6 7-5 5-5 5-2 3-3 2-0 0-0"
deal.B = "9-6 8-5 6-3 5-4 5-1 5-0 4-3 4-1 3-1 3-0"
deal.C = "9-3 8-8 8-7 8-1 7-7 6-4 6-2 4-0 2-2 1-1"
deal.D = "9-8 9-1 8-6 8-0 7-4 6-5 5-3 4-4 3-2 1-0"
yard = "2-1 9-5 6-6 7-2 6-1 8-3 6-0 7-3 7-0 7-1 4-2 9-0 9-7 9-9 9-4"
play = """
C:9-3 B:9-6L A:7-6L D:5-3R C:8-7L B:8-5L A:7-5L D:7-4L C:6-4L
B:6-3L A:5-5R D:3-2L C:6-2L B:5-4R A:8-4R D:6-5L C:8-8R B:5-1L
A:8-2R D:9-1L C:2-2R B:pass A:9-2L D:pass C:pass B:pass A:5-2L
D:pass C:pass B:5-0L A:2-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 67, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "8-6 7-3 7-0 5-0 4-4 4-3 4-2 3-0 2-2 1-1"
deal.B = "9-7 9-6 9-3 8-2 8-0 6-5 6-2 3-3 3-1 1-0"
deal.C = "9-5 9-0 8-7 8-3 7-7 7-5 7-1 6-0 2-1 0-0"
deal.D = "9-9 9-8 9-4 9-1 8-1 7-6 6-3 5-3 4-1 4-0"
yard = "8-5 6-1 7-4 2-0 5-1 6-4 6-6 9-2 5-5 8-4 8-8 3-2 7-2 5-2 5-4"
play = """
B:3-3 A:7-3L D:6-3R C:8-7L B:9-6R A:8-6L D:9-8R C:6-0L B:8-0L
A:pass D:8-1L C:7-1L B:9-7L A:pass D:9-4L C:8-3R B:9-3R A:4-4L
D:9-1R C:2-1R B:6-2R A:4-3L D:5-3L C:9-5L B:6-5R A:5-0R D:4-0R
C:9-0L B:1-0L A:4-2R D:4-1L C:pass B:8-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 42 }

[[match.hand]]
opener = "A"
deal.A = "9-1 8-1 7-4 6-5 5-0 4-4 4-3 4-1 4-0 1-1"
deal.B = "9-5 9-4 7-6 7-3 7-1 6-2 5-3 4-2 3-0 0-0"
deal.C = "9-8 9-6 9-0 8-4 8-3 6-3 6-1 6-0 5-5 1-0"
deal.D = "8-5 7-7 7-2 7-0 5-4 5-2 5-1 3-2 2-2 2-1"
yard = "2-0 9-2 9-3 8-8 9-9 6-4 9-7 8-7 8-0 3-1 8-6 3-3 8-2 6-6 7-5"
play = """
A:7-4 D:7-2L C:8-4R B:4-2L A:8-1R D:5-4L C:5-5L B:7-1R A:6-5L
D:7-0R C:9-6L B:9-5L A:5-0L D:pass C:9-0L B:9-4L A:4-4L D:pass
C:6-0R B:7-6R A:4-3L D:3-2L C:pass B:6-2L A:pass D:7-7R C:6-3L
B:7-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 57 }

[[match.hand]]
opener = "D"
deal.A = "9-7 9-3 9-2 8-2 7-7 7-3 6-1 6-0 4-4 2-2"
deal.B = "9-0 8-5 8-1 8-0 7-0 5-4 4-1 4-0 2-0 1-0"
deal.C = "9-5 7-4 7-2 7-1 6-4 5-2 5-0 4-3 4-2 0-0"
deal.D = "9-9 9-8 9-6 9-1 5-5 5-3 5-1 3-3 3-2 3-0"
yard = "7-5 8-6 8-8 6-3 3-1 8-3 6-2 6-6 6-5 9-4 1-1 2-1 8-4 7-6 8-7"
play = """
D:9-9 C:9-5L B:9-0R A:6-0R D:5-5L C:5-2L B:2-0L A:6-1R D:9-1R
C:5-0L B:8-5L A:9-7R D:9-8L C:7-4R B:4-0R A:9-3L D:5-3L C:0-0R
B:5-4L A:4-4L D:3-0R C:6-4L B:pass A:7-3R D:9-6L C:7-2R B:pass
A:9-2L D:3-2L C:4-3L B:4-1L A:8-2R D:5-1L C:pass B:8-0R A:pass
D:pass C:pass B:1-0R A:pass D:pass C:7-1R B:7-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 24 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-31"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 104, BD = 34 }

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
group_id = "cuban-31"
commitment = "002ee696b36de9c98d5b7087a35c80f1b515caac2ab3d2c8a99a96c6010093ce"
secret = "d63e102b8cccb532bdbc93a24ca1c0ae37d013392434da97ff89164f25686a32"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "9-5 9-0 8-6 6-4 5-0 4-4 4-1 3-1 2-1 1-0"
deal.B = "9-7 9-4 9-2 8-2 7-5 7-3 7-2 7-1 3-2 2-2"
deal.C = "8-8 8-5 7-6 6-6 6-3 5-4 5-3 5-1 3-3 3-0"
deal.D = "9-8 9-6 8-7 8-3 8-1 8-0 6-1 5-5 5-2 1-1"
yard = "4-2 7-0 9-1 6-5 6-0 7-4 4-3 9-9 2-0 8-4 9-3 4-0 6-2 7-7 0-0"
play = """
C:8-8 B:8-2L A:2-1L D:9-8R C:5-1L B:7-5L A:9-5R D:8-7L C:8-5R
B:pass A:8-6L D:9-6L C:pass B:9-7L A:pass D:8-3R C:3-3R B:7-3L
A:3-1L D:8-1L C:6-3R B:pass A:6-4R D:8-0L C:5-4R B:pass A:5-0R
D:pass C:3-0L B:3-2L A:1-0R D:5-2L C:5-3L B:7-1R A:pass D:pass
C:7-6R B:pass A:pass D:6-1R C:pass B:pass A:4-1R D:pass C:pass
B:9-4R A:9-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 36, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "9-7 8-8 8-7 6-4 5-2 4-4 4-3 4-1 3-1 2-0"
deal.B = "9-8 9-0 7-4 6-5 6-3 4-0 3-3 3-2 2-2 1-1"
deal.C = "9-2 9-1 8-5 8-2 7-6 7-3 6-2 5-0 4-2 0-0"
deal.D = "9-5 9-3 7-7 7-0 6-0 5-4 5-3 3-0 2-1 1-0"
yard = "8-4 7-5 8-0 8-3 7-1 9-4 5-1 6-1 7-2 8-6 9-9 6-6 5-5 8-1 9-6"
play = """
B:9-8 A:8-8R D:9-5L C:5-0L B:9-0L A:8-7R D:7-7R C:9-1L B:1-1L
A:9-7R D:9-3R C:7-3R B:7-4R A:4-1L D:5-4L C:8-5L B:4-0R A:2-0R
D:2-1R C:8-2L B:3-2L A:3-1R D:5-3L C:pass B:6-5L A:6-4L D:3-0R
C:4-2L B:2-2L A:5-2L D:7-0R C:7-6R B:6-3R A:4-3R D:pass C:pass
B:pass A:4-4R
"""
end = "out"
winner = "AC"
delta = { AC = 13, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "9-5 9-2 8-8 8-6 8-5 7-6 7-0 6-1 5-2 3-3"
deal.B = "9-9 9-8 8-2 8-1 6-3 6-0 5-0 4-1 3-1 1-1"
deal.C = "9-7 9-3 9-1 7-1 6-4 6-2 5-3 4-4 4-3 4-2"
deal.D = "9-6 8-0 7-7 7-3 7-2 6-6 6-5 5-4 4-0 2-0"
yard = "8-4 1-0 8-7 3-2 9-4 8-3 2-2 5-1 3-0 9-0 0-0 7-5 7-4 5-5 2-1"
play = """
A:8-8 D:8-0L C:pass B:6-0L A:8-6R D:9-6L C:9-7L B:6-3R A:7-6L
D:6-6L C:5-3R B:5-0R A:7-0R D:7-7R C:6-2L B:8-2L A:8-5L D:6-5L
C:7-1R B:8-1R A:6-1L D:pass C:9-1L B:9-9L A:9-5L D:5-4L C:6-4L
B:9-8R A:9-2R D:7-2R C:pass B:pass A:pass D:7-3R C:9-3R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 34 }

[[match.hand]]
opener = "D"
deal.A = "9-5 9-4 8-6 7-0 6-4 6-1 5-4 5-3 4-0 3-1"
deal.B = "8-5 7-7 7-5 7-3 6-6 6-3 5-0 4-4 4-3 3-0"
deal.C = "9-8 9-7 8-2 8-0 7-6 5-5 5-1 2-2 2-1 2-0"
deal.D = "8-8 8-7 8-4 8-3 7-4 7-2 5-2 4-2 3-2 1-1"
yard = "6-2 9-9 6-5 9-1 0-0 7-1 6-0 1-0 4-1 9-3 9-6 9-2 9-0 3-3 8-1"
play = """
D:8-8 C:8-0L B:5-0L A:8-6R D:5-2L C:8-2L B:8-5L A:6-4R D:8-4R
C:5-1L B:pass A:3-1L D:8-7R C:9-7R B:7-3L A:9-5R D:7-4L C:5-5R
B:4-4L A:5-4L D:pass C:pass B:7-5L A:7-0L D:pass C:2-0L B:pass
A:5-3R D:8-3R C:2-2L B:pass A:pass D:7-2L C:7-6L B:6-6L A:6-1L
D:1-1L C:2-1L B:pass A:pass D:4-2L C:9-8R
"""
end = "out"
winner = "AC"
delta = { AC = 38, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "9-7 9-0 8-3 8-0 7-7 7-4 7-3 7-1 6-4 6-1"
deal.B = "9-8 9-5 8-5 8-4 8-2 8-1 7-6 6-5 4-1 3-2"
deal.C = "9-9 7-5 7-0 6-3 6-2 5-3 4-0 3-0 2-2 2-1"
deal.D = "9-6 9-4 9-3 6-6 6-0 5-4 4-3 3-3 1-1 0-0"
yard = "5-5 3-1 5-1 5-2 9-2 4-2 8-7 5-0 7-2 9-1 1-0 8-8 8-6 4-4 2-0"
play = """
C:2-1 B:8-2L A:7-1R D:pass C:7-5R B:9-8L A:9-7L D:5-4R C:7-0L
B:8-4R A:8-0L D:pass C:pass B:8-5L A:8-3R D:9-3R C:9-9R B:9-5L
A:9-0L D:9-6R C:4-0L B:4-1L A:6-1L D:6-6L C:6-3L B:3-2L A:6-4R
D:9-4R C:2-2L B:pass A:pass D:pass C:6-2L B:7-6L A:7-7L D:pass
C:pass B:pass A:7-4L D:4-3L C:3-0L B:pass A:pass D:6-0L C:pass
B:6-5L A:pass D:pass C:5-3L
"""
end = "out"
winner = "AC"
delta = { AC = 17, BD = 0 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-32"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 104 }

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
group_id = "cuban-32"
commitment = "87ea6da9be2ad20fe85a4b7f2ddb1b2c911dd6c019c4d7513e8b78e301f0ce58"
secret = "0fae75ee94b5a66c83e4954cc812a676919d8862526704307507397fceeebe88"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "9-9 9-8 9-1 9-0 8-4 8-0 6-6 6-4 6-0 1-0"
deal.B = "9-3 8-8 7-7 7-6 7-4 6-3 5-4 5-1 3-1 2-0"
deal.C = "8-1 7-5 7-2 6-5 6-1 3-3 2-2 2-1 1-1 0-0"
deal.D = "9-7 9-6 9-2 8-6 8-3 7-1 5-5 5-3 4-4 4-2"
yard = "7-0 5-2 4-3 8-2 8-5 7-3 4-0 9-4 6-2 9-5 3-2 5-0 8-7 3-0 4-1"
play = """
A:9-9 D:9-7L C:7-5L B:9-3R A:pass D:5-3L C:3-3L B:3-1L A:9-1L
D:8-3R C:8-1R B:5-1R A:9-8L D:5-5R C:6-5R B:6-3R A:8-4L D:4-4L
C:pass B:7-4L A:pass D:7-1L C:6-1L B:7-6L A:pass D:pass C:7-2L
B:2-0L A:9-0L D:9-6L C:pass B:pass A:6-6L D:8-6L C:pass B:8-8L
A:8-0L D:pass C:0-0L B:pass A:6-0L D:pass C:pass B:pass A:6-4L
D:4-2L C:2-2L B:pass A:pass D:9-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 6 }

[[match.hand]]
opener = "D"
deal.A = "9-9 9-2 8-5 8-4 7-7 7-6 7-0 5-1 4-2 3-0"
deal.B = "9-7 9-6 9-1 8-2 7-2 6-6 5-4 3-2 3-1 1-0"
deal.C = "8-1 6-5 6-3 5-5 4-4 4-1 4-0 3-3 2-2 2-1"
deal.D = "9-5 9-4 8-7 8-6 7-4 7-3 6-0 5-2 4-3 1-1"
yard = "5-3 9-0 8-3 8-8 5-0 9-8 6-2 2-0 7-1 6-4 6-1 0-0 9-3 7-5 8-0"
play = """
D:7-4 C:4-4R B:7-2L A:9-2L D:9-4L C:4-1L B:1-0L A:7-0L D:8-7L
C:8-1L B:3-1L A:3-0L D:4-3R C:6-3R B:6-6R A:7-6R D:6-0L C:6-5L
B:9-7R A:8-5L D:8-6L C:pass B:9-1R A:5-1R D:9-5R C:pass B:9-6L
A:9-9L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 59 }

[[match.hand]]
opener = "C"
deal.A = "9-9 9-2 8-2 7-7 7-0 6-3 6-2 6-1 5-3 4-0"
deal.B = "9-8 9-5 8-7 8-4 5-2 5-1 5-0 4-2 4-1 1-0"
deal.C = "9-6 8-6 8-3 6-5 6-4 4-4 3-3 3-2 1-1 0-0"
deal.D = "9-4 8-5 7-2 6-0 5-4 4-3 3-1 3-0 2-2 2-0"
yard = "7-5 7-6 8-0 5-5 8-8 2-1 9-1 8-1 9-7 9-3 7-4 7-3 9-0 7-1 6-6"
play = """
C:9-6 B:9-5L A:5-3L D:6-0R C:8-3L B:1-0R A:8-2L D:3-1R C:3-3R
B:5-2L A:6-3R D:5-4L C:8-6R B:8-7R A:4-0L D:7-2R C:3-2R B:5-0L
A:pass D:8-5L C:pass B:9-8L A:9-9L D:9-4L C:6-4L B:pass A:6-2L
D:2-2L C:pass B:4-2L A:pass D:4-3L C:pass B:pass A:pass D:3-0L
C:0-0L B:pass A:7-0L D:pass C:pass B:pass A:7-7L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 39 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-33"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 89, BD = 120 }

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
group_id = "cuban-33"
commitment = "0ec70fc668d2479804abb5f448ce4d955bc3ae30b6e06ffa2cb1010ba7f4fb2d"
secret = "455041d7ad32ede093a850b351892384724fb67de46f06d189db1fbda410ff9a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "9-8 8-8 7-0 6-4 6-0 5-3 4-0 3-0 2-0 1-1"
deal.B = "9-9 9-7 9-6 9-5 9-4 9-1 8-3 7-1 6-2 4-4"
deal.C = "9-3 8-5 8-4 8-2 6-5 6-3 5-5 3-1 2-1 1-0"
deal.D = "9-2 9-0 8-7 8-1 7-3 6-1 5-1 4-3 4-2 3-3"
yard = "5-0 8-6 7-6 5-2 6-6 0-0 5-4 7-4 8-0 4-1 3-2 2-2 7-5 7-7 7-2"
play = """
B:9-9 A:9-8L D:8-7L C:9-3R B:9-7L A:3-0R D:9-2L C:8-2L B:8-3L
A:7-0R D:7-3L C:pass B:7-1L A:1-1L D:8-1L C:8-5L B:9-5L A:pass
D:9-0L C:1-0L B:9-1L A:pass D:pass C:pass B:9-6L A:6-4L D:4-3L
C:3-1L B:pass A:pass D:6-1L C:6-5L B:pass A:5-3L D:3-3L C:6-3L
B:6-2L A:2-0L D:pass C:pass B:pass A:4-0L D:4-2L C:2-1L B:pass
A:pass D:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 44 }

[[match.hand]]
opener = "A"
deal.A = "9-9 9-3 8-5 7-7 7-6 6-3 6-2 4-0 3-1 2-1"
deal.B = "9-8 9-2 9-0 8-2 7-5 7-4 6-6 5-3 3-0 1-0"
deal.C = "9-4 8-7 8-4 8-3 8-0 7-2 6-1 4-4 1-1 0-0"
deal.D = "9-6 9-1 8-8 8-6 7-0 6-5 5-5 5-2 5-1 3-3"
yard = "9-5 8-1 4-2 5-4 6-4 4-1 6-0 4-3 7-3 7-1 2-0 2-2 9-7 5-0 3-2"
play = """
A:6-3 D:9-6L C:8-3R B:9-8L A:8-5L D:6-5L C:6-1L B:8-2R A:3-1L
D:3-3L C:7-2R B:7-5R A:9-3L D:9-1L C:1-1L B:5-3R A:2-1L D:5-2L
C:pass B:3-0R A:4-0R D:5-5L C:8-4R B:pass A:pass D:5-1L C:8-0R
B:9-0R A:9-9R D:pass C:9-4R B:7-4R A:7-7R D:7-0R C:0-0R B:1-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 53, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "7-1 6-5 6-0 5-3 5-0 4-3 4-2 3-1 2-1 1-0"
deal.B = "9-9 9-2 8-4 8-2 8-1 7-6 6-3 6-2 4-0 2-2"
deal.C = "8-6 8-5 8-3 7-3 7-0 6-6 6-1 3-3 3-2 2-0"
deal.D = "9-8 9-6 9-4 9-3 8-7 8-0 7-4 7-2 4-1 0-0"
yard = "9-1 3-0 5-2 5-1 9-7 5-5 1-1 7-5 8-8 9-5 4-4 7-7 5-4 6-4 9-0"
play = """
D:9-8 C:8-3R B:9-9L A:5-3R D:9-6L C:6-6L B:7-6L A:6-5R D:8-7L
C:8-6L B:6-3L A:4-3L D:9-4L C:6-1R B:9-2L A:3-1R D:7-2L C:7-3L
B:pass A:pass D:9-3L C:3-3R B:pass A:pass D:pass C:3-2R B:8-2R
A:pass D:8-0R C:7-0R B:pass A:7-1R D:4-1R C:pass B:8-4R A:pass
D:pass C:8-5R B:pass A:5-0R D:0-0R C:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 36, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "9-8 9-2 8-5 8-1 8-0 7-3 6-3 6-0 5-2 4-3"
deal.B = "9-6 9-5 8-6 7-7 7-4 7-2 7-0 6-5 3-2 2-2"
deal.C = "9-7 9-4 9-0 8-7 6-6 6-2 6-1 3-1 3-0 1-1"
deal.D = "9-3 8-4 8-2 7-6 5-4 5-1 5-0 4-2 3-3 2-0"
yard = "7-1 1-0 2-1 7-5 4-0 4-1 5-3 5-5 8-8 9-1 4-4 8-3 6-4 0-0 9-9"
play = """
C:6-6 B:9-6L A:6-3R D:9-3L C:3-1L B:3-2R A:9-2R D:5-1L C:9-7R
B:7-7R A:7-3R D:5-4L C:9-4L B:9-5L A:5-2L D:8-2L C:8-7L B:7-4L
A:4-3R D:8-4L C:pass B:8-6L A:6-0L D:5-0L C:pass B:6-5L A:pass
D:7-6L C:pass B:7-2L A:pass D:4-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 76 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-34"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 115, BD = 60 }

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
group_id = "cuban-34"
commitment = "289e7bb024546ea873b59557f0ea89590f309428764012bd51422a2411fd969a"
secret = "e28d33472cec430df8cdef87a12d162a19f76c4885e7d13be5f1d2d69cf74ecb"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "9-4 7-5 6-5 6-0 5-5 3-3 3-1 2-1 2-0 1-1"
deal.B = "9-9 9-5 9-2 8-7 8-3 7-7 6-6 4-3 4-2 1-0"
deal.C = "9-8 8-0 7-2 7-1 6-4 6-2 5-4 4-1 4-0 3-2"
deal.D = "9-7 9-6 9-1 9-0 8-5 8-2 7-3 5-3 4-4 2-2"
yard = "8-6 3-0 5-0 8-8 5-1 7-4 8-4 0-0 6-1 9-3 6-3 7-6 5-2 7-0 8-1"
play = """
B:9-9 A:9-4L D:9-1R C:6-4L B:6-6L A:6-5L D:8-5L C:9-8L B:9-5L
A:7-5L D:7-3L C:3-2L B:9-2L A:3-1R D:9-7L C:7-2L B:8-3R A:2-1L
D:8-2R C:7-1L B:7-7L A:2-0R D:9-0R C:pass B:8-7L A:pass D:9-6R
C:8-0L B:1-0L A:6-0R D:pass C:4-1L B:4-3L A:3-3L D:5-3L C:5-4L
B:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 24 }

[[match.hand]]
opener = "A"
deal.A = "9-3 9-0 8-7 8-0 7-7 7-2 6-5 4-4 4-2 3-3"
deal.B = "9-2 8-6 8-4 7-5 7-3 6-2 4-1 3-1 3-0 2-1"
deal.C = "9-8 8-8 8-5 8-1 7-6 7-0 6-3 6-0 5-4 1-0"
deal.D = "9-9 9-6 9-1 6-6 6-4 6-1 5-5 5-3 2-2 1-1"
yard = "5-2 5-0 3-2 9-4 0-0 8-3 4-0 7-1 7-4 8-2 9-5 5-1 9-7 4-3 2-0"
play = """
A:8-7 D:pass C:9-8L B:9-2L A:7-7R D:2-2L C:7-6R B:6-2R A:7-2L
D:pass C:7-0L B:3-0L A:9-3L D:9-1L C:8-1L B:2-1R A:8-0L D:6-1R
C:6-0L B:8-6L A:6-5R D:5-5R C:8-8L B:7-5R A:pass D:pass C:8-5L
B:7-3R A:3-3R D:5-3L C:6-3L B:3-1R A:pass D:6-6L C:1-0R B:pass
A:9-0R D:9-6L C:pass B:pass A:pass D:9-9L
"""
end = "blocked"
winner = "AC"
delta = { AC = 29, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "7-6 7-5 6-5 6-4 6-3 6-0 5-5 5-1 4-1 1-0"
deal.B = "9-3 9-2 9-0 8-1 7-2 6-6 6-1 5-4 5-2 5-0"
deal.C = "9-7 8-2 7-7 7-3 7-0 4-4 4-0 3-0 2-0 1-1"
deal.D = "9-9 8-5 8-4 8-3 7-4 6-2 4-3 3-3 3-1 0-0"
yard = "7-1 9-6 8-6 9-5 8-8 8-7 3-2 9-8 4-2 2-2 5-3 9-1 8-0 9-4 2-1"
play = """
D:0-0 C:7-0L B:7-2L A:6-0R D:6-2L C:pass B:6-6L A:7-6L D:7-4L
C:4-4L B:5-4L A:7-5L D:pass C:9-7L B:9-0L A:6-5R D:8-5R C:4-0L
B:8-1R A:6-4L D:3-1R C:7-3R B:6-1L A:5-1L D:pass C:7-7R B:5-2L
A:pass D:pass C:8-2L B:pass A:pass D:8-4L C:pass B:pass A:4-1L
D:pass C:1-1L B:pass A:1-0L D:pass C:3-0L B:9-3L A:pass D:9-9L
C:pass B:9-2L A:pass D:pass C:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 29, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "9-2 8-6 7-2 6-5 6-3 5-1 4-4 4-0 3-1 2-1"
deal.B = "9-9 9-7 9-5 8-4 7-0 6-4 6-1 5-0 1-1 1-0"
deal.C = "9-6 9-4 9-1 8-7 8-0 7-7 7-4 7-3 6-0 4-1"
deal.D = "8-3 8-2 7-6 7-5 7-1 6-6 6-2 5-2 3-3 3-0"
yard = "5-5 5-3 8-8 4-3 2-0 0-0 8-1 9-3 8-5 3-2 2-2 5-4 4-2 9-0 9-8"
play = """
C:9-6 B:9-9L A:8-6R D:8-2R C:9-4L B:6-4L A:6-5L D:6-2R C:6-0R
B:9-5L A:9-2L D:5-2L C:8-0R B:5-0L A:4-0L D:8-3R C:7-4L B:9-7L
A:6-3R D:6-6R C:9-1L B:6-1L A:pass D:7-6L C:8-7L B:8-4L A:4-4L
D:pass C:4-1L B:1-0L A:pass D:3-0L C:7-3L B:7-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 36 }

[[match.hand]]
opener = "B"
deal.A = "8-7 8-2 7-7 7-3 7-1 6-1 6-0 4-4 3-3 2-0"
deal.B = "9-9 9-0 8-8 8-6 7-6 7-0 6-6 5-2 4-2 4-1"
deal.C = "8-5 6-4 6-3 5-3 5-1 5-0 4-3 4-0 1-0 0-0"
deal.D = "9-8 9-7 9-6 7-5 6-5 6-2 5-5 5-4 2-1 1-1"
yard = "3-1 2-2 3-0 8-3 8-4 3-2 9-2 9-3 7-2 8-0 9-5 7-4 9-4 8-1 9-1"
play = """
B:9-9 A:pass D:9-8L C:8-5L B:5-2L A:8-2L D:9-7R C:pass B:8-8L
A:8-7L D:7-5L C:5-3L B:7-6R A:7-3L D:6-5R C:5-1R B:4-1R A:7-7L
D:5-4R C:5-0R B:9-0R A:7-1L D:9-6R C:1-0L B:6-6R A:6-1R D:1-1R
C:4-0L B:4-2L A:2-0L D:2-1R C:0-0L B:7-0L A:pass D:6-2R C:6-4R
B:pass A:4-4R D:pass C:4-3R B:pass A:3-3R D:pass C:6-3R
"""
end = "out"
winner = "AC"
delta = { AC = 24, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "9-7 8-7 7-0 6-0 5-5 5-4 5-3 5-2 4-4 2-2"
deal.B = "9-9 9-5 9-4 8-8 8-6 8-2 6-6 6-4 5-0 3-0"
deal.C = "9-1 8-4 8-0 7-6 7-2 6-1 5-1 4-2 3-2 0-0"
deal.D = "9-6 9-3 9-0 8-1 7-7 7-4 7-1 6-3 3-1 2-0"
yard = "2-1 4-1 1-1 9-8 4-3 7-5 6-2 4-0 7-3 3-3 6-5 9-2 8-5 8-3 1-0"
play = """
A:9-7 D:7-4R C:9-1L B:9-4R A:pass D:9-0R C:6-1L B:6-6L A:7-0R
D:7-7R C:7-6L B:pass A:8-7L D:8-1L C:5-1L B:9-5L A:pass D:9-6L
C:7-2R B:8-2R A:6-0L D:2-0L C:4-2L B:8-8R A:5-4L D:pass C:8-4R
B:5-0L A:4-4R D:pass C:8-0L B:8-6L A:pass D:6-3L C:3-2L B:6-4R
A:5-2L D:pass C:pass B:pass A:5-5L D:pass C:pass B:pass A:5-3L
D:3-1L C:pass B:pass A:pass D:7-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 33, BD = 0 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-35"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 102, BD = 0 }

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
group_id = "cuban-35"
commitment = "ec118b6c80984493fd481af14f4855df5fecf9964dffdf8c704a643eae6415a7"
secret = "1d1204fe90bd7e66edfd2c3c5c67718be780a565f7e31469e1247d579a0e4bc8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "9-7 9-4 9-3 7-3 7-0 6-1 5-5 5-0 3-3 3-1"
deal.B = "9-6 9-0 8-8 7-5 6-4 5-3 5-1 4-1 4-0 2-2"
deal.C = "9-8 9-5 9-1 8-6 8-3 7-6 5-2 4-2 2-1 1-0"
deal.D = "8-2 8-1 7-7 7-4 7-1 6-6 6-5 3-2 2-0 1-1"
yard = "6-0 8-5 6-3 6-2 9-2 9-9 4-3 8-0 8-7 8-4 5-4 3-0 4-4 0-0 7-2"
play = """
B:8-8 A:pass D:8-2L C:8-3R B:2-2L A:3-3R D:3-2L C:pass B:5-3L
A:5-5L D:6-5L C:7-6L B:7-5L A:7-3R D:7-7R C:5-2L B:pass A:9-7R
D:2-0L C:1-0L B:5-1L A:9-3R D:pass C:9-5L B:9-6L A:6-1L D:8-1L
C:9-8L B:9-0L A:5-0L D:pass C:pass B:pass A:3-1R D:7-1R C:pass
B:pass A:7-0R D:pass C:pass B:4-0R A:9-4R
"""
end = "out"
winner = "AC"
delta = { AC = 40, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "9-8 8-8 7-6 7-5 7-4 7-3 5-2 4-1 3-2 0-0"
deal.B = "9-4 8-7 8-3 8-2 6-4 6-0 5-0 3-3 3-1 2-2"
deal.C = "9-5 8-6 8-5 8-4 7-7 6-3 6-1 5-3 2-1 1-1"
deal.D = "9-2 9-1 9-0 7-0 6-2 5-5 5-1 4-3 4-2 2-0"
yard = "7-1 4-4 6-6 9-7 8-0 1-0 6-5 9-6 7-2 5-4 9-9 4-0 8-1 9-3 3-0"
play = """
A:8-8 D:pass C:8-5L B:5-0L A:9-8R D:9-2R C:2-1R B:6-0L A:7-6L
D:9-1R C:7-7L B:8-7L A:pass D:9-0R C:8-6L B:6-4L A:7-4L D:7-0L
C:pass B:pass A:0-0L D:2-0L C:pass B:8-2L A:pass D:pass C:8-4L
B:9-4L A:pass D:pass C:9-5L B:pass A:7-5L D:pass C:pass B:pass
A:7-3L D:4-3L C:pass B:pass A:4-1L D:5-1L C:5-3L B:8-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 38, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "9-7 8-0 6-6 6-0 5-4 5-0 4-0 3-0 1-0 0-0"
deal.B = "9-6 9-4 8-7 8-6 7-7 7-5 6-5 4-2 3-1 2-2"
deal.C = "9-8 9-5 9-0 8-2 6-4 6-3 5-5 5-3 4-1 1-1"
deal.D = "9-3 9-1 8-8 8-5 7-4 7-1 5-1 4-4 3-3 2-0"
yard = "6-1 7-6 9-2 8-1 9-9 5-2 4-3 3-2 7-3 2-1 8-4 7-2 6-2 7-0 8-3"
play = """
D:8-8 C:9-8L B:9-6L A:8-0R D:2-0R C:6-4L B:9-4L A:9-7L D:7-4L
C:4-1L B:3-1L A:3-0L D:pass C:8-2R B:8-7R A:0-0L D:7-1R C:9-0L
B:pass A:1-0R D:9-3L C:6-3L B:8-6L A:4-0R D:8-5L C:5-5L B:7-5L
A:5-4R D:5-1R C:1-1R B:7-7L A:pass D:9-1R C:9-5R B:6-5R A:6-6R
D:pass C:pass B:pass A:6-0R D:pass C:pass B:pass A:5-0R
"""
end = "out"
winner = "AC"
delta = { AC = 24, BD = 0 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-36"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 41, BD = 115 }

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
group_id = "cuban-36"
commitment = "6cbfa32ce7ad63474412c2240b1485b936b071151a22405cd102b487ab14c60e"
secret = "a167daaa54fcfb7ddc5c5509e6c47596eda0f6d7d1880a63af873269c77ae79c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "9-8 9-7 8-8 8-5 6-3 6-1 6-0 5-5 5-4 3-2"
deal.B = "9-6 9-3 7-3 6-6 4-2 4-1 2-2 1-1 1-0 0-0"
deal.C = "9-5 9-4 9-1 7-5 6-5 6-2 5-2 4-3 3-1 2-0"
deal.D = "9-9 9-0 8-1 8-0 7-6 7-4 7-1 5-1 5-0 2-1"
yard = "8-3 7-7 8-4 9-2 5-3 8-7 8-6 6-4 7-2 7-0 8-2 3-0 4-0 4-4 3-3"
play = """
D:9-9 C:9-5L B:9-3R A:8-5L D:8-1L C:9-1L B:9-6L A:6-3L D:pass
C:4-3L B:4-2L A:3-2L D:pass C:3-1L B:1-0L A:6-0L D:7-6L C:7-5L
B:7-3R A:5-5L D:7-1R C:6-5L B:4-1R A:6-1L D:7-4R C:pass B:1-1L
A:9-7R D:9-0R C:2-0R B:2-2R A:pass D:2-1R C:pass B:pass A:pass
D:5-1L C:5-2L B:pass A:pass D:pass C:6-2L B:6-6L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 55 }

[[match.hand]]
opener = "C"
deal.A = "9-1 8-8 8-7 7-7 6-5 6-0 5-5 5-2 5-0 3-0"
deal.B = "9-9 9-3 8-6 8-5 8-1 6-6 4-2 3-2 3-1 0-0"
deal.C = "9-5 9-2 8-3 7-2 7-0 6-2 5-1 3-3 2-0 1-0"
deal.D = "9-0 8-2 7-5 7-4 7-3 5-3 4-3 4-1 4-0 2-1"
yard = "6-3 2-2 9-4 8-4 9-7 5-4 7-1 4-4 7-6 9-6 8-0 9-8 6-4 6-1 1-1"
play = """
C:9-5 B:8-5R A:9-1L D:4-1L C:8-3R B:4-2L A:5-2L D:5-3R C:5-1L
B:3-1L A:3-0L D:4-0L C:pass B:pass A:6-5R D:4-3L C:6-2R B:3-2R
A:pass D:7-3L C:7-2L B:9-3R A:pass D:9-0R C:9-2L B:9-9L A:6-0R
D:pass C:pass B:8-6R A:8-8R D:8-2R C:2-0R B:0-0R A:5-0R D:7-5R
C:7-0R B:pass A:pass D:pass C:1-0R B:8-1R A:8-7R D:7-4R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 30 }

[[match.hand]]
opener = "B"
deal.A = "9-8 9-0 8-6 8-5 8-3 6-1 5-2 4-2 3-2 0-0"
deal.B = "9-4 8-8 8-1 8-0 7-6 7-5 7-2 5-4 4-0 2-0"
deal.C = "9-3 9-2 8-7 7-4 6-0 5-5 5-0 4-1 3-3 2-1"
deal.D = "9-6 9-5 8-2 7-7 6-6 6-4 6-2 5-3 3-0 2-2"
yard = "7-3 6-3 7-0 1-1 3-1 6-5 7-1 8-4 5-1 1-0 9-7 4-3 9-9 4-4 9-1"
play = """
B:5-4 A:8-5L D:6-4R C:8-7L B:7-2L A:5-2L D:6-6R C:5-5L B:7-6R
A:pass D:7-7R C:7-4R B:9-4R A:9-8R D:8-2R C:9-2R B:7-5L A:9-0R
D:3-0R C:9-3R B:pass A:pass D:9-5R C:5-0R B:8-0R A:8-6R D:6-2R
C:2-1R B:8-1R A:8-3R D:5-3R
"""
end = "blocked"
winner = "AC"
delta = { AC = 41, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "9-7 9-5 9-3 9-1 8-8 7-4 7-3 6-2 4-1 4-0"
deal.B = "8-4 8-2 8-1 6-6 6-4 6-3 5-1 3-2 2-1 2-0"
deal.C = "9-9 9-8 8-6 7-2 6-1 5-5 5-3 4-4 4-2 3-1"
deal.D = "9-6 9-4 8-3 8-0 7-6 7-0 6-0 3-0 1-1 1-0"
yard = "9-2 8-7 0-0 7-5 3-3 7-1 5-0 6-5 8-5 5-2 2-2 4-3 7-7 9-0 5-4"
play = """
A:9-7 D:7-0R C:9-9L B:2-0R A:9-5L D:pass C:5-5L B:3-2R A:9-3R
D:9-6R C:8-6R B:8-2R A:6-2R D:6-0R C:5-3L B:6-3L A:4-0R D:9-4R
C:9-8R B:6-4L A:7-4L D:7-6L C:6-1L B:8-1R A:9-1L D:1-0R C:pass
B:pass A:pass D:8-0R C:pass B:8-4R A:4-1R D:1-1R C:3-1R B:pass
A:7-3R D:pass C:7-2R B:2-1R A:pass D:pass C:pass B:5-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 30 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-37"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 46, BD = 122 }

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
group_id = "cuban-37"
commitment = "2dd82614ebf2bf411473eed8e4200b0c0f6b33670a9c2a323cfcca31a7095ec9"
secret = "911af4ea465272a1aac9c2c2e94b7884b2368a7b408ddb2cf0d8d3b9d2bd1e01"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "9-9 8-7 8-6 8-3 7-5 7-4 6-6 5-4 5-2 3-3"
deal.B = "9-1 8-5 7-7 7-2 6-5 6-1 6-0 4-2 2-2 2-1"
deal.C = "9-4 9-3 9-2 7-6 7-1 5-1 4-1 3-2 1-1 0-0"
deal.D = "9-8 8-4 8-0 7-3 6-2 5-5 5-0 3-0 2-0 1-0"
yard = "6-4 8-1 3-1 7-0 8-8 9-0 4-4 9-6 4-0 4-3 6-3 9-7 8-2 5-3 9-5"
play = """
A:9-9 D:9-8L C:9-4R B:8-5L A:5-4R D:5-5L C:5-1L B:6-5R A:6-6R
D:1-0L C:7-6R B:7-7R A:7-5R D:8-0L C:pass B:pass A:8-6L D:6-2L
C:9-2L B:9-1L A:5-2R D:2-0R C:1-1L B:6-1L A:pass D:5-0R C:pass
B:6-0L A:pass D:3-0L C:9-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 61 }

[[match.hand]]
opener = "D"
deal.A = "9-0 8-1 8-0 7-7 5-1 4-3 4-2 4-0 2-1 1-1"
deal.B = "9-9 9-7 9-6 9-5 7-5 6-3 4-4 3-3 3-1 0-0"
deal.C = "9-2 9-1 7-3 7-1 7-0 6-0 5-3 5-2 3-0 2-2"
deal.D = "9-8 9-3 8-8 8-7 8-3 7-6 7-4 6-4 4-1 3-2"
yard = "8-2 6-6 7-2 5-4 6-2 2-0 8-6 9-4 6-1 5-5 8-5 1-0 6-5 8-4 5-0"
play = """
D:9-8 C:9-2L B:pass A:2-1L D:4-1L C:pass B:4-4L A:8-1R D:7-4L
C:7-1R B:9-7L A:7-7R D:9-3L C:7-3L B:7-5L A:5-1L D:8-7R C:9-1L
B:9-9L A:9-0L D:8-8R C:7-0L B:pass A:8-0R D:7-6L C:6-0L B:0-0L
A:4-0L D:6-4L C:3-0R B:9-6L A:4-3R D:pass C:pass B:9-5L A:4-2R
D:3-2R C:5-2L B:6-3R A:pass D:pass C:2-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 21, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "8-8 8-7 8-6 7-6 7-3 6-6 6-4 6-2 5-5 4-0"
deal.B = "9-9 9-8 9-4 9-3 9-2 8-1 7-4 7-2 7-1 2-0"
deal.C = "9-1 8-2 8-0 6-1 6-0 5-1 4-3 4-1 3-2 1-0"
deal.D = "9-7 8-3 7-7 7-5 6-5 5-2 4-4 4-2 3-1 1-1"
yard = "6-3 2-1 8-4 3-3 9-5 0-0 5-0 9-6 5-3 9-0 7-0 3-0 8-5 2-2 5-4"
play = """
C:6-1 B:8-1R A:6-2L D:5-2L C:5-1L B:9-8R A:pass D:3-1L C:9-1R
B:9-3L A:pass D:9-7L C:1-0R B:7-4L A:6-4L D:6-5L C:8-0R B:pass
A:8-8R D:7-5L C:8-2R B:9-2R A:7-6L D:pass C:6-0L B:9-9R A:4-0L
D:4-4L C:4-3L B:9-4R A:7-3L D:7-7L C:4-1R B:7-2L A:pass D:4-2L
C:pass B:7-1R A:8-7R D:8-3R C:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 4, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "9-5 8-6 7-7 7-0 6-5 5-2 5-0 3-2 3-0 0-0"
deal.B = "9-3 8-2 8-1 7-6 7-2 6-3 6-1 5-5 3-1 2-0"
deal.C = "9-7 9-6 9-1 8-3 7-5 6-6 6-4 5-3 4-3 3-3"
deal.D = "9-8 8-5 7-4 7-3 7-1 6-0 5-1 4-4 4-1 1-1"
yard = "8-0 8-7 2-2 1-0 5-4 9-9 2-1 9-2 9-0 4-0 9-4 8-4 8-8 4-2 6-2"
play = """
B:7-6 A:6-5R D:7-4L C:6-4L B:5-5R A:8-6L D:9-8L C:9-6L B:6-3L
A:5-0R D:7-3L C:9-7L B:9-3L A:7-0R D:7-1R C:9-1R B:3-1L A:9-5R
D:5-1L C:5-3L B:pass A:3-0L D:6-0L C:6-6L B:6-1L A:5-2R D:4-1L
C:4-3L B:8-2R A:3-2L D:8-5R C:7-5R B:7-2L A:7-7L
"""
end = "blocked"
winner = "AC"
delta = { AC = 21, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "9-9 9-8 9-3 9-1 8-5 8-1 7-6 7-4 5-5 3-1"
deal.B = "9-5 8-0 7-5 7-0 6-5 6-2 5-4 3-2 2-1 0-0"
deal.C = "7-2 6-3 6-1 6-0 5-3 5-1 4-2 4-0 2-0 1-1"
deal.D = "9-6 8-8 8-3 7-7 7-3 7-1 6-6 5-0 3-0 1-0"
yard = "4-4 4-1 9-7 3-3 2-2 6-4 9-4 9-2 5-2 9-0 4-3 8-2 8-6 8-4 8-7"
play = """
A:7-6 D:7-7L C:7-2L B:6-5R A:5-5R D:5-0R C:2-0L B:8-0L A:8-5L
D:3-0R C:5-3R B:9-5L A:9-9L D:9-6L C:6-0L B:7-5R A:7-4R D:1-0L
C:5-1L B:5-4L A:pass D:pass C:4-0L B:7-0L A:pass D:7-3L C:6-3L
B:6-2L A:pass D:pass C:4-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 61 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-38"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 117, BD = 0 }

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
group_id = "cuban-38"
commitment = "d83394481019f5ad1fc48486a8028b740ee56d1d7a5709479dc8c23c9a707393"
secret = "d234fc2d4aa2fff682761eac02bd000fc778a53eea3ba6afb80d396d8f06fe5b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "9-8 9-2 8-4 8-3 7-7 7-1 7-0 6-2 3-2 1-0"
deal.B = "9-9 9-1 9-0 8-7 6-0 5-4 5-2 3-3 3-1 1-1"
deal.C = "8-6 8-0 7-3 6-6 6-5 6-3 5-1 4-3 4-2 2-1"
deal.D = "9-6 9-5 9-4 9-3 8-2 8-1 7-4 7-2 5-0 2-2"
yard = "9-7 3-0 8-5 7-5 7-6 4-4 8-8 4-0 5-5 4-1 2-0 5-3 6-4 6-1 0-0"
play = """
B:9-9 A:9-8L D:9-5R C:8-6L B:6-0L A:7-0L D:5-0R C:7-3L B:9-0R
A:8-3L D:9-6R C:8-0L B:pass A:6-2R D:2-2R C:4-2R B:5-4R A:1-0L
D:8-1L C:6-5R B:8-7L A:7-7L D:7-4L C:4-3L B:3-3L A:3-2L D:8-2L
C:6-6R B:pass A:8-4L D:9-4L C:6-3R B:9-1L A:7-1L D:7-2L C:2-1L
B:3-1R A:pass D:pass C:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 21, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "9-5 9-4 8-7 8-0 7-0 5-4 4-1 3-3 3-1 2-0"
deal.B = "8-6 8-2 7-5 7-4 7-3 6-0 4-4 4-3 2-1 0-0"
deal.C = "9-3 7-1 6-6 6-2 5-2 5-1 5-0 4-0 3-2 1-0"
deal.D = "9-6 9-2 9-1 8-8 8-4 7-6 7-2 6-1 4-2 2-2"
yard = "9-9 3-0 6-4 5-5 5-3 1-1 8-5 6-3 9-7 8-1 6-5 9-8 8-3 7-7 9-0"
play = """
A:8-7 D:7-2R C:6-2R B:8-6L A:pass D:9-6L C:9-3L B:7-3L A:7-0L
D:6-1R C:5-0L B:7-5L A:4-1R D:7-6L C:6-6L B:4-4R A:9-4R D:9-1R
C:7-1R B:7-4R A:5-4R D:pass C:5-2R B:2-1R A:3-1R D:pass C:3-2R
B:8-2R A:8-0R D:pass C:4-0R B:6-0L A:2-0L D:4-2R C:pass B:pass
A:pass D:9-2L C:pass B:pass A:9-5L D:2-2R C:5-1L B:pass A:pass
D:pass C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 35, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "9-2 8-6 7-7 7-4 7-2 6-2 3-3 3-1 3-0 0-0"
deal.B = "9-8 9-4 6-3 6-0 4-4 4-3 4-0 3-2 1-1 1-0"
deal.C = "9-7 9-5 8-5 8-3 7-1 7-0 6-1 5-3 5-0 2-0"
deal.D = "9-0 8-7 8-4 8-0 7-6 7-5 6-5 5-4 5-1 2-2"
yard = "9-1 6-4 4-1 9-3 8-1 7-3 8-8 9-9 4-2 9-6 6-6 5-2 2-1 5-5 8-2"
play = """
D:5-4 C:9-5L B:9-4L A:7-4L D:8-4R C:9-7L B:9-8R A:9-2L D:9-0R
C:2-0L B:4-0L A:3-0R D:pass C:8-3R B:4-4L A:8-6R D:7-6R C:7-1R
B:1-0R A:0-0R D:8-0R C:8-5R B:4-3L A:3-3L D:7-5R C:5-3L B:pass
A:7-7R D:5-1L C:6-1L B:6-3L A:7-2R D:2-2R C:pass B:3-2R A:3-1L
D:pass C:pass B:1-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 32, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "9-6 9-3 9-1 8-0 7-6 7-1 6-3 6-1 5-1 2-1"
deal.B = "8-6 8-5 7-7 6-6 6-4 5-3 4-2 4-0 3-0 2-0"
deal.C = "9-9 9-5 8-7 7-5 7-4 7-2 5-4 5-2 3-2 0-0"
deal.D = "9-8 9-2 8-3 8-1 7-3 6-5 5-0 4-3 1-1 1-0"
yard = "9-7 2-2 3-3 9-4 8-2 5-5 8-8 6-0 4-4 7-0 8-4 9-0 6-2 4-1 3-1"
play = """
C:9-9 B:pass A:9-6L D:9-2R C:7-2R B:7-7R A:7-6L D:7-3L C:3-2L
B:4-2L A:7-1R D:8-1R C:7-4L B:8-6R A:6-3R D:8-3R C:8-7L B:8-5L
A:8-0R D:1-0R C:9-5L B:pass A:9-3L D:1-1R C:pass B:3-0L A:9-1R
D:9-8R C:0-0L B:4-0L A:pass D:4-3L C:pass B:5-3L A:5-1L D:pass
C:pass B:pass A:6-1L D:6-5L C:7-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 29, BD = 0 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-39"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 46, BD = 132 }

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
group_id = "cuban-39"
commitment = "660ee9d5da0135a39366483df3a22977a7b279806d427c44d6f4388c23f1ffd9"
secret = "34ea3a055eca8d3d345a48fae6dc13e0706342e7f97fa670c6578b45aa704763"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "9-8 9-1 8-5 7-7 7-4 7-3 5-2 4-0 2-1 1-0"
deal.B = "8-8 8-7 8-6 6-6 6-4 6-1 5-0 4-2 3-2 1-1"
deal.C = "9-5 9-2 8-4 8-2 7-1 7-0 5-4 5-1 3-3 0-0"
deal.D = "9-9 9-7 8-3 7-6 7-5 7-2 6-2 4-1 3-1 2-0"
yard = "2-2 9-3 8-0 4-3 9-6 9-4 6-5 8-1 6-3 5-3 4-4 5-5 3-0 6-0 9-0"
play = """
D:9-9 C:9-2L B:4-2L A:7-4L D:9-7L C:9-5L B:5-0L A:9-8R D:8-3R
C:3-3R B:3-2R A:5-2R D:7-5R C:0-0L B:8-7R A:8-5R D:2-0L C:5-1R
B:6-1R A:2-1L D:7-6R C:7-0R B:1-1L A:1-0L D:pass C:pass B:pass
A:4-0L D:4-1L C:7-1L B:pass A:7-7L D:7-2L C:8-2L B:8-8L A:pass
D:pass C:8-4L B:6-4L A:pass D:6-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 30, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "9-8 9-6 9-3 9-0 8-5 8-1 6-4 5-5 3-2 2-1"
deal.B = "9-9 9-1 8-8 8-7 8-3 7-5 6-6 6-0 2-2 1-0"
deal.C = "9-2 8-6 7-7 7-6 7-2 6-2 4-4 4-3 4-2 4-0"
deal.D = "9-7 9-4 8-0 7-4 7-1 7-0 6-5 6-1 5-3 5-2"
yard = "5-1 9-5 7-3 3-1 2-0 3-0 6-3 5-4 5-0 8-4 3-3 8-2 4-1 0-0 1-1"
play = """
C:4-4 B:pass A:6-4L D:9-4R C:8-6L B:8-8L A:9-8L D:9-7L C:7-6L
B:6-6L A:9-6L D:pass C:9-2L B:2-2L A:2-1L D:7-1L C:7-7L B:8-7L
A:8-5L D:6-5L C:6-2L B:9-9R A:3-2L D:5-3L C:pass B:7-5L A:9-3R
D:7-4L C:4-0L B:6-0L A:pass D:6-1L C:4-3R B:9-1L A:9-0L D:8-0L
C:4-2R B:8-3L A:pass D:5-2R C:pass B:pass A:5-5R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "B"
deal.A = "8-8 8-3 8-2 7-6 7-5 7-0 5-5 5-2 5-1 4-1"
deal.B = "9-8 9-7 9-3 9-1 8-4 7-4 6-0 4-3 4-0 1-0"
deal.C = "9-9 9-5 8-0 7-7 7-3 5-4 4-4 4-2 3-3 3-1"
deal.D = "9-6 8-7 8-5 8-1 6-6 6-1 5-3 2-2 2-0 1-1"
yard = "9-0 3-0 6-3 0-0 6-4 2-1 9-2 3-2 9-4 7-1 8-6 6-2 5-0 6-5 7-2"
play = """
B:9-8 A:8-8R D:9-6L C:8-0R B:6-0L A:7-0L D:8-7L C:pass B:8-4L
A:4-1L D:8-1L C:pass B:4-0R A:8-2L D:2-2L C:4-2L B:7-4L A:7-5L
D:8-5L C:5-4R B:pass A:5-5R D:5-3R C:3-1R B:9-1R A:8-3L D:pass
C:9-5R B:9-3L A:5-2R D:2-0R C:9-9L B:9-7L A:7-6L D:6-6L C:pass
B:1-0R A:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "9-5 9-0 8-0 7-5 7-4 6-4 5-3 5-1 4-1 1-0"
deal.B = "9-4 9-3 8-3 7-6 7-1 5-0 4-4 4-2 2-1 1-1"
deal.C = "9-8 8-8 8-5 7-0 6-6 6-3 6-2 5-4 3-3 2-2"
deal.D = "9-2 8-2 7-7 6-5 6-1 5-5 4-3 3-2 3-1 3-0"
yard = "6-0 8-1 9-9 0-0 8-7 8-6 9-1 5-2 9-7 9-6 7-2 2-0 4-0 7-3 8-4"
play = """
A:9-5 D:9-2L C:8-5R B:4-2L A:8-0R D:4-3L C:7-0R B:9-3L A:7-4R
D:pass C:5-4R B:9-4L A:7-5R D:7-7R C:pass B:4-4L A:4-1L D:6-1L
C:6-6L B:7-6L A:pass D:pass C:pass B:7-1L A:5-1L D:6-5L C:6-3L
B:8-3L A:pass D:8-2L C:6-2L B:pass A:6-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 61 }

[[match.hand]]
opener = "D"
deal.A = "9-8 9-0 8-8 8-6 8-5 6-5 6-3 6-1 5-5 3-2"
deal.B = "9-2 9-1 8-4 8-0 5-4 5-1 5-0 4-4 4-1 1-1"
deal.C = "9-7 9-5 9-4 8-3 7-3 6-2 6-0 5-2 2-2 1-0"
deal.D = "8-7 8-2 8-1 7-7 7-5 7-4 7-2 7-1 2-1 0-0"
yard = "7-0 6-6 2-0 6-4 4-3 7-6 5-3 4-0 9-9 3-0 3-3 9-6 4-2 3-1 9-3"
play = """
D:8-7 C:7-3R B:8-4L A:6-3R D:7-4L C:9-7L B:9-2L A:8-6R D:8-2L
C:8-3L B:8-0R A:9-0R D:pass C:9-4R B:5-4R A:8-5R D:8-1R C:1-0R
B:5-0R A:5-5R D:7-5R C:pass B:pass A:3-2L D:7-7R C:2-2L B:pass
A:pass D:7-2L C:pass B:pass A:pass D:7-1L C:pass B:9-1L A:9-8L
D:pass C:pass B:pass A:8-8L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 53 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-40"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 157, BD = 50 }

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
group_id = "cuban-40"
commitment = "f1f02bb7c27a372720f26d91a13ac25b6d4bca8162d793cb7b033f8d7f62a3b4"
secret = "1f7a7511247bd499963e0ede5454931f54ad03689e520355697c364c480773bf"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "9-1 7-5 7-3 7-0 6-6 5-1 4-4 4-0 3-0 2-0"
deal.B = "9-0 8-5 6-2 5-5 5-4 5-3 5-2 4-2 4-1 3-3"
deal.C = "9-9 9-6 9-5 9-4 8-4 7-2 6-0 5-0 3-2 3-1"
deal.D = "9-7 8-8 8-1 7-6 7-4 6-1 4-3 2-2 1-0 0-0"
yard = "9-3 9-8 8-2 2-1 6-3 8-3 8-6 1-1 9-2 6-4 6-5 7-7 8-7 8-0 7-1"
play = """
C:9-9 B:9-0L A:7-0L D:9-7R C:7-2L B:4-2L A:4-4L D:7-4L C:pass
B:pass A:7-5L D:7-6R C:9-6R B:5-3L A:7-3L D:pass C:9-5R B:5-4R
A:4-0R D:0-0R C:6-0R B:6-2R A:2-0R D:1-0R C:3-1R B:3-3R A:3-0R
D:pass C:5-0R B:5-5R A:5-1R D:8-1R C:8-4R B:4-1R A:9-1R D:pass
C:9-4R B:pass A:pass D:4-3R C:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 47, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "9-9 9-3 7-7 7-4 7-3 5-1 4-4 4-1 2-2 2-0"
deal.B = "9-2 8-7 8-5 8-0 7-1 6-2 6-0 4-2 4-0 3-3"
deal.C = "9-6 8-4 8-2 6-5 6-4 6-1 5-2 4-3 3-2 3-0"
deal.D = "9-8 9-5 9-4 8-3 8-1 7-6 6-6 5-4 2-1 1-1"
yard = "1-0 5-3 7-2 8-6 0-0 3-1 7-0 9-0 9-7 9-1 6-3 8-8 5-0 7-5 5-5"
play = """
B:9-2 A:9-9L D:9-8L C:8-4L B:4-2L A:2-2L D:2-1L C:8-2R B:7-1L
A:7-7L D:7-6L C:9-6L B:8-5R A:9-3L D:9-5R C:4-3L B:4-0L A:2-0L
D:9-4R C:6-4R B:6-2R A:pass D:pass C:5-2L B:pass A:5-1L D:8-1L
C:3-2R B:3-3R A:7-3R D:8-3L C:3-0L B:8-0L A:7-4R D:5-4R C:6-5R
B:8-7L A:pass D:6-6R C:6-1R
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "9-9 9-8 8-7 8-2 7-7 6-6 6-4 5-2 5-0 2-2"
deal.B = "9-3 9-2 8-8 8-6 6-5 6-2 5-5 5-4 4-2 3-3"
deal.C = "9-7 9-0 8-5 8-4 8-1 7-3 7-1 7-0 3-2 1-1"
deal.D = "9-1 8-3 8-0 7-6 6-0 5-3 4-4 3-1 3-0 1-0"
yard = "2-1 5-1 9-4 4-3 4-0 9-6 7-2 7-5 0-0 6-1 9-5 2-0 7-4 6-3 4-1"
play = """
A:9-9 D:9-1L C:9-7R B:pass A:8-7R D:8-3R C:7-3R B:pass A:7-7R
D:3-1L C:7-1R B:9-3L A:9-8L D:8-0L C:9-0L B:9-2L A:8-2L D:1-0R
C:8-5L B:5-4L A:6-4L D:6-0L C:7-0L B:pass A:5-0R D:5-3R C:3-2R
B:4-2R A:pass D:4-4R C:8-4R B:8-8R A:pass D:7-6L C:8-1R B:6-5L
A:5-2L D:pass C:1-1R
"""
end = "out"
winner = "AC"
delta = { AC = 41, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "9-9 9-4 9-1 8-1 7-4 6-6 5-5 5-1 4-3 2-2"
deal.B = "9-3 8-7 7-5 7-3 6-5 6-2 6-1 5-3 4-1 1-0"
deal.C = "9-8 9-2 7-7 6-3 6-0 5-2 5-0 4-4 3-1 3-0"
deal.D = "9-6 9-5 8-8 8-4 7-2 5-4 4-0 3-3 2-0 1-1"
yard = "2-1 8-5 8-0 7-1 7-0 8-3 3-2 8-2 0-0 4-2 7-6 6-4 9-0 9-7 8-6"
play = """
D:8-8 C:9-8L B:9-3L A:4-3L D:8-4R C:4-4L B:4-1L A:9-1L D:9-6L
C:6-3L B:7-3L A:7-4L D:5-4L C:5-2L B:6-2L A:6-6L D:4-0R C:6-0L
B:1-0L A:8-1L D:2-0R C:9-2R B:8-7L A:9-9R D:7-2L C:pass B:pass
A:2-2L D:9-5R C:5-0R B:pass A:pass D:pass C:3-0R B:5-3R A:5-5R
D:pass C:pass B:6-5R A:pass D:pass C:pass B:6-1R A:5-1R D:pass
C:pass B:7-5R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 31 }

[[match.hand]]
opener = "C"
deal.A = "9-6 9-3 8-0 7-6 7-2 6-5 6-0 5-4 3-3 2-2"
deal.B = "9-9 9-8 9-5 9-2 8-1 7-5 7-1 5-5 5-2 3-0"
deal.C = "8-8 8-2 6-6 6-4 6-2 5-3 5-0 1-1 1-0 0-0"
deal.D = "9-7 8-6 6-3 5-1 4-3 4-2 4-1 4-0 3-2 2-1"
yard = "9-4 8-5 7-7 4-4 6-1 7-0 9-1 7-4 2-0 7-3 8-3 8-7 3-1 8-4 9-0"
play = """
C:8-8 B:9-8L A:9-6L D:8-6R C:6-6L B:pass A:7-6L D:9-7L C:6-4R
B:9-5L A:6-5L D:6-3L C:5-3L B:7-5L A:7-2L D:4-2L C:pass B:pass
A:5-4L D:5-1L C:1-1L B:8-1L A:8-0L D:4-0L C:pass B:pass A:pass
D:4-1L C:1-0L B:3-0L A:9-3L D:4-3R C:pass B:9-9L A:3-3R D:3-2R
C:8-2R B:9-2L A:2-2L D:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 19 }

[[match.hand]]
opener = "B"
deal.A = "9-8 8-6 8-3 7-7 7-4 6-0 5-3 5-0 4-0 3-2"
deal.B = "9-1 9-0 8-2 7-3 6-2 5-5 5-1 2-2 2-1 2-0"
deal.C = "9-9 9-4 9-2 8-7 7-0 6-6 6-4 4-3 1-1 1-0"
deal.D = "8-8 7-6 7-1 6-5 6-3 6-1 5-2 4-2 4-1 3-1"
yard = "9-7 5-4 7-5 8-4 7-2 9-5 9-3 9-6 0-0 8-5 3-3 3-0 8-1 4-4 8-0"
play = """
B:9-0 A:9-8L D:8-8L C:8-7L B:2-0R A:7-7L D:7-6L C:6-6L B:8-2R
A:8-6L D:pass C:pass B:pass A:8-3L D:6-3L C:6-4L B:pass A:7-4L
D:7-1L C:1-1L B:5-1L A:5-3L D:3-1L C:1-0L B:pass A:6-0L D:6-1L
C:pass B:2-1L A:3-2L D:pass C:4-3L B:pass A:4-0L D:pass C:7-0L
B:7-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 61, BD = 0 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-41"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 111, BD = 0 }

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
group_id = "cuban-41"
commitment = "68f33e7a2ab5eddb693f8a369bf2bc4643415da8db9b1e037ea8ab7c032c3c36"
secret = "e2be1996ce880d025bdf4db174fa59827efade848f20895260b87392f87c2beb"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "8-6 8-4 8-0 7-5 7-0 5-4 5-0 4-3 3-1 1-1"
deal.B = "9-7 9-2 8-3 7-3 6-0 5-5 5-2 5-1 4-4 4-0"
deal.C = "9-9 9-8 9-5 9-4 8-8 8-1 7-6 6-5 6-2 3-2"
deal.D = "9-6 9-3 9-0 6-6 6-1 4-2 3-3 3-0 2-1 2-0"
yard = "1-0 7-2 4-1 6-3 2-2 8-7 5-3 8-5 9-1 7-1 0-0 8-2 6-4 7-7 7-4"
play = """
C:9-9 B:9-7L A:7-0L D:9-0L C:9-8L B:8-3L A:4-3L D:4-2L C:6-2L
B:9-2R A:8-6L D:2-1R C:8-8L B:5-1R A:8-0L D:3-0L C:9-5R B:7-3L
A:7-5L D:9-6R C:6-5L B:6-0L A:5-0L D:6-6R C:7-6R B:5-5L A:5-4L
D:pass C:9-4L B:pass A:pass D:9-3L C:3-2L B:5-2L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "9-7 8-5 8-0 6-5 4-4 4-0 3-2 2-0 1-1 0-0"
deal.B = "9-5 9-0 8-4 8-1 7-2 5-5 5-3 5-0 4-1 3-0"
deal.C = "8-8 7-7 7-6 7-4 7-0 6-2 6-1 5-2 4-2 3-1"
deal.D = "9-9 9-6 9-4 9-2 9-1 8-3 7-3 6-4 6-3 2-2"
yard = "8-6 2-1 4-3 5-1 8-7 1-0 7-1 6-0 5-4 8-2 7-5 6-6 3-3 9-8 9-3"
play = """
B:9-5 A:9-7L D:7-3L C:5-2R B:7-2R A:3-2L D:9-2L C:7-7R B:9-0L
A:2-0L D:2-2L C:7-6R B:pass A:6-5R D:pass C:6-2L B:5-5R A:8-5R
D:9-6L C:8-8R B:8-4R A:4-4R D:9-9L C:7-4R B:pass A:pass D:9-4L
C:4-2L B:pass A:pass D:pass C:7-0R B:5-0R A:pass D:pass C:pass
B:5-3R A:pass D:8-3R C:pass B:8-1R A:1-1R D:9-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 27, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "9-6 9-4 9-1 8-7 8-1 6-5 6-4 5-0 3-1 0-0"
deal.B = "9-7 9-2 7-5 7-3 5-3 4-3 4-1 3-2 2-2 2-0"
deal.C = "9-8 8-0 7-6 7-4 6-1 6-0 5-2 3-3 2-1 1-1"
deal.D = "9-9 8-8 8-4 8-3 7-1 7-0 6-6 5-4 4-0 3-0"
yard = "7-7 1-0 4-2 5-1 9-0 8-2 5-5 9-5 8-6 8-5 6-2 6-3 4-4 7-2 9-3"
play = """
A:6-4 D:6-6L C:7-4R B:9-7R A:6-5L D:5-4L C:9-8R B:4-3L A:8-1R
D:8-3L C:6-1R B:pass A:8-7L D:7-1L C:1-1L B:4-1L A:9-6R D:8-4L
C:8-0L B:9-2R A:0-0L D:7-0L C:7-6L B:3-2R A:3-1R D:pass C:2-1R
B:2-2R A:pass D:pass C:5-2R B:7-5R A:pass D:pass C:6-0L B:7-3R
A:5-0L D:3-0R C:pass B:5-3L A:pass D:4-0R C:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 36, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "9-0 8-4 7-5 6-5 6-4 5-2 5-0 4-2 4-1 1-1"
deal.B = "9-9 9-8 8-5 7-3 7-2 7-0 6-0 5-4 4-4 2-2"
deal.C = "9-2 9-1 8-7 8-6 8-3 8-1 8-0 6-1 5-1 2-0"
deal.D = "9-6 8-2 7-6 6-6 6-3 6-2 5-3 4-3 3-1 0-0"
yard = "9-7 8-8 7-1 2-1 3-2 5-5 1-0 9-5 9-3 4-0 7-4 9-4 3-0 7-7 3-3"
play = """
D:9-6 C:8-6R B:9-9L A:9-0L D:0-0L C:8-0L B:9-8L A:8-4R D:4-3R
C:8-3R B:8-5R A:5-0R D:pass C:9-1L B:7-0R A:1-1L D:3-1L C:8-7R
B:7-3L A:7-5L D:5-3L C:8-1R B:pass A:4-1R D:6-3L C:6-1L B:5-4R
A:6-5R D:7-6R C:5-1L B:7-2R A:5-2R
"""
end = "blocked"
winner = "AC"
delta = { AC = 48, BD = 0 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-42"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 14, BD = 117 }

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
group_id = "cuban-42"
commitment = "f8dcd5c00e149943f21631a66ab113ec621b1f54b9b404642b993d0c24ae29fb"
secret = "cb3daedfaa55119c5596c1403e4eff81884671244da5c62179206d3f7f7de90c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "9-3 9-1 8-5 8-4 8-0 7-6 7-5 6-6 6-1 1-1"
deal.B = "9-9 9-6 8-8 8-7 8-6 8-2 8-1 7-1 6-3 5-1"
deal.C = "9-8 9-4 7-2 6-5 6-2 5-3 4-2 4-1 3-1 2-2"
deal.D = "9-7 9-5 9-0 8-3 7-7 7-4 6-0 5-4 2-0 1-0"
yard = "5-0 5-5 3-2 4-0 4-4 2-1 0-0 3-0 7-3 7-0 3-3 6-4 4-3 9-2 5-2"
play = """
B:9-9 A:9-3L D:8-3L C:9-8L B:9-6L A:7-6L D:7-7L C:7-2L B:8-2L
A:8-5L D:9-7R C:6-5L B:8-6L A:8-4L D:5-4L C:5-3L B:8-7R A:8-0R
D:1-0R C:3-1L B:8-1L A:9-1R D:9-5R C:pass B:8-8L A:7-5R D:7-4R
C:9-4R B:pass A:pass D:9-0R C:pass B:pass A:pass D:6-0R C:6-2R
B:pass A:pass D:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 36 }

[[match.hand]]
opener = "A"
deal.A = "9-5 9-0 7-2 5-5 5-1 5-0 4-3 4-0 2-2 0-0"
deal.B = "9-9 9-2 8-8 7-6 7-3 6-6 5-3 5-2 4-4 3-2"
deal.C = "9-8 9-6 9-3 8-3 8-2 7-7 7-5 6-0 2-1 2-0"
deal.D = "9-7 9-4 8-1 8-0 7-0 6-3 6-2 4-2 3-1 3-0"
yard = "8-5 6-5 8-6 1-0 1-1 6-1 8-4 8-7 7-1 3-3 5-4 6-4 9-1 4-1 7-4"
play = """
A:9-5 D:9-4L C:7-5R B:4-4L A:7-2R D:4-2R C:pass B:pass A:4-3L
D:6-3L C:9-6L B:9-9L A:9-0L D:7-0L C:7-7L B:7-6L A:4-0R D:8-0R
C:6-0L B:8-8R A:5-0L D:8-1R C:2-1R B:5-2L A:2-2L D:6-2L C:8-2R
B:6-6L A:pass D:pass C:9-8R B:9-2R A:pass D:pass C:2-0R B:pass
A:0-0R D:3-0R C:9-3R B:pass A:pass D:9-7R C:pass B:7-3R A:pass
D:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 27 }

[[match.hand]]
opener = "D"
deal.A = "9-7 9-6 9-2 8-6 7-3 7-0 6-2 5-2 3-3 3-1"
deal.B = "9-5 9-4 9-3 8-2 8-0 7-2 5-3 5-0 2-0 0-0"
deal.C = "9-1 9-0 8-7 7-5 7-4 6-5 6-4 6-0 5-4 5-1"
deal.D = "9-9 8-4 8-3 8-1 7-1 6-1 4-2 4-1 3-0 1-0"
yard = "8-5 7-7 8-8 4-0 5-5 2-1 3-2 6-6 2-2 9-8 4-3 6-3 1-1 7-6 4-4"
play = """
D:3-0 C:9-0R B:9-3L A:9-7L D:9-9R C:8-7L B:8-0L A:9-6R D:1-0L
C:9-1L B:9-5L A:8-6R D:8-3R C:7-5L B:7-2L A:9-2L D:pass C:pass
B:5-3R A:5-2R D:4-2R C:7-4R B:9-4L A:7-3R D:4-1L C:5-1L B:5-0L
A:7-0L D:7-1L C:pass B:pass A:3-3R D:8-1L C:pass B:8-2L A:6-2L
D:6-1L C:pass B:pass A:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "9-8 9-7 8-5 8-0 6-5 6-1 5-2 4-3 3-2 2-2"
deal.B = "9-0 8-8 8-3 7-6 6-6 6-0 5-5 3-1 2-0 0-0"
deal.C = "9-5 9-2 8-7 7-5 7-4 7-1 6-2 5-0 2-1 1-0"
deal.D = "9-9 9-4 9-3 8-2 8-1 7-7 6-4 5-4 5-1 4-1"
yard = "9-1 9-6 3-3 5-3 8-6 4-0 6-3 7-0 3-0 7-3 7-2 4-2 1-1 8-4 4-4"
play = """
C:9-5 B:9-0L A:8-5R D:8-1R C:5-0L B:5-5L A:6-5L D:4-1R C:6-2L
B:2-0L A:8-0L D:9-4R C:8-7L B:7-6L A:9-8R D:6-4L C:7-4L B:8-8R
A:9-7L D:9-3L C:pass B:8-3L A:pass D:8-2L C:9-2L B:pass A:pass
D:9-9L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 54 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-43"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 115, BD = 49 }

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
group_id = "cuban-43"
commitment = "6d943e49b4bcca85499059708f821cc28ea4d33f333c44402c43970f56ae07d5"
secret = "5587ddb4e687e455cedffef439238c10b439b9ba3fa66d3988b97468cc1c5292"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "8-7 7-5 7-3 7-1 7-0 6-6 6-1 4-3 3-2 2-0"
deal.B = "9-9 9-8 9-4 9-2 9-0 8-2 6-0 5-5 5-4 5-0"
deal.C = "9-7 9-1 8-6 8-3 7-4 6-3 5-3 4-1 2-2 1-1"
deal.D = "9-6 9-3 8-1 7-7 5-2 4-4 3-1 3-0 2-1 0-0"
yard = "7-2 8-4 4-0 8-0 9-5 5-1 7-6 4-2 8-8 6-2 6-5 1-0 8-5 6-4 3-3"
play = """
B:9-9 A:pass D:9-6L C:8-6L B:9-8L A:pass D:9-3L C:5-3L B:5-5L
A:7-5L D:7-7L C:9-1R B:pass A:7-1R D:pass C:7-4L B:9-4L A:7-3R
D:3-1R C:4-1R B:9-2L A:4-3R D:5-2L C:8-3R B:5-4L A:8-7R D:4-4L
C:9-7R B:9-0R A:7-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 41 }

[[match.hand]]
opener = "A"
deal.A = "9-8 8-6 8-4 7-6 6-5 6-3 4-3 3-1 1-0 0-0"
deal.B = "8-7 8-2 7-3 6-1 6-0 5-5 5-4 5-3 2-2 1-1"
deal.C = "9-4 9-3 8-8 8-1 7-7 7-2 7-0 6-6 4-0 3-2"
deal.D = "9-6 9-5 9-2 9-1 8-0 6-4 5-1 4-4 3-3 3-0"
yard = "2-0 7-5 4-1 9-9 8-5 9-0 7-4 8-3 4-2 9-7 2-1 7-1 5-2 6-2 5-0"
play = """
A:8-6 D:9-6R C:9-3R B:8-7L A:7-6L D:6-4L C:3-2R B:5-4L A:6-5L
D:9-2R C:9-4R B:6-1L A:8-4R D:9-1L C:8-1R B:1-1R A:9-8L D:8-0L
C:4-0L B:pass A:4-3L D:3-3L C:pass B:7-3L A:3-1R D:3-0R C:7-0L
B:6-0L A:6-3L D:pass C:pass B:5-3L A:0-0R D:9-5L C:pass B:pass
A:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 38, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "9-2 9-0 8-2 8-1 8-0 7-7 7-4 7-0 6-0 3-0"
deal.B = "9-7 9-4 9-3 8-7 8-6 8-4 7-3 7-2 7-1 5-4"
deal.C = "9-9 9-8 9-6 8-5 6-4 5-1 5-0 4-3 3-3 2-0"
deal.D = "8-8 7-6 6-2 6-1 5-3 5-2 4-2 4-0 3-1 2-2"
yard = "4-4 1-0 1-1 5-5 8-3 4-1 3-2 7-5 6-3 2-1 6-5 0-0 6-6 9-5 9-1"
play = """
D:8-8 C:8-5L B:5-4L A:7-4L D:7-6L C:9-8R B:8-6L A:9-0R D:4-0R
C:6-4R B:8-7L A:7-7L D:6-2R C:2-0R B:9-7L A:9-2L D:5-2L C:5-1L
B:7-1L A:7-0L D:pass C:5-0L B:pass A:8-0R D:5-3L C:4-3L B:9-4L
A:8-2R D:4-2R C:9-9L B:9-3L A:3-0L D:pass C:pass B:8-4R A:6-0L
D:6-1L C:pass B:pass A:8-1L
"""
end = "out"
winner = "AC"
delta = { AC = 27, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "9-6 9-0 8-6 7-7 7-2 6-5 6-4 6-3 4-2 1-1"
deal.B = "9-1 8-7 8-5 7-5 6-1 5-4 5-0 4-1 4-0 1-0"
deal.C = "9-2 8-8 8-3 8-2 7-6 7-3 7-0 6-6 6-0 3-3"
deal.D = "9-7 9-5 8-1 8-0 7-4 5-5 5-2 4-4 3-0 2-2"
yard = "4-3 9-8 5-1 0-0 3-1 7-1 5-3 8-4 2-0 9-3 9-4 2-1 6-2 3-2 9-9"
play = """
C:6-6 B:6-1L A:1-1L D:8-1L C:8-2L B:pass A:7-2L D:9-7L C:9-2L
B:pass A:4-2L D:7-4L C:7-6L B:pass A:9-6L D:9-5L C:6-0R B:8-5L
A:8-6L D:8-0R C:8-3R B:pass A:6-3R D:pass C:pass B:pass A:6-5L
D:5-5L C:pass B:7-5L A:7-7L D:pass C:7-0L B:5-0L A:6-4R D:4-4R
C:pass B:5-4L A:pass D:pass C:pass B:4-1L A:pass D:pass C:pass
B:9-1L A:9-0L
"""
end = "out"
winner = "AC"
delta = { AC = 34, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "8-8 8-1 7-7 7-5 5-5 5-3 5-0 4-3 3-1 1-0"
deal.B = "9-6 9-3 9-0 8-5 8-4 8-2 6-5 6-2 4-1 4-0"
deal.C = "8-7 7-6 7-4 7-3 7-2 6-1 5-1 3-2 2-0 0-0"
deal.D = "9-5 9-4 6-6 6-3 4-4 4-2 3-3 3-0 2-1 1-1"
yard = "8-3 5-2 6-0 9-9 7-0 9-7 9-2 9-1 6-4 9-8 5-4 7-1 8-6 2-2 8-0"
play = """
B:9-6 A:pass D:9-5L C:6-1R B:8-5L A:8-8L D:2-1R C:7-2R B:8-4L
A:7-7R D:9-4L C:7-6R B:9-3L A:5-3L D:6-6R C:5-1L B:4-1L A:4-3L
D:6-3L C:pass B:6-5L A:5-5L D:pass C:pass B:6-2R A:7-5L D:4-2R
C:8-7L B:8-2L A:pass D:4-4R C:7-4R B:pass A:pass D:pass C:7-3R
B:pass A:3-1R D:1-1R C:3-2L B:pass A:8-1R D:3-3L C:pass B:pass
A:pass D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 8 }

[[match.hand]]
opener = "A"
deal.A = "9-8 9-1 6-6 6-1 5-2 4-4 3-1 3-0 2-1 1-0"
deal.B = "9-6 8-7 8-1 8-0 7-4 7-2 7-0 5-3 4-1 2-0"
deal.C = "9-9 9-7 9-5 8-8 8-6 8-4 7-7 7-6 6-0 4-2"
deal.D = "9-4 9-0 8-5 8-3 7-5 7-3 7-1 6-5 6-4 1-1"
yard = "5-0 6-3 9-3 6-2 5-1 5-5 4-3 3-2 5-4 4-0 8-2 2-2 3-3 9-2 0-0"
play = """
A:6-6 D:6-5L C:7-6R B:5-3L A:3-1L D:7-5R C:9-5R B:8-1L A:9-8L
D:9-4L C:4-2L B:7-2L A:9-1R D:7-3L C:pass B:4-1R A:4-4R D:8-3L
C:8-6L B:9-6L A:pass D:6-4R C:9-7L B:8-7L A:6-1R D:8-5L C:pass
B:pass A:5-2L D:7-1R C:7-7R B:2-0L A:1-0L D:1-1L C:pass B:7-4R
A:2-1L D:pass C:8-4R B:8-0R A:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 16, BD = 0 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-44"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 119, BD = 51 }

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
group_id = "cuban-44"
commitment = "54cbb16c44d300edd4ba9000ea3c5decd23ca594ca94ac6ba441c34a5dddf33f"
secret = "3b56530bd91c3f4388e1faa4fe461da9a9b2f844758513d82664c45d438ce486"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "9-7 8-5 7-7 7-4 5-1 4-4 4-1 4-0 3-1 1-0"
deal.B = "9-9 9-1 8-3 7-6 7-1 6-2 5-5 5-4 2-1 1-1"
deal.C = "9-8 9-3 9-2 8-8 8-7 6-5 5-3 5-0 4-2 3-3"
deal.D = "9-0 8-1 7-3 7-2 7-0 6-6 6-0 5-2 4-3 2-0"
yard = "9-5 8-6 8-2 9-6 7-5 8-4 2-2 0-0 8-0 3-2 6-4 3-0 9-4 6-3 6-1"
play = """
B:9-9 A:9-7L D:9-0R C:8-7L B:8-3L A:3-1L D:8-1L C:9-8L B:9-1L
A:5-1L D:7-0R C:6-5L B:7-6R A:pass D:6-6L C:pass B:6-2L A:pass
D:7-2L C:pass B:7-1L A:4-1L D:4-3L C:9-3L B:pass A:pass D:6-0R
C:9-2L B:2-1L A:1-0L D:2-0L C:4-2L B:5-4L A:8-5L D:pass C:8-8L
B:pass A:4-0R D:pass C:pass B:pass A:7-4R D:7-3R C:5-3R B:5-5R
A:pass D:5-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 33 }

[[match.hand]]
opener = "A"
deal.A = "9-4 9-2 9-1 6-6 5-5 5-4 5-2 4-0 3-3 2-2"
deal.B = "8-6 7-5 6-5 5-0 4-1 3-2 3-1 1-1 1-0 0-0"
deal.C = "9-3 9-0 8-4 8-2 6-1 6-0 5-3 5-1 4-4 4-2"
deal.D = "9-8 8-8 8-5 7-6 7-2 7-0 6-4 6-3 4-3 2-1"
yard = "7-7 6-2 8-0 9-5 2-0 7-3 8-3 9-7 3-0 9-9 7-1 7-4 9-6 8-7 8-1"
play = """
A:9-4 D:9-8L C:8-4L B:4-1L A:9-1L D:6-4R C:9-3L B:3-2L A:9-2L
D:7-6R C:9-0L B:5-0L A:5-5L D:8-5L C:8-2L B:7-5R A:5-2L D:pass
C:5-3L B:6-5R A:3-3L D:6-3R C:pass B:3-1L A:pass D:2-1L C:4-2L
B:pass A:5-4L D:4-3R C:4-4R B:pass A:4-0R D:7-0R C:5-1L B:1-1L
A:pass D:7-2R C:6-1L B:8-6L A:2-2R D:8-8L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "D"
deal.A = "9-0 8-3 8-2 8-0 7-1 6-5 6-0 5-4 4-2 2-1"
deal.B = "9-7 9-4 9-2 8-4 5-5 5-2 4-1 3-3 3-2 2-2"
deal.C = "9-1 8-7 8-5 7-2 6-6 6-4 5-3 4-3 4-0 2-0"
deal.D = "9-9 8-8 8-6 8-1 7-4 6-3 6-2 6-1 5-0 1-1"
yard = "3-1 7-0 9-6 7-6 5-1 4-4 1-0 7-3 9-5 7-5 3-0 0-0 9-3 9-8 7-7"
play = """
D:8-8 C:8-7L B:8-4R A:7-1L D:7-4R C:9-1L B:9-7R A:9-0L D:9-9R
C:4-0L B:9-4L A:pass D:pass C:pass B:9-2L A:8-2L D:8-6L C:6-6L
B:pass A:6-5L D:5-0L C:2-0L B:3-2L A:8-3L D:8-1L C:pass B:4-1L
A:5-4L D:pass C:8-5L B:pass A:8-0L D:pass C:pass B:pass A:6-0L
D:6-1L C:pass B:pass A:2-1L D:6-2L C:6-4L B:pass A:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 38, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "8-4 7-7 7-6 7-4 7-3 7-1 5-4 4-1 3-0 2-0"
deal.B = "9-7 9-0 8-3 8-1 7-0 3-2 2-1 1-1 1-0 0-0"
deal.C = "9-5 9-1 8-7 8-6 8-2 7-2 6-1 5-5 5-1 4-4"
deal.D = "9-4 9-3 8-5 8-0 6-4 6-3 6-0 5-0 3-3 2-2"
yard = "4-0 8-8 6-5 7-5 4-2 6-6 5-3 4-3 9-2 3-1 5-2 6-2 9-8 9-6 9-9"
play = """
C:8-7 B:9-7R A:8-4L D:9-4L C:9-5L B:9-0R A:5-4L D:6-4L C:8-6L
B:1-0R A:7-1R D:8-0L C:7-2R B:2-1R A:3-0L D:3-3L C:9-1R B:3-2L
A:2-0L D:9-3R C:pass B:8-3R A:pass D:8-5R C:5-5R B:0-0L A:pass
D:5-0R C:pass B:7-0L A:7-7L D:6-0R C:6-1R B:1-1R A:7-6L D:6-3L
C:5-1R B:pass A:7-3L D:pass C:pass B:pass A:7-4L D:pass C:4-4L
B:pass A:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 13, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "9-9 9-0 7-6 7-1 6-6 6-5 5-3 4-3 3-0 1-1"
deal.B = "8-7 8-2 8-0 7-5 7-3 7-2 6-4 6-3 2-1 0-0"
deal.C = "9-4 9-1 8-1 6-2 5-0 4-2 4-0 3-1 2-2 1-0"
deal.D = "9-8 9-5 9-2 8-8 8-6 7-7 7-0 5-2 3-3 2-0"
yard = "9-3 5-1 4-1 7-4 5-5 6-0 8-4 6-1 3-2 5-4 9-6 8-5 9-7 4-4 8-3"
play = """
B:7-5 A:7-6L D:8-6L C:8-1L B:2-1L A:6-5R D:9-2L C:9-4L B:6-4R
A:4-3L D:3-3L C:4-2R B:7-3L A:7-1L D:5-2R C:9-1L B:pass A:9-9L
D:9-5R C:pass B:pass A:9-0L D:7-0L C:pass B:8-7L A:pass D:9-8L
"""
end = "blocked"
winner = "AC"
delta = { AC = 68, BD = 0 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-45"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 75, BD = 115 }

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
group_id = "cuban-45"
commitment = "7390daf89edfc6a753fe42f65b4d67e4fa44cbc5bbd5f03f2ff34a7745711701"
secret = "e93255069dda7a3a8841bd21cb48f9ae60e63a24847795907ebbaf09dd3c5a26"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "9-0 8-5 8-3 7-3 6-5 6-3 4-4 4-3 4-0 3-3"
deal.B = "9-8 9-5 9-3 8-4 8-2 8-1 7-7 4-2 3-0 2-1"
deal.C = "9-9 9-2 8-7 7-5 6-4 6-2 5-2 2-2 2-0 1-1"
deal.D = "9-4 9-1 8-6 8-0 7-6 7-1 7-0 5-3 5-1 1-0"
yard = "9-7 6-0 6-1 7-4 8-8 3-2 5-5 6-6 5-4 7-2 5-0 0-0 4-1 9-6 3-1"
play = """
C:9-9 B:9-8L A:8-5L D:5-3L C:9-2R B:9-3L A:9-0L D:8-0L C:8-7L
B:7-7L A:7-3L D:pass C:2-2R B:8-2R A:8-3R D:pass C:pass B:3-0L
A:3-3R D:7-0L C:7-5L B:9-5L A:6-3R D:9-4L C:6-4L B:pass A:6-5L
D:5-1L C:6-2R B:8-1L A:pass D:8-6L C:5-2R B:pass A:pass D:7-6L
C:pass B:pass A:pass D:7-1L C:1-1L B:2-1L A:pass D:pass C:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 29, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "9-2 9-0 6-6 6-3 6-2 6-1 6-0 4-0 3-3 3-0"
deal.B = "9-7 8-6 8-5 7-7 7-3 5-3 5-0 3-2 1-0 0-0"
deal.C = "9-6 9-1 8-0 7-2 5-5 5-1 4-4 4-1 2-2 2-0"
deal.D = "9-9 9-5 9-4 8-8 8-7 8-3 6-5 5-2 4-2 2-1"
yard = "6-4 9-8 7-0 4-3 5-4 8-2 8-4 7-1 7-4 8-1 1-1 9-3 7-5 7-6 3-1"
play = """
B:9-7 A:9-0L D:8-7R C:8-0R B:5-0L A:6-0R D:9-5L C:9-6R B:pass
A:9-2L D:5-2L C:5-5L B:8-5L A:pass D:8-8L C:9-1R B:8-6L A:6-2L
D:4-2L C:4-1R B:pass A:4-0L D:9-4R C:2-0L B:3-2L A:3-3L D:8-3L
C:pass B:pass A:pass D:9-9R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 58 }

[[match.hand]]
opener = "A"
deal.A = "9-7 9-0 8-8 8-4 7-2 7-1 7-0 5-5 5-3 1-1"
deal.B = "9-8 8-1 7-6 6-6 6-1 5-1 5-0 4-1 3-0 1-0"
deal.C = "9-9 9-2 8-5 8-3 7-5 7-4 6-5 6-2 2-2 2-0"
deal.D = "9-5 9-4 9-3 8-7 8-6 8-2 7-7 6-4 4-4 2-1"
yard = "7-3 3-1 5-4 0-0 3-2 4-2 6-3 4-3 4-0 3-3 9-1 9-6 5-2 6-0 8-0"
play = """
A:1-1 D:2-1L C:2-2L B:8-1R A:8-8R D:8-2L C:8-5L B:9-8R A:9-7R
D:9-5L C:9-9L B:7-6R A:9-0L D:8-6R C:2-0L B:pass A:7-2L D:8-7L
C:8-3L B:3-0L A:8-4R D:9-4R C:9-2R B:5-0L A:5-5L D:pass C:7-5L
B:pass A:7-1L D:pass C:6-2R B:6-6R A:pass D:6-4R C:7-4R B:6-1L
A:7-0R D:pass C:6-5L
"""
end = "out"
winner = "AC"
delta = { AC = 46, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "9-3 8-7 8-2 7-5 7-4 6-0 4-0 3-2 3-0 2-2"
deal.B = "9-6 9-1 8-4 7-2 7-1 7-0 6-3 6-1 5-5 3-3"
deal.C = "9-7 9-5 9-0 8-8 8-5 6-2 5-1 5-0 4-4 4-2"
deal.D = "8-6 8-3 7-6 7-3 6-5 5-2 4-3 4-1 2-1 1-0"
yard = "5-3 5-4 2-0 9-9 9-2 7-7 9-4 0-0 6-6 9-8 3-1 1-1 8-1 8-0 6-4"
play = """
D:8-6 C:8-8L B:9-6R A:8-7L D:7-6L C:9-5R B:5-5R A:6-0L D:1-0L
C:5-1L B:pass A:7-5L D:7-3L C:5-0R B:6-3L A:4-0R D:6-5L C:4-4R
B:8-4R A:8-2R D:5-2L C:6-2L B:7-2R A:7-4R D:4-3R C:pass B:6-1L
A:3-2R D:4-1L C:4-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 57 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-46"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 40, BD = 123 }

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
group_id = "cuban-46"
commitment = "cae52c7975a453f40e6db7482577c3cb283272a514867722f8bcf36a49532a6d"
secret = "0b74714b9474392dbc0bc305b84f51c4c3dd14ec1d8cb1cf660d2ee7ef671c00"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "9-8 8-4 7-6 7-5 7-1 6-2 6-0 5-3 2-2 2-0"
deal.B = "9-7 9-5 8-6 6-4 5-2 4-2 4-0 3-1 3-0 2-1"
deal.C = "9-3 9-2 9-1 8-2 8-1 7-7 7-2 3-3 1-1 0-0"
deal.D = "9-0 8-8 8-7 8-3 7-4 6-6 5-5 5-4 5-0 4-1"
yard = "1-0 6-3 3-2 8-5 6-1 5-1 9-4 6-5 7-3 7-0 9-9 4-4 9-6 8-0 4-3"
play = """
D:8-8 C:8-2L B:8-6R A:7-6R D:8-7R C:9-2L B:9-5L A:9-8R D:5-4L
C:9-3R B:4-2L A:6-2L D:6-6L C:3-3R B:6-4L A:8-4L D:8-3L C:pass
B:3-1L A:7-1L D:7-4L C:pass B:3-0R A:6-0R D:4-1L C:9-1L B:9-7L
A:7-5L D:5-5L C:pass B:5-2L A:2-2L D:pass C:7-2L B:pass A:pass
D:pass C:7-7L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "9-8 9-2 8-8 8-7 8-4 8-0 7-5 5-5 5-4 2-1"
deal.B = "9-0 8-6 8-5 8-1 7-7 7-6 6-6 5-2 3-1 2-0"
deal.C = "9-7 9-1 7-4 7-2 6-5 6-2 5-1 5-0 4-1 3-0"
deal.D = "9-5 9-3 8-2 7-0 6-4 5-3 4-4 2-2 1-1 0-0"
yard = "9-4 6-1 9-6 1-0 4-2 3-3 9-9 8-3 4-3 7-1 6-3 6-0 7-3 4-0 3-2"
play = """
C:9-7 B:7-7R A:9-8L D:8-2L C:7-2L B:7-6L A:8-7R D:6-4L C:7-4L
B:8-6R A:7-5L D:9-5L C:9-1L B:6-6R A:2-1L D:2-2L C:6-2L B:pass
A:pass D:pass C:6-5L B:8-5L A:8-8L D:pass C:pass B:8-1L A:pass
D:1-1L C:5-1L B:5-2L A:9-2L D:9-3L C:3-0L B:9-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 49 }

[[match.hand]]
opener = "B"
deal.A = "9-9 9-0 8-5 8-3 6-5 4-4 4-3 3-3 3-2 2-0"
deal.B = "9-4 8-7 8-6 7-5 7-4 6-1 6-0 2-2 2-1 1-1"
deal.C = "8-8 8-0 7-7 7-2 7-1 7-0 6-2 5-4 5-1 3-1"
deal.D = "9-2 9-1 8-4 8-1 7-3 6-6 6-4 5-5 1-0 0-0"
yard = "5-0 5-2 9-8 9-5 9-7 8-2 4-2 9-6 6-3 3-0 4-1 5-3 4-0 9-3 7-6"
play = """
B:1-1 A:pass D:1-0L C:8-0L B:8-7L A:pass D:7-3L C:3-1L B:6-1L
A:6-5L D:8-1R C:5-4L B:8-6R A:4-4L D:6-6R C:6-2R B:7-4L A:3-2R
D:pass C:7-7L B:7-5L A:8-5L D:8-4L C:pass B:9-4L A:9-9L D:9-2L
C:7-2L B:pass A:8-3R D:pass C:7-1L B:2-1L A:2-0L D:0-0L C:7-0L
B:pass A:pass D:pass C:8-8R
"""
end = "blocked"
winner = "AC"
delta = { AC = 40, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "9-7 9-5 9-1 8-1 7-2 7-1 6-6 5-5 3-1 0-0"
deal.B = "9-6 9-2 8-2 7-7 7-0 6-5 6-0 5-3 5-1 3-2"
deal.C = "9-9 9-8 8-8 8-7 8-0 7-6 5-4 5-2 4-1 1-0"
deal.D = "8-6 8-5 8-3 6-4 6-2 5-0 4-4 4-0 2-2 2-0"
yard = "9-0 7-5 7-4 6-3 1-1 3-0 7-3 9-3 8-4 9-4 2-1 3-3 6-1 4-3 4-2"
play = """
A:9-7 D:pass C:9-9L B:9-6L A:6-6L D:6-4L C:5-4L B:7-7R A:9-5L
D:pass C:9-8L B:8-2L A:7-2L D:pass C:8-7L B:7-0R A:8-1L D:2-0R
C:4-1L B:9-2R A:9-1R D:4-4L C:1-0R B:6-0R A:pass D:8-6R C:8-8R
B:pass A:pass D:4-0L C:8-0L B:pass A:pass D:8-3L C:pass B:5-3L
A:5-5L D:5-0L C:pass B:pass A:0-0L D:8-5R C:5-2R B:3-2R A:3-1R
D:pass C:pass B:5-1R A:pass D:pass C:pass B:6-5R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 21 }

[[match.hand]]
opener = "D"
deal.A = "9-9 9-6 9-3 9-2 8-8 8-7 7-3 6-6 6-2 2-2"
deal.B = "9-5 8-1 7-5 7-2 7-1 6-3 6-1 4-0 3-3 2-1"
deal.C = "9-8 9-7 9-1 7-7 6-4 5-4 5-1 4-4 3-1 2-0"
deal.D = "8-3 8-0 7-6 6-5 6-0 5-3 5-0 4-3 3-0 1-1"
yard = "9-4 7-0 9-0 8-4 7-4 0-0 5-2 8-6 1-0 3-2 8-5 8-2 4-2 4-1 5-5"
play = """
D:6-0 C:6-4L B:4-0L A:pass D:3-0L C:3-1L B:7-1L A:8-7L D:5-0R
C:9-8L B:9-5L A:pass D:6-5L C:5-4R B:6-1L A:pass D:1-1L C:9-1L
B:pass A:9-9L D:4-3R C:9-7L B:3-3R A:9-3R D:7-6L C:pass B:6-3L
A:9-6R D:8-3L C:pass B:8-1L A:6-6R D:pass C:5-1L B:7-5L A:7-3L
D:5-3L C:pass B:pass A:6-2R D:pass C:2-0R B:pass A:pass D:8-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 53 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-47"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 41, BD = 104 }

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
group_id = "cuban-47"
commitment = "cf606fcf3b7b39b6f4e63e3a78503d7f4384f1df1702093d201ee2548df43864"
secret = "1088a27365ea3202a3f43a9527a2c5d75fb3db0c5d9a65294a4dcae9503562e0"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "9-2 8-1 7-7 7-5 7-4 7-0 6-5 6-0 4-3 4-1"
deal.B = "9-7 9-6 9-3 7-3 7-2 5-3 5-2 2-1 2-0 1-1"
deal.C = "8-4 8-0 7-1 6-6 6-4 5-5 5-4 5-0 4-2 3-2"
deal.D = "9-9 9-8 9-4 8-8 7-6 6-2 6-1 4-4 4-0 2-2"
yard = "8-3 8-7 9-5 5-1 8-6 8-2 1-0 0-0 3-0 6-3 3-3 9-1 9-0 3-1 8-5"
play = """
D:9-9 C:pass B:9-7L A:7-7L D:9-8R C:8-4R B:7-3L A:4-3L D:9-4L
C:4-2R B:9-6L A:9-2R D:7-6L C:7-1L B:2-1L A:pass D:6-2L C:6-6L
B:9-3R A:6-5L D:pass C:5-4L B:5-3R A:7-4L D:pass C:5-5R B:7-2L
A:7-5R D:2-2L C:3-2L B:pass A:7-0R D:4-0R C:6-4R B:pass A:6-0R
D:pass C:5-0R B:5-2R A:pass D:pass C:pass B:2-0R A:pass D:pass
C:8-0R
"""
end = "out"
winner = "AC"
delta = { AC = 33, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "9-9 9-4 9-1 8-3 8-2 7-4 7-1 6-5 4-0 3-1"
deal.B = "9-2 8-8 7-7 7-3 7-2 6-4 6-2 6-1 4-4 2-0"
deal.C = "9-6 8-0 7-6 7-5 7-0 6-3 5-5 5-0 4-3 3-0"
deal.D = "9-7 9-3 9-0 8-6 6-6 5-1 4-2 3-2 2-1 0-0"
yard = "5-2 3-3 1-0 9-8 9-5 8-7 8-4 2-2 1-1 6-0 5-4 8-1 5-3 8-5 4-1"
play = """
C:8-0 B:8-8L A:4-0R D:8-6L C:9-6L B:9-2L A:8-2L D:4-2R C:pass
B:7-2R A:7-4R D:pass C:4-3R B:7-3R A:7-1R D:5-1R C:5-0R B:2-0R
A:8-3L D:9-3L C:pass B:6-2R A:9-9L D:9-7L C:7-5L B:6-4R A:9-4R
D:9-0R C:3-0R B:pass A:6-5L D:6-6L C:6-3L B:pass A:3-1L D:3-2R
C:pass B:6-1L A:pass D:2-1R C:7-6L B:7-7L A:9-1R
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "9-6 8-6 8-1 7-7 7-3 7-1 6-3 4-4 2-0 0-0"
deal.B = "9-9 9-4 9-2 8-7 8-5 8-2 6-2 5-3 3-2 2-2"
deal.C = "9-5 7-2 7-0 5-4 5-1 4-3 4-0 3-0 2-1 1-0"
deal.D = "9-8 9-1 9-0 8-8 6-5 6-0 5-2 4-2 4-1 3-1"
yard = "3-3 5-0 8-3 8-4 6-1 5-5 7-4 6-4 9-3 1-1 7-5 8-0 7-6 6-6 9-7"
play = """
B:9-9 A:9-6L D:9-8R C:pass B:6-2L A:8-6R D:6-5R C:7-2L B:8-7L
A:8-1L D:9-1L C:5-1R B:9-4L A:4-4L D:4-2L C:2-1R B:9-2L A:2-0R
D:9-0L C:1-0L B:pass A:7-1L D:6-0R C:7-0L B:pass A:6-3R D:3-1R
C:3-0L B:5-3L A:pass D:5-2L C:pass B:8-2L A:pass D:8-8L C:pass
B:8-5L A:pass D:4-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 58 }

[[match.hand]]
opener = "A"
deal.A = "9-5 9-2 8-2 7-5 7-0 6-1 4-2 3-3 3-1 2-0"
deal.B = "8-8 8-5 7-6 6-5 6-2 4-3 4-1 3-2 3-0 1-1"
deal.C = "9-8 9-4 8-7 8-3 8-0 7-1 6-4 5-2 2-1 0-0"
deal.D = "9-7 9-6 9-3 8-4 8-1 7-4 7-2 6-0 5-4 2-2"
yard = "8-6 5-5 5-3 4-0 6-6 1-0 5-1 9-1 9-9 7-3 7-7 5-0 6-3 9-0 4-4"
play = """
A:3-3 D:9-3L C:8-3R B:8-8R A:8-2R D:9-7L C:2-1R B:7-6L A:6-1L
D:8-1L C:8-7L B:4-1R A:4-2R D:7-4L C:6-4L B:6-5L A:7-5L D:7-2L
C:5-2L B:8-5L A:9-2R D:9-6R C:8-0L B:3-0L A:3-1L D:6-0R C:0-0R
B:1-1L A:7-0R D:pass C:7-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 46 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-48"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 20, BD = 117 }

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
group_id = "cuban-48"
commitment = "2b8d4fd0095bbd45b92942d3d0515876af5481b46dd00f8abe539f147b1d5a49"
secret = "1d2f0e33128b7bdac6adc1f897d8791bd937a1f5f08ef3662a57b2c9de9e5994"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "9-5 9-1 9-0 8-7 7-0 6-6 6-2 5-3 3-2 2-2"
deal.B = "9-6 9-4 8-4 8-3 8-1 7-4 7-3 5-5 5-2 4-1"
deal.C = "8-0 7-1 6-5 6-4 6-1 5-4 4-2 3-3 3-1 1-0"
deal.D = "9-3 8-8 8-6 8-2 7-6 6-3 5-0 4-3 4-0 2-1"
yard = "4-4 9-9 9-7 3-0 2-0 9-8 7-2 1-1 0-0 9-2 7-7 8-5 7-5 6-0 5-1"
play = """
D:8-8 C:8-0L B:8-3R A:9-0L D:9-3L C:3-3L B:7-3L A:8-7L D:8-6L
C:6-5L B:5-2L A:6-2L D:6-3L C:3-1L B:8-1L A:5-3R D:5-0R C:1-0R
B:4-1R A:pass D:4-3R C:pass B:8-4L A:3-2R D:8-2R C:6-4L B:9-6L
A:9-5L D:pass C:5-4L B:9-4L A:9-1L D:2-1L C:4-2L B:7-4L A:7-0L
D:4-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 31 }

[[match.hand]]
opener = "C"
deal.A = "9-8 9-7 9-1 8-6 8-3 7-5 7-4 6-6 6-3 3-3"
deal.B = "9-5 9-4 9-3 7-7 6-1 5-5 5-2 4-0 3-1 0-0"
deal.C = "9-9 9-2 8-7 7-2 6-2 4-4 4-2 3-2 2-2 2-0"
deal.D = "9-0 8-5 8-4 8-1 8-0 7-1 6-5 6-4 6-0 2-1"
yard = "8-2 7-3 7-0 9-6 1-1 5-3 5-4 4-1 5-1 7-6 4-3 8-8 5-0 1-0 3-0"
play = """
C:9-9 B:9-3L A:8-3L D:9-0R C:8-7L B:0-0R A:9-7L D:8-0R C:9-2L
B:5-2L A:7-5L D:7-1L C:pass B:6-1L A:8-6L D:8-1L C:pass B:3-1L
A:6-3L D:6-5L C:pass B:9-5L A:9-8L D:8-5L C:pass B:5-5L A:pass
D:8-4R C:4-4R B:9-4R A:9-1R D:2-1R C:7-2R B:7-7R A:7-4R D:6-4R
C:6-2R B:pass A:pass D:pass C:4-2R B:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 29 }

[[match.hand]]
opener = "B"
deal.A = "9-5 9-2 8-3 8-2 5-2 5-0 4-3 4-2 3-1 2-0"
deal.B = "9-4 9-3 8-5 7-1 6-6 6-1 5-4 2-2 1-1 0-0"
deal.C = "9-9 9-8 9-6 9-0 8-1 7-7 5-3 5-1 3-2 2-1"
deal.D = "9-7 8-8 7-3 7-2 7-0 6-5 6-4 6-2 4-1 3-0"
yard = "8-0 7-4 8-6 5-5 6-0 4-4 4-0 3-3 7-5 1-0 6-3 8-7 9-1 8-4 7-6"
play = """
B:7-1 A:3-1R D:7-3R C:7-7L B:pass A:pass D:9-7L C:9-9L B:9-3L
A:8-3L D:8-8L C:9-8L B:9-4L A:4-3L D:7-2R C:5-3L B:2-2R A:9-5L
D:6-2R C:9-6L B:6-1L A:pass D:6-5R C:8-1L B:5-4R A:8-2L D:6-4R
C:3-2L B:6-6R A:pass D:3-0L C:9-0L B:pass A:9-2L D:pass C:2-1L
B:1-1L A:pass D:4-1L C:pass B:pass A:4-2L D:pass C:pass B:pass
A:5-2L D:pass C:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 20, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "9-9 9-3 8-7 8-2 8-1 7-7 6-2 6-1 5-1 2-2"
deal.B = "9-8 9-6 8-4 8-0 7-5 5-5 5-4 4-2 4-1 2-0"
deal.C = "9-5 9-2 8-5 7-4 7-2 7-1 6-6 6-4 6-0 4-4"
deal.D = "9-1 7-3 6-5 5-2 5-0 4-3 4-0 3-3 3-0 1-1"
yard = "7-0 9-7 1-0 6-3 8-6 3-2 0-0 7-6 3-1 8-3 9-0 9-4 8-8 2-1 5-3"
play = """
A:9-9 D:9-1L C:9-5R B:5-5R A:8-1L D:5-0R C:8-5L B:2-0R A:5-1L
D:5-2R C:7-1L B:5-4R A:8-7L D:4-3R C:pass B:8-0L A:9-3R D:3-0L
C:9-2R B:4-2R A:pass D:3-3L C:7-4R B:7-5R A:pass D:7-3L C:7-2L
B:pass A:8-2L D:6-5R C:6-6R B:9-6R A:pass D:pass C:pass B:9-8L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 57 }
[[match]]
bones = 1
variant = "cuban"
rules_version = 1
id = "cuban-49"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 65, BD = 111 }

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
group_id = "cuban-49"
commitment = "ce23c5b2e314569152ce7580635de6b16072017dd634814d599eda90c2122d6c"
secret = "4fd4135071abff986d95550131a67ad6a9ae899fbe5601ee56e773eae19bfde8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "9-0 7-7 7-1 6-5 6-0 5-2 5-1 5-0 3-3 3-2"
deal.B = "9-4 9-2 8-8 8-3 8-1 6-6 5-5 5-4 3-0 2-1"
deal.C = "9-9 9-6 9-3 8-5 8-4 8-0 7-6 4-2 1-0 0-0"
deal.D = "9-7 9-5 8-6 7-3 6-3 6-2 6-1 4-4 4-1 1-1"
yard = "7-2 8-2 5-3 7-0 4-3 7-5 2-0 3-1 4-0 2-2 8-7 9-1 7-4 9-8 6-4"
play = """
C:9-9 B:9-4L A:9-0R D:4-4L C:8-4L B:8-8L A:5-0R D:8-6L C:8-5R
B:6-6L A:6-5L D:9-5L C:8-0R B:9-2L A:5-2L D:pass C:0-0R B:5-5L
A:5-1L D:6-1L C:9-6L B:3-0R A:3-2R D:9-7L C:7-6L B:2-1R A:6-0L
D:4-1R C:4-2R B:pass A:pass D:6-2R C:1-0L B:8-1L A:pass D:6-3R
C:9-3R
"""
end = "out"
winner = "AC"
delta = { AC = 32, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "9-8 9-7 9-5 9-0 8-5 8-0 6-4 5-2 2-2 1-1"
deal.B = "9-2 8-3 7-7 6-5 6-2 5-1 5-0 4-2 4-1 1-0"
deal.C = "9-9 9-1 8-2 8-1 7-5 7-3 7-1 5-5 4-3 4-0"
deal.D = "8-6 7-4 7-2 6-1 6-0 4-4 3-2 3-1 3-0 0-0"
yard = "3-3 5-3 7-6 6-3 7-0 8-4 9-4 8-8 8-7 9-6 2-0 6-6 5-4 9-3 2-1"
play = """
B:7-7 A:9-7L D:7-4R C:9-9L B:9-2L A:6-4R D:7-2L C:7-1L B:6-5R
A:9-5R D:6-1L C:9-1R B:6-2L A:2-2L D:3-2L C:7-3L B:5-1R A:5-2R
D:pass C:7-5L B:4-2R A:8-5L D:8-6L C:4-3R B:8-3R A:9-8R D:6-0L
C:4-0L B:4-1L A:9-0R D:3-1L C:pass B:5-0R A:pass D:3-0L C:5-5R
B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 29 }

[[match.hand]]
opener = "A"
deal.A = "7-7 7-6 7-1 6-5 5-5 5-3 5-1 5-0 3-3 3-0"
deal.B = "9-7 9-2 8-6 7-4 7-2 6-1 5-4 4-2 3-1 0-0"
deal.C = "9-9 9-3 9-1 8-4 8-2 7-0 6-3 4-4 4-3 1-0"
deal.D = "9-8 9-6 9-5 8-5 8-0 6-6 5-2 4-1 4-0 1-1"
yard = "8-3 2-0 6-4 8-8 9-0 7-5 8-7 3-2 2-2 2-1 9-4 8-1 6-2 6-0 7-3"
play = """
A:5-1 D:9-5L C:9-9L B:9-7L A:7-6L D:9-6L C:9-1R B:9-2L A:pass
D:5-2L C:9-3R B:5-4L A:3-3R D:4-1L C:4-3R B:7-4R A:7-1L D:pass
C:7-0L B:7-2R A:5-0L D:8-5L C:8-2R B:8-6L A:6-5L D:9-8R C:pass
B:pass A:5-5L D:pass C:pass B:pass A:5-3L D:pass C:6-3L B:6-1L
A:pass D:1-1L C:1-0L B:0-0L A:3-0L D:pass C:pass B:3-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 34 }

[[match.hand]]
opener = "D"
deal.A = "8-5 8-1 7-4 5-4 5-3 5-1 4-3 3-3 3-1 1-0"
deal.B = "9-7 9-0 8-4 8-0 7-6 7-0 6-4 5-2 4-4 2-2"
deal.C = "9-9 9-8 8-3 7-3 6-2 6-0 4-2 4-1 4-0 1-1"
deal.D = "9-5 9-3 9-1 8-6 6-6 6-5 5-5 3-0 2-1 2-0"
yard = "7-7 8-8 5-0 8-7 6-1 8-2 9-4 7-2 9-6 0-0 6-3 7-1 3-2 9-2 7-5"
play = """
D:9-5 C:9-9L B:9-7L A:7-4L D:6-5R C:6-2R B:8-4L A:8-1L D:9-1L
C:4-2R B:6-4R A:pass D:9-3L C:8-3L B:7-6R A:8-5L D:5-5L C:7-3R
B:5-2L A:3-1R D:2-1L C:1-1L B:pass A:5-1L D:pass C:4-1R B:4-4R
A:5-4L D:pass C:4-0L B:9-0L A:4-3R D:3-0R C:9-8L B:8-0L A:1-0L
D:2-0R C:pass B:2-2R
"""
end = "blocked"
winner = "AC"
delta = { AC = 33, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "9-3 8-8 8-2 7-3 6-6 6-5 6-1 4-4 2-0 1-0"
deal.B = "9-7 9-6 8-5 8-1 7-7 7-6 5-2 3-2 2-2 2-1"
deal.C = "9-8 8-0 7-0 6-4 6-2 4-3 4-2 4-1 3-1 0-0"
deal.D = "9-2 8-6 8-4 7-5 7-2 6-3 5-4 5-0 3-3 3-0"
yard = "5-1 9-4 9-5 4-0 9-9 5-3 8-3 9-0 7-4 1-1 6-0 5-5 9-1 7-1 8-7"
play = """
C:0-0 B:pass A:2-0L D:9-2L C:9-8L B:8-5L A:1-0R D:7-5L C:7-0L
B:8-1R A:8-8R D:5-0L C:8-0R B:5-2L A:8-2L D:8-6L C:6-4L B:pass
A:4-4L D:8-4L C:pass B:pass A:pass D:3-0R C:4-3R B:pass A:pass
D:5-4R C:pass B:pass A:6-5R D:6-3R C:3-1R B:2-1R A:pass D:7-2R
C:pass B:9-7R A:9-3R D:3-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 48 }
