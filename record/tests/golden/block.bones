[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-0"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 106, B = 49 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-0"
commitment = "b0ee90414e0d8bfeebdae79509e9de602cc3658ba75ff3d36e7f8ab25897858e"
secret = "b8c6f33f1780d30977c5e964f62e7959102a3694f1c28ae0834ab12f98a3dcb0"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-1 4-4 4-1 4-0 3-2 2-1 1-0"
deal.B = "6-5 6-4 5-5 5-0 4-3 3-1 2-0"
yard = "3-0 3-3 2-2 6-0 6-1 5-4 0-0 5-2 6-6 5-3 4-2 6-3 6-2 1-1"
play = """
B:3-1 A:3-2L B:2-0L A:4-0L B:6-4L A:5-1R B:5-5R A:pass B:6-5L
A:pass B:5-0L A:1-0L B:pass A:4-1L B:4-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 11 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-1 5-3 4-0 3-2 3-1"
deal.B = "4-4 4-3 4-2 3-3 2-0 1-1 0-0"
yard = "6-2 1-0 4-1 3-0 2-2 6-5 6-0 5-4 5-1 5-5 5-2 6-3 2-1 5-0"
play = """
B:4-2 A:6-4L B:2-0R A:6-6L B:0-0R A:6-1L B:1-1L A:3-1L B:3-3L
A:5-3L B:pass A:4-0R B:4-3R A:3-2R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-3 4-3 4-2 3-3 1-1"
deal.B = "6-6 6-4 5-4 5-2 5-1 4-4 3-2"
yard = "6-1 6-2 3-1 1-0 4-1 6-5 2-2 3-0 2-0 0-0 4-0 5-0 5-5 2-1"
play = """
A:6-3 B:6-4L A:4-3L B:3-2L A:4-2L B:4-4L A:5-3R B:5-4R
"""
end = "blocked"
winner = "A"
delta = { A = 11, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 4-3 3-1 3-0 2-2 1-0"
deal.B = "5-4 5-1 5-0 4-2 4-0 3-2 1-1"
yard = "4-1 6-4 6-2 6-1 6-0 6-3 3-3 0-0 2-0 6-6 4-4 5-3 5-2 2-1"
play = """
A:6-5 B:5-1R A:3-1R B:3-2R A:2-2R B:4-2R A:4-3R B:pass A:3-0R
B:5-0R A:5-5R B:5-4R A:pass B:4-0R A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 2, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-2 5-0 3-3 3-0 2-1 2-0"
deal.B = "6-4 6-3 6-1 5-3 5-1 4-3 0-0"
yard = "4-1 6-6 1-0 4-4 1-1 5-5 3-1 3-2 6-5 4-0 6-0 4-2 2-2 6-2"
play = """
A:5-4 B:5-3L A:3-3L B:4-3L A:pass B:6-4L A:pass B:6-3L A:3-0L
B:0-0L A:5-0L B:5-1L A:2-1L B:pass A:5-2L
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-0 4-1 3-3 3-1 2-2 1-1 0-0"
deal.B = "6-6 6-3 6-1 5-3 3-2 2-0 1-0"
yard = "2-1 4-0 6-5 5-2 5-5 4-2 3-0 4-4 5-1 6-4 5-4 6-0 4-3 6-2"
play = """
A:5-0 B:1-0R A:4-1R B:5-3L A:3-3L B:6-3L A:pass B:6-1L A:3-1L
B:3-2L A:2-2L B:2-0L A:0-0L
"""
end = "blocked"
winner = "A"
delta = { A = 10, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-0 4-4 4-0 3-1 2-1"
deal.B = "6-5 5-2 4-3 4-2 3-0 1-0 0-0"
yard = "3-2 6-2 4-1 6-0 5-3 5-4 2-0 3-3 1-1 5-1 6-6 6-3 2-2 5-5"
play = """
A:6-4 B:4-3R A:6-1L B:3-0R A:3-1L B:1-0R A:2-1R B:4-2R A:4-4R
B:pass A:4-0R B:0-0R A:5-0R
"""
end = "out"
winner = "A"
delta = { A = 18, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-1 3-2 3-1 2-1 1-1"
deal.B = "6-4 6-2 5-5 5-3 4-3 3-3 0-0"
yard = "4-1 5-0 2-0 3-0 1-0 5-2 4-0 4-4 2-2 6-3 4-2 5-4 6-6 6-5"
play = """
A:6-1 B:6-4L A:5-1R B:5-3R A:3-2R B:6-2R A:6-0R B:4-3L A:3-1L
B:0-0R A:2-1L
"""
end = "blocked"
winner = "A"
delta = { A = 14, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-1 5-0 4-4 3-1 1-1"
deal.B = "6-2 4-3 4-2 3-2 3-0 2-2 2-0"
yard = "4-1 5-3 6-1 1-0 6-6 5-4 3-3 4-0 6-4 2-1 5-2 6-3 0-0 6-0"
play = """
A:6-5 B:6-2L A:5-5R B:2-0L A:5-0L B:pass A:5-1L B:pass A:3-1L
B:3-0L
"""
end = "blocked"
winner = "A"
delta = { A = 12, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 4-4 4-3 4-2 3-3 1-1"
deal.B = "5-1 3-2 3-1 3-0 2-2 1-0 0-0"
yard = "5-2 6-1 6-5 4-0 5-0 6-4 2-0 5-4 6-2 2-1 5-3 6-0 6-3 4-1"
play = """
A:6-6
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 16 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-3 6-2 5-4 5-3 4-2"
deal.B = "6-6 6-1 6-0 5-0 4-3 4-1 3-1"
yard = "4-0 2-2 5-1 3-2 5-5 2-0 4-4 3-0 0-0 1-1 1-0 3-3 5-2 2-1"
play = """
B:4-1 A:6-4L B:6-1L A:pass B:3-1L A:6-3L B:6-6L A:6-5L B:5-0L
A:pass B:6-0L A:6-2L B:pass A:4-2L B:4-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 17 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-0 4-2 4-1 3-1 2-0 1-0"
deal.B = "6-1 5-4 4-3 3-3 3-2 3-0 2-2"
yard = "0-0 4-0 6-4 6-0 6-3 5-3 6-6 5-1 2-1 1-1 4-4 6-5 5-5 5-2"
play = """
B:2-2 A:6-2L B:6-1L A:4-1L B:5-4L A:5-0L B:3-0L A:3-1L B:3-2R
A:1-0L B:4-3R A:2-0L B:pass A:4-2L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-3 5-2 4-1 2-2 1-0"
deal.B = "6-1 5-5 5-4 4-4 4-3 4-2 2-1"
yard = "4-0 3-3 5-0 3-2 1-1 3-1 3-0 6-0 0-0 6-6 2-0 6-5 5-1 6-2"
play = """
A:6-4 B:4-4R A:6-3L B:5-4R A:5-3L B:5-5L A:5-2L B:4-2L A:4-1L
B:2-1L A:2-2L
"""
end = "blocked"
winner = "A"
delta = { A = 13, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-4 4-1 2-1 1-1 1-0"
deal.B = "6-4 5-3 5-2 4-2 3-2 3-1 2-2"
yard = "6-3 6-5 5-1 2-0 6-6 6-2 4-4 4-3 3-3 0-0 3-0 4-0 5-5 5-0"
play = """
A:6-1 B:6-4L A:5-4L B:3-1R A:pass B:5-3R A:pass B:5-2L A:2-1L
B:pass A:4-1L B:4-2L A:pass B:3-2L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-5 4-4 4-3 3-3 3-2 3-0 0-0"
deal.B = "6-6 6-3 5-2 4-1 4-0 2-1 1-0"
yard = "6-4 6-1 2-2 3-1 5-5 1-1 6-2 4-2 5-1 6-0 2-0 5-4 5-0 5-3"
play = """
B:4-0 A:4-4L B:4-1L A:3-0R B:6-3R A:6-5R B:5-2R A:3-2R B:2-1L
A:4-3R
"""
end = "blocked"
winner = "A"
delta = { A = 7, B = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-1"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 0, B = 105, C = 87 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-1"
commitment = "670c595b20091a8b4d1b019be4f3fa86a398fbeedf0265dbf4a3394a18f66510"
secret = "89a1a98e709fa672374b463bbd8d5946ff4f530c5e65be07bf17ef8473ec96e9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "4-3 3-1 2-0 1-1 1-0"
deal.B = "6-3 5-2 3-2 2-1 0-0"
deal.C = "6-6 5-5 5-3 4-4 4-0"
yard = "6-0 5-0 3-0 3-3 6-2 6-5 2-2 4-2 4-1 5-1 5-4 6-4 6-1"
play = """
C:5-5 A:pass B:5-2L C:5-3R A:2-0L B:6-3R C:6-6R A:1-0L B:2-1L
C:pass A:pass B:3-2L C:pass A:4-3L B:pass C:4-4L A:pass B:pass
C:4-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-1 2-2 2-1 2-0"
deal.B = "6-4 4-4 3-3 3-0 1-0"
deal.C = "5-5 4-2 4-1 4-0 1-1"
yard = "6-1 5-2 5-4 6-2 3-2 0-0 6-5 4-3 5-3 6-0 6-6 3-1 5-0"
play = """
C:5-5 A:5-1L B:1-0L C:4-0L A:pass B:6-4L C:pass A:6-3L B:3-3L
C:pass A:pass B:3-0L C:pass A:2-0L B:pass C:4-2L A:pass B:4-4L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 14, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-3 4-2 3-2 2-1"
deal.B = "6-0 5-2 5-0 4-1 3-1"
deal.C = "5-5 5-4 4-0 3-0 2-2"
yard = "6-2 3-3 1-0 6-5 4-4 1-1 5-1 0-0 6-3 4-3 2-0 6-4 6-1"
play = """
B:5-2 C:5-5L A:4-2R B:5-0L C:4-0L A:pass B:4-1L C:5-4R A:2-1L
B:pass C:2-2L A:5-3R B:3-1R C:pass A:3-2L B:pass C:3-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 18 }

[[match.hand]]
opener = "C"
deal.A = "5-1 4-4 4-2 4-1 2-0"
deal.B = "6-6 6-5 6-3 4-3 2-1"
deal.C = "6-0 5-5 5-2 5-0 4-0"
yard = "6-1 3-3 5-3 1-1 5-4 1-0 0-0 6-4 3-1 3-0 2-2 6-2 3-2"
play = """
C:5-5 A:5-1L B:6-5R C:6-0R A:4-1L B:4-3L C:5-0R A:pass B:6-3L
C:5-2R A:4-2R B:6-6L C:4-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 13 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-1 5-5 5-3 3-1"
deal.B = "5-0 4-0 3-2 2-1 0-0"
deal.C = "5-4 5-1 4-4 4-1 3-0"
yard = "6-2 3-3 6-4 2-0 6-5 6-0 5-2 6-3 1-1 4-3 1-0 2-2 4-2"
play = """
C:4-4 A:pass B:4-0L C:3-0L A:3-1L B:2-1L C:5-4R A:5-5R B:3-2L
C:5-1R A:5-3L B:5-0L C:4-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 19 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-3 5-2 4-1 1-1"
deal.B = "6-0 5-1 4-4 4-2 4-0"
deal.C = "6-2 3-3 3-2 3-1 2-0"
yard = "0-0 6-6 6-1 5-5 1-0 3-0 6-3 5-0 4-3 2-1 2-2 5-4 6-5"
play = """
C:3-3 A:5-3L B:5-1L C:3-1L A:pass B:pass C:3-2L A:5-2L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 31 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 5-4 5-2 4-2"
deal.B = "6-0 5-5 5-1 3-2 0-0"
deal.C = "6-4 6-2 6-1 5-0 1-0"
yard = "1-1 6-3 5-3 2-2 4-4 3-0 4-0 2-0 2-1 4-3 3-3 3-1 4-1"
play = """
C:6-1 A:6-5L B:5-5L C:5-0L A:pass B:6-0L C:1-0R A:6-6L B:0-0R
C:6-4L A:5-4L B:5-1L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 16, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-4 4-2 4-0 3-0 0-0"
deal.B = "6-6 6-2 6-0 5-3 5-2"
deal.C = "6-3 5-0 3-3 3-2 2-1"
yard = "5-4 2-2 5-5 1-0 6-5 2-0 4-1 4-3 1-1 5-1 3-1 6-1 6-4"
play = """
B:6-6 C:6-3L A:3-0L B:6-2R C:3-2R A:4-0L B:5-3R C:5-0R A:0-0R
B:6-0R C:pass A:4-2L B:5-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 17, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-4 5-1 4-4 3-2"
deal.B = "6-6 6-0 5-2 3-3 1-1"
deal.C = "6-1 5-5 5-3 4-0 2-2"
yard = "0-0 4-2 5-0 4-1 6-5 2-1 6-2 3-1 3-0 1-0 2-0 6-3 4-3"
play = """
B:6-6 C:6-1L A:6-4R B:1-1L C:4-0R A:5-1L B:5-2L C:2-2L A:3-2L
B:3-3L C:5-3L A:5-4L B:6-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 18, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-4 4-3 4-2 3-3"
deal.B = "5-5 5-2 4-0 3-1 1-1"
deal.C = "6-6 6-1 6-0 4-1 2-0"
yard = "5-0 0-0 2-1 6-4 3-2 5-1 2-2 1-0 6-3 3-0 6-2 5-3 4-4"
play = """
B:5-5 C:pass A:6-5L B:5-2R C:6-6L A:4-2R B:4-0R C:6-0R A:pass
B:pass C:6-1L A:pass B:3-1L C:pass A:3-3L B:pass C:pass A:4-3L
B:pass C:4-1L A:pass B:1-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 11, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-4 4-4 2-2 2-0"
deal.B = "6-2 5-3 5-1 4-2 1-0"
deal.C = "6-4 3-3 3-1 3-0 2-1"
yard = "3-2 0-0 6-1 6-6 4-0 5-0 6-5 6-3 4-1 1-1 5-2 4-3 5-5"
play = """
B:6-2 C:6-4L A:2-0R B:4-2L C:3-0R A:2-2L B:5-3R C:2-1L A:5-4R
B:5-1L C:pass A:4-4R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 15, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-3 4-2 3-3 3-2"
deal.B = "6-6 5-5 3-1 2-2 0-0"
deal.C = "6-3 5-0 4-1 2-0 1-1"
yard = "5-1 4-0 6-5 2-1 5-2 6-2 4-4 4-3 6-0 3-0 6-1 1-0 6-4"
play = """
B:6-6 C:6-3L A:3-2L B:2-2L C:2-0L A:pass B:0-0L C:5-0L A:5-4L
B:pass C:4-1L A:pass B:3-1L C:pass A:5-3L B:5-5L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 14, C = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-2"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 2, D = 2 }
score = { A = 0, B = 120, C = 0, D = 0 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-2"
commitment = "ea0c022c22a78e5d1a6465ee8705ab8560641216cb9168fc98265c6c7d61539d"
secret = "2453695514ac2ba4f06e40a20e20cbc76b7a6c6d9a438c4a30e2acea3be39f57"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-1 4-4 4-3"
deal.B = "6-0 5-0 4-1 3-1 3-0"
deal.C = "6-5 5-4 5-2 3-3 0-0"
deal.D = "5-3 4-2 3-2 2-2 1-0"
yard = "2-1 6-4 2-0 5-5 6-6 6-2 1-1 4-0"
play = """
B:3-0 C:3-3L D:1-0R A:6-3L B:6-0L C:0-0L D:pass A:6-1R B:5-0L
C:6-5L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 51, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 4-1 3-0 2-0 0-0"
deal.B = "6-3 5-3 4-0 2-2 1-0"
deal.C = "6-2 6-0 5-2 4-4 3-1"
deal.D = "6-6 6-1 5-5 5-0 3-3"
yard = "1-1 2-1 4-2 6-5 5-1 4-3 3-2 6-4"
play = """
B:2-2 C:6-2L D:6-6L A:2-0R B:6-3L C:3-1L D:6-1L A:3-0R B:5-3R
C:6-0L D:5-5R A:5-4R B:4-0R C:pass D:5-0L A:0-0R B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 26, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-1 3-0 2-0"
deal.B = "5-4 5-0 4-0 3-3 3-2"
deal.C = "6-5 5-5 4-1 1-0 0-0"
deal.D = "6-1 6-0 4-2 2-2 2-1"
yard = "6-3 4-3 4-4 3-1 6-2 1-1 5-3 5-2"
play = """
B:3-3 C:pass D:pass A:3-0L B:5-0L C:6-5L D:6-1L A:5-1L B:5-4L
C:4-1L D:2-1L A:2-0L B:4-0L C:pass D:4-2L A:pass B:3-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 43, C = 0, D = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-3"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 103, B = 21 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-3"
commitment = "9245623e968845ac6bcd715b3e4c576ac22e0b8631bfb94a2e2534e888059eb0"
secret = "0a4f88e04b578e42ff125845c9b27ba749498ed4b68a20c94cf0e195aae9cbc4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-1 5-2 4-0 3-3 3-1 2-2 1-1"
deal.B = "6-4 6-3 6-2 4-4 4-1 3-2 0-0"
yard = "6-6 3-0 2-1 4-2 4-3 5-1 5-0 6-5 5-3 5-5 5-4 1-0 2-0 6-0"
play = """
B:6-4 A:6-1L B:4-1L A:4-0L B:0-0L A:pass B:4-4R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 5-3 5-0 4-4 4-2 4-0"
deal.B = "6-3 6-2 5-4 3-3 3-1 2-2 2-1"
yard = "2-0 6-1 1-1 5-2 3-0 4-1 6-4 5-5 5-1 0-0 1-0 4-3 3-2 6-5"
play = """
B:6-3 A:6-6L B:6-2L A:4-2L B:5-4L A:5-3R B:pass A:5-0L B:pass
A:6-0L
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 5-3 5-1 4-2 2-0 1-1"
deal.B = "6-4 6-3 6-2 4-3 4-1 3-3 3-1"
yard = "0-0 2-1 5-2 6-0 6-5 3-2 6-1 1-0 4-0 2-2 4-4 5-0 3-0 6-6"
play = """
A:5-5 B:pass A:5-4L B:6-4L A:5-1R B:6-3L A:5-3L B:4-1R A:4-2R
B:6-2R
"""
end = "blocked"
winner = "A"
delta = { A = 13, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 4-4 3-3 3-2 2-2 2-0 1-1"
deal.B = "6-3 6-2 6-0 5-4 5-0 4-2 2-1"
yard = "4-1 1-0 3-1 5-2 6-5 5-3 3-0 0-0 4-3 6-1 6-6 5-1 6-4 4-0"
play = """
A:2-2 B:6-2L A:3-2R B:6-3L A:3-3L
"""
end = "blocked"
winner = "A"
delta = { A = 7, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-2 4-2 4-1 4-0 2-2 1-1 0-0"
deal.B = "6-4 5-0 4-3 3-1 3-0 2-1 2-0"
yard = "6-3 6-1 1-0 6-5 6-0 5-1 5-3 3-2 6-2 5-4 6-6 5-5 4-4 3-3"
play = """
A:2-2 B:2-1L A:4-1L B:6-4L A:4-2R B:4-3R A:pass B:3-1R A:1-1R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-2 5-1 3-2 3-0 2-2"
deal.B = "6-6 6-5 6-3 4-2 1-1 1-0 0-0"
yard = "4-0 3-3 3-1 2-1 2-0 5-4 6-0 4-1 6-1 4-3 5-3 5-0 4-4 5-5"
play = """
B:6-6 A:6-2L B:4-2L A:6-4L B:6-5L A:5-2L B:6-3R A:3-2R B:pass
A:2-2L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-2 5-2 4-3 2-1 0-0"
deal.B = "6-3 5-5 5-0 4-2 4-1 3-1 3-0"
yard = "5-1 2-2 4-0 3-2 6-1 3-3 4-4 6-4 5-3 1-0 6-0 2-0 1-1 5-4"
play = """
B:6-3 A:6-6L B:3-1R A:2-1R B:4-2R A:4-3R B:3-0R A:6-2L B:5-0R
A:5-2L B:5-5L A:6-5L
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-0 5-5 4-1 2-1 1-0"
deal.B = "6-5 6-3 5-1 4-3 4-2 3-0 0-0"
yard = "2-2 6-4 4-0 3-1 5-2 5-3 4-4 6-1 5-4 2-0 3-3 5-0 1-1 3-2"
play = """
A:6-6 B:6-5L A:5-5L B:5-1L A:6-2R B:4-2R A:4-1R B:pass A:2-1L
B:pass A:1-0R B:3-0R A:pass B:6-3R A:6-0R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 5-5 4-4 2-1 2-0 1-0"
deal.B = "6-6 6-0 5-4 5-0 3-3 3-1 1-1"
yard = "5-1 4-0 0-0 3-0 4-1 6-3 5-3 5-2 6-4 2-2 6-2 4-2 3-2 4-3"
play = """
A:5-5 B:5-4L A:4-4L B:5-0R A:1-0R B:3-1R A:pass B:3-3R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 5-3 5-0 4-4 3-0 2-1"
deal.B = "6-2 5-5 4-3 4-0 3-2 2-2 1-0"
yard = "6-4 6-1 0-0 1-1 5-1 3-1 2-0 4-1 6-5 3-3 4-2 6-3 5-4 5-2"
play = """
B:6-2 A:6-6L B:3-2R A:6-0L B:4-0L A:4-4L B:4-3L A:3-0L B:1-0L
A:2-1L B:2-2L A:5-3R B:5-5R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 5-3 5-0 4-2 3-2 2-1"
deal.B = "6-6 6-2 6-0 5-5 5-2 4-4 3-0"
yard = "6-4 4-3 2-2 1-1 4-1 5-1 3-1 6-5 3-3 1-0 4-0 6-1 2-0 0-0"
play = """
B:6-6 A:6-3L B:3-0L A:5-0L B:5-5L A:5-3L B:6-2R A:3-2L B:5-2L
A:5-4L B:4-4L A:4-2L B:pass A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-2 4-0 3-0 2-1 2-0 1-1"
deal.B = "6-2 6-1 5-4 5-0 3-3 3-2 1-0"
yard = "5-1 4-4 6-6 5-3 4-1 5-5 4-2 3-1 0-0 6-0 4-3 6-4 6-5 2-2"
play = """
A:1-1 B:6-1L A:6-3L B:3-3L A:3-0L B:5-0L A:5-2L B:6-2L A:2-1R
B:3-2R
"""
end = "blocked"
winner = "A"
delta = { A = 4, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 6-0 5-4 5-3 4-1 3-1"
deal.B = "6-6 6-2 5-5 4-2 4-0 3-3 2-0"
yard = "5-1 5-2 3-2 6-4 2-1 5-0 4-4 0-0 6-3 2-2 4-3 1-0 3-0 1-1"
play = """
A:6-5 B:6-6L A:6-1L B:5-5R A:5-4R B:4-2R A:3-1L B:3-3L A:5-3L
B:6-2R A:6-0R B:4-0R A:4-1R
"""
end = "out"
winner = "A"
delta = { A = 2, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-3 5-0 3-2 3-1 2-1"
deal.B = "6-6 5-4 4-4 4-2 4-1 2-0 1-1"
yard = "6-0 3-3 6-4 4-0 5-5 2-2 1-0 6-5 6-2 5-1 5-2 4-3 0-0 3-0"
play = """
A:3-1 B:4-1R A:6-3L B:6-6L A:6-1L B:1-1L A:2-1L B:4-2L A:pass
B:5-4L A:5-3L B:4-4R A:3-2L B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-1 5-5 5-2 3-3 1-0"
deal.B = "6-6 6-4 5-0 4-2 3-2 3-1 1-1"
yard = "5-4 2-0 6-0 2-2 4-0 4-1 3-0 4-3 6-3 2-1 0-0 5-3 5-1 4-4"
play = """
B:6-6 A:6-5L B:5-0L A:6-2R B:4-2R A:1-0L B:3-1L A:3-3L B:3-2L
A:5-2L B:6-4R A:5-5L B:pass A:6-1R
"""
end = "out"
winner = "A"
delta = { A = 2, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 4-0 3-0 2-1 1-0 0-0"
deal.B = "6-2 6-1 5-4 5-3 4-4 4-2 2-0"
yard = "1-1 3-1 5-2 5-1 3-3 3-2 6-5 2-2 6-3 6-4 4-3 4-1 5-0 6-0"
play = """
A:0-0 B:2-0L A:2-1L B:6-1L A:6-6L B:6-2L A:1-0R B:4-2L A:4-0L
B:pass A:3-0L B:5-3L A:5-5L
"""
end = "out"
winner = "A"
delta = { A = 17, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-3 4-3 4-2 3-0 2-0 1-1"
deal.B = "6-6 6-5 6-3 6-1 5-2 5-0 2-2"
yard = "6-0 4-1 4-0 5-1 6-4 2-1 3-2 5-4 3-1 1-0 0-0 3-3 4-4 6-2"
play = """
A:5-5 B:6-5L A:5-3R B:6-6L A:4-3R B:6-3L A:4-2R B:5-2R A:3-0L
B:5-0L
"""
end = "blocked"
winner = "A"
delta = { A = 7, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-4 3-1 2-0 1-1 1-0 0-0"
deal.B = "6-6 6-2 5-5 5-0 3-3 3-2 2-1"
yard = "5-2 6-1 4-3 5-3 3-0 4-0 5-1 6-0 4-1 6-5 4-2 4-4 6-4 2-2"
play = """
A:1-1 B:2-1L A:2-0L B:5-0L A:5-4L B:pass A:1-0R B:pass A:0-0R
"""
end = "blocked"
winner = "A"
delta = { A = 28, B = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-4"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 107, B = 0, C = 9 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-4"
commitment = "735dcbb7eac4a2933711fcfa7c50ec30be0d141831f323e4450e2fa202d42fbc"
secret = "51b0b105bb16ebcd60cfee5ea698e21a60300ce6aee537045cb725bbb5b308a1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-0 5-2 5-0 3-2 2-0"
deal.B = "6-5 5-5 5-1 4-1 1-1"
deal.C = "6-4 6-1 5-4 5-3 2-1"
yard = "6-3 6-6 4-3 1-0 6-2 4-0 3-1 3-3 4-2 0-0 4-4 3-0 2-2"
play = """
C:6-4 A:6-0L B:4-1R C:6-1R A:5-0L B:6-5L
"""
end = "blocked"
winner = "A"
delta = { A = 24, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 6-1 6-0 5-1"
deal.B = "5-5 5-2 5-0 4-2 2-1"
deal.C = "6-5 5-4 3-1 2-0 1-1"
yard = "5-3 4-4 2-2 4-1 1-0 4-3 6-4 6-6 4-0 3-3 3-2 0-0 3-0"
play = """
A:6-3 B:pass C:6-5L A:5-1L B:2-1L C:3-1R A:6-2L B:pass C:1-1R
A:6-1L
"""
end = "blocked"
winner = "A"
delta = { A = 33, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 4-4 3-2 1-0"
deal.B = "5-1 4-2 4-1 4-0 3-1"
deal.C = "5-5 5-3 5-2 2-2 2-1"
yard = "6-1 0-0 6-6 4-3 6-0 2-0 3-0 6-2 5-4 1-1 6-3 5-0 3-3"
play = """
A:6-5 B:5-1R C:2-1R A:6-4L B:4-0L C:5-2R A:1-0L B:4-1L C:5-5R
A:4-4L B:4-2L C:5-3R A:3-2L
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 4-2 3-2 0-0"
deal.B = "6-5 6-4 6-3 5-2 4-3"
deal.C = "6-2 5-0 4-1 4-0 2-1"
yard = "3-1 2-2 6-0 3-0 1-0 2-0 5-4 3-3 4-4 5-5 5-1 5-3 1-1"
play = """
A:6-6 B:6-5L C:6-2R A:4-2R B:5-2L C:4-1R A:3-2L B:4-3L C:4-0L
A:0-0L B:pass C:5-0L A:6-1R
"""
end = "out"
winner = "A"
delta = { A = 22, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-2 4-2 2-2 2-1"
deal.B = "6-5 6-3 3-2 3-0 2-0"
deal.C = "6-6 5-4 4-1 3-3 0-0"
yard = "4-0 6-1 5-5 5-3 5-1 6-2 1-0 6-4 1-1 3-1 4-4 5-0 4-3"
play = """
A:6-0 B:6-5L C:5-4L A:4-2L B:3-0R C:3-3R A:5-2L B:6-3R C:6-6R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-4 3-3 3-0 2-0"
deal.B = "6-5 6-4 6-1 5-5 2-1"
deal.C = "6-6 6-3 5-0 4-2 2-2"
yard = "1-1 4-0 4-1 3-1 5-3 1-0 5-2 3-2 6-2 0-0 5-1 4-4 4-3"
play = """
C:6-6 A:6-0L B:6-5R C:5-0L A:5-4L B:6-4L C:6-3L A:3-3L B:5-5R
C:pass A:3-0L B:pass C:pass A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 20, B = 0, C = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-5"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2, D = 4 }
score = { A = 121, B = 52, C = 66, D = 0 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-5"
commitment = "322e1d993b14308ab8c10105c7f748617535f78a11a61b9b65743bf7d86e348e"
secret = "473ae6f80e73bd717a6c1afa74ede04c86236d6c1c8a6faaf5f33b80ca640d55"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-3 4-2 3-1 3-0 2-1"
deal.B = "6-6 6-0 4-0 3-3 1-0"
deal.C = "6-1 5-0 4-3 3-2 2-2"
deal.D = "5-5 5-4 5-2 5-1 4-1"
yard = "6-5 1-1 6-2 5-3 2-0 6-4 4-4 0-0"
play = """
A:3-1 B:3-3L C:6-1R D:pass A:3-0L B:6-6R C:5-0L D:5-5L A:6-3R
B:pass C:3-2R D:5-4L A:2-1R B:4-0L C:pass D:5-1R A:pass B:6-0L
C:pass D:5-2R A:4-2R
"""
end = "out"
winner = "A"
delta = { A = 17, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-0 4-3 2-0"
deal.B = "6-2 6-0 5-5 4-2 4-1"
deal.C = "6-6 6-4 5-1 4-4 0-0"
deal.D = "6-1 5-2 3-1 1-1 1-0"
yard = "3-2 2-1 2-2 3-3 3-0 4-0 5-4 5-3"
play = """
A:6-5 B:5-5R C:6-6L D:6-1L A:5-0R B:6-0R C:5-1L D:5-2L A:2-0L
B:6-2R C:0-0L D:1-0L A:pass B:4-2R C:4-4R D:3-1L A:4-3L B:4-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 21, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-1 3-1 2-1"
deal.B = "6-4 5-2 4-4 3-0 2-0"
deal.C = "6-0 5-0 4-0 3-2 0-0"
deal.D = "6-2 5-5 5-4 1-1 1-0"
yard = "5-1 6-5 2-2 4-2 4-1 5-3 3-3 4-3"
play = """
B:6-4 C:6-0L D:1-0L A:2-1L B:4-4R C:4-0R D:6-2L A:6-1L B:3-0R
C:3-2R D:1-1L A:3-1L B:5-2R C:5-0R D:pass A:6-3L B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 31, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 5-1 4-3 1-1"
deal.B = "6-5 6-4 5-3 5-0 2-2"
deal.C = "6-6 4-1 3-1 3-0 1-0"
deal.D = "6-1 6-0 5-2 2-1 2-0"
yard = "4-2 3-3 3-2 0-0 6-2 4-4 4-0 5-4"
play = """
B:6-5 C:6-6L D:6-1L A:1-1L B:5-3R C:3-1R D:2-1L A:5-1R B:5-0R
C:1-0R D:5-2L A:5-5L B:pass C:4-1R D:pass A:4-3R B:pass C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 31, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-3 4-3 4-0 3-2"
deal.B = "6-2 6-0 5-5 4-1 3-0"
deal.C = "6-5 5-2 5-0 1-1 1-0"
deal.D = "5-4 5-1 3-1 2-2 2-1"
yard = "0-0 6-1 2-0 3-3 4-4 4-2 6-4 6-6"
play = """
C:1-1 D:5-1L A:5-3L B:4-1R C:pass D:3-1L A:4-3R B:3-0R C:5-0R
D:2-1L A:3-2L B:5-5R C:5-2R D:2-2R A:6-3L B:6-2L
"""
end = "blocked"
winner = "A"
delta = { A = 23, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 4-2 2-2 1-0"
deal.B = "6-0 5-3 5-0 3-2 1-1"
deal.C = "6-1 5-5 4-3 2-1 0-0"
deal.D = "6-4 6-3 5-1 4-4 3-0"
yard = "5-2 3-1 3-3 2-0 4-0 5-4 6-2 4-1"
play = """
A:2-2 B:3-2L C:4-3L D:6-4L A:6-5L B:5-3L C:2-1R D:6-3L A:6-6L
B:6-0L C:6-1R D:3-0L
"""
end = "blocked"
delta = { A = 0, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-0 4-2 3-0 1-1"
deal.B = "6-6 6-3 6-1 4-4 3-2"
deal.C = "6-2 6-0 5-1 3-1 2-1"
deal.D = "6-5 5-3 4-3 4-1 2-2"
yard = "2-0 0-0 3-3 5-5 1-0 6-4 5-4 4-0"
play = """
B:6-6 C:6-2L D:2-2L A:5-2L B:6-3R C:5-1L D:4-1L A:3-0R B:4-4L
C:6-0R D:4-3L A:pass B:6-1R C:3-1L D:pass A:1-1L B:pass C:2-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 35, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 3-2 3-0 1-1 0-0"
deal.B = "6-1 6-0 5-2 4-2 1-0"
deal.C = "6-4 5-3 4-4 2-2 2-1"
deal.D = "5-5 5-0 4-0 3-1 2-0"
yard = "4-1 6-2 5-1 5-4 6-5 6-3 4-3 3-3"
play = """
C:4-4 D:4-0L A:3-0L B:4-2R C:2-2R D:3-1L A:1-1L B:6-1L C:6-4L
D:2-0R A:0-0R B:6-0R C:pass D:pass A:6-6R
"""
end = "blocked"
winner = "A"
delta = { A = 29, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 4-3 4-0 1-0"
deal.B = "6-3 6-2 6-0 4-4 3-3"
deal.C = "6-5 5-5 5-2 3-1 2-2"
deal.D = "5-4 5-3 5-1 2-0 1-1"
yard = "6-4 3-0 3-2 5-0 4-1 4-2 2-1 0-0"
play = """
A:4-0 B:4-4L C:pass D:5-4L A:1-0R B:pass C:5-5L D:5-3L A:6-1R
B:6-3L C:6-5L D:5-1L A:6-6R B:6-2R C:5-2R D:1-1L A:pass B:pass
C:3-1L D:pass A:4-3L
"""
end = "out"
winner = "A"
delta = { A = 18, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-1 4-4 4-2 3-0 1-0"
deal.B = "6-6 5-4 5-0 4-3 3-2"
deal.C = "6-4 6-2 6-0 4-1 0-0"
deal.D = "6-3 5-3 5-2 4-0 2-2"
yard = "2-1 1-1 5-5 6-5 2-0 6-1 3-1 3-3"
play = """
A:5-1 B:5-4L C:4-1R D:4-0L A:4-2R B:5-0L C:6-2R D:5-3L A:3-0L
B:6-6R C:6-0R D:pass A:1-0L B:pass C:0-0R
"""
end = "blocked"
winner = "A"
delta = { A = 34, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-6"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 65, B = 109 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-6"
commitment = "19f07f7beb62afaa5a5071503cb95323796fac0fb01394a8c504b1be8bf27c65"
secret = "276ebaa0da80347dd44fb336e667fa673db8d019bc1f03a041f271573785c510"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 5-0 3-2 3-0 2-0 1-0"
deal.B = "6-6 6-4 6-3 6-1 5-5 5-2 4-3"
yard = "5-1 0-0 3-1 2-1 6-5 5-3 3-3 4-4 4-1 4-2 6-0 2-2 1-1 4-0"
play = """
B:6-6 A:6-2L B:5-2L A:5-4L B:6-4L A:pass B:6-3L A:3-2L B:6-1R
A:2-0L B:pass A:5-0L B:5-5L A:1-0R B:pass A:3-0R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 3-3 3-2 2-2 1-1 1-0"
deal.B = "6-6 5-5 5-3 5-1 5-0 4-2 2-1"
yard = "6-5 0-0 6-0 6-2 4-4 6-4 2-0 3-1 5-2 4-3 3-0 5-4 4-1 4-0"
play = """
A:6-3 B:6-6L A:6-1L B:5-3R A:1-1L B:5-5R A:1-0L B:5-0L A:pass
B:5-1L A:pass B:2-1L A:3-2L B:pass A:3-3L
"""
end = "blocked"
winner = "A"
delta = { A = 2, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 4-4 4-2 3-2 3-1 0-0"
deal.B = "6-0 5-4 5-2 4-3 4-1 2-1 1-1"
yard = "6-5 6-2 2-0 6-6 4-0 5-1 3-0 5-3 6-1 5-0 6-4 1-0 2-2 3-3"
play = """
A:5-5 B:5-4L A:4-4L B:5-2R A:4-2L B:2-1L A:3-2R B:4-3R A:3-1L
B:4-1R A:6-3L B:1-1R A:pass B:6-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-3 5-1 5-0 4-2 3-2 2-0"
deal.B = "6-5 6-0 4-1 4-0 3-1 3-0 0-0"
yard = "5-4 5-5 5-2 4-3 1-0 6-4 4-4 1-1 6-6 2-1 3-3 2-2 6-1 6-3"
play = """
B:0-0 A:5-0L B:6-5L A:6-2L B:4-0R A:4-2L B:4-1L A:5-1L B:pass
A:5-3L B:3-0L A:2-0L B:pass A:3-2L
"""
end = "out"
winner = "A"
delta = { A = 10, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-3 4-2 3-3 2-2 1-1 1-0"
deal.B = "6-6 6-5 6-4 5-2 5-0 4-3 2-1"
yard = "4-1 5-1 2-0 5-4 4-4 3-0 5-5 6-3 6-2 6-0 3-1 0-0 4-0 3-2"
play = """
A:5-3 B:4-3R A:4-2R B:5-2R A:pass B:6-5L A:6-1L B:2-1L A:2-2L
B:5-0R A:1-0R B:pass A:1-1R
"""
end = "blocked"
winner = "A"
delta = { A = 16, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-0 4-2 4-1 3-2 2-0"
deal.B = "6-5 6-4 6-2 5-2 4-3 3-0 2-1"
yard = "0-0 6-1 5-5 5-1 1-1 6-0 5-4 4-0 5-3 2-2 1-0 3-3 4-4 3-1"
play = """
A:6-6 B:6-2L A:6-3R B:5-2L A:5-0L B:3-0L A:3-2L B:4-3R A:4-2L
B:6-4L A:4-1R B:2-1R A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-0 5-0 4-1 2-0 1-1"
deal.B = "6-3 6-2 6-1 5-5 5-1 3-0 0-0"
yard = "5-3 4-3 4-4 5-4 5-2 3-1 4-0 3-3 6-6 2-1 3-2 4-2 1-0 2-2"
play = """
A:6-5 B:5-5R A:6-4L B:5-1R A:4-1L B:6-1L A:6-0L B:0-0L A:5-0L
B:pass A:1-1R
"""
end = "blocked"
winner = "A"
delta = { A = 18, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 6-1 4-3 4-0 3-3 2-1"
deal.B = "6-6 6-0 5-3 5-2 5-0 2-2 0-0"
yard = "3-1 3-0 6-3 5-5 4-4 5-4 6-4 4-2 5-1 1-1 4-1 2-0 1-0 3-2"
play = """
A:6-5 B:6-6L A:6-2L B:5-2L A:pass B:5-0L A:4-0L B:5-3R A:4-3L
B:pass A:3-3L
"""
end = "blocked"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-1 4-2 4-1 4-0 2-1 1-0"
deal.B = "6-3 6-2 5-5 3-2 2-0 1-1 0-0"
yard = "6-1 2-2 3-3 6-6 3-0 5-0 6-4 4-3 5-4 4-4 5-3 3-1 6-0 6-5"
play = """
B:5-5 A:5-2L B:6-2L A:5-1R B:6-3L A:4-1R B:3-2L A:4-2L B:pass
A:4-0L B:2-0L A:2-1L B:1-1L A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-1 5-5 5-2 4-3 3-1"
deal.B = "6-0 5-0 4-1 3-0 1-1 1-0 0-0"
yard = "4-0 5-3 5-1 3-2 3-3 4-2 4-4 6-2 6-5 2-2 2-0 5-4 6-4 2-1"
play = """
A:6-6 B:6-0L A:6-3R B:3-0R A:pass B:0-0L A:pass B:1-0L A:6-1L
B:5-0R A:5-5R B:pass A:5-2R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-4 4-1 4-0 3-0 2-0"
deal.B = "6-6 6-2 5-2 3-3 3-1 2-2 2-1"
yard = "5-0 6-5 4-3 5-1 5-5 6-0 4-2 6-4 4-4 1-1 1-0 3-2 5-3 0-0"
play = """
B:6-6 A:6-3L B:6-2R A:3-0L B:2-2R A:4-0L B:2-1R A:5-4L B:3-1R
A:pass B:3-3R A:pass B:5-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 14 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-0 5-5 5-4 5-0 4-1"
deal.B = "6-3 5-3 5-2 5-1 3-0 2-1 1-0"
yard = "6-1 6-6 3-1 3-3 3-2 2-2 1-1 4-0 0-0 2-0 4-2 4-4 6-2 4-3"
play = """
B:5-3 A:6-5L B:6-3L A:pass B:3-0L A:6-0L B:pass A:6-4L B:pass
A:5-4L B:5-1L A:4-1L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-2 4-3 3-3 2-2 2-1"
deal.B = "6-6 6-4 6-3 5-1 5-0 3-2 1-1"
yard = "3-1 4-4 4-1 5-3 5-4 3-0 6-2 6-0 4-2 4-0 1-0 5-5 0-0 2-0"
play = """
B:6-6 A:6-5L B:5-1L A:6-1L B:6-3L A:4-3L B:6-4L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-1 4-3 4-2 2-0 1-0"
deal.B = "6-5 6-4 5-2 5-0 2-2 2-1 1-1"
yard = "3-0 4-4 5-5 5-3 6-1 6-0 4-1 4-0 5-4 0-0 6-6 3-1 3-3 3-2"
play = """
B:2-2 A:6-2L B:6-5L A:5-1L B:2-1L A:4-2L B:6-4L A:6-3L B:5-2R
A:4-3L B:5-0R A:2-0R
"""
end = "blocked"
winner = "A"
delta = { A = 1, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-0 4-2 4-1 3-3 3-2 2-2"
deal.B = "6-1 5-4 5-3 5-1 4-0 3-0 2-0"
yard = "5-5 0-0 6-0 5-2 6-2 3-1 6-3 6-6 1-1 4-3 6-4 4-4 1-0 2-1"
play = """
A:6-5 B:6-1L A:4-1L B:5-4L A:5-0L B:5-1R A:pass B:3-0L A:3-3L
B:5-3L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-2 4-2 3-3 2-2 1-1"
deal.B = "6-6 6-0 4-0 3-2 3-1 2-0 1-0"
yard = "5-4 3-0 4-3 5-0 6-3 2-1 4-1 5-2 5-1 4-4 0-0 5-5 6-1 5-3"
play = """
B:6-6 A:6-5L B:6-0R A:pass B:2-0R A:6-2R B:pass A:6-4R B:4-0R
A:pass B:1-0R A:1-1R B:3-1R A:3-3R B:3-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-0 5-5 5-0 3-2 3-0"
deal.B = "5-4 4-3 4-1 3-3 2-2 2-1 1-0"
yard = "5-3 1-1 4-0 6-2 5-1 6-4 0-0 4-2 3-1 5-2 4-4 2-0 6-3 6-1"
play = """
B:3-3 A:3-2L B:4-3R A:pass B:2-2L A:pass B:2-1L A:pass B:4-1L
A:pass B:5-4L A:6-5L B:pass A:6-6L B:pass A:6-0L B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 18 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-4 5-2 5-0 4-2 3-3 1-0"
deal.B = "6-6 6-3 6-1 4-3 4-0 3-2 2-0"
yard = "6-5 5-1 3-1 0-0 2-1 3-0 4-4 5-5 1-1 6-0 4-1 6-2 2-2 5-3"
play = """
B:6-6 A:6-4L B:4-3L A:3-3L B:6-3L A:pass B:6-1L A:1-0L B:2-0L
A:5-2L B:pass A:5-4L B:4-0L A:5-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 6-0 3-1 2-2 2-1 2-0"
deal.B = "6-3 4-4 4-2 4-1 4-0 1-0 0-0"
yard = "5-2 6-5 5-4 5-0 3-3 6-4 5-3 6-1 5-5 5-1 3-0 3-2 4-3 1-1"
play = """
B:4-4 A:pass B:4-0L A:6-0L B:6-3L A:3-1L B:4-1L A:pass B:4-2L
A:6-2L B:pass A:6-6L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 5-1 2-0 1-1 1-0 0-0"
deal.B = "6-3 6-1 6-0 5-2 4-4 3-3 2-1"
yard = "6-5 5-3 5-4 4-1 4-0 6-4 2-2 3-2 3-1 4-2 4-3 6-2 3-0 5-0"
play = """
B:3-3 A:pass B:6-3L A:6-6L B:6-1L A:5-1L B:5-2L A:2-0L B:6-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-2 6-1 6-0 4-2 4-0"
deal.B = "5-3 4-3 3-3 3-2 3-1 2-0 1-0"
yard = "5-4 6-3 5-0 4-4 5-2 2-2 0-0 6-4 5-1 4-1 5-5 3-0 2-1 1-1"
play = """
B:3-3 A:pass B:3-2L A:6-2L B:3-1R A:6-6L B:1-0R A:6-5L B:5-3L
A:6-0R B:4-3L A:6-1R B:pass A:4-2L B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-3 5-0 4-3 4-2 3-2 0-0"
deal.B = "6-5 6-2 5-1 4-4 4-1 3-3 1-1"
yard = "6-3 5-4 6-4 2-0 2-1 2-2 6-1 1-0 6-0 5-2 3-0 4-0 3-1 5-5"
play = """
B:4-4 A:4-3L B:3-3L A:5-3L B:6-5L A:6-6L B:4-1R A:pass B:1-1R
A:pass B:5-1R A:5-0R B:6-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 11 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 4-3 4-2 4-1 3-0 2-2"
deal.B = "6-1 5-1 5-0 3-3 2-1 2-0 1-0"
yard = "6-5 1-1 5-2 6-0 6-3 4-0 3-1 6-2 4-4 5-3 5-4 5-5 3-2 0-0"
play = """
B:1-0 A:4-1L B:5-0R A:6-4L B:6-1L A:pass B:5-1R A:pass B:2-1L
A:4-2L B:pass A:4-3L B:3-3L A:3-0L B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 16 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-7"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 118, B = 26, C = 41 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-7"
commitment = "d554bc3157efeed78aee3ab34874ded92137f1c6e6b64af0c9986e3f731d3ffe"
secret = "bf60053ae6caed9fc3ebb46abd5f29ff37265b7b080592ea930ed46072e8f4b3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 6-0 4-2 1-0"
deal.B = "6-6 5-4 4-0 3-1 1-1"
deal.C = "6-2 5-0 4-1 3-2 2-2"
yard = "5-5 2-0 5-1 3-0 5-3 6-3 4-3 3-3 0-0 6-5 5-2 2-1 4-4"
play = """
C:6-2 A:4-2R B:6-6L C:4-1R A:6-1R B:pass C:pass A:6-4L B:5-4L
C:5-0L A:6-0L
"""
end = "blocked"
winner = "A"
delta = { A = 18, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-2 4-0 2-2 1-1"
deal.B = "6-6 5-5 4-3 4-1 3-1"
deal.C = "6-4 5-0 4-4 3-2 3-0"
yard = "6-0 1-0 2-1 0-0 4-2 6-2 6-5 5-1 5-4 2-0 3-3 6-3 6-1"
play = """
A:2-2 B:pass C:3-2L A:5-3L B:5-5L C:5-0L A:5-2R B:pass C:3-0L
A:pass B:4-3L C:6-4L A:pass B:6-6L
"""
end = "blocked"
winner = "A"
delta = { A = 11, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-3 4-3 3-2 3-0"
deal.B = "6-5 5-1 3-3 3-1 1-1"
deal.C = "6-2 6-1 5-2 4-2 1-0"
yard = "0-0 6-4 5-4 2-1 6-0 5-0 5-5 6-6 2-2 4-1 4-4 2-0 4-0"
play = """
A:6-3 B:6-5L C:5-2L A:3-2L B:3-3L C:pass A:5-3L B:5-1L C:6-1L
A:4-3R B:pass C:4-2R A:pass B:pass C:6-2R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 8 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 5-1 4-1 2-2"
deal.B = "6-5 5-5 5-4 3-0 1-0"
deal.C = "6-6 6-1 6-0 4-3 2-1"
yard = "4-2 3-1 6-3 3-3 4-4 1-1 4-0 3-2 5-3 0-0 5-0 2-0 5-2"
play = """
C:2-1 A:2-2L B:1-0R C:6-0R A:6-2L B:6-5L C:6-1R A:5-1L B:pass
C:pass A:4-1L B:5-4L C:pass A:pass B:5-5L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 26, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 4-2 4-1 2-2 2-0"
deal.B = "6-4 6-0 5-5 4-4 1-1"
deal.C = "6-3 5-3 5-2 4-0 3-2"
yard = "5-4 6-5 3-1 5-1 0-0 4-3 3-0 2-1 6-1 6-2 1-0 3-3 5-0"
play = """
B:6-4 C:6-3L A:4-2R B:pass C:5-3L A:2-2R B:5-5L C:5-2R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 26 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-1 4-3 3-0"
deal.B = "6-4 6-0 5-4 4-0 0-0"
deal.C = "6-6 6-2 2-2 2-1 2-0"
yard = "3-3 4-2 3-2 1-0 3-1 5-3 4-4 5-0 6-5 5-5 1-1 5-2 4-1"
play = """
C:6-6 A:6-3L B:6-4R C:pass A:4-3R B:pass C:pass A:3-0L B:6-0L
C:6-2L A:pass B:pass C:2-0L A:pass B:4-0L C:pass A:pass B:5-4L
C:pass A:5-1L B:pass C:2-1L A:pass B:pass C:2-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-4 4-3 4-0 3-2"
deal.B = "6-5 6-0 4-4 3-1 3-0"
deal.C = "6-4 5-0 4-2 2-2 2-0"
yard = "6-2 5-3 0-0 3-3 4-1 2-1 1-1 5-5 5-2 6-1 6-3 1-0 5-1"
play = """
C:4-2 A:3-2R B:4-4L C:6-4L A:6-6L B:6-5L C:5-0L A:4-3R B:6-0L
C:pass A:5-4R
"""
end = "blocked"
winner = "A"
delta = { A = 9, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-2 4-0 1-0"
deal.B = "5-4 4-4 4-3 3-3 3-1"
deal.C = "6-4 5-3 5-0 3-2 3-0"
yard = "6-1 6-0 1-1 5-1 0-0 2-1 2-2 6-5 2-0 4-1 4-2 6-6 5-5"
play = """
A:6-2 B:pass C:3-2R A:6-3R B:pass C:6-4L A:4-0L B:pass C:5-0L
A:5-2L
"""
end = "blocked"
winner = "A"
delta = { A = 44, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 3-1 2-1 1-0"
deal.B = "6-6 5-0 4-2 1-1 0-0"
deal.C = "5-4 5-3 5-1 4-1 2-2"
yard = "6-4 3-3 3-0 5-5 6-5 4-0 6-3 3-2 5-2 6-0 2-0 4-4 4-3"
play = """
A:6-1 B:6-6L C:4-1R A:6-2L B:4-2L C:5-4L A:pass B:5-0L C:pass
A:1-0L B:1-1L C:5-1L A:pass B:pass C:5-3L A:3-1L B:pass C:pass
A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 3-1 3-0 2-2 0-0"
deal.B = "6-4 6-2 6-1 4-4 4-2"
deal.C = "6-5 6-0 5-0 4-1 2-0"
yard = "4-0 5-5 5-4 3-2 1-0 6-3 6-6 5-1 3-3 4-3 1-1 5-2 2-1"
play = """
A:0-0 B:pass C:5-0L A:5-3L B:pass C:6-0R A:3-0L B:6-4R C:2-0L
A:2-2L B:6-2L C:4-1R A:3-1R
"""
end = "out"
winner = "A"
delta = { A = 32, B = 0, C = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-8"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 4, C = 1, D = 2 }
score = { A = 52, B = 0, C = 105, D = 95 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-8"
commitment = "7d0844166ba6061f0029ddc57d9871de14410ae90f63fe1c521807862641d074"
secret = "373657ae16270347e7e2100556fc83da3ff7ef39e7821d1b81d1e7a8cc7f8c13"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-2 5-5 4-2 3-0 2-1"
deal.B = "6-5 5-4 3-3 3-1 1-1"
deal.C = "6-6 6-1 5-3 4-4 4-3"
deal.D = "6-4 6-3 5-2 4-1 3-2"
yard = "2-0 2-2 5-1 1-0 6-0 4-0 0-0 5-0"
play = """
D:6-4 A:6-2L B:5-4R C:5-3R D:3-2L A:3-0L B:3-1R C:6-1R D:6-3R
A:pass B:3-3R C:4-3R D:4-1R A:2-1R B:pass C:pass D:5-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 49 }

[[match.hand]]
opener = "D"
deal.A = "6-1 6-0 4-2 3-2 2-2"
deal.B = "6-6 6-2 5-2 4-4 1-0"
deal.C = "5-5 5-3 4-1 2-1 0-0"
deal.D = "6-3 5-0 3-1 2-0 1-1"
yard = "3-3 6-5 5-4 3-0 4-3 5-1 6-4 4-0"
play = """
D:1-1 A:6-1L B:6-6L C:4-1R D:6-3L A:3-2L B:5-2L C:5-5L D:5-0L
A:6-0L B:6-2L C:2-1L D:3-1L A:4-2R B:pass C:5-3L D:2-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 13 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-2 3-3 3-1 1-1"
deal.B = "6-3 5-5 5-4 4-4 2-1"
deal.C = "6-6 6-4 6-2 3-0 0-0"
deal.D = "5-0 4-2 3-2 2-0 1-0"
yard = "6-0 4-1 5-1 4-0 4-3 2-2 5-3 6-1"
play = """
D:2-0 A:5-2L B:5-4L C:6-4L D:5-0R A:6-5L B:5-5L
"""
end = "blocked"
delta = { A = 0, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-0 4-0 3-3 1-0"
deal.B = "5-5 4-1 3-0 2-2 2-0"
deal.C = "6-3 6-0 5-4 3-2 0-0"
deal.D = "6-4 5-3 4-3 3-1 1-1"
yard = "5-2 6-5 5-1 4-2 6-1 2-1 4-4 6-6"
play = """
A:6-2 B:2-0R C:6-3L D:4-3L A:4-0L B:3-0L C:6-0R D:6-4R A:3-3L
B:4-1R C:3-2L D:3-1R A:pass B:2-2L C:pass D:5-3R A:5-0R B:pass
C:0-0R D:pass A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 21, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-3 5-2 4-4 1-1"
deal.B = "6-4 6-3 5-5 5-4 1-0"
deal.C = "6-6 6-5 6-0 3-3 3-0"
deal.D = "5-1 4-3 3-2 2-0 0-0"
yard = "4-2 3-1 6-2 4-1 2-2 2-1 5-0 4-0"
play = """
A:6-1 B:1-0R C:6-6L D:0-0R A:pass B:6-3L C:3-3L D:4-3L A:4-4L
B:6-4L C:6-5L D:5-1L A:1-1L B:pass C:6-0R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 38, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-5 2-2 2-0 0-0"
deal.B = "6-0 5-4 3-3 3-1 2-1"
deal.C = "6-3 4-3 4-2 4-1 3-2"
deal.D = "6-2 5-3 5-2 4-0 3-0"
yard = "1-1 5-1 5-0 6-5 4-4 1-0 6-4 6-1"
play = """
C:6-3 D:6-2L A:2-2L B:2-1L C:4-3R D:4-0R A:2-0R B:3-1L C:4-2R
D:5-3L A:5-5L B:5-4L C:4-1L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 29, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-0 4-4 4-2 0-0"
deal.B = "5-5 5-3 4-0 3-0 2-0"
deal.C = "5-2 4-3 4-1 3-1 1-0"
deal.D = "6-4 6-2 6-1 3-3 1-1"
yard = "6-3 5-1 6-0 2-2 5-4 6-5 3-2 2-1"
play = """
C:5-2 D:6-2R A:5-0L B:2-0L C:pass D:6-1R A:4-2L B:4-0L C:4-1R
D:6-4R A:0-0L B:3-0L C:4-3L D:pass A:4-4L B:pass C:pass D:pass
A:6-6R
"""
end = "out"
winner = "A"
delta = { A = 31, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-1 4-1 0-0"
deal.B = "6-3 5-3 4-3 1-1 1-0"
deal.C = "6-2 5-0 4-0 3-3 2-2"
deal.D = "6-4 5-5 5-2 4-2 3-2"
yard = "6-6 3-0 2-0 3-1 4-4 5-4 6-5 2-1"
play = """
A:6-1 B:1-1R C:6-2L D:5-2L A:5-1L B:1-0L C:5-0L D:5-5L A:4-1R
B:5-3L C:3-3L D:6-4R A:6-0R B:6-3L C:4-0R D:4-2R A:pass B:pass
C:2-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 12, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 2-0 1-1 1-0"
deal.B = "5-2 4-4 4-3 4-2 4-1"
deal.C = "6-3 6-0 4-0 2-2 2-1"
deal.D = "5-3 3-3 3-2 3-1 3-0"
yard = "5-0 6-4 6-6 5-4 5-1 0-0 6-2 6-1"
play = """
C:6-3 D:3-3R A:6-5L B:5-2L C:2-2L D:3-2L A:pass B:4-3L C:4-0L
D:3-0L A:pass B:pass C:pass D:5-3L A:5-5L B:pass C:pass D:3-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 33 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 5-5 4-4 3-1"
deal.B = "6-3 6-2 6-1 5-2 2-2"
deal.C = "6-6 5-3 3-2 3-0 1-1"
deal.D = "6-4 5-1 5-0 4-3 4-1"
yard = "5-4 1-0 3-3 4-0 2-1 2-0 4-2 0-0"
play = """
D:4-1 A:4-4L B:6-1R C:6-6R D:6-4R A:pass B:pass C:pass D:4-3L
A:3-1L B:pass C:1-1L D:5-1L A:6-5L B:6-2L C:3-2L D:pass A:pass
B:6-3L C:pass D:pass A:6-0L B:pass C:3-0L D:pass A:pass B:pass
C:5-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 26, D = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-9"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 44, B = 105 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-9"
commitment = "022c818a6a612a0af397df0e725c5344145f857e5aa9d4cedf0de397a5715106"
secret = "5d703eb2bcf96496bff435d54f27d2ebb164f88439b5b6d14123f01b4de30d71"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-1 6-0 4-2 4-1 2-2"
deal.B = "5-3 5-1 4-3 4-0 3-1 3-0 2-1"
yard = "6-2 3-3 5-4 5-0 5-5 5-2 1-1 2-0 6-3 0-0 3-2 1-0 6-6 4-4"
play = """
A:6-0 B:4-0R A:6-4R B:pass A:6-1L B:5-1L A:6-5R B:5-3L A:pass
B:4-3L A:4-2L B:2-1L A:4-1L
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-3 2-2 2-1 2-0 1-0 0-0"
deal.B = "6-3 5-2 4-4 4-3 3-2 3-0 1-1"
yard = "6-6 5-4 6-4 6-5 6-0 5-1 4-0 3-3 4-2 5-0 5-5 6-2 4-1 3-1"
play = """
A:0-0 B:3-0L A:1-0R B:6-3L A:6-1L B:1-1L A:2-1L B:5-2L A:5-3L
B:4-3L A:pass B:4-4L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 5-3 3-2 2-1 1-0 0-0"
deal.B = "6-6 6-5 6-4 6-2 4-3 2-2 2-0"
yard = "4-2 3-0 4-0 5-4 4-4 5-0 6-3 5-1 3-1 4-1 1-1 6-0 5-2 3-3"
play = """
B:6-6 A:6-1L B:6-5R A:1-0L B:2-0L A:5-3R B:6-2L A:3-2R B:6-4L
A:2-1R B:4-3L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-2 5-4 5-1 4-1 4-0"
deal.B = "5-5 4-3 3-2 3-1 2-2 2-1 1-1"
yard = "4-4 6-4 5-3 6-6 4-2 1-0 2-0 3-3 0-0 6-0 5-2 5-0 3-0 6-1"
play = """
B:5-5 A:5-1L B:3-1L A:6-3L B:pass A:6-5L B:pass A:5-4L B:4-3L
A:pass B:3-2L A:6-2L
"""
end = "blocked"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-4 3-3 3-0 2-1 0-0"
deal.B = "6-4 6-3 6-0 5-0 4-2 3-1 2-0"
yard = "5-2 4-4 4-1 4-0 5-1 6-5 4-3 6-1 3-2 1-0 2-2 5-5 5-3 1-1"
play = """
A:6-6 B:6-4L A:6-2R B:4-2L A:2-1L B:3-1L A:3-3L B:6-3L A:pass
B:6-0L A:0-0L B:5-0L A:5-4L B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-2 5-1 3-3 3-1 1-0 0-0"
deal.B = "6-3 6-2 6-0 4-3 3-0 2-2 1-1"
yard = "6-5 6-4 4-2 4-4 5-3 5-4 5-0 2-1 4-0 3-2 2-0 4-1 6-6 6-1"
play = """
B:6-3 A:3-1R B:6-2L A:5-2L B:1-1R A:1-0R B:6-0R A:5-5L B:pass
A:5-1L
"""
end = "blocked"
winner = "A"
delta = { A = 8, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-1 3-1 2-0 1-1 0-0"
deal.B = "6-6 6-5 5-0 4-4 3-3 2-2 2-1"
yard = "5-4 6-2 3-2 6-0 5-5 4-2 1-0 5-3 4-3 4-1 5-2 4-0 6-1 3-0"
play = """
A:6-4 B:6-6L A:6-3L B:4-4R A:3-1L B:2-1L A:2-0L B:5-0L A:5-1L
B:pass A:1-1L
"""
end = "blocked"
winner = "A"
delta = { A = 21, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-3 5-2 5-1 2-1 1-0"
deal.B = "6-6 6-2 5-5 5-4 4-4 4-1 3-0"
yard = "1-1 3-3 2-2 2-0 5-0 4-3 3-1 6-5 6-0 4-0 0-0 6-3 3-2 4-2"
play = """
A:6-4 B:6-6L A:6-1L B:5-4R A:5-1L B:5-5L A:5-2L B:6-2L A:5-3R
B:3-0R A:1-0R B:4-1R A:pass B:4-4R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-4 5-1 4-0 3-0 1-0"
deal.B = "6-1 5-3 4-4 2-2 2-0 1-1 0-0"
yard = "5-2 6-4 5-5 2-1 6-2 6-6 6-5 4-3 5-0 3-3 3-2 4-1 3-1 4-2"
play = """
B:4-4 A:5-4L B:5-3L A:4-0R B:2-0R A:3-0L B:2-2R A:6-0L B:6-1L
A:5-1L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 4-4 4-2 3-1 2-2 0-0"
deal.B = "6-1 5-2 5-1 5-0 3-0 2-1 1-0"
yard = "2-0 1-1 6-5 6-2 4-3 3-3 6-4 6-0 4-1 6-3 5-4 3-2 4-0 6-6"
play = """
B:6-1 A:3-1R B:3-0R A:0-0R B:5-0R A:5-5R B:5-2R A:2-2R B:2-1R
A:pass B:5-1R A:5-3R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 13 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-0 4-1 3-1 2-2 2-0"
deal.B = "5-5 5-4 5-3 5-1 4-0 2-1 0-0"
yard = "1-0 6-6 6-3 6-0 3-3 4-3 4-4 3-2 6-4 1-1 4-2 3-0 6-2 5-2"
play = """
B:5-5 A:5-0L B:5-4R A:4-1R B:5-1R A:6-5R B:4-0L A:6-1R B:2-1R
A:2-2R B:pass A:2-0R B:0-0R
"""
end = "blocked"
winner = "A"
delta = { A = 4, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-1 4-0 2-0 1-0 0-0"
deal.B = "6-3 6-0 5-5 3-3 3-2 3-1 2-1"
yard = "4-1 6-6 2-2 3-0 4-2 6-2 6-5 5-0 1-1 5-3 5-2 4-4 5-4 4-3"
play = """
A:0-0 B:6-0L A:2-0R B:6-3L A:pass B:3-3L A:pass B:3-2L A:pass
B:2-1L A:5-1L B:5-5L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 18 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-2 4-4 3-3 3-0 1-0"
deal.B = "6-1 6-0 5-5 5-3 5-2 4-3 4-0"
yard = "4-1 3-1 3-2 0-0 1-1 6-6 6-4 5-4 2-2 5-0 2-0 2-1 5-1 4-2"
play = """
B:5-5 A:6-5L B:5-3R A:3-0R B:6-1L A:1-0L B:6-0L A:6-3L B:4-3L
A:4-4L B:4-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-4 4-0 3-0 2-1 2-0"
deal.B = "6-6 6-0 5-3 4-3 3-2 3-1 0-0"
yard = "6-5 5-1 1-0 5-5 1-1 4-4 2-2 3-3 4-2 6-2 4-1 6-4 5-2 5-0"
play = """
B:6-6 A:6-1L B:6-0R A:2-1L B:3-2L A:4-0R B:5-3L A:5-4R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-0 4-4 4-1 3-2 3-0"
deal.B = "6-4 6-1 6-0 5-5 5-4 2-1 1-0"
yard = "3-3 5-2 4-3 5-1 4-0 2-0 6-5 1-1 5-3 6-3 4-2 3-1 0-0 2-2"
play = """
B:5-5 A:5-0L B:5-4R A:4-1R B:6-1R A:6-6R B:6-4R A:4-4R B:6-0L
A:6-2L B:2-1L A:pass B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "5-4 4-4 4-3 4-0 3-2 2-0 0-0"
deal.B = "6-6 6-5 6-3 5-0 4-1 3-3 2-2"
yard = "5-3 3-0 6-4 3-1 2-1 5-2 5-1 1-1 4-2 6-2 1-0 5-5 6-1 6-0"
play = """
B:6-6 A:pass B:6-5L A:5-4L B:6-3R A:4-3L B:3-3L A:3-2L B:2-2L
A:2-0L B:5-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-5 4-1 4-0 3-1 0-0"
deal.B = "6-2 5-2 5-1 4-4 4-3 3-3 1-0"
yard = "5-3 6-6 3-0 1-1 2-1 3-2 6-1 6-3 5-4 6-4 5-0 2-0 2-2 4-2"
play = """
B:4-4 A:4-0L B:4-3R A:3-1R B:5-1R A:5-5R B:5-2R A:6-0L B:6-2L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-2 6-0 5-0 3-1 3-0"
deal.B = "6-5 5-1 4-3 4-2 4-0 2-2 2-1"
yard = "1-0 5-2 1-1 0-0 4-4 3-3 6-1 5-5 5-3 4-1 5-4 2-0 3-2 6-3"
play = """
B:6-5 A:6-6L B:5-1R A:6-0L B:4-0L A:6-4L B:2-1R A:6-2L B:4-2L
A:pass B:4-3L A:3-1L B:2-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 6-1 5-4 5-2 5-0 4-0"
deal.B = "6-5 6-4 5-5 4-4 3-3 3-2 2-1"
yard = "2-2 5-3 1-0 6-3 6-0 3-1 2-0 5-1 0-0 4-3 4-2 4-1 3-0 1-1"
play = """
B:6-5 A:6-6L B:5-5R A:6-2L B:3-2L A:5-0R B:3-3L A:4-0R B:6-4R
A:6-1R B:2-1R A:5-2R B:pass A:5-4R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-2 4-4 4-1 3-3 2-0"
deal.B = "6-6 5-3 5-1 4-2 4-0 2-2 0-0"
yard = "6-1 3-2 4-3 5-5 1-1 6-5 5-4 3-1 2-1 5-0 6-3 1-0 3-0 6-2"
play = """
A:5-2 B:5-3L A:2-0R B:4-0R A:3-3L B:4-2R A:pass B:2-2R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 11 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-10"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 62, B = 48, C = 109 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-10"
commitment = "41ee43d6b01f065645299193c542b2b4e531c185af41605a9746cb62b550740e"
secret = "487679bee7a9126eb48976fc1907d8152029de98fc38dd442cd9b3cdc552b75c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-1 5-1 4-2 2-2 2-0"
deal.B = "6-4 5-5 5-4 1-0 0-0"
deal.C = "6-0 5-0 4-3 3-1 2-1"
yard = "6-3 6-2 1-1 4-0 4-4 6-5 3-2 4-1 5-3 3-0 5-2 6-6 3-3"
play = """
B:5-5 C:5-0L A:5-1R B:1-0R C:6-0L A:6-1L B:0-0R C:3-1L A:2-0R
B:pass C:4-3L A:4-2L B:pass C:2-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 23 }

[[match.hand]]
opener = "C"
deal.A = "5-3 4-4 4-3 3-3 1-0"
deal.B = "6-5 6-1 5-1 5-0 3-2"
deal.C = "6-6 3-1 3-0 2-2 1-1"
yard = "4-0 6-4 0-0 2-0 5-2 6-2 5-4 5-5 4-2 6-3 2-1 6-0 4-1"
play = """
C:6-6 A:pass B:6-5L C:pass A:5-3L B:3-2L C:2-2L A:pass B:6-1R
C:3-1R A:4-3R B:pass C:pass A:4-4R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 13 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-4 3-0 0-0"
deal.B = "6-5 5-5 5-0 3-3 2-1"
deal.C = "6-6 6-1 4-3 4-2 4-0"
yard = "5-3 6-2 3-1 2-0 4-4 2-2 4-1 1-1 5-1 6-0 3-2 1-0 5-2"
play = """
C:6-6 A:6-4L B:6-5R C:4-3L A:6-3L B:5-5R C:6-1L A:5-4R B:2-1L
C:4-2L A:pass B:pass C:4-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 14 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-0 4-2 3-3 0-0"
deal.B = "5-4 4-3 4-0 2-1 1-1"
deal.C = "6-6 6-0 5-5 5-3 4-4"
yard = "6-3 6-2 1-0 6-1 3-0 4-1 5-1 2-0 3-2 2-2 3-1 6-5 5-2"
play = """
C:6-6 A:6-4L B:5-4L C:5-5L A:5-0L B:4-0L C:4-4L A:4-2L B:2-1L
C:6-0R A:0-0R B:1-1L
"""
end = "blocked"
winner = "A"
delta = { A = 9, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-5 4-4 2-0"
deal.B = "6-3 5-2 4-0 2-1 1-0"
deal.C = "6-1 5-3 4-1 3-3 2-2"
yard = "3-2 6-2 5-1 1-1 4-2 6-0 5-4 4-3 6-4 3-1 0-0 5-0 3-0"
play = """
A:6-6 B:6-3L C:5-3L A:6-5L B:pass C:6-1L A:pass B:2-1L C:2-2L
A:2-0L B:1-0L C:4-1L A:4-4L B:4-0L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 11 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-1 5-0 4-4 4-1"
deal.B = "6-1 5-2 4-3 3-1 2-2"
deal.C = "6-0 5-5 5-3 4-2 3-0"
yard = "6-3 2-0 6-6 6-4 0-0 2-1 1-1 5-4 3-2 6-2 3-3 4-0 1-0"
play = """
C:6-0 A:6-5L B:5-2L C:4-2L A:4-4L B:4-3L C:5-3L A:5-1L B:3-1L
C:3-0L A:5-0L B:pass C:5-5L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 16 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-2 3-1 2-1 1-1"
deal.B = "6-4 6-1 5-5 4-3 0-0"
deal.C = "5-4 5-1 3-0 2-2 2-0"
yard = "4-1 6-5 4-4 4-2 6-2 4-0 5-0 3-3 1-0 6-6 6-0 5-3 3-2"
play = """
C:5-4 A:5-2L B:6-4R C:2-2L A:6-3R B:4-3R C:2-0L A:pass B:0-0L
C:3-0L A:3-1L B:6-1L
"""
end = "blocked"
winner = "A"
delta = { A = 11, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-3 4-2 3-0"
deal.B = "6-2 5-0 4-3 2-1 1-1"
deal.C = "4-4 3-3 3-2 2-0 0-0"
yard = "5-5 4-0 6-6 5-1 5-4 2-2 4-1 3-1 6-5 1-0 5-2 6-1 6-3"
play = """
A:6-4 B:6-2L C:3-2L A:5-3L B:4-3R C:3-3R A:3-0R B:5-0L C:2-0L
A:4-2L B:pass C:4-4L A:6-0R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 4-2 2-2"
deal.B = "5-3 4-3 4-1 4-0 3-1"
deal.C = "5-0 4-4 3-2 2-1 0-0"
yard = "6-0 6-1 3-3 1-0 5-5 5-1 3-0 2-0 1-1 5-4 6-3 5-2 6-4"
play = """
A:6-6 B:pass C:pass A:6-5L B:5-3L C:3-2L A:6-2L
"""
end = "blocked"
winner = "A"
delta = { A = 26, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 4-2 4-1 3-2 2-0"
deal.B = "6-4 6-3 6-2 4-3 3-3"
deal.C = "6-6 5-5 5-2 3-1 0-0"
yard = "5-4 4-0 6-5 5-1 1-1 2-2 3-0 5-0 6-0 6-1 1-0 2-1 4-4"
play = """
A:5-3 B:3-3R C:5-5L A:3-2R B:6-2R C:5-2L A:4-2L B:6-4L C:6-6L
A:pass B:6-3L C:3-1L A:4-1L B:4-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 2, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-0 5-2 1-0"
deal.B = "5-3 4-3 4-2 3-2 2-1"
deal.C = "5-5 5-4 2-2 2-0 1-1"
yard = "6-6 4-1 6-3 3-1 5-0 3-0 4-4 6-5 4-0 6-1 5-1 0-0 3-3"
play = """
B:3-2 C:2-2R A:6-2R B:4-3L C:5-4L A:6-4R B:4-2R C:5-5L A:5-2L
B:2-1L C:1-1L A:1-0L B:pass C:2-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 14 }

[[match.hand]]
opener = "C"
deal.A = "6-3 4-0 3-0 2-1 1-0"
deal.B = "6-1 5-3 5-1 4-3 2-0"
deal.C = "6-6 6-5 6-0 5-4 4-1"
yard = "6-4 5-2 3-1 4-4 0-0 3-3 5-5 6-2 5-0 1-1 4-2 3-2 2-2"
play = """
C:6-6 A:6-3L B:6-1R C:4-1R A:4-0R B:5-3L C:6-5L A:3-0R B:4-3R
C:6-0L A:1-0L B:5-1L C:5-4L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 3-3 2-2 2-0"
deal.B = "6-1 6-0 4-2 3-2 0-0"
deal.C = "6-5 6-3 5-5 4-4 4-3"
yard = "2-1 1-1 1-0 5-0 5-2 5-4 4-0 3-0 5-1 4-1 5-3 6-6 3-1"
play = """
C:6-5 A:6-4L B:4-2L C:5-5R A:6-2L B:6-0L C:pass A:2-0L B:3-2L
C:6-3L A:pass B:6-1L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 25, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-0 4-1 3-2 2-2"
deal.B = "6-1 5-5 4-2 4-0 3-0"
deal.C = "6-3 6-0 4-4 1-1 0-0"
yard = "6-5 2-0 3-1 6-4 4-3 3-3 5-1 6-6 5-4 5-3 1-0 2-1 6-2"
play = """
B:5-5 C:pass A:5-2L B:4-2L C:4-4L A:4-1L B:6-1L C:6-3L A:3-2L
B:pass C:pass A:5-0R B:4-0R C:pass A:2-2L
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 4-4 4-0 2-2"
deal.B = "6-5 6-4 6-1 5-4 3-2"
deal.C = "6-3 5-3 4-2 4-1 2-0"
yard = "1-0 3-0 4-3 5-5 3-3 0-0 6-0 5-0 6-2 5-1 1-1 3-1 2-1"
play = """
A:6-6 B:6-5L C:5-3L A:pass B:6-4R C:6-3L A:4-4R B:5-4R C:pass
A:5-2R B:3-2R C:pass A:pass B:6-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 21, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-0 5-0 1-0"
deal.B = "6-6 6-1 5-4 5-2 3-3"
deal.C = "6-2 4-3 4-1 3-2 3-0"
yard = "4-2 2-2 5-5 1-1 5-1 2-0 5-3 3-1 6-5 2-1 0-0 4-0 4-4"
play = """
B:6-6 C:6-2L A:6-4R B:5-4R C:3-2L A:6-3L B:5-2R C:pass A:6-0L
B:pass C:3-0L A:pass B:3-3L C:4-3L A:pass B:pass C:4-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 13 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-11"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 4, C = 2, D = 1 }
score = { A = 51, B = 27, C = 75, D = 121 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-11"
commitment = "0c7baab024af6f8ce015b0cd541a9bb8f6d71eeb469133d47637df158e18b7e4"
secret = "542948eee0541274f9689705b19f8f7e20b9202edbc76dc0dd45629e973f5f5e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-5 5-4 2-2"
deal.B = "6-5 6-4 6-3 5-0 1-0"
deal.C = "5-3 4-0 2-0 1-1 0-0"
deal.D = "6-1 5-2 4-4 4-2 3-3"
yard = "3-2 5-1 3-0 3-1 2-1 4-1 6-0 4-3"
play = """
A:6-6 B:6-5L C:5-3L D:6-1R A:pass B:6-3L C:1-1R D:pass A:6-2L
B:1-0R C:4-0R D:4-4R A:5-4R B:5-0R C:0-0R D:5-2L A:5-5L B:pass
C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 26, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 4-0 3-2 3-0"
deal.B = "5-2 5-0 4-4 4-3 2-0"
deal.C = "6-6 6-2 4-2 1-1 0-0"
deal.D = "6-5 5-3 5-1 2-2 1-0"
yard = "6-0 6-4 3-3 4-1 3-1 2-1 6-1 6-3"
play = """
C:1-1 D:5-1L A:5-5L B:5-2L C:6-2L D:6-5L A:5-4L B:4-4L C:4-2L
D:2-2L A:3-2L B:4-3L C:pass D:1-0R A:4-0R
"""
end = "blocked"
winner = "A"
delta = { A = 24, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-1 4-2 4-1 2-2"
deal.B = "6-6 5-2 3-3 3-1 2-1"
deal.C = "6-3 6-0 5-0 4-3 1-0"
deal.D = "6-5 6-2 5-4 5-3 0-0"
yard = "1-1 2-0 6-4 4-0 6-1 4-4 3-0 3-2"
play = """
A:5-5 B:5-2L C:5-0R D:6-2L A:pass B:6-6L C:6-3L D:5-3L A:5-1L
B:3-1L C:6-0R D:6-5R A:pass B:3-3L C:4-3L D:5-4L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 19 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-4 5-3 3-3 1-0"
deal.B = "5-5 5-1 4-4 4-2 2-0"
deal.C = "6-4 5-0 4-1 2-2 1-1"
deal.D = "6-6 6-5 5-2 4-3 3-2"
yard = "3-1 4-0 6-1 0-0 2-1 6-3 6-0 3-0"
play = """
D:6-6 A:6-2L B:4-2L C:4-1L D:6-5R A:5-3R B:5-1L C:5-0L D:4-3R
A:5-4R B:2-0L C:2-2L D:5-2L A:pass B:5-5L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 22 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-4 4-3 4-1 3-0"
deal.B = "6-6 5-3 5-1 4-4 0-0"
deal.C = "5-0 3-3 3-2 1-1 1-0"
deal.D = "6-4 6-3 5-5 2-2 2-0"
yard = "4-0 5-2 6-2 6-0 3-1 6-1 2-1 4-2"
play = """
D:5-5 A:5-4L B:4-4L C:5-0R D:6-4L A:6-5L B:5-3L C:1-0R D:6-3L
A:4-1R B:6-6L C:pass D:pass A:4-3R B:pass C:3-2R D:2-2R A:pass
B:pass C:pass D:2-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 17 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 5-5 4-4 2-2"
deal.B = "6-3 4-0 3-0 2-1 1-1"
deal.C = "6-1 5-3 5-1 4-3 3-1"
deal.D = "6-2 5-2 5-0 2-0 0-0"
yard = "3-2 3-3 1-0 6-0 4-2 5-4 6-5 4-1"
play = """
D:6-2 A:6-6L B:6-3L C:3-1L D:5-2R A:5-5R B:2-1L C:5-3R D:2-0L
A:pass B:4-0L C:4-3R D:pass A:4-4L B:pass C:pass D:pass A:6-4L
B:pass C:6-1L D:pass A:pass B:1-1L C:5-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 12, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 5-3 5-1 3-2"
deal.B = "6-5 4-1 2-1 1-1 1-0"
deal.C = "6-0 5-4 5-2 5-0 3-1"
deal.D = "6-1 4-2 4-0 2-2 0-0"
yard = "2-0 6-6 4-4 3-0 6-4 6-3 3-3 4-3"
play = """
C:3-1 D:6-1R A:5-3L B:6-5L C:6-0L D:4-0L A:6-2R B:4-1L C:5-2R
D:pass A:5-1L B:pass C:5-4L D:4-2L A:5-5R B:2-1L C:5-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 12, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 5-4 5-3 4-3"
deal.B = "6-1 5-0 4-4 4-1 2-0"
deal.C = "6-5 5-5 2-1 1-1 0-0"
deal.D = "6-4 3-2 3-0 2-2 1-0"
yard = "5-2 5-1 3-3 4-2 4-0 3-1 6-6 6-2"
play = """
C:1-1 D:1-0L A:6-0L B:6-1L C:2-1L D:3-2L A:5-3L B:5-0L C:0-0L
D:3-0L A:4-3L B:4-4L C:pass D:6-4L A:6-3L B:4-1R C:pass D:pass
A:5-4R
"""
end = "out"
winner = "A"
delta = { A = 27, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-5 5-0 1-1"
deal.B = "6-6 5-4 5-2 4-3 0-0"
deal.C = "6-3 6-2 4-4 4-2 2-1"
deal.D = "6-1 5-1 4-1 4-0 3-3"
yard = "3-2 2-2 6-5 3-0 1-0 3-1 2-0 5-3"
play = """
A:5-5 B:5-4L C:4-2L D:5-1R A:1-1R B:5-2L C:2-1R D:pass A:5-0L
B:0-0L C:6-2R D:6-1R A:6-0L B:6-6L C:6-3L D:3-3L A:pass B:4-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 27, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-1 5-0 4-1 2-0"
deal.B = "6-6 5-3 4-4 4-2 3-2"
deal.C = "6-5 6-4 5-5 3-0 1-0"
deal.D = "6-1 6-0 5-2 4-3 2-1"
yard = "6-2 3-1 2-2 1-1 5-4 0-0 4-0 3-3"
play = """
B:6-6 C:6-4L D:4-3L A:6-3L B:pass C:6-5L D:5-2L A:2-0L B:pass
C:1-0L D:6-1L A:pass B:pass C:pass D:6-0L A:5-0L B:5-3L C:3-0L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 37 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-2 5-1 3-0 2-2"
deal.B = "6-6 6-4 6-2 4-4 3-3"
deal.C = "6-3 4-3 3-1 2-0 1-0"
deal.D = "6-0 4-2 4-0 3-2 1-1"
yard = "5-0 0-0 6-5 5-4 5-3 5-5 4-1 2-1"
play = """
D:6-0 A:6-1L B:pass C:3-1L D:3-2L A:2-2L B:6-2L C:1-0R D:1-1R
A:5-1R B:6-6L C:6-3L D:pass A:5-2R B:3-3L C:4-3L D:4-2L A:pass
B:pass C:2-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 25, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-4 5-0 3-3"
deal.B = "5-5 5-3 4-3 4-1 3-2"
deal.C = "6-4 6-3 5-2 3-0 2-2"
deal.D = "6-6 6-1 4-0 2-1 1-0"
yard = "2-0 3-1 4-4 1-1 4-2 5-1 0-0 6-0"
play = """
C:6-3 D:6-6L A:6-5L B:5-5L C:5-2L D:2-1L A:3-3R B:4-1L C:3-0R
D:4-0L A:5-0L B:5-3L C:pass D:1-0R A:pass B:4-3L C:6-4L D:6-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 26 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-12"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 102, B = 53 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-12"
commitment = "74f1e99901e18863849078d9182815e9576946d4de145a1956c282c012aab507"
secret = "92f05ed70b173aa2149ae309836ef0dd2427d958ecc9e1707f6c2c35683c591a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-4 5-2 5-1 4-2 0-0"
deal.B = "6-6 6-3 5-5 3-1 3-0 2-2 1-0"
yard = "6-4 4-1 6-1 2-1 5-3 2-0 4-4 3-3 5-0 4-0 6-2 4-3 1-1 3-2"
play = """
A:6-5 B:5-5R A:6-0L B:1-0L A:5-1L B:pass A:5-4L B:pass A:4-2L
B:2-2L A:5-2L
"""
end = "blocked"
winner = "A"
delta = { A = 28, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-2 4-2 3-2 3-1 1-1 1-0"
deal.B = "5-1 5-0 4-4 3-3 2-2 2-1 2-0"
yard = "6-0 0-0 6-4 5-5 6-3 6-1 6-2 4-1 4-3 4-0 6-6 5-3 3-0 5-4"
play = """
A:6-5 B:5-0R A:1-0R B:2-1R A:5-2R B:5-1R A:3-1R B:3-3R A:3-2R
B:2-0R
"""
end = "blocked"
winner = "A"
delta = { A = 4, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-3 5-2 5-0 2-0 1-1"
deal.B = "6-3 6-1 5-5 5-1 4-1 4-0 0-0"
yard = "3-0 6-5 3-1 6-2 2-2 6-4 4-2 2-1 3-3 5-4 4-3 1-0 4-4 3-2"
play = """
A:6-6 B:6-3L A:5-3L B:5-1L A:1-1L B:4-1L A:6-0R B:0-0R A:5-0R
B:5-5R A:5-2R B:4-0L A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-4 5-2 5-1 3-1 2-2"
deal.B = "6-5 6-3 6-2 5-5 4-2 3-0 1-0"
yard = "1-1 4-1 3-2 5-3 4-0 5-0 0-0 4-4 2-1 4-3 6-0 6-1 2-0 3-3"
play = """
A:6-6 B:6-2L A:5-2L B:6-5R A:5-4L B:4-2L A:2-2L B:5-5R A:5-1R
B:1-0R A:pass B:3-0R A:3-1R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-1 5-0 4-4 4-3 2-1 1-0"
deal.B = "6-6 6-3 4-1 4-0 3-3 3-2 0-0"
yard = "3-1 2-0 5-2 6-1 2-2 1-1 3-0 6-4 6-2 5-4 5-5 6-0 6-5 4-2"
play = """
B:6-6 A:pass B:6-3L A:5-3L B:pass A:5-1L B:4-1L A:4-4L B:4-0L
A:5-0L
"""
end = "blocked"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-4 4-0 2-2 2-1 2-0"
deal.B = "6-4 6-2 5-5 4-2 3-3 1-1 0-0"
yard = "6-0 4-4 3-2 1-0 3-0 3-1 4-3 5-0 6-6 4-1 5-3 5-1 5-2 6-1"
play = """
A:6-5 B:5-5R A:6-3L B:3-3L A:5-4R B:4-2R A:2-2R B:6-2R A:pass
B:6-4R A:4-0R B:0-0R A:2-0R B:pass A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 2, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 4-3 4-2 3-1 3-0 2-2 1-1"
deal.B = "6-6 6-5 6-1 6-0 5-2 4-0 0-0"
yard = "2-1 6-3 5-5 6-4 1-0 5-0 4-4 3-3 5-4 5-3 2-0 3-2 4-1 5-1"
play = """
A:6-2 B:5-2R A:pass B:6-6L A:pass B:6-5L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-5 5-1 4-3 3-2 3-1"
deal.B = "5-4 5-0 4-4 3-3 2-2 1-1 0-0"
yard = "6-3 4-2 6-6 6-0 5-2 6-4 4-1 4-0 2-0 5-3 1-0 6-5 3-0 2-1"
play = """
B:3-3 A:4-3L B:4-4L A:3-2R B:5-4L A:5-5L B:2-2R A:5-1L B:1-1L
A:6-1L B:pass A:6-2L
"""
end = "blocked"
winner = "A"
delta = { A = 1, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-1 4-2 4-0 3-3 3-1 1-0"
deal.B = "6-4 6-1 5-4 4-1 3-2 2-2 1-1"
yard = "6-3 3-0 5-0 4-4 5-3 0-0 6-0 2-1 4-3 6-2 2-0 6-6 6-5 5-2"
play = """
A:5-5 B:5-4L A:4-2L B:2-2L A:5-1R B:6-1R A:pass B:3-2L A:3-3L
B:6-4R A:3-1L B:1-1L A:1-0L B:4-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-2 5-5 4-2 3-3 3-0"
deal.B = "6-6 6-3 4-3 4-1 3-2 3-1 1-1"
yard = "6-1 4-4 5-2 2-0 2-2 5-0 2-1 5-3 5-1 5-4 1-0 6-0 0-0 4-0"
play = """
B:3-2 A:3-3L B:4-3L A:6-4L B:6-3L A:3-0L B:pass A:6-2R B:6-6R
A:6-5R B:pass A:5-5R
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-1 4-4 4-1 4-0 0-0"
deal.B = "6-4 6-3 5-3 5-0 4-2 2-0 1-0"
yard = "2-2 3-1 3-3 2-1 5-4 6-6 6-1 3-0 1-1 3-2 4-3 5-2 6-2 6-0"
play = """
A:6-5 B:5-0R A:4-0R B:6-3L A:4-4R B:6-4R A:pass B:5-3L A:5-5L
B:pass A:5-1L B:1-0L A:0-0L B:2-0L A:pass B:4-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-0 4-1 4-0 2-2 2-0 1-1 1-0"
deal.B = "6-1 5-5 5-0 4-2 3-3 3-1 3-0"
yard = "5-1 6-6 6-4 5-4 4-3 6-2 5-3 2-1 6-3 5-2 0-0 4-4 6-5 3-2"
play = """
B:6-1 A:6-0L B:5-0L A:4-1R B:4-2R A:2-2R B:5-5L A:2-0R B:3-0R
A:pass B:3-3R A:pass B:3-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-1 5-5 4-4 4-3 4-2"
deal.B = "5-4 5-2 5-0 4-1 3-3 2-1 2-0"
yard = "1-1 5-1 1-0 5-3 6-2 4-0 3-2 3-0 6-0 6-3 3-1 2-2 0-0 6-6"
play = """
B:2-1 A:4-2L B:4-1R A:6-4L B:5-4R A:6-5L B:5-0L A:5-5R B:5-2R
A:pass B:2-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 16 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 4-2 4-0 3-3 2-2 0-0"
deal.B = "6-6 6-4 5-4 5-3 5-1 3-2 3-0"
yard = "1-1 6-0 5-0 4-4 5-5 2-0 2-1 6-1 4-1 3-1 6-3 5-2 4-3 1-0"
play = """
B:3-2 A:3-3L B:3-0L A:4-0L B:6-4L A:6-5L B:5-3L A:6-2R B:6-6R
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-0 4-2 3-0 2-0 1-1"
deal.B = "5-5 5-3 4-1 3-3 3-2 3-1 0-0"
yard = "2-1 6-4 1-0 4-0 2-2 5-2 6-0 4-3 6-5 4-4 5-1 5-4 6-1 6-6"
play = """
A:6-3 B:3-1R A:6-2L B:4-1R A:4-2L
"""
end = "blocked"
winner = "A"
delta = { A = 17, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 5-4 5-1 3-3 2-0 1-0"
deal.B = "6-3 5-2 5-0 4-3 3-2 1-1 0-0"
yard = "3-1 6-2 4-2 2-2 4-4 3-0 6-6 6-0 4-1 6-4 2-1 4-0 5-3 5-5"
play = """
A:6-5 B:6-3L A:3-3L B:5-2R A:2-0R B:0-0R A:1-0R B:1-1R A:6-1R
B:3-2L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-4 5-2 5-0 4-3 1-0"
deal.B = "6-6 5-3 5-1 4-2 4-1 3-2 0-0"
yard = "1-1 4-4 5-5 4-0 6-5 6-2 2-2 3-0 2-1 6-4 3-3 3-1 6-1 2-0"
play = """
B:5-1 A:5-4L B:4-1R A:4-3L B:5-3L A:5-2L B:4-2R A:pass B:3-2L
A:6-3L B:6-6L A:6-0L B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-1 5-4 4-0 2-1 1-1"
deal.B = "6-3 5-5 5-1 4-4 4-1 3-1 3-0"
yard = "6-0 2-0 0-0 3-2 6-2 4-2 5-0 5-2 2-2 4-3 1-0 3-3 6-5 5-3"
play = """
B:5-1 A:5-4L B:4-1R A:6-4L B:6-3L A:4-0R B:3-1L A:6-1L B:3-0R
A:6-6L
"""
end = "blocked"
winner = "A"
delta = { A = 13, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-1 5-0 4-1 3-2 2-0 0-0"
deal.B = "6-6 6-3 4-3 3-0 2-2 2-1 1-0"
yard = "5-3 4-2 5-5 6-1 6-5 3-1 3-3 4-4 5-2 6-4 6-0 5-4 1-1 4-0"
play = """
A:6-2 B:6-6L A:3-2R B:6-3L A:pass B:4-3L A:4-1L B:2-1L A:2-0L
B:1-0L A:5-1L B:3-0R A:5-0L B:pass A:0-0L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-2 4-4 3-3 3-1 2-2 1-1"
deal.B = "6-0 5-3 5-1 5-0 4-3 1-0 0-0"
yard = "6-3 2-1 6-2 3-2 5-4 6-1 3-0 2-0 6-4 4-0 6-6 4-2 6-5 4-1"
play = """
A:5-5 B:5-3L A:3-3L B:4-3L A:4-4L B:5-0R A:pass B:1-0R A:3-1R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-5 5-2 4-3 2-2 1-1"
deal.B = "6-5 6-1 6-0 5-4 4-1 3-0 2-0"
yard = "4-4 3-3 2-1 0-0 6-6 4-0 5-1 3-1 1-0 5-0 3-2 6-4 5-3 4-2"
play = """
B:6-1 A:6-3L B:3-0L A:1-1R B:6-0L A:6-2L B:2-0L A:pass B:4-1R
A:4-3R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 5-3 5-2 4-2 3-1 2-1"
deal.B = "6-5 6-4 6-2 5-1 5-0 4-4 1-1"
yard = "3-2 6-3 4-3 3-3 4-1 1-0 3-0 5-4 2-0 0-0 4-0 5-5 2-2 6-1"
play = """
B:6-5 A:6-6L B:5-0R A:6-0L
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 5-4 5-3 3-1 3-0 1-0"
deal.B = "6-5 6-4 6-2 6-1 2-1 2-0 0-0"
yard = "4-4 4-2 4-1 6-0 4-0 5-0 3-2 2-2 6-6 4-3 5-1 3-3 1-1 5-2"
play = """
A:6-3 B:6-4L A:5-4L B:6-5L A:5-3R B:6-1L A:3-1L B:pass A:3-0L
B:0-0L A:1-0L B:2-1L A:5-5R
"""
end = "out"
winner = "A"
delta = { A = 10, B = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-13"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 0, B = 18, C = 108 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-13"
commitment = "60119c2f87872106f6bece29b86b337ea090d6c18d18c014251566bd315475e2"
secret = "7b036d2149c2537d804fcfef6d728ebcbfb5bba0708f91389ce862e79f26cbfa"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-3 4-4 3-1"
deal.B = "6-5 5-0 4-2 1-0 0-0"
deal.C = "6-2 6-1 6-0 4-0 2-2"
yard = "6-6 5-1 5-2 5-5 3-2 1-1 5-4 4-1 4-3 2-0 3-3 3-0 2-1"
play = """
C:2-2 A:pass B:4-2L C:4-0L A:pass B:5-0L C:6-2R A:6-4R B:6-5L
C:6-0L A:4-4R B:1-0L C:6-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 21 }

[[match.hand]]
opener = "C"
deal.A = "6-3 4-4 3-2 3-1 2-1"
deal.B = "5-3 5-1 3-0 1-1 1-0"
deal.C = "6-4 5-5 5-4 4-2 0-0"
yard = "5-0 6-1 5-2 6-6 6-2 6-0 4-1 2-2 4-3 2-0 4-0 6-5 3-3"
play = """
C:5-5 A:pass B:5-3L C:5-4R A:6-3L B:pass C:6-4L A:4-4L B:pass
C:4-2L A:2-1L B:5-1L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-4 3-3 2-1 1-1"
deal.B = "6-3 6-2 4-1 2-2 1-0"
deal.C = "6-6 5-3 4-3 3-2 0-0"
yard = "4-0 3-1 4-4 5-0 6-5 3-0 2-0 5-1 5-5 5-2 6-1 6-4 4-2"
play = """
C:6-6 A:6-0L B:6-3R C:0-0L A:3-3R B:1-0L C:5-3R A:1-1L B:4-1L
C:4-3L A:5-4R B:pass C:3-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-3 2-2 1-1 0-0"
deal.B = "6-4 6-2 5-2 3-2 3-0"
deal.C = "6-5 6-1 5-4 4-3 4-1"
yard = "4-0 1-0 4-4 5-0 6-0 5-5 3-1 2-0 5-1 3-3 6-6 4-2 2-1"
play = """
C:5-4 A:5-3L B:6-4R C:4-3L A:6-3R B:3-2R C:4-1L A:1-1L B:6-2R
C:6-1L A:pass B:pass C:6-5L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 14 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-1 4-4 4-1 2-1"
deal.B = "6-6 6-4 6-3 5-0 1-0"
deal.C = "6-5 4-0 3-3 1-1 0-0"
yard = "6-1 5-5 3-0 4-3 5-4 4-2 2-2 6-0 3-1 2-0 5-2 3-2 5-3"
play = """
C:0-0 A:pass B:5-0L C:6-5L A:6-2L B:1-0R C:1-1R A:4-1R B:6-4R
C:pass A:2-1L B:6-6R C:pass A:5-1L B:6-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 18, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 5-3 5-0 2-1"
deal.B = "6-2 5-2 4-1 3-0 1-1"
deal.C = "5-4 4-3 4-2 4-0 3-1"
yard = "0-0 6-3 2-2 6-4 5-1 3-2 5-5 6-5 3-3 4-4 1-0 2-0 6-1"
play = """
B:6-2 C:4-2R A:6-0L B:4-1R C:4-0L A:2-1R B:5-2R C:5-4R A:pass
B:pass C:4-3L A:5-3L B:pass C:pass A:5-0L B:3-0L C:3-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 14 }

[[match.hand]]
opener = "C"
deal.A = "5-3 4-3 3-1 2-0 0-0"
deal.B = "6-5 6-3 6-2 5-0 2-2"
deal.C = "5-1 4-1 3-3 3-2 3-0"
yard = "6-1 6-0 4-0 1-0 5-5 5-4 5-2 2-1 1-1 4-2 4-4 6-6 6-4"
play = """
C:3-3 A:4-3L B:6-3R C:4-1L A:3-1L B:6-5R C:5-1R A:5-3L B:5-0L
C:3-0L A:pass B:pass C:3-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 14 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 5-3 3-0 2-2"
deal.B = "6-3 6-0 5-4 5-1 3-3"
deal.C = "6-6 5-0 2-1 2-0 1-0"
yard = "4-4 3-1 4-3 1-1 6-5 6-2 4-1 5-5 4-0 4-2 0-0 5-2 3-2"
play = """
C:6-6 A:6-1L B:6-3R C:1-0L A:5-3R B:5-4R C:2-0L A:2-2L B:pass
C:2-1L A:6-4R B:5-1L C:5-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 15 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-14"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1, D = 4 }
score = { A = 59, B = 80, C = 115, D = 39 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-14"
commitment = "7fb0adc7e0fee03f8b6f46e6dfc372232d7b3097dbd6c52c6e840a741e546349"
secret = "6385d5d674bcd41431061f0649d048d9887dc4de4e270836db0dd785ecf21936"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-0 3-0 2-2"
deal.B = "6-4 6-1 5-0 4-2 3-2"
deal.C = "3-1 2-0 1-1 1-0 0-0"
deal.D = "5-5 5-2 4-4 4-0 3-3"
yard = "4-3 6-3 5-4 4-1 6-5 5-3 2-1 5-1"
play = """
A:6-6 B:6-4L C:pass D:4-4L A:6-2R B:4-2R C:pass D:4-0L A:6-0L
B:6-1L C:3-1L D:3-3L A:3-0L B:5-0L C:pass D:5-5L A:pass B:pass
C:pass D:5-2L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 14 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-5 5-2 4-2 3-0"
deal.B = "6-6 6-0 3-1 2-2 0-0"
deal.C = "6-3 6-2 5-4 5-0 2-1"
deal.D = "4-4 4-3 4-1 3-2 2-0"
yard = "6-4 5-3 5-1 6-5 1-0 4-0 3-3 1-1"
play = """
D:4-4 A:4-2L B:2-2L C:6-2L D:4-1R A:6-1L B:3-1L C:6-3L D:pass
A:pass B:6-6L C:2-1R D:2-0R A:3-0R B:6-0L C:5-0L D:3-2R A:5-5L
B:pass C:5-4L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 14, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 4-1 3-3 3-2 3-1"
deal.B = "5-2 5-1 4-4 4-0 2-1"
deal.C = "6-6 6-1 5-5 3-0 1-0"
deal.D = "6-3 5-4 4-2 2-0 0-0"
yard = "6-0 4-3 5-3 5-0 1-1 6-5 6-2 2-2"
play = """
C:6-6 D:6-3L A:6-4R B:4-4R C:3-0L D:2-0L A:3-2L B:4-0R C:1-0R
D:pass A:3-3L B:2-1R C:pass D:4-2R A:4-1R B:5-1R C:5-5R D:5-4R
A:3-1L
"""
end = "out"
winner = "A"
delta = { A = 14, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 4-4 2-2 2-1"
deal.B = "6-4 4-0 3-2 2-0 1-0"
deal.C = "6-6 5-3 5-2 5-0 4-1"
deal.D = "6-5 5-4 5-1 3-1 1-1"
yard = "4-3 3-3 6-3 6-0 3-0 6-2 0-0 4-2"
play = """
A:5-5 B:pass C:5-3L D:5-4R A:4-4R B:3-2L C:5-2L D:5-1L A:6-1L
B:6-4L C:4-1L D:1-1L A:2-1L B:2-0L C:5-0L D:6-5L A:pass B:4-0R
C:6-6L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 9, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-3 5-1 5-0 1-1"
deal.B = "6-6 6-0 3-1 2-2 0-0"
deal.C = "6-2 4-2 3-3 3-2 2-1"
deal.D = "5-5 5-2 4-3 4-1 4-0"
yard = "3-0 5-4 1-0 6-5 6-1 2-0 6-4 4-4"
play = """
C:6-2 D:5-2R A:6-3L B:3-1L C:2-1L D:5-5R A:5-3R B:2-2L C:4-2L
D:4-0L A:5-0L B:pass C:3-3R D:4-3R A:5-1L B:pass C:pass D:4-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 25 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-3 4-0 2-0 1-0"
deal.B = "6-4 6-2 5-5 4-1 3-1"
deal.C = "6-5 5-0 4-3 2-1 0-0"
deal.D = "6-3 6-1 5-2 5-1 2-2"
yard = "6-0 3-3 3-0 3-2 4-2 6-6 4-4 1-1"
play = """
D:5-1 A:5-4L B:4-1L C:2-1L D:2-2L A:2-0L B:3-1R C:5-0L D:6-3R
A:5-3L B:6-2R C:4-3L D:5-2R A:4-0L B:5-5R C:0-0L D:pass A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 28, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-0 4-3 4-2 4-0"
deal.B = "6-0 4-4 3-3 2-0 1-1"
deal.C = "6-6 6-4 5-1 3-0 2-1"
deal.D = "5-5 5-4 3-2 2-2 1-0"
yard = "6-1 3-1 6-2 4-1 6-5 5-3 5-2 0-0"
play = """
A:6-3 B:3-3R C:6-6L D:3-2R A:4-2R B:4-4R C:6-4L D:5-4L A:4-3R
B:pass C:5-1L D:1-0L A:5-0L B:pass C:3-0R D:5-5L A:4-0R
"""
end = "out"
winner = "A"
delta = { A = 17, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-3 4-4 3-2"
deal.B = "6-5 6-1 3-1 2-2 1-1"
deal.C = "5-5 4-3 4-2 4-1 0-0"
deal.D = "6-3 6-2 4-0 3-0 2-1"
yard = "5-0 5-1 1-0 5-2 6-4 3-3 2-0 5-4"
play = """
A:6-6 B:6-1L C:4-1L D:4-0L A:6-0L B:6-5L C:5-5L D:6-3R A:5-3L
B:3-1L C:4-3R D:2-1L A:4-4R B:2-2L C:4-2L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 18, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 5-0 3-1 0-0"
deal.B = "6-5 5-4 5-3 3-2 3-0"
deal.C = "6-3 6-0 4-4 4-1 2-0"
deal.D = "6-4 6-1 4-3 2-2 1-1"
yard = "1-0 5-5 5-2 2-1 4-2 5-1 3-3 4-0"
play = """
C:6-3 D:6-1L A:3-1L B:5-3L C:pass D:4-3R A:5-0L B:3-0L C:4-4R
D:6-4R A:6-6R B:6-5R C:pass D:pass A:pass B:5-4R C:4-1R D:1-1R
A:pass B:3-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 20, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-1 3-2 3-1 1-0"
deal.B = "6-3 6-2 6-0 4-0 2-1"
deal.C = "5-5 5-3 5-2 3-3 0-0"
deal.D = "5-4 5-0 4-1 2-2 2-0"
yard = "1-1 6-1 4-2 4-4 6-4 4-3 6-5 3-0"
play = """
B:6-2 C:5-2R D:5-4R A:6-6L B:4-0R C:0-0R D:5-0R A:5-1R B:6-0L
C:pass D:2-0L A:3-2L B:6-3L C:pass D:4-1R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 30, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-1 4-3 2-2"
deal.B = "5-2 4-1 3-3 3-1 1-0"
deal.C = "6-5 5-0 4-4 4-0 0-0"
deal.D = "5-4 3-2 3-0 2-1 1-1"
yard = "5-1 6-2 6-4 2-0 4-2 6-0 5-5 5-3"
play = """
B:3-3 C:pass D:3-2L A:6-3R B:5-2L C:6-5L D:pass A:6-6L B:pass
C:pass D:pass A:6-1L B:3-1L C:pass D:3-0L A:pass B:1-0L C:pass
D:2-1L A:2-2L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 30, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 4-4 4-3 2-2 0-0"
deal.B = "6-2 5-4 5-0 4-1 2-1"
deal.C = "6-6 6-3 5-3 3-2 2-0"
deal.D = "6-0 4-2 3-3 3-1 3-0"
yard = "1-1 1-0 6-5 4-0 5-5 5-1 6-4 5-2"
play = """
B:5-4 C:5-3L D:3-1L A:4-4R B:4-1R C:pass D:pass A:6-1L B:6-2L
C:3-2L D:3-3L A:4-3L B:2-1R C:2-0R D:3-0R A:pass B:pass C:6-3R
D:4-2L A:2-2L B:pass C:6-6R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 11, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 4-4 4-1 3-1 2-1"
deal.B = "6-3 5-5 4-3 4-2 2-0"
deal.C = "6-4 5-3 4-0 3-2 3-0"
deal.D = "6-6 6-5 5-0 3-3 1-1"
yard = "5-2 0-0 1-0 5-1 6-0 6-1 2-2 6-2"
play = """
C:6-4 D:6-5L A:5-4L B:4-3L C:5-3L D:5-0L A:4-4R B:2-0L C:3-2L
D:3-3L A:4-1R B:6-3L C:pass D:6-6L A:3-1R B:pass C:3-0R D:pass
A:pass B:pass C:4-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 21, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 4-3 4-2 4-1"
deal.B = "6-4 3-2 3-1 2-2 1-1"
deal.C = "6-0 5-5 5-1 1-0 0-0"
deal.D = "6-5 6-1 5-4 5-0 3-3"
yard = "2-1 5-3 3-0 4-0 5-2 4-4 6-2 2-0"
play = """
C:6-0 D:6-1L A:4-1L B:6-4L C:1-0R D:6-5L A:pass B:1-1R C:5-5L
D:5-4L A:4-3L B:3-1L C:5-1L D:5-0L A:pass B:pass C:0-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 42, D = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-15"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 102, B = 87 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-15"
commitment = "bf149e1ed1cedaec1fedfb2de930324cd259a2b70a9b3515ef18c939136943b8"
secret = "1c323ba446689f5d69c85a3d4582d4f5ab494e4211ced74c3f8e868eae0d3c5a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-5 5-1 4-3 4-2 3-3 3-2 2-0"
deal.B = "6-5 6-2 6-0 5-2 4-4 2-2 1-0"
yard = "5-0 0-0 3-1 4-1 6-6 6-3 6-4 3-0 1-1 6-1 5-4 2-1 5-3 4-0"
play = """
A:5-5 B:6-5L A:5-1R B:6-2L A:3-2L B:1-0R A:3-3L B:6-0R A:4-3L
B:4-4L A:4-2L B:5-2L
"""
end = "blocked"
winner = "A"
delta = { A = 2, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-4 4-4 4-2 4-1 4-0"
deal.B = "6-3 6-1 5-5 5-3 2-2 2-1 0-0"
yard = "5-1 2-0 1-0 3-0 3-2 5-2 3-3 6-6 4-3 5-0 1-1 3-1 6-4 6-2"
play = """
A:4-4 B:pass A:5-4L B:5-5L A:6-5L B:6-3L A:4-0R B:5-3L A:6-0R
B:6-1R A:4-1R B:pass A:4-2R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-2 4-4 4-3 4-1 3-3 0-0"
deal.B = "6-2 6-1 6-0 3-1 2-2 2-0 1-1"
yard = "1-0 5-5 6-3 6-5 2-1 6-6 5-0 4-2 3-2 4-0 5-3 3-0 5-4 5-1"
play = """
A:4-4 B:pass A:4-3L B:3-1L A:4-1L B:pass A:6-4L B:6-2L A:5-2L
"""
end = "blocked"
winner = "A"
delta = { A = 15, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 5-3 5-2 4-4 3-2 1-1"
deal.B = "6-5 6-4 6-2 5-1 3-0 2-0 0-0"
yard = "1-0 3-1 2-2 4-1 4-2 6-3 2-1 3-3 5-0 6-0 6-6 4-0 4-3 5-5"
play = """
A:4-4 B:6-4L A:5-4R B:6-5L A:5-3L B:3-0L A:5-2R B:2-0L A:3-2L
B:6-2R A:6-1R B:5-1R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-0 4-4 4-3 3-1 2-1"
deal.B = "6-6 5-5 5-2 5-1 3-3 1-1 1-0"
yard = "2-0 5-0 3-0 3-2 2-2 6-1 6-3 4-0 5-3 0-0 4-2 6-5 4-1 5-4"
play = """
B:6-6 A:6-4L B:pass A:4-4L B:pass A:4-3L B:3-3L A:3-1L B:5-1L
A:6-2R B:5-5L A:2-1R B:5-2L A:pass B:1-1R A:pass B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-4 4-3 3-1 2-2 1-1 0-0"
deal.B = "6-6 6-5 6-4 6-3 6-2 3-2 2-1"
yard = "5-1 6-1 4-1 1-0 5-2 3-3 4-4 5-0 4-2 5-5 4-0 5-3 3-0 2-0"
play = """
B:6-6 A:6-0L B:6-5R A:5-4R B:6-4R A:0-0L B:6-3R A:3-1R B:2-1R
A:2-2R B:6-2R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 5-5 5-3 4-3 3-1 0-0"
deal.B = "6-3 6-2 5-0 4-4 4-1 3-3 2-0"
yard = "5-2 6-0 6-5 1-0 4-2 2-2 3-2 5-4 6-4 5-1 2-1 1-1 3-0 4-0"
play = """
B:6-3 A:6-6L B:6-2L A:5-3R B:2-0L A:5-5R B:5-0L
"""
end = "blocked"
winner = "A"
delta = { A = 1, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-5 5-3 3-3 3-2 1-1"
deal.B = "6-6 6-0 4-3 4-2 4-1 2-2 2-0"
yard = "6-3 4-0 5-2 5-4 5-0 5-1 6-2 2-1 4-4 3-0 3-1 0-0 6-1 1-0"
play = """
A:5-5 B:pass A:5-3L B:4-3L A:6-4L B:6-6L A:6-5L
"""
end = "blocked"
winner = "A"
delta = { A = 10, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-2 5-0 4-0 3-1 0-0"
deal.B = "6-2 5-5 4-3 3-2 3-0 2-2 2-0"
yard = "4-4 6-5 6-6 1-1 5-3 6-0 5-1 2-1 6-4 5-4 3-3 4-1 1-0 4-2"
play = """
A:0-0 B:3-0L A:6-3L B:6-2L A:5-2L B:5-5L A:5-0L B:2-0L A:4-0R
B:3-2L A:3-1L B:4-3R A:6-1L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-4 5-2 5-1 3-1 3-0 2-0"
deal.B = "6-4 6-1 6-0 5-0 3-2 2-2 1-0"
yard = "4-2 6-5 3-3 4-3 6-6 2-1 1-1 4-1 5-3 0-0 4-4 6-2 4-0 5-5"
play = """
A:5-2 B:5-0L A:2-0R B:6-0L A:6-3L B:3-2L A:3-0R B:2-2L A:3-1R
B:6-1R A:pass B:6-4R A:5-4R B:pass A:5-1R
"""
end = "out"
winner = "A"
delta = { A = 1, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-4 5-3 3-2 3-1 2-0"
deal.B = "6-6 6-5 6-2 6-1 3-3 1-0 0-0"
yard = "5-1 4-4 5-0 1-1 4-1 5-5 2-1 4-2 2-2 4-0 4-3 3-0 5-2 6-4"
play = """
A:6-3 B:6-6L A:6-0L B:1-0L A:3-1L B:3-3L A:5-3L B:6-5L A:3-2R
B:6-2L A:2-0L B:0-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 6-1 3-3 3-2 2-2 2-0"
deal.B = "6-4 6-0 5-4 5-1 5-0 4-0 1-1"
yard = "4-4 5-2 1-0 3-1 4-1 6-5 3-0 6-3 4-3 5-3 2-1 4-2 0-0 5-5"
play = """
B:6-4 A:6-6L B:6-0L A:2-0L B:5-4R A:6-2L B:5-1R A:6-1R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 5-0 4-4 4-0 3-2 2-2"
deal.B = "6-6 6-3 5-5 5-2 5-1 3-3 2-1"
yard = "3-1 4-1 6-5 0-0 3-0 2-0 1-1 4-3 1-0 4-2 6-4 6-1 6-0 5-3"
play = """
B:6-6 A:6-2L B:5-2L A:5-4L B:6-3R A:4-4L B:3-3R A:3-2R B:2-1R
A:4-0L B:5-1R A:5-0L B:5-5L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-1 5-0 4-2 3-1 2-0"
deal.B = "6-3 5-4 5-3 5-2 4-4 3-3 1-1"
yard = "1-0 6-5 0-0 5-5 3-2 3-0 4-0 2-1 2-2 4-1 5-1 6-0 4-3 6-2"
play = """
B:6-3 A:6-6L B:5-3R A:5-0R B:pass A:6-4L B:5-4L A:2-0R B:5-2L
A:4-2L B:4-4L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-2 4-4 3-3 2-2 2-1"
deal.B = "5-1 5-0 4-2 4-0 3-2 3-0 1-1"
yard = "5-3 1-0 6-3 6-4 5-4 0-0 3-1 6-5 6-0 6-1 4-3 5-5 4-1 2-0"
play = """
B:5-1 A:5-2L B:4-2L A:4-4L B:4-0L A:2-1R B:5-0L A:2-2R B:3-2R
A:3-3R B:3-0R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 18 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-3 4-4 4-3 4-1 3-2 3-0"
deal.B = "6-2 6-0 5-1 4-2 3-3 2-2 1-0"
yard = "6-3 6-4 4-0 0-0 2-0 1-1 6-1 5-0 2-1 5-2 6-5 6-6 3-1 5-5"
play = """
B:6-2 A:3-2R B:6-0L A:3-0L B:3-3L A:4-3L B:4-2L A:5-3R B:2-2L
A:5-4R B:pass A:4-4R B:pass A:4-1R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-3 4-4 4-0 2-2 1-1"
deal.B = "5-5 5-1 3-3 3-1 3-0 2-1 0-0"
yard = "1-0 3-2 2-0 4-3 4-1 6-5 6-3 5-2 6-6 4-2 5-0 5-4 6-0 6-4"
play = """
A:4-4 B:pass A:4-0L B:3-0L A:5-3L B:5-5L A:pass B:5-1L A:1-1L
B:3-1L A:pass B:3-3L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 16 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-2 5-0 4-2 4-0 3-3 3-1"
deal.B = "6-6 6-5 6-1 5-5 4-3 2-2 2-1"
yard = "6-3 1-0 4-1 2-0 4-4 5-4 6-0 5-1 3-2 0-0 3-0 5-3 1-1 6-4"
play = """
B:6-6 A:6-2L B:2-2L A:5-2L B:6-5L A:pass B:6-1L A:3-1L B:4-3L
A:4-0L B:pass A:5-0L B:5-5L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-1 4-2 4-1 4-0 2-2 1-1"
deal.B = "6-6 6-3 5-4 5-3 5-0 2-1 0-0"
yard = "3-0 3-2 3-3 6-2 6-0 5-2 2-0 4-3 6-4 5-5 3-1 1-0 6-1 4-4"
play = """
B:6-6 A:6-5L B:5-4L A:4-1L B:2-1L A:4-2L B:6-3R A:4-0L B:5-0L
A:5-1L B:5-3R A:1-1L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-0 4-0 2-2 2-1 0-0"
deal.B = "6-4 6-0 4-1 3-3 3-2 2-0 1-0"
yard = "1-1 5-2 6-1 4-3 3-0 5-4 6-3 4-4 5-1 3-1 5-5 6-6 5-3 4-2"
play = """
B:6-4 A:4-0R B:6-0L A:0-0L B:2-0L A:2-2L B:3-2L A:5-0R B:3-3L
A:6-5R B:pass A:6-2R B:pass A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 5-5 5-4 4-3 3-1"
deal.B = "6-2 5-0 4-2 4-1 3-0 2-0 1-1"
yard = "5-2 5-3 4-4 2-2 6-5 6-1 5-1 4-0 1-0 3-2 6-0 0-0 2-1 3-3"
play = """
A:6-6 B:6-2L A:6-4R B:4-2L A:4-3L B:3-0L A:5-4R B:5-0L A:5-5L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 5-5 5-0 4-0 3-2 1-1"
deal.B = "6-3 6-2 3-1 3-0 2-1 1-0 0-0"
yard = "2-0 4-2 4-3 6-0 5-3 5-1 4-4 4-1 5-2 3-3 6-4 2-2 6-5 5-4"
play = """
B:6-3 A:6-6L B:6-2L A:3-2L B:3-1L A:1-1L B:2-1L A:pass B:3-0R
A:5-0R B:pass A:5-5R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-3 6-1 3-0 2-2 2-0"
deal.B = "6-6 6-2 5-1 5-0 4-1 1-0 0-0"
yard = "2-1 5-5 4-0 5-3 4-4 5-2 4-3 3-1 1-1 3-2 3-3 6-0 5-4 4-2"
play = """
B:6-6 A:6-3L B:6-2R A:2-2R B:pass A:3-0L B:5-0L A:6-5L B:pass
A:2-0R B:1-0R A:6-1R B:pass A:6-4L
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-5 4-3 3-2 2-2 1-0"
deal.B = "6-3 6-2 5-2 5-1 4-4 4-1 0-0"
yard = "2-0 4-2 3-3 6-0 3-1 6-6 2-1 5-3 5-4 1-1 6-5 3-0 5-0 4-0"
play = """
A:5-5 B:5-2L A:2-2L B:6-2L A:6-4L B:4-4L A:4-3L B:6-3L A:6-1L
B:5-1L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-0 5-4 3-2 3-1 0-0"
deal.B = "6-3 6-1 5-5 5-0 4-2 4-0 1-1"
yard = "3-3 2-1 5-2 4-4 2-0 5-1 4-1 6-2 1-0 3-0 6-4 2-2 5-3 4-3"
play = """
B:6-3 A:6-6L B:6-1L A:3-1L B:pass A:3-2L B:4-2L A:5-4L B:5-5L
A:6-5L B:pass A:6-0L B:5-0L
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 3-3 3-0 2-2 1-1"
deal.B = "6-5 6-2 5-5 5-4 5-3 4-2 3-1"
yard = "5-2 6-1 0-0 4-3 3-2 2-0 1-0 4-4 4-0 4-1 2-1 6-0 5-1 5-0"
play = """
A:6-6 B:6-5L A:6-3R B:5-5L A:3-3R B:5-4L A:6-4L B:6-2L A:2-2L
B:4-2L A:3-0R
"""
end = "blocked"
winner = "A"
delta = { A = 10, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-4 3-3 2-2 2-0 0-0"
deal.B = "6-6 6-4 6-2 5-5 4-4 4-1 1-1"
yard = "4-3 3-0 4-2 5-1 4-0 6-1 1-0 5-2 5-3 6-5 3-1 5-0 2-1 3-2"
play = """
A:3-3 B:pass A:6-3L B:6-6L A:6-0L B:pass A:0-0L B:pass A:2-0L
B:6-2L A:pass B:6-4L A:5-4L B:5-5L
"""
end = "blocked"
winner = "A"
delta = { A = 11, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-0 4-3 4-2 4-0 3-3 3-1 3-0"
deal.B = "6-6 6-5 6-3 6-1 5-2 2-1 1-0"
yard = "0-0 2-2 6-2 5-1 3-2 5-5 6-0 2-0 4-1 5-3 1-1 6-4 4-4 5-4"
play = """
A:3-3 B:6-3L A:4-3R B:6-6L A:4-0R B:6-5L A:5-0L B:1-0L A:3-1L
B:pass A:3-0R
"""
end = "blocked"
winner = "A"
delta = { A = 11, B = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-16"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 99, B = 12, C = 100 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-16"
commitment = "083ab39599dbbf7f44ebcd65d0daf213cdcea928785d6b1d87ad9457cbe1a296"
secret = "d2ebd69bc371acfec30afca0c53d383cf9e597c0965c9cf2e61547c679a6c894"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-1 4-4 4-1 3-0 2-0"
deal.B = "6-5 6-4 6-3 6-2 4-3"
deal.C = "5-5 4-2 3-3 1-0 0-0"
yard = "6-6 5-4 2-2 4-0 5-3 5-2 2-1 6-1 3-2 5-0 1-1 6-0 3-1"
play = """
B:6-3 C:3-3R A:3-0R B:6-2L C:4-2L A:4-4L B:6-4L C:1-0R A:5-1R
B:6-5R
"""
end = "blocked"
delta = { A = 0, B = 0, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 5-1 3-3 0-0"
deal.B = "6-0 5-4 5-3 5-0 2-1"
deal.C = "6-1 4-4 4-2 3-1 1-0"
yard = "4-0 2-0 4-3 6-6 6-2 1-1 4-1 6-4 3-2 2-2 5-2 3-0 6-3"
play = """
C:4-4 A:pass B:5-4L C:4-2R A:6-5L B:2-1R C:6-1L A:5-1L B:5-0L
C:3-1R A:0-0L B:5-3R C:1-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 22 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-0 4-0 3-1 2-2"
deal.B = "6-3 5-5 5-2 3-3 2-1"
deal.C = "6-1 5-3 4-4 3-2 1-1"
yard = "3-0 6-4 4-3 0-0 6-6 4-1 4-2 6-0 1-0 6-5 6-2 5-1 2-0"
play = """
C:4-4 A:5-4L B:5-2L C:3-2L A:3-1L B:2-1L C:pass A:2-2L B:pass
C:pass A:4-0R B:pass C:pass A:5-0R
"""
end = "out"
winner = "A"
delta = { A = 42, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-3 4-0 2-2"
deal.B = "6-3 6-1 4-2 3-0 1-0"
deal.C = "5-5 5-4 3-3 3-1 1-1"
yard = "6-5 5-2 3-2 2-0 4-4 0-0 5-1 4-3 5-0 6-0 2-1 6-2 4-1"
play = """
A:6-6 B:6-3L C:3-3L A:5-3L B:6-1R C:5-5L A:pass B:1-0R C:5-4L
A:6-4L B:3-0R C:3-1R A:pass B:pass C:1-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 14 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-1 4-2 3-1 2-0"
deal.B = "6-1 5-4 5-0 4-1 4-0"
deal.C = "6-3 5-2 1-1 1-0 0-0"
yard = "5-5 6-2 3-2 4-4 3-3 6-4 2-1 2-2 3-0 5-3 6-6 4-3 6-0"
play = """
C:6-3 A:6-5L B:5-4L C:pass A:4-2L B:pass C:5-2L A:5-1L B:4-1L
C:pass A:3-1R B:4-0L C:1-1R A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-1 3-0 1-1"
deal.B = "6-2 5-0 4-0 2-1 2-0"
deal.C = "6-5 6-4 5-5 5-3 3-1"
yard = "4-3 3-2 2-2 4-1 1-0 0-0 5-2 4-4 3-3 5-4 4-2 6-0 6-3"
play = """
A:6-6 B:6-2L C:6-5R A:5-1R B:2-0L C:3-1R A:3-0L B:pass C:5-3L
A:pass B:5-0L C:pass A:pass B:4-0L C:6-4L A:6-1L B:2-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 12, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-3 4-2 3-3 1-0"
deal.B = "6-5 6-3 6-2 4-0 0-0"
deal.C = "6-4 5-5 5-0 2-0 1-1"
yard = "2-2 3-2 3-1 4-1 6-6 3-0 5-2 4-4 5-4 4-3 6-0 2-1 5-1"
play = """
B:0-0 C:5-0L A:5-3L B:4-0R C:6-4R A:3-3L B:6-3L C:pass A:6-1L
B:6-2R C:1-1L A:1-0L B:pass C:2-0L A:4-2L
"""
end = "out"
winner = "A"
delta = { A = 21, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-4 5-0 3-3"
deal.B = "6-5 5-5 4-4 4-1 1-1"
deal.C = "6-1 3-2 3-0 1-0 0-0"
yard = "5-1 4-2 3-1 6-2 4-0 5-3 2-1 2-0 2-2 6-3 4-3 5-2 6-6"
play = """
A:6-4 B:6-5L C:pass A:5-4L B:4-4L C:pass A:pass B:4-1L C:6-1L
A:6-0L B:pass C:3-0L A:3-3L B:pass C:3-2L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 16 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-3 4-1 2-0"
deal.B = "6-2 6-0 3-1 1-1 0-0"
deal.C = "5-1 4-4 3-3 3-2 2-2"
yard = "6-6 5-0 2-1 4-0 5-5 6-4 5-4 1-0 4-3 3-0 4-2 6-5 5-2"
play = """
C:4-4 A:4-1L B:3-1L C:3-3L A:6-3L B:6-2L C:3-2L A:5-3L B:pass
C:5-1L A:6-1L B:6-0L C:pass A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-0 4-2 4-1 2-1"
deal.B = "6-1 5-3 5-2 5-1 4-4"
deal.C = "6-4 6-3 4-0 3-2 2-2"
yard = "4-3 6-0 2-0 6-6 3-3 6-5 3-0 1-1 5-4 0-0 1-0 6-2 3-1"
play = """
A:5-5 B:5-1L C:pass A:4-1L B:5-3R C:6-4L A:pass B:6-1L C:6-3R
A:2-1L B:5-2L C:pass A:5-0L B:pass C:4-0L A:4-2L
"""
end = "out"
winner = "A"
delta = { A = 17, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-1 5-0 3-3 3-0 2-0"
deal.B = "6-0 5-5 4-3 4-1 1-1"
deal.C = "6-5 5-3 4-4 4-0 3-2"
yard = "4-2 6-4 5-4 2-2 5-2 6-6 6-3 6-1 2-1 3-1 0-0 1-0 6-2"
play = """
A:5-1 B:1-1R C:6-5L A:pass B:6-0L C:4-0L A:pass B:4-1R C:4-4L
A:pass B:4-3L C:5-3L A:5-0L B:pass C:pass A:3-0L B:pass C:3-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 18 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 4-3 3-1 1-0"
deal.B = "6-6 6-0 5-0 4-2 2-0"
deal.C = "4-1 4-0 3-3 3-0 2-2"
yard = "2-1 1-1 5-5 6-2 6-1 4-4 3-2 5-3 5-4 0-0 5-2 5-1 6-4"
play = """
C:3-3 A:6-3L B:6-0L C:4-0L A:4-3L B:pass C:3-0L A:1-0L B:pass
C:4-1L A:3-1R B:4-2L C:2-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 30 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-17"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3, D = 3 }
score = { A = 73, B = 100, C = 0, D = 0 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-17"
commitment = "72ad4be77a8bad8200684c8502ca50969c3fa62fb6564d24afdd99e40ee96211"
secret = "24a4f4793d81f6d335f994f1efabd5b48eb926be6ee5d7b110cc8405535252d8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-6 5-2 4-3 4-1 3-3"
deal.B = "6-5 6-3 6-2 6-1 5-0"
deal.C = "6-4 5-3 4-0 3-0 0-0"
deal.D = "5-5 4-4 3-2 2-1 2-0"
yard = "3-1 5-1 1-0 4-2 5-4 1-1 6-0 2-2"
play = """
D:5-5 A:5-2L B:6-5R C:6-4R D:3-2L A:4-3R B:6-3L C:3-0R D:2-0R
A:6-6L B:6-2L C:pass D:2-1L A:4-1L B:pass C:4-0L D:pass A:pass
B:5-0L C:5-3L D:pass A:3-3L
"""
end = "out"
winner = "A"
delta = { A = 15, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-4 5-3 3-0 1-1"
deal.B = "6-4 6-1 4-0 3-1 2-1"
deal.C = "5-1 4-2 3-3 3-2 0-0"
deal.D = "6-6 5-5 5-0 4-4 4-3"
yard = "6-3 6-2 1-0 4-1 5-2 2-0 6-0 2-2"
play = """
A:3-0 B:3-1L C:5-1L D:5-5L A:5-3L B:4-0R C:3-3L D:4-3L A:5-4L
B:6-4R C:pass D:5-0L A:6-5R B:pass C:0-0L
"""
end = "blocked"
winner = "A"
delta = { A = 39, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-2 4-3 2-1 1-1"
deal.B = "5-5 5-3 5-1 2-2 0-0"
deal.C = "6-1 4-2 4-1 2-0 1-0"
deal.D = "6-3 6-0 5-0 4-4 3-3"
yard = "6-4 3-1 4-0 3-2 6-6 3-0 6-2 5-4"
play = """
A:6-5 B:5-5R C:6-1L D:5-0R A:2-1L B:2-2L C:2-0R D:pass A:5-2L
B:5-3L C:4-2R D:6-3L A:4-3R B:pass C:pass D:6-0L A:pass B:0-0L
C:1-0L D:3-3R A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 19, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 6-0 5-5 3-1"
deal.B = "6-6 5-4 5-2 5-1 2-1"
deal.C = "6-3 5-3 4-2 3-0 2-2"
deal.D = "6-5 4-4 4-3 2-0 1-1"
yard = "0-0 1-0 4-1 4-0 6-4 3-2 3-3 5-0"
play = """
A:3-1 B:5-1R C:5-3R D:4-3L A:pass B:5-4L C:6-3R D:6-5L A:6-1L
B:6-6R C:pass D:1-1L A:6-2R B:5-2R C:pass D:pass A:5-5R B:2-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 29, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-1 4-4 4-1 3-2"
deal.B = "6-0 5-4 5-0 2-0 1-0"
deal.C = "6-6 5-5 5-3 3-3 2-2"
deal.D = "6-3 6-2 5-2 4-3 0-0"
yard = "1-1 4-0 6-1 3-0 4-2 2-1 3-1 6-5"
play = """
B:5-4 C:5-5L D:5-2L A:6-4R B:6-0R C:2-2L D:6-2L A:pass B:5-0R
C:6-6L D:6-3L A:5-1R B:1-0R C:5-3L D:0-0R A:pass B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 31, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 6-1 5-4 5-2"
deal.B = "6-4 5-5 3-0 1-1 1-0"
deal.C = "6-0 5-1 4-3 4-0 3-2"
deal.D = "4-4 4-2 3-3 3-1 2-2"
yard = "6-3 5-3 4-1 2-0 5-0 0-0 6-5 2-1"
play = """
B:5-5 C:5-1L D:3-1L A:5-2R B:3-0L C:3-2R D:3-3R A:pass B:1-0L
C:4-3R D:4-4R A:5-4R B:1-1L C:pass D:pass A:6-1L B:6-4L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 40, C = 0, D = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-18"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 16, B = 100 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-18"
commitment = "41fd1312b656f9f866ac439325d18f8feb622eec2f0cb398baf43fcac0cdfe5e"
secret = "7825d9c08f81bdcb5ab12d48e0cffedda4c7149955ff698e0f9005edcd0c7cfb"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 4-4 4-1 4-0 2-0 0-0"
deal.B = "6-6 5-4 5-3 5-1 5-0 4-2 1-1"
yard = "5-2 2-2 1-0 6-3 6-4 6-2 3-1 3-2 6-5 3-0 4-3 2-1 3-3 6-0"
play = """
A:5-5 B:5-4L A:4-4L B:4-2L A:2-0L B:5-0L A:pass B:5-1L A:6-1L
B:6-6L A:pass B:5-3R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-3 4-2 3-3 3-2 2-0 1-0"
deal.B = "6-5 6-4 4-3 4-1 2-1 1-1 0-0"
yard = "3-1 3-0 2-2 4-0 5-2 5-4 4-4 6-0 6-3 5-1 5-0 6-1 5-5 6-6"
play = """
B:1-1 A:1-0L B:4-1R A:4-2R B:2-1R A:2-0L B:pass A:6-2L B:6-4L
A:pass B:4-3L A:5-3L B:6-5L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 11 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-2 5-1 5-0 4-2 3-0 0-0"
deal.B = "6-5 6-2 5-4 4-1 3-3 3-2 1-0"
yard = "2-2 2-1 4-0 6-1 1-1 6-3 6-0 6-4 5-3 4-4 3-1 4-3 6-6 2-0"
play = """
B:3-3 A:3-0L B:3-2R A:5-2R B:6-5R A:5-0L B:6-2R A:5-5L B:5-4L
A:4-2L
"""
end = "blocked"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 4-4 4-0 3-2 2-1 1-0"
deal.B = "5-5 5-4 5-2 3-3 3-0 1-1 0-0"
yard = "5-3 5-0 6-6 3-1 2-0 2-2 4-1 5-1 6-2 6-4 6-5 6-1 4-3 4-2"
play = """
A:6-3 B:3-3R A:6-0L B:3-0R A:4-0L B:5-4L A:1-0R B:5-5L A:2-1R
B:5-2R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 11 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-1 5-0 4-1 3-3 3-0 1-1"
deal.B = "6-6 6-3 5-5 4-2 3-1 2-1 0-0"
yard = "2-2 2-0 6-5 4-0 6-2 1-0 6-1 6-0 6-4 4-4 5-2 3-2 5-4 4-3"
play = """
B:6-6 A:pass B:6-3L A:5-3L B:5-5L A:5-1L B:2-1L A:pass B:4-2L
A:4-1L B:3-1L A:3-3L B:pass A:3-0L B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-2 5-0 4-2 4-1 1-0"
deal.B = "6-6 6-3 4-4 3-3 3-2 1-1 0-0"
yard = "3-1 5-3 5-4 5-1 2-2 3-0 6-4 4-3 4-0 6-1 2-0 5-5 6-2 2-1"
play = """
B:6-6 A:6-5L B:6-3R A:5-2L B:3-2L A:pass B:3-3L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 13 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-5 5-3 4-2 4-1 2-0"
deal.B = "5-2 5-0 4-3 4-0 3-2 3-1 2-1"
yard = "6-2 1-1 5-1 3-3 6-0 6-6 3-0 4-4 5-4 2-2 1-0 0-0 6-3 6-4"
play = """
B:3-2 A:5-3L B:5-2L A:4-2L B:4-3L A:2-0R B:3-1L A:6-1L B:5-0R
A:6-5L B:pass A:5-5L
"""
end = "blocked"
winner = "A"
delta = { A = 2, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-4 3-3 3-0 2-2 0-0"
deal.B = "6-3 5-5 4-4 4-0 3-1 2-0 1-0"
yard = "2-1 4-1 5-1 6-0 5-0 6-1 4-2 3-2 5-2 5-3 4-3 6-6 6-4 1-1"
play = """
A:6-5 B:5-5R A:5-4R B:4-4R A:6-2L B:2-0L A:3-0L B:6-3L A:pass
B:4-0R A:0-0R B:1-0R A:pass B:3-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-0 4-4 4-0 3-3 2-0"
deal.B = "6-2 5-3 5-1 5-0 3-1 1-1 0-0"
yard = "1-0 2-2 3-0 5-4 6-3 5-2 4-2 3-2 4-1 4-3 5-5 2-1 6-1 6-6"
play = """
B:1-1 A:pass B:5-1L A:6-5L B:6-2L A:2-0L B:5-0L A:pass B:5-3L
A:3-3L B:3-1L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 28 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-4 5-0 4-1 3-1 3-0 2-2"
deal.B = "6-3 6-1 4-4 4-2 3-2 1-0 0-0"
yard = "2-1 4-3 6-4 2-0 6-2 6-6 4-0 5-5 3-3 1-1 5-2 5-3 5-1 6-0"
play = """
B:4-4 A:5-4L B:4-2R A:6-5L B:6-1L A:4-1L B:3-2R A:3-1R B:1-0R
A:5-0R
"""
end = "blocked"
winner = "A"
delta = { A = 2, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 4-2 3-3 3-0 2-2"
deal.B = "5-5 4-4 3-2 3-1 2-0 1-1 0-0"
yard = "6-0 4-0 5-1 6-4 5-4 2-1 5-0 5-2 5-3 4-1 4-3 6-3 1-0 6-1"
play = """
A:6-6 B:pass A:6-5L B:5-5L A:6-2R B:3-2R A:3-3R B:3-1R A:pass
B:1-1R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 5-2 4-0 3-3 2-0 1-1"
deal.B = "6-5 6-3 6-0 5-3 5-0 4-2 3-0"
yard = "0-0 4-3 4-4 6-4 6-2 2-1 3-2 2-2 1-0 4-1 5-1 6-6 3-1 5-5"
play = """
B:6-5 A:5-4R B:6-3L A:3-3L B:5-3L A:5-2L B:4-2L A:4-0L B:5-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 4-2 3-3 3-1 2-0 1-1"
deal.B = "6-6 5-4 5-2 5-1 5-0 1-0 0-0"
yard = "2-1 6-1 6-5 4-3 6-2 3-0 4-0 2-2 6-0 4-4 6-4 3-2 4-1 5-3"
play = """
B:6-6 A:6-3L B:pass A:3-3L B:pass A:3-1L B:5-1L A:5-5L B:5-0L
A:2-0L B:5-2L A:pass B:5-4L A:4-2L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 5-4 4-0 3-0 2-0 0-0"
deal.B = "6-5 6-4 5-3 4-2 4-1 3-3 3-2"
yard = "6-1 6-2 5-1 5-2 1-1 4-3 4-4 2-2 6-3 1-0 3-1 2-1 5-0 5-5"
play = """
B:3-3 A:3-0L B:5-3R A:5-4R B:6-4R A:6-6R B:6-5R A:6-0L
"""
end = "blocked"
winner = "A"
delta = { A = 10, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-4 5-1 5-0 4-3 1-1"
deal.B = "6-0 5-5 4-4 3-3 3-2 3-1 0-0"
yard = "6-1 5-2 6-2 4-1 4-0 2-2 3-0 6-4 2-0 5-3 2-1 6-6 4-2 1-0"
play = """
A:6-5 B:5-5R A:6-3L B:3-3L A:5-4R B:4-4R A:4-3L
"""
end = "blocked"
winner = "A"
delta = { A = 2, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-0 4-3 3-1 2-1 0-0"
deal.B = "6-2 6-0 5-5 5-2 4-4 4-2 1-1"
yard = "5-1 5-4 2-0 3-3 6-3 3-2 1-0 5-3 6-6 4-1 3-0 6-5 4-0 2-2"
play = """
A:6-4 B:4-4R A:6-1L B:4-2R A:3-1L B:6-2R A:4-3L B:6-0R A:5-0R
B:5-5R A:pass B:5-2R A:2-1R B:1-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 4-0 3-3 3-2 2-2 2-1 2-0"
deal.B = "6-4 6-3 5-5 4-4 4-2 4-1 3-1"
yard = "6-6 1-0 4-3 5-0 5-1 6-2 5-3 6-5 0-0 5-4 5-2 3-0 1-1 6-1"
play = """
B:4-4 A:4-0L B:6-4R A:6-0L B:6-3L A:3-3L B:3-1L A:2-1L B:4-2L
A:pass B:4-1L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-1 5-0 4-1 3-3 3-0 0-0"
deal.B = "6-6 6-4 6-1 4-4 4-2 3-2 2-0"
yard = "2-2 1-0 6-5 2-1 5-3 5-5 6-3 4-3 6-2 4-0 5-4 1-1 6-0 3-1"
play = """
B:6-6 A:pass B:6-4L A:4-1L B:6-1L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 6 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-19"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 100, B = 74, C = 13 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-19"
commitment = "79d971a335984b586c25ddb03e11320846472194910656d074760baa58058af8"
secret = "4622dff578451d8bfedc9485a8cd9ec43780397567dae7075dfb3da28aa64db5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 6-1 5-2 4-1"
deal.B = "5-4 5-0 4-2 2-2 1-1"
deal.C = "4-4 3-3 3-1 1-0 0-0"
yard = "4-0 2-1 6-4 3-2 5-5 2-0 5-1 6-6 6-5 3-0 4-3 6-0 5-3"
play = """
A:6-2 B:4-2R C:4-4R A:6-3L B:5-4R C:3-3L A:5-2R B:2-2R C:3-1L
A:4-1L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 13 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 6-0 2-1 1-1"
deal.B = "5-5 4-4 4-1 2-0 1-0"
deal.C = "6-6 6-1 5-2 3-3 3-0"
yard = "6-5 3-2 5-4 5-0 5-3 2-2 0-0 6-3 4-0 4-3 5-1 3-1 4-2"
play = """
C:3-0 A:6-0R B:pass C:6-1R A:1-1R B:4-1R C:3-3L A:6-4R B:pass
C:6-6R A:6-2R B:2-0R C:pass A:pass B:1-0R C:pass A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 25, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 4-4 4-0 3-2 2-2"
deal.B = "6-3 5-3 3-1 2-1 1-1"
deal.C = "6-6 6-5 5-2 4-3 1-0"
yard = "6-1 6-4 4-2 5-1 2-0 3-3 5-0 4-1 6-2 5-5 5-4 0-0 3-0"
play = """
A:4-4 B:pass C:4-3L A:3-2L B:2-1L C:1-0L A:4-0L
"""
end = "blocked"
winner = "A"
delta = { A = 43, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-3 5-2 1-1"
deal.B = "6-0 4-3 3-3 3-1 0-0"
deal.C = "6-2 5-5 5-1 4-1 3-2"
yard = "3-0 6-6 6-1 4-2 2-1 2-2 2-0 4-4 6-3 4-0 5-0 5-4 1-0"
play = """
A:6-5 B:6-0L C:5-1R A:1-1R B:0-0L C:4-1R A:6-4R B:pass C:6-2R
A:5-2R B:pass C:5-5R A:5-3R
"""
end = "out"
winner = "A"
delta = { A = 22, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-2 3-3 3-0 2-1 1-0"
deal.B = "4-4 4-0 3-1 2-2 2-0"
deal.C = "6-6 6-1 5-4 3-2 0-0"
yard = "5-5 6-5 6-2 4-3 5-0 4-1 6-3 6-4 4-2 6-0 5-1 5-3 1-1"
play = """
A:3-3 B:3-1L C:3-2R A:2-1L B:2-2L C:pass A:5-2L B:2-0R C:0-0R
A:3-0R B:pass C:5-4L A:pass B:4-4L C:pass A:pass B:4-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 20, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-4 5-3 0-0"
deal.B = "6-6 6-0 5-5 3-0 1-0"
deal.C = "6-4 5-2 4-0 3-2 1-1"
yard = "2-0 3-1 4-3 4-4 3-3 4-1 6-5 6-3 2-1 5-0 2-2 4-2 5-1"
play = """
B:6-6 C:6-4L A:5-4L B:5-5L C:5-2L A:6-2L B:6-0L C:4-0L A:6-1R
B:1-0R C:pass A:0-0R B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 15, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 4-3 4-2 3-2 3-1"
deal.B = "6-3 6-2 6-1 5-0 4-4"
deal.C = "5-5 5-3 5-2 2-2 2-1"
yard = "6-4 3-0 6-6 2-0 1-0 6-0 4-0 5-1 0-0 1-1 3-3 4-1 5-4"
play = """
B:6-3 C:5-3R A:6-5L B:5-0L C:5-2R A:3-2R B:pass C:pass A:4-3R
B:4-4R C:pass A:4-2R B:6-2R C:pass A:pass B:6-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 21, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-1 5-0 1-0"
deal.B = "5-4 4-3 3-1 2-2 0-0"
deal.C = "6-5 6-3 4-1 4-0 2-1"
yard = "3-2 1-1 6-1 2-0 6-6 4-4 3-3 5-2 6-4 4-2 5-3 5-5 3-0"
play = """
B:5-4 C:4-1R A:5-1L B:3-1L C:2-1R A:6-2R B:4-3L C:6-3R A:pass
B:pass C:4-0L A:1-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 18, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-1 5-0 4-3"
deal.B = "4-4 3-3 3-1 2-0 1-1"
deal.C = "6-5 5-5 4-0 2-2 1-0"
yard = "6-0 4-1 2-1 5-3 3-0 3-2 5-4 4-2 6-4 5-2 0-0 6-1 6-6"
play = """
B:4-4 C:4-0L A:5-0L B:pass C:5-5L A:4-3R B:3-3R C:6-5L A:6-3R
B:pass C:pass A:6-2L B:2-0L C:1-0L A:5-1L
"""
end = "out"
winner = "A"
delta = { A = 10, B = 0, C = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-20"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1, D = 4 }
score = { A = 84, B = 52, C = 104, D = 50 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-20"
commitment = "aeebae791895ad1226b2d7b83fc780cbfde969863c6f73dcec87d7173bd6d35a"
secret = "7416e732cd4e9a45eb13d2e5a95dc137272ebff34a262664a1dfd01f897393d1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 5-2 4-3 4-2"
deal.B = "5-0 4-0 3-2 3-1 3-0"
deal.C = "6-1 5-4 4-4 1-1 1-0"
deal.D = "6-5 6-4 6-0 5-5 5-3"
yard = "2-1 4-1 2-2 5-1 2-0 0-0 3-3 6-2"
play = """
B:5-0 C:5-4L D:6-4L A:6-6L B:3-0R C:6-1L D:5-3R A:5-2R B:3-1L
C:pass D:pass A:6-3L B:3-2R C:pass D:6-5L A:4-3R B:4-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 33, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-0 4-0 2-2"
deal.B = "6-3 6-1 5-2 4-4 3-3"
deal.C = "6-4 5-3 3-1 2-1 1-1"
deal.D = "6-2 5-5 5-4 5-0 1-0"
yard = "4-1 2-0 5-1 0-0 3-0 4-2 4-3 3-2"
play = """
B:6-1 C:6-4L D:5-4L A:6-5L B:6-3L C:5-3L D:5-5L A:pass B:5-2L
C:3-1R D:6-2L A:6-6L B:3-3R C:pass D:pass A:6-0L B:pass C:pass
D:5-0L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 20 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-2 5-0 4-3"
deal.B = "6-4 5-5 5-4 3-2 1-1"
deal.C = "5-3 5-1 4-4 3-1 3-0"
deal.D = "6-0 4-0 3-3 1-0 0-0"
yard = "6-6 2-1 6-1 4-1 2-2 4-2 5-2 2-0"
play = """
D:0-0 A:5-0L B:5-5L C:5-3L D:3-3L A:6-3L B:6-4L C:4-4L D:4-0L
A:pass B:pass C:3-0L D:6-0R A:4-3L B:5-4L C:5-1L D:1-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 30 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-2 5-1 3-1 1-1"
deal.B = "6-6 5-3 4-2 3-2 3-0"
deal.C = "5-5 4-4 3-3 2-1 2-0"
deal.D = "6-1 5-0 4-1 2-2 1-0"
yard = "6-3 4-0 0-0 6-0 4-3 5-4 6-4 6-5"
play = """
D:2-2 A:6-2L B:6-6L C:2-1R D:6-1L A:5-1L B:5-3L C:3-3L D:1-0R
A:3-1L B:3-0R C:pass D:4-1L A:pass B:3-2R C:4-4L D:pass A:5-2R
B:4-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 19, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-3 3-2 0-0"
deal.B = "5-4 5-1 4-0 3-1 2-2"
deal.C = "6-6 6-5 4-4 3-3 1-1"
deal.D = "6-4 6-2 5-0 4-2 1-0"
yard = "2-0 4-3 5-2 4-1 3-0 2-1 6-3 6-1"
play = """
B:4-0 C:4-4L D:6-4L A:6-0L B:pass C:pass D:5-0L A:5-5L B:5-4L
C:pass D:4-2L A:3-2L B:3-1L C:1-1L D:1-0L A:0-0L
"""
end = "blocked"
delta = { A = 0, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-1 5-4 4-1"
deal.B = "6-6 5-2 4-3 3-1 1-1"
deal.C = "6-2 5-3 4-4 4-0 3-2"
deal.D = "6-4 6-0 5-1 4-2 0-0"
yard = "1-0 2-0 3-0 2-2 5-0 2-1 3-3 5-5"
play = """
C:4-4 D:6-4L A:6-5L B:5-2L C:6-2L D:4-2R A:6-3L B:3-1L C:3-2R
D:5-1L A:5-4L B:4-3R C:4-0L D:6-0L A:6-1L B:1-1L C:pass D:pass
A:4-1L
"""
end = "out"
winner = "A"
delta = { A = 20, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 2-2 1-1 1-0"
deal.B = "6-6 5-4 5-1 5-0 4-3"
deal.C = "5-3 4-4 4-2 4-1 3-0"
deal.D = "4-0 3-1 2-1 2-0 0-0"
yard = "3-3 6-0 3-2 6-3 5-5 6-4 6-1 5-2"
play = """
A:6-5 B:5-1R C:4-1R D:4-0R A:6-2L B:5-0R C:5-3R D:3-1R A:2-2L
B:pass C:4-2L D:2-1R A:pass B:5-4L C:pass D:2-0R A:1-0R B:pass
C:pass D:pass A:1-1R
"""
end = "out"
winner = "A"
delta = { A = 30, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 4-3 4-0 3-0"
deal.B = "6-3 6-1 3-2 1-1 0-0"
deal.C = "5-2 4-2 3-3 2-2 2-1"
deal.D = "5-5 5-3 5-1 2-0 1-0"
yard = "5-0 6-0 5-4 6-6 4-1 3-1 6-4 4-4"
play = """
A:6-5 B:6-3L C:5-2R D:5-3L A:6-2R B:6-1R C:2-1R D:5-5L A:pass
B:3-2R C:3-3R D:5-1L A:4-3R B:1-1L C:4-2R D:1-0L A:4-0L B:pass
C:2-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-0 4-1 3-3 1-1 0-0"
deal.B = "6-5 6-2 5-3 2-2 2-0"
deal.C = "6-0 5-1 4-3 4-0 3-0"
deal.D = "6-3 5-4 4-4 3-2 2-1"
yard = "6-1 5-5 3-1 6-4 5-2 1-0 6-6 4-2"
play = """
C:4-3 D:4-4L A:4-1L B:5-3R C:5-1L D:5-4L A:5-0R B:2-0R C:4-0L
D:3-2R A:0-0L B:pass C:6-0L D:6-3L A:3-3L B:pass C:3-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 28, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-4 4-0 2-0 1-1"
deal.B = "6-1 6-0 5-5 5-1 2-1"
deal.C = "5-3 5-2 4-2 3-1 3-0"
deal.D = "6-2 5-0 3-3 3-2 0-0"
yard = "1-0 6-4 4-4 4-3 6-5 6-3 4-1 2-2"
play = """
C:5-3 D:3-3R A:5-4L B:pass C:4-2L D:3-2R A:2-0L B:6-0L C:5-2R
D:6-2L A:pass B:2-1L C:3-1L D:5-0R A:4-0R B:pass C:3-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 37, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-0 5-4 5-1"
deal.B = "5-0 4-2 4-0 3-1 0-0"
deal.C = "6-2 5-2 4-3 3-2 1-0"
deal.D = "6-3 5-5 5-3 2-0 1-1"
yard = "4-4 6-1 3-3 4-1 2-1 2-2 6-6 3-0"
play = """
C:6-2 D:6-3L A:pass B:3-1L C:5-2R D:5-5R A:5-1L B:5-0L C:1-0L
D:5-3R A:pass B:pass C:4-3R D:1-1L A:6-4R B:pass C:pass D:pass
A:6-5R B:pass C:pass D:pass A:5-4R B:4-2R C:3-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 12, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 3-0 2-1 0-0"
deal.B = "6-4 6-2 5-5 5-2 5-1"
deal.C = "6-1 4-3 3-1 2-2 1-1"
deal.D = "6-6 6-3 5-4 4-2 4-0"
yard = "2-0 3-2 5-3 3-3 4-1 4-4 5-0 1-0"
play = """
C:6-1 D:6-6L A:6-5L B:5-1R C:pass D:5-4L A:pass B:5-2R C:4-3L
D:4-2R A:3-0L B:6-4R C:pass D:4-0L A:6-0R B:pass C:pass D:pass
A:0-0R
"""
end = "blocked"
winner = "A"
delta = { A = 34, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-3 4-1 3-0 2-0"
deal.B = "5-4 3-2 3-1 2-1 1-1"
deal.C = "6-3 6-1 5-0 4-3 0-0"
deal.D = "6-5 5-1 4-4 4-0 1-0"
yard = "6-4 6-2 6-0 4-2 2-2 3-3 5-2 6-6"
play = """
A:5-5 B:5-4L C:4-3L D:5-1R A:5-3L B:3-1R C:6-3R D:6-5R A:pass
B:pass C:5-0L D:4-0L A:4-1L B:1-1L C:6-1L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 22, D = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-21"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 23, B = 115 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-21"
commitment = "00f81dca86a2bf50deb9fedcd85f0c9986acd1a36cb1eea6e5b20c74ce54bf60"
secret = "3c31ebf024b0b0b18b95a36e8994dd53dc1a6c7612501b0f569173bd871d0b0b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 6-1 5-2 4-2 3-3 2-1"
deal.B = "5-3 5-1 5-0 4-3 4-0 3-1 2-2"
yard = "5-5 5-4 6-4 6-3 0-0 1-0 2-0 3-0 1-1 3-2 6-5 6-0 4-4 4-1"
play = """
B:5-3 A:5-2L B:4-3R A:4-2L B:4-0L A:pass B:5-0L A:pass B:5-1L
A:2-1L B:2-2L A:6-2L B:pass A:6-1L B:3-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 18 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-1 5-0 4-3 3-2 2-2 2-0"
deal.B = "6-2 5-5 5-3 5-2 4-2 4-1 3-1"
yard = "6-4 4-4 5-4 1-1 6-3 6-0 0-0 6-1 6-6 1-0 3-0 2-1 3-3 4-0"
play = """
B:5-5 A:5-0L B:5-3R A:2-0L B:6-2L A:4-3R B:4-2R A:2-2R B:5-2R
A:6-5L B:pass A:5-1L B:4-1L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-3 5-0 4-4 4-3 2-2"
deal.B = "6-6 6-1 5-4 5-1 4-1 3-0 1-0"
yard = "6-4 2-1 6-5 3-3 4-2 3-2 2-0 6-2 4-0 0-0 5-5 1-1 5-2 3-1"
play = """
B:6-6 A:6-3L B:6-1R A:4-3L B:5-4L A:5-3L B:5-1R A:5-0R B:3-0L
A:6-0L B:1-0R A:pass B:4-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-3 4-4 4-1 3-3 3-1 1-0"
deal.B = "6-6 6-4 6-2 5-5 2-1 2-0 0-0"
yard = "5-4 5-1 6-0 4-2 5-2 4-0 3-2 1-1 4-3 6-3 6-5 3-0 2-2 5-0"
play = """
B:6-6 A:6-1L B:6-4R A:4-1R B:2-1L A:1-0R B:6-2L A:pass B:2-0R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 16 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-3 5-1 3-3 3-1 1-1"
deal.B = "6-4 6-3 5-5 4-2 4-1 3-2 3-0"
yard = "4-0 2-0 4-4 0-0 2-2 6-5 5-4 2-1 6-0 1-0 5-2 4-3 5-0 6-6"
play = """
B:5-5 A:5-3L B:6-3L A:6-2L B:4-2L A:5-1R B:6-4L A:6-1R
"""
end = "blocked"
winner = "A"
delta = { A = 1, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "4-4 4-2 4-0 3-3 2-2 1-1 0-0"
deal.B = "6-5 6-4 6-3 6-2 6-1 5-5 5-3"
yard = "5-4 3-0 4-1 5-2 5-1 6-0 4-3 2-0 3-2 5-0 6-6 3-1 1-0 2-1"
play = """
A:3-3 B:6-3L A:pass B:6-5L A:pass B:5-5L A:pass B:5-3L
"""
end = "blocked"
winner = "A"
delta = { A = 1, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-3 5-1 4-2 3-3 2-2"
deal.B = "6-1 5-5 4-1 3-2 3-0 2-1 1-1"
yard = "3-1 6-4 0-0 4-0 2-0 4-3 6-5 6-3 1-0 4-4 5-2 6-2 5-4 5-0"
play = """
A:5-3 B:5-5L A:5-1L B:6-1L A:6-0L B:3-2R A:2-2R B:3-0L A:3-3L
B:2-1R A:pass B:4-1R A:4-2R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "5-2 4-4 4-2 3-0 2-1 2-0 0-0"
deal.B = "6-3 5-0 4-3 4-1 4-0 3-2 1-0"
yard = "6-5 6-6 5-4 1-1 5-3 5-1 6-0 2-2 3-3 6-2 6-4 3-1 6-1 5-5"
play = """
B:6-3 A:3-0R B:5-0R A:5-2R B:3-2R A:pass B:4-3R A:4-4R B:4-1R
A:2-1R B:pass A:2-0R B:4-0R A:4-2R
"""
end = "blocked"
winner = "A"
delta = { A = 1, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-4 5-3 4-4 3-2 3-0"
deal.B = "6-6 6-4 6-0 5-2 4-1 1-0 0-0"
yard = "5-0 2-2 6-2 2-0 5-1 6-1 4-0 3-1 4-3 6-3 1-1 2-1 3-3 4-2"
play = """
A:3-0 B:6-0R A:6-5R B:5-2R A:5-3L B:pass A:5-4L B:6-4L A:3-2R
B:6-6L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-6 4-3 4-2 3-3 3-2 2-2 2-0"
deal.B = "6-5 6-4 5-4 5-0 3-1 3-0 2-1"
yard = "4-1 1-0 6-3 4-0 5-1 5-5 5-2 0-0 6-1 1-1 6-2 6-0 5-3 4-4"
play = """
B:6-5 A:6-6L B:6-4L A:4-2L B:5-4R A:2-2L B:2-1L A:4-3R B:3-1L
A:3-3L B:3-0L A:3-2R B:5-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "4-2 4-0 3-3 3-1 3-0 2-1 0-0"
deal.B = "5-4 5-3 5-1 4-3 4-1 3-2 1-0"
yard = "4-4 5-2 6-0 1-1 6-6 6-2 6-5 6-3 5-5 2-2 6-4 6-1 2-0 5-0"
play = """
B:5-4 A:4-2R B:5-3L A:3-0L B:3-2R A:4-0L B:4-3L A:3-1L B:5-1L
A:3-3R
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 4-2 4-0 3-1 2-2 0-0"
deal.B = "6-0 5-1 5-0 3-3 3-0 2-1 1-1"
yard = "5-2 1-0 3-2 5-5 6-1 5-3 6-3 6-2 6-4 6-5 4-4 2-0 4-3 4-1"
play = """
A:6-6 B:6-0L A:0-0L B:5-0L A:5-4L B:pass A:4-0L B:3-0L A:3-1L
B:5-1L
"""
end = "blocked"
winner = "A"
delta = { A = 1, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 4-4 4-3 4-0 3-3 1-1"
deal.B = "6-4 6-0 5-4 5-3 5-0 3-1 0-0"
yard = "5-5 2-1 2-2 5-2 3-2 4-2 1-0 5-1 2-0 6-1 4-1 6-3 3-0 6-2"
play = """
A:4-4 B:6-4L A:4-0R B:6-0L A:pass B:5-0L A:6-5L B:0-0R A:6-6L
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 6-0 5-1 4-3 1-1 0-0"
deal.B = "6-3 6-1 5-4 5-3 5-2 4-1 3-1"
yard = "3-0 5-0 4-4 4-0 2-2 3-2 4-2 3-3 2-0 1-0 2-1 6-6 5-5 6-5"
play = """
A:0-0 B:pass A:6-0L B:6-3L A:4-3L B:5-4L A:5-1L B:6-1L A:6-2L
B:5-2L A:pass B:5-3L A:pass B:3-1L A:1-1L B:4-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-4 4-0 2-2 2-0 1-0"
deal.B = "6-6 5-5 5-3 4-3 4-2 3-2 0-0"
yard = "6-5 3-1 2-1 3-0 3-3 6-4 6-1 4-4 4-1 5-0 5-1 6-2 5-2 1-1"
play = """
B:6-6 A:6-3L B:5-3L A:5-4L B:4-3L A:6-0R B:3-2L A:1-0R B:4-2L
A:4-0L B:0-0L A:2-0L B:pass A:2-2L
"""
end = "out"
winner = "A"
delta = { A = 10, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-1 6-0 5-0 3-2 1-0"
deal.B = "6-6 5-1 4-4 4-3 3-1 2-1 2-0"
yard = "4-0 3-0 6-2 5-5 6-4 5-3 5-2 0-0 4-1 5-4 3-3 1-1 2-2 4-2"
play = """
A:1-0 B:5-1L A:6-5L B:6-6L A:6-0R B:pass A:6-3L B:4-3L A:6-1R
B:4-4L A:pass B:3-1R A:3-2R B:2-1R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-2 5-5 3-3 2-1 2-0"
deal.B = "6-1 5-2 5-1 4-4 4-3 4-1 3-2"
yard = "5-4 6-0 6-4 2-2 6-3 4-0 5-3 3-0 5-0 3-1 1-1 1-0 4-2 0-0"
play = """
B:4-4 A:pass B:4-3L A:3-3L B:3-2L A:2-0L B:4-1R A:2-1R B:5-2R
A:5-5R B:5-1R A:pass B:6-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 31 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-22"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 56, B = 57, C = 103 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-22"
commitment = "7a3780fd3bed1089c3a3d02538c63016ae7dca7c8a47e1e8e2dfc75dbb13ea21"
secret = "6694b4e5fef76ffc836253094f8243bf93c313f64eab53531e2beba349d0fbd1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-4 5-3 5-0 4-0 3-3"
deal.B = "6-4 5-1 2-0 1-1 0-0"
deal.C = "6-3 6-2 5-2 4-3 4-1"
yard = "4-2 6-1 3-0 6-0 5-5 1-0 3-2 3-1 2-1 6-6 6-5 2-2 4-4"
play = """
C:6-3 A:5-3R B:5-1R C:6-2L A:pass B:1-1R C:5-2L A:5-4L B:6-4L
C:4-1R A:4-0R B:0-0R C:pass A:5-0R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 11, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-2 4-4 4-0"
deal.B = "6-2 5-1 4-2 4-1 3-0"
deal.C = "6-1 5-4 5-0 2-2 2-0"
yard = "0-0 1-0 5-5 3-3 1-1 3-1 4-3 5-3 6-0 2-1 6-5 3-2 6-6"
play = """
B:4-2 C:5-4L A:5-2L B:6-2L C:6-1L A:pass B:5-1L C:5-0L A:4-0L
B:4-1L C:2-2R A:pass B:pass C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 30 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 4-2 3-2 1-0"
deal.B = "6-4 6-2 5-3 4-4 4-1"
deal.C = "5-5 5-2 3-1 3-0 2-0"
yard = "5-4 6-6 6-5 2-1 5-0 1-1 5-1 3-3 4-0 4-3 2-2 6-0 0-0"
play = """
C:5-5 A:pass B:5-3L C:3-1L A:6-1L B:6-4L C:5-2R A:4-2L B:6-2L
C:2-0R A:6-3L B:pass C:3-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 19 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-3 4-4 4-1 2-1"
deal.B = "5-4 5-2 4-2 4-0 3-3"
deal.C = "6-5 6-4 6-3 4-3 3-1"
yard = "5-0 6-6 3-0 6-2 2-2 3-2 6-0 6-1 2-0 1-1 0-0 1-0 5-1"
play = """
C:6-5 A:5-5R B:5-4R C:6-4L A:4-4L B:4-2L C:4-3R A:5-3R B:5-2L
"""
end = "blocked"
winner = "A"
delta = { A = 15, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-0 3-0 2-2 2-0"
deal.B = "6-5 6-4 6-2 2-1 1-1"
deal.C = "4-3 4-1 4-0 3-3 1-0"
yard = "5-1 6-1 0-0 5-3 6-3 6-6 3-1 5-2 3-2 4-2 5-5 4-4 6-0"
play = """
A:5-4 B:6-5L C:4-3R A:3-0R B:6-2L C:4-0R A:2-2L B:2-1L C:4-1L
A:pass B:6-4L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 12, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 3-3 3-0 2-2"
deal.B = "5-1 4-3 4-2 4-0 1-0"
deal.C = "6-6 6-0 5-4 4-4 3-2"
yard = "5-0 1-1 4-1 2-0 0-0 6-1 3-1 5-5 6-5 5-3 6-2 2-1 5-2"
play = """
B:4-0 C:5-4L A:3-0R B:4-3R C:4-4R A:6-4R B:5-1L C:6-6R A:6-3R
B:1-0L C:6-0L A:3-3R B:pass C:3-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 5-4 5-1 4-3"
deal.B = "6-3 5-5 3-3 3-2 1-1"
deal.C = "6-1 4-2 3-1 2-2 2-1"
yard = "5-0 2-0 5-3 0-0 1-0 3-0 4-4 4-0 4-1 5-2 6-0 6-6 6-5"
play = """
C:6-1 A:6-4L B:1-1R C:4-2L A:6-2L B:6-3L C:3-1L A:5-1L B:5-5L
C:2-1R A:5-4L B:3-2R C:pass A:4-3L
"""
end = "out"
winner = "A"
delta = { A = 10, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-1 4-1 3-1 2-0 1-1"
deal.B = "6-5 4-4 4-3 4-0 0-0"
deal.C = "6-4 6-0 4-2 3-3 2-1"
yard = "6-6 3-0 3-2 1-0 5-3 5-5 6-3 2-2 6-1 6-2 5-2 5-0 5-4"
play = """
A:5-1 B:6-5L C:6-4L A:4-1L B:pass C:2-1L A:3-1R B:4-3R C:4-2L
A:pass B:4-4L C:pass A:pass B:4-0L C:6-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 10, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 2-2 2-1 2-0"
deal.B = "6-6 5-0 4-4 4-2 3-2"
deal.C = "6-5 5-4 4-1 3-0 0-0"
yard = "1-0 6-2 5-5 1-1 4-0 5-2 6-1 3-3 3-1 4-3 6-4 5-1 5-3"
play = """
B:4-4 C:5-4L A:pass B:4-2R C:6-5L A:6-3L B:3-2R C:3-0L A:6-0L
B:6-6L
"""
end = "blocked"
delta = { A = 0, B = 0, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-4 5-0 4-1 2-2"
deal.B = "6-5 6-2 2-0 1-1 1-0"
deal.C = "6-6 5-3 5-2 3-3 0-0"
yard = "6-1 3-0 5-5 5-1 3-2 4-3 6-4 4-2 6-3 2-1 4-4 3-1 4-0"
play = """
C:6-6 A:6-0L B:1-0L C:pass A:4-1L B:6-2R C:5-2R A:5-4L B:6-5L
C:5-3R A:pass B:pass C:3-3R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 13 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-1 4-0 3-2"
deal.B = "6-6 5-5 4-4 3-1 2-2"
deal.C = "6-2 6-0 4-2 3-3 3-0"
yard = "1-0 5-0 2-0 1-1 4-3 2-1 5-1 5-3 6-4 5-4 4-1 5-2 0-0"
play = """
C:6-2 A:6-5L B:5-5L C:4-2R A:4-0R B:pass C:6-0R A:6-3R B:3-1R
C:pass A:6-1R B:6-6R
"""
end = "blocked"
winner = "A"
delta = { A = 16, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 4-4 4-3 3-2 2-1"
deal.B = "6-0 5-3 5-0 2-2 1-1"
deal.C = "6-1 4-2 4-0 3-0 1-0"
yard = "3-1 6-3 2-0 0-0 6-5 6-4 5-1 6-2 3-3 5-2 6-6 4-1 5-5"
play = """
A:5-4 B:5-0L C:4-0L A:4-4L B:pass C:4-2L A:4-3R B:5-3R C:pass
A:3-2L B:pass C:3-0L A:pass B:6-0L C:6-1L A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-0 3-1 3-0 2-1"
deal.B = "5-5 4-3 4-0 3-3 1-1"
deal.C = "6-4 6-1 5-3 4-2 2-0"
yard = "6-6 5-4 5-2 6-0 0-0 6-3 2-2 5-1 4-1 6-2 3-2 1-0 4-4"
play = """
A:6-5 B:5-5R C:6-4L A:5-0R B:4-0R C:4-2L A:2-1L B:1-1L C:6-1L
A:pass B:4-3R C:5-3R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 11 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 3-3 3-2 1-1"
deal.B = "6-3 5-1 4-4 4-2 4-0"
deal.C = "6-4 6-2 5-0 2-1 2-0"
yard = "4-3 4-1 6-5 5-3 3-1 5-5 5-4 3-0 6-6 0-0 2-2 1-0 5-2"
play = """
C:6-4 A:6-1L B:4-4R C:2-1L A:3-2L B:6-3L C:6-2L A:pass B:4-2L
C:pass A:pass B:4-0L C:5-0L A:pass B:5-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 16, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 5-4 5-0 4-3"
deal.B = "6-3 5-3 4-4 4-0 2-2"
deal.C = "6-5 6-1 6-0 3-3 3-0"
yard = "6-2 4-2 1-1 2-1 5-1 4-1 2-0 0-0 3-2 5-2 6-4 3-1 1-0"
play = """
B:4-4 C:pass A:5-4L B:5-3L C:3-3L A:4-3L B:4-0L C:6-0L A:6-6L
B:6-3L C:3-0L A:5-0L B:pass C:6-5L A:pass B:pass C:6-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 14 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-1 4-4 3-0 2-2"
deal.B = "6-1 5-2 4-3 4-1 3-3"
deal.C = "6-3 4-2 3-2 2-1 0-0"
yard = "6-5 5-4 5-3 6-6 5-0 3-1 5-5 6-0 1-1 6-4 4-0 1-0 2-0"
play = """
C:6-3 A:6-2L B:3-3R C:4-2L A:4-4L B:4-3R C:pass A:pass B:4-1L
C:2-1L A:2-2L B:5-2L C:pass A:5-1L B:6-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 5-2 4-2 0-0"
deal.B = "6-6 3-2 2-1 2-0 1-0"
deal.C = "6-0 5-3 4-4 4-0 3-0"
yard = "5-4 5-1 3-1 2-2 6-3 4-3 6-5 5-0 4-1 6-2 5-5 3-3 1-1"
play = """
B:6-6 C:6-0L A:6-4R B:2-0L C:4-4R A:5-2L B:pass C:5-3L A:4-2R
B:3-2L C:pass A:pass B:2-1L C:pass A:6-1L
"""
end = "blocked"
winner = "A"
delta = { A = 8, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-4 5-0 4-3 3-0"
deal.B = "6-2 6-1 5-1 2-2 1-1"
deal.C = "6-6 5-2 3-3 2-0 1-0"
yard = "5-5 4-4 5-3 4-2 4-1 6-4 0-0 2-1 6-0 4-0 6-3 3-1 3-2"
play = """
A:6-5 B:5-1R C:6-6L A:pass B:6-1R C:pass A:pass B:6-2L C:5-2L
A:5-4L B:pass C:pass A:4-3L B:pass C:3-3L A:3-0L B:pass C:2-0L
A:pass B:2-2L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 6 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-23"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 3, D = 2 }
score = { A = 114, B = 0, C = 0, D = 39 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-23"
commitment = "1f21a310bb22f260894f53e980a5a8d2be2669143a678db2387e7040c2d88f5d"
secret = "5b7965c01917a187566d33139d53a4a914c92b40cbd7b1187ce1b224ddacb5da"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "5-4 5-3 4-4 4-1 0-0"
deal.B = "6-6 5-5 5-1 3-2 3-0"
deal.C = "6-4 6-0 5-0 3-1 2-0"
deal.D = "6-1 4-3 4-2 4-0 2-1"
yard = "1-0 6-2 6-3 6-5 5-2 2-2 1-1 3-3"
play = """
D:6-1 A:4-1R B:6-6L C:6-0L D:4-3R A:5-3R B:3-0L C:5-0R D:4-0R
A:4-4R B:3-2L C:2-0L D:4-2R A:0-0L B:pass C:pass D:2-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 39 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-1 6-0 4-0 3-0"
deal.B = "5-4 4-4 4-2 3-1 1-0"
deal.C = "6-6 6-4 3-2 2-2 0-0"
deal.D = "6-3 5-5 5-0 3-3 2-0"
yard = "2-1 4-1 5-1 1-1 6-5 4-3 5-3 5-2"
play = """
D:5-5 A:pass B:5-4L C:6-4L D:6-3L A:3-0L B:1-0L C:pass D:5-0R
A:6-1L B:pass C:0-0R D:2-0R A:6-2R B:pass C:6-6L D:pass A:6-0L
B:pass C:pass D:pass A:4-0L
"""
end = "out"
winner = "A"
delta = { A = 33, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 6-0 4-2 2-2"
deal.B = "6-6 5-5 3-2 2-0 1-0"
deal.C = "6-2 5-2 3-0 2-1 0-0"
deal.D = "6-3 5-3 5-1 4-3 1-1"
yard = "4-0 4-4 4-1 5-4 5-0 3-3 3-1 6-4"
play = """
A:2-2 B:3-2L C:6-2R D:6-3L A:6-5L B:5-5L C:5-2L D:pass A:4-2L
B:6-6R C:pass D:4-3L A:6-1R B:1-0R C:3-0L D:pass A:6-0L
"""
end = "out"
winner = "A"
delta = { A = 21, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 4-4 4-2 1-1"
deal.B = "6-5 6-4 5-3 4-3 3-1"
deal.C = "6-6 5-1 3-2 2-2 1-0"
deal.D = "6-2 5-4 4-1 2-0 0-0"
yard = "4-0 3-0 6-3 5-2 5-0 2-1 5-5 3-3"
play = """
A:4-4 B:6-4L C:6-6L D:5-4R A:6-1L B:3-1L C:5-1R D:4-1R A:4-2R
B:5-3L C:2-2R D:6-2R A:6-0R B:6-5L C:1-0R D:pass A:1-1R
"""
end = "out"
winner = "A"
delta = { A = 14, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-4 5-2 4-1 2-0"
deal.B = "5-5 5-3 4-2 3-1 2-1"
deal.C = "6-1 6-0 5-1 4-0 0-0"
deal.D = "6-6 5-0 3-2 3-0 1-0"
yard = "6-5 1-1 2-2 6-3 4-4 4-3 6-2 3-3"
play = """
A:5-4 B:5-5L C:5-1L D:1-0L A:2-0L B:4-2L C:4-0L D:5-0L A:5-2L
B:2-1L C:6-1L D:6-6L A:6-4L B:pass C:pass D:pass A:4-1L
"""
end = "out"
winner = "A"
delta = { A = 26, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 4-0 1-1 0-0"
deal.B = "6-5 5-4 5-1 4-2 2-0"
deal.C = "6-4 6-3 6-0 5-2 3-0"
deal.D = "6-2 5-5 4-4 2-2 2-1"
yard = "3-2 3-1 1-0 4-3 5-0 3-3 4-1 6-1"
play = """
A:6-6 B:6-5L C:6-0R D:5-5L A:0-0R B:5-4L C:3-0R D:4-4L A:5-3R
B:4-2L C:5-2R D:6-2L A:pass B:2-0R C:6-4L D:pass A:4-0L
"""
end = "blocked"
winner = "A"
delta = { A = 20, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-24"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 103, B = 37 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-24"
commitment = "79f8813fc169c28dc8cefb78fc039bdb0dcf325751a616722b7ac9e716ec4256"
secret = "c58fa5541a462700434aa3c1a06212397ffb0ae2049959fdb2b7f9d2dde817d6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-5 5-2 4-0 3-0 1-0"
deal.B = "6-2 5-3 5-0 4-1 3-2 2-1 2-0"
yard = "4-4 6-5 3-3 4-2 6-1 5-1 3-1 6-4 5-4 1-1 4-3 6-3 0-0 2-2"
play = """
A:6-6 B:6-2L A:5-2L B:5-0L A:6-0L
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-5 3-3 3-2 2-2 0-0"
deal.B = "6-5 5-4 5-0 4-4 3-0 2-1 1-1"
yard = "3-1 6-2 6-1 2-0 5-2 6-3 4-3 5-3 1-0 5-1 4-1 4-0 6-4 4-2"
play = """
A:6-6 B:6-5L A:5-5L B:5-4L A:6-0R B:3-0R A:3-3R B:4-4L A:3-2R
B:2-1R A:pass B:1-1R
"""
end = "blocked"
winner = "A"
delta = { A = 1, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 3-3 2-2 2-1 2-0 1-1"
deal.B = "6-6 6-5 6-3 5-4 5-3 5-2 4-2"
yard = "4-4 6-0 3-0 3-1 6-4 5-0 4-3 1-0 3-2 5-1 0-0 4-0 4-1 6-1"
play = """
A:6-2 B:6-3L A:3-3L B:5-2R A:5-5R B:5-3R
"""
end = "blocked"
winner = "A"
delta = { A = 27, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 4-4 4-2 4-1 3-0 2-2 2-1"
deal.B = "6-6 5-5 5-2 3-3 1-1 1-0 0-0"
yard = "6-3 5-4 3-2 4-0 5-0 4-3 2-0 6-2 5-3 6-5 5-1 3-1 6-1 6-4"
play = """
A:6-0 B:6-6L A:3-0R B:3-3R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-5 5-3 4-4 4-2 3-3"
deal.B = "6-5 6-4 6-1 6-0 5-0 4-0 2-0"
yard = "2-2 3-2 1-1 3-0 4-3 5-4 0-0 2-1 5-2 5-1 1-0 3-1 6-6 4-1"
play = """
B:4-0 A:4-4L B:5-0R A:4-2L B:6-5R A:6-2L B:6-0L A:6-3R B:2-0L
A:5-3R B:pass A:5-5R
"""
end = "blocked"
winner = "A"
delta = { A = 11, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 4-2 4-0 2-1 2-0 1-1"
deal.B = "6-5 6-0 5-2 4-1 3-1 3-0 2-2"
yard = "6-6 1-0 6-2 3-3 4-3 0-0 5-1 3-2 5-0 4-4 5-5 6-3 5-3 5-4"
play = """
A:6-4 B:6-0L A:4-0L B:4-1L A:6-1L B:6-5L A:4-2R B:2-2R A:2-1R
B:5-2L A:2-0L B:3-1R A:pass B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 4-4 4-1 3-0 2-1 1-0"
deal.B = "6-6 5-2 5-1 3-3 2-2 1-1 0-0"
yard = "6-5 2-0 4-3 6-1 5-4 4-0 5-5 6-2 5-0 3-2 4-2 6-3 3-1 5-3"
play = """
B:6-6 A:6-4L B:pass A:4-4L B:pass A:4-1L B:5-1L A:6-0R B:5-2L
A:2-1L B:0-0R A:1-0L B:pass A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 12, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-4 4-4 4-1 4-0 2-1"
deal.B = "6-3 5-3 4-2 3-2 3-1 3-0 1-0"
yard = "6-4 0-0 2-2 6-0 1-1 6-2 5-2 6-1 4-3 6-6 2-0 3-3 5-0 5-1"
play = """
A:6-5 B:6-3L A:5-5R B:5-3R A:pass B:3-2L A:2-1L B:3-1L A:pass
B:3-0L A:4-0L B:4-2L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 21 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-3 5-0 4-3 2-1 1-0"
deal.B = "6-3 5-5 5-4 5-2 4-2 2-2 2-0"
yard = "1-1 5-1 3-1 4-4 6-6 3-0 3-2 4-1 3-3 6-0 6-1 0-0 4-0 6-5"
play = """
B:5-2 A:5-3L B:2-2R A:4-3L B:4-2L A:6-2L B:6-3L A:2-1R B:pass
A:1-0R B:2-0R
"""
end = "blocked"
winner = "A"
delta = { A = 4, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-2 5-0 2-0 1-0 0-0"
deal.B = "6-2 6-1 5-1 4-3 4-2 3-1 1-1"
yard = "6-6 6-3 4-4 3-2 6-0 4-0 2-2 3-3 5-4 3-0 5-3 2-1 6-5 4-1"
play = """
A:6-4 B:4-2R A:5-2R B:5-1R A:1-0R B:6-2L A:2-0L B:pass A:5-0L
B:pass A:5-5L B:pass A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 20, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 4-4 4-3 4-2 3-0 2-2 1-0"
deal.B = "6-6 6-5 6-4 5-3 5-0 4-1 2-0"
yard = "6-3 2-1 5-4 5-5 3-3 0-0 4-0 6-2 3-1 3-2 6-1 5-2 5-1 1-1"
play = """
A:6-0 B:6-4L A:4-4L B:5-0R A:4-3L B:6-5R A:3-0L B:6-6R A:1-0L
B:4-1L A:4-2L B:2-0L
"""
end = "blocked"
winner = "A"
delta = { A = 4, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-3 4-4 4-3 4-2 1-1"
deal.B = "6-4 6-3 5-5 4-1 3-1 2-1 1-0"
yard = "6-0 6-6 2-2 2-0 5-0 3-2 3-0 5-4 0-0 5-1 5-2 3-3 6-1 4-0"
play = """
A:6-5 B:6-3L A:5-3L B:5-5L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 5-2 5-1 3-3 3-2 1-0"
deal.B = "6-4 6-3 6-0 5-3 3-1 2-1 2-0"
yard = "4-1 4-2 2-2 0-0 4-3 5-4 4-0 5-0 6-6 1-1 3-0 6-2 6-1 4-4"
play = """
B:3-1 A:3-3L B:5-3L A:6-5L B:6-4L A:5-1R B:pass A:5-5R B:pass
A:5-2R B:2-0R A:1-0R B:2-1R A:3-2R
"""
end = "out"
winner = "A"
delta = { A = 15, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-3 3-3 3-0 2-2 2-1 2-0"
deal.B = "6-5 6-1 5-2 5-0 4-3 4-2 1-1"
yard = "5-5 3-2 6-2 6-3 6-6 4-1 6-0 4-4 5-4 5-1 4-0 3-1 0-0 1-0"
play = """
A:6-4 B:6-5L A:5-3L B:4-2R A:3-3L B:4-3L A:2-2R B:5-2R A:pass
B:5-0R A:3-0R
"""
end = "blocked"
winner = "A"
delta = { A = 4, B = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-25"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 30, B = 112, C = 34 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-25"
commitment = "7f6ae4327384006d7d5144872d81d98804371b46d24620cfc5b3b890d8039d08"
secret = "2f9d75c4f99bef58b3e457bcc03030bf4a4932b87c5a7dc3b71544b0c46ad2d4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 5-3 4-0 3-1 1-1"
deal.B = "5-1 4-3 4-1 3-0 2-1"
deal.C = "5-5 4-2 2-2 2-0 0-0"
yard = "6-0 5-0 3-3 1-0 6-6 6-5 6-3 3-2 5-2 4-4 6-4 6-1 5-4"
play = """
A:5-3 B:4-3R C:5-5L A:4-0R B:5-1L C:2-0R A:3-1L B:3-0L C:2-2R
A:6-2R B:pass C:0-0L
"""
end = "blocked"
winner = "A"
delta = { A = 12, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 3-1 2-2 2-1 0-0"
deal.B = "6-6 5-5 5-0 3-0 2-0"
deal.C = "6-4 6-2 5-2 4-3 3-2"
yard = "5-3 1-0 4-4 3-3 6-5 6-0 6-1 4-1 4-0 1-1 6-3 4-2 5-1"
play = """
A:5-4 B:5-5L C:5-2L A:2-2L B:2-0L C:6-4R A:0-0L B:6-6R C:6-2R
A:2-1R B:5-0L C:pass A:3-1R
"""
end = "out"
winner = "A"
delta = { A = 15, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 4-3 4-1 4-0"
deal.B = "5-4 5-0 3-3 1-1 1-0"
deal.C = "6-1 3-2 2-1 2-0 0-0"
yard = "3-1 5-5 4-4 6-5 6-6 5-2 5-3 5-1 6-4 4-2 2-2 3-0 6-0"
play = """
A:4-3 B:5-4L C:3-2R A:6-2R B:5-0L C:6-1R A:4-1R B:1-0L C:2-1L
A:4-0R B:pass C:2-0L A:pass B:pass C:0-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 17 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 6-0 5-5 5-3"
deal.B = "6-6 5-2 3-2 2-2 2-0"
deal.C = "6-3 5-4 4-0 3-3 0-0"
yard = "1-0 1-1 6-4 3-0 4-2 5-1 6-5 3-1 4-4 2-1 4-1 4-3 5-0"
play = """
C:3-3 A:5-3L B:5-2L C:6-3R A:6-2L B:6-6L C:pass A:6-1L B:pass
C:pass A:6-0R B:2-0R C:pass A:pass B:3-2R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 19, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-2 2-2 1-1 1-0"
deal.B = "6-5 4-2 4-1 3-1 2-1"
deal.C = "5-3 5-1 3-0 2-0 0-0"
yard = "4-3 6-3 5-4 4-4 6-2 6-6 6-4 5-5 4-0 3-2 5-0 3-3 6-1"
play = """
B:6-5 C:5-3R A:6-0L B:3-1R C:5-1R A:5-2R B:4-2R C:0-0L A:1-0L
B:4-1L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 8, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 4-3 4-1 3-2"
deal.B = "6-6 6-5 6-4 5-1 2-0"
deal.C = "6-2 4-2 4-0 2-2 1-0"
yard = "5-5 0-0 6-3 5-3 5-0 3-0 3-1 6-0 5-2 3-3 2-1 1-1 4-4"
play = """
B:6-6 C:6-2L A:6-1R B:5-1R C:2-2L A:3-2L B:6-5R C:pass A:4-3L
B:6-4L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 23, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-0 4-3 4-2 0-0"
deal.B = "6-1 4-4 3-2 3-1 1-0"
deal.C = "6-0 5-3 5-1 3-3 2-1"
yard = "1-1 4-0 3-0 6-5 2-2 6-4 6-2 6-6 5-2 5-5 6-3 4-1 2-0"
play = """
B:4-4 C:pass A:4-3L B:3-2L C:2-1L A:5-4R B:6-1L C:5-3R A:pass
B:3-1R C:5-1R A:5-0R B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 18, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-3 5-1 4-3 2-2"
deal.B = "6-6 6-4 6-1 2-1 2-0"
deal.C = "5-0 4-4 4-0 3-3 3-1"
yard = "3-0 3-2 5-4 6-0 1-0 4-2 5-2 6-5 6-2 0-0 1-1 5-5 4-1"
play = """
B:6-6 C:pass A:6-3L B:6-4R C:4-4R A:4-3R B:pass C:3-3L A:5-3L
B:pass C:5-0L A:pass B:2-0L C:3-1R A:2-2L B:6-1R C:pass A:pass
B:2-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 5-4 4-4 1-0"
deal.B = "6-4 5-1 4-1 2-2 0-0"
deal.C = "5-2 3-2 3-1 2-1 1-1"
yard = "6-2 4-2 6-1 3-3 6-5 5-0 5-5 2-0 3-0 4-3 5-3 6-3 4-0"
play = """
B:6-4 C:pass A:6-6L B:4-1R C:1-1R A:6-0L B:5-1R C:5-2R A:1-0L
B:2-2R C:2-1R A:pass B:pass C:3-1L A:pass B:pass C:3-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 17 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-3 5-1 2-1 2-0"
deal.B = "6-6 5-5 5-4 4-1 0-0"
deal.C = "6-0 4-4 4-3 4-2 3-0"
yard = "3-1 5-2 2-2 6-3 5-0 6-5 4-0 3-2 6-4 1-1 3-3 1-0 6-2"
play = """
C:4-4 A:pass B:5-4L C:4-3R A:5-3R B:5-5L C:pass A:5-1L B:4-1L
C:4-2L A:2-1L B:pass C:pass A:6-1L B:6-6L C:6-0L A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-1 4-4 4-1 0-0"
deal.B = "6-6 5-3 5-0 2-1 2-0"
deal.C = "6-5 6-0 5-5 4-2 3-2"
yard = "5-4 1-0 3-3 5-2 6-3 6-2 3-1 6-4 4-3 1-1 2-2 4-0 3-0"
play = """
A:4-4 B:pass C:4-2L A:4-1R B:2-1L C:pass A:5-1L B:5-3L C:3-2L
A:6-1R B:6-6R C:6-5R A:pass B:5-0R C:6-0R A:pass B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-3 3-2 3-0"
deal.B = "4-4 4-2 4-0 2-1 1-0"
deal.C = "6-6 6-2 6-0 2-2 1-1"
yard = "5-5 2-0 5-1 5-2 4-1 6-4 5-4 3-3 3-1 5-0 0-0 4-3 6-5"
play = """
B:4-4 C:pass A:pass B:4-2L C:6-2L A:6-1L B:4-0R C:6-0R A:6-3R
B:2-1L C:2-2L A:3-2R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 24, C = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-26"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2, D = 3 }
score = { A = 0, B = 102, C = 35, D = 0 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-26"
commitment = "dec131844bacee6354656000c197be84e6786115be78827d6beac648478fe634"
secret = "1417ccc33a5adac505d59d70cb47d4f3b7a73f7519d4a6b387c819ba4634d393"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-6 5-5 4-4 3-2 2-1"
deal.B = "6-2 6-1 5-4 1-0 0-0"
deal.C = "5-1 4-3 4-2 2-2 2-0"
deal.D = "6-4 6-3 6-0 4-1 4-0"
yard = "6-5 5-2 3-3 5-0 1-1 3-1 3-0 5-3"
play = """
C:5-1 D:4-1R A:5-5L B:5-4R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 60, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-4 4-1 3-3 3-1 2-1"
deal.B = "6-5 5-3 4-3 2-0 1-0"
deal.C = "6-1 5-0 4-0 3-0 2-2"
deal.D = "6-4 5-4 4-2 3-2 0-0"
yard = "6-3 6-0 6-6 5-5 1-1 5-2 5-1 6-2"
play = """
B:5-3 C:5-0L D:0-0L A:3-3R B:4-3R C:4-0L D:6-4L A:4-4R B:6-5L
C:pass D:5-4L A:4-1L B:1-0L C:3-0L D:4-2R A:3-1L B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 19, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 5-5 4-1 4-0"
deal.B = "6-5 6-2 6-1 5-1 2-2"
deal.C = "6-4 6-0 4-3 3-0 2-0"
deal.D = "5-4 5-2 5-0 4-4 2-1"
yard = "3-1 1-1 3-2 0-0 3-3 1-0 5-3 4-2"
play = """
B:2-2 C:2-0L D:2-1R A:4-1R B:pass C:6-0L D:4-4R A:6-6L B:6-1L
C:6-4R D:pass A:6-3R B:5-1L C:4-3R D:5-2L A:4-0R B:6-2L C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 35, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 5-5 5-0 4-0"
deal.B = "6-4 4-4 4-2 4-1 2-1"
deal.C = "6-6 6-0 5-3 3-1 3-0"
deal.D = "6-1 5-2 5-1 3-3 2-0"
yard = "4-3 6-2 2-2 1-1 0-0 1-0 3-2 5-4"
play = """
C:6-6 D:6-1L A:6-5R B:4-1L C:5-3R D:3-3R A:6-3R B:6-4R C:pass
D:pass A:4-0L B:4-4R C:6-0L D:pass A:pass B:4-2R C:pass D:2-0R
A:5-0R B:pass C:pass D:5-2R A:pass B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 23, C = 0, D = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-27"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 103, B = 8 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-27"
commitment = "7a2516b0dbf8804ac2055bcae77f5663fc3f5dbbeb9408ebcfc6edce8617ed2c"
secret = "970f75ea382d4a03c2b4d200980a1beab8e3cf6f6c6df1002f50bf43dca3e278"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 6-1 5-3 3-3 3-2 3-1"
deal.B = "6-4 6-0 5-0 4-3 4-2 4-0 2-0"
yard = "3-0 5-5 2-1 4-1 5-2 1-0 5-4 0-0 6-5 2-2 4-4 5-1 1-1 6-6"
play = """
A:3-3 B:4-3L A:6-3R B:6-4L A:6-2L B:4-2L A:6-1R B:4-0L A:3-1R
B:6-0L A:3-2R B:2-0R A:pass B:5-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-1 4-4 4-1 3-2 1-1"
deal.B = "6-1 5-4 4-2 3-1 2-2 2-1 0-0"
yard = "4-0 6-3 6-6 3-0 3-3 5-3 4-3 5-5 1-0 2-0 6-5 5-2 5-0 6-0"
play = """
B:6-1 A:6-4L B:5-4L A:5-1L B:3-1L A:3-2L B:4-2L A:4-4L B:2-1R
A:4-1L B:2-2R A:1-1L B:pass A:6-2R
"""
end = "out"
winner = "A"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-3 5-1 5-0 2-2 1-1 1-0"
deal.B = "6-4 4-4 3-3 3-2 3-1 2-0 0-0"
yard = "6-3 5-2 6-2 6-0 3-0 4-0 6-6 4-1 6-1 5-4 4-3 2-1 6-5 4-2"
play = """
A:5-5 B:pass A:5-1L B:3-1L A:5-3L B:pass A:5-0L B:2-0L A:2-2L
B:3-2L A:pass B:3-3L
"""
end = "blocked"
winner = "A"
delta = { A = 15, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-4 5-0 4-3 3-2 3-1 2-0"
deal.B = "6-1 5-3 5-1 4-4 2-2 2-1 1-0"
yard = "0-0 4-1 4-0 6-0 3-3 4-2 6-6 1-1 5-5 5-2 6-4 6-2 6-3 3-0"
play = """
A:5-4 B:5-3L A:4-3R B:pass A:3-2L B:2-2L A:2-0L B:1-0L A:3-1L
"""
end = "blocked"
winner = "A"
delta = { A = 8, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-4 5-2 5-1 4-0 3-2 2-0"
deal.B = "6-4 6-3 6-1 6-0 5-3 4-1 3-0"
yard = "3-1 4-3 1-1 4-2 6-2 1-0 3-3 5-0 0-0 4-4 6-6 5-5 2-2 2-1"
play = """
A:5-2 B:5-3L A:3-2L B:pass A:2-0L B:6-0L A:6-5L B:pass A:5-4L
B:6-4L A:pass B:6-3L A:pass B:3-0L A:4-0L B:4-1L A:5-1L
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-2 4-4 4-2 3-0 1-1 1-0"
deal.B = "6-6 6-4 6-0 5-1 3-3 2-2 2-0"
yard = "6-5 6-2 4-3 3-2 4-1 5-5 3-1 4-0 5-0 5-4 0-0 6-3 2-1 5-3"
play = """
A:4-4 B:6-4L A:6-1L B:5-1L A:5-2L B:2-2L A:4-2L
"""
end = "blocked"
winner = "A"
delta = { A = 20, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-1 5-5 5-4 5-3 1-0"
deal.B = "6-6 6-3 5-2 5-1 4-4 4-1 1-1"
yard = "2-1 4-0 4-2 0-0 3-1 3-2 4-3 6-2 5-0 2-0 2-2 3-3 3-0 6-0"
play = """
A:5-5 B:5-2L A:6-5R B:6-6R A:6-4R B:4-4R A:5-4R B:5-1R A:6-1R
B:6-3R A:5-3R
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-5 5-0 4-2 4-1 2-1"
deal.B = "6-1 5-2 5-1 4-4 2-2 2-0 0-0"
yard = "3-3 6-5 3-2 3-1 3-0 1-0 4-0 6-4 6-3 1-1 5-3 5-4 6-2 4-3"
play = """
A:6-6 B:6-1L A:6-0R B:5-1L A:5-0R B:5-2L A:5-5R B:2-2L A:2-1L
B:pass A:4-1L B:4-4L A:4-2L
"""
end = "out"
winner = "A"
delta = { A = 2, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-1 4-2 3-0 2-2 1-1 1-0 0-0"
deal.B = "6-2 5-5 5-0 4-4 3-3 3-2 2-0"
yard = "6-4 5-3 6-6 4-3 6-3 6-5 3-1 6-1 4-0 6-0 4-1 2-1 5-4 5-2"
play = """
A:1-1 B:pass A:1-0L B:5-0L A:5-1L
"""
end = "blocked"
winner = "A"
delta = { A = 26, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-2 5-5 5-4 3-0 0-0"
deal.B = "6-3 5-2 4-4 4-3 3-1 2-0 1-1"
yard = "4-0 2-2 5-0 6-6 6-0 4-2 3-2 2-1 1-0 5-1 3-3 4-1 5-3 6-1"
play = """
A:5-5 B:5-2L A:6-2L B:6-3L A:6-5R B:4-3L A:6-4R B:4-4L A:5-4L
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-4 4-2 3-3 3-1 1-1"
deal.B = "6-5 5-3 4-4 4-3 4-1 3-2 2-1"
yard = "6-3 5-5 0-0 6-2 5-0 6-6 4-0 6-4 2-0 3-0 2-2 5-2 1-0 5-1"
play = """
A:3-3 B:5-3L A:5-4L B:4-4L A:3-1R B:4-3L A:6-1R B:3-2L A:4-2L
B:4-1L A:6-0R B:2-1L
"""
end = "blocked"
winner = "A"
delta = { A = 9, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-0 4-4 4-3 3-1 1-1"
deal.B = "6-1 5-4 4-1 4-0 3-3 2-1 0-0"
yard = "6-6 2-0 6-0 5-5 6-4 1-0 5-3 4-2 5-1 6-2 2-2 3-2 5-2 3-0"
play = """
A:4-4 B:5-4L A:4-3R B:3-3R A:6-5L B:6-1L A:3-1L B:pass A:6-3L
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-28"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 107, B = 29, C = 45 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-28"
commitment = "ef3a2db7145649a0df8ffddfd266fb4b228a80dadc854e4805c32c7753102695"
secret = "cd9f35ab7e8b05806236675e84d5685154ff82fbca33676067588df49d11b0b7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-2 4-3 4-1"
deal.B = "5-3 5-0 4-4 4-2 2-2"
deal.C = "6-6 6-1 4-0 2-1 0-0"
yard = "6-5 5-5 3-2 5-4 2-0 5-1 3-3 3-1 1-0 3-0 6-3 6-2 1-1"
play = """
A:6-4 B:4-2R C:6-6L A:6-0L B:2-2R C:4-0L A:4-3L B:5-3L C:2-1R
A:5-2L B:pass C:6-1R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 18 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 6-2 5-5 4-2"
deal.B = "5-2 3-3 3-0 2-2 2-0"
deal.C = "6-5 6-4 6-1 5-0 1-1"
yard = "6-0 3-1 3-2 4-0 5-1 4-1 2-1 4-4 4-3 0-0 5-3 5-4 1-0"
play = """
C:6-5 A:6-6L B:5-2R C:6-4L A:4-2L B:2-0L C:5-0L A:5-5L B:2-2R
C:pass A:6-2R B:pass C:6-1R A:pass B:pass C:1-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 18 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-1 4-1 4-0 2-1"
deal.B = "6-0 5-3 5-0 3-3 3-1"
deal.C = "5-5 5-4 4-3 4-2 2-0"
yard = "4-4 6-2 6-5 1-1 6-3 6-6 3-2 6-1 5-2 0-0 1-0 3-0 2-2"
play = """
C:5-5 A:5-1L B:3-1L C:5-4R A:6-4R B:6-0R C:4-3L A:4-1L B:5-0R
C:pass A:2-1L B:5-3R C:4-2L A:4-0L
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 4-2 4-0 3-1"
deal.B = "5-0 4-1 3-2 1-0 0-0"
deal.C = "6-5 6-3 5-3 5-1 2-0"
yard = "2-1 2-2 6-1 3-3 6-4 4-3 1-1 4-4 5-4 6-2 3-0 6-0 5-5"
play = """
A:6-6 B:pass C:6-5L A:5-2L B:3-2L C:6-3L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 19, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 4-3 3-2 2-2 2-1"
deal.B = "6-4 6-3 5-0 4-1 3-3"
deal.C = "6-5 5-5 5-4 3-0 1-0"
yard = "4-4 0-0 3-1 5-3 6-0 5-1 1-1 2-0 6-2 6-6 4-2 4-0 5-2"
play = """
B:5-0 C:6-5L A:6-1L B:4-1L C:5-4L A:pass B:pass C:5-5L A:pass
B:pass C:3-0R A:4-3R B:6-4R C:pass A:pass B:6-3R C:pass A:3-2R
B:pass C:pass A:2-2R B:pass C:pass A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 4-4 3-3 1-1 1-0"
deal.B = "6-4 6-1 5-4 2-1 2-0"
deal.C = "6-6 6-0 5-5 4-3 3-0"
yard = "5-2 4-1 3-2 0-0 4-2 4-0 2-2 6-3 5-1 5-0 3-1 6-2 6-5"
play = """
A:5-3 B:5-4L C:4-3L A:3-3L B:pass C:3-0L A:1-0L B:6-1L C:6-6L
A:pass B:6-4L C:pass A:4-4L
"""
end = "blocked"
winner = "A"
delta = { A = 19, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 3-2 2-1 1-0"
deal.B = "6-6 6-3 3-1 3-0 1-1"
deal.C = "5-1 4-4 4-3 4-1 0-0"
yard = "2-0 4-0 6-2 5-0 6-4 5-2 6-1 6-0 5-4 3-3 5-3 4-2 2-2"
play = """
A:6-5 B:6-6L C:5-1R A:2-1R B:6-3L C:4-3L A:3-2R B:3-0R C:4-4L
A:1-0R B:3-1R C:4-1L A:pass B:1-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-3 5-1 2-1 2-0"
deal.B = "6-5 6-2 6-0 4-4 4-3"
deal.C = "6-6 5-4 5-2 4-0 0-0"
yard = "2-2 6-3 3-0 4-1 1-0 6-1 3-3 5-0 4-2 3-1 3-2 5-5 1-1"
play = """
B:6-2 C:6-6L A:6-4L B:4-4L C:5-4L A:5-3L B:4-3L C:5-2R A:5-1R
B:pass C:4-0L A:2-0L B:pass C:pass A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 17, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-0 4-4 2-1 2-0 1-1"
deal.B = "6-4 6-2 6-1 4-0 3-2"
deal.C = "6-6 6-3 4-2 2-2 1-0"
yard = "3-1 3-0 6-0 4-3 6-5 0-0 3-3 5-4 5-3 5-2 5-1 5-5 4-1"
play = """
A:5-0 B:4-0R C:4-2R A:2-1R B:6-1R C:6-6R A:pass B:6-4R C:pass
A:4-4R
"""
end = "blocked"
winner = "A"
delta = { A = 23, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 4-2 2-1 1-1"
deal.B = "6-3 4-3 2-2 2-0 1-0"
deal.C = "6-6 6-2 5-5 5-0 3-2"
yard = "5-1 6-5 3-1 3-3 4-0 0-0 3-0 4-1 5-2 5-4 5-3 6-4 4-4"
play = """
A:6-1 B:1-0R C:6-6L A:6-0L B:2-0L C:6-2L A:pass B:6-3L C:3-2L
A:4-2L B:4-3L C:5-0R A:pass B:pass C:5-5R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 9 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-3 4-0 2-0 1-1"
deal.B = "6-6 6-4 6-2 5-2 3-3"
deal.C = "6-1 6-0 5-5 4-4 4-3"
yard = "1-0 3-0 4-1 6-3 5-0 3-2 3-1 6-5 0-0 4-2 5-1 2-1 2-2"
play = """
C:5-5 A:5-4L B:5-2R C:4-4L A:4-0L B:6-2R C:6-1R A:2-0L B:pass
C:pass A:1-1R
"""
end = "blocked"
winner = "A"
delta = { A = 33, B = 0, C = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-29"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 4, C = 1, D = 2 }
score = { A = 37, B = 29, C = 121, D = 58 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-29"
commitment = "e69907346d308580e72ff891f41962efeae956c2269d7ba32490cc6b3a05c395"
secret = "180e151301a43a03596f7eeaaf94189eb97282a833dfb2ba1a7485288b162b3d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 5-1 5-0 4-1 2-2"
deal.B = "6-1 5-2 4-2 4-0 3-3"
deal.C = "6-6 6-4 5-5 3-1 1-0"
deal.D = "6-5 6-3 3-0 2-1 0-0"
yard = "5-3 4-3 3-2 1-1 5-4 6-0 4-4 2-0"
play = """
A:2-2 B:5-2L C:5-5L D:6-5L A:6-2R B:6-1L C:6-6R D:2-1L A:pass
B:4-2L C:6-4L D:6-3L A:pass B:3-3L C:3-1L D:pass A:5-1L B:pass
C:pass D:pass A:5-0L B:4-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 9, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 4-2 3-0 1-0"
deal.B = "6-4 5-0 4-3 3-1 0-0"
deal.C = "5-5 5-3 4-0 3-2 2-2"
deal.D = "6-2 5-4 4-1 2-1 2-0"
yard = "6-0 5-1 5-2 3-3 6-3 6-6 4-4 1-1"
play = """
B:6-4 C:4-0R D:6-2L A:1-0R B:3-1R C:3-2L D:pass A:3-0L B:4-3R
C:pass D:2-0L A:4-2R B:pass C:2-2L D:2-1L A:6-1L B:pass C:pass
D:pass A:6-5L
"""
end = "out"
winner = "A"
delta = { A = 37, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 4-2 4-1 3-3 0-0"
deal.B = "6-4 5-3 3-2 2-2 2-1"
deal.C = "6-5 6-1 6-0 5-0 1-1"
deal.D = "5-1 4-3 3-1 3-0 1-0"
yard = "4-0 5-5 4-4 2-0 6-6 6-3 5-4 5-2"
play = """
A:4-2 B:6-4L C:6-5L D:5-1L A:4-1L B:3-2R C:pass D:4-3L A:3-3L
B:5-3L C:5-0L D:3-0L A:pass B:pass C:pass D:3-1L A:pass B:2-1L
C:pass D:pass A:6-2L B:pass C:6-1L D:1-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 12 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-3 2-0 1-0 0-0"
deal.B = "6-5 5-2 4-2 2-1 1-1"
deal.C = "6-2 4-3 4-0 3-1 2-2"
deal.D = "6-3 5-4 4-4 4-1 3-0"
yard = "6-4 5-1 6-1 5-5 3-2 3-3 5-0 6-6"
play = """
D:6-3 A:5-3R B:6-5L C:pass D:5-4L A:pass B:5-2R C:4-3L D:3-0L
A:0-0L B:4-2R C:4-0L D:4-4L A:pass B:pass C:pass D:4-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 30 }

[[match.hand]]
opener = "D"
deal.A = "6-1 4-4 2-2 1-0 0-0"
deal.B = "6-4 6-2 4-0 3-1 2-0"
deal.C = "6-5 6-3 4-2 3-3 1-1"
deal.D = "6-0 5-5 5-3 5-2 2-1"
yard = "6-6 3-2 5-0 4-3 5-1 4-1 3-0 5-4"
play = """
D:6-0 A:1-0R B:6-4L C:1-1R D:2-1R A:4-4L B:6-2R C:4-2L D:5-2L
A:6-1R B:3-1R C:6-5L D:5-3R A:pass B:pass C:6-3L D:5-5R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 16 }

[[match.hand]]
opener = "D"
deal.A = "5-0 4-4 3-0 2-1 2-0"
deal.B = "6-2 5-1 4-1 3-1 0-0"
deal.C = "5-4 5-3 5-2 3-3 2-2"
deal.D = "6-5 6-3 4-2 1-1 1-0"
yard = "4-0 3-2 6-4 4-3 6-1 6-6 6-0 5-5"
play = """
D:6-5 A:5-0R B:6-2L C:5-2L D:1-0R A:2-1R B:5-1L C:2-2R D:1-1L
A:2-0R B:4-1L C:5-4L D:pass A:3-0R B:3-1R C:5-3L D:6-3L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 20, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-2 4-1 2-0 1-0"
deal.B = "6-5 6-1 4-2 2-1 1-1"
deal.C = "6-6 6-3 5-5 3-3 3-0"
deal.D = "6-4 5-1 5-0 4-0 0-0"
yard = "3-1 4-3 6-2 3-2 6-0 4-4 5-3 2-2"
play = """
B:6-5 C:6-6L D:6-4L A:4-1L B:6-1L C:5-5R D:5-1R A:1-0R B:pass
C:3-0R D:pass A:pass B:pass C:6-3L D:pass A:pass B:pass C:3-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 38, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 4-3 4-2 2-1 1-0"
deal.B = "6-6 6-2 3-1 3-0 2-0"
deal.C = "6-4 5-5 5-1 4-0 3-2"
deal.D = "6-0 5-4 5-0 4-4 3-3"
yard = "5-2 0-0 4-1 6-3 5-3 6-5 2-2 1-1"
play = """
C:5-5 D:5-4L A:4-2L B:6-2L C:6-4L D:4-4L A:4-3L B:3-1L C:5-1L
D:5-0L A:1-0L B:pass C:pass D:pass A:2-1L B:2-0L C:4-0L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 29, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-2 5-1 3-0 2-1"
deal.B = "6-4 5-4 5-3 5-0 4-3"
deal.C = "6-2 4-4 4-1 3-2 3-1"
deal.D = "6-6 6-5 5-5 3-3 0-0"
yard = "1-1 1-0 2-0 4-2 6-0 2-2 4-0 6-3"
play = """
C:4-4 D:pass A:pass B:6-4L C:6-2L D:pass A:5-2L B:5-4L C:4-1L
D:pass A:5-1L B:5-3L C:3-2L D:pass A:2-1L B:4-3R C:3-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 54, D = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-30"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 6, B = 101 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-30"
commitment = "638efdab5f45ff806546252ad6553838f530787df5c258b97af6bb5331a34b0a"
secret = "5513127a0d39eb9a9a5f2a3a92aba2bf93d8c55634bd4ee13064e5ef0437904a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-5 5-4 5-3 5-0 4-4 3-2 3-1"
deal.B = "6-6 6-3 4-3 4-0 2-2 2-1 1-0"
yard = "6-5 4-1 0-0 3-3 5-2 4-2 6-1 6-4 5-1 3-0 6-2 2-0 6-0 1-1"
play = """
B:6-6 A:pass B:6-3L A:5-3L B:pass A:5-5L B:pass A:5-4L B:4-0L
A:5-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 5-4 5-3 5-1 4-0 2-2"
deal.B = "6-5 5-0 4-4 4-2 2-1 2-0 1-1"
yard = "4-3 6-3 3-3 6-4 6-6 4-1 6-2 5-2 6-0 3-1 1-0 3-2 3-0 0-0"
play = """
B:4-4 A:5-4L B:4-2R A:5-5L B:2-1R A:5-3L B:1-1R A:6-1R B:6-5R
A:5-1R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-5 5-3 2-2 1-1 0-0"
deal.B = "6-6 6-5 6-2 4-2 3-2 3-0 2-0"
yard = "5-0 5-4 3-1 4-3 3-3 4-4 1-0 6-0 6-4 5-1 4-0 4-1 2-1 5-2"
play = """
B:6-6 A:6-3L B:3-2L A:6-1R B:6-2L A:1-1R B:6-5L A:5-5L B:pass
A:5-3L B:3-0L A:0-0L B:2-0L A:2-2L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 5-2 4-1 3-3 3-2 1-0"
deal.B = "6-5 6-0 5-5 4-0 3-1 3-0 1-1"
yard = "5-0 6-2 2-2 4-3 4-2 6-4 4-4 2-1 5-1 6-3 6-6 0-0 2-0 5-3"
play = """
A:5-4 B:5-5L A:5-2L B:4-0R A:3-2L B:3-0L A:1-0L B:1-1L A:6-1L
B:6-0R A:pass B:6-5L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 4-2 4-0 2-2 1-1 1-0"
deal.B = "6-6 6-5 6-4 4-4 3-3 3-0 2-1"
yard = "5-4 3-2 5-3 0-0 6-1 5-1 6-2 5-0 6-0 2-0 4-1 4-3 3-1 5-2"
play = """
B:6-6 A:6-3L B:3-3L A:pass B:6-4R A:4-2R B:2-1R A:1-1R B:3-0L
A:4-0L B:4-4L A:1-0R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-1 6-0 4-3 3-3 2-0"
deal.B = "6-4 5-2 4-4 4-2 3-0 1-1 1-0"
yard = "5-4 3-1 6-2 4-0 0-0 2-2 6-6 3-2 2-1 5-1 5-3 4-1 5-5 5-0"
play = """
B:4-4 A:4-3L B:3-0L A:6-0L B:6-4L A:pass B:4-2L A:2-0L B:1-0L
A:6-1L B:pass A:6-5L B:5-2L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 13 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 5-0 3-2 3-1 2-2 2-1"
deal.B = "6-5 6-4 6-3 5-2 4-1 1-1 0-0"
yard = "3-0 3-3 4-4 6-1 4-0 5-1 6-6 2-0 5-4 4-3 5-5 1-0 6-2 4-2"
play = """
B:1-1 A:3-1L B:6-3L A:6-0L B:4-1R A:5-0L B:6-4R A:5-3L B:6-5R
A:3-2L B:5-2L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 4-3 4-0 2-0 1-0 0-0"
deal.B = "6-5 6-3 6-2 5-5 5-2 4-2 4-1"
yard = "5-0 4-4 2-2 6-1 3-1 5-4 6-0 3-0 5-3 3-3 3-2 1-1 5-1 2-1"
play = """
B:5-5 A:pass B:6-5L A:6-6L B:5-2R A:6-4L B:4-2R A:4-3L B:6-3L
A:4-0R B:6-2L A:2-0L B:pass A:1-0L B:4-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-2 4-2 3-3 2-2 2-0"
deal.B = "6-5 6-1 5-3 4-3 4-1 3-0 1-1"
yard = "5-4 6-2 2-1 5-1 1-0 5-0 3-2 0-0 6-6 4-0 6-0 3-1 4-4 6-3"
play = """
B:1-1 A:pass B:6-1L A:6-4L B:4-1L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-2 5-0 4-0 2-1 1-1"
deal.B = "6-3 5-4 4-4 4-2 4-1 2-0 1-0"
yard = "5-2 5-3 2-2 3-3 3-0 0-0 5-5 3-1 5-1 6-0 6-6 6-1 4-3 3-2"
play = """
B:4-4 A:6-4L B:6-3L A:4-0R B:2-0R A:6-2R B:pass A:6-5R B:5-4R
A:pass B:4-1R A:2-1R B:4-2R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-3 5-2 2-2 2-1 0-0"
deal.B = "6-5 5-4 5-1 4-4 4-3 4-2 1-1"
yard = "6-4 1-0 4-1 5-0 6-6 3-0 6-3 6-2 3-1 4-0 2-0 6-1 3-2 3-3"
play = """
B:4-4 A:pass B:5-4L A:5-5L B:5-1L A:2-1L B:4-2L A:pass B:4-3L
A:5-3L B:6-5L A:6-0L B:pass A:0-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-3 5-2 4-1 3-2 1-0"
deal.B = "6-5 5-4 4-4 4-0 3-3 1-1 0-0"
yard = "5-1 2-0 5-5 4-3 4-2 5-0 3-1 6-6 2-1 3-0 2-2 6-2 6-0 6-1"
play = """
B:4-4 A:6-4L B:6-5L A:5-3L B:3-3L A:6-3L B:4-0R A:1-0R B:1-1R
A:4-1R B:5-4R A:5-2R B:pass A:3-2R
"""
end = "out"
winner = "A"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-3 4-4 4-0 3-1 3-0"
deal.B = "6-4 6-1 5-0 4-3 3-2 2-1 0-0"
yard = "2-0 6-6 1-1 4-2 1-0 5-5 2-2 4-1 6-2 3-3 6-0 5-4 5-1 5-2"
play = """
A:6-5 B:5-0R A:6-3L B:4-3L A:4-4L B:6-4L A:4-0R B:6-1L A:3-1L
B:3-2L A:pass B:2-1L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 11 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 4-4 4-3 4-1 3-3 2-2"
deal.B = "6-5 6-3 6-0 4-2 3-2 2-1 1-0"
yard = "6-4 3-0 5-0 5-2 5-1 5-4 1-1 2-0 3-1 6-2 0-0 6-6 4-0 5-3"
play = """
B:6-3 A:6-1L B:3-2R A:4-1L B:4-2L A:2-2L B:2-1L A:pass B:1-0L
A:pass B:6-0L A:pass B:6-5L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 31 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 4-4 3-3 3-0 1-0 0-0"
deal.B = "6-6 6-4 5-5 5-1 4-0 3-2 1-1"
yard = "5-3 5-2 6-3 5-4 4-2 6-0 2-2 4-1 6-5 2-1 3-1 4-3 2-0 5-0"
play = """
B:6-6 A:6-2L B:6-4R A:4-4R B:3-2L A:3-3L B:4-0R A:3-0L B:pass
A:1-0L B:5-1L A:0-0R B:5-5L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 5 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-31"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 123, B = 27, C = 38 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-31"
commitment = "e628a1c9d3f0a525cd9f4200068d5a3c53c290bf1e6079bb37fa03628d9b0a5d"
secret = "f1564775d74b7f3f8bfa503f9c67b7e244ecf8a05b801e25068d089acc89252e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-3 5-5 5-3 2-1 1-0"
deal.B = "6-6 6-4 6-0 5-1 4-2"
deal.C = "6-5 6-1 4-4 3-0 1-1"
yard = "3-2 4-1 6-2 5-2 3-1 4-0 2-0 0-0 3-3 2-2 5-4 4-3 5-0"
play = """
C:6-5 A:5-5R B:6-6L C:6-1L A:5-3R B:5-1L C:3-0R A:1-0R B:pass
C:1-1R A:2-1R B:4-2R C:4-4R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 25 }

[[match.hand]]
opener = "C"
deal.A = "6-4 4-1 3-2 3-1 0-0"
deal.B = "6-5 6-3 4-3 3-0 2-0"
deal.C = "5-5 5-4 5-1 4-0 1-0"
yard = "2-1 6-0 5-0 6-2 6-6 5-2 1-1 6-1 2-2 3-3 4-2 5-3 4-4"
play = """
C:1-0 A:4-1L B:4-3L C:4-0R A:3-1L B:pass C:5-1L A:6-4R B:6-5L
C:pass A:pass B:6-3L C:pass A:3-2L B:2-0L C:pass A:0-0L
"""
end = "out"
winner = "A"
delta = { A = 22, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-2 3-3 3-1 2-0"
deal.B = "5-3 5-1 4-1 2-1 0-0"
deal.C = "6-4 5-5 3-2 2-2 1-0"
yard = "4-2 6-6 6-0 5-4 3-0 6-1 1-1 4-0 6-2 5-0 4-4 4-3 6-5"
play = """
A:3-3 B:5-3L C:5-5L A:5-2L B:2-1L C:3-2R A:3-1L B:pass C:2-2R
A:6-3L B:pass C:6-4L A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 12, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-5 4-4 4-0"
deal.B = "6-1 4-3 4-2 3-0 2-1"
deal.C = "6-3 3-3 3-1 2-2 2-0"
yard = "6-4 5-3 1-0 5-4 0-0 6-0 5-1 5-2 3-2 6-2 1-1 5-0 4-1"
play = """
A:6-6 B:6-1L C:6-3R A:pass B:2-1L C:2-2L A:pass B:4-2L C:3-1R
A:4-4L B:4-3L C:3-3L A:pass B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 27, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 4-0 2-2 2-1"
deal.B = "6-4 5-4 5-0 4-3 1-1"
deal.C = "5-5 5-3 4-2 3-0 2-0"
yard = "4-4 0-0 3-2 3-1 6-0 6-3 3-3 5-2 4-1 1-0 6-5 5-1 6-6"
play = """
B:6-4 C:4-2R A:6-2L B:pass C:2-0L A:4-0L B:5-4L C:5-3L A:2-2R
B:4-3L C:pass A:2-1R B:1-1R C:pass A:6-1R
"""
end = "out"
winner = "A"
delta = { A = 18, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 3-2 3-0 2-0"
deal.B = "5-3 5-2 4-1 4-0 1-1"
deal.C = "6-3 6-0 5-5 4-4 1-0"
yard = "4-3 2-1 5-0 3-1 5-4 6-5 6-1 6-4 3-3 2-2 0-0 5-1 4-2"
play = """
A:6-6 B:pass C:6-3L A:3-2L B:5-2L C:6-0R A:2-0R B:5-3L C:pass
A:6-2R B:pass C:pass A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 30, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-4 4-3 3-1 1-1"
deal.B = "6-6 6-4 6-0 3-3 2-1"
deal.C = "6-1 5-5 4-0 3-2 2-2"
yard = "6-2 4-2 6-3 5-1 4-4 1-0 2-0 5-0 0-0 3-0 4-1 5-3 5-2"
play = """
A:1-1 B:2-1L C:6-1R A:6-5R B:pass C:5-5R A:5-4R B:6-4R C:2-2L
A:pass B:6-6R C:3-2L A:3-1L B:6-0R C:4-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 13 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 5-3 4-2 1-1"
deal.B = "6-4 5-2 4-4 4-1 3-0"
deal.C = "6-1 5-5 4-3 3-3 0-0"
yard = "1-0 5-4 2-0 5-1 3-2 3-1 6-5 4-0 6-2 5-0 2-1 6-0 2-2"
play = """
C:5-5 A:5-3L B:3-0L C:0-0L A:pass B:5-2R C:pass A:4-2R B:6-4R
C:6-1R A:1-1R B:4-1R C:4-3R A:6-3R B:pass C:pass A:6-6R
"""
end = "out"
winner = "A"
delta = { A = 14, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-2 4-0 3-0 2-1"
deal.B = "6-4 5-5 4-1 3-3 3-2"
deal.C = "6-2 5-4 5-3 5-1 4-3"
yard = "4-2 2-0 5-0 6-6 0-0 3-1 6-0 1-1 2-2 4-4 6-5 1-0 6-3"
play = """
A:2-1 B:3-2L C:5-1R A:5-2R B:3-3L C:6-2R A:6-1R B:4-1R C:4-3L
A:4-0L B:6-4R C:pass A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 27, B = 0, C = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-32"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 3, C = 1, D = 2 }
score = { A = 17, B = 35, C = 128, D = 96 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-32"
commitment = "b4008d111c2881d0210bb483e02942c94c38cc4750732b397946076155b50ac7"
secret = "a3cc43cc37d22b91be93b4912b79d1451c0c5ff3517617573b1325b40c08a83b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "5-3 5-1 3-0 1-0 0-0"
deal.B = "6-5 6-3 6-2 4-0 3-2"
deal.C = "6-0 5-4 5-0 4-4 2-2"
deal.D = "6-6 6-1 5-5 4-2 1-1"
yard = "2-1 3-3 2-0 4-1 3-1 5-2 6-4 4-3"
play = """
D:6-6 A:pass B:6-3L C:6-0R D:pass A:5-3L B:4-0R C:5-4L D:4-2L
A:pass B:3-2L C:4-4R D:pass A:3-0L B:pass C:5-0L D:5-5L A:5-1L
B:pass C:pass D:6-1L A:pass B:6-2L C:2-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 14, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-2 4-1 3-2 1-0"
deal.B = "6-2 5-5 5-3 2-2 0-0"
deal.C = "6-4 5-0 4-4 4-2 3-0"
deal.D = "6-3 5-1 4-3 3-1 2-1"
yard = "2-0 6-0 4-0 3-3 6-6 5-4 6-1 1-1"
play = """
C:6-4 D:6-3L A:3-2L B:6-2L C:4-4R D:4-3R A:6-5L B:5-3R C:5-0L
D:5-1R A:1-0L B:pass C:pass D:3-1L A:4-1R B:pass C:4-2R D:2-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 24 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-5 5-1 4-3 3-2"
deal.B = "6-4 6-0 5-4 4-1 1-0"
deal.C = "6-5 4-0 3-3 1-1 0-0"
deal.D = "6-3 5-3 4-4 3-0 2-1"
yard = "5-0 2-0 3-1 4-2 2-2 6-6 6-1 5-2"
play = """
D:4-4 A:4-3L B:6-4R C:6-5R D:5-3R A:3-2L B:pass C:3-3R D:2-1L
A:5-1L B:5-4L C:4-0L D:3-0L A:pass B:pass C:pass D:6-3L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 32 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-1 4-2 2-0 0-0"
deal.B = "6-5 5-4 5-2 4-1 1-0"
deal.C = "6-6 6-1 6-0 4-4 3-2"
deal.D = "6-2 4-0 3-3 3-1 2-1"
yard = "5-3 2-2 5-5 4-3 3-0 5-0 6-3 1-1"
play = """
D:3-3 A:pass B:pass C:3-2L D:6-2L A:6-4L B:5-4L C:pass D:3-1R
A:5-1L B:1-0L C:6-1R D:4-0L A:4-2L B:6-5R C:pass D:2-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 40 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-3 3-1 3-0 1-0"
deal.B = "6-0 5-0 4-1 2-1 2-0"
deal.C = "6-2 6-1 5-1 4-4 3-3"
deal.D = "6-6 5-2 3-2 2-2 1-1"
yard = "4-0 0-0 6-5 4-2 5-5 4-3 5-4 6-4"
play = """
D:2-2 A:pass B:2-1L C:6-2R D:6-6R A:3-1L B:6-0R C:3-3L D:3-2L
A:3-0R B:2-0L C:pass D:pass A:1-0L B:4-1L C:4-4L D:pass A:6-3R
B:pass C:6-1R D:1-1R A:pass B:pass C:5-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 20, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-2 5-0 3-1 2-0"
deal.B = "6-4 6-3 5-1 4-3 1-1"
deal.C = "6-1 6-0 5-5 4-2 2-1"
deal.D = "6-6 5-4 4-4 3-2 3-0"
yard = "2-2 4-1 3-3 6-2 1-0 5-3 4-0 0-0"
play = """
C:5-5 D:5-4L A:6-5R B:6-4R C:4-2L D:4-4R A:5-2L B:5-1L C:6-1L
D:6-6L A:pass B:4-3R C:6-0L D:3-0L A:3-1L B:1-1L C:2-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 21, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-4 4-2 4-0"
deal.B = "5-2 5-1 2-1 2-0 1-1"
deal.C = "6-3 6-2 6-0 3-2 1-0"
deal.D = "6-6 6-1 4-4 3-1 0-0"
yard = "5-0 5-3 5-5 4-1 2-2 4-3 3-3 3-0"
play = """
C:6-3 D:6-6L A:6-5L B:5-2L C:6-2L D:3-1R A:6-4L B:2-1R C:3-2R
D:4-4L A:5-4L B:5-1L C:1-0L D:0-0L A:4-0L B:pass C:pass D:pass
A:4-2L
"""
end = "out"
winner = "A"
delta = { A = 17, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 4-4 4-3 3-3 3-2"
deal.B = "5-1 5-0 3-0 2-1 1-1"
deal.C = "6-6 6-1 5-4 5-3 3-1"
deal.D = "6-4 6-3 5-2 4-0 2-2"
yard = "6-2 1-0 4-1 5-5 0-0 6-5 4-2 2-0"
play = """
A:6-0 B:5-0R C:6-6L D:5-2R A:3-2R B:3-0R C:6-1L D:4-0R A:4-4R
B:1-1L C:5-4R D:pass A:pass B:5-1R C:3-1L D:6-3L A:pass B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 35, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 4-4 3-1 1-0"
deal.B = "6-4 5-5 4-2 4-1 2-0"
deal.C = "6-0 3-2 3-0 2-1 1-1"
deal.D = "6-6 6-5 6-3 5-2 4-0"
yard = "5-0 5-3 0-0 2-2 3-3 4-3 5-1 6-2"
play = """
B:4-2 C:3-2R D:6-3R A:5-4L B:5-5L C:6-0R D:6-5L A:6-1L B:4-1L
C:3-0R D:4-0L A:1-0L B:pass C:2-1L D:5-2L A:3-1R B:pass C:1-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 32, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 3-0 2-2 2-1"
deal.B = "6-3 5-5 5-3 3-3 1-0"
deal.C = "6-6 6-1 5-2 4-4 0-0"
deal.D = "6-0 5-0 4-1 3-2 1-1"
yard = "5-1 6-5 4-2 3-1 5-4 4-3 2-0 4-0"
play = """
C:6-6 D:6-0L A:3-0L B:6-3L C:6-1L D:1-1L A:2-1L B:pass C:5-2L
D:5-0L A:6-4R B:1-0L C:4-4R D:4-1R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 41, D = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-33"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 0, B = 104 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-33"
commitment = "aea2a6ec63ad57e4c5a75269890b42e7350843490d9de0b3e4f9cfab0b60fd85"
secret = "8474af052a6a49384d134b090c3181c826a86293e4eb509a0d8b5e553fcced66"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-3 4-4 4-1 2-2 2-1"
deal.B = "5-4 4-3 4-2 4-0 3-3 3-1 1-0"
yard = "6-4 5-2 3-2 6-5 5-5 6-3 2-0 6-0 5-0 3-0 6-1 5-1 1-1 0-0"
play = """
A:2-1 B:4-2L A:4-1L B:3-1L A:5-3L B:5-4L A:4-4L B:4-3L A:pass
B:3-3L A:pass B:1-0R A:pass B:4-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 24 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-5 3-1 2-1 1-0 0-0"
deal.B = "6-5 6-2 5-2 4-2 4-1 3-2 2-2"
yard = "3-3 1-1 6-3 4-4 3-0 5-3 6-0 4-0 5-0 2-0 4-3 5-1 5-4 6-1"
play = """
B:6-5 A:6-6L B:6-2L A:2-1L B:5-2R A:3-1L B:4-2R A:6-4R B:3-2L
A:pass B:2-2L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 5-5 5-2 4-3 2-1 1-0"
deal.B = "6-4 6-2 6-0 4-2 3-3 3-2 1-1"
yard = "5-0 4-0 5-1 5-4 5-3 6-5 2-0 4-4 0-0 3-1 3-0 4-1 6-3 2-2"
play = """
B:6-4 A:6-1L B:4-2R A:2-1L B:6-2L A:6-6L B:6-0L A:1-0L B:3-2R
A:4-3R B:1-1L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 11 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 5-1 4-3 4-1 2-0 0-0"
deal.B = "6-4 6-0 5-0 4-4 2-2 2-1 1-1"
yard = "3-2 5-3 6-6 4-0 4-2 5-4 6-5 1-0 3-3 6-1 3-1 3-0 5-2 6-2"
play = """
B:6-4 A:4-3R B:6-0L A:0-0L B:5-0L A:5-1L B:2-1L A:2-0L B:pass
A:6-3R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-4 5-2 3-1 3-0 0-0"
deal.B = "6-4 5-3 4-3 4-2 4-1 3-3 2-2"
yard = "2-0 1-0 6-3 4-0 6-1 1-1 6-5 4-4 6-0 5-1 5-0 6-6 3-2 2-1"
play = """
B:6-4 A:6-2L B:4-3R A:3-0R B:4-2L A:5-4L B:5-3L A:3-1L B:4-1L
A:0-0R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-3 5-3 5-2 4-3 2-1"
deal.B = "6-1 5-5 5-0 4-4 4-2 2-2 2-0"
yard = "1-0 0-0 3-3 6-0 4-1 6-5 5-4 5-1 6-2 3-1 3-0 4-0 3-2 1-1"
play = """
B:5-5 A:5-2L B:4-2L A:5-3R B:4-4L A:4-3L B:pass A:6-3L B:6-1L
A:2-1L B:2-2L A:pass B:2-0L A:pass B:5-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 22 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 3-2 3-0 2-1 2-0 1-1"
deal.B = "6-1 6-0 5-2 4-4 4-2 3-1 0-0"
yard = "5-3 5-4 6-5 4-3 6-2 3-3 4-1 5-5 5-0 1-0 6-4 5-1 2-2 4-0"
play = """
B:4-4 A:pass B:4-2L A:2-1L B:6-1L A:6-6L B:6-0L A:3-0L B:3-1L
A:1-1L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-1 5-4 5-2 4-3 2-2"
deal.B = "6-0 5-5 5-0 3-3 3-2 2-0 1-1"
yard = "6-6 0-0 4-2 1-0 6-2 4-1 5-3 3-1 4-0 5-1 3-0 4-4 6-3 2-1"
play = """
B:5-5 A:5-4L B:5-0R A:6-4L B:6-0L A:pass B:2-0L A:5-2L B:pass
A:6-5L B:pass A:6-1L B:1-1L
"""
end = "blocked"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-1 5-0 3-3 3-1 2-2"
deal.B = "6-2 6-1 5-5 5-3 4-4 4-2 0-0"
yard = "2-1 4-1 3-0 4-0 6-5 5-2 1-1 4-3 5-4 6-3 2-0 6-4 3-2 1-0"
play = """
A:6-0 B:6-2L A:2-2L B:4-2L A:5-0R B:5-5R A:5-1R B:4-4L A:3-1R
B:5-3R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 11 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-5 5-3 3-3 3-1 2-2"
deal.B = "6-3 6-2 5-4 4-0 3-2 3-0 0-0"
yard = "6-6 4-1 5-0 1-1 5-1 6-5 1-0 2-0 4-2 4-4 2-1 4-3 5-2 6-1"
play = """
B:6-3 A:6-0L B:3-2R A:2-2R B:6-2R A:6-4R B:5-4R A:5-3R B:4-0L
A:3-1R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 13 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-34"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 0, B = 119, C = 63 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-34"
commitment = "144bcdfbb0993c83e847280d6ea887f9589bf15540e46ae4dc7e8ac27fbf3b88"
secret = "aa082c8db1323f8a1e0a76ac7d270ec3fc823814346a2919d54bdeac6defab36"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-5 5-1 4-2 1-0 0-0"
deal.B = "6-2 6-0 5-3 4-3 2-2"
deal.C = "6-4 3-1 3-0 2-0 1-1"
yard = "6-3 4-1 6-1 5-0 5-4 3-3 4-0 2-1 6-6 6-5 3-2 4-4 5-2"
play = """
C:6-4 A:4-2R B:6-2L C:2-0L A:1-0L B:2-2R C:3-1L A:pass B:4-3L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 25 }

[[match.hand]]
opener = "C"
deal.A = "6-4 4-4 4-2 4-0 3-3"
deal.B = "6-6 6-0 5-5 5-4 3-1"
deal.C = "6-3 5-0 4-1 3-0 2-2"
yard = "2-0 3-2 5-2 6-1 6-2 4-3 0-0 5-3 1-1 5-1 2-1 1-0 6-5"
play = """
C:6-3 A:6-4L B:5-4L C:5-0L A:3-3R B:6-0L C:3-0R A:4-0R B:6-6L
C:4-1R A:pass B:3-1R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 20 }

[[match.hand]]
opener = "C"
deal.A = "5-3 4-3 3-2 2-2 2-1"
deal.B = "6-3 4-0 3-1 2-0 1-0"
deal.C = "6-6 5-5 4-4 3-0 0-0"
yard = "5-1 4-1 4-2 5-2 5-4 6-4 5-0 6-2 3-3 6-0 6-1 6-5 1-1"
play = """
C:6-6 A:pass B:6-3L C:3-0L A:pass B:1-0L C:pass A:2-1L B:2-0L
C:0-0L A:pass B:4-0L C:4-4L A:4-3L B:3-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 27, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-2 4-0 2-0 0-0"
deal.B = "5-1 4-1 3-3 3-2 1-0"
deal.C = "6-3 4-4 4-2 3-1 1-1"
yard = "4-3 2-1 6-2 5-3 6-0 5-5 6-4 2-2 6-1 6-6 6-5 3-0 5-0"
play = """
B:3-3 C:6-3L A:pass B:3-2R C:4-2R A:5-4R B:5-1R C:3-1R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 17, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 4-1 3-2 3-1 0-0"
deal.B = "6-5 5-1 2-2 2-1 1-1"
deal.C = "6-6 5-3 5-0 4-3 4-0"
yard = "6-1 3-3 4-2 5-4 6-4 1-0 5-5 3-0 6-0 2-0 6-2 5-2 4-4"
play = """
B:1-1 C:pass A:4-1L B:5-1R C:4-3L A:6-3L B:6-5R C:6-6L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 19, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 4-4 4-3 4-0 1-0"
deal.B = "6-5 3-3 2-2 2-1 2-0"
deal.C = "5-4 5-0 4-1 3-1 0-0"
yard = "5-1 3-2 6-3 5-3 5-5 6-2 4-2 6-0 1-1 3-0 6-1 6-4 5-2"
play = """
B:2-2 C:pass A:pass B:2-1L C:4-1L A:4-4L B:2-0R C:5-4L A:4-0R
B:6-5L C:pass A:6-6L B:pass C:pass A:4-3R B:3-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 5-3 3-1 2-1"
deal.B = "5-2 5-0 4-2 3-0 2-2"
deal.C = "6-0 5-5 5-4 3-2 2-0"
yard = "1-0 5-1 4-4 4-3 4-0 6-2 6-1 6-4 6-5 4-1 3-3 1-1 0-0"
play = """
B:2-2 C:3-2L A:6-3L B:5-2R C:6-0L A:5-3R B:3-0R C:2-0L A:2-1L
B:5-0R C:5-5R A:3-1L B:pass C:5-4R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 18 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-4 5-3 4-4 3-2"
deal.B = "5-0 4-1 4-0 3-0 2-2"
deal.C = "4-2 3-3 2-1 2-0 0-0"
yard = "6-1 6-5 4-3 5-2 6-2 1-1 6-0 6-3 5-1 6-6 1-0 5-5 3-1"
play = """
C:4-2 A:6-4L B:2-2R C:2-1R A:pass B:4-1R C:pass A:5-4R B:5-0R
C:2-0R A:3-2R B:3-0R C:0-0R A:pass B:4-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 22, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-0 4-3 4-1 3-0 1-0"
deal.B = "6-4 6-0 4-2 4-0 2-0"
deal.C = "6-2 6-1 5-5 3-3 2-1"
yard = "5-3 6-5 1-1 5-1 6-3 5-2 5-4 3-1 0-0 6-6 2-2 4-4 3-2"
play = """
B:4-0 C:pass A:4-3L B:6-0R C:3-3L A:3-0L B:6-4R C:pass A:5-0L
B:4-2R C:5-5L A:pass B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 24, C = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-35"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3, D = 3 }
score = { A = 107, B = 53, C = 0, D = 0 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-35"
commitment = "70b73326e38ae2e01edd3be19f20bd4efa43ef2ac39607ce4eb6cf19dafcf0d6"
secret = "65fee0ced196ce050c2a88e5f5cac698e32f0b5355cd4832f8730aec8c7e1eea"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 5-5 3-0 2-1"
deal.B = "6-3 5-1 4-3 4-1 1-0"
deal.C = "6-4 5-3 5-0 3-2 2-0"
deal.D = "6-6 4-4 4-2 3-3 3-1"
yard = "4-0 5-2 2-2 6-2 1-1 0-0 5-4 6-1"
play = """
C:5-0 D:pass A:5-5L B:5-1L C:2-0R D:4-2R A:2-1L B:4-3R C:3-2R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 53, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-2 6-0 3-3"
deal.B = "6-1 5-3 5-0 2-1 0-0"
deal.C = "6-5 5-2 4-3 3-1 3-0"
deal.D = "5-5 4-2 4-0 3-2 2-0"
yard = "1-1 4-4 1-0 6-6 5-4 5-1 2-2 4-1"
play = """
B:6-1 C:3-1R D:3-2R A:6-2R B:pass C:6-5L D:5-5L A:6-3R B:5-3L
C:4-3L D:4-2L A:3-3R B:2-1L C:3-0R D:4-0R A:6-4R B:pass C:pass
D:pass A:6-0R
"""
end = "out"
winner = "A"
delta = { A = 14, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 4-3 4-2 4-1 3-2"
deal.B = "6-4 6-0 5-4 2-2 0-0"
deal.C = "6-6 6-2 5-5 5-2 1-1"
deal.D = "6-5 6-1 5-3 4-4 3-1"
yard = "2-0 3-3 2-1 3-0 1-0 5-1 5-0 4-0"
play = """
A:4-3 B:6-4L C:6-6L D:6-5L A:3-2R B:5-4L C:6-2R D:4-4L A:6-3R
B:pass C:pass D:5-3R A:4-2L B:2-2L C:5-2R
"""
end = "blocked"
winner = "A"
delta = { A = 24, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 5-1 2-2 0-0"
deal.B = "6-3 6-2 5-2 3-0 2-1"
deal.C = "5-4 5-0 4-4 4-3 3-2"
deal.D = "6-6 6-4 5-3 4-1 1-1"
yard = "1-0 5-5 4-2 4-0 3-1 2-0 3-3 6-0"
play = """
A:2-2 B:6-2L C:3-2R D:6-6L A:6-5L B:5-2L C:4-3R D:6-4R A:6-1R
B:2-1L C:pass D:4-1L A:5-1R B:pass C:5-0R D:pass A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 39, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-3 5-2 0-0"
deal.B = "6-6 6-2 5-1 4-1 2-0"
deal.C = "6-3 5-5 4-4 4-3 4-2"
deal.D = "6-4 3-1 3-0 2-2 1-1"
yard = "5-0 4-0 6-1 3-3 1-0 3-2 2-1 5-4"
play = """
A:0-0 B:2-0L C:4-2L D:6-4L A:6-0R B:6-6L C:6-3L D:3-1L A:6-5R
B:5-1L C:5-5L D:pass A:5-3L B:pass C:4-3L D:pass A:5-2R
"""
end = "out"
winner = "A"
delta = { A = 30, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-36"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 107, B = 55 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-36"
commitment = "bbbfab9593dba8e439cfa6f02adfde9e37b9da6630adf892cf0a5ab7d80a1b5f"
secret = "0c1aeaf564c4613308b6a1087af414685a889ca61041d04ac506c87c99e66fb0"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 4-2 4-1 3-3 3-1 1-1"
deal.B = "5-5 5-3 5-2 5-1 4-0 2-1 1-0"
yard = "3-0 4-4 6-1 5-0 6-6 6-2 0-0 6-3 6-5 3-2 4-3 2-2 2-0 5-4"
play = """
A:6-4 B:4-0R A:6-0L B:1-0L A:4-1L B:pass A:4-2L B:5-2L A:pass
B:5-5L A:pass B:5-1L A:3-1L B:5-3L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-2 4-3 4-1 3-3 3-2 1-0"
deal.B = "6-4 5-5 5-3 5-1 5-0 4-0 2-0"
yard = "2-1 5-4 2-2 6-5 3-1 6-3 6-0 3-0 6-1 0-0 1-1 4-4 4-2 6-2"
play = """
B:5-1 A:5-2L B:2-0L A:1-0L B:pass A:4-1L B:4-0L A:pass B:5-0L
A:pass B:5-5L A:pass B:5-3L A:4-3L B:6-4L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 23 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 6-0 5-0 4-1 3-2 1-1"
deal.B = "6-4 6-2 5-5 5-2 3-3 3-0 2-1"
yard = "4-2 2-0 0-0 3-1 4-3 6-5 2-2 5-1 4-4 1-0 5-4 5-3 6-6 4-0"
play = """
B:5-2 A:5-0L B:2-1R A:6-0L B:6-4L A:4-1L B:pass A:6-1L B:6-2L
A:3-2L B:3-0L A:1-1R
"""
end = "blocked"
winner = "A"
delta = { A = 7, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-2 3-2 3-1 3-0 1-0"
deal.B = "6-5 6-3 5-1 4-3 2-2 2-1 1-1"
yard = "6-6 6-1 5-3 0-0 6-2 5-4 5-0 4-1 5-5 3-3 4-4 2-0 4-2 4-0"
play = """
A:6-4 B:4-3R A:6-0L B:6-3R A:3-0L B:6-5R A:3-2L B:5-1R A:5-2L
B:1-1R A:3-1R
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 5-1 3-3 3-1 2-2 2-0"
deal.B = "6-6 6-3 6-2 4-1 4-0 3-2 1-1"
yard = "2-1 6-4 4-2 3-0 6-1 5-0 4-4 1-0 6-5 4-3 5-2 6-0 0-0 5-3"
play = """
A:5-5 B:pass A:5-4L B:4-0L A:2-0L B:3-2L A:3-3L B:6-3L A:5-1R
B:4-1R A:pass B:6-2L A:2-2L
"""
end = "blocked"
winner = "A"
delta = { A = 10, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-2 4-3 3-3 2-1 1-0 0-0"
deal.B = "6-3 6-2 6-1 5-4 5-1 3-2 3-0"
yard = "6-6 5-5 2-2 3-1 4-1 5-0 4-2 2-0 6-5 4-4 4-0 6-0 6-4 1-1"
play = """
A:5-3 B:5-4L A:4-3L B:6-3L A:3-3R B:3-2R A:5-2R B:6-2L A:2-1L
B:6-1L A:pass B:5-1R A:1-0R B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-2 4-2 3-2 3-0 1-0"
deal.B = "6-6 5-5 5-4 4-4 3-1 2-2 0-0"
yard = "1-1 2-1 6-3 6-2 4-0 5-1 6-4 5-0 6-1 3-3 5-3 4-3 2-0 4-1"
play = """
B:2-2 A:5-2L B:5-4L A:4-2L B:pass A:3-2L B:3-1L A:1-0L B:0-0L
A:6-0L B:6-6L A:6-5L B:5-5L
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 5-3 4-1 3-0 2-0"
deal.B = "6-4 5-1 4-2 3-2 2-2 1-0 0-0"
yard = "4-0 5-5 5-2 2-1 6-2 6-0 4-3 1-1 6-1 5-0 5-4 3-3 4-4 3-1"
play = """
A:6-6 B:6-4L A:4-1L B:1-0L A:3-0L B:3-2L A:2-0L B:0-0L A:6-5R
B:5-1R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-3 4-3 3-0 1-1 1-0 0-0"
deal.B = "6-1 6-0 4-4 4-2 4-0 3-2 2-2"
yard = "2-1 6-6 5-4 2-0 5-5 5-0 6-4 5-2 6-2 6-5 4-1 3-3 3-1 5-1"
play = """
B:4-0 A:4-3L B:3-2L A:3-0R B:2-2L A:6-3R B:4-2L A:pass B:4-4L
A:pass B:6-1R A:1-1R B:pass A:1-0R B:6-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-3 3-3 3-1 2-2 2-1"
deal.B = "6-6 6-5 5-5 4-2 4-0 1-0 0-0"
yard = "5-4 4-4 5-1 4-1 5-2 2-0 6-3 3-0 4-3 6-0 1-1 3-2 6-1 5-0"
play = """
B:4-0 A:6-4L B:6-6L A:6-2L B:0-0R A:2-2L B:1-0R A:2-1L B:pass
A:3-1L B:pass A:5-3L B:5-5L A:pass B:6-5L
"""
end = "blocked"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-2 4-1 3-2 2-1 1-0"
deal.B = "6-3 6-2 6-0 4-4 3-1 2-2 0-0"
yard = "2-0 4-3 1-1 5-1 6-4 5-0 6-6 3-3 5-3 4-0 6-1 5-4 3-0 4-2"
play = """
A:6-5 B:6-2L A:5-2L B:pass A:5-5L
"""
end = "blocked"
winner = "A"
delta = { A = 17, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-5 5-4 4-4 4-0 2-2"
deal.B = "6-5 6-0 4-2 3-2 3-0 2-1 0-0"
yard = "4-1 4-3 5-0 6-6 1-1 2-0 3-3 1-0 5-2 6-4 5-3 6-1 3-1 5-1"
play = """
A:6-3 B:3-0R A:6-2L B:2-1L A:4-0R B:4-2R A:2-2R B:3-2R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-1 4-4 4-1 3-2 1-0"
deal.B = "5-5 5-3 5-2 4-2 4-0 2-1 2-0"
yard = "6-3 5-4 6-5 4-3 5-1 3-0 2-2 3-1 5-0 0-0 3-3 6-6 6-0 1-1"
play = """
B:4-2 A:6-4L B:2-0R A:6-2L B:2-1L A:6-1L B:4-0R A:4-4R B:pass
A:4-1R B:pass A:1-0R
"""
end = "blocked"
winner = "A"
delta = { A = 20, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-1 5-3 3-2 1-0 0-0"
deal.B = "5-5 5-4 5-1 4-4 4-1 3-3 3-0"
yard = "2-1 6-5 6-4 4-0 5-2 1-1 6-0 2-0 5-0 4-2 3-1 4-3 6-3 2-2"
play = """
A:6-6 B:pass A:6-2L B:pass A:3-2L B:3-3L A:5-3L B:5-4L A:6-1R
B:5-1R A:pass B:4-1L A:1-0L B:5-5R A:0-0L
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-4 5-0 4-2 3-3 2-1 2-0"
deal.B = "6-6 6-5 6-2 5-2 5-1 3-2 3-1"
yard = "5-5 4-0 6-3 6-0 1-0 4-3 0-0 5-3 4-1 4-4 6-1 1-1 3-0 2-2"
play = """
A:6-4 B:6-2L A:4-2L B:pass A:5-4L B:6-5L A:pass B:6-6L
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-0 4-4 3-3 2-2 2-1 2-0 1-0"
deal.B = "6-4 6-0 5-5 5-4 5-3 5-2 4-0"
yard = "6-3 6-2 6-5 1-1 3-2 3-0 6-6 0-0 5-1 4-3 4-2 6-1 3-1 4-1"
play = """
A:5-0 B:5-3L A:3-3L B:4-0R A:4-4R B:5-4R A:pass B:5-5R A:pass
B:5-2R A:2-2R B:pass A:2-1R B:pass A:1-0R B:6-0R A:pass B:6-4R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 4-2 4-1 4-0 3-1 3-0"
deal.B = "6-5 5-4 5-3 5-1 3-2 2-1 0-0"
yard = "5-2 6-1 3-3 4-4 6-3 2-2 1-0 5-5 4-3 6-4 5-0 6-0 2-0 1-1"
play = """
B:6-5 A:6-6L B:5-4R A:6-2L B:2-1L A:4-1L B:pass A:4-2L B:3-2L
A:3-1L B:5-1L A:4-0R B:0-0R A:3-0R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-4 4-1 2-2 2-1 2-0 1-0"
deal.B = "6-2 5-2 5-1 4-3 4-2 3-2 3-0"
yard = "5-5 6-5 1-1 4-0 6-1 3-1 0-0 6-6 5-3 4-4 6-3 5-0 3-3 6-0"
play = """
A:6-4 B:6-2L A:2-2L B:5-2L A:5-4L B:4-3L A:4-1R B:5-1R A:pass
B:3-0L A:2-0L B:4-2L
"""
end = "blocked"
winner = "A"
delta = { A = 1, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 5-2 4-0 3-1 2-0"
deal.B = "6-1 6-0 5-4 5-0 1-1 1-0 0-0"
yard = "2-1 5-1 4-4 5-5 3-0 6-5 5-3 4-3 4-2 4-1 3-3 6-2 3-2 2-2"
play = """
A:6-6 B:6-1L A:3-1L B:6-0R A:6-3L B:1-0R A:6-4L B:5-4L A:5-2L
B:1-1R A:2-0L B:0-0L A:4-0L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-1 5-0 4-3 4-0 1-0 0-0"
deal.B = "6-1 6-0 5-5 3-3 3-0 2-2 2-0"
yard = "5-3 6-6 6-2 3-1 6-3 3-2 5-2 5-4 4-2 4-1 4-4 1-1 6-4 2-1"
play = """
A:6-5 B:6-1L A:5-1L B:5-5L A:5-0L B:3-0L A:4-3L B:pass A:4-0L
B:2-0L A:pass B:2-2L
"""
end = "blocked"
winner = "A"
delta = { A = 11, B = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-37"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 54, B = 69, C = 112 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-37"
commitment = "a459b786b79cf699ed3f37c1dee684ca0643096a17912ce17b8d15922d882a04"
secret = "cc61eedbbe66ddda69d6e9a73275e2b6afeee26e685e48ad7f1860cc1a132045"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-4 4-3 4-2 3-3 2-1"
deal.B = "6-5 6-2 5-5 4-1 2-2"
deal.C = "6-6 5-3 5-1 4-0 2-0"
yard = "0-0 6-4 3-0 5-2 6-3 5-0 1-0 1-1 3-1 3-2 4-4 6-1 6-0"
play = """
B:6-5 C:6-6L A:5-4R B:6-2L C:4-0R A:2-1L B:4-1L C:2-0R A:4-2R
B:pass C:pass A:4-3L B:pass C:5-3L A:pass B:5-5L C:5-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-1 4-4 3-3 1-1"
deal.B = "6-2 5-5 4-0 3-0 2-2"
deal.C = "6-1 4-3 4-2 2-1 2-0"
yard = "5-2 1-0 6-3 3-1 0-0 5-0 5-4 6-4 3-2 6-0 6-5 5-3 4-1"
play = """
C:4-2 A:4-4L B:6-2R C:6-1R A:1-1R B:4-0L C:2-0L A:5-1R B:5-5R
C:2-1L
"""
end = "blocked"
delta = { A = 0, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-0 4-4 4-1 3-1 2-2"
deal.B = "6-0 5-5 4-2 3-2 1-0"
deal.C = "6-6 6-5 6-4 2-1 1-1"
yard = "0-0 3-3 2-0 5-1 6-2 6-1 4-3 3-0 5-4 6-3 5-2 4-0 5-3"
play = """
A:5-0 B:5-5L C:6-5L A:pass B:6-0L C:pass A:pass B:1-0L C:1-1L
A:3-1L B:3-2L C:2-1L A:4-1L B:4-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 34, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-2 3-1 2-2 0-0"
deal.B = "6-6 6-5 6-3 4-1 3-0"
deal.C = "5-0 4-2 3-3 2-0 1-0"
yard = "5-4 4-3 1-1 5-5 5-3 5-1 6-4 6-1 4-0 3-2 6-2 4-4 2-1"
play = """
B:6-6 C:pass A:6-0L B:6-5R C:5-0R A:0-0L B:3-0L C:3-3L A:3-1L
B:4-1L C:4-2L A:5-2L B:pass C:1-0R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 11 }

[[match.hand]]
opener = "C"
deal.A = "5-1 5-0 3-2 3-1 2-1"
deal.B = "6-6 6-2 4-3 4-1 4-0"
deal.C = "6-5 5-3 4-2 3-3 2-0"
yard = "6-3 6-1 2-2 0-0 1-1 3-0 6-4 1-0 5-4 4-4 5-5 5-2 6-0"
play = """
C:3-3 A:3-1L B:4-3R C:4-2R A:3-2R B:4-1L C:5-3R A:5-0R B:4-0L
C:2-0L A:2-1L B:pass C:pass A:5-1L
"""
end = "out"
winner = "A"
delta = { A = 31, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "4-1 3-0 2-2 1-0 0-0"
deal.B = "5-4 4-4 4-3 3-1 2-0"
deal.C = "6-6 6-5 6-4 6-3 6-0"
yard = "5-3 1-1 3-3 5-2 6-1 2-1 5-1 5-0 4-2 3-2 5-5 6-2 4-0"
play = """
A:1-0 B:3-1L C:6-3L A:3-0R B:4-3R C:6-4R A:pass B:pass C:6-6L
A:pass B:pass C:6-0L A:0-0L B:2-0L C:6-5R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 26 }

[[match.hand]]
opener = "C"
deal.A = "5-0 4-2 4-1 4-0 1-0"
deal.B = "6-4 5-3 5-2 3-3 3-0"
deal.C = "6-6 5-5 5-4 2-1 2-0"
yard = "6-2 1-1 3-1 6-1 5-1 2-2 3-2 4-4 0-0 4-3 6-3 6-5 6-0"
play = """
C:5-5 A:5-0L B:5-3R C:2-0L A:4-2L B:6-4L C:6-6L A:pass B:3-3R
C:pass A:pass B:3-0R C:pass A:1-0R B:pass C:2-1R A:pass B:5-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 18, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-2 5-0 2-0"
deal.B = "6-1 4-4 4-0 3-2 3-1"
deal.C = "6-6 6-0 5-2 4-1 2-2"
yard = "1-0 1-1 3-0 4-3 5-4 5-5 2-1 5-1 6-4 5-3 3-3 0-0 4-2"
play = """
B:4-4 C:4-1L A:pass B:6-1L C:6-6L A:6-3L B:3-2L C:2-2L A:6-2L
B:4-0R C:6-0R A:6-5L B:pass C:5-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 11 }

[[match.hand]]
opener = "C"
deal.A = "5-3 5-2 4-0 3-0 0-0"
deal.B = "6-6 6-2 6-1 3-2 3-1"
deal.C = "6-5 5-5 5-4 4-4 4-2"
yard = "6-4 6-3 4-1 1-0 2-0 3-3 5-1 4-3 5-0 2-2 1-1 6-0 2-1"
play = """
C:5-5 A:5-2L B:6-2L C:6-5L A:5-3L B:3-2L C:4-2L A:4-0L B:pass
C:5-4R A:0-0L B:pass C:4-4R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 26 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-1 4-4 3-3"
deal.B = "6-2 3-2 3-1 1-0 0-0"
deal.C = "6-0 5-4 5-1 4-2 2-2"
yard = "6-3 5-2 2-0 2-1 5-5 3-0 1-1 5-0 5-3 6-6 4-3 4-1 4-0"
play = """
C:2-2 A:pass B:6-2L C:6-0L A:pass B:3-2R C:pass A:3-3R B:3-1R
C:5-1R A:6-5R B:1-0L C:pass A:6-1L B:pass C:pass A:6-4L B:pass
C:4-2L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 17, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-4 5-1 4-2"
deal.B = "6-6 6-2 4-1 3-3 2-1"
deal.C = "6-1 4-4 4-3 2-0 1-1"
yard = "4-0 0-0 3-0 5-0 2-2 1-0 5-5 6-4 3-2 5-2 5-3 3-1 6-3"
play = """
B:6-6 C:6-1L A:6-5R B:4-1L C:4-4L A:5-1R B:2-1R C:4-3L A:4-2R
B:3-3L C:pass A:5-4R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-3 3-1 3-0 2-1"
deal.B = "6-4 6-2 6-1 4-3 4-2"
deal.C = "5-5 5-2 5-1 2-0 0-0"
yard = "6-6 2-2 5-4 5-0 3-3 4-0 6-5 1-0 4-4 6-3 4-1 1-1 3-2"
play = """
C:5-5 A:5-3L B:4-3L C:5-2R A:2-1R B:6-4L C:5-1R A:6-0L B:pass
C:0-0L A:3-0L B:pass C:pass A:3-1L
"""
end = "out"
winner = "A"
delta = { A = 23, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 4-4 4-2 3-0 1-1"
deal.B = "6-1 4-0 3-2 3-1 2-2"
deal.C = "6-5 6-3 6-2 6-0 5-1"
yard = "5-2 6-6 5-3 1-0 2-1 5-5 0-0 4-1 5-4 2-0 4-3 5-0 3-3"
play = """
A:1-1 B:6-1L C:5-1R A:6-4L B:4-0L C:6-5R A:3-0L B:3-2L C:6-2L
A:pass B:pass C:6-3L A:pass B:3-1L C:6-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 18 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-38"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 4, D = 3 }
score = { A = 76, B = 105, C = 49, D = 53 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-38"
commitment = "69eeb407ed819e065a8a05c4cabf4e7ad3f802211382fafe1279671715d60029"
secret = "0762c5128cae9452189e6048dd6c4b52e1f73eed8ff2b8fc4304b606987e97c6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "5-3 5-2 5-0 4-1 2-0"
deal.B = "4-0 3-3 3-1 3-0 2-2"
deal.C = "6-6 6-5 6-4 6-1 4-3"
deal.D = "6-2 5-1 4-4 4-2 3-2"
yard = "6-3 1-1 1-0 0-0 6-0 2-1 5-5 5-4"
play = """
D:5-1 A:5-3L B:3-1R C:4-3L D:4-4L A:4-1L B:3-3R C:6-1L D:3-2R
A:5-2R B:pass C:6-6L D:6-2L A:5-0R B:3-0R C:pass D:4-2L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 31 }

[[match.hand]]
opener = "D"
deal.A = "6-0 4-4 4-3 3-0 1-0"
deal.B = "6-2 5-1 3-3 2-0 1-1"
deal.C = "5-5 5-4 5-3 4-1 4-0"
deal.D = "6-6 6-5 5-2 5-0 4-2"
yard = "0-0 3-2 2-2 6-1 2-1 6-4 3-1 6-3"
play = """
D:4-2 A:4-4L B:6-2R C:5-4L D:5-0L A:6-0L B:pass C:pass D:6-6L
A:pass B:pass C:pass D:6-5L A:pass B:5-1L C:4-1L D:pass A:4-3L
B:3-3L C:5-3L D:5-2L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 22 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 5-3 5-2 0-0"
deal.B = "6-4 6-2 5-0 4-3 3-1"
deal.C = "6-1 5-5 3-3 2-1 1-0"
deal.D = "6-3 5-4 3-2 3-0 2-2"
yard = "6-6 4-2 5-1 4-0 2-0 1-1 4-4 4-1"
play = """
D:5-4 A:6-5L B:6-4L C:pass D:pass A:pass B:4-3L C:3-3L D:3-2L
A:5-2L B:5-0L C:1-0L D:pass A:pass B:3-1L C:pass D:6-3L A:6-0L
B:pass C:pass D:3-0L A:5-3L B:pass C:5-5L
"""
end = "blocked"
winner = "A"
delta = { A = 22, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-0 3-3 1-0"
deal.B = "6-0 4-2 4-1 3-1 2-0"
deal.C = "6-2 5-5 5-4 5-3 1-1"
deal.D = "5-2 5-1 4-0 3-0 0-0"
yard = "2-2 6-4 6-5 4-4 2-1 6-1 4-3 3-2"
play = """
A:6-6 B:6-0L C:6-2R D:5-2R A:5-0L B:pass C:5-5L D:5-1L A:1-0L
B:2-0L C:5-4R D:4-0R A:pass B:4-2L C:pass D:3-0R A:6-3R B:4-1L
C:1-1L D:pass A:pass B:3-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 14, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-3 3-0 0-0"
deal.B = "6-3 6-0 5-4 5-0 2-0"
deal.C = "5-5 5-2 5-1 4-3 4-2"
deal.D = "6-2 3-1 2-1 1-1 1-0"
yard = "3-2 2-2 6-6 4-1 4-0 4-4 3-3 6-4"
play = """
B:6-0 C:pass D:1-0R A:6-5L B:5-0L C:5-1R D:pass A:5-3R B:6-3R
C:pass D:6-2R A:3-0L B:2-0R C:4-3L D:pass A:0-0R B:5-4L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 39, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 4-1 3-0 1-1 0-0"
deal.B = "6-2 3-2 2-1 2-0 1-0"
deal.C = "6-3 5-2 4-3 4-2 4-0"
deal.D = "6-0 5-0 4-4 3-3 2-2"
yard = "3-1 6-1 5-1 6-5 6-4 6-6 5-5 5-3"
play = """
B:2-1 C:5-2L D:5-0L A:4-1R B:2-0L C:4-2L D:4-4L A:5-4L B:pass
C:4-3R D:3-3R A:3-0R B:1-0R C:pass D:pass A:1-1R
"""
end = "blocked"
winner = "A"
delta = { A = 36, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 4-1 3-2 2-0"
deal.B = "5-3 4-3 3-1 3-0 0-0"
deal.C = "6-3 6-1 5-0 4-4 2-2"
deal.D = "6-5 5-5 5-2 5-1 4-2"
yard = "1-1 6-0 4-0 2-1 6-4 1-0 3-3 5-4"
play = """
A:6-6 B:pass C:6-3L D:6-5R A:3-2L B:5-3R C:2-2L D:4-2L A:4-1L
B:3-1L C:pass D:pass A:pass B:4-3L C:4-4L D:pass A:pass B:3-0R
C:5-0R D:5-1R A:pass B:pass C:6-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 27, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 5-5 5-1 2-1"
deal.B = "6-6 4-0 3-0 2-2 1-0"
deal.C = "6-3 6-2 4-3 3-3 0-0"
deal.D = "6-5 6-0 5-3 5-0 4-1"
yard = "2-0 4-2 1-1 3-1 4-4 3-2 5-2 5-4"
play = """
C:6-3 D:6-0L A:pass B:3-0R C:0-0L D:5-0L A:5-5L B:4-0R C:4-3R
D:6-5L A:6-4L B:pass C:3-3R D:4-1L A:6-1L B:6-6L C:6-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 22, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-1 5-0 4-2 3-0"
deal.B = "6-0 2-2 1-1 1-0 0-0"
deal.C = "6-5 6-1 4-3 4-1 4-0"
deal.D = "6-4 5-3 5-2 3-3 2-1"
yard = "6-3 3-1 6-2 5-4 2-0 6-6 3-2 4-4"
play = """
C:6-5 D:5-3R A:3-0R B:6-0L C:4-0L D:6-4L A:5-0R B:pass C:6-1L
D:2-1L A:5-5R B:2-2L C:pass D:5-2L A:5-1L B:1-0L C:pass D:pass
A:pass B:0-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 22, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-4 5-1 3-2 2-1"
deal.B = "6-6 5-0 4-4 4-1 2-2"
deal.C = "6-1 5-3 5-2 4-0 3-1"
deal.D = "6-5 6-3 6-2 6-0 2-0"
yard = "1-0 6-4 4-2 0-0 1-1 3-0 4-3 3-3"
play = """
B:4-4 C:4-0L D:6-0L A:5-4R B:6-6L C:6-1L D:6-5R A:5-1L B:5-0L
C:pass D:2-0L A:3-2L B:pass C:5-3L D:6-2R A:5-5L B:2-2R C:5-2L
D:pass A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 18, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 3-2 3-0 2-0 1-1"
deal.B = "6-4 6-2 5-1 4-3 4-2"
deal.C = "6-6 6-0 5-4 3-3 2-2"
deal.D = "6-5 6-3 5-3 5-2 1-0"
yard = "4-0 2-1 3-1 5-0 0-0 5-5 4-4 4-1"
play = """
A:6-1 B:6-4L C:5-4L D:6-5L A:1-1R B:5-1R C:6-6L D:6-3L A:3-2L
B:6-2L C:6-0L D:5-3R A:3-0L B:4-3L C:3-3R D:pass A:pass B:4-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 14, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-2 3-1 2-1 2-0"
deal.B = "5-4 4-4 4-3 3-2 0-0"
deal.C = "6-4 6-2 5-0 1-1 1-0"
deal.D = "6-5 5-5 5-1 4-0 3-0"
yard = "6-0 6-3 6-6 3-3 4-1 4-2 6-1 2-2"
play = """
B:4-4 C:6-4L D:4-0R A:2-0R B:3-2R C:6-2L D:3-0R A:5-2L B:5-4L
C:5-0R D:6-5R A:pass B:4-3L C:pass D:pass A:5-3L B:pass C:pass
D:5-1L A:3-1L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 16, C = 0, D = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-39"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 105, B = 35 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-39"
commitment = "733667d662b12643b29bde38fd747e36a2c61180bdb6b1ff60991f1d483043a6"
secret = "6235a5cf4fed97731dbef5ef133ba8c3ccdefae47ea978029a26532430786570"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-4 5-3 5-2 5-0 1-1"
deal.B = "6-6 6-2 4-3 4-1 3-3 3-0 0-0"
yard = "2-1 5-5 6-1 1-0 2-2 4-4 5-1 4-2 3-2 6-0 2-0 3-1 4-0 6-4"
play = """
A:6-5 B:6-6L A:6-3L B:4-3L A:5-4L B:pass A:5-3L B:3-3L A:5-2R
B:3-0L A:5-0L B:6-2R
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-4 5-3 5-2 5-1 4-0 1-0"
deal.B = "6-4 5-0 4-2 4-1 3-0 1-1 0-0"
yard = "4-3 3-2 6-3 3-3 3-1 2-2 4-4 2-1 6-6 6-1 6-5 6-0 5-5 2-0"
play = """
A:5-4 B:5-0L A:4-0R B:3-0L A:5-3L B:0-0R A:5-2L B:4-2L A:1-0R
B:6-4L A:5-1R B:pass A:6-2L
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-0 4-1 4-0 3-3 3-0"
deal.B = "6-4 5-4 5-1 4-2 2-1 1-0 0-0"
yard = "5-5 5-3 2-0 3-2 5-2 2-2 6-2 4-4 3-1 6-1 4-3 1-1 6-5 6-3"
play = """
A:6-6 B:6-4L A:6-0R B:5-4L A:5-0L B:1-0L A:4-1L B:4-2L A:3-0R
B:2-1L A:3-3R B:5-1L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-3 5-1 4-0 3-1 2-1"
deal.B = "6-0 4-1 3-3 3-2 3-0 2-0 1-0"
yard = "5-2 4-3 2-2 4-2 5-4 5-3 1-1 6-5 5-0 5-5 4-4 6-2 0-0 6-1"
play = """
B:6-0 A:6-6L B:3-0R A:6-3R B:pass A:6-4L B:4-1L A:3-1L B:3-3L
A:pass B:3-2L A:2-1L B:1-0L A:4-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-0 4-4 3-2 3-1 2-2"
deal.B = "6-5 5-5 5-4 5-3 5-2 4-2 3-0"
yard = "6-4 2-0 6-1 4-1 3-3 6-6 4-3 2-1 0-0 1-1 1-0 5-1 6-0 4-0"
play = """
B:6-5 A:6-3L B:5-3L A:5-0L B:3-0L A:3-2L B:5-2L A:pass B:5-5L
A:pass B:5-4L A:4-4L B:4-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 16 }

[[match.hand]]
opener = "B"
deal.A = "5-1 5-0 4-3 3-2 3-0 1-1 1-0"
deal.B = "6-6 6-1 4-2 4-0 3-3 2-0 0-0"
yard = "2-1 5-4 4-4 6-5 6-4 3-1 4-1 6-3 6-2 2-2 5-2 5-5 6-0 5-3"
play = """
B:6-6 A:pass B:6-1L A:1-1L B:pass A:1-0L B:4-0L A:4-3L B:3-3L
A:3-0L B:2-0L A:3-2L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 5-4 5-0 4-3 3-2 1-1"
deal.B = "6-2 6-0 5-3 4-1 2-2 1-0 0-0"
yard = "4-4 6-3 5-2 6-6 6-1 4-0 3-0 5-1 6-4 2-0 3-3 4-2 2-1 3-1"
play = """
B:6-2 A:6-5L B:5-3L A:3-2R B:pass A:4-3L B:4-1L A:1-1L B:1-0L
A:5-0L B:pass A:5-5L B:pass A:5-4L
"""
end = "out"
winner = "A"
delta = { A = 10, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-0 3-3 3-2 3-0 0-0"
deal.B = "6-2 5-0 4-4 3-1 2-2 2-0 1-0"
yard = "4-0 6-3 2-1 5-2 1-1 5-5 5-4 6-4 4-3 6-1 4-2 5-1 5-3 4-1"
play = """
A:6-6 B:6-2L A:3-2L B:3-1L A:6-0R B:1-0L A:0-0L B:5-0L A:6-5L
B:2-0R A:pass B:2-2R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 4-3 4-2 4-1 1-1 1-0"
deal.B = "6-4 6-2 5-2 5-1 4-4 3-2 2-2"
yard = "3-0 4-0 6-1 2-1 6-6 5-5 2-0 3-3 6-3 6-5 5-0 0-0 5-4 3-1"
play = """
B:6-4 A:6-0L B:4-4R A:1-0L B:5-1L A:5-3L B:3-2L A:4-2L B:pass
A:4-1L B:pass A:1-1L B:pass A:4-3R
"""
end = "out"
winner = "A"
delta = { A = 19, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 4-2 3-3 3-2 2-2 2-0 0-0"
deal.B = "6-6 6-5 6-3 6-2 5-2 4-0 1-0"
yard = "5-0 6-1 4-1 3-1 5-5 1-1 4-3 5-1 5-4 4-4 2-1 5-3 3-0 6-4"
play = """
A:2-2 B:6-2L A:6-0L B:4-0L A:4-2L B:5-2L A:2-0R B:6-5L A:0-0R
B:6-6L A:pass B:6-3L A:3-3L B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-3 4-4 4-2 2-0 0-0"
deal.B = "6-1 5-4 3-2 3-0 2-2 1-1 1-0"
yard = "6-2 3-1 3-3 6-6 2-1 5-1 4-0 5-0 4-3 5-2 4-1 5-5 5-3 6-0"
play = """
B:6-1 A:6-4L B:5-4L A:6-5L B:1-1R A:6-3L B:3-2L A:4-2L B:1-0R
A:4-4L B:3-0R
"""
end = "blocked"
winner = "A"
delta = { A = 2, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-3 5-2 4-3 4-2 3-2 1-0"
deal.B = "6-3 5-5 5-1 4-0 3-3 2-1 2-0"
yard = "6-4 6-1 2-2 4-4 6-6 5-0 4-1 0-0 1-1 3-0 6-0 3-1 6-5 6-2"
play = """
A:5-4 B:5-5L A:4-3R B:5-1L A:5-3R B:2-1L A:5-2R B:2-0L A:1-0L
B:pass A:4-2R B:4-0R
"""
end = "blocked"
winner = "A"
delta = { A = 10, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-0 4-3 4-1 2-0 1-1 0-0"
deal.B = "6-6 6-4 6-3 6-1 5-5 4-2 3-0"
yard = "2-1 6-5 1-0 2-2 5-1 5-2 3-2 5-3 6-0 3-1 3-3 5-4 4-4 4-0"
play = """
A:0-0 B:3-0L A:4-3L B:6-4L A:6-2L B:4-2L A:4-1L B:6-1L A:2-0R
B:6-6L A:pass B:6-3L
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-2 4-4 4-0 3-2 3-1 2-1"
deal.B = "6-1 5-5 5-3 5-1 4-2 2-2 2-0"
yard = "4-1 6-2 1-0 3-0 5-0 6-6 4-3 6-0 6-4 1-1 0-0 3-3 5-4 6-5"
play = """
A:4-4 B:4-2L A:3-2L B:5-3L A:5-2L B:2-2L A:4-0R B:2-0L
"""
end = "blocked"
winner = "A"
delta = { A = 7, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-2 5-0 4-4 4-1 2-0"
deal.B = "6-6 6-3 6-2 5-3 5-1 4-2 2-1"
yard = "2-2 1-1 3-2 4-3 1-0 3-3 0-0 3-0 4-0 6-4 6-5 5-5 5-4 3-1"
play = """
A:4-4 B:4-2L A:2-0L B:pass A:4-1R B:5-1R A:5-0R B:pass A:6-0L
B:6-6L A:6-1L B:2-1L A:5-2L
"""
end = "out"
winner = "A"
delta = { A = 25, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-2 4-0 3-3 3-2 1-1 0-0"
deal.B = "6-5 6-2 6-0 5-5 4-3 4-1 2-2"
yard = "6-4 6-1 2-1 3-1 5-0 4-4 5-1 4-2 3-0 5-3 1-0 6-6 2-0 5-4"
play = """
A:3-3 B:4-3L A:4-0L B:6-0L A:6-3L B:pass A:3-2L B:6-2L A:pass
B:6-5L A:5-2L B:2-2L
"""
end = "blocked"
winner = "A"
delta = { A = 13, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-2 5-0 4-0 3-3 3-1 0-0"
deal.B = "6-6 6-3 6-0 5-3 5-1 4-2 3-0"
yard = "2-2 5-5 3-2 1-0 6-2 5-4 2-1 6-5 2-0 4-1 4-4 4-3 1-1 6-4"
play = """
A:3-3 B:6-3L A:6-1L B:5-1L A:5-0L B:6-0L A:3-1R B:6-6L
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-40"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 109, B = 21, C = 28 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-40"
commitment = "ea9f9856d52145a32ae870d9ac0410d9f05dfb51a514b31a35a69d652b54ed83"
secret = "8984530024494c385dab7c3702f2e22b057ccba3420945a6df90f45de054aef5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 6-0 5-5 2-0"
deal.B = "6-5 6-4 4-2 3-3 3-0"
deal.C = "6-6 6-3 5-3 5-2 0-0"
yard = "5-0 1-1 3-1 1-0 4-0 5-1 3-2 2-2 4-3 2-1 4-4 4-1 5-4"
play = """
A:6-2 B:6-5L C:5-3L A:2-0R B:3-3L C:6-3L A:6-1L B:3-0R
"""
end = "blocked"
delta = { A = 0, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 3-3 3-2 3-0 2-0"
deal.B = "5-3 5-1 5-0 4-3 2-2"
deal.C = "6-6 5-4 1-1 1-0 0-0"
yard = "6-0 6-5 5-2 4-0 4-2 3-1 6-3 2-1 4-1 5-5 4-4 6-2 6-1"
play = """
B:5-0 C:5-4L A:6-4L B:pass C:6-6L A:3-0R B:4-3R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 28 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-2 4-3 3-2 1-0"
deal.B = "6-0 5-1 4-0 3-0 2-2"
deal.C = "6-4 5-5 4-1 3-1 2-0"
yard = "6-1 2-1 4-4 5-4 5-3 6-3 5-0 3-3 0-0 4-2 6-6 6-5 1-1"
play = """
C:5-5 A:5-2L B:5-1R C:4-1R A:6-2L B:4-0R C:6-4L A:4-3L B:3-0R
C:3-1L A:1-0L B:6-0L C:pass A:3-2R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-2 4-4 3-2 1-1"
deal.B = "4-0 3-3 2-0 1-0 0-0"
deal.C = "6-4 6-2 5-3 5-0 2-2"
yard = "6-0 3-0 5-1 6-5 4-1 3-1 4-3 2-1 5-5 6-6 6-3 4-2 5-4"
play = """
A:6-1 B:1-0R C:6-4L A:4-4L B:4-0L C:5-0L A:5-2L B:2-0L C:pass
A:pass B:0-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 21, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-0 4-4 4-3 1-1"
deal.B = "6-1 5-1 3-3 3-0 0-0"
deal.C = "6-2 6-0 5-3 4-2 2-1"
yard = "4-1 5-2 6-3 6-4 2-0 6-5 3-2 4-0 5-5 5-4 1-0 2-2 3-1"
play = """
B:0-0 C:6-0L A:6-6L B:3-0R C:6-2L A:4-3R B:pass C:4-2L A:4-4L
"""
end = "blocked"
winner = "A"
delta = { A = 23, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 5-1 4-3 1-1"
deal.B = "4-4 4-1 4-0 2-1 0-0"
deal.C = "6-4 5-3 5-2 5-0 4-2"
yard = "6-1 2-0 2-2 3-3 3-1 6-2 6-6 3-2 6-5 6-3 1-0 3-0 5-4"
play = """
A:6-0 B:4-0R C:6-4L A:4-3L B:4-4R C:5-3L A:5-5L B:4-1R C:5-2L
A:5-1R B:2-1L C:5-0R A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-4 3-2 2-0 0-0"
deal.B = "6-5 5-3 5-2 5-1 1-0"
deal.C = "6-6 6-0 5-5 5-0 1-1"
yard = "3-3 4-4 3-0 6-2 6-4 4-2 4-3 4-0 4-1 2-2 3-1 2-1 6-1"
play = """
A:6-3 B:5-3R C:6-6L A:5-4R B:6-5L C:5-5L A:pass B:5-2L C:pass
A:3-2L
"""
end = "blocked"
winner = "A"
delta = { A = 18, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 4-4 4-3 4-2 0-0"
deal.B = "6-2 5-5 5-2 3-2 1-1"
deal.C = "4-1 4-0 3-3 2-2 2-1"
yard = "6-4 3-1 6-5 5-4 3-0 6-0 5-1 6-3 1-0 2-0 5-3 6-6 5-0"
play = """
A:6-1 B:1-1R C:4-1R A:4-4R B:6-2L C:2-2L A:4-2L B:pass C:4-0L
A:0-0L B:pass C:pass A:4-3R
"""
end = "out"
winner = "A"
delta = { A = 31, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 5-0 4-1 3-1"
deal.B = "6-6 3-0 2-2 2-1 1-0"
deal.C = "6-2 6-1 6-0 5-2 5-1"
yard = "3-2 6-4 2-0 1-1 5-4 0-0 4-4 4-0 4-2 6-5 3-3 5-3 4-3"
play = """
A:6-3 B:3-0R C:6-2L A:5-0R B:2-2L C:5-2L A:5-5L B:pass C:5-1L
A:4-1L
"""
end = "blocked"
winner = "A"
delta = { A = 25, B = 0, C = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-41"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 4, D = 3 }
score = { A = 21, B = 106, C = 0, D = 20 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-41"
commitment = "59a90c2bc7edc4613bd684151f7c000dbd4c28fd3961b98cdcdf2d9a7e16ef76"
secret = "176271ea22f55f31296f382f694022f40ad4eff12ef288512759a1c2dc9c9b2d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-4 6-2 5-5"
deal.B = "6-1 5-4 4-0 3-0 2-0"
deal.C = "5-1 4-3 4-2 3-3 3-1"
deal.D = "4-1 2-2 2-1 1-0 0-0"
yard = "4-4 5-0 5-2 6-3 1-1 5-3 6-0 3-2"
play = """
D:4-1 A:6-4L B:6-1L C:3-1L D:2-1R A:6-2R B:3-0L C:pass D:1-0L
A:6-5R B:5-4R C:4-3R D:pass A:pass B:pass C:3-3R D:pass A:pass
B:pass C:5-1L D:pass A:5-5L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 20 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 5-3 5-1 4-0"
deal.B = "5-5 4-4 3-2 3-1 1-0"
deal.C = "6-5 6-2 6-0 3-0 2-1"
deal.D = "5-2 4-3 4-2 2-0 0-0"
yard = "6-1 3-3 1-1 5-0 5-4 6-3 2-2 4-1"
play = """
D:5-2 A:5-3L B:3-2L C:6-2L D:4-2R A:6-4L B:4-4L C:pass D:4-3L
A:4-0R B:3-1L C:2-1L D:2-0L A:pass B:1-0L C:6-0R D:pass A:6-6R
B:pass C:6-5R D:pass A:5-1R
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-1 4-2 3-2 1-1"
deal.B = "4-3 3-3 2-2 2-1 2-0"
deal.C = "5-4 5-2 4-1 4-0 1-0"
deal.D = "6-6 6-3 5-0 4-4 3-1"
yard = "6-5 6-1 0-0 5-5 5-3 3-0 6-2 6-4"
play = """
A:3-2 B:4-3L C:5-2R D:4-4L A:5-1R B:2-1R C:4-1L D:3-1L A:4-2R
B:3-3L C:5-4R D:6-3L A:6-0L B:2-0L C:pass D:5-0R A:pass B:2-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 19, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 2-1 1-1 0-0"
deal.B = "4-4 4-3 3-2 3-1 2-2"
deal.C = "6-3 6-1 5-1 4-0 3-3"
deal.D = "6-0 5-4 5-3 4-1 3-0"
yard = "5-0 5-5 6-6 1-0 2-0 5-2 4-2 6-4"
play = """
B:4-4 C:4-0L D:6-0L A:6-5L B:4-3R C:3-3R D:5-4L A:pass B:3-2R
C:pass D:4-1L A:2-1L B:2-2L C:pass D:pass A:6-2L B:pass C:6-1L
D:pass A:1-1L B:3-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 26, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-1 4-4 4-3 2-0"
deal.B = "6-5 4-0 3-3 3-2 0-0"
deal.C = "6-3 6-2 5-3 5-0 3-1"
deal.D = "5-5 5-2 4-2 2-2 1-1"
yard = "6-0 6-4 1-0 2-1 3-0 4-1 6-1 5-4"
play = """
B:6-5 C:6-3L D:5-5R A:5-1R B:3-3L C:3-1R D:pass A:4-3L B:3-2R
C:6-2R D:4-2L A:6-6R B:pass C:pass D:5-2L A:pass B:pass C:5-3L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 17, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-3 3-1 2-2"
deal.B = "6-1 5-2 4-4 4-1 3-3"
deal.C = "6-0 5-4 4-3 3-2 1-0"
deal.D = "6-5 6-3 5-5 5-0 3-0"
yard = "2-1 6-2 1-1 5-1 4-0 4-2 2-0 0-0"
play = """
B:4-4 C:4-3L D:6-3L A:6-6L B:6-1L C:1-0L D:5-0L A:6-4R B:5-2L
C:3-2L D:3-0L A:pass B:pass C:6-0L D:6-5L A:5-3L B:3-3L C:pass
D:pass A:3-1L B:4-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 23, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 4-3 3-3 3-0 2-1"
deal.B = "6-3 6-0 5-3 3-1 1-1"
deal.C = "6-6 6-2 6-1 2-2 1-0"
deal.D = "5-1 4-2 4-1 4-0 2-0"
yard = "5-0 6-4 6-5 3-2 5-4 5-5 0-0 4-4"
play = """
B:6-3 C:6-6L D:pass A:3-0R B:6-0L C:1-0L D:5-1L A:5-2L B:pass
C:6-2L D:4-0R A:4-3R B:5-3R C:6-1L D:4-1L A:pass B:pass C:pass
D:4-2L A:2-1L B:3-1L C:pass D:pass A:3-3L
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 3-3 3-2 2-2"
deal.B = "5-5 5-2 5-1 4-4 3-0"
deal.C = "6-3 6-0 4-1 2-0 1-0"
deal.D = "6-1 5-3 5-0 4-0 1-1"
yard = "3-1 0-0 6-6 5-4 4-2 2-1 4-3 6-5"
play = """
A:6-4 B:4-4R C:6-0L D:5-0L A:pass B:5-5L C:4-1R D:5-3L A:3-2L
B:5-2L C:1-0R D:4-0R A:pass B:5-1L C:pass D:6-1L A:6-2L B:pass
C:2-0L D:pass A:pass B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 21, C = 0, D = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-42"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 15, B = 114 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-42"
commitment = "930a9207c62c205e4c324039a0d1f86bb25ad6600eb860074d7167e37595e76a"
secret = "74c06c0b71d13a5b636a2b01dcf602269c1bb6ee16ba17daa7a49dfd6d8b6eeb"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 5-1 4-0 3-2 2-2 1-0 0-0"
deal.B = "6-6 6-1 5-4 4-1 3-1 2-0 1-1"
yard = "6-5 5-5 2-1 6-2 6-4 4-4 5-0 3-0 5-2 6-0 3-3 4-3 4-2 5-3"
play = """
B:6-6 A:6-3L B:3-1L A:5-1L B:6-1R A:1-0R B:5-4L A:4-0L B:2-0L
A:3-2L B:pass A:0-0R
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-4 5-1 3-2 3-1 2-1 0-0"
deal.B = "6-0 5-2 4-3 4-1 2-2 2-0 1-1"
yard = "1-0 3-0 4-4 6-6 5-3 6-5 4-0 6-1 5-0 4-2 5-5 6-2 6-4 3-3"
play = """
A:6-3 B:4-3R A:5-4R B:5-2R A:3-2R B:6-0L A:3-1R B:2-0L A:5-1R
B:2-2L A:2-1L B:1-1L A:pass B:4-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-3 5-1 4-0 3-1 2-0"
deal.B = "5-5 5-4 4-1 3-3 3-0 1-0 0-0"
yard = "4-3 4-4 2-1 4-2 6-4 3-2 2-2 5-0 1-1 6-6 6-1 5-2 6-2 6-3"
play = """
B:5-5 A:6-5L B:5-4R A:6-0L B:4-1R A:5-1R B:0-0L A:5-3R B:3-0R
A:4-0L B:1-0R A:3-1R B:3-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-4 5-2 5-1 2-1 2-0"
deal.B = "6-1 5-3 5-0 3-2 3-0 2-2 1-1"
yard = "6-5 3-3 0-0 4-3 4-4 4-0 5-5 6-3 1-0 3-1 4-1 4-2 6-2 6-6"
play = """
B:2-2 A:5-2L B:5-3L A:2-1R B:1-1R A:5-1R B:3-2L A:5-4R B:pass
A:6-4R B:6-1R A:2-0L B:5-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-4 5-1 2-1 2-0 1-1"
deal.B = "6-3 6-1 5-3 5-2 4-4 3-2 2-2"
yard = "0-0 4-0 3-0 4-1 5-0 4-3 6-5 3-3 6-2 6-0 1-0 3-1 5-5 4-2"
play = """
B:2-2 A:2-1L B:6-1L A:6-6L B:6-3L A:2-0R B:3-2L A:pass B:5-2L
A:5-4L B:4-4L A:6-4L
"""
end = "blocked"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 5-3 3-3 3-0 0-0"
deal.B = "6-4 6-2 5-1 5-0 4-4 4-1 3-2"
yard = "5-4 4-0 3-1 6-1 5-2 4-2 1-0 6-0 5-5 2-0 2-2 2-1 4-3 1-1"
play = """
A:6-6 B:6-4L A:6-5R B:4-4L A:5-3R B:3-2R A:pass B:6-2R A:6-3R
B:4-1L A:3-3R B:5-1L A:3-0R B:5-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-5 5-1 5-0 4-2 3-1"
deal.B = "6-5 6-3 5-4 5-2 4-1 3-3 2-2"
yard = "2-0 6-0 1-1 3-0 6-6 0-0 6-1 5-3 1-0 3-2 4-0 4-3 4-4 2-1"
play = """
B:3-3 A:3-1L B:6-3R A:6-4R B:4-1L A:4-2L B:2-2L A:6-2L B:6-5L
A:5-5L B:5-4R A:5-1L B:5-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-4 4-1 4-0 3-3 2-0"
deal.B = "5-3 5-2 5-1 4-4 3-2 2-1 1-0"
yard = "5-0 3-0 0-0 6-0 6-4 2-2 1-1 3-1 6-2 6-3 6-6 4-2 4-3 5-5"
play = """
B:4-4 A:5-4L B:5-2L A:4-1R B:2-1L A:6-1L B:5-1R A:6-5L B:5-3L
A:3-3L B:3-2L A:2-0L B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 5-2 5-1 2-2 2-1 2-0"
deal.B = "6-4 6-0 4-1 4-0 3-3 3-1 0-0"
yard = "6-2 1-1 5-3 6-6 5-4 5-0 1-0 3-0 6-3 3-2 4-2 4-3 4-4 6-5"
play = """
B:3-3 A:pass B:3-1L A:6-1L B:6-4L A:pass B:4-0L A:2-0L B:pass
A:5-2L B:pass A:5-5L B:pass A:5-1L B:4-1L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 4-4 4-2 3-2 3-0 1-0"
deal.B = "6-5 6-4 6-3 6-1 5-2 2-2 2-0"
yard = "3-1 4-3 5-4 4-0 0-0 1-1 3-3 4-1 2-1 6-6 6-2 5-3 5-0 5-1"
play = """
B:2-2 A:4-2L B:6-4L A:6-0L B:2-0L A:3-2L B:6-3L A:pass B:6-5L
A:5-5L B:5-2L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-3 5-1 4-3 4-1 3-0"
deal.B = "5-2 3-2 3-1 2-1 2-0 1-0 0-0"
yard = "6-6 1-1 4-4 4-2 5-4 6-5 6-2 3-3 6-1 6-0 6-3 2-2 4-0 5-0"
play = """
B:0-0 A:3-0L B:3-2L A:pass B:2-0R A:pass B:2-1L A:5-1L B:5-2L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 35 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 4-2 3-3 3-2 3-0 0-0"
deal.B = "6-5 6-2 6-0 5-1 4-4 3-1 2-2"
yard = "1-0 5-5 5-2 2-1 4-0 2-0 4-3 6-4 5-0 4-1 6-3 1-1 5-3 6-1"
play = """
B:2-2 A:4-2L B:4-4L A:5-4L B:6-5L A:6-6L B:6-2R A:pass B:6-0L
A:3-0L B:3-1L A:pass B:5-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 11 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 4-4 4-3 3-1 2-0 1-1"
deal.B = "6-5 6-4 6-3 5-5 5-4 5-3 5-0"
yard = "0-0 3-0 3-3 6-1 1-0 5-2 4-1 2-2 6-6 3-2 2-1 4-0 5-1 4-2"
play = """
B:5-5 A:pass B:6-5L A:6-2L B:5-4R A:4-4R B:6-4R A:6-0R B:5-0R
A:2-0L B:5-3R A:4-3R
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-4 5-3 5-0 3-3 3-1 2-2"
deal.B = "6-6 6-5 6-3 4-3 2-0 1-1 1-0"
yard = "4-4 6-1 5-2 0-0 3-0 4-2 6-2 4-0 6-4 2-1 4-1 3-2 5-5 5-1"
play = """
A:5-4 B:6-5L A:6-0L B:4-3R A:5-3R B:1-0L A:5-0R B:1-1L A:3-1L
B:6-3L A:pass B:6-6L A:pass B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-2 4-1 2-2 1-1 1-0"
deal.B = "6-6 6-4 5-0 4-4 4-2 3-0 0-0"
yard = "6-1 3-2 5-4 2-0 5-3 3-3 3-1 4-0 5-2 5-5 6-0 4-3 5-1 2-1"
play = """
B:6-6 A:6-5L B:6-4R A:4-1R B:5-0L A:1-1R B:0-0L A:1-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 4-2 4-0 3-0 2-2 1-0"
deal.B = "5-4 5-3 5-1 4-4 3-2 2-0 0-0"
yard = "5-5 5-0 3-1 6-5 1-1 6-0 4-1 6-2 3-3 6-3 6-4 2-1 4-3 5-2"
play = """
B:4-4 A:4-2L B:5-4R A:2-2L B:5-3R A:3-0R B:2-0R A:pass B:3-2L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 18 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 5-3 3-2 3-0 1-0 0-0"
deal.B = "6-5 6-0 5-4 5-1 5-0 3-1 2-1"
yard = "6-4 4-3 6-3 2-0 6-1 4-1 3-3 2-2 5-2 4-0 6-2 4-2 4-4 1-1"
play = """
B:5-1 A:5-5L B:6-5L A:6-6L B:6-0L A:3-0L B:3-1L A:1-0L B:5-0L
A:5-3L B:2-1R A:3-2L
"""
end = "blocked"
winner = "A"
delta = { A = 9, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 5-4 4-4 4-2 3-3 3-1"
deal.B = "6-1 5-0 4-0 3-0 2-2 2-0 1-0"
yard = "5-3 0-0 6-4 6-3 2-1 6-6 4-1 3-2 4-3 5-2 5-1 1-1 6-5 6-0"
play = """
A:5-5 B:5-0L A:5-4R B:4-0R A:pass B:2-0L A:6-2L B:6-1L A:3-1L
B:3-0L A:pass B:1-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 16 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-43"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 107, B = 10, C = 99 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-43"
commitment = "16e050f2f68a080c84a5f2c31ac1dc2a448afd17c96f089f5efe3121e19ab438"
secret = "e50f6bf798979919405403603a6c8fbefb4989340c1e923cf81e321e0d342801"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-0 3-1 3-0 2-2 1-1"
deal.B = "6-3 6-2 6-1 4-0 3-2"
deal.C = "5-2 5-0 4-3 2-0 0-0"
yard = "2-1 6-6 4-1 5-4 4-2 5-1 5-5 4-4 5-3 3-3 1-0 6-5 6-4"
play = """
B:6-3 C:4-3R A:6-0L B:4-0L
"""
end = "blocked"
winner = "A"
delta = { A = 21, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-3 3-3 3-2 3-1"
deal.B = "6-6 6-5 5-1 4-0 1-1"
deal.C = "6-1 6-0 4-4 4-2 4-1"
yard = "5-2 5-5 2-1 2-0 1-0 2-2 6-3 4-3 6-4 3-0 5-0 6-2 0-0"
play = """
A:3-3 B:pass C:pass A:5-3L B:6-5L C:6-1L A:3-1L B:pass C:pass
A:3-2L B:pass C:4-2L A:5-4L
"""
end = "out"
winner = "A"
delta = { A = 43, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-5 5-3 1-0"
deal.B = "6-3 5-1 4-3 3-3 2-2"
deal.C = "6-5 5-4 5-0 4-0 2-0"
yard = "6-0 6-4 5-2 3-1 1-1 2-1 3-0 4-1 6-1 3-2 4-2 4-4 0-0"
play = """
A:6-6 B:6-3L C:6-5R A:5-3L B:5-1L C:5-4R A:1-0L B:4-3R C:5-0L
A:5-5L B:3-3R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 10, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 6-0 5-5 4-0"
deal.B = "6-5 5-3 5-1 3-2 1-1"
deal.C = "6-1 5-2 5-0 3-3 2-1"
yard = "3-1 6-4 2-0 6-3 0-0 4-2 3-0 4-3 1-0 5-4 4-1 2-2 4-4"
play = """
B:6-5 C:5-2R A:6-2R B:pass C:6-1L A:6-6R B:5-1L C:5-0L A:6-0L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 20 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 6-2 3-2 3-0"
deal.B = "6-4 5-3 3-3 2-2 1-0"
deal.C = "5-2 4-4 4-3 4-1 0-0"
yard = "5-5 1-1 5-0 6-5 2-0 4-0 3-1 4-2 2-1 6-0 5-4 6-1 5-1"
play = """
C:4-1 A:pass B:6-4L C:pass A:6-6L B:1-0R C:0-0R A:3-0R B:5-3R
C:5-2R A:6-2R B:pass C:pass A:6-3L B:3-3L C:4-3L A:pass B:pass
C:4-4L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-5 5-1 3-0 2-0"
deal.B = "6-4 6-2 6-1 2-2 2-1"
deal.C = "5-3 4-4 4-3 4-2 3-2"
yard = "1-0 6-0 6-5 3-3 3-1 5-4 5-2 5-0 6-3 4-1 4-0 0-0 1-1"
play = """
C:3-2 A:3-0L B:6-2R C:pass A:6-6R B:6-4R C:4-2R A:2-0L B:2-2L
C:pass A:pass B:2-1L C:pass A:5-1L B:pass C:5-3L A:pass B:pass
C:4-3L A:pass B:pass C:4-4L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 17 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 5-1 4-1 2-0"
deal.B = "6-5 6-1 6-0 5-0 2-2"
deal.C = "6-4 5-3 5-2 3-2 0-0"
yard = "2-1 5-4 4-4 4-2 6-2 4-0 1-1 1-0 4-3 3-0 5-5 3-3 3-1"
play = """
C:5-2 A:5-1L B:6-1L C:6-4L A:4-1L B:2-2R C:3-2R A:6-3R B:6-5R
C:5-3R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 25 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 5-0 3-1 2-2"
deal.B = "6-6 4-4 4-2 1-0 0-0"
deal.C = "6-5 6-0 5-1 4-3 4-0"
yard = "3-2 5-3 6-4 6-1 3-0 5-2 4-1 3-3 6-3 2-0 2-1 1-1 5-4"
play = """
C:6-5 A:5-5R B:6-6L C:6-0L A:5-0L B:pass C:5-1L A:3-1L B:pass
C:4-3L A:pass B:4-4L C:4-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 19 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-2 3-0 2-1 0-0"
deal.B = "6-5 6-2 5-5 4-4 3-2"
deal.C = "5-1 5-0 4-3 4-1 3-1"
yard = "6-6 6-4 6-1 6-3 1-1 3-3 2-2 5-3 4-2 1-0 2-0 4-0 5-4"
play = """
C:5-1 A:5-2L B:6-2L C:4-1R A:6-0L B:4-4R C:5-0L A:pass B:6-5L
C:4-3R A:3-0R B:pass C:pass A:0-0R
"""
end = "blocked"
winner = "A"
delta = { A = 16, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 4-4 4-1 2-0"
deal.B = "4-2 3-3 3-0 2-1 1-1"
deal.C = "6-5 5-5 5-3 5-2 4-0"
yard = "5-0 4-3 5-1 2-2 3-2 0-0 6-2 6-3 5-4 6-4 1-0 6-6 3-1"
play = """
A:4-4 B:4-2L C:5-2L A:4-1R B:2-1R C:5-3L A:2-0R B:3-3L C:4-0R
A:pass B:3-0L C:pass A:6-0L B:pass C:6-5L A:pass B:pass C:5-5L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-5 3-2 2-2 2-1 0-0"
deal.B = "6-1 6-0 3-3 3-0 1-1"
deal.C = "6-3 5-3 5-0 4-4 2-0"
yard = "5-4 4-2 6-4 6-6 4-3 4-0 5-1 5-2 6-2 5-5 1-0 4-1 3-1"
play = """
C:6-3 A:3-2R B:6-1L C:2-0R A:2-1L B:6-0R C:pass A:2-2L B:pass
C:pass A:6-5R B:pass C:5-0R A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 27, B = 0, C = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-44"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 3, C = 4, D = 1 }
score = { A = 63, B = 34, C = 20, D = 126 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-44"
commitment = "257adaed780a158cdd54b75562d445eeb0a00efae001aa488e2fe4a36b53419b"
secret = "2b896b7d4df0a6a427bc87d4b91541a1b08eb8bcee368b7677dbcbb01681adc3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 5-3 2-2"
deal.B = "6-5 5-0 4-2 3-3 3-0"
deal.C = "5-4 3-2 3-1 2-1 0-0"
deal.D = "6-1 6-0 4-3 4-1 4-0"
yard = "5-1 6-4 4-4 1-0 1-1 2-0 5-5 5-2"
play = """
A:6-6 B:6-5L C:5-4L D:6-1R A:pass B:4-2L C:3-2L D:4-3L A:pass
B:pass C:3-1R D:4-0L A:6-3R B:3-0L C:pass D:6-0R A:5-3L B:5-0L
C:0-0L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 20, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-4 5-0 4-2 1-1"
deal.B = "6-4 4-4 3-2 2-2 2-1"
deal.C = "6-2 5-1 3-3 3-1 2-0"
deal.D = "6-0 5-3 5-2 4-1 1-0"
yard = "6-3 5-5 4-3 6-1 6-6 4-0 0-0 3-0"
play = """
C:6-2 D:5-2R A:6-5L B:pass C:5-1L D:1-0L A:5-0L B:pass C:pass
D:5-3L A:5-4R B:4-4R C:3-3L D:4-1R A:1-1R B:3-2L C:3-1R D:pass
A:4-2L
"""
end = "out"
winner = "A"
delta = { A = 25, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-0 3-2 3-1 2-1"
deal.B = "6-5 6-4 5-5 4-3 3-3"
deal.C = "6-6 5-3 3-0 2-2 1-1"
deal.D = "6-3 6-1 4-4 4-1 2-0"
yard = "4-0 6-0 5-2 4-2 5-1 5-4 1-0 0-0"
play = """
A:6-2 B:6-4L C:2-2R D:4-4L A:3-2R B:4-3R C:pass D:4-1L A:3-1L
B:3-3L C:5-3L D:pass A:5-0L B:pass C:3-0L D:6-3L A:pass B:6-5L
C:pass D:pass A:pass B:5-5L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 26, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-1 4-1 1-0"
deal.B = "6-3 4-3 3-1 2-1 1-1"
deal.C = "6-0 5-4 5-2 4-4 3-2"
deal.D = "6-2 4-0 3-0 2-2 0-0"
yard = "4-2 5-3 3-3 6-1 5-5 6-4 5-0 2-0"
play = """
B:3-1 C:3-2L D:2-2L A:5-1R B:2-1L C:5-4R D:4-0R A:4-1L B:4-3L
C:6-0R D:6-2R A:pass B:6-3L C:5-2R D:pass A:6-6L B:pass C:pass
D:pass A:6-5L
"""
end = "blocked"
winner = "A"
delta = { A = 12, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-1 4-1 4-0 3-2"
deal.B = "6-4 6-1 5-3 3-0 2-1"
deal.C = "6-3 6-2 5-4 5-0 4-4"
deal.D = "6-0 4-3 4-2 2-0 0-0"
yard = "2-2 5-5 3-3 6-6 1-1 3-1 1-0 5-2"
play = """
A:6-5 B:5-3R C:6-3L D:4-3L A:4-1L B:6-1L C:6-2L D:2-0L A:4-0L
B:6-4L C:pass D:6-0L A:3-2R B:2-1R C:5-0L D:pass A:5-1L
"""
end = "out"
winner = "A"
delta = { A = 26, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-0 4-2 3-0 2-2"
deal.B = "6-5 6-4 6-3 5-5 1-1"
deal.C = "6-2 4-1 4-0 3-2 3-1"
deal.D = "6-0 5-3 3-3 2-1 0-0"
yard = "2-0 5-2 4-4 1-0 5-1 4-3 5-4 6-1"
play = """
A:6-6 B:6-5L C:6-2R D:5-3L A:3-0L B:pass C:3-2R D:3-3R A:5-0L
B:6-3R C:pass D:6-0R A:pass B:5-5L C:4-0R D:pass A:4-2R B:pass
C:pass D:2-1R A:pass B:1-1R C:4-1R D:pass A:pass B:6-4R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 5-0 4-1 4-0"
deal.B = "5-2 2-2 2-0 1-0 0-0"
deal.C = "6-5 5-5 4-2 3-2 1-1"
deal.D = "6-3 6-2 5-4 4-3 3-0"
yard = "4-4 6-0 3-3 5-1 6-4 5-3 2-1 3-1"
play = """
B:2-2 C:4-2L D:4-3L A:pass B:2-0R C:3-2L D:3-0R A:pass B:5-2L
C:6-5L D:6-2L A:pass B:pass C:pass D:6-3R A:6-6R B:pass C:pass
D:pass A:6-1R B:1-0R C:pass D:pass A:5-0R B:pass C:5-5R D:5-4R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 11 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-0 4-0 1-1 1-0"
deal.B = "6-0 5-3 5-2 4-2 3-1"
deal.C = "6-5 2-2 2-1 2-0 0-0"
deal.D = "5-4 5-1 4-3 4-1 3-0"
yard = "6-3 6-4 6-1 6-6 3-3 4-4 6-2 3-2"
play = """
D:5-4 A:5-5L B:5-2L C:2-2L D:4-3R A:pass B:5-3R C:6-5R D:pass
A:pass B:6-0R C:2-1L D:5-1L A:5-0L B:pass C:2-0L D:3-0R A:pass
B:3-1R C:pass D:4-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 13 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-5 5-1 4-3 1-0"
deal.B = "6-6 4-4 4-1 3-3 3-0"
deal.C = "6-5 6-3 5-3 5-0 4-2"
deal.D = "6-4 6-2 4-0 3-2 2-2"
yard = "2-0 1-1 6-1 3-1 5-4 5-2 2-1 0-0"
play = """
D:2-2 A:pass B:pass C:4-2L D:6-4L A:6-0L B:3-0L C:6-3L D:6-2L
A:pass B:pass C:pass D:3-2L A:4-3L B:4-4L C:pass D:4-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 64 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 6-0 5-1 1-1"
deal.B = "6-6 6-2 5-5 4-1 2-1"
deal.C = "4-3 4-2 4-0 3-1 1-0"
deal.D = "6-1 5-2 3-3 3-2 2-0"
yard = "4-4 0-0 5-3 5-0 3-0 2-2 5-4 6-5"
play = """
D:3-3 A:6-3L B:6-6L C:4-3R D:6-1L A:5-1L B:4-1R C:3-1R D:5-2L
A:pass B:2-1L C:1-0L D:2-0L A:pass B:6-2L C:pass D:3-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 38 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-45"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 12, B = 106 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-45"
commitment = "c20011dffa2fde203b8a0916c83a095eb1186bcf7357fef4369b4de63e8802b5"
secret = "3e13f7a7b370363d352375993509efc736a94e83c167f3fd1c929239655fdee4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-0 5-0 4-2 4-0 2-1"
deal.B = "6-3 6-1 5-5 5-4 5-3 5-1 4-3"
yard = "1-0 6-5 3-0 3-3 2-2 3-2 4-1 6-2 3-1 2-0 1-1 5-2 0-0 4-4"
play = """
A:6-6 B:6-3L A:6-4R B:5-4R A:5-0R B:5-3L A:4-0R B:5-5L A:4-2R
B:5-1L A:2-1L
"""
end = "blocked"
winner = "A"
delta = { A = 8, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-0 5-2 4-1 3-2 1-1"
deal.B = "6-5 5-3 5-0 4-2 4-0 3-1 1-0"
yard = "2-0 5-5 3-3 6-1 4-3 6-3 5-1 4-4 2-2 2-1 3-0 0-0 6-2 5-4"
play = """
A:3-2 B:5-3L A:5-2R B:6-5L A:6-0L B:5-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 14 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 5-4 5-3 5-1 4-4 0-0"
deal.B = "6-5 6-4 5-2 4-3 2-2 2-0 1-1"
yard = "4-0 4-1 2-1 3-2 6-6 6-0 6-2 5-0 4-2 3-1 6-1 1-0 3-0 3-3"
play = """
B:6-5 A:5-4R B:6-4L A:4-4L B:4-3L A:5-3L B:5-2L A:pass B:2-2L
A:pass B:2-0L A:0-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 23 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-1 5-3 5-1 3-3 2-2"
deal.B = "6-0 5-4 5-2 4-3 3-1 3-0 0-0"
yard = "1-1 4-1 5-5 2-0 3-2 4-4 2-1 5-0 6-4 4-2 1-0 4-0 6-6 6-5"
play = """
B:5-4 A:5-3L B:4-3L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 20 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-4 4-4 4-2 3-0 1-1"
deal.B = "6-2 6-0 3-1 2-2 2-1 2-0 0-0"
yard = "1-0 6-4 6-6 5-5 5-3 6-1 4-3 3-2 5-1 4-1 5-0 4-0 5-2 3-3"
play = """
B:6-2 A:6-5L B:2-2R A:5-4L B:2-1R A:4-4L B:3-1R A:4-2L B:2-0L
A:3-0L B:pass A:6-3L B:6-0L A:pass B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-0 4-2 4-1 3-2 2-1 1-0"
deal.B = "6-3 5-2 4-4 4-0 3-1 2-2 2-0"
yard = "6-6 0-0 6-1 1-1 4-3 5-4 5-3 5-1 6-4 6-2 3-0 3-3 6-0 6-5"
play = """
B:6-3 A:3-2R B:5-2R A:5-0R B:4-0R A:4-1R B:3-1R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-1 4-3 2-2 2-1 2-0"
deal.B = "6-6 6-4 5-2 5-0 4-2 3-2 3-0"
yard = "5-5 4-0 1-1 3-3 6-2 0-0 4-4 3-1 4-1 1-0 5-3 6-0 6-1 5-4"
play = """
B:6-6 A:6-3L B:6-4R A:4-3L B:4-2L A:2-1L B:pass A:5-1L B:5-2L
A:2-0L B:5-0L A:6-5L
"""
end = "blocked"
winner = "A"
delta = { A = 4, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-1 4-4 3-3 3-2 3-0 0-0"
deal.B = "6-2 4-3 4-0 3-1 2-1 2-0 1-0"
yard = "2-2 6-5 4-1 1-1 5-0 4-2 5-4 6-1 6-6 5-5 6-0 6-3 6-4 5-2"
play = """
A:0-0 B:4-0L A:4-4L B:4-3L A:3-3L B:3-1L A:5-1L B:2-0R A:5-3L
B:6-2R A:3-2L B:2-1L A:pass B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 5-2 5-0 4-3 2-2 1-0"
deal.B = "6-5 6-1 5-3 5-1 4-2 4-0 3-0"
yard = "3-1 6-0 3-3 5-4 0-0 2-0 6-4 1-1 6-2 5-5 2-1 4-1 3-2 4-4"
play = """
B:6-5 A:6-3L B:5-3L A:5-0L B:5-1R A:1-0R B:4-0L A:4-3L B:3-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 6-1 4-4 4-3 4-2 2-0"
deal.B = "6-5 6-3 5-4 5-1 3-0 1-1 1-0"
yard = "4-0 5-0 5-3 2-1 3-1 2-2 5-2 4-1 5-5 3-3 6-0 6-4 0-0 3-2"
play = """
B:6-5 A:6-1L B:5-4R A:4-2R B:5-1L A:6-2R B:6-3R A:4-3R B:pass
A:4-4R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-5 4-4 3-3 1-0 0-0"
deal.B = "6-3 6-1 6-0 5-3 5-0 4-3 1-1"
yard = "6-2 2-0 3-1 2-1 4-0 5-1 3-2 4-1 5-4 6-4 4-2 5-2 3-0 2-2"
play = """
B:6-3 A:6-6L B:5-3R A:6-5L B:5-0L A:0-0L B:6-0L A:5-5R B:6-1L
A:1-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-1 4-4 4-1 3-1 2-2 2-0"
deal.B = "6-6 6-2 5-2 5-0 4-3 4-0 3-3"
yard = "5-3 6-0 6-5 3-2 0-0 4-2 5-5 5-4 6-1 1-0 6-4 2-1 1-1 3-0"
play = """
B:6-6 A:6-3L B:6-2R A:2-2R B:4-3L A:4-4L B:5-2R A:5-1R B:4-0L
A:2-0L B:pass A:3-1R B:3-3R
"""
end = "blocked"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 4-3 2-2 2-1 2-0 0-0"
deal.B = "6-1 5-3 5-0 4-2 3-3 3-2 1-0"
yard = "3-1 4-1 4-4 5-5 3-0 6-2 1-1 5-4 5-2 6-0 5-1 6-3 6-4 4-0"
play = """
A:0-0 B:5-0L A:6-5L B:6-1L A:2-0R B:4-2R A:2-1L B:3-2L A:4-3R
B:5-3L A:pass B:3-3R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 15 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-46"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 30, B = 46, C = 105 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-46"
commitment = "ec5cc6eff8c537e0353a0c9d53e5f61a568038983f0975754361e8a12b36a641"
secret = "cbdb7ec7cc0cb9e10497b6d7792fe3fe7a50b76ede16b2b07ea82b63e4394627"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 4-1 3-3 3-2 3-1"
deal.B = "6-2 6-1 3-0 2-1 0-0"
deal.C = "4-4 4-0 2-2 2-0 1-1"
yard = "4-2 6-6 5-2 5-4 6-5 6-0 4-3 5-0 1-0 6-3 5-1 5-3 5-5"
play = """
C:4-4 A:6-4L B:6-2L C:2-2L A:3-2L B:3-0L C:4-0L A:4-1L B:2-1L
C:2-0L A:pass B:0-0L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-1 4-1 3-3 2-1"
deal.B = "6-4 5-3 5-2 2-0 1-1"
deal.C = "6-5 5-5 5-4 4-4 3-2"
yard = "3-0 4-0 0-0 5-1 1-0 2-2 5-0 4-2 3-1 6-2 4-3 6-0 6-3"
play = """
C:6-5 A:6-6L B:5-2R C:3-2R A:6-1L B:5-3R C:5-5R A:4-1L B:6-4L
C:5-4R A:pass B:pass C:4-4R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 13 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-4 5-3 4-0 3-1"
deal.B = "6-5 6-2 4-4 2-2 0-0"
deal.C = "6-1 5-2 4-2 3-0 2-0"
yard = "6-6 3-2 4-3 5-0 1-0 5-1 4-1 1-1 5-5 6-3 2-1 3-3 6-0"
play = """
C:6-1 A:6-4L B:4-4L C:4-2L A:3-1R B:6-2L C:3-0R A:4-0R B:6-5L
C:5-2L A:5-4R B:2-2L C:2-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8 }

[[match.hand]]
opener = "C"
deal.A = "6-0 4-4 4-3 2-2 2-1"
deal.B = "6-5 6-2 5-5 5-4 3-3"
deal.C = "6-3 5-3 5-0 2-0 1-1"
yard = "6-4 4-1 5-1 3-1 3-2 0-0 6-1 3-0 6-6 4-0 5-2 1-0 4-2"
play = """
C:6-3 A:4-3R B:5-4R C:5-3R A:6-0L B:3-3R C:5-0L A:pass B:5-5L
C:pass A:pass B:6-5L C:pass A:pass B:6-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 19, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-0 4-4 3-3 0-0"
deal.B = "5-4 5-1 4-3 4-1 4-0"
deal.C = "6-3 5-2 4-2 2-2 2-0"
yard = "6-6 3-1 5-5 6-2 3-0 6-4 3-2 6-1 6-5 5-3 2-1 1-1 1-0"
play = """
B:5-4 C:5-2L A:4-4R B:4-1R C:4-2L A:pass B:5-1R C:pass A:5-0R
B:4-0R C:pass A:pass B:4-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 27, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 2-1 1-1 1-0"
deal.B = "6-6 6-4 6-0 5-2 4-1"
deal.C = "6-2 5-5 3-3 3-2 3-0"
yard = "4-2 0-0 4-0 5-3 5-1 2-2 3-1 4-4 5-0 6-3 4-3 6-5 2-0"
play = """
B:6-6 C:6-2L A:6-1R B:4-1R C:3-2L A:5-4R B:5-2R C:3-3L A:2-1R
B:pass C:3-0L A:1-1R B:6-0L C:pass A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 20, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 4-4 3-1 2-0 1-1"
deal.B = "6-4 6-1 5-0 3-3 2-2"
deal.C = "6-5 5-4 5-1 4-2 1-0"
yard = "6-6 4-1 0-0 5-5 3-2 5-2 6-2 4-3 4-0 5-3 2-1 3-0 6-3"
play = """
A:4-4 B:6-4L C:6-5L A:pass B:5-0L C:1-0L A:3-1L B:3-3L C:5-4R
A:pass B:pass C:5-1R A:1-1R B:6-1R C:pass A:6-0R B:pass C:pass
A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 10, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-2 4-2 4-1 3-2 3-0"
deal.B = "6-2 6-0 5-5 2-1 1-0"
deal.C = "6-4 4-3 4-0 3-1 2-0"
yard = "4-4 0-0 5-1 5-4 5-0 1-1 3-3 6-6 6-3 6-5 6-1 2-2 5-3"
play = """
A:5-2 B:5-5L C:2-0R A:3-0R B:pass C:4-3R A:4-2R B:6-2R C:6-4R
A:4-1R B:1-0R C:4-0R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 10 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 5-0 2-0 1-1"
deal.B = "6-1 5-3 4-1 3-3 2-2"
deal.C = "6-3 4-3 4-0 3-2 0-0"
yard = "6-0 4-4 5-1 4-2 6-2 2-1 6-4 6-5 6-6 3-1 5-2 3-0 1-0"
play = """
C:6-3 A:pass B:3-3R C:4-3R A:5-4R B:5-3R C:3-2R A:2-0R B:6-1L
C:4-0R A:1-1L B:4-1L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 19 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 5-5 5-3 0-0"
deal.B = "6-1 4-4 3-1 1-1 1-0"
deal.C = "6-6 5-4 5-0 3-0 2-0"
yard = "4-3 4-2 4-0 2-1 6-5 2-2 5-1 4-1 3-2 6-0 6-3 5-2 3-3"
play = """
C:6-6 A:6-4L B:6-1R C:5-4L A:5-5L B:1-1R C:5-0L A:0-0L B:1-0L
C:pass A:pass B:3-1L C:3-0L A:pass B:pass C:2-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 24 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-1 5-0 3-0 2-2"
deal.B = "6-5 6-4 4-3 3-3 2-0"
deal.C = "5-3 4-4 4-0 1-1 0-0"
yard = "6-0 5-4 3-2 6-1 6-3 1-0 5-5 5-2 4-2 6-6 2-1 4-1 3-1"
play = """
C:5-3 A:5-1L B:3-3R C:1-1L A:3-0R B:2-0R C:pass A:6-2R B:6-4R
C:4-4R A:pass B:4-3R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 16 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-47"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 4, D = 3 }
score = { A = 92, B = 115, C = 45, D = 83 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-47"
commitment = "dc886c63bb00060f22fb6edd31a235f1a1e338d21d0292da689f3ef258e63824"
secret = "817154891b3fb9943f32103a4df4886aedfaad5a0a3b609ae31f5a4a0c07165d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-2 2-1 1-0"
deal.B = "6-1 5-3 4-3 3-1 2-2"
deal.C = "6-6 6-0 5-2 5-1 3-0"
deal.D = "5-4 5-0 4-0 3-3 1-1"
yard = "2-0 6-4 5-5 0-0 3-2 4-4 4-1 4-2"
play = """
B:6-1 C:6-0L D:5-0L A:6-5L B:3-1R C:3-0R D:4-0R A:6-2L B:2-2L
C:5-2L D:5-4L A:pass B:4-3L C:pass D:3-3L A:6-3L B:pass C:6-6L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 16 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-4 4-3 3-3 2-2"
deal.B = "6-2 6-0 5-5 5-0 3-2"
deal.C = "5-2 5-1 4-4 4-1 1-0"
deal.D = "6-5 6-3 6-1 3-0 2-1"
yard = "0-0 3-1 6-4 4-0 2-0 5-3 4-2 1-1"
play = """
D:6-5 A:6-6L B:6-2L C:5-2L D:pass A:5-4L B:5-5R C:4-1L D:6-1L
A:pass B:6-0L C:5-1R D:3-0L A:3-3L B:3-2L C:1-0R D:2-1L A:pass
B:5-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 28, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-0 4-0 1-0 0-0"
deal.B = "6-5 5-4 5-2 5-1 3-2"
deal.C = "6-3 4-4 4-3 2-0 1-1"
deal.D = "6-1 5-5 5-3 3-0 2-1"
yard = "6-2 4-2 6-0 6-4 4-1 3-3 2-2 3-1"
play = """
B:6-5 C:6-3L D:5-5R A:5-0R B:3-2L C:2-0R D:2-1L A:1-0L B:5-2R
C:pass D:5-3R A:0-0L B:pass C:4-3R D:3-0L A:4-0R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 30 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-2 4-2 3-2 1-0"
deal.B = "6-1 5-0 2-2 2-1 0-0"
deal.C = "4-3 4-1 3-3 3-1 2-0"
deal.D = "6-3 6-2 6-0 4-4 4-0"
yard = "6-6 5-1 1-1 5-4 5-3 6-4 6-5 3-0"
play = """
D:6-3 A:3-2R B:6-1L C:2-0R D:6-0R A:1-0L B:5-0L C:pass D:6-2R
A:5-2L B:2-2L C:pass D:pass A:4-2L B:2-1R C:3-1R D:4-4L A:pass
B:pass C:4-3R D:4-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 21 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-1 4-0 3-1 0-0"
deal.B = "6-4 6-1 4-3 4-2 2-0"
deal.C = "6-5 6-0 5-2 3-3 3-0"
deal.D = "6-3 5-0 4-1 3-2 2-2"
yard = "5-3 4-4 6-6 2-1 5-5 1-1 1-0 5-4"
play = """
D:6-3 A:3-1R B:6-4L C:pass D:4-1L A:5-1L B:6-1R C:5-2L D:3-2L
A:6-2R B:4-3L C:pass D:2-2R A:4-0L B:2-0L C:pass D:pass A:pass
B:4-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 31, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-3 4-2 3-1 2-2 2-0"
deal.B = "6-2 4-3 4-1 1-1 0-0"
deal.C = "6-4 6-1 4-0 3-2 2-1"
deal.D = "5-5 5-4 5-1 5-0 3-0"
yard = "3-3 6-3 1-0 5-2 6-5 6-6 6-0 4-4"
play = """
B:6-2 C:6-4L D:5-4L A:5-3L B:4-3L C:2-1R D:5-1R A:4-2L B:pass
C:3-2L D:5-5R A:3-1L B:4-1L C:4-0L D:5-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 14, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-0 1-1 0-0"
deal.B = "6-1 5-3 5-0 4-1 3-3"
deal.C = "5-4 4-4 3-2 3-1 3-0"
deal.D = "6-4 5-5 4-3 2-2 1-0"
yard = "6-3 4-0 2-1 2-0 5-1 6-6 5-2 4-2"
play = """
B:6-1 C:3-1R D:6-4L A:pass B:4-1L C:3-0R D:1-0L A:0-0L B:5-0L
C:5-4L D:4-3L A:6-0R B:5-3L C:pass D:5-5L A:6-5L B:pass C:pass
D:pass A:6-2L B:pass C:3-2L D:pass A:pass B:3-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 14, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-2 5-1 3-2"
deal.B = "5-0 4-2 4-1 3-1 3-0"
deal.C = "6-1 6-0 4-3 4-0 1-1"
deal.D = "6-6 6-4 5-5 2-2 2-0"
yard = "2-1 0-0 4-4 5-3 6-3 3-3 1-0 5-4"
play = """
B:5-0 C:4-0R D:5-5L A:5-2L B:4-2L C:4-3L D:6-4R A:6-5R B:3-1L
C:6-1L D:6-6L A:6-2L B:pass C:pass D:2-2L A:5-1R B:4-1R C:pass
D:2-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 16 }

[[match.hand]]
opener = "D"
deal.A = "6-1 4-3 3-1 2-1 1-0"
deal.B = "6-4 6-2 5-3 5-0 4-4"
deal.C = "6-5 5-5 4-1 3-3 3-2"
deal.D = "6-3 5-4 5-2 2-0 1-1"
yard = "3-0 2-2 0-0 4-0 4-2 6-6 6-0 5-1"
play = """
D:6-3 A:6-1L B:5-3R C:4-1L D:5-4L A:pass B:5-0L C:6-5R D:2-0L
A:2-1L B:6-4R C:pass D:1-1L A:4-3R B:pass C:3-3R D:pass A:3-1R
B:pass C:pass D:pass A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 38, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-3 5-2 4-0 3-0"
deal.B = "6-4 6-1 4-4 4-3 2-1"
deal.C = "6-2 6-0 5-0 4-2 0-0"
deal.D = "3-2 3-1 2-2 1-1 1-0"
yard = "3-3 5-4 6-3 5-5 6-6 4-1 2-0 5-1"
play = """
A:5-3 B:4-3R C:4-2R D:3-2R A:5-2L B:2-1L C:pass D:3-1L A:3-0L
B:pass C:5-0L D:pass A:6-5L B:6-4L C:pass D:pass A:4-0L
"""
end = "out"
winner = "A"
delta = { A = 36, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-4 4-4 1-0"
deal.B = "6-4 6-2 4-1 3-0 2-0"
deal.C = "6-0 5-1 4-3 3-3 3-2"
deal.D = "6-3 6-1 3-1 1-1 0-0"
yard = "5-0 5-3 5-2 6-5 2-1 4-2 2-2 4-0"
play = """
A:5-5 B:pass C:5-1L D:6-1L A:6-6L B:6-4L C:4-3L D:6-3L A:5-4R
B:6-2L C:3-2L D:3-1L A:4-4R B:4-1L
"""
end = "blocked"
winner = "A"
delta = { A = 18, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-0 4-4 2-2 0-0"
deal.B = "6-6 4-3 4-1 3-3 3-0"
deal.C = "6-3 6-2 6-0 1-1 1-0"
deal.D = "6-1 5-5 5-1 2-1 2-0"
yard = "3-1 3-2 4-0 5-3 6-4 4-2 5-2 5-4"
play = """
A:4-4 B:4-3L C:6-3L D:6-1L A:pass B:4-1L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 45, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 5-4 2-1 0-0"
deal.B = "6-6 6-4 2-2 2-0 1-0"
deal.C = "6-5 5-0 4-0 3-0 1-1"
deal.D = "6-0 5-3 5-1 3-3 3-1"
yard = "4-2 5-2 6-3 3-2 4-4 6-1 4-1 4-3"
play = """
C:5-0 D:5-3L A:0-0R B:2-0R C:3-0L D:6-0L A:6-2L B:2-2L C:pass
D:pass A:2-1L B:1-0L C:4-0L D:pass A:5-4L B:pass C:6-5L D:pass
A:pass B:6-6L C:pass D:pass A:pass B:6-4L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 28, C = 0, D = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-48"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 107, B = 66 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-48"
commitment = "430d7bff28a9555874e4688963e4451dfc0e39b4231ad2b37399535a3898dbe1"
secret = "2fc935c38155e3fe71c3738f54b19defb901b20f6537549b76a378bfd0562e1e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-5 5-3 4-4 2-2 2-1 1-0 0-0"
deal.B = "6-5 6-3 4-2 4-1 4-0 3-1 3-0"
yard = "6-0 6-6 5-4 3-3 5-1 6-1 6-2 1-1 5-2 3-2 5-0 2-0 4-3 6-4"
play = """
A:5-5 B:6-5L A:5-3R B:3-1R A:2-1R B:4-2R A:4-4R B:4-0R A:1-0R
B:6-3L A:pass B:4-1R A:pass B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 6-1 6-0 4-0 3-0 1-1"
deal.B = "6-5 5-1 4-4 4-3 4-2 3-2 0-0"
yard = "2-2 3-1 1-0 3-3 6-3 5-2 5-5 5-0 2-1 4-1 5-4 2-0 5-3 6-4"
play = """
B:0-0 A:6-0L B:6-5L A:4-0R B:5-1L A:6-1L B:4-2R A:6-6L B:3-2R
A:6-2L B:4-3R A:pass B:4-4R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 4-4 4-0 3-1 1-1 0-0"
deal.B = "6-2 6-0 5-2 4-3 3-3 3-0 2-1"
yard = "5-4 5-3 4-1 4-2 1-0 6-4 6-5 3-2 5-1 5-0 6-6 2-2 6-1 2-0"
play = """
B:4-3 A:4-4L B:3-3R A:4-0L B:3-0L A:6-3L B:6-0L A:0-0L B:pass
A:3-1R B:2-1R A:pass B:6-2R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-2 4-4 4-2 1-1 0-0"
deal.B = "6-2 6-1 5-3 3-3 3-0 2-1 1-0"
yard = "3-2 4-0 6-0 4-1 6-4 2-2 5-1 6-3 5-0 5-4 5-5 4-3 2-0 3-1"
play = """
B:1-0 A:1-1L B:6-1L A:6-6L B:3-0R A:6-5L B:5-3L A:pass B:3-3L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 5-4 4-4 4-0 3-3 2-1"
deal.B = "6-5 5-0 4-3 4-2 4-1 3-0 0-0"
yard = "2-0 3-1 6-3 6-2 6-0 1-0 2-2 3-2 5-1 5-3 1-1 5-2 6-4 6-1"
play = """
B:4-2 A:5-4L B:6-5L A:6-6L B:pass A:2-1R B:4-1R A:4-4R B:4-3R
A:3-3R B:3-0R A:4-0R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-4 5-0 4-1 2-2 2-0"
deal.B = "6-1 5-5 5-3 5-1 4-3 4-0 3-3"
yard = "3-0 2-1 0-0 1-0 6-2 3-2 5-2 1-1 3-1 6-3 6-6 6-4 4-2 4-4"
play = """
B:5-5 A:6-5L B:6-1L A:4-1L B:4-3L A:5-4R B:4-0R A:6-0R B:5-3L
A:5-0L B:pass A:2-0L B:pass A:2-2L
"""
end = "out"
winner = "A"
delta = { A = 12, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-3 5-1 4-4 4-1 4-0 3-0"
deal.B = "6-5 6-2 6-0 5-0 2-1 2-0 0-0"
yard = "1-0 1-1 5-5 6-6 3-2 3-3 6-3 5-4 3-1 4-3 4-2 2-2 5-2 6-4"
play = """
A:6-1 B:6-0L A:4-0L B:2-1R A:4-4L B:6-2R A:4-1L B:6-5R A:5-1L
B:5-0L A:3-0L B:pass A:5-3L
"""
end = "out"
winner = "A"
delta = { A = 2, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 4-1 4-0 3-2 3-1 1-1 1-0"
deal.B = "6-5 6-2 6-1 6-0 5-2 5-1 2-2"
yard = "3-0 3-3 6-4 5-0 0-0 2-1 5-5 4-4 5-4 4-2 6-6 5-3 2-0 4-3"
play = """
A:6-3 B:6-2L A:3-2L B:pass A:3-1L B:5-1L A:pass B:6-5L A:pass
B:6-0L A:4-0L B:pass A:4-1L B:6-1L
"""
end = "blocked"
winner = "A"
delta = { A = 8, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 4-4 2-2 2-1 0-0"
deal.B = "6-5 6-0 5-2 5-1 4-1 3-2 3-0"
yard = "1-1 6-1 5-5 5-3 6-2 3-1 5-4 1-0 4-2 4-3 3-3 2-0 4-0 5-0"
play = """
A:6-6 B:6-0L A:0-0L B:3-0L A:6-3L B:6-5L A:6-4R B:5-1L A:2-1L
B:3-2L A:4-4R B:4-1R
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-1 4-1 4-0 3-3 2-2 1-0"
deal.B = "6-6 6-4 5-5 5-2 4-4 2-1 1-1"
yard = "6-1 4-2 3-2 2-0 5-4 5-3 0-0 6-5 3-1 6-0 3-0 6-2 5-0 4-3"
play = """
A:6-3 B:6-6L A:3-3R B:6-4L A:4-1L B:2-1L A:2-2L B:5-2L A:5-1L
B:1-1L A:1-0L B:pass A:4-0L
"""
end = "out"
winner = "A"
delta = { A = 18, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-0 4-4 3-2 2-1 2-0"
deal.B = "6-2 5-5 5-4 4-3 3-3 3-0 1-0"
yard = "0-0 5-1 4-0 1-1 4-1 4-2 6-6 3-1 5-2 5-0 6-1 5-3 6-3 2-2"
play = """
A:6-5 B:5-5R A:6-4L B:4-3L A:3-2L B:5-4R A:2-1L B:1-0L A:6-0L
B:6-2L A:2-0L B:3-0L A:4-4R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 4-4 4-1 3-1 2-2 2-1 0-0"
deal.B = "6-4 6-0 5-5 5-0 3-3 3-0 2-0"
yard = "3-2 5-1 1-1 6-1 6-3 6-2 4-2 5-4 4-0 5-2 6-5 1-0 4-3 6-6"
play = """
A:5-3 B:5-5L A:3-1R B:5-0L A:0-0L B:2-0L A:2-2L B:pass A:2-1L
B:pass A:4-1L B:6-4L A:pass B:6-0L A:pass B:3-0L A:pass B:3-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "5-4 4-3 4-1 3-1 2-2 2-1 2-0"
deal.B = "6-6 5-5 5-2 3-2 3-0 1-0 0-0"
yard = "6-3 6-4 4-2 5-1 1-1 5-0 4-0 6-0 5-3 6-5 6-2 6-1 4-4 3-3"
play = """
B:6-6
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-3 4-3 4-0 3-2 2-2"
deal.B = "6-3 5-1 5-0 3-1 2-1 1-0 0-0"
yard = "6-6 6-5 2-0 1-1 4-1 6-1 5-4 3-0 3-3 6-0 6-4 4-2 5-2 4-4"
play = """
B:2-1 A:6-2L B:5-1R A:5-5R B:6-3L A:5-3L B:5-0L A:4-0L B:pass
A:4-3L B:3-1L A:pass B:1-0L A:pass B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-3 5-2 3-3 2-1 1-0 0-0"
deal.B = "6-6 6-1 5-1 5-0 4-4 4-3 4-1"
yard = "6-0 3-0 5-4 3-1 6-3 3-2 2-0 5-5 1-1 6-2 4-0 6-5 2-2 4-2"
play = """
B:6-6 A:6-4L B:6-1R A:2-1R B:4-1L A:1-0L B:5-0L A:5-3L B:4-3L
A:5-2R B:4-4L A:pass B:5-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-0 4-4 4-3 3-1 3-0 2-0"
deal.B = "6-1 5-1 4-1 4-0 2-2 2-1 1-1"
yard = "5-5 0-0 6-4 4-2 6-2 3-2 6-3 6-5 6-0 5-4 5-2 5-3 3-3 1-0"
play = """
B:4-1 A:4-4L B:4-0L A:5-0L B:6-1R A:6-6R B:5-1L A:3-1L B:pass
A:4-3L
"""
end = "blocked"
winner = "A"
delta = { A = 4, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 4-2 4-0 3-0 2-0 1-1 1-0"
deal.B = "6-4 5-3 5-1 5-0 4-3 3-2 0-0"
yard = "5-4 2-1 3-1 5-5 5-2 6-1 4-4 6-0 2-2 6-2 6-3 6-5 4-1 3-3"
play = """
A:6-6 B:6-4L A:4-2L B:3-2L A:3-0L B:0-0L A:4-0L B:4-3L A:pass
B:5-3L A:pass B:5-1L A:1-1L B:pass A:1-0L B:5-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "5-1 5-0 4-4 4-0 3-3 3-0 0-0"
deal.B = "6-4 6-0 5-5 5-4 3-1 2-0 1-0"
yard = "4-1 1-1 4-2 6-2 6-5 2-2 5-2 3-2 5-3 2-1 6-6 6-3 4-3 6-1"
play = """
B:6-4 A:4-4R B:5-4R A:5-1R B:1-0R A:5-0R B:6-0L A:4-0L B:5-5R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-3 4-1 4-0 2-2 2-1 1-0"
deal.B = "6-1 5-2 5-0 4-3 3-3 3-2 3-1"
yard = "2-0 6-2 6-3 4-4 0-0 6-0 5-5 3-0 4-2 6-5 6-4 6-6 5-1 1-1"
play = """
B:3-2 A:5-3L B:5-2L A:2-2L B:pass A:2-1L B:3-1L A:pass B:3-3L
A:pass B:4-3L A:5-4L B:5-0L A:4-0L B:pass A:4-1L B:6-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 4-3 3-2 2-1 1-1 0-0"
deal.B = "6-4 5-5 5-1 5-0 4-1 2-2 2-0"
yard = "4-2 6-2 6-1 3-3 5-4 5-3 6-3 3-1 5-2 6-6 4-4 3-0 1-0 4-0"
play = """
B:2-2 A:3-2L B:2-0R A:4-3L B:4-1L A:2-1L B:5-0R A:6-5R B:6-4R
"""
end = "blocked"
winner = "A"
delta = { A = 8, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 3-3 3-2 3-0 2-1 1-1 1-0"
deal.B = "6-5 6-3 5-4 5-0 4-0 2-2 0-0"
yard = "3-1 6-6 5-3 4-2 5-5 4-3 4-1 6-4 5-2 5-1 6-1 2-0 4-4 6-2"
play = """
A:6-0 B:6-5L A:3-0R B:6-3R A:pass B:5-0L A:1-0L B:pass A:2-1L
B:2-2L A:3-2L B:pass A:3-3L
"""
end = "blocked"
winner = "A"
delta = { A = 11, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 4-3 4-1 3-3 3-2 2-0"
deal.B = "6-3 5-2 5-1 5-0 4-2 3-0 1-1"
yard = "6-0 5-3 6-1 0-0 4-4 4-0 6-6 2-1 2-2 5-4 6-4 1-0 3-1 6-2"
play = """
A:6-5 B:5-0R A:2-0R B:5-2R A:5-5R B:6-3L A:4-3L B:4-2L A:3-2L
B:5-1R A:3-3L B:1-1R A:4-1R
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-1 4-4 4-3 4-0 3-3 3-1"
deal.B = "6-5 6-1 5-0 4-1 2-2 2-0 1-0"
yard = "1-1 2-1 3-2 4-2 0-0 6-2 5-5 6-6 6-3 6-4 5-4 6-0 5-2 3-0"
play = """
A:5-3 B:5-0L A:4-0L B:4-1L A:5-1L B:6-5L A:4-3R B:6-1L A:3-1L
B:pass A:3-3L B:pass A:4-4R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-2 5-0 4-0 3-2 2-2"
deal.B = "6-5 6-1 6-0 5-4 4-2 2-1 1-1"
yard = "5-1 6-3 4-4 6-2 4-3 4-1 0-0 2-0 1-0 5-5 3-1 3-0 5-3 3-3"
play = """
A:6-6 B:6-0L A:5-0L B:6-1R A:5-2L B:2-1L A:pass B:1-1L
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-4 5-3 3-3 3-1 3-0 2-2"
deal.B = "6-3 6-0 5-5 5-2 5-0 3-2 2-1"
yard = "6-6 5-1 6-5 4-4 4-1 4-2 0-0 1-1 1-0 6-2 6-1 2-0 4-0 4-3"
play = """
A:6-4 B:6-0L A:3-0L B:3-2L A:2-2L B:2-1L A:3-1L B:6-3L A:5-4R
B:5-2R
"""
end = "blocked"
winner = "A"
delta = { A = 1, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-2 3-3 3-2 3-0 1-0 0-0"
deal.B = "6-3 4-4 4-3 2-2 2-1 2-0 1-1"
yard = "3-1 6-6 6-4 6-5 4-1 6-1 5-3 5-1 4-0 6-2 5-5 5-0 4-2 6-0"
play = """
A:5-4 B:4-4R A:5-2L B:2-2L A:3-2L B:4-3R A:3-3L B:6-3L A:3-0R
B:2-0R A:pass B:2-1R A:1-0R B:pass A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 2, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-0 4-3 4-1 3-2 1-0"
deal.B = "6-6 6-3 5-5 5-3 2-0 1-1 0-0"
yard = "3-0 6-5 5-1 2-1 4-2 2-2 5-2 3-3 4-0 5-4 6-2 4-4 3-1 6-4"
play = """
A:6-1 B:6-6L A:6-0L B:0-0L A:5-0L B:5-3L A:4-3L B:1-1R A:4-1L
B:pass A:1-0L B:2-0L A:3-2L
"""
end = "out"
winner = "A"
delta = { A = 19, B = 0 }
[[match]]
bones = 1
variant = "block"
rules_version = 1
id = "block-49"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 70, B = 80, C = 128 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
blocked_award = "others_minus_own_once"
blocked_tie = "nobody"
hand_doubles = "full"
target = 100
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "block-49"
commitment = "da268d59c503b0eead9eb8b152a8571b18f5c9c2e1c416fd0e7516d0fe0d1978"
secret = "49e50b5ca47ce6b3b3310a439b1f5cb5b83670e91180d18edbdec07b93785ca2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 4-3 3-3 3-2"
deal.B = "6-5 6-3 6-0 5-1 1-0"
deal.C = "5-5 5-2 4-4 4-0 0-0"
yard = "6-1 4-2 3-0 4-1 5-0 2-0 5-3 5-4 1-1 2-1 3-1 6-6 2-2"
play = """
C:5-5 A:pass B:6-5L C:5-2R A:6-2R B:6-3L C:pass A:4-3L B:6-0R
C:4-0L A:pass B:1-0L C:0-0R A:pass B:5-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 29, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 5-3 2-1 1-0"
deal.B = "6-5 6-0 3-0 1-1 0-0"
deal.C = "6-3 6-2 5-0 4-4 2-0"
yard = "3-2 4-3 4-1 5-2 6-4 3-3 4-0 3-1 4-2 5-1 5-5 2-2 6-1"
play = """
B:6-5 C:5-0R A:1-0R B:6-0L C:2-0L A:2-1R B:pass C:6-2L A:6-6L
B:pass C:6-3L A:5-3L B:pass C:pass A:5-4L
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-4 4-3 1-0"
deal.B = "6-1 5-5 4-4 4-2 3-2"
deal.C = "6-5 6-3 5-1 4-0 3-1"
yard = "4-1 1-1 2-0 6-2 2-1 5-2 0-0 2-2 5-3 3-3 6-6 5-0 3-0"
play = """
A:6-4 B:4-4R C:6-5L A:5-4L B:4-2L C:4-0R A:6-0R B:6-1R C:3-1R
A:4-3R B:3-2L C:6-3L
"""
end = "blocked"
winner = "A"
delta = { A = 15, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-0 4-3 4-1 1-0"
deal.B = "6-5 6-3 5-5 5-4 2-2"
deal.C = "6-6 6-2 6-0 2-0 1-1"
yard = "2-1 4-2 0-0 6-4 5-3 3-0 5-2 4-4 5-1 4-0 3-2 3-3 3-1"
play = """
A:4-3 B:5-4L C:pass A:5-0L B:6-3R C:6-0L A:6-1L B:6-5R C:1-1L
A:4-1L B:5-5R
"""
end = "blocked"
winner = "A"
delta = { A = 25, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-2 1-1 1-0"
deal.B = "6-6 6-2 4-2 3-3 0-0"
deal.C = "6-1 5-0 4-1 3-2 3-0"
yard = "4-4 4-3 6-3 4-0 2-2 2-0 5-1 5-4 2-1 5-3 6-5 3-1 5-5"
play = """
A:6-4 B:6-6L C:4-1R A:6-0L B:0-0L C:6-1R A:1-0L B:6-2R C:3-2R
A:1-1L B:3-3R C:3-0R A:pass B:pass C:5-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 13 }

[[match.hand]]
opener = "C"
deal.A = "6-4 3-3 2-2 2-0 1-0"
deal.B = "6-6 5-0 3-1 3-0 0-0"
deal.C = "6-0 5-2 4-3 3-2 1-1"
yard = "4-2 5-3 6-5 6-2 6-3 6-1 4-0 5-4 4-1 5-1 2-1 5-5 4-4"
play = """
C:1-1 A:1-0L B:5-0L C:5-2L A:2-0L B:3-1R C:3-2R A:2-2R B:3-0L
C:4-3L A:6-4L B:6-6L C:6-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-4 2-2 1-1 1-0"
deal.B = "6-3 5-5 4-3 3-1 2-0"
deal.C = "6-5 6-4 6-0 5-3 5-2"
yard = "3-2 4-2 4-4 5-0 4-0 6-6 3-3 4-1 6-2 3-0 0-0 5-1 2-1"
play = """
C:6-5 A:6-1L B:5-5R C:5-3R A:1-0L B:6-3R C:6-0L A:pass B:pass
C:6-4L A:5-4L B:pass C:5-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 19 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-1 3-1 2-0 0-0"
deal.B = "6-6 6-3 5-5 5-2 2-1"
deal.C = "6-4 6-1 4-3 4-0 3-2"
yard = "5-3 3-0 4-2 6-2 5-4 3-3 1-0 6-0 2-2 5-0 4-1 1-1 4-4"
play = """
C:6-4 A:6-5L B:5-5L C:4-3R A:3-1R B:5-2L C:6-1R A:2-0L B:6-6R
C:4-0L A:pass B:6-3R C:3-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-1 4-2 4-0 2-1 2-0"
deal.B = "6-0 5-4 5-1 3-0 2-2"
deal.C = "6-5 6-4 6-3 6-2 3-2"
yard = "5-2 3-1 1-1 4-4 0-0 4-1 1-0 5-5 5-3 6-6 5-0 4-3 3-3"
play = """
C:6-3 A:6-1L B:5-1L C:6-5L A:pass B:6-0L C:3-2R A:4-2R B:5-4R
C:pass A:2-0L B:2-2L C:6-2L A:pass B:pass C:6-4L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 5-5 1-0 0-0"
deal.B = "6-5 5-4 5-1 4-4 2-0"
deal.C = "6-4 6-1 5-3 4-1 3-0"
yard = "4-3 2-2 6-0 4-0 1-1 4-2 5-0 2-1 3-2 5-2 3-3 6-2 3-1"
play = """
C:6-4 A:6-6L B:6-5L C:5-3L A:6-3L B:5-4R C:6-1L A:5-5R B:5-1L
"""
end = "blocked"
winner = "A"
delta = { A = 17, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 5-3 4-2 3-1"
deal.B = "6-5 4-1 3-2 3-0 1-1"
deal.C = "6-3 5-1 4-4 4-0 0-0"
yard = "4-3 6-2 6-0 2-2 2-1 6-6 5-2 1-0 3-3 5-0 5-5 6-4 2-0"
play = """
A:4-2 B:4-1L C:5-1L A:5-3L B:3-2L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 25, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-3 4-4 3-0"
deal.B = "6-6 6-2 5-5 4-2 1-1"
deal.C = "5-1 4-1 4-0 3-1 0-0"
yard = "3-3 4-3 6-4 5-2 6-3 1-0 3-2 6-0 2-2 5-0 2-0 5-4 2-1"
play = """
B:6-6 C:pass A:6-1L B:6-2R C:4-1L A:4-4L B:4-2L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 24, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-2 5-1 3-2 3-0"
deal.B = "6-3 5-4 4-2 3-1 0-0"
deal.C = "5-0 4-0 3-3 1-1 1-0"
yard = "6-4 6-6 4-3 4-4 4-1 6-5 2-0 2-1 6-1 6-2 2-2 6-0 5-5"
play = """
B:6-3 C:3-3R A:5-3R B:5-4R C:4-0R A:3-0R B:3-1R C:1-0R A:pass
B:0-0R C:5-0R A:5-1R B:pass C:1-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 18 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-0 4-3 3-1 0-0"
deal.B = "6-5 5-3 4-2 4-1 1-0"
deal.C = "6-3 5-4 3-3 2-1 2-0"
yard = "5-5 6-4 5-1 5-2 6-2 6-6 4-0 1-1 4-4 3-0 6-1 3-2 2-2"
play = """
C:3-3 A:3-1L B:5-3R C:2-1L A:5-0R B:4-2L C:5-4L A:6-0R B:6-5L
C:6-3L A:4-3L B:4-1L C:pass A:pass B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 2, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 4-0 1-1 1-0"
deal.B = "6-4 6-0 5-5 4-1 2-1"
deal.C = "6-5 5-4 5-3 5-2 3-1"
yard = "2-2 6-3 2-0 0-0 3-3 5-0 3-2 6-1 4-3 3-0 5-1 4-2 4-4"
play = """
B:5-5 C:5-3L A:pass B:pass C:3-1L A:1-1L B:4-1L C:5-4L A:pass
B:pass C:6-5L A:6-6L B:6-4L C:5-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 22 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 4-4 2-1 2-0"
deal.B = "6-0 5-1 5-0 4-2 0-0"
deal.C = "6-3 4-1 3-3 3-2 1-1"
yard = "6-6 1-0 6-2 5-3 6-1 5-2 4-3 3-0 4-0 6-4 2-2 3-1 5-4"
play = """
C:3-3 A:pass B:pass C:6-3L A:6-5L B:5-1L C:1-1L A:2-1L B:4-2L
C:4-1L A:pass B:pass C:3-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 31 }
