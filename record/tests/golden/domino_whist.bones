[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-0"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
seat_draw = "3-0 1-1 4-4 6-0"
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 74, BD = 107 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-0"
commitment = "00504093dfee443682c64181b78e73fef4b43c75b33cd189714c07bd0c7465d5"
secret = "a3b39da3ae52eb4967503b8f8621dc8bd494be40aa924e08cc6162f647571cf9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-2 5-1 4-4 3-2 1-0"
deal.B = "6-4 5-4 5-0 4-3 4-1 4-0 2-1"
deal.C = "6-5 6-2 4-2 3-3 3-0 2-2 2-0"
deal.D = "6-1 6-0 5-5 5-3 3-1 1-1 0-0"
yard = ""
play = """
A:6-6 B:6-4L C:6-5R D:5-5R A:4-4L B:5-4R C:4-2L D:pass A:5-2L
B:4-1R C:pass D:1-1R A:5-1L B:2-1L C:6-2L D:6-1L A:1-0L B:5-0L
C:pass D:5-3L A:6-3L B:pass C:pass D:6-0L A:pass B:4-0L C:pass
D:3-1R A:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 15, BD = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-1 5-2 3-0 2-0 1-1"
deal.B = "6-5 5-4 5-0 4-4 3-3 3-2 1-0"
deal.C = "6-4 5-3 4-3 4-1 4-0 3-1 2-2"
deal.D = "6-6 6-0 5-5 5-1 4-2 2-1 0-0"
yard = ""
play = """
B:5-0 C:5-3L D:6-0R A:6-3L B:6-5L C:6-4R D:5-5L A:5-2L B:5-4R
C:2-2L D:4-2L A:pass B:4-4L C:4-3L D:5-1R A:3-0L B:1-0R C:4-0L
D:0-0R A:2-0R B:3-2R C:4-1L D:2-1L A:6-2L B:3-3R
"""
end = "out"
winner = "BD"
delta = { AC = 13, BD = 12 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 5-0 3-2 3-0 2-0 1-1"
deal.B = "6-3 6-2 5-1 4-4 4-3 2-1 0-0"
deal.C = "6-1 4-1 4-0 3-3 3-1 2-2 1-0"
deal.D = "6-6 6-5 6-0 5-4 5-3 5-2 4-2"
yard = ""
play = """
C:6-1 D:6-6L A:6-4L B:4-3L C:3-3L D:5-3L A:5-5L B:5-1R C:pass
D:6-5L A:5-0R B:6-2L C:2-2L D:6-0R A:3-2L B:6-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 21, BD = 33 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-3 5-2 3-0 2-1 2-0 1-1"
deal.B = "6-3 5-0 4-4 4-3 4-0 3-2 1-0"
deal.C = "6-6 6-4 5-5 5-1 4-2 3-3 2-2"
deal.D = "6-5 6-2 6-1 6-0 4-1 3-1 0-0"
yard = ""
play = """
D:6-1 A:2-1R B:6-3L C:3-3L D:6-2R A:5-3L B:5-0L C:6-6R D:6-0L
A:pass B:pass C:6-4L D:4-1L A:1-1L B:1-0L C:pass D:0-0L A:3-0L
B:4-3L C:4-2L D:6-5R A:5-2L B:pass C:5-5L D:pass A:5-4L B:4-4L
C:5-1R D:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 6, BD = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-5 5-1 4-0 2-2 1-0"
deal.B = "6-4 4-4 4-3 4-1 3-2 2-1 1-1"
deal.C = "6-3 6-2 5-4 5-2 4-2 3-1 2-0"
deal.D = "6-6 6-5 5-3 5-0 3-3 3-0 0-0"
yard = ""
play = """
A:6-1 B:1-1R C:6-3L D:3-3L A:5-1R B:3-2L C:5-4R D:pass A:2-2L
B:4-4R C:6-2L D:6-6L A:6-0L B:6-4R C:2-0L D:6-5R A:5-5R B:2-1L
C:5-2R D:pass A:1-0L B:pass C:4-2R D:5-0L A:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 4, BD = 23 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-4 5-3 4-1 3-3 1-1"
deal.B = "6-4 6-2 4-4 3-2 2-2 1-0 0-0"
deal.C = "6-3 6-0 5-5 5-1 4-3 3-1 2-1"
deal.D = "6-1 5-2 5-0 4-2 4-0 3-0 2-0"
yard = ""
play = """
B:6-4 C:6-3L D:3-0L A:5-4R B:1-0L C:5-5R D:6-1L A:6-6L B:6-2L
C:5-1R D:5-2L A:6-5L B:pass C:6-0L D:4-0L A:4-1L B:pass C:3-1L
D:pass A:5-3L B:pass C:2-1R D:2-0R A:pass B:0-0R C:pass D:5-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 15, BD = 23 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-1"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
seat_draw = "6-3 1-1 5-5 5-0"
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 57, BD = 101 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-1"
commitment = "797bc9cd3e37694059b9311453808f9bf8781cf052b28bd299e824502cf7316c"
secret = "1e2701269ea1c5ac87010d3d6c35e8225366bab72dca04df3777ab6b76472614"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-4 5-0 3-3 2-1 1-0"
deal.B = "6-3 6-1 5-3 5-1 4-1 4-0 0-0"
deal.C = "6-5 6-0 5-5 4-2 3-2 3-0 2-0"
deal.D = "6-6 5-2 4-4 4-3 3-1 2-2 1-1"
yard = ""
play = """
A:2-1 B:6-1R C:6-5R D:5-2L A:5-0L B:5-3R C:3-0R D:pass A:1-0L
B:5-1L C:5-5L D:pass A:5-4L B:4-1L C:2-0R D:3-1L A:6-2R B:6-3L
C:6-0L D:6-6R A:6-4R B:4-0L C:4-2L D:2-2L A:pass B:pass C:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 6, BD = 17 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 5-4 5-3 5-0 4-0 2-1"
deal.B = "6-5 5-1 4-4 4-2 3-1 3-0 2-2"
deal.C = "6-4 6-2 6-1 6-0 4-3 3-3 1-0"
deal.D = "5-5 5-2 4-1 3-2 2-0 1-1 0-0"
yard = ""
play = """
B:6-5 C:6-4L D:4-1L A:5-4R B:4-4R C:6-1L D:pass A:6-6L B:4-2R
C:6-2R D:pass A:6-3L B:3-1L C:1-0L D:2-0L A:2-1L B:5-1L C:6-0R
D:5-5L A:5-3L B:3-0L C:pass D:0-0L A:5-0L B:pass C:pass D:5-2L
A:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 13, BD = 11 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-2 4-4 4-1 3-3 3-2 3-0"
deal.B = "6-4 6-1 5-0 4-2 4-0 2-2 2-1"
deal.C = "6-5 6-3 6-2 5-1 4-3 1-0 0-0"
deal.D = "6-0 5-5 5-4 5-3 3-1 2-0 1-1"
yard = ""
play = """
C:6-5 D:6-0L A:5-2R B:4-2R C:4-3R D:2-0L A:3-0R B:5-0R C:6-2L
D:5-5R A:6-6L B:6-4L C:5-1R D:5-4L A:4-1R B:4-0R C:0-0R D:5-3L
A:3-3L B:pass C:6-3L D:pass A:pass B:6-1L C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 13, BD = 13 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 5-1 4-0 3-1 1-0 0-0"
deal.B = "6-6 6-2 5-4 5-2 3-3 3-2 1-1"
deal.C = "6-0 5-3 5-0 4-2 3-0 2-2 2-0"
deal.D = "6-3 6-1 5-5 4-4 4-3 4-1 2-1"
yard = ""
play = """
D:6-3 A:6-5L B:5-4L C:4-2L D:2-1L A:3-1R B:1-1L C:pass D:6-1L
A:5-1R B:6-6L C:6-0L D:5-5R A:0-0L B:5-2R C:5-0L D:pass A:pass
B:6-2R C:5-3L D:4-3L A:6-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 14, BD = 24 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 4-4 4-2 4-1 3-1 0-0"
deal.B = "6-5 6-2 5-4 3-0 2-1 2-0 1-1"
deal.C = "6-3 6-0 4-3 3-3 3-2 2-2 1-0"
deal.D = "6-6 6-1 5-3 5-2 5-1 5-0 4-0"
yard = ""
play = """
A:0-0 B:3-0L C:3-3L D:5-3L A:5-5L B:6-5L C:6-3L D:5-0R A:3-1L
B:5-4R C:4-3R D:6-1L A:6-4L B:pass C:3-2R D:4-0L A:4-2R B:2-0L
C:2-2L D:5-2L A:4-4R B:pass C:pass D:5-1L A:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 7, BD = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-2 6-1 6-0 3-1 2-2"
deal.B = "6-5 5-2 5-1 4-1 4-0 2-0 1-1"
deal.C = "5-4 5-0 4-4 4-2 3-2 2-1 1-0"
deal.D = "6-6 5-5 5-3 4-3 3-3 3-0 0-0"
yard = ""
play = """
B:6-5 C:5-4R D:6-6L A:6-2L B:5-2L C:4-4R D:5-5L A:6-4R B:5-1L
C:2-1L D:pass A:2-2L B:2-0L C:5-0L D:5-3L A:6-1R B:4-1R C:3-2L
D:4-3R A:6-3R B:pass C:4-2L D:pass A:6-0R B:4-0L C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 4, BD = 11 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-2"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
seat_draw = "4-1 2-0 4-2 1-1"
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 96, BD = 112 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-2"
commitment = "a60ac13207adf85e7a366efd905215e986757a20ce6e86f7fbccce1751c60c54"
secret = "cda6035719d57691faa7946253229f06cb81f18b6062a52cfcdcad877ee468ed"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-5 5-3 4-4 4-3 2-0"
deal.B = "6-5 6-2 4-2 3-3 3-1 3-0 1-1"
deal.C = "6-6 6-1 6-0 5-1 4-0 3-2 2-1"
deal.D = "5-4 5-2 5-0 4-1 2-2 1-0 0-0"
yard = ""
play = """
A:5-5 B:6-5L C:6-6L D:5-2R A:6-4L B:4-2L C:3-2L D:2-2R A:6-3L
B:6-2L C:2-1L D:4-1L A:4-4L B:pass C:4-0L D:1-0L A:2-0R B:3-0R
C:6-1L D:pass A:5-3R B:pass C:6-0L D:0-0L A:pass B:pass C:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 7, BD = 26 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-4 3-2 3-0 2-0 1-0"
deal.B = "6-2 6-1 5-1 5-0 4-3 4-2 4-1"
deal.C = "6-6 6-3 5-5 4-4 3-1 2-1 0-0"
deal.D = "6-0 5-3 5-2 4-0 3-3 2-2 1-1"
yard = ""
play = """
B:4-1 C:4-4L D:4-0L A:3-0L B:4-3L C:3-1R D:3-3R A:6-4L B:6-1L
C:2-1L D:2-2L A:3-2L B:pass C:6-3L D:6-0L A:2-0L B:4-2L C:pass
D:5-3R A:6-5R B:6-2R C:pass D:5-2R A:5-4L B:5-1L C:5-5R D:1-1L
"""
end = "out"
winner = "BD"
delta = { AC = 13, BD = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 5-3 5-2 5-0 4-3 2-2"
deal.B = "6-6 6-3 5-4 3-3 2-1 2-0 0-0"
deal.C = "6-1 6-0 5-1 4-4 4-1 4-0 3-1"
deal.D = "6-4 6-2 4-2 3-2 3-0 1-1 1-0"
yard = ""
play = """
C:6-1 D:1-1R A:6-5L B:5-4L C:4-4L D:1-0R A:4-3L B:3-3L C:3-1L
D:3-0R A:5-3R B:2-1L C:5-1R D:3-2L A:pass B:6-3L C:6-0L D:pass
A:5-0L B:pass C:4-1R D:4-2R A:5-5L B:2-0R C:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 30 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-4 5-1 5-0 4-3 3-1 2-2"
deal.B = "6-4 6-0 5-5 4-1 3-2 3-0 1-1"
deal.C = "6-5 6-2 6-1 5-3 4-0 2-1 0-0"
deal.D = "6-6 5-2 4-4 4-2 3-3 2-0 1-0"
yard = ""
play = """
D:4-2 A:5-4L B:5-5L C:6-5L D:5-2R A:6-3L B:3-0L C:4-0L D:4-4L
A:4-3L B:3-2L C:6-2L D:6-6L A:5-1R B:4-1R C:6-1L D:1-0L A:5-0L
B:6-4R C:5-3L D:3-3L A:3-1L B:1-1L C:2-1L D:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 4, BD = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 5-4 5-3 4-1 2-0 0-0"
deal.B = "6-2 5-2 4-4 4-3 4-0 3-3 1-1"
deal.C = "6-6 6-5 5-1 4-2 3-1 2-2 1-0"
deal.D = "6-4 6-1 6-0 5-0 3-2 3-0 2-1"
yard = ""
play = """
A:5-5 B:5-2L C:4-2L D:6-4L A:6-3L B:4-3L C:6-5R D:6-0R A:5-4L
B:4-0R C:5-1L D:6-1L A:4-1R B:1-1R C:6-6L D:2-1R A:2-0R B:6-2L
C:2-2L D:3-0R A:5-3R B:pass C:pass D:5-0R A:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 5, BD = 19 }

[[match.hand]]
opener = "B"
deal.A = "6-4 4-4 4-2 4-1 4-0 1-1 0-0"
deal.B = "6-6 5-4 5-3 3-3 3-0 2-0 1-0"
deal.C = "6-3 5-5 5-2 4-3 3-2 3-1 2-1"
deal.D = "6-5 6-2 6-1 6-0 5-1 5-0 2-2"
yard = ""
play = """
B:3-3 C:6-3L D:6-0L A:4-0L B:5-4L C:5-5L D:5-1L A:4-1L B:3-0R
C:4-3L D:5-0R A:pass B:5-3L C:5-2L D:2-2L A:4-2L B:pass C:pass
D:6-5R A:6-4L B:6-6L C:pass D:6-1L A:1-1L B:1-0L C:pass D:6-2R
"""
end = "out"
winner = "BD"
delta = { AC = 20, BD = 2 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-2 4-4 3-2 3-0 2-2 1-0"
deal.B = "6-1 6-0 5-3 4-3 4-1 3-3 2-1"
deal.C = "6-6 6-4 6-2 5-4 4-2 2-0 1-1"
deal.D = "6-5 6-3 5-1 5-0 4-0 3-1 0-0"
yard = ""
play = """
C:6-6 D:6-3L A:3-2L B:2-1L C:1-1L D:6-5R A:5-5R B:5-3R C:pass
D:3-1L A:3-0L B:6-0L C:6-4L D:4-0L A:1-0L B:3-3R C:pass D:5-1L
A:5-2L B:4-3R C:6-2L D:pass A:4-4R B:4-1R C:pass D:pass A:pass
B:6-1L
"""
end = "out"
winner = "BD"
delta = { AC = 21, BD = 5 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-5 5-3 4-4 3-0 2-2 1-0"
deal.B = "6-5 6-3 6-1 5-1 4-3 2-1 0-0"
deal.C = "6-2 5-0 4-1 4-0 3-2 3-1 1-1"
deal.D = "6-6 6-0 5-4 5-2 4-2 3-3 2-0"
yard = ""
play = """
D:3-3 A:5-3L B:5-1L C:4-1L D:5-4L A:5-5L B:6-5L C:6-2L D:4-2L
A:6-4L B:6-3R C:pass D:6-0L A:3-0L B:4-3L C:4-0L D:2-0L A:2-2L
B:6-1R C:3-2L D:pass A:1-0R B:0-0R C:3-1L D:pass A:pass B:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 15, BD = 19 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-3"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
seat_draw = "1-0 6-5 6-2 4-4"
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 73, BD = 100 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-3"
commitment = "e5e71431a481e6a2ac6f8b7664797119d9e68f5216e8ee246ff4abc66c3ab2da"
secret = "e06fa3b45e6ff810374d9af9b2e8ae92532cba32e0d35706adcb8191aebab5b8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-0 5-0 3-1 2-1 1-0"
deal.B = "5-5 5-4 5-2 4-3 3-3 2-0 0-0"
deal.C = "6-3 5-3 5-1 4-1 3-2 2-2 1-1"
deal.D = "6-6 6-2 6-1 4-4 4-2 4-0 3-0"
yard = ""
play = """
A:6-0 B:2-0R C:2-2R D:6-6L A:2-1R B:pass C:4-1R D:4-4R A:6-4R
B:pass C:6-3L D:6-2R A:3-1L B:5-2R C:5-1L D:pass A:6-5L B:5-5R
C:5-3R D:6-1L A:1-0L B:0-0L C:3-2R D:4-2R A:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 29 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-0 5-3 4-1 3-0 2-0"
deal.B = "6-5 5-5 5-2 5-0 4-4 2-2 1-1"
deal.C = "6-2 6-1 5-4 4-3 4-2 3-2 3-1"
deal.D = "6-4 5-1 4-0 3-3 2-1 1-0 0-0"
yard = ""
play = """
B:6-5 C:6-2L D:5-1R A:2-0L B:5-0L C:3-1R D:3-3R A:5-3L B:pass
C:4-3L D:6-4L A:6-6L B:pass C:3-2R D:2-1R A:6-3L B:1-1R C:6-1R
D:pass A:6-0R B:pass C:pass D:4-0R A:4-1R B:pass C:pass D:1-0R
A:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 15, BD = 29 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-2 5-1 4-0 2-2 2-0"
deal.B = "6-3 6-0 5-5 4-4 4-2 4-1 0-0"
deal.C = "6-5 6-4 5-3 4-3 3-3 3-2 3-0"
deal.D = "6-6 5-4 5-0 3-1 2-1 1-1 1-0"
yard = ""
play = """
C:6-5 D:6-6L A:5-2R B:6-3L C:3-0L D:5-0L A:2-2R B:5-5L C:3-2R
D:5-4L A:4-0L B:6-0L C:3-3R D:3-1R A:6-1R B:pass C:6-4L D:pass
A:6-2R B:4-4L C:4-3L D:2-1R A:5-1R B:pass C:5-3L
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 14 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 5-3 5-0 3-1 1-1 1-0"
deal.B = "4-4 4-1 4-0 3-2 3-0 2-1 0-0"
deal.C = "6-6 6-5 5-5 5-4 5-1 4-3 2-2"
deal.D = "6-2 6-1 6-0 5-2 4-2 3-3 2-0"
yard = ""
play = """
D:6-2 A:6-3L B:3-2L C:2-2L D:5-2L A:5-3L B:3-0L C:pass D:6-0L
A:6-4L B:4-4L C:5-4L D:4-2R A:5-0L B:4-0L C:4-3L D:3-3L A:3-1L
B:4-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 42, BD = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-1 4-3 3-1 2-2 2-0"
deal.B = "6-4 6-2 6-0 4-1 3-2 3-0 1-0"
deal.C = "6-3 5-4 5-3 5-0 4-4 4-0 1-1"
deal.D = "5-5 5-2 5-1 4-2 3-3 2-1 0-0"
yard = ""
play = """
A:6-6 B:6-4L C:6-3R D:3-3R A:4-3L B:3-2L C:5-3R D:5-5R A:6-5R
B:6-2L C:pass D:pass A:6-1L B:4-1L C:4-4L D:4-2L A:2-2L B:6-0R
C:4-0R D:5-2L A:pass B:pass C:5-0L D:0-0L A:2-0L B:pass C:5-4R
D:5-1R A:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-0 5-5 5-4 5-3 2-0"
deal.B = "6-3 6-1 5-2 5-1 4-3 3-2 3-0"
deal.C = "5-0 4-4 4-1 4-0 3-3 3-1 0-0"
deal.D = "6-6 6-5 4-2 2-2 2-1 1-1 1-0"
yard = ""
play = """
B:6-3 C:3-1R D:6-6L A:6-4L B:4-3L C:4-1R D:4-2R A:6-2R B:3-2L
C:pass D:6-5R A:5-5R B:5-2L C:5-0L D:1-0L A:5-4R B:6-1L C:4-0R
D:pass A:6-0L B:3-0L C:3-3L D:pass A:5-3L B:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 10, BD = 9 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-4"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
seat_draw = "6-6 5-1 2-2 6-3"
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 105, BD = 97 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-4"
commitment = "fa5930fc43965a0d141295ecc0c69886b4ad4a0553c6b21abd797c9a898682d8"
secret = "9a66b855d2cb329c2c8703f94385a6888126cced2c32bb7ca4c5389c4048e967"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 4-2 3-2 3-0 2-2 0-0"
deal.B = "6-5 6-3 6-1 5-0 3-1 2-1 1-1"
deal.C = "6-6 6-2 5-4 5-3 5-1 4-4 4-0"
deal.D = "6-4 5-2 4-3 4-1 3-3 2-0 1-0"
yard = ""
play = """
A:6-0 B:6-5L C:5-4L D:6-4L A:3-0R B:6-3L C:5-3L D:3-3R A:5-5L
B:3-1R C:5-1L D:4-1L A:4-2L B:2-1R C:6-2L D:5-2R A:pass B:5-0R
C:6-6L D:1-0R A:pass B:1-1R C:pass D:pass A:pass B:6-1R
"""
end = "out"
winner = "BD"
delta = { AC = 21, BD = 9 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 5-0 4-1 2-2 1-0 0-0"
deal.B = "6-6 6-5 6-3 4-3 4-0 2-0 1-1"
deal.C = "6-4 6-1 6-0 5-2 4-2 3-3 2-1"
deal.D = "6-2 5-4 5-1 4-4 3-2 3-1 3-0"
yard = ""
play = """
B:6-6 C:6-4L D:4-4L A:4-1L B:1-1L C:6-1L D:6-2L A:2-2L B:6-3R
C:5-2L D:5-4L A:5-3R B:4-0L C:6-0L D:5-1R A:1-0R B:2-0R C:4-2R
D:pass A:pass B:6-5L C:pass D:pass A:5-5L B:4-3R
"""
end = "out"
winner = "BD"
delta = { AC = 14, BD = 12 }

[[match.hand]]
opener = "C"
deal.A = "6-1 4-3 3-1 2-2 2-0 1-1 1-0"
deal.B = "6-6 6-5 6-4 4-1 3-3 3-0 2-1"
deal.C = "6-3 6-2 6-0 5-5 5-3 4-4 0-0"
deal.D = "5-4 5-2 5-1 5-0 4-2 4-0 3-2"
yard = ""
play = """
C:5-5 D:5-4L A:4-3L B:3-0L C:5-3R D:5-0L A:3-1R B:4-1R C:4-4R
D:5-2L A:2-2L B:2-1L C:pass D:5-1L A:pass B:6-5L C:6-3L D:3-2L
A:2-0L B:6-4R C:6-2R D:4-0L A:pass B:pass C:pass D:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 16, BD = 18 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 4-4 4-2 3-0 2-0 1-1"
deal.B = "6-6 6-4 5-5 5-4 3-3 2-2 2-1"
deal.C = "6-5 6-0 5-2 5-1 4-1 4-0 1-0"
deal.D = "6-2 5-3 5-0 4-3 3-2 3-1 0-0"
yard = ""
play = """
D:5-3 A:6-3R B:6-6R C:6-5L D:6-2L A:4-2L B:6-4R C:4-1L D:3-1L
A:3-0L B:5-4R C:5-2R D:3-2R A:2-0L B:3-3R C:pass D:4-3R A:4-4R
B:2-1L C:5-1L D:5-0L A:pass B:pass C:6-0L D:pass A:6-1L B:pass
C:4-0R D:0-0R
"""
end = "out"
winner = "BD"
delta = { AC = 3, BD = 14 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 6-0 5-3 4-2 4-0 3-0"
deal.B = "6-6 6-4 5-1 3-2 1-1 1-0 0-0"
deal.C = "6-5 5-5 5-0 4-1 3-1 2-2 2-0"
deal.D = "6-2 5-4 5-2 4-4 4-3 3-3 2-1"
yard = ""
play = """
A:6-3 B:6-4L C:4-1L D:3-3R A:6-1L B:6-6L C:6-5L D:4-3R A:5-3L
B:3-2L C:2-2L D:4-4R A:4-2L B:pass C:pass D:5-4L A:4-0R B:0-0R
C:5-5L D:5-2L A:6-0R B:pass C:2-0L D:6-2R A:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 9, BD = 12 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-2 5-1 4-4 4-1 4-0 1-1"
deal.B = "6-4 6-3 5-3 4-2 3-3 3-1 3-0"
deal.C = "6-2 6-1 4-3 2-2 2-1 2-0 0-0"
deal.D = "6-6 6-5 6-0 5-4 5-0 3-2 1-0"
yard = ""
play = """
B:6-3 C:6-2L D:3-2L A:pass B:3-0L C:4-3R D:5-4R A:4-0L B:4-2L
C:2-2L D:6-5R A:5-2L B:5-3L C:6-1R D:1-0R A:pass B:3-1L C:2-1L
D:6-0R A:pass B:6-4R C:2-0L D:5-0L A:5-5L B:pass C:pass D:pass
A:5-1L B:pass C:pass D:pass A:4-1L B:pass C:pass D:pass A:4-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 2, BD = 18 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-3 4-4 4-1 3-1 3-0 1-0"
deal.B = "6-4 6-2 5-0 4-3 3-3 2-1 2-0"
deal.C = "6-3 6-0 5-2 5-1 4-2 1-1 0-0"
deal.D = "6-6 6-5 5-5 5-4 4-0 3-2 2-2"
yard = ""
play = """
C:6-3 D:6-6L A:6-1L B:4-3R C:5-1L D:5-5L A:5-3L B:6-4R C:6-0R
D:4-0R A:3-1L B:2-1L C:5-2L D:5-4R A:pass B:5-0L C:0-0L D:6-5R
A:3-0L B:3-3L C:pass D:3-2L A:pass B:6-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 22, BD = 6 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-3 5-1 4-2 4-0 3-2"
deal.B = "6-4 5-5 4-4 4-1 2-1 1-0 0-0"
deal.C = "6-6 5-2 5-0 4-3 3-1 3-0 2-2"
deal.D = "6-5 6-1 6-0 5-4 3-3 2-0 1-1"
yard = ""
play = """
D:1-1 A:5-1L B:1-0R C:5-2L D:2-0L A:4-0L B:0-0R C:4-3L D:3-3L
A:6-3L B:6-4L C:5-0R D:5-4L A:5-3L B:5-5R C:3-1L D:6-1L A:6-2L
B:2-1L C:pass D:6-5R A:pass B:4-1L C:6-6R D:6-0R
"""
end = "out"
winner = "BD"
delta = { AC = 18, BD = 8 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-5"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
seat_draw = "6-2 4-0 1-1 6-5"
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 105, BD = 73 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-5"
commitment = "eb77508822cee2aafb42686c7f096a9fe4e09eacf32534a94f24cfbe338832f4"
secret = "bc6b3fb4d202286b092de7d5aea76a3c13fb034bdd3fc1061292135df464ad38"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-4 5-1 5-0 3-0 2-1"
deal.B = "6-6 6-4 5-5 4-2 4-0 3-1 2-2"
deal.C = "6-5 6-2 4-3 3-3 3-2 2-0 0-0"
deal.D = "6-1 5-3 5-2 4-4 4-1 1-1 1-0"
yard = ""
play = """
A:5-1 B:5-5L C:6-5L D:6-1L A:2-1L B:4-2L C:4-3L D:5-3L A:5-4L
B:6-4L C:6-2L D:5-2L A:5-0L B:4-0L C:pass D:4-4L A:pass B:3-1R
C:3-3R D:4-1L A:3-0R B:pass C:2-0R D:1-1L A:pass B:2-2R C:3-2R
D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 15, BD = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-3 5-3 4-2 3-1 1-0"
deal.B = "6-1 5-5 5-1 5-0 4-1 3-0 2-0"
deal.C = "6-5 6-2 6-0 5-4 5-2 4-4 3-3"
deal.D = "4-3 4-0 3-2 2-2 2-1 1-1 0-0"
yard = ""
play = """
B:5-5 C:6-5L D:pass A:6-3L B:5-1R C:3-3L D:4-3L A:1-0R B:4-1L
C:6-0R D:2-1L A:4-2L B:6-1R C:4-4L D:4-0L A:3-1R B:5-0L C:5-2L
D:3-2L A:5-3L B:3-0R C:5-4L D:0-0R A:6-4L B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 20, BD = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-2 4-4 3-2 3-0 2-2 1-0"
deal.B = "6-3 6-2 6-0 5-4 5-0 4-2 0-0"
deal.C = "6-5 6-1 5-3 4-3 4-1 4-0 2-0"
deal.D = "6-6 5-5 5-1 3-3 3-1 2-1 1-1"
yard = ""
play = """
C:4-3 D:3-3R A:3-2R B:5-4L C:6-5L D:6-6L A:6-4L B:6-2R C:6-1R
D:5-1R A:4-4L B:4-2L C:5-3R D:2-1L A:1-0L B:6-3R C:4-0L D:pass
A:pass B:6-0R C:2-0R D:pass A:2-2R B:pass C:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 21 }

[[match.hand]]
opener = "D"
deal.A = "4-4 4-1 4-0 3-1 3-0 2-1 1-1"
deal.B = "6-3 5-4 5-1 3-2 2-2 2-0 1-0"
deal.C = "6-2 5-3 5-0 4-3 4-2 3-3 0-0"
deal.D = "6-6 6-5 6-4 6-1 6-0 5-5 5-2"
yard = ""
play = """
D:6-6 A:pass B:6-3L C:3-3L D:6-5R A:3-0L B:5-4R C:4-3R D:6-0L
A:3-1R B:5-1R C:5-3R D:6-4L A:4-4L B:3-2R C:6-2R D:6-1R A:2-1R
B:2-2R C:4-2L D:5-2L A:pass B:2-0R C:5-0L D:pass A:4-0L B:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 7, BD = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-5 4-2 3-2 3-1 1-1"
deal.B = "6-2 5-0 4-3 4-1 4-0 2-2 0-0"
deal.C = "6-6 6-5 5-3 5-2 4-4 3-0 1-0"
deal.D = "6-4 6-3 5-4 5-1 3-3 2-1 2-0"
yard = ""
play = """
A:3-2 B:6-2R C:6-6R D:6-3L A:6-0L B:5-0L C:6-5R D:5-4L A:5-5R
B:4-3L C:5-3L D:5-1L A:1-1L B:4-1L C:4-4L D:6-4L A:6-1L B:pass
C:1-0L D:2-0L A:4-2L B:4-0L C:3-0L D:3-3L A:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 7, BD = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-4 5-1 4-4 4-1 3-1"
deal.B = "6-3 5-5 5-2 5-0 4-3 3-0 2-0"
deal.C = "6-1 4-2 3-3 3-2 2-2 1-1 0-0"
deal.D = "6-6 6-4 6-0 5-3 4-0 2-1 1-0"
yard = ""
play = """
B:5-5 C:pass D:5-3L A:5-4R B:6-3L C:4-2R D:6-6L A:6-5L B:5-2L
C:2-2L D:2-1L A:4-1L B:4-3L C:3-2R D:pass A:3-1L B:3-0R C:1-1L
D:1-0L A:pass B:5-0L C:0-0R D:6-0R A:6-2R B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 27, BD = 14 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-2 4-4 4-3 4-2 4-0 3-3"
deal.B = "6-5 6-3 6-0 5-5 4-1 3-0 1-0"
deal.C = "6-6 6-4 5-1 3-2 3-1 2-2 2-0"
deal.D = "6-2 5-4 5-3 5-0 2-1 1-1 0-0"
yard = ""
play = """
C:6-6 D:6-2L A:6-1R B:4-1R C:6-4R D:2-1L A:pass B:6-5R C:5-1R
D:1-1L A:pass B:1-0L C:2-0L D:pass A:4-2L B:pass C:3-1R D:5-4L
A:3-3R B:5-5L C:3-2R D:5-3L A:5-2R B:6-3L C:pass D:5-0R A:4-0R
B:6-0L C:pass D:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 19, BD = 3 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-6"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
seat_draw = "0-0 6-2 3-1 4-2"
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 104, BD = 94 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-6"
commitment = "8928e543aa0491eadc4938b835c35c038fd0c5f2fc83da7d7ab308dd09e2ba2e"
secret = "bb913e9a3e5f824bff44452a352f7683e55851286e42daf814a7fc9dd32ef47d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-3 5-4 4-1 4-0 3-0 2-2 1-0"
deal.B = "6-6 6-4 6-2 4-4 4-2 3-2 1-1"
deal.C = "6-1 6-0 5-3 5-0 4-3 2-0 0-0"
deal.D = "6-5 5-5 5-2 5-1 3-3 3-1 2-1"
yard = ""
play = """
A:6-3 B:6-6L C:6-1L D:3-1L A:3-0L B:3-2R C:6-0L D:2-1R A:4-1R
B:6-4R C:pass D:6-5L A:5-4L B:4-4L C:4-3L D:3-3L A:pass B:6-2R
C:5-3L D:5-2L A:2-2L B:4-2L C:2-0R D:pass A:4-0L B:pass C:5-0L
D:5-1L A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 0, BD = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-2 5-0 4-2 3-3 1-0"
deal.B = "6-6 6-5 6-4 6-0 5-1 4-4 2-2"
deal.C = "5-5 5-3 4-1 4-0 3-0 2-1 2-0"
deal.D = "6-1 5-4 4-3 3-2 3-1 1-1 0-0"
yard = ""
play = """
B:6-6 C:pass D:6-1L A:6-3R B:5-1L C:5-5L D:5-4L A:3-3R B:6-4L
C:5-3R D:pass A:6-2L B:6-5R C:2-1L D:3-1L A:pass B:6-0R C:3-0L
D:0-0L A:5-0L B:pass C:4-0R D:4-3R A:5-2L B:2-2L C:2-0L D:3-2R
A:4-2R B:4-4R
"""
end = "out"
winner = "BD"
delta = { AC = 6, BD = 2 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-3 4-3 4-1 3-2 3-0 0-0"
deal.B = "6-5 6-4 5-2 5-1 4-4 4-2 3-3"
deal.C = "6-3 6-1 5-4 4-0 2-2 2-0 1-0"
deal.D = "6-6 6-0 5-5 5-0 3-1 2-1 1-1"
yard = ""
play = """
C:6-3 D:3-1R A:6-2L B:4-2L C:5-4L D:1-1R A:5-3L B:5-1R C:pass
D:5-0R A:4-3L B:4-4L C:4-0L D:6-0L A:3-0R B:6-5L C:pass D:5-5L
A:3-2R B:5-2R
"""
end = "blocked"
winner = "AC"
delta = { AC = 19, BD = 31 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 5-1 4-1 4-0 3-3 3-0"
deal.B = "6-0 5-3 5-2 4-4 3-1 2-1 2-0"
deal.C = "6-6 5-5 5-4 4-2 3-2 1-1 0-0"
deal.D = "6-5 6-2 6-1 5-0 4-3 2-2 1-0"
yard = ""
play = """
D:6-2 A:6-4L B:4-4L C:5-4L D:2-2R A:5-1L B:2-1L C:4-2L D:4-3L
A:6-3L B:5-2R C:6-6L D:6-5R A:pass B:6-0L C:0-0L D:6-1R A:4-1R
B:2-0L C:3-2L D:pass A:3-3L B:5-3L C:5-5L D:5-0L A:4-0L
"""
end = "blocked"
delta = { AC = 5, BD = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-1 4-3 4-1 4-0 3-1 2-0"
deal.B = "5-5 5-4 3-3 3-2 3-0 2-2 2-1"
deal.C = "6-5 6-2 4-4 4-2 1-1 1-0 0-0"
deal.D = "6-6 6-4 6-3 6-1 5-3 5-2 5-0"
yard = ""
play = """
A:4-3 B:5-4L C:6-5L D:6-4L A:4-1L B:3-3R C:1-1L D:6-3R A:5-1L
B:5-5L C:6-2R D:5-0L A:6-0L B:2-2R C:4-2R D:6-6L A:4-0R B:3-0R
C:pass D:6-1L A:3-1L B:3-2L C:pass D:5-2L A:pass B:pass C:pass
D:5-3R
"""
end = "out"
winner = "BD"
delta = { AC = 11, BD = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-2 5-1 4-4 4-0 3-0 1-1"
deal.B = "6-6 6-2 6-0 5-4 5-0 4-2 3-1"
deal.C = "6-5 6-3 6-1 5-3 4-3 4-1 2-0"
deal.D = "5-5 3-3 3-2 2-2 2-1 1-0 0-0"
yard = ""
play = """
B:6-6 C:6-5L D:5-5L A:6-4R B:5-4R C:5-3L D:3-3L A:5-2R B:6-2R
C:6-3L D:pass A:pass B:6-0L C:2-0L D:2-1L A:5-1L B:5-0L C:6-1R
D:1-0R A:4-0L B:4-2L C:pass D:3-2L A:3-0L B:pass C:pass D:0-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 22, BD = 8 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 6-1 4-4 4-2 4-1 2-0"
deal.B = "6-0 5-2 5-0 3-3 3-1 2-1 1-0"
deal.C = "5-5 5-3 5-1 4-3 4-0 2-2 1-1"
deal.D = "6-5 6-4 6-2 5-4 3-2 3-0 0-0"
yard = ""
play = """
C:5-5 D:6-5L A:6-6L B:6-0L C:4-0L D:6-4L A:6-3L B:3-3L C:5-3L
D:5-4L A:4-4L B:5-0R C:4-3L D:3-0R A:pass B:3-1L C:5-1L D:3-2R
A:4-2R B:5-2L C:2-2L D:6-2L A:6-1L B:2-1L C:pass D:pass A:4-1R
B:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 4, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-0 4-4 4-3 4-1 3-1 3-0"
deal.B = "5-2 4-2 4-0 3-3 2-2 2-0 1-1"
deal.C = "6-5 6-4 6-1 5-3 5-1 3-2 0-0"
deal.D = "6-3 6-2 6-0 5-5 5-4 2-1 1-0"
yard = ""
play = """
D:5-4 A:4-4R B:5-2L C:3-2L D:6-3L A:6-6L B:4-2R C:6-5L D:2-1R
A:5-0L B:2-0L C:6-1R D:6-0R A:3-0R B:3-3R C:5-3R D:5-5R A:pass
B:2-2L C:5-1R D:6-2L A:4-1R B:4-0R C:6-4L D:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 11, BD = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-4 5-2 4-1 3-2 3-1 1-0"
deal.B = "6-5 6-4 4-0 3-3 3-0 2-0 0-0"
deal.C = "6-6 6-1 5-3 5-1 2-2 2-1 1-1"
deal.D = "6-2 6-0 5-5 5-0 4-4 4-3 4-2"
yard = ""
play = """
A:6-3 B:3-0R C:6-6L D:6-0R A:pass B:6-4L C:6-1R D:4-3L A:3-2L
B:2-0L C:5-1R D:5-5R A:5-4R B:4-0R C:pass D:5-0L A:5-2L B:0-0R
C:2-2L D:6-2L A:1-0R B:6-5L C:5-3L D:pass A:4-1R B:3-3L
"""
end = "out"
winner = "BD"
delta = { AC = 9, BD = 14 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 5-3 4-3 4-0 2-2 2-1"
deal.B = "6-6 6-2 6-1 4-4 4-2 4-1 1-0"
deal.C = "6-4 6-0 5-2 5-1 3-3 3-2 2-0"
deal.D = "6-5 5-5 5-0 3-1 3-0 1-1 0-0"
yard = ""
play = """
B:6-6 C:6-4L D:6-5R A:5-4L B:pass C:5-2L D:5-5R A:5-3R B:4-2L
C:3-3R D:3-0R A:4-3L B:1-0R C:3-2L D:3-1R A:6-3R B:6-2L C:6-0L
D:0-0L A:4-0L B:4-4L C:pass D:pass A:pass B:6-1R C:5-1R D:5-0R
A:pass B:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 9, BD = 2 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 6-0 5-5 5-3 5-1 3-0"
deal.B = "6-6 6-2 4-2 4-1 3-2 2-1 1-0"
deal.C = "6-5 5-4 4-4 3-3 2-0 1-1 0-0"
deal.D = "6-4 5-2 5-0 4-3 4-0 3-1 2-2"
yard = ""
play = """
C:6-5 D:5-0R A:6-3L B:3-2L C:2-0L D:4-0L A:6-0R B:6-6R C:5-4L
D:6-4R A:5-5L B:4-2R C:pass D:2-2R A:5-3L B:2-1R C:3-3L D:3-1R
A:3-0L B:1-0L C:1-1L D:4-3R A:6-1L B:4-1R C:pass D:pass A:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 15 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-7"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
seat_draw = "5-4 2-0 4-2 1-0"
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 110, BD = 115 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-7"
commitment = "5ca54c63421b1033689e5b89634c08addd05525be47deec279744360db6b5848"
secret = "8c8abaf319cb8f39d3c471b306e8c75a4b70dfe7f417c175cfad0723cc9f8df1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-0 5-2 4-4 4-1 4-0 2-2 2-1"
deal.B = "6-5 6-1 5-3 3-3 3-2 1-1 1-0"
deal.C = "6-4 6-2 5-4 5-1 4-3 3-1 0-0"
deal.D = "6-6 6-3 5-5 5-0 4-2 3-0 2-0"
yard = ""
play = """
A:4-4 B:pass C:6-4L D:6-6L A:6-0L B:1-0L C:4-3R D:6-3R A:4-1L
B:6-5R C:5-4L D:5-5L A:5-2L B:3-2L C:5-1R D:3-0L A:4-0L B:6-1R
C:6-2R D:4-2L A:2-2L B:pass C:pass D:2-0L A:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 4, BD = 21 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-1 3-3 2-2 1-1 0-0"
deal.B = "6-1 6-0 5-5 5-4 5-3 5-2 2-1"
deal.C = "6-6 6-4 4-3 3-2 3-1 3-0 1-0"
deal.D = "6-2 5-0 4-4 4-2 4-1 4-0 2-0"
yard = ""
play = """
B:6-1 C:6-4L D:4-4L A:1-1R B:5-4L C:1-0R D:5-0L A:0-0L B:6-0L
C:3-0R D:6-2L A:6-3R B:5-2L C:6-6R D:pass A:6-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 32, BD = 38 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-0 4-4 2-2 2-1 1-1"
deal.B = "6-6 6-5 5-4 5-2 4-3 2-0 0-0"
deal.C = "6-0 5-3 5-1 3-3 3-2 3-1 3-0"
deal.D = "6-4 6-3 5-5 4-2 4-1 4-0 1-0"
yard = ""
play = """
C:3-1 D:6-3L A:6-1L B:pass C:5-1L D:5-5L A:1-1R B:6-5L C:6-0L
D:4-1R A:4-4R B:2-0L C:3-2L D:6-4R A:6-2R B:4-3L C:pass D:4-2L
A:2-1L B:5-2R C:5-3R D:1-0L A:5-0L B:5-4L C:3-3R D:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 7, BD = 12 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-5 5-2 5-1 4-3 3-3 1-0"
deal.B = "6-6 5-4 5-0 4-0 3-1 2-2 2-0"
deal.C = "6-4 5-3 4-4 4-2 3-0 2-1 1-1"
deal.D = "6-5 6-3 6-2 6-1 4-1 3-2 0-0"
yard = ""
play = """
D:6-5 A:5-5R B:6-6L C:6-4L D:4-1L A:5-1L B:5-4L C:4-2L D:6-2L
A:6-0L B:5-0L C:5-3L D:6-3L A:5-2R B:2-2R C:2-1R D:6-1L A:1-0L
B:4-0L C:1-1R D:pass A:4-3L B:3-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 17, BD = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 5-4 5-2 5-0 4-4 0-0"
deal.B = "6-6 6-4 5-1 3-2 3-0 2-0 1-0"
deal.C = "6-5 6-3 4-3 4-2 4-0 3-1 2-2"
deal.D = "6-2 6-0 5-3 4-1 3-3 2-1 1-1"
yard = ""
play = """
A:5-5 B:5-1L C:3-1L D:5-3L A:5-4L B:6-4L C:6-5L D:pass A:5-0L
B:3-0L C:4-3L D:4-1L A:6-1L B:6-6L C:6-3L D:3-3L A:5-2R B:3-2L
C:2-2L D:6-2L A:pass B:2-0R C:4-0R D:6-0L A:4-4R B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 6, BD = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-4 5-2 5-0 4-1 2-0 1-1"
deal.B = "6-6 6-5 6-3 6-1 5-3 5-1 4-3"
deal.C = "6-4 5-5 4-4 4-2 3-2 3-1 0-0"
deal.D = "6-2 4-0 3-3 3-0 2-2 2-1 1-0"
yard = ""
play = """
B:6-6 C:6-4L D:6-2R A:5-4L B:6-5L C:3-2R D:3-3R A:6-0L B:6-3R
C:0-0L D:4-0L A:4-1L B:6-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 44, BD = 32 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-8"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
seat_draw = "4-1 3-2 1-1 6-4"
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 130, BD = 87 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-8"
commitment = "263dcc678934aa07f31f96246fb53e25dcfefe1bb71c79c0766a918f7b18b825"
secret = "b9c169256d5a4aa981da921e57eb4909e1789cfab32d183fb68a76b62044ff1d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-1 5-2 4-1 3-3 3-1 1-1 1-0"
deal.B = "6-5 6-3 6-2 6-0 5-1 2-1 0-0"
deal.C = "6-4 5-5 5-4 5-0 4-4 4-3 3-2"
deal.D = "6-6 5-3 4-2 4-0 3-0 2-2 2-0"
yard = ""
play = """
A:6-1 B:6-5L C:5-5L D:5-3L A:3-3L B:6-3L C:6-4L D:4-2L A:5-2L
B:5-1L C:pass D:pass A:4-1L B:2-1R C:5-4L D:2-2R A:pass B:6-2R
C:5-0L D:6-6R A:1-0L B:6-0R C:pass D:2-0R A:3-1L B:pass C:4-3L
D:4-0L A:pass B:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 15, BD = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 5-0 4-1 3-3 2-1 1-1"
deal.B = "6-5 6-1 5-4 4-4 4-0 3-0 2-2"
deal.C = "6-6 6-4 6-0 5-2 4-2 3-2 2-0"
deal.D = "6-2 5-3 5-1 4-3 3-1 1-0 0-0"
yard = ""
play = """
B:4-4 C:6-4L D:4-3R A:6-3L B:3-0L C:6-0L D:3-1R A:4-1R B:4-0R
C:6-6L D:1-0R A:2-1R B:2-2R C:5-2R D:5-1R A:1-1R B:6-5L C:pass
D:5-3L A:3-3L B:6-1R C:3-2L D:6-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 23, BD = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-3 4-2 4-1 4-0 3-0 0-0"
deal.B = "6-4 5-4 5-2 5-0 3-2 2-0 1-0"
deal.C = "6-5 6-2 6-1 5-5 4-4 2-2 2-1"
deal.D = "6-6 6-0 5-1 4-3 3-3 3-1 1-1"
yard = ""
play = """
C:6-5 D:6-6L A:6-3L B:3-2L C:5-5R D:5-1R A:4-2L B:5-4L C:6-1R
D:6-0R A:5-3L B:5-0R C:pass D:3-3L A:3-0L B:5-2R C:6-2R D:pass
A:4-0L B:6-4R C:4-4L D:4-3L A:4-1R B:1-0R C:pass D:3-1L A:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 7, BD = 4 }

[[match.hand]]
opener = "D"
deal.A = "6-1 4-2 4-0 2-2 2-1 1-1 1-0"
deal.B = "6-6 6-5 6-4 5-5 5-2 3-3 2-0"
deal.C = "6-3 5-0 4-3 4-1 3-1 3-0 0-0"
deal.D = "6-2 6-0 5-4 5-3 5-1 4-4 3-2"
yard = ""
play = """
D:4-4 A:4-2L B:2-0L C:4-3R D:5-3R A:4-0L B:6-5R C:6-3R D:5-4L
A:pass B:5-5L C:5-0L D:6-0L A:6-1L B:3-3R C:4-1L D:3-2R A:2-2R
B:5-2R C:pass D:5-1R A:2-1R B:6-4L C:pass D:6-2L
"""
end = "out"
winner = "BD"
delta = { AC = 10, BD = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-4 4-3 4-0 3-2 2-1 1-1"
deal.B = "6-3 6-1 4-4 4-1 3-3 3-1 0-0"
deal.C = "6-6 6-5 5-1 5-0 2-2 2-0 1-0"
deal.D = "6-2 6-0 5-5 5-3 5-2 4-2 3-0"
yard = ""
play = """
A:6-4 B:4-4R C:6-6L D:4-2R A:3-2R B:3-1R C:6-5L D:5-5L A:5-4L
B:4-1R C:pass D:pass A:4-3L B:6-3L C:pass D:6-2L A:2-1L B:6-1L
C:pass D:6-0L A:4-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 20, BD = 24 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-3 5-2 3-0 2-1 0-0"
deal.B = "6-6 5-5 4-3 4-2 3-3 2-2 1-0"
deal.C = "6-4 6-3 5-4 5-1 4-0 3-2 3-1"
deal.D = "6-2 6-1 5-0 4-4 4-1 2-0 1-1"
yard = ""
play = """
B:1-0 C:5-1L D:5-0L A:6-0L B:6-6L C:6-4L D:4-4L A:3-0R B:4-2L
C:6-3R D:6-2L A:6-5L B:5-5L C:5-4L D:4-1L A:2-1L B:2-2L C:3-2L
D:6-1R A:5-3L B:pass C:3-1R D:pass A:5-2L B:4-3R C:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 0, BD = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 5-5 4-4 3-3 3-0 2-0"
deal.B = "6-4 6-1 6-0 5-1 5-0 2-2 1-0"
deal.C = "5-3 5-2 4-2 4-0 3-1 2-1 0-0"
deal.D = "6-3 6-2 5-4 4-3 4-1 3-2 1-1"
yard = ""
play = """
C:5-3 D:5-4L A:4-4L B:6-4L C:3-1R D:6-3L A:3-3L B:6-1R C:pass
D:4-3L A:6-6R B:6-0R C:4-2L D:6-2L A:6-5L B:5-0R C:5-2L D:3-2L
A:3-0L B:5-1R C:4-0L D:4-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 15, BD = 7 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 6-0 5-1 4-2 2-0 1-0"
deal.B = "5-0 4-3 4-1 3-1 2-2 2-1 0-0"
deal.C = "6-2 6-1 5-5 5-4 5-3 5-2 4-0"
deal.D = "6-5 6-3 4-4 3-3 3-2 3-0 1-1"
yard = ""
play = """
D:3-3 A:pass B:3-1L C:5-3R D:6-5R A:5-1L B:5-0L C:6-2R D:3-2R
A:6-0L B:4-3R C:5-4R D:6-3L A:pass B:pass C:5-5R D:3-0L A:2-0L
B:2-2L C:5-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 40, BD = 18 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-9"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
seat_draw = "6-2 2-1 4-2 4-4"
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 46, BD = 105 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-9"
commitment = "527feb7772163c986cc7488d7fadd908fcf58a5d3816d7ff8e5b5a6bb442eca3"
secret = "bb48c3845e22f4c51f64dead70ae2c45a339b0b356b4dbe88ee02bb2b1023cac"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-5 5-2 5-1 4-1 3-2 1-1 1-0"
deal.B = "6-5 6-0 5-3 5-0 2-2 2-0 0-0"
deal.C = "6-4 6-2 6-1 5-4 4-4 4-2 2-1"
deal.D = "6-6 6-3 4-3 4-0 3-3 3-1 3-0"
yard = ""
play = """
A:4-1 B:pass C:4-4L D:4-3L A:1-0R B:5-3L C:5-4L D:4-0L A:pass
B:6-0L C:6-2L D:3-0R A:5-2L B:6-5L C:6-4L D:6-3R A:pass B:pass
C:6-1R D:3-1R A:3-2R B:2-2R C:2-1R D:pass A:5-1R B:5-0R C:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 20 }

[[match.hand]]
opener = "B"
deal.A = "6-6 4-1 4-0 3-3 3-2 2-2 1-0"
deal.B = "6-4 6-3 5-3 4-4 4-2 2-1 0-0"
deal.C = "6-5 5-5 5-4 4-3 3-0 2-0 1-1"
deal.D = "6-2 6-1 6-0 5-2 5-1 5-0 3-1"
yard = ""
play = """
B:6-4 C:6-5L D:5-2L A:2-2L B:4-4R C:5-4R D:6-2L A:6-6L B:6-3L
C:5-5R D:3-1L A:1-0L B:5-3R C:3-0L D:pass A:3-3L B:pass C:4-3L
D:pass A:4-0L B:0-0L C:2-0L D:pass A:3-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 7, BD = 33 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 5-3 4-1 2-2 2-0 1-1"
deal.B = "6-5 6-3 6-0 5-0 4-3 4-2 0-0"
deal.C = "6-6 6-2 5-4 4-0 3-1 3-0 2-1"
deal.D = "5-5 5-2 5-1 4-4 3-3 3-2 1-0"
yard = ""
play = """
C:6-6 D:pass A:6-4L B:6-5R C:5-4R D:4-4L A:4-1L B:4-3R C:3-1L
D:3-3L A:5-3L B:6-3R C:6-2R D:5-5L A:2-2R B:4-2R C:4-0R D:5-2L
A:2-0L B:6-0L C:3-0R D:3-2R A:6-1L B:pass C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 12 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-4 5-3 4-4 4-0 3-0 0-0"
deal.B = "6-4 6-0 5-1 3-3 3-1 2-1 1-1"
deal.C = "6-5 5-2 4-1 3-2 2-2 2-0 1-0"
deal.D = "6-3 6-2 6-1 5-5 5-0 4-3 4-2"
yard = ""
play = """
D:6-3 A:6-6L B:6-4L C:3-2R D:4-3L A:3-0L B:6-0L C:2-2R D:6-2L
A:pass B:2-1L C:4-1L D:4-2L A:pass B:pass C:2-0L D:5-0L A:5-3L
B:3-3L C:5-2R D:5-5R A:5-4R B:3-1L C:1-0L D:pass A:4-0L B:pass
C:pass D:pass A:4-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 11, BD = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-4 5-3 4-3 3-0 1-1"
deal.B = "6-5 6-3 5-5 5-0 3-3 3-1 2-0"
deal.C = "5-2 4-4 4-1 3-2 2-1 1-0 0-0"
deal.D = "6-6 6-4 6-1 5-1 4-2 4-0 2-2"
yard = ""
play = """
A:5-4 B:6-5L C:4-4R D:6-6L A:6-0L B:5-0L C:4-1R D:5-1L A:1-1L
B:3-1L C:3-2L D:4-2L A:4-3L B:6-3L C:2-1R D:6-4L A:6-2R B:pass
C:pass D:4-0L A:3-0L B:3-3L C:pass D:6-1R A:5-3L
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 16 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-4 4-4 3-3 3-2 2-1 1-1"
deal.B = "6-6 6-4 6-0 5-2 4-0 2-0 1-0"
deal.C = "6-3 6-2 5-3 5-0 4-3 3-1 3-0"
deal.D = "6-5 6-1 5-1 4-2 4-1 2-2 0-0"
yard = ""
play = """
B:6-6 C:6-3L D:6-5R A:5-5R B:5-2R C:6-2R D:6-1R A:3-3L B:1-0R
C:3-0R D:pass A:3-2L B:2-0L C:5-0L D:5-1L A:2-1L B:pass C:5-3R
D:4-2L A:4-4L B:6-4L C:pass D:pass A:5-4R B:6-0L C:4-3R D:0-0L
A:pass B:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 6, BD = 9 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-10"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
seat_draw = "1-1 6-6 3-2 6-3"
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 97, BD = 109 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-10"
commitment = "636713632f12e46d44140778e6980c0a41114999b897acf5db7f967c1640f5e4"
secret = "a25ae57501b8849b346b02299a9abba125760b30ef28dca4aec03ba7127899e7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-0 5-4 5-3 3-1 2-2 2-1 0-0"
deal.B = "6-3 6-2 6-1 5-1 5-0 4-2 3-2"
deal.C = "6-6 6-4 5-5 5-2 4-0 2-0 1-0"
deal.D = "6-5 4-4 4-3 4-1 3-3 3-0 1-1"
yard = ""
play = """
A:5-4 B:4-2R C:5-5L D:6-5L A:6-0L B:5-0L C:5-2L D:pass A:2-2L
B:6-2L C:6-6L D:pass A:2-1R B:5-1R C:6-4L D:4-3L A:5-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 11, BD = 45 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-3 5-2 4-4 4-0 3-3"
deal.B = "6-1 6-0 5-0 4-2 3-2 2-0 1-1"
deal.C = "6-2 5-4 4-3 4-1 3-0 1-0 0-0"
deal.D = "6-6 6-4 5-5 5-1 3-1 2-2 2-1"
yard = ""
play = """
B:1-1 C:4-1L D:3-1R A:6-3R B:4-2L C:6-2L D:6-6L A:6-5L B:5-0L
C:3-0L D:6-4R A:4-4R B:3-2L C:5-4R D:5-5R A:5-3R B:2-0L C:1-0L
D:2-1L A:5-2L B:pass C:4-3R D:5-1L A:4-0R B:6-0R C:pass D:pass
A:pass B:6-1L
"""
end = "out"
winner = "BD"
delta = { AC = 6, BD = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 5-3 5-0 4-1 2-2 1-1"
deal.B = "6-6 6-4 5-2 5-1 4-4 3-1 2-1"
deal.C = "6-5 5-4 4-3 3-3 2-0 1-0 0-0"
deal.D = "6-1 6-0 5-5 4-2 4-0 3-2 3-0"
yard = ""
play = """
C:6-5 D:6-0L A:5-3R B:3-1R C:2-0L D:3-2L A:6-3L B:6-6L C:1-0R
D:6-1L A:4-1L B:4-4L C:5-4L D:4-0R A:5-0L B:6-4R C:0-0L D:3-0L
A:6-2R B:5-2R C:4-3L D:5-5R A:pass B:5-1R C:pass D:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 12, BD = 3 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-1 5-5 4-1 3-0 2-0"
deal.B = "6-4 6-0 5-1 3-1 2-1 1-1 0-0"
deal.C = "6-3 6-2 5-4 5-0 4-0 3-3 3-2"
deal.D = "5-3 5-2 4-4 4-3 4-2 2-2 1-0"
yard = ""
play = """
D:4-3 A:4-1L B:3-1R C:pass D:1-0L A:6-1R B:6-0L C:6-3L D:5-3L
A:6-6R B:5-1L C:6-2R D:5-2R A:6-5R B:1-1L C:pass D:pass A:pass
B:6-4R C:5-4R D:pass A:5-5R B:2-1L C:3-2L D:pass A:3-0L B:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 17, BD = 18 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-5 5-0 4-1 3-2 3-1"
deal.B = "6-5 6-3 5-4 5-2 4-2 3-3 3-0"
deal.C = "6-6 6-4 5-3 5-1 4-4 4-3 0-0"
deal.D = "6-1 4-0 2-2 2-1 2-0 1-1 1-0"
yard = ""
play = """
A:5-5 B:6-5L C:6-6L D:6-1L A:4-1L B:5-4L C:5-3L D:pass A:3-2L
B:5-2R C:pass D:2-0L A:6-2R B:3-0L C:4-3L D:4-0L A:6-0L B:6-3L
C:6-4R D:pass A:3-1L B:4-2R C:5-1L D:2-2R A:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-2 5-3 5-2 4-4 4-2"
deal.B = "6-6 6-0 5-5 5-1 4-3 3-3 0-0"
deal.C = "6-4 6-1 5-4 4-1 3-1 2-2 1-0"
deal.D = "5-0 4-0 3-2 3-0 2-1 2-0 1-1"
yard = ""
play = """
B:6-6 C:6-4L D:4-0L A:6-5R B:5-5R C:1-0L D:2-1L A:6-2L B:5-1R
C:6-1L D:1-1L A:pass B:pass C:4-1L D:pass A:4-4L B:4-3L C:3-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 43, BD = 27 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-11"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
seat_draw = "4-1 4-2 6-1 6-5"
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 103, BD = 107 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-11"
commitment = "8d6fd23decbc6d990b5c732fb092aa1e042cde841b2a2afa94204adf72812f1d"
secret = "84f091d97b4da7148e92c69d7c62db439552c21c1df64198e197cf36e65d51b2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 6-1 5-5 5-1 4-0 2-1"
deal.B = "6-6 6-4 6-3 5-2 4-1 2-2 2-0"
deal.C = "6-0 4-3 4-2 3-0 1-1 1-0 0-0"
deal.D = "5-4 5-3 5-0 4-4 3-3 3-2 3-1"
yard = ""
play = """
A:5-5 B:5-2L C:4-2L D:5-4L A:6-5L B:6-6L C:6-0L D:5-3R A:4-0L
B:6-4L C:3-0R D:5-0R A:6-2L B:2-2L C:pass D:3-2L A:5-1R B:6-3L
C:1-1R D:3-1R A:6-1L B:4-1L C:4-3L D:3-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 4, BD = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 5-1 3-0 2-1 2-0 0-0"
deal.B = "6-4 5-5 4-4 4-3 4-1 4-0 3-3"
deal.C = "6-6 6-5 6-2 6-1 3-1 2-2 1-1"
deal.D = "6-0 5-3 5-2 5-0 4-2 3-2 1-0"
yard = ""
play = """
B:6-4 C:6-6L D:6-0L A:5-4R B:4-0L C:6-5R D:4-2L A:2-0L B:pass
C:6-1R D:5-0L A:5-1L B:4-1L C:3-1R D:5-3R A:pass B:4-4L C:pass
D:5-2R A:2-1R B:4-3L C:1-1R D:3-2L A:pass B:pass C:6-2L D:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 16, BD = 16 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 4-4 3-3 3-0 2-2 0-0"
deal.B = "6-6 6-4 5-3 4-0 3-1 2-0 1-0"
deal.C = "6-5 6-3 6-1 5-2 3-2 2-1 1-1"
deal.D = "6-0 5-4 5-1 5-0 4-3 4-2 4-1"
yard = ""
play = """
C:5-2 D:5-4L A:4-4L B:6-4L C:6-1L D:5-1L A:5-5L B:5-3L C:3-2L
D:4-2L A:2-2R B:4-0L C:2-1R D:6-0L A:6-2L B:2-0L C:1-1R D:5-0L
A:pass B:3-1R C:6-3R D:pass A:pass B:6-6R C:6-5L
"""
end = "out"
winner = "AC"
delta = { AC = 9, BD = 13 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 4-2 3-2 3-0 1-0 0-0"
deal.B = "5-2 4-3 4-1 4-0 3-3 2-2 1-1"
deal.C = "6-6 6-1 6-0 5-1 4-4 3-1 2-1"
deal.D = "6-5 6-4 6-2 5-4 5-3 5-0 2-0"
yard = ""
play = """
D:6-5 A:5-5R B:5-2R C:6-0L D:6-2R A:6-3R B:4-0L C:4-4L D:6-4L
A:3-0R B:pass C:6-1L D:5-0R A:1-0L B:pass C:5-1R D:2-0L A:4-2L
B:4-3L C:3-1R D:5-3L A:3-2R B:2-2R C:2-1R D:5-4L
"""
end = "out"
winner = "BD"
delta = { AC = 12, BD = 13 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-3 4-0 3-3 2-1 1-1"
deal.B = "6-3 6-2 6-1 4-2 4-1 3-1 2-0"
deal.C = "6-6 5-5 5-4 5-0 4-4 3-0 0-0"
deal.D = "6-5 5-2 5-1 4-3 3-2 2-2 1-0"
yard = ""
play = """
A:3-3 B:6-3L C:3-0R D:6-5L A:5-3L B:3-1L C:5-0R D:5-2R A:2-1R
B:6-1L C:6-6L D:5-1R A:6-4L B:4-2L C:5-4R D:4-3R A:pass B:6-2L
C:pass D:3-2R A:6-0L B:2-0L C:pass D:2-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 24, BD = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-0 4-4 4-2 3-1 3-0 2-2"
deal.B = "6-6 5-5 5-4 5-2 4-1 2-1 1-1"
deal.C = "6-5 6-3 6-1 5-3 5-1 4-3 3-3"
deal.D = "6-4 6-2 4-0 3-2 2-0 1-0 0-0"
yard = ""
play = """
B:6-6 C:6-1L D:6-4R A:4-4R B:4-1L C:4-3L D:3-2L A:4-2L B:5-4L
C:5-1L D:4-0R A:3-1L B:pass C:5-3L D:2-0R A:5-0L B:5-2R C:6-5R
D:6-2R A:2-2R B:2-1R C:pass D:1-0L A:pass B:1-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 24, BD = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-4 4-1 4-0 3-0 2-2 1-0"
deal.B = "6-1 5-5 5-3 5-0 4-2 3-3 3-1"
deal.C = "6-6 6-4 6-3 4-4 3-2 2-0 0-0"
deal.D = "6-5 6-2 5-2 5-1 4-3 2-1 1-1"
yard = ""
play = """
C:6-4 D:6-5L A:5-4L B:4-2L C:4-4R D:6-2L A:6-0L B:5-0L C:pass
D:5-2L A:2-2L B:pass C:2-0L D:4-3R A:3-0R B:pass C:0-0L D:pass
A:4-0L B:pass C:pass D:pass A:4-1L B:6-1L C:6-6L D:pass A:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 39 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-12"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
seat_draw = "3-1 4-0 6-2 6-5"
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 109, BD = 90 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-12"
commitment = "87c0aa0c3f15d8857d8bc26e7fe2422b19b96ecfb5cde3b3eb4255ec33216935"
secret = "71b3292efcb48ae5f463f96433d589fa348f17fdb75097d490d6614dfc960e16"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-5 4-2 3-2 3-0 1-1"
deal.B = "6-2 5-2 5-1 4-4 4-3 2-2 0-0"
deal.C = "6-4 5-4 5-3 5-0 3-1 2-0 1-0"
deal.D = "6-6 6-1 6-0 4-1 4-0 3-3 2-1"
yard = ""
play = """
A:6-5 B:5-1R C:6-4L D:4-1L A:1-1L B:pass C:3-1L D:3-3L A:6-3L
B:6-2L C:2-0L D:6-0L A:pass B:pass C:1-0R D:6-6L A:3-0R B:4-3R
C:5-4R D:6-1L A:5-5R B:5-2R C:pass D:2-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 24, BD = 16 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 5-2 4-4 4-1 3-1 3-0"
deal.B = "6-4 6-3 5-3 4-3 3-3 2-2 1-0"
deal.C = "6-1 6-0 5-1 4-0 3-2 2-1 0-0"
deal.D = "6-6 6-2 5-4 5-0 4-2 2-0 1-1"
yard = ""
play = """
B:6-3 C:6-1L D:1-1L A:4-1L B:4-3L C:3-2L D:6-2L A:6-5L B:5-3R
C:5-1L D:5-4R A:3-1L B:3-3L C:4-0R D:2-0R A:3-0L B:2-2R C:6-0L
D:6-6L A:5-2R B:6-4L C:pass D:4-2L A:5-5R B:pass C:2-1L D:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 8, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "5-2 4-4 4-1 3-3 2-1 1-0 0-0"
deal.B = "6-6 6-2 5-4 5-3 4-3 2-2 2-0"
deal.C = "6-3 6-0 5-5 5-1 4-0 3-2 3-0"
deal.D = "6-5 6-4 6-1 5-0 4-2 3-1 1-1"
yard = ""
play = """
C:5-5 D:6-5L A:5-2R B:2-0R C:6-3L D:3-1L A:4-1L B:5-4L C:5-1L
D:5-0R A:2-1L B:6-2L C:6-0L D:pass A:1-0L B:5-3R C:3-2R D:1-1L
A:pass B:2-2R C:pass D:6-1L A:pass B:6-6L C:pass D:6-4L A:4-4L
B:4-3L
"""
end = "out"
winner = "BD"
delta = { AC = 13, BD = 6 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 6-0 5-1 4-2 2-1 1-1"
deal.B = "6-5 5-4 5-3 4-0 3-2 2-2 2-0"
deal.C = "6-4 5-5 5-2 4-4 4-3 3-1 1-0"
deal.D = "6-6 6-2 5-0 4-1 3-3 3-0 0-0"
yard = ""
play = """
D:6-6 A:6-3L B:6-5R C:5-5R D:3-3L A:5-1R B:5-3L C:5-2L D:6-2L
A:6-1L B:pass C:3-1L D:3-0L A:6-0L B:pass C:6-4L D:4-1R A:4-2L
B:5-4R C:pass D:5-0R A:2-1L B:4-0R C:4-4R D:pass A:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 11 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-5 4-0 2-2 2-0 0-0"
deal.B = "6-5 6-3 6-1 5-3 4-4 4-2 2-1"
deal.C = "5-4 5-2 5-1 5-0 3-1 3-0 1-1"
deal.D = "6-2 6-0 4-3 4-1 3-3 3-2 1-0"
yard = ""
play = """
A:6-6 B:6-1L C:5-1L D:6-2R A:5-5L B:5-3L C:5-2R D:3-3L A:pass
B:6-5R C:3-1L D:4-1L A:6-4L B:6-3L C:3-0L D:6-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 26, BD = 30 }

[[match.hand]]
opener = "B"
deal.A = "4-4 4-3 4-0 3-1 2-1 2-0 1-1"
deal.B = "6-2 5-4 5-3 5-0 4-1 3-3 2-2"
deal.C = "6-3 6-1 5-5 5-2 5-1 3-2 1-0"
deal.D = "6-6 6-5 6-4 6-0 4-2 3-0 0-0"
yard = ""
play = """
B:2-2 C:5-2L D:6-5L A:2-1R B:4-1R C:6-3L D:6-4R A:4-3L B:6-2R
C:3-2R D:4-2L A:2-0L B:5-3R C:5-5R D:6-0L A:pass B:5-0R C:6-1L
D:0-0R A:3-1L B:3-3L C:1-0R D:3-0L A:4-0L B:5-4L
"""
end = "out"
winner = "BD"
delta = { AC = 16, BD = 12 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-5 4-2 4-1 3-1 2-1 1-1"
deal.B = "6-2 5-3 5-1 3-3 3-0 2-0 0-0"
deal.C = "6-5 6-4 6-3 6-1 5-4 4-3 2-2"
deal.D = "6-6 5-2 5-0 4-4 4-0 3-2 1-0"
yard = ""
play = """
C:6-5 D:6-6L A:6-0L B:5-1R C:6-1R D:5-0L A:5-5L B:5-3L C:6-4R
D:4-4R A:3-1L B:pass C:5-4R D:1-0L A:pass B:0-0L C:pass D:5-2R
A:4-2R B:2-0L C:4-3R D:3-2L A:pass B:3-0L C:6-3R D:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 14, BD = 14 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-13"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
seat_draw = "4-0 4-3 3-2 3-0"
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 65, BD = 109 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-13"
commitment = "047457f30af7b67107acccc32578f2a7bbd4852a66d1e1e25678a0cc4942aa71"
secret = "54fe8baa2308fe8405b8ef0ea6303c9d1ee9b96b4b60da2353cd93dc81e9a7b2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 5-0 4-2 4-1 2-1 1-0"
deal.B = "6-6 5-3 5-2 5-1 3-1 3-0 2-2"
deal.C = "6-4 4-3 4-0 3-3 3-2 2-0 0-0"
deal.D = "6-5 6-3 6-2 6-0 5-5 4-4 1-1"
yard = ""
play = """
A:4-1 B:5-1R C:4-3L D:6-3L A:6-1L B:5-3R C:3-3R D:1-1L A:1-0L
B:3-1R C:4-0L D:4-4L A:4-2L B:5-2L C:pass D:6-5L A:2-1R B:6-6L
C:6-4L D:6-2R A:5-4L B:pass C:pass D:5-5L A:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 7, BD = 13 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-2 5-0 4-4 3-3 3-0 1-0"
deal.B = "6-5 6-4 6-2 5-3 4-3 4-2 3-1"
deal.C = "6-3 6-1 6-0 5-4 2-2 2-1 1-1"
deal.D = "5-5 5-1 4-1 4-0 3-2 2-0 0-0"
yard = ""
play = """
B:6-5 C:5-4R D:4-1R A:6-6L B:6-4L C:6-1R D:4-0L A:5-0L B:5-3L
C:6-3L D:pass A:pass B:6-2L C:2-2L D:3-2L A:3-0L B:pass C:6-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 27, BD = 35 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 5-3 5-1 4-0 3-1 0-0"
deal.B = "6-1 6-0 5-4 4-4 2-1 1-1 1-0"
deal.C = "6-6 6-4 5-5 4-2 3-2 3-0 2-0"
deal.D = "6-5 5-2 5-0 4-3 4-1 3-3 2-2"
yard = ""
play = """
C:6-6 D:6-5L A:5-1L B:6-1L C:6-4L D:4-3L A:6-2R B:2-1R C:3-2L
D:5-2L A:3-1R B:5-4L C:4-2L D:2-2L A:6-3R B:6-0R C:2-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 25, BD = 27 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 4-3 4-2 4-1 3-2 2-2"
deal.B = "6-5 6-3 5-5 5-3 3-3 3-0 0-0"
deal.C = "5-4 5-1 4-4 4-0 3-1 2-1 2-0"
deal.D = "6-4 6-1 6-0 5-2 5-0 1-1 1-0"
yard = ""
play = """
D:6-4 A:6-6L B:6-5L C:5-4L D:pass A:4-2L B:pass C:4-4R D:5-2L
A:4-1R B:5-5L C:5-1L D:6-1L A:6-2L B:pass C:2-1L D:1-1L A:pass
B:pass C:3-1L D:1-0R A:4-3L B:3-0R C:4-0L D:6-0L A:3-2R B:6-3L
C:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 4, BD = 19 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-5 5-4 5-2 4-1 4-0"
deal.B = "6-6 6-5 5-1 3-3 3-1 2-1 0-0"
deal.C = "6-3 5-3 4-4 4-3 2-0 1-1 1-0"
deal.D = "6-4 6-0 5-0 4-2 3-2 3-0 2-2"
yard = ""
play = """
A:5-4 B:6-5L C:4-4R D:6-4L A:4-0L B:0-0L C:4-3R D:6-0L A:6-1L
B:3-3R C:1-0L D:5-0L A:5-5L B:5-1L C:5-3R D:pass A:5-2R B:3-1L
C:6-3L D:4-2R A:4-1R B:6-6L C:1-1R D:pass A:6-2L
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 15 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-14"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
seat_draw = "6-2 4-0 6-5 4-1"
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 102, BD = 67 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-14"
commitment = "8d59c3a6e6c08403bd16f197ce8a09957abe9c0a5acc0f68283eea56c5ac8640"
secret = "f32d244a53133dcd0c88485a0256707fbcd1613aa2d6e2ffeafbf6f576c4b2f1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-1 5-0 4-2 4-0 3-0"
deal.B = "6-6 6-2 5-4 5-3 3-3 3-1 0-0"
deal.C = "4-3 4-1 3-2 2-2 2-1 2-0 1-0"
deal.D = "6-5 6-3 6-1 6-0 5-2 4-4 1-1"
yard = ""
play = """
A:5-5 B:5-3L C:4-3L D:5-2R A:6-4L B:6-6L C:3-2R D:6-5L A:5-1L
B:3-1L C:pass D:6-3L A:3-0R B:6-2L C:2-2L D:6-0R A:4-2L B:5-4L
C:pass D:6-1R A:5-0L B:0-0L C:2-0L D:1-1R A:pass B:pass C:2-1L
D:pass A:pass B:pass C:4-1L D:4-4L
"""
end = "out"
winner = "BD"
delta = { AC = 5, BD = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 5-4 3-2 3-1 3-0 2-1"
deal.B = "6-5 6-1 5-5 5-0 4-4 4-1 1-1"
deal.C = "6-4 6-3 6-2 5-3 4-0 3-3 0-0"
deal.D = "5-2 5-1 4-3 4-2 2-2 2-0 1-0"
yard = ""
play = """
B:5-5 C:5-3L D:5-1R A:3-2L B:1-1R C:6-2L D:1-0R A:6-6L B:5-0R
C:6-4L D:5-2R A:5-4L B:6-5L C:6-3L D:4-2R A:3-1L B:4-4R C:4-0R
D:2-0R A:2-1L B:pass C:pass D:2-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 15, BD = 19 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-3 6-2 6-0 5-1 2-2"
deal.B = "5-3 4-0 3-2 3-1 2-0 1-1 1-0"
deal.C = "6-6 5-5 4-3 4-1 3-3 2-1 0-0"
deal.D = "6-1 5-4 5-2 5-0 4-4 4-2 3-0"
yard = ""
play = """
C:6-6 D:6-1L A:6-5R B:5-3R C:4-1L D:3-0R A:6-4L B:1-0R C:2-1R
D:4-2R A:6-3L B:3-1L C:4-3R D:pass A:5-1L B:3-2R C:5-5L D:5-4L
A:6-2R B:4-0L C:0-0L D:5-0L A:6-0R B:2-0R C:pass D:5-2R
"""
end = "blocked"
delta = { AC = 10, BD = 10 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 5-1 4-3 4-1 4-0 2-0"
deal.B = "6-2 3-3 3-1 3-0 1-1 1-0 0-0"
deal.C = "6-6 6-5 5-5 5-4 5-2 5-0 2-1"
deal.D = "6-1 6-0 5-3 4-4 4-2 3-2 2-2"
yard = ""
play = """
D:4-4 A:6-4L B:6-2L C:5-2L D:4-2R A:5-1L B:1-1L C:2-1L D:2-2L
A:2-0L B:3-0L C:pass D:3-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 72, BD = 32 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-15"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
seat_draw = "5-4 2-1 4-3 5-5"
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 108, BD = 95 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-15"
commitment = "4bfe671ba50cf34e6914092e38e49ae6aee8970339a1f41a1c997e64a96a10ce"
secret = "16591e2086d41ce3bd1023cef2be7d91a64771ccfdbd8c11462a86bff7c9a242"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-5 4-2 2-1 1-1 0-0"
deal.B = "6-2 5-3 5-1 4-4 4-0 3-3 2-2"
deal.C = "6-5 5-0 4-3 4-1 3-1 3-0 2-0"
deal.D = "6-6 6-4 6-3 5-4 5-2 3-2 1-0"
yard = ""
play = """
A:1-1 B:5-1L C:3-1R D:5-4L A:4-2L B:6-2L C:3-0R D:6-6L A:6-0R
B:pass C:6-5L D:6-4R A:5-5L B:5-3L C:4-3L D:pass A:pass B:4-4L
C:4-1L D:1-0L A:0-0L B:4-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 17, BD = 31 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-3 5-1 3-3 3-1 1-1"
deal.B = "6-1 5-4 4-2 4-1 2-2 2-1 1-0"
deal.C = "6-2 6-0 5-5 5-0 4-4 4-3 2-0"
deal.D = "6-6 6-5 5-2 4-0 3-2 3-0 0-0"
yard = ""
play = """
B:6-1 C:6-2L D:5-2L A:5-1L B:4-1L C:4-3L D:3-2L A:3-1R B:4-2L
C:4-4L D:4-0L A:3-3R B:1-0L C:pass D:3-0R A:1-1L B:2-1L C:5-0R
D:6-5R A:6-3R B:2-2L C:2-0L D:0-0L A:5-3R B:5-4R
"""
end = "out"
winner = "BD"
delta = { AC = 26, BD = 12 }

[[match.hand]]
opener = "C"
deal.A = "5-5 4-4 4-2 3-3 3-0 2-0 0-0"
deal.B = "6-2 6-0 5-4 5-3 5-2 5-1 3-2"
deal.C = "6-3 4-3 3-1 2-2 2-1 1-1 1-0"
deal.D = "6-6 6-5 6-4 6-1 5-0 4-1 4-0"
yard = ""
play = """
C:2-1 D:6-1R A:2-0L B:6-0L C:6-3L D:6-6R A:3-3L B:5-3L C:pass
D:6-5L A:pass B:6-2L C:2-2L D:6-4R A:4-4R B:5-2L C:4-3R D:5-0L
A:3-0R B:pass C:1-0L D:4-1L A:4-2L B:3-2L C:3-1L D:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 12, BD = 15 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-3 5-2 4-4 3-3 3-0"
deal.B = "6-6 6-1 5-0 4-2 3-2 3-1 1-1"
deal.C = "6-5 6-4 4-1 4-0 2-2 2-1 2-0"
deal.D = "6-0 5-5 5-4 5-1 4-3 1-0 0-0"
yard = ""
play = """
D:5-5 A:5-3L B:3-2L C:2-2L D:5-4R A:4-4R B:4-2L C:4-0L D:4-3R
A:3-0L B:3-1L C:4-1L D:pass A:3-3R B:pass C:6-4L D:6-0L A:6-3R
B:5-0L C:6-5R D:5-1L A:5-2R B:6-1L C:2-1R D:1-0R A:6-2L
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 14 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 6-0 5-5 5-1 4-3 2-0"
deal.B = "6-3 4-4 4-1 3-1 3-0 2-2 0-0"
deal.C = "5-4 5-3 4-2 4-0 3-3 2-1 1-0"
deal.D = "6-6 6-5 6-4 5-2 5-0 3-2 1-1"
yard = ""
play = """
A:5-5 B:pass C:5-4L D:6-5R A:4-3L B:6-3L C:pass D:6-6L A:6-2L
B:2-2L C:4-2L D:6-4L A:6-0L B:3-0L C:5-3L D:5-2L A:2-0L B:0-0L
C:4-0L D:pass A:6-1R B:4-4L C:1-0R D:5-0R A:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 9, BD = 16 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-4 6-1 5-4 5-1 4-4"
deal.B = "6-2 6-0 4-2 4-1 3-3 2-0 1-1"
deal.C = "5-5 5-2 3-2 2-2 2-1 1-0 0-0"
deal.D = "6-3 5-3 5-0 4-3 4-0 3-1 3-0"
yard = ""
play = """
B:6-2 C:3-2R D:6-3L A:pass B:3-3L C:pass D:5-3L A:6-5L B:6-0L
C:0-0L D:4-3R A:4-4R B:2-0L C:2-2L D:4-0R A:pass B:4-2L C:1-0R
D:3-1R A:6-4L B:pass C:pass D:3-0R A:6-6L B:pass C:pass D:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 42, BD = 7 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-16"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
seat_draw = "3-0 3-2 1-1 6-2"
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 100, BD = 104 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-16"
commitment = "eca0748cec245e73570be21bd04d39b4cbbab36bb1e601d8326651112d496640"
secret = "cfcf3097aeea90505e85875775c564a87a76691a42a84f70d0bbe7ee7eac0612"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-2 5-1 4-2 3-0 2-0"
deal.B = "6-1 5-4 5-3 4-3 4-0 3-1 1-0"
deal.C = "6-3 6-2 6-0 5-5 5-0 4-4 2-1"
deal.D = "6-6 4-1 3-3 3-2 2-2 1-1 0-0"
yard = ""
play = """
A:6-5 B:6-1L C:5-5R D:1-1L A:5-1L B:5-3L C:6-3L D:6-6L A:6-4L
B:4-0L C:6-0L D:pass A:5-2R B:pass C:6-2L D:2-2L A:4-2L B:4-3L
C:2-1R D:3-3L A:3-0L B:3-1R C:5-0L D:3-2R A:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 15 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-0 4-4 4-3 4-2 1-0 0-0"
deal.B = "6-5 6-0 5-4 5-1 3-3 3-1 2-1"
deal.C = "6-6 6-3 6-2 6-1 4-0 3-0 2-0"
deal.D = "6-4 5-3 5-2 4-1 3-2 2-2 1-1"
yard = ""
play = """
B:6-5 C:6-6L D:6-4L A:4-4L B:5-1R C:6-1R D:4-1L A:1-0L B:6-0R
C:4-0L D:pass A:4-3L B:3-3L C:6-3L D:pass A:5-0R B:5-4R C:6-2L
D:5-2L A:5-5L B:pass C:pass D:5-3L A:4-2R B:2-1R C:3-0L D:1-1R
A:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 13 }

[[match.hand]]
opener = "C"
deal.A = "6-0 4-3 4-1 4-0 3-1 2-2 0-0"
deal.B = "6-5 6-4 5-4 5-3 5-1 3-2 2-1"
deal.C = "6-6 6-2 6-1 5-5 5-2 5-0 1-1"
deal.D = "6-3 4-4 4-2 3-3 3-0 2-0 1-0"
yard = ""
play = """
C:6-6 D:6-3L A:4-3L B:6-5R C:5-5R D:4-4L A:4-1L B:2-1L C:6-2L
D:pass A:6-0L B:5-3R C:5-0L D:3-3R A:3-1R B:5-1R C:5-2L D:2-0L
A:4-0L B:5-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 13, BD = 25 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 5-4 4-1 4-0 2-2 0-0"
deal.B = "6-4 6-0 5-3 5-1 4-4 3-3 2-1"
deal.C = "6-2 6-1 4-3 3-2 3-1 3-0 1-1"
deal.D = "6-3 5-5 5-2 5-0 4-2 2-0 1-0"
yard = ""
play = """
D:5-5 A:6-5L B:6-4L C:4-3L D:6-3L A:6-6L B:5-3R C:6-2L D:5-2L
A:5-4L B:3-3R C:3-2R D:4-2L A:2-2L B:2-1L C:6-1L D:2-0R A:4-0R
B:4-4R C:pass D:pass A:4-1R B:6-0L C:3-1R D:5-0L A:pass B:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 5, BD = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 5-2 4-4 3-3 3-0 1-0"
deal.B = "5-0 4-3 4-2 3-1 2-2 2-0 0-0"
deal.C = "6-6 6-3 6-1 5-3 4-1 4-0 2-1"
deal.D = "6-5 6-4 6-2 5-4 5-1 3-2 1-1"
yard = ""
play = """
A:6-0 B:2-0R C:6-6L D:6-2R A:pass B:pass C:6-3L D:3-2L A:5-2L
B:5-0L C:6-1R D:5-1R A:3-0L B:3-1L C:5-3R D:1-1L A:1-0L B:4-3R
C:4-1R D:pass A:pass B:0-0L C:4-0L D:6-4L A:pass B:pass C:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 24, BD = 30 }

[[match.hand]]
opener = "B"
deal.A = "5-4 4-3 4-1 4-0 3-0 2-0 1-1"
deal.B = "6-6 6-4 6-2 6-0 5-5 5-3 3-1"
deal.C = "6-5 6-1 5-1 5-0 4-4 2-1 0-0"
deal.D = "6-3 5-2 4-2 3-3 3-2 2-2 1-0"
yard = ""
play = """
B:3-1 C:6-1R D:6-3R A:4-3L B:5-3R C:6-5R D:4-2L A:2-0L B:6-0R
C:5-0L D:5-2L A:4-0R B:6-4R C:2-1L D:1-0L A:3-0L B:6-6R C:pass
D:3-3L A:pass B:6-2R C:pass D:2-2R A:pass B:pass C:pass D:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 30, BD = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 6-0 5-5 4-3 3-2 2-0"
deal.B = "6-6 5-4 5-1 3-3 3-0 2-2 1-0"
deal.C = "5-3 5-0 4-4 4-2 4-0 3-1 1-1"
deal.D = "6-5 6-4 6-1 5-2 4-1 2-1 0-0"
yard = ""
play = """
C:4-4 D:6-4L A:6-3L B:5-4R C:5-3L D:6-5L A:6-2L B:5-1R C:4-2L
D:4-1L A:pass B:1-0L C:5-0L D:5-2L A:3-2L B:3-0L C:4-0L D:6-1R
A:4-3L B:6-6R C:3-1L D:2-1L A:2-0L B:pass C:pass D:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 18, BD = 10 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-17"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
seat_draw = "6-2 5-5 1-0 2-2"
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 93, BD = 103 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-17"
commitment = "f6cc0926cadf100046e26088ac620cce4794f6fa0331a928ef0fb9577d58f034"
secret = "06c16528a82f808293417de0352bf3ff9618922cd5bdc1b601a3e4709e57b021"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-5 4-4 4-2 4-1 0-0"
deal.B = "5-4 5-3 4-0 3-1 2-1 2-0 1-1"
deal.C = "6-6 6-3 6-2 6-1 6-0 3-2 2-2"
deal.D = "5-2 5-1 5-0 4-3 3-3 3-0 1-0"
yard = ""
play = """
A:5-5 B:5-4L C:pass D:4-3L A:6-5R B:5-3L C:6-6R D:5-2L A:4-2L
B:4-0L C:6-0L D:pass A:6-4L B:pass C:6-2R D:pass A:4-1L B:3-1L
C:6-3L D:pass A:pass B:2-1R C:6-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 17, BD = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-1 4-3 3-0 2-0 0-0"
deal.B = "6-6 6-3 6-0 4-1 2-2 1-1 1-0"
deal.C = "6-2 5-5 5-3 4-4 4-0 3-2 3-1"
deal.D = "5-4 5-2 5-1 5-0 4-2 3-3 2-1"
yard = ""
play = """
B:6-6 C:6-2L D:5-2L A:6-4R B:4-1R C:5-5L D:5-4L A:6-1R B:6-3R
C:4-4L D:4-2L A:4-3R B:2-2L C:3-2L D:3-3L A:3-0L B:6-0L C:4-0R
D:5-0R A:6-5L B:pass C:5-3L D:5-1R A:pass B:1-1R C:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 6-1 5-1 4-4 4-3 2-2"
deal.B = "6-5 5-0 4-1 4-0 3-1 2-1 1-0"
deal.C = "6-4 6-0 5-5 5-4 3-2 2-0 0-0"
deal.D = "6-3 5-3 5-2 4-2 3-3 3-0 1-1"
yard = ""
play = """
C:5-5 D:5-3L A:5-1R B:4-1R C:3-2L D:5-2L A:4-3R B:6-5L C:6-4L
D:4-2L A:6-2L B:3-1R C:6-0L D:3-0L A:6-1R B:pass C:pass D:6-3L
A:6-6L
"""
end = "blocked"
winner = "BD"
delta = { AC = 23, BD = 21 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-2 5-1 4-1 3-3 2-2 2-0"
deal.B = "6-4 6-2 3-2 2-1 1-1 1-0 0-0"
deal.C = "6-3 6-1 5-5 5-3 4-3 4-2 4-0"
deal.D = "6-5 6-0 5-4 5-0 4-4 3-1 3-0"
yard = ""
play = """
D:6-5 A:6-6L B:6-4L C:5-5R D:5-4L A:5-2L B:6-2L C:5-3R D:6-0L
A:2-0L B:3-2L C:6-3L D:3-1R A:4-1R B:pass C:4-3R D:3-0R A:pass
B:1-0R C:6-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 26, BD = 18 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-5 5-4 5-1 3-3 0-0"
deal.B = "5-0 4-4 4-2 3-2 3-1 2-1 1-1"
deal.C = "6-5 6-2 5-3 4-1 4-0 3-0 1-0"
deal.D = "6-6 6-4 6-0 5-2 4-3 2-2 2-0"
yard = ""
play = """
A:5-1 B:5-0L C:1-0R D:6-0L A:0-0R B:pass C:6-5L D:5-2L A:pass
B:4-2L C:4-0L D:2-0L A:pass B:3-2L C:5-3L D:pass A:5-4L B:4-4L
C:4-1L D:pass A:6-1L B:pass C:6-2L D:2-2L A:pass B:2-1L C:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 25, BD = 35 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-18"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
seat_draw = "0-0 1-0 6-0 4-0"
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 100, BD = 71 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-18"
commitment = "58d0ff8ea044748e47f7574b8472c9b6bf9befbec7b1be304e8f236fab577acc"
secret = "e93c02db9dd2de011e2db496fd684ac9fb7769b45e7259bc185aaa5a11cc20e7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 6-0 5-4 5-0 4-4 1-0"
deal.B = "6-6 6-3 5-2 3-1 3-0 2-0 0-0"
deal.C = "4-3 4-2 4-1 3-3 3-2 2-2 1-1"
deal.D = "6-5 6-4 5-5 5-3 5-1 4-0 2-1"
yard = ""
play = """
A:5-4 B:5-2L C:4-2L D:4-0L A:4-4R B:3-0L C:4-3L D:6-4L A:6-2L
B:2-0L C:4-1R D:5-1R A:6-0L B:6-6L C:pass D:5-3R A:6-1L B:6-3R
C:1-1L D:2-1L A:pass B:pass C:3-2L D:6-5R A:5-0R B:3-1L C:pass
D:pass A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-2 4-2 4-1 3-0 2-2 0-0"
deal.B = "6-5 6-3 6-1 5-3 3-2 2-1 1-0"
deal.C = "6-6 6-4 6-2 5-1 4-4 4-3 2-0"
deal.D = "5-5 5-4 5-0 4-0 3-3 3-1 1-1"
yard = ""
play = """
B:6-3 C:6-6L D:3-1R A:6-0L B:1-0L C:5-1L D:5-5L A:5-2L B:2-1L
C:pass D:1-1L A:4-1L B:6-1R C:6-4L D:pass A:pass B:6-5L C:6-2R
D:5-0L A:4-2R B:pass C:2-0L D:5-4R A:2-2L B:5-3R C:4-3R D:4-0R
A:3-0R B:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 8, BD = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-2 5-0 4-0 3-3 3-0"
deal.B = "6-5 6-1 5-1 3-1 2-0 1-0 0-0"
deal.C = "5-5 5-4 5-2 4-4 4-3 2-2 2-1"
deal.D = "6-6 6-0 5-3 4-2 4-1 3-2 1-1"
yard = ""
play = """
C:5-5 D:5-3L A:6-3L B:6-5L C:5-4L D:4-1L A:5-0R B:1-0R C:2-1L
D:3-2L A:3-3L B:3-1L C:pass D:1-1L A:pass B:5-1L C:5-2L D:4-2L
A:6-4L B:6-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 34, BD = 20 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-5 5-4 5-3 4-1 3-2"
deal.B = "6-4 6-1 5-2 3-1 3-0 2-2 2-1"
deal.C = "6-5 6-0 5-0 4-3 4-2 3-3 0-0"
deal.D = "6-6 5-1 4-4 4-0 2-0 1-1 1-0"
yard = ""
play = """
D:6-6 A:6-3L B:6-1R C:4-3L D:4-4L A:5-4L B:5-2L C:4-2L D:1-0R
A:4-1L B:3-0R C:3-3R D:1-1L A:5-3R B:2-1L C:6-5R D:2-0L A:6-2R
B:2-2R C:6-0L D:pass A:3-2R B:6-4L C:pass D:4-0L A:pass B:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 15, BD = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 5-4 3-2 2-1 2-0 1-0"
deal.B = "6-2 6-0 5-1 4-4 3-3 1-1 0-0"
deal.C = "6-6 6-5 6-4 6-3 5-3 5-2 4-2"
deal.D = "5-0 4-3 4-1 4-0 3-1 3-0 2-2"
yard = ""
play = """
A:5-5 B:5-1L C:6-5R D:4-1L A:5-4L B:6-0R C:5-3L D:4-0R A:3-2L
B:4-4R C:5-2L D:4-3R A:pass B:3-3R C:6-3R D:5-0L A:6-1R B:1-1R
C:pass D:3-0L A:2-1R B:6-2R C:6-6R D:3-1L A:1-0L B:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 18, BD = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-1 4-2 4-1 3-3 2-0"
deal.B = "6-4 6-1 5-5 4-4 4-3 3-2 0-0"
deal.C = "6-6 6-5 5-4 5-3 5-2 3-0 1-1"
deal.D = "6-0 5-0 4-0 3-1 2-2 2-1 1-0"
yard = ""
play = """
B:4-4 C:5-4L D:4-0R A:5-1L B:6-1L C:6-6L D:1-0R A:6-3L B:4-3L
C:1-1R D:3-1R A:3-3R B:6-4L C:6-5L D:5-0L A:2-0L B:3-2L C:5-3L
D:pass A:pass B:5-5L C:5-2L D:2-2L A:6-2L B:pass C:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-4 5-3 4-2 4-1 4-0 1-0"
deal.B = "6-5 6-4 6-1 6-0 5-0 2-0 1-1"
deal.C = "5-5 5-2 4-3 3-1 3-0 2-1 0-0"
deal.D = "6-6 6-2 5-1 4-4 3-3 3-2 2-2"
yard = ""
play = """
C:5-5 D:5-1L A:5-4R B:6-4R C:3-1L D:6-6R A:6-3L B:6-5L C:5-2L
D:2-2L A:4-2L B:6-1R C:4-3L D:3-2L A:4-1R B:2-0L C:3-0L D:3-3L
A:5-3L B:5-0L C:0-0L D:4-4R A:4-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 4, BD = 16 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-19"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
seat_draw = "2-2 1-0 1-1 6-4"
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 72, BD = 106 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-19"
commitment = "875d6d72e253ca4d23ea628d5b5e81c8ba166f3dd2d05ff6b4ade4f7494ec231"
secret = "00238731b5baf783655d8aaf0be7b97be8d3c5f66c900e6d5004cf130a92a198"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-5 3-1 2-2 2-1 2-0"
deal.B = "6-3 5-3 4-4 4-2 4-0 3-2 3-0"
deal.C = "6-6 6-2 6-0 5-4 5-1 5-0 4-3"
deal.D = "6-1 5-2 4-1 3-3 1-1 1-0 0-0"
yard = ""
play = """
A:5-5 B:5-3L C:5-4R D:3-3L A:6-4R B:6-3L C:6-6L D:6-1L A:6-5R
B:pass C:5-0R D:4-1L A:2-0R B:4-4L C:6-2R D:pass A:pass B:4-2L
C:6-0R D:5-2L A:pass B:4-0R C:5-1L D:1-1L A:2-1L B:3-2L C:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-2 5-0 4-1 2-0 0-0"
deal.B = "6-1 5-1 4-3 3-2 3-1 1-1 1-0"
deal.C = "6-5 5-5 5-3 4-4 3-0 2-2 2-1"
deal.D = "6-3 6-0 5-4 5-2 4-2 4-0 3-3"
yard = ""
play = """
B:6-1 C:6-5L D:5-4L A:4-1R B:4-3L C:4-4R D:6-3L A:6-6L B:pass
C:pass D:6-0L A:6-4R B:1-0L C:2-1L D:5-2L A:5-0L B:pass C:3-0L
D:3-3L A:6-2R B:3-2L C:2-2L D:4-2L A:2-0R B:pass C:pass D:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 18, BD = 12 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 5-2 5-1 4-4 4-3 3-1"
deal.B = "6-4 6-2 5-5 4-0 3-3 2-0 1-1"
deal.C = "6-0 5-4 5-3 5-0 4-2 3-0 2-2"
deal.D = "6-6 6-3 4-1 3-2 2-1 1-0 0-0"
yard = ""
play = """
C:2-2 D:3-2L A:5-2R B:3-3L C:5-4R D:6-3L A:4-4R B:6-4L C:4-2L
D:4-1R A:6-1R B:6-2L C:6-0L D:6-6R A:6-5R B:4-0L C:5-3R D:pass
A:4-3R
"""
end = "blocked"
delta = { AC = 18, BD = 18 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-0 5-3 3-3 2-0 0-0"
deal.B = "6-4 6-1 5-5 5-4 5-1 2-2 2-1"
deal.C = "5-0 4-4 4-2 4-1 3-2 3-1 1-1"
deal.D = "6-3 6-2 5-2 4-3 4-0 3-0 1-0"
yard = ""
play = """
D:6-3 A:6-6L B:6-4L C:4-4L D:4-3L A:3-3L B:pass C:3-1L D:3-0R
A:6-0R B:6-1L C:pass D:6-2L A:2-0L B:pass C:5-0L D:5-2L A:6-5R
B:2-2L C:3-2L D:pass A:5-3R
"""
end = "blocked"
winner = "AC"
delta = { AC = 13, BD = 33 }

[[match.hand]]
opener = "A"
deal.A = "6-4 4-3 4-1 4-0 3-2 2-1 0-0"
deal.B = "6-6 6-3 5-1 5-0 4-2 2-0 1-1"
deal.C = "6-0 5-3 3-3 3-1 3-0 2-2 1-0"
deal.D = "6-5 6-2 6-1 5-5 5-4 5-2 4-4"
yard = ""
play = """
A:4-3 B:4-2L C:3-1R D:6-2L A:6-4L B:5-1R C:5-3R D:5-4L A:3-2R
B:5-0L C:2-2R D:5-2R A:4-0L B:pass C:pass D:6-5R A:4-1L B:1-1L
C:1-0L D:6-1R A:2-1R B:2-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 15, BD = 39 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-20"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
seat_draw = "2-2 1-0 5-3 6-4"
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 107, BD = 101 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-20"
commitment = "0e243fb3e335128abff61c56d1d4301c09736d8217c7fed0975146e7f3f1c93c"
secret = "9f98309986929761e954e9ef4b454d8228339fa1c9016baa0363fc76596c1474"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 5-1 4-2 3-1 3-0 2-2 1-1"
deal.B = "6-6 6-3 5-2 4-3 4-1 3-2 0-0"
deal.C = "6-5 6-1 6-0 5-4 5-0 4-4 2-1"
deal.D = "6-4 5-5 5-3 4-0 3-3 2-0 1-0"
yard = ""
play = """
A:6-2 B:3-2R C:6-5L D:5-5L A:5-1L B:6-3R C:6-1L D:6-4L A:4-2L
B:6-6R C:6-0R D:2-0L A:3-0L B:4-3L C:5-4L D:5-3L A:3-1L B:4-1L
C:4-4L D:4-0R
"""
end = "blocked"
delta = { AC = 14, BD = 14 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-1 4-1 4-0 3-3 3-0 2-2"
deal.B = "6-6 5-5 5-2 4-4 3-2 3-1 0-0"
deal.C = "6-2 6-1 6-0 5-4 4-3 4-2 1-0"
deal.D = "6-5 6-3 5-3 5-0 2-1 2-0 1-1"
yard = ""
play = """
B:3-1 C:4-3L D:1-1R A:6-4L B:6-6L C:6-2L D:2-1R A:2-2L B:5-2L
C:5-4L D:2-0R A:4-1L B:0-0R C:6-1L D:5-0R A:5-1R B:pass C:6-0L
D:pass A:4-0L B:4-4L C:4-2L D:pass A:pass B:3-2L C:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 9, BD = 38 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 5-2 5-1 5-0 4-4 4-1"
deal.B = "6-5 6-4 6-2 4-2 3-0 2-0 1-1"
deal.C = "5-4 5-3 4-0 2-2 2-1 1-0 0-0"
deal.D = "6-6 6-3 5-5 4-3 3-3 3-2 3-1"
yard = ""
play = """
C:5-4 D:4-3R A:5-2L B:4-2L C:5-3R D:5-5R A:4-4L B:6-4L C:pass
D:6-6L A:6-1L B:6-5R C:2-1L D:3-2L A:6-0R B:3-0R C:pass D:3-3L
A:pass B:pass C:pass D:6-3L A:pass B:6-2L C:2-2L D:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 21, BD = 4 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-2 4-3 4-0 3-2 2-2 1-0"
deal.B = "6-2 5-3 4-4 4-2 3-1 2-0 0-0"
deal.C = "6-6 6-5 6-3 5-4 5-0 3-0 2-1"
deal.D = "6-1 6-0 5-5 5-1 4-1 3-3 1-1"
yard = ""
play = """
D:5-5 A:5-2L B:6-2L C:6-6L D:5-1R A:6-4L B:3-1R C:5-4L D:3-3R
A:4-3R B:5-3L C:6-3L D:4-1R A:1-0R B:0-0R C:6-5L D:6-0R A:pass
B:pass C:5-0L D:6-1R A:4-0L B:4-2L C:2-1L D:1-1L
"""
end = "out"
winner = "BD"
delta = { AC = 12, BD = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-0 5-1 3-3 3-0 1-0"
deal.B = "6-4 6-1 5-4 5-2 4-0 2-2 0-0"
deal.C = "6-3 6-2 5-3 3-2 2-1 2-0 1-1"
deal.D = "5-5 5-0 4-4 4-3 4-2 4-1 3-1"
yard = ""
play = """
A:6-6 B:6-1L C:6-3R D:4-3R A:5-1L B:5-4R C:5-3L D:5-5R A:3-3L
B:5-2R C:6-2R D:3-1L A:1-0L B:6-4R C:2-0L D:4-2L A:pass B:4-0L
C:pass D:4-4R A:6-0L B:pass C:pass D:4-1R A:6-5L B:pass C:2-1R
D:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 10, BD = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-1 4-0 3-3 3-2 1-1"
deal.B = "6-5 6-2 5-0 4-4 4-3 4-2 4-1"
deal.C = "6-6 5-3 5-2 3-1 2-2 2-1 1-0"
deal.D = "6-4 6-3 6-1 5-4 3-0 2-0 0-0"
yard = ""
play = """
B:6-2 C:6-6L D:2-0R A:6-0L B:5-0L C:5-3L D:6-3L A:4-0R B:4-3R
C:3-1R D:6-1R A:pass B:6-5L C:5-2L D:6-4R A:3-2L B:4-1R C:2-1R
D:3-0L A:pass B:4-2R C:1-0L D:5-4R A:5-1L B:pass C:pass D:pass
A:5-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 12, BD = 8 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-3 4-4 4-2 3-0 2-1 1-0"
deal.B = "6-5 6-4 6-0 5-5 5-4 4-3 4-1"
deal.C = "6-1 5-1 5-0 4-0 3-3 3-2 0-0"
deal.D = "6-6 6-3 5-2 3-1 2-2 2-0 1-1"
yard = ""
play = """
C:6-1 D:6-6L A:6-2L B:4-1R C:3-2L D:3-1L A:2-1L B:5-4R C:5-1R
D:2-2L A:4-2L B:6-4L C:pass D:1-1R A:1-0R B:6-5L C:5-0L D:2-0L
A:3-0R B:4-3R C:4-0R D:5-2L A:5-3L B:6-0R C:3-3L D:6-3L
"""
end = "out"
winner = "BD"
delta = { AC = 8, BD = 10 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-3 5-5 5-4 1-1 1-0"
deal.B = "6-2 5-2 4-4 4-1 4-0 3-1 0-0"
deal.C = "6-4 5-3 5-1 5-0 3-0 2-2 2-0"
deal.D = "6-1 6-0 4-3 4-2 3-3 3-2 2-1"
yard = ""
play = """
D:3-3 A:6-3L B:3-1R C:6-4L D:4-3L A:1-1R B:4-1R C:5-3L D:4-2R
A:6-5L B:6-2R C:pass D:6-1L A:1-0L B:0-0L C:5-0L D:6-0R A:5-5L
B:4-0R C:5-1L D:2-1L A:5-4R B:5-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 21, BD = 13 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-21"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
seat_draw = "3-2 5-3 4-1 4-3"
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 108, BD = 109 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-21"
commitment = "b7c03d0951ebffebc32cc615a3c607a012a86663bcef4e0cb6143281f0863c7a"
secret = "9ea7e21830892398e3fa1e49dc87fc6514da1e567f1f49046ef8bdc2281ca3b6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 6-1 5-3 4-1 2-1 0-0"
deal.B = "6-6 5-5 5-4 5-2 5-1 3-3 2-0"
deal.C = "6-5 6-3 4-3 3-2 2-2 1-1 1-0"
deal.D = "6-0 5-0 4-4 4-2 4-0 3-1 3-0"
yard = ""
play = """
A:5-3 B:5-5L C:6-5L D:6-0L A:0-0L B:3-3R C:1-0L D:3-1L A:pass
B:pass C:6-3L D:3-0R A:6-1L B:5-1L C:pass D:5-0L A:pass B:2-0L
C:3-2L D:4-0R A:6-4R B:6-6R C:4-3L D:4-4L A:4-1L B:pass C:1-1L
D:pass A:6-2R B:5-2R C:pass D:pass A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 4, BD = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-1 4-4 3-1 2-2 2-1"
deal.B = "6-1 5-3 4-2 4-1 4-0 2-0 1-0"
deal.C = "6-2 5-5 5-4 5-2 4-3 3-0 1-1"
deal.D = "6-6 6-5 6-0 5-0 3-3 3-2 0-0"
yard = ""
play = """
B:5-3 C:5-5L D:6-5L A:6-3R B:6-1L C:6-2R D:3-2R A:3-1R B:4-1L
C:5-4L D:5-0L A:5-1R B:4-0L C:4-3L D:3-3L A:pass B:pass C:5-2R
D:pass A:2-1R B:1-0R C:3-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 24, BD = 26 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 6-0 5-0 4-1 3-0 1-0"
deal.B = "6-4 6-1 5-3 4-3 4-0 3-1 2-0"
deal.C = "6-5 5-4 4-4 3-3 3-2 2-2 2-1"
deal.D = "6-3 5-5 5-2 5-1 4-2 1-1 0-0"
yard = ""
play = """
C:4-4 D:4-2L A:6-2L B:6-4L C:5-4L D:5-5L A:4-1R B:5-3L C:3-3L
D:6-3L A:6-6L B:6-1L C:2-1L D:5-2L A:5-0L B:4-0L C:pass D:5-1R
A:pass B:4-3L C:3-2L D:pass A:pass B:2-0L C:6-5R D:0-0L A:6-0R
B:pass C:pass D:pass A:1-0L B:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 7, BD = 2 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 5-0 4-4 3-2 3-1 1-1"
deal.B = "6-4 6-3 6-2 6-0 4-2 2-1 2-0"
deal.C = "5-4 5-2 4-0 3-3 2-2 1-0 0-0"
deal.D = "6-1 5-5 5-3 5-1 4-3 4-1 3-0"
yard = ""
play = """
D:6-1 A:6-6L B:6-4L C:5-4L D:5-5L A:1-1R B:2-1R C:5-2L D:pass
A:3-2L B:6-3L C:2-2R D:pass A:6-5L B:6-2R C:pass D:5-3L A:3-1L
B:6-0R C:1-0L D:3-0L A:5-0R B:pass C:3-3L D:4-3L A:4-4L
"""
end = "out"
winner = "AC"
delta = { AC = 4, BD = 19 }

[[match.hand]]
opener = "A"
deal.A = "5-1 5-0 4-4 3-2 3-0 1-1 1-0"
deal.B = "6-4 6-1 5-3 3-3 2-2 2-1 2-0"
deal.C = "6-6 6-5 4-3 4-2 4-0 3-1 0-0"
deal.D = "6-3 6-2 6-0 5-5 5-4 5-2 4-1"
yard = ""
play = """
A:3-0 B:5-3L C:6-5L D:6-3L A:5-0R B:3-3L C:4-3L D:5-4L A:5-1L
B:6-1L C:6-6L D:6-2L A:3-2L B:pass C:3-1L D:4-1L A:4-4L B:6-4L
C:pass D:6-0L A:1-0L B:2-1L C:4-2L D:5-5R A:pass B:pass C:4-0L
D:5-2R
"""
end = "out"
winner = "BD"
delta = { AC = 2, BD = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 4-1 4-0 3-1 2-0 0-0"
deal.B = "6-6 5-4 4-4 4-2 3-0 1-1 1-0"
deal.C = "6-5 6-4 5-1 5-0 4-3 2-2 2-1"
deal.D = "6-2 6-1 5-5 5-3 5-2 3-3 3-2"
yard = ""
play = """
B:6-6 C:6-5L D:5-5L A:6-0R B:5-4L C:5-0R D:5-3R A:4-0L B:3-0L
C:4-3L D:3-3R A:6-3R B:4-4L C:6-4L D:6-2L A:2-0L B:1-0L C:5-1L
D:5-2L A:pass B:4-2L C:pass D:6-1R A:4-1L B:1-1L
"""
end = "out"
winner = "BD"
delta = { AC = 11, BD = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 5-3 5-1 4-0 3-3 1-0"
deal.B = "6-4 6-3 6-0 5-4 4-3 2-1 1-1"
deal.C = "6-6 6-2 5-5 4-2 3-2 3-0 2-0"
deal.D = "5-2 5-0 4-4 4-1 3-1 2-2 0-0"
yard = ""
play = """
C:6-6 D:pass A:6-5L B:6-4R C:5-5L D:5-2L A:4-0R B:6-0R C:6-2L
D:pass A:6-1L B:6-3R C:3-2R D:4-1L A:pass B:5-4L C:2-0R D:5-0L
A:1-0L B:2-1L C:4-2L D:4-4L A:pass B:4-3L C:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 20, BD = 10 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 5-5 5-4 4-4 4-3 2-2"
deal.B = "6-5 6-4 6-3 5-3 4-2 3-1 3-0"
deal.C = "6-0 5-2 5-1 4-1 3-2 1-1 1-0"
deal.D = "6-1 5-0 4-0 3-3 2-1 2-0 0-0"
yard = ""
play = """
D:6-1 A:6-2L B:4-2L C:4-1L D:2-1L A:2-2L B:3-1R C:3-2R D:2-0L
A:pass B:3-0L C:5-2R D:3-3L A:4-3L B:6-5R C:6-0R D:4-0L A:pass
B:pass C:1-0L D:5-0R A:5-4R B:6-4R C:1-1L D:pass A:6-6R B:6-3R
C:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 18, BD = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-1 3-2 3-0 2-0 1-1"
deal.B = "6-6 6-3 5-2 5-0 4-0 2-1 1-0"
deal.C = "6-5 6-0 5-5 4-4 4-1 2-2 0-0"
deal.D = "6-4 5-4 5-3 4-3 4-2 3-3 3-1"
yard = ""
play = """
A:3-2 B:6-3L C:2-2R D:6-4L A:6-2R B:6-6R C:4-4L D:5-4L A:5-1L
B:2-1L C:6-5R D:4-2L A:pass B:5-2R C:4-1L D:3-1L A:2-0R B:5-0R
C:5-5R D:5-3L
"""
end = "blocked"
delta = { AC = 18, BD = 18 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-22"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
seat_draw = "6-6 6-3 5-1 3-1"
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 92, BD = 112 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-22"
commitment = "f13dbfb52af23f27be44eaa2b0192e111764d292635616d0e3a18234d7c72a4f"
secret = "aed05a409e4d6fcfb94fb1f005dd9c20332148f739877adea428907ba833e712"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 5-2 4-4 4-3 4-1 4-0 2-0"
deal.B = "6-6 6-2 5-3 5-1 3-3 2-1 0-0"
deal.C = "6-4 6-1 6-0 5-4 5-0 3-2 1-1"
deal.D = "6-3 5-5 4-2 3-1 3-0 2-2 1-0"
yard = ""
play = """
A:6-5 B:6-6L C:6-4L D:5-5R A:4-4L B:5-3R C:5-4L D:3-1R A:5-2L
B:5-1R C:3-2L D:6-3L A:pass B:6-2L C:5-0R D:4-2L A:4-3L B:3-3L
C:6-0R D:3-0L A:4-0L B:pass C:6-1R D:1-0R A:4-1L B:2-1L C:pass
D:2-2L
"""
end = "out"
winner = "BD"
delta = { AC = 4, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-2 5-1 4-4 4-0 3-2 2-2"
deal.B = "6-6 6-0 4-2 3-3 3-1 2-1 2-0"
deal.C = "6-2 5-5 5-4 5-0 3-0 1-1 0-0"
deal.D = "6-5 6-4 6-1 5-3 4-3 4-1 1-0"
yard = ""
play = """
B:6-6 C:6-2L D:6-4R A:4-4R B:4-2R C:pass D:pass A:5-2L B:2-1R
C:5-5L D:1-0R A:5-1L B:6-0R C:1-1L D:6-1L A:6-3L B:3-3L C:3-0L
D:6-5R A:4-0L B:pass C:5-4L D:5-3L A:3-2L B:2-0L C:5-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 4, BD = 16 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-1 5-4 5-2 2-2 2-1 0-0"
deal.B = "6-0 5-3 5-1 5-0 4-1 4-0 3-1"
deal.C = "4-4 4-3 4-2 3-2 3-0 2-0 1-0"
deal.D = "6-5 6-4 6-3 6-2 5-5 3-3 1-1"
yard = ""
play = """
C:4-4 D:6-4L A:6-6L B:6-0L C:3-0L D:6-3L A:5-4R B:5-1R C:1-0R
D:6-2L A:5-2L B:5-0L C:2-0L D:pass A:2-2L B:4-0R C:4-2L D:pass
A:pass B:4-1L C:4-3R D:1-1L A:6-1L B:5-3R C:pass D:5-5R A:pass
B:pass C:pass D:6-5R
"""
end = "blocked"
winner = "AC"
delta = { AC = 8, BD = 10 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 5-5 5-1 3-1 2-2 2-1"
deal.B = "5-2 4-4 4-3 4-0 3-2 2-0 1-1"
deal.C = "6-0 5-4 5-3 5-0 3-0 1-0 0-0"
deal.D = "6-6 6-4 6-3 6-1 4-2 4-1 3-3"
yard = ""
play = """
D:3-3 A:3-1L B:4-3R C:1-0L D:6-4R A:6-5R B:5-2R C:6-0L D:6-6L
A:6-2L B:3-2L C:5-3L D:4-2R A:5-5L B:4-4R C:5-4L D:4-1L A:5-1L
B:4-0R C:5-0L D:pass A:pass B:2-0L C:3-0R D:6-3R A:2-2L B:pass
C:pass D:6-1R
"""
end = "out"
winner = "BD"
delta = { AC = 3, BD = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-3 5-1 4-2 4-1 3-3 1-1"
deal.B = "6-5 6-4 6-2 5-2 3-1 2-1 2-0"
deal.C = "6-6 5-5 5-0 4-4 3-2 3-0 0-0"
deal.D = "6-3 6-1 5-4 4-3 4-0 2-2 1-0"
yard = ""
play = """
A:5-3 B:5-2L C:3-2L D:4-3L A:3-3R B:6-4L C:6-6L D:6-3R A:6-0L
B:2-0L C:pass D:6-1R A:4-2L B:2-1R C:4-4L D:5-4L A:5-1L B:3-1L
C:3-0L D:2-2R A:pass B:6-2R C:5-0L D:pass A:pass B:6-5L
"""
end = "out"
winner = "BD"
delta = { AC = 17, BD = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-3 5-1 4-4 3-3 3-2"
deal.B = "6-2 5-4 5-2 4-2 2-2 2-1 1-0"
deal.C = "6-5 6-4 6-3 5-0 4-1 3-1 0-0"
deal.D = "6-6 6-1 4-3 4-0 3-0 2-0 1-1"
yard = ""
play = """
B:2-2 C:pass D:2-0L A:6-0L B:6-2L C:pass D:pass A:3-2L B:5-2R
C:6-3L D:6-1L A:5-5R B:2-1L C:6-5R D:6-6R A:pass B:4-2L C:6-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 42, BD = 26 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 5-3 5-1 3-0 2-0 0-0"
deal.B = "6-4 6-2 6-0 5-5 4-4 4-2 3-3"
deal.C = "6-6 6-3 5-0 4-3 4-1 3-1 2-2"
deal.D = "5-4 5-2 4-0 3-2 2-1 1-1 1-0"
yard = ""
play = """
C:6-6 D:pass A:6-5L B:5-5L C:5-0L D:1-0L A:6-1L B:6-4L C:4-3L
D:3-2L A:2-0L B:6-0L C:6-3L D:pass A:5-3L B:6-2R C:2-2R D:2-1R
A:5-1L B:pass C:4-1L D:5-4L A:pass B:pass C:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 33 }

[[match.hand]]
opener = "D"
deal.A = "6-3 4-3 3-3 3-2 2-0 1-0 0-0"
deal.B = "6-2 6-1 5-5 5-2 5-0 3-0 1-1"
deal.C = "6-6 6-5 5-4 5-3 4-4 4-1 3-1"
deal.D = "6-4 6-0 5-1 4-2 4-0 2-2 2-1"
yard = ""
play = """
D:6-0 A:6-3L B:3-0L C:pass D:4-0L A:4-3L B:5-0R C:5-3L D:5-1L
A:1-0L B:5-5R C:6-5R D:6-4R A:2-0L B:6-2L C:6-6L D:4-2R A:3-2R
B:6-1L C:4-1L D:pass A:3-3R B:pass C:5-4L D:pass A:pass B:5-2L
C:3-1R D:2-1L A:pass B:1-1L
"""
end = "out"
winner = "BD"
delta = { AC = 8, BD = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-2 4-4 2-1 2-0 1-0"
deal.B = "6-0 5-5 4-3 4-2 3-3 1-1 0-0"
deal.C = "6-2 5-4 5-3 5-0 4-1 4-0 3-0"
deal.D = "6-4 6-3 6-1 5-1 3-2 3-1 2-2"
yard = ""
play = """
A:6-6 B:6-0L C:5-0L D:5-1L A:6-5R B:5-5R C:4-1L D:6-4L A:5-2R
B:4-2R C:6-2L D:3-2L A:4-4R B:4-3L C:5-4L D:pass A:pass B:pass
C:5-3L D:6-3L A:pass B:pass C:4-0R D:6-1L A:2-1L B:0-0R C:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 3, BD = 16 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-23"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
seat_draw = "1-1 2-2 5-0 2-1"
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 104, BD = 55 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-23"
commitment = "b404ea062ebbc97d8c1447b77626d2fff1558aad14cc418b129b6aecdb58805a"
secret = "f53ce5362da72c1d914362c6732f5cb97fb247f5d2cb4f65129c9dd92a79a0b7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-2 5-5 5-1 2-0 1-1"
deal.B = "6-1 5-4 5-3 5-2 5-0 4-0 3-1"
deal.C = "4-3 3-3 3-2 3-0 2-2 1-0 0-0"
deal.D = "6-6 6-5 6-0 4-4 4-2 4-1 2-1"
yard = ""
play = """
A:5-5 B:5-4L C:4-3L D:6-5R A:6-3L B:6-1L C:1-0L D:6-6R A:2-0L
B:5-2L C:pass D:6-0R A:5-1L B:3-1L C:3-3L D:pass A:pass B:5-3L
C:0-0R D:pass A:pass B:5-0L C:3-0L D:pass A:pass B:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 29, BD = 22 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-1 4-0 3-3 3-2 1-0"
deal.B = "6-4 6-2 5-0 4-3 4-2 3-1 1-1"
deal.C = "5-5 5-3 5-2 5-1 4-4 2-1 0-0"
deal.D = "6-3 6-0 5-4 4-1 3-0 2-2 2-0"
yard = ""
play = """
B:6-4 C:4-4R D:6-3L A:3-3L B:4-3L C:pass D:5-4L A:6-5L B:6-2L
C:5-2L D:4-1R A:6-1R B:5-0L C:0-0L D:6-0L A:6-6L
"""
end = "blocked"
winner = "BD"
delta = { AC = 37, BD = 21 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-3 5-1 4-4 4-3 3-1"
deal.B = "6-0 4-1 4-0 3-3 3-0 1-1 1-0"
deal.C = "6-5 6-2 5-4 5-0 3-2 2-2 0-0"
deal.D = "6-6 6-1 5-5 5-2 4-2 2-1 2-0"
yard = ""
play = """
C:3-2 D:5-2R A:5-3R B:3-3L C:pass D:pass A:4-3L B:4-1L C:pass
D:6-1L A:6-3L B:3-0L C:5-0L D:5-5L A:5-1L B:1-1L C:pass D:2-1L
A:3-1R B:1-0R C:2-2L D:4-2L A:4-4L B:4-0L C:0-0L D:2-0L A:pass
B:6-0R
"""
end = "out"
winner = "BD"
delta = { AC = 38, BD = 12 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-24"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
seat_draw = "6-3 3-0 1-0 4-4"
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 104, BD = 76 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-24"
commitment = "80d99eef2f0b74f2185ecc57009f342701c1463cacf01304b5c4d7debfdded3f"
secret = "53df55f40d77b09812f946f53502dcb9004c84eb0856b1b10688098998210fde"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 4-4 4-1 4-0 2-0 1-1"
deal.B = "6-4 6-3 6-2 6-0 4-2 3-2 1-0"
deal.C = "6-1 5-3 4-3 3-3 3-0 2-1 0-0"
deal.D = "6-5 5-4 5-2 5-1 5-0 3-1 2-2"
yard = ""
play = """
A:6-6 B:6-0L C:6-1R D:5-0L A:5-5L B:1-0R C:5-3L D:3-1L A:4-1L
B:6-4L C:3-0R D:6-5L A:pass B:6-3R C:pass D:5-2L A:2-0L B:6-2R
C:2-1R D:5-1R A:4-0L B:4-2L C:pass D:2-2L A:pass B:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 23, BD = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 6-0 5-1 4-1 3-2 1-1"
deal.B = "6-5 6-2 5-2 4-3 3-3 3-1 0-0"
deal.C = "5-5 5-4 5-3 4-4 4-0 2-1 1-0"
deal.D = "6-4 6-3 5-0 4-2 3-0 2-2 2-0"
yard = ""
play = """
B:6-2 C:2-1R D:6-4L A:4-1L B:3-1L C:5-3L D:5-0L A:6-0L B:6-5L
C:5-5L D:pass A:5-1L B:pass C:1-0L D:2-0L A:3-2L B:3-3L C:pass
D:6-3L A:6-6L B:pass C:pass D:pass A:6-1L B:pass C:pass D:pass
A:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 21, BD = 27 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-3 5-2 4-4 4-0 2-1 1-0"
deal.B = "6-6 5-5 5-0 4-2 3-2 3-1 1-1"
deal.C = "6-3 6-2 4-3 3-0 2-2 2-0 0-0"
deal.D = "6-5 6-4 6-0 5-4 5-1 4-1 3-3"
yard = ""
play = """
C:6-3 D:3-3R A:6-1L B:3-2R C:6-2R D:5-1L A:5-3L B:6-6R C:4-3L
D:6-4L A:pass B:pass C:pass D:6-5L A:5-2L B:4-2L C:pass D:5-4L
A:pass B:5-5L C:pass D:6-0R A:4-0R B:5-0L C:3-0L D:4-1R
"""
end = "out"
winner = "BD"
delta = { AC = 18, BD = 6 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 4-2 4-1 3-2 2-1 0-0"
deal.B = "6-5 5-3 4-3 3-1 3-0 2-2 1-0"
deal.C = "6-3 6-0 5-5 5-4 5-2 4-4 4-0"
deal.D = "6-2 6-1 5-1 5-0 3-3 2-0 1-1"
yard = ""
play = """
D:1-1 A:4-1L B:3-1R C:5-4L D:3-3R A:3-2R B:6-5L C:6-3L D:6-2R
A:6-6R B:4-3L C:4-4L D:6-1R A:6-4L B:1-0R C:6-0L D:5-0L A:0-0R
B:3-0R C:5-5L D:5-1L A:2-1L B:2-2L C:5-2L D:pass A:pass B:5-3L
"""
end = "out"
winner = "BD"
delta = { AC = 10, BD = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-2 5-0 4-4 4-3 4-1 0-0"
deal.B = "6-5 6-4 6-2 6-0 5-5 5-3 3-3"
deal.C = "6-6 6-1 4-2 4-0 3-1 3-0 1-0"
deal.D = "5-4 5-1 3-2 2-2 2-1 2-0 1-1"
yard = ""
play = """
A:6-3 B:3-3R C:6-6L D:3-2R A:5-2R B:6-4L C:4-2L D:2-2L A:5-0R
B:6-0R C:6-1R D:2-1R A:pass B:6-2L C:pass D:2-0R A:0-0R B:6-5L
C:4-0R D:5-4R A:pass B:5-3L C:3-1L D:5-1L A:pass B:5-5L
"""
end = "out"
winner = "BD"
delta = { AC = 24, BD = 2 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-0 4-1 4-0 3-2 2-2 1-1"
deal.B = "6-6 6-4 5-1 4-3 3-1 2-1 0-0"
deal.C = "6-5 6-3 6-1 4-2 3-3 2-0 1-0"
deal.D = "6-2 6-0 5-5 5-4 5-3 4-4 3-0"
yard = ""
play = """
B:3-1 C:6-3L D:6-0L A:5-0L B:5-1R C:6-5L D:5-5R A:5-2R B:2-1R
C:6-1L D:pass A:4-1L B:6-4L C:1-0R D:3-0R A:3-2R B:6-6L C:4-2R
D:5-4R A:pass B:pass C:pass D:6-2L A:2-2L B:pass C:2-0L D:5-3R
A:4-0L B:4-3L C:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 8 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-3 5-2 4-3 4-2 4-1 2-2"
deal.B = "6-5 5-5 5-0 3-2 3-0 2-1 1-0"
deal.C = "6-1 5-4 5-1 3-3 3-1 2-0 1-1"
deal.D = "6-6 6-4 6-3 6-0 4-4 4-0 0-0"
yard = ""
play = """
C:5-4 D:4-4R A:5-3L B:3-2L C:2-0L D:6-4R A:6-2R B:3-0L C:3-3L
D:6-3L A:5-2R B:5-0R C:6-1L D:6-0R A:4-1L B:6-5R C:5-1R D:4-0L
A:pass B:2-1R C:pass D:0-0L A:4-2R B:1-0L C:3-1L D:pass A:4-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 6, BD = 22 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-25"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
seat_draw = "5-2 4-0 4-1 1-0"
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 85, BD = 103 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-25"
commitment = "191571bedaf71fc49f11840156e650dcaa36eaa9dd203bed626074d03a7f1a47"
secret = "f8e401cf80b699997c1d2eb5ea1e60db0cb6afe89485bebf639f762993998b81"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-1 5-2 5-0 3-3 3-2 3-0 2-0"
deal.B = "6-5 6-4 6-2 5-1 4-3 1-1 1-0"
deal.C = "6-6 6-3 5-5 5-4 4-4 4-2 3-1"
deal.D = "6-0 5-3 4-1 4-0 2-2 2-1 0-0"
yard = ""
play = """
A:5-0 B:6-5L C:6-6L D:6-0L A:3-0L B:4-3L C:4-4L D:4-1L A:6-1L
B:6-4L C:5-4L D:5-3L A:2-0R B:6-2R C:6-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 38, BD = 20 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-4 5-1 4-1 2-1 1-0"
deal.B = "5-3 5-2 4-4 4-2 3-1 2-2 2-0"
deal.C = "6-3 6-2 5-0 3-3 3-0 1-1 0-0"
deal.D = "6-6 6-5 6-4 6-1 4-3 4-0 3-2"
yard = ""
play = """
B:4-4 C:pass D:6-4L A:5-4R B:5-3R C:6-3L D:4-3L A:4-1L B:3-1L
C:3-3L D:3-2L A:2-1L B:pass C:1-1L D:6-1L A:6-0L B:2-0L C:6-2L
D:6-6L A:pass B:pass C:3-0R D:6-5L A:5-5L B:5-2L C:5-0R D:pass
A:5-1R B:4-2L C:pass D:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 1, BD = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-4 5-3 4-4 3-2 2-0 0-0"
deal.B = "5-5 5-2 5-0 4-3 4-1 4-0 3-3"
deal.C = "6-5 6-4 6-1 6-0 5-1 2-2 2-1"
deal.D = "6-6 6-2 4-2 3-1 3-0 1-1 1-0"
yard = ""
play = """
C:6-1 D:6-6L A:6-3L B:4-3L C:6-4L D:6-2L A:3-2L B:3-3L C:5-1R
D:3-1L A:5-3R B:4-1L C:pass D:4-2L A:2-0L B:5-0L C:6-5L D:3-0R
A:0-0R B:4-0R C:6-0L D:1-0L A:5-4R B:5-5R C:2-1L D:pass A:pass
B:5-2L
"""
end = "out"
winner = "BD"
delta = { AC = 12, BD = 2 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 6-0 4-4 4-1 3-0 2-2"
deal.B = "5-3 4-3 3-3 3-2 1-1 1-0 0-0"
deal.C = "6-4 6-3 5-5 5-2 4-2 4-0 2-1"
deal.D = "6-5 6-1 5-4 5-1 5-0 3-1 2-0"
yard = ""
play = """
D:6-5 A:6-6L B:5-3R C:6-3R D:6-1L A:4-1L B:4-3L C:6-4R D:3-1L
A:4-4R B:1-1L C:2-1L D:2-0L A:6-0L B:pass C:4-2R D:pass A:2-2R
B:3-2R C:pass D:pass A:3-0R B:1-0R C:pass D:5-1R A:6-2L
"""
end = "out"
winner = "AC"
delta = { AC = 21, BD = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 6-0 5-4 3-3 3-1 1-0"
deal.B = "6-2 5-5 5-0 4-3 2-2 2-1 2-0"
deal.C = "5-3 5-1 4-2 3-2 3-0 1-1 0-0"
deal.D = "6-6 6-5 6-4 5-2 4-4 4-1 4-0"
yard = ""
play = """
A:3-3 B:4-3L C:4-2L D:5-2L A:6-3R B:5-5L C:5-3L D:6-6R A:6-0R
B:5-0R C:5-1R D:4-1R A:3-1L B:2-1L C:3-2L D:6-4R A:6-1R B:pass
C:1-1R D:pass A:1-0R B:2-0R C:3-0L D:4-0L A:5-4L
"""
end = "out"
winner = "AC"
delta = { AC = 0, BD = 31 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-1 5-3 4-3 2-2 0-0"
deal.B = "5-5 5-4 5-2 4-4 3-3 2-0 1-0"
deal.C = "6-4 6-0 5-1 4-0 3-0 2-1 1-1"
deal.D = "6-3 6-2 5-0 4-2 4-1 3-2 3-1"
yard = ""
play = """
B:5-5 C:5-1L D:4-1L A:6-5R B:5-4L C:6-4R D:5-0L A:4-3R B:3-3R
C:3-0R D:pass A:0-0L B:2-0L C:2-1L D:3-1L A:5-3L B:5-2L C:4-0R
D:6-2L A:6-6L B:4-4R C:6-0L D:4-2R A:2-2R B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 9, BD = 14 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 6-0 5-4 5-2 4-3 3-1"
deal.B = "5-5 5-3 4-4 4-1 2-2 1-1 0-0"
deal.C = "6-3 6-2 5-1 4-2 4-0 3-0 1-0"
deal.D = "6-6 6-5 5-0 3-3 3-2 2-1 2-0"
yard = ""
play = """
C:4-0 D:5-0R A:5-4R B:4-4L C:4-2L D:3-2L A:4-3R B:5-3L C:5-1L
D:2-1L A:5-2L B:5-5L C:6-3R D:6-5L A:6-4L B:4-1L C:6-2R D:2-0R
A:6-1L B:0-0R C:3-0R D:6-6L A:6-0L B:pass C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 4, BD = 12 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-26"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
seat_draw = "4-0 4-2 5-4 5-5"
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 127, BD = 63 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-26"
commitment = "fddd7bd14818bdb0f8a3aaf8229321ba74bc7f0b2f27eeff48bb0c547d690e63"
secret = "9429a22c9b0baa964fb4f882005881c29a3e4d012568be289faed3edaeb4aeeb"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-3 5-2 5-1 3-1 0-0"
deal.B = "6-5 6-1 4-2 4-1 4-0 2-2 2-1"
deal.C = "6-4 6-3 5-4 4-4 4-3 3-3 1-1"
deal.D = "6-0 5-5 5-0 3-2 3-0 2-0 1-0"
yard = ""
play = """
A:6-6 B:6-1L C:1-1L D:1-0L A:6-2R B:2-2R C:pass D:5-0L A:5-3L
B:4-2R C:6-3L D:6-0L A:0-0L B:4-0R C:pass D:3-0L A:3-1L B:2-1L
C:pass D:3-2L A:pass B:pass C:4-3L D:2-0R A:5-2R B:6-5R C:6-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 29, BD = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-3 6-2 5-5 3-2 3-0"
deal.B = "5-1 4-4 4-3 4-0 2-2 2-0 0-0"
deal.C = "6-4 6-0 5-4 5-3 5-2 4-1 2-1"
deal.D = "6-1 5-0 4-2 3-3 3-1 1-1 1-0"
yard = ""
play = """
B:4-4 C:6-4L D:6-1L A:pass B:4-0R C:4-1L D:1-0R A:pass B:5-1R
C:5-4L D:5-0L A:6-5R B:0-0L C:6-0L D:pass A:6-6L B:pass C:pass
D:pass A:6-3L B:4-3L C:pass D:4-2L A:6-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 36, BD = 18 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-4 5-3 4-3 4-2 3-2 3-1"
deal.B = "6-3 6-1 6-0 5-5 3-0 2-1 0-0"
deal.C = "6-5 6-2 5-1 5-0 4-4 2-2 1-0"
deal.D = "6-4 5-2 4-1 4-0 3-3 2-0 1-1"
yard = ""
play = """
C:6-5 D:5-2R A:6-6L B:6-0L C:5-0L D:2-0R A:5-4L B:0-0R C:4-4L
D:4-0R A:4-3L B:6-3L C:6-2L D:4-1R A:4-2L B:6-1R C:pass D:6-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 28, BD = 24 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-3 5-2 4-2 2-1 2-0 0-0"
deal.B = "6-5 6-0 5-1 4-1 3-1 3-0 1-0"
deal.C = "5-5 5-4 4-4 4-3 3-2 2-2 1-1"
deal.D = "6-6 6-3 6-2 6-1 5-0 4-0 3-3"
yard = ""
play = """
D:6-6 A:6-4L B:4-1L C:1-1L D:6-1R A:2-1L B:5-1R C:3-2L D:5-0R
A:5-3L B:6-5L C:pass D:6-3L A:2-0R B:3-1L C:2-2R D:6-2R A:pass
B:6-0R C:pass D:4-0R A:4-2R B:1-0L C:pass D:pass A:5-2R B:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 34, BD = 6 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-27"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
seat_draw = "4-1 4-4 6-2 1-1"
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 103, BD = 121 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-27"
commitment = "d971227cd0701b5c6cfc3c77786dc3e67dec2ff05bcde32d0baf94b9cd093f0d"
secret = "2ae18c08b812647cd36e2dda59f997db3af5846a68a78be0444ec93070f1fd7e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-5 5-4 5-3 4-2 3-2"
deal.B = "6-2 5-0 4-1 4-0 2-2 2-1 1-0"
deal.C = "6-5 6-1 5-2 5-1 3-3 3-0 2-0"
deal.D = "6-6 6-4 4-4 4-3 3-1 1-1 0-0"
yard = ""
play = """
A:5-5 B:5-0L C:6-5R D:6-6R A:6-0L B:6-2L C:6-1R D:3-1R A:3-2L
B:pass C:3-3L D:4-3L A:5-4L B:pass C:3-0R D:0-0R A:5-3L B:4-0R
C:pass D:6-4R A:6-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 21, BD = 23 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 5-2 5-0 4-4 1-0 0-0"
deal.B = "6-1 6-0 5-5 5-1 3-2 2-1 1-1"
deal.C = "6-4 6-3 5-3 4-3 4-2 3-3 2-2"
deal.D = "6-6 6-5 4-1 4-0 3-1 3-0 2-0"
yard = ""
play = """
B:6-1 C:6-4L D:4-1L A:1-0L B:6-0L C:6-3L D:3-1L A:pass B:5-1L
C:5-3L D:3-0L A:5-0L B:5-5L C:pass D:6-5L A:6-2L B:3-2L C:4-3L
D:4-0L A:0-0L B:2-1R C:2-2R D:2-0L A:5-2L B:pass C:4-2R D:pass
A:4-4R B:pass C:pass D:pass A:5-4L
"""
end = "out"
winner = "AC"
delta = { AC = 6, BD = 14 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-1 5-5 5-4 5-0 3-2"
deal.B = "6-6 5-3 4-3 4-1 3-3 3-1 0-0"
deal.C = "6-2 6-0 5-2 5-1 4-0 1-1 1-0"
deal.D = "6-4 4-4 4-2 3-0 2-2 2-1 2-0"
yard = ""
play = """
C:6-0 D:6-4L A:5-4L B:5-3L C:1-0R D:3-0L A:6-1R B:0-0L C:6-2R
D:4-2R A:5-0L B:4-3R C:5-2L D:2-2L A:6-3R B:6-6R C:pass D:2-1L
A:6-5R B:4-1L C:4-0L D:2-0L A:5-5R B:pass C:5-1R D:pass A:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 18 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-5 4-3 3-3 3-1 3-0 2-2"
deal.B = "6-4 6-3 6-1 5-3 5-0 4-4 4-2"
deal.C = "6-0 5-2 5-1 4-1 3-2 2-1 1-0"
deal.D = "6-5 6-2 5-4 4-0 2-0 1-1 0-0"
yard = ""
play = """
D:6-5 A:6-6L B:6-4L C:5-1R D:5-4L A:5-5L B:5-3L C:3-2L D:6-2L
A:3-1R B:6-3L C:pass D:pass A:3-3L B:pass C:pass D:pass A:4-3L
B:4-4L C:4-1L D:1-1L A:3-0R B:6-1L C:6-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 15, BD = 17 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-3 4-3 4-0 2-2 2-1"
deal.B = "6-1 5-4 5-2 4-2 3-1 2-0 1-0"
deal.C = "6-4 6-3 6-0 5-0 4-4 3-3 1-1"
deal.D = "6-2 5-5 5-1 4-1 3-2 3-0 0-0"
yard = ""
play = """
A:6-6 B:6-1L C:1-1L D:6-2R A:2-1L B:5-2L C:5-0L D:3-2R A:5-3R
B:2-0L C:pass D:5-5R A:6-5R B:4-2L C:6-0R D:4-1L A:4-0R B:3-1L
C:6-4R D:3-0L A:pass B:1-0L C:6-3R D:5-1L A:4-3R B:5-4L
"""
end = "out"
winner = "BD"
delta = { AC = 18, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-4 4-4 4-1 3-3 1-1"
deal.B = "5-3 5-0 4-0 3-2 3-1 2-1 1-0"
deal.C = "6-5 6-2 5-2 5-1 4-3 4-2 3-0"
deal.D = "6-3 6-1 6-0 5-5 2-2 2-0 0-0"
yard = ""
play = """
B:5-3 C:3-0R D:5-5L A:5-4L B:4-0L C:pass D:6-0L A:6-6L B:5-0R
C:5-1R D:6-3L A:4-1R B:3-2L C:4-2L D:pass A:4-4L B:pass C:4-3L
D:pass A:3-3L B:3-1L C:pass D:6-1L A:6-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 28, BD = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 5-5 5-3 4-1 1-1 1-0"
deal.B = "6-0 5-1 4-3 4-2 4-0 3-1 2-1"
deal.C = "6-4 6-3 5-4 5-2 3-2 3-0 0-0"
deal.D = "6-2 6-1 5-0 4-4 3-3 2-2 2-0"
yard = ""
play = """
C:3-2 D:6-2R A:6-6R B:4-3L C:6-4L D:6-1L A:6-5R B:5-1L C:5-2L
D:5-0R A:1-0R B:4-2L C:5-4L D:pass A:5-5L B:3-1R C:6-3R D:pass
A:5-3L B:6-0R C:0-0R D:3-3L A:pass B:4-0R C:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 7, BD = 17 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-3 5-1 5-0 3-3 1-1 1-0"
deal.B = "6-6 6-2 5-5 5-4 5-2 3-2 3-1"
deal.C = "6-5 6-1 4-4 4-1 2-2 2-1 2-0"
deal.D = "6-4 6-0 4-3 4-2 4-0 3-0 0-0"
yard = ""
play = """
D:6-4 A:6-3L B:3-2L C:4-1R D:4-2L A:5-1R B:5-4L C:6-5L D:6-0L
A:5-0L B:5-5L C:pass D:pass A:5-3L B:3-1L C:2-1L D:pass A:pass
B:6-2L C:6-1L D:pass A:1-1L B:5-2R C:2-2R D:pass A:1-0L B:pass
C:2-0R D:4-0L A:pass B:pass C:4-4L
"""
end = "out"
winner = "AC"
delta = { AC = 6, BD = 22 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-28"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
seat_draw = "5-3 4-3 6-2 4-2"
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 68, BD = 104 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-28"
commitment = "94b8919006e4c7d15c01a77e0e5fa5a0973cadbe047e54cf295d026d3134471d"
secret = "2c8ffa44d97b6c9b350b9239fd517d159c764aa90944d154da8c917903024097"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-5 5-0 3-2 1-0 0-0"
deal.B = "6-6 6-1 4-4 4-2 3-3 3-1 1-1"
deal.C = "5-4 5-3 5-2 4-3 4-1 4-0 2-0"
deal.D = "6-5 6-3 6-0 5-1 3-0 2-2 2-1"
yard = ""
play = """
A:6-4 B:4-4R C:5-4R D:6-5R A:6-2L B:4-2L C:4-3L D:6-3L A:pass
B:6-1L C:4-1L D:6-0R A:5-0R B:pass C:5-3R D:3-0R A:1-0R B:3-1R
C:4-0L D:pass A:0-0L B:3-3R C:2-0L D:2-1L A:3-2R B:1-1L C:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 22 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 6-0 5-1 4-1 2-1 1-1"
deal.B = "6-4 5-3 5-0 4-3 4-0 3-1 2-2"
deal.C = "5-5 5-4 5-2 4-2 3-3 3-0 1-0"
deal.D = "6-6 6-3 6-2 4-4 3-2 2-0 0-0"
yard = ""
play = """
B:3-1 C:3-3L D:6-3L A:6-5L B:5-0L C:3-0L D:3-2L A:2-1L B:pass
C:1-0L D:2-0L A:6-1R B:6-4R C:5-4R D:6-2L A:6-0L B:5-3R C:pass
D:0-0L A:pass B:4-0L C:4-2L D:pass A:pass B:4-3R C:5-2L D:4-4R
A:5-1L B:pass C:pass D:pass A:4-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 12, BD = 16 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 5-2 5-0 4-0 1-0 0-0"
deal.B = "6-0 4-3 4-2 3-1 3-0 2-1 2-0"
deal.C = "6-4 6-3 6-2 5-3 5-1 4-4 2-2"
deal.D = "6-6 5-5 5-4 4-1 3-3 3-2 1-1"
yard = ""
play = """
C:6-4 D:6-6L A:6-5L B:4-3R C:6-3R D:5-5L A:5-2L B:2-1L C:6-2R
D:4-1L A:4-0L B:2-0L C:2-2L D:3-2L A:pass B:3-1L C:5-1L D:5-4L
A:pass B:4-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 29, BD = 17 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 6-2 6-1 5-2 5-1 2-2"
deal.B = "6-5 5-5 5-0 4-4 4-1 4-0 1-1"
deal.C = "6-0 5-4 5-3 4-3 4-2 1-0 0-0"
deal.D = "6-4 3-3 3-2 3-1 3-0 2-1 2-0"
yard = ""
play = """
D:3-3 A:6-3L B:6-5L C:5-4L D:6-4L A:6-6L B:pass C:5-3R D:pass
A:6-2L B:5-5R C:4-2L D:pass A:5-2R B:4-4L C:4-3L D:3-2R A:pass
B:pass C:pass D:3-1L A:6-1L B:pass C:6-0L D:2-0L A:2-2L B:pass
C:pass D:2-1L A:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 19 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 6-0 2-0 1-0 0-0"
deal.B = "6-5 5-4 5-1 4-4 4-0 3-1 3-0"
deal.C = "6-4 5-0 4-3 4-1 3-3 3-2 2-1"
deal.D = "6-1 5-5 5-3 5-2 4-2 2-2 1-1"
yard = ""
play = """
A:6-6 B:6-5L C:6-4R D:5-5L A:pass B:4-4R C:4-3R D:5-3R A:pass
B:5-4L C:4-1L D:5-2R A:1-0L B:3-0L C:3-3L D:2-2R A:6-3L B:pass
C:3-2R D:6-1L A:pass B:5-1L C:5-0L D:pass A:6-0L B:3-1R C:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 4-3 3-3 3-1 2-1 2-0"
deal.B = "6-5 6-3 6-1 5-1 3-2 3-0 1-1"
deal.C = "6-2 6-0 5-3 5-0 4-4 4-1 1-0"
deal.D = "5-5 5-4 5-2 4-2 4-0 2-2 0-0"
yard = ""
play = """
B:6-5 C:6-2L D:5-5R A:2-1L B:5-1R C:4-1L D:5-4L A:3-1R B:3-0R
C:5-3L D:4-0R A:4-3L B:pass C:4-4L D:4-2L A:2-0L B:pass C:6-0L
D:pass A:6-6L B:6-1L C:1-0L D:0-0L A:6-4R B:6-3R C:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 6, BD = 18 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-29"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
seat_draw = "5-1 3-0 6-1 5-3"
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 102, BD = 61 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-29"
commitment = "2d567538ff168307194ae91166a1461862328d15108bcb197196ddf2341c6941"
secret = "1efbbd799dafb24916931f6d6b3a54fb4f19081998cb79f92d2ce4cf1f003eee"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-1 5-0 4-2 2-1 0-0"
deal.B = "6-5 6-0 5-5 5-3 4-3 2-2 1-1"
deal.C = "6-3 5-4 5-2 5-1 4-4 2-0 1-0"
deal.D = "6-2 4-1 4-0 3-3 3-2 3-1 3-0"
yard = ""
play = """
A:0-0 B:6-0L C:6-3L D:3-3L A:5-0R B:6-5R C:pass D:3-2L A:6-1R
B:2-2L C:5-1R D:6-2L A:6-4L B:5-5R C:5-4L D:pass A:pass B:5-3L
C:5-2R D:3-1L A:2-1R B:1-1L C:1-0L D:4-0L A:4-2L B:pass C:2-0L
D:3-0L A:pass B:4-3L
"""
end = "out"
winner = "BD"
delta = { AC = 20, BD = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 5-5 5-4 5-0 4-3 4-0"
deal.B = "6-0 5-1 4-4 4-2 4-1 3-1 0-0"
deal.C = "6-4 6-2 6-1 5-2 3-3 3-0 2-1"
deal.D = "6-5 5-3 3-2 2-2 2-0 1-1 1-0"
yard = ""
play = """
B:4-4 C:6-4L D:6-5L A:4-0R B:5-1L C:6-1L D:2-0R A:6-6L B:6-0L
C:6-2R D:1-0L A:6-3R B:4-1L C:3-3R D:5-3R A:5-4L B:pass C:5-2L
D:3-2L A:4-3L B:4-2L C:2-1L D:1-1L A:5-0R B:3-1L C:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-3 4-1 3-3 3-0 2-0 0-0"
deal.B = "6-1 5-4 5-2 4-4 4-2 4-0 3-2"
deal.C = "6-4 6-2 5-1 5-0 4-3 3-1 1-1"
deal.D = "6-6 6-5 6-0 5-5 2-2 2-1 1-0"
yard = ""
play = """
C:1-1 D:2-1L A:2-0L B:6-1R C:5-0L D:6-5L A:6-3L B:3-2L C:6-2L
D:6-6L A:pass B:pass C:6-4L D:6-0R A:0-0R B:5-4L C:5-1L D:1-0L
A:3-0L B:4-0R C:4-3R D:pass A:5-3L B:5-2L C:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 11, BD = 28 }

[[match.hand]]
opener = "D"
deal.A = "5-1 5-0 4-2 4-0 2-0 1-1 1-0"
deal.B = "6-5 6-3 6-2 5-5 4-4 3-0 0-0"
deal.C = "6-6 6-4 5-3 4-3 3-2 3-1 2-2"
deal.D = "6-1 6-0 5-4 5-2 4-1 3-3 2-1"
yard = ""
play = """
D:6-1 A:1-0R B:6-5L C:5-3L D:3-3L A:4-0R B:6-3L C:6-6L D:6-0L
A:2-0L B:4-4R C:6-4R D:5-2L A:5-1L B:6-2R C:3-1L D:2-1R A:1-1R
B:3-0L C:pass D:4-1R A:5-0L B:5-5L C:4-3R D:5-4L
"""
end = "out"
winner = "BD"
delta = { AC = 15, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-4 5-3 4-4 4-2 3-2"
deal.B = "6-4 4-3 4-0 3-1 3-0 2-2 2-1"
deal.C = "6-5 6-3 5-5 5-2 5-1 4-1 1-1"
deal.D = "6-1 6-0 5-0 3-3 2-0 1-0 0-0"
yard = ""
play = """
A:3-2 B:4-3L C:5-2R D:5-0R A:4-4L B:6-4L C:6-5L D:6-0R A:5-4L
B:4-0L C:6-3R D:2-0L A:4-2L B:3-1R C:4-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 46, BD = 24 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-30"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
seat_draw = "5-1 6-1 3-3 2-2"
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 111, BD = 89 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-30"
commitment = "3e26e30f4c5dabdc7b6626c33616eeac80e23e5ed59212357138fc6f800620f5"
secret = "9f6bddf510a77fb056013e1410c7dd9e17891c6c8108489fb647c37e57405488"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-5 5-0 4-3 3-3 2-1"
deal.B = "6-3 5-2 4-1 3-0 1-1 1-0 0-0"
deal.C = "6-6 6-2 6-0 5-1 3-2 3-1 2-2"
deal.D = "6-1 5-4 5-3 4-4 4-2 4-0 2-0"
yard = ""
play = """
A:6-5 B:6-3L C:3-2L D:2-0L A:5-5R B:5-2R C:6-0L D:4-2R A:6-4L
B:4-1L C:5-1L D:5-4L A:4-3L B:3-0L C:pass D:4-0L A:pass B:pass
C:pass D:4-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 42, BD = 18 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 4-2 4-1 3-0 2-2 2-0"
deal.B = "6-0 5-4 5-2 4-4 4-3 3-3 3-2"
deal.C = "6-6 6-2 6-1 2-1 1-1 1-0 0-0"
deal.D = "6-5 6-4 6-3 5-1 5-0 4-0 3-1"
yard = ""
play = """
B:4-4 C:pass D:4-0L A:4-2R B:3-2R C:1-0L D:6-3R A:4-1L B:6-0R
C:0-0R D:6-4L A:3-0R B:3-3R C:6-6L D:6-5L A:5-5L B:5-4L C:pass
D:3-1R A:pass B:4-3L C:6-1R D:pass A:5-3L B:5-2L
"""
end = "out"
winner = "BD"
delta = { AC = 19, BD = 11 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 5-4 5-3 5-0 4-4 4-1"
deal.B = "6-3 5-5 4-3 3-3 3-2 2-2 2-0"
deal.C = "5-2 5-1 4-2 4-0 3-1 2-1 1-0"
deal.D = "6-6 6-5 6-4 6-2 3-0 1-1 0-0"
yard = ""
play = """
C:5-2 D:6-5L A:6-1L B:2-2R C:5-1L D:6-2R A:5-4L B:4-3L C:3-1L
D:6-4R A:4-4R B:pass C:2-1L D:pass A:4-1R B:3-2L C:1-0R D:3-0R
A:5-3L B:5-5L C:pass D:pass A:5-0L B:3-3R C:4-0L D:pass A:pass
B:6-3R C:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 6, BD = 16 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 5-3 4-4 4-1 3-2 2-1"
deal.B = "5-5 5-2 4-2 3-3 3-0 1-1 0-0"
deal.C = "6-6 6-4 6-3 6-1 6-0 4-0 1-0"
deal.D = "5-4 5-1 5-0 4-3 3-1 2-2 2-0"
yard = ""
play = """
D:5-0 A:6-5L B:3-0R C:6-6L D:4-3R A:4-4R B:4-2R C:6-4L D:5-4L
A:5-3L B:5-2R C:6-3L D:5-1R A:6-2L B:1-1R C:6-1R D:2-2L A:3-2L
B:3-3L C:6-0R D:2-0R A:2-1R B:pass C:1-0R D:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 9, BD = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-3 5-0 4-0 3-0 2-1 1-0"
deal.B = "6-5 6-3 6-1 4-4 3-3 2-0 1-1"
deal.C = "6-6 6-4 5-5 4-3 4-2 2-2 0-0"
deal.D = "6-2 5-4 5-2 5-1 4-1 3-2 3-1"
yard = ""
play = """
A:5-3 B:6-5L C:6-6L D:3-2R A:6-0L B:2-0L C:4-2L D:4-1L A:2-1L
B:pass C:2-2L D:5-2L A:5-0L B:pass C:0-0L D:6-2R A:4-0L B:4-4L
C:6-4L D:pass A:pass B:6-3L C:4-3L D:5-4L A:pass B:6-1R C:5-5L
"""
end = "out"
winner = "AC"
delta = { AC = 4, BD = 18 }

[[match.hand]]
opener = "B"
deal.A = "4-4 4-3 4-0 3-3 3-1 1-1 1-0"
deal.B = "6-6 6-2 6-0 5-5 2-2 2-1 2-0"
deal.C = "6-3 6-1 5-4 5-3 5-2 4-1 3-2"
deal.D = "6-5 6-4 5-1 5-0 4-2 3-0 0-0"
yard = ""
play = """
B:6-6 C:6-3L D:3-0L A:4-0L B:6-2R C:5-4L D:5-1L A:3-1L B:2-2R
C:5-3L D:4-2R A:4-4R B:5-5L C:5-2L D:6-4R A:pass B:6-0R C:3-2L
D:5-0R A:4-3L B:pass C:4-1L D:6-5R A:1-1L B:2-1L C:6-1R
"""
end = "out"
winner = "AC"
delta = { AC = 7, BD = 2 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-1 4-4 4-1 3-3 3-2"
deal.B = "6-2 5-0 3-1 3-0 2-2 1-1 1-0"
deal.C = "6-3 5-5 5-4 4-2 2-1 2-0 0-0"
deal.D = "6-6 6-1 6-0 5-3 5-2 4-3 4-0"
yard = ""
play = """
C:6-3 D:6-6L A:6-5L B:5-0L C:2-0L D:5-3R A:5-1R B:2-2L C:4-2L
D:6-1R A:6-4L B:6-2L C:2-1L D:6-0R A:4-1L B:1-0R C:5-4L D:5-2L
A:3-2L B:3-1L C:pass D:pass A:pass B:1-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 24, BD = 14 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-31"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
seat_draw = "6-2 1-0 6-4 4-1"
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 75, BD = 101 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-31"
commitment = "5d37cf7cf0bbf90e4bd0292bc29d896353d79195f59377645ede6b0438ea2502"
secret = "039d1a2c4523a8af79eca0168444fb5a4d923f13ccd362e35ed02161b61af0fa"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 6-1 3-3 3-1 2-0 1-1"
deal.B = "6-4 6-0 5-3 4-1 3-0 2-2 0-0"
deal.C = "6-3 5-0 4-3 4-2 3-2 2-1 1-0"
deal.D = "6-6 5-5 5-4 5-2 5-1 4-4 4-0"
yard = ""
play = """
A:3-3 B:5-3L C:3-2R D:5-5L A:6-5L B:6-4L C:4-2L D:5-2L A:6-2R
B:6-0R C:5-0L D:4-0L A:2-0R B:4-1L C:2-1L D:pass A:pass B:2-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 30, BD = 38 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-4 4-2 3-2 2-2 1-0"
deal.B = "6-6 6-5 5-2 5-1 5-0 4-1 0-0"
deal.C = "6-1 5-5 5-3 4-4 4-3 3-3 1-1"
deal.D = "6-2 6-0 4-0 3-1 3-0 2-1 2-0"
yard = ""
play = """
B:6-6 C:6-1L D:6-2R A:2-2R B:5-1L C:5-5L D:2-1R A:5-4L B:4-1L
C:1-1L D:3-1L A:6-3L B:6-5L C:5-3L D:3-0L A:1-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 42, BD = 24 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-4 5-1 4-4 4-2 4-1 3-0"
deal.B = "6-6 6-3 6-2 4-0 3-2 3-1 1-1"
deal.C = "6-4 6-0 5-5 4-3 2-1 2-0 0-0"
deal.D = "6-5 5-3 5-2 5-0 3-3 2-2 1-0"
yard = ""
play = """
C:2-1 D:5-2L A:5-1L B:3-1L C:4-3L D:1-0R A:4-4L B:4-0L C:2-0L
D:5-0R A:5-4R B:6-2L C:6-4R D:6-5L A:6-1R B:1-1R C:5-5L D:5-3L
A:3-0L B:pass C:6-0L D:pass A:4-1R B:6-6L C:pass D:pass A:4-2R
"""
end = "out"
winner = "AC"
delta = { AC = 0, BD = 24 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-0 4-3 4-2 3-3 3-1 0-0"
deal.B = "6-4 5-5 5-4 4-1 4-0 2-2 2-1"
deal.C = "6-3 6-1 5-3 5-2 3-0 1-1 1-0"
deal.D = "6-5 6-2 6-0 5-1 4-4 3-2 2-0"
yard = ""
play = """
D:6-5 A:6-6L B:6-4L C:5-3R D:4-4L A:4-3L B:pass C:6-3L D:6-2L
A:3-3R B:2-2L C:5-2L D:5-1L A:3-1L B:pass C:3-0L D:6-0L A:pass
B:pass C:6-1L D:3-2R A:4-2R B:4-1L C:pass D:pass A:pass B:5-4L
C:pass D:pass A:5-0L B:4-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 3, BD = 15 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-32"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
seat_draw = "6-1 6-5 5-4 5-0"
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 105, BD = 68 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-32"
commitment = "13acd18dd4cf3078d212d01e9111cb42f07de41361755e9ce9eb7833aa17384e"
secret = "c463c3c64de1fe116b4c998847c6e92ffa7508b05def3f3e5b33139121cb01da"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 5-2 3-3 3-0 2-2 2-1 0-0"
deal.B = "5-5 5-4 5-0 4-4 4-3 4-0 3-2"
deal.C = "6-6 6-1 4-2 4-1 3-1 2-0 1-1"
deal.D = "6-4 6-3 6-2 6-0 5-3 5-1 1-0"
yard = ""
play = """
A:6-5 B:5-4R C:6-6L D:6-4R A:pass B:pass C:6-1L D:5-1L A:5-2L
B:3-2L C:3-1L D:6-3R A:2-1L B:4-3R C:4-2L D:pass A:pass B:4-4L
C:4-1L D:1-0L A:3-0L B:4-0R C:2-0R D:6-2R A:3-3L B:pass C:pass
D:5-3L A:pass B:5-5L C:pass D:6-0R
"""
end = "out"
winner = "BD"
delta = { AC = 6, BD = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-0 4-2 3-1 2-0 0-0"
deal.B = "6-6 6-4 6-2 5-1 3-2 3-0 1-0"
deal.C = "6-1 5-5 5-4 4-4 4-1 3-3 2-2"
deal.D = "5-3 5-2 5-0 4-3 4-0 2-1 1-1"
yard = ""
play = """
B:6-6 C:6-1L D:1-1L A:3-1L B:3-2L C:2-2L D:5-2L A:6-5L B:6-4L
C:5-4L D:5-3L A:6-3L B:6-2L C:pass D:2-1L A:6-0R B:1-0L C:pass
D:5-0L A:2-0R B:5-1L C:4-1L D:4-3L A:4-2R B:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 24, BD = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-4 4-4 4-0 2-0 1-1"
deal.B = "6-4 5-5 5-2 4-3 3-1 2-2 0-0"
deal.C = "6-6 6-3 6-0 5-0 4-2 4-1 1-0"
deal.D = "6-1 5-3 5-1 3-3 3-2 3-0 2-1"
yard = ""
play = """
C:6-6 D:6-1L A:1-1L B:3-1L C:6-3L D:pass A:6-5L B:6-4R C:4-2R
D:5-3L A:6-2R B:4-3L C:6-0R D:3-0R A:5-4L B:5-5L C:5-0L D:3-3R
A:4-0L B:pass C:4-1L D:5-1L A:pass B:5-2L C:pass D:3-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 11, BD = 7 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 4-4 3-1 2-2 2-1 0-0"
deal.B = "6-2 6-0 5-2 5-1 4-0 3-2 3-0"
deal.C = "6-4 5-0 4-3 4-2 3-3 1-1 1-0"
deal.D = "6-6 6-5 5-5 5-4 5-3 4-1 2-0"
yard = ""
play = """
D:5-5 A:pass B:5-2L C:4-2L D:5-4L A:pass B:5-1L C:5-0R D:4-1L
A:4-4L B:4-0R C:6-4L D:6-5L A:pass B:pass C:4-3R D:5-3R
"""
end = "blocked"
delta = { AC = 36, BD = 36 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-1 4-4 3-3 3-0 2-0 1-0"
deal.B = "6-6 6-0 5-4 5-0 4-3 4-2 4-1"
deal.C = "6-5 6-4 6-1 5-5 5-3 4-0 3-2"
deal.D = "6-2 5-2 3-1 2-2 2-1 1-1 0-0"
yard = ""
play = """
A:6-3 B:6-6L C:6-5L D:5-2L A:2-0L B:4-3R C:6-4R D:6-2R A:3-0L
B:4-2R C:5-3L D:pass A:5-1L B:4-1R C:6-1L D:1-1R A:1-0R B:5-0R
C:5-5R D:pass A:pass B:6-0L C:4-0L D:pass A:4-4L B:5-4L
"""
end = "out"
winner = "BD"
delta = { AC = 11, BD = 11 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 4-3 4-2 4-1 3-1 1-0"
deal.B = "6-3 6-0 5-4 5-1 5-0 4-0 1-1"
deal.C = "6-6 6-4 5-5 5-3 5-2 2-0 0-0"
deal.D = "6-2 4-4 3-3 3-2 3-0 2-2 2-1"
yard = ""
play = """
B:4-0 C:6-4L D:6-2L A:4-2L B:5-4L C:5-5L D:3-0R A:6-5L B:6-3L
C:5-3L D:3-3R A:4-3R B:5-0L C:2-0L D:4-4R A:4-1R B:1-1R C:5-2L
D:2-1R A:pass B:5-1L C:pass D:2-2R A:6-1L B:6-0L
"""
end = "out"
winner = "BD"
delta = { AC = 17, BD = 5 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-33"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
seat_draw = "4-3 0-0 3-2 5-0"
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 80, BD = 105 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-33"
commitment = "325d299e00eacc2175139262baadef0c0d42b84dd9498acbc1308e37ee0dcc15"
secret = "463381c8d4c546f8cc0ad8388165b5d5d26ad46de60e854a8ec6a2d90b5aef9a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 5-2 5-0 4-2 2-2 1-1 1-0"
deal.B = "6-3 6-1 6-0 5-5 4-3 2-1 2-0"
deal.C = "6-4 6-2 5-3 4-4 3-1 3-0 0-0"
deal.D = "6-6 5-4 5-1 4-1 4-0 3-3 3-2"
yard = ""
play = """
A:1-0 B:6-1L C:6-4L D:5-4L A:5-0L B:6-0L C:3-0R D:6-6L A:6-5L
B:5-5L C:5-3R D:5-1L A:1-1L B:2-1L C:6-2L D:pass A:5-2R B:6-3L
C:3-1L D:4-1L A:2-2R B:4-3L C:pass D:3-3L A:4-2R
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 11 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-2 4-1 3-3 3-2 0-0"
deal.B = "6-6 6-4 5-4 4-2 3-0 2-1 1-1"
deal.C = "6-2 5-3 5-0 4-3 3-1 2-2 2-0"
deal.D = "6-5 6-3 6-1 5-1 4-4 4-0 1-0"
yard = ""
play = """
B:6-6 C:6-2L D:6-5R A:5-2L B:5-4L C:4-3L D:6-3L A:5-5R B:6-4L
C:5-3R D:4-4L A:3-3R B:4-2L C:2-2L D:pass A:3-2L B:3-0L C:2-0L
D:pass A:pass B:2-1L C:3-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 16, BD = 20 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 5-5 4-3 3-3 2-2 2-0"
deal.B = "6-4 5-4 5-2 5-0 4-0 3-2 1-1"
deal.C = "6-3 5-3 4-4 4-1 3-1 3-0 0-0"
deal.D = "6-6 6-5 6-1 5-1 4-2 2-1 1-0"
yard = ""
play = """
C:4-4 D:4-2L A:4-3R B:5-2L C:5-3L D:pass A:3-3L B:3-2L C:3-1R
D:2-1L A:pass B:1-1L C:4-1L D:6-1R A:6-0R B:6-4L C:6-3L D:1-0R
A:pass B:pass C:3-0L D:5-1R A:5-5R B:5-4R C:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 32 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 5-2 4-1 3-2 3-1 2-0"
deal.B = "6-4 6-0 5-4 3-3 2-2 1-0 0-0"
deal.C = "6-5 6-2 6-1 5-1 4-3 4-0 3-0"
deal.D = "6-6 5-3 5-0 4-4 4-2 2-1 1-1"
yard = ""
play = """
D:6-6 A:6-3L B:6-4R C:4-3L D:4-4L A:4-1L B:5-4R C:6-5R D:2-1L
A:3-2L B:3-3L C:6-1R D:5-3L A:3-1R B:pass C:5-1L D:1-1L A:pass
B:1-0L C:4-0L D:4-2L A:5-2L B:pass C:3-0R D:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 20, BD = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-0 4-2 4-1 3-2 2-1 1-0"
deal.B = "6-6 6-2 6-0 5-1 4-0 3-0 0-0"
deal.C = "6-4 6-3 5-3 4-4 3-1 2-0 1-1"
deal.D = "6-1 5-5 5-4 5-2 4-3 3-3 2-2"
yard = ""
play = """
A:5-0 B:5-1L C:3-1L D:4-3L A:4-2L B:6-2L C:6-4L D:5-4L A:6-5L
B:6-6L C:6-3L D:3-3L A:3-2L B:6-0R C:2-0L D:6-1R A:2-1R B:4-0L
C:4-4L D:5-2R A:4-1L B:pass C:5-3R D:pass A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 17 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-2 4-4 3-2 3-0 2-2 2-0"
deal.B = "6-3 6-2 5-5 4-3 3-1 2-1 1-1"
deal.C = "6-6 6-5 5-4 5-0 4-1 3-3 1-0"
deal.D = "6-4 6-1 6-0 5-1 4-2 4-0 0-0"
yard = ""
play = """
B:5-5 C:6-5L D:6-4L A:5-3R B:6-3R C:6-6R D:4-2L A:2-2L B:6-2L
C:pass D:6-1L A:pass B:3-1L C:3-3L D:6-0R A:3-0R B:4-3L C:5-4L
D:5-1L A:3-2R B:2-1L C:pass D:pass A:2-0L B:pass C:5-0L D:pass
A:5-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 14, BD = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-0 5-2 5-1 4-3 3-2"
deal.B = "6-6 6-2 4-4 4-2 3-1 2-0 1-0"
deal.C = "6-5 5-4 5-3 5-0 4-1 2-2 1-1"
deal.D = "6-1 5-5 4-0 3-3 3-0 2-1 0-0"
yard = ""
play = """
C:5-4 D:5-5L A:6-4R B:6-6R C:6-5R D:pass A:5-2L B:6-2L C:5-3R
D:6-1L A:6-3R B:3-1L C:pass D:3-3L A:3-2L B:4-2L C:4-1L D:2-1L
A:6-0R B:2-0L C:5-0L D:4-0R A:4-3R B:pass C:pass D:3-0R A:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 6, BD = 9 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-34"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
seat_draw = "3-2 5-4 5-0 4-2"
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 79, BD = 102 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-34"
commitment = "44f152386f959c2c388c82a2f72079f1f3cc3259f54df8221f1924658275aa41"
secret = "8160b8f52e479f2ef3e316b57780e8af7dd8aa24678dfee5271070f05e6e4c3e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-0 5-4 5-1 5-0 4-1 3-2 3-1"
deal.B = "6-6 6-4 4-4 4-3 4-0 2-0 0-0"
deal.C = "6-1 5-3 5-2 3-0 2-2 2-1 1-0"
deal.D = "6-5 6-3 6-2 5-5 4-2 3-3 1-1"
yard = ""
play = """
A:5-4 B:4-4R C:5-3L D:3-3L A:3-2L B:2-0L C:3-0L D:4-2R A:3-1L
B:pass C:6-1L D:6-2R A:6-0L B:6-6R C:1-0L D:1-1L A:5-1L B:6-4R
C:5-2L D:pass A:4-1R B:pass C:2-2L D:pass A:pass B:pass C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 5, BD = 41 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-0 5-1 4-4 4-1 2-0"
deal.B = "6-5 6-2 5-2 4-3 4-0 2-1 0-0"
deal.C = "6-1 5-3 5-0 4-2 3-1 3-0 2-2"
deal.D = "6-3 5-5 5-4 3-3 3-2 1-1 1-0"
yard = ""
play = """
B:6-2 C:6-1L D:1-1L A:5-1L B:5-2L C:4-2L D:5-4L A:2-0R B:6-5L
C:5-0R D:5-5R A:6-6L B:pass C:5-3R D:6-3L A:pass B:4-3L C:3-1R
D:1-0R A:6-4L B:0-0R C:3-0R D:3-2R A:6-0L B:2-1R C:pass D:pass
A:4-1R B:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 12, BD = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-4 4-4 3-0 2-2 0-0"
deal.B = "6-6 6-1 5-0 4-1 3-3 2-1 1-0"
deal.C = "6-3 6-0 4-3 4-2 3-2 3-1 2-0"
deal.D = "6-4 5-5 5-3 5-2 5-1 4-0 1-1"
yard = ""
play = """
C:6-3 D:5-3R A:6-5L B:5-0L C:6-0L D:5-1R A:6-2L B:2-1L C:3-1L
D:1-1R A:3-0L B:1-0L C:pass D:pass A:pass B:6-1L C:pass D:6-4L
A:5-4L B:4-1R C:4-3R D:5-5L A:pass B:3-3R C:3-2R D:5-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 20, BD = 16 }

[[match.hand]]
opener = "D"
deal.A = "5-4 4-4 4-3 4-2 4-0 3-0 1-0"
deal.B = "6-5 5-2 4-1 3-1 2-2 1-1 0-0"
deal.C = "6-4 6-2 6-1 5-5 5-0 2-1 2-0"
deal.D = "6-6 6-3 6-0 5-3 5-1 3-3 3-2"
yard = ""
play = """
D:3-2 A:4-3L B:4-1L C:6-1L D:6-6L A:4-2R B:6-5L C:5-5L D:5-1L
A:5-4R B:5-2R C:2-1L D:pass A:pass B:2-2L C:6-2L D:6-0L A:4-0L
B:pass C:6-4L D:6-3L A:3-0L B:0-0L C:5-0L D:5-3L A:pass B:3-1L
C:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 9, BD = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-1 5-0 4-2 3-1 2-1 0-0"
deal.B = "6-3 6-2 6-1 5-4 4-4 4-1 3-0"
deal.C = "6-5 5-5 5-2 4-0 3-3 2-0 1-0"
deal.D = "6-6 6-0 5-3 4-3 3-2 2-2 1-1"
yard = ""
play = """
A:6-4 B:4-4R C:6-5L D:4-3R A:5-1L B:6-3R C:1-0L D:6-0L A:pass
B:6-1L C:pass D:1-1L A:3-1L B:3-0L C:4-0L D:6-6R A:4-2L B:6-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 33, BD = 31 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-35"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
seat_draw = "5-3 6-2 2-1 3-0"
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 118, BD = 105 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-35"
commitment = "adf0d1e8e83dd5489238ad40cfd62f9c042d5bc78a4aa9dc50a3c7dd5cd36c5f"
secret = "eb62539a0d197e01b1b2a7d364234fd90def9014e7b55d6629c4cb12d3ea1282"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-1 5-0 4-0 3-0 2-2"
deal.B = "5-5 4-4 4-3 3-3 3-1 2-0 1-0"
deal.C = "6-6 6-2 6-0 5-4 3-2 2-1 1-1"
deal.D = "6-5 5-3 5-2 5-1 4-2 4-1 0-0"
yard = ""
play = """
A:6-4 B:4-4R C:5-4R D:6-5L A:5-0L B:2-0L C:3-2L D:5-3L A:pass
B:5-5L C:pass D:5-2L A:2-2L B:pass C:6-2L D:5-1R A:6-1R B:pass
C:6-0L D:0-0L A:6-3R B:1-0L C:2-1L D:4-2L A:3-0R B:4-3L C:pass
D:pass A:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-2 5-1 4-4 3-1 1-0"
deal.B = "6-2 5-4 5-0 3-3 3-2 2-1 2-0"
deal.C = "6-5 6-1 4-3 4-2 4-0 3-0 2-2"
deal.D = "6-6 6-0 5-5 5-3 4-1 1-1 0-0"
yard = ""
play = """
B:6-2 C:6-1L D:4-1L A:4-4L B:5-4L C:2-2R D:5-5L A:5-2R B:5-0L
C:3-0L D:5-3L A:5-1L B:2-1L C:6-5R D:6-6R A:6-3R B:3-2L C:4-3L
D:pass A:6-4L B:3-3R C:pass D:6-0L A:1-0L B:pass C:pass D:1-1L
A:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 2 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 6-0 5-5 4-0 3-2 0-0"
deal.B = "5-2 5-0 4-4 4-3 3-1 3-0 1-0"
deal.C = "6-6 6-5 5-1 4-1 3-3 2-2 1-1"
deal.D = "6-3 6-2 5-4 5-3 4-2 2-1 2-0"
yard = ""
play = """
C:4-1 D:5-4L A:5-5L B:5-2L C:5-1R D:6-2L A:6-4L B:4-4L C:6-5R
D:6-3R A:3-2R B:4-3L C:3-3L D:5-3L A:pass B:5-0L C:2-2R D:4-2R
A:4-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 27, BD = 13 }

[[match.hand]]
opener = "D"
deal.A = "6-1 6-0 5-3 5-2 5-0 4-3 3-0"
deal.B = "6-6 6-2 4-2 4-1 3-2 1-0 0-0"
deal.C = "6-5 6-3 5-5 5-1 4-0 3-3 2-2"
deal.D = "6-4 5-4 4-4 3-1 2-1 2-0 1-1"
yard = ""
play = """
D:6-4 A:4-3R B:6-6L C:6-5L D:5-4L A:5-3R B:4-2L C:5-1R D:3-1R
A:5-2L B:3-2R C:5-5L D:2-1R A:6-1R B:6-2R C:2-2R D:2-0R A:5-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 28, BD = 16 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-2 5-1 4-0 3-3 3-0"
deal.B = "6-2 4-4 4-3 4-2 4-1 2-0 0-0"
deal.C = "6-6 6-4 5-5 5-4 5-0 2-2 2-1"
deal.D = "6-3 6-1 5-3 3-2 3-1 1-1 1-0"
yard = ""
play = """
A:3-3 B:4-3L C:5-4L D:6-3R A:6-5R B:pass C:5-5L D:5-3L A:3-0L
B:2-0L C:5-0R D:3-2L A:6-0R B:6-2R C:2-2R D:3-1L A:5-1L B:4-2R
C:6-4R D:6-1R A:5-2L B:4-1R C:2-1L D:1-1L A:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 4-3 4-1 3-2 2-2 1-1"
deal.B = "6-4 6-2 5-5 4-2 4-0 3-0 2-0"
deal.C = "6-1 5-3 5-1 4-4 3-1 2-1 1-0"
deal.D = "6-5 6-3 6-0 5-2 5-0 3-3 0-0"
yard = ""
play = """
B:6-4 C:4-4R D:6-5L A:5-4L B:4-2L C:2-1L D:pass A:4-1L B:4-0L
C:1-0L D:pass A:1-1L B:pass C:5-1L D:5-2L A:2-2L B:6-2L C:6-1L
D:pass A:4-3R B:3-0R C:3-1L D:6-3L A:6-6L B:2-0R C:pass D:6-0L
A:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 21 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-0 4-2 3-2 1-1 1-0"
deal.B = "6-1 5-4 5-3 5-1 4-4 4-0 2-0"
deal.C = "6-6 6-3 5-5 5-2 4-1 3-0 2-2"
deal.D = "6-5 6-2 4-3 3-3 3-1 2-1 0-0"
yard = ""
play = """
C:3-0 D:4-3L A:4-2L B:2-0L C:pass D:0-0L A:6-0L B:6-1L C:4-1L
D:pass A:6-4L B:4-0R C:6-3L D:3-3L A:3-2L B:5-4R C:5-5R D:6-5R
A:pass B:pass C:6-6R D:6-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 19, BD = 29 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-36"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
seat_draw = "3-0 2-0 5-1 6-4"
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 52, BD = 100 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-36"
commitment = "7476f7ab924c192beeb90a7bcc007a1f81a6bce47029c16784db67bcf319e217"
secret = "5cf364a3925efd6ca5b0d8c36887ea59775532a547d6cbf5bc0892c6ede8929f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-1 4-3 4-1 3-1 2-2"
deal.B = "6-0 5-4 5-2 4-4 4-0 3-0 1-1"
deal.C = "6-5 6-2 4-2 3-2 2-1 1-0 0-0"
deal.D = "6-3 6-1 5-5 5-3 5-0 3-3 2-0"
yard = ""
play = """
A:6-6 B:6-0L C:6-5R D:5-5R A:5-1R B:3-0L C:3-2L D:6-1R A:2-2L
B:5-2L C:6-2R D:5-3L A:4-3L B:4-0L C:4-2R D:5-0L A:6-4R B:5-4L
C:pass D:6-3R A:4-1L B:1-1L C:2-1L D:3-3R A:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-2 5-1 5-0 4-3 2-0"
deal.B = "6-3 6-2 5-3 4-2 4-0 3-3 1-1"
deal.C = "6-6 5-4 4-4 4-1 3-1 3-0 0-0"
deal.D = "6-5 6-1 6-0 3-2 2-2 2-1 1-0"
yard = ""
play = """
B:4-0 C:5-4L D:6-5L A:6-4L B:4-2L C:3-0R D:3-2R A:5-2L B:6-2R
C:6-6R D:6-1R A:5-5L B:5-3L C:4-1R D:pass A:4-3L B:pass C:4-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 17, BD = 31 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-3 4-3 3-3 3-1 2-2"
deal.B = "5-4 5-2 4-4 4-2 3-0 2-0 1-0"
deal.C = "6-6 6-4 6-2 6-0 5-5 4-0 0-0"
deal.D = "6-5 5-1 5-0 4-1 3-2 2-1 1-1"
yard = ""
play = """
C:6-6 D:6-5L A:5-3L B:3-0L C:6-4R D:4-1R A:6-1R B:1-0L C:6-2R
D:2-1R A:3-1L B:pass C:pass D:3-2L A:2-2L B:2-0L C:6-0L D:1-1R
A:6-3L B:pass C:pass D:5-1R A:4-3L B:4-2L C:5-5R D:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 10, BD = 24 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 6-0 5-2 4-2 3-3 3-1"
deal.B = "6-1 5-1 4-0 3-2 2-0 1-1 0-0"
deal.C = "5-5 5-4 5-0 4-1 2-2 2-1 1-0"
deal.D = "6-6 6-4 6-3 5-3 4-4 4-3 3-0"
yard = ""
play = """
D:6-6 A:6-5L B:5-1L C:4-1L D:6-4R A:4-2L B:4-0R C:5-0R D:5-3R
A:6-2L B:3-2R C:2-2R D:6-3L A:3-3L B:2-0R C:1-0R D:4-3L A:3-1R
B:pass C:5-4L D:3-0R A:5-2L B:0-0R C:2-1L D:pass A:6-0R
"""
end = "out"
winner = "AC"
delta = { AC = 10, BD = 17 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-4 5-1 4-3 3-2 3-1"
deal.B = "6-0 5-3 4-4 3-3 3-0 2-1 0-0"
deal.C = "6-3 6-2 5-5 5-2 5-0 4-1 2-0"
deal.D = "6-6 6-1 4-2 4-0 2-2 1-1 1-0"
yard = ""
play = """
A:6-5 B:5-3R C:6-3L D:pass A:4-3L B:3-3R C:4-1L D:1-1L A:5-1L
B:3-0R C:5-5L D:4-0R A:5-4L B:4-4L C:pass D:4-2L A:3-2L B:pass
C:pass D:pass A:3-1L B:2-1L C:6-2L D:6-6L A:6-4L
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 18 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-37"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
seat_draw = "5-3 2-2 3-1 5-0"
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 93, BD = 101 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-37"
commitment = "efe4e641c44462061c751fd0aaec1e151a2071cea7b0554226d9f575b9d2df1a"
secret = "929a6e10b8dabcc4db4ff5d0e45d7a4327295ab39661043137b9ca3e5136be46"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-3 5-1 4-0 3-3 3-2"
deal.B = "6-5 6-2 5-0 4-3 3-1 2-1 2-0"
deal.C = "6-3 6-0 5-4 4-2 4-1 2-2 0-0"
deal.D = "6-1 5-5 5-2 4-4 3-0 1-1 1-0"
yard = ""
play = """
A:5-1 B:6-5L C:4-1R D:6-1L A:4-0R B:5-0R C:5-4R D:1-1L A:6-4R
B:6-2R C:2-2R D:1-0L A:3-2R B:4-3R C:6-0L D:4-4R A:6-6L B:pass
C:4-2R D:5-2R A:5-3R B:3-1R C:6-3L D:3-0L A:pass B:2-1R C:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 6, BD = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-4 5-2 4-2 3-2 2-2 0-0"
deal.B = "6-2 5-1 5-0 4-1 3-3 3-1 2-1"
deal.C = "6-5 5-3 4-3 4-0 2-0 1-1 1-0"
deal.D = "6-6 6-3 6-1 6-0 5-5 4-4 3-0"
yard = ""
play = """
B:6-2 C:6-5L D:5-5L A:5-2R B:5-1L C:1-0L D:6-0L A:5-4R B:4-1R
C:1-1R D:6-6L A:6-4L B:3-1R C:4-3R D:4-4L A:4-2L B:2-1L C:4-0R
D:6-1L A:0-0R B:5-0R C:5-3R D:6-3L A:3-2L B:3-3R
"""
end = "out"
winner = "BD"
delta = { AC = 6, BD = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-4 5-0 3-3 1-0 0-0"
deal.B = "6-6 5-3 5-2 4-4 4-1 3-0 2-1"
deal.C = "6-4 6-0 5-5 5-1 4-3 4-0 3-1"
deal.D = "6-5 6-2 4-2 3-2 2-2 2-0 1-1"
yard = ""
play = """
C:5-5 D:6-5L A:6-1L B:5-3R C:4-3R D:1-1L A:5-4R B:5-2R C:5-1L
D:6-2R A:6-3R B:3-0R C:6-0R D:pass A:5-0L B:6-6R C:4-0L D:4-2L
A:pass B:2-1L C:6-4R D:pass A:1-0L B:4-4R C:pass D:2-0L A:pass
B:4-1R
"""
end = "out"
winner = "BD"
delta = { AC = 10, BD = 9 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 6-3 5-2 4-0 3-3 3-2"
deal.B = "6-5 5-3 4-4 4-2 3-0 1-0 0-0"
deal.C = "6-1 6-0 5-5 5-0 4-3 3-1 1-1"
deal.D = "6-2 5-4 5-1 4-1 2-2 2-1 2-0"
yard = ""
play = """
D:6-2 A:3-2R B:6-5L C:5-5L D:5-4L A:3-3R B:4-4L C:4-3L D:pass
A:6-3L B:5-3R C:6-1L D:5-1L A:5-2L B:4-2L C:5-0R D:4-1L A:4-0R
B:1-0L C:6-0L D:pass A:6-4R B:pass C:pass D:pass A:6-6L
"""
end = "out"
winner = "AC"
delta = { AC = 6, BD = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-2 5-1 4-0 3-3 1-1 1-0"
deal.B = "6-5 6-4 6-1 5-3 4-3 3-0 0-0"
deal.C = "6-6 6-0 5-5 5-4 5-0 2-1 2-0"
deal.D = "6-2 4-4 4-2 4-1 3-2 3-1 2-2"
yard = ""
play = """
A:3-3 B:5-3L C:5-5L D:3-2R A:5-2L B:pass C:2-0L D:6-2R A:4-0L
B:6-5R C:5-4L D:pass A:5-1L B:6-1L C:6-6L D:pass A:6-3L B:4-3L
C:5-0R D:4-4L A:1-0R B:6-4L C:2-1R D:4-2R A:pass B:pass C:6-0L
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 16 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-2 6-1 5-4 2-0 1-1"
deal.B = "5-2 5-0 4-1 4-0 3-1 2-1 0-0"
deal.C = "6-0 5-3 4-4 4-3 4-2 3-3 2-2"
deal.D = "6-6 6-4 5-5 5-1 3-2 3-0 1-0"
yard = ""
play = """
B:5-2 C:5-3L D:3-2L A:6-2L B:2-1R C:6-0L D:3-0L A:1-1R B:4-1R
C:4-4R D:6-4R A:6-5R B:5-0R C:3-3L D:1-0R A:6-1R B:3-1L C:pass
D:5-1L A:5-4L B:4-0L C:pass D:6-6R A:6-3R B:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 19, BD = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-1 5-0 4-4 4-0 2-1"
deal.B = "6-0 5-4 4-2 4-1 3-1 2-0 0-0"
deal.C = "6-6 6-4 6-3 3-3 3-2 3-0 1-0"
deal.D = "6-5 5-5 5-3 5-2 4-3 2-2 1-1"
yard = ""
play = """
C:6-6 D:6-5L A:5-1L B:6-0R C:1-0L D:pass A:4-0L B:5-4L C:3-0R
D:5-5L A:5-0L B:3-1R C:pass D:1-1R A:6-1R B:2-0L C:3-2L D:5-3L
A:6-2R B:4-2R C:6-4R D:5-2L A:2-1L B:4-1L C:6-3R D:4-3L A:pass
B:pass C:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 4 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-0 5-4 4-0 3-3 2-0 1-0"
deal.B = "6-1 5-5 5-3 5-2 5-1 4-4 0-0"
deal.C = "6-4 4-1 3-2 3-1 3-0 2-2 1-1"
deal.D = "6-6 6-5 6-3 5-0 4-3 4-2 2-1"
yard = ""
play = """
D:6-6 A:6-2L B:5-2L C:6-4R D:6-5L A:4-0R B:6-1L C:3-0R D:2-1L
A:3-3R B:5-3R C:2-2L D:4-2L A:5-4L B:5-5L C:pass D:5-0L A:1-0L
B:5-1L
"""
end = "blocked"
delta = { AC = 24, BD = 24 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-5 5-2 4-4 3-2 1-0"
deal.B = "6-5 5-4 5-3 4-2 3-1 2-2 0-0"
deal.C = "6-2 6-1 5-0 4-1 3-3 3-0 2-1"
deal.D = "6-4 6-3 5-1 4-3 4-0 2-0 1-1"
yard = ""
play = """
A:5-5 B:6-5L C:6-1L D:5-1L A:5-2L B:5-4R C:4-1R D:2-0L A:6-0L
B:3-1R C:3-3R D:6-4L A:4-4L B:5-3R C:5-0R D:4-3L A:1-0R B:pass
C:3-0L D:4-0L A:pass B:4-2L C:2-1R D:pass A:3-2L B:2-2R C:6-2R
"""
end = "out"
winner = "AC"
delta = { AC = 12, BD = 11 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-38"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
seat_draw = "2-0 2-2 5-1 5-2"
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 96, BD = 117 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-38"
commitment = "fe4712b09087b5c0b6791424a4300e37d18a0cb829e0cbc611f1cb0135561660"
secret = "ed1af28b381125c660d863b569426ac39d79eb5c8ac4b3140dd4f64d7272767e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-5 5-0 4-2 4-1 3-2 2-2 2-0"
deal.B = "6-4 5-3 5-1 4-4 4-0 3-3 1-0"
deal.C = "6-3 6-1 5-4 5-2 3-1 1-1 0-0"
deal.D = "6-6 6-5 6-2 6-0 4-3 3-0 2-1"
yard = ""
play = """
A:5-5 B:5-3L C:6-3L D:6-0L A:5-0L B:5-1L C:6-1L D:6-2L A:4-2L
B:4-4L C:5-4L D:6-5L A:pass B:6-4L C:5-2R D:2-1R A:4-1L B:1-0L
C:0-0L D:3-0L A:3-2L B:pass C:3-1R D:4-3R A:2-2L B:4-0R C:pass
D:pass A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 18 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-4 5-0 4-3 3-0 1-1 1-0"
deal.B = "6-2 6-0 5-5 5-2 4-4 3-2 3-1"
deal.C = "6-5 6-3 5-1 4-2 4-1 4-0 2-0"
deal.D = "6-6 6-1 5-3 3-3 2-2 2-1 0-0"
yard = ""
play = """
B:5-5 C:6-5L D:6-6L A:6-4L B:4-4L C:4-2L D:5-3R A:4-3R B:6-2L
C:6-3L D:3-3L A:5-4R B:5-2R C:2-0R D:0-0R A:5-0R B:3-2L C:5-1R
D:6-1R A:pass B:6-0R C:4-0R D:2-1L A:1-1L B:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 9, BD = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 5-5 4-2 3-2 3-1 2-2"
deal.B = "6-1 5-3 5-2 5-1 4-0 2-1 1-1"
deal.C = "6-6 6-2 4-4 4-1 3-3 3-0 2-0"
deal.D = "6-4 6-0 5-4 5-0 4-3 1-0 0-0"
yard = ""
play = """
C:6-6 D:6-4L A:6-5R B:5-1R C:4-4L D:1-0R A:4-2L B:5-2L C:3-0R
D:5-4L A:6-3R B:6-1R C:4-1L D:pass A:3-1L B:5-3L C:pass D:5-0L
A:pass B:4-0L C:pass D:4-3L A:3-2L B:2-1L C:pass D:pass A:pass
B:1-1L
"""
end = "out"
winner = "BD"
delta = { AC = 30, BD = 6 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-3 4-3 3-2 2-1 2-0 0-0"
deal.B = "6-5 6-4 6-2 5-2 4-1 3-3 2-2"
deal.C = "6-3 5-1 5-0 4-4 4-0 1-1 1-0"
deal.D = "6-6 6-0 5-5 5-4 4-2 3-1 3-0"
yard = ""
play = """
D:3-1 A:5-3L B:6-5L C:6-3L D:3-0L A:6-1R B:6-2R C:5-0L D:5-5L
A:3-2R B:3-3R C:5-1L D:pass A:4-3R B:4-1L C:4-4L D:5-4L A:pass
B:6-4R C:pass D:6-0R A:2-0R B:5-2R
"""
end = "blocked"
winner = "AC"
delta = { AC = 10, BD = 22 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 4-3 4-2 3-2 3-1 2-1"
deal.B = "5-3 5-2 5-1 4-4 4-0 3-0 1-0"
deal.C = "6-4 6-3 5-4 5-0 4-1 3-3 0-0"
deal.D = "6-6 6-1 6-0 5-5 2-2 2-0 1-1"
yard = ""
play = """
A:6-5 B:5-3R C:6-4L D:pass A:4-3L B:3-0L C:5-0L D:5-5L A:3-2R
B:5-2R C:5-4L D:pass A:4-2L B:5-1R C:4-1R D:2-2L A:6-2L B:4-4R
C:6-3L D:pass A:3-1L B:1-0L C:0-0L D:6-0L A:pass B:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 9, BD = 23 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-2 5-2 4-3 4-2 3-0"
deal.B = "6-6 6-4 5-3 4-0 3-3 2-2 2-1"
deal.C = "5-5 5-0 4-1 3-1 2-0 1-1 0-0"
deal.D = "6-1 6-0 5-4 5-1 4-4 3-2 1-0"
yard = ""
play = """
B:6-6 C:pass D:6-1L A:6-5R B:5-3R C:4-1L D:4-4L A:6-3R B:6-4L
C:pass D:6-0L A:6-2R B:2-2R C:5-0L D:5-4L A:4-3L B:3-3L C:3-1L
D:5-1L A:5-2L B:2-1L C:1-1L D:3-2R A:3-0R B:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 18, BD = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-2 4-1 3-2 2-0 0-0"
deal.B = "6-4 5-3 5-1 4-4 3-3 3-0 2-1"
deal.C = "6-6 6-5 6-3 5-5 4-3 4-2 4-0"
deal.D = "6-0 5-4 5-0 3-1 2-2 1-1 1-0"
yard = ""
play = """
C:6-6 D:6-0L A:6-2R B:3-0L C:6-3L D:2-2R A:6-1L B:2-1R C:pass
D:1-0L A:4-1R B:4-4R C:4-0L D:5-4L A:5-2L B:6-4R C:4-2L D:pass
A:pass B:pass C:4-3L D:3-1L A:pass B:5-1L C:6-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 17, BD = 21 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-0 5-2 4-3 3-2 2-0 1-1"
deal.B = "6-5 6-1 5-5 5-4 5-0 4-4 4-0"
deal.C = "6-4 6-2 4-2 3-0 2-1 1-0 0-0"
deal.D = "6-3 5-3 5-1 4-1 3-3 3-1 2-2"
yard = ""
play = """
D:6-3 A:6-6L B:6-5L C:3-0R D:5-1L A:6-0R B:6-1L C:6-4L D:4-1L
A:1-1L B:pass C:2-1L D:2-2L A:5-2L B:5-5L C:6-2R D:5-3L A:4-3L
B:4-4L C:4-2L D:pass A:3-2L B:pass C:pass D:3-3L A:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 22 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-39"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
seat_draw = "6-4 6-6 6-5 2-2"
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 136, BD = 119 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-39"
commitment = "c25fd8ac9fda398c986cf2ccc496a00b53856a663e1fbc58f7a7863f46ff44f9"
secret = "3c7c6958ad6be52dabfdd51d2c945d422165c71406f40de1f34acbf391f1ec19"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-4 5-0 4-0 3-3 2-2 2-0 1-1"
deal.B = "6-2 5-3 5-2 5-1 3-2 3-0 2-1"
deal.C = "6-6 6-5 6-3 6-0 4-3 4-2 0-0"
deal.D = "6-4 6-1 5-5 4-4 4-1 3-1 1-0"
yard = ""
play = """
A:2-2 B:6-2L C:6-6L D:6-4L A:5-4L B:5-3L C:4-2R D:4-4R A:3-3L
B:3-2L C:4-3R D:3-1R A:1-1R B:5-2L C:6-5L D:6-1L A:pass B:5-1L
C:pass D:5-5L A:5-0L B:3-0L C:6-3L D:4-1R A:4-0R B:pass C:6-0L
D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 2, BD = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-0 4-2 4-1 3-0 2-2"
deal.B = "6-4 6-3 6-1 5-1 4-0 3-2 1-0"
deal.C = "6-2 5-4 4-4 4-3 3-1 2-1 1-1"
deal.D = "6-0 5-5 5-3 5-2 3-3 2-0 0-0"
yard = ""
play = """
B:6-4 C:4-4R D:6-0L A:5-0L B:5-1L C:4-3R D:5-3R A:4-1L B:4-0L
C:5-4R D:2-0L A:4-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 47, BD = 45 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-4 5-5 5-3 4-0 2-0"
deal.B = "6-2 5-4 5-1 3-3 3-2 3-0 1-0"
deal.C = "5-2 4-4 4-2 4-1 3-1 2-2 0-0"
deal.D = "6-3 6-1 6-0 5-0 4-3 2-1 1-1"
yard = ""
play = """
C:5-2 D:5-0L A:2-0R B:3-0L C:3-1L D:6-1L A:6-6L B:6-2L C:0-0R
D:6-0R A:6-5R B:3-2L C:pass D:6-3L A:5-5R B:5-4R C:4-2R D:2-1R
A:6-4L B:5-1R C:4-1L D:1-1L A:5-3R B:1-0L C:pass D:4-3R
"""
end = "out"
winner = "BD"
delta = { AC = 16, BD = 6 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 4-4 4-3 4-2 4-0 3-2"
deal.B = "6-5 6-2 6-1 5-1 5-0 3-3 2-1"
deal.C = "6-6 6-0 5-4 5-2 3-1 2-0 0-0"
deal.D = "6-4 5-3 4-1 3-0 2-2 1-1 1-0"
yard = ""
play = """
D:6-4 A:4-4R B:6-5L C:5-4R D:5-3L A:5-5R B:3-3L C:5-2R D:2-2R
A:4-2R B:pass C:3-1L D:4-1L A:4-3L B:pass C:pass D:3-0L A:4-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 34, BD = 32 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-1 4-2 3-0 2-1 2-0"
deal.B = "6-1 5-3 4-4 4-1 3-3 3-1 2-2"
deal.C = "6-0 5-5 5-4 5-2 4-3 3-2 0-0"
deal.D = "6-6 6-4 6-2 5-0 4-0 1-1 1-0"
yard = ""
play = """
A:6-5 B:6-1L C:5-2R D:6-2R A:2-1L B:2-2L C:6-0R D:5-0R A:5-1R
B:4-1R C:3-2L D:6-4R A:6-3L B:pass C:pass D:6-6L
"""
end = "blocked"
winner = "BD"
delta = { AC = 37, BD = 33 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-40"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
seat_draw = "4-0 3-1 1-1 3-2"
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 132, BD = 130 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-40"
commitment = "13ee60b49d6730d0170c1d2ce010d94565c6d4a23bfa7b4db33b8db399a69937"
secret = "1fbbfddd7b895afc9d8a843d1e132fb084ea8ce4a40c91201c9f45cce0dae79f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 4-3 4-1 3-2 2-2 2-0"
deal.B = "6-4 6-3 5-5 5-4 5-1 1-0 0-0"
deal.C = "6-5 6-0 5-2 5-0 4-0 2-1 1-1"
deal.D = "6-6 5-3 4-4 4-2 3-3 3-1 3-0"
yard = ""
play = """
A:6-2 B:6-4L C:5-2R D:5-3R A:4-3L B:6-3L C:6-5L D:3-3R A:3-2R
B:5-1L C:2-1L D:4-2L A:4-1L B:1-0L C:6-0L D:6-6L A:6-1L B:pass
C:1-1L D:3-1L A:2-2R B:pass C:pass D:3-0L A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 9, BD = 27 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-1 5-4 4-1 3-0 2-2"
deal.B = "6-3 6-0 4-3 4-0 3-3 2-0 0-0"
deal.C = "6-5 5-2 4-4 4-2 3-2 2-1 1-0"
deal.D = "6-2 5-5 5-3 5-1 5-0 3-1 1-1"
yard = ""
play = """
B:2-0 C:5-2L D:5-0R A:5-4L B:4-0L C:6-5R D:6-2R A:3-0L B:3-3L
C:4-2R D:5-3L A:6-4R B:6-3R C:3-2R D:5-5L A:2-2R B:pass C:2-1R
D:5-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 33, BD = 19 }

[[match.hand]]
opener = "C"
deal.A = "5-5 4-4 3-3 3-2 2-2 2-1 2-0"
deal.B = "6-6 6-4 5-0 4-2 4-1 3-0 1-1"
deal.C = "6-5 6-3 6-1 5-4 5-2 4-3 0-0"
deal.D = "6-2 6-0 5-3 5-1 4-0 3-1 1-0"
yard = ""
play = """
C:6-5 D:6-0L A:2-0L B:4-2L C:5-4L D:5-1L A:2-1L B:5-0R C:5-2L
D:5-3L A:3-3L B:3-0L C:0-0L D:1-0L A:pass B:1-1L C:6-1L D:6-2L
A:3-2L B:pass C:6-3L D:4-0R A:4-4R B:6-6L C:4-3R
"""
end = "out"
winner = "AC"
delta = { AC = 14, BD = 19 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 4-4 4-3 3-3 2-2 2-0"
deal.B = "6-0 5-5 5-2 4-0 3-2 3-0 1-1"
deal.C = "6-5 5-4 5-3 5-0 4-2 3-1 1-0"
deal.D = "6-4 6-3 6-1 5-1 4-1 2-1 0-0"
yard = ""
play = """
D:6-1 A:6-6L B:6-0L C:5-0L D:5-1L A:pass B:1-1L C:3-1L D:6-3L
A:6-2L B:3-2L C:5-3L D:4-1R A:4-4R B:4-0R C:6-5L D:0-0R A:2-0R
B:5-2R C:5-4R D:6-4R
"""
end = "blocked"
winner = "BD"
delta = { AC = 24, BD = 16 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 6-0 5-3 3-2 3-1 2-1"
deal.B = "6-4 5-0 4-4 4-0 3-0 2-0 1-1"
deal.C = "6-6 6-3 5-5 5-2 5-1 2-2 0-0"
deal.D = "6-5 5-4 4-3 4-2 4-1 3-3 1-0"
yard = ""
play = """
A:6-2 B:6-4L C:5-2R D:5-4R A:pass B:4-0L C:0-0L D:1-0L A:6-1L
B:4-4R C:6-6L D:6-5L A:5-3L B:3-0L C:pass D:4-3R A:6-0L B:pass
C:6-3L D:3-3L A:3-2L B:2-0L C:pass D:pass A:3-1R B:5-0L C:5-5L
D:4-1R A:pass B:pass C:5-1L D:4-2R
"""
end = "out"
winner = "BD"
delta = { AC = 7, BD = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-3 5-2 4-4 3-3 2-2 1-0"
deal.B = "6-6 6-5 6-2 4-2 4-1 3-1 3-0"
deal.C = "6-4 6-0 5-4 5-0 4-3 3-2 2-1"
deal.D = "6-1 5-5 5-1 4-0 2-0 1-1 0-0"
yard = ""
play = """
B:6-2 C:6-4L D:4-0L A:1-0L B:4-1L C:5-4L D:5-5L A:5-3L B:4-2R
C:4-3L D:pass A:4-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 45, BD = 47 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-41"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
seat_draw = "3-2 6-1 5-2 2-2"
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 102, BD = 94 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-41"
commitment = "609cca52d291d230ee012c985c363fc2be59967a055963c0eff9650b661ba049"
secret = "19336d96f546d58ebb68f9c968eb136125c3478c1950d12a7a5b0433414a2572"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-0 4-2 4-1 2-2 2-1"
deal.B = "6-6 6-0 5-5 5-1 3-2 3-1 1-1"
deal.C = "6-5 6-3 5-3 5-2 4-3 1-0 0-0"
deal.D = "6-4 5-4 4-4 4-0 3-3 3-0 2-0"
yard = ""
play = """
A:4-2 B:3-2R C:4-3L D:3-3L A:pass B:3-1L C:1-0L D:4-0L A:4-1L
B:5-1L C:5-3L D:3-0L A:5-0L B:5-5L C:6-5L D:6-4L A:pass B:pass
C:6-3R D:5-4L A:6-2R B:pass C:5-2R
"""
end = "blocked"
winner = "AC"
delta = { AC = 14, BD = 30 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-2 5-1 4-0 3-1 2-2 2-1"
deal.B = "6-5 4-4 4-3 4-2 4-1 3-3 1-0"
deal.C = "6-6 6-4 6-3 6-2 6-1 5-5 1-1"
deal.D = "6-0 5-4 5-0 3-2 3-0 2-0 0-0"
yard = ""
play = """
B:6-5 C:6-6L D:6-0L A:5-2R B:4-2R C:6-4R D:5-0L A:5-3L B:4-3L
C:6-1R D:5-4L A:2-1R B:pass C:6-2R D:pass A:5-1L B:4-1L C:6-3R
D:3-2R A:4-0L B:1-0L C:1-1L D:2-0R A:3-1L B:3-3L C:pass D:3-0L
A:pass B:pass C:pass D:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 14, BD = 8 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 6-0 4-2 3-3 3-2 1-0"
deal.B = "6-6 5-5 4-4 4-3 3-1 2-1 2-0"
deal.C = "6-3 5-3 5-2 5-1 4-0 2-2 0-0"
deal.D = "6-4 6-2 5-4 5-0 4-1 3-0 1-1"
yard = ""
play = """
C:2-2 D:6-2L A:4-2R B:6-6L C:6-3L D:3-0L A:6-0L B:4-4R C:4-0R
D:6-4L A:1-0R B:4-3L C:5-1R D:5-4R A:3-2L B:2-1L C:pass D:4-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 39, BD = 23 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-3 5-1 4-3 3-2 1-1"
deal.B = "6-1 5-5 5-2 4-4 4-1 3-1 2-1"
deal.C = "6-6 6-2 5-4 5-0 4-2 4-0 3-3"
deal.D = "6-0 5-3 3-0 2-2 2-0 1-0 0-0"
yard = ""
play = """
D:6-0 A:6-4L B:4-4L C:4-0R D:pass A:4-3L B:4-1R C:3-3L D:5-3L
A:5-1R B:5-5L C:5-4L D:pass A:6-5R B:6-1R C:4-2L D:2-2L A:1-1R
B:5-2L C:5-0L D:3-0L A:6-3L B:3-1R C:6-6L D:pass A:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 8, BD = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-0 4-0 2-0 1-0 0-0"
deal.B = "6-6 6-3 6-2 5-1 4-3 4-2 3-0"
deal.C = "6-1 4-4 4-1 3-3 3-2 3-1 1-1"
deal.D = "6-4 6-0 5-4 5-3 5-2 2-2 2-1"
yard = ""
play = """
A:1-0 B:5-1L C:pass D:5-4L A:5-0R B:4-3L C:3-3L D:5-3L A:5-5L
B:pass C:pass D:5-2L A:2-0L B:3-0L C:3-1L D:2-1L A:6-5R B:6-6R
C:6-1R D:2-2L A:pass B:6-2L C:1-1R D:6-4L A:4-0L B:pass C:4-1R
D:6-0L
"""
end = "out"
winner = "BD"
delta = { AC = 13, BD = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-2 4-1 3-2 2-2 1-0"
deal.B = "6-3 6-2 5-4 4-3 4-2 3-3 3-1"
deal.C = "6-0 5-5 5-1 4-4 4-0 2-1 0-0"
deal.D = "6-6 6-4 5-3 5-0 3-0 2-0 1-1"
yard = ""
play = """
B:6-3 C:6-0L D:5-0L A:6-5L B:6-2L C:2-1L D:1-1L A:3-2R B:4-2R
C:4-4R D:6-4R A:6-1R B:3-1L C:5-1R D:5-3L A:5-2L B:5-4R C:4-0R
D:2-0L A:1-0L B:pass C:0-0R D:3-0R A:4-1L B:4-3L C:pass D:pass
A:pass B:3-3L
"""
end = "out"
winner = "BD"
delta = { AC = 14, BD = 12 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-42"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
seat_draw = "1-1 3-2 2-1 5-1"
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 65, BD = 103 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-42"
commitment = "1680aa05ae03af54e33b13968d9815af5f8ca23ee2721e4eb8e0fb9ac8cb0c5f"
secret = "5d47d944cc978e77900b2ec453a3f181391873a6be55be151136236e8b54ae18"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 4-4 4-3 4-1 3-2 0-0"
deal.B = "6-1 5-3 5-1 4-2 3-3 2-2 1-1"
deal.C = "6-5 6-2 5-4 5-0 2-1 2-0 1-0"
deal.D = "6-4 6-3 5-5 5-2 4-0 3-1 3-0"
yard = ""
play = """
A:6-6 B:6-1L C:2-1L D:6-3R A:4-3R B:4-2R C:6-2L D:6-4L A:4-4L
B:2-2R C:5-4L D:5-2L A:3-2L B:3-3L C:2-0R D:3-0L A:6-0L B:pass
C:6-5L D:4-0R A:4-1R B:5-3L C:1-0R D:3-1L A:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 5, BD = 18 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 5-1 4-2 3-3 2-0 1-1"
deal.B = "6-4 6-2 4-4 4-3 4-1 4-0 0-0"
deal.C = "6-5 6-3 6-1 5-4 3-2 2-1 1-0"
deal.D = "5-5 5-3 5-2 5-0 3-1 3-0 2-2"
yard = ""
play = """
B:4-4 C:5-4L D:5-0L A:6-0L B:6-4L C:pass D:pass A:4-2L B:6-2L
C:6-5L D:5-3L A:3-3L B:4-3L C:pass D:pass A:pass B:4-0L C:1-0L
D:3-1L A:pass B:4-1R C:6-3L D:pass A:6-6L B:pass C:6-1L D:pass
A:5-1L B:pass C:2-1R D:5-2R A:pass B:pass C:pass D:5-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 9, BD = 7 }

[[match.hand]]
opener = "C"
deal.A = "6-4 4-2 3-3 3-2 3-1 2-1 1-0"
deal.B = "6-6 6-0 5-3 4-1 4-0 3-0 2-2"
deal.C = "6-5 6-2 5-4 5-0 4-4 4-3 0-0"
deal.D = "6-3 6-1 5-5 5-2 5-1 2-0 1-1"
yard = ""
play = """
C:6-5 D:5-2R A:6-4L B:2-2R C:5-4L D:5-1L A:4-2R B:4-1L C:4-4L
D:pass A:pass B:4-0L C:5-0L D:5-5L A:pass B:5-3L C:4-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 27, BD = 41 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 5-5 5-1 3-3 3-1 1-0"
deal.B = "6-5 5-2 4-1 3-2 2-2 2-1 1-1"
deal.C = "6-3 6-0 5-0 4-4 4-2 4-0 3-0"
deal.D = "6-2 6-1 5-4 5-3 4-3 2-0 0-0"
yard = ""
play = """
D:5-4 A:5-5L B:4-1R C:5-0L D:0-0L A:5-1R B:5-2R C:6-0L D:2-0R
A:6-6L B:6-5L C:4-0R D:5-3L A:6-4R B:3-2L C:4-2L D:6-1R A:3-1R
B:pass C:4-4L D:4-3L A:3-3L B:pass C:6-3L D:6-2L
"""
end = "out"
winner = "BD"
delta = { AC = 4, BD = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-1 5-5 5-2 4-3 2-0"
deal.B = "6-0 5-3 5-0 4-4 4-2 3-1 1-1"
deal.C = "6-3 6-2 5-4 3-3 3-0 2-2 0-0"
deal.D = "6-6 5-1 4-1 4-0 3-2 2-1 1-0"
yard = ""
play = """
A:6-5 B:5-3R C:6-3L D:3-2L A:5-2L B:5-0L C:3-0L D:pass A:4-3L
B:4-4L C:5-4L D:5-1L A:6-1L B:6-0L C:0-0L D:4-0L A:6-4L B:3-1R
C:6-2L D:1-0R A:2-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 20, BD = 28 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-43"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
seat_draw = "4-3 3-3 2-2 0-0"
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 108, BD = 73 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-43"
commitment = "a9f847d746a6611731f4b3162f4f5a146d46dbe83791422795ba183ceabc01c7"
secret = "2b0621ec4c7c39fee909fd20fb5b0b59b5006ba4830d60d1ea66102a50483ac3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-0 5-5 5-3 5-0 3-3"
deal.B = "6-5 5-4 4-4 3-2 2-0 1-0 0-0"
deal.C = "6-3 6-1 4-3 4-1 4-0 3-1 2-2"
deal.D = "6-2 5-2 5-1 4-2 3-0 2-1 1-1"
yard = ""
play = """
A:6-6 B:6-5L C:6-3R D:5-2L A:3-3R B:3-2L C:3-1L D:5-1L A:5-5L
B:5-4L C:4-3L D:3-0L A:5-0L B:pass C:pass D:pass A:5-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 36, BD = 30 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 6-0 5-4 4-3 2-2 1-0"
deal.B = "6-5 6-3 4-4 3-3 3-0 2-1 0-0"
deal.C = "5-0 4-2 4-0 3-2 3-1 2-0 1-1"
deal.D = "6-4 6-2 5-5 5-3 5-2 5-1 4-1"
yard = ""
play = """
B:6-5 C:5-0R D:6-4L A:6-0R B:4-4L C:4-2L D:6-2L A:6-6L B:6-3L
C:3-1L D:5-1L A:5-4L B:pass C:4-0L D:pass A:1-0L B:2-1L C:3-2L
D:5-3L A:6-1R B:pass C:1-1R D:5-5L A:pass B:pass C:pass D:5-2L
A:2-2L B:pass C:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 7, BD = 14 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 5-3 5-1 4-4 3-1 1-0"
deal.B = "6-5 6-3 4-3 3-2 2-0 1-1 0-0"
deal.C = "6-6 6-2 6-1 6-0 4-2 4-0 2-2"
deal.D = "6-4 5-2 5-0 4-1 3-3 3-0 2-1"
yard = ""
play = """
C:6-2 D:6-4L A:4-4L B:4-3L C:2-2R D:5-2R A:5-5R B:6-3L C:6-0L
D:5-0L A:5-3L B:3-2L C:4-2L D:4-1L A:5-1L B:6-5L C:6-1L D:2-1L
A:5-4R B:2-0L C:4-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 17, BD = 11 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 5-5 5-2 4-1 3-1 1-1"
deal.B = "6-3 5-4 4-4 4-3 3-0 2-1 0-0"
deal.C = "6-6 6-5 4-2 4-0 3-3 2-2 2-0"
deal.D = "6-2 6-0 5-3 5-1 5-0 3-2 1-0"
yard = ""
play = """
D:6-2 A:6-1L B:2-1L C:2-0L D:6-0L A:6-4L B:5-4L C:4-2R D:5-3L
A:3-1L B:4-4R C:4-0R D:5-1L A:5-5L B:3-0R C:6-5L D:3-2R A:5-2R
B:6-3L C:3-3L D:5-0R A:pass B:4-3L C:pass D:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 23, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-2 5-0 4-1 3-2 0-0"
deal.B = "6-0 5-5 5-3 5-1 4-2 3-1 2-2"
deal.C = "5-4 5-2 4-4 4-0 2-1 2-0 1-0"
deal.D = "6-6 6-5 6-1 4-3 3-3 3-0 1-1"
yard = ""
play = """
A:6-4 B:6-0L C:4-0L D:4-3L A:6-3L B:4-2R C:2-1R D:6-6L A:4-1R
B:pass C:5-4R D:6-5L A:5-0L B:5-5R C:2-0L D:pass A:6-2L B:5-3R
C:pass D:6-1L A:3-2R B:5-1L C:5-2L D:pass A:pass B:2-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 9, BD = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-1 4-4 4-3 1-0 0-0"
deal.B = "6-6 5-3 5-0 4-2 4-0 3-3 3-2"
deal.C = "6-4 6-2 5-5 5-4 3-0 2-0 1-1"
deal.D = "6-3 6-0 5-2 4-1 3-1 2-2 2-1"
yard = ""
play = """
B:6-6 C:6-4L D:6-3R A:4-3R B:4-2L C:5-4R D:5-2L A:6-5L B:5-3R
C:6-2L D:2-2L A:pass B:3-2L C:3-0L D:6-0L A:6-1L B:3-3R C:1-1L
D:4-1L A:4-4L B:4-0L C:2-0L D:3-1R A:1-0R B:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 16, BD = 3 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-44"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
seat_draw = "1-1 4-4 6-1 4-1"
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 100, BD = 109 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-44"
commitment = "7ebc547dd52c94b0ab62e89aae4b5367f7dd1329d6a856c27fa3020de6f1868d"
secret = "72d8235a08f675e4675f206ebee4419925a50fa69c3209e21bf079490b600288"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 6-0 5-3 4-3 3-0 2-1"
deal.B = "6-6 6-5 5-5 5-1 3-3 2-0 1-0"
deal.C = "6-4 5-4 4-4 4-0 3-1 2-2 0-0"
deal.D = "6-2 5-2 5-0 4-2 4-1 3-2 1-1"
yard = ""
play = """
A:6-3 B:6-6L C:6-4L D:3-2R A:4-3L B:3-3L C:2-2R D:4-2R A:5-3L
B:5-5L C:5-4L D:4-1L A:6-1L B:6-5L C:4-4R D:5-2L A:2-1L B:1-0L
C:4-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 13, BD = 23 }

[[match.hand]]
opener = "B"
deal.A = "5-3 4-3 4-2 4-0 3-3 2-2 2-1"
deal.B = "6-5 6-4 6-0 5-4 5-2 3-0 2-0"
deal.C = "6-6 6-3 6-2 5-5 5-0 1-0 0-0"
deal.D = "6-1 5-1 4-4 4-1 3-2 3-1 1-1"
yard = ""
play = """
B:5-2 C:5-5L D:5-1L A:2-1L B:2-0L C:6-2R D:6-1R A:4-0L B:6-4L
C:6-6L D:1-1R A:pass B:6-0L C:5-0L D:4-1R A:5-3L B:3-0L C:1-0L
D:4-4R A:4-3R B:pass C:6-3R D:3-1L A:3-3L B:6-5R C:pass D:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 10, BD = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 5-3 4-4 3-1 2-2 2-1"
deal.B = "6-5 6-1 5-5 5-1 4-0 3-0 2-0"
deal.C = "6-3 6-2 5-2 5-0 3-3 1-0 0-0"
deal.D = "6-4 5-4 4-3 4-2 4-1 3-2 1-1"
yard = ""
play = """
C:6-3 D:6-4L A:4-4L B:4-0L C:3-3R D:4-3R A:6-0L B:6-1L C:1-0L
D:4-1R A:3-1R B:2-0L C:6-2L D:3-2R A:6-6L B:6-5L C:5-2L D:4-2L
A:2-2R B:pass C:pass D:5-4L A:5-3L B:3-0L C:5-0L D:pass A:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 0, BD = 18 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-2 5-1 4-4 4-3 3-2 2-0"
deal.B = "6-5 6-4 5-3 4-0 3-3 3-0 2-2"
deal.C = "6-3 6-2 6-1 5-4 4-2 2-1 1-0"
deal.D = "6-6 5-5 5-0 4-1 3-1 1-1 0-0"
yard = ""
play = """
D:5-5 A:5-2L B:2-2L C:5-4R D:4-1R A:3-2L B:3-0L C:6-1R D:6-6R
A:6-0L B:6-4L C:6-3R D:3-1R A:4-4L B:4-0L C:2-1R D:0-0L A:2-0L
B:pass C:6-2L D:pass A:pass B:6-5L C:4-2R D:5-0L A:4-3R B:3-3R
C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 6, BD = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-0 4-3 3-2 2-2 2-1 0-0"
deal.B = "6-6 5-3 4-1 4-0 3-3 3-1 1-1"
deal.C = "6-5 6-4 6-3 5-4 5-1 4-2 3-0"
deal.D = "6-1 6-0 5-5 5-2 4-4 2-0 1-0"
yard = ""
play = """
A:6-2 B:6-6L C:6-5L D:5-5L A:5-0L B:4-0L C:6-4L D:2-0R A:0-0R
B:pass C:6-3L D:6-0R A:4-3L B:4-1L C:5-1L D:5-2L A:3-2L B:5-3L
C:5-4L D:4-4L A:pass B:pass C:4-2L D:6-1R A:2-2L B:1-1R C:pass
D:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 6, BD = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-2 3-3 3-2 2-1 1-1 0-0"
deal.B = "6-6 6-4 6-0 5-5 5-0 4-2 4-0"
deal.C = "6-5 6-2 5-3 5-1 2-2 2-0 1-0"
deal.D = "6-1 5-4 4-4 4-3 4-1 3-1 3-0"
yard = ""
play = """
B:4-0 C:2-0R D:4-4L A:5-2R B:5-0R C:1-0R D:4-1R A:pass B:6-4L
C:6-5L D:5-4L A:pass B:4-2L C:6-2L D:6-1L A:2-1L B:pass C:2-2L
D:4-3R A:3-2L B:pass C:5-3L D:3-1R A:1-1R B:5-5L C:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 15, BD = 21 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-4 5-0 4-3 4-2 4-0 1-0"
deal.B = "6-5 6-2 6-1 6-0 3-2 2-0 0-0"
deal.C = "6-3 5-3 4-4 4-1 2-2 2-1 1-1"
deal.D = "6-6 5-5 5-2 5-1 3-3 3-1 3-0"
yard = ""
play = """
C:6-3 D:6-6L A:6-4L B:3-2R C:4-4L D:5-2R A:5-4L B:6-5L C:5-3R
D:3-3R A:4-3R B:6-0L C:4-1R D:3-0L A:1-0R B:0-0R C:pass D:3-1L
A:5-0R B:6-1L C:pass D:5-5R A:pass B:6-2L C:2-2L D:5-1R
"""
end = "out"
winner = "BD"
delta = { AC = 15, BD = 2 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 5-2 4-4 4-1 2-1 2-0"
deal.B = "6-1 5-1 4-3 4-2 3-3 3-2 2-2"
deal.C = "6-3 5-5 5-4 5-0 4-0 3-1 1-1"
deal.D = "6-5 6-4 6-0 5-3 3-0 1-0 0-0"
yard = ""
play = """
D:0-0 A:2-0L B:3-2L C:6-3L D:6-0L A:pass B:pass C:5-0L D:6-5L
A:6-6L B:6-1L C:3-1L D:3-0L A:pass B:pass C:4-0L D:6-4L A:6-2L
B:4-2L C:5-4L D:5-3L A:pass B:4-3L C:pass D:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 35, BD = 16 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-45"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
seat_draw = "2-0 5-3 4-4 6-2"
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 96, BD = 100 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-45"
commitment = "777f711ab4f1e4f99278048e910b00f83a4567b829a2a2bf0cd6f84bee19e2d6"
secret = "9467fd8d2890801468c4d2d83ca3373445b51efa4d324d161bf55af9b92f4815"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-2 5-0 4-0 1-1 1-0"
deal.B = "6-2 6-1 5-3 5-1 4-4 4-2 4-1"
deal.C = "6-0 4-3 3-3 3-1 3-0 2-2 0-0"
deal.D = "6-6 6-5 5-5 5-4 3-2 2-1 2-0"
yard = ""
play = """
A:6-4 B:4-4R C:4-3R D:6-6L A:6-3L B:5-3L C:3-3R D:6-5L A:pass
B:6-2L C:2-2L D:3-2L A:pass B:pass C:3-0L D:2-0L A:5-2L B:5-1L
C:3-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 18, BD = 40 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 5-0 4-2 4-1 3-2 1-1"
deal.B = "6-6 4-3 2-2 2-1 2-0 1-0 0-0"
deal.C = "6-4 6-2 6-0 5-4 5-3 5-2 4-0"
deal.D = "6-5 6-1 5-1 4-4 3-3 3-1 3-0"
yard = ""
play = """
B:6-6 C:6-4L D:4-4L A:4-1L B:2-1L C:6-2L D:6-5L A:5-0L B:2-0L
C:5-2L D:5-1L A:6-3R B:4-3R C:5-4R D:6-1L A:5-5R B:pass C:6-0L
D:3-0L A:3-2L B:2-2L C:5-3R D:3-3R A:4-2L B:pass C:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 6-1 5-3 4-4 4-2 3-1"
deal.B = "5-0 4-0 3-2 3-0 2-2 2-1 2-0"
deal.C = "6-5 6-4 6-0 5-5 5-1 4-3 3-3"
deal.D = "6-6 5-4 5-2 4-1 1-1 1-0 0-0"
yard = ""
play = """
C:5-5 D:5-4L A:4-4L B:5-0R C:6-0R D:4-1L A:6-1R B:2-1L C:5-1R
D:5-2L A:5-3L B:3-2L C:6-5R D:6-6R A:6-2L B:pass C:6-4L D:pass
A:6-3R B:4-0L C:3-3R D:1-0L A:3-1R B:pass C:pass D:1-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 13, BD = 9 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 5-2 4-2 4-0 3-0 1-1"
deal.B = "6-5 6-1 5-0 4-4 3-3 2-0 0-0"
deal.C = "6-2 5-5 5-4 4-3 3-1 2-2 2-1"
deal.D = "6-6 6-0 5-3 5-1 4-1 3-2 1-0"
yard = ""
play = """
D:6-6 A:6-4L B:6-5R C:5-5R D:4-1L A:1-1L B:6-1L C:5-4R D:6-0L
A:4-0L B:4-4L C:4-3L D:5-3L A:5-2L B:2-0L C:pass D:1-0L A:4-2R
B:pass C:2-2R D:5-1L A:pass B:5-0L C:2-1R D:pass A:3-0L B:3-3L
C:3-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 17, BD = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-0 3-3 2-1 1-1 1-0"
deal.B = "5-3 5-0 4-4 4-3 4-1 3-1 3-0"
deal.C = "6-4 6-3 6-1 5-5 5-1 3-2 2-0"
deal.D = "6-5 5-4 5-2 4-2 4-0 2-2 0-0"
yard = ""
play = """
A:1-0 B:4-1L C:6-4L D:6-5L A:6-0R B:5-3L C:6-3L D:pass A:6-6L
B:pass C:6-1L D:pass A:2-1L B:pass C:3-2L D:pass A:3-3L B:4-3L
C:pass D:5-4L A:6-2R B:5-0L C:2-0L D:5-2L A:pass B:pass C:5-5L
D:4-2R A:pass B:4-4R C:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-3 4-0 3-2 3-0 1-0"
deal.B = "6-4 6-2 6-1 5-1 5-0 4-1 2-1"
deal.C = "5-4 5-2 4-3 4-2 3-3 2-2 1-1"
deal.D = "6-0 5-5 5-3 4-4 3-1 2-0 0-0"
yard = ""
play = """
B:6-4 C:4-2R D:6-0L A:4-0L B:6-2R C:5-4L D:5-5L A:6-6R B:6-1R
C:5-2L D:2-0L A:1-0R B:5-0L C:pass D:5-3L A:3-0L B:pass C:pass
D:0-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 44, BD = 26 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-46"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
seat_draw = "6-1 3-1 5-0 2-1"
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 103, BD = 52 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-46"
commitment = "9404eaeb1ed0830cbd65ec9bd54202c2d8f69060293dc694a9813972d991c617"
secret = "86eec3aabf353e4307346b485a86d60e2cbfe60a529ba371341d084b04189a95"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-2 5-5 3-3 3-0 2-1"
deal.B = "6-3 6-0 5-4 4-3 4-0 1-0 0-0"
deal.C = "6-1 5-2 5-1 3-2 3-1 2-0 1-1"
deal.D = "6-6 5-3 5-0 4-4 4-2 4-1 2-2"
yard = ""
play = """
A:6-5 B:5-4R C:6-1L D:4-1R A:2-1L B:1-0R C:5-2L D:5-0L A:3-0L
B:6-3L C:2-0R D:4-2R A:6-4L B:4-0L C:pass D:4-4R A:pass B:0-0L
C:pass D:pass A:pass B:6-0L C:pass D:6-6L A:6-2L B:4-3R
"""
end = "out"
winner = "BD"
delta = { AC = 33, BD = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-5 5-4 5-1 3-3 2-0"
deal.B = "6-4 6-2 4-3 4-1 3-0 2-2 2-1"
deal.C = "6-6 6-5 5-3 5-2 4-2 3-2 1-0"
deal.D = "6-3 5-0 4-4 4-0 3-1 1-1 0-0"
yard = ""
play = """
B:2-2 C:5-2L D:5-0L A:6-0L B:6-2L C:4-2L D:4-4L A:5-4L B:2-1R
C:6-5L D:6-3L A:6-1R B:4-3L C:6-6R D:4-0L A:2-0L B:6-4R C:3-2L
D:3-1L A:5-1L B:4-1R C:5-3L D:1-1R A:3-3L B:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 11, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 6-0 4-2 3-1 2-2 0-0"
deal.B = "6-5 5-4 4-4 3-2 3-0 2-0 1-1"
deal.C = "6-3 6-1 5-3 5-1 5-0 4-1 3-3"
deal.D = "6-4 5-5 5-2 4-3 4-0 2-1 1-0"
yard = ""
play = """
C:6-3 D:6-4L A:4-2L B:3-2L C:5-3L D:5-5L A:3-1R B:5-4L C:4-1L
D:2-1L A:6-2L B:6-5L C:5-1L D:1-0L A:6-0L B:1-1R C:6-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 27, BD = 31 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-2 5-4 5-3 4-3 1-0"
deal.B = "6-1 4-4 4-0 3-2 3-1 3-0 2-1"
deal.C = "6-4 6-3 5-0 3-3 2-2 2-0 0-0"
deal.D = "6-0 5-5 5-2 5-1 4-2 4-1 1-1"
yard = ""
play = """
D:5-5 A:6-5L B:6-1L C:5-0R D:5-1L A:5-4L B:4-4L C:6-4L D:6-0L
A:1-0L B:4-0R C:pass D:4-1R A:pass B:3-1L C:6-3L D:1-1R A:6-6L
B:2-1R C:2-2R D:4-2R A:6-2L B:3-2L C:3-3L D:pass A:5-3L B:pass
C:pass D:5-2L
"""
end = "out"
winner = "BD"
delta = { AC = 9, BD = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 2-2 2-0 1-1 1-0 0-0"
deal.B = "6-6 6-3 6-0 5-5 5-2 4-1 3-0"
deal.C = "6-4 5-4 5-3 4-4 4-3 3-2 3-1"
deal.D = "6-5 5-1 5-0 4-2 4-0 3-3 2-1"
yard = ""
play = """
A:6-2 B:6-6L C:6-4L D:4-0L A:2-2R B:6-0L C:3-2R D:6-5L A:pass
B:5-5L C:5-4L D:4-2L A:2-0L B:6-3R C:pass D:5-0L A:6-1R B:5-2L
C:3-1R D:2-1L A:1-1L B:3-0R C:pass D:5-1L A:1-0R B:4-1R
"""
end = "out"
winner = "BD"
delta = { AC = 23, BD = 6 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-47"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
seat_draw = "5-4 2-1 6-1 4-4"
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 77, BD = 108 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-47"
commitment = "916ea5c1bc670f696d11afc854acf8ca70c88df1d73e92d42118577d05ac848c"
secret = "74f6926efdba1d581b2e43a63d8ff4b18d2e1baab6d3bad905922351c60bd06f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-2 5-0 4-0 1-1 0-0"
deal.B = "6-5 5-1 4-2 3-3 3-1 2-2 2-1"
deal.C = "6-3 6-1 5-4 4-3 3-0 2-0 1-0"
deal.D = "6-0 5-5 5-3 5-2 4-4 4-1 3-2"
yard = ""
play = """
A:6-6 B:6-5L C:6-3R D:5-5L A:5-0L B:3-3R C:3-0L D:5-3L A:pass
B:5-1L C:1-0L D:6-0L A:6-4L B:4-2L C:4-3R D:4-4R A:6-2L B:pass
C:5-4R D:5-2R A:pass B:2-2R C:2-0R D:pass A:0-0R B:pass C:6-1L
"""
end = "out"
winner = "AC"
delta = { AC = 6, BD = 17 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-4 4-3 3-3 3-1 2-1 0-0"
deal.B = "5-1 5-0 4-4 4-2 4-1 2-0 1-1"
deal.C = "6-2 6-0 5-3 4-0 3-2 3-0 2-2"
deal.D = "6-6 6-5 6-3 6-1 5-5 5-2 1-0"
yard = ""
play = """
B:5-1 C:5-3L D:6-3L A:6-4L B:4-4L C:4-0L D:6-1R A:0-0L B:5-0L
C:6-2R D:6-5L A:2-1R B:4-1R C:6-0L D:1-0L A:4-3R B:1-1L C:3-2R
D:5-2R A:5-4R B:4-2R C:2-2R D:pass A:3-1L B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 9, BD = 22 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-5 4-0 3-2 3-1 2-0 0-0"
deal.B = "6-1 5-3 5-1 5-0 4-3 3-0 2-2"
deal.C = "6-6 6-5 6-4 6-2 5-4 4-2 2-1"
deal.D = "6-0 5-2 4-4 4-1 3-3 1-1 1-0"
yard = ""
play = """
C:5-4 D:4-4R A:5-5L B:5-3L C:6-4R D:3-3L A:6-3R B:4-3L C:4-2L
D:5-2L A:3-2R B:5-1L C:6-2R D:6-0R A:3-1L B:3-0L C:pass D:1-0L
A:0-0R B:6-1L C:6-6L D:pass A:4-0R B:pass C:6-5L D:4-1R A:pass
B:5-0L C:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 2, BD = 6 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 6-2 5-5 5-1 4-1 0-0"
deal.B = "6-0 5-0 4-4 4-0 3-0 2-2 1-0"
deal.C = "6-5 6-4 6-1 5-3 3-2 3-1 1-1"
deal.D = "5-4 5-2 4-3 4-2 3-3 2-1 2-0"
yard = ""
play = """
D:5-4 A:5-5L B:5-0L C:6-4R D:2-0L A:6-6R B:2-2L C:6-5R D:5-2L
A:5-1L B:1-0L C:5-3R D:4-3R A:0-0L B:6-0L C:6-1L D:4-2R A:6-2R
B:pass C:3-1L D:3-3L A:6-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 12, BD = 18 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-1 4-0 3-3 3-2 1-1 1-0"
deal.B = "6-4 6-3 5-5 5-4 2-2 2-0 0-0"
deal.C = "5-3 5-2 4-3 4-2 4-1 3-0 2-1"
deal.D = "6-6 6-5 6-2 6-0 5-0 4-4 3-1"
yard = ""
play = """
A:1-1 B:pass C:2-1L D:6-2L A:6-1L B:pass C:4-1L D:4-4L A:4-0L
B:2-0L C:4-2L D:3-1R A:3-3R B:6-4L C:4-3R D:6-6L A:pass B:6-3L
C:3-0L D:6-0L A:pass B:5-4R C:5-2R D:6-5L A:5-1L B:2-2R C:pass
D:pass A:3-2R B:pass C:5-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-5 5-0 4-1 4-0 1-0"
deal.B = "6-6 5-2 4-4 4-2 3-3 2-2 2-1"
deal.C = "6-4 6-3 5-1 4-3 2-0 1-1 0-0"
deal.D = "6-5 6-2 5-4 5-3 3-2 3-1 3-0"
yard = ""
play = """
B:6-6 C:6-3L D:6-5R A:5-5R B:3-3L C:5-1R D:5-3L A:6-1R B:5-2L
C:2-0L D:6-2R A:1-0L B:2-1L C:pass D:3-2L A:pass B:4-2R C:4-3L
D:5-4L A:4-0R B:pass C:0-0R D:3-0R A:5-0L B:pass C:pass D:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 23, BD = 12 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-2 4-4 4-3 4-2 3-1 3-0"
deal.B = "6-3 6-2 5-0 4-1 4-0 3-2 1-1"
deal.C = "6-6 5-4 5-3 5-1 2-2 2-1 0-0"
deal.D = "6-5 6-4 6-1 5-5 3-3 2-0 1-0"
yard = ""
play = """
C:5-3 D:6-5L A:4-3R B:6-3L C:5-4R D:5-5R A:5-2R B:3-2L C:2-1L
D:6-1L A:4-2R B:6-2L C:2-2L D:6-4R A:6-0R B:5-0R C:5-1R D:2-0L
A:3-1R B:4-0L C:pass D:3-3R A:4-4L B:4-1L C:pass D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 15, BD = 2 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-4 5-3 4-1 4-0 3-3 2-0"
deal.B = "6-6 6-5 6-0 5-0 2-2 1-0 0-0"
deal.C = "6-3 6-1 5-5 4-4 4-3 3-1 2-1"
deal.D = "6-2 5-2 5-1 4-2 3-2 3-0 1-1"
yard = ""
play = """
D:6-2 A:6-4L B:2-2R C:4-3L D:5-2R A:5-4R B:pass C:4-4R D:4-2R
A:3-3L B:pass C:3-1L D:5-1L A:5-3L B:pass C:6-3L D:3-2R A:pass
B:6-6L C:6-1L D:3-0R A:4-1L B:6-0R C:pass D:pass A:4-0L B:5-0L
C:5-5L D:pass A:pass B:6-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 5, BD = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 6-0 5-3 5-0 4-1 4-0"
deal.B = "6-6 6-5 5-4 5-1 3-1 2-1 1-1"
deal.C = "5-2 4-3 4-2 3-0 2-2 1-0 0-0"
deal.D = "6-3 6-1 5-5 4-4 3-3 3-2 2-0"
yard = ""
play = """
A:6-4 B:6-6L C:4-3R D:6-3L A:5-3L B:6-5L C:3-0R D:6-1L A:6-0R
B:5-1L C:5-2L D:3-2L A:6-2R B:3-1L C:4-2R D:4-4R A:4-1L B:5-4L
C:pass D:5-5L A:5-0L B:pass C:1-0L D:pass A:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 4, BD = 13 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-48"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
seat_draw = "6-2 1-1 2-2 3-3"
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 104, BD = 74 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-48"
commitment = "3e5ea95fa281f82e9da9f421e9a3361512040702af5a6d075970fb9a11663bd8"
secret = "fdad3af203427c57d4616f840526945323321d51e6779d09066cef2c6c4f5630"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-2 4-2 3-0 2-1 2-0"
deal.B = "6-1 5-4 5-3 5-0 4-4 4-1 4-0"
deal.C = "6-5 6-3 6-2 5-1 4-3 3-3 1-0"
deal.D = "6-0 5-5 3-2 3-1 2-2 1-1 0-0"
yard = ""
play = """
A:6-6 B:6-1L C:6-5R D:5-5R A:2-1L B:5-0R C:6-2L D:6-0R A:6-4L
B:4-4L C:6-3R D:3-2R A:4-2L B:pass C:pass D:2-2L A:5-2L B:5-4L
C:4-3L D:3-1L A:2-0R B:4-1L C:1-0R D:1-1R A:pass B:4-0L C:5-1R
D:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 9, BD = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-1 5-2 4-2 3-2 2-2"
deal.B = "6-6 4-3 4-1 3-3 2-0 1-1 0-0"
deal.C = "6-0 5-4 5-3 5-0 4-4 4-0 2-1"
deal.D = "6-4 6-3 5-5 5-1 3-1 3-0 1-0"
yard = ""
play = """
B:0-0 C:6-0L D:6-3L A:3-2L B:2-0L C:5-0L D:5-5L A:6-5L B:6-6L
C:4-0R D:6-4R A:6-2L B:pass C:2-1L D:1-0L A:6-1R B:4-1R C:5-4R
D:5-1R A:pass B:1-1R C:pass D:3-1R A:pass B:4-3R C:4-4R D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 25, BD = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-3 5-5 5-3 2-1 1-0"
deal.B = "4-4 4-3 4-0 3-3 3-2 2-2 2-0"
deal.C = "6-1 6-0 5-2 5-0 4-2 3-0 0-0"
deal.D = "6-4 6-2 5-4 5-1 4-1 3-1 1-1"
yard = ""
play = """
C:6-1 D:6-4L A:2-1R B:2-2R C:5-2R D:5-1R A:1-0R B:4-0L C:6-0L
D:6-2L A:pass B:3-2L C:5-0R D:3-1L A:6-5R B:pass C:pass D:4-1L
A:6-6R B:4-4L C:4-2L D:pass A:6-3R B:4-3R C:pass D:5-4R A:5-5R
B:2-0L C:3-0L D:pass A:5-3L
"""
end = "out"
winner = "AC"
delta = { AC = 0, BD = 8 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-4 5-2 4-1 3-2 3-1"
deal.B = "5-0 4-4 4-3 3-0 2-1 2-0 1-0"
deal.C = "6-6 6-4 5-3 4-0 3-3 2-2 1-1"
deal.D = "6-5 6-1 6-0 5-5 5-1 4-2 0-0"
yard = ""
play = """
D:5-5 A:5-4L B:5-0R C:6-4L D:6-0R A:6-3L B:4-3L C:6-6R D:6-5R
A:4-1L B:2-1L C:5-3R D:4-2L A:3-2R B:4-4L C:2-2R D:pass A:6-2R
B:pass C:4-0L D:0-0L A:pass B:2-0L C:pass D:6-1R A:5-2L B:1-0R
C:pass D:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 12, BD = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 4-3 4-2 4-1 3-2 1-1"
deal.B = "6-4 6-3 5-1 3-3 3-0 2-1 1-0"
deal.C = "6-2 6-1 5-5 5-2 5-0 4-0 2-0"
deal.D = "6-5 6-0 5-3 4-4 3-1 2-2 0-0"
yard = ""
play = """
A:6-6 B:6-3L C:6-2R D:2-2R A:4-3L B:2-1R C:6-1R D:4-4L A:5-4L
B:6-4R C:5-5L D:6-5L A:4-2R B:pass C:5-2R D:5-3R A:3-2R B:pass
C:2-0R D:6-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 16, BD = 20 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-4 4-4 4-1 3-0 2-2"
deal.B = "6-2 6-1 5-5 4-2 3-1 2-1 2-0"
deal.C = "6-6 6-0 5-3 5-0 4-3 3-2 1-0"
deal.D = "6-4 5-2 5-1 4-0 3-3 1-1 0-0"
yard = ""
play = """
B:4-2 C:4-3L D:3-3L A:6-3L B:6-1L C:3-2R D:1-1L A:4-1L B:3-1R
C:1-0R D:4-0R A:5-4L B:5-5L C:5-3L D:6-4R A:3-0L B:2-0L C:6-6R
D:5-2L A:6-5L B:6-2L C:6-0R D:0-0R A:2-2L B:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 13, BD = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 5-4 5-3 4-4 4-2 2-2"
deal.B = "6-5 6-4 6-1 5-1 4-0 3-0 0-0"
deal.C = "6-3 5-0 4-1 3-2 2-1 2-0 1-1"
deal.D = "6-6 5-5 5-2 4-3 3-3 3-1 1-0"
yard = ""
play = """
C:6-3 D:6-6L A:6-2L B:3-0R C:3-2L D:3-3L A:5-3L B:5-1L C:4-1L
D:4-3L A:6-0R B:6-5R C:5-0R D:1-0R A:pass B:6-1R C:pass D:3-1L
A:pass B:6-4R C:2-1L D:5-2L A:5-4L B:4-0L C:2-0L D:pass A:4-2L
B:pass C:pass D:pass A:4-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 6, BD = 10 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 5-1 3-3 3-2 3-1 1-1"
deal.B = "6-5 6-2 5-2 5-0 4-4 4-0 0-0"
deal.C = "6-6 6-4 6-1 5-3 4-2 2-2 1-0"
deal.D = "6-0 5-4 4-3 4-1 3-0 2-1 2-0"
yard = ""
play = """
D:4-3 A:6-3R B:6-5R C:6-4L D:5-4R A:pass B:4-0R C:6-6L D:6-0R
A:pass B:6-2L C:6-1R D:4-1R A:3-2L B:4-4R C:5-3L D:pass A:5-5L
B:5-2L C:4-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 23, BD = 13 }
[[match]]
bones = 1
variant = "domino_whist"
rules_version = 1
id = "domino_whist-49"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
seat_draw = "1-1 5-5 6-1 5-0"
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 124, BD = 102 }

[match.options]
seat_draw = "highest_leads"
first_opener = "seat_a"
later_opener = "rotate"
after_no_winner = "left_of_opener"
round_score = "own_pips_penalty"
blocked_award = "others_total"
blocked_tie = "nobody"
partner_counts = true
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "domino_whist-49"
commitment = "3c6ba598c2614b27a3d0eeffd4a92f1927074293835a77a8c6549fe3fb907b3e"
secret = "240122d64d1ef4efb76ba89adaa10ad40ce460463df3cbf8cfc15481df6ff92d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-3 5-0 4-0 3-3 3-2 3-0 0-0"
deal.B = "6-5 6-4 6-2 5-3 5-2 5-1 3-1"
deal.C = "6-1 6-0 5-4 4-4 4-3 4-2 1-1"
deal.D = "6-6 5-5 4-1 2-2 2-1 2-0 1-0"
yard = ""
play = """
A:6-3 B:6-5L C:5-4L D:4-1L A:3-2R B:6-2R C:6-1L D:6-6L A:pass
B:6-4L C:4-4L D:pass A:4-0L B:pass C:6-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 29, BD = 45 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-2 2-2 2-0 1-0 0-0"
deal.B = "6-5 5-5 4-4 4-3 4-2 4-0 3-1"
deal.C = "5-4 5-3 5-0 4-1 3-3 2-1 1-1"
deal.D = "6-4 6-3 6-1 6-0 5-1 3-2 3-0"
yard = ""
play = """
B:6-5 C:5-4R D:6-4L A:pass B:4-4L C:4-1L D:6-1L A:6-6L B:4-3R
C:3-3R D:6-3L A:pass B:3-1L C:5-3R D:5-1L A:5-2L B:5-5R C:2-1L
D:pass A:1-0L B:4-0L C:5-0R D:6-0R A:6-2R B:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 8, BD = 8 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 5-5 5-1 4-0 3-1 1-0"
deal.B = "6-5 6-0 5-2 5-0 4-2 3-0 2-0"
deal.C = "6-4 6-1 5-3 4-4 3-3 2-2 0-0"
deal.D = "6-6 5-4 4-3 4-1 3-2 2-1 1-1"
yard = ""
play = """
C:4-4 D:5-4L A:4-0R B:6-5L C:6-4L D:4-3L A:3-1L B:6-0R C:6-1L
D:6-6L A:6-3L B:3-0L C:0-0L D:pass A:1-0L B:pass C:pass D:4-1L
A:6-2R B:5-2R C:5-3R D:3-2R A:pass B:4-2L C:2-2L D:2-1L A:5-1L
B:5-0L C:pass D:pass A:pass B:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 16, BD = 2 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 5-3 5-1 4-4 3-3 3-0"
deal.B = "6-2 6-1 5-4 5-0 4-3 2-0 1-0"
deal.C = "6-4 6-3 4-2 4-0 2-1 1-1 0-0"
deal.D = "6-0 5-5 5-2 4-1 3-2 3-1 2-2"
yard = ""
play = """
D:6-0 A:3-0R B:6-2L C:6-3R D:5-2L A:6-6R B:5-4L C:6-4R D:4-1L
A:5-1L B:4-3R C:pass D:5-5L A:5-3L B:pass C:pass D:3-2L A:3-3R
B:2-0L C:4-0L D:3-1R A:4-4L B:6-1R C:4-2L D:2-2L
"""
end = "out"
winner = "BD"
delta = { AC = 16, BD = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 6-0 5-3 4-0 3-3 2-2"
deal.B = "6-5 5-2 5-0 4-4 4-2 3-1 3-0"
deal.C = "6-6 6-1 4-3 3-2 2-0 1-1 1-0"
deal.D = "6-4 5-5 5-4 5-1 4-1 2-1 0-0"
yard = ""
play = """
A:6-3 B:6-5L C:3-2R D:5-5L A:6-2R B:5-2L C:6-6R D:2-1L A:6-0R
B:5-0R C:1-1L D:5-1L A:5-3L B:3-1L C:6-1L D:6-4L A:4-0L B:3-0L
C:4-3L D:5-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 13, BD = 19 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 5-3 5-0 4-3 4-0 2-0"
deal.B = "6-3 5-4 5-1 4-1 3-3 1-1 0-0"
deal.C = "6-4 6-1 6-0 5-2 4-4 3-0 2-1"
deal.D = "6-5 6-2 4-2 3-2 3-1 2-2 1-0"
yard = ""
play = """
B:6-3 C:6-4L D:4-2L A:5-3R B:5-4R C:4-4R D:6-2L A:4-3R B:3-3R
C:6-1L D:3-1L A:pass B:pass C:3-0L D:1-0L A:pass B:5-1L C:5-2L
D:3-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 42, BD = 22 }
