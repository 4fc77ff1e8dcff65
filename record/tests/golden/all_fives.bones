[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-0"
seats = { A = "first", B = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 150, B = 170 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-0"
commitment = "aed91abf716c35d0129160653d898e0096840e39dd78c47a6289d8e831785023"
secret = "55943e35a8dfeb52046209c6257fa036fbf4b97a916fe02e5f8eea049fd9d02e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 4-3 4-0 2-0 1-0 0-0"
deal.B = "6-4 5-2 5-0 4-4 4-2 4-1 2-1"
yard = "3-2 1-1 5-4 6-3 5-3 2-2 6-2 3-1 3-0 6-0 5-5 3-3 6-5 5-1"
play = """
A:6-6 B:6-4L A:4-3L*15 B:+3-2 B:3-2L A:2-0L B:5-0L A:6-1R B:5-2L
A:1-0R B:4-2L A:4-0L B:+1-1 B:+5-4 B:+6-3 B:6-3U A:0-0L
"""
end = "out"
winner = "A"
delta = { A = 40, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-1 3-2 3-0 2-2 2-1"
deal.B = "6-3 5-3 5-0 4-2 3-3 3-1 0-0"
yard = "1-1 6-4 5-2 5-5 6-6 4-4 6-1 4-0 2-0 4-1 5-4 4-3 6-5 1-0"
play = """
A:6-2 B:6-3L*5 A:3-2L B:4-2L A:2-2R B:+1-1 B:+6-4 B:6-4L*10 A:6-0L
B:0-0L A:3-0L B:5-3L A:5-1L*5 B:1-1L A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 20, B = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 4-1 3-3 2-2 1-0"
deal.B = "5-4 5-3 5-1 4-0 3-1 3-0 0-0"
yard = "6-0 6-3 2-1 1-1 6-1 4-4 4-2 6-2 5-2 3-2 2-0 5-5 4-3 5-0"
play = """
A:6-6 B:+6-0 B:6-0L A:1-0L B:3-1L*15 A:3-3L B:5-3L A:6-5L B:+6-3
B:6-3R A:6-4L B:5-4L A:+2-1 A:+1-1 A:+6-1 A:6-1U B:5-1U A:+4-4
A:+4-2 A:+6-2 A:6-2D*15 B:3-0R A:4-2D B:4-0R A:4-4R B:+5-2 B:5-2L
A:2-2L B:+3-2 B:3-2L*20 A:4-1R B:+2-0 B:+5-5 B:5-5U A:2-1R B:2-0R
A:+4-3 A:4-3L B:0-0R
"""
end = "out"
winner = "B"
delta = { A = 15, B = 35 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 5-4 3-2 2-2 2-1 1-0"
deal.B = "6-3 6-2 5-3 5-0 3-1 2-0 0-0"
yard = "4-4 4-0 6-5 3-0 5-2 5-1 6-1 4-1 6-4 3-3 4-2 4-3 5-5 1-1"
play = """
B:3-1 A:3-2L B:6-2L A:6-6L B:6-3L A:2-1R*5 B:5-3L A:5-4L B:2-0R
A:6-0R*10 B:+4-4 B:4-4L A:+4-0 A:4-0L B:0-0L A:1-0L B:+6-5 B:6-5R
A:+3-0 A:+5-2 A:5-2R B:+5-1 B:5-1L A:2-2R B:5-0L
"""
end = "out"
winner = "B"
delta = { A = 15, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-0 4-4 4-3 3-2 0-0"
deal.B = "6-5 6-1 5-2 4-1 4-0 2-2 2-1"
yard = "5-1 6-3 5-4 3-0 5-3 3-1 1-0 1-1 2-0 6-6 3-3 6-2 5-5 4-2"
play = """
B:4-1*5 A:6-4L B:6-1R A:6-0L B:4-0L*10 A:4-4L B:6-5R A:4-3L
B:5-2R*5 A:3-2L B:2-2L A:+5-1 A:+6-3 A:+5-4 A:5-4U B:2-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 40 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 4-0 3-3 3-2 1-1 0-0"
deal.B = "6-4 5-3 5-2 4-1 3-0 2-2 2-1"
yard = "6-2 3-1 4-3 6-3 5-5 2-0 1-0 4-4 5-1 6-5 5-0 4-2 6-6 6-0"
play = """
B:4-1*5 A:5-4L B:2-1R A:3-2R B:3-0R*5 A:4-0R B:6-4R A:6-1R B:5-3L
A:3-3L B:+6-2 B:+3-1 B:3-1L A:1-1L B:+4-3 B:4-3U A:+6-3 A:6-3D
B:6-2D A:+5-5 A:+2-0 A:2-0D B:+1-0 B:1-0D A:+4-4 A:4-4U B:+5-1
B:5-1R A:5-5R B:5-2R A:+6-5 A:+5-0 A:+4-2 A:4-2R*15 B:+6-6 B:+6-0
"""
end = "blocked"
winner = "A"
delta = { A = 35, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-2 4-4 4-0 3-2 3-1 2-1"
deal.B = "6-4 6-2 6-0 5-5 4-2 3-3 0-0"
yard = "5-4 5-3 4-3 2-0 6-5 1-0 6-6 2-2 3-0 4-1 5-0 1-1 5-1 6-1"
play = """
A:6-3 B:6-4L A:4-4L B:3-3R A:4-0L B:0-0L A:3-2R B:4-2R A:+5-4
A:5-4R*5 B:5-5R*10 A:5-2R B:6-2R A:+5-3 A:+4-3 A:4-3U B:6-0R
"""
end = "out"
winner = "B"
delta = { A = 5, B = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-1 6-0 5-2 5-0 2-2"
deal.B = "6-4 6-3 5-3 5-1 4-3 4-0 3-0"
yard = "3-3 1-1 0-0 4-2 2-1 3-2 4-1 5-4 2-0 6-2 1-0 4-4 5-5 3-1"
play = """
B:6-4*10 A:6-6L B:4-3R*15 A:6-5L B:6-3R A:5-2L B:+3-3 B:+1-1
B:+0-0 B:+4-2 B:4-2L*10 A:6-1R*5 B:5-1R A:5-0R B:4-0R A:6-0U
B:0-0U A:+2-1 A:+3-2 A:+4-1 A:4-1L*5 B:1-1L A:2-1L B:3-0U
A:3-2L*10 B:3-3L A:+5-4 A:5-4R B:5-3U
"""
end = "out"
winner = "B"
delta = { A = 20, B = 40 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-1"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 30, B = 110, C = 155 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-1"
commitment = "4972c1ddac84512658249a383850cb9326f90be28f4e6862b948bbe58567d04b"
secret = "763db4e1c2a63fcabb439acc6df1ec14cbb556009541df07f0f9427a9f2b79f3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-2 3-2 3-1"
deal.B = "6-1 5-1 4-2 4-0 2-1"
deal.C = "6-4 5-4 3-3 3-0 1-0"
yard = "6-2 5-3 2-0 4-4 1-1 6-5 5-0 0-0 4-1 5-5 4-3 6-3 2-2"
play = """
A:3-2*5 B:4-2R C:3-3L*10 A:3-1L*5 B:6-1L*10 C:3-0U*10 A:6-0U
B:4-0R C:6-4L*10 A:6-6U B:+6-2 B:6-2U C:5-4L A:5-2L
"""
end = "out"
winner = "A"
delta = { A = 20, B = 10, C = 30 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-0 4-4 3-2 0-0"
deal.B = "6-1 5-3 4-2 3-3 1-0"
deal.C = "6-6 4-3 4-1 4-0 3-1"
yard = "6-5 5-4 2-1 6-3 2-2 5-5 2-0 5-2 1-1 6-2 6-0 3-0 5-1"
play = """
A:5-0*5 B:5-3L C:3-1L A:0-0R B:6-1L C:4-0R*10 A:6-4R B:1-0U C:6-6L
A:+6-5 A:6-5R B:+5-4 B:5-4R C:4-1U*20 A:4-4R B:4-2R C:4-3U
"""
end = "out"
winner = "C"
delta = { A = 5, B = 0, C = 40 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-4 4-4 4-1 0-0"
deal.B = "6-4 4-3 3-0 2-1 1-0"
deal.C = "6-5 6-3 5-3 3-1 1-1"
yard = "5-2 6-1 2-2 5-0 3-2 4-0 2-0 3-3 5-5 6-0 6-2 4-2 5-1"
play = """
C:1-1 A:4-1L B:4-3L*5 C:3-1L A:+5-2 A:+6-1 A:6-1R B:6-4R*5 C:+2-2
C:+5-0 C:+3-2 C:+4-0 C:4-0R A:0-0R B:2-1L C:3-2L A:+2-0 A:2-0R*5
B:1-0U*5 C:5-0U*10 A:5-4U B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 75, C = 10 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-4 4-3 2-0 1-1"
deal.B = "6-4 5-2 5-0 2-2 0-0"
deal.C = "6-1 5-1 4-1 3-1 2-1"
yard = "3-0 3-2 3-3 6-5 6-6 6-2 1-0 4-0 4-2 5-3 6-0 6-3 4-4"
play = """
B:6-4*10 C:6-1L*5 A:1-1L B:+3-0 B:+3-2 B:+3-3 B:+6-5 B:+6-6 B:+6-2
B:+1-0 B:1-0L C:4-1R A:2-0L B:2-2L*5 C:5-1U*10 A:5-4U B:5-2L*10
C:2-1D A:5-5L B:6-5L C:3-1R*15
"""
end = "out"
winner = "C"
delta = { A = 0, B = 25, C = 75 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-2"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3, D = 4 }
score = { A = 220, B = 130, C = 105, D = 100 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-2"
commitment = "b19dd54df6421b9d07ef5f78c7852d7e7c3eaae7e6ad4957ef0413200bcc9d53"
secret = "0de9b111308ecc9e83566ec46d413e7c7aa4306aec3e351c7e4e813cc9d8da60"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-6 5-4 3-0 2-1 2-0"
deal.B = "6-4 3-3 1-1 1-0 0-0"
deal.C = "6-3 6-0 5-5 5-3 3-1"
deal.D = "6-2 5-2 5-1 4-0 3-2"
yard = "5-0 4-2 6-1 4-3 2-2 4-4 6-5 4-1"
play = """
C:6-3 D:6-2L*5 A:2-1L B:1-1L*5 C:3-1L D:5-1U A:5-4U*10 B:1-0D*10
C:5-3L D:5-2L A:3-0R B:6-4U C:6-0R D:4-0D A:6-6R B:+5-0 B:+4-2
B:4-2D C:+6-1 C:6-1R D:3-2L
"""
end = "out"
winner = "D"
delta = { A = 10, B = 15, C = 0, D = 30 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-5 3-3 2-2 0-0"
deal.B = "6-6 6-4 6-0 4-1 4-0"
deal.C = "6-5 5-2 5-1 3-0 2-1"
deal.D = "6-3 5-3 4-4 3-2 1-1"
yard = "1-0 3-1 4-2 4-3 6-1 5-4 2-0 5-0"
play = """
D:3-2*5 A:6-2R B:6-6R*15 C:3-0L D:6-3R A:3-3R B:4-0L*10 C:6-5U*15
D:4-4L A:5-5U B:6-4L C:5-2U D:5-3R A:2-2U*15 B:6-0D*15 C:5-1R
D:1-1R
"""
end = "out"
winner = "D"
delta = { A = 15, B = 40, C = 15, D = 15 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 5-5 2-2 1-1"
deal.B = "6-6 5-1 5-0 3-0 1-0"
deal.C = "6-4 5-2 4-1 2-1 2-0"
deal.D = "4-3 4-2 4-0 3-3 0-0"
yard = "5-4 3-2 5-3 4-4 3-1 6-1 6-2 6-5"
play = """
D:4-0 A:6-0R*10 B:6-6R C:6-4L D:+5-4 D:+3-2 D:+5-3 D:+4-4 D:+3-1
D:+6-1 D:6-1R A:6-3U*10 B:3-0U C:4-1R*10 D:0-0U*10 A:+6-2 A:6-2L
B:1-0U C:5-2L*10 D:4-4R A:1-1U*15 B:5-0L*10 C:2-0L D:3-1U
A:2-2L*15 B:+6-5 B:6-5D*20 C:2-1L
"""
end = "out"
winner = "C"
delta = { A = 50, B = 30, C = 75, D = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-3 2-2 1-0 0-0"
deal.B = "6-5 6-0 4-4 3-2 2-1"
deal.C = "6-6 5-0 4-3 3-3 3-1"
deal.D = "5-5 5-1 4-2 3-0 1-1"
yard = "4-0 5-2 6-3 2-0 4-1 5-4 6-4 6-2"
play = """
C:6-6 D:+4-0 D:+5-2 D:+6-3 D:6-3L*15 A:5-3L B:6-5R*10 C:5-0L*5
D:5-5R*10 A:0-0L*10 B:6-0U*10 C:+2-0 C:2-0L D:5-1R A:2-2L*5 B:2-1R
C:+4-1 C:+5-4 C:+6-4 C:6-4D*10 D:4-2R A:1-0U B:4-4R C:5-4R
D:1-1U*15 A:6-1U
"""
end = "out"
winner = "A"
delta = { A = 55, B = 20, C = 15, D = 40 }

[[match.hand]]
opener = "A"
deal.A = "6-1 4-3 3-3 3-2 3-1"
deal.B = "6-0 5-3 5-0 2-1 1-1"
deal.C = "6-6 6-4 4-0 1-0 0-0"
deal.D = "5-2 5-1 4-2 4-1 2-0"
yard = "5-5 3-0 6-5 6-2 2-2 4-4 6-3 5-4"
play = """
A:3-2*5 B:2-1R C:1-0R D:2-0R*5 A:4-3L B:+5-5 B:+3-0 B:+6-5 B:+6-2
B:6-2R*10 C:6-4L D:+2-2 D:+4-4 D:+6-3 D:6-3L A:6-1R B:1-1R*5
C:+5-4 C:pass D:5-1R A:3-3L B:5-3L*10 C:5-4L D:4-2L A:3-1U*10
"""
end = "out"
winner = "A"
delta = { A = 90, B = 25, C = 0, D = 5 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-3"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 180, B = 50 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-3"
commitment = "d91317aaea55ef71038ddda4d99b7c18508ed51e9abc84436712063846493d9b"
secret = "7b8ba2e1dc2001f5f8180d828aa58129b74b9dbb3e3f62cf97bbb31ebaf8aa46"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-2 5-1 4-0 3-1 2-2"
deal.B = "6-6 5-4 5-3 4-3 4-2 3-3 3-0"
yard = "2-1 6-1 1-1 6-0 0-0 4-4 6-5 3-2 5-5 1-0 2-0 5-2 4-1 5-0"
play = """
A:6-4*10 B:6-6L A:6-3L B:5-3L A:5-1L*5 B:5-4R A:3-1L B:4-3L
A:4-0L*5 B:3-0L A:6-2U*10 B:3-3L A:2-2U*15
"""
end = "out"
winner = "A"
delta = { A = 50, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-4 5-0 4-4 4-1 1-1"
deal.B = "6-3 6-0 5-2 4-2 3-1 3-0 1-0"
yard = "5-3 3-3 2-1 5-1 2-0 6-2 4-3 6-5 4-0 6-1 6-6 2-2 0-0 3-2"
play = """
A:5-5*10 B:5-2L A:5-4R B:4-2L A:6-4L*10 B:6-3L A:4-4R B:3-1L
A:1-1L*10 B:1-0L A:5-0L B:+5-3 B:5-3L A:4-1R
"""
end = "out"
winner = "A"
delta = { A = 40, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-1 4-3 4-2 3-2 2-2"
deal.B = "6-4 5-5 5-3 5-0 4-0 3-1 2-0"
yard = "1-0 4-4 2-1 3-3 6-6 5-4 4-1 3-0 6-2 6-3 0-0 1-1 5-2 6-1"
play = """
A:3-2*5 B:5-3L A:6-5L B:6-4L A:4-3L*5 B:3-1L A:2-2R*5 B:2-0R
A:5-1L*5 B:5-5L*10 A:6-0R B:5-0L A:4-2U*10
"""
end = "out"
winner = "A"
delta = { A = 35, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-2 5-0 4-4 3-3 2-1 2-0"
deal.B = "6-2 6-1 5-5 5-1 4-2 1-1 0-0"
yard = "3-2 4-1 3-0 6-6 2-2 6-4 5-4 3-1 6-5 1-0 4-0 6-3 4-3 6-0"
play = """
A:5-0*5 B:5-5L*10 A:2-0R B:5-1L A:5-2U*5 B:6-1L*10 A:5-3D B:6-2L
A:3-3D B:4-2L A:4-4L B:+3-2 B:3-2R A:2-1U
"""
end = "out"
winner = "A"
delta = { A = 10, B = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-3 5-2 3-1 2-1 1-1"
deal.B = "6-6 5-4 5-1 5-0 4-3 4-2 1-0"
yard = "2-0 6-2 2-2 3-3 4-1 3-2 3-0 5-3 4-4 5-5 6-1 6-0 0-0 4-0"
play = """
A:6-4*10 B:6-6L A:6-3L B:4-3L A:6-5U B:5-4L A:5-2L B:4-2L A:+2-0
A:+6-2 A:6-2D*15 B:5-1U A:2-1D*10 B:1-0U A:1-1D*10 B:5-0U*15
"""
end = "out"
winner = "B"
delta = { A = 45, B = 20 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-4"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 2, C = 1 }
score = { A = 100, B = 100, C = 160 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-4"
commitment = "93549e6863787d38c20b0b54d32a79c281c9430d32a445643d3f6d6b7c254865"
secret = "7422741a5dd4605ed751dd1424875fe84ed39b6707e159c0d832069d8a5e0ac1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-3 4-1 3-3"
deal.B = "6-0 3-1 3-0 2-2 2-0"
deal.C = "6-2 6-1 4-3 4-0 3-2"
yard = "6-5 4-2 5-2 4-4 1-0 5-5 5-1 6-4 5-0 1-1 0-0 5-4 2-1"
play = """
A:6-6 B:6-0L C:6-2R A:6-3U*5 B:2-2R C:4-3U A:4-1U*5 B:2-0R
C:4-0L*5 A:+6-5 A:6-5D*10 B:3-1U C:3-2U A:5-3D B:3-0D
"""
end = "out"
winner = "B"
delta = { A = 20, B = 15, C = 5 }

[[match.hand]]
opener = "B"
deal.A = "5-3 4-3 3-2 3-0 1-0"
deal.B = "4-2 3-1 2-2 2-1 2-0"
deal.C = "6-5 6-1 5-1 4-4 3-3"
yard = "1-1 6-4 6-6 6-0 5-0 5-4 5-5 6-3 0-0 4-0 4-1 6-2 5-2"
play = """
B:2-0 C:+1-1 C:+6-4 C:+6-6 C:+6-0 C:6-0R A:3-2L B:3-1L C:6-4R*5
A:1-0L B:4-2R C:+5-0 C:5-0L A:5-3L*5 B:2-2R C:3-3L*10 A:4-3L
B:2-1R*5
"""
end = "out"
winner = "B"
delta = { A = 5, B = 55, C = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 5-4 3-0 2-0"
deal.B = "6-4 5-0 4-2 3-2 2-1"
deal.C = "6-1 6-0 3-3 2-2 1-1"
yard = "6-5 0-0 5-3 1-0 3-1 4-0 4-4 5-1 4-1 6-6 4-3 6-2 5-2"
play = """
B:4-2 C:2-2R A:5-4L B:5-0L C:6-0L*10 A:6-3L B:3-2R C:3-3L A:3-0L
B:2-1U C:1-1U*5 A:2-0L B:+6-5 B:+0-0 B:+5-3 B:5-3R C:6-1U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 45 }

[[match.hand]]
opener = "C"
deal.A = "5-2 5-0 4-1 2-1 1-1"
deal.B = "6-5 6-4 3-3 3-2 3-0"
deal.C = "6-1 4-2 2-0 1-0 0-0"
yard = "6-6 5-1 3-1 5-3 5-5 4-4 5-4 6-3 4-3 4-0 2-2 6-0 6-2"
play = """
C:6-1 A:4-1R*10 B:6-4L C:4-2L A:5-2L B:6-5L*10 C:+6-6 C:6-6L
A:+5-1 A:+3-1 A:+5-3 A:+5-5 A:+4-4 A:4-4R*20 B:+5-4 B:5-4R C:+6-3
C:6-3L A:5-3L*10 B:+4-3 B:+4-0 B:+2-2 B:+6-0 B:6-0U*10 C:0-0U*10
A:5-5L*15 B:4-0U C:+6-2 C:6-2D A:5-1L B:3-2D C:1-0L A:5-0L B:3-0D
C:2-0D
"""
end = "out"
winner = "C"
delta = { A = 55, B = 20, C = 35 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 5-5 5-1 3-3"
deal.B = "4-3 4-2 2-1 1-0 0-0"
deal.C = "6-3 6-2 5-4 5-3 5-0"
yard = "5-2 4-1 1-1 3-2 6-6 3-1 3-0 6-1 4-4 2-2 4-0 6-4 2-0"
play = """
C:5-0*5 A:6-5L B:0-0R C:6-3L A:3-3L B:1-0R C:5-3L A:5-5L B:2-1R
C:5-4L A:6-0U B:4-2R C:6-2U*10
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 30 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-2 5-0 3-0"
deal.B = "6-4 6-3 4-2 3-3 1-1"
deal.C = "6-5 6-2 6-0 4-4 3-1"
yard = "6-6 5-1 5-3 4-1 2-0 3-2 4-3 4-0 2-1 2-2 5-4 1-0 0-0"
play = """
C:6-5 A:6-1L B:1-1L C:3-1L A:3-0L*5 B:+6-6 B:+5-1 B:5-1U*10 C:6-0L
A:5-5R B:6-4L C:4-4L A:5-2R*15 B:4-2L C:6-2L
"""
end = "out"
winner = "C"
delta = { A = 20, B = 10, C = 30 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-5"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1, D = 4 }
score = { A = 115, B = 110, C = 150, D = 100 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-5"
commitment = "a0c259036c689a5cfdcf75384bb6a289a290e73f10371faf67ddb1ffa3a0a77a"
secret = "6413def39890d52c28d13caf56dd08ed7ad669a8fc2dc6b83fa509b47d1714f1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-3 5-1 0-0"
deal.B = "6-5 6-4 6-2 4-0 2-2"
deal.C = "6-3 5-5 5-4 4-3 1-1"
deal.D = "4-2 4-1 3-1 3-0 1-0"
yard = "2-1 6-6 3-2 5-2 2-0 5-0 4-4 3-3"
play = """
A:5-3 B:6-5L C:4-3R*10 D:4-2R A:6-1L B:2-2R*5 C:1-1L D:4-1L A:+2-1
A:2-1R*5 B:6-4L C:6-3L D:3-1L A:5-1L B:6-2U C:5-5L D:1-0R A:6-0R
B:+6-6 B:6-6R C:5-4L
"""
end = "out"
winner = "C"
delta = { A = 5, B = 5, C = 15, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-3 2-1 1-1 0-0"
deal.B = "6-4 6-3 5-4 4-2 3-3"
deal.C = "6-2 6-1 4-4 3-0 1-0"
deal.D = "6-0 5-5 5-2 5-0 4-0"
yard = "4-1 3-1 2-0 5-1 4-3 6-6 2-2 3-2"
play = """
C:4-4 D:4-0L A:0-0L B:5-4R*5 C:1-0L D:5-5R A:5-3R B:6-4U*10
C:6-1L*15 D:6-0L A:6-5U B:4-2D*10 C:3-0R D:5-0L A:2-1D B:+4-1
B:4-1D C:+3-1 C:+2-0 C:2-0R D:5-2L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 25, C = 15, D = 30 }

[[match.hand]]
opener = "D"
deal.A = "6-3 4-4 4-3 1-1 0-0"
deal.B = "5-4 5-1 5-0 3-3 1-0"
deal.C = "6-0 4-0 3-2 2-2 2-0"
deal.D = "6-6 6-1 5-2 4-1 3-1"
yard = "6-4 5-3 2-1 6-5 5-5 6-2 4-2 3-0"
play = """
D:6-6 A:6-3L*15 B:3-3L C:3-2L D:5-2L A:+6-4 A:6-4R B:5-4R*10
C:6-0U*10 D:6-1D A:0-0U B:5-1D*15 C:2-0U D:+5-3 D:5-3L*15 A:4-3L
B:5-0R C:4-0R*15 D:4-1L A:1-1L B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 15, B = 40, C = 25, D = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-1 3-3 3-0 2-2 1-0"
deal.B = "6-6 5-5 5-3 2-1 0-0"
deal.C = "6-5 6-0 5-1 4-2 4-1"
deal.D = "5-4 4-4 3-2 3-1 2-0"
yard = "1-1 6-2 5-2 6-3 5-0 4-0 4-3 6-4"
play = """
B:5-5*10 C:6-5L D:5-4R*10 A:6-1L*5 B:5-3U C:4-1R*5 D:3-1L
A:3-3L*10 B:2-1R C:4-2R D:3-2L A:3-0U B:0-0U C:5-1D D:2-0L*5
A:1-0D B:+1-1 B:+6-2 B:+5-2 B:+6-3 B:+5-0 B:5-0L C:6-0U*15
"""
end = "out"
winner = "C"
delta = { A = 15, B = 10, C = 70, D = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 4-3 2-1 2-0"
deal.B = "5-3 5-2 5-1 4-0 3-3"
deal.C = "6-4 4-4 4-2 3-2 1-1"
deal.D = "6-2 5-5 5-0 3-1 1-0"
yard = "6-6 5-4 6-0 4-1 0-0 3-0 2-2 6-1"
play = """
C:6-4*10 D:6-2L A:4-3R*5 B:5-3R C:4-2L D:5-5R A:6-5R*10 B:5-2U
C:4-4L D:5-0D A:2-0U B:4-0L C:+6-6 C:6-6R D:1-0L A:2-1L B:+5-4
B:+6-0 B:6-0U*20 C:3-2L D:3-1L
"""
end = "out"
winner = "D"
delta = { A = 15, B = 20, C = 10, D = 30 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 6-1 5-4 1-0"
deal.B = "6-5 6-0 5-3 5-1 3-2"
deal.C = "5-0 4-3 2-2 1-1 0-0"
deal.D = "6-4 5-2 4-0 3-1 2-1"
yard = "5-5 2-0 6-6 4-2 4-1 4-4 3-0 3-3"
play = """
D:6-4*10 A:6-1L*5 B:5-1L C:5-0L D:4-0L A:5-4L B:6-5L*10 C:4-3R
D:3-1R A:1-0R B:6-0L C:0-0L D:+5-5 D:+2-0 D:2-0L A:6-2L B:+6-6
B:6-6L C:+4-2 C:+4-1 C:+4-4 C:+3-0 C:3-0R*15 D:+3-3 D:3-3R A:6-3R
"""
end = "out"
winner = "A"
delta = { A = 65, B = 10, C = 15, D = 10 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-6"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 160, B = 150 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-6"
commitment = "f7d83e9a1a8fc2c393526bb8c527c6a00969666a9af1423c933e228005451456"
secret = "5e841729caeda57bfd593acf7f2cd791550c098e8f6be776856f9ac1ed5357fa"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 4-4 4-3 4-0 3-1 2-1 1-1"
deal.B = "6-6 6-3 6-1 5-4 5-2 5-1 2-0"
yard = "3-0 0-0 4-1 2-2 6-0 6-5 5-3 4-2 3-3 5-5 3-2 6-2 5-0 1-0"
play = """
A:6-4*10 B:6-1L*5 A:4-4R B:5-1L A:4-0R*5 B:5-4U*10 A:4-3D
B:2-0R*15 A:3-1D B:5-2L*10 A:2-1L B:+3-0 B:+0-0 B:+4-1 B:4-1L
A:1-1D
"""
end = "out"
winner = "A"
delta = { A = 40, B = 40 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 6-1 6-0 5-1 4-1 1-0"
deal.B = "5-3 5-2 3-3 3-1 3-0 2-1 2-0"
yard = "5-4 4-4 1-1 6-6 0-0 4-2 6-4 4-0 6-3 5-0 3-2 2-2 5-5 4-3"
play = """
A:4-1*5 B:3-1R A:+5-4 A:5-4L B:5-3R*10 A:6-5L B:5-2R A:6-2L B:2-0L
A:6-0L B:2-1R A:6-1L B:+4-4 B:+1-1 B:1-1L A:5-1L B:+6-6 B:+0-0
B:+4-2 B:+6-4 B:+4-0 B:+6-3 B:+5-0 B:5-0L A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 65, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 4-2 3-3 3-0 2-2 1-0"
deal.B = "6-5 5-2 5-0 4-4 4-3 2-0 1-1"
yard = "6-3 5-1 0-0 5-3 2-1 4-1 5-4 3-2 6-4 6-0 3-1 6-1 6-6 4-0"
play = """
A:5-5*10 B:5-0L*10 A:3-0L B:5-2R*5 A:6-2R B:6-5U*15 A:3-3L B:4-3L
A:4-2L B:2-0L A:1-0L B:1-1L A:+6-3 A:6-3R B:+5-1 B:5-1L A:+0-0
A:+5-3 A:5-3L B:+2-1 B:+4-1 B:+5-4 B:5-4D A:+3-2 A:3-2L*15 B:2-1L
A:+6-4 A:6-4U B:4-1L*15 A:+6-0 A:+3-1 A:3-1R B:4-4L
"""
end = "out"
winner = "B"
delta = { A = 25, B = 55 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-5 5-0 4-3 4-0 3-2"
deal.B = "6-6 5-3 4-4 4-2 4-1 3-0 0-0"
yard = "5-4 6-3 2-0 5-2 6-1 6-5 1-1 1-0 2-2 3-3 6-0 5-1 3-1 2-1"
play = """
B:4-1*5 A:6-4L B:6-6L A:6-2L B:4-2L*5 A:4-3L B:3-0L A:4-0L*5
B:4-4L A:+5-4 A:5-4L B:5-3L A:3-2L B:+6-3 B:6-3U A:+2-0 A:2-0L
B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-1 3-2 2-1 1-1 0-0"
deal.B = "5-5 5-4 5-2 4-4 4-0 3-0 2-0"
yard = "3-3 2-2 4-2 6-3 6-6 6-5 5-3 6-1 5-0 4-3 6-2 1-0 4-1 3-1"
play = """
B:5-5*10 A:5-1L B:5-4R*5 A:6-4R B:5-2U A:3-2U*10 B:3-0U A:6-0R
B:4-0R*5 A:0-0U*5 B:4-4R A:2-1L*10 B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 25, B = 20 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-7"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 150, B = 125, C = 55 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-7"
commitment = "16783a24074d51868320ac79c341a1e9c6af1e5ad5a35d494856c44d05afd34d"
secret = "839bb3481d60a72ad4220fea71e1a09b60f2d1d485627fbd8945420fda1685ac"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 6-1 5-2 3-2"
deal.B = "6-6 5-4 4-3 3-0 1-1"
deal.C = "6-0 4-4 4-0 3-1 2-0"
yard = "2-1 2-2 5-5 4-2 4-1 5-1 6-3 3-3 5-0 6-5 1-0 0-0 5-3"
play = """
A:6-4*10 B:6-6L C:4-4R*20 A:6-2L*10 B:5-4R C:6-0U A:5-2L*10 B:3-0U
C:3-1U A:6-1U B:+2-1 B:+2-2 B:+5-5 B:5-5L C:+4-2 C:+4-1 C:+5-1
C:5-1R A:+6-3 A:6-3D*20 B:2-1R C:2-0R A:3-2D
"""
end = "out"
winner = "A"
delta = { A = 80, B = 0, C = 20 }

[[match.hand]]
opener = "A"
deal.A = "4-2 2-2 2-1 1-0 0-0"
deal.B = "6-5 6-3 6-0 5-5 5-2"
deal.C = "6-6 6-2 4-4 3-1 1-1"
yard = "5-4 6-4 3-3 4-3 3-0 4-1 5-0 2-0 3-2 6-1 5-1 4-0 5-3"
play = """
A:2-2 B:5-2L C:6-2R A:4-2U*15 B:6-5L C:6-6L A:2-1D B:6-3L C:3-1L
A:1-0L B:6-0L C:1-1D A:+5-4 A:5-4U B:5-5U
"""
end = "out"
winner = "B"
delta = { A = 15, B = 10, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-2 4-1 3-1 3-0"
deal.B = "6-3 6-2 5-5 5-4 2-1"
deal.C = "6-0 5-0 2-0 1-1 0-0"
yard = "4-0 5-3 1-0 6-1 6-4 3-3 4-2 5-1 3-2 4-4 2-2 6-5 4-3"
play = """
B:6-3 C:6-0L A:3-0L B:+4-0 B:+5-3 B:5-3L C:5-0L A:3-1R B:4-0L*5
C:1-1R A:4-1L B:2-1L C:2-0L A:+1-0 A:1-0L B:+6-1 B:6-1L C:+6-4
C:6-4L A:+3-3 A:+4-2 A:4-2L B:6-2L C:+5-1 C:5-1R A:6-6L B:5-5R
C:+3-2 C:+4-4 C:+2-2 C:+6-5 C:6-5R A:+4-3
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 40, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 4-3 4-0 1-1"
deal.B = "6-5 6-4 6-1 5-2 2-2"
deal.C = "5-4 4-4 4-1 2-0 1-0"
yard = "3-3 4-2 5-3 3-1 5-1 0-0 6-3 3-2 5-0 3-0 6-2 5-5 2-1"
play = """
B:6-5 C:5-4R*10 A:6-6L B:6-4L C:4-1L*5 A:6-0U*5 B:6-1L*10 C:2-0U
A:4-3R B:5-2U C:+3-3 C:3-3R A:+4-2 A:+5-3 A:5-3U*15 B:+3-1
B:3-1R*10 C:1-0R A:4-0R B:+5-1 B:+0-0 B:+6-3 B:6-3L*10 C:4-4R
"""
end = "out"
winner = "C"
delta = { A = 20, B = 30, C = 35 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-5 4-3 2-2"
deal.B = "6-1 5-2 4-4 1-0 0-0"
deal.C = "6-6 6-4 4-2 3-3 3-1"
yard = "4-1 6-3 5-1 3-2 5-4 2-0 3-0 1-1 5-0 5-3 4-0 2-1 6-0"
play = """
C:4-2 A:6-2R*10 B:4-4L C:6-4R A:4-3R B:+4-1 B:4-1L C:3-1R A:+6-3
A:+5-1 A:5-1L B:5-2L C:+3-2 C:3-2L A:6-3L B:6-1L C:+5-4 C:5-4U
A:5-5U B:1-0L C:+2-0 C:2-0L A:2-2L*15 B:+3-0 B:+1-1 B:1-1R C:+5-0
C:5-0U A:+5-3 A:+4-0 A:4-0U*10 B:+2-1 B:2-1L C:+6-0
"""
end = "blocked"
winner = "B"
delta = { A = 35, B = 45, C = 0 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-8"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 3, C = 2, D = 1 }
score = { A = 20, B = 60, C = 75, D = 200 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-8"
commitment = "a51092e223811f9f7a9bb7281e0d703d46c179cbc0d863fe8e037515c04b1563"
secret = "a47ea3620f056856ea55f090d80c4ed3fa58e838d6ae717a9e2457a3f5c72228"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-3 5-2 4-4 1-1 1-0"
deal.B = "5-5 5-1 3-3 3-2 3-0"
deal.C = "6-2 5-0 2-2 2-0 0-0"
deal.D = "6-6 6-4 6-0 5-3 4-3"
yard = "2-1 5-4 4-0 6-5 4-1 6-1 4-2 3-1"
play = """
A:6-3 B:3-3R C:6-2L D:4-3R A:5-2L B:5-1L*5 C:+2-1 C:2-1L D:6-4R
A:+5-4 A:+4-0 A:+6-5 A:6-5R B:3-2L C:5-0R D:6-0R A:+4-1 A:+6-1
A:6-1R B:3-0L C:2-0L D:5-3U A:4-1R B:5-5U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 45, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-3 5-2 4-3 2-1"
deal.B = "5-5 5-1 4-4 4-2 4-0"
deal.C = "6-5 6-1 5-4 3-3 1-0"
deal.D = "6-4 3-2 3-1 3-0 2-0"
yard = "6-2 1-1 6-0 2-2 0-0 6-3 4-1 5-0"
play = """
B:4-0 C:5-4L*5 D:3-0R A:5-3L B:+6-2 B:+1-1 B:+6-0 B:+2-2 B:+0-0
B:+6-3 B:6-3L C:6-5L D:3-2R A:5-2L B:2-2L C:+4-1 C:+5-0 C:pass
D:2-0L A:2-1R B:0-0L C:6-1R D:6-4R A:4-3R B:4-2U C:3-3R*10
D:3-1R*5
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 15, D = 70 }

[[match.hand]]
opener = "D"
deal.A = "3-2 3-1 3-0 2-2 1-0"
deal.B = "5-3 5-2 5-1 4-0 1-1"
deal.C = "6-2 6-1 6-0 2-0 0-0"
deal.D = "6-4 6-3 5-5 4-4 4-2"
yard = "6-6 4-3 5-0 6-5 4-1 2-1 5-4 3-3"
play = """
D:5-5*10 A:+6-6 A:+4-3 A:+5-0 A:5-0L*10 B:5-1R C:6-1R D:6-4R
A:3-0L B:5-3L C:+6-5 C:6-5U*15 D:4-2R A:3-2R B:5-2D C:6-2D*20
D:6-3R A:6-6R B:+4-1 B:+2-1 B:+5-4 B:5-4L C:6-0R D:4-4L*20
"""
end = "out"
winner = "D"
delta = { A = 10, B = 0, C = 35, D = 60 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 4-2 3-0 1-1"
deal.B = "6-6 6-1 5-4 3-2 0-0"
deal.C = "6-4 5-1 4-3 4-1 2-2"
deal.D = "6-5 5-0 4-0 3-3 1-0"
yard = "4-4 6-2 6-0 5-3 3-1 2-1 5-2 2-0"
play = """
D:5-0*5 A:5-5L*10 B:0-0R*10 C:5-1L D:4-0R*5 A:1-1L B:5-4R C:4-1L
D:6-5U*15 A:4-2L B:6-1U C:2-2L*10 D:1-0U A:3-0U B:3-2U C:+4-4
C:+6-2 C:6-2U*15 D:+6-0 D:6-0U A:+5-3 A:5-3R B:+3-1 B:3-1R*5
C:+2-1 C:2-1L D:+5-2 D:5-2D A:+2-0 A:2-0U
"""
end = "blocked"
winner = "D"
delta = { A = 10, B = 15, C = 25, D = 70 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-9"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 40, B = 180 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-9"
commitment = "40b8cecb140eced50098417c62e601b641c761183c322d4d0ee7c202b3031320"
secret = "43c8ef34c9684b83a68aa4d91f644f910566f826f5e0488d39fa90f3065e32ef"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-3 5-1 3-3 1-0 0-0"
deal.B = "6-0 5-4 5-2 4-4 3-1 3-0 1-1"
yard = "4-0 2-1 4-1 4-3 3-2 4-2 6-1 2-0 6-4 5-5 6-2 6-6 2-2 5-0"
play = """
B:5-4 A:5-3L B:3-1L*5 A:1-0L B:6-0L*10 A:6-3L B:4-4R A:3-3L B:3-0L
A:0-0L B:+4-0 B:4-0L A:+2-1 A:+4-1 A:4-1R*5 B:1-1R A:2-1R B:5-2R
"""
end = "out"
winner = "B"
delta = { A = 5, B = 30 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-4 5-3 5-1 2-1 1-1"
deal.B = "6-5 6-0 5-0 4-3 4-2 3-3 3-2"
yard = "3-0 2-0 4-1 5-2 6-4 4-4 1-0 0-0 6-6 3-1 2-2 6-3 4-0 5-5"
play = """
B:5-0*5 A:5-1L B:6-0R A:6-2R B:4-2R*5 A:2-1L B:4-3R*5 A:5-3R
B:6-5R A:6-1R B:3-2L A:1-1R*5 B:3-3L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 3-2 3-0 2-1 1-0 0-0"
deal.B = "6-5 6-1 5-4 5-1 4-4 4-0 2-2"
yard = "5-3 2-0 3-1 6-3 4-2 5-0 6-0 3-3 1-1 4-3 4-1 6-2 5-2 6-6"
play = """
B:6-5 A:6-4L B:5-4L*10 A:5-5L*15 B:5-1L A:1-0L*5 B:4-0L A:+5-3
A:5-3R B:4-4L A:3-2R*10 B:2-2R A:2-1R B:6-1R
"""
end = "out"
winner = "B"
delta = { A = 30, B = 15 }

[[match.hand]]
opener = "B"
deal.A = "5-5 4-2 4-1 4-0 3-2 2-2 1-1"
deal.B = "6-6 6-4 6-1 5-4 5-1 1-0 0-0"
yard = "3-3 4-3 3-0 6-5 6-2 4-4 5-0 5-3 5-2 6-0 2-0 2-1 6-3 3-1"
play = """
B:6-4*10 A:4-2R B:6-6L A:2-2R B:6-1L*5 A:4-1L B:5-4L A:5-5L
B:5-1L*5 A:1-1L B:1-0L A:3-2R B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-3 5-1 3-3 3-2 2-0 1-1"
deal.B = "6-4 6-2 5-0 4-2 4-0 3-1 3-0"
yard = "5-4 4-1 6-6 5-2 4-4 2-2 6-0 6-1 2-1 0-0 4-3 1-0 5-5 6-3"
play = """
B:6-4*10 A:6-5L B:4-0R*5 A:2-0R B:6-2R A:5-3L B:3-1L A:5-1L B:5-0L
A:+5-4 A:+4-1 A:+6-6 A:6-6R B:3-0L*15 A:3-2L B:4-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 50 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 5-5 4-4 4-3 4-1 3-2"
deal.B = "6-4 6-0 5-2 5-1 5-0 4-0 1-0"
yard = "3-1 5-4 6-2 2-0 3-0 6-5 1-1 5-3 3-3 2-1 4-2 0-0 2-2 6-3"
play = """
B:6-4*10 A:6-6L B:6-0L A:4-1R B:5-1R*5 A:6-1U B:4-0L*10 A:4-4L
B:5-2R A:3-2R B:1-0U A:4-3L B:5-0U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 35 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-10"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 215, B = 70, C = 55 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-10"
commitment = "e787f466c13355730062f6479482694af024718c32c2792034e4e4c9228c5647"
secret = "cecaa9559be386373854075c61c1a1c1a36579396894483a4b207b7a75745f63"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-4 3-3 2-0"
deal.B = "6-5 5-5 4-4 4-1 1-0"
deal.C = "6-2 6-0 5-1 3-0 2-1"
yard = "3-2 4-2 1-1 6-6 6-4 5-3 5-2 3-1 4-0 0-0 4-3 5-0 2-2"
play = """
C:6-2 A:6-3L*5 B:+3-2 B:3-2L C:2-1L A:6-1L B:6-5L C:5-1L A:2-0R
B:1-0R C:+4-2 C:+1-1 C:1-1L A:+6-6 A:+6-4 A:+5-3 A:+5-2 A:+3-1
A:3-1R*5 B:4-1L C:4-2L*5 A:5-3R B:5-5R C:+4-0 C:+0-0 C:+4-3 C:+5-0
C:5-0R A:5-2L*5 B:+2-2 B:pass C:6-0R A:5-4L*10 B:4-4L C:4-3L
A:6-6R*15 B:pass C:3-0L A:6-4R B:pass C:4-0L
"""
end = "blocked"
winner = "C"
delta = { A = 40, B = 0, C = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-4 5-0 4-3 4-2"
deal.B = "6-0 5-3 3-2 3-1 0-0"
deal.C = "6-2 6-1 4-4 4-0 2-0"
yard = "5-1 3-0 6-5 2-1 2-2 3-3 6-6 1-1 1-0 4-1 6-4 5-5 5-2"
play = """
C:6-2 A:4-2R*10 B:6-0L C:4-0L A:5-4L B:5-3L C:4-4R A:6-3L B:+5-1
B:+3-0 B:+6-5 B:6-5L C:+2-1 C:+2-2 C:+3-3 C:+6-6 C:+1-1 C:+1-0
C:+4-1 C:4-1R A:4-3U B:5-1L*5 C:6-1L*10 A:+6-4 A:6-4L B:3-1R*10
C:3-3R A:+5-5 A:+5-2 A:pass B:3-0U*10 C:2-0U A:5-2U*15 B:3-2R
C:2-2R A:5-5U B:pass C:2-1R*15 A:5-0U*5
"""
end = "out"
winner = "A"
delta = { A = 45, B = 25, C = 25 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-4 4-2 3-1 2-2"
deal.B = "6-0 5-5 5-3 5-1 2-1"
deal.C = "6-6 5-0 4-4 4-0 3-2"
yard = "4-3 3-3 6-4 6-1 0-0 3-0 6-5 6-3 5-2 2-0 1-1 1-0 4-1"
play = """
A:5-4 B:5-1L*5 C:4-4R A:4-2R B:2-1R C:4-0U A:3-1L B:6-0U*10 C:3-2L
A:6-2U*5 B:+4-3 B:4-3D C:+3-3 C:3-3D A:2-2L
"""
end = "out"
winner = "A"
delta = { A = 40, B = 15, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 4-2 4-0 1-0"
deal.B = "5-0 4-4 3-2 2-1 1-1"
deal.C = "6-6 5-4 5-2 4-3 3-0"
yard = "5-3 6-4 3-3 6-2 0-0 2-2 2-0 6-3 4-1 6-1 3-1 6-0 5-1"
play = """
A:5-5*10 B:5-0L*10 C:3-0L A:6-5R B:3-2L C:5-2L A:+5-3 A:5-3L
B:+6-4 B:6-4R C:4-3L A:4-2L B:4-4R*10 C:5-4R A:+3-3 A:+6-2 A:6-2L
B:+0-0 B:+2-2 B:+2-0 B:+6-3 B:6-3L C:+4-1 C:+6-1 C:+3-1 C:3-1L
A:1-0L*5 B:0-0L*5 C:+6-0 C:6-0L A:+5-1 A:5-1R B:2-1R C:6-6L A:pass
B:2-2R C:6-1L*5 A:pass B:1-1L C:4-1L
"""
end = "out"
winner = "C"
delta = { A = 15, B = 25, C = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-1 4-1 2-0"
deal.B = "6-6 6-0 4-3 3-1 1-0"
deal.C = "6-5 6-4 5-0 3-0 2-2"
yard = "4-0 3-3 2-1 5-3 4-4 6-2 0-0 1-1 5-5 5-2 5-4 4-2 3-2"
play = """
C:6-5 A:6-3L B:3-1L C:5-0R A:5-1L*5 B:6-0R C:6-4R A:4-1R B:1-0R*5
C:3-0R A:+4-0 A:+3-3 A:3-3R B:4-3R C:+2-1 C:+5-3 C:5-3L A:4-0R
B:+4-4 B:+6-2 B:+0-0 B:0-0R C:+1-1 C:+5-5 C:+5-2 C:+5-4 C:+4-2
C:+3-2 C:3-2L A:2-0L
"""
end = "blocked"
winner = "A"
delta = { A = 75, B = 5, C = 0 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-11"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 4, C = 2, D = 3 }
score = { A = 155, B = 15, C = 55, D = 50 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-11"
commitment = "3d789a66d9848bd02cdcace54fe3fcf4e8259e0377cf869e930592e49f10d303"
secret = "691d7da2796a7a5fc30f5c8c31c21ca950387b58ef64d9d7ae9b770bfd1b4627"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 5-3 4-3 3-3 1-0"
deal.B = "6-1 5-0 4-1 2-1 1-1"
deal.C = "6-0 5-4 4-0 3-1 2-0"
deal.D = "6-3 5-2 5-1 4-4 3-2"
yard = "0-0 6-6 2-2 4-2 6-2 3-0 5-5 6-5"
play = """
C:5-4 D:5-1L*5 A:4-3R B:6-1L C:6-0L D:6-3R A:6-4R B:5-0L C:4-0R*5
D:5-2L A:1-0R B:2-1L C:3-1L D:3-2L A:+0-0 A:+6-6 A:+2-2 A:2-2L*5
B:4-1R C:2-0L
"""
end = "out"
winner = "C"
delta = { A = 5, B = 0, C = 40, D = 5 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 5-0 2-2 1-1"
deal.B = "6-4 6-0 4-4 3-2 3-0"
deal.C = "6-6 6-3 4-2 3-3 2-1"
deal.D = "6-5 5-1 4-0 3-1 2-0"
yard = "5-3 1-0 4-1 6-1 5-2 0-0 4-3 6-2"
play = """
C:6-6 D:6-5L A:5-5L B:6-4R C:4-2R D:2-0R*10 A:5-0R*15 B:6-0U*15
C:6-3D D:5-1L A:1-1L*10 B:3-0U C:2-1L D:3-1U A:5-4R*10 B:3-2L
C:3-3L
"""
end = "out"
winner = "C"
delta = { A = 35, B = 15, C = 15, D = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 5-5 5-2 3-3"
deal.B = "6-6 6-2 4-3 4-2 2-2"
deal.C = "5-3 4-4 3-2 3-1 1-0"
deal.D = "5-1 4-1 3-0 1-1 0-0"
yard = "6-0 2-0 6-3 4-0 2-1 5-4 6-4 5-0"
play = """
C:3-1 D:1-1R*5 A:3-3L B:4-3L C:1-0R D:5-1U A:6-1D*15 B:4-2L C:5-3U
D:3-0R A:6-5D B:6-2L C:3-2R D:+6-0 D:6-0L*10 A:5-5D*15 B:2-2R
C:+2-0 C:2-0R D:0-0L A:5-2D*5
"""
end = "out"
winner = "A"
delta = { A = 60, B = 0, C = 0, D = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 4-3 4-1 3-3"
deal.B = "5-5 5-3 3-2 3-1 2-1"
deal.C = "6-2 6-1 5-2 4-0 3-0"
deal.D = "5-1 5-0 4-4 2-0 1-0"
yard = "6-4 0-0 6-0 4-2 1-1 2-2 6-6 5-4"
play = """
A:4-1*5 B:3-1R C:3-0R D:1-0R*5 A:4-3L B:5-3L C:5-2L D:5-1R A:6-5R
B:3-2L C:6-1R D:+6-4 D:+0-0 D:+6-0 D:+4-2 D:+1-1 D:1-1R*5 A:3-3L
B:2-1R C:6-2R D:6-4R*10 A:6-3L*10
"""
end = "out"
winner = "A"
delta = { A = 55, B = 0, C = 0, D = 20 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-12"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 160, B = 145 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-12"
commitment = "494dd7168db71956f45d476ff8b9264d22780c7d3d9a45e3b40fbf60557ca415"
secret = "9f07e3b2216956761db55ffa61a01bad3e9856889eaf17e0b6a5582c80abe424"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 5-4 5-1 3-2 3-0 2-0 0-0"
deal.B = "6-6 6-2 5-0 4-4 4-0 2-1 1-0"
yard = "6-1 6-4 5-2 3-1 4-1 5-5 4-3 2-2 6-0 1-1 4-2 6-3 3-3 5-3"
play = """
A:6-5 B:5-0R A:3-0R B:6-2L*5 A:3-2L B:+6-1 B:+6-4 B:+5-2 B:+3-1
B:3-1L A:5-1L B:5-2L*5 A:2-0L B:1-0L A:+4-1 A:4-1L B:4-4L A:5-4L
B:4-0U A:0-0U
"""
end = "out"
winner = "A"
delta = { A = 30, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-5 5-1 4-0 3-1 2-2"
deal.B = "6-4 6-3 6-0 4-3 4-1 3-0 2-1"
yard = "3-2 5-4 1-1 5-3 5-2 3-3 0-0 4-2 2-0 6-1 6-5 4-4 1-0 5-0"
play = """
A:6-6 B:6-0L A:4-0L B:6-3R A:3-1R*5 B:4-3L A:5-1R B:6-4U A:5-5R
B:3-0L A:6-2D B:2-1D*15 A:+3-2 A:+5-4 A:5-4R B:4-1D
"""
end = "out"
winner = "B"
delta = { A = 5, B = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-1 6-0 4-0 2-2 2-0"
deal.B = "6-6 6-3 5-0 4-2 3-3 2-1 1-0"
yard = "1-1 4-3 0-0 6-4 4-1 5-5 5-4 4-4 3-0 3-1 5-1 5-3 3-2 5-2"
play = """
B:5-0*5 A:6-5L B:1-0R A:6-2L B:2-1R A:2-2L B:4-2R A:2-0L B:+1-1
B:+4-3 B:4-3R A:6-0L B:6-3L A:+0-0 A:+6-4 A:+4-1 A:+5-5 A:+5-4
A:+4-4 A:+3-0 A:3-0L B:3-3R A:4-0L*10 B:+3-1 B:3-1R*5 A:6-4L
B:6-6L A:6-1L B:1-1L
"""
end = "out"
winner = "B"
delta = { A = 10, B = 40 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-1 5-0 4-0 2-1 1-0"
deal.B = "6-6 6-3 5-3 5-2 4-2 3-1 2-2"
yard = "5-1 3-0 1-1 6-2 2-0 5-5 4-3 3-3 3-2 6-0 4-4 5-4 4-1 0-0"
play = """
B:3-1 A:6-1R B:6-3R A:+5-1 A:+3-0 A:3-0L B:5-3R*5 A:5-0L*10 B:5-2L
A:2-1L B:+1-1 B:1-1L A:5-1L*10 B:+6-2 B:+2-0 B:+5-5 B:5-5L*15
A:6-5L B:6-6L A:6-4L B:4-2L A:1-0U B:2-2L A:4-0U
"""
end = "out"
winner = "A"
delta = { A = 30, B = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-0 5-4 5-3 4-2 4-0"
deal.B = "6-6 5-1 3-3 3-2 3-0 1-0 0-0"
yard = "6-2 4-3 5-0 2-1 2-2 4-4 6-3 2-0 5-2 6-1 4-1 1-1 3-1 5-5"
play = """
A:6-5 B:6-6L A:6-4L B:5-1R*5 A:5-4L B:1-0R*5 A:5-3L B:3-2L A:4-2L
B:0-0R A:4-0L B:3-0R A:6-0L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-4 5-3 5-1 4-0 2-1 0-0"
deal.B = "4-4 4-3 4-1 3-3 2-2 2-0 1-1"
yard = "6-5 6-0 5-2 4-2 3-1 3-2 5-0 1-0 6-2 6-6 5-5 6-1 3-0 6-3"
play = """
A:6-4*10 B:4-1R A:5-1R B:+6-5 B:6-5L*10 A:5-4L B:4-3L A:5-3L*10
B:+6-0 B:+5-2 B:5-2L A:2-1L B:1-1L A:+4-2 A:+3-1 A:3-1L B:3-3L
A:+3-2 A:3-2L B:2-0L*5 A:4-0L B:4-4L A:4-2L B:2-2L A:+5-0 A:5-0R
B:6-0R*10
"""
end = "out"
winner = "B"
delta = { A = 20, B = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 4-4 4-2 4-1 4-0 1-0"
deal.B = "6-2 5-5 5-1 3-3 3-2 2-2 2-0"
yard = "6-5 6-0 0-0 5-2 3-0 6-1 2-1 6-3 6-4 5-0 3-1 4-3 1-1 5-3"
play = """
B:6-2 A:6-6L B:2-0R A:4-0R B:+6-5 B:6-5L A:5-4L B:+6-0 B:6-0U
A:4-4L B:+0-0 B:0-0U A:4-2L B:2-2L A:4-1R*5 B:3-2L A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 25, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-1 4-2 3-1 2-1 2-0 1-1"
deal.B = "6-0 5-5 5-2 5-0 2-2 1-0 0-0"
yard = "6-1 4-0 6-2 6-6 6-4 6-5 5-4 3-0 4-1 4-4 6-3 4-3 3-2 3-3"
play = """
A:5-3 B:5-5L A:5-1L B:1-0L A:2-0L*5 B:2-2L A:4-2L B:5-0U A:3-1R*5
B:0-0U*5 A:2-1R B:6-0U A:+6-1 A:6-1U B:5-2R*10
"""
end = "out"
winner = "B"
delta = { A = 10, B = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-4 5-2 5-0 4-0 3-2 0-0"
deal.B = "6-5 5-3 4-2 3-0 2-2 2-1 1-1"
yard = "4-4 6-1 1-0 6-4 6-2 2-0 3-1 4-3 4-1 6-3 5-1 3-3 6-6 5-5"
play = """
B:2-1 A:5-2L B:1-1R A:5-4L B:4-2L A:3-2L*5 B:3-0L A:6-0L B:6-5L
A:5-0L B:+4-4 B:+6-1 B:6-1R A:4-0L*10 B:4-4L A:+1-0 A:1-0U B:+6-4
B:6-4L A:0-0U
"""
end = "out"
winner = "A"
delta = { A = 25, B = 0 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-13"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 65, B = 150, C = 240 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-13"
commitment = "aa95eeae91049f03f0370a413f1caf1d838b741569c83f9eb1d19d97be101c10"
secret = "63a2fb0f52607b6ffca0556f4e310a2a5bd8b3b9eff82600aadff9b627768b0a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-0 3-0 0-0"
deal.B = "6-1 4-4 4-1 2-2 2-0"
deal.C = "6-3 5-3 5-1 4-2 1-0"
yard = "5-5 5-4 4-0 6-4 1-1 6-0 3-2 3-3 5-2 3-1 2-1 4-3 6-5"
play = """
A:3-0 B:2-0R*5 C:5-3L A:5-0L B:2-2R C:1-0L*5 A:6-2R B:4-1L*10
C:4-2L A:6-6R B:6-1R C:5-1R A:+5-5 A:5-5R B:+5-4 B:5-4R C:+4-0
C:4-0R A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 15, B = 15, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-0 4-3 4-1 2-1"
deal.B = "6-5 6-4 6-2 4-0 3-0"
deal.C = "6-0 5-2 3-3 3-1 1-0"
yard = "1-1 2-0 6-1 4-2 0-0 6-6 2-2 5-5 6-3 4-4 5-1 5-4 3-2"
play = """
A:5-3 B:3-0R*5 C:5-2L A:2-1L B:4-0R*5 C:3-1L A:4-3L B:6-4L*10
C:6-0L A:5-0L B:6-5L*10 C:+1-1 C:+2-0 C:+6-1 C:6-1L*5 A:4-1L
"""
end = "out"
winner = "A"
delta = { A = 20, B = 30, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-1 5-0 4-0"
deal.B = "6-0 4-3 4-2 4-1 3-2"
deal.C = "6-5 5-3 3-1 2-2 0-0"
yard = "2-1 3-0 5-4 2-0 6-6 5-2 1-0 3-3 6-2 5-5 1-1 4-4 5-1"
play = """
A:6-4*10 B:4-3R C:6-5L A:6-3R B:6-0R*5 C:0-0R*5 A:4-0R B:4-2R
C:5-3L*5 A:5-0U*10 B:3-2L C:2-2L A:+2-1 A:2-1L B:4-1L
"""
end = "out"
winner = "B"
delta = { A = 20, B = 15, C = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 4-3 3-1 2-0"
deal.B = "6-5 5-2 4-2 1-1 1-0"
deal.C = "6-3 5-5 5-3 5-1 3-0"
yard = "6-4 2-2 3-2 3-3 5-4 2-1 4-1 5-0 4-4 0-0 6-6 4-0 6-1"
play = """
B:6-5 C:6-3L A:3-1L B:1-0L*5 C:5-5R*10 A:2-0L B:5-2L*15 C:5-3L
A:4-3L B:4-2L C:5-1R A:6-2L B:1-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 30, C = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 3-3 2-2 2-0"
deal.B = "6-5 6-1 5-3 4-1 1-0"
deal.C = "6-3 4-3 3-2 2-1 0-0"
yard = "5-0 6-0 4-0 5-1 5-5 4-2 5-4 4-4 3-1 6-2 5-2 1-1 3-0"
play = """
B:4-1*5 C:4-3L A:3-3L B:5-3L C:6-3U A:6-4U*10 B:6-1R*15 C:3-2D
A:2-2D B:6-5L*20 C:2-1D A:6-6L B:1-0D
"""
end = "out"
winner = "B"
delta = { A = 10, B = 40, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-2 4-4 3-2"
deal.B = "6-2 5-1 5-0 2-2 2-1"
deal.C = "4-0 3-1 2-0 1-1 0-0"
yard = "5-5 6-4 6-1 4-3 5-3 3-3 6-6 5-4 4-1 1-0 3-0 4-2 6-0"
play = """
B:5-0*5 C:0-0R*5 A:6-5L B:6-2L C:2-0L A:+5-5 A:+6-4 A:+6-1 A:+4-3
A:+5-3 A:+3-3 A:+6-6 A:+5-4 A:+4-1 A:+1-0 A:1-0L B:5-1L*5 C:4-0R
A:6-4R B:+3-0 B:3-0U C:3-1U A:6-1R B:2-1R C:1-1U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 10, C = 95 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 2-1 1-0 0-0"
deal.B = "6-6 6-1 4-4 2-0 1-1"
deal.C = "6-4 4-3 4-2 4-1 4-0"
yard = "6-5 3-0 2-2 3-2 6-3 5-3 5-5 3-1 3-3 5-4 5-2 5-1 5-0"
play = """
C:6-4*10 A:6-0L B:4-4R C:4-0L A:+6-5 A:+3-0 A:+2-2 A:+3-2 A:+6-3
A:+5-3 A:+5-5 A:+3-1 A:+3-3 A:+5-4 A:5-4L B:+5-2 B:5-2L*10 C:4-2L
A:+5-1 A:+5-0 A:pass B:pass C:4-1R*5 A:5-1R B:pass C:4-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 10, C = 115 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-14"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 4, C = 3, D = 2 }
score = { A = 150, B = 10, C = 25, D = 105 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-14"
commitment = "6f53e6b6dbb6f7cf9a348b432edf7720610b905cd51c78474bff3679af003c75"
secret = "cf30e94be3b6c7e7614810e59cb1ba45e1a4e06dd51e6f208ff1c8b9755029f3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-5 5-2 2-1"
deal.B = "6-6 6-2 5-0 4-3 1-1"
deal.C = "6-5 6-0 5-4 4-2 3-0"
deal.D = "6-4 5-3 4-1 3-2 2-2"
yard = "1-0 4-4 3-3 0-0 5-1 3-1 4-0 2-0"
play = """
A:5-5*10 B:5-0L*10 C:6-0L D:5-3R A:6-3L B:4-3L C:5-4L D:3-2R
A:5-2R*10 B:+1-0 B:+4-4 B:+3-3 B:+0-0 B:+5-1 B:5-1L C:6-5R
D:4-1L*10 A:6-1R*5 B:4-4L C:4-2L D:2-2L*5 A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 65, B = 10, C = 0, D = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-3 6-2 6-1"
deal.B = "6-6 4-3 4-2 2-2 2-1"
deal.C = "5-3 4-4 4-1 4-0 1-0"
deal.D = "5-0 3-2 3-1 2-0 1-1"
yard = "3-3 5-1 6-0 5-5 0-0 5-4 5-2 3-0"
play = """
A:6-4*10 B:4-2R C:+3-3 C:+5-1 C:+6-0 C:6-0L D:2-0R A:+5-5 A:+0-0
A:0-0L B:+5-4 B:+5-2 B:+3-0 B:3-0L C:5-3L*5 D:5-0U*10 A:5-5L*15
B:5-2L C:4-0R D:3-2L A:6-3L*15 B:5-4R C:5-1R D:1-1R A:6-5L B:2-1R
C:1-0D D:3-1D*15
"""
end = "out"
winner = "D"
delta = { A = 40, B = 0, C = 5, D = 80 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 5-3 5-1 2-0"
deal.B = "5-4 4-1 3-2 1-1 1-0"
deal.C = "6-1 4-4 4-2 2-1 0-0"
deal.D = "6-5 6-3 4-3 3-1 2-2"
yard = "4-0 5-5 3-0 6-4 5-0 5-2 3-3 6-0"
play = """
D:6-5 A:6-6L B:5-4R C:6-1L*5 D:6-3U A:5-3U*10 B:4-1R C:2-1L
D:3-1R*10 A:6-2L B:3-2R C:4-2R*15 D:4-3R A:5-1U*10 B:1-1U C:+4-0
C:+5-5 C:+3-0 C:3-0R D:+6-4 D:6-4L A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 45, B = 0, C = 20, D = 10 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-15"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 145, B = 175 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-15"
commitment = "bb9b78c20a036df7db4487b8856ca004856ecb91bf995596aa1bb68873aa65a5"
secret = "1a21d9d513b89914857463e084e2c7ff417d37e8c470c707bfbcbd793bc4f7cf"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 5-3 4-0 3-2 3-1 3-0 1-1"
deal.B = "6-4 6-3 5-2 4-4 2-2 2-1 2-0"
yard = "4-1 3-3 6-1 5-4 5-1 6-0 4-3 4-2 5-0 6-6 6-5 1-0 0-0 5-5"
play = """
B:6-4*10 A:4-0R B:6-3L A:5-3L*5 B:5-2L A:3-0R*5 B:2-2L A:3-1R*5
B:2-1L A:3-2U*5 B:2-0D*5 A:1-1L B:+4-1 B:4-1L A:+3-3 A:3-3U
B:4-4L*15
"""
end = "out"
winner = "B"
delta = { A = 20, B = 40 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-0 4-4 4-1 3-3 1-1 1-0"
deal.B = "6-5 6-1 5-4 5-1 3-0 2-1 2-0"
yard = "6-0 3-2 6-2 4-2 6-3 5-3 2-2 0-0 6-4 4-0 5-2 5-5 3-1 4-3"
play = """
B:6-5 A:6-6L B:6-1L A:1-0L*5 B:3-0L A:5-0R B:2-0R*5 A:3-3L B:2-1R
A:4-1R*10 B:5-4R A:+6-0 A:6-0U B:5-1R
"""
end = "out"
winner = "B"
delta = { A = 15, B = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-3 4-3 4-2 4-0 2-0 0-0"
deal.B = "6-3 6-0 5-2 5-0 3-1 3-0 1-1"
yard = "2-1 6-6 5-5 3-2 3-3 6-4 4-1 5-4 4-4 5-1 6-5 6-1 1-0 2-2"
play = """
B:6-3 A:4-3R*10 B:6-0L A:4-0R B:5-0L*5 A:0-0R*5 B:5-2L A:2-0L
B:3-0L A:5-3L*5 B:+2-1 B:+6-6 B:+5-5 B:5-5L*10 A:+3-2 A:+3-3
A:+6-4 A:+4-1 A:+5-4 A:5-4L B:+4-4 B:4-4L A:4-2L B:2-1L A:4-1L
B:+5-1 B:+6-5 B:+6-1 B:+1-0 B:1-0R*5 A:6-4L B:6-6L A:6-2L B:6-1R
A:3-2L B:3-1L A:+2-2 A:pass B:5-1L A:pass B:6-5L
"""
end = "blocked"
winner = "B"
delta = { A = 20, B = 30 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 5-4 4-1 4-0 3-1 0-0"
deal.B = "6-4 6-0 5-3 4-2 3-3 2-2 1-1"
yard = "6-2 5-1 6-6 1-0 6-3 2-0 4-4 3-0 3-2 2-1 5-0 6-5 5-2 4-3"
play = """
B:6-4*10 A:6-1L*5 B:1-1L A:4-1R B:+6-2 B:+5-1 B:5-1L A:5-4L*5
B:4-2L A:3-1R*5 B:6-2L A:+6-6 A:6-6L*15 B:6-0L A:0-0L B:5-3R*5
A:5-5R*10 B:+1-0 B:1-0L A:+6-3 A:+2-0 A:+4-4 A:+3-0 A:+3-2 A:+2-1
A:2-1L B:2-2L A:2-0L*10 B:+5-0 B:5-0L*15 A:+6-5 A:6-5L B:+5-2
B:5-2R A:6-3L*5 B:3-3L
"""
end = "out"
winner = "B"
delta = { A = 55, B = 50 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-3 5-2 5-0 4-4 2-2"
deal.B = "6-2 6-1 5-4 5-1 4-2 4-0 2-0"
yard = "1-1 4-3 3-2 5-3 6-6 6-0 1-0 3-0 4-1 3-1 2-1 0-0 3-3 5-5"
play = """
B:6-2 A:2-2R*10 B:6-1L*5 A:5-2R B:5-1L*10 A:5-0L*5 B:4-0L
A:6-5R*10 B:5-4L A:6-4R B:4-2R A:+1-1 A:+4-3 A:+3-2 A:3-2U*10
B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 35, B = 40 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-16"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 110, B = 90, C = 185 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-16"
commitment = "e4cd7afe135cdc7b2909b3f7c4f53cc5f846c5e433b366a525bb95e15c7e0e9d"
secret = "cf29e220ba7c609e30cb318a52f7285a76fe7ae2297ccd4880c75c0ae739f770"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 5-3 5-0 4-1 3-0"
deal.B = "6-4 3-2 3-1 2-0 1-0"
deal.C = "6-6 6-5 6-0 4-2 3-3"
yard = "2-1 4-0 0-0 4-3 1-1 4-4 5-2 2-2 5-1 6-3 5-5 6-1 5-4"
play = """
B:3-1 C:3-3L A:5-3L B:3-2U C:4-2U*10 A:5-0L*5 B:2-0L C:+2-1 C:2-1L
A:4-1L B:1-0R C:6-0R A:6-2R*10 B:6-4L
"""
end = "out"
winner = "B"
delta = { A = 15, B = 25, C = 10 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-2 4-0 3-3 0-0"
deal.B = "6-3 6-1 3-0 2-1 1-0"
deal.C = "6-0 5-3 4-1 3-2 2-2"
yard = "4-2 4-3 2-0 6-2 6-6 1-1 6-4 6-5 5-1 5-0 4-4 3-1 5-4"
play = """
B:6-3 C:5-3R A:5-5R B:6-1L C:4-1L A:4-0L*10 B:1-0L C:+4-2 C:+4-3
C:+2-0 C:+6-2 C:+6-6 C:+1-1 C:1-1L A:5-2R B:2-1L C:3-2L*5 A:3-3L
B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 10, B = 45, C = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-5 5-3 4-3"
deal.B = "6-3 5-4 5-0 4-4 3-2"
deal.C = "6-4 6-1 5-2 4-0 3-3"
yard = "1-1 2-2 5-1 3-0 2-0 1-0 3-1 6-0 6-6 2-1 4-2 4-1 0-0"
play = """
B:4-4 C:6-4L A:6-5L B:5-4L C:4-0L A:4-3R B:6-3R C:6-1R A:+1-1
A:1-1R B:5-0L C:5-2L A:6-2L B:+2-2 B:+5-1 B:5-1R C:+3-0 C:+2-0
C:+1-0 C:+3-1 C:+6-0 C:6-0L*5 A:5-5R*10 B:+6-6 B:+2-1 B:+4-2
B:4-2U C:3-0L*15 A:5-3L
"""
end = "out"
winner = "A"
delta = { A = 45, B = 0, C = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-3 5-2 3-1"
deal.B = "4-4 4-2 4-1 3-0 1-1"
deal.C = "5-5 5-0 3-2 2-2 2-1"
yard = "6-0 6-3 5-1 3-3 1-0 0-0 5-4 2-0 4-3 6-5 6-6 4-0 6-4"
play = """
A:6-2 B:4-2R*10 C:+6-0 C:6-0L A:+6-3 A:+5-1 A:+3-3 A:+1-0 A:1-0L*5
B:4-1R C:2-1L A:5-2L B:1-1R C:5-5L A:5-3L*5 B:3-0L C:5-0L A:5-1L
B:+0-0 B:+5-4 B:+2-0 B:+4-3 B:+6-5 B:+6-6 B:+4-0 B:+6-4 B:pass
C:pass A:6-1L B:6-5L C:pass A:3-1R B:5-4L C:3-2R A:pass B:2-0R
C:pass A:pass B:4-0R C:pass A:pass B:4-3L C:pass A:6-3L*10 B:6-4L
C:pass A:pass B:4-4L
"""
end = "blocked"
winner = "C"
delta = { A = 20, B = 10, C = 20 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-2 3-2 2-2 2-0"
deal.B = "6-5 6-3 6-1 4-2 2-1"
deal.C = "6-0 4-3 4-1 1-1 0-0"
yard = "5-3 6-4 5-1 6-6 3-1 1-0 4-0 3-3 6-2 5-5 5-0 3-0 4-4"
play = """
C:4-1*5 A:5-4L B:2-1R C:+5-3 C:5-3L*5 A:3-2L B:4-2L C:4-3L*5
A:5-2R B:6-5R C:6-0R A:2-0R*5 B:6-3L C:+6-4 C:6-4L A:2-2R
"""
end = "out"
winner = "A"
delta = { A = 15, B = 0, C = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 4-3 3-1 1-1"
deal.B = "6-6 6-2 5-4 3-0 1-0"
deal.C = "5-3 5-1 3-3 2-2 2-0"
yard = "4-1 0-0 5-2 6-0 2-1 6-4 4-4 4-0 6-3 5-0 5-5 3-2 4-2"
play = """
A:6-5 B:6-2L C:5-3R*5 A:4-3R B:5-4R C:2-0L*5 A:+4-1 A:+0-0
A:0-0L*5 B:1-0L C:5-1L*10 A:+5-2 A:5-2L B:3-0U*10 C:3-3U A:3-1U
B:+6-0 B:6-0D C:2-2L
"""
end = "out"
winner = "C"
delta = { A = 5, B = 10, C = 45 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-0 4-4 4-3 1-1"
deal.B = "5-5 5-4 4-1 2-2 1-0"
deal.C = "6-4 6-2 6-0 5-2 4-2"
yard = "0-0 3-2 3-3 2-1 2-0 6-5 5-3 5-1 4-0 3-0 6-3 3-1 6-1"
play = """
C:6-4*10 A:6-6L B:4-1R C:6-2L A:1-1R B:2-2L C:5-2L A:5-0L B:1-0R
C:6-0L A:+0-0 A:0-0R B:+3-2 B:+3-3 B:+2-1 B:+2-0 B:2-0R C:4-2R*10
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 70 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-17"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1, D = 4 }
score = { A = 60, B = 160, C = 170, D = 50 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-17"
commitment = "e3b12f74c0d531e0cdf711ba3f9e2b4b0baa1ac43debfeb8e11bfbc04938bdf2"
secret = "ddb3b73fa33ce947d82dd9ea564531bd57973b09ac1d25b53e90873259814837"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 6-0 5-0 3-0"
deal.B = "5-3 4-2 3-2 2-1 0-0"
deal.C = "5-5 5-4 4-4 4-3 3-1"
deal.D = "6-3 4-0 2-2 1-1 1-0"
yard = "6-5 2-0 3-3 5-2 6-2 6-6 4-1 5-1"
play = """
C:5-5*10 D:+6-5 D:6-5L A:6-0L*10 B:0-0L*10 C:5-4R D:4-0L A:5-0U
B:5-3D C:4-4L*15 D:1-0U A:6-1U B:3-2D*20 C:4-3L*15 D:6-3L
A:6-4R*20 B:4-2D C:+2-0 C:+3-3 C:+5-2 C:+6-2 C:6-2L D:2-2L*20
A:+6-6 A:6-6R B:2-1L
"""
end = "out"
winner = "B"
delta = { A = 30, B = 55, C = 40, D = 20 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-0 4-0 2-2 2-0"
deal.B = "6-3 5-1 4-2 4-1 3-3"
deal.C = "6-1 4-3 3-0 1-1 0-0"
deal.D = "6-2 4-4 3-2 3-1 1-0"
yard = "5-2 6-4 6-6 5-5 5-4 2-1 6-0 6-5"
play = """
B:4-1*5 C:6-1R*10 D:4-4L A:4-0L B:6-3R C:3-0L D:3-2L*5 A:2-2L
B:3-3R*10 C:4-3R D:6-2L*10 A:+5-2 A:+6-4 A:6-4L B:4-2U*10 C:+6-6
C:+5-5 C:+5-4 C:5-4D*15 D:+2-1 D:2-1U A:5-0D B:5-1U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 70, C = 25, D = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-3 5-1 4-1 2-2"
deal.B = "6-6 5-2 4-4 4-2 3-0"
deal.C = "6-3 6-0 5-5 3-3 3-1"
deal.D = "5-4 3-2 2-1 2-0 0-0"
yard = "4-0 1-1 6-5 6-2 6-1 1-0 4-3 5-0"
play = """
B:6-6 C:6-3L*15 D:3-2L A:2-2L B:5-2L C:6-0R*5 D:5-4L A:6-4L B:3-0R
C:3-3R D:+4-0 D:+1-1 D:+6-5 D:6-5L A:5-3R*10 B:+6-2 B:6-2U C:5-5L
D:2-1U A:5-1U*20 B:+6-1 B:6-1D C:3-1D
"""
end = "out"
winner = "C"
delta = { A = 30, B = 0, C = 45, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 4-4 4-1 4-0 3-0"
deal.B = "6-4 5-2 2-1 2-0 1-1"
deal.C = "6-2 6-1 5-5 5-0 4-2"
deal.D = "6-0 5-4 3-2 3-1 1-0"
yard = "3-3 6-3 5-1 0-0 4-3 6-6 2-2 5-3"
play = """
C:5-5*10 D:5-4L A:4-4L B:5-2R*10 C:5-0U*10 D:3-2R A:6-5D B:6-4L*15
C:6-1L*10 D:3-1L A:4-0U B:+3-3 B:3-3L C:6-2D*15 D:+6-3 D:6-3L*15
A:3-0R B:2-0D*10 C:4-2U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 35, C = 60, D = 15 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-18"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 155, B = 165 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-18"
commitment = "527a2792bcbe96ea7f95b3804328deb106684b85465b92615cba9c168481501d"
secret = "3d0d7f875e93ede8cdc78cbc6e6dcade994eb40a4359e81458cfbaed3d73aa2d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-1 5-3 5-2 5-0 3-1"
deal.B = "6-6 6-4 5-5 5-1 3-3 3-2 3-0"
yard = "2-1 0-0 4-3 6-0 2-2 4-1 5-4 4-0 4-2 1-0 6-2 4-4 1-1 2-0"
play = """
A:5-0*5 B:5-5L*10 A:6-5L B:6-6L A:5-3U*15 B:3-0U A:6-3L B:3-3L
A:5-2D B:3-2L A:+2-1 A:2-1L B:5-1L A:+0-0 A:0-0R B:+4-3 B:+6-0
B:6-0R A:6-1R B:+2-2 B:2-2D*10 A:3-1R
"""
end = "out"
winner = "A"
delta = { A = 35, B = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-2 5-0 3-3 3-2 1-1"
deal.B = "6-3 6-2 6-1 5-4 4-4 4-2 3-0"
yard = "6-5 4-1 2-1 0-0 4-3 1-0 2-0 5-3 5-1 6-0 3-1 4-0 2-2 6-4"
play = """
A:5-5*10 B:5-4L A:5-2R B:6-2R*10 A:5-0U*10 B:6-1R*5 A:1-1R
B:4-4L*10 A:+6-5 A:6-5D B:4-2L*10 A:6-6D B:6-3D A:3-3D*10 B:3-0D
"""
end = "out"
winner = "B"
delta = { A = 30, B = 40 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 5-3 5-1 4-2 4-0 1-1"
deal.B = "6-4 6-3 6-2 6-1 5-4 5-2 1-0"
yard = "4-3 4-4 3-3 3-2 0-0 6-5 4-1 6-0 3-1 2-2 5-0 2-0 3-0 2-1"
play = """
B:6-4*10 A:6-6L B:6-1L*5 A:5-1L B:5-4R*10 A:5-5L*15 B:5-2L
A:5-3R*5 B:6-2L A:+4-3 A:4-3R*10 B:6-3L A:4-2R*5 B:+4-4 B:+3-3
B:3-3L A:+3-2 A:3-2L B:+0-0 B:+6-5 B:6-5U A:+4-1 A:+6-0 A:6-0D
B:1-0D*10 A:4-1D B:4-4D A:4-0D B:0-0D
"""
end = "out"
winner = "B"
delta = { A = 35, B = 35 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-3 5-1 4-2 3-2 2-0 1-0"
deal.B = "6-4 6-1 5-5 4-3 3-1 2-1 1-1"
yard = "4-4 4-0 2-2 5-0 6-6 6-0 6-3 3-3 0-0 5-4 6-5 5-2 3-0 4-1"
play = """
B:5-5*10 A:5-3L B:3-1L A:5-1L*15 B:+4-4 B:+4-0 B:+2-2 B:+5-0
B:5-0L*10 A:2-0L B:2-1L A:1-0L*10 B:4-0L A:4-2L B:2-2L A:6-2L
B:6-1L A:+6-6 A:+6-0 A:+6-3 A:+3-3 A:+0-0 A:+5-4 A:5-4R*5 B:4-4R
A:+6-5 A:6-5U*15 B:4-3R*10 A:6-6U B:6-4U A:6-3R B:1-1L
"""
end = "out"
winner = "B"
delta = { A = 45, B = 45 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 5-2 4-4 3-2 1-1 0-0"
deal.B = "6-1 5-4 4-3 4-0 3-1 2-2 2-1"
yard = "6-0 2-0 6-2 4-2 4-1 6-5 6-4 6-3 1-0 5-1 3-3 5-0 5-3 3-0"
play = """
B:2-2 A:5-2L B:5-4L A:4-4L B:4-3L A:3-2L B:2-1L*5 A:1-1L B:6-1L*10
A:6-6L B:+6-0 B:6-0L A:0-0L B:4-0L A:+2-0 A:2-0R B:+6-2 B:6-2U*10
A:+4-2 A:4-2L B:+4-1 B:+6-5 B:6-5U A:5-5U
"""
end = "out"
winner = "A"
delta = { A = 10, B = 25 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-19"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 160, B = 95, C = 140 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-19"
commitment = "a1b4d296573bf8a3d44fef871b314b5dac39af967e510e221dd8c580deaafa99"
secret = "170360259781104dc9a63c3acf72d2edf2547b1da1d4dea30cc861afc9a2093a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-0 5-2 4-2 4-0 2-1"
deal.B = "6-6 6-2 5-5 4-4 2-2"
deal.C = "5-1 3-3 3-2 2-0 1-1"
yard = "6-4 6-1 1-0 0-0 4-1 3-1 6-3 3-0 4-3 5-4 5-3 5-0 6-5"
play = """
B:6-6 C:+6-4 C:6-4L A:4-2L B:6-2L C:+6-1 C:6-1R A:2-1R B:2-2R*10
C:2-0R A:4-0R*10 B:4-4R C:+1-0 C:+0-0 C:+4-1 C:4-1R A:6-0L B:+3-1
B:3-1R C:3-2R A:5-2R*5
"""
end = "out"
winner = "A"
delta = { A = 40, B = 10, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-3 4-3 3-1 2-1"
deal.B = "6-4 5-5 5-2 5-1 4-2"
deal.C = "5-4 5-0 3-3 3-2 1-1"
yard = "4-0 6-6 6-1 4-1 4-4 2-0 6-3 2-2 0-0 6-5 3-0 6-2 1-0"
play = """
A:3-1 B:5-1R C:5-4R A:4-3R B:+4-0 B:+6-6 B:+6-1 B:+4-1 B:+4-4
B:+2-0 B:+6-3 B:6-3L C:3-2R A:6-0L B:4-0L C:+2-2 C:2-2R A:2-1R*5
B:6-4L C:1-1R A:+0-0 A:+6-5 A:6-5L B:5-5L C:5-0L A:0-0L B:2-0L
C:+3-0 C:+6-2 C:6-2U*10 A:+1-0 A:1-0R B:5-2L C:3-0R A:5-3L
"""
end = "out"
winner = "A"
delta = { A = 50, B = 0, C = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-3 3-3 3-0 2-2"
deal.B = "5-0 4-1 4-0 3-2 1-0"
deal.C = "6-6 6-4 6-1 4-4 4-3"
yard = "6-3 0-0 5-4 6-0 5-1 2-0 1-1 3-1 2-1 4-2 6-5 5-2 5-5"
play = """
A:3-3 B:3-2L C:4-3R A:6-2L*10 B:4-1R C:6-4L*5 A:5-3U*10 B:4-0L
C:6-1R A:3-0D B:5-0L C:6-6R A:+6-3 A:6-3R B:1-0D
"""
end = "out"
winner = "B"
delta = { A = 20, B = 10, C = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-0 4-1 2-1 0-0"
deal.B = "6-3 5-1 3-2 1-1 1-0"
deal.C = "5-4 5-3 4-3 2-2 2-0"
yard = "5-2 6-5 3-3 6-0 4-4 6-6 3-0 4-2 5-5 6-4 3-1 4-0 6-1"
play = """
B:6-3 C:4-3R*10 A:4-1R B:5-1R C:5-4R*10 A:6-2L B:3-2L C:5-3L
A:5-0L B:1-0L*5 C:+5-2 C:+6-5 C:+3-3 C:+6-0 C:+4-4 C:4-4R
A:2-1L*10 B:+6-6 B:+3-0 B:+4-2 B:4-2L C:+5-5 C:+6-4 C:6-4L A:+3-1
A:+4-0 A:4-0R B:6-6L C:6-0R A:+6-1 A:6-1L B:1-1L C:6-5R A:3-1L
B:3-0L*5
"""
end = "out"
winner = "B"
delta = { A = 10, B = 40, C = 20 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 5-4 5-3 2-0"
deal.B = "6-4 6-0 4-2 4-0 3-2"
deal.C = "6-6 5-2 3-3 2-2 1-1"
yard = "5-0 5-1 4-3 4-4 1-0 4-1 2-1 3-1 0-0 3-0 6-3 6-2 6-5"
play = """
B:6-4*10 C:6-6L A:6-1L*5 B:4-2R C:2-2R*5 A:2-0R B:6-0R C:1-1L
A:+5-0 A:+5-1 A:5-1L B:+4-3 B:+4-4 B:+1-0 B:+4-1 B:+2-1 B:+3-1
B:+0-0 B:+3-0 B:+6-3 B:6-3R C:3-3R A:5-3R*10 B:+6-2 B:6-2U C:5-2L
"""
end = "out"
winner = "C"
delta = { A = 15, B = 10, C = 70 }

[[match.hand]]
opener = "C"
deal.A = "5-2 5-1 5-0 4-0 3-0"
deal.B = "6-4 5-4 4-2 3-1 2-1"
deal.C = "6-6 6-2 4-4 4-3 0-0"
yard = "1-1 5-5 1-0 3-3 4-1 6-1 5-3 3-2 6-5 2-2 2-0 6-0 6-3"
play = """
C:4-3 A:4-0L B:3-1R C:0-0L A:5-1R*5 B:5-4R C:4-4R A:5-0L B:6-4R
C:6-6R A:3-0U*20 B:+1-1 B:+5-5 B:5-5L*25 C:6-2R*15
"""
end = "out"
winner = "C"
delta = { A = 25, B = 25, C = 35 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-20"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1, D = 4 }
score = { A = 85, B = 100, C = 155, D = 70 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-20"
commitment = "c066381d8f13f7b3929e1706fdc8c72db798ad23f7da4897b13751ecb50d5f59"
secret = "c05be76431a3be41558e0a866a50a32b06a14a2cd9ae87e05c135559436e68e8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 4-4 3-1 2-2 1-1"
deal.B = "6-0 5-3 5-2 2-1 1-0"
deal.C = "6-3 6-1 5-1 5-0 4-1"
deal.D = "6-5 6-4 4-3 3-3 2-0"
yard = "6-2 4-2 5-4 5-5 3-0 0-0 3-2 4-0"
play = """
A:6-6 B:6-0L C:6-3R D:2-0L*5 A:2-2L B:2-1L C:6-1U*5 D:6-5D*10
A:3-1L B:5-3D*10 C:5-1U D:4-3L*15 A:4-4L B:5-2U C:4-1L D:3-3R
A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 15, B = 10, C = 5, D = 30 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-5 5-3 4-3"
deal.B = "6-6 5-0 4-1 4-0 3-3"
deal.C = "6-3 5-2 4-2 3-1 1-1"
deal.D = "5-1 4-4 2-2 2-0 1-0"
yard = "2-1 6-5 6-0 0-0 3-2 6-1 5-4 3-0"
play = """
A:6-4*10 B:4-0R C:6-3L D:2-0R*5 A:5-3L B:5-0L C:5-2R*5 D:5-1R
A:+2-1 A:2-1R B:+6-5 B:+6-0 B:6-0L C:4-2R*10 D:4-4R A:6-2L*10
B:4-1R C:3-1R*5 D:2-2L A:4-3R B:+0-0 B:+3-2 B:3-2L C:+6-1 C:+5-4
C:5-4R D:+3-0 D:3-0L*5 A:5-5R*10
"""
end = "out"
winner = "A"
delta = { A = 70, B = 0, C = 20, D = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 4-1 3-2 2-1"
deal.B = "6-5 5-5 5-3 5-1 2-0"
deal.C = "6-3 4-4 3-3 3-1 3-0"
deal.D = "6-1 4-2 2-2 1-1 0-0"
yard = "1-0 6-2 6-4 5-0 5-4 4-0 4-3 5-2"
play = """
A:6-6 B:6-5L C:6-3R D:6-1U A:3-2R B:5-5L C:3-1U*15 D:2-2R A:2-1R
B:5-1R C:3-0U*15 D:0-0U*15 A:6-0U B:5-3R C:3-3R D:+1-0 D:+6-2
D:6-2D A:+6-4 A:6-4U B:2-0D*20
"""
end = "out"
winner = "B"
delta = { A = 0, B = 40, C = 30, D = 15 }

[[match.hand]]
opener = "B"
deal.A = "5-3 4-3 3-1 3-0 2-0"
deal.B = "6-1 5-4 4-0 2-2 1-0"
deal.C = "5-1 4-4 4-2 3-2 2-1"
deal.D = "6-6 6-3 5-2 4-1 0-0"
yard = "5-0 3-3 6-2 1-1 5-5 6-5 6-0 6-4"
play = """
B:2-2 C:2-1L*5 D:4-1L A:4-3L B:+5-0 B:+3-3 B:3-3L*10 C:4-2R*10
D:5-2U*15 A:5-3L B:5-4L C:4-4L D:+6-2 D:6-2D A:+1-1 A:+5-5 A:5-5U
B:6-1D C:5-1U D:+6-5 D:+6-0 D:+6-4 D:6-4L A:3-1U B:4-0R*10 C:3-2U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 20, C = 65, D = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 4-4 4-2 0-0"
deal.B = "6-1 5-5 5-3 4-1 2-0"
deal.C = "6-4 6-2 4-0 1-1 1-0"
deal.D = "6-6 3-3 3-1 3-0 2-2"
yard = "6-5 5-0 5-4 3-2 4-3 5-2 2-1 5-1"
play = """
C:6-4*10 D:6-6L A:6-3L B:4-1R C:1-1R*5 D:3-1R A:6-0U B:6-1D C:4-0U
D:3-0L A:0-0L B:2-0L*10 C:6-2L D:3-3R A:4-4U B:5-3R*20 C:1-0D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 30, C = 35, D = 0 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-21"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 140, B = 200 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-21"
commitment = "043d90e1cbbc31687e214cc327161c4e989c3007ed1264e735510c8203b532c5"
secret = "30aca621a93b9bc4f6140aad54c1a657119626bf07d8478f7333b6599f15b956"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 5-0 4-4 4-0 3-2 3-1"
deal.B = "6-3 6-2 5-3 5-2 4-1 3-0 2-2"
yard = "6-4 1-0 6-6 2-1 2-0 1-1 6-0 6-5 5-4 3-3 5-1 4-2 0-0 4-3"
play = """
B:4-1*5 A:4-4L B:+6-4 B:6-4L A:6-1R B:6-3L A:3-1L B:6-2R A:4-0U
B:2-2R*5 A:3-2R B:5-3R A:5-0R B:3-0R A:+1-0 A:1-0U*5 B:+6-6 B:+2-1
B:2-1L A:+2-0 A:2-0L B:+1-1 B:1-1U*5 A:+6-0 A:6-0L B:6-6L A:+6-5
A:6-5L*10 B:5-2L
"""
end = "out"
winner = "B"
delta = { A = 15, B = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-0 5-5 5-1 5-0 3-2"
deal.B = "6-5 6-4 3-1 3-0 2-0 1-1 1-0"
yard = "2-2 5-3 4-4 2-1 5-4 6-6 6-1 4-0 3-3 4-1 0-0 4-2 5-2 4-3"
play = """
B:6-4*10 A:6-2L B:2-0L A:6-0L*10 B:6-5L A:5-0L B:1-0L*5 A:5-1L
B:+2-2 B:+5-3 B:5-3L A:6-3L*10 B:+4-4 B:4-4R A:+2-1 A:+5-4 A:5-4R
B:+6-6 B:6-6L A:5-5R B:+6-1 B:6-1L A:2-1L B:2-2L A:3-2L
"""
end = "out"
winner = "A"
delta = { A = 30, B = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-5 5-1 5-0 4-0 3-2"
deal.B = "6-5 6-2 6-0 4-4 4-2 3-3 3-0"
yard = "5-2 5-4 4-3 6-1 6-3 2-1 3-1 5-3 1-1 2-0 2-2 0-0 1-0 4-1"
play = """
A:4-0 B:6-0R*10 A:6-4R B:4-4L A:+5-2 A:+5-4 A:5-4R B:6-5R
A:6-6R*20 B:6-2R*10 A:5-2R B:4-2L A:3-2L B:3-0L*5 A:5-5R*10 B:+4-3
B:4-3U A:5-0L B:3-3U
"""
end = "out"
winner = "B"
delta = { A = 30, B = 30 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-3 5-2 4-2 4-0 1-1"
deal.B = "6-1 6-0 5-1 4-4 3-1 3-0 2-1"
yard = "4-3 0-0 6-3 2-2 5-5 3-2 5-0 6-6 2-0 3-3 6-2 1-0 4-1 5-4"
play = """
B:4-4 A:6-4L B:6-1L A:1-1L*10 B:2-1L*10 A:4-2L B:+4-3 B:4-3L
A:5-3L B:5-1L A:4-0R B:6-0R A:6-5R B:3-1L A:5-2R*5
"""
end = "out"
winner = "A"
delta = { A = 20, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-4 5-3 4-4 3-3 1-0"
deal.B = "6-6 6-3 4-2 4-1 4-0 1-1 0-0"
yard = "3-0 6-2 5-2 2-2 5-0 5-1 2-0 3-2 6-4 5-5 2-1 6-1 3-1 4-3"
play = """
A:3-3 B:6-3L A:5-3R B:6-6L A:6-5L*10 B:+3-0 B:3-0U*10 A:5-4L
B:4-0L*5 A:6-0L B:0-0U A:1-0U B:4-1U*15 A:4-4U
"""
end = "out"
winner = "A"
delta = { A = 20, B = 30 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-3 3-3 3-1 3-0 2-0"
deal.B = "6-6 5-5 5-1 4-2 4-0 2-1 1-1"
yard = "5-2 1-0 4-1 6-3 6-0 4-3 5-4 2-2 6-4 4-4 0-0 5-0 3-2 6-1"
play = """
A:2-0 B:4-2L A:3-0R B:4-0L A:3-3R B:+5-2 B:+1-0 B:1-0L A:5-3R
B:5-1L*10 A:6-5L B:6-6L A:6-2L B:5-2L*10 A:3-1U
"""
end = "out"
winner = "A"
delta = { A = 15, B = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 4-4 4-1 3-2 3-1 1-0"
deal.B = "6-6 6-3 6-0 5-4 4-3 4-2 2-0"
yard = "2-2 5-0 3-3 5-1 5-3 6-4 1-1 5-2 6-1 4-0 3-0 6-2 2-1 0-0"
play = """
A:4-4 B:4-2L*10 A:4-1R B:5-4U A:3-1R*10 B:6-3R A:6-5U B:6-6R*20
A:3-2L B:6-0U*15 A:1-0U B:4-3L A:+2-2 A:+5-0 A:+3-3 A:+5-1 A:5-1U
B:+5-3 B:5-3U A:3-3U B:+6-4 B:6-4L A:+1-1 A:+5-2 A:+6-1 A:6-1R
B:+4-0 B:4-0D A:1-1R B:2-0D
"""
end = "out"
winner = "B"
delta = { A = 10, B = 70 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-22"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 125, B = 195, C = 60 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-22"
commitment = "dd1ed68c2edd9c914c2d4913fc5a2486606b2c5b9bb3a0bf71fe769994b06481"
secret = "5595e23b503f21b7f4ab67ccb58d2869151c4803abc318ade8bf7e57b3e91781"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 5-4 5-3 5-2 2-1"
deal.B = "6-4 6-0 3-3 3-1 0-0"
deal.C = "4-2 4-0 3-0 2-2 1-0"
yard = "1-1 3-2 6-2 6-3 4-1 5-0 4-3 5-1 2-0 6-1 5-5 6-6 4-4"
play = """
B:6-4*10 C:4-2R A:6-5L B:+1-1 B:+3-2 B:3-2R C:3-0R*5 A:5-4L
B:6-0R*10 C:4-0L A:+6-2 A:6-2R B:0-0L C:1-0L A:5-2R B:3-1L C:+6-3
C:6-3L A:5-3R B:3-3R C:+4-1 C:+5-0 C:5-0U A:+4-3 A:4-3R*15 B:+5-1
B:5-1U C:4-1R A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 20, B = 20, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-2 5-1 4-4 4-0"
deal.B = "5-4 5-3 4-2 2-2 0-0"
deal.C = "4-1 3-2 2-1 2-0 1-0"
yard = "6-4 5-5 6-2 4-3 3-0 6-5 6-1 5-0 6-6 6-0 3-3 1-1 3-1"
play = """
A:6-3 B:5-3R C:+6-4 C:6-4L A:5-1R*5 B:4-2L C:3-2L A:+5-5 A:+6-2
A:+4-3 A:4-3L*5 B:5-4L C:4-1R A:4-0R*5 B:0-0R*5 C:2-0R A:5-2R*10
B:+3-0 B:3-0U C:1-0D A:5-5L B:+6-5 B:6-5R*20 C:2-1D
"""
end = "out"
winner = "C"
delta = { A = 25, B = 25, C = 20 }

[[match.hand]]
opener = "C"
deal.A = "6-6 4-0 3-3 3-0 1-0"
deal.B = "5-1 4-4 4-3 3-2 2-2"
deal.C = "6-4 6-1 5-4 5-0 2-1"
yard = "5-5 6-0 5-2 4-2 6-3 1-1 2-0 6-2 4-1 5-3 6-5 0-0 3-1"
play = """
C:6-4*10 A:6-6L B:4-4R*20 C:6-1L A:4-0R B:5-1L*5 C:5-4L A:1-0R*5
B:4-3L C:2-1R*5 A:3-3L B:2-2R*10 C:+5-5 C:+6-0 C:6-0U*10 A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 25, B = 35, C = 25 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 4-2 3-2 3-0"
deal.B = "6-6 6-1 5-5 3-3 2-1"
deal.C = "5-4 5-1 4-4 1-1 0-0"
yard = "5-0 4-1 4-0 5-2 6-2 5-3 2-0 4-3 1-0 3-1 6-4 2-2 6-0"
play = """
A:3-2*5 B:2-1R C:5-1R A:3-0L*5 B:5-5R*10 C:0-0L*10 A:6-5R B:6-6R
C:5-4U A:6-3R B:3-3R*10 C:4-4U A:4-2U
"""
end = "out"
winner = "A"
delta = { A = 20, B = 20, C = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-1 2-2 1-0"
deal.B = "6-2 4-1 3-3 3-1 1-1"
deal.C = "6-5 5-4 5-2 4-3 2-0"
yard = "3-2 4-4 3-0 2-1 5-5 5-0 6-4 4-2 6-3 0-0 4-0 5-3 6-1"
play = """
A:6-6 B:6-2L C:5-2L A:6-0R*5 B:+3-2 B:+4-4 B:+3-0 B:3-0R C:6-5L
A:+2-1 A:+5-5 A:+5-0 A:+6-4 A:6-4L B:3-3R*10 C:5-4L A:5-5L B:3-1R
C:+4-2 C:+6-3 C:6-3U A:2-1R*15 B:3-2R C:4-3R A:5-1L B:4-1R*5
C:+0-0 C:+4-0 C:+5-3 C:5-3U A:5-0U B:1-1L C:4-0U A:1-0L*5 B:4-4U
"""
end = "out"
winner = "B"
delta = { A = 25, B = 25, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-1 6-0 4-2"
deal.B = "5-5 5-2 5-1 4-0 3-1"
deal.C = "6-2 3-3 3-0 2-0 1-0"
yard = "3-2 6-6 4-1 0-0 2-1 2-2 5-4 4-4 5-3 6-3 1-1 4-3 5-0"
play = """
B:5-5*10 C:+3-2 C:+6-6 C:+4-1 C:+0-0 C:+2-1 C:+2-2 C:+5-4 C:5-4L
A:6-5R*10 B:4-0L C:3-0L A:6-4R B:3-1L*5 C:4-1L A:4-2L B:5-2L
C:+4-4 C:4-4R A:+5-3 A:5-3L B:5-1U
"""
end = "out"
winner = "B"
delta = { A = 10, B = 70, C = 0 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-23"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 4, C = 3, D = 2 }
score = { A = 185, B = 90, C = 100, D = 110 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-23"
commitment = "d5f2236fba87db20b35eaff7805ce4f8d06893b3ca82657dda94793ef336c443"
secret = "8115f236c479713cfea4738d09f1bca2718485367726a326fa2ad4c8e6ad6ff6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-1 4-4 3-0"
deal.B = "6-4 5-2 4-0 3-2 3-1"
deal.C = "6-0 4-2 3-3 2-2 2-1"
deal.D = "6-5 5-3 2-0 1-0 0-0"
yard = "4-1 6-1 6-6 1-1 5-0 5-5 4-3 5-4"
play = """
A:4-4 B:6-4L C:4-2R D:6-5L A:6-2R B:5-2L C:2-2L*10 D:2-0L A:6-3R
B:4-0L C:3-3R*10 D:5-3R A:5-1R*5 B:3-1R C:+4-1 C:4-1L D:1-0L
A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 20, B = 0, C = 20, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-2 5-0 4-3 1-1"
deal.B = "6-6 6-5 6-3 5-1 1-0"
deal.C = "6-2 5-4 4-1 3-2 2-1"
deal.D = "6-4 4-2 3-3 3-1 2-0"
yard = "3-0 0-0 4-4 6-1 6-0 4-0 2-2 5-3"
play = """
A:5-5*10 B:6-5L C:5-4R*10 D:6-4L A:5-2U*10 B:5-1D C:2-1D D:4-2L*10
A:4-3R B:6-3R C:3-2L D:3-3L A:+3-0 A:3-0L*10 B:1-0L C:6-2R
D:2-0R*5 A:5-0R*10 B:+0-0 B:+4-4 B:+6-1 B:6-1L*15 C:+6-0 C:6-0L
D:+4-0 D:4-0L A:+2-2 A:2-2U*15 B:4-4L C:4-1L
"""
end = "out"
winner = "C"
delta = { A = 55, B = 15, C = 30, D = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-2 5-0 4-3 4-2"
deal.B = "5-3 4-1 4-0 2-1 2-0"
deal.C = "6-5 6-1 5-5 5-1 4-4"
deal.D = "6-3 6-2 6-0 3-1 0-0"
yard = "2-2 6-4 1-0 3-2 1-1 3-3 3-0 5-4"
play = """
C:5-5*10 D:+2-2 D:+6-4 D:+1-0 D:+3-2 D:+1-1 D:+3-3 D:+3-0 D:+5-4
D:5-4L A:4-2L B:2-1L C:6-5R D:6-4R*5 A:5-0U*5 B:4-1L C:4-4L
D:3-0U*15 A:4-3L*10 B:5-3L C:5-1D D:3-1D*15 A:5-2L B:2-0L*10
C:pass D:0-0L*10 A:pass B:4-0L
"""
end = "out"
winner = "B"
delta = { A = 15, B = 70, C = 10, D = 45 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-2 5-5 4-1"
deal.B = "4-2 4-0 2-1 2-0 1-0"
deal.C = "6-3 6-0 5-4 3-3 3-1"
deal.D = "6-4 6-1 5-2 2-2 1-1"
yard = "3-0 5-0 3-2 0-0 4-4 4-3 5-1 5-3"
play = """
B:4-2 C:5-4L D:5-2R*10 A:5-5L*15 B:+3-0 B:+5-0 B:5-0L*5 C:6-0L
D:6-4L A:6-5U*15 B:4-0L C:6-3U D:+3-2 D:3-2U A:6-2U B:3-0L C:3-3L
D:6-1U A:4-1U*15 B:+0-0 B:+4-4 B:4-4U C:3-1L
"""
end = "out"
winner = "C"
delta = { A = 45, B = 5, C = 25, D = 10 }

[[match.hand]]
opener = "C"
deal.A = "5-5 4-4 4-3 3-3 2-0"
deal.B = "6-1 6-0 4-1 3-2 0-0"
deal.C = "6-6 6-5 5-4 4-2 2-1"
deal.D = "5-2 5-1 5-0 3-1 3-0"
yard = "6-3 6-2 1-0 1-1 5-3 4-0 6-4 2-2"
play = """
C:6-6 D:+6-3 D:6-3L*15 A:3-3L B:3-2L C:4-2L D:+6-2 D:6-2R
A:4-4L*10 B:4-1L C:6-5U D:3-1L*10 A:5-5U*15 B:6-1D C:2-1R*15
D:5-0U*5 A:2-0U B:+1-0 B:1-0R C:+1-1 C:1-1D D:5-2U*10 A:4-3L
"""
end = "out"
winner = "A"
delta = { A = 50, B = 0, C = 15, D = 40 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-24"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 165, B = 100 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-24"
commitment = "827d86979639968dfc4517728437a89dae2b09ad9b55f19d847b2bc85cff80ab"
secret = "c02bc5741467eed95e66675fb96d73c0dac7083a12d80113872780cb7bdcdc60"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-4 3-0 2-1 2-0 1-1"
deal.B = "5-5 5-3 5-1 5-0 4-3 1-0 0-0"
yard = "5-2 4-2 2-2 6-1 6-5 4-1 3-1 3-2 4-0 6-4 3-3 6-3 4-4 6-0"
play = """
A:6-6 B:+5-2 B:+4-2 B:+2-2 B:+6-1 B:6-1L A:2-1L B:2-2L A:6-2L
B:+6-5 B:6-5R A:5-4R*10 B:4-2R A:2-0R B:5-0R A:+4-1 A:+3-1 A:+3-2
A:+4-0 A:+6-4 A:6-4L B:4-3L A:3-2L B:5-1R A:4-1R B:5-2L A:4-0R*5
B:5-3L A:3-1L B:1-0R A:1-1L B:+3-3 B:+6-3 B:6-3U A:3-0U
"""
end = "out"
winner = "A"
delta = { A = 30, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 4-4 4-2 3-1 3-0 2-2"
deal.B = "6-6 6-4 6-2 5-4 5-2 4-0 2-0"
yard = "1-1 0-0 5-1 3-2 4-3 3-3 6-3 2-1 6-5 6-1 4-1 5-0 5-3 1-0"
play = """
A:6-0 B:6-6L A:3-0R*15 B:6-2L*5 A:4-2L B:4-0L A:3-1R B:6-4U*5
A:4-4U B:5-4U A:5-5U B:5-2U A:2-2U*5
"""
end = "out"
winner = "A"
delta = { A = 20, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-3 5-1 4-4 2-2 2-1 0-0"
deal.B = "6-2 4-3 4-2 3-3 3-1 2-0 1-1"
yard = "4-1 5-2 6-3 3-2 6-0 4-0 5-5 1-0 6-4 5-0 6-6 6-5 3-0 6-1"
play = """
A:5-4 B:4-2R A:5-3L*5 B:3-1L A:5-1L B:2-0R*5 A:0-0R*5 B:+4-1
B:+5-2 B:5-2L A:2-2L B:6-2L A:+6-3 A:6-3L B:3-3L A:+3-2 A:3-2L
B:+6-0 B:6-0R A:2-1L B:4-1L*10 A:4-4L
"""
end = "out"
winner = "A"
delta = { A = 20, B = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-2 4-0 3-1 3-0 2-1"
deal.B = "6-5 6-3 6-0 4-4 4-3 4-1 3-3"
yard = "1-1 5-1 4-2 2-0 2-2 6-2 5-4 0-0 5-0 6-1 1-0 6-6 3-2 5-3"
play = """
A:6-4*10 B:6-5L A:5-5L B:4-4R A:5-2L*10 B:4-1R A:2-1L B:+1-1
B:1-1L A:3-1L B:6-3L A:+5-1 A:5-1R B:6-0L*5 A:4-0L B:4-3L A:3-0L*5
"""
end = "out"
winner = "A"
delta = { A = 30, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-5 5-2 2-2 2-0 1-1"
deal.B = "6-5 6-4 4-1 3-1 3-0 2-1 1-0"
yard = "5-0 3-2 6-6 4-2 5-3 5-4 4-3 5-1 3-3 4-0 4-4 6-3 0-0 6-2"
play = """
A:6-1 B:2-1R A:6-0L B:3-0L*5 A:5-2R B:6-5R A:+5-0 A:+3-2 A:3-2L
B:6-4R A:2-2L B:4-1R*5 A:2-0L B:1-0R A:5-0L*5 B:+6-6 B:+4-2 B:4-2U
A:5-5L B:+5-3 B:5-3L A:+5-4 A:5-4U B:3-1L A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 15, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-4 5-2 5-0 4-1 1-1"
deal.B = "6-1 4-3 4-2 3-3 3-2 3-0 2-1"
yard = "4-4 3-1 0-0 5-5 2-0 1-0 2-2 4-0 6-3 5-1 6-0 6-6 6-4 5-3"
play = """
A:6-5 B:6-1L A:4-1L B:4-3L A:5-4R B:3-0L A:5-0L B:4-2R A:5-2L
B:2-1L A:1-1L B:3-2R*5 A:+4-4 A:+3-1 A:3-1L B:3-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 20 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-0 5-4 4-4 4-3 4-0"
deal.B = "4-2 3-3 3-1 2-2 2-1 2-0 0-0"
yard = "6-6 5-1 4-1 5-0 6-4 5-3 1-0 5-5 6-1 5-2 3-0 6-3 3-2 1-1"
play = """
B:3-1 A:4-3L*5 B:2-1R A:5-4L B:2-0R*5 A:6-5L B:0-0R A:6-2L B:2-2L
A:6-0R*10 B:4-2L*10 A:4-4L B:+6-6 B:6-6R*20 A:4-0L
"""
end = "out"
winner = "A"
delta = { A = 20, B = 35 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-1 5-0 4-2 4-1 3-2"
deal.B = "6-6 6-0 5-4 4-0 3-1 3-0 2-2"
yard = "2-1 6-2 5-3 1-1 2-0 5-5 5-2 6-3 4-3 1-0 6-5 0-0 4-4 3-3"
play = """
A:6-4*10 B:4-0R A:6-1L B:3-1L A:3-2L B:2-2L A:4-2L B:3-0R A:4-1L
B:+2-1 B:2-1L*5 A:+6-2 A:6-2L B:6-0L A:5-0L B:5-4L A:+5-3 A:5-3R
B:+1-1 B:+2-0 B:2-0U A:5-1R*5
"""
end = "out"
winner = "A"
delta = { A = 30, B = 5 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-25"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 85, B = 75, C = 155 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-25"
commitment = "bdc402075253f02617ecda66868c3839c21f0ec601b5e4117858ab7342bc2688"
secret = "35f8d3a7727830c0e718b63b7cbd94aa5ef3b814def1fb93a2c02e2ecbddd54b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 5-4 3-3 3-0 2-2"
deal.B = "6-5 6-3 5-2 4-4 2-0"
deal.C = "6-6 4-3 4-0 2-1 1-0"
yard = "6-4 5-1 5-5 4-2 1-1 6-0 5-0 3-1 4-1 5-3 6-1 0-0 3-2"
play = """
A:5-4 B:6-5L*10 C:6-6L A:6-2L B:4-4R*10 C:4-3R*5 A:2-2L B:6-3R*10
C:2-1L A:+6-4 A:6-4R*5 B:+5-1 B:5-1L C:4-0R*5 A:3-0R B:5-2L*5
C:+5-5 C:+4-2 C:4-2L A:3-3R*10
"""
end = "out"
winner = "A"
delta = { A = 30, B = 35, C = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 6-0 4-3 1-0"
deal.B = "6-6 5-5 5-1 4-4 4-1"
deal.C = "6-1 5-2 3-1 2-0 1-1"
yard = "6-3 2-1 5-3 3-2 4-0 5-4 3-0 2-2 6-4 0-0 5-0 4-2 3-3"
play = """
A:6-5 B:6-6L C:5-2R A:6-2R B:+6-3 B:6-3R*15 C:3-1R A:1-0R B:+2-1
B:+5-3 B:+3-2 B:+4-0 B:4-0R C:6-1L*5 A:6-0U*5 B:4-4R C:1-1L*10
A:4-3R*5
"""
end = "out"
winner = "A"
delta = { A = 50, B = 15, C = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 3-3 3-0 1-1"
deal.B = "6-6 6-4 6-1 5-0 4-2"
deal.C = "5-1 4-0 3-2 2-2 2-1"
yard = "3-1 0-0 6-5 1-0 4-3 5-2 6-2 5-3 4-1 2-0 6-3 5-4 4-4"
play = """
A:1-1 B:6-1L C:2-1R A:6-0L B:4-2R C:4-0R A:3-0L B:5-0R C:5-1R
A:3-3L B:+3-1 B:3-1U*10 C:3-2U A:+0-0 A:+6-5 A:+1-0 A:1-0R B:+4-3
B:4-3L C:2-2U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 10, C = 45 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 5-3 4-4 2-2"
deal.B = "5-5 5-4 4-0 3-2 1-1"
deal.C = "5-2 5-1 4-2 2-0 0-0"
yard = "6-3 4-1 6-2 3-1 6-6 6-0 2-1 3-0 1-0 4-3 3-3 6-5 5-0"
play = """
C:0-0 A:+6-3 A:+4-1 A:+6-2 A:+3-1 A:+6-6 A:+6-0 A:6-0L B:4-0R*10
C:4-2R A:6-2L B:3-2L*5 C:2-0R A:6-3L B:+2-1 B:+3-0 B:3-0R C:+1-0
C:1-0U*10 A:6-1L*5 B:2-1L C:5-1U*10 A:5-3U B:+4-3 B:4-3R C:5-2L
"""
end = "out"
winner = "C"
delta = { A = 5, B = 15, C = 85 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-26"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 4, D = 2 }
score = { A = 200, B = 110, C = 65, D = 120 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-26"
commitment = "bb04bee1070d7e780dda05782cbccd1a5f94383c55c025344f33ba3890d4ecc5"
secret = "29d7693886bbdee967bc88f7aa8d5a01071d0fd6dd5b590dca2e4d9e09540d45"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "5-5 5-1 3-0 2-2 0-0"
deal.B = "6-2 6-0 4-4 2-1 1-0"
deal.C = "6-4 6-3 4-2 3-1 1-1"
deal.D = "5-4 4-1 4-0 3-2 2-0"
yard = "6-1 5-3 4-3 6-6 5-0 3-3 5-2 6-5"
play = """
D:5-4 A:5-1L*5 B:4-4R C:3-1L D:3-2L*10 A:2-2L B:2-1L C:1-1L*10
D:4-1R A:+6-1 A:6-1L B:6-2L C:4-2L*5 D:4-0U*5 A:0-0U*5 B:1-0U
C:6-4L D:+5-3 D:+4-3 D:4-3D A:3-0D B:6-0L
"""
end = "out"
winner = "B"
delta = { A = 10, B = 30, C = 15, D = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-0 4-2 3-0 2-1"
deal.B = "4-4 3-2 3-1 1-0 0-0"
deal.C = "6-3 6-2 6-0 5-2 4-0"
deal.D = "5-4 3-3 2-2 2-0 1-1"
yard = "5-5 5-3 4-1 6-1 6-6 5-1 4-3 6-5"
play = """
B:3-2*5 C:6-3L D:2-2R*10 A:4-2R*10 B:4-4R C:6-2L*10 D:5-4R A:5-0R
B:0-0R C:5-2L*5 D:2-0U*5 A:3-0R B:3-1R C:6-0U D:1-1R A:6-4U B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 10, B = 20, C = 15, D = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-0 4-4 4-0 3-2 3-1"
deal.B = "6-5 6-2 5-0 4-3 1-0"
deal.C = "6-6 6-4 5-1 3-3 2-2"
deal.D = "6-3 6-1 5-4 5-3 5-2"
yard = "1-1 2-0 4-1 2-1 3-0 4-2 0-0 5-5"
play = """
B:5-0*5 C:5-1L D:6-1L A:4-0R*10 B:6-5L C:6-4R D:5-2L A:6-0R B:6-2L
C:6-6L D:6-3L A:3-2L B:1-0R C:2-2L*5 D:+1-1 D:1-1R A:3-1R B:4-3R
"""
end = "out"
winner = "B"
delta = { A = 10, B = 35, C = 5, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-5 4-2 3-2"
deal.B = "6-3 4-4 3-1 2-1 2-0"
deal.C = "5-1 4-3 4-0 3-0 2-2"
deal.D = "6-5 6-4 4-1 3-3 1-1"
yard = "1-0 6-2 5-0 5-4 5-2 0-0 5-3 6-6"
play = """
B:4-4 C:4-3L D:6-4R A:6-1R B:2-1R*5 C:3-0L D:4-1U A:4-2R*5 B:3-1U
C:4-0L D:3-3U A:3-2U*10 B:2-0U C:+1-0 C:1-0U D:1-1U*10 A:+6-2
A:+5-0 A:+5-4 A:5-4D*15 B:+5-2 B:5-2D C:5-1U*15 D:6-5U
"""
end = "out"
winner = "D"
delta = { A = 30, B = 5, C = 15, D = 50 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 3-3 2-1 1-0"
deal.B = "6-4 6-0 5-3 4-1 2-0"
deal.C = "6-5 6-1 5-1 4-4 4-3"
deal.D = "5-2 3-1 2-2 1-1 0-0"
yard = "4-2 5-5 4-0 6-6 5-0 5-4 3-0 3-2"
play = """
D:1-1 A:2-1L B:2-0L C:6-1R D:3-1U A:1-0L*10 B:5-3U C:5-1L D:5-2L
A:6-3R*10 B:4-1D C:4-3R*15 D:2-2L A:6-2L B:6-0L C:4-4R D:0-0L
"""
end = "out"
winner = "D"
delta = { A = 20, B = 0, C = 15, D = 25 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-1 5-5 3-0"
deal.B = "6-0 5-4 5-3 4-4 3-1"
deal.C = "6-3 4-1 3-2 2-2 0-0"
deal.D = "5-2 5-0 3-3 2-0 1-1"
yard = "4-2 1-0 4-3 4-0 2-1 6-2 5-1 6-6"
play = """
D:2-0 A:3-0R*5 B:5-3R C:3-2L D:5-2R*5 A:+4-2 A:4-2R B:3-1L*5
C:4-1L D:+1-0 D:+4-3 D:4-3L A:6-4R B:6-0R C:6-3L D:1-0R A:6-5L
B:5-4L*5 C:+4-0 C:4-0L D:1-1R A:6-1R B:+2-1 B:2-1U C:0-0L D:5-0L
A:5-5L
"""
end = "out"
winner = "A"
delta = { A = 25, B = 10, C = 0, D = 5 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 5-3 5-2 5-1"
deal.B = "6-5 6-3 5-0 4-0 1-1"
deal.C = "6-2 4-3 4-2 3-0 2-1"
deal.D = "6-4 6-1 3-3 3-2 1-0"
yard = "0-0 3-1 6-0 4-1 6-6 2-0 2-2 4-4"
play = """
A:5-5*10 B:5-0L*10 C:3-0L D:3-2L A:5-2L*15 B:6-5L C:6-2L D:+0-0
D:+3-1 D:+6-0 D:+4-1 D:+6-6 D:+2-0 D:2-0L*10 A:5-4R B:4-0R C:+2-2
C:+4-4 C:pass D:6-0L A:5-3U B:6-3L C:4-3L D:6-4L A:5-1D*10
"""
end = "out"
winner = "A"
delta = { A = 95, B = 10, C = 0, D = 10 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-27"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 170, B = 120 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-27"
commitment = "c03754f88575229154b9fe1cebe235f6b6658374979148b3d32317dbb9c2a4e1"
secret = "62f0462601bd84ff2b741f11a97a376f33b7d7f73e51ed6fbedda41314057c08"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 5-2 4-3 3-3 2-0 0-0"
deal.B = "6-6 6-5 6-2 6-1 5-1 4-0 1-0"
yard = "4-1 3-1 2-1 6-0 4-4 3-2 5-4 3-0 6-4 4-2 6-3 2-2 5-0 1-1"
play = """
B:6-6 A:+4-1 A:+3-1 A:+2-1 A:+6-0 A:6-0L B:4-0L A:4-3L*15 B:6-5R
A:5-3L*10 B:5-1L A:5-5R B:6-1L A:5-2R B:6-2L A:2-1L B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 25, B = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-5 5-1 4-1 2-2 1-0"
deal.B = "6-3 5-3 4-4 3-2 2-0 1-1 0-0"
yard = "6-2 3-3 4-0 5-2 6-4 5-4 3-0 3-1 5-0 6-0 2-1 4-3 4-2 6-6"
play = """
B:6-3 A:6-1L B:1-1L*5 A:5-1L B:5-3L A:4-1U*10 B:3-2L A:2-2L B:2-0L
A:1-0L B:4-4U A:+6-2 A:+3-3 A:3-3R*15 B:+4-0 B:4-0U A:+5-2 A:+6-4
A:+5-4 A:+3-0 A:3-0U*10 B:+3-1 B:3-1L A:+5-0 A:+6-0 A:+2-1 A:2-1D
B:+4-3 B:4-3L*15 A:5-4L B:+4-2 B:4-2D A:6-4D*20 B:+6-6 B:6-6D
A:5-5L B:pass A:6-5L B:pass A:6-0D*15 B:0-0D*15
"""
end = "out"
winner = "B"
delta = { A = 70, B = 55 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-5 5-3 5-0 4-1 2-0"
deal.B = "6-2 4-4 4-2 4-0 2-2 1-1 0-0"
yard = "3-1 6-3 3-2 6-4 5-1 1-0 6-1 5-4 3-3 2-1 3-0 4-3 6-6 5-2"
play = """
B:6-2 A:6-5L B:4-2R A:5-5L B:4-4R A:5-0L B:4-0L A:5-3U*15 B:+3-1
B:3-1U A:4-1L*10 B:1-1L A:+6-3 A:+3-2 A:+6-4 A:6-4R B:+5-1 B:5-1L
A:6-0R B:0-0R A:2-0R B:2-2R*10
"""
end = "out"
winner = "B"
delta = { A = 25, B = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 4-3 4-0 3-2 2-2 0-0"
deal.B = "6-6 6-2 6-1 4-1 3-1 2-1 1-0"
yard = "4-4 5-2 6-4 3-0 3-3 5-0 1-1 5-1 4-2 5-3 6-0 5-4 6-5 2-0"
play = """
B:6-6 A:6-3L*15 B:3-1L A:+4-4 A:+5-2 A:+6-4 A:6-4R*5 B:6-1L*10
A:4-4R B:6-2L*10 A:4-3R*5 B:2-1L A:3-2R B:4-1L A:2-2R B:+3-0
B:+3-3 B:+5-0 B:+1-1 B:+5-1 B:+4-2 B:4-2L A:5-2L B:5-1L*5 A:+5-3
A:+6-0 A:6-0U*5 B:1-1L A:4-0U*10 B:1-0L A:0-0L B:5-0L A:5-5L
B:+5-4 B:5-4L A:+6-5 A:6-5D B:+2-0 B:2-0R A:5-3D
"""
end = "out"
winner = "A"
delta = { A = 50, B = 25 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-28"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 145, B = 75, C = 185 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-28"
commitment = "1ef5a83cd57dc3fb7f0c7c95e79640680109c56d77e8b6ff553f60d0a9cda805"
secret = "e4ac222326d30d1b2936fcd429a59c35d09a3e2a633ff4c7c05103f8f36eeaea"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "4-3 4-1 3-2 3-0 0-0"
deal.B = "6-6 6-4 6-0 5-0 3-1"
deal.C = "6-5 5-5 4-4 3-3 2-2"
yard = "2-1 2-0 5-3 4-2 5-2 6-2 5-1 1-0 5-4 6-3 4-0 6-1 1-1"
play = """
C:5-5*10 A:+2-1 A:+2-0 A:+5-3 A:5-3L B:3-1L C:6-5R A:4-1L*10
B:6-4L C:+4-2 C:+5-2 C:5-2U A:3-2U*15 B:6-0L C:3-3U A:3-0L*15
B:5-0D*15 C:+6-2 C:6-2R A:4-3L B:+5-1 B:+1-0 B:1-0D C:4-2R*15
A:2-1D B:+5-4 B:5-4L C:4-4R A:2-0D B:5-1L*15 C:+6-3 C:6-3U*15
A:0-0D*15
"""
end = "out"
winner = "A"
delta = { A = 70, B = 30, C = 40 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-4 5-3 4-4 2-0"
deal.B = "6-5 4-3 3-3 1-1 1-0"
deal.C = "5-1 4-1 4-0 3-0 2-2"
yard = "6-3 2-1 3-2 3-1 6-6 6-0 6-4 6-1 5-5 0-0 5-2 5-0 4-2"
play = """
A:6-2 B:6-5L C:5-1L A:2-0R B:1-0R C:4-1L*5 A:5-4L B:1-1R C:+6-3
C:+2-1 C:2-1R A:5-3L*5 B:3-3L C:2-2R*10 A:+3-2 A:3-2L B:+3-1
B:3-1U C:6-3U A:+6-6 A:6-6U B:+6-0 B:6-0U C:4-0U*10 A:4-4U
"""
end = "out"
winner = "A"
delta = { A = 15, B = 0, C = 25 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-5 5-1 4-1"
deal.B = "6-1 5-0 4-3 3-1 2-0"
deal.C = "6-2 4-0 3-3 2-1 1-1"
yard = "5-2 1-0 0-0 6-4 3-2 2-2 4-4 5-4 6-5 6-3 4-2 5-3 3-0"
play = """
A:6-6 B:6-1L C:6-2R A:5-1L B:2-0R*5 C:4-0R A:5-5L B:4-3R C:3-3R
A:6-0U B:5-0U C:+5-2 C:5-2L A:+1-0 A:+0-0 A:+6-4 A:6-4D B:3-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 15, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 4-2 3-2 3-0"
deal.B = "6-0 5-4 5-1 4-4 3-3"
deal.C = "6-6 5-5 3-1 1-0 0-0"
yard = "5-2 4-1 2-2 6-1 4-3 6-5 5-3 2-1 1-1 6-2 2-0 5-0 4-0"
play = """
B:4-4 C:+5-2 C:+4-1 C:4-1L A:6-4R B:6-0R C:3-1L A:6-3L B:5-4U
C:6-6L A:3-0R*20 B:3-3R C:5-2U*20 A:3-2R B:+2-2 B:2-2R C:+6-1
C:6-1L A:4-2R
"""
end = "out"
winner = "A"
delta = { A = 35, B = 0, C = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-4 3-2 2-1"
deal.B = "6-5 5-5 5-1 5-0 1-1"
deal.C = "6-3 5-3 5-2 4-1 0-0"
yard = "6-4 1-0 3-1 2-2 4-3 6-1 3-3 4-2 3-0 4-4 4-0 6-6 2-0"
play = """
A:6-2 B:6-5L C:5-2R*10 A:5-4L B:5-5R C:5-3R A:3-2R B:5-1U
C:4-1U*10 A:2-1R B:1-1R*10 C:+6-4 C:6-4L A:6-0L
"""
end = "out"
winner = "A"
delta = { A = 15, B = 10, C = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-0 2-0 0-0"
deal.B = "6-3 4-3 4-2 3-2 2-1"
deal.C = "5-3 4-1 4-0 3-3 1-1"
yard = "6-0 2-2 6-6 1-0 3-0 4-4 6-5 5-2 5-5 5-4 6-1 3-1 5-1"
play = """
A:6-4*10 B:6-3L C:3-3L*10 A:+6-0 A:+2-2 A:+6-6 A:+1-0 A:+3-0
A:3-0L B:4-3U C:4-1R*5 A:6-0L B:4-2U C:1-1R*10 A:6-6L B:3-2U
C:5-3U A:6-2L B:2-1L
"""
end = "out"
winner = "B"
delta = { A = 10, B = 15, C = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-1 4-2 1-0"
deal.B = "6-3 4-1 3-0 2-2 0-0"
deal.C = "6-5 6-1 4-0 3-1 2-0"
yard = "5-4 6-6 4-3 6-2 5-0 3-2 1-1 3-3 5-2 2-1 4-4 5-3 5-5"
play = """
B:0-0 C:4-0L A:6-4L B:3-0R C:6-5L A:5-1L B:4-1L C:3-1R*5 A:4-2L
B:2-2L*5 C:6-1R*10 A:6-0R B:+5-4 B:+6-6 B:+4-3 B:+6-2 B:6-2L
C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 5, C = 55 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-29"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2, D = 4 }
score = { A = 150, B = 20, C = 35, D = 15 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-29"
commitment = "b3ad82ea43cc0cb7e5a3e98c2163cd6eb4dbd81deb22d8b1da70223be7cfcf74"
secret = "f5bebe864cc8260dec29a8e14eeaf1faf0194428385f421fb354a3a7915c0efb"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 4-3 4-1 1-0"
deal.B = "6-4 5-1 3-0 2-2 1-1"
deal.C = "5-4 5-3 5-2 3-3 3-2"
deal.D = "6-1 5-0 4-0 2-1 0-0"
yard = "2-0 4-2 6-2 5-5 3-1 6-6 6-5 4-4"
play = """
A:1-0 B:5-1L*5 C:5-3L D:5-0R A:4-3L B:6-4L C:5-4R*10 D:6-1L*5
A:4-1L B:+2-0 B:+4-2 B:4-2L C:5-2L D:4-0R*5 A:6-0R B:+6-2 B:6-2R
C:3-2R D:+5-5 D:5-5L A:6-3R
"""
end = "out"
winner = "A"
delta = { A = 20, B = 5, C = 10, D = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-1 4-2 4-1 3-3 2-0"
deal.B = "6-2 5-4 5-2 3-0 2-1"
deal.C = "6-3 5-5 5-1 3-2 1-1"
deal.D = "6-6 6-4 5-0 3-1 0-0"
yard = "6-0 1-0 4-3 6-5 5-3 2-2 4-0 4-4"
play = """
A:3-3 B:3-0L C:3-2R D:5-0L A:2-0R*5 B:5-4L C:6-3U*10 D:6-4L A:6-1L
B:6-2U C:5-1L D:0-0R A:4-2U B:5-2L C:+6-0 C:6-0R D:6-6R A:4-1U*15
"""
end = "out"
winner = "A"
delta = { A = 40, B = 0, C = 10, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 4-1 3-2 3-0 1-1"
deal.B = "6-5 6-3 4-4 3-3 2-2"
deal.C = "6-1 4-3 3-1 2-1 2-0"
deal.D = "6-4 5-4 5-3 5-0 0-0"
yard = "4-2 5-5 1-0 6-0 4-0 5-2 5-1 6-6"
play = """
A:4-1*5 B:4-4L C:2-1R*10 D:6-4L A:6-2R B:6-5L C:6-1R D:5-4L*5
A:1-1R B:+4-2 B:4-2L C:3-1R*5 D:5-3R A:3-2L B:6-3L C:4-3U D:5-0R
A:3-0U
"""
end = "out"
winner = "A"
delta = { A = 15, B = 0, C = 15, D = 5 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-2 5-1 4-3 4-1"
deal.B = "6-6 6-3 6-1 4-0 2-1"
deal.C = "6-4 5-5 5-0 3-0 2-2"
deal.D = "6-5 5-3 4-2 3-1 1-0"
yard = "2-0 3-3 6-2 3-2 1-1 4-4 0-0 6-0"
play = """
A:4-3 B:6-3R*10 C:6-4L D:6-5L A:5-4L*10 B:6-1R*5 C:+2-0 C:+3-3
C:+6-2 C:+3-2 C:+1-1 C:1-1R D:4-2L A:5-1R B:2-1L C:5-5R D:3-1L
A:5-2R*5 B:+4-4 B:+0-0 B:+6-0 B:pass C:3-3L D:5-3L A:4-1U
"""
end = "out"
winner = "A"
delta = { A = 75, B = 15, C = 0, D = 0 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-30"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 155, B = 75 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-30"
commitment = "3337f2e74bf682fc016dd8d2f3f5b0b96e14b49ae5d921f7ba0b0985e7015802"
secret = "8ff7a38c851da0dce7ba33355c347b505e796055e070e918c35e997145eddff9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-4 5-3 5-0 4-2 4-1 2-0 1-0"
deal.B = "6-5 5-1 4-4 4-0 3-1 3-0 2-2"
yard = "1-1 6-4 0-0 6-3 6-1 3-3 5-2 6-0 6-6 6-2 5-5 3-2 2-1 4-3"
play = """
A:5-0*5 B:5-1L A:4-1L B:4-0L A:2-0L B:3-0R*5 A:5-3R B:2-2L A:5-4R
B:4-4R A:4-2L B:+1-1 B:+6-4 B:6-4R*10 A:+0-0 A:+6-3 A:6-3R
B:3-1R*5 A:1-0R B:+6-1 B:+3-3 B:+5-2 B:5-2U A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 30, B = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 4-0 3-2 3-1 1-1 0-0"
deal.B = "6-4 5-4 5-2 4-4 4-3 3-0 1-0"
yard = "2-2 2-1 6-1 5-0 3-3 4-2 2-0 5-1 6-5 6-3 5-5 6-2 4-1 6-0"
play = """
A:3-2*5 B:4-3L A:4-0L B:3-0L*5 A:5-3L B:5-2R*10 A:+2-2 A:+2-1
A:+6-1 A:+5-0 A:5-0L*5 B:5-4R A:0-0L B:1-0L*5 A:6-1L*10 B:6-4R
A:6-6L B:+3-3 B:+4-2 B:+2-0 B:2-0U*20 A:2-2U B:4-2U A:+5-1 A:+6-5
A:6-5L*15 B:4-4U A:5-1L*15 B:+6-3 B:6-3R A:3-1R*10 B:+5-5 B:+6-2
B:+4-1 B:4-1L A:2-1R B:6-2R A:+6-0 A:6-0R
"""
end = "blocked"
winner = "A"
delta = { A = 75, B = 40 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-2 4-3 4-2 3-2 2-2 2-0"
deal.B = "6-2 5-3 4-1 4-0 3-0 1-1 1-0"
yard = "3-1 3-3 6-6 5-0 4-4 2-1 6-5 5-1 5-5 6-1 6-4 0-0 6-0 6-3"
play = """
A:3-2*5 B:3-0L A:5-2R*5 B:5-3R A:2-0L*5 B:6-2L A:4-3R*10 B:4-0R
A:+3-1 A:+3-3 A:+6-6 A:6-6L B:1-0R A:3-1R*15 B:+5-0 B:+4-4 B:+2-1
B:+6-5 B:6-5L A:5-4L B:4-1L A:3-3R B:1-1L A:+5-1 A:5-1L B:5-0L
A:+5-5 A:+6-1 A:6-1U B:2-1U A:4-2U*10 B:4-4U
"""
end = "out"
winner = "B"
delta = { A = 50, B = 15 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-31"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 180, B = 110, C = 95 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-31"
commitment = "21f3d327ab915564ed8b15ec2da52df94b490dfeb9d88ceb309428d2f0bbcbd2"
secret = "3b3d96cc604936c29aaf9cc6ef5dff5026e3c19944baf01c02f034fb343c3f5e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "4-1 3-2 2-2 1-1 0-0"
deal.B = "6-4 5-5 5-3 4-2 2-0"
deal.C = "6-2 5-2 5-1 5-0 4-3"
yard = "1-0 6-5 4-4 3-3 3-1 3-0 5-4 6-6 6-1 6-0 6-3 2-1 4-0"
play = """
A:3-2*5 B:5-3L C:5-2R*10 A:+1-0 A:+6-5 A:6-5L B:6-4L C:4-3L A:+4-4
A:+3-3 A:3-3L B:5-5R C:5-1R A:4-1R*10 B:4-2R C:6-2R A:+3-1 A:3-1L
B:+3-0 B:3-0U C:5-0U
"""
end = "out"
winner = "C"
delta = { A = 15, B = 0, C = 25 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 4-4 2-0 0-0"
deal.B = "6-1 5-4 4-3 4-0 2-1"
deal.C = "6-5 6-2 5-0 3-3 3-0"
yard = "6-0 6-6 5-1 1-1 1-0 2-2 4-1 5-2 3-2 3-1 5-5 5-3 4-2"
play = """
C:3-0 A:2-0R*5 B:4-3L C:6-2R*10 A:6-4L B:6-1L C:6-5R A:+6-0 A:+6-6
A:+5-1 A:5-1L*10 B:5-4L C:5-0R A:6-0R*10 B:4-0L C:+1-1 C:+1-0
C:1-0L A:6-6R B:2-1L
"""
end = "out"
winner = "B"
delta = { A = 25, B = 25, C = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-2 3-3 3-2 3-1 1-0"
deal.B = "5-3 5-2 3-0 2-2 0-0"
deal.C = "6-5 4-4 4-3 4-2 4-1"
yard = "6-1 6-0 1-1 4-0 2-0 6-3 2-1 5-1 6-6 5-4 5-0 6-4 5-5"
play = """
B:5-3 C:4-3R A:+6-1 A:+6-0 A:+1-1 A:+4-0 A:4-0R*5 B:5-2L C:4-2L
A:6-0R*10 B:+2-0 B:+6-3 B:6-3R C:4-1L A:1-1L*5 B:3-0R C:+2-1
C:2-1L A:3-1U*5 B:2-2L C:+5-1 C:5-1D A:3-3U*15 B:2-0L C:6-5D
A:6-2D B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 40, B = 20, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-1 5-0 3-2 2-2"
deal.B = "5-5 5-2 3-0 2-1 1-1"
deal.C = "6-5 5-4 4-3 3-3 1-0"
yard = "4-2 6-2 5-3 6-3 4-0 4-1 6-6 6-1 3-1 4-4 6-0 2-0 0-0"
play = """
B:5-5*10 C:6-5L A:6-4L B:5-2R C:4-3L*5 A:5-0U*5 B:3-0L C:1-0L
A:2-2R*5 B:2-1L C:5-4D*10 A:3-2R B:+4-2 B:4-2L C:3-3R
"""
end = "out"
winner = "C"
delta = { A = 10, B = 10, C = 25 }

[[match.hand]]
opener = "C"
deal.A = "6-2 3-3 3-0 2-2 0-0"
deal.B = "6-5 6-4 5-1 5-0 4-4"
deal.C = "6-0 4-3 4-0 2-1 1-1"
yard = "5-3 3-2 4-1 5-4 5-2 6-6 6-1 4-2 2-0 3-1 5-5 6-3 1-0"
play = """
C:4-3 A:3-3R*10 B:6-4L C:6-0L A:3-0L B:+5-3 B:5-3L C:+3-2 C:3-2R
A:6-2R B:6-5L C:+4-1 C:+5-4 C:+5-2 C:+6-6 C:6-6L A:+6-1 A:6-1R
B:5-1R C:5-2R A:2-2R B:+4-2 B:4-2R C:5-4R A:+2-0 A:+3-1 A:3-1U
B:5-0R C:4-0R A:+5-5 A:+6-3 A:6-3L B:4-4R
"""
end = "out"
winner = "B"
delta = { A = 10, B = 20, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 3-3 3-1 0-0"
deal.B = "6-4 6-3 6-0 2-0 1-0"
deal.C = "4-3 4-2 3-2 3-0 2-2"
yard = "4-4 4-0 1-1 5-2 2-1 5-1 5-5 4-1 5-3 6-1 5-0 6-6 5-4"
play = """
B:6-4*10 C:4-2R A:6-2R B:6-3L C:3-2L A:6-5R B:2-0L*5 C:3-0L A:3-3L
B:+4-4 B:+4-0 B:+1-1 B:+5-2 B:5-2R C:4-3L A:3-1U B:4-4L C:2-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 15, C = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-2 4-3 4-0 1-0"
deal.B = "6-2 5-1 5-0 4-2 3-2"
deal.C = "6-5 6-3 6-1 3-3 3-0"
yard = "2-1 6-4 0-0 2-2 2-0 5-3 4-1 3-1 4-4 1-1 6-0 5-4 5-5"
play = """
C:3-3 A:4-3L*10 B:4-2L C:6-3R A:6-6R B:6-2L C:3-0U A:4-0U B:3-2D
C:6-5R A:5-2D*20 B:5-1R C:6-1R
"""
end = "out"
winner = "C"
delta = { A = 30, B = 0, C = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 4-4 4-1 3-3"
deal.B = "5-2 5-1 5-0 2-1 1-1"
deal.C = "5-3 4-2 3-0 2-0 1-0"
yard = "6-4 6-0 3-2 0-0 6-1 2-2 4-3 6-6 3-1 5-4 6-3 4-0 6-2"
play = """
C:4-2 A:4-4L*10 B:5-2R C:5-3R A:3-3R B:+6-4 B:6-4L C:3-0R A:6-5L*5
B:5-1L C:2-0R A:4-1L B:2-1R*5 C:1-0R
"""
end = "out"
winner = "C"
delta = { A = 15, B = 5, C = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-3 3-2 0-0"
deal.B = "6-6 5-5 5-4 3-3 3-0"
deal.C = "6-2 4-2 4-0 3-1 2-1"
yard = "1-0 1-1 6-1 4-3 5-2 5-1 2-2 4-1 6-0 2-0 6-3 5-0 4-4"
play = """
C:3-1 A:5-3L B:5-5L C:2-1R A:3-2R B:5-4L C:4-0L A:0-0L B:3-0L
C:+1-0 C:+1-1 C:+6-1 C:+4-3 C:4-3L A:6-4L B:6-6L*15 C:6-1L
A:6-5U*10
"""
end = "out"
winner = "A"
delta = { A = 35, B = 15, C = 0 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-32"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 3, C = 2, D = 1 }
score = { A = 25, B = 70, C = 155, D = 185 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-32"
commitment = "6249778b3a6765dfad01bda4f20b023deaff5b999ab96a2b7a31d4bf5759229e"
secret = "452efc8275b91c22d5f2f91c143f4b44586b212810528480485c4e5490ef4380"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-4 5-1 4-3 4-1 2-2"
deal.B = "6-6 5-3 5-0 4-4 2-1"
deal.C = "6-5 6-0 5-2 3-1 1-0"
deal.D = "6-4 6-2 5-5 4-0 3-0"
yard = "6-1 3-2 0-0 3-3 4-2 1-1 6-3 2-0"
play = """
B:5-3 C:5-2L*5 D:3-0R A:2-2L B:5-0R C:6-5R*10 D:6-2R A:+6-1 A:+3-2
A:3-2L*5 B:2-1R C:3-1L D:+0-0 D:+3-3 D:+4-2 D:4-2U A:6-1L
B:4-4U*15 C:6-0L D:4-0U A:5-1R*5 B:+1-1 B:+6-3 B:+2-0 B:2-0L
C:1-0U
"""
end = "out"
winner = "C"
delta = { A = 10, B = 15, C = 85, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 3-3 2-2 2-0 0-0"
deal.B = "5-3 5-2 5-1 4-4 1-0"
deal.C = "6-6 6-5 4-3 3-2 1-1"
deal.D = "6-3 6-1 5-5 4-2 4-1"
yard = "6-2 5-0 4-0 6-4 2-1 3-0 3-1 5-4"
play = """
C:3-2*5 D:6-3L A:6-0L B:5-2R*5 C:6-5R D:6-1R A:2-0L B:5-1R C:+6-2
C:6-2L D:5-5R A:+5-0 A:5-0R B:1-0R C:6-6L D:4-1R A:+4-0 A:4-0R
B:5-3U*15 C:4-3U D:4-2U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 20, C = 5, D = 20 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-5 5-1 4-4 4-0"
deal.B = "5-3 4-2 4-1 1-1 0-0"
deal.C = "5-2 3-3 3-2 3-0 2-0"
deal.D = "6-4 5-4 5-0 4-3 3-1"
yard = "6-6 6-3 1-0 6-0 2-1 2-2 6-2 6-5"
play = """
D:6-4*10 A:6-1L*5 B:4-1L C:+6-6 C:+6-3 C:+1-0 C:+6-0 C:+2-1 C:+2-2
C:+6-2 C:+6-5 C:pass D:5-4L A:5-5L B:4-2R C:5-2R*15 D:5-0R*10
A:5-1L B:0-0R C:6-5U D:3-1L A:4-0R B:5-3D C:3-2L*15 D:4-3R
"""
end = "out"
winner = "D"
delta = { A = 5, B = 0, C = 30, D = 85 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 5-5 4-1 1-1"
deal.B = "6-4 6-0 5-1 4-0 1-0"
deal.C = "5-4 3-3 3-2 3-0 2-0"
deal.D = "6-1 5-3 5-2 4-2 3-1"
yard = "5-0 0-0 4-3 2-1 4-4 6-3 6-5 2-2"
play = """
D:5-3 A:5-5L B:5-1L C:5-4U D:5-2D*10 A:4-1L B:6-4L*15 C:3-3R
D:4-2D*20 A:6-6L B:4-0U C:3-0U*25 D:3-1R*20 A:6-2L*10 B:1-0R
C:3-2L*10 D:+5-0 D:5-0R*15 A:+0-0 A:+4-3 A:4-3L B:+2-1 B:+4-4
B:4-4L*20 C:+6-3 C:6-3U D:6-1U
"""
end = "out"
winner = "D"
delta = { A = 10, B = 35, C = 35, D = 80 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-33"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 40, B = 170 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-33"
commitment = "2d599d924c2a2b3a6bd63050987d77cbd81977189dabcd854553451b9bd8fa10"
secret = "5039227ef121506c6f53a1b9308457eed69848a743a38e0748a7e3fe93150327"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-4 5-3 3-3 3-1 1-0"
deal.B = "6-6 6-4 6-3 5-5 4-1 2-2 1-1"
yard = "4-3 6-1 3-2 4-2 0-0 4-0 2-1 5-0 5-1 3-0 4-4 2-0 5-2 6-0"
play = """
B:5-5*10 A:5-4L B:6-4L A:6-2L B:2-2L A:5-3R B:6-3R*10 A:6-5U
B:6-6R A:+4-3 A:+6-1 A:6-1R B:4-1R A:4-3R B:+3-2 B:3-2L A:3-1L*10
B:1-1L
"""
end = "out"
winner = "B"
delta = { A = 10, B = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 4-4 4-2 3-2 2-2 2-0"
deal.B = "6-4 6-0 5-2 5-1 4-1 2-1 1-1"
yard = "3-3 6-5 4-0 6-6 0-0 5-4 3-0 3-1 5-5 1-0 6-1 5-0 5-3 4-3"
play = """
B:6-4*10 A:6-3L B:4-1R A:3-2L B:5-2L A:+3-3 A:+6-5 A:6-5L B:6-0L
A:2-0L B:5-1R A:6-2L B:+4-0 B:+6-6 B:6-6L A:+0-0 A:+5-4 A:5-4R
B:4-0R A:0-0R B:+3-0 B:3-0R*15 A:3-3R B:+3-1 B:3-1R A:+5-5 A:+1-0
A:1-0R B:+6-1 B:6-1L A:+5-0 A:5-0R B:2-1L A:2-2L B:+5-3 B:5-3R
A:4-2L B:+4-3 B:4-3L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 45 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-2 5-1 5-0 4-4 3-3"
deal.B = "6-2 4-3 4-2 3-0 2-2 2-0 0-0"
yard = "5-5 6-4 3-2 2-1 6-3 1-1 4-1 3-1 5-4 5-3 6-6 4-0 6-1 1-0"
play = """
B:6-2 A:6-5L B:2-0R*5 A:5-2L B:3-0R*5 A:3-3R B:4-2L*10 A:4-4L
B:4-3L A:+5-5 A:+6-4 A:+3-2 A:3-2R*5 B:2-2R A:+2-1 A:2-1R B:+6-3
B:6-3U*10 A:5-1R B:+1-1 B:+4-1 B:+3-1 B:3-1D*15 A:5-0R*10
B:0-0R*10 A:6-4U B:4-1U*5 A:6-0R B:1-1U
"""
end = "out"
winner = "B"
delta = { A = 15, B = 70 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-0 3-0 2-2 2-1 2-0"
deal.B = "6-3 6-1 5-4 5-3 4-3 4-2 4-1"
yard = "3-2 1-1 3-3 4-4 6-6 1-0 5-5 6-4 3-1 5-2 5-0 5-1 0-0 4-0"
play = """
B:4-1*5 A:2-1R B:4-3L*5 A:2-2R B:6-3L*10 A:6-5L B:5-4L A:6-2R*10
B:6-1R*5 A:2-0U*5 B:4-2L A:3-0U B:5-3U
"""
end = "out"
winner = "B"
delta = { A = 15, B = 30 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-34"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 155, B = 70, C = 55 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-34"
commitment = "cdf0406fcf8c910355d28ae171abc773ff808e3aa02174dfa9f32ac1ce9a090e"
secret = "233b4ff1c5a37bdceaddc8e33c7c99f979182bb8335ada9ac0a83acabfc89deb"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-1 5-2 3-1 2-1 1-1"
deal.B = "6-5 5-4 5-0 4-3 4-0"
deal.C = "6-3 6-2 5-3 4-2 0-0"
yard = "4-4 5-5 1-0 3-0 3-2 5-1 2-2 6-6 4-1 6-0 3-3 2-0 6-4"
play = """
A:6-1 B:6-5L C:5-3L A:2-1R*5 B:4-3L C:4-2L A:5-2L B:5-0L C:0-0L
A:+4-4 A:+5-5 A:+1-0 A:1-0L B:4-0U C:6-2R A:4-4U*15 B:5-4U
"""
end = "out"
winner = "B"
delta = { A = 20, B = 25, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-0 4-4 4-1 2-0"
deal.B = "6-6 6-0 4-3 3-1 1-1"
deal.C = "6-2 6-1 5-3 5-2 3-2"
yard = "6-3 5-4 4-0 6-4 2-2 2-1 5-5 0-0 1-0 3-3 5-1 3-0 4-2"
play = """
B:6-6 C:6-2L A:6-5R B:6-0U C:5-2L*10 A:5-0U*15 B:+6-3 B:6-3D
C:5-3L A:+5-4 A:5-4R*15 B:4-3R C:3-2L A:2-0L B:3-1R C:6-1R
"""
end = "out"
winner = "C"
delta = { A = 30, B = 0, C = 25 }

[[match.hand]]
opener = "C"
deal.A = "5-3 5-0 4-4 2-1 2-0"
deal.B = "6-6 6-3 5-5 5-4 4-0"
deal.C = "6-1 3-2 3-1 2-2 0-0"
yard = "4-3 6-0 5-1 3-3 5-2 6-5 4-2 6-2 4-1 1-1 3-0 1-0 6-4"
play = """
C:6-1 A:2-1R B:6-3L*5 C:3-2L A:2-0L B:4-0L C:2-2R A:4-4L B:5-4L
C:+4-3 C:+6-0 C:+5-1 C:5-1L*5 A:+3-3 A:+5-2 A:5-2R B:5-5R C:3-1L
A:5-3L*15 B:+6-5 B:6-5R C:6-0R*5 A:5-0R*10 B:+4-2 B:4-2U C:4-3U
A:3-3U
"""
end = "out"
winner = "A"
delta = { A = 35, B = 5, C = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-3 4-1 3-2 3-0"
deal.B = "6-2 3-3 2-2 2-1 2-0"
deal.C = "6-0 5-4 5-0 4-3 1-1"
yard = "6-1 1-0 5-1 0-0 5-2 5-5 4-0 6-6 3-1 6-5 6-3 4-2 4-4"
play = """
A:6-4*10 B:6-2L C:5-4R A:5-3R*5 B:3-3R C:4-3R A:3-2L B:+6-1 B:+1-0
B:+5-1 B:+0-0 B:+5-2 B:+5-5 B:+4-0 B:4-0R C:6-0R A:3-0L B:6-1R
C:5-0L A:4-1R
"""
end = "out"
winner = "A"
delta = { A = 50, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-3 4-4 3-2"
deal.B = "6-2 5-4 3-1 3-0 2-2"
deal.C = "6-5 6-1 5-2 3-3 2-1"
yard = "6-4 5-0 4-3 6-6 4-0 1-1 1-0 5-5 2-0 0-0 5-1 4-1 4-2"
play = """
A:3-2*5 B:2-2R C:3-3L*10 A:6-3L*10 B:6-2L C:5-2L A:5-3L B:3-1L*5
C:6-1L*10 A:6-0L B:3-0L C:2-1R A:+6-4 A:+5-0 A:+4-3 A:4-3L*5
B:5-4L
"""
end = "out"
winner = "B"
delta = { A = 20, B = 40, C = 20 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-35"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2, D = 4 }
score = { A = 130, B = 150, C = 140, D = 105 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-35"
commitment = "fa7784b3aff516ce59a098dcf9a45b0b6aaa8e0d87bebacf09727cfd35973232"
secret = "1ade5e16913b0f070e33c846784933b0bd6bb90a4963771199f5d753f934ebf1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-3 5-2 5-0 4-2 2-2"
deal.B = "6-0 4-4 4-3 3-0 2-1"
deal.C = "6-2 5-4 3-1 1-1 1-0"
deal.D = "6-4 6-1 3-3 2-0 0-0"
yard = "6-5 3-2 5-1 4-0 6-3 4-1 6-6 5-5"
play = """
A:5-0*5 B:6-0R C:6-2R D:2-0R*5 A:5-2L B:2-1L C:1-0L D:0-0L A:+6-5
A:+3-2 A:+5-1 A:+4-0 A:4-0L B:4-4L C:5-4L*5 D:+6-3 D:+4-1 D:+6-6
D:+5-5 D:5-5L*10 A:5-3L B:4-3L C:pass D:6-4L A:6-5L*5 B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 10, B = 65, C = 5, D = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 4-1 4-0 0-0"
deal.B = "6-5 6-4 5-3 3-1 2-2"
deal.C = "6-6 5-5 5-2 4-4 3-2"
deal.D = "6-1 6-0 5-0 4-2 2-1"
yard = "2-0 1-1 3-0 4-3 5-1 3-3 6-2 1-0"
play = """
B:6-5 C:6-6L D:6-0L*5 A:0-0L*5 B:5-3R C:3-2R D:6-1U A:4-0L B:6-4L
C:5-2R D:5-0R A:4-1U*10 B:+2-0 B:2-0R C:4-4U D:2-1R*15 A:5-4U
B:3-1R C:5-5U
"""
end = "out"
winner = "C"
delta = { A = 15, B = 0, C = 20, D = 20 }

[[match.hand]]
opener = "C"
deal.A = "4-4 4-3 4-1 3-3 2-1"
deal.B = "6-6 6-0 5-4 2-0 1-0"
deal.C = "6-4 6-3 5-5 4-0 1-1"
deal.D = "6-5 6-1 3-2 3-1 3-0"
yard = "5-3 2-2 5-2 5-0 6-2 0-0 5-1 4-2"
play = """
C:4-0 D:3-0R A:3-3R*10 B:5-4L C:5-5L D:6-5L A:4-3R*10 B:6-6L
C:6-3L D:3-1L*5 A:4-1R B:1-0L C:1-1R D:6-1R A:+5-3 A:5-3U B:6-0L
C:6-4L*15
"""
end = "out"
winner = "C"
delta = { A = 20, B = 0, C = 35, D = 5 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-3 4-4 4-3 4-1"
deal.B = "6-6 6-1 5-4 4-2 3-1"
deal.C = "6-5 5-1 5-0 3-0 2-2"
deal.D = "6-3 5-2 3-3 2-1 1-0"
yard = "6-0 6-2 1-1 4-0 2-0 0-0 3-2 6-4"
play = """
C:6-5 D:6-3L A:5-3L*10 B:5-4L C:5-1R*5 D:2-1R A:4-4L*10 B:4-2L
C:2-2L D:5-2L A:4-3U*10 B:3-1U C:5-0L D:1-0L A:4-1D*5 B:6-1L*10
C:+6-0 C:6-0L D:+6-2 D:6-2R A:+1-1 A:1-1U B:6-6R*15
"""
end = "out"
winner = "B"
delta = { A = 35, B = 45, C = 5, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 4-3 4-1 4-0 2-0"
deal.B = "6-5 6-2 6-0 5-3 1-1"
deal.C = "6-6 6-1 5-5 5-1 0-0"
deal.D = "6-4 5-0 3-3 3-1 3-0"
yard = "4-4 5-4 6-3 1-0 2-2 2-1 3-2 4-2"
play = """
B:6-5 C:5-5R D:6-4L A:4-0L*10 B:6-0L C:6-6L D:5-0R A:2-0R B:6-2L
C:5-1U*5 D:3-1U A:5-2L*10 B:5-3L C:+4-4 C:+5-4 C:5-4D D:3-3L*15
A:4-3D B:+6-3 B:6-3L C:6-1L D:3-0U
"""
end = "out"
winner = "D"
delta = { A = 20, B = 0, C = 5, D = 30 }

[[match.hand]]
opener = "D"
deal.A = "6-4 4-4 3-2 1-1 0-0"
deal.B = "6-5 5-4 5-3 4-1 1-0"
deal.C = "6-6 6-3 6-2 6-1 3-1"
deal.D = "5-5 4-3 4-2 4-0 2-1"
yard = "2-0 5-1 3-3 5-0 2-2 6-0 3-0 5-2"
play = """
D:5-5*10 A:+2-0 A:+5-1 A:5-1L B:4-1L C:+3-3 C:+5-0 C:5-0R D:4-3L
A:2-0R*5 B:5-3L C:6-2R D:+2-2 D:+6-0 D:6-0R*5 A:0-0R*5 B:6-5L
C:6-6L D:4-0R A:4-4R*20 B:5-4R C:6-1L D:2-1L A:3-2L B:+3-0
B:3-0L*5 C:+5-2 C:5-2R D:4-2R A:6-4R B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 30, B = 30, C = 0, D = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 5-1 2-2 2-0"
deal.B = "6-4 6-2 6-1 4-3 0-0"
deal.C = "6-3 5-2 5-0 3-0 2-1"
deal.D = "6-0 5-3 4-1 3-3 1-1"
yard = "4-0 3-1 6-6 4-2 3-2 4-4 5-4 1-0"
play = """
B:6-4*10 C:6-3L D:3-3L*10 A:+4-0 A:4-0R B:4-3L C:3-0U D:6-0R*10
A:6-5R B:0-0U C:5-2R D:5-3D A:2-0R B:+3-1 B:+6-6 B:+4-2 B:4-2L
C:5-0D D:+3-2 D:3-2L A:+4-4 A:+5-4 A:+1-0 A:1-0R B:3-1L C:2-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 10, C = 70, D = 20 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-36"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 190, B = 80 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-36"
commitment = "3bbcc045ea9a714fa6fcb1407f53068173d51e729722c3f1d677d70d1262589e"
secret = "70b5a472c1b006b8bf7a286b641a37636b05938258346ebcbff487351f648daf"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-0 5-5 5-0 4-1 4-0"
deal.B = "6-5 5-2 5-1 4-4 3-1 3-0 1-0"
yard = "6-3 6-2 2-0 5-3 5-4 0-0 4-2 4-3 2-2 3-2 2-1 6-1 1-1 3-3"
play = """
B:3-0 A:6-0R B:6-5R A:5-5R B:5-2R*5 A:5-0U*5 B:1-0U A:4-1U
B:5-1D*10 A:6-4U B:3-1L*10 A:6-6U B:+6-3 B:6-3U A:+6-2 A:6-2R
B:+2-0 B:+5-3 B:5-3U A:+5-4 A:5-4U B:4-4U A:4-0U
"""
end = "out"
winner = "A"
delta = { A = 5, B = 25 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-2 4-1 2-1 1-1 1-0 0-0"
deal.B = "6-6 6-5 6-2 5-1 4-3 4-2 3-2"
yard = "4-4 3-1 5-3 6-0 2-2 6-3 3-3 5-0 4-0 6-4 5-5 2-0 6-1 3-0"
play = """
A:5-4 B:4-2R A:5-2L B:6-2L A:2-1R B:5-1R A:+4-4 A:+3-1 A:+5-3
A:5-3R B:6-5L A:3-1R B:+6-0 B:+2-2 B:+6-3 B:+3-3 B:+5-0 B:5-0L
A:1-0L B:+4-0 B:+6-4 B:+5-5 B:+2-0 B:+6-1 B:6-1L A:4-1R*10 B:4-0R
A:0-0R B:6-3L A:+3-0 A:3-0L B:2-0R A:pass B:6-0L A:pass B:6-4L
A:4-4L*10 B:2-2R A:pass B:3-2R A:pass B:3-3R A:pass B:4-3R
"""
end = "blocked"
winner = "A"
delta = { A = 40, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-0 5-0 3-2 2-1 0-0"
deal.B = "6-1 5-4 4-3 4-2 4-1 3-3 3-0"
yard = "6-3 2-0 4-4 5-3 4-0 6-5 3-1 2-2 5-5 5-1 1-1 5-2 6-2 1-0"
play = """
A:6-6 B:6-1L A:2-1L B:4-2L A:6-4L B:+6-3 B:6-3R A:6-0L B:3-0R
A:5-0L*5 B:5-4L A:0-0R B:4-3L A:3-2L
"""
end = "out"
winner = "A"
delta = { A = 15, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-3 5-0 4-4 4-2 4-1 3-2"
deal.B = "6-6 6-1 5-5 4-3 3-0 2-1 1-1"
yard = "2-2 3-1 4-0 6-2 0-0 6-3 3-3 1-0 6-5 5-2 6-0 6-4 2-0 5-1"
play = """
A:5-4 B:4-3R A:5-3L B:3-0L A:5-0L B:5-5L A:3-2R B:2-1R A:4-1R
B:+2-2 B:+3-1 B:+4-0 B:4-0R*10 A:+6-2 A:+0-0 A:0-0R*10 B:+6-3
B:+3-3 B:+1-0 B:1-0R A:+6-5 A:6-5L B:1-1R A:6-2L B:3-1R*5 A:4-2L
B:6-3R*10 A:4-4L
"""
end = "out"
winner = "A"
delta = { A = 40, B = 25 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 5-1 4-1 3-2 1-0 0-0"
deal.B = "6-2 6-1 6-0 5-3 4-4 4-0 2-0"
yard = "6-4 3-3 4-3 6-6 4-2 5-2 3-1 1-1 6-5 6-3 5-0 2-2 2-1 3-0"
play = """
A:5-5*10 B:5-3L A:3-2L B:6-2L A:5-4R*10 B:6-1L*5 A:5-1L B:4-0R*5
A:1-0R B:+6-4 B:+3-3 B:+4-3 B:+6-6 B:+4-2 B:+5-2 B:5-2L A:4-1R
B:6-4R A:+3-1 A:+1-1 A:+6-5 A:6-5R B:2-0L*5 A:0-0L*5 B:6-0L A:+6-3
A:6-3L B:4-3L A:+5-0 A:5-0R B:4-2L A:+2-2 A:2-2L B:+2-1 B:2-1L
A:3-1L B:3-3L A:+3-0 A:3-0L
"""
end = "blocked"
winner = "A"
delta = { A = 45, B = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-4 4-4 4-1 4-0 3-0 1-1"
deal.B = "6-6 6-4 6-1 6-0 5-2 3-3 2-1"
yard = "4-3 3-1 2-2 1-0 5-5 3-2 5-0 2-0 0-0 5-3 6-5 5-1 6-3 4-2"
play = """
A:6-2 B:6-0L A:4-0L B:5-2R A:5-4L*10 B:+4-3 B:+3-1 B:+2-2 B:+1-0
B:+5-5 B:5-5L*15 A:+3-2 A:+5-0 A:5-0L*5 B:1-0L A:4-1L B:6-4L
A:+2-0 A:+0-0 A:+5-3 A:5-3R B:3-1R A:1-1R B:6-1R A:+6-5 A:6-5L
B:6-6R A:+5-1 A:5-1L B:2-1L A:3-2L*15 B:3-3L A:3-0L B:+6-3 B:6-3R
A:2-0L*5 B:4-3R A:4-4R*10 B:2-2L
"""
end = "out"
winner = "B"
delta = { A = 45, B = 15 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-37"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 55, B = 50, C = 155 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-37"
commitment = "f541540bcf0f0fe2bc88eba036009b87e09e8f189038710b5c616adabe587262"
secret = "1ce39e4869411a246800a5069d8c63dec88dfc449a0b034cb199f50b9ab19642"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-1 4-3 2-1 1-1 0-0"
deal.B = "6-1 4-4 4-0 3-2 3-1"
deal.C = "6-4 6-3 6-0 5-5 2-2"
yard = "5-2 5-3 6-5 4-2 5-0 2-0 1-0 3-0 4-1 5-4 3-3 6-6 6-2"
play = """
C:5-5*10 A:5-1L B:6-1L C:6-0L*10 A:0-0L*10 B:4-0L C:6-4L A:+5-2
A:5-2R B:3-2R C:6-3R A:+5-3 A:5-3U*15 B:3-1U C:+6-5 C:6-5L A:1-1U
B:+4-2 B:+5-0 B:5-0L C:+2-0 C:2-0L*10 A:2-1U*10 B:4-2L C:2-2U
"""
end = "out"
winner = "C"
delta = { A = 35, B = 0, C = 45 }

[[match.hand]]
opener = "C"
deal.A = "3-3 3-0 2-2 2-1 1-1"
deal.B = "6-1 5-3 4-1 2-0 0-0"
deal.C = "6-5 6-4 6-3 5-2 5-1"
yard = "3-2 4-4 5-5 4-0 1-0 3-1 6-6 5-0 6-0 6-2 5-4 4-2 4-3"
play = """
C:6-4*10 A:+3-2 A:+4-4 A:4-4R B:6-1L C:5-1L A:+5-5 A:5-5L B:5-3L
C:6-3L A:+4-0 A:4-0R B:4-1U C:6-5L A:2-1U B:2-0U*5 C:5-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 5, C = 30 }

[[match.hand]]
opener = "C"
deal.A = "5-0 3-2 2-1 1-1 1-0"
deal.B = "6-5 6-4 6-3 5-3 4-4"
deal.C = "6-2 5-1 4-1 4-0 0-0"
yard = "4-3 6-1 3-0 6-6 3-1 4-2 5-2 2-2 5-5 2-0 6-0 5-4 3-3"
play = """
C:4-1*5 A:1-0R B:6-4L C:4-0R*10 A:+4-3 A:4-3R B:6-5L C:5-1L
A:2-1L*5 B:6-3R C:6-2L A:+6-1 A:6-1L B:+3-0 B:+6-6 B:6-6R C:+3-1
C:3-1L*15 A:3-2L B:+4-2 B:4-2L C:+5-2 C:+2-2 C:+5-5 C:+2-0 C:+6-0
C:6-0R A:5-0R B:4-4L C:5-2R*10 A:+5-4 A:5-4L B:5-3L*5 C:2-0R
A:+3-3 A:3-3L B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 20, C = 40 }

[[match.hand]]
opener = "B"
deal.A = "3-3 3-1 2-2 2-1 1-0"
deal.B = "6-3 5-5 4-3 3-0 1-1"
deal.C = "6-6 6-1 5-0 4-1 4-0"
yard = "4-2 0-0 6-2 3-2 6-0 5-2 5-1 6-5 4-4 5-4 5-3 6-4 2-0"
play = """
B:5-5*10 C:5-0L*10 A:1-0L B:1-1L C:4-1L A:+4-2 A:4-2L B:+0-0
B:+6-2 B:6-2L C:6-6L A:+3-2 A:+6-0 A:6-0L*10 B:0-0L*10 C:4-0L
A:+5-2 A:5-2R B:4-3L*5 C:+5-1 C:5-1U A:3-2L*5 B:+6-5 B:6-5D C:6-1D
"""
end = "out"
winner = "C"
delta = { A = 15, B = 25, C = 40 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-38"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3, D = 4 }
score = { A = 230, B = 130, C = 95, D = 80 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-38"
commitment = "a995912dd23fe0481caa641e32a16f8a64de461c9c027f792d8eddec9b46524e"
secret = "454d6bb2632875b215209c58371d152d5755f7b204cb606878b641dd38fec3d6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "5-1 3-3 3-2 2-2 0-0"
deal.B = "6-6 6-1 4-0 3-1 3-0"
deal.C = "5-3 4-4 4-2 2-0 1-1"
deal.D = "6-4 6-3 6-0 5-2 2-1"
yard = "5-0 1-0 5-5 4-1 6-5 6-2 5-4 4-3"
play = """
D:6-3 A:3-3R B:6-6L C:5-3R D:6-4L A:5-1R*5 B:6-1R*10 C:4-4L D:6-0R
A:3-2U*10 B:3-0D*10 C:4-2L D:2-1L A:2-2U*5 B:3-1L C:2-0R D:5-2R
"""
end = "out"
winner = "D"
delta = { A = 20, B = 20, C = 0, D = 5 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 4-3 4-2 3-2"
deal.B = "4-4 3-1 3-0 2-1 2-0"
deal.C = "6-5 5-5 4-1 3-3 0-0"
deal.D = "6-6 6-0 5-4 5-3 1-0"
yard = "5-1 6-4 4-0 1-1 2-2 6-2 5-2 5-0"
play = """
D:5-4 A:4-3R B:3-0R*5 C:6-5L D:6-0L A:+5-1 A:+6-4 A:+4-0 A:4-0L
B:4-4L C:4-1L D:1-0L A:6-4U B:2-0L C:0-0R D:6-6U A:3-2L*15 B:3-1L
C:+1-1 C:1-1L D:+2-2 D:+6-2 D:6-2U A:6-1L B:2-1U
"""
end = "out"
winner = "B"
delta = { A = 15, B = 55, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-2 5-0 4-0 3-1"
deal.B = "6-3 5-3 4-1 3-3 3-2"
deal.C = "6-6 6-4 4-3 1-1 0-0"
deal.D = "6-2 5-5 4-2 2-0 1-0"
yard = "2-1 5-1 6-0 6-1 6-5 2-2 3-0 4-4"
play = """
B:3-2*5 C:4-3L D:2-0R A:5-4L*5 B:5-3L C:0-0R D:1-0R A:5-0U B:3-3L
C:1-1R D:5-5U A:5-2U*10 B:6-3L*10 C:6-6L D:6-2U*20 A:3-1R B:+2-1
B:+5-1 B:+6-0 B:6-0U*15 C:6-4L
"""
end = "out"
winner = "C"
delta = { A = 15, B = 30, C = 25, D = 20 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-3 3-2 1-1 0-0"
deal.B = "6-4 6-2 5-1 4-1 4-0"
deal.C = "6-5 5-5 5-4 4-3 4-2"
deal.D = "6-3 6-1 5-0 4-4 3-0"
yard = "2-2 2-0 1-0 2-1 5-2 3-3 6-6 3-1"
play = """
C:6-5 D:6-3L A:5-3L*10 B:5-1L C:5-5R D:6-1L A:6-0L*10 B:4-0L
C:5-4L*15 D:5-0L*10 A:0-0L*10 B:+2-2 B:+2-0 B:2-0L C:4-2L D:4-4L
A:+1-0 A:+2-1 A:+5-2 A:5-2R*10 B:2-2R C:4-3L
"""
end = "out"
winner = "C"
delta = { A = 40, B = 0, C = 50, D = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-5 4-4 4-2 1-1"
deal.B = "6-2 4-3 4-0 3-2 2-0"
deal.C = "6-5 6-1 2-1 1-0 0-0"
deal.D = "6-3 6-0 4-1 3-3 3-1"
yard = "6-4 5-3 2-2 5-4 5-2 5-0 3-0 5-1"
play = """
C:6-5 D:6-0L*5 A:5-5R*10 B:2-0L C:2-1L D:3-1L A:+6-4 A:+5-3
A:5-3L*15 B:+2-2 B:+5-4 B:5-4L C:+5-2 C:5-2R D:4-1L A:4-2R*5
B:4-3R C:6-1L D:6-3R A:6-4L*10 B:6-2R C:+5-0 C:5-0U D:+3-0 D:3-0U
A:4-4L B:2-2R*15 C:+5-1 C:5-1D D:3-3U
"""
end = "out"
winner = "D"
delta = { A = 40, B = 15, C = 0, D = 30 }

[[match.hand]]
opener = "D"
deal.A = "6-4 4-3 2-2 2-1 1-0"
deal.B = "6-2 4-4 4-2 3-3 3-1"
deal.C = "6-1 5-5 5-3 5-2 3-2"
deal.D = "6-6 6-3 6-0 3-0 0-0"
yard = "5-0 6-5 2-0 5-4 1-1 5-1 4-1 4-0"
play = """
D:0-0 A:1-0L B:3-1L C:5-3L*5 D:6-0R A:6-4R B:4-4R C:5-5L D:3-0U
A:4-3R B:3-3R C:5-2L D:6-3R A:2-1L*10 B:6-2R C:6-1L D:6-6L
"""
end = "out"
winner = "D"
delta = { A = 10, B = 0, C = 5, D = 15 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 6-0 5-2 1-0"
deal.B = "6-2 6-1 5-0 4-3 2-2"
deal.C = "4-1 3-1 2-1 1-1 0-0"
deal.D = "5-1 4-4 4-2 3-3 3-0"
yard = "5-5 4-0 6-5 5-4 3-2 6-6 5-3 2-0"
play = """
D:5-1 A:1-0R*5 B:5-0R*10 C:+5-5 C:5-5L*15 D:+4-0 D:+6-5 D:6-5L
A:6-0L*5 B:+5-4 B:5-4R C:0-0L D:4-2R A:5-2R*5 B:+3-2 B:+6-6 B:+5-3
B:5-3R C:3-1R D:3-0L A:6-3L B:6-1R C:+2-0 C:pass D:pass A:6-4L*10
"""
end = "out"
winner = "A"
delta = { A = 90, B = 10, C = 15, D = 0 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-39"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 150, B = 130 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-39"
commitment = "937e39f0d05a9d49e76e305dc9e980bc2b34a3d6eb786747ad16ab14c29d82f2"
secret = "ac115b6a10c41a5a1eb943a740181fcd87cda84f5e76730c474777288b4ce570"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 5-2 4-4 4-2 2-0 0-0"
deal.B = "6-6 6-5 6-4 3-3 2-2 1-1 1-0"
yard = "2-1 4-0 5-3 6-1 4-1 6-3 5-5 4-3 3-2 3-1 5-1 5-0 6-0 3-0"
play = """
B:6-6 A:6-2L B:2-2L A:4-2L B:6-4L A:+2-1 A:+4-0 A:+5-3 A:+6-1
A:6-1L B:1-1L A:2-1L B:6-5R A:5-2L*10 B:+4-1 B:+6-3 B:6-3U
A:5-3U*15 B:+5-5 B:5-5L*20 A:5-4L B:4-1L A:+4-3 A:+3-2 A:+3-1
A:3-1L B:3-3L A:4-3L B:+5-1 B:5-1R*10 A:4-4L B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 25, B = 40 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 4-2 4-1 3-2 1-0 0-0"
deal.B = "6-4 5-4 5-1 4-4 3-0 2-1 2-0"
yard = "3-1 1-1 6-5 6-1 3-3 6-2 6-6 5-0 5-2 4-3 6-0 4-0 6-3 2-2"
play = """
B:6-4*10 A:4-1R B:5-1R A:5-5R B:5-4R*10 A:4-2R B:2-1R A:5-3U*10
B:3-0U A:1-0R B:2-0R A:0-0U B:+3-1 B:+1-1 B:+6-5 B:6-5L A:3-2R
"""
end = "out"
winner = "A"
delta = { A = 25, B = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-2 4-3 4-0 3-1 2-0 1-0"
deal.B = "6-1 5-0 4-2 4-1 3-3 3-0 1-1"
yard = "3-2 5-1 5-3 6-6 5-5 6-2 5-4 4-4 2-1 0-0 2-2 6-5 6-0 6-3"
play = """
A:6-4*10 B:6-1L*5 A:4-0R B:4-1L A:1-0R*5 B:4-2L A:3-1R*5 B:3-3R
A:2-0L B:5-0L A:5-2L B:3-0R A:4-3U
"""
end = "out"
winner = "A"
delta = { A = 20, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-0 5-1 4-1 3-1 1-1"
deal.B = "6-6 6-5 5-5 5-4 5-0 3-3 2-2"
yard = "4-4 5-2 2-1 1-0 4-0 4-2 3-0 2-0 4-3 6-2 6-1 0-0 5-3 3-2"
play = """
A:6-4*10 B:6-6L A:4-1R B:6-5L A:5-1R*10 B:5-5L*15 A:6-0U*15 B:5-4L
A:6-3D B:5-0R A:3-1D*5 B:+4-4 B:4-4L A:1-1D*10
"""
end = "out"
winner = "A"
delta = { A = 60, B = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-2 4-4 4-1 4-0 1-1"
deal.B = "4-3 4-2 3-3 3-1 2-1 1-0 0-0"
yard = "2-2 2-0 3-0 6-2 6-4 5-5 6-0 6-6 5-3 5-1 5-0 6-1 5-4 3-2"
play = """
A:4-1*5 B:4-3L A:1-1R*5 B:3-3L A:6-3L B:3-1R A:6-5L B:2-1U*10
A:5-2L B:4-2L A:4-0L*5 B:1-0L A:+2-2 A:2-2U B:+2-0 B:2-0U A:+3-0
A:3-0U B:+6-2 B:+6-4 B:+5-5 B:+6-0 B:+6-6 B:+5-3 B:5-3R A:+5-1
A:5-1R*5 B:+5-0 B:+6-1 B:6-1L*10 A:+5-4 A:+3-2 A:3-2U B:6-6L*15
A:pass B:6-4L A:5-4L B:5-5L A:pass B:5-0L A:pass B:6-0L A:pass
B:6-2L*5
"""
end = "blocked"
winner = "B"
delta = { A = 20, B = 50 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-40"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 145, B = 170, C = 150 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-40"
commitment = "6755464e4dce7e5aac419029df29b773888a2c2c362e41ff80fb72b8f04598e4"
secret = "a314e20347bf05b1c4fc30ba8c6b21996ea096e4c7c500b46451992cc1833857"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-1 4-2 1-0"
deal.B = "6-6 5-5 5-3 4-3 2-0"
deal.C = "4-0 3-3 3-2 3-1 0-0"
yard = "6-5 6-0 6-2 2-2 4-4 2-1 5-0 3-0 4-1 5-4 6-1 1-1 5-2"
play = """
A:6-4*10 B:6-6L C:4-0R A:6-3L B:5-3L*5 C:0-0R*5 A:5-1L B:2-0R
C:3-1L*5 A:4-2R B:4-3L C:+6-5 C:6-5U A:+6-0 A:6-0D B:5-5U
"""
end = "out"
winner = "B"
delta = { A = 10, B = 15, C = 10 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-0 4-0 3-2 1-1"
deal.B = "5-3 3-3 3-1 3-0 1-0"
deal.C = "6-3 6-2 4-1 2-2 2-1"
yard = "6-0 4-3 6-5 6-1 4-2 5-5 5-2 6-6 4-4 6-4 0-0 5-1 2-0"
play = """
B:3-1 C:2-1R*5 A:3-2L B:+6-0 B:+4-3 B:+6-5 B:+6-1 B:+4-2 B:4-2L
C:6-2R*10 A:5-4L B:6-5R*10 C:+5-5 C:5-5L*15 A:5-0L*5 B:6-0L C:6-3L
A:+5-2 A:5-2R*5 B:3-0L C:2-2R A:4-0L B:4-3L C:+6-6 C:+4-4 C:+6-4
C:+0-0 C:+5-1 C:5-1U A:1-1U
"""
end = "out"
winner = "A"
delta = { A = 65, B = 10, C = 30 }

[[match.hand]]
opener = "A"
deal.A = "6-4 4-2 4-0 3-2 2-0"
deal.B = "6-0 5-3 4-4 3-0 2-1"
deal.C = "6-5 5-1 4-3 2-2 1-1"
yard = "6-3 5-4 5-0 6-2 0-0 5-2 3-1 1-0 6-6 3-3 6-1 4-1 5-5"
play = """
A:6-4*10 B:6-0L C:4-3R A:4-0L B:3-0R C:+6-3 C:+5-4 C:5-4L*5 A:2-0R
B:2-1R C:5-1R*10 A:+5-0 A:5-0L*5 B:5-3R C:6-3R A:+6-2 A:6-2R
B:+0-0 B:0-0L C:2-2R A:4-2R B:4-4R
"""
end = "out"
winner = "B"
delta = { A = 15, B = 20, C = 15 }

[[match.hand]]
opener = "B"
deal.A = "5-3 4-4 3-1 3-0 0-0"
deal.B = "6-4 6-1 5-0 4-2 2-1"
deal.C = "6-6 5-5 5-4 5-1 2-0"
yard = "2-2 5-2 4-0 6-5 6-3 1-0 6-2 4-3 1-1 6-0 3-2 3-3 4-1"
play = """
B:6-4*10 C:6-6L A:4-4R*20 B:6-1L C:5-4R A:3-1L B:5-0R C:2-0R*5
A:5-3L B:2-1R C:5-1R*10 A:+2-2 A:+5-2 A:5-2L B:4-2L
"""
end = "out"
winner = "B"
delta = { A = 20, B = 25, C = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-3 5-5 2-2"
deal.B = "6-6 6-2 5-4 5-0 4-4"
deal.C = "6-1 6-0 5-1 4-3 3-0"
yard = "2-1 1-1 5-2 2-0 4-0 5-3 4-1 3-3 4-2 1-0 3-1 0-0 3-2"
play = """
B:4-4 C:4-3L A:6-3L B:6-6L*20 C:6-1L A:6-4R B:5-4U C:5-1L A:6-5L
B:6-2L C:6-0R A:2-2L B:5-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 35, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 4-1 2-0 1-0"
deal.B = "6-1 4-0 3-3 3-2 3-1"
deal.C = "6-6 6-2 5-2 4-4 1-1"
yard = "3-0 5-1 0-0 2-1 5-0 5-4 5-5 6-4 2-2 4-2 6-3 5-3 4-3"
play = """
B:3-3 C:+3-0 C:3-0L A:6-0L B:3-1R C:6-6L A:6-5L B:6-1R C:6-2R
A:2-0R*5 B:4-0R C:4-4R A:4-1R B:3-2U
"""
end = "out"
winner = "B"
delta = { A = 5, B = 10, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-1 4-0 2-0"
deal.B = "6-6 4-1 3-3 3-1 1-0"
deal.C = "6-1 6-0 5-5 4-4 2-1"
yard = "0-0 6-5 3-2 5-2 5-4 1-1 6-3 2-2 3-0 4-3 5-0 4-2 5-3"
play = """
B:4-1*5 C:6-1R*10 A:6-4L B:6-6L C:6-0L A:4-0L*10 B:+0-0 B:+6-5
B:6-5U*15 C:5-5U*20 A:6-2R B:+3-2 B:3-2R C:4-4L A:5-1U B:3-1U
C:+5-2 C:+5-4 C:5-4L A:+1-1 A:+6-3 A:6-3R B:3-3U C:5-2L A:2-0L
B:0-0L C:+2-2 C:+3-0 C:3-0L*15 A:+4-3 A:4-3L B:+5-0 B:+4-2 B:4-2L
C:2-2L A:+5-3 A:5-3U*15 B:5-0U*10 C:2-1L
"""
end = "out"
winner = "C"
delta = { A = 25, B = 30, C = 50 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 5-2 3-0 1-0"
deal.B = "6-5 6-4 6-0 4-2 0-0"
deal.C = "6-1 4-1 3-3 2-2 2-0"
yard = "4-3 5-3 4-0 3-1 2-1 5-0 3-2 6-3 1-1 5-4 5-1 5-5 4-4"
play = """
C:4-1*5 A:1-0R B:6-0R*10 C:6-1R*5 A:+4-3 A:4-3L B:+5-3 B:5-3L
C:+4-0 C:+3-1 C:3-1R A:5-2L*5 B:4-2L C:3-3R*10 A:3-0R B:6-4L
C:4-0R*10 A:6-6L B:6-5L C:+2-1 C:+5-0 C:5-0L A:+3-2 A:3-2U B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 25, C = 30 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-41"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "B"
ranks = { A = 4, B = 1, C = 2, D = 3 }
score = { A = 15, B = 160, C = 85, D = 40 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-41"
commitment = "da8d49515d958ee18472391bb370502a5e89292d491c1117dff0e1f41959c2e8"
secret = "1d9172a5d2406e7cf8e08097bf3a939fe3754fc41274dbf519cd28bba8955c69"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 4-1 3-0 0-0"
deal.B = "6-6 6-1 5-4 5-2 5-1"
deal.C = "6-3 5-3 4-2 3-2 1-1"
deal.D = "4-4 4-0 3-1 2-0 1-0"
yard = "6-5 2-1 4-3 6-0 6-2 5-0 2-2 3-3"
play = """
C:3-2*5 D:3-1L A:4-1L B:5-4L C:5-3L*5 D:2-0R A:3-0L B:+6-5 B:+2-1
B:+4-3 B:+6-0 B:6-0L C:6-3L D:4-0R A:6-4R B:6-6R*15 C:+6-2
C:6-2R*5 D:+5-0 D:+2-2 D:2-2R A:+3-3 A:3-3L*10 B:6-5U*15 C:4-2R*15
D:4-4R A:5-5U B:6-1D*25 C:1-1D
"""
end = "out"
winner = "C"
delta = { A = 10, B = 55, C = 60, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-3 5-0 4-3 1-1"
deal.B = "6-3 5-2 4-4 4-2 4-0"
deal.C = "6-0 5-5 3-1 2-2 1-0"
deal.D = "6-6 6-1 3-2 3-0 0-0"
yard = "4-1 2-0 2-1 5-1 6-2 6-5 3-3 5-4"
play = """
C:5-5*10 D:+4-1 D:+2-0 D:+2-1 D:+5-1 D:5-1L A:1-1L B:5-2R C:3-1L*5
D:3-2L A:5-3U B:6-3U*10 C:6-0U D:2-1L A:5-0D B:4-2R*5 C:1-0L
D:3-0L A:4-3R B:4-0U*10 C:+6-2 C:+6-5 C:+3-3 C:3-3L D:4-1U*10
A:+5-4 A:pass B:pass C:pass D:6-1U*15 A:6-4U B:4-4U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 70, C = 15, D = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 4-0 1-1 0-0"
deal.B = "6-5 5-0 4-3 3-3 2-1"
deal.C = "6-3 5-3 5-2 4-4 4-2"
deal.D = "6-4 6-1 3-1 3-0 1-0"
yard = "3-2 5-5 4-1 5-1 6-0 2-2 5-4 2-0"
play = """
B:5-0*5 C:5-3L D:3-1L A:4-0R*5 B:4-3R C:6-3R D:6-1L A:6-2L B:6-5R
C:5-2L*10 D:+3-2 D:+5-5 D:5-5L*15 A:+4-1 A:+5-1 A:5-1R B:2-1R
C:4-2R D:6-4R A:6-6R B:+6-0 B:6-0R*10 C:+2-2 C:+5-4 C:5-4L D:3-0R
A:4-1L B:3-3R
"""
end = "out"
winner = "B"
delta = { A = 5, B = 35, C = 10, D = 15 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-42"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 50, B = 150 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-42"
commitment = "417133f174d134c2775066c968d188b8af0e2d6f53d659069baa99a050eb4b40"
secret = "3d1e2e98b41e590ba642a0c3debb84a5be00e6689fbb573b007e6d860e0ab580"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 5-3 5-2 5-1 4-1 4-0 0-0"
deal.B = "6-5 6-4 6-3 5-5 4-3 3-2 3-0"
yard = "3-3 6-1 5-0 4-2 5-4 3-1 2-0 1-1 2-1 4-4 6-6 6-0 1-0 2-2"
play = """
A:4-1*5 B:6-4L A:6-2L B:3-2L A:5-3L B:6-5L A:5-1R B:6-3L A:5-2R*5
B:4-3L A:4-0L B:3-0L*5 A:+3-3 A:3-3L B:+6-1 B:+5-0 B:+4-2
B:4-2R*10 A:+5-4 A:5-4R B:5-5R A:+3-1 A:3-1L B:6-1L A:+2-0 A:+1-1
A:+2-1 A:+4-4 A:+6-6 A:6-6L B:5-0R
"""
end = "out"
winner = "B"
delta = { A = 10, B = 30 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-2 6-1 5-5 4-2 2-2"
deal.B = "6-0 5-0 4-3 4-1 4-0 3-1 2-0"
yard = "5-1 1-0 3-2 5-3 3-0 0-0 2-1 4-4 6-4 5-4 5-2 3-3 6-3 1-1"
play = """
B:4-1*5 A:6-1R*10 B:6-0R A:4-2L B:2-0L A:+5-1 A:+1-0 A:1-0L
B:4-0R*5 A:5-1L B:5-0L A:+3-2 A:+5-3 A:+3-0 A:3-0L B:3-1L*5 A:+0-0
A:+2-1 A:2-1L B:4-3R*5
"""
end = "out"
winner = "B"
delta = { A = 10, B = 80 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-1 4-1 4-0 3-3 3-0 2-2"
deal.B = "6-1 5-5 4-2 3-1 2-0 1-1 0-0"
yard = "5-4 2-1 6-2 5-2 5-3 6-0 6-4 6-5 3-2 5-0 4-3 4-4 1-0 6-3"
play = """
B:5-5*10 A:5-1L B:1-1L A:4-1L B:4-2L A:2-2L B:2-0L*10 A:4-0L
B:+5-4 B:5-4L*15 A:+2-1 A:+6-2 A:+5-2 A:5-2L B:+5-3 B:5-3R*5
A:6-2L B:3-1R A:6-6L B:6-1L A:2-1L B:+6-0 B:+6-4 B:+6-5 B:6-5U
A:+3-2 A:3-2L*10 B:6-0U A:3-3L B:0-0U A:3-0U*10
"""
end = "out"
winner = "A"
delta = { A = 30, B = 40 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-43"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 155, B = 50, C = 55 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-43"
commitment = "4c4240af57288ec6aa4e5827fc02a3117ea1963da648606c73c96b2a0a8b8863"
secret = "53071db79295f179a8b4693a1c6ded183079b23a05b414162bfb0d8532a610ef"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-4 5-1 3-3"
deal.B = "6-2 5-5 4-3 2-0 0-0"
deal.C = "6-0 4-1 4-0 1-1 1-0"
yard = "4-4 5-2 6-5 6-1 5-0 3-2 3-1 3-0 2-1 2-2 6-3 5-3 4-2"
play = """
B:6-2 C:6-0L A:+4-4 A:+5-2 A:5-2R*5 B:2-0L C:+6-5 C:6-5R A:6-6R
B:+6-1 B:6-1R C:4-1R A:4-4R*10 B:4-3R*5 C:+5-0 C:+3-2 C:3-2L
A:6-4U*10 B:+3-1 B:3-1L C:4-0U A:5-1L B:5-5L C:1-0U A:5-4L B:+3-0
B:3-0R*5 C:5-0R*10 A:+2-1 A:2-1U B:+2-2 B:2-2U C:+6-3 C:6-3D
A:3-3D
"""
end = "out"
winner = "A"
delta = { A = 25, B = 10, C = 10 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-1 5-0 3-0 2-1"
deal.B = "6-2 5-2 4-2 3-1 2-0"
deal.C = "6-3 5-4 4-4 2-2 1-0"
yard = "6-5 4-1 5-3 4-3 1-1 3-3 6-1 3-2 6-0 0-0 4-0 6-6 6-4"
play = """
A:5-5*10 B:5-2L C:5-4R A:2-1L*5 B:3-1L C:6-3L*10 A:5-0U*10 B:6-2L
C:1-0U A:5-1U B:4-2L C:4-4L A:+6-5 A:6-5U B:+4-1 B:4-1L C:+5-3
C:5-3D A:3-0D
"""
end = "out"
winner = "A"
delta = { A = 30, B = 0, C = 10 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-1 4-4 4-2 3-0"
deal.B = "6-3 6-1 6-0 3-2 2-0"
deal.C = "5-4 5-0 4-3 2-2 0-0"
yard = "5-2 1-0 4-0 3-1 1-1 4-1 6-6 6-2 6-5 3-3 5-3 6-4 2-1"
play = """
A:5-5*10 B:+5-2 B:5-2L C:5-4R A:4-4R*10 B:3-2L C:5-0U A:4-2R*5
B:6-3L C:2-2R*10 A:3-0U B:6-1L C:4-3U A:5-1D*10
"""
end = "out"
winner = "A"
delta = { A = 45, B = 0, C = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 4-4 4-1 2-1"
deal.B = "6-5 5-5 5-2 4-3 4-2"
deal.C = "6-3 5-3 5-1 3-0 1-1"
yard = "2-0 3-1 6-0 3-2 4-0 1-0 5-4 5-0 6-6 0-0 2-2 3-3 6-4"
play = """
A:4-1*5 B:4-3L C:5-1R A:+2-0 A:+3-1 A:3-1L B:6-5R C:6-3R A:2-1L*5
B:5-2L C:3-0R*5 A:2-0R B:5-5L C:5-3L*5 A:6-2R B:+6-0 B:6-0R C:+3-2
C:3-2L A:+4-0 A:4-0R B:4-2L
"""
end = "out"
winner = "B"
delta = { A = 10, B = 15, C = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-0 4-2 3-2 3-0 1-1"
deal.B = "6-6 5-5 5-4 5-1 2-0"
deal.C = "6-4 6-3 4-4 2-2 2-1"
yard = "6-5 3-3 5-0 0-0 5-3 4-1 1-0 5-2 3-1 6-2 6-1 4-3 4-0"
play = """
B:6-6 C:6-4L A:4-2L B:2-0L C:6-3R A:3-0L B:+6-5 B:6-5U C:+3-3
C:3-3L A:3-2L*10 B:5-5U*15 C:2-2L A:6-0D B:5-4U C:2-1L A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 25, B = 15, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 4-3 3-1 3-0 0-0"
deal.B = "6-2 5-3 2-2 2-0 1-0"
deal.C = "6-6 4-2 3-3 2-1 1-1"
yard = "6-3 4-4 6-1 6-5 5-1 4-0 6-0 6-4 5-2 4-1 5-0 3-2 5-4"
play = """
A:5-5*10 B:5-3L C:3-3L A:3-0L*10 B:2-0L C:4-2L A:4-3L B:+6-3
B:6-3L C:6-6L A:+4-4 A:+6-1 A:6-1L B:1-0L*10 C:+6-5 C:6-5R A:0-0L
B:6-2R C:2-1R A:3-1R B:+5-1 B:5-1U C:1-1U*5
"""
end = "out"
winner = "C"
delta = { A = 20, B = 10, C = 15 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-44"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 4, C = 2, D = 1 }
score = { A = 75, B = 20, C = 100, D = 190 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-44"
commitment = "d68db8a2ef890660957b604e52e775e98949fd0cd60c1129b94220a682fec9dc"
secret = "cc40bd62d26f3982bf6f9b41abb897c0fb0284b28520cafe0007e67833de75be"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 5-4 5-3 3-0"
deal.B = "6-5 4-1 3-3 3-1 1-0"
deal.C = "6-1 5-2 5-0 2-2 2-0"
deal.D = "6-6 4-0 3-2 2-1 0-0"
yard = "4-4 6-2 5-1 4-2 6-0 6-4 4-3 1-1"
play = """
D:3-2*5 A:6-3L B:6-5L C:5-2R*10 D:+4-4 D:+6-2 D:+5-1 D:5-1L A:5-5R
B:4-1L C:5-0R D:4-0L A:3-0L B:3-1L C:6-1L D:6-6L A:5-4U B:1-0R
C:+4-2 C:4-2U*15 D:6-2L*5 A:5-3D
"""
end = "out"
winner = "A"
delta = { A = 25, B = 0, C = 25, D = 10 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-1 4-4 3-3 3-0"
deal.B = "6-6 6-4 6-2 6-1 5-2"
deal.C = "5-4 4-1 4-0 2-1 1-1"
deal.D = "6-3 5-0 4-3 2-0 0-0"
yard = "3-2 3-1 2-2 6-5 6-0 4-2 1-0 5-3"
play = """
A:5-5*10 B:5-2L C:5-4R D:4-3R*5 A:3-3R B:6-2L C:+3-2 C:3-2R
D:6-3L*5 A:3-0L B:+3-1 B:+2-2 B:2-2R C:4-0L D:5-0U A:4-4L
B:6-4L*10 C:2-1R D:0-0U A:5-1R
"""
end = "out"
winner = "A"
delta = { A = 40, B = 10, C = 0, D = 10 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-1 4-2 3-3 2-0"
deal.B = "6-6 6-1 4-1 1-1 0-0"
deal.C = "6-2 5-4 3-2 3-1 2-1"
deal.D = "6-5 6-0 4-4 4-3 4-0"
yard = "6-4 6-3 3-0 5-0 2-2 1-0 5-5 5-2"
play = """
A:5-3 B:+6-4 B:+6-3 B:6-3R C:5-4L*10 D:6-5R A:4-2L B:+3-0 B:+5-0
B:5-0R C:6-2L D:4-0R*10 A:+2-2 A:+1-0 A:+5-5 A:+5-2 A:pass B:4-1R
C:3-1R D:4-3R*10 A:pass B:6-6L C:pass D:4-4R*20 A:pass B:6-4L
C:pass D:6-0U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 10, D = 95 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-2 4-2 3-1 3-0"
deal.B = "4-4 4-0 2-2 2-1 1-0"
deal.C = "6-3 6-1 5-1 4-3 0-0"
deal.D = "6-5 6-0 5-4 5-0 4-1"
yard = "2-0 3-3 3-2 5-3 6-6 6-2 6-4 1-1"
play = """
D:5-0*5 A:5-5L*10 B:4-0R C:5-1L*5 D:5-4R A:3-1L B:+2-0 B:+3-3
B:3-3L C:6-3L D:6-5L*10 A:5-2L B:2-1L C:6-1L D:6-0L*5 A:3-0L
B:+3-2 B:3-2L C:+5-3 C:5-3U*10 D:+6-6 D:+6-2 D:6-2L A:+6-4 A:6-4L
B:4-4L C:4-3L D:+1-1
"""
end = "blocked"
winner = "C"
delta = { A = 10, B = 0, C = 45, D = 20 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-4 5-1 4-3 2-2"
deal.B = "6-3 6-0 5-5 4-2 3-1"
deal.C = "6-4 5-0 3-2 1-1 1-0"
deal.D = "6-6 4-4 4-0 3-3 2-0"
yard = "0-0 5-2 2-1 3-0 6-5 6-1 5-3 4-1"
play = """
C:6-4*10 D:6-6L A:6-2L B:6-0U C:3-2L D:3-3L*10 A:4-3L B:6-3D
C:5-0U D:4-4L*20 A:5-4L B:5-5L C:+0-0 C:+5-2 C:5-2L D:4-0R*10
A:2-2L B:3-1D*10 C:0-0R*10 D:2-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 10, C = 20, D = 55 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-45"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 110, B = 165 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-45"
commitment = "bcff7095a9298637380546c0070b28029ca0fc7514df6f61fb8f6f90b7bf9aec"
secret = "d18c37dba91d73d492cc183491d9e521372bf4f82566b42283786215cc827db2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 5-5 3-0 2-0 1-1"
deal.B = "6-3 6-0 4-4 4-1 4-0 3-1 1-0"
yard = "5-0 5-4 2-2 6-1 2-1 4-2 6-2 5-3 5-1 0-0 5-2 3-3 3-2 4-3"
play = """
A:6-6 B:6-3L*15 A:3-0L B:6-0L A:6-4L B:4-4L*20 A:6-5R B:4-0L*5
A:5-5R*10 B:1-0L A:1-1L B:4-1L A:+5-0 A:5-0R B:+5-4 B:5-4L*5
A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 15, B = 45 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-3 5-0 3-3 1-1 0-0"
deal.B = "6-6 6-5 6-3 6-1 5-2 4-3 2-2"
yard = "4-4 4-1 4-0 5-1 3-0 3-2 1-0 6-2 5-4 6-0 2-1 2-0 3-1 4-2"
play = """
A:1-1 B:6-1L A:6-4L B:4-3L*5 A:5-3L B:6-5L A:+4-4 A:+4-1 A:4-1R*10
B:6-6L A:4-4R*20 B:6-3L A:3-3L B:+4-0 B:4-0R A:0-0R B:+5-1 B:5-1U
A:5-5U B:5-2U A:5-0R
"""
end = "out"
winner = "A"
delta = { A = 35, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-3 3-3 3-1 1-1 0-0"
deal.B = "6-3 6-1 6-0 5-0 4-4 3-2 2-2"
yard = "6-4 1-0 6-5 3-0 5-2 2-0 4-0 4-2 4-1 4-3 2-1 5-5 5-4 5-1"
play = """
A:5-3 B:6-3R A:6-2R B:5-0L A:0-0L B:6-0L A:6-6L B:3-2R*15 A:3-1R
B:6-1L A:1-1L B:+6-4 B:+1-0 B:1-0L A:+6-5 A:+3-0 A:3-0U B:+5-2
B:+2-0 B:2-0L A:3-3U B:5-2L A:6-5L
"""
end = "out"
winner = "A"
delta = { A = 20, B = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-4 4-1 3-1 2-0 1-1"
deal.B = "6-3 5-5 5-2 4-3 4-2 2-1 0-0"
yard = "5-3 6-4 4-4 3-0 4-0 1-0 3-2 6-1 3-3 6-0 6-5 5-1 2-2 5-0"
play = """
A:1-1 B:2-1L A:4-1R B:4-3R*5 A:2-0L B:6-3R A:6-2R B:5-2R*5 A:5-4R
B:4-2R A:3-1U*5 B:0-0L*5 A:+5-3 A:5-3U B:5-5U
"""
end = "out"
winner = "B"
delta = { A = 5, B = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 6-0 5-4 5-0 4-0 3-2"
deal.B = "6-2 5-1 4-3 4-2 3-1 3-0 2-1"
yard = "0-0 4-1 3-3 2-2 5-5 5-2 6-5 1-1 2-0 4-4 6-3 5-3 1-0 6-4"
play = """
B:6-2 A:6-1L B:4-2R*5 A:4-0R B:5-1L*5 A:5-4L B:4-3L A:6-0R B:3-1L
A:6-6R B:2-1L A:3-2L*15 B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 15, B = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-2 5-4 5-1 3-2 0-0"
deal.B = "6-5 5-3 4-0 2-2 2-1 2-0 1-1"
yard = "5-5 4-3 6-4 3-1 4-4 6-0 4-2 1-0 3-0 3-3 5-0 6-1 5-2 4-1"
play = """
B:6-5 A:6-2L B:5-3R*5 A:6-3R B:2-2L*10 A:3-2L B:2-1U*10 A:6-6R
B:1-1U A:5-1U*20 B:2-0D*20 A:5-4U B:4-0U*15
"""
end = "out"
winner = "B"
delta = { A = 20, B = 60 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-46"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 2 }
score = { A = 165, B = 115, C = 115 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-46"
commitment = "0f3b64dc7c3449e4a52f9890b8d17882224e005de1fe590a8f04bd14a2be3574"
secret = "9f894340d9227861715cc2cf6969e5e4378cf8419206ddb843738d2e4a10c6b1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-2 5-1 1-0"
deal.B = "6-3 6-1 5-4 4-4 2-0"
deal.C = "5-3 5-0 4-2 3-0 2-1"
yard = "1-1 6-6 2-2 6-0 4-1 0-0 4-3 4-0 3-1 3-2 5-5 6-4 3-3"
play = """
C:5-3 A:5-2L*5 B:6-3R C:4-2L*10 A:6-5R B:5-4L*10 C:5-0L*5 A:5-1R
B:6-1R C:3-0L A:6-2R*5 B:2-0R C:+1-1 C:+6-6 C:+2-2 C:+6-0 C:6-0R
A:+4-1 A:+0-0 A:+4-3 A:4-3L*10 B:4-4L
"""
end = "out"
winner = "B"
delta = { A = 20, B = 35, C = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-0 4-4 4-3 4-1 2-1"
deal.B = "6-6 6-2 5-1 5-0 1-0"
deal.C = "6-3 4-2 3-1 2-0 0-0"
yard = "4-0 5-5 6-1 5-4 1-1 3-0 2-2 5-2 6-5 3-2 3-3 5-3 6-4"
play = """
B:5-0*5 C:2-0R A:2-1R B:5-1R*10 C:+4-0 C:+5-5 C:5-5L*15 A:+6-1
A:+5-4 A:5-4L B:+1-1 B:+3-0 B:+2-2 B:+5-2 B:5-2R C:4-2L A:+6-5
A:6-5U*10 B:6-2U C:+3-2 C:3-2L A:4-3L B:2-2R*10 C:4-0L A:6-0L
B:6-6L C:6-3L A:+3-3 A:3-3L B:3-0L C:0-0L A:+5-3 A:5-3D B:1-0L*10
C:3-1L
"""
end = "out"
winner = "C"
delta = { A = 10, B = 35, C = 35 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-1 4-0 2-2"
deal.B = "6-3 6-0 4-2 2-0 0-0"
deal.C = "6-6 6-2 5-4 5-0 3-2"
yard = "5-2 1-1 3-0 4-4 3-3 1-0 2-1 5-3 4-1 6-5 3-1 6-4 4-3"
play = """
C:6-6 A:6-1L B:6-0R C:5-0R A:5-1L*10 B:6-3U C:5-4L A:5-5R
B:4-2L*15 C:6-2L A:+5-2 A:5-2R B:2-0R C:3-2U
"""
end = "out"
winner = "C"
delta = { A = 10, B = 15, C = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 6-3 1-1 1-0"
deal.B = "6-5 5-4 4-1 3-3 2-1"
deal.C = "6-2 6-1 6-0 5-2 3-0"
yard = "3-1 4-4 5-5 0-0 5-3 4-0 5-0 4-3 2-0 4-2 5-1 2-2 3-2"
play = """
C:6-2 A:6-3L*5 B:3-3L C:3-0L A:1-0L B:2-1R C:6-1L A:6-4L*5 B:4-1L
C:+3-1 C:3-1L A:1-1R*5 B:+4-4 B:+5-5 B:+0-0 B:+5-3 B:5-3U*10
C:5-2U A:+4-0 A:+5-0 A:+4-3 A:4-3L B:4-4L C:+2-0 C:2-0U*10
A:5-0U*15 B:5-5U*20 C:+4-2 C:4-2L A:+5-1 A:5-1U*5 B:+2-2 B:2-2L
C:+3-2 C:3-2L
"""
end = "blocked"
winner = "C"
delta = { A = 35, B = 30, C = 45 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-4 5-3 5-1 5-0"
deal.B = "4-4 4-0 3-2 3-1 3-0"
deal.C = "5-5 4-3 2-1 1-1 0-0"
yard = "2-0 4-1 5-2 1-0 6-5 6-2 6-1 6-0 6-3 6-6 3-3 2-2 4-2"
play = """
C:5-5*10 A:5-0L*10 B:3-0L C:4-3L A:5-4L*15 B:+2-0 B:+4-1 B:+5-2
B:5-2L C:2-1L A:5-1L*15 B:+1-0 B:+6-5 B:6-5R C:+6-2 C:6-2R
A:5-3U*10 B:3-2R C:+6-1 C:+6-0 C:+6-3 C:6-3R A:6-4R
"""
end = "out"
winner = "A"
delta = { A = 90, B = 0, C = 10 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-47"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 4, D = 2 }
score = { A = 200, B = 25, C = 10, D = 45 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-47"
commitment = "00e147829d7aff7b0e1d7d170f0d88b13cd2ab73ae0587f10efb96b7c7d04983"
secret = "46dd0386a047e27eee3b7d8b8770e864dd1fa27d58545902f503407fb5b9a841"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-4 3-2 2-0"
deal.B = "5-3 5-2 4-3 3-1 1-1"
deal.C = "6-5 5-5 5-0 3-0 0-0"
deal.D = "6-6 6-1 5-1 4-0 3-3"
yard = "1-0 4-4 2-2 4-1 6-2 2-1 6-3 4-2"
play = """
A:6-4*10 B:4-3R C:3-0R D:4-0R*10 A:6-0L B:+1-0 B:1-0L*5 C:+4-4
C:4-4R D:6-1L A:5-4R B:5-3R C:6-5L D:3-3R A:3-2R B:5-2L C:+2-2
C:2-2L D:+4-1 D:4-1U A:2-0R*5
"""
end = "out"
winner = "A"
delta = { A = 55, B = 5, C = 0, D = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-3 4-4 4-3 4-2 3-2"
deal.B = "6-1 6-0 3-0 2-2 1-0"
deal.C = "6-6 6-4 6-2 3-3 1-1"
deal.D = "5-5 5-1 4-1 3-1 2-1"
yard = "2-0 0-0 5-2 6-5 5-4 4-0 5-3 5-0"
play = """
A:3-2*5 B:3-0L C:6-2R D:+2-0 D:2-0L A:4-2L*10 B:6-1R*5 C:6-4L
D:4-1R*10 A:4-4R B:6-0L C:+0-0 C:0-0L D:+5-2 D:+6-5 D:+5-4
D:5-4R*5 A:4-3U B:1-0L C:1-1L*10 D:5-5R*15 A:6-3U
"""
end = "out"
winner = "A"
delta = { A = 70, B = 5, C = 10, D = 30 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-1 3-1 3-0 1-1"
deal.B = "6-3 5-5 4-2 2-2 0-0"
deal.C = "6-5 6-4 6-0 4-0 2-0"
deal.D = "5-4 5-3 4-4 4-1 3-2"
yard = "6-6 3-3 4-3 5-2 1-0 5-0 2-1 6-1"
play = """
A:1-1 B:+6-6 B:+3-3 B:+4-3 B:+5-2 B:+1-0 B:1-0L C:2-0L D:3-2L*5
A:3-1L B:+5-0 B:+2-1 B:2-1L C:+6-1 C:6-1R D:4-1U A:6-2R B:5-2L
C:6-5L D:5-4U A:5-1U B:6-6L*15 C:6-0L D:pass A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 75, B = 15, C = 0, D = 5 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-48"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 165, B = 75 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-48"
commitment = "fbb0c4f8b9bd603107ca69a60b31bb5fd0189d99940e535303139f8f752c52c1"
secret = "4cce586dd9f8b4b2107d14df382585c490a3fd2c062f78afcbf89ee9f49d0a55"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 4-4 4-3 4-1 4-0 3-1 3-0"
deal.B = "6-2 5-2 5-1 5-0 2-1 2-0 1-0"
yard = "3-3 5-4 6-5 2-2 1-1 4-2 6-1 6-6 6-0 0-0 5-3 6-3 3-2 5-5"
play = """
B:2-1 A:4-1R B:5-2L A:6-4R B:5-1L A:3-1L B:6-2R*5 A:4-3L B:2-0R
A:4-4L B:1-0R A:4-0L B:5-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-1 6-0 5-0 4-0 3-2"
deal.B = "6-6 5-3 4-2 4-1 3-1 3-0 1-1"
yard = "5-2 3-3 6-2 5-1 2-1 5-4 4-3 2-0 6-5 1-0 5-5 2-2 0-0 4-4"
play = """
B:3-0 A:6-3L B:6-6L A:6-4L B:4-2L A:3-2L B:5-3L*5 A:5-0L B:+5-2
B:+3-3 B:+6-2 B:6-2U A:6-0L B:5-2U A:6-1L B:1-1L A:4-0R
"""
end = "out"
winner = "A"
delta = { A = 15, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-3 5-0 4-0 1-1 1-0"
deal.B = "6-6 6-0 5-1 4-3 3-0 2-2 2-0"
yard = "6-4 4-4 4-1 6-3 3-2 3-3 3-1 6-1 2-1 5-4 0-0 4-2 5-2 5-5"
play = """
A:6-5 B:6-0L*5 A:5-0L*10 B:5-1L A:1-1L B:+6-4 B:+4-4 B:+4-1 B:4-1L
A:4-0L*5 B:3-0L A:5-3L*10 B:+6-3 B:+3-2 B:+3-3 B:+3-1 B:3-1U
A:1-0D B:3-2U A:6-2U
"""
end = "out"
winner = "A"
delta = { A = 85, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 6-0 5-4 3-3 2-2 1-1"
deal.B = "6-5 6-4 5-2 5-0 3-2 3-1 0-0"
yard = "5-1 6-6 4-3 4-4 5-5 3-0 4-0 1-0 2-0 6-2 5-3 4-2 2-1 4-1"
play = """
A:6-3 B:6-5L A:5-4L B:3-2R A:2-2R B:6-4L*10 A:6-1L*5 B:3-1L
A:3-3L*10 B:5-2R A:+5-1 A:5-1R B:+6-6 B:+4-3 B:4-3L*5 A:1-1R
B:+4-4 B:4-4L*10 A:+5-5 A:+3-0 A:+4-0 A:4-0L B:0-0L A:6-0L B:6-6L
A:+1-0 A:1-0R B:5-0R
"""
end = "out"
winner = "B"
delta = { A = 15, B = 40 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-2 4-2 4-1 3-1 2-2"
deal.B = "6-4 6-3 6-1 5-5 5-1 4-4 4-3"
yard = "4-0 5-0 3-0 0-0 5-4 1-1 3-2 2-0 6-6 1-0 3-3 5-3 2-1 6-5"
play = """
B:5-1 A:5-2L B:6-1R A:6-2L B:6-4L*10 A:4-2L B:6-3R*5 A:2-2L B:4-3R
A:4-1R*5 B:+4-0 B:+5-0 B:+3-0 B:+0-0 B:+5-4 B:+1-1 B:1-1R A:3-1R
B:3-0R A:6-0R*10
"""
end = "out"
winner = "A"
delta = { A = 50, B = 15 }
[[match]]
bones = 1
variant = "all_fives"
rules_version = 1
id = "all_fives-49"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 175, B = 110, C = 150 }

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
spinner_counts = "until_both_sides"
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
group_id = "all_fives-49"
commitment = "271ef02e251c690f275d4e743a3b0d1baf63803f9c176919f48ffc7c6887d91c"
secret = "198551da70191efd197c3da4ba7b3538db1425867e07c068db2dfad911c8c6c0"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 5-4 5-3 2-2"
deal.B = "4-4 4-3 2-1 2-0 1-1"
deal.C = "6-4 6-0 5-5 5-0 0-0"
yard = "6-5 3-1 4-1 4-2 6-2 3-0 1-0 6-1 3-2 5-1 3-3 4-0 5-2"
play = """
C:5-5*10 A:5-3L B:4-3L C:6-4L A:6-3L B:+6-5 B:6-5R C:6-0R A:5-4U
B:4-4U C:5-0D A:+3-1 A:3-1L B:2-1L*10 C:0-0R*10
"""
end = "out"
winner = "C"
delta = { A = 0, B = 10, C = 40 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-5 5-2 2-0 0-0"
deal.B = "6-0 4-2 4-1 3-2 1-1"
deal.C = "6-5 6-3 5-3 4-4 3-3"
yard = "4-0 5-1 3-0 1-0 4-3 2-1 3-1 6-2 5-4 6-4 2-2 6-1 5-0"
play = """
C:3-3 A:+4-0 A:+5-1 A:+3-0 A:3-0L B:6-0L C:6-3L A:+1-0 A:+4-3
A:4-3L*10 B:4-2L C:5-3R A:2-0L*5 B:3-2U C:6-5R A:1-0L B:1-1L*10
C:+2-1 C:2-1L*10 A:6-6R B:+3-1 B:3-1D C:+6-2 C:6-2R A:5-1D B:+5-4
B:5-4D*10 C:4-4D
"""
end = "out"
winner = "C"
delta = { A = 15, B = 20, C = 35 }

[[match.hand]]
opener = "C"
deal.A = "6-0 4-3 2-2 2-1 0-0"
deal.B = "6-6 5-4 5-0 4-2 3-1"
deal.C = "6-4 3-3 3-2 2-0 1-1"
yard = "1-0 6-3 5-3 5-5 4-4 6-5 5-1 6-2 5-2 3-0 4-0 4-1 6-1"
play = """
C:6-4*10 A:4-3R B:6-6L*15 C:3-3R A:6-0L B:5-0L C:3-2R A:2-2R
B:5-4L C:2-0R A:0-0R B:4-2L C:+1-0 C:1-0R A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 15, C = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-1 5-1 2-1"
deal.B = "6-4 5-3 4-2 4-0 3-3"
deal.C = "6-2 5-4 5-0 1-1 0-0"
yard = "5-2 4-1 3-2 6-0 6-6 4-4 1-0 4-3 3-1 5-5 2-0 2-2 3-0"
play = """
A:5-1 B:5-3L C:1-1R*5 A:2-1R*5 B:3-3L C:6-2R A:6-3R B:+5-2 B:+4-1
B:4-1U C:5-4U A:6-5U*15 B:6-4U C:+3-2 C:3-2L A:6-1D*15
"""
end = "out"
winner = "A"
delta = { A = 55, B = 0, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-5 4-1 3-2"
deal.B = "5-4 5-2 4-4 2-2 2-0"
deal.C = "6-0 4-2 4-0 3-1 2-1"
yard = "0-0 3-0 6-5 4-3 6-1 5-0 1-0 6-4 5-1 5-3 3-3 6-2 1-1"
play = """
A:5-5*10 B:5-4L C:4-0L*10 A:+0-0 A:0-0L*10 B:5-2R C:2-1R A:4-1R
B:4-4R C:4-2R A:3-2R B:2-0L*5 C:3-1R A:+3-0 A:+6-5 A:6-5U B:2-2L
"""
end = "out"
winner = "B"
delta = { A = 20, B = 35, C = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 4-3 4-2 2-0"
deal.B = "6-4 4-1 3-1 2-2 1-1"
deal.C = "6-3 6-0 5-5 5-0 3-2"
yard = "5-2 1-0 6-6 0-0 5-1 4-4 6-2 5-3 3-0 2-1 5-4 4-0 3-3"
play = """
B:6-4*10 C:6-0L A:4-2R B:2-2R C:3-2R A:4-3R B:4-1R C:5-0L A:6-5L
B:3-1R C:6-3R A:2-0U B:+5-2 B:5-2D C:5-5D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 10, C = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-3 5-2 4-0 3-1"
deal.B = "6-2 5-1 5-0 3-2 2-2"
deal.C = "6-4 6-1 3-3 1-0 0-0"
yard = "6-6 2-1 4-1 1-1 4-4 3-0 5-5 2-0 6-5 4-3 4-2 5-4 6-0"
play = """
C:6-4*10 A:6-3L B:3-2L C:+6-6 C:+2-1 C:2-1L*5 A:3-1L B:+4-1 B:4-1R
C:3-3L A:5-3L B:5-1R*10 C:+1-1 C:+4-4 C:+3-0 C:3-0U*10 A:4-0U
B:5-0L C:1-0L*10 A:5-2R
"""
end = "out"
winner = "A"
delta = { A = 40, B = 10, C = 35 }

[[match.hand]]
opener = "A"
deal.A = "6-5 4-1 4-0 2-1 0-0"
deal.B = "6-4 5-4 4-4 3-2 3-0"
deal.C = "6-3 6-2 3-1 2-0 1-0"
yard = "5-1 6-6 6-0 5-2 2-2 5-3 6-1 3-3 5-5 4-3 1-1 4-2 5-0"
play = """
A:6-5 B:5-4R*10 C:6-3L A:4-1R B:3-2L C:3-1R*5 A:2-1L B:3-0R C:1-0L
A:0-0L B:+5-1 B:+6-6 B:+6-0 B:6-0L C:6-2L A:4-0U
"""
end = "out"
winner = "A"
delta = { A = 40, B = 10, C = 5 }
