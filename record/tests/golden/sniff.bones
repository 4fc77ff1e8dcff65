[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-0"
seats = { A = "first", B = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 105, B = 210 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-0"
commitment = "d26ac33e43c56f6e9075f73c565ec862adb0e870fd6fc223e0e7d9c7d952635e"
secret = "bf4d8a706c178be4aeefe5e2c064d12960e5f1bfbcaed94b6b40b215e2a1471f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-4 5-1 4-1 4-0 2-2"
deal.B = "6-2 5-5 5-3 4-2 3-0 2-1 0-0"
yard = "3-2 6-3 6-6 4-3 5-0 6-5 5-2 1-0 2-0 6-4 1-1 3-3 3-1 4-4"
play = """
A:6-1 B:2-1R A:6-0L B:0-0L A:4-0L B:4-2R A:5-4L B:5-5L A:5-1L*5
B:3-0U A:4-1L B:5-3U A:+3-2 A:+6-3 A:+6-6 A:+4-3 A:4-3L B:+5-0
B:5-0D A:6-3L*20 B:6-2L
"""
end = "out"
winner = "B"
delta = { A = 25, B = 20 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-3 4-0 3-2 2-2 2-0 1-1"
deal.B = "6-1 5-4 5-2 5-1 4-3 4-2 3-0"
yard = "6-0 6-2 3-1 6-5 4-4 2-1 5-0 1-0 3-3 4-1 6-3 6-6 5-5 0-0"
play = """
B:5-2 A:5-3L*5 B:4-3L A:6-4L B:4-2R*10 A:4-0R B:6-1L A:1-1L
B:3-0R*5 A:3-2R B:5-1L A:2-2R B:5-4L*10
"""
end = "out"
winner = "B"
delta = { A = 5, B = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 5-3 5-2 4-4 3-1 0-0"
deal.B = "6-6 6-5 6-3 6-2 4-3 3-0 2-1"
yard = "4-2 3-2 5-1 1-1 2-0 4-1 1-0 5-5 5-0 4-0 6-4 2-2 3-3 6-0"
play = """
B:2-1 A:5-2L B:6-5L A:6-1L B:+4-2 B:+3-2 B:+5-1 B:5-1L A:5-4L*5
B:4-3L A:5-3L B:+1-1 B:1-1R A:3-1R*10 B:3-0R A:0-0R B:+2-0 B:2-0R
A:+4-1 A:4-1U B:4-2U*10 A:+1-0 A:1-0D B:3-2R*10 A:+5-5 A:5-5L*15
B:6-3R A:+5-0 A:5-0L B:6-2R A:+4-0 A:4-0L B:+6-4 B:6-4L*10 A:+2-2
A:2-2R B:6-6L
"""
end = "out"
winner = "B"
delta = { A = 30, B = 40 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-3 5-2 5-0 4-2 4-1 0-0"
deal.B = "6-2 6-0 5-1 4-4 2-1 1-1 1-0"
yard = "2-0 3-0 6-4 6-5 6-3 3-1 4-3 4-0 3-2 5-5 6-6 5-4 3-3 2-2"
play = """
B:6-0 A:6-1L B:2-1L A:5-2L*5 B:5-1L A:4-1L B:4-4L A:4-2L*10 B:6-2L
A:5-0R B:+2-0 B:+3-0 B:+6-4 B:6-4U A:5-3R B:3-0R A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 20, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-2 5-5 3-3 3-0 0-0"
deal.B = "6-4 5-1 4-4 4-1 3-2 2-2 1-0"
yard = "5-0 1-1 6-0 6-6 5-4 4-0 2-1 2-0 5-2 3-1 4-3 4-2 5-3 6-1"
play = """
A:6-5 B:6-4L A:5-5R B:4-1L A:+5-0 A:5-0R B:1-0R A:+1-1 A:1-1L
B:5-1R A:+6-0 A:+6-6 A:+5-4 A:5-4R B:4-4R*20 A:+4-0 A:4-0R B:+2-1
B:2-1L A:6-2L B:+2-0 B:2-0R A:6-6L B:3-2R*25 A:6-3L B:+5-2 B:5-2U
A:3-3L B:2-2U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 55 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-3 5-4 4-1 3-2 3-0"
deal.B = "6-0 5-3 4-4 4-0 3-3 2-2 2-0"
yard = "1-0 0-0 5-1 5-5 6-1 6-2 6-4 4-2 4-3 3-1 5-0 1-1 5-2 2-1"
play = """
B:2-0 A:3-2L B:4-0R A:6-3L*10 B:6-0L A:3-0L B:3-3L*10 A:5-4R
B:5-3R A:+1-0 A:+0-0 A:+5-1 A:+5-5 A:+6-1 A:+6-2 A:+6-4 A:+4-2
A:+4-3 A:4-3L B:4-4L A:6-4L*15 B:+3-1 B:3-1U A:6-6L B:+5-0 B:+1-1
B:1-1U*20 A:6-5L B:5-0L A:1-0L B:+5-2 B:+2-1 B:2-1U A:6-1L B:2-2U
A:6-2L B:5-2L*15
"""
end = "out"
winner = "B"
delta = { A = 25, B = 70 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-1"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 120, B = 145, C = 170 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-1"
commitment = "ea0cfc8e240dd16e8dea2a3b1996248bcf5e89223144cab560d70da579eab656"
secret = "ac08654be90619920734b8ad7fe75d5efbb3708b61ef581058ee00ee9391a1aa"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 5-3 4-4 4-2 3-0 1-0"
deal.B = "6-0 5-5 3-3 3-1 2-2 2-0"
deal.C = "6-6 5-1 4-1 3-2 2-1 1-1"
yard = "0-0 5-4 6-5 4-0 6-1 5-2 5-0 6-3 4-3 6-4"
play = """
B:5-5*10 C:5-1L A:1-0L*10 B:6-0L C:6-6L A:5-3R*25 B:3-3R C:3-2R
A:6-2R B:+0-0 B:+5-4 B:5-4U C:4-1U A:+6-5 A:6-5L B:3-1U C:+4-0
C:+6-1 C:6-1R A:3-0U B:2-0U C:2-1U A:+5-2 A:5-2D B:2-2D C:1-1R
A:4-2D B:+5-0 B:5-0L C:4-0D
"""
end = "out"
winner = "C"
delta = { A = 35, B = 10, C = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 5-2 5-0 4-1 3-0"
deal.B = "6-6 6-5 6-4 1-1 1-0 0-0"
deal.C = "6-2 5-4 5-1 4-4 4-0 3-1"
yard = "6-3 5-3 3-3 4-2 3-2 2-2 5-5 2-1 2-0 4-3"
play = """
C:4-4 A:4-1L B:6-4R*15 C:6-2R A:6-1L B:6-5L*15 C:5-4L A:5-2R
B:+6-3 B:+5-3 B:5-3R*15 C:3-1R A:+3-3 A:+4-2 A:4-2U B:1-0R*10
C:4-0R A:+3-2 A:3-2U*15 B:6-3U C:+2-2 C:+5-5 C:+2-1 C:+2-0 C:+4-3
C:4-3L A:3-3L*20 B:6-6U C:pass A:6-0U B:0-0U C:2-0U A:3-0L*10
B:pass C:2-2U A:5-0L
"""
end = "out"
winner = "A"
delta = { A = 65, B = 55, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-3 3-0 2-2 2-1 0-0"
deal.B = "6-5 6-0 5-2 4-4 4-2 3-1"
deal.C = "6-6 6-2 6-1 5-4 5-0 2-0"
yard = "6-3 5-1 6-4 1-1 4-0 4-1 1-0 4-3 3-3 3-2"
play = """
A:3-0 B:6-0R C:6-6R*15 A:5-3L B:6-5L C:6-2R*20 A:2-1R B:3-1R
C:6-1L A:+6-3 A:6-3R B:+5-1 B:5-1L C:5-0L A:0-0L B:+6-4 B:6-4R
C:5-4R A:5-5R B:5-2R C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 55 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-5 5-1 4-3 1-1"
deal.B = "6-6 6-3 4-4 4-1 3-3 3-2"
deal.C = "6-5 6-1 5-3 5-2 4-0 2-0"
yard = "4-2 6-2 2-2 3-1 5-0 5-4 2-1 0-0 1-0 3-0"
play = """
C:5-2 A:5-1L B:4-1L C:4-0L A:6-0L B:6-3L*5 C:5-3L A:5-5L B:3-2R
C:6-5L A:6-4L B:3-3R*20 C:+4-2 C:4-2L A:4-3R B:4-4R*20 C:2-0L
A:+6-2 A:+2-2 A:+3-1 A:+5-0 A:5-0U B:+5-4 B:5-4R*10 C:+2-1 C:+0-0
C:0-0L*10 A:+1-0 A:1-0U B:+3-0 B:3-0L C:2-1U*15 A:2-2U B:pass
C:pass A:3-1L*15 B:pass C:6-1L*20
"""
end = "out"
winner = "C"
delta = { A = 15, B = 55, C = 65 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 5-0 3-3 3-1 2-1"
deal.B = "6-0 5-5 5-4 5-1 3-2 1-0"
deal.C = "6-5 5-2 4-2 4-1 3-0 1-1"
yard = "4-3 5-3 4-4 2-0 0-0 6-1 6-3 2-2 6-4 4-0"
play = """
C:4-1*5 A:2-1R B:5-4L C:5-2R*10 A:5-0L*5 B:5-5R*10 C:3-0L A:3-3L
B:5-1R C:1-1R A:3-1R B:3-2L*15 C:4-2L A:+4-3 A:4-3L B:+5-3 B:5-3L
C:6-5L
"""
end = "out"
winner = "C"
delta = { A = 5, B = 25, C = 40 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-2"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 4, D = 3 }
score = { A = 210, B = 140, C = 40, D = 110 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-2"
commitment = "19a8220547e23ceb2851adf1fc5aa07b9551b0103e0601301c0bf80a06d085af"
secret = "35b6d4511415c68b0940be6784d194a0c58c051900b2690c730607784458a6af"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-5 5-2 5-0 3-0 2-2"
deal.B = "6-6 6-1 6-0 4-0 1-0"
deal.C = "6-5 3-3 3-1 2-0 1-1"
deal.D = "6-3 4-4 3-2 2-1 0-0"
yard = "4-3 6-4 4-1 6-2 4-2 5-3 5-1 5-4"
play = """
C:6-5 D:6-3L A:5-2R*5 B:+4-3 B:4-3L C:2-0R D:0-0R A:5-0R B:6-0U*15
C:+6-4 C:6-4L D:+4-1 D:+6-2 D:6-2L A:2-2L*15 B:6-1U*10 C:3-1U
D:3-2U A:5-5R B:4-0D*20 C:+4-2 C:4-2L*20 D:2-1U A:+5-3 A:5-3R
B:1-0U C:3-3R D:4-1L A:3-0R*5
"""
end = "out"
winner = "A"
delta = { A = 45, B = 45, C = 20, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 4-0 3-1 2-0"
deal.B = "6-4 4-3 4-2 3-0 0-0"
deal.C = "6-1 5-4 5-1 3-3 1-0"
deal.D = "6-3 5-3 5-0 4-4 2-1"
yard = "1-1 6-2 5-2 6-0 3-2 2-2 6-5 4-1"
play = """
A:5-5*10 B:+1-1 B:+6-2 B:+5-2 B:5-2L C:5-4R D:2-1L*15 A:3-1L
B:4-2R*15 C:3-3L D:5-3L A:2-0R*15 B:0-0R*15 C:5-1L D:5-0R A:+6-0
A:+3-2 A:+2-2 A:+6-5 A:6-5R B:6-4R*15 C:6-1L*20 D:4-4R A:6-6L*30
B:4-3R*25 C:+4-1 C:pass D:6-3R
"""
end = "out"
winner = "D"
delta = { A = 55, B = 70, C = 20, D = 55 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-3 5-0 1-1 0-0"
deal.B = "6-6 5-4 4-4 4-1 1-0"
deal.C = "4-2 3-3 3-1 3-0 2-1"
deal.D = "6-1 4-3 4-0 3-2 2-0"
yard = "6-0 6-3 2-2 5-2 5-1 6-2 6-5 5-5"
play = """
D:6-1 A:6-4L*5 B:4-1R C:4-2L D:2-0L A:5-0L B:5-4R*10 C:+6-0 C:+6-3
C:+2-2 C:+5-2 C:5-2L D:3-2L A:5-3L*10 B:+5-1 B:5-1L C:3-1L D:4-3L
A:+6-2 A:+6-5 A:6-5R*10 B:6-6R C:6-3R D:4-0L*15
"""
end = "out"
winner = "D"
delta = { A = 25, B = 10, C = 0, D = 55 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-0 3-2 1-0"
deal.B = "6-1 4-0 2-2 2-1 0-0"
deal.C = "5-5 5-2 4-2 3-0 1-1"
deal.D = "6-0 5-4 5-3 3-3 2-0"
yard = "6-6 6-5 4-4 4-3 3-1 6-4 4-1 5-1"
play = """
D:2-0 A:6-2L B:4-0R*10 C:4-2R D:6-0L A:5-0L B:2-2R C:5-5L D:5-3L
A:6-3L*10 B:6-1L*5 C:1-1L D:+6-6 D:+6-5 D:+4-4 D:+4-3 D:+3-1
D:3-1L A:3-2R*10 B:2-1U C:3-0L D:3-3R A:1-0L*10
"""
end = "out"
winner = "A"
delta = { A = 85, B = 15, C = 0, D = 0 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-3"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A B"
ranks = { A = 1, B = 1 }
score = { A = 150, B = 150 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-3"
commitment = "5d60749a72885dae06d87bb7b78307fd2df96d1fddbee19582bfc93460b92e3f"
secret = "c3fb8d059106001836c8ee03bbb2944338b14587d97f548de44f0ccb1e2357b9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-0 5-2 5-1 5-0 3-1 3-0 1-0"
deal.B = "6-5 6-1 5-4 4-4 4-3 2-1 2-0"
yard = "2-2 5-3 5-5 6-4 1-1 0-0 6-6 3-3 6-3 4-2 3-2 4-1 6-2 4-0"
play = """
B:6-5 A:6-0L*5 B:2-0L A:5-2L*10 B:5-4L A:5-1R*5 B:4-4L A:1-0R
B:4-3L A:3-0L B:+2-2 B:+5-3 B:+5-5 B:+6-4 B:6-4U*10 A:5-0L*15
B:5-5L*20 A:+1-1 A:+0-0 A:0-0R*20 B:5-3L A:3-1L B:6-1L A:+6-6
A:6-6L B:+3-3 B:+6-3 B:6-3L A:+4-2 A:4-2D B:3-3L A:+3-2 A:3-2D*15
B:+4-1 B:+6-2 B:6-2U A:+4-0 A:4-0R*15 B:4-1R A:1-1R
"""
end = "out"
winner = "A"
delta = { A = 90, B = 30 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-0 4-2 3-1 3-0 1-1 0-0"
deal.B = "6-4 6-2 6-1 5-2 4-4 4-0 3-2"
yard = "5-4 6-0 5-5 1-0 2-2 2-0 5-3 6-6 4-3 5-1 4-1 3-3 2-1 6-5"
play = """
A:5-0*5 B:5-2L A:3-0R*5 B:6-2L A:6-3L B:3-2L*5 A:3-1R B:6-1R
A:4-2L*10 B:6-4L A:+5-4 A:+6-0 A:6-0L B:4-0L*10 A:5-4L B:+5-5
B:5-5L A:+1-0 A:+2-2 A:+2-0 A:+5-3 A:5-3L B:+6-6 B:6-6R*25 A:+4-3
A:4-3L B:4-4L*30
"""
end = "out"
winner = "B"
delta = { A = 20, B = 80 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 5-1 4-3 4-2 4-1 4-0"
deal.B = "6-4 5-4 5-3 4-4 2-2 1-1 0-0"
yard = "3-3 1-0 5-0 6-5 6-0 3-2 2-1 2-0 6-3 6-2 5-2 5-5 3-1 3-0"
play = """
B:6-4*10 A:6-1L*5 B:1-1L A:4-1L*10 B:5-4L A:5-1U*15 B:5-3L A:4-3L
B:4-4L A:4-0L*10 B:0-0L*10 A:4-2R B:2-2R*10
"""
end = "out"
winner = "B"
delta = { A = 40, B = 40 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-4"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 195, B = 65, C = 135 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-4"
commitment = "9ea9ac2a52662ddc3426806b3e664bf67f74d8f9937b74a41822cc1f758b11c2"
secret = "cd286c4c72fb483c9b3cc06ecd739baab480a8ca9d4e16a62afc727b39f8823a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 5-0 4-4 3-0 2-1"
deal.B = "6-5 6-4 6-2 5-5 4-0 3-2"
deal.C = "6-1 5-2 4-2 4-1 3-1 1-1"
yard = "0-0 1-0 5-4 5-1 6-0 3-3 5-3 4-3 2-0 2-2"
play = """
C:4-1*5 A:4-4L B:6-4L*15 C:6-1R*20 A:6-6L B:6-5L C:5-2L A:2-1L*15
B:4-0U C:4-2D A:6-3R B:6-2D*10 C:3-1L A:3-0L B:3-2R C:+0-0 C:0-0L
A:5-0L
"""
end = "out"
winner = "A"
delta = { A = 25, B = 25, C = 25 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 4-3 4-0 3-2 3-0"
deal.B = "6-5 4-4 3-3 2-2 2-0 1-1"
deal.C = "6-6 6-3 6-1 3-1 1-0 0-0"
yard = "4-1 5-4 2-1 5-3 5-5 5-0 5-2 5-1 6-4 4-2"
play = """
A:6-2 B:2-2R*10 C:6-1L*5 A:3-2R B:1-1L C:3-1L*10 A:4-3L B:4-4L*15
C:6-3R A:4-0L*10 B:6-5R C:1-0L*10 A:+4-1 A:4-1L B:2-0U C:0-0U
A:6-0U B:+5-4 B:5-4R C:6-6U
"""
end = "out"
winner = "C"
delta = { A = 10, B = 25, C = 35 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 6-1 6-0 5-3 4-3"
deal.B = "6-5 4-1 4-0 3-2 2-0 1-0"
deal.C = "5-4 5-2 3-3 3-0 2-2 0-0"
yard = "6-2 6-3 5-0 5-5 5-1 3-1 2-1 1-1 4-2 4-4"
play = """
C:5-4 A:5-3L B:4-0R C:3-3L A:4-3L*10 B:4-1L C:3-0R*10 A:6-1L*15
B:3-2R C:5-2R A:6-6L B:6-5L C:+6-2 C:+6-3 C:6-3U A:6-4U B:+5-0
B:5-0L C:0-0L A:6-0L
"""
end = "out"
winner = "A"
delta = { A = 40, B = 0, C = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-0 4-4 4-0 2-1 1-0"
deal.B = "6-5 4-3 4-2 2-0 1-1 0-0"
deal.C = "6-6 6-2 5-2 4-1 3-2 2-2"
yard = "5-4 3-0 6-4 5-5 5-3 6-0 5-1 3-3 3-1 6-1"
play = """
A:6-3 B:6-5L C:5-2L*5 A:2-1L B:1-1L*5 C:4-1L A:4-4L B:4-3L C:3-2L
A:1-0U B:4-2L C:+5-4 C:5-4L A:5-0L B:0-0L C:+3-0 C:3-0L A:4-0U
"""
end = "out"
winner = "A"
delta = { A = 25, B = 5, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-0 4-4 3-3 0-0"
deal.B = "6-5 4-2 3-2 3-0 2-2 1-0"
deal.C = "6-3 5-4 5-3 4-3 4-1 2-0"
yard = "5-5 6-0 3-1 5-2 6-4 2-1 5-1 1-1 6-1 4-0"
play = """
A:6-6 B:6-5L C:6-3R*20 A:5-0L*15 B:3-0L C:5-3L*20 A:3-3R B:3-2R
C:5-4L A:4-4L B:4-2R C:4-3L A:6-2U*15 B:2-2U C:4-1R A:+5-5 A:+6-0
A:6-0D B:1-0D
"""
end = "out"
winner = "B"
delta = { A = 30, B = 10, C = 40 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-2 5-1 4-2 2-0 1-0"
deal.B = "6-6 6-5 6-2 5-5 4-0 3-3"
deal.C = "5-4 4-1 3-2 3-0 2-2 2-1"
yard = "5-0 0-0 6-0 3-1 6-1 4-4 4-3 5-3 6-4 1-1"
play = """
B:6-6 C:+5-0 C:+0-0 C:+6-0 C:6-0L A:2-0L B:6-5R C:3-2L*20 A:6-3L
B:5-5R C:5-4R A:4-2R*20 B:6-2R C:+3-1 C:+6-1 C:6-1L A:5-1L B:+4-4
B:+4-3 B:+5-3 B:5-3L C:3-1L A:1-0L B:4-0L C:4-1L A:+6-4 A:6-4R
B:4-3R C:2-1L A:5-2L*20
"""
end = "out"
winner = "A"
delta = { A = 65, B = 0, C = 20 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-5"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "B"
ranks = { A = 4, B = 1, C = 2, D = 2 }
score = { A = 115, B = 165, C = 125, D = 125 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-5"
commitment = "c7f345024ccb607c9437fcf7726b1ff38f87ff0d390ddcc82ef96753ab1d8885"
secret = "1e17ab2f1970be1504e68597fd2f35fab8f4d726529db870b2a9c1bb4e72d6cb"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 5-2 4-2 1-1"
deal.B = "6-6 5-4 5-1 4-3 4-1"
deal.C = "6-4 6-2 3-1 2-1 0-0"
deal.D = "6-1 5-3 3-0 2-0 1-0"
yard = "4-0 3-2 3-3 6-5 6-0 5-0 4-4 2-2"
play = """
D:6-1 A:1-1R B:6-6L C:6-2L D:2-0L A:+4-0 A:4-0L B:4-1R*10 C:6-4L
D:1-0U A:4-2R B:5-1D C:2-1R D:3-0U*15 A:6-3U B:5-4D C:3-1R D:5-3R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 10, C = 0, D = 40 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-4 4-4 3-3 3-2"
deal.B = "6-3 5-5 5-0 3-0 1-1"
deal.C = "6-0 5-2 5-1 4-3 2-0"
deal.D = "6-6 4-2 4-1 2-1 0-0"
yard = "6-4 3-1 6-2 1-0 2-2 6-1 4-0 5-3"
play = """
D:6-6 A:6-5L B:6-3R*20 C:6-0U D:0-0U A:3-3R B:3-0U*20 C:5-2L
D:4-2L A:3-2R*15 B:+6-4 B:6-4L C:2-0R*15 D:+3-1 D:3-1U A:+6-2
A:6-2D B:1-1U*10 C:5-1U D:2-1D A:5-4U B:5-0R C:4-3U*15
"""
end = "out"
winner = "C"
delta = { A = 15, B = 50, C = 55, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 3-3 2-0 1-1 1-0"
deal.B = "6-4 5-5 5-0 4-4 3-2"
deal.C = "4-2 4-1 4-0 3-0 0-0"
deal.D = "6-0 5-1 4-3 2-2 2-1"
yard = "6-1 6-3 5-3 6-2 5-2 6-6 6-5 3-1"
play = """
C:4-1*5 D:4-3L A:3-3L B:3-2L C:4-2L D:5-1R*15 A:5-4R B:6-4L C:4-0R
D:6-0L A:2-0L B:5-0R C:3-0U*10 D:2-2L A:1-0U B:5-5R C:+6-1 C:6-1U
D:2-1L*20
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 15, D = 45 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-0 5-5 4-2 4-0"
deal.B = "6-4 6-3 4-3 3-1 2-2"
deal.C = "6-1 5-2 5-0 1-1 0-0"
deal.D = "4-4 3-3 3-0 2-0 1-0"
yard = "5-4 6-5 4-1 6-2 5-3 5-1 2-1 3-2"
play = """
D:4-4 A:4-2L*10 B:6-4R C:6-1R D:2-0L A:4-0U*5 B:4-3D C:1-1R*5
D:3-0L A:6-0U B:3-1R*15 C:+5-4 C:+6-5 C:6-5U D:3-3L A:5-5U
B:6-3R*25 C:5-0U*15 D:1-0U
"""
end = "out"
winner = "D"
delta = { A = 15, B = 40, C = 20, D = 30 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-3 5-1 4-0 3-1"
deal.B = "6-3 6-1 4-3 2-0 0-0"
deal.C = "6-6 5-2 4-4 2-2 1-0"
deal.D = "6-4 6-2 4-2 3-3 1-1"
yard = "3-0 6-0 5-4 4-1 2-1 6-5 5-0 3-2"
play = """
D:6-4*10 A:4-0R B:6-3L C:1-0R D:3-3L A:5-1R B:4-3L*15 C:4-4L
D:4-2L A:5-5R B:2-0L C:5-2R D:6-2R A:3-1U*10 B:6-1U*15 C:6-6R
D:+3-0 D:3-0L A:5-3D
"""
end = "out"
winner = "A"
delta = { A = 15, B = 30, C = 0, D = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-0 2-2 1-1"
deal.B = "6-5 5-1 4-0 3-1 3-0"
deal.C = "6-1 5-5 4-3 2-1 1-0"
deal.D = "6-4 5-3 3-3 3-2 2-0"
yard = "5-4 0-0 6-6 4-1 4-2 5-2 6-0 4-4"
play = """
A:1-1 B:3-1L*5 C:1-0R*5 D:5-3L A:5-0L B:3-0L*5 C:6-1U*10 D:3-3L
A:6-2U B:5-1D C:2-1U D:3-2L A:2-2L*10 B:6-5D C:+5-4 C:+0-0 C:0-0R
D:2-0L A:6-3D
"""
end = "out"
winner = "A"
delta = { A = 50, B = 10, C = 15, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-1 4-2 3-0 2-0"
deal.B = "6-4 6-2 5-5 5-3 3-1"
deal.C = "5-2 4-3 3-3 2-1 1-1"
deal.D = "6-5 5-4 5-0 4-1 3-2"
yard = "6-0 2-2 1-0 6-3 4-0 4-4 0-0 6-6"
play = """
A:4-2 B:6-2R*10 C:4-3L D:3-2L A:2-0L B:6-4R C:+6-0 C:6-0L*10
D:6-5L A:5-1L*5 B:3-1L C:3-3L*10 D:5-4R A:3-0L B:5-5R C:5-2R
D:5-0L A:+2-2 A:2-2R*15 B:5-3L
"""
end = "out"
winner = "B"
delta = { A = 20, B = 25, C = 20, D = 0 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-6"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 190, B = 165 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-6"
commitment = "d8dbdbc35258dd37bf4de05555c138475a15971ac6f783d875888425e32e9347"
secret = "007077f473275efdb79b9464b4a1d3ea974b6abbfe4cc674ed98f9e328576b0e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 5-0 4-1 3-2 2-2 1-0"
deal.B = "6-4 6-1 5-5 4-3 4-2 2-1 0-0"
yard = "4-0 6-5 5-3 3-3 6-0 1-1 6-3 3-0 5-1 3-1 6-2 2-0 5-4 4-4"
play = """
A:5-0*5 B:5-5L*10 A:5-2L B:0-0R A:3-2L B:4-3L A:1-0R*15 B:6-1R*20
A:6-6R B:6-4R A:4-1L*15 B:4-2R A:2-2R*15
"""
end = "out"
winner = "A"
delta = { A = 55, B = 30 }

[[match.hand]]
opener = "A"
deal.A = "5-3 4-4 4-2 3-2 2-1 2-0 1-1"
deal.B = "6-6 6-4 6-2 5-5 5-4 5-1 2-2"
yard = "5-2 3-3 1-0 4-3 3-0 6-0 4-1 3-1 6-5 6-1 0-0 5-0 4-0 6-3"
play = """
A:3-2*5 B:6-2R A:5-3L B:5-4L*10 A:4-4L B:6-6R*20 A:4-2L B:6-4R
A:2-1L B:5-1L A:+5-2 A:5-2L B:2-2L A:2-0L B:+3-3 B:+1-0 B:1-0L
A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 20, B = 30 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-5 5-2 2-1 1-1 1-0"
deal.B = "6-2 6-1 5-4 4-4 4-1 2-2 0-0"
yard = "6-0 6-4 6-5 3-3 5-3 4-0 3-1 5-1 2-0 4-3 3-0 4-2 5-0 3-2"
play = """
A:5-5*10 B:5-4L A:5-2R B:6-2R*20 A:6-6R B:4-4L*30 A:6-3R B:4-1L
A:2-1L*15 B:2-2L A:+6-0 A:+6-4 A:+6-5 A:6-5U B:6-1U A:1-1U B:+3-3
B:3-3R A:1-0U*15 B:0-0U*15
"""
end = "out"
winner = "B"
delta = { A = 40, B = 80 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-5 5-2 4-3 3-0 1-0"
deal.B = "6-2 5-4 5-0 3-3 3-2 2-1 1-1"
yard = "4-0 2-2 6-4 6-3 5-3 3-1 5-1 2-0 6-0 4-2 4-1 4-4 6-6 0-0"
play = """
B:3-2*5 A:4-3L B:6-2R*10 A:6-1R*5 B:5-4L A:1-0R*5 B:5-0R*10
A:5-5L*15 B:+4-0 B:+2-2 B:+6-4 B:+6-3 B:+5-3 B:5-3R A:5-2L*15
B:3-3R A:6-5U B:6-3U A:3-0R*10
"""
end = "out"
winner = "A"
delta = { A = 75, B = 25 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-7"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 175, B = 105, C = 85 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-7"
commitment = "0c3b5b1f77ad5ba6e00e0be58b41fc5bb4c83b434e7874a93636fed74adfe804"
secret = "546f25c2f17f25e57ca8364f6f973249ab6f38fe61051f2db6aae66167b846e1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 5-3 5-2 5-1 4-1"
deal.B = "6-4 6-2 6-0 5-4 3-2 2-1"
deal.C = "6-6 6-1 5-0 4-4 4-0 3-3"
yard = "2-0 1-0 4-2 2-2 0-0 1-1 3-0 6-3 3-1 4-3"
play = """
B:6-4*10 C:6-1L*5 A:4-1R B:2-1L C:+2-0 C:2-0L A:5-1R*5 B:6-0L
C:6-6L A:5-3R*15 B:6-2L C:3-3R*20 A:5-2L B:5-4L C:4-0L A:6-5U
B:3-2R
"""
end = "out"
winner = "B"
delta = { A = 20, B = 35, C = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 6-0 5-5 5-3 1-0"
deal.B = "6-4 5-2 5-1 5-0 4-1 0-0"
deal.C = "6-2 5-4 4-3 3-1 2-0 1-1"
yard = "2-1 4-4 4-0 3-2 2-2 3-0 4-2 3-3 6-5 6-3"
play = """
B:6-4*10 C:6-2L A:+2-1 A:2-1L*5 B:5-1L C:5-4R*10 A:5-5L*15 B:5-2L
C:2-0L*15 A:6-0L B:5-0R C:+4-4 C:+4-0 C:4-0R*20 A:6-1L*15 B:4-1L
C:4-3L A:5-3U*15 B:+3-2 B:3-2L C:3-1U A:1-0U B:0-0U
"""
end = "out"
winner = "B"
delta = { A = 50, B = 30, C = 45 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-4 5-2 3-3 3-2"
deal.B = "6-5 5-5 4-3 3-1 2-2 2-0"
deal.C = "6-4 5-1 4-2 4-1 4-0 1-0"
yard = "6-2 4-4 6-6 3-0 5-3 5-0 0-0 2-1 6-0 1-1"
play = """
B:6-5 C:5-1R A:6-1R B:+6-2 B:6-2L C:6-4R A:5-4R B:2-2L C:4-2L
A:5-2R*10 B:4-3L C:+4-4 C:+6-6 C:+3-0 C:3-0L A:3-2R B:2-0L C:+5-3
C:5-3R A:+5-0 A:5-0R B:+0-0 B:0-0R C:1-0R A:+2-1 A:2-1R B:+6-0
B:+1-1
"""
end = "blocked"
winner = "A"
delta = { A = 60, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 5-0 4-3 0-0"
deal.B = "5-5 4-1 3-1 3-0 2-2 2-1"
deal.C = "6-1 5-2 5-1 4-4 4-2 4-0"
yard = "6-2 3-3 1-0 1-1 5-4 6-5 5-3 3-2 2-0 6-0"
play = """
A:6-4*10 B:4-1R C:5-1R A:6-6L B:5-5R C:6-1L A:6-3U*20 B:3-1L
C:5-2R A:4-3L*15 B:2-2R C:4-2L*15 A:+6-2 A:6-2D B:2-1L*10 C:+3-3
C:3-3U A:+1-0 A:1-0L B:3-0L*15
"""
end = "out"
winner = "B"
delta = { A = 45, B = 40, C = 15 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-8"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 4, C = 1, D = 2 }
score = { A = 130, B = 35, C = 165, D = 160 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-8"
commitment = "2ed632acda294d1cde24ab51b9ba28123cf5fff64a6d62cbb380805ce36b6f4b"
secret = "8d84ace064216d18a231b10ca6491c0025942209f8fdf81eb27b96d64d7192df"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-0 5-4 5-1 4-1 2-0"
deal.B = "6-5 6-4 6-1 3-1 2-2"
deal.C = "6-6 4-4 3-2 1-0 0-0"
deal.D = "6-3 6-2 5-3 4-3 4-2"
yard = "4-0 5-5 1-1 3-0 3-3 5-2 2-1 5-0"
play = """
D:6-3 A:6-0L B:3-1R C:1-0L D:+4-0 D:+5-5 D:+1-1 D:1-1L A:5-1L
B:6-1U C:6-6U D:5-5L A:5-4L B:6-5U C:4-4L*15 D:4-3L*10 A:4-1R
B:6-4R*15 C:3-2L D:6-2R*10 A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 20, B = 15, C = 15, D = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-1 3-2 3-0"
deal.B = "6-5 5-4 5-2 4-2 0-0"
deal.C = "6-0 4-3 4-0 2-1 1-1"
deal.D = "5-3 5-1 5-0 4-4 3-3"
yard = "5-5 6-2 6-6 3-1 2-2 4-1 2-0 1-0"
play = """
A:6-4*10 B:4-2R C:6-0L D:5-0L A:3-2R B:5-4L C:4-3L D:3-3L
A:6-3L*15 B:6-5L C:+5-5 C:5-5L D:5-1L*10 A:6-1L*15 B:+6-2 B:6-2L
C:2-1L*10 D:5-3R A:3-0U
"""
end = "out"
winner = "A"
delta = { A = 60, B = 0, C = 10, D = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-5 5-0 3-1"
deal.B = "6-0 3-2 3-0 2-2 2-0"
deal.C = "5-1 4-3 3-3 2-1 0-0"
deal.D = "6-3 6-2 6-1 4-2 4-0"
yard = "1-0 4-4 5-2 4-1 5-4 5-3 6-6 1-1"
play = """
A:6-5 B:6-0L*5 C:0-0L*5 D:4-0L A:6-4L B:3-0U C:4-3U*15 D:6-1L*10
A:3-1L B:2-0D C:5-1R*10 D:4-2U A:+1-0 A:1-0R B:3-2U C:3-3L
D:6-2D*15 A:5-0R*20 B:+4-4 B:+5-2 B:5-2R C:2-1R
"""
end = "out"
winner = "C"
delta = { A = 20, B = 5, C = 60, D = 25 }

[[match.hand]]
opener = "C"
deal.A = "6-4 4-3 3-3 3-0 2-0"
deal.B = "6-5 6-3 6-1 4-1 2-2"
deal.C = "5-5 5-0 4-0 3-1 2-1"
deal.D = "6-2 5-4 5-3 5-2 1-0"
yard = "0-0 3-2 4-4 6-0 6-6 5-1 1-1 4-2"
play = """
C:5-5*10 D:5-2L A:2-0L*10 B:6-5R C:4-0L*20 D:5-4L A:6-4R B:4-1R
C:5-0L D:1-0R*10 A:3-0L B:6-3L C:+0-0 C:0-0R D:6-2L A:+3-2 A:3-2L
B:+4-4 B:+6-0 B:6-0R C:3-1L D:5-3U*15
"""
end = "out"
winner = "D"
delta = { A = 10, B = 0, C = 30, D = 60 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-5 5-1 3-1 3-0"
deal.B = "6-2 5-4 5-2 2-2 2-1"
deal.C = "6-6 6-3 6-0 4-1 1-0"
deal.D = "5-0 4-3 4-0 2-0 1-1"
yard = "0-0 4-2 5-3 4-4 3-3 6-1 3-2 6-5"
play = """
D:5-0*5 A:5-5L*10 B:5-4L C:6-0R*20 D:4-0L A:3-0L B:6-2R*15 C:6-3L
D:2-0R A:6-4L B:5-2U C:4-1L D:1-1L A:5-1L B:2-1U C:1-0U*10 D:+0-0
D:0-0R*10 A:+4-2 A:+5-3 A:5-3L B:+4-4 B:+3-3 B:3-3L C:+6-1 C:+3-2
C:3-2L D:+6-5 D:6-5D A:4-2L*10 B:4-4L C:6-6D*20 D:4-3L*15
"""
end = "out"
winner = "D"
delta = { A = 20, B = 15, C = 50, D = 45 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-9"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 80, B = 210 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-9"
commitment = "80c426a5887c532488dea02ea231a5022ba1170fe46c526b4f191b9d8e3fe3a7"
secret = "c13c3d3facbf1c1793c642e58c2b6f1f0dc03b1ed60d2937b5b8a57fddc04936"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-1 6-0 4-3 3-3 1-0"
deal.B = "6-6 5-4 5-3 4-2 4-1 3-1 1-1"
yard = "3-2 3-0 6-3 4-4 4-0 5-1 6-4 5-2 2-0 2-1 2-2 5-5 5-0 0-0"
play = """
B:4-1*5 A:6-1R*10 B:6-6R A:6-0R B:5-4L A:6-5U B:5-3L A:4-3L*15
B:4-2L A:6-2D B:+3-2 B:3-2L*10 A:1-0R B:3-1L A:+3-0 A:+6-3 A:+4-4
A:+4-0 A:+5-1 A:5-1U*5 B:1-1L
"""
end = "out"
winner = "B"
delta = { A = 30, B = 45 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-1 5-0 4-4 3-2 1-1 0-0"
deal.B = "6-3 6-1 5-5 5-2 4-3 2-0 1-0"
yard = "6-2 6-6 4-2 6-0 2-2 6-4 3-1 3-3 3-0 2-1 6-5 5-3 4-0 4-1"
play = """
B:5-5*10 A:5-0L*10 B:5-2R A:5-1U B:2-0L*10 A:1-1U B:6-1U*15 A:3-2L
B:6-3L A:5-4D B:4-3D A:+6-2 A:6-2R B:+6-6 B:6-6L A:+4-2 A:+6-0
A:6-0R B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 10, B = 50 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-1 6-0 5-2 4-4 2-0"
deal.B = "6-3 5-4 5-0 4-3 3-2 2-2 1-0"
yard = "4-2 3-3 6-2 4-0 0-0 3-0 4-1 5-1 2-1 6-6 5-3 1-1 5-5 3-1"
play = """
B:5-0*5 A:2-0R B:5-4L A:4-4L*10 B:4-3L A:5-2R B:3-2L*15 A:6-5R
B:6-3R A:6-4U*15 B:2-2L A:6-1U B:1-0U
"""
end = "out"
winner = "B"
delta = { A = 25, B = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 4-2 4-1 4-0 2-2 2-1"
deal.B = "6-6 5-5 5-1 5-0 4-4 3-2 3-1"
yard = "5-4 5-2 2-0 6-5 5-3 6-1 1-0 3-0 1-1 3-3 0-0 6-4 4-3 6-3"
play = """
B:5-5*10 A:+5-4 A:5-4L B:5-1R*15 A:4-2L B:3-1R*15 A:6-2L B:6-6L*25
A:6-0L B:5-0L A:+5-2 A:5-2U*15 B:3-2R A:2-2R B:+2-0 B:2-0R A:2-1U
B:+6-5 B:6-5L A:4-0R B:4-4R*20
"""
end = "out"
winner = "B"
delta = { A = 15, B = 90 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-10"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 185, B = 195, C = 105 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-10"
commitment = "d750f809689ef2b96639dc00f7827a6e68314d1c4216d87ecb8916c434899c2b"
secret = "0bbe8204841fbfa75f499e54ccf7f53cadc2ce8e65f4ae5ecc4c0eec898943f8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-0 5-1 3-1 2-2 2-1 2-0"
deal.B = "5-2 4-1 4-0 1-1 1-0 0-0"
deal.C = "6-6 6-5 6-3 5-4 5-0 3-3"
yard = "4-4 6-4 5-5 4-2 6-1 5-3 6-2 3-0 4-3 3-2"
play = """
C:6-6 A:6-0L B:1-0L C:6-5R A:3-1L*20 B:5-2R C:6-3L*20 A:2-2R
B:+4-4 B:+6-4 B:6-4L*20 C:5-4L A:5-1L B:4-1L*20 C:+5-5 C:+4-2
C:4-2L A:2-1R*15 B:1-1R C:+6-1 C:6-1R*20 A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 70, B = 40, C = 40 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-0 4-0 3-1 0-0"
deal.B = "6-2 5-4 4-2 2-2 2-0 1-1"
deal.C = "6-1 5-1 3-3 3-2 3-0 2-1"
yard = "6-4 1-0 4-1 5-2 5-3 4-4 6-3 5-5 4-3 6-0"
play = """
A:5-0*5 B:2-0R C:5-1L A:3-1L*5 B:2-2R C:3-3L*10 A:+6-4 A:+1-0
A:+4-1 A:+5-2 A:5-2R*15 B:5-4R C:3-2L*10 A:6-4R B:6-2R C:2-1L
A:4-1L*10 B:4-2L C:+5-3 C:+4-4 C:+6-3 C:+5-5 C:+4-3 C:+6-0
"""
end = "blocked"
winner = "B"
delta = { A = 35, B = 85, C = 20 }

[[match.hand]]
opener = "B"
deal.A = "4-4 4-3 3-3 3-0 2-0 1-0"
deal.B = "6-5 6-3 6-2 6-1 6-0 5-2"
deal.C = "6-6 6-4 5-3 5-1 3-2 1-1"
yard = "0-0 4-2 2-1 5-4 5-5 2-2 5-0 4-0 3-1 4-1"
play = """
B:6-5 C:6-6L A:+0-0 A:+4-2 A:+2-1 A:+5-4 A:5-4R B:6-3L C:5-3L
A:4-4R*25 B:6-1U*20 C:5-1L A:1-0L*15 B:6-0L C:6-4L A:2-1U*20
B:6-2U C:+5-5 C:+2-2 C:+5-0 C:+4-0 C:4-0L*20 A:0-0L*20 B:+3-1
B:+4-1 B:4-1R C:5-0L A:pass B:3-1R*20 C:5-5L*25 A:4-3R B:5-2L
"""
end = "out"
winner = "B"
delta = { A = 80, B = 70, C = 45 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-11"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 4, C = 3, D = 2 }
score = { A = 150, B = 5, C = 15, D = 100 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-11"
commitment = "0af688c78475e8895dfd4aae12ab82b24422992cdd12ff8e27f1628f239af06b"
secret = "b077fb064ee3f1e827c79f6e1862cd31425ac6e5d593480bf017f59b56f5c7d5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 3-1 2-1 1-0"
deal.B = "6-0 5-5 5-0 4-3 3-3"
deal.C = "6-5 6-2 5-3 4-2 2-0"
deal.D = "6-6 4-4 4-1 3-0 1-1"
yard = "2-2 5-2 3-2 5-1 6-3 4-0 5-4 0-0"
play = """
D:4-1*5 A:6-1R*10 B:4-3L C:5-3L D:6-6R A:6-4R B:5-5L C:6-5L D:4-4R
A:+2-2 A:+5-2 A:+3-2 A:+5-1 A:+6-3 A:6-3L B:3-3L C:6-2U D:3-0L
A:2-1U*15 B:6-0L C:4-2R*15 D:1-1U
"""
end = "out"
winner = "D"
delta = { A = 25, B = 0, C = 15, D = 40 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-4 5-0 4-2 2-0"
deal.B = "6-2 6-1 5-1 3-0 1-0"
deal.C = "6-3 5-3 4-4 4-1 0-0"
deal.D = "6-5 6-4 5-2 2-2 1-1"
yard = "2-1 5-5 4-0 3-2 4-3 3-1 3-3 6-0"
play = """
D:6-4*10 A:6-6L B:6-2L C:4-4R D:5-2L*25 A:5-0L*20 B:3-0L C:6-3L
D:6-5L*25 A:5-4L B:6-1U C:4-1U D:+2-1 D:+5-5 D:+4-0 D:4-0L
A:2-0L*20 B:+3-2 B:3-2L C:5-3L D:5-5L A:4-2R
"""
end = "out"
winner = "A"
delta = { A = 55, B = 0, C = 0, D = 60 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-3 4-3 4-0 1-0"
deal.B = "6-3 6-0 5-2 4-1 3-1"
deal.C = "6-6 6-1 5-4 2-2 2-0"
deal.D = "6-4 5-1 5-0 4-2 0-0"
yard = "3-2 3-3 6-2 3-0 4-4 1-1 5-5 2-1"
play = """
A:5-3 B:5-2L*5 C:2-2L D:4-2L A:4-3L*10 B:6-3L C:6-6L D:6-4L A:4-0L
B:6-0L C:6-1L D:5-1L A:6-5L B:3-1R C:2-0U D:5-0U A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 25, B = 5, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-1 4-3 4-1 3-2 3-0"
deal.B = "6-6 5-3 4-0 1-0 0-0"
deal.C = "6-2 5-2 4-4 4-2 3-3"
deal.D = "6-4 6-1 5-5 5-0 3-1"
yard = "2-1 5-4 6-0 1-1 6-3 6-5 2-0 2-2"
play = """
A:3-2*5 B:5-3L C:6-2R D:5-5L A:5-1L B:1-0L C:5-2U D:6-4R A:4-3R*10
B:4-0L C:4-2U D:5-0D A:3-0R B:0-0R C:4-4L D:+2-1 D:+5-4 D:5-4L
A:4-1U
"""
end = "out"
winner = "A"
delta = { A = 45, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-12"
seats = { A = "first", B = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 150, B = 155 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-12"
commitment = "ae8a56a45e450f5fed4a9d0a5826c32ae12654a895fd30465e83f5372c7d140e"
secret = "107f2cfecede800be03462f1e0dca8861ea398c0db45392deb4bdb49e31b0317"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 4-4 4-2 3-3 3-1 2-1"
deal.B = "6-3 6-2 5-4 5-1 4-0 2-0 1-1"
yard = "6-0 5-3 1-0 0-0 5-0 4-3 3-0 6-6 6-1 5-2 6-4 2-2 3-2 4-1"
play = """
A:6-5 B:5-1R A:3-1R B:6-3R A:+6-0 A:6-0L B:6-2R A:4-2R B:2-0L
A:2-1L*5 B:5-4R A:5-5R B:1-1L A:+5-3 A:5-3R*15 B:+1-0 B:1-0L
A:3-3R B:4-0L*20
"""
end = "out"
winner = "B"
delta = { A = 20, B = 30 }

[[match.hand]]
opener = "B"
deal.A = "5-5 4-3 4-1 4-0 3-3 2-2 2-1"
deal.B = "6-3 6-2 6-0 5-3 5-0 2-0 1-1"
yard = "6-1 1-0 3-0 4-2 5-4 5-1 5-2 6-4 0-0 6-6 6-5 3-2 3-1 4-4"
play = """
B:1-1 A:4-1L B:+6-1 B:6-1R A:4-3L B:5-3L A:5-5L B:6-2R A:2-2R
B:5-0L A:4-0L*10 B:2-0R A:2-1U B:6-0R A:+1-0 A:1-0D B:6-3R
"""
end = "out"
winner = "B"
delta = { A = 10, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-1 3-3 3-0 2-2 2-1"
deal.B = "6-6 5-4 5-2 5-1 4-3 3-1 1-1"
yard = "6-5 5-5 0-0 5-3 3-2 2-0 6-4 1-0 4-1 4-2 5-0 4-4 4-0 6-0"
play = """
B:3-1 A:6-3L B:1-1R A:6-2L B:5-1R A:2-2L B:5-4R*10 A:2-1L B:4-3R
A:6-1L B:6-6L A:3-3R*20 B:+6-5 B:6-5L A:3-0R
"""
end = "out"
winner = "A"
delta = { A = 25, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-3 4-3 4-1 4-0 2-1 2-0 1-1"
deal.B = "6-6 6-4 5-4 5-3 5-1 5-0 3-2"
yard = "4-2 6-0 6-2 5-2 1-0 5-5 0-0 6-1 3-0 4-4 2-2 3-1 3-3 6-5"
play = """
A:6-3 B:6-4L A:4-3L B:3-2L*5 A:2-1L B:5-3R A:4-1L B:5-4R A:4-0L
B:5-0L A:+4-2 A:4-2R B:5-1L A:1-1L B:+6-0 B:+6-2 B:6-2R A:+5-2
A:+1-0 A:1-0L B:6-6R A:2-0L B:6-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-5 5-4 3-0 1-0 0-0"
deal.B = "6-6 5-1 5-0 4-2 3-3 2-2 2-1"
yard = "6-5 6-0 2-0 4-0 5-2 3-2 4-4 6-1 5-3 4-3 6-2 4-1 1-1 3-1"
play = """
B:2-1 A:1-0R B:5-0R A:5-5R B:4-2L A:6-4L B:6-6L A:6-3L B:5-1R
A:3-0L B:+6-5 B:6-5U A:0-0L B:+6-0 B:6-0U A:5-4D*5
"""
end = "out"
winner = "A"
delta = { A = 15, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-2 4-2 4-1 3-1 2-2 1-0"
deal.B = "6-1 5-3 5-0 4-3 4-0 1-1 0-0"
yard = "2-1 5-1 3-0 6-5 3-3 6-4 4-4 6-2 6-3 5-4 6-6 3-2 2-0 6-0"
play = """
A:5-5*10 B:5-0L*10 A:1-0L B:5-3R A:4-1L B:4-3L A:3-1L B:1-1L*15
A:5-2U B:6-1L A:4-2U B:4-0U A:+2-1 A:+5-1 A:5-1D*10 B:0-0U*10
"""
end = "out"
winner = "B"
delta = { A = 20, B = 40 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 5-0 4-2 4-0 3-1 3-0"
deal.B = "6-6 5-2 3-3 3-2 2-2 2-1 0-0"
yard = "1-0 6-3 6-5 1-1 6-1 4-3 6-4 4-4 5-4 5-1 6-0 6-2 2-0 4-1"
play = """
B:2-1 A:4-2L*5 B:+1-0 B:1-0R A:4-0L B:0-0L A:5-0L*5 B:5-2L
A:3-0R*5 B:3-2L A:5-3L B:3-3R A:5-5L B:+6-3 B:6-3R A:+6-5 A:6-5L
B:6-6L A:+1-1 A:+6-1 A:6-1L B:+4-3 B:+6-4 B:6-4R*5 A:3-1L B:4-3R
A:+4-4 A:+5-4 A:+5-1 A:+6-0 A:6-0U B:+6-2 B:6-2U A:+2-0 A:2-0U
B:+4-1
"""
end = "blocked"
winner = "B"
delta = { A = 15, B = 30 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 5-1 3-1 2-1 2-0 0-0"
deal.B = "6-6 6-2 4-4 4-1 3-3 2-2 1-1"
yard = "4-0 3-0 1-0 6-0 6-5 3-2 5-0 5-5 4-3 5-2 4-2 6-3 5-3 5-4"
play = """
B:2-2 A:2-1L*5 B:1-1L A:6-1L*10 B:6-2L A:2-0L B:+4-0 B:4-0L
A:6-4L*10 B:6-6L A:+3-0 A:+1-0 A:+6-0 A:6-0L B:+6-5 B:+3-2 B:3-2R
A:3-0L*10 B:3-3L A:3-1L B:4-1L A:+5-0 A:+5-5 A:+4-3 A:4-3L*10
B:+5-2 B:5-2U A:5-5U B:6-5U A:+4-2 A:4-2D B:4-4D*20
"""
end = "out"
winner = "B"
delta = { A = 45, B = 30 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-13"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 30, B = 185, C = 110 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-13"
commitment = "ea6bb2f529af611b6b72f2b7f539b54ac6362ca53a65377dd12ced8e171a0e10"
secret = "3ff799e8e5c409c7bc9f6afb51fe5faaa96101954677f3eaf69fe541f2d94333"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 6-0 5-1 4-0 1-1"
deal.B = "5-5 5-3 5-2 4-3 3-2 0-0"
deal.C = "6-2 4-4 3-3 3-1 2-0 1-0"
yard = "6-5 6-4 4-2 6-6 3-0 4-1 5-0 5-4 2-1 2-2"
play = """
B:5-5*10 C:+6-5 C:6-5L A:6-3L B:5-3L*15 C:+6-4 C:+4-2 C:+6-6
C:+3-0 C:+4-1 C:+5-0 C:5-0R*15 A:4-0R B:5-2L C:4-4R*20 A:5-1U
B:4-3R C:6-2L*15 A:6-1U*20 B:3-2R C:6-6L*25 A:6-0L B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 20, B = 65, C = 75 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-2 5-4 4-0 2-2"
deal.B = "5-3 5-1 5-0 4-3 3-2 0-0"
deal.C = "6-5 6-3 6-0 4-1 3-0 1-1"
yard = "4-2 6-1 2-1 3-1 5-2 3-3 4-4 2-0 1-0 5-5"
play = """
B:5-0*5 C:6-5L A:4-0R*10 B:4-3R C:6-3L A:+4-2 A:+6-1 A:+2-1 A:+3-1
A:3-1L B:5-3R C:1-1L A:5-4R B:5-1L C:4-1R A:2-1R B:3-2R*10 C:3-0R
A:6-1U B:0-0R
"""
end = "out"
winner = "B"
delta = { A = 10, B = 60, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-0 4-4 4-3 2-2"
deal.B = "5-3 5-2 4-1 4-0 3-0 0-0"
deal.C = "6-6 6-1 3-2 3-1 2-1 2-0"
yard = "5-5 6-0 5-1 1-0 1-1 4-2 5-4 6-4 3-3 6-5"
play = """
B:4-1*5 C:6-1R*10 A:6-2R B:5-2R C:+5-5 C:5-5R A:5-0R B:4-0L*10
C:2-0L A:2-2L B:5-3U C:3-1U*10 A:+6-0 A:6-0R B:+5-1 B:5-1U*20
C:6-6R A:6-3R B:3-0R C:2-1L A:+1-0 A:1-0R B:+1-1 B:1-1L C:+4-2
C:+5-4 C:5-4U A:4-4U B:+6-4 B:6-4U C:+3-3 C:+6-5 C:6-5D*15
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 60, C = 35 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-14"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 4, D = 3 }
score = { A = 155, B = 160, C = 95, D = 140 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-14"
commitment = "0e983bb325e5e9ca821b19ad71e5236bfefc97eff41701d310d1b87005b21a67"
secret = "cda16f83520d7890ff9f73e6399277a98cdbb86efefe1751365cb81c7d8864da"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 4-4 3-0 2-1"
deal.B = "6-4 5-3 5-1 4-2 3-1"
deal.C = "6-6 6-5 4-0 2-0 0-0"
deal.D = "6-3 5-5 3-3 1-1 1-0"
yard = "5-4 5-2 4-1 6-1 2-2 4-3 5-0 3-2"
play = """
A:4-4 B:4-2L*10 C:2-0L D:1-0L A:2-1L*10 B:6-4R C:6-6R D:6-3R
A:3-0R*10 B:+5-4 B:5-4U C:4-0R*15 D:5-5U*20 A:6-2L B:5-1U*15
C:6-5L D:1-1U*15 A:+5-2 A:5-2L B:3-1U C:+4-1 C:4-1R*10 D:3-3U
"""
end = "out"
winner = "D"
delta = { A = 20, B = 25, C = 25, D = 50 }

[[match.hand]]
opener = "D"
deal.A = "5-2 3-3 3-2 2-2 0-0"
deal.B = "6-5 6-1 5-4 4-4 1-0"
deal.C = "5-5 5-0 3-1 3-0 2-1"
deal.D = "6-6 6-2 5-3 4-2 2-0"
yard = "4-0 6-0 4-3 5-1 4-1 6-4 6-3 1-1"
play = """
D:2-0 A:5-2L*5 B:6-5L C:5-0R D:5-3R A:3-3R B:6-1L C:3-1L D:+4-0
D:+6-0 D:+4-3 D:4-3R A:3-2L B:4-4R C:2-1L*15 D:4-0R A:0-0R B:1-0L
C:3-0L D:6-0R*15 A:+5-1 A:+4-1 A:+6-4 A:6-4R B:5-4R
"""
end = "out"
winner = "B"
delta = { A = 5, B = 50, C = 15, D = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-1 4-2 3-1 0-0"
deal.B = "6-6 6-3 6-2 5-3 2-1"
deal.C = "4-4 3-3 3-2 2-2 2-0"
deal.D = "6-1 6-0 4-1 3-0 1-0"
yard = "5-2 5-5 1-1 6-5 4-3 4-0 5-4 5-0"
play = """
B:6-6 C:+5-2 C:+5-5 C:+1-1 C:+6-5 C:6-5L D:6-0R A:6-4U*15 B:5-3L
C:3-3L D:6-1D A:5-1D*15 B:6-3L*15 C:2-0R D:4-1U A:4-2R B:6-2L
C:5-2L*15 D:1-0U A:0-0U B:+4-3 B:4-3R C:5-5L D:3-0R*15
"""
end = "out"
winner = "D"
delta = { A = 30, B = 15, C = 15, D = 40 }

[[match.hand]]
opener = "D"
deal.A = "6-0 4-4 4-0 3-1 2-2"
deal.B = "5-4 4-1 2-1 2-0 0-0"
deal.C = "6-4 5-2 5-1 3-3 3-0"
deal.D = "6-5 5-5 5-3 4-2 1-0"
yard = "6-3 6-1 6-6 6-2 3-2 4-3 5-0 1-1"
play = """
D:5-3 A:3-1R B:5-4L*5 C:6-4L D:6-5L A:+6-3 A:+6-1 A:6-1R B:+6-6
B:6-6R C:5-2L D:4-2L A:4-4L*20 B:4-1L C:5-1L D:5-5L A:6-3R*25
B:+6-2 B:6-2U C:3-3R D:+3-2 D:3-2U*25 A:6-0D B:2-0D C:3-0R*15
"""
end = "out"
winner = "C"
delta = { A = 45, B = 5, C = 25, D = 25 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-3 4-2 2-0"
deal.B = "6-6 5-0 4-4 2-2 0-0"
deal.C = "5-4 5-1 4-3 4-1 3-2"
deal.D = "6-0 5-3 5-2 4-0 1-1"
yard = "3-0 3-1 3-3 1-0 2-1 6-1 6-2 5-5"
play = """
C:5-4 D:4-0R*5 A:6-5L B:6-6L C:+3-0 C:3-0R*15 D:5-3R A:6-3L*20
B:5-0R*15 C:4-3L D:6-0R A:6-4R*20 B:4-4L C:4-1L D:1-1L A:4-2R
B:2-2R C:5-1L D:5-2R
"""
end = "out"
winner = "D"
delta = { A = 40, B = 15, C = 15, D = 10 }

[[match.hand]]
opener = "D"
deal.A = "6-6 4-1 3-2 3-0 1-0"
deal.B = "6-4 5-4 5-3 5-2 1-1"
deal.C = "4-4 4-3 2-2 2-0 0-0"
deal.D = "6-5 6-3 6-1 5-1 2-1"
yard = "3-1 4-0 4-2 6-0 6-2 5-0 3-3 5-5"
play = """
D:2-1 A:3-2L B:1-1R*5 C:4-3L D:6-1R A:4-1U*15 B:6-4R C:4-4L D:5-1D
A:+3-1 A:+4-0 A:4-0L B:5-2D*10 C:2-0L D:+4-2 D:4-2L A:+6-0 A:+6-2
A:6-2D B:5-4L C:+5-0 C:5-0L D:6-5D A:6-0L B:5-3D
"""
end = "out"
winner = "B"
delta = { A = 15, B = 50, C = 0, D = 0 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-15"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 160, B = 30 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-15"
commitment = "9f229fcec5ebbf905938b7a519ec41997c17ed6b51015c23524cc318b77552ad"
secret = "a6ecb46fa19e73ce16ddb2e0ba54bb68d80150a03ac1ebaff385aa82c7023088"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 5-0 4-3 3-1 2-1 0-0"
deal.B = "6-6 6-1 5-5 5-2 4-4 2-0 1-0"
yard = "6-4 3-0 3-3 3-2 6-2 1-1 6-0 2-2 4-2 5-1 5-3 4-0 6-5 4-1"
play = """
B:6-6 A:6-3L*15 B:6-1R A:3-1L B:1-0L A:5-0L B:5-5L A:5-4L B:4-4L
A:4-3L B:+6-4 B:6-4U A:2-1R*15 B:5-2R A:+3-0 A:3-0L*15 B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 45, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-3 5-2 5-0 4-2 3-3 2-2"
deal.B = "6-6 5-1 4-0 3-2 3-1 2-0 1-0"
yard = "4-3 5-5 6-0 0-0 6-3 3-0 6-5 2-1 5-4 6-4 4-4 4-1 6-2 1-1"
play = """
B:6-6 A:6-1L B:5-1L A:5-3L*15 B:3-2L A:2-2L B:2-0L A:5-0L B:+4-3
B:+5-5 B:5-5L A:5-2L B:+6-0 B:6-0R A:4-2L B:4-3L*15 A:3-3L
"""
end = "out"
winner = "A"
delta = { A = 25, B = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 6-2 5-3 4-2 2-2"
deal.B = "6-5 5-5 5-4 5-0 4-4 3-2 3-1"
yard = "6-1 4-1 2-0 4-0 2-1 5-1 1-0 1-1 5-2 3-0 3-3 0-0 4-3 6-0"
play = """
A:6-4*10 B:6-5L A:4-2R B:5-5L A:5-3L*15 B:3-2L A:6-2L B:5-4U
A:6-6L B:4-4U A:6-3L B:3-1L A:2-2R
"""
end = "out"
winner = "A"
delta = { A = 30, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-3 5-1 3-3 2-1 0-0"
deal.B = "6-4 6-2 5-5 5-4 5-0 4-2 1-0"
yard = "2-0 1-1 5-2 3-2 6-6 2-2 4-0 6-1 6-5 4-1 3-1 4-4 3-0 4-3"
play = """
A:3-3 B:+2-0 B:+1-1 B:+5-2 B:+3-2 B:3-2L A:2-1L B:1-1L A:5-1L
B:5-5L A:5-3L B:+6-6 B:+2-2 B:+4-0 B:+6-1 B:+6-5 B:+4-1 B:+3-1
B:3-1L A:6-3R B:6-1L A:6-0L B:5-0L A:+4-4 A:+3-0 A:3-0U B:6-5L*15
A:0-0U*15 B:6-6L A:+4-3 A:4-3D B:6-4L A:4-4L
"""
end = "out"
winner = "A"
delta = { A = 60, B = 15 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-16"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 50, B = 120, C = 175 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-16"
commitment = "82453d6649b90dc9438f850b1458814f827fd5c4f00d126bea766718c02de673"
secret = "e5151eeecc121610eab9640789e6b98d298de05a2593ad09da8fba9210c66b10"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 6-0 5-3 2-1 0-0"
deal.B = "6-4 6-3 5-5 4-2 2-2 2-0"
deal.C = "6-5 6-2 4-0 3-1 3-0 1-0"
yard = "3-3 4-3 1-1 3-2 5-2 4-1 5-1 5-0 5-4 4-4"
play = """
B:5-5*10 C:6-5L A:6-6L B:6-3L C:3-0L*10 A:6-0L B:6-4L C:4-0L*10
A:0-0L*10 B:2-0L C:6-2L A:6-1L B:+3-3 B:+4-3 B:+1-1 B:1-1L
C:1-0L*10 A:5-3R B:3-3R C:3-1R
"""
end = "out"
winner = "C"
delta = { A = 10, B = 10, C = 50 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-4 4-3 4-0 2-1 0-0"
deal.B = "6-5 6-1 5-5 5-0 3-0 1-0"
deal.C = "6-0 4-4 3-3 3-1 2-0 1-1"
yard = "6-2 4-1 3-2 5-2 5-3 2-2 6-6 4-2 6-4 5-1"
play = """
C:4-4 A:5-4L B:5-5L C:+6-2 C:+4-1 C:4-1R A:2-1R*20 B:6-5L
C:6-2R*20 A:6-3L B:6-1R C:3-3L*15 A:4-3L B:1-0R C:6-0R A:4-0L
B:3-0L C:3-1L*15 A:+3-2 A:+5-2 A:+5-3 A:+2-2 A:+6-6 A:6-6R B:+4-2
B:4-2U C:1-1L*20 A:5-2U B:5-0U
"""
end = "out"
winner = "B"
delta = { A = 20, B = 20, C = 70 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 5-5 5-2 3-2 2-0"
deal.B = "6-4 5-3 5-1 5-0 4-2 2-1"
deal.C = "6-0 5-4 4-3 2-2 1-1 1-0"
yard = "3-0 0-0 3-3 6-1 6-2 6-5 3-1 4-1 4-0 4-4"
play = """
B:5-0*5 C:5-4L A:2-0R B:2-1R*5 C:4-3L A:6-3L B:5-1R C:6-0L*5
A:5-5R*10 B:5-3R C:1-0L A:3-2R B:4-2R*15 C:1-1L A:5-2U B:6-4R*15
"""
end = "out"
winner = "B"
delta = { A = 10, B = 55, C = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-2 5-1 4-0 1-1"
deal.B = "6-5 5-5 5-3 4-2 2-0 1-0"
deal.C = "6-6 6-3 5-4 4-4 3-0 2-2"
yard = "3-3 3-2 0-0 5-0 4-3 6-0 6-4 2-1 4-1 3-1"
play = """
B:5-5*10 C:5-4L A:4-0L*10 B:1-0L C:+3-3 C:+3-2 C:+0-0 C:+5-0
C:5-0R A:6-1L B:2-0R C:2-2R*20 A:6-2L B:6-5U C:6-6U A:5-2L B:4-2R
C:4-4R*30 A:5-1L B:5-3D
"""
end = "out"
winner = "B"
delta = { A = 10, B = 35, C = 50 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-17"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 3, C = 1, D = 2 }
score = { A = 50, B = 105, C = 180, D = 135 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-17"
commitment = "290e31025fde8db27424b3b9ffd555fc55c0675fa84768b52bbf9a3b1090d5e8"
secret = "a0d944b119cd39a486fadb3e32c27e5846d9a79b8982da3310b65fb8c769b0a0"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-0 5-5 5-4 4-3 3-3"
deal.B = "6-4 6-2 6-1 4-1 3-0"
deal.C = "6-5 5-2 4-4 4-2 3-1"
deal.D = "6-6 5-1 5-0 4-0 1-1"
yard = "1-0 2-0 6-3 2-2 5-3 2-1 3-2 0-0"
play = """
C:4-4 D:4-0L A:4-3R B:6-4U C:3-1R D:5-0L A:6-0U*10 B:6-1R*15
C:6-5L D:6-6L A:5-4D B:6-2L C:4-2L*15 D:5-1D A:+1-0 A:1-0D*10
B:4-1L C:+2-0 C:2-0U D:1-1L*10
"""
end = "out"
winner = "D"
delta = { A = 20, B = 15, C = 15, D = 35 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-1 4-3 3-2 1-1"
deal.B = "6-1 5-4 5-2 4-0 0-0"
deal.C = "4-4 4-1 2-2 2-1 1-0"
deal.D = "6-6 6-3 6-0 5-3 4-2"
yard = "6-4 3-3 6-2 6-5 3-0 2-0 5-0 3-1"
play = """
D:6-6 A:+6-4 A:6-4L B:5-4L C:+3-3 C:+6-2 C:6-2R D:5-3L A:3-2R
B:6-1U C:2-1U D:6-3L A:4-3R B:5-2U C:4-4R*25 D:6-0L A:5-5U B:4-0L
C:4-1L*25 D:4-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 50, D = 20 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-3 4-1 3-2 2-2"
deal.B = "5-4 5-2 5-0 3-3 2-1"
deal.C = "6-3 6-2 4-3 3-0 1-1"
deal.D = "6-6 6-0 5-5 4-4 0-0"
yard = "5-1 3-1 4-2 6-1 1-0 6-4 4-0 2-0"
play = """
D:6-6 A:6-5L B:5-4L C:4-3L*15 D:6-0R*15 A:5-3L B:5-2L C:6-2U*10
D:0-0R*10 A:3-2L B:2-1U*10 C:3-0R D:+5-1 D:5-1U A:+3-1 A:3-1L*15
B:5-0U*10 C:6-3D D:+4-2 D:+6-1 D:6-1L A:+1-0 A:1-0U B:3-3R
"""
end = "out"
winner = "B"
delta = { A = 15, B = 55, C = 25, D = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-0 4-3 3-0 2-0 1-0"
deal.B = "4-4 4-1 3-3 3-1 2-2"
deal.C = "6-5 6-4 5-4 4-2 3-2"
deal.D = "6-2 5-3 5-1 2-1 0-0"
yard = "6-6 5-2 1-1 6-3 6-1 5-0 4-0 5-5"
play = """
B:4-1*5 C:6-4L D:6-2L A:2-0L B:3-1R C:3-2R D:0-0L A:1-0L B:2-2R*5
C:4-2R*5 D:5-1L A:6-0U*15 B:4-4R C:6-5L*20 D:+6-6 D:6-6L A:4-3R
B:3-3R
"""
end = "out"
winner = "B"
delta = { A = 15, B = 35, C = 25, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 4-0 3-0 1-0"
deal.B = "6-6 6-2 6-1 5-3 4-2"
deal.C = "5-5 5-1 4-1 2-1 2-0"
deal.D = "6-4 6-0 4-3 3-1 2-2"
yard = "0-0 5-4 5-0 4-4 1-1 3-2 3-3 5-2"
play = """
B:6-6 C:+0-0 C:+5-4 C:+5-0 C:+4-4 C:+1-1 C:+3-2 C:+3-3 C:+5-2
C:pass D:6-4L A:6-5R B:5-3R C:5-4L*20 D:4-3R A:4-0R B:6-2U
C:2-0R*15 D:2-2R A:6-3D B:4-2R C:3-2U*15 D:3-1U A:1-0U B:pass
C:3-3D*15 D:6-0U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 65, D = 55 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-18"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 190, B = 100 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-18"
commitment = "c58610c9546586d3fa7cdf64344a6d8d3315710a0cadce0f96b3fbe3e6e983a0"
secret = "329190f97139536051b179bfa4a4a1ba498c6d7c1c25418e2aacab8349e54485"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-3 5-4 5-3 5-1 5-0 3-1 1-0"
deal.B = "6-6 5-5 5-2 4-0 3-3 3-2 2-2"
yard = "2-1 6-4 6-5 0-0 4-2 1-1 6-1 3-0 4-4 6-0 4-1 4-3 6-2 2-0"
play = """
A:5-0*5 B:5-5L*10 A:5-4L B:4-0L*10 A:5-3U B:5-2D*5 A:6-3U
B:2-2D*10 A:1-0L B:3-2D*10 A:5-1L B:6-6U*20 A:3-1D
"""
end = "out"
winner = "A"
delta = { A = 10, B = 65 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-1 6-0 5-2 4-4 3-1"
deal.B = "6-4 5-5 4-2 3-3 2-0 1-1 1-0"
yard = "4-3 2-2 2-1 3-2 5-4 5-3 0-0 5-0 4-0 6-2 4-1 5-1 3-0 6-5"
play = """
A:6-6 B:6-4L A:4-4L*20 B:4-2L A:6-1R*15 B:2-0L A:3-1R*15 B:3-3R
A:6-3U*15 B:1-0L A:6-0D*10 B:1-1L A:+4-3 A:4-3R B:+2-2 B:+2-1
B:2-1L A:5-2L
"""
end = "out"
winner = "A"
delta = { A = 90, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 5-4 5-3 4-3 4-0 3-0"
deal.B = "6-3 5-0 3-2 3-1 2-2 2-0 1-0"
yard = "6-0 6-2 5-2 0-0 4-2 6-4 2-1 4-1 4-4 5-1 1-1 5-5 3-3 6-6"
play = """
A:6-5 B:5-0R A:4-0R*10 B:6-3L A:5-4R B:3-2L A:5-3R*5 B:2-0L A:4-3R
B:1-0L*5 A:6-1L*10 B:+6-0 B:6-0L A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 35, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-3 4-0 3-2 2-0 1-1 0-0"
deal.B = "6-6 5-2 5-0 4-3 3-3 3-1 2-1"
yard = "5-1 2-2 4-4 6-5 4-2 5-4 6-1 4-1 6-2 1-0 6-3 6-0 3-0 6-4"
play = """
A:5-5*10 B:5-0L*10 A:0-0L*10 B:5-2R A:5-3U*10 B:3-3U A:2-0L*15
B:3-1U*10 A:3-2L B:2-1R*10 A:1-1R B:4-3L A:4-0L
"""
end = "out"
winner = "A"
delta = { A = 55, B = 30 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-19"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 185, B = 30, C = 155 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-19"
commitment = "5b143e1c3e0b62f3ad484906fcdc3ba39207a123caaa76ff708e8260fc7faaa1"
secret = "00ab1ee8445e9bcfa8c3465be870fdfcd2356cd0d69ab2d4933ae5e537e820cf"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 6-0 5-5 3-2 0-0"
deal.B = "6-6 6-5 4-3 4-2 4-1 3-3"
deal.C = "5-4 5-2 5-1 5-0 4-4 1-0"
yard = "2-1 3-0 6-2 1-1 5-3 6-4 2-0 4-0 2-2 3-1"
play = """
B:6-6 C:+2-1 C:+3-0 C:+6-2 C:6-2L A:6-1R*15 B:4-2L C:2-1R
A:6-3U*15 B:4-3L C:5-2R A:6-0D B:3-3L C:3-0D A:5-5R B:6-5R C:+1-1
C:+5-3 C:5-3U*20 A:3-2L B:+6-4 B:6-4R C:5-4R*15 A:+2-0 A:2-0L
B:+4-0 B:4-0L C:5-0R A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 50, B = 0, C = 35 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-3 4-4 4-3 4-2 2-0"
deal.B = "6-5 6-3 6-1 4-1 4-0 3-3"
deal.C = "6-6 6-4 6-2 5-4 5-1 1-1"
yard = "2-2 3-0 3-1 5-2 2-1 5-5 5-0 0-0 3-2 1-0"
play = """
A:4-4 B:4-1L C:6-4R*15 A:6-0R B:6-1L C:6-2L*10 A:2-0L B:4-0L
C:5-4U A:5-3U B:6-3U C:6-6U*20 A:4-3L B:3-3L C:+2-2 C:+3-0
C:3-0R*25 A:4-2D
"""
end = "out"
winner = "A"
delta = { A = 25, B = 0, C = 70 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-4 5-0 4-4 4-0 3-1"
deal.B = "6-5 5-3 5-1 3-0 2-1 2-0"
deal.C = "6-4 6-1 5-5 5-2 4-3 4-2"
yard = "4-1 2-2 6-3 6-6 6-2 1-0 0-0 1-1 3-3 3-2"
play = """
A:5-0*5 B:6-5L C:6-1L A:4-0R*5 B:5-1L C:5-2L A:4-4R*10 B:2-1L
C:4-2R A:5-4U B:2-0R*10 C:5-5U*15 A:6-0R B:5-3U C:6-4D A:3-1U
"""
end = "out"
winner = "A"
delta = { A = 30, B = 10, C = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 3-3 3-2 2-1 0-0"
deal.B = "6-6 6-4 6-1 5-2 4-3 1-1"
deal.C = "6-2 6-0 5-1 4-2 4-0 2-2"
yard = "1-0 2-0 3-1 3-0 5-4 5-3 5-0 4-4 5-5 4-1"
play = """
A:3-2*5 B:4-3L C:4-2L A:2-1L B:6-1L C:6-0L A:0-0L B:5-2R*5 C:4-0L
A:6-5R*10 B:6-4L C:6-2L A:6-3R*5 B:+1-0 B:1-0U C:5-1U*10 A:3-3R
"""
end = "out"
winner = "A"
delta = { A = 40, B = 5, C = 10 }

[[match.hand]]
opener = "A"
deal.A = "5-5 4-4 4-2 3-2 1-0 0-0"
deal.B = "6-6 6-1 5-1 4-1 4-0 2-2"
deal.C = "5-0 3-3 3-0 2-1 2-0 1-1"
yard = "5-2 6-0 6-4 5-3 3-1 5-4 6-3 6-2 6-5 4-3"
play = """
A:5-5*10 B:5-1L C:2-1L A:4-2L B:4-1L C:5-0R A:1-0L*10 B:4-0L
C:2-0R A:4-4L*20 B:2-2R C:+5-2 C:5-2R A:+6-0 A:+6-4 A:6-4L B:6-6L
C:+5-3 C:5-3U*25 A:3-2U B:6-1L
"""
end = "out"
winner = "B"
delta = { A = 40, B = 15, C = 25 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-20"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 3, C = 2, D = 1 }
score = { A = 80, B = 105, C = 130, D = 175 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-20"
commitment = "a40bbd147501b7d579c5daed15af5cb1062a34b346a88bbc35d86ecd412c3b76"
secret = "1c6e2de0e82fb00e1f6441c1c209a7895eefac90ea434c4f9d7d0e650d5013ce"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 5-0 4-4 4-2 3-1"
deal.B = "6-0 5-1 4-1 3-0 2-0"
deal.C = "5-3 2-2 2-1 1-1 1-0"
deal.D = "6-6 5-4 5-2 4-0 3-3"
yard = "4-3 3-2 6-3 6-4 0-0 6-5 6-1 5-5"
play = """
B:6-0 C:1-0R D:6-6L A:6-2L*15 B:4-1R C:2-2L*20 D:4-0R A:4-2L
B:3-0R C:5-3R D:5-4R*20 A:4-4L B:+4-3 B:4-3L C:+3-2 C:3-2L D:5-2L
A:5-0L B:2-0L C:2-1L D:+6-3 D:6-3U A:3-1L
"""
end = "out"
winner = "A"
delta = { A = 30, B = 0, C = 20, D = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 4-0 3-0 2-0"
deal.B = "6-6 4-3 4-2 3-1 1-1"
deal.C = "6-2 5-5 5-3 1-0 0-0"
deal.D = "6-4 6-1 5-2 4-1 2-1"
yard = "3-2 5-4 2-2 5-1 3-3 4-4 5-0 6-0"
play = """
A:6-5 B:6-6L C:5-3R*15 D:6-1L A:6-3R B:1-1L*20 C:6-2R D:2-1R*15
A:+3-2 A:+5-4 A:+2-2 A:+5-1 A:5-1L B:3-1R*20 C:5-5L*25 D:6-4U
A:5-4L B:4-3L C:+3-3 C:3-3L D:4-1U A:3-2L B:4-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 60, C = 40, D = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-4 5-1 3-0"
deal.B = "6-6 6-3 4-2 3-2 0-0"
deal.C = "6-0 4-4 4-0 2-1 1-0"
deal.D = "5-0 4-3 3-1 2-0 1-1"
yard = "5-3 5-2 4-1 6-2 6-5 3-3 2-2 6-1"
play = """
B:4-2 C:4-4L*10 D:2-0R A:6-4L B:6-3L C:4-0R*15 D:4-3L A:5-4L
B:+5-3 B:5-3L*15 C:+5-2 C:+4-1 C:4-1R D:3-1L*10 A:5-1L B:+6-2
B:+6-5 B:6-5L*15 C:6-0L D:1-1R*10 A:3-0L B:3-2L C:5-2L*15
D:5-0L*10
"""
end = "out"
winner = "D"
delta = { A = 0, B = 30, C = 40, D = 65 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 5-5 5-3 3-1"
deal.B = "5-1 4-4 4-3 3-2 2-0"
deal.C = "6-6 6-5 3-3 2-1 0-0"
deal.D = "4-2 4-1 4-0 3-0 1-0"
yard = "6-1 2-2 5-0 6-0 5-4 5-2 6-3 1-1"
play = """
D:4-1*5 A:6-4L B:5-1R C:6-5L*10 D:+6-1 D:+2-2 D:+5-0 D:5-0L*5
A:5-5R*10 B:2-0L C:2-1L D:1-0L*10 A:5-3R B:4-3R C:0-0L D:4-0R*10
A:+6-0 A:6-0L B:+5-4 B:5-4U*15 C:6-6L D:6-1L*10 A:3-1L B:3-2L
C:+5-2 C:5-2L D:4-2U A:6-2U
"""
end = "out"
winner = "A"
delta = { A = 30, B = 15, C = 10, D = 40 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-4 5-2 1-0"
deal.B = "6-0 5-3 4-4 3-2 3-0"
deal.C = "6-6 6-3 3-3 2-2 2-0"
deal.D = "5-1 5-0 4-2 4-0 2-1"
yard = "6-2 4-1 0-0 1-1 6-5 3-1 4-3 6-1"
play = """
A:6-4*10 B:4-4R C:6-6L*20 D:4-0R*20 A:1-0R B:6-0L C:2-0L D:5-1R*15
A:5-2L B:5-3L C:6-3L D:4-2U A:5-5R B:3-2U C:3-3U D:5-0R A:5-4D
"""
end = "out"
winner = "A"
delta = { A = 20, B = 0, C = 20, D = 35 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-21"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 45, B = 150 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-21"
commitment = "60edec3f6cf4fb30a9f4680baaab82cc070f49fcd98fb8cb73948638d88fbe40"
secret = "8078726b58915787d82a81adf508f93251a8acea4094a4576037645861af4a16"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-1 5-0 4-4 4-2 2-2 2-1 2-0"
deal.B = "6-5 6-4 5-4 5-3 4-1 3-2 0-0"
yard = "6-3 6-6 4-3 3-0 6-2 5-5 3-1 3-3 6-1 4-0 6-0 1-0 1-1 5-2"
play = """
B:6-4*10 A:4-4R B:4-1R*15 A:5-1R B:6-5R*20 A:4-2U B:5-4D A:2-0U
B:5-3D*15 A:5-0U*20 B:3-2D A:2-1D B:+6-3 B:6-3L*15 A:+6-6 A:6-6R
B:+4-3 B:4-3L A:+3-0 A:+6-2 A:6-2R B:+5-5 B:5-5U A:2-2R B:+3-1
B:3-1D A:3-0D
"""
end = "out"
winner = "A"
delta = { A = 20, B = 75 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 6-0 5-4 5-3 3-3 1-1"
deal.B = "6-4 5-5 4-4 4-2 4-1 3-1 3-0"
yard = "5-2 0-0 4-0 1-0 5-0 6-3 6-1 6-6 3-2 2-1 2-0 2-2 5-1 4-3"
play = """
A:6-5 B:5-5R A:5-4R*20 B:6-4L A:5-3U B:4-4L*20 A:3-3U B:4-1R*20
A:1-1R B:4-2L*15 A:6-2L B:3-1R*20 A:6-0L
"""
end = "out"
winner = "A"
delta = { A = 25, B = 75 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-22"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 150, B = 155, C = 100 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-22"
commitment = "9675b983bccde7ef694dc1dc94f77204c29eea434481ec7a827861bf956a090e"
secret = "72b121463e20943255aaaf5e875e63edbd0cb662fda93a27170c5c80b7e46147"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 5-3 4-0 3-2 2-2"
deal.B = "6-6 6-4 6-2 4-3 3-3 0-0"
deal.C = "6-3 5-2 4-1 3-1 2-1 1-1"
yard = "5-1 5-4 5-5 2-0 3-0 4-4 4-2 6-0 5-0 1-0"
play = """
A:3-2*5 B:6-2R C:6-3L A:6-5L B:6-6R C:5-2L A:6-1R*15 B:6-4U C:2-1L
A:4-0U B:0-0U C:4-1L A:+5-1 A:5-1R*15 B:4-3L C:3-1L A:5-3R*10
B:3-3R
"""
end = "out"
winner = "B"
delta = { A = 45, B = 5, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 4-3 3-3 2-2 2-1 1-0"
deal.B = "6-3 6-2 5-3 5-1 2-0 0-0"
deal.C = "6-1 5-4 5-2 4-4 4-0 3-0"
yard = "6-5 4-1 4-2 1-1 3-2 5-5 5-0 3-1 6-0 6-4"
play = """
B:0-0 C:4-0L A:1-0R*5 B:5-1R C:5-4L*10 A:+6-5 A:6-5L B:6-3L
C:3-0L*5 A:+4-1 A:+4-2 A:+1-1 A:+3-2 A:+5-5 A:5-5R*10 B:5-3R
C:+5-0 C:5-0L A:4-3R B:2-0U C:5-2L A:4-2L*10 B:6-2U
"""
end = "out"
winner = "B"
delta = { A = 25, B = 50, C = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-0 4-2 4-0 2-0 0-0"
deal.B = "6-5 5-5 5-2 3-1 3-0 1-1"
deal.C = "6-6 6-0 5-4 5-3 4-4 2-2"
yard = "6-2 6-1 1-0 4-1 6-4 3-3 5-1 4-3 3-2 2-1"
play = """
B:5-5*10 C:5-4L A:4-0L*10 B:3-0L C:5-3L*15 A:5-0R*15 B:6-5L C:6-6L
A:6-3L B:5-2U*10 C:6-0R A:4-2U B:3-1L C:4-4U*20 A:+6-2 A:6-2R
B:1-1L
"""
end = "out"
winner = "B"
delta = { A = 25, B = 25, C = 35 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-0 4-3 4-2 3-0 2-0"
deal.B = "6-6 6-2 5-4 5-1 1-0 0-0"
deal.C = "6-5 6-4 6-1 5-5 4-4 2-2"
yard = "6-0 3-2 2-1 4-0 1-1 5-3 3-3 4-1 6-3 3-1"
play = """
B:6-6 C:6-5L A:5-2L B:6-2L C:6-4L A:4-3L*15 B:+6-0 B:6-0R*15
C:6-1U*10 A:5-0R*15 B:5-1U C:5-5R A:3-0L B:5-4U*20 C:4-4U A:4-2U
B:0-0L C:2-2U*20
"""
end = "out"
winner = "C"
delta = { A = 30, B = 35, C = 35 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-5 4-1 3-3 2-2"
deal.B = "6-2 5-2 5-1 4-2 2-0 1-0"
deal.C = "6-6 5-3 4-0 3-0 1-1 0-0"
yard = "4-4 6-3 6-1 6-0 5-0 5-4 2-1 4-3 3-1 3-2"
play = """
C:6-6 A:6-5L B:5-1L C:1-1L A:6-4R B:4-2R C:+4-4 C:+6-3 C:6-3U
A:4-1L*15 B:6-2D C:4-4L*15 A:3-3U B:2-0R C:4-0L A:2-2D*10 B:1-0L
C:3-0R A:+6-1 A:6-1L B:5-2D*20
"""
end = "out"
winner = "B"
delta = { A = 25, B = 40, C = 15 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-23"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 4, D = 3 }
score = { A = 150, B = 125, C = 90, D = 120 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-23"
commitment = "9190a66b3e4b5004cab4a55bdda4f8ac3d263e544d8ab999be6cda589cd6e07c"
secret = "c4cdb5abeb65ea61b2c8d03f18ece4b754fa0bea0719418b6c6da95464551568"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-3 5-1 4-0 3-2 3-0"
deal.B = "6-5 5-4 5-3 5-0 2-0"
deal.C = "6-4 6-1 2-2 2-1 1-1"
deal.D = "6-6 6-0 5-5 5-2 0-0"
yard = "4-1 1-0 3-1 6-2 3-3 4-3 4-2 4-4"
play = """
C:2-2 D:5-2L A:5-1L*5 B:2-0R*5 C:1-1L D:6-0R A:6-3R B:5-3R
C:6-1L*15 D:5-5R*20 A:3-2U B:6-5L*20 C:2-1D D:+4-1 D:4-1D A:4-0D
B:5-4L C:6-4L
"""
end = "out"
winner = "C"
delta = { A = 5, B = 25, C = 35, D = 20 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 4-3 4-0 1-1"
deal.B = "6-0 5-2 4-4 2-1 2-0"
deal.C = "6-6 6-4 5-0 2-2 0-0"
deal.D = "6-5 6-3 6-1 3-3 1-0"
yard = "5-4 3-0 4-1 3-1 3-2 4-2 5-1 5-3"
play = """
C:0-0 D:1-0L A:4-0R*5 B:2-1L C:2-2L D:+5-4 D:5-4R A:6-2L B:6-0L*5
C:5-0L*10 D:6-5L A:5-5R B:5-2R C:6-6L D:6-3L*5 A:4-3L B:4-4L*10
C:6-4L
"""
end = "out"
winner = "C"
delta = { A = 5, B = 15, C = 25, D = 5 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-3 5-2 3-2 1-0"
deal.B = "6-5 6-4 6-3 5-4 4-4"
deal.C = "6-6 6-0 5-1 4-2 1-1"
deal.D = "5-0 3-1 3-0 2-1 0-0"
yard = "6-1 3-3 2-0 2-2 4-0 6-2 4-1 4-3"
play = """
C:5-1 D:5-0L A:1-0R B:+6-1 B:+3-3 B:+2-0 B:2-0L C:4-2L D:3-0R
A:5-3R B:6-4L C:6-0L*5 D:0-0L*5 A:5-5R*10 B:6-5R C:6-6R D:+2-2
D:+4-0 D:4-0L A:+6-2 A:6-2R B:5-4L C:+4-1 C:+4-3 C:pass D:2-2R
A:5-2R*10
"""
end = "blocked"
winner = "A"
delta = { A = 70, B = 0, C = 5, D = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-4 4-2 0-0"
deal.B = "6-3 6-1 5-0 4-3 3-2"
deal.C = "6-6 6-4 5-3 4-1 2-1"
deal.D = "6-0 5-1 3-1 3-0 2-2"
yard = "4-0 2-0 5-2 3-3 6-2 1-1 1-0 4-4"
play = """
A:5-5*10 B:5-0L*10 C:5-3R D:3-0R*10 A:0-0L*10 B:+4-0 B:4-0L C:4-1L
D:5-1L*15 A:5-4L B:4-3L C:+2-0 C:2-0R*15 D:2-2R A:4-2R B:6-3L*20
C:6-4L D:+5-2 D:5-2U*15 A:6-5D
"""
end = "out"
winner = "A"
delta = { A = 55, B = 30, C = 15, D = 40 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 3-3 3-0 2-2"
deal.B = "6-3 5-0 4-2 3-1 1-0"
deal.C = "6-0 4-4 4-3 3-2 2-1"
deal.D = "6-5 6-2 5-1 4-1 2-0"
yard = "5-5 5-3 0-0 1-1 6-4 6-6 4-0 5-2"
play = """
A:3-3 B:6-3L C:4-3R D:6-5L*15 A:5-4R B:5-0L C:3-2U*10 D:6-2U
A:3-0D B:1-0L C:6-0U D:5-1L*10 A:+5-5 A:5-5L*15 B:+5-3 B:5-3L
C:+0-0 C:0-0U D:2-0U*10 A:2-2U B:3-1L*10 C:2-1L D:+1-1 D:+6-4
D:+6-6 D:+4-0 D:4-0D*15 A:+5-2 A:5-2R B:4-2L
"""
end = "out"
winner = "B"
delta = { A = 15, B = 55, C = 10, D = 50 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-24"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 150, B = 80 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-24"
commitment = "1022781b9efb5610945aa285864e5e1b83c053e7168517f56865659ec04c0e10"
secret = "48e8a8a437a7a203bfeb454c6dcd0dd153c2cb40de3ccd3b3da87f8c54158d20"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-3 5-1 4-1 1-1 0-0"
deal.B = "6-4 6-2 6-1 5-0 4-2 3-2 1-0"
yard = "5-2 2-0 4-0 3-0 3-1 6-5 5-4 3-3 4-3 4-4 6-3 5-5 2-2 2-1"
play = """
A:6-6 B:6-1L A:5-1L B:6-2R A:5-3L B:6-4U*15 A:4-1U B:3-2R A:1-1U
B:1-0U A:6-0U B:+5-2 B:+2-0 B:+4-0 B:+3-0 B:3-0L*15 A:0-0L*15
"""
end = "out"
winner = "A"
delta = { A = 40, B = 30 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 6-1 4-2 3-1 3-0"
deal.B = "5-2 4-0 2-2 2-1 2-0 1-1 0-0"
yard = "5-1 3-2 6-3 3-3 4-1 6-0 5-0 4-4 5-5 4-3 1-0 6-2 5-4 5-3"
play = """
A:6-6 B:+5-1 B:+3-2 B:+6-3 B:6-3L*15 A:3-1L B:2-1L A:4-2L B:4-0L
A:3-0L*15 B:3-2L A:6-5R B:2-2L A:6-4U B:5-2L*20 A:6-1D*15
"""
end = "out"
winner = "A"
delta = { A = 40, B = 35 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-3 5-0 4-3 4-1 3-2 0-0"
deal.B = "6-5 6-2 6-1 5-2 4-2 3-1 3-0"
yard = "1-1 4-4 2-2 5-4 6-0 5-1 6-6 3-3 2-1 2-0 1-0 6-4 5-5 4-0"
play = """
A:6-3 B:3-1R A:4-1R*10 B:6-1L*5 A:4-3R B:3-0R A:5-0R B:6-5R A:+1-1
A:1-1L B:6-2R A:3-2R*5 B:+4-4 B:+2-2 B:+5-4 B:+6-0 B:+5-1
B:5-1L*10 A:5-3L B:+6-6 B:+3-3 B:3-3L A:+2-1 A:2-1U B:2-2U A:+2-0
A:2-0U*10 B:6-0U A:+1-0 A:1-0D*15 B:6-6U A:0-0D
"""
end = "out"
winner = "A"
delta = { A = 70, B = 15 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-25"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 35, B = 170, C = 0 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-25"
commitment = "c53394926b3a5b80845940ee8ae4c431963cc908d4f42d8a6ce5508d42dcbef1"
secret = "f4822f358204fca23c2808381fa9f52690a6117a22419264513ed277939ce659"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 4-4 4-0 3-1 2-2 1-1"
deal.B = "6-4 6-1 5-1 4-3 4-1 1-0"
deal.C = "6-5 5-5 5-2 3-3 3-0 0-0"
yard = "5-0 5-3 2-0 5-4 3-2 6-0 2-1 6-2 4-2 6-6"
play = """
B:6-4*10 C:6-5L A:4-0R*5 B:5-1L C:0-0R A:3-1L B:4-3L C:3-0R A:4-4L
B:4-1L C:3-3R A:1-1L B:6-1L C:+5-0 C:5-0U A:6-3L B:1-0D*15
"""
end = "out"
winner = "B"
delta = { A = 5, B = 45, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 4-4 3-3 3-2 2-1 0-0"
deal.B = "6-6 6-5 6-0 4-1 1-1 1-0"
deal.C = "6-4 6-3 6-2 5-2 5-1 4-0"
yard = "5-0 2-0 3-0 5-3 4-2 4-3 6-1 2-2 5-5 3-1"
play = """
B:4-1*5 C:6-4L A:2-1R B:6-6L C:6-2R A:+5-0 A:+2-0 A:+3-0 A:+5-3
A:+4-2 A:+4-3 A:+6-1 A:6-1L B:1-1L*20 C:5-1L A:5-0L B:6-5R C:5-2R
A:0-0L B:6-0L*20 C:6-3L A:2-0R*15 B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 15, B = 100, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 4-2 4-0 3-2 2-1 2-0"
deal.B = "6-4 5-3 5-1 4-1 3-3 2-2"
deal.C = "6-2 6-0 5-4 3-0 1-1 0-0"
yard = "6-5 1-0 5-0 6-3 4-4 6-1 4-3 5-2 3-1 6-6"
play = """
B:6-4*10 C:6-0L A:2-0L B:4-1R C:6-2L A:2-1R B:2-2R*10 C:+6-5
C:6-5L A:5-5L B:5-1L*5 C:1-1L A:4-2R*10 B:+1-0 B:1-0L C:5-4R
A:4-0L B:5-3R C:3-0R A:3-2U
"""
end = "out"
winner = "A"
delta = { A = 15, B = 25, C = 0 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-26"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 4, D = 3 }
score = { A = 155, B = 80, C = 55, D = 65 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-26"
commitment = "2c2525b53990121253c606c19fe997017879014a615385d715f94e00eff1c347"
secret = "dde2c8351145b0f6f474f1ecc4b5d8c8b72ae6c6d611f770c6eb1e5bb0ab6f39"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-4 5-3 1-0"
deal.B = "6-6 4-2 3-1 2-2 0-0"
deal.C = "6-0 5-0 4-4 3-2 3-0"
deal.D = "6-3 5-5 5-2 3-3 1-1"
yard = "6-1 4-3 5-1 6-4 4-1 2-0 4-0 2-1"
play = """
A:6-5 B:6-6L C:6-0L D:5-5R A:5-3R*15 B:0-0L*15 C:5-0L*20 D:3-3R
A:5-4L B:4-2L*20 C:3-2L D:6-3R A:6-2R B:3-1L*15 C:+6-1 C:6-1L*20
D:5-2R A:+4-3 A:+5-1 A:5-1R B:+6-4 B:6-4L C:4-4L D:1-1R
"""
end = "out"
winner = "D"
delta = { A = 15, B = 50, C = 40, D = 15 }

[[match.hand]]
opener = "D"
deal.A = "6-6 4-4 4-0 3-1 3-0"
deal.B = "5-0 4-2 2-1 1-1 0-0"
deal.C = "6-4 6-1 5-2 2-0 1-0"
deal.D = "6-3 5-3 5-1 3-2 2-2"
yard = "6-2 4-1 4-3 6-5 5-5 6-0 3-3 5-4"
play = """
D:5-3 A:3-0R*5 B:5-0R*10 C:5-2L D:2-2L A:+6-2 A:6-2L*15 B:4-2U
C:6-4L*15 D:3-2D A:4-4L*20 B:+4-1 B:4-1L C:6-1L D:5-1R A:6-6L*20
B:1-1R C:1-0R D:6-3D
"""
end = "out"
winner = "D"
delta = { A = 60, B = 10, C = 15, D = 15 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 2-0 1-1 1-0"
deal.B = "6-5 6-0 5-5 5-2 4-1"
deal.C = "6-2 5-3 5-1 5-0 4-4"
deal.D = "4-0 3-2 3-0 2-2 0-0"
yard = "4-2 3-1 5-4 2-1 6-6 4-3 6-4 3-3"
play = """
D:0-0 A:2-0L B:5-2L*5 C:5-3L D:3-0R A:6-3L B:6-0U*15 C:6-2L
D:4-0D*15 A:6-1U*10 B:4-1D C:5-1U D:3-2L A:1-1D B:5-5U C:5-0U
D:+4-2 D:+3-1 D:3-1L A:1-0L*5
"""
end = "out"
winner = "A"
delta = { A = 45, B = 20, C = 0, D = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-4 5-3 4-1 3-0"
deal.B = "6-6 6-5 4-4 4-3 3-3"
deal.C = "5-1 2-2 2-1 1-0 0-0"
deal.D = "6-1 5-2 3-2 3-1 2-0"
yard = "6-4 4-2 4-0 5-0 5-5 6-0 6-2 1-1"
play = """
A:4-1*5 B:4-3L C:5-1R D:5-2R*5 A:6-3L B:6-6L C:2-2R D:3-2R*15
A:5-3R B:6-5R C:+6-4 C:6-4L D:6-1U A:5-4L B:+4-2 B:+4-0 B:+5-0
B:5-0L C:1-0L D:3-1L A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 35, B = 0, C = 0, D = 20 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-27"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 155, B = 105 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-27"
commitment = "9dff42f7191e3020b9b7727ccc4cb0c6fe64a012a29418489643c2276e82a71a"
secret = "34500a7a7d7a3ea48ad528f324cba9cb2b28990353e528d64dd1d8f9f2e747ca"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 6-1 4-4 4-0 3-0 1-1"
deal.B = "6-5 5-3 5-1 5-0 4-1 2-1 1-0"
yard = "4-2 6-4 2-2 3-2 4-3 0-0 2-0 5-5 5-2 3-1 6-3 6-0 5-4 3-3"
play = """
B:6-5 A:6-6L B:5-3R*15 A:3-0R B:5-0R A:6-2L B:2-1L A:6-1U B:5-1L
A:1-1U B:4-1U*20 A:4-4U B:+4-2 B:4-2U A:+6-4 A:6-4D B:+2-2 B:2-2U
A:4-0D
"""
end = "out"
winner = "A"
delta = { A = 0, B = 35 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 6-1 5-4 5-0 3-3 2-0"
deal.B = "6-3 5-3 4-3 4-2 4-1 4-0 0-0"
yard = "2-1 6-4 1-0 2-2 1-1 3-1 6-6 4-4 5-2 6-0 5-5 3-2 5-1 3-0"
play = """
A:5-0*5 B:5-3L A:2-0R*5 B:6-3L A:6-2R B:+2-1 B:+6-4 B:6-4L*10
A:6-1R*5 B:4-3L A:3-3L B:4-1R*10 A:5-4R B:+1-0 B:+2-2 B:+1-1
B:+3-1 B:3-1L A:6-5R
"""
end = "out"
winner = "A"
delta = { A = 35, B = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 3-1 2-0 1-1 1-0 0-0"
deal.B = "6-5 6-1 4-4 3-3 3-2 3-0 2-1"
yard = "6-6 5-0 4-0 5-4 5-2 6-0 5-5 6-4 2-2 5-1 4-2 4-1 5-3 4-3"
play = """
A:1-1 B:6-1L A:6-3L*5 B:3-3L A:3-1L B:2-1L A:6-2L B:6-5L A:1-0R
B:3-0R*10 A:+6-6 A:+5-0 A:5-0L*5 B:3-2R A:2-0R B:+4-0 B:4-0L
A:0-0R B:4-4L*10
"""
end = "out"
winner = "B"
delta = { A = 10, B = 30 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-3 5-2 3-0 2-2 2-1"
deal.B = "6-1 6-0 5-5 4-1 3-1 1-0 0-0"
yard = "5-1 6-5 4-4 2-0 5-4 4-3 3-2 6-6 1-1 6-3 4-2 5-0 4-0 3-3"
play = """
B:6-1 A:6-4L*5 B:4-1L A:2-1L B:3-1R*5 A:5-3R B:5-5R A:5-2L*15
B:+5-1 B:5-1L A:+6-5 A:6-5R B:1-0L A:6-2R B:6-0L A:2-2R*20 B:+4-4
B:+2-0 B:2-0R A:3-0R
"""
end = "out"
winner = "A"
delta = { A = 50, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 6-0 5-2 4-3 3-1 3-0"
deal.B = "5-5 5-4 4-2 4-0 3-3 1-1 0-0"
yard = "6-6 5-0 4-1 5-1 2-2 6-2 6-4 2-1 3-2 2-0 5-3 1-0 6-5 4-4"
play = """
A:3-1 B:3-3L A:6-1R B:+6-6 B:6-6R A:6-3R B:+5-0 B:+4-1 B:+5-1
B:+2-2 B:+6-2 B:+6-4 B:+2-1 B:+3-2 B:3-2L A:4-3R B:6-2L A:6-0L*10
B:5-0L*15 A:3-0U B:5-5L A:5-2L
"""
end = "out"
winner = "A"
delta = { A = 60, B = 15 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-28"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 15, B = 150, C = 75 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-28"
commitment = "93306e290490fdd73b5a1ed26669682745ae2b68ca0b540aef586add5a3aaa94"
secret = "1a4013e9518dc42ce6cea0f45563350be3c36d280a87d6c1259d9e3d6195ea54"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-3 4-4 4-2 3-1"
deal.B = "6-6 5-2 5-0 4-1 3-3 2-1"
deal.C = "6-5 6-2 6-1 5-4 1-1 0-0"
yard = "4-3 5-5 3-2 5-1 2-2 3-0 2-0 4-0 1-0 6-0"
play = """
B:4-1*5 C:6-1R*10 A:6-4L B:6-6L C:6-2L*20 A:4-2L B:+4-3 B:4-3L
C:6-5R*20 A:6-3L B:5-2R*20 C:+5-5 C:+3-2 C:3-2R A:5-3R B:5-0R
C:0-0R A:+5-1 A:+2-2 A:+3-0 A:3-0R B:3-3R C:+2-0 C:+4-0 C:+1-0
C:+6-0 C:6-0L A:3-1R B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 70, C = 50 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-2 6-0 5-2 1-0"
deal.B = "5-1 4-2 3-2 3-1 3-0 1-1"
deal.C = "6-1 5-5 5-3 4-0 3-3 0-0"
yard = "2-0 4-1 2-1 2-2 4-4 6-5 5-0 5-4 4-3 6-4"
play = """
B:3-1 C:5-3L A:5-2L B:1-1R C:6-1R*10 A:6-2L B:5-1U C:5-5U A:6-6L
B:+2-0 B:+4-1 B:4-1D C:4-0D A:6-3L B:3-2L C:0-0D A:6-0R B:2-0D
C:+2-1 C:2-1L A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 15, B = 0, C = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-5 5-3 5-2 0-0"
deal.B = "6-3 6-1 4-4 4-3 2-0 1-0"
deal.C = "6-4 5-1 4-2 3-1 2-2 1-1"
yard = "3-3 6-0 5-4 4-0 6-5 5-0 3-2 3-0 2-1 4-1"
play = """
A:6-6 B:6-3L*15 C:6-4R A:5-3L B:4-3R*20 C:5-1L A:6-2U B:2-0U*10
C:3-1L A:0-0U B:6-1D C:1-1D A:+3-3 A:3-3L B:1-0D C:+6-0 C:6-0U*15
A:+5-4 A:+4-0 A:4-0D B:4-4D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 80, C = 15 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-29"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "B"
ranks = { A = 4, B = 1, C = 2, D = 3 }
score = { A = 40, B = 150, C = 100, D = 45 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-29"
commitment = "5ce9cd3c7000713f403c54974e3cce3dde6c9f9f5839a0cec0da06ff9fe74def"
secret = "1daf12545ba63af2f2506bf03c31521095c80edf0ec3c41b600d0512ff56b4d8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 5-1 4-3 3-2 2-1"
deal.B = "6-4 6-1 5-4 3-3 2-2"
deal.C = "6-3 5-0 4-0 3-0 1-0"
deal.D = "6-0 5-5 4-1 3-1 0-0"
yard = "5-3 6-5 1-1 4-2 6-6 4-4 5-2 2-0"
play = """
B:6-4*10 C:4-0R D:6-0L A:+5-3 A:+6-5 A:+1-1 A:+4-2 A:+6-6 A:+4-4
A:+5-2 A:+2-0 A:2-0L B:2-2L C:1-0R*5 D:4-1R A:4-3R B:3-3R*10
C:6-3R*10 D:pass A:6-5R B:5-4R C:pass D:pass A:4-2L B:pass C:pass
D:pass A:6-2U B:6-1U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 95, C = 15, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 4-2 3-0 2-2 0-0"
deal.B = "6-0 5-4 5-3 5-2 5-1"
deal.C = "6-4 6-1 4-4 4-0 3-3"
deal.D = "5-5 5-0 2-0 1-1 1-0"
yard = "2-1 3-1 4-1 6-5 6-2 3-2 4-3 6-6"
play = """
B:5-4 C:4-0R*5 D:5-5L*10 A:0-0R*10 B:5-3L C:3-3L D:5-0R A:3-0L*15
B:5-2R C:+2-1 C:2-1R D:2-0L A:2-2L*15 B:5-1R C:+3-1 C:+4-1 C:+6-5
C:6-5R*20 D:+6-2 D:6-2L A:6-3L B:6-0R
"""
end = "out"
winner = "B"
delta = { A = 40, B = 45, C = 25, D = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-1 4-3 4-2 4-1"
deal.B = "6-4 5-4 3-3 2-1 1-1"
deal.C = "6-6 5-2 5-0 4-4 2-0"
deal.D = "6-5 6-2 6-1 4-0 1-0"
yard = "2-2 5-3 6-3 3-2 0-0 5-5 3-1 3-0"
play = """
B:6-4*10 C:6-6L D:6-5L A:5-1L B:5-4R C:5-2R*15 D:6-1L*20 A:6-0L
B:2-1R C:2-0L*15 D:6-2L A:4-1R B:+2-2 B:+5-3 B:+6-3 B:6-3L C:4-4R
D:4-0R*15 A:4-3L B:+3-2 B:+0-0 B:0-0R C:5-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 10, C = 60, D = 35 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-30"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 55, B = 150 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-30"
commitment = "c4995cfb0bdc755bfcbb7843f4d2c1229ad01d27246c92ed3ded7592ca0b75dc"
secret = "aec7e62ccf23155b7f671fabedede483fb5ffe4693d8c2ba40120bff78b52a69"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-4 5-3 5-1 4-2 3-3"
deal.B = "6-1 4-0 3-2 2-2 2-0 1-0 0-0"
yard = "4-4 2-1 4-3 4-1 5-5 6-0 1-1 5-2 6-3 3-0 5-0 6-6 6-2 3-1"
play = """
A:6-4*10 B:6-1L*5 A:5-4R B:1-0L*5 A:6-5R B:4-0L*10 A:4-2L
B:2-2L*10 A:+4-4 A:+2-1 A:2-1L B:2-0U A:5-1L B:0-0U A:5-3L
B:3-2L*10
"""
end = "out"
winner = "B"
delta = { A = 10, B = 55 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 5-2 5-1 4-0 3-1 2-1"
deal.B = "6-0 5-5 5-3 5-0 2-0 1-1 0-0"
yard = "6-6 6-1 1-0 4-2 6-2 4-4 6-4 4-3 4-1 6-5 2-2 3-0 3-2 3-3"
play = """
B:5-5*10 A:5-4L B:5-0R A:5-1U*10 B:0-0R*10 A:5-2D B:2-0D*5 A:4-0L
B:1-1U A:3-1U B:5-3U*5 A:+6-6 A:+6-1 A:+1-0 A:1-0L B:6-0R
"""
end = "out"
winner = "B"
delta = { A = 10, B = 60 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-0 5-3 5-2 3-0 1-0"
deal.B = "6-6 6-2 5-5 5-1 3-3 2-1 0-0"
yard = "2-0 3-1 1-1 4-2 4-1 6-1 6-4 5-0 4-4 4-3 3-2 5-4 2-2 4-0"
play = """
B:5-5*10 A:6-5L B:6-6L A:5-3R*25 B:6-2L*15 A:6-3R B:2-1L A:5-2U
B:5-1D*10 A:6-0R B:0-0R A:1-0R*5 B:+2-0 B:2-0U A:3-0U
"""
end = "out"
winner = "A"
delta = { A = 35, B = 35 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-31"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 140, B = 160, C = 100 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-31"
commitment = "dd77cea76d3b7b8d3595f50104481244100e552e0d2cd03e8f68a88406b7c909"
secret = "7022013fdcdc9582a440499f3b16f0ce399d730e942923f72da834629f27a6f3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 5-4 5-2 5-0 2-0 1-1"
deal.B = "6-0 5-5 4-4 4-3 3-0 2-1"
deal.C = "6-5 6-3 6-2 4-0 3-1 1-0"
yard = "0-0 2-2 4-2 6-6 5-1 4-1 3-3 6-1 5-3 3-2"
play = """
C:6-5 A:5-4R*10 B:6-0L C:1-0L*5 A:6-4R B:2-1L C:6-3R*5 A:2-0L
B:3-0L C:3-1L A:1-1L*5 B:4-3R C:4-0R A:5-0R B:5-5R C:+0-0 C:+2-2
C:+4-2 C:+6-6 C:+5-1 C:5-1R A:+4-1 A:4-1L B:4-4L
"""
end = "out"
winner = "B"
delta = { A = 15, B = 35, C = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-3 4-4 4-3 2-2"
deal.B = "6-2 6-0 5-5 5-0 1-0 0-0"
deal.C = "4-1 4-0 3-1 2-1 2-0 1-1"
yard = "3-3 5-3 6-6 6-1 3-0 5-2 4-2 3-2 5-1 5-4"
play = """
B:6-2 C:2-1R A:6-4L*5 B:1-0R C:2-0R A:4-4L*10 B:+3-3 B:+5-3 B:+6-6
B:+6-1 B:+3-0 B:+5-2 B:5-2R C:4-1L A:6-5R*15 B:6-1L*20 C:4-0U
A:4-3D*15 B:6-6L C:3-1D A:6-3L*10 B:5-3L C:1-1D
"""
end = "out"
winner = "C"
delta = { A = 55, B = 20, C = 35 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 5-5 5-2 4-1 4-0"
deal.B = "5-4 5-1 4-4 4-2 3-2 2-1"
deal.C = "6-0 5-3 3-0 2-2 1-1 1-0"
yard = "2-0 6-2 6-6 3-3 5-0 0-0 6-1 4-3 3-1 6-4"
play = """
C:3-0 A:6-3L B:+2-0 B:2-0R C:6-0L A:5-2R*5 B:5-4R C:1-0L*5 A:4-1L
B:4-4L C:+6-2 C:+6-6 C:+3-3 C:+5-0 C:+0-0 C:+6-1 C:+4-3 C:4-3R
A:4-0L B:3-2R*10 C:0-0L*10 A:+3-1 A:+6-4 A:6-4U B:4-2R C:6-6U*20
A:6-5U B:5-1U C:6-1U A:pass B:pass C:5-0L A:5-5L B:pass C:5-3L
A:3-1L*15
"""
end = "out"
winner = "A"
delta = { A = 45, B = 10, C = 35 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 5-3 4-4 2-2 0-0"
deal.B = "6-3 4-2 3-0 2-1 2-0 1-1"
deal.C = "5-2 4-1 3-3 3-2 3-1 1-0"
yard = "5-0 6-6 6-4 6-2 5-1 6-0 5-4 4-3 5-5 4-0"
play = """
A:4-4 B:4-2L*10 C:4-1R A:2-2L B:2-1L*10 C:3-1L A:5-3L B:1-1R*15
C:1-0R A:0-0R B:3-0R C:3-2R*15 A:6-5L B:6-3L C:3-3L A:+5-0 A:+6-6
A:+6-4 A:6-4U B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 65, C = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 5-5 5-0 2-0 1-0"
deal.B = "6-5 6-2 6-1 5-3 4-0 2-1"
deal.C = "6-3 4-2 3-3 3-1 3-0 0-0"
yard = "5-4 5-2 5-1 6-4 4-3 1-1 4-1 3-2 4-4 2-2"
play = """
B:6-5 C:6-3L A:5-0R B:5-3L*5 C:0-0R*5 A:5-5L*10 B:4-0R C:3-0U
A:6-0D B:6-2D C:3-1U A:2-0D*15 B:6-1U*20 C:4-2R A:6-6U B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 25, B = 30, C = 5 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-32"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 4, B = 1, C = 2, D = 3 }
score = { A = 120, B = 175, C = 160, D = 140 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-32"
commitment = "3e59237962060762092fccc616087b1a7290cffdf69ab154d287053509995380"
secret = "8c7a723e72be9524bfc3fb26481b79aa935bfc6f13c2191aef8c823d8bfe8d66"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-1 5-2 2-0 1-1 0-0"
deal.B = "6-6 6-4 6-2 4-3 3-0"
deal.C = "6-3 5-5 3-1 2-2 2-1"
deal.D = "6-5 6-0 5-4 5-1 1-0"
yard = "4-4 4-0 5-0 3-2 3-3 4-2 5-3 4-1"
play = """
A:6-1 B:6-4L*5 C:3-1R D:5-4L A:5-2L*5 B:4-3R C:2-1L*5 D:5-1L
A:+4-4 A:4-4R B:+4-0 B:4-0R C:5-5L D:1-0R A:1-1R*20 B:+5-0
B:5-0L*10 C:+3-2 C:+3-3 C:+4-2 C:4-2U D:6-0L A:2-0U B:6-6L C:6-3L
D:+5-3 D:5-3L A:0-0U
"""
end = "out"
winner = "A"
delta = { A = 60, B = 15, C = 5, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-3 4-1 3-1 3-0"
deal.B = "6-4 6-3 3-3 2-2 1-0"
deal.C = "6-5 4-4 3-2 2-1 2-0"
deal.D = "6-1 5-2 5-1 1-1 0-0"
yard = "6-6 5-5 4-0 5-0 4-3 4-2 6-2 6-0"
play = """
A:5-4 B:6-4R C:6-5R*10 D:5-1L A:4-1L B:+6-6 B:+5-5 B:5-5R C:4-4L
D:5-2R*20 A:5-3U B:6-3U C:2-1R*20 D:6-1R*25 A:+4-0 A:4-0L B:6-6R
C:2-0L*25 D:+5-0 D:5-0D*20 A:3-0D B:2-2L*25 C:3-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 25, C = 70, D = 65 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-1 5-0 4-0 2-1"
deal.B = "4-4 4-3 3-0 2-0 1-1"
deal.C = "6-4 6-3 5-4 5-2 1-0"
deal.D = "6-6 6-5 5-3 3-3 3-2"
yard = "3-1 6-1 4-1 6-2 5-5 2-2 0-0 4-2"
play = """
C:6-4*10 D:6-6L A:6-0L B:3-0L C:5-4R*20 D:6-5R A:+3-1 A:3-1L
B:1-1L*20 C:6-3R D:3-3R*20 A:5-1L B:4-3R C:5-2L D:3-2L A:4-0R*15
B:2-0R C:+6-1 C:6-1U D:5-3L
"""
end = "out"
winner = "D"
delta = { A = 15, B = 20, C = 30, D = 35 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-1 5-5 5-4 4-0"
deal.B = "6-2 4-1 3-2 3-0 1-1"
deal.C = "6-5 6-3 5-3 3-3 1-0"
deal.D = "6-4 6-0 5-1 4-3 2-2"
yard = "5-2 2-0 2-1 4-4 4-2 5-0 3-1 0-0"
play = """
D:6-4*10 A:6-6L B:4-1R C:6-5L D:5-1R A:5-5L B:6-2U C:6-3D*20
D:4-3D A:5-4L*15 B:3-2U C:5-3R D:+5-2 D:+2-0 D:+2-1 D:+4-4 D:4-4L
A:4-0L*10 B:3-0L C:3-3L D:+4-2 D:4-2D A:+5-0 A:+3-1 A:3-1L
B:1-1L*10
"""
end = "out"
winner = "B"
delta = { A = 25, B = 45, C = 20, D = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 4-2 4-1 1-1"
deal.B = "6-4 5-4 2-1 2-0 0-0"
deal.C = "5-5 5-1 4-3 3-2 3-0"
deal.D = "6-5 4-0 3-3 3-1 1-0"
yard = "4-4 2-2 5-3 5-0 6-3 6-2 5-2 6-6"
play = """
B:2-0 C:3-0R*5 D:3-1R A:4-2L*5 B:6-4L C:5-1R D:6-5L*10 A:+4-4
A:+2-2 A:+5-3 A:5-3L B:5-4R C:4-3L D:4-0L A:6-0L*10 B:+5-0 B:+6-3
B:6-3L C:3-2L D:+6-2 D:6-2L*10 A:6-1L*5 B:2-1L C:+5-2 C:5-2L
D:+6-6 D:pass A:4-4R B:5-0L C:pass D:1-0L A:4-1L
"""
end = "blocked"
winner = "B"
delta = { A = 20, B = 35, C = 5, D = 20 }

[[match.hand]]
opener = "B"
deal.A = "6-0 4-3 4-0 1-1 1-0"
deal.B = "6-6 5-5 5-2 5-0 4-4"
deal.C = "6-5 5-4 4-2 3-1 2-1"
deal.D = "6-4 6-3 6-1 3-0 2-0"
yard = "5-3 3-2 3-3 0-0 5-1 4-1 6-2 2-2"
play = """
B:5-0*5 C:6-5L D:6-3L A:4-3L B:4-4L C:4-2L*10 D:2-0L A:6-0L
B:6-6L*20 C:5-4U D:6-1L*10 A:1-1L B:5-2U C:3-1L D:3-0R A:4-0D
B:+5-3 B:5-3L*10 C:2-1U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 35, C = 30, D = 10 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-33"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 15, B = 170 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-33"
commitment = "56dcc08372820aaf0c113a1f31298d98828d62ad24bd36c3ede0f6b2bac6c3c1"
secret = "f46c2bd8d8a926f4e4786816708c5b2f39ff90e920607778863f757ec562d28e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-5 4-3 3-2 3-0 1-1"
deal.B = "6-0 5-2 4-1 4-0 2-2 2-1 2-0"
yard = "3-1 6-3 4-2 6-1 4-4 1-0 5-4 5-1 0-0 5-3 6-2 6-4 5-0 3-3"
play = """
A:1-1 B:4-1L A:4-3L*5 B:2-1R A:3-0L B:6-0L*10 A:3-2R B:+3-1 B:3-1R
A:6-5L B:5-2L*5 A:+6-3 A:+4-2 A:4-2L B:4-0L A:+6-1 A:6-1R
B:2-0L*10 A:6-6R B:2-2L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 45 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-0 4-3 4-1 3-3 2-0"
deal.B = "6-6 6-5 5-5 5-3 4-0 2-2 0-0"
yard = "4-4 6-4 6-3 3-2 4-2 3-1 3-0 5-1 1-0 2-1 6-0 5-4 1-1 5-2"
play = """
B:5-5*10 A:5-0L*10 B:0-0L*10 A:2-0L B:5-3R*15 A:3-3R B:2-2L*20
A:4-3R B:6-5U A:6-2L B:6-6L A:6-1L B:4-0R
"""
end = "out"
winner = "B"
delta = { A = 10, B = 60 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-4 5-3 4-4 4-2 2-1 2-0"
deal.B = "6-3 5-2 5-1 5-0 4-1 3-3 3-2"
yard = "1-0 0-0 1-1 4-3 3-1 2-2 6-2 6-0 3-0 6-1 6-4 4-0 6-6 5-5"
play = """
B:5-0*5 A:2-0R B:5-2R*10 A:5-4L B:5-1R*5 A:4-2L B:3-2L A:5-3L
B:4-1R A:4-4R B:+1-0 B:+0-0 B:+1-1 B:+4-3 B:4-3R A:6-5L B:6-3R*20
A:+3-1 A:+2-2 A:+6-2 A:6-2L B:+6-0 B:6-0R*10 A:2-1L B:1-1L*10
A:3-1L B:3-3L A:+3-0 A:3-0L B:1-0L A:+6-1 A:6-1L B:0-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 65 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-34"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 175, B = 120, C = 125 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-34"
commitment = "364626dcd969d3f0c0c8e51fff0c07d4ebe8ef764c0df229b2417daaba49aa0b"
secret = "5b2e072670d96cd75af19b0c32e0a282d6a6a3dc8746effe1e2ddf782f4ce86f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "4-4 4-3 3-1 2-1 1-1 1-0"
deal.B = "6-6 6-2 5-5 5-1 2-2 2-0"
deal.C = "6-5 6-3 5-4 4-2 4-0 3-0"
yard = "0-0 6-0 4-1 5-3 6-4 3-2 5-0 6-1 3-3 5-2"
play = """
A:4-4 B:+0-0 B:+6-0 B:+4-1 B:4-1L C:5-4R A:2-1L*15 B:5-5R*20
C:4-2L A:4-3L B:5-1R C:6-3L*15 A:3-1R B:6-0L C:4-0L*15 A:+5-3
A:5-3R B:+6-4 B:6-4L C:6-5L A:+3-2 A:+5-0 A:5-0L B:2-0L*15 C:+6-1
C:+3-3 C:+5-2 C:5-2L
"""
end = "blocked"
winner = "A"
delta = { A = 55, B = 35, C = 30 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-4 5-3 4-4 4-2 2-1"
deal.B = "6-6 6-1 5-0 4-1 3-2 3-1"
deal.C = "6-2 5-5 5-2 4-0 3-3 2-0"
yard = "6-4 4-3 1-1 3-0 1-0 6-5 0-0 2-2 6-3 5-1"
play = """
A:5-4 B:4-1R C:5-5L A:5-3L B:3-1L C:5-2U A:2-1L*10 B:6-1R*15
C:6-2L A:6-0L B:5-0D C:4-0L A:4-2L*10 B:6-6R C:2-0L A:+6-4 A:6-4R
B:3-2U
"""
end = "out"
winner = "B"
delta = { A = 20, B = 30, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-1 4-2 4-0 0-0"
deal.B = "6-3 6-0 5-3 3-3 3-0 1-0"
deal.C = "6-5 6-1 5-4 4-3 3-1 2-0"
yard = "5-0 5-2 6-4 2-2 3-2 2-1 4-4 1-1 5-5 4-1"
play = """
B:3-3 C:4-3L*10 A:4-2L B:3-0R C:2-0L A:4-0L*10 B:5-3U C:5-4L
A:5-1L B:6-0R*15 C:6-1L*20 A:6-6L B:6-3D C:6-5L A:6-2R B:+5-0
B:5-0L C:+5-2 C:5-2R A:0-0L
"""
end = "out"
winner = "A"
delta = { A = 15, B = 15, C = 30 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-1 5-3 2-1 1-0"
deal.B = "6-0 5-4 4-1 3-0 2-0 1-1"
deal.C = "6-5 5-5 4-2 3-3 3-2 2-2"
yard = "5-0 4-4 3-1 5-1 6-4 6-3 4-0 0-0 5-2 4-3"
play = """
A:6-6 B:6-0L C:6-5R A:5-3R*15 B:3-0R C:+5-0 C:5-0L A:6-2U
B:2-0R*15 C:5-5L*20 A:6-1D*15 B:1-1D C:4-2R A:2-1U B:4-1U*20
C:+4-4 C:4-4R A:1-0D
"""
end = "out"
winner = "A"
delta = { A = 55, B = 35, C = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-4 4-0 3-3 1-0"
deal.B = "6-6 6-4 6-3 6-0 4-4 3-2"
deal.C = "6-5 5-5 3-1 3-0 2-2 2-1"
yard = "5-3 1-1 4-3 4-2 5-2 0-0 2-0 5-0 4-1 5-1"
play = """
A:5-4 B:6-4R C:6-5L A:6-2L B:6-3R*5 C:2-2L A:3-3R*10 B:3-2R C:2-1L
A:6-1L B:6-6L C:+5-3 C:+1-1 C:+4-3 C:+4-2 C:4-2R*20 A:4-0R B:6-0R
C:+5-2 C:5-2U*25 A:+0-0 A:+2-0 A:2-0D B:+5-0 B:5-0D C:5-5U A:+4-1
A:+5-1 A:5-1U B:pass C:3-1U A:pass B:pass C:5-3U
"""
end = "blocked"
winner = "A"
delta = { A = 30, B = 5, C = 45 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-35"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 4, D = 2 }
score = { A = 105, B = 155, C = 20, D = 105 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-35"
commitment = "84a50944fef2cfb471a61eba46290e913db81f1735df3e5c056bef889facaf8e"
secret = "99367458062e19177c79340b61ce72cb1b2651b2b363b47c8752ac626eca2a9c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 4-1 3-3 3-1"
deal.B = "6-6 6-4 5-3 4-0 3-2"
deal.C = "6-5 3-0 1-1 1-0 0-0"
deal.D = "6-1 5-4 4-3 4-2 2-0"
yard = "2-1 2-2 5-5 5-2 6-3 5-0 5-1 4-4"
play = """
A:4-1*5 B:6-4L C:1-0R D:6-1L A:6-0R B:6-6R C:6-5R D:5-4R A:3-1L
B:5-3L C:+2-1 C:+2-2 C:+5-5 C:5-5L D:4-3R*25 A:3-3R B:3-2R C:2-1R
D:+5-2 D:5-2L*15 A:6-2L
"""
end = "out"
winner = "A"
delta = { A = 25, B = 0, C = 0, D = 40 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 5-2 4-1 2-1"
deal.B = "6-2 5-3 4-4 3-2 1-0"
deal.C = "5-4 4-0 3-3 2-2 1-1"
deal.D = "6-6 6-3 5-1 3-0 0-0"
yard = "6-0 3-1 4-3 6-4 6-5 4-2 2-0 5-0"
play = """
A:5-5*10 B:5-3L C:5-4R D:6-3L*20 A:6-1L*15 B:1-0L C:4-0L D:5-1U
A:2-1U*15 B:4-4L C:2-2U D:+6-0 D:+3-1 D:+4-3 D:4-3R*20 A:5-2U
B:3-2R*20 C:+6-4 C:6-4L D:6-6L A:+6-5 A:6-5U*25 B:6-2L*15
"""
end = "out"
winner = "B"
delta = { A = 65, B = 60, C = 0, D = 40 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 3-3 3-1 3-0"
deal.B = "6-1 6-0 5-2 5-0 4-1"
deal.C = "6-4 5-4 4-4 4-0 3-2"
deal.D = "5-1 4-2 2-1 1-1 0-0"
yard = "6-2 2-0 5-3 4-3 2-2 6-6 6-5 1-0"
play = """
B:6-1 C:6-4L*5 D:4-2L A:3-1R*5 B:5-2L C:5-4L D:+6-2 D:+2-0 D:+5-3
D:5-3R A:5-5R B:4-1L C:+4-3 C:+2-2 C:+6-6 C:+6-5 C:6-5R D:6-2R
A:+1-0 A:1-0L B:6-0L C:3-2R D:5-1U*15 A:6-3L B:5-0D
"""
end = "out"
winner = "B"
delta = { A = 5, B = 50, C = 5, D = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-3 4-0 3-2"
deal.B = "5-4 5-0 2-2 1-1 1-0"
deal.C = "6-1 4-1 3-3 2-0 0-0"
deal.D = "5-5 5-2 5-1 4-4 3-0"
yard = "6-5 6-0 6-6 3-1 4-2 6-4 4-3 2-1"
play = """
B:5-4 C:4-1R D:5-1R*10 A:5-3L B:5-0R C:2-0R*5 D:5-2R A:3-2L B:2-2L
C:+6-5 C:6-5R*10 D:+6-0 D:6-0R A:6-2L*10 B:1-0R C:6-1L D:+6-6
D:+3-1 D:3-1L A:6-3L B:1-1R
"""
end = "out"
winner = "B"
delta = { A = 10, B = 45, C = 15, D = 10 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-36"
seats = { A = "first", B = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 80, B = 155 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-36"
commitment = "c3fb257bbd6fc9f588db4bcf1169d0bc976199a8d9fbf392bd643a34d3691f21"
secret = "1db52fc9db303c3d9259e2963bb1c4bf9b01d4bf2e7b33e3cd18faf9bac49dd9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 5-3 5-1 4-3 3-3 0-0"
deal.B = "6-5 6-3 6-2 5-4 4-0 3-2 1-0"
yard = "6-1 5-2 2-2 5-0 6-0 3-1 2-0 2-1 6-4 1-1 4-4 4-2 3-0 4-1"
play = """
B:3-2*5 A:5-3L B:6-2R A:5-5L B:6-5R*15 A:5-1L B:5-4R*15 A:4-3R
B:6-3R A:6-6R B:1-0L A:0-0L B:4-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 40 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-5 5-3 5-2 3-3 1-1"
deal.B = "5-4 5-0 4-3 4-1 3-2 2-0 0-0"
yard = "6-4 6-0 6-2 2-1 1-0 5-1 4-0 6-1 3-0 4-2 2-2 6-3 3-1 4-4"
play = """
B:0-0 A:+6-4 A:+6-0 A:6-0L B:5-0R A:6-6L B:2-0U A:6-5L B:3-2U
A:5-5L B:5-4L A:6-4L B:4-3U*15 A:5-3R B:4-1U*10
"""
end = "out"
winner = "B"
delta = { A = 0, B = 40 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 6-0 5-3 4-2 3-0 1-1"
deal.B = "6-6 6-5 5-4 5-2 3-3 1-0 0-0"
yard = "4-1 2-0 3-1 2-1 5-0 4-4 6-3 4-0 5-1 3-2 2-2 5-5 6-4 4-3"
play = """
B:5-2 A:5-3L*5 B:3-3L A:3-0L B:1-0L A:6-1L B:6-5L A:6-2R B:6-6R
A:6-0R B:5-4L*10 A:4-2L B:0-0R
"""
end = "out"
winner = "B"
delta = { A = 5, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-3 4-4 4-3 2-2 1-1 0-0"
deal.B = "6-6 6-4 6-1 5-1 4-1 2-1 1-0"
yard = "4-0 6-5 5-5 6-0 3-0 3-2 2-0 5-2 3-3 4-2 3-1 6-2 6-3 5-0"
play = """
B:2-1 A:2-2L*5 B:1-0R A:0-0R B:+4-0 B:4-0R A:5-4R B:5-1R*5 A:1-1R
B:4-1R A:4-4R B:6-4R*10 A:+6-5 A:6-5R B:+5-5 B:5-5R A:5-3R B:+6-0
B:+3-0 B:3-0R A:+3-2 A:3-2L B:6-0R A:4-3L
"""
end = "out"
winner = "A"
delta = { A = 25, B = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 4-1 3-3 3-1 3-0 1-0"
deal.B = "6-5 6-4 5-2 5-0 4-4 2-2 1-1"
yard = "0-0 6-0 5-1 3-2 2-1 2-0 6-2 6-6 5-4 4-3 4-0 4-2 6-3 5-3"
play = """
A:6-1 B:6-5L A:5-5L B:5-0L A:3-0L B:1-1R*15 A:3-3L B:5-2U*15
A:3-1L*10 B:2-2U A:4-1L*15 B:4-4L A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 35, B = 30 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 4-3 4-2 4-0 3-2 3-1"
deal.B = "6-4 6-1 6-0 5-3 5-1 3-3 1-0"
yard = "6-2 1-1 4-1 0-0 3-0 5-4 4-4 5-0 6-3 2-0 2-1 5-5 2-2 5-2"
play = """
A:6-6 B:6-0L A:4-0L B:6-4L A:6-5L B:5-1L A:3-1L*15 B:5-3L A:+6-2
A:6-2R B:6-1U A:4-2R B:1-0U*15 A:4-3R B:3-3R
"""
end = "out"
winner = "B"
delta = { A = 15, B = 20 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-37"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 75, B = 150, C = 115 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-37"
commitment = "82eb93291d66605332a2b7dba50cea4019d0aeeb82ebce2ef4178601a06bc62b"
secret = "5c227fa8f5c4822fb9807a654312f260bb31721d840e2b5d1e78b97a9cfc7227"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 4-4 4-1 3-0"
deal.B = "6-2 6-1 5-5 5-3 4-3 4-0"
deal.C = "6-5 3-3 2-2 2-1 1-0 0-0"
yard = "1-1 3-2 6-0 4-2 5-2 2-0 5-4 5-0 3-1 5-1"
play = """
A:4-4 B:4-3L C:3-3L A:4-1R*15 B:6-1R*20 C:6-5R A:6-4U B:5-3L*20
C:+1-1 C:+3-2 C:+6-0 C:6-0U A:3-0U B:5-5L C:3-2U A:+4-2 A:4-2U
B:4-0U C:1-0U*20 A:+5-2 A:5-2L B:6-2L
"""
end = "out"
winner = "B"
delta = { A = 15, B = 70, C = 20 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 5-2 4-3 4-0 3-3"
deal.B = "4-2 3-1 2-2 1-1 1-0 0-0"
deal.C = "6-6 6-5 6-4 5-5 5-4 4-4"
yard = "6-3 3-2 5-1 2-0 6-2 2-1 6-1 4-1 3-0 5-0"
play = """
B:4-2 C:4-4L*10 A:5-2R B:+6-3 B:+3-2 B:+5-1 B:5-1R C:6-4L*15
A:4-3U B:1-1R*15 C:6-5L A:4-0D*10 B:0-0D*10 C:5-5L*15 A:5-3U
B:1-0R*15 C:5-4L A:6-0D*15 B:6-3D C:+2-0 C:2-0R A:3-3D
"""
end = "out"
winner = "A"
delta = { A = 50, B = 40, C = 40 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-5 5-2 4-2 2-1"
deal.B = "6-4 5-0 4-4 3-1 2-2 1-0"
deal.C = "6-1 6-0 5-1 3-2 2-0 0-0"
yard = "6-2 5-4 4-3 6-6 3-3 4-1 4-0 5-3 3-0 1-1"
play = """
A:4-2 B:4-4L*10 C:2-0R A:+6-2 A:+5-4 A:5-4L B:6-4U*15 C:0-0R*15
A:5-2L B:5-0R C:6-1U A:6-5R B:2-2L*15 C:6-0R A:2-1U*10 B:1-0R
C:5-1R*15 A:6-2U B:+4-3 B:4-3D C:3-2D
"""
end = "out"
winner = "C"
delta = { A = 10, B = 40, C = 55 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-38"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3, D = 4 }
score = { A = 155, B = 190, C = 95, D = 75 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-38"
commitment = "36b8afe0970658690fb03f01b570a3bfd689c4f0e6f7754b28207c187de9bdf4"
secret = "431731636aa110e71c8e26122664b83bd32b3f1404d9a00464402d338fd158b8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 6-0 3-3 3-0"
deal.B = "6-5 6-3 5-1 4-2 0-0"
deal.C = "6-1 5-5 5-4 4-3 4-0"
deal.D = "6-2 5-0 4-1 1-1 1-0"
yard = "5-2 5-3 2-2 3-1 2-1 3-2 4-4 2-0"
play = """
C:6-1 D:6-2L A:+5-2 A:5-2L B:5-1R*10 C:5-5L*15 D:5-0R*10 A:6-0R
B:6-5R*15 C:5-4L D:4-1L A:+5-3 A:5-3R B:6-3R C:+2-2 C:+3-1 C:3-1L
D:+2-1 D:+3-2 D:3-2L A:6-6R B:4-2L C:4-3L*25 D:+4-4 D:+2-0 D:pass
A:6-4R B:pass C:4-0R D:2-0R*15 A:3-3L B:pass C:2-2R*20
"""
end = "out"
winner = "C"
delta = { A = 0, B = 25, C = 75, D = 25 }

[[match.hand]]
opener = "C"
deal.A = "4-3 4-2 4-1 3-3 3-1"
deal.B = "6-6 6-4 6-3 6-0 2-0"
deal.C = "6-1 5-5 5-2 4-0 1-0"
deal.D = "6-2 5-3 4-4 3-0 1-1"
yard = "3-2 0-0 2-1 6-5 5-1 2-2 5-4 5-0"
play = """
C:6-1 D:1-1R A:4-1R B:6-4L*10 C:4-0L D:3-0L A:4-3L*10 B:+3-2
B:+0-0 B:+2-1 B:2-1U C:5-2U D:5-3U A:3-3U*15 B:6-3U*15 C:1-0D
D:4-4L A:4-2L B:2-0L*10 C:+6-5 C:6-5U D:+5-1 D:5-1U*5 A:3-1U
"""
end = "out"
winner = "A"
delta = { A = 65, B = 35, C = 0, D = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 4-2 3-2 2-0"
deal.B = "5-4 5-3 5-1 4-3 3-1"
deal.C = "6-1 6-0 5-0 3-3 0-0"
deal.D = "6-3 5-5 4-4 2-1 1-0"
yard = "6-2 4-1 3-0 1-1 4-0 2-2 6-6 5-2"
play = """
A:6-4*10 B:5-4R C:6-1L D:5-5R A:6-5R B:5-3U*15 C:6-0R D:2-1L*10
A:4-2L B:3-1U*10 C:5-0R*15 D:1-0U A:2-0U B:4-3L*15 C:3-3L D:6-3L
A:3-2U
"""
end = "out"
winner = "A"
delta = { A = 25, B = 40, C = 15, D = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-0 2-0 1-0"
deal.B = "6-4 6-1 5-4 5-1 3-2"
deal.C = "5-5 4-4 4-3 4-0 0-0"
deal.D = "6-6 6-5 3-3 3-1 2-2"
yard = "1-1 4-1 5-3 3-0 2-1 6-2 4-2 5-2"
play = """
A:5-0*5 B:5-1L C:4-0R*5 D:3-1L A:6-3L*10 B:6-1L*5 C:4-4R D:+1-1
D:1-1L*10 A:1-0L B:5-4R C:0-0L D:6-5R A:6-0L*20 B:6-4L C:4-3L
D:6-6R A:+4-1 A:4-1U*20 B:3-2L
"""
end = "out"
winner = "B"
delta = { A = 55, B = 25, C = 5, D = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 4-0 3-2 2-0"
deal.B = "5-3 4-3 4-2 4-1 2-2"
deal.C = "6-6 6-2 6-0 5-2 2-1"
deal.D = "6-3 4-4 1-1 1-0 0-0"
yard = "3-0 5-0 3-3 6-1 5-1 6-4 5-4 3-1"
play = """
B:4-1*5 C:2-1R D:4-4L*10 A:4-0L*10 B:4-2R C:6-0L D:6-3L*15 A:3-2L
B:2-2L C:6-2L D:+3-0 D:+5-0 D:+3-3 D:+6-1 D:6-1L A:+5-1 A:5-1L
B:5-3L*15 C:+6-4 C:6-4R D:3-0L A:6-5R B:4-3U
"""
end = "out"
winner = "B"
delta = { A = 10, B = 65, C = 0, D = 25 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-39"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 150, B = 40 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-39"
commitment = "9f1ca4c26f64467b0a23ceab16b857372d94ed64748708e6cc71cecb8930a9bf"
secret = "4085f2e45b82d52447cd2f925d2f6db75bab3681e837488ab75f2814d8d7c729"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-0 4-4 1-1 1-0 0-0"
deal.B = "5-5 5-0 4-2 4-0 3-3 3-1 2-1"
yard = "6-3 4-1 3-0 6-4 4-3 3-2 5-1 2-0 2-2 6-2 5-3 6-1 5-2 5-4"
play = """
A:6-6 B:+6-3 B:6-3L*15 A:6-5R*20 B:3-3L A:6-0U B:3-1L A:1-0U
B:2-1L A:1-1U*15 B:4-2L A:4-4L B:4-0L A:0-0L
"""
end = "out"
winner = "A"
delta = { A = 50, B = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-3 4-4 4-1 3-0 2-2"
deal.B = "6-5 6-2 5-5 5-4 4-2 3-3 2-1"
yard = "1-0 2-0 4-3 0-0 5-1 5-2 4-0 3-1 3-2 5-0 6-1 6-0 1-1 6-4"
play = """
A:4-1*5 B:5-4L A:5-3L B:3-3L A:6-3L B:6-5L A:3-0U B:5-5L A:+1-0
A:1-0U*15 B:2-1R A:2-2R B:6-2R*20 A:6-6R B:+2-0 B:+4-3 B:4-3D
A:4-4D
"""
end = "out"
winner = "A"
delta = { A = 30, B = 20 }

[[match.hand]]
opener = "A"
deal.A = "5-2 5-1 5-0 4-4 4-1 4-0 3-2"
deal.B = "6-6 6-2 5-4 5-3 4-3 2-0 1-0"
yard = "6-1 2-1 2-2 3-1 0-0 4-2 3-0 6-3 6-5 6-0 3-3 5-5 6-4 1-1"
play = """
A:3-2*5 B:5-3L A:5-2R*10 B:5-4L A:5-1R*5 B:4-3L A:4-1R B:+6-1
B:+2-1 B:+2-2 B:+3-1 B:3-1L*5 A:4-0R B:6-1L A:5-0R B:6-6L A:+0-0
A:+4-2 A:+3-0 A:+6-3 A:6-3L*20 B:6-2U A:4-2U B:+6-5 B:6-5R A:4-4U
B:+6-0 B:6-0R A:3-0R*20 B:+3-3 B:3-3L A:+5-5 A:+6-4 A:6-4U B:+1-1
"""
end = "blocked"
winner = "A"
delta = { A = 70, B = 5 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-40"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 110, B = 130, C = 155 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-40"
commitment = "4918b94f0555b2b0bb1c5845e49cd5ab1fc0921801aad6d4f38e4b1d2e38d295"
secret = "f4b841fe43dc34b921c82d5b7f264c0574005a97ddc5a9fcb9b48b59c1ad7944"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-0 5-3 5-0 4-2 3-2 3-0"
deal.B = "6-4 5-5 5-4 5-2 4-1 3-1"
deal.C = "6-5 6-3 4-4 4-3 2-1 1-0"
yard = "6-1 6-2 4-0 1-1 6-6 3-3 2-0 2-2 5-1 0-0"
play = """
C:6-5 A:6-0L*5 B:5-2R C:2-1R A:5-0L B:3-1R C:6-3R A:5-3L B:6-4R
C:4-4R A:3-2L*10 B:4-1R C:4-3U*10 A:4-2L B:5-4D C:1-0R
"""
end = "out"
winner = "C"
delta = { A = 15, B = 0, C = 25 }

[[match.hand]]
opener = "C"
deal.A = "4-4 4-0 3-2 3-1 2-2 1-0"
deal.B = "6-6 6-5 5-2 4-3 3-0 1-1"
deal.C = "6-4 6-3 6-1 5-5 5-1 0-0"
yard = "3-3 5-0 6-0 2-0 4-2 5-3 5-4 6-2 4-1 2-1"
play = """
C:5-5*10 A:+3-3 A:+5-0 A:5-0L*10 B:6-5R C:6-4R A:4-0L B:4-3L
C:6-3L*20 A:4-4R B:6-6L*30 C:6-1L A:3-1L B:3-0L C:5-1U A:1-0L*15
B:5-2D C:+6-0 C:+2-0 C:2-0D*10 A:+4-2 A:4-2R B:1-1L*5
"""
end = "out"
winner = "B"
delta = { A = 25, B = 55, C = 40 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-1 4-4 4-3 1-0"
deal.B = "6-2 5-3 4-2 4-1 4-0 3-0"
deal.C = "6-1 5-5 5-4 5-0 2-2 2-1"
yard = "5-2 3-1 6-6 0-0 1-1 3-3 6-4 3-2 2-0 6-3"
play = """
B:6-2 C:2-2R*10 A:6-5L B:5-3L C:2-1R A:4-3L B:4-2U C:5-4L A:5-1L
B:4-1U*5 C:6-1L*10 A:6-0L B:3-0L C:+5-2 C:5-2D*10 A:1-0R B:4-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 30, C = 30 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-4 4-3 2-1 1-0"
deal.B = "6-6 5-2 4-1 4-0 1-1 0-0"
deal.C = "6-4 6-2 5-5 5-3 4-2 3-2"
yard = "2-0 5-1 3-1 6-5 2-2 3-0 4-4 5-0 6-0 3-3"
play = """
B:1-1 C:+2-0 C:+5-1 C:5-1L A:5-4L B:4-0L C:2-0L A:2-1L B:4-1L
C:6-4L A:6-3L*5 B:+3-1 B:3-1R C:5-3L*10 A:4-3R B:5-2L C:4-2L*10
A:6-1U*15 B:6-6U C:6-2U A:1-0D*10
"""
end = "out"
winner = "A"
delta = { A = 45, B = 0, C = 20 }

[[match.hand]]
opener = "A"
deal.A = "5-2 4-3 4-1 4-0 1-0 0-0"
deal.B = "6-0 5-4 5-3 3-3 2-1 1-1"
deal.C = "6-3 6-2 6-1 5-1 3-2 3-1"
yard = "3-0 2-2 5-5 2-0 6-5 6-6 4-4 6-4 4-2 5-0"
play = """
A:5-2 B:5-4L C:6-2R*10 A:4-3L B:6-0R C:6-3L A:4-0R*10 B:+3-0
B:+2-2 B:+5-5 B:+2-0 B:+6-5 B:6-5L C:5-1L*5 A:4-1L B:+6-6 B:+4-4
B:4-4L C:+6-4 C:6-4L A:+4-2 A:4-2R B:2-2R C:6-1L A:1-0L B:3-0L*15
C:3-2L A:+5-0 A:pass B:2-0R*10 C:pass A:5-0R*15 B:5-5R*20 C:pass
A:pass B:5-3R C:3-1R
"""
end = "out"
winner = "C"
delta = { A = 25, B = 45, C = 40 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-41"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "B"
ranks = { A = 4, B = 1, C = 3, D = 2 }
score = { A = 40, B = 215, C = 75, D = 105 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-41"
commitment = "2ce0dfef26443720ec6adfeba73c0370f80065fc201c78561de977593604ae18"
secret = "3ac6061a525d93e3ef9d000b5ccd728d4fd05da3400f5fc367f97b2b04275e6e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-2 5-3 4-4 4-0 3-1"
deal.B = "5-4 5-0 3-0 2-1 0-0"
deal.C = "6-4 6-0 5-5 2-0 1-1"
deal.D = "6-6 6-5 6-3 6-1 4-1"
yard = "5-1 4-3 1-0 3-3 4-2 2-2 5-2 3-2"
play = """
D:6-6 A:6-2L B:2-1L C:1-1L D:6-1L A:+5-1 A:+4-3 A:+1-0 A:+3-3
A:+4-2 A:+2-2 A:+5-2 A:+3-2 A:pass B:pass C:6-0R D:6-5L A:5-1L
B:5-0R C:5-5R D:4-1L A:4-2L B:5-4R C:6-4R*20 D:6-3R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 20, D = 60 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-3 4-2 4-0 3-1"
deal.B = "6-4 6-1 5-1 2-2 2-1"
deal.C = "6-6 6-5 4-4 2-0 1-0"
deal.D = "6-3 5-5 3-3 1-1 0-0"
yard = "3-2 5-0 5-2 6-2 5-4 4-1 3-0 4-3"
play = """
D:6-3 A:5-3R B:6-4L C:6-5R*10 D:+3-2 D:+5-0 D:+5-2 D:+6-2 D:6-2R
A:4-2L B:2-2L C:2-0L D:5-0L A:+5-4 A:5-4L*10 B:2-1R C:1-0R D:0-0R
A:6-0R B:6-1R C:4-4L D:1-1R A:4-0L B:5-1R
"""
end = "out"
winner = "B"
delta = { A = 10, B = 45, C = 10, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-5 3-0 1-1"
deal.B = "6-6 6-4 3-3 3-2 0-0"
deal.C = "5-4 5-3 4-2 4-0 2-2"
deal.D = "6-2 5-0 3-1 2-1 2-0"
yard = "5-2 1-0 4-1 6-1 5-1 6-0 4-4 4-3"
play = """
B:6-4*10 C:4-2R D:6-2L A:+5-2 A:5-2L B:3-2R C:5-3R*10 D:5-0L*5
A:6-5R B:6-6R C:4-0L D:+1-0 D:+4-1 D:4-1L A:1-1L B:+6-1 B:6-1R*15
C:+5-1 C:5-1L D:3-1R*20 A:6-3U B:3-3R*20 C:5-4L D:+6-0 D:6-0D
A:3-0D B:+4-4 B:4-4L*20 C:+4-3 C:4-3L*15
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 85, C = 25, D = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 4-3 3-3 3-0"
deal.B = "5-2 4-2 3-2 2-1 1-0"
deal.C = "6-5 6-2 4-0 2-0 0-0"
deal.D = "6-1 6-0 5-3 4-1 2-2"
yard = "5-4 4-4 5-0 1-1 3-1 5-1 6-3 6-6"
play = """
B:3-2*5 C:2-0R D:5-3L*5 A:5-5L*10 B:5-2L C:0-0R D:2-2L A:3-0R
B:4-2L C:4-0L D:6-0L A:4-3R*20 B:+5-4 B:5-4R C:6-5L*20 D:+4-4
D:+5-0 D:5-0L*15 A:+1-1 A:+3-1 A:+5-1 A:5-1R B:1-0R*10 C:+6-3
C:+6-6
"""
end = "blocked"
winner = "B"
delta = { A = 30, B = 85, C = 20, D = 20 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-42"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 195, B = 155 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-42"
commitment = "f77f42b4d9d38956d3e36c1209eeb4be41f25a63bf97ded5d943e2d209ce2373"
secret = "a6fb5afc34ba144f6309a3a89f9337e7bc95c277eebeefe2e545fad09870ad81"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-5 5-1 5-0 4-0 3-1 2-2 0-0"
deal.B = "5-4 5-3 4-4 3-0 2-0 1-1 1-0"
yard = "6-1 4-3 5-2 2-1 6-4 4-2 3-3 6-5 6-0 6-3 3-2 4-1 6-6 6-2"
play = """
B:4-4 A:4-0L B:2-0L*10 A:2-2L B:5-4R A:5-5R B:5-3R*15 A:3-1R
B:1-1R A:5-1R B:+6-1 B:+4-3 B:4-3U A:5-0R B:3-0U A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 10, B = 25 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-0 5-3 2-0 1-1 1-0"
deal.B = "6-3 5-5 5-4 5-1 4-2 4-0 3-3"
yard = "6-2 6-1 4-3 4-4 4-1 3-1 3-2 2-1 5-0 0-0 6-5 5-2 3-0 2-2"
play = """
A:6-4*10 B:6-3L A:5-3L B:5-4R*10 A:+6-2 A:+6-1 A:+4-3 A:+4-4
A:+4-1 A:+3-1 A:+3-2 A:+2-1 A:+5-0 A:5-0L*5 B:5-5R*10 A:6-0L
B:5-1R A:4-1R*20 B:4-0R A:6-6L B:+0-0 B:0-0R A:6-2L B:4-2L
A:1-0R*15 B:+6-5 B:6-5U A:4-4L*20 B:+5-2 B:5-2D A:2-0D*15 B:+3-0
B:3-0D A:3-1R*20 B:3-3R
"""
end = "out"
winner = "B"
delta = { A = 105, B = 45 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-4 5-2 4-3 4-2 3-0 2-0"
deal.B = "6-6 5-3 5-0 3-3 2-1 1-0 0-0"
yard = "4-0 6-5 2-2 3-2 6-4 5-1 4-1 4-4 1-1 3-1 6-1 5-5 6-2 6-3"
play = """
B:5-0*5 A:5-4L B:1-0R*5 A:4-3L B:2-1R*5 A:5-2R B:5-3L*10 A:+4-0
A:+6-5 A:6-5L B:6-6L A:6-0L B:0-0L A:3-0L*20 B:3-3L
"""
end = "out"
winner = "B"
delta = { A = 20, B = 35 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-2 5-1 4-4 2-1 0-0"
deal.B = "6-6 6-3 6-0 5-4 4-3 4-0 3-0"
yard = "1-1 5-5 5-0 2-0 6-4 5-3 3-3 2-2 6-2 3-2 3-1 4-2 4-1 1-0"
play = """
B:6-6 A:6-5L B:6-3R*20 A:6-1U*15 B:5-4L A:2-1U*15 B:4-3L A:5-2U
B:6-0D A:5-1U B:3-0D*10 A:+1-1 A:1-1U B:+5-5 B:+5-0 B:+2-0 B:+6-4
B:+5-3 B:5-3L A:+3-3 A:3-3R B:5-5L A:+2-2 A:+6-2 A:+3-2 A:3-2D*20
B:5-0L*10 A:0-0L*10 B:2-0D A:+3-1 A:3-1R B:4-0L A:4-4L B:6-4L
"""
end = "out"
winner = "B"
delta = { A = 60, B = 50 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-43"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 85, B = 190, C = 25 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-43"
commitment = "4e54427633d6a70a1d876ba7076a4b7e7229f42d2229d573a8a1b5658b0cb343"
secret = "0e5bccbeca4f519c515bc101c85bae6fcac95c7db28999b8efb9e264c05571b8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-0 5-0 4-1 4-0 3-1 2-1"
deal.B = "6-3 6-2 5-1 4-4 3-0 1-1"
deal.C = "6-6 5-3 3-2 2-2 1-0 0-0"
yard = "4-2 4-3 6-4 6-1 5-4 2-0 6-5 5-5 3-3 5-2"
play = """
B:6-3 C:3-2R A:2-1R B:6-2L C:1-0R A:4-0R B:4-4R*10 C:2-2L A:4-1R
B:5-1R C:5-3R*15 A:3-1R B:1-1R C:+4-2 C:4-2U A:+4-3 A:4-3D B:3-0D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 35, C = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 4-4 4-0 2-1 0-0"
deal.B = "5-5 5-4 5-3 5-0 3-0 2-2"
deal.C = "6-4 6-2 6-0 5-2 4-1 1-0"
yard = "4-3 3-2 5-1 6-6 2-0 4-2 6-5 3-3 3-1 1-1"
play = """
B:5-5*10 C:5-2L A:2-1L B:5-4R*15 C:4-1L A:4-4L B:5-3U*20 C:6-4R
A:6-3U*25 B:5-0D*20 C:1-0D A:4-0L B:3-0L C:6-2R A:6-1U B:2-2R
"""
end = "out"
winner = "B"
delta = { A = 25, B = 70, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-2 4-4 3-3 2-0"
deal.B = "6-6 6-4 6-1 5-5 2-2 1-1"
deal.C = "5-4 5-2 4-2 3-1 3-0 0-0"
yard = "5-3 1-0 3-2 4-1 5-1 2-1 4-0 4-3 5-0 6-0"
play = """
B:6-6 C:+5-3 C:+1-0 C:+3-2 C:+4-1 C:+5-1 C:+2-1 C:+4-0 C:+4-3
C:+5-0 C:+6-0 C:6-0L A:6-3R*15 B:6-4U C:3-0R*10 A:4-4U B:6-1D
C:4-0L A:2-0R*15 B:2-2R C:4-2U A:6-2U*15 B:1-1D C:2-1D A:6-5U*15
B:5-5U*20
"""
end = "out"
winner = "B"
delta = { A = 60, B = 85, C = 10 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-44"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 2, C = 1, D = 3 }
score = { A = 65, B = 90, C = 185, D = 70 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-44"
commitment = "e43f74dd24d74e9f137c3890cf28dc3a6a85603eb2e084b058bff2564a715d77"
secret = "bfeb00e6c8ca3bfc39e60b83ddcce599ae68dd6ec96ea8dda94db01ad1bd1b87"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 4-4 2-2 2-1 1-0"
deal.B = "6-4 6-1 5-3 3-1 1-1"
deal.C = "6-6 4-3 4-1 4-0 3-0"
deal.D = "6-0 4-2 3-3 2-0 0-0"
yard = "5-5 5-1 3-2 6-3 5-0 6-5 5-4 5-2"
play = """
B:3-1 C:4-3L*5 D:4-2L A:6-2L B:6-1L C:4-1L*5 D:+5-5 D:+5-1 D:5-1R
A:4-4L B:5-3R C:4-0L D:0-0L A:1-0L B:6-4U C:6-6U*20 D:3-3R A:2-1L
B:+3-2 B:3-2R*20 C:+6-3 C:6-3U D:2-0L A:2-2R
"""
end = "out"
winner = "A"
delta = { A = 20, B = 20, C = 30, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-5 3-2 3-0"
deal.B = "6-6 6-2 6-0 4-3 4-1"
deal.C = "6-1 5-4 2-2 2-1 1-0"
deal.D = "5-1 5-0 4-4 4-0 1-1"
yard = "0-0 3-1 4-2 6-5 3-3 2-0 5-3 5-2"
play = """
A:6-4*10 B:6-0L C:5-4R*5 D:5-0L*10 A:5-5L*15 B:+0-0 B:+3-1 B:+4-2
B:+6-5 B:6-5L C:6-1L D:5-1L*20 A:+3-3 A:+2-0 A:+5-3 A:5-3L B:3-1L
C:1-0L*15 D:4-0L A:+5-2 A:5-2R B:6-2R*20 C:pass D:4-4L A:6-3R
B:4-1L C:2-1L*15 D:pass A:3-2L B:4-3L C:pass D:pass A:3-3R*20
B:4-2L C:2-2L*20
"""
end = "out"
winner = "C"
delta = { A = 45, B = 20, C = 75, D = 30 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 4-4 3-1 0-0"
deal.B = "6-2 6-0 5-5 5-4 5-2"
deal.C = "6-1 5-1 5-0 4-0 3-3"
deal.D = "4-3 3-2 3-0 2-0 1-0"
yard = "2-2 1-1 6-5 6-3 2-1 4-2 5-3 4-1"
play = """
C:5-0*5 D:3-0R A:3-1R B:5-5L C:5-1R*15 D:+2-2 D:+1-1 D:+6-5 D:6-5R
A:6-6R B:6-0R*10 C:4-0R D:4-3R A:+6-3 A:6-3R B:5-2L C:6-1R
D:2-2L*15 A:+2-1 A:2-1L B:5-4U C:+4-2 C:4-2U D:1-1L*10 A:+5-3
A:5-3D B:6-2U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 40, C = 20, D = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-0 4-1 4-0 3-2 3-1"
deal.B = "6-3 5-4 5-2 1-1 0-0"
deal.C = "4-3 4-2 2-2 2-1 2-0"
deal.D = "6-4 5-5 5-3 5-0 1-0"
yard = "6-2 3-0 6-5 5-1 6-1 3-3 6-6 4-4"
play = """
B:5-2 C:2-0R*5 D:5-0R*10 A:+6-2 A:+3-0 A:+6-5 A:6-5L B:5-4R*10
C:4-3R D:5-3R A:6-2L B:+5-1 B:5-1R C:4-2L*5 D:6-4L A:6-0L B:1-1R
C:2-1R D:1-0L*5 A:4-1L B:+6-1 B:6-1U C:2-2R*15
"""
end = "out"
winner = "C"
delta = { A = 0, B = 10, C = 60, D = 15 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-45"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 65, B = 170 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-45"
commitment = "6c46a732f84175356b7c1e4df90f311c8fe365dd685e741fb118cf424c4042e7"
secret = "c5bfcfe01b18ea0e96bf9b1248f43128d3e5e56844f50e39f7337e0739d9e772"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-5 5-1 4-4 2-0 1-1"
deal.B = "5-4 4-0 3-3 3-1 3-0 2-2 1-0"
yard = "5-2 4-3 6-6 4-2 5-0 6-1 2-1 6-3 3-2 6-5 4-1 6-0 0-0 5-3"
play = """
B:5-4 A:6-4R B:+5-2 B:5-2L A:6-2R B:2-2L A:2-0R B:1-0R*5 A:1-1R
B:3-1R A:+4-3 A:4-3R B:4-0R A:+6-6 A:+4-2 A:4-2L B:3-0R A:4-4L*15
B:3-3R
"""
end = "out"
winner = "B"
delta = { A = 15, B = 35 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-5 5-3 5-2 5-0 4-2"
deal.B = "6-6 6-1 5-4 5-1 4-3 2-0 1-0"
yard = "4-4 3-1 2-1 6-0 6-5 4-0 1-1 6-4 3-0 4-1 0-0 2-2 3-2 3-3"
play = """
B:6-6 A:6-3L*15 B:4-3L A:4-2L B:6-1R*15 A:6-2U B:5-1R*15 A:5-0R*10
B:2-0L A:5-2U B:5-4U*10 A:+4-4 A:4-4U B:1-0L*15
"""
end = "out"
winner = "B"
delta = { A = 25, B = 75 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-4 5-2 4-4 4-1 3-2"
deal.B = "6-4 6-0 5-0 2-1 2-0 1-0 0-0"
yard = "5-3 6-3 4-3 6-1 2-2 3-0 3-3 6-6 3-1 4-2 4-0 5-1 1-1 6-5"
play = """
B:6-4*10 A:5-4R B:6-0L*5 A:5-5R*10 B:5-0L*15 A:5-2L B:2-0L*10
A:+5-3 A:5-3R B:1-0L A:4-1L B:+6-3 B:6-3R*20 A:4-4L B:+4-3 B:4-3L
A:6-2R*15 B:2-1R A:3-2L
"""
end = "out"
winner = "A"
delta = { A = 25, B = 60 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-46"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 45, B = 40, C = 160 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-46"
commitment = "e1c65f08e909175d8a2b83875578fa5221bfd286d0c8ebd74f91a669cf6251f6"
secret = "91dce84261953da83286398b9f3fe94d51b00eaa0b9bf0fa53e69dac7985fc44"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-3 5-4 4-3 4-1 3-1 1-1"
deal.B = "6-6 5-1 4-2 4-0 3-2 3-0"
deal.C = "6-5 6-1 6-0 5-2 1-0 0-0"
yard = "5-0 3-3 6-2 6-4 2-0 2-1 5-3 2-2 5-5 4-4"
play = """
C:6-5 A:5-4R*10 B:4-0R C:6-1L A:4-1L B:4-2L C:5-2L*5 A:+5-0
A:5-0R*10 B:5-1L C:1-0L*5 A:+3-3 A:+6-2 A:+6-4 A:+2-0 A:2-0L
B:3-2L C:+2-1 C:+5-3 C:5-3L*10 A:+2-2 A:+5-5 A:5-5L*15 B:+4-4
"""
end = "blocked"
winner = "C"
delta = { A = 35, B = 0, C = 95 }

[[match.hand]]
opener = "C"
deal.A = "6-3 4-2 4-1 3-2 3-0 1-1"
deal.B = "6-2 6-1 5-3 4-0 1-0 0-0"
deal.C = "6-4 5-5 5-4 5-2 5-1 3-3"
yard = "4-4 2-1 2-0 6-6 5-0 6-0 3-1 4-3 2-2 6-5"
play = """
C:6-4*10 A:6-3L B:4-0R C:3-3L A:3-2L B:5-3U*10 C:5-2L A:3-0D*10
B:0-0R*10 C:5-5L*15 A:+4-4 A:+2-1 A:+2-0 A:2-0R B:6-2R C:5-4L*15
A:4-4L B:1-0D*20 C:5-1U
"""
end = "out"
winner = "C"
delta = { A = 10, B = 40, C = 65 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-47"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 4, C = 1, D = 3 }
score = { A = 135, B = 25, C = 160, D = 50 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-47"
commitment = "6882d08dfafb7381f561e765107c0a63961490453a57e5785dc7bb04347dcdf0"
secret = "3814d1f394db44bae5e885b1370261942a9d815ad786c0c446671e10de995db5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-4 5-0 4-3 3-3 2-0"
deal.B = "6-3 4-4 4-2 4-0 3-1"
deal.C = "6-5 6-4 5-2 3-2 2-1"
deal.D = "6-6 6-0 3-0 2-2 0-0"
yard = "1-0 5-1 5-3 6-1 5-5 6-2 4-1 1-1"
play = """
C:3-2*5 D:2-2R A:3-3L*10 B:6-3L*10 C:6-4L D:+1-0 D:+5-1 D:+5-3
D:+6-1 D:+5-5 D:+6-2 D:6-2R A:5-4L*15 B:4-2U C:5-2D*20 D:5-5L*25
A:5-0D*20 B:4-4U C:6-5L*20 D:0-0D*20 A:4-3U*15 B:3-1U C:2-1U
"""
end = "out"
winner = "C"
delta = { A = 60, B = 10, C = 95, D = 45 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-4 5-0 4-4 3-2"
deal.B = "6-5 5-5 5-2 4-3 3-0"
deal.C = "6-4 6-1 4-1 2-1 2-0"
deal.D = "6-6 6-3 2-2 1-0 0-0"
yard = "5-1 6-0 4-2 4-0 1-1 5-3 3-1 3-3"
play = """
C:2-0 D:2-2L A:6-2L*10 B:6-5L C:2-1U D:1-0R A:3-2D*10 B:5-5L*15
C:4-1R D:6-3D A:4-4R*25 B:5-2L C:6-4R*15 D:6-6R A:+5-1 A:5-1U*25
B:+6-0 B:6-0R C:6-1D
"""
end = "out"
winner = "C"
delta = { A = 70, B = 15, C = 40, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 4-3 3-1 0-0"
deal.B = "6-3 6-1 4-2 3-2 1-1"
deal.C = "6-0 5-3 5-0 4-0 2-2"
deal.D = "6-5 5-5 5-1 4-4 4-1"
yard = "1-0 5-2 3-0 6-4 2-1 3-3 5-4 2-0"
play = """
C:6-0 D:6-5L*5 A:0-0R*5 B:+1-0 B:1-0R C:5-3L D:5-1R A:4-3L B:4-2L
C:2-2L D:5-5R A:6-2L B:6-3L C:4-0U D:4-4U A:3-1L B:6-1L C:5-0R
"""
end = "out"
winner = "C"
delta = { A = 5, B = 0, C = 25, D = 5 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-48"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 165, B = 80 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-48"
commitment = "e2d08630a82b17792e30260d9031c1cd40c2bb0c7ab52afc1dbba5f971489d34"
secret = "a3c78c37920f2a2e94c527cede5d28af2c3c99ec182c7c5d439de3a407d00e81"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-3 5-2 5-1 5-0 4-4 4-2 4-1"
deal.B = "6-4 6-3 6-0 5-5 5-4 2-2 1-0"
yard = "2-1 6-6 6-2 4-3 3-3 0-0 3-2 2-0 3-0 3-1 6-1 4-0 6-5 1-1"
play = """
A:5-3 B:5-5L A:5-2L*15 B:6-3R A:4-2L*20 B:6-0R A:4-4L B:1-0R
A:4-1L B:5-4U A:5-1L*15 B:6-4U A:5-0L
"""
end = "out"
winner = "A"
delta = { A = 55, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-2 5-0 4-2 4-0 3-3"
deal.B = "6-4 5-5 4-3 3-1 2-0 1-0 0-0"
yard = "3-2 4-4 3-0 4-1 2-2 2-1 6-5 1-1 5-3 6-0 5-4 5-1 6-3 6-2"
play = """
A:6-6 B:6-4L A:4-2L B:2-0L A:5-0L B:5-5L A:5-2L B:+3-2 B:3-2L*15
A:3-3L B:3-1L A:6-1L B:+4-4 B:+3-0 B:+4-1 B:+2-2 B:+2-1 B:+6-5
B:6-5L A:+1-1 A:+5-3 A:5-3L*15 B:4-3L A:4-0L B:1-0L A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 40, B = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-4 5-3 3-2 2-2 2-1 2-0"
deal.B = "6-4 4-0 3-3 3-1 3-0 1-1 0-0"
yard = "1-0 5-1 5-0 4-3 4-4 5-2 6-2 6-1 4-2 6-6 4-1 5-5 6-5 6-3"
play = """
A:6-0 B:6-4L A:5-4L*5 B:3-0R A:5-3L B:3-1L A:2-1L*5 B:3-3R A:3-2L
B:+1-0 B:+5-1 B:+5-0 B:+4-3 B:4-3R A:+4-4 A:4-4R B:4-0R A:2-0R
B:+5-2 B:5-2R A:+6-2 A:+6-1 A:+4-2 A:+6-6 A:+4-1 A:+5-5 A:5-5R
B:5-1R*10 A:6-1R*15 B:+6-5 B:6-5R A:+6-3 A:6-3L B:5-0R A:6-6L
B:0-0R A:6-2L B:1-0R A:4-2L B:1-1R
"""
end = "out"
winner = "B"
delta = { A = 25, B = 20 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-3 4-2 4-0 1-1 0-0"
deal.B = "6-5 5-0 3-3 3-2 3-0 2-2 2-1"
yard = "6-0 2-0 6-1 6-6 6-4 5-4 5-1 4-3 4-4 3-1 5-5 1-0 5-2 4-1"
play = """
B:5-0*5 A:5-3L B:3-3L A:6-3L B:3-2U A:6-2L B:2-2L A:4-2L B:2-1U
A:4-0L B:3-0D A:0-0L B:+6-0 B:6-0L A:1-1U
"""
end = "out"
winner = "A"
delta = { A = 10, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-1 5-5 5-1 4-1 2-1"
deal.B = "6-2 5-2 5-0 4-4 4-3 4-0 3-2"
yard = "6-5 5-3 1-1 3-3 6-3 2-2 6-0 5-4 1-0 3-0 0-0 3-1 2-0 4-2"
play = """
A:6-6 B:6-2L A:2-1L B:+6-5 B:6-5R A:6-1L B:5-0R A:6-4L B:4-4L*20
A:4-1L B:4-0R A:5-1L B:4-3R*20 A:5-5L*25
"""
end = "out"
winner = "A"
delta = { A = 35, B = 40 }
[[match]]
bones = 1
variant = "sniff"
rules_version = 1
id = "sniff-49"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 165, B = 80, C = 115 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
spinner = "first_double"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "sum"
spinner_counts = "while_exposed"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_five"
target = 150
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "sniff-49"
commitment = "be58a372c6677b92f4b317367bc0ebf3092ffad2073f38e447e4d7324e740fbc"
secret = "993bce8bd997c373c5af6f5b0436544e58a826459f66637e3ab6cf9666216c76"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-1 4-4 4-2 1-0"
deal.B = "6-3 6-2 6-0 3-2 2-0 1-1"
deal.C = "5-4 5-0 4-3 4-0 3-1 2-1"
yard = "6-5 2-2 6-1 3-0 5-2 6-6 4-1 3-3 0-0 5-3"
play = """
A:6-4*10 B:6-3L C:3-1L*5 A:4-4R B:1-1L*10 C:5-4R*15 A:4-2U B:6-2U
C:5-0R A:5-1L*15 B:6-0R C:4-3D*20 A:5-5L*25 B:3-2D C:2-1D A:1-0D
"""
end = "out"
winner = "A"
delta = { A = 55, B = 10, C = 40 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-3 5-1 4-2 1-1"
deal.B = "5-5 5-4 5-2 4-0 3-0 2-1"
deal.C = "6-3 6-0 4-3 4-1 3-2 3-1"
yard = "6-4 1-0 6-6 2-2 5-0 0-0 3-3 6-5 4-4 2-0"
play = """
A:4-2 B:2-1R*5 C:4-1L A:1-1L B:+6-4 B:+1-0 B:1-0L C:3-1R*5 A:5-3R
B:3-0L*10 C:6-3L A:6-2L B:5-5R C:3-2L*15 A:6-1U*20 B:6-4U C:4-3U
A:5-1D
"""
end = "out"
winner = "A"
delta = { A = 45, B = 15, C = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-2 4-2 4-0 3-0 2-0"
deal.B = "6-6 6-5 6-2 5-0 3-1 2-2"
deal.C = "6-0 5-3 5-1 2-1 1-1 0-0"
yard = "1-0 5-5 6-1 4-1 3-3 6-4 5-4 3-2 4-3 4-4"
play = """
A:4-0 B:5-0R C:5-1R*5 A:4-2L B:2-2L*5 C:2-1R A:2-0R B:6-2L*10
C:0-0R*10 A:5-2U B:6-6L C:6-0R*25 A:6-3L B:6-5R*15 C:5-3L A:+1-0
A:+5-5 A:5-5L B:+6-1 B:+4-1 B:+3-3 B:+6-4 B:+5-4 B:5-4L C:+3-2
C:3-2D A:3-0D B:6-4L C:+4-3 C:+4-4 C:pass A:1-0D
"""
end = "out"
winner = "A"
delta = { A = 40, B = 30, C = 40 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-0 4-3 4-2 3-2"
deal.B = "6-3 5-5 4-0 3-1 2-1 0-0"
deal.C = "6-2 6-0 5-1 4-4 1-1 1-0"
yard = "2-0 6-1 6-5 3-0 4-1 5-3 5-4 5-2 2-2 3-3"
play = """
A:5-0*5 B:5-5L*10 C:1-0R A:+2-0 A:+6-1 A:6-1R B:6-3R C:5-1L A:3-2R
B:3-1L*15 C:6-2R A:6-4R B:4-0R C:6-0R A:4-3L*20 B:+6-5 B:6-5R
C:4-4L A:4-2L B:2-1L C:1-1L
"""
end = "out"
winner = "C"
delta = { A = 25, B = 25, C = 15 }
