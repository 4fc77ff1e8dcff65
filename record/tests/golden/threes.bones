[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-0"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 231, B = 186 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-0"
commitment = "92d08fde67170147b598f7df6c85ec5ec67b673455684936e1612158e61466e2"
secret = "bd2269b8ca229fd7949490b0a0274949bff51fe67e4bf8a7e15ba8e4ce312c76"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-3 5-1 3-2 2-2 0-0"
deal.B = "6-1 4-1 4-0 3-3 2-1"
yard = "3-1 3-0 2-0 1-0 1-1 5-2 4-4 6-4 5-0 6-3 6-0 6-2 4-2 5-4 4-3 6-6 5-5 6-5"
play = """
B:3-3*6 A:5-3L B:+3-1 B:3-1R*6 A:5-1L B:4-1L A:+3-0 A:+2-0 A:+1-0
A:1-0R B:4-0R A:+1-1 A:+5-2 A:+4-4 A:4-4L*12 B:+6-4 B:6-4R A:+5-0
A:+6-3 A:6-3R B:+6-0 B:+6-2 B:+4-2 B:4-2L A:5-2L B:+5-4 B:5-4L
A:3-2R*6 B:6-2R A:+4-3 A:4-3L*9 B:6-1R A:3-0L B:6-0L A:1-1R B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 27, B = 24 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-2 4-4 3-2 0-0"
deal.B = "6-4 6-3 6-1 5-4 1-0"
yard = "4-3 3-0 5-5 2-2 5-0 6-6 4-0 2-0 2-1 4-1 3-1 6-5 6-0 5-3 5-1 4-2 3-3 1-1"
play = """
B:6-3*9 A:6-2L B:+4-3 B:4-3R*6 A:5-2L*9 B:6-4R A:+3-0 A:+5-5
A:5-5L B:5-4L A:4-4L B:6-1R*9 A:+2-2 A:+5-0 A:+6-6 A:+4-0 A:4-0L
B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 9, B = 54 }

