[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-0"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 200, B = 35 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-0"
commitment = "5467b689c3bc46ba915e29c7160c1eb0f975c4b7eb3aec41fdd19500b65fcd34"
secret = "acea7f468cec2bc4d3e1764c9af55d6b703de75aa76e530d374f8fc737fc84b9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 5-2 4-2 3-2 1-1"
deal.B = "6-0 4-0 3-1 3-0 1-0"
yard = "4-3 3-3 6-3 6-6 2-1 5-1 5-5 2-2 5-4 5-0 5-3 4-1 6-2 6-1 4-4 6-4 0-0 2-0"
play = """
A:1-1 B:3-1L A:decline A:3-2L B:1-0R A:5-2L=5 B:3-0R A:6-5L B:6-0L
A:+4-3 A:4-3R B:4-0L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-0 3-0 2-0"
deal.B = "6-0 5-5 5-1 3-2 2-2"
yard = "5-2 4-4 6-6 0-0 6-4 4-3 4-2 1-1 3-3 5-4 5-3 1-0 6-2 4-1 3-1 4-0 6-5 2-1"
play = """
B:5-1 A:5-0L B:6-0L A:6-3L B:3-2L A:2-0L B:+5-2 B:+4-4 B:+6-6
B:+0-0 B:0-0L A:3-0L B:+6-4 B:+4-3 B:4-3L=5 A:6-1R=10
"""
end = "out"
winner = "A"
delta = { A = 60, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-2 4-0 2-0 0-0"
deal.B = "6-6 4-1 3-3 2-2 2-1"
yard = "3-0 3-2 5-3 6-5 6-1 1-1 6-0 5-5 6-3 4-4 4-2 1-0 5-1 3-1 6-4 6-2 5-0 4-3"
play = """
A:5-4 B:4-1R A:5-2L B:2-1L A:+3-0 A:+3-2 A:+5-3 A:+6-5 A:+6-1
A:6-1L B:6-6L A:6-5L B:+1-1 B:1-1R A:5-3L=5 B:3-3L A:3-2L B:2-2L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-6 4-3 3-3 3-2 2-0"
deal.B = "6-5 6-3 5-0 4-4 0-0"
yard = "3-1 5-3 5-2 1-0 2-2 6-1 2-1 6-2 4-0 6-4 5-5 5-4 5-1 4-1 3-0 6-0 4-2 1-1"
play = """
B:0-0 A:2-0L B:5-0R A:3-2L B:6-5R A:4-3L=10 B:6-3R A:3-3R=10
B:4-4L
"""
end = "out"
winner = "B"
delta = { A = 20, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-4 4-3 3-0 2-2 2-1"
deal.B = "6-5 5-4 4-0 3-3 3-1"
yard = "6-6 6-3 5-1 6-1 3-2 6-2 5-3 5-5 4-2 1-1 2-0 1-0 5-0 5-2 0-0 4-4 4-1 6-0"
play = """
B:3-3 A:4-3L=10 B:4-0L A:3-0L B:3-1R A:2-1R=5 B:+6-6 B:+6-3 B:6-3L
A:6-4L B:5-4L A:2-2R
"""
end = "out"
winner = "A"
delta = { A = 40, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 5-0 3-0 1-1"
deal.B = "6-6 4-4 4-0 3-2 2-2"
yard = "5-3 6-3 6-0 0-0 1-0 6-5 5-2 5-1 6-2 4-3 4-2 2-1 3-1 5-5 6-4 4-1 2-0 3-3"
play = """
A:6-1 B:6-6L A:1-1R B:+5-3 B:+6-3 B:6-3L A:decline A:3-0L B:4-0L
A:5-4L B:5-3L=5 A:+6-0 A:+0-0 A:+1-0 A:1-0R B:3-2L A:6-0R B:2-2L
A:decline A:+6-5 A:6-5R B:+5-2 B:5-2L A:decline A:5-0L=5 B:+5-1
B:5-1R A:0-0L
"""
end = "out"
winner = "A"
delta = { A = 15, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-0 4-3 3-3 1-1"
deal.B = "6-0 5-5 5-2 4-1 1-0"
yard = "0-0 4-4 2-0 6-4 6-6 4-2 2-2 2-1 3-2 5-1 5-3 5-4 4-0 3-1 6-5 6-3 3-0 6-1"
play = """
A:6-2 B:5-2R A:5-0R B:6-0R A:+0-0 A:+4-4 A:+2-0 A:+6-4 A:6-4L=10
B:4-1L A:1-1L B:1-0L A:2-0L B:+6-6 B:6-6R A:+4-2 A:4-2L B:+2-2
B:+2-1 B:+3-2 B:+5-1 B:+5-3 B:+5-4 B:5-4L A:+4-0 A:+3-1 A:+6-5
A:6-5L B:+6-3 B:6-3R A:4-3R=10 B:pass A:4-4R B:pass A:4-0R B:pass
A:0-0R
"""
end = "blocked"
winner = "A"
delta = { A = 55, B = 0 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-1"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 80, B = 200, C = 160 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-1"
commitment = "583df1781c60fb070bb5eb9a5472e908c74a660083fbd53d1d09e8d44614415e"
secret = "41c3bd9dea2d5a81706f062d59b98648641dcca2fc57f9b83b8801491a1eef5e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 4-4 1-1"
deal.B = "6-0 5-0 3-3 2-2 2-1"
deal.C = "6-3 5-1 4-2 4-1 0-0"
yard = "4-3 4-0 5-3 6-1 2-0 1-0 3-1 3-0 5-4 3-2 6-4 5-2 5-5"
play = """
A:6-6 B:6-0L C:6-3R A:+4-3 A:4-3R B:5-0L C:5-1L=5 A:4-4R B:2-1L=10
C:4-2L A:+4-0 A:4-0L B:+5-3 B:+6-1 B:+2-0 B:2-0L=10 C:4-1R A:6-2L
B:6-1L C:+1-0 C:1-0L A:1-1R B:+3-1 B:3-1R C:0-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 20, C = 35 }

[[match.hand]]
opener = "C"
deal.A = "5-5 4-4 3-2 2-2 2-1"
deal.B = "6-6 5-4 5-2 5-1 3-1"
deal.C = "6-3 5-3 4-0 3-3 1-1"
yard = "0-0 6-1 4-1 6-5 6-4 4-3 1-0 4-2 6-0 5-0 2-0 3-0 6-2"
play = """
C:3-3 A:3-2L B:5-2L C:5-3R=10 A:5-5L B:claim=15 B:5-4L C:4-0L=5
A:+0-0 A:0-0L=5 B:5-1R C:1-1R A:2-1R B:+6-1 B:+4-1 B:+6-5 B:+6-4
B:+4-3 B:+1-0 B:1-0L C:+4-2 C:4-2R=5 A:4-4R B:6-4R C:6-3R
"""
end = "out"
winner = "C"
delta = { A = 5, B = 15, C = 70 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 4-3 2-0 1-1"
deal.B = "5-1 4-4 2-2 2-1 1-0"
deal.C = "6-5 6-4 6-1 5-0 0-0"
yard = "3-1 5-2 6-6 5-4 4-2 5-5 3-0 3-2 6-2 3-3 4-0 5-3 4-1"
play = """
C:6-4=10 A:6-3L B:4-4R C:+3-1 C:3-1L A:1-1L=10 B:2-1L=10 C:+5-2
C:5-2L A:4-3R B:5-1L C:6-1L A:6-0L B:1-0L C:+6-6 C:+5-4 C:+4-2
C:+5-5 C:+3-0 C:3-0R A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 65, B = 10, C = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 4-4 3-0 1-1"
deal.B = "6-5 6-2 6-0 4-0 0-0"
deal.C = "6-4 5-3 5-1 3-3 2-2"
yard = "3-2 5-2 3-1 5-4 5-0 4-1 4-3 6-1 2-1 6-3 1-0 2-0 4-2"
play = """
A:5-5=10 B:6-5L C:6-4L A:4-4L B:4-0L=10 C:5-3R A:3-0L B:+3-2
B:3-2L=5 C:3-3R A:+5-2 A:5-2L B:+3-1 B:3-1R C:5-1R=10 A:+5-4
A:5-4L B:+5-0 B:5-0R C:+4-1 C:4-1L A:1-1L B:6-0R C:+4-3 C:+6-1
C:6-1R A:+2-1 A:2-1R B:6-2R C:+6-3 C:6-3R=5 A:+1-0 A:1-0L B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 10, B = 40, C = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-3 5-4 3-1"
deal.B = "6-5 5-5 3-3 2-2 1-1"
deal.C = "6-2 5-3 4-2 2-1 1-0"
yard = "3-0 6-1 4-3 4-1 4-4 5-0 4-0 3-2 5-2 6-0 0-0 2-0 5-1"
play = """
B:5-5=10 C:5-3L A:5-4R B:3-3L=10 C:4-2R A:3-1L B:2-2R=5 C:2-1L
A:+3-0 A:+6-1 A:+4-3 A:+4-1 A:+4-4 A:+5-0 A:+4-0 A:+3-2 A:3-2R
B:claim=5 B:+5-2 B:5-2L C:+6-0 C:+0-0 C:pass A:5-0L B:pass C:0-0L
A:3-0R B:pass C:1-0L A:4-0R B:claim=5 B:1-1L C:pass A:4-1R B:pass
C:pass A:6-1R B:6-5R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 95, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-0 4-3 2-1 1-1 1-0"
deal.B = "6-6 6-0 4-0 3-1 2-2"
deal.C = "6-4 6-2 5-5 5-1 3-0"
yard = "4-2 6-5 4-1 4-4 2-0 6-3 3-2 5-2 0-0 3-3 6-1 5-3 5-4"
play = """
B:6-6 C:6-2L A:2-1L B:3-1L=15 C:3-0L A:5-0L B:6-0R=5 C:5-5L=10
A:1-0R B:+4-2 B:+6-5 B:6-5L C:6-4L=5 A:1-1R B:4-2L C:5-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 20, C = 30 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-2"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2, D = 4 }
score = { A = 145, B = 235, C = 200, D = 15 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-2"
commitment = "b08ab146891b86d66b82f97a848e7a606dbdaf863a2d158bc642cefda80e29b2"
secret = "8dc6930ecdb87e8fed8b178277015792f881a5378c36b10e31f345286612d13d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 4-0 3-3 2-2"
deal.B = "6-3 6-1 5-3 1-1 1-0"
deal.C = "6-5 6-4 5-4 5-1 4-2"
deal.D = "6-2 5-2 5-0 3-2 3-0"
yard = "4-3 3-1 6-6 2-0 0-0 4-4 2-1 4-1"
play = """
A:5-5=10 B:5-3L C:6-5R D:6-2R=5 A:3-3L B:6-3L C:6-4L D:3-2R A:4-0L
B:1-0L C:5-1L D:5-2L A:claim=5 A:2-2L B:+4-3 B:4-3R C:4-2L D:+3-1
D:+6-6 D:+2-0 D:+0-0 D:+4-4 D:4-4L A:pass B:pass C:5-4L
"""
end = "out"
winner = "C"
delta = { A = 15, B = 0, C = 40, D = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-4 4-1 2-2 1-0"
deal.B = "6-5 5-1 4-4 4-3 3-3"
deal.C = "6-6 6-1 6-0 3-0 2-1"
deal.D = "5-2 5-0 3-2 3-1 2-0"
yard = "6-2 4-0 5-5 1-1 5-3 0-0 6-4 4-2"
play = """
C:6-6 D:+6-2 D:6-2L A:6-3R=5 B:4-3R C:2-1L=5 D:3-1L A:5-4R B:6-5R
C:3-0L D:2-0L A:2-2L=10 B:+4-0 B:+5-5 B:+1-1 B:+5-3 B:+0-0 B:pass
C:6-1R=5 D:5-2L A:1-0R=5 B:5-5L=10 C:6-0R
"""
end = "out"
winner = "C"
delta = { A = 20, B = 10, C = 60, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-4 3-0 2-2 1-1"
deal.B = "6-0 4-1 3-3 2-1 2-0"
deal.C = "6-3 6-1 4-3 4-2 4-0"
deal.D = "5-5 5-2 5-1 5-0 0-0"
yard = "1-0 4-4 3-1 5-3 6-5 3-2 6-6 6-4"
play = """
C:6-3 D:+1-0 D:+4-4 D:+3-1 D:3-1R A:6-2L B:2-1L C:6-1L D:1-0R
A:3-0R B:3-3R C:4-3R=10 D:4-4R A:5-4R B:6-0L=5 C:4-0L D:5-1R=5
A:1-1R B:4-1L C:+5-3 C:+6-5 C:+3-2
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 60, C = 10, D = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 5-2 4-4 1-0"
deal.B = "5-4 4-0 3-3 3-0 2-1"
deal.C = "6-6 5-1 4-3 2-0 0-0"
deal.D = "6-4 6-1 5-3 5-0 3-2"
yard = "2-2 4-2 6-0 6-5 3-1 4-1 1-1 6-2"
play = """
B:3-3 C:4-3L=10 D:3-2R A:4-4L=10 B:4-0L C:2-0L D:+2-2 D:2-2L
A:5-2L B:5-4L C:+4-2 C:4-2L D:+6-0 D:+6-5 D:+3-1 D:+4-1 D:pass
A:pass B:2-1L C:5-1L D:6-5L A:6-3L=5 B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 15, B = 70, C = 10, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-1 5-0 4-3 4-0 2-2"
deal.B = "6-5 6-2 6-1 4-1 2-0"
deal.C = "6-6 5-2 4-2 3-3 0-0"
deal.D = "6-3 3-2 3-1 3-0 1-0"
yard = "1-1 2-1 5-4 6-4 6-0 4-4 5-5 5-3"
play = """
B:4-1=5 C:4-2L D:1-0R A:5-0R B:2-0L=5 C:0-0L=5 D:3-0L A:4-3L
B:6-5R=10 C:6-6R D:6-3R A:4-0L B:+1-1 B:+2-1 B:+5-4 B:+6-4 B:+6-0
B:6-0L C:3-3R D:3-2R A:2-2R=10 B:6-1L=5 C:5-2R
"""
end = "out"
winner = "C"
delta = { A = 10, B = 25, C = 45, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-1 4-4 3-2 3-1 2-2"
deal.B = "6-3 5-4 4-2 2-0 1-1"
deal.C = "6-5 6-4 5-3 4-1 0-0"
deal.D = "6-0 5-2 5-0 4-0 1-0"
yard = "4-3 5-5 6-1 3-0 6-6 3-3 6-2 2-1"
play = """
C:6-5 D:6-0L=5 A:5-1R B:1-1R C:0-0L D:4-0L A:4-4L=10 B:4-2L C:4-1R
D:5-2L A:+4-3 A:4-3R B:6-3R C:5-3L D:+5-5 D:+6-1 D:6-1R A:3-2L
B:2-0L C:+3-0 C:3-0L D:1-0R A:3-1L B:+6-6 B:+3-3 B:pass C:pass
D:5-0R A:pass B:5-4R=5 C:6-4R
"""
end = "out"
winner = "C"
delta = { A = 10, B = 5, C = 30, D = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-4 5-1 1-0"
deal.B = "6-6 5-3 5-2 4-1 3-2"
deal.C = "6-2 4-3 4-2 3-1 2-0"
deal.D = "5-5 5-0 2-2 2-1 1-1"
yard = "3-3 0-0 6-0 4-0 6-1 6-5 4-4 3-0"
play = """
C:6-2 D:2-2R A:claim=10 A:6-4L B:4-1L=5 C:3-1L D:2-1R A:6-3L
B:6-6L C:+3-3 C:+0-0 C:+6-0 C:6-0L D:5-0L A:5-1R=10 B:5-2L C:4-2L
D:5-5R A:5-4L=15 B:5-3R C:4-3R D:+4-0 D:4-0R A:claim=5 A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 55, B = 5, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-0 5-5 5-1"
deal.B = "6-2 5-2 4-1 4-0 2-0"
deal.C = "6-1 5-4 3-3 3-2 0-0"
deal.D = "6-6 6-4 5-0 3-1 2-2"
yard = "2-1 1-0 4-2 3-0 4-4 1-1 4-3 5-3"
play = """
A:5-5=10 B:5-2L C:3-2L D:5-0R A:6-3L B:4-0R=10 C:6-1L=5 D:3-1L
A:+2-1 A:+1-0 A:+4-2 A:4-2R=5 B:2-0R C:3-3L D:+3-0 D:3-0L A:6-0L
B:6-2L C:0-0R D:2-2L A:1-0R=5 B:4-1R
"""
end = "out"
winner = "B"
delta = { A = 20, B = 60, C = 5, D = 0 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-3"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 215, B = 140 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-3"
commitment = "7015c1d779e87bcded2bfb22c71911064f8ecef1e457d60f05a09a033a6cbb81"
secret = "d68c8bf2b175cdbf222b5cbb2a9e52402f961b856b2a55464ea0f07e5074d629"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 3-3 3-2 3-0"
deal.B = "6-0 5-5 5-4 4-2 4-0"
yard = "1-0 5-3 1-1 3-1 4-3 6-3 2-0 6-1 0-0 6-6 5-2 4-4 6-5 2-1 5-1 5-0 4-1 2-2"
play = """
B:5-5=10 A:+1-0 A:+5-3 A:5-3L B:5-4R A:3-3L=10 B:4-2R A:3-2R
B:+1-1 B:+3-1 B:3-1L A:1-0L B:6-0L A:6-2L=5 B:+4-3 B:4-3R A:6-4R
B:+6-3 B:6-3R=5 A:3-0R
"""
end = "out"
winner = "A"
delta = { A = 20, B = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-2 3-1 1-1"
deal.B = "6-3 6-1 4-4 3-3 3-2"
yard = "4-0 2-2 4-3 3-0 4-2 5-0 2-0 2-1 4-1 5-1 0-0 6-2 5-3 5-5 6-5 6-0 5-4 1-0"
play = """
A:6-4=10 B:6-3L A:3-1L=5 B:6-1L=10 A:6-6L B:4-4R=20 A:+4-0 A:4-0R
B:+2-2 B:+4-3 B:+3-0 B:3-0R=15 A:+4-2 A:+5-0 A:+2-0 A:+2-1 A:+4-1
A:+5-1 A:+0-0 A:+6-2 A:6-2L=5 B:3-2L A:+5-3 A:5-3L B:4-3R A:5-1L=5
B:+5-5 B:+6-5 B:+6-0 B:pass A:4-1R B:pass A:1-1L B:pass A:2-1R
B:2-2R A:4-2R
"""
end = "blocked"
winner = "A"
delta = { A = 60, B = 45 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 4-3 4-0"
deal.B = "6-4 5-3 5-1 3-1 1-0"
yard = "5-4 2-0 3-0 5-0 3-2 0-0 5-2 6-2 2-2 6-0 1-1 4-1 2-1 5-5 3-3 4-2 6-1 4-4"
play = """
A:6-6 B:6-4L A:4-3L=15 B:5-3L A:6-5R=10 B:5-1L A:+5-4 A:5-4R=5
B:3-1L A:6-3L=10 B:+2-0 B:+3-0 B:+5-0 B:+3-2 B:+0-0 B:+5-2 B:+6-2
B:6-2L A:4-0R
"""
end = "out"
winner = "A"
delta = { A = 65, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 4-4 4-1 4-0 1-0"
deal.B = "6-6 6-0 5-0 3-3 2-0"
yard = "3-2 6-5 5-2 5-4 1-1 6-4 3-0 4-3 3-1 2-2 6-1 2-1 5-1 4-2 6-3 6-2 5-3 0-0"
play = """
A:5-5=10 B:5-0L=10 A:4-0L B:+3-2 B:+6-5 B:6-5R=10 A:4-1L B:6-6R
A:1-0L B:6-0L A:+5-2 A:+5-4 A:+1-1 A:+6-4 A:6-4R=10 B:+3-0 B:+4-3
B:4-3R A:+3-1 A:3-1R B:+2-2 B:+6-1 B:6-1L A:1-1L B:+2-1 B:2-1L
A:5-2L B:+5-1 B:5-1L A:+4-2 A:+6-3 A:+6-2
"""
end = "blocked"
winner = "B"
delta = { A = 20, B = 60 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 6-1 5-1 4-1"
deal.B = "4-3 4-0 3-3 3-2 1-1"
yard = "4-2 6-5 0-0 2-2 5-3 2-0 2-1 5-2 5-0 3-0 6-3 5-4 1-0 6-0 5-5 3-1 6-4 4-4"
play = """
B:4-3 A:4-1L B:1-1L=5 A:6-1L B:3-3R A:6-6L B:3-2R A:6-2R B:+4-2
B:+6-5 B:6-5L A:5-1L
"""
end = "out"
winner = "A"
delta = { A = 10, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-4 4-4 4-3 4-2 1-1"
deal.B = "5-4 5-3 5-1 3-0 2-2"
yard = "6-6 0-0 6-2 4-1 6-5 2-1 5-2 1-0 3-2 5-5 6-3 2-0 4-0 6-0 6-1 3-1 5-0 3-3"
play = """
A:6-4=10 B:5-4R A:+6-6 A:6-6L B:5-3R=15 A:4-3R B:+0-0 B:+6-2
B:6-2L A:4-4R=10 B:2-2L A:4-2L B:+4-1 B:4-1L A:1-1L=10
"""
end = "out"
winner = "A"
delta = { A = 40, B = 15 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-4"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 190, B = 30, C = 225 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-4"
commitment = "c735d8569f7c0f721ffc68fdd578bfe88ebefa503c08bbede9943166c7a153b4"
secret = "96b8dceb5b8f4db0b3f44b24fdea31251ec8dfc73818e3eda14cd523e508e86e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-4 5-1 4-4 3-3 3-0"
deal.B = "6-2 5-2 4-3 4-1 2-1"
deal.C = "6-6 5-5 5-0 3-2 1-0"
yard = "6-3 0-0 6-4 4-0 6-5 6-0 4-2 2-0 6-1 2-2 5-3 3-1 1-1"
play = """
C:6-6 A:+6-3 A:6-3L=15 B:6-2R=5 C:3-2L A:+0-0 A:+6-4 A:+4-0 A:+6-5
A:+6-0 A:+4-2 A:4-2L B:4-3L=5 C:+2-0 C:2-0R A:3-3L B:+6-1 B:+2-2
B:+5-3 B:5-3L C:claim=5 C:5-5L=10 A:6-5L B:6-1L C:5-0R A:5-1L=10
B:5-2L C:pass A:5-4R B:2-2L C:pass A:6-4R=10 B:2-1L C:1-0L
"""
end = "out"
winner = "C"
delta = { A = 35, B = 10, C = 40 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-4 3-0 2-0 1-1"
deal.B = "5-5 5-1 4-2 4-1 3-3"
deal.C = "6-1 5-2 5-0 4-0 1-0"
yard = "2-1 5-3 6-2 0-0 3-1 6-4 4-3 6-3 6-0 3-2 4-4 6-6 2-2"
play = """
C:5-0=5 A:6-5L B:+2-1 B:+5-3 B:+6-2 B:6-2L C:5-2L=5 A:5-4L B:4-2L
C:4-0R A:2-0L B:4-1R C:6-1R A:3-0L B:3-3L C:+0-0 C:+3-1 C:3-1L
A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 30, B = 0, C = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 6-0 4-2 3-1"
deal.B = "6-4 5-3 3-2 2-2 0-0"
deal.C = "6-1 4-1 3-3 3-0 1-1"
yard = "2-0 6-5 5-2 5-4 2-1 1-0 5-0 5-5 4-3 4-4 4-0 5-1 6-6"
play = """
A:6-3 B:6-4L C:3-3R=10 A:4-2L B:3-2L C:3-0L A:6-0L B:5-3R C:6-1L
A:3-1L B:+2-0 B:+6-5 B:6-5R C:+5-2 C:+5-4 C:+2-1 C:+1-0 C:+5-0
C:+5-5 C:+4-3 C:4-3L=10 A:6-2R
"""
end = "out"
winner = "A"
delta = { A = 50, B = 0, C = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-4 5-1 3-2"
deal.B = "6-2 6-1 5-0 4-2 2-2"
deal.C = "6-5 6-3 3-0 2-0 0-0"
yard = "4-3 6-4 4-1 5-3 1-0 3-3 3-1 2-1 4-4 5-5 5-2 4-0 1-1"
play = """
A:6-6 B:6-2L C:6-3R=5 A:3-2L B:+4-3 B:4-3L C:3-0R A:5-4L=5 B:5-0L
C:2-0L A:6-0R B:2-2L=10 C:6-5R A:5-1R=5
"""
end = "out"
winner = "A"
delta = { A = 25, B = 10, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-3 5-0 4-4 3-0"
deal.B = "5-4 5-1 3-3 3-2 2-1"
deal.C = "6-3 3-1 2-2 1-1 1-0"
yard = "5-2 2-0 6-6 6-0 6-5 4-1 6-2 6-4 4-0 4-2 4-3 0-0 6-1"
play = """
A:5-5=10 B:5-4L C:+5-2 C:5-2R A:4-4L=10 B:2-1R C:1-1R=10 A:+2-0
A:+6-6 A:+6-0 A:+6-5 A:+4-1 A:4-1L B:5-1R C:1-0L=5 A:6-0L B:+6-2
B:6-2L C:2-2L A:2-0L=5 B:+6-4 B:+4-0 B:4-0L C:+4-2 C:4-2L A:6-5R
B:6-4R C:+4-3 C:4-3R=5 A:5-3R B:3-2L C:6-3L A:6-6L B:pass C:pass
A:5-0R B:pass C:pass A:3-0R=15
"""
end = "out"
winner = "A"
delta = { A = 50, B = 0, C = 20 }

[[match.hand]]
opener = "A"
deal.A = "5-1 4-2 2-0 1-1 1-0"
deal.B = "6-5 6-2 6-1 5-5 5-4"
deal.C = "6-4 5-0 4-0 3-2 3-1"
yard = "2-1 4-1 3-0 5-3 6-3 4-4 3-3 4-3 2-2 6-0 6-6 0-0 5-2"
play = """
A:5-1 B:6-5L C:6-4L=5 A:4-2L B:6-2L C:3-1R A:+2-1 A:+4-1 A:+3-0
A:3-0R B:6-1L C:4-0R=5 A:4-1L B:5-4L C:5-0L A:2-0L B:+5-3 B:+6-3
B:+4-4 B:4-4R=10 C:3-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 10, C = 45 }

[[match.hand]]
opener = "C"
deal.A = "5-0 3-3 3-2 2-2 0-0"
deal.B = "5-5 5-4 5-3 4-3 1-1"
deal.C = "6-6 6-4 6-1 6-0 4-4"
yard = "4-0 5-2 5-1 6-3 3-1 2-0 3-0 1-0 4-1 6-5 2-1 6-2 4-2"
play = """
C:6-4=10 A:+4-0 A:4-0R B:+5-2 B:+5-1 B:+6-3 B:6-3L C:6-0R A:3-3L
B:4-3L C:claim=10 C:6-1R=5 A:+3-1 A:3-1R B:5-4L C:+2-0 C:+3-0
C:3-0R=5 A:5-0L B:+1-0 B:1-0L C:2-0R A:3-2R B:1-1L C:claim=5
C:+4-1 C:4-1L A:+6-5 A:+2-1 A:pass B:5-3R C:4-4L A:6-5R B:pass
C:6-6R=20
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 85 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-5"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 2, C = 1, D = 3 }
score = { A = 10, B = 35, C = 200, D = 20 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-5"
commitment = "cf5fb5f1ad684640f003ba237efecfc4622a5c5faa1670494dfd4d1166f34339"
secret = "16cf4578f7f367dfd8c9ff8ba4290656ca41e3565969c47389fa5ffb20a1dcbf"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-3 5-0 1-1"
deal.B = "6-6 5-4 5-2 4-1 1-0"
deal.C = "6-3 6-2 5-5 4-0 2-0"
deal.D = "6-4 5-1 3-2 2-2 0-0"
yard = "3-3 2-1 4-2 4-3 6-0 4-4 3-1 3-0"
play = """
B:6-6 C:6-3L=15 D:3-2L A:6-5R B:5-2L=10 C:5-5L=15 D:5-1L A:5-0R
B:4-1L C:4-0L D:0-0L A:+3-3 A:+2-1 A:+4-2 A:+4-3 A:+6-0 A:6-0R
B:1-0L C:6-2R D:2-2R=5 A:6-1L B:claim=10 B:+4-4 B:pass C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 20, C = 90, D = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 4-1 3-3 2-2"
deal.B = "6-1 6-0 4-2 3-2 0-0"
deal.C = "6-3 5-5 5-3 3-0 2-0"
deal.D = "6-6 6-2 5-1 4-4 4-0"
yard = "3-1 5-2 1-1 4-3 5-0 1-0 5-4 2-1"
play = """
C:5-5=10 D:5-1L A:6-5R B:6-1L C:6-3L D:6-6R=15 A:3-3L B:6-0R
C:5-3L=5 D:4-0R A:6-4R B:+3-1 B:+5-2 B:5-2L C:2-0L D:6-2R A:2-2R
B:4-2R C:3-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 35, D = 15 }

[[match.hand]]
opener = "C"
deal.A = "5-4 4-2 3-1 3-0 2-0"
deal.B = "6-2 5-1 4-4 4-1 2-2"
deal.C = "6-6 5-5 5-0 3-3 0-0"
deal.D = "6-5 6-3 6-0 5-2 1-0"
yard = "4-3 1-1 3-2 6-1 5-3 2-1 4-0 6-4"
play = """
C:5-5=10 D:6-5L A:5-4R=10 B:4-4R C:6-6L=20 D:6-3L A:4-2R B:claim=5
B:6-2R C:3-3L D:6-0R A:3-1L B:5-1L=5 C:5-0R=10 D:5-2L A:2-0L
B:claim=5 B:+4-3 B:+1-1 B:+3-2 B:+6-1 B:+5-3 B:5-3R C:0-0L
"""
end = "out"
winner = "C"
delta = { A = 10, B = 15, C = 75, D = 0 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-6"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 135, B = 220 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-6"
commitment = "7a49f6d3866ee23d3a81d894e98c134ce9c868ce2376e11aee523a55571b0a70"
secret = "ac9d100d5a2afdb60e2e3ee19e8b3e1497e3b87906ea42e3f8b111632055ca01"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 4-1 2-2 2-0 1-1"
deal.B = "5-0 4-4 4-0 3-3 3-1"
yard = "5-2 4-3 1-0 6-0 5-1 4-2 3-2 5-3 5-5 6-4 6-3 5-4 3-0 6-2 6-6 0-0 2-1 6-1"
play = """
B:4-4 A:4-1L B:4-0R A:1-1L B:3-1L A:2-0R=5 B:3-3L A:2-2R=10 B:+5-2
B:5-2R A:6-5R
"""
end = "out"
winner = "A"
delta = { A = 20, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-0 4-3 2-2 1-1"
deal.B = "6-0 5-4 4-4 3-0 2-0"
yard = "6-6 6-4 5-3 0-0 1-0 6-5 4-2 3-3 3-2 3-1 5-5 2-1 5-2 5-1 4-1 6-2 6-3 4-0"
play = """
A:5-0=5 B:5-4L A:4-3L B:2-0R=5 A:2-2R B:3-0L A:+6-6 A:+6-4 A:+5-3
A:+0-0 A:0-0L B:6-0L=10 A:6-1L=5 B:+1-0 B:1-0L A:+6-5 A:+4-2
A:4-2R B:4-4R
"""
end = "out"
winner = "B"
delta = { A = 10, B = 60 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-3 4-2 2-0 1-1"
deal.B = "6-1 5-4 3-3 3-2 1-0"
yard = "2-1 5-5 6-3 4-3 4-1 5-2 5-0 6-5 6-0 0-0 4-0 4-4 3-1 6-2 3-0 5-1 2-2 6-4"
play = """
B:3-2=5 A:5-3L B:5-4L A:4-2L B:+2-1 B:2-1L A:1-1L B:6-1L A:6-6L
B:+5-5 B:+6-3 B:6-3L=5 A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 15, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-3 5-2 4-2"
deal.B = "5-4 5-1 5-0 3-1 3-0"
yard = "1-1 4-3 5-5 3-2 4-4 2-1 3-3 2-0 6-5 0-0 4-1 1-0 6-0 4-0 6-4 2-2 6-3 6-2"
play = """
A:6-6 B:+1-1 B:+4-3 B:+5-5 B:+3-2 B:+4-4 B:+2-1 B:+3-3 B:+2-0
B:+6-5 B:6-5L A:5-3L=15 B:3-3L A:6-1R B:4-3L=5 A:4-2L B:3-1R=5
A:5-2L
"""
end = "out"
winner = "A"
delta = { A = 70, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-3 4-3 2-2 1-1"
deal.B = "6-1 5-2 5-1 5-0 2-1"
yard = "6-4 5-5 2-0 4-4 3-0 6-3 5-4 3-2 4-1 1-0 6-0 4-2 3-1 0-0 4-0 6-2 6-6 3-3"
play = """
A:6-5 B:6-1L A:5-3R B:2-1L=5 A:4-3R B:5-2L A:+6-4 A:6-4R B:5-1L
A:1-1L B:+5-5 B:+2-0 B:+4-4 B:+3-0 B:+6-3 B:6-3R=5 A:+5-4 A:+3-2
A:3-2R B:2-0R A:+4-1 A:4-1L B:4-4L A:5-4L=5 B:5-5L=10 A:+1-0
A:1-0R B:5-0L A:+6-0 A:6-0L B:+4-2 B:+3-1 B:3-1R A:+0-0 A:+4-0
A:+6-2 A:6-2L=5 B:4-2L A:4-0L B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 10, B = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 5-2 5-0 3-0"
deal.B = "6-5 6-1 5-1 2-1 1-1"
yard = "6-6 3-2 3-3 2-0 6-4 4-2 6-2 3-1 4-4 4-0 1-0 0-0 4-3 5-4 6-0 4-1 2-2 5-3"
play = """
B:1-1 A:+6-6 A:+3-2 A:+3-3 A:+2-0 A:+6-4 A:+4-2 A:+6-2 A:+3-1
A:3-1L=5 B:2-1R=5 A:6-3L B:6-1L A:4-2R=5 B:5-1L A:5-5L B:6-5L=10
"""
end = "out"
winner = "B"
delta = { A = 10, B = 75 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-3 4-1 3-2 3-1"
deal.B = "6-6 6-0 3-3 1-1 0-0"
yard = "5-0 5-1 6-5 4-0 2-1 1-0 5-5 6-3 6-4 2-0 2-2 6-2 4-3 4-4 4-2 3-0 5-4 5-2"
play = """
B:6-6 A:6-1L B:6-0R A:4-1L B:0-0R A:+5-0 A:5-0R B:+5-1 B:5-1R=5
A:3-1R B:3-3R=10 A:5-3R B:+6-5 B:6-5R=10 A:+4-0 A:4-0L B:+2-1
B:+1-0 B:1-0L A:+5-5 A:+6-3 A:6-3R B:1-1L=5 A:3-2R B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 40 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-7"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 200, B = 55, C = 160 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-7"
commitment = "00c1b8c1dd6d6cb7f42cec800fbb27b3d47fae47ac31ef74022c9c4820a94d2a"
secret = "55058b095db07c43d2b2ae95019eb3d4b711357f8349d9d1e38eb35a5ba7a5f1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 4-2 4-0 2-2 2-0"
deal.B = "6-0 5-5 5-1 4-1 1-0"
deal.C = "6-4 6-3 5-3 5-2 3-2"
yard = "1-1 6-2 4-4 2-1 0-0 6-1 3-3 6-5 4-3 3-0 3-1 5-0 5-4"
play = """
A:6-6 B:6-0L C:6-3R A:2-0L=5 B:+1-1 B:+6-2 B:6-2L C:3-2R A:2-2R=10
B:+4-4 B:+2-1 B:2-1R C:6-4L=5 A:4-2L B:5-1R C:5-2R A:+0-0 A:+6-1
A:+3-3 A:+6-5 A:+4-3 A:+3-0 A:+3-1
"""
end = "blocked"
winner = "C"
delta = { A = 15, B = 0, C = 75 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-1 5-0 3-0 0-0"
deal.B = "6-2 5-5 5-3 4-3 1-0"
deal.C = "6-6 6-0 5-4 2-0 1-1"
yard = "6-4 4-2 3-1 4-4 2-1 2-2 4-0 5-2 3-2 6-3 4-1 6-1 3-3"
play = """
C:6-0 A:6-5L=5 B:5-5L=10 C:2-0R A:5-0L B:1-0L C:1-1L A:5-1L
B:5-3L=5 C:+6-4 C:+4-2 C:4-2R A:3-0L B:4-3R C:+3-1 C:3-1R A:0-0L
"""
end = "out"
winner = "A"
delta = { A = 45, B = 15, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 4-2 3-3 3-0"
deal.B = "6-1 4-4 4-1 3-1 1-1"
deal.C = "6-5 6-2 4-3 2-2 1-0"
yard = "5-0 6-4 5-4 3-2 5-1 0-0 6-3 6-0 2-0 5-2 4-0 5-3 2-1"
play = """
A:5-5=10 B:+5-0 B:5-0L=10 C:6-5R A:6-6R B:6-1R C:1-0R A:3-0L
B:3-1L C:+6-4 C:+5-4 C:+3-2 C:+5-1 C:5-1L=5 A:+0-0 A:0-0R=5 B:+6-3
B:+6-0 B:6-0R C:6-4R A:4-2R B:+2-0 B:2-0R=5 C:5-4L A:+5-2 A:+4-0
A:4-0L
"""
end = "blocked"
winner = "A"
delta = { A = 65, B = 15, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-1 5-0 3-3"
deal.B = "6-0 5-3 4-0 2-1 2-0"
deal.C = "6-5 4-1 3-0 2-2 1-1"
yard = "3-2 3-1 4-3 4-2 5-1 0-0 6-4 5-2 6-3 4-4 5-4 5-5 1-0"
play = """
A:6-6 B:6-0L C:3-0L=15 A:6-2R=5 B:5-3L C:2-2R A:5-0L B:4-0L C:4-1L
A:claim=5 A:6-1L=10 B:2-1R C:1-1R A:+3-2 A:+3-1 A:3-1R B:+4-3
B:4-3R=10 C:6-5L
"""
end = "out"
winner = "C"
delta = { A = 20, B = 10, C = 30 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-2 3-3 3-1"
deal.B = "4-4 4-2 4-1 3-2 1-0"
deal.C = "6-6 5-0 4-3 2-2 0-0"
yard = "2-0 2-1 6-3 6-1 3-0 1-1 5-3 6-0 4-0 5-4 5-1 5-5 5-2"
play = """
C:5-0=5 A:6-5L B:1-0R C:6-6L A:3-1R=15 B:3-2R C:2-2R A:6-2R B:+2-0
B:+2-1 B:+6-3 B:6-3L C:4-3L=10 A:6-4L B:+6-1 B:6-1L C:+3-0 C:+1-1
C:1-1L A:+5-3 A:+6-0 A:6-0R B:4-1L C:0-0R A:+4-0 A:4-0L B:2-0L
C:3-0R=5
"""
end = "out"
winner = "C"
delta = { A = 15, B = 0, C = 50 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-1 5-4 2-2"
deal.B = "6-2 5-5 5-2 3-2 3-0"
deal.C = "6-3 6-0 5-1 4-4 4-3"
yard = "3-1 2-0 6-6 1-0 3-3 4-1 1-1 4-2 5-0 2-1 5-3 0-0 4-0"
play = """
C:4-3 A:6-4L B:6-2L=5 C:6-3R A:2-2L=10 B:5-2L C:5-1L A:6-1L B:+3-1
B:+2-0 B:+6-6 B:6-6L C:6-0R A:6-5L=5 B:5-5L=10 C:+1-0 C:1-0R
A:5-4L=5
"""
end = "out"
winner = "A"
delta = { A = 40, B = 15, C = 0 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-8"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 2, C = 1, D = 3 }
score = { A = 20, B = 170, C = 230, D = 95 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-8"
commitment = "068554547b5a2f5850d936f39796936d482b4e6c5e5ca7c84634ef2e1414b683"
secret = "bd31d6b82eac931fac6ee1689272651b1bedb4ea3b801f428cccf204416307ce"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 5-3 4-0"
deal.B = "5-5 5-2 3-1 3-0 2-0"
deal.C = "6-0 4-3 4-1 2-2 1-1"
deal.D = "6-5 4-4 3-3 1-0 0-0"
yard = "6-4 5-1 2-1 6-1 4-2 5-0 5-4 3-2"
play = """
A:6-6 B:+6-4 B:6-4L C:4-3L=15 D:3-3L A:6-3L B:+5-1 B:+2-1 B:+6-1
B:6-1L C:6-0R D:1-0L A:4-0L B:3-0R C:4-1L D:+4-2 D:+5-0 D:pass
A:5-3R B:5-1R C:1-1L D:pass A:pass B:2-1R C:2-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 75, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-1 5-0 4-2 2-1 1-0"
deal.B = "6-6 6-3 6-2 6-1 4-4"
deal.C = "5-3 5-2 4-3 3-2 3-1"
deal.D = "6-5 6-0 5-5 3-0 1-1"
yard = "2-2 4-0 0-0 5-4 6-4 3-3 2-0 4-1"
play = """
C:3-2=5 D:3-0L A:5-0L B:6-2R C:5-3L D:6-5R A:5-1R B:6-3L C:3-1R
D:6-0L A:1-0L B:6-1L C:4-3R=10 D:+2-2 D:+4-0 D:4-0R A:+0-0 A:0-0R
B:6-6L C:+5-4 C:+6-4 C:6-4L D:+3-3 D:pass A:4-2L B:pass C:5-2L=5
D:5-5L=10 A:pass B:pass C:5-4L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 45, D = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 4-4 3-3 0-0"
deal.B = "5-5 2-2 2-1 2-0 1-1"
deal.C = "6-1 6-0 5-3 5-2 3-2"
deal.D = "6-5 6-4 6-3 5-4 5-0"
yard = "3-0 4-3 1-0 4-0 3-1 4-2 5-1 4-1"
play = """
C:3-2=5 D:6-3L A:6-6L B:2-2R C:6-1L=5 D:+3-0 D:+4-3 D:+1-0 D:1-0L
A:0-0L B:2-0R C:6-0L D:6-5L=5 A:+4-0 A:4-0R B:5-5L C:5-3L D:4-3R
A:3-3L B:+3-1 B:3-1R C:+4-2 C:pass D:3-0L A:pass B:1-1R C:pass
D:5-0L A:pass B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 50, C = 10, D = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-3 3-0 1-0"
deal.B = "5-1 5-0 4-2 4-0 3-3"
deal.C = "6-1 5-4 5-3 5-2 1-1"
deal.D = "6-5 5-5 4-1 3-2 3-1"
yard = "4-3 2-1 0-0 6-0 4-4 2-0 2-2 6-2"
play = """
B:5-1 C:5-4L=5 D:4-1L A:1-0L B:4-0L C:claim=5 C:6-1R=10 D:6-5R
A:6-4L B:5-0R C:+4-3 C:+2-1 C:+0-0 C:0-0R D:+6-0 D:6-0L A:3-0L
B:3-3L C:5-3L=5 D:5-5L=10 A:+4-4 A:+2-0 A:2-0R B:4-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 55, C = 25, D = 10 }

[[match.hand]]
opener = "B"
deal.A = "5-4 4-2 3-2 3-0 2-0"
deal.B = "6-6 6-0 5-3 4-4 1-1"
deal.C = "6-1 5-2 5-0 4-3 3-1"
deal.D = "5-5 4-0 2-2 2-1 1-0"
yard = "3-3 5-1 4-1 6-4 6-5 0-0 6-3 6-2"
play = """
B:6-6 C:6-1L D:2-1L A:4-2L B:4-4L=20 C:4-3L=15 D:+3-3 D:3-3L
A:3-2L B:6-0R C:5-2L=5 D:5-5L=10 A:5-4L B:+5-1 B:+4-1 B:4-1L
C:5-0R D:1-0L=5 A:3-0L B:5-3L=10 C:+6-4 C:+6-5 C:6-5L D:+0-0
D:pass A:pass B:5-1R C:6-4L=5 D:4-0L A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 10, B = 30, C = 25, D = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 6-1 4-2 3-0"
deal.B = "6-0 5-4 5-3 4-1 2-0"
deal.C = "5-5 5-2 3-3 3-2 1-1"
deal.D = "5-0 4-4 4-3 4-0 0-0"
yard = "6-5 2-2 3-1 2-1 6-3 1-0 6-6 5-1"
play = """
A:6-4=10 B:4-1R C:1-1R D:+6-5 D:6-5L A:6-1R B:5-3L C:3-3L
D:4-3L=10 A:4-2L B:2-0L C:+2-2 C:+3-1 C:+2-1 C:+6-3 C:6-3R D:4-0L
A:3-0R B:5-4L=5 C:5-5L=10 D:5-0R=15 A:+1-0 A:pass B:pass C:5-2L
D:pass A:6-2L B:6-0L=5
"""
end = "out"
winner = "B"
delta = { A = 10, B = 35, C = 10, D = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-3 5-1 3-3 2-0"
deal.B = "6-6 6-3 6-2 5-2 2-1"
deal.C = "4-2 4-1 4-0 3-1 1-0"
deal.D = "6-5 6-0 5-5 4-4 2-2"
yard = "5-4 4-3 3-2 3-0 0-0 6-1 5-0 1-1"
play = """
B:2-1 C:4-2L=5 D:4-4L A:6-4L B:6-6L C:3-1R=15 D:6-5L A:5-3L B:6-3L
C:+5-4 C:+4-3 C:4-3R=10 D:6-0L A:2-0L B:6-2L C:claim=10 C:5-4R
D:5-5R A:5-1R B:+3-2 B:+3-0 B:+0-0 B:+6-1 B:6-1R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 40, D = 30 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-9"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 80, B = 215 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-9"
commitment = "1ea4c0ee99d1892df54b29eaed50c5d07e03ca5257227a842efc38d5e1286921"
secret = "7e0e9c3c5f93cd6258c673e13d7665767a44bfe2f7d473ad260f519e3465d3d2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 5-3 4-3 2-0"
deal.B = "5-4 5-0 4-2 4-0 1-0"
yard = "5-1 3-0 3-2 1-1 6-1 3-1 6-2 6-5 6-4 4-1 4-4 6-3 6-6 3-3 2-2 2-1 5-2 0-0"
play = """
A:5-5 B:claim=10 B:5-0L=10 A:5-3R B:4-0L A:4-3R B:5-4L A:+5-1
A:5-1L=5 B:4-2R A:2-0R B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-1 3-0 2-0"
deal.B = "6-5 6-4 6-3 5-2 4-4"
yard = "3-3 2-2 1-0 5-4 4-0 6-0 4-2 6-1 5-0 5-3 4-3 1-1 0-0 3-2 6-6 4-1 2-1 3-1"
play = """
B:6-4=10 A:6-2L B:4-4R=10 A:2-0L B:+3-3 B:+2-2 B:+1-0 B:1-0L
A:5-1L B:5-2L=10 A:+5-4 A:5-4R B:6-5R A:+4-0 A:+6-0 A:6-0R B:2-2L
A:4-0R B:+4-2 B:4-2L A:+6-1 A:+5-0 A:+5-3 A:+4-3 A:4-3L B:6-3L=10
A:6-1L B:claim=5 B:+1-1 B:1-1L A:+0-0 A:+3-2 A:+6-6 A:+4-1 A:4-1L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 90 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-0 4-0 3-0 2-1"
deal.B = "6-4 6-3 6-0 2-2 0-0"
yard = "4-3 6-5 1-0 6-2 5-3 2-0 3-3 4-2 5-5 4-1 5-1 6-1 3-1 4-4 5-2 3-2 6-6 1-1"
play = """
B:6-4=10 A:4-0R B:6-3L A:5-0R B:+4-3 B:4-3L A:5-4L B:claim=10
B:+6-5 B:6-5L A:+1-0 A:+6-2 A:6-2L B:2-2L A:2-1L B:+5-3 B:5-3R
A:1-0L B:6-0L A:3-0R
"""
end = "out"
winner = "A"
delta = { A = 0, B = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-1 4-2 4-1 3-3"
deal.B = "6-0 3-0 2-2 2-0 1-1"
yard = "5-3 5-4 5-0 2-1 5-2 6-3 1-0 4-3 3-2 0-0 4-4 6-5 5-5 3-1 6-2 4-0 6-4 6-6"
play = """
A:4-1=5 B:1-1R A:5-1R B:+5-3 B:5-3R A:3-3R B:claim=10 B:3-0R
A:4-2L B:6-0R A:6-1R
"""
end = "out"
winner = "A"
delta = { A = 10, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-1 3-3 3-0"
deal.B = "6-4 6-3 5-5 4-4 2-1"
yard = "1-0 4-3 3-2 5-2 3-1 0-0 5-0 6-1 2-2 4-0 5-3 5-4 1-1 6-2 4-1 4-2 6-6 2-0"
play = """
A:6-5 B:5-5R A:5-1R B:6-4L=5 A:+1-0 A:1-0R B:4-4L A:6-0R B:6-3R
A:3-3R B:+4-3 B:4-3L A:3-0R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-3 4-3 4-2 4-1"
deal.B = "6-6 4-4 3-0 2-2 1-0"
yard = "2-0 6-4 0-0 2-1 6-0 3-3 1-1 5-0 6-2 5-2 6-1 5-4 4-0 6-3 3-1 5-1 3-2 6-5"
play = """
A:5-5 B:claim=10 B:+2-0 B:+6-4 B:+0-0 B:+2-1 B:+6-0 B:+3-3 B:+1-1
B:+5-0 B:5-0L=10 A:5-3R B:2-0L=5 A:4-2L B:3-3R=10 A:4-1L B:2-1L
A:4-3R
"""
end = "out"
winner = "A"
delta = { A = 45, B = 35 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 4-4 4-0 3-1"
deal.B = "5-1 3-3 3-0 2-2 1-1"
yard = "5-0 0-0 6-2 1-0 4-2 6-5 4-3 5-4 5-2 6-1 6-4 4-1 2-0 6-0 6-3 3-2 2-1 5-5"
play = """
A:4-4 B:+5-0 B:+0-0 B:+6-2 B:+1-0 B:+4-2 B:4-2L=10 A:4-0R B:3-0R=5
A:3-1R B:2-2L=5 A:+6-5 A:+4-3 A:+5-4 A:+5-2 A:5-2L B:5-1R=10
A:6-5L B:6-2L A:5-4R B:+6-1 B:+6-4 B:6-4R A:6-6R B:6-1R A:+4-1
A:4-1R B:+2-0 B:2-0L A:4-3R B:3-3R A:5-3R=5
"""
end = "out"
winner = "A"
delta = { A = 15, B = 30 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-10"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 140, B = 245, C = 60 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-10"
commitment = "79efc8775cbf76109f60f6c2988c2c6270e628a08778697176d89924eefca92d"
secret = "9e54fa4f0969890f02bcc71f545f09602f5775bd130c4f19c6a5c627c53986c7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 5-1 5-0 4-2"
deal.B = "6-4 6-3 5-4 2-1 0-0"
deal.C = "6-2 6-0 3-3 3-1 3-0"
yard = "5-2 4-4 4-0 6-6 4-1 5-3 3-2 2-0 4-3 2-2 1-0 6-5 1-1"
play = """
A:5-5=10 B:5-4L C:+5-2 C:5-2R A:4-2L B:2-1L C:3-1L=5 A:+4-4 A:+4-0
A:+6-6 A:+4-1 A:+5-3 A:5-3L B:+3-2 B:3-2R C:3-3R A:5-1L B:6-3R
C:6-2R A:6-1L B:6-4L C:+2-0 C:2-0R A:4-4L B:0-0R
"""
end = "out"
winner = "B"
delta = { A = 10, B = 35, C = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 5-3 4-2 1-0"
deal.B = "4-1 4-0 2-1 1-1 0-0"
deal.C = "6-2 5-5 5-1 5-0 4-4"
yard = "6-4 6-1 2-2 4-3 3-0 3-3 5-2 2-0 3-2 3-1 6-3 6-0 6-5"
play = """
B:4-1=5 C:4-4L A:5-4L B:1-1R C:5-5L A:1-0R=10 B:0-0R=10 C:5-1L
A:+6-4 A:+6-1 A:6-1L B:4-0R=10 C:6-2L A:6-4R B:2-1L
"""
end = "out"
winner = "B"
delta = { A = 10, B = 55, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 4-1 3-1 2-0"
deal.B = "6-4 6-0 5-3 5-2 5-0"
deal.C = "6-6 5-4 4-3 4-2 4-0"
yard = "0-0 6-2 6-3 1-0 4-4 2-1 2-2 1-1 3-0 3-3 6-1 5-1 3-2"
play = """
B:6-4=10 C:6-6L A:6-5L B:5-0L C:4-0L A:4-1L=5 B:+0-0 B:+6-2 B:+6-3
B:+1-0 B:1-0L C:5-4R=5 A:5-5R=10 B:0-0L=10 C:+4-4 C:+2-1 C:+2-2
C:+1-1 C:+3-0 C:3-0L A:3-1L B:5-2R C:2-1L A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 75, B = 20, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-2 4-4 4-3 3-3 2-0"
deal.B = "5-4 4-0 3-2 2-1 0-0"
deal.C = "6-6 6-4 6-3 5-2 3-1"
yard = "6-0 4-1 6-1 5-5 1-0 5-1 2-2 4-2 5-0 5-3 6-5 1-1 3-0"
play = """
A:4-4 B:4-0L C:6-4R A:6-2R B:0-0L C:5-2R=5 A:2-0L B:5-4R C:+6-0
C:+4-1 C:4-1R A:+6-1 A:6-1R B:2-1L C:3-1L A:4-3L=10 B:+5-5 B:+1-0
B:+5-1 B:+2-2 B:+4-2 B:4-2L C:6-6R A:+5-0 A:+5-3 A:+6-5 A:6-5R
B:5-1R C:pass A:pass B:2-2L=5 C:pass A:pass B:3-2L C:6-3L A:pass
B:1-0R C:6-0L
"""
end = "out"
winner = "C"
delta = { A = 10, B = 5, C = 35 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 4-2 3-1 1-1"
deal.B = "6-3 5-3 5-2 5-0 0-0"
deal.C = "6-2 5-4 4-3 4-0 3-3"
yard = "4-1 6-0 6-5 2-1 5-1 2-2 2-0 3-0 6-6 3-2 1-0 6-4 4-4"
play = """
C:6-2 A:4-2R=10 B:6-3L C:4-3L A:+4-1 A:4-1L=5 B:+6-0 B:+6-5 B:+2-1
B:2-1L C:5-4R A:5-5R B:5-2L=15 C:+5-1 C:5-1L A:6-1L B:6-5L=15
C:+2-2 C:+2-0 C:+3-0 C:+6-6 C:+3-2 C:+1-0 C:pass A:pass B:5-0L=10
C:4-0L A:pass B:5-3R C:3-3R=10 A:3-1R=5 B:pass C:1-0R A:pass
B:6-0R=10 C:6-6R
"""
end = "blocked"
winner = "B"
delta = { A = 20, B = 65, C = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-3 5-1 4-4 2-1"
deal.B = "6-5 5-2 4-1 3-3 2-2"
deal.C = "6-3 6-2 5-0 4-0 3-1"
yard = "5-5 3-0 4-3 6-0 6-4 5-4 2-0 3-2 4-2 1-0 6-6 1-1 0-0"
play = """
B:4-1=5 C:4-0L A:5-1R=5 B:5-2R C:5-0L A:5-3L=5 B:3-3L C:6-3L
A:6-1L B:2-2R=5 C:3-1L A:2-1R B:+5-5 B:+3-0 B:3-0L C:+4-3 C:+6-0
C:6-0L A:+6-4 A:6-4L=5 B:+5-4 B:5-4L C:+2-0 C:+3-2 C:+4-2 C:+1-0
C:1-0R=5 A:+6-6 A:pass B:5-5L=10 C:2-0R A:pass B:6-5L
"""
end = "out"
winner = "B"
delta = { A = 15, B = 65, C = 5 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-11"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 4, D = 2 }
score = { A = 255, B = 130, C = 90, D = 165 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-11"
commitment = "a8fda43b6f5bb6c76902a34a56783dc7ca645044aa8daab5ec022df3043329ee"
secret = "443e08df5053016ae2ffafb436e3963323429dc93b26869098b03c81290d7ce1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-0 5-4 5-3 5-0 1-1"
deal.B = "6-3 6-2 4-2 2-0 1-0"
deal.C = "5-5 5-1 4-4 3-0 2-1"
deal.D = "6-6 6-5 4-3 4-1 4-0"
yard = "3-3 2-2 3-2 6-4 3-1 0-0 5-2 6-1"
play = """
D:6-6 A:6-0L B:2-0L C:2-1L D:6-5R A:5-4R=5 B:1-0L C:3-0L D:4-3L
A:+3-3 A:+2-2 A:+3-2 A:+6-4 A:6-4L=10 B:6-3L C:4-4R D:4-1R
A:1-1R=5 B:+3-1 B:3-1L C:5-1L D:+0-0 D:pass A:5-3L=5 B:pass C:pass
D:pass A:3-3L B:pass C:pass D:pass A:3-2L B:6-2L
"""
end = "blocked"
winner = "D"
delta = { A = 25, B = 0, C = 0, D = 25 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 4-2 4-0 3-2"
deal.B = "5-5 5-1 4-4 3-1 2-1"
deal.C = "6-4 5-2 4-3 1-1 1-0"
deal.D = "6-6 6-1 5-0 4-1 2-0"
yard = "3-3 6-2 6-5 3-0 5-3 2-2 0-0 5-4"
play = """
D:5-0=5 A:6-0R B:5-5L C:5-2L D:6-6R A:3-2L=15 B:3-1L C:6-4R
D:claim=5 D:6-1L=10 A:4-2R B:2-1R C:1-1R D:4-1R=10 A:6-3L B:4-4R
C:4-3L D:+3-3 D:+6-2 D:+6-5 D:+3-0 D:+5-3 D:+2-2 D:pass A:4-0R
"""
end = "out"
winner = "A"
delta = { A = 65, B = 0, C = 0, D = 30 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-3 5-1 5-0 3-1"
deal.B = "6-6 6-5 5-2 2-0 1-0"
deal.C = "4-2 3-2 3-0 2-1 1-1"
deal.D = "6-2 5-5 5-4 4-4 4-3"
yard = "6-4 4-1 3-3 6-1 2-2 0-0 4-0 6-0"
play = """
A:5-0=5 B:6-5L C:3-0R D:4-3R=10 A:6-3L B:+6-4 B:6-4R C:3-2L D:6-2L
A:+4-1 A:+3-3 A:+6-1 A:6-1L B:1-0L C:+2-2 C:+0-0 C:0-0L D:pass
A:pass B:2-0L C:2-1L D:pass A:4-1L=10 B:6-6R C:4-2L D:pass A:pass
B:5-2L
"""
end = "out"
winner = "B"
delta = { A = 15, B = 55, C = 0, D = 10 }

[[match.hand]]
opener = "B"
deal.A = "4-3 4-0 3-0 2-1 1-1"
deal.B = "6-5 6-2 5-4 2-0 1-0"
deal.C = "6-6 6-4 5-2 5-1 4-1"
deal.D = "6-1 6-0 5-0 4-4 3-2"
yard = "5-5 3-1 2-2 5-3 6-3 3-3 0-0 4-2"
play = """
B:6-5 C:6-6L D:6-0L=5 A:4-0L B:5-4L=10 C:5-2L D:3-2L A:3-0L=5
B:2-0L C:5-1R D:6-1R A:2-1L B:1-0L C:6-4R D:4-4R A:4-3R B:+5-5
B:+3-1 B:3-1R C:4-1R
"""
end = "out"
winner = "C"
delta = { A = 5, B = 10, C = 25, D = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-2 4-3 4-1 3-2"
deal.B = "6-4 6-0 5-5 3-0 1-1"
deal.C = "5-3 5-1 4-4 4-0 0-0"
deal.D = "6-6 6-5 5-0 2-1 2-0"
yard = "3-3 5-4 6-3 2-2 3-1 1-0 6-2 4-2"
play = """
C:4-4 D:+3-3 D:+5-4 D:5-4L A:5-2L=10 B:6-4R C:+6-3 C:6-3R
D:claim=5 D:3-3R A:3-2L B:3-0L C:0-0L D:5-0L A:4-3R B:5-5L C:5-3L
D:+2-2 D:+3-1 D:3-1L=5 A:6-1L=10 B:6-0L C:4-0R D:2-0L A:+1-0
A:1-0R B:1-1R
"""
end = "out"
winner = "B"
delta = { A = 20, B = 40, C = 0, D = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 4-1 3-3 0-0"
deal.B = "5-5 5-3 4-3 2-1 1-1"
deal.C = "6-3 5-4 4-4 4-2 2-0"
deal.D = "6-2 5-1 4-0 3-2 3-1"
yard = "2-2 6-1 3-0 6-6 6-4 5-2 5-0 1-0"
play = """
B:5-5=10 C:5-4L D:4-0L=10 A:0-0L=10 B:5-3R C:2-0L D:claim=5 D:6-2L
A:6-0L B:4-3R C:4-2R D:3-2R A:3-3R B:+2-2 B:+6-1 B:+3-0 B:3-0L
C:6-3R D:3-1L A:4-1L=10 B:6-1R=5 C:4-4L
"""
end = "out"
winner = "C"
delta = { A = 20, B = 15, C = 25, D = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 5-3 4-4 1-1"
deal.B = "6-4 5-5 4-2 4-0 3-3"
deal.C = "6-6 6-3 3-1 3-0 2-2"
deal.D = "6-5 5-4 3-2 2-1 1-0"
yard = "5-2 5-0 2-0 0-0 6-2 5-1 4-3 4-1"
play = """
C:6-6 D:6-5L A:5-3L=15 B:3-3L C:3-0L D:1-0L A:6-1R B:+5-2 B:+5-0
B:+2-0 B:+0-0 B:+6-2 B:+5-1 B:5-1L C:3-1R D:5-4L A:4-4L B:6-4L
C:6-3R D:pass A:6-0L B:5-0L C:pass D:pass A:pass B:5-5L C:pass
D:pass A:pass B:5-2L C:2-2L D:claim=10
"""
end = "out"
winner = "C"
delta = { A = 15, B = 0, C = 30, D = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-3 4-3 4-0 2-2"
deal.B = "6-1 5-4 5-0 4-2 1-1"
deal.C = "6-2 5-2 5-1 4-4 1-0"
deal.D = "6-3 5-5 4-1 2-0 0-0"
yard = "3-0 3-3 2-1 3-1 3-2 6-0 6-5 6-6"
play = """
C:4-4 D:4-1L A:4-3R B:6-1L C:6-2L D:claim=5 D:6-3R A:2-2L=10
B:4-2L=10 C:+3-0 C:+3-3 C:+2-1 C:+3-1 C:+3-2 C:+6-0 C:6-0R D:2-0R
A:6-4L B:pass C:5-2R D:5-5R A:5-3R B:pass C:3-3R D:pass A:pass
B:pass C:3-0R D:0-0R
"""
end = "out"
winner = "D"
delta = { A = 10, B = 10, C = 0, D = 45 }

[[match.hand]]
opener = "D"
deal.A = "6-2 4-2 2-1 1-1 1-0"
deal.B = "6-3 5-5 5-0 4-1 3-0"
deal.C = "6-1 6-0 4-4 3-2 3-1"
deal.D = "5-4 5-3 5-2 4-0 0-0"
yard = "4-3 6-5 2-0 3-3 6-6 5-1 2-2 6-4"
play = """
D:5-4 A:4-2R B:5-5L C:3-2R D:5-3R=15 A:+4-3 A:+6-5 A:6-5L B:6-3L
C:3-1L D:5-2R A:2-1L B:+2-0 B:2-0L C:6-0L D:+3-3 D:+6-6 D:6-6L
A:6-2L B:+5-1
"""
end = "blocked"
delta = { A = 0, B = 0, C = 0, D = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-1 3-1 3-0 1-1"
deal.B = "6-3 6-2 5-0 3-2 1-0"
deal.C = "6-6 6-4 6-1 5-5 5-4"
deal.D = "6-0 4-1 3-3 2-0 0-0"
yard = "4-2 4-0 4-4 5-3 5-2 2-1 2-2 4-3"
play = """
A:1-1 B:1-0L C:6-1R D:6-0L A:6-5L B:5-0L C:6-4R D:4-1R A:5-1R=5
B:+4-2 B:+4-0 B:4-0L C:5-4L=10 D:+4-4 D:+5-3 D:5-3L A:3-0L=5
B:+5-2 B:5-2R C:+2-1 C:2-1R D:2-0L A:3-1R=5
"""
end = "out"
winner = "A"
delta = { A = 80, B = 0, C = 10, D = 0 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-12"
seats = { A = "first", B = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 160, B = 200 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-12"
commitment = "ce6f0b850e6bae3fe2451879e107f2b0d96b5ccf1e463ee0bd1ac920e07c87fc"
secret = "ee144ebb8475f650eda2740f676dd3d48c34caa42746b841164b9b0409222abf"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 4-0 2-2 2-0"
deal.B = "6-2 5-0 4-1 1-1 1-0"
yard = "2-1 3-3 5-3 0-0 6-1 6-3 6-5 3-1 4-2 5-2 6-0 3-0 5-1 3-2 6-6 4-4 6-4 4-3"
play = """
A:5-5=10 B:5-0L A:decline A:4-0L B:4-1L A:5-4R=5 B:1-1L A:+2-1
A:2-1L B:6-2L=10 A:+3-3 A:+5-3 A:+0-0 A:+6-1 A:6-1L=5 B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 20, B = 30 }

[[match.hand]]
opener = "B"
deal.A = "5-1 4-4 3-1 2-2 1-1"
deal.B = "6-6 5-5 5-4 3-3 2-1"
yard = "4-0 5-2 4-2 6-0 5-0 6-2 4-3 0-0 1-0 4-1 6-4 6-3 3-0 5-3 2-0 6-1 6-5 3-2"
play = """
B:5-5 A:decline A:5-1L B:2-1L A:2-2L B:5-4R A:4-4R B:+4-0 B:4-0R
A:+5-2 A:5-2L=5 B:+4-2 B:+6-0 B:6-0R A:+5-0 A:5-0L B:6-6R A:+6-2
A:6-2R B:4-2R A:+4-3 A:4-3R B:3-3R
"""
end = "out"
winner = "B"
delta = { A = 5, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-0 3-2 1-1"
deal.B = "6-4 6-3 5-4 5-3 2-0"
yard = "5-5 6-5 5-2 2-1 6-0 3-0 6-1 3-3 2-2 4-4 5-1 0-0 4-3 3-1 1-0 4-0 4-2 4-1"
play = """
B:6-3 A:6-6L=15 B:6-4L A:3-2R B:2-0R A:5-0R B:5-3R A:+5-5 A:+6-5
A:+5-2 A:+2-1 A:+6-0 A:+3-0 A:3-0R B:5-4L A:decline
"""
end = "out"
winner = "B"
delta = { A = 15, B = 45 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 3-3 1-0 0-0"
deal.B = "6-6 6-5 5-3 5-0 4-1"
yard = "1-1 3-1 3-0 4-2 2-0 5-2 4-4 5-1 6-4 6-2 2-1 4-3 5-5 4-0 2-2 6-0 6-1 3-2"
play = """
B:5-0=5 A:5-4L B:4-1L A:1-0L B:+1-1 B:+3-1 B:+3-0 B:3-0L A:6-3L
B:6-5L A:decline A:0-0R=5 B:5-3L A:3-3L
"""
end = "out"
winner = "A"
delta = { A = 25, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-2 5-1 4-2 4-1"
deal.B = "5-3 2-2 2-1 1-1 1-0"
yard = "6-2 6-1 3-3 6-6 6-4 6-3 4-4 0-0 6-0 5-4 5-0 5-5 3-2 3-1 3-0 2-0 4-0 4-3"
play = """
A:6-5 B:5-3R A:+6-2 A:6-2L=5 B:2-1L A:5-1L B:+6-1 B:+3-3 B:3-3R
A:5-2L B:2-2L A:decline A:4-2L=10 B:+6-6 B:+6-4 B:6-4L A:+6-3
A:6-3L B:+4-4 B:+0-0 B:+6-0 B:+5-4 B:+5-0 B:+5-5 B:+3-2 B:3-2R=5
A:+3-1 A:3-1L B:1-0L A:+3-0 A:3-0L=5 B:+2-0 B:2-0R A:pass B:0-0R
A:pass B:5-0R A:pass B:5-5R A:pass B:5-4R A:4-1R
"""
end = "out"
winner = "A"
delta = { A = 55, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-2 4-0 3-0 0-0"
deal.B = "5-3 5-1 4-1 3-2 3-1"
yard = "5-5 3-3 2-1 6-1 6-0 6-3 2-0 5-0 6-2 2-2 1-1 5-4 4-4 1-0 4-3 6-6 4-2 6-5"
play = """
A:6-4=10 B:4-1R A:+5-5 A:+3-3 A:+2-1 A:2-1R B:3-2R A:3-3R B:3-1R
A:+6-1 A:6-1L B:5-1L A:5-5L B:5-3L
"""
end = "out"
winner = "B"
delta = { A = 10, B = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-3 4-4 4-1 1-1 0-0"
deal.B = "6-5 5-0 4-3 2-1 1-0"
yard = "3-2 6-6 6-4 3-0 5-2 3-1 5-4 4-0 6-0 5-3 3-3 6-1 5-5 2-2 5-1 6-2 4-2 2-0"
play = """
B:1-0 A:4-1L B:4-3L A:6-3L B:5-0R A:+3-2 A:+6-6 A:6-6L B:6-5L=10
A:+6-4 A:+3-0 A:+5-2 A:5-2L B:2-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 40 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-4 3-2 0-0"
deal.B = "6-6 6-4 6-2 4-4 3-0"
yard = "5-5 2-1 5-2 5-1 2-0 1-0 3-1 6-3 4-0 3-3 2-2 5-0 4-2 5-3 4-1 1-1 6-0 4-3"
play = """
B:6-2 A:6-5L B:+5-5 B:5-5L A:5-4L B:4-4L=10 A:3-2R B:6-4L A:6-1L
B:3-0R A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 10, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-4 2-2 2-0"
deal.B = "5-1 4-0 3-2 3-0 1-1"
yard = "6-3 6-2 0-0 3-1 2-1 3-3 6-5 4-3 4-4 6-0 1-0 6-4 6-1 5-2 5-0 4-1 5-3 4-2"
play = """
A:6-6 B:+6-3 B:6-3L=15 A:+6-2 A:6-2R=5 B:3-2L A:2-2L B:+0-0 B:+3-1
B:+2-1 B:2-1R A:decline A:2-0L B:3-0L A:+3-3 A:3-3L B:3-1R A:+6-5
A:+4-3 A:4-3L B:4-0L A:+4-4 A:+6-0 A:6-0L B:+1-0 B:+6-4 B:6-4L
A:5-4L B:5-1L A:+6-1 A:6-1L B:+5-2 B:+5-0 B:+4-1 B:pass A:6-5L
B:5-2L=5
"""
end = "blocked"
winner = "B"
delta = { A = 5, B = 40 }

[[match.hand]]
opener = "B"
deal.A = "5-0 4-0 3-3 3-2 1-0"
deal.B = "6-2 6-1 5-3 4-3 2-0"
yard = "0-0 3-1 4-2 6-5 5-2 3-0 5-5 4-1 4-4 2-1 6-0 5-4 6-3 1-1 6-4 2-2 5-1 6-6"
play = """
B:2-0 A:3-2L B:5-3L=5 A:5-0L B:+0-0 B:0-0L A:4-0L B:4-3L A:3-3L
B:+3-1 B:3-1L A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 15, B = 5 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-13"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "B C"
ranks = { A = 3, B = 1, C = 1 }
score = { A = 45, B = 200, C = 200 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-13"
commitment = "ed096db215133afb763e2a16b02d40fd2b7972466272ad21566984c5489d916b"
secret = "5abc828a517c84b004f453ccd6d159e8d27b42bbf24d929b2760b1d65ac7151c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 4-2 3-3 2-2"
deal.B = "6-6 6-1 5-1 3-0 0-0"
deal.C = "6-5 5-2 5-0 4-0 3-2"
yard = "2-0 5-4 4-1 5-5 5-3 6-4 3-1 1-0 1-1 2-1 4-4 6-2 4-3"
play = """
B:6-6 C:6-5L A:6-3R B:3-0R=5 C:5-0R=10 A:+2-0 A:+5-4 A:5-4L
B:5-1R=5 C:4-0L A:2-0L B:6-1R C:5-2L A:6-0R B:claim=5 B:0-0R=5
"""
end = "out"
winner = "B"
delta = { A = 0, B = 40, C = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-4 5-0 4-1 1-1"
deal.B = "6-2 6-1 4-2 3-0 0-0"
deal.C = "6-4 6-3 5-3 5-2 2-2"
yard = "2-1 3-2 5-1 2-0 6-6 4-3 1-0 4-4 5-5 4-0 3-1 3-3 6-5"
play = """
B:6-2 C:2-2R=10 A:6-0L B:4-2R C:6-4R A:5-0L B:6-1R C:5-2L A:4-1R
B:+2-1 B:2-1L=5 C:+3-2 C:+5-1 C:5-1L A:5-4R=10 B:+2-0 B:+6-6
B:+4-3 B:+1-0 B:+4-4 B:+5-5 B:5-5L=15 C:5-3L A:+4-0 A:+3-1 A:3-1L
B:1-0L=5 C:pass A:4-0L B:4-4L C:pass A:pass B:4-3L C:6-3L A:pass
B:6-6L
"""
end = "blocked"
winner = "A"
delta = { A = 20, B = 25, C = 10 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-1 4-2 3-3 3-1"
deal.B = "6-1 5-5 5-2 4-1 2-2"
deal.C = "6-2 6-0 4-4 4-0 1-1"
yard = "0-0 2-0 6-4 1-0 5-0 3-2 2-1 5-4 6-3 3-0 6-5 6-6 4-3"
play = """
A:3-1 B:6-1R C:6-2R=5 A:4-2R B:4-1R C:1-1R=5 A:5-3L B:5-5L C:+0-0
C:+2-0 C:+6-4 C:+1-0 C:1-0R=10 A:5-1L B:+5-0 B:5-0R C:+3-2 C:+2-1
C:2-1L A:+5-4 A:5-4R B:5-2L C:4-0R=5 A:+6-3 A:+3-0 A:3-0R B:+6-5
B:6-5L C:6-0L A:3-3R B:pass C:3-2R A:pass B:2-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 30, C = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-2 4-1 4-0 3-1 3-0"
deal.B = "5-5 5-4 4-4 4-3 3-3"
deal.C = "6-3 4-2 2-2 1-0 0-0"
yard = "5-3 6-5 2-0 6-6 1-1 5-1 2-1 5-2 6-0 6-4 5-0 3-2 6-1"
play = """
B:5-5=10 C:+5-3 C:5-3L A:3-0L=10 B:5-4R C:1-0L=5 A:4-0R B:+6-5
B:+2-0 B:2-0R C:2-2R=5 A:3-1L B:3-3L=10 C:4-2R=10 A:4-1R B:4-3L=5
C:+6-6 C:+1-1 C:1-1R A:+5-1 A:5-1R B:6-5R=10 C:6-6R A:6-2R
"""
end = "out"
winner = "A"
delta = { A = 25, B = 35, C = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 4-3 2-0 0-0"
deal.B = "6-6 5-2 5-1 2-2 1-1"
deal.C = "6-3 6-2 6-1 5-4 2-1"
yard = "4-0 5-5 3-1 5-0 4-2 3-3 5-3 3-2 4-4 6-5 1-0 3-0 4-1"
play = """
A:6-4 B:claim=10 B:6-6L C:6-1L=5 A:4-3R B:1-1L=5 C:2-1L=5 A:2-0L
B:+4-0 B:4-0L C:6-3R=10 A:6-0R B:+5-5 B:+3-1 B:+5-0 B:5-0R
C:5-4L=10 A:+4-2 A:+3-3 A:+5-3 A:5-3L B:5-2R=5 C:6-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 20, C = 65 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 4-2 3-2 0-0"
deal.B = "6-4 5-0 4-3 2-1 1-0"
deal.C = "6-2 5-3 5-1 4-1 3-3"
yard = "4-4 5-4 2-0 2-2 5-5 6-0 6-1 5-2 3-1 6-5 3-0 4-0 1-1"
play = """
C:4-1=5 A:4-2L B:2-1L C:5-1L A:+4-4 A:+5-4 A:5-4L B:claim=5 B:6-4L
C:6-2L A:3-2L B:4-3L=5 C:+2-0 C:+2-2 C:+5-5 C:+6-0 C:+6-1
C:6-1R=10 A:6-6R B:+5-2 B:+3-1 B:+6-5 B:6-5R C:5-5R A:4-4L
B:5-2R=10 C:2-2R A:+3-0 A:pass B:pass C:2-0R A:3-0R B:3-1R C:pass
A:pass B:1-0R C:6-0R A:6-3R B:pass C:3-3R A:pass B:pass C:5-3R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 20, C = 20 }

[[match.hand]]
opener = "C"
deal.A = "5-3 5-2 5-0 3-2 1-0"
deal.B = "6-1 5-1 3-1 2-1 0-0"
deal.C = "6-0 4-4 3-3 2-2 1-1"
yard = "3-0 4-0 2-0 6-6 6-2 5-5 6-3 5-4 6-5 6-4 4-1 4-3 4-2"
play = """
C:4-4 A:+3-0 A:+4-0 A:4-0L B:0-0L C:6-0L A:+2-0 A:+6-6 A:6-6L
B:claim=20 B:6-1L C:1-1L=10 A:1-0L B:+6-2 B:+5-5 B:+6-3 B:+5-4
B:5-4R=5 C:+6-5 C:6-5R A:2-0L B:6-3R=5 C:3-3R A:5-3R B:5-5R C:2-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 30, C = 50 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-14"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 4, D = 2 }
score = { A = 210, B = 55, C = 25, D = 70 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-14"
commitment = "ae5f592022eee5395cbd4fe7114c690abcf2836d4c742c4b8ccda7804c0b1312"
secret = "175c0594f77e91515ba3047f0b2b8014a679d63e0f63a28c818a1e8c179c7e06"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 5-2 2-1 1-0"
deal.B = "6-1 5-3 4-4 2-2 2-0"
deal.C = "6-5 6-4 6-3 4-0 1-1"
deal.D = "6-0 5-5 5-0 4-3 0-0"
yard = "3-3 3-0 3-2 4-2 4-1 6-2 3-1 5-1"
play = """
A:6-6 B:6-1L C:1-1L D:6-0R A:2-1L B:2-0R C:+3-3 C:+3-0 C:+3-2
C:3-2L=5 D:4-3L A:5-4L B:5-3L=5 C:6-3L D:+4-2 D:4-2R=10 A:+4-1
A:4-1R B:+6-2 B:6-2L C:pass D:pass A:5-2L B:pass C:6-5L D:pass
A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 50, B = 5, C = 5, D = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-4 5-1 4-4 3-1"
deal.B = "6-5 6-2 5-2 3-0 1-1"
deal.C = "4-3 4-2 2-2 2-0 0-0"
deal.D = "6-1 5-5 3-2 2-1 1-0"
yard = "5-3 4-0 3-3 6-0 4-1 5-0 6-6 6-3"
play = """
A:6-4=10 B:6-5L C:4-3R D:3-2R A:5-4L B:6-2R=10 C:4-2L D:6-1R
A:3-1R=5 B:5-2L C:+5-3 C:5-3L D:+4-0 D:+3-3 D:3-3L A:+6-0 A:+4-1
A:+5-0 A:pass B:3-0L C:2-0L=5 D:2-1L A:5-1L B:pass C:pass D:5-5L
A:5-0L B:pass C:0-0L D:4-0L A:4-4L B:pass C:pass D:pass A:4-1L
B:1-1L=5
"""
end = "out"
winner = "B"
delta = { A = 15, B = 25, C = 5, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 4-3 2-2 2-0"
deal.B = "6-3 5-5 5-3 3-1 2-1"
deal.C = "5-1 3-2 1-1 1-0 0-0"
deal.D = "6-6 5-2 5-0 4-0 3-3"
yard = "6-5 6-0 3-0 4-1 4-4 6-1 4-2 5-4"
play = """
B:5-5=10 C:5-1L D:5-2R A:2-2R=5 B:2-1R C:1-1L D:+6-5 D:+6-0 D:+3-0
D:+4-1 D:4-1L=5 A:6-4L B:6-3L C:3-2L D:+4-4 D:+6-1 D:6-1R A:6-2L
B:pass C:pass D:6-5L A:pass B:5-3L C:pass D:6-6R A:claim=15 A:4-3L
B:pass C:pass D:4-4L=20 A:pass B:pass C:pass D:6-0R A:2-0R=10
"""
end = "out"
winner = "A"
delta = { A = 55, B = 10, C = 0, D = 25 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 6-0 4-2 0-0"
deal.B = "3-2 3-1 2-2 2-1 2-0"
deal.C = "5-5 5-3 5-2 3-3 3-0"
deal.D = "6-5 6-4 6-2 5-4 5-0"
yard = "4-1 1-0 5-1 4-4 1-1 4-3 4-0 6-6"
play = """
A:6-3 B:3-2R C:5-2R D:5-4R=10 A:6-1L=5 B:2-1L C:+4-1 C:4-1R D:6-2L
A:6-0L B:2-0L C:+1-0 C:1-0R D:5-0R A:4-2L B:+5-1 B:5-1R=5 C:+4-4
C:4-4L D:6-4L A:+1-1 A:1-1R B:3-1R C:5-3R D:6-5R
"""
end = "out"
winner = "D"
delta = { A = 5, B = 5, C = 0, D = 35 }

[[match.hand]]
opener = "D"
deal.A = "5-1 4-0 3-0 2-2 2-1"
deal.B = "6-2 5-5 4-4 4-3 3-2"
deal.C = "6-1 6-0 5-2 1-1 0-0"
deal.D = "6-3 5-4 5-0 4-2 2-0"
yard = "1-0 6-6 6-5 5-3 3-1 4-1 3-3 6-4"
play = """
D:5-0 A:claim=5 A:5-1L B:+1-0 B:1-0L C:6-0L D:2-0R A:2-2R=10
B:6-2L C:5-2L D:4-2R A:4-0R=5 B:5-5L=10 C:0-0R=10 D:5-4L A:3-0R
B:4-3R C:+6-6 C:+6-5 C:+5-3 C:+3-1 C:+4-1 C:4-1L=5 D:pass A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 85, B = 10, C = 15, D = 0 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-15"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 225, B = 120 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-15"
commitment = "35c58ed0f80a4877af882dff0bf1e051b6a32e7e708da59e8d5d2875020b9e55"
secret = "756ca73fe830c2baaf0b77bd9be472b9dfb42f1b273e02e84a3d346995db1675"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "4-2 4-0 2-2 2-0 1-0"
deal.B = "6-5 5-4 5-1 4-4 3-3"
yard = "5-3 0-0 6-0 5-2 2-1 6-1 4-3 5-5 6-2 4-1 1-1 3-2 3-1 6-4 3-0 6-6 6-3 5-0"
play = """
B:4-4 A:4-2L=10 B:5-4R A:2-0L=5 B:6-5R A:4-0L=10 B:+5-3 B:+0-0
B:+6-0 B:6-0R A:1-0R=5 B:5-1R A:+5-2 A:5-2R B:+2-1 B:2-1R=5 A:+6-1
A:6-1R=10 B:+4-3 B:4-3L A:+5-5 A:+6-2 A:6-2R=5 B:5-3L A:5-5L
B:+4-1 B:+1-1 B:+3-2 B:3-2R A:+3-1 A:3-1R B:4-1R A:+6-4 A:6-4R
B:+3-0 B:+6-6 B:6-6R
"""
end = "blocked"
winner = "A"
delta = { A = 55, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-1 4-3 3-1"
deal.B = "5-4 5-0 4-1 3-2 2-0"
yard = "5-5 6-6 6-5 5-3 5-2 1-1 1-0 4-2 3-0 3-3 2-1 6-3 4-4 6-4 0-0 6-1 4-0 2-2"
play = """
A:3-1 B:3-2L A:6-2L B:4-1R=10 A:4-3R B:+5-5 B:+6-6 B:6-6L=15
A:6-0L B:5-0L A:5-1L
"""
end = "out"
winner = "A"
delta = { A = 20, B = 25 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-3 4-2 4-0 3-0"
deal.B = "6-2 6-1 5-1 2-1 1-1"
yard = "5-2 5-4 3-1 6-4 3-2 4-3 4-4 5-5 1-0 4-1 5-0 0-0 2-2 6-3 6-0 3-3 2-0 6-6"
play = """
A:5-3 B:5-1L A:3-0R B:6-1L A:4-0R=10 B:6-2L A:4-2R B:2-1L A:+5-2
A:5-2R B:1-1L
"""
end = "out"
winner = "B"
delta = { A = 10, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-3 5-0 2-2 1-1"
deal.B = "6-6 6-3 5-2 4-0 0-0"
yard = "6-2 6-4 5-1 1-0 3-2 5-5 4-3 6-0 2-1 6-1 3-3 3-1 4-4 4-1 3-0 2-0 6-5 4-2"
play = """
B:6-6 A:+6-2 A:6-2L B:5-2L A:5-3L=15 B:6-3L A:+6-4 A:6-4R=10
B:4-0R A:5-0R B:+5-1 B:5-1R A:1-1R B:+1-0 B:1-0R A:+3-2 A:+5-5
A:+4-3 A:+6-0 A:6-0R B:+2-1 B:+6-1 B:6-1L A:+3-3 A:+3-1 A:3-1L
B:+4-4 B:+4-1 B:+3-0 B:3-0L A:+2-0 A:2-0L B:2-1L A:pass B:4-1L=10
A:4-3L B:pass A:3-3L B:pass A:3-2L B:pass A:2-2L=10
"""
end = "blocked"
winner = "B"
delta = { A = 35, B = 30 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 4-1 2-1 1-0"
deal.B = "6-2 4-2 4-0 3-3 3-0"
yard = "6-0 4-4 5-2 6-6 4-3 2-0 5-3 3-1 5-1 0-0 5-5 1-1 3-2 6-3 6-5 5-0 2-2 6-4"
play = """
B:6-2 A:2-1R B:+6-0 B:6-0L A:1-0L B:+4-4 B:+5-2 B:+6-6 B:+4-3
B:+2-0 B:+5-3 B:+3-1 B:3-1L A:4-1R B:5-3L A:5-4R=10 B:5-2L A:+5-1
A:5-1R B:4-2L=5 A:6-1R=10
"""
end = "out"
winner = "A"
delta = { A = 60, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 4-1 3-3 3-1"
deal.B = "5-4 5-3 4-0 2-1 1-1"
yard = "1-0 6-2 3-0 0-0 6-3 3-2 5-0 4-3 5-1 4-4 6-4 6-1 2-0 6-6 6-5 5-2 2-2 4-2"
play = """
A:5-5=10 B:5-4L A:4-1L B:2-1L A:+1-0 A:+6-2 A:6-2L B:5-3R A:3-1R
B:1-1R A:6-0L B:4-0L
"""
end = "out"
winner = "B"
delta = { A = 10, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-1 5-0 1-0 0-0"
deal.B = "6-2 4-2 4-1 4-0 3-3"
yard = "2-2 4-3 6-1 5-5 6-0 6-5 5-2 3-0 1-1 2-0 5-4 6-4 5-3 6-6 3-2 2-1 4-4 3-1"
play = """
B:6-2 A:6-3L=5 B:3-3L A:+2-2 A:2-2R=10 B:4-2R=10 A:+4-3 A:4-3R
B:+6-1 B:+5-5 B:+6-0 B:+6-5 B:+5-2 B:+3-0 B:3-0L A:0-0L B:6-0L
A:+1-1 A:+2-0 A:+5-4 A:+6-4 A:6-4L B:4-1L A:1-1L=5 B:6-1L A:+5-3
A:5-3R B:6-5L=10 A:5-0L=5 B:4-0L A:5-4L=10 B:5-5L=15 A:5-1L B:5-2R
"""
end = "out"
winner = "B"
delta = { A = 35, B = 40 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-16"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 205, B = 190, C = 155 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-16"
commitment = "c8b4fdd60d5f11cc4d618d0b9dec7cc7b64acb2faceadc1b068c657675d813b3"
secret = "77b161fbb589b7422600d15f87265e7447702e5a221792857b4e2bd15b023338"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-0 4-3 3-0"
deal.B = "6-6 5-4 5-1 3-3 2-1"
deal.C = "6-4 6-2 4-2 3-2 2-2"
yard = "2-0 5-5 5-2 0-0 6-1 5-3 1-0 3-1 5-0 4-0 1-1 4-4 4-1"
play = """
B:6-6 C:6-4L A:4-3L=15 B:3-3L C:6-2R A:6-3L B:2-1R C:+2-0 C:+5-5
C:+5-2 C:+0-0 C:+6-1 C:6-1L A:+5-3 A:+1-0 A:1-0L B:5-1R C:claim=5
C:5-5R=10 A:6-0L B:5-4R=10
"""
end = "out"
winner = "B"
delta = { A = 15, B = 55, C = 15 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-2 4-4 4-3 0-0"
deal.B = "6-5 5-5 5-0 4-0 3-1"
deal.C = "6-3 5-4 3-0 1-1 1-0"
yard = "3-2 6-1 2-1 2-0 4-2 2-2 6-0 6-4 3-3 5-1 6-6 6-2 4-1"
play = """
B:3-1 C:1-1R=5 A:5-3L B:5-0L C:3-0L=5 A:4-3L B:4-0L C:1-0L A:+3-2
A:+6-1 A:6-1L B:6-5L C:5-4L A:4-4L=10 B:+2-1 B:2-1R C:claim=10
C:+2-0 C:2-0R A:0-0R B:+4-2 B:4-2L C:+2-2 C:2-2L A:5-2L=5
B:5-5L=10
"""
end = "out"
winner = "B"
delta = { A = 15, B = 25, C = 20 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-2 5-0 4-3"
deal.B = "4-4 4-2 4-1 2-2 0-0"
deal.C = "6-5 5-5 3-3 2-0 1-1"
yard = "5-3 6-0 5-4 3-2 6-4 6-1 5-2 3-0 1-0 3-1 4-0 2-1 5-1"
play = """
B:4-2 C:2-0R A:4-3L B:0-0R C:3-3L A:6-3L B:+5-3 B:+6-0 B:6-0L
C:+5-4 C:+3-2 C:+6-4 C:+6-1 C:+5-2 C:+3-0 C:3-0L A:5-0R B:5-3L
C:claim=10 C:5-5L=15 A:+1-0 A:+3-1 A:+4-0 A:pass B:pass C:6-5L
A:6-6L B:pass C:6-4L A:4-0L=5 B:pass C:5-4R A:1-0L=5 B:4-4R
C:1-1L=10 A:3-1L B:4-1R C:6-1R A:6-2R=5
"""
end = "out"
winner = "A"
delta = { A = 30, B = 0, C = 35 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-5 5-3 4-1"
deal.B = "6-1 5-1 3-2 2-0 1-1"
deal.C = "5-4 5-2 4-4 4-0 0-0"
yard = "6-3 6-6 2-1 3-1 1-0 2-2 3-0 6-2 6-0 4-2 4-3 5-0 3-3"
play = """
A:6-5 B:5-1R C:+6-3 C:6-3L A:5-3L B:1-1R C:5-4L A:6-4L B:6-1L
C:+6-6 C:+2-1 C:2-1L A:4-1R B:3-2L C:4-4R A:+3-1 A:3-1L B:+1-0
B:1-0L C:4-0L A:+2-2 A:+3-0 A:+6-2 A:+6-0 A:+4-2 A:4-2L=10 B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 10, B = 50, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-0 5-3 4-4"
deal.B = "5-5 5-1 4-3 4-0 0-0"
deal.C = "6-6 6-4 3-1 2-1 1-0"
yard = "6-3 3-2 6-1 1-1 3-3 2-2 2-0 5-2 5-0 3-0 4-1 5-4 4-2"
play = """
B:0-0 C:1-0L A:6-0R B:5-1L C:6-6R A:6-5L B:+6-3 B:6-3L=15 C:6-4R
A:5-3L B:4-0R=5 C:+3-2 C:+6-1 C:+1-1 C:+3-3 C:+2-2 C:+2-0 C:2-0R
A:6-2R B:5-5L C:6-1R A:+5-2 A:5-2L B:+5-0 B:+3-0 B:+4-1 B:4-1R
C:2-1L=5 A:4-4R
"""
end = "out"
winner = "A"
delta = { A = 35, B = 20, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-1 3-0 2-0 1-0"
deal.B = "5-0 4-4 4-3 2-2 0-0"
deal.C = "6-4 6-1 5-3 5-2 4-1"
yard = "3-1 3-3 6-6 3-2 2-1 6-5 6-2 6-0 4-0 4-2 5-5 1-1 5-4"
play = """
A:6-3 B:4-3R C:claim=10 C:6-1L=5 A:5-1L B:5-0L C:6-4R A:3-0L
B:+3-1 B:3-1L C:4-1L=10 A:+3-3 A:+6-6 A:6-6R B:4-4L=20 C:+3-2
C:+2-1 C:+6-5 C:6-5R A:+6-2 A:+6-0 A:+4-0 A:4-0L=5 B:0-0L=5 C:5-3R
A:6-0L B:+4-2 B:+5-5 B:pass C:3-2R A:6-2L B:2-2L C:2-1R=5 A:2-0L
B:pass C:pass A:1-0L
"""
end = "blocked"
winner = "A"
delta = { A = 30, B = 25, C = 30 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-5 4-2 3-3"
deal.B = "6-5 6-3 5-3 2-2 1-1"
deal.C = "4-4 4-1 3-2 2-0 1-0"
yard = "4-0 3-1 6-2 6-4 5-4 0-0 6-6 4-3 3-0 5-0 5-1 2-1 5-2"
play = """
A:6-1 B:6-5L C:1-0R=5 A:5-5L=10 B:5-3L C:2-0R=5 A:3-3L B:2-2R
C:claim=10 C:3-2L A:4-2L B:+4-0 B:4-0L C:+3-1 C:+6-2 C:6-2R A:6-0L
"""
end = "out"
winner = "A"
delta = { A = 40, B = 0, C = 20 }

[[match.hand]]
opener = "A"
deal.A = "5-0 3-3 2-2 2-1 1-0"
deal.B = "6-5 6-4 6-0 5-1 3-0"
deal.C = "6-3 6-2 6-1 3-2 3-1"
yard = "5-2 4-2 5-3 4-0 4-1 2-0 5-4 0-0 1-1 4-4 4-3 6-6 5-5"
play = """
A:5-0=5 B:3-0R C:6-3R A:+5-2 A:5-2L B:6-4R C:6-2L=10 A:+4-2 A:4-2R
B:6-0L C:3-2R A:1-0L B:5-1L C:3-1R A:2-1R B:6-5L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 15, C = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-3 5-2 4-3 3-2"
deal.B = "6-5 6-4 5-0 4-0 0-0"
deal.C = "6-2 5-4 4-4 3-3 2-0"
yard = "1-0 6-1 2-2 1-1 5-1 3-0 6-6 6-0 5-5 4-1 4-2 3-1 2-1"
play = """
B:6-4 C:claim=10 C:5-4R A:6-3L B:6-5R C:6-2R=5 A:5-3L B:5-0L
C:2-0L A:5-2L B:+1-0 B:+6-1 B:+2-2 B:2-2R C:+1-1 C:+5-1 C:5-1L=5
A:3-2R B:6-1L C:3-3R A:4-3R=10
"""
end = "out"
winner = "A"
delta = { A = 25, B = 0, C = 20 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-17"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "B"
ranks = { A = 4, B = 1, C = 2, D = 3 }
score = { A = 5, B = 205, C = 80, D = 45 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-17"
commitment = "c2fdac66143ff0a81eaaef908cea0149ccb1e89b5fa37f0b59aedd4b7eb41fc5"
secret = "1314a5d2d1428cc4670d667c6458536d261aaeb54d5f19f4f5bf3f9e8b2d645c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-1 5-0 3-3 3-0 2-1"
deal.B = "6-5 6-3 5-4 4-4 1-0"
deal.C = "6-6 6-4 4-1 3-2 2-0"
deal.D = "6-1 4-3 4-2 3-1 2-2"
yard = "6-0 0-0 5-5 1-1 6-2 5-3 4-0 5-2"
play = """
C:6-6 D:6-1L A:2-1L B:6-3R=5 C:3-2R D:4-2L A:+6-0 A:+0-0 A:+5-5
A:+1-1 A:+6-2 A:6-2R B:claim=10 B:6-5R C:6-4L D:+5-3 D:5-3R A:3-3R
B:pass C:pass D:4-3R=10 A:6-0L B:5-4R=5 C:2-0L D:2-2L A:5-0R
B:1-0R=5 C:4-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 25, C = 35, D = 10 }

[[match.hand]]
opener = "C"
deal.A = "5-4 3-3 2-0 1-1 0-0"
deal.B = "6-0 5-1 3-0 2-2 1-0"
deal.C = "6-4 5-5 5-0 4-3 4-1"
deal.D = "6-6 6-5 6-3 4-0 3-1"
yard = "4-4 4-2 5-3 6-2 3-2 5-2 2-1 6-1"
play = """
C:5-5=10 D:6-5L A:5-4R B:claim=10 B:6-0L C:5-0L D:4-0R=5 A:2-0R
B:5-1L C:4-1L D:+4-4 D:4-4L=10 A:+4-2 A:4-2L B:2-2L C:+5-3 C:+6-2
C:6-2R=10 D:6-6R A:+3-2 A:3-2L B:claim=15 B:3-0L C:6-4R D:+5-2
D:pass A:0-0L B:1-0L=5
"""
end = "out"
winner = "B"
delta = { A = 0, B = 75, C = 20, D = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 4-0 2-0 0-0"
deal.B = "6-5 5-5 4-2 4-1 3-1"
deal.C = "5-3 5-1 5-0 3-2 1-1"
deal.D = "6-6 6-2 6-0 4-4 3-0"
yard = "5-4 1-0 2-1 5-2 3-3 2-2 4-3 6-3"
play = """
B:5-5=10 C:5-0L=10 D:6-0L A:6-4L B:6-5R=10 C:+5-4 C:5-4L D:6-6R
A:6-1R B:4-1R C:5-1L=5 D:4-4R A:4-0R B:3-1L C:5-3L=5 D:3-0R A:+1-0
A:+2-1 A:+5-2 A:5-2L B:claim=5 B:4-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 45, C = 20, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-3 4-4 4-1 2-2 1-0"
deal.B = "5-2 4-2 4-0 3-1 2-1"
deal.C = "6-6 6-0 2-0 1-1 0-0"
deal.D = "5-5 5-4 5-0 3-3 3-0"
yard = "3-2 6-2 6-4 6-3 5-1 4-3 6-5 6-1"
play = """
B:5-2 C:2-0R=5 D:5-5L=10 A:5-3L B:3-1L C:1-1L D:5-0R A:1-0L=5
B:4-0L C:+3-2 C:+6-2 C:+6-4 C:6-4L D:5-4R=10 A:4-1R B:2-1R C:6-2L
D:+6-3 D:+5-1 D:+4-3 D:pass A:2-2L B:4-2L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 60, C = 5, D = 20 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-18"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 155, B = 215 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-18"
commitment = "9215dd5bdb9d4ac0c2c556e78f61d8fe1795b401623fa070904753eab1d36f1f"
secret = "d947154a0a35e62158c8abc1fb41ba4867f581ab1441753eb1318451361b2f38"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-1 5-1 5-0 4-0 2-0"
deal.B = "6-3 4-4 4-3 3-0 0-0"
yard = "5-3 3-3 6-4 4-2 6-6 6-5 6-0 5-5 2-2 4-1 3-2 1-0 5-4 5-2 6-2 3-1 2-1 1-1"
play = """
B:4-4 A:4-0L B:4-3R A:2-0L=5 B:3-0R A:5-0R B:+5-3 B:5-3R=5 A:+3-3
A:3-3R B:6-3R A:6-1R B:+6-4 B:+4-2 B:4-2L=5 A:5-1R
"""
end = "out"
winner = "A"
delta = { A = 15, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-3 4-3 4-1 2-2"
deal.B = "6-6 5-5 5-1 4-2 4-0"
yard = "4-4 3-0 3-2 0-0 3-1 2-0 6-1 2-1 6-5 6-4 6-0 1-1 5-4 1-0 5-0 6-3 3-3 5-2"
play = """
A:4-1=5 B:5-1R A:5-3R B:4-2L=5 A:6-2L B:6-6L=15 A:4-3R B:4-0R
A:+4-4 A:+3-0 A:3-0R=15 B:+3-2 B:3-2R A:2-2R B:+0-0 B:+3-1 B:+2-0
B:2-0R A:+6-1 A:6-1L B:3-1L A:+2-1 A:+6-5 A:+6-4 A:+6-0 A:6-0R
B:+1-1 B:+5-4 B:+1-0 B:+5-0 B:+6-3 B:6-3R
"""
end = "blocked"
winner = "B"
delta = { A = 20, B = 50 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 4-0 1-1 1-0"
deal.B = "6-6 6-5 6-4 3-0 2-2"
yard = "6-3 5-2 2-1 6-1 4-3 3-3 4-4 5-1 5-0 0-0 5-4 2-0 3-2 4-1 4-2 3-1 6-2 5-3"
play = """
B:6-4=10 A:6-0L B:3-0L A:4-0R B:+6-3 B:6-3L A:1-0R B:6-6L A:1-1R
B:6-5L A:5-5L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-1 4-0 3-0 1-1 0-0"
deal.B = "6-3 5-5 5-0 4-3 3-1"
yard = "3-2 3-3 1-0 6-4 5-2 6-2 5-3 6-5 5-4 4-2 2-0 2-2 5-1 2-1 4-4 6-0 6-6 4-1"
play = """
A:6-1 B:6-3L A:1-1R=5 B:3-1R A:3-0L B:5-0L A:+3-2 A:3-2R B:5-5L
A:+3-3 A:+1-0 A:+6-4 A:+5-2 A:5-2R=15 B:+6-2 B:+5-3 B:5-3L A:3-3L
B:4-3L A:4-0L=5 B:+6-5 B:6-5R A:6-4R B:+5-4 B:5-4R=5 A:0-0L=5
B:+4-2 B:+2-0 B:2-0L A:+2-2 A:2-2L B:4-2L A:+5-1 A:5-1R=5 B:+2-1
B:2-1R A:+4-4 A:4-4L=10 B:6-2R
"""
end = "out"
winner = "B"
delta = { A = 45, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 3-0 2-1 2-0"
deal.B = "6-2 6-0 4-4 4-2 4-0"
yard = "5-4 6-6 0-0 1-1 5-2 4-3 1-0 2-2 6-1 3-1 6-4 4-1 6-5 5-0 3-2 5-3 5-1 3-3"
play = """
B:4-4 A:+5-4 A:5-4L B:4-0R=5 A:5-5L=10 B:6-0R A:6-3R B:+6-6 B:+0-0
B:+1-1 B:+5-2 B:5-2L=5 A:2-1L B:1-1L=5 A:3-0R B:0-0R A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 35, B = 15 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-1 4-4 4-0 1-0"
deal.B = "6-1 3-0 2-1 2-0 0-0"
yard = "5-3 6-3 5-2 4-2 5-0 6-0 5-4 4-3 6-4 6-2 6-5 4-1 3-3 3-2 3-1 2-2 1-1 6-6"
play = """
A:5-5=10 B:+5-3 B:5-3L A:5-1R B:2-1R=5 A:+6-3 A:6-3L B:6-1L A:1-0L
B:3-0L=5 A:+5-2 A:5-2R B:+4-2 B:+5-0 B:5-0R A:4-0R B:4-2R=5 A:+6-0
A:+5-4 A:+4-3 A:4-3L B:2-0R A:6-0R=10 B:+6-4 B:6-4L A:+6-2 A:6-2L
B:+6-5 B:6-5R A:5-4R B:+4-1 B:4-1R A:+3-3 A:+3-2 A:3-2L B:+3-1
B:3-1L A:+2-2
"""
end = "blocked"
winner = "B"
delta = { A = 20, B = 35 }

[[match.hand]]
opener = "B"
deal.A = "6-6 4-4 4-0 3-3 3-0"
deal.B = "5-3 5-2 4-3 4-1 3-2"
yard = "5-0 6-0 1-0 5-4 5-5 6-4 6-2 2-0 4-2 6-5 6-3 5-1 0-0 6-1 3-1 2-2 2-1 1-1"
play = """
B:3-2=5 A:3-3L B:5-2R A:3-0L=5 B:5-3R A:4-0L B:4-3L A:+5-0 A:+6-0
A:+1-0 A:+5-4 A:+5-5 A:+6-4 A:+6-2 A:+2-0 A:+4-2 A:+6-5 A:+6-3
A:6-3L B:+5-1 B:+0-0 B:+6-1 B:6-1L A:1-0L B:0-0L A:2-0L=5 B:+3-1
B:3-1R A:4-2L=5 B:4-1L A:+2-2 A:pass B:5-1L
"""
end = "out"
winner = "B"
delta = { A = 15, B = 90 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-19"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 225, B = 160, C = 140 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-19"
commitment = "f720a9d10daf3dfa7fabbe41c5670b3afc7c1de0c9f616ead7eee415bdeb6482"
secret = "9d75baee9661180f149bb2d76c05f6dc299e9e22646a417a6d13cf500c6547d5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 5-2 3-3 3-2"
deal.B = "6-5 6-4 4-4 3-0 2-2"
deal.C = "6-6 5-4 4-3 2-1 0-0"
yard = "4-0 5-0 5-3 6-3 2-0 6-0 6-1 5-1 1-1 1-0 4-1 3-1 4-2"
play = """
C:6-6 A:6-2L B:2-2L C:2-1L A:+4-0 A:+5-0 A:+5-3 A:+6-3 A:6-3R
B:3-0R C:0-0R A:4-0R=5 B:6-4R C:+2-0 C:+6-0 C:6-0R A:5-0R B:6-5R
C:+6-1 C:6-1R A:+5-1 A:5-1L B:+1-1 B:1-1R C:5-4L A:+1-0 A:1-0R
B:4-4L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 45, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 4-4 4-2 3-2 0-0"
deal.B = "6-5 6-3 5-4 4-3 2-0"
deal.C = "6-4 5-3 5-1 3-3 3-0"
yard = "5-2 6-6 4-1 5-0 4-0 1-0 3-1 1-1 6-0 2-2 2-1 6-2 6-1"
play = """
B:6-5 C:5-1R A:+5-2 A:+6-6 A:6-6L B:6-3L C:5-3L A:5-5L B:5-4L=5
C:6-4L A:+4-1 A:4-1R=10 B:4-3R C:3-0R A:0-0R B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 10, B = 35, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-2 4-3 3-2 2-1"
deal.B = "6-4 5-0 4-0 2-2 0-0"
deal.C = "6-3 6-2 5-5 4-4 2-0"
yard = "3-3 1-1 5-3 6-5 3-0 6-0 6-1 1-0 5-1 4-1 6-6 4-2 3-1"
play = """
B:6-4=10 C:4-4R A:5-4R B:5-0R C:2-0R A:5-2R B:+3-3 B:+1-1 B:+5-3
B:5-3R C:6-3R A:+6-5 A:6-5L B:+3-0 B:+6-0 B:6-0R=5 C:5-5L
A:claim=10 A:+6-1 A:+1-0 A:1-0R B:1-1R C:+5-1 C:5-1R A:claim=15
A:+4-1 A:+6-6
"""
end = "blocked"
winner = "C"
delta = { A = 25, B = 15, C = 55 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 5-3 3-3 2-0"
deal.B = "6-1 5-2 5-0 4-3 1-1"
deal.C = "6-6 6-5 4-1 3-2 2-2"
yard = "3-1 5-5 0-0 4-2 5-1 1-0 6-2 5-4 2-1 4-4 3-0 4-0 6-4"
play = """
C:6-6 A:6-3L=15 B:4-3L C:6-5R A:5-3R B:+3-1 B:3-1R=5 C:4-1R A:+5-5
A:+0-0 A:+4-2 A:4-2L B:5-2L C:+5-1 C:5-1L=5 A:+1-0 A:1-0L B:5-0L
C:+6-2 C:+5-4 C:5-4R=10 A:5-5L=15 B:+2-1 B:+4-4 B:+3-0
"""
end = "blocked"
winner = "A"
delta = { A = 70, B = 5, C = 15 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-1 4-1 4-0 0-0"
deal.B = "5-2 3-3 3-0 2-1 1-0"
deal.C = "6-6 6-2 5-5 4-3 1-1"
yard = "3-2 5-4 6-1 6-5 4-4 4-2 3-1 6-0 5-0 6-4 2-0 6-3 2-2"
play = """
A:4-1=5 B:2-1R C:4-3L=5 A:5-3L B:5-2L C:6-2L A:+3-2 A:3-2R B:3-3R
C:6-6L A:+5-4 A:+6-1 A:6-1L B:1-0L C:+6-5 C:+4-4 C:+4-2 C:+3-1
C:3-1R A:4-0L=5 B:+6-0 B:+5-0 B:+6-4 B:6-4L C:1-1R A:5-1R B:6-0L=5
C:5-5R A:claim=10 A:0-0L=10 B:5-0L=15 C:6-5L A:5-4R=10
"""
end = "out"
winner = "A"
delta = { A = 55, B = 20, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-1 3-3 3-0 2-2"
deal.B = "6-5 4-0 2-1 2-0 0-0"
deal.C = "6-4 6-3 5-4 4-2 3-1"
yard = "5-0 4-1 1-0 6-6 5-2 3-2 4-4 1-1 6-2 5-3 5-5 6-1 4-3"
play = """
A:3-3 B:+5-0 B:+4-1 B:+1-0 B:+6-6 B:+5-2 B:+3-2 B:3-2L C:4-2L
A:claim=10 A:3-0R B:4-1L C:3-1L A:6-0R B:6-6R=15 C:6-3R A:+4-4
A:+1-1 A:+6-2 A:+5-3 A:5-3L B:6-5L C:6-4L A:4-4L B:4-0L C:+5-5
C:pass A:pass B:5-0L C:5-5L A:5-1L B:2-1L=5 C:pass A:2-2L B:5-2L
C:5-4L
"""
end = "out"
winner = "C"
delta = { A = 10, B = 20, C = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-5 4-2 3-0"
deal.B = "6-2 6-0 5-4 3-3 1-0"
deal.C = "6-6 5-2 4-0 3-1 2-1"
yard = "5-0 0-0 2-2 6-5 6-4 5-3 4-1 3-2 2-0 1-1 4-3 5-1 4-4"
play = """
C:6-6 A:6-3L=15 B:3-3L C:3-1L A:6-1L B:6-2L C:2-1L A:+5-0 A:+0-0
A:+2-2 A:+6-5 A:6-5R B:1-0L=5 C:4-0L A:5-5R B:5-4L=15 C:5-2R
"""
end = "out"
winner = "C"
delta = { A = 15, B = 20, C = 25 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 5-2 3-1 2-1"
deal.B = "6-6 6-3 5-3 4-0 3-0"
deal.C = "6-5 6-0 5-5 3-2 1-0"
yard = "5-1 4-3 4-4 4-2 2-2 5-4 0-0 5-0 1-1 4-1 6-1 2-0 3-3"
play = """
C:3-2 A:claim=5 A:3-1L B:+5-1 B:5-1L C:6-5L A:6-2L B:+4-3 B:+4-4
B:+4-2 B:4-2L C:+2-2 C:2-2R A:6-4L=10 B:6-6L C:6-0L A:5-2R=5
B:4-0L C:5-5R A:+5-4 A:5-4L=15 B:5-3L C:+0-0 C:+5-0 C:5-0R A:+1-1
A:+4-1 A:+6-1 A:pass B:6-3L C:0-0R A:6-1L B:3-0R C:1-0L
"""
end = "out"
winner = "C"
delta = { A = 35, B = 0, C = 25 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-20"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1, D = 4 }
score = { A = 25, B = 50, C = 200, D = 20 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-20"
commitment = "1984340e5ff9b576caeb1152098f8db25c0b2a3cd9efdb224b93e8a96138de8f"
secret = "33332ae5152cbdfc2de2fe78977ddef103ae50fbe5b79894cb3721e2ad0a1e2e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 5-3 4-1 3-3 1-0"
deal.B = "6-2 6-1 5-1 3-0 2-0"
deal.C = "6-6 6-3 5-5 4-4 4-0"
deal.D = "5-0 4-2 3-1 2-2 0-0"
yard = "4-3 6-0 1-1 3-2 2-1 5-2 6-4 5-4"
play = """
C:6-6 D:+4-3 D:+6-0 D:6-0L A:1-0L B:6-1R C:+1-1 C:1-1L D:3-1R=5
A:4-1L B:3-0R C:4-4L D:4-2L A:+3-2 A:3-2L B:2-0R C:claim=5 C:6-3L
D:2-2R=10 A:6-5L B:6-2R C:5-5L D:5-0L A:+2-1 A:+5-2 A:pass B:pass
C:4-0L=10
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 50, D = 15 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-0 4-2 2-0 1-1"
deal.B = "6-5 6-2 4-3 4-1 3-2"
deal.C = "5-5 5-2 4-0 3-3 3-0"
deal.D = "6-6 6-0 5-1 4-4 3-1"
yard = "2-2 6-1 6-4 2-1 1-0 5-3 0-0 6-3"
play = """
C:5-5=10 D:5-1L A:1-1L B:6-5R C:+2-2 C:+6-1 C:6-1L D:6-6L A:+6-4
A:6-4L=10 B:4-3L C:3-3L D:3-1L A:+2-1 A:2-1L B:3-2L C:3-0L D:6-0L
A:+1-0 A:+5-3 A:pass B:6-2L C:2-2L=10 D:pass A:4-2L=10 B:4-1L
"""
end = "out"
winner = "B"
delta = { A = 20, B = 45, C = 20, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 4-2 3-3 1-0"
deal.B = "6-6 6-5 3-2 2-0 1-1"
deal.C = "5-5 5-0 4-1 2-2 0-0"
deal.D = "6-2 6-1 5-1 4-4 4-0"
yard = "6-0 5-2 3-1 6-4 2-1 4-3 5-3 3-0"
play = """
B:3-2=5 C:2-2R D:6-2R A:6-3L B:6-5L C:5-5L D:5-1L A:1-0L B:2-0L
C:+6-0 C:6-0R D:4-0R A:4-2L B:+5-2 B:+3-1 B:+6-4 B:6-4L C:claim=10
C:4-1R D:6-1R A:+2-1 A:+4-3 A:pass B:6-6L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 5, C = 55, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 6-1 5-1 1-1"
deal.B = "6-0 5-5 5-2 4-4 3-2"
deal.C = "6-5 5-3 4-2 2-2 1-0"
deal.D = "6-4 4-0 3-3 3-1 3-0"
yard = "0-0 6-3 5-0 2-0 4-3 4-1 5-4 2-1"
play = """
C:6-5 D:6-4L A:5-1R=5 B:4-4L C:4-2L D:3-1R=5 A:6-2L B:3-2R
C:2-2R=10 D:+0-0 D:+6-3 D:6-3L A:+5-0 A:+2-0 A:2-0R B:6-0R C:5-3L
D:+4-3 D:+4-1 D:pass A:5-0L B:pass C:1-0L
"""
end = "out"
winner = "C"
delta = { A = 5, B = 0, C = 75, D = 5 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-21"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 20, B = 265 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-21"
commitment = "6c3cb2f9296634c1aca552e143bf4c4cf1363f4b0c436d6b3672479b0c444f3a"
secret = "ac136a44c63136912907ab0729d2f9c95c5562b8e14b33878df369f35233bcac"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "4-4 4-3 3-2 3-1 3-0"
deal.B = "6-0 5-3 4-2 4-1 1-0"
yard = "5-4 2-2 6-1 6-6 6-2 2-1 5-5 3-3 5-2 6-4 2-0 6-5 1-1 5-0 6-3 0-0 5-1 4-0"
play = """
A:4-4 B:4-2L=10 A:4-3R B:claim=5 B:5-3R A:3-2L B:+5-4 B:5-4R
A:3-1L B:claim=5 B:4-1L A:+2-2 A:+6-1 A:+6-6 A:+6-2 A:+2-1 A:+5-5
A:+3-3 A:+5-2 A:+6-4 A:6-4L B:claim=10 B:6-0L A:3-0L B:+2-0 B:+6-5
B:+1-1 B:+5-0 B:+6-3 B:6-3L=10 A:6-6L B:6-5L A:5-5L B:5-0L A:+0-0
A:0-0L B:1-0L=5 A:6-1L=10 B:pass A:6-2L B:2-0L
"""
end = "blocked"
winner = "B"
delta = { A = 10, B = 65 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-1 4-4 2-1 1-0"
deal.B = "6-4 6-1 5-2 4-1 2-0"
yard = "6-6 5-0 2-2 4-2 6-0 3-2 4-0 6-3 6-5 3-0 6-2 4-3 5-5 1-1 5-4 3-3 3-1 0-0"
play = """
B:6-4=10 A:4-4R B:6-1L A:2-1L B:claim=10 B:5-2L A:5-3L B:4-1R
A:1-0R B:2-0R=5
"""
end = "out"
winner = "B"
delta = { A = 0, B = 30 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-4 4-0 2-0 0-0"
deal.B = "6-6 6-3 4-4 2-1 1-0"
yard = "6-1 2-2 4-1 5-3 1-1 5-1 6-0 6-4 3-1 6-5 5-0 3-0 3-2 5-2 3-3 6-2 4-3 4-2"
play = """
B:6-6 A:+6-1 A:6-1L B:6-3R A:+2-2 A:+4-1 A:4-1L B:4-4L A:4-0L
B:1-0L A:+5-3 A:5-3R B:2-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-0 4-4 4-0 3-3 2-2"
deal.B = "6-2 5-2 4-3 3-0 1-0"
yard = "2-1 6-6 5-3 2-0 5-0 6-3 6-1 5-1 0-0 4-2 5-5 4-1 3-2 3-1 6-4 5-4 1-1 6-5"
play = """
B:6-2 A:6-0L B:5-2R=5 A:4-0L B:4-3L A:3-3L B:3-0L=5 A:+2-1 A:+6-6
A:+5-3 A:5-3R B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 35 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-0 4-2 3-2 2-0"
deal.B = "6-0 5-1 4-4 4-0 0-0"
yard = "2-1 6-6 1-0 6-5 5-4 4-3 5-5 6-2 6-1 3-0 2-2 4-1 3-3 1-1 6-3 3-1 5-2 5-3"
play = """
B:4-4 A:6-4L B:6-0L A:4-2R B:4-0L A:3-2R B:+2-1 B:+6-6 B:+1-0
B:+6-5 B:+5-4 B:5-4L A:5-0L B:1-0L A:+4-3 A:4-3R B:claim=5 B:5-1L
A:+5-5 A:5-5L B:6-5L=10 A:+6-2 A:6-2L B:2-1L=5 A:+6-1 A:6-1L=10
B:6-6L A:+3-0 A:+2-2 A:+4-1 A:4-1R B:+3-3 B:+1-1 B:1-1R A:+6-3
A:6-3L B:claim=5 B:3-3L A:3-0L B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 10, B = 30 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 4-4 4-3 1-0"
deal.B = "6-5 6-3 4-2 4-1 2-2"
yard = "0-0 1-1 3-0 6-1 5-0 3-2 4-0 6-4 6-2 3-1 2-0 6-0 6-6 5-1 3-3 5-2 2-1 5-4"
play = """
B:4-1=5 A:4-3L B:6-3L A:1-0R B:6-5L=5 A:5-3L B:+0-0 B:0-0R A:+1-1
A:+3-0 A:3-0R B:+6-1 B:+5-0 B:+3-2 B:3-2L=5 A:+4-0 A:+6-4 A:+6-2
A:6-2L B:6-1L A:1-1L B:claim=5 B:+3-1 B:3-1L A:+2-0 A:+6-0 A:+6-6
A:+5-1 A:+3-3 A:3-3L B:+5-2
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 80 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-22"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 115, B = 225, C = 190 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-22"
commitment = "2bcde5121cce02f2da1fa4105d241ead39635df32033610b108161df2714eb07"
secret = "cf2a4dee6f04a6f025da3e3ee6c3dfc0359054b218a3385d8180341c4ece0045"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-0 4-2 4-0 2-1 2-0"
deal.B = "4-3 3-2 2-2 1-1 0-0"
deal.C = "6-6 6-2 5-1 3-3 1-0"
yard = "3-0 5-5 6-0 6-5 6-3 5-3 4-1 5-2 6-1 3-1 5-4 6-4 4-4"
play = """
C:6-6 A:+3-0 A:+5-5 A:+6-0 A:6-0L B:0-0L C:1-0L A:2-1L B:3-2L=15
C:3-3L A:3-0L B:+6-5 B:6-5R=5 C:5-1R A:4-0L=5 B:4-3L C:+6-3 C:6-3L
A:+5-3 A:+4-1 A:4-1R=10 B:+5-2 B:+6-1 B:6-1L=5 C:+3-1 C:3-1L
A:4-2R=5 B:2-2R C:6-2R
"""
end = "out"
winner = "C"
delta = { A = 20, B = 25, C = 35 }

[[match.hand]]
opener = "C"
deal.A = "6-6 4-2 4-1 3-0 2-1"
deal.B = "6-0 5-0 4-3 2-2 1-0"
deal.C = "5-4 4-0 3-1 2-0 0-0"
yard = "3-3 6-1 6-2 6-3 5-2 5-1 3-2 4-4 6-5 6-4 5-3 1-1 5-5"
play = """
C:5-4 A:4-2R B:5-0L C:4-0L A:2-1R=5 B:1-0R C:2-0R A:4-1L B:2-2R=5
C:3-1L A:3-0L B:6-0L=10 C:+3-3 C:+6-1 C:6-1L=5 A:+6-2 A:6-2R
B:+6-3 B:6-3R C:3-3R A:+5-2 A:+5-1 A:5-1L B:4-3R
"""
end = "out"
winner = "B"
delta = { A = 5, B = 35, C = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-2 4-4 2-1"
deal.B = "6-1 6-0 3-2 2-2 0-0"
deal.C = "6-5 6-3 5-4 2-0 1-1"
yard = "4-2 4-3 1-0 5-5 5-1 6-4 4-0 3-0 4-1 3-1 5-3 3-3 5-0"
play = """
B:3-2=5 C:6-3L A:6-6L B:2-2R C:6-5L A:5-2R=10 B:+4-2 B:+4-3 B:+1-0
B:+5-5 B:5-5L=15 C:5-4L A:4-4L B:4-2L C:2-0L=5 A:+5-1 A:5-1R
B:1-0R C:+6-4 C:+4-0 C:4-0L A:+3-0 A:3-0R B:4-3R C:6-4L=10 A:6-2L
B:+4-1 B:4-1R C:1-1R
"""
end = "out"
winner = "C"
delta = { A = 10, B = 20, C = 30 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 5-2 4-2 2-1"
deal.B = "6-4 6-2 4-4 3-1 2-0"
deal.C = "6-5 5-3 5-0 2-2 1-1"
yard = "6-0 3-3 0-0 3-0 5-1 1-0 6-1 4-0 4-1 6-3 3-2 4-3 6-6"
play = """
C:6-5 A:5-4R=10 B:6-4L C:+6-0 C:+3-3 C:+0-0 C:+3-0 C:+5-1 C:+1-0
C:+6-1 C:+4-0 C:4-0L A:4-2R B:6-2R C:6-0L A:+4-1 A:+6-3 A:6-3L
B:3-1L C:6-1L A:+3-2
"""
end = "blocked"
winner = "B"
delta = { A = 10, B = 65, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 4-0 3-1 2-0 1-0"
deal.B = "5-2 3-3 3-0 2-2 1-1"
deal.C = "6-5 6-3 6-2 5-3 5-0"
yard = "6-4 4-4 6-1 6-6 3-2 5-1 4-1 2-1 6-0 0-0 4-3 4-2 5-5"
play = """
B:3-3 C:6-3L A:3-1R B:1-1R C:6-5L A:1-0R=5 B:5-2L C:6-2L A:4-0R=10
B:+6-4 B:6-4R C:+4-4 C:+6-1 C:6-1L A:+6-6 A:6-6R B:+3-2 B:+5-1
B:5-1L C:5-3L=15 A:+4-1 A:+2-1 A:+6-0 A:6-0R B:3-0R C:+0-0 C:+4-3
C:4-3L A:5-4L B:3-2R C:5-0L A:2-1R B:pass C:0-0L A:4-1R B:pass
C:4-4R
"""
end = "out"
winner = "C"
delta = { A = 15, B = 0, C = 20 }

[[match.hand]]
opener = "C"
deal.A = "6-0 4-1 4-0 3-2 3-1"
deal.B = "6-5 5-1 4-3 4-2 2-1"
deal.C = "6-6 5-5 5-3 5-0 1-1"
yard = "1-0 3-0 5-4 6-2 6-1 2-0 6-3 3-3 6-4 2-2 4-4 5-2 0-0"
play = """
C:6-6 A:6-0L B:6-5R=5 C:5-0L=10 A:+1-0 A:+3-0 A:+5-4 A:5-4L
B:5-1R=5 C:1-1R A:4-1L B:2-1L C:+6-2 C:6-2L A:3-1R B:4-3R=10
C:+6-1 C:6-1L=5 A:4-0R B:+2-0 B:2-0R C:+6-3 C:+3-3 C:+6-4 C:+2-2
C:2-2R=5 A:3-2R B:+4-4 B:pass C:6-3R A:1-0L B:pass C:6-4R A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 40, B = 20, C = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-0 1-0 0-0"
deal.B = "5-4 5-3 3-0 2-2 2-1"
deal.C = "6-4 5-2 5-1 3-2 3-1"
yard = "4-2 6-5 4-3 6-0 4-0 6-1 5-5 1-1 3-3 4-1 6-3 2-0 4-4"
play = """
A:5-0=5 B:3-0R C:5-2L=5 A:6-2L B:5-3R C:6-4L A:+4-2 A:4-2L B:2-2L
C:3-2L A:+6-5 A:6-5R B:+4-3 B:4-3L=10 C:+6-0 C:6-0R A:1-0R=5
B:2-1R C:+4-0 C:4-0L A:0-0L B:+6-1 B:+5-5 B:+1-1 B:+3-3 B:+4-1
B:+6-3
"""
end = "blocked"
winner = "C"
delta = { A = 10, B = 10, C = 65 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 2-2 2-0 0-0"
deal.B = "6-5 6-3 5-5 5-1 3-2"
deal.C = "6-4 5-4 5-3 4-0 2-1"
yard = "4-3 1-1 4-2 5-0 5-2 3-3 1-0 4-1 6-1 4-4 3-0 6-0 3-1"
play = """
C:6-4=10 A:6-6L B:6-5L C:5-4L A:+4-3 A:4-3L B:6-3L=10 C:4-0R
A:6-2L B:3-2L C:5-3L=5 A:0-0R=5 B:5-5L=10 C:+1-1 C:+4-2 C:+5-0
C:5-0L A:2-0L B:+5-2 B:5-2L=5 C:+3-3 C:+1-0 C:1-0R A:+4-1 A:4-1R
B:5-1L=5
"""
end = "out"
winner = "B"
delta = { A = 5, B = 50, C = 15 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-23"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 4, D = 2 }
score = { A = 220, B = 105, C = 60, D = 195 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-23"
commitment = "6ff7a96cbad9aaab4c2140e475b118e25bb3579cc16f1e9e1ff288c4f66f5dca"
secret = "fb9f123db50fe5b987e970d2ec06902ef0ad04b5c6dfbb3a418efb425e44c325"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-1 4-1 0-0"
deal.B = "5-4 5-0 4-4 4-2 3-0"
deal.C = "6-5 6-2 6-1 5-3 2-1"
deal.D = "5-2 4-3 3-3 3-1 1-0"
yard = "6-3 5-5 2-2 6-0 1-1 2-0 3-2 4-0"
play = """
A:6-6 B:+6-3 B:6-3L=15 C:6-2R D:claim=5 D:4-3L A:4-1L B:4-2R=5
C:6-1L D:claim=10 D:+5-5 D:+2-2 D:+6-0 D:6-0L A:6-4R B:5-0L C:5-3L
D:3-3L A:+1-1 A:+2-0 A:pass B:3-0L C:6-5R D:claim=5 D:5-5R=10
A:0-0L=10 B:5-4R C:pass D:1-0L=5 A:5-1L B:4-4R
"""
end = "out"
winner = "B"
delta = { A = 10, B = 40, C = 0, D = 35 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-0 4-4 4-0 1-1"
deal.B = "6-6 6-1 5-1 2-0 0-0"
deal.C = "6-4 6-3 6-2 5-4 3-2"
deal.D = "6-0 5-3 5-2 4-1 3-1"
yard = "4-2 4-3 2-1 6-5 1-0 3-0 3-3 2-2"
play = """
B:6-6 C:6-2L D:5-2L A:5-5L B:5-1L C:6-4R=5 D:4-1L A:4-4L B:+4-2
B:4-2L C:5-4R D:5-3R=5 A:+4-3 A:4-3R B:2-0L C:+2-1 C:+6-5 C:+1-0
C:1-0L=5 D:3-1L A:4-0R B:0-0R C:3-2L D:6-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 10, D = 40 }

[[match.hand]]
opener = "D"
deal.A = "6-3 4-3 4-2 4-1 2-1"
deal.B = "6-4 5-2 3-1 1-1 1-0"
deal.C = "4-0 3-2 3-0 2-2 0-0"
deal.D = "6-2 6-0 5-5 5-0 4-4"
yard = "6-1 5-4 6-6 5-1 5-3 2-0 6-5 3-3"
play = """
D:5-5=10 A:+6-1 A:+5-4 A:5-4L B:6-4L C:+6-6 C:6-6L D:6-0L=10
A:+5-1 A:5-1R B:1-0L C:+5-3 C:+2-0 C:pass D:pass A:4-1L=5 B:3-1R
C:4-0L D:5-0L A:6-3R B:5-2L C:2-2L=10 D:6-2L A:6-1L B:1-1L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 40, C = 10, D = 20 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 5-1 4-2 1-1"
deal.B = "6-1 5-3 4-1 4-0 2-2"
deal.C = "6-4 6-0 3-2 3-0 2-1"
deal.D = "6-3 5-5 4-3 3-3 1-0"
yard = "5-0 5-2 6-2 2-0 3-1 0-0 4-4 6-5"
play = """
B:6-1 C:2-1R D:6-3L=5 A:4-2R B:5-3L C:6-4R D:5-5L A:5-4L=10 B:4-1L
C:6-0R D:1-0L A:+5-0 A:5-0L=5 B:4-0R C:+5-2 C:5-2L D:4-3R=5 A:+6-2
A:6-2L B:+2-0 B:+3-1 B:3-1R C:+0-0 C:pass D:pass A:6-6L B:pass
C:pass D:pass A:1-1R B:pass C:pass D:pass A:5-1R
"""
end = "out"
winner = "A"
delta = { A = 35, B = 0, C = 0, D = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-3 4-2 0-0"
deal.B = "6-5 5-1 3-2 3-1 2-0"
deal.C = "6-0 4-3 4-0 3-3 1-1"
deal.D = "5-5 5-0 4-4 4-1 2-2"
yard = "6-4 1-0 6-6 5-4 5-2 6-3 2-1 3-0"
play = """
A:0-0 B:2-0L C:6-0R D:2-2L=10 A:4-2L=10 B:6-5R C:4-0L D:claim=5
D:5-5R=10 A:5-3R B:3-2R C:+6-4 C:+1-0 C:1-0L D:4-1L A:6-2R=10
B:+6-6 B:6-6R C:6-4R D:4-4L A:+5-4 A:5-4L B:5-1L=5 C:1-1L D:+5-2
D:+6-3 D:pass A:6-1L=10
"""
end = "out"
winner = "A"
delta = { A = 70, B = 5, C = 0, D = 25 }

[[match.hand]]
opener = "A"
deal.A = "5-4 4-2 4-0 3-2 2-0"
deal.B = "6-3 6-1 6-0 2-2 2-1"
deal.C = "6-2 5-0 1-1 1-0 0-0"
deal.D = "6-6 5-2 5-1 3-3 3-0"
yard = "4-1 3-1 4-3 5-3 5-5 6-5 4-4 6-4"
play = """
A:3-2=5 B:6-3L C:6-2L D:5-2L A:2-0R=5 B:6-0R C:5-0L D:6-6R A:4-0L
B:6-1R=5 C:1-0R D:3-0R A:4-2L=5 B:2-2L C:+4-1 C:+3-1 C:3-1R
D:claim=5 D:5-1R A:5-4R
"""
end = "out"
winner = "A"
delta = { A = 30, B = 5, C = 0, D = 5 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-2 4-3 4-2 2-2"
deal.B = "6-5 6-4 6-2 2-0 1-0"
deal.C = "6-6 6-1 6-0 4-0 1-1"
deal.D = "6-3 5-4 4-1 3-3 3-1"
yard = "2-1 5-1 4-4 3-2 5-0 5-5 0-0 3-0"
play = """
A:2-2 B:6-2L=10 C:6-6L D:6-3L A:5-2R B:6-5R C:6-0R D:3-3L A:5-3L=5
B:2-0R C:+2-1 C:2-1R D:5-4L=5 A:4-2L B:1-0R C:4-0R D:4-1R A:+5-1
A:5-1R B:+4-4 B:+3-2 B:3-2L C:+5-0 C:5-0R D:3-1L
"""
end = "out"
winner = "D"
delta = { A = 5, B = 10, C = 0, D = 40 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 5-4 4-0 1-0"
deal.B = "6-2 6-0 5-5 4-1 2-0"
deal.C = "5-1 4-3 4-2 2-1 0-0"
deal.D = "6-6 6-1 5-0 3-1 3-0"
yard = "6-4 4-4 2-2 5-2 5-3 3-3 1-1 3-2"
play = """
D:5-0=5 A:6-5L B:6-2L C:2-1L D:6-1L A:4-0R=10 B:6-0L C:4-3R D:3-1R
A:1-0L B:4-1L=5 C:4-2L D:+6-4 D:+4-4 D:+2-2 D:2-2L=5 A:+5-2 A:5-2L
B:5-5L C:5-1R=15 D:+5-3 D:5-3L A:6-3L B:+3-3 B:pass C:pass D:6-6L
A:5-4R
"""
end = "out"
winner = "A"
delta = { A = 40, B = 5, C = 15, D = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-4 3-3 0-0"
deal.B = "6-1 5-1 4-4 4-3 2-2"
deal.C = "6-3 5-2 5-0 4-0 3-1"
deal.D = "6-2 6-0 4-2 4-1 2-1"
yard = "6-6 1-1 1-0 3-2 2-0 6-4 5-3 3-0"
play = """
A:5-5=10 B:5-1L C:5-2R D:4-2R=5 A:5-4R B:6-1L C:5-0R D:6-2L A:0-0R
B:2-2L C:4-0R D:4-1R=5 A:+6-6 A:+1-1 A:1-1R B:+1-0 B:1-0R C:+3-2
C:3-2L D:6-0R A:6-6R=15 B:4-3L C:6-3R D:+2-0 D:+6-4 D:6-4L A:3-3R
B:pass C:3-1R
"""
end = "out"
winner = "C"
delta = { A = 25, B = 0, C = 25, D = 10 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-24"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 200, B = 30 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-24"
commitment = "9aab5ad919f4843e43fbfae48b96411304f332bd2353c0f71082868a4acf0d49"
secret = "7cdec77ca85cc0d60af587d5106bf446f697caf73e94a3f963aa96d37faf9f00"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-5 5-3 5-1 3-0 1-1"
deal.B = "6-3 5-0 4-3 2-2 1-0"
yard = "4-1 5-2 6-4 4-2 0-0 6-0 3-3 3-2 4-4 3-1 5-4 2-1 6-6 6-1 6-5 4-0 2-0 6-2"
play = """
A:5-5=10 B:5-0L A:decline A:3-0L B:6-3L A:5-3R B:4-3R=10 A:+4-1
A:4-1R B:1-0R A:+5-2 A:+6-4 A:6-4L B:+4-2 B:4-2L A:5-2L=5 B:+0-0
B:0-0R=5 A:5-1L B:+6-0 B:6-0R A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 20, B = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-4 5-1 3-0 1-0"
deal.B = "6-0 5-3 4-3 4-0 2-0"
yard = "6-6 3-1 5-2 2-1 4-4 6-4 3-3 3-2 5-5 6-1 4-1 5-0 0-0 6-5 4-2 2-2 1-1 6-2"
play = """
A:6-3 B:5-3R A:5-4R=10 B:4-3R A:3-0R B:2-0R A:+6-6 A:6-6L B:6-0L
A:1-0L B:+3-1 B:3-1L A:decline A:+5-2 A:5-2R B:+2-1 B:+4-4 B:+6-4
B:+3-3 B:3-3L A:5-1R
"""
end = "out"
winner = "A"
delta = { A = 35, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 5-3 5-2 4-1"
deal.B = "6-5 6-0 5-4 3-1 2-2"
yard = "1-1 4-0 6-1 4-2 5-1 6-4 4-4 6-3 3-0 0-0 2-1 3-2 4-3 1-0 3-3 2-0 6-6 5-0"
play = """
A:6-2 B:6-0L A:5-2R=5 B:6-5R A:+1-1 A:+4-0 A:4-0L=10 B:5-4L A:5-5L
B:+6-1 B:6-1R A:5-3L B:3-1R A:+4-2 A:+5-1 A:+6-4 A:+4-4 A:+6-3
A:6-3L B:+3-0 B:3-0R A:6-4L B:+0-0 B:0-0R A:4-4L B:+2-1 B:+3-2
B:+4-3 B:4-3L A:+1-0 A:1-0R B:2-1R A:decline A:4-2R B:3-2L A:4-1R
B:2-2L=5
"""
end = "out"
winner = "B"
delta = { A = 15, B = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-2 3-1 2-1 2-0 1-0"
deal.B = "6-6 6-3 6-1 3-0 1-1"
yard = "6-4 4-3 3-3 3-2 5-1 2-2 0-0 5-3 4-0 6-0 5-2 4-4 5-5 4-2 4-1 6-5 5-4 5-0"
play = """
B:6-3 A:6-2L=5 B:3-0R A:2-1L B:1-1L A:3-1L B:+6-4 B:+4-3 B:4-3L
A:2-0R B:6-4L A:+3-3 A:+3-2 A:3-2R B:6-6L A:decline A:3-3R B:6-1L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 4-1 4-0 2-2"
deal.B = "6-5 5-2 4-3 3-3 1-1"
yard = "5-5 5-3 1-0 2-1 0-0 3-1 4-4 4-2 3-0 6-2 6-0 6-1 6-4 3-2 5-4 5-0 2-0 5-1"
play = """
B:5-2 A:2-2R B:6-5L A:decline A:6-6L B:+5-5 B:+5-3 B:+1-0 B:+2-1
B:2-1R A:6-3L B:5-3L A:4-1R B:5-5L A:4-0R=10
"""
end = "out"
winner = "A"
delta = { A = 25, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 6-0 5-1 3-1"
deal.B = "6-3 5-0 4-2 2-1 1-0"
yard = "2-0 5-4 4-3 5-5 3-0 4-4 6-5 0-0 5-2 6-4 4-0 3-3 6-6 1-1 5-3 3-2 4-1 2-2"
play = """
A:6-2 B:2-1R A:6-1L B:1-0L A:6-0L B:6-3L A:3-1L B:+2-0 B:+5-4
B:+4-3 B:+5-5 B:+3-0 B:+4-4 B:+6-5 B:+0-0 B:+5-2 B:+6-4 B:+4-0
B:+3-3 B:+6-6 B:+1-1 B:1-1L A:5-1L
"""
end = "out"
winner = "A"
delta = { A = 100, B = 0 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-25"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 50, B = 115, C = 235 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-25"
commitment = "41373f112c3420aaa2ec189634053b71a7c3d80da6d672c6aa5e6e341caf2047"
secret = "8d1ba1c46dcbf93f2584dd79b09aaee9bdfcbae92404adac1868771a917eba36"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-3 4-0 0-0"
deal.B = "6-6 4-4 4-2 4-1 1-0"
deal.C = "5-5 5-1 5-0 3-1 2-1"
yard = "6-3 6-4 4-3 1-1 5-4 2-0 3-3 6-1 3-2 2-2 3-0 6-5 5-2"
play = """
B:6-6 C:+6-3 C:6-3L=15 A:6-0R B:1-0R C:2-1R=5 A:5-3L B:4-2R
C:5-1L=5 A:4-0R B:4-1L C:5-0R A:+6-4 A:6-4L B:+4-3 B:+1-1 B:+5-4
B:5-4R=10 C:+2-0 C:+3-3 C:+6-1 C:6-1L=5 A:+3-2 A:+2-2 A:+3-0
A:pass B:4-4R C:3-1L A:3-2L=10 B:4-3R=5 C:2-0L A:3-0R B:pass
C:pass A:0-0L
"""
end = "blocked"
winner = "B"
delta = { A = 10, B = 45, C = 30 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 4-0 3-0 0-0"
deal.B = "6-3 5-2 5-1 2-0 1-0"
deal.C = "6-5 6-4 6-2 5-0 3-3"
yard = "3-1 4-4 6-1 3-2 4-2 6-0 2-1 4-3 1-1 4-1 5-3 2-2 5-5"
play = """
B:6-3 C:6-2L=5 A:3-0R B:5-2L=5 C:5-0R=10 A:5-4L B:5-1R=5 C:6-4L
A:6-6L B:1-0R C:6-5L=5 A:0-0R B:claim=5 B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 25, C = 20 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-2 5-0 4-0"
deal.B = "5-4 4-4 2-0 1-0 0-0"
deal.C = "6-6 5-5 5-3 5-1 4-1"
yard = "4-2 6-3 6-0 3-1 3-2 6-5 3-3 1-1 4-3 2-2 3-0 2-1 6-1"
play = """
B:5-4 C:5-1L=5 A:6-4R B:1-0L C:6-6R A:5-0L B:+4-2 B:+6-3 B:6-3R
C:5-3R=10 A:5-2L B:2-0L=5 C:5-5R=10 A:4-0L B:4-4L C:4-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 5, C = 40 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-1 4-2 2-2 2-0"
deal.B = "6-6 6-3 6-1 4-4 4-0"
deal.C = "6-4 4-3 3-1 3-0 0-0"
yard = "5-3 1-0 6-0 3-3 5-2 2-1 5-4 5-5 6-5 1-1 5-0 3-2 4-1"
play = """
C:6-4=10 A:4-2R B:6-3L=5 C:3-0L A:2-0R B:4-0L C:4-3L A:+5-3 A:5-3L
B:claim=5 B:+1-0 B:1-0R C:3-1R A:5-1L B:6-1L C:+6-0 C:6-0L A:+3-3
A:3-3R B:+5-2 B:+2-1 B:+5-4 B:+5-5 B:+6-5 B:+1-1 B:+5-0 B:5-0L
C:pass A:pass B:5-4L=10 C:pass A:pass B:4-4L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 20, C = 65 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-3 5-2 4-2 3-1"
deal.B = "5-5 5-4 5-0 4-1 2-0"
deal.C = "6-3 6-2 3-3 3-2 1-0"
yard = "2-2 5-1 6-5 4-0 2-1 6-0 6-6 0-0 4-4 3-0 1-1 6-1 4-3"
play = """
C:3-2=5 A:3-1L B:4-1L C:6-2R=10 A:6-4R B:5-4L C:+2-2 C:+5-1
C:5-1L=5 A:4-2R B:2-0R C:1-0R A:+6-5 A:+4-0 A:+2-1 A:2-1L B:+6-0
B:+6-6 B:+0-0 B:+4-4 B:+3-0 B:+1-1 B:1-1R C:2-2L A:5-2L B:5-5L
C:pass A:5-3L B:claim=5 B:3-0L C:pass A:4-0L B:4-4L=10
"""
end = "blocked"
winner = "A"
delta = { A = 40, B = 15, C = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-0 4-1 0-0"
deal.B = "5-5 5-2 5-1 4-2 3-2"
deal.C = "6-5 6-1 5-0 3-3 2-2"
yard = "6-2 1-0 2-1 4-0 4-4 5-4 4-3 2-0 3-1 5-3 3-0 1-1 6-3"
play = """
A:4-1 B:claim=5 B:4-2L C:2-2L=5 A:+6-2 A:6-2L B:5-1R C:6-5L=10
A:+1-0 A:+2-1 A:+4-0 A:+4-4 A:+5-4 A:5-4L B:5-5R C:5-0R A:4-0R
B:+4-3 B:4-3L C:3-3L=10 A:6-4R B:3-2L C:6-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 5, C = 60 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-26"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 3, C = 2, D = 1 }
score = { A = 120, B = 120, C = 125, D = 205 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-26"
commitment = "ef2a9ce457d74c42926d7d87c508fd492b85a6c93785956308a39d08d1e8c695"
secret = "65c6034a2eced183d0a8264942c8315cc79d0c809e2cfeadc7e68e4f5863363e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-5 5-4 4-1 3-2 1-0"
deal.B = "6-4 6-1 6-0 5-3 2-0"
deal.C = "5-2 5-0 3-0 1-1 0-0"
deal.D = "6-3 4-4 4-3 4-2 3-1"
yard = "3-3 6-2 2-2 6-6 4-0 5-5 5-1 2-1"
play = """
D:4-4 A:5-4L B:6-4R C:5-2L D:4-2L=10 A:6-5R B:5-3R C:3-0R D:4-3L
A:3-2L B:2-0R C:+3-3 C:+6-2 C:6-2L D:6-3L A:claim=5 A:+2-2 A:2-2R
B:+6-6 B:+4-0 B:+5-5 B:pass C:3-3L=10 D:3-1L=5
"""
end = "out"
winner = "D"
delta = { A = 5, B = 0, C = 10, D = 65 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 5-5 5-4 4-0"
deal.B = "5-0 4-1 3-3 2-2 2-0"
deal.C = "6-5 6-2 3-2 3-0 2-1"
deal.D = "6-1 6-0 5-1 4-4 4-3"
yard = "5-3 1-1 4-2 3-1 1-0 0-0 6-3 5-2"
play = """
D:4-4 A:6-4L B:4-1R C:6-5L D:6-1R A:5-4L=10 B:+5-3 B:+1-1 B:+4-2
B:4-2L C:6-2L D:6-0L A:4-0L=10 B:+3-1 B:+1-0 B:+0-0 B:pass C:pass
D:4-3L A:6-6R=15 B:3-3L C:3-2L D:pass A:pass B:2-2L C:2-1L D:5-1L
"""
end = "out"
winner = "D"
delta = { A = 35, B = 0, C = 0, D = 35 }

[[match.hand]]
opener = "D"
deal.A = "6-1 4-4 3-3 1-1 0-0"
deal.B = "5-5 5-2 4-3 2-2 2-0"
deal.C = "6-2 5-4 5-0 3-1 2-1"
deal.D = "6-6 6-4 4-2 3-2 1-0"
yard = "5-3 6-3 5-1 4-0 3-0 6-0 6-5 4-1"
play = """
D:1-0 A:6-1L B:2-0R C:6-2L D:3-2L=5 A:3-3L B:2-2R=10 C:3-1L=5
D:4-2R A:claim=5 A:4-4R B:4-3R C:2-1L=5 D:+5-3 D:5-3R A:+6-3
A:+5-1 A:5-1R B:5-2L C:5-4L=5 D:6-4L A:6-3L B:+4-0 B:+3-0 B:3-0L
C:5-0L
"""
end = "out"
winner = "C"
delta = { A = 5, B = 10, C = 45, D = 5 }

[[match.hand]]
opener = "C"
deal.A = "4-4 3-3 3-1 2-1 2-0"
deal.B = "6-5 4-3 3-2 3-0 1-0"
deal.C = "6-6 6-2 5-3 5-0 1-1"
deal.D = "6-0 5-5 5-1 4-2 4-1"
yard = "5-2 6-1 4-0 5-4 6-3 0-0 2-2 6-4"
play = """
C:6-6 D:6-0L A:2-0L B:3-2L=15 C:5-3L D:5-1L A:3-1L=15 B:6-5R
C:5-0R D:+5-2 D:+6-1 D:+4-0 D:4-0R A:3-3L=10 B:4-3R C:+5-4 C:+6-3
C:6-3L D:6-1L A:2-1L=5 B:3-0R C:6-2L D:+0-0 D:0-0R A:pass B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 30, B = 60, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-0 3-2 2-0"
deal.B = "6-6 6-5 6-0 5-3 4-2"
deal.C = "6-1 5-4 5-2 4-0 3-1"
deal.D = "6-2 4-4 4-1 2-1 1-1"
yard = "4-3 1-0 5-1 2-2 3-3 0-0 6-3 3-0"
play = """
B:6-6 C:6-1L D:1-1L A:6-4R B:4-2R C:3-1L=5 D:2-1R A:3-2L B:+4-3
B:+1-0 B:1-0R C:5-2L=5 D:+5-1 D:5-1L A:5-0R B:6-5R C:+2-2 C:+3-3
C:+0-0 C:pass D:4-1L A:claim=10 A:pass B:4-3L C:3-3L D:6-2R A:2-0R
B:5-3L=5 C:5-4L D:4-4L
"""
end = "out"
winner = "D"
delta = { A = 10, B = 5, C = 10, D = 25 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-1 6-0 3-1 1-0"
deal.B = "6-3 5-5 3-0 2-2 2-0"
deal.C = "4-4 4-0 3-3 3-2 1-1"
deal.D = "6-5 6-4 4-3 2-1 0-0"
yard = "5-0 6-6 4-2 5-4 4-1 5-3 5-1 5-2"
play = """
D:2-1 A:3-1R=5 B:2-2L C:3-2L D:4-3L A:+5-0 A:+6-6 A:+4-2 A:4-2L=5
B:6-3R C:+5-4 C:+4-1 C:+5-3 C:pass D:6-4R A:6-2L=10 B:pass C:5-4R
D:6-5L=10 A:5-0L=5 B:5-5R=10 C:4-0L D:pass A:pass B:pass C:4-4L
D:pass A:pass B:pass C:4-1L D:pass A:1-0L=10 B:2-0L C:5-3R=5
D:pass A:pass B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 35, B = 45, C = 5, D = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 4-3 4-1 3-1"
deal.B = "6-6 6-3 4-0 3-3 3-0"
deal.C = "6-0 5-4 5-2 5-1 0-0"
deal.D = "6-2 3-2 2-2 2-1 2-0"
yard = "5-0 4-2 6-4 1-1 5-3 1-0 4-4 6-1"
play = """
B:6-6 C:6-0L D:2-0L A:6-5R B:+5-0 B:5-0R C:5-2L=5 D:+4-2 D:+6-4
D:+1-1 D:+5-3 D:5-3L A:4-3L B:4-0L C:0-0L D:+1-0 D:1-0R A:4-1R
B:3-0L C:5-4R D:3-2L A:5-5R B:pass C:5-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 55, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-1 4-1 2-0 1-0 0-0"
deal.B = "6-4 5-4 3-3 3-2 3-0"
deal.C = "6-5 6-1 5-5 4-3 4-0"
deal.D = "5-3 5-0 4-2 2-2 1-1"
yard = "2-1 6-0 6-6 4-4 6-2 5-2 6-3 3-1"
play = """
C:6-5 D:5-3R A:+2-1 A:+6-0 A:6-0L B:3-0L C:4-3L D:4-2L=5 A:2-1L
B:3-3R C:6-1L D:+6-6 D:6-6L A:+4-4 A:+6-2 A:6-2L B:3-2L C:+5-2
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 65 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-27"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 200, B = 90 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-27"
commitment = "af0f98f3b4d3246a2313efa1d6e4c6c640a850f1e04e1bf25b96d2fc42b14d80"
secret = "620c03038dead52fe9564c6d52b3fe6b2a10977f340491415e7a7124985d1bc2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 4-4 4-2 1-1"
deal.B = "6-4 6-3 6-1 5-1 4-0"
yard = "1-0 4-3 3-3 2-1 5-5 2-2 3-0 4-1 5-0 0-0 6-6 2-0 5-3 5-4 5-2 3-2 6-2 3-1"
play = """
A:4-4 B:6-4L A:4-2R B:6-3L=5 A:+1-0 A:+4-3 A:4-3L B:4-0L A:6-0L
B:6-1L A:1-1L B:5-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-4 5-2 4-3"
deal.B = "5-3 5-0 4-1 4-0 1-1"
yard = "3-1 6-2 3-2 3-3 6-1 2-2 2-1 2-0 6-4 6-6 1-0 0-0 6-5 4-4 6-3 4-2 5-1 3-0"
play = """
B:5-3 A:5-2L=5 B:+3-1 B:3-1R A:+6-2 A:6-2L B:4-1R=10 A:5-4R B:5-0R
A:6-0L B:4-0L A:4-3L B:+3-2 B:3-2L A:+3-3 A:+6-1 A:+2-2 A:2-2L
B:+2-1 B:2-1L A:6-1L B:+2-0 B:2-0R A:+6-4 A:6-4L B:+6-6 B:+1-0
B:+0-0 B:+6-5 B:+4-4 B:4-4L=10 A:+6-3 A:+4-2 A:4-2L
"""
end = "blocked"
winner = "A"
delta = { A = 30, B = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 5-3 4-3 3-3"
deal.B = "6-1 5-2 5-1 3-1 1-0"
yard = "6-3 6-4 6-5 2-0 3-0 2-2 4-4 3-2 1-1 2-1 4-1 0-0 6-2 4-2 5-0 4-0 6-0 5-5"
play = """
A:3-3 B:3-1L A:4-3R=5 B:6-1L=10 A:6-6L B:+6-3 B:6-3L A:5-3L B:5-2L
A:5-4R
"""
end = "out"
winner = "A"
delta = { A = 10, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-3 4-2 2-0 1-0"
deal.B = "6-4 6-2 5-2 3-2 1-1"
yard = "3-0 6-5 3-3 4-1 4-3 6-1 2-1 5-1 4-0 4-4 3-1 5-0 2-2 6-3 6-6 5-4 0-0 5-5"
play = """
A:2-0 B:6-2L A:6-0L B:+3-0 B:3-0L A:5-3L=5 B:5-2L A:4-2L B:6-4L
A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 10, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-4 4-0 3-3 3-0"
deal.B = "6-5 6-4 5-2 5-0 2-0"
yard = "5-3 1-1 0-0 1-0 6-6 5-5 4-2 6-3 3-1 2-1 4-3 6-2 2-2 4-1 5-1 6-1 4-4 3-2"
play = """
A:3-3 B:+5-3 B:5-3L A:5-4L=10 B:6-4L A:6-0L B:5-0L A:3-0R=5 B:6-5L
A:4-0R=10
"""
end = "out"
winner = "A"
delta = { A = 35, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 4-4 4-2 2-2"
deal.B = "6-5 6-4 5-4 2-1 1-0"
yard = "4-3 0-0 5-5 2-0 3-2 5-2 4-0 5-0 5-1 3-1 4-1 1-1 3-0 5-3 3-3 6-6 6-2 6-3"
play = """
A:4-4 B:6-4L A:4-2R B:6-5L A:2-2R B:5-4L A:+4-3 A:4-3L B:2-1R
A:6-1R B:+0-0 B:+5-5 B:+2-0 B:+3-2 B:3-2L A:6-0R
"""
end = "out"
winner = "A"
delta = { A = 15, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-3 5-1 4-0 1-0"
deal.B = "6-3 6-0 4-3 4-2 2-1"
yard = "2-0 5-0 5-4 3-1 6-1 4-4 1-1 5-2 3-2 3-3 3-0 6-6 6-2 4-1 6-5 6-4 0-0 2-2"
play = """
A:5-5=10 B:+2-0 B:+5-0 B:5-0L=10 A:4-0L B:4-3L A:5-3L=15 B:+5-4
B:5-4L A:5-1R=5 B:4-2L A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 50, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-3 5-0 4-2 2-2"
deal.B = "6-3 6-2 4-4 3-0 1-0"
yard = "0-0 2-1 6-0 5-2 3-2 3-3 2-0 5-4 6-1 5-1 3-1 6-5 4-1 5-5 4-0 4-3 1-1 6-6"
play = """
A:6-4=10 B:6-3L A:4-2R=5 B:3-0L A:2-2R B:1-0L=5 A:+0-0 A:+2-1
A:2-1L B:6-2L=10 A:+6-0 A:6-0L B:+5-2 B:5-2R=5 A:5-0L=10 B:+3-2
B:+3-3 B:+2-0 B:+5-4 B:5-4L A:5-3R B:4-4L A:+6-1 A:+5-1 A:+3-1
A:3-1R B:+6-5 B:+4-1 B:4-1L A:6-1L B:6-5L A:5-1R=10 B:+5-5
B:5-5L=15 A:+4-0 A:+4-3
"""
end = "blocked"
winner = "A"
delta = { A = 50, B = 35 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-28"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 170, B = 240, C = 180 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-28"
commitment = "93018390f78b676fa2a539b53c07a50bf323cb9377640f4fe384f9ed39550ef0"
secret = "733382d3c63f2a3da4d4d10bfa083af57c842bfb23561bda08ab9a78f7d8762e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 5-2 2-1 1-0"
deal.B = "6-6 6-5 6-0 3-1 2-0"
deal.C = "6-4 6-1 5-4 2-2 0-0"
yard = "5-1 4-1 3-2 5-0 4-4 4-2 4-3 3-3 3-0 6-3 4-0 1-1 6-2"
play = """
B:6-6 C:6-4L A:+5-1 A:+4-1 A:4-1L B:6-0R C:6-1L A:1-0R B:6-5L
C:5-4L=5 A:5-1R B:+3-2 B:+5-0 B:5-0R C:0-0R A:+4-4 A:4-4L B:2-0R
C:claim=10 C:2-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 50 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 6-1 3-1 1-0"
deal.B = "6-2 5-5 4-1 3-0 0-0"
deal.C = "5-3 3-3 3-2 2-0 1-1"
yard = "4-2 6-5 2-2 6-3 5-1 4-0 4-3 5-2 5-0 2-1 6-0 4-4 5-4"
play = """
C:3-2=5 A:3-1L B:6-2R C:1-1L A:6-1L B:+4-2 B:+6-5 B:6-5L C:5-3L
A:6-6R=15 B:3-0L C:2-0L A:6-4R B:4-1R C:+2-2 C:2-2L=5 A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 35, B = 0, C = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 5-0 4-4 4-1"
deal.B = "4-0 3-1 3-0 2-1 1-0"
deal.C = "6-2 3-3 2-0 1-1 0-0"
yard = "6-5 2-2 6-0 3-2 6-3 5-4 5-2 5-3 5-1 4-2 6-4 6-6 4-3"
play = """
A:6-1 B:2-1R C:6-2L A:+6-5 A:+2-2 A:2-2L B:+6-0 B:+3-2 B:3-2R
C:3-3R=10 A:+6-3 A:6-3R=10 B:6-0R C:2-0L A:5-0L=5 B:1-0R C:1-1R
A:6-5L B:3-1R C:+5-4 C:+5-2 C:+5-3 C:5-3R A:5-5R B:+5-1 B:5-1R
C:+4-2 C:+6-4 C:6-4L=5 A:4-4L B:4-0L C:0-0L A:4-1R
"""
end = "out"
winner = "A"
delta = { A = 40, B = 0, C = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-3 3-3 2-2 2-1 2-0"
deal.B = "6-0 5-3 5-0 3-1 0-0"
deal.C = "6-4 5-5 4-4 4-2 4-0"
yard = "3-2 6-1 1-0 6-6 1-1 4-3 5-2 5-1 5-4 6-5 3-0 6-2 4-1"
play = """
A:6-3 B:3-1R C:6-4L=5 A:2-1R B:+3-2 B:3-2R C:4-2L=5 A:2-2L B:5-3R
C:5-5R A:2-0L=10 B:0-0L=10 C:4-0L A:+6-1 A:+1-0 A:+6-6 A:+1-1
A:+4-3 A:4-3L B:5-0R C:+5-2 C:+5-1 C:+5-4 C:+6-5 C:+3-0 C:3-0L
A:1-0L B:6-0R
"""
end = "out"
winner = "B"
delta = { A = 10, B = 80, C = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-2 4-3 2-0"
deal.B = "5-3 5-0 4-1 2-2 0-0"
deal.C = "6-6 6-4 5-4 3-3 3-2"
yard = "1-1 4-2 6-3 3-1 4-4 6-0 5-1 4-0 3-0 2-1 1-0 6-1 5-5"
play = """
B:0-0 C:+1-1 C:+4-2 C:+6-3 C:+3-1 C:+4-4 C:+6-0 C:6-0L A:6-5L=5
B:5-0R C:claim=10 C:5-4L A:4-3L B:5-3L=10 C:+5-1 C:5-1L A:5-2R
B:4-1L C:4-4L=10 A:6-2R B:+4-0 B:4-0L C:6-6R A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 50, B = 10, C = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-4 3-3 3-1 2-1 0-0"
deal.B = "6-3 5-5 5-1 5-0 4-2"
deal.C = "6-5 6-0 5-2 4-3 1-0"
yard = "5-3 4-4 6-6 3-2 6-1 5-4 2-0 6-2 1-1 4-1 4-0 2-2 3-0"
play = """
A:6-4=10 B:6-3L C:4-3L A:+5-3 A:+4-4 A:4-4L B:4-2R=10 C:5-2R
A:5-3R B:+6-6 B:+3-2 B:3-2R C:claim=10 C:+6-1 C:+5-4 C:5-4L A:2-1R
B:5-1L C:6-1L A:3-1R B:6-6L C:claim=15 C:6-5L A:3-3R B:5-5L C:+2-0
C:+6-2 C:+1-1 C:+4-1 C:+4-0 C:pass A:pass B:5-0L
"""
end = "out"
winner = "B"
delta = { A = 10, B = 40, C = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-1 5-0 2-2"
deal.B = "6-4 6-3 6-0 2-0 1-1"
deal.C = "6-6 5-4 5-2 3-2 3-1"
yard = "4-3 1-0 0-0 4-4 2-1 3-3 5-3 4-1 4-2 5-5 5-1 3-0 4-0"
play = """
B:6-4=10 C:6-6L A:6-5L B:+4-3 B:4-3R C:5-2L=5 A:6-2L B:6-3R C:+1-0
C:+0-0 C:+4-4 C:+2-1 C:+3-3 C:+5-3 C:+4-1 C:+4-2 C:+5-5 C:+5-1
C:pass A:6-1L B:6-0R C:5-1L=5 A:5-0L B:2-0L C:4-2L A:pass B:pass
C:5-4L=5 A:pass B:pass C:5-5L=10 A:pass B:pass C:0-0R=10 A:pass
B:pass C:5-3L A:pass B:pass C:3-3L A:pass B:pass C:3-2L A:2-2L
"""
end = "out"
winner = "A"
delta = { A = 25, B = 10, C = 35 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-4 3-3 3-0 2-1"
deal.B = "6-5 6-3 5-3 3-2 3-1"
deal.C = "6-4 5-1 4-4 2-2 1-1"
yard = "0-0 5-5 2-0 6-1 4-1 5-2 6-0 4-3 1-0 5-0 4-2 4-0 6-6"
play = """
A:6-2 B:3-2R C:6-4L A:5-4L B:5-3R=10 C:5-1L A:2-1L B:6-5R
C:2-2L=10 A:+0-0 A:+5-5 A:+2-0 A:2-0L B:6-3R C:+6-1 C:+4-1 C:+5-2
C:+6-0 C:6-0L A:3-3R B:3-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 50, C = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-5 4-3 2-1"
deal.B = "6-0 5-4 5-0 1-1 0-0"
deal.C = "6-4 6-3 5-1 4-4 3-2"
yard = "6-1 5-3 2-2 4-2 5-2 3-0 4-0 2-0 4-1 1-0 3-1 6-2 3-3"
play = """
B:5-0=5 C:5-1L A:2-1L B:6-0R C:6-3R=5 A:4-3R B:5-4R C:3-2L A:6-5R
B:+6-1 B:6-1R C:+5-3 C:5-3L A:5-5L B:1-1R C:+2-2 C:+4-2 C:+5-2
C:5-2L A:+3-0 A:+4-0 A:+2-0 A:2-0L B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 50, C = 5 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-29"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2, D = 4 }
score = { A = 60, B = 250, C = 160, D = 20 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-29"
commitment = "5b81aad234a367478af8d92a9a9c340fe0b5804afa0e80cd5f6711332fee75e2"
secret = "85bd6be3656500113d7e4033c9c1867b2901c6d4d28353475c73dc7727bbd072"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-2 4-0 3-3"
deal.B = "5-5 5-3 5-1 3-0 1-0"
deal.C = "6-5 5-0 4-4 4-3 3-1"
deal.D = "6-6 4-1 3-2 2-2 0-0"
yard = "6-0 4-2 5-4 1-1 2-0 6-4 6-1 2-1"
play = """
D:6-6 A:6-3L B:claim=15 B:5-3L C:6-5R=10 D:+6-0 D:+4-2 D:+5-4
D:5-4L A:4-0L B:claim=5 B:5-5R=10 C:5-0L=15 D:+1-1 D:+2-0 D:+6-4
D:pass A:5-2R B:5-1L C:3-1L=5 D:3-2L A:6-2L B:pass C:pass D:6-4L
A:pass B:pass C:4-4L=10 D:4-2L A:pass B:pass C:pass D:2-2L A:pass
B:pass C:pass D:2-0L A:pass B:3-0L=5 C:4-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 35, C = 60, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-3 5-0 4-4 4-2"
deal.B = "6-6 6-3 6-0 5-2 3-0"
deal.C = "6-4 5-4 4-3 4-1 3-3"
deal.D = "6-5 6-2 5-5 5-1 1-1"
yard = "1-0 0-0 3-2 4-0 2-1 3-1 2-0 2-2"
play = """
C:6-4=10 D:6-5L A:5-3L B:6-3L=10 C:4-3R D:6-2L=5 A:4-2L B:3-0R
C:5-4L=5 D:5-5L=10 A:5-0R=15 B:5-2L C:+1-0 C:+0-0 C:+3-2 C:3-2L
D:5-1R A:6-1R B:6-6R=15 C:3-3L D:+4-0 D:+2-1 D:+3-1 D:3-1L A:pass
B:6-0R
"""
end = "out"
winner = "B"
delta = { A = 15, B = 50, C = 15, D = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 4-2 2-0 0-0"
deal.B = "6-5 5-2 4-0 3-2 2-1"
deal.C = "6-2 6-1 6-0 5-1 4-1"
deal.D = "6-4 5-0 4-4 2-2 1-1"
yard = "3-0 1-0 3-1 5-3 5-5 5-4 4-3 3-3"
play = """
B:3-2=5 C:6-2R D:6-4R A:4-2R=5 B:5-2R C:5-1R D:1-1R=5 A:6-3L
B:6-5L C:6-1R D:5-0L A:0-0L B:4-0L=10 C:4-1L D:+3-0 D:+1-0 D:1-0L
A:2-0L B:2-1L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 50, C = 0, D = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 5-4 5-1 3-2"
deal.B = "5-3 4-3 4-2 2-1 1-1"
deal.C = "6-4 6-3 6-2 6-0 3-3"
deal.D = "5-2 5-0 4-0 3-0 0-0"
yard = "2-0 5-5 6-5 4-1 4-4 2-2 3-1 1-0"
play = """
B:5-3 C:6-3R D:5-2L A:6-6R B:4-2L C:6-4L D:+2-0 D:+5-5 D:+6-5
D:6-5L A:5-4L B:4-3L=15 C:6-2R=5 D:3-0L A:3-2R B:+4-1 B:+4-4
B:+2-2 B:pass C:6-0L D:pass A:6-1L B:2-1L=5 C:3-3R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 20, C = 50, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-4 5-1 5-0 4-2"
deal.B = "6-5 6-3 4-1 3-1 2-1"
deal.C = "6-2 6-1 3-2 1-1 1-0"
deal.D = "6-6 5-3 4-3 4-0 3-3"
yard = "4-4 2-2 5-5 5-2 0-0 2-0 6-4 3-0"
play = """
C:3-2=5 D:5-3L A:5-4L B:2-1R=5 C:6-1R=10 D:4-3L A:6-0R B:6-3L
C:1-0R D:6-6L A:5-1R B:6-5L=10 C:+4-4 C:+2-2 C:+5-5 C:5-5L=15
D:+5-2 D:5-2L A:4-2L B:4-1L C:1-1L D:+0-0 D:+2-0 D:pass A:5-0R
"""
end = "out"
winner = "A"
delta = { A = 35, B = 15, C = 30, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-2 4-0 3-2 2-2"
deal.B = "6-1 3-3 3-1 3-0 2-0"
deal.C = "5-4 5-1 1-1 1-0 0-0"
deal.D = "6-5 6-3 6-2 6-0 4-3"
yard = "4-2 6-6 5-0 5-3 4-4 5-5 2-1 4-1"
play = """
A:5-2 B:2-0R=5 C:0-0R=5 D:6-5L A:4-0R B:claim=10 B:6-1L=5 C:5-4R
D:+4-2 D:+6-6 D:+5-0 D:5-0R A:+5-3 A:+4-4 A:+5-5 A:pass B:3-1L
C:1-0R D:6-3L A:6-4L=5 B:pass C:5-1R D:4-3L A:5-3R B:3-3L C:pass
D:pass A:3-2L B:claim=5 B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 5, B = 80, C = 5, D = 0 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-30"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 115, B = 255 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-30"
commitment = "83ec2dc51bb1a415e40dd2e4ad4abea77d0f0e69c37ddbf6148db8da11a85157"
secret = "a897332c257c9ac187e922edc11413186654633502655d99f73c90792afb503a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-1 5-3 4-4"
deal.B = "6-3 5-4 2-1 1-0 0-0"
yard = "3-1 2-2 1-1 5-0 4-2 6-2 3-0 4-1 2-0 5-5 3-3 4-0 3-2 6-0 4-3 6-4 5-2 5-1"
play = """
A:6-6 B:6-3L=15 A:6-5R B:5-4R A:4-4R B:+3-1 B:3-1L A:6-1L B:+2-2
B:+1-1 B:+5-0 B:+4-2 B:4-2R A:+6-2 A:6-2L B:2-2L A:+3-0 A:+4-1
A:+2-0 A:2-0L B:1-0L A:4-1L B:2-1R=5 A:+5-5 A:+3-3 A:+4-0 A:4-0L
B:0-0L A:3-0L B:1-1R=5 A:5-3L B:5-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 40 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-3 3-1 3-0 0-0"
deal.B = "5-2 5-1 4-4 4-2 4-1"
yard = "6-2 5-0 5-5 1-1 2-0 6-4 6-5 6-6 2-2 5-4 3-3 3-2 6-1 6-0 1-0 4-3 2-1 4-0"
play = """
B:4-1=5 A:3-1R B:4-2L=5 A:6-3R B:5-2L A:5-3L B:+6-2 B:6-2R=5
A:3-0L B:+5-0 B:5-0L A:+5-5 A:5-5L B:5-1L A:+1-1 A:1-1L B:+2-0
B:2-0R A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 10, B = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-3 4-2 3-3 3-2"
deal.B = "5-5 4-4 4-0 3-0 1-0"
yard = "5-0 6-2 6-1 6-6 5-1 1-1 4-1 4-3 2-2 2-0 0-0 3-1 6-0 5-4 6-3 6-5 2-1 5-2"
play = """
A:6-4=10 B:4-0R A:+5-0 A:5-0R B:5-5R A:5-3R B:3-0R A:+6-2 A:6-2L
B:1-0R A:4-2L=5 B:4-4L
"""
end = "out"
winner = "B"
delta = { A = 15, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-3 4-2 3-3"
deal.B = "5-0 4-1 3-1 2-2 2-1"
yard = "6-0 4-3 2-0 6-4 0-0 5-2 5-4 4-0 3-2 5-5 3-0 1-0 1-1 6-1 5-1 4-4 6-3 6-2"
play = """
B:4-1=5 A:4-2L B:2-2L=5 A:+6-0 A:+4-3 A:+2-0 A:2-0L B:5-0L A:6-5L
B:2-1R A:6-6L B:+6-4 B:6-4L A:4-3L=5 B:3-1L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 30 }

[[match.hand]]
opener = "B"
deal.A = "5-3 4-3 4-2 3-2 1-0"
deal.B = "4-4 2-2 2-1 2-0 0-0"
yard = "5-2 3-1 6-2 3-3 6-4 6-6 4-0 6-0 5-5 3-0 6-1 5-1 5-0 5-4 6-5 6-3 4-1 1-1"
play = """
B:2-2 A:4-2L B:2-1R=5 A:4-3L B:+5-2 B:+3-1 B:3-1L A:1-0L B:2-0L
A:3-2L B:+6-2 B:+3-3 B:3-3L A:5-3L
"""
end = "out"
winner = "A"
delta = { A = 25, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-1 4-3 2-2 2-1"
deal.B = "6-6 6-0 3-1 2-0 1-1"
yard = "0-0 5-4 4-0 6-5 5-2 6-3 5-3 4-4 3-2 5-0 5-5 4-1 3-3 3-0 1-0 6-2 4-2 6-4"
play = """
A:6-1 B:6-6L A:5-1R B:6-0L=5 A:+0-0 A:0-0L=5 B:2-0L A:2-2L B:+5-4
B:5-4R A:2-1L=5 B:1-1L A:4-3R=5
"""
end = "out"
winner = "A"
delta = { A = 20, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 4-3 3-3 3-1"
deal.B = "5-5 5-3 5-1 4-4 0-0"
yard = "2-1 6-0 2-2 6-3 3-0 5-0 4-1 6-1 3-2 6-2 1-1 4-0 6-5 1-0 5-4 4-2 6-4 2-0"
play = """
A:6-6 B:+2-1 B:+6-0 B:6-0L A:+2-2 A:+6-3 A:6-3R B:5-3R=5 A:5-2R
B:2-1R A:3-1R B:0-0L A:4-3R B:4-4R A:+3-0 A:3-0L B:+5-0 B:+4-1
B:4-1R A:3-3L B:5-1R A:+6-1 A:+3-2 A:3-2L B:5-5R A:2-2L B:5-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "4-2 3-3 3-2 2-1 2-0"
deal.B = "6-4 6-2 3-1 2-2 1-1"
yard = "4-4 5-2 6-5 5-1 6-0 4-3 5-5 0-0 3-0 6-6 5-0 1-0 4-1 5-3 6-3 4-0 6-1 5-4"
play = """
B:6-4=10 A:4-2R B:2-2R=10 A:3-2R B:6-2L=5 A:3-3R B:3-1R A:2-1L
B:1-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 4-1 4-0 2-0"
deal.B = "5-0 4-4 4-3 2-1 0-0"
yard = "5-4 2-2 4-2 5-5 3-1 6-3 5-2 6-4 6-1 1-1 3-2 6-5 3-3 5-1 3-0 6-0 5-3 1-0"
play = """
B:5-0=5 A:4-0R B:4-4R A:4-1R B:2-1R A:2-0R=5 B:0-0R=5 A:+5-4
A:5-4L B:4-3L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 30 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-3 4-0 3-2 2-1"
deal.B = "6-6 6-0 5-1 3-3 0-0"
yard = "6-3 1-1 6-4 1-0 3-1 4-3 2-0 5-4 6-2 5-5 2-2 4-1 4-4 3-0 5-0 6-5 4-2 5-2"
play = """
B:6-6 A:6-1L B:6-0R A:4-0R=5 B:5-1L A:5-3L B:3-3L=10 A:3-2L B:+6-3
B:+1-1 B:+6-4 B:6-4R A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 15, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-1 5-5 0-0"
deal.B = "5-3 5-0 4-2 3-2 3-0"
yard = "4-0 6-0 6-6 6-4 2-1 2-2 5-1 3-1 4-1 5-2 1-0 4-3 5-4 4-4 6-2 2-0 1-1 3-3"
play = """
A:5-5=10 B:5-0L=10 A:0-0L=10 B:5-3R A:6-3R B:3-0L A:6-5R B:3-2L
A:+4-0 A:+6-0 A:+6-6 A:+6-4 A:+2-1 A:2-1L B:+2-2 B:+5-1 B:5-1L=10
A:+3-1 A:+4-1 A:+5-2 A:5-2L B:2-2L A:+1-0 A:+4-3 A:+5-4 A:5-4R
B:4-2R
"""
end = "out"
winner = "B"
delta = { A = 20, B = 75 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-31"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 185, B = 205, C = 65 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-31"
commitment = "85751449dc9076d83c272201ee39950ac478a8a35f510acfaf666a4e9761c930"
secret = "02457acb0cf44abe335fff89986503f7baf806d1fc18d0b96aa7e2334488f354"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-3 4-2 3-2 1-1 0-0"
deal.B = "6-1 5-3 5-1 4-4 1-0"
deal.C = "6-2 6-0 5-5 5-4 4-3"
yard = "5-2 6-4 2-2 2-1 5-0 4-1 6-5 4-0 3-0 3-3 3-1 6-6 2-0"
play = """
C:5-5=10 A:+5-2 A:5-2L B:5-3R=5 C:4-3R A:4-2R B:+6-4 B:+2-2 B:2-2L
C:6-2R=10 A:6-3R B:+2-1 B:2-1L C:+5-0 C:+4-1 C:4-1L A:3-2R B:6-4L
C:6-0L A:0-0L B:1-0L C:+6-5 C:+4-0 C:+3-0 C:+3-3 C:+3-1 C:3-1L
A:claim=5 A:pass B:pass C:3-3L A:pass B:pass C:3-0L A:pass B:pass
C:5-0L A:pass B:5-1L C:pass A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 45, B = 5, C = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-2 4-3 3-1"
deal.B = "5-1 5-0 4-0 1-1 1-0"
deal.C = "6-4 6-1 4-4 4-1 0-0"
yard = "5-3 5-4 2-0 6-3 3-3 2-2 3-2 6-6 4-2 5-5 3-0 2-1 6-5"
play = """
A:5-2 B:5-1L C:4-1L A:6-2R=10 B:4-0L C:0-0L A:6-0R B:5-0L=5 C:+5-3
C:5-3L A:3-1L B:1-1L C:6-1L A:+5-4 A:+2-0 A:2-0R B:+6-3 B:6-3L=5
C:+3-3 C:3-3L A:4-3L B:+2-2 B:2-2R C:6-4L=10 A:+3-2 A:3-2R B:+6-6
B:6-6L=15 C:+4-2 C:+5-5 C:+3-0 C:3-0R A:pass B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 10, B = 60, C = 10 }

[[match.hand]]
opener = "B"
deal.A = "4-3 4-0 3-0 2-1 0-0"
deal.B = "6-1 6-0 4-1 3-2 1-1"
deal.C = "6-5 5-5 5-2 4-4 2-0"
yard = "6-2 6-4 6-6 2-2 6-3 3-1 4-2 5-0 5-1 5-4 3-3 1-0 5-3"
play = """
B:6-1 C:6-5L A:2-1R B:3-2R C:5-2L=5 A:3-0R B:6-0R C:2-0L A:4-0L=10
B:4-1L C:+6-2 C:6-2R A:+6-4 A:+6-6 A:+2-2 A:2-2R=5 B:1-1L
"""
end = "out"
winner = "B"
delta = { A = 15, B = 45, C = 5 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-2 4-3 3-0 1-1"
deal.B = "6-3 5-4 4-0 2-1 0-0"
deal.C = "5-3 4-2 4-1 3-1 2-2"
yard = "6-4 5-0 6-2 6-1 1-0 4-4 2-0 3-2 6-5 6-6 5-1 3-3 6-0"
play = """
B:6-3 C:5-3R A:5-5R B:5-4R=10 C:4-2R A:5-2R B:+6-4 B:6-4L C:4-1L
A:1-1L B:2-1L C:2-2L A:+5-0 A:5-0R B:4-0R C:+6-2 C:6-2L=10 A:4-3R
B:+6-1 B:6-1L C:3-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 10, C = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-5 5-4 5-1 1-1"
deal.B = "6-6 6-4 5-2 3-3 3-0"
deal.C = "3-2 3-1 2-1 2-0 0-0"
yard = "6-5 4-4 5-0 4-2 2-2 1-0 6-2 6-3 4-1 4-3 6-1 4-0 5-3"
play = """
C:2-1 A:1-1R B:5-2L C:3-1R A:5-5L B:3-3R C:3-2R A:5-1L B:+6-5
B:+4-4 B:+5-0 B:+4-2 B:4-2R=5 C:+2-2 C:+1-0 C:1-0L A:6-0L=10
B:6-6L C:+6-2 C:6-2L A:5-4R
"""
end = "out"
winner = "A"
delta = { A = 55, B = 5, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-4 3-1 1-1 1-0"
deal.B = "6-4 6-1 4-0 3-2 2-0"
deal.C = "6-2 5-3 5-2 5-1 4-1"
yard = "3-0 0-0 5-0 6-6 3-3 2-1 6-0 4-3 4-4 2-2 6-5 4-2 5-5"
play = """
A:1-1 B:6-1L C:5-1R A:5-4R=10 B:6-4L C:4-1L=5 A:3-1L B:3-2L
C:6-2L=10 A:6-3L B:4-0R C:5-3L A:claim=5 A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 25, B = 0, C = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-2 2-1 1-0"
deal.B = "6-3 4-2 4-1 2-0 0-0"
deal.C = "6-6 6-5 5-5 3-1 3-0"
yard = "3-2 5-3 2-2 3-3 4-4 5-4 5-0 1-1 6-0 4-0 5-1 6-2 4-3"
play = """
A:6-4=10 B:6-3L C:3-0L A:1-0L=5 B:4-1L C:+3-2 C:+5-3 C:+2-2 C:+3-3
C:+4-4 C:4-4L A:+5-4 A:5-4R B:4-2L C:5-3R A:claim=5 A:2-1L B:+5-0
B:+1-1 B:1-1L=5 C:3-1L A:+6-0 A:+4-0 A:+5-1 A:pass B:pass C:3-3L
A:pass B:pass C:3-2L A:claim=5 A:5-2L B:5-0L C:pass A:4-0L
"""
end = "blocked"
winner = "B"
delta = { A = 25, B = 60, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 3-1 1-1 1-0"
deal.B = "6-5 6-2 5-0 4-0 2-0"
deal.C = "6-4 5-3 5-1 3-3 3-2"
yard = "2-1 6-6 2-2 4-3 5-2 6-3 4-2 3-0 5-4 6-1 0-0 4-1 4-4"
play = """
B:6-5 C:5-3R A:6-0L B:5-0L C:3-2R A:5-5L B:6-2R C:6-4R A:+2-1
A:+6-6 A:+2-2 A:+4-3 A:4-3R B:+5-2 B:5-2L=5 C:3-3R A:2-2L=10
B:2-0L C:+6-3 C:6-3R A:6-6R B:4-0L
"""
end = "out"
winner = "B"
delta = { A = 10, B = 20, C = 0 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-32"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 3, C = 1, D = 2 }
score = { A = 20, B = 70, C = 215, D = 105 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-32"
commitment = "b3a0e6a5bb9745a69db58485cc53198cda13d25ad7ff48e8ddbeb449220df53a"
secret = "d393b60928b65c0c278155ed6523b00ec520300c5665e1352a6fb3341dd547fc"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-2 5-0 4-0 3-2 2-2"
deal.B = "4-4 4-3 2-1 2-0 0-0"
deal.C = "6-6 6-1 3-3 3-1 1-1"
deal.D = "6-4 5-5 5-4 3-0 1-0"
yard = "6-5 6-2 4-2 4-1 5-3 6-3 5-1 6-0"
play = """
C:6-6 D:6-4L A:4-0L B:0-0L C:6-1R D:1-0R A:5-0L=5 B:2-0R C:+6-5
C:6-5L D:+6-2 D:6-2R A:+4-2 A:+4-1 A:+5-3 A:+6-3 A:6-3L B:4-3L=10
C:pass D:5-4L A:5-3L B:pass C:3-3L D:3-0L
"""
end = "blocked"
winner = "C"
delta = { A = 5, B = 10, C = 50, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 5-4 2-0 1-0"
deal.B = "5-5 5-1 4-1 4-0 2-1"
deal.C = "6-5 4-4 4-3 2-2 1-1"
deal.D = "6-2 5-3 4-2 3-0 0-0"
yard = "5-0 5-2 3-1 3-2 3-3 6-6 6-3 6-0"
play = """
C:6-5 D:6-2L A:2-0L=5 B:5-5R=10 C:+5-0 C:5-0L=15 D:5-3L A:5-4R
B:4-0R C:4-3L D:4-2L A:1-0R B:5-1R C:2-2L D:+5-2 D:5-2L=10 A:+3-1
A:+3-2 A:+3-3 A:+6-6
"""
end = "blocked"
winner = "D"
delta = { A = 5, B = 10, C = 15, D = 70 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-5 3-2 3-1 1-0"
deal.B = "6-3 6-1 6-0 5-3 4-3"
deal.C = "6-2 5-1 4-2 2-2 0-0"
deal.D = "6-6 6-4 4-0 3-0 2-0"
yard = "2-1 5-0 4-1 3-3 1-1 5-2 5-4 4-4"
play = """
D:6-4=10 A:6-5L B:5-3L C:4-2R=5 D:2-0R A:3-2L B:6-0R C:2-2L=10
D:6-6R A:+2-1 A:2-1L B:6-1L C:6-2L D:+5-0 D:+4-1 D:+3-3 D:+1-1
D:+5-2 D:5-2L A:5-5L B:6-3R C:5-1L D:1-1L=5 A:3-1L B:4-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 25, C = 15, D = 15 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 4-2 3-3 0-0"
deal.B = "6-6 6-4 2-2 2-0 1-0"
deal.C = "6-1 6-0 5-2 5-0 1-1"
deal.D = "6-3 6-2 5-4 4-4 4-3"
yard = "4-0 6-5 5-1 3-1 4-1 3-0 2-1 3-2"
play = """
B:1-0 C:6-1L D:6-3L A:5-3L=5 B:2-0R C:5-2R=10 D:5-4L A:4-2L B:2-2L
C:5-0R D:6-2L A:0-0R B:6-6L C:6-0L D:+4-0 D:4-0L A:+6-5 A:+5-1
A:+3-1 A:+4-1 A:4-1L B:+3-0 B:3-0R C:1-1L=5
"""
end = "out"
winner = "C"
delta = { A = 5, B = 0, C = 75, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-3 4-0 2-2 2-1 1-0"
deal.B = "6-6 6-1 5-4 5-1 2-0"
deal.C = "6-4 6-3 4-4 3-3 3-2"
deal.D = "5-5 5-2 5-0 3-0 0-0"
yard = "1-1 6-5 4-2 6-2 4-1 6-0 3-1 4-3"
play = """
C:6-4=10 D:+1-1 D:+6-5 D:6-5L A:5-3L B:5-4R C:6-3L D:5-5R A:+4-2
A:+6-2 A:6-2L B:5-1R C:3-2L D:1-1R=5 A:2-1R=5 B:2-0R C:3-3L D:5-0R
A:+4-1 A:+6-0 A:pass B:pass C:pass D:3-0L=5 A:6-0L B:6-6L C:pass
D:5-2R A:4-2R B:6-1L=5
"""
end = "out"
winner = "B"
delta = { A = 5, B = 25, C = 10, D = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 3-1 3-0 1-1"
deal.B = "5-3 5-1 3-3 3-2 2-0"
deal.C = "6-5 6-1 5-5 4-2 4-1"
deal.D = "6-3 4-4 4-3 2-2 1-0"
yard = "5-0 5-4 2-1 5-2 4-0 0-0 6-0 6-2"
play = """
B:3-2 C:claim=5 C:4-2R D:6-3L=10 A:6-6L B:+5-0 B:+5-4 B:5-4R
C:6-5L=10 D:+2-1 D:+5-2 D:5-2L A:+4-0 A:+0-0 A:pass B:5-3R
C:claim=5 C:pass D:4-3R A:6-4R B:2-0L C:6-1R D:1-0L A:3-1L B:3-3L
C:4-1R=10 D:4-4R A:3-0L B:5-0L C:5-5L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 50, D = 10 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-33"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 125, B = 280 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-33"
commitment = "440da9a9d4a2f2b90d280bef2f0dd2632931b80c6ec87475bbbe4de1f5053e01"
secret = "e7a3e5d407db0188b94d90149ac20d3f4d4539bb2731e275868f8f215528b0b6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 4-2 4-1 0-0"
deal.B = "5-1 5-0 4-0 3-3 1-1"
yard = "4-3 6-3 6-5 4-4 5-4 2-1 3-0 3-1 5-5 6-4 5-2 5-3 3-2 6-1 1-0 2-2 2-0 6-6"
play = """
B:3-3 A:+4-3 A:4-3L=10 B:4-0L A:6-0L B:+6-3 B:6-3L A:+6-5 A:+4-4
A:+5-4 A:+2-1 A:+3-0 A:3-0R B:5-0R A:5-4R B:+3-1 B:3-1L=5 A:2-1L
B:+5-5 B:+6-4 B:6-4R A:6-2R B:+5-2 B:5-2L A:4-2R B:5-1L=5 A:4-1L
B:+5-3 B:+3-2 B:+6-1 B:+1-0 B:+2-2 B:pass A:4-4L
"""
end = "blocked"
winner = "A"
delta = { A = 45, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "5-0 3-2 3-0 1-1 0-0"
deal.B = "4-3 4-2 3-3 2-0 1-0"
yard = "6-3 5-3 4-0 5-1 5-5 6-0 6-1 6-4 4-1 5-4 6-6 2-2 3-1 6-2 6-5 5-2 4-4 2-1"
play = """
A:5-0=5 B:2-0R A:3-2R B:4-3R A:+6-3 A:+5-3 A:5-3L B:3-3L=10 A:3-0L
B:1-0L=5 A:1-1L B:4-2R
"""
end = "out"
winner = "B"
delta = { A = 5, B = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-3 4-4 3-3 1-0"
deal.B = "5-4 5-2 4-2 2-0 1-1"
yard = "5-5 2-1 6-5 6-1 4-0 3-1 6-2 6-6 5-0 6-0 5-1 3-2 4-3 4-1 6-4 3-0 0-0 2-2"
play = """
B:5-4 A:5-3L B:4-2R=5 A:3-3L B:5-2R A:6-3L B:+5-5 B:5-5R A:+2-1
A:+6-5 A:6-5L B:claim=15 B:+6-1 B:+4-0 B:+3-1 B:+6-2 B:+6-6 B:+5-0
B:5-0L=10 A:1-0L B:6-1L A:+6-0 A:6-0L=10 B:4-0L A:4-4L B:+5-1
B:5-1R A:2-1R=10
"""
end = "out"
winner = "A"
delta = { A = 50, B = 30 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 4-3 2-2 2-0"
deal.B = "6-3 5-4 5-1 3-3 2-1"
yard = "5-3 6-0 4-1 4-2 6-4 6-5 4-4 6-1 5-2 3-0 4-0 0-0 3-2 1-0 3-1 5-5 5-0 1-1"
play = """
A:2-0 B:2-1L A:+5-3 A:+6-0 A:6-0R B:6-3R A:5-3R B:5-1L=10 A:+4-1
A:+4-2 A:+6-4 A:+6-5 A:6-5L B:5-4R=10 A:4-2R B:+4-4 B:+6-1 B:6-1L
A:2-2R=5 B:+5-2 B:5-2R A:4-1L B:4-4L A:4-3L B:3-3L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 50 }

[[match.hand]]
opener = "B"
deal.A = "6-6 4-2 4-1 3-3 1-1"
deal.B = "6-3 6-1 5-3 5-2 2-1"
yard = "6-5 2-0 6-0 2-2 0-0 6-4 3-2 4-3 3-1 5-0 1-0 5-5 5-4 6-2 5-1 4-0 3-0 4-4"
play = """
B:6-3 A:6-6L=15 B:5-3R A:+6-5 A:6-5R B:6-1L A:4-1L B:claim=10
B:+2-0 B:+6-0 B:6-0R A:4-2L B:5-2L=5 A:+2-2 A:+0-0 A:0-0R=5 B:2-0R
A:2-2R B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 20, B = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-5 4-1 0-0"
deal.B = "6-3 6-2 6-0 2-0 1-0"
yard = "5-2 5-1 2-2 5-4 5-0 5-3 4-4 6-6 1-1 4-0 6-1 4-3 3-0 3-1 3-3 2-1 4-2 3-2"
play = """
B:6-3 A:6-5L B:+5-2 B:5-2L=5 A:+5-1 A:+2-2 A:2-2L B:6-2L A:6-4L
B:+5-4 B:5-4L A:5-1L B:1-0L A:0-0L B:2-0L=5 A:+5-0 A:+5-3 A:5-3R
B:+4-4 B:+6-6 B:+1-1 B:+4-0 B:+6-1 B:+4-3 B:+3-0 B:+3-1 B:+3-3
B:+2-1 B:2-1L A:5-0R B:4-0R=5 A:4-1L B:4-4L A:pass B:4-3L A:pass
B:3-3L=10 A:pass B:3-1L=5 A:pass B:6-1L=10 A:pass B:6-6L A:pass
B:6-0L A:pass B:3-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 50 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-1 4-1 3-2 1-0"
deal.B = "6-0 5-5 4-2 3-0 2-0"
yard = "6-4 6-3 2-1 5-0 3-1 3-3 6-1 2-2 5-4 6-6 4-3 4-4 4-0 0-0 1-1 5-2 5-3 6-2"
play = """
B:5-5=10 A:5-1L B:+6-4 B:+6-3 B:+2-1 B:2-1L A:6-5R B:4-2L=10
A:4-1L B:6-4R=5 A:1-0L B:6-0L=10 A:+5-0 A:+3-1 A:+3-3 A:+6-1
A:6-1L B:claim=5 B:+2-2 B:+5-4 B:5-4R A:3-1L B:3-0L=5 A:5-0R
B:2-0L A:3-2L B:6-3L A:+6-6 A:6-6L B:+4-3 B:+4-4 B:+4-0 B:4-0R
A:+0-0 A:+1-1 A:+5-2 A:pass B:4-4R=20 A:pass B:4-3R=15 A:3-3R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 90 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-34"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 205, B = 195, C = 85 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-34"
commitment = "d3441a0e9822c395a6ed25504243abf41da6803743db89d37b69825100ce4cec"
secret = "6d626f204c5a3f03ce918188cc726b0da48f01929534543ad966a05c8bd35093"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 3-2 2-2 2-0 1-1"
deal.B = "6-4 5-5 5-1 5-0 4-1"
deal.C = "6-5 6-1 4-3 4-2 3-0"
yard = "5-2 3-3 4-0 2-1 4-4 6-3 0-0 1-0 3-1 6-6 6-0 5-3 5-4"
play = """
B:5-5=10 C:6-5L A:6-2L B:5-1R C:4-2L=5 A:1-1R B:4-1R C:4-3L A:3-2L
B:6-4R C:6-1R A:2-2L=5 B:+5-2 B:5-2L C:+3-3 C:+4-0 C:+2-1 C:2-1R
A:2-0R=5
"""
end = "out"
winner = "A"
delta = { A = 30, B = 10, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-1 5-0 4-3 2-1"
deal.B = "6-5 4-0 3-2 2-0 0-0"
deal.C = "5-4 4-4 4-2 2-2 1-1"
yard = "5-5 6-1 6-3 3-3 3-1 5-3 1-0 6-6 5-2 3-0 4-1 6-4 6-2"
play = """
A:5-0=5 B:0-0R=5 C:5-4L A:6-0R=10 B:4-0L C:+5-5 C:+6-1 C:6-1R
A:5-1R=5 B:6-5R C:+6-3 C:6-3R A:4-3R B:2-0L C:4-2L A:+3-3 A:+3-1
A:+5-3 A:+1-0 A:+6-6 A:+5-2 A:+3-0 A:+4-1 A:4-1L=5 B:pass C:1-1L
A:3-1L B:3-2L
"""
end = "out"
winner = "B"
delta = { A = 25, B = 65, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 4-3 2-2 2-0"
deal.B = "5-2 5-1 3-3 1-1 0-0"
deal.C = "6-2 6-1 4-0 3-2 3-0"
yard = "5-5 5-0 4-4 1-0 6-5 6-3 5-3 3-1 4-1 4-2 2-1 6-6 5-4"
play = """
B:1-1 C:6-1L A:6-4L B:5-1R C:4-0L=5 A:6-0L B:5-2R C:6-2L A:2-2L
B:+5-5 B:+5-0 B:+4-4 B:+1-0 B:+6-5 B:+6-3 B:+5-3 B:+3-1 B:+4-1
B:+4-2 B:4-2R C:3-2L A:4-3L B:4-1L=5 C:+2-1 C:2-1L A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 65, B = 5, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-2 4-1 3-2 2-2 1-0"
deal.B = "6-5 6-4 4-0 3-0 2-1"
deal.C = "6-3 6-0 3-1 1-1 0-0"
yard = "5-0 5-3 4-4 6-6 4-2 6-1 3-3 5-5 2-0 5-4 5-2 5-1 4-3"
play = """
A:4-1=5 B:6-4L C:6-3L A:3-2L B:2-1L C:3-1L A:1-0R B:3-0L C:6-0L
A:6-2L B:4-0R C:+5-0 C:+5-3 C:+4-4 C:4-4R=10 A:2-2L
"""
end = "out"
winner = "A"
delta = { A = 30, B = 0, C = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-3 4-3 1-1 0-0"
deal.B = "6-5 6-0 5-2 4-0 3-0"
deal.C = "6-6 5-1 3-3 2-2 2-1"
yard = "5-5 6-2 6-4 4-2 6-1 4-4 5-4 1-0 3-2 4-1 3-1 2-0 5-0"
play = """
A:6-3 B:3-0R C:6-6L A:0-0R B:6-5L=5 C:5-1L A:1-1L B:6-0R C:2-1L
A:+5-5 A:+6-2 A:6-2L B:+6-4 B:6-4L=10 C:+4-2 C:4-2L A:+6-1 A:6-1R
B:5-2L C:+4-4 C:+5-4 C:5-4L=5 A:4-3L B:+1-0 B:1-0R C:3-3L A:5-3L=5
B:4-0R
"""
end = "out"
winner = "B"
delta = { A = 5, B = 35, C = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-2 4-4 4-1"
deal.B = "6-6 6-5 5-5 5-0 1-0"
deal.C = "6-1 4-2 4-0 3-2 2-2"
yard = "3-1 1-1 5-3 2-0 4-3 2-1 6-0 3-0 3-3 5-1 0-0 5-4 6-4"
play = """
B:5-5=10 C:+3-1 C:+1-1 C:+5-3 C:5-3L A:5-2R=5 B:+2-0 B:2-0R C:3-2L
A:6-2L B:6-5L=5 C:4-0R A:4-4R B:5-0L C:4-2R A:+4-3 A:+2-1 A:2-1R
B:1-0R C:+6-0 C:6-0L A:6-3L B:+3-0 B:3-0L C:+3-3 C:+5-1 C:+0-0
C:0-0L
"""
end = "blocked"
delta = { A = 5, B = 15, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-0 4-3 4-1 4-0"
deal.B = "6-2 3-2 2-0 1-0 0-0"
deal.C = "6-4 6-0 5-4 4-2 3-0"
yard = "5-5 1-1 2-1 6-6 3-1 5-3 5-1 2-2 3-3 6-1 5-2 4-4 6-3"
play = """
C:6-4=10 A:6-5L B:+5-5 B:5-5L C:5-4L A:4-1L=5 B:1-0L C:6-0L=10
A:4-3R B:6-2L=5 C:4-2L A:4-0L B:2-0L=5 C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 5, B = 10, C = 30 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 5-3 3-1 2-0"
deal.B = "5-2 5-0 3-2 2-2 0-0"
deal.C = "5-5 5-4 4-4 3-0 1-0"
yard = "4-3 3-3 6-0 6-3 6-2 4-2 6-4 6-1 5-1 4-0 2-1 1-1 4-1"
play = """
C:5-5=10 A:6-5L B:5-2R C:+4-3 C:+3-3 C:+6-0 C:6-0L A:2-0L B:3-2L=5
C:4-3L A:+6-3 A:+6-2 A:6-2R=10 B:+4-2 B:4-2L C:+6-4 C:6-4R A:+6-1
A:+5-1 A:+4-0 A:4-0R B:2-2L C:3-0R A:6-3R=10 B:+2-1 B:2-1L C:1-0L
A:6-6R B:0-0L C:pass A:6-1R B:5-0L
"""
end = "out"
winner = "B"
delta = { A = 20, B = 45, C = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-1 4-4 3-3 2-1"
deal.B = "6-5 6-0 5-0 1-0 0-0"
deal.C = "5-5 5-4 5-2 4-0 3-0"
yard = "2-0 6-6 2-2 4-1 4-2 5-3 1-1 3-1 3-2 4-3 6-3 6-4 6-1"
play = """
B:5-0=5 C:5-5L=10 A:5-1L B:1-0L C:4-0L A:4-4L B:0-0R C:5-4L=5
A:+2-0 A:2-0R B:6-5L C:5-2R A:6-2L B:+6-6 B:+2-2 B:2-2L C:+4-1
C:+4-2 C:4-2L A:+5-3 A:5-3R B:+1-1 B:+3-1 B:3-1R=5 C:4-1L A:2-1L
B:1-1R C:+3-2 C:3-2L=5 A:3-3L
"""
end = "out"
winner = "A"
delta = { A = 20, B = 10, C = 20 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-35"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 4, C = 1, D = 2 }
score = { A = 165, B = 145, C = 235, D = 210 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-35"
commitment = "045b5de988a20721cfc6b82557de6ab647f6700f45a5dd6ced1f33d5ef82b298"
secret = "605504dbe81e00165a83ede9692656508dd4e494871d607195b715b111fd1cf0"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 3-3 3-2 2-2 1-1"
deal.B = "6-5 5-3 5-0 4-1 0-0"
deal.C = "6-6 6-1 4-0 3-1 2-1"
deal.D = "5-2 4-3 4-2 2-0 1-0"
yard = "6-0 5-1 6-2 3-0 5-4 6-3 5-5 4-4"
play = """
C:6-6 D:+6-0 D:6-0L A:6-4R B:5-0L C:4-0R=5 D:5-2L A:2-2L B:0-0R
C:2-1L D:2-0R A:1-1L B:4-1L C:+5-1 C:+6-2 C:6-2R D:claim=10 D:4-3L
A:3-3L B:5-3L C:5-1L D:1-0L A:+3-0 A:3-0L B:6-5R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 20, C = 5, D = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-1 5-0 3-2"
deal.B = "6-6 6-0 4-1 3-3 3-1"
deal.C = "5-3 4-4 4-0 2-1 2-0"
deal.D = "5-4 5-2 2-2 1-1 0-0"
yard = "5-5 4-3 6-1 1-0 6-3 3-0 6-4 4-2"
play = """
B:6-6 C:+5-5 C:+4-3 C:+6-1 C:6-1L D:1-1L A:6-2R B:4-1L C:4-3L
D:claim=5 D:5-2R A:6-5R B:3-3L C:5-3L D:5-4L=10 A:+1-0 A:+6-3
A:6-3R B:3-1R=5 C:2-1R D:2-2R A:3-2R B:+3-0 B:3-0R C:4-0L D:0-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 5, C = 0, D = 55 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 4-4 3-2 3-0"
deal.B = "6-0 5-5 4-2 3-3 2-0"
deal.C = "6-4 4-3 4-0 2-1 1-1"
deal.D = "6-1 5-3 5-1 3-1 0-0"
yard = "5-2 6-3 4-1 5-4 5-0 6-2 2-2 1-0"
play = """
D:5-3 A:3-0R=5 B:5-5L=10 C:4-0R D:5-1L=5 A:4-4R B:4-2R C:1-1L
D:3-1L=5 A:3-2R B:3-3L C:4-3L D:+5-2 D:+6-3 D:6-3R=10 A:6-6R
B:6-0R C:6-4L D:6-1L A:+4-1 A:4-1L B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 5, B = 30, C = 0, D = 20 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 5-2 5-0 4-1"
deal.B = "6-1 3-3 3-1 2-2 1-1"
deal.C = "6-3 5-4 3-2 3-0 0-0"
deal.D = "6-4 5-1 4-2 2-1 2-0"
yard = "5-3 4-4 1-0 6-5 4-3 6-0 4-0 6-2"
play = """
B:6-1 C:6-3L D:2-1R=5 A:5-2R B:3-3L C:3-2L D:2-0L=5 A:5-0L=10
B:+5-3 B:5-3L C:3-0L=5 D:5-1R A:4-1R B:+4-4 B:4-4R C:5-4R=5 D:+1-0
D:1-0L A:5-5R B:3-1L C:+6-5 C:6-5R D:6-4R A:+4-3 A:4-3R B:+6-0
"""
end = "blocked"
winner = "C"
delta = { A = 10, B = 0, C = 40, D = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 6-1 5-5 2-2"
deal.B = "5-2 5-1 4-2 3-2 0-0"
deal.C = "5-4 4-3 4-1 3-0 2-0"
deal.D = "6-5 6-3 4-4 3-1 1-1"
yard = "6-2 2-1 5-0 5-3 6-0 3-3 4-0 1-0"
play = """
C:4-3 D:6-3R=10 A:6-1R=5 B:4-2L C:4-1R D:4-4R=10 A:6-4R B:5-2L
C:5-4L=10 D:6-5R A:5-5R B:5-1R=5 C:+6-2 C:+2-1 C:2-1R D:+5-0
D:+5-3 D:+6-0 D:+3-3 D:pass A:2-2R B:3-2R C:3-0R D:6-0R=10 A:6-6R
"""
end = "out"
winner = "A"
delta = { A = 40, B = 5, C = 10, D = 30 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-4 4-3 3-2"
deal.B = "6-6 6-2 4-1 2-2 1-1"
deal.C = "6-0 5-3 5-2 3-3 2-0"
deal.D = "5-1 5-0 4-4 3-0 0-0"
yard = "4-0 4-2 2-1 6-4 5-5 1-0 6-5 3-1"
play = """
A:3-2=5 B:6-2R C:3-3L D:3-0L A:6-3R B:+4-0 B:4-0L C:5-3R D:5-1R=5
A:6-1R=10 B:4-1L C:6-0R D:5-0R A:5-4R=5 B:1-1L C:+4-2 C:4-2R
D:+2-1 D:2-1L A:+6-4 A:+5-5 A:+1-0 A:pass B:2-2L C:2-0R D:0-0R
A:1-0R=5 B:pass C:5-2L
"""
end = "out"
winner = "C"
delta = { A = 25, B = 0, C = 45, D = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 4-4 3-1 0-0"
deal.B = "5-2 5-1 4-1 3-0 2-1"
deal.C = "6-5 6-3 6-2 4-3 3-2"
deal.D = "6-6 5-3 5-0 4-2 4-0"
yard = "1-0 1-1 3-3 5-4 6-0 6-1 2-2 2-0"
play = """
C:3-2=5 D:5-3L A:5-5L B:5-2L C:6-2L D:4-2R=10 A:6-4L B:4-1L=5
C:4-3R D:+1-0 D:1-0L A:0-0L B:3-0L C:6-3L D:6-6L=15 A:3-1R B:5-1R
C:6-5L=10
"""
end = "out"
winner = "C"
delta = { A = 0, B = 5, C = 35, D = 25 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 5-0 3-1 2-1"
deal.B = "4-4 3-0 2-0 1-1 1-0"
deal.C = "6-5 6-3 4-3 4-2 4-0"
deal.D = "6-6 6-1 5-3 5-1 2-2"
yard = "3-3 6-2 5-2 6-4 4-1 0-0 6-0 3-2"
play = """
C:4-2 D:2-2R A:2-1R=5 B:4-4L C:4-0L D:5-1R=5 A:5-0L=10 B:+3-3
B:+6-2 B:+5-2 B:5-2L C:6-5R D:6-6R A:+6-4 A:6-4R B:6-2L=10 C:4-3R
D:5-3R A:5-4R=10 B:+4-1 B:4-1R C:6-3L
"""
end = "out"
winner = "C"
delta = { A = 25, B = 10, C = 35, D = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-3 4-4 3-1 1-0"
deal.B = "6-1 6-0 4-1 3-0 2-0"
deal.C = "6-5 5-5 4-2 3-3 3-2"
deal.D = "6-3 5-4 5-1 2-1 1-1"
yard = "5-0 5-2 6-4 0-0 6-2 4-3 4-0 2-2"
play = """
C:4-2 D:2-1R=5 A:4-4L B:4-1L C:+5-0 C:+5-2 C:+6-4 C:+0-0 C:+6-2
C:+4-3 C:pass D:5-1L A:1-0R=5 B:6-0R C:6-5R D:claim=10 D:5-4L
A:5-3R B:3-0R C:6-4L D:6-3L A:3-1L B:6-1L C:6-2L D:pass A:pass
B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 55, C = 0, D = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-3 5-1 4-1"
deal.B = "6-6 4-4 4-0 2-2 2-1"
deal.C = "5-0 4-3 3-2 2-0 1-1"
deal.D = "6-2 6-1 6-0 4-2 1-0"
yard = "5-2 3-0 3-3 3-1 0-0 6-4 5-4 5-5"
play = """
B:6-6 C:+5-2 C:+3-0 C:+3-3 C:+3-1 C:+0-0 C:+6-4 C:6-4L D:6-1R=5
A:4-1L B:2-1L C:5-2L D:1-0R=5 A:6-5L B:4-0R=10 C:4-3R D:6-2L=5
A:5-3R B:2-2L C:2-0L D:claim=5 D:6-0L A:5-1R B:pass C:3-1R D:pass
A:6-3R
"""
end = "out"
winner = "A"
delta = { A = 35, B = 10, C = 0, D = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 6-2 4-4"
deal.B = "5-0 4-3 3-2 1-1 0-0"
deal.C = "6-1 5-5 5-2 4-0 3-0"
deal.D = "6-0 5-3 5-1 3-3 2-0"
yard = "4-1 3-1 2-2 5-4 2-1 4-2 6-5 1-0"
play = """
A:6-4=10 B:4-3R C:3-0R D:6-0L A:+4-1 A:+3-1 A:+2-2 A:+5-4 A:+2-1
A:+4-2 A:pass B:5-0L=5 C:5-5L=10 D:5-3L A:6-3L B:0-0R C:4-0R
D:claim=10 D:pass A:6-6L B:pass C:6-1L D:claim=5 D:5-1L A:5-4R=10
B:pass C:5-2L
"""
end = "out"
winner = "C"
delta = { A = 20, B = 5, C = 65, D = 15 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-36"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 215, B = 75 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-36"
commitment = "2d6a30dd4cc5f950d18888ddf427e234965a8e677d73c2a5917e2dc7b0874008"
secret = "f9c8500dde4180ba35477b68657517e5a36f888cab6a431480a395a5dda5fca8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 5-3 4-3 3-0"
deal.B = "5-0 4-1 4-0 3-3 1-1"
yard = "5-1 0-0 3-1 5-2 6-6 4-2 1-0 3-2 5-5 6-2 4-4 6-0 2-1 2-2 6-4 2-0 6-5 6-1"
play = """
B:3-3 A:6-3L B:+5-1 B:+0-0 B:+3-1 B:3-1R A:+5-2 A:+6-6 A:6-6L
B:4-1R A:5-4R B:5-1R A:+4-2 A:+1-0 A:1-0R B:0-0R A:3-0R=15 B:+3-2
B:3-2R A:5-2R B:5-0R A:+5-5 A:+6-2 A:6-2L B:4-0R A:4-2L B:+4-4
B:4-4L A:4-3L B:+6-0 B:+2-1 B:+2-2 B:+6-4 B:6-4R A:5-3L B:6-0R=5
A:5-5L=10
"""
end = "out"
winner = "A"
delta = { A = 35, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 6-0 3-3 3-1"
deal.B = "6-6 5-5 4-1 3-0 2-1"
yard = "0-0 4-3 3-2 5-3 5-2 6-4 5-4 5-0 1-0 1-1 4-2 6-5 6-2 2-2 5-1 4-4 4-0 2-0"
play = """
A:6-3 B:3-0R A:6-1L B:4-1L A:6-0R=10 B:6-6R A:+0-0 A:+4-3
A:4-3L=15 B:+3-2 B:3-2L A:+5-3 A:+5-2 A:5-2L B:5-5L A:5-3L=15
B:+6-4 B:6-4R A:3-3L=10 B:+5-4 B:5-4R A:3-1L B:2-1L
"""
end = "out"
winner = "B"
delta = { A = 50, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-5 3-1 2-1"
deal.B = "6-4 5-3 5-0 4-3 2-2"
yard = "0-0 6-5 6-3 4-4 3-3 2-0 6-6 3-0 5-1 6-1 4-2 5-4 4-1 1-0 5-2 1-1 4-0 3-2"
play = """
B:6-4 A:decline A:6-2L B:4-3R A:decline A:2-1L B:5-3R A:3-1L
B:5-0R A:6-0R B:+0-0 B:+6-5 B:6-5R A:5-5R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 4-4 3-2 3-1"
deal.B = "6-2 6-0 5-4 3-3 3-0"
yard = "5-0 0-0 5-5 2-1 4-3 4-0 6-3 6-4 1-1 1-0 6-1 5-1 5-3 4-1 4-2 2-2 2-0 5-2"
play = """
A:6-6 B:6-2L A:3-2L=15 B:6-0R A:3-1L B:3-0R A:+5-0 A:+0-0 A:+5-5
A:+2-1 A:2-1L=5 B:3-3R A:+4-3 A:4-3R B:5-4R
"""
end = "out"
winner = "B"
delta = { A = 20, B = 35 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-5 5-3 3-1"
deal.B = "6-3 4-2 3-2 2-0 1-0"
yard = "4-4 2-1 6-6 5-0 2-2 4-1 1-1 3-3 6-1 5-1 3-0 0-0 5-2 6-5 4-0 6-4 4-3 5-4"
play = """
B:3-2 A:decline A:5-3L B:4-2R A:5-5L B:+4-4 B:4-4R A:+2-1 A:+6-6
A:+5-0 A:5-0L B:1-0L A:3-1L B:6-3L A:6-6L=20 B:+2-2 B:+4-1 B:4-1R
A:6-2L B:2-2L=5 A:2-1L B:+1-1 B:1-1L A:+3-3 A:+6-1 A:6-1L B:+5-1
B:5-1R A:6-0L=5 B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 25, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 3-2 3-0 0-0"
deal.B = "6-6 6-4 5-4 5-3 2-0"
yard = "5-2 5-0 4-0 6-0 6-1 1-1 5-5 5-1 3-1 2-1 4-2 4-1 3-3 2-2 1-0 4-4 4-3 6-2"
play = """
B:6-6 A:6-5L B:5-3L A:decline A:6-3L B:6-4R A:decline A:+5-2
A:+5-0 A:+4-0 A:4-0R B:2-0R A:5-2R B:5-4R A:decline
"""
end = "out"
winner = "B"
delta = { A = 0, B = 15 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-2 4-3 4-1 2-1"
deal.B = "6-1 5-5 5-1 2-0 1-0"
yard = "0-0 1-1 3-1 6-0 6-5 2-2 6-6 4-0 3-2 4-2 5-4 6-4 3-3 3-0 5-0 4-4 6-3 6-2"
play = """
B:6-1 A:4-1R=10 B:+0-0 B:+1-1 B:+3-1 B:+6-0 B:6-0L A:4-3R B:2-0L=5
A:5-2L B:5-1L A:2-1L=5 B:3-1R A:+6-5 A:+2-2 A:2-2L=5 B:1-0R A:+6-6
A:+4-0 A:4-0R B:+3-2 B:3-2L A:5-3L B:5-5L A:6-5L=10 B:+4-2 B:4-2R
A:6-6L
"""
end = "out"
winner = "A"
delta = { A = 30, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-1 4-0 3-2"
deal.B = "5-5 5-4 4-1 3-3 1-0"
yard = "2-0 3-0 2-1 3-1 2-2 4-3 5-3 5-1 6-6 4-4 6-3 5-0 0-0 4-2 6-0 5-2 6-2 1-1"
play = """
A:6-5 B:5-4R A:decline A:6-4L B:4-1L=5 A:6-1L=10 B:+2-0 B:+3-0
B:+2-1 B:+3-1 B:+2-2 B:+4-3 B:4-3R A:3-2R B:2-0R A:4-0R=10
"""
end = "out"
winner = "A"
delta = { A = 50, B = 5 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-37"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 5, B = 200, C = 150 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-37"
commitment = "8228c20aa1cbe486be963609106a5daafc7f5a4dcbf214f4d6ae26767edba2f4"
secret = "3d713a071c7f91b735f088b1efd2f7e255e397219fbc384e364f497f8198567f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 5-4 5-2 3-2 1-0"
deal.B = "6-6 5-3 4-4 3-3 3-1"
deal.C = "6-5 6-3 6-1 5-5 0-0"
yard = "2-0 3-0 5-0 4-2 6-2 1-1 4-3 2-2 6-0 5-1 4-1 4-0 2-1"
play = """
B:6-6 C:6-3L=15 A:3-2L B:+2-0 B:2-0L C:6-5R=5 A:5-2R B:+3-0
B:3-0L=5 C:+5-0 C:+4-2 C:4-2R A:5-4R B:5-3L=10 C:5-5L=15 A:+6-2
A:+1-1 A:+4-3 A:+2-2 A:+6-0 A:+5-1 A:5-1R B:3-1R C:5-0L A:1-0L
B:3-3R C:6-1L A:4-3R B:claim=10 B:4-4R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 55, C = 35 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 5-3 4-4 4-0"
deal.B = "5-2 3-0 2-2 1-0 0-0"
deal.C = "6-6 6-0 5-1 4-3 3-1"
yard = "5-0 2-1 6-1 4-2 6-5 3-3 1-1 6-4 3-2 2-0 4-1 5-4 6-2"
play = """
B:5-2 C:5-1L A:+5-0 A:+2-1 A:2-1R B:1-0L C:6-0L A:6-3L B:3-0L
C:3-1R A:4-0L B:+6-1 B:+4-2 B:4-2L=5 C:4-3R A:4-4R B:claim=10
B:2-2L C:+6-5 C:+3-3 C:+1-1 C:+6-4 C:6-4R=10 A:+3-2 A:3-2L B:6-1R
C:1-1R=5 A:5-3L B:+2-0 B:+4-1 B:4-1R C:6-5L=10 A:pass B:pass
C:6-6L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 35, C = 25 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-2 5-1 4-3 4-1"
deal.B = "6-6 6-4 6-3 6-2 2-2"
deal.C = "6-5 5-3 4-4 3-1 1-0"
yard = "6-0 2-0 1-1 3-0 6-1 0-0 4-2 2-1 4-0 5-5 3-2 5-0 3-3"
play = """
B:6-4=10 C:6-5L A:5-1L B:claim=5 B:+6-0 B:+2-0 B:+1-1 B:1-1L
C:4-4R=10 A:4-1L B:+3-0 B:+6-1 B:+0-0 B:+4-2 B:4-2L=10 C:+2-1
C:2-1L A:5-4R B:6-1L C:5-3R A:4-3R B:claim=10 B:6-6L C:+4-0 C:4-0R
A:+5-5 A:+3-2 A:pass B:3-0R=15 C:3-1R A:pass B:6-3L C:1-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 50, C = 50 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 6-1 5-3 0-0"
deal.B = "6-4 5-2 4-4 4-3 4-2"
deal.C = "6-5 6-3 5-1 5-0 3-1"
yard = "2-0 4-1 5-4 4-0 5-5 3-3 1-0 2-2 1-1 3-2 6-0 2-1 3-0"
play = """
C:5-0=5 A:0-0R=5 B:5-2L C:+2-0 C:2-0L A:+4-1 A:+5-4 A:+4-0 A:4-0R
B:6-4R C:6-5R=5 A:5-3R B:4-3R C:+5-5 C:+3-3 C:+1-0 C:1-0L=5 A:5-4R
B:+2-2 B:+1-1 B:1-1L C:5-1L=10 A:+3-2 A:+6-0 A:pass B:pass
C:5-5L=15
"""
end = "blocked"
winner = "B"
delta = { A = 5, B = 60, C = 40 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-38"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 4, C = 3, D = 1 }
score = { A = 150, B = 75, C = 100, D = 255 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-38"
commitment = "8dccb02ae7f4da91a2ef0803d4282f3af9fb8cc6a206744112a20c3686b99d03"
secret = "6cecb5ac5a324224e6088eaf7824814ca8eb1d335da2eb68db81f1e110bc5114"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-0 5-3 3-3 2-2 1-0"
deal.B = "6-3 5-4 4-4 2-1 2-0"
deal.C = "6-5 6-2 5-5 5-0 1-1"
deal.D = "6-6 6-4 3-2 3-1 3-0"
yard = "4-3 4-2 4-1 4-0 6-1 5-2 0-0 5-1"
play = """
D:6-6 A:6-0L B:6-3R C:5-0L D:3-2R A:5-3L=5 B:2-0R C:+4-3 C:4-3L
D:3-0R A:3-3R=10 B:4-4L C:+4-2 C:4-2L D:3-1R A:2-2L=5 B:2-1R
C:6-2L D:6-4L
"""
end = "out"
winner = "D"
delta = { A = 20, B = 0, C = 0, D = 35 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-5 5-2 4-4 1-0"
deal.B = "6-6 6-3 5-0 4-2 3-3"
deal.C = "6-1 6-0 5-3 5-1 0-0"
deal.D = "6-5 6-2 4-3 2-2 1-1"
yard = "2-0 2-1 3-2 5-4 3-1 3-0 4-1 4-0"
play = """
D:4-3 A:6-4L B:6-6L=15 C:6-1L D:1-1L=5 A:1-0L B:3-3R C:6-0L D:6-5L
A:5-5L B:6-3R C:5-3L D:6-2R=5 A:5-2R B:5-0R C:0-0R D:+2-0 D:2-0R
A:claim=5 A:+2-1 A:2-1R B:+3-2 B:3-2L C:5-1R
"""
end = "out"
winner = "C"
delta = { A = 5, B = 15, C = 20, D = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-0 4-3 4-2 4-0 3-0"
deal.B = "6-6 6-5 6-3 5-4 1-1"
deal.C = "6-2 5-2 4-4 3-3 1-0"
deal.D = "6-4 6-1 5-0 2-0 0-0"
yard = "4-1 2-1 5-1 5-5 3-1 3-2 5-3 2-2"
play = """
C:6-2 D:6-1L A:4-2R=5 B:5-4R C:1-0L=5 D:0-0L=5 A:6-0L B:6-5L=10
C:5-2L D:5-0R A:3-0R=5 B:6-3R C:+4-1 C:+2-1 C:2-1L D:6-4R=5 A:4-3R
B:1-1L=5 C:4-1L D:+5-1 D:+5-5 D:+3-1 D:3-1R=5 A:4-0L
"""
end = "out"
winner = "A"
delta = { A = 55, B = 15, C = 5, D = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-2 3-3 0-0"
deal.B = "6-6 5-0 3-2 2-0 1-1"
deal.C = "6-3 5-4 5-3 4-1 2-2"
deal.D = "6-2 6-0 4-4 4-3 2-1"
yard = "6-5 5-1 5-5 4-2 3-0 1-0 4-0 3-1"
play = """
A:6-4=10 B:6-6L C:6-3L D:4-3L A:+6-5 A:+5-1 A:+5-5 A:+4-2 A:4-2L
B:2-0L C:5-4R=5 D:6-0L A:6-5L=10 B:5-0L=5 C:5-3R D:+3-0 D:3-0R
A:0-0L B:+1-0 B:1-0L C:4-1L D:4-4L
"""
end = "blocked"
winner = "C"
delta = { A = 20, B = 5, C = 60, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-3 5-1 4-4 4-1"
deal.B = "6-2 6-0 5-2 3-3 0-0"
deal.C = "6-3 5-5 4-0 3-1 2-2"
deal.D = "6-4 6-1 5-0 3-0 2-1"
yard = "3-2 1-0 5-4 2-0 6-6 4-2 4-3 1-1"
play = """
C:6-3 D:6-1L A:5-3R B:5-2R C:3-1L=5 D:3-0L A:+3-2 A:3-2R B:3-3R
C:4-0L=10 D:6-4L A:6-5L B:+1-0 B:+5-4 B:5-4L=10 C:+2-0 C:+6-6
C:+4-2 C:4-2L D:2-1L A:4-1L=10 B:pass C:pass D:pass A:4-4L
"""
end = "blocked"
winner = "D"
delta = { A = 10, B = 10, C = 15, D = 50 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-0 4-3 4-1 3-0"
deal.B = "6-1 5-5 3-2 1-1 0-0"
deal.C = "6-4 5-2 4-4 3-1 1-0"
deal.D = "6-6 5-4 5-3 4-0 2-1"
yard = "2-0 6-3 5-0 6-5 4-2 2-2 3-3 5-1"
play = """
D:5-3 A:3-0R=5 B:5-5L=10 C:5-2L D:4-0R A:6-2L=10 B:6-1L=5 C:3-1L
D:5-4R A:4-3L B:+2-0 B:+6-3 B:+5-0 B:5-0R C:6-4L D:6-6L A:6-0L
B:0-0L C:1-0L D:2-1L
"""
end = "out"
winner = "D"
delta = { A = 15, B = 15, C = 0, D = 30 }

[[match.hand]]
opener = "D"
deal.A = "5-5 3-0 2-0 1-1 1-0"
deal.B = "6-2 6-0 5-3 2-2 0-0"
deal.C = "6-6 6-5 5-4 5-0 2-1"
deal.D = "4-4 4-2 4-0 3-2 3-1"
yard = "5-2 5-1 6-1 6-3 4-3 3-3 6-4 4-1"
play = """
D:4-2 A:2-0R B:6-0R=10 C:5-4L D:+5-2 D:5-2L A:+5-1 A:+6-1 A:6-1R
B:2-2L=5 C:2-1L D:3-1L A:1-1R=5 B:5-3L C:6-5L D:+6-3 D:6-3L
A:claim=5 A:5-1R B:+4-3 B:4-3L C:5-0R D:4-0R A:+3-3 A:pass B:pass
C:pass D:4-4L
"""
end = "blocked"
winner = "D"
delta = { A = 10, B = 15, C = 0, D = 40 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 6-0 3-3 3-0"
deal.B = "6-2 5-3 4-3 4-1 3-2"
deal.C = "4-4 4-2 2-2 2-1 1-1"
deal.D = "6-5 4-0 3-1 2-0 1-0"
yard = "6-6 5-1 5-5 5-4 5-0 6-1 5-2 0-0"
play = """
D:6-5 A:6-0L=5 B:5-3R C:+6-6 C:+5-1 C:+5-5 C:+5-4 C:+5-0 C:5-0L
D:3-1R A:+6-1 A:6-1R B:6-2R C:5-5L D:2-0R A:claim=10 A:3-0R B:3-2R
C:5-4L D:4-0L A:pass B:pass C:4-2R D:1-0L=5
"""
end = "out"
winner = "D"
delta = { A = 15, B = 0, C = 0, D = 75 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-39"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 220, B = 135 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-39"
commitment = "697091e41c427f9039280aa5d7165ecd6b4ae5f4c22b9771fd42302d45f0d4ce"
secret = "569b715ab751d86ac8012eaf6e3aa83605d8bafc9e112f7d8e9b35091adeeb93"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-1 4-3 3-1 2-2 1-1"
deal.B = "6-6 6-1 4-1 3-2 0-0"
yard = "3-0 6-4 5-2 5-0 4-0 5-4 6-5 6-0 2-1 2-0 4-4 3-3 4-2 6-3 1-0 5-3 5-5 6-2"
play = """
B:6-6 A:+3-0 A:+6-4 A:6-4L B:4-1L A:3-1L=15 B:3-2L A:2-2L B:6-1R=5
A:1-1R B:+5-2 B:5-2L A:5-1R=10 B:+5-0 B:5-0L=5 A:3-0L B:+4-0
B:+5-4 B:5-4R A:4-3R
"""
end = "out"
winner = "A"
delta = { A = 30, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-3 5-2 3-1"
deal.B = "6-2 6-1 3-0 1-1 0-0"
yard = "6-6 5-0 4-2 3-2 2-2 3-3 2-0 4-3 5-1 4-0 5-3 1-0 5-5 4-4 2-1 5-4 4-1 6-0"
play = """
A:6-4=10 B:6-2L A:5-2L B:+6-6 B:+5-0 B:5-0L A:+4-2 A:4-2R B:3-0L=5
A:6-3L B:6-6L A:6-5L B:+3-2 B:3-2R A:3-1R
"""
end = "out"
winner = "A"
delta = { A = 20, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-1 2-1 2-0 0-0"
deal.B = "6-3 6-2 6-0 5-2 5-0"
yard = "5-4 4-4 5-5 3-3 4-1 6-1 6-5 3-0 2-2 4-2 4-3 1-1 3-2 1-0 4-0 6-6 3-1 6-4"
play = """
A:0-0 B:6-0L A:2-0R B:6-3L=5 A:5-3L B:5-2L A:2-1L B:6-2R A:5-1L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-2 2-2 2-1 1-1"
deal.B = "5-1 5-0 4-2 3-0 0-0"
yard = "5-5 4-4 6-2 3-2 4-1 5-3 6-3 2-0 6-6 6-4 6-5 5-4 6-0 4-3 3-3 1-0 3-1 4-0"
play = """
A:2-2 B:4-2L A:2-1R=5 B:5-1R A:5-2R B:+5-5 B:+4-4 B:4-4L=10 A:+6-2
A:6-2R B:+3-2 B:+4-1 B:4-1L A:6-1L B:+5-3 B:+6-3 B:6-3L A:+2-0
A:+6-6 A:6-6R=15 B:5-3L A:+6-4 A:6-4R B:5-5L A:+6-5 A:6-5L=10
B:+5-4 B:5-4R A:+6-0 A:6-0L=5 B:5-0L=10 A:+4-3 A:+3-3 A:+1-0
"""
end = "blocked"
winner = "B"
delta = { A = 35, B = 40 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-4 5-3 4-4"
deal.B = "4-2 4-1 3-3 3-0 1-1"
yard = "6-3 6-4 5-2 3-2 5-1 6-6 1-0 2-0 3-1 5-0 6-1 5-5 4-3 0-0 2-2 4-0 6-0 2-1"
play = """
B:4-2 A:4-4L=10 B:4-1L A:6-2R B:1-1L A:6-5R B:+6-3 B:+6-4 B:+5-2
B:5-2R A:+3-2 A:3-2R=5 B:6-3R A:+5-1 A:5-1L B:6-4R A:5-4R=10
B:+6-6 B:+1-0 B:+2-0 B:+3-1 B:+5-0 B:5-0L=5 A:5-3R
"""
end = "out"
winner = "A"
delta = { A = 55, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 3-1 3-0 0-0"
deal.B = "6-0 5-1 4-2 4-1 2-2"
yard = "5-2 5-3 3-3 5-4 4-4 2-1 4-3 3-2 6-5 6-6 2-0 4-0 1-0 6-2 6-1 1-1 5-0 5-5"
play = """
A:6-4=10 B:6-0L A:3-0L B:4-2R=5 A:6-3L B:2-2R=10 A:+5-2 A:5-2R
B:5-1R A:3-1R B:+5-3 B:5-3R A:+3-3 A:+5-4 A:5-4R=10 B:4-1R
"""
end = "out"
winner = "B"
delta = { A = 20, B = 20 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-2 4-1 3-0 0-0"
deal.B = "6-3 6-2 5-1 4-3 3-1"
yard = "4-0 6-6 2-1 3-3 4-2 4-4 1-1 6-0 1-0 5-4 5-0 5-3 2-0 6-1 6-5 3-2 2-2 5-5"
play = """
B:6-3 A:6-4L B:4-3L A:3-0L B:3-1R A:4-1R B:+4-0 B:4-0L A:+6-6
A:+2-1 A:+3-3 A:+4-2 A:4-2L B:6-2L=10 A:6-6L B:+4-4 B:4-4R=20
A:+1-1 A:+6-0 A:6-0L B:+1-0 B:1-0L A:1-1L=10 B:5-1L
"""
end = "out"
winner = "B"
delta = { A = 10, B = 45 }

[[match.hand]]
opener = "B"
deal.A = "5-1 4-4 4-3 4-1 2-2"
deal.B = "5-4 4-2 3-1 1-1 0-0"
yard = "5-3 6-4 5-5 6-1 3-0 6-5 6-2 4-0 3-2 5-0 2-0 2-1 3-3 6-6 6-0 5-2 6-3 1-0"
play = """
B:5-4 A:5-1L=5 B:3-1L A:4-3L B:4-2L A:4-4R=10 B:+5-3 B:+6-4 B:6-4R
A:2-2L=10 B:+5-5 B:+6-1 B:6-1R=5 A:4-1R
"""
end = "out"
winner = "A"
delta = { A = 45, B = 5 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-40"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 230, B = 75, C = 145 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-40"
commitment = "78df9c9221424f6b5f4c69baf1af87f667a59cc9af1bb96d4873b710d3ac9220"
secret = "63d570389c79f2836179ce740c6af6f745681b06a05c1c369937efb1d0941b1e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 5-3 4-4 4-0 0-0"
deal.B = "6-1 5-5 3-3 3-0 1-0"
deal.C = "6-6 6-2 4-3 4-1 3-1"
yard = "5-1 2-2 6-0 6-3 6-5 5-0 2-0 5-4 2-1 4-2 3-2 1-1 5-2"
play = """
C:6-6 A:6-4L B:6-1R C:claim=5 C:4-3L A:5-3L B:5-5L C:4-1R A:4-4R
B:+5-1 B:5-1L C:3-1L A:4-0R B:3-0L C:+2-2 C:+6-0 C:6-0L A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 20, B = 0, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-4 3-2 2-0"
deal.B = "6-2 6-1 5-1 4-0 0-0"
deal.C = "5-2 4-4 4-3 3-1 2-2"
yard = "6-5 6-6 1-0 5-0 5-3 5-5 4-1 3-0 2-1 3-3 1-1 6-3 4-2"
play = """
A:6-4=10 B:4-0R C:+6-5 C:6-5L=5 A:5-4L B:0-0R C:4-4L A:6-0R B:6-1R
C:4-3L A:3-2L B:6-2L C:3-1R A:+6-6 A:6-6L=15 B:+1-0 B:+5-0 B:+5-3
B:5-3R C:5-2R A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 40, B = 0, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-3 4-3 3-0"
deal.B = "6-4 5-4 4-2 3-3 2-0"
deal.C = "6-2 5-2 4-4 3-2 0-0"
yard = "2-2 5-0 3-1 6-5 5-1 5-5 6-6 1-1 6-0 4-0 2-1 1-0 4-1"
play = """
A:6-3 B:3-3R C:6-2L A:5-3R B:5-4R C:4-4R=10 A:4-3R=5 B:4-2L C:3-2R
A:+2-2 A:2-2R B:6-4L C:claim=10 C:5-2R A:6-1L B:+5-0 B:5-0R C:0-0R
"""
end = "out"
winner = "C"
delta = { A = 5, B = 0, C = 25 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-4 5-3 5-0 3-0"
deal.B = "6-2 4-4 4-3 2-2 2-0"
deal.C = "6-3 6-1 3-3 3-1 1-0"
yard = "2-1 6-0 5-5 6-5 6-4 5-1 5-2 4-2 4-0 0-0 4-1 3-2 1-1"
play = """
C:6-3 A:6-6L=15 B:6-2L=5 C:3-3R A:5-3R B:2-2L C:+2-1 C:2-1L
A:5-4R=5 B:4-4R C:6-1L A:+6-0 A:6-0L B:2-0L C:claim=10 C:+5-5
C:+6-5 C:+6-4 C:6-4R A:+5-1 A:+5-2 A:5-2L B:+4-2 B:+4-0 B:+0-0
B:+4-1 B:pass C:6-5R=10 A:5-1L B:4-1L C:5-5R A:5-0R B:4-2L C:1-0R
A:pass B:pass C:3-1R=5
"""
end = "out"
winner = "C"
delta = { A = 20, B = 5, C = 40 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 5-1 4-0 1-0"
deal.B = "6-5 6-2 5-5 5-3 4-3"
deal.C = "6-3 5-2 5-0 3-1 1-1"
yard = "3-3 0-0 5-4 2-2 4-2 6-4 4-4 2-1 4-1 3-0 2-0 3-2 6-1"
play = """
C:5-0=5 A:5-1L B:+3-3 B:+0-0 B:0-0R C:3-1L A:6-0R B:3-3L C:6-3L
A:6-6L B:6-2R C:5-2R A:+5-4 A:5-4R B:6-5L C:+2-2 C:+4-2 C:4-2R
A:+6-4 A:+4-4 A:+2-1 A:2-1R B:5-5L C:1-1R A:1-0R=10 B:5-3L C:+4-1
C:+3-0 C:3-0L A:4-0L B:4-3L
"""
end = "out"
winner = "B"
delta = { A = 10, B = 25, C = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-1 5-1 1-0"
deal.B = "6-4 6-0 5-5 5-4 4-2"
deal.C = "4-4 4-3 4-1 3-0 1-1"
yard = "6-6 2-0 5-3 0-0 3-1 2-2 2-1 5-0 3-3 3-2 4-0 6-5 5-2"
play = """
B:5-5=10 C:+6-6 C:+2-0 C:+5-3 C:5-3L A:6-3L B:5-4R=10 C:6-6L
A:6-2L B:4-2L C:4-1L=5 A:6-1L=10 B:6-0L C:4-4R A:1-0L B:6-4R
"""
end = "out"
winner = "B"
delta = { A = 10, B = 40, C = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 4-1 2-2 2-0"
deal.B = "6-4 6-2 5-2 4-4 3-0"
deal.C = "4-3 3-3 3-1 2-1 1-1"
yard = "0-0 4-2 1-0 4-0 6-6 6-3 3-2 6-1 5-5 5-4 5-3 5-0 5-1"
play = """
B:3-0 C:4-3L A:4-1L B:+0-0 B:0-0R C:3-1L A:6-0R B:6-4R C:3-3L=10
A:+4-2 A:4-2R B:6-2R C:+1-0 C:+4-0 C:+6-6 C:6-6R A:6-5R B:5-2R
C:2-1R A:+6-3 A:6-3L B:+3-2 B:+6-1 B:6-1R C:+5-5 C:+5-4 C:+5-3
"""
end = "blocked"
winner = "A"
delta = { A = 45, B = 0, C = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-5 3-3 2-2"
deal.B = "6-4 4-3 3-2 2-0 1-1"
deal.C = "6-3 6-2 5-1 5-0 3-0"
yard = "4-4 5-4 2-1 4-1 5-3 6-5 0-0 3-1 5-2 1-0 6-0 4-0 4-2"
play = """
A:6-6 B:6-4L C:6-3R A:3-3R=10 B:4-3R C:+4-4 C:4-4L A:+5-4 A:5-4L
B:+2-1 B:+4-1 B:4-1R C:5-1R=10 A:5-5L=15 B:+5-3 B:5-3L C:3-0L=5
A:+6-5 A:6-5R B:2-0L C:6-2L A:6-1L B:1-1L C:+0-0 C:+3-1 C:3-1L
A:+5-2 A:+1-0 A:+6-0 A:6-0R B:3-2L C:5-0R A:5-2L=10
"""
end = "blocked"
winner = "C"
delta = { A = 35, B = 0, C = 25 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-1 4-1 3-3 3-1"
deal.B = "6-6 6-1 5-2 4-3 1-0"
deal.C = "4-2 4-0 3-0 2-2 2-0"
yard = "6-0 6-5 0-0 4-4 1-1 3-2 5-0 5-5 5-3 2-1 6-2 6-4 5-4"
play = """
C:4-2 A:4-1L B:6-1L C:2-2R=10 A:6-3L B:5-2R C:3-0L=5 A:5-1R B:1-0L
C:+6-0 C:+6-5 C:+0-0 C:+4-4 C:+1-1 C:1-1L A:3-1L B:4-3L=5 C:4-4L
A:+3-2 A:+5-0 A:+5-5 A:+5-3 A:+2-1 A:2-1R=10 B:+6-2 B:6-2R C:6-5R
A:5-5R B:pass C:4-0L=10 A:5-0L=15 B:pass C:pass A:5-3L B:pass
C:pass A:3-3L B:pass C:pass A:3-2L
"""
end = "out"
winner = "A"
delta = { A = 45, B = 5, C = 25 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-41"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 2, C = 1, D = 3 }
score = { A = 30, B = 95, C = 230, D = 60 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-41"
commitment = "6f6bbfe6cbff1d168b8bfa06407e526055507184262b704ef3ad25b3b2d54c5d"
secret = "2ee127bf5fcf63047fee03b5e153333e5c8670c44cbfaa8fe466961d9d3cbc3e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 3-3 3-1 2-1"
deal.B = "6-1 5-1 4-3 4-1 1-0"
deal.C = "6-2 5-0 4-2 3-0 0-0"
deal.D = "6-3 5-2 4-0 3-2 2-2"
yard = "5-3 4-4 6-6 2-0 5-4 6-4 6-0 1-1"
play = """
A:5-5=10 B:5-1L C:5-0R D:4-0R=5 A:2-1L B:4-3R=5 C:3-0R D:5-2L=5
A:6-5L B:6-1L C:0-0R D:+5-3 D:+4-4 D:+6-6 D:+2-0 D:2-0R A:3-1L=5
B:+5-4 B:+6-4 B:pass C:6-2R D:6-3L A:pass B:6-4L=10 C:4-2L
"""
end = "out"
winner = "C"
delta = { A = 15, B = 15, C = 60, D = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-4 4-1 4-0 0-0"
deal.B = "6-6 5-5 5-2 3-2 2-1"
deal.C = "6-4 6-3 5-1 4-4 3-0"
deal.D = "6-5 6-2 5-3 1-1 1-0"
yard = "4-2 2-2 5-0 4-3 6-1 2-0 3-1 3-3"
play = """
C:6-4=10 D:6-5L A:5-4R B:claim=10 B:5-5L=15 C:5-1L D:1-1L A:4-1L
B:5-2R C:4-4L=10 D:6-2R A:6-0R B:+4-2 B:4-2L C:3-0R=5 D:5-3R
A:+2-2 A:2-2L B:3-2L C:6-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 25, C = 45, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-1 4-3 4-2 3-0"
deal.B = "6-4 5-3 4-1 2-1 0-0"
deal.C = "6-2 6-0 5-0 3-2 2-2"
deal.D = "6-3 5-5 4-0 3-3 2-0"
yard = "1-1 4-4 1-0 6-5 5-2 3-1 6-1 6-6"
play = """
C:3-2=5 D:6-3L A:4-2R B:claim=10 B:6-4L C:+1-1 C:+4-4 C:4-4L
D:4-0L A:5-4R B:claim=5 B:0-0L=5 C:5-0L=10 D:5-5L=15 A:5-1R B:5-3L
C:1-1R=5 D:3-3L A:4-3L B:4-1L C:+1-0 C:1-0L D:2-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 20, C = 20, D = 40 }

[[match.hand]]
opener = "D"
deal.A = "5-0 4-3 4-1 3-1 0-0"
deal.B = "6-6 5-4 4-2 2-0 1-1"
deal.C = "6-3 6-2 5-5 5-1 3-2"
deal.D = "6-1 4-0 3-3 2-1 1-0"
yard = "2-2 6-5 6-4 3-0 5-3 6-0 4-4 5-2"
play = """
D:6-1 A:4-1R=10 B:6-6L C:6-3L D:3-3L=10 A:3-1L B:claim=5 B:5-4R
C:5-1L=10 D:+2-2 D:+6-5 D:6-5L A:5-0R B:2-0R C:6-2L D:2-2L A:+6-4
A:+3-0 A:+5-3 A:+6-0 A:pass B:4-2L C:3-2R D:4-0L A:5-3R=5 B:pass
C:5-5R=10
"""
end = "out"
winner = "C"
delta = { A = 15, B = 5, C = 50, D = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-2 5-0 4-4 3-0"
deal.B = "6-4 6-3 5-4 3-3 2-2"
deal.C = "6-0 5-5 5-3 4-2 1-1"
deal.D = "4-3 4-1 3-1 2-0 1-0"
yard = "5-1 6-1 0-0 6-2 4-0 3-2 6-6 2-1"
play = """
C:5-5=10 D:+5-1 D:5-1L A:5-2R B:2-2R=5 C:4-2R=5 D:4-1L A:4-4L
B:6-4L=10 C:6-0L D:2-0L A:+6-1 A:+0-0 A:+6-2 A:6-2L B:claim=10
B:6-3L C:5-3L D:4-3R A:3-0R B:claim=5 B:5-4L C:+4-0 C:4-0R D:+3-2
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 30, C = 55, D = 0 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-42"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 210, B = 150 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-42"
commitment = "d0fe0f800b620f466232df4932def5d08a028e41d833af81eb3d57021bd2005f"
secret = "94c59c10130d7dd037b047d189f43951ead361483258afd8a0ad792048849ec1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 5-0 4-2 4-1 1-1"
deal.B = "6-5 6-0 3-1 3-0 2-0"
yard = "0-0 3-2 2-2 6-3 3-3 4-0 6-6 5-2 1-0 2-1 6-1 6-2 4-4 5-5 5-1 4-3 5-3 5-4"
play = """
A:1-1 B:3-1L=5 A:4-1R B:3-0L A:6-4R B:6-5R=5 A:5-0L=10 B:+0-0
B:+3-2 B:+2-2 B:+6-3 B:+3-3 B:+4-0 B:+6-6 B:+5-2 B:5-2L A:4-2L
"""
end = "out"
winner = "A"
delta = { A = 60, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 5-2 3-1 1-0"
deal.B = "6-5 6-2 4-1 4-0 2-1"
yard = "5-4 5-3 4-3 3-3 4-4 3-0 4-2 6-4 6-1 5-0 3-2 5-1 6-3 6-6 1-1 2-2 0-0 2-0"
play = """
A:5-5=10 B:6-5L A:6-0L=10 B:4-0L A:5-2R B:6-2R=10 A:+5-4 A:5-4L
B:+5-3 B:5-3L A:3-1L B:4-1L=10 A:+4-3 A:4-3L B:+3-3 B:3-3L A:+4-4
A:+3-0 A:3-0L B:+4-2 B:+6-4 B:6-4R A:1-0L=5 B:2-1L A:4-4R=10
"""
end = "out"
winner = "A"
delta = { A = 40, B = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-4 4-2 3-3 1-0"
deal.B = "6-4 4-3 3-1 3-0 2-0"
yard = "5-5 6-1 6-2 5-2 2-2 6-5 2-1 5-1 4-1 1-1 5-3 4-4 4-0 0-0 6-3 5-0 3-2 6-6"
play = """
A:5-4 B:4-3R A:3-3R B:3-0R=5 A:6-0R B:6-4R A:4-2R B:2-0R=5 A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-4 5-1 0-0"
deal.B = "5-2 4-3 4-2 4-0 3-3"
yard = "1-0 5-5 2-1 3-2 5-3 6-0 4-4 4-1 6-1 3-0 2-0 3-1 5-0 6-5 6-6 1-1 2-2 6-3"
play = """
A:6-4=10 B:4-2R A:6-2L B:5-2L A:5-4L B:4-3L=5 A:+1-0 A:+5-5 A:+2-1
A:2-1R B:3-3L A:5-1R B:+3-2 B:3-2L A:5-5R B:+5-3 B:5-3R=5 A:+6-0
A:+4-4 A:+4-1 A:+6-1 A:+3-0 A:3-0R B:4-0R
"""
end = "out"
winner = "B"
delta = { A = 10, B = 35 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 4-2 3-3 2-1"
deal.B = "5-4 5-2 3-0 2-0 0-0"
yard = "6-4 3-2 4-1 5-5 3-1 4-3 4-4 5-0 1-1 6-5 2-2 6-2 6-1 6-6 5-3 4-0 1-0 5-1"
play = """
B:0-0 A:6-0L B:2-0R A:4-2R=10 B:5-4R A:6-3L B:5-2R=5 A:3-3L B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 10, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-4 5-1 4-2 4-0"
deal.B = "6-4 5-0 4-3 2-1 2-0"
yard = "3-2 1-1 6-5 3-0 3-1 0-0 2-2 6-2 6-1 6-3 4-1 3-3 6-0 6-6 5-3 5-2 1-0 4-4"
play = """
B:6-4=10 A:5-4R B:5-0R A:4-0R=10 B:4-3R A:+3-2 A:3-2R B:2-0R
A:+1-1 A:+6-5 A:6-5L=5 B:+3-0 B:3-0R A:5-5L B:+3-1 B:3-1R
A:5-1R=15 B:+0-0 B:+2-2 B:+6-2 B:+6-1 B:+6-3 B:+4-1 B:+3-3 B:+6-0
B:+6-6 B:+5-3 B:5-3L A:+5-2 A:5-2R=5 B:6-2R A:pass B:6-6R=15
A:pass B:3-3L A:pass B:6-3L A:pass B:6-0L A:pass B:0-0L A:pass
B:6-1R A:1-1R B:2-1R A:4-2R
"""
end = "out"
winner = "A"
delta = { A = 45, B = 25 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-1 5-0 4-1 3-0"
deal.B = "6-5 5-4 4-2 3-3 3-1"
yard = "3-2 2-1 5-3 4-3 6-3 2-2 6-1 2-0 6-2 1-0 4-4 5-2 1-1 5-5 4-0 6-0 0-0 6-4"
play = """
A:5-0=5 B:5-4L A:4-1L B:3-1L A:3-0L B:+3-2 B:+2-1 B:+5-3 B:+4-3
B:+6-3 B:+2-2 B:+6-1 B:+2-0 B:2-0L A:+6-2 A:6-2L B:6-5L=5 A:5-1L
B:2-1L A:+1-0 A:1-0R B:2-2L=5 A:+4-4 A:+5-2 A:5-2L B:5-3L A:+1-1
A:1-1R=5 B:3-3L A:+5-5 A:+4-0 A:+6-0 A:pass B:3-2L A:pass B:6-1R
A:6-6R B:6-3R=5 A:pass B:4-2L A:4-4L B:4-3L
"""
end = "out"
winner = "B"
delta = { A = 10, B = 35 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-2 4-1 0-0"
deal.B = "6-2 6-1 5-3 4-4 4-3"
yard = "4-0 2-1 5-4 1-1 3-0 6-6 3-2 4-2 6-4 5-0 2-0 3-3 2-2 5-1 1-0 3-1 6-5 6-3"
play = """
B:4-4 A:4-1L B:4-3R A:+4-0 A:+2-1 A:2-1L=5 B:6-2L A:6-0L B:5-3R=5
A:5-5R=10 B:+5-4 B:5-4R A:4-0L B:+1-1 B:+3-0 B:+6-6 B:+3-2 B:+4-2
B:4-2L A:5-2L B:+6-4 B:6-4R A:+5-0 A:5-0L B:6-6R A:0-0L
"""
end = "out"
winner = "A"
delta = { A = 30, B = 5 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-43"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 235, B = 115, C = 250 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-43"
commitment = "1e06e185376c9758bcde1228cb9941c00c20053fc0895ac8c02f38f46c3aeca5"
secret = "b2eeb31952b6195ccf598b4607273e3ef639323eced62acf3bf67c81076680ef"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 5-2 4-2"
deal.B = "5-5 5-3 3-0 2-2 2-0"
deal.C = "6-5 5-4 5-0 3-3 3-1"
yard = "2-1 0-0 1-1 6-2 4-3 4-4 4-1 6-1 1-0 4-0 3-2 6-0 5-1"
play = """
A:6-6 B:+2-1 B:+0-0 B:+1-1 B:+6-2 B:6-2L C:6-5R A:5-2L=10
B:5-5L=15 C:5-0L A:claim=5 A:+4-3 A:+4-4 A:+4-1 A:+6-1 A:+1-0
A:1-0L B:2-1L C:5-4R A:4-4R=10 B:2-2L C:+4-0 C:4-0R A:4-2L B:3-0R
C:3-1R=5 A:6-1R=10 B:+3-2 B:pass C:pass A:6-4R B:pass C:pass
A:4-1L=5 B:1-1L C:pass A:4-3R=5 B:5-3R
"""
end = "blocked"
winner = "C"
delta = { A = 45, B = 15, C = 20 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-4 4-4 4-2 3-1"
deal.B = "6-5 5-5 5-1 4-1 4-0"
deal.C = "6-4 6-3 6-1 5-2 2-0"
yard = "6-2 2-2 4-3 5-0 3-3 5-3 2-1 3-0 0-0 1-0 6-6 1-1 3-2"
play = """
C:5-2 A:5-4L B:4-1L C:2-0R A:6-0R B:5-1L C:6-1R A:3-1R B:6-5L
C:6-3R A:+6-2 A:6-2L B:+2-2 B:2-2L=10 C:6-4R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 10, C = 30 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-3 5-0 4-3 4-0"
deal.B = "6-6 6-4 3-3 2-2 1-1"
deal.C = "6-2 5-4 4-4 3-0 0-0"
yard = "2-1 4-2 6-5 4-1 6-1 6-0 3-2 5-2 6-3 2-0 3-1 5-1 1-0"
play = """
C:5-4 A:4-0R=5 B:+2-1 B:+4-2 B:+6-5 B:6-5L C:0-0R A:5-0R B:6-6L
C:6-2L A:5-3R=5 B:4-2L C:3-0R A:4-3L B:3-3L C:+4-1 C:+6-1 C:+6-0
C:6-0R A:+3-2 A:3-2L B:2-2L=10 C:6-1R A:claim=5 A:+5-2 A:5-2L
B:2-1R C:+6-3 C:+2-0 C:2-0R A:claim=5 A:5-5L=10
"""
end = "out"
winner = "A"
delta = { A = 65, B = 10, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-1 4-4 3-3"
deal.B = "5-4 5-0 2-2 2-1 1-1"
deal.C = "6-4 6-2 4-2 3-1 3-0"
yard = "6-3 0-0 5-2 2-0 1-0 5-3 6-6 4-0 4-3 4-1 3-2 6-0 6-1"
play = """
A:5-5=10 B:5-4L C:4-2L A:6-5R B:2-2L=10 C:6-2R A:+6-3 A:+0-0
A:+5-2 A:5-2R B:2-1L C:3-1L A:3-3L B:5-0R C:3-0R A:6-3R B:+2-0
B:+1-0 B:+5-3 B:5-3L C:6-4R
"""
end = "out"
winner = "C"
delta = { A = 10, B = 10, C = 20 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 4-0 3-3 1-1"
deal.B = "5-0 4-4 4-1 3-0 2-2"
deal.C = "6-3 5-4 5-3 5-1 3-1"
yard = "6-6 0-0 4-3 6-2 4-2 1-0 5-2 2-0 3-2 6-4 2-1 5-5 6-1"
play = """
C:5-1 A:6-5L B:4-1R=10 C:5-4R A:6-0L=5 B:5-0L=10 C:5-3L A:3-3L
B:3-0L=5 C:+6-6 C:+0-0 C:0-0L=5 A:4-0L B:4-4L C:+4-3 C:4-3L A:+6-2
A:+4-2 A:+1-0 A:+5-2 A:5-2R=5 B:2-2R
"""
end = "out"
winner = "B"
delta = { A = 10, B = 65, C = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-3 3-1 2-0"
deal.B = "6-2 5-2 5-1 3-0 1-0"
deal.C = "4-3 4-1 2-2 1-1 0-0"
yard = "3-3 2-1 6-0 4-4 3-2 6-1 5-4 5-5 6-4 4-2 5-0 6-6 4-0"
play = """
B:6-2 C:2-2R A:claim=10 A:6-3L B:3-0L C:0-0L A:2-0R B:1-0L C:1-1L
A:3-1L B:+3-3 B:3-3L C:4-3L A:+2-1 A:+6-0 A:6-0R=10 B:+4-4 B:4-4L
C:4-1L
"""
end = "out"
winner = "C"
delta = { A = 20, B = 0, C = 35 }

[[match.hand]]
opener = "C"
deal.A = "5-3 5-0 4-3 3-3 2-2"
deal.B = "6-5 6-1 6-0 4-2 2-1"
deal.C = "4-1 4-0 3-1 3-0 0-0"
yard = "2-0 6-3 5-4 5-2 6-4 1-1 3-2 1-0 4-4 5-1 6-6 6-2 5-5"
play = """
C:3-0 A:5-3L=5 B:6-5L C:0-0R A:5-0R B:6-1L C:3-1L A:3-3L B:+2-0
B:+6-3 B:6-3L C:+5-4 C:5-4R=10 A:4-3R B:6-0L C:4-0L A:+5-2 A:+6-4
A:6-4L B:+1-1 B:+3-2 B:3-2R C:+1-0 C:+4-4 C:+5-1 C:+6-6 C:6-6L
A:2-2R B:4-2R C:4-4R A:claim=20 A:pass B:pass C:4-1R A:pass B:2-1R
C:pass A:5-2R
"""
end = "out"
winner = "A"
delta = { A = 35, B = 0, C = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 3-2 3-1 1-0"
deal.B = "6-1 5-5 5-3 2-1 1-1"
deal.C = "6-2 6-0 4-3 4-0 3-3"
yard = "6-5 0-0 2-2 3-0 5-2 2-0 5-1 5-4 4-1 4-4 5-0 4-2 6-6"
play = """
A:6-4=10 B:6-1L=5 C:4-0R A:1-0R B:2-1L C:6-2L A:6-3L B:5-3L C:+6-5
C:6-5L A:3-1R B:+0-0 B:+2-2 B:+3-0 B:3-0R C:6-0R A:+5-2 A:+2-0
A:+5-1 A:+5-4 A:+4-1 A:+4-4 A:+5-0
"""
end = "blocked"
winner = "C"
delta = { A = 10, B = 5, C = 65 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 4-1 3-1 2-0"
deal.B = "6-5 6-3 4-3 4-0 3-2"
deal.C = "5-5 5-4 5-3 5-1 1-0"
yard = "6-4 1-1 5-0 2-1 2-2 6-6 4-4 4-2 3-0 3-3 6-2 0-0 5-2"
play = """
C:5-5 A:claim=10 A:+6-4 A:+1-1 A:+5-0 A:5-0L=10 B:4-0L C:5-3R
A:3-1R=5 B:4-3L C:5-1R A:+2-1 A:+2-2 A:+6-6 A:+4-4 A:+4-2 A:+3-0
A:3-0L=5 B:6-5R C:1-0L A:4-1L=10 B:6-3R C:5-4L
"""
end = "out"
winner = "C"
delta = { A = 40, B = 0, C = 65 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-44"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 4, C = 1, D = 3 }
score = { A = 150, B = 30, C = 200, D = 85 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-44"
commitment = "a7a4b966311ce00d7d12e254bac4fed26d3a10973f03c66bd3ef7447ec723a1d"
secret = "fce2762b4fee2ac7dd972488cb709656da2f8aa5a6d3ce97155eeedf49bd346e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-2 5-4 5-0 1-0 0-0"
deal.B = "6-1 6-0 4-2 3-3 2-2"
deal.C = "5-5 5-2 5-1 4-0 2-1"
deal.D = "6-4 6-3 4-3 4-1 2-0"
yard = "3-1 1-1 5-3 6-6 3-2 3-0 6-5 4-4"
play = """
C:5-5=10 D:+3-1 D:+1-1 D:+5-3 D:5-3L A:5-4R B:4-2R C:claim=5
C:5-2R D:4-3L A:5-0R B:6-0R C:claim=10 C:4-0L D:6-4R A:1-0L=5
B:6-1L=10 C:+6-6 C:6-6L D:4-1R A:6-2L B:2-2L C:claim=5 C:5-1R
D:2-0L=5 A:0-0L=5
"""
end = "out"
winner = "A"
delta = { A = 35, B = 10, C = 30, D = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 5-2 5-0 4-0"
deal.B = "6-4 5-3 4-4 4-3 1-0"
deal.C = "4-1 3-1 2-1 1-1 0-0"
deal.D = "6-5 6-1 6-0 4-2 3-0"
yard = "6-2 2-2 6-3 2-0 5-5 3-3 5-1 3-2"
play = """
A:6-6 B:6-4L C:4-1L D:6-1L A:+6-2 A:6-2L B:+2-2 B:2-2L C:2-1L
D:6-0R A:5-0R B:5-3R C:1-1L=5 D:3-0R A:4-0R B:4-4R C:claim=10
C:3-1L D:4-2R=5 A:5-2R B:4-3L C:+6-3 C:+2-0 C:+5-5 C:5-5R
D:6-5R=10
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 15, D = 35 }

[[match.hand]]
opener = "D"
deal.A = "5-3 4-3 4-2 3-3 1-1"
deal.B = "6-4 6-2 6-1 5-5 2-1"
deal.C = "6-5 5-2 4-4 4-1 3-1"
deal.D = "6-6 5-0 4-0 2-2 2-0"
yard = "3-2 6-0 0-0 5-4 6-3 3-0 5-1 1-0"
play = """
D:5-0=5 A:5-3L B:+3-2 B:3-2L C:5-2L=5 D:2-0R A:4-2R B:6-4R
C:6-5R=10 D:+6-0 D:+0-0 D:+5-4 D:5-4L A:4-3L B:5-5R C:3-1L D:+6-3
D:+3-0 D:pass A:1-1L B:6-1L C:pass D:6-0L=10 A:pass B:pass C:pass
D:0-0L=10 A:pass B:pass C:pass D:3-0L A:3-3L
"""
end = "out"
winner = "A"
delta = { A = 55, B = 0, C = 15, D = 25 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-2 4-4 4-3 1-0"
deal.B = "5-1 5-0 4-2 4-0 1-1"
deal.C = "6-3 6-2 5-5 3-3 3-2"
deal.D = "6-5 6-0 5-4 2-1 0-0"
yard = "6-6 3-1 2-2 2-0 3-0 6-4 5-3 4-1"
play = """
A:6-1 B:1-1R C:6-3L=5 D:2-1R=5 A:4-3L B:4-0L C:6-2R D:6-5R=5
A:1-0L B:5-1L=10 C:5-5L=15 D:5-4L A:4-4L B:5-0R C:+6-6 C:+3-1
C:+2-2 C:+2-0 C:2-0R=10 D:+3-0 D:+6-4 D:6-4L A:5-2R
"""
end = "out"
winner = "A"
delta = { A = 45, B = 10, C = 30, D = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-3 4-2 3-0 1-0"
deal.B = "5-0 2-2 2-1 2-0 0-0"
deal.C = "5-4 5-1 4-0 3-2 3-1"
deal.D = "6-6 5-5 4-4 4-3 3-3"
yard = "6-1 6-3 6-2 5-2 1-1 6-0 6-4 4-1"
play = """
A:6-5 B:5-0R C:4-0R=10 D:6-6L A:4-2R B:2-1R C:3-1R=15 D:4-3R
A:+6-1 A:6-1L=5 B:+6-3 B:+6-2 B:+5-2 B:+1-1 B:1-1L C:5-4R D:5-5R
A:1-0L=10 B:0-0L=10 C:5-1R D:+6-0 D:6-0L A:pass B:6-3L C:3-2L
"""
end = "out"
winner = "C"
delta = { A = 15, B = 10, C = 70, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-0 4-3 2-0 1-1"
deal.B = "5-4 4-2 4-0 3-2 2-2"
deal.C = "6-6 5-5 5-2 4-4 3-1"
deal.D = "6-5 6-3 6-1 5-1 4-1"
yard = "0-0 3-0 6-0 1-0 5-3 3-3 6-4 2-1"
play = """
C:5-5=10 D:6-5L A:6-2L B:5-4R C:4-4R=10 D:4-1R A:2-0L B:4-0L
C:claim=5 C:3-1R D:6-3R=10 A:4-3L B:3-2L C:6-6R D:6-1R A:1-1R
B:2-2L C:5-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 40, D = 10 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-45"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 120, B = 205 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-45"
commitment = "24f900b7016b85750268bb57892789fe646c3b04f2bc581215fed173580a4f91"
secret = "32629c0a5c2af3afb68e1105ec9a38bf8c06ae911046e2416285ef269042c563"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 5-0 4-3 4-0"
deal.B = "6-3 6-2 4-2 3-3 3-1"
yard = "6-6 3-0 2-1 4-1 5-1 6-0 6-4 5-5 6-5 5-3 2-0 1-0 2-2 3-2 4-4 0-0 1-1 5-2"
play = """
B:3-3 A:4-3L B:claim=10 B:6-3R=10 A:4-0L B:6-2R A:5-0L B:4-2R
A:5-4R=10 B:+6-6 B:+3-0 B:+2-1 B:+4-1 B:+5-1 B:5-1L A:6-1L
"""
end = "out"
winner = "A"
delta = { A = 35, B = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 3-1 3-0 0-0"
deal.B = "5-4 5-2 2-2 2-1 1-1"
yard = "6-3 6-0 6-1 5-1 1-0 6-2 6-4 4-0 4-1 3-2 2-0 3-3 5-5 4-4 5-0 4-2 4-3 5-3"
play = """
A:0-0 B:+6-3 B:+6-0 B:6-0L A:3-0R B:6-3L A:3-1L B:2-1L=5 A:+6-1
A:+5-1 A:+1-0 A:+6-2 A:6-2L B:+6-4 B:6-4L A:+4-0 A:4-0L B:+4-1
B:+3-2 B:3-2R A:1-0L B:2-2R=5 A:6-1L B:claim=10 B:5-2R A:6-6L
B:5-4R A:6-5L B:4-1R A:5-1R B:claim=10
"""
end = "out"
winner = "A"
delta = { A = 0, B = 30 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-0 4-4 1-1 0-0"
deal.B = "6-5 5-4 4-3 4-1 2-1"
yard = "3-1 2-2 1-0 3-2 6-0 4-0 6-6 5-5 4-2 6-1 3-0 6-4 2-0 5-1 5-3 6-3 5-2 3-3"
play = """
A:5-0 B:claim=5 B:6-5L A:6-2L B:2-1L A:1-1L B:4-1L A:4-4L B:5-4L=5
A:0-0R B:claim=5
"""
end = "out"
winner = "A"
delta = { A = 5, B = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-2 4-3 2-1"
deal.B = "5-4 4-4 4-1 4-0 0-0"
yard = "1-1 6-2 1-0 4-2 3-2 3-1 5-1 3-3 6-1 6-6 2-0 2-2 5-3 6-5 3-0 6-0 5-5 5-0"
play = """
A:4-3 B:5-4L A:5-2L=5 B:+1-1 B:+6-2 B:6-2L A:6-4L B:4-4L A:6-3R
B:4-1L A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 10, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 4-2 3-0 2-1"
deal.B = "6-5 6-0 5-5 5-1 1-1"
yard = "0-0 5-3 5-4 4-3 6-3 2-2 1-0 3-3 5-0 5-2 4-0 6-2 6-6 2-0 3-2 3-1 4-4 4-1"
play = """
A:3-0 B:6-0R A:6-4R B:+0-0 B:+5-3 B:5-3L A:4-2R B:6-5L A:2-1R
B:5-1R A:6-1L
"""
end = "out"
winner = "A"
delta = { A = 10, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-3 5-2 3-1 1-1"
deal.B = "6-5 6-4 5-5 4-3 3-2"
yard = "5-1 5-4 4-0 2-2 2-1 4-1 3-3 1-0 4-2 6-6 2-0 0-0 4-4 5-0 6-2 6-3 3-0 6-1"
play = """
A:1-1 B:+5-1 B:5-1L A:5-3L=5 B:4-3L A:3-1R B:6-4L A:6-0L B:3-2R
A:5-2R=5
"""
end = "out"
winner = "A"
delta = { A = 30, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-0 4-1 3-0 2-0 0-0"
deal.B = "6-5 6-2 4-0 3-3 2-2"
yard = "6-6 6-3 6-0 4-2 4-4 3-2 6-4 5-3 2-1 5-5 1-0 5-2 3-1 5-4 4-3 1-1 6-1 5-1"
play = """
A:4-1=5 B:4-0L A:2-0L B:2-2L=5 A:+6-6 A:+6-3 A:+6-0 A:+4-2 A:4-2L
B:claim=5 B:+4-4 B:4-4L A:+3-2 A:+6-4 A:6-4L B:6-5L A:5-0L B:+5-3
B:+2-1 B:2-1R A:3-0L B:claim=5 B:5-3L A:3-2R B:3-3R A:6-3R B:6-2R
"""
end = "out"
winner = "B"
delta = { A = 5, B = 35 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-0 4-3 2-0"
deal.B = "6-0 5-5 5-4 5-1 0-0"
yard = "5-2 3-2 3-3 4-4 1-1 2-1 6-6 4-2 5-3 3-1 2-2 6-4 4-0 6-3 4-1 3-0 6-5 1-0"
play = """
B:5-5=10 A:5-0L B:claim=10 B:0-0L=10 A:2-0L B:5-4R A:6-2L=10
B:6-0L A:4-3R B:+5-2 B:+3-2 B:3-2R A:+3-3 A:+4-4 A:+1-1 A:+2-1
A:2-1R B:5-1R=5 A:+6-6 A:+4-2 A:+5-3 A:5-3R B:+3-1 B:3-1R A:6-1R
B:+2-2 B:+6-4 B:6-4R A:4-2R B:5-2R=5 A:+4-0 A:4-0L B:+6-3 B:+4-1
B:4-1L A:1-1L B:+3-0
"""
end = "blocked"
winner = "B"
delta = { A = 10, B = 65 }

[[match.hand]]
opener = "B"
deal.A = "5-3 3-2 3-1 3-0 2-0"
deal.B = "6-1 5-5 5-0 4-3 4-0"
yard = "4-2 3-3 6-3 6-0 1-0 5-1 4-1 0-0 6-6 6-4 5-4 2-2 6-2 1-1 2-1 6-5 5-2 4-4"
play = """
B:5-5=10 A:5-3L B:4-3L A:+4-2 A:4-2L B:5-0R A:2-0R B:+3-3 B:+6-3
B:+6-0 B:+1-0 B:+5-1 B:+4-1 B:+0-0 B:+6-6 B:+6-4 B:+5-4 B:+2-2
B:2-2L A:3-2L B:claim=5 B:6-3L A:+6-2 A:6-2R B:6-4L=10 A:+1-1
A:+2-1 A:+6-5 A:6-5R B:5-4L=10 A:pass B:5-1L A:3-1L B:3-3L
A:3-0L=5 B:0-0L=5 A:pass B:6-0L A:pass B:6-6L A:pass B:6-1L A:2-1L
"""
end = "blocked"
winner = "A"
delta = { A = 15, B = 40 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-46"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 190, B = 230, C = 130 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-46"
commitment = "2eead10e14007aaf0b2d3b93a4ad956d93c9383a7ab996445edbff7f227969b9"
secret = "26f3e738a15bef2add46257926b4a91d24859cf391cb30d8d9c43947bb11601a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-1 4-4 4-2"
deal.B = "6-6 6-3 4-3 3-0 2-1"
deal.C = "6-4 4-0 3-3 3-1 1-1"
yard = "2-0 5-2 5-1 3-2 6-0 1-0 5-0 2-2 4-1 5-4 5-3 5-5 0-0"
play = """
B:6-6 C:6-4L A:4-4L=20 B:4-3L=15 C:3-3L A:6-5R B:3-0L=5 C:4-0L
A:4-2L B:2-1L C:3-1L A:+2-0 A:+5-2 A:5-2R=5 B:6-3L
"""
end = "out"
winner = "B"
delta = { A = 25, B = 40, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-2 4-1 3-1"
deal.B = "4-4 4-0 3-0 1-0 0-0"
deal.C = "6-5 6-0 5-0 3-3 1-1"
yard = "2-2 6-2 5-5 5-1 6-1 5-3 5-4 4-3 2-0 4-2 3-2 2-1 6-3"
play = """
B:0-0 C:6-0L A:6-6L B:3-0R=15 C:6-5L A:5-2L=5 B:+2-2 B:2-2L
C:3-3R=10 A:3-1R=5 B:1-0R C:5-0R A:+6-2 A:6-2L B:+5-5 B:5-5R
C:+5-1 C:5-1R A:4-1R=10 B:4-4R C:+6-1 C:6-1L A:6-4R
"""
end = "out"
winner = "A"
delta = { A = 25, B = 15, C = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 6-0 5-0 2-1"
deal.B = "5-3 3-3 3-1 3-0 1-0"
deal.C = "6-6 6-4 5-1 4-2 0-0"
yard = "5-4 5-5 1-1 2-2 4-4 3-2 6-5 2-0 5-2 4-3 4-0 4-1 6-3"
play = """
A:5-0=5 B:5-3L C:0-0R A:6-0R B:3-3L C:6-6R A:6-2R B:3-0L C:4-2R
A:+5-4 A:5-4R=5 B:1-0L C:5-1L=10 A:+5-5 A:5-5L=15 B:+1-1 B:+2-2
B:+4-4 B:+3-2 B:+6-5 B:6-5L C:6-4L
"""
end = "out"
winner = "C"
delta = { A = 25, B = 0, C = 45 }

[[match.hand]]
opener = "C"
deal.A = "6-0 4-2 4-0 3-3 3-1"
deal.B = "5-1 5-0 2-1 2-0 1-1"
deal.C = "6-6 6-3 5-4 5-3 3-0"
yard = "6-5 1-0 0-0 6-1 5-5 6-4 4-3 4-4 4-1 2-2 5-2 6-2 3-2"
play = """
C:6-6 A:6-0L B:2-0L C:6-3R=5 A:3-3R B:2-1L C:5-3R A:3-1L B:5-1R
C:3-0L A:4-0L=5 B:1-1R C:5-4L
"""
end = "out"
winner = "C"
delta = { A = 5, B = 0, C = 15 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 5-2 4-0 2-2"
deal.B = "6-2 5-1 5-0 3-0 2-0"
deal.C = "6-4 6-0 4-3 3-3 3-2"
yard = "6-5 4-2 0-0 6-6 1-1 3-1 4-1 1-0 6-1 5-3 2-1 4-4 6-3"
play = """
C:6-4=10 A:5-4R B:6-2L C:3-2L A:5-2R=5 B:3-0L C:6-0L A:2-2R=10
B:2-0R C:+6-5 C:6-5L=5 A:5-5L=10 B:5-0R=15 C:+4-2 C:+0-0 C:+6-6
C:+1-1 C:+3-1 C:+4-1 C:+1-0 C:+6-1 C:+5-3 C:5-3L A:+2-1 A:pass
B:5-1R
"""
end = "out"
winner = "B"
delta = { A = 25, B = 70, C = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-6 4-3 2-0 1-1 1-0"
deal.B = "6-3 6-2 5-0 4-4 3-2"
deal.C = "6-4 6-1 5-1 3-0 2-1"
yard = "5-4 2-2 6-0 5-2 5-3 3-1 4-1 5-5 4-0 4-2 0-0 6-5 3-3"
play = """
B:3-2=5 C:3-0L A:2-0L B:6-2L C:6-4L A:4-3L=5 B:6-3L C:6-1L A:1-1L
B:+5-4 B:+2-2 B:2-2R C:5-1L A:+6-0 A:+5-2 A:5-2R=10 B:5-0L=5
C:+5-3 C:5-3R A:6-0L B:+3-1 B:3-1R C:2-1R
"""
end = "out"
winner = "C"
delta = { A = 15, B = 10, C = 30 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-2 4-4 3-2"
deal.B = "5-3 5-2 5-1 4-1 2-0"
deal.C = "6-1 5-0 3-1 3-0 1-1"
yard = "2-1 1-0 2-2 6-0 3-3 6-3 4-0 5-4 4-2 0-0 4-3 5-5 6-4"
play = """
C:6-1 A:6-6L B:5-1R C:5-0R A:6-5L=5 B:2-0R C:+2-1 C:2-1R A:+1-0
A:1-0R=5 B:5-2L C:3-0R=5 A:6-2L B:5-3R C:+2-2 C:+6-0 C:6-0L=5
A:+3-3 A:+6-3 A:+4-0 A:4-0L B:4-1L
"""
end = "out"
winner = "B"
delta = { A = 10, B = 40, C = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 4-3 3-0 1-1"
deal.B = "6-4 5-4 4-1 1-0 0-0"
deal.C = "5-3 5-0 4-4 3-3 2-2"
yard = "4-0 5-5 5-2 3-2 6-2 6-1 2-1 6-3 4-2 2-0 3-1 5-1 6-5"
play = """
B:6-4=10 C:4-4R A:6-6L=20 B:4-1R C:+4-0 C:+5-5 C:+5-2 C:+3-2
C:+6-2 C:6-2L A:1-1R B:1-0R C:5-2L=5 A:6-0R B:5-4L=10 C:4-0L
A:3-0L B:+6-1 B:6-1R C:5-3L A:+2-1 A:2-1R B:+6-3 B:+4-2 B:4-2R
C:5-5L A:4-3R
"""
end = "out"
winner = "A"
delta = { A = 50, B = 20, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "4-3 4-0 2-0 1-1 1-0"
deal.B = "6-5 4-1 3-3 3-0 0-0"
deal.C = "6-2 6-0 5-5 5-3 5-0"
yard = "6-4 5-1 6-3 5-2 2-2 6-6 5-4 3-2 3-1 4-2 4-4 6-1 2-1"
play = """
A:4-3 B:3-3R=10 C:5-3R A:4-0L=5 B:0-0L=5 C:6-0L A:+6-4 A:6-4L
B:6-5R=10 C:6-2R A:2-0R B:4-1L C:5-0R A:1-0L=5 B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 10, B = 35, C = 0 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-47"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 2, C = 4, D = 1 }
score = { A = 75, B = 120, C = 50, D = 215 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-47"
commitment = "be2642108f40e4a97fe0002a340a25ededd265d219d8cc58bc8f80823933c83d"
secret = "493bdaa1f6f5e41d8bbb52836d1999c1ee4f9d340935ed03f70043d1d75e11d4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-5 5-2 4-4 2-2 1-1"
deal.B = "6-5 6-1 5-0 4-1 3-2"
deal.C = "6-6 6-2 5-3 3-1 2-1"
deal.D = "6-0 4-0 3-3 3-0 0-0"
yard = "6-4 2-0 1-0 4-3 4-2 6-3 5-4 5-1"
play = """
C:6-6 D:6-0L A:+6-4 A:6-4R B:5-0L C:5-3L D:3-3L=10 A:4-4R
B:3-2L=10 C:2-1L D:4-0R A:1-1L B:6-1L C:6-2L D:3-0R=5 A:2-2L
B:+2-0 B:2-0L C:3-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 10, C = 35, D = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-4 4-2 3-1 3-0"
deal.B = "5-5 5-2 4-3 4-0 2-2"
deal.C = "6-0 5-0 3-2 2-0 1-1"
deal.D = "6-4 6-3 6-1 5-1 3-3"
yard = "5-3 2-1 6-6 6-2 4-1 1-0 0-0 4-4"
play = """
C:1-1 D:6-1L A:6-5L B:5-5L C:5-0L D:5-1R=5 A:3-0L B:4-3L C:+5-3
C:5-3R D:6-3R=10 A:5-4L B:5-2L C:3-2L D:6-4R A:3-1L=5 B:4-0R
C:2-0R D:+2-1 D:2-1L A:4-2L
"""
end = "out"
winner = "A"
delta = { A = 20, B = 0, C = 0, D = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-3 4-4 4-3 4-1 3-1"
deal.B = "6-1 6-0 5-5 5-1 3-3"
deal.C = "6-5 5-4 5-0 2-1 1-0"
deal.D = "6-6 5-2 3-2 3-0 1-1"
yard = "5-3 6-2 4-0 2-2 4-2 0-0 2-0 6-4"
play = """
A:4-1=5 B:6-1R=10 C:5-4L D:6-6R A:6-3R B:5-5L C:6-5L D:3-2R A:+5-3
A:+6-2 A:6-2R B:6-0L C:1-0L D:1-1L A:3-1L B:3-3L C:+4-0 C:+2-2
C:+4-2 C:+0-0 C:pass D:3-0L A:pass B:pass C:0-0L D:pass A:pass
B:pass C:5-0L D:5-2L
"""
end = "out"
winner = "D"
delta = { A = 5, B = 10, C = 0, D = 45 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 4-4 2-2 2-1"
deal.B = "6-4 5-5 5-4 5-2 4-3"
deal.C = "4-2 4-1 3-2 3-1 1-0"
deal.D = "6-5 4-0 3-3 2-0 1-1"
yard = "6-6 5-1 6-0 5-3 6-1 0-0 5-0 3-0"
play = """
D:6-5 A:6-2L B:5-2L=10 C:+6-6 C:+5-1 C:5-1L D:1-1L A:2-1L B:5-5R
C:3-2L D:3-3L A:6-3L B:6-4L C:4-2L D:2-0L=10 A:+6-0 A:6-0L
B:5-4R=10 C:4-1R D:+5-3 D:+6-1 D:6-1L A:+0-0 A:pass B:pass C:3-1L
D:5-3L A:pass B:pass C:1-0R=5 D:4-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 20, C = 5, D = 40 }

[[match.hand]]
opener = "D"
deal.A = "6-1 4-3 4-1 3-0 2-0"
deal.B = "6-5 5-0 4-0 3-3 0-0"
deal.C = "6-6 6-4 6-0 5-2 3-1"
deal.D = "5-5 5-3 4-4 2-2 1-1"
yard = "5-1 3-2 6-3 1-0 5-4 4-2 2-1 6-2"
play = """
D:5-5=10 A:+5-1 A:5-1L B:6-5R C:6-4R D:claim=5 D:4-4R A:4-1L
B:4-0L C:6-0L D:+3-2 D:+6-3 D:6-3L A:4-3L B:+1-0 B:+5-4 B:5-4L
C:5-2L=10 D:3-2L A:3-0L B:5-0L C:+4-2 C:4-2R D:5-3L=5 A:2-0R
B:3-3L C:3-1L D:1-1L A:6-1L
"""
end = "out"
winner = "A"
delta = { A = 15, B = 0, C = 10, D = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-2 4-4 3-3"
deal.B = "6-6 5-5 5-3 3-1 1-0"
deal.C = "6-5 5-4 4-1 3-2 0-0"
deal.D = "6-0 5-1 4-0 2-2 1-1"
yard = "4-3 2-1 5-0 4-2 6-3 3-0 2-0 6-2"
play = """
A:6-4=10 B:6-6L C:5-4R D:6-0L=5 A:5-2R B:1-0L C:3-2R D:1-1L=5
A:3-3R B:3-1L C:+4-3 C:4-3L D:claim=10 D:4-0L A:+2-1 A:+5-0 A:5-0L
B:5-5L C:6-5L D:+4-2 D:+6-3 D:6-3L A:+3-0 A:3-0L B:5-3R=5
"""
end = "out"
winner = "B"
delta = { A = 10, B = 45, C = 0, D = 20 }

[[match.hand]]
opener = "B"
deal.A = "4-1 3-3 2-2 1-1 0-0"
deal.B = "5-5 4-4 4-3 3-1 2-1"
deal.C = "6-1 6-0 5-1 4-0 3-2"
deal.D = "6-5 6-4 6-3 5-3 1-0"
yard = "6-6 5-2 6-2 5-0 2-0 4-2 3-0 5-4"
play = """
B:5-5=10 C:5-1L D:1-0L=10 A:0-0L=10 B:+6-6 B:+5-2 B:5-2R C:6-0L
D:6-3L=5 A:2-2R B:4-3L C:4-0L D:+6-2 D:6-2R A:+5-0 A:5-0L B:6-6R
C:6-1R D:6-5L A:4-1R=10 B:4-4R C:+2-0 C:+4-2 C:4-2R D:6-4L A:pass
B:2-1R=5 C:pass D:pass A:1-1R B:3-1R
"""
end = "out"
winner = "B"
delta = { A = 20, B = 35, C = 0, D = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 5-3 5-0 2-2"
deal.B = "6-5 6-2 3-3 3-0 1-1"
deal.C = "5-2 3-2 3-1 2-0 1-0"
deal.D = "6-3 6-0 5-4 4-3 4-0"
yard = "4-4 6-1 6-4 2-1 4-1 4-2 5-1 0-0"
play = """
B:6-5 C:5-2R D:6-3L=5 A:5-3L B:6-2R C:+4-4 C:+6-1 C:6-1R D:5-4L=5
A:+6-4 A:6-4L B:1-1R C:3-1R D:4-3R=10 A:6-6L B:+2-1 B:+4-1 B:4-1R
C:1-0R D:6-0L A:5-0L=5 B:3-0R C:3-2R D:+4-2 D:4-2R A:5-5L B:pass
C:4-4R D:4-0R=10
"""
end = "out"
winner = "D"
delta = { A = 5, B = 0, C = 0, D = 45 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-48"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 215, B = 95 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-48"
commitment = "b8e2639c916c9dee065e258c01ff105cc47ab33bb1d73d165e69de72e86f8702"
secret = "01f316a1b4050785d8ea9e5b3373fccadb7f3a2c510e29dc344d8dac03f072ae"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 4-2 4-1 3-2 1-0"
deal.B = "6-5 6-2 6-0 3-3 2-2"
yard = "6-6 4-3 5-3 6-3 5-0 5-2 6-1 1-1 0-0 5-4 5-1 2-1 3-0 4-0 2-0 3-1 4-4 5-5"
play = """
B:3-3 A:3-2L B:2-2L=10 A:4-2L=10 B:+6-6 B:+4-3 B:4-3L A:+5-3
A:5-3L B:6-5L A:6-4L=10 B:+6-3 B:6-3R A:decline A:4-1L B:6-0R
A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 40, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-1 4-1 3-1"
deal.B = "6-3 4-4 4-0 2-2 1-0"
yard = "5-5 6-0 5-4 6-1 4-3 1-1 2-0 6-2 0-0 2-1 3-0 5-2 5-0 5-3 6-5 3-2 4-2 3-3"
play = """
A:6-6 B:6-3L=15 A:3-1L B:1-0L A:6-4R B:4-0R A:+5-5 A:+6-0 A:6-0L
B:+5-4 B:+6-1 B:6-1L A:5-1L=5 B:5-4L A:4-1L B:+4-3 B:+1-1 B:1-1L
A:+2-0 A:2-0R B:2-2R A:+6-2 A:6-2R B:+0-0 B:+2-1 B:2-1L A:+3-0
A:+5-2 A:5-2L B:+5-0 B:5-0L A:3-0L B:4-3L A:decline A:+5-3 A:+6-5
A:6-5R B:4-4L A:5-5R B:+3-2 B:pass A:5-3R
"""
end = "out"
winner = "A"
delta = { A = 10, B = 15 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 4-4 4-1 1-1"
deal.B = "6-5 6-3 6-1 5-2 4-3"
yard = "2-0 2-1 3-1 3-0 1-0 6-4 6-0 5-0 4-0 4-2 0-0 5-1 6-6 6-2 2-2 3-2 3-3 5-3"
play = """
A:5-5=10 B:5-2L A:5-4R B:4-3R=5 A:+2-0 A:2-0L B:6-3R A:+2-1 A:+3-1
A:+3-0 A:3-0L B:6-5R A:3-1L B:6-1L
"""
end = "out"
winner = "B"
delta = { A = 10, B = 25 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-1 4-3 4-2 3-2"
deal.B = "5-3 4-1 3-1 2-1 2-0"
yard = "2-2 6-6 5-4 6-4 3-0 3-3 6-3 1-0 5-5 6-2 1-1 6-1 4-0 6-0 4-4 0-0 6-5 5-0"
play = """
B:2-0 A:5-2L=5 B:5-3L A:4-3L B:4-1L A:5-1L=5 B:+2-2 B:+6-6 B:+5-4
B:5-4L A:4-2L B:2-2L A:3-2L
"""
end = "out"
winner = "A"
delta = { A = 30, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-3 5-2 3-0"
deal.B = "6-2 4-1 3-3 3-1 1-0"
yard = "4-4 2-2 3-2 5-0 2-1 1-1 6-3 4-3 6-5 0-0 5-4 6-6 6-0 5-1 4-2 6-1 4-0 2-0"
play = """
A:6-4=10 B:4-1R A:+4-4 A:+2-2 A:+3-2 A:+5-0 A:+2-1 A:2-1R B:6-2L
A:5-2L B:+1-1 B:+6-3 B:+4-3 B:+6-5 B:6-5L A:3-2R B:4-3R A:decline
A:4-4R B:6-3L A:5-3L B:+0-0 B:+5-4 B:5-4R A:decline A:5-5L=15
B:+6-6 B:+6-0 B:+5-1 B:5-1R A:5-0L B:1-0R A:3-0L B:3-3L A:+4-2
A:+6-1 A:pass B:3-1L A:6-1L B:6-0R A:pass B:6-6L
"""
end = "blocked"
winner = "B"
delta = { A = 25, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-0 4-2 3-3 0-0"
deal.B = "6-3 4-1 3-2 2-0 1-0"
yard = "5-5 6-1 6-0 6-5 5-4 1-1 4-4 3-1 2-2 6-6 5-3 5-1 3-0 4-0 5-2 4-3 6-4 2-1"
play = """
B:3-2 A:decline A:3-3L B:6-3L A:6-2L B:2-0L A:5-0L B:+5-5 B:5-5L
A:4-2R B:4-1R A:+6-1 A:6-1R B:+6-0 B:6-0R=10 A:0-0R=10
"""
end = "out"
winner = "A"
delta = { A = 10, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-4 5-3 5-0 3-2"
deal.B = "5-2 4-2 4-1 1-1 1-0"
yard = "6-0 3-3 3-0 3-1 6-5 2-0 4-4 5-1 2-1 6-1 0-0 4-0 6-4 4-3 5-5 2-2 6-6 6-3"
play = """
A:6-2 B:4-2R=10 A:5-4R B:5-2R A:3-2R B:+6-0 B:6-0L A:5-0L B:+3-3
B:3-3R A:5-3L
"""
end = "out"
winner = "A"
delta = { A = 10, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-1 5-0 2-1 1-1"
deal.B = "6-4 5-3 4-4 4-3 2-2"
yard = "3-2 6-1 3-1 2-0 6-0 6-5 6-6 5-4 5-2 4-0 6-2 4-2 1-0 0-0 6-3 4-1 3-0 3-3"
play = """
A:5-5=10 B:5-3L A:5-1R B:4-3L=5 A:2-1R B:4-4L=10 A:+3-2 A:3-2R
B:6-4L A:+6-1 A:6-1L B:+3-1 B:3-1R A:1-1L B:+2-0 B:+6-0 B:+6-5
B:+6-6 B:+5-4 B:+5-2 B:+4-0 B:+6-2 B:+4-2 B:+1-0 B:1-0L A:5-0L
"""
end = "out"
winner = "A"
delta = { A = 80, B = 15 }
[[match]]
bones = 1
variant = "muggins"
rules_version = 1
id = "muggins-49"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 110, B = 210, C = 135 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 5
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "muggins"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "muggins-49"
commitment = "fb6add25d9abfa975fa8262e2c445438751638f943b267427769b7ecb6675376"
secret = "bf70c55857da08daac933492c07757389fe1afed1eec9c2b664d186db5f01889"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-0 5-1 4-4 4-1 1-1"
deal.B = "6-6 6-2 5-4 5-3 2-0"
deal.C = "6-1 4-3 4-0 3-0 1-0"
yard = "6-5 5-2 4-2 3-1 0-0 3-2 5-0 2-1 6-3 5-5 3-3 2-2 6-4"
play = """
B:6-6 C:6-1L A:1-1L B:6-2R C:1-0L A:6-0L B:2-0R C:4-0R=10 A:4-4R
B:5-4R C:+6-5 C:6-5L=10 A:5-1L B:5-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 15, C = 20 }

[[match.hand]]
opener = "B"
deal.A = "4-4 4-2 4-1 4-0 3-0"
deal.B = "6-4 5-5 3-2 2-1 0-0"
deal.C = "6-6 6-1 6-0 3-3 1-1"
yard = "2-2 3-1 6-2 5-0 6-5 1-0 5-3 5-4 5-2 5-1 4-3 2-0 6-3"
play = """
B:5-5=10 C:+2-2 C:+3-1 C:+6-2 C:+5-0 C:5-0L=10 A:4-0L B:6-4L
C:6-0L=10 A:3-0L B:3-2L C:6-2L A:+6-5 A:6-5L B:claim=15 B:+1-0
B:+5-3 B:5-3L C:3-3L A:+5-4 A:5-4R=10 B:+5-2 B:+5-1 B:+4-3 B:4-3L
C:pass A:4-1L B:claim=5 B:5-1L C:pass A:4-2R B:5-2R=10
"""
end = "blocked"
winner = "B"
delta = { A = 10, B = 75, C = 20 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-5 5-4 4-3"
deal.B = "5-3 5-1 4-4 2-2 2-1"
deal.C = "6-4 5-0 4-0 3-3 3-0"
yard = "5-2 3-1 6-0 4-2 4-1 3-2 6-1 0-0 6-6 2-0 1-1 1-0 6-3"
play = """
B:4-4 C:4-0L A:5-4R B:claim=5 B:5-3R C:3-0R A:+5-2 A:+3-1 A:+6-0
A:6-0L B:+4-2 B:+4-1 B:+3-2 B:+6-1 B:6-1L C:5-0R A:5-5R B:5-1L=15
C:+0-0 C:+6-6 C:+2-0 C:+1-1 C:pass A:6-5L B:pass C:6-6L A:6-2L
B:4-2L C:6-4L A:5-2R B:2-2R=10 C:2-0R A:pass B:pass C:0-0R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 30, C = 25 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-4 5-1 4-2 3-0"
deal.B = "6-2 6-0 5-0 3-2 1-1"
deal.C = "5-5 5-3 4-0 3-3 3-1"
yard = "1-0 2-2 6-6 6-4 2-0 0-0 6-5 4-4 6-1 4-3 2-1 5-2 4-1"
play = """
C:5-5=10 A:5-4L B:5-0R C:4-0L A:3-0L B:6-0R C:3-3L A:6-3R B:3-2L=5
C:5-3R A:5-1R B:6-2L C:3-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 5, C = 20 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 4-1 3-0 0-0"
deal.B = "6-4 6-0 5-4 5-0 1-0"
deal.C = "5-1 3-3 2-2 2-0 1-1"
yard = "6-3 5-3 4-3 3-1 6-1 6-6 3-2 4-0 2-1 6-5 4-2 4-4 5-2"
play = """
C:1-1 A:4-1L B:6-4L C:5-1R A:5-5R B:5-4R=10 C:+6-3 C:6-3L A:3-0L
B:6-0L=10 C:+5-3 C:+4-3 C:4-3R A:6-2L B:claim=5 B:+3-1 B:3-1R
C:2-2L=5 A:+6-1 A:6-1R=10 B:+6-6 B:6-6R C:2-0L A:0-0L
"""
end = "out"
winner = "A"
delta = { A = 30, B = 25, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-2 5-1 2-2 0-0"
deal.B = "6-5 6-3 6-2 3-3 3-1"
deal.C = "6-4 6-1 5-4 5-3 4-3"
yard = "5-0 2-0 6-6 1-1 3-0 2-1 4-4 5-5 4-0 1-0 3-2 4-1 4-2"
play = """
A:6-0 B:6-5L=5 C:5-4L A:0-0R B:+5-0 B:5-0R C:6-4L A:5-2R B:6-3L=5
C:5-3L A:2-2R B:6-2R C:6-1R A:5-1L
"""
end = "out"
winner = "A"
delta = { A = 15, B = 10, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 4-2 3-0 2-2"
deal.B = "6-5 5-4 3-3 1-1 1-0"
deal.C = "6-3 5-0 4-1 3-2 0-0"
yard = "6-0 5-1 5-3 6-6 4-0 3-1 6-1 2-0 6-4 4-3 5-2 2-1 4-4"
play = """
A:2-2 B:+6-0 B:+5-1 B:+5-3 B:+6-6 B:+4-0 B:+3-1 B:+6-1 B:+2-0
B:2-0L C:3-2R A:3-0R B:6-0L C:6-3L A:+6-4 A:+4-3 A:4-3L B:5-4L=5
C:5-0R=10 A:5-5L=15 B:6-5L C:+5-2 C:5-2R A:6-2R B:6-6L C:pass
A:6-4R B:6-1L=5 C:4-1L A:4-2L
"""
end = "out"
winner = "A"
delta = { A = 45, B = 10, C = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 4-4 3-1 0-0"
deal.B = "6-5 6-3 6-1 5-1 4-3"
deal.C = "5-4 5-0 4-0 3-0 1-0"
yard = "2-0 3-3 6-6 5-3 5-2 3-2 2-2 1-1 2-1 5-5 6-4 4-2 4-1"
play = """
A:3-1 B:4-3L=5 C:1-0R A:4-4L B:+2-0 B:2-0R=10 C:4-0L A:6-2R
B:6-5R=5 C:5-0L=10 A:+3-3 A:+6-6 A:+5-3 A:5-3L B:6-3L C:5-4R=10
A:6-6L B:6-1L=5 C:+5-2 C:+3-2 C:+2-2 C:+1-1 C:1-1L A:+2-1 A:2-1L
B:+5-5 B:+6-4 B:6-4R C:2-2L=10 A:6-0R B:pass C:5-2L=5 A:0-0R
B:claim=5 B:5-5L=10 C:3-0R A:3-3R
"""
end = "out"
winner = "A"
delta = { A = 10, B = 40, C = 35 }
