[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-0"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 62, B = 25 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-0"
commitment = "87de68dadd804a601ec7e0849472e7c025350ef6c52407e9f58c6a10ca229b76"
secret = "512b3d235d3b247462d33a0942079cb0d81da071e642efc060501d53c194ae40"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 4-4 3-2 3-0"
deal.B = "6-1 5-0 4-1 4-0 2-0"
yard = "6-0 0-0 4-2 4-3 5-1 1-0 6-6 3-3 2-1 5-3 5-2 5-5 3-1 5-4 6-2 2-2 1-1 6-4"
play = """
B:4-0 A:4-4L B:2-0R*2 A:3-2R B:4-1L A:6-3R B:6-1R A:+6-0 A:+0-0
A:+4-2 A:4-2U B:+4-3 B:4-3D A:3-0D B:5-0D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-4 4-2 3-0 2-1"
deal.B = "6-2 6-0 5-5 2-0 0-0"
yard = "1-0 6-1 3-1 6-3 4-0 4-3 1-1 3-2 6-4 5-1 2-2 5-3 5-0 4-4 6-6 4-1 5-2 3-3"
play = """
B:5-5*2 A:6-5L B:6-0L*2 A:3-0L B:+1-0 B:+6-1 B:+3-1 B:3-1L A:2-1L
B:6-2L A:5-4R*2 B:6-1L*1 A:4-2R
"""
end = "out"
winner = "A"
delta = { A = 3, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-3 5-1 4-2 2-0"
deal.B = "6-6 6-5 6-1 5-2 4-3"
yard = "2-1 4-4 6-0 3-0 6-2 6-4 1-0 3-1 5-4 2-2 5-0 4-0 1-1 4-1 0-0 3-2 3-3 5-5"
play = """
A:6-3 B:6-5L A:5-3L B:4-3L A:4-2L*1 B:5-2L A:5-1L B:6-1L A:+2-1
A:+4-4 A:+6-0 A:6-0L B:+3-0 B:3-0R A:2-0L B:+6-2 B:6-2L A:+6-4
A:6-4L B:+1-0 B:1-0R*1 A:4-4L B:+3-1 B:3-1R A:+5-4 A:5-4L B:+2-2
B:+5-0 B:5-0L A:+4-0 A:4-0L B:+1-1 B:+4-1 B:4-1L A:2-1L*1
"""
end = "out"
winner = "A"
delta = { A = 6, B = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-3 4-2 0-0"
deal.B = "6-5 6-4 6-3 5-1 1-0"
yard = "3-3 4-0 1-1 4-3 2-2 2-1 5-4 4-4 4-1 5-5 3-2 5-0 3-1 3-0 2-0 5-2 6-2 6-1"
play = """
A:6-6 B:6-3L*3 A:5-3L B:6-4R A:4-2R B:6-5L A:6-0L B:1-0L A:+3-3
A:+4-0 A:+1-1 A:1-1L B:5-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-0 3-2 3-1 1-1 0-0"
deal.B = "5-2 5-1 5-0 4-2 4-0"
yard = "2-1 1-0 6-3 4-3 2-2 6-4 6-6 5-5 5-4 5-3 6-5 4-4 6-1 6-2 3-0 4-1 2-0 3-3"
play = """
B:5-0*1 A:6-0R B:5-2L A:3-2L B:+2-1 B:+1-0 B:+6-3 B:6-3L A:+4-3
A:+2-2 A:+6-4 A:6-4L*2 B:4-2L A:2-2L*2 B:2-1L A:3-1L B:+6-6
B:6-6R*3 A:4-3L B:4-0L A:0-0L B:1-0L A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-0 4-4 3-0"
deal.B = "6-6 6-3 6-2 5-4 0-0"
yard = "3-1 3-2 4-0 2-2 1-0 5-2 5-5 4-2 2-0 3-3 1-1 5-3 4-3 2-1 5-1 4-1 6-0 6-5"
play = """
A:6-4*2 B:6-6L A:6-1L*1 B:6-3U A:4-4R B:6-2D A:3-0U B:5-4R A:5-0R
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-3 4-1 3-3"
deal.B = "6-1 6-0 5-4 1-0 0-0"
yard = "3-2 1-1 5-5 4-2 6-6 3-1 4-0 2-2 4-3 2-1 4-4 2-0 5-0 5-2 5-1 3-0 6-2 6-5"
play = """
A:6-4*2 B:5-4R A:6-3L B:+3-2 B:3-2L A:5-3R*1 B:+1-1 B:+5-5 B:+4-2
B:4-2L A:4-1L B:1-1L*1 A:3-3R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-0 2-1 1-1"
deal.B = "6-2 5-3 5-2 3-2 2-0"
yard = "5-0 3-3 3-1 4-1 4-3 5-1 6-6 4-0 5-5 4-4 4-2 5-4 3-0 0-0 2-2 6-1 6-4 1-0"
play = """
A:6-5 B:5-2R A:6-3L*1 B:3-2L A:2-1L B:6-2R A:1-1L B:+5-0 B:+3-3
B:+3-1 B:3-1L A:6-0R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 4-0 3-1 2-1"
deal.B = "5-1 4-4 4-3 3-2 0-0"
yard = "6-1 1-0 4-1 1-1 2-0 5-3 3-3 6-4 6-3 3-0 5-5 6-2 4-2 2-2 5-4 6-5 5-0 6-0"
play = """
A:6-6 B:+6-1 B:6-1L A:3-1L*3 B:3-2L A:5-2L B:5-1L A:2-1L B:+1-0
B:+4-1 B:+1-1 B:+2-0 B:2-0L A:4-0L
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 4-2 3-1 2-1"
deal.B = "6-4 6-2 5-2 3-0 1-1"
yard = "0-0 4-3 2-2 1-0 6-5 4-4 5-0 6-3 5-4 3-3 6-6 5-3 3-2 4-1 5-5 5-1 2-0 4-0"
play = """
A:6-1 B:1-1R A:6-0L B:3-0L*1 A:3-1L B:+0-0 B:+4-3 B:+2-2 B:+1-0
B:1-0R A:2-1L B:5-2L*1 A:+6-5 A:6-5L B:6-2L A:4-2L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 4-4 4-1 1-0"
deal.B = "5-3 4-3 3-1 2-2 1-1"
yard = "4-0 5-2 3-3 5-1 5-5 5-0 3-0 6-5 6-3 6-1 2-0 2-1 4-2 5-4 3-2 6-0 6-4 0-0"
play = """
A:6-6 B:+4-0 B:+5-2 B:+3-3 B:+5-1 B:+5-5 B:+5-0 B:+3-0 B:+6-5
B:6-5L A:6-2R B:5-2L A:+6-3 A:6-3U B:2-2L A:+6-1 A:6-1D*2 B:3-0U
A:1-0U B:3-1U*2 A:4-1D B:3-3U A:4-4D*4
"""
end = "out"
winner = "A"
delta = { A = 14, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-4 3-0 2-2 1-1"
deal.B = "5-5 5-2 4-4 4-3 1-0"
yard = "2-0 5-3 2-1 4-1 4-2 6-2 5-0 0-0 3-1 6-3 4-0 3-2 6-0 6-5 5-1 6-6 6-1 3-3"
play = """
A:6-4*2 B:4-4R A:5-4R B:4-3U A:3-0U B:5-2R A:2-2R*2 B:1-0U A:1-1U
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-1"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 24, B = 57, C = 66 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-1"
commitment = "463bfd447b0b3c0ffad08dc91768ab9df343ba393d6d1432d50ed0610bb5ef3b"
secret = "c7ad7c48c53adc5f7d5bcf2883608b78c33aacb528bff9362108b3f9215bfa6d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-5 2-1 1-1"
deal.B = "5-4 4-4 4-1 4-0 3-0"
deal.C = "6-2 5-0 4-3 4-2 0-0"
yard = "3-2 5-3 6-1 5-2 3-3 6-6 2-0 6-3 1-0 2-2 6-4 5-1 3-1"
play = """
A:2-1 B:4-1R C:6-2L*2 A:6-5L B:5-4R*2 C:5-0L*1 A:5-5R*2 B:4-0L
C:4-2L A:+3-2 A:3-2L B:3-0L*2 C:0-0L*2 A:6-0L B:+5-3 B:5-3R
C:4-3R*2
"""
end = "out"
winner = "C"
delta = { A = 2, B = 4, C = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-1 4-4 3-0 1-0"
deal.B = "6-6 6-0 5-2 4-3 3-3"
deal.C = "5-5 5-4 2-2 2-1 1-1"
yard = "3-1 6-5 4-1 6-1 6-3 4-0 6-2 4-2 2-0 0-0 5-3 3-2 5-0"
play = """
C:5-5*2 A:5-1L B:5-2R C:2-2R*1 A:1-0L B:6-0L*2 C:2-1R A:6-4L*1
B:4-3L C:1-1R*1 A:3-0L B:+3-1 B:3-1R C:5-4U
"""
end = "out"
winner = "C"
delta = { A = 1, B = 2, C = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-4 4-4 3-3 2-0"
deal.B = "6-6 6-0 4-3 3-0 1-1"
deal.C = "5-5 5-1 4-2 2-2 2-1"
yard = "3-1 6-5 6-3 1-0 5-2 4-1 6-2 6-1 4-0 3-2 5-0 0-0 5-3"
play = """
C:5-5*2 A:5-4L B:4-3L C:5-1R A:3-3L B:3-0L C:2-1R A:2-0R B:6-0L
C:+3-1 C:3-1@6 A:6-4L*1 B:1-1@6 C:4-2L A:+6-5 A:6-5U*2 B:6-6U
"""
end = "out"
winner = "B"
delta = { A = 3, B = 2, C = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-0 4-0 2-2 0-0"
deal.B = "6-3 5-4 4-3 3-2 3-0"
deal.C = "6-2 6-0 5-2 4-4 4-1"
yard = "1-0 4-2 2-0 6-5 5-5 5-1 5-3 1-1 3-3 2-1 6-4 6-1 3-1"
play = """
B:3-2*1 C:6-2R A:6-6R*3 B:6-3L C:6-0L A:0-0L B:3-0L*3 C:+1-0
C:1-0@6 A:4-0@7*4 B:5-4@7 C:4-1@6 A:5-0@7 B:4-3L*4
"""
end = "out"
winner = "B"
delta = { A = 7, B = 12, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 3-3 3-1 2-0"
deal.B = "6-4 4-1 4-0 3-2 2-2"
deal.C = "6-6 6-5 5-1 5-0 1-0"
yard = "4-2 0-0 4-4 6-0 5-3 2-1 6-1 3-0 6-3 5-2 5-5 1-1 4-3"
play = """
B:6-4*2 C:6-6L A:5-4R B:+4-2 B:+0-0 B:+4-4 B:+6-0 B:6-0L*1
C:5-0L*2 A:6-2U B:4-2U C:6-5L*3 A:+5-3 A:5-3R B:4-1U*2 C:5-1U
A:3-1R B:+2-1 B:2-1R C:+6-1 C:6-1L A:2-0R B:4-0R*2 C:1-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 7, C = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 5-1 5-0 2-1"
deal.B = "6-5 4-4 4-1 3-1 2-0"
deal.C = "6-1 5-3 4-3 4-2 4-0"
yard = "6-2 3-0 5-5 3-2 2-2 5-4 6-6 0-0 1-1 3-3 6-4 5-2 1-0"
play = """
C:4-3 A:6-3R*2 B:6-5R C:5-3R A:+6-2 A:+3-0 A:3-0R B:4-4L C:4-0R
A:+5-5 A:+3-2 A:+2-2 A:+5-4 A:5-4R B:4-1L C:6-1L A:6-2L B:2-0L*1
C:4-2U
"""
end = "out"
winner = "C"
delta = { A = 2, B = 1, C = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 6-1 1-1 1-0"
deal.B = "6-6 5-4 5-0 4-1 3-3"
deal.C = "4-4 4-2 3-0 2-0 0-0"
yard = "5-1 5-5 2-2 2-1 5-2 4-3 3-2 6-4 3-1 4-0 6-0 6-5 5-3"
play = """
C:4-4 A:+5-1 A:+5-5 A:+2-2 A:+2-1 A:+5-2 A:+4-3 A:4-3L B:5-4R
C:4-2U*2 A:2-1U B:4-1D*2 C:3-0L A:1-1U B:5-0L C:+3-2 C:+6-4 C:+3-1
C:3-1D*3 A:5-2L B:3-3D*3 C:2-0L A:1-0U B:+4-0 B:4-0L*3 C:0-0U*3
A:5-5R*4 B:+6-0 B:6-0U C:6-4L A:6-1@6 B:6-6L*8
"""
end = "out"
winner = "B"
delta = { A = 4, B = 22, C = 8 }

[[match.hand]]
opener = "B"
deal.A = "5-5 4-3 4-2 3-2 3-1"
deal.B = "6-4 6-3 3-3 3-0 2-0"
deal.C = "6-1 5-1 4-1 1-1 0-0"
yard = "4-4 1-0 6-2 6-6 2-1 5-3 6-0 4-0 6-5 5-4 5-2 5-0 2-2"
play = """
B:6-4*2 C:6-1L*1 A:4-3R B:6-3R C:4-1L*2 A:4-2L B:2-0L C:0-0L
A:+4-4 A:+1-0 A:1-0L B:3-0U*2 C:1-1L A:3-2U*2 B:+6-2 B:6-2R C:5-1L
"""
end = "out"
winner = "C"
delta = { A = 2, B = 4, C = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-4 3-3 3-2"
deal.B = "6-3 5-3 5-1 4-4 1-1"
deal.C = "5-0 3-1 2-2 2-1 0-0"
yard = "5-2 4-0 6-0 2-0 5-5 3-0 6-4 6-1 1-0 4-1 4-2 6-6 4-3"
play = """
C:2-2 A:6-2L*2 B:6-3L C:3-1L*1 A:3-2R B:1-1L*1 C:2-1L*1 A:3-3R
B:5-3R C:5-0R A:+5-2 A:5-2L*1 B:5-1@6*2 C:0-0R*2
"""
end = "out"
winner = "C"
delta = { A = 3, B = 3, C = 10 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-2"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3, D = 4 }
score = { A = 58, B = 63, C = 52, D = 18 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-2"
commitment = "7eed4d131d56f26da37a74a1dd58a2866b01496e3448d88fe8c2a8bccef1d2aa"
secret = "2ec08503d698ad10f6f9c622ea40c36dbb9a93fa130313945d41766c275163ee"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 4-0 3-0 1-1 0-0"
deal.B = "6-6 5-4 4-2 3-2 2-1"
deal.C = "6-5 6-1 6-0 5-0 4-4"
deal.D = "6-2 5-5 5-1 4-3 1-0"
yard = "2-2 3-3 4-1 6-3 3-1 2-0 5-3 5-2"
play = """
B:6-6 C:6-5L D:6-2R A:6-4U B:5-4L*2 C:4-4L D:4-3L A:4-0U*1 B:3-2L
C:6-0U*2 D:+2-2 D:2-2L A:+3-3 A:+4-1 A:4-1@6 B:4-2R*3 C:6-1U*2
D:1-0U A:1-1@6*2 B:2-1@6*2
"""
end = "out"
winner = "B"
delta = { A = 3, B = 13, C = 4, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 4-1 1-1 0-0"
deal.B = "6-5 6-1 5-1 3-3 2-0"
deal.C = "6-3 5-3 4-2 4-0 1-0"
deal.D = "6-6 4-4 3-1 3-0 2-1"
yard = "5-2 6-0 3-2 5-5 2-2 4-3 6-4 5-0"
play = """
B:3-3 C:6-3L D:3-1R A:4-1R*2 B:6-1L*1 C:1-0L D:3-0L A:5-4R B:5-1R
C:5-3L D:2-1R A:6-2R B:6-5R*2 C:+5-2 C:5-2L D:+6-0 D:+3-2 D:3-2U
A:+5-5 A:5-5R B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 2, B = 11, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-4 2-2 1-1 1-0"
deal.B = "6-3 5-5 5-3 2-0 0-0"
deal.C = "5-2 5-1 4-4 4-2 4-1"
deal.D = "6-4 6-0 4-3 4-0 3-1"
yard = "3-2 3-3 6-2 5-0 3-0 2-1 6-6 6-1"
play = """
B:5-5*2 C:5-2L D:+3-2 D:3-2L A:6-5R B:6-3R C:5-1U D:4-3L A:5-4L
B:5-3R C:4-1U D:6-4U A:+3-3 A:+6-2 A:6-2U B:2-0U*2 C:+5-0 C:5-0L*1
D:6-0L A:1-0U B:+3-0 B:+2-1 B:2-1U C:4-2U*3 D:4-0U A:+6-6 A:6-6L
B:3-0U*4 C:+6-1 C:6-1L D:3-1U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 8, C = 4, D = 4 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 5-0 3-0 1-0"
deal.B = "6-4 4-2 3-3 3-1 2-0"
deal.C = "5-5 5-3 5-1 4-3 1-1"
deal.D = "5-2 4-1 2-2 2-1 0-0"
yard = "3-2 6-6 6-0 5-4 4-0 4-4 6-1 6-2"
play = """
D:4-1*1 A:1-0R B:6-4L C:+3-2 C:+6-6 C:6-6L D:0-0R A:3-0R*3 B:3-3R
C:5-3R D:5-2R A:6-3@8*4 B:4-2R C:4-3R D:+6-0 D:6-0@6 A:6-5L*4
B:2-0@7 C:5-5L D:2-2@7 A:5-0L
"""
end = "out"
winner = "A"
delta = { A = 15, B = 0, C = 0, D = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-2 4-3 3-2 3-1 1-1"
deal.B = "6-3 5-2 5-1 4-4 4-0"
deal.C = "6-1 5-4 5-3 5-0 2-1"
deal.D = "6-6 6-0 4-1 3-0 2-0"
yard = "0-0 6-5 5-5 1-0 4-2 6-4 3-3 2-2"
play = """
A:3-2*1 B:5-2R C:5-3L*2 D:+0-0 D:+6-5 D:6-5L A:6-2L B:5-1R C:2-1L
D:4-1L*1 A:4-3L B:6-3L C:6-1L D:+5-5 D:+1-0 D:1-0L A:3-1R B:4-0L
C:5-4L D:3-0R*1 A:+4-2 A:+6-4 A:+3-3 A:+2-2 A:pass B:pass C:5-0L
"""
end = "out"
winner = "C"
delta = { A = 1, B = 0, C = 15, D = 2 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 6-0 4-2 3-3"
deal.B = "6-2 5-4 4-4 2-0 1-1"
deal.C = "6-3 5-3 4-0 3-0 1-0"
deal.D = "6-6 6-4 5-0 4-1 2-2"
yard = "3-1 4-3 5-2 5-1 2-1 0-0 3-2 5-5"
play = """
C:6-3 D:6-6L*3 A:6-5L B:6-2U*2 C:5-3L D:2-2U*2 A:4-2U*2 B:2-0@6*2
C:3-0L D:4-1U A:6-0L*2 B:1-1U C:1-0U D:6-4D A:6-1L B:4-4D C:4-0U
"""
end = "out"
winner = "C"
delta = { A = 4, B = 4, C = 4, D = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-4 5-0 4-1 3-1"
deal.B = "6-3 6-1 5-3 5-2 3-3"
deal.C = "6-5 5-1 3-0 2-0 1-0"
deal.D = "4-4 4-3 4-0 3-2 2-1"
yard = "6-0 5-5 2-2 6-4 6-6 0-0 1-1 4-2"
play = """
C:6-5 D:+6-0 D:6-0L*1 A:5-0L*2 B:5-3L C:3-0L*1 D:4-0L A:5-4L*2
B:5-2L C:2-0L*1 D:+5-5 D:5-5R*2 A:+2-2 A:+6-4 A:+6-6 A:+0-0
A:0-0L*2 B:+1-1 B:+4-2 B:pass C:1-0L D:2-1L A:6-2L B:6-1L C:5-1L*3
"""
end = "out"
winner = "C"
delta = { A = 6, B = 0, C = 21, D = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-1 6-0 4-2 0-0"
deal.B = "5-2 5-0 3-3 2-0 1-1"
deal.C = "5-3 4-1 3-2 2-2 2-1"
deal.D = "6-5 6-4 5-1 4-3 4-0"
yard = "1-0 3-1 4-4 5-4 3-0 6-3 6-2 5-5"
play = """
C:5-3 D:6-5L A:6-6L*3 B:3-3R C:3-2R D:4-3@6 A:4-2R*4 B:+1-0 B:+3-1
B:3-1@7 C:4-1R D:4-0@6 A:6-0@6*4 B:1-1R C:2-1R D:6-4@6 A:6-1@8*5
B:1-0@9*5 C:2-2R
"""
end = "out"
winner = "C"
delta = { A = 16, B = 5, C = 4, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 6-0 5-1 3-3"
deal.B = "5-5 5-3 3-1 2-1 0-0"
deal.C = "5-2 4-3 4-0 2-2 1-0"
deal.D = "6-2 4-1 3-2 3-0 1-1"
yard = "6-3 4-4 4-2 6-6 2-0 5-0 5-4 6-5"
play = """
C:5-2 D:3-2R A:3-3R B:5-3R*2 C:4-3U D:4-1U A:5-1U*3 B:5-5L*4
C:+6-3 C:6-3D D:6-2D A:+4-4 A:+4-2 A:4-2D B:+6-6 B:+2-0 B:+5-0
B:5-0L C:4-0L D:+5-4 D:5-4@6 A:6-4L B:6-6L*6 C:+6-5 C:6-5L D:pass
A:4-4D B:pass C:pass D:pass A:6-1@8 B:3-1@8*6 C:pass D:3-0@8
A:6-0@8
"""
end = "out"
winner = "A"
delta = { A = 5, B = 18, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-1 4-4 3-3 0-0"
deal.B = "6-4 6-2 5-5 5-3 3-2"
deal.C = "6-5 6-1 3-1 2-2 2-0"
deal.D = "6-3 5-0 4-0 3-0 1-1"
yard = "4-1 4-2 2-1 5-2 6-6 1-0 4-3 5-4"
play = """
A:4-4 B:6-4L C:6-5L D:5-0L A:6-0L B:6-2L*2 C:2-2L D:4-0R A:0-0R
B:3-2L C:3-1L D:1-1L A:5-1L*1 B:5-5L*2 C:2-0R D:3-0@8*3 A:3-3@8
"""
end = "out"
winner = "A"
delta = { A = 6, B = 4, C = 0, D = 3 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-3"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 61, B = 45 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-3"
commitment = "a489f870ddb56a325d21b619ad6a523851b361da61067caf335562d0dc18b703"
secret = "78f4d7c944eff9e13524d6198dd4cf7521c39621dde73e09c63e60c38f716400"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-3 4-3 3-1 2-0 1-0"
deal.B = "6-5 5-4 5-2 5-0 2-1"
yard = "6-6 2-2 5-5 5-1 6-1 6-0 6-4 4-4 4-1 6-3 3-2 3-3 1-1 6-2 3-0 0-0 4-0 4-2"
play = """
B:6-5 A:5-3R B:+6-6 B:6-6L*3 A:3-1R B:2-1R A:2-0R B:5-0R A:+2-2
A:+5-5 A:5-5R B:5-4R A:4-3R*3 B:5-2@6
"""
end = "out"
winner = "B"
delta = { A = 3, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-0 4-4 3-0 2-2"
deal.B = "6-0 5-5 4-1 2-1 1-0"
yard = "5-1 4-0 5-3 6-6 6-3 6-1 5-2 0-0 3-2 6-2 2-0 4-2 1-1 6-4 3-1 4-3 3-3 6-5"
play = """
B:6-0 A:5-0R B:5-5R A:5-4R*2 B:4-1R A:+5-1 A:5-1R B:+4-0 B:+5-3
B:5-3R A:3-0R B:4-0R*2 A:4-4R B:+6-6 B:6-6L*4 A:+6-3 A:6-3L B:+6-1
B:6-1@8 A:+5-2 A:5-2U B:2-1U A:+0-0 A:+3-2 A:3-2L B:1-0U
"""
end = "out"
winner = "B"
delta = { A = 2, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-1 4-1 4-0 3-2"
deal.B = "5-5 5-3 4-2 3-0 2-2"
yard = "6-0 0-0 4-4 6-1 5-0 1-1 6-3 1-0 3-3 5-4 2-1 6-4 6-2 2-0 5-2 4-3 6-5 3-1"
play = """
B:5-5*2 A:5-1L B:5-3R A:4-1L B:4-2L*1 A:3-2R B:2-2L A:+6-0 A:+0-0
A:+4-4 A:+6-1 A:+5-0 A:5-0U B:3-0U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-2 5-1 3-0"
deal.B = "5-4 5-3 5-2 4-3 4-1"
yard = "5-0 3-3 6-6 1-1 6-1 0-0 4-2 3-2 2-0 2-1 6-3 4-0 6-0 2-2 1-0 4-4 3-1 5-5"
play = """
B:5-4 A:6-5L*2 B:4-3R A:6-2L*1 B:5-2L A:3-0R*1 B:5-3L A:+5-0
A:5-0R B:+3-3 B:3-3L A:5-1R B:4-1R*2
"""
end = "out"
winner = "B"
delta = { A = 4, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-5 4-4 4-0 3-1 1-0"
deal.B = "6-2 6-1 5-0 4-3 0-0"
yard = "3-3 5-5 6-4 4-2 6-0 5-2 5-4 6-6 2-1 1-1 2-0 6-3 5-1 4-1 5-3 3-0 2-2 3-2"
play = """
B:6-2 A:6-5L B:5-0L A:4-0L B:4-3L*1 A:3-1L B:6-1L A:+3-3 A:+5-5
A:+6-4 A:6-4L B:+4-2 B:4-2L A:+6-0 A:+5-2 A:5-2L B:+5-4 B:5-4L
A:4-4L*2 B:+6-6 B:+2-1 B:2-1R A:1-0R B:0-0R A:6-0R B:6-6R*4
"""
end = "out"
winner = "B"
delta = { A = 2, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-0 5-2 5-0"
deal.B = "6-1 3-1 3-0 2-2 2-0"
yard = "4-2 5-3 1-1 4-1 5-1 2-1 6-3 5-5 6-5 6-6 4-0 1-0 4-4 3-3 0-0 5-4 3-2 4-3"
play = """
B:6-1 A:6-4L*1 B:3-1R A:+4-2 A:4-2L*1 B:2-2L A:6-2L B:3-0R A:6-0L
B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 2, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 3-2 3-1 2-1"
deal.B = "6-3 5-1 4-2 4-0 1-0"
yard = "5-0 1-1 6-1 3-0 6-2 5-3 3-3 4-4 2-2 5-2 5-4 4-3 2-0 6-6 6-0 6-4 0-0 4-1"
play = """
B:6-3 A:6-5L B:5-1L A:3-1L B:+5-0 B:+1-1 B:+6-1 B:+3-0 B:3-0L
A:3-2R B:5-0L A:5-5L B:4-2R A:+6-2 A:+5-3 A:5-3L B:4-0R A:+3-3
A:3-3L B:1-0R A:2-1R B:+4-4 B:+2-2 B:2-2R*2 A:6-2R
"""
end = "out"
winner = "A"
delta = { A = 3, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-0 4-3 4-2 1-0"
deal.B = "6-6 5-2 3-2 2-1 0-0"
yard = "6-5 4-0 6-0 3-0 2-2 5-3 4-1 3-3 6-3 5-1 6-4 5-5 5-4 1-1 3-1 6-2 2-0 4-4"
play = """
A:5-0*1 B:5-2L A:4-2L B:0-0R A:4-3L B:3-2L A:1-0R B:2-1L A:6-1L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 4-4 4-2 4-0 2-2"
deal.B = "6-4 6-2 3-3 3-2 0-0"
yard = "5-4 1-1 3-0 6-1 6-5 1-0 6-6 5-0 5-2 2-1 5-1 3-1 5-5 4-1 6-0 5-3 4-3 2-0"
play = """
A:4-4 B:6-4L A:6-3L B:3-3L A:4-2R B:3-2L A:2-2L B:6-2L A:4-0U
"""
end = "out"
winner = "A"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-2 4-3 2-2 2-0"
deal.B = "6-4 6-0 5-4 3-3 1-1"
yard = "6-2 4-4 1-0 6-6 4-0 3-0 5-1 5-0 0-0 6-3 2-1 4-1 6-5 5-3 3-1 4-2 5-5 3-2"
play = """
A:2-2 B:+6-2 B:6-2L*2 A:6-1L*1 B:1-1L A:5-2R B:5-4R A:4-3R*1
B:3-3R A:2-0U
"""
end = "out"
winner = "A"
delta = { A = 5, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-3 4-3 4-1 1-0"
deal.B = "6-1 3-2 3-0 1-1 0-0"
yard = "2-0 5-0 6-0 6-3 5-1 2-1 4-2 5-5 2-2 5-4 6-2 3-3 6-4 4-4 6-6 4-0 5-2 3-1"
play = """
A:4-1*1 B:6-1R*2 A:6-5R B:+2-0 B:+5-0 B:5-0R A:1-0R*1 B:1-1R
A:4-3L*1 B:3-2L A:+6-0 A:+6-3 A:+5-1 A:5-1R B:2-0L*1 A:5-3R B:3-0L
A:6-3L B:+2-1 B:2-1U A:6-0L*1
"""
end = "out"
winner = "A"
delta = { A = 4, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-1 4-2 4-1"
deal.B = "6-5 6-2 6-0 5-0 3-3"
yard = "4-3 3-2 3-1 6-3 5-2 5-5 3-0 5-4 5-1 4-4 2-0 0-0 4-0 1-0 5-3 1-1 2-1 2-2"
play = """
A:6-6 B:6-5L A:6-4R B:5-0L A:6-1U*1 B:6-0L A:4-1U B:6-2L*2 A:4-2L
"""
end = "out"
winner = "A"
delta = { A = 2, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-3 4-4 4-0 2-0"
deal.B = "5-1 3-2 2-2 2-1 1-1"
yard = "1-0 3-1 3-0 0-0 3-3 6-6 6-5 5-5 5-2 6-2 6-0 6-1 6-3 4-3 5-0 4-1 4-2 5-4"
play = """
A:4-4 B:+1-0 B:+3-1 B:+3-0 B:+0-0 B:+3-3 B:+6-6 B:+6-5 B:+5-5
B:+5-2 B:+6-2 B:+6-0 B:+6-1 B:+6-3 B:+4-3 B:4-3L A:5-3L B:6-5L
A:6-4L B:+5-0 B:+4-1 B:4-1L A:4-0R B:6-1L A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 18, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 6-1 6-0 2-2"
deal.B = "6-4 5-3 3-3 2-1 0-0"
yard = "5-0 4-0 1-0 5-1 3-0 1-1 4-2 2-0 5-4 4-3 3-1 4-1 6-6 4-4 5-2 5-5 3-2 6-3"
play = """
A:2-2 B:2-1L*1 A:6-1L*2 B:6-4L A:6-2R*2 B:+5-0 B:+4-0 B:4-0L
A:6-0L B:+1-0 B:+5-1 B:+3-0 B:+1-1 B:+4-2 B:4-2U A:6-5L*3
"""
end = "out"
winner = "A"
delta = { A = 13, B = 1 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-4"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 45, B = 49, C = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-4"
commitment = "654ea8941459711f1c50aceb28a96b7d93cb29b5e07d221df6a6ad3cea4e63a1"
secret = "d46eb1a1326023b398754fe49438d74c57f5ec310de36546089e1a2705b598c8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 5-4 5-0 2-2"
deal.B = "5-5 5-1 4-4 4-1 2-1"
deal.C = "5-3 4-2 3-1 3-0 0-0"
yard = "6-4 2-0 6-1 6-3 6-2 1-0 6-0 3-2 4-0 3-3 5-2 1-1 4-3"
play = """
C:5-3 A:6-5L B:+6-4 B:6-4L C:4-2L*1 A:2-2L B:2-1L C:3-1L A:+2-0
A:2-0U B:+6-1 B:+6-3 B:6-3L C:3-0R A:6-6L B:6-1L C:0-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-0 4-3 4-1 2-0"
deal.B = "6-3 6-0 4-2 2-1 1-0"
deal.C = "6-6 5-4 4-0 2-2 0-0"
yard = "6-2 3-3 6-4 5-5 4-4 3-0 5-3 3-1 5-1 1-1 3-2 6-1 5-2"
play = """
C:6-6 A:6-5L B:6-3R C:5-4L A:4-3L B:6-0U C:4-0U*2 A:4-1U B:2-1U
C:2-2U*2 A:2-0U B:1-0U C:+6-2 C:6-2D A:+3-3 A:3-3L B:4-2@6
"""
end = "out"
winner = "B"
delta = { A = 0, B = 1, C = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-1 2-2 1-0"
deal.B = "6-3 5-0 3-3 3-1 0-0"
deal.C = "6-0 5-5 5-1 4-3 2-1"
yard = "4-4 2-0 5-3 4-2 1-1 5-2 5-4 4-1 3-0 4-0 6-5 6-2 3-2"
play = """
B:6-3 C:4-3R*2 A:6-6L B:+4-4 B:4-4R*4 C:6-0L A:1-0L B:3-1L C:+2-0
C:+5-3 C:5-3L A:6-4R B:5-0L C:2-0L A:2-2L*2 B:+4-2 B:4-2L*2
C:2-1@8 A:6-1R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 6, C = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 4-1 4-0 2-1"
deal.B = "6-2 6-0 5-4 5-3 3-0"
deal.C = "6-1 5-1 4-4 1-1 0-0"
yard = "4-2 2-0 4-3 6-5 6-4 5-2 3-1 3-3 2-2 1-0 6-6 5-0 3-2"
play = """
A:6-3 B:6-0L C:0-0L A:4-0L B:3-0R C:4-4L A:4-1L B:5-4@6 C:5-1L*2
A:5-5L*3 B:5-3L C:+4-2 C:4-2@7*2 A:2-1@7
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-6 3-3 3-2 2-2 2-0"
deal.B = "6-2 5-1 5-0 4-4 1-0"
deal.C = "6-3 6-1 5-2 3-1 2-1"
yard = "1-1 4-3 4-1 4-0 6-4 5-3 5-4 5-5 0-0 3-0 6-5 4-2 6-0"
play = """
A:6-6 B:6-2L C:6-3R*1 A:3-2L B:+1-1 B:+4-3 B:4-3L C:3-1R*1 A:+4-1
A:4-1L B:5-1L C:5-2L A:2-2L*1 B:1-0R C:6-1U*1 A:2-0L B:1-1U C:2-1U
"""
end = "out"
winner = "C"
delta = { A = 1, B = 0, C = 7 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 4-3 4-0 0-0"
deal.B = "6-3 5-2 4-4 2-0 1-1"
deal.C = "6-5 4-1 3-2 2-2 1-0"
yard = "5-0 6-4 3-1 6-0 5-1 6-6 4-2 5-5 2-1 3-0 5-3 3-3 5-4"
play = """
C:4-1*1 A:4-3L B:1-1R*1 C:3-2L A:6-2L B:6-3L*1 C:1-0R A:4-0R
B:4-4R C:+5-0 C:+6-4 C:6-4R A:6-1R B:+3-1 B:3-1L C:+6-0 C:+5-1
C:5-1L A:+6-6 A:+4-2 A:4-2@6 B:5-2L*1 C:2-2L A:+5-5 A:+2-1 A:2-1L
B:2-0@6
"""
end = "out"
winner = "B"
delta = { A = 0, B = 12, C = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 4-2 3-0 1-0"
deal.B = "6-0 5-4 5-2 4-0 3-2"
deal.C = "6-6 5-1 5-0 3-1 1-1"
yard = "4-4 5-5 3-3 2-2 2-1 2-0 6-3 0-0 4-3 6-4 6-2 4-1 5-3"
play = """
B:6-0 C:6-6L A:6-5L*1 B:5-4L C:5-0R A:4-2L B:5-2R C:+4-4 C:+5-5
C:+3-3 C:+2-2 C:2-2L A:6-1U B:3-2L C:5-1U*2 A:3-0L B:4-0L
"""
end = "out"
winner = "B"
delta = { A = 1, B = 6, C = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 6-0 5-3 2-2"
deal.B = "5-4 5-0 4-0 3-1 2-0"
deal.C = "6-5 5-1 4-4 4-1 2-1"
yard = "3-3 6-2 4-2 3-2 0-0 1-0 1-1 6-4 4-3 6-3 3-0 5-2 5-5"
play = """
B:2-0 C:2-1L A:6-1L B:4-0R*2 C:6-5L A:5-3L B:5-4R C:5-1R A:+3-3
A:3-3L B:3-1R C:+6-2 C:+4-2 C:+3-2 C:3-2L*1 A:2-2L B:+0-0 B:+1-0
B:+1-1 B:+6-4 B:+4-3 B:4-3R C:6-2L*2 A:6-6L B:6-4R C:4-2@6
A:6-0L*2
"""
end = "out"
winner = "A"
delta = { A = 6, B = 2, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-5 4-4 3-0"
deal.B = "5-2 4-2 3-1 1-1 1-0"
deal.C = "5-3 4-3 4-0 2-0 0-0"
yard = "6-2 3-3 5-0 3-2 5-4 2-2 6-4 2-1 6-3 5-1 6-1 6-6 4-1"
play = """
A:6-5 B:5-2R C:2-0R A:6-0L B:1-0L C:4-0R*1 A:4-4R B:1-1L*2
C:4-3R*1 A:3-0R B:3-1L C:5-3L*1 A:5-5L*2
"""
end = "out"
winner = "A"
delta = { A = 3, B = 2, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 5-3 2-0 1-0"
deal.B = "6-1 6-0 4-4 4-2 3-2"
deal.C = "6-5 5-2 5-0 3-0 0-0"
yard = "5-1 2-2 6-6 3-1 4-1 3-3 4-3 1-1 6-3 6-2 4-0 2-1 6-4"
play = """
A:5-5*2 B:+5-1 B:5-1L C:6-5R A:1-0L B:6-0L C:5-2U A:2-0U B:6-1L
C:3-0U*2 A:5-3U B:+2-2 B:+6-6 B:6-6R C:5-0U A:5-4D
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-1 4-4 2-1 1-0"
deal.B = "6-6 6-0 5-4 5-2 3-2"
deal.C = "6-1 5-3 5-0 4-1 3-3"
yard = "5-5 6-3 2-2 4-0 1-1 2-0 3-1 6-2 6-5 4-3 0-0 4-2 3-0"
play = """
A:6-4*2 B:6-6L C:6-1L*1 A:5-1L B:5-4R*2 C:5-0L*1 A:1-0L B:5-2R
C:4-1L A:4-4L*2 B:6-0U*2 C:+5-5 C:+6-3 C:6-3D A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 10, B = 4, C = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-3 4-1 3-3 3-0"
deal.B = "6-2 6-1 5-0 3-1 1-0"
deal.C = "6-4 4-0 3-2 2-0 1-1"
yard = "0-0 5-4 6-3 6-0 2-1 4-3 2-2 5-2 4-2 4-4 5-1 5-5 6-6"
play = """
A:6-5 B:5-0R C:4-0R*2 A:4-1R B:6-1L C:1-1L A:+0-0 A:+5-4 A:+6-3
A:+6-0 A:+2-1 A:2-1L B:1-0U C:2-0U*1 A:+4-3 A:+2-2 A:2-2L B:3-1R
C:3-2U*2 A:6-3R B:6-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10, C = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-3 5-0 3-1 0-0"
deal.B = "6-5 6-4 5-4 4-3 1-0"
deal.C = "5-5 4-4 3-0 2-0 1-1"
yard = "6-1 3-3 3-2 6-6 4-0 5-2 6-0 2-2 4-2 5-1 6-2 2-1 4-1"
play = """
B:6-5 C:5-5R A:6-3L B:5-4R C:4-4R A:5-3L B:4-3R C:3-0R*1 A:5-0L
B:1-0L C:1-1L A:3-1L B:6-4@6
"""
end = "out"
winner = "B"
delta = { A = 0, B = 0, C = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-1 4-2 3-2 3-0"
deal.B = "6-4 3-1 2-2 2-1 1-1"
deal.C = "6-5 5-5 4-4 4-0 2-0"
yard = "6-3 1-0 0-0 5-2 5-0 6-6 4-1 4-3 5-4 3-3 6-0 6-1 6-2"
play = """
B:1-1 C:+6-3 C:+1-0 C:1-0L A:3-0L*1 B:3-1R C:6-3L A:5-3R B:2-1U
C:6-5L A:5-1L B:2-2U*2 C:5-5R*3 A:4-2U*3 B:6-4U
"""
end = "out"
winner = "B"
delta = { A = 4, B = 6, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 4-0 2-2 1-1"
deal.B = "6-1 5-2 3-3 3-1 3-0"
deal.C = "6-2 5-4 3-2 2-1 2-0"
yard = "5-1 5-5 5-0 6-6 0-0 6-5 4-3 4-2 1-0 5-3 4-4 4-1 6-3"
play = """
B:6-1 C:6-2L A:2-2L*1 B:3-1R C:3-2L A:+5-1 A:+5-5 A:+5-0 A:+6-6
A:+0-0 A:+6-5 A:+4-3 A:4-3L B:3-0R C:5-4L*1 A:6-5L B:5-2U C:2-1D
A:6-6L B:+4-2 B:+1-0 B:1-0D C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 1, B = 0, C = 12 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-5"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1, D = 4 }
score = { A = 38, B = 53, C = 67, D = 28 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-5"
commitment = "6d6c34bc19e0943d194e22571f134d5f0313a8407d331f8a6cbabd4ba684d98c"
secret = "5913b5543b51b2f92f49f972cd7f5c8cb8ed8e29fbfcf51e21294df1a0231790"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 5-2 4-2 3-3 2-0"
deal.B = "6-6 6-5 5-4 4-3 4-1"
deal.C = "6-0 3-2 3-0 2-1 0-0"
deal.D = "6-2 5-5 5-3 5-0 4-4"
yard = "6-1 3-1 4-0 1-1 5-1 6-3 1-0 2-2"
play = """
C:0-0 D:5-0L*1 A:2-0R B:6-5L C:6-0L D:6-2R A:6-4R B:5-4R*1 C:3-0L
D:5-3L*2 A:5-2L B:+6-1 B:+3-1 B:+4-0 B:4-0U C:2-1L*2 D:5-5R*3
A:4-2U B:3-1L*3 C:3-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 4, C = 11, D = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-4 4-2 3-3 2-2 1-1"
deal.B = "5-1 5-0 4-4 4-1 3-1"
deal.C = "6-1 6-0 5-3 2-0 1-0"
deal.D = "6-6 6-5 6-2 3-0 0-0"
yard = "3-2 5-4 4-3 6-3 2-1 5-2 5-5 4-0"
play = """
C:6-0 D:6-6L A:6-4L B:4-4L C:2-0R*2 D:6-2R A:4-2L B:4-1@6 C:6-1U*2
D:6-5R A:1-1U*2 B:5-0R*1 C:1-0R D:+3-2 D:3-2L A:3-3L*2 B:3-1L*1
C:5-3@10*2
"""
end = "out"
winner = "C"
delta = { A = 4, B = 2, C = 9, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 5-1 4-0 1-0"
deal.B = "6-4 5-4 4-1 2-1 2-0"
deal.C = "6-5 5-0 4-3 2-2 1-1"
deal.D = "6-1 5-3 4-4 3-2 0-0"
yard = "6-6 3-1 3-0 3-3 5-2 4-2 5-5 6-0"
play = """
C:2-2 D:3-2L A:6-2R B:2-1U*2 C:6-5R D:5-3L A:1-0U*2 B:2-0D*2
C:5-0U*3 D:0-0D*3 A:4-0D B:5-4D*4 C:+6-6 C:+3-1 C:+3-0 C:3-0@6
D:+3-3 D:3-3@6 A:6-3@6 B:6-4@6 C:4-3@6 D:+5-2 D:5-2L*4 A:5-1R
"""
end = "out"
winner = "A"
delta = { A = 10, B = 8, C = 3, D = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-5 5-0 4-4"
deal.B = "5-3 4-2 3-1 1-1 1-0"
deal.C = "6-5 5-4 5-2 2-2 2-0"
deal.D = "6-1 6-0 4-3 3-3 2-1"
yard = "4-1 6-3 5-1 3-0 3-2 6-4 0-0 4-0"
play = """
A:6-2 B:4-2R*2 C:6-5L D:4-3R A:5-0L B:5-3R*1 C:2-0L D:2-1L A:5-5R
B:1-0L*2 C:5-2R D:6-0L A:6-6L B:+4-1 B:+6-3 B:6-3L*1 C:2-2R
D:3-3L*2 A:+5-1 A:5-1U B:4-1U C:5-4U*3
"""
end = "out"
winner = "C"
delta = { A = 0, B = 6, C = 7, D = 2 }

[[match.hand]]
opener = "C"
deal.A = "6-6 3-1 2-2 2-0 1-1"
deal.B = "5-5 5-1 4-4 4-1 2-1"
deal.C = "6-2 5-2 4-3 3-0 0-0"
deal.D = "6-1 6-0 5-0 4-2 1-0"
yard = "6-3 6-4 6-5 5-4 3-3 3-2 5-3 4-0"
play = """
C:0-0 D:6-0L A:2-0R B:2-1R C:3-0U*2 D:6-1L*1 A:1-1L B:5-1R*2
C:5-2R D:1-0L*1 A:3-1U B:4-1U C:6-2R*2 D:5-0L*3 A:6-6R B:4-4U*5
C:4-3U*4
"""
end = "out"
winner = "C"
delta = { A = 0, B = 7, C = 12, D = 5 }

[[match.hand]]
opener = "C"
deal.A = "5-2 5-1 5-0 3-3 1-0"
deal.B = "6-4 6-0 4-0 3-2 3-1"
deal.C = "6-3 5-5 4-2 4-1 1-1"
deal.D = "6-2 6-1 4-4 2-0 0-0"
yard = "3-0 2-1 5-4 5-3 6-5 4-3 6-6 2-2"
play = """
C:5-5*2 D:+3-0 D:+2-1 D:+5-4 D:5-4L A:5-0R B:6-0R*2 C:4-1L D:6-1L
A:5-2U B:3-2U*3 C:6-3U D:6-2L A:5-1D*3 B:6-4R C:4-2L*3 D:4-4L
A:1-0D B:4-0L*2 C:+5-3 C:+6-5 C:6-5U D:3-0L A:3-3L*3
"""
end = "out"
winner = "A"
delta = { A = 10, B = 7, C = 5, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-3 5-1 4-4 4-0"
deal.B = "6-1 5-0 2-2 2-1 1-0"
deal.C = "6-6 6-5 5-5 3-2 1-1"
deal.D = "5-4 4-1 3-1 3-0 2-0"
yard = "5-2 6-2 6-4 4-2 4-3 0-0 3-3 6-0"
play = """
A:6-3 B:6-1L C:1-1L*1 D:4-1L A:4-4L B:2-1U C:3-2U D:5-4L A:5-1D
B:5-0L C:5-5D D:3-0L A:5-3D B:+5-2 B:5-2@8 C:6-5@9*4 D:3-1L
A:4-0@6
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 5, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 3-1 2-1"
deal.B = "5-2 4-3 4-2 2-2 1-0"
deal.C = "6-0 5-4 5-0 3-0 0-0"
deal.D = "6-3 6-1 5-1 4-1 3-2"
yard = "5-3 4-4 2-0 6-4 4-0 3-3 1-1 5-5"
play = """
A:2-1 B:4-2L*1 C:5-4L D:5-1L A:3-1L B:4-3L*1 C:+5-3 C:+4-4 C:4-4L
D:4-1L A:+2-0 A:+6-4 A:6-4U B:1-0L C:6-0U D:6-1R A:6-5R*1 B:5-2R
C:3-0L*1 D:6-3L A:2-0R B:+4-0 B:4-0R*2 C:5-0U*3 D:+3-3 D:+1-1
D:+5-5 D:5-5U*4 A:6-6L B:pass C:5-3U D:3-3U A:6-2L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 4, C = 4, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-5 4-3 2-2 2-0 1-1"
deal.B = "6-1 6-0 5-2 4-4 1-0"
deal.C = "6-6 6-4 6-3 3-1 0-0"
deal.D = "5-5 5-1 4-2 3-3 2-1"
yard = "5-4 5-0 6-2 4-1 3-0 3-2 5-3 4-0"
play = """
A:2-0 B:5-2L*1 C:0-0R*1 D:5-5L*2 A:6-5L B:6-1L C:3-1L D:3-3L
A:4-3L B:6-0R*2 C:6-6R D:4-2L A:2-2L B:1-0U C:6-3R D:2-1L*1 A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 3, C = 1, D = 3 }

[[match.hand]]
opener = "A"
deal.A = "5-4 4-2 3-1 3-0 2-2"
deal.B = "6-3 6-2 5-2 2-1 1-1"
deal.C = "6-1 5-1 4-4 3-3 3-2"
deal.D = "6-6 6-5 4-0 2-0 1-0"
yard = "5-5 5-3 6-4 0-0 5-0 4-3 4-1 6-0"
play = """
A:4-2 B:6-2R*2 C:6-1R*1 D:4-0L A:3-0L B:2-1R*1 C:3-2R D:+5-5
D:+5-3 D:5-3L A:3-1R B:5-2L C:5-1R D:2-0L*1 A:5-4R B:+6-4 B:6-4R
C:+0-0 C:0-0L D:1-0L A:+5-0 A:5-0U B:6-3R C:3-3R D:6-5U A:+4-3
A:4-3R B:1-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10, C = 1, D = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 4-4 2-1 1-0"
deal.B = "5-5 4-1 3-2 2-2 1-1"
deal.C = "6-3 6-0 5-3 3-3 0-0"
deal.D = "6-5 6-2 6-1 4-2 3-1"
yard = "3-0 4-0 5-0 5-1 2-0 4-3 5-4 5-2"
play = """
B:5-5*2 C:5-3L D:3-1L A:1-0L*2 B:+3-0 B:3-0L C:3-3L D:6-5R A:6-6R
B:3-2L C:6-3@6*4 D:6-2L A:6-4L B:4-1L C:6-0R D:6-1L A:+4-0 A:4-0R
B:+5-0 B:5-0U C:0-0U
"""
end = "out"
winner = "C"
delta = { A = 2, B = 2, C = 9, D = 0 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-6"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 60, B = 65 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-6"
commitment = "778550fe6248d28461130140350991d00ffe6ac4face8708322dd8a6aae95bad"
secret = "aa59240faa090a731e6029df47917278892cace5c6a1a1477f56ee3cfa890ed7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-3 4-0 2-2"
deal.B = "5-0 3-2 3-0 2-0 1-0"
yard = "5-5 1-1 3-1 4-2 4-3 6-4 6-6 6-2 0-0 5-2 6-5 5-4 3-3 6-1 2-1 5-1 4-4 4-1"
play = """
B:5-0*1 A:5-3L B:3-0L A:6-0L B:2-0R A:2-2R*2 B:3-2R A:6-3L B:+5-5
B:+1-1 B:+3-1 B:3-1L A:+4-2 A:4-2U B:1-1L A:4-0U*1
"""
end = "out"
winner = "A"
delta = { A = 5, B = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 4-4 4-1 3-3"
deal.B = "6-4 6-3 5-1 4-0 3-2"
yard = "6-0 5-0 0-0 3-1 4-2 3-0 6-6 4-3 5-2 2-1 2-0 1-1 5-4 1-0 5-3 2-2 6-5 5-5"
play = """
A:4-1*1 B:6-4L A:6-2L B:3-2L A:6-1R B:6-3L A:+6-0 A:6-0L B:4-0L*2
A:4-4L B:+5-0 B:+0-0 B:+3-1 B:+4-2 B:4-2L A:+3-0 A:+6-6 A:6-6R
B:+4-3 B:4-3U A:3-3U*4 B:3-1U*3 A:3-0@8*3
"""
end = "out"
winner = "A"
delta = { A = 10, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 4-4 4-1 1-0"
deal.B = "6-0 4-3 4-2 4-0 3-0"
yard = "6-5 0-0 6-4 6-1 5-1 5-3 5-0 5-4 3-3 6-2 3-2 1-1 5-5 5-2 2-2 2-0 2-1 3-1"
play = """
A:4-1*1 B:4-0L A:1-0L B:+6-5 B:+0-0 B:+6-4 B:+6-1 B:6-1L A:6-6L
B:6-4L*1 A:6-3U B:3-0U*1 A:4-4L
"""
end = "out"
winner = "A"
delta = { A = 7, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-0 3-1 3-0 1-1"
deal.B = "6-0 5-1 4-2 3-2 2-2"
yard = "2-1 4-1 5-3 4-3 5-4 6-4 5-2 4-0 4-4 3-3 6-1 5-5 6-6 0-0 1-0 6-2 6-3 2-0"
play = """
A:5-0*1 B:5-1L A:3-1L B:3-2L A:3-0R*1 B:2-2L A:+2-1 A:2-1L B:4-2U
A:1-1L B:+4-1 B:4-1U A:+5-3 A:5-3R B:+4-3 B:+5-4 B:5-4R A:+6-4
A:6-4R B:6-0R A:+5-2 A:5-2D B:+4-0 B:4-0R A:6-5D
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-1 3-2 3-1 0-0"
deal.B = "6-1 5-5 5-4 4-3 3-0"
yard = "5-0 1-0 1-1 5-3 4-1 6-3 5-2 4-2 4-0 6-4 2-0 4-4 6-2 2-1 6-5 3-3 6-6 2-2"
play = """
A:3-2*1 B:4-3L A:+5-0 A:+1-0 A:+1-1 A:+5-3 A:+4-1 A:4-1L B:6-1L
A:6-0L B:3-0L*1 A:5-3L B:5-4L A:+6-3 A:+5-2 A:5-2R B:5-5R
"""
end = "out"
winner = "B"
delta = { A = 1, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-3 5-2 4-4 1-0"
deal.B = "6-6 4-3 3-3 2-1 0-0"
yard = "3-0 6-2 3-1 6-5 2-2 5-0 6-1 5-5 6-0 6-3 5-4 1-1 4-1 2-0 4-2 4-0 5-1 3-2"
play = """
B:3-3 A:5-3L B:4-3R A:6-4R B:6-6R A:5-2L B:2-1L A:1-0L B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-4 5-3 0-0"
deal.B = "6-6 6-5 3-2 3-0 1-0"
yard = "2-1 5-1 3-1 4-3 5-2 2-2 4-1 6-3 4-4 3-3 6-2 4-2 2-0 5-0 6-1 4-0 6-4 1-1"
play = """
B:6-6 A:6-0L B:3-0L*3 A:5-3L B:6-5L A:+2-1 A:+5-1 A:+3-1 A:+4-3
A:+5-2 A:+2-2 A:+4-1 A:+6-3 A:6-3L*3 B:3-2L A:5-2L B:+4-4 B:+3-3
B:+6-2 B:6-2R A:5-5L B:+4-2 B:4-2R A:5-4R*3 B:+2-0 B:+5-0 B:5-0R*2
A:0-0R*2 B:2-0R A:5-1L B:1-0L A:2-2R B:+6-1 B:6-1U*1 A:4-1U B:4-4U
A:4-3U B:3-3U*2
"""
end = "out"
winner = "B"
delta = { A = 8, B = 9 }

[[match.hand]]
opener = "B"
deal.A = "4-4 4-3 3-0 2-1 0-0"
deal.B = "6-6 6-5 6-4 4-0 2-0"
yard = "5-3 6-1 5-2 1-0 6-2 5-4 5-5 3-2 5-1 5-0 3-3 4-2 4-1 3-1 6-0 6-3 2-2 1-1"
play = """
B:6-6 A:+5-3 A:+6-1 A:6-1L B:6-4R*1 A:4-4R B:4-0R A:4-3@6 B:6-5U
A:2-1L*2 B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 2, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-1 4-0 3-2 2-2"
deal.B = "6-6 6-1 5-4 5-3 2-1"
yard = "4-4 4-1 4-2 5-5 3-0 6-3 5-2 3-1 1-0 2-0 4-3 0-0 6-4 1-1 6-5 5-0 3-3 6-2"
play = """
B:6-6 A:6-0L B:6-1R A:5-1R*1 B:5-4R A:4-0L B:+4-4 B:4-4L A:+4-1
A:4-1L*1 B:2-1L A:3-2L B:5-3L
"""
end = "out"
winner = "B"
delta = { A = 2, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-2 4-4 4-3 3-1"
deal.B = "6-4 5-4 4-2 1-1 1-0"
yard = "5-1 5-3 5-0 2-2 6-1 3-2 2-0 0-0 4-1 4-0 3-0 3-3 6-5 6-2 6-0 6-6 2-1 6-3"
play = """
B:6-4*2 A:4-4R B:5-4R A:5-5R B:4-2U A:5-2R*2 B:+5-1 B:5-1@6 A:4-3D
B:1-1@6*3 A:3-1D
"""
end = "out"
winner = "A"
delta = { A = 2, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-2 5-1 3-2 2-1"
deal.B = "6-1 5-4 4-2 4-1 4-0"
yard = "6-2 1-0 2-0 3-0 6-3 5-5 0-0 3-1 6-5 4-4 6-0 5-3 5-0 1-1 4-3 2-2 3-3 6-6"
play = """
A:6-4*2 B:6-1L*1 A:5-1L B:5-4L A:+6-2 A:+1-0 A:+2-0 A:+3-0 A:+6-3
A:+5-5 A:+0-0 A:+3-1 A:+6-5 A:+4-4 A:4-4L B:4-2R*2 A:6-2R B:4-1L
A:6-5R B:4-0U
"""
end = "out"
winner = "B"
delta = { A = 2, B = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-0 3-3 2-2"
deal.B = "5-5 5-1 4-0 2-1 1-0"
yard = "3-1 5-3 6-1 5-4 6-2 3-2 6-4 0-0 4-1 6-6 4-2 5-2 3-0 4-4 2-0 1-1 6-3 4-3"
play = """
B:5-5*2 A:5-0L*2 B:1-0L A:6-5R B:5-1L A:6-0R*1 B:4-0R A:+3-1
A:+5-3 A:5-3L B:+6-1 B:+5-4 B:5-4R A:3-3L B:+6-2 B:+3-2 B:3-2L
A:2-2L B:6-2L A:3-1@6
"""
end = "out"
winner = "A"
delta = { A = 5, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-2 3-2 3-1"
deal.B = "6-6 6-2 6-1 5-3 2-0"
yard = "4-4 5-0 3-0 4-1 4-0 1-1 4-2 3-3 6-3 2-1 2-2 4-3 5-4 5-5 6-0 1-0 5-1 0-0"
play = """
A:6-4*2 B:6-6L A:6-5L B:6-1U*2 A:5-2L B:6-2D A:3-2L*2 B:5-3L
A:3-1U
"""
end = "out"
winner = "A"
delta = { A = 4, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "5-2 5-1 4-1 2-2 2-1"
deal.B = "6-4 6-3 6-1 4-2 1-0"
yard = "4-0 5-5 3-3 6-2 3-0 3-2 4-3 3-1 6-0 6-5 2-0 1-1 5-0 0-0 4-4 5-4 6-6 5-3"
play = """
A:4-1*1 B:6-1R*2 A:+4-0 A:4-0L B:6-4R A:+5-5 A:+3-3 A:+6-2 A:+3-0
A:3-0L B:6-3L*2 A:6-2L B:4-2L A:+3-2 A:+4-3 A:4-3L B:+3-1 B:3-1L*1
A:5-1L B:+6-0 B:+6-5 B:6-5L*2 A:+2-0 A:+1-1 A:+5-0 A:+0-0 A:+4-4
A:4-4R B:6-0L A:2-0L*2 B:+5-4 B:5-4R A:5-2L*2 B:+6-6 B:+5-3 B:5-3L
A:5-5R B:pass A:3-3L B:pass A:3-2L B:pass A:5-0R B:1-0R A:2-2L*1
B:pass A:2-1L B:pass A:1-1L
"""
end = "blocked"
winner = "A"
delta = { A = 8, B = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 4-1 4-0 3-3"
deal.B = "6-4 6-2 6-1 6-0 4-3"
yard = "3-1 5-5 3-0 5-1 3-2 6-3 1-1 0-0 2-1 2-0 4-4 6-5 5-0 5-3 1-0 5-2 4-2 2-2"
play = """
A:4-1*1 B:6-1R*2 A:6-6R B:4-3L*3 A:3-3L B:6-4R*2 A:5-4R B:6-2U
A:+3-1 A:3-1L B:6-0D
"""
end = "out"
winner = "B"
delta = { A = 1, B = 8 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-7"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 74, B = 17, C = 59 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-7"
commitment = "7ffe17a2e62ce2bc045573a60eff10042ab32438d88a536c4bd766e54683d069"
secret = "ed0ed4363df6becb5249f30890a8b3e2d4c3dfc1b1304e03fa3b0bdf6cc744cd"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-3 5-1 4-4 4-1 2-0"
deal.B = "6-0 5-4 5-2 2-2 2-1"
deal.C = "6-5 6-1 5-0 3-3 3-0"
yard = "3-2 1-1 1-0 6-2 5-5 6-4 4-0 5-3 0-0 4-3 4-2 3-1 6-6"
play = """
C:6-5 A:5-1R B:6-0L C:6-1R A:2-0L B:5-2L C:5-0L A:6-3R B:+3-2
B:3-2R C:3-0L*1 A:+1-1 A:+1-0 A:+6-2 A:6-2R B:+5-5 B:+6-4 B:6-4R
C:3-3L*2
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 11 }

[[match.hand]]
opener = "C"
deal.A = "6-0 4-1 3-2 3-1 2-0"
deal.B = "5-3 5-1 4-3 3-0 1-0"
deal.C = "6-5 5-4 4-0 2-1 1-1"
yard = "6-2 3-3 6-6 6-3 0-0 5-2 6-1 5-0 4-2 5-5 6-4 2-2 4-4"
play = """
C:2-1 A:3-1R*1 B:5-3R C:5-4R A:4-1R B:5-1R C:6-5R A:6-0R B:3-0R*1
C:+6-2 C:6-2L A:3-2R B:+3-3 B:+6-6 B:6-6L C:+6-3 C:6-3L*1 A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 1, C = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-1 4-3 4-0 2-2"
deal.B = "6-3 6-2 3-1 2-0 1-1"
deal.C = "6-5 5-4 5-0 3-3 3-2"
yard = "5-3 4-4 5-2 4-1 2-1 5-5 1-0 6-6 6-1 3-0 0-0 4-2 6-4"
play = """
A:2-2 B:6-2L*2 C:3-2R A:4-3R*2 B:6-3L C:5-4R A:5-1R B:3-1L C:+5-3
C:+4-4 C:+5-2 C:5-2U A:+4-1 A:4-1L*2 B:1-1R C:4-4L*3 A:4-0L B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 4, B = 9, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-5 5-1 4-3"
deal.B = "6-2 5-3 5-0 4-1 2-2"
deal.C = "4-4 3-3 3-0 2-0 0-0"
yard = "1-1 6-6 4-0 6-1 3-2 2-1 3-1 1-0 6-3 4-2 6-0 5-2 5-4"
play = """
B:6-2 C:2-0R A:6-5L*1 B:5-3L C:0-0R A:4-3L B:4-1L C:3-0R A:5-1L
B:5-0L C:3-3R A:+1-1 A:+6-6 A:+4-0 A:4-0L*2 B:+6-1 B:+3-2 B:3-2R
C:4-4L*2
"""
end = "out"
winner = "C"
delta = { A = 3, B = 0, C = 11 }

[[match.hand]]
opener = "C"
deal.A = "4-1 4-0 3-1 1-1 0-0"
deal.B = "6-4 6-0 5-2 3-3 2-1"
deal.C = "5-5 5-3 4-3 3-2 1-0"
yard = "6-6 4-2 5-0 5-1 2-2 5-4 4-4 6-1 3-0 2-0 6-3 6-2 6-5"
play = """
C:3-2*1 A:3-1L B:2-1L C:+6-6 C:+4-2 C:4-2L A:4-1L B:5-2R C:5-5R
A:1-1L B:+5-0 B:5-0R C:1-0R A:+5-1 A:5-1L B:+2-2 B:+5-4 B:5-4L*1
C:4-3L A:+4-4 A:+6-1 A:6-1@6*2 B:3-3L C:6-6@6 A:+3-0 A:3-0L B:6-0L
C:5-3@8
"""
end = "out"
winner = "C"
delta = { A = 2, B = 1, C = 6 }

[[match.hand]]
opener = "C"
deal.A = "5-4 3-2 2-1 2-0 1-1"
deal.B = "6-6 6-1 4-2 4-1 1-0"
deal.C = "6-3 5-3 5-0 3-1 2-2"
yard = "6-2 5-1 6-0 5-2 4-0 3-3 6-5 0-0 5-5 4-3 4-4 3-0 6-4"
play = """
C:5-0*1 A:2-0R B:4-2R C:5-3L A:5-4R B:+6-2 B:+5-1 B:5-1R C:3-1R
A:3-2L*1 B:6-2L C:6-3L A:+6-0 A:+5-2 A:+4-0 A:+3-3 A:3-3L B:+6-5
B:+0-0 B:+5-5 B:+4-3 B:4-3L C:+4-4 C:4-4L A:4-0L B:1-0L C:+3-0
C:3-0R A:1-1L B:6-1L C:+6-4 C:6-4@6 A:6-0R B:6-6L C:pass A:2-1@8
B:6-5L C:2-2@8
"""
end = "out"
winner = "C"
delta = { A = 1, B = 0, C = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 6-0 4-4 4-2"
deal.B = "5-2 3-3 2-1 2-0 1-0"
deal.C = "6-3 5-5 4-1 3-1 0-0"
yard = "2-2 5-0 5-3 4-0 3-0 5-4 3-2 6-2 6-6 1-1 5-1 4-3 6-5"
play = """
C:0-0 A:6-0L B:2-0R C:6-3L*1 A:4-2R B:3-3L*2 C:4-1R A:6-1R B:1-0U
C:3-1U*3 A:6-4R B:+2-2 B:+5-0 B:5-0D C:5-5D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 2, C = 8 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-4 3-3 0-0"
deal.B = "5-3 4-3 4-2 2-1 1-0"
deal.C = "6-0 3-2 3-1 3-0 2-0"
yard = "5-2 5-0 4-1 6-2 6-5 6-3 2-2 5-1 4-0 4-4 1-1 6-4 6-6"
play = """
C:3-2*1 A:3-3L B:5-3L C:3-0U A:5-5L B:4-2R C:3-1D*3 A:6-1D*4
B:4-3R C:6-0D A:0-0U B:1-0U C:2-0D
"""
end = "out"
winner = "C"
delta = { A = 4, B = 0, C = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-4 5-0 3-2 2-2"
deal.B = "6-3 5-1 4-4 4-1 3-1"
deal.C = "6-4 6-1 5-5 5-3 4-0"
yard = "6-5 4-3 4-2 3-0 6-6 5-2 6-2 1-1 3-3 1-0 0-0 2-0 2-1"
play = """
C:5-3 A:3-2R B:5-1L C:6-1L A:2-2R*2 B:6-3L C:+6-5 C:+4-3 C:4-3L
A:5-4L B:+4-2 B:4-2R C:5-5L A:5-0L B:4-4R C:6-5@6 A:6-0L*4
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 3-0 2-0"
deal.B = "5-3 5-1 3-2 2-1 1-1"
deal.C = "5-5 5-4 4-4 4-2 2-2"
yard = "4-1 1-0 3-1 4-3 4-0 6-4 5-0 5-2 6-0 6-5 0-0 6-1 3-3"
play = """
A:6-6 B:+4-1 B:+1-0 B:+3-1 B:+4-3 B:+4-0 B:+6-4 B:6-4L C:4-2L
A:6-2L B:+5-0 B:+5-2 B:+6-0 B:6-0L C:+6-5 C:6-5R*1 A:2-0L B:5-2L*2
C:5-5L*3 A:6-3U B:5-3L C:5-4R*2 A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 11, B = 2, C = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-5 3-0 2-0"
deal.B = "6-0 5-4 5-3 4-4 0-0"
deal.C = "6-6 6-5 5-2 4-3 3-3"
yard = "5-0 5-1 1-1 4-0 4-1 6-3 2-1 3-2 4-2 1-0 6-2 3-1 2-2"
play = """
A:5-5*2 B:5-4L C:6-5R*2 A:6-4L B:6-0L C:6-6R A:3-0L*3 B:5-3L
C:5-2U A:2-0U B:0-0U C:+5-0 C:5-0L A:6-1R
"""
end = "out"
winner = "A"
delta = { A = 9, B = 0, C = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 4-0 3-2 1-0"
deal.B = "6-4 6-0 5-4 5-1 2-2"
deal.C = "6-6 5-5 5-3 4-1 1-1"
yard = "2-0 4-4 4-3 3-0 6-1 0-0 3-1 4-2 5-2 2-1 6-5 3-3 5-0"
play = """
A:3-2*1 B:2-2R C:5-3L A:6-2R B:5-4L*2 C:6-6R A:4-0L B:6-0L C:+2-0
C:2-0U A:6-3L*3 B:6-4R C:4-1R A:1-0U*1
"""
end = "out"
winner = "A"
delta = { A = 9, B = 2, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 3-3 2-2 2-0"
deal.B = "6-6 6-3 4-3 1-1 1-0"
deal.C = "5-0 4-4 4-2 3-2 3-0"
yard = "4-0 4-1 3-1 6-5 0-0 5-1 5-2 6-0 2-1 5-5 6-2 5-3 6-4"
play = """
A:2-2 B:+4-0 B:+4-1 B:+3-1 B:+6-5 B:+0-0 B:+5-1 B:+5-2 B:5-2L
C:4-2R A:5-4R*2 B:6-5L C:3-2U A:6-1L B:5-1L C:5-0L A:2-0L*2 B:6-3U
C:+6-0 C:6-0U A:+2-1 A:2-1L B:4-1L C:3-0U A:3-3U*3
"""
end = "out"
winner = "A"
delta = { A = 15, B = 0, C = 0 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-8"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 4, C = 2, D = 1 }
score = { A = 15, B = 10, C = 47, D = 64 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-8"
commitment = "9942e066088ed2c619eae30fff4ffbeb86138020de0fdd8e0544c66cbbe1f80c"
secret = "d917a55d6ff5d4168ddbb9659debcd4d4e6ecbfb86f7e3d805b4b36cbcddff6b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "5-4 4-3 4-2 3-1 3-0"
deal.B = "6-4 6-1 5-0 4-0 1-1"
deal.C = "6-0 3-3 2-2 2-1 0-0"
deal.D = "6-3 5-5 4-1 3-2 1-0"
yard = "5-1 6-6 6-2 2-0 4-4 5-3 6-5 5-2"
play = """
D:5-5*2 A:5-4L B:5-0R C:6-0R*2 D:4-1L A:3-1L B:6-1R C:2-1R*1
D:3-2R A:4-3L B:4-0L C:3-3R D:1-0L A:3-0R B:1-1L C:0-0R D:6-3@6
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 3, D = 6 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-2 3-2 2-1 1-1"
deal.B = "6-6 4-2 3-3 2-2 1-0"
deal.C = "6-4 5-5 5-0 4-0 0-0"
deal.D = "6-2 5-3 4-3 4-1 2-0"
yard = "4-4 6-3 3-1 5-4 6-0 6-5 5-1 3-0"
play = """
D:4-1*1 A:6-1R*2 B:6-6R C:6-4L D:6-2L A:5-2L B:+4-4 B:+6-3 B:6-3R
C:5-5L D:5-3R*3 A:+3-1 A:+5-4 A:5-4L B:4-4L C:4-0L*1 D:2-0L A:3-2L
B:3-3L C:5-0R D:4-3L
"""
end = "out"
winner = "D"
delta = { A = 2, B = 0, C = 1, D = 8 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-3 5-1 4-4 2-0"
deal.B = "4-3 4-0 2-1 1-0 0-0"
deal.C = "6-5 6-0 4-2 3-3 3-2"
deal.D = "6-4 6-1 5-2 5-0 1-1"
yard = "4-1 3-1 5-5 5-4 6-6 3-0 6-2 2-2"
play = """
D:6-4*2 A:6-3L B:4-0R C:3-3L D:5-0R A:5-3L*2 B:4-3U C:6-5L*3
D:6-1L*2 A:5-1L B:+4-1 B:4-1U C:3-2D D:5-2L*2 A:2-0L B:2-1U
C:6-0L*3 D:+3-1 D:+5-5 D:5-5R*4 A:+5-4 A:5-4R B:+6-6 B:6-6L*4
C:4-2R
"""
end = "out"
winner = "C"
delta = { A = 2, B = 4, C = 9, D = 10 }

[[match.hand]]
opener = "C"
deal.A = "5-1 4-0 3-1 2-0 0-0"
deal.B = "6-3 6-2 2-1 1-1 1-0"
deal.C = "5-0 4-3 4-1 3-3 3-2"
deal.D = "6-6 6-1 5-5 5-3 3-0"
yard = "4-4 6-4 5-4 4-2 2-2 5-2 6-5 6-0"
play = """
C:5-0*1 D:5-5L*2 A:5-1L B:2-1L C:3-2L D:5-3L*1 A:4-0R B:+4-4
B:4-4R C:4-3R D:3-0R*1 A:2-0R B:6-2R C:4-1@6 D:6-1@6 A:+6-4
A:6-4R*3 B:6-3@6 C:3-3@6*3
"""
end = "out"
winner = "C"
delta = { A = 3, B = 0, C = 8, D = 4 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-0 4-4 4-0 2-2"
deal.B = "5-1 4-1 3-1 3-0 2-0"
deal.C = "6-4 5-3 3-3 2-1 1-0"
deal.D = "6-5 6-3 6-0 5-5 4-2"
yard = "6-2 6-1 3-2 0-0 5-2 6-6 1-1 4-3"
play = """
C:6-4*2 D:4-2R A:2-2R*2 B:2-0R C:2-1U D:6-0R A:+6-2 A:6-2L B:5-1U
C:5-3U D:6-3U A:+6-1 A:6-1R B:3-1R C:3-3R D:6-5U A:5-4U B:4-1U
C:1-0U
"""
end = "out"
winner = "C"
delta = { A = 2, B = 0, C = 8, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-1 4-1 4-0 3-1 0-0"
deal.B = "6-3 6-0 5-2 2-0 1-0"
deal.C = "6-6 4-4 4-3 2-2 1-1"
deal.D = "6-5 6-1 5-5 5-4 3-0"
yard = "6-4 3-2 3-3 4-2 5-0 2-1 6-2 5-3"
play = """
C:6-6 D:6-5L A:5-1L B:1-0L C:+6-4 C:6-4R D:5-4R*1 A:4-0L B:6-3U
C:4-4L D:5-5R A:4-1L B:5-2R C:4-3U D:6-1L A:+3-2 A:3-2R B:6-0L
C:+3-3 C:3-3R*2 D:3-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 2, D = 3 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-0 4-3 0-0"
deal.B = "5-1 4-2 3-3 3-1 2-0"
deal.C = "6-2 5-5 5-3 3-2 2-2"
deal.D = "6-1 5-4 5-0 2-1 1-0"
yard = "6-6 1-1 5-2 4-1 4-4 3-0 6-3 4-0"
play = """
D:5-0*1 A:6-5L B:2-0R C:2-2R*2 D:6-1L*1 A:+6-6 A:+1-1 A:1-1L
B:5-1L C:5-5L D:2-1R A:+5-2 A:5-2L B:3-1@6 C:6-2L*2 D:1-0@7*2
A:6-6L B:4-2U*4 C:5-3@6 D:5-4U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 4, C = 4, D = 11 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-0 4-3 4-2 4-0"
deal.B = "5-5 5-2 5-0 4-1 1-0"
deal.C = "6-2 5-4 5-1 2-2 2-1"
deal.D = "6-1 5-3 4-4 2-0 0-0"
yard = "3-1 6-6 3-0 6-5 3-2 1-1 3-3 6-3"
play = """
D:4-4 A:6-4L B:4-1R C:5-4U D:5-3U*2 A:6-0L B:5-0L C:2-1R*2 D:2-0R
A:4-0R B:5-2L C:6-2L D:6-1L A:4-3R B:1-0L C:+3-1 C:3-1R D:0-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 2, D = 7 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-2 5-1 4-2 4-1"
deal.B = "6-5 6-3 5-3 3-0 0-0"
deal.C = "6-6 6-0 5-0 3-1 2-0"
deal.D = "6-2 4-4 4-3 2-2 1-1"
yard = "1-0 5-5 6-1 2-1 4-0 3-3 3-2 5-4"
play = """
D:4-4 A:6-4L B:6-3L C:3-1L D:1-1L*2 A:5-1L B:5-3L C:+1-0 C:1-0@6
D:4-3L A:4-2L*2 B:0-0@6*2 C:5-0@6*3 D:2-2L A:5-2L B:6-5L C:6-6L*5
D:6-2L*3
"""
end = "out"
winner = "D"
delta = { A = 2, B = 2, C = 8, D = 8 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 6-1 6-0 3-3"
deal.B = "6-3 4-2 4-1 2-2 2-1"
deal.C = "6-4 5-3 4-3 3-1 0-0"
deal.D = "5-4 5-2 4-0 2-0 1-0"
yard = "5-5 5-0 5-1 1-1 3-0 6-6 3-2 4-4"
play = """
D:4-0 A:6-0R*2 B:4-2L C:6-4R D:2-0L A:+5-5 A:+5-0 A:5-0L B:4-1R
C:5-3L D:1-0R A:3-3L B:6-3L C:4-3U*2 D:5-4U A:6-5L*2 B:+5-1 B:5-1L
C:3-1L D:5-2U*1
"""
end = "out"
winner = "D"
delta = { A = 4, B = 0, C = 2, D = 7 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-9"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 45, B = 66 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-9"
commitment = "bf69ea7e279ae07f6b7c0e59ab84c55c59790f135380aa759c280519f1edb89b"
secret = "7432f5f1040a59ba8103a4cb31088990990797a24a61aa0674b2a6954e140012"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 4-4 4-3 4-1 2-0"
deal.B = "6-0 4-2 3-1 3-0 0-0"
yard = "2-1 5-0 5-3 1-0 1-1 5-2 2-2 6-6 6-2 3-3 6-5 6-4 5-5 5-4 3-2 4-0 6-1 5-1"
play = """
B:6-0 A:2-0R B:4-2R*2 A:4-1R B:3-1R A:4-3R*2 B:+2-1 B:+5-0 B:+5-3
B:+1-0 B:+1-1 B:+5-2 B:+2-2 B:+6-6 B:6-6L A:6-3L B:5-3L A:4-4R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-1 4-0 3-0 2-1"
deal.B = "5-0 4-3 2-2 2-0 0-0"
yard = "1-1 5-4 6-2 3-3 6-1 3-2 1-0 5-2 5-5 6-6 4-1 5-3 4-2 6-3 6-4 3-1 6-5 4-4"
play = """
A:6-0 B:5-0R A:5-1R B:+1-1 B:1-1R A:2-1R B:2-2R*2 A:+5-4 A:+6-2
A:6-2R B:2-0@6 A:3-0@6*3 B:4-3@6 A:5-4@6 B:+3-3 B:+6-1 B:6-1L
A:+3-2 A:3-2@7*3 B:3-3@7 A:+1-0 A:1-0U B:0-0U
"""
end = "out"
winner = "B"
delta = { A = 6, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-1 4-4 4-1"
deal.B = "6-4 6-3 5-2 5-0 4-0"
yard = "3-0 6-6 0-0 3-3 3-1 4-2 1-0 6-1 2-2 4-3 3-2 1-1 5-5 5-4 2-1 6-0 5-3 2-0"
play = """
B:6-4*2 A:4-1R B:6-3L A:5-1R B:5-2R*1 A:6-2R B:+3-0 B:3-0L
A:6-5R*1 B:5-0L*2 A:+6-6 A:+0-0 A:+3-3 A:+3-1 A:+4-2 A:+1-0 A:+6-1
A:+2-2 A:+4-3 A:+3-2 A:+1-1 A:+5-5 A:5-5L*3 B:+5-4 B:5-4L A:4-4L
B:4-0L*1
"""
end = "out"
winner = "B"
delta = { A = 4, B = 17 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-2 4-0 0-0"
deal.B = "5-4 5-2 3-1 3-0 2-0"
yard = "5-5 6-5 6-3 1-1 4-4 4-1 4-3 5-3 4-2 6-1 2-2 5-0 1-0 5-1 6-0 3-2 3-3 2-1"
play = """
B:5-4 A:4-0R*1 B:5-2L A:6-2L B:3-0R A:6-4L B:3-1R*1 A:+5-5 A:+6-5
A:+6-3 A:+1-1 A:1-1R B:+4-4 B:4-4L*2 A:+4-1 A:4-1L B:+4-3 B:4-3@6
A:6-3@6 B:+5-3 B:+4-2 B:4-2@7 A:6-5@6*2 B:5-3@6 A:+6-1 A:6-1L
B:2-0@7
"""
end = "out"
winner = "B"
delta = { A = 3, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "4-4 4-1 3-1 3-0 2-0"
deal.B = "6-2 6-1 5-0 3-3 2-1"
yard = "0-0 5-4 6-6 1-1 5-1 6-4 5-2 2-2 1-0 5-5 4-0 6-3 4-2 5-3 6-0 4-3 3-2 6-5"
play = """
B:5-0*1 A:2-0R B:6-2R A:+0-0 A:+5-4 A:5-4L*2 B:6-1R*1 A:4-4L
B:2-1R*2 A:4-1L B:+6-6 B:+1-1 B:1-1L A:3-1L*1 B:3-3L A:3-0L B:+5-1
B:5-1@6 A:0-0L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-6 4-3 3-1 2-2 2-0"
deal.B = "6-2 6-1 5-1 4-4 0-0"
yard = "3-3 6-0 4-2 4-0 5-4 5-2 5-0 3-0 3-2 1-1 4-1 6-4 6-3 6-5 2-1 5-5 1-0 5-3"
play = """
A:2-2 B:6-2L*2 A:2-0R B:6-1L A:3-1L B:0-0R A:4-3L B:4-4L A:+3-3
A:+6-0 A:6-0R B:+4-2 B:4-2L A:6-6R B:+4-0 B:4-0@6 A:+5-4 A:5-4@6
B:5-1@6*3
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-2 2-0 1-1"
deal.B = "5-4 5-1 5-0 4-2 3-0"
yard = "6-1 2-2 6-4 1-0 4-1 4-0 4-4 5-2 5-3 6-5 3-1 3-2 3-3 4-3 5-5 0-0 6-0 2-1"
play = """
B:5-0*1 A:2-0R B:5-4L A:6-2R*2 B:4-2L A:6-6R B:+6-1 B:6-1R A:6-3U
B:5-1R*2 A:+2-2 A:2-2L B:3-0U
"""
end = "out"
winner = "B"
delta = { A = 2, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 4-3 3-3 2-0"
deal.B = "6-6 6-5 6-4 5-4 0-0"
yard = "2-2 3-1 3-0 6-1 4-2 4-0 2-1 5-1 1-0 4-1 5-5 1-1 5-0 4-4 5-3 3-2 5-2 6-2"
play = """
B:6-4*2 A:6-0L B:5-4R*1 A:2-0L B:6-5R A:6-3R*1 B:+2-2 B:2-2L
A:4-3R B:+3-1 B:+3-0 B:+6-1 B:+4-2 B:4-2L A:+4-0 A:4-0L B:3-0L
A:3-3L*2
"""
end = "out"
winner = "A"
delta = { A = 8, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 4-1 4-0 3-3 2-1"
deal.B = "6-1 5-2 4-2 3-1 1-1"
yard = "6-4 5-1 1-0 4-4 6-3 5-0 3-0 2-2 2-0 5-3 6-5 3-2 0-0 4-3 5-5 6-0 6-2 5-4"
play = """
A:3-3 B:3-1L A:2-1L B:4-2L*2 A:4-0L B:+6-4 B:+5-1 B:+1-0 B:1-0L
A:4-1L*2 B:6-4L A:6-6L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "5-4 4-1 3-1 2-2 0-0"
deal.B = "6-5 6-4 6-3 5-3 5-0"
yard = "6-0 4-0 5-5 4-2 3-0 6-6 2-1 1-0 4-3 6-2 5-1 3-2 3-3 6-1 1-1 5-2 2-0 4-4"
play = """
A:2-2 B:+6-0 B:+4-0 B:+5-5 B:+4-2 B:4-2L A:4-1L*1 B:+3-0 B:+6-6
B:+2-1 B:2-1L A:+1-0 A:+4-3 A:+6-2 A:6-2R B:6-3R*1 A:3-1R B:+5-1
B:5-1R A:5-4R B:6-4R A:+3-2 A:3-2U B:6-5R*2 A:4-3U B:5-5R A:+3-3
A:+6-1 A:+1-1 A:+5-2 A:5-2L B:4-0U*3 A:0-0U*3 B:5-0U*4 A:1-0@8
B:5-3L A:6-1@8 B:6-6@8*6 A:3-3L B:6-0@8 A:+2-0 A:2-0D B:3-0L*3
"""
end = "out"
winner = "B"
delta = { A = 4, B = 19 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-10"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 62, B = 54, C = 31 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-10"
commitment = "08b3d823cdf99c896acb7c7809b3cac9c7a68c724da68e8ba1d86d66270033cc"
secret = "961eb06f6a1c79465ca0cbcbe2da8a8f1179c458769a1a1da286fa7d64290007"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 5-0 4-3 4-1 3-3"
deal.B = "6-1 5-5 4-4 4-0 2-1"
deal.C = "5-4 5-3 4-2 3-2 1-0"
yard = "6-5 5-1 6-0 5-2 3-0 1-1 0-0 6-2 6-4 2-2 3-1 2-0 6-6"
play = """
B:5-5*2 C:5-4L A:4-3L B:+6-5 B:6-5R C:5-3L A:6-3R B:+5-1 B:5-1L
C:1-0L A:3-3R B:4-0L*2 C:4-2L A:5-0U B:2-1L C:3-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 4, C = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-4 4-2 4-0 1-0"
deal.B = "5-1 4-4 3-2 3-0 1-1"
deal.C = "6-6 6-4 5-5 3-1 2-0"
yard = "4-3 6-1 5-0 0-0 2-2 3-3 4-1 5-3 6-5 2-1 5-2 6-0 6-2"
play = """
C:6-6 A:6-3L*3 B:3-2L C:2-0L A:4-0L B:4-4L*4 C:6-4L A:4-2@6*4
B:+4-3 B:4-3@7 C:3-1@7 A:1-0@7*4 B:3-0@7 C:+6-1 C:6-1L A:+5-0
A:+0-0 A:+2-2 A:2-2@6*4 B:1-1L C:+3-3 C:3-3@7 A:+4-1 A:4-1L
B:5-1@10
"""
end = "out"
winner = "B"
delta = { A = 15, B = 9, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 4-0 2-1 1-1"
deal.B = "6-2 5-2 5-0 3-0 0-0"
deal.C = "6-5 5-1 3-2 3-1 2-2"
yard = "3-3 5-5 4-2 4-1 1-0 6-1 6-6 2-0 4-3 5-4 4-4 5-3 6-0"
play = """
B:0-0 C:+3-3 C:+5-5 C:+4-2 C:+4-1 C:+1-0 C:1-0L A:4-0R*1 B:5-0U*2
C:5-1L A:6-4R B:6-2R C:6-5L A:6-3L*2 B:5-2R C:3-3L A:+6-1 A:+6-6
A:+2-0 A:2-0D B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 3, B = 14, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 5-2 4-2 1-1"
deal.B = "6-4 6-3 6-1 5-0 2-0"
deal.C = "5-3 4-3 4-0 3-2 1-0"
yard = "6-5 5-4 4-1 3-0 6-2 6-0 4-4 3-1 3-3 0-0 2-2 2-1 5-1"
play = """
B:6-4*2 C:4-3R A:6-6L*3 B:6-3R C:+6-5 C:6-5L A:5-5L B:5-0L
C:4-0L*2 A:5-2@6 B:2-0@6*2 C:1-0@6 A:4-2L B:6-1U*2
"""
end = "out"
winner = "B"
delta = { A = 3, B = 9, C = 2 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-0 4-4 2-0 0-0"
deal.B = "6-1 5-3 4-1 4-0 3-3"
deal.C = "6-3 6-0 5-5 3-1 2-2"
yard = "1-0 2-1 4-2 6-6 6-4 6-5 3-2 6-2 4-3 5-1 5-4 3-0 1-1"
play = """
B:3-3 C:6-3L A:+1-0 A:+2-1 A:+4-2 A:+6-6 A:6-6L B:6-1L C:3-1L
A:+6-4 A:6-4@6 B:5-3L*3 C:5-5L*4 A:5-0L*2 B:4-0L C:6-0@7 A:1-0@7*3
B:4-1@7
"""
end = "out"
winner = "B"
delta = { A = 5, B = 9, C = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-4 3-0 1-0"
deal.B = "4-3 3-2 3-1 2-2 0-0"
deal.C = "6-0 5-5 5-3 5-0 2-0"
yard = "5-2 5-1 1-1 6-3 3-3 4-4 4-0 4-1 6-2 2-1 6-1 6-4 4-2"
play = """
B:2-2 C:2-0L A:1-0L*1 B:3-1L C:5-3L A:6-5L*2 B:3-2R C:6-0L A:3-0L
B:4-3L C:+5-2 C:5-2U A:5-4L B:+5-1 B:5-1L C:5-5U A:+1-1 A:1-1L*3
B:+6-3 B:6-3R C:5-0U
"""
end = "out"
winner = "C"
delta = { A = 6, B = 0, C = 2 }

[[match.hand]]
opener = "C"
deal.A = "5-2 3-3 3-1 1-1 0-0"
deal.B = "6-5 5-4 5-1 4-0 2-0"
deal.C = "6-4 6-3 4-4 3-0 1-0"
yard = "5-3 6-1 3-2 5-5 2-1 2-2 4-1 5-0 4-3 6-6 6-2 6-0 4-2"
play = """
C:6-4*2 A:+5-3 A:+6-1 A:6-1L*1 B:5-1L C:4-4R A:5-2L*2 B:5-4R
C:+3-2 C:3-2L A:5-3L*2 B:4-0U*2 C:3-0U A:3-3U B:6-5L C:6-3L A:3-1L
B:+5-5 B:5-5R C:1-0L
"""
end = "out"
winner = "C"
delta = { A = 5, B = 2, C = 3 }

[[match.hand]]
opener = "C"
deal.A = "5-5 4-2 3-1 3-0 2-2"
deal.B = "5-0 4-4 3-2 1-1 0-0"
deal.C = "6-6 6-5 6-3 4-1 1-0"
yard = "6-1 5-2 3-3 6-4 2-1 5-4 6-2 6-0 5-1 5-3 4-0 4-3 2-0"
play = """
C:6-6 A:+6-1 A:6-1L B:1-1L C:4-1L A:4-2L B:3-2L*3 C:6-3L A:3-1@6
B:+5-2 B:+3-3 B:3-3@6 C:6-5L A:5-5L B:5-2L*4 C:1-0@7*4
"""
end = "out"
winner = "C"
delta = { A = 0, B = 7, C = 8 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 5-3 4-2 2-2"
deal.B = "6-6 5-5 5-0 4-1 1-1"
deal.C = "6-4 5-4 4-4 3-3 1-0"
yard = "3-1 6-1 0-0 4-3 5-2 4-0 3-2 5-1 2-0 3-0 6-5 2-1 6-2"
play = """
C:6-4*2 A:6-3L B:4-1R C:3-3L A:5-3L B:5-5L C:5-4L*1 A:4-2L B:1-1R
C:1-0R A:6-0R B:6-6R C:+3-1 C:3-1U*3 A:2-2L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-4 3-0 2-1"
deal.B = "6-2 5-2 2-2 2-0 0-0"
deal.C = "6-6 5-1 4-4 4-3 3-2"
yard = "6-5 5-3 5-0 3-1 6-1 3-3 1-1 6-0 4-0 5-5 4-1 4-2 1-0"
play = """
A:6-4*2 B:6-2L C:3-2L A:6-3L*2 B:+6-5 B:6-5L C:5-1L*1 A:5-4R
B:5-2R C:+5-3 C:+5-0 C:+3-1 C:3-1L*1 A:3-0L B:2-0L C:+6-1 C:+3-3
C:+1-1 C:+6-0 C:+4-0 C:+5-5 C:+4-1 C:+4-2 C:4-2L A:2-1R*1
"""
end = "out"
winner = "A"
delta = { A = 22, B = 0, C = 2 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-11"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 4, C = 3, D = 1 }
score = { A = 44, B = 30, C = 38, D = 72 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-11"
commitment = "511c5488925166469aa488af3797606deaaf37de0fc6b2e7ed7e95197448b85a"
secret = "90b3acbaedf16714edd1e63b165b61370c4f3f926f7cc2b264279a91ca54fa50"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-6 5-1 4-2 2-2 0-0"
deal.B = "6-4 6-3 6-1 6-0 5-3"
deal.C = "6-5 4-4 3-3 3-2 1-1"
deal.D = "5-5 5-0 4-1 3-0 2-1"
yard = "3-1 6-2 5-2 4-3 2-0 4-0 5-4 1-0"
play = """
C:4-4 D:4-1L A:5-1L B:5-3L C:3-3L D:3-0L A:4-2R B:6-0L C:6-5L
D:5-5L A:2-2R B:6-4U*4 C:3-2@6 D:5-0L A:6-6U B:6-3U C:+3-1
C:3-1@7*2 D:2-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 4, C = 2, D = 2 }

[[match.hand]]
opener = "D"
deal.A = "6-6 4-3 3-3 3-2 2-2"
deal.B = "5-5 5-4 5-3 4-0 2-1"
deal.C = "6-5 6-3 5-2 5-0 1-0"
deal.D = "6-0 5-1 4-1 2-0 1-1"
yard = "3-0 4-4 6-4 3-1 4-2 6-1 0-0 6-2"
play = """
D:4-1*1 A:4-3L B:5-3L C:5-2L D:5-1R A:3-2L B:5-5R C:6-5R D:6-0R
A:3-3L B:4-0R*2 C:6-3L*2 D:+3-0 D:3-0@6*2 A:6-6L B:5-4R C:1-0@6
D:1-1@6 A:+4-4 A:+6-4 A:6-4L B:2-1@6
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 2, D = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 3-3 2-0 1-1"
deal.B = "6-6 6-4 5-4 5-0 0-0"
deal.C = "6-5 6-3 5-2 5-1 4-2"
deal.D = "6-0 5-5 4-3 2-1 1-0"
yard = "3-0 3-2 4-4 4-0 5-3 4-1 2-2 3-1"
play = """
B:6-6 C:6-3L*3 D:4-3L A:6-1R*1 B:6-4L C:6-5U D:5-5U A:1-1R B:5-4U
C:5-1R*3 D:6-0D*3 A:6-2L B:5-0R C:5-2@6 D:2-1@8*2 A:2-0L B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 1, B = 3, C = 6, D = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-3 3-3 2-1 2-0"
deal.B = "6-6 6-1 5-4 5-1 1-1"
deal.C = "6-0 4-4 4-3 3-0 2-2"
deal.D = "6-5 6-3 5-0 4-0 0-0"
yard = "1-0 6-2 4-2 5-5 4-1 3-2 5-2 3-1"
play = """
B:6-6 C:6-0L D:6-5R*1 A:5-3R B:6-1U C:4-3R*1 D:5-0L*2 A:6-4R
B:5-4L C:4-4L*3 D:6-3R A:3-3R*3 B:5-1U C:3-0R D:4-0L*1 A:2-0L
B:+1-0 B:1-0R C:2-2L*2
"""
end = "out"
winner = "C"
delta = { A = 3, B = 0, C = 7, D = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 6-0 4-3 4-2"
deal.B = "5-4 5-3 4-4 4-1 1-1"
deal.C = "6-6 6-4 5-0 3-1 3-0"
deal.D = "5-5 5-1 4-0 2-2 2-1"
yard = "6-1 3-2 2-0 6-3 0-0 1-0 5-2 3-3"
play = """
C:3-0 D:4-0R A:4-3L B:5-4L C:6-4R D:5-5L A:6-5R*3 B:5-3L C:5-0R
D:5-1U A:6-0R*2 B:4-1U C:6-6R D:+6-1 D:6-1R A:6-2@6*2 B:1-1R
C:3-1L
"""
end = "out"
winner = "C"
delta = { A = 7, B = 0, C = 4, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-5 5-4 3-1"
deal.B = "6-5 6-0 5-2 5-0 3-0"
deal.C = "5-3 4-3 4-0 1-1 1-0"
deal.D = "6-6 4-2 3-2 2-1 2-0"
yard = "3-3 4-4 4-1 6-2 6-1 5-1 2-2 0-0"
play = """
C:1-0 D:2-1L A:+3-3 A:+4-4 A:+4-1 A:+6-2 A:6-2L B:6-5L*1 C:5-3L
D:2-0R*1 A:3-3L B:3-0L C:4-0L D:4-2L A:6-3U*2 B:5-2L C:4-3D D:6-6U
A:6-4D*5 B:5-0L*4 C:+6-1 C:6-1U D:3-2R*2
"""
end = "out"
winner = "D"
delta = { A = 7, B = 5, C = 0, D = 12 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-2 2-1 1-1 1-0"
deal.B = "6-3 4-4 4-1 4-0 3-1"
deal.C = "5-1 4-3 4-2 2-2 2-0"
deal.D = "6-5 6-4 6-0 5-5 3-3"
yard = "6-2 6-6 5-0 5-3 3-0 5-4 3-2 0-0"
play = """
D:5-5*2 A:5-2L B:+6-2 B:6-2L C:5-1R D:6-4L*1 A:6-1R*2 B:4-4L
C:4-3L D:6-5U*3 A:+6-6 A:6-6R B:6-3L C:4-2@6 D:6-0L*4 A:1-0L
B:4-1L C:2-0@6 D:+5-0 D:5-0D A:+5-3 A:+3-0 A:3-0D*5 B:4-0L C:+5-4
C:5-4@7 D:3-3D
"""
end = "out"
winner = "D"
delta = { A = 7, B = 0, C = 0, D = 14 }

[[match.hand]]
opener = "D"
deal.A = "5-3 4-4 4-1 3-0 1-1"
deal.B = "6-1 3-3 3-2 3-1 0-0"
deal.C = "6-0 5-4 4-3 4-2 2-0"
deal.D = "6-6 5-1 4-0 2-2 1-0"
yard = "6-3 2-1 5-5 6-2 5-2 6-4 5-0 6-5"
play = """
D:6-6 A:+6-3 A:6-3L*3 B:3-3L C:4-3L D:4-0L A:3-0L*3 B:3-2L C:4-2L
D:+2-1 D:+5-5 D:+6-2 D:6-2R A:4-4L*2 B:6-1U C:6-0D D:5-1U*3
A:5-3@6*4 B:0-0D*4 C:5-4U D:1-0D*4 A:1-1D B:3-1D
"""
end = "out"
winner = "B"
delta = { A = 12, B = 9, C = 0, D = 7 }

[[match.hand]]
opener = "B"
deal.A = "5-3 4-2 4-1 3-1 1-1"
deal.B = "6-6 6-2 5-2 4-0 2-2"
deal.C = "6-4 4-3 3-0 2-0 1-0"
deal.D = "6-3 5-4 4-4 3-3 2-1"
yard = "6-5 3-2 0-0 5-0 5-5 5-1 6-1 6-0"
play = """
B:6-6 C:6-4L D:4-4L*4 A:4-1L B:6-2R C:1-0L D:6-3U*1 A:4-2R B:4-0L
C:4-3U D:5-4L A:5-3L B:+6-5 B:6-5D C:3-0L D:+3-2 D:+0-0 D:0-0L
A:+5-0 A:5-0D B:+5-5 B:+5-1 B:+6-1 B:+6-0 B:6-0L C:2-0@8
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 11, D = 5 }

[[match.hand]]
opener = "C"
deal.A = "5-2 3-2 2-0 1-0 0-0"
deal.B = "6-1 4-4 4-2 4-0 3-3"
deal.C = "6-5 4-3 4-1 2-2 2-1"
deal.D = "6-2 5-3 5-1 5-0 1-1"
yard = "3-1 3-0 6-0 5-5 6-3 6-4 6-6 5-4"
play = """
C:4-3 D:5-3R A:5-2R B:4-4L*2 C:2-2R D:6-2R A:2-0@6 B:4-2L C:2-1@7
D:1-1@7*2 A:0-0@6*2 B:6-1R*1 C:4-1R D:5-1@7 A:1-0@8 B:4-0R C:6-5@7
"""
end = "out"
winner = "C"
delta = { A = 2, B = 3, C = 3, D = 2 }

[[match.hand]]
opener = "C"
deal.A = "5-0 4-4 3-0 2-1 1-0"
deal.B = "6-6 6-3 5-4 5-1 0-0"
deal.C = "5-5 5-2 4-0 2-2 2-0"
deal.D = "6-5 6-2 6-0 4-2 4-1"
yard = "3-2 6-1 6-4 3-3 3-1 5-3 4-3 1-1"
play = """
C:4-0 D:6-0R*2 A:4-4L B:5-4L C:5-5L D:6-5R*3 A:5-0R*2 B:5-1L
C:5-2@6 D:4-2U*1 A:2-1L B:0-0R C:2-0R D:6-2L A:3-0@8*3 B:6-6L
C:2-2R
"""
end = "out"
winner = "C"
delta = { A = 5, B = 0, C = 3, D = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-0 3-3 2-1"
deal.B = "6-2 5-1 4-4 4-2 2-2"
deal.C = "6-5 5-3 5-2 4-0 3-1"
deal.D = "6-6 5-4 2-0 1-1 1-0"
yard = "5-5 0-0 6-1 6-0 3-0 4-1 4-3 3-2"
play = """
C:6-5 D:5-4R*2 A:6-4R B:6-2L C:5-2L D:6-6R A:5-0L B:+5-5 B:+0-0
B:0-0L C:4-0L D:2-0@6 A:6-3R B:4-4L C:3-1R D:1-0R*2 A:2-1@6 B:4-2L
C:+6-1 C:6-1U D:1-1U*1
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 12 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-12"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 64, B = 62 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-12"
commitment = "9ff9feb371987cfbe7c4f0f4a77b2b1aa78d0e2c57fd2b808bac52f403b2fec9"
secret = "cebac76e26582e0c9130ecadc2dc3b75529ec7a5c13b11acc918831acf48ee87"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-2 5-1 4-2 2-1 0-0"
deal.B = "6-3 5-4 4-3 4-1 1-0"
yard = "4-4 4-0 1-1 2-0 6-6 6-5 6-2 3-0 6-0 5-5 3-2 6-4 5-3 2-2 6-1 3-1 5-0 3-3"
play = """
A:5-2 B:5-4L A:4-2L B:+4-4 B:+4-0 B:+1-1 B:+2-0 B:2-0L A:0-0L
B:1-0L A:5-1L B:4-0U A:2-1R*2
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-2 3-2 2-1 1-0"
deal.B = "6-2 6-1 4-4 3-1 1-1"
yard = "6-5 2-2 6-4 4-3 5-4 6-6 2-0 6-3 0-0 4-0 6-0 4-2 5-5 3-0 5-0 3-3 5-1 4-1"
play = """
A:5-3 B:3-1R A:5-2L B:6-1R A:3-2L B:6-2R*1 A:2-1R B:1-1R*1 A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 2, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-3 5-2 2-2 2-1"
deal.B = "6-6 5-5 4-4 4-0 3-2"
yard = "1-1 6-0 6-1 0-0 3-3 3-1 4-2 2-0 1-0 5-4 6-2 6-4 3-0 4-1 4-3 6-5 5-0 5-1"
play = """
A:6-3 B:6-6L*3 A:5-3R B:5-5R A:5-2R B:3-2R*3 A:+1-1 A:+6-0 A:6-0L
B:4-0L A:+6-1 A:6-1U B:4-4L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 4-4 4-3 1-0"
deal.B = "6-1 5-2 4-2 2-2 2-0"
yard = "0-0 5-5 6-4 3-3 4-1 5-4 3-1 2-1 6-5 6-6 3-2 1-1 4-0 5-0 6-0 5-1 5-3 3-0"
play = """
B:2-2 A:6-2L*2 B:6-1L*1 A:1-0L B:2-0L A:+0-0 A:+5-5 A:+6-4 A:+3-3
A:+4-1 A:+5-4 A:+3-1 A:+2-1 A:2-1L*1 B:5-2R A:4-1L B:4-2U
"""
end = "out"
winner = "B"
delta = { A = 3, B = 14 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-0 4-3 4-2 3-3"
deal.B = "5-4 5-3 5-1 4-1 0-0"
yard = "6-5 5-2 2-0 4-0 6-1 2-2 6-0 3-2 1-0 5-5 6-3 6-2 3-0 1-1 3-1 6-4 4-4 2-1"
play = """
B:5-1 A:5-0L B:0-0L A:+6-5 A:+5-2 A:+2-0 A:2-0L B:4-1R A:5-2L
B:5-4R*2 A:6-5L B:5-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-1 4-3 4-0 3-2"
deal.B = "5-3 4-1 3-3 2-1 1-1"
yard = "5-5 3-1 2-2 6-4 2-0 6-5 6-3 4-4 6-6 1-0 5-0 5-2 6-0 4-2 5-4 0-0 6-1 3-0"
play = """
B:4-1*1 A:4-3L B:1-1R*1 A:3-2L B:2-1R A:6-2L B:+5-5 B:+3-1 B:3-1U
A:5-1D B:5-3D A:+2-2 A:2-2R B:3-3U A:+6-4 A:6-4L B:+2-0 B:2-0R
A:4-0L
"""
end = "out"
winner = "A"
delta = { A = 2, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-0 5-0 4-4"
deal.B = "6-6 6-2 5-2 2-0 0-0"
yard = "3-3 4-2 3-1 2-2 3-2 5-4 5-5 4-0 5-3 1-0 4-3 2-1 1-1 5-1 3-0 6-1 6-5 4-1"
play = """
A:6-4*2 B:6-6L A:6-3L B:6-2U A:4-4R B:2-0U A:6-0U B:+3-3 B:3-3L*4
A:+4-2 A:4-2R B:5-2R A:5-0R
"""
end = "out"
winner = "A"
delta = { A = 2, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 4-3 3-2 2-2"
deal.B = "5-4 5-3 3-0 2-1 1-1"
yard = "5-2 6-4 3-3 4-0 2-0 1-0 5-1 4-2 4-1 0-0 6-1 6-0 6-5 5-5 3-1 5-0 4-4 6-2"
play = """
A:6-6 B:+5-2 B:+6-4 B:6-4L A:4-3L*3 B:5-3L A:6-3R B:5-2L*1 A:3-2L
B:3-0L A:+3-3 A:3-3R B:+4-0 B:4-0L*2 A:+2-0 A:+1-0 A:+5-1 A:+4-2
A:4-2L B:2-1L A:5-1L B:5-4L*2 A:+4-1 A:4-1L B:1-1L
"""
end = "out"
winner = "B"
delta = { A = 3, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-4 5-1 3-3"
deal.B = "6-3 5-0 4-0 1-1 1-0"
yard = "6-1 5-2 2-0 4-3 4-2 6-6 5-5 3-1 2-1 2-2 4-1 3-0 5-3 4-4 6-0 0-0 6-4 3-2"
play = """
B:4-0 A:5-4L*1 B:5-0R*2 A:6-5L B:6-3L A:3-3L B:+6-1 B:+5-2 B:5-2R
A:6-2R B:6-1R A:5-1R
"""
end = "out"
winner = "A"
delta = { A = 2, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-3 4-4 3-0 0-0"
deal.B = "6-4 6-1 4-2 4-1 2-1"
yard = "5-2 6-6 4-0 5-1 2-2 6-2 1-0 3-2 6-5 2-0 6-0 6-3 1-1 3-1 4-3 5-0 3-3 5-4"
play = """
A:5-5*2 B:+5-2 B:5-2L A:5-3R*1 B:4-2L A:4-4L B:6-4L A:3-0R B:4-1@6
A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-3 5-0 2-0"
deal.B = "6-1 5-5 5-2 2-1 1-1"
yard = "5-3 6-0 0-0 4-2 6-2 4-3 3-1 1-0 4-0 3-2 5-4 3-3 4-1 4-4 6-6 5-1 3-0 2-2"
play = """
A:6-5 B:5-5R A:6-4L B:5-2R A:2-0R B:+5-3 B:5-3U A:5-0R B:+6-0
B:+0-0 B:+4-2 B:4-2L*2 A:6-3U
"""
end = "out"
winner = "A"
delta = { A = 4, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-3 4-3 2-2"
deal.B = "6-6 6-5 4-0 2-0 1-0"
yard = "5-1 6-1 4-4 3-0 3-3 3-1 4-1 5-5 6-3 1-1 5-0 2-1 4-2 3-2 6-2 0-0 5-4 5-2"
play = """
A:6-4*2 B:6-6L A:6-0L B:2-0L A:2-2L B:6-5U A:4-3R B:+5-1 B:5-1U
A:5-3R*2
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-3 5-2 5-1 4-0"
deal.B = "6-2 4-2 3-0 2-2 2-1"
yard = "6-4 3-1 4-3 3-2 1-0 6-6 6-3 6-0 4-4 5-5 1-1 6-5 3-3 4-1 2-0 5-0 5-4 0-0"
play = """
A:6-1 B:6-2L A:5-2L B:2-1R A:5-3L*1 B:2-2R A:+6-4 A:+3-1 A:3-1L*1
B:4-2R*1 A:5-1L B:+4-3 B:4-3R A:+3-2 A:3-2R B:+1-0 B:+6-6 B:+6-3
B:+6-0 B:+4-4 B:+5-5 B:5-5L A:+1-1 A:+6-5 A:6-5L B:6-0L A:4-0L
B:4-4L*2 A:6-4L B:6-6L A:+3-3 A:+4-1 A:4-1@8*3 B:1-0@8 A:+2-0
A:2-0R B:3-0R*3 A:3-3R B:6-3R
"""
end = "out"
winner = "B"
delta = { A = 5, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "4-2 3-3 3-2 3-0 2-1"
deal.B = "6-3 5-5 4-1 4-0 2-2"
yard = "5-3 5-1 3-1 6-5 5-2 6-4 1-1 6-1 5-4 4-4 4-3 6-6 1-0 6-0 0-0 5-0 6-2 2-0"
play = """
B:4-1*1 A:4-2L B:2-2L*1 A:3-2L B:6-3L A:2-1R B:+5-3 B:+5-1 B:+3-1
B:+6-5 B:6-5L A:+5-2 A:5-2L B:+6-4 B:+1-1 B:+6-1 B:+5-4 B:+4-4
B:+4-3 B:+6-6 B:+1-0 B:+6-0 B:+0-0 B:+5-0 B:+6-2 B:6-2U*2 A:+2-0
A:2-0L B:6-4U A:3-0L B:4-3U A:3-3L
"""
end = "out"
winner = "A"
delta = { A = 16, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 3-3 3-1 2-1"
deal.B = "5-3 5-2 4-2 2-0 1-0"
yard = "3-2 6-3 6-0 6-1 5-4 2-2 4-4 1-1 4-0 6-6 3-0 6-5 5-1 4-1 6-4 4-3 0-0 5-0"
play = """
A:6-2 B:2-0R A:+3-2 A:+6-3 A:6-3L B:5-3L*1 A:5-5L*2 B:1-0R A:3-1R
B:5-2L*1 A:3-2L B:+6-0 B:+6-1 B:+5-4 B:5-4U*2 A:3-3L B:4-2U
A:2-1U*2
"""
end = "out"
winner = "A"
delta = { A = 7, B = 4 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-13"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "B C"
ranks = { A = 3, B = 1, C = 1 }
score = { A = 50, B = 62, C = 62 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-13"
commitment = "a573f1ad175b54e401e71c1994fc413af4e01d7518a1c702f9bdfc86523920ec"
secret = "a3985b40854042f1afb8935c648067a9e3b5245df0f0000141b1bf48f94345e2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "4-3 4-0 3-1 2-1 1-1"
deal.B = "6-6 5-5 5-1 5-0 3-2"
deal.C = "6-5 6-4 6-0 2-0 1-0"
yard = "6-3 5-2 6-2 4-4 4-1 4-2 3-3 3-0 2-2 5-3 5-4 6-1 0-0"
play = """
C:6-4*2 A:4-0R B:6-6L C:6-0R A:+6-3 A:6-3L B:3-2L C:2-0L A:+5-2
A:+6-2 A:6-2U B:5-0L C:6-5L A:2-1U B:5-1U C:+4-4 C:+4-1 C:+4-2
C:+3-3 C:+3-0 C:+2-2 C:+5-3 C:5-3U*3 A:3-1U B:+5-4 B:+6-1 B:6-1L
C:1-0L A:1-1U B:+0-0 B:0-0L C:4-1U*2 A:4-3U B:pass C:3-3U A:pass
B:pass C:3-0L*3
"""
end = "blocked"
winner = "A"
delta = { A = 7, B = 0, C = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 4-1 2-1 0-0"
deal.B = "6-4 5-1 2-2 2-0 1-0"
deal.C = "6-3 5-5 5-0 4-2 4-0"
yard = "6-5 5-3 6-1 3-0 5-2 3-3 6-6 1-1 3-1 5-4 3-2 4-3 4-4"
play = """
A:6-2 B:2-2R*2 C:4-2R*2 A:4-1R B:6-4L*1 C:4-0L A:0-0L B:5-1R*1
C:5-5R*2 A:2-1U B:1-0U*2 C:5-0L*3 A:6-0@6
"""
end = "out"
winner = "A"
delta = { A = 2, B = 6, C = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-4 4-3 4-1 2-1"
deal.B = "6-3 4-0 3-0 2-2 0-0"
deal.C = "6-6 6-2 6-1 5-3 3-2"
yard = "3-1 5-0 4-2 2-0 1-0 3-3 6-5 4-4 6-4 5-5 5-1 1-1 5-2"
play = """
A:2-1 B:2-2L*1 C:6-1R*2 A:6-0R B:4-0R C:6-2L*2 A:5-4R B:6-3L
C:5-3L*2 A:+3-1 A:+5-0 A:5-0L*1 B:0-0L*1 C:3-2U A:3-1U B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 1, B = 7, C = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-1 4-3 4-2 2-2"
deal.B = "4-0 3-3 3-1 1-1 1-0"
deal.C = "6-5 6-2 5-4 5-2 4-1"
yard = "5-3 6-0 2-1 2-0 6-3 3-0 4-4 0-0 5-0 5-5 6-4 6-6 3-2"
play = """
B:3-3 C:+5-3 C:5-3L A:5-1L B:3-1L C:+6-0 C:+2-1 C:+2-0 C:+6-3
C:6-3L A:4-3R*2 B:4-0R C:6-5L*1 A:+3-0 A:3-0U*1 B:1-0R C:2-1R
A:4-2R B:+4-4 B:4-4R C:5-4R*2 A:+0-0 A:0-0U*2 B:+5-0 B:5-0U*3
C:5-2L A:2-2L B:+5-5 B:5-5R C:2-0L*3 A:+6-4 A:6-4@6 B:+6-6 B:6-6@6
C:6-0@6*3 A:6-1@14
"""
end = "out"
winner = "A"
delta = { A = 8, B = 3, C = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-2 3-3 1-0"
deal.B = "6-4 6-3 6-2 3-2 2-1"
deal.C = "5-4 5-1 5-0 3-1 0-0"
yard = "5-5 1-1 5-3 4-3 2-0 4-2 3-0 6-1 6-0 4-0 4-4 4-1 2-2"
play = """
A:6-6 B:6-3L*3 C:3-1L A:1-0L B:6-4R C:5-4R*1 A:6-5U*2 B:6-2D
C:5-0L A:5-2D*4 B:+5-5 B:5-5L*5 C:5-1L A:+1-1 A:1-1L B:2-1L C:+5-3
C:5-3@6*4 A:3-3@6
"""
end = "out"
winner = "A"
delta = { A = 7, B = 8, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-0 4-2 4-1"
deal.B = "6-1 5-4 4-4 2-1 1-0"
deal.C = "4-3 4-0 3-3 3-2 2-0"
yard = "0-0 5-2 5-3 5-0 1-1 5-1 6-2 6-3 6-5 5-5 3-0 3-1 2-2"
play = """
A:6-4*2 B:6-1L*1 C:4-3R A:4-1L B:5-4L C:3-3R A:+0-0 A:+5-2 A:5-2L
B:2-1L C:3-2R A:4-2R*1 B:4-4R C:4-0R A:6-0R B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 3, B = 4, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-5 3-1 2-1"
deal.B = "5-4 5-1 4-3 3-0 2-0"
deal.C = "6-1 6-0 4-4 4-0 1-0"
yard = "6-2 3-2 5-2 6-4 5-3 5-0 0-0 4-2 6-6 3-3 1-1 4-1 2-2"
play = """
B:5-4 C:4-0R*1 A:5-5L*2 B:5-1L C:1-0L A:6-5U B:3-0L C:6-0R*3
A:6-3R B:4-3L C:4-4L A:3-1R*3 B:+6-2 B:6-2U C:6-1R
"""
end = "out"
winner = "C"
delta = { A = 5, B = 0, C = 5 }

[[match.hand]]
opener = "C"
deal.A = "5-3 4-1 3-3 2-0 1-0"
deal.B = "6-6 5-5 3-2 3-0 1-1"
deal.C = "6-5 6-4 5-4 2-1 0-0"
yard = "6-3 5-0 5-2 6-0 4-3 5-1 6-2 4-2 6-1 4-4 3-1 4-0 2-2"
play = """
C:6-4*2 A:4-1R B:6-6L C:6-5L A:5-3L B:1-1R*1 C:2-1R*1 A:2-0R
B:3-2L C:0-0R A:1-0@6 B:3-0R*1 C:+6-3 C:6-3R A:+5-0 A:5-0@8
B:5-5@8
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 5-5 5-3 3-1"
deal.B = "6-6 6-0 5-1 4-0 3-2"
deal.C = "6-5 6-3 5-4 4-4 2-2"
yard = "4-1 5-0 2-0 2-1 3-0 6-2 1-0 4-3 1-1 3-3 4-2 0-0 5-2"
play = """
B:3-2*1 C:6-3L A:6-4L B:4-0L C:2-2R A:+4-1 A:+5-0 A:5-0L B:5-1L*1
C:+2-0 C:2-0R A:6-1L B:6-6L C:6-5L*1 A:5-5L*2 B:6-0@6*2
"""
end = "out"
winner = "B"
delta = { A = 2, B = 11, C = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-1 4-4 4-3"
deal.B = "6-6 6-1 4-0 3-1 0-0"
deal.C = "6-3 5-4 4-1 2-2 1-1"
yard = "2-1 5-5 6-4 5-3 3-0 5-0 1-0 3-3 4-2 2-0 5-2 6-2 3-2"
play = """
B:6-6 C:6-3L*3 A:6-5R B:6-1U C:1-1U*2 A:6-0D*2 B:0-0D*2 C:5-4R
A:4-3L*2 B:4-0L C:4-1R A:5-1U B:3-1R
"""
end = "out"
winner = "B"
delta = { A = 4, B = 4, C = 5 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-2 4-3 3-2 2-1"
deal.B = "6-4 6-0 5-3 4-4 4-2"
deal.C = "6-2 5-1 3-3 1-0 0-0"
yard = "2-2 1-1 4-1 2-0 6-5 6-3 3-1 4-0 3-0 6-1 5-0 5-4 6-6"
play = """
B:6-4*2 C:6-2L A:3-2L B:4-2R*1 C:3-3L A:2-1R B:5-3L C:5-1R*2
A:5-5L*3 B:+2-2 B:+1-1 B:+4-1 B:+2-0 B:+6-5 B:6-5L C:+6-3 C:6-3L
A:5-2@6*2 B:2-2@6 C:+3-1 C:3-1L*2 A:4-3U
"""
end = "out"
winner = "A"
delta = { A = 10, B = 3, C = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-4 4-4 4-1"
deal.B = "6-4 5-5 5-2 3-1 0-0"
deal.C = "6-5 5-3 5-1 3-0 2-2"
yard = "2-1 6-6 3-2 2-0 6-0 6-3 4-3 1-0 4-2 3-3 4-0 1-1 5-0"
play = """
A:6-2 B:6-4L C:2-2R A:4-4L B:5-2R C:5-3R A:4-1L B:3-1L C:3-0L
A:5-4@6 B:5-5@6 C:6-5@6 A:6-1@6
"""
end = "out"
winner = "A"
delta = { A = 1, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 4-4 4-1 2-1 0-0"
deal.B = "6-2 5-5 5-4 3-3 2-0"
deal.C = "4-2 3-2 3-1 3-0 1-0"
yard = "5-2 5-3 6-0 4-0 4-3 6-5 2-2 5-1 6-4 6-3 5-0 6-6 1-1"
play = """
A:4-4 B:5-4L C:4-2R A:4-1U B:5-5L C:3-1U*3 A:2-1R B:3-3U C:1-0R
A:0-0R B:2-0R C:3-2R A:+5-2 A:5-2L B:6-2L*3
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-0 4-4 3-2"
deal.B = "6-4 6-0 5-5 3-1 2-1"
deal.C = "5-2 4-0 3-3 3-0 2-2"
yard = "6-5 2-0 4-3 0-0 5-3 1-0 5-1 5-4 6-6 1-1 6-3 4-1 4-2"
play = """
B:5-5*2 C:5-2L A:5-0R B:6-0R C:2-2L*2 A:3-2L B:2-1@6*2 C:3-3L
A:6-1@6 B:6-4R C:3-0L*2 A:6-2@6 B:3-1@8
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 4 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-14"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3, D = 3 }
score = { A = 26, B = 65, C = 9, D = 9 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-14"
commitment = "71d455995d05bfb6359ba680f1b7f6fdeafe880bf5f4a4477b3f0bbefd38da35"
secret = "a0eaef22550169e8cf6dac8ac2fc481257dd3e9880558114118a9273d21e9464"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "5-4 4-3 4-2 3-3 3-2"
deal.B = "6-4 6-1 5-3 5-1 5-0"
deal.C = "6-6 5-2 4-0 3-0 0-0"
deal.D = "6-0 5-5 4-4 3-1 1-0"
yard = "6-3 6-2 2-0 1-1 6-5 2-1 4-1 2-2"
play = """
D:3-1 A:4-3L*1 B:6-1R*2 C:4-0L D:1-0L A:+6-3 A:6-3R B:5-3R C:5-2R
D:+6-2 D:6-2R A:+2-0 A:+1-1 A:1-1L B:6-4R C:+6-5 C:+2-1 C:2-1L
D:4-4R*2 A:5-4R B:5-1R C:+4-1 C:4-1R D:+2-2 D:2-2L A:4-2@6*2
B:pass C:pass D:pass A:3-2L B:pass C:3-0L D:6-0L A:2-0@6*2
B:5-0@6*3
"""
end = "out"
winner = "B"
delta = { A = 5, B = 13, C = 0, D = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-1 4-0 3-0 2-2"
deal.B = "6-5 4-1 3-1 2-1 1-1"
deal.C = "5-3 5-2 4-3 3-2 2-0"
deal.D = "6-4 5-0 4-2 3-3 1-0"
yard = "5-4 6-3 0-0 4-4 6-1 6-6 5-5 6-2"
play = """
B:1-1 C:+5-4 C:+6-3 C:+0-0 C:+4-4 C:+6-1 C:6-1L D:6-4L A:5-1R
B:6-5R*2 C:5-4L D:5-0L A:4-0L*2 B:4-1L C:6-3R D:3-3R A:3-0R
B:3-1@6 C:2-0R D:1-0L A:2-2R*1 B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 3, B = 11, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 3-1 3-0 1-1 1-0"
deal.B = "6-6 6-4 5-4 5-2 4-1"
deal.C = "6-1 6-0 5-1 5-0 2-2"
deal.D = "6-5 6-3 4-3 4-2 3-2"
yard = "4-0 5-3 0-0 3-3 2-0 5-5 2-1 4-4"
play = """
B:6-6 C:6-1L D:6-5R A:1-0L*1 B:5-4R C:6-0L*2 D:6-3L A:3-1L*1
B:6-4R C:5-1L D:+4-0 D:+5-3 D:5-3L A:6-2R*1 B:5-2R C:5-0R D:4-0R
A:3-0L B:4-1R
"""
end = "out"
winner = "B"
delta = { A = 3, B = 5, C = 2, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-2 4-3 2-2"
deal.B = "5-3 4-2 4-1 3-1 2-0"
deal.C = "6-4 5-5 5-0 3-0 1-0"
deal.D = "6-6 6-0 5-4 5-1 0-0"
yard = "4-4 4-0 3-2 3-3 1-1 2-1 6-1 6-5"
play = """
B:4-1*1 C:6-4L D:6-0L A:+4-4 A:+4-0 A:4-0L*1 B:3-1R C:3-0R D:0-0R
A:4-4L B:2-0R*2 C:5-0U*3 D:5-4U A:6-2R B:4-2L C:1-0D D:5-1D
A:5-2L*4 B:5-3L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 11, C = 3, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-0 4-3 3-1"
deal.B = "6-0 4-0 2-0 1-0 0-0"
deal.C = "6-1 5-4 5-3 4-4 1-1"
deal.D = "6-4 6-2 4-2 3-3 3-2"
yard = "5-1 4-1 5-2 2-2 6-3 5-5 2-1 3-0"
play = """
B:0-0 C:+5-1 C:+4-1 C:+5-2 C:+2-2 C:+6-3 C:+5-5 C:+2-1 C:+3-0
C:3-0L D:3-2L A:5-0R B:2-0L*1 C:5-5R*2 D:pass A:6-5R B:6-0R
C:5-4@6 D:4-2@6 A:pass B:1-0L C:6-1L D:6-2L A:pass B:4-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 19, C = 2, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-1 5-0 4-2"
deal.B = "6-0 3-1 2-2 2-0 1-1"
deal.C = "6-2 5-4 4-3 3-0 0-0"
deal.D = "6-4 5-3 4-4 3-3 2-1"
yard = "4-0 5-2 1-0 4-1 3-2 5-5 6-1 6-6"
play = """
B:2-2 C:6-2L*2 D:6-4L A:4-2L B:2-0L C:3-0L D:2-1R A:6-3L B:1-1R
C:+4-0 C:+5-2 C:5-2U D:5-3U A:6-5L*2 B:3-1U C:5-4L D:4-4L A:5-1U*3
B:+1-0 B:1-0R C:4-3L D:3-3L
"""
end = "out"
winner = "D"
delta = { A = 5, B = 0, C = 2, D = 3 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-4 5-3 3-2 2-1"
deal.B = "6-0 5-0 4-3 4-2 3-3"
deal.C = "6-6 5-1 3-1 3-0 1-1"
deal.D = "4-1 4-0 2-2 2-0 1-0"
yard = "6-1 6-2 6-3 4-4 6-4 5-5 5-2 0-0"
play = """
D:2-0 A:3-2L B:3-3L C:3-1L D:4-1L A:5-4L*1 B:5-0R*2 C:5-1L
D:1-0L*1 A:5-3U*2 B:4-3D C:3-0L D:4-0D A:6-5R B:6-0D*4 C:6-6R
D:+6-1 D:6-1R*3 A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 6, C = 0, D = 4 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-15"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 66, B = 23 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-15"
commitment = "b9f9d059cfddab3e1c2b719d8abaf6a7875834e4600741b35b4d069ac260e6ff"
secret = "d4dd5cf75e78e9e6e3ce1d8ebb205c48d90732c45a72a10068cc647c0ccbccda"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-0 4-3 2-2"
deal.B = "6-5 6-4 5-2 4-2 3-3"
yard = "6-2 0-0 3-1 3-2 4-0 3-0 1-0 5-4 6-6 6-1 4-1 1-1 5-3 2-1 2-0 5-1 6-3 4-4"
play = """
B:6-5 A:5-5R B:6-4L A:4-3L B:3-3L A:5-0R B:5-2U A:2-2U*2 B:4-2U*2
"""
end = "out"
winner = "B"
delta = { A = 2, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-3 6-2 6-1"
deal.B = "6-4 5-5 5-4 5-3 4-3"
yard = "1-0 1-1 2-2 4-2 3-0 5-1 4-4 6-0 3-2 3-3 5-0 3-1 0-0 2-1 4-1 5-2 2-0 4-0"
play = """
B:6-4*2 A:6-6L B:5-4R A:6-5R B:+1-0 B:+1-1 B:+2-2 B:+4-2 B:+3-0
B:+5-1 B:+4-4 B:+6-0 B:6-0L A:6-3R B:3-0L A:6-2U B:5-3L*2 A:6-1D
"""
end = "out"
winner = "A"
delta = { A = 9, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-3 5-1 4-2"
deal.B = "6-3 6-1 5-0 4-3 2-0"
yard = "6-0 0-0 5-2 6-2 2-1 3-3 2-2 3-1 5-4 4-0 3-0 6-6 1-0 4-4 3-2 6-5 1-1 4-1"
play = """
A:5-5*2 B:5-0L*2 A:5-3R B:2-0L*1 A:4-2L B:4-3L A:5-1U B:6-3L*2
A:6-4L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-2 5-0 4-0 2-1"
deal.B = "6-5 6-3 3-2 3-0 2-0"
yard = "5-3 6-4 1-0 4-2 6-6 0-0 4-3 6-2 5-4 5-1 6-1 3-1 4-1 4-4 6-0 1-1 3-3 2-2"
play = """
A:5-5*2 B:6-5L A:5-2R B:6-3L*1 A:5-0U*1 B:3-2L A:4-0U B:2-0L
A:2-1R*1
"""
end = "out"
winner = "A"
delta = { A = 5, B = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 4-4 4-0 1-1 1-0"
deal.B = "6-4 6-0 5-4 5-2 4-3"
yard = "3-0 5-5 6-5 3-3 5-3 6-2 4-2 6-1 2-0 5-1 4-1 6-3 3-1 0-0 2-2 3-2 5-0 2-1"
play = """
A:4-4 B:6-4L A:6-6L*4 B:6-0L A:4-0L B:5-4L A:+3-0 A:+5-5 A:5-5L
B:5-2L*2 A:+6-5 A:6-5@6*3 B:4-3R*2
"""
end = "out"
winner = "B"
delta = { A = 7, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "5-4 4-2 2-0 1-1 0-0"
deal.B = "6-4 5-3 5-2 5-1 2-1"
yard = "6-2 3-2 4-4 5-5 6-5 3-3 6-1 4-1 3-1 6-3 3-0 4-0 1-0 2-2 6-6 5-0 4-3 6-0"
play = """
B:6-4*2 A:4-2R B:5-2R A:5-4R*2 B:+6-2 B:6-2L A:2-0L B:+3-2 B:+4-4
B:4-4R A:0-0L B:+5-5 B:+6-5 B:+3-3 B:+6-1 B:+4-1 B:4-1R A:1-1R
"""
end = "out"
winner = "A"
delta = { A = 13, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-0 4-3 2-1 1-0"
deal.B = "6-4 6-3 5-2 4-0 2-0"
yard = "3-2 4-2 2-2 1-1 5-3 4-1 4-4 5-4 6-2 3-3 6-0 3-0 6-6 0-0 5-5 3-1 5-1 6-1"
play = """
A:5-0*1 B:5-2L A:2-1L B:4-0R*1 A:4-3R B:6-3R A:6-5R B:+3-2 B:+4-2
B:+2-2 B:+1-1 B:1-1L A:1-0L*1
"""
end = "out"
winner = "A"
delta = { A = 7, B = 1 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-1 4-4 3-2 2-2"
deal.B = "6-6 6-2 3-0 1-0 0-0"
yard = "2-0 5-2 6-3 4-3 1-1 5-0 6-4 6-1 4-1 2-1 3-3 4-0 4-2 6-0 6-5 5-3 3-1 5-5"
play = """
A:4-4 B:+2-0 B:+5-2 B:+6-3 B:+4-3 B:4-3L A:3-2L*2 B:6-2L A:5-4R
B:6-6L A:5-1R B:6-3L A:+1-1 A:1-1R*1 B:3-0L A:+5-0 A:5-0L B:5-2L
A:2-2L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-0 3-2 2-2"
deal.B = "6-4 5-3 4-4 4-1 3-3"
yard = "5-2 6-0 4-3 5-1 3-0 4-2 6-3 2-1 2-0 0-0 1-0 6-2 4-0 5-5 1-1 3-1 5-4 6-1"
play = """
A:6-6 B:6-4L A:6-5R B:4-4L A:5-0R B:4-1L A:+5-2 A:+6-0 A:6-0R
B:+4-3 B:4-3@6*2 A:3-2@6 B:+5-1 B:5-1L A:5-2L*2 B:+3-0 B:+4-2
B:4-2L A:2-2@6
"""
end = "out"
winner = "A"
delta = { A = 5, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 6-1 4-1 2-0"
deal.B = "6-6 5-3 4-3 3-2 2-1"
yard = "5-2 3-0 3-1 5-5 5-1 6-0 4-4 5-0 6-3 5-4 0-0 3-3 6-5 4-2 2-2 4-0 1-1 1-0"
play = """
A:6-4*2 B:6-6L A:4-1R B:2-1R A:6-2R B:+5-2 B:+3-0 B:+3-1 B:+5-5
B:+5-1 B:+6-0 B:6-0L A:2-0L B:5-2L A:6-1U
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-16"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 56, B = 49, C = 64 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-16"
commitment = "0d29e1694b7e7081f7341bc33382269e88aab492b3047b9f125f069d3ebfdbac"
secret = "5ac23d4d8908ea8b40bca8333759d6ca74a2ea0123b8193af76afbbc2883d72c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 5-1 4-1 2-2"
deal.B = "6-4 6-2 5-2 3-1 2-0"
deal.C = "5-5 5-4 5-0 4-4 2-1"
yard = "1-1 0-0 6-6 5-3 6-5 4-3 4-0 1-0 3-3 4-2 3-2 3-0 6-1"
play = """
C:5-5*2 A:5-1L B:3-1L C:5-4R A:6-3L*2 B:6-4R C:5-0U A:6-0L B:5-2D
C:2-1D A:4-1D*2 B:6-2R C:4-4D*2
"""
end = "out"
winner = "C"
delta = { A = 4, B = 0, C = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 6-3 2-1 2-0"
deal.B = "5-5 5-4 5-2 5-0 3-0"
deal.C = "6-5 4-3 4-2 2-2 1-0"
yard = "5-3 1-1 3-3 4-4 6-0 3-2 6-1 6-2 5-1 4-0 3-1 4-1 0-0"
play = """
C:6-5 A:6-6L B:5-2R C:4-2R A:6-4L B:5-4L C:4-3R A:6-3R B:5-5L
C:+5-3 C:5-3L A:+1-1 A:+3-3 A:3-3L B:5-0@6 C:1-0@6 A:2-1@6 B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 2, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-3 5-0 4-2 2-2"
deal.B = "5-5 5-1 4-1 3-2 2-1"
deal.C = "6-3 5-4 4-4 2-0 1-0"
yard = "4-3 6-0 6-5 5-2 6-6 3-0 6-2 1-1 4-0 3-1 6-4 3-3 0-0"
play = """
B:4-1*1 C:5-4L A:5-3L B:2-1R*1 C:6-3L A:6-1L B:5-1L C:2-0R*1
A:5-0L B:+4-3 B:+6-0 B:6-0L C:1-0R A:+6-5 A:6-5L B:5-5L C:+5-2
C:5-2L A:4-2L*1 B:4-3L C:+6-6 C:+3-0 C:3-0L A:+6-2 A:+1-1 A:1-1R
B:+4-0 B:4-0L C:4-4L*2 A:+3-1 A:3-1R B:3-2R*2
"""
end = "out"
winner = "B"
delta = { A = 1, B = 9, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-0 4-4 2-0"
deal.B = "6-0 5-3 3-1 2-2 1-1"
deal.C = "6-6 5-4 4-2 3-0 0-0"
yard = "4-3 6-1 4-0 5-5 2-1 3-2 5-2 5-1 4-1 6-2 3-3 6-4 1-0"
play = """
B:2-2 C:4-2L A:4-4L B:+4-3 B:4-3L C:5-4@6 A:6-3L*3 B:6-0L C:3-0L
A:2-0R B:5-3@6 C:0-0R A:5-0R B:3-1L C:+6-1 C:6-1L A:6-5L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-2 4-3 2-1 0-0"
deal.B = "6-5 5-4 5-3 4-2 1-0"
deal.C = "6-2 6-0 5-1 5-0 4-4"
yard = "5-5 6-3 6-6 1-1 4-0 2-0 4-1 6-4 2-2 3-2 3-1 3-3 3-0"
play = """
A:6-1 B:6-5L C:5-1R*2 A:5-2L B:4-2L C:4-4L A:4-3L B:5-3R C:+5-5
C:+6-3 C:6-3L A:+6-6 A:6-6L*3 B:5-4U*4 C:5-5U*5 A:+1-1 A:+4-0
A:4-0D*5 B:1-0D
"""
end = "out"
winner = "B"
delta = { A = 8, B = 9, C = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 3-0 1-1 0-0"
deal.B = "6-5 5-3 4-3 4-0 2-1"
deal.C = "6-3 5-1 4-4 4-1 2-2"
yard = "3-2 5-5 6-2 6-0 6-6 5-2 5-4 2-0 1-0 4-2 5-0 3-1 3-3"
play = """
B:2-1 C:2-2L*1 A:6-1R*2 B:6-5R C:5-1R*1 A:1-1R B:+3-2 B:3-2L*1
C:6-3L A:6-4L B:4-3L*1 C:4-1R A:3-0L B:4-0L C:4-4L
"""
end = "out"
winner = "C"
delta = { A = 2, B = 2, C = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 5-4 3-1 1-0"
deal.B = "5-5 5-0 4-2 3-0 0-0"
deal.C = "6-1 4-1 3-3 2-0 1-1"
yard = "6-2 2-1 2-2 5-3 3-2 6-4 5-2 6-5 5-1 4-4 6-0 4-3 4-0"
play = """
C:4-1*1 A:5-4L B:5-5L C:6-1R A:6-6R B:5-0L C:2-0L A:6-3R*1 B:3-0R
C:+6-2 C:6-2L A:1-0R B:+2-1 B:2-1R C:+2-2 C:2-2R*2 A:+5-3 A:5-3U
B:4-2R C:3-3U A:3-1U
"""
end = "out"
winner = "A"
delta = { A = 1, B = 0, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-2 5-0 4-3 3-2"
deal.B = "6-4 5-3 3-1 2-0 1-0"
deal.C = "6-0 5-4 4-4 4-0 2-1"
yard = "6-1 5-1 3-3 6-2 2-2 6-6 6-3 0-0 1-1 4-2 6-5 4-1 3-0"
play = """
A:5-5*2 B:5-3L C:5-4R A:4-3L B:6-4L*2 C:4-4R A:5-2U B:2-0U
C:6-0U*4 A:5-0D*4 B:1-0D C:4-0R A:+6-1 A:6-1L B:3-1L*2
"""
end = "out"
winner = "B"
delta = { A = 6, B = 6, C = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-4 3-3 1-1"
deal.B = "6-5 5-2 5-1 4-3 2-1"
deal.C = "6-2 6-0 4-2 4-1 2-2"
yard = "4-4 3-1 5-3 3-0 0-0 6-6 2-0 6-1 1-0 3-2 5-0 5-5 4-0"
play = """
B:5-1 C:4-1R A:5-4L B:4-3L C:4-2R*1 A:6-3L B:6-5L C:6-2R A:6-4R
B:5-2L C:2-2L A:+4-4 A:4-4R B:2-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 3-3 3-1 1-0"
deal.B = "6-6 6-4 4-4 4-0 3-2"
deal.C = "6-3 5-3 5-2 4-2 2-2"
yard = "0-0 2-0 1-1 2-1 4-3 5-0 4-1 5-1 6-0 5-5 5-4 3-0 6-2"
play = """
B:4-4 C:4-2L*2 A:+0-0 A:+2-0 A:2-0L B:6-4R C:6-3R A:1-0L B:4-0U
C:5-3R A:6-1L B:6-6L C:5-2R A:6-5L B:3-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-2 5-0 4-4"
deal.B = "5-3 4-2 2-2 2-1 2-0"
deal.C = "5-5 5-4 4-3 4-0 1-0"
yard = "0-0 1-1 6-5 6-4 3-0 3-2 6-6 3-1 4-1 5-1 6-1 6-0 3-3"
play = """
B:2-0 C:4-0R A:6-2L*2 B:4-2R C:+0-0 C:+1-1 C:+6-5 C:6-5L A:5-2L
B:2-2L C:+6-4 C:+3-0 C:+3-2 C:3-2L*1 A:6-3L B:2-1R C:6-4L*1 A:4-4L
B:+6-6 B:+3-1 B:3-1R C:5-4L A:5-0L
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0, C = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 3-3 1-1 0-0"
deal.B = "6-5 5-5 5-2 3-2 3-0"
deal.C = "5-1 5-0 4-3 3-1 1-0"
yard = "6-0 2-2 2-0 4-0 2-1 4-2 4-4 5-3 6-2 6-6 4-1 5-4 6-3"
play = """
A:6-4*2 B:6-5L C:5-1L*1 A:6-1L*2 B:+6-0 B:6-0L C:1-0L*1 A:1-1L
B:+2-2 B:+2-0 B:+4-0 B:4-0R C:5-0R A:+2-1 A:2-1L B:3-2L C:4-3L
A:+4-2 A:4-2L B:5-2R C:3-1U
"""
end = "out"
winner = "C"
delta = { A = 4, B = 0, C = 7 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-3 4-3 3-1 0-0"
deal.B = "5-5 5-1 4-2 4-1 2-1"
deal.C = "6-5 6-1 2-0 1-1 1-0"
yard = "6-3 6-0 3-0 5-4 3-3 4-4 5-0 3-2 4-0 2-2 6-2 5-2 6-4"
play = """
C:6-5 A:6-6L B:5-1R C:6-1L A:3-1L B:4-1R C:+6-3 C:6-3L*2 A:4-3R
B:+6-0 B:6-0U C:1-0U*2 A:5-3R B:5-5R C:1-1U A:+3-0 A:+5-4 A:5-4R
B:4-2R*2 C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 2, C = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 2-1 2-0 0-0"
deal.B = "6-6 6-1 4-1 3-3 3-2"
deal.C = "6-4 6-3 5-4 2-2 1-0"
yard = "5-0 5-1 6-2 5-5 1-1 5-3 5-2 4-3 4-4 4-0 4-2 3-0 3-1"
play = """
C:6-4*2 A:6-5L B:4-1R C:5-4L*1 A:2-1R B:3-2R C:6-3R*2 A:6-0R
B:+5-0 B:5-0R C:+5-1 C:5-1R*1 A:+6-2 A:+5-5 A:+1-1 A:1-1R B:6-1R*2
C:1-0U*2 A:6-2R B:+5-3 B:+5-2 B:5-2R C:+4-3 C:4-3L A:5-5R B:5-3L*3
C:+4-4 C:+4-0 C:4-0U A:+4-2 A:4-2U B:+3-0 B:+3-1 B:3-1D*4 C:2-2U
A:2-0U B:3-0D*3 C:pass A:0-0U*3
"""
end = "out"
winner = "A"
delta = { A = 8, B = 12, C = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-3 4-4 4-3 3-0 1-1"
deal.B = "6-1 6-0 5-0 4-0 2-0"
deal.C = "5-4 5-2 4-1 3-3 2-1"
yard = "3-1 5-1 2-2 5-3 1-0 3-2 6-5 6-2 5-5 4-2 6-6 0-0 6-4"
play = """
A:6-3 B:6-0L C:3-3R A:3-0L B:+3-1 B:3-1R C:2-1R*1 A:4-3L B:2-0R
C:5-4L*1 A:+5-1 A:5-1L B:4-0R*1 C:4-1L A:4-4L B:+2-2 B:+5-3 B:5-3U
C:5-2U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 1, C = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-5 5-1 3-1"
deal.B = "5-4 5-2 5-0 3-2 2-2"
deal.C = "6-6 4-4 3-3 1-1 1-0"
yard = "6-2 6-3 4-1 4-2 6-5 0-0 4-3 6-1 3-0 4-0 2-0 5-3 2-1"
play = """
C:6-6 A:6-4L B:5-4L C:+6-2 C:6-2R A:5-5L B:5-0L C:1-0L A:5-1L
B:3-2R C:3-3R A:3-1R B:5-2@6 C:1-1R A:6-0U
"""
end = "out"
winner = "A"
delta = { A = 2, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-3 3-0 2-2"
deal.B = "6-4 6-1 5-5 4-4 4-0"
deal.C = "5-4 5-2 4-1 3-1 0-0"
yard = "5-0 4-3 1-1 3-2 6-3 5-1 1-0 3-3 2-1 4-2 2-0 6-0 6-5"
play = """
A:6-6 B:6-4L C:5-4L A:5-3L*3 B:6-1R C:4-1R A:3-0L B:4-0R C:0-0L
A:6-2U B:+5-0 B:5-0L C:5-2U*2 A:+4-3 A:+1-1 A:+3-2 A:+6-3 A:6-3D
B:5-5L C:3-1D
"""
end = "out"
winner = "C"
delta = { A = 3, B = 0, C = 7 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-17"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2, D = 4 }
score = { A = 38, B = 62, C = 50, D = 19 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-17"
commitment = "92754dd01cd03a01307127e8cd1ab53de5db9b204fb1e7a161babddd0ccfb152"
secret = "cada138a655d3fb332b28e2895ed995110e30c236f3f96a6097445a7b2a54924"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 4-2 3-2 1-0"
deal.B = "6-6 6-2 3-1 2-2 1-1"
deal.C = "5-3 4-4 4-1 3-3 2-1"
deal.D = "5-2 5-1 5-0 4-0 3-0"
yard = "6-4 5-4 6-1 0-0 6-5 5-5 2-0 4-3"
play = """
A:6-0 B:6-6L C:+6-4 C:6-4L D:4-0L A:6-3U B:6-2D*1 C:3-3U D:5-0L
A:1-0R B:1-1R*3 C:2-1R*3 D:5-2L A:3-2L B:2-2R*3 C:4-1@8 D:3-0L
A:4-2R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 7, C = 3, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-4 3-2 3-1 2-0"
deal.B = "5-1 5-0 4-1 3-0 2-1"
deal.C = "6-6 4-0 2-2 1-1 0-0"
deal.D = "6-2 4-4 4-2 3-3 1-0"
yard = "6-0 5-5 5-2 6-5 6-1 4-3 5-3 6-3"
play = """
A:3-1 B:2-1R*1 C:2-2R D:3-3L*2 A:2-0R B:5-0R C:+6-0 C:+5-5 C:5-5R
D:6-2U A:3-2L B:5-1R C:6-6U*3 D:4-2L A:6-4L B:4-1R C:6-0U*2 D:4-4R
A:5-4@8
"""
end = "out"
winner = "A"
delta = { A = 2, B = 1, C = 5, D = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 3-0 2-1 2-0"
deal.B = "6-5 6-1 4-4 1-1 0-0"
deal.C = "6-3 6-0 5-4 5-2 1-0"
deal.D = "5-1 4-1 3-2 3-1 2-2"
yard = "6-2 4-0 6-4 3-3 5-0 5-5 4-2 4-3"
play = """
A:5-3 B:6-5L C:6-3R D:+6-2 D:6-2L A:6-6R B:6-1R C:5-2L D:5-1L
A:2-1L B:1-1R C:6-0U D:3-2L*1 A:3-0L B:0-0L C:1-0L D:4-1L A:2-0@8
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 4-4 4-2 4-1"
deal.B = "6-2 6-1 5-4 3-0 1-0"
deal.C = "5-5 5-1 3-3 3-2 2-0"
deal.D = "5-3 5-0 4-3 2-2 1-1"
yard = "6-0 2-1 4-0 6-4 3-1 5-2 0-0 6-3"
play = """
A:6-6 B:6-2L C:3-2L*3 D:5-3L A:6-5L B:6-1L C:5-1L D:5-0L A:+6-0
A:6-0L B:+2-1 B:+4-0 B:+6-4 B:6-4R*2 C:+3-1 C:+5-2 C:+0-0 C:+6-3
C:6-3L D:4-3L A:4-4L B:5-4L C:5-5L D:pass A:4-1R B:1-0R*2 C:0-0R*2
D:pass A:4-2@6
"""
end = "out"
winner = "A"
delta = { A = 7, B = 4, C = 5, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "4-4 3-3 2-2 2-0 0-0"
deal.B = "6-4 5-5 5-1 4-1 3-0"
deal.C = "6-6 5-0 4-3 4-2 4-0"
deal.D = "6-5 6-1 6-0 5-3 5-2"
yard = "3-2 2-1 3-1 1-0 1-1 6-3 6-2 5-4"
play = """
A:0-0 B:3-0L C:4-3L D:6-0R*2 A:4-4L B:6-4L C:6-6L D:6-5L A:2-0U
B:5-5L C:4-2U*4 D:5-3L A:3-3L B:5-1@10 C:5-0@11 D:6-1R A:+3-2
A:3-2L B:4-1U*1
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 4, D = 2 }

[[match.hand]]
opener = "B"
deal.A = "5-3 4-3 4-2 4-1 0-0"
deal.B = "6-0 5-5 3-3 2-1 1-1"
deal.C = "6-4 5-2 5-0 4-0 1-0"
deal.D = "6-6 6-3 5-4 3-1 3-0"
yard = "5-1 3-2 2-0 6-1 4-4 6-5 2-2 6-2"
play = """
B:5-5*2 C:5-0L*2 D:3-0L A:4-3L B:+5-1 B:5-1R*1 C:1-0R D:5-4L*1
A:5-3U B:3-3U C:4-0R*3 D:6-3U*3 A:4-1R B:6-0U C:5-2L D:3-1R*1
A:0-0U*1 B:2-1L C:+3-2 C:3-2R D:+2-0 D:2-0R A:+6-1 A:6-1L B:+4-4
B:+6-5 B:6-5L*1 C:+2-2 C:+6-2
"""
end = "blocked"
winner = "A"
delta = { A = 10, B = 4, C = 5, D = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 5-3 4-3 3-0"
deal.B = "6-5 6-3 6-2 4-4 2-1"
deal.C = "6-0 5-2 5-1 1-0 0-0"
deal.D = "6-6 4-2 3-3 2-2 1-1"
yard = "5-5 2-0 4-1 4-0 6-4 3-2 5-0 3-1"
play = """
A:5-4 B:6-5L*2 C:6-0L D:4-2R A:3-0L*1 B:6-3L C:5-2R D:6-6L A:6-1L
B:6-2U C:5-1R D:1-1L*1 A:+5-5 A:+2-0 A:2-0U B:2-1L C:1-0U D:2-2L
A:+4-1 A:4-1@6*2 B:4-4@6
"""
end = "out"
winner = "B"
delta = { A = 3, B = 8, C = 0, D = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-1 5-2 5-1"
deal.B = "6-0 5-3 4-0 3-3 1-1"
deal.C = "4-3 3-2 3-0 2-0 0-0"
deal.D = "6-4 5-5 4-2 4-1 3-1"
yard = "5-0 6-5 2-2 5-4 1-0 2-1 6-2 4-4"
play = """
B:5-3 C:3-0R*1 D:5-5L*2 A:5-2L B:6-0R C:3-2L D:3-1L A:6-1R B:1-1L
C:+5-0 C:5-0U D:4-1L*1 A:5-1R B:4-0L*1 C:0-0L*1 D:+6-5 D:6-5R
A:6-3R B:3-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 2, D = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 3-2 3-1 0-0"
deal.B = "6-2 5-5 5-4 5-2 4-0"
deal.C = "6-6 6-4 5-3 5-0 4-1"
deal.D = "6-3 4-2 3-3 3-0 2-0"
yard = "1-1 6-0 4-4 4-3 2-1 2-2 1-0 5-1"
play = """
B:5-5*2 C:5-0L*2 D:3-0L A:6-5R B:6-2R*1 C:5-3L D:4-2R A:+1-1
A:+6-0 A:+4-4 A:4-4R B:5-2U*3 C:6-4R D:6-3R*2 A:3-2U B:5-4D*3
C:4-1D D:3-3R*3 A:3-1U B:4-0@6
"""
end = "out"
winner = "B"
delta = { A = 0, B = 15, C = 2, D = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 5-3 4-2 2-2"
deal.B = "6-4 6-3 6-0 4-3 4-1"
deal.C = "6-5 5-1 3-3 3-1 3-0"
deal.D = "6-6 6-2 5-5 2-0 1-0"
yard = "5-2 1-1 3-2 4-0 4-4 2-1 5-0 0-0"
play = """
B:6-4*2 C:6-5L D:5-5L A:5-4R*3 B:+5-2 B:5-2L C:5-1R D:6-2L
A:5-3U*2 B:6-3L C:3-3L*2 D:1-0R A:+1-1 A:+3-2 A:3-2U B:4-3L C:3-0R
D:2-0U A:4-2L*1 B:6-0U C:3-1R
"""
end = "out"
winner = "C"
delta = { A = 6, B = 2, C = 8, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-2 5-1 5-0 4-4 3-2"
deal.B = "6-3 6-0 2-2 2-1 1-1"
deal.C = "6-1 5-3 4-3 4-1 3-3"
deal.D = "6-4 5-5 5-4 1-0 0-0"
yard = "6-6 4-0 6-5 3-0 2-0 6-2 4-2 3-1"
play = """
C:3-3 D:+6-6 D:+4-0 D:+6-5 D:+3-0 D:3-0L A:5-0L B:6-3R C:4-3U*3
D:6-5L A:3-2D B:2-2D*4 C:6-1L*3 D:1-0L A:4-4U B:2-1D*3 C:4-1U
D:4-0L A:5-1U B:6-0R*2 C:5-3U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 9, C = 16, D = 0 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-18"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 62, B = 54 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-18"
commitment = "5cf7eec7bb7e292850692b6fb5212913a2cf2a6b379abee50f723de2b7e564c9"
secret = "c3e66d9ea85db45115049e135c5c8cfb27285043aa0aa64976bbb01232649440"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 4-3 3-2 2-1 0-0"
deal.B = "6-4 6-0 4-0 3-0 1-0"
yard = "4-2 6-2 4-1 5-1 6-1 6-6 3-1 2-0 1-1 5-4 5-3 2-2 3-3 5-2 6-3 5-5 4-4 5-0"
play = """
B:6-4*2 A:6-5L B:4-0R*1 A:0-0R*1 B:6-0R A:+4-2 A:+6-2 A:6-2R
B:3-0U*2 A:4-3U B:1-0D
"""
end = "out"
winner = "B"
delta = { A = 1, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "5-4 4-4 4-3 4-1 3-0"
deal.B = "6-4 6-0 4-0 3-2 2-1"
yard = "3-1 0-0 1-1 5-1 6-5 6-1 5-2 6-2 6-3 6-6 2-0 5-3 4-2 2-2 3-3 5-0 5-5 1-0"
play = """
B:6-4*2 A:5-4R B:6-0L*1 A:3-0L B:3-2L A:+3-1 A:+0-0 A:+1-1 A:+5-1
A:5-1R B:2-1R A:+6-5 A:+6-1 A:+5-2 A:5-2L B:+6-2 B:6-2R A:6-5R*2
B:+6-3 B:+6-6 B:+2-0 B:+5-3 B:5-3L A:4-3L B:4-0L*1 A:0-0L*1 B:2-0L
A:+4-2 A:4-2L B:+2-2 B:+3-3 B:+5-0 B:5-0R A:4-4L B:+5-5 B:+1-0
B:1-0R A:1-1R*2 B:pass A:6-1R B:6-6R*4 A:4-1L B:6-3R A:3-1L
"""
end = "out"
winner = "A"
delta = { A = 9, B = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-2 5-0 4-2 3-2"
deal.B = "6-3 6-0 5-3 4-4 3-3"
yard = "6-1 1-1 3-1 6-2 6-4 4-1 1-0 4-0 5-4 6-6 2-2 3-0 2-1 5-5 2-0 0-0 5-1 4-3"
play = """
A:5-0*1 B:5-3L A:3-2L B:6-0R A:4-2L*2 B:6-3R A:+6-1 A:+1-1 A:+3-1
A:3-1R*1 B:4-4L A:1-1R*2 B:+6-2 B:+6-4 B:6-4L A:6-5L B:+4-1 B:4-1R
A:6-1@6*3 B:6-2@6 A:5-2L
"""
end = "out"
winner = "A"
delta = { A = 10, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-1 5-3 1-0"
deal.B = "6-3 5-5 3-1 2-2 0-0"
yard = "4-1 3-0 4-2 3-2 4-0 4-4 4-3 6-2 5-0 5-2 1-1 3-3 5-4 6-0 5-1 2-0 6-5 2-1"
play = """
A:6-4*2 B:6-3L A:5-3L B:5-5L A:+4-1 A:4-1R B:3-1R A:+3-0 A:3-0R*2
B:0-0R*2 A:1-0R B:+4-2 B:+3-2 B:+4-0 B:4-0@6*3 A:6-1R*4 B:4-2@6
A:6-6R
"""
end = "out"
winner = "A"
delta = { A = 10, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 5-1 4-1 3-0"
deal.B = "6-1 5-3 4-4 2-1 1-1"
yard = "4-0 2-2 4-2 0-0 5-4 4-3 6-3 3-1 6-6 3-2 6-5 6-4 5-0 2-0 6-0 1-0 3-3 5-2"
play = """
A:5-5*2 B:5-3L A:3-0L*2 B:+4-0 B:4-0L A:5-1R*1 B:6-1R*2 A:6-2R
B:4-4L*2 A:4-1L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-4 5-0 4-4 1-1"
deal.B = "5-3 5-2 4-1 3-2 1-0"
yard = "5-1 2-2 6-0 4-3 3-1 6-5 2-1 2-0 3-3 3-0 6-6 4-2 5-5 6-1 0-0 6-3 4-0 6-2"
play = """
A:6-4*2 B:4-1R A:1-1R B:1-0R A:5-0R B:5-3R A:+5-1 A:5-1U B:5-2U
A:+2-2 A:2-2U B:3-2R
"""
end = "out"
winner = "B"
delta = { A = 2, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-4 6-2 5-4"
deal.B = "6-0 5-1 4-1 3-3 1-0"
yard = "2-0 4-0 5-0 5-2 2-1 3-0 0-0 5-3 3-1 4-4 6-3 6-1 4-2 2-2 1-1 4-3 3-2 5-5"
play = """
B:3-3 A:+2-0 A:+4-0 A:+5-0 A:+5-2 A:+2-1 A:+3-0 A:3-0L B:1-0L
A:2-1L B:+0-0 B:+5-3 B:5-3R A:5-2L*2 B:5-1L A:5-4R*1 B:4-1R A:+3-1
A:3-1L B:+4-4 B:+6-3 B:6-3U*2 A:6-6U B:6-0U A:6-5@6 B:0-0U A:6-4@7
B:4-4@7
"""
end = "out"
winner = "B"
delta = { A = 3, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-1 4-1 4-0 2-0"
deal.B = "6-6 5-0 3-2 1-1 0-0"
yard = "2-2 6-2 3-1 6-0 4-3 1-0 4-4 3-3 5-2 6-3 5-5 3-0 4-2 6-1 2-1 6-4 5-4 5-3"
play = """
B:6-6 A:6-5L B:5-0L A:4-0L B:+2-2 B:+6-2 B:6-2R A:4-1L B:2-2R*1
A:5-1L B:3-2R A:2-0@6
"""
end = "out"
winner = "A"
delta = { A = 0, B = 1 }

[[match.hand]]
opener = "A"
deal.A = "5-3 3-2 3-1 3-0 2-2"
deal.B = "6-3 6-0 4-4 3-3 1-0"
yard = "0-0 6-1 6-4 5-0 5-2 4-2 2-1 6-5 4-1 5-1 6-2 4-0 1-1 5-5 2-0 4-3 5-4 6-6"
play = """
A:3-2*1 B:3-3L A:2-2R*2 B:6-3L*2 A:5-3U*3 B:6-0L A:3-1D*2 B:1-0L
A:+0-0 A:+6-1 A:6-1L B:+6-4 B:6-4L A:+5-0 A:5-0U B:4-4L
"""
end = "out"
winner = "B"
delta = { A = 8, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-4 4-4 4-3 1-0"
deal.B = "6-3 6-2 4-0 2-0 1-1"
yard = "6-0 5-0 6-6 6-4 6-1 5-2 3-2 2-2 5-3 5-1 2-1 3-0 5-5 3-3 4-1 4-2 0-0 3-1"
play = """
B:1-1 A:1-0L B:2-0L A:+6-0 A:+5-0 A:+6-6 A:+6-4 A:+6-1 A:6-1R
B:6-2R A:+5-2 A:5-2L B:+3-2 B:3-2R A:6-5L B:6-3R A:6-4L*2 B:4-0L
"""
end = "out"
winner = "B"
delta = { A = 2, B = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 5-2 5-1 1-1"
deal.B = "6-2 6-1 4-4 4-0 2-1"
yard = "5-3 4-2 0-0 1-0 6-4 5-4 6-5 4-1 3-1 3-2 5-0 6-3 6-0 2-0 4-3 2-2 3-0 3-3"
play = """
B:4-4 A:+5-3 A:+4-2 A:4-2L*2 B:6-2L A:6-6L*4 B:6-1L A:1-1L*2
B:2-1L*2 A:5-1@8*3 B:4-0R
"""
end = "out"
winner = "B"
delta = { A = 11, B = 7 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-19"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 65, B = 24, C = 15 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-19"
commitment = "5e6bb0a43c740bc97ffe8c04c60b884793d92a3f60aeba5637fd86a9d42360c6"
secret = "8649ce5f9aa7178fb274ac8ebcc839aaf09e37941ad9f15b8271645f3cb719ee"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-2 5-5 2-0"
deal.B = "6-5 6-1 6-0 2-1 1-1"
deal.C = "5-2 4-4 4-0 3-2 3-1"
yard = "3-3 4-2 1-0 5-4 2-2 5-0 4-1 0-0 5-1 6-6 5-3 3-0 4-3"
play = """
C:3-2*1 A:6-3L B:6-5L C:5-2R*2 A:5-5L*3 B:+3-3 B:+4-2 B:+1-0
B:+5-4 B:5-4L C:4-4L A:6-4L B:6-1L C:4-0@6 A:2-0@6 B:2-1L C:+2-2
C:2-2L A:6-2@6*3
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 6-1 5-5 5-0"
deal.B = "5-2 4-4 3-3 1-1 1-0"
deal.C = "5-1 4-3 3-2 2-2 2-1"
yard = "6-6 5-4 6-5 4-0 4-2 5-3 2-0 3-1 0-0 6-0 3-0 6-4 4-1"
play = """
A:5-5*2 B:5-2L C:3-2L A:6-3L B:+6-6 B:6-6L C:5-1R A:6-1R B:+5-4
B:5-4U C:4-3U A:6-2L B:3-3U C:2-1L A:5-0D
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 4-2 2-2 2-1"
deal.B = "6-5 6-3 4-3 3-0 2-0"
deal.C = "5-2 4-1 4-0 3-2 1-1"
yard = "6-0 5-1 4-4 5-4 6-4 3-1 5-0 1-0 5-5 5-3 0-0 3-3 6-1"
play = """
A:2-2 B:2-0L C:5-2R*1 A:6-2U B:3-0L C:3-2D A:6-6U B:6-3L C:+6-0
C:6-0U A:+5-1 A:5-1R*2 B:6-5L C:4-0U A:2-1R B:4-3U
"""
end = "out"
winner = "B"
delta = { A = 2, B = 3, C = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-0 2-2 2-0 1-0"
deal.B = "6-2 6-1 6-0 4-3 4-2"
deal.C = "5-4 5-3 4-0 2-1 1-1"
yard = "6-5 5-1 6-3 3-0 3-1 4-1 5-2 3-2 5-5 0-0 3-3 4-4 6-4"
play = """
B:6-2 C:2-1R A:6-6L B:6-1L C:1-1L A:1-0L B:6-0L C:+6-5 C:6-5L
A:5-0L B:+5-1 B:5-1R*1 C:5-4R A:2-0L B:4-2L C:4-0L A:+6-3 A:6-3U
B:4-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-5 4-3 3-3"
deal.B = "6-6 6-4 6-3 4-0 3-2"
deal.C = "5-4 4-2 3-1 3-0 1-0"
yard = "6-0 5-2 5-1 2-0 6-5 4-4 5-3 2-2 1-1 5-0 2-1 0-0 4-1"
play = """
B:6-6 C:+6-0 C:6-0L A:6-2R B:4-0L C:5-4L A:5-5L B:3-2R C:3-1R
A:6-1R B:6-4R C:4-2R A:+5-2 A:5-2R*3 B:6-3U
"""
end = "out"
winner = "B"
delta = { A = 3, B = 3, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 4-2 3-1 1-0"
deal.B = "5-4 5-2 5-0 2-0 1-1"
deal.C = "6-6 6-3 4-4 4-0 3-0"
yard = "6-1 3-2 4-1 5-5 2-1 3-3 2-2 5-1 0-0 6-5 4-3 5-3 6-2"
play = """
B:5-4 C:4-4R A:6-4R B:5-2L C:4-0U A:4-2L*2 B:5-0U*3 C:6-3R
A:3-1R*2 B:1-1R C:+6-1 C:6-1R*3 A:1-0@6*3 B:2-0@6
"""
end = "out"
winner = "B"
delta = { A = 7, B = 7, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-1 4-4 3-2 1-1"
deal.B = "6-1 5-4 5-0 4-1 2-2"
deal.C = "6-6 6-5 5-2 2-0 1-0"
yard = "2-1 3-0 5-5 3-1 4-3 6-3 4-0 6-0 4-2 3-3 5-3 6-2 0-0"
play = """
B:6-1 C:6-5L A:5-1R*2 B:5-4L C:5-2R A:4-4L*2 B:4-1L C:1-0L A:6-4U
B:5-0L C:6-6U A:3-2R*4 B:+2-1 B:+3-0 B:3-0R C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 8, B = 0, C = 2 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-2 4-3 3-2 3-0"
deal.B = "6-1 5-4 5-0 4-4 1-1"
deal.C = "6-3 6-2 6-0 2-2 2-0"
yard = "3-1 4-1 6-6 5-1 3-3 4-2 4-0 5-3 0-0 2-1 1-0 5-5 6-5"
play = """
C:6-0 A:6-4L B:5-4L*1 C:2-0R A:5-2R*2 B:5-0L*1 C:+3-1 C:+4-1
C:+6-6 C:+5-1 C:5-1R A:3-0L B:6-1R C:6-3L A:+3-3 A:+4-2 A:+4-0
A:+5-3 A:+0-0 A:+2-1 A:+1-0 A:+5-5 A:+6-5 A:6-5L B:pass C:6-6R
A:5-3L*3 B:pass C:3-1L A:1-0L B:pass C:6-2R A:3-2R B:pass C:pass
A:3-3R B:pass C:pass A:0-0L B:pass C:pass A:4-0L*2 B:4-4L C:4-1L
A:4-3@10*2 B:1-1L
"""
end = "out"
winner = "B"
delta = { A = 9, B = 7, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-5 4-4 1-0"
deal.B = "5-4 5-3 4-3 4-1 3-2"
deal.C = "6-4 6-0 5-2 4-2 0-0"
yard = "4-0 3-1 2-2 5-0 1-1 2-1 6-6 5-1 6-1 2-0 6-5 3-3 3-0"
play = """
B:5-4 C:4-2R A:5-5L B:5-3L*1 C:5-2R A:6-3L B:+4-0 B:+3-1 B:+2-2
B:+5-0 B:5-0R C:6-4L A:4-4L B:4-3L C:0-0R A:1-0R B:3-2L C:6-0@8
"""
end = "out"
winner = "C"
delta = { A = 0, B = 1, C = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 4-3 4-1 3-0"
deal.B = "6-6 6-2 6-0 5-1 2-2"
deal.C = "4-0 2-1 1-1 1-0 0-0"
yard = "4-4 6-5 5-5 3-1 3-2 6-4 5-2 5-3 2-0 3-3 5-4 5-0 4-2"
play = """
C:1-0 A:3-0R B:5-1L C:+4-4 C:+6-5 C:6-5L A:6-3L B:+5-5 B:+3-1
B:3-1L C:1-1L*1 A:4-3R B:+3-2 B:+6-4 B:6-4R C:2-1L A:6-1R B:6-2L
C:+5-2 C:+5-3 C:+2-0 C:+3-3 C:+5-4 C:+5-0 C:+4-2 C:pass A:4-1R*2
"""
end = "out"
winner = "A"
delta = { A = 20, B = 0, C = 1 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-20"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 2, C = 1, D = 3 }
score = { A = 31, B = 47, C = 71, D = 44 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-20"
commitment = "a705d19a335c0af1f710b8231ef2d914b8f18793a4c027d442ab97f983da89a9"
secret = "dd5bdcc5f98502b29ccfc551f306ca37cda3cc01ce05a8ec1da0d1a4b4c32976"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-0 5-4 5-2 3-3 1-1"
deal.B = "6-3 6-1 2-2 2-0 1-0"
deal.C = "6-6 6-5 4-2 3-2 0-0"
deal.D = "6-2 4-3 4-0 3-0 2-1"
yard = "5-3 4-4 5-5 4-1 5-1 3-1 5-0 6-4"
play = """
B:6-3 C:6-6L*3 D:6-2L*1 A:5-2L B:6-1U C:6-5L*2 D:3-0R A:6-0L
B:2-0L C:4-2L*1 D:4-0R A:5-4L*2 B:1-0U C:0-0U D:4-3R A:3-3R B:+5-3
B:5-3R*2 C:3-2@8
"""
end = "out"
winner = "C"
delta = { A = 2, B = 2, C = 8, D = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 4-4 3-2 0-0"
deal.B = "6-2 4-3 4-2 4-1 3-0"
deal.C = "6-4 6-0 5-4 2-1 2-0"
deal.D = "5-5 4-0 3-3 3-1 1-1"
yard = "2-2 5-0 6-3 5-2 5-1 6-1 5-3 1-0"
play = """
C:6-4*2 D:4-0R A:6-6L B:3-0R*3 C:6-0L D:3-3R A:0-0L B:6-2U
C:2-0L*2 D:3-1R*1 A:3-2L B:4-3@6*2 C:5-4@6 D:5-5@6 A:6-5D B:4-1R
C:2-1U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 5, C = 7, D = 1 }

[[match.hand]]
opener = "C"
deal.A = "4-3 4-1 3-3 2-0 1-0"
deal.B = "6-6 6-3 6-2 4-0 2-2"
deal.C = "6-5 5-5 4-2 3-0 0-0"
deal.D = "6-4 6-0 5-4 5-0 4-4"
yard = "5-3 5-2 6-1 1-1 2-1 5-1 3-2 3-1"
play = """
C:5-5*2 D:5-0L*2 A:2-0L B:6-2L C:6-5L*3 D:5-4L A:4-3L B:6-3L
C:+5-3 C:5-3R D:6-4L A:4-1L B:+5-2 B:5-2U C:4-2U D:4-4U A:1-0L
B:4-0U C:3-0L D:6-0U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 5, D = 6 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 5-4 3-0 1-0"
deal.B = "6-1 5-1 5-0 3-3 2-2"
deal.C = "6-5 5-5 5-2 4-1 0-0"
deal.D = "6-6 5-3 4-3 3-2 2-0"
yard = "2-1 4-4 6-4 1-1 3-1 4-2 6-2 4-0"
play = """
D:6-6 A:6-3L*3 B:6-1R C:6-5U D:4-3L*2 A:5-4L B:5-0L C:5-5U D:5-3U
A:6-0L*2 B:3-3U C:5-2@6*3 D:2-0@6 A:1-0R B:5-1@7 C:4-1@7 D:3-2U
"""
end = "out"
winner = "D"
delta = { A = 5, B = 0, C = 3, D = 3 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-4 5-2 3-0 1-0"
deal.B = "6-1 6-0 4-1 1-1 0-0"
deal.C = "5-3 4-3 4-0 3-2 3-1"
deal.D = "6-4 5-1 3-3 2-1 2-0"
yard = "6-2 6-5 6-3 4-4 4-2 5-0 5-5 2-2"
play = """
D:3-3 A:3-0L B:6-0L C:4-3R*2 D:6-4R A:6-6L B:6-1R C:3-2U*3 D:2-1R
A:5-2R B:+6-2 B:6-2U C:5-3R D:+6-5 D:6-5U*4 A:5-4U B:4-1U C:3-1R
D:5-1R A:1-0U
"""
end = "out"
winner = "A"
delta = { A = 2, B = 0, C = 5, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-2 4-4 3-0 2-0 0-0"
deal.B = "6-6 6-3 5-4 5-1 4-3"
deal.C = "5-3 4-2 3-3 3-1 2-2"
deal.D = "6-1 6-0 5-5 5-2 1-1"
yard = "4-1 1-0 5-0 6-4 2-1 3-2 4-0 6-5"
play = """
A:6-2 B:6-6L C:4-2R D:6-1L*1 A:4-4R B:5-4R C:5-3R D:1-1L*1 A:3-0R
B:4-3@6*1 C:3-3@6 D:6-0R A:+4-1 A:4-1L B:6-3U C:3-1U D:+1-0 D:1-0U
A:2-0U B:5-1@8
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 4-1 3-0 2-1"
deal.B = "5-2 4-3 4-0 3-2 2-2"
deal.C = "6-0 5-1 5-0 2-0 1-1"
deal.D = "6-3 6-1 5-3 4-2 3-1"
yard = "6-5 3-3 1-0 4-4 6-4 0-0 5-4 6-6"
play = """
B:5-2 C:2-0R*1 D:5-3L A:3-0L B:4-0L C:6-0R*2 D:6-1R*1 A:4-1L
B:+6-5 B:+3-3 B:+1-0 B:1-0L C:5-1R*1 D:+4-4 D:+6-4 D:+0-0 D:0-0L*1
A:5-5R*2 B:6-5R C:5-0L D:6-4R A:+5-4 A:5-4L B:4-3L C:+6-6 C:pass
D:6-3L*2 A:6-2L B:3-2L C:pass D:4-4R A:pass B:3-3L C:pass D:4-2R
A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 4, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 4-4 3-2 3-0"
deal.B = "6-2 5-0 3-1 1-0 0-0"
deal.C = "6-4 6-3 5-1 2-2 1-1"
deal.D = "6-6 6-1 5-4 4-0 3-3"
yard = "5-3 6-5 5-2 2-1 4-3 2-0 4-2 4-1"
play = """
A:6-0 B:6-2L C:2-2L D:4-0R A:3-2L B:3-1L*1 C:6-4R D:6-6R A:+5-3
A:+6-5 A:6-5R B:1-0L*1 C:6-3@6 D:3-3@6 A:3-0L B:5-0R C:+5-2 C:5-2U
D:6-1@7*3 A:5-3L B:0-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 9, C = 0, D = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-5 5-3 5-0"
deal.B = "6-2 5-2 4-4 4-0 3-1"
deal.C = "6-4 4-1 2-2 2-0 0-0"
deal.D = "6-6 3-3 3-2 3-0 2-1"
yard = "4-3 4-2 6-3 5-4 1-0 6-0 1-1 5-1"
play = """
B:6-2 C:2-2R*2 D:6-6L A:6-5L B:5-2L C:6-4@6*2 D:3-2L A:5-3L
B:4-4@6 C:4-1@6*2 D:2-1@6 A:5-5L B:4-0@8 C:2-0R D:3-0R*3 A:5-0L*1
B:3-1R
"""
end = "out"
winner = "B"
delta = { A = 1, B = 3, C = 6, D = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-1 4-4 3-2"
deal.B = "6-6 5-4 5-3 4-3 2-0"
deal.C = "6-3 5-0 4-2 3-3 2-1"
deal.D = "6-1 4-0 3-0 1-1 1-0"
yard = "3-1 2-2 0-0 5-5 4-1 6-4 5-2 6-2"
play = """
B:5-4 C:4-2R D:+3-1 D:+2-2 D:2-2R A:6-5L*2 B:2-0R C:6-3L D:3-1L
A:5-1L*1 B:5-3L C:3-3L D:4-0R*2 A:3-2L B:4-3R*1 C:2-1L D:1-1L*1
A:+0-0 A:+5-5 A:+4-1 A:4-1L B:+6-4 B:6-4L C:+5-2 C:5-2U D:6-1@8*4
A:6-0L B:6-6@8*4
"""
end = "out"
winner = "B"
delta = { A = 3, B = 10, C = 0, D = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 5-1 2-0 1-0"
deal.B = "6-2 6-1 6-0 5-3 1-1"
deal.C = "5-0 4-4 4-1 4-0 0-0"
deal.D = "4-3 3-3 3-2 3-0 2-1"
yard = "4-2 2-2 6-6 6-5 5-2 3-1 6-4 5-4"
play = """
B:6-2 C:+4-2 C:4-2R*2 D:4-3R A:6-3L B:5-3L C:5-0L D:3-0L A:+2-2
A:+6-6 A:+6-5 A:+5-2 A:+3-1 A:3-1L B:1-1L*1 C:4-1L D:3-3R*2
A:5-1U*3 B:6-1D C:4-4L*5 D:3-2R A:5-2R B:6-0D
"""
end = "out"
winner = "B"
delta = { A = 3, B = 10, C = 7, D = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-0 4-4 4-0 3-3"
deal.B = "5-4 4-3 3-1 2-2 1-0"
deal.C = "6-5 6-2 6-0 3-2 2-1"
deal.D = "6-3 5-1 4-2 1-1 0-0"
yard = "3-0 5-5 2-0 5-3 5-2 4-1 6-1 6-4"
play = """
B:5-4 C:6-5L*2 D:6-3L A:3-3L*2 B:3-1L*1 C:3-2U D:4-2R*1 A:+3-0
A:3-0D*1 B:1-0L C:6-0L*2 D:0-0D*2 A:6-6L B:2-2R C:6-2R*4 D:+5-5
D:+2-0 D:2-0@10*4 A:5-0D*5 B:+5-3 B:5-3D C:2-1U
"""
end = "out"
winner = "C"
delta = { A = 8, B = 1, C = 15, D = 7 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-4 4-3 3-0 2-0"
deal.B = "6-6 5-5 5-2 5-1 3-2"
deal.C = "6-1 5-0 4-0 3-1 1-1"
deal.D = "6-5 6-4 5-3 2-2 1-0"
yard = "4-2 4-1 6-2 0-0 3-3 2-1 4-4 6-0"
play = """
C:5-0*1 D:6-5L A:6-3L B:3-2L C:4-0R D:6-4R A:2-0L B:6-6R C:6-1R
D:1-0R A:3-0L B:+4-2 B:+4-1 B:+6-2 B:6-2U*1 C:3-1L D:2-2U*1 A:+0-0
A:0-0R*1 B:4-2U*1 C:1-1L
"""
end = "out"
winner = "C"
delta = { A = 1, B = 2, C = 11, D = 1 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-21"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 32, B = 68 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-21"
commitment = "fe77f0e2480303ca293751dddb09f95e2767c4b6fb134d0e08c94694b12a8ec2"
secret = "01e76d299cd3f87e764fd2189902eed38f7b363b54489940e1ba14f00e342521"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-5 5-1 4-0 1-1 0-0"
deal.B = "6-6 6-3 4-2 3-0 2-2"
yard = "6-2 3-3 1-0 5-0 5-4 6-4 2-0 5-3 6-1 4-1 3-2 5-2 6-0 4-4 4-3 2-1 6-5 3-1"
play = """
B:6-6 A:+6-2 A:6-2L B:6-3R*1 A:+3-3 A:3-3R B:4-2L*2 A:4-0L B:3-0L
A:+1-0 A:+5-0 A:+5-4 A:+6-4 A:6-4U B:+2-0 B:+5-3 B:5-3L*3 A:5-5L*4
B:+6-1 B:6-1D A:5-1D*5 B:+4-1 B:4-1U A:5-0D B:2-0D A:5-4L B:2-2D*3
"""
end = "out"
winner = "B"
delta = { A = 9, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-5 3-1 2-1"
deal.B = "6-4 5-4 4-4 4-2 3-3"
yard = "5-0 5-2 4-0 5-3 5-1 0-0 6-6 6-5 4-1 2-2 6-0 3-2 1-0 3-0 4-3 2-0 6-2 1-1"
play = """
B:6-4*2 A:6-3L B:3-3L*2 A:3-1L*1 B:5-4R A:2-1L B:4-2L A:5-5R
B:4-4L
"""
end = "out"
winner = "B"
delta = { A = 1, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-2 5-0 3-0 1-0"
deal.B = "6-5 6-2 6-0 5-1 0-0"
yard = "3-3 6-6 3-1 2-2 3-2 2-1 4-4 6-1 2-0 4-3 4-0 5-3 6-4 5-5 4-1 1-1 5-4 4-2"
play = """
B:6-5 A:5-2R B:6-2L A:+3-3 A:+6-6 A:+3-1 A:+2-2 A:2-2L B:+3-2
B:3-2L*1 A:3-1L B:5-1L A:5-0L B:6-0L A:6-3L*1 B:+2-1 B:2-1R A:1-0R
B:0-0R
"""
end = "out"
winner = "B"
delta = { A = 1, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-3 5-0 2-2 2-0"
deal.B = "5-4 4-3 4-1 3-2 1-0"
yard = "5-1 0-0 6-0 3-1 4-0 6-4 5-5 1-1 3-0 4-2 4-4 6-2 3-3 6-6 6-5 6-1 5-2 2-1"
play = """
B:4-1*1 A:+5-1 A:5-1R B:5-4L*2 A:5-0L*1 B:1-0L A:5-3R B:4-3R*1
A:+0-0 A:+6-0 A:+3-1 A:3-1L B:3-2L
"""
end = "out"
winner = "B"
delta = { A = 1, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-0 4-3 2-1"
deal.B = "5-5 5-4 4-0 3-3 1-1"
yard = "5-3 4-2 4-1 0-0 6-3 3-1 5-2 6-5 1-0 6-4 3-2 2-0 6-1 6-6 5-1 4-4 3-0 2-2"
play = """
B:5-5*2 A:5-0L*2 B:5-4R A:6-0L*2 B:4-0R A:6-2L B:+5-3 B:5-3U*1
A:4-3U B:+4-2 B:4-2L A:+4-1 A:4-1L*1 B:1-1L A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 2-1 2-0 1-0"
deal.B = "6-5 6-4 6-1 4-2 1-1"
yard = "5-2 6-3 3-1 3-2 6-6 4-0 4-1 3-0 2-2 4-3 5-3 5-1 5-0 6-0 0-0 6-2 3-3 4-4"
play = """
A:5-4 B:6-5L*2 A:+5-2 A:+6-3 A:6-3L B:4-2R*1 A:5-2R B:+3-1 B:3-1L
A:5-5R B:6-1L A:+3-2 A:+6-6 A:6-6L B:6-4L A:+4-0 A:4-0L*2 B:+4-1
B:+3-0 B:3-0L A:3-2L B:+2-2 B:2-2L A:2-0L*2 B:+4-3 B:+5-3 B:5-3R
A:2-1@8 B:4-3R*1 A:1-0@8
"""
end = "out"
winner = "A"
delta = { A = 5, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-3 5-1 4-2 3-0"
deal.B = "6-6 5-4 3-2 2-1 0-0"
yard = "4-4 4-3 2-0 4-1 1-1 1-0 4-0 6-2 6-3 6-4 5-2 5-0 2-2 5-5 3-3 6-1 3-1 6-5"
play = """
A:5-3 B:5-4L A:3-0R B:0-0R A:6-0R*2 B:6-6R A:4-2L B:3-2L*3 A:+4-4
A:+4-3 A:4-3L B:+2-0 B:2-0U A:4-4L B:2-1U
"""
end = "out"
winner = "B"
delta = { A = 2, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 6-0 5-3 1-0"
deal.B = "5-5 5-0 4-3 4-1 3-2"
yard = "4-4 2-2 0-0 5-1 6-3 2-0 3-1 2-1 3-3 3-0 1-1 6-5 5-4 6-6 5-2 4-0 6-4 4-2"
play = """
B:5-5*2 A:5-3L B:4-3L A:+4-4 A:4-4L B:4-1L A:1-0L*2 B:5-0L*3
A:+2-2 A:+0-0 A:+5-1 A:5-1L B:+6-3 B:+2-0 B:+3-1 B:3-1L A:+2-1
A:+3-3 A:3-3L B:6-3L A:6-2L B:2-0L*2 A:6-0L B:3-2@8
"""
end = "out"
winner = "B"
delta = { A = 2, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "4-4 4-3 3-2 3-1 1-1"
deal.B = "6-3 6-2 6-1 3-3 1-0"
yard = "6-5 4-0 5-1 5-5 5-2 3-0 4-1 5-0 2-2 2-1 6-4 4-2 6-6 5-4 6-0 2-0 5-3 0-0"
play = """
B:6-3 A:3-1R B:6-2L A:1-1R B:6-1R A:3-2L B:3-3L A:4-3L*2 B:1-0U*2
"""
end = "out"
winner = "B"
delta = { A = 2, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-2 5-1 4-1 2-0"
deal.B = "6-4 4-3 3-1 1-0 0-0"
yard = "2-2 3-3 6-2 6-5 5-5 5-3 6-0 5-0 4-0 4-2 4-4 3-2 5-4 2-1 6-1 1-1 6-6 3-0"
play = """
B:6-4*2 A:6-3L B:3-1L*1 A:4-1R B:1-0L A:5-1R*1 B:0-0L*1 A:2-0L
B:+2-2 B:2-2L A:5-2R
"""
end = "out"
winner = "A"
delta = { A = 2, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 5-2 5-0 0-0"
deal.B = "6-5 5-3 3-1 2-2 2-0"
yard = "6-3 5-1 6-4 1-1 4-4 6-2 3-0 3-2 1-0 3-3 4-0 4-2 6-0 6-6 4-1 5-4 2-1 4-3"
play = """
A:5-2 B:5-3L*1 A:+6-3 A:6-3L B:2-2R*2 A:6-1L*1 B:3-1L A:+5-1
A:+6-4 A:+1-1 A:+4-4 A:+6-2 A:6-2R B:6-5R A:5-0R B:2-0R*1
"""
end = "out"
winner = "B"
delta = { A = 1, B = 11 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-22"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 72, B = 63, C = 35 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-22"
commitment = "1b5077a013a39f405bd822d4910bb2ce22d7164ee37b7318e9753ff7f3d6910e"
secret = "f2a7a92b10604c3894768e43f6a1cdd795730e94b379f55743545ae91003ae55"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 5-3 4-2 1-1"
deal.B = "5-0 4-4 2-2 2-0 1-0"
deal.C = "6-0 5-1 4-3 3-2 3-0"
yard = "3-3 4-0 5-4 6-3 5-2 2-1 4-1 6-2 6-6 3-1 6-4 0-0 6-5"
play = """
B:2-2 C:3-2L A:5-3L B:5-0L C:6-0L*2 A:4-2R*2 B:2-0U*2 C:4-3R
A:6-1L B:1-0U*1 C:5-1L A:1-1U*2 B:+3-3 B:3-3R C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 4, B = 3, C = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-3 4-2 2-1"
deal.B = "5-0 3-2 3-1 1-1 0-0"
deal.C = "6-3 5-4 4-0 3-0 2-0"
yard = "4-1 4-4 2-2 1-0 5-1 6-4 4-3 5-2 3-3 6-0 6-6 5-5 6-1"
play = """
C:6-3 A:6-2L*1 B:3-2L C:3-0L A:5-3R*1 B:5-0L*2 C:5-4L A:6-5R*2
B:+4-1 B:4-1L C:+4-4 C:+2-2 C:+1-0 C:1-0L A:+5-1 A:+6-4 A:6-4R
B:0-0L C:4-0L A:4-2L B:+4-3 B:4-3R*1 C:2-2L A:2-1L B:3-1R C:2-0U
A:5-1L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 3, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-1 5-0 4-1 1-0"
deal.B = "6-2 6-0 5-5 5-2 1-1"
deal.C = "6-3 5-3 4-2 3-2 3-0"
yard = "2-1 3-1 2-2 6-4 6-6 4-3 3-3 5-4 4-4 2-0 0-0 6-5 4-0"
play = """
A:5-0*1 B:5-5L*2 C:5-3L A:5-1U B:6-0R*2 C:6-3L A:6-1L B:5-2D*2
C:4-2D A:4-1L*3 B:1-1U C:+2-1 C:2-1U A:1-0@6
"""
end = "out"
winner = "A"
delta = { A = 7, B = 6, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-2 5-1 4-3 4-2 2-1"
deal.B = "4-0 3-3 2-2 2-0 1-1"
deal.C = "6-1 5-5 5-4 4-4 1-0"
yard = "3-2 6-0 5-0 5-3 6-2 6-4 4-1 6-6 0-0 6-3 6-5 3-0 3-1"
play = """
A:5-2 B:2-0R*1 C:5-5L*2 A:5-1L B:4-0R*1 C:6-1L*2 A:4-3R B:3-3R
C:5-4U A:4-2U B:2-2U C:+3-2 C:3-2R A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 2, B = 2, C = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 4-2 3-2 3-0"
deal.B = "6-5 6-4 6-0 5-0 4-3"
deal.C = "6-6 4-0 3-1 2-2 1-0"
yard = "2-1 1-1 6-2 6-3 5-5 5-1 2-0 0-0 4-4 5-3 4-1 3-3 5-2"
play = """
A:3-2*1 B:4-3L C:4-0L A:3-0L*1 B:+2-1 B:2-1R C:3-1L A:6-1L
B:6-4L*1 C:1-0R A:5-4L*1 B:5-0R*2 C:+1-1 C:+6-2 C:+6-3 C:+5-5
C:5-5L*3 A:+5-1 A:5-1L B:6-5R C:1-1L A:+2-0 A:+0-0 A:+4-4 A:+5-3
A:5-3U B:6-0R*1
"""
end = "out"
winner = "B"
delta = { A = 3, B = 14, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "5-2 4-2 4-1 3-3 3-2"
deal.B = "6-3 6-2 4-4 3-1 3-0"
deal.C = "5-5 5-4 5-0 4-0 0-0"
yard = "5-1 6-0 4-3 2-0 2-1 2-2 6-4 5-3 6-1 1-0 1-1 6-5 6-6"
play = """
B:4-4 C:5-4L A:5-2L*2 B:6-2L C:4-0R A:4-2U B:6-3L*1 C:5-0R*2
A:3-3L B:3-1L C:5-5R A:3-2@6*3 B:3-0@7*3
"""
end = "out"
winner = "B"
delta = { A = 5, B = 5, C = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 4-0 3-2 1-0"
deal.B = "6-6 6-3 5-2 5-0 3-1"
deal.C = "6-5 5-5 5-1 3-3 2-1"
yard = "6-4 2-0 4-1 4-2 6-0 3-0 4-4 4-3 2-2 0-0 5-4 1-1 5-3"
play = """
B:6-6 C:6-5L A:6-2R B:5-2R*2 C:5-5L*3 A:6-1U B:3-1U C:5-1L A:3-2U
B:6-3D C:2-1L A:+6-4 A:+2-0 A:2-0L*2 B:5-0L*3
"""
end = "out"
winner = "B"
delta = { A = 2, B = 9, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-0 4-1 4-0 3-3 0-0"
deal.B = "5-5 4-3 3-2 2-2 2-1"
deal.C = "6-3 5-3 4-4 4-2 1-0"
yard = "3-0 6-6 3-1 6-4 5-0 5-2 1-1 6-5 5-1 6-2 5-4 6-1 2-0"
play = """
B:5-5*2 C:5-3L A:3-3L B:3-2L C:4-2L A:4-0L*2 B:4-3@6 C:1-0L*3
A:4-1L B:+3-0 B:3-0@7 C:4-4L A:6-0@7 B:+6-6 B:6-6@7 C:6-3@7*5
"""
end = "out"
winner = "C"
delta = { A = 2, B = 2, C = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-3 5-1 5-0 1-0"
deal.B = "6-3 5-5 4-0 3-0 2-2"
deal.C = "6-6 5-4 4-4 3-1 0-0"
yard = "2-1 3-3 4-3 3-2 6-0 1-1 4-2 5-2 6-2 6-5 4-1 2-0 6-1"
play = """
C:6-6 A:6-4L B:4-0L C:0-0L A:5-0L B:3-0@6*4 C:5-4L A:1-0@7*4
B:6-3@6 C:4-4L A:5-1@7 B:5-5@7 C:+2-1 C:+3-3 C:+4-3 C:4-3L A:5-3L
"""
end = "out"
winner = "A"
delta = { A = 7, B = 4, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-4 5-1 4-2 2-0"
deal.B = "6-4 6-1 5-2 4-0 3-2"
deal.C = "6-2 5-0 4-4 3-1 2-1"
yard = "4-3 6-3 0-0 4-1 5-3 5-5 2-2 1-0 1-1 6-6 3-0 6-0 3-3"
play = """
A:6-5 B:6-4L C:4-4L A:5-4L*2 B:4-0U*2 C:5-0L*1 A:5-1R B:6-1R
C:6-2R A:4-2R B:+4-3 B:4-3R C:3-1R A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 2, C = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-1 3-2 2-1 2-0"
deal.B = "6-6 6-3 5-4 4-2 1-0"
deal.C = "5-3 4-3 4-1 4-0 2-2"
yard = "3-0 6-1 3-3 5-0 6-0 1-1 3-1 5-5 0-0 4-4 6-2 6-5 5-2"
play = """
A:6-4*2 B:6-6L C:4-3R*3 A:3-2R B:4-2R C:4-1R A:5-1R B:5-4R C:4-0R
A:2-0R B:6-3L*1 C:5-3L A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 3, B = 1, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-2 5-1 4-3 3-1"
deal.B = "6-2 5-5 4-4 3-2 1-1"
deal.C = "6-6 6-5 5-3 4-2 4-0"
yard = "4-1 6-0 2-2 6-1 5-0 3-0 2-0 6-3 2-1 5-4 0-0 3-3 1-0"
play = """
A:6-4*2 B:4-4R C:6-6L*4 A:4-3R*3 B:6-2L*1 C:4-2L A:3-1R*1 B:1-1R
C:4-0L A:5-1R*1 B:5-5R*2 C:6-5R A:5-2@10
"""
end = "out"
winner = "A"
delta = { A = 10, B = 3, C = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-4 5-2 5-1 2-0"
deal.B = "5-5 5-3 5-0 3-1 2-2"
deal.C = "6-4 6-3 4-4 4-3 2-1"
yard = "1-0 4-2 1-1 6-1 4-1 6-6 3-0 0-0 3-3 3-2 4-0 6-2 6-5"
play = """
A:5-4 B:5-5L C:6-4R A:6-0R*2 B:5-0R*3 C:+1-0 C:+4-2 C:+1-1 C:+6-1
C:+4-1 C:+6-6 C:+3-0 C:+0-0 C:+3-3 C:+3-2 C:+4-0 C:+6-2 C:+6-5
C:6-5L A:5-2R B:2-2R*2 C:6-6L A:5-1U B:5-3D*4 C:6-3L A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 16, B = 9, C = 0 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-23"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 4, C = 3, D = 1 }
score = { A = 60, B = 24, C = 50, D = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-23"
commitment = "8b43b258053cfa9038d8230983d1c097aa8a506a16a01d52771bb58d837887ef"
secret = "7ce5cf65c066acc7835d37e0c36f595c3e00da85a15099dcae01e6d696b772fc"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-4 4-3 3-1 3-0 2-0"
deal.B = "6-5 6-1 4-0 2-2 1-1"
deal.C = "6-6 5-3 5-1 4-1 1-0"
deal.D = "6-3 6-2 6-0 4-2 2-1"
yard = "4-4 6-4 5-2 5-0 3-3 0-0 3-2 5-5"
play = """
B:6-5 C:5-3R D:6-2L*1 A:2-0L B:4-0L C:4-1L D:2-1L*1 A:4-3R B:2-2L
C:+4-4 C:4-4R D:4-2L A:5-4L B:+6-4 B:6-4R C:5-1L D:6-3R A:3-1L
B:+5-2 B:5-2U C:+5-0 C:5-0U D:6-0U
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 7 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-4 4-3 4-0 2-2"
deal.B = "6-1 5-5 2-1 2-0 0-0"
deal.C = "6-2 6-0 5-3 5-2 1-1"
deal.D = "6-6 6-3 4-4 3-3 1-0"
yard = "4-2 5-1 4-1 5-0 6-4 3-0 3-1 3-2"
play = """
D:6-6 A:6-5L B:5-5L C:6-2R D:6-3U*3 A:2-2R B:2-1R C:5-2L D:1-0R*1
A:4-3U B:2-0L C:6-0D D:4-4U A:5-4U*1 B:0-0L*1 C:5-3@6 D:3-3@6
"""
end = "out"
winner = "D"
delta = { A = 1, B = 1, C = 0, D = 7 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-3 5-2 2-0 1-1"
deal.B = "6-3 5-5 3-2 2-2 1-0"
deal.C = "5-4 5-1 5-0 4-4 4-0"
deal.D = "6-6 6-4 4-1 3-3 0-0"
yard = "4-3 6-1 4-2 2-1 3-1 6-5 6-0 3-0"
play = """
D:6-4*2 A:6-2L B:3-2L C:4-0R D:3-3L A:2-0R B:6-3L C:+4-3 C:4-3U
D:6-6L A:5-3D B:2-2R*5 C:4-4U D:4-1U A:5-2D B:1-0U C:5-0U D:+6-1
D:6-1L A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 5, C = 0, D = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-4 4-2 3-0 0-0"
deal.B = "5-1 3-3 2-2 2-1 1-0"
deal.C = "6-5 6-3 3-2 2-0 1-1"
deal.D = "6-6 5-5 5-3 5-2 3-1"
yard = "6-1 6-4 4-1 4-3 5-0 4-0 4-4 6-0"
play = """
A:0-0 B:1-0L C:2-0R D:3-1L*1 A:3-0L B:2-2R C:3-2R D:5-3R*1 A:5-4R
B:2-1@6*1 C:1-1@6 D:5-2@7 A:4-2R B:5-1@6 C:6-5@6 D:6-6@6 A:6-2R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 1, C = 0, D = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-1 5-2 1-1"
deal.B = "6-0 5-1 4-2 2-2 2-0"
deal.C = "6-3 4-3 4-1 3-0 0-0"
deal.D = "6-4 4-4 3-3 3-2 3-1"
yard = "4-0 5-5 5-3 2-1 1-0 6-5 5-4 5-0"
play = """
A:6-6 B:6-0L C:0-0L D:6-4R A:6-1U*1 B:2-0L C:6-3D*2 D:4-4R
A:1-1U*3 B:4-2L C:4-1L D:3-1U*3 A:+4-0 A:4-0R B:5-1L C:4-3@8
D:3-3U A:5-2L B:2-2L
"""
end = "out"
winner = "B"
delta = { A = 4, B = 3, C = 2, D = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 5-3 5-1 2-1"
deal.B = "6-0 5-2 3-1 3-0 0-0"
deal.C = "6-1 5-4 4-2 4-0 2-2"
deal.D = "6-5 6-2 5-5 3-3 1-0"
yard = "2-0 3-2 1-1 4-4 6-4 4-3 5-0 4-1"
play = """
B:6-0 C:4-0R*2 D:6-5L A:5-1L*1 B:3-1L C:4-2R*1 D:6-2R A:6-6R*3
B:3-0L C:6-1R D:1-0L A:6-3U*1 B:+2-0 B:+3-2 B:3-2U C:2-2U D:+1-1
D:1-1L A:2-1R B:5-2R C:5-4R*2
"""
end = "out"
winner = "C"
delta = { A = 5, B = 0, C = 10, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-0 4-3 2-2 0-0"
deal.B = "5-4 5-3 4-1 3-2 3-0"
deal.C = "6-6 6-3 3-3 2-0 1-0"
deal.D = "6-1 5-5 4-4 3-1 2-1"
yard = "4-2 5-2 6-5 6-4 4-0 5-1 6-0 1-1"
play = """
C:6-3 D:6-1L A:4-3R*1 B:4-1L C:+4-2 C:4-2L D:4-4R*2 A:2-2L B:3-2L
C:2-0@6 D:3-1L A:6-2@7*3 B:5-4R C:1-0@6 D:5-5R A:5-0R B:3-0R
C:6-6@7 D:2-1L
"""
end = "out"
winner = "D"
delta = { A = 4, B = 0, C = 0, D = 5 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-2 4-2 3-0 0-0"
deal.B = "6-6 6-5 5-1 5-0 4-3"
deal.C = "6-4 6-3 6-1 2-0 1-1"
deal.D = "6-0 4-1 3-2 2-2 2-1"
yard = "3-1 1-0 5-5 5-4 3-3 5-3 4-4 4-0"
play = """
D:4-1*1 A:4-2L B:5-1R C:2-0L*1 D:6-0L A:6-2L B:6-5R C:6-3R*1
D:3-2L A:3-0L B:5-0L C:+3-1 C:3-1R D:2-1R A:5-2R*2 B:+1-0 B:+5-5
B:5-5L*3 C:+5-4 C:5-4L D:+3-3 D:+5-3 D:5-3R A:+4-4 A:4-4L B:4-3L
C:6-4@6 D:3-3L*3 A:+4-0 A:4-0@7*3 B:6-6@6 C:6-1@6*2 D:pass
A:0-0@7*2
"""
end = "out"
winner = "A"
delta = { A = 8, B = 3, C = 4, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 3-2 2-2 2-0"
deal.B = "6-6 6-3 6-1 4-3 0-0"
deal.C = "5-4 5-2 4-4 3-0 2-1"
deal.D = "6-4 5-0 4-2 4-1 4-0"
yard = "3-3 5-3 3-1 5-5 6-5 5-1 1-0 1-1"
play = """
A:2-2 B:+3-3 B:+5-3 B:+3-1 B:+5-5 B:+6-5 B:+5-1 B:+1-0 B:+1-1
B:pass C:2-1L*1 D:4-2R*1 A:2-0U*1 B:6-1L*2 C:5-2D*3 D:5-0U*4
A:6-2L B:4-3R*3 C:5-4U D:4-0U*2 A:3-2L B:6-3L C:3-0R D:6-4L
A:6-0R*3
"""
end = "out"
winner = "A"
delta = { A = 19, B = 5, C = 4, D = 7 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-1 4-0 3-1 2-2"
deal.B = "6-0 5-2 4-4 4-2 0-0"
deal.C = "6-6 5-4 5-0 4-1 3-3"
deal.D = "3-0 2-1 2-0 1-1 1-0"
yard = "6-2 6-4 6-1 5-5 3-2 6-3 6-5 4-3"
play = """
A:2-2 B:5-2L C:5-0L D:1-0L*1 A:5-1L B:4-2R C:5-4R*2 D:2-0U*2
A:5-3L B:6-0U C:3-3L D:3-0L A:4-0L*3 B:4-4L C:6-6U*5 D:2-1D A:3-1D
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 7, D = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-4 3-0 2-2 2-0 1-1"
deal.B = "6-6 6-5 6-0 5-3 4-4"
deal.C = "5-2 4-2 3-2 3-1 1-0"
deal.D = "6-3 6-1 5-1 4-3 4-1"
yard = "5-0 5-5 0-0 4-0 6-2 5-4 3-3 2-1"
play = """
A:2-2 B:+5-0 B:+5-5 B:+0-0 B:+4-0 B:+6-2 B:6-2L*2 C:4-2R*2
D:6-1L*1 A:6-4R B:6-6R C:1-0L D:6-3R A:2-0L*1 B:5-3R C:3-2U*2
D:4-3U A:+5-4 A:5-4R*2 B:4-4R C:5-2D D:5-1D*3 A:1-1D B:4-0R C:3-1D
"""
end = "out"
winner = "C"
delta = { A = 3, B = 2, C = 12, D = 4 }

[[match.hand]]
opener = "C"
deal.A = "5-2 4-1 3-0 1-1 1-0"
deal.B = "6-2 5-5 5-3 5-0 4-2"
deal.C = "5-4 5-1 3-1 2-1 0-0"
deal.D = "6-6 6-5 6-3 6-1 3-2"
yard = "4-0 6-0 2-0 4-4 4-3 2-2 3-3 6-4"
play = """
C:5-1 D:6-5L A:4-1R*2 B:6-2L C:2-1L*1 D:6-1L*2 A:+4-0 A:4-0R
B:5-0R C:5-4R*2 D:6-6L A:+6-0 A:6-0L B:4-2R C:0-0L D:6-3U*1 A:3-0U
B:+2-0 B:2-0L C:+4-4 C:+4-3 C:+2-2 C:2-2L D:3-2L*1
"""
end = "out"
winner = "D"
delta = { A = 2, B = 0, C = 3, D = 13 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-4 3-3 3-1 2-2"
deal.B = "5-3 4-3 4-1 3-2 2-0"
deal.C = "6-4 6-2 5-1 5-0 0-0"
deal.D = "6-6 6-3 6-0 1-1 1-0"
yard = "4-0 5-5 6-1 4-2 3-0 2-1 4-4 5-2"
play = """
D:6-6 A:6-5L B:5-3L*3 C:6-4R D:6-3L*2 A:5-4R B:+4-0 B:+5-5 B:5-5R
C:5-0R D:6-0L A:+6-1 A:6-1U B:4-0L*1 C:5-1@6 D:1-0U*1 A:3-1@6
B:4-3L C:0-0R D:+4-2 D:+3-0 D:3-0L A:3-3@6 B:2-0L C:6-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 4, C = 4, D = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-4 5-3 5-2 4-1"
deal.B = "6-1 4-4 4-3 3-3 1-0"
deal.C = "6-5 4-2 3-2 1-1 0-0"
deal.D = "6-0 5-5 5-1 4-0 2-0"
yard = "3-0 6-2 2-2 3-1 6-6 6-4 5-0 2-1"
play = """
C:0-0 D:6-0L A:6-3L B:4-3L C:4-2L D:4-0R A:5-2L B:4-4R C:6-5L
D:2-0U A:5-4R B:6-1L C:3-2U D:5-1R*1 A:5-3U B:1-0L C:1-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4, D = 1 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-24"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 66, B = 54 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-24"
commitment = "ac7a84451bb90c5e6e86e8d88fb59dee4a2dae81d61bed614b3029b5b1d40b92"
secret = "fc494e3d486a443af832197eba97f6a5c64b435d9473f2898e10bfb3bc05d27c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-4 4-4 4-1"
deal.B = "6-0 5-5 4-2 4-0 3-1"
yard = "6-5 3-2 1-1 5-1 2-1 4-3 6-6 2-2 5-3 0-0 6-1 5-2 6-2 3-0 5-0 1-0 3-3 2-0"
play = """
B:4-2 A:6-4L B:6-0L A:+6-5 A:+3-2 A:3-2R B:4-0L A:5-4L B:5-5L
A:6-5L B:3-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "5-0 4-3 4-2 2-2 1-0"
deal.B = "6-5 3-3 3-1 2-1 2-0"
yard = "6-6 4-0 0-0 6-1 5-2 6-4 1-1 5-5 4-4 3-2 6-0 5-4 6-3 5-1 3-0 5-3 6-2 4-1"
play = """
B:6-5 A:5-0R B:2-0R A:4-2R*2 B:+6-6 B:6-6L A:4-3R*3 B:3-3R A:+4-0
A:+0-0 A:+6-1 A:6-1L B:2-1L A:2-2L*2 B:3-1R*1
"""
end = "out"
winner = "B"
delta = { A = 7, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-0 3-3 2-2"
deal.B = "6-2 6-0 3-2 2-1 0-0"
yard = "5-5 5-3 1-1 2-0 6-6 1-0 6-1 4-2 4-1 4-0 6-5 4-4 5-2 5-4 5-1 4-3 3-0 3-1"
play = """
B:3-2*1 A:6-3L B:6-2L A:2-2L B:2-1L A:+5-5 A:+5-3 A:+1-1 A:1-1L
B:+2-0 B:2-0U A:5-0U B:+6-6 B:+1-0 B:1-0L A:5-5U B:0-0L A:5-3U*1
B:6-0L A:6-4L B:+6-1 B:6-1@6*3 A:3-3U
"""
end = "out"
winner = "A"
delta = { A = 3, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "4-3 4-1 3-0 2-0 0-0"
deal.B = "6-5 6-2 5-4 3-2 2-2"
yard = "3-3 4-0 5-2 6-6 5-0 1-1 5-5 1-0 3-1 2-1 6-4 6-3 4-2 5-1 6-0 5-3 6-1 4-4"
play = """
A:4-3 B:3-2R A:4-1L B:2-2R*1 A:2-0R B:6-2U A:3-0R*2 B:6-5U A:+3-3
A:3-3R B:5-4U
"""
end = "out"
winner = "B"
delta = { A = 2, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-3 4-0 3-0 1-0"
deal.B = "6-6 6-5 5-5 4-4 4-1"
yard = "5-1 4-2 0-0 5-4 6-1 1-1 3-1 3-2 6-0 2-2 5-2 6-2 3-3 2-1 2-0 6-3 4-3 5-0"
play = """
B:6-6 A:6-4L B:6-5R A:4-0L*1 B:5-5R*2 A:3-0L B:+5-1 B:5-1R A:5-3L
B:4-1R A:+4-2 A:4-2R B:+0-0 B:+5-4 B:5-4L A:+6-1 A:6-1U B:4-4L
A:1-0U*2
"""
end = "out"
winner = "A"
delta = { A = 3, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 4-1 3-3 3-2"
deal.B = "5-2 5-1 5-0 2-1 0-0"
yard = "3-1 1-1 6-6 6-3 6-2 3-0 6-4 5-5 2-0 4-4 6-5 1-0 4-3 4-0 5-3 5-4 4-2 2-2"
play = """
A:6-1 B:5-1R A:6-0L*1 B:0-0L*1 A:+3-1 A:+1-1 A:+6-6 A:+6-3 A:+6-2
A:+3-0 A:3-0L B:5-2R*1 A:6-3L B:2-1R A:6-6L B:5-0U
"""
end = "out"
winner = "B"
delta = { A = 1, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-0 4-2 2-1"
deal.B = "5-4 3-0 2-2 1-1 1-0"
yard = "6-6 5-1 5-3 2-0 4-0 6-0 0-0 5-2 6-2 3-2 6-4 5-5 4-3 3-3 4-4 6-1 4-1 3-1"
play = """
B:5-4 A:6-5L*2 B:+6-6 B:6-6L A:6-3L B:3-0L A:5-0L B:+5-1 B:5-1L*1
A:2-1L B:2-2L A:4-2L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 4-2 4-0 1-1"
deal.B = "6-2 6-0 5-1 5-0 2-0"
yard = "4-1 3-2 6-5 5-2 4-4 5-5 2-2 5-3 0-0 5-4 2-1 3-3 1-0 3-1 3-0 6-3 6-4 4-3"
play = """
A:6-6 B:6-2L A:4-2L B:6-0R A:4-0L B:5-0L*1 A:6-1U B:5-1U*2 A:+4-1
A:+3-2 A:+6-5 A:6-5L B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "5-5 3-3 2-2 1-1 0-0"
deal.B = "6-3 5-4 5-0 4-3 2-0"
yard = "5-3 3-1 4-2 4-4 5-2 3-0 6-2 6-5 6-4 6-6 2-1 5-1 6-0 3-2 1-0 6-1 4-0 4-1"
play = """
B:6-3 A:3-3R B:4-3R*2 A:+5-3 A:5-3U*3 B:5-4U A:+3-1 A:3-1D*3
B:+4-2 B:4-2R A:2-2R*3 B:2-0R A:0-0R B:5-0R
"""
end = "out"
winner = "B"
delta = { A = 9, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 3-2 2-2 2-1"
deal.B = "6-6 6-3 5-0 4-1 3-1"
yard = "5-3 4-2 1-0 4-3 5-2 2-0 1-1 6-5 4-4 0-0 5-1 6-2 4-0 3-3 5-4 6-1 5-5 3-0"
play = """
B:6-3 A:6-4L B:3-1R*1 A:2-1R B:4-1L A:3-2R B:+5-3 B:5-3R A:+4-2
A:+1-0 A:1-0L*1 B:5-0R A:6-0L B:6-6L
"""
end = "out"
winner = "B"
delta = { A = 1, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-1 4-0 3-0"
deal.B = "5-5 4-4 4-2 3-1 2-0"
yard = "4-1 6-0 6-6 6-2 2-2 5-0 4-3 2-1 5-2 1-1 3-2 5-4 5-3 6-4 1-0 6-5 0-0 3-3"
play = """
B:4-4 A:4-0L B:2-0L*2 A:+4-1 A:4-1R B:4-2U*1 A:6-1R*2 B:+6-0
B:6-0R A:3-0R B:3-1R*1 A:5-1R B:5-5R
"""
end = "out"
winner = "B"
delta = { A = 2, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-0 4-3 2-1"
deal.B = "6-5 6-2 3-2 3-1 0-0"
yard = "5-0 5-2 5-3 5-4 4-2 5-1 6-1 6-3 2-2 5-5 4-1 4-0 1-1 1-0 4-4 3-0 2-0 3-3"
play = """
B:3-2*1 A:4-3L B:6-2R*2 A:6-4L B:6-5L A:6-6R B:+5-0 B:5-0L A:6-0L
B:+5-2 B:+5-3 B:+5-4 B:+4-2 B:+5-1 B:+6-1 B:6-1L A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 8, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 5-2 4-1 0-0"
deal.B = "6-3 5-1 5-0 3-1 1-1"
yard = "4-4 4-2 5-4 4-0 2-2 6-5 1-0 5-3 3-0 2-0 6-2 6-6 3-3 6-1 6-4 3-2 2-1 4-3"
play = """
A:6-0 B:6-3L A:0-0R B:3-1L A:4-1L B:5-0R A:5-5R B:5-1R*1 A:5-2@6
"""
end = "out"
winner = "A"
delta = { A = 0, B = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-2 3-0 2-0 1-0 0-0"
deal.B = "6-6 5-5 5-1 4-4 4-1"
yard = "3-3 2-2 5-0 6-1 6-3 6-4 6-0 1-1 5-4 4-2 6-5 5-2 4-0 5-3 2-1 3-2 3-1 4-3"
play = """
A:6-2 B:6-6L A:2-0R B:+3-3 B:+2-2 B:+5-0 B:5-0R A:+6-1 A:6-1L
B:4-1L A:+6-3 A:6-3U B:4-4L A:3-0U B:5-5R A:1-0U B:5-1R*2 A:+6-4
A:6-4L B:+6-0 B:6-0D A:0-0D
"""
end = "out"
winner = "A"
delta = { A = 2, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-3 4-4 2-1"
deal.B = "6-6 5-2 4-2 3-1 3-0"
yard = "3-3 1-1 4-1 5-5 5-0 5-1 6-5 6-4 3-2 2-2 4-0 0-0 4-3 5-4 1-0 2-0 6-1 6-2"
play = """
A:6-3 B:6-6L*3 A:6-0L B:3-1R A:2-1R B:4-2R A:4-4R B:3-0L A:5-3L
"""
end = "out"
winner = "A"
delta = { A = 1, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-4 5-2 3-1"
deal.B = "6-2 6-0 2-1 2-0 0-0"
yard = "5-1 4-2 4-1 3-3 4-0 1-0 4-4 4-3 3-2 2-2 5-0 6-3 5-3 1-1 6-1 6-6 6-5 3-0"
play = """
A:6-4*2 B:6-0L A:5-4R*1 B:0-0L*1 A:5-5R*2 B:2-0L A:5-2L*3 B:+5-1
B:5-1R A:3-1R
"""
end = "out"
winner = "A"
delta = { A = 10, B = 1 }

[[match.hand]]
opener = "A"
deal.A = "4-1 4-0 3-0 2-1 2-0"
deal.B = "6-5 6-3 5-0 3-3 1-1"
yard = "0-0 5-4 4-2 6-1 3-2 5-2 1-0 2-2 6-6 6-4 5-5 4-3 6-2 5-3 5-1 6-0 3-1 4-4"
play = """
A:4-1*1 B:1-1R A:4-0L B:5-0L A:2-1R B:6-5L A:2-0R B:6-3L A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 2, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 6-0 3-1 2-0"
deal.B = "4-4 4-3 3-2 2-1 1-0"
yard = "6-6 5-1 3-0 6-4 5-5 5-4 5-3 4-2 0-0 2-2 5-2 3-3 5-0 4-0 4-1 6-5 1-1 6-3"
play = """
A:6-2 B:2-1R A:6-1L B:1-0L A:6-0L B:+6-6 B:6-6L A:3-1R*3 B:3-2R
A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 4-2 4-1 2-1"
deal.B = "6-6 6-2 4-0 3-1 1-1"
yard = "6-0 5-2 4-4 0-0 2-2 3-3 5-3 6-3 3-2 2-0 5-0 5-1 5-5 1-0 3-0 6-1 4-3 5-4"
play = """
A:6-5 B:6-6L A:6-4L B:4-0L*1 A:+6-0 A:6-0L B:6-2L A:4-2L B:+5-2
B:5-2R A:4-1L B:3-1L*1 A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 0, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 4-0 2-2 2-1"
deal.B = "6-6 6-4 6-3 4-2 3-0"
yard = "3-2 0-0 3-1 5-5 1-1 4-1 2-0 1-0 5-4 6-0 5-3 5-2 4-4 5-0 5-1 6-1 3-3 4-3"
play = """
A:6-5 B:6-4L A:4-0L*1 B:3-0L A:+3-2 A:3-2L B:4-2L A:+0-0 A:+3-1
A:+5-5 A:5-5R B:+1-1 B:+4-1 B:4-1L A:3-1L B:6-3L A:6-2L B:+2-0
B:2-0L*2 A:0-0L*2 B:+1-0 B:1-0L A:2-1L B:+5-4 B:5-4R A:2-2L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 2 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-25"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 31, B = 66, C = 50 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-25"
commitment = "d86b9663ee318c9b77969413c94e218385bca6ef3808aac9c99721bd667b59e5"
secret = "cf6f68f1e28d491e0630c87ca7ef49b47b1d638806773d23e64fe750a92a1d81"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 4-4 4-3 3-2 2-1"
deal.B = "6-4 5-4 5-0 4-0 1-1"
deal.C = "6-5 5-5 5-2 5-1 3-0"
yard = "4-1 6-3 6-0 5-3 1-0 6-2 3-1 2-0 2-2 3-3 0-0 4-2 6-1"
play = """
B:6-4*2 C:6-5L A:4-3R B:5-4L C:3-0R A:4-4L B:5-0R C:5-5R A:+4-1
A:4-1L B:4-0U C:5-1L*3 A:+6-3 A:+6-0 A:6-0U B:+5-3 B:5-3L C:5-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 2, C = 9 }

[[match.hand]]
opener = "C"
deal.A = "5-2 5-1 4-1 4-0 3-1"
deal.B = "6-2 6-0 4-2 2-0 0-0"
deal.C = "6-3 2-2 2-1 1-1 1-0"
yard = "3-2 5-4 5-3 3-0 5-0 6-5 3-3 4-4 6-6 6-1 5-5 6-4 4-3"
play = """
C:1-1 A:5-1L B:+3-2 B:+5-4 B:5-4L C:2-1R A:3-1U B:3-2R*2 C:1-0D*2
A:4-1L B:6-0D C:6-3D*2 A:+5-3 A:5-3R B:+3-0 B:3-0U C:+5-0 C:5-0U
A:5-2R B:6-2R*3 C:+6-5 C:6-5R A:+3-3 A:3-3D B:+4-4 B:+6-6 B:+6-1
B:6-1L C:+5-5 C:5-5R A:+6-4 A:6-4L*5 B:4-4L C:+4-3 C:4-3L A:4-0@10
"""
end = "out"
winner = "A"
delta = { A = 10, B = 5, C = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-4 5-0 3-2 2-0"
deal.B = "4-3 4-2 3-3 3-0 1-0"
deal.C = "6-6 6-3 4-0 3-1 2-2"
yard = "6-1 6-2 5-2 6-5 5-1 2-1 4-1 5-5 5-3 0-0 1-1 6-0 4-4"
play = """
A:6-4*2 B:4-3R C:6-6L*3 A:3-2R B:4-2R C:6-3L A:5-4R B:3-0L*1
C:4-0L A:5-0R B:1-0R*1 C:3-1R A:+6-1 A:6-1U B:3-3R
"""
end = "out"
winner = "B"
delta = { A = 2, B = 3, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 4-4 4-1 3-2"
deal.B = "6-6 6-4 5-2 4-2 2-1"
deal.C = "5-3 4-3 3-3 3-1 2-0"
yard = "5-4 1-0 6-3 4-0 0-0 6-0 1-1 5-0 5-5 2-2 5-1 3-0 6-2"
play = """
B:6-4*2 C:4-3R A:3-2R B:4-2R*2 C:+5-4 C:5-4R A:6-5R B:6-6L C:+1-0
C:+6-3 C:6-3R*3 A:6-1L B:2-1L*1 C:3-3R A:+4-0 A:+0-0 A:+6-0 A:6-0U
B:5-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 11, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 5-4 2-0 1-0"
deal.B = "6-4 6-1 6-0 5-3 1-1"
deal.C = "5-5 5-1 4-4 3-2 0-0"
yard = "2-2 4-0 6-5 2-1 3-3 4-1 6-2 4-3 3-1 4-2 5-2 5-0 3-0"
play = """
B:6-4*2 C:4-4R A:6-6L*4 B:6-1L C:5-1L A:5-4R*2 B:6-0@6*2 C:5-5L*3
A:2-0@6 B:5-3R*3 C:3-2R A:6-3@7 B:+2-2 B:2-2R C:+4-0 C:4-0U
A:1-0U*4
"""
end = "out"
winner = "A"
delta = { A = 10, B = 7, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 3-1 3-0 2-0"
deal.B = "6-2 5-4 5-3 5-2 5-0"
deal.C = "5-1 4-2 4-1 4-0 0-0"
yard = "2-1 3-3 5-5 6-1 4-3 6-0 6-4 2-2 1-1 6-5 1-0 4-4 3-2"
play = """
A:2-0 B:5-2L*1 C:0-0R*1 A:3-0R B:5-3R*2 C:5-1L A:3-1L B:5-4R
C:4-2R*1 A:6-3L B:6-2L C:4-0U A:+2-1 A:2-1L B:5-0D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 4-2 3-1 2-2"
deal.B = "6-6 6-2 6-0 3-3 2-0"
deal.C = "6-1 4-4 4-0 3-2 1-0"
yard = "0-0 1-1 5-5 5-1 6-4 5-0 5-3 4-1 2-1 4-3 5-2 5-4 3-0"
play = """
B:6-6 C:6-1L A:3-1L*3 B:6-2R*1 C:3-2R A:6-5U B:3-3L C:+0-0 C:+1-1
C:+5-5 C:5-5U A:6-3L B:6-0L C:4-0L A:4-2L*3 B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 6, B = 4, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 4-1 4-0 3-3 1-1"
deal.B = "6-5 6-0 5-2 5-1 0-0"
deal.C = "5-3 4-4 4-3 2-1 2-0"
yard = "3-1 5-0 5-4 6-6 6-4 3-0 4-2 6-3 2-2 3-2 6-1 1-0 5-5"
play = """
B:6-5 C:5-3R A:6-2L*1 B:5-2L C:4-3R A:4-1R B:5-1R*2 C:+3-1 C:+5-0
C:5-0L*1 A:4-0L B:+5-4 B:5-4L*2 C:+6-6 C:+6-4 C:+3-0 C:+4-2 C:+6-3
C:+2-2 C:+3-2 C:+6-1 C:+1-0 C:+5-5 C:5-5L*3
"""
end = "blocked"
winner = "B"
delta = { A = 1, B = 20, C = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 4-1 3-1 2-0"
deal.B = "6-5 6-4 6-3 4-0 3-3"
deal.C = "6-0 5-2 5-1 2-2 2-1"
yard = "4-3 5-4 3-2 5-0 3-0 1-1 0-0 4-4 5-5 1-0 6-2 4-2 5-3"
play = """
B:6-4*2 C:6-0L A:2-0L B:4-0R C:2-2L A:+4-3 A:+5-4 A:+3-2 A:3-2L
B:6-3L C:5-2U A:6-1L B:6-5U C:2-1L A:6-6U B:+5-0 B:5-0R C:5-1R*3
"""
end = "out"
winner = "C"
delta = { A = 0, B = 2, C = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 4-4 4-1 0-0"
deal.B = "6-3 5-1 4-2 3-0 2-0"
deal.C = "5-4 4-0 3-2 2-2 1-0"
yard = "3-3 5-3 6-5 5-5 6-6 5-2 6-0 2-1 5-0 3-1 1-1 6-4 4-3"
play = """
C:2-2 A:6-2L*2 B:4-2R*2 C:4-0R A:0-0R B:6-3L C:3-2L A:+3-3 A:+5-3
A:+6-5 A:+5-5 A:+6-6 A:+5-2 A:5-2U B:3-0R*2 C:5-4U A:4-1U B:5-1U*2
C:1-0@6
"""
end = "out"
winner = "C"
delta = { A = 2, B = 6, C = 13 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-26"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3, D = 4 }
score = { A = 66, B = 47, C = 37, D = 16 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-26"
commitment = "28d1d97d83bc785ee5fa8f3b7bbcfb0376755782c2b8046b877e50f3020b666c"
secret = "2ff1751842df6f1980916a01d362e812889d16f5ffaa6d00d6ec84fe62451391"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 5-3 5-0 3-1"
deal.B = "6-4 6-2 5-1 3-0 2-0"
deal.C = "4-4 4-3 4-1 4-0 0-0"
deal.D = "6-0 4-2 2-2 1-1 1-0"
yard = "6-5 5-4 3-2 5-5 6-3 5-2 3-3 2-1"
play = """
B:6-4*2 C:4-4R D:4-2R A:6-6L B:6-2R C:4-3U D:6-0L A:6-1@6*2 B:3-0U
C:4-0L D:1-0U A:3-1U B:5-1@6 C:4-1L*3 D:1-1L A:5-3U B:+6-5 B:6-5R
C:+5-4 C:5-4R D:+3-2 D:+5-5 D:5-5U A:5-0U
"""
end = "out"
winner = "A"
delta = { A = 4, B = 2, C = 3, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-1 5-5 5-0"
deal.B = "5-3 5-2 4-0 3-0 0-0"
deal.C = "4-4 4-3 4-2 3-2 2-2"
deal.D = "6-6 6-2 3-1 2-1 1-1"
yard = "4-1 2-0 3-3 1-0 5-4 6-0 5-1 6-4"
play = """
A:5-5*2 B:5-3L C:4-3L D:+4-1 D:4-1L A:6-5R B:5-2U C:4-2U D:6-2R
A:6-1L B:4-0U C:3-2R D:3-1R A:6-3L B:3-0L C:+2-0 C:2-0L D:1-1R
A:5-0U
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 4-2 4-0 3-1"
deal.B = "6-3 5-5 5-0 3-2 2-1"
deal.C = "6-5 5-4 3-3 2-2 0-0"
deal.D = "6-0 5-3 4-4 4-3 1-0"
yard = "2-0 6-4 1-1 5-2 4-1 5-1 6-6 3-0"
play = """
A:6-2 B:6-3L*1 C:3-3L D:4-3L A:4-2L B:3-2L*1 C:2-2R D:5-3U
A:3-1L*2 B:5-5U*3 C:6-5U D:6-0U*1 A:6-1L*2 B:5-0U*3 C:5-4U D:4-4U
A:4-0U*2
"""
end = "out"
winner = "A"
delta = { A = 7, B = 8, C = 0, D = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-4 3-2 0-0"
deal.B = "6-4 4-4 4-0 2-2 1-1"
deal.C = "6-1 5-1 5-0 4-1 3-1"
deal.D = "5-3 4-3 3-0 2-1 1-0"
yard = "2-0 3-3 6-3 5-2 6-0 6-2 4-2 5-5"
play = """
A:3-2*1 B:2-2R C:3-1L*1 D:2-1L A:+2-0 A:2-0L B:4-0L C:4-1L*1
D:1-0L A:0-0L B:+3-3 B:+6-3 B:+5-2 B:5-2R*1 C:5-0L*2 D:3-0@6
A:6-5L B:6-4L C:5-1R D:4-3@6 A:5-4L*2 B:4-4@6 C:6-1R
"""
end = "out"
winner = "C"
delta = { A = 3, B = 1, C = 11, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 4-4 2-0 1-0 0-0"
deal.B = "6-6 6-0 5-2 3-0 2-1"
deal.C = "5-1 5-0 4-2 3-2 1-1"
deal.D = "6-1 5-5 5-4 4-0 2-2"
yard = "5-3 4-3 4-1 6-4 3-3 3-1 6-5 6-2"
play = """
C:5-1 D:5-4L*1 A:4-4L B:2-1R*2 C:4-2L D:2-2L A:2-0L B:3-0L*1
C:3-2L D:4-0U A:1-0U*1 B:5-2@6*2 C:1-1U D:5-5@6 A:+5-3 A:5-3@6
B:+4-3 B:4-3@6*2 C:5-0@10*2
"""
end = "out"
winner = "C"
delta = { A = 1, B = 7, C = 9, D = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-4 5-0 3-1 2-0"
deal.B = "5-2 5-1 4-4 4-3 4-0"
deal.C = "6-0 3-3 3-2 3-0 2-2"
deal.D = "6-4 6-3 4-1 2-1 1-0"
yard = "5-3 6-2 6-5 5-5 4-2 0-0 1-1 6-1"
play = """
C:6-0 D:6-4L A:5-4L*1 B:4-0R C:+5-3 C:5-3L D:4-1R A:3-1L B:5-1L
C:+6-2 C:+6-5 C:6-5L D:1-0R A:6-6L B:+5-5 B:+4-2 B:+0-0 B:0-0R
C:6-2L D:6-3U*1 A:5-0R*2 B:5-5R*3 C:3-2L D:+1-1 D:+6-1 D:6-1D
A:2-0@6
"""
end = "out"
winner = "A"
delta = { A = 12, B = 3, C = 0, D = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-0 4-4 4-1 3-2 1-0"
deal.B = "6-2 5-5 4-2 3-3 2-1"
deal.C = "6-6 6-4 5-3 2-0 0-0"
deal.D = "6-5 6-3 5-1 4-0 2-2"
yard = "5-4 3-0 5-2 6-1 1-1 5-0 4-3 3-1"
play = """
A:4-1*1 B:4-2L C:2-0L D:4-0L*1 A:4-4L B:2-1R*2 C:6-4L D:6-3L*1
A:3-2L B:6-2L C:6-6L D:2-2R A:6-0L B:+5-4 B:5-4U C:0-0L D:5-1U*1
A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 8, B = 2, C = 0, D = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-4 4-3 4-2"
deal.B = "6-5 5-2 5-1 4-4 2-1"
deal.C = "6-2 5-0 4-0 3-3 3-0"
deal.D = "6-0 4-1 2-2 2-0 0-0"
yard = "3-2 5-3 6-3 6-4 6-1 1-1 1-0 3-1"
play = """
A:5-5*2 B:5-2L C:6-2L D:6-0L*2 A:5-4R B:6-5U*2 C:5-0L*3 D:4-1R
A:6-6U B:5-1R C:+3-2 C:+5-3 C:5-3L*4 D:+6-3 D:6-3U A:4-3L B:4-4L
C:4-0L D:2-0L*2 A:4-2L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 2, C = 7, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-3 3-1 1-1 1-0"
deal.B = "5-1 3-3 3-2 2-2 2-0"
deal.C = "6-6 5-5 5-2 4-0 0-0"
deal.D = "6-2 4-4 4-3 4-1 2-1"
yard = "4-2 6-3 6-0 6-1 3-0 6-4 6-5 5-0"
play = """
A:5-4 B:5-1L*1 C:4-0R D:4-1L A:1-0R*1 B:+4-2 B:4-2L C:5-2L D:2-1R
A:5-3L*1 B:3-2L C:+6-3 C:+6-0 C:+6-1 C:+3-0 C:+6-4 C:+6-5 C:+5-0
C:pass D:6-2L A:pass B:2-2R*2 C:6-6L D:pass A:pass B:2-0R C:6-5L*1
D:pass A:pass B:pass C:5-5L*2 D:pass A:pass B:pass C:5-0L D:pass
A:pass B:pass C:6-0L D:pass A:pass B:pass C:6-4L D:4-4L A:pass
B:pass C:3-0R D:4-3L
"""
end = "out"
winner = "D"
delta = { A = 2, B = 3, C = 3, D = 6 }

[[match.hand]]
opener = "D"
deal.A = "4-4 4-2 4-0 3-3 2-2"
deal.B = "6-2 4-3 3-2 2-0 0-0"
deal.C = "6-0 5-5 5-2 5-0 2-1"
deal.D = "6-5 6-4 6-3 5-4 3-1"
yard = "1-1 6-1 3-0 4-1 5-1 6-6 5-3 1-0"
play = """
D:5-4 A:4-0R*1 B:0-0R*1 C:5-5L*2 D:6-5L A:+1-1 A:+6-1 A:6-1L
B:2-0R C:2-1L D:+3-0 D:3-0U A:3-3U*2 B:3-2L C:5-2R D:6-3U A:+4-1
A:+5-1 A:5-1@6*3 B:6-2U C:5-0R D:3-1@6 A:4-2U*2 B:4-3U
"""
end = "out"
winner = "B"
delta = { A = 8, B = 8, C = 2, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-2 3-3 3-1 2-2"
deal.B = "6-6 5-1 4-1 3-2 2-1"
deal.C = "6-5 6-4 6-1 5-3 1-0"
deal.D = "6-0 5-0 4-0 2-0 1-1"
yard = "6-2 3-0 4-2 4-4 4-3 5-4 0-0 6-3"
play = """
B:6-6 C:6-5L D:5-0L A:+6-2 A:6-2R B:2-1R C:1-0L D:1-1L A:3-1R*1
B:3-2R C:6-1L D:2-0R A:+3-0 A:3-0R B:5-1@6 C:6-4L D:4-0L A:5-2@6*1
B:4-1@7
"""
end = "out"
winner = "B"
delta = { A = 2, B = 7, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 4-2 4-0 3-1 2-1"
deal.B = "6-6 6-4 5-0 4-1 2-0"
deal.C = "6-2 5-2 4-4 3-0 1-0"
deal.D = "6-1 6-0 5-3 2-2 1-1"
yard = "4-3 6-5 5-4 5-1 0-0 5-5 3-2 3-3"
play = """
B:6-6 C:6-2L D:6-0R A:6-3U*1 B:5-0R*2 C:5-2L D:6-1D A:2-1D*3
B:2-0D C:3-0U*2 D:5-3L A:3-1L B:4-1L C:4-4L D:+4-3 D:4-3L
A:4-2@6*2 B:6-4@7
"""
end = "out"
winner = "B"
delta = { A = 6, B = 4, C = 2, D = 0 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-27"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 63, B = 14 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-27"
commitment = "ce23bee17302ebd5e5a165038c654887ba04b8eb95233618540a768b38b9011f"
secret = "02e78949fb5a6468ef7e3559e418375cffd61ed8dbecc9178639152fce6c0e6f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "4-3 4-2 4-0 3-0 0-0"
deal.B = "6-4 6-1 4-4 3-3 3-2"
yard = "5-2 5-5 5-0 2-2 1-1 5-1 6-2 6-6 6-5 6-0 2-1 5-4 4-1 6-3 3-1 2-0 1-0 5-3"
play = """
B:6-4*2 A:4-0R B:6-1L A:0-0R B:+5-2 B:+5-5 B:+5-0 B:5-0R A:3-0U
B:5-5R A:4-3U*3 B:5-2R A:4-2U*1
"""
end = "out"
winner = "A"
delta = { A = 8, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "5-4 4-4 3-0 2-0 1-0"
deal.B = "6-4 5-1 3-1 2-2 1-1"
yard = "5-0 0-0 2-1 4-1 5-2 3-3 6-3 6-2 6-5 4-0 5-3 4-2 5-5 6-6 3-2 6-1 4-3 6-0"
play = """
A:4-4 B:6-4L A:5-4R B:5-1R A:1-0R B:+5-0 B:5-0R A:+0-0 A:+2-1
A:+4-1 A:4-1U B:3-1U A:3-0U B:+5-2 B:5-2R A:2-0R B:+3-3 B:+6-3
B:6-3L A:0-0R B:3-3L A:+6-2 A:+6-5 A:+4-0 A:4-0R*2 B:+5-3 B:5-3L
A:6-5L*2 B:+4-2 B:4-2R A:6-2R B:+5-5 B:+6-6 B:6-6L A:+3-2
A:3-2@8*4 B:2-2@8 A:2-1@8
"""
end = "out"
winner = "A"
delta = { A = 10, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 4-3 4-0 3-2"
deal.B = "6-3 5-4 5-2 4-4 1-1"
yard = "4-1 5-5 1-0 6-4 4-2 5-0 6-1 6-0 0-0 2-1 2-0 2-2 3-1 6-2 3-3 5-1 5-3 3-0"
play = """
A:6-6 B:6-3L*3 A:4-3L B:5-4L A:6-5L B:+4-1 B:+5-5 B:+1-0 B:+6-4
B:6-4L A:4-0L B:1-0L A:+4-2 A:+5-0 A:+6-1 A:6-1L B:+6-0 B:6-0L
A:5-0L B:5-5L A:+0-0 A:+2-1 A:+2-0 A:+2-2 A:+3-1 A:+6-2 A:6-2R
B:5-2L A:2-2L B:+3-3 B:+5-1 B:5-1@6 A:2-1@6 B:+5-3 B:5-3@7
A:3-2@7*2 B:+3-0 B:pass A:4-2L*2 B:4-4L A:2-0@8 B:4-1L A:3-1L
B:3-3L A:0-0@8
"""
end = "out"
winner = "A"
delta = { A = 5, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-0 3-2 1-1"
deal.B = "5-4 5-1 4-4 4-0 2-1"
yard = "1-0 4-2 3-3 3-1 2-2 5-3 6-6 6-0 2-0 3-0 4-3 6-2 6-3 6-5 5-2 4-1 0-0 5-5"
play = """
A:6-4*2 B:5-4R A:6-1L B:5-1L*2 A:5-0L*1 B:4-0L A:+1-0 A:+4-2
A:4-2L B:2-1L A:1-1L B:+3-3 B:+3-1 B:3-1L A:3-2L B:+2-2 B:2-2L
A:1-0U
"""
end = "out"
winner = "A"
delta = { A = 6, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-3 4-4 3-1 2-1"
deal.B = "6-6 6-3 6-0 4-3 3-3"
yard = "2-2 4-2 6-2 5-5 6-5 3-2 5-1 4-1 0-0 3-0 6-1 5-2 5-4 5-0 2-0 1-1 1-0 4-0"
play = """
A:4-4 B:4-3L A:3-1L B:+2-2 B:+4-2 B:4-2R A:2-1R B:+6-2 B:+5-5
B:+6-5 B:+3-2 B:+5-1 B:5-1L A:5-3L B:6-3L A:6-4L*1
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 4-2 3-0 1-1"
deal.B = "6-3 3-3 2-2 2-0 1-0"
yard = "0-0 6-2 6-6 3-1 6-4 5-1 5-4 4-3 2-1 6-1 3-2 4-4 4-0 4-1 6-5 5-3 5-2 5-0"
play = """
A:5-5*2 B:+0-0 B:+6-2 B:+6-6 B:+3-1 B:+6-4 B:+5-1 B:5-1L A:1-1L
B:3-1L A:3-0L*2 B:2-0L A:4-2L B:6-4L A:6-0L*2
"""
end = "out"
winner = "A"
delta = { A = 14, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 5-3 4-1 3-0"
deal.B = "6-4 6-0 5-5 5-0 2-1"
yard = "1-0 5-2 6-2 3-3 6-5 0-0 6-6 3-2 5-1 4-4 6-3 4-3 1-1 2-2 3-1 4-0 4-2 2-0"
play = """
A:4-1*1 B:6-4L A:6-1L B:2-1L A:+1-0 A:1-0R B:6-0R A:+5-2 A:5-2L
B:5-5L A:5-4L*2 B:5-0U*2
"""
end = "out"
winner = "B"
delta = { A = 3, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-4 4-1 3-2 3-1 1-0"
deal.B = "5-3 4-4 4-2 3-0 2-2"
yard = "6-1 6-5 2-0 5-5 6-3 3-3 5-2 4-0 2-1 5-4 5-0 0-0 5-1 4-3 1-1 6-6 6-0 6-2"
play = """
B:5-3 A:3-1R B:+6-1 B:6-1R A:6-4R B:4-4R A:4-1R B:4-2U A:3-2U
B:3-0U A:1-0U
"""
end = "out"
winner = "A"
delta = { A = 1, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-1 4-0 3-3 3-1"
deal.B = "5-2 4-4 4-3 4-1 2-1"
yard = "5-4 2-2 5-5 6-5 0-0 4-2 1-0 1-1 2-0 3-0 6-4 6-3 6-6 6-2 6-0 6-1 3-2 5-0"
play = """
A:3-3 B:4-3L*2 A:3-1R*1 B:4-4L A:5-1R B:4-1L A:5-3R B:2-1L*1
A:4-0@6*1
"""
end = "out"
winner = "A"
delta = { A = 3, B = 3 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-28"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 64, B = 32, C = 42 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-28"
commitment = "7eb3363acf04a90d136a0d1c5de2515d4e1b2d5df53d58a9cbade6243422fffd"
secret = "bbaf1abf4cb8efdbd04ae0d055af871f8d3610a9ba8c2348080cdba19e8a5a5d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-4 4-0 2-0"
deal.B = "6-5 5-2 5-1 4-1 3-3"
deal.C = "4-4 3-2 2-2 1-0 0-0"
yard = "5-0 6-2 4-3 1-1 3-0 2-1 6-6 6-4 5-3 4-2 3-1 6-3 5-5"
play = """
A:6-1 B:5-1R C:+5-0 C:5-0R A:6-0L B:+6-2 B:+4-3 B:+1-1 B:+3-0
B:3-0L C:3-2L A:2-0L B:+2-1 B:+6-6 B:+6-4 B:+5-3 B:+4-2 B:+3-1
B:+6-3 B:+5-5 B:pass C:1-0L A:4-0R*1 B:2-1L C:4-4R*2 A:5-4R
"""
end = "out"
winner = "A"
delta = { A = 23, B = 0, C = 2 }

[[match.hand]]
opener = "A"
deal.A = "5-1 4-3 2-1 2-0 1-1"
deal.B = "5-4 5-0 4-4 4-2 3-3"
deal.C = "6-3 6-2 3-2 2-2 0-0"
yard = "5-2 4-1 6-0 6-6 6-5 4-0 3-1 1-0 6-4 5-3 6-1 3-0 5-5"
play = """
A:5-1 B:5-0L C:0-0L A:2-0L B:4-2L*1 C:+5-2 C:+4-1 C:4-1L A:2-1L
B:+6-0 B:6-0U C:3-2L*2 A:4-3L B:4-4L*3 C:6-3U A:1-1R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 4, C = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-5 5-1 3-3"
deal.B = "6-5 6-0 5-3 3-2 1-1"
deal.C = "6-2 4-1 3-0 2-0 0-0"
yard = "2-2 4-2 1-0 5-4 5-2 3-1 6-4 5-0 4-0 4-3 2-1 6-3 4-4"
play = """
A:6-6 B:6-0L C:3-0L*3 A:3-3L B:6-5R C:6-2U A:5-5R B:3-2L C:2-0L
A:5-1R B:5-3@6 C:4-1R A:6-1D
"""
end = "out"
winner = "A"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-1 4-4 4-2 1-0"
deal.B = "6-6 5-2 4-0 3-2 3-0"
deal.C = "6-2 5-5 5-3 2-0 0-0"
yard = "2-1 5-4 4-1 2-2 3-1 6-4 4-3 6-5 5-0 3-3 1-1 6-0 6-3"
play = """
A:6-1 B:6-6L C:6-2L A:4-2L*1 B:4-0L C:2-0L A:5-1R B:5-2L*2
C:5-5L*3 A:+2-1 A:+5-4 A:5-4L B:+4-1 B:4-1L C:5-3R A:2-1L*1 B:3-2L
C:+2-2 C:+3-1 C:3-1L A:1-0L B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 2, B = 4, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 5-1 3-2 1-0"
deal.B = "6-3 4-0 2-1 2-0 0-0"
deal.C = "6-4 5-4 5-3 4-4 2-2"
yard = "6-0 6-1 3-1 5-2 3-0 6-2 1-1 4-2 4-3 5-0 4-1 3-3 6-5"
play = """
B:2-1 C:2-2L*1 A:3-2L B:2-0U C:5-3L A:5-5L B:0-0U C:5-4L*1 A:5-1R
B:4-0L*1 C:+6-0 C:6-0L A:6-6L B:6-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-5 1-1 0-0"
deal.B = "5-1 5-0 4-3 4-0 1-0"
deal.C = "6-1 5-3 5-2 3-2 3-1"
yard = "4-2 3-0 6-3 3-3 6-0 6-6 4-1 2-1 2-2 5-4 4-4 2-0 6-4"
play = """
B:1-0 C:6-1L A:6-5L*1 B:4-0R C:5-3L A:+4-2 A:4-2R*1 B:4-3L C:5-2R
A:5-5R B:5-1R*1 C:3-1R A:+3-0 A:3-0R B:5-0R
"""
end = "out"
winner = "B"
delta = { A = 2, B = 4, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-3 5-0 4-4 2-0"
deal.B = "6-6 6-0 3-1 1-1 0-0"
deal.C = "6-2 6-1 5-5 4-0 3-0"
yard = "4-3 1-0 6-3 2-2 4-2 3-3 5-2 6-4 6-5 4-1 2-1 3-2 5-1"
play = """
B:6-0 C:4-0R*2 A:5-4R B:6-6L C:5-5R A:5-3R*3 B:3-1R C:6-2L A:2-0L
B:1-1R C:3-0L*1 A:5-0@6*1 B:0-0@6*1
"""
end = "out"
winner = "B"
delta = { A = 4, B = 4, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-0 4-4 1-1"
deal.B = "6-1 5-3 4-1 3-3 3-2"
deal.C = "6-6 5-4 2-0 1-0 0-0"
yard = "5-1 5-5 2-1 3-0 4-0 6-3 6-2 6-0 4-3 2-2 4-2 5-2 3-1"
play = """
B:5-3 C:5-4L A:6-4L B:6-1L C:1-0L A:5-0L B:3-2R C:2-0R*1 A:6-5L
B:+5-1 B:+5-5 B:+2-1 B:+3-0 B:3-0R C:6-6L*3 A:+4-0 A:+6-3 A:6-3L
B:3-3L C:+6-2 C:6-2U A:+6-0 A:6-0D B:2-1U*2 C:0-0D*2
"""
end = "out"
winner = "C"
delta = { A = 0, B = 2, C = 13 }

[[match.hand]]
opener = "C"
deal.A = "5-3 5-1 4-3 4-1 0-0"
deal.B = "6-3 6-2 4-4 4-2 3-3"
deal.C = "6-6 6-5 6-1 3-1 1-1"
yard = "2-0 2-2 5-2 6-4 2-1 5-4 5-0 3-0 6-0 4-0 3-2 1-0 5-5"
play = """
C:6-6 A:+2-0 A:+2-2 A:+5-2 A:+6-4 A:6-4L B:6-2R C:6-5U A:4-3L*2
B:4-2R C:3-1L*2 A:5-1L B:4-4R C:6-1D A:5-3L B:3-3L*4 C:1-1D
"""
end = "out"
winner = "C"
delta = { A = 2, B = 4, C = 7 }

[[match.hand]]
opener = "C"
deal.A = "5-4 4-3 3-3 3-1 2-0"
deal.B = "6-1 5-0 4-4 4-2 0-0"
deal.C = "6-5 6-4 6-0 3-0 1-1"
yard = "6-2 5-1 6-3 6-6 5-5 2-1 3-2 5-2 2-2 4-1 5-3 4-0 1-0"
play = """
C:6-4*2 A:5-4R B:5-0R C:6-5L*1 A:2-0R B:4-2R C:+6-2 C:+5-1
C:5-1L*1 A:3-1L B:4-4R C:3-0L A:4-3R B:0-0L C:6-0L A:3-3R
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 4-3 4-1 4-0"
deal.B = "6-1 5-5 2-0 1-1 0-0"
deal.C = "6-6 4-4 4-2 3-2 3-0"
yard = "2-2 6-3 3-3 2-1 3-1 5-0 5-3 1-0 6-2 6-5 5-4 5-1 5-2"
play = """
A:6-4*2 B:6-1L*1 C:4-4R A:4-1L B:+2-2 B:+6-3 B:+3-3 B:+2-1 B:+3-1
B:+5-0 B:+5-3 B:+1-0 B:+6-2 B:+6-5 B:+5-4 B:5-4L C:4-2R A:4-3U*2
B:6-3U C:6-6U A:6-0U B:1-0U C:3-2R A:4-0D
"""
end = "out"
winner = "A"
delta = { A = 17, B = 1, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 5-1 3-2 2-1"
deal.B = "6-1 6-0 4-4 4-3 1-1"
deal.C = "6-5 6-4 4-1 3-0 2-0"
yard = "6-2 2-2 5-0 0-0 6-6 3-3 1-0 4-0 3-1 4-2 5-4 5-3 5-2"
play = """
A:6-3 B:4-3R*2 C:6-5L A:5-5L B:4-4R C:6-4R A:5-1L B:6-1R C:4-1L*1
A:2-1R B:+6-2 B:6-2R*2 C:+2-2 C:+5-0 C:5-0U*2 A:+0-0 A:0-0U*2
B:6-0R C:3-0R A:3-2R
"""
end = "out"
winner = "A"
delta = { A = 4, B = 4, C = 3 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-29"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1, D = 4 }
score = { A = 34, B = 38, C = 70, D = 23 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-29"
commitment = "0728f97f393c4fb773b6d0baef178ea0dfd6207d61420f488598cfdeb4bea99f"
secret = "a5ccd6f94a2598ccaf8b1ef5353e32cf0ec96afed6a0eba0e769d51e17cd14ab"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-2 5-5 5-4 5-3 0-0"
deal.B = "6-6 6-5 5-2 3-0 1-0"
deal.C = "6-4 5-0 3-3 3-2 1-1"
deal.D = "6-3 5-1 4-4 4-3 3-1"
yard = "2-1 6-0 2-2 6-1 4-0 2-0 4-2 4-1"
play = """
D:6-3 A:5-3R B:6-5L*2 C:5-0L*1 D:5-1R A:0-0L B:3-0L C:1-1R*1
D:4-3L A:5-4L B:1-0R*1 C:+2-1 C:2-1@6 D:3-1@7*2 A:5-5L*3 B:5-2L
C:3-3@7*2 D:+6-0 D:6-0R A:6-2R
"""
end = "out"
winner = "A"
delta = { A = 10, B = 3, C = 4, D = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-3 5-1 1-1"
deal.B = "6-2 5-4 4-1 4-0 3-0"
deal.C = "5-2 5-0 4-4 3-1 2-0"
deal.D = "6-6 6-1 4-2 2-2 0-0"
yard = "6-3 4-3 3-2 6-4 6-0 1-0 2-1 3-3"
play = """
A:1-1 B:4-1L C:4-4L*2 D:4-2L A:5-1R B:5-4R C:5-2L D:6-1U*3 A:6-5U
B:4-0R*2 C:5-0R*3 D:+6-3 D:+4-3 D:4-3@6 A:5-5L B:3-0@6*4 C:2-0@6
D:2-2@6 A:5-3L
"""
end = "out"
winner = "A"
delta = { A = 7, B = 6, C = 5, D = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 4-1 3-2 3-0"
deal.B = "5-2 4-4 4-2 4-0 2-1"
deal.C = "6-4 5-0 4-3 3-1 2-0"
deal.D = "6-5 6-3 6-0 5-5 3-3"
yard = "5-1 5-4 0-0 6-2 2-2 1-1 6-1 1-0"
play = """
A:6-6 B:+5-1 B:+5-4 B:+0-0 B:+6-2 B:6-2L C:2-0L D:6-0L A:+2-2
A:+1-1 A:+6-1 A:6-1L B:5-1L C:5-0L D:6-5R*1 A:3-0L B:5-2R*1 C:3-1L
D:6-3U A:3-2U*1 B:4-2R C:6-4R D:+1-0 D:1-0L A:2-2U*2 B:0-0L*2
C:pass D:pass A:pass B:4-0L C:4-3L
"""
end = "out"
winner = "C"
delta = { A = 3, B = 3, C = 10, D = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-2 4-4 4-3 3-2"
deal.B = "6-5 6-4 2-2 2-1 2-0"
deal.C = "5-3 4-1 3-3 3-1 1-1"
deal.D = "6-2 6-1 6-0 5-4 5-0"
yard = "3-0 5-1 0-0 1-0 4-2 6-6 5-5 4-0"
play = """
C:3-3 D:+3-0 D:3-0L A:4-3R B:6-4R C:3-1U D:6-0L A:6-3D B:2-1U*4
C:+5-1 C:+0-0 C:+1-0 C:+4-2 C:4-2U D:6-2L A:5-2L B:6-5R*4 C:4-1U
D:5-4L A:4-4L*4 B:+6-6 B:6-6D C:5-1U*6 D:5-0R*5 A:+5-5 A:5-5U*6
B:2-0R C:5-3U*5 D:6-1D
"""
end = "out"
winner = "D"
delta = { A = 10, B = 8, C = 11, D = 7 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 5-1 4-1 0-0"
deal.B = "6-1 4-0 2-2 2-1 1-0"
deal.C = "6-2 5-2 4-3 4-2 3-0"
deal.D = "6-6 6-5 3-3 3-2 1-1"
yard = "5-0 3-1 4-4 5-5 5-3 5-4 6-0 2-0"
play = """
D:6-6 A:6-4L B:6-1R*1 C:4-3L D:3-3L A:5-1R B:+5-0 B:5-0R C:3-0R
D:3-2L*1 A:6-3U B:2-2L*2 C:6-2D D:+3-1 D:3-1R*2 A:4-1R B:2-1L*2
C:5-2@8*3 D:1-1L A:+4-4 A:4-4R*4 B:4-0R C:4-2@9
"""
end = "out"
winner = "C"
delta = { A = 4, B = 5, C = 5, D = 3 }

[[match.hand]]
opener = "C"
deal.A = "5-4 4-4 4-0 3-0 2-2"
deal.B = "5-3 5-2 5-1 1-0 0-0"
deal.C = "6-5 5-5 3-2 2-1 2-0"
deal.D = "6-2 6-1 6-0 5-0 1-1"
yard = "6-6 6-4 3-3 4-2 3-1 4-3 6-3 4-1"
play = """
C:5-5*2 D:5-0L*2 A:4-0L B:5-1R*1 C:2-1R D:6-2R*2 A:4-4L B:5-3U
C:6-5R D:+6-6 D:+6-4 D:6-4L A:5-4@6 B:5-2R C:3-2U*3 D:6-6L A:2-2R
B:+3-3 B:+4-2 B:4-2U*5 C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 6, C = 10, D = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-1 4-3 3-1 2-1"
deal.B = "6-5 6-3 5-3 4-2 4-0"
deal.C = "6-2 5-4 5-2 4-4 4-1"
deal.D = "6-4 3-3 3-0 2-2 1-1"
yard = "5-0 3-2 6-6 1-0 0-0 5-5 2-0 6-1"
play = """
C:4-4 D:6-4L A:4-3R B:6-5L C:5-2L*1 D:2-2L A:2-1L B:6-3R C:4-1L*2
D:+5-0 D:+3-2 D:3-2@6 A:6-0R B:4-2L*1 C:5-4U*2 D:5-0R*3 A:3-1@6
B:5-3R C:6-2L*3
"""
end = "out"
winner = "C"
delta = { A = 0, B = 1, C = 12, D = 3 }

[[match.hand]]
opener = "C"
deal.A = "5-2 4-4 3-3 3-1 1-0"
deal.B = "6-5 6-2 4-2 2-0 0-0"
deal.C = "6-3 6-1 5-4 4-3 1-1"
deal.D = "5-5 5-1 4-1 4-0 2-1"
yard = "3-0 5-0 3-2 5-3 2-2 6-4 6-6 6-0"
play = """
C:1-1 D:5-1L A:3-1R B:6-5L C:6-1U*3 D:4-1D A:4-4D B:6-2L C:4-3R*4
D:2-1L A:1-0L B:2-0L*4 C:6-3U D:4-0R A:3-3U B:4-2D*2 C:5-4@6*3
"""
end = "out"
winner = "C"
delta = { A = 0, B = 6, C = 13, D = 0 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-30"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 27, B = 64 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-30"
commitment = "5ff055059831d6bb19e17e468586febae65b4c50a5f56c4fbf8b4633c4fa50a9"
secret = "3703d3718db0dab02c4e925c5ddd48d64edd38704dccd570a2fc8d71fed9d8a7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-1 4-0 3-2 2-2 0-0"
deal.B = "6-0 5-4 5-3 4-1 2-1"
yard = "3-1 6-1 1-0 4-4 5-2 6-6 5-0 6-4 6-2 3-0 4-3 4-2 2-0 6-3 3-3 1-1 5-5 6-5"
play = """
A:3-2*1 B:5-3L A:5-1L B:2-1R A:+3-1 A:3-1L B:4-1R A:4-0R B:6-0R
A:+6-1 A:6-1R B:+1-0 B:1-0R A:0-0R B:+4-4 B:+5-2 B:+6-6 B:+5-0
B:5-0R A:+6-4 A:+6-2 A:+3-0 A:3-0L*1 B:5-4R A:6-4R B:6-6R A:6-2R
B:5-2R*1 A:+4-3 A:+4-2 A:+2-0 A:2-0L B:+6-3 B:6-3@6*2 A:4-3@6
B:4-4@6*3
"""
end = "out"
winner = "B"
delta = { A = 2, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 4-3 4-1 3-0"
deal.B = "5-5 5-2 5-1 4-2 2-2"
yard = "6-0 1-1 6-2 4-4 1-0 4-0 3-3 0-0 5-3 2-1 3-2 5-0 6-3 3-1 5-4 6-1 6-4 2-0"
play = """
B:5-5*2 A:6-5L B:5-2R A:6-6L B:5-1U*3 A:4-1U B:2-2R*4 A:4-3U
B:4-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 3-3 2-0 1-1"
deal.B = "6-6 6-2 5-0 4-3 4-1"
yard = "4-4 5-5 4-2 5-1 5-3 2-1 5-4 2-2 6-1 3-1 1-0 3-2 5-2 6-4 3-0 6-5 0-0 4-0"
play = """
B:6-6 A:6-3L*3 B:4-3L A:6-0R B:4-1L A:1-1L B:5-0R A:+4-4 A:+5-5
A:5-5R B:6-2U
"""
end = "out"
winner = "B"
delta = { A = 3, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-4 2-1 1-1 0-0"
deal.B = "6-0 4-3 4-0 3-3 3-2"
yard = "6-1 3-1 6-5 6-4 6-6 4-1 2-0 5-3 1-0 4-4 4-2 2-2 5-0 6-3 3-0 5-2 5-1 6-2"
play = """
B:3-3 A:+6-1 A:+3-1 A:3-1L B:4-3R*1 A:6-1L*2 B:4-0R A:0-0R B:6-0L
A:+6-5 A:+6-4 A:+6-6 A:+4-1 A:+2-0 A:2-0L B:3-2L
"""
end = "out"
winner = "B"
delta = { A = 2, B = 13 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-1 2-2 2-1 1-0"
deal.B = "6-5 5-0 4-1 3-0 2-0"
yard = "6-4 3-1 6-3 5-2 6-6 4-0 5-5 6-1 6-0 4-3 3-3 6-2 1-1 4-2 4-4 3-2 5-3 0-0"
play = """
B:5-0*1 A:5-4L B:4-1L A:5-1L*1 B:6-5L A:1-0R B:+6-4 B:6-4L*1
A:2-1R B:2-0R A:+3-1 A:+6-3 A:+5-2 A:+6-6 A:+4-0 A:4-0L B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 1, B = 9 }

[[match.hand]]
opener = "B"
deal.A = "5-3 4-0 3-3 2-2 2-0"
deal.B = "6-5 6-1 3-0 2-1 0-0"
yard = "5-5 6-4 6-6 4-3 6-3 4-1 5-2 5-1 3-2 4-2 1-0 5-0 3-1 4-4 5-4 6-2 6-0 1-1"
play = """
B:0-0 A:4-0L B:3-0R A:3-3R*2 B:+5-5 B:+6-4 B:6-4L A:5-3R B:6-5L*2
A:2-0U B:5-5L A:2-2U
"""
end = "out"
winner = "A"
delta = { A = 4, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 3-1 2-2 2-1"
deal.B = "6-1 5-4 5-2 4-1 3-0"
yard = "1-1 6-2 4-4 4-0 5-5 0-0 6-3 1-0 6-4 3-2 5-1 5-0 4-2 3-3 2-0 4-3 6-6 5-3"
play = """
A:6-5 B:5-4R*2 A:6-0L B:4-1R A:3-1R B:3-0L A:+1-1 A:+6-2 A:+4-4
A:+4-0 A:+5-5 A:+0-0 A:+6-3 A:6-3L B:6-1L A:2-1L*1 B:5-2L
"""
end = "out"
winner = "B"
delta = { A = 1, B = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-4 5-3 3-1"
deal.B = "5-2 5-1 5-0 4-4 1-0"
yard = "5-5 4-3 6-6 2-0 6-1 6-5 6-4 3-0 6-2 4-1 4-0 4-2 2-2 3-3 1-1 2-1 0-0 3-2"
play = """
B:5-0*1 A:5-4L B:4-4L A:6-0R B:+5-5 B:+4-3 B:4-3L A:6-3L B:+6-6
B:6-6L A:+2-0 A:+6-1 A:6-1L B:5-1L A:5-3L B:+6-5 B:6-5R A:3-1L
B:5-5R A:+6-4 A:6-4@6*3 B:5-2R A:2-0R*1
"""
end = "out"
winner = "A"
delta = { A = 4, B = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 4-1 3-2 3-1"
deal.B = "5-4 5-1 5-0 3-3 0-0"
yard = "5-5 2-0 5-2 6-1 6-5 4-4 1-0 5-3 2-2 6-6 4-0 3-0 1-1 6-3 4-3 6-4 2-1 4-2"
play = """
A:4-1*1 B:5-4L A:3-1R B:3-3R A:3-2R B:5-0L A:6-2R B:0-0L A:6-0L
"""
end = "out"
winner = "A"
delta = { A = 2, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-2 4-4 2-0 0-0"
deal.B = "6-3 5-5 4-3 3-3 3-0"
yard = "6-1 5-3 5-4 5-1 6-4 4-0 5-0 2-1 4-2 4-1 1-0 6-0 3-1 1-1 6-5 6-6 3-2 2-2"
play = """
A:4-4 B:4-3L A:+6-1 A:+5-3 A:5-3L B:5-5L A:5-2L*2 B:+5-4 B:5-4R
A:2-0L*1 B:3-0L A:+5-1 A:5-1R B:3-3L A:6-1R B:6-3R
"""
end = "out"
winner = "B"
delta = { A = 3, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-1 5-0 4-4 4-2"
deal.B = "6-5 5-4 5-2 2-2 2-0"
yard = "5-5 4-1 6-6 5-3 2-1 6-3 3-1 3-2 6-0 4-3 0-0 6-1 3-3 4-0 3-0 1-0 1-1 6-2"
play = """
B:2-2 A:4-2L B:5-4L A:5-1L*1 B:5-2R A:5-0R B:2-0R A:+5-5 A:+4-1
A:4-1L B:+6-6 B:+5-3 B:+2-1 B:2-1R*1 A:6-4L B:6-6L A:+6-3 A:6-3L
B:5-3L A:5-5L B:6-5L
"""
end = "out"
winner = "B"
delta = { A = 1, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 5-2 1-1 1-0"
deal.B = "6-6 6-4 5-4 4-4 2-2"
yard = "4-3 2-1 6-0 5-3 3-3 3-2 6-3 3-0 5-0 2-0 4-1 4-2 6-5 0-0 4-0 6-2 5-1 3-1"
play = """
B:6-6 A:6-1L B:6-4R*1 A:1-1L B:4-4R*2 A:1-0L B:5-4R*1 A:5-5R*2
B:+4-3 B:4-3@8 A:5-2R*1
"""
end = "out"
winner = "A"
delta = { A = 4, B = 4 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-31"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 62, B = 42, C = 33 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-31"
commitment = "258d4f9eb2831673cc3a58e48e52e5ad83c54df3b871a3d6ec2910fd71cd6762"
secret = "25061db95e8a7f709269ea062d264f4f0e6ce947205ae7c2d953218bf9153b68"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 5-1 4-0 1-0 0-0"
deal.B = "6-6 5-2 4-1 2-1 1-1"
deal.C = "5-5 5-0 3-3 3-2 3-0"
yard = "6-0 4-2 4-3 2-2 6-5 4-4 6-1 6-3 6-2 5-4 3-1 2-0 5-3"
play = """
C:5-5*2 A:5-1L B:4-1L C:5-0R A:4-0L B:5-2U C:3-0L*1 A:0-0R*1
B:2-1U C:3-3L A:1-0U B:+6-0 B:6-0R C:3-2L
"""
end = "out"
winner = "C"
delta = { A = 1, B = 0, C = 8 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 5-5 3-0 2-1"
deal.B = "6-6 5-4 4-4 4-1 3-2"
deal.C = "6-3 6-2 4-2 4-0 2-0"
yard = "3-3 0-0 5-3 5-2 2-2 6-5 4-3 5-1 6-0 3-1 1-1 1-0 5-0"
play = """
C:4-0 A:6-4L B:6-6L C:6-3L A:3-0L B:+3-3 B:+0-0 B:0-0L C:2-0L
A:2-1L B:4-1L C:6-2U A:6-1D B:5-4L C:4-2U*2
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8 }

[[match.hand]]
opener = "C"
deal.A = "5-1 4-4 4-3 4-0 3-1"
deal.B = "6-4 6-0 3-3 2-2 1-1"
deal.C = "5-5 5-0 4-2 2-1 0-0"
yard = "6-3 6-2 3-2 6-6 6-1 5-2 6-5 4-1 2-0 3-0 5-3 5-4 1-0"
play = """
C:5-0*1 A:4-0R B:6-4R C:5-5L A:5-1L B:1-1L C:2-1L A:3-1@6 B:2-2L
C:4-2L A:4-4L B:6-0R C:0-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 6-1 3-1 0-0"
deal.B = "6-6 6-3 6-0 3-0 1-0"
deal.C = "5-4 5-3 5-0 2-1 2-0"
yard = "1-1 3-2 3-3 2-2 4-2 4-1 4-3 4-4 4-0 6-4 5-1 5-5 5-2"
play = """
C:5-4 A:6-5L*2 B:6-6L C:+1-1 C:+3-2 C:+3-3 C:+2-2 C:+4-2 C:4-2R
A:6-2R B:6-3L C:5-3L A:6-1R B:1-0R*1 C:5-0R*2 A:+4-1 A:+4-3 A:+4-4
A:+4-0 A:+6-4 A:6-4U B:6-0D C:2-0D A:4-4U*4 B:+5-1 B:5-1L C:1-1L
A:4-1U*2 B:+5-5 B:5-5R*3 C:3-2D A:4-3D B:+5-2 B:5-2R C:2-1R
A:3-1R*2 B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 10, B = 7, C = 2 }

[[match.hand]]
opener = "B"
deal.A = "5-1 4-0 2-2 2-1 1-1"
deal.B = "6-4 5-4 5-3 3-3 3-0"
deal.C = "6-6 6-0 5-5 4-3 4-1"
yard = "4-2 0-0 3-1 6-3 5-2 1-0 6-1 4-4 5-0 6-2 3-2 2-0 6-5"
play = """
B:6-4*2 C:6-0L A:4-0L B:5-4L C:4-1R A:5-1L B:+4-2 B:+0-0 B:+3-1
B:3-1L C:4-3L*1 A:1-1R B:4-2L C:+6-3 C:+5-2 C:5-2L A:2-1R B:5-3L*1
C:6-3L A:2-2R*2
"""
end = "out"
winner = "A"
delta = { A = 8, B = 3, C = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-2 6-0 2-2"
deal.B = "6-5 6-3 5-1 4-0 0-0"
deal.C = "5-2 5-0 4-1 3-3 3-0"
yard = "3-1 5-3 4-3 1-0 4-4 6-1 5-5 2-0 1-1 2-1 3-2 4-2 5-4"
play = """
A:6-6 B:6-5L C:5-2L A:6-2L B:6-3L*3 C:3-0L A:6-0L B:+3-1 B:+5-3
B:+4-3 B:+1-0 B:+4-4 B:+6-1 B:6-1L C:4-1L A:6-4L B:+5-5 B:+2-0
B:+1-1 B:+2-1 B:+3-2 B:+4-2 B:+5-4
"""
end = "blocked"
winner = "A"
delta = { A = 17, B = 3, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 4-1 3-1 3-0 2-1"
deal.B = "5-4 5-0 4-4 2-0 1-0"
deal.C = "6-3 6-2 5-1 4-0 1-1"
yard = "6-4 0-0 3-3 6-1 5-5 2-2 4-3 6-6 6-0 5-2 3-2 4-2 5-3"
play = """
A:4-1*1 B:5-4L C:5-1L A:3-1L B:1-0R C:6-3L A:6-5L*1 B:5-0L C:4-0L
A:3-0R B:4-4L C:+6-4 C:6-4L A:+0-0 A:+3-3 A:3-3R B:+6-1 B:6-1L
C:1-1L A:2-1L B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 2, B = 2, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 4-1 4-0 3-2 0-0"
deal.B = "6-4 6-3 4-2 3-0 2-0"
deal.C = "6-5 6-0 5-5 2-2 2-1"
yard = "6-2 3-3 4-4 1-1 5-4 5-2 3-1 5-1 6-1 5-0 4-3 1-0 5-3"
play = """
B:6-4*2 C:6-0L A:4-0L B:4-2L C:2-2L A:4-1R*1 B:2-0L C:2-1R A:0-0L
B:3-0L*1 C:+6-2 C:6-2R A:6-6R*3 B:6-3L
"""
end = "out"
winner = "B"
delta = { A = 4, B = 8, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-3 4-3 3-3 1-0"
deal.B = "6-2 5-1 4-1 3-0 2-1"
deal.C = "6-5 5-2 5-0 4-2 1-1"
yard = "6-1 4-0 6-4 3-1 0-0 2-2 5-5 4-4 6-0 6-3 2-0 5-4 3-2"
play = """
B:6-2 C:4-2R*2 A:6-6L B:4-1R C:6-5L A:5-3L B:3-0L C:1-1R A:1-0L
B:5-1L C:5-0L A:+6-1 A:6-1R B:2-1@6
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 5-1 3-0 2-1"
deal.B = "6-1 5-4 4-4 4-3 4-2"
deal.C = "5-0 4-1 3-3 2-2 2-0"
yard = "6-4 4-0 6-0 1-0 3-1 5-2 3-2 6-5 1-1 6-2 6-3 5-3 0-0"
play = """
B:6-1 C:4-1R*2 A:6-6L B:5-4R C:5-0R A:3-0R*3 B:4-3R C:+6-4 C:6-4R
A:+4-0 A:+6-0 A:6-0L B:+1-0 B:1-0L C:+3-1 C:3-1L A:+5-2 A:+3-2
A:3-2L B:4-2L*2 C:+6-5 C:6-5U*3 A:5-5U*4 B:4-4L
"""
end = "out"
winner = "B"
delta = { A = 7, B = 8, C = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 6-0 5-1 2-2"
deal.B = "6-5 6-3 5-0 4-1 1-1"
deal.C = "6-6 5-2 4-4 4-3 4-2"
yard = "1-0 4-0 0-0 2-1 6-4 3-0 5-4 5-5 3-1 3-2 2-0 5-3 3-3"
play = """
B:6-5 C:5-2R A:2-2R*2 B:6-3L C:4-3L A:6-2R*2 B:4-1L C:4-2U
A:5-1L*3 B:5-0L*2 C:4-4U A:6-0L*4 B:+1-0 B:+4-0 B:4-0U C:6-6L
"""
end = "out"
winner = "C"
delta = { A = 11, B = 2, C = 2 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-4 4-4 2-0"
deal.B = "6-4 5-3 3-3 2-2 2-1"
deal.C = "5-0 4-3 4-2 3-1 1-0"
yard = "4-1 5-2 0-0 6-0 5-1 4-0 3-2 5-5 6-3 6-6 6-1 3-0 1-1"
play = """
C:3-1 A:+4-1 A:4-1R B:5-3L C:4-3R A:6-5L B:6-4L C:4-2L*1 A:6-2L
B:3-3R C:+5-2 C:+0-0 C:+6-0 C:6-0L A:2-0L B:2-2L*2 C:5-2L A:5-4L*2
B:2-1@6
"""
end = "out"
winner = "B"
delta = { A = 2, B = 5, C = 1 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-32"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 2, C = 4, D = 1 }
score = { A = 14, B = 22, C = 9, D = 71 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-32"
commitment = "db1dcce08fd96dd54da82b78d73858b3d98e21e11a9c85993a6cfe453e19f95b"
secret = "fad3964bc66f1c51c064ae8434b599fbe3e9b4151536226e3e8533e85c626957"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-0 4-2 3-2 3-0 1-1"
deal.B = "6-6 6-3 6-1 5-5 2-2"
deal.C = "6-5 5-3 5-2 3-1 0-0"
deal.D = "6-2 5-4 4-4 4-0 2-1"
yard = "4-3 1-0 5-0 3-3 6-4 4-1 2-0 5-1"
play = """
C:6-5 D:5-4R*2 A:6-0L B:+4-3 B:4-3R C:5-3R*1 D:4-0L A:4-2L B:5-5R
C:5-2L*3 D:+1-0 D:+5-0 D:5-0L*2 A:3-0L B:6-3L C:+3-3 C:+6-4 C:6-4L
D:4-4L A:+4-1 A:4-1L B:6-1L C:+2-0 C:+5-1 C:5-1R D:1-0R A:pass
B:6-6L C:2-0R D:6-2R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 4, D = 8 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-4 5-0 4-3 4-1"
deal.B = "6-6 6-4 6-1 4-0 1-1"
deal.C = "5-5 4-2 3-1 3-0 2-2"
deal.D = "6-5 6-3 6-0 3-2 0-0"
yard = "4-4 5-2 2-0 5-1 2-1 1-0 5-3 3-3"
play = """
D:0-0 A:5-0L*1 B:4-0R C:5-5L D:6-0U*4 A:5-4L B:6-6U*4 C:4-2L
D:6-5U A:6-2L*3 B:6-4L C:3-0D D:3-2D*3 A:4-3L B:6-1@8*3 C:2-2D
D:6-3L*4
"""
end = "out"
winner = "D"
delta = { A = 4, B = 7, C = 0, D = 13 }

[[match.hand]]
opener = "D"
deal.A = "6-6 4-4 4-2 3-1 2-2"
deal.B = "6-2 5-3 4-0 3-0 1-1"
deal.C = "6-3 5-4 3-3 3-2 0-0"
deal.D = "6-5 6-0 5-2 5-0 2-1"
yard = "6-4 6-1 2-0 5-1 1-0 4-3 5-5 4-1"
play = """
D:5-0*1 A:+6-4 A:+6-1 A:+2-0 A:2-0R B:5-3L*1 C:6-3L D:6-5L A:4-2R
B:4-0R*1 C:0-0R*1 D:5-2L A:2-2L B:6-2L C:3-2@6 D:6-0R*3 A:6-6L
B:3-0U C:3-3U D:2-1@7
"""
end = "out"
winner = "D"
delta = { A = 0, B = 2, C = 1, D = 12 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-3 5-0 4-4 3-2"
deal.B = "6-4 5-5 4-3 2-0 0-0"
deal.C = "5-4 4-0 2-2 2-1 1-1"
deal.D = "6-6 6-3 6-0 3-3 3-0"
yard = "5-1 4-1 6-2 6-5 5-2 3-1 1-0 4-2"
play = """
D:6-6 A:6-1L B:6-4R*1 C:5-4R D:6-3U A:5-3R B:4-3R C:4-0R D:6-0R*2
A:3-2U B:2-0U C:2-1L D:3-0U A:+5-1 A:+4-1 A:+6-2 A:6-2L*3 B:+6-5
B:6-5D*4 C:+5-2 C:5-2D D:3-3U*4
"""
end = "out"
winner = "D"
delta = { A = 3, B = 5, C = 0, D = 14 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 3-2 1-1 1-0"
deal.B = "6-6 6-2 5-1 4-1 2-2"
deal.C = "5-0 4-3 3-3 3-0 0-0"
deal.D = "6-4 5-5 5-4 5-2 4-2"
yard = "6-0 5-3 2-1 3-1 4-0 2-0 6-3 4-4"
play = """
D:5-5*2 A:6-5L B:5-1R C:5-0U D:6-4L*1 A:6-1R*2 B:6-2R C:4-3L*1
D:5-2R A:3-2L B:2-2L C:3-0U D:5-4R A:+6-0 A:+5-3 A:5-3U B:4-1R*2
C:+2-1 C:2-1L D:4-2@6
"""
end = "out"
winner = "D"
delta = { A = 2, B = 2, C = 1, D = 8 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 5-4 5-3 5-0"
deal.B = "5-5 5-1 3-0 1-0 0-0"
deal.C = "6-2 6-0 5-2 4-4 4-3"
deal.D = "6-1 4-2 2-2 2-1 2-0"
yard = "3-2 6-5 6-6 3-3 1-1 4-1 4-0 3-1"
play = """
D:2-2 A:+3-2 A:3-2L B:3-0L C:6-0L*2 D:6-1L*1 A:+6-5 A:+6-6 A:+3-3
A:+1-1 A:1-1L B:1-0L C:5-2R*1 D:2-0L A:6-5R B:5-1@6 C:6-2L D:2-1@7
A:6-6L*5 B:5-5@6*6 C:+4-1 C:+4-0 C:+3-1 C:pass D:4-2@7
"""
end = "out"
winner = "D"
delta = { A = 5, B = 6, C = 3, D = 16 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-33"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 59, B = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-33"
commitment = "b323539cd94d0139a361210165c0920258c629274512d31cbc29e0e343510554"
secret = "25e90983013ed61c66d39ded21ba14797bf048ab2fcdc553821a2be35e512b88"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 4-1 3-2 0-0"
deal.B = "6-3 4-3 4-2 3-3 2-2"
yard = "3-1 5-1 2-0 6-2 6-5 1-0 6-1 5-0 4-0 5-3 6-0 4-4 5-2 5-4 2-1 3-0 1-1 6-6"
play = """
A:0-0 B:+3-1 B:+5-1 B:+2-0 B:2-0L A:3-2L B:6-3L A:6-4L B:4-3L
A:+6-2 A:+6-5 A:+1-0 A:1-0R B:3-3L A:4-1R*2 B:3-1L*1 A:+6-1
A:6-1L*2 B:4-2R A:6-5L B:5-1L A:6-2R B:+5-0 B:5-0U A:5-5U
"""
end = "out"
winner = "A"
delta = { A = 5, B = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-0 4-2 3-3 3-2"
deal.B = "6-5 6-3 5-3 5-2 1-0"
yard = "4-3 6-4 2-1 3-1 5-4 4-0 5-5 6-0 0-0 5-1 4-1 6-2 2-2 4-4 2-0 6-1 1-1 3-0"
play = """
A:6-6 B:6-3L*3 A:3-2L B:6-5R A:5-0R B:5-2L*1 A:+4-3 A:+6-4 A:6-4U
B:1-0R*2 A:4-3U B:5-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-0 4-3 3-3"
deal.B = "6-4 5-2 4-4 4-2 2-1"
yard = "6-3 2-0 3-0 5-5 6-6 4-0 1-0 3-1 5-1 6-5 2-2 0-0 4-1 5-4 6-2 1-1 3-2 5-3"
play = """
B:6-4*2 A:6-1L*1 B:4-4R A:4-3R B:2-1L*1 A:3-3R B:4-2L*2 A:+6-3
A:6-3R*2 B:+2-0 B:+3-0 B:3-0@6*2 A:6-0@6 B:+5-5 B:+6-6 B:6-6R
A:+4-0 A:4-0U B:2-0U A:+1-0 A:+3-1 A:3-1@7*5 B:5-2U A:5-0U B:+5-1
B:5-1@7 A:1-0U
"""
end = "out"
winner = "A"
delta = { A = 10, B = 7 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-2 5-0 3-2 3-0"
deal.B = "6-6 6-2 5-1 4-4 2-1"
yard = "4-3 2-0 1-1 1-0 3-1 6-4 0-0 4-2 5-4 4-1 6-5 2-2 6-3 6-1 6-0 5-3 3-3 4-0"
play = """
A:5-0*1 B:5-1L A:3-0R B:2-1L*1 A:3-2L B:+4-3 B:4-3L A:+2-0 A:+1-1
A:+1-0 A:+3-1 A:3-1R*1 B:4-4L A:1-1R*2 B:+6-4 B:6-4L A:1-0R B:6-6L
A:2-0R B:6-2L
"""
end = "out"
winner = "B"
delta = { A = 4, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 4-1 4-0 2-1"
deal.B = "6-4 6-3 5-1 3-2 2-0"
yard = "1-0 4-3 6-0 5-3 5-2 6-5 5-0 4-2 5-4 1-1 0-0 2-2 6-6 5-5 3-0 3-1 4-4 3-3"
play = """
B:6-4*2 A:4-1R B:6-3L A:6-1R B:3-2L A:6-2R B:2-0L A:4-0L B:+1-0
B:+4-3 B:4-3L*1 A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 1, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-1 4-2 3-3 2-0 1-1"
deal.B = "5-4 5-1 5-0 2-2 1-0"
yard = "5-3 4-1 6-5 4-3 3-1 6-2 6-3 3-0 5-5 6-4 3-2 6-0 4-0 5-2 6-6 0-0 4-4 2-1"
play = """
A:6-1 B:5-1R A:+5-3 A:5-3R B:+4-1 B:+6-5 B:6-5L A:3-3R B:5-4L*2
A:4-2L B:2-2L*2 A:2-0L B:5-0L A:+4-3 A:4-3R B:4-1R A:1-1R
"""
end = "out"
winner = "A"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 3-2 1-0 0-0"
deal.B = "6-3 5-1 5-0 4-1 3-1"
yard = "4-3 4-2 3-0 6-0 2-0 5-3 1-1 6-6 6-1 6-4 2-2 4-0 6-2 2-1 5-2 3-3 4-4 5-4"
play = """
A:6-5 B:6-3L A:3-2L B:5-1R A:1-0R B:5-0R A:5-5R B:+4-3 B:+4-2
B:4-2L A:+3-0 A:+6-0 A:+2-0 A:+5-3 A:5-3R B:3-1R*1 A:+1-1 A:1-1R
B:4-3L*1 A:3-0L B:4-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 4-4 4-3 3-1"
deal.B = "6-3 6-1 5-5 4-2 1-1"
yard = "5-2 5-0 6-0 5-3 4-0 3-0 5-1 4-1 3-3 0-0 2-1 1-0 2-0 3-2 6-4 6-2 6-5 2-2"
play = """
B:5-5*2 A:5-4L B:4-2L A:+5-2 A:5-2R B:+5-0 B:5-0U A:+6-0 A:6-0U*2
B:6-1U*1 A:3-1U B:6-3U*2 A:6-6U B:+5-3 B:5-3D A:4-3D*4 B:+4-0
B:4-0D A:+3-0 A:3-0D B:+5-1 B:+4-1 B:+3-3 B:3-3D A:+0-0 A:+2-1
A:2-1L B:5-1L*5 A:+1-0 A:+2-0 A:2-0R B:+3-2 B:3-2D A:0-0R B:+6-4
B:6-4U A:4-4U*3 B:4-1U A:1-0U
"""
end = "out"
winner = "A"
delta = { A = 9, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 4-1 4-0 1-0"
deal.B = "6-0 5-2 5-0 4-2 2-1"
yard = "3-0 5-1 6-2 4-4 6-4 3-2 2-0 5-3 5-4 2-2 6-1 1-1 3-1 6-5 4-3 3-3 0-0 5-5"
play = """
A:1-0 B:6-0R A:6-3R B:2-1L*1 A:+3-0 A:3-0R B:5-2L*1 A:4-0R B:4-2R
A:+5-1 A:5-1L B:+6-2 B:6-2R A:4-1L*2 B:+4-4 B:4-4L A:6-6R*4
"""
end = "out"
winner = "A"
delta = { A = 7, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-4 4-4 4-2 4-1 3-0"
deal.B = "6-5 4-0 3-3 1-1 1-0"
yard = "5-2 6-0 5-1 5-5 6-2 3-1 0-0 6-3 2-0 4-3 2-1 5-4 5-0 2-2 6-6 5-3 6-1 3-2"
play = """
A:6-4*2 B:6-5L A:4-2R B:+5-2 B:5-2R*2 A:+6-0 A:+5-1 A:5-1L
B:1-0L*1 A:6-0L B:+5-5 B:5-5R A:+6-2 A:6-2L B:+3-1 B:+0-0 B:+6-3
B:+2-0 B:2-0L*2 A:3-0L B:6-3L A:+4-3 A:+2-1 A:+5-4 A:5-4R*2 B:4-0R
A:+5-0 A:5-0R B:+2-2 B:+6-6 B:6-6L A:+5-3 A:5-3R*3 B:3-3R A:4-3R
B:3-1@8 A:4-1@8*4 B:+6-1 B:6-1L A:2-1L*2 B:2-2L A:4-4R
"""
end = "out"
winner = "A"
delta = { A = 13, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 4-3 3-2 2-1"
deal.B = "6-6 6-4 3-1 3-0 1-1"
yard = "5-4 4-2 0-0 5-2 1-0 2-0 4-4 6-0 6-5 4-0 4-1 5-5 5-0 5-1 3-3 6-3 5-3 2-2"
play = """
A:6-1 B:6-4L*1 A:2-1R B:+5-4 B:5-4L A:6-2R B:6-6R A:+4-2 A:+0-0
A:+5-2 A:5-2L B:+1-0 B:+2-0 B:2-0L A:0-0L B:3-0L*3 A:3-2L
B:1-0@6*3 A:4-2L B:3-1@6 A:4-3@6*4
"""
end = "out"
winner = "A"
delta = { A = 4, B = 7 }

[[match.hand]]
opener = "A"
deal.A = "5-0 4-3 4-2 3-2 2-0"
deal.B = "6-1 6-0 4-1 3-1 1-1"
yard = "3-0 5-5 2-2 2-1 6-4 0-0 6-5 5-2 5-1 5-4 5-3 4-4 6-3 4-0 3-3 6-6 6-2 1-0"
play = """
A:2-0 B:6-0R A:3-2L B:6-1R A:4-3L*1 B:4-1L A:+3-0 A:+5-5 A:+2-2
A:+2-1 A:2-1L B:3-1R*1 A:3-0R B:+6-4 B:+0-0 B:0-0R A:4-2L B:6-4L
A:5-0R B:+6-5 B:6-5L*2 A:5-5L*3 B:+5-2 B:5-2L A:2-2L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-1 4-4 4-0 2-2 1-0"
deal.B = "6-6 5-3 4-2 3-3 3-2"
yard = "2-1 5-5 3-0 6-3 2-0 0-0 6-2 6-0 6-4 6-5 5-2 5-4 4-3 5-1 4-1 5-0 1-1 3-1"
play = """
A:4-0 B:4-2L A:2-2L B:3-2L A:1-0R B:5-3L A:6-1R B:6-6R A:+2-1
A:2-1U B:+5-5 B:5-5L A:+3-0 A:+6-3 A:6-3R B:3-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-4 4-1 3-3 3-0 2-1"
deal.B = "6-6 6-3 6-2 5-3 1-1"
yard = "2-2 4-2 3-1 6-1 4-3 4-0 5-1 0-0 3-2 2-0 5-5 5-2 5-4 6-0 1-0 6-5 5-0 4-4"
play = """
B:6-6 A:6-4L B:6-3R A:3-3R*2 B:5-3R A:4-1L B:6-2U A:3-0@6 B:1-1L
"""
end = "out"
winner = "B"
delta = { A = 2, B = 1 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-34"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 21, B = 66, C = 13 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-34"
commitment = "a7a68f12ad57ca84e837f3f43512fd5e92a3dfa231f42df5fea7b0dbe9a2aa67"
secret = "418a241cf280978c2ae1cae410ac0fc48dd1482722c08d1e7fbe3c54d053d01e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "4-2 4-0 3-0 2-2 2-1"
deal.B = "6-5 6-4 6-2 5-2 1-0"
deal.C = "5-4 4-1 3-2 2-0 0-0"
yard = "6-6 3-1 5-3 6-3 5-5 5-1 1-1 6-1 6-0 4-4 3-3 5-0 4-3"
play = """
B:6-4*2 C:5-4R A:+6-6 A:6-6L B:6-5L*2 C:+3-1 C:+5-3 C:5-3L
A:3-0L*1 B:1-0L C:4-1L A:4-0L*1 B:5-2R C:2-0L A:4-2L B:6-2R*2
"""
end = "out"
winner = "B"
delta = { A = 2, B = 9, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-2 3-2 3-0 2-1 1-1"
deal.B = "6-4 6-3 6-2 6-1 3-3"
deal.C = "6-6 5-2 5-0 1-0 0-0"
yard = "5-5 6-5 2-0 4-1 4-0 5-4 5-1 4-3 5-3 6-0 3-1 4-4 2-2"
play = """
B:6-4*2 C:6-6L A:4-2R B:6-2R C:+5-5 C:+6-5 C:6-5L A:+2-0 A:+4-1
A:+4-0 A:+5-4 A:5-4L*2 B:6-1R*1 C:1-0R A:4-1L B:6-3U C:5-0R
A:2-1L*2 B:3-3U
"""
end = "out"
winner = "B"
delta = { A = 4, B = 10, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-3 4-2 0-0"
deal.B = "6-6 5-5 5-2 2-1 2-0"
deal.C = "6-4 4-4 4-3 4-1 3-1"
yard = "6-5 3-3 4-0 5-0 6-2 5-1 5-4 1-0 2-2 3-0 3-2 6-0 1-1"
play = """
B:5-5*2 C:+6-5 C:6-5L A:6-3L B:5-2R*1 C:4-3L A:5-3U B:2-1R
C:6-4L*2 A:6-1R*3 B:6-6L C:3-1U A:+3-3 A:+4-0 A:+5-0 A:5-0D B:2-0D
"""
end = "out"
winner = "B"
delta = { A = 3, B = 9, C = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-3 5-1 4-2"
deal.B = "6-6 6-4 6-3 6-2 1-0"
deal.C = "5-4 5-0 3-1 3-0 1-1"
yard = "4-0 2-2 0-0 5-5 3-2 6-5 5-2 3-3 4-1 2-0 4-3 2-1 4-4"
play = """
B:6-6 C:+4-0 C:+2-2 C:+0-0 C:+5-5 C:+3-2 C:+6-5 C:6-5L A:5-3L*3
B:6-3L C:+5-2 C:+3-3 C:+4-1 C:+2-0 C:+4-3 C:+2-1 C:+4-4 C:pass
A:6-1L B:6-4R*1 C:4-1L A:4-2L B:6-2L*2 C:5-4R A:6-0L*1 B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 4, B = 18, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-2 3-1 2-1"
deal.B = "6-6 5-4 4-1 2-2 1-1"
deal.C = "6-3 6-0 5-1 3-2 3-0"
yard = "2-0 0-0 3-3 4-3 1-0 4-4 4-2 6-2 5-3 6-5 4-0 6-1 5-0"
play = """
B:6-6 C:6-3L*3 A:6-4R B:4-1R C:3-2L A:3-1R*1 B:2-2L C:3-0R
A:5-2L*1 B:5-4L C:6-0R*2 A:2-1@6 B:1-1@6
"""
end = "out"
winner = "B"
delta = { A = 2, B = 3, C = 5 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 5-0 4-1 1-1"
deal.B = "6-3 6-2 5-1 4-4 2-0"
deal.C = "6-5 5-4 4-3 3-2 2-1"
yard = "3-0 4-0 6-4 6-6 3-3 2-2 1-0 4-2 0-0 5-2 3-1 6-0 6-1"
play = """
B:4-4 C:5-4L A:5-5L B:5-1L C:2-1L*2 A:5-0@6*2 B:2-0@6 C:3-2L
A:5-3L*3 B:6-2@6 C:6-5L*4 A:4-1R B:6-3L*2
"""
end = "out"
winner = "B"
delta = { A = 5, B = 4, C = 6 }

[[match.hand]]
opener = "B"
deal.A = "5-2 4-1 3-3 3-1 2-0"
deal.B = "6-5 6-4 3-0 2-2 2-1"
deal.C = "6-0 5-5 5-4 4-2 4-0"
yard = "0-0 4-4 5-3 4-3 5-0 5-1 1-1 3-2 6-2 1-0 6-3 6-1 6-6"
play = """
B:6-4*2 C:6-0L A:4-1R B:2-1R C:4-0L A:5-2R B:6-5R*2 C:5-4L A:+0-0
A:+4-4 A:+5-3 A:5-3L B:3-0L C:+4-3 C:+5-0 C:5-0L A:+5-1 A:5-1L
B:+1-1 B:1-1L C:+3-2 C:+6-2 C:6-2R A:3-1L*1 B:2-2R
"""
end = "out"
winner = "B"
delta = { A = 1, B = 13, C = 0 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-35"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 4, C = 3, D = 2 }
score = { A = 63, B = 14, C = 15, D = 46 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-35"
commitment = "5a32acf5ef7e2f89f3b005c8bd10f829dfd97181e864baffeb3ad9c1bad4ab7f"
secret = "3756cfffdcd6d1adc8ab4c92865e01cece3107201646f4b70722ebb80db31ea3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-3 5-2 5-0 3-0 1-1"
deal.B = "6-1 5-5 5-4 4-2 0-0"
deal.C = "6-0 4-1 3-3 2-0 1-0"
deal.D = "6-5 6-2 4-4 3-1 2-1"
yard = "3-2 2-2 4-0 5-1 4-3 6-6 6-4 6-3"
play = """
A:5-0*1 B:5-5L*2 C:1-0R D:6-5L A:5-3U*2 B:6-1L*1 C:3-3U D:3-1L*2
A:1-1R B:5-4D*3 C:4-1D D:2-1R A:5-2R*3 B:+3-2 B:3-2L C:2-0L D:+2-2
D:+4-0 D:4-0L A:3-0U*2
"""
end = "out"
winner = "A"
delta = { A = 14, B = 6, C = 0, D = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-0 4-2 2-1 1-1"
deal.B = "5-5 4-4 4-3 3-2 1-0"
deal.C = "6-1 5-3 3-1 3-0 2-0"
deal.D = "5-2 5-1 3-3 2-2 0-0"
yard = "6-0 6-6 6-4 4-1 6-2 5-4 6-5 4-0"
play = """
A:1-1 B:1-0L C:6-1R D:5-1U A:5-0U B:+6-0 B:6-0L C:3-0U*3 D:3-3U
A:2-1D*4 B:4-3U C:5-3@6 D:2-2D*5 A:4-2D*5 B:4-4U C:3-1@7*6
D:5-2@8*7 A:6-3L
"""
end = "out"
winner = "A"
delta = { A = 12, B = 0, C = 9, D = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-4 2-2 1-1 1-0"
deal.B = "6-4 6-3 6-1 3-1 2-0"
deal.C = "6-0 5-1 4-4 4-1 0-0"
deal.D = "4-0 3-3 3-2 3-0 2-1"
yard = "5-5 5-0 4-3 5-2 6-6 4-2 6-2 5-3"
play = """
A:1-1 B:6-1L C:4-1R*2 D:4-0R A:6-5L*1 B:2-0R C:5-1L D:2-1U*1
A:2-2R B:3-1L C:+5-5 C:+5-0 C:+4-3 C:4-3L*2 D:3-2R A:5-4L*2 B:6-3R
C:5-0L D:3-0L A:1-0D
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0, C = 4, D = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-2 4-4 1-1"
deal.B = "6-5 5-0 3-2 2-2 2-0"
deal.C = "6-1 3-3 3-0 2-1 1-0"
deal.D = "6-4 6-3 6-2 5-4 4-0"
yard = "4-2 4-3 3-1 0-0 6-0 5-3 5-1 4-1"
play = """
A:5-5*2 B:6-5L C:6-1L D:5-4R*1 A:4-4R B:5-0U C:3-0U D:6-3U*3
A:6-6U B:+4-2 B:4-2R*3 C:1-0L D:6-4@6*4 A:5-2R B:2-0L*5 C:2-1L
D:6-2@6*4 A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 8, C = 0, D = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-3 5-0 3-2 1-1"
deal.B = "6-6 6-4 3-3 3-1 2-1"
deal.C = "5-4 5-1 3-0 1-0 0-0"
deal.D = "6-5 4-4 4-3 4-2 4-1"
yard = "5-5 2-2 2-0 6-1 4-0 5-2 6-2 6-0"
play = """
A:3-2*1 B:3-3L C:3-0L D:4-3U A:6-3D B:2-1R C:1-0L D:4-1L*3 A:1-1R
B:6-4L C:5-1R D:4-4U*5 A:5-0R*4 B:6-6L C:0-0R D:6-5D*5 A:5-3D
"""
end = "out"
winner = "A"
delta = { A = 9, B = 0, C = 0, D = 13 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-4 3-2 3-0"
deal.B = "6-1 5-2 5-1 4-4 3-3"
deal.C = "6-3 6-2 3-1 2-1 1-0"
deal.D = "6-6 4-1 4-0 2-2 0-0"
yard = "1-1 2-0 6-0 5-0 6-5 4-2 5-3 4-3"
play = """
A:5-5*2 B:5-2L C:2-1L D:4-1L A:5-4L*3 B:5-1L C:1-0L*2 D:0-0L*2
A:3-0L B:3-3L C:6-3L D:4-0@6*4 A:6-4L B:4-4L C:3-1@8 D:+1-1
D:1-1@8 A:3-2@9
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0, C = 2, D = 6 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-36"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 62, B = 35 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-36"
commitment = "951df7c2c857dad0e162fdae12989134db11551188a9869a5cf7060e0fbab85f"
secret = "cb425663bc40657bd7beb920f3c3ab93a8c4c8b4810245920609e9f65f23f750"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 4-4 4-2 3-1"
deal.B = "6-4 5-5 5-0 4-3 4-1"
yard = "0-0 1-0 6-6 6-0 5-2 4-0 5-1 5-3 2-2 3-0 6-1 3-3 1-1 6-2 3-2 2-1 6-5 2-0"
play = """
B:4-1*1 A:5-4L B:5-0L A:3-1R B:4-3R A:4-4R B:6-4R A:6-3R B:+0-0
B:0-0L A:4-2U*1
"""
end = "out"
winner = "A"
delta = { A = 3, B = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 4-3 4-0 2-1"
deal.B = "5-1 4-2 3-3 3-2 3-1"
yard = "5-5 4-1 6-1 3-0 0-0 6-0 1-0 5-3 6-3 6-6 5-4 2-2 5-0 4-4 6-5 2-0 1-1 5-2"
play = """
A:6-4*2 B:4-2R A:6-2L B:3-2L*1 A:4-3L B:+5-5 B:+4-1 B:4-1L A:2-1L
B:+6-1 B:+3-0 B:+0-0 B:+6-0 B:+1-0 B:+5-3 B:+6-3 B:+6-6 B:+5-4
B:+2-2 B:2-2L A:+5-0 A:+4-4 A:+6-5 A:+2-0 A:2-0L B:0-0L A:5-0L
B:5-4L A:4-4L*2 B:1-0@6 A:4-0L B:6-1@6 A:6-5@6
"""
end = "out"
winner = "A"
delta = { A = 17, B = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 6-0 5-4 3-3"
deal.B = "6-5 6-4 5-5 4-4 0-0"
yard = "2-1 3-2 1-0 4-2 5-3 4-0 3-0 4-1 2-2 5-0 5-1 6-6 2-0 5-2 6-2 3-1 1-1 4-3"
play = """
A:6-3 B:6-5L A:5-4L B:6-4L A:6-1L B:+2-1 B:2-1L*1 A:3-3R B:+3-2
B:3-2R A:+1-0 A:+4-2 A:4-2L B:4-4L*2 A:+5-3 A:5-3U*3 B:5-5U*4
A:+4-0 A:4-0L B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 3, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-1 4-0 3-3 3-1 2-1"
deal.B = "5-5 5-1 4-3 2-2 1-0"
yard = "5-4 4-2 6-6 5-2 2-0 6-3 5-3 3-0 6-4 5-0 0-0 3-2 6-5 4-4 1-1 4-1 6-2 6-0"
play = """
B:1-0 A:6-1L B:+5-4 B:+4-2 B:+6-6 B:6-6L A:4-0R B:4-3R*3 A:3-3R
B:+5-2 B:+2-0 B:+6-3 B:6-3R A:3-1@6 B:5-1@6 A:+5-3 A:5-3@6 B:+3-0
B:3-0@6 A:+6-4 A:6-4L*2 B:2-0@6 A:2-1@6
"""
end = "out"
winner = "A"
delta = { A = 9, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-3 4-4 3-3 1-0"
deal.B = "6-2 4-3 4-2 3-1 2-1"
yard = "1-1 5-4 5-2 6-1 4-0 6-0 6-6 0-0 4-1 5-0 6-3 5-5 2-0 3-0 2-2 6-5 3-2 5-1"
play = """
A:6-4*2 B:6-2L A:4-4R*2 B:4-2L A:+1-1 A:+5-4 A:5-4L B:4-3R A:5-3L
B:3-1L A:1-1L*1 B:2-1L*1
"""
end = "out"
winner = "B"
delta = { A = 5, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "5-0 4-3 4-1 3-0 2-0"
deal.B = "6-2 6-1 5-3 5-2 4-4"
yard = "2-2 5-4 5-5 1-0 6-0 6-4 6-3 3-3 6-6 2-1 1-1 5-1 0-0 6-5 4-2 4-0 3-1 3-2"
play = """
B:6-1 A:4-1R*2 B:4-4R A:4-3R B:5-3R A:5-0R B:6-2L A:2-0L B:+2-2
B:+5-4 B:5-4U*1 A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 3-2 2-2 0-0"
deal.B = "6-6 6-2 4-4 4-1 2-0"
yard = "6-4 6-1 5-2 5-0 4-3 3-1 5-1 6-5 1-0 5-3 4-2 3-3 5-4 6-0 4-0 3-0 2-1 1-1"
play = """
A:6-3 B:6-2L*1 A:3-2L B:+6-4 B:+6-1 B:+5-2 B:+5-0 B:+4-3 B:4-3L
A:+3-1 A:3-1R*1 B:6-4L A:+5-1 A:5-1R B:5-2R A:2-2R*2 B:6-6L A:+6-5
A:6-5L B:2-0R*1 A:5-5L*2 B:6-1@6 A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 9, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-3 4-2 3-3"
deal.B = "5-5 5-2 4-1 3-0 2-0"
yard = "6-5 3-1 2-2 5-4 2-1 3-2 6-1 6-4 6-3 1-1 5-1 6-6 4-0 4-4 1-0 5-0 4-3 0-0"
play = """
A:6-2 B:2-0R A:6-0L B:3-0L A:5-3L*1 B:5-5L*2 A:+6-5 A:6-5L B:5-2U
A:4-2U*2 B:4-1U
"""
end = "out"
winner = "B"
delta = { A = 3, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-2 5-0 1-0"
deal.B = "6-0 5-5 5-1 2-1 1-1"
yard = "5-3 3-1 2-2 6-5 3-3 6-6 6-4 4-4 6-1 0-0 4-3 4-1 5-4 3-2 2-0 3-0 4-2 4-0"
play = """
B:5-1 A:5-2L B:1-1R A:6-2L B:6-0L A:5-0L B:2-1R A:1-0U B:5-5L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-4 5-2 0-0"
deal.B = "4-2 4-1 3-3 3-2 3-1"
yard = "6-0 6-2 2-2 5-0 1-1 5-3 6-3 2-0 4-3 4-4 5-1 4-0 2-1 6-6 5-5 1-0 6-1 3-0"
play = """
B:4-2 A:6-4L B:3-2R A:6-5L B:3-1R A:5-4L*1 B:4-1R A:+6-0 A:+6-2
A:+2-2 A:+5-0 A:+1-1 A:+5-3 A:+6-3 A:+2-0 A:+4-3 A:4-3L B:3-3L*2
"""
end = "out"
winner = "B"
delta = { A = 1, B = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 5-1 4-3 3-3"
deal.B = "6-5 5-3 4-0 3-0 2-0"
yard = "2-1 1-1 0-0 3-2 1-0 2-2 6-1 5-0 4-4 5-4 6-4 5-2 6-3 5-5 3-1 6-2 4-2 4-1"
play = """
B:2-0 A:6-0R B:6-5R A:5-1R B:+2-1 B:2-1L A:+1-1 A:1-1L B:+0-0
B:+3-2 B:+1-0 B:1-0R A:+2-2 A:+6-1 A:6-1L B:3-0R A:6-6L*3 B:3-2R
A:2-2R B:+5-0 B:+4-4 B:+5-4 B:+6-4 B:6-4L A:4-3L B:5-3L A:+5-2
A:5-2L B:+6-3 B:6-3@6 A:3-3@6
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-37"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 38, B = 16, C = 63 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-37"
commitment = "42925d5526b1f5171e012977b382dcd3e6e4d8d081c9c32012793cde5cf1fa12"
secret = "78e21c63d7f63230f6a45c93f379e7cfa16ef77a73a1dfaf872625ebdf846573"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 5-0 3-3 2-2"
deal.B = "5-2 4-3 4-2 3-2 2-0"
deal.C = "5-3 5-1 4-0 3-1 1-1"
yard = "6-3 0-0 3-0 1-0 5-4 2-1 6-5 4-4 6-0 6-1 4-1 5-5 6-6"
play = """
C:1-1 A:+6-3 A:+0-0 A:+3-0 A:+1-0 A:1-0L B:2-0L C:3-1R*1 A:3-0R
B:5-2L*1 C:5-1U*2 A:5-0R*3 B:+5-4 B:5-4L C:4-0L*2 A:0-0L*2 B:+2-1
B:2-1D C:5-3R*2
"""
end = "out"
winner = "C"
delta = { A = 5, B = 1, C = 18 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-3 5-2 3-2 3-1"
deal.B = "5-5 5-1 4-1 4-0 2-2"
deal.C = "6-1 4-4 4-3 1-0 0-0"
yard = "5-0 6-4 3-3 3-0 4-2 5-4 6-5 1-1 2-1 6-2 2-0 6-0 6-3"
play = """
C:4-4 A:+5-0 A:+6-4 A:6-4L B:4-1R C:6-1L A:3-1L B:5-1R C:4-3L
A:5-0R B:4-0L C:0-0L A:+3-3 A:+3-0 A:3-0L B:+4-2 B:4-2U*1 C:1-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 1, C = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-2 3-3 3-2 2-0"
deal.B = "5-3 5-0 4-3 3-0 1-0"
deal.C = "6-5 6-2 4-4 3-1 2-1"
yard = "1-1 5-1 4-1 5-5 4-0 6-3 0-0 5-4 6-6 6-1 4-2 2-2 6-0"
play = """
C:4-4 A:6-4L B:4-3R C:6-2L*1 A:3-3R B:5-3R C:6-5R A:2-0L B:5-0L
C:3-1@6 A:3-2@7 B:1-0@6 C:2-1@7
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-3 4-3 3-0 1-0"
deal.B = "6-6 6-3 5-1 3-3 3-2"
deal.C = "6-2 5-4 5-2 2-0 1-1"
yard = "4-0 5-0 3-1 2-1 2-2 6-5 4-4 0-0 4-2 5-5 6-1 6-4 4-1"
play = """
C:5-2 A:5-3L*1 B:6-3L C:6-2L A:+4-0 A:+5-0 A:+3-1 A:+2-1 A:2-1L
B:5-1L C:2-0R*1 A:4-0R B:+2-2 B:+6-5 B:6-5L*2 C:5-4R A:6-0L*1
B:+4-4 B:+0-0 B:0-0L*1 C:+4-2 C:+5-5 C:5-5R*2 A:3-0L B:3-3L C:+6-1
C:+6-4 C:+4-1 C:pass A:1-0U B:3-2L C:4-2L*3 A:5-0D*4 B:4-4L
C:1-1U*5 A:3-1@8 B:pass C:6-1U*6 A:4-3@9
"""
end = "out"
winner = "A"
delta = { A = 12, B = 3, C = 17 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-4 5-3 3-0"
deal.B = "4-3 4-1 3-1 1-1 0-0"
deal.C = "6-5 5-5 4-0 2-2 2-1"
yard = "2-0 5-1 6-2 5-0 3-2 4-2 6-6 3-3 6-3 1-0 5-2 6-1 4-4"
play = """
A:5-3 B:4-3R C:6-5L*2 A:6-4R B:+2-0 B:+5-1 B:+6-2 B:6-2L C:2-2L*2
A:6-0R B:2-0L C:4-0L A:3-0R B:3-1R*1 C:2-1R A:5-4L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 1, C = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-1 4-4 4-3 1-0 0-0"
deal.B = "6-5 6-2 5-5 3-3 3-0"
deal.C = "6-6 6-4 6-3 5-2 5-1"
yard = "2-0 4-2 5-3 2-2 4-0 3-2 3-1 1-1 2-1 5-0 4-1 5-4 6-0"
play = """
A:4-4 B:+2-0 B:+4-2 B:4-2L*2 C:5-2L A:4-3R B:3-0R*1 C:6-4U A:6-1U
B:6-5L C:6-6L A:0-0R B:2-0R*3 C:5-1U A:1-0@8*4
"""
end = "out"
winner = "A"
delta = { A = 11, B = 6, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-2 5-1 5-0 4-2 2-0"
deal.B = "6-3 2-2 1-1 1-0 0-0"
deal.C = "6-5 6-1 5-5 5-3 2-1"
yard = "6-2 3-2 3-0 6-4 3-3 3-1 6-0 4-4 5-4 4-3 6-6 4-1 4-0"
play = """
A:5-2 B:2-2R C:6-5L*2 A:2-0R B:6-3L C:5-3L*1 A:5-1L B:1-1L C:2-1L
A:4-2L B:1-0R*1 C:6-1R*2 A:+6-2 A:6-2R B:+3-2 B:3-2R C:+3-0 C:3-0R
A:5-0R
"""
end = "out"
winner = "A"
delta = { A = 2, B = 1, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "4-0 3-1 2-2 2-0 0-0"
deal.B = "5-5 5-3 5-0 4-4 2-1"
deal.C = "6-6 6-5 6-1 5-1 4-3"
yard = "5-2 4-2 6-4 4-1 3-0 3-3 5-4 6-0 1-1 6-2 6-3 3-2 1-0"
play = """
A:0-0 B:5-0L*1 C:6-5L A:2-0R B:2-1R C:6-6L A:3-1R*3 B:5-3R C:5-1R
A:4-0U B:4-4U C:6-1L*2 A:+5-2 A:+4-2 A:4-2U B:+6-4 B:6-4@8*2
C:4-3@9
"""
end = "out"
winner = "C"
delta = { A = 3, B = 3, C = 6 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-38"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 4, D = 2 }
score = { A = 61, B = 43, C = 8, D = 54 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-38"
commitment = "d5f478f34cdc3fffe9cffdfd9a987dbf4ccbd8dabd1750f34ae289dce5e2c125"
secret = "19a46bc5c89dc7c47e74028467cf521b6720ea93fef5fc29da873c6322be9ea9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-3 5-1 4-3 3-3 3-2"
deal.B = "6-5 6-4 3-0 2-2 1-1"
deal.C = "6-3 6-0 5-4 3-1 2-0"
deal.D = "6-6 6-1 4-2 4-0 1-0"
yard = "2-1 5-2 0-0 4-4 4-1 5-5 5-0 6-2"
play = """
C:6-3 D:6-6L*3 A:5-3R B:6-5R C:6-0L D:6-1U A:5-1U B:6-4D*3 C:2-0L
D:4-2L A:4-3L B:3-0L*3 C:5-4U D:4-0U*2 A:+2-1 A:+5-2 A:+0-0
A:0-0L*2 B:+4-4 B:4-4D C:+4-1 C:4-1D D:1-0U
"""
end = "out"
winner = "D"
delta = { A = 2, B = 6, C = 0, D = 11 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-0 4-2 4-1 3-1"
deal.B = "6-3 6-0 5-5 3-2 3-0"
deal.C = "6-1 5-4 5-3 4-4 2-0"
deal.D = "5-2 4-3 2-1 1-1 1-0"
yard = "3-3 4-0 6-4 6-6 6-5 0-0 2-2 5-1"
play = """
D:5-2 A:6-2R B:5-5L C:5-4L*2 D:4-3L A:5-0U B:6-0U*3 C:5-3L D:+3-3
D:+4-0 D:+6-4 D:6-4R*3 A:4-2R B:6-3U*2 C:2-0R D:4-0R A:3-1U*2
B:+6-6 B:+6-5 B:6-5L C:6-1L D:1-1L A:4-1U*2
"""
end = "out"
winner = "A"
delta = { A = 12, B = 5, C = 2, D = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 5-0 4-0 2-0"
deal.B = "6-4 4-3 4-2 3-3 1-1"
deal.C = "6-1 5-3 3-1 3-0 0-0"
deal.D = "6-2 5-5 4-4 4-1 2-2"
yard = "3-2 6-3 6-5 5-1 6-0 2-1 5-4 1-0"
play = """
A:5-0*1 B:+3-2 B:+6-3 B:+6-5 B:6-5L C:6-1L D:4-1L A:4-0L B:+5-1
B:+6-0 B:6-0L C:3-0R D:6-2L*1 A:5-2L B:3-3R C:5-3L D:+2-1 D:+5-4
D:+1-0 D:pass A:pass B:4-3L*2 C:3-1R*1 D:1-0R A:2-0R B:4-2R C:pass
D:4-4L A:pass B:6-4L*2 C:pass D:5-4@6*3 A:6-6L
"""
end = "out"
winner = "A"
delta = { A = 9, B = 4, C = 1, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 5-3 3-2 2-1"
deal.B = "6-1 4-4 4-3 3-3 2-0"
deal.C = "5-0 4-2 4-0 3-1 0-0"
deal.D = "6-5 6-4 6-3 6-0 1-1"
yard = "5-2 2-2 4-1 3-0 6-6 5-1 1-0 6-2"
play = """
A:5-5*2 B:+5-2 B:5-2L C:4-2L D:6-4L A:5-4R*2 B:6-1L*1 C:3-1L
D:6-3L*2 A:5-3U B:4-4R C:4-0R D:6-5D*3 A:3-2U B:2-0R C:+2-2 C:2-2R
D:6-0L A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 1, C = 0, D = 5 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-1 4-4 4-0 1-0"
deal.B = "6-6 6-3 5-0 2-2 2-1"
deal.C = "4-3 3-2 2-0 1-1 0-0"
deal.D = "6-4 4-2 4-1 3-1 3-0"
yard = "5-3 6-5 3-3 6-0 5-4 6-1 5-2 6-2"
play = """
A:5-5*2 B:5-0L*2 C:2-0L D:4-2L A:4-0L*2 B:+5-3 B:5-3R C:0-0L
D:3-0R A:5-1U B:2-1U C:3-2U D:3-1U A:1-0L B:+6-5 B:6-5D C:1-1L
D:6-4D A:4-4D
"""
end = "out"
winner = "A"
delta = { A = 11, B = 2, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 3-0 2-2 1-0"
deal.B = "6-1 5-3 5-1 4-0 2-1"
deal.C = "4-3 3-2 2-0 1-1 0-0"
deal.D = "6-6 6-2 5-4 5-0 4-4"
yard = "3-1 6-5 6-0 3-3 5-2 4-2 4-1 6-4"
play = """
A:5-5*2 B:5-1L C:1-1L D:5-0R A:3-0R*1 B:5-3R C:+3-1 C:3-1L D:5-4R
A:6-3L*2 B:6-1L*1 C:4-3R D:+6-5 D:6-5U*2 A:1-0@6*2 B:4-0@6 C:3-2R
D:6-2R A:+6-0 A:6-0R B:2-1L
"""
end = "out"
winner = "B"
delta = { A = 7, B = 6, C = 0, D = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 5-3 5-0 1-0"
deal.B = "6-4 4-3 4-0 3-1 2-0"
deal.C = "6-1 5-1 2-2 2-1 1-1"
deal.D = "6-5 6-2 4-2 3-3 3-2"
yard = "5-5 4-1 0-0 6-3 5-4 3-0 4-4 5-2"
play = """
B:6-4*2 C:6-1L*1 D:4-2R A:1-0L B:2-0R C:+5-5 C:+4-1 C:+0-0 C:0-0L
D:+6-3 D:+5-4 D:+3-0 D:3-0L A:5-3L*1 B:4-0R C:5-5L D:5-4L A:6-0U
B:4-3L C:4-1R*2 D:6-5U A:5-0U B:3-1L
"""
end = "out"
winner = "B"
delta = { A = 1, B = 13, C = 3, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-0 3-3 3-0 2-0 1-0"
deal.B = "6-4 6-1 5-5 5-3 3-1"
deal.C = "6-2 6-0 5-4 4-4 4-3"
deal.D = "6-3 4-2 4-0 3-2 2-1"
yard = "6-6 0-0 5-1 5-2 1-1 6-5 4-1 2-2"
play = """
B:5-5*2 C:5-4L D:4-0L*2 A:5-0L*3 B:5-3L C:4-3L D:4-2L A:2-0L*2
B:+6-6 B:+0-0 B:0-0L*2 C:6-0L D:6-3L A:3-0L*2 B:+5-1 B:5-1R C:+5-2
C:5-2U D:2-1R A:1-0L*1 B:6-1L*2 C:6-2L D:3-2L
"""
end = "out"
winner = "D"
delta = { A = 8, B = 6, C = 0, D = 10 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-4 5-3 3-2 0-0"
deal.B = "6-5 6-4 6-2 6-1 3-3"
deal.C = "5-2 5-1 4-1 2-0 1-1"
deal.D = "5-5 4-2 4-0 3-1 3-0"
yard = "5-0 6-6 4-3 2-2 6-3 4-4 2-1 1-0"
play = """
D:3-0 A:5-3L*1 B:6-5L C:2-0R D:4-2R*2 A:5-4R B:6-2L C:5-2L*2
D:5-5L*3 A:+5-0 A:5-0R*2 B:+6-6 B:+4-3 B:+2-2 B:+6-3 B:+4-4 B:+2-1
B:+1-0 B:1-0R C:5-1L D:3-1L A:3-2L B:2-1R C:pass D:pass A:pass
B:2-2L
"""
end = "blocked"
winner = "D"
delta = { A = 3, B = 0, C = 2, D = 19 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-39"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 68, B = 55 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-39"
commitment = "0ec593989026abda186468c076fdef110bc8cdba8145b80516d812c7bd8f814a"
secret = "4d91c6425d2f443a842d6e4ae8f4f849871bf40c5a85e1a24613205b45683f83"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-0 5-4 5-2 4-4 3-3"
deal.B = "6-3 5-0 4-1 3-2 1-0"
yard = "4-3 6-6 2-0 3-1 4-0 6-4 2-1 6-2 1-1 6-5 4-2 5-1 5-5 3-0 6-1 2-2 0-0 5-3"
play = """
A:4-4 B:4-1L A:5-4R B:1-0L*1 A:5-2R B:5-0L A:+4-3 A:4-3U*2 B:3-2R
A:3-3R B:6-3R
"""
end = "out"
winner = "B"
delta = { A = 2, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 4-2 4-0 3-1"
deal.B = "6-0 5-0 4-3 3-0 2-0"
yard = "5-4 6-2 6-6 6-3 5-2 5-1 2-2 4-4 5-5 4-1 2-1 5-3 1-1 3-3 6-1 0-0 3-2 1-0"
play = """
B:6-0 A:4-0R*2 B:4-3R A:6-4L B:3-0R A:4-2L B:2-0L A:+5-4 A:+6-2
A:+6-6 A:+6-3 A:+5-2 A:+5-1 A:+2-2 A:+4-4 A:+5-5 A:+4-1 A:+2-1
A:+5-3 A:+1-1 A:+3-3 A:+6-1 A:+0-0 A:0-0L B:5-0L*1
"""
end = "out"
winner = "B"
delta = { A = 2, B = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-0 4-4 4-1 3-0"
deal.B = "6-2 5-2 5-1 4-0 1-1"
yard = "5-4 3-2 1-0 6-5 5-5 6-1 5-3 2-0 3-3 6-4 2-2 6-0 4-3 3-1 4-2 6-6 0-0 2-1"
play = """
B:6-2 A:6-3L*1 B:5-2R A:3-0L*1 B:4-0L A:4-4L B:5-1R A:4-1R B:+5-4
B:5-4L A:5-0L
"""
end = "out"
winner = "A"
delta = { A = 2, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 4-3 4-2 4-0 2-2"
deal.B = "5-3 4-4 3-2 2-1 0-0"
yard = "4-1 5-5 5-4 2-0 5-1 1-0 6-4 3-3 6-6 6-1 6-3 6-2 3-0 5-0 1-1 6-5 5-2 3-1"
play = """
A:2-2 B:3-2L A:4-3L B:4-4L A:4-2L B:2-1L*1 A:4-0@6*1 B:0-0@6*1
A:6-0@6
"""
end = "out"
winner = "A"
delta = { A = 3, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "5-0 3-3 3-0 1-0 0-0"
deal.B = "6-3 5-5 5-4 4-3 3-1"
yard = "5-1 2-1 2-0 6-1 4-4 4-1 2-2 6-2 6-0 1-1 3-2 4-2 5-3 6-6 6-4 6-5 5-2 4-0"
play = """
A:0-0 B:+5-1 B:+2-1 B:+2-0 B:2-0L A:3-0R*1 B:2-1L A:1-0L B:6-3R
A:5-0L B:5-5L A:+6-1 A:6-1R B:5-4L*1 A:+4-4 A:4-4L B:4-3L A:3-3L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 1 }

[[match.hand]]
opener = "A"
deal.A = "5-0 4-2 3-1 3-0 1-1"
deal.B = "6-2 5-2 4-4 4-0 2-0"
yard = "1-0 6-4 6-0 3-3 5-4 6-6 2-1 5-3 5-1 3-2 4-3 6-1 0-0 6-3 2-2 4-1 5-5 6-5"
play = """
A:1-1 B:+1-0 B:1-0L A:3-0L*1 B:+6-4 B:+6-0 B:+3-3 B:3-3L A:3-1L
B:+5-4 B:+6-6 B:+2-1 B:2-1L A:4-2L B:6-4L A:+5-3 A:5-3@6 B:6-6L
A:5-0@6
"""
end = "out"
winner = "A"
delta = { A = 10, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-3 3-3 3-1 2-2"
deal.B = "6-3 6-1 5-5 5-4 1-0"
yard = "4-0 2-0 4-1 6-5 3-2 5-2 4-4 4-3 2-1 1-1 6-6 3-0 4-2 6-0 5-1 6-4 5-0 0-0"
play = """
A:3-3 B:6-3L A:6-2L B:+4-0 B:+2-0 B:2-0L A:5-3R*1 B:4-0L A:3-1U*2
B:5-4L A:+4-1 A:4-1U B:5-5L A:+6-5 A:6-5R*4 B:6-1R*3 A:+3-2 A:3-2D
B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 7, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 4-2 4-0 1-0"
deal.B = "5-2 4-4 3-3 2-0 1-1"
yard = "3-0 3-2 2-1 6-1 3-1 6-4 5-3 5-0 2-2 4-1 4-3 6-5 0-0 5-5 5-4 6-2 6-6 5-1"
play = """
B:5-2 A:4-2R B:4-4R A:4-0R*1 B:2-0R A:+3-0 A:+3-2 A:3-2R B:3-3R
A:3-0R*1 B:+2-1 B:+6-1 B:+3-1 B:3-1@6 A:1-0@6*1 B:+6-4 B:6-4U
A:6-0U*1 B:+5-3 B:5-3L A:6-3L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-1 3-3 1-1 1-0"
deal.B = "6-0 4-4 3-2 2-1 0-0"
yard = "2-2 5-3 5-0 4-2 6-6 4-1 5-2 6-2 6-3 5-4 2-0 4-3 6-1 3-0 4-0 5-5 3-1 6-4"
play = """
A:1-1 B:2-1L A:5-1R B:3-2L A:3-3L B:+2-2 B:+5-3 B:5-3L*2 A:1-0U*2
B:6-0U A:6-5U*3
"""
end = "out"
winner = "A"
delta = { A = 7, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-0 2-1 1-0 0-0"
deal.B = "6-6 6-3 5-4 5-2 3-1"
yard = "1-1 4-4 6-1 6-2 6-4 4-3 6-5 3-2 5-3 4-0 4-1 3-0 3-3 5-5 2-0 5-1 2-2 4-2"
play = """
A:0-0 B:+1-1 B:+4-4 B:+6-1 B:+6-2 B:+6-4 B:+4-3 B:+6-5 B:+3-2
B:+5-3 B:+4-0 B:4-0L A:6-0R*2 B:6-4L A:5-0U B:6-6L A:1-0D B:6-5L
A:2-1D
"""
end = "out"
winner = "A"
delta = { A = 17, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-1 4-2 2-0 1-0"
deal.B = "6-2 6-1 5-5 5-2 0-0"
yard = "3-2 4-3 1-1 3-1 4-1 3-0 6-5 4-0 5-0 5-4 5-3 6-4 4-4 6-0 6-3 3-3 2-1 2-2"
play = """
A:6-6 B:6-2L A:2-0L B:0-0L A:1-0L B:6-1L A:+3-2 A:+4-3 A:+1-1
A:+3-1 A:+4-1 A:+3-0 A:3-0@6 B:+6-5 B:6-5L*4 A:5-1L B:+4-0
B:4-0@7*4 A:4-3@7 B:+5-0 B:+5-4 B:+5-3 B:5-3@6 A:3-2@7*4 B:5-5@6*5
A:4-2@7 B:5-4@6 A:1-1L B:5-2@8 A:3-1L*5 B:5-0@9*5
"""
end = "out"
winner = "B"
delta = { A = 9, B = 19 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-40"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 72, B = 57, C = 62 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-40"
commitment = "97811b2e5aa8374a5bd400e730353f16a9b500f39fe061c68fcda60118f25e79"
secret = "71f8cd803e10a2b521450e0bca7753789f6724e3cb61986868b368316b46ab87"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-5 5-4 5-0 4-1 0-0"
deal.B = "6-3 4-4 4-0 3-3 2-1"
deal.C = "6-4 4-3 3-2 3-1 2-2"
yard = "3-0 5-2 1-0 5-1 6-6 6-1 6-5 1-1 6-2 6-0 4-2 2-0 5-3"
play = """
B:3-3 C:4-3L*2 A:5-4L B:6-3R C:6-4R A:5-5L B:4-4R C:3-2U*4
A:5-0L*2 B:2-1U C:3-1D*2 A:0-0L*2 B:4-0L
"""
end = "out"
winner = "B"
delta = { A = 4, B = 2, C = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-5 2-2 1-0"
deal.B = "6-0 5-4 5-0 4-0 1-1"
deal.C = "4-3 3-3 3-0 2-1 2-0"
yard = "5-2 4-1 6-2 6-4 5-1 5-3 3-2 4-2 0-0 6-3 6-6 4-4 3-1"
play = """
B:5-0*1 C:3-0R A:6-5L B:6-0L C:2-0L*1 A:2-2L B:+5-2 B:5-2L C:4-3R
A:5-5L B:4-0R*2 C:2-1U A:1-0R B:5-4L C:+4-1 C:4-1L A:6-1L
"""
end = "out"
winner = "A"
delta = { A = 2, B = 3, C = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 3-2 3-1 1-0"
deal.B = "6-2 5-5 5-3 2-1 2-0"
deal.C = "5-1 4-3 4-1 4-0 3-0"
yard = "5-4 6-5 4-2 0-0 1-1 2-2 5-2 5-0 6-6 6-3 3-3 4-4 6-1"
play = """
A:6-4*2 B:6-2L C:4-3R*1 A:3-2L B:5-3L C:3-0R*1 A:6-0R B:5-5L
C:5-1L A:3-1L B:+5-4 B:5-4U C:4-1U*2 A:1-0U
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-1 3-1 1-1"
deal.B = "6-4 6-0 5-0 2-0 1-0"
deal.C = "6-6 4-0 3-2 2-2 0-0"
yard = "3-3 4-2 5-5 4-1 4-4 5-4 5-3 6-1 6-2 3-0 5-2 4-3 2-1"
play = """
A:6-5 B:6-4L C:4-0L*1 A:5-1R B:6-0L C:6-6L A:6-3L B:1-0R C:3-2L
A:+3-3 A:+4-2 A:4-2L B:5-0R C:+5-5 C:5-5R A:+4-1 A:4-1L B:+4-4
B:+5-4 B:5-4R*1 C:+5-3 C:5-3@6 A:3-1L*2 B:4-4R C:+6-1 C:6-1U*3
A:3-3L B:+6-2 B:6-2D*4 C:2-2D A:1-1U
"""
end = "out"
winner = "A"
delta = { A = 2, B = 5, C = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-0 4-0 3-2"
deal.B = "6-2 6-1 5-0 3-1 2-2"
deal.C = "5-4 4-4 3-0 1-1 0-0"
yard = "2-0 5-3 4-2 4-1 5-2 1-0 4-3 5-5 5-1 3-3 2-1 6-5 6-4"
play = """
A:6-6 B:6-2L C:+2-0 C:2-0L A:6-0L B:6-1L C:1-1L A:6-3R*1 B:3-1L
C:3-0L A:4-0L B:+5-3 B:5-3R C:5-4L*2 A:+4-2 A:+4-1 A:4-1@6 B:5-0L
C:4-4@6 A:4-2@6 B:2-2@6
"""
end = "out"
winner = "B"
delta = { A = 1, B = 1, C = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-3 5-0 3-0 1-0"
deal.B = "5-4 4-4 3-2 2-2 0-0"
deal.C = "6-3 6-2 6-1 6-0 4-3"
yard = "5-1 4-1 1-1 4-2 5-2 2-1 6-4 5-5 4-0 3-3 2-0 6-6 3-1"
play = """
B:5-4 C:4-3R A:6-5L B:3-2R C:6-3L*1 A:5-3L B:2-2R C:6-2R A:5-0L
B:0-0L C:6-1R A:3-0L B:+5-1 B:5-1R C:6-0@6
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-1 5-3 4-3"
deal.B = "5-1 4-4 4-2 2-2 1-1"
deal.C = "6-5 5-2 5-0 2-1 0-0"
yard = "1-0 5-5 3-2 6-6 2-0 4-1 3-3 4-0 3-1 3-0 5-4 6-0 6-2"
play = """
C:5-0*1 A:5-3L B:+1-0 B:1-0R C:2-1R*1 A:6-3L B:4-2R*2 C:6-5L
A:6-4R B:5-1L C:+5-5 C:+3-2 C:+6-6 C:6-6R A:6-1L B:+2-0 B:+4-1
B:+3-3 B:+4-0 B:+3-1 B:+3-0 B:+5-4 B:+6-0 B:6-0L C:0-0L A:+6-2
A:6-2R B:3-0L*1 C:5-2R A:4-3L
"""
end = "out"
winner = "A"
delta = { A = 12, B = 3, C = 2 }

[[match.hand]]
opener = "A"
deal.A = "5-1 5-0 4-4 3-1 0-0"
deal.B = "6-4 5-4 4-3 1-1 1-0"
deal.C = "6-6 6-2 5-5 3-2 2-1"
yard = "6-5 6-1 4-1 3-0 6-0 2-0 5-3 2-2 6-3 4-0 4-2 3-3 5-2"
play = """
A:5-1 B:5-4L*1 C:2-1R A:4-4L*2 B:4-3L*1 C:6-2R A:3-1L B:1-0L
C:6-6R A:5-0L B:6-4U C:5-5L A:+6-5 A:6-5L B:+6-1 B:6-1L C:+4-1
C:4-1D*4 A:+3-0 A:+6-0 A:6-0R B:1-1L
"""
end = "out"
winner = "B"
delta = { A = 2, B = 4, C = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-4 5-3 5-1 4-4"
deal.B = "5-5 4-3 3-2 2-2 2-0"
deal.C = "6-5 6-4 4-2 3-3 0-0"
yard = "6-6 4-0 1-1 5-2 6-2 2-1 4-1 6-1 6-3 3-0 5-0 3-1 1-0"
play = """
B:4-3 C:3-3R*2 A:5-4L B:3-2R C:6-5L A:6-0L B:2-0R C:0-0L A:5-3U*1
B:5-5U*2 C:+6-6 C:+4-0 C:4-0L A:4-4L B:+1-1 B:+5-2 B:5-2U*2 C:6-4L
A:5-1@8
"""
end = "out"
winner = "A"
delta = { A = 6, B = 4, C = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-1 5-2 2-1"
deal.B = "6-5 6-2 4-4 4-2 2-0"
deal.C = "5-1 4-3 4-0 3-3 3-0"
yard = "6-0 3-2 5-3 1-1 5-0 4-1 6-6 2-2 5-4 0-0 3-1 1-0 5-5"
play = """
A:6-4*2 B:6-5L C:5-1L*1 A:6-1L*2 B:4-2R C:+6-0 C:6-0L A:5-2R*1
B:2-0L C:+3-2 C:3-2L A:6-3L B:6-2L C:+5-3 C:5-3R*1 A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0, C = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-1 4-3 3-2 3-1 0-0"
deal.B = "6-0 5-1 4-4 4-0 1-0"
deal.C = "6-5 5-5 3-3 2-1 2-0"
yard = "6-3 4-2 5-3 2-2 5-2 4-1 3-0 1-1 5-4 5-0 6-6 6-4 6-2"
play = """
A:6-1 B:5-1R C:6-5L*2 A:+6-3 A:+4-2 A:+5-3 A:5-3L B:+2-2 B:+5-2
B:5-2R*1 C:3-3L A:6-3L B:2-2R*2 C:2-1R A:3-1R B:6-0L C:2-0L*1
A:4-2L B:4-0L C:+4-1 C:+3-0 C:3-0L A:4-3L B:4-4L C:4-1L A:3-2R
B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-0 4-4 4-2 3-2"
deal.B = "5-5 5-1 4-3 4-0 0-0"
deal.C = "6-3 3-3 2-2 1-1 1-0"
yard = "6-5 5-3 6-4 6-2 2-1 5-4 3-1 2-0 5-2 6-6 3-0 6-0 4-1"
play = """
B:4-3 C:6-3R*2 A:4-4L B:4-0L C:1-0L A:6-1L B:+6-5 B:6-5L C:+5-3
C:5-3L A:3-2L B:+6-4 B:6-4R C:2-2L A:4-2L B:+6-2 B:6-2@6 C:+2-1
C:2-1@7*3 A:+5-4 A:5-4L B:5-1L C:1-1L A:+3-1 A:3-1L B:+2-0 B:+5-2
B:+6-6 B:6-6@6*4 C:3-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 4, C = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 5-4 5-1 2-0"
deal.B = "5-3 5-2 5-0 4-2 1-1"
deal.C = "6-6 6-5 6-3 4-4 2-2"
yard = "2-1 3-1 3-2 4-1 6-0 4-3 3-3 6-2 6-1 3-0 1-0 4-0 0-0"
play = """
C:6-6 A:6-4L B:4-2L C:6-3R*1 A:2-0L B:5-3R*1 C:6-5U*2 A:5-5R*3
B:5-0U*2 C:+2-1 C:+3-1 C:+3-2 C:+4-1 C:+6-0 C:6-0D*2 A:5-4R
B:5-2@6 C:4-4R*2 A:5-1@7
"""
end = "out"
winner = "A"
delta = { A = 8, B = 3, C = 7 }

[[match.hand]]
opener = "A"
deal.A = "5-2 4-3 3-3 3-1 2-1"
deal.B = "6-4 6-2 5-4 4-2 1-0"
deal.C = "5-1 5-0 4-1 2-2 0-0"
yard = "6-6 3-2 4-0 6-3 3-0 6-0 6-5 5-5 4-4 2-0 6-1 1-1 5-3"
play = """
A:5-2 B:6-2R C:5-1L A:3-1L B:6-4R C:4-1R A:4-3L*1 B:4-2L C:2-2L*1
A:2-1L B:1-0L C:5-0L A:+6-6 A:+3-2 A:3-2U B:5-4L
"""
end = "out"
winner = "B"
delta = { A = 1, B = 4, C = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-2 4-3 4-1"
deal.B = "6-1 5-5 5-3 4-4 3-2"
deal.C = "5-0 3-1 3-0 2-2 2-0"
yard = "6-6 4-0 6-4 2-1 6-0 5-2 3-3 1-1 4-2 5-1 1-0 5-4 0-0"
play = """
B:5-5*2 C:5-0L*2 A:6-5R B:6-1R C:3-1R A:6-3R B:5-3U C:3-0L A:4-3L
B:4-4L C:+6-6 C:6-6R A:4-1L B:3-2U*3
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-4 5-0 3-1"
deal.B = "6-5 6-2 5-5 5-2 3-0"
deal.C = "6-4 6-1 5-3 1-1 1-0"
yard = "2-1 3-2 3-3 2-0 4-3 2-2 4-2 4-1 4-4 6-6 5-1 4-0 0-0"
play = """
B:5-5*2 C:5-3L A:6-3L B:6-2L C:+2-1 C:2-1L A:3-1L B:6-5R C:6-4R
A:5-4R B:5-2U*2 C:+3-2 C:3-2L A:5-0R B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-3 3-1 3-0 1-0 0-0"
deal.B = "6-6 5-1 5-0 4-4 4-0"
deal.C = "6-5 6-3 6-2 5-4 2-1"
yard = "5-2 5-3 5-5 4-2 4-1 6-4 1-1 6-1 3-3 2-2 3-2 6-0 2-0"
play = """
B:4-4 C:5-4L A:4-3R B:5-1L C:2-1L*1 A:3-1R B:4-0U C:6-2L A:1-0R
B:6-6L C:6-5L*1 A:3-0R B:5-0U
"""
end = "out"
winner = "B"
delta = { A = 0, B = 2, C = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-4 5-3 0-0"
deal.B = "5-5 4-2 3-3 3-2 3-0"
deal.C = "4-3 4-0 3-1 1-1 1-0"
yard = "5-0 6-0 4-4 4-1 6-2 6-6 6-1 2-0 5-2 6-5 2-1 5-1 2-2"
play = """
B:3-0 C:4-3L A:6-4L B:+5-0 B:5-0R C:+6-0 C:6-0L*1 A:0-0L*1
B:5-5R*2 C:4-0L A:5-4L*3 B:+4-4 B:+4-1 B:+6-2 B:+6-6 B:+6-1 B:+2-0
B:2-0U C:1-0D A:5-3L B:3-3L C:1-1D*4 A:6-3L*4
"""
end = "out"
winner = "A"
delta = { A = 19, B = 2, C = 5 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-41"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1, D = 4 }
score = { A = 10, B = 22, C = 65, D = 9 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-41"
commitment = "2504471091e7a8fb8ef6e4b8f3a81d6ade8c7543283e54386367def2cbd11409"
secret = "efbad60644a5d0e0c7f551b6fa8ba25bf550cd56a5c7a6392851c4fca3dd9d7f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-5 5-5 5-4 4-1 0-0"
deal.B = "6-4 4-2 3-3 3-1 3-0"
deal.C = "5-3 4-0 3-2 2-0 1-0"
deal.D = "6-2 6-1 6-0 5-1 2-1"
yard = "5-0 2-2 1-1 5-2 4-4 4-3 6-6 6-3"
play = """
D:6-2 A:6-5L B:4-2R C:4-0R*1 D:5-1L A:4-1L B:6-4L C:2-0R D:6-1L
A:+5-0 A:+2-2 A:2-2R*1 B:3-1L C:3-2L D:2-1L*1 A:+1-1 A:1-1L B:+5-2
B:5-2R C:5-3R*1 D:+4-4 D:+4-3 D:4-3R A:5-4R B:+6-6 B:+6-3 B:pass
C:1-0L*1
"""
end = "out"
winner = "C"
delta = { A = 1, B = 0, C = 15, D = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-5 3-0 2-0 1-1"
deal.B = "6-5 5-1 4-2 3-1 2-1"
deal.C = "5-4 4-4 4-3 4-1 4-0"
deal.D = "6-1 6-0 5-2 5-0 0-0"
yard = "3-3 3-2 6-4 1-0 2-2 6-2 5-3 6-6"
play = """
C:4-4 D:+3-3 D:+3-2 D:+6-4 D:6-4L A:6-3L B:4-2R*1 C:5-4U*2 D:3-3L
A:3-0L B:6-5U C:4-0L D:5-2R*3 A:5-5R*4 B:5-1R C:4-3@6*3 D:6-1R*4
A:+1-0 A:+2-2 A:+6-2 A:6-2R B:2-1R*3 C:4-1R
"""
end = "out"
winner = "C"
delta = { A = 4, B = 4, C = 11, D = 7 }

[[match.hand]]
opener = "C"
deal.A = "6-1 4-3 3-3 3-2 2-2"
deal.B = "6-6 6-5 5-4 5-3 5-2"
deal.C = "6-0 5-1 5-0 4-2 1-1"
deal.D = "6-4 6-2 4-4 3-1 3-0"
yard = "1-0 5-5 2-1 2-0 4-1 4-0 6-3 0-0"
play = """
C:1-1 D:3-1L*1 A:6-1R B:6-6R*3 C:5-1U*4 D:3-0L A:+1-0 A:1-0D
B:5-3U*3 C:5-0L*4 D:6-4R A:3-3U*3 B:6-5@6*4 C:6-0@7*4 D:4-4R
A:4-3R B:5-4L C:4-2@10*4
"""
end = "out"
winner = "C"
delta = { A = 3, B = 10, C = 21, D = 1 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-1 4-4 3-3 0-0"
deal.B = "6-6 6-5 6-1 2-2 2-1"
deal.C = "5-3 4-3 4-1 3-0 1-1"
deal.D = "6-2 6-0 4-0 3-2 2-0"
yard = "5-2 5-5 5-0 1-0 4-2 6-4 6-3 3-1"
play = """
C:1-1 D:+5-2 D:+5-5 D:+5-0 D:+1-0 D:1-0L A:5-1R*1 B:6-5R C:4-1U*2
D:6-0L A:5-4U B:6-6L C:5-3U D:6-2L A:3-3U B:6-1D*4 C:3-0U D:5-2L
A:0-0U B:+4-2 B:+6-4 B:6-4R*3 C:4-3R
"""
end = "out"
winner = "C"
delta = { A = 1, B = 7, C = 11, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 6-1 5-0 2-0"
deal.B = "5-5 5-3 5-1 4-0 0-0"
deal.C = "6-4 5-4 4-3 3-3 3-2"
deal.D = "6-0 4-4 4-1 3-0 2-1"
yard = "6-5 1-1 5-2 6-6 1-0 3-1 2-2 4-2"
play = """
C:3-3 D:3-0L A:2-0L B:5-3R C:3-2L D:+6-5 D:6-5R A:6-2R*1 B:+1-1
B:+5-2 B:5-2R C:5-4R D:4-4R A:6-3L B:4-0R C:4-3U*2 D:6-0L A:5-0L
B:5-1L*1 C:6-4U
"""
end = "out"
winner = "C"
delta = { A = 1, B = 1, C = 7, D = 0 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-42"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 28, B = 63 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-42"
commitment = "86987f56af7dcd38efda36b154627b5dafa6b46e8ba074c97d7df73d2c6c7126"
secret = "7c226cad4f18ce549dfd5f7cd0f9424e283d8989bc0f9df912ea295efa05af7d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-3 4-2 1-0"
deal.B = "6-2 6-1 3-2 3-0 0-0"
yard = "5-4 6-6 4-0 6-0 6-3 3-1 6-4 4-1 3-3 4-3 2-2 5-1 4-4 5-0 2-1 5-2 1-1 2-0"
play = """
A:5-5*2 B:+5-4 B:5-4L A:6-5R*2 B:6-2R A:5-3U B:3-2R*2 A:4-2L
B:3-0R*1 A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "5-0 4-1 4-0 2-2 2-0"
deal.B = "6-6 6-1 5-5 5-1 3-2"
yard = "6-0 5-4 5-2 6-5 5-3 6-4 4-4 3-0 6-2 1-0 0-0 3-3 6-3 4-3 1-1 4-2 2-1 3-1"
play = """
A:5-0*1 B:5-5L*2 A:4-0R B:5-1L*1 A:4-1L B:+6-0 B:+5-4 B:5-4L
A:+5-2 A:5-2L B:3-2L A:+6-5 A:6-5U B:6-6U A:+5-3 A:5-3L B:6-1U*2
A:+6-4 A:6-4R B:6-0R
"""
end = "out"
winner = "B"
delta = { A = 1, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-4 4-4 3-2 1-0"
deal.B = "6-4 6-3 6-1 5-3 4-1"
yard = "4-0 6-0 6-6 3-1 3-0 2-1 1-1 5-2 6-5 4-3 4-2 6-2 3-3 0-0 2-0 5-0 5-1 2-2"
play = """
B:6-4*2 A:5-4R B:6-1L A:1-0L*1 B:5-3R A:3-2R B:+4-0 B:4-0L
A:4-4L*2 B:4-1L A:+6-0 A:+6-6 A:+3-1 A:3-1L*1 B:6-3L
"""
end = "out"
winner = "B"
delta = { A = 4, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-4 4-4 4-1"
deal.B = "6-6 6-5 6-2 6-0 2-2"
yard = "5-3 5-0 4-3 4-0 5-1 0-0 6-1 3-0 6-3 5-2 1-1 4-2 3-2 2-1 2-0 3-3 1-0 3-1"
play = """
B:6-6 A:6-4L B:6-2R A:4-4L*2 B:6-5U*3 A:5-5U*4 B:6-0D*4 A:5-4L
B:2-2R
"""
end = "out"
winner = "B"
delta = { A = 6, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 4-1 3-1 1-1"
deal.B = "3-3 3-2 2-2 2-0 0-0"
yard = "3-0 5-4 6-0 6-1 6-6 4-0 5-2 5-0 4-3 6-5 1-0 5-1 5-3 6-2 2-1 4-2 4-4 6-3"
play = """
B:2-2 A:+3-0 A:+5-4 A:+6-0 A:+6-1 A:+6-6 A:+4-0 A:+5-2 A:5-2L
B:2-0R*1 A:5-5L*2 B:0-0R*2 A:5-4L B:3-2U A:3-0R*2 B:3-3R
"""
end = "out"
winner = "B"
delta = { A = 4, B = 13 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-3 3-3 3-1 0-0"
deal.B = "6-1 6-0 4-4 3-2 2-1"
yard = "5-1 3-0 4-1 6-5 5-0 2-0 5-4 1-1 4-2 6-2 4-3 2-2 4-0 5-5 1-0 6-6 5-2 6-3"
play = """
B:4-4 A:6-4L B:6-1L A:3-1L B:3-2L*2 A:+5-1 A:+3-0 A:+4-1 A:4-1R
B:2-1R A:+6-5 A:+5-0 A:+2-0 A:2-0L B:6-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-2 4-1 3-1 2-2 0-0"
deal.B = "5-4 5-1 3-2 2-1 2-0"
yard = "1-1 5-5 6-1 1-0 6-6 3-3 6-3 6-0 3-0 6-5 5-2 4-3 6-4 5-3 4-4 5-0 4-0 4-2"
play = """
B:3-2*1 A:6-2R B:+1-1 B:+5-5 B:+6-1 B:6-1R A:4-1R B:5-4R A:3-1L
B:5-1L*2 A:+1-0 A:+6-6 A:+3-3 A:+6-3 A:+6-0 A:+3-0 A:+6-5 A:6-5L
B:5-5R A:6-0L*2 B:2-0L A:2-2L B:2-1L A:1-0L*2 B:+5-2 B:5-2@6*3
A:0-0L*3 B:+4-3 B:+6-4 B:+5-3 B:5-3R A:3-0R*1 B:+4-4 B:+5-0
B:5-0L*2 A:+4-0 A:4-0R B:4-4R A:+4-2 A:4-2R B:4-3@10*3 A:6-3@10
B:6-4@10
"""
end = "blocked"
winner = "B"
delta = { A = 8, B = 15 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-43"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 62, B = 34, C = 52 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-43"
commitment = "81a495cadca473eda0950cb245857838683fb67032a040d2208ee767fa3b0c68"
secret = "594db458a4c96ca557858b6d03e5b770c27fb7166d927ecb64a9283bdc4defa6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-2 5-1 3-2"
deal.B = "6-6 6-4 5-4 4-1 2-1"
deal.C = "6-5 6-3 4-0 3-1 1-0"
yard = "5-3 4-3 2-2 0-0 4-2 1-1 4-4 6-0 2-0 6-1 3-3 5-0 3-0"
play = """
B:6-6 C:6-3L*3 A:3-2L B:2-1L C:6-5R A:5-1L*2 B:5-4L C:4-0L*1
A:5-5R*2 B:6-4U C:1-0L*3 A:6-2D B:4-1L*4
"""
end = "out"
winner = "B"
delta = { A = 4, B = 6, C = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 5-2 5-1 2-1"
deal.B = "5-4 4-3 4-1 2-2 1-0"
deal.C = "6-4 4-0 3-2 2-0 0-0"
yard = "3-3 3-1 6-3 3-0 1-1 5-0 5-5 6-0 4-2 5-3 4-4 6-2 6-5"
play = """
B:5-4 C:4-0R*1 A:5-1L B:4-1L C:6-4L A:6-6L B:1-0R C:+3-3 C:+3-1
C:3-1R*3 A:6-1L B:4-3R*1 C:+6-3 C:6-3U A:2-1L B:2-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-6 4-4 4-1 2-1 0-0"
deal.B = "6-5 6-1 4-0 2-2 2-0"
deal.C = "6-4 6-3 6-2 5-5 5-4"
yard = "3-3 1-1 6-0 3-1 3-2 4-2 5-3 1-0 5-0 4-3 5-2 3-0 5-1"
play = """
B:6-5 C:6-2L A:2-1L B:6-1L C:6-3L A:+3-3 A:3-3L B:+1-1 B:+6-0
B:+3-1 B:3-1L C:5-4R*1 A:4-4R B:1-1L*2 C:6-4R A:6-6R B:6-0R C:+3-2
C:3-2U A:4-1@6*1 B:4-0R C:+4-2 C:4-2U A:+5-3 A:5-3D B:+1-0 B:1-0L
C:5-5D
"""
end = "out"
winner = "C"
delta = { A = 1, B = 2, C = 2 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 4-4 4-1 4-0"
deal.B = "6-6 6-5 2-1 1-1 0-0"
deal.C = "6-4 6-3 6-1 5-3 5-1"
yard = "6-2 4-3 3-1 5-0 2-0 3-3 3-0 4-2 3-2 6-0 2-2 5-2 1-0"
play = """
C:5-3 A:5-5L B:6-5L C:5-1U*2 A:4-1U B:6-6L C:6-3L*2 A:4-4U B:+6-2
B:6-2@6 C:6-4@7*4 A:5-4D B:2-1@6 C:6-1@6
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 5-0 4-3 2-1"
deal.B = "6-1 5-3 3-2 3-1 2-2"
deal.C = "6-6 5-1 4-0 3-3 0-0"
yard = "5-2 1-1 5-5 4-4 1-0 6-0 5-4 2-0 4-1 6-4 6-5 3-0 4-2"
play = """
C:0-0 A:5-0L*1 B:5-3L C:4-0R A:6-3L*2 B:6-1L*1 C:5-1L A:4-3R
B:3-2R C:+5-2 C:5-2R*2 A:+1-1 A:+5-5 A:5-5L*3 B:+4-4 B:+1-0 B:1-0U
C:+6-0 C:6-0D A:1-1U B:3-1U C:3-3U A:6-2D B:2-2D*5 C:+5-4 C:5-4L
A:2-1D
"""
end = "out"
winner = "A"
delta = { A = 10, B = 6, C = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-0 4-0 1-1"
deal.B = "6-4 4-4 4-1 3-1 2-0"
deal.C = "5-5 5-4 5-2 3-2 2-2"
yard = "6-6 4-3 5-1 5-3 3-0 4-2 1-0 2-1 6-5 0-0 3-3 6-0 6-2"
play = """
A:1-1 B:4-1L C:5-4L A:5-0L B:2-0L C:3-2L*1 A:6-3L B:6-4L C:+6-6
C:+4-3 C:4-3L*1 A:6-1R B:3-1L C:6-6R A:+5-1 A:5-1L B:+5-3 B:5-3L*3
C:+3-0 C:3-0L A:4-0L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 3, C = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 5-1 4-1 3-0"
deal.B = "6-2 5-5 4-2 3-1 1-1"
deal.C = "6-5 5-2 4-3 3-3 2-1"
yard = "1-0 6-6 5-0 6-0 4-4 5-3 0-0 6-4 3-2 4-0 2-2 6-3 2-0"
play = """
A:4-1*1 B:4-2L C:2-1R A:+1-0 A:+6-6 A:+5-0 A:+6-0 A:+4-4 A:+5-3
A:+0-0 A:+6-4 A:+3-2 A:3-2L*1 B:3-1L C:5-2R A:5-1L*2 B:5-5L*3
C:6-5L A:5-4U*3 B:6-2L C:4-3U*2 A:5-0D*2 B:+4-0 B:4-0D C:3-3U
"""
end = "out"
winner = "C"
delta = { A = 9, B = 3, C = 13 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 4-1 3-1 2-1"
deal.B = "6-5 6-2 6-1 4-3 1-1"
deal.C = "6-6 6-3 4-0 3-2 0-0"
yard = "4-4 4-2 5-5 5-0 5-1 2-0 5-2 3-3 5-4 2-2 1-0 3-0 5-3"
play = """
C:0-0 A:6-0L B:6-5L*1 C:4-0R A:4-1R B:6-1R C:6-3R A:3-1R B:1-1R
C:+4-4 C:+4-2 C:+5-5 C:5-5L A:2-1R B:6-2R C:6-6R A:6-4R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 1, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 4-4 4-1 3-2 3-0"
deal.B = "6-2 5-2 4-3 2-0 1-0"
deal.C = "6-6 6-4 5-0 4-2 3-1"
yard = "5-4 1-1 6-5 6-3 5-3 3-3 0-0 6-1 5-1 2-1 6-0 2-2 4-0"
play = """
A:5-5*2 B:5-2L C:4-2L A:4-4L B:4-3L C:6-4@6 A:4-1@7*4 B:6-2@6
C:5-0R A:3-2L*1 B:2-0L C:3-1@7*1 A:3-0@7
"""
end = "out"
winner = "A"
delta = { A = 10, B = 0, C = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 3-3 3-1 1-0"
deal.B = "6-2 6-1 4-3 4-0 2-1"
deal.C = "6-4 5-2 5-1 4-4 4-2"
yard = "5-5 6-3 3-0 2-2 4-1 6-5 5-3 2-0 3-2 1-1 6-0 0-0 5-0"
play = """
A:3-3 B:4-3L*2 C:4-2L A:3-1R B:6-2L C:5-1R A:5-4R*2 B:6-1L*1
C:6-4R A:6-6R B:2-1L C:5-2L A:+5-5 A:5-5L B:+6-3 B:6-3R C:+3-0
C:3-0R*2 A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 4, B = 3, C = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-3 4-2 4-1"
deal.B = "6-4 5-1 3-0 2-0 0-0"
deal.C = "5-5 5-4 4-4 3-3 2-2"
yard = "4-0 6-3 4-3 5-2 3-2 6-2 1-0 2-1 6-0 1-1 6-1 5-0 3-1"
play = """
A:6-6 B:6-4L C:4-4L*4 A:6-5R B:5-1R C:5-4L A:4-1R B:+4-0 B:4-0R*1
C:5-5L*2 A:5-3L B:3-0L C:+6-3 C:6-3U A:4-2@6*1
"""
end = "out"
winner = "A"
delta = { A = 3, B = 1, C = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-3 5-2 3-3 2-1"
deal.B = "6-6 6-4 5-0 3-1 2-2"
deal.C = "6-3 5-4 4-1 2-0 1-1"
yard = "4-3 1-0 3-0 5-1 4-0 6-5 0-0 5-5 6-0 3-2 6-1 4-4 4-2"
play = """
A:3-3 B:3-1L C:1-1L A:2-1L B:2-2L*2 C:4-1@6 A:5-2L*3 B:5-0L*2
C:5-4@6 A:5-3R*2 B:+4-3 B:4-3U C:6-3D*4 A:6-2D
"""
end = "out"
winner = "A"
delta = { A = 10, B = 4, C = 4 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-44"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 3, C = 2, D = 1 }
score = { A = 7, B = 29, C = 55, D = 62 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-44"
commitment = "3a215c2da3b18055e6794cb18f20ac7b5f8b87177d85ca75c3c78245bebf5183"
secret = "acfb2fa568992828306284c5a06d656c0886d74512c58c9419bdc4f2473fb212"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 3-0 2-0 1-1 0-0"
deal.B = "6-3 5-3 5-2 4-3 2-2"
deal.C = "6-1 5-0 4-1 3-3 2-1"
deal.D = "6-6 6-5 6-2 4-2 3-2"
yard = "5-4 6-0 5-5 5-1 3-1 1-0 4-0 4-4"
play = """
B:4-3 C:3-3R*2 D:4-2L A:2-0L B:6-3R C:6-1R D:3-2U A:3-0L B:2-2U
C:2-1U*1 D:6-2@6 A:1-1R B:5-3D C:4-1U*4 D:6-6@6 A:6-4U B:5-2@7
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 7, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-2 5-1 4-2"
deal.B = "5-3 5-0 3-1 2-2 0-0"
deal.C = "6-4 5-5 4-0 3-2 1-0"
deal.D = "6-3 6-2 6-0 4-1 2-1"
yard = "3-0 5-4 4-3 1-1 2-0 3-3 6-6 4-4"
play = """
B:0-0 C:4-0L D:6-0R*2 A:4-2L B:5-0U C:5-5U D:6-3R*3 A:5-2L B:5-3L
C:3-2L*3 D:2-1L A:6-1L B:3-1R C:6-4L*3 D:4-1L A:5-1L B:+3-0 B:3-0D
C:1-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 11, D = 5 }

[[match.hand]]
opener = "C"
deal.A = "5-2 4-3 4-0 2-2 1-1"
deal.B = "6-6 6-2 5-5 5-4 1-0"
deal.C = "5-0 4-4 3-3 3-0 2-1"
deal.D = "6-5 6-4 6-0 4-2 0-0"
yard = "6-1 5-3 3-1 3-2 5-1 6-3 2-0 4-1"
play = """
C:5-0*1 D:6-5L A:4-0R*2 B:5-4R C:+6-1 C:6-1L D:+5-3 D:5-3R
A:1-1L*1 B:1-0L C:2-1U*1 D:0-0L*1 A:4-3R B:6-2U*2 C:4-4R D:6-0L*4
A:+3-1 A:3-1D B:6-6L C:3-3D D:6-4R*6 A:+3-2 A:3-2D B:+5-1 B:+6-3
B:6-3R C:3-0R*4
"""
end = "out"
winner = "C"
delta = { A = 3, B = 2, C = 13, D = 11 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-4 5-1 2-0 1-1"
deal.B = "6-3 6-0 5-3 3-3 0-0"
deal.C = "6-4 6-1 5-5 3-0 1-0"
deal.D = "6-5 5-0 4-3 4-2 3-2"
yard = "4-0 3-1 2-2 5-2 4-4 2-1 6-6 4-1"
play = """
C:5-5*2 D:5-0L*2 A:2-0L B:5-3R*1 C:3-0R D:3-2L A:5-4U B:6-0R
C:6-4U*3 D:6-5D A:6-2R B:3-3L*4 C:6-1U*3 D:4-2R A:5-1U B:6-3L
C:+4-0 C:4-0R D:4-3@6
"""
end = "out"
winner = "D"
delta = { A = 0, B = 5, C = 8, D = 3 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-0 5-0 4-4"
deal.B = "6-3 6-1 5-2 2-2 1-0"
deal.C = "6-6 5-4 5-1 4-3 0-0"
deal.D = "6-2 4-2 3-3 3-1 2-0"
yard = "3-0 2-1 5-5 5-3 1-1 4-1 4-0 3-2"
play = """
D:3-3 A:+3-0 A:3-0L B:1-0L C:4-3R*1 D:3-1L A:6-4R B:6-3L C:6-6L
D:6-2L A:6-5R B:5-2L*2 C:5-4L D:4-2L A:5-0R B:6-1@6 C:5-1@6
D:2-0L*1
"""
end = "out"
winner = "D"
delta = { A = 0, B = 2, C = 1, D = 5 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 4-2 4-0 1-1"
deal.B = "6-5 5-3 5-0 3-3 3-0"
deal.C = "6-2 5-5 4-3 2-1 2-0"
deal.D = "6-3 6-1 4-1 3-2 1-0"
yard = "6-0 2-2 5-2 5-4 3-1 5-1 0-0 4-4"
play = """
D:4-1*1 A:6-4L B:6-5L C:5-5L D:6-1R A:6-6R B:5-0L C:6-2R D:6-3@6*1
A:4-0L B:5-3@6 C:4-3L*2 D:3-2R A:+6-0 A:6-0@7 B:3-0L C:2-0L*2
D:1-0@7
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 4, D = 5 }

[[match.hand]]
opener = "D"
deal.A = "5-3 5-2 5-0 2-0 1-1"
deal.B = "4-4 4-2 4-1 3-3 2-2"
deal.C = "6-2 4-3 3-2 1-0 0-0"
deal.D = "6-6 6-5 6-0 4-0 2-1"
yard = "6-3 3-0 6-1 3-1 5-5 6-4 5-4 5-1"
play = """
D:6-6 A:+6-3 A:6-3L*3 B:3-3L C:6-2R D:2-1R A:5-3L B:4-1R C:4-3R
D:6-5L A:+3-0 A:3-0R B:+6-1 B:6-1U C:3-2@6 D:6-0R*3 A:1-1U B:2-2@6
C:1-0U D:4-0U*4
"""
end = "out"
winner = "D"
delta = { A = 3, B = 0, C = 0, D = 13 }

[[match.hand]]
opener = "D"
deal.A = "6-5 4-4 4-3 4-0 1-1"
deal.B = "6-4 6-1 5-5 5-1 2-2"
deal.C = "6-6 5-3 5-2 3-3 0-0"
deal.D = "6-3 6-2 5-4 4-1 3-0"
yard = "3-1 3-2 6-0 2-1 2-0 5-0 4-2 1-0"
play = """
D:4-1*1 A:4-4L B:5-1R C:5-2R*2 D:6-2R A:4-3L B:6-1R C:5-3L
D:5-4L*1 A:4-0L B:6-4U C:6-6U D:3-0L A:1-1R B:+3-1 B:3-1L*3 C:+3-2
C:+6-0 C:6-0U D:6-3@6
"""
end = "out"
winner = "D"
delta = { A = 0, B = 3, C = 2, D = 9 }

[[match.hand]]
opener = "D"
deal.A = "4-2 3-3 3-2 3-0 2-1"
deal.B = "6-2 5-5 5-2 5-0 2-2"
deal.C = "6-0 5-1 4-3 4-0 3-1"
deal.D = "6-5 6-3 6-1 5-4 4-1"
yard = "5-3 6-4 4-4 1-1 6-6 2-0 0-0 1-0"
play = """
D:4-1*1 A:4-2L B:2-2L*1 C:5-1R D:6-5R*2 A:3-2L B:6-2U*3 C:4-3L
D:5-4L A:2-1D B:5-5L C:3-1D*5 D:6-1R*4 A:3-3D B:5-2L*3 C:6-0U
D:6-3D
"""
end = "out"
winner = "D"
delta = { A = 0, B = 7, C = 5, D = 9 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-0 4-0 2-1 0-0"
deal.B = "6-1 5-2 5-1 4-2 3-3"
deal.C = "6-3 5-3 4-4 3-2 1-1"
deal.D = "6-2 5-5 4-3 4-1 2-2"
yard = "3-1 6-0 1-0 6-6 5-4 6-4 2-0 3-0"
play = """
D:5-5*2 A:6-5L B:5-1R C:5-3U*2 D:6-2L A:2-1L*1 B:5-2D C:6-3U*2
D:2-2D A:+3-1 A:3-1L B:3-3L C:3-2L D:4-3@8 A:4-0@8 B:6-1R C:+6-0
C:6-0R D:+1-0 D:1-0R A:5-0@8 B:4-2L*4
"""
end = "out"
winner = "B"
delta = { A = 1, B = 7, C = 4, D = 2 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-45"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 56, B = 62 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-45"
commitment = "9436f831fba745934fefd713970f8d29f2cf40506d6688fe6cfadb8af17ef78b"
secret = "e94e6f1d0730675adcfabf2d208045dc3f678ba9ad34e73cba6a869d99430e61"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 5-2 4-1 1-0"
deal.B = "5-5 3-3 3-2 2-2 2-0"
yard = "4-2 6-5 6-3 3-0 2-1 6-6 4-0 4-4 4-3 5-1 6-4 5-0 1-1 6-0 5-3 3-1 0-0 6-2"
play = """
A:6-1 B:+4-2 B:+6-5 B:6-5L A:5-4L*1 B:4-2L A:4-1R B:3-2L A:+6-3
A:6-3L*2 B:+3-0 B:+2-1 B:+6-6 B:6-6L A:+4-0 A:4-0R B:3-0R*3 A:+4-4
A:+4-3 A:4-3R B:+5-1 B:+6-4 B:6-4L A:4-4L B:+5-0 B:+1-1 B:+6-0
B:6-0U A:1-0U B:5-1U A:5-2U
"""
end = "out"
winner = "A"
delta = { A = 9, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-4 5-0 2-1"
deal.B = "6-1 4-1 3-3 3-0 2-0"
yard = "5-1 4-4 4-3 6-2 5-2 5-5 3-2 2-2 5-3 4-0 6-6 1-0 6-0 0-0 1-1 6-4 3-1 4-2"
play = """
A:2-1 B:6-1R A:6-5R B:2-0L*1 A:5-0R B:3-0L A:6-3L B:+5-1 B:+4-4
B:+4-3 B:+6-2 B:6-2L A:+5-2 A:5-2L*1 B:5-1L A:+5-5 A:+3-2 A:+2-2
A:+5-3 A:+4-0 A:4-0R*1 B:4-4R A:5-4R B:4-3U A:5-5R B:4-1D*3 A:5-3R
B:3-3R
"""
end = "out"
winner = "B"
delta = { A = 2, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-5 3-1 1-0"
deal.B = "6-5 6-3 4-0 3-2 3-0"
yard = "4-1 1-1 5-0 5-1 5-4 2-1 4-4 3-3 5-3 2-2 2-0 5-2 6-1 4-2 0-0 6-2 6-0 4-3"
play = """
B:3-2*1 A:3-1L B:+4-1 B:4-1L A:6-4L B:6-3L*1 A:+1-1 A:+5-0 A:+5-1
A:+5-4 A:+2-1 A:2-1R B:3-0L A:1-0L B:+4-4 B:+3-3 B:+5-3 B:+2-2
B:+2-0 B:+5-2 B:+6-1 B:6-1L A:1-1R B:6-5L A:5-1R*2 B:5-3L A:5-4R
B:3-3L*2 A:+4-2 A:4-2R B:2-2R*2 A:+0-0 A:+6-2 A:6-2R B:5-2@8
A:6-6R B:2-0@9 A:0-0@9 B:4-0@9 A:5-0@12 B:4-4@9
"""
end = "out"
winner = "B"
delta = { A = 2, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 5-1 3-3 3-1"
deal.B = "4-3 4-2 4-1 2-2 2-1"
yard = "3-0 6-2 0-0 4-4 1-0 6-5 1-1 5-2 3-2 6-6 6-4 5-0 5-5 4-0 6-1 5-4 6-3 2-0"
play = """
B:4-1*1 A:3-1R B:4-2L*1 A:5-3R B:2-2L A:5-1R*1 B:2-1L A:+3-0
A:+6-2 A:6-2U B:+0-0 B:+4-4 B:+1-0 B:1-0L A:3-0L*2 B:4-3L A:6-0U*1
B:0-0U*1 A:+6-5 A:+1-1 A:1-1R B:4-4L*2
"""
end = "out"
winner = "B"
delta = { A = 4, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-4 3-1 2-1"
deal.B = "6-1 5-4 4-3 2-2 1-1"
yard = "5-5 6-3 6-0 3-3 4-1 4-4 1-0 5-3 5-0 5-1 5-2 4-0 6-2 3-0 3-2 0-0 2-0 4-2"
play = """
B:5-4 A:6-4R B:6-1R A:6-5L B:1-1R A:6-6L B:+5-5 B:+6-3 B:6-3L*1
A:3-1R B:4-3L A:2-1U
"""
end = "out"
winner = "A"
delta = { A = 3, B = 1 }

[[match.hand]]
opener = "A"
deal.A = "4-4 4-2 3-3 3-0 1-1"
deal.B = "6-2 5-1 5-0 1-0 0-0"
yard = "5-3 6-0 5-4 6-5 6-3 2-2 6-6 6-1 4-3 4-1 3-1 4-0 2-0 2-1 3-2 5-5 6-4 5-2"
play = """
A:1-1 B:5-1L A:+5-3 A:5-3L*1 B:1-0R A:3-0R B:+6-0 B:+5-4 B:+6-5
B:+6-3 B:6-3L A:3-3R B:6-5L A:+2-2 A:+6-6 A:+6-1 A:6-1U B:5-4L
A:4-4L*4 B:6-2U A:4-2U B:+4-3 B:4-3L A:+4-1 A:4-1U*2 B:+3-1
B:3-1R*1 A:+4-0 A:4-0@8*1 B:5-0@8*2 A:+2-0 A:+2-1 A:2-1D B:+3-2
B:3-2L A:2-2L B:+5-5 B:5-5@8 A:2-0L B:6-0L*4 A:6-6L
"""
end = "out"
winner = "A"
delta = { A = 8, B = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-4 2-0 0-0"
deal.B = "4-0 3-3 3-1 2-2 1-1"
yard = "6-1 5-0 6-2 5-2 5-1 1-0 6-5 4-4 3-2 5-5 6-3 4-1 3-0 2-1 4-3 6-0 4-2 5-3"
play = """
A:6-6 B:+6-1 B:6-1L A:6-4R*1 B:3-1L A:5-4R B:3-3L A:+5-0 A:5-0R
B:4-0R*2 A:+6-2 A:6-2U B:2-2U A:2-0U*2 B:+5-2 B:5-2@8*3 A:0-0U*3
"""
end = "out"
winner = "A"
delta = { A = 6, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-4 5-1 4-4 2-1"
deal.B = "6-5 6-1 5-3 1-0 0-0"
yard = "2-0 3-2 6-3 6-6 4-1 4-2 5-0 5-5 3-0 4-0 6-0 1-1 3-1 4-3 6-2 2-2 3-3 5-2"
play = """
A:4-4 B:+2-0 B:+3-2 B:+6-3 B:+6-6 B:+4-1 B:4-1L A:5-4R B:1-0L*1
A:5-1R B:6-1R A:6-4R B:2-0L A:2-1L*1
"""
end = "out"
winner = "A"
delta = { A = 10, B = 1 }

[[match.hand]]
opener = "A"
deal.A = "5-2 5-1 4-3 3-3 0-0"
deal.B = "6-2 5-4 5-3 4-4 2-0"
yard = "4-0 4-1 6-3 3-0 5-5 6-5 1-1 3-1 6-1 6-0 2-2 3-2 6-6 1-0 2-1 4-2 6-4 5-0"
play = """
A:5-2 B:5-3L*1 A:4-3L B:4-4L*2 A:+4-0 A:4-0L B:5-4U A:5-1U
B:2-0L*1 A:+4-1 A:4-1U B:6-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 4-0 3-2 2-1"
deal.B = "6-1 5-5 5-4 4-3 3-0"
yard = "6-2 2-0 1-1 3-1 5-2 6-0 5-3 1-0 5-0 6-5 0-0 3-3 5-1 2-2 4-4 4-1 4-2 6-6"
play = """
B:5-5*2 A:+6-2 A:+2-0 A:+1-1 A:+3-1 A:+5-2 A:5-2L B:5-4R A:3-2L
B:4-3L A:6-4L*2 B:6-1L*1 A:2-1L B:+6-0 B:+5-3 B:5-3U A:6-2L
B:3-0U*2 A:4-0U B:6-0L
"""
end = "out"
winner = "B"
delta = { A = 2, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 4-3 2-0 1-1"
deal.B = "6-4 5-0 4-4 3-3 3-0"
yard = "5-4 5-1 5-3 4-0 0-0 6-6 4-1 5-2 2-1 6-5 6-3 6-1 3-2 3-1 6-2 1-0 4-2 2-2"
play = """
B:6-4*2 A:6-0L B:4-4R A:2-0L*2 B:+5-4 B:5-4R A:4-3U*2 B:5-0R*1
A:+5-1 A:+5-3 A:5-3U B:3-0R*2 A:5-1U B:3-3R
"""
end = "out"
winner = "B"
delta = { A = 4, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "5-4 4-4 3-3 2-1 0-0"
deal.B = "5-3 5-0 2-2 2-0 1-1"
yard = "4-1 6-5 4-3 6-4 6-0 4-2 5-2 6-2 4-0 6-3 5-5 3-0 5-1 1-0 6-6 3-1 6-1 3-2"
play = """
B:5-0*1 A:0-0R*1 B:5-3L A:3-3L B:2-0R A:2-1R B:1-1R A:+4-1
A:4-1R*2 B:+6-5 B:+4-3 B:4-3L A:4-4L B:+6-4 B:6-4L*2 A:5-4R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 3 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-46"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 69, B = 63, C = 27 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-46"
commitment = "9b58771751bd031ad28a85308f7aefba29edb0e2733aa0db8620fb76d8a54ed1"
secret = "452b24ff93269bc9d0ea02e5ff90123cfe26b01bff6b636ae0d484c75d23a82b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-1 5-1 4-1 3-1 3-0"
deal.B = "6-6 6-3 6-0 5-5 1-0"
deal.C = "5-4 5-3 5-0 3-2 2-1"
yard = "6-5 6-4 4-3 1-1 5-2 6-2 4-4 3-3 4-0 2-0 0-0 2-2 4-2"
play = """
C:5-4 A:5-1L*1 B:1-0L C:5-0L A:4-1R B:5-5L C:5-3L A:6-1R B:6-6R*3
C:3-2L A:+6-5 A:6-5U*4 B:6-0R C:2-1L
"""
end = "out"
winner = "C"
delta = { A = 5, B = 3, C = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 4-3 4-1 3-2"
deal.B = "6-5 6-2 5-5 4-4 2-0"
deal.C = "3-1 3-0 2-2 1-1 0-0"
yard = "5-4 5-0 6-6 5-2 4-0 5-3 6-4 3-3 6-0 2-1 4-2 5-1 1-0"
play = """
C:3-1 A:4-3L*1 B:4-4L C:1-1R*2 A:6-1R B:6-2R*2 C:2-2R A:4-1L*1
B:2-0R C:3-0R A:6-3R B:6-5R C:+5-4 C:5-4R*1 A:3-2@8
"""
end = "out"
winner = "A"
delta = { A = 4, B = 2, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "4-3 4-1 3-1 1-1 1-0"
deal.B = "6-5 5-0 3-3 2-2 2-0"
deal.C = "6-1 5-5 5-1 4-4 4-2"
yard = "6-4 3-2 5-3 4-0 6-3 0-0 3-0 2-1 6-0 5-4 6-2 6-6 5-2"
play = """
A:4-1*1 B:+6-4 B:6-4L C:6-1L A:3-1L B:3-3L C:5-1R A:4-3L B:6-5R*2
C:4-4L A:+3-2 A:3-2U B:2-2U C:4-2L A:+5-3 A:5-3D B:2-0L*3 C:5-5D*4
"""
end = "out"
winner = "C"
delta = { A = 1, B = 5, C = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-0 4-3 3-0 2-2"
deal.B = "6-4 6-3 6-2 6-1 4-1"
deal.C = "4-4 3-2 2-1 2-0 1-1"
yard = "5-5 6-0 5-4 5-2 0-0 4-2 5-1 4-0 3-3 1-0 5-3 3-1 6-5"
play = """
C:4-4 A:4-3L B:6-3L C:+5-5 C:+6-0 C:6-0L A:5-0L B:6-4R C:5-5L
A:6-6R B:6-2R C:3-2R A:3-0R*2 B:6-1@8 C:2-0R A:2-2R*3
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-0 4-4 4-2 3-3"
deal.B = "6-5 5-5 4-0 3-0 1-0"
deal.C = "6-1 6-0 5-2 5-1 4-1"
yard = "5-4 1-1 3-1 6-3 6-6 2-1 0-0 5-3 2-0 6-2 4-3 3-2 2-2"
play = """
A:6-4*2 B:6-5L C:5-2L A:4-4R*2 B:4-0R C:6-0R A:4-2L*2 B:+5-4
B:5-4U*3 C:4-1L A:5-0U B:3-0U*2 C:6-1L*3 A:3-3U
"""
end = "out"
winner = "A"
delta = { A = 9, B = 5, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-1 4-4 3-0 1-1"
deal.B = "6-3 6-1 5-3 4-2 3-1"
deal.C = "6-2 5-4 4-1 3-2 1-0"
yard = "6-5 6-0 2-2 5-0 5-2 4-3 3-3 4-0 0-0 2-0 5-5 6-6 2-1"
play = """
A:6-4*2 B:6-1L*1 C:4-1L A:4-4L B:4-2R*2 C:5-4L A:5-1L B:3-1L*1
C:3-2L A:+6-5 A:+6-0 A:+2-2 A:2-2L B:+5-0 B:+5-2 B:5-2L C:6-2R
A:6-5R*2 B:5-3L C:+4-3 C:4-3L A:+3-3 A:+4-0 A:4-0L*1 B:5-0L*2
C:+0-0 C:+2-0 C:2-0@6*2 A:6-0@6 B:6-3@6
"""
end = "out"
winner = "B"
delta = { A = 5, B = 8, C = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-5 5-0 2-2"
deal.B = "6-6 6-2 4-2 1-1 1-0"
deal.C = "5-2 4-4 4-1 4-0 2-1"
yard = "3-2 3-0 5-4 3-3 3-1 6-1 6-5 6-4 0-0 4-3 5-1 2-0 5-3"
play = """
B:6-6 C:+3-2 C:+3-0 C:+5-4 C:+3-3 C:+3-1 C:+6-1 C:6-1L A:6-3R
B:1-1L*1 C:4-1L A:6-0U B:4-2L*1 C:5-2L A:5-5L B:6-2D*3 C:5-4L
A:5-0U B:1-0@6
"""
end = "out"
winner = "B"
delta = { A = 0, B = 12, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 5-2 4-4 2-0"
deal.B = "6-6 6-3 5-1 4-1 3-2"
deal.C = "6-5 6-2 5-0 4-3 4-0"
yard = "1-0 5-4 0-0 2-2 6-0 6-4 3-0 5-3 2-1 3-3 4-2 1-1 3-1"
play = """
B:6-6 C:6-5L A:5-5L B:6-3R C:5-0L A:5-2@6*1 B:3-2R C:4-0L A:4-4L
B:4-1L*1 C:6-2R A:6-1U*2 B:5-1@7
"""
end = "out"
winner = "B"
delta = { A = 3, B = 3, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-1 4-3 3-3 2-0"
deal.B = "6-5 5-2 3-1 1-1 1-0"
deal.C = "6-1 6-0 3-0 2-1 0-0"
yard = "4-0 6-4 5-3 5-4 4-2 6-6 4-4 6-3 5-5 3-2 5-0 4-1 2-2"
play = """
B:1-1 C:6-1L A:6-2L B:5-2L C:2-1R A:2-0R*1 B:1-0R C:+4-0 C:+6-4
C:+5-3 C:5-3L A:4-3L*1 B:3-1U C:6-4L*2 A:5-1D*3 B:6-5L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 4, C = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-1 4-3 3-3 2-1"
deal.B = "6-5 6-0 4-4 3-2 2-2"
deal.C = "6-6 5-4 4-2 2-0 1-0"
yard = "6-2 3-0 6-1 4-0 5-2 5-0 4-1 6-4 3-1 5-5 1-1 5-3 0-0"
play = """
B:2-2 C:4-2L A:2-1R*1 B:4-4L C:5-4L A:5-1R*2 B:6-5L C:6-6L
A:4-3@6*4 B:3-2@6 C:2-0U A:6-3L*2 B:6-0@8*2
"""
end = "out"
winner = "B"
delta = { A = 9, B = 3, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 6-0 4-3 3-2"
deal.B = "5-4 4-4 4-0 3-1 3-0"
deal.C = "6-1 5-2 5-1 5-0 4-2"
yard = "5-3 6-5 6-3 2-0 5-5 2-1 6-4 1-0 1-1 2-2 0-0 4-1 3-3"
play = """
B:4-4 C:4-2L*2 A:4-3R*1 B:5-4U*2 C:5-2L A:3-2R B:4-0D C:5-1L
A:6-2R B:3-0D*3 C:6-1L*4 A:6-6L B:3-1D
"""
end = "out"
winner = "B"
delta = { A = 1, B = 7, C = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-4 5-2 5-1 3-2"
deal.B = "6-4 4-1 4-0 2-1 1-1"
deal.C = "6-6 6-3 5-3 2-2 1-0"
yard = "4-4 6-0 4-2 3-3 3-0 5-5 6-1 0-0 5-0 4-3 6-2 3-1 2-0"
play = """
B:6-4*2 C:6-6L A:6-5L B:4-1R C:5-3L A:5-1R B:+4-4 B:+6-0 B:6-0U
C:6-3L A:5-4R*2 B:4-0U C:+4-2 C:4-2R A:5-2R*3 B:4-4U C:+3-3 C:+3-0
C:+5-5 C:5-5R A:+6-1 A:6-1D*5 B:1-1D C:1-0D A:+0-0 A:0-0D B:2-1@10
"""
end = "out"
winner = "B"
delta = { A = 10, B = 6, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-0 4-4 4-2 1-0"
deal.B = "6-4 6-3 5-5 3-2 3-0"
deal.C = "6-5 5-3 4-3 3-3 3-1"
yard = "1-1 6-1 2-1 2-0 2-2 5-4 6-0 0-0 4-0 5-1 4-1 6-2 6-6"
play = """
B:5-5*2 C:6-5L A:5-2R B:6-3L*1 C:5-3L A:4-2R B:6-4R C:+1-1 C:+6-1
C:6-1R A:1-0R*1 B:3-0R C:4-3R A:4-4R B:+2-1 B:+2-0 B:+2-2 B:+5-4
B:5-4R*2 C:+6-0 C:+0-0 C:+4-0 C:4-0@6*2 A:5-0@6*3
"""
end = "out"
winner = "A"
delta = { A = 10, B = 5, C = 2 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-47"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 4, C = 3, D = 2 }
score = { A = 61, B = 8, C = 28, D = 58 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-47"
commitment = "50ddfb3f68b7a26ec3b04cc0ea6de1adae0bfe45570cc27d89168c9c302931af"
secret = "a440571ec5a0feb227c38e7403d95602b1508cec79a6e59e6c61b0223f32f4d6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 5-2 2-1 1-0"
deal.B = "5-3 4-4 4-2 3-1 2-2"
deal.C = "6-2 6-0 4-1 4-0 1-1"
deal.D = "6-6 5-5 5-1 3-0 2-0"
yard = "0-0 6-5 6-4 3-3 3-2 4-3 5-0 6-3"
play = """
B:5-3 C:+0-0 C:+6-5 C:6-5L D:6-6L*3 A:6-1L B:3-1L C:6-0U D:3-0L
A:1-0L B:+6-4 B:6-4D C:0-0U D:2-0U*2 A:5-2U B:4-4D C:4-0D D:5-1U*1
A:5-4@8*2 B:4-2@9 C:6-2@9 D:5-5@8
"""
end = "out"
winner = "D"
delta = { A = 2, B = 0, C = 0, D = 9 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-2 4-2 3-3 2-2"
deal.B = "6-2 3-2 2-0 1-0 0-0"
deal.C = "6-6 6-4 6-1 5-5 4-0"
deal.D = "5-3 5-1 5-0 4-3 4-1"
yard = "6-3 1-1 3-0 2-1 6-5 4-4 6-0 3-1"
play = """
D:5-0*1 A:5-2L B:6-2L C:6-6L D:+6-3 D:6-3L A:3-3L B:3-2L C:4-0R
D:4-3@6*2 A:4-2L B:+1-1 B:+3-0 B:3-0@7 C:6-1U D:4-1L*2 A:5-4R
B:1-1L C:5-5R D:5-1L*4 A:+2-1 A:2-1U B:2-0U C:6-4D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 3, D = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-5 2-1 2-0"
deal.B = "6-0 5-4 4-4 3-0 1-1"
deal.C = "6-6 4-3 4-0 1-0 0-0"
deal.D = "6-2 5-3 5-2 4-2 4-1"
yard = "3-1 3-3 2-2 6-4 3-2 5-0 5-1 6-5"
play = """
C:4-3 D:4-2L*1 A:6-3R B:6-0R C:0-0R D:5-2L*1 A:5-5L*2 B:5-4L
C:4-0R D:4-1L*1 A:6-1L*2 B:4-4R C:1-0U*3 D:6-2L A:2-1L*2 B:1-1L
C:+3-1 C:3-1L D:5-3@6*3
"""
end = "out"
winner = "D"
delta = { A = 6, B = 0, C = 3, D = 9 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 5-3 4-4 3-2"
deal.B = "5-2 4-3 4-0 2-0 1-0"
deal.C = "6-5 6-4 5-4 5-1 4-2"
deal.D = "6-3 6-1 3-3 2-2 0-0"
yard = "6-0 3-1 5-5 5-0 3-0 1-1 2-1 4-1"
play = """
D:6-3 A:6-6L*3 B:4-3R C:6-4L D:6-1U A:4-4L B:4-0L*1 C:5-4R D:0-0L
A:5-3R B:2-0L C:5-1U*2 D:3-3R A:6-2D*3 B:5-2L C:6-5L D:2-2D
"""
end = "out"
winner = "D"
delta = { A = 6, B = 1, C = 2, D = 2 }

[[match.hand]]
opener = "D"
deal.A = "5-3 5-2 4-4 4-3 2-0"
deal.B = "6-6 6-0 3-1 3-0 1-0"
deal.C = "6-4 6-3 6-1 5-4 5-1"
deal.D = "6-5 5-5 4-0 2-2 1-1"
yard = "0-0 4-2 2-1 4-1 6-2 5-0 3-3 3-2"
play = """
D:5-5*2 A:5-3L B:3-1L C:5-1R D:6-5U A:5-2D*2 B:1-0L C:6-1U
D:1-1R*1 A:2-0L B:+0-0 B:+4-2 B:4-2L C:6-4L D:2-2D A:+2-1 A:2-1D*2
B:6-6L C:6-3L D:+4-1 D:4-1U*2 A:4-3L B:6-0@10 C:5-4L
"""
end = "out"
winner = "C"
delta = { A = 4, B = 0, C = 3, D = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 4-2 3-2 1-1"
deal.B = "6-3 6-2 5-4 2-2 0-0"
deal.C = "5-5 5-3 5-1 3-3 1-0"
deal.D = "6-1 4-1 3-1 3-0 2-1"
yard = "4-0 4-4 5-2 2-0 6-5 5-0 6-6 4-3"
play = """
C:3-3 D:3-1L A:1-1L B:6-3R C:5-3U D:4-1L*3 A:6-4L B:6-2L C:1-0@6
D:2-1@7*3 A:6-0R B:2-2L C:5-1U D:3-0R*2 A:4-2L*2 B:5-4L C:5-5L
"""
end = "out"
winner = "C"
delta = { A = 2, B = 0, C = 2, D = 8 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-2 4-4 1-1 1-0"
deal.B = "6-5 5-3 4-3 3-3 3-1"
deal.C = "6-1 5-1 4-1 3-0 2-1"
deal.D = "6-6 5-5 5-0 4-0 0-0"
yard = "6-4 3-2 5-4 2-2 4-2 6-0 2-0 6-3"
play = """
C:5-1 D:5-5L A:1-0R*2 B:6-5L C:6-1L D:4-0R*1 A:4-4R B:3-1L C:4-1R
D:5-0U A:1-1R*1 B:5-3L C:3-0U*2 D:+6-4 D:6-4@6 A:6-2@6 B:4-3U
C:2-1@6
"""
end = "out"
winner = "C"
delta = { A = 3, B = 0, C = 7, D = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 4-1 3-3 1-1"
deal.B = "6-3 4-2 4-0 3-1 1-0"
deal.C = "6-6 5-4 5-2 5-0 3-2"
deal.D = "6-1 5-3 4-4 2-0 0-0"
yard = "3-0 2-2 2-1 6-0 5-5 5-1 6-5 4-3"
play = """
C:6-6 D:6-1L A:6-4R*1 B:3-1L C:3-2L D:4-4R*2 A:6-2L B:6-3L C:5-4R
D:5-3L*2 A:4-1@6 B:1-0@6*2 C:5-0@6*3 D:+3-0 D:+2-2 D:+2-1 D:+6-0
D:6-0U*3 A:+5-5 A:5-5L*4 B:4-0U C:5-2L
"""
end = "out"
winner = "C"
delta = { A = 5, B = 2, C = 8, D = 7 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 4-1 4-0 3-3"
deal.B = "6-4 6-1 4-4 3-2 0-0"
deal.C = "6-5 5-2 4-2 2-2 2-1"
deal.D = "6-6 5-5 5-4 4-3 2-0"
yard = "3-0 5-0 3-1 5-1 1-1 1-0 5-3 6-2"
play = """
C:4-2 D:4-3L*1 A:3-3L B:3-2L C:2-2L D:2-0L A:4-0L B:6-4L C:5-2R
D:5-4R*2 A:6-3L B:4-4R C:2-1@6 D:+3-0 D:3-0L A:6-0L*3 B:6-1L*2
C:+5-0 C:+3-1 C:3-1L D:+5-1 D:5-1@6 A:4-1R
"""
end = "out"
winner = "A"
delta = { A = 11, B = 2, C = 0, D = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-4 4-3 4-0 3-3"
deal.B = "6-6 6-2 6-1 5-0 2-1"
deal.C = "6-4 6-3 5-3 4-4 2-2"
deal.D = "5-5 4-1 3-1 2-0 1-1"
yard = "4-2 6-5 0-0 5-2 5-1 1-0 3-2 3-0"
play = """
A:3-3 B:+4-2 B:+6-5 B:+0-0 B:+5-2 B:+5-1 B:+1-0 B:+3-2 B:3-2L
C:5-3R D:2-0L*1 A:5-4R B:5-0L C:4-4R D:5-5L A:4-0R*2 B:6-5L C:6-4L
D:4-1@6*1 A:4-3@7 B:4-2L C:2-2L D:3-1@6*2 A:6-0R
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-0 1-1 1-0"
deal.B = "5-5 5-3 3-2 3-1 2-2"
deal.C = "6-1 5-4 5-1 4-4 4-0"
deal.D = "6-2 4-3 4-2 3-3 0-0"
yard = "6-4 2-0 4-1 6-5 3-0 6-3 5-2 2-1"
play = """
A:6-6 B:+6-4 B:6-4L C:4-0L D:6-2R A:6-0U B:3-2R C:6-1D D:4-3R*1
A:5-0L*2 B:5-5L*3 C:5-4R D:0-0U A:1-0D*3 B:5-3L C:5-1@6 D:3-3L
A:1-1@6
"""
end = "out"
winner = "A"
delta = { A = 9, B = 3, C = 0, D = 1 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-48"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 62, B = 49 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-48"
commitment = "6b74674881ea645cdb4f3fd1a7e70a058a80c6f6af85bfb1ec26ab4ec20946fa"
secret = "1562a3902ff3cbd943c78ab474d7900631e42e264ecdefb48c424e250c3712e5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 4-2 1-1 0-0"
deal.B = "4-3 2-2 2-1 2-0 1-0"
yard = "5-0 6-5 3-0 3-1 5-4 4-1 6-2 5-3 3-2 4-4 4-0 6-3 6-6 6-4 3-3 5-2 5-1 5-5"
play = """
A:6-1 B:2-1R A:6-0L B:2-2R A:0-0L B:2-0R A:4-2U B:4-3U A:+5-0
A:5-0L B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-1 4-3 4-1 3-3"
deal.B = "5-4 5-3 5-0 4-0 2-0"
yard = "6-1 6-0 3-1 4-4 2-1 2-2 3-2 3-0 1-1 0-0 4-2 6-4 6-2 5-2 1-0 6-3 6-6 6-5"
play = """
B:4-0 A:4-3L B:2-0R*1 A:3-3L B:5-3L A:5-5L B:5-4L A:4-1L B:5-0@6
"""
end = "out"
winner = "B"
delta = { A = 0, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-1 4-4 1-0 0-0"
deal.B = "6-0 4-1 3-3 3-2 3-0"
yard = "6-4 6-1 4-0 5-3 4-2 6-6 5-5 1-1 6-3 5-4 6-5 4-3 6-2 2-2 2-0 2-1 3-1 5-0"
play = """
B:6-0 A:1-0R B:4-1R*2 A:4-4R B:+6-4 B:6-4R A:+6-1 A:6-1L B:+4-0
B:4-0U A:5-1L B:3-0U A:5-2L B:3-3U A:+5-3 A:5-3U B:3-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 4-2 4-0 1-1"
deal.B = "6-1 5-5 3-2 3-1 2-1"
yard = "4-4 3-0 6-4 2-0 1-0 5-3 0-0 3-3 5-2 5-1 5-4 5-0 6-2 4-1 6-3 4-3 2-2 6-5"
play = """
B:2-1 A:4-2L*1 B:6-1R*2 A:4-0L B:+4-4 B:+3-0 B:3-0L A:6-6R*3
B:3-1L A:1-1L B:+6-4 B:6-4R A:6-0U
"""
end = "out"
winner = "A"
delta = { A = 9, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-4 5-2 4-0 3-1"
deal.B = "6-3 5-3 5-0 3-3 1-0"
yard = "6-5 2-2 6-0 6-4 2-1 4-4 2-0 4-3 6-6 4-2 5-5 6-1 4-1 3-2 5-1 3-0 1-1 0-0"
play = """
A:6-2 B:6-3L*1 A:3-1L B:1-0L A:4-0L B:+6-5 B:+2-2 B:2-2R A:5-4L
B:5-3L A:5-2R
"""
end = "out"
winner = "A"
delta = { A = 4, B = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-2 4-3 0-0"
deal.B = "6-4 6-2 6-0 5-3 3-2"
yard = "5-0 2-1 3-1 5-1 5-4 6-5 1-1 6-1 4-1 4-4 1-0 4-2 6-3 2-0 3-3 4-0 2-2 3-0"
play = """
A:6-6 B:6-4L A:4-3L*3 B:5-3L A:5-5L B:6-2R A:5-2L B:3-2L*1 A:+5-0
A:5-0@6*1 B:6-0@6
"""
end = "out"
winner = "B"
delta = { A = 4, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-0 4-0 3-2 3-1 2-0"
deal.B = "6-3 6-1 5-3 5-0 1-0"
yard = "2-2 6-4 4-3 6-6 6-5 4-4 5-1 3-0 1-1 0-0 5-2 3-3 4-2 4-1 5-5 5-4 2-1 6-2"
play = """
B:5-3 A:3-2R B:5-0L A:6-0L B:6-1L A:3-1L*1 B:6-3L A:2-0R B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 1, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 5-0 4-2 0-0"
deal.B = "6-5 6-4 4-4 3-2 2-1"
yard = "2-2 5-2 3-1 4-1 2-0 6-2 3-0 1-1 6-0 5-5 4-0 5-1 6-3 1-0 4-3 6-1 3-3 5-3"
play = """
B:3-2*1 A:4-2R B:4-4R A:5-4R B:6-4U A:5-0R B:6-5U A:0-0R B:+2-2
B:+5-2 B:5-2U*1 A:+3-1 A:3-1L B:2-1U A:+4-1 A:4-1L*1 B:+2-0 B:2-0R
A:+6-2 A:6-2R B:+3-0 B:3-0@6 A:6-6R*4
"""
end = "out"
winner = "A"
delta = { A = 6, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-1 5-0 3-3 2-0"
deal.B = "6-2 4-4 4-3 4-2 4-0"
yard = "5-3 3-1 0-0 6-0 2-1 6-6 5-4 6-5 6-4 5-2 1-0 3-2 6-3 3-0 5-5 1-1 4-1 2-2"
play = """
A:6-1 B:6-2L A:2-0L B:4-0L*1 A:5-1R B:4-3L A:3-3L B:+5-3 B:5-3L*2
A:5-0L*1
"""
end = "out"
winner = "A"
delta = { A = 4, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-0 4-1 4-0 3-1 0-0"
deal.B = "6-5 6-2 3-3 2-2 2-0"
yard = "5-0 5-4 3-2 1-1 6-4 5-5 4-3 6-1 4-2 5-3 2-1 4-4 6-6 5-2 1-0 6-3 3-0 5-1"
play = """
A:6-0 B:6-2L A:4-0R B:2-0L A:0-0L B:+5-0 B:5-0L A:4-1R B:6-5L
A:3-1R
"""
end = "out"
winner = "A"
delta = { A = 2, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-2 5-1 4-4 1-0"
deal.B = "6-1 6-0 5-5 3-1 2-0"
yard = "2-2 0-0 4-0 3-2 6-5 1-1 6-2 3-0 2-1 6-4 4-3 5-4 6-6 4-1 5-0 4-2 6-3 3-3"
play = """
A:5-3 B:5-5L A:5-2L*1 B:2-0L A:1-0L B:6-1L A:5-1U*2 B:3-1R A:+2-2
A:+0-0 A:+4-0 A:+3-2 A:+6-5 A:6-5L B:+1-1 B:1-1R A:+6-2 A:+3-0
A:+2-1 A:2-1R B:+6-4 B:+4-3 B:+5-4 B:5-4L A:4-4L B:4-3L A:3-2L*1
B:6-4@8 A:6-2L*3 B:6-0L
"""
end = "out"
winner = "B"
delta = { A = 7, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-0 4-1 4-0 1-0"
deal.B = "6-4 5-5 5-4 5-1 2-0"
yard = "3-3 3-1 6-6 6-1 4-4 3-0 5-3 4-2 6-2 2-1 6-3 5-2 0-0 6-5 4-3 3-2 1-1 2-2"
play = """
B:5-4 A:5-0L B:6-4R A:6-0L B:+3-3 B:+3-1 B:+6-6 B:6-6L A:+6-1
A:6-1L B:3-1L A:+4-4 A:+3-0 A:3-0L B:2-0L A:+5-3 A:+4-2 A:4-2L*2
B:+6-2 B:6-2U A:4-4L B:+2-1 B:2-1U*3 A:4-1L B:5-1L A:5-3L*2 B:3-3L
A:1-0U B:+6-3 B:6-3D*3 A:4-0U
"""
end = "out"
winner = "A"
delta = { A = 6, B = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 5-1 4-2 4-0"
deal.B = "6-1 4-4 4-3 4-1 2-2"
yard = "3-0 0-0 6-3 5-5 5-4 6-5 3-2 6-0 5-0 2-0 1-1 2-1 6-4 3-3 3-1 5-2 6-2 1-0"
play = """
A:6-6 B:6-1L A:5-1L B:+3-0 B:+0-0 B:+6-3 B:6-3R A:5-3L B:4-3L
A:4-2L*1 B:2-2L A:+5-5 A:+5-4 A:+6-5 A:6-5U B:3-0R A:4-0R B:4-1R*2
A:5-5U*3 B:+3-2 B:3-2L A:5-4U
"""
end = "out"
winner = "A"
delta = { A = 6, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-1 4-4 3-0 2-1"
deal.B = "6-3 6-2 5-4 3-1 0-0"
yard = "3-2 1-1 4-1 4-2 1-0 2-0 5-5 6-0 4-0 6-5 3-3 2-2 6-4 6-6 5-3 5-2 4-3 5-0"
play = """
A:6-1 B:3-1R A:3-0R B:6-3L A:+3-2 A:3-2L B:6-2L A:+1-1 A:+4-1
A:+4-2 A:+1-0 A:1-0R B:+2-0 B:+5-5 B:+6-0 B:6-0L A:5-1R*1 B:5-5R*2
A:+4-0 A:4-0L B:5-4R A:4-4L B:+6-5 B:6-5U A:4-2L B:2-0L*2 A:4-1R
B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 1, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-2 4-3 3-3 3-1"
deal.B = "6-2 4-1 4-0 3-0 2-1"
yard = "6-4 5-5 3-2 6-5 6-6 5-0 5-1 4-4 4-2 2-0 6-3 5-4 6-0 0-0 5-3 1-1 1-0 2-2"
play = """
B:4-0 A:4-3L B:3-0R A:3-3L B:+6-4 B:+5-5 B:+3-2 B:3-2L*1 A:5-2L
B:5-5L A:3-1R B:4-1R A:+6-5 A:6-5L*2 B:6-4L A:+6-6 A:+5-0 A:5-0@6
B:+5-1 B:5-1@7 A:6-1@7 B:6-2@7*2 A:+4-4 A:4-4L B:2-1@7
"""
end = "out"
winner = "B"
delta = { A = 2, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-1 4-1 2-0 1-1"
deal.B = "6-0 5-5 5-0 4-3 3-2"
yard = "5-2 6-6 4-4 0-0 4-2 5-4 2-2 6-4 1-0 3-3 3-1 4-0 6-1 5-3 3-0 2-1 6-5 6-3"
play = """
B:6-0 A:6-2L B:5-0R A:2-0L*1 B:5-5R*2 A:5-1R B:+5-2 B:5-2U A:4-1R
B:3-2U A:+6-6 A:+4-4 A:4-4R B:4-3R
"""
end = "out"
winner = "B"
delta = { A = 1, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-3 6-1 4-3"
deal.B = "5-5 5-2 3-1 2-2 0-0"
yard = "6-0 4-0 6-5 3-3 3-0 2-1 4-1 1-1 5-3 2-0 4-2 6-2 4-4 5-0 5-4 3-2 5-1 1-0"
play = """
B:2-2 A:+6-0 A:+4-0 A:+6-5 A:+3-3 A:+3-0 A:+2-1 A:2-1L*1 B:5-2R
A:6-1L B:5-5R A:6-6L B:+4-1 B:+1-1 B:+5-3 B:5-3R*3 A:6-5L B:3-1R
A:6-4@8*2 B:4-1@8 A:6-3@9*2 B:1-1R A:4-3@9 B:+2-0 B:2-0U A:6-0U
B:+4-2 B:4-2@9 A:+6-2 A:6-2U B:+4-4 B:+5-0 B:5-0L A:4-0L B:4-4L*3
A:+5-4 A:5-4L B:+3-2 B:3-2D*3 A:3-3D B:+5-1 B:5-1@8 A:3-0D
"""
end = "out"
winner = "A"
delta = { A = 5, B = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-1 5-3 3-1"
deal.B = "5-5 4-3 4-0 1-1 0-0"
yard = "4-2 6-2 2-2 4-1 2-0 5-1 2-1 3-0 3-2 6-0 3-3 4-4 6-5 6-3 5-0 5-4 1-0 5-2"
play = """
A:6-6 B:+4-2 B:+6-2 B:6-2L A:6-4R B:4-0R A:6-1U B:4-2L*1 A:3-1U
B:0-0R A:5-3U
"""
end = "out"
winner = "A"
delta = { A = 4, B = 1 }
[[match]]
bones = 1
variant = "five_up"
rules_version = 1
id = "five_up-49"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 46, B = 37, C = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "lot"
spinner = "all"
spinner_opens = "both_sides_first"
count_divisor = 5
count_value = "quotient"
spinner_counts = "until_both_sides"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "fives"
target = 61
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "five_up-49"
commitment = "aba4fd78b346e2af329b94343a9169c13570c98fcb69cce493ab67f06e74b600"
secret = "c934aa7a921b0de7b578fa4b00b62d6f74eec81b14a503c7c905cd932f0f4f6a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-5 5-4 4-2"
deal.B = "6-2 5-3 4-4 4-0 2-2"
deal.C = "6-4 5-2 3-2 2-0 1-1"
yard = "6-5 3-3 4-3 5-1 5-0 1-0 2-1 3-1 6-6 4-1 3-0 6-1 0-0"
play = """
B:4-4 C:6-4L A:5-4R B:6-2L C:5-2R A:4-2L B:2-2R C:2-0R A:6-0R*2
B:4-0U*2 C:3-2@6 A:6-3@6 B:+6-5 B:6-5R*3 C:+3-3 C:+4-3 C:4-3D
A:5-5R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 5, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-4 4-0 1-0"
deal.B = "6-5 6-0 5-2 4-2 3-1"
deal.C = "5-3 4-4 3-3 2-2 1-1"
yard = "6-3 6-6 3-0 4-1 6-1 2-0 6-2 3-2 0-0 2-1 4-3 5-0 5-1"
play = """
A:5-5*2 B:6-5L C:5-3R A:6-4L B:4-2L*1 C:3-3R A:5-4U B:5-2L*3
C:4-4U A:4-0U B:6-0U C:+6-3 C:6-3U A:+6-6 A:+3-0 A:3-0U B:3-1R
"""
end = "out"
winner = "B"
delta = { A = 2, B = 8, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-1 5-2 0-0"
deal.B = "6-0 3-2 3-1 3-0 2-2"
deal.C = "6-5 6-2 4-2 2-1 1-1"
yard = "4-3 5-3 5-4 5-5 4-4 4-1 3-3 1-0 5-1 2-0 5-0 4-0 6-4"
play = """
B:3-2*1 C:6-2R A:6-3R B:3-1L C:2-1L*1 A:5-2L B:3-0R*1 C:6-5L
A:0-0R B:6-0L C:+4-3 C:+5-3 C:+5-4 C:+5-5 C:+4-4 C:+4-1 C:+3-3
C:+1-0 C:1-0L A:6-1L B:+5-1 B:+2-0 B:2-0R C:4-2R*2 A:6-6L
"""
end = "out"
winner = "A"
delta = { A = 13, B = 2, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-0 3-0 0-0"
deal.B = "6-1 5-3 5-1 4-0 3-2"
deal.C = "5-5 5-4 4-4 2-2 2-0"
yard = "1-1 5-2 6-2 1-0 6-4 2-1 6-5 4-2 4-1 4-3 3-3 3-1 6-3"
play = """
A:6-6 B:6-1L C:+1-1 C:1-1L A:6-0R B:5-1L*1 C:5-5L*2 A:0-0R*2
B:5-3L C:2-0R*1 A:5-0@8*1 B:3-2L C:2-2L A:3-0@8
"""
end = "out"
winner = "A"
delta = { A = 7, B = 1, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 6-0 4-4 1-1"
deal.B = "5-2 3-2 2-1 1-0 0-0"
deal.C = "6-3 6-2 5-4 5-0 3-0"
yard = "5-3 5-5 3-1 2-2 6-4 4-1 4-3 2-0 4-0 5-1 3-3 6-5 4-2"
play = """
A:6-0 B:1-0R C:6-3L A:1-1R*1 B:2-1R*1 C:3-0L A:6-1U B:5-2R
C:5-4R*2 A:6-6U B:0-0L C:6-2U A:4-4R*2
"""
end = "out"
winner = "A"
delta = { A = 5, B = 1, C = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-0 2-2 1-1"
deal.B = "6-4 6-1 5-3 4-0 3-2"
deal.C = "5-2 5-1 4-4 4-2 0-0"
yard = "6-6 2-0 5-4 5-5 2-1 4-1 3-3 1-0 6-5 3-1 3-0 6-3 4-3"
play = """
A:6-2 B:6-4L C:4-4L*2 A:2-2R B:3-2R C:4-2@6*3 A:+6-6 A:+2-0
A:2-0@7*3 B:5-3R C:0-0@7 A:5-0R B:4-0L C:+5-4 C:5-4@6*1 A:6-0L
B:6-1L
"""
end = "out"
winner = "B"
delta = { A = 3, B = 5, C = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 4-2 3-3 3-1"
deal.B = "4-3 2-2 1-1 1-0 0-0"
deal.C = "6-5 5-0 4-4 4-1 2-0"
yard = "5-4 5-5 6-4 5-3 6-6 4-0 5-2 5-1 3-2 6-3 6-2 3-0 2-1"
play = """
B:4-3 C:4-4L A:3-3R B:+5-4 B:5-4L C:5-0L A:6-0L B:+5-5 B:+6-4
B:6-4L*2 C:4-1L A:3-1R B:1-1L C:+5-3 C:5-3@6 A:6-1L B:5-5@6 C:6-5L
A:4-2U
"""
end = "out"
winner = "A"
delta = { A = 1, B = 2, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-0 4-1 3-1"
deal.B = "6-4 6-1 6-0 3-2 3-0"
deal.C = "6-2 5-4 4-3 2-1 1-0"
yard = "3-3 5-3 2-0 1-1 6-3 2-2 4-2 4-4 6-5 5-2 5-1 4-0 0-0"
play = """
A:4-1*1 B:6-1R*2 C:6-2R A:+3-3 A:+5-3 A:+2-0 A:2-0R B:6-0R*2
C:5-4L A:5-3L B:6-4R C:4-3L A:+1-1 A:+6-3 A:+2-2 A:+4-2 A:4-2L
B:3-2L C:+4-4 C:4-4R A:3-1L B:+6-5 B:+5-2 B:+5-1 B:5-1L C:+4-0
C:4-0R*1 A:5-0L B:3-0L C:1-0R A:6-3L B:6-5L C:2-1R
"""
end = "out"
winner = "C"
delta = { A = 1, B = 4, C = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 5-5 4-3 3-3"
deal.B = "6-6 6-3 5-0 2-2 1-0"
deal.C = "6-1 5-4 5-2 3-2 2-1"
yard = "4-0 4-4 2-0 6-4 3-0 4-1 4-2 1-1 0-0 5-3 6-2 5-1 3-1"
play = """
C:3-2*1 A:4-3L B:2-2R C:5-4L A:6-5L*2 B:6-6L C:6-1L*1 A:6-0@6*1
B:5-0@6*2 C:2-1L A:5-5@6 B:6-3@7 C:5-2R*4
"""
end = "out"
winner = "C"
delta = { A = 3, B = 2, C = 7 }

[[match.hand]]
opener = "C"
deal.A = "4-3 4-2 2-0 1-1 1-0"
deal.B = "6-5 6-2 5-4 4-0 3-3"
deal.C = "6-0 4-4 3-1 3-0 2-2"
yard = "5-1 6-4 4-1 0-0 5-0 5-2 6-6 5-5 3-2 6-3 6-1 2-1 5-3"
play = """
C:4-4 A:4-2L*2 B:5-4R C:2-2L A:4-3U B:3-3U*3 C:3-1U*2 A:1-0U
B:6-5R*2 C:3-0@8*2 A:2-0L B:4-0L*2 C:6-0R
"""
end = "out"
winner = "C"
delta = { A = 2, B = 7, C = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-3 2-1 1-1"
deal.B = "6-3 6-2 4-3 4-2 1-0"
deal.C = "6-5 5-5 5-4 3-2 3-0"
yard = "6-1 3-1 2-0 3-3 5-2 4-4 6-6 0-0 2-2 5-1 4-1 4-0 5-0"
play = """
C:5-5*2 A:5-3L B:6-3L C:6-5L*3 A:+6-1 A:+3-1 A:+2-0 A:+3-3 A:+5-2
A:5-2L B:6-2L C:5-4R*2 A:6-1L*1 B:4-3R C:3-2R A:3-1L*1 B:4-2R
C:3-0L
"""
end = "out"
winner = "C"
delta = { A = 2, B = 0, C = 13 }

[[match.hand]]
opener = "C"
deal.A = "4-0 3-3 3-1 2-1 1-0"
deal.B = "6-6 6-4 6-2 5-1 3-0"
deal.C = "6-1 4-4 4-1 2-2 2-0"
yard = "5-2 4-3 6-5 6-0 4-2 1-1 3-2 5-3 6-3 5-4 5-5 5-0 0-0"
play = """
C:4-4 A:4-0L B:6-4R C:2-0L A:2-1L B:6-6R C:4-1L A:+5-2 A:+4-3
A:4-3U B:6-2R C:6-1@6*2 A:3-3U B:5-1@6 C:2-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-5 5-2 3-3"
deal.B = "5-3 5-0 4-3 3-2 2-2"
deal.C = "4-4 4-1 3-1 2-1 0-0"
yard = "6-4 6-0 6-6 6-3 5-1 4-0 6-5 4-2 5-4 2-0 3-0 1-1 1-0"
play = """
C:4-4 A:+6-4 A:6-4L B:4-3R C:4-1U*2 A:6-1L*1 B:5-3R C:2-1L
A:5-2R*1 B:3-2L C:3-1L A:6-2R B:+6-0 B:6-0R C:0-0R
"""
end = "out"
winner = "C"
delta = { A = 2, B = 0, C = 7 }