[[match.hand]]
opener = "B"
deal.A = "6-5 4-4 3-2 3-0 1-0"
deal.B = "6-6 6-2 5-3 4-1 3-3"
yard = "5-1 6-3 5-0 1-1 5-5 5-2 4-2 2-0 4-0 5-4 6-4 6-1 4-3 2-2 3-1 2-1 6-0 0-0"
play = """
B:6-2 A:6-5L B:5-3L A:3-2L B:+5-1 B:+6-3 B:+5-0 B:+1-1 B:+5-5
B:+5-2 B:5-2L A:+4-2 A:4-2R*9 B:5-5L A:4-4R*18 B:5-1L*9 A:1-0L
B:4-1R A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 60, B = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-4 5-2 5-0"
deal.B = "6-1 4-4 4-1 2-2 2-0"
yard = "5-3 6-5 3-1 6-2 3-0 1-0 1-1 6-3 4-2 3-2 4-3 5-1 3-3 0-0 6-6 5-5 2-1 4-0"
play = """
A:6-4 B:4-1R A:6-0L B:2-0L*3 A:5-2L*6 B:6-1R A:5-4L B:4-4L A:+5-3
A:+6-5 A:6-5R B:+3-1 B:+6-2 B:+3-0 B:+1-0 B:+1-1 B:+6-3 B:+4-2
B:4-2L A:5-3R B:6-3R A:+3-2 A:3-2L*9 B:3-0L*6 A:5-0L
"""
end = "out"
winner = "A"
delta = { A = 33, B = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-2 4-3 2-1"
deal.B = "5-4 4-2 3-1 2-2 1-1"
yard = "3-0 6-6 4-1 4-4 6-3 3-3 1-0 0-0 5-5 6-4 2-0 6-5 5-3 5-1 4-0 5-0 6-2 3-2"
play = """
A:6-1 B:3-1R*9 A:6-0L*3 B:+3-0 B:3-0L*6 A:4-3L B:4-2L A:5-2L
B:5-4L A:+6-6 A:+4-1 A:4-1L B:1-1L A:2-1L B:2-2L
"""
end = "out"
winner = "B"
delta = { A = 3, B = 27 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-0 4-1 3-3 2-0"
deal.B = "6-3 5-3 4-0 3-1 0-0"
yard = "6-4 3-2 2-2 4-2 5-5 5-1 6-2 6-0 6-1 1-0 5-4 2-1 4-4 6-5 6-6 4-3 3-0 1-1"
play = """
B:4-0 A:4-1L B:0-0R A:5-0R*6 B:3-1L A:3-3L B:5-3L A:5-2L B:+6-4
B:+3-2 B:3-2L A:+2-2 A:+4-2 A:+5-5 A:5-5R B:6-3L A:+5-1 A:5-1R
B:6-4L
"""
end = "out"
winner = "B"
delta = { A = 6, B = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-1 4-4 3-0"
deal.B = "5-3 5-0 4-3 4-0 2-0"
yard = "6-3 5-4 4-2 4-1 6-0 0-0 1-0 2-2 6-2 5-5 6-4 5-2 3-2 3-1 3-3 5-1 2-1 1-1"
play = """
B:4-3 A:4-4L B:5-3R A:6-5R B:4-0L*6 A:3-0L*9 B:+6-3 B:6-3R*6
A:+5-4 A:+4-2 A:+4-1 A:+6-0 A:+0-0 A:+1-0 A:+2-2 A:+6-2 A:+5-5
A:+6-4 A:+5-2 A:+3-2 A:3-2L B:2-0L*3 A:6-0L*9 B:+3-1 B:3-1R A:6-6L
B:+3-3 B:+5-1 B:5-1R A:6-4L*9 B:5-0R A:5-4L B:pass A:5-5L B:pass
A:5-2L B:pass A:6-2L*6 B:pass A:6-1L B:pass A:4-1L B:pass A:4-2L
B:pass A:2-2L B:pass A:1-0R
"""
end = "blocked"
winner = "A"
delta = { A = 39, B = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-2 4-2 4-0"
deal.B = "6-4 5-3 4-4 4-1 2-2"
yard = "2-1 6-6 0-0 3-3 3-1 5-1 5-5 5-4 1-1 6-2 5-0 6-0 4-3 3-0 3-2 2-0 6-5 1-0"
play = """
A:6-3*9 B:5-3R A:6-1L*6 B:4-1L*9 A:4-2L B:2-2L*9 A:5-2L B:+2-1
B:+6-6 B:+0-0 B:+3-3 B:+3-1 B:+5-1 B:5-1L*6 A:+5-5 A:5-5R
B:2-1L*12 A:+5-4 A:5-4R*6 B:4-4R A:4-0R
"""
end = "out"
winner = "A"
delta = { A = 54, B = 36 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-1"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 39, B = 183, C = 219 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-1"
commitment = "6022ebeff911fcf5f9d73e66b5ed6b86b6b1f3187385b0b560d1ef607f04877d"
secret = "c4286ec761196ab9bee3b32c2f39efa57f9aea5a0e17d553edb229b819c2708b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-3 4-3 2-0"
deal.B = "6-2 5-4 3-1 3-0 0-0"
deal.C = "6-5 5-2 5-1 3-2 2-2"
yard = "1-0 6-4 4-0 3-3 5-0 4-2 4-1 4-4 1-1 6-1 2-1 5-5 6-3"
play = """
A:6-6*12 B:6-2L C:3-2L*15 A:5-3L B:5-4L C:6-5R*9 A:4-3L B:3-1L*6
C:5-2R*3 A:2-0R B:3-0R C:5-1L A:+1-0 A:+6-4 A:+4-0 A:+3-3 A:3-3R
B:+5-0 B:5-0L*6 C:+4-2 C:+4-1 C:+4-4 C:+1-1 C:+6-1 C:+2-1 C:pass
A:4-0L B:pass C:4-2L A:pass B:pass C:2-2L A:pass B:pass C:2-1L
A:1-0L*6 B:0-0L*6
"""
end = "out"
winner = "B"
delta = { A = 18, B = 57, C = 27 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 4-4 2-0 1-0"
deal.B = "6-6 6-0 4-0 3-0 1-1"
deal.C = "6-3 5-3 4-3 2-2 0-0"
yard = "5-2 3-2 4-2 4-1 6-4 5-1 5-5 3-1 5-0 2-1 6-1 3-3 5-4"
play = """
B:6-6*12 C:6-3L*15 A:6-2R B:3-0L C:2-2R A:1-0L B:1-1L*6 C:+5-2
C:5-2R A:6-5R B:6-0R C:0-0R A:2-0R B:+3-2 B:3-2R C:4-3R*6 A:4-4R
"""
end = "out"
winner = "A"
delta = { A = 12, B = 18, C = 21 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 5-1 4-4 4-2"
deal.B = "5-3 5-0 3-2 2-2 2-1"
deal.C = "6-5 6-2 6-0 5-4 2-0"
yard = "1-0 0-0 3-0 6-4 4-1 4-0 3-3 6-3 3-1 6-1 1-1 4-3 5-5"
play = """
A:4-4 B:+1-0 B:+0-0 B:+3-0 B:+6-4 B:6-4L C:5-4R A:5-2R B:3-2R*9
C:6-0L*3 A:+4-1 A:+4-0 A:4-0L B:5-3R*9 C:6-5R A:6-6R B:+3-3 B:+6-3
B:6-3R C:+3-1 C:3-1R A:4-1L B:2-1L*3 C:6-2L A:5-1R B:5-0R*6 C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 27, C = 24 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-5 5-4 5-3 3-2"
deal.B = "5-1 5-0 4-4 4-2 2-0"
deal.C = "6-4 6-2 3-1 2-1 1-1"
yard = "3-3 2-2 4-1 6-6 3-0 6-0 4-3 6-1 1-0 4-0 5-2 0-0 6-5"
play = """
C:2-1*3 A:3-2L B:5-1R C:3-1L*6 A:5-5R B:5-0R C:1-1L A:+3-3 A:+2-2
A:+4-1 A:4-1L B:2-0R*6 C:6-4L A:2-2R B:4-2R C:6-2L*6
"""
end = "out"
winner = "C"
delta = { A = 0, B = 6, C = 54 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-4 4-2 4-0 1-1"
deal.B = "6-2 6-0 5-2 5-0 1-0"
deal.C = "6-5 6-1 4-1 3-3 2-2"
yard = "0-0 5-5 5-1 3-2 3-1 3-0 2-1 4-3 6-3 6-4 4-4 2-0 5-3"
play = """
C:3-3*6 A:+0-0 A:+5-5 A:+5-1 A:+3-2 A:3-2L B:6-2L*12 C:6-1L A:5-1L
B:5-0L*6 C:+3-1 C:3-1R A:1-1R B:1-0L*3 C:4-1L*6 A:4-2L B:5-2L
C:6-5L A:6-6L B:6-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 48, C = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 4-4 4-2 4-0"
deal.B = "6-5 6-3 6-0 5-2 3-2"
deal.C = "6-6 3-3 2-2 2-1 2-0"
yard = "6-1 3-0 3-1 1-0 5-5 4-1 5-0 1-1 6-4 4-3 5-1 0-0 5-3"
play = """
B:6-3*9 C:6-6L*15 A:6-2L B:3-2L*6 C:3-3L*9 A:+6-1 A:+3-0 A:3-0L*3
B:6-0L*9 C:+3-1 C:3-1R A:6-1L B:+1-0 B:1-0L C:2-0L*3 A:4-2L B:+5-5
B:+4-1 B:4-1L C:2-1L*3 A:+5-0 A:+1-1 A:1-1R B:5-2L C:+6-4 C:+4-3
C:+5-1 C:5-1L*3
"""
end = "blocked"
delta = { A = 3, B = 24, C = 33 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-2 5-1 3-2 1-0"
deal.B = "6-3 4-0 2-2 2-1 0-0"
deal.C = "6-6 6-2 6-0 4-3 3-1"
yard = "4-2 6-1 4-1 2-0 5-5 4-4 1-1 6-4 5-3 5-4 3-0 5-0 3-3"
play = """
C:6-6*12 A:6-5L B:6-3R C:4-3R*9 A:5-2L*6 B:2-2L C:6-2L A:+4-2
A:4-2R B:2-1R C:3-1R*9 A:3-2R B:+6-1 B:6-1L*3 C:+4-1 C:4-1L*6
A:+2-0 A:2-0R B:4-0L C:6-0L*6
"""
end = "out"
winner = "C"
delta = { A = 6, B = 3, C = 48 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-2"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 2, C = 4, D = 1 }
score = { A = 111, B = 201, C = 84, D = 225 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-2"
commitment = "68d2f5d80a3894d28c240bd85bbbe89e5b29eb5243c4071ac7162b22fa5e9b33"
secret = "c7a99416e92620cf5e7c6bf894ca53e4f969a2deb6e7c3fa2d0bbb1fb7546b2a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-2 4-4 3-3 2-0 1-1"
deal.B = "6-0 4-1 2-2 2-1 1-0"
deal.C = "6-5 5-0 4-3 4-2 3-0"
deal.D = "6-1 5-5 5-4 5-3 0-0"
yard = "6-3 5-1 6-4 6-6 5-2 3-2 4-0 3-1"
play = """
D:5-5 A:+6-3 A:+5-1 A:5-1L B:2-1L*12 C:4-2L D:5-3R A:6-3R B:4-1L
C:6-5R*6 D:5-4R A:4-4R*9 B:1-0L C:5-0L D:+6-4 D:6-4R A:6-2R
B:2-2R*9 C:+6-6 C:+5-2 C:5-2L*6 D:+3-2 D:3-2R A:2-0L*3 B:6-0L*9
"""
end = "out"
winner = "B"
delta = { A = 12, B = 66, C = 12, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-3 4-0 1-0 0-0"
deal.B = "6-2 6-0 5-5 5-0 1-1"
deal.C = "6-3 5-1 4-4 4-1 2-1"
deal.D = "5-4 5-2 4-3 3-1 2-0"
yard = "2-2 4-2 3-3 6-4 6-1 3-2 6-6 3-0"
play = """
B:6-0*6 C:6-3L*3 D:2-0R A:5-3L B:5-5L*12 C:5-1L*3 D:3-1L A:+2-2
A:2-2R B:6-2R*9 C:+4-2 C:+3-3 C:3-3L*12 D:4-3L A:6-5R*9 B:5-0R
C:4-4L D:5-4L A:4-0R*9 B:+6-4 B:6-4R C:+6-1 C:6-1R*6 D:5-2L*3
"""
end = "out"
winner = "D"
delta = { A = 18, B = 27, C = 24, D = 21 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-0 3-0 2-2 2-1"
deal.B = "6-5 6-1 5-2 4-3 3-1"
deal.C = "6-6 6-3 5-1 2-0 1-0"
deal.D = "5-5 3-3 3-2 1-1 0-0"
yard = "5-4 5-3 4-1 5-0 6-4 4-4 4-0 4-2"
play = """
D:0-0 A:6-0L*6 B:6-1L C:5-1L D:5-5L A:3-0R B:6-5L*9 C:6-6L*15
D:3-3R*18 A:6-2L B:4-3R*6 C:2-0L D:+5-4 D:5-4R A:+5-3 A:5-3R*3
B:3-1R C:1-0L D:1-1L*3 A:2-1L*3 B:5-2L*6
"""
end = "out"
winner = "B"
delta = { A = 12, B = 39, C = 15, D = 21 }

[[match.hand]]
opener = "B"
deal.A = "4-2 3-2 2-2 2-0 1-1"
deal.B = "6-0 5-4 4-0 1-0 0-0"
deal.C = "5-5 5-0 4-4 4-1 2-1"
deal.D = "6-6 6-5 6-3 3-1 3-0"
yard = "3-3 5-1 6-2 6-1 5-2 4-3 5-3 6-4"
play = """
B:5-4*9 C:5-5L D:6-5L A:4-2R B:6-0L C:5-0L D:+3-3 D:+5-1 D:5-1L*3
A:3-2R B:1-0L*3 C:+6-2 C:+6-1 C:+5-2 C:+4-3 C:4-3R D:3-0L A:pass
B:4-0R*3 C:pass D:3-3L*6 A:2-0R B:pass C:6-2R*12 D:6-6R*18 A:pass
B:pass C:6-1R D:3-1R*9 A:pass B:pass C:pass D:6-3R*12
"""
end = "out"
winner = "D"
delta = { A = 0, B = 15, C = 12, D = 78 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-2 5-0 4-0 1-1"
deal.B = "6-1 4-3 3-2 3-0 2-2"
deal.C = "6-6 5-3 3-1 2-0 0-0"
deal.D = "6-3 6-0 4-2 2-1 1-0"
yard = "3-3 4-4 5-1 5-5 6-5 6-4 6-2 4-1"
play = """
D:4-2*6 A:5-2R*9 B:4-3L C:5-3L D:+3-3 D:+4-4 D:+5-1 D:5-1L*6
A:5-4R B:6-1L C:6-6L D:6-3L A:4-0R*3 B:3-0R*6 C:3-1L D:1-0L*3
A:5-0L B:3-2R C:2-0R D:6-0R A:+5-5 A:5-5L B:+6-5 B:6-5R*15 C:+6-4
"""
end = "blocked"
winner = "A"
delta = { A = 42, B = 21, C = 0, D = 15 }

[[match.hand]]
opener = "A"
deal.A = "5-0 4-3 3-2 3-1 2-1"
deal.B = "6-2 5-5 5-3 3-3 0-0"
deal.C = "6-6 6-4 6-1 6-0 1-0"
deal.D = "6-5 6-3 5-1 4-1 4-0"
yard = "2-2 4-4 2-0 5-2 4-2 1-1 3-0 5-4"
play = """
A:2-1*3 B:6-2L C:6-6L D:4-1R A:4-3R*15 B:3-3R*18 C:6-4L D:6-3R
A:+2-2 A:+4-4 A:4-4L B:+2-0 B:+5-2 B:+4-2 B:4-2L C:6-1R*3 D:5-1R
A:2-2L*9 B:5-2R*6 C:+1-1 C:pass D:pass A:3-2L B:5-3L C:pass D:6-5L
A:pass B:2-0R*6 C:6-0L D:4-0L
"""
end = "out"
winner = "D"
delta = { A = 27, B = 30, C = 3, D = 21 }

[[match.hand]]
opener = "D"
deal.A = "5-1 4-4 4-3 4-2 2-1"
deal.B = "5-3 3-3 3-1 3-0 1-1"
deal.C = "6-3 6-1 5-5 5-2 3-2"
deal.D = "6-6 6-2 5-0 4-1 1-0"
yard = "6-0 4-0 2-0 0-0 2-2 6-5 6-4 5-4"
play = """
D:5-0 A:5-1L B:3-1L*3 C:6-3L*6 D:6-2L A:4-2L B:3-0R C:3-2R*6
D:4-1L*3 A:2-1L B:+6-0 B:+4-0 B:+2-0 B:2-0L C:5-2R D:1-0L*6 A:+0-0
A:+2-2 A:+6-5 A:6-5R B:6-0R C:6-1L*6 D:6-6L*12
"""
end = "out"
winner = "D"
delta = { A = 0, B = 3, C = 18, D = 69 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-3"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 210, B = 231 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-3"
commitment = "e33727221afb1e1d8f525a776be658029ededa4f7b2995cf61f77ca4cbb50101"
secret = "066ed8d7f59e8e031217b9d6073267a7d17d78e7f913a17d4469acbf4fc45527"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-2 4-2 4-0"
deal.B = "6-6 4-3 4-1 3-2 3-0"
yard = "5-2 5-5 3-3 5-3 1-0 2-0 1-1 3-1 6-1 5-4 2-2 4-4 2-1 5-0 6-3 5-1 6-0 0-0"
play = """
B:6-6*12 A:6-4L B:4-3L*15 A:6-2R B:3-2L A:4-2L*6 B:4-1L*3 A:+5-2
A:5-2R*6 B:+5-5 B:5-5R A:6-5R B:+3-3 B:+5-3 B:+1-0 B:1-0L*6 A:4-0L
"""
end = "out"
winner = "A"
delta = { A = 30, B = 36 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-2 2-2 2-1 2-0"
deal.B = "6-4 6-1 5-0 4-0 3-3"
yard = "5-5 6-5 4-1 3-2 6-0 3-1 6-3 6-6 1-0 1-1 3-0 5-4 4-2 4-4 0-0 5-1 4-3 6-2"
play = """
A:2-2 B:+5-5 B:+6-5 B:+4-1 B:+3-2 B:3-2L A:5-3L*9 B:6-5L A:2-0R*6
B:6-4L A:+6-0 A:6-0R B:4-1L A:2-1L B:6-1R*3 A:5-2L*6
"""
end = "out"
winner = "A"
delta = { A = 45, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-3 4-2 2-1"
deal.B = "6-0 4-0 3-2 3-0 0-0"
yard = "5-2 1-0 5-5 6-6 5-4 1-1 5-0 6-3 4-4 5-1 3-3 2-0 6-4 3-1 6-1 4-3 4-1 2-2"
play = """
A:4-2*6 B:4-0L A:6-2R*6 B:6-0L*12 A:6-5L B:+5-2 B:5-2L A:2-1L
B:+1-0 B:1-0L*6 A:+5-5 A:+6-6 A:6-6R*12 B:3-0L*15 A:5-3L B:+5-4
B:5-4L A:+1-1 A:+5-0 A:+6-3 A:6-3R B:3-2R*6 A:+4-4 A:4-4L B:+5-1
B:+3-3 B:+2-0 B:2-0R A:5-0R B:5-1R*9 A:1-1R B:+6-4 B:6-4L A:+3-1
A:3-1R*9 B:3-3R*12 A:+6-1 A:6-1L B:+4-3 B:4-3R
"""
end = "blocked"
winner = "B"
delta = { A = 33, B = 69 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-3 4-1 3-0 1-1"
deal.B = "6-1 5-1 5-0 4-3 3-3"
yard = "2-0 4-2 2-1 5-2 0-0 6-5 3-1 5-5 4-4 2-2 6-0 4-0 3-2 6-2 6-3 5-4 1-0 6-4"
play = """
B:6-1 A:6-6L B:5-1R A:5-3R*15 B:4-3R A:4-1R B:+2-0 B:+4-2 B:+2-1
B:2-1R A:+5-2 A:5-2R B:5-0R*12 A:3-0R*15 B:3-3R*18 A:+0-0 A:+6-5
A:6-5L B:+3-1 B:3-1R*6 A:1-1R B:+5-5 B:5-5L*12 A:+4-4 A:+2-2
A:+6-0 A:+4-0 A:+3-2 A:+6-2 A:+6-3 A:+5-4 A:5-4L*6 B:4-2L A:2-2L*6
B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 42, B = 87 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-0 2-0 0-0"
deal.B = "6-6 5-3 4-3 3-3 1-0"
yard = "5-2 1-1 6-5 4-0 6-1 2-2 4-2 3-0 6-0 2-1 5-4 6-2 4-4 3-1 6-3 4-1 3-2 5-1"
play = """
B:6-6*12 A:6-4L B:4-3L*15 A:+5-2 A:+1-1 A:+6-5 A:6-5R B:5-3L
A:5-5L*15 B:+4-0 B:+6-1 B:+2-2 B:+4-2 B:+3-0 B:+6-0 B:+2-1 B:+5-4
B:5-4L*9 A:5-2R*6 B:4-2L A:2-0L B:6-0L A:+6-2 A:6-2R*12 B:6-1L
A:1-1L B:2-1L A:+4-4 A:+3-1 A:+6-3 A:6-3R B:2-2L A:3-1R B:1-0R
A:5-0R*9 B:+4-1
"""
end = "blocked"
winner = "A"
delta = { A = 60, B = 36 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-4"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 138, B = 120, C = 261 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-4"
commitment = "63e30b82042121e79603e3d7549fa0a8a6d9cdf74132b80d20912721eeed3562"
secret = "81a2778d779161b840ce0a0c4a192d3ab64bdc6094628732d381796e2e42d1df"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-1 3-0 2-0"
deal.B = "6-1 5-3 4-4 4-1 0-0"
deal.C = "5-2 5-0 3-1 2-2 1-0"
yard = "6-0 4-0 3-2 2-1 4-2 1-1 4-3 3-3 6-5 6-4 5-4 6-3 5-5"
play = """
A:6-6*12 B:6-1L C:3-1L*15 A:3-0L*12 B:0-0L*12 C:5-0L A:5-1L B:4-1L
C:+6-0 C:6-0R A:2-0R*6 B:4-4L C:2-2R*12 A:6-2R
"""
end = "out"
winner = "A"
delta = { A = 45, B = 12, C = 27 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 4-3 4-1 3-0"
deal.B = "6-3 6-1 5-5 5-1 4-0"
deal.C = "6-0 4-4 4-2 2-0 1-1"
yard = "6-2 5-0 2-2 6-4 0-0 3-3 2-1 6-5 1-0 3-1 5-3 3-2 5-4"
play = """
A:6-6*12 B:6-1L C:6-0R A:4-1L B:4-0L C:2-0L A:5-2L B:5-1L C:1-1L
A:3-0R B:6-3R C:+6-2 C:6-2R A:+5-0 A:+2-2 A:2-2R*6 B:+6-4 B:+0-0
B:+3-3 B:+2-1 B:2-1L*6 C:4-2R*6 A:4-3R B:3-3R C:+6-5 C:+1-0 C:+3-1
C:3-1R*3 A:+5-3 A:pass B:pass C:1-0R A:5-0R B:5-5R*12 C:6-5R
A:pass B:6-4R*6 C:4-4R
"""
end = "out"
winner = "C"
delta = { A = 18, B = 24, C = 18 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-1 3-2 2-0 0-0"
deal.B = "6-6 5-0 2-2 2-1 1-0"
deal.C = "6-4 6-1 5-4 5-3 1-1"
yard = "6-5 4-1 4-2 3-0 5-2 4-0 4-3 6-0 3-3 4-4 3-1 6-2 5-5"
play = """
C:5-4*9 A:5-1L B:2-1L*6 C:6-4R A:3-2L*9 B:6-6R*15 C:5-3L A:6-3R
B:5-0L*3 C:+6-5 C:+4-1 C:+4-2 C:+3-0 C:3-0L*6 A:+5-2 A:+4-0 A:+4-3
A:4-3L B:+6-0 B:+3-3 B:3-3R C:4-2L A:5-2L B:+4-4 B:+3-1 B:3-1R*6
C:4-1R*9 A:4-0R B:1-0R*6 C:6-5L A:pass B:6-0L C:6-1R*6 A:2-0L
B:2-2L
"""
end = "blocked"
winner = "A"
delta = { A = 18, B = 36, C = 30 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-1 3-3 3-0"
deal.B = "6-5 5-5 4-3 2-2 0-0"
deal.C = "6-6 5-3 5-0 4-1 2-1"
yard = "3-2 4-4 5-4 4-0 4-2 2-0 6-3 5-2 6-1 6-4 1-0 3-1 1-1"
play = """
A:6-2 B:2-2R C:6-6L A:6-0L B:0-0L C:5-0L*9 A:5-1L B:+3-2 B:3-2R
C:5-3R*6 A:+4-4 A:+5-4 A:5-4R B:4-3R C:4-1L A:4-4L B:+4-0 B:4-0L*3
C:+4-2 C:+2-0 C:2-0L A:3-3R B:+6-3 B:6-3R C:4-2L A:+5-2 A:+6-1
A:6-1R B:+6-4 B:6-4L C:2-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 3, C = 45 }

[[match.hand]]
opener = "C"
deal.A = "5-3 4-1 4-0 2-2 2-1"
deal.B = "5-5 5-4 4-3 2-0 1-1"
deal.C = "6-3 6-2 5-2 5-1 4-2"
yard = "4-4 6-5 6-4 6-6 6-0 3-2 1-0 3-3 5-0 3-0 3-1 6-1 0-0"
play = """
C:6-3*9 A:5-3R B:5-5R C:6-2L*12 A:2-2L B:2-0L C:5-2R A:4-0L*6
B:5-4L C:4-2R*9 A:4-1R*6 B:1-1R C:5-1L*3
"""
end = "out"
winner = "C"
delta = { A = 12, B = 0, C = 42 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-1 4-2 4-0 3-1"
deal.B = "6-1 5-4 5-3 2-2 1-0"
deal.C = "6-5 6-4 6-0 5-2 3-3"
yard = "6-2 4-3 6-3 2-0 4-1 4-4 1-1 5-0 3-0 2-1 6-6 3-2 0-0"
play = """
C:3-3*6 A:3-1L B:5-3R*6 C:5-2R*3 A:5-1L B:2-2R*9 C:6-5L A:4-2R
B:5-4R C:6-4L*9 A:4-0L B:1-0L*6 C:+6-2 C:+4-3 C:+6-3 C:+2-0 C:+4-1
C:4-1L*9 A:5-5R
"""
end = "out"
winner = "A"
delta = { A = 39, B = 21, C = 27 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 4-3 3-2 3-0"
deal.B = "5-3 4-1 4-0 3-3 0-0"
deal.C = "6-4 5-4 5-1 5-0 1-0"
yard = "5-5 5-2 6-3 6-0 2-0 4-4 6-6 2-2 3-1 6-2 4-2 2-1 1-1"
play = """
A:6-5 B:5-3R*9 C:6-4L A:4-3L*6 B:3-3L*9 C:+5-5 C:+5-2 C:+6-3
C:6-3R*12 A:3-2L B:+6-0 B:6-0R C:1-0R*3 A:6-1R B:+2-0 B:2-0L*6
C:5-0L A:+4-4 A:+6-6 A:6-6R B:+2-2 B:+3-1 B:+6-2 B:6-2R C:5-5L*12
A:+4-2 A:4-2R B:4-1R C:5-1R*15 A:pass B:pass C:5-2R*12 A:pass
B:2-2R C:5-4L
"""
end = "out"
winner = "C"
delta = { A = 6, B = 24, C = 72 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-5"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1, D = 4 }
score = { A = 99, B = 159, C = 240, D = 48 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-5"
commitment = "39d3e49224a138b612d13908c6dbf15e6c6978da1167f9c8e8789c26ddf75456"
secret = "a20a3a2b96e2baa831f03365fbe0d25a1f037d403e12943309c069b1b7580cc0"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-0 3-0 2-2"
deal.B = "5-3 5-2 4-4 4-0 3-1"
deal.C = "6-6 6-5 6-2 4-2 3-3"
deal.D = "5-5 5-1 4-3 4-1 1-0"
yard = "0-0 5-4 2-1 2-0 1-1 6-1 3-2 5-0"
play = """
C:6-6*12 D:+0-0 D:+5-4 D:+2-1 D:+2-0 D:+1-1 D:+6-1 D:6-1L A:6-0R
B:3-1L*3 C:3-3L*6 D:4-3L A:3-0R B:5-3R*9 C:6-5R D:5-4L A:6-3R
B:5-2L C:6-2L*9 D:pass A:6-4L B:4-0L*3 C:pass D:2-0L A:2-2L
"""
end = "out"
winner = "A"
delta = { A = 42, B = 15, C = 27, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-0 5-1 5-0"
deal.B = "6-5 6-1 5-2 4-4 4-1"
deal.C = "5-5 4-2 4-0 3-2 0-0"
deal.D = "6-4 6-2 5-3 3-3 3-0"
yard = "2-2 4-3 3-1 1-0 5-4 1-1 2-1 2-0"
play = """
A:5-0 B:6-5L*6 C:0-0R*6 D:6-4L A:6-0R B:4-4L C:4-0L*6 D:3-0L*9
A:6-3R*6 B:+2-2 B:+4-3 B:4-3L C:3-2R*6 D:6-2R A:6-6R B:6-1R
C:4-2L*3 D:+3-1 D:3-1R A:+1-0 A:+5-4 A:+1-1 A:pass B:5-2L C:5-5L
"""
end = "out"
winner = "C"
delta = { A = 6, B = 6, C = 63, D = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 5-4 1-0 0-0"
deal.B = "6-5 5-1 5-0 4-3 3-0"
deal.C = "6-6 6-0 4-2 3-2 2-0"
deal.D = "5-3 5-2 4-1 2-2 1-1"
yard = "4-0 2-1 6-1 3-3 6-3 6-2 4-4 3-1"
play = """
C:6-6*12 D:+4-0 D:+2-1 D:+6-1 D:6-1L A:1-0L*12 B:3-0L*15 C:6-0R*3
D:5-3L A:0-0R B:6-5L*6 C:2-0R D:5-2R A:5-5R B:5-0R*6 C:+3-3 C:+6-3
C:6-3L*3 D:4-0R A:6-4R*9 B:4-3L C:4-2L D:2-2L A:+6-2 A:6-2L*12
"""
end = "blocked"
winner = "B"
delta = { A = 33, B = 57, C = 18, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-4 5-1 4-4"
deal.B = "6-4 5-3 5-2 3-0 1-1"
deal.C = "6-1 5-0 3-2 3-1 2-1"
deal.D = "6-5 6-3 6-2 2-2 2-0"
yard = "4-0 0-0 3-3 6-6 4-1 4-2 1-0 4-3"
play = """
B:3-0*3 C:3-1L D:2-0R*3 A:5-1L B:5-3L C:3-2R*6 D:6-3L*9 A:6-0L*3
B:+4-0 B:4-0L C:+0-0 C:+3-3 C:3-3R D:+6-6 D:+4-1 D:4-1L A:+4-2
A:pass B:1-1L C:6-1L*12 D:6-6L*18 A:pass B:6-4L C:pass D:pass
A:5-4L B:5-2L
"""
end = "out"
winner = "B"
delta = { A = 3, B = 57, C = 18, D = 30 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 2-2 1-1 0-0"
deal.B = "6-4 6-0 4-4 3-3 3-2"
deal.C = "6-3 5-3 5-2 5-0 4-0"
deal.D = "6-1 5-4 5-1 4-2 3-0"
yard = "4-3 2-0 6-2 5-5 3-1 4-1 1-0 2-1"
play = """
B:3-3*6 C:6-3L*12 D:6-1L A:1-1L B:3-2R C:5-2R D:5-1L A:6-5L
B:6-4L*9 C:5-3R D:5-4L A:+4-3 A:4-3R*9 B:4-4R C:4-0R D:3-0R A:+2-0
A:+6-2 A:+5-5 A:5-5L B:+3-1 B:3-1R C:5-0L
"""
end = "out"
winner = "C"
delta = { A = 9, B = 15, C = 51, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-2 3-2 3-0"
deal.B = "6-3 5-4 5-3 4-4 2-2"
deal.C = "6-1 3-1 2-1 2-0 0-0"
deal.D = "6-2 5-1 5-0 4-1 1-1"
yard = "6-0 1-0 5-5 6-6 4-0 4-3 4-2 3-3"
play = """
C:2-1*3 D:6-2L A:6-4L B:4-4L*9 C:6-1R D:4-1L A:6-5R*6 B:5-4R
C:3-1L D:+6-0 D:+1-0 D:+5-5 D:+6-6 D:+4-0 D:4-0R*3 A:3-2L B:2-2L
C:2-0R*6 D:+4-3 D:pass A:5-2L B:5-3L C:pass D:4-3L*6
"""
end = "blocked"
winner = "C"
delta = { A = 6, B = 9, C = 63, D = 9 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-6"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 228, B = 96 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-6"
commitment = "32e208e83d6c7e5d04b3dcbb75a34b17c0b0cd289d9f39b97859f73f41799d69"
secret = "1c4d9bbe8536547e5d617d3355e337cbf8ad60d97f13c60bc7cc64a7b6b80787"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-3 4-2 3-1"
deal.B = "5-5 3-0 2-2 2-1 2-0"
yard = "5-2 6-5 3-3 4-1 5-0 1-0 3-2 6-1 0-0 6-4 1-1 4-0 5-4 4-3 6-3 6-0 5-1 4-4"
play = """
A:6-6*12 B:+5-2 B:+6-5 B:6-5L A:5-3L*15 B:3-0L*12 A:6-2R B:2-0L
A:4-2L*6 B:5-2R*9 A:+3-3 A:+4-1 A:4-1L*6 B:2-1L A:+5-0 A:5-0R
B:2-2L A:+1-0 A:1-0R B:+3-2 B:3-2L A:3-1R*6 B:+6-1 B:+0-0 B:+6-4
B:+1-1 B:+4-0 B:+5-4 B:+4-3 B:4-3L A:3-3R
"""
end = "out"
winner = "A"
delta = { A = 87, B = 21 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-1 4-2 2-1"
deal.B = "6-6 5-4 4-3 4-1 3-0"
yard = "6-5 5-5 3-2 1-0 5-3 1-1 6-4 5-2 0-0 6-3 4-0 3-1 3-3 5-0 2-0 6-1 4-4 2-2"
play = """
A:6-0*6 B:6-6L*12 A:6-2L B:3-0R A:4-2L B:4-3L*6 A:+6-5 A:+5-5
A:+3-2 A:3-2L B:+1-0 B:+5-3 B:5-3R A:5-5R*12 B:5-4R*6 A:2-1L
B:4-1R A:5-1L*6 B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 24, B = 36 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-1 5-5 4-3"
deal.B = "6-5 5-4 5-0 4-0 2-2"
yard = "5-3 1-0 3-3 6-3 5-1 6-6 1-1 4-2 3-0 3-1 2-0 4-4 2-1 4-1 0-0 5-2 6-0 3-2"
play = """
B:5-4*9 A:5-5L B:4-0R A:+5-3 A:5-3L*3 B:5-0R A:4-3L*9 B:6-5R
A:6-4L*12 B:+1-0 B:+3-3 B:+6-3 B:6-3L*9 A:6-2R B:3-3L A:+5-1
A:+6-6 A:+1-1 A:+4-2 A:4-2R B:+3-0 B:3-0L A:+3-1 A:+2-0 A:2-0L*6
B:2-2L A:+4-4 A:4-4R*12 B:+2-1 B:2-1L*9 A:6-1L B:+4-1 B:4-1R
A:3-1R*9 B:+0-0 B:+5-2 B:pass A:6-6L*15
"""
end = "blocked"
delta = { A = 66, B = 27 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-1 3-2 3-1 0-0"
deal.B = "6-2 5-2 4-4 2-2 1-0"
yard = "4-2 3-0 5-5 4-0 2-0 4-3 5-4 6-5 3-3 2-1 5-3 6-6 6-1 6-0 5-0 4-1 6-3 1-1"
play = """
A:5-1*6 B:5-2L*3 A:3-2L B:1-0R*3 A:0-0R*3 B:+4-2 B:+3-0 B:3-0R*6
A:3-1L B:+5-5 B:+4-0 B:+2-0 B:+4-3 B:4-3R A:6-4R
"""
end = "out"
winner = "A"
delta = { A = 51, B = 12 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-7"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 147, B = 213, C = 81 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-7"
commitment = "3c20aa0a8433d2d031ea747da480a76230740efb48867b73db4af37e0103c6f3"
secret = "ea3344f3ba93df22265b6e9bf55d717826a5aa12c6bc3d4a4916f0aa4cf61ded"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 5-4 5-2 4-2 1-0"
deal.B = "6-1 5-5 5-3 5-0 4-4"
deal.C = "6-3 6-0 4-0 3-2 2-1"
yard = "4-3 6-2 2-2 1-1 2-0 3-0 0-0 5-1 3-1 4-1 6-6 6-5 3-3"
play = """
B:5-5 C:+4-3 C:+6-2 C:+2-2 C:+1-1 C:+2-0 C:+3-0 C:+0-0 C:+5-1
C:5-1L A:5-2R*3 B:6-1L C:6-2L A:4-2L*6 B:4-4L C:4-0L A:1-0L*3
B:+3-1 B:3-1L C:2-0R*3 A:+4-1 A:+6-6 A:pass B:5-3L C:6-0R A:6-4R*9
B:5-0L
"""
end = "out"
winner = "B"
delta = { A = 21, B = 60, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 4-3 4-0 0-0"
deal.B = "6-5 6-4 3-3 1-1 1-0"
deal.C = "6-3 6-0 5-3 3-1 2-2"
yard = "3-0 2-0 4-2 6-6 5-1 5-0 4-4 2-1 5-4 3-2 6-1 5-2 4-1"
play = """
B:6-5 C:5-3R*9 A:4-3R B:6-4L C:+3-0 C:+2-0 C:+4-2 C:4-2L*6 A:6-2L
B:+6-6 B:6-6L C:6-0L A:4-0L B:+5-1 B:+5-0 B:+4-4 B:4-4L*12 C:+2-1
C:+5-4 C:5-4R A:5-5R*18 B:5-1R*9 C:2-1R A:+3-2 A:3-2R B:3-3R
C:3-1R*9 A:+6-1 A:6-1R B:pass C:6-3R A:pass B:pass C:3-0R A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 33, B = 21, C = 24 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 4-4 4-1 1-1"
deal.B = "6-4 5-5 3-0 2-0 0-0"
deal.C = "6-3 6-0 5-1 4-3 1-0"
yard = "2-1 3-3 5-4 6-2 3-1 2-2 5-2 4-0 3-2 6-5 5-3 5-0 4-2"
play = """
A:6-6*12 B:6-4L C:4-3L*15 A:6-1R B:3-0L C:1-0L A:1-1L*3 B:+2-1
B:2-1L*3 C:5-1R A:+3-3 A:+5-4 A:5-4R*6 B:2-0L C:6-0L A:4-4R B:+6-2
B:6-2L C:+3-1 C:+2-2 C:2-2L*12 A:4-1R B:+5-2 B:5-2L*6 C:3-1R
A:3-3R
"""
end = "out"
winner = "A"
delta = { A = 39, B = 9, C = 27 }

[[match.hand]]
opener = "A"
deal.A = "5-5 4-4 4-2 4-0 0-0"
deal.B = "6-0 5-3 5-0 3-2 3-0"
deal.C = "6-6 6-5 5-1 4-1 2-1"
yard = "6-3 2-0 6-1 6-4 3-3 2-2 4-3 6-2 5-4 5-2 1-0 1-1 3-1"
play = """
A:4-2*6 B:3-2R C:4-1L A:+6-3 A:6-3R B:6-0R C:2-1L A:4-0R*6 B:+2-0
B:2-0L C:+6-1 C:+6-4 C:6-4R*6 A:0-0L*6 B:5-0L C:6-6R A:5-5L
B:5-3L*15 C:6-1R A:+3-3 A:3-3L B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 18, B = 39, C = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-5 2-1 0-0"
deal.B = "5-4 5-0 4-3 2-2 1-0"
deal.C = "6-6 5-1 4-2 4-0 3-0"
yard = "6-2 3-1 6-3 5-2 1-1 4-4 4-1 3-2 2-0 6-0 5-3 3-3 6-1"
play = """
B:5-4*9 C:4-0R A:6-5L*6 B:5-0R C:6-6L A:6-4L*9 B:4-3L C:5-1R
A:2-1R B:2-2R C:3-0L A:0-0L B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 15, B = 24, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-1 4-1 3-0 2-0"
deal.B = "6-6 6-5 5-4 2-1 0-0"
deal.C = "6-0 5-0 4-3 2-2 1-1"
yard = "6-2 3-1 4-0 5-5 1-0 3-3 5-2 6-4 6-3 4-2 3-2 4-4 5-3"
play = """
B:6-6*12 C:6-0L*12 A:3-0L*15 B:6-5R C:4-3L*9 A:4-1L*6 B:2-1L
C:5-0R A:2-0L B:0-0L C:+6-2 C:+3-1 C:+4-0 C:4-0R A:+5-5 A:+1-0
A:1-0L B:5-4R*6
"""
end = "out"
winner = "B"
delta = { A = 21, B = 60, C = 21 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-8"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 3, C = 2, D = 1 }
score = { A = 69, B = 168, C = 192, D = 210 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-8"
commitment = "4e30ab27e8f2c3b90c2e161281e87c3af7838ad5b27fde9aa131bbbb94765fa9"
secret = "024dc19f99c8e9bcac22b92e128ab985a69a6efb2a18b86682fed25f3d2a0f78"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "4-4 4-3 4-1 4-0 1-1"
deal.B = "5-3 5-0 3-2 3-0 2-0"
deal.C = "6-5 6-1 5-5 5-4 4-2"
deal.D = "6-6 6-4 6-2 2-2 0-0"
yard = "3-3 2-1 5-2 5-1 1-0 6-3 6-0 3-1"
play = """
D:6-6*12 A:+3-3 A:+2-1 A:+5-2 A:+5-1 A:+1-0 A:+6-3 A:6-3L*15
B:3-0L*12 C:6-5R D:0-0L A:4-0L*9 B:5-0R C:5-4L D:pass A:5-2L
B:3-2L*3 C:pass D:pass A:4-3L B:2-0R*6 C:4-2L D:2-2L*6 A:2-1L*3
B:pass C:6-1L D:6-2R*12 A:pass B:pass C:pass D:6-4L
"""
end = "out"
winner = "D"
delta = { A = 27, B = 21, C = 0, D = 75 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-3 5-0 4-0 3-3"
deal.B = "6-2 5-5 2-0 1-0 0-0"
deal.C = "6-3 6-1 4-4 3-1 2-2"
deal.D = "6-6 5-1 4-3 4-2 3-0"
yard = "4-1 1-1 3-2 6-4 6-5 5-2 2-1 6-0"
play = """
D:6-6*12 A:+4-1 A:+1-1 A:+3-2 A:+6-4 A:6-4L B:6-2R*6 C:4-4L
D:4-2R*12 A:5-4L*9 B:5-5L C:+6-5 C:6-5L D:4-3R*9 A:5-3R B:+5-2
B:5-2R C:6-1L*3 D:5-1L A:5-0L B:2-0R C:pass D:3-0L*3
"""
end = "out"
winner = "D"
delta = { A = 9, B = 6, C = 3, D = 75 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 4-2 3-3 2-1"
deal.B = "5-5 5-0 3-2 2-0 1-0"
deal.C = "5-3 5-2 5-1 4-4 4-3"
deal.D = "6-3 6-1 4-1 3-1 1-1"
yard = "6-0 5-4 6-5 3-0 0-0 2-2 4-0 6-4"
play = """
D:6-3*9 A:6-6L*15 B:3-2R C:5-2R D:6-1L*6 A:2-1L B:2-0L C:5-3R*3
D:3-1R A:+6-0 A:6-0L B:1-0R*6 C:+5-4 C:+6-5 C:6-5L D:+3-0 D:3-0R
A:3-3R B:5-0L*6 C:4-3R D:4-1R A:+0-0 A:0-0L B:+2-2 B:pass C:5-1R
D:pass A:pass B:5-5R C:5-4R D:pass A:4-2R B:2-2R
"""
end = "out"
winner = "B"
delta = { A = 15, B = 30, C = 3, D = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-3 5-0 4-3"
deal.B = "5-5 5-2 4-4 4-0 3-2"
deal.C = "6-2 5-1 4-1 2-2 2-1"
deal.D = "6-1 6-0 3-1 1-0 0-0"
yard = "1-1 5-4 2-0 3-0 6-3 6-5 3-3 4-2"
play = """
B:5-5 C:5-1L D:1-0L A:5-0L*15 B:5-2R C:2-2R*9 D:+1-1 D:+5-4 D:5-4L
A:6-4L B:3-2R*9 C:6-2L D:3-1R*3 A:+2-0 A:2-0L B:4-0L C:2-1R*6
D:+3-0 D:+6-3 D:+6-5 D:pass A:4-3L B:pass C:pass D:3-0L A:pass
B:pass C:pass D:0-0L A:pass B:pass C:pass D:6-0L A:6-6L B:pass
C:pass D:6-1L*3 A:pass B:pass C:4-1L*6
"""
end = "out"
winner = "C"
delta = { A = 15, B = 9, C = 60, D = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 5-2 4-1 4-0"
deal.B = "5-5 4-3 3-0 2-1 1-1"
deal.C = "6-1 4-4 2-2 2-0 0-0"
deal.D = "6-5 6-4 5-4 3-2 1-0"
yard = "6-6 6-3 5-1 3-1 3-3 4-2 5-0 5-3"
play = """
C:4-4 D:6-4L A:6-2L B:4-3R C:2-0L*3 D:3-2R A:6-0L B:2-1R C:6-1R*12
D:6-5L A:5-2L B:+6-6 B:6-6R C:2-2L D:+6-3 D:6-3R A:+5-1 A:+3-1
A:3-1R B:1-1R*6 C:+3-3 C:+4-2 C:4-2L*6 D:1-0R A:4-1L B:3-0R C:3-3R
D:pass A:5-1L B:5-5L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 18, C = 21, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-2 5-0 2-2"
deal.B = "6-4 6-3 5-1 4-2 2-0"
deal.C = "6-6 5-5 4-4 4-3 2-1"
deal.D = "5-3 3-3 3-2 3-0 1-0"
yard = "4-0 4-1 6-0 0-0 6-5 1-1 3-1 5-4"
play = """
B:4-2*6 C:4-4L D:3-2R A:+4-0 A:4-0L*3 B:6-3R*6 C:6-6R*12 D:3-0L*15
A:6-2R B:2-0R*3 C:4-3L D:1-0R A:6-1R B:6-4R C:+4-1 C:4-1L D:+6-0
D:+0-0 D:+6-5 D:+1-1 D:1-1L*6 A:pass B:5-1L*9
"""
end = "out"
winner = "B"
delta = { A = 3, B = 84, C = 12, D = 21 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 6-0 3-1 2-2"
deal.B = "6-5 5-0 4-4 4-3 0-0"
deal.C = "6-4 5-3 5-1 4-2 4-0"
deal.D = "6-3 5-5 5-4 2-1 1-1"
yard = "2-0 5-2 3-2 1-0 4-1 3-3 6-1 3-0"
play = """
B:5-0 C:4-0R*9 D:5-4R A:+2-0 A:+5-2 A:5-2L B:6-5R C:6-4R*6 D:2-1L
A:3-1L B:4-4R C:5-3L D:5-5L*18 A:+3-2 A:+1-0 A:+4-1 A:4-1R B:+3-3
B:pass C:5-1R*15
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 93, D = 18 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-9"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 138, B = 213 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-9"
commitment = "a430d2a3f124bfc0c1cf64533cdb5b1b3c5a3b003078f89fa3e08ebd3d1aec89"
secret = "933e98f89930762f2b7671da25273f6a1a233f702d2afb4ebbd23864744b08b9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 6-0 3-3 2-0"
deal.B = "6-4 6-2 4-1 4-0 2-2"
yard = "5-3 2-1 6-5 0-0 3-1 4-2 5-0 1-1 5-2 5-1 3-2 4-3 1-0 3-0 5-5 6-6 5-4 4-4"
play = """
A:3-3*6 B:+5-3 B:5-3L A:6-3R B:6-4R*9 A:+2-1 A:+6-5 A:6-5L
B:6-2L*6 A:2-0L B:4-1R A:6-0L B:+0-0 B:+3-1 B:3-1R*9 A:6-1L B:+4-2
B:+5-0 B:+1-1 B:1-1L A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 24, B = 24 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 5-4 5-0 3-0"
deal.B = "6-3 4-0 3-1 2-1 0-0"
yard = "4-3 6-1 5-2 6-5 4-1 3-3 6-0 2-2 4-2 6-6 1-1 5-1 3-2 4-4 6-4 2-0 1-0 5-3"
play = """
A:5-0 B:4-0R*9 A:5-5L B:+4-3 B:4-3R A:3-0R B:0-0R A:5-4L B:+6-1
B:+5-2 B:+6-5 B:+4-1 B:4-1L A:+3-3 A:+6-0 A:6-0R B:6-1L*12 A:6-2L
B:6-5R A:+2-2 A:2-2L*9 B:5-2R*6 A:+4-2 A:4-2R B:2-1L A:+6-6 A:+1-1
A:1-1L*6 B:3-1L A:3-3L B:6-3L
"""
end = "out"
winner = "B"
delta = { A = 15, B = 39 }

[[match.hand]]
opener = "B"
deal.A = "6-6 4-1 3-3 3-2 3-1"
deal.B = "6-1 5-2 5-0 2-2 1-1"
yard = "5-4 6-5 5-3 2-0 4-2 6-4 6-3 5-5 5-1 6-0 4-3 2-1 0-0 4-4 3-0 6-2 1-0 4-0"
play = """
B:6-1 A:3-1R*9 B:+5-4 B:+6-5 B:6-5L A:3-3R B:5-0L*6 A:3-2R B:5-2R
A:+5-3 A:5-3R*3 B:+2-0 B:2-0L A:+4-2 A:4-2L B:5-4L A:+6-4 A:+6-3
A:6-3R B:+5-5 B:5-5L A:6-6R B:+5-1 B:5-1L A:4-1L B:+6-0 B:6-0R
A:6-4L*6
"""
end = "out"
winner = "A"
delta = { A = 24, B = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-3 3-3 1-1"
deal.B = "6-2 5-4 2-0 1-0 0-0"
yard = "6-6 3-2 6-5 4-2 5-2 6-3 4-0 3-1 4-3 2-2 5-0 4-4 5-5 4-1 5-1 6-4 2-1 3-0"
play = """
A:1-1 B:1-0L A:6-1R*6 B:0-0L*6 A:6-0L*12 B:6-2L A:+6-6 A:6-6R
B:2-0L*12 A:+3-2 A:+6-5 A:6-5R B:5-4R
"""
end = "out"
winner = "B"
delta = { A = 18, B = 36 }

[[match.hand]]
opener = "B"
deal.A = "6-1 4-1 3-0 2-0 1-0"
deal.B = "5-3 5-1 4-4 3-3 3-2"
yard = "1-1 4-2 5-2 5-0 4-3 5-4 6-3 4-0 6-2 6-5 0-0 5-5 2-1 2-2 6-4 6-6 3-1 6-0"
play = """
B:3-3*6 A:3-0L*6 B:5-3R A:2-0L B:5-1R*3 A:6-1R B:3-2L*9 A:+1-1
A:+4-2 A:+5-2 A:+5-0 A:+4-3 A:4-3L B:4-4L
"""
end = "out"
winner = "B"
delta = { A = 6, B = 45 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-3 4-3 4-2"
deal.B = "6-6 5-1 5-0 3-3 2-1"
yard = "3-0 3-2 5-4 6-3 4-1 6-4 4-4 1-1 6-1 0-0 5-2 3-1 1-0 2-2 2-0 5-5 4-0 6-2"
play = """
B:6-6*12 A:6-5L B:5-0L*12 A:6-0L*18 B:+3-0 B:+3-2 B:+5-4 B:+6-3
B:6-3L*15 A:4-3L B:5-4L A:5-3L*15 B:3-3L*18 A:+4-1 A:+6-4 A:6-4R
B:3-2L*6 A:4-1R*3 B:5-1R A:4-2L*9
"""
end = "out"
winner = "A"
delta = { A = 51, B = 63 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-10"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 201, B = 81, C = 78 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-10"
commitment = "4da27e25febab372c725e0a47820db6496fb98c9a2c114e84c78e6073ed0f7ca"
secret = "b1ce0ac07d4d7f85ba55a0c9452b2c435a9f673d006ba1c6b579e486dda2b1ce"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-5 5-4 4-2"
deal.B = "6-1 4-4 4-3 3-3 2-0"
deal.C = "6-6 3-2 3-1 1-1 1-0"
yard = "3-0 6-2 5-1 4-1 5-0 4-0 2-2 5-2 6-5 2-1 0-0 6-3 5-3"
play = """
C:6-6*12 A:6-0L*12 B:6-1R C:1-0L A:+3-0 A:+6-2 A:+5-1 A:5-1L*6
B:+4-1 B:4-1R*9 C:+5-0 C:5-0L A:6-4R*6 B:2-0L C:3-2L*9 A:3-0L*6
B:+4-0 B:4-0L C:+2-2 C:+5-2 C:+6-5 C:6-5R*9 A:5-5R B:4-4L*18
C:5-2R A:4-2R*12 B:4-3L C:3-1L A:5-4R*6 B:+2-1 B:2-1L C:2-2L*9
A:6-2L
"""
end = "out"
winner = "A"
delta = { A = 57, B = 27, C = 39 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-1 3-3 2-0"
deal.B = "6-6 5-5 5-3 4-0 3-1"
deal.C = "6-4 5-2 4-4 1-1 0-0"
yard = "6-2 2-2 2-1 6-3 5-4 4-2 4-1 3-0 1-0 3-2 6-1 5-0 4-3"
play = """
A:3-3*6 B:5-3L C:5-2L A:2-0L*6 B:3-1R C:0-0L A:6-0L B:6-6L C:6-4L
A:5-1R*9 B:4-0L C:+6-2 C:+2-2 C:+2-1 C:+6-3 C:+5-4 C:5-4R A:+4-2
A:4-2R B:+4-1 B:+3-0 B:3-0L C:6-3L A:6-5L
"""
end = "out"
winner = "A"
delta = { A = 60, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 4-3 4-1 3-1"
deal.B = "6-1 5-4 5-2 2-2 2-1"
deal.C = "6-2 6-0 5-5 4-4 4-2"
yard = "5-1 5-0 5-3 2-0 4-0 1-0 6-3 1-1 3-2 3-0 6-4 3-3 0-0"
play = """
A:6-6*12 B:6-1L C:6-2R*3 A:4-1L*6 B:5-2R*9 C:4-4L A:6-5R B:5-4L
C:5-5L A:+5-1 A:5-1L B:2-1L C:4-2L A:4-3L*9 B:+5-0 B:+5-3 B:5-3L
C:6-0R
"""
end = "out"
winner = "C"
delta = { A = 27, B = 9, C = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-3 5-2 3-2 3-1"
deal.B = "6-3 5-0 4-1 2-2 1-0"
deal.C = "6-1 6-0 4-2 4-0 3-0"
yard = "2-0 2-1 3-3 6-2 4-3 6-5 1-1 5-4 5-1 4-4 6-6 5-5 0-0"
play = """
C:6-1 A:3-1R*9 B:6-3R*12 C:6-0L*6 A:6-4R B:5-0L*9 C:4-2R A:5-3L
B:2-2R C:3-0L A:3-2R*3 B:1-0L C:+2-0 C:+2-1 C:2-1L A:5-2L
"""
end = "out"
winner = "A"
delta = { A = 24, B = 21, C = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-3 4-4 3-3 1-1"
deal.B = "6-3 6-0 5-5 4-0 0-0"
deal.C = "6-6 5-1 4-2 3-1 2-2"
yard = "6-1 2-1 3-0 5-0 5-2 2-0 6-4 3-2 1-0 4-3 5-4 4-1 6-5"
play = """
A:3-3*6 B:6-3L*12 C:6-6L*18 A:6-2L B:+6-1 B:+2-1 B:2-1L C:5-1L
A:5-3L*9 B:+3-0 B:3-0L*6 C:3-1R A:1-1R B:6-1R*6 C:+5-0 C:5-0L
A:+5-2 A:5-2L B:6-0R C:4-2L A:4-4L
"""
end = "out"
winner = "A"
delta = { A = 33, B = 24, C = 18 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-11"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 4, D = 3 }
score = { A = 180, B = 210, C = 72, D = 165 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-11"
commitment = "3e1d28b09ae3bce6dfc41b4ebd24561c52037349bdeb74606d965bffa8d4a885"
secret = "bade878ce4d8ca73e0fdb6845b99e1e6b8704a700c387462261e4c65fae99b2c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "5-1 5-0 3-3 3-0 0-0"
deal.B = "4-3 4-2 2-1 2-0 1-0"
deal.C = "6-4 6-3 6-0 5-5 5-3"
deal.D = "6-6 6-5 6-1 4-4 1-1"
yard = "3-1 4-1 5-4 6-2 5-2 4-0 3-2 2-2"
play = """
D:6-6*12 A:+3-1 A:+4-1 A:+5-4 A:+6-2 A:6-2L B:4-2L C:6-4L*18
D:6-5L A:5-0L*12 B:2-0L C:6-3R D:+5-2 D:5-2L A:3-1R*6 B:2-1R
C:5-3L D:+4-0 D:pass A:3-3L B:4-3L*6 C:pass D:4-4L A:4-1L*3 B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 21, B = 54, C = 18, D = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-0 4-1 4-0 3-2"
deal.B = "6-6 6-5 6-1 4-2 1-1"
deal.C = "5-5 5-3 4-3 3-0 1-0"
deal.D = "6-4 6-0 5-4 2-1 2-0"
yard = "5-1 4-4 5-2 0-0 2-2 3-1 3-3 6-2"
play = """
B:6-6*12 C:+5-1 C:+4-4 C:+5-2 C:+0-0 C:+2-2 C:+3-1 C:pass
D:6-0L*12 A:6-3R*3 B:pass C:1-0L D:2-1L A:3-2L*6 B:pass C:5-3L
D:5-4L A:4-0L*3 B:pass C:4-3R D:6-4R*6 A:5-0L B:6-5L*12 C:pass
D:pass A:pass B:6-1L C:3-1L*9 D:pass A:pass B:pass C:3-0L*6 D:2-0L
"""
end = "out"
winner = "D"
delta = { A = 12, B = 24, C = 15, D = 66 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-1 5-0 4-4 3-3"
deal.B = "5-5 3-2 3-0 2-2 2-1"
deal.C = "6-1 5-4 4-1 2-0 0-0"
deal.D = "6-4 6-3 6-2 3-1 1-1"
yard = "4-0 1-0 5-2 4-3 6-6 5-3 6-5 4-2"
play = """
D:6-3*9 A:3-3R*12 B:3-2R C:6-1L*3 D:6-2R A:6-0R B:2-1L C:2-0L
D:+4-0 D:4-0L A:5-0R*9 B:5-5R C:4-1L D:1-1L*12 A:5-1L*15 B:+1-0
B:+5-2 B:5-2L*12 C:5-4R*6 D:6-4R A:+4-3 A:+6-6 A:6-6R B:2-2L
C:+5-3
"""
end = "blocked"
delta = { A = 36, B = 12, C = 9, D = 21 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 3-3 3-0 2-0"
deal.B = "6-5 5-4 4-4 4-2 1-0"
deal.C = "6-4 6-1 5-2 4-3 2-2"
deal.D = "5-0 4-1 4-0 3-2 2-1"
yard = "6-3 3-1 6-0 6-2 1-1 5-3 0-0 5-1"
play = """
A:6-6*12 B:6-5L C:6-1R*6 D:4-1R*9 A:5-5L B:5-4L C:6-4L D:4-0R*6
A:3-0R*9 B:+6-3 B:6-3L*6 C:4-3L D:3-2R*6 A:2-0R B:4-4L C:+3-1
C:+6-0 C:6-0R D:+6-2 D:6-2R A:+1-1 A:+5-3 A:pass B:4-2L C:2-2L*6
D:2-1L*3 A:1-1L B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 21, B = 36, C = 12, D = 24 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-2 3-1 1-0"
deal.B = "4-2 3-2 3-0 2-0 1-1"
deal.C = "5-4 5-3 4-4 4-0 2-2"
deal.D = "6-5 6-2 5-0 2-1 0-0"
yard = "4-1 6-0 5-5 4-3 6-1 6-6 3-3 5-1"
play = """
B:4-2*6 C:5-4L D:2-1R*6 A:5-2L*3 B:3-2L C:5-3L*6 D:6-5L A:3-1R*9
B:3-0R*6 C:4-0R D:6-2L*6 A:6-4R B:2-0L*6 C:+4-1 C:+6-0 C:6-0L*12
D:+5-5 D:+4-3 D:+6-1 D:6-1L A:1-0L*6 B:+6-6 B:6-6R*12 C:pass
D:0-0L*12 A:6-3R*3
"""
end = "out"
winner = "A"
delta = { A = 63, B = 30, C = 18, D = 24 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-4 2-2 1-1"
deal.B = "4-4 4-1 3-0 2-0 0-0"
deal.C = "5-5 5-3 4-3 4-2 3-1"
deal.D = "6-0 5-2 5-0 4-0 1-0"
yard = "2-1 3-2 3-3 6-6 6-2 6-5 5-1 6-1"
play = """
A:5-4*9 B:4-4R C:5-3L D:4-0R*3 A:6-3L*6 B:3-0R*9 C:4-3R D:6-0L
A:6-4R*6 B:2-0L C:4-2L D:+2-1 D:+3-2 D:+3-3 D:+6-6 D:6-6R A:+6-2
A:6-2R*6 B:4-1L*3 C:3-1L D:3-2R*6 A:+6-5 A:pass B:pass C:pass
D:3-3L*9
"""
end = "blocked"
winner = "B"
delta = { A = 27, B = 54, C = 0, D = 18 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-12"
seats = { A = "first", B = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 147, B = 201 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-12"
commitment = "09d5f1e12235022c4070e4dcce8f94142ce7605dffc03541eeb922d421a116c7"
secret = "c3bb75a80f6fb4b4db446500d57e6062e47b6245671e8432978fa5047173b7f7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 4-2 3-3 2-2 2-1"
deal.B = "6-0 5-2 4-4 4-3 1-0"
yard = "3-0 6-4 0-0 5-0 5-3 2-0 6-5 6-1 5-5 6-3 4-1 3-2 5-4 4-0 1-1 3-1 5-1 6-2"
play = """
A:6-6*12 B:6-0L*12 A:+3-0 A:3-0L*15 B:4-3L A:4-2L B:5-2L A:+6-4
A:6-4R*9 B:4-4R A:+0-0 A:+5-0 A:5-0L B:1-0L*9
"""
end = "out"
winner = "B"
delta = { A = 36, B = 33 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-1 4-1 3-3 3-0"
deal.B = "6-6 5-4 5-0 4-3 1-0"
yard = "4-0 2-0 3-1 1-1 4-4 6-4 0-0 6-5 5-2 5-5 3-2 4-2 2-1 6-3 6-0 2-2 5-3 6-2"
play = """
B:1-0 A:6-1L*6 B:5-0R A:5-1R B:6-6L A:4-1R B:4-3R*15 A:3-3R*18
B:+4-0 B:+2-0 B:+3-1 B:3-1R A:+1-1 A:1-1R B:+4-4 B:+6-4 B:6-4L*6
A:+0-0 A:+6-5 A:+5-2 A:+5-5 A:+3-2 A:+4-2 A:4-2L B:2-0L A:3-0L
B:+2-1 B:2-1R A:3-2L B:+6-3 B:+6-0 B:+2-2 B:2-2L*6 A:5-2L B:5-4L*6
A:pass B:4-4L A:pass B:4-0L A:0-0L B:6-0L A:6-5L B:pass A:5-5L*12
"""
end = "out"
winner = "A"
delta = { A = 45, B = 33 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-2 5-0 3-2"
deal.B = "6-1 5-4 5-1 3-0 0-0"
yard = "6-6 6-5 6-2 4-0 3-3 5-5 4-2 4-4 1-1 5-3 1-0 2-1 2-0 4-3 4-1 3-1 2-2 6-3"
play = """
A:6-4 B:5-4R A:6-0L B:0-0L A:5-0L B:5-1L*6 A:5-2R*3 B:6-1L
A:3-2R*9
"""
end = "out"
winner = "A"
delta = { A = 15, B = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 6-0 4-4 2-2"
deal.B = "6-6 6-4 5-1 4-0 3-1"
yard = "1-0 5-4 5-2 3-0 4-2 0-0 3-2 3-3 4-1 1-1 6-3 5-5 4-3 2-0 5-3 6-2 2-1 5-0"
play = """
A:6-5 B:6-4L*9 A:4-4L B:5-1R*9 A:6-1R B:4-0L*6 A:6-0L*12 B:6-6L*18
A:+1-0 A:+5-4 A:+5-2 A:+3-0 A:+4-2 A:+0-0 A:+3-2 A:+3-3 A:+4-1
A:+1-1 A:+6-3 A:6-3L*9 B:3-1L
"""
end = "out"
winner = "B"
delta = { A = 21, B = 90 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-2 3-0 0-0"
deal.B = "6-5 5-3 4-4 3-3 2-1"
yard = "1-1 6-0 6-4 2-2 5-0 6-3 5-5 4-2 6-1 4-1 5-4 5-1 3-2 3-1 1-0 2-0 4-0 4-3"
play = """
B:3-3*6 A:3-0L*6 B:5-3R A:0-0L B:6-5R*6 A:6-6R*12 B:+1-1 B:+6-0
B:6-0L*18 A:6-2L B:2-1L A:+6-4 A:6-4R B:1-1L*6 A:+2-2 A:+5-0
A:+6-3 A:+5-5 A:+4-2 A:4-2R B:+6-1 B:6-1L A:6-3L B:+4-1 B:+5-4
B:+5-1 B:+3-2 B:3-2L A:5-2L B:5-1L*3 A:2-2R B:4-1L A:+3-1 A:+1-0
A:+2-0 A:2-0R B:5-4L A:5-5L B:pass A:5-0L B:pass A:1-0L B:pass
A:3-1L*3
"""
end = "out"
winner = "A"
delta = { A = 30, B = 39 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-13"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 66, B = 84, C = 279 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-13"
commitment = "1231dad4dfa6ab10f01e629174d431c91aacc4d2be3bedb4e214f775f468576e"
secret = "5ce4e8d75c54b3b35a36831231dd6d28ab4b5c4b92f56672f86481b56e2ae877"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-2 5-3 4-2 3-0 2-0"
deal.B = "6-5 6-3 6-0 5-4 1-0"
deal.C = "6-1 5-5 3-2 3-1 2-1"
yard = "5-1 4-0 6-6 6-4 1-1 5-0 4-3 4-1 2-2 4-4 5-2 3-3 0-0"
play = """
C:5-5 A:5-3L B:6-5R*9 C:6-1R A:3-0L B:6-0L C:3-1R*9 A:6-2L B:6-3R
C:3-2L*9 A:+5-1 A:+4-0 A:+6-6 A:6-6R*15 B:+6-4 B:6-4R C:+1-1
C:+5-0 C:+4-3 C:4-3R*6 A:+4-1 A:+2-2 A:+4-4 A:+5-2
"""
end = "blocked"
delta = { A = 15, B = 9, C = 24 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-1 5-2 1-0"
deal.B = "5-3 4-4 3-0 2-0 0-0"
deal.C = "6-5 6-0 5-4 5-1 4-3"
yard = "4-0 3-1 4-2 3-2 2-1 6-2 5-5 5-0 6-3 1-1 4-1 3-3 2-2"
play = """
A:1-0 B:2-0R*3 C:5-1L A:5-2L B:+4-0 B:+3-1 B:+4-2 B:4-2L*6 C:5-4L
A:+3-2 A:3-2R B:5-3L*6 C:4-3L A:6-4L*9 B:3-0R*6 C:6-0R*12
A:6-6L*18 B:+2-1 B:+6-2 B:6-2L C:6-5R
"""
end = "out"
winner = "C"
delta = { A = 27, B = 21, C = 39 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 6-0 5-1 5-0"
deal.B = "6-6 4-1 2-1 2-0 0-0"
deal.C = "6-3 5-3 5-2 3-0 1-1"
yard = "4-3 5-5 4-4 4-2 3-3 6-2 2-2 6-4 3-2 3-1 1-0 5-4 4-0"
play = """
C:6-3*9 A:6-5L B:+4-3 B:4-3R*9 C:5-2L*6 A:+5-5 A:+4-4 A:4-4R
B:2-1L*9 C:1-1L A:5-1L B:4-1R*6 C:5-3L A:6-1R*9 B:6-6R*15
C:3-0L*12
"""
end = "out"
winner = "C"
delta = { A = 9, B = 39, C = 51 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 4-4 4-3 3-1"
deal.B = "6-6 4-2 3-2 2-1 2-0"
deal.C = "5-4 5-3 5-0 2-2 1-1"
yard = "1-0 4-1 3-3 6-3 6-0 5-2 4-0 3-0 6-1 5-1 0-0 6-4 5-5"
play = """
C:5-4*9 A:4-3R B:3-2R C:2-2R*9 A:6-2R B:6-6R C:5-3L*15 A:6-5R
B:+1-0 B:+4-1 B:+3-3 B:3-3L C:5-0R*6 A:3-1L B:2-0R*3 C:1-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 3, C = 63 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-3 5-2 4-0"
deal.B = "4-3 4-1 3-3 2-0 1-1"
deal.C = "6-4 6-0 5-0 3-1 2-1"
yard = "0-0 3-0 6-6 1-0 3-2 5-4 5-5 4-4 4-2 6-3 5-1 2-2 6-1"
play = """
C:6-0*6 A:6-5L B:2-0R C:2-1R*6 A:5-3L B:4-3L C:6-4L A:6-2L*3
B:4-1R*6 C:+0-0 C:+3-0 C:+6-6 C:+1-0 C:+3-2 C:3-2L A:4-0R*3
B:3-3L*6 C:3-0R*9 A:+5-4 A:+5-5 A:+4-4 A:+4-2 A:+6-3 A:6-3L*9
B:+5-1 B:pass C:6-6L*15 A:pass B:pass C:3-1R A:pass B:5-1R
C:5-0R*12 A:pass B:pass C:0-0R*12 A:pass B:pass C:1-0R
"""
end = "out"
winner = "C"
delta = { A = 15, B = 12, C = 102 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-14"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1, D = 4 }
score = { A = 189, B = 129, C = 204, D = 33 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-14"
commitment = "cc40234b297b71bde6772a5e1bf14d1eb1fa1f9a5334704a85ae4465739e3f06"
secret = "c6789a97da7712678f4c6e0b807cc7560227e1c40281cfdbbcde02367af84c69"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-2 5-5 5-2 4-4 3-0"
deal.B = "5-1 5-0 4-3 2-0 1-1"
deal.C = "6-4 6-1 5-4 5-3 4-0"
deal.D = "6-6 6-3 3-3 2-1 1-0"
yard = "2-2 3-1 3-2 6-0 4-1 6-5 0-0 4-2"
play = """
D:6-6*12 A:6-2L B:2-0L*12 C:4-0L D:6-3R A:4-4L B:4-3R*12 C:6-4L
D:+2-2 D:+3-1 D:+3-2 D:+6-0 D:6-0L A:3-0L B:+4-1 B:4-1R C:5-3L*6
D:3-1R A:5-5L B:5-0L*3 C:+6-5 C:pass D:1-0L A:pass B:1-1L C:6-1L*9
D:3-2R A:5-2R
"""
end = "out"
winner = "A"
delta = { A = 39, B = 27, C = 15, D = 12 }

[[match.hand]]
opener = "A"
deal.A = "5-0 4-0 3-3 3-1 3-0"
deal.B = "6-3 6-2 5-4 5-3 3-2"
deal.C = "6-6 6-1 5-2 2-1 1-0"
deal.D = "6-5 6-4 5-5 4-2 2-0"
yard = "5-1 4-4 6-0 0-0 2-2 1-1 4-3 4-1"
play = """
A:3-3*6 B:6-3L*12 C:6-6L*18 D:6-4L A:4-0L*6 B:3-2R C:1-0L*3 D:2-0R
A:5-0R*6 B:5-3R C:6-1L*9 D:6-5L A:3-1R*6 B:5-4L C:2-1R*6 D:4-2R
A:+5-1 A:+4-4 A:4-4L*12 B:+6-0 B:+0-0 B:+2-2 B:+1-1
"""
end = "blocked"
winner = "C"
delta = { A = 36, B = 12, C = 75, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 4-3 2-2 1-0"
deal.B = "6-5 5-2 4-4 4-2 2-1"
deal.C = "6-2 5-5 5-3 4-0 3-0"
deal.D = "5-4 3-3 3-1 2-0 0-0"
yard = "1-1 4-1 6-1 3-2 6-4 5-1 6-0 5-0"
play = """
C:6-2 D:2-0R*6 A:6-6L*12 B:6-5L C:5-5L D:5-4L A:4-3L*3 B:+1-1
B:+4-1 B:+6-1 B:+3-2 B:3-2L C:4-0R*6 D:+6-4 D:6-4R A:6-3R B:4-2L
C:5-3R*9 D:+5-1 D:5-1R A:1-0R B:4-4L C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 15, B = 0, C = 54, D = 6 }

[[match.hand]]
opener = "C"
deal.A = "5-4 4-0 3-3 3-2 3-1"
deal.B = "6-6 5-2 5-0 4-4 2-2"
deal.C = "6-5 6-1 5-3 3-0 1-1"
deal.D = "6-4 6-2 2-1 2-0 1-0"
yard = "4-2 4-1 4-3 5-1 5-5 6-0 6-3 0-0"
play = """
C:6-5 D:6-2L A:5-4R*6 B:5-2L*9 C:5-3L D:6-4R*9 A:3-3L*12 B:6-6R*18
C:3-0L*12 D:1-0L A:3-1L*15 B:+4-2 B:+4-1 B:+4-3 B:4-3L C:6-1R
D:2-1R*6 A:3-2R B:4-4L C:+5-1 C:+5-5 C:+6-0 C:pass D:pass A:4-0L*3
"""
end = "out"
winner = "A"
delta = { A = 81, B = 27, C = 12, D = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 5-2 4-0 3-2"
deal.B = "6-3 5-5 3-1 2-2 2-0"
deal.C = "6-0 4-4 4-3 3-3 2-1"
deal.D = "6-4 5-3 5-1 5-0 4-1"
yard = "6-2 1-1 6-6 1-0 0-0 3-0 6-5 4-2"
play = """
A:5-4*9 B:5-5L C:4-4R*18 D:6-4R A:5-2L B:2-0L*6 C:6-0L*12 D:+6-2
D:6-2L A:3-2L*9 B:6-3L*12 C:+1-1 C:+6-6 C:6-6L*18 D:+1-0 D:+0-0
D:+3-0 D:pass A:6-1L B:3-1L*9 C:4-3L D:4-1L A:pass B:pass C:2-1L
D:pass A:pass B:2-2L
"""
end = "out"
winner = "B"
delta = { A = 18, B = 63, C = 48, D = 0 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-15"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 231, B = 60 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-15"
commitment = "b4b0eb3af85fc9267a08a4d9da47dc87e54c4cf70448c1c27893dc97de57888c"
secret = "a601211732fb65a7c429d332a3d61121289539e42405b0ea344c63876cf11c21"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 5-0 4-3 3-2 3-0"
deal.B = "5-3 4-4 1-1 1-0 0-0"
yard = "5-5 2-1 6-1 6-0 6-5 5-2 4-1 3-1 4-0 6-6 3-3 4-2 5-4 5-1 2-2 6-4 6-2 2-0"
play = """
B:4-4 A:4-3L B:5-3L A:5-0L B:1-0L*9 A:+5-5 A:+2-1 A:2-1L B:+6-1
B:+6-0 B:+6-5 B:+5-2 B:5-2L A:5-5L*18 B:6-5L A:6-3L B:+4-1 B:4-1R
A:3-2L*3 B:6-1R A:+3-1 A:+4-0 A:+6-6 A:6-6R B:6-0R A:4-0R*6 B:+3-3
B:+4-2 B:4-2L A:+5-4 A:5-4L*9 B:+5-1 B:5-1L A:3-1L B:3-3L A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 39, B = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 4-3 2-2 1-1"
deal.B = "6-6 6-0 5-5 4-2 2-1"
yard = "6-5 4-1 6-4 3-0 2-0 3-2 5-1 4-4 4-0 3-3 6-3 0-0 1-0 5-2 5-3 6-2 5-0 3-1"
play = """
A:5-4*9 B:5-5L A:4-3R B:+6-5 B:6-5L*9 A:6-1L B:2-1L A:2-2L B:4-2L
A:+4-1 A:4-1L B:+6-4 B:+3-0 B:3-0R A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 36, B = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-2 4-4 4-2 3-2 3-0"
deal.B = "6-6 6-4 5-1 4-0 2-1"
yard = "2-0 6-3 5-4 4-3 6-5 1-1 5-5 0-0 1-0 6-1 6-0 5-2 3-3 3-1 2-2 5-0 4-1 5-3"
play = """
A:4-2*6 B:6-4L A:6-2R*12 B:6-6L*18 A:+2-0 A:+6-3 A:6-3R*15 B:+5-4
B:+4-3 B:4-3R A:4-4R B:5-4R A:+6-5 A:6-5R*18 B:+1-1 B:+5-5 B:+0-0
B:+1-0 B:+6-1 B:6-1L A:+6-0 A:6-0R B:5-1L A:3-0R B:5-5L A:3-2R*12
B:2-1R A:+5-2 A:5-2L*3 B:1-1R A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 72, B = 18 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 6-0 5-1 2-0"
deal.B = "5-2 4-2 4-1 3-2 1-0"
yard = "2-2 6-5 0-0 5-3 4-4 2-1 5-5 6-6 3-3 1-1 6-1 5-4 6-4 4-3 3-0 4-0 5-0 3-1"
play = """
A:6-3*9 B:3-2R A:6-2R*12 B:+2-2 B:+6-5 B:6-5L A:5-1L B:4-1L A:6-0R
B:4-2L A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 33, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 3-3 2-0 0-0"
deal.B = "6-6 6-2 6-1 4-4 3-2"
yard = "5-3 5-0 6-4 5-1 2-1 4-2 4-0 1-1 1-0 2-2 3-1 4-1 4-3 5-5 6-0 5-2 3-0 5-4"
play = """
A:3-3*6 B:3-2L A:2-0L*6 B:+5-3 B:5-3R A:6-5R*6 B:6-6R*12 A:0-0L*12
B:6-2R A:+5-0 A:5-0L B:+6-4 B:+5-1 B:5-1L*3 A:+2-1 A:2-1L B:+4-2
B:4-2L*6 A:+4-0 A:4-0L B:+1-1 B:+1-0 B:1-0L*3 A:+2-2 A:2-2R B:6-1L
A:6-3L
"""
end = "out"
winner = "A"
delta = { A = 51, B = 24 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-16"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 2, C = 1 }
score = { A = 66, B = 66, C = 231 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-16"
commitment = "294e0bfd3e66c4fa4d06b67776c8f96ed4fd746782836362aa9363ae5e195310"
secret = "f43c922f488928be605badec8371e8bcfd336f68a1adb53b1a13ea773fc56781"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 5-2 3-3 2-0"
deal.B = "6-6 5-3 4-4 4-3 1-1"
deal.C = "6-2 5-5 5-1 3-2 2-2"
yard = "6-3 4-0 6-4 5-0 6-0 3-1 0-0 6-5 2-1 3-0 4-1 4-2 1-0"
play = """
B:6-6*12 C:6-2L A:5-2L B:5-3L*15 C:3-2L A:2-0L*12 B:+6-3 B:6-3R*3
C:+4-0 C:4-0L A:5-4L B:4-3R*9 C:5-5L A:+6-4 A:6-4R B:+5-0 B:5-0L*6
C:+6-0 C:6-0L*12 A:6-1L B:1-1L C:5-1L A:+3-1 A:+0-0 A:+6-5
A:6-5L*12 B:+2-1 B:+3-0 B:+4-1
"""
end = "blocked"
winner = "C"
delta = { A = 24, B = 45, C = 42 }

[[match.hand]]
opener = "C"
deal.A = "6-1 4-3 4-1 4-0 0-0"
deal.B = "6-6 6-5 6-4 5-2 1-1"
deal.C = "6-3 5-3 4-4 3-2 2-2"
yard = "4-2 5-0 2-0 6-2 3-1 2-1 1-0 3-3 5-1 6-0 5-5 3-0 5-4"
play = """
C:6-3*9 A:6-1L B:1-1L C:5-3R A:4-1L*9 B:6-4L C:+4-2 C:+5-0
C:5-0R*6 A:4-0R B:6-5L*9 C:4-4R A:4-3R B:5-2L C:3-2L*6 A:+2-0
A:+6-2 A:+3-1 A:3-1L B:+2-1 B:2-1L C:4-2L A:+1-0 A:+3-3 A:3-3R
B:+5-1 B:+6-0 B:+5-5
"""
end = "blocked"
winner = "C"
delta = { A = 9, B = 9, C = 66 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-2 4-3 1-0 0-0"
deal.B = "6-4 6-1 6-0 3-3 3-0"
deal.C = "6-5 5-5 5-1 3-2 2-2"
yard = "2-0 4-2 3-1 1-1 4-1 4-0 5-4 5-3 6-2 6-6 4-4 5-0 2-1"
play = """
C:5-1*6 A:5-2L*3 B:6-1R C:3-2L*9 A:6-3L*12 B:6-4L C:6-5R*9 A:4-3L
B:3-0L C:5-5R A:1-0L B:+2-0 B:+4-2 B:+3-1 B:3-1L C:+1-1 C:+4-1
C:+4-0 C:+5-4 C:5-4R A:+5-3 A:5-3L*9 B:4-2R C:2-2R*9 A:+6-2 A:6-2R
B:6-0R C:4-0R*9 A:+6-6 A:+4-4 A:4-4R B:pass C:4-1R*6 A:pass B:pass
C:1-1R
"""
end = "out"
winner = "C"
delta = { A = 24, B = 0, C = 69 }

[[match.hand]]
opener = "C"
deal.A = "6-2 4-3 3-3 1-1 0-0"
deal.B = "6-6 5-4 5-1 4-2 4-1"
deal.C = "3-2 3-1 2-1 2-0 1-0"
yard = "6-5 5-2 4-0 6-4 5-3 4-4 5-0 6-0 6-3 2-2 6-1 5-5 3-0"
play = """
C:2-1*3 A:6-2L B:4-1R C:+6-5 C:6-5L*9 A:4-3R B:5-1L C:3-1L*6
A:3-3L*9 B:+5-2 B:+4-0 B:+6-4 B:+5-3 B:5-3L C:3-2R A:+4-4 A:+5-0
A:5-0L B:4-0L*6 C:2-0R A:4-4L B:6-4L*6 C:1-0R
"""
end = "out"
winner = "C"
delta = { A = 9, B = 12, C = 54 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-17"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 4, D = 3 }
score = { A = 168, B = 222, C = 123, D = 141 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-17"
commitment = "b7b7e7dfb65f8b14d452b373b3b6a116ec89787937c76cfe880233ca7831d6dd"
secret = "d52d60c3ad158e740798adce13c3cbe45792fc36595758240d0e0294d3cf5fd2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-3 5-2 5-1 4-1 3-2"
deal.B = "6-6 6-5 4-3 3-3 2-2"
deal.C = "6-2 6-1 6-0 5-5 4-4"
deal.D = "4-2 4-0 2-1 2-0 1-1"
yard = "5-4 1-0 3-0 6-4 3-1 5-0 0-0 6-3"
play = """
B:6-6*12 C:6-0L*12 D:4-0L A:4-1L B:6-5R*6 C:6-1L D:+5-4 D:5-4R
A:+1-0 A:+3-0 A:+6-4 A:6-4L B:4-3L C:4-4R D:4-2R A:3-0L B:2-2R
C:6-2R*6 D:2-0L A:5-2L B:+3-1 B:+5-0 B:5-0L*6 C:pass D:pass A:1-0L
B:3-1L*9 C:pass D:pass A:3-2L B:pass C:pass D:2-1L A:5-1L B:pass
C:5-5L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 33, C = 33, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-0 3-2 3-0"
deal.B = "6-6 5-2 4-3 2-1 1-1"
deal.C = "6-4 5-5 4-4 3-1 2-2"
deal.D = "5-4 5-1 4-2 4-1 0-0"
yard = "5-3 2-0 4-0 3-3 6-5 1-0 6-0 6-2"
play = """
C:4-4 D:5-4L A:5-0L B:4-3R*3 C:3-1R D:0-0L A:3-0L B:2-1R C:2-2R
D:4-2R A:3-2L*6 B:5-2L*9 C:5-5L D:5-1L A:6-1L B:6-6L C:6-4R*18
"""
end = "out"
winner = "C"
delta = { A = 6, B = 12, C = 33, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-1 4-3 4-2 3-1 2-1"
deal.B = "6-3 5-5 4-1 4-0 3-0"
deal.C = "6-5 6-4 5-3 4-4 2-2"
deal.D = "6-1 3-3 3-2 2-0 1-1"
yard = "5-2 6-2 0-0 5-4 6-6 5-0 6-0 1-0"
play = """
C:4-4 D:+5-2 D:+6-2 D:+0-0 D:+5-4 D:5-4L A:4-2R B:5-5L*12 C:2-2R
D:5-2L*6 A:2-1L B:4-1L C:6-4L D:6-2L*6 A:+6-6 A:+5-0 A:pass B:pass
C:pass D:3-2L A:4-3L B:4-0L C:pass D:2-0L*6
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 72, C = 0, D = 18 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-0 3-1 3-0 2-0"
deal.B = "6-4 5-5 5-3 3-3 2-1"
deal.C = "6-6 6-1 4-4 4-0 0-0"
deal.D = "6-2 6-0 5-4 4-2 1-1"
yard = "6-3 4-1 1-0 5-2 2-2 3-2 5-1 4-3"
play = """
B:3-3*6 C:+6-3 C:6-3L*12 D:6-2L A:2-0L*6 B:5-3R C:4-0L*9 D:5-4L
A:5-0L B:5-5R C:0-0L D:6-0L A:6-5L*15 B:+4-1 B:+1-0 B:+5-2
B:5-2L*12 C:+2-2 C:2-2L D:4-2L A:+3-2 A:pass B:6-4L C:6-6L D:pass
A:pass B:pass C:6-1L D:1-1L*12
"""
end = "out"
winner = "D"
delta = { A = 21, B = 18, C = 21, D = 42 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-1 5-0 2-1 1-0"
deal.B = "6-4 6-0 3-1 3-0 2-0"
deal.C = "6-3 6-1 5-5 4-2 3-2"
deal.D = "5-4 4-1 4-0 2-2 0-0"
yard = "6-6 1-1 5-3 5-2 3-3 4-4 6-5 4-3"
play = """
D:5-4*9 A:5-1L B:6-4R C:6-1L*12 D:+6-6 D:6-6L*18 A:6-2R B:2-0R*12
C:6-3L*3 D:4-0R A:+1-1 A:+5-3 A:5-3L*9 B:+5-2 B:5-2L*6 C:4-2R
D:2-2L*6 A:2-1R B:3-1R C:3-2R*6 D:+3-3 D:+4-4
"""
end = "blocked"
winner = "A"
delta = { A = 48, B = 18, C = 21, D = 33 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-0 5-5 2-0"
deal.B = "5-1 4-3 4-0 3-1 1-1"
deal.C = "6-2 5-3 4-4 1-0 0-0"
deal.D = "6-5 6-4 6-1 5-2 4-2"
yard = "5-0 3-3 5-4 3-0 2-2 3-2 2-1 4-1"
play = """
A:6-6*12 B:+5-0 B:+3-3 B:+5-4 B:+3-0 B:+2-2 B:+3-2 B:pass C:6-2L
D:5-2L A:6-3R B:4-3R*9 C:5-3L D:6-4R*9 A:6-0R*3 B:3-3L*6 C:0-0R*6
D:pass A:2-0R B:3-2R*9 C:pass D:pass A:pass B:3-0R*6 C:1-0R
D:6-1R*12 A:pass B:3-1L C:pass D:6-5R*6 A:5-5R
"""
end = "out"
winner = "A"
delta = { A = 60, B = 30, C = 6, D = 27 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 4-4 3-1 3-0"
deal.B = "6-3 6-2 4-1 2-1 2-0"
deal.C = "5-4 5-1 3-2 2-2 0-0"
deal.D = "6-5 6-4 6-0 4-2 1-0"
yard = "5-3 5-0 5-5 4-0 4-3 1-1 5-2 3-3"
play = """
A:3-1 B:6-3L C:5-1R D:6-5L A:+5-3 A:5-3L B:+5-0 B:5-0R*3 C:0-0R*3
D:6-0R*9 A:6-6R*15 B:6-2R C:3-2R*6 D:+5-5 D:+4-0 D:+4-3 D:4-3L
A:3-0R B:2-0R*6 C:5-4L D:5-5L*12 A:+1-1 A:pass B:2-1R C:pass
D:1-0R A:pass B:pass C:pass D:4-0R A:4-4R*18 B:4-1R
"""
end = "out"
winner = "B"
delta = { A = 33, B = 39, C = 9, D = 21 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-18"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 180, B = 237 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-18"
commitment = "96d4e7edcc19c528b3795eda243419863b50b07ea522517ef7ea3141bfaa3581"
secret = "18b1f76ef68b2b0421a9d8bbb00bd24ae59055b7ddf40a0177c6c5abf8714ad1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 4-1 3-0 0-0"
deal.B = "6-6 5-0 4-4 3-2 2-0"
yard = "4-0 6-2 2-2 1-1 2-1 3-3 6-5 6-1 6-0 1-0 5-1 5-3 5-2 5-4 4-3 5-5 3-1 4-2"
play = """
B:6-6*12 A:6-3L*15 B:3-2L A:6-4R*6 B:2-0L A:4-1R B:5-0L*6 A:+4-0
A:+6-2 A:+2-2 A:+1-1 A:1-1R B:+2-1 B:2-1R A:2-2R*9 B:+3-3 B:+6-5
B:6-5L A:6-2R*12 B:+6-1 B:6-1L A:+6-0 A:6-0R B:+1-0 B:1-0R A:+5-1
A:5-1L*6 B:+5-3 B:5-3L A:3-0L B:+5-2 B:+5-4 B:+4-3 B:+5-5 B:pass
A:4-0L B:4-4L*9 A:pass B:5-4L*6 A:pass B:5-2L*3
"""
end = "blocked"
winner = "A"
delta = { A = 72, B = 36 }

[[match.hand]]
opener = "A"
deal.A = "5-0 4-3 3-0 2-2 2-1"
deal.B = "5-5 5-2 5-1 4-2 3-2"
yard = "6-5 5-3 5-4 4-4 6-1 6-2 6-6 1-1 4-1 6-3 0-0 6-4 6-0 2-0 1-0 4-0 3-1 3-3"
play = """
A:3-0*3 B:3-2L A:5-0R B:5-5R*12 A:2-2L B:5-2L*15 A:+6-5 A:6-5L
B:5-1R A:2-1R B:4-2R
"""
end = "out"
winner = "B"
delta = { A = 3, B = 33 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-2 4-1 3-0"
deal.B = "6-1 5-1 3-3 2-2 1-0"
yard = "4-3 6-0 5-4 5-5 2-1 4-4 3-2 5-3 4-2 1-1 6-4 5-2 0-0 6-3 4-0 3-1 2-0 5-0"
play = """
B:3-3*6 A:3-0L*6 B:1-0L A:4-1L B:+4-3 B:4-3L*9 A:+6-0 A:+5-4
A:+5-5 A:+2-1 A:+4-4 A:+3-2 A:3-2L B:2-2L A:6-2L*12 B:6-1L A:2-1L
B:+5-3 B:5-3R A:5-5R*12 B:5-1R*3
"""
end = "out"
winner = "B"
delta = { A = 30, B = 63 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-3 3-2 1-0"
deal.B = "6-4 5-5 4-1 4-0 3-0"
yard = "5-4 5-2 3-1 4-2 0-0 2-0 6-6 6-1 6-0 1-1 6-5 2-2 4-4 5-1 5-0 2-1 4-3 3-3"
play = """
B:5-5 A:5-3L B:3-0L A:1-0L B:4-1L A:+5-4 A:5-4L*15 B:+5-2
B:5-2L*12 A:6-2L B:6-4L A:+3-1 A:+4-2 A:4-2L*12 B:+0-0 B:+2-0
B:2-0L A:+6-6 A:+6-1 A:+6-0 A:6-0L B:+1-1 B:+6-5 B:6-5L*15 A:+2-2
A:+4-4 A:+5-1 A:5-1R*6 B:1-1R A:6-1R B:+5-0 B:5-0L*6 A:6-6R*12
B:0-0L*12 A:6-3R*3 B:4-0L
"""
end = "out"
winner = "B"
delta = { A = 48, B = 66 }

[[match.hand]]
opener = "B"
deal.A = "6-6 4-4 3-3 2-2 2-1"
deal.B = "6-3 5-0 4-1 2-0 1-0"
yard = "4-2 3-2 5-2 0-0 6-0 5-1 6-4 5-4 3-1 5-3 6-1 4-0 4-3 6-2 6-5 1-1 5-5 3-0"
play = """
B:6-3*9 A:6-6L*15 B:+4-2 B:+3-2 B:3-2R A:2-2R B:2-0R*12 A:+5-2
A:+0-0 A:0-0R*12 B:1-0R A:2-1R B:4-2R A:4-4R B:4-1R A:+6-0 A:6-0L
B:5-0L*6
"""
end = "out"
winner = "B"
delta = { A = 27, B = 39 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-19"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 201, B = 126, C = 168 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-19"
commitment = "17c63baf03bdd000192b2f8a72a81ac97e460da66ed9a1d56b8972a953f8fae3"
secret = "77fcf3fe8ed0b6788cb32abb9a3df951be577e760a9387464b972a8a95038e13"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 4-4 4-3 2-1"
deal.B = "6-4 6-2 5-5 4-0 2-0"
deal.C = "5-0 3-2 2-2 1-0 0-0"
yard = "5-2 6-6 6-3 5-1 3-3 5-3 1-1 4-1 3-1 3-0 5-4 6-0 4-2"
play = """
B:5-5 C:5-0L A:6-5R*6 B:4-0L C:+5-2 C:+6-6 C:6-6R A:4-3L*15 B:6-4R
C:3-2L*6 A:4-4R B:6-2L C:+6-3 C:6-3L A:+5-1 A:+3-3 A:3-3L B:+5-3
B:5-3L C:5-2L A:2-1L*9 B:+1-1 B:1-1L C:1-0L A:+4-1 A:4-1R B:2-0L*3
"""
end = "out"
winner = "B"
delta = { A = 30, B = 21, C = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-0 3-3 2-1 1-0"
deal.B = "6-3 5-5 4-1 2-0 1-1"
deal.C = "5-1 4-3 3-2 2-2 0-0"
yard = "5-2 5-4 4-0 4-2 4-4 6-2 6-0 6-5 6-4 6-1 5-3 3-0 3-1"
play = """
B:6-3*9 C:3-2R A:6-6L B:2-0R*12 C:0-0R*12 A:1-0R B:4-1R C:4-3R*15
A:3-3R*18 B:+5-2 B:+5-4 B:+4-0 B:+4-2 B:+4-4 B:+6-2 B:6-2L C:2-2L
A:2-1L B:1-1L C:5-1L
"""
end = "out"
winner = "C"
delta = { A = 18, B = 21, C = 75 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-4 5-3 2-1 1-1"
deal.B = "6-3 4-2 4-1 3-3 3-0"
deal.C = "6-2 6-1 4-3 2-2 2-0"
yard = "5-0 6-5 5-5 4-0 3-1 3-2 6-0 5-1 1-0 0-0 6-4 5-2 4-4"
play = """
C:2-0 A:2-1L B:4-1L C:4-3L*3 A:5-3L B:3-0R C:+5-0 C:5-0L*3 A:+6-5
A:+5-5 A:+4-0 A:4-0L B:4-2L C:6-2L*9 A:6-6L*15 B:6-3L*6 C:+3-1
C:3-1L A:1-1L B:3-3R
"""
end = "out"
winner = "B"
delta = { A = 15, B = 48, C = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-1 4-0 3-0"
deal.B = "5-3 4-4 4-2 3-2 3-1"
deal.C = "4-1 2-2 2-1 1-1 0-0"
yard = "6-5 1-0 3-3 5-4 4-3 5-5 6-1 6-6 5-0 5-2 6-2 2-0 6-4"
play = """
B:5-3 C:+6-5 C:6-5L*9 A:6-3R*12 B:+1-0 B:+3-3 B:+5-4 B:+4-3 B:+5-5
B:+6-1 B:6-1L C:1-1L A:6-0R B:3-1L*3 C:0-0R*3 A:3-0R*6 B:4-3L
C:4-1L A:5-1L B:5-5L C:+6-6 C:+5-0 C:5-0L*3 A:4-0L
"""
end = "out"
winner = "A"
delta = { A = 72, B = 3, C = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 4-4 3-3 2-0"
deal.B = "6-5 5-0 3-1 2-2 1-1"
deal.C = "6-3 5-1 3-0 1-0 0-0"
yard = "4-0 6-1 5-4 6-0 4-1 6-4 5-3 4-3 5-2 4-2 3-2 6-6 2-1"
play = """
A:3-3*6 B:3-1L C:1-0L*6 A:2-0L B:2-2L C:6-3R A:6-2L*12 B:6-5L
C:5-1L A:+4-0 A:+6-1 A:6-1L*12 B:+5-4 B:+6-0 B:6-0L*6 C:0-0L*6
A:4-0L B:5-4L C:+4-1 C:+6-4 C:6-4R*9 A:4-4R B:5-0L C:3-0L A:+5-3
A:5-3L B:+4-3 B:4-3R C:+5-2 C:5-2L A:+4-2 A:4-2L B:+3-2 B:3-2R*6
C:4-1L*3
"""
end = "out"
winner = "C"
delta = { A = 30, B = 12, C = 36 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 4-4 4-3 3-3"
deal.B = "6-4 5-5 4-2 4-0 2-2"
deal.C = "6-0 5-1 4-1 1-1 0-0"
yard = "6-1 1-0 3-0 6-2 2-0 6-3 2-1 3-2 5-3 5-2 5-4 3-1 5-0"
play = """
C:1-1 A:+6-1 A:6-1L B:6-4L*6 C:4-1L*3 A:+1-0 A:1-0L B:4-0L*6
C:5-1R*9 A:6-5R B:4-2L C:6-0R A:+3-0 A:3-0R B:2-2L C:+6-2 C:6-2L*9
A:6-6L*15 B:+2-0 B:+6-3 B:6-3L*6 C:+2-1 C:+3-2 C:3-2L A:4-3R*6
B:2-0L C:0-0L A:4-4R B:+5-3 B:+5-2 B:+5-4 B:5-4R C:pass A:pass
B:5-5R C:pass A:pass B:5-3R*3 C:pass A:3-3R*6
"""
end = "out"
winner = "A"
delta = { A = 36, B = 21, C = 21 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-20"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 2, C = 1, D = 2 }
score = { A = 168, B = 189, C = 216, D = 189 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-20"
commitment = "92fc90c83ddcc72210a0b6f90a75fd9bd95b1417ef056c03f7761f4fabbc0c86"
secret = "8e915b0618a532a0cf61814bd584f53f038d0116e65c294555e1f9389803d34f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-2 4-3 0-0"
deal.B = "6-5 5-1 4-4 4-1 1-1"
deal.C = "5-4 5-2 4-2 2-2 1-0"
deal.D = "5-3 3-2 3-1 3-0 2-1"
yard = "4-0 3-3 6-6 5-0 6-0 2-0 6-1 5-5"
play = """
B:4-4 C:5-4L D:5-3L A:6-3L B:4-1R C:1-0R*6 D:3-0R*9 A:6-4L B:+4-0
B:4-0L*3 C:+3-3 C:3-3R*6 D:3-2R A:0-0L B:+6-6 B:+5-0 B:5-0L
C:4-2R*9 D:+6-0 D:+2-0 D:pass A:4-3R B:5-1L C:pass D:3-1L*6
"""
end = "blocked"
winner = "A"
delta = { A = 48, B = 3, C = 21, D = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-4 3-3 3-1"
deal.B = "5-1 4-3 4-0 2-2 2-0"
deal.C = "6-6 5-5 4-4 4-1 3-0"
deal.D = "6-4 5-2 5-0 4-2 0-0"
yard = "1-0 3-2 1-1 6-5 2-1 6-3 5-3 6-2"
play = """
A:6-1 B:5-1R C:6-6L D:5-0R*12 A:6-0L B:4-0L C:4-4L D:6-4L*6 A:+1-0
A:1-0R B:+3-2 B:+1-1 B:1-1R C:4-1R D:4-2R A:+6-5 A:6-5L B:3-2R
C:5-5L D:5-2L A:3-3R B:2-0L*6 C:3-0L*9
"""
end = "out"
winner = "C"
delta = { A = 0, B = 6, C = 33, D = 18 }

[[match.hand]]
opener = "C"
deal.A = "4-2 3-3 3-1 2-2 0-0"
deal.B = "6-3 5-4 5-3 4-0 3-0"
deal.C = "5-2 4-3 4-1 2-1 2-0"
deal.D = "6-4 6-2 5-5 5-0 3-2"
yard = "4-4 6-0 6-1 1-0 6-5 5-1 1-1 6-6"
play = """
C:2-1*3 D:6-2L A:3-1R*9 B:3-0R*6 C:2-0R D:3-2R*9 A:3-3R*12
B:6-3L*9 C:4-3L D:6-4L*12 A:+4-4 A:+6-0 A:6-0L*6 B:5-3R C:5-2R
D:5-0L A:4-2R*9 B:5-4R C:+6-1 C:+1-0 C:+6-5 C:6-5L D:5-5R
"""
end = "out"
winner = "D"
delta = { A = 36, B = 15, C = 3, D = 51 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-4 5-2 2-1 1-0"
deal.B = "6-3 5-5 5-1 3-3 3-2"
deal.C = "5-3 4-2 3-0 2-2 2-0"
deal.D = "6-5 4-3 4-1 4-0 3-1"
yard = "6-0 6-4 6-6 4-4 5-0 0-0 1-1 6-1"
play = """
D:4-3 A:5-4L B:3-3R C:5-3L*9 D:3-1R A:2-1R B:3-2R*6 C:3-0L*3
D:4-0L A:+6-0 A:+6-4 A:6-4L*9 B:6-3L*6 C:+6-6 C:+4-4 C:+5-0 C:+0-0
"""
end = "blocked"
delta = { A = 9, B = 12, C = 12, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 5-1 4-4 3-0"
deal.B = "5-3 2-1 2-0 1-1 1-0"
deal.C = "6-6 6-1 5-4 5-0 3-2"
deal.D = "6-5 5-2 4-3 4-2 0-0"
yard = "6-4 3-3 4-1 6-0 2-2 6-3 3-1 4-0"
play = """
A:6-2 B:2-1R C:6-1R*12 D:6-5L A:5-5L B:5-3L*9 C:6-6R*15 D:4-3L
A:4-4L B:+6-4 B:6-4L*18 C:+3-3 C:+4-1 C:+6-0 C:6-0L*12 D:0-0L*12
A:3-0L*15 B:+2-2 B:+6-3 B:6-3R*6 C:3-3L*9 D:pass A:pass B:pass
C:3-2L D:5-2L A:5-1L
"""
end = "out"
winner = "A"
delta = { A = 48, B = 33, C = 48, D = 12 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-3 3-3 2-1 0-0"
deal.B = "6-5 5-1 4-4 4-3 3-1"
deal.C = "6-6 5-4 5-0 2-2 2-0"
deal.D = "6-2 4-2 4-0 3-2 3-0"
yard = "6-0 6-4 5-2 1-0 6-1 4-1 1-1 6-3"
play = """
A:5-5 B:5-1L C:5-4R D:4-2R*3 A:2-1L B:+6-0 B:+6-4 B:+5-2 B:5-2L
C:2-2R*9 D:3-2R A:5-3L*6 B:3-1L C:+1-0 C:1-0L*3 D:3-0L*6 A:3-3L*9
B:4-3R C:+6-1 C:+4-1 C:4-1R D:pass A:pass B:pass C:6-1R*12 D:6-2R
A:pass B:pass C:2-0R*6 D:4-0R
"""
end = "out"
winner = "D"
delta = { A = 15, B = 0, C = 30, D = 60 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-3 5-2 5-1 3-2"
deal.B = "6-2 5-5 5-0 2-1 0-0"
deal.C = "6-4 6-1 4-4 4-3 4-1"
deal.D = "6-5 6-3 4-2 4-0 3-0"
yard = "1-0 5-4 3-3 1-1 6-6 2-2 2-0 3-1"
play = """
D:6-3*9 A:6-0L*3 B:0-0L*3 C:4-3R D:4-0R A:+1-0 A:1-0L B:2-1L
C:+5-4 C:+3-3 C:+1-1 C:+6-6 C:+2-2 C:2-2L D:4-2L A:pass B:5-0R*9
C:4-1L*6 D:6-5R A:5-1L B:6-2R C:5-4L*6 D:pass A:5-2R*9 B:5-5R
"""
end = "out"
winner = "B"
delta = { A = 12, B = 72, C = 12, D = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-2 2-1 0-0"
deal.B = "6-3 6-1 5-5 4-4 2-2"
deal.C = "6-6 6-0 4-0 3-2 1-1"
deal.D = "6-2 5-4 4-1 3-3 1-0"
yard = "5-3 5-1 2-0 3-1 5-0 3-0 4-2 4-3"
play = """
B:6-1 C:6-6L D:1-0R*12 A:6-5L B:5-5L C:6-0R D:6-2R*12 A:5-2L
B:2-2L*6 C:3-2L D:3-3L A:2-1R B:6-3L C:1-1R D:4-1R A:6-4L
B:4-4L*12
"""
end = "out"
winner = "B"
delta = { A = 0, B = 30, C = 0, D = 24 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 5-0 3-1 2-1"
deal.B = "5-1 4-3 4-0 3-0 0-0"
deal.C = "5-3 5-2 4-4 4-2 2-0"
deal.D = "6-3 6-1 3-3 2-2 1-1"
yard = "6-4 4-1 1-0 6-0 6-5 6-2 3-2 5-4"
play = """
B:5-1*6 C:5-2L*3 D:2-2L A:2-1L B:+6-4 B:+4-1 B:4-1L C:4-4L*9
D:1-1R A:3-1R B:4-3L*6 C:5-3L D:3-3R A:5-5L B:3-0R C:2-0R*12
D:+1-0 D:+6-0 D:+6-5 D:6-5L A:6-6L B:6-4L*6 C:4-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 18, C = 57, D = 0 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-21"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 237, B = 159 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-21"
commitment = "faa5c4a4c6f1d4d85e96ad4173a04c5857b7815e215df5f2cee293014b883aba"
secret = "40be2de7c0de66a891b313d8513b2d6e4c2cc474467374cfcdeb3bb52476af78"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-1 3-0 2-0 1-0"
deal.B = "6-4 6-1 4-2 4-0 2-2"
yard = "6-3 5-3 4-1 5-5 4-3 3-1 5-4 3-2 2-1 6-5 6-0 1-1 5-0 3-3 4-4 5-2 6-2 0-0"
play = """
A:6-6*12 B:6-4L A:+6-3 A:6-3R B:4-0L*3 A:3-0L*6 B:+5-3 B:5-3L
A:5-1L B:6-1L*9 A:+4-1 A:+5-5 A:+4-3 A:4-3R B:4-2R A:2-0R*6 B:+3-1
B:+5-4 B:+3-2 B:+2-1 B:+6-5 B:6-5L A:5-5L B:5-4L A:4-1L B:3-1L*3
A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 36, B = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-0 4-1 3-2 2-1"
deal.B = "6-3 6-0 5-3 3-0 1-1"
yard = "0-0 2-2 6-6 6-2 4-2 6-5 5-2 5-4 3-3 6-1 5-1 5-5 4-0 4-3 3-1 4-4 2-0 1-0"
play = """
A:4-1 B:1-1R*6 A:2-1R*6 B:+0-0 B:+2-2 B:2-2R A:6-4L B:6-3L
A:3-2R*6 B:3-0L*3 A:5-0L
"""
end = "out"
winner = "A"
delta = { A = 27, B = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-1 4-2 1-1"
deal.B = "6-1 5-3 4-4 2-2 2-0"
yard = "3-2 4-1 4-3 5-5 6-2 4-0 0-0 6-5 5-4 3-1 6-0 5-0 1-0 2-1 3-0 6-3 3-3 5-2"
play = """
A:1-1 B:6-1L A:6-4L*6 B:4-4L A:4-2L B:2-2L*6 A:5-1R*9 B:5-3R
A:+3-2 A:3-2R*6 B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 21, B = 18 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-3 4-4 4-3"
deal.B = "6-4 6-3 3-3 2-1 1-1"
yard = "3-0 2-2 3-2 5-5 4-1 5-1 4-2 4-0 6-2 5-0 1-0 5-4 6-6 2-0 3-1 5-2 0-0 6-5"
play = """
B:6-3*9 A:5-3R B:6-4L*9 A:4-3L B:3-3L A:+3-0 A:3-0L B:+2-2 B:+3-2
B:+5-5 B:5-5R A:6-0L B:+4-1 B:+5-1 B:5-1R A:6-1L B:2-1L*3 A:+4-2
A:4-2L B:1-1R*6 A:4-4L
"""
end = "out"
winner = "A"
delta = { A = 15, B = 27 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 4-2 4-0 1-1"
deal.B = "6-1 5-4 4-4 3-0 1-0"
yard = "2-2 2-1 5-1 0-0 6-0 6-5 5-2 4-1 6-4 4-3 6-2 2-0 3-3 5-3 5-0 3-1 3-2 6-3"
play = """
A:4-0 B:5-4L A:5-5L B:3-0R A:+2-2 A:+2-1 A:+5-1 A:5-1L B:6-1L*9
A:6-6L*15 B:+0-0 B:+6-0 B:6-0L*3 A:+6-5 A:+5-2 A:+4-1 A:+6-4
A:+4-3 A:4-3R B:4-4R A:6-4R*6 B:0-0L*6 A:6-5R B:1-0L*6
"""
end = "out"
winner = "B"
delta = { A = 21, B = 51 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-1 4-0 2-0"
deal.B = "6-0 5-0 4-3 3-3 1-1"
yard = "6-4 5-4 3-2 3-1 1-0 4-2 4-1 6-5 6-3 3-0 0-0 6-1 2-1 5-2 5-3 4-4 2-2 6-6"
play = """
B:3-3*6 A:+6-4 A:+5-4 A:+3-2 A:3-2L B:4-3R*6 A:4-0R B:6-0R
A:6-4R*6 B:+3-1 B:+1-0 B:+4-2 B:4-2L A:5-4L*9 B:5-0L A:2-0L*6
B:+4-1 B:4-1R*3 A:6-2L B:3-1R*9 A:+6-5 A:6-5L B:+6-3 B:6-3R A:5-5L
B:+3-0 B:+0-0 B:+6-1 B:6-1R A:5-1R*15
"""
end = "out"
winner = "A"
delta = { A = 42, B = 24 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 6-0 4-3 3-2"
deal.B = "6-6 5-1 3-1 2-1 1-1"
yard = "6-3 1-0 4-2 5-4 3-0 0-0 4-1 5-0 3-3 5-3 2-2 2-0 5-5 5-2 6-1 4-4 4-0 6-4"
play = """
A:3-2 B:3-1L*3 A:6-2R B:6-6R A:6-5R*6 B:5-1L A:+6-3 A:+1-0 A:+4-2
A:+5-4 A:5-4L*9 B:+3-0 B:+0-0 B:+4-1 B:4-1L*6 A:1-0L B:3-0L A:6-3L
B:+5-0 B:5-0R*6 A:6-0R*12 B:+3-3 B:+5-3 B:+2-2 B:+2-0 B:+5-5
B:+5-2 B:+6-1 B:6-1L A:+4-4 A:pass B:2-1L A:4-2L B:pass A:4-4L
B:pass A:4-3L*9
"""
end = "out"
winner = "A"
delta = { A = 75, B = 15 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-22"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 99, B = 96, C = 219 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-22"
commitment = "c94ba612d418e209c5f6cfff4d716d802853f43bf300676a5ae6470d4837e4a8"
secret = "166e585c7c04643c91d1bd32edde57a1cc0086e2fa836c0ea0ccd58d71c99a0f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-4 5-2 4-2 3-3 2-1"
deal.B = "6-5 4-4 4-0 1-1 1-0"
deal.C = "6-6 6-2 6-0 3-1 2-2"
yard = "5-0 5-1 4-1 6-4 4-3 2-0 3-0 0-0 3-2 6-3 5-5 5-3 6-1"
play = """
C:6-6*12 A:+5-0 A:+5-1 A:+4-1 A:+6-4 A:6-4L B:4-0L*12 C:6-0L*18
A:+4-3 A:+2-0 A:+3-0 A:+0-0 A:+3-2 A:+6-3 A:6-3L*15 B:6-5R
C:3-1L*6 A:4-1L*9 B:4-4L C:+5-5 C:5-5R*18 A:5-4L*15 B:pass C:pass
A:5-2L*12 B:pass C:6-2L A:5-0R*6 B:1-0R C:pass A:5-1R
"""
end = "blocked"
winner = "B"
delta = { A = 57, B = 48, C = 54 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 3-3 3-1 1-0"
deal.B = "6-2 3-0 2-2 2-1 2-0"
deal.C = "6-3 6-0 5-2 4-3 4-2"
yard = "5-3 4-0 0-0 4-1 6-5 5-4 5-0 6-4 1-1 5-5 5-1 4-4 3-2"
play = """
B:2-2 C:5-2L*9 A:+5-3 A:5-3L B:6-2R*9 C:6-3L*12 A:6-6L*18 B:+4-0
B:+0-0 B:+4-1 B:+6-5 B:6-5L C:6-0R A:1-0R*6 B:4-1R*9 C:4-3R
A:3-1R*6 B:2-1R C:4-2R*9
"""
end = "out"
winner = "C"
delta = { A = 30, B = 18, C = 51 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-3 3-3 1-1 1-0"
deal.B = "6-3 5-2 4-4 4-3 4-2"
deal.C = "6-6 6-1 6-0 3-0 2-1"
yard = "4-0 6-2 2-2 2-0 0-0 6-4 5-0 3-2 4-1 3-1 5-1 5-4 5-5"
play = """
C:6-6*12 A:6-5L B:6-3R C:3-0R A:1-0R*6 B:5-2L*3 C:2-1L A:1-1L*3
B:+4-0 B:+6-2 B:+2-2 B:+2-0 B:+0-0 B:+6-4 B:+5-0 B:+3-2 B:+4-1
B:4-1R*6 C:6-1L A:+3-1 A:+5-1 A:pass B:6-4R*12 C:6-0L*6
"""
end = "out"
winner = "C"
delta = { A = 9, B = 21, C = 90 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-4 5-0 4-4 2-0"
deal.B = "6-3 4-1 4-0 2-1 1-0"
deal.C = "6-6 4-3 3-1 1-1 0-0"
yard = "3-2 6-4 6-5 5-5 3-3 3-0 6-0 5-1 5-2 5-3 4-2 6-1 2-2"
play = """
C:6-6*12 A:6-2L B:6-3R C:4-3R*6 A:5-4R B:2-1L*6 C:3-1L A:5-0R*3
B:4-0R C:+3-2 C:3-2L*6 A:4-4R B:4-1R*3 C:1-1R A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 9, C = 24 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-23"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 4, D = 2 }
score = { A = 240, B = 54, C = 51, D = 135 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-23"
commitment = "d1315e6353a5811d42f60c9f88f2ae0f57fc3b72ebefab10efefcb5be65767d0"
secret = "a298dcdd84f4b9cf7e9279bc8f7b288b3ff26d2d612e758c642fc2fc6b32c00b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-5 4-2 3-3 3-2 3-1"
deal.B = "6-6 6-5 5-1 4-3 0-0"
deal.C = "6-4 6-2 5-4 5-0 4-1"
deal.D = "6-3 5-2 4-0 2-1 2-0"
yard = "1-1 6-1 5-3 2-2 4-4 3-0 6-0 1-0"
play = """
B:6-6*12 C:6-2L D:2-0L*12 A:+1-1 A:+6-1 A:6-1R B:0-0L C:4-1R
D:4-0L A:4-2L*6 B:4-3R C:+5-3 C:5-3R D:2-1L*6 A:5-5R B:5-1L*15
C:5-4L D:5-2R*6 A:3-2R B:+2-2 B:+4-4 B:4-4L C:6-4L*9 D:6-3R*12
"""
end = "out"
winner = "D"
delta = { A = 6, B = 27, C = 9, D = 69 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-4 4-2 3-1 2-0"
deal.B = "6-5 6-1 5-1 4-0 0-0"
deal.C = "5-3 5-0 3-3 3-2 2-2"
deal.D = "6-4 5-5 5-2 3-0 2-1"
yard = "1-0 6-2 1-1 6-0 4-1 4-3 4-4 6-3"
play = """
D:3-0*3 A:3-1L B:6-1L*6 C:5-0R D:6-4L*9 A:5-4R B:4-0L C:+1-0
C:1-0L D:2-1L*6 A:4-2L B:+6-2 B:+1-1 B:+6-0 B:+4-1 B:4-1L C:+4-3
C:4-3R D:pass A:pass B:5-1L C:3-2R D:5-5L*12 A:2-0R B:6-5L*6
C:pass D:pass A:6-6L*12
"""
end = "out"
winner = "A"
delta = { A = 54, B = 12, C = 0, D = 30 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-2 5-0 3-0"
deal.B = "6-4 5-4 4-3 4-0 3-3"
deal.C = "6-5 6-1 5-5 4-1 2-0"
deal.D = "4-4 3-2 3-1 2-2 0-0"
yard = "1-0 1-1 6-6 2-1 5-3 5-1 6-2 4-2"
play = """
A:6-3*9 B:6-4L C:4-1L D:3-1L*6 A:3-0L*3 B:4-0L C:+1-0 C:+1-1
C:+6-6 C:+2-1 C:+5-3 C:5-3R*9 D:4-4L A:5-0R B:5-4L C:6-5L*6
D:0-0R*6 A:6-0R*12 B:+5-1 B:pass C:6-1L D:pass A:pass B:5-1L
C:6-6R D:pass A:5-2L
"""
end = "out"
winner = "A"
delta = { A = 63, B = 0, C = 15, D = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-1 4-3 4-2 4-0 3-3"
deal.B = "5-3 5-1 3-2 2-1 2-0"
deal.C = "6-2 5-5 5-4 1-0 0-0"
deal.D = "6-6 6-3 5-0 3-1 3-0"
yard = "5-2 6-4 6-5 6-0 4-4 4-1 1-1 2-2"
play = """
A:3-3*6 B:5-3L C:5-4L D:6-3R A:4-3L*9 B:3-2L C:6-2R D:+5-2 D:5-2L
A:4-2R*9 B:5-1L C:1-0L D:5-0L*9 A:4-0R B:2-0R C:5-5L*12 D:+6-4
D:+6-5 D:6-5L A:6-1L*3
"""
end = "out"
winner = "A"
delta = { A = 60, B = 0, C = 12, D = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-4 5-2 3-1 3-0"
deal.B = "6-1 5-5 5-1 4-4 3-3"
deal.C = "6-4 5-3 4-1 2-1 1-1"
deal.D = "6-6 6-5 6-2 4-0 2-0"
yard = "3-2 2-2 6-3 0-0 4-3 1-0 5-0 4-2"
play = """
A:5-4*9 B:5-5L C:6-4R D:6-5R*15 A:5-2R*12 B:5-1L*3 C:1-1L D:6-2R
A:3-1L*9 B:3-3L*12 C:5-3L D:6-6R A:6-0R B:+3-2 B:+2-2 B:+6-3
B:+0-0 B:0-0R C:+4-3 C:+1-0 C:1-0R*6 D:pass A:pass B:6-1R C:pass
D:pass A:pass B:6-3R C:4-3R*9 D:4-0R A:3-0R
"""
end = "out"
winner = "A"
delta = { A = 57, B = 15, C = 15, D = 15 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-24"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 252, B = 177 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-24"
commitment = "29d48afde7ef3cd746d062cff106cc48b0167af1d1d40460f0bbed742c7f0a89"
secret = "08ae5baa38c37bc3d40c7b85e32f219ef228f8a0d86beef38a8b8a35bb398dd5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-4 5-3 3-2 1-0 0-0"
deal.B = "6-5 6-4 3-0 2-1 2-0"
yard = "4-1 4-4 5-1 1-1 6-3 2-2 6-6 6-0 5-5 6-2 4-3 5-2 4-2 3-3 6-1 5-0 3-1 4-0"
play = """
A:0-0 B:2-0L A:3-2L*3 B:3-0R*6 A:5-3L B:6-5L*9 A:+4-1 A:+4-4
A:+5-1 A:+1-1 A:+6-3 A:6-3L*6 B:+2-2 B:+6-6 B:+6-0 B:+5-5 B:+6-2
B:+4-3 B:4-3L A:5-4L B:5-5L A:5-1L B:2-1L A:+5-2 A:5-2L B:+4-2
B:+3-3 B:3-3R A:+6-1 A:+5-0 A:5-0L*6 B:6-0L*12 A:6-1L B:pass
A:4-1L B:4-2L A:pass B:6-2L*12 A:pass B:6-4L A:4-4L
"""
end = "blocked"
winner = "A"
delta = { A = 30, B = 39 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-4 4-4 4-3 4-1"
deal.B = "6-3 5-3 5-0 3-2 1-1"
yard = "4-0 3-1 2-1 3-3 1-0 2-0 5-5 0-0 4-2 6-1 5-1 6-2 6-0 3-0 6-6 2-2 6-4 5-2"
play = """
A:6-5 B:6-3L A:4-3L*9 B:5-0R A:5-4L B:5-3L*3 A:+4-0 A:4-0R
B:3-2L*6 A:4-4R B:+3-1 B:+2-1 B:2-1L*9 A:4-1L*12
"""
end = "out"
winner = "A"
delta = { A = 27, B = 18 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-1 4-3 3-0"
deal.B = "6-4 6-1 6-0 5-3 2-0"
yard = "5-0 3-2 3-1 5-5 2-2 6-5 6-6 0-0 4-1 4-0 5-4 5-2 2-1 4-2 3-3 1-0 4-4 1-1"
play = """
A:6-3*9 B:5-3R A:6-2L B:2-0L A:3-0L B:+5-0 B:5-0R*3 A:4-3L
B:6-4L*6 A:+3-2 A:+3-1 A:+5-5 A:+2-2 A:+6-5 A:6-5L B:6-0R A:5-5L
B:6-1R
"""
end = "out"
winner = "B"
delta = { A = 9, B = 27 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-1 4-0 3-2 3-1"
deal.B = "5-2 4-3 3-3 1-0 0-0"
yard = "5-4 1-1 2-1 6-1 2-2 4-4 6-4 6-5 3-0 4-2 5-0 6-2 2-0 6-3 5-5 6-0 6-6 4-1"
play = """
B:0-0 A:4-0L B:1-0R A:5-1R*9 B:4-3L A:5-3L B:5-2L A:3-2L B:3-3L
"""
end = "out"
winner = "B"
delta = { A = 9, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "4-1 3-3 2-1 2-0 0-0"
deal.B = "6-4 6-1 5-3 5-1 3-0"
yard = "5-4 6-0 1-0 1-1 4-4 4-0 5-0 2-2 3-2 6-3 4-3 5-5 3-1 5-2 6-2 6-6 4-2 6-5"
play = """
B:6-4 A:4-1R B:6-1L A:2-1L*3 B:5-1R A:2-0L B:5-3R*3 A:0-0L*3
B:3-0L*6
"""
end = "out"
winner = "B"
delta = { A = 6, B = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-5 3-1 1-0"
deal.B = "6-1 4-1 3-3 2-1 0-0"
yard = "6-0 4-0 3-0 4-2 4-4 2-0 5-2 5-1 5-0 4-3 3-2 5-4 5-3 6-3 2-2 6-4 6-2 1-1"
play = """
B:3-3*6 A:3-1L B:6-1L*12 A:6-6L*18 B:+6-0 B:6-0L*6 A:1-0L B:2-1L
A:+4-0 A:+3-0 A:3-0R B:0-0R A:4-0R*6 B:4-1R*3
"""
end = "out"
winner = "B"
delta = { A = 24, B = 48 }

[[match.hand]]
opener = "B"
deal.A = "6-1 4-4 3-0 2-1 1-1"
deal.B = "6-0 5-5 4-3 4-0 2-0"
yard = "3-2 0-0 5-4 2-2 4-2 6-3 4-1 5-2 3-3 5-1 6-4 3-1 5-3 6-6 5-0 1-0 6-2 6-5"
play = """
B:6-0*6 A:6-1L B:4-0R A:2-1L*6 B:4-3R A:3-0R B:2-0L A:+3-2 A:+0-0
A:0-0L B:+5-4 B:+2-2 B:+4-2 B:+6-3 B:+4-1 B:+5-2 B:+3-3 B:+5-1
B:+6-4 B:+3-1 B:+5-3 B:+6-6 B:+5-0 B:5-0R A:+1-0 A:1-0L*6 B:5-2R*3
A:1-1L B:5-1L A:3-2R B:5-4L A:4-4L
"""
end = "out"
winner = "A"
delta = { A = 87, B = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-3 5-1 3-1"
deal.B = "6-5 5-0 4-3 3-2 2-0"
yard = "2-1 4-0 4-4 1-1 0-0 2-2 5-5 1-0 3-3 3-0 4-2 5-4 5-2 6-4 6-2 6-3 6-1 4-1"
play = """
A:6-6*12 B:6-5L A:5-3L*15 B:4-3L A:6-0R B:2-0R*6 A:+2-1 A:2-1R
B:+4-0 B:4-0L A:5-1R B:5-0R A:+4-4 A:+1-1 A:+0-0 A:0-0L B:+2-2
B:+5-5 B:+1-0 B:1-0L A:3-1L*3 B:3-2L A:+3-3 A:+3-0 A:3-0R B:2-2L
A:3-3R B:+4-2 B:4-2L A:4-4L B:+5-4 B:5-4L A:+5-2 A:5-2L B:+6-4
B:+6-2 B:6-2L*12 A:+6-3 A:6-3L*9
"""
end = "blocked"
winner = "A"
delta = { A = 60, B = 18 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-25"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 81, B = 168, C = 207 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-25"
commitment = "a88fb400ee496dc3f6dee5cb9b8e555cf16da316cec07a7aa873b6cf5f3f37d9"
secret = "4341484175788d15f621f80160990e9b5b4695348deaea5e439543f8a2eb67b0"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 4-4 3-3 1-0"
deal.B = "5-4 4-2 4-1 4-0 3-0"
deal.C = "5-1 3-2 2-2 2-1 0-0"
yard = "4-3 5-3 6-2 6-4 2-0 5-5 6-3 6-6 5-0 6-5 3-1 5-2 1-1"
play = """
A:4-4 B:4-1L*9 C:2-1L A:+4-3 A:4-3R B:4-2L C:3-2R*6 A:+5-3 A:+6-2
A:6-2R B:4-0L*6 C:0-0L*6 A:6-0L*12 B:+6-4 B:6-4L C:+2-0 C:+5-5
C:+6-3 C:6-3R A:3-3R B:5-4L C:5-5L A:5-3L*9 B:3-0L*6
"""
end = "out"
winner = "B"
delta = { A = 21, B = 42, C = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-2 4-1 3-3 1-1 0-0"
deal.B = "5-5 5-1 4-0 3-1 3-0"
deal.C = "6-6 5-4 4-4 3-2 2-1"
yard = "4-2 2-0 5-2 6-3 5-3 6-5 4-3 2-2 6-4 6-1 5-0 6-0 1-0"
play = """
B:5-1*6 C:5-4L A:1-1R*6 B:4-0L C:2-1R A:6-2R*6 B:3-0L*9 C:6-6R*15
A:3-3L*18 B:3-1L C:+4-2 C:+2-0 C:+5-2 C:+6-3 C:6-3R A:4-1L B:+5-3
B:5-3R*9 C:5-2R*6 A:+6-5 A:+4-3 A:4-3L B:+2-2 B:2-2R C:3-2L*6
A:+6-4 A:+6-1 A:+5-0 A:pass B:pass C:4-2R*6 A:6-4R B:pass C:2-0L*6
A:5-0L B:5-5L
"""
end = "out"
winner = "B"
delta = { A = 30, B = 51, C = 39 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-5 4-4 2-1"
deal.B = "6-5 5-3 5-1 4-3 1-0"
deal.C = "6-2 5-4 4-0 3-2 2-2"
yard = "4-1 2-0 3-0 5-2 6-1 5-0 6-6 6-3 3-3 1-1 3-1 0-0 4-2"
play = """
B:5-1*6 C:5-4L A:4-4L*9 B:4-3L C:3-2L*3 A:2-1R B:+4-1 B:+2-0
B:2-0L C:4-0L*6 A:6-4L B:6-5L C:2-2R*9 A:5-5L B:5-3L C:6-2R*9
"""
end = "out"
winner = "C"
delta = { A = 9, B = 6, C = 39 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 4-4 3-2 3-0"
deal.B = "5-0 4-1 3-1 2-1 1-0"
deal.C = "6-6 6-0 5-2 4-0 1-1"
yard = "5-3 4-3 0-0 6-1 6-2 2-0 3-3 6-5 5-4 2-2 5-1 6-3 4-2"
play = """
C:6-6*12 A:6-4L B:4-1L C:6-0R A:3-0R B:3-1L*6 C:+5-3 C:5-3L A:5-5L
B:5-0L*3 C:4-0L A:4-4L B:+4-3 B:4-3R*12 C:+0-0 C:+6-1 C:+6-2
C:+2-0 C:+3-3 C:+6-5 C:+5-4 C:5-4L*9 A:+2-2 A:+5-1 A:5-1L B:2-1L*6
C:5-2L*9 A:pass B:pass C:6-5L A:pass B:pass C:6-2L*6 A:2-2L B:pass
C:2-0L A:pass B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 48, C = 36 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-0 4-1 3-1"
deal.B = "5-3 5-1 4-2 3-2 1-0"
deal.C = "6-3 5-5 5-4 5-2 3-3"
yard = "6-6 3-0 6-1 2-0 2-1 0-0 2-2 1-1 4-3 4-4 6-5 6-0 4-0"
play = """
B:5-1*6 C:5-2L*3 A:3-1R B:3-2L*6 C:3-3L*9 A:+6-6 A:+3-0 A:3-0R*6
B:5-3L C:5-5L A:5-0R*15 B:+6-1 B:+2-0 B:+2-1 B:+0-0 B:+2-2 B:+1-1
B:+4-3 B:+4-4 B:+6-5 B:6-5L C:6-3L A:pass B:4-3L*9 C:5-4L
"""
end = "out"
winner = "C"
delta = { A = 21, B = 21, C = 81 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-26"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3, D = 4 }
score = { A = 138, B = 213, C = 72, D = 54 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-26"
commitment = "33838114b773613e41ce8b3de7adad50912b2d050ae7f9975ed77e1eaed1fde3"
secret = "4c8c916d0c63c901df8074e37dae1a02970d50474ea696710753097eed7336a4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "4-4 4-2 3-3 1-1 1-0"
deal.B = "6-4 5-3 5-2 5-1 2-0"
deal.C = "6-0 4-3 3-2 3-1 0-0"
deal.D = "6-2 6-1 5-4 5-0 2-1"
yard = "5-5 6-5 3-0 4-1 6-6 4-0 6-3 2-2"
play = """
A:4-4 B:6-4L C:6-0L D:5-0L A:4-2R B:5-1L*3 C:3-1L D:2-1R A:1-0R*3
B:5-3L C:0-0R D:5-4L A:+5-5 A:+6-5 A:+3-0 A:3-0R B:+4-1 B:4-1L
C:4-3R D:6-1L A:6-5L*9 B:5-2L*6 C:3-2L
"""
end = "out"
winner = "C"
delta = { A = 12, B = 9, C = 27, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 4-4 4-3 4-1 1-1"
deal.B = "6-5 5-4 5-0 4-2 2-2"
deal.C = "6-2 5-3 5-1 3-2 2-0"
deal.D = "6-6 5-5 4-0 1-0 0-0"
yard = "3-1 6-1 2-1 3-3 5-2 6-0 6-4 3-0"
play = """
C:6-2 D:6-6L A:6-3L B:2-2R C:5-3L*9 D:5-5L A:+3-1 A:+6-1 A:+2-1
A:2-1R B:6-5L C:5-1R D:+3-3 D:+5-2 D:5-2R A:6-1L*3 B:4-2R C:+6-0
C:pass D:4-0R A:3-1L*3 B:5-0R C:3-2L D:pass A:pass B:5-4R*6
"""
end = "out"
winner = "B"
delta = { A = 6, B = 42, C = 9, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 5-5 4-1 4-0"
deal.B = "6-5 6-4 5-2 4-3 3-0"
deal.C = "5-4 5-3 2-0 1-1 1-0"
deal.D = "5-1 5-0 3-3 3-2 3-1"
yard = "4-2 2-2 6-2 6-3 0-0 4-4 2-1 6-0"
play = """
B:3-0*3 C:5-3L D:5-0L A:4-0L B:6-4L*6 C:2-0R D:3-2R*9 A:6-6L*15
B:6-5L C:5-4L D:3-3R A:4-1L B:4-3R C:1-1L*6 D:5-1L*9 A:5-5L
B:5-2L*6
"""
end = "out"
winner = "B"
delta = { A = 15, B = 27, C = 6, D = 18 }

[[match.hand]]
opener = "B"
deal.A = "5-0 4-3 2-1 2-0 1-0"
deal.B = "6-2 6-1 5-1 4-4 2-2"
deal.C = "6-6 6-3 4-0 3-3 3-0"
deal.D = "6-5 6-4 6-0 5-2 4-2"
yard = "3-1 1-1 5-4 3-2 5-5 0-0 4-1 5-3"
play = """
B:5-1*6 C:+3-1 C:3-1R D:6-5L*9 A:4-3R B:6-2L*6 C:4-0R D:6-0R
A:2-0L*6 B:6-1R C:3-0L D:+1-1 D:1-1R A:1-0R*3 B:+5-4 B:+3-2 B:3-2L
C:+5-5 C:+0-0 C:0-0R D:5-2L A:5-0L
"""
end = "blocked"
winner = "A"
delta = { A = 84, B = 12, C = 0, D = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-0 3-0 2-2 0-0"
deal.B = "6-6 6-0 5-3 4-2 3-1"
deal.C = "6-1 4-3 4-0 3-3 1-0"
deal.D = "6-5 6-2 5-1 2-1 2-0"
yard = "5-2 5-5 4-1 3-2 1-1 4-4 5-4 6-3"
play = """
A:3-0*3 B:6-0R*9 C:4-3L D:6-2R*6 A:6-4L B:6-6L C:6-1L*3 D:2-1R
A:+5-2 A:+5-5 A:+4-1 A:4-1L B:4-2L*3 C:1-0R D:2-0R A:2-2L*6 B:+3-2
B:3-2L C:3-3L D:+1-1 D:+4-4 D:pass A:5-2R B:5-3R*9 C:pass D:pass
A:pass B:3-1L
"""
end = "out"
winner = "B"
delta = { A = 9, B = 66, C = 3, D = 6 }

[[match.hand]]
opener = "B"
deal.A = "4-1 2-2 2-0 1-0 0-0"
deal.B = "6-3 5-3 5-2 5-1 1-1"
deal.C = "6-6 6-5 3-2 3-1 2-1"
deal.D = "6-2 6-0 5-0 4-2 3-3"
yard = "6-1 4-0 5-5 4-3 4-4 3-0 6-4 5-4"
play = """
B:6-3*9 C:6-6L*15 D:3-3R*18 A:+6-1 A:6-1L B:5-3R*6 C:3-1L D:5-0R*3
A:0-0R*3 B:+4-0 B:4-0R C:3-2L*6 D:4-2R A:2-2L*6 B:5-2R*9 C:2-1L*6
D:+5-5 D:5-5R A:4-1L B:5-1R C:+4-3 C:4-3L D:+4-4 D:+3-0 D:3-0L
A:2-0L*3 B:1-1R
"""
end = "out"
winner = "B"
delta = { A = 12, B = 57, C = 27, D = 21 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-27"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 210, B = 141 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-27"
commitment = "4fe5a8c86fed4881faa584bc6a8070b5b33dd105b731e982d2739918684e292f"
secret = "4d0f9d225afd3c6164575cf52d757ff22941e01b474db563c8c569b86a28f64e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-2 4-2 3-1 3-0 2-2"
deal.B = "6-6 5-4 5-1 1-0 0-0"
yard = "6-1 6-5 5-5 5-0 6-2 6-3 3-2 4-3 6-0 4-4 2-1 6-4 3-3 1-1 2-0 5-3 4-1 4-0"
play = """
B:6-6*12 A:+6-1 A:6-1L B:5-1L A:5-2L B:+6-5 B:6-5R A:2-2L*9 B:5-4R
A:4-2R*6 B:+5-5 B:+5-0 B:+6-2 B:6-2L A:+6-3 A:6-3L B:+3-2 B:3-2L
A:+4-3 A:+6-0 A:+4-4 A:+2-1 A:2-1L*3 B:1-0L A:3-0L B:+6-4 B:+3-3
B:3-3L A:4-3L*6 B:6-4L A:6-0L B:5-0L A:+1-1 A:+2-0 A:2-0R B:5-5L
A:+5-3 A:5-3L*3 B:0-0R*3
"""
end = "out"
winner = "B"
delta = { A = 27, B = 30 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-2 3-3 3-2 2-1"
deal.B = "6-2 6-1 5-3 5-0 2-2"
yard = "4-0 4-1 6-4 3-1 3-0 5-5 0-0 5-1 6-0 4-3 6-3 2-0 4-4 6-5 4-2 1-0 1-1 5-4"
play = """
B:6-2 A:3-2R*9 B:6-1L A:2-1L B:2-2L A:3-3R B:5-3R*9 A:5-2R*6
B:+4-0 B:+4-1 B:+6-4 B:+3-1 B:+3-0 B:+5-5 B:+0-0 B:+5-1 B:+6-0
B:+4-3 B:+6-3 B:+2-0 B:2-0L A:+4-4 A:+6-5 A:+4-2 A:4-2R B:6-0L
A:6-5L*9 B:5-5L A:4-4R*18 B:5-1L*9 A:+1-0 A:1-0L B:5-0L A:pass
B:6-4R A:6-6R
"""
end = "out"
winner = "A"
delta = { A = 75, B = 18 }

[[match.hand]]
opener = "A"
deal.A = "4-4 4-1 2-0 1-1 0-0"
deal.B = "5-3 4-2 4-0 3-1 3-0"
yard = "6-0 4-3 3-2 5-5 1-0 5-4 2-2 5-0 3-3 5-2 2-1 6-3 6-4 6-5 6-2 6-1 6-6 5-1"
play = """
A:4-4 B:4-2L A:4-1R*3 B:3-1R A:2-0L*3 B:4-0L A:+6-0 A:+4-3
A:4-3L*6 B:5-3L A:+3-2 A:3-2R B:+5-5 B:5-5L*12 A:+1-0 A:+5-4
A:5-4L*6 B:+2-2 B:2-2R A:+5-0 A:+3-3 A:+5-2 A:5-2R*9 B:+2-1 B:+6-3
B:+6-4 B:6-4L A:5-0R*6 B:6-3L*3 A:3-3L*6 B:3-0L A:6-0L*6 B:+6-5
B:6-5L A:1-0R*6 B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 51, B = 18 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 5-4 5-2 4-2"
deal.B = "6-5 4-0 3-1 3-0 0-0"
yard = "6-2 1-0 2-1 4-3 6-3 2-0 2-2 4-1 6-4 4-4 5-3 3-2 1-1 3-3 6-0 5-5 5-1 5-0"
play = """
B:6-5 A:6-1L*6 B:3-1L A:5-2R B:3-0L A:4-2R B:4-0L A:5-4L*9 B:+6-2
B:+1-0 B:+2-1 B:+4-3 B:4-3R A:+6-3 A:6-3R B:6-2R A:+2-0 A:2-0R
B:1-0R*6 A:+2-2 A:+4-1 A:4-1R*9 B:+6-4 B:6-4R A:6-6R B:+4-4 B:+5-3
B:5-3L*15 A:+3-2 A:3-2L B:2-1L A:+1-1 A:1-1L B:+3-3 B:+6-0 B:6-0R
A:+5-5 A:pass B:0-0R
"""
end = "blocked"
delta = { A = 24, B = 21 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-2 4-1 1-1"
deal.B = "6-5 6-1 4-4 3-2 2-0"
yard = "2-2 5-4 4-2 2-1 5-1 0-0 4-3 3-0 1-0 6-6 3-1 4-0 5-3 5-0 6-4 5-5 6-2 3-3"
play = """
A:6-3*9 B:6-5L A:5-2L B:3-2L*6 A:+2-2 A:+5-4 A:+4-2 A:+2-1 A:+5-1
A:+0-0 A:+4-3 A:4-3L B:4-4L A:5-4L B:+3-0 B:3-0R A:5-1L B:6-1L*6
A:6-0R*12 B:+1-0 B:+6-6 B:6-6L*18 A:+3-1 A:+4-0 A:+5-3 A:+5-0
A:+6-4 A:6-4L B:+5-5 B:pass A:4-0L*6 B:2-0L A:2-2L B:pass A:4-2L
B:pass A:4-1L B:1-0L*6 A:0-0L*6 B:pass A:5-0L B:5-5L
"""
end = "out"
winner = "B"
delta = { A = 33, B = 54 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-28"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 207, B = 120, C = 219 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-28"
commitment = "cb1c587c1425347f2caba3fd2314dda2d29f1e60c3b07cccf251728ea05a1191"
secret = "389d006c77dffa09de9ab235d3234cf245daadcab513f61bdef0184a28852d27"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-4 5-3 1-0"
deal.B = "6-3 5-0 4-1 2-2 2-0"
deal.C = "6-4 6-0 5-1 3-1 0-0"
yard = "2-1 5-5 3-0 6-5 1-1 4-3 4-4 5-2 6-2 4-0 3-3 4-2 3-2"
play = """
A:6-6*12 B:6-3L*15 C:6-0R*3 A:5-3L B:5-0R C:5-1L*6 A:6-1L B:+2-1
B:+5-5 B:5-5R C:6-4L A:5-4L*15 B:+3-0 B:+6-5 B:6-5L C:+1-1 C:+4-3
C:+4-4 C:+5-2 C:5-2R A:+6-2 A:6-2L B:2-0L C:0-0L A:1-0L*3
"""
end = "out"
winner = "A"
delta = { A = 66, B = 15, C = 9 }

[[match.hand]]
opener = "A"
deal.A = "4-4 4-3 4-1 1-1 1-0"
deal.B = "6-4 6-1 5-4 3-3 0-0"
deal.C = "6-6 6-0 5-2 5-0 2-0"
yard = "6-2 5-3 3-2 5-1 2-1 6-5 3-1 4-2 3-0 6-3 5-5 2-2 4-0"
play = """
A:4-4 B:5-4L C:5-2L A:4-3R B:3-3R C:2-0L*6 A:1-0L B:6-1L*12
C:6-6L*18 A:+6-2 A:6-2L B:+5-3 B:5-3R C:5-0R A:+3-2 A:3-2L*3
B:0-0R*3 C:6-0R*9
"""
end = "out"
winner = "C"
delta = { A = 3, B = 15, C = 51 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 3-2 2-2 1-0"
deal.B = "6-6 5-2 5-1 4-3 3-1"
deal.C = "6-0 5-3 5-0 4-4 4-2"
yard = "3-0 6-2 6-4 4-1 2-0 6-1 4-0 2-1 6-3 1-1 6-5 3-3 0-0"
play = """
C:6-0*6 A:1-0R B:3-1R*9 C:5-3R A:5-5R B:6-6L C:5-0R*12 A:+3-0
A:3-0R*15 B:4-3R C:4-4R A:5-4R B:5-1R C:+6-2 C:6-2L*3 A:3-2L
B:+6-4 B:+4-1 B:4-1R C:4-2R
"""
end = "out"
winner = "C"
delta = { A = 15, B = 9, C = 42 }

[[match.hand]]
opener = "C"
deal.A = "5-4 4-3 2-1 2-0 0-0"
deal.B = "6-6 5-5 4-2 4-1 3-3"
deal.C = "6-2 4-0 3-2 3-1 2-2"
yard = "1-0 5-1 6-0 6-4 3-0 1-1 5-0 6-1 5-3 5-2 6-5 4-4 6-3"
play = """
C:6-2 A:2-1R B:4-1R C:4-0R*6 A:2-0R B:4-2R C:+1-0 C:+5-1 C:+6-0
C:6-0L A:0-0L B:+6-4 B:6-4R*6 C:1-0L A:+3-0 A:+1-1 A:1-1L B:6-6R
C:3-1L*15 A:4-3L B:+5-0 B:+6-1 B:6-1R C:5-1R*9 A:5-4L B:5-5L*15
C:+5-3 C:5-3L A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 21, B = 21, C = 30 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-4 5-0 4-2 2-1"
deal.B = "6-5 5-5 5-3 4-0 1-1"
deal.C = "6-3 6-1 6-0 4-1 0-0"
yard = "1-0 3-0 3-2 3-3 3-1 5-2 6-6 4-4 4-3 2-0 5-1 2-2 6-4"
play = """
A:6-2 B:6-5L C:+1-0 C:+3-0 C:+3-2 C:3-2R A:5-4L B:5-3R*9 C:4-1L*6
A:2-1L B:5-5R*12 C:+3-3 C:+3-1 C:+5-2 C:5-2L*15 A:5-0L B:4-0L
C:+6-6 C:+4-4 C:4-4L*18 A:4-2L*12
"""
end = "out"
winner = "A"
delta = { A = 63, B = 21, C = 39 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 3-2 3-1 1-0"
deal.B = "6-2 6-1 4-1 4-0 2-2"
deal.C = "6-4 6-0 5-3 5-1 5-0"
yard = "1-1 3-3 2-1 2-0 6-3 4-3 0-0 6-5 5-4 5-2 4-2 3-0 4-4"
play = """
A:6-6*12 B:6-2L C:6-4R*6 A:3-2L B:4-1R C:5-3L*6 A:5-5L B:6-1R
C:5-0L*6 A:1-0L B:+1-1 B:1-1L C:5-1L A:+3-3 A:+2-1 A:+2-0 A:+6-3
A:6-3R B:+4-3 B:4-3R*9 C:+0-0 C:+6-5 C:6-5L A:+5-4 A:5-4R B:+5-2
B:5-2R C:6-0L A:2-0L B:2-2L*6 C:+4-2 C:4-2L*6 A:2-1R B:4-0L
"""
end = "out"
winner = "B"
delta = { A = 12, B = 24, C = 24 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-4 3-0 1-0"
deal.B = "5-3 4-0 3-2 2-1 1-1"
deal.C = "6-3 5-0 4-1 2-2 0-0"
yard = "5-5 5-1 2-0 4-2 3-3 6-0 6-4 6-6 3-1 4-4 4-3 5-2 6-1"
play = """
B:4-0 C:5-0R*9 A:5-4L B:5-3L C:6-3L A:6-5L B:+5-5 B:5-5L*15 C:+5-1
C:5-1L*6 A:1-0L B:+2-0 B:2-0L C:2-2L*9 A:6-2L B:+4-2 B:+3-3 B:+6-0
B:6-0L C:0-0L A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 27, B = 15, C = 24 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-29"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2, D = 4 }
score = { A = 36, B = 207, C = 129, D = 18 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-29"
commitment = "cea91910af9792a6d96735047adcc21fff5559f3147e9197e22adcd5e83f5f06"
secret = "8c242af23cc80da8e90a5d6d781f41af92d3c7e116fd0caa604a4bd0d9b81464"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 5-2 4-3 3-3 2-1"
deal.B = "6-5 5-1 4-0 2-2 1-1"
deal.C = "6-6 6-3 6-1 5-3 4-2"
deal.D = "6-2 6-0 5-5 1-0 0-0"
yard = "3-2 5-0 2-0 5-4 3-1 3-0 4-4 4-1"
play = """
C:6-6*12 D:6-2L A:6-4R*6 B:2-2L C:4-2R*6 D:+3-2 D:3-2L A:5-2R
B:6-5R*9 C:6-3L*12 D:6-0L*6 A:+5-0 A:5-0L B:5-1L C:6-1L*12 D:+2-0
D:+5-4 D:+3-1 D:+3-0
"""
end = "blocked"
winner = "B"
delta = { A = 6, B = 63, C = 42, D = 6 }

[[match.hand]]
opener = "B"
deal.A = "4-3 3-2 3-1 3-0 0-0"
deal.B = "6-1 5-5 4-1 2-2 1-0"
deal.C = "6-5 6-4 6-0 5-3 4-2"
deal.D = "6-6 6-3 5-1 5-0 4-4"
yard = "5-4 2-1 2-0 4-0 3-3 6-2 5-2 1-1"
play = """
B:5-5 C:6-5L D:6-6L A:+5-4 A:5-4R B:6-1L C:4-2R*3 D:5-1L A:3-2R
B:+2-1 B:+2-0 B:+4-0 B:+3-3 B:3-3R C:5-3L*9 D:6-3L*12 A:4-3R
B:4-0R*6 C:6-0R*12 D:+6-2 D:6-2L A:pass B:2-0L*6 C:6-4R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 12, C = 57, D = 12 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 5-4 5-0 2-1"
deal.B = "6-3 5-5 3-2 3-1 0-0"
deal.C = "6-5 6-4 4-0 1-1 1-0"
deal.D = "6-1 5-3 5-1 3-3 3-0"
yard = "5-2 2-2 4-1 4-2 4-3 4-4 2-0 6-2"
play = """
C:1-1 D:6-1L A:6-0L B:3-1R*3 C:1-0L D:5-1L A:5-4L B:3-2R*6 C:6-4L
D:+5-2 D:5-2R A:6-6L B:5-5R C:6-5R*18 D:+2-2 D:+4-1 D:+4-2 D:+4-3
D:+4-4 D:pass A:pass B:6-3R*15 C:pass D:5-3R A:5-0R*12 B:0-0R*12
"""
end = "out"
winner = "B"
delta = { A = 12, B = 81, C = 18, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 3-3 3-1 2-2"
deal.B = "3-2 2-1 1-1 1-0 0-0"
deal.C = "6-6 5-2 5-1 4-2 4-1"
deal.D = "6-5 6-3 6-1 4-4 4-3"
yard = "4-0 2-0 5-5 5-3 5-0 3-0 6-0 5-4"
play = """
B:2-1*3 C:5-2L*6 D:6-5L A:3-1R*9 B:3-2R C:6-6L D:6-3L A:3-3L
B:+4-0 B:+2-0 B:2-0R*6 C:+5-5 C:+5-3 C:5-3L D:+5-0 D:5-0L A:+3-0
A:3-0L*3 B:0-0R*3 C:pass D:4-3L A:6-4L*6 B:4-0R C:4-1R D:6-1L
A:pass B:1-1L*3 C:5-1L*6 D:pass A:pass B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 18, B = 51, C = 12, D = 0 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-30"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 234, B = 189 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-30"
commitment = "9767cda914fe0bfe1c6171fc7ac5035e628c228b2f8996b2a51ef141e47b740d"
secret = "b04857da5dad0046def9535cd958e3a19e77c2026b829ed1bed45e7c7554e3d8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-1 5-3 2-2"
deal.B = "6-6 5-5 5-0 4-4 0-0"
yard = "1-0 6-4 3-1 4-2 1-1 2-1 3-0 3-3 6-2 2-0 4-1 5-2 5-1 6-0 5-4 3-2 4-3 4-0"
play = """
B:6-6*12 A:6-3L*15 B:+1-0 B:+6-4 B:6-4R A:5-3L*9 B:5-5L A:6-5L
B:4-4R A:6-1L*9 B:1-0L A:+3-1 A:+4-2 A:4-2R B:0-0L A:2-2R B:5-0L*9
"""
end = "out"
winner = "B"
delta = { A = 33, B = 24 }

[[match.hand]]
opener = "B"
deal.A = "6-3 4-3 4-1 3-0 2-1"
deal.B = "6-4 6-2 5-2 4-4 1-1"
yard = "2-0 5-1 6-0 5-0 0-0 5-5 6-1 5-4 6-5 3-1 3-3 5-3 4-2 2-2 1-0 6-6 4-0 3-2"
play = """
B:4-4 A:4-1L*9 B:1-1L A:4-3R B:+2-0 B:+5-1 B:5-1L A:6-3R B:6-4R*9
A:+6-0 A:+5-0 A:5-0L B:2-0L*6 A:2-1L B:+0-0 B:+5-5 B:+6-1 B:6-1L
A:6-0L B:0-0L A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 33, B = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-2 5-1 4-0 3-1"
deal.B = "6-4 6-1 4-3 4-2 4-1"
yard = "6-0 3-2 2-2 4-4 2-0 6-2 6-3 2-1 0-0 3-3 5-3 1-1 6-6 1-0 3-0 5-4 5-0 5-5"
play = """
A:5-1*6 B:4-1R*9 A:5-2L*6 B:4-2L A:4-0L B:6-4R*6 A:6-5R B:+6-0
B:6-0L A:+3-2 A:+2-2 A:+4-4 A:+2-0 A:+6-2 A:6-2L B:+6-3 B:+2-1
B:2-1L*6 A:3-1L B:4-3L*9 A:4-4L B:+0-0 B:+3-3 B:+5-3 B:5-3R A:3-2R
B:+1-1 B:+6-6 B:+1-0 B:+3-0 B:+5-4 B:5-4L A:2-2R*9 B:pass A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 60, B = 30 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-1 2-2 1-0"
deal.B = "6-3 5-3 4-0 3-1 1-1"
yard = "6-5 3-0 6-0 4-2 0-0 4-4 6-6 5-4 5-0 4-3 4-1 3-3 2-1 5-2 6-4 3-2 5-5 2-0"
play = """
A:5-1*6 B:5-3L A:6-1R*9 B:6-3L*12 A:6-2L B:+6-5 B:6-5R A:2-2L*9
B:+3-0 B:+6-0 B:+4-2 B:4-2L*9 A:+0-0 A:+4-4 A:4-4L B:4-0L A:1-0L*6
B:1-1L A:+6-6 A:+5-4 A:5-4R*6 B:3-1L A:+5-0 A:+4-3 A:4-3R*6
B:3-0L*3 A:0-0L*3 B:6-0L*9
"""
end = "out"
winner = "B"
delta = { A = 45, B = 51 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-3 5-0 2-0"
deal.B = "5-1 4-1 2-2 2-1 1-1"
yard = "5-2 0-0 6-5 4-2 5-5 4-3 6-4 3-0 3-1 6-0 1-0 3-2 6-1 3-3 5-4 6-3 4-4 4-0"
play = """
B:5-1*6 A:5-3L B:1-1R A:+5-2 A:+0-0 A:+6-5 A:+4-2 A:+5-5 A:+4-3
A:4-3L*6 B:4-1L*3 A:+6-4 A:+3-0 A:+3-1 A:3-1L B:2-1R A:6-2R*9
B:+6-0 B:6-0R*3 A:3-0R*6 B:+1-0 B:+3-2 B:3-2L A:2-0L*3 B:1-0L
A:+6-1 A:6-1L*9 B:+3-3 B:3-3R*12 A:6-6L*18 B:+5-4 B:+6-3 B:6-3R*18
A:6-5L B:5-4L A:6-4L*12
"""
end = "blocked"
winner = "B"
delta = { A = 63, B = 69 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-31"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 246, B = 123, C = 201 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-31"
commitment = "99384d0765255b436c3fae9745e6c7693a95c8b04815fe4d0bbbc7eefce1200a"
secret = "d1a9239b636b5ab2ecfbf7162ba1a6ea94644148ac679a02a99f724223ceda13"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 4-4 4-0 2-0"
deal.B = "6-5 5-5 5-1 3-1 2-2"
deal.C = "6-0 5-2 4-3 4-2 3-0"
yard = "1-1 3-2 0-0 5-3 2-1 6-6 6-1 1-0 3-3 6-2 5-4 4-1 5-0"
play = """
B:5-5 C:5-2L*12 A:2-0L B:6-5R*6 C:3-0L*9 A:6-3L*12 B:+1-1 B:+3-2
B:+0-0 B:+5-3 B:+2-1 B:+6-6 B:6-6L*18 C:6-0R*12 A:6-4L B:0-0R
C:4-3L*3 A:4-0R B:5-3L*9 C:4-2R
"""
end = "out"
winner = "C"
delta = { A = 12, B = 33, C = 69 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 4-3 4-1 2-0"
deal.B = "6-4 4-2 3-3 3-1 3-0"
deal.C = "6-5 6-3 4-4 3-2 1-1"
yard = "5-1 4-0 5-3 5-4 6-0 0-0 5-5 2-2 6-6 1-0 5-0 5-2 2-1"
play = """
C:6-3*9 A:6-2L B:4-2L C:4-4L A:4-3R*12 B:6-4L C:6-5L*9 A:4-1R*6
B:3-1R C:3-2R A:2-0R B:3-0R C:+5-1 C:5-1L A:6-1L*9
"""
end = "out"
winner = "A"
delta = { A = 36, B = 0, C = 18 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 3-3 2-2 1-1"
deal.B = "6-1 4-0 3-2 3-1 0-0"
deal.C = "6-4 6-2 5-2 5-0 4-1"
yard = "5-1 1-0 3-0 4-3 6-3 6-5 6-0 4-2 4-4 2-0 5-5 5-3 2-1"
play = """
A:6-6*12 B:6-1L C:6-4R A:5-4R*6 B:3-1L C:5-0R*3 A:3-3L*6 B:3-2L
C:6-2L*6 A:+5-1 A:+1-0 A:1-0R B:+3-0 B:+4-3 B:+6-3 B:6-3L C:4-1R
A:+6-5 A:+6-0 A:+4-2 A:4-2R B:4-3L*6 C:5-2R*9
"""
end = "out"
winner = "C"
delta = { A = 24, B = 6, C = 54 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 4-1 3-2 2-0"
deal.B = "6-5 6-4 6-1 5-5 3-1"
deal.C = "5-4 5-1 5-0 4-3 3-0"
yard = "0-0 1-1 2-2 2-1 4-2 5-2 3-3 4-4 6-3 1-0 5-3 6-2 4-0"
play = """
C:3-0*3 A:6-0R*9 B:3-1L C:5-1L A:6-6R B:6-5L*18 C:+0-0 C:+1-1
C:+2-2 C:+2-1 C:+4-2 C:+5-2 C:+3-3 C:+4-4 C:+6-3 C:6-3R*9 A:3-2R
B:6-4L*6 C:2-1R A:4-1L B:6-1L C:1-1R A:+1-0 A:1-0R*6 B:+5-3 B:pass
C:5-0R A:pass B:5-5R C:5-4R A:pass B:pass C:4-2R A:2-0R*6
"""
end = "out"
winner = "A"
delta = { A = 60, B = 24, C = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-5 4-2 4-1"
deal.B = "6-2 6-0 5-1 5-0 4-4"
deal.C = "6-3 3-3 3-0 2-1 0-0"
yard = "1-1 6-4 5-3 4-0 1-0 3-1 5-2 4-3 2-2 5-4 2-0 6-1 3-2"
play = """
A:6-6*12 B:6-2L C:2-1L A:6-5R*6 B:5-1L C:+1-1 C:+6-4 C:+5-3 C:5-3L
A:5-5R B:5-0R*3 C:6-3L*6 A:+4-0 A:4-0R B:6-0L C:6-4R*6 A:+1-0
A:1-0L B:+3-1 B:3-1L*9 C:3-0L*6 A:+5-2 A:+4-3 A:+2-2 A:+5-4 A:+2-0
A:2-0L B:pass C:pass A:2-2L B:pass C:pass A:5-2L B:pass C:pass
A:5-4L B:4-4L
"""
end = "out"
winner = "B"
delta = { A = 18, B = 39, C = 18 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 4-1 3-0 1-0"
deal.B = "5-5 5-2 3-1 2-0 0-0"
deal.C = "6-4 6-2 5-3 4-2 4-0"
yard = "6-3 6-0 2-1 5-1 4-4 5-0 6-1 4-3 2-2 5-4 3-2 3-3 1-1"
play = """
B:5-5 C:5-3L A:6-5R*9 B:3-1L C:6-2R*3 A:4-1L*6 B:5-2R*9 C:6-4L
A:6-6L B:+6-3 B:6-3L C:+6-0 C:+2-1 C:+5-1 C:5-1R A:1-0R*3 B:2-0R
C:2-1R A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 33, B = 9, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 5-2 4-3 2-1"
deal.B = "4-4 4-1 3-2 3-0 0-0"
deal.C = "6-6 6-3 5-3 3-3 2-0"
yard = "2-2 4-2 1-1 5-1 4-0 5-4 5-0 6-0 5-5 6-4 1-0 3-1 6-2"
play = """
A:2-1*3 B:3-2L C:5-3L*6 A:5-2L*3 B:4-1R*6 C:2-0L A:4-3R*3 B:3-0L*6
C:6-3L*9 A:6-1L B:+2-2 B:+4-2 B:+1-1 B:1-1L C:3-3R A:+5-1 A:5-1L
B:+4-0 B:+5-4 B:5-4L C:+5-0 C:+6-0 C:+5-5 C:+6-4 C:6-4L*12 A:6-5L
"""
end = "out"
winner = "A"
delta = { A = 63, B = 12, C = 27 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-32"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 3, C = 2, D = 1 }
score = { A = 111, B = 153, C = 183, D = 255 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-32"
commitment = "3b627e7a5b3bc5ed9393041c2d213f794b4a14d6f2d926fb7c7cce1318127c3c"
secret = "788922b3af86e00326afe97f81a82ee8e74af1e1d514b42870d77e6415d85a3c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-0 2-2 1-0"
deal.B = "6-3 5-0 4-4 4-3 4-2"
deal.C = "6-1 5-4 5-2 2-1 1-1"
deal.D = "5-3 5-1 3-3 3-1 3-0"
yard = "6-4 3-2 4-1 5-5 4-0 6-6 2-0 0-0"
play = """
B:4-4 C:5-4L D:5-1L*9 A:1-0L B:4-2R C:5-2R D:5-3R*3 A:6-0L*9
B:6-3L*6 C:+6-4 C:+3-2 C:3-2L D:3-1R*3 A:6-2L B:+4-1 B:4-1R
C:6-4R*12 D:+5-5 D:+4-0 D:+6-6 D:6-6L*18 A:6-5L B:5-0L*6 C:6-1R
D:3-0L A:pass B:4-3L
"""
end = "out"
winner = "B"
delta = { A = 9, B = 42, C = 12, D = 33 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 5-1 4-3 0-0"
deal.B = "6-0 5-5 4-1 3-1 2-2"
deal.C = "6-1 5-2 2-1 2-0 1-1"
deal.D = "6-4 5-4 5-3 4-4 3-0"
yard = "3-2 6-5 4-0 1-0 3-3 5-0 6-2 4-2"
play = """
B:4-1 C:2-1R*6 D:4-4L A:4-3L B:3-1L*3 C:5-2R*6 D:5-4R A:5-1L*9
B:5-5L C:+3-2 C:+6-5 C:6-5L D:6-4R*12 A:6-6L*18 B:6-0L*6 C:6-1R
D:3-0L A:6-3L B:+4-0 B:+1-0 B:1-0R*6 C:2-0R D:+3-3 D:+5-0 D:pass
A:pass B:2-2R C:3-2R*9 D:3-3R*12 A:pass B:pass C:pass D:5-3R
A:pass B:pass C:pass D:5-0R*6
"""
end = "out"
winner = "D"
delta = { A = 27, B = 15, C = 21, D = 36 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 5-1 5-0 4-1"
deal.B = "6-6 6-3 4-2 3-1 1-1"
deal.C = "6-0 5-4 5-2 4-4 1-0"
deal.D = "5-5 5-3 4-0 3-3 0-0"
yard = "3-2 2-1 6-4 4-3 2-2 2-0 6-1 3-0"
play = """
D:3-3*6 A:+3-2 A:3-2L B:6-3R C:5-2L D:5-3L*9 A:6-5R B:3-1L*6
C:5-4R D:4-0R A:5-1L B:+2-1 B:+6-4 B:+4-3 B:+2-2 B:+2-0 B:2-0R
C:pass D:5-5L*12 A:5-0L B:2-1R C:6-0L D:pass A:6-2L*3 B:4-2L
C:4-4L*9 D:pass A:4-1L
"""
end = "out"
winner = "A"
delta = { A = 39, B = 6, C = 9, D = 27 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-1 4-4 2-1 1-0"
deal.B = "6-6 6-2 6-1 4-0 3-1"
deal.C = "6-4 4-1 3-3 2-2 0-0"
deal.D = "6-5 6-3 5-2 5-0 2-0"
yard = "4-3 3-0 5-5 5-3 4-2 1-1 3-2 5-4"
play = """
A:6-0*6 B:4-0R C:6-4R*12 D:6-3L*9 A:+4-3 A:4-3L B:6-2R*6 C:4-1L*3
D:5-2R*6 A:5-1L B:+3-0 B:+5-5 B:5-5L*15 C:+5-3 C:5-3L D:6-5R*9
A:+4-2 A:+1-1 A:pass B:6-1R C:3-3L D:pass A:2-1R B:3-0L C:2-2R
D:5-0L*9 A:4-2R*9 B:pass C:pass D:pass A:4-4R
"""
end = "blocked"
winner = "C"
delta = { A = 15, B = 21, C = 36, D = 33 }

[[match.hand]]
opener = "C"
deal.A = "6-2 3-3 2-0 1-0 0-0"
deal.B = "6-6 5-5 3-2 3-1 1-1"
deal.C = "6-5 5-4 5-2 4-3 4-1"
deal.D = "5-3 5-0 4-0 2-2 2-1"
yard = "6-3 6-1 6-4 4-4 3-0 4-2 6-0 5-1"
play = """
C:5-4*9 D:4-0R A:2-0R B:5-5L*12 C:5-2R*15 D:5-0R A:1-0R B:1-1R*12
C:6-5L D:2-1R A:6-2L B:3-2L C:4-3L*6 D:2-2R A:+6-3 A:+6-1 A:+6-4
A:6-4L B:6-6L C:+4-4 C:+3-0 C:+4-2 C:4-2R D:pass A:6-3L B:3-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 60, C = 30, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-1 3-0 2-1 2-0 0-0"
deal.B = "5-3 5-1 4-4 4-3 3-2"
deal.C = "6-3 5-5 5-2 4-2 3-3"
deal.D = "6-4 6-2 6-1 1-1 1-0"
yard = "6-6 3-1 6-5 6-0 4-0 2-2 5-0 5-4"
play = """
B:4-4 C:4-2L D:6-2L A:4-1R B:5-1R C:5-5R D:6-1L A:2-1L*12 B:3-2L
C:6-3L D:6-4L A:+6-6 A:+3-1 A:+6-5 A:6-5R B:4-3L*9 C:3-3L*12
D:+6-0 D:6-0R*6 A:3-1L B:+4-0 B:4-0R C:+2-2 C:pass D:1-1L*6 A:pass
B:pass C:pass D:1-0L
"""
end = "out"
winner = "D"
delta = { A = 12, B = 9, C = 12, D = 48 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-1 4-2 2-2 1-0"
deal.B = "5-4 5-2 4-0 3-3 0-0"
deal.C = "6-2 5-0 4-1 2-1 1-1"
deal.D = "6-0 4-4 3-2 3-0 2-0"
yard = "6-4 6-3 6-1 6-5 3-1 4-3 5-3 6-6"
play = """
D:6-0*6 A:1-0R B:+6-4 B:6-4L C:2-1R*6 D:4-4L A:4-2L B:5-2L C:6-2R
D:+6-3 D:6-3R A:5-5L B:3-3R C:5-0L*6 D:3-0L*9 A:+6-1 A:+6-5 A:+3-1
A:3-1L B:+4-3 B:4-3R C:1-1L*6 D:pass A:6-1L B:5-4R C:pass D:pass
A:6-5L B:pass C:pass D:pass A:5-1L*6 B:pass C:4-1L*9
"""
end = "out"
winner = "C"
delta = { A = 6, B = 0, C = 42, D = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-2 6-1 1-0"
deal.B = "6-0 4-2 4-1 2-2 2-0"
deal.C = "5-5 5-0 4-4 3-0 0-0"
deal.D = "5-3 4-3 4-0 3-2 2-1"
yard = "5-1 3-3 3-1 5-2 1-1 5-4 6-5 6-6"
play = """
C:3-0*3 D:4-0R A:6-3L B:4-2R C:+5-1 C:+3-3 C:+3-1 C:+5-2 C:5-2R
D:5-3R*9 A:6-4L B:4-1L C:3-1L*6 D:4-3L A:+1-1 A:+5-4 A:5-4L B:pass
C:5-0L*3 D:3-2R A:1-0L*3 B:2-2R C:5-1L*9 D:2-1R*6
"""
end = "out"
winner = "D"
delta = { A = 3, B = 0, C = 21, D = 63 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-33"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 27, B = 273 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-33"
commitment = "b6af942fc53ad75b5e15c7ca03a9ede29711b84c32547f33e799964eba2d89e0"
secret = "0f922391e6e2601d5b11abb413fb6fd5211c590d76fc6810f0f10d91c05bc5dc"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 5-0 3-2 3-1 3-0"
deal.B = "6-3 5-3 5-2 4-1 2-1"
yard = "4-3 4-0 6-4 6-1 5-1 5-4 4-2 1-0 3-3 2-2 5-5 1-1 6-5 4-4 6-0 6-6 2-0 0-0"
play = """
B:6-3*9 A:3-2R B:5-2R A:6-2L B:2-1L*6 A:5-0R B:4-1L A:3-0R
B:5-3R*9
"""
end = "out"
winner = "B"
delta = { A = 0, B = 27 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 5-1 4-1 3-0"
deal.B = "6-6 6-5 5-3 1-1 1-0"
yard = "5-0 2-0 6-3 4-2 4-0 6-2 3-2 2-1 3-1 2-2 5-2 0-0 5-4 6-4 3-3 6-0 4-3 4-4"
play = """
B:6-6*12 A:6-1L B:1-0L*12 A:3-0L*15 B:6-5R A:5-5R B:5-3L*15 A:5-1L
B:1-1L*12
"""
end = "out"
winner = "B"
delta = { A = 15, B = 57 }

[[match.hand]]
opener = "B"
deal.A = "4-2 3-3 3-0 1-0 0-0"
deal.B = "6-4 5-5 5-1 4-1 2-1"
yard = "5-0 5-4 1-1 2-0 6-0 6-3 6-1 5-2 6-5 4-0 5-3 2-2 3-2 3-1 6-2 4-4 6-6 4-3"
play = """
B:5-1*6 A:1-0R B:5-5L A:0-0R B:+5-0 B:5-0R*15 A:+5-4 A:5-4R B:6-4R
A:+1-1 A:+2-0 A:+6-0 A:6-0R B:+6-3 B:+6-1 B:+5-2 B:5-2L A:2-0L
B:+6-5 B:+4-0 B:4-0L A:3-0R B:6-3R A:4-2L B:6-1R*3 A:1-1R B:4-1R*6
A:+5-3 A:+2-2 A:2-2L B:2-1L A:+3-2 A:+3-1 A:3-1L B:+6-2 B:+4-4
B:4-4R A:3-3L B:pass A:3-2L B:6-2L A:pass B:6-5L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 39 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-1 4-3 3-1"
deal.B = "6-2 5-3 4-4 4-1 3-2"
yard = "6-0 6-6 6-5 1-0 3-0 1-1 5-0 4-0 3-3 2-0 5-5 6-1 2-1 5-2 5-4 0-0 4-2 2-2"
play = """
B:4-4 A:4-3L B:5-3L A:5-1L*9 B:4-1L*12 A:6-4L B:6-2L A:+6-0 A:+6-6
A:+6-5 A:+1-0 A:+3-0 A:+1-1 A:+5-0 A:+4-0 A:4-0R B:3-2L*3
"""
end = "out"
winner = "B"
delta = { A = 9, B = 69 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-3 4-1 3-0"
deal.B = "4-4 3-3 3-2 3-1 0-0"
yard = "6-0 1-0 5-2 6-3 4-0 5-0 6-6 1-1 6-4 2-2 6-5 2-0 2-1 5-4 4-3 5-5 5-1 4-2"
play = """
B:3-3*6 A:5-3L B:3-1R*6 A:6-1R B:+6-0 B:6-0R A:3-0R B:3-2R A:6-2R
B:+1-0 B:+5-2 B:5-2L A:+6-3 A:6-3R B:+4-0 B:+5-0 B:+6-6 B:+1-1
B:+6-4 B:+2-2 B:2-2L A:+6-5 A:+2-0 A:2-0L*3 B:0-0L*3 A:+2-1 A:+5-4
A:+4-3 A:4-3R B:5-0L*9 A:6-5L B:6-4R*12 A:+5-5 A:pass B:6-6L*18
"""
end = "blocked"
winner = "B"
delta = { A = 3, B = 81 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-34"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 207, B = 102, C = 63 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-34"
commitment = "fc3003c458123efab6855cd8ce366a4b121731ba475c33828654b9f40bc60e72"
secret = "4de8e6fb05f7316246914842b12df642ce0f5a7238ba01e8ead9e37d9fd2749e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-0 5-3 5-2 3-2 3-0"
deal.B = "6-2 4-0 2-0 1-0 0-0"
deal.C = "6-6 6-5 5-4 5-1 4-1"
yard = "2-2 5-5 2-1 4-2 4-3 4-4 3-1 1-1 5-0 6-4 6-1 3-3 6-3"
play = """
C:6-6*12 A:6-0L*12 B:0-0L*12 C:6-5R A:5-3R*3 B:2-0L C:+2-2 C:2-2L
A:3-2L*6 B:+5-5 B:+2-1 B:+4-2 B:+4-3 B:4-3L C:5-4L A:5-2L B:6-2L*9
C:+4-4 C:+3-1 C:3-1R A:+1-1 A:1-1R B:1-0R*6 C:+5-0 C:5-0R A:+6-4
A:6-4L*9 B:4-2L C:5-1R*3 A:+6-1 A:6-1R B:2-1L C:4-1L A:pass
B:4-0L*6 C:pass A:3-0L*9
"""
end = "out"
winner = "A"
delta = { A = 57, B = 33, C = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-5 4-2 3-3 3-2 2-2"
deal.B = "6-6 6-0 5-3 5-2 5-1"
deal.C = "5-5 5-4 4-3 2-1 1-1"
yard = "6-3 0-0 4-0 4-1 2-0 1-0 4-4 6-2 5-0 6-4 3-1 6-1 3-0"
play = """
A:3-3*6 B:5-3L C:5-5L A:6-5L*12 B:6-6L*18 C:4-3R A:4-2R B:5-2R
C:5-4R A:+6-3 A:6-3L B:+0-0 B:+4-0 B:4-0R*3 C:+4-1 C:+2-0 C:2-0R
A:3-2R*6 B:+1-0 B:+4-4 B:+6-2 B:+5-0 B:+6-4 B:+3-1 B:3-1L C:4-1L
A:pass B:6-4L*9 C:pass A:pass B:6-0L*3 C:pass A:pass B:0-0L*3
C:pass A:pass B:5-0L C:pass A:pass B:5-1L C:2-1L A:2-2L
"""
end = "out"
winner = "A"
delta = { A = 42, B = 36, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-3 3-2 3-0"
deal.B = "6-0 5-0 4-4 3-1 0-0"
deal.C = "5-1 4-3 4-2 4-1 4-0"
yard = "6-5 2-0 6-3 1-0 3-3 2-1 2-2 5-4 6-6 5-5 5-2 1-1 6-1"
play = """
A:3-0*3 B:6-0R*9 C:4-3L A:6-4L*12 B:+6-5 B:6-5L C:5-1L A:6-2R*3
B:3-1L C:4-2R A:5-3L*9 B:5-0L C:4-0L A:+2-0 A:+6-3 A:+1-0 A:+3-3
A:+2-1 A:+2-2 A:+5-4 A:5-4L*9 B:4-4R C:4-1R*6
"""
end = "out"
winner = "C"
delta = { A = 36, B = 9, C = 36 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 4-0 2-2 2-0"
deal.B = "6-6 6-5 3-2 3-0 1-1"
deal.C = "5-5 5-0 4-1 3-3 0-0"
yard = "5-3 2-1 5-1 6-3 4-4 5-4 6-0 4-2 4-3 3-1 1-0 5-2 6-1"
play = """
C:5-5 A:+5-3 A:5-3L B:3-2L*12 C:5-0R A:6-2L*6 B:6-6L*12 C:0-0R*12
A:6-4L B:3-0R C:4-1L A:+2-1 A:2-1L B:+5-1 B:+6-3 B:6-3R C:+4-4
C:+5-4 C:+6-0 C:6-0R A:4-0R*6 B:+4-2 B:4-2R C:+4-3 C:+3-1 C:+1-0
C:pass A:2-2L*6 B:pass C:pass A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 72, B = 24, C = 12 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-35"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 4, D = 2 }
score = { A = 255, B = 54, C = 27, D = 105 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-35"
commitment = "5b36a4daefc766b76ea5c28b19e45bc2a9d1110955c63f637e3803e6129832f0"
secret = "d74b9f67574fe9df19c27b7376500a8efc55efb5a44d9de7712a3aed7f8291d9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 5-0 3-2 3-1 2-0"
deal.B = "5-2 4-4 3-3 1-0 0-0"
deal.C = "6-6 6-0 5-4 2-1 1-1"
deal.D = "6-3 5-5 5-3 4-3 4-1"
yard = "4-2 6-2 2-2 5-1 3-0 4-0 6-1 6-4"
play = """
C:6-6*12 D:6-3L*15 A:6-5R B:3-3L C:5-4R D:5-3L*9 A:5-0L B:1-0L
C:1-1L*6 D:4-1R*3 A:3-1L B:+4-2 B:+6-2 B:+2-2 B:+5-1 B:5-1R C:+3-0
C:3-0L D:5-5R A:2-0L*12 B:6-2L C:6-0L D:+4-0 D:4-0L A:pass
B:4-4L*18 C:pass D:4-3L
"""
end = "out"
winner = "D"
delta = { A = 12, B = 18, C = 18, D = 51 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 5-0 3-2 2-1"
deal.B = "6-4 6-2 5-1 4-1 2-0"
deal.C = "6-6 4-4 3-3 3-1 1-1"
deal.D = "5-5 4-3 4-2 3-0 1-0"
yard = "6-0 4-0 5-4 5-3 5-2 0-0 2-2 6-3"
play = """
D:4-2*6 A:2-1R B:6-4L C:6-6L D:1-0R*12 A:6-1L B:5-1L C:+6-0 C:6-0R
D:5-5L A:6-5R*15 B:+4-0 B:+5-4 B:5-4L*9 C:4-4L D:4-3L A:5-0R*3
B:4-0R C:3-1L D:+5-3 D:+5-2 D:+0-0 D:pass A:pass B:4-1L
"""
end = "blocked"
winner = "A"
delta = { A = 54, B = 9, C = 0, D = 18 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 6-0 5-3 4-4"
deal.B = "6-4 6-3 4-3 4-0 3-1"
deal.C = "6-6 5-5 3-3 3-2 0-0"
deal.D = "5-1 5-0 4-1 2-1 1-0"
yard = "1-1 5-4 2-2 6-1 3-0 2-0 5-2 4-2"
play = """
A:6-0*6 B:6-4L C:0-0R D:5-0R*9 A:6-5R B:4-3L*9 C:3-2L D:2-1L
A:6-2R*3 B:3-1L C:3-3L D:+1-1 D:+5-4 D:+2-2 D:2-2R A:5-3L*9 B:+6-1
B:+3-0 B:+2-0 B:2-0R C:5-5L D:5-4L A:4-4L
"""
end = "out"
winner = "A"
delta = { A = 66, B = 9, C = 0, D = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-4 5-0 2-2"
deal.B = "6-6 3-3 3-0 2-1 1-1"
deal.C = "6-1 5-5 5-2 5-1 1-0"
deal.D = "6-4 6-3 6-2 4-1 4-0"
yard = "3-1 5-3 4-2 4-3 2-0 4-4 3-2 0-0"
play = """
A:5-4*9 B:+3-1 B:+5-3 B:5-3L C:+4-2 C:4-2R D:6-2R*9 A:6-0R*3
B:3-3L*6 C:1-0R D:6-3L A:6-5L*6 B:3-1R C:5-1L D:4-1L A:+4-3
A:4-3L*6 B:3-0L*3 C:+2-0 C:2-0L D:+4-4 D:pass A:2-2L B:2-1L
C:6-1L*9 D:6-4L A:pass B:pass C:pass D:4-0L*3 A:5-0L
"""
end = "out"
winner = "A"
delta = { A = 63, B = 9, C = 9, D = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-5 4-4 4-3 2-0 0-0"
deal.B = "6-6 5-4 5-1 4-2 2-2"
deal.C = "6-3 6-0 4-0 3-2 1-0"
deal.D = "6-1 5-5 5-2 3-3 1-1"
yard = "3-1 5-3 4-1 6-4 3-0 5-0 2-1 6-2"
play = """
A:4-4 B:5-4L C:4-0R D:5-5L A:2-0R*12 B:5-1L*3 C:3-2R D:6-1L*9
A:6-5L B:+3-1 B:3-1R*6 C:1-0R D:5-2L A:0-0R B:4-2L C:6-0R D:+5-3
D:+4-1 D:4-1L A:+6-4 A:6-4R B:+3-0 B:+5-0 B:pass C:pass D:1-1L*6
A:4-3R
"""
end = "out"
winner = "A"
delta = { A = 60, B = 9, C = 0, D = 15 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-36"
seats = { A = "first", B = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 162, B = 228 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-36"
commitment = "c1c1b8770d03530948a79ecbeeb86b799a90a42274abae5c8cc9948ff545fcfb"
secret = "943fd506af1f51a57bca40f7273242f4c262e2c79ce1e0d462a18e24d7cfa224"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 5-3 4-3 3-2 2-0"
deal.B = "6-4 6-0 3-3 2-1 1-0"
yard = "4-4 4-2 1-1 6-1 6-3 3-0 6-6 5-2 4-1 3-1 5-1 4-0 5-5 2-2 0-0 5-0 6-2 5-4"
play = """
B:3-3*6 A:5-3L B:+4-4 B:+4-2 B:+1-1 B:+6-1 B:+6-3 B:6-3R A:6-5L*12
B:6-1L A:+3-0 A:+6-6 A:6-6R B:1-0L*12 A:3-0L*15 B:6-0R*3 A:4-3L
B:6-4L*6 A:2-0R B:2-1R A:+5-2 A:+4-1 A:4-1R B:4-2R A:5-2R B:+3-1
B:+5-1 B:5-1R A:+4-0 A:+5-5 A:+2-2 A:+0-0 A:+5-0 A:pass B:1-1R
A:pass B:3-1R*9 A:3-2R B:pass A:2-2R
"""
end = "blocked"
winner = "B"
delta = { A = 27, B = 54 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-4 4-4 4-0"
deal.B = "6-0 5-5 5-1 4-2 0-0"
yard = "4-3 5-0 1-0 2-2 6-5 3-1 6-1 6-6 5-3 2-0 3-2 1-1 4-1 5-2 3-0 3-3 2-1 6-4"
play = """
B:5-5 A:5-4L B:5-1R A:4-4L*9 B:4-2L*3 A:6-2L B:6-0L A:4-0L B:+4-3
B:4-3L A:6-3L
"""
end = "out"
winner = "A"
delta = { A = 9, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-2 3-3 1-1"
deal.B = "6-3 5-1 4-4 4-1 3-1"
yard = "3-0 2-2 3-2 2-1 5-0 5-5 4-2 4-0 5-3 6-4 6-1 6-5 0-0 2-0 1-0 6-6 4-3 5-4"
play = """
A:6-2 B:6-3L A:3-3L B:3-1L*3 A:1-1L B:5-1L A:5-2L B:+3-0 B:+2-2
B:2-2L*6 A:+3-2 A:3-2L B:3-0L A:6-0L
"""
end = "out"
winner = "A"
delta = { A = 12, B = 9 }

[[match.hand]]
opener = "A"
deal.A = "5-2 4-4 4-1 4-0 3-3"
deal.B = "6-6 6-2 5-5 3-2 1-1"
yard = "3-1 0-0 2-2 5-4 5-0 1-0 4-2 5-3 6-1 6-5 6-3 3-0 6-4 2-0 4-3 6-0 2-1 5-1"
play = """
A:5-2 B:5-5L*12 A:+3-1 A:+0-0 A:+2-2 A:2-2R B:6-2R A:+5-4 A:5-4L
B:6-6R A:4-4L B:+5-0 B:+1-0 B:+4-2 B:4-2L A:+5-3 A:+6-1 A:6-1R*3
B:3-2L A:5-3L*6 B:1-0R A:4-0R*9 B:5-0L A:0-0L B:+6-5 B:+6-3 B:+3-0
B:3-0L A:3-3L B:6-3L A:4-1R B:6-5L*6 A:3-1R
"""
end = "out"
winner = "A"
delta = { A = 21, B = 18 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 4-4 3-0 2-2"
deal.B = "5-4 5-0 4-3 4-2 4-1"
yard = "6-1 2-1 5-5 5-2 6-5 0-0 5-1 4-0 1-0 3-3 6-2 3-1 6-6 3-2 2-0 5-3 1-1 6-0"
play = """
A:6-4 B:5-4R A:6-3L B:5-0R*3 A:3-0L B:+6-1 B:+2-1 B:+5-5 B:+5-2
B:+6-5 B:+0-0 B:0-0L A:+5-1 A:+4-0 A:4-0L B:4-1L A:5-1L B:5-2L
A:2-2L B:4-2L A:4-4L
"""
end = "out"
winner = "A"
delta = { A = 39, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-1 4-4 4-2 2-0 0-0"
deal.B = "6-2 5-4 4-0 3-0 1-1"
yard = "1-0 5-1 2-2 5-5 2-1 4-3 5-0 5-3 5-2 4-1 6-0 6-4 6-3 6-6 6-5 3-3 3-2 3-1"
play = """
A:6-1 B:6-2L*3 A:4-2L B:4-0L A:2-0L*3 B:1-1R A:+1-0 A:1-0R B:3-0R
A:+5-1 A:+2-2 A:2-2L B:+5-5 B:+2-1 B:2-1L A:5-1L B:5-4L A:4-4L
B:+4-3 B:4-3L*6 A:+5-0 A:+5-3 A:5-3L B:5-5L
"""
end = "out"
winner = "B"
delta = { A = 3, B = 15 }

[[match.hand]]
opener = "B"
deal.A = "5-5 4-3 3-1 2-0 1-0"
deal.B = "6-6 6-2 6-1 5-2 3-3"
yard = "0-0 5-0 4-0 1-1 6-4 3-2 5-3 5-4 5-1 2-2 6-0 4-4 4-1 6-5 3-0 6-3 2-1 4-2"
play = """
B:6-6*12 A:+0-0 A:+5-0 A:+4-0 A:+1-1 A:+6-4 A:6-4L B:6-1R A:4-3L
B:3-3L A:3-1L B:+3-2 B:+5-3 B:+5-4 B:+5-1 B:5-1L*6 A:5-5L B:5-3L
A:1-1R B:3-2L A:2-0L B:+2-2 B:+6-0 B:6-0L A:1-0R*6 B:6-2L A:5-0R
B:5-4R*6 A:4-0R B:5-2L A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 9, B = 24 }

[[match.hand]]
opener = "A"
deal.A = "6-2 4-2 4-1 3-3 1-1"
deal.B = "6-4 6-1 5-4 5-2 3-2"
yard = "4-3 6-3 3-1 5-5 5-1 0-0 6-5 2-0 1-0 6-0 5-0 4-4 6-6 4-0 2-1 3-0 5-3 2-2"
play = """
A:6-2 B:5-2R A:+4-3 A:+6-3 A:6-3L B:5-4R A:4-3L B:6-4L A:4-2R
B:3-2R*9 A:3-3R*12 B:6-1L
"""
end = "out"
winner = "B"
delta = { A = 12, B = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 4-4 4-2 4-0"
deal.B = "5-4 5-2 5-0 4-3 3-0"
yard = "6-3 1-0 5-1 3-1 5-3 2-2 3-3 5-5 6-1 0-0 2-1 2-0 6-6 6-0 3-2 1-1 6-2 4-1"
play = """
B:5-4*9 A:6-5L B:4-3R*9 A:6-4L B:3-0R A:4-4L B:5-0R A:4-2L B:5-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 21 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 5-1 4-1 2-2"
deal.B = "6-4 6-2 4-4 3-0 0-0"
yard = "5-4 4-3 5-2 6-6 6-1 3-3 1-1 4-2 6-0 2-1 6-5 2-0 1-0 6-3 5-0 3-2 4-0 3-1"
play = """
B:6-4 A:4-1R B:6-2L*3 A:2-2L B:+5-4 B:+4-3 B:+5-2 B:5-2L*6 A:5-5L
B:5-4L A:5-1R*9 B:4-4L A:5-3R
"""
end = "out"
winner = "A"
delta = { A = 18, B = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 4-4 4-3 0-0"
deal.B = "6-3 5-5 3-1 3-0 2-1"
yard = "6-2 5-4 6-5 4-2 5-2 4-1 2-0 6-6 1-0 1-1 3-2 2-2 5-3 5-1 6-0 4-0 3-3 5-0"
play = """
A:6-4 B:6-3L A:4-3L B:+6-2 B:+5-4 B:5-4L*9 A:4-4R B:5-5L*18 A:+6-5
A:6-5L B:6-2L A:+4-2 A:4-2L*12 B:+5-2 B:+4-1 B:4-1R A:6-1R B:+2-0
B:+6-6 B:6-6R A:+1-0 A:+1-1 A:+3-2 A:+2-2 A:+5-3 A:+5-1 A:+6-0
A:6-0R B:2-0R*6 A:3-2R B:3-0R A:1-0R B:2-1R*6 A:2-2R B:5-2R*9
A:5-3R B:3-1R
"""
end = "out"
winner = "B"
delta = { A = 12, B = 57 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-37"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 72, B = 210, C = 126 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-37"
commitment = "e84468889d0bce4f5534002cc11eb66a2840d434b56759db42dc9a62374092ff"
secret = "6c67a338dd28ebb446e4ddc2b7e3761541edb180e0e5def2d9c5b0dd44e60ff7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-0 5-2 5-0 4-0 2-0"
deal.B = "6-5 6-2 5-3 3-0 1-0"
deal.C = "6-4 5-5 4-2 4-1 0-0"
yard = "4-4 5-4 6-3 2-2 4-3 2-1 3-2 1-1 6-6 3-3 5-1 3-1 6-1"
play = """
C:5-5 A:5-0L B:6-5R*6 C:0-0L*6 A:6-0R B:3-0L*3 C:+4-4 C:+5-4
C:+6-3 C:6-3L*6 A:4-0R B:6-2L*6 C:4-2L A:+2-2 A:+4-3 A:4-3L
B:5-3L*9 C:4-1R*6 A:5-2L*3 B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 3, B = 57, C = 18 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 4-4 3-1 1-0"
deal.B = "6-6 6-0 3-3 3-2 2-2"
deal.C = "5-3 5-2 4-3 4-0 2-0"
yard = "2-1 5-5 5-1 4-2 6-3 5-4 6-5 0-0 1-1 5-0 4-1 6-2 3-0"
play = """
B:6-6*12 C:+2-1 C:+5-5 C:+5-1 C:+4-2 C:+6-3 C:6-3L*15 A:6-1R
B:3-2L*3 C:5-2L*6 A:1-0R B:6-0R C:5-3L*9 A:3-1L B:+5-4 B:+6-5
B:6-5R*6 C:5-1R A:+0-0 A:+1-1 A:1-1L*3 B:+5-0 B:+4-1 B:4-1R*6
C:2-1L*6 A:4-4R B:2-2L*12 C:4-2L*12 A:6-4R B:5-4L C:5-5L A:pass
B:5-0L*6 C:4-0L A:pass B:pass C:4-3L*9 A:pass B:3-3L*12
"""
end = "out"
winner = "B"
delta = { A = 3, B = 60, C = 57 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-0 4-2 2-0"
deal.B = "6-0 5-5 4-3 4-0 3-0"
deal.C = "6-1 5-1 4-4 2-2 1-0"
yard = "5-4 3-3 4-1 6-4 2-1 1-1 6-3 5-3 6-5 5-2 0-0 3-2 3-1"
play = """
B:6-0*6 C:6-1L A:5-0R*6 B:5-5R C:5-1L*15 A:+5-4 A:5-4L B:4-3L
C:+3-3 C:3-3L A:+4-1 A:+6-4 A:+2-1 A:+1-1 A:+6-3 A:6-3L B:+5-3
B:5-3R*9 C:+6-5 C:6-5L A:+5-2 A:5-2L B:3-0R C:1-0R*3 A:2-1R B:+0-0
B:pass C:2-2L*6 A:4-2L*6 B:4-0L C:pass A:6-2R*6 B:0-0L*6
"""
end = "out"
winner = "B"
delta = { A = 18, B = 60, C = 24 }

[[match.hand]]
opener = "B"
deal.A = "5-2 3-3 2-1 1-1 1-0"
deal.B = "6-0 5-0 4-3 3-2 0-0"
deal.C = "6-1 4-4 3-1 3-0 2-2"
yard = "4-1 5-4 5-5 5-1 6-6 4-0 4-2 6-5 5-3 6-3 6-2 2-0 6-4"
play = """
B:6-0*6 C:3-0R*9 A:3-3R*12 B:4-3R C:4-4R A:+4-1 A:4-1R B:+5-4
B:+5-5 B:+5-1 B:5-1R C:6-1L*6 A:1-1L B:5-5R*12 C:3-1L A:5-2R
B:3-2R*6 C:+6-6 C:+4-0 C:+4-2 C:+6-5 C:+5-3 C:5-3L A:+6-3 A:6-3R
B:5-0L*6 C:6-6R*12 A:1-0L B:+6-2 B:6-2R*3 C:2-2R A:2-1L*6
"""
end = "out"
winner = "A"
delta = { A = 48, B = 33, C = 27 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-38"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3, D = 4 }
score = { A = 156, B = 246, C = 99, D = 90 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-38"
commitment = "f18633f0fa4c5856aac545198ea4e3cfb9b940ee5689ee5994d60a5ae1a54f35"
secret = "585314aadac8b0b348f36158031a22b75fc8d3e9b6d25f2cb55037db79b068d8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 5-0 4-4 1-1"
deal.B = "6-6 6-0 4-2 3-1 1-0"
deal.C = "6-4 6-2 5-1 4-0 2-0"
deal.D = "6-3 5-3 4-1 3-0 0-0"
yard = "3-3 2-2 5-2 5-5 6-5 2-1 4-3 3-2"
play = """
B:6-6*12 C:6-4L D:6-3R A:5-4L B:3-1R*6 C:5-1L D:4-1L A:4-4L*9
B:4-2L*3 C:6-2L D:+3-3 D:+2-2 D:+5-2 D:+5-5 D:+6-5 D:6-5L*6 A:6-1R
B:6-0R C:4-0R*9 D:5-2L*6 A:+2-1 A:2-1L B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 9, B = 60, C = 9, D = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-1 4-1 3-2 2-1"
deal.B = "6-5 6-2 4-3 3-1 2-0"
deal.C = "6-3 6-1 3-3 1-1 1-0"
deal.D = "6-4 5-5 5-0 4-4 3-0"
yard = "0-0 5-4 4-0 5-3 5-2 4-2 6-0 2-2"
play = """
B:6-2 C:6-3L D:3-0L A:3-2R*3 B:2-0L C:3-3R D:+0-0 D:+5-4 D:+4-0
D:+5-3 D:5-3R A:2-1L*6 B:3-1L C:+5-2 C:5-2R D:+4-2 D:4-2R A:4-1R
B:4-3L C:6-1R D:6-4R A:pass B:pass C:pass D:4-4L*12 A:pass B:pass
C:pass D:5-4R A:5-1R*9 B:pass C:1-1R D:4-0L A:pass B:pass C:1-0L*3
"""
end = "out"
winner = "C"
delta = { A = 18, B = 0, C = 42, D = 12 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 5-3 2-0 1-1"
deal.B = "5-2 3-2 2-2 1-0 0-0"
deal.C = "6-2 6-0 4-4 4-3 3-3"
deal.D = "6-1 5-5 5-1 4-1 3-1"
yard = "6-3 2-1 6-4 3-0 5-4 4-2 5-0 4-0"
play = """
C:6-2 D:6-1L*3 A:1-1L B:2-2R*6 C:+6-3 C:+2-1 C:2-1L*6 D:+6-4
D:+3-0 D:+5-4 D:+4-2 D:4-2R*6 A:2-0L B:1-0L C:4-4R*9 D:5-4R*6
A:6-5R B:pass C:6-3R D:3-1L*6 A:5-3L B:5-2L C:4-3R*6 D:4-1R*3
A:pass B:3-2L C:3-3L D:3-0L A:pass B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 51, C = 21, D = 24 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-2 3-0 2-1 0-0"
deal.B = "6-3 4-3 4-0 3-2 2-0"
deal.C = "6-1 6-0 3-1 2-2 1-1"
deal.D = "6-5 6-2 5-4 4-4 1-0"
yard = "5-5 3-3 4-1 6-6 5-1 6-4 4-2 5-0"
play = """
B:6-3*9 C:6-1L D:1-0L*3 A:3-0L*6 B:3-2L C:2-2L D:6-2L*9 A:5-3R
B:+5-5 B:5-5R C:6-0L D:6-5R*6 A:0-0L*6 B:4-0L C:+3-3 C:+4-1 C:4-1L
D:+6-6 D:6-6R A:2-1L B:2-0L*12 C:+5-1 C:+6-4 C:6-4R D:4-4R A:pass
B:4-3R*3
"""
end = "out"
winner = "B"
delta = { A = 12, B = 57, C = 0, D = 18 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-4 5-0 4-1"
deal.B = "5-1 3-3 3-1 2-2 1-0"
deal.C = "6-3 6-0 3-2 3-0 2-0"
deal.D = "6-4 6-2 5-3 5-2 0-0"
yard = "2-1 4-3 4-0 4-4 5-5 4-2 6-6 1-1"
play = """
B:3-3*6 C:6-3L*12 D:5-3R A:6-5R*12 B:+2-1 B:+4-3 B:+4-0 B:+4-4
B:+5-5 B:+4-2 B:pass C:6-0L*6 D:6-4R A:5-0L*9 B:5-5L C:pass
D:5-2L*6 A:4-1R*3 B:4-2L C:pass D:pass A:5-4L*6 B:5-1L C:pass
D:pass A:6-1L
"""
end = "out"
winner = "A"
delta = { A = 78, B = 6, C = 18, D = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 5-3 5-1 0-0"
deal.B = "6-2 6-0 4-2 3-3 1-0"
deal.C = "6-1 4-3 4-0 3-1 2-2"
deal.D = "6-4 5-0 4-4 2-1 1-1"
yard = "2-0 5-5 6-3 3-0 3-2 4-1 6-5 5-2"
play = """
A:6-6*12 B:6-0L*12 C:4-0L D:6-4L*18 A:+2-0 A:+5-5 A:+6-3 A:6-3L*15
B:3-3L*18 C:4-3L D:4-4L A:5-4L B:6-2R C:2-2R*9 D:5-0L A:2-0L*6
B:4-2R*6 C:+3-0 C:+3-2 C:3-2L D:+4-1 D:4-1R A:5-3L*6 B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 39, B = 72, C = 9, D = 18 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-39"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 201, B = 78 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-39"
commitment = "84056d549f8bc2cbd705a6becd089dbc6c4cacf06118ee30c14d47802b541f6c"
secret = "ca27d9367a946ec6434f9d5456a9349c83e91650ec9b43edb01457959fece744"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 5-3 2-1 1-1"
deal.B = "6-4 5-1 4-4 3-2 0-0"
yard = "5-0 6-5 3-0 1-0 4-2 4-1 2-2 5-2 3-3 5-4 3-1 6-0 6-2 2-0 4-0 6-3 4-3 6-6"
play = """
A:5-5 B:5-1L A:1-1L*12 B:+5-0 B:5-0R A:6-1L*6 B:6-4L A:+6-5 A:+3-0
A:3-0R B:4-4L A:5-3R B:+1-0 B:+4-2 B:4-2L A:2-1L*6 B:1-0L A:6-5R*6
"""
end = "out"
winner = "A"
delta = { A = 36, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-0 3-1 2-1 0-0"
deal.B = "6-6 6-2 5-5 5-3 2-2"
yard = "3-0 6-1 5-2 6-5 5-1 1-0 2-0 6-4 6-3 3-3 4-3 4-2 4-4 5-4 3-2 4-1 4-0 1-1"
play = """
A:6-0*6 B:6-6L*12 A:0-0R*12 B:6-2L A:2-1L B:+3-0 B:3-0R A:3-1L*6
B:5-3L A:5-0L*3
"""
end = "out"
winner = "A"
delta = { A = 42, B = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 4-0 3-1 1-1"
deal.B = "5-5 5-4 3-3 2-0 0-0"
yard = "1-0 6-6 6-5 5-3 5-0 2-1 5-2 6-1 3-0 5-1 6-0 3-2 6-4 2-2 4-1 4-3 4-4 4-2"
play = """
A:6-3*9 B:3-3R*12 A:6-2L B:2-0L*6 A:3-1R B:0-0L A:1-1R B:+1-0
B:1-0L*3 A:+6-6 A:+6-5 A:+5-3 A:+5-0 A:+2-1 A:2-1R*3 B:+5-2
B:5-2R*6 A:6-5R B:+6-1 B:6-1L*12 A:6-6L*18 B:+3-0 B:+5-1 B:+6-0
B:6-0L*6 A:5-0L B:5-5L A:5-3L*9 B:3-0L*6 A:4-0L
"""
end = "out"
winner = "A"
delta = { A = 54, B = 51 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-2 5-0 1-1"
deal.B = "5-4 5-3 3-2 3-1 0-0"
yard = "6-1 5-5 2-2 3-3 4-4 4-1 5-1 4-3 6-0 2-0 4-0 6-6 4-2 2-1 6-4 3-0 6-5 1-0"
play = """
A:6-3*9 B:5-3R A:5-0R*6 B:0-0R*6 A:6-2L B:3-2L*3 A:+6-1 A:+5-5
A:+2-2 A:+3-3 A:3-3L*6 B:3-1L A:6-1L*6 B:+4-4 B:+4-1 B:+5-1 B:+4-3
B:+6-0 B:6-0L A:+2-0 A:2-0L B:+4-0 B:4-0R*6 A:5-2L*9 B:5-4L A:+6-6
A:+4-2 A:4-2L*6 B:4-4R A:2-2L*12 B:4-3R A:+2-1 A:2-1L B:5-1L
A:5-5L B:+6-4 B:+3-0 B:3-0R
"""
end = "blocked"
winner = "A"
delta = { A = 69, B = 15 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-40"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 204, B = 81, C = 177 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-40"
commitment = "f6e8244592b484fcadf6b3f04e8cce890e0fadd9008a7740723645e45428ef3e"
secret = "e540d299e21cf545e092e453f8afe035d6e53329dae0bb7433ec445149c81c93"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-1 4-0 1-1 1-0"
deal.B = "6-2 6-1 5-3 4-3 4-2"
deal.C = "5-4 5-0 3-1 3-0 2-1"
yard = "6-0 2-0 5-2 5-5 6-3 0-0 2-2 3-2 6-4 3-3 4-4 4-1 6-5"
play = """
A:6-6*12 B:6-2L C:2-1L A:5-1L B:5-3L*15 C:3-0L*12 A:4-0L B:6-1R
C:5-4L*6 A:1-1R B:+6-0 B:+2-0 B:+5-2 B:5-2L C:3-1R A:+5-5 A:+6-3
A:6-3R B:2-0L*6 C:5-0L
"""
end = "out"
winner = "C"
delta = { A = 12, B = 21, C = 48 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 6-0 4-2 3-2"
deal.B = "5-5 4-3 4-0 2-0 0-0"
deal.C = "6-2 5-2 4-1 3-3 1-1"
yard = "5-1 2-2 6-6 6-3 2-1 1-0 5-4 4-4 5-3 3-0 6-5 5-0 3-1"
play = """
C:3-3*6 A:3-2L B:4-3R*6 C:5-2L*9 A:6-4R B:5-5L C:6-2R*12 A:4-2R
B:4-0R C:+5-1 C:5-1L A:6-1L*6 B:0-0R*6 C:+2-2 C:+6-6 C:6-6L*12
A:6-0L
"""
end = "out"
winner = "A"
delta = { A = 18, B = 12, C = 39 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-2 4-0 2-2 0-0"
deal.B = "6-4 5-0 3-2 3-0 2-0"
deal.C = "6-3 6-0 5-3 4-3 4-2"
yard = "5-1 6-6 2-1 1-1 3-3 4-4 5-5 3-1 5-4 1-0 4-1 6-2 6-5"
play = """
A:6-1 B:6-4L C:4-2L*3 A:5-2L*6 B:5-0L C:6-0L A:+5-1 A:5-1R B:+6-6
B:6-6L C:5-3R*15 A:+2-1 A:+1-1 A:+3-3 A:3-3R*18 B:3-0R*12 C:6-3L*3
A:4-0R B:3-2L*6 C:4-3R
"""
end = "out"
winner = "C"
delta = { A = 24, B = 18, C = 33 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 3-2 3-1 0-0"
deal.B = "5-4 5-2 3-0 2-1 1-0"
deal.C = "6-6 6-4 5-5 5-0 3-3"
yard = "4-3 4-0 6-0 6-3 1-1 5-1 2-0 4-2 6-1 2-2 5-3 4-4 4-1"
play = """
C:6-6*12 A:6-5L B:5-2L C:6-4R*6 A:6-2L B:5-4R C:5-0R*6 A:0-0R*6
B:3-0R*9 C:3-3R*12 A:3-2R B:2-1R C:+4-3 C:+4-0 C:+6-0 C:6-0L
A:3-1R*3
"""
end = "out"
winner = "A"
delta = { A = 30, B = 9, C = 36 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 4-2 3-2 1-1"
deal.B = "5-0 4-1 2-2 2-1 0-0"
deal.C = "6-5 6-1 5-1 4-4 4-3"
yard = "5-3 3-3 4-0 3-0 1-0 3-1 2-0 6-0 6-3 6-2 5-2 5-5 6-4"
play = """
A:6-6*12 B:+5-3 B:+3-3 B:+4-0 B:+3-0 B:+1-0 B:+3-1 B:+2-0 B:+6-0
B:6-0L*12 C:6-5R A:5-4R B:4-1R C:6-1R*6 A:+6-3 A:6-3R*3 B:3-0L*6
C:4-3L A:4-2L B:3-1R*3 C:5-1R A:3-2L B:3-3L C:+6-2 C:+5-2 C:5-2R
A:pass B:2-1R C:pass A:1-1R
"""
end = "out"
winner = "A"
delta = { A = 54, B = 21, C = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-1 4-3 4-1 4-0 0-0"
deal.B = "6-6 5-2 4-4 4-2 3-3"
deal.C = "6-4 5-4 5-1 5-0 3-2"
yard = "5-5 1-0 1-1 6-3 6-0 3-0 5-3 6-5 2-0 6-2 2-1 3-1 2-2"
play = """
A:6-1 B:6-6L C:6-4L A:4-3L B:3-3L C:3-2L*3 A:4-1R*6 B:4-2L
C:5-4L*9 A:4-0R B:5-2L C:5-0R A:+5-5 A:5-5R*12 B:+1-0 B:+1-1
B:+6-3 B:+6-0 B:+3-0 B:+5-3 B:5-3R C:+6-5 C:+2-0 C:2-0L*3 A:0-0L*3
"""
end = "out"
winner = "A"
delta = { A = 66, B = 0, C = 15 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-41"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "A B"
ranks = { A = 1, B = 1, C = 3, D = 4 }
score = { A = 201, B = 201, C = 198, D = 63 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-41"
commitment = "2abbae1d9dc4a268096c352f505a50053f1dcd007af97b36775f51c7030baece"
secret = "b99295522a92a7c096f66ebe18a153caa396d082d6c4a707640c6669165bb920"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-3 3-3 3-0"
deal.B = "6-6 5-5 4-1 3-1 2-2"
deal.C = "6-3 5-1 3-2 1-1 0-0"
deal.D = "6-5 5-4 4-4 4-3 2-0"
yard = "2-1 4-0 1-0 6-0 4-2 5-0 5-2 6-1"
play = """
B:6-6*12 C:6-3L*15 D:4-3L A:6-4L*18 B:+2-1 B:+4-0 B:+1-0 B:+6-0
B:6-0L*12 C:0-0L*12 D:2-0L A:6-2R B:2-2L*6 C:3-2L D:+4-2 D:4-2R
A:3-3L B:4-0R*6 C:+5-0 C:5-0R D:6-5R*12 A:5-3L B:5-5L C:5-1L
D:pass A:pass B:3-1L*9 C:pass D:pass A:3-0L*6
"""
end = "out"
winner = "A"
delta = { A = 51, B = 45, C = 27, D = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 3-3 3-1 3-0"
deal.B = "6-1 5-3 4-0 3-2 1-0"
deal.C = "5-5 5-0 4-3 2-1 0-0"
deal.D = "6-6 6-5 5-2 4-2 2-0"
yard = "5-1 2-2 6-0 5-4 1-1 4-4 4-1 6-2"
play = """
A:6-3*9 B:5-3R C:5-0R*6 D:6-6L*12 A:3-0R*15 B:6-1L C:2-1L D:5-2L
A:3-1R*6 B:1-0R C:5-5L D:6-5L*6 A:6-4L B:4-0L C:0-0L D:2-0L A:+5-1
A:+2-2 A:2-2L B:3-2L*3
"""
end = "out"
winner = "B"
delta = { A = 30, B = 27, C = 6, D = 18 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-2 5-4 1-1"
deal.B = "5-0 4-3 4-1 3-0 2-1"
deal.C = "6-1 4-4 4-0 1-0 0-0"
deal.D = "6-0 5-1 3-3 3-1 2-2"
yard = "5-5 6-3 6-5 4-2 5-2 2-0 5-3 3-2"
play = """
B:3-0*3 C:0-0R*3 D:3-3L*6 A:+5-5 A:+6-3 A:6-3L*6 B:5-0R C:6-1L*6
D:5-1L A:5-5L*15 B:+6-5 B:6-5L C:+4-2 C:+5-2 C:5-2R D:6-0L
A:6-2R*6 B:+2-0 B:2-0L C:4-2L D:pass A:5-4L B:pass C:pass D:pass
A:6-4R*9 B:4-1R*6 C:1-0R D:pass A:pass B:pass C:4-0R*9 D:pass
A:pass B:4-3R C:pass D:3-1R*6 A:1-1R B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 36, B = 33, C = 18, D = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-0 4-4 4-1 3-3"
deal.B = "6-6 5-1 4-0 1-0 0-0"
deal.C = "6-5 5-2 4-2 3-1 1-1"
deal.D = "6-4 5-4 5-3 3-0 2-1"
yard = "2-2 5-5 6-2 2-0 4-3 6-1 6-0 3-2"
play = """
B:6-6*12 C:6-5L D:5-4L A:4-4L B:4-0L*12 C:+2-2 C:+5-5 C:+6-2
C:6-2R D:3-0L A:3-3L B:+2-0 B:2-0R*6 C:3-1L D:2-1L A:5-0R B:5-1R*3
C:5-2L*6 D:5-3L A:4-1R B:+4-3 B:4-3R*6 C:+6-1 C:pass D:pass
A:6-3L*9
"""
end = "out"
winner = "A"
delta = { A = 48, B = 39, C = 6, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-0 4-2 3-2 2-0 0-0"
deal.B = "6-5 5-2 4-1 4-0 3-3"
deal.C = "6-2 5-4 4-4 2-1 1-1"
deal.D = "6-6 5-3 5-1 3-1 1-0"
yard = "3-0 6-0 2-2 4-3 6-4 6-1 6-3 5-5"
play = """
A:4-2*6 B:5-2R*9 C:5-4R D:+3-0 D:+6-0 D:+2-2 D:+4-3 D:4-3L
A:3-2L*6 B:4-1R*3 C:2-1R D:2-2L*6 A:2-0L B:4-0L*6 C:4-4L D:+6-4
D:6-4L A:+6-1 A:6-1L*3 B:pass C:1-1L D:5-1L A:5-0L B:pass C:6-2R*6
"""
end = "out"
winner = "C"
delta = { A = 15, B = 18, C = 57, D = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 5-4 5-0 1-1"
deal.B = "6-6 6-3 4-2 2-2 0-0"
deal.C = "5-3 4-1 4-0 2-1 2-0"
deal.D = "6-1 6-0 5-2 3-1 1-0"
yard = "3-0 5-1 3-2 6-2 4-4 6-4 3-3 4-3"
play = """
C:2-1*3 D:5-2L*6 A:1-1R B:+3-0 B:+5-1 B:5-1L*3 C:4-1L*6 D:6-1R
A:6-5R*9 B:4-2L C:2-0L D:6-0L A:5-0R*6 B:6-6L*12 C:4-0R D:+3-2
D:+6-2 D:6-2L*6 A:5-4R B:2-2L*9 C:5-3R
"""
end = "out"
winner = "C"
delta = { A = 15, B = 24, C = 42, D = 12 }

[[match.hand]]
opener = "C"
deal.A = "5-2 4-2 3-0 2-1 0-0"
deal.B = "6-2 5-5 5-0 4-4 1-1"
deal.C = "6-5 6-4 6-0 4-1 3-2"
deal.D = "6-3 6-1 5-1 4-0 2-2"
yard = "4-3 3-1 6-6 2-0 5-3 5-4 3-3 1-0"
play = """
C:6-0*6 D:6-3L*3 A:3-0R*6 B:+4-3 B:4-3L C:6-4L*9 D:6-1L A:2-1L
B:6-2L*9 C:3-2R D:2-2R A:5-2R B:5-0R*6 C:6-5L D:5-1L A:0-0R B:1-1L
C:4-1L
"""
end = "out"
winner = "C"
delta = { A = 6, B = 15, C = 42, D = 3 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-42"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 198, B = 207 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-42"
commitment = "c3ed3b775e625353c10ccb97072ebf3f5163158634796a6b34e6479a977c1de5"
secret = "2a0c21dd9f268ce446926ea71f5a4dabf0b20fb4efcfeee9fe4c76dc768c89de"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-4 4-4 3-0 2-1 0-0"
deal.B = "6-4 5-0 4-1 3-1 1-1"
yard = "6-3 6-6 4-0 2-0 6-0 1-0 6-5 4-3 5-3 6-2 5-1 5-2 5-5 2-2 3-2 6-1 3-3 4-2"
play = """
A:4-4 B:4-1L*9 A:5-4R*6 B:1-1L A:2-1L B:5-0R A:3-0R B:3-1R*3
A:+6-3 A:+6-6 A:+4-0 A:+2-0 A:2-0L B:+6-0 B:6-0L A:6-6L B:6-4L
"""
end = "out"
winner = "B"
delta = { A = 6, B = 24 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-3 5-0 0-0"
deal.B = "4-3 4-0 2-1 2-0 1-0"
yard = "4-1 5-2 2-2 4-2 5-5 6-4 4-4 6-0 5-1 3-0 3-2 3-1 1-1 3-3 6-2 6-6 5-4 6-1"
play = """
B:2-1*3 A:+4-1 A:4-1R*6 B:4-0R A:5-0R B:2-0L A:6-5R*6 B:1-0L
A:6-3R B:4-3R
"""
end = "out"
winner = "B"
delta = { A = 12, B = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 5-0 4-3 1-0"
deal.B = "6-6 4-2 4-1 3-3 2-0"
yard = "4-0 6-0 5-4 2-1 3-0 4-4 6-5 3-2 6-2 1-1 0-0 5-1 2-2 6-3 5-2 3-1 5-5 5-3"
play = """
B:6-6*12 A:6-4L B:4-2L A:6-1R*3 B:4-1R*6 A:4-3R B:2-0L*3 A:5-0L
B:3-3R
"""
end = "out"
winner = "B"
delta = { A = 3, B = 21 }

[[match.hand]]
opener = "B"
deal.A = "6-1 4-2 3-3 2-0 1-1"
deal.B = "6-6 5-3 5-0 3-1 2-1"
yard = "1-0 0-0 4-0 5-2 4-1 6-2 6-0 5-4 4-3 4-4 3-2 5-5 6-4 5-1 3-0 6-5 2-2 6-3"
play = """
B:6-6*12 A:6-1L B:3-1L*15 A:3-3L*18 B:5-3L A:+1-0 A:+0-0 A:+4-0
A:+5-2 A:5-2L B:2-1L A:1-0L*12 B:5-0L
"""
end = "out"
winner = "B"
delta = { A = 30, B = 42 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 4-1 4-0 3-1"
deal.B = "6-1 4-4 3-3 2-1 0-0"
yard = "1-0 6-3 5-0 3-0 1-1 3-2 2-2 4-2 4-3 6-5 6-0 5-3 5-2 5-1 5-4 6-6 6-4 2-0"
play = """
B:3-3*6 A:3-1L B:6-1L*12 A:6-2L B:2-1L A:4-1L B:4-4L A:4-0L*6
B:0-0L*6
"""
end = "out"
winner = "B"
delta = { A = 6, B = 33 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 5-2 2-2 1-0"
deal.B = "6-4 6-3 4-4 4-2 4-1"
yard = "6-5 3-0 6-6 4-3 0-0 1-1 3-2 3-3 2-0 6-1 5-5 6-2 5-0 2-1 5-1 5-4 4-0 3-1"
play = """
B:6-3*9 A:6-0L*3 B:+6-5 B:+3-0 B:3-0L*6 A:5-3L B:6-5L*9 A:+6-6
A:6-6L*15 B:6-4L A:+4-3 A:4-3L*6 B:+0-0 B:+1-1 B:+3-2 B:3-2L
A:5-2L B:+3-3 B:3-3R A:+2-0 A:+6-1 A:+5-5 A:5-5L B:+6-2 B:+5-0
B:5-0L*6 A:2-0L B:6-2L*12 A:6-1L B:4-1L A:+2-1 A:+5-1 A:+5-4
A:5-4L B:pass A:5-1L B:1-1L A:1-0L*6 B:0-0L*6
"""
end = "blocked"
winner = "A"
delta = { A = 45, B = 48 }

[[match.hand]]
opener = "A"
deal.A = "6-2 4-3 4-0 3-1 3-0"
deal.B = "6-6 6-3 4-4 1-1 1-0"
yard = "0-0 5-0 5-2 2-2 6-1 4-2 3-2 6-0 4-1 2-1 5-4 6-5 6-4 3-3 5-3 2-0 5-1 5-5"
play = """
A:3-0*3 B:6-3L*6 A:6-2L B:1-0R*3 A:3-1R B:+0-0 B:+5-0 B:+5-2
B:5-2L A:4-3R*9 B:5-0L A:4-0L
"""
end = "out"
winner = "A"
delta = { A = 33, B = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-4 3-0 2-2"
deal.B = "6-6 6-3 5-5 5-0 1-1"
yard = "2-1 6-5 2-0 4-4 0-0 6-4 5-1 5-2 1-0 4-1 3-1 4-0 3-3 4-2 5-3 4-3 6-0 3-2"
play = """
A:5-4*9 B:5-5L A:+2-1 A:+6-5 A:6-5L B:6-6L A:6-2L*6 B:+2-0 B:2-0L
A:3-0L B:6-3L A:6-1L B:1-1L*6 A:2-1L*6 B:+4-4 B:4-4R A:2-2L*12
"""
end = "out"
winner = "A"
delta = { A = 39, B = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 4-3 4-1 2-1"
deal.B = "5-2 4-4 3-3 2-0 0-0"
yard = "5-3 3-2 6-5 5-4 6-3 5-0 1-1 2-2 6-1 5-5 4-0 3-0 6-4 3-1 4-2 1-0 5-1 6-6"
play = """
A:6-0*6 B:0-0R*6 A:6-2L B:2-0R A:2-1L*3 B:5-2R*6 A:4-1L*9 B:4-4L
A:4-3L
"""
end = "out"
winner = "A"
delta = { A = 24, B = 12 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-43"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 243, B = 171, C = 147 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-43"
commitment = "bc8511d72573323e40d9e910a6754f26f25797d498fdf7b7f5fbe26baa1f512f"
secret = "59a753634ce00e4a706d3bbfb5d0429936af57c9ab2f4df5c4e976f02df51ea6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 4-4 4-1 1-0"
deal.B = "6-5 6-2 5-0 4-2 0-0"
deal.C = "5-3 4-3 3-3 2-2 1-1"
yard = "4-0 5-2 5-1 5-4 5-5 3-0 6-0 3-2 2-0 6-4 6-3 3-1 2-1"
play = """
A:6-6*12 B:6-5L C:5-3L*15 A:6-1R B:+4-0 B:+5-2 B:+5-1 B:5-1R
C:4-3L*9 A:4-1L*6 B:5-2R*3 C:1-1L A:1-0L B:5-0L C:2-2R*9 A:+5-4
A:5-4L B:4-2L*6 C:+5-5 C:+3-0 C:+6-0 C:+3-2 C:3-2R A:+2-0 A:2-0L*3
B:4-0L C:3-3R A:4-4L
"""
end = "out"
winner = "A"
delta = { A = 48, B = 9, C = 33 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-0 4-4 4-1 3-0"
deal.B = "6-6 6-3 4-0 3-1 2-1"
deal.C = "6-5 5-5 5-3 5-1 3-2"
yard = "0-0 1-1 2-0 6-0 4-2 6-2 6-1 2-2 5-2 1-0 4-3 3-3 5-4"
play = """
A:4-4 B:4-0L C:+0-0 C:0-0L A:6-4R*6 B:6-6R*12 C:6-5R A:5-0R B:+1-1
B:+2-0 B:2-0L C:3-2L*3 A:3-0R*6 B:6-3L*9 C:5-3R A:+6-0 A:6-0L
B:+4-2 B:+6-2 B:+6-1 B:+2-2 B:+5-2 B:5-2R C:+1-0 C:1-0L*3 A:4-1L*6
"""
end = "out"
winner = "A"
delta = { A = 69, B = 21, C = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 4-1 3-3"
deal.B = "6-4 5-5 5-2 3-1 2-2"
deal.C = "5-3 4-2 3-2 2-1 2-0"
yard = "4-4 4-0 6-1 5-1 1-0 1-1 3-0 4-3 0-0 6-2 5-4 5-0 6-0"
play = """
A:6-6*12 B:6-4L C:4-2L A:6-3R B:5-2L C:3-2R A:6-5L B:2-2R C:2-0R*6
A:+4-4 A:+4-0 A:4-0R B:+6-1 B:6-1L C:2-1L*6 A:4-4R B:+5-1 B:+1-0
B:+1-1 B:+3-0 B:+4-3 B:4-3R C:5-3R
"""
end = "out"
winner = "C"
delta = { A = 12, B = 0, C = 48 }

[[match.hand]]
opener = "C"
deal.A = "5-3 5-2 5-0 3-3 3-2"
deal.B = "6-1 4-4 4-1 3-1 3-0"
deal.C = "6-6 5-1 2-2 2-1 0-0"
yard = "4-0 2-0 6-2 1-1 5-4 6-4 4-2 6-5 1-0 6-0 4-3 5-5 6-3"
play = """
C:2-2 A:5-2L*9 B:+4-0 B:+2-0 B:2-0R C:0-0R A:5-0R B:+6-2 B:+1-1
B:+5-4 B:5-4L*9 C:5-1R A:+6-4 A:6-4L B:6-2L*3 C:2-1R A:3-2L
B:3-1L*3 C:+4-2 C:4-2R A:+6-5 A:+1-0 A:1-0L B:4-0L C:+6-0 C:+4-3
C:4-3L A:5-3L*9 B:4-4R C:pass A:6-5L B:6-1L*9 C:pass A:pass
B:4-1L*12
"""
end = "blocked"
winner = "B"
delta = { A = 18, B = 60, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-5 4-0 3-1"
deal.B = "6-3 5-4 2-2 1-1 0-0"
deal.C = "6-2 6-1 6-0 4-3 3-3"
yard = "5-0 3-2 4-2 5-3 2-1 6-4 5-1 3-0 4-1 2-0 4-4 5-2 1-0"
play = """
B:6-3*9 C:4-3R A:6-5L*9 B:5-4L C:+5-0 C:+3-2 C:+4-2 C:4-2L*6
A:4-0R B:2-2L C:6-2L*6 A:6-6L*12 B:0-0R*12 C:6-0L A:+5-3 A:+2-1
A:+6-4 A:+5-1 A:+3-0 A:3-0L*3 B:+4-1 B:+2-0 B:2-0R C:3-2L A:2-1L*3
B:4-1L*6 C:+4-4 C:4-4L A:6-4L B:pass C:6-1L*3 A:5-1L B:pass C:5-0L
"""
end = "blocked"
winner = "B"
delta = { A = 27, B = 54, C = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-3 2-0 1-0"
deal.B = "5-5 5-0 3-0 2-1 1-1"
deal.C = "6-0 5-1 4-4 3-1 0-0"
yard = "4-1 6-1 4-2 4-3 6-6 4-0 6-4 3-3 2-2 5-2 6-5 5-4 3-2"
play = """
B:5-5 C:5-1L A:5-3R B:2-1L C:3-1R*3 A:6-2L B:1-1R C:6-0L A:1-0L*3
B:+4-1 B:4-1L*6 C:4-4L A:+6-1 A:6-1R B:+4-2 B:4-2L C:+4-3 C:+6-6
C:6-6R A:2-0L*12 B:5-0L C:+4-0 C:+6-4 C:6-4R*9 A:+3-3 A:+2-2
A:+5-2 A:5-2L*6 B:+6-5 B:pass C:4-0R A:2-2L B:3-0R C:4-3R
"""
end = "blocked"
winner = "C"
delta = { A = 21, B = 6, C = 39 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-3 3-2 3-1"
deal.B = "5-5 5-0 4-0 2-2 1-0"
deal.C = "6-6 6-5 6-2 4-3 4-2"
yard = "3-3 3-0 5-4 6-1 4-1 5-1 1-1 0-0 5-2 2-1 6-0 2-0 4-4"
play = """
C:4-2*6 A:3-2R B:4-0L*3 C:4-3R A:6-4R*6 B:5-0L C:6-6R A:5-3L*15
B:+3-3 B:3-3L*18 C:6-5R A:3-1L*6 B:1-0L C:+3-0 C:3-0L A:6-3L
"""
end = "out"
winner = "A"
delta = { A = 48, B = 21, C = 6 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-44"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 4, B = 1, C = 2, D = 3 }
score = { A = 129, B = 249, C = 201, D = 159 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-44"
commitment = "bd8e5b66f1a7d23f3e1ef7648adeb2bd6eae484c4dddad63ce213f14ed95937f"
secret = "63232d005a1c8044e0d9f1f95016cd93a773a706718d5739bebe2a1fa7c38f03"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-3 5-5 3-0 2-0 1-0"
deal.B = "5-3 5-2 3-3 3-1 2-1"
deal.C = "6-6 6-5 6-1 5-0 4-4"
deal.D = "5-1 4-1 4-0 2-2 1-1"
yard = "4-2 3-2 6-0 6-4 0-0 4-3 6-2 5-4"
play = """
C:6-6*12 D:+4-2 D:+3-2 D:+6-0 D:6-0L*12 A:3-0L*15 B:3-1L C:6-1L*18
D:+6-4 D:6-4R A:6-3L B:5-3L*9 C:6-5L D:4-0R*6 A:2-0R B:5-2R
C:5-0R*6 D:+0-0 D:0-0R*6 A:1-0R B:2-1R C:+4-3 C:pass D:3-2R*9
A:pass B:3-3R*12
"""
end = "out"
winner = "B"
delta = { A = 15, B = 69, C = 36, D = 33 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 4-2 2-2 2-1"
deal.B = "5-5 5-3 5-2 2-0 0-0"
deal.C = "6-3 6-1 3-2 3-1 3-0"
deal.D = "6-6 6-4 5-1 4-4 3-3"
yard = "4-3 1-1 4-0 1-0 5-4 4-1 5-0 6-5"
play = """
B:0-0 C:3-0L*3 D:3-3L*6 A:6-0R*12 B:5-3L C:6-1R*6 D:5-1L A:2-1L*3
B:5-2L*6 C:3-1R D:+4-3 D:4-3R*9 A:4-2R B:2-0R C:+1-1 C:+4-0
C:4-0R*9 D:4-4R A:+1-0 A:+5-4 A:5-4L*12 B:+4-1 B:4-1L*9 C:1-1L
D:6-4R A:1-0L*6 B:pass C:6-3R*3 D:pass A:pass B:pass C:3-2R
"""
end = "out"
winner = "C"
delta = { A = 33, B = 15, C = 54, D = 15 }

[[match.hand]]
opener = "C"
deal.A = "5-4 4-1 3-3 3-1 0-0"
deal.B = "6-4 5-2 4-3 2-1 1-1"
deal.C = "6-2 5-5 5-0 4-2 3-0"
deal.D = "6-6 6-3 6-0 4-4 3-2"
yard = "4-0 1-0 6-1 5-3 2-2 6-5 5-1 2-0"
play = """
C:4-2*6 D:4-4L A:5-4L B:2-1R*6 C:5-5L D:+4-0 D:+1-0 D:1-0R A:0-0R
B:5-2L C:6-2L*6 D:6-0R*12 A:+6-1 A:6-1L B:6-4R C:+5-3 C:+2-2
C:+6-5 C:pass D:4-0R A:4-1L B:4-3L*3 C:3-0R*6 D:6-3L*9 A:3-3R*12
B:pass C:6-5L D:3-2R A:pass B:pass C:2-2R*9 D:pass A:pass B:pass
C:5-3L D:pass A:3-1L
"""
end = "out"
winner = "A"
delta = { A = 30, B = 9, C = 27, D = 21 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-5 3-3 3-2"
deal.B = "6-1 5-0 4-1 3-1 0-0"
deal.C = "6-4 5-3 4-4 3-0 2-0"
deal.D = "6-6 5-4 5-2 4-2 4-0"
yard = "1-0 6-0 2-2 1-1 6-2 5-1 4-3 2-1"
play = """
A:6-5 B:6-1L*6 C:5-3R D:+1-0 D:1-0L*3 A:6-3R*6 B:0-0L*6 C:3-0L*9
D:6-6R*15 A:3-3L*18 B:3-1L C:6-4R D:5-4R*6 A:5-5R B:4-1L C:4-4L*18
D:4-2L*12 A:3-2L
"""
end = "out"
winner = "A"
delta = { A = 42, B = 12, C = 27, D = 36 }

[[match.hand]]
opener = "A"
deal.A = "6-1 4-2 2-0 1-1 0-0"
deal.B = "6-4 6-3 5-1 4-0 2-2"
deal.C = "6-6 5-4 5-0 4-1 3-3"
deal.D = "5-3 4-3 3-2 3-1 3-0"
yard = "6-2 5-2 1-0 5-5 2-1 4-4 6-5 6-0"
play = """
A:6-1 B:6-4L C:5-4L*6 D:5-3L A:1-1R B:5-1R C:5-0R*3 D:3-0R*6
A:+6-2 A:+5-2 A:+1-0 A:+5-5 A:+2-1 A:+4-4 A:pass B:6-3L*9
C:6-6L*15 D:3-1R A:6-2L*3 B:2-2L C:4-1R D:3-2L A:4-4R B:4-0R*3
"""
end = "out"
winner = "B"
delta = { A = 3, B = 54, C = 24, D = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 3-3 1-0 0-0"
deal.B = "6-3 6-2 6-1 3-1 2-2"
deal.C = "6-4 5-5 5-3 4-4 2-1"
deal.D = "5-2 4-2 4-1 3-2 3-0"
yard = "5-0 4-0 5-1 1-1 6-0 4-3 2-0 5-4"
play = """
B:2-2 C:2-1L D:5-2R*6 A:1-0L B:+5-0 B:5-0L C:5-5L*15 D:+4-0 D:+5-1
D:5-1L*6 A:6-5R B:3-1L*9 C:6-4R D:3-2L*6 A:+1-1 A:+6-0 A:+4-3
A:4-3R B:6-3R C:pass D:4-2L A:6-6R B:6-1R C:4-4L*9 D:4-1R*12
A:pass B:pass C:pass D:4-0L A:6-0L B:6-2L*6
"""
end = "out"
winner = "B"
delta = { A = 0, B = 33, C = 24, D = 30 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-2 5-0 1-0 0-0"
deal.B = "6-3 4-3 4-1 3-1 2-1"
deal.C = "6-5 6-4 6-0 5-1 4-4"
deal.D = "6-2 6-1 5-3 4-2 1-1"
yard = "4-0 3-2 5-5 3-3 2-0 3-0 2-2 6-6"
play = """
B:3-1 C:5-1R D:5-3R*6 A:+4-0 A:+3-2 A:3-2L B:4-3R*6 C:6-4R
D:6-2L*12 A:+5-5 A:+3-3 A:+2-0 A:+3-0 A:pass B:6-3L*9 C:6-0R*3
D:pass A:3-3L*6 B:pass C:pass D:pass A:3-0L B:pass C:pass D:pass
A:5-0L B:pass C:6-5L*6 D:6-1L A:1-0L B:pass C:pass D:pass A:4-0L
B:4-1L C:pass D:1-1L A:2-0R B:2-1R*3
"""
end = "out"
winner = "B"
delta = { A = 6, B = 57, C = 9, D = 18 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-45"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 141, B = 207 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-45"
commitment = "fb341e0b0575d98a656a037db0399496b944acdcf4b1e66575be753699d17107"
secret = "8295b8898b6668a918b2ac38e4712e1378c7dc968285dd9eb18daa021690bdfe"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-4 4-4 4-3"
deal.B = "6-5 6-0 5-3 4-0 3-3"
yard = "5-0 2-0 5-2 4-2 0-0 3-1 5-1 6-4 6-3 3-2 1-1 2-2 5-5 3-0 2-1 6-6 4-1 1-0"
play = """
A:4-4 B:4-0L A:5-4R B:6-5R*6 A:6-2R B:6-0L A:6-1L*3 B:+5-0 B:+2-0
B:2-0R A:+5-2 A:+4-2 A:+0-0 A:0-0R B:5-0R*6 A:5-2R*3 B:+3-1 B:3-1L
A:4-2R B:5-3L*9 A:4-3R
"""
end = "out"
winner = "A"
delta = { A = 12, B = 21 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-0 4-1 2-2"
deal.B = "5-4 5-2 4-0 3-2 0-0"
yard = "5-3 3-0 5-5 5-1 4-2 6-6 4-4 6-0 6-2 2-0 6-1 4-3 1-0 1-1 3-3 2-1 3-1 6-4"
play = """
A:2-2 B:5-2L*9 A:5-0L B:3-2R*3 A:6-3R*6 B:0-0L*6 A:6-5R B:4-0L*9
A:4-1L*6
"""
end = "out"
winner = "A"
delta = { A = 21, B = 27 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 2-0 1-1 0-0"
deal.B = "6-0 5-5 5-1 4-4 2-2"
yard = "3-0 5-3 3-1 4-1 6-2 6-6 2-1 5-0 5-4 4-0 6-1 1-0 3-3 6-3 4-2 3-2 5-2 4-3"
play = """
A:1-1 B:5-1L A:6-5L B:6-0L A:2-0L B:2-2L*6 A:+3-0 A:+5-3 A:+3-1
A:3-1R B:+4-1 B:+6-2 B:6-2L*9 A:5-3R B:5-5R A:6-4L B:4-4L*18
A:+6-6 A:+2-1 A:+5-0 A:5-0R B:4-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 51 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 5-2 3-3 2-1"
deal.B = "6-2 5-4 4-3 4-1 3-0"
yard = "3-1 4-2 2-0 3-2 4-4 5-5 0-0 6-1 6-3 5-0 2-2 6-5 4-0 1-0 5-3 5-1 6-4 1-1"
play = """
B:5-4*9 A:5-2L*6 B:4-1R*3 A:2-1R B:6-2L A:6-0L B:3-0L A:3-3L
B:4-3L*6
"""
end = "out"
winner = "B"
delta = { A = 6, B = 30 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-1 5-5 3-3"
deal.B = "6-5 6-2 5-2 5-1 4-1"
yard = "3-1 4-3 3-0 5-0 2-1 6-0 4-4 1-0 1-1 2-2 2-0 4-2 3-2 4-0 6-6 0-0 5-3 5-4"
play = """
B:5-1*6 A:6-1R B:6-5L*12 A:6-4L B:6-2R*6 A:+3-1 A:+4-3 A:4-3L
B:5-2R A:6-3L B:+3-0 B:+5-0 B:5-0R*6 A:+2-1 A:+6-0 A:6-0R*12
B:+4-4 B:+1-0 B:+1-1 B:+2-2 B:+2-0 B:+4-2 B:+3-2 B:+4-0 B:+6-6
B:6-6L*18 A:+0-0
"""
end = "blocked"
winner = "A"
delta = { A = 51, B = 48 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-0 3-2 2-1"
deal.B = "6-4 5-3 4-1 1-1 1-0"
yard = "5-5 6-2 6-6 6-5 2-2 5-2 4-2 4-4 6-1 4-3 5-4 3-1 2-0 3-3 4-0 3-0 5-1 0-0"
play = """
A:2-1*3 B:4-1R*6 A:3-2L B:6-4R*9 A:6-3R*6 B:5-3L A:5-0L*3 B:1-0L
A:+5-5 A:+6-2 A:+6-6 A:+6-5 A:+2-2 A:+5-2 A:+4-2 A:+4-4 A:+6-1
A:6-1L*9 B:+4-3 B:4-3R A:6-6L B:+5-4 B:5-4R A:6-0L B:+3-1 B:+2-0
B:2-0L A:5-5R*12 B:+3-3 B:+4-0 B:+3-0 B:pass A:6-2L B:pass A:5-2R
B:pass A:6-5L B:pass A:2-2R*9 B:pass A:4-2R*9 B:4-0R A:pass B:3-0R
A:pass B:3-1R*6 A:pass B:1-1R
"""
end = "blocked"
winner = "B"
delta = { A = 51, B = 30 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-46"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 204, B = 156, C = 192 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-46"
commitment = "efca06a1cceb735474a8947cfada8d53013a8fd3245ce053b9109de31f778c5a"
secret = "2550a9d2ca48ae594ccd53a41558cfc1e4b525c4108c266823a614786baa3c97"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 4-0 3-3 2-2"
deal.B = "6-1 5-5 4-2 3-2 1-1"
deal.C = "6-2 4-3 3-1 2-0 0-0"
yard = "1-0 6-0 5-4 3-0 5-1 6-5 5-3 4-1 2-1 5-0 4-4 6-4 6-3"
play = """
A:6-6*12 B:6-1L C:3-1L*15 A:3-3L*18 B:3-2L C:6-2L*18 A:+1-0 A:+6-0
A:6-0L*12 B:+5-4 B:+3-0 B:3-0L*15 C:4-3L A:4-0L*12 B:+5-1 B:+6-5
B:6-5R C:2-0L A:2-2L*9 B:4-2L*9 C:+5-3 C:5-3R A:+4-1 A:4-1L B:5-1L
C:+2-1 C:+5-0 C:5-0L*3 A:1-0L B:1-1L C:2-1L A:5-2L
"""
end = "out"
winner = "A"
delta = { A = 81, B = 24, C = 36 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-1 6-0 5-1"
deal.B = "6-2 5-3 3-3 3-1 1-1"
deal.C = "5-4 5-2 4-0 3-2 1-0"
yard = "2-2 5-0 4-4 4-2 3-0 4-1 2-1 6-3 2-0 5-5 0-0 6-5 4-3"
play = """
A:6-6*12 B:6-2L C:5-2L A:6-4R*9 B:5-3L C:3-2L*6 A:+2-2 A:2-2L
B:+5-0 B:+4-4 B:4-4R*12 C:5-4R*9 A:5-1R B:1-1R*6 C:1-0R A:6-0R
B:+4-2 B:4-2L C:4-0L*6
"""
end = "out"
winner = "C"
delta = { A = 21, B = 18, C = 42 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 5-2 4-0 1-1"
deal.B = "5-4 4-4 4-2 3-3 0-0"
deal.C = "6-2 5-5 4-3 3-0 1-0"
yard = "6-6 5-0 6-5 2-1 3-2 2-2 4-1 2-0 5-3 5-1 6-3 6-4 3-1"
play = """
C:6-2 A:6-1L*3 B:4-2R C:1-0L A:6-0L B:4-4R C:4-3R*9 A:+6-6
A:6-6L*15 B:3-3R*18 C:3-0R*12 A:4-0R B:5-4R C:5-5R
"""
end = "out"
winner = "C"
delta = { A = 18, B = 18, C = 30 }

[[match.hand]]
opener = "C"
deal.A = "5-0 4-3 4-0 3-0 2-2"
deal.B = "6-5 4-4 4-1 3-1 1-0"
deal.C = "5-5 5-2 5-1 3-2 2-0"
yard = "6-3 1-1 6-1 6-6 2-1 4-2 0-0 5-4 6-4 6-2 5-3 6-0 3-3"
play = """
C:5-5 A:5-0L B:6-5R*6 C:2-0L A:2-2L B:+6-3 B:6-3R C:5-2L A:4-3R*9
B:4-1R*6 C:5-1L A:+1-1 A:1-1L*3 B:3-1R C:3-2R
"""
end = "out"
winner = "C"
delta = { A = 12, B = 12, C = 15 }

[[match.hand]]
opener = "C"
deal.A = "3-1 3-0 2-2 1-1 1-0"
deal.B = "6-3 6-1 4-4 3-3 0-0"
deal.C = "6-2 5-3 5-2 4-0 3-2"
yard = "6-4 5-5 4-3 5-4 5-1 4-1 4-2 5-0 2-0 6-6 6-0 2-1 6-5"
play = """
C:6-2 A:2-2R B:6-3L C:5-3L*9 A:+6-4 A:+5-5 A:5-5L B:+4-3 B:+5-4
B:5-4L C:4-0L A:3-0L B:3-3L C:3-2L*6 A:+5-1 A:+4-1 A:+4-2 A:4-2R*6
B:4-4R C:5-2L
"""
end = "out"
winner = "C"
delta = { A = 6, B = 0, C = 57 }

[[match.hand]]
opener = "C"
deal.A = "6-6 4-4 3-0 1-1 1-0"
deal.B = "5-3 5-2 4-2 4-1 0-0"
deal.C = "6-4 6-3 3-2 2-2 2-1"
yard = "3-3 5-0 4-3 6-1 4-0 5-5 2-0 5-1 6-2 6-5 3-1 6-0 5-4"
play = """
C:6-4 A:6-6L B:4-2R C:6-3L A:3-0L B:5-2R C:+3-3 C:+5-0 C:5-0L
A:+4-3 A:+6-1 A:+4-0 A:+5-5 A:5-5L*15 B:5-3R C:3-3R A:4-3R B:4-1R
C:2-1R*12 A:+2-0 A:2-0R B:0-0R
"""
end = "out"
winner = "B"
delta = { A = 15, B = 30, C = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 4-0 3-1 1-1"
deal.B = "5-5 5-4 4-1 3-0 0-0"
deal.C = "5-1 4-4 3-2 2-2 1-0"
yard = "6-6 2-1 2-0 5-2 6-1 5-3 6-3 6-4 5-0 6-2 4-2 3-3 4-3"
play = """
B:5-4*9 C:5-1L A:1-1L*6 B:4-1R*3 C:1-0L A:3-1R*3 B:3-0L*6 C:3-2L
A:+6-6 A:+2-1 A:2-1L B:+2-0 B:+5-2 B:+6-1 B:6-1L*9 C:+5-3 C:5-3R
A:6-5R*12 B:+6-3 B:6-3L*9 C:+6-4 C:6-4R A:4-0R*3 B:0-0R*3 C:+5-0
C:5-0R A:+6-2 A:+4-2 A:pass B:5-5R C:pass A:pass B:5-2R C:2-2R
A:6-2R*9 B:pass C:pass A:6-6R*15 B:pass C:pass A:6-0R*3 B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 51, B = 54, C = 0 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-47"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 4, D = 3 }
score = { A = 216, B = 108, C = 75, D = 78 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-47"
commitment = "33898e99c3439068229e6b53f3d9c5db05fc3dd0faae2227f858592e10d71fb2"
secret = "dfdbad8f0cc7c128088e4fe798766952a20b943b8a4188ba1dfea9ab2decb4b2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 5-5 0-0"
deal.B = "6-0 5-2 5-0 4-3 3-3"
deal.C = "6-1 2-2 2-0 1-1 1-0"
deal.D = "6-2 5-4 5-3 5-1 4-0"
yard = "3-0 6-3 3-1 4-4 3-2 4-1 2-1 4-2"
play = """
A:6-6*12 B:6-0L*12 C:1-0L D:6-2R*3 A:+3-0 A:+6-3 A:+3-1 A:3-1L
B:4-3L*6 C:2-2R D:5-4L*9 A:6-5L B:5-2R C:6-1L*6 D:5-3R A:6-3R
B:+4-4 B:+3-2 B:+4-1 B:4-1L C:pass D:4-0L*6 A:3-0L*9 B:3-3L*12
C:pass D:pass A:6-4R B:3-2L*6 C:2-0L D:pass A:0-0L B:5-0L*9 C:pass
D:5-1L
"""
end = "out"
winner = "D"
delta = { A = 21, B = 45, C = 6, D = 39 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-3 3-1 3-0 2-1"
deal.B = "6-2 5-4 4-4 4-1 2-0"
deal.C = "6-4 6-1 5-1 5-0 3-2"
deal.D = "4-2 3-3 2-2 1-1 1-0"
yard = "6-3 6-6 4-3 4-0 0-0 5-2 5-5 6-5"
play = """
D:3-3*6 A:3-0L*6 B:2-0L C:3-2L*9 D:+6-3 D:6-3L*12 A:6-0L*6 B:+6-6
B:+4-3 B:4-3R C:6-4R*6 D:1-0L A:3-1L*9 B:6-6R*15 C:6-1R D:1-1R
A:2-1R B:6-2R*9 C:+4-0 C:+0-0 C:+5-2 C:pass D:pass A:5-3L
"""
end = "out"
winner = "A"
delta = { A = 75, B = 24, C = 15, D = 18 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-2 5-0 3-2 3-0"
deal.B = "6-0 5-5 4-2 4-1 1-0"
deal.C = "6-6 6-1 5-3 5-1 2-2"
deal.D = "6-5 6-2 5-4 3-1 1-1"
yard = "0-0 4-3 2-1 6-3 4-4 2-0 3-3 4-0"
play = """
A:3-0*3 B:6-0R*9 C:6-1R D:3-1R*6 A:3-2L B:4-2L C:5-3R*9 D:6-5R
A:6-4L*12 B:+0-0 B:+4-3 B:+2-1 B:+6-3 B:6-3L*9 C:6-6R*15 D:6-2R
A:5-2R B:4-3L*9 C:5-1R D:5-4L*6 A:5-0L
"""
end = "out"
winner = "A"
delta = { A = 39, B = 27, C = 24, D = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-3 5-1 3-2"
deal.B = "6-4 5-0 4-4 3-1 3-0"
deal.C = "6-2 5-4 4-2 2-1 1-0"
deal.D = "6-3 5-5 5-2 4-3 4-1"
yard = "4-0 1-1 6-1 0-0 3-3 2-0 2-2 6-5"
play = """
A:6-6*12 B:6-4L C:4-2L D:6-3R A:3-2L*6 B:3-1L C:1-0L*3 D:4-3R
A:6-0L B:4-4R C:6-2L D:4-1R*3 A:5-1R B:5-0R C:2-1L D:+4-0 D:4-0R
A:+1-1 A:1-1L*6 B:+6-1 B:6-1L C:5-4R
"""
end = "out"
winner = "C"
delta = { A = 24, B = 0, C = 30, D = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-4 4-2 4-1 2-2 1-0"
deal.B = "6-5 6-0 5-4 5-3 4-4"
deal.C = "6-1 5-2 4-3 3-0 2-1"
deal.D = "6-3 4-0 3-1 2-0 1-1"
yard = "3-3 5-5 5-0 6-6 3-2 6-2 5-1 0-0"
play = """
C:5-2 D:2-0R A:1-0R*6 B:6-5L C:2-1R D:6-3L A:2-2R B:5-3L*9 C:+3-3
C:+5-5 C:5-5L D:+5-0 D:5-0L A:4-2R B:6-0L C:6-1L D:1-1L*6 A:4-1R*3
B:+6-6 B:+3-2 B:+6-2 B:pass C:pass D:3-1L A:pass B:3-2L*3 C:pass
D:pass A:pass B:6-2L C:pass D:pass A:6-4L
"""
end = "out"
winner = "A"
delta = { A = 57, B = 12, C = 0, D = 6 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-48"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 225, B = 117 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-48"
commitment = "6953450c2d46394f0d50dbd72e91960a65971ae7e285f3bedabca7961a884d91"
secret = "5ad40a3fa0e0236e5317f5d27c3bfcbe51aa7d022c9515c33183a8d80d709440"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-2 5-0 1-1"
deal.B = "6-3 6-1 5-5 4-4 4-2"
yard = "3-1 2-0 4-3 2-2 6-2 6-5 4-1 3-3 2-1 5-4 1-0 5-3 5-1 3-0 0-0 3-2 6-0 4-0"
play = """
A:6-6*12 B:6-3L*15 A:6-4R B:4-2R A:5-2R B:5-5R A:5-0R*3 B:+3-1
B:3-1L A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 30, B = 15 }

[[match.hand]]
opener = "A"
deal.A = "5-1 4-4 4-3 3-0 2-1"
deal.B = "6-0 5-3 4-1 4-0 1-1"
yard = "3-2 2-2 5-5 5-2 1-0 0-0 4-2 6-5 5-4 6-6 6-3 6-4 3-3 2-0 6-2 3-1 5-0 6-1"
play = """
A:5-1*6 B:1-1R A:2-1R B:5-3L A:4-3L*6 B:4-1L*3 A:+3-2 A:3-2R
B:+2-2 B:+5-5 B:+5-2 B:+1-0 B:1-0L*3 A:3-0L*6 B:+0-0 B:+4-2 B:+6-5
B:+5-4 B:+6-6 B:+6-3 B:6-3L*9 A:+6-4 A:6-4L B:4-0L*3 A:+3-3
A:3-3R*6 B:0-0L*6 A:+2-0 A:2-0L B:4-2L A:4-4L
"""
end = "out"
winner = "A"
delta = { A = 84, B = 24 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-2 4-2 0-0"
deal.B = "5-4 4-3 3-3 3-0 2-2"
yard = "6-1 6-2 6-6 1-1 2-0 2-1 5-3 5-5 3-2 4-4 6-4 6-3 3-1 1-0 5-1 4-1 5-0 4-0"
play = """
A:6-5 B:5-4R A:6-0L B:3-0L A:4-2R B:4-3L*6 A:5-2R*9 B:+6-1 B:+6-2
B:+6-6 B:+1-1 B:+2-0 B:+2-1 B:+5-3 B:5-3R A:+5-5 A:+3-2 A:3-2R*6
B:2-0R A:0-0R B:+4-4 B:4-4L A:+6-4 A:6-4L*6 B:6-1L A:+6-3 A:+3-1
A:3-1L*3 B:3-3L*6 A:6-3L*6 B:6-6L*12 A:+1-0 A:1-0R B:2-1R A:+5-1
A:+4-1 A:pass B:6-2L A:pass B:2-2L*6
"""
end = "blocked"
winner = "B"
delta = { A = 30, B = 51 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-4 4-1 3-1"
deal.B = "4-4 4-2 3-3 2-1 1-1"
yard = "3-0 6-2 1-0 6-6 4-0 2-2 0-0 5-0 5-3 4-3 6-4 5-5 3-2 5-1 6-5 5-2 2-0 6-1"
play = """
B:1-1 A:4-1L*6 B:4-4L A:5-4L B:2-1R A:+3-0 A:+6-2 A:6-2R B:+1-0
B:+6-6 B:6-6R A:6-3R B:3-3R A:3-1R*6 B:1-0R A:6-0R B:+4-0 B:+2-2
B:+0-0 B:+5-0 B:5-0L*6 A:3-0L*9
"""
end = "out"
winner = "A"
delta = { A = 36, B = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-1 4-2 3-0 2-0 0-0"
deal.B = "5-0 4-3 3-3 3-2 2-2"
yard = "6-3 6-6 6-0 4-1 4-4 5-2 5-5 6-2 1-0 3-1 5-1 5-4 4-0 1-1 2-1 6-5 6-4 5-3"
play = """
A:6-1 B:+6-3 B:6-3L A:3-0L B:5-0L*6 A:+6-6 A:+6-0 A:+4-1 A:4-1R*9
B:4-3R A:+4-4 A:+5-2 A:5-2L B:3-2R A:4-2L*6 B:2-2R A:4-4L*12
B:+5-5 B:+6-2 B:6-2R A:6-6R B:+1-0 B:+3-1 B:+5-1 B:+5-4 B:5-4L
A:6-0R B:5-5L A:2-0R*12 B:5-1L*3 A:+4-0 A:+1-1 A:1-1L B:1-0L
A:4-0L*6 B:+2-1 B:2-1R A:+6-5 A:pass B:3-1R A:pass B:3-3R
"""
end = "out"
winner = "B"
delta = { A = 45, B = 21 }
[[match]]
bones = 1
variant = "threes"
rules_version = 1
id = "threes-49"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 2, C = 1 }
score = { A = 123, B = 123, C = 210 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
voluntary_draw = false
reserve = 2
first_opener = "highest_double"
later_opener = "winner"
after_no_winner = "left_of_opener"
count_divisor = 3
second_divisor = 0
count_value = "sum"
lead_scores = true
claim = "auto"
blocked_award = "others_total"
blocked_tie = "nobody"
hand_doubles = "full"
rounding = "nearest_three"
target = 200
rounds = 0
target_check = "after_round"
match_tie = "shared"

[match.proof]
group_id = "threes-49"
commitment = "fca0d68ee2e8e9fc3a33b9ee341bdf5c29e8068a10db99450d099b1c519acc22"
secret = "4a2d98b4911b59dabb898d9fcd48c5b1323f85f38469eeeebffc58049c718fa8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-3 5-0 2-1"
deal.B = "6-5 5-4 5-1 4-1 2-2"
deal.C = "6-3 4-0 3-2 3-1 2-0"
yard = "6-2 1-0 5-2 3-3 3-0 6-1 6-6 4-4 0-0 4-3 4-2 5-5 1-1"
play = """
B:2-2 C:3-2L A:2-1R B:5-1R C:3-1L*6 A:5-3R B:4-1L C:4-0L*3
A:6-0L*9 B:6-5L C:6-3R A:6-4R*9 B:5-4L
"""
end = "out"
winner = "B"
delta = { A = 18, B = 6, C = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-0 3-3 2-2 2-1 2-0"
deal.B = "6-5 5-5 4-4 4-2 3-0"
deal.C = "6-2 5-3 5-0 4-3 4-0"
yard = "6-4 4-1 3-2 0-0 5-1 6-1 5-2 6-6 1-0 3-1 5-4 6-3 1-1"
play = """
B:4-2*6 C:4-0L A:2-0L B:+6-4 B:+4-1 B:+3-2 B:3-2L C:6-2R*9
A:3-3L*12 B:3-0L*6 C:5-0L A:6-0R B:6-5L*6 C:+0-0 C:0-0R*6 A:+5-1
A:+6-1 A:6-1L B:4-1L C:4-3L*3 A:+5-2 A:+6-6 A:+1-0 A:1-0R B:+3-1
B:3-1R*6 C:5-3L
"""
end = "out"
winner = "C"
delta = { A = 12, B = 24, C = 78 }

[[match.hand]]
opener = "C"
deal.A = "5-0 3-2 2-0 1-1 0-0"
deal.B = "6-5 5-4 5-3 3-3 3-0"
deal.C = "6-4 5-5 4-4 4-2 4-1"
yard = "4-0 6-0 6-3 1-0 5-2 6-1 5-1 6-6 3-1 2-1 4-3 6-2 2-2"
play = """
C:4-2*6 A:2-0R B:5-4L C:5-5L A:5-0R*15 B:6-5L C:6-4L*9 A:+4-0
A:4-0L B:5-3R*3 C:+6-0 C:6-0L*9 A:3-2R B:+6-3 B:6-3L C:+1-0 C:+5-2
C:5-2R A:+6-1 A:+5-1 A:5-1R B:3-3L C:1-0R*6 A:0-0R*6 B:3-0R*9
"""
end = "out"
winner = "B"
delta = { A = 21, B = 33, C = 30 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 5-3 3-1 1-0"
deal.B = "6-5 6-3 6-1 5-2 3-3"
deal.C = "6-2 4-3 3-0 2-2 0-0"
yard = "4-4 4-0 3-2 2-0 1-1 6-4 6-0 5-1 5-5 2-1 4-1 5-0 4-2"
play = """
B:6-3*9 C:3-0R*6 A:1-0R B:6-1R*12 C:6-2L A:6-6R B:6-5R C:2-2L*9
A:5-4R B:5-2L*9 C:4-3R A:5-3R B:+4-4 B:+4-0 B:+3-2 B:+2-0 B:+1-1
B:+6-4 B:+6-0 B:+5-1 B:5-1L*6 C:+5-5 C:5-5R A:3-1L
"""
end = "out"
winner = "A"
delta = { A = 42, B = 36, C = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-5 4-4 4-0 3-1 1-0"
deal.B = "6-3 6-1 5-4 4-1 3-3"
deal.C = "6-4 6-2 5-1 5-0 2-2"
yard = "5-3 6-6 1-1 2-1 6-0 5-5 4-2 5-2 0-0 3-2 3-0 2-0 4-3"
play = """
A:6-5 B:6-1L*6 C:5-1L A:+5-3 A:5-3L B:6-3L C:6-4L*9 A:4-0L B:5-4R
C:5-0L*9 A:4-4R B:4-1R*6 C:+6-6 C:+1-1 C:1-1R A:1-0R B:+2-1 B:+6-0
B:6-0R C:6-6R A:+5-5 A:5-5L B:+4-2 B:+5-2 B:5-2L C:6-2L*18 A:+0-0
A:+3-2 A:+3-0
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 12, C = 63 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-2 5-1 1-1 1-0"
deal.B = "6-5 6-1 4-3 3-1 3-0"
deal.C = "6-0 5-3 4-4 4-2 0-0"
yard = "2-1 6-4 6-2 5-0 6-6 3-2 2-2 5-5 3-3 2-0 4-1 4-0 5-4"
play = """
C:4-2*6 A:5-2R*9 B:6-5R C:4-4L A:6-3R B:4-3R*12 C:+2-1 C:+6-4
C:6-4L A:+6-2 A:6-2L*6 B:+5-0 B:+6-6 B:+3-2 B:3-2L C:5-3L*9 A:5-1L
B:6-1L C:6-0L A:1-0L B:3-1L C:+2-2 C:+5-5 C:+3-3 C:3-3L A:+2-0
A:+4-1 A:4-1R B:3-0L C:2-1R A:2-0R B:5-0L C:5-5L A:pass B:pass
C:0-0R
"""
end = "blocked"
winner = "A"
delta = { A = 30, B = 12, C = 15 }
