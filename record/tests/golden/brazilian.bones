[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-0"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 4, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-0"
commitment = "a77d8e4ceb0b8fa33b66687e644b76038e590e3474e865d497b806a653a44d0a"
secret = "b214c2501796eaa3c117546e9b3faaebbb2254697273622cf2e0100110dacabb"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 5-0 4-2 4-1 3-3 1-0"
deal.B = "6-5 6-0 5-3 5-2 5-1 3-1 2-1"
deal.C = "6-6 6-4 5-5 4-4 3-2 3-0 1-1"
deal.D = "6-1 5-4 4-3 4-0 2-2 2-0 0-0"
yard = ""
play = """
C:6-6 B:6-0L A:5-0L D:5-4L C:6-4L B:6-5L A:6-3R D:4-3R C:5-5L
B:5-2L A:6-2L D:4-0R C:3-0R B:3-1R A:4-1R D:6-1L C:4-4R B:5-1L
A:4-2R D:2-2R C:3-2R B:5-3L A:3-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 6-2 5-5 5-2 4-0"
deal.B = "5-3 5-0 4-4 4-1 3-3 3-2 3-1"
deal.C = "6-1 5-1 3-0 2-1 2-0 1-1 1-0"
deal.D = "6-3 6-0 5-4 4-3 4-2 2-2 0-0"
yard = ""
play = """
A:6-6 D:6-3L C:6-1R B:3-1L A:pass D:pass C:5-1L B:5-3L A:pass
D:4-3L C:2-1R B:4-4L A:6-4L D:4-2R C:pass B:4-1R A:6-5L D:5-4L
C:1-1R B:pass A:4-0L D:6-0L C:1-0R B:5-0R A:6-2L D:2-2L C:2-0L
B:pass A:5-5R D:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-4 4-4 4-2 4-1 3-0"
deal.B = "6-4 6-2 6-1 3-3 2-2 2-1 1-1"
deal.C = "6-5 6-0 5-5 5-3 4-0 3-2 3-1"
deal.D = "5-2 5-1 5-0 4-3 2-0 1-0 0-0"
yard = ""
play = """
A:6-6 D:pass C:6-5L B:6-2R A:5-4L D:5-2R C:5-5R B:6-4L A:6-3L
D:4-3L C:5-3R B:3-3R A:4-4L D:pass C:3-2R B:2-2R A:4-2L D:2-0L
C:6-0L B:2-1R A:4-1R D:pass C:4-0R B:6-1L A:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-3 5-2 4-2 3-2 2-2"
deal.B = "6-2 6-0 4-0 3-1 2-0 1-0 0-0"
deal.C = "6-5 5-4 5-1 5-0 4-4 2-1 1-1"
deal.D = "6-3 6-1 5-5 4-3 4-1 3-3 3-0"
yard = ""
play = """
A:6-6 D:6-3L C:6-5R B:3-1L A:5-3R D:3-3R C:5-1L B:pass A:5-2L
D:4-3R C:5-4R B:2-0L A:pass D:5-5R C:5-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 6-2 4-4 2-0 1-0"
deal.B = "5-4 5-3 5-0 4-3 3-3 3-1 0-0"
deal.C = "6-0 5-2 4-2 3-2 2-2 2-1 1-1"
deal.D = "6-4 6-1 5-5 5-1 4-1 4-0 3-0"
yard = ""
play = """
A:6-6 D:6-4L C:4-2L B:pass A:6-2L D:6-1L C:6-0R B:0-0R A:1-0L
D:4-0L C:pass B:4-3L A:6-3L D:3-0R C:3-2R B:pass A:6-5L D:5-5L
C:5-2L B:pass A:2-0L D:pass C:2-2R B:5-0L A:pass D:5-1L C:2-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 5-5 5-2 3-3 2-2"
deal.B = "6-0 5-1 4-4 4-2 3-2 3-0 2-1"
deal.C = "6-3 6-2 6-1 5-4 2-0 1-0 0-0"
deal.D = "5-3 5-0 4-3 4-1 4-0 3-1 1-1"
yard = ""
play = """
A:6-6 D:pass C:6-3L B:6-0R A:3-3L D:4-0R C:5-4R B:5-1R A:pass
D:3-1R C:pass B:3-2L A:5-2L D:5-3L C:pass B:3-0L A:pass D:5-0L
C:pass B:pass A:6-5L D:4-3R C:6-2L B:4-4R A:2-2L D:4-1R C:6-1R
B:2-1L A:6-4R D:1-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-0 5-5 5-4 4-3 3-2"
deal.B = "5-2 5-1 4-1 3-3 2-2 2-1 1-1"
deal.C = "6-4 6-3 6-1 5-0 4-4 4-2 3-0"
deal.D = "6-5 5-3 4-0 3-1 2-0 1-0 0-0"
yard = ""
play = """
A:6-6 D:6-5L C:6-4R B:5-1L A:5-4R D:1-0L C:5-0L B:5-2L A:6-2L
D:5-3R C:6-3L B:3-3L A:4-3L D:4-0L C:3-0L B:pass A:3-2L D:2-0L
C:pass B:pass A:6-0L D:3-1R C:6-1L B:4-1L A:pass D:pass C:4-4L
B:1-1R A:pass D:pass C:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-4 5-2 4-0 3-3 3-1 3-0"
deal.B = "6-5 6-1 5-3 4-2 2-2 2-0 1-0"
deal.C = "6-2 5-5 5-0 4-4 4-3 1-1 0-0"
deal.D = "6-6 6-3 6-0 5-1 4-1 3-2 2-1"
yard = ""
play = """
D:6-6 C:6-2L B:6-1R A:5-2L D:5-1L C:1-1L B:1-0L A:4-0L D:4-1L
C:pass B:pass A:3-1L D:6-3L C:pass B:6-5L A:5-4L D:2-1R C:4-4L
B:4-2L A:pass D:3-2L C:4-3L B:2-2R A:6-4L D:6-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-1"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 7, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-1"
commitment = "858afb5b9b9cffcf291a7c472d070baba228f2c7b18b93b1ebd53bcfad2123d0"
secret = "1c9469ab9d2ca00e410e7fdff28ffd60ba64c9d40159bb9bab162988d6dcd26d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-3 4-1 4-0 3-2 3-0"
deal.B = "6-3 5-4 5-2 4-4 4-2 1-1 0-0"
deal.C = "6-4 6-2 6-0 5-5 5-1 3-1 2-1"
deal.D = "6-5 5-0 4-3 3-3 2-2 2-0 1-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-5L B:5-4L A:6-1R D:4-3L C:3-1L B:1-1L A:4-1L
D:1-0R C:6-0R B:6-3R A:4-0L D:5-0L C:5-1L B:pass A:3-2R D:2-2R
C:6-2R B:pass A:pass D:pass C:6-4R B:4-4R A:pass D:pass C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-2 5-2 3-0 2-1 0-0"
deal.B = "6-6 6-1 6-0 3-3 2-2 2-0 1-1"
deal.C = "6-3 5-1 4-2 4-1 4-0 3-2 3-1"
deal.D = "5-5 5-4 5-3 5-0 4-4 4-3 1-0"
yard = ""
play = """
B:6-6 A:6-4L D:5-4L C:6-3R B:3-3R A:5-2L D:5-3R C:4-2L B:pass
A:6-5R D:4-4L C:4-1L B:6-1L A:6-2L D:pass C:3-2L B:6-0R A:3-0L
D:5-0L C:4-0R B:pass A:pass D:5-5L C:5-1L B:1-1L A:2-1L D:4-3R
C:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-5 5-3 5-0 4-2 0-0"
deal.B = "4-3 4-0 3-2 3-1 3-0 2-0 1-0"
deal.C = "6-5 6-0 5-1 4-4 4-1 3-3 1-1"
deal.D = "6-4 6-3 6-1 5-4 5-2 2-2 2-1"
yard = ""
play = """
A:6-6 D:6-4L C:4-4L B:4-3L A:5-3L D:5-4L C:6-5R B:4-0L A:5-0R
D:pass C:6-0L B:3-0R A:6-2L D:5-2L C:3-3R B:3-2R A:5-5L D:2-2R
C:5-1L B:3-1L A:4-2R D:6-3L C:4-1R B:1-0R A:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-0 4-3 3-3 2-1 2-0"
deal.B = "6-6 5-3 5-2 4-2 3-2 3-1 2-2"
deal.C = "6-4 6-2 6-1 5-5 5-4 4-1 1-1"
deal.D = "5-1 5-0 4-4 4-0 3-0 1-0 0-0"
yard = ""
play = """
B:6-6 A:6-3L D:3-0L C:6-4R B:4-2R A:2-0R D:5-0L C:5-5L B:5-3L
A:4-3L D:4-4L C:4-1L B:3-1L A:3-3L D:4-0R C:5-4R B:5-2R A:2-1R
D:5-1R C:pass B:3-2L A:6-5R D:pass C:6-2L B:pass A:6-0L
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-2"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 3, BD = 8 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-2"
commitment = "556d31a5dccffdd8b914149443008b6b859b2e666043b7fe1c34e700084b8703"
secret = "eb873cd7ee5cebf2805de28fbbb00c5ac1f4acdf98b02177e952e936bad027ef"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-0 5-4 5-0 3-1 2-2"
deal.B = "6-1 5-3 4-3 4-1 2-1 2-0 1-1"
deal.C = "6-4 5-5 5-1 4-4 3-3 3-2 1-0"
deal.D = "6-5 6-2 5-2 4-2 4-0 3-0 0-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-5L B:6-1R A:5-4L D:4-0L C:1-0L B:1-1L A:3-1L
D:3-0L C:5-1R B:5-3R A:6-3R D:6-2R C:3-2R B:2-0L A:2-2L D:4-2L
C:6-4L B:4-3R A:6-0L D:0-0L C:4-4R B:4-1R A:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-4 5-1 4-2 3-0 2-2 2-0"
deal.B = "6-2 5-3 4-3 4-0 3-1 1-0 0-0"
deal.C = "6-6 6-3 6-1 5-5 5-0 4-4 3-2"
deal.D = "6-5 6-0 5-2 4-1 3-3 2-1 1-1"
yard = ""
play = """
C:6-6 B:6-2L A:6-4R D:4-1R C:3-2L B:3-1R A:3-0L D:6-0L C:6-3L
B:4-3L A:5-4L D:5-2L C:pass B:5-3R A:4-2L D:6-5R C:4-4L B:4-0L
A:2-0L D:2-1L C:6-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 5-4 5-1 5-0 3-0 1-1"
deal.B = "6-6 6-2 4-3 3-3 3-2 2-1 2-0"
deal.C = "6-0 5-3 5-2 4-1 4-0 2-2 1-0"
deal.D = "6-5 6-4 6-3 4-4 4-2 3-1 0-0"
yard = ""
play = """
B:6-6 A:6-1L D:6-4R C:4-1L B:4-3L A:5-4R D:6-5R C:5-3L B:6-2R
A:5-5L D:4-2R C:5-2L B:3-2L A:3-0L D:4-4R C:6-0L B:pass A:pass
D:6-3L C:4-0R B:2-0R A:pass D:3-1L C:1-0L B:2-1R A:5-1R D:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 2 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 6-1 5-1 4-1 3-2 2-0"
deal.B = "6-3 5-5 5-4 5-3 4-4 1-0 0-0"
deal.C = "6-6 6-0 5-2 5-0 3-0 2-1 1-1"
deal.D = "6-5 4-3 4-2 4-0 3-3 3-1 2-2"
yard = ""
play = """
C:6-6 B:6-3L A:6-4R D:4-3R C:3-0L B:5-3R A:5-1R D:3-1R C:6-0L
B:pass A:6-2L D:2-2L C:5-2L B:5-5L A:3-2R D:4-2R C:5-0L B:4-4R
A:4-1R D:4-0L C:2-1R B:5-4L A:2-0R D:6-5L C:pass B:0-0R A:6-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 4-3 4-2 4-1 3-3 3-0"
deal.B = "6-6 6-5 5-3 4-4 2-1 1-0 0-0"
deal.C = "6-0 5-5 5-4 5-1 2-2 2-0 1-1"
deal.D = "6-3 6-2 5-2 5-0 4-0 3-2 3-1"
yard = ""
play = """
B:6-6 A:6-4L D:6-3R C:5-4L B:5-3R A:pass D:5-2L C:2-2L B:6-5R
A:6-1R D:3-2L C:5-1R B:pass A:4-3L D:5-0R C:6-0R B:4-4L A:4-2L
D:6-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-3 5-2 4-4 3-1 2-0"
deal.B = "5-5 5-4 4-3 4-2 4-1 1-1 1-0"
deal.C = "6-5 6-4 6-1 5-1 3-2 2-1 0-0"
deal.D = "6-3 6-0 5-0 4-0 3-3 3-0 2-2"
yard = ""
play = """
A:6-6 D:6-0L C:0-0L B:1-0L A:6-2R D:2-2R C:6-1L B:4-2R A:4-4R
D:6-3L C:3-2L B:4-1R A:5-2L D:5-0L C:5-1R B:5-5R A:5-3R D:3-3R
C:pass B:4-3R A:2-0L D:4-0R C:2-1L B:1-1L A:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-1 5-0 4-0 3-0 2-2"
deal.B = "6-6 6-2 5-4 4-3 3-2 3-1 1-0"
deal.C = "6-5 6-4 6-3 4-4 3-3 2-0 0-0"
deal.D = "5-5 5-3 5-2 4-2 4-1 2-1 1-1"
yard = ""
play = """
B:6-6 A:6-1L D:2-1L C:2-0L B:6-2R A:6-0L D:4-2R C:6-5L B:5-4L
A:4-0L D:4-1R C:0-0L B:1-0L A:5-1L D:5-2L C:pass B:3-2L A:3-0L
D:1-1R C:pass B:3-1R A:5-0L D:5-3R C:pass B:pass A:pass D:5-5L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 4 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-3"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 5, BD = 7 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-3"
commitment = "69bbeca665bc8175473abf7ec2d35810860852b4ab96f77a6ba7fa3c367129bd"
secret = "b4fc1d2e45a240847c8c57a50fcd15eb31f61286dd22640561dbf31b216dfa32"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 5-4 5-2 5-0 4-1 4-0 0-0"
deal.B = "6-6 6-3 3-3 3-2 3-1 3-0 2-2"
deal.C = "6-1 6-0 5-3 4-4 4-2 2-1 2-0"
deal.D = "6-5 6-2 5-5 5-1 4-3 1-1 1-0"
yard = ""
play = """
B:6-6 A:6-4L D:6-5R C:4-4L B:pass A:5-4R D:4-3L C:5-3L B:pass
A:5-0L D:1-0L C:2-1L B:3-2L A:4-0R D:pass C:6-0R B:6-3L A:pass
D:6-2L C:6-1R B:2-2L A:4-1R D:pass C:2-0L B:3-0L A:pass D:pass
C:4-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-0 4-2 3-2 2-2 2-0 0-0"
deal.B = "6-2 6-1 6-0 5-4 5-1 4-1 2-1"
deal.C = "6-6 6-5 5-3 4-4 3-1 1-1 1-0"
deal.D = "6-4 6-3 5-2 4-3 4-0 3-3 3-0"
yard = ""
play = """
C:6-6 B:6-2L A:2-2L D:6-4R C:4-4R B:2-1L A:4-2R D:5-2R C:1-1L
B:6-1L A:5-5R D:6-3L C:6-5R B:6-0R A:3-2L D:4-0R C:pass B:5-4R
A:5-0R D:3-0R C:3-1R B:5-1R A:2-0L D:pass C:1-0L B:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-3 4-4 4-3 3-3 3-1 2-2 2-0"
deal.B = "6-4 6-2 5-4 5-1 4-1 3-2 1-0"
deal.C = "6-5 6-3 6-0 5-5 5-2 4-0 3-0"
deal.D = "6-6 6-1 5-0 4-2 2-1 1-1 0-0"
yard = ""
play = """
D:6-6 C:6-3L B:3-2L A:2-2L D:6-1R C:5-2L B:5-4L A:3-1R D:4-2L
C:3-0R B:6-2L A:2-0R D:2-1R C:6-5L B:5-1L A:pass D:1-1L C:pass
B:4-1L A:4-4L D:pass C:4-0L B:1-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-3 4-4 4-1 2-0 1-0 0-0"
deal.B = "6-6 5-2 5-1 5-0 4-3 2-1 1-1"
deal.C = "6-5 6-3 6-0 5-4 4-0 3-0 2-2"
deal.D = "6-4 6-2 5-5 4-2 3-3 3-2 3-1"
yard = ""
play = """
B:6-6 A:6-1L D:6-4R C:4-0R B:5-1L A:5-3L D:3-3L C:6-3L B:5-0R
A:pass D:5-5R C:6-5L B:5-2L A:2-0L D:pass C:6-0L B:pass A:pass
D:6-2L C:5-4R B:2-1L A:4-4R D:4-2R C:2-2R B:1-1L A:1-0L D:3-2R
C:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-4 5-0 4-2 4-1 2-1"
deal.B = "6-6 6-3 6-0 4-3 3-0 2-0 1-0"
deal.C = "6-1 5-1 4-4 3-2 3-1 2-2 0-0"
deal.D = "6-2 5-5 5-3 5-2 4-0 3-3 1-1"
yard = ""
play = """
B:6-6 A:6-4L D:6-2R C:2-2R B:4-3L A:4-2R D:5-3L C:5-1L B:1-0L
A:5-0L D:5-5L C:4-4R B:pass A:5-4L D:4-0L C:0-0L B:6-0L A:6-5L
D:5-2L C:3-2L B:6-3L A:4-1R D:1-1R C:3-1R B:3-0R A:pass D:pass
C:6-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 5-5 5-3 4-4 1-0 0-0"
deal.B = "6-2 6-0 5-4 5-0 3-3 3-2 3-0"
deal.C = "5-2 5-1 4-2 4-1 3-1 2-1 1-1"
deal.D = "6-6 6-4 6-1 4-3 4-0 2-2 2-0"
yard = ""
play = """
D:6-6 C:pass B:6-2L A:6-5R D:2-2L C:5-2R B:3-2L A:5-3L D:2-0R
C:5-1L B:6-0R A:1-0L D:6-4R C:4-2R B:5-0L A:5-5L D:pass C:2-1R
B:5-4L A:4-4L D:4-3L C:3-1R B:3-3L A:6-3L D:6-1L C:4-1L B:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-2 4-0 3-3 2-2 2-1 1-1"
deal.B = "6-6 6-4 6-2 5-3 5-0 4-2 3-0"
deal.C = "6-5 5-5 5-1 4-3 4-1 3-2 3-1"
deal.D = "6-3 6-1 6-0 4-4 2-0 1-0 0-0"
yard = ""
play = """
B:6-6 A:pass D:6-3L C:3-2L B:6-2L A:pass D:6-1L C:6-5R B:5-3R
A:3-3R D:1-0L C:3-1R B:5-0L A:1-1R D:pass C:4-1R B:6-4R A:5-2L
D:6-0R C:pass B:4-2L A:4-0R D:4-4L C:4-3L B:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-5 4-1 4-0 3-0 0-0"
deal.B = "6-0 5-3 5-2 3-3 3-2 2-2 2-1"
deal.C = "6-6 5-4 5-1 4-4 4-3 3-1 1-0"
deal.D = "6-5 6-2 6-1 5-0 4-2 2-0 1-1"
yard = ""
play = """
C:6-6 B:6-0L A:6-4R D:4-2R C:1-0L B:2-1L A:pass D:6-2L C:pass
B:5-2R A:5-5R D:6-5L C:5-1L B:5-3R A:6-3R D:6-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-3 5-1 5-0 4-0 3-1"
deal.B = "6-0 5-5 4-1 3-0 2-1 1-1 1-0"
deal.C = "6-1 5-4 4-3 4-2 3-2 2-0 0-0"
deal.D = "6-6 6-5 6-4 5-2 4-4 3-3 2-2"
yard = ""
play = """
D:6-6 C:6-1L B:4-1L A:6-3R D:6-4L C:3-2R B:6-0L A:6-2R D:6-5R
C:5-4R B:3-0L A:5-3L D:4-4R C:4-2R B:5-5L A:5-1L D:5-2R C:pass
B:2-1L A:5-0R D:2-2L C:2-0L B:1-0L A:4-0R D:pass C:4-3R B:1-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 2 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-4"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 2 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-4"
commitment = "22e23b12cf737cd5cc742e83a2c2807f7863106a8619d3c29e69374f72bfa874"
secret = "156ad3b7e3c605e81e29e28088a038a08e287a753786fcb064fc919f42a14265"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-2 5-2 4-0 3-1 2-2"
deal.B = "6-5 5-0 4-3 3-2 3-0 2-1 0-0"
deal.C = "6-6 5-5 5-4 4-4 4-2 2-0 1-1"
deal.D = "6-1 6-0 5-3 5-1 4-1 3-3 1-0"
yard = ""
play = """
C:6-6 B:6-5L A:5-2L D:6-1R C:4-2L B:4-3L A:6-3L D:5-1R C:5-5R
B:5-0R A:6-4L D:6-0R C:5-4L B:pass A:6-2R D:5-3L C:2-0R B:3-0R
A:3-1L D:3-3R C:1-1L B:3-2R A:2-2R D:4-1L C:4-4L
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-0 4-4 4-3 4-0 2-2 1-0"
deal.B = "6-1 5-3 5-1 4-2 3-3 3-0 1-1"
deal.C = "6-5 6-2 5-4 4-1 3-2 2-0 0-0"
deal.D = "6-6 6-4 6-0 5-5 5-2 3-1 2-1"
yard = ""
play = """
D:6-6 C:6-5L B:5-3L A:6-3L D:6-4L C:5-4L B:5-1L A:1-0L D:6-0L
C:6-2L B:6-1R A:2-2L D:5-2L C:4-1R B:4-2R A:5-0L D:2-1R C:2-0L
B:1-1R A:pass D:3-1R C:3-2L B:3-0L A:4-0L D:pass C:pass B:3-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 3-2 2-2 2-1 1-0 0-0"
deal.B = "6-3 6-2 5-2 3-1 3-0 2-0 1-1"
deal.C = "6-1 6-0 5-5 5-3 5-1 4-3 4-2"
deal.D = "6-4 5-4 5-0 4-4 4-1 4-0 3-3"
yard = ""
play = """
A:6-6 D:6-4L C:4-3L B:3-1L A:2-1L D:pass C:6-1R B:1-1R A:3-2L
D:4-1R C:5-3L B:5-2L A:2-2L D:4-4R C:4-2L B:pass A:pass D:5-4L
C:5-5L B:pass A:6-5L D:4-0R C:6-0L B:3-0L A:1-0R D:3-3L C:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-4 4-3 4-2 3-3 3-2 1-1"
deal.B = "6-4 6-1 5-5 5-3 4-1 3-1 2-2"
deal.C = "6-6 6-2 5-2 5-0 3-0 2-1 2-0"
deal.D = "6-3 6-0 5-1 4-4 4-0 1-0 0-0"
yard = ""
play = """
C:6-6 B:6-4L A:5-4L D:6-0R C:5-2L B:2-2L A:4-2L D:4-4L C:5-0R
B:5-3R A:4-3L D:6-3L C:6-2L B:3-1R A:3-2L D:1-0R C:3-0L B:pass
A:pass D:4-0L C:2-0R B:4-1L A:1-1L D:5-1L C:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-3 4-3 3-3 3-2 3-1 2-2"
deal.B = "6-4 6-3 5-4 5-1 4-2 2-1 1-0"
deal.C = "6-6 6-5 6-1 4-0 3-0 2-0 0-0"
deal.D = "6-2 6-0 5-2 5-0 4-4 4-1 1-1"
yard = ""
play = """
C:6-6 B:6-3L A:5-3L D:5-2L C:6-5R B:5-1R A:3-2L D:1-1R C:6-1R
B:6-4R A:4-3L D:4-4L C:4-0L B:1-0L A:3-1L D:4-1R C:3-0L B:2-1R
A:2-2R D:6-2R C:2-0L B:4-2L A:pass D:6-0R C:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 0 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-5"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 8, BD = 2 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-5"
commitment = "2a1b371e54332ca8789add93cec28951d565ee6aeb8a6aacd13a17db1e863c5b"
secret = "85e2c4b020e3879cd48a332743ef4af4061bd267d4c2cc6ddac8e37a65777652"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-1 3-1 2-1 1-1 1-0"
deal.B = "6-6 5-3 5-0 3-2 2-2 2-0 0-0"
deal.C = "6-3 6-1 5-4 5-2 4-3 4-2 3-3"
deal.D = "6-5 6-0 5-5 4-4 4-1 4-0 3-0"
yard = ""
play = """
B:6-6 A:6-2L D:6-5R C:5-2L B:5-3L A:3-1L D:4-1L C:5-4R B:pass
A:6-4L D:6-0L C:4-3R B:5-0L A:5-1L D:3-0R C:6-1L B:2-0R A:2-1R
D:pass C:6-3L B:3-2L A:1-0R D:4-0R C:4-2L B:pass A:pass D:4-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 6-0 5-2 5-0 4-4 3-3"
deal.B = "6-6 6-2 5-3 5-1 4-2 4-1 3-0"
deal.C = "5-5 2-2 2-1 2-0 1-1 1-0 0-0"
deal.D = "6-4 6-3 5-4 4-3 4-0 3-2 3-1"
yard = ""
play = """
B:6-6 A:6-5L D:5-4L C:pass B:6-2R A:5-2R D:6-4L C:5-5R B:5-3R
A:6-0L D:4-0L C:pass B:4-2L A:3-3R D:3-2L C:pass B:3-0L A:5-0L
D:6-3R C:pass B:5-1L A:6-1R D:3-1L C:2-1R B:pass A:pass D:4-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 5-5 4-3 3-3 2-2 1-0"
deal.B = "5-3 5-2 5-0 4-2 3-2 3-0 2-0"
deal.C = "6-6 6-4 6-3 5-4 4-4 4-0 2-1"
deal.D = "6-5 6-1 5-1 4-1 3-1 1-1 0-0"
yard = ""
play = """
C:6-6 B:pass A:6-0L D:0-0L C:4-0L B:4-2L A:2-2L D:6-5R C:5-4R
B:5-2L A:5-5L D:5-1L C:4-4R B:pass A:1-0L D:4-1R C:2-1R B:5-0L
A:6-2R D:6-1R C:pass B:5-3L A:4-3L D:3-1R C:6-3R B:pass A:pass
D:pass C:6-4L
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 6-3 5-2 4-0 3-0"
deal.B = "5-5 5-4 5-0 4-2 3-1 2-0 1-1"
deal.C = "6-0 4-4 4-1 3-3 2-2 2-1 0-0"
deal.D = "6-2 6-1 5-3 5-1 4-3 3-2 1-0"
yard = ""
play = """
A:6-6 D:6-2L C:2-2L B:4-2L A:6-3R D:4-3L C:3-3L B:3-1L A:3-0R
D:6-1L C:6-0R B:pass A:6-5L D:5-3L C:pass B:pass A:6-4R D:3-2L
C:4-4R B:5-4R A:5-2R D:pass C:2-1L B:1-1L A:pass D:5-1L C:pass
B:5-5L A:pass D:pass C:pass B:5-0L A:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 4-4 4-3 4-2 4-0 3-0"
deal.B = "6-6 6-4 6-1 5-3 5-1 3-3 2-0"
deal.C = "6-0 5-5 5-0 4-1 3-1 2-2 2-1"
deal.D = "6-5 5-4 5-2 3-2 1-1 1-0 0-0"
yard = ""
play = """
B:6-6 A:6-3L D:3-2L C:2-2L B:6-4R A:4-2L D:5-4L C:5-5L B:5-3L
A:3-0L D:1-0L C:4-1R B:6-1L A:6-2L D:5-2L C:2-1R B:5-1L A:pass
D:1-1L C:3-1L B:3-3L A:4-3L D:pass C:pass B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-0 4-3 4-2 3-3 3-1 2-1 1-0"
deal.B = "6-5 6-2 5-4 4-4 4-0 2-2 2-0"
deal.C = "6-4 6-1 6-0 5-2 5-1 3-2 3-0"
deal.D = "6-6 6-3 5-5 5-3 4-1 1-1 0-0"
yard = ""
play = """
D:6-6 C:6-1L B:6-5R A:1-0L D:0-0L C:6-0L B:5-4R A:4-3R D:6-3L
C:3-0L B:4-0L A:4-2L D:5-3R C:5-2L B:pass A:5-0L D:5-5R C:5-1R
B:2-0L A:2-1L D:4-1L C:6-4L B:6-2L A:3-1R D:pass C:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-6"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 1, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-6"
commitment = "dfe3012c728030c756cb5a1a212007a15eadf8b53abe717940df49e2fa2fe23a"
secret = "4f9da665880c56cd9ba20e4e61b78cc248038ace804a47681b32829facda054c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 5-4 5-0 4-3 4-1 3-2 2-2"
deal.B = "6-2 5-5 5-1 4-4 4-2 3-0 0-0"
deal.C = "6-6 6-5 6-1 4-0 3-3 2-1 2-0"
deal.D = "6-3 6-0 5-3 5-2 3-1 1-1 1-0"
yard = ""
play = """
C:6-6 B:6-2L A:6-4R D:5-2L C:6-5L B:4-4R A:5-4R D:5-3R C:6-1L
B:5-1L A:4-3R D:pass C:4-0R B:5-5L A:5-0L D:6-0L C:2-0R B:4-2R
A:4-1R D:1-1R C:2-1R B:pass A:3-2R D:6-3R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 6-0 5-4 2-1 0-0"
deal.B = "6-4 6-1 5-5 5-3 5-1 4-2 3-2"
deal.C = "6-5 5-0 4-0 3-3 2-2 2-0 1-0"
deal.D = "5-2 4-4 4-3 4-1 3-1 3-0 1-1"
yard = ""
play = """
A:6-6 D:pass C:6-5L B:5-5L A:5-4L D:4-4L C:4-0L B:6-4R A:6-0L
D:4-3R C:3-3R B:5-3R A:6-3L D:3-1L C:1-0L B:5-1R A:2-1R D:5-2R
C:5-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-5 4-4 4-1 4-0 3-3 3-1"
deal.B = "6-4 6-3 6-1 5-3 4-3 4-2 3-2"
deal.C = "6-2 6-0 5-4 5-2 5-0 2-2 1-0"
deal.D = "6-6 5-1 3-0 2-1 2-0 1-1 0-0"
yard = ""
play = """
D:6-6 C:6-2L B:3-2L A:6-5R D:5-1R C:1-0R B:6-3L A:4-0R D:pass
C:6-0L B:6-4R A:pass D:2-0L C:5-2L B:5-3L A:3-3L D:3-0L C:5-0L
B:6-1R A:5-5L D:1-1R C:5-4L B:4-3L A:4-1R D:pass C:pass B:4-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-3 4-4 4-1 3-1 2-1 1-0"
deal.B = "6-4 5-2 4-2 4-0 3-3 3-2 1-1"
deal.C = "6-6 6-3 6-2 5-5 5-1 4-3 2-0"
deal.D = "6-5 6-1 6-0 5-0 3-0 2-2 0-0"
yard = ""
play = """
C:6-6 B:6-4L A:5-4L D:6-0R C:5-5L B:5-2L A:2-1L D:0-0R C:5-1L
B:4-0R A:4-4R D:6-5L C:6-3L B:3-3L A:5-3L D:5-0L C:2-0L B:4-2R
A:pass D:2-2L C:6-2L B:3-2R A:3-1R D:6-1L C:pass B:1-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 4 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-7"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 3 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-7"
commitment = "b256dbcb6bea9ae8e1fbd60a3c064f58fb56bfdbc48eb83d1e552fc53f17d909"
secret = "896b19ea01d2ed4932aeaac45d4cf8564ea3108e80e2e73bf6d717dd9cc01678"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-2 5-1 4-4 4-1 3-0 1-1 1-0"
deal.B = "6-3 6-0 5-5 5-4 5-3 5-0 4-3"
deal.C = "6-5 6-1 5-2 4-2 4-0 3-3 2-0"
deal.D = "6-6 6-4 3-2 3-1 2-2 2-1 0-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-5L A:5-1L D:6-4R C:4-0R B:6-0R A:1-1L D:3-1L
C:3-3L B:6-3L A:6-2L D:3-2L C:6-1R B:5-3L A:4-1R D:pass C:4-2R
B:5-4L A:4-4L D:2-2R C:5-2R B:4-3L A:3-0L D:0-0L C:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-3 5-0 3-3 2-1 1-1"
deal.B = "6-4 6-3 5-5 5-1 4-3 1-0 0-0"
deal.C = "6-0 4-1 4-0 3-2 3-0 2-2 2-0"
deal.D = "6-5 6-2 5-4 5-2 4-4 4-2 3-1"
yard = ""
play = """
A:6-6 D:6-5L C:6-0R B:5-5L A:5-0R D:5-4L C:4-0L B:1-0L A:1-1L
D:5-2R C:4-1L B:6-4L A:2-1R D:6-2L C:2-0L B:0-0L A:6-1R D:pass
C:3-0L B:6-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-0 4-4 4-1 2-1 2-0 1-0"
deal.B = "6-5 5-5 5-1 3-3 3-2 2-2 1-1"
deal.C = "6-1 5-4 5-3 5-0 4-2 4-0 3-1"
deal.D = "6-6 6-3 6-2 5-2 4-3 3-0 0-0"
yard = ""
play = """
D:6-6 C:6-1L B:5-1L A:6-4R D:5-2L C:4-2R B:3-2L A:2-1R D:6-3L
C:3-1R B:6-5L A:pass D:4-3R C:5-4L B:pass A:4-4L D:pass C:4-0L
B:pass A:6-0L D:6-2L C:pass B:2-2L A:4-1R D:pass C:pass B:1-1R
A:2-0L D:3-0L C:5-3L B:5-5L A:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-1 6-0 5-5 3-3 3-2"
deal.B = "5-4 4-4 4-3 4-0 2-1 2-0 1-0"
deal.C = "6-3 5-1 4-2 4-1 3-1 3-0 1-1"
deal.D = "6-6 6-2 5-3 5-2 5-0 2-2 0-0"
yard = ""
play = """
D:6-6 C:6-3L B:4-3L A:6-4L D:6-2L C:4-2L B:5-4L A:6-5L D:pass
C:pass B:pass A:6-1L D:pass C:3-1L B:pass A:3-3L D:5-3L C:5-1L
B:2-1L A:3-2L D:pass C:3-0L B:4-0L A:6-0R D:5-0R C:4-1L B:1-0L
A:5-5R
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-3 4-2 3-1 2-2 2-1"
deal.B = "6-4 6-2 5-2 5-1 4-4 3-2 3-0"
deal.C = "6-6 6-5 5-0 3-3 2-0 1-1 0-0"
deal.D = "6-0 5-5 5-4 4-3 4-1 4-0 1-0"
yard = ""
play = """
C:6-6 B:6-4L A:4-2L D:6-0R C:0-0R B:6-2L A:6-3L D:4-3L C:2-0R
B:4-4L A:2-2R D:5-4L C:5-0L B:3-0L A:5-3L D:5-5L C:6-5L B:5-2R
A:6-1L D:4-1L C:pass B:5-1R A:2-1R D:4-0L C:pass B:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-2 4-0 2-2 2-1 1-1"
deal.B = "6-3 6-2 6-1 5-0 4-3 3-2 3-0"
deal.C = "6-4 5-5 5-1 4-2 3-3 3-1 0-0"
deal.D = "6-5 5-4 5-3 4-4 4-1 2-0 1-0"
yard = ""
play = """
A:6-6 D:6-5L C:6-4R B:5-0L A:4-0R D:2-0L C:4-2L B:4-3L A:6-0R
D:5-3L C:5-5L B:6-3R A:5-2L D:pass C:3-3R B:6-2L A:pass D:pass
C:3-1R B:6-1L A:2-1L D:4-1R C:pass B:3-2L A:pass D:5-4R C:5-1R
B:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-5 4-0 3-1 3-0 2-1"
deal.B = "5-3 5-1 5-0 3-3 3-2 2-0 0-0"
deal.C = "6-1 4-4 4-3 4-2 4-1 2-2 1-1"
deal.D = "6-6 6-5 6-4 6-0 5-4 5-2 1-0"
yard = ""
play = """
D:6-6 C:6-1L B:5-1L A:5-5L D:6-5L C:pass B:pass A:6-3L D:6-4R
C:4-2R B:5-3L A:6-2R D:5-4L C:4-3L B:3-3L A:3-1L D:6-0R C:4-1L
B:5-0R A:4-0L D:5-2R C:2-2R B:2-0L A:2-1L D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-5 5-3 4-1 2-1 0-0"
deal.B = "6-6 6-4 5-4 4-4 4-3 4-0 3-1"
deal.C = "6-0 5-2 5-0 4-2 3-2 2-0 1-1"
deal.D = "6-5 6-2 5-1 3-3 3-0 2-2 1-0"
yard = ""
play = """
B:6-6 A:6-1L D:6-5R C:5-2R B:3-1L A:6-3L D:6-2L C:2-0L B:4-0L
A:4-1L D:5-1L C:3-2R B:5-4L A:5-3R D:pass C:5-0R B:6-4L A:0-0R
D:3-0R C:6-0L B:4-3R A:pass D:1-0L C:4-2R B:pass A:2-1L D:2-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-8"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 2, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-8"
commitment = "acc19490d798e578873a303de235665a1cc1542ea1cf92ac41682b3b60b75cbe"
secret = "014b734151319e9cbd971466e4ff252bb4d73660886c6e48a3f2ff65381644cf"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-5 3-3 3-1 2-2 1-1"
deal.B = "6-2 6-0 5-3 5-2 2-1 2-0 1-0"
deal.C = "6-5 5-4 5-1 5-0 4-2 3-0 0-0"
deal.D = "6-3 6-1 4-4 4-3 4-1 4-0 3-2"
yard = ""
play = """
A:6-6 D:6-3L C:6-5R B:5-3R A:3-3L D:4-3L C:5-4L B:5-2L A:2-2L
D:3-2L C:3-0L B:2-0L A:3-1R D:4-1R C:4-2L B:pass A:6-4L D:4-4R
C:pass B:6-2L A:pass D:4-0R C:5-0R B:2-1L A:1-1L D:6-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-2 4-3 4-1 2-1 1-1"
deal.B = "6-1 5-5 5-0 4-2 3-3 3-0 2-0"
deal.C = "6-4 6-3 6-2 4-4 4-0 3-2 0-0"
deal.D = "6-0 5-4 5-3 5-1 3-1 2-2 1-0"
yard = ""
play = """
A:6-6 D:6-0L C:6-4R B:4-2R A:5-2R D:1-0L C:pass B:6-1L A:6-5L
D:5-1L C:pass B:5-0R A:4-1L D:5-4L C:4-0R B:5-5L A:4-3R D:3-1R
C:pass B:pass A:2-1R D:2-2R C:6-2R B:pass A:pass D:5-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 4-3 4-1 4-0 3-1 3-0"
deal.B = "6-6 6-4 6-3 6-0 5-4 4-2 2-2"
deal.C = "6-5 5-1 5-0 3-3 2-1 2-0 1-0"
deal.D = "5-5 5-3 5-2 4-4 3-2 1-1 0-0"
yard = ""
play = """
B:6-6 A:6-2L D:5-2L C:6-5L B:6-3L A:4-3L D:4-4L C:pass B:6-0R
A:4-1L D:1-1L C:5-1L B:5-4L A:4-0L D:0-0L C:5-0L B:pass A:3-0R
D:5-3R C:pass B:pass A:pass D:5-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-1 4-2 4-1 3-3 2-1"
deal.B = "5-2 4-3 4-0 3-1 2-0 1-0 0-0"
deal.C = "6-4 6-3 6-2 5-5 5-4 4-4 3-0"
deal.D = "6-5 6-1 5-3 5-0 3-2 2-2 1-1"
yard = ""
play = """
A:6-6 D:6-5L C:5-5L B:5-2L A:4-2L D:6-1R C:6-4L B:1-0R A:6-0L
D:5-0L C:5-4L B:2-0R A:4-1L D:2-2R C:6-2R B:3-1L A:3-3L D:5-3L
C:6-3R B:4-3R A:5-1L D:1-1L C:4-4R B:4-0R A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 4-2 3-1 3-0 2-1 1-1"
deal.B = "6-3 6-0 5-4 5-3 5-0 4-3 2-2"
deal.C = "6-6 6-5 6-4 5-2 4-0 3-2 0-0"
deal.D = "5-5 5-1 4-4 4-1 3-3 2-0 1-0"
yard = ""
play = """
C:6-6 B:6-0L A:3-0L D:3-3L C:6-5R B:6-3L A:6-2L D:5-5R C:5-2L
B:5-3L A:3-1L D:5-1R C:pass B:pass A:6-1L D:4-1R C:6-4L B:4-3L
A:4-2R D:2-0R C:3-2L B:5-0R A:2-1L D:1-0L C:4-0L B:5-4R A:pass
D:4-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 4 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-9"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 3, BD = 7 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-9"
commitment = "49f67a8d6d958cfa09cf4b2f373fc7ad2717dd6e569ce218c0180fc333b6e0f3"
secret = "25c69f38e23d5d90475b3b541a4286368644aba2b980655e4b814fde7079490f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-0 5-0 4-4 3-3 3-2 3-0 1-1"
deal.B = "6-4 6-1 5-4 5-3 4-1 4-0 3-1"
deal.C = "6-6 6-5 6-3 5-5 4-2 2-0 1-0"
deal.D = "6-2 5-2 5-1 4-3 2-2 2-1 0-0"
yard = ""
play = """
C:6-6 B:6-4L A:6-0R D:4-3L C:6-3L B:6-1L A:5-0R D:5-1L C:5-5L
B:5-4L A:4-4L D:5-2R C:4-2R B:4-1L A:1-1L D:2-1L C:2-0L B:4-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-1 5-2 4-4 2-2 0-0"
deal.B = "6-0 4-3 4-2 4-1 3-3 2-0 1-1"
deal.C = "6-6 6-4 6-2 5-4 5-1 3-2 2-1"
deal.D = "5-5 5-3 5-0 4-0 3-1 3-0 1-0"
yard = ""
play = """
C:6-6 B:6-0L A:6-5R D:5-0L C:5-4L B:4-3L A:5-2R D:5-3L C:6-2R
B:pass A:6-1R D:5-5L C:5-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-5 4-3 4-2 4-0 3-3 3-1"
deal.B = "6-3 5-4 5-1 5-0 4-4 2-0 0-0"
deal.C = "6-5 6-2 3-2 3-0 2-1 1-1 1-0"
deal.D = "6-6 6-1 6-0 5-3 5-2 4-1 2-2"
yard = ""
play = """
D:6-6 C:6-2L B:6-3R A:3-3R D:5-2L C:6-5L B:pass A:6-4L D:4-1L
C:1-1L B:5-1L A:4-3R D:5-3L C:3-2L B:5-4R A:5-5R D:2-2L C:2-1L
B:5-0R A:3-1L D:6-0R C:3-0L B:2-0L A:4-2L D:6-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 5-5 4-4 4-3 3-3 2-2"
deal.B = "6-3 5-1 5-0 4-2 4-1 3-2 2-1"
deal.C = "6-6 6-5 6-1 6-0 5-2 4-0 1-0"
deal.D = "5-4 5-3 3-1 3-0 2-0 1-1 0-0"
yard = ""
play = """
C:6-6 B:6-3L A:6-4R D:5-3L C:6-5L B:4-2R A:2-2R D:2-0R C:6-0R
B:pass A:6-2L D:pass C:5-2L B:5-1L A:pass D:3-1L C:6-1R B:3-2L
A:pass D:1-1R C:1-0R B:5-0R A:5-5R D:5-4R C:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 5-5 4-4 4-2 3-3 1-0"
deal.B = "6-5 6-4 6-1 5-3 4-1 4-0 3-0"
deal.C = "6-6 5-4 5-1 2-1 2-0 1-1 0-0"
deal.D = "6-3 5-2 5-0 4-3 3-2 3-1 2-2"
yard = ""
play = """
C:6-6 B:6-5L A:5-5L D:5-2L C:2-1L B:6-4R A:4-2R D:3-1L C:2-0R
B:5-3L A:1-0R D:5-0L C:5-1R B:4-0L A:4-4L D:4-3L C:5-4R B:4-1R
A:3-3L D:6-3L C:1-1R B:6-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "5-2 5-0 4-0 3-2 3-1 2-0 1-0"
deal.B = "6-0 5-5 5-4 4-3 2-1 1-1 0-0"
deal.C = "6-6 6-4 5-3 5-1 4-2 4-1 2-2"
deal.D = "6-5 6-3 6-2 6-1 4-4 3-3 3-0"
yard = ""
play = """
C:6-6 B:6-0L A:1-0L D:6-1L C:6-4L B:5-4L A:5-0L D:3-0L C:5-3L
B:5-5L A:5-2L D:6-2L C:pass B:pass A:pass D:6-5L C:5-1L B:2-1L
A:3-2L D:6-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-2 5-1 4-4 3-1 3-0 2-2"
deal.B = "6-2 5-0 4-3 4-2 2-1 2-0 0-0"
deal.C = "6-6 5-5 5-4 4-1 4-0 3-3 1-1"
deal.D = "6-4 6-3 6-1 6-0 5-3 3-2 1-0"
yard = ""
play = """
C:6-6 B:6-2L A:6-5R D:3-2L C:5-5R B:4-3L A:5-1R D:6-4L C:4-1R
B:4-2R A:5-2R D:6-3L C:3-3L B:5-0R A:3-0L D:6-0L C:4-0R B:pass
A:4-4R D:6-1L C:5-4R B:2-1L A:2-2L D:5-3R C:pass B:2-0L A:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 4-3 4-0 3-0 2-2 2-1 1-0"
deal.B = "6-4 6-3 5-5 5-1 5-0 3-2 1-1"
deal.C = "6-1 6-0 5-3 4-2 3-3 2-0 0-0"
deal.D = "6-6 6-5 5-4 5-2 4-4 4-1 3-1"
yard = ""
play = """
D:6-6 C:6-0L B:6-4R A:1-0L D:4-1L C:4-2L B:3-2L A:4-0R D:3-1L
C:6-1L B:6-3L A:3-0R D:pass C:3-3L B:pass A:4-3L D:5-4L C:5-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-2 5-1 4-4 4-2 3-1 2-2"
deal.B = "6-2 6-0 5-0 4-3 4-1 4-0 3-2"
deal.C = "6-4 6-1 5-4 3-0 2-1 2-0 1-1"
deal.D = "6-6 6-3 5-5 5-3 3-3 1-0 0-0"
yard = ""
play = """
D:6-6 C:6-1L B:6-2R A:3-1L D:6-3L C:6-4L B:4-3L A:4-2R D:5-3L
C:5-4L B:4-1L A:4-4R D:1-0L C:2-0L B:3-2L A:pass D:3-3L C:3-0L
B:6-0L A:6-5L D:5-5L C:pass B:5-0L A:pass D:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 2 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-10"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 4, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-10"
commitment = "ebf44902e3caffc92f0768976716f5257223de403c7d08319a4979524b480b70"
secret = "6cc21a11d3d9cf02942bf75ea23da971916748eca010646f9f6c802110f5c230"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 5-3 5-2 5-0 4-2 1-0"
deal.B = "6-2 6-1 6-0 5-4 4-1 3-1 2-1"
deal.C = "6-5 4-4 4-0 3-2 3-0 2-2 1-1"
deal.D = "6-6 6-4 5-1 4-3 3-3 2-0 0-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-4L A:6-3R D:4-3L C:3-2L B:6-2L A:5-3R D:5-1R
C:1-1R B:6-1L A:1-0L D:0-0L C:4-0L B:4-1L A:pass D:pass C:pass
B:3-1L A:pass D:3-3L C:3-0L B:6-0L A:pass D:6-4L C:4-4L B:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-2 5-0 4-3 3-2 2-1 1-0"
deal.B = "6-4 6-3 6-1 5-5 5-3 4-4 2-2"
deal.C = "6-6 6-5 5-4 5-1 4-2 4-1 3-3"
deal.D = "6-0 4-0 3-1 3-0 2-0 1-1 0-0"
yard = ""
play = """
C:6-6 B:6-4L A:6-2R D:2-0R C:5-4L B:5-5L A:5-2L D:3-0R C:4-2L
B:4-4L A:4-3L D:3-1L C:5-1L B:5-3L A:3-2L D:pass C:3-3R B:2-2L
A:2-1L D:1-1L C:4-1L B:6-3R A:pass D:6-0R C:pass B:pass A:5-0R
D:4-0L C:6-5R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-1 4-2 4-0 3-2 1-1 1-0"
deal.B = "6-6 6-4 6-0 4-3 3-3 2-1 2-0"
deal.C = "6-3 6-1 5-3 5-0 3-0 2-2 0-0"
deal.D = "6-5 6-2 5-5 5-2 4-4 4-1 3-1"
yard = ""
play = """
B:6-6 A:pass D:6-5L C:5-3L B:3-3L A:3-2L D:6-2R C:2-2L B:2-0L
A:4-2R D:4-1R C:5-0L B:2-1R A:5-4L D:4-4L C:pass B:6-4L A:pass
D:5-2R C:6-3L B:4-3L A:5-1R D:3-1R C:3-0R B:6-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-1 4-2 4-1 4-0 3-3 2-0"
deal.B = "6-4 6-3 6-2 6-0 5-3 1-1 0-0"
deal.C = "6-6 6-5 3-1 3-0 2-2 2-1 1-0"
deal.D = "6-1 5-5 5-2 5-0 4-4 4-3 3-2"
yard = ""
play = """
C:6-6 B:6-3L A:3-3L D:4-3L C:6-5R B:6-4L A:5-4R D:6-1L C:3-1L
B:5-3L A:5-1L D:4-4R C:2-1L B:6-2L A:4-2R D:5-2R C:pass B:6-0L
A:4-0L D:5-5R C:pass B:pass A:4-1L D:5-0R C:1-0L B:0-0L A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 5-4 5-3 2-2 1-1 1-0"
deal.B = "6-2 5-2 5-1 4-4 4-3 4-0 3-2"
deal.C = "6-6 6-4 5-0 4-1 3-3 3-1 2-1"
deal.D = "6-1 6-0 5-5 4-2 3-0 2-0 0-0"
yard = ""
play = """
C:6-6 B:6-2L A:6-5R D:2-0L C:5-0L B:5-2L A:5-4R D:4-2L C:6-4L
B:4-4R A:6-3L D:3-0L C:4-1R B:4-0L A:1-1R D:6-1R C:pass B:4-3L
A:5-3L D:6-0R C:pass B:5-1L A:1-0L D:0-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-0 5-5 4-4 4-0 3-3"
deal.B = "6-1 5-4 4-3 3-2 3-1 3-0 1-0"
deal.C = "6-3 6-2 5-1 5-0 4-2 4-1 2-1"
deal.D = "6-6 5-3 5-2 2-2 2-0 1-1 0-0"
yard = ""
play = """
D:6-6 C:6-3L B:6-1R A:3-3L D:1-1R C:5-1R B:5-4R A:6-4R D:5-3L
C:5-0L B:3-0L A:6-5R D:5-2R C:6-2R B:3-1L A:6-0R D:0-0R C:4-1L
B:4-3L A:4-0R D:pass C:4-2R B:3-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 5-1 4-2 4-1 2-0 0-0"
deal.B = "6-6 6-5 6-2 5-3 5-2 4-3 3-3"
deal.C = "6-4 5-4 4-0 3-0 2-2 1-1 1-0"
deal.D = "6-3 6-0 5-0 4-4 3-2 3-1 2-1"
yard = ""
play = """
B:6-6 A:6-1L D:6-3R C:1-1L B:3-3R A:5-1L D:3-2R C:5-4L B:4-3L
A:4-2R D:3-1L C:1-0L B:pass A:4-1R D:2-1R C:4-0L B:6-2R A:pass
D:4-4L C:6-4L B:6-5L A:5-5L D:5-0L C:3-0L B:5-3L A:pass D:6-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-5 5-4 5-0 3-3 3-1 1-0"
deal.B = "6-5 5-1 3-2 2-1 2-0 1-1 0-0"
deal.C = "6-2 5-3 4-4 4-3 4-1 3-0 2-2"
deal.D = "6-6 6-4 6-3 6-0 5-2 4-2 4-0"
yard = ""
play = """
D:6-6 C:6-2L B:6-5R A:5-5R D:5-2L C:5-3L B:3-2L A:5-4R D:4-2R
C:2-2L B:2-1L A:6-1L D:6-3L C:4-3L B:2-0R A:5-0R D:6-4L C:pass
B:5-1R A:3-1R D:6-0L C:3-0L B:pass A:3-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-11"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 4 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-11"
commitment = "e261121d9f8416ad203d0ea8693f80fdc085d598c33d4674da70e47f65a1fae5"
secret = "50750c03c3f11e16e13002a1b018c4fbe4adb25e9038620779ff8da923f92021"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-5 5-4 5-2 4-3 3-0"
deal.B = "6-3 5-3 4-4 4-1 4-0 2-0 0-0"
deal.C = "6-4 6-0 5-0 4-2 3-3 3-2 3-1"
deal.D = "6-5 6-1 5-1 2-2 2-1 1-1 1-0"
yard = ""
play = """
A:6-6 D:6-5L C:6-0R B:5-3L A:3-0R D:pass C:3-2L B:2-0L A:4-3R
D:1-0L C:4-2R B:4-1L A:5-4L D:5-1L C:3-1L B:6-3L A:6-2L D:2-2L
C:pass B:pass A:5-2L D:2-1R C:5-0L B:4-0L A:pass D:6-1R C:6-4R
B:4-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-1 4-2 3-3 3-1 3-0 1-0 0-0"
deal.B = "6-4 6-1 4-1 4-0 3-2 2-1 1-1"
deal.C = "6-3 6-2 6-0 5-3 5-2 5-0 4-3"
deal.D = "6-6 6-5 5-5 5-4 4-4 2-2 2-0"
yard = ""
play = """
D:6-6 C:6-2L B:3-2L A:3-3L D:6-5R C:5-3L B:pass A:5-1L D:5-5R
C:5-2R B:6-1L A:4-2R D:5-4R C:6-3L B:pass A:3-0L D:2-0L C:5-0R
B:2-1L A:1-0L D:pass C:6-0L B:6-4L A:0-0R D:4-4L C:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 5-5 4-4 4-0 3-3 1-0"
deal.B = "6-4 6-1 5-4 5-3 4-1 2-0 0-0"
deal.C = "6-6 6-5 6-0 5-0 4-2 2-1 1-1"
deal.D = "5-2 5-1 4-3 3-2 3-1 3-0 2-2"
yard = ""
play = """
C:6-6 B:6-4L A:4-4L D:4-3L C:6-5R B:5-3L A:5-5L D:5-2L C:5-0R
B:2-0L A:4-0L D:3-0R C:4-2L B:pass A:3-3R D:3-2L C:pass B:pass
A:6-3L D:3-1R C:2-1R B:6-1L A:6-2R D:5-1L C:6-0R B:5-4L A:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-1 4-4 3-2 3-1 3-0"
deal.B = "6-3 5-4 4-3 4-2 4-1 2-2 2-1"
deal.C = "6-4 6-2 5-3 5-2 5-0 4-0 0-0"
deal.D = "6-5 6-0 5-5 3-3 2-0 1-1 1-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-0L B:6-3R A:3-0L D:3-3L C:5-3L B:5-4L A:4-4L
D:pass C:6-4L B:4-3R A:6-1L D:1-1L C:4-0R B:4-1L A:pass D:6-0R
C:6-2R B:4-2L A:3-2L D:2-0R C:0-0R B:pass A:3-1L D:1-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-0 4-3 3-2 3-1 2-1 0-0"
deal.B = "6-6 6-4 4-1 4-0 3-0 2-2 2-0"
deal.C = "6-3 6-0 5-5 4-4 4-2 3-3 1-1"
deal.D = "6-5 6-2 5-4 5-3 5-2 5-1 1-0"
yard = ""
play = """
B:6-6 A:6-1L D:6-5R C:1-1L B:4-1L A:4-3L D:5-4R C:3-3L B:3-0L
A:0-0L D:1-0L C:4-4R B:6-4R A:3-1L D:5-3L C:6-3R B:pass A:5-0L
D:pass C:6-0L B:pass A:3-2R D:6-2L C:4-2L B:4-0L A:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-0 4-4 4-0 3-2 1-1"
deal.B = "6-0 5-5 5-3 4-1 3-1 3-0 2-2"
deal.C = "6-6 6-2 5-4 5-2 5-1 4-2 1-0"
deal.D = "6-5 6-1 4-3 3-3 2-1 2-0 0-0"
yard = ""
play = """
C:6-6 B:6-0L A:6-4R D:4-3R C:1-0L B:4-1L A:4-4L D:3-3R C:4-2L
B:2-2L A:3-2L D:pass C:pass B:5-3L A:5-0L D:2-0L C:6-2L B:3-1R
A:6-3L D:6-1R C:pass B:3-0L A:4-0L D:6-5R C:5-2R B:pass A:pass
D:2-1R C:5-4L B:5-5L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 2 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-4 5-3 5-2 4-2 3-0 1-0"
deal.B = "6-5 6-3 6-1 4-1 3-3 3-2 2-0"
deal.C = "5-5 4-4 4-3 4-0 2-2 1-1 0-0"
deal.D = "6-6 6-4 6-0 5-1 5-0 3-1 2-1"
yard = ""
play = """
D:6-6 C:pass B:6-5L A:6-2R D:5-1L C:1-1L B:6-1L A:5-2R D:6-4L
C:4-3L B:6-3L A:5-4R D:6-0L C:4-0R B:2-0L A:4-2L D:5-0R C:4-4L
B:4-1L A:1-0L D:pass C:0-0L B:pass A:5-3R D:3-1R C:pass B:pass
A:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-1 5-3 5-2 4-2 2-1"
deal.B = "6-2 4-4 4-3 4-0 3-1 2-0 1-1"
deal.C = "6-0 5-5 5-0 3-3 3-0 2-2 0-0"
deal.D = "6-4 6-3 5-4 5-1 4-1 3-2 1-0"
yard = ""
play = """
A:6-6 D:6-4L C:6-0R B:4-4L A:4-2L D:3-2L C:3-3L B:4-3L A:pass
D:5-4L C:5-5L B:4-0R A:6-5L D:6-3L C:3-0L B:2-0L A:5-2L D:5-1L
C:pass B:3-1L A:5-3L D:4-1R C:5-0L B:1-1R A:6-1R D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-2 5-3 4-4 2-0 0-0"
deal.B = "6-6 5-4 5-0 4-3 3-3 3-1 3-0"
deal.C = "6-1 6-0 5-5 5-2 4-1 4-0 1-1"
deal.D = "6-4 5-1 4-2 3-2 2-2 2-1 1-0"
yard = ""
play = """
B:6-6 A:6-5L D:6-4R C:4-1R B:5-4L A:4-4L D:4-2L C:5-2L B:5-0L
A:2-0L D:5-1R C:5-5R B:pass A:6-2L D:pass C:6-0L B:3-0L A:6-3L
D:pass C:6-1L B:3-1L A:5-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-12"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 2, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-12"
commitment = "720feaf7c13d219d2a1d02adb310f7416f99a35b7294485ef56d8087cdccabe4"
secret = "7968638ab19b755d9e0f41331ae1d080f2e73a67f4a7934f1ce138393a3cc892"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-4 5-1 4-0 3-3 3-2 2-2 2-1"
deal.B = "6-0 5-3 5-2 4-4 2-0 1-0 0-0"
deal.C = "6-6 6-4 6-2 5-5 4-1 3-1 3-0"
deal.D = "6-5 6-3 6-1 5-0 4-3 4-2 1-1"
yard = ""
play = """
C:6-6 B:6-0L A:4-0L D:6-5R C:5-5R B:5-2R A:5-4L D:4-2R C:6-4R
B:5-3L A:3-3L D:6-3L C:6-2L B:2-0L A:pass D:5-0L C:pass B:pass
A:5-1L D:6-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 5-2 5-1 3-3 3-1 1-0"
deal.B = "6-2 4-4 4-3 3-2 2-2 2-1 1-1"
deal.C = "6-6 6-3 6-0 5-4 4-2 4-0 0-0"
deal.D = "6-4 6-1 5-3 5-0 4-1 3-0 2-0"
yard = ""
play = """
C:6-6 B:6-2L A:5-2L D:5-0L C:6-3R B:3-2R A:1-0L D:6-1L C:6-0L
B:2-1R A:5-1R D:5-3R C:4-0L B:4-4L A:3-3R D:6-4L C:pass B:4-3R
A:6-5L D:4-1R C:5-4L B:1-1R A:3-1R D:3-0R C:4-2L B:2-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-3 5-1 4-4 3-2 3-1 3-0"
deal.B = "6-6 6-5 6-2 5-4 4-0 3-3 1-0"
deal.C = "6-4 6-1 6-0 5-0 4-1 2-2 0-0"
deal.D = "5-5 5-2 4-3 4-2 2-1 2-0 1-1"
yard = ""
play = """
B:6-6 A:6-3L D:4-3L C:6-4L B:6-5L A:5-3L D:pass C:6-1R B:3-3L
A:3-2L D:2-1R C:2-2L B:6-2L A:pass D:5-2R C:6-0L B:4-0L A:4-4L
D:5-5R C:4-1L B:1-0L A:3-0L D:pass C:5-0R B:pass A:3-1L D:2-0R
C:pass B:pass A:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-2 5-1 4-4 3-0 2-1 0-0"
deal.B = "6-5 6-0 5-3 4-3 3-2 3-1 2-0"
deal.C = "6-2 5-0 4-2 4-1 3-3 2-2 1-0"
deal.D = "6-6 6-4 6-3 6-1 5-5 4-0 1-1"
yard = ""
play = """
D:6-6 C:6-2L B:3-2L A:3-0L D:4-0L C:4-2L B:6-5R A:5-2L D:5-5L
C:5-0L B:2-0L A:2-1L D:6-1L C:pass B:5-3R A:pass D:6-3R C:pass
B:6-0L A:0-0L D:6-4R C:4-1R B:3-1R A:pass D:pass C:3-3R B:4-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-5 5-2 2-2 2-1 1-0"
deal.B = "6-6 5-4 5-3 3-2 3-1 2-0 0-0"
deal.C = "6-4 6-2 6-1 4-3 4-2 3-3 3-0"
deal.D = "6-3 5-1 5-0 4-4 4-1 4-0 1-1"
yard = ""
play = """
B:6-6 A:6-5L D:5-1L C:6-4R B:5-4R A:2-1L D:5-0R C:6-2L B:0-0R
A:6-0L D:4-0L C:4-3L B:3-2L A:5-2L D:pass C:3-0R B:5-3L A:pass
D:6-3L C:6-1L B:3-1L A:pass D:pass C:3-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 5-4 4-2 4-0 3-1 0-0"
deal.B = "6-3 6-1 5-3 5-1 5-0 2-0 1-1"
deal.C = "6-6 6-0 5-2 4-3 4-1 3-3 2-1"
deal.D = "6-5 6-2 4-4 3-2 3-0 2-2 1-0"
yard = ""
play = """
C:6-6 B:6-1L A:3-1L D:6-2R C:4-3L B:2-0R A:6-4L D:3-0R C:3-3R
B:6-3R A:pass D:6-5L C:5-2L B:pass A:4-2L D:4-4L C:6-0R B:5-0R
A:5-4L D:pass C:pass B:5-3L A:5-5R D:3-2L C:2-1L B:5-1R A:pass
D:1-0L C:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 5-4 5-1 4-4 4-3 1-1"
deal.B = "6-6 6-5 5-0 3-3 2-1 2-0 1-0"
deal.C = "6-0 5-2 4-2 4-1 4-0 3-1 3-0"
deal.D = "6-4 6-2 6-1 5-3 3-2 2-2 0-0"
yard = ""
play = """
B:6-6 A:6-3L D:3-2L C:5-2L B:5-0L A:pass D:6-2R C:6-0L B:2-0R
A:pass D:0-0R C:4-0R B:6-5L A:5-5L D:6-4R C:pass B:pass A:5-4L
D:6-1R C:4-2L B:2-1R A:pass D:2-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-13"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 3 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-13"
commitment = "d148a690548b58c42763b6d71e6f1369eba8b5ec948ce239a813fd644fe44c78"
secret = "a747dd00914fd8dd6e544fec67d7fae10166c07609db8fb42dada40d477aa5e7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 4-1 3-2 3-0 2-2 2-1"
deal.B = "6-4 5-3 5-2 4-4 4-0 3-3 1-0"
deal.C = "6-2 6-1 5-5 5-4 4-3 3-1 0-0"
deal.D = "6-6 6-3 5-1 5-0 4-2 2-0 1-1"
yard = ""
play = """
D:6-6 C:6-1L B:6-4R A:4-1L D:4-2L C:6-2L B:4-4R A:6-0L D:5-0L
C:5-4L B:4-0L A:3-0L D:6-3L C:4-3R B:5-3R A:6-5L D:5-1L C:5-5R
B:5-2R A:2-1L D:2-0L C:0-0L B:1-0L A:2-2R D:1-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-4 5-2 5-0 3-2 1-1"
deal.B = "6-6 6-4 6-1 4-4 4-2 4-0 3-1"
deal.C = "6-2 4-1 3-3 3-0 2-0 1-0 0-0"
deal.D = "6-3 5-5 5-3 5-1 4-3 2-2 2-1"
yard = ""
play = """
B:6-6 A:6-5L D:5-5L C:6-2R B:4-2R A:5-0L D:4-3R C:3-0R B:4-0L
A:6-0R D:6-3R C:3-3R B:6-4L A:3-2R D:2-2R C:2-0R B:6-1L A:1-1L
D:5-1L C:0-0R B:pass A:5-2L D:2-1L C:1-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 4-0 3-2 3-1 3-0"
deal.B = "6-1 5-0 4-2 2-2 2-1 2-0 1-1"
deal.C = "6-4 5-5 5-4 5-2 4-3 4-1 1-0"
deal.D = "6-3 6-0 5-3 5-1 4-4 3-3 0-0"
yard = ""
play = """
A:6-6 D:6-3L C:6-4R B:4-2R A:3-0L D:6-0L C:5-2R B:6-1L A:3-1L
D:5-3L C:5-5L B:5-0L A:4-0L D:4-4L C:5-4R B:pass A:pass D:pass
C:4-3L B:pass A:3-2L D:pass C:4-1R B:2-2L A:6-2L D:5-1R C:pass
B:pass A:6-5R
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-2 4-2 2-2 2-1 2-0 1-0"
deal.B = "5-5 5-3 5-0 4-4 4-0 3-3 3-1"
deal.C = "6-5 6-4 6-3 6-2 6-1 5-4 1-1"
deal.D = "6-6 5-1 4-3 4-1 3-2 3-0 0-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-5L A:5-2L D:3-2L C:6-3L B:pass A:6-0L D:3-0L
C:6-4R B:4-4R A:4-2R D:4-3L C:6-2R B:4-0L A:1-0L D:5-1L C:5-4L
B:pass A:pass D:4-1L C:6-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 6-0 4-1 3-0 1-0 0-0"
deal.B = "5-3 5-1 4-4 4-2 3-3 2-1 1-1"
deal.C = "6-5 6-1 5-4 5-2 4-3 3-2 3-1"
deal.D = "6-6 6-2 5-5 5-0 4-0 2-2 2-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-3L A:6-0R D:5-0R C:3-1L B:5-1L A:pass D:5-5L
C:5-4L B:4-4L A:6-4L D:6-2L C:5-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-2 2-2 2-0 1-1 0-0"
deal.B = "6-0 5-1 4-1 3-3 3-2 2-1 1-0"
deal.C = "6-1 5-4 4-4 4-3 4-2 4-0 3-0"
deal.D = "6-5 6-4 6-2 5-5 5-3 5-0 3-1"
yard = ""
play = """
A:6-6 D:6-5L C:5-4L B:6-0R A:0-0R D:6-4L C:4-0R B:4-1R A:1-1R
D:6-2L C:4-2L B:5-1R A:5-2R D:pass C:4-4L B:3-2R A:6-3R D:pass
C:4-3L B:3-3L A:pass D:5-3L C:6-1R B:2-1R A:2-2R D:5-5L C:pass
B:pass A:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-14"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 3, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-14"
commitment = "c72263f2cdaa78b5807c901e0eb3d992c070e7a99f7bced883db472902117856"
secret = "bdbbe0d95f6dae576e0c7f6aad08308dd13cf9cbbcf93530d2c63f1fe52e8379"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-1 5-5 5-4 5-3 1-0"
deal.B = "6-6 3-1 3-0 2-1 2-0 1-1 0-0"
deal.C = "6-3 6-2 6-0 5-2 5-1 4-4 4-0"
deal.D = "5-0 4-3 4-2 4-1 3-3 3-2 2-2"
yard = ""
play = """
B:6-6 A:6-5L D:5-0L C:6-0L B:pass A:6-4L D:4-3L C:6-3L B:pass
A:6-1L D:4-1L C:4-4L B:pass A:5-4L D:pass C:5-2L B:2-0L A:1-0L
D:pass C:5-1L B:pass A:5-5L D:pass C:6-2R B:2-1R A:5-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-3 5-2 4-3 4-2 3-3 0-0"
deal.B = "6-4 6-3 5-5 5-0 3-2 3-0 2-2"
deal.C = "6-6 6-5 6-2 4-4 4-1 4-0 2-1"
deal.D = "6-1 6-0 5-1 3-1 2-0 1-1 1-0"
yard = ""
play = """
C:6-6 B:6-3L A:5-3L D:6-0R C:6-5L B:5-0R A:5-4R D:6-1L C:4-1L
B:6-4L A:4-3R D:3-1R C:6-2L B:3-2L A:3-3L D:1-1R C:2-1R B:2-2R
A:5-2R D:5-1R C:pass B:3-0L A:0-0L D:1-0R C:4-0L B:pass A:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-5 5-3 4-1 4-0 3-0"
deal.B = "6-6 6-4 6-1 6-0 5-2 5-1 3-2"
deal.C = "6-3 4-3 3-1 2-1 2-0 1-1 1-0"
deal.D = "5-4 5-0 4-4 4-2 3-3 2-2 0-0"
yard = ""
play = """
B:6-6 A:6-5L D:5-4L C:4-3L B:3-2L A:6-2L D:pass C:6-3L B:6-1R
A:5-3L D:5-0L C:2-0L B:5-1R A:5-5R D:4-2L C:pass B:6-4L A:pass
D:pass C:pass B:5-2R A:pass D:2-2R C:2-1R B:6-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-1 4-3 4-2 4-1 3-3 2-2 0-0"
deal.B = "6-4 6-3 6-2 5-3 4-4 2-0 1-0"
deal.C = "6-1 6-0 5-5 5-2 5-0 4-0 1-1"
deal.D = "6-6 6-5 5-4 3-2 3-1 3-0 2-1"
yard = ""
play = """
D:6-6 C:6-1L B:1-0L A:0-0L D:3-0L C:6-0R B:6-3L A:pass D:6-5L
C:5-5L B:5-3L A:4-3L D:5-4L C:5-2L B:6-2L A:pass D:pass C:5-0R
B:6-4L A:4-2L D:2-1L C:1-1L B:pass A:5-1L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 4-4 4-3 3-0 2-2 1-0"
deal.B = "6-6 6-1 5-1 5-0 4-0 3-3 2-1"
deal.C = "6-2 5-4 5-2 4-1 3-2 3-1 0-0"
deal.D = "6-3 6-0 5-5 5-3 4-2 2-0 1-1"
yard = ""
play = """
B:6-6 A:6-5L D:6-0R C:5-4L B:4-0L A:3-0L D:2-0R C:3-2L B:2-1L
A:2-2R D:1-1L C:4-1L B:pass A:6-4L D:4-2R C:6-2L B:pass A:4-4R
D:pass C:5-2L B:5-1L A:4-3R D:6-3R C:3-1L B:3-3L A:pass D:5-3L
C:pass B:6-1R A:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 5-3 4-3 4-2 4-0 3-3"
deal.B = "6-6 6-5 6-2 5-5 3-1 1-1 1-0"
deal.C = "6-3 6-0 4-1 3-0 2-2 2-0 0-0"
deal.D = "6-4 5-2 5-1 5-0 4-4 3-2 2-1"
yard = ""
play = """
B:6-6 A:6-1L D:2-1L C:2-2L B:6-2L A:pass D:6-4L C:4-1L B:1-1L
A:pass D:5-1L C:6-3R B:5-5L A:5-4L D:3-2R C:2-0R B:1-0R A:4-3L
D:pass C:3-0L B:3-1R A:5-3R D:5-0L C:pass B:6-5L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 3 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-1 5-2 4-2 3-0 1-1"
deal.B = "5-5 5-3 5-0 4-4 4-0 2-0 1-0"
deal.C = "6-4 6-2 5-4 4-3 3-3 3-2 2-1"
deal.D = "6-6 6-0 5-1 4-1 3-1 2-2 0-0"
yard = ""
play = """
D:6-6 C:6-4L B:4-4L A:6-5R D:5-1R C:5-4L B:5-5L A:5-2L D:2-2L
C:6-2L B:1-0R A:6-3L D:0-0R C:4-3L B:5-0R A:4-2L D:pass C:3-2L
B:5-3L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 4-0 3-0 1-1 1-0 0-0"
deal.B = "6-3 6-0 5-4 4-3 4-2 3-3 2-1"
deal.C = "6-5 6-2 6-1 5-5 5-0 2-2 2-0"
deal.D = "6-4 5-2 5-1 4-4 4-1 3-2 3-1"
yard = ""
play = """
A:6-6 D:6-4L C:6-5R B:5-4R A:4-0L D:4-1R C:5-0L B:2-1R A:5-3L
D:3-2L C:6-2L B:4-2R A:pass D:4-4R C:6-1L B:4-3R A:3-0R D:3-1L
C:2-0R B:3-3L A:pass D:5-2R C:5-5R B:6-3L A:pass D:5-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 5-2 4-4 4-1 4-0 3-1"
deal.B = "6-3 4-3 4-2 3-2 3-0 2-1 1-1"
deal.C = "6-6 6-5 6-2 5-4 5-1 3-3 0-0"
deal.D = "6-0 5-5 5-3 5-0 2-2 2-0 1-0"
yard = ""
play = """
C:6-6 B:6-3L A:6-4R D:5-3L C:6-5L B:4-3R A:6-1L D:1-0L C:0-0L
B:3-0L A:3-1L D:pass C:5-1L B:3-2R A:5-2L D:2-2L C:6-2L B:2-1R
A:4-1R D:6-0L C:5-4R B:pass A:4-0L D:5-0R C:pass B:4-2L A:pass
D:2-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-15"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 8, BD = 5 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-15"
commitment = "5ac1450826c5715b03fa52cec97494a0f7b42eed06168958a9bf941a45f13e92"
secret = "a5787ef25f02f0c590115885cedd4472ec5c8c2e4b606195050ee557cf66f4e7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-4 4-3 4-0 2-2 1-1"
deal.B = "6-6 6-4 6-0 5-0 3-0 2-1 1-0"
deal.C = "6-3 6-2 5-3 5-1 4-4 3-3 2-0"
deal.D = "5-5 5-2 4-2 4-1 3-2 3-1 0-0"
yard = ""
play = """
B:6-6 A:6-5L D:5-5L C:6-2R B:5-0L A:4-0L D:5-2R C:5-3R B:6-4L
A:4-3R D:4-2R C:2-0R B:6-0L A:pass D:0-0L C:pass B:3-0L A:pass
D:3-2L C:pass B:2-1L A:6-1L D:pass C:6-3L B:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-3 4-4 4-2 4-0 2-2 2-1"
deal.B = "6-6 5-5 5-4 5-2 5-0 3-3 3-0"
deal.C = "6-5 6-4 5-1 3-2 2-0 1-1 0-0"
deal.D = "6-3 6-2 6-0 4-3 4-1 3-1 1-0"
yard = ""
play = """
B:6-6 A:6-1L D:6-3R C:1-1L B:3-3R A:2-1L D:6-2L C:6-4L B:5-4L
A:5-3L D:4-3L C:3-2R B:5-2R A:4-4L D:4-1L C:6-5R B:pass A:pass
D:6-0R C:5-1L B:5-5L A:4-0R D:pass C:pass B:5-0L A:4-2R D:1-0L
C:2-0R B:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-3 5-2 5-1 4-0 0-0"
deal.B = "6-5 6-1 5-0 4-1 3-1 3-0 2-2"
deal.C = "6-4 6-0 4-3 4-2 3-3 2-0 1-0"
deal.D = "6-2 5-5 5-4 4-4 3-2 2-1 1-1"
yard = ""
play = """
A:6-6 D:6-2L C:4-2L B:4-1L A:5-1L D:5-5L C:6-0R B:6-5L A:6-3L
D:3-2L C:2-0R B:2-2L A:5-2L D:5-4L C:6-4L B:6-1L A:pass D:2-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-2 4-3 3-0 1-1 1-0"
deal.B = "6-6 5-3 5-1 4-1 2-2 2-1 2-0"
deal.C = "6-0 5-5 5-0 4-2 3-3 3-2 0-0"
deal.D = "6-4 6-1 5-4 5-2 4-4 4-0 3-1"
yard = ""
play = """
B:6-6 A:6-3L D:6-4R C:3-2L B:2-2L A:6-2L D:5-4R C:6-0L B:2-0L
A:6-5R D:5-2L C:5-0L B:pass A:3-0L D:6-1R C:3-3L B:5-3L A:1-1R
D:3-1R C:5-5L B:5-1L A:1-0L D:4-0L C:4-2L B:2-1L A:4-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-3 5-1 4-2 2-2 0-0"
deal.B = "6-1 5-4 5-2 3-2 3-1 2-1 1-1"
deal.C = "6-0 5-5 5-0 4-0 3-3 2-0 1-0"
deal.D = "6-4 6-3 6-2 4-4 4-3 4-1 3-0"
yard = ""
play = """
A:6-6 D:6-4L C:4-0L B:6-1R A:5-1R D:3-0L C:5-5R B:3-2L A:2-2L
D:6-2L C:5-0R B:pass A:6-5L D:pass C:2-0R B:5-4L A:4-2L D:pass
C:pass B:5-2L A:5-3L D:6-3L C:6-0L B:2-1R A:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-3 5-1 5-0 4-1 2-1 2-0"
deal.B = "5-4 5-2 4-4 4-0 3-0 1-0 0-0"
deal.C = "6-6 6-3 6-2 6-1 4-3 3-2 2-2"
deal.D = "6-5 6-0 5-5 4-2 3-3 3-1 1-1"
yard = ""
play = """
C:6-6 B:pass A:6-4L D:6-5R C:4-3L B:3-0L A:5-0L D:5-5L C:pass
B:5-4L A:4-1L D:3-1L C:3-2L B:5-2L A:5-3L D:3-3L C:6-3L B:pass
A:5-1R D:6-0L C:6-1R B:4-0L A:pass D:4-2L C:6-2R B:pass A:2-1L
D:1-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 2 }

[[match.hand]]
opener = "B"
deal.A = "5-0 4-4 4-3 4-2 4-0 3-3 3-2"
deal.B = "6-6 6-2 5-4 5-3 4-1 3-1 2-0"
deal.C = "6-5 6-4 6-3 6-1 1-1 1-0 0-0"
deal.D = "6-0 5-5 5-2 5-1 3-0 2-2 2-1"
yard = ""
play = """
B:6-6 A:pass D:6-0L C:0-0L B:2-0L A:4-2L D:pass C:6-3R B:5-4L
A:3-3R D:5-5L C:6-5L B:6-2L A:4-3R D:5-2L C:6-4R B:5-3L A:3-2L
D:2-2L C:6-1R B:4-1R A:4-4R D:2-1L C:1-0L B:pass A:4-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-1 4-3 4-2 4-0 3-0"
deal.B = "6-6 5-4 5-2 4-1 3-3 3-2 0-0"
deal.C = "6-3 6-0 5-3 4-4 2-2 2-0 1-1"
deal.D = "6-5 6-4 6-1 5-0 3-1 2-1 1-0"
yard = ""
play = """
B:6-6 A:6-2L D:6-5R C:5-3R B:5-2L A:5-5L D:5-0L C:6-3R B:0-0L
A:4-0L D:6-4L C:6-0L B:pass A:3-0L D:6-1R C:1-1R B:3-3L A:5-1R
D:3-1L C:pass B:4-1L A:4-3L D:pass C:pass B:3-2L A:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 5-4 5-1 5-0 4-3 2-0"
deal.B = "6-4 6-3 5-5 5-2 4-4 3-0 1-1"
deal.C = "6-6 6-2 4-2 4-0 3-3 2-2 2-1"
deal.D = "6-0 5-3 4-1 3-2 3-1 1-0 0-0"
yard = ""
play = """
C:6-6 B:6-4L A:5-4L D:5-3L C:3-3L B:6-3L A:6-5L D:6-0R C:4-0R
B:5-5L A:4-3R D:3-2R C:6-2R B:5-2L A:2-0L D:1-0L C:2-1L B:pass
A:6-1R D:4-1R C:2-2L B:4-4R A:pass D:pass C:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-16"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 5, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-16"
commitment = "03adc03b32edd7b5de932912b00bc639aa69267bc6bc98441248f8f8fac42e87"
secret = "c326afe892db4b61a852543b86403a4b6f0c26e34d388046e776333b91b828bc"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-5 5-1 5-0 4-2 3-3 3-2 2-1"
deal.B = "6-6 6-1 6-0 5-2 4-1 1-1 1-0"
deal.C = "6-4 5-4 4-4 3-1 3-0 2-2 0-0"
deal.D = "6-5 6-3 6-2 5-3 4-3 4-0 2-0"
yard = ""
play = """
B:6-6 A:pass D:6-3L C:6-4R B:4-1R A:3-3L D:4-3L C:5-4L B:1-1R
A:5-5L D:6-5L C:3-1R B:6-0L A:5-0L D:5-3L C:3-0L B:1-0L A:5-1L
D:pass C:pass B:5-2L A:4-2L D:4-0L C:0-0L B:pass A:3-2R D:2-0R
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-2 3-3 3-2 2-2 1-1"
deal.B = "6-6 6-5 6-0 4-4 4-3 3-1 0-0"
deal.C = "6-4 6-3 5-1 5-0 4-2 4-1 2-0"
deal.D = "6-1 5-4 5-3 4-0 3-0 2-1 1-0"
yard = ""
play = """
B:6-6 A:6-2L D:6-1R C:4-2L B:3-1R A:3-3R D:5-4L C:6-3R B:6-0R
A:5-5L D:5-3L C:5-0R B:4-3L A:5-2R D:4-0L C:2-0L B:pass A:3-2L
D:3-0L C:pass B:0-0L A:2-2R D:2-1R C:5-1R B:6-5R A:pass D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 5-0 4-2 3-3 3-0"
deal.B = "6-5 6-1 6-0 4-4 4-0 2-2 1-0"
deal.C = "5-4 5-2 5-1 4-3 3-2 3-1 2-0"
deal.D = "6-2 5-5 5-3 4-1 2-1 1-1 0-0"
yard = ""
play = """
A:6-6 D:6-2L C:5-2L B:6-1R A:5-0L D:1-1R C:5-1R B:4-0L A:6-4L
D:5-5R C:5-4R B:6-0L A:3-0L D:5-3L C:4-3R B:6-5L A:6-3L D:pass
C:3-2L B:2-2L A:4-2L D:4-1L C:3-1L B:pass A:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 4, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-3 5-1 4-3 4-1 3-1 2-0"
deal.B = "6-4 3-3 3-2 2-2 2-1 1-1 1-0"
deal.C = "6-6 6-5 6-3 5-5 5-2 4-2 0-0"
deal.D = "6-1 6-0 5-4 5-0 4-4 4-0 3-0"
yard = ""
play = """
C:6-6 B:6-4L A:4-3L D:3-0L C:6-5R B:1-0L A:5-1L D:5-4L C:5-5R
B:pass A:4-1L D:6-1L C:6-3L B:3-3L A:5-3L D:5-0L C:5-2R B:3-2R
A:2-0L D:pass C:4-2L B:pass A:3-1R D:4-4L C:pass B:2-1R A:6-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-2 5-5 5-0 2-1 2-0"
deal.B = "6-6 6-1 5-3 5-1 4-0 3-3 3-1"
deal.C = "6-0 5-2 4-4 4-2 4-1 2-2 0-0"
deal.D = "6-3 5-4 4-3 3-2 3-0 1-1 1-0"
yard = ""
play = """
B:6-6 A:6-5L D:6-3R C:5-2L B:3-1R A:6-2L D:1-1R C:6-0L B:5-1R
A:5-0L D:5-4L C:4-4L B:5-3R A:6-4L D:3-0R C:0-0R B:6-1L A:2-1L
D:3-2L C:pass B:4-0R A:pass D:4-3R C:pass B:3-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-1 4-4 4-2 3-3 2-1 2-0"
deal.B = "6-6 6-5 6-4 5-2 4-3 3-1 2-2"
deal.C = "6-2 6-1 6-0 5-5 5-3 3-0 1-0"
deal.D = "5-4 5-0 4-1 4-0 3-2 1-1 0-0"
yard = ""
play = """
B:6-6 A:6-3L D:3-2L C:6-2L B:6-4L A:4-4L D:4-0L C:6-1R B:3-1R
A:2-0L D:pass C:5-3R B:5-2L A:5-1L D:5-4R C:1-0L B:4-3R A:3-3R
D:0-0L C:6-0L B:6-5L A:pass D:5-0L C:3-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-17"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 5 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-17"
commitment = "c89447bb734e3ec894972f89ae38b1eb5fc2ed1b01dc517d11c0b056d0ee8cee"
secret = "630dd73e8ec93949ded06ee0fa8a680b5735259d4873c5fe6347ac5811d9142d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 5-1 5-0 4-2 3-3 3-2 1-1"
deal.B = "6-6 6-5 6-3 5-5 5-2 4-3 0-0"
deal.C = "6-1 4-4 4-1 4-0 2-2 2-1 1-0"
deal.D = "6-2 6-0 5-4 5-3 3-1 3-0 2-0"
yard = ""
play = """
B:6-6 A:6-4L D:5-4L C:6-1R B:6-5L A:1-1R D:6-2L C:2-1L B:pass
A:5-1L D:5-3L C:4-1R B:6-3L A:4-2R D:6-0L C:2-2R B:5-2R A:5-0L
D:pass C:pass B:5-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-4 3-1 3-0 2-2 0-0"
deal.B = "6-4 5-2 5-0 4-4 4-2 4-0 2-0"
deal.C = "6-2 5-3 5-1 4-3 4-1 3-3 1-1"
deal.D = "6-5 6-1 6-0 5-5 3-2 2-1 1-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-3L B:6-4R A:3-0L D:6-0L C:4-3R B:pass A:6-3L
D:3-2L C:6-2L B:pass A:3-1R D:6-1L C:1-1L B:pass A:pass D:2-1L
C:5-1R B:5-2L A:5-4L D:5-5R C:4-1L B:5-0R A:0-0R D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 3 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-0 4-4 4-3 3-0 0-0"
deal.B = "6-2 5-5 5-4 5-2 4-0 3-2 2-1"
deal.C = "6-3 6-1 5-3 5-1 4-2 3-3 2-2"
deal.D = "6-6 5-0 4-1 3-1 2-0 1-1 1-0"
yard = ""
play = """
D:6-6 C:6-3L B:6-2R A:3-0L D:5-0L C:5-3L B:5-2R A:6-5R D:3-1L
C:6-1L B:pass A:6-0L D:2-0L C:2-2L B:3-2L A:6-4R D:4-1R C:3-3L
B:2-1R A:4-3L D:pass C:4-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-2 5-1 4-4 3-0 2-2"
deal.B = "6-3 4-0 3-2 3-1 2-0 1-0 0-0"
deal.C = "5-5 5-4 5-3 5-0 4-3 4-1 3-3"
deal.D = "6-4 6-2 6-1 6-0 4-2 2-1 1-1"
yard = ""
play = """
A:6-6 D:6-4L C:5-4L B:6-3R A:5-2L D:6-2L C:5-3R B:pass A:6-5L
D:pass C:5-5L B:pass A:5-1L D:6-1L C:5-0R B:4-0R A:4-4R D:6-0L
C:4-3R B:3-2R A:3-0L D:4-2R C:3-3L B:3-1L A:pass D:2-1L C:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-5 5-4 3-3 3-2 1-1 1-0"
deal.B = "6-5 5-3 5-2 4-4 4-3 4-2 3-1"
deal.C = "6-1 5-0 4-1 4-0 2-2 2-1 0-0"
deal.D = "6-6 6-3 6-2 6-0 5-1 3-0 2-0"
yard = ""
play = """
D:6-6 C:6-1L B:6-5R A:5-5R D:5-1L C:5-0L B:5-3R A:1-0L D:6-3R
C:4-1L B:4-4L A:6-4R D:pass C:4-0L B:4-3R A:3-2R D:6-0L C:2-2R
B:5-2R A:5-4R D:6-2L C:2-1L B:4-2R A:1-1L D:2-0R C:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 6-0 4-3 3-0 2-2"
deal.B = "6-2 5-2 5-1 5-0 4-0 3-1 2-1"
deal.C = "5-4 4-2 4-1 3-2 2-0 1-1 0-0"
deal.D = "6-4 6-1 5-5 5-3 4-4 3-3 1-0"
yard = ""
play = """
A:6-6 D:6-4L C:4-2L B:6-2L A:6-3L D:5-3L C:5-4L B:4-0L A:3-0L
D:3-3L C:3-2L B:5-2L A:6-5L D:6-1L C:1-1L B:5-1L A:6-0R D:5-5L
C:0-0R B:5-0L A:pass D:1-0L C:4-1L B:pass A:4-3L D:pass C:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 5-2 4-0 3-1 3-0 2-0"
deal.B = "6-4 6-3 6-1 5-0 4-3 4-2 4-1"
deal.C = "6-6 6-5 6-0 5-3 3-2 1-1 1-0"
deal.D = "6-2 5-1 4-4 3-3 2-2 2-1 0-0"
yard = ""
play = """
C:6-6 B:6-4L A:4-0L D:0-0L C:6-0L B:6-3L A:3-1L D:5-1L C:6-5L
B:6-1L A:pass D:2-1L C:3-2L B:4-3L A:5-4L D:6-2R C:5-3L B:4-2R
A:3-0L D:4-4R C:1-0L B:4-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-5 4-3 4-2 4-0 1-0"
deal.B = "6-6 6-1 5-3 5-1 4-4 3-2 2-2"
deal.C = "6-5 6-2 5-0 4-1 3-1 2-1 0-0"
deal.D = "6-4 5-4 5-2 3-3 3-0 2-0 1-1"
yard = ""
play = """
B:6-6 A:6-0L D:3-0L C:3-1L B:6-1L A:6-3L D:3-3L C:6-5R B:5-3L
A:5-5L D:5-4L C:4-1L B:5-1L A:pass D:5-2L C:6-2L B:pass A:pass
D:6-4L C:5-0R B:4-4L A:4-0R D:pass C:pass B:pass A:4-2L D:2-0L
C:0-0L B:pass A:4-3R D:pass C:pass B:3-2R A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-18"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 7, BD = 1 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-18"
commitment = "88c48703e845bbf974f0ca561eed100af5b0c622ae52c42607be75d7d9eb77aa"
secret = "3a34c14206daf8f13e93373540abfd3721fa2f702a2e1a536bdff42082241a48"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-2 5-1 5-0 4-2 3-0"
deal.B = "6-6 6-4 6-1 6-0 5-4 2-2 0-0"
deal.C = "6-3 5-5 5-3 4-4 4-1 4-0 3-3"
deal.D = "4-3 3-2 3-1 2-1 2-0 1-1 1-0"
yard = ""
play = """
B:6-6 A:6-5L D:pass C:5-5L B:5-4L A:6-2R D:2-1R C:4-4L B:6-1R
A:4-2L D:3-2L C:6-3L B:6-4L A:pass D:4-3L C:5-3L B:6-0R A:5-2L
D:1-0R C:4-1R B:2-2L A:pass D:2-0L C:4-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-4 5-3 2-1 1-1 0-0"
deal.B = "6-6 6-1 5-0 4-2 3-3 3-0 1-0"
deal.C = "6-5 5-1 4-4 4-1 3-1 2-2 2-0"
deal.D = "6-3 6-2 6-0 5-2 4-3 4-0 3-2"
yard = ""
play = """
B:6-6 A:6-4L D:6-2R C:4-4L B:4-2R A:5-4L D:5-2L C:2-2L B:pass
A:2-1L D:4-3R C:5-1L B:3-3R A:5-5L D:6-3R C:6-5L B:6-1L A:1-1L
D:6-0R C:4-1L B:5-0R A:5-3R D:4-0L C:2-0L B:3-0R A:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 6-0 4-4 3-3 2-1 1-1"
deal.B = "6-6 5-5 5-2 4-3 3-0 2-0 0-0"
deal.C = "6-4 6-2 5-4 4-1 4-0 3-1 1-0"
deal.D = "6-5 5-3 5-1 5-0 4-2 3-2 2-2"
yard = ""
play = """
B:6-6 A:6-3L D:3-2L C:6-2L B:pass A:6-1L D:5-1L C:5-4L B:4-3L
A:3-3L D:6-5R C:3-1L B:5-5R A:2-1L D:5-0R C:4-0R B:2-0L A:4-4R
D:4-2R C:1-0L B:5-2R A:1-1L D:5-3R C:4-1L B:3-0R A:6-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-3 3-3 3-2 3-1 2-2"
deal.B = "6-4 6-0 5-2 5-1 4-3 4-2 3-0"
deal.C = "6-6 6-3 5-5 5-4 5-0 4-0 2-0"
deal.D = "6-1 4-4 4-1 2-1 1-1 1-0 0-0"
yard = ""
play = """
C:6-6 B:6-4L A:6-5R D:4-4L C:5-4L B:5-2L A:6-2L D:6-1L C:5-5R
B:5-1L A:5-3L D:pass C:6-3L B:6-0L A:pass D:0-0L C:5-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 5-2 4-2 4-0 3-1 0-0"
deal.B = "6-4 6-0 5-3 3-3 3-0 2-2 2-0"
deal.C = "6-6 6-1 5-0 4-4 4-3 2-1 1-0"
deal.D = "6-5 6-3 6-2 5-1 4-1 3-2 1-1"
yard = ""
play = """
C:6-6 B:6-0L A:4-0L D:6-2R C:4-4L B:6-4L A:5-2R D:6-5R C:6-1L
B:pass A:3-1L D:3-2L C:2-1L B:pass A:pass D:6-3R C:1-0L B:3-3R
A:0-0L D:pass C:5-0L B:3-0R A:5-5L D:5-1L C:pass B:2-0R A:4-2R
D:4-1L C:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-19"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 1 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-19"
commitment = "7f0c73db59f5b63171e762d81a14b4b8b47807a9c1fe0bf543e1c169f09211a4"
secret = "0a8525de4d7477c81dc000c7f76465923967077e0e7ce0e4e2fc50f6306e8ae5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-3 5-1 4-4 4-3 1-0"
deal.B = "6-6 6-0 5-5 5-4 3-3 1-1 0-0"
deal.C = "6-5 5-2 4-2 3-1 3-0 2-2 2-0"
deal.D = "6-4 6-2 5-0 4-1 4-0 3-2 2-1"
yard = ""
play = """
B:6-6 A:6-3L D:6-4R C:4-2R B:3-3L A:4-3L D:6-2R C:6-5R B:5-4L
A:5-1L D:4-1L C:5-2R B:pass A:4-4L D:3-2R C:3-1R B:1-1R A:6-1R
D:4-0L C:3-0L B:6-0R A:1-0R D:2-1R C:2-2R B:pass A:5-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 4-3 4-0 3-3 2-2 2-1 2-0"
deal.B = "6-5 6-3 6-1 5-4 3-2 1-1 0-0"
deal.C = "6-0 5-3 5-2 5-0 4-2 4-1 3-1"
deal.D = "6-6 6-4 5-5 5-1 4-4 3-0 1-0"
yard = ""
play = """
D:6-6 C:6-0L B:0-0L A:6-2R D:3-0L C:5-2R B:6-3L A:pass D:5-5R
C:5-0R B:6-5L A:2-0R D:5-1L C:4-1L B:5-4L A:2-2R D:pass C:4-2R
B:pass A:4-3R D:pass C:3-1R B:6-1R A:pass D:6-4R C:5-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-0 5-5 5-1 4-4 2-0 0-0"
deal.B = "6-3 5-4 5-3 4-3 3-2 2-1 1-0"
deal.C = "6-5 6-4 5-0 4-2 3-3 2-2 1-1"
deal.D = "6-6 6-1 5-2 4-1 4-0 3-1 3-0"
yard = ""
play = """
D:6-6 C:6-4L B:5-4L A:5-5L D:5-2L C:6-5R B:3-2L A:5-1R D:6-1R
C:3-3L B:6-3L A:6-2L D:pass C:2-2L B:2-1L A:6-0R D:4-1L C:4-2L
B:1-0R A:2-0L D:4-0L C:1-1R B:4-3L A:pass D:3-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-3 5-0 3-0 2-0 1-0"
deal.B = "6-6 6-4 5-1 3-1 2-2 2-1 1-1"
deal.C = "6-1 5-5 5-2 4-3 4-2 4-0 3-2"
deal.D = "6-5 6-0 5-4 4-4 4-1 3-3 0-0"
yard = ""
play = """
B:6-6 A:6-3L D:6-5R C:4-3L B:6-4L A:5-0R D:6-0L C:4-0L B:pass
A:3-0R D:5-4L C:3-2R B:5-1L A:6-2R D:4-1L C:4-2L B:2-2L A:2-0L
D:0-0L C:6-1R B:3-1R A:5-3R D:pass C:5-5R B:pass A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-1 4-4 4-3 4-0 1-0"
deal.B = "6-4 5-5 5-3 5-2 3-3 3-0 1-1"
deal.C = "6-5 6-1 5-4 5-0 4-2 3-1 0-0"
deal.D = "6-6 6-0 4-1 3-2 2-2 2-1 2-0"
yard = ""
play = """
D:6-6 C:6-1L B:1-1L A:6-3R D:4-1L C:4-2L B:5-2L A:4-3R D:pass
C:6-5L B:6-4L A:4-4L D:pass C:5-4L B:5-5L A:5-1L D:2-1L C:pass
B:pass A:6-2L D:6-0L C:5-0L B:5-3L A:4-0R D:3-2L C:0-0R B:3-0R
A:pass D:2-2L C:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 4-4 4-0 3-3 3-2 2-1"
deal.B = "6-6 6-0 5-0 4-3 4-1 2-2 2-0"
deal.C = "6-5 6-2 5-4 5-3 3-1 3-0 1-0"
deal.D = "6-4 5-5 5-2 5-1 4-2 1-1 0-0"
yard = ""
play = """
B:6-6 A:6-3L D:6-4R C:5-4R B:4-3L A:4-4L D:5-5R C:6-5R B:4-1L
A:6-1L D:pass C:6-2L B:2-2L A:3-2L D:pass C:3-1L B:6-0R A:4-0R
D:5-1L C:5-3L B:pass A:3-3L D:4-2R C:3-0L B:5-0L A:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 5-4 5-2 5-1 3-2 3-0"
deal.B = "6-6 5-3 4-4 4-3 3-3 3-1 0-0"
deal.C = "6-5 6-0 4-1 4-0 2-2 2-1 2-0"
deal.D = "6-4 6-3 6-2 5-0 4-2 1-1 1-0"
yard = ""
play = """
B:6-6 A:6-1L D:6-4R C:2-1L B:4-4R A:5-4R D:6-2L C:6-0L B:0-0L
A:5-5R D:5-0L C:6-5L B:5-3R A:3-2R D:6-3L C:2-2R B:4-3L A:5-2R
D:4-2L C:2-0L B:pass A:3-0L D:pass C:pass B:3-3L A:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-20"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 5, BD = 8 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-20"
commitment = "2ce6af48e0b050aab2a70e4555dc3ed35c08ae11bbd620f32e9b3adc10826a7c"
secret = "66a9dd07c60aa96893dbc2cd5c3b13cdf926022520b4ad8cdd308c6484d18b79"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-3 5-1 4-2 3-2 3-0"
deal.B = "6-4 5-5 5-4 5-2 5-0 4-3 4-1"
deal.C = "6-5 4-4 4-0 3-3 2-2 2-0 1-0"
deal.D = "6-3 6-1 6-0 3-1 2-1 1-1 0-0"
yard = ""
play = """
A:6-6 D:6-1L C:6-5R B:5-0R A:5-1L D:6-0R C:pass B:5-2L A:6-2L
D:6-3L C:3-3L B:4-3L A:4-2L D:2-1L C:1-0L B:6-4R A:3-0L D:3-1L
C:4-4R B:4-1R A:pass D:1-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-4 4-2 3-1 3-0 1-1 1-0"
deal.B = "6-4 6-3 6-2 6-1 5-5 4-4 2-0"
deal.C = "6-6 6-5 5-3 3-3 3-2 2-2 2-1"
deal.D = "5-2 5-1 5-0 4-3 4-1 4-0 0-0"
yard = ""
play = """
C:6-6 B:6-1L A:3-1L D:4-3L C:6-5R B:5-5R A:5-4L D:5-1L C:5-3R
B:6-3R A:1-1L D:4-1L C:pass B:6-4L A:6-0L D:5-0L C:pass B:6-2R
A:4-2R D:4-0R C:pass B:2-0R A:pass D:5-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-0 4-0 3-3 3-2 2-2 1-1"
deal.B = "6-6 6-3 6-1 6-0 4-4 4-3 0-0"
deal.C = "6-4 5-3 5-2 5-1 4-1 2-1 1-0"
deal.D = "6-5 5-5 5-4 4-2 3-1 3-0 2-0"
yard = ""
play = """
B:6-6 A:6-2L D:6-5R C:5-3R B:4-3R A:3-2L D:5-4R C:5-2R B:6-3L
A:2-2R D:2-0R C:6-4L B:6-0R A:4-0L D:3-0L C:pass B:6-1R A:3-3L
D:3-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 4-1 2-2 2-0 1-0 0-0"
deal.B = "6-4 5-3 5-2 5-1 4-4 4-0 3-1"
deal.C = "6-6 6-0 5-5 5-4 4-3 4-2 3-3"
deal.D = "6-3 6-2 5-0 3-2 3-0 2-1 1-1"
yard = ""
play = """
C:6-6 B:6-4L A:4-1L D:6-3R C:4-3R B:4-4R A:6-1L D:6-2L C:5-4R
B:5-3R A:2-2L D:3-2L C:3-3L B:3-1L A:1-0L D:3-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-1 4-3 3-3 3-2 2-1 1-0"
deal.B = "6-5 6-3 5-5 5-3 4-4 4-0 0-0"
deal.C = "6-6 6-4 5-4 5-2 5-0 3-1 3-0"
deal.D = "6-2 6-0 4-2 4-1 2-2 2-0 1-1"
yard = ""
play = """
C:6-6 B:6-5L A:5-1L D:6-2R C:5-2R B:5-3R A:6-1L D:6-0L C:5-0L
B:6-3R A:pass D:pass C:6-4R B:4-4R A:4-3R D:pass C:5-4L B:4-0L
A:1-0L D:4-1L C:3-1R B:pass A:2-1R D:2-2R C:pass B:pass A:3-2R
D:4-2L C:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-3 4-4 4-0 3-1 1-1 1-0 0-0"
deal.B = "6-6 6-1 5-5 5-0 4-3 4-1 2-1"
deal.C = "6-5 6-3 5-1 3-3 3-2 2-2 2-0"
deal.D = "6-4 6-2 6-0 5-4 5-2 4-2 3-0"
yard = ""
play = """
B:6-6 A:pass D:6-4L C:6-5R B:4-3L A:5-3L D:5-4L C:5-1R B:4-1R
A:4-4L D:4-2L C:3-2L B:pass A:3-1L D:pass C:pass B:6-1L A:4-0R
D:6-0R C:6-3L B:pass A:pass D:6-2R C:3-3L B:2-1R A:1-1R D:3-0L
C:2-0L B:pass A:1-0R D:5-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-4 4-4 4-2 3-2 2-2 1-1"
deal.B = "6-2 5-5 5-0 4-1 3-0 2-1 2-0"
deal.C = "6-6 6-5 6-3 6-0 5-2 4-3 1-0"
deal.D = "6-1 5-3 5-1 4-0 3-3 3-1 0-0"
yard = ""
play = """
C:6-6 B:6-2L A:4-2L D:6-1R C:4-3L B:2-1R A:3-2L D:pass C:5-2L
B:5-0L A:2-2R D:0-0L C:6-0L B:2-0R A:6-4L D:4-0L C:1-0L B:3-0R
A:1-1L D:3-3R C:6-3R B:4-1L A:5-4L D:5-3L C:6-5R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-2 4-1 4-0 3-3 1-1"
deal.B = "6-6 6-5 6-0 5-5 5-3 5-0 4-2"
deal.C = "6-1 5-4 4-3 2-1 2-0 1-0 0-0"
deal.D = "6-3 5-1 4-4 3-2 3-1 3-0 2-2"
yard = ""
play = """
B:6-6 A:6-4L D:6-3R C:5-4L B:5-0L A:4-0L D:4-4L C:4-3L B:5-3L
A:5-2L D:3-2L C:pass B:pass A:3-3L D:3-1L C:6-1L B:6-0L A:pass
D:3-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-1 5-0 4-3 4-2 4-0 1-1 0-0"
deal.B = "6-6 6-2 6-1 5-4 5-2 3-0 2-1"
deal.C = "6-5 6-3 5-5 4-1 3-3 3-2 1-0"
deal.D = "6-4 6-0 5-3 4-4 3-1 2-2 2-0"
yard = ""
play = """
B:6-6 A:pass D:6-4L C:6-5R B:5-4L A:5-1L D:3-1L C:5-5R B:5-2R
A:4-3L D:4-4L C:4-1L B:6-1L A:4-2R D:6-0L C:1-0L B:2-1L A:4-0R
D:2-0R C:3-2L B:6-2R A:pass D:5-3L C:6-3R B:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-1 4-0 3-3 3-1 3-0 2-2"
deal.B = "5-5 5-3 5-2 5-0 4-3 4-1 1-1"
deal.C = "6-6 6-5 6-2 5-4 4-4 2-1 1-0"
deal.D = "6-3 6-1 6-0 4-2 3-2 2-0 0-0"
yard = ""
play = """
C:6-6 B:pass A:6-4L D:4-2L C:6-5R B:5-2R A:2-2L D:2-0L C:6-2R
B:5-0L A:5-1L D:6-1L C:pass B:pass A:pass D:6-0L C:1-0L B:4-1L
A:4-0L D:0-0L C:pass B:pass A:3-0L D:6-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-1 4-3 3-0 2-0 0-0"
deal.B = "6-6 6-5 6-0 5-3 4-4 2-1 1-1"
deal.C = "6-4 6-1 5-4 5-2 3-1 2-2 1-0"
deal.D = "6-3 5-0 4-2 4-1 4-0 3-3 3-2"
yard = ""
play = """
B:6-6 A:6-2L D:6-3R C:5-2L B:5-3L A:4-3L D:3-3R C:6-4L B:6-5L
A:5-5L D:3-2R C:5-4L B:4-4L A:2-0R D:4-0R C:pass B:pass A:pass
D:4-2L C:2-2L B:2-1L A:5-1L D:5-0L C:1-0L B:1-1L A:pass D:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 3 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-21"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 1 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-21"
commitment = "91425d2097fd1277bdb475f4e2cc501beeb0e33cf30f24809cef36e35669153c"
secret = "988fa5bd22b6a38e67cd3c12c317d7888464ebffbfc5300b70d1a040f95633ab"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-0 5-2 4-1 3-2 0-0"
deal.B = "6-6 5-3 4-2 4-0 3-3 2-1 2-0"
deal.C = "6-4 6-2 5-4 4-3 2-2 1-1 1-0"
deal.D = "6-1 5-5 5-1 5-0 4-4 3-1 3-0"
yard = ""
play = """
B:6-6 A:6-5L D:5-5L C:5-4L B:4-2L A:6-3R D:3-1R C:6-2L B:2-1R
A:6-0L D:5-0L C:2-2R B:5-3L A:3-2R D:3-0L C:4-3R B:4-0L A:4-1L
D:6-1L C:6-4R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-0 5-0 4-2 4-0 0-0"
deal.B = "6-5 5-4 5-2 4-4 3-2 3-0 1-1"
deal.C = "5-1 4-1 3-1 2-2 2-1 2-0 1-0"
deal.D = "6-4 6-2 6-1 5-5 5-3 4-3 3-3"
yard = ""
play = """
A:6-6 D:6-4L C:4-1L B:6-5R A:5-0R D:6-1L C:1-0R B:1-1R A:6-0L
D:pass C:2-0L B:5-2L A:pass D:5-5L C:5-1L B:pass A:pass D:pass
C:2-1L B:3-2L A:6-3L D:6-2L C:2-2L B:pass A:4-2L D:4-3L C:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-5 5-4 5-2 3-3 3-2 3-1"
deal.B = "6-5 4-3 4-2 4-0 2-2 2-0 1-0"
deal.C = "6-4 5-3 5-1 5-0 4-4 2-1 0-0"
deal.D = "6-6 6-3 6-1 6-0 4-1 3-0 1-1"
yard = ""
play = """
D:6-6 C:6-4L B:6-5R A:5-4L D:pass C:5-1L B:1-0L A:5-5R D:6-0L
C:5-0R B:4-0R A:6-2L D:4-1R C:2-1L B:pass A:3-1L D:6-3L C:pass
B:pass A:pass D:6-1L C:pass B:pass A:pass D:1-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-2 5-1 5-0 2-1 0-0"
deal.B = "6-4 6-0 4-4 4-1 3-2 2-2 1-1"
deal.C = "6-6 6-1 5-5 5-3 5-2 4-0 3-0"
deal.D = "5-4 4-3 4-2 3-3 3-1 2-0 1-0"
yard = ""
play = """
C:6-6 B:6-4L A:6-5R D:5-4L C:5-5L B:pass A:5-0L D:2-0L C:5-2L
B:pass A:5-1L D:3-1L C:5-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 4-2 3-3 3-0 2-1 1-1"
deal.B = "6-5 5-4 5-3 5-2 5-0 2-2 1-0"
deal.C = "6-1 6-0 4-4 4-3 4-0 3-1 0-0"
deal.D = "6-4 6-3 5-5 5-1 4-1 3-2 2-0"
yard = ""
play = """
A:6-6 D:6-4L C:4-4L B:6-5R A:4-2L D:3-2L C:4-3L B:5-4L A:pass
D:5-5L C:pass B:5-3L A:3-3L D:6-3L C:6-0L B:5-2R A:2-1R D:2-0L
C:6-1R B:2-2L A:6-2R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-22"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 1 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-22"
commitment = "ded2e6d7e68bc0b2af5a7baeec0169c86d8a16040857fa5320f98751cbca00b8"
secret = "c35f8a139d818658376a3c833600a8554730f6f4cfe7af90393258eb8e287a55"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 6-1 5-5 4-4 3-3 3-1"
deal.B = "6-5 5-0 4-1 3-2 3-0 2-2 2-0"
deal.C = "6-6 5-4 5-3 4-3 4-0 2-1 1-1"
deal.D = "6-3 6-0 5-2 5-1 4-2 1-0 0-0"
yard = ""
play = """
C:6-6 B:6-5L A:5-5L D:6-3R C:5-4L B:3-2R A:6-4L D:5-2R C:5-3R
B:3-0R A:6-2L D:4-2L C:4-3L B:2-0R A:3-3L D:pass C:2-1R B:4-1R
A:4-4R D:pass C:4-0R B:5-0R A:3-1L D:5-1R C:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 4, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-0 5-5 5-4 4-4 3-1"
deal.B = "5-0 4-2 4-1 3-2 2-2 1-1 0-0"
deal.C = "6-5 6-2 5-2 5-1 4-0 3-3 3-0"
deal.D = "6-3 6-1 5-3 4-3 2-1 2-0 1-0"
yard = ""
play = """
A:6-6 D:6-3L C:3-3L B:3-2L A:6-4R D:2-1L C:5-1L B:4-2R A:5-5L
D:5-3L C:3-0L B:2-2R A:6-0L D:2-0R C:6-5L B:5-0L A:pass D:1-0L
C:4-0R B:4-1R A:3-1L D:4-3L C:pass B:1-1R A:5-4L D:6-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-2 4-4 4-3 4-1 0-0"
deal.B = "6-6 6-2 5-3 5-0 4-2 2-0 1-1"
deal.C = "6-1 5-5 5-4 5-1 3-1 3-0 2-2"
deal.D = "6-3 6-0 4-0 3-3 3-2 2-1 1-0"
yard = ""
play = """
B:6-6 A:6-5L D:6-3R C:5-5L B:5-3R A:5-2L D:3-2L C:3-1L B:1-1L
A:4-1L D:4-0L C:3-0L B:5-0R A:4-3L D:6-0R C:5-4L B:6-2R A:pass
D:2-1R C:5-1L B:pass A:pass D:1-0L C:6-1R B:2-0L A:6-4R D:pass
C:2-2L
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 0 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-23"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 4, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-23"
commitment = "9d39c5961c4cd2c0bf74ae7fdaf38c36bebe68980e629058cea8418bd6554510"
secret = "e42235bdd1df848330b0edb9543f7c6c8fd6f3be4f24a5cab3d19e0065e4f8fe"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 5-3 4-1 3-1 2-0 1-1"
deal.B = "6-6 6-2 6-1 5-1 5-0 4-2 3-0"
deal.C = "6-3 6-0 4-0 3-3 2-1 1-0 0-0"
deal.D = "6-4 5-4 5-2 4-4 4-3 3-2 2-2"
yard = ""
play = """
B:6-6 A:6-5L D:6-4R C:4-0R B:5-1L A:1-1L D:pass C:2-1L B:6-2L
A:2-0R D:5-2R C:6-0L B:5-0L A:5-5L D:5-4L C:pass B:4-2L A:5-3R
D:4-3R C:pass B:pass A:4-1R D:3-2L C:1-0R B:3-0L A:pass D:pass
C:0-0L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 6-1 5-4 5-0 4-3 4-1"
deal.B = "5-3 5-2 4-4 4-2 2-2 2-0 1-1"
deal.C = "6-3 6-0 5-5 5-1 3-3 3-2 3-0"
deal.D = "6-6 6-5 4-0 3-1 2-1 1-0 0-0"
yard = ""
play = """
D:6-6 C:6-0L B:2-0L A:6-2L D:6-5L C:5-1L B:1-1L A:6-1L D:pass
C:6-3L B:5-3L A:5-4L D:4-0L C:3-0L B:pass A:4-3L D:pass C:pass
B:4-4L A:6-4R D:pass C:pass B:4-2L A:4-1R D:3-1R C:3-2L B:pass
A:pass D:pass C:3-3L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-0 4-1 3-2 3-1 2-2"
deal.B = "6-6 5-5 5-2 5-0 4-0 3-3 0-0"
deal.C = "5-4 5-3 5-1 4-4 4-3 2-1 1-0"
deal.D = "6-5 6-2 6-1 4-2 3-0 2-0 1-1"
yard = ""
play = """
B:6-6 A:6-3L D:6-5R C:5-4R B:3-3L A:6-4R D:6-2R C:4-3L B:4-0L
A:6-0L D:6-1L C:5-1L B:5-5L A:3-2R D:3-0R C:1-0R B:5-2L A:2-2L
D:4-2L C:4-4L B:pass A:4-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 5-5 5-0 3-3 3-1 1-1"
deal.B = "6-1 3-2 3-0 2-2 2-1 1-0 0-0"
deal.C = "6-2 5-4 5-3 5-1 4-4 4-3 4-0"
deal.D = "6-6 6-3 6-0 5-2 4-2 4-1 2-0"
yard = ""
play = """
D:6-6 C:6-2L B:3-2L A:3-3L D:6-3L C:pass B:6-1L A:6-5R D:5-2R
C:5-1L B:2-2R A:5-5L D:4-2R C:5-4L B:pass A:6-4L D:6-0L C:4-3R
B:3-0L A:3-1L D:4-1L C:5-3R B:pass A:5-0R D:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 5-1 5-0 3-3 3-2 2-2"
deal.B = "5-3 5-2 4-3 4-2 4-1 4-0 2-1"
deal.C = "6-6 6-5 6-1 4-4 3-0 1-0 0-0"
deal.D = "6-4 6-2 5-5 5-4 3-1 2-0 1-1"
yard = ""
play = """
C:6-6 B:pass A:6-3L D:6-4R C:3-0L B:4-0L A:pass D:5-4L C:6-5L
B:4-3R A:3-3R D:6-2L C:pass B:5-2L A:5-0L D:3-1R C:1-0R B:pass
A:6-0L D:2-0R C:6-1L B:4-1L A:2-2R D:pass C:4-4L B:4-2L A:3-2L
D:pass C:pass B:5-3L A:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-3 5-2 4-2 2-1 1-0 0-0"
deal.B = "6-6 5-1 4-3 4-0 3-3 3-2 2-0"
deal.C = "6-2 5-5 5-4 5-0 4-4 4-1 2-2"
deal.D = "6-5 6-3 6-1 6-0 3-1 3-0 1-1"
yard = ""
play = """
B:6-6 A:6-4L D:6-5R C:5-0R B:4-3L A:5-3L D:6-0R C:5-4L B:4-0L
A:0-0L D:6-3R C:pass B:2-0L A:2-1L D:6-1L C:6-2L B:3-2L A:pass
D:3-1L C:4-1L B:3-3R A:4-2L D:3-0R C:2-2L B:pass A:5-2L D:pass
C:5-5L B:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-5 5-4 5-0 3-2 1-1"
deal.B = "6-6 6-3 6-1 5-2 4-2 2-1 0-0"
deal.C = "4-4 4-0 3-3 3-1 3-0 2-2 2-0"
deal.D = "6-5 6-2 5-3 5-1 4-3 4-1 1-0"
yard = ""
play = """
B:6-6 A:6-4L D:6-5R C:4-0L B:0-0L A:5-5R D:5-3R C:3-0L B:6-3L
A:6-0L D:4-3R C:2-0L B:5-2L A:5-4R D:5-1L C:3-1L B:pass A:5-0R
D:1-0R C:3-3L B:6-1R A:3-2L D:6-2L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-3 5-4 4-3 2-0 1-0"
deal.B = "6-2 6-1 6-0 5-2 5-1 1-1 0-0"
deal.C = "5-0 4-2 4-1 4-0 3-3 3-2 3-0"
deal.D = "6-6 5-5 5-3 4-4 3-1 2-2 2-1"
yard = ""
play = """
D:6-6 C:pass B:6-2L A:6-4R D:4-4R C:4-0R B:5-2L A:6-5L D:pass
C:3-0R B:6-1L A:4-3R D:3-1L C:4-2R B:pass A:6-3L D:2-2R C:3-2R
B:6-0L A:2-0L D:5-3R C:5-0R B:0-0R A:1-0R D:2-1L C:4-1L B:5-1R
A:5-4R
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-5 5-4 5-3 4-2 3-0 1-1"
deal.B = "6-2 5-2 4-4 3-3 2-2 2-0 0-0"
deal.C = "6-6 6-4 6-1 6-0 4-3 4-0 3-2"
deal.D = "6-5 5-1 5-0 4-1 3-1 2-1 1-0"
yard = ""
play = """
C:6-6 B:6-2L A:6-3R D:3-1R C:3-2L B:3-3L A:5-3L D:6-5L C:6-0L
B:2-0L A:1-1R D:5-1R C:pass B:5-2L A:5-5L D:5-0L C:4-0L B:4-4L
A:5-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 4-4 4-1 3-2 3-0 1-1 1-0"
deal.B = "6-3 6-2 6-1 5-5 5-4 3-3 2-1"
deal.C = "6-4 6-0 5-3 5-1 4-0 2-0 0-0"
deal.D = "6-6 5-2 5-0 4-3 4-2 3-1 2-2"
yard = ""
play = """
D:6-6 C:6-0L B:6-3R A:3-0L D:4-3L C:4-0L B:3-3R A:1-0L D:3-1L
C:5-3L B:5-5L A:6-5L D:pass C:6-4L B:5-4L A:3-2R D:5-2L C:2-0L
B:6-2R A:pass D:5-0L C:5-1L B:6-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 4-4 4-3 3-3 3-0 2-0"
deal.B = "6-1 6-0 5-3 5-1 3-1 1-0 0-0"
deal.C = "6-5 6-3 5-5 5-2 5-0 3-2 1-1"
deal.D = "6-2 5-4 4-2 4-1 4-0 2-2 2-1"
yard = ""
play = """
A:6-6 D:6-2L C:3-2L B:5-3L A:6-4R D:5-4L C:pass B:pass A:4-4L
D:4-2L C:5-2L B:5-1L A:4-3R D:4-1L C:6-3R B:6-1R A:pass D:4-0L
C:5-0L B:3-1R A:3-3R D:pass C:6-5L B:6-0L A:3-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-24"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 1, BD = 8 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-24"
commitment = "5c774d8366c83c71067cd2d6449deb742ece9fc795f1892704d4c0e3ccfad200"
secret = "1c841f17129a3475ec703d20ce35e5cba21f224b35af29526d43e7ec2eb4c29a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 4-2 4-1 4-0 3-0 2-1"
deal.B = "6-5 6-4 6-0 5-2 3-2 3-1 2-2"
deal.C = "6-3 5-0 4-4 3-3 1-1 1-0 0-0"
deal.D = "6-1 5-5 5-4 5-3 5-1 4-3 2-0"
yard = ""
play = """
A:6-6 D:6-1L C:6-3R B:3-1R A:4-1L D:5-4L C:5-0L B:6-0L A:6-2L
D:5-1R C:pass B:5-2R A:4-2L D:4-3L C:3-3L B:3-2R A:3-0L D:2-0L
C:pass B:2-2L A:2-1L D:5-3R C:1-1L B:6-5R A:pass D:pass C:1-0L
B:6-4R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 4-2 4-1 3-0 2-1 1-1"
deal.B = "6-6 6-3 5-5 5-2 5-1 3-2 0-0"
deal.C = "6-1 5-3 4-3 4-0 3-3 3-1 2-2"
deal.D = "6-5 6-4 6-0 5-0 4-4 2-0 1-0"
yard = ""
play = """
B:6-6 A:6-2L D:2-0L C:6-1R B:5-1R A:3-0L D:6-5R C:5-3L B:6-3R
A:5-4L D:6-4L C:4-3R B:pass A:4-2R D:6-0L C:2-2R B:5-2R A:pass
D:5-0L C:pass B:5-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-5 5-1 3-0 2-1 1-0"
deal.B = "6-4 6-0 4-2 4-0 3-3 2-2 2-0"
deal.C = "5-4 5-2 4-4 4-1 3-2 1-1 0-0"
deal.D = "6-5 6-2 6-1 5-3 5-0 4-3 3-1"
yard = ""
play = """
A:6-6 D:6-5L C:5-4L B:6-0R A:3-0R D:4-3L C:3-2L B:4-2L A:6-3R
D:6-1R C:4-4L B:6-4L A:5-1R D:5-3R C:pass B:3-3R A:pass D:6-2L
C:5-2L B:pass A:5-5L D:5-0L C:0-0L B:4-0L A:pass D:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-0 4-4 4-1 2-1 1-0"
deal.B = "6-3 6-2 5-5 5-3 3-2 3-1 2-2"
deal.C = "5-4 5-2 4-2 3-0 2-0 1-1 0-0"
deal.D = "6-5 6-4 6-1 5-1 4-3 4-0 3-3"
yard = ""
play = """
A:6-6 D:6-4L C:5-4L B:5-5L A:5-0L D:6-5R C:5-2R B:3-2R A:6-0L
D:3-3R C:3-0R B:6-3L A:1-0R D:5-1R C:pass B:3-1L A:4-1L D:4-3L
C:pass B:5-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-2 5-5 4-0 2-2 1-1"
deal.B = "5-3 5-0 4-4 3-3 3-2 3-1 0-0"
deal.C = "5-4 5-2 5-1 4-2 4-1 3-0 2-0"
deal.D = "6-6 6-3 6-1 6-0 4-3 2-1 1-0"
yard = ""
play = """
D:6-6 C:pass B:pass A:6-5L D:6-1R C:5-4L B:4-4L A:6-4L D:6-3L
C:5-1R B:5-3L A:5-5L D:pass C:5-2L B:3-2L A:pass D:4-3L C:4-2L
B:5-0R A:6-2L D:6-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-0 4-2 4-1 3-2 3-1 3-0 1-1"
deal.B = "6-5 6-4 6-2 6-1 5-0 3-3 2-1"
deal.C = "6-3 5-5 5-2 5-1 4-4 4-3 0-0"
deal.D = "6-6 5-4 5-3 4-0 2-2 2-0 1-0"
yard = ""
play = """
D:6-6 C:6-3L B:6-5R A:3-2L D:2-2L C:5-5R B:5-0R A:4-2L D:5-4L
C:5-2L B:2-1L A:4-1L D:4-0L C:0-0L B:pass A:6-0L D:2-0R C:pass
B:6-1L A:3-1L D:5-3L C:5-1L B:6-2R A:1-1L D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-3 3-3 2-2 2-0 1-1 1-0"
deal.B = "6-4 5-5 5-2 5-1 5-0 4-1 0-0"
deal.C = "6-6 6-5 6-1 4-2 3-2 3-1 2-1"
deal.D = "6-2 6-0 5-4 4-4 4-3 4-0 3-0"
yard = ""
play = """
C:6-6 B:6-4L A:6-3R D:4-3R C:4-2L B:4-1R A:2-2L D:6-2L C:6-5L
B:5-2L A:2-0L D:4-0L C:6-1R B:pass A:pass D:4-4L C:pass B:pass
A:pass D:6-0R C:pass B:0-0R A:1-0R D:5-4L C:3-1R B:5-5L A:5-3L
D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 3 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-25"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 4 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-25"
commitment = "d03fb61b951e48002b7abf807bad96f364f1ed04c21b23d6ded8209491fa259c"
secret = "a7cedd5edb3f69fb741fb032bac2c670c9bf57cc3f774ead63c5b49fe4864998"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 5-0 4-4 3-2 3-1"
deal.B = "6-5 6-0 4-1 4-0 2-2 1-1 1-0"
deal.C = "6-2 6-1 5-5 4-2 3-0 2-1 2-0"
deal.D = "5-4 5-3 5-2 5-1 4-3 3-3 0-0"
yard = ""
play = """
A:6-6 D:pass C:6-2L B:6-5R A:5-0R D:5-2L C:5-5L B:6-0R A:6-3R
D:5-4L C:4-2L B:2-2L A:3-2L D:5-3L C:3-0R B:4-0R A:6-4R D:5-1L
C:2-1L B:pass A:pass D:pass C:2-0L B:1-0L A:3-1L D:4-3L C:6-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-2 4-0 3-2 3-0 2-1"
deal.B = "6-3 6-0 5-1 4-2 3-3 2-0 1-1"
deal.C = "6-5 5-4 5-3 5-0 4-4 4-3 2-2"
deal.D = "6-2 6-1 5-5 4-1 3-1 1-0 0-0"
yard = ""
play = """
A:6-6 D:6-2L C:6-5R B:4-2L A:4-0L D:1-0L C:5-4R B:5-1L A:6-4R
D:5-5L C:5-3L B:6-3L A:pass D:6-1L C:pass B:6-0R A:2-1L D:0-0R
C:5-0R B:2-0L A:3-0L D:3-1L C:pass B:1-1L A:5-2R D:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-5 5-3 5-2 3-1 1-0"
deal.B = "6-5 4-4 4-1 4-0 3-3 1-1 0-0"
deal.C = "6-6 6-0 5-1 5-0 4-3 4-2 3-2"
deal.D = "6-4 6-3 5-4 3-0 2-2 2-1 2-0"
yard = ""
play = """
C:6-6 B:6-5L A:5-2L D:2-2L C:6-0R B:4-0R A:6-2L D:6-4L C:4-2L
B:4-4R A:pass D:2-1L C:5-1L B:4-1R A:5-3L D:6-3L C:pass B:1-1R
A:6-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 6-2 4-4 4-2 4-1 3-3"
deal.B = "5-5 5-3 5-1 3-0 2-2 2-1 1-0"
deal.C = "6-5 6-0 5-2 5-0 4-3 3-2 3-1"
deal.D = "6-6 6-1 5-4 4-0 2-0 1-1 0-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-5L A:6-4R D:5-4L C:4-3L B:5-3L A:4-4R D:4-0R
C:5-0R B:5-1L A:4-1L D:pass C:5-2R B:2-2R A:4-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-1 5-0 3-1 2-0 1-0"
deal.B = "6-6 5-5 5-3 3-2 3-0 2-1 0-0"
deal.C = "6-0 5-2 5-1 4-4 4-2 4-0 3-3"
deal.D = "6-3 6-2 5-4 4-3 4-1 2-2 1-1"
yard = ""
play = """
B:6-6 A:6-1L D:4-1L C:4-4L B:pass A:6-4R D:5-4L C:5-1L B:2-1L
A:2-0L D:4-3R C:3-3R B:5-3R A:1-0L D:1-1L C:5-2R B:3-2R A:3-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-1 4-4 4-2 3-0 1-0"
deal.B = "6-6 6-1 4-0 3-3 3-2 3-1 2-2"
deal.C = "6-2 5-2 5-0 4-3 4-1 2-1 0-0"
deal.D = "6-5 6-4 6-3 5-4 5-3 2-0 1-1"
yard = ""
play = """
B:6-6 A:6-0L D:2-0L C:6-2R B:3-2L A:3-0L D:pass C:0-0L B:2-2R
A:4-2R D:6-4R C:5-0L B:6-1R A:5-1L D:1-1L C:2-1L B:3-1R A:pass
D:6-3R C:5-2L B:pass A:5-5L D:6-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-2 4-4 4-1 3-2 1-0 0-0"
deal.B = "6-3 5-5 5-3 4-3 4-0 2-0 1-1"
deal.C = "6-4 5-4 5-1 4-2 3-3 2-2 2-1"
deal.D = "6-6 6-5 6-2 6-0 5-0 3-1 3-0"
yard = ""
play = """
D:6-6 C:6-4L B:6-3R A:4-1L D:3-1L C:3-3L B:5-3L A:5-2L D:6-2L
C:pass B:4-3R A:4-4R D:6-5L C:5-4L B:4-0L A:0-0L D:6-0L C:4-2R
B:2-0R A:6-1L D:5-0R C:5-1R B:1-1L A:1-0L D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-1 5-5 5-1 4-2 3-1 2-0"
deal.B = "6-3 5-4 5-0 4-1 3-0 2-2 2-1"
deal.C = "6-5 4-3 4-0 3-3 3-2 1-0 0-0"
deal.D = "6-6 6-4 6-0 5-3 5-2 4-4 1-1"
yard = ""
play = """
D:6-6 C:6-5L B:5-4L A:6-1R D:6-4L C:1-0R B:6-3L A:3-1L D:1-1L
C:4-0R B:4-1L A:4-2L D:5-2L C:4-3R B:5-0L A:2-0L D:5-3R C:3-2L
B:3-0L A:5-5R D:6-0L C:pass B:pass A:5-1R D:pass C:pass B:2-1R
A:6-2L
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-26"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 4, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-26"
commitment = "5c042452f22e95ec2c661817fc9aaddfc671215563680ff5410ef1ee3b65c48f"
secret = "11e9d59be594cddc65517d4b2ebc31c5fdc6877473c766f7d55cfb62a50820a6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-2 5-1 4-1 2-2 2-1"
deal.B = "6-4 6-0 5-5 5-4 4-0 3-1 2-0"
deal.C = "6-5 6-3 6-2 4-3 4-2 3-0 0-0"
deal.D = "5-3 5-0 4-4 3-3 3-2 1-1 1-0"
yard = ""
play = """
A:6-6 D:pass C:6-5L B:5-5L A:5-2L D:3-2L C:6-3L B:6-4L A:6-1R
D:1-1R C:4-3L B:3-1R A:pass D:3-3L C:3-0L B:6-0L A:pass D:5-3R
C:6-2L B:5-4R A:4-1R D:1-0R C:4-2L B:4-0R A:pass D:4-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 3-2 3-1 2-2 1-0 0-0"
deal.B = "6-5 6-2 6-1 5-3 5-2 3-3 3-0"
deal.C = "6-6 5-4 4-4 4-3 4-2 4-1 1-1"
deal.D = "6-3 5-5 5-1 5-0 4-0 2-1 2-0"
yard = ""
play = """
C:6-6 B:6-5L A:6-4R D:5-0L C:5-4R B:3-0L A:3-2L D:5-5R C:4-2L
B:5-3R A:3-1R D:4-0L C:4-1R B:pass A:6-0L D:6-3L C:4-3L B:pass
A:pass D:pass C:4-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-1 4-3 4-1 3-1 3-0 1-0"
deal.B = "6-4 5-2 5-0 4-4 4-2 2-0 0-0"
deal.C = "6-5 6-2 6-1 6-0 3-3 3-2 2-1"
deal.D = "6-6 6-3 5-5 5-3 4-0 2-2 1-1"
yard = ""
play = """
D:6-6 C:6-5L B:6-4R A:5-4L D:4-0L C:6-0L B:4-4R A:4-3R D:6-3R
C:6-2L B:2-0L A:3-0L D:5-3L C:6-1R B:5-0L A:5-1R D:5-5R C:pass
B:0-0L A:1-0L D:1-1L C:2-1L B:5-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 4-3 4-2 3-3 2-1 0-0"
deal.B = "6-0 5-5 5-4 5-2 2-0 1-1 1-0"
deal.C = "6-6 6-4 5-1 4-0 3-2 3-0 2-2"
deal.D = "6-3 6-2 5-3 5-0 4-4 4-1 3-1"
yard = ""
play = """
C:6-6 B:6-0L A:6-5R D:5-0R C:4-0L B:5-4L A:0-0R D:5-3L C:3-2L
B:5-2L A:pass D:pass C:5-1L B:1-0L A:pass D:pass C:3-0L B:2-0R
A:4-3L D:4-1L C:2-2R B:1-1L A:6-1L D:6-2R C:6-4L
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 4-1 3-1 2-2 1-1 0-0"
deal.B = "6-3 5-5 5-3 5-2 3-2 2-1 1-0"
deal.C = "6-5 4-4 4-2 4-0 3-3 3-0 2-0"
deal.D = "6-4 6-2 6-1 6-0 5-1 5-0 4-3"
yard = ""
play = """
A:6-6 D:6-0L C:4-0L B:6-3R A:5-4L D:5-0L C:3-0L B:5-3L A:3-1R
D:5-1L C:pass B:2-1L A:4-1R D:6-4R C:4-2L B:pass A:pass D:6-1R
C:4-4L B:1-0R A:0-0R D:4-3L C:3-3L B:3-2L A:2-2L D:6-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-1 4-0 3-3 3-2 2-1"
deal.B = "6-6 6-5 6-2 5-3 5-2 5-0 1-0"
deal.C = "6-4 6-0 4-3 4-2 3-0 2-2 2-0"
deal.D = "5-5 5-4 4-4 4-1 3-1 1-1 0-0"
yard = ""
play = """
B:6-6 A:6-3L D:3-1L C:6-4R B:1-0L A:4-0L D:5-4L C:4-3R B:5-3R
A:5-1L D:4-1L C:4-2L B:5-2L A:pass D:5-5L C:pass B:6-5L A:6-1L
D:1-1L C:pass B:5-0R A:2-1L D:0-0R C:2-2L B:6-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 6-0 5-3 5-2 3-1 3-0"
deal.B = "6-5 6-3 4-1 3-2 2-2 2-1 1-0"
deal.C = "6-6 5-0 4-4 4-3 4-0 3-3 1-1"
deal.D = "6-4 5-5 5-4 5-1 4-2 2-0 0-0"
yard = ""
play = """
C:6-6 B:6-3L A:5-3L D:5-5L C:5-0L B:6-5R A:5-2R D:0-0L C:4-0L
B:2-2R A:6-2R D:5-4L C:pass B:pass A:6-1R D:5-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-3 5-1 5-0 4-3 4-0 2-1"
deal.B = "6-5 5-5 5-4 4-1 3-2 3-1 3-0"
deal.C = "6-1 6-0 5-2 4-4 2-2 1-1 0-0"
deal.D = "6-6 6-4 6-2 4-2 3-3 2-0 1-0"
yard = ""
play = """
D:6-6 C:6-1L B:6-5R A:5-3R D:3-3R C:1-1L B:3-1L A:6-3L D:6-4L
C:4-4L B:5-4L A:4-3R D:4-2R C:5-2L B:3-2L A:2-1R D:1-0R C:6-0R
B:3-0L A:5-0L D:6-2R C:2-2R B:5-5L A:5-1L D:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-27"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-27"
commitment = "eb214bfe07cf178330c1de3fbf9064854a2bb7362652ba30ee931c28953779dd"
secret = "8ffb7fcb1bf4150a7fa6570d61b94c13aec527ef11b8928df5434abc112cbe03"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 3-3 3-2 3-1 3-0 1-0"
deal.B = "6-4 6-1 6-0 5-5 5-3 4-4 4-0"
deal.C = "5-4 5-0 4-2 2-2 2-0 1-1 0-0"
deal.D = "6-5 6-2 5-2 5-1 4-3 4-1 2-1"
yard = ""
play = """
A:6-6 D:6-5L C:5-4L B:6-4L A:6-3L D:6-2R C:2-0R B:5-3L A:3-0R
D:5-2L C:4-2L B:4-4L A:3-3R D:4-3L C:pass B:pass A:3-2L D:2-1L
C:1-1L B:6-1L A:3-1R D:5-1R C:5-0R B:6-0L A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 6-0 5-3 5-2 4-4 4-3 0-0"
deal.B = "6-5 6-3 6-2 5-0 3-2 3-0 2-0"
deal.C = "6-4 5-1 4-2 4-0 2-2 2-1 1-1"
deal.D = "6-6 5-5 5-4 4-1 3-3 3-1 1-0"
yard = ""
play = """
D:6-6 C:6-4L B:6-5R A:4-4L D:5-5R C:4-0L B:5-0L A:5-3L D:5-4R
C:4-2R B:6-3L A:5-2R D:pass C:5-1R B:6-2L A:6-1R D:pass C:2-1L
B:pass A:6-0R D:4-1L C:pass B:3-0R A:4-3R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-4 4-2 4-0 3-3 2-2 1-1 0-0"
deal.B = "6-6 6-5 6-2 6-0 4-3 3-0 1-0"
deal.C = "6-3 5-3 5-2 5-1 5-0 4-1 3-1"
deal.D = "6-4 6-1 5-5 5-4 3-2 2-1 2-0"
yard = ""
play = """
B:6-6 A:pass D:6-4L C:4-1L B:1-0L A:4-0L D:5-4L C:6-3R B:6-5L
A:3-3R D:6-1L C:5-1L B:4-3R A:4-4R D:5-5L C:5-3L B:3-0L A:0-0L
D:2-0L C:5-2L B:pass A:4-2R D:3-2R C:5-0L B:6-0L A:pass D:pass
C:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-0 4-3 4-0 3-2 2-2"
deal.B = "6-6 6-0 5-4 5-3 4-1 3-1 0-0"
deal.C = "6-1 5-5 5-2 4-4 3-3 2-1 1-0"
deal.D = "6-4 6-3 5-1 4-2 3-0 2-0 1-1"
yard = ""
play = """
B:6-6 A:6-2L D:6-4R C:4-4R B:5-4R A:2-2L D:4-2L C:5-5R B:4-1L
A:6-5R D:6-3R C:3-3R B:3-1L A:4-3L D:3-0R C:1-0R B:pass A:4-0L
D:5-1R C:5-2R B:6-0L A:3-2R D:pass C:6-1L B:5-3R A:5-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-28"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 1, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-28"
commitment = "49e274f7a32a5a1ee394771522032b001739bd2e05afd3bcafa63a09a8cd4e64"
secret = "fbad7a4d21460cc06319114c50c31a9cbc506c965910a2d2147be55004bc3946"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-1 3-1 2-2 2-0 1-1"
deal.B = "6-5 5-4 5-0 4-4 3-0 1-0 0-0"
deal.C = "6-6 6-2 5-3 5-2 4-3 4-1 3-3"
deal.D = "6-0 5-5 5-1 4-2 4-0 3-2 2-1"
yard = ""
play = """
C:6-6 B:6-5L A:6-4R D:5-5L C:5-3L B:3-0L A:2-0L D:4-2R C:6-2L
B:pass A:6-3L D:3-2L C:5-2L B:5-0L A:2-2R D:6-0L C:pass B:pass
A:6-1L D:5-1L C:pass B:5-4L A:pass D:4-0L C:pass B:0-0L A:pass
D:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 6-0 5-0 3-1 1-0 0-0"
deal.B = "5-5 5-2 4-3 4-2 4-0 2-2 1-1"
deal.C = "6-4 6-3 5-3 4-1 3-3 2-1 2-0"
deal.D = "6-6 6-1 5-4 5-1 4-4 3-2 3-0"
yard = ""
play = """
D:6-6 C:6-4L B:4-3L A:3-1L D:6-1R C:4-1L B:1-1R A:1-0R D:4-4L
C:2-0R B:4-2L A:6-2L D:3-2R C:6-3L B:pass A:pass D:3-0L C:5-3R
B:5-2R A:6-0L D:pass C:2-1R B:pass A:6-5L D:5-4L C:pass B:4-0L
A:5-0L D:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-5 5-4 2-1 1-0 0-0"
deal.B = "6-6 6-4 5-2 4-4 4-3 3-3 2-0"
deal.C = "6-2 4-2 4-1 4-0 3-2 3-0 2-2"
deal.D = "6-3 6-1 5-3 5-1 5-0 3-1 1-1"
yard = ""
play = """
B:6-6 A:6-5L D:6-1R C:4-1R B:4-3R A:5-5L D:5-3R C:pass B:5-2L
A:2-1L D:5-1L C:pass B:pass A:5-4L D:5-0R C:4-2L B:2-0R A:pass
D:pass C:6-2L B:6-4L A:pass D:pass C:3-2R B:4-4L A:pass D:3-1R
C:4-0L B:pass A:6-0L D:1-1R C:pass B:pass A:1-0R D:6-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-3 5-1 4-1 3-2 3-1 2-1"
deal.B = "6-6 6-5 6-3 6-2 4-2 3-0 2-0"
deal.C = "5-5 5-2 5-0 4-4 2-2 1-1 1-0"
deal.D = "6-4 6-0 5-4 4-3 4-0 3-3 0-0"
yard = ""
play = """
B:6-6 A:6-1L D:6-4R C:4-4R B:4-2R A:5-1L D:5-4L C:5-2R B:6-5R
A:4-1L D:6-0R C:5-0R B:pass A:3-1L D:3-3L C:5-5R B:6-3L A:5-3R
D:4-3R C:pass B:6-2L A:3-2L D:4-0R C:1-0R B:3-0L A:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-0 3-3 3-2 3-0 1-0"
deal.B = "6-5 5-5 4-4 4-3 4-2 2-2 1-1"
deal.C = "6-4 5-3 5-2 5-1 3-1 2-0 0-0"
deal.D = "6-3 6-1 6-0 5-4 4-1 4-0 2-1"
yard = ""
play = """
A:6-6 D:6-1L C:6-4R B:4-3R A:1-0L D:6-3R C:2-0L B:6-5R A:6-2L
D:5-4R C:pass B:4-4R A:pass D:6-0L C:0-0L B:4-2R A:5-0L D:2-1R
C:5-3L B:1-1R A:3-3L D:4-1R C:3-1L B:pass A:pass D:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-29"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 9, BD = 5 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-29"
commitment = "08bf5a849f2201bb4fd9bc2b210882b414a4b05bb0dbca7b5f8e819c8e9f2ab3"
secret = "9c72abe8f80a410ca5a8c5bcbe7a48a263ee520230ba6daece1a27cacc67e430"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-2 5-0 3-3 2-2 1-1 1-0 0-0"
deal.B = "6-1 5-2 4-4 4-2 3-1 3-0 2-1"
deal.C = "6-5 5-5 5-3 4-3 4-1 4-0 3-2"
deal.D = "6-6 6-4 6-3 6-0 5-4 5-1 2-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-2L A:6-2R D:2-0L C:4-0L B:4-4L A:2-2R D:6-4L
C:3-2R B:6-1L A:3-3R D:5-1L C:5-5L B:3-1R A:1-0R D:5-4L C:4-3L
B:3-0L A:0-0L D:6-0L C:pass B:pass A:5-0R D:6-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 6-0 3-1 2-1 1-1 0-0"
deal.B = "6-4 6-2 5-2 4-4 4-3 4-0 3-3"
deal.C = "5-5 5-4 5-3 5-0 2-2 2-0 1-0"
deal.D = "6-6 6-3 5-1 4-2 4-1 3-2 3-0"
yard = ""
play = """
D:6-6 C:pass B:6-4L A:6-1R D:4-2L C:2-2L B:6-2L A:6-0L D:3-0L
C:5-3L B:5-2L A:3-1R D:3-2L C:pass B:4-3L A:pass D:4-1L C:1-0L
B:3-3R A:0-0L D:6-3R C:5-0L B:pass A:6-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 6-0 5-2 4-4 4-3 4-2"
deal.B = "6-1 5-4 4-1 4-0 2-0 1-1 0-0"
deal.C = "6-6 5-5 5-3 5-0 3-1 3-0 2-1"
deal.D = "6-5 6-3 5-1 3-3 3-2 2-2 1-0"
yard = ""
play = """
C:6-6 B:6-1L A:6-4R D:5-1L C:5-5L B:5-4L A:4-4L D:pass C:pass
B:4-1L A:4-2R D:1-0L C:2-1R B:4-0L A:4-3L D:6-3L C:3-1R B:pass
A:6-0L D:3-3R C:3-0L B:pass A:pass D:3-2L C:5-3R B:2-0L A:5-2R
D:2-2R C:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 6-0 5-0 4-0 3-3"
deal.B = "6-5 5-1 4-3 4-2 3-2 3-0 0-0"
deal.C = "6-1 5-5 5-4 5-3 3-1 2-2 1-0"
deal.D = "6-2 5-2 4-4 4-1 2-1 2-0 1-1"
yard = ""
play = """
A:6-6 D:6-2L C:6-1R B:4-2L A:4-0L D:2-0L C:2-2L B:5-1R A:5-0R
D:5-2L C:5-5L B:6-5L A:6-0L D:pass C:1-0L B:3-0R A:6-3R D:4-1L
C:5-4L B:pass A:6-4R D:4-4R C:5-3L B:4-3L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-3 4-3 4-1 3-3 1-1"
deal.B = "6-6 6-0 5-4 3-2 3-0 2-2 2-1"
deal.C = "6-4 6-3 6-1 5-0 4-2 3-1 1-0"
deal.D = "6-5 5-2 5-1 4-4 4-0 2-0 0-0"
yard = ""
play = """
B:6-6 A:6-2L D:5-2L C:5-0L B:6-0L A:pass D:6-5L C:6-1R B:5-4L
A:4-1L D:5-1L C:3-1R B:3-2R A:5-3L D:2-0R C:6-3L B:3-0R A:4-3R
D:4-4R C:6-4L B:pass A:pass D:4-0L C:1-0L B:2-1L A:pass D:pass
C:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-3 5-1 4-3 4-2 4-1 3-1"
deal.B = "6-6 6-5 5-5 4-4 2-1 1-1 1-0"
deal.C = "6-4 6-2 6-1 6-0 3-2 2-0 0-0"
deal.D = "6-3 5-2 5-0 4-0 3-3 3-0 2-2"
yard = ""
play = """
B:6-6 A:pass D:6-3L C:3-2L B:6-5R A:5-1R D:5-2L C:6-1R B:5-5L
A:5-4L D:4-0L C:6-0L B:pass A:pass D:pass C:6-2L B:2-1L A:4-1L
D:pass C:6-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-1 5-5 5-4 4-1 0-0"
deal.B = "6-6 5-3 5-0 3-2 3-1 2-2 1-0"
deal.C = "6-2 5-2 4-4 4-3 4-2 4-0 3-0"
deal.D = "6-3 6-0 5-1 3-3 2-1 2-0 1-1"
yard = ""
play = """
B:6-6 A:6-1L D:5-1L C:5-2L B:3-2L A:6-4R D:6-3L C:4-4R B:pass
A:6-5L D:pass C:4-3R B:5-3L A:pass D:3-3L C:3-0L B:5-0L A:5-5L
D:pass C:pass B:3-1R A:4-1R D:pass C:4-2R B:2-2R A:5-4L D:2-1R
C:4-0L B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 3 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-4 5-2 5-1 5-0 3-3 1-0"
deal.B = "6-1 6-0 5-3 3-1 2-1 2-0 1-1"
deal.C = "6-5 6-3 6-2 5-5 4-1 4-0 0-0"
deal.D = "6-6 4-4 4-3 4-2 3-2 3-0 2-2"
yard = ""
play = """
D:6-6 C:6-5L B:5-3L A:6-4R D:4-3L C:4-0L B:6-0L A:5-4R D:pass
C:5-5R B:6-1L A:1-0L D:3-0L C:6-3L B:pass A:5-1R D:pass C:4-1R
B:pass A:pass D:4-4R C:6-2L B:2-1L A:pass D:4-2R C:pass B:3-1L
A:5-2R D:3-2L C:pass B:2-0L A:5-0R D:pass C:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 4, BD = 0 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-30"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 3 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-30"
commitment = "f5e7ce6279e7ea2f5f29bfb2c1c0b0630ef77c04d2ccdfc508682f1bd1dc925c"
secret = "10b6a2defc6720460d83a5a973f40a884f323cbe115cd538c3580c706fce69ac"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-1 6-0 5-3 3-1 1-1"
deal.B = "6-4 4-4 4-2 3-3 3-2 2-2 1-0"
deal.C = "5-5 5-4 5-2 4-3 4-1 3-0 2-1"
deal.D = "6-6 6-2 5-1 5-0 4-0 2-0 0-0"
yard = ""
play = """
D:6-6 C:pass B:6-4L A:6-5R D:5-1R C:5-4L B:1-0R A:5-3L D:2-0R
C:4-3L B:4-4L A:pass D:6-2R C:4-1L B:pass A:6-3R D:pass C:2-1L
B:3-2R A:pass D:pass C:5-2L B:2-2R A:pass D:5-0L C:3-0L B:3-3L
A:3-1L D:pass C:pass B:4-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-4 5-3 5-1 4-3 3-0"
deal.B = "6-1 6-0 5-5 2-2 1-1 1-0 0-0"
deal.C = "5-2 5-0 4-0 3-3 3-2 3-1 2-1"
deal.D = "6-5 6-4 6-3 4-4 4-2 4-1 2-0"
yard = ""
play = """
A:6-6 D:6-4L C:4-0L B:6-0R A:3-0L D:2-0R C:3-3L B:2-2R A:5-3L
D:6-5L C:5-2R B:5-5R A:5-4R D:4-4R C:pass B:6-1L A:4-3R D:4-1L
C:3-2R B:pass A:6-2R D:4-2L C:2-1L B:1-0L A:pass D:6-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-4 4-4 3-3 3-1 2-2 1-1"
deal.B = "6-5 6-0 5-5 5-2 4-1 2-1 2-0"
deal.C = "6-4 6-1 4-3 4-2 4-0 3-2 0-0"
deal.D = "6-6 6-2 5-3 5-1 5-0 3-0 1-0"
yard = ""
play = """
D:6-6 C:6-4L B:6-5R A:5-4L D:5-3L C:4-3L B:5-5R A:4-4L D:5-1R
C:4-2L B:4-1R A:2-2L D:6-2L C:6-1L B:2-1L A:pass D:pass C:3-2L
B:pass A:6-3L D:pass C:4-0R B:2-0R A:pass D:pass C:pass B:5-2R
A:pass D:5-0R C:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-5 4-3 4-2 3-3 3-2 3-0"
deal.B = "6-5 5-3 5-2 5-0 4-4 4-1 3-1"
deal.C = "6-3 5-4 5-1 4-0 2-2 2-1 1-1"
deal.D = "6-6 6-4 6-2 6-0 2-0 1-0 0-0"
yard = ""
play = """
D:6-6 C:6-3L B:6-5R A:5-5R D:pass C:5-4R B:4-4R A:4-3L D:6-4L
C:4-0R B:5-0R A:6-1L D:1-0L C:5-1R B:3-1R A:3-3R D:6-0L C:pass
B:5-3R A:pass D:6-2L C:2-2L B:5-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 3-2 2-2 2-0 1-0 0-0"
deal.B = "6-0 5-5 5-4 5-2 5-1 3-1 2-1"
deal.C = "6-3 6-2 6-1 5-3 4-4 3-3 1-1"
deal.D = "6-5 5-0 4-3 4-2 4-1 4-0 3-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-3L B:3-1L A:6-4R D:4-2R C:6-1L B:5-2R A:pass
D:5-0R C:6-3L B:6-0R A:3-2L D:pass C:6-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-3 5-0 4-2 3-0 2-2 2-1"
deal.B = "6-3 6-1 5-5 5-4 5-2 4-0 0-0"
deal.C = "6-4 5-1 4-1 3-3 3-2 3-1 1-1"
deal.D = "6-6 6-5 6-2 4-4 4-3 2-0 1-0"
yard = ""
play = """
D:6-6 C:6-4L B:5-4L A:5-3L D:4-3L C:4-1L B:6-1L A:6-0L D:2-0L
C:3-2L B:6-3L A:pass D:6-2L C:pass B:5-2L A:5-0L D:6-5R C:5-1R
B:0-0L A:3-0L D:1-0R C:3-3L B:4-0R A:4-2R D:pass C:3-1L B:pass
A:2-2R D:pass C:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-5 5-4 5-2 4-3 4-1"
deal.B = "6-0 4-0 3-2 2-2 2-1 2-0 1-0"
deal.C = "6-5 6-3 6-2 6-1 4-2 1-1 0-0"
deal.D = "5-3 5-1 5-0 4-4 3-3 3-1 3-0"
yard = ""
play = """
A:6-6 D:pass C:6-5L B:6-0R A:5-5L D:3-0R C:6-3R B:pass A:6-4R
D:5-0L C:0-0L B:4-0R A:pass D:pass C:pass B:2-0L A:5-2L D:5-1L
C:6-1L B:1-0R A:4-1R D:4-4R C:6-2L B:2-2L A:5-4R D:5-3R C:4-2L
B:3-2R A:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-31"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 8, BD = 2 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-31"
commitment = "559afcde0ad27e9802d53e3ca63ab53786049bcb2a581c332c4f344c8291f75f"
secret = "4bf34320977dd75be2159d19f4ba71c9a50c734d08f3c1b7877a2d5f864a1f72"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-5 5-0 4-0 3-3 3-1 2-1 0-0"
deal.B = "6-1 6-0 5-3 5-2 4-4 2-0 1-1"
deal.C = "5-4 5-1 4-3 4-1 3-2 3-0 2-2"
deal.D = "6-6 6-4 6-3 6-2 5-5 4-2 1-0"
yard = ""
play = """
D:6-6 C:pass B:6-1L A:6-5R D:5-5R C:4-1L B:4-4L A:5-0R D:6-4L
C:3-0R B:6-0L A:3-3R D:6-3R C:pass B:2-0L A:2-1L D:6-2R C:2-2R
B:1-1L A:3-1L D:4-2R C:3-2L B:5-2L A:4-0R D:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 6-1 6-0 3-0 2-1 0-0"
deal.B = "5-2 5-0 4-4 4-3 4-0 3-1 1-0"
deal.C = "6-2 5-3 4-2 4-1 3-3 2-0 1-1"
deal.D = "6-6 6-5 5-5 5-4 5-1 3-2 2-2"
yard = ""
play = """
D:6-6 C:6-2L B:5-2L A:6-0R D:6-5L C:2-0R B:pass A:2-1R D:5-1R
C:5-3R B:4-3R A:6-4R D:pass C:pass B:pass A:6-3L D:3-2L C:4-2L
B:4-4L A:6-1R D:5-4L C:4-1R B:5-0L A:0-0L D:pass C:pass B:4-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-0 4-3 3-2 3-1 2-1"
deal.B = "6-3 6-2 5-4 4-4 4-2 3-3 0-0"
deal.C = "6-5 5-3 4-0 3-0 2-2 2-0 1-0"
deal.D = "6-1 5-5 5-2 5-1 5-0 4-1 1-1"
yard = ""
play = """
A:6-6 D:6-1L C:6-5R B:5-4R A:6-4R D:5-1L C:5-3L B:6-3L A:6-0L
D:5-0L C:pass B:6-2R A:3-2R D:5-5L C:3-0R B:0-0R A:pass D:5-2L
C:2-0R B:4-2L A:4-3L D:pass C:2-2R B:3-3L A:3-1L D:4-1L C:4-0L
B:pass A:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-1 5-4 5-2 3-2 2-2"
deal.B = "6-3 4-3 4-0 3-3 3-1 1-1 0-0"
deal.C = "6-6 6-0 5-5 5-0 4-4 4-1 1-0"
deal.D = "6-2 5-3 5-1 4-2 3-0 2-1 2-0"
yard = ""
play = """
C:6-6 B:6-3L A:3-2L D:6-2L C:6-0L B:4-0L A:6-4L D:pass C:pass
B:pass A:6-5L D:5-3L C:pass B:4-3L A:5-4L D:5-1L C:4-1L B:pass
A:6-1R D:4-2L C:1-0R B:0-0R A:2-2L D:2-1L C:5-0R B:3-1L A:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 6-0 4-0 3-0 0-0"
deal.B = "5-5 5-2 4-4 4-2 2-2 2-0 1-1"
deal.C = "6-4 6-2 6-1 5-0 3-3 3-1 2-1"
deal.D = "5-4 5-3 5-1 4-3 4-1 3-2 1-0"
yard = ""
play = """
A:6-6 D:pass C:6-4L B:4-4L A:4-0L D:1-0L C:6-1L B:pass A:6-0L
D:pass C:6-2R B:2-0L A:pass D:3-2L C:3-1L B:1-1L A:pass D:5-1L
C:2-1R B:5-5L A:6-5L D:4-1R C:pass B:4-2R A:6-3L D:5-3L C:5-0L
B:5-2R A:0-0L D:5-4R C:pass B:pass A:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 5-1 3-2 3-1 1-0 0-0"
deal.B = "6-3 5-0 4-4 4-3 4-2 3-0 1-1"
deal.C = "6-4 6-2 6-0 5-3 4-1 4-0 2-1"
deal.D = "6-5 6-1 5-5 5-4 3-3 2-2 2-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-3L B:6-3L A:pass D:6-1L C:2-1L B:4-2L A:pass
D:5-4L C:6-0R B:5-0L A:0-0L D:2-0L C:4-0R B:4-4R A:5-2L D:5-5L
C:4-1R B:1-1R A:5-1L D:pass C:pass B:pass A:1-0L D:pass C:pass
B:3-0L A:3-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 5-0 4-0 3-1 2-1 0-0"
deal.B = "6-4 5-1 4-3 4-2 4-1 3-0 1-1"
deal.C = "6-6 6-1 5-5 5-2 2-2 2-0 1-0"
deal.D = "6-5 6-3 5-4 5-3 4-4 3-3 3-2"
yard = ""
play = """
C:6-6 B:6-4L A:4-0L D:6-5R C:5-2R B:3-0L A:6-2R D:6-3L C:6-1L
B:5-1L A:5-0L D:pass C:2-0L B:4-2L A:6-0R D:5-4L C:5-5L B:pass
A:0-0R D:5-3L C:1-0R B:4-3L A:3-1R D:4-4L C:pass B:4-1L A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 6-1 6-0 5-1 2-1 1-0"
deal.B = "5-3 4-4 4-3 4-1 3-2 1-1 0-0"
deal.C = "6-3 5-5 5-4 5-0 4-2 3-1 3-0"
deal.D = "6-6 6-5 5-2 4-0 3-3 2-2 2-0"
yard = ""
play = """
D:6-6 C:6-3L B:5-3L A:5-1L D:6-5R C:5-0R B:4-1L A:6-4L D:4-0R
C:4-2R B:3-2R A:6-1L D:3-3R C:3-0R B:1-1L A:6-0R D:pass C:3-1L
B:4-3L A:6-2R D:5-2R C:5-5R B:4-4L A:pass D:pass C:5-4L
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-32"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 3, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-32"
commitment = "c9fde4ffe72ccfedbffbcc287b22b8960bb04cc4ee1eaeb58d56de80f6506a39"
secret = "3e453d8bd06d988349e5f36e8a93267725a8cc4bc06c9fa0ef8a9ee96bc5e23a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "5-4 4-4 4-3 4-2 3-3 3-1 1-1"
deal.B = "6-1 5-2 4-0 3-2 3-0 2-2 1-0"
deal.C = "6-5 6-2 5-3 5-1 5-0 4-1 0-0"
deal.D = "6-6 6-4 6-3 6-0 5-5 2-1 2-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-2L A:4-2L D:6-4L C:6-2L B:6-1R A:3-1R D:6-3R
C:pass B:3-2L A:4-3L D:6-0R C:4-1L B:4-0R A:1-1L D:2-1L C:pass
B:2-2L A:5-4R D:5-5R C:5-3R B:3-0R A:pass D:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 5-4 5-0 3-0 0-0"
deal.B = "6-5 6-0 5-1 4-2 3-3 2-2 1-0"
deal.C = "6-1 5-2 4-1 4-0 3-1 2-1 2-0"
deal.D = "6-2 5-5 5-3 4-4 4-3 3-2 1-1"
yard = ""
play = """
A:6-6 D:6-2L C:5-2L B:5-1L A:6-4R D:4-4R C:6-1L B:6-0L A:5-0L
D:5-5L C:4-1R B:6-5L A:6-3L D:5-3L C:3-1R B:3-3R A:5-4L D:4-3L
C:pass B:pass A:3-0L D:3-2R C:4-0L B:4-2L A:pass D:pass C:2-1L
B:1-0L A:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-5 5-2 2-2 2-1 1-0"
deal.B = "6-0 5-0 4-2 4-0 3-3 2-0 1-1"
deal.C = "6-1 5-4 5-1 4-1 3-2 3-1 3-0"
deal.D = "6-6 6-5 6-4 5-3 4-4 4-3 0-0"
yard = ""
play = """
D:6-6 C:6-1L B:6-0R A:2-1L D:0-0R C:3-2L B:2-0R A:6-3L D:6-4L
C:5-4L B:4-2R A:5-5L D:4-4R C:5-1L B:1-1L A:1-0L D:4-3R C:3-1R
B:5-0L A:5-2L D:pass C:4-1R B:4-0R A:6-2L D:6-5L C:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-2 5-0 3-0 2-1 1-0"
deal.B = "6-4 6-1 5-1 4-3 3-3 3-1 0-0"
deal.C = "6-2 5-5 5-4 5-3 4-4 4-2 3-2"
deal.D = "6-5 6-0 4-1 4-0 2-2 2-0 1-1"
yard = ""
play = """
A:6-6 D:6-0L C:6-2R B:0-0L A:5-0L D:6-5L C:4-2R B:6-4L A:pass
D:4-0L C:5-4R B:5-1R A:3-0L D:1-1R C:5-3L B:6-1R A:5-2L D:2-2L
C:3-2L B:3-1L A:2-1L D:2-0L C:pass B:pass A:1-0L D:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-3 5-1 4-1 3-0 2-0"
deal.B = "6-6 6-0 5-0 4-3 3-1 2-1 0-0"
deal.C = "5-5 5-2 4-4 4-0 3-3 2-2 1-0"
deal.D = "6-5 6-2 6-1 5-4 4-2 3-2 1-1"
yard = ""
play = """
B:6-6 A:6-4L D:4-2L C:5-2L B:6-0R A:5-3L D:3-2L C:2-2L B:5-0R
A:2-0L D:6-5R C:4-0L B:4-3L A:6-3L D:6-2L C:pass B:2-1L A:5-1L
D:5-4L C:4-4L B:pass A:4-1L D:6-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 5-2 5-1 5-0 3-2 2-0"
deal.B = "4-4 4-3 4-1 3-3 3-1 2-1 0-0"
deal.C = "6-6 6-4 6-2 6-1 4-0 2-2 1-1"
deal.D = "6-5 6-3 6-0 5-3 4-2 3-0 1-0"
yard = ""
play = """
C:6-6 B:pass A:pass D:6-3L C:6-4R B:4-1R A:3-2L D:1-0R C:6-2L
B:0-0R A:5-0R D:6-5R C:6-1L B:2-1L A:5-2L D:5-3L C:pass B:3-3L
A:pass D:6-0R C:4-0R B:4-4R A:5-4R D:3-0L C:pass B:pass A:2-0L
D:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-33"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 8, BD = 3 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-33"
commitment = "00cf539dff6e4fcca954a07b2fe1afa81492596999060899b46f8f43ef082781"
secret = "4b0347d96b66312db2edffed347399cc0f88c07e895f23a899e8cf752da564dc"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 5-4 5-1 4-2 4-0 1-0"
deal.B = "6-2 5-5 5-3 3-3 3-2 3-1 2-0"
deal.C = "6-5 6-4 5-0 4-1 3-0 2-2 2-1"
deal.D = "6-6 6-0 5-2 4-4 4-3 1-1 0-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-5L A:5-1L D:1-1L C:6-4R B:3-1L A:4-0R D:4-3L
C:4-1L B:2-0R A:4-2R D:4-4R C:2-1L B:6-2L A:6-3L D:pass C:3-0L
B:pass A:1-0L D:pass C:pass B:pass A:6-1L D:6-0L C:5-0L B:5-3L
A:5-4R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-3 4-3 3-2 3-0 2-1"
deal.B = "5-1 4-4 4-1 3-1 2-0 1-1 0-0"
deal.C = "6-2 6-0 5-4 5-2 5-0 4-0 1-0"
deal.D = "6-5 6-4 6-1 5-5 4-2 3-3 2-2"
yard = ""
play = """
A:6-6 D:6-5L C:6-0R B:5-1L A:2-1L D:4-2L C:5-4L B:2-0R A:3-2R
D:5-5L C:5-0L B:3-1R A:3-0L D:3-3L C:1-0R B:0-0R A:5-3L D:pass
C:5-2L B:pass A:pass D:2-2L C:6-2L B:pass A:6-3L D:pass C:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 5-3 5-2 4-3 4-1 3-0"
deal.B = "6-3 5-5 5-4 4-2 2-1 2-0 1-1"
deal.C = "6-4 6-0 5-0 4-0 3-1 2-2 1-0"
deal.D = "6-6 6-2 5-1 4-4 3-3 3-2 0-0"
yard = ""
play = """
D:6-6 C:6-0L B:6-3R A:3-0L D:3-3L C:3-1L B:2-1L A:4-3R D:6-2L
C:6-4R B:pass A:6-5L D:5-1L C:1-0L B:2-0L A:6-1R D:3-2L C:pass
B:1-1R A:5-3L D:pass C:5-0L B:pass A:4-1R D:0-0L C:4-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-1 4-1 3-3 1-1 1-0"
deal.B = "5-4 5-3 4-3 3-1 3-0 2-2 0-0"
deal.C = "6-4 6-3 6-1 5-2 4-2 4-0 2-0"
deal.D = "6-5 6-2 5-5 5-0 4-4 3-2 2-1"
yard = ""
play = """
A:6-6 D:6-5L C:5-2L B:2-2L A:6-0R D:6-2L C:2-0R B:pass A:pass
D:3-2R C:6-3R B:pass A:pass D:pass C:6-4L B:5-4L A:5-1L D:2-1L
C:4-2L B:4-3L A:3-3L D:pass C:6-1R B:5-3L A:4-1R D:5-5L C:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 6-1 4-0 3-1 3-0 2-1"
deal.B = "6-5 5-1 4-4 4-1 3-2 2-2 1-0"
deal.C = "6-4 6-0 5-5 5-4 5-0 4-3 3-3"
deal.D = "6-6 5-3 5-2 4-2 2-0 1-1 0-0"
yard = ""
play = """
D:6-6 C:6-4L B:6-5R A:4-0L D:2-0L C:5-5R B:5-1R A:6-2L D:1-1R
C:6-0L B:4-1R A:3-0L D:5-3L C:5-4R B:pass A:pass D:5-2L C:5-0R
B:3-2L A:6-3L D:0-0R C:pass B:1-0R A:6-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-5 5-2 4-3 3-3 2-2 1-1"
deal.B = "6-4 6-0 5-0 4-2 4-1 3-0 1-0"
deal.C = "6-5 5-1 4-4 4-0 3-2 3-1 0-0"
deal.D = "6-6 6-3 6-2 5-4 5-3 2-1 2-0"
yard = ""
play = """
D:6-6 C:6-5L B:6-4R A:4-3R D:5-4L C:4-4L B:4-2L A:2-2L D:6-2L
C:3-1R B:6-0L A:1-1R D:2-0L C:5-1R B:5-0R A:5-2L D:5-3L C:3-2L
B:3-0R A:3-3R D:2-1L C:pass B:4-1L A:pass D:6-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-3 4-3 4-2 4-1 2-1 2-0"
deal.B = "6-5 6-3 5-0 4-4 3-3 2-2 1-1"
deal.C = "6-2 6-0 5-4 3-2 3-1 3-0 0-0"
deal.D = "6-6 6-1 5-5 5-2 5-1 4-0 1-0"
yard = ""
play = """
D:6-6 C:6-0L B:6-5R A:2-0L D:5-2L C:5-4L B:4-4L A:4-2L D:5-5R
C:3-2L B:6-3L A:6-4L D:4-0L C:0-0L B:5-0L A:5-3L D:5-1R C:3-1R
B:3-3L A:4-3L D:pass C:3-0R B:pass A:4-1L D:6-1L C:6-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 5-5 5-3 5-2 5-1 2-1"
deal.B = "6-2 6-1 4-3 4-1 4-0 3-1 3-0"
deal.C = "6-5 4-4 3-3 3-2 2-2 2-0 0-0"
deal.D = "6-6 6-4 5-4 5-0 4-2 1-1 1-0"
yard = ""
play = """
D:6-6 C:6-5L B:6-2R A:5-5L D:5-4L C:4-4L B:4-3L A:2-1R D:1-1R
C:3-3L B:6-1R A:6-3R D:pass C:3-2L B:3-1R A:5-2L D:5-0L C:2-0L
B:4-1R A:pass D:4-2L C:pass B:4-0L A:6-0L D:6-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-2 3-3 3-0 1-1 0-0"
deal.B = "6-6 6-4 6-2 6-1 5-1 4-1 4-0"
deal.C = "6-3 5-4 4-2 3-2 3-1 2-2 1-0"
deal.D = "5-5 5-3 5-0 4-4 4-3 2-1 2-0"
yard = ""
play = """
B:6-6 A:6-0L D:5-0L C:6-3R B:5-1L A:1-1L D:2-1L C:3-2R B:6-2L
A:6-5L D:5-5L C:2-2R B:pass A:5-2R D:5-3L C:3-1L B:6-1L A:pass
D:pass C:5-4R B:6-4L A:pass D:4-4L C:4-2L B:4-1R A:pass D:2-0L
C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-34"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 5, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-34"
commitment = "4ef02b28ecbfec395c15b6d7d54593a8873ecd7f6a1139973f0f33c16b164d15"
secret = "687a4a286a27112a8f5785aaee4a93b95d235b8a9b29e8f7923adaeec6657208"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 5-1 5-0 4-0 2-2 2-0"
deal.B = "5-4 4-3 3-3 3-2 2-1 1-0 0-0"
deal.C = "6-0 5-2 4-4 4-1 3-1 3-0 1-1"
deal.D = "6-6 6-4 6-3 6-2 5-5 5-3 4-2"
yard = ""
play = """
D:6-6 C:6-0L B:1-0L A:6-5R D:5-3R C:4-1L B:4-3L A:pass D:6-3L
C:3-1R B:2-1R A:6-1L D:6-2R C:1-1L B:pass A:5-1L D:5-5L C:5-2L
B:3-2L A:pass D:6-4R C:3-0L B:5-4R A:5-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-0 4-3 3-1 1-0 0-0"
deal.B = "6-3 6-1 5-5 5-4 5-3 5-1 3-2"
deal.C = "6-6 6-2 5-2 4-4 3-3 2-1 2-0"
deal.D = "5-0 4-2 4-1 4-0 3-0 2-2 1-1"
yard = ""
play = """
C:6-6 B:6-3L A:6-5R D:5-0R C:3-3L B:5-3L A:6-0R D:pass C:5-2L
B:3-2L A:6-4R D:4-1R C:2-1R B:pass A:4-3L D:4-2L C:6-2L B:6-1L
A:3-1L D:3-0L C:2-0L B:pass A:pass D:2-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-0 5-3 3-0 2-2 1-1"
deal.B = "6-3 5-5 5-2 5-0 3-1 2-0 1-0"
deal.C = "6-2 6-1 5-4 5-1 4-4 4-1 3-3"
deal.D = "6-6 4-3 4-2 4-0 3-2 2-1 0-0"
yard = ""
play = """
D:6-6 C:6-2L B:5-2L A:6-5L D:pass C:6-1L B:1-0L A:6-4R D:4-2R
C:pass B:2-0R A:6-0L D:0-0R C:pass B:5-0R A:5-3R D:3-2R C:pass
B:6-3L A:2-2R D:4-3L C:5-4L B:5-5L A:pass D:2-1R C:5-1L B:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-0 4-2 2-1 1-1 1-0"
deal.B = "6-0 5-3 5-2 4-4 3-3 3-1 2-2"
deal.C = "6-5 6-1 5-5 5-1 4-1 2-0 0-0"
deal.D = "6-3 6-2 5-4 4-3 4-0 3-2 3-0"
yard = ""
play = """
A:6-6 D:6-3L C:6-5R B:5-3R A:pass D:3-0L C:2-0L B:3-3R A:4-2L
D:4-3L C:pass B:3-1L A:2-1L D:3-2L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-1 4-4 4-2 2-0 1-0"
deal.B = "6-4 6-3 5-3 5-2 4-0 2-1 0-0"
deal.C = "6-5 5-0 4-3 4-1 3-2 3-0 1-1"
deal.D = "6-2 6-1 5-5 5-4 3-3 3-1 2-2"
yard = ""
play = """
A:6-6 D:6-2L C:3-2L B:6-3L A:6-0L D:6-1R C:5-0L B:2-1R A:5-1L
D:3-1L C:4-3L B:6-4L A:4-2R D:5-4R C:6-5L B:5-3L A:pass D:3-3L
C:3-0L B:4-0L A:4-4L D:5-5R C:4-1L B:5-2R A:2-0R D:pass C:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-5 4-1 3-2 2-2 2-1"
deal.B = "6-3 6-1 5-2 4-4 2-0 1-0 0-0"
deal.C = "6-4 5-1 5-0 4-0 3-3 3-0 1-1"
deal.D = "6-5 6-2 5-4 5-3 4-3 4-2 3-1"
yard = ""
play = """
A:6-6 D:6-5L C:5-1L B:6-1L A:6-0L D:6-2R C:5-0L B:5-2L A:3-2L
D:5-3L C:pass B:2-0R A:5-5L D:5-4L C:6-4L B:0-0R A:pass D:pass
C:4-0R B:4-4R A:4-1R D:3-1R C:3-3R B:6-3R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-2 4-3 3-0 2-1 2-0 1-1"
deal.B = "6-6 6-4 5-5 4-4 4-1 3-3 3-2"
deal.C = "6-3 6-0 5-3 5-0 4-0 2-2 0-0"
deal.D = "6-5 6-1 5-4 5-1 4-2 3-1 1-0"
yard = ""
play = """
B:6-6 A:6-2L D:6-1R C:2-2L B:4-1R A:5-2L D:4-2R C:5-3L B:3-2L
A:2-1L D:1-0L C:6-0L B:6-4L A:4-3L D:3-1L C:pass B:pass A:1-1L
D:5-1L C:5-0L B:pass A:3-0L D:pass C:6-3L B:pass A:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-2 6-0 4-3 3-3 2-0"
deal.B = "6-6 6-1 5-4 5-2 5-1 4-4 0-0"
deal.C = "6-4 4-2 4-1 3-2 3-1 2-2 2-1"
deal.D = "5-5 5-3 5-0 4-0 3-0 1-1 1-0"
yard = ""
play = """
B:6-6 A:6-5L D:5-3L C:3-2L B:5-2L A:6-3R D:5-5L C:3-1R B:5-1R
A:pass D:5-0L C:pass B:0-0L A:6-0L D:pass C:6-4L B:5-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 5-4 5-0 3-3 2-2 0-0"
deal.B = "6-5 6-0 4-3 4-2 3-1 2-1 1-0"
deal.C = "6-2 5-5 5-2 4-0 3-2 3-0 2-0"
deal.D = "6-6 6-4 5-3 5-1 4-4 4-1 1-1"
yard = ""
play = """
D:6-6 C:6-2L B:2-1L A:6-3R D:5-3R C:5-5R B:6-5R A:6-1L D:6-4L
C:4-0L B:6-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-35"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 3, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-35"
commitment = "2d7a25347d2a3ba1cc84f229229f8b979ada640db3278a068a1884364afd9460"
secret = "e62d6cde8a67113b25ba71017a90eff493c9221e92ccf8126644a3317c856ff5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 5-0 4-3 3-1 1-1 1-0 0-0"
deal.B = "6-6 6-3 6-2 5-2 4-1 3-2 2-0"
deal.C = "6-0 5-3 4-4 4-2 4-0 3-0 2-1"
deal.D = "6-5 6-1 5-5 5-4 5-1 3-3 2-2"
yard = ""
play = """
B:6-6 A:6-4L D:6-5R C:4-2L B:6-2L A:5-0R D:6-1L C:3-0R B:4-1L
A:4-3L D:3-3L C:5-3L B:5-2L A:3-1R D:5-1R C:2-1L B:pass A:1-1L
D:5-5R C:pass B:pass A:1-0L D:5-4R C:6-0L B:6-3L A:pass D:pass
C:4-4R B:3-2L A:pass D:2-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 2 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-1 5-5 5-3 5-0 4-1"
deal.B = "6-2 5-1 4-4 3-3 3-1 2-0 1-0"
deal.C = "6-6 6-3 5-4 4-2 4-0 3-0 2-1"
deal.D = "6-0 5-2 4-3 3-2 2-2 1-1 0-0"
yard = ""
play = """
C:6-6 B:6-2L A:6-5R D:5-2L C:5-4L B:4-4L A:5-5R D:4-3L C:3-0L
B:2-0L A:5-3R D:3-2L C:6-3L B:3-3R A:6-4L D:pass C:4-2L B:3-1R
A:4-1R D:2-2L C:4-0R B:1-0R A:6-1R D:6-0R C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-3 5-0 4-0 3-3 3-1"
deal.B = "4-4 4-1 3-2 2-1 2-0 1-1 0-0"
deal.C = "6-5 6-2 6-1 5-4 5-2 5-1 2-2"
deal.D = "6-4 6-0 5-5 4-3 4-2 3-0 1-0"
yard = ""
play = """
A:6-6 D:6-4L C:6-2R B:4-4L A:4-0L D:6-0L C:6-1L B:4-1L A:pass
D:4-3L C:2-2R B:3-2L A:pass D:4-2L C:5-4L B:2-1R A:5-3L D:3-0L
C:5-1R B:2-0L A:5-0R D:1-0R C:5-2L B:1-1R A:3-1R D:5-5L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 2 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 6-1 6-0 4-3 2-0 1-1"
deal.B = "5-5 5-4 5-0 4-2 3-3 3-0 0-0"
deal.C = "6-5 6-4 5-3 5-1 4-4 4-0 3-1"
deal.D = "6-6 5-2 4-1 3-2 2-2 2-1 1-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-5L A:6-3R D:5-2L C:5-3R B:4-2L A:4-3L D:3-2L
C:5-1R B:pass A:6-1R D:2-2L C:6-4R B:5-4R A:6-2L D:pass C:pass
B:5-0R A:6-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-1 5-3 5-0 4-1 1-0"
deal.B = "6-5 6-4 6-3 5-5 4-3 3-3 2-2"
deal.C = "6-0 5-4 5-2 4-4 4-0 3-0 0-0"
deal.D = "5-1 4-2 3-2 3-1 2-1 2-0 1-1"
yard = ""
play = """
A:6-6 D:pass C:6-0L B:6-5R A:5-0L D:5-1L C:5-4R B:6-4R A:6-1L
D:pass C:pass B:6-3L A:5-3L D:pass C:5-2L B:2-2L A:6-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-5 4-1 4-0 2-1 0-0"
deal.B = "6-4 5-2 5-1 4-4 4-3 3-3 2-0"
deal.C = "6-1 5-4 5-0 3-1 3-0 1-1 1-0"
deal.D = "6-3 6-2 6-0 5-3 4-2 3-2 2-2"
yard = ""
play = """
A:6-6 D:6-3L C:3-1L B:5-1L A:6-5R D:5-3L C:5-0R B:4-3L A:4-0L
D:6-0L C:3-0R B:6-4L A:4-1L D:3-2R C:1-1L B:5-2R A:5-5R D:pass
C:5-4R B:4-4R A:2-1L D:6-2L C:6-1L B:pass A:pass D:4-2R C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-4 5-0 4-3 4-1 3-1 2-1"
deal.B = "6-5 6-0 4-4 4-2 3-0 1-1 0-0"
deal.C = "6-6 6-1 5-5 5-3 5-1 3-3 2-2"
deal.D = "6-4 6-3 5-2 4-0 3-2 2-0 1-0"
yard = ""
play = """
C:6-6 B:6-5L A:5-4L D:6-4L C:6-1L B:1-1L A:4-1L D:6-3R C:5-3R
B:4-4L A:4-3L D:5-2R C:2-2R B:3-0L A:6-2R D:4-0L C:pass B:4-2L
A:2-1L D:1-0L C:pass B:6-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-36"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 2, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-36"
commitment = "dd4e2d74544b1b7e89b9c416b10158df691fdb3291404b15a6c3f5e1300ec2c5"
secret = "372c072e3ea8e5c9a97da6b73e327e190b83b804c24ce6219c4ad793dd9268e3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-5 5-1 5-0 4-2 3-3 3-1 1-1"
deal.B = "6-1 6-0 5-2 4-1 3-2 3-0 2-2"
deal.C = "6-6 6-5 6-3 4-4 4-3 2-0 0-0"
deal.D = "6-4 6-2 5-4 5-3 4-0 2-1 1-0"
yard = ""
play = """
C:6-6 B:6-1L A:5-1L D:5-4L C:6-5R B:5-2R A:4-2L D:6-2L C:6-3L
B:3-2L A:pass D:2-1L C:2-0R B:6-0R A:3-1L D:5-3L C:pass B:pass
A:5-5L D:6-4R C:4-4R B:4-1R A:5-0L D:4-0L C:4-3L B:3-0L A:1-1R
D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-3 5-2 5-1 3-0 2-2"
deal.B = "6-5 5-5 5-4 4-4 3-2 3-1 2-0"
deal.C = "6-6 6-0 5-0 4-3 4-1 3-3 1-1"
deal.D = "6-4 6-2 4-2 4-0 2-1 1-0 0-0"
yard = ""
play = """
C:6-6 B:6-5L A:5-3L D:6-4R C:4-3L B:5-4L A:5-2L D:4-2L C:4-1L
B:4-4R A:6-1L D:6-2L C:pass B:3-2L A:6-3L D:4-0R C:6-0L B:2-0L
A:2-2L D:0-0R C:5-0R B:5-5R A:5-1R D:2-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 4-4 4-1 3-0 2-2"
deal.B = "6-0 5-0 3-3 3-1 2-0 1-0 0-0"
deal.C = "6-5 6-1 5-5 5-1 4-2 3-2 2-1"
deal.D = "6-4 5-4 5-3 5-2 4-3 4-0 1-1"
yard = ""
play = """
A:6-6 D:6-4L C:6-5R B:5-0R A:4-4L D:4-0R C:4-2L B:2-0L A:3-0L
D:4-3L C:pass B:pass A:4-1L D:5-4R C:5-5R B:3-1L A:6-3L D:5-3R
C:6-1L B:1-0L A:pass D:pass C:3-2R B:0-0L A:6-2R D:pass C:pass
B:6-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-1 4-4 4-3 4-2 4-0"
deal.B = "6-6 5-5 5-2 3-3 2-2 2-0 0-0"
deal.C = "6-4 6-3 6-0 5-0 3-2 3-1 2-1"
deal.D = "6-5 5-4 5-3 4-1 3-0 1-1 1-0"
yard = ""
play = """
B:6-6 A:6-2L D:6-5R C:3-2L B:3-3L A:4-3L D:5-4L C:5-0L B:2-0L
A:4-2L D:5-3R C:6-4L B:pass A:6-1L D:1-1L C:6-3R B:pass A:5-1L
D:pass C:6-0R B:5-2L A:4-0R D:4-1R C:3-1R B:2-2L A:pass D:3-0R
C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-3 4-4 4-3 4-0 3-1 0-0"
deal.B = "6-5 6-1 6-0 4-2 3-2 2-1 2-0"
deal.C = "6-6 6-3 6-2 5-4 5-2 4-1 3-3"
deal.D = "6-4 5-1 5-0 3-0 2-2 1-1 1-0"
yard = ""
play = """
C:6-6 B:6-5L A:5-5L D:5-1L C:6-3R B:3-2R A:3-1L D:2-2R C:6-2R
B:6-0R A:5-3L D:5-0L C:pass B:2-0L A:4-0R D:6-4R C:5-2L B:6-1R
A:pass D:1-0R C:5-4L B:4-2L A:0-0R D:3-0R C:3-3R B:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 5-2 5-1 4-1 3-1 2-0"
deal.B = "6-5 6-2 5-4 4-2 3-3 1-1 1-0"
deal.C = "6-4 6-1 5-3 4-0 2-2 2-1 0-0"
deal.D = "6-6 6-0 5-0 4-4 4-3 3-2 3-0"
yard = ""
play = """
D:6-6 C:6-4L B:5-4L A:5-5L D:6-0R C:5-3L B:1-0R A:6-3L D:pass
C:6-1L B:1-1L A:5-1L D:5-0L C:4-0L B:4-2L A:5-2L D:pass C:2-1R
B:6-5L A:2-0R D:3-0R C:pass B:3-3R A:3-1R D:pass C:pass B:6-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-37"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-37"
commitment = "d2cd30732782687b2ad72fbc86d0d804b729ab681ba938892f3fcf16cacee7d9"
secret = "8c79b44dba8b343f675f2530247dc7987247f3f15a6ba885f8d096617aa202cc"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-5 5-2 3-0 2-2 1-1"
deal.B = "6-6 6-5 6-1 5-3 4-1 3-3 2-0"
deal.C = "6-2 6-0 5-1 4-3 4-0 3-2 1-0"
deal.D = "5-4 5-0 4-4 4-2 3-1 2-1 0-0"
yard = ""
play = """
B:6-6 A:6-3L D:3-1L C:6-2R B:6-1L A:2-2R D:4-2R C:4-3R B:6-5L
A:3-0R D:5-4L C:4-0L B:2-0L A:5-2L D:5-0L C:6-0L B:pass A:6-4L
D:4-4L C:1-0R B:4-1L A:1-1L D:2-1L C:5-1R B:5-3R A:pass D:pass
C:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-0 3-1 2-2 1-0 0-0"
deal.B = "6-1 5-5 5-2 4-3 4-1 3-3 2-1"
deal.C = "6-6 6-5 6-2 5-4 5-1 3-0 2-0"
deal.D = "6-0 5-3 4-4 4-2 4-0 3-2 1-1"
yard = ""
play = """
C:6-6 B:6-1L A:6-3R D:1-1L C:5-1L B:5-5L A:3-1R D:5-3L C:3-0L
B:4-1R A:6-4R D:6-0L C:6-5L B:5-2L A:2-2L D:4-2L C:5-4L B:pass
A:5-0L D:4-0L C:6-2R B:4-3L A:pass D:3-2L C:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-38"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 4, BD = 7 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-38"
commitment = "1ed56b5d9e1d28aad5264286a613fa931205f0fb028d265c40fb6f61d214cb28"
secret = "fe10279625112c2912c8f16b089ddd81783c7d602e5e5fdc1629df11776b48d4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-4 5-0 4-2 3-2 2-1"
deal.B = "6-6 6-0 5-3 4-4 4-1 2-0 0-0"
deal.C = "6-4 6-3 4-3 4-0 3-1 3-0 1-0"
deal.D = "6-5 6-1 5-2 5-1 3-3 2-2 1-1"
yard = ""
play = """
B:6-6 A:6-2L D:6-5R C:pass B:2-0L A:5-5R D:5-1R C:4-0L B:4-1R
A:5-4L D:5-2L C:6-4R B:6-0R A:4-2L D:pass C:4-3L B:5-3L A:5-0L
D:pass C:3-0L B:0-0R A:3-2L D:2-2L C:1-0R B:pass A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-1 4-3 3-3 3-2 2-1 2-0"
deal.B = "6-3 5-5 4-4 3-1 1-1 1-0 0-0"
deal.C = "6-1 6-0 5-4 5-3 5-2 4-2 3-0"
deal.D = "6-6 6-4 6-2 5-0 4-1 4-0 2-2"
yard = ""
play = """
D:6-6 C:6-1L B:6-3R A:4-3R D:4-1L C:5-4L B:5-5L A:6-5L D:6-4L
C:4-2L B:4-4R A:3-2L D:4-0R C:5-3L B:1-0R A:5-1L D:pass C:pass
B:1-1L A:2-1L D:6-2L C:6-0L B:0-0L A:2-0L D:2-2L C:5-2L B:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-4 5-3 5-2 4-4 4-2 3-3"
deal.B = "6-5 6-1 5-1 5-0 4-0 2-0 1-1"
deal.C = "6-6 6-3 6-2 4-3 3-1 2-2 2-1"
deal.D = "6-4 5-5 4-1 3-2 3-0 1-0 0-0"
yard = ""
play = """
C:6-6 B:6-5L A:5-4L D:4-1L C:3-1L B:6-1R A:5-3L D:1-0R C:pass
B:5-0R A:5-2L D:3-2L C:6-3L B:5-1R A:6-0L D:0-0L C:2-1R B:2-0R
A:pass D:3-0L C:4-3L B:4-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 5-0 4-0 3-3 3-1 2-0"
deal.B = "6-6 6-0 5-4 5-3 5-1 1-0 0-0"
deal.C = "5-2 4-3 4-2 3-2 3-0 2-2 1-1"
deal.D = "6-5 6-3 6-2 5-5 4-4 4-1 2-1"
yard = ""
play = """
B:6-6 A:6-4L D:4-4L C:4-3L B:5-3L A:6-1R D:2-1R C:5-2L B:pass
A:2-0L D:6-2R C:3-0L B:6-0R A:3-3L D:6-3L C:pass B:0-0R A:5-0R
D:5-5R C:pass B:5-1R A:3-1R D:6-5L C:3-2R B:5-4L A:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-0 5-4 5-2 4-3 4-2 2-0"
deal.B = "6-5 6-1 4-1 4-0 3-3 2-2 0-0"
deal.C = "6-3 5-1 5-0 3-2 3-0 2-1 1-1"
deal.D = "6-6 6-4 5-5 5-3 4-4 3-1 1-0"
yard = ""
play = """
D:6-6 C:6-3L B:3-3L A:6-2R D:5-3L C:5-1L B:6-1L A:5-2R D:5-5R
C:5-0R B:6-5L A:5-4L D:4-4L C:3-0R B:4-0L A:4-3R D:1-0L C:2-1L
B:2-2L A:4-2L D:6-4L C:pass B:4-1R A:6-0L D:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-2 5-1 4-4 4-1 1-0"
deal.B = "6-0 4-2 3-3 3-2 3-1 2-0 1-1"
deal.C = "6-6 6-4 5-4 5-3 4-3 2-2 2-1"
deal.D = "6-5 6-2 5-5 5-0 4-0 3-0 0-0"
yard = ""
play = """
C:6-6 B:6-0L A:6-3R D:3-0L C:5-3L B:3-3R A:5-2L D:6-2L C:6-4L
B:4-2L A:pass D:pass C:2-2L B:3-2L A:pass D:pass C:4-3L B:3-1R
A:4-4L D:4-0L C:2-1R B:2-0L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 5-4 5-1 4-2 4-0 3-1"
deal.B = "6-6 6-4 6-1 6-0 4-4 4-1 3-2"
deal.C = "6-5 5-0 3-3 2-2 2-0 1-1 1-0"
deal.D = "6-2 5-3 5-2 4-3 3-0 2-1 0-0"
yard = ""
play = """
B:6-6 A:6-3L D:5-3L C:6-5L B:6-4L A:5-4L D:6-2R C:5-0L B:6-0L
A:4-2R D:4-3R C:3-3R B:3-2R A:pass D:2-1R C:1-1R B:6-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-1 4-3 4-0 3-0 1-0 0-0"
deal.B = "6-6 6-5 5-4 5-0 3-3 3-2 2-0"
deal.C = "6-3 6-1 5-5 5-3 4-1 2-2 1-1"
deal.D = "6-4 6-2 6-0 4-4 4-2 3-1 2-1"
yard = ""
play = """
B:6-6 A:pass D:6-2L C:2-2L B:6-5R A:5-2L D:pass C:5-5L B:5-0L
A:5-1R D:6-0L C:6-3L B:3-3L A:4-3L D:4-4L C:4-1L B:pass A:1-0L
D:2-1R C:pass B:2-0L A:pass D:4-2L C:pass B:5-4L A:pass D:pass
C:5-3L B:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 3 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-39"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 4, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-39"
commitment = "dca30918a369f649847e118a74d9b6c3224326383d3a60decbfcf99f4c6dc76a"
secret = "9efcf287d6ff14be882a1fab38117720102842c3805a2416bbac7dc2c1680614"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-5 4-1 3-3 3-0 0-0"
deal.B = "6-0 5-4 5-3 5-2 4-4 4-2 4-0"
deal.C = "6-6 6-4 6-3 5-0 3-2 2-2 2-1"
deal.D = "6-1 5-1 4-3 3-1 2-0 1-1 1-0"
yard = ""
play = """
C:6-6 B:6-0L A:6-5R D:5-1R C:2-1R B:4-0L A:6-2R D:4-3L C:6-3R
B:5-3L A:5-5L D:3-1R C:5-0L B:pass A:3-0L D:6-1R C:3-2L B:5-2L
A:pass D:pass C:6-4R B:5-4L A:4-1L D:1-1L C:pass B:4-4R A:pass
D:1-0L C:pass B:4-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-3 5-1 4-3 4-1 2-2 0-0"
deal.B = "6-2 6-0 5-2 4-0 3-3 2-0 1-1"
deal.C = "6-6 6-4 6-3 5-5 4-2 3-2 1-0"
deal.D = "6-5 5-4 5-0 4-4 3-1 3-0 2-1"
yard = ""
play = """
C:6-6 B:6-2L A:6-1R D:3-1R C:4-2L B:4-0L A:4-3R D:5-4R C:5-5R
B:6-0L A:5-1R D:6-5L C:1-0R B:5-2L A:2-2L D:5-0R C:3-2L B:3-3L
A:5-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-5 4-2 3-0 1-1 0-0"
deal.B = "6-5 5-4 5-3 4-4 2-2 2-1 1-0"
deal.C = "6-1 5-2 5-1 5-0 3-3 3-1 2-0"
deal.D = "6-6 6-4 6-0 4-3 4-1 4-0 3-2"
yard = ""
play = """
D:6-6 C:6-1L B:2-1L A:6-2L D:6-4L C:pass B:5-4L A:5-5L D:6-0R
C:5-0L B:1-0L A:1-1L D:4-1L C:2-0R B:4-4L A:4-2L D:3-2L C:3-1L
B:2-2R A:pass D:pass C:5-2R B:6-5R A:6-3R D:4-3R C:5-1L B:5-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-0 4-2 3-2 2-1 1-1"
deal.B = "6-2 5-1 4-0 3-3 3-1 1-0 0-0"
deal.C = "6-6 6-5 5-3 5-2 4-4 4-1 2-2"
deal.D = "6-3 6-1 5-5 5-4 4-3 3-0 2-0"
yard = ""
play = """
C:6-6 B:6-2L A:6-0R D:3-0R C:2-2L B:3-3R A:3-2R D:2-0L C:5-2R
B:4-0L A:4-2L D:5-5R C:6-5R B:pass A:6-4R D:5-4R C:5-3R B:3-1R
A:2-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 6-1 5-3 5-1 3-3 0-0"
deal.B = "6-0 5-5 4-3 4-2 4-0 3-0 1-0"
deal.C = "6-6 6-4 4-4 4-1 3-2 2-1 1-1"
deal.D = "6-5 5-4 5-2 5-0 3-1 2-2 2-0"
yard = ""
play = """
C:6-6 B:6-0L A:6-3R D:5-0L C:3-2R B:5-5L A:6-2R D:6-5L C:6-4L
B:4-3L A:3-3L D:3-1L C:1-1L B:1-0L A:6-1R D:2-0L C:2-1L B:pass
A:5-1L D:5-4L C:4-1R B:4-2L A:pass D:5-2L C:4-4R
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 5-1 4-4 3-1 2-2 2-0"
deal.B = "6-4 6-3 6-1 6-0 5-2 5-0 4-2"
deal.C = "6-6 5-4 4-1 4-0 3-0 1-1 1-0"
deal.D = "6-5 5-3 4-3 3-3 3-2 2-1 0-0"
yard = ""
play = """
C:6-6 B:6-4L A:4-4L D:6-5R C:4-0L B:6-0L A:5-5R D:5-3R C:3-0R
B:6-3L A:2-0R D:4-3L C:5-4L B:5-2L A:2-2L D:3-2L C:pass B:4-2R
A:3-1L D:2-1L C:4-1R B:6-1R A:6-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-1 4-3 3-3 2-0 1-1 1-0"
deal.B = "6-4 6-0 5-3 5-0 4-0 3-0 2-2"
deal.C = "6-6 6-5 5-5 5-2 4-2 3-2 0-0"
deal.D = "6-3 6-1 5-4 4-4 4-1 3-1 2-1"
yard = ""
play = """
C:6-6 B:6-4L A:4-3L D:6-3L C:6-5L B:5-3L A:3-3L D:6-1R C:3-2L
B:2-2L A:6-2L D:4-1R C:4-2R B:6-0L A:1-0L D:3-1L C:5-2R B:3-0L
A:5-1R D:2-1R C:0-0L B:5-0L A:2-0R D:5-4L C:pass B:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 3 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-40"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 4, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-40"
commitment = "75f52586f4dbed05ca504da474a6d7bbfb446f8c253aa6a9b8197f4a6fe52578"
secret = "db7f9f5ae7a4bb265bc54df00d4bdf191d9b4df459353ef691d8e90436ef9964"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 5-4 5-3 5-0 4-4 4-3"
deal.B = "6-5 6-2 6-0 4-0 3-3 1-0 0-0"
deal.C = "6-1 5-1 3-1 3-0 2-1 2-0 1-1"
deal.D = "6-6 5-5 5-2 4-2 4-1 3-2 2-2"
yard = ""
play = """
D:6-6 C:6-1L B:6-0R A:5-0R D:5-5R C:5-1L B:6-5L A:6-4L D:4-2L
C:2-1L B:1-0L A:5-4R D:4-1R C:3-1R B:0-0L A:6-3R D:pass C:3-0L
B:6-2R A:5-3L D:2-2R C:2-0R B:4-0R A:4-4R D:5-2L C:pass B:pass
A:4-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 5-0 4-1 4-0 3-0 0-0"
deal.B = "6-3 6-2 5-2 4-3 4-2 3-3 3-2"
deal.C = "6-6 6-0 5-5 5-1 2-2 2-0 1-1"
deal.D = "6-5 5-4 5-3 4-4 3-1 2-1 1-0"
yard = ""
play = """
C:6-6 B:6-2L A:6-4R D:4-4R C:2-2L B:4-2R A:pass D:2-1L C:5-1L
B:5-2L A:pass D:pass C:2-0L B:3-2R A:5-0L D:5-3R C:5-5L B:pass
A:pass D:6-5L C:6-0L B:pass A:4-0L D:5-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-5 5-3 4-0 2-2 1-1"
deal.B = "5-4 5-2 4-4 3-3 3-2 3-1 1-0"
deal.C = "6-3 6-2 6-1 5-1 5-0 4-2 2-0"
deal.D = "6-4 6-0 4-3 4-1 3-0 2-1 0-0"
yard = ""
play = """
A:6-6 D:6-4L C:6-3R B:3-3R A:4-0L D:3-0R C:5-0L B:1-0R A:6-5L
D:6-0L C:6-1R B:pass A:pass D:0-0L C:6-2R B:5-2R A:5-5R D:pass
C:5-1R B:3-1R A:5-3R D:pass C:2-0L B:5-4R A:2-2L D:4-3R C:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 4-4 4-2 3-1 1-1 0-0"
deal.B = "6-6 6-5 6-1 5-4 4-0 3-0 2-1"
deal.C = "6-4 6-3 5-3 5-2 5-0 3-2 2-2"
deal.D = "6-2 5-1 4-3 4-1 3-3 2-0 1-0"
yard = ""
play = """
B:6-6 A:6-0L D:1-0L C:6-4R B:2-1L A:4-2L D:4-1L C:pass B:5-4R
A:3-1L D:3-3L C:6-3L B:6-5L A:5-5L D:5-1L C:5-3R B:6-1L A:pass
D:4-3R C:pass B:4-0R A:0-0R D:6-2L C:5-2L B:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 5-3 4-0 3-1 2-1 1-0"
deal.B = "6-0 5-4 3-3 3-2 2-2 2-0 1-1"
deal.C = "6-6 6-5 6-2 5-0 4-4 4-2 0-0"
deal.D = "6-3 6-1 5-2 5-1 4-3 4-1 3-0"
yard = ""
play = """
C:6-6 B:6-0L A:4-0L D:4-3L C:6-5R B:3-3L A:5-3L D:5-1L C:5-0R
B:1-1L A:3-1L D:3-0R C:pass B:3-2L A:2-1L D:6-1L C:6-2L B:2-0L
A:1-0L D:6-3R C:pass B:pass A:6-4R D:4-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-4 5-1 5-0 4-3 4-2 1-1"
deal.B = "5-3 5-2 4-0 3-1 2-2 2-1 1-0"
deal.C = "6-6 6-2 6-1 5-5 4-1 3-2 3-0"
deal.D = "6-5 6-4 6-0 4-4 3-3 2-0 0-0"
yard = ""
play = """
C:6-6 B:pass A:6-3L D:3-3L C:6-2R B:5-3L A:5-4L D:6-4L C:6-1L
B:2-2R A:5-1L D:6-5L C:3-2R B:3-1R A:1-1R D:6-0L C:4-1R B:4-0L
A:4-3L D:4-4R C:3-0L B:1-0L A:4-2R D:2-0R C:pass B:2-1L A:5-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-5 5-4 5-0 4-4 4-1 4-0"
deal.B = "6-4 6-1 5-1 3-3 3-1 3-0 2-1"
deal.C = "6-3 5-2 4-3 3-2 2-2 1-0 0-0"
deal.D = "6-6 6-2 6-0 5-3 4-2 2-0 1-1"
yard = ""
play = """
D:6-6 C:6-3L B:6-1R A:4-1R D:4-2R C:4-3L B:6-4L A:6-5L D:6-2R
C:5-2L B:2-1L A:pass D:1-1L C:1-0L B:3-0L A:pass D:5-3L C:pass
B:5-1L A:pass D:6-0R C:0-0R B:3-1L A:5-0R D:pass C:3-2L B:pass
A:5-5R D:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-1 5-3 5-0 3-1 2-2 2-1"
deal.B = "6-5 6-0 5-4 4-4 4-2 1-1 1-0"
deal.C = "5-1 4-3 4-1 4-0 3-3 3-2 3-0"
deal.D = "6-6 6-4 6-3 5-5 5-2 2-0 0-0"
yard = ""
play = """
D:6-6 C:pass B:6-5L A:5-3L D:6-3L C:pass B:6-0L A:5-0L D:5-5L
C:5-1L B:1-1L A:6-1L D:6-4L C:4-3L B:pass A:3-1L D:pass C:4-1L
B:5-4L A:6-2R D:5-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 6-1 6-0 5-3 4-3 3-1"
deal.B = "6-2 5-4 5-0 4-2 2-2 2-0 1-1"
deal.C = "6-5 5-5 4-4 4-1 3-3 2-1 0-0"
deal.D = "6-6 5-2 5-1 4-0 3-2 3-0 1-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-0L A:6-0L D:pass C:pass B:6-2L A:6-4R D:4-0R
C:2-1L B:1-1L A:6-1L D:1-0R C:4-1R B:5-4R A:6-3L D:5-1R C:3-3L
B:pass A:5-3L D:5-2L C:pass B:2-2L A:3-1R D:3-2R C:pass B:2-0L
A:pass D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 6-0 4-2 4-0 2-2 2-0"
deal.B = "6-5 5-2 5-1 5-0 4-3 3-3 1-1"
deal.C = "6-3 5-4 4-4 4-1 3-0 2-1 0-0"
deal.D = "6-6 6-2 5-5 5-3 3-2 3-1 1-0"
yard = ""
play = """
D:6-6 C:6-3L B:4-3L A:6-4L D:6-2L C:2-1L B:6-5R A:6-1L D:5-5R
C:5-4R B:pass A:6-0L D:1-0L C:4-4R B:5-1L A:4-2R D:3-2R C:3-0R
B:5-0R A:pass D:5-3L C:pass B:5-2R A:2-2R D:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-41"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 5, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-41"
commitment = "feecc73a47517de4c4d5eba6f0d3298a52c0eea6bc453b97812ca68b8a4e34ed"
secret = "1ffa195a40fd0886e9bb434b2ae55f626c94d1e0bbdcb7a2d4b92af55b6f1ae1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 4-4 4-2 4-0 3-3 0-0"
deal.B = "6-6 5-4 5-3 5-1 2-2 2-1 2-0"
deal.C = "6-2 6-1 4-1 3-1 3-0 1-1 1-0"
deal.D = "6-5 6-3 6-0 5-2 5-0 4-3 3-2"
yard = ""
play = """
B:6-6 A:6-4L D:4-3L C:3-1L B:5-1L A:5-5L D:6-5L C:6-1L B:2-1L
A:4-2L D:6-3R C:4-1L B:5-3R A:pass D:5-2R C:6-2R B:pass A:pass
D:6-0R C:1-0R B:pass A:pass D:pass C:1-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-3 5-0 3-1 3-0 2-2 2-1"
deal.B = "6-6 6-5 6-1 5-2 4-2 4-0 3-2"
deal.C = "6-4 6-0 5-4 5-1 3-3 1-1 1-0"
deal.D = "6-2 5-5 4-4 4-3 4-1 2-0 0-0"
yard = ""
play = """
B:6-6 A:6-3L D:4-3L C:6-4L B:6-5L A:5-3L D:6-2R C:3-3L B:5-2R
A:3-1L D:4-1L C:5-4L B:pass A:5-0L D:2-0L C:5-1R B:6-1R A:2-2L
D:pass C:6-0R B:4-2L A:3-0R D:4-4L C:pass B:3-2R A:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-5 4-3 3-2 3-1 2-0 0-0"
deal.B = "6-5 6-0 5-4 5-3 4-1 2-2 1-1"
deal.C = "6-2 6-1 5-2 5-1 5-0 4-0 3-0"
deal.D = "6-6 6-3 4-4 4-2 3-3 2-1 1-0"
yard = ""
play = """
D:6-6 C:6-2L B:6-5R A:3-2L D:6-3L C:5-0R B:6-0L A:0-0L D:1-0L
C:6-1L B:pass A:6-4L D:4-4L C:4-0L B:pass A:2-0L D:4-2L C:3-0R
B:5-4L A:4-3R D:pass C:5-2L B:4-1R A:3-1R D:2-1L C:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-2 3-3 2-2 2-0 1-0"
deal.B = "6-5 6-3 6-1 5-3 5-2 4-3 2-1"
deal.C = "5-5 5-0 4-2 4-1 4-0 3-2 1-1"
deal.D = "6-0 5-4 5-1 4-4 3-1 3-0 0-0"
yard = ""
play = """
A:6-6 D:6-0L C:4-0L B:6-5R A:6-4L D:5-4R C:4-2R B:6-3L A:2-2R
D:3-1L C:4-1L B:4-3L A:6-2R D:3-0L C:5-0L B:5-3L A:3-3L D:pass
C:3-2L B:5-2L A:pass D:5-1L C:1-1L B:6-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-1 4-3 3-3 2-2 1-1 0-0"
deal.B = "6-5 5-3 5-0 4-2 3-2 3-1 2-1"
deal.C = "6-6 6-2 6-0 5-2 4-4 4-1 2-0"
deal.D = "6-4 6-3 6-1 5-5 4-0 3-0 1-0"
yard = ""
play = """
C:6-6 B:6-5L A:5-1L D:6-1L C:6-2L B:4-2L A:5-4L D:5-5L C:5-2L
B:3-2L A:4-3L D:6-4L C:6-0L B:5-0L A:pass D:6-3R C:pass B:5-3L
A:3-3L D:3-0L C:2-0L B:3-1R A:1-1R D:1-0R C:pass B:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-3 5-1 4-3 4-1 3-3 2-1"
deal.B = "6-4 5-4 5-0 4-4 3-2 3-1 0-0"
deal.C = "6-3 5-5 4-2 4-0 2-2 1-1 1-0"
deal.D = "6-6 6-5 6-2 6-1 5-2 3-0 2-0"
yard = ""
play = """
D:6-6 C:6-3L B:6-4R A:5-3L D:6-5L C:4-2R B:3-2R A:3-3R D:6-2L
C:2-2L B:3-1R A:4-1R D:5-2L C:5-5L B:5-4L A:4-3L D:3-0L C:4-0L
B:4-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 5-4 5-2 4-4 3-2 2-1"
deal.B = "6-1 5-5 5-1 3-3 2-0 1-0 0-0"
deal.C = "6-6 5-3 4-3 4-2 3-1 3-0 2-2"
deal.D = "6-5 6-4 6-2 5-0 4-1 4-0 1-1"
yard = ""
play = """
C:6-6 B:6-1L A:6-0R D:4-1L C:3-0R B:3-3R A:6-3R D:6-4L C:pass
B:pass A:pass D:6-5L C:5-3L B:pass A:3-2L D:6-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-3 5-2 4-3 1-1 1-0"
deal.B = "6-6 5-0 4-4 4-2 4-0 3-2 0-0"
deal.C = "6-3 6-1 5-1 3-0 2-2 2-1 2-0"
deal.D = "6-2 6-0 5-5 5-4 4-1 3-3 3-1"
yard = ""
play = """
B:6-6 A:6-4L D:5-4L C:5-1L B:pass A:6-5R D:4-1L C:pass B:4-4L
A:4-3L D:3-3L C:6-3L B:5-0R A:1-0R D:6-2L C:2-1L B:pass A:1-1L
D:3-1L C:6-1R B:3-2L A:5-2L D:5-5L C:pass B:pass A:5-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-3 4-4 4-1 3-1 2-0 1-1"
deal.B = "6-5 6-2 6-1 6-0 5-2 5-1 4-3"
deal.C = "6-6 6-3 3-3 3-0 2-2 1-0 0-0"
deal.D = "5-5 5-4 5-0 4-2 4-0 3-2 2-1"
yard = ""
play = """
C:6-6 B:6-5L A:5-3L D:3-2L C:6-3R B:6-2L A:6-4L D:5-4L C:3-3R
B:5-2L A:3-1R D:4-2L C:1-0R B:4-3L A:2-0R D:2-1R C:3-0L B:6-1R
A:pass D:5-0L C:pass B:5-1L A:1-1L D:pass C:pass B:6-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-3 4-2 4-1 3-0 2-1 2-0"
deal.B = "6-6 6-3 6-1 6-0 4-4 1-1 1-0"
deal.C = "5-4 5-2 5-0 4-3 4-0 2-2 0-0"
deal.D = "6-4 6-2 5-5 5-1 3-3 3-2 3-1"
yard = ""
play = """
B:6-6 A:6-5L D:5-5L C:5-4L B:6-3R A:5-3R D:6-4L C:5-0R B:6-1L
A:4-1L D:pass C:4-0R B:4-4L A:4-2L D:6-2L C:4-3R B:6-0L A:2-0L
D:3-2L C:pass B:pass A:3-0L D:3-3R C:0-0L B:1-0L A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 5-5 5-1 5-0 4-0 1-0"
deal.B = "6-3 6-1 5-4 4-4 4-1 3-2 1-1"
deal.C = "6-5 5-3 4-2 2-2 2-1 2-0 0-0"
deal.D = "6-6 6-0 5-2 4-3 3-3 3-1 3-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-4L A:6-2R D:4-3L C:5-3L B:3-2R A:5-0L D:6-0L
C:pass B:6-3L A:pass D:3-3L C:pass B:pass A:pass D:3-1L C:2-1L
B:pass A:pass D:5-2L C:pass B:pass A:5-1L D:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-42"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 3, BD = 7 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-42"
commitment = "4a9f0ab3d14f238048b675a2ed3c5ebf3782e12e0cdfe41359c561e60173a4a7"
secret = "0106aa62aeadc3931c992469a7c67c9d240a9bea6ba4b8325d89203c056310e3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-2 4-4 4-2 4-1 3-3 1-1 0-0"
deal.B = "6-5 6-4 5-4 5-3 4-3 4-0 3-1"
deal.C = "6-6 6-1 6-0 5-5 3-2 2-1 2-0"
deal.D = "6-3 5-2 5-1 5-0 3-0 2-2 1-0"
yard = ""
play = """
C:6-6 B:6-4L A:4-4L D:6-3R C:3-2R B:4-3L A:6-2R D:3-0L C:6-0L
B:6-5L A:pass D:5-1L C:6-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-5 5-4 3-2 1-1 1-0"
deal.B = "6-4 6-3 5-2 5-1 4-4 3-0 0-0"
deal.C = "6-6 5-0 4-1 4-0 3-1 2-2 2-0"
deal.D = "6-1 6-0 5-3 4-3 4-2 3-3 2-1"
yard = ""
play = """
C:6-6 B:6-4L A:6-5R D:4-3L C:3-1L B:5-1L A:5-5L D:5-3L C:5-0R
B:3-0R A:3-2L D:2-1L C:4-1L B:4-4L A:5-4L D:3-3R C:pass B:6-3R
A:6-2R D:4-2R C:4-0R B:5-2L A:1-0R D:6-1R C:2-2L B:pass A:pass
D:6-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 5-2 5-0 2-2 2-0 1-1"
deal.B = "6-6 6-4 6-2 4-4 3-2 3-0 1-0"
deal.C = "6-5 6-0 5-5 4-0 3-3 3-1 2-1"
deal.D = "6-1 5-3 5-1 4-3 4-2 4-1 0-0"
yard = ""
play = """
B:6-6 A:6-3L D:6-1R C:3-3L B:3-2L A:5-2L D:5-1R C:6-5L B:6-4L
A:5-4L D:5-3L C:3-1L B:1-0L A:5-0L D:pass C:5-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 4-2 4-1 3-0 2-2 2-1 2-0"
deal.B = "6-0 5-5 5-2 5-0 3-1 1-0 0-0"
deal.C = "6-5 6-4 6-2 5-4 5-3 4-3 3-2"
deal.D = "6-3 6-1 5-1 4-4 4-0 3-3 1-1"
yard = ""
play = """
A:6-6 D:6-1L C:6-5R B:5-5R A:4-1L D:4-0L C:5-4R B:5-0L A:4-2R
D:5-1L C:6-2R B:6-0R A:2-1L D:pass C:3-2L B:3-1L A:3-0R D:3-3R
C:5-3R B:1-0L A:2-0L D:pass C:pass B:5-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 5-0 4-2 3-0 2-0"
deal.B = "6-0 5-1 4-1 3-1 2-1 1-1 1-0"
deal.C = "6-2 6-1 5-5 5-3 4-4 4-0 3-3"
deal.D = "6-3 5-4 5-2 4-3 3-2 2-2 0-0"
yard = ""
play = """
A:6-6 D:6-3L C:5-3L B:5-1L A:6-5R D:5-4R C:6-1L B:4-1R A:6-4L
D:4-3L C:3-3L B:3-1L A:pass D:pass C:pass B:1-1L A:pass D:pass
C:pass B:1-0L A:5-0L D:5-2L C:6-2L B:6-0L A:3-0L D:3-2L C:pass
B:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 5-4 5-2 2-0 1-1 1-0"
deal.B = "6-4 6-3 6-1 5-3 4-2 4-0 3-2"
deal.C = "6-6 5-0 4-4 3-3 3-1 2-2 0-0"
deal.D = "6-2 5-5 5-1 4-3 4-1 3-0 2-1"
yard = ""
play = """
C:6-6 B:6-4L A:6-5R D:4-3L C:3-3L B:5-3R A:pass D:3-0L C:5-0L
B:6-3R A:5-4L D:4-1L C:3-1L B:6-1R A:1-1R D:2-1R C:2-2R B:3-2R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-4 4-3 4-2 4-1 2-1"
deal.B = "6-2 5-0 4-4 3-3 1-1 1-0 0-0"
deal.C = "6-4 6-1 5-5 5-3 5-2 5-1 3-2"
deal.D = "6-5 6-0 4-0 3-1 3-0 2-2 2-0"
yard = ""
play = """
A:6-6 D:6-0L C:6-4R B:4-4R A:5-4R D:6-5R C:6-1R B:1-0R A:pass
D:3-0L C:5-3L B:5-0L A:pass D:2-0L C:5-2L B:0-0R A:pass D:4-0R
C:5-5L B:pass A:4-3R D:3-1R C:5-1L B:1-1L A:4-1L D:pass C:pass
B:pass A:4-2L D:2-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 2 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-43"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 8 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-43"
commitment = "ad0a825e48d0b8ac81020c0eda3864983ee990dd398722cb4b4973b9f8a47c2f"
secret = "f8d32203ce4b9df82b2e7cd417feae8d9c102c339744aac0936fa62cdcebe59e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 5-4 5-0 3-1 2-1 0-0"
deal.B = "6-0 5-2 5-1 4-1 4-0 3-0 1-1"
deal.C = "6-4 6-2 4-4 4-2 3-2 2-0 1-0"
deal.D = "6-6 6-3 5-5 5-3 4-3 3-3 2-2"
yard = ""
play = """
D:6-6 C:6-2L B:5-2L A:6-5R D:5-5L C:pass B:5-1L A:6-1L D:6-3L
C:3-2L B:pass A:2-1L D:5-3R C:1-0L B:6-0L A:3-1R D:pass C:6-4L
B:4-1L A:pass D:pass C:pass B:1-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-0 4-2 4-0 2-0 1-0"
deal.B = "6-1 5-3 4-3 4-1 3-2 3-1 0-0"
deal.C = "6-6 6-3 5-2 3-3 3-0 2-2 2-1"
deal.D = "6-5 6-2 5-5 5-4 5-1 4-4 1-1"
yard = ""
play = """
C:6-6 B:6-1L A:1-0L D:6-5R C:3-0L B:5-3L A:5-0L D:5-5R C:5-2R
B:0-0L A:2-0R D:pass C:pass B:pass A:6-0L D:6-2L C:2-2L B:3-2L
A:4-0R D:5-4R C:6-3L B:pass A:6-4L D:4-4L C:pass B:4-3L A:pass
D:5-1R C:3-3L B:3-1L A:pass D:1-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 4 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 5-4 4-2 4-1 2-2 1-1"
deal.B = "6-3 5-3 5-0 4-0 3-0 2-1 1-0"
deal.C = "6-2 6-1 5-1 4-4 3-1 2-0 0-0"
deal.D = "6-6 6-0 5-5 5-2 4-3 3-3 3-2"
yard = ""
play = """
D:6-6 C:6-1L B:2-1L A:6-4R D:5-2L C:5-1L B:1-0L A:5-4R D:5-5R
C:0-0L B:5-0L A:6-5L D:6-0L C:2-0L B:5-3R A:2-2L D:4-3R C:4-4R
B:4-0R A:4-2L D:pass C:pass B:3-0R A:4-1L D:3-3R C:3-1L B:6-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 3 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-44"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 3, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-44"
commitment = "ab5fbf5e947fc27061784a17fa6e80be3225ad379175fc40cb01cd2a0eca06d8"
secret = "a676e79b8e801262d1f8fc24be2ef777a441d7a019a538d06d5c282dfb2fafbb"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-4 5-1 4-4 3-2 3-1"
deal.B = "6-6 5-3 5-2 4-0 3-0 2-1 0-0"
deal.C = "6-4 6-2 6-0 5-5 5-0 3-3 1-1"
deal.D = "6-1 4-3 4-2 4-1 2-2 2-0 1-0"
yard = ""
play = """
B:6-6 A:6-5L D:6-1R C:5-5L B:5-2L A:3-2L D:4-3L C:6-4L B:2-1R
A:6-3L D:2-2R C:6-2R B:3-0L A:pass D:2-0L C:6-0R B:4-0R A:5-4R
D:4-2L C:5-0R B:0-0R A:4-4L D:4-1L C:1-1L B:pass A:5-1L D:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-0 3-3 3-1 3-0 1-0"
deal.B = "6-6 5-0 4-4 4-3 4-0 3-2 0-0"
deal.C = "6-3 5-5 5-4 5-2 5-1 2-1 2-0"
deal.D = "6-4 6-1 5-3 4-2 4-1 2-2 1-1"
yard = ""
play = """
B:6-6 A:6-5L D:6-4R C:5-5L B:4-0R A:6-0R D:6-1R C:5-4L B:4-3L
A:3-3L D:5-3L C:5-2L B:3-2L A:3-1L D:1-1L C:5-1L B:5-0L A:3-0L
D:4-1R C:6-3L B:4-4R A:6-2L D:4-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 5-3 5-2 4-3 2-2 2-1"
deal.B = "6-5 6-3 5-1 4-4 3-3 3-1 3-0"
deal.C = "6-6 6-4 5-4 5-0 4-1 2-0 1-1"
deal.D = "6-2 5-5 4-2 4-0 3-2 1-0 0-0"
yard = ""
play = """
C:6-6 B:6-3L A:5-3L D:5-5L C:6-4R B:5-1L A:6-1L D:4-0R C:5-0R
B:6-5L A:5-2L D:6-2L C:5-4R B:4-4R A:6-0L D:4-2R C:2-0L B:pass
A:2-2L D:3-2L C:pass B:3-1L A:2-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-1 5-4 4-0 2-2 1-0"
deal.B = "6-0 5-2 5-0 4-4 4-2 4-1 2-1"
deal.C = "6-3 5-5 5-1 4-3 3-3 3-1 3-0"
deal.D = "6-5 6-4 5-3 3-2 2-0 1-1 0-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-5L B:6-0R A:5-4L D:6-4L C:6-3L B:5-0R A:pass
D:5-3L C:5-1L B:2-1L A:6-2L D:pass C:pass B:5-2R A:6-1L D:1-1L
C:3-1L B:4-2R A:4-0R D:3-2L C:3-0R B:pass A:2-2L D:2-0L C:4-3R
B:4-4R A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-4 5-1 4-1 2-2 1-0"
deal.B = "6-6 6-4 5-5 3-3 3-2 3-0 0-0"
deal.C = "6-1 6-0 5-2 4-4 4-2 2-1 2-0"
deal.D = "6-3 5-3 5-0 4-3 4-0 3-1 1-1"
yard = ""
play = """
B:6-6 A:6-5L D:6-3R C:5-2L B:3-3R A:6-2L D:5-3R C:6-1L B:5-5R
A:5-1L D:5-0L C:6-0L B:6-4L A:5-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-4 5-3 5-1 4-4 4-3"
deal.B = "6-1 5-5 5-2 5-0 4-2 3-1 0-0"
deal.C = "6-5 6-4 4-1 4-0 3-2 2-2 1-0"
deal.D = "6-2 6-0 3-3 3-0 2-1 2-0 1-1"
yard = ""
play = """
A:6-6 D:6-2L C:6-5R B:5-2R A:pass D:2-0L C:3-2R B:0-0L A:6-3R
D:6-0R C:4-0L B:5-0R A:5-4L D:pass C:pass B:5-5L A:5-3L D:3-3L
C:pass B:3-1L A:5-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-2 5-0 4-3 4-1 1-1 0-0"
deal.B = "6-6 6-4 5-3 4-0 3-3 3-0 2-0"
deal.C = "6-5 5-5 5-4 4-4 3-2 3-1 2-2"
deal.D = "6-3 6-1 6-0 5-1 4-2 2-1 1-0"
yard = ""
play = """
B:6-6 A:6-2L D:2-1L C:6-5R B:5-3R A:4-1L D:6-3R C:5-4L B:6-4R
A:5-2L D:4-2L C:4-4L B:4-0L A:5-0L D:5-1L C:3-1L B:3-0L A:0-0L
D:6-0L C:pass B:pass A:4-3R D:6-1L C:3-2R B:2-0R A:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 5-2 4-4 3-0 1-1 0-0"
deal.B = "6-5 5-5 5-3 5-1 4-3 3-3 2-2"
deal.C = "6-4 6-0 4-2 4-0 2-1 2-0 1-0"
deal.D = "6-6 6-2 5-4 5-0 4-1 3-2 3-1"
yard = ""
play = """
D:6-6 C:6-4L B:4-3L A:6-3L D:6-2L C:4-2L B:6-5R A:4-4L D:5-4R
C:4-0L B:pass A:3-0L D:3-2L C:2-1L B:5-1L A:5-2L D:4-1R C:2-0L
B:pass A:0-0L D:3-1R C:6-0L B:5-3R A:6-1L D:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-45"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 4 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-45"
commitment = "09a79bb5f0486f1911076c54a7ace0cb48f58b3fcffd1809af872cfd9bac56d3"
secret = "ab0bb7c9e67f0b568cf871ce13a6a88aef6190a13934e67b61510b4d073d6552"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-4 5-0 4-3 3-0 2-0 1-0 0-0"
deal.B = "6-6 6-4 6-3 6-2 5-3 4-2 3-1"
deal.C = "6-0 5-5 5-2 4-4 4-0 3-3 3-2"
deal.D = "6-5 6-1 5-1 4-1 2-2 2-1 1-1"
yard = ""
play = """
B:6-6 A:pass D:6-5L C:5-5L B:6-4R A:5-0L D:4-1R C:4-0L B:4-2L
A:1-0R D:2-2L C:6-0R B:6-3R A:3-0R D:2-1L C:pass B:3-1L A:0-0R
D:pass C:3-3L B:5-3L A:5-4L D:pass C:4-4L B:pass A:2-0R D:pass
C:3-2R B:pass A:4-3R
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-5 5-3 3-3 1-0 0-0"
deal.B = "5-2 5-1 5-0 4-4 4-2 4-0 3-2"
deal.C = "6-3 6-1 6-0 5-4 3-1 2-1 1-1"
deal.D = "6-5 6-4 4-3 4-1 3-0 2-2 2-0"
yard = ""
play = """
A:6-6 D:6-5L C:6-1R B:5-2L A:1-0R D:2-2L C:6-0R B:4-2L A:6-2R
D:6-4L C:2-1R B:5-1R A:5-5R D:pass C:5-4R B:4-4R A:pass D:4-3R
C:6-3R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 5-5 4-4 2-2 1-1 1-0"
deal.B = "6-2 6-1 5-3 4-3 3-2 3-0 2-1"
deal.C = "6-5 5-4 5-2 4-2 4-0 3-3 2-0"
deal.D = "6-6 6-0 5-1 5-0 4-1 3-1 0-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-3L A:6-3R D:3-1L C:3-3R B:6-1L A:6-4L D:4-1L
C:pass B:4-3R A:1-1L D:5-1L C:5-4L B:pass A:4-4L D:pass C:4-2L
B:6-2L A:pass D:6-0L C:4-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-5 4-1 4-0 3-3 2-0"
deal.B = "6-6 6-1 5-3 4-4 4-3 2-1 1-1"
deal.C = "5-2 5-1 3-2 3-1 3-0 1-0 0-0"
deal.D = "6-5 6-4 6-2 5-4 5-0 4-2 2-2"
yard = ""
play = """
B:6-6 A:6-3L D:6-5R C:5-1R B:5-3L A:5-5L D:5-4L C:3-1R B:4-4L
A:4-1L D:pass C:1-0L B:4-3R A:4-0L D:6-4L C:pass B:6-1L A:pass
D:4-2R C:3-2R B:2-1L A:3-3R D:6-2L C:3-0R B:pass A:6-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-5 5-4 5-0 2-2 2-0 1-1"
deal.B = "6-4 5-3 5-2 3-3 3-2 3-0 2-1"
deal.C = "6-2 5-1 4-3 4-2 3-1 1-0 0-0"
deal.D = "6-6 6-3 6-1 6-0 4-4 4-1 4-0"
yard = ""
play = """
D:6-6 C:6-2L B:6-4R A:2-2L D:4-4R C:4-2L B:pass A:5-4L D:4-1R
C:5-1L B:2-1L A:2-0L D:6-0L C:3-1R B:5-3R A:6-5L D:pass C:pass
B:5-2L A:5-0R D:4-0R C:4-3R B:3-3R A:pass D:6-3R C:pass B:3-2L
A:pass D:6-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-1 5-0 2-1 1-1 0-0"
deal.B = "6-4 6-2 5-2 4-2 4-0 2-2 1-0"
deal.C = "6-6 6-5 6-0 5-3 4-3 3-3 3-2"
deal.D = "6-3 5-4 4-4 4-1 3-1 3-0 2-0"
yard = ""
play = """
C:6-6 B:6-4L A:6-1R D:5-4L C:5-3L B:1-0R A:0-0R D:6-3L C:6-0R
B:6-2L A:2-1L D:4-1L C:4-3L B:pass A:pass D:3-1L C:6-5R B:5-2R
A:1-1L D:2-0R C:pass B:4-0R A:5-1L D:4-4R C:pass B:4-2R A:5-0L
D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 6-2 6-0 4-4 4-0 1-0"
deal.B = "6-5 6-1 5-1 4-2 3-0 1-1 0-0"
deal.C = "5-3 5-2 4-3 4-1 3-3 3-2 2-0"
deal.D = "6-6 5-5 5-4 5-0 3-1 2-2 2-1"
yard = ""
play = """
D:6-6 C:pass B:6-5L A:6-3R D:5-5L C:5-3L B:3-0L A:6-0L D:3-1R
C:4-1R B:6-1L A:6-4R D:2-1L C:3-2L B:pass A:6-2R D:2-2R C:3-3L
B:4-2R A:4-4R D:5-4R C:5-2R B:pass A:pass D:pass C:4-3L B:pass
A:4-0L D:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-4 5-1 4-2 3-1 2-0"
deal.B = "6-4 6-0 5-3 5-2 3-2 3-0 0-0"
deal.C = "6-6 6-1 5-0 4-3 3-3 1-1 1-0"
deal.D = "6-3 5-5 4-4 4-1 4-0 2-2 2-1"
yard = ""
play = """
C:6-6 B:6-4L A:6-5R D:4-4L C:5-0R B:6-0R A:5-4L D:5-5L C:6-1R
B:5-3L A:5-1R D:6-3L C:pass B:5-2R A:4-2R D:4-1R C:1-1R B:pass
A:6-2L D:2-2L C:1-0R B:3-2L A:3-1L D:2-1L C:pass B:3-0R A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-46"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 5, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-46"
commitment = "54dc345e8e5ae283e1429a93e8784bada6199232d6c2a2cff423d7547b5cadfe"
secret = "d86ffc9d7b3925145d110fd1ec520746ff7da11575a8d0d84f952bcf9697c0f2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-4 5-2 5-1 4-4 4-3 2-2 0-0"
deal.B = "6-4 5-3 5-0 4-1 3-2 2-1 2-0"
deal.C = "6-6 6-5 6-2 6-1 6-0 4-2 3-0"
deal.D = "6-3 5-5 4-0 3-3 3-1 1-1 1-0"
yard = ""
play = """
C:6-6 B:6-4L A:5-4L D:6-3R C:6-5L B:5-3R A:5-2R D:pass C:6-2L
B:3-2L A:4-3L D:4-0L C:6-0L B:2-0R A:0-0R D:1-0R C:6-1L B:4-1L
A:4-4L D:1-1R C:4-2L B:2-1L A:5-1L D:3-1R C:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 6-0 5-4 4-2 3-3 3-1"
deal.B = "6-4 5-3 5-2 4-4 4-0 3-2 2-0"
deal.C = "6-6 5-0 4-1 2-2 1-1 1-0 0-0"
deal.D = "6-5 6-2 5-5 5-1 4-3 3-0 2-1"
yard = ""
play = """
C:6-6 B:6-4L A:5-4L D:5-5L C:5-0L B:2-0L A:6-3R D:2-1L C:4-1L
B:4-4L A:3-3R D:3-0R C:1-0R B:4-0L A:6-1R D:6-2R C:0-0L B:5-2R
A:6-0L D:5-1R C:1-1R B:pass A:3-1R D:6-5L C:pass B:5-3L A:pass
D:4-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 6-0 5-3 4-4 3-3 1-1"
deal.B = "6-6 5-2 5-1 5-0 4-3 4-2 2-1"
deal.C = "6-5 6-2 4-1 3-2 2-0 1-0 0-0"
deal.D = "6-4 5-5 5-4 4-0 3-1 3-0 2-2"
yard = ""
play = """
B:6-6 A:6-3L D:3-0L C:2-0L B:5-2L A:5-3L D:6-4R C:3-2L B:4-2R
A:pass D:2-2L C:6-2L B:2-1R A:6-1L D:3-1L C:4-1R B:4-3R A:3-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-2 4-4 4-0 2-1 1-1 1-0"
deal.B = "6-2 5-4 4-2 4-1 3-3 3-0 0-0"
deal.C = "6-3 6-1 5-1 5-0 4-3 3-2 2-0"
deal.D = "6-6 6-5 6-4 6-0 5-3 3-1 2-2"
yard = ""
play = """
D:6-6 C:6-3L B:3-3L A:pass D:6-0R C:4-3L B:3-0R A:4-4L D:3-1R
C:6-1R B:6-2R A:5-2R D:6-4L C:5-1R B:4-1R A:4-0R D:6-5L C:5-0L
B:0-0L A:1-0L D:pass C:2-0R B:4-2R A:2-1L D:2-2L C:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-0 4-0 2-2 2-1 1-1 0-0"
deal.B = "6-5 6-4 6-1 5-4 4-2 4-1 3-1"
deal.C = "6-2 6-0 5-5 5-3 3-3 2-0 1-0"
deal.D = "6-3 5-2 5-1 4-4 4-3 3-2 3-0"
yard = ""
play = """
A:6-6 D:6-3L C:5-3L B:6-5L A:pass D:pass C:6-2L B:4-2L A:4-0L
D:3-0L C:3-3L B:6-4R A:pass D:4-3R C:pass B:3-1L A:2-1L D:3-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-2 4-4 4-2 3-1 2-2 1-0"
deal.B = "6-6 6-4 4-1 2-1 2-0 1-1 0-0"
deal.C = "6-2 5-5 5-4 5-3 5-0 3-3 3-2"
deal.D = "6-5 6-1 6-0 5-1 4-3 4-0 3-0"
yard = ""
play = """
B:6-6 A:6-3L D:3-0L C:5-0L B:6-4R A:4-4R D:6-5L C:6-2L B:2-0L
A:4-2R D:6-0L C:3-2R B:pass A:3-1R D:6-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-4 5-3 5-0 4-0 1-1 1-0"
deal.B = "6-1 4-3 3-3 3-1 3-0 2-2 2-1"
deal.C = "6-5 6-4 6-3 5-2 5-1 4-4 2-0"
deal.D = "6-6 6-0 5-5 4-2 4-1 3-2 0-0"
yard = ""
play = """
D:6-6 C:6-5L B:6-1R A:5-4L D:4-2L C:5-2L B:3-1R A:5-3L D:3-2L
C:2-0L B:3-0L A:pass D:pass C:6-3L B:3-3R A:6-2L D:pass C:pass
B:2-2L A:pass D:pass C:pass B:4-3R A:4-0R D:0-0R C:pass B:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-3 5-1 4-2 3-3 1-1"
deal.B = "6-5 6-4 6-2 5-5 4-3 2-0 0-0"
deal.C = "6-6 5-2 4-4 4-1 3-1 3-0 1-0"
deal.D = "6-0 5-4 5-0 4-0 3-2 2-2 2-1"
yard = ""
play = """
C:6-6 B:6-5L A:6-3R D:5-4L C:4-4L B:4-3R A:4-2L D:2-2L C:5-2L
B:5-5L A:5-3L D:4-0R C:3-1L B:2-0R A:6-1L D:3-2R C:3-0R B:6-4L
A:pass D:6-0R C:4-1L B:6-2R A:5-1L D:2-1R C:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 4-4 2-2 2-0 1-1 0-0"
deal.B = "6-6 6-5 6-4 5-4 5-0 4-0 3-3"
deal.C = "6-2 6-1 5-1 4-2 4-1 3-2 3-1"
deal.D = "6-0 5-3 5-2 4-3 3-0 2-1 1-0"
yard = ""
play = """
B:6-6 A:6-3L D:4-3L C:4-2L B:6-4R A:4-4R D:5-2L C:5-1L B:5-4R
A:5-5R D:1-0L C:pass B:5-0L A:pass D:5-3L C:3-2L B:6-5R A:2-2L
D:6-0R C:6-2L B:4-0R A:pass D:pass C:6-1L B:pass A:1-1L D:2-1L
C:4-1R B:pass A:2-0L D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-47"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 5, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-47"
commitment = "5f9876262b53cc1fbbf018277ed8c8bcd75efb715f873f32c3c80937107bff70"
secret = "f8084ea01c3c48347234ef7835a5e6c675f12e9768cfe2c4a5307e9866ee7c29"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-3 5-2 5-1 4-2 3-1"
deal.B = "6-6 6-4 5-5 4-3 3-2 2-0 1-0"
deal.C = "6-2 6-0 5-0 4-1 4-0 3-3 3-0"
deal.D = "6-1 5-4 4-4 2-2 2-1 1-1 0-0"
yard = ""
play = """
B:6-6 A:6-5L D:5-4L C:4-0L B:2-0L A:6-3R D:2-2L C:6-2L B:6-4L
A:5-3R D:4-4L C:5-0R B:4-3L A:3-1L D:6-1L C:6-0L B:1-0L A:5-1L
D:0-0R C:3-0R B:5-5L A:5-2L D:2-1L C:4-1L B:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 6-1 5-5 4-4 4-0 3-2"
deal.B = "6-5 6-3 5-2 4-2 2-0 1-0 0-0"
deal.C = "6-0 5-4 5-3 4-1 3-1 3-0 1-1"
deal.D = "6-6 5-1 5-0 4-3 3-3 2-2 2-1"
yard = ""
play = """
D:6-6 C:6-0L B:2-0L A:6-2L D:pass C:pass B:6-5L A:5-5L D:5-1L
C:1-1L B:1-0L A:4-0L D:4-3L C:3-0L B:0-0L A:6-4R D:5-0L C:5-4R
B:5-2L A:3-2L D:3-3L C:5-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-5 5-2 5-0 4-1 4-0 2-2"
deal.B = "6-0 5-3 4-2 3-3 3-2 1-1 1-0"
deal.C = "6-5 6-2 5-1 4-3 3-1 2-1 0-0"
deal.D = "6-6 6-4 6-3 5-4 4-4 3-0 2-0"
yard = ""
play = """
D:6-6 C:6-2L B:4-2L A:6-1R D:6-4L C:5-1R B:6-0L A:5-5R D:5-4R
C:0-0L B:1-0L A:4-1L D:4-4L C:4-3L B:5-3L A:5-0L D:3-0L C:3-1L
B:1-1L A:4-0R D:2-0R C:2-1L B:3-2L A:2-2R D:6-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-2 3-2 3-0 2-0 0-0"
deal.B = "6-3 5-5 5-4 5-2 5-1 4-2 4-0"
deal.C = "6-1 6-0 5-3 5-0 2-1 1-1 1-0"
deal.D = "6-5 4-4 4-3 4-1 3-3 3-1 2-2"
yard = ""
play = """
A:6-6 D:6-5L C:5-3L B:6-3L A:6-2L D:2-2L C:2-1L B:5-1L A:6-4R
D:4-4R C:5-0L B:4-0L A:pass D:4-3L C:pass B:5-4R A:3-2L D:pass
C:pass B:5-2L A:pass D:pass C:pass B:5-5L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 5-5 5-0 4-2 3-1 2-1"
deal.B = "6-4 4-4 4-3 4-1 4-0 3-3 2-2"
deal.C = "6-2 6-0 5-2 5-1 3-2 1-0 0-0"
deal.D = "6-6 6-1 5-4 5-3 3-0 2-0 1-1"
yard = ""
play = """
D:6-6 C:6-0L B:4-0L A:6-5R D:5-4L C:5-1L B:4-1L A:5-5R D:5-3R
C:3-2R B:6-4L A:4-2R D:6-1L C:1-0L B:4-4R A:5-0L D:pass C:5-2L
B:2-2L A:2-1L D:1-1L C:pass B:4-3R A:6-3R D:pass C:6-2R B:pass
A:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-3 5-2 5-1 4-1 2-2"
deal.B = "5-5 5-4 4-2 4-0 3-2 3-0 2-1"
deal.C = "6-5 6-1 6-0 4-4 3-1 2-0 1-1"
deal.D = "6-6 6-4 5-0 4-3 3-3 1-0 0-0"
yard = ""
play = """
D:6-6 C:6-1L B:2-1L A:6-2R D:pass C:2-0L B:4-0L A:4-1L D:1-0L
C:6-0L B:4-2R A:6-3L D:6-4R C:6-5R B:3-2L A:5-2R D:pass C:pass
B:pass A:2-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-5 5-3 5-2 5-1 5-0 2-0"
deal.B = "6-0 5-4 4-4 4-1 4-0 2-1 1-1"
deal.C = "6-5 6-3 3-3 3-2 3-1 3-0 0-0"
deal.D = "6-6 6-4 6-2 4-3 4-2 2-2 1-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-4L A:6-1R D:6-4L C:6-3L B:4-1R A:5-3L D:4-3R
C:3-0R B:6-0R A:5-5L D:6-2R C:3-2R B:pass A:5-2L D:4-2L C:3-3R
B:4-4L A:pass D:pass C:3-1R B:4-0L A:5-1R D:1-0L C:pass B:2-1L
A:2-0L D:pass C:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-2 6-0 4-1 3-1 3-0"
deal.B = "6-1 5-1 5-0 4-4 4-3 3-3 3-2"
deal.C = "5-5 5-4 5-2 4-0 2-1 2-0 1-1"
deal.D = "6-6 6-3 5-3 4-2 2-2 1-0 0-0"
yard = ""
play = """
D:6-6 C:pass B:6-1L A:3-1L D:6-3L C:pass B:pass A:6-4L D:4-2L
C:2-0L B:5-0L A:6-5L D:pass C:pass B:pass A:6-0L D:1-0L C:1-1L
B:5-1L A:6-2R D:5-3L C:5-2R B:4-3L A:4-1L D:pass C:5-5R B:pass
A:pass D:pass C:2-1L B:3-2L A:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-4 3-3 3-2 3-1 2-1 1-1"
deal.B = "6-4 5-5 5-0 4-3 4-2 3-0 2-2"
deal.C = "6-5 6-1 6-0 5-2 5-1 1-0 0-0"
deal.D = "6-6 6-2 5-3 4-4 4-1 4-0 2-0"
yard = ""
play = """
D:6-6 C:6-1L B:6-4R A:3-1L D:4-4R C:pass B:4-3L A:5-4L D:5-3L
C:pass B:3-0L A:pass D:4-1R C:0-0L B:5-0L A:1-1R D:pass C:5-1L
B:pass A:2-1L D:6-2L C:6-5L B:5-5L A:pass D:pass C:5-2L B:4-2L
A:pass D:4-0L C:1-0R B:pass A:pass D:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 3 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-48"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 8, BD = 5 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-48"
commitment = "745419e57d42a058e52d2f8031cd5c58ecb70fcab4b44a9a3a14fac54023db68"
secret = "3a8e652d6422439a80f736de49fe17c567cb9668db400854c537fb9e892c105b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-1 5-0 4-4 4-0 3-0"
deal.B = "6-4 5-4 5-3 4-1 2-2 1-1 1-0"
deal.C = "6-0 5-5 5-2 4-2 3-3 3-1 0-0"
deal.D = "6-3 6-2 6-1 4-3 3-2 2-1 2-0"
yard = ""
play = """
A:6-6 D:6-2L C:5-2L B:5-3L A:3-0L D:2-0L C:4-2L B:4-1L A:5-1L
D:6-3R C:5-5L B:5-4L A:4-4L D:4-3L C:3-3L B:pass A:pass D:3-2L
C:3-1R B:2-2L A:pass D:2-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-4 5-2 3-1 2-2 1-0"
deal.B = "5-3 4-3 4-0 3-3 3-0 2-0 0-0"
deal.C = "6-4 6-3 5-5 5-0 4-4 3-2 1-1"
deal.D = "6-5 6-1 6-0 5-1 4-2 4-1 2-1"
yard = ""
play = """
A:6-6 D:6-1L C:6-4R B:4-0R A:3-1L D:6-0R C:6-3L B:pass A:6-2L
D:2-1L C:1-1L B:pass A:1-0L D:6-5R C:5-5R B:5-3R A:pass D:pass
C:5-0L B:4-3R A:5-4L D:4-1L C:4-4R B:pass A:pass D:5-1L C:pass
B:pass A:5-2L D:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 6-1 5-1 2-2 0-0"
deal.B = "6-5 5-4 4-1 3-1 3-0 2-1 1-1"
deal.C = "6-2 6-0 4-3 4-2 3-3 2-0 1-0"
deal.D = "5-5 5-3 5-2 5-0 4-4 4-0 3-2"
yard = ""
play = """
A:6-6 D:pass C:6-2L B:2-1L A:6-1L D:pass C:6-0L B:3-0L A:6-3L
D:pass C:pass B:6-5L A:5-1L D:pass C:1-0L B:pass A:0-0L D:5-0L
C:pass B:5-4L A:6-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-4 4-4 4-0 2-1 1-1 1-0"
deal.B = "6-5 6-4 6-2 5-0 4-2 3-3 2-2"
deal.C = "6-6 5-5 5-3 5-2 4-1 3-2 0-0"
deal.D = "6-1 6-0 5-1 4-3 3-1 3-0 2-0"
yard = ""
play = """
C:6-6 B:6-5L A:5-4L D:4-3L C:5-3L B:6-2R A:2-1R D:5-1L C:4-1L
B:6-4L A:6-3L D:6-1R C:3-2L B:4-2L A:4-4L D:6-0R C:0-0R B:5-0R
A:4-0L D:3-0L C:5-5R B:3-3L A:pass D:3-1L C:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-4 5-3 4-2 3-3 3-0"
deal.B = "6-4 6-0 5-2 5-0 4-3 4-1 0-0"
deal.C = "6-6 6-5 6-3 6-2 4-4 2-1 1-0"
deal.D = "5-1 4-0 3-2 3-1 2-2 2-0 1-1"
yard = ""
play = """
C:6-6 B:6-0L A:3-0L D:3-2L C:6-5R B:5-2R A:4-2L D:4-0L C:6-2R
B:6-4R A:5-4R D:2-0L C:2-1L B:5-0R A:6-1L D:pass C:6-3L B:0-0R
A:5-3L D:5-1L C:1-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-3 5-2 5-1 4-1 3-3 3-1"
deal.B = "6-6 6-4 6-3 6-2 5-4 3-2 1-1"
deal.C = "6-1 6-0 5-5 5-0 3-0 1-0 0-0"
deal.D = "4-4 4-3 4-2 4-0 2-2 2-1 2-0"
yard = ""
play = """
B:6-6 A:6-5L D:pass C:5-5L B:6-2R A:5-3L D:4-3L C:pass B:6-4L
A:5-2R D:pass C:6-1L B:5-4R A:5-1L D:4-4R C:5-0L B:pass A:4-1R
D:4-0L C:1-0R B:pass A:pass D:2-0R C:pass B:3-2R A:3-3R D:4-2L
C:3-0R B:pass A:pass D:2-2L C:6-0R B:6-3R A:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-5 5-3 5-2 4-3 3-0"
deal.B = "6-6 4-2 3-1 2-2 1-1 1-0 0-0"
deal.C = "6-2 6-1 5-4 5-0 3-2 2-1 2-0"
deal.D = "6-3 6-0 5-1 4-4 4-1 4-0 3-3"
yard = ""
play = """
B:6-6 A:6-5L D:5-1L C:6-2R B:4-2R A:6-4R D:4-1L C:5-4L B:pass
A:5-5L D:6-3R C:5-0L B:3-1R A:3-0L D:3-3L C:6-1R B:pass A:5-3L
D:6-0R C:2-0R B:2-2R A:5-2L D:pass C:3-2L B:pass A:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 6-2 5-4 4-3 3-1"
deal.B = "6-3 5-3 5-1 3-3 3-2 2-2 2-1"
deal.C = "5-2 5-0 4-4 3-0 2-0 1-1 0-0"
deal.D = "6-1 6-0 5-5 4-2 4-1 4-0 1-0"
yard = ""
play = """
A:6-6 D:6-1L C:1-1L B:5-1L A:6-5L D:6-0L C:5-0L B:6-3R A:5-4L
D:4-1L C:3-0R B:2-1L A:6-2L D:4-0R C:4-4R B:pass A:6-4L D:4-2L
C:5-2L B:5-3L A:4-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-1 5-3 4-3 4-1 3-1"
deal.B = "6-4 6-3 5-5 3-2 2-2 1-1 1-0"
deal.C = "6-0 5-4 5-1 5-0 2-1 2-0 0-0"
deal.D = "6-5 5-2 4-4 4-2 4-0 3-3 3-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-4L B:6-3R A:4-3L D:3-3L C:pass B:3-2L A:6-2L
D:3-0R C:6-0L B:1-0L A:6-1L D:4-0R C:pass B:6-4L A:4-1L D:4-4R
C:5-1L B:5-5L A:5-3L D:4-2R C:2-1R B:1-1R A:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }
[[match]]
bones = 1
variant = "brazilian"
rules_version = 1
id = "brazilian-49"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 4 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "holder"
after_no_winner = "left_of_opener"
blocked_winner = "low_team"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
capicua_bonus = 2
double_capicua_bonus = 3
last_double_bonus = 1
target = 6
rounds = 0

[match.proof]
group_id = "brazilian-49"
commitment = "2aa66a525b851140959cc5d637ddc2da2e4caa79fd681bf56e6d76b16ab689ba"
secret = "eb7fddec0c24e9efa8057bb695beb599d351ed0d01cbe3a3b2a6096fa6fd8254"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-4 5-2 5-1 4-2 3-2 2-2 2-1"
deal.B = "6-3 6-2 6-1 5-5 4-3 3-3 1-1"
deal.C = "6-6 6-4 6-0 5-3 4-4 4-0 3-1"
deal.D = "6-5 5-0 4-1 3-0 2-0 1-0 0-0"
yard = ""
play = """
C:6-6 B:6-3L A:3-2L D:2-0L C:6-0L B:6-2L A:2-1L D:4-1L C:6-4R
B:4-3L A:5-4R D:3-0L C:5-3R B:3-3R A:pass D:5-0L C:3-1R B:5-5L
A:5-1L D:1-0L C:4-0L B:6-1R A:4-2L D:6-5R C:pass B:pass A:5-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-5 4-4 3-3 3-2 3-1 2-2 2-1"
deal.B = "6-1 5-0 4-2 4-1 4-0 2-0 1-0"
deal.C = "6-4 6-3 6-2 5-4 5-3 5-2 0-0"
deal.D = "6-6 6-5 6-0 5-1 4-3 3-0 1-1"
yard = ""
play = """
D:6-6 C:6-4L B:6-1R A:2-1R D:4-3L C:6-3L B:4-2R A:4-4R D:6-5L
C:5-4R B:5-0L A:5-5R D:6-0L C:5-2R B:2-0R A:pass D:3-0R C:5-3R
B:pass A:pass D:5-1R C:6-2L B:4-1R A:3-2L D:pass C:pass B:4-0R
A:3-1L D:1-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-4 4-1 3-3 2-1 1-0"
deal.B = "6-6 6-3 6-0 5-2 4-4 4-3 3-0"
deal.C = "6-5 6-1 5-3 5-1 4-0 3-1 2-0"
deal.D = "5-5 5-0 4-2 3-2 2-2 1-1 0-0"
yard = ""
play = """
B:6-6 A:6-2L D:4-2L C:6-5R B:4-4L A:5-4L D:5-5L C:5-1L B:5-2R
A:2-1L D:3-2L C:5-3L B:pass A:pass D:5-0L C:2-0L B:pass A:pass
D:2-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 4-3 3-3 2-2 1-0 0-0"
deal.B = "6-0 5-3 5-2 3-2 3-0 2-1 2-0"
deal.C = "6-4 6-2 5-4 5-1 4-2 4-0 1-1"
deal.D = "6-6 6-3 5-5 5-0 4-4 4-1 3-1"
yard = ""
play = """
D:6-6 C:6-4L B:6-0R A:0-0R D:4-4L C:4-0R B:pass A:4-3L D:6-3L
C:5-4R B:5-3R A:6-5L D:5-5L C:5-1L B:3-2R A:6-1L D:pass C:4-2R
B:pass A:pass D:4-1R C:1-1R B:2-1R A:2-2R D:pass C:6-2R
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-0 4-3 4-2 3-3 3-0 0-0"
deal.B = "6-6 6-5 6-2 4-1 3-1 2-2 2-1"
deal.C = "6-4 6-1 5-4 5-1 4-4 4-0 1-1"
deal.D = "6-3 6-0 5-5 5-2 3-2 2-0 1-0"
yard = ""
play = """
B:6-6 A:pass D:6-3L C:6-4R B:4-1R A:4-3L D:1-0R C:4-0R B:pass
A:4-2L D:5-2L C:5-4L B:pass A:pass D:pass C:4-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-2 3-3 3-1 3-0 0-0"
deal.B = "6-6 6-5 6-4 6-2 5-3 4-4 4-0"
deal.C = "6-3 5-4 5-1 5-0 3-2 2-1 1-1"
deal.D = "6-1 4-3 4-2 4-1 2-2 2-0 1-0"
yard = ""
play = """
B:6-6 A:6-0L D:2-0L C:2-1L B:6-5R A:5-2R D:6-1L C:6-3L B:5-3L
A:5-5L D:4-2R C:5-4R B:pass A:pass D:pass C:5-1L B:pass A:3-1L
D:4-3L C:5-0R B:6-4L A:0-0R D:1-0R C:1-1R B:6-2L A:pass D:2-2L
C:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-1 5-0 3-1 2-2 2-1 1-1 0-0"
deal.B = "6-6 6-5 6-1 5-5 5-4 5-2 3-2"
deal.C = "6-4 6-3 4-4 4-3 4-2 3-0 2-0"
deal.D = "6-2 6-0 5-3 4-1 4-0 3-3 1-0"
yard = ""
play = """
B:6-6 A:pass D:6-2L C:6-4R B:5-4R A:2-1L D:4-1L C:4-4L B:6-5R
A:pass D:4-0L C:2-0L B:5-2L A:5-1L D:1-0L C:6-3R B:3-2R A:5-0L
D:5-3L C:4-3L B:pass A:2-2R D:pass C:4-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }
