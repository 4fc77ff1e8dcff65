[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-0"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 105, B = 76 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-0"
commitment = "63f323fc2a971cd09a6776f5b284e9b34b522f502383a82ea55b984e27c629da"
secret = "d6f1ebe73d82f075e61392b6e4d4f848ad8448ca429202dbd5b76684e495baf7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 5-0 4-4 4-0 2-0 0-0"
deal.B = "6-6 6-3 6-1 6-0 3-1 2-2 1-1"
yard = "3-3 5-1 5-3 4-2 6-4 3-0 4-3 1-0 6-2 2-1 5-4 5-2 4-1 3-2"
play = """
B:2-2 A:2-0L B:6-0L A:6-5L B:+3-3 B:+5-1 B:5-1L A:+5-3 A:+4-2
A:4-2R B:1-1L A:4-4R B:3-1L A:5-3L B:+6-4 B:6-4R A:5-5L B:6-3R
A:5-0L B:3-3R A:4-0L B:+3-0 B:3-0R A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 19, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 4-3 4-0 3-3 2-1 1-0"
deal.B = "6-6 5-4 5-3 4-4 3-2 1-1 0-0"
yard = "6-4 4-2 6-5 3-0 5-2 5-1 6-0 6-3 5-5 5-0 2-2 4-1 3-1 2-0"
play = """
A:6-2 B:6-6L A:6-1L B:1-1L A:2-1L B:3-2L A:4-3L B:4-4L A:4-0L
B:0-0L A:1-0L B:+6-4 B:+4-2 B:4-2R A:+6-5 A:+3-0 A:+5-2 A:+5-1
A:5-1L B:5-3L A:3-3L B:5-4R A:3-0L B:+6-0 B:6-0L A:6-5L B:+6-3
B:+5-5 B:5-5L A:5-2L
"""
end = "out"
winner = "A"
delta = { A = 19, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-1 5-0 4-2 3-2 2-2 1-1"
deal.B = "6-5 5-5 4-1 4-0 2-1 1-0 0-0"
yard = "3-3 6-0 3-1 6-6 6-3 5-4 6-2 6-1 4-3 4-4 6-4 3-0 5-2 2-0"
play = """
A:5-3 B:6-5L A:3-2R B:2-1R A:5-1R B:5-5R A:5-0R B:0-0R A:+3-3
A:+6-0 A:6-0L B:1-0L A:1-1L B:4-0R A:4-2R B:4-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-1 5-5 5-2 4-3 4-0"
deal.B = "6-4 4-2 3-1 3-0 2-2 2-1 2-0"
yard = "6-3 4-1 1-1 6-0 5-0 3-2 3-3 4-4 5-3 5-4 0-0 6-2 1-0 5-1"
play = """
B:2-2 A:5-2L B:2-1R A:6-5L B:6-4L A:4-3L B:3-1R A:+6-3 A:6-3L
B:3-0R A:6-6L B:2-0R A:6-1L B:4-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 14 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 5-4 5-3 4-4 4-3 1-0"
deal.B = "6-6 6-5 4-0 3-2 3-0 2-1 2-0"
yard = "1-1 5-2 6-3 2-2 6-2 4-2 5-0 5-1 4-1 6-0 6-4 3-3 0-0 3-1"
play = """
B:6-5 A:6-1L B:2-1L A:5-5R B:3-2L A:5-3L B:+1-1 B:+5-2 B:5-2L
A:5-4R B:2-0L A:1-0L B:1-1L A:4-4R B:4-0R A:+6-3 A:+2-2 A:+6-2
A:+4-2 A:+5-0 A:5-0R B:+5-1 B:5-1L A:+4-1 A:+6-0 A:+6-4 A:+3-3
A:+0-0 A:+3-1
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 50 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-1 6-0 5-1 3-2 1-1"
deal.B = "6-6 5-4 5-0 4-0 3-0 2-0 1-0"
yard = "4-2 6-3 3-3 4-3 4-1 2-2 5-5 6-5 5-2 2-1 0-0 5-3 3-1 4-4"
play = """
B:5-4 A:5-1L B:1-0L A:6-0L B:4-0R A:6-4L B:2-0R A:6-2R B:6-6R
A:6-1R B:+4-2 B:4-2L A:3-2L B:3-0L A:1-1R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-5 5-2 4-3 2-1 1-1"
deal.B = "6-5 6-4 6-0 4-0 2-2 2-0 0-0"
yard = "3-0 3-3 6-1 3-2 4-1 5-4 4-4 6-6 4-2 5-1 3-1 5-0 5-3 1-0"
play = """
A:6-3 B:6-0L A:4-3R B:0-0L A:+3-0 A:3-0L B:4-0R A:+3-3 A:3-3L
B:2-0R A:6-2R B:6-5R A:5-5R B:+6-1 B:+3-2 B:3-2L A:5-2L B:+4-1
B:+5-4 B:5-4L A:+4-4 A:4-4L B:6-4L A:+6-6 A:6-6L B:6-1L A:2-1L
B:2-2L A:+4-2 A:4-2L B:4-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-2 5-0 4-1 4-0 3-3"
deal.B = "6-4 6-0 5-1 4-2 3-2 2-2 1-1"
yard = "6-5 2-0 6-3 2-1 1-0 4-3 4-4 3-0 5-4 6-1 5-3 0-0 3-1 5-5"
play = """
B:1-1 A:4-1L B:4-2L A:6-2L B:6-0L A:5-0L B:5-1R A:5-2L B:3-2L
A:3-3L B:+6-5 B:6-5R A:6-6R B:6-4R A:4-0R
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 6-1 4-1 3-3 3-0"
deal.B = "6-3 5-5 5-4 5-2 3-2 3-1 1-1"
yard = "4-4 5-3 4-0 2-0 4-3 6-4 4-2 6-0 1-0 2-2 0-0 5-0 2-1 5-1"
play = """
A:6-6 B:6-3L A:3-3L B:3-2L A:6-2L B:+4-4 B:+5-3 B:+4-0 B:+2-0
B:+4-3 B:+6-4 B:6-4L A:4-1L B:1-1L A:6-1L B:+4-2 B:+6-0 B:6-0L
A:3-0L B:4-3L A:6-5R
"""
end = "out"
winner = "A"
delta = { A = 58, B = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-1"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 130, B = 14, C = 29 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-1"
commitment = "e90276b8b3865f35fac6b8ccabf4a2d982d28825d5feac5bc0e7271b4d81b6fb"
secret = "afa33ca50355fd1bc870d1e0907d2d3bbee99057eb1ac5c18f11a312e0a24d03"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-3 4-2 4-0 3-1 2-1"
deal.B = "6-4 5-4 5-1 4-3 4-1 3-2 1-0"
deal.C = "6-0 5-2 4-4 3-3 3-0 2-2 0-0"
yard = "5-0 1-1 2-0 5-5 6-3 6-6 6-1"
play = """
B:6-4 C:4-4R A:6-5L B:5-4L C:+5-0 C:+1-1 C:+2-0 C:+5-5 C:+6-3
C:+6-6 C:+6-1 C:pass A:4-0L B:4-3R C:3-0R A:pass B:1-0L C:6-1L
A:6-2L B:3-2L C:6-3L A:pass B:pass C:6-6L A:pass B:pass C:6-0L
A:pass B:pass C:0-0L A:pass B:pass C:5-0L A:5-3L B:pass C:3-3L
A:3-1L B:5-1L C:5-5L A:pass B:pass C:5-2L A:2-1L B:4-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 14, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-0 4-3 4-2 4-0 2-2 2-1 1-0"
deal.B = "6-6 5-5 5-3 5-1 3-2 3-0 0-0"
deal.C = "6-4 6-1 6-0 5-2 3-3 2-0 1-1"
yard = "4-1 6-5 5-4 6-3 4-4 3-1 6-2"
play = """
B:6-6 C:6-1L A:2-1L B:3-2L C:3-3L A:4-3L B:+4-1 B:4-1L C:1-1L
A:1-0L B:3-0L C:6-0R A:4-0R B:5-3L C:5-2L A:2-2L B:+6-5 B:+5-4
B:5-4R C:2-0L A:5-0R B:0-0L C:+6-3 C:+4-4 C:+3-1 C:+6-2
"""
end = "blocked"
winner = "A"
delta = { A = 60, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 4-3 4-1 3-1 3-0 2-0 0-0"
deal.B = "6-0 5-2 5-1 3-3 2-2 2-1 1-1"
deal.C = "6-5 6-3 6-2 5-0 4-4 3-2 1-0"
yard = "4-2 5-5 5-3 6-4 4-0 6-6 5-4"
play = """
A:4-1 B:5-1R C:4-4L A:4-3L B:5-2R C:3-2L A:2-0L B:6-0L C:6-2R
A:6-1L B:2-1L C:6-5R A:+4-2 A:4-2L B:+5-5 B:5-5R C:5-0R A:0-0R
B:+5-3 B:+6-4 B:6-4L C:1-0R A:3-1R B:5-3R C:6-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-2 5-5 3-3 2-2 2-1"
deal.B = "6-1 5-1 4-2 3-0 2-0 1-0 0-0"
deal.C = "6-6 6-0 4-4 4-3 4-0 3-2 3-1"
yard = "5-3 5-0 4-1 6-4 5-4 5-2 1-1"
play = """
C:6-6 A:6-2L B:6-1R C:3-2L A:3-3L B:5-1R C:4-3L A:6-5R B:4-2L
C:6-0R A:2-1L B:3-0R C:3-1L A:6-3L B:+5-3 B:5-3R C:+5-0 C:5-0R
A:+4-1 A:+6-4 A:6-4L B:2-0R C:4-4L A:4-1L B:1-0L C:4-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 14 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 5-3 5-0 4-3 3-1 2-0"
deal.B = "6-2 5-2 4-1 3-0 2-2 2-1 0-0"
deal.C = "6-6 6-5 6-0 4-4 4-0 3-3 3-2"
yard = "1-1 6-1 1-0 5-1 5-4 6-3 4-2"
play = """
C:6-6 A:6-4L B:6-2R C:4-4L A:2-0R B:4-1L C:6-0R A:3-1L B:3-0L
C:4-0L A:4-3L B:+1-1 B:+6-1 B:6-1R C:3-3L A:5-3L B:5-2L C:3-2L
A:+1-0 A:1-0R B:0-0R C:+5-1 C:+5-4 C:+6-3 C:6-3L A:5-0R B:+4-2
B:pass C:6-5R
"""
end = "blocked"
winner = "A"
delta = { A = 20, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-3 5-2 5-0 2-0 1-1 0-0"
deal.B = "6-6 6-4 5-4 5-1 4-1 4-0 3-3"
deal.C = "6-3 5-5 4-2 3-2 3-0 2-1 1-0"
yard = "3-1 4-4 6-1 6-2 6-0 4-3 2-2"
play = """
A:0-0 B:4-0L C:4-2L A:2-0L B:+3-1 B:+4-4 B:+6-1 B:+6-2 B:+6-0
B:6-0L C:6-3L A:5-3L B:5-4L C:3-0R A:+4-3 A:4-3L B:3-3L C:3-2L
A:5-2L B:5-1L C:1-0L A:5-0L B:3-1R C:5-5L A:1-1R B:6-1R C:+2-2
C:pass A:6-5L
"""
end = "out"
winner = "A"
delta = { A = 50, B = 0, C = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-2"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 4, D = 2 }
score = { A = 115, B = 27, C = 9, D = 46 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
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
group_id = "draw-2"
commitment = "0ea3e2528bc8f7b4fb5e2f828685e5f5ffc32af3894b4dace8442ea765caad93"
secret = "4cf831243cb41684f2bc73ad7f9634dccecb3fdb08eba6009f9dd33335b197d4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 5-4 5-2 3-2 3-1 1-0"
deal.B = "6-4 6-2 5-0 4-1 4-0 2-0"
deal.C = "6-1 6-0 5-5 4-4 4-3 4-2"
deal.D = "6-6 6-3 5-1 3-3 3-0 2-1"
yard = "1-1 5-3 0-0 2-2"
play = """
A:6-5 B:5-0R C:6-1L D:2-1L A:5-2L B:4-0R C:5-5L D:5-1L A:5-4R
B:4-1L C:4-4L D:+1-1 D:+5-3 D:5-3R A:3-2R B:6-4L C:6-0L D:3-0L
A:3-1L B:2-0R C:+0-0 C:0-0R D:1-1L A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 48, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-2 4-1 3-3 2-0 0-0"
deal.B = "6-6 6-2 5-3 5-1 3-0 1-0"
deal.C = "6-1 6-0 5-0 4-3 4-2 2-1"
deal.D = "6-4 5-5 5-4 4-4 3-1 1-1"
yard = "4-0 3-2 2-2 6-5"
play = """
A:6-3 B:6-6L C:6-1L D:3-1L A:3-3L B:5-3L C:5-0L D:+4-0 D:4-0L
A:4-1L B:1-0L C:6-0L D:6-4L A:+3-2 A:3-2R B:6-2R C:4-3L D:+2-2
D:+6-5 D:6-5R A:5-2R B:3-0L C:4-2R D:5-4R A:2-0L B:5-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 27, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 5-3 4-0 3-0 2-1"
deal.B = "6-6 5-4 5-1 4-3 4-2 1-1"
deal.C = "6-5 5-2 5-0 4-1 2-0 1-0"
deal.D = "6-4 6-0 4-4 3-2 3-1 2-2"
yard = "6-3 3-3 0-0 6-2"
play = """
B:6-6 C:6-5L D:6-4R A:5-5L B:5-4L C:4-1L D:4-4R A:6-1L B:4-3R
C:+6-3 C:6-3L D:3-2L A:5-3R B:4-2L C:5-2R D:2-2R A:4-0L B:+3-3
B:+0-0 B:0-0L C:5-0L D:+6-2 D:6-2R A:pass B:5-1L C:1-0L D:6-0R
A:3-0L B:3-3L C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 9, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 5-1 5-0 4-3 1-1"
deal.B = "6-3 4-0 3-3 3-2 3-0 2-0"
deal.C = "6-4 4-4 4-2 3-1 2-2 2-1"
deal.D = "6-5 6-0 5-2 4-1 1-0 0-0"
yard = "6-1 5-3 5-4 6-6"
play = """
C:6-4 D:6-0L A:4-3R B:3-0L C:3-1L D:4-1L A:+6-1 A:+5-3 A:5-3R
B:4-0L C:+5-4 C:5-4R D:1-0L A:6-1L B:6-3L C:4-4R D:+6-6 D:pass
A:pass B:3-3L C:4-2R D:5-2R A:5-5R B:3-2L C:2-2L D:6-5R A:6-2L
B:pass C:pass D:6-6L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 18 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 4-4 3-0 2-1 0-0"
deal.B = "6-1 5-2 5-0 3-1 2-2 1-1"
deal.C = "6-6 6-5 5-4 4-0 2-0 1-0"
deal.D = "6-0 5-1 4-3 4-1 3-3 3-2"
yard = "5-3 4-2 6-3 5-5"
play = """
D:3-3 A:3-0L B:3-1R C:4-0L D:5-1R A:6-4L B:6-1L C:1-0L D:6-0L
A:6-2L B:5-2L C:6-5L D:+5-3 D:5-3R A:+4-2 A:+6-3 A:6-3L B:+5-5
B:pass C:pass D:4-3L A:4-4L B:pass C:5-4L D:3-2R A:4-2R B:5-5L
C:pass D:4-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 28 }

[[match.hand]]
opener = "D"
deal.A = "6-4 4-3 4-0 3-3 3-2 1-1"
deal.B = "6-6 6-3 5-4 4-4 4-1 3-0"
deal.C = "5-5 5-3 2-2 2-1 1-0 0-0"
deal.D = "6-5 6-2 6-1 5-0 4-2 2-0"
yard = "5-2 3-1 6-0 5-1"
play = """
D:4-2 A:6-4L B:6-6L C:2-2R D:6-1L A:3-2R B:4-1L C:5-3R D:5-0R
A:4-3L B:3-0R C:+5-2 C:+3-1 C:3-1L D:+6-0 D:+5-1 D:5-1L A:3-3R
B:5-4L C:pass D:pass A:4-0L B:6-3R C:1-0L D:6-2R A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 47, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 4-1 3-1 3-0 2-2 2-1"
deal.B = "6-4 4-2 4-0 3-3 3-2 0-0"
deal.C = "6-2 6-0 5-4 5-1 2-0 1-1"
deal.D = "6-5 6-1 5-3 5-0 4-3 1-0"
yard = "5-5 6-6 5-2 4-4"
play = """
A:6-3 B:6-4L C:5-4L D:4-3R A:4-1R B:+5-5 B:5-5L C:5-1L D:6-1L
A:3-1R B:3-3R C:6-2L D:5-3R A:2-2L B:4-2L C:+6-6 C:+5-2 C:5-2R
D:+4-4 D:4-4L A:2-1R B:4-0L C:6-0L D:6-5L A:pass B:pass C:1-1R
D:5-0L A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 20, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-3"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 107, B = 32 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-3"
commitment = "b1daded82784b3b996b55117027f1133640db915504ecd24a94686e500397318"
secret = "808fb282f552ff63e95f9db4b56bef4ad35ba3143afef235f44a7468777a427e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-2 6-1 5-4 4-2 0-0"
deal.B = "5-3 5-0 4-1 4-0 3-3 3-0 1-1"
yard = "6-3 1-0 2-2 5-1 6-0 4-4 2-0 3-2 6-4 4-3 2-1 5-2 3-1 5-5"
play = """
B:5-3 A:6-5L B:3-3R A:6-6L B:3-0R A:6-2L B:5-0R A:4-2L B:4-1L
A:6-1L B:+6-3 B:6-3L A:5-4R B:4-0R A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 2, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 6-0 5-0 4-1 3-1 1-0"
deal.B = "6-4 6-3 6-2 3-0 2-0 1-1 0-0"
yard = "4-4 5-4 2-1 5-1 5-2 5-5 4-2 4-0 4-3 3-3 3-2 6-6 2-2 5-3"
play = """
A:6-1 B:6-4L A:4-1L B:1-1L A:1-0L B:3-0L A:3-1L B:+4-4 B:+5-4
B:+2-1 B:2-1L A:+5-1 A:5-1R B:6-2L A:6-5R B:6-3L A:6-0R B:2-0R
A:+5-2 A:5-2R B:5-4R A:+5-5 A:+4-2 A:4-2R B:+4-0 B:+4-3 B:4-3L
A:+3-3 A:+3-2 A:3-2R B:4-4L A:3-3R B:4-0L A:5-0L B:+6-6 B:+2-2
B:+5-3 B:5-3L
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-5 4-1 3-2 2-2 1-0"
deal.B = "6-2 6-0 5-1 4-4 2-1 2-0 0-0"
yard = "1-1 4-3 5-0 5-4 6-4 5-3 4-2 3-1 5-2 6-1 3-0 4-0 3-3 6-6"
play = """
A:5-5 B:5-1L A:6-5R B:2-1L A:2-2L B:6-2L A:6-3L B:6-0R A:3-2L
B:2-0L A:1-0L B:0-0R A:4-1L
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 5-4 5-2 5-0 4-0 3-1"
deal.B = "6-4 6-3 6-0 5-5 5-1 4-4 3-0"
yard = "3-2 3-3 1-0 4-2 2-0 2-1 1-1 4-3 6-2 2-2 0-0 5-3 4-1 6-6"
play = """
A:6-5 B:6-4L A:5-4L B:5-5L A:5-0L B:6-0L A:6-1L B:5-1L A:5-2L
B:+3-2 B:3-2L A:3-1L B:+3-3 B:+1-0 B:1-0L A:4-0L
"""
end = "out"
winner = "A"
delta = { A = 26, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-4 5-2 5-1 4-3 2-2"
deal.B = "6-2 6-0 5-3 5-0 4-4 2-0 1-1"
yard = "2-1 0-0 3-2 4-1 1-0 6-6 4-2 6-4 3-3 3-1 4-0 5-5 3-0 6-1"
play = """
A:2-2 B:6-2L A:6-5L B:5-3L A:5-2R B:5-0R A:4-3L B:4-4L A:5-4L
B:6-0R A:6-3R B:+2-1 B:+0-0 B:+3-2 B:3-2R A:5-1L
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-5 5-3 5-0 3-3 3-2"
deal.B = "6-1 6-0 4-2 4-1 2-2 1-0 0-0"
yard = "3-1 6-5 1-1 4-4 2-0 4-3 5-1 5-4 2-1 6-6 3-0 4-0 5-2 6-4"
play = """
A:5-5 B:+3-1 B:+6-5 B:6-5L A:6-3L B:3-1L A:5-3R B:6-1L A:3-3R
B:6-0L A:5-0L B:+1-1 B:+4-4 B:+2-0 B:+4-3 B:4-3R A:+5-1 A:5-1L
B:4-1L A:+5-4 A:5-4L B:4-4R A:+2-1 A:+6-6 A:+3-0 A:+4-0 A:4-0R
B:2-0R A:3-2R B:+5-2 B:5-2L A:6-2L B:+6-4 B:6-4L A:3-0R B:4-2L
A:2-1L B:1-1L A:pass B:1-0L A:pass B:0-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 4-2 3-3 3-1 1-0 0-0"
deal.B = "6-4 6-2 6-1 4-3 4-0 3-0 2-0"
yard = "6-0 3-2 1-1 5-1 4-4 2-1 5-3 5-2 2-2 4-1 5-0 5-5 5-4 6-6"
play = """
B:6-4 A:6-3L B:4-3L A:4-2L B:6-2L A:6-5L B:4-0R A:0-0R B:3-0R
A:3-3R B:+6-0 B:+3-2 B:3-2R A:+1-1 A:+5-1 A:5-1L B:6-1L A:+4-4
A:+2-1 A:2-1R B:6-0L A:1-0L B:+5-3 B:+5-2 B:+2-2 B:+4-1 B:4-1L
A:4-4L B:+5-0 B:+5-5 B:+5-4 B:5-4L A:1-1R B:5-5L A:3-1R
"""
end = "out"
winner = "A"
delta = { A = 26, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 6-0 4-4 2-0 0-0"
deal.B = "6-5 5-4 5-2 4-2 4-0 3-0 1-1"
yard = "2-2 3-2 6-2 3-1 4-1 5-3 3-3 5-1 1-0 5-5 2-1 5-0 6-1 4-3"
play = """
A:6-6 B:6-5L A:6-0R B:5-4L A:4-4L B:4-2L A:2-0L B:4-0L A:6-4L
B:3-0R A:6-3R B:+2-2 B:+3-2 B:+6-2 B:6-2L A:+3-1 A:+4-1 A:+5-3
A:+3-3 A:+5-1 A:+1-0 A:+5-5 A:+2-1 A:2-1L B:1-1L A:1-0L B:+5-0
B:5-0L A:5-1L B:+6-1 B:6-1L A:+4-3
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 24 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-1 5-1 4-2 3-1 1-0"
deal.B = "6-4 5-5 5-4 4-0 3-3 3-2 0-0"
yard = "6-0 5-3 6-2 2-1 4-3 2-0 5-0 3-0 6-3 5-2 4-4 4-1 1-1 2-2"
play = """
B:6-4 A:6-6L B:5-4R A:6-5R B:+6-0 B:6-0L A:1-0L B:+5-3 B:+6-2
B:6-2R A:4-2R B:4-0R A:6-1L B:0-0R A:+2-1 A:+4-3 A:+2-0 A:2-0R
B:3-2R A:3-1R B:+5-0 B:+3-0 B:+6-3 B:6-3L A:4-3L B:+5-2 B:+4-4
B:4-4L A:2-1R B:5-2R A:5-1R
"""
end = "out"
winner = "A"
delta = { A = 32, B = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-4"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 132, B = 55, C = 14 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-4"
commitment = "98ad86955d22929e002f23606e3e2d9f9faa29b12eb34b0d58b5da2e68b713af"
secret = "d5637ad835b040be7b5233cda89fb7d705857be6ccf94c8d1763fc538db0a224"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-1 5-1 5-0 4-2 3-2 1-0 0-0"
deal.B = "6-4 5-5 5-2 4-4 2-2 2-1 1-1"
deal.C = "6-5 6-2 5-4 5-3 4-3 3-3 3-0"
yard = "3-1 2-0 4-0 6-3 6-6 4-1 6-0"
play = """
A:6-1 B:6-4L C:5-4L A:5-1L B:2-1L C:6-2L A:1-0R B:+3-1 B:+2-0
B:2-0R C:6-5L A:5-0L B:2-2R C:3-0L A:3-2L B:5-2L C:5-3L A:4-2R
B:4-4R C:4-3L A:+4-0 A:4-0L B:+6-3 B:+6-6 B:+4-1 B:4-1R C:+6-0
C:6-0L A:pass B:6-6L C:pass A:pass B:1-1R C:pass A:pass B:6-3L
C:3-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 14 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 5-4 5-1 4-4 2-2 1-0"
deal.B = "6-5 6-4 6-2 5-0 3-3 2-1 1-1"
deal.C = "6-6 5-5 4-2 4-0 3-1 2-0 0-0"
yard = "4-1 5-3 5-2 6-1 4-3 3-2 3-0"
play = """
C:6-6 A:6-3L B:6-4R C:4-2R A:2-2R B:3-3L C:3-1L A:5-1L B:6-2R
C:5-5L A:5-4L B:6-5R C:4-0L A:6-0L B:5-0R C:2-0R A:+4-1 A:+5-3
A:+5-2 A:5-2R B:+6-1 B:6-1L C:+4-3 C:+3-2 C:+3-0 C:pass A:4-1L
B:pass C:4-3L A:5-3L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 12, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 5-0 4-4 4-0 3-2 1-0"
deal.B = "6-0 5-5 5-3 4-3 4-2 4-1 2-2"
deal.C = "6-3 6-2 5-2 5-1 3-3 3-1 2-1"
yard = "6-5 1-1 5-4 2-0 6-6 3-0 0-0"
play = """
B:6-0 C:6-3L A:3-2L B:4-2L C:+6-5 C:+1-1 C:+5-4 C:5-4L A:5-0L
B:+2-0 B:2-0L C:6-2L A:6-4L B:4-3L C:3-3L A:4-0R B:4-1R C:5-1R
A:+6-6 A:+3-0 A:3-0L B:5-3R C:3-1R A:1-0L B:+0-0 B:pass C:2-1L
A:6-1R B:2-2L C:6-5R A:pass B:5-5R C:5-2L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 22, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 4-4 3-2 3-1 3-0 2-2"
deal.B = "6-3 6-0 5-1 4-2 3-3 2-1 0-0"
deal.C = "6-6 6-1 5-4 5-3 4-1 1-1 1-0"
yard = "2-0 5-2 5-5 4-0 5-0 4-3 6-2"
play = """
B:2-1 C:6-1R A:3-2L B:6-0R C:5-3L A:6-5L B:6-3L C:1-0R A:3-1L
B:5-1L C:5-4L A:6-4L B:+2-0 B:+5-2 B:+5-5 B:+4-0 B:+5-0 B:+4-3
B:+6-2 B:6-2L C:4-1R A:2-2L B:5-2L C:pass A:4-4R B:5-0L C:pass
A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 49, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-2 5-5 4-2 4-1 3-1"
deal.B = "6-6 6-0 5-2 4-3 4-0 2-1 0-0"
deal.C = "6-1 5-3 5-1 4-4 2-2 2-0 1-1"
yard = "6-3 3-3 3-2 5-4 5-0 1-0 3-0"
play = """
A:6-5 B:6-6L C:5-3R A:6-4L B:4-3L C:+6-3 C:6-3L A:6-2L B:2-1L
C:6-1L A:3-1R B:6-0L C:5-1R A:5-5R B:5-2R C:2-2R A:4-2R B:4-0R
C:2-0L A:+3-3 A:+3-2 A:3-2L B:0-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 21, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-0 5-2 5-0 3-1 3-0"
deal.B = "6-2 5-5 5-3 5-1 3-2 2-0 1-0"
deal.C = "6-5 6-3 5-4 4-1 2-2 2-1 1-1"
yard = "0-0 4-3 4-2 3-3 4-4 4-0 6-1"
play = """
B:5-5 C:6-5L A:6-6L B:5-1R C:6-3L A:3-1L B:1-0L C:4-1R A:6-0L
B:6-2L C:5-4R A:5-2L B:5-3L C:+0-0 C:+4-3 C:4-3L A:6-4L B:+4-2
B:+3-3 B:+4-4 B:+4-0 B:+6-1 B:6-1L C:2-1L A:5-0R B:3-2L C:0-0R
A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 32, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 5-4 5-3 5-2 2-1 1-0"
deal.B = "6-2 6-0 4-4 4-2 4-0 2-2 2-0"
deal.C = "6-4 5-1 4-1 3-1 3-0 1-1 0-0"
yard = "3-2 5-0 6-1 6-6 3-3 4-3 6-5"
play = """
A:6-3 B:6-0L C:3-1R A:1-0L B:+3-2 B:+5-0 B:+6-1 B:6-1L C:6-4L
A:5-4L B:5-0L C:5-1R A:5-5R B:2-0L C:+6-6 C:+3-3 C:+4-3 C:+6-5
C:6-5R A:5-2L B:6-2R C:pass A:5-3L B:2-2R C:4-3L A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 51, B = 0, C = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-5"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1, D = 4 }
score = { A = 51, B = 23, C = 106, D = 16 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
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
group_id = "draw-5"
commitment = "a62706479f6a64d8f391c024bdd48e71ecccc1af6fca50fbb94af8668046097a"
secret = "463ed808b75475656fe4d1586601e75538998c71c30e21710ffb58a56d03d988"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 4-4 4-0 3-0 2-0 0-0"
deal.B = "6-2 6-1 5-5 5-3 5-2 5-1"
deal.C = "6-3 5-4 3-3 3-2 3-1 2-2"
deal.D = "6-6 5-0 4-3 4-1 1-1 1-0"
yard = "4-2 6-5 6-0 2-1"
play = """
A:4-0 B:+4-2 B:4-2L C:3-2L D:4-3L A:6-4L B:6-2L C:2-2L D:5-0R
A:2-0L B:5-5R C:5-4R D:1-0L A:4-4R B:6-1L C:6-3L D:4-1R A:3-0L
B:5-1R C:+6-5 C:6-5R D:6-6R A:0-0L
"""
end = "out"
winner = "A"
delta = { A = 27, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-5 5-4 5-2 1-1"
deal.B = "6-5 6-4 5-1 3-2 2-0 1-0"
deal.C = "6-6 6-0 5-3 4-3 3-1 0-0"
deal.D = "4-2 4-1 4-0 3-0 2-2 2-1"
yard = "3-3 4-4 6-3 5-0"
play = """
A:5-4 B:6-5L C:6-6L D:4-2R A:5-2R B:6-4L C:5-3R D:4-1L A:6-1L
B:3-2R C:6-0L D:4-0L A:6-2R B:+3-3 B:+4-4 B:4-4L C:4-3L D:3-0L
A:+6-3 A:6-3R B:3-3R C:0-0L D:+5-0 D:5-0L A:5-5L B:5-1L C:3-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 12, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-4 5-3 5-1 2-0"
deal.B = "6-6 5-5 4-4 4-2 4-0 3-0"
deal.C = "6-2 6-1 3-3 3-1 2-2 0-0"
deal.D = "6-3 5-2 4-1 3-2 2-1 1-1"
yard = "1-0 4-3 6-5 5-0"
play = """
C:3-3 D:6-3L A:6-4L B:4-4L C:3-1R D:4-1L A:5-1L B:5-5L C:6-1R
D:5-2L A:2-0L B:6-6R C:6-2R D:3-2R A:6-0L B:3-0R C:0-0R D:+1-0
D:1-0R A:+4-3 A:+6-5 A:6-5L B:+5-0 B:5-0L C:pass D:2-1R A:pass
B:4-2R C:pass D:pass A:4-3R B:4-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 23, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 5-2 3-2 3-0 1-1"
deal.B = "6-5 6-1 4-3 4-2 2-2 2-0"
deal.C = "6-6 6-0 5-4 4-4 3-1 1-0"
deal.D = "6-4 5-1 4-0 3-3 2-1 0-0"
yard = "4-1 5-0 5-3 6-2"
play = """
B:6-5 C:6-6L D:6-4L A:5-2R B:4-3L C:3-1L D:5-1L A:5-5L B:4-2R
C:5-4L D:4-0L A:3-0L B:+4-1 B:4-1R C:1-0R D:3-3L A:6-3L B:6-1L
C:6-0R D:2-1L A:3-2L B:+5-0 B:+5-3 B:5-3L C:+6-2 C:6-2R D:pass
A:pass B:5-0L C:pass D:0-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 16 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 6-1 5-4 5-2 4-3"
deal.B = "6-4 5-0 3-2 3-1 2-2 0-0"
deal.C = "6-0 5-5 4-4 4-2 3-3 2-1"
deal.D = "6-3 5-3 5-1 4-0 3-0 1-1"
yard = "4-1 1-0 6-6 2-0"
play = """
D:6-3 A:6-1L B:3-2R C:2-1L D:+4-1 D:+1-0 D:+6-6 D:+2-0 D:2-0L
A:5-2R B:5-0L C:5-5L D:5-3L A:5-4R B:6-4R C:3-3L D:3-0L A:6-2R
B:2-2R C:6-0L D:6-6L A:6-5L B:pass C:4-2R D:5-1L A:4-3R
"""
end = "out"
winner = "A"
delta = { A = 24, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-4 3-2 2-0 1-1"
deal.B = "6-4 6-0 5-5 3-1 2-1 0-0"
deal.C = "6-6 6-1 4-3 4-2 4-1 1-0"
deal.D = "6-5 5-2 5-1 5-0 4-4 3-3"
yard = "2-2 4-0 3-0 5-3"
play = """
A:2-0 B:6-0R C:6-6R D:5-2L A:6-3R B:5-5L C:4-3R D:6-5L A:6-2L
B:6-4R C:4-2L D:4-4L A:5-4L B:+2-2 B:+4-0 B:+3-0 B:+5-3 B:5-3L
C:6-1R D:3-3L A:1-1R B:3-1L C:4-1L D:5-1R A:pass B:4-0L C:1-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 20, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-2 5-0 3-1 2-1 1-1"
deal.B = "6-6 5-4 4-4 4-2 4-1 2-2"
deal.C = "6-5 5-3 3-3 3-2 2-0 0-0"
deal.D = "6-3 6-1 5-5 5-1 3-0 1-0"
yard = "4-0 4-3 6-0 6-4"
play = """
C:3-3 D:6-3L A:3-1R B:6-6L C:6-5L D:5-5L A:2-1R B:5-4L C:3-2R
D:3-0R A:5-0R B:4-4L C:5-3R D:+4-0 D:4-0L A:+4-3 A:4-3R B:4-2R
C:2-0R D:1-0L A:1-1L B:4-1L C:0-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 32, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-3 5-0 4-2 4-0 0-0"
deal.B = "6-5 6-2 6-0 5-2 4-3 3-3"
deal.C = "6-3 5-5 5-4 3-1 1-1 1-0"
deal.D = "6-6 4-1 3-0 2-2 2-1 2-0"
yard = "6-4 5-1 3-2 4-4"
play = """
C:5-5 D:+6-4 D:+5-1 D:5-1L A:6-1L B:6-5L C:5-4L D:6-4L A:5-0R
B:6-2L C:1-0R D:2-2L A:4-2L B:4-3L C:3-1L D:4-1L A:4-0L B:6-0L
C:1-1R D:6-6L A:+3-2 A:+4-4 A:pass B:pass C:6-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 42, D = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-6"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 103, B = 93 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-6"
commitment = "8e21e7e06d4e167e9730e5c645c88b94cb41459ceecdf9ed61fe150685017d68"
secret = "14a2a1c1a7a0d1bd9b6fe75cb46c0b03964b7ff52049bccf03dd66df44d0f6c2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-4 5-3 5-2 5-0 4-3 3-0 2-0"
deal.B = "6-6 6-0 5-1 4-2 3-3 3-2 3-1"
yard = "4-0 4-4 2-1 6-1 2-2 5-5 6-5 1-1 6-2 6-3 1-0 6-4 0-0 4-1"
play = """
B:6-6 A:+4-0 A:+4-4 A:+2-1 A:+6-1 A:6-1L B:3-1L A:5-3L B:5-1L
A:2-1L B:3-2L A:4-3L B:4-2L A:5-2L B:6-0R A:5-4L B:+2-2 B:+5-5
B:+6-5 B:+1-1 B:+6-2 B:+6-3 B:+1-0 B:1-0R A:4-4L B:1-1R A:4-0L
B:+6-4 B:+0-0 B:0-0L A:5-0L B:5-5L A:+4-1 A:4-1R B:6-5L A:pass
B:6-4R A:pass B:6-3L A:3-0L B:6-2R A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 10, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 4-1 3-0 2-2 1-1 0-0"
deal.B = "6-5 6-3 6-1 5-1 4-3 3-3 3-1"
yard = "5-2 6-2 2-0 4-2 4-4 1-0 6-4 6-0 4-0 5-0 5-3 5-5 3-2 2-1"
play = """
A:6-6 B:6-3L A:3-0L B:6-1R A:4-1R B:4-3R A:0-0L B:3-3R A:+5-2
A:+6-2 A:+2-0 A:2-0L B:3-1R A:6-2L B:6-5L A:5-4L B:5-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 13 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 5-5 5-1 5-0 4-2 1-0"
deal.B = "6-5 6-4 4-0 3-1 3-0 2-2 0-0"
yard = "4-4 3-3 4-3 5-2 6-2 3-2 2-1 2-0 6-0 5-4 6-3 1-1 5-3 4-1"
play = """
B:0-0 A:5-0L B:6-5L A:6-6L B:6-4L A:4-2L B:2-2L A:1-0R B:3-1R
A:+4-4 A:+3-3 A:3-3R B:3-0R A:+4-3 A:+5-2 A:5-2L B:4-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 38 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-3 5-1 4-2 4-1 3-2 3-0"
deal.B = "6-6 6-5 5-2 4-3 3-3 2-2 1-1"
yard = "5-5 4-0 1-0 6-0 6-3 6-2 4-4 0-0 5-0 3-1 5-4 6-4 2-0 2-1"
play = """
B:6-6 A:6-1L B:6-5R A:5-3R B:3-3R A:5-1L B:5-2L A:4-2L B:4-3L
A:3-2L B:2-2L A:3-0R B:+5-5 B:+4-0 B:4-0R A:4-1R
"""
end = "out"
winner = "A"
delta = { A = 12, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-1 4-1 4-0 3-3 0-0"
deal.B = "6-2 5-3 5-2 5-0 3-0 2-1 1-0"
yard = "5-4 6-0 6-4 3-2 3-1 5-1 1-1 2-0 4-4 5-5 2-2 4-2 4-3 6-3"
play = """
A:6-6 B:6-2L A:6-5R B:5-2L A:+5-4 A:5-4L B:5-0R A:4-1L B:1-0R
A:6-1L B:2-1R A:+6-0 A:6-0L B:3-0L A:3-3L B:5-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-1 5-4 3-3 1-0 0-0"
deal.B = "6-6 6-5 5-5 5-1 4-4 4-3 2-1"
yard = "6-4 6-0 4-0 5-0 5-3 4-1 2-2 1-1 5-2 3-1 4-2 3-2 2-0 3-0"
play = """
B:5-5 A:5-4L B:4-4L A:+6-4 A:6-4L B:6-5L A:+6-0 A:+4-0 A:+5-0
A:5-0L B:5-1R A:6-1R B:6-6R A:6-3R B:4-3R A:6-0L B:+5-3 B:+4-1
B:4-1R A:6-2L B:2-1L A:1-0L B:+2-2 B:+1-1 B:1-1R A:4-0L B:+5-2
B:+3-1 B:3-1R A:3-3R B:5-3R A:+4-2 A:4-2L B:5-2L A:+3-2 A:+2-0
A:+3-0
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-3 4-0 2-0 1-1 1-0"
deal.B = "5-4 5-3 5-2 5-0 4-1 3-3 0-0"
yard = "4-4 6-1 5-1 3-1 6-6 3-0 6-0 2-1 2-2 4-3 5-5 6-2 3-2 4-2"
play = """
B:3-3 A:6-3L B:5-3R A:6-5L B:5-4L A:6-4L B:5-0R A:4-0R B:4-1R
A:1-1R B:+4-4 B:+6-1 B:6-1R A:+5-1 A:+3-1 A:+6-6 A:6-6L B:+3-0
B:+6-0 B:6-0L A:2-0L B:5-2L A:5-1L B:+2-1 B:2-1L A:+2-2 A:2-2L
B:+4-3 B:+5-5 B:+6-2 B:6-2L A:+3-2 A:+4-2
"""
end = "blocked"
winner = "A"
delta = { A = 12, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 4-3 4-2 4-1 3-3 3-2 2-0"
deal.B = "6-6 6-4 6-3 6-1 4-4 1-0 0-0"
yard = "2-2 5-1 5-0 1-1 5-4 3-0 5-3 6-5 3-1 2-1 6-0 4-0 6-2 5-2"
play = """
A:5-5 B:+2-2 B:+5-1 B:5-1L A:4-1L B:6-4L A:+5-0 A:5-0R B:6-6L
A:2-0R B:2-2R A:4-2R B:4-4R A:4-3R B:6-3R A:+1-1 A:+5-4 A:+3-0
A:+5-3 A:+6-5 A:6-5L B:6-1R A:5-4L B:1-0R A:3-0R B:+3-1 B:3-1R
A:1-1R B:+2-1 B:2-1R A:3-2R B:+6-0 B:+4-0 B:4-0L A:5-3R B:0-0L
A:+6-2 A:+5-2 A:5-2R B:6-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 14 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-2 5-0 4-4 3-0 2-2"
deal.B = "6-4 5-5 4-3 4-0 3-2 2-1 1-1"
yard = "5-3 1-0 5-1 0-0 3-3 6-3 5-4 6-1 4-1 3-1 2-0 4-2 6-0 6-6"
play = """
B:5-5 A:6-5L B:6-4L A:4-4L B:4-3L A:5-2R B:3-2L A:6-2L B:2-1R
A:+5-3 A:+1-0 A:1-0R B:4-0R A:+5-1 A:+0-0 A:+3-3 A:+6-3 A:6-3L
B:+5-4 B:5-4R A:5-3L B:+6-1 B:+4-1 B:+3-1 B:+2-0 B:+4-2 B:+6-0
B:+6-6 B:pass A:5-1L B:6-1L A:5-0R B:6-0R A:pass B:6-6L
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-2 4-4 3-1 2-2 2-1 1-0"
deal.B = "6-3 5-5 4-3 4-2 4-1 4-0 3-2"
yard = "5-4 1-1 6-0 3-3 5-1 0-0 6-6 6-2 5-0 3-0 6-5 6-1 6-4 2-0"
play = """
A:4-4 B:4-3L A:5-3L B:5-5L A:5-2L B:4-2L A:+5-4 A:5-4L B:4-1R
A:3-1R B:6-3R A:+1-1 A:+6-0 A:6-0R B:4-0R A:+3-3 A:+5-1 A:5-1L
B:+0-0 B:+6-6 B:+6-2 B:+5-0 B:+3-0 B:+6-5 B:+6-1 B:6-1L A:+6-4
A:6-4L B:+2-0
"""
end = "blocked"
winner = "A"
delta = { A = 30, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-1 4-4 4-0 3-3 3-1"
deal.B = "6-5 6-4 5-0 4-3 4-2 4-1 1-0"
yard = "5-2 6-2 6-1 2-2 5-3 6-0 5-4 5-5 3-2 3-0 0-0 1-1 2-0 2-1"
play = """
A:6-6 B:6-4L A:6-3R B:4-3R A:4-4L B:4-1L A:5-1L B:6-5L A:4-0R
B:1-0R A:3-1R B:+5-2 B:+6-2 B:6-2L A:3-3R
"""
end = "out"
winner = "A"
delta = { A = 18, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-0 5-5 3-1 1-1 1-0"
deal.B = "6-3 6-2 5-4 5-1 4-3 4-2 3-3"
yard = "2-1 6-1 4-1 0-0 2-0 5-3 2-2 5-0 3-0 3-2 6-6 5-2 4-4 4-0"
play = """
A:6-5 B:6-3L A:5-5R B:3-3L A:3-1L B:5-1L A:+2-1 A:+6-1 A:+4-1
A:+0-0 A:+2-0 A:+5-3 A:5-3L B:5-4R A:6-4R B:6-2R A:2-1R B:4-3L
A:6-1R B:4-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 16 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 4-0 3-3 3-1 2-1 2-0"
deal.B = "6-5 6-3 6-0 5-5 4-2 4-1 2-2"
yard = "0-0 5-3 5-2 5-1 1-1 5-0 6-6 3-2 4-4 1-0 4-3 3-0 5-4 6-1"
play = """
B:5-5 A:+0-0 A:+5-3 A:5-3L B:6-3L A:6-4L B:6-5R A:6-2R B:4-2L
A:2-1L B:2-2R A:3-1L B:+5-2 B:5-2R A:3-3L B:+5-1 B:5-1R A:+1-1
A:1-1R B:4-1R A:4-0R B:6-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 4-4 4-2 3-3 2-2 2-0"
deal.B = "6-5 6-1 5-3 5-2 3-2 1-0 0-0"
yard = "5-0 2-1 6-0 4-3 5-5 1-1 6-3 3-1 4-0 3-0 4-1 5-1 5-4 6-4"
play = """
B:6-5 A:6-6L B:6-1L A:+5-0 A:5-0R B:1-0R A:+2-1 A:2-1L B:5-2L
A:+6-0 A:+4-3 A:+5-5 A:5-5L B:5-3L A:4-3L B:+1-1 B:1-1R A:4-4L
B:+6-3 B:+3-1 B:3-1R A:3-3R B:6-3R A:6-2R B:3-2R A:4-2L B:+4-0
B:+3-0 B:3-0R A:6-0R B:+4-1 B:+5-1 B:+5-4 B:+6-4 B:6-4R A:2-2L
B:5-4R A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 15, B = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-7"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 2 }
score = { A = 144, B = 0, C = 0 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-7"
commitment = "ebc0034b372bedf876f96b1d97a7df6354036c0ae6de53a3b40bd6c0d8c3ab1c"
secret = "d81256079909e65ef7beef6d09542fb5cdf58fec15e272ea0603c0d06905c437"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-0 5-0 4-3 4-1 3-3 2-2 2-1"
deal.B = "6-6 5-4 5-2 4-4 3-1 1-1 0-0"
deal.C = "6-5 6-3 6-1 5-3 5-1 4-0 1-0"
yard = "4-2 3-0 5-5 3-2 6-4 6-2 2-0"
play = """
C:6-5 A:6-0L B:0-0L C:5-1R A:5-0L B:5-4L C:4-0L A:4-1R B:4-4R
C:1-0L A:2-1L B:5-2L C:5-3L A:4-3L B:+4-2 B:4-2L C:+3-0 C:+5-5
C:+3-2 C:3-2L A:3-3L B:3-1L C:6-1L A:+6-4 A:6-4L B:+6-2 B:+2-0
"""
end = "blocked"
winner = "A"
delta = { A = 42, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-1 5-4 5-2 5-1 4-2"
deal.B = "5-5 5-3 5-0 4-1 4-0 3-1 2-0"
deal.C = "6-4 6-0 4-4 4-3 3-0 2-1 0-0"
yard = "6-5 1-1 3-2 2-2 1-0 3-3 6-2"
play = """
A:6-6 B:+6-5 B:6-5L C:6-0R A:5-4L B:4-1L C:3-0R A:6-3R B:3-1L
C:6-4R A:4-2R B:5-3L C:2-1R A:5-1L B:+1-1 B:1-1L C:+3-2 C:+2-2
C:+1-0 C:1-0L A:6-1R B:5-0L C:+3-3 C:+6-2 C:6-2R A:5-2R
"""
end = "out"
winner = "A"
delta = { A = 46, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 5-3 5-2 3-1 0-0"
deal.B = "6-1 5-1 5-0 3-3 2-2 2-1 2-0"
deal.C = "6-0 5-5 5-4 4-1 4-0 1-1 1-0"
yard = "4-2 3-0 6-4 4-3 3-2 4-4 6-2"
play = """
A:6-6 B:6-1L C:1-1L A:6-5R B:5-1L C:5-5L A:5-3L B:3-3L C:5-4R
A:6-3L B:+4-2 B:4-2R C:6-0L A:5-2R B:5-0L C:+3-0 C:+6-4 C:+4-3
C:+3-2 C:+4-4 C:+6-2
"""
end = "blocked"
winner = "A"
delta = { A = 56, B = 0, C = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-8"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 2, C = 4, D = 1 }
score = { A = 27, B = 54, C = 0, D = 119 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
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
group_id = "draw-8"
commitment = "d3cfd085edd27e3b3d8f6c4adc6c4b20f25b73db2e60fd89f9c3af941d9e1cad"
secret = "9301368d59a704aa72ea8f0b10a7a588ff85ef95951be1c3b0b84aa932873170"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 4-4 3-2 2-0 1-1"
deal.B = "6-6 6-2 3-1 3-0 1-0 0-0"
deal.C = "6-3 6-0 5-3 4-3 4-2 2-1"
deal.D = "6-4 5-2 5-1 4-1 4-0 3-3"
yard = "2-2 5-0 5-4 5-5"
play = """
C:6-3 D:6-4L A:4-4L B:3-1R C:4-3L D:4-1R A:3-2L B:6-2L C:6-0L
D:4-0L A:+2-2 A:+5-0 A:+5-4 A:5-4L B:+5-5 B:5-5L C:5-3L D:3-3L
A:pass B:3-0L C:4-2R D:5-2R A:5-0L B:pass C:pass D:5-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 42 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-1 5-0 4-3 4-1 1-1"
deal.B = "6-6 6-2 5-5 4-2 3-3 1-0"
deal.C = "6-0 5-2 4-0 3-0 2-2 2-0"
deal.D = "6-4 6-3 5-4 5-3 2-1 0-0"
yard = "3-1 3-2 4-4 6-5"
play = """
D:6-4 A:6-1L B:4-2R C:5-2R D:5-4R A:5-1L B:5-5L C:4-0R D:0-0R
A:5-0L B:1-0L C:6-0R D:6-3R A:4-1L B:3-3R C:3-0R D:+3-1 D:+3-2
D:+4-4 D:4-4L A:4-3L B:+6-5 B:pass C:2-0R D:3-2R A:pass B:pass
C:pass D:5-3L A:pass B:6-5L C:pass D:3-1R A:1-1R
"""
end = "out"
winner = "A"
delta = { A = 27, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 5-4 5-2 3-0"
deal.B = "6-0 5-1 4-0 3-2 3-1 1-0"
deal.C = "6-5 5-3 5-0 4-1 3-3 2-0"
deal.D = "6-4 6-1 4-3 4-2 2-1 0-0"
yard = "5-5 2-2 4-4 1-1"
play = """
A:6-6 B:6-0L C:6-5R D:0-0L A:3-0L B:3-1L C:5-3R D:6-1L A:6-3L
B:3-2L C:3-3R D:4-2L A:5-4L B:5-1L C:4-1L D:4-3L A:+5-5 A:+2-2
A:+4-4 A:+1-1
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 54, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 4-4 2-2 2-1 1-1 0-0"
deal.B = "6-4 5-4 5-1 4-3 4-0 3-1"
deal.C = "6-5 5-3 5-2 4-2 3-3 1-0"
deal.D = "6-6 6-3 6-1 5-5 3-2 3-0"
yard = "2-0 5-0 6-0 4-1"
play = """
B:5-1 C:6-5L D:6-1R A:6-2L B:6-4R C:5-2L D:5-5L A:4-4R B:4-0R
C:5-3L D:3-0R A:+2-0 A:+5-0 A:+6-0 A:+4-1 A:pass B:4-3L C:3-3R
D:6-3R A:4-1L B:3-1L C:pass D:6-6R A:6-0R B:pass C:1-0R D:3-2L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 31 }

[[match.hand]]
opener = "D"
deal.A = "6-1 6-0 5-0 4-4 4-2 3-1"
deal.B = "6-6 6-5 5-3 4-3 2-2 1-0"
deal.C = "6-2 5-5 5-4 3-3 3-2 3-0"
deal.D = "6-4 5-2 5-1 2-1 1-1 0-0"
yard = "6-3 4-0 4-1 2-0"
play = """
D:1-1 A:6-1L B:1-0R C:6-2L D:2-1L A:3-1L B:5-3L C:5-5L D:5-1L
A:6-0R B:6-5R C:5-4R D:6-4R A:+6-3 A:6-3R B:4-3R C:+4-0 C:4-0R
D:0-0R A:5-0R B:+4-1 B:4-1L C:+2-0 C:pass D:5-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 46 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-9"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 111, B = 71 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-9"
commitment = "38fc8aec5f7dd4ade91c46ac7610bf3786883cf0ed66b35f3319077425ae24e1"
secret = "410883eb33c999b36f85eea7e10cd39c9f1715600e1831f675d86993ba1311f0"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-0 4-4 3-0 2-2 1-0"
deal.B = "5-5 5-4 5-1 4-2 4-0 3-3 2-1"
yard = "4-1 3-2 6-4 5-2 4-3 0-0 5-3 6-6 1-1 6-1 6-0 6-3 2-0 3-1"
play = """
A:4-4 B:5-4L A:5-0L B:4-2R A:3-0L B:3-3L A:2-2R B:2-1R A:1-0R
B:4-0R A:+4-1 A:4-1R B:5-1R A:6-5R B:+3-2 B:3-2L A:6-2L
"""
end = "out"
winner = "A"
delta = { A = 10, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 6-1 5-4 4-3 3-1 2-2"
deal.B = "6-5 5-1 5-0 4-2 4-0 2-1 1-0"
yard = "3-2 6-6 2-0 4-4 5-2 0-0 6-0 5-5 3-0 4-1 5-3 3-3 6-3 1-1"
play = """
A:6-4 B:6-5L A:4-3R B:5-1L A:6-1L B:+3-2 B:3-2R A:6-2L B:4-2L
A:2-2R B:4-0L A:+6-6 A:+2-0 A:2-0L B:2-1L A:3-1L B:+4-4 B:+5-2
B:5-2R A:5-4R B:4-4R A:+0-0 A:+6-0 A:+5-5 A:+3-0 A:3-0L B:5-0L
A:5-5L B:+4-1 B:4-1R A:+5-3 A:5-3L B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 18 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 3-3 3-2 3-1 3-0 1-1"
deal.B = "6-6 6-2 5-5 5-2 4-1 2-2 2-1"
yard = "4-3 2-0 4-2 5-1 5-3 5-4 4-0 0-0 6-3 6-4 1-0 4-4 6-5 5-0"
play = """
B:6-6 A:6-1L B:6-2R A:1-1L B:5-2R A:3-1L B:5-5R A:3-0L B:+4-3
B:+2-0 B:2-0L A:3-2L B:4-3L A:+4-2 A:4-2L B:2-2L A:+5-1 A:5-1R
B:4-1R A:+5-3 A:+5-4 A:5-4R B:2-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 20 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-1 4-4 3-1 2-2 2-0"
deal.B = "6-6 5-4 5-3 4-2 4-1 3-3 3-2"
yard = "1-0 4-3 5-0 4-0 0-0 5-1 6-2 1-1 2-1 6-0 5-2 6-5 3-0 5-5"
play = """
B:6-6 A:6-4L B:5-4L A:6-1R B:5-3L A:6-3L B:4-1R A:4-4R B:4-2R
A:2-2R B:3-2R A:3-1R B:+1-0 B:1-0R A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 5-2 4-3 4-0 3-1 2-1"
deal.B = "6-5 5-5 5-1 4-1 3-3 3-2 1-1"
yard = "2-0 4-4 5-0 6-3 6-2 4-2 6-1 5-3 0-0 1-0 2-2 6-4 6-0 3-0"
play = """
A:6-6 B:6-5L A:5-2L B:3-2L A:3-1L B:5-1L A:5-4L B:4-1L A:2-1L
B:+2-0 B:2-0L A:4-0L B:+4-4 B:4-4L A:4-3L
"""
end = "out"
winner = "A"
delta = { A = 18, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-5 4-2 3-3 3-0 1-0"
deal.B = "6-5 5-3 5-0 4-1 3-1 2-2 2-1"
yard = "5-2 4-3 5-1 6-4 2-0 3-2 6-0 6-6 0-0 5-4 4-4 6-1 1-1 4-0"
play = """
A:3-0 B:5-3L A:1-0R B:6-5L A:6-2L B:4-1R A:4-2L B:+5-2 B:+4-3
B:4-3L A:6-3L B:+5-1 B:+6-4 B:6-4L A:+2-0 A:+3-2 A:+6-0 A:+6-6
A:+0-0 A:+5-4 A:5-4L B:5-2L A:2-0L B:5-0L A:5-5L B:5-1L A:+4-4
A:4-4R B:3-1L A:3-2L B:2-2L A:+6-1 A:+1-1 A:+4-0 A:4-0R B:2-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 33 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 4-0 3-1 2-2 1-0 0-0"
deal.B = "6-6 6-1 5-0 3-3 3-2 2-0 1-1"
yard = "4-4 6-0 5-3 4-2 6-3 5-5 2-1 4-1 5-1 6-4 5-4 4-3 3-0 5-2"
play = """
B:6-6 A:6-2L B:6-1R A:1-0R B:3-2L A:3-1L B:5-0R A:6-5R B:1-1L
A:+4-4 A:+6-0 A:6-0R B:2-0R A:2-2R B:+5-3 B:+4-2 B:4-2R A:4-0R
B:+6-3 B:+5-5 B:+2-1 B:2-1L A:0-0R B:+4-1 B:+5-1 B:+6-4 B:+5-4
B:+4-3 B:+3-0 B:3-0R A:+5-2 A:5-2L B:5-5L A:pass B:5-4L A:4-4L
"""
end = "out"
winner = "A"
delta = { A = 51, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-4 5-1 5-0 4-0 1-1 0-0"
deal.B = "5-5 5-2 4-3 4-1 3-1 2-1 1-0"
yard = "4-2 4-4 3-0 5-3 2-0 3-3 6-2 6-6 6-4 3-2 6-0 6-1 6-3 2-2"
play = """
A:5-4 B:5-5L A:5-0L B:4-3R A:4-0L B:4-1L A:5-1L B:5-2L A:+4-2
A:4-2L B:3-1R A:1-1R B:2-1R A:+4-4 A:4-4L B:+3-0 B:+5-3 B:+2-0
B:2-0R A:0-0R B:3-0R A:+3-3 A:3-3R B:5-3R A:6-5R
"""
end = "out"
winner = "A"
delta = { A = 1, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 4-4 4-3 4-0 3-2 3-1 1-1"
deal.B = "6-2 6-1 6-0 5-5 5-1 3-0 2-2"
yard = "5-4 6-3 2-0 5-0 6-4 0-0 6-6 1-0 3-3 4-1 2-1 4-2 5-3 5-2"
play = """
A:6-5 B:5-5R A:+5-4 A:5-4R B:6-2L A:4-0R B:6-0R A:3-2L B:6-1R
A:1-1R B:5-1R A:3-1L B:+6-3 B:+2-0 B:+5-0 B:5-0R A:+6-4 A:+0-0
A:0-0R B:3-0R A:4-3R B:+6-6 B:+1-0 B:1-0L A:4-4R B:2-0L A:6-4R
"""
end = "out"
winner = "A"
delta = { A = 25, B = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-10"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 11, B = 124, C = 31 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-10"
commitment = "23247da3dffe6929afd34c36b3d168554d9163907fc01b8463474182fdf407f9"
secret = "c51bb810e48bc1bc2389657e87f042a26c649ebddcd240170a6fa70a5e78b723"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-4 5-3 5-2 5-1 4-1 3-0 1-1"
deal.B = "6-6 6-4 6-1 6-0 4-4 4-0 2-2"
deal.C = "6-5 6-2 5-5 5-0 4-2 2-1 1-0"
yard = "3-3 2-0 3-2 0-0 6-3 4-3 3-1"
play = """
A:5-4 B:4-4R C:6-5L A:4-1R B:6-1R C:6-2L A:5-2L B:6-6R C:5-5L
A:5-3L B:6-4R C:4-2R A:3-0L B:6-0L C:2-1R A:5-1R B:+3-3 B:+2-0
B:+3-2 B:+0-0 B:+6-3 B:6-3L C:5-0R A:+4-3 A:4-3L B:2-0R C:+3-1
C:pass A:pass B:2-2R C:pass A:pass B:3-2R C:3-1R A:1-1R
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "4-4 4-3 4-0 3-3 2-2 2-0 0-0"
deal.B = "6-5 6-4 5-4 5-1 3-0 2-1 1-0"
deal.C = "6-1 5-5 5-2 5-0 4-2 3-1 1-1"
yard = "3-2 6-0 6-3 6-2 6-6 4-1 5-3"
play = """
A:4-4 B:5-4L C:5-5L A:4-3R B:3-0R C:5-2L A:2-2L B:1-0R C:4-2L
A:4-0L B:5-1R C:5-0L A:+3-2 A:+6-0 A:+6-3 A:+6-2 A:+6-6 A:+4-1
A:+5-3 A:5-3L B:6-5R C:3-1L A:6-6R B:6-4R C:6-1L A:6-3L B:pass
C:pass A:3-3L B:pass C:pass A:3-2L B:2-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 23, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-3 5-1 4-1 4-0 3-0 1-0"
deal.B = "6-6 6-4 6-0 5-0 2-2 2-1 1-1"
deal.C = "6-5 5-5 5-4 5-2 3-3 3-2 2-0"
yard = "4-4 4-2 3-1 0-0 6-2 6-3 4-3"
play = """
B:6-6 C:6-5L A:5-3L B:6-0R C:3-3L A:4-0R B:6-4R C:3-2L A:6-1R
B:2-1L C:+4-4 C:+4-2 C:+3-1 C:3-1L A:5-1R B:5-0R C:2-0R A:3-0L
B:2-2R C:5-2R A:1-0L B:1-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 38, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-0 3-3 3-1 2-2 2-1 1-0"
deal.B = "6-5 6-0 5-1 4-4 4-1 1-1 0-0"
deal.C = "6-2 6-1 5-5 5-3 4-0 3-2 2-0"
yard = "4-2 6-3 3-0 6-4 4-3 5-2 6-6"
play = """
B:4-4 C:4-0L A:5-4R B:5-1R C:2-0L A:2-2L B:1-1R C:6-2L A:3-1R
B:6-0L C:5-3R A:5-0L B:6-5L C:6-1L A:2-1L B:+4-2 B:4-2L C:5-5R
A:+6-3 A:+3-0 A:+6-4 A:6-4L B:+4-3 B:+5-2 B:5-2R C:3-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 31 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-1 4-0 3-3 3-2 1-0 0-0"
deal.B = "6-3 5-5 5-4 5-3 4-2 2-1 1-1"
deal.C = "6-5 6-4 6-2 6-1 5-0 3-0 2-2"
yard = "3-1 6-0 4-4 4-3 2-0 4-1 5-2"
play = """
C:6-5 A:6-6L B:5-5R C:6-4L A:5-1R B:5-4L C:5-0L A:4-0L B:1-1R
C:6-1R A:+3-1 A:+6-0 A:6-0R B:4-2L C:6-2L A:1-0R B:2-1R C:2-2R
A:3-2R B:6-3R C:+4-4 C:+4-3 C:+2-0 C:+4-1 C:+5-2
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 34, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-2 5-0 4-1 2-2 0-0"
deal.B = "5-5 5-4 4-3 3-3 3-2 3-0 2-1"
deal.C = "6-6 6-2 6-1 5-1 4-4 2-0 1-1"
yard = "4-0 5-3 4-2 6-5 6-0 1-0 3-1"
play = """
B:3-3 C:+4-0 C:+5-3 C:5-3L A:6-3R B:5-5L C:5-1L A:6-4R B:4-3R
C:6-1L A:+4-2 A:+6-5 A:6-5L B:5-4L C:4-4L A:4-2L B:3-2L C:+6-0
C:+1-0 C:+3-1 C:3-1L A:4-1L B:3-0R C:4-0L A:5-0L B:pass C:6-0R
A:5-2L B:2-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 29, C = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-11"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 3, C = 2, D = 1 }
score = { A = 0, B = 0, C = 77, D = 133 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
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
group_id = "draw-11"
commitment = "456d5240579904df9fea487425f9eb533069529d635f501916f8686ea92510d5"
secret = "1f964519517e9460fd77a934bfee8db30ec8b0673617189615edc087a52de3c2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-0 4-0 3-2 2-2 2-0 1-0"
deal.B = "6-5 6-1 5-5 4-3 1-1 0-0"
deal.C = "6-3 6-2 6-0 5-4 5-3 5-2"
deal.D = "5-1 4-4 4-1 3-1 3-0 2-1"
yard = "3-3 6-4 4-2 6-6"
play = """
C:6-2 D:2-1R A:1-0R B:6-5L C:5-3L D:3-1L A:2-0R B:6-1L C:6-3L
D:3-0L A:2-2R B:0-0L C:5-2R D:5-1R A:5-0L B:5-5L C:5-4L D:4-4L
A:4-0L B:1-1R C:6-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 17, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-2 5-5 5-0 1-1"
deal.B = "6-4 4-4 4-3 3-3 3-2 3-0"
deal.C = "5-3 5-1 4-1 4-0 2-1 2-0"
deal.D = "6-6 6-1 5-2 3-1 2-2 1-0"
yard = "6-0 4-2 0-0 5-4"
play = """
C:4-1 D:6-1R A:6-5R B:6-4L C:5-3R D:6-6L A:6-3R B:+6-0 B:6-0L
C:4-0L D:+4-2 D:4-2L A:6-2L B:+0-0 B:+5-4
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 60, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 4-4 4-0 3-0 2-2 0-0"
deal.B = "5-3 5-0 4-3 4-1 3-1 2-0"
deal.C = "6-4 6-3 5-5 5-1 4-2 1-1"
deal.D = "6-6 6-5 6-1 3-3 3-2 1-0"
yard = "5-2 2-1 5-4 6-0"
play = """
C:6-3 D:6-6L A:3-0R B:5-0R C:6-4L D:6-5R A:4-4L B:4-3L C:+5-2
C:+2-1 C:+5-4 C:+6-0 C:6-0R D:3-3L A:0-0R B:5-3L C:5-1L D:6-1L
A:4-0R B:4-1R C:2-1R D:3-2R A:6-2L B:2-0L C:pass D:1-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 42 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 6-1 5-4 5-1 4-4"
deal.B = "6-3 5-3 5-2 5-0 3-0 1-1"
deal.C = "6-5 4-3 4-0 2-0 1-0 0-0"
deal.D = "6-4 6-0 4-1 3-1 2-2 2-1"
yard = "3-3 3-2 5-5 4-2"
play = """
D:6-4 A:6-6L B:6-3L C:4-3L D:4-1L A:6-1L B:+3-3 B:+3-2 B:+5-5
B:+4-2 B:4-2R C:6-5L D:2-2R A:5-4L B:5-2R C:4-0L D:6-0L A:5-1R
B:1-1R C:1-0R D:pass A:6-2L B:3-2L C:0-0R D:3-1L A:pass B:5-0R
C:pass D:2-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 37 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-5 5-1 4-2 4-1 2-1"
deal.B = "6-0 5-4 5-0 3-2 3-0 2-2"
deal.C = "6-4 5-3 5-2 4-4 4-0 3-3"
deal.D = "6-5 6-3 6-2 3-1 2-0 0-0"
yard = "6-1 1-0 4-3 1-1"
play = """
D:6-5 A:6-6L B:6-0L C:5-3R D:6-3R A:+6-1 A:6-1R B:5-0L C:5-2L
D:6-2L A:5-1R B:5-4R C:6-4L D:+1-0 D:+4-3 D:4-3L A:4-2R B:3-2L
C:+1-1 C:pass D:2-0L A:2-1R B:3-0L C:3-3L D:3-1L A:4-1L B:pass
C:4-4L D:1-0R A:pass B:pass C:4-0R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 16 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 5-4 5-0 4-3 4-0"
deal.B = "5-5 5-2 4-2 3-2 3-0 2-0"
deal.C = "6-1 6-0 5-1 4-1 1-1 0-0"
deal.D = "6-2 5-3 4-4 3-3 2-1 1-0"
yard = "2-2 6-5 6-3 3-1"
play = """
D:4-4 A:6-4L B:4-2R C:6-1L D:6-2R A:6-6R B:+2-2 B:+6-5 B:6-5R
C:1-1L D:5-3R A:4-3R B:+6-3 B:+3-1 B:3-1L C:4-1R D:3-3L A:pass
B:6-3L C:6-0L D:2-1R A:4-0L B:5-2R C:5-1R D:1-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 38 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-12"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 137, B = 15 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-12"
commitment = "14b97a2c0506f35d65b22177a5e45e9b6abdf8afd3103b3453aefabd45f91c6b"
secret = "8e785ba9cbf59f2a17b1c50740cac74e9212660c76fa11c51eedc7aeb7d0931b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 5-2 5-1 5-0 3-3 3-2 1-1"
deal.B = "6-6 6-4 4-1 4-0 3-0 2-1 0-0"
yard = "6-1 4-3 6-0 4-2 1-0 5-4 2-0 2-2 4-4 5-5 3-1 5-3 6-5 6-2"
play = """
B:3-0 A:6-3L B:6-4L A:5-0R B:4-0L A:5-2R B:0-0L A:3-2R B:+6-1
B:+4-3 B:4-3R A:+6-0 A:6-0L B:4-1R A:5-1R B:6-1L A:1-1L B:2-1L
A:+4-2 A:4-2L B:+1-0 B:+5-4 B:5-4R A:+2-0 A:+2-2 A:+4-4 A:4-4L
B:+5-5 B:+3-1 B:+5-3 B:+6-5 B:+6-2
"""
end = "blocked"
winner = "A"
delta = { A = 42, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-1 5-5 5-4 4-4 1-0"
deal.B = "6-5 6-3 6-0 5-3 5-0 4-3 3-2"
yard = "3-0 2-2 2-0 5-2 4-1 6-4 4-2 2-1 5-1 4-0 3-3 0-0 3-1 1-1"
play = """
A:6-6 B:6-5L A:5-5L B:6-0R A:5-4L B:4-3L A:1-0R B:6-3L A:6-2L
B:3-2L A:6-1R B:5-3L A:+3-0 A:+2-2 A:+2-0 A:+5-2 A:5-2L B:+4-1
B:+6-4 B:6-4R A:2-2L B:4-1R A:2-0L B:5-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 11 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-2 6-1 5-3 5-2 2-0"
deal.B = "5-4 5-1 4-1 3-2 3-0 2-2 0-0"
yard = "4-3 4-4 4-0 5-5 2-1 6-0 3-3 6-6 1-0 4-2 6-4 5-0 3-1 1-1"
play = """
B:0-0 A:2-0L B:2-2L A:6-2L B:3-0R A:6-5L B:5-4L A:6-3R B:4-1L
A:6-1L B:+4-3 B:+4-4 B:+4-0 B:+5-5 B:+2-1 B:+6-0 B:6-0L A:+3-3
A:+6-6 A:6-6R B:4-0L A:+1-0 A:+4-2 A:4-2L B:2-1L A:1-0L B:+6-4
B:6-4R A:+5-0 A:5-0L B:4-3R A:5-3L B:3-2L A:5-2L B:5-1L A:3-3R
"""
end = "out"
winner = "A"
delta = { A = 18, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 4-3 4-2 4-1 3-0 2-2 2-1"
deal.B = "6-6 6-5 6-0 5-3 5-2 4-4 1-1"
yard = "6-2 5-1 3-1 5-4 3-2 1-0 2-0 3-3 5-0 6-1 4-0 6-3 5-5 0-0"
play = """
A:6-4 B:6-5L A:4-3R B:5-3R A:+6-2 A:+5-1 A:5-1L B:5-2R A:4-1L
B:4-4L A:4-2L B:+3-1 B:+5-4 B:+3-2 B:3-2L A:3-0L B:6-0L A:6-2L
B:+1-0 B:+2-0 B:2-0L A:2-2R B:1-0L A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 27, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-0 4-4 4-3 4-0 3-3 3-0"
deal.B = "6-3 6-1 5-2 4-2 4-1 1-1 1-0"
yard = "3-1 5-3 2-0 3-2 2-2 6-2 6-6 0-0 5-5 6-0 5-4 6-5 5-1 2-1"
play = """
A:6-4 B:4-1R A:+3-1 A:3-1R B:6-3R A:+5-3 A:+2-0 A:+3-2 A:+2-2
A:+6-2 A:6-2L B:5-2L A:5-3L B:6-1R A:4-3L B:4-2L A:3-2L B:1-0R
A:3-3L B:+6-6 B:+0-0 B:0-0R A:3-0L B:+5-5 B:+6-0 B:6-0L A:5-0R
B:6-6L A:+5-4 A:5-4R B:+6-5 B:6-5L A:4-4R B:5-5L A:4-0R B:+5-1
B:5-1L A:2-0R B:1-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-1 4-4 3-0 1-1 1-0 0-0"
deal.B = "6-5 6-4 6-1 5-4 4-3 4-1 2-0"
yard = "3-2 5-0 6-6 3-3 2-1 4-2 6-3 2-2 5-3 3-1 6-0 5-5 4-0 6-2"
play = """
B:6-4 A:4-4R B:4-1R A:5-1R B:6-1L A:1-1L B:5-4R A:1-0L B:2-0L
A:5-2L B:4-3R A:3-0R B:6-5L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 4-2 4-0 3-2 3-0 2-0"
deal.B = "6-5 6-3 6-1 6-0 5-5 5-0 2-1"
yard = "3-3 4-4 3-1 2-2 1-1 6-6 5-1 6-4 5-2 4-3 0-0 5-3 1-0 4-1"
play = """
B:6-5 A:6-2L B:2-1L A:5-4R B:6-1L A:4-2R B:6-3L A:3-2L B:+3-3
B:+4-4 B:+3-1 B:+2-2 B:2-2L A:2-0L B:6-0L A:+1-1 A:+6-6 A:6-6L
B:+5-1 B:+6-4 B:6-4L A:4-0L B:5-0L A:+5-2 A:5-2L B:+4-3 B:+0-0
B:+5-3 B:+1-0 B:+4-1
"""
end = "blocked"
winner = "A"
delta = { A = 50, B = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-13"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 0, B = 130, C = 43 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-13"
commitment = "516e0a24d88dd111f97568c15ac613fb9529f2664d3396fad4cacd01995d4861"
secret = "58a0350f8c2753207351695523ca151021650a9e9e044ef0d556f37fb919edb2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-0 5-3 5-0 4-4 4-1 2-0 1-0"
deal.B = "6-2 5-2 4-3 3-3 3-1 2-2 2-1"
deal.C = "6-4 5-4 4-2 4-0 3-2 1-1 0-0"
yard = "3-0 5-5 6-5 6-6 6-1 5-1 6-3"
play = """
A:4-1 B:4-3L C:3-2L A:2-0L B:3-1R C:4-0L A:4-4L B:3-3R C:6-4L
A:5-3R B:6-2L C:5-4R A:+3-0 A:+5-5 A:+6-5 A:+6-6 A:+6-1 A:+5-1
A:+6-3 A:pass B:5-2L C:4-2R A:6-5L B:2-2R C:pass A:6-6L B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 49, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 5-3 5-2 5-0 4-0 3-3"
deal.B = "6-4 4-4 3-2 3-1 3-0 2-2 1-0"
deal.C = "6-3 6-2 6-1 4-2 2-1 2-0 0-0"
yard = "4-3 1-1 6-0 4-1 5-1 6-5 5-5"
play = """
B:6-4 C:4-2R A:6-6L B:3-2R C:6-3R A:+4-3 A:+1-1 A:+6-0 A:6-0L
B:3-0L C:6-2R A:4-3L B:4-4L C:2-0R A:5-4L B:1-0R C:6-1R A:5-2L
B:2-2L C:2-1L A:1-1L B:3-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 23, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 4-4 3-3 3-1 3-0 2-2"
deal.B = "6-6 6-3 6-0 5-4 5-2 4-0 3-2"
deal.C = "6-2 5-1 4-3 4-2 2-1 2-0 1-0"
yard = "1-1 5-0 6-1 0-0 4-1 5-3 5-5"
play = """
B:6-6 C:6-2L A:6-5R B:5-4R C:4-2R A:2-2L B:5-2L C:5-1L A:3-1L
B:6-3L C:2-1R A:6-4L B:4-0L C:2-0L A:+1-1 A:1-1R B:3-2L C:4-3L
A:4-4L B:+5-0 B:+6-1 B:6-1R C:+0-0 C:+4-1 C:4-1L A:+5-3 A:+5-5
A:pass B:6-0R C:1-0R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 32 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-1 5-0 4-3 2-0 1-1 0-0"
deal.B = "6-5 6-2 6-0 4-2 3-2 3-1 2-2"
deal.C = "6-6 5-4 5-2 4-4 3-3 2-1 1-0"
yard = "6-3 4-0 5-5 3-0 4-1 6-1 5-3"
play = """
C:4-4 A:6-4L B:6-5L C:5-4R A:5-0L B:6-0L C:6-6L A:5-1R B:6-2L
C:2-1L A:1-1L B:3-1L C:3-3L A:4-3L B:4-2L C:5-2L A:+6-3 A:+4-0
A:+5-5 A:5-5L B:+3-0 B:+4-1 B:4-1R C:+6-1 C:+5-3 C:5-3L A:6-3L
B:pass C:6-1L A:4-0R B:3-0R C:1-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 11 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-1 6-0 5-4 2-1 2-0 1-1"
deal.B = "6-4 4-4 4-2 4-1 4-0 3-1 0-0"
deal.C = "5-3 5-2 5-1 5-0 4-3 3-3 3-2"
yard = "6-3 3-0 5-5 2-2 6-2 1-0 6-5"
play = """
C:3-3 A:+6-3 A:6-3L B:6-4L C:4-3L A:+3-0 A:3-0L B:4-0L C:5-3R
A:5-4R B:4-4L C:+5-5 C:+2-2 C:+6-2 C:+1-0 C:+6-5 C:pass A:pass
B:4-2L C:5-2L A:pass B:4-1R C:5-1R A:pass B:pass C:5-5L A:pass
B:pass C:6-5L A:6-6L B:pass C:6-2L A:2-0L B:0-0L C:5-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 24, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-2 5-1 5-0 2-2 2-1"
deal.B = "6-4 6-3 6-1 5-4 5-3 2-0 1-0"
deal.C = "5-5 5-2 4-1 4-0 3-3 3-2 3-1"
yard = "1-1 0-0 4-4 4-2 3-0 6-0 4-3"
play = """
B:6-4 C:4-1R A:6-2L B:6-1R C:3-2L A:6-6R B:6-3L C:+1-1 C:+0-0
C:+4-4 C:+4-2 C:+3-0 C:+6-0 C:6-0L A:6-5R B:5-4R C:4-0L A:+4-3
A:4-3L B:5-3L C:5-5L A:5-0L B:2-0L C:4-2L A:pass B:pass C:4-4L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 34, C = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-14"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 3, D = 2 }
score = { A = 0, B = 110, C = 0, D = 73 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
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
group_id = "draw-14"
commitment = "875cbb7bf1d48d7072cb8d4a1edc7e4026de34b8bc70c0e7cf5cd7f00d74dd07"
secret = "e0a85679f3d890018a1a8f1e4ea0e0f99112ff407f28ab6d52158ffdbf088cd5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 5-3 4-2 3-1 1-1 0-0"
deal.B = "6-6 6-5 6-0 5-1 4-4 3-2"
deal.C = "6-4 6-2 4-1 4-0 2-1 2-0"
deal.D = "6-1 5-4 5-2 5-0 4-3 3-3"
yard = "1-0 5-5 2-2 3-0"
play = """
B:6-6 C:6-4L D:4-3L A:6-3L B:6-5L C:6-2R D:5-2L A:4-2L B:4-4L
C:4-1L D:6-1L A:+1-0 A:+5-5 A:+2-2 A:2-2R B:3-2R C:+3-0 C:3-0R
D:5-0R A:5-5R B:5-1R C:2-1R D:pass A:pass B:6-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 36, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 4-4 4-3 4-1 4-0 2-2"
deal.B = "6-3 6-2 5-0 2-1 2-0 0-0"
deal.C = "6-4 5-4 5-3 5-1 3-2 1-0"
deal.D = "6-5 5-5 5-2 3-1 3-0 1-1"
yard = "4-2 3-3 6-0 6-6"
play = """
B:0-0 C:1-0L D:1-1L A:6-1L B:6-2L C:3-2L D:3-1L A:4-1L B:2-0R
C:6-4L D:6-5L A:2-2R B:5-0L C:+4-2 C:4-2R D:3-0L A:4-4R B:6-3L
C:5-4R D:5-5R A:+3-3 A:+6-0 A:6-0L B:+6-6 B:pass C:5-3R D:pass
A:4-3R B:pass C:pass D:pass A:4-0L
"""
end = "blocked"
delta = { A = 0, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-4 3-2 2-2 2-0 1-0"
deal.B = "6-6 6-1 5-1 4-0 2-1 0-0"
deal.C = "6-4 6-0 5-5 5-0 3-3 1-1"
deal.D = "6-2 5-3 4-4 4-2 4-1 3-1"
yard = "6-3 5-2 3-0 4-3"
play = """
C:6-4 D:6-2L A:5-4R B:5-1R C:1-1R D:4-1R A:3-2L B:4-0R C:3-3L
D:3-1L A:2-0R B:2-1R C:+6-3 C:+5-2 C:+3-0 C:+4-3 C:pass D:pass
A:1-0L B:6-1R C:6-0L D:pass A:6-5L B:6-6R C:5-5L D:5-3L A:pass
B:pass C:6-3L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 40, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-3 5-0 4-3 2-0"
deal.B = "6-5 6-3 4-2 4-1 3-1 2-2"
deal.C = "5-5 5-1 4-0 2-1 1-1 1-0"
deal.D = "6-0 5-4 5-2 4-4 3-0 0-0"
yard = "6-6 6-1 3-2 3-3"
play = """
B:2-2 C:2-1L D:5-2R A:5-3R B:3-1L C:+6-6 C:+6-1 C:+3-2 C:3-2L
D:3-0R A:6-2L B:6-3L C:4-0R D:5-4R A:4-3L B:6-5R C:6-6R D:6-0R
A:6-4L B:+3-3 B:pass C:6-1L D:0-0R A:5-0R B:4-1L C:5-5R D:4-4L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 23 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-0 4-2 3-1 3-0 1-1"
deal.B = "6-5 6-4 5-2 4-0 3-3 0-0"
deal.C = "6-0 5-4 5-1 4-4 4-1 2-1"
deal.D = "6-2 6-1 5-5 2-2 2-0 1-0"
yard = "3-2 5-3 6-3 4-3"
play = """
D:2-2 A:4-2L B:6-4L C:6-0L D:2-0R A:5-0L B:5-2L C:2-1L D:6-1L
A:6-6L B:0-0R C:+3-2 C:+5-3 C:+6-3 C:6-3L D:1-0R A:3-1L B:+4-3
B:pass C:5-1L D:5-5L A:1-1R B:6-5L C:4-1R D:6-2L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 50 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-4 5-3 3-3 3-1 0-0"
deal.B = "6-5 6-4 6-3 4-2 3-2 2-2"
deal.C = "6-2 5-1 5-0 4-1 1-1 1-0"
deal.D = "6-6 6-1 5-2 4-4 4-3 2-0"
yard = "2-1 6-0 4-0 3-0"
play = """
D:6-1 A:3-1R B:6-3R C:6-2L D:5-2L A:5-5L B:6-5L C:+2-1 C:+6-0
C:6-0L D:2-0L A:+4-0 A:+3-0 A:pass B:2-2L C:2-1L D:6-6R A:pass
B:6-4R C:5-1L D:4-3R A:5-4L B:4-2L C:pass D:pass A:5-3R B:3-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 34, C = 0, D = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-15"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 111, B = 27 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-15"
commitment = "383e8c5c464d8968e76c4c0683849251e2944e03eea4ace828c81a5f6cdc1271"
secret = "0e5e65714d81132276184fa0d70190677112fda7ac1dea318e663d178fb895db"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 5-4 3-3 3-1 2-2 2-0"
deal.B = "6-3 5-3 4-4 4-2 3-2 3-0 1-0"
yard = "1-1 0-0 5-1 6-6 4-0 5-2 4-1 6-0 4-3 6-5 6-4 2-1 6-2 5-0"
play = """
A:5-5 B:5-3L A:3-3L B:6-3L A:6-1L B:1-0L A:2-0L B:4-2L A:5-4L
B:+1-1 B:+0-0 B:+5-1 B:5-1L A:3-1L B:3-2L A:2-2L
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-2 4-3 4-2 3-0 2-2"
deal.B = "6-5 6-2 6-1 4-1 3-2 2-1 2-0"
yard = "5-3 6-6 1-0 4-4 0-0 6-4 5-5 4-0 1-1 5-0 5-4 3-1 3-3 5-1"
play = """
A:2-2 B:6-2L A:6-3L B:3-2L A:4-2L B:4-1L A:5-2R B:6-1L A:6-0L
B:2-0L A:+5-3 A:5-3R B:2-1L A:3-0R B:+6-6 B:+1-0 B:1-0L A:+4-4
A:+0-0 A:0-0L B:+6-4 B:+5-5 B:+4-0 B:4-0L A:4-4L B:6-4L A:+1-1
A:+5-0 A:5-0R B:6-6L A:+5-4 A:5-4R B:6-5L A:4-3R B:5-5L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-1 5-3 5-0 4-4 1-0"
deal.B = "6-3 5-5 5-1 4-2 4-0 3-1 3-0"
yard = "6-5 2-2 0-0 1-1 3-3 2-1 5-4 6-0 6-2 2-0 4-1 3-2 5-2 4-3"
play = """
B:6-3 A:6-6L B:3-1R A:6-1R B:+6-5 B:6-5L A:5-3L B:3-0L A:5-0L
B:5-5L A:6-4R B:5-1L A:4-4R B:4-2R A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 5-1 5-0 4-1 3-0 2-1"
deal.B = "6-5 6-4 5-3 4-3 3-2 2-2 1-0"
yard = "6-0 1-1 6-1 4-4 4-2 6-3 3-3 4-0 0-0 6-2 5-5 5-2 3-1 2-0"
play = """
A:6-6 B:6-5L A:5-1L B:1-0L A:5-0L B:5-3L A:3-0L B:6-4R A:5-4R
B:+6-0 B:6-0L A:+1-1 A:+6-1 A:6-1L B:+4-4 B:+4-2 B:+6-3 B:+3-3
B:+4-0 B:+0-0 B:+6-2 B:+5-5 B:5-5R A:1-1L B:+5-2 B:5-2R A:2-1R
B:+3-1 B:3-1L A:4-1R
"""
end = "out"
winner = "A"
delta = { A = 57, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-2 5-0 4-4 4-0 2-2 1-1"
deal.B = "6-6 6-5 5-4 5-3 3-1 2-1 0-0"
yard = "1-0 3-3 4-1 6-4 5-5 6-0 2-0 3-2 4-3 3-0 6-2 5-1 4-2 6-3"
play = """
A:4-4 B:5-4L A:5-2L B:2-1L A:1-1L B:3-1L A:4-0R B:5-3L A:5-0R
B:6-5L A:6-1L B:+1-0 B:1-0L A:+3-3 A:+4-1 A:+6-4 A:+5-5 A:5-5R
B:0-0L A:+6-0 A:6-0L B:6-6L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 25 }

[[match.hand]]
opener = "B"
deal.A = "6-4 4-4 4-3 3-3 3-1 2-0 1-0"
deal.B = "6-2 5-4 5-3 5-1 4-1 3-0 2-1"
yard = "4-2 6-5 1-1 5-5 2-2 6-3 3-2 5-0 6-6 6-0 5-2 4-0 0-0 6-1"
play = """
B:6-2 A:6-4L B:5-4L A:2-0R B:5-3L A:3-3L B:3-0L A:1-0L B:5-1L
A:+4-2 A:+6-5 A:6-5L B:+1-1 B:+5-5 B:+2-2 B:+6-3 B:6-3L A:4-3L
B:4-1L A:3-1L B:+3-2 B:3-2L A:4-2L B:+5-0 B:5-0R A:4-4L
"""
end = "out"
winner = "A"
delta = { A = 19, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-3 4-3 4-0 3-0 2-1"
deal.B = "6-2 6-1 5-5 5-2 3-1 2-2 0-0"
yard = "1-0 3-3 1-1 5-1 5-4 3-2 5-0 4-2 4-1 6-4 2-0 6-5 4-4 6-0"
play = """
A:6-6 B:6-2L A:6-3R B:5-2L A:5-3L B:3-1L A:2-1L B:2-2L A:4-3R
B:+1-0 B:+3-3 B:+1-1 B:+5-1 B:+5-4 B:5-4R A:+3-2 A:3-2L B:3-3L
A:3-0L B:1-0L A:+5-0 A:5-0R B:6-1L A:4-0R
"""
end = "out"
winner = "A"
delta = { A = 18, B = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-16"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 54, B = 124, C = 0 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-16"
commitment = "2fb47770b19398b059057bdeccf42166c3f84fd6b53e7ca3e571906dc9053111"
secret = "840bf14425161a18359c62c8445bcd9022fdaf3767d7c27b9a68c9e786bed3de"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 5-3 5-1 4-0 2-2 2-0"
deal.B = "6-4 6-3 6-2 5-2 4-4 4-2 3-0"
deal.C = "6-5 6-0 5-0 4-3 4-1 3-2 0-0"
yard = "3-1 2-1 1-1 5-4 3-3 1-0 6-6"
play = """
B:5-2 C:6-5L A:6-1L B:4-2R C:4-3R A:5-1L B:6-3R C:6-0R A:5-5L
B:3-0R C:5-0L A:4-0L B:6-4L C:3-2R A:2-2R B:6-2R C:+3-1 C:+2-1
C:+1-1 C:+5-4 C:+3-3 C:+1-0 C:+6-6 C:6-6L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 32, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 4-3 4-1 4-0 3-2 2-2"
deal.B = "6-6 6-0 5-5 5-1 4-4 4-2 0-0"
deal.C = "6-5 6-4 6-3 5-3 5-2 3-3 2-0"
yard = "5-0 2-1 5-4 3-1 1-1 3-0 1-0"
play = """
B:4-2 C:6-4L A:6-2L B:+5-0 B:+2-1 B:2-1L C:5-2R A:6-1L B:6-6L
C:6-5L A:+5-4 A:5-4L B:5-1R C:+3-1 C:3-1R A:4-3L B:+1-1 B:+3-0
B:3-0L C:6-3R A:4-0L B:4-4L C:+1-0 C:pass A:4-1L B:1-1L C:1-0L
A:pass B:0-0L C:2-0L A:3-2L B:6-0R C:5-3L A:pass B:5-0R C:pass
A:pass B:5-5L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-3 4-2 3-3 2-2 2-0 1-1 1-0"
deal.B = "6-5 6-2 6-0 5-2 5-0 3-2 3-0"
deal.C = "6-4 6-1 5-1 4-4 4-0 3-1 0-0"
yard = "6-6 2-1 4-3 5-4 5-5 4-1 6-3"
play = """
B:5-0 C:5-1L A:1-1L B:3-0R C:6-1L A:5-3R B:5-2R C:6-4L A:4-2L
B:6-2L C:+6-6 C:6-6L A:2-2R B:6-0L C:4-0L A:2-0R B:+2-1 B:+4-3
B:4-3L C:3-1L A:1-0L B:+5-4 B:+5-5 B:+4-1 B:+6-3 B:pass C:0-0L
"""
end = "blocked"
winner = "A"
delta = { A = 54, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 4-1 3-3 3-2 3-0 2-2"
deal.B = "6-6 6-5 6-3 5-2 4-2 2-0 1-0"
deal.C = "6-4 5-3 5-0 4-4 4-0 2-1 0-0"
yard = "3-1 5-1 4-3 5-5 5-4 1-1 6-0"
play = """
A:6-2 B:4-2R C:6-4L A:4-1L B:1-0L C:4-4R A:3-0L B:6-3L C:4-0R
A:6-1L B:2-0R C:2-1L A:3-2L B:5-2R C:5-3L A:+3-1 A:+5-1 A:5-1L
B:6-5R C:+4-3 C:+5-5 C:+5-4 C:+1-1 C:1-1L A:3-1L B:6-6R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 41, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-1 5-0 4-0 2-1 2-0 1-1"
deal.B = "6-3 6-2 4-2 4-1 3-2 3-1 2-2"
deal.C = "6-6 6-1 6-0 5-5 3-3 3-0 0-0"
yard = "1-0 4-4 5-3 5-2 6-4 5-4 4-3"
play = """
B:4-2 C:+1-0 C:+4-4 C:4-4L A:4-0L B:2-2R C:6-0L A:6-5L B:6-2R
C:6-6R A:5-1L B:3-1L C:6-1R A:2-1R B:3-2R C:3-3L A:+5-3 A:5-3L
B:6-3R C:5-5L A:5-0L B:+5-2 B:+6-4 B:6-4R C:3-0L A:+5-4 A:5-4R
B:5-2R C:+4-3 C:4-3L A:2-0R B:4-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-5 5-4 2-2 1-1 0-0"
deal.B = "6-4 6-2 6-1 4-4 3-3 3-1 2-1"
deal.C = "6-0 5-1 5-0 4-3 3-2 3-0 1-0"
yard = "4-2 2-0 4-0 4-1 5-3 5-2 6-6"
play = """
B:6-4 C:4-3R A:6-5L B:3-3R C:5-1L A:1-1L B:2-1L C:3-2L A:6-3L
B:3-1R C:6-0L A:0-0L B:6-1R C:5-0L A:5-5L B:6-2R C:+4-2 C:4-2R
A:5-4L B:4-4L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 4-4 4-0 3-3 2-1 0-0"
deal.B = "6-5 5-3 5-2 5-1 5-0 4-3 4-2"
deal.C = "6-2 6-0 5-5 3-2 3-0 2-2 1-0"
yard = "5-4 4-1 3-1 6-3 6-1 1-1 2-0"
play = """
B:5-3 C:5-5L A:3-3R B:4-3R C:+5-4 C:5-4L A:6-4L B:6-5L C:+4-1
C:4-1R A:2-1R B:4-2R C:+3-1 C:+6-3 C:+6-1 C:+1-1 C:+2-0 C:pass
A:4-4R B:5-1L C:6-1L A:6-6L B:pass C:6-3L A:4-0R B:5-0R C:3-2L
A:pass B:5-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 30, C = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-17"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2, D = 4 }
score = { A = 36, B = 105, C = 97, D = 17 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
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
group_id = "draw-17"
commitment = "29702af331071fb8fb7db6c1c3eb31e357e0321bfe2f3417f5c5f9e91e5919e0"
secret = "777b0c4e2a9173f5441ca371cd592d80871b50f44a71c0ff5c96b8551fd4e26f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 5-5 5-3 4-2 2-2"
deal.B = "6-3 6-2 5-4 4-4 3-3 2-0"
deal.C = "6-4 6-0 5-2 5-0 4-3 4-1"
deal.D = "6-1 5-1 4-0 3-2 2-1 1-0"
yard = "0-0 1-1 3-1 3-0"
play = """
D:6-1 A:6-6L B:6-3L C:4-3L D:4-0L A:+0-0 A:0-0L B:2-0L C:4-1R
D:3-2L A:4-2R B:6-2R C:6-0R D:1-0R A:5-3L B:5-4L C:6-4L D:5-1R
A:5-5R B:+1-1 B:+3-1 B:+3-0 B:pass C:5-0R D:pass A:6-5L B:3-0R
C:5-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 27, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 6-1 5-3 5-0 2-2"
deal.B = "6-5 6-0 5-5 4-3 4-1 0-0"
deal.C = "6-4 5-4 5-1 3-3 3-0 1-0"
deal.D = "5-2 4-4 4-2 4-0 3-1 2-0"
yard = "3-2 2-1 6-6 1-1"
play = """
C:3-3 D:3-1L A:6-3R B:6-5R C:5-1L D:5-2L A:5-3R B:4-3R C:5-4R
D:4-2L A:5-0R B:6-0R C:6-4L D:+3-2 D:+2-1 D:+6-6 D:6-6L A:6-2L
B:+1-1 B:pass C:pass D:3-2L A:6-1R B:4-1R C:3-0L D:4-0L A:pass
B:pass C:pass D:4-4L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 20, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-2 4-3 3-2 2-0"
deal.B = "6-5 6-4 5-4 4-0 2-2 2-1"
deal.C = "6-6 6-0 5-3 3-0 1-0 0-0"
deal.D = "6-3 5-0 4-4 4-1 3-3 1-1"
yard = "5-1 6-2 3-1 4-2"
play = """
C:6-6 D:6-3L A:4-3L B:6-5R C:5-3R D:4-4L A:3-2R B:6-4L C:6-0L
D:5-0L A:2-0R B:5-4L C:0-0R D:4-1L A:6-1L B:4-0R C:+5-1 C:+6-2
C:6-2L D:+3-1 D:+4-2 D:4-2L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 32, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-2 3-1 3-0 2-1 0-0"
deal.B = "5-4 5-1 4-4 4-2 3-2 1-1"
deal.C = "6-5 6-4 6-3 6-2 4-3 2-2"
deal.D = "6-6 6-1 6-0 5-5 5-0 2-0"
yard = "1-0 4-0 3-3 4-1"
play = """
B:5-4 C:6-5L D:6-6L A:+1-0 A:+4-0 A:4-0R B:+3-3 B:+4-1 B:pass
C:6-4L D:6-0R A:pass B:4-4L C:6-2R D:2-0R A:0-0R B:4-2L C:2-2L
D:5-0R A:5-2L B:5-1L C:pass D:6-1L A:5-3R B:3-3R C:6-3R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 26, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 5-1 5-0 3-0 1-0"
deal.B = "6-5 6-4 6-3 4-2 3-2 2-0"
deal.C = "6-1 5-4 5-3 3-1 2-1 1-1"
deal.D = "6-6 6-0 4-3 3-3 2-2 0-0"
yard = "4-0 5-2 4-1 4-4"
play = """
C:1-1 D:+4-0 D:+5-2 D:+4-1 D:4-1L A:5-1R B:6-5R C:6-1R D:4-3L
A:1-0R B:6-3L C:+4-4 C:pass D:6-6L A:6-2L B:4-2L C:4-4L D:4-0L
A:3-0L B:3-2L C:2-1L D:6-0R A:pass B:6-4R C:3-1L D:3-3L A:pass
B:pass C:5-4R D:5-2R A:pass B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 27, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-0 4-3 3-2 2-0 1-0"
deal.B = "6-1 5-3 4-4 3-3 2-2 0-0"
deal.C = "6-5 6-3 5-2 5-1 3-0 2-1"
deal.D = "6-6 6-0 5-4 4-2 4-1 4-0"
yard = "5-5 3-1 6-4 1-1"
play = """
B:4-4 C:+5-5 C:+3-1 C:+6-4 C:6-4L D:6-6L A:4-3R B:5-3R C:6-5L
D:5-4L A:5-0R B:0-0R C:3-0R D:4-2L A:6-2L B:6-1L C:5-1L D:+1-1
D:pass A:3-2R B:2-2R C:5-2R D:pass A:pass B:pass C:5-5L
"""
end = "blocked"
winner = "A"
delta = { A = 36, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 4-4 3-1 3-0 1-1 1-0"
deal.B = "6-5 6-4 6-2 5-1 2-1 2-0"
deal.C = "6-3 5-4 5-3 4-1 3-2 2-2"
deal.D = "6-6 5-5 5-0 4-3 3-3 0-0"
yard = "4-2 5-2 6-0 4-0"
play = """
A:4-4 B:6-4L C:6-3L D:4-3L A:+4-2 A:4-2L B:6-2L C:5-4R D:6-6L
A:6-1L B:6-5R C:4-1L D:+5-2 D:+6-0 D:6-0R A:3-0R B:+4-0 B:4-0L
C:3-2R D:5-0L A:pass B:5-1L C:2-2R D:5-2R A:3-1L B:pass C:5-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 24, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 4-4 4-3 4-0 3-0"
deal.B = "5-4 5-0 4-2 4-1 3-1 2-0"
deal.C = "6-6 5-5 5-3 5-1 3-3 3-2"
deal.D = "6-5 6-2 2-2 2-1 1-1 0-0"
yard = "5-2 6-0 6-4 1-0"
play = """
C:5-5 D:6-5L A:6-1L B:5-4R C:5-1L D:+5-2 D:5-2L A:4-0R B:4-2L
C:+6-0 C:6-0R D:6-2R A:4-4L B:4-1L C:3-2R D:2-1L A:3-0R B:5-0R
C:5-3R D:2-2L A:6-3R B:2-0L C:6-6R D:0-0L A:+6-4 A:6-4R B:+1-0
B:1-0L C:pass D:1-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 17 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 6-3 6-1 5-4 2-1"
deal.B = "6-5 6-2 6-0 5-2 2-0 1-1"
deal.C = "5-5 5-3 4-0 3-0 2-2 0-0"
deal.D = "5-1 5-0 4-4 4-2 3-2 3-1"
yard = "4-1 4-3 3-3 1-0"
play = """
D:5-1 A:2-1R B:6-5L C:2-2R D:4-2R A:5-4R B:6-2L C:5-5R D:3-2L
A:6-3L B:5-2R C:+4-1 C:+4-3 C:+3-3 C:+1-0 C:pass D:pass A:6-1L
B:1-1L C:4-1L D:4-4L A:6-4L B:6-0L C:4-0L D:pass A:pass B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 46, C = 0, D = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-18"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 12, B = 112 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-18"
commitment = "c50312fef5b9833877f32b34b21b891c82e415bb09864bb34c139af9303f2574"
secret = "4f456e48834d11edec86109469d542cd337b27f7a7a8526e3500a4db40641c09"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 4-2 4-1 3-2 1-0 0-0"
deal.B = "6-6 6-4 6-3 5-3 3-0 2-2 2-0"
yard = "6-1 1-1 4-0 4-3 2-1 6-0 6-2 6-5 5-0 5-2 3-1 5-1 4-4 3-3"
play = """
A:5-5 B:5-3L A:5-4R B:6-4R A:3-2L B:6-6R A:4-2L B:6-3R A:4-1L
B:3-0R A:1-0L B:2-0L A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-4 5-2 4-4 3-0 2-1 0-0"
deal.B = "6-5 6-4 6-0 5-5 5-1 4-2 3-1"
yard = "4-0 6-6 1-0 3-2 2-2 5-3 1-1 6-1 6-2 5-0 2-0 3-3 4-1 4-3"
play = """
A:6-3 B:6-5L A:5-4L B:6-4L A:3-0R B:6-0R A:+4-0 A:+6-6 A:6-6L
B:+1-0 B:+3-2 B:+2-2 B:+5-3 B:+1-1 B:+6-1 B:6-1L A:2-1L B:2-2L
A:5-2L B:5-5L A:+6-2 A:6-2R B:5-1L A:+5-0 A:+2-0 A:2-0R B:1-0R
A:+3-3 A:+4-1 A:4-1L B:4-2L A:+4-3 A:pass B:1-1R A:pass B:3-2L
A:4-3L B:3-1R A:4-4L B:5-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-2 5-1 4-3 3-1 3-0 1-0"
deal.B = "6-5 6-3 6-1 5-5 4-4 4-0 3-3"
yard = "4-2 5-3 2-0 5-4 0-0 3-2 6-2 2-1 6-6 4-1 6-0 2-2 5-0 1-1"
play = """
B:5-5 A:5-2L B:6-5R A:6-4R B:4-4R A:4-3R B:3-3R A:3-1R B:6-1R
A:+4-2 A:4-2L B:6-3R A:3-0R B:4-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-2 4-4 4-2 3-3 3-2 2-1"
deal.B = "6-4 6-2 6-1 5-4 4-0 3-1 2-0"
yard = "6-5 3-0 6-6 1-1 4-3 5-0 0-0 6-0 5-5 5-1 6-3 1-0 2-2 4-1"
play = """
B:6-4 A:4-4R B:6-2L A:5-2L B:5-4L A:4-2L B:2-0L A:+6-5 A:+3-0
A:3-0L B:3-1L A:2-1L B:4-0R A:3-2L B:+6-6 B:+1-1 B:+4-3 B:4-3L
A:+5-0 A:5-0R B:+0-0 B:+6-0 B:+5-5 B:5-5R A:6-5R B:6-6R A:+5-1
A:+6-3 A:6-3R B:+1-0 B:+2-2 B:+4-1 B:4-1L A:5-3R B:6-1L A:5-1R
B:6-0L A:pass B:1-1R A:pass B:1-0R A:pass B:0-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-3 5-0 4-1 4-0 3-0 1-0"
deal.B = "6-2 5-4 5-1 4-4 2-2 2-1 2-0"
yard = "6-0 3-3 3-1 6-1 6-4 4-2 4-3 1-1 0-0 5-2 6-5 3-2 6-6 5-5"
play = """
B:2-2 A:+6-0 A:+3-3 A:+3-1 A:+6-1 A:+6-4 A:+4-2 A:4-2L B:4-4L
A:6-4L B:6-2L A:+4-3 A:+1-1 A:+0-0 A:+5-2 A:5-2L B:5-4L A:4-3L
B:2-1R A:6-3L B:5-1R A:5-3R B:+6-5 B:6-5L A:3-3R B:+3-2 B:3-2R
A:5-0L B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 32 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-4 5-1 4-4 4-1 3-1"
deal.B = "6-5 6-1 5-2 4-3 4-0 3-0 1-1"
yard = "5-3 6-0 6-4 2-0 4-2 3-2 2-1 3-3 1-0 5-0 2-2 0-0 6-6 6-3"
play = """
B:1-1 A:5-1L B:6-5L A:6-2L B:5-2L A:5-5L B:6-1R A:5-4L B:4-3L
A:3-1L B:+5-3 B:+6-0 B:6-0R A:4-1L B:4-0L A:+6-4 A:+2-0 A:2-0L
B:3-0R A:+4-2 A:4-2L B:5-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 18 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-5 5-1 4-3 4-1 3-3"
deal.B = "6-2 5-0 4-4 2-0 1-1 1-0 0-0"
yard = "6-6 6-5 6-0 5-4 3-0 5-2 2-2 6-4 3-1 2-1 5-3 3-2 4-0 4-2"
play = """
B:0-0 A:+6-6 A:+6-5 A:+6-0 A:6-0L B:6-2L A:+5-4 A:+3-0 A:3-0R
B:2-0L A:6-3R B:1-0L A:6-6R B:1-1L A:6-5R B:5-0R A:6-1L B:+5-2
B:+2-2 B:+6-4 B:6-4L A:5-4L B:5-2L A:+3-1 A:+2-1 A:2-1L B:+5-3
B:+3-2 B:+4-0 B:4-0R A:4-3R B:3-2R A:5-1L B:2-2R A:5-5L B:5-3L
A:3-3L B:+4-2 B:4-2R A:4-1R B:pass A:3-1L
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 4-3 4-0 3-2 2-2 2-0"
deal.B = "5-2 4-4 4-2 4-1 3-1 2-1 0-0"
yard = "3-3 5-1 5-4 6-4 6-3 1-0 1-1 6-5 5-3 3-0 6-6 6-2 5-0 6-1"
play = """
A:5-5 B:5-2L A:3-2L B:3-1L A:+3-3 A:+5-1 A:5-1L B:+5-4 B:5-4L
A:4-3L B:+6-4 B:+6-3 B:6-3L A:6-0L B:0-0L A:4-0L B:4-4L A:+1-0
A:+1-1 A:+6-5 A:6-5R B:6-4R A:+5-3 A:+3-0 A:+6-6 A:+6-2 A:+5-0
A:+6-1 A:pass B:4-2L A:6-2L B:4-1R A:6-6L B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 38 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-19"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 2 }
score = { A = 111, B = 0, C = 0 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-19"
commitment = "1e95895b364688c00f504bb50dff71adc06d126979a33a4c8d9aac8199b13f00"
secret = "f17bcb9269b0bc43836d33d8efe59f55dd9c2184515e1dae6d198baf0596b959"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 4-2 4-1 4-0 3-3 2-0"
deal.B = "6-1 5-4 5-1 5-0 4-4 3-1 0-0"
deal.C = "6-6 5-3 4-3 3-2 2-1 1-1 1-0"
yard = "5-5 2-2 6-5 5-2 6-2 3-0 6-0"
play = """
B:6-1 C:2-1R A:6-4L B:5-4L C:3-2R A:3-3R B:5-1L C:4-3R A:4-1L
B:4-4L C:+5-5 C:+2-2 C:+6-5 C:+5-2 C:+6-2 C:+3-0 C:+6-0 C:pass
A:4-2L B:pass C:2-2L A:2-0L B:5-0L C:5-5L A:4-0R B:0-0R C:3-0R
A:6-3R
"""
end = "out"
winner = "A"
delta = { A = 59, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-5 5-1 3-2 3-1 2-0"
deal.B = "6-4 5-0 4-4 4-0 2-2 1-0 0-0"
deal.C = "6-6 6-5 6-1 5-2 3-3 3-0 2-1"
yard = "4-3 1-1 4-2 4-1 5-4 5-3 6-0"
play = """
A:5-5 B:5-0L C:5-2R A:2-0L B:2-2L C:2-1L A:5-1L B:+4-3 B:+1-1
B:+4-2 B:4-2R C:6-5L A:6-2L B:6-4R C:6-1R A:3-1R B:4-3R C:+4-1
C:4-1R A:3-2L B:1-1R C:3-3L A:6-3L
"""
end = "out"
winner = "A"
delta = { A = 28, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-0 5-1 5-0 1-1 1-0"
deal.B = "6-5 6-3 5-2 4-4 3-3 3-2 0-0"
deal.C = "6-2 6-1 5-3 4-3 4-2 3-1 2-0"
yard = "4-1 4-0 5-4 5-5 3-0 2-1 2-2"
play = """
A:6-6 B:6-5L C:6-2R A:5-1L B:5-2R C:3-1L A:5-0R B:6-3L C:2-0R
A:6-0L B:0-0L C:4-2R A:6-4R B:+4-1 B:+4-0 B:4-0L C:6-1R A:1-1R
B:4-4L C:4-3L A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 24, B = 0, C = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-20"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 3, C = 1, D = 2 }
score = { A = 0, B = 0, C = 140, D = 56 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
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
group_id = "draw-20"
commitment = "74f681d7491dcb176c95a98d9f8de54171522ebbcf7ae3ea15798f2eb3e0590d"
secret = "cc1569c98f2e1aff131452102831c8742b0ff8810980a506e67f67b2e7bf8c5b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 6-0 4-2 1-1 0-0"
deal.B = "6-6 5-3 4-3 3-2 3-0 2-2"
deal.C = "5-5 5-2 5-1 5-0 4-1 3-1"
deal.D = "5-4 4-0 3-3 2-1 2-0 1-0"
yard = "6-1 4-4 6-5 6-3"
play = """
D:3-3 A:+6-1 A:+4-4 A:+6-5 A:+6-3 A:6-3L B:5-3R C:5-5R D:5-4R
A:6-5L B:4-3R C:5-2L D:2-0L A:6-0L B:3-2R C:pass D:2-1R A:6-4L
B:pass C:5-1R D:4-0L A:0-0L B:3-0L C:5-0R D:1-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 56 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-4 4-0 3-1 3-0 2-2"
deal.B = "6-6 6-3 6-1 5-5 5-2 1-1"
deal.C = "6-2 6-0 5-0 4-3 1-0 0-0"
deal.D = "5-3 4-2 4-1 3-3 2-1 2-0"
yard = "3-2 6-4 4-4 5-1"
play = """
D:3-3 A:3-1L B:6-3R C:6-2R D:2-1L A:2-2L B:5-2L C:5-0L D:2-0L
A:+3-2 A:3-2L B:+6-4 B:+4-4 B:+5-1 B:pass C:4-3L D:4-2L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 88, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-1 5-0 3-1 3-0"
deal.B = "6-5 6-2 4-0 3-3 3-2 1-0"
deal.C = "6-6 6-4 5-2 4-3 2-0 1-1"
deal.D = "6-3 6-0 5-4 4-4 2-1 0-0"
yard = "5-3 4-1 4-2 2-2"
play = """
C:6-6 D:6-0L A:5-0L B:6-5R C:5-2L D:5-4R A:+5-3 A:+4-1 A:4-1R
B:3-2L C:4-3L D:2-1R A:+4-2 A:4-2L B:6-2L C:6-4L D:4-4L A:+2-2
A:2-2R B:4-0L C:2-0L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 52, D = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-21"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 53, B = 105 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-21"
commitment = "5f264d789508ee82b0987207cd1dd5664095871390dbec835b34bd908532f9d9"
secret = "6d8d34ce1c9bb152b0a2c5a9745294efee3a2235979e022cbba32061de09c39e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-1 4-4 3-2 2-1 0-0"
deal.B = "6-2 5-0 4-3 4-0 2-2 2-0 1-1"
yard = "5-4 5-3 4-2 3-1 3-3 6-0 5-1 5-2 1-0 6-4 5-5 4-1 3-0 6-5"
play = """
A:4-4 B:4-3L A:3-2L B:6-2L A:6-6L B:4-0R A:6-1L B:5-0R A:2-1L
B:2-2L A:+5-4 A:5-4R B:2-0L A:0-0L B:+5-3 B:+4-2 B:4-2R A:+3-1
A:+3-3 A:+6-0 A:6-0L B:+5-1 B:+5-2 B:5-2R A:6-3L B:5-3L A:+1-0
A:+6-4 A:+5-5 A:5-5L B:5-1L A:3-1L B:+4-1 B:+3-0 B:3-0L A:1-0L
B:4-1L A:6-4L B:+6-5 B:6-5L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-4 3-3 3-2 3-0 1-1"
deal.B = "6-4 6-3 5-1 5-0 4-4 4-1 4-0"
yard = "5-3 2-0 1-0 6-6 6-5 3-1 2-1 4-3 4-2 6-0 2-2 6-1 0-0 5-2"
play = """
B:6-4 A:5-4R B:6-3L A:3-2L B:5-1R A:1-1R B:4-1R A:6-2L B:4-4R
A:+5-3 A:+2-0 A:+1-0 A:+6-6 A:6-6L B:4-0R A:1-0R B:+6-5 B:6-5L
A:5-3L B:+3-1 B:3-1L A:+2-1 A:2-1L B:+4-3 B:+4-2 B:4-2L A:+6-0
A:+2-2 A:+6-1 A:6-1R B:4-3L A:3-0L B:5-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 28 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 5-3 5-2 4-0 3-1 1-0"
deal.B = "6-3 6-1 5-1 3-2 3-0 2-1 2-0"
yard = "5-0 4-2 5-5 0-0 1-1 6-4 6-2 4-4 4-3 6-5 4-1 2-2 3-3 5-4"
play = """
B:6-3 A:3-1R B:6-1L A:1-0L B:5-1R A:5-3R B:3-2R A:6-0L B:2-1R
A:6-6L B:+5-0 B:+4-2 B:+5-5 B:+0-0 B:+1-1 B:1-1R A:+6-4 A:6-4L
B:4-2L A:5-2L B:5-5L A:+6-2 A:+4-4 A:+4-3 A:+6-5 A:6-5L B:+4-1
B:4-1R A:4-4R B:+2-2 B:+3-3 B:+5-4 B:5-4R A:6-2L B:5-0R A:4-0R
B:2-2L A:4-3R
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-3 6-1 4-1 3-0 1-0"
deal.B = "6-6 5-2 5-1 4-0 3-1 1-1 0-0"
yard = "2-1 5-0 4-4 5-3 5-4 5-5 6-2 2-0 4-2 6-0 3-3 2-2 3-2 4-3"
play = """
A:3-0 B:3-1L A:6-1L B:6-6L A:6-5L B:5-2L A:1-0R B:5-1R A:+2-1
A:2-1L B:1-1L A:4-1L B:4-0L A:+5-0 A:5-0R B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 19 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-4 5-1 5-0 4-2 4-1 3-1"
deal.B = "6-4 6-1 5-5 5-2 4-3 2-2 1-0"
yard = "4-4 3-0 2-0 6-3 2-1 4-0 3-2 6-5 0-0 6-6 3-3 6-2 1-1 5-3"
play = """
B:5-5 A:5-1L B:6-1L A:5-4R B:6-4L A:4-2L B:5-2L A:5-0L B:4-3R
A:3-1R B:1-0L A:4-1L B:+4-4 B:4-4L A:+3-0 A:+2-0 A:+6-3 A:+2-1
A:2-1R B:2-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 20 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-2 4-2 4-1 2-2 1-0"
deal.B = "6-5 6-2 5-3 5-1 3-2 3-1 3-0"
yard = "1-1 2-1 4-3 5-0 6-0 5-5 4-0 6-3 5-4 0-0 2-0 6-1 4-4 3-3"
play = """
B:6-5 A:5-2R B:6-2L A:4-2L B:3-2R A:6-4L B:5-3R A:6-6L B:5-1R
A:1-0R B:3-0R A:+1-1 A:+2-1 A:+4-3 A:4-3R B:+5-0 B:+6-0 B:6-0L
A:4-1R B:5-0L A:1-1R B:3-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-5 4-4 4-1 3-3 3-0 2-0 0-0"
deal.B = "6-6 5-3 5-1 4-3 3-2 2-1 1-0"
yard = "6-1 6-0 4-2 6-2 4-0 3-1 5-0 6-4 5-4 5-5 6-3 5-2 2-2 1-1"
play = """
B:6-6 A:6-5L B:5-3L A:3-0L B:1-0L A:4-1L B:4-3L A:3-3L B:3-2L
A:2-0L B:+6-1 B:6-1R A:0-0L B:5-1R A:+6-0 A:6-0L B:+4-2 B:+6-2
B:6-2L A:+4-0 A:+3-1 A:+5-0 A:5-0R B:4-2L A:4-0L B:+6-4 B:+5-4
B:+5-5 B:+6-3 B:+5-2 B:+2-2 B:+1-1
"""
end = "blocked"
winner = "A"
delta = { A = 42, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 6-0 5-1 5-0 4-2 0-0"
deal.B = "6-4 5-3 4-4 4-1 3-3 3-2 2-0"
yard = "3-0 6-2 5-2 6-5 5-4 4-3 5-5 3-1 2-2 1-1 4-0 6-3 2-1 1-0"
play = """
A:6-0 B:6-4L A:0-0R B:4-4L A:4-2L B:3-2L A:5-0R B:5-3L A:5-1L
B:4-1L A:+3-0 A:+6-2 A:+5-2 A:5-2R B:2-0R A:3-0R B:3-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 27 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-22"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 115, B = 42, C = 20 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-22"
commitment = "df64509ac695846fcee8d7696a37f96ad443938b961aebe5b0ca2d159151b94b"
secret = "603deb26763327dd82201902473cc8b9715851e428f47c69cc612bbbd144afe6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 5-0 4-0 2-2 2-0 1-0"
deal.B = "6-5 6-4 6-2 6-1 5-3 3-3 1-1"
deal.C = "5-5 5-4 5-2 5-1 4-3 4-2 3-0"
yard = "0-0 3-1 2-1 4-4 6-6 3-2 4-1"
play = """
C:5-5 A:5-0L B:6-5R C:3-0L A:6-3L B:6-1L C:5-1L A:6-0R B:5-3L
C:4-3L A:4-0L B:+0-0 B:0-0L C:+3-1 C:+2-1 C:+4-4 C:+6-6 C:+3-2
C:+4-1 C:pass A:2-0L B:6-2L C:6-6L A:1-0R B:1-1R C:4-1R A:pass
B:6-4R
"""
end = "blocked"
winner = "A"
delta = { A = 44, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-0 4-2 4-0 3-0 2-1 0-0"
deal.B = "6-1 5-5 5-1 4-3 3-1 2-2 1-1"
deal.C = "6-5 6-4 5-4 5-2 4-4 4-1 3-3"
yard = "6-3 3-2 5-3 2-0 1-0 6-0 6-6"
play = """
A:6-2 B:6-1L C:4-1L A:4-2L B:2-2L C:5-2L A:5-0L B:+6-3 B:+3-2
B:3-2R C:3-3R A:4-0L B:4-3L C:+5-3 C:5-3L A:3-0R B:5-5L C:6-5L
A:0-0R B:6-3L C:+2-0 C:2-0R A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 39, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-2 4-4 3-2 3-1 3-0 2-1"
deal.B = "6-4 6-0 5-0 4-3 1-1 1-0 0-0"
deal.C = "6-5 6-3 6-2 6-1 5-4 4-0 3-3"
yard = "2-0 5-5 6-6 5-1 4-2 2-2 4-1"
play = """
A:4-4 B:6-4L C:6-5L A:5-3L B:4-3L C:5-4L A:5-2L B:+2-0 B:2-0L
C:4-0L A:+5-5 A:+6-6 A:+5-1 A:+4-2 A:4-2L B:+2-2 B:2-2L C:6-2L
A:6-6L B:6-0L C:+4-1 C:4-1R A:5-1R B:5-0R C:pass A:3-0L B:0-0R
C:6-3L A:pass B:1-0R C:6-1L A:3-1L B:1-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 24, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 4-0 3-2 3-1 2-1 1-1 1-0"
deal.B = "6-6 6-4 6-1 6-0 5-1 5-0 2-0"
deal.C = "6-2 5-5 5-4 5-3 4-2 3-3 0-0"
yard = "4-4 6-5 4-1 6-3 2-2 4-3 3-0"
play = """
B:6-6 C:6-2L A:5-2L B:5-0L C:0-0L A:4-0L B:6-4L C:+4-4 C:+6-5
C:6-5L A:+4-1 A:+6-3 A:6-3R B:5-1L C:5-3R A:4-1L B:+2-2 B:+4-3
B:4-3L C:3-3L A:3-2L B:2-2L C:4-2L A:+3-0 A:pass B:pass C:5-4L
A:pass B:pass C:5-5L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 20 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-2 5-0 4-3 3-3 3-0 2-2"
deal.B = "6-6 6-3 6-1 5-3 3-2 2-1 0-0"
deal.C = "6-4 6-0 5-1 4-1 3-1 2-0 1-0"
yard = "4-4 6-2 6-5 5-4 1-1 4-2 4-0"
play = """
C:6-4 A:4-3R B:6-6L C:6-0L A:3-3R B:6-3R C:2-0L A:5-2L B:5-3L
C:3-1L A:+4-4 A:+6-2 A:6-2R B:2-1L C:+6-5 C:+5-4 C:+1-1 C:+4-2
C:4-2L A:4-4L B:3-2R C:5-4L A:5-5L B:+4-0 B:pass C:6-5L A:3-0R
B:4-0R C:4-1R A:pass B:6-1R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 18, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-5 5-3 5-1 3-3 1-1"
deal.B = "6-3 5-0 4-3 4-1 3-1 3-0 0-0"
deal.C = "6-1 5-4 5-2 4-4 4-2 4-0 3-2"
yard = "6-5 2-0 2-2 6-0 1-0 2-1 6-6"
play = """
B:0-0 C:4-0L A:6-4L B:6-3L C:3-2L A:6-2L B:3-0R C:6-1L A:5-3R
B:5-0R C:+6-5 C:+2-0 C:2-0R A:5-1L B:+2-2 B:2-2R C:6-5L A:+6-0
A:6-0L B:+1-0 B:1-0L C:5-2R A:5-5R B:3-1L C:5-4R A:3-3L B:4-3R
C:+2-1 C:+6-6
"""
end = "blocked"
winner = "A"
delta = { A = 32, B = 0, C = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-23"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 4, C = 1, D = 2 }
score = { A = 75, B = 43, C = 116, D = 79 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
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
group_id = "draw-23"
commitment = "eed5302dc67e3b4041a348faccdd5bc1c20650ed5a603dd86a44fccb65b9feeb"
secret = "a766a14e76e5f0012837bf8935a23961a7033d20a4fefc349148cd47c1377afa"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 5-4 4-4 3-3 2-1"
deal.B = "6-3 6-2 6-1 6-0 3-2 2-2"
deal.C = "5-5 5-2 5-1 4-3 4-2 4-0"
deal.D = "5-3 5-0 4-1 3-0 1-1 1-0"
yard = "6-5 3-1 2-0 0-0"
play = """
C:5-1 D:5-3L A:3-3L B:6-3L C:+6-5 C:6-5L D:5-0L A:2-1R B:6-0L
C:5-2R D:+3-1 D:+2-0 D:+0-0 D:pass A:6-6L B:6-2L C:4-2L D:4-1L
A:5-4R B:6-1L C:4-0R D:3-0R A:6-4L B:3-2R C:4-3L D:3-1L A:pass
B:2-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 23, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 6-0 5-5 5-2 5-1"
deal.B = "6-3 5-3 4-4 3-2 2-2 2-1"
deal.C = "6-5 4-2 3-3 2-0 1-0 0-0"
deal.D = "6-4 5-0 4-3 4-1 3-1 3-0"
yard = "1-1 6-6 5-4 4-0"
play = """
B:6-3 C:3-3R D:6-4L A:+1-1 A:+6-6 A:+5-4 A:5-4L B:5-3L C:+4-0
C:pass D:4-3L A:pass B:4-4L C:4-2L D:3-1R A:6-2L B:2-1R C:6-5L
D:5-0L A:6-0L B:3-2R C:pass D:3-0R A:6-6L B:pass C:0-0R D:pass
A:6-1L B:pass C:1-0L D:pass A:pass B:pass C:2-0L D:pass A:5-2L
B:pass C:4-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 27, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-4 5-1 3-3 2-2 1-0"
deal.B = "6-3 6-2 6-1 4-4 4-2 4-0"
deal.C = "6-0 5-3 5-0 3-1 2-0 0-0"
deal.D = "5-5 5-2 4-3 4-1 3-2 3-0"
yard = "2-1 6-6 1-1 6-4"
play = """
C:6-0 D:3-0R A:6-5L B:6-3R C:5-0L D:+2-1 D:+6-6 D:6-6R A:1-0L
B:6-1L C:+1-1 C:+6-4 C:6-4L D:4-3L A:3-3L B:6-2R C:5-3L D:5-5L
A:2-2R B:4-2R C:pass D:5-2L A:5-4R B:pass C:2-0L D:pass A:5-1R
"""
end = "out"
winner = "A"
delta = { A = 31, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-5 4-2 3-2 2-1"
deal.B = "5-4 5-3 5-1 4-3 3-3 3-1"
deal.C = "5-0 4-4 4-1 3-0 1-0 0-0"
deal.D = "6-5 6-1 5-2 4-0 2-0 1-1"
yard = "2-2 6-2 6-6 6-0"
play = """
A:5-5 B:5-4L C:5-0R D:4-0L A:+2-2 A:+6-2 A:+6-6 A:+6-0 A:6-0L
B:pass C:3-0R D:6-5L A:6-3R B:5-3L C:pass D:6-1R A:2-1R B:4-3L
C:4-1L D:5-2R A:pass B:5-1L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 60 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-1 4-3 4-0 3-2 3-0"
deal.B = "6-5 6-4 6-0 5-3 5-1 4-1"
deal.C = "6-2 5-5 3-1 2-2 2-1 1-1"
deal.D = "5-4 5-2 5-0 3-3 2-0 1-0"
yard = "4-4 4-2 0-0 6-3"
play = """
D:5-4 A:4-3R B:6-5L C:3-1R D:1-0R A:6-6L B:6-4L C:+4-4 C:4-4L
D:5-0R A:4-0L B:6-0L C:5-5R D:5-2R A:3-2R B:5-3R C:6-2L D:2-0L
A:3-0L B:5-1R C:1-1R D:3-3L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 19 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-3 5-0 4-1 3-1 1-1"
deal.B = "6-5 6-2 4-0 2-1 2-0 0-0"
deal.C = "6-6 6-1 6-0 5-2 4-4 2-2"
deal.D = "6-4 5-5 5-4 4-3 3-3 3-2"
yard = "4-2 5-1 3-0 1-0"
play = """
D:5-5 A:5-3L B:6-5R C:6-0R D:4-3L A:4-1L B:2-1L C:5-2L D:5-4L
A:5-0R B:4-0L C:+4-2 C:+5-1 C:5-1R D:+3-0 D:3-0L A:3-1L B:+1-0
B:1-0L C:6-1R D:6-4R A:pass B:2-0L C:2-2L D:3-2L A:6-3L B:6-2L
C:4-4R D:pass A:pass B:pass C:4-2R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 20, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-1 5-0 3-3 2-0 1-0"
deal.B = "6-5 6-0 5-4 4-0 3-1 1-1"
deal.C = "6-3 4-1 3-2 3-0 2-1 0-0"
deal.D = "6-1 5-5 5-3 5-2 4-4 4-2"
yard = "6-6 4-3 6-2 2-2"
play = """
B:6-5 C:6-3L D:5-5R A:3-3L B:3-1L C:2-1L D:5-3R A:2-0L B:6-0L
C:3-0R D:6-1L A:1-0L B:4-0L C:0-0R D:4-4L A:6-4L B:+6-6 B:6-6L
C:+4-3 C:+6-2 C:6-2L D:5-2L A:5-0L B:+2-2
"""
end = "blocked"
delta = { A = 0, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 5-5 3-2 3-1 1-0"
deal.B = "6-4 6-2 4-4 4-3 4-2 0-0"
deal.C = "6-3 5-3 5-0 4-0 2-0 1-1"
deal.D = "6-1 5-4 5-1 4-1 3-3 2-1"
yard = "5-2 3-0 2-2 6-0"
play = """
C:5-0 D:5-4L A:1-0R B:6-4L C:6-3L D:6-1R A:6-6R B:4-3L C:4-0L
D:+5-2 D:+3-0 D:3-0L A:6-5R B:+2-2 B:+6-0 B:pass C:5-3L D:5-2L
A:3-2L B:pass C:pass D:3-3L A:5-5R B:pass C:pass D:5-1R A:3-1R
"""
end = "out"
winner = "A"
delta = { A = 44, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-5 5-3 4-4 3-1"
deal.B = "6-6 6-0 5-4 2-0 1-1 0-0"
deal.C = "6-3 6-1 4-1 3-3 3-2 3-0"
deal.D = "6-2 4-2 4-0 2-2 2-1 1-0"
yard = "5-0 4-3 5-1 5-2"
play = """
A:5-5 B:5-4L C:4-1L D:2-1L A:6-5R B:2-0L C:6-3R D:4-0L A:4-4L
B:+5-0 B:+4-3 B:4-3L C:3-0L D:1-0L A:3-1L B:+5-1 B:+5-2 B:pass
C:3-3L D:pass A:5-3L B:5-2L C:3-2L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 52, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-5 5-1 5-0 4-3 2-0"
deal.B = "6-6 6-2 6-1 5-3 4-2 3-1"
deal.C = "6-5 6-4 6-3 5-4 4-0 2-1"
deal.D = "4-4 3-3 3-2 1-1 1-0 0-0"
yard = "5-2 4-1 2-2 3-0"
play = """
C:2-1 D:3-2L A:5-1R B:5-3L C:6-5L D:+5-2 D:5-2R A:6-0L B:6-2R
C:6-3R D:3-3R A:5-0L B:3-1R C:5-4L D:4-4L A:4-3L B:6-1R C:6-4R
D:+4-1 D:4-1R A:+2-2 A:+3-0 A:3-0L B:pass C:4-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 37, D = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-24"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 100, B = 46 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-24"
commitment = "0ca4c9b05c3ff4b3f1a5b3f2bd69eac7e928d66382c4e899aadf708c84f978c4"
secret = "1c0cb1ccc3a10667433aed665375fcde474673cc482bf1fd1a3a71c6af22beb1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-3 5-2 4-1 4-0 3-3 3-2 1-0"
deal.B = "6-4 6-2 6-1 5-5 4-4 2-0 0-0"
yard = "6-5 4-3 5-4 6-6 4-2 5-1 2-1 2-2 6-3 3-1 5-0 6-0 3-0 1-1"
play = """
A:5-3 B:5-5L A:5-2L B:2-0L A:4-0L B:4-4L A:4-1L B:6-1L A:3-3R
B:6-4L A:3-2R B:6-2R A:+6-5 A:6-5R B:+4-3 B:4-3L A:+5-4 A:5-4R
B:+6-6 B:+4-2 B:4-2R A:+5-1 A:+2-1 A:2-1R B:+2-2 B:+6-3 B:6-3L
A:5-1R B:6-6L A:+3-1 A:+5-0 A:5-0R B:0-0R A:1-0R B:+6-0 B:6-0L
A:3-1R
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-1 3-2 3-0 2-2 0-0"
deal.B = "6-5 5-2 5-0 4-3 4-1 2-1 2-0"
yard = "6-0 5-4 4-0 3-1 5-5 3-3 6-6 1-1 4-4 6-2 5-3 1-0 6-4 4-2"
play = """
A:6-3 B:4-3R A:6-1L B:2-1L A:3-2L B:4-1R A:3-0L B:2-0L A:2-2L
B:5-2L A:5-1L B:+6-0 B:+5-4 B:+4-0 B:+3-1 B:3-1L A:+5-5 A:+3-3
A:3-3L B:+6-6 B:+1-1 B:1-1R A:+4-4 A:+6-2 A:+5-3 A:5-3L B:5-4L
A:4-4L B:4-0L A:0-0L B:5-0L A:5-5L B:6-5L A:6-2L
"""
end = "out"
winner = "A"
delta = { A = 18, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-4 5-2 4-0 2-1 0-0"
deal.B = "6-2 5-5 5-0 4-3 4-2 3-0 1-0"
yard = "2-0 5-1 6-0 6-5 2-2 6-4 3-2 6-1 1-1 4-1 3-1 3-3 5-3 4-4"
play = """
A:6-6 B:6-2L A:5-2L B:5-5L A:5-4L B:4-3L A:6-3L B:+2-0 B:+5-1
B:+6-0 B:6-0L A:4-0L B:4-2L A:2-1L B:5-1L A:+6-5 A:6-5L B:+2-2
B:+6-4 B:6-4L A:+3-2 A:+6-1 A:6-1R B:1-0R A:0-0R B:5-0R A:+1-1
A:+4-1 A:4-1L B:+3-1 B:3-1L A:3-2L B:2-0L A:+3-3 A:+5-3 A:5-3R
B:3-0L A:3-3L B:+4-4
"""
end = "blocked"
winner = "A"
delta = { A = 10, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-2 5-5 5-0 3-2 1-0"
deal.B = "6-6 6-5 5-3 5-1 4-1 3-1 2-0"
yard = "6-1 2-1 6-0 1-1 3-3 5-4 4-4 3-0 4-2 5-2 4-0 4-3 2-2 0-0"
play = """
A:6-4 B:6-6L A:6-3L B:3-1L A:1-0L B:4-1R A:5-0L B:6-5L A:6-2L
B:5-1R A:3-2L B:5-3R A:+6-1 A:+2-1 A:+6-0 A:+1-1 A:+3-3 A:3-3L
B:+5-4 B:+4-4 B:+3-0 B:3-0L A:6-0L B:+4-2 B:+5-2 B:+4-0 B:+4-3
B:4-3R A:6-1L B:5-4R A:2-1L B:2-0L A:5-5R B:4-0L A:+2-2 A:+0-0
A:pass B:4-2L A:2-2L B:5-2L
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-5 5-4 4-4 4-1 3-2"
deal.B = "6-0 5-3 4-3 3-1 3-0 2-0 1-1"
yard = "6-4 5-0 2-1 4-2 5-2 6-2 6-1 5-1 0-0 4-0 6-6 3-3 1-0 2-2"
play = """
A:6-5 B:5-3R A:6-3L B:4-3L A:5-4L B:3-0R A:5-5L B:2-0R A:3-2R
B:3-1R A:4-1R B:+6-4 B:6-4R A:+5-0 A:5-0L B:6-0L A:+2-1 A:+4-2
A:+5-2 A:+6-2 A:6-2L B:+6-1 B:6-1R A:5-2L B:1-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 17 }

[[match.hand]]
opener = "B"
deal.A = "5-1 4-3 3-2 3-1 3-0 2-1 0-0"
deal.B = "6-6 6-3 6-1 5-3 5-0 4-2 4-1"
yard = "5-2 4-0 6-4 1-0 6-5 4-4 2-0 6-2 3-3 6-0 5-4 5-5 1-1 2-2"
play = """
B:4-1 A:4-3L B:6-3L A:5-1R B:6-6L A:+5-2 A:5-2R B:4-2R A:+4-0
A:4-0R B:6-1L A:3-1L B:5-0R A:3-2L B:5-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 5-1 4-4 4-1 2-1 2-0"
deal.B = "6-6 6-3 6-0 5-0 4-0 3-2 3-1"
yard = "5-4 6-2 6-1 6-5 1-1 4-3 0-0 5-2 6-4 1-0 3-0 2-2 3-3 4-2"
play = """
B:3-2 A:5-3L B:5-0L A:2-0L B:+5-4 B:+6-2 B:6-2L A:2-1R B:6-6L
A:5-1R B:5-4R A:4-4R B:6-0L A:4-1R B:4-0L A:+6-1 A:6-1R B:6-3R
A:+6-5 A:+1-1 A:+4-3 A:4-3L B:3-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 23 }

[[match.hand]]
opener = "B"
deal.A = "6-5 4-3 4-2 4-0 3-3 3-0 0-0"
deal.B = "6-3 6-2 5-1 4-4 3-2 2-2 2-0"
yard = "5-3 5-0 2-1 6-1 5-2 5-5 1-1 4-1 5-4 6-0 3-1 6-4 1-0 6-6"
play = """
B:6-3 A:6-5L B:5-1L A:4-3R B:4-4R A:4-2R B:2-2R A:+5-3 A:+5-0
A:+2-1 A:2-1L B:3-2L A:5-3L B:2-0R A:5-0L B:+6-1 B:+5-2 B:+5-5
B:+1-1 B:+4-1 B:+5-4 B:+6-0 B:6-0L A:4-0R B:5-4R A:+3-1 A:+6-4
A:6-4L B:5-2R A:+1-0 A:+6-6 A:pass B:6-2R A:6-6R B:4-1L A:3-1L
B:6-1R A:3-3L B:1-1R A:3-0L B:pass A:1-0L
"""
end = "blocked"
winner = "A"
delta = { A = 10, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-0 5-2 5-0 4-0 1-1"
deal.B = "6-1 4-3 4-1 3-2 3-0 2-0 1-0"
yard = "2-2 0-0 4-4 3-3 4-2 6-3 5-1 5-3 6-2 5-5 3-1 6-6 5-4 2-1"
play = """
A:6-5 B:6-1L A:1-1L B:4-1L A:6-4L B:+2-2 B:+0-0 B:+4-4 B:+3-3
B:+4-2 B:+6-3 B:6-3L A:5-2R B:4-2R A:4-0R B:3-0R A:+5-1 A:+5-3
A:5-3L B:3-2R A:5-1L B:2-0R A:6-0R B:1-0L A:5-0L
"""
end = "out"
winner = "A"
delta = { A = 25, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 6-0 5-2 4-2 3-2"
deal.B = "6-4 6-1 5-5 5-0 4-4 4-0 3-1"
yard = "3-3 4-1 3-0 2-2 5-3 1-1 1-0 0-0 5-4 5-1 2-1 6-5 4-3 2-0"
play = """
A:6-6 B:6-1L A:6-3R B:3-1L A:3-2L B:+3-3 B:3-3R A:6-2L B:6-4L
A:4-2L B:+4-1 B:+3-0 B:3-0R A:5-2L B:5-0L A:6-0L
"""
end = "out"
winner = "A"
delta = { A = 27, B = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-25"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 0, B = 8, C = 123 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-25"
commitment = "6951413f2e8559bb840156bed9c2f026fdbcc85cf2f0c0b8ad393e103a2783ec"
secret = "f456cdd87a9579b30b1ca1b09ba9093fd82f58e5d6ae8275e8df4a29dee1c41a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-1 5-2 4-2 4-0 2-1 1-1 1-0"
deal.B = "6-6 6-4 5-5 5-3 3-2 3-1 2-0"
deal.C = "6-3 5-0 4-4 4-3 4-1 3-3 2-2"
yard = "5-1 6-5 0-0 6-0 6-2 5-4 3-0"
play = """
C:4-4 A:4-2L B:6-4R C:6-3R A:5-2L B:5-5L C:4-3R A:4-0R B:5-3L
C:3-3L A:1-0R B:3-2L C:4-1R A:2-1L B:3-1L C:+5-1 C:+6-5 C:+0-0
C:+6-0 C:+6-2 C:+5-4 C:5-4R A:+3-0 A:3-0L B:2-0L C:2-2L A:pass
B:pass C:5-0R A:pass B:pass C:0-0R A:pass B:pass C:6-2L A:6-1L
B:pass C:5-1L A:pass B:pass C:6-5L A:pass B:6-6L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-0 4-4 4-3 4-2 1-0"
deal.B = "6-6 6-4 5-3 4-0 3-0 1-1 0-0"
deal.C = "6-5 6-3 5-4 4-1 3-3 2-1 2-0"
yard = "2-2 3-1 6-0 3-2 5-1 5-2 5-5"
play = """
B:6-6 C:6-5L A:6-1R B:5-3L C:3-3L A:1-0R B:4-0R C:6-3L A:4-4R
B:6-4L C:4-1L A:4-3R B:3-0R C:2-1L A:6-2L B:0-0R C:2-0R A:4-2R
B:+2-2 B:+3-1 B:+6-0 B:6-0L C:5-4R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 5-3 4-2 3-1 2-2 2-0"
deal.B = "6-3 5-4 4-3 3-3 3-2 1-1 0-0"
deal.C = "6-6 6-0 5-2 5-1 5-0 3-0 1-0"
yard = "4-0 2-1 4-1 6-2 4-4 6-4 6-1"
play = """
C:6-6 A:6-5L B:5-4L C:6-0R A:2-0R B:4-3L C:5-2R A:5-3R B:6-3L
C:3-0R A:+4-0 A:4-0R B:+2-1 B:+4-1 B:4-1R C:1-0R A:+6-2 A:6-2L
B:3-2L C:5-0R A:3-1L B:2-1L C:5-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 28 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 5-4 4-4 4-3 3-0 1-0"
deal.B = "6-5 6-4 6-3 5-5 5-1 3-2 2-1"
deal.C = "6-2 6-1 5-3 5-0 4-2 3-3 2-2"
yard = "0-0 5-2 4-1 2-0 3-1 4-0 1-1"
play = """
C:2-2 A:+0-0 A:+5-2 A:5-2L B:6-5L C:6-2L A:+4-1 A:+2-0 A:2-0L
B:3-2R C:3-3R A:3-0L B:6-3L C:5-3R A:5-4R B:6-4L C:4-2L A:4-4R
B:2-1L C:6-1L A:6-0L B:+3-1 B:+4-0 B:4-0L C:+1-1 C:pass A:4-3L
B:3-1L C:1-1L A:1-0L B:pass C:5-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 33 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-1 6-0 5-2 4-3 1-1 0-0"
deal.B = "6-5 6-4 6-3 5-3 5-0 3-3 3-1"
deal.C = "6-2 5-4 5-1 3-0 2-2 2-1 2-0"
yard = "1-0 4-2 3-2 4-4 4-0 4-1 5-5"
play = """
C:2-2 A:5-2L B:6-5L C:6-2L A:+1-0 A:+4-2 A:4-2L B:6-4L C:2-1R
A:6-6L B:6-3L C:5-1R A:4-3L B:5-3R C:5-4L A:+3-2 A:3-2R B:5-0L
C:3-0L A:+4-4 A:+4-0 A:+4-1 A:+5-5 A:pass B:3-3L C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 47 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-26"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 4, C = 3, D = 2 }
score = { A = 123, B = 27, C = 28, D = 36 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
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
group_id = "draw-26"
commitment = "532d0d5f0c5a2fca490c4193ed7d8aeeea8c70d163f47c7fc1379d00472655ee"
secret = "ab4c2774c461e43e6a16980b789e0704420e237dc1eb375174d3750efa9a36d4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-5 5-5 5-4 4-0 3-2 2-2"
deal.B = "6-6 4-2 3-3 3-1 2-0 1-1"
deal.C = "6-2 6-1 5-1 5-0 3-0 1-0"
deal.D = "6-4 5-2 4-3 4-1 2-1 0-0"
yard = "6-0 4-4 5-3 6-3"
play = """
D:6-4 A:6-5L B:4-2R C:5-1L D:4-1L A:5-4L B:2-0R C:5-0L D:0-0L
A:4-0L B:+6-0 B:6-0R C:6-2R D:2-1R A:+4-4 A:4-4L B:1-1R C:6-1R
D:4-3L A:3-2L B:6-6R C:+5-3 C:+6-3 C:6-3R D:5-2L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 36 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 5-5 5-4 5-1 3-1"
deal.B = "6-4 5-3 5-0 4-4 2-2 1-1"
deal.C = "6-6 6-2 6-0 4-0 3-2 2-0"
deal.D = "6-3 4-3 4-2 4-1 3-3 3-0"
yard = "2-1 1-0 0-0 5-2"
play = """
D:4-2 A:5-4L B:2-2R C:6-2R D:6-3R A:6-5L B:5-3R C:6-6L D:+2-1
D:+1-0 D:+0-0 D:+5-2 D:5-2R A:6-1L B:1-1L C:3-2R D:4-1L A:3-1R
B:4-4L C:4-0L D:1-0R A:pass B:5-0L C:6-0R D:pass A:5-5L B:6-4R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 27, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-1 5-0 4-3 4-0 3-3 2-0"
deal.B = "6-6 6-0 5-5 5-2 4-4 4-2"
deal.C = "6-5 5-3 3-1 3-0 1-0 0-0"
deal.D = "6-4 6-3 6-2 5-4 3-2 1-1"
yard = "2-2 6-1 2-1 4-1"
play = """
B:6-6 C:6-5L D:6-3R A:4-3R B:5-5L C:5-3L D:5-4R A:3-3L B:5-2R
C:3-1L D:6-2R A:5-1L B:6-0R C:3-0R D:3-2R A:5-0L B:4-2R C:1-0L
D:6-4R A:+2-2 A:+6-1 A:6-1L B:+2-1 B:+4-1
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 28, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 5-0 4-3 4-2 1-0"
deal.B = "6-5 6-2 6-0 5-1 4-4 4-0"
deal.C = "6-6 6-3 6-1 4-1 3-3 3-2"
deal.D = "5-3 5-2 3-1 2-2 2-0 0-0"
yard = "5-4 3-0 1-1 2-1"
play = """
C:6-6 D:+5-4 D:+3-0 D:+1-1 D:+2-1 D:pass A:6-4L B:4-4L C:4-1L
D:1-1L A:1-0L B:6-0L C:6-3L D:3-0L A:5-0L B:6-5L C:6-1L D:3-1L
A:4-3L B:4-0L C:pass D:2-0L A:4-2L B:6-2R C:3-2R D:5-3R A:5-5R
"""
end = "out"
winner = "A"
delta = { A = 35, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-5 4-2 3-3 1-0"
deal.B = "6-2 5-2 5-1 5-0 4-1 2-2"
deal.C = "6-4 4-4 3-2 3-1 3-0 2-1"
deal.D = "6-5 6-0 5-4 5-3 4-0 0-0"
yard = "1-1 2-0 6-3 4-3"
play = """
A:6-6 B:6-2L C:3-2L D:6-5R A:5-5R B:5-2R C:3-1L D:+1-1 D:1-1L
A:6-1L B:2-2R C:6-4L D:5-4L A:4-2R B:4-1R C:2-1R D:5-3L A:3-3L
B:+2-0 B:2-0R C:3-0L D:4-0L A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 25, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-1 4-1 3-2 3-1"
deal.B = "6-5 6-0 5-3 4-3 4-0 3-3"
deal.C = "6-4 5-5 5-4 4-4 4-2 3-0"
deal.D = "6-6 6-2 5-0 2-1 2-0 1-0"
yard = "5-2 0-0 1-1 2-2"
play = """
A:6-3 B:3-3R C:6-4L D:+5-2 D:+0-0 D:+1-1 D:+2-2 D:pass A:4-1L
B:4-3R C:5-4R D:1-0L A:5-1R B:6-0L C:pass D:1-1R A:6-1L B:pass
C:pass D:2-1L A:3-2L B:5-3L C:5-5L D:5-2L A:3-1R
"""
end = "out"
winner = "A"
delta = { A = 63, B = 0, C = 0, D = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-27"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 106, B = 11 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-27"
commitment = "9af898b5fc508e42fd515c4eaa7bec973215a3752144497d9feb6e9416f1efea"
secret = "4d1c966bdd4d76165d492b4345cdec9fa19c290a5717a150aa09bcae1487770d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 4-3 4-1 3-0 1-0 0-0"
deal.B = "6-3 6-0 5-2 4-4 4-0 3-3 2-0"
yard = "1-1 6-1 4-2 5-1 3-2 6-6 5-3 6-5 2-1 5-0 6-4 5-4 3-1 2-2"
play = """
A:5-5 B:5-2L A:6-2L B:6-3L A:3-0L B:6-0L A:+1-1 A:+6-1 A:6-1L
B:+4-2 B:+5-1 B:5-1L A:+3-2 A:+6-6 A:+5-3 A:5-3L B:3-3L A:4-3L
B:4-4L A:4-1L B:+6-5 B:6-5R A:6-6R B:+2-1 B:2-1L A:3-2L B:+5-0
B:+6-4 B:6-4R A:+5-4 A:5-4R B:5-0R A:1-0R B:+3-1 B:3-1L A:1-1L
B:+2-2
"""
end = "blocked"
winner = "A"
delta = { A = 16, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-1 5-0 4-3 4-1 1-1 1-0"
deal.B = "6-1 4-2 4-0 3-3 3-2 2-1 2-0"
yard = "0-0 6-6 5-2 3-1 6-2 6-3 5-3 4-4 6-0 5-4 6-5 5-5 3-0 2-2"
play = """
A:1-1 B:6-1L A:6-4L B:4-2L A:4-1R B:3-2L A:4-3L B:4-0L A:1-0L
B:2-1L A:+0-0 A:+6-6 A:+5-2 A:5-2L B:+3-1 B:+6-2 B:+6-3 B:+5-3
B:5-3L A:+4-4 A:4-4R B:6-3L A:6-6L B:6-2L A:+6-0 A:+5-4 A:5-4R
B:2-0L A:6-0L B:+6-5 B:6-5L A:5-0L B:+5-5 B:5-5R A:0-0L B:+3-0
B:3-0L A:5-1R
"""
end = "out"
winner = "A"
delta = { A = 10, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 4-2 4-0 3-2 3-1 1-0"
deal.B = "6-4 6-2 4-4 3-3 3-0 2-1 0-0"
yard = "6-0 4-3 6-3 4-1 5-0 6-5 2-2 5-5 5-4 6-1 1-1 5-1 2-0 5-3"
play = """
A:6-6 B:6-4L A:4-2L B:6-2L A:+6-0 A:6-0L B:3-0L A:3-2L B:2-1L
A:1-0L B:0-0L A:4-0L B:4-4L A:+4-3 A:4-3L B:3-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 11 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-2 4-3 4-2 3-2 0-0"
deal.B = "6-1 5-4 5-1 3-1 2-2 2-1 1-1"
yard = "4-0 6-4 6-3 6-0 6-2 4-4 5-3 2-0 4-1 5-0 5-5 3-3 3-0 1-0"
play = """
B:6-1 A:6-6L B:5-1R A:6-5L B:5-4L A:4-3L B:3-1L A:5-2R B:2-1L
A:4-2L B:2-2R A:3-2R B:+4-0 B:4-0L A:0-0L
"""
end = "out"
winner = "A"
delta = { A = 2, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-4 4-3 4-2 4-1 4-0 3-0"
deal.B = "6-1 6-0 5-2 3-3 2-2 1-0 0-0"
yard = "3-2 6-6 2-1 5-0 5-5 1-1 2-0 6-2 6-4 6-5 3-1 5-1 4-4 5-3"
play = """
A:4-3 B:3-3R A:6-3R B:6-1R A:4-1R B:+3-2 B:+6-6 B:+2-1 B:+5-0
B:+5-5 B:+1-1 B:+2-0 B:+6-2 B:+6-4 B:6-4L A:4-0R B:6-6L A:3-0R
B:6-2L A:4-2L B:3-2R A:5-4L
"""
end = "out"
winner = "A"
delta = { A = 40, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-4 5-3 4-1 3-3 3-1 3-0"
deal.B = "6-4 6-3 5-2 4-4 4-3 2-0 1-0"
yard = "6-5 0-0 6-1 5-5 5-0 2-1 6-0 5-1 6-6 4-2 2-2 4-0 1-1 3-2"
play = """
A:3-3 B:6-3L A:6-2L B:5-2L A:5-3L B:4-3L A:5-4L B:+6-5 B:6-5L
A:3-1R B:6-4L A:4-1R B:4-4L A:+0-0 A:+6-1 A:+5-5 A:+5-0 A:+2-1
A:+6-0 A:+5-1 A:+6-6 A:+4-2 A:4-2L B:2-0L A:6-0L B:+2-2 B:+4-0
B:4-0R A:6-6L B:1-0R A:5-1R B:+1-1 B:+3-2 B:pass A:5-5R B:pass
A:5-0R B:pass A:0-0R B:pass A:6-1L B:1-1L A:3-0R B:3-2R A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-4 5-1 5-0 4-4 2-1"
deal.B = "6-6 6-5 6-1 5-2 2-2 2-0 1-1"
yard = "3-1 4-1 3-3 6-4 5-5 4-0 4-3 1-0 3-0 3-2 0-0 6-3 5-3 4-2"
play = """
A:4-4 B:+3-1 B:+4-1 B:4-1L A:5-4R B:6-1L A:5-1R B:6-6L A:6-0L
B:2-0L A:2-1R B:5-2L A:6-2R B:6-5L A:+3-3 A:+6-4 A:6-4L B:+5-5
B:+4-0 B:4-0L A:5-0L B:5-5L A:+4-3 A:+1-0 A:+3-0 A:+3-2 A:+0-0
A:+6-3 A:6-3R B:3-1R A:1-0R B:+5-3 B:5-3L A:3-3L B:+4-2 B:pass
A:3-0R B:pass A:4-3L B:4-2L A:3-2L
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 4-3 3-1 1-1 1-0 0-0"
deal.B = "6-6 6-5 5-4 5-2 5-1 5-0 2-2"
yard = "2-0 4-2 5-3 4-0 2-1 3-0 3-2 4-4 6-3 6-0 6-4 5-5 4-1 3-3"
play = """
A:1-1 B:5-1L A:6-1R B:6-5L A:6-2L B:5-2L A:+2-0 A:+4-2 A:+5-3
A:5-3L B:6-6R A:3-1L B:+4-0 B:+2-1 B:2-1L A:2-0L B:5-0L A:+3-0
A:+3-2 A:+4-4 A:+6-3 A:6-3R B:5-4L A:4-3L B:+6-0 B:+6-4 B:+5-5
B:+4-1 B:+3-3 B:3-3L A:3-2L B:2-2L A:3-0R B:6-0R A:4-2L B:6-4L
"""
end = "blocked"
winner = "A"
delta = { A = 10, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 5-2 4-2 4-1 2-2"
deal.B = "5-3 5-1 4-0 3-3 3-1 2-0 0-0"
yard = "4-3 6-0 3-0 4-4 2-1 1-0 5-5 6-2 6-1 3-2 5-0 6-5 1-1 5-4"
play = """
A:6-6 B:+4-3 B:+6-0 B:6-0L A:6-4R B:4-0L A:4-2L B:2-0L A:4-1R
B:0-0L A:+3-0 A:3-0L B:5-3L A:5-2L B:5-1R A:2-2L B:+4-4 B:+2-1
B:2-1L A:+1-0 A:1-0L B:+5-5 B:5-5R A:+6-2 A:+6-1 A:+3-2 A:+5-0
A:5-0R B:+6-5 B:+1-1 B:+5-4
"""
end = "blocked"
winner = "A"
delta = { A = 18, B = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-28"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 115, B = 68, C = 77 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-28"
commitment = "a3cff594d23f478aa8d195f7fefbc30f4b4887948da1f8a2b2ec0dccd5eb3101"
secret = "536a98deb8461afd85991fb27d51ca18258412041c405a603dc1537593e97de1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 5-4 5-3 5-0 4-2 0-0"
deal.B = "6-5 6-1 5-1 4-0 3-3 3-1 1-0"
deal.C = "6-3 6-2 4-1 3-2 2-1 2-0 1-1"
yard = "2-2 4-4 3-0 6-4 4-3 5-5 5-2"
play = """
B:4-0 C:4-1L A:6-0R B:6-5R C:2-1L A:4-2L B:5-1R C:1-1R A:5-4L
B:3-1R C:6-3R A:5-3L B:6-1R C:3-2L A:+2-2 A:2-2L B:1-0R C:6-2L
A:6-6L B:+4-4 B:+3-0 B:3-0R C:+6-4 C:6-4L A:+4-3 A:4-3L B:3-3L
C:+5-5 C:+5-2
"""
end = "blocked"
winner = "A"
delta = { A = 22, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-2 5-1 4-4 4-0 2-0"
deal.B = "6-5 6-3 5-4 5-3 5-0 2-2 1-1"
deal.C = "6-6 5-5 4-3 3-2 3-1 3-0 0-0"
yard = "4-1 4-2 1-0 3-3 6-2 2-1 6-1"
play = """
A:6-4 B:6-5L C:5-5L A:5-2L B:5-4R C:3-2L A:5-1R B:1-1R C:4-3L
A:4-4L B:+4-1 B:4-1L C:3-1L A:+4-2 A:+1-0 A:1-0R B:5-3L C:3-0R
A:+3-3 A:3-3R B:5-0L C:0-0L A:6-0L B:6-3L C:+6-2 C:+2-1 C:+6-1
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 38, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-4 5-2 4-0 3-2 2-2 1-1"
deal.B = "6-6 6-3 6-2 4-1 3-1 2-1 2-0"
deal.C = "6-0 5-3 5-1 4-4 4-2 3-0 0-0"
yard = "1-0 6-5 3-3 4-3 6-1 5-0 6-4"
play = """
B:3-1 C:5-3L A:5-5L B:4-1R C:4-4R A:5-4L B:+1-0 B:+6-5 B:+3-3
B:+4-3 B:4-3L C:4-2R A:3-2L B:6-2L C:6-0L A:4-0L B:2-0R C:3-0R
A:+6-1 A:+5-0 A:+6-4 A:6-4L B:3-3R C:pass A:6-1L B:1-0L C:0-0L
A:5-0L B:6-5L C:pass A:pass B:6-6L C:pass A:pass B:6-3L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 16, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-3 5-4 4-4 3-0 2-2"
deal.B = "6-0 5-2 4-0 3-1 2-0 1-0 0-0"
deal.C = "6-2 6-1 5-5 5-3 5-0 4-2 4-1"
yard = "6-5 4-3 2-1 3-2 1-1 3-3 5-1"
play = """
B:6-0 C:6-2L A:2-2L B:0-0R C:4-2L A:6-4L B:1-0R C:6-1L A:+6-5
A:+4-3 A:+2-1 A:2-1L B:5-2L C:5-5L A:6-5L B:3-1R C:5-3R A:6-6L
B:+3-2 B:+1-1 B:+3-3 B:+5-1 B:5-1R C:4-1R A:6-3L B:4-0R C:5-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 42 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-1 4-4 4-2 2-2 2-1"
deal.B = "6-6 6-4 4-1 4-0 3-3 3-2 1-1"
deal.C = "6-5 6-0 5-5 5-4 4-3 3-1 0-0"
yard = "1-0 5-3 6-2 2-0 5-2 5-0 3-0"
play = """
C:6-5 A:6-3L B:3-2L C:5-5R A:4-2L B:4-0L C:5-4R A:4-4R B:6-4R
C:6-0L A:6-1L B:6-6R C:3-1L A:+1-0 A:+5-3 A:5-3L B:+6-2 B:6-2R
C:+2-0 C:2-0R A:5-1L B:4-1L C:4-3L A:1-0R B:1-1R C:+5-2 C:+5-0
C:+3-0 C:3-0L A:2-1R B:pass C:5-2R A:pass B:pass C:5-0L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-4 5-1 5-0 4-2 3-3 2-0"
deal.B = "6-6 5-3 5-2 4-4 4-1 4-0 3-2"
deal.C = "6-3 6-2 5-5 4-3 3-0 2-1 1-0"
yard = "6-1 3-1 1-1 6-4 2-2 6-0 0-0"
play = """
C:5-5 A:6-5L B:5-2R C:6-3L A:3-3L B:5-3L C:6-2R A:5-4L B:4-4L
C:4-3L A:+6-1 A:6-1R B:4-1R C:3-0L A:5-0L B:4-0R C:1-0R A:5-1L
B:+3-1 B:3-1L C:2-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 25 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-2 4-1 3-1 2-0 1-1 0-0"
deal.B = "6-3 6-2 5-4 5-0 4-4 3-0 2-1"
deal.C = "6-6 6-0 5-3 5-1 4-3 4-2 3-3"
yard = "3-2 1-0 4-0 6-5 6-4 6-1 2-2"
play = """
C:6-6 A:+3-2 A:+1-0 A:+4-0 A:+6-5 A:6-5L B:5-0L C:6-0L A:+6-4
A:6-4L B:5-4L C:5-3L A:3-2L B:2-1L C:5-1L A:5-5L B:6-2R C:4-2R
A:5-2L B:4-4R C:4-3R A:2-0L B:6-3R C:+6-1 C:6-1R A:4-0L B:+2-2
B:pass C:pass A:4-1L B:pass C:pass A:3-1L B:3-0L C:pass A:1-0L
B:pass C:pass A:1-1L
"""
end = "blocked"
winner = "A"
delta = { A = 10, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-1 5-0 4-1 2-1 0-0"
deal.B = "6-4 6-0 5-4 5-3 4-2 3-2 3-0"
deal.C = "6-5 5-5 5-2 5-1 3-1 1-1 1-0"
yard = "6-2 4-0 4-3 2-0 4-4 3-3 2-2"
play = """
A:6-6 B:6-4L C:6-5R A:4-1L B:5-3R C:5-1L A:5-0L B:3-0L C:3-1L
A:6-1L B:6-0L C:1-0L A:2-1L B:3-2R C:5-2L A:+6-2 A:6-2R B:5-4L
C:+4-0 C:4-0L A:0-0L B:+4-3 B:+2-0 B:2-0L C:+4-4 C:+3-3 C:+2-2
C:2-2L A:6-3R
"""
end = "out"
winner = "A"
delta = { A = 39, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-4 4-1 2-1 2-0 0-0"
deal.B = "6-2 6-1 5-2 5-0 4-3 4-2 1-1"
deal.C = "6-6 5-5 5-1 4-4 4-0 3-1 2-2"
yard = "6-3 6-0 3-2 3-3 1-0 3-0 5-3"
play = """
A:6-5 B:6-2L C:5-5R A:2-1L B:6-1L C:6-6L A:6-4L B:4-2L C:5-1R
A:2-0L B:1-1R C:4-0L A:5-4L B:5-2L C:2-2L A:4-1R B:4-3R C:3-1R
A:+6-3 A:+6-0 A:+3-2 A:3-2L B:+3-3 B:3-3L C:+1-0 C:1-0R A:6-3L
B:5-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 14, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 5-3 5-2 5-0 3-3 1-1"
deal.B = "6-5 6-2 4-2 4-1 3-2 2-2 2-0"
deal.C = "6-3 6-0 5-1 4-4 4-0 3-1 3-0"
yard = "1-0 4-3 6-1 2-1 6-4 0-0 5-5"
play = """
B:6-5 C:6-3L A:5-3L B:+1-0 B:+4-3 B:+6-1 B:+2-1 B:+6-4 B:+0-0
B:+5-5 B:5-5L C:5-1L A:1-1L B:1-0L C:6-0L A:6-6L B:6-2L C:pass
A:5-2L B:pass C:pass A:5-4L B:4-1L C:3-1L A:3-3L B:4-3L C:4-4L
A:5-0R
"""
end = "out"
winner = "A"
delta = { A = 44, B = 0, C = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-29"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1, D = 4 }
score = { A = 94, B = 60, C = 137, D = 27 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
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
group_id = "draw-29"
commitment = "4375ab3da575498edc3dab31ea5163a17f1bc0c999595a289cdac608109c61cd"
secret = "9011da0dea46d4fdddafe5bf421481a25ad5ef1b2def1dd03ee3d5280a128fd4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-6 5-2 5-0 4-2 1-1 0-0"
deal.B = "6-2 5-4 4-3 3-0 2-2 2-1"
deal.C = "6-5 6-4 6-1 5-3 4-1 2-0"
deal.D = "6-3 5-1 4-0 3-3 3-2 1-0"
yard = "5-5 4-4 6-0 3-1"
play = """
D:6-3 A:6-6L B:6-2L C:5-3R D:3-2L A:5-0R B:4-3L C:6-4L D:4-0R
A:4-2R B:2-2R C:2-0R D:1-0R A:1-1R B:2-1R C:6-1L D:5-1L A:5-2R
B:5-4L C:6-5R D:+5-5 D:+4-4 D:4-4L A:+6-0 A:6-0R B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 21, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 3-2 2-2 1-0 0-0"
deal.B = "6-0 5-4 5-2 4-0 2-0 1-1"
deal.C = "6-6 6-4 5-1 4-3 3-3 2-1"
deal.D = "6-5 6-1 5-3 5-0 4-2 3-0"
yard = "4-4 3-1 6-3 4-1"
play = """
B:5-4 C:5-1L D:6-1L A:6-2L B:5-2L C:6-4R D:6-5L A:+4-4 A:+3-1
A:+6-3 A:6-3L B:6-0R C:3-3L D:5-3L A:5-5L B:4-0R C:4-3R D:5-0L
A:3-2R B:2-0L C:2-1L D:4-2R A:3-1L B:+4-1 B:4-1R C:pass D:3-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 27 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-3 5-0 3-2 3-1 0-0"
deal.B = "6-1 5-4 5-2 4-2 3-3 1-0"
deal.C = "6-6 6-3 6-0 4-4 3-0 2-2"
deal.D = "5-5 5-1 4-1 4-0 2-0 1-1"
yard = "2-1 6-4 6-2 4-3"
play = """
D:5-5 A:5-0L B:5-4R C:4-4R D:4-0L A:+2-1 A:+6-4 A:6-4L B:6-1L
C:+6-2 C:+4-3 C:4-3R D:5-1L A:5-3L B:3-3L C:6-3L D:pass A:3-2R
B:5-2R C:6-6L D:pass A:6-5L
"""
end = "blocked"
delta = { A = 0, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-0 5-3 5-2 0-0"
deal.B = "6-4 6-1 5-0 4-2 3-0 2-1"
deal.C = "6-5 5-5 3-3 3-2 2-2 1-1"
deal.D = "6-2 5-4 5-1 4-0 2-0 1-0"
yard = "4-1 3-1 4-4 4-3"
play = """
A:5-3 B:5-0L C:3-3R D:4-0L A:6-3R B:6-4L C:6-5L D:5-4L A:6-6R
B:6-1R C:1-1R D:5-1R A:5-2R B:4-2L C:2-2L D:6-2L A:6-0L B:3-0L
C:3-2L D:2-0L A:0-0L
"""
end = "out"
winner = "A"
delta = { A = 14, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-5 5-0 2-2 1-1"
deal.B = "6-6 4-4 4-3 4-2 3-3 3-0"
deal.C = "5-2 4-1 4-0 3-1 2-1 2-0"
deal.D = "6-3 5-4 5-3 5-1 1-0 0-0"
yard = "6-5 3-2 6-1 6-4"
play = """
A:6-0 B:6-6L C:2-0R D:6-3L A:2-2R B:4-3L C:4-1L D:5-1L A:5-5L
B:4-2R C:5-2L D:5-4R A:5-0R B:3-0R C:3-1R D:1-0R A:6-2L B:+6-5
B:6-5L C:4-0R D:5-3L A:+3-2 A:3-2L B:4-4R C:2-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-5 5-3 5-0 4-4 2-0"
deal.B = "6-6 6-5 6-2 4-3 3-0 2-1"
deal.C = "6-4 6-3 6-1 5-4 1-1 1-0"
deal.D = "5-1 4-2 4-0 3-2 3-1 2-2"
yard = "4-1 5-2 3-3 0-0"
play = """
C:1-1 D:5-1L A:5-0L B:3-0L C:6-3L D:3-1R A:5-3R B:6-6L C:6-1L
D:+4-1 D:4-1L A:5-5R B:6-5R C:5-4L D:+5-2 D:5-2L A:6-0R B:6-2L
C:1-0R D:+3-3 D:+0-0 D:pass A:pass B:2-1R C:6-4L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 42, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 5-4 5-0 3-2 2-0"
deal.B = "6-6 5-3 5-2 4-0 3-0 0-0"
deal.C = "6-4 6-0 5-1 4-3 3-1 1-1"
deal.D = "6-3 6-1 4-2 3-3 2-2 2-1"
yard = "4-4 4-1 1-0 6-2"
play = """
C:1-1 D:6-1L A:6-5L B:5-3L C:3-1L D:2-1L A:2-0L B:4-0L C:6-4L
D:6-3L A:3-2L B:5-2L C:5-1L D:+4-4 D:+4-1 D:4-1L A:5-4L B:+1-0
B:1-0R C:6-0R D:+6-2 D:6-2R A:5-5L B:pass C:pass D:4-2R A:5-0L
"""
end = "out"
winner = "A"
delta = { A = 40, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-1 5-4 5-1 4-2"
deal.B = "6-3 5-5 5-0 3-0 2-0 1-1"
deal.C = "4-3 4-1 3-2 3-1 2-1 1-0"
deal.D = "6-4 6-2 5-2 4-4 2-2 0-0"
yard = "4-0 3-3 6-0 5-3"
play = """
A:4-2 B:2-0R C:1-0R D:6-4L A:5-1R B:5-5R C:+4-0 C:+3-3 C:+6-0
C:6-0L D:0-0L A:5-4R B:5-0L C:4-3R D:5-2L A:+5-3 A:5-3R B:pass
C:3-2L D:pass A:6-5R B:6-3L C:pass D:6-2L A:6-1R B:1-1R C:2-1L
D:pass A:pass B:pass C:3-1L D:pass A:pass B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 39, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-3 5-1 4-2 3-1 2-1"
deal.B = "6-1 5-0 4-0 3-0 1-0 0-0"
deal.C = "6-2 6-0 4-1 2-2 2-0 1-1"
deal.D = "6-6 6-4 6-3 5-4 5-2 4-3"
yard = "3-3 3-2 4-4 5-5"
play = """
B:6-1 C:6-2L D:5-2L A:5-1R B:5-0L C:2-0L D:5-4R A:2-1L B:4-0R
C:1-1L D:+3-3 D:+3-2 D:+4-4 D:+5-5 D:pass A:3-1L B:3-0L C:6-0L
D:6-6L A:6-5L B:1-0R C:4-1R D:5-5L A:5-3L B:pass C:pass D:6-3L
A:4-2R
"""
end = "out"
winner = "A"
delta = { A = 40, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-0 4-0 3-1 3-0 2-1"
deal.B = "6-6 6-1 6-0 4-3 4-1 1-0"
deal.C = "6-2 5-3 5-2 4-2 3-3 2-2"
deal.D = "6-3 5-1 3-2 2-0 1-1 0-0"
yard = "4-4 5-5 6-5 6-4"
play = """
A:3-1 B:4-3L C:4-2L D:3-2L A:2-1R B:+4-4 B:+5-5 B:+6-5 B:+6-4
B:pass C:3-3L D:6-3L A:pass B:6-6L C:6-2L D:2-0L A:5-0L B:6-5L
C:2-2R D:pass A:pass B:6-4L C:5-2R D:5-1R A:4-0L B:6-1R C:pass
D:0-0L A:3-0L B:6-0R C:5-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 35, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-3 5-1 4-1 4-0"
deal.B = "5-3 5-2 4-2 3-3 2-2 2-0"
deal.C = "5-5 5-4 3-1 3-0 2-1 1-1"
deal.D = "6-4 6-2 6-0 5-0 3-2 1-0"
yard = "4-3 0-0 6-1 4-4"
play = """
C:5-5 D:5-0L A:5-1R B:2-0L C:2-1L D:1-0L A:4-1R B:4-2R C:3-0L
D:3-2L A:+4-3 A:+0-0 A:+6-1 A:+4-4 A:pass B:5-2L C:5-4L D:6-4L
A:6-1L B:2-2R C:1-1L D:6-2R A:6-5R B:5-3R C:3-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 52, D = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-30"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 30, B = 128 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-30"
commitment = "62ef9ebef63c21cc33ca317ede781cc2dbecb865e2c0d19deba3aedeceef91e3"
secret = "3ebfca3fdc64e537c07cea1133a8595684734dc3d2e0c51e171aabc118778d94"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-4 5-3 3-1 2-0 0-0"
deal.B = "6-5 6-3 5-2 4-4 4-1 3-2 1-1"
yard = "2-1 4-0 6-2 3-3 1-0 4-3 5-1 4-2 2-2 6-4 5-0 3-0 5-5 6-6"
play = """
B:4-4 A:5-4L B:6-5L A:6-1L B:4-1R A:3-1L B:6-3L A:6-0L B:1-1R
A:2-0L B:5-2L A:5-3L B:3-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-2 5-1 5-0 4-4 2-2 2-0"
deal.B = "6-3 6-2 6-0 4-0 3-3 3-2 0-0"
yard = "5-3 4-1 6-6 6-1 2-1 6-5 3-0 1-1 3-1 6-4 4-2 1-0 5-4 4-3"
play = """
B:3-3 A:+5-3 A:5-3L B:6-3R A:5-5L B:6-0R A:5-2L B:3-2L A:5-0R
B:+4-1 B:+6-6 B:+6-1 B:+2-1 B:+6-5 B:6-5R A:+3-0 A:3-0L B:6-6R
A:2-0L B:6-2L A:+1-1 A:+3-1 A:+6-4 A:6-4L B:4-0L A:+4-2 A:+1-0
A:1-0L B:6-1L A:+5-4 A:+4-3
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 38 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-3 5-1 4-4 3-1 1-1"
deal.B = "6-1 5-0 4-3 4-1 4-0 3-0 2-0"
yard = "1-0 6-2 6-0 2-2 3-3 6-5 4-2 5-4 0-0 5-2 6-3 3-2 2-1 6-6"
play = """
B:4-0 A:6-4L B:6-1L A:5-1L B:5-0L A:+1-0 A:1-0L B:4-1L A:4-4L
B:4-3L A:5-3L B:3-0R A:5-5L B:+6-2 B:+6-0 B:+2-2 B:+3-3 B:3-3R
A:3-1R B:+6-5 B:6-5L A:1-1R
"""
end = "out"
winner = "A"
delta = { A = 20, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-3 4-2 3-2 2-1 2-0 1-0"
deal.B = "6-6 6-5 6-3 4-4 4-3 3-3 3-1"
yard = "6-0 6-2 1-1 5-0 5-5 6-4 5-1 6-1 2-2 3-0 4-1 0-0 5-2 4-0"
play = """
A:5-4 B:6-5L A:4-2R B:6-6L A:3-2R B:6-3L A:5-3L B:3-3R A:+6-0
A:+6-2 A:+1-1 A:+5-0 A:5-0L B:4-3R A:6-0L B:4-4R A:6-2L B:+5-5
B:+6-4 B:6-4R A:2-1L B:3-1L A:+5-1 A:+6-1 A:6-1R B:+2-2 B:+3-0
B:3-0L A:5-1R B:5-5R A:2-0L B:2-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-0 4-1 3-2 3-0 1-0"
deal.B = "5-5 5-3 4-4 4-0 3-3 2-2 1-1"
yard = "6-0 6-4 2-1 5-4 5-2 0-0 4-2 6-6 3-1 2-0 6-3 4-3 6-5 5-1"
play = """
B:5-5 A:5-0L B:5-3R A:3-2R B:2-2R A:6-2R B:4-0L A:6-1R B:4-4L
A:4-1L B:1-1L A:1-0L B:+6-0 B:6-0L A:+6-4 A:6-4L B:+2-1 B:2-1R
A:+5-4 A:5-4L B:+5-2 B:5-2L A:+0-0 A:+4-2 A:4-2L B:+6-6 B:+3-1
B:+2-0 B:2-0R A:3-0R B:3-3R A:+6-3 A:6-3R B:6-6R A:+4-3 A:4-3L
B:3-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 4-4 4-2 4-1 3-2 3-0"
deal.B = "6-6 6-4 6-3 6-1 6-0 5-2 0-0"
yard = "5-1 2-1 4-0 3-1 5-0 5-4 3-3 4-3 6-5 1-1 2-0 2-2 5-3 1-0"
play = """
B:6-6 A:6-2L B:5-2L A:5-5L B:6-0R A:3-0R B:6-3R A:+5-1 A:5-1L
B:6-1L A:+2-1 A:+4-0 A:+3-1 A:+5-0 A:+5-4 A:+3-3 A:+4-3 A:+6-5
A:6-5L B:6-4R A:5-4L B:+1-1 B:+2-0 B:+2-2 B:+5-3 B:+1-0 B:pass
A:4-4L B:pass A:4-3L B:5-3L A:4-2R B:2-2R A:5-0L B:2-0R A:4-0L
B:0-0R A:4-1L B:1-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 16 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-1 5-5 5-3 4-1 2-2"
deal.B = "6-4 5-4 5-0 4-3 4-0 3-3 3-0"
yard = "3-2 5-2 5-1 2-1 6-5 4-2 0-0 2-0 4-4 6-6 6-0 3-1 1-0 1-1"
play = """
B:3-3 A:6-3L B:6-4L A:5-3R B:5-4R A:4-1L B:4-3R A:6-1L B:3-0R
A:6-2L B:4-0R A:2-2L B:+3-2 B:3-2L A:+5-2 A:+5-1 A:+2-1 A:+6-5
A:+4-2 A:4-2R B:+0-0 B:+2-0 B:2-0R A:+4-4 A:+6-6 A:+6-0 A:6-0R
B:+3-1 B:3-1L A:6-6R B:+1-0 B:1-0L A:6-5R B:5-0R A:+1-1 A:pass
B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 36 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-2 4-4 4-1 3-1 2-1 2-0"
deal.B = "6-2 5-5 5-4 5-1 3-0 2-2 1-0"
yard = "6-3 6-1 5-0 1-1 4-2 4-0 0-0 3-2 6-0 3-3 6-6 6-5 5-3 4-3"
play = """
B:5-5 A:5-2L B:2-2L A:2-1L B:5-1L A:+6-3 A:+6-1 A:+5-0 A:5-0L
B:5-4R A:6-4R B:6-2R A:2-0L B:+1-1 B:+4-2 B:4-2L A:4-4L B:+4-0
B:4-0L A:+0-0 A:0-0L B:1-0L A:6-1L B:+3-2 B:3-2R A:6-3L B:3-0L
A:3-1R B:1-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-4 4-2 3-3 3-2 3-1"
deal.B = "5-4 5-1 4-4 4-1 4-0 3-0 1-1"
yard = "2-2 1-0 6-0 5-2 0-0 4-3 5-5 6-2 6-1 2-1 5-3 5-0 2-0 6-3"
play = """
B:4-4 A:6-4L B:4-1R A:6-6L B:1-1R A:6-5L B:5-1R A:+2-2 A:+1-0
A:+6-0 A:+5-2 A:5-2L B:5-4R A:4-2L B:4-0L A:6-0L B:+0-0 B:+4-3
B:4-3R A:3-3R B:3-0R A:1-0R B:+5-5 B:+6-2 B:6-2L A:3-2L B:+6-1
B:6-1R A:3-1L B:+2-1 B:2-1L A:2-2L
"""
end = "out"
winner = "A"
delta = { A = 10, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-4 5-1 3-1 2-2 1-1"
deal.B = "6-6 5-3 4-4 4-3 3-3 3-0 2-1"
yard = "4-2 5-0 5-2 6-2 1-0 2-0 0-0 6-5 5-5 4-1 4-0 3-2 6-4 6-0"
play = """
A:6-3 B:6-6L A:6-1L B:3-3R A:5-1L B:5-3L A:3-1L B:2-1L A:2-2L
B:4-3R A:5-4R B:+4-2 B:4-2L A:+5-0 A:5-0R B:3-0R A:+5-2 A:+6-2
A:+1-0 A:+2-0 A:+0-0 A:+6-5 A:+5-5 A:+4-1 A:4-1L B:+4-0 B:+3-2
B:3-2R A:6-2R B:+6-4 B:6-4R A:1-1L B:4-4R A:1-0L B:4-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 30 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-31"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 2 }
score = { A = 113, B = 0, C = 0 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-31"
commitment = "41404ec7f58bc237427bd3c9415d2a03718884ffa5355e326203d4d14fb02537"
secret = "a54f361c3e097be4d861b4278889b36af86a7ac5c0599c8b6ddc7ac20e153935"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 3-3 3-0 2-0 1-1 1-0 0-0"
deal.B = "6-5 6-0 5-0 4-3 4-0 3-2 2-2"
deal.C = "6-3 6-2 6-1 4-4 4-1 3-1 2-1"
yard = "5-3 4-2 5-1 5-5 6-6 5-4 5-2"
play = """
A:0-0 B:6-0L C:6-1L A:1-0L B:5-0L C:+5-3 C:5-3L A:3-0L B:4-0L
C:4-4L A:6-4L B:6-5L C:+4-2 C:+5-1 C:5-1L A:1-1L B:+5-5 B:+6-6
B:+5-4 B:+5-2 B:pass C:3-1L A:3-3L B:4-3L C:4-2L A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 72, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-3 5-2 4-4 4-2 3-2"
deal.B = "6-3 5-0 4-1 3-3 3-0 2-2 2-0"
deal.C = "6-5 6-0 5-5 5-4 3-1 1-1 1-0"
yard = "6-6 2-1 4-3 0-0 4-0 6-1 5-1"
play = """
A:4-4 B:4-1L C:1-0L A:4-2R B:5-0L C:5-5L A:5-2L B:2-2L C:+6-6
C:+2-1 C:2-1L A:6-2R B:6-3R C:1-1L A:3-2R B:2-0R C:6-0R A:6-4R
B:+4-3 B:4-3R C:3-1L A:5-3L
"""
end = "out"
winner = "A"
delta = { A = 41, B = 0, C = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-32"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 2, C = 3, D = 1 }
score = { A = 0, B = 77, C = 0, D = 127 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
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
group_id = "draw-32"
commitment = "b83c4558ea2f90e2535702d9a886138ec8b3ca1ddcf12aa7aa860f763184294a"
secret = "fb76dbd342be4bc31be7e80b7314501c933e6a628d7a1bf94e3982db65d04c4d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-2 3-0 2-0 0-0"
deal.B = "6-6 3-3 3-2 3-1 2-2 1-0"
deal.C = "6-4 5-3 5-1 5-0 4-4 4-0"
deal.D = "6-3 6-1 5-5 5-4 2-1 1-1"
yard = "4-2 6-2 4-3 4-1"
play = """
B:3-3 C:5-3L D:5-5L A:6-5L B:3-1R C:6-4L D:5-4L A:5-2L B:3-2L
C:5-1R D:6-3L A:6-0L B:1-0L C:5-0R D:1-1L A:3-0R B:+4-2 B:+6-2
B:+4-3 B:4-3R C:4-4R D:6-1L A:+4-1 A:4-1R B:6-2L C:pass D:2-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 28 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 6-1 2-1 2-0 1-0"
deal.B = "5-4 4-3 4-0 3-3 3-2 1-1"
deal.C = "6-6 6-4 6-0 5-5 5-1 5-0"
deal.D = "5-3 4-4 3-1 3-0 2-2 0-0"
yard = "6-3 5-2 4-2 4-1"
play = """
D:4-4 A:+6-3 A:+5-2 A:+4-2 A:4-2L B:3-2L C:6-4R D:3-0L A:2-0L
B:+4-1 B:pass C:6-6R D:2-2L A:6-2L B:pass C:6-0L D:0-0L A:1-0L
B:1-1L C:5-1L D:5-3L A:6-3L B:pass C:pass D:pass A:6-5L B:5-4L
C:pass D:pass A:6-1R B:4-0L C:5-0L D:3-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 38 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-3 5-4 5-3 0-0"
deal.B = "6-4 6-2 6-0 5-5 5-1 1-0"
deal.C = "5-0 4-4 4-2 3-0 2-1 2-0"
deal.D = "6-1 5-2 4-1 4-0 3-2 2-2"
yard = "1-1 3-1 3-3 4-3"
play = """
D:2-2 A:+1-1 A:+3-1 A:+3-3 A:+4-3 A:pass B:6-2L C:4-2R D:6-1L
A:3-1L B:6-4R C:3-0L D:4-0L A:5-4L B:6-0R C:5-0L D:pass A:0-0L
B:1-0L C:2-1L D:5-2L A:6-5L B:pass C:2-0R D:3-2R A:6-6L B:pass
C:pass D:pass A:6-3L B:pass C:pass D:pass A:5-3L B:5-5L C:pass
D:pass A:4-3R B:5-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 21, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-4 5-5 5-0 1-0"
deal.B = "5-4 5-2 4-3 4-1 3-0 2-1"
deal.C = "6-3 5-1 4-4 3-3 3-1 2-0"
deal.D = "6-0 5-3 4-0 3-2 2-2 0-0"
yard = "4-2 1-1 6-1 6-2"
play = """
B:4-1 C:4-4L D:4-0L A:5-0L B:5-4L C:5-1R D:5-3R A:6-4L B:3-0R
C:6-3L D:3-2L A:1-0R B:5-2L C:3-1R D:+4-2 D:+1-1 D:+6-1 D:+6-2
D:pass A:6-5L B:4-3R C:pass D:6-1L A:pass B:2-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 56, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 3-3 3-0 2-2 2-1 1-1"
deal.B = "6-3 6-2 6-0 5-3 4-2 4-0"
deal.C = "6-5 6-4 4-4 4-3 2-0 0-0"
deal.D = "6-6 6-1 5-5 5-2 5-1 4-1"
yard = "5-0 1-0 3-2 3-1"
play = """
B:6-3 C:6-5L D:5-5L A:5-4L B:5-3R C:6-4L D:6-6L A:+5-0 A:5-0R
B:4-0R C:4-4R D:4-1R A:2-1R B:4-2R C:4-3R D:6-1L A:1-1L B:+1-0
B:1-0L C:2-0L D:5-2L A:3-3R B:+3-2 B:3-2R C:+3-1 C:pass D:5-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 25 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-0 4-3 4-2 2-2 2-1"
deal.B = "6-0 4-4 3-2 1-1 1-0 0-0"
deal.C = "6-5 6-3 5-5 5-3 3-1 3-0"
deal.D = "6-6 5-4 4-1 4-0 3-3 2-0"
yard = "6-2 5-2 5-1 6-4"
play = """
D:6-6 A:6-1L B:6-0R C:3-1L D:3-3L A:4-3L B:1-0R C:+6-2 C:+5-2
C:+5-1 C:5-1R D:5-4R A:4-2L B:4-4R C:6-2L D:4-0R A:5-0R B:+6-4
B:6-4L C:6-5R D:4-1L A:2-1L B:3-2L C:6-3L
"""
end = "blocked"
delta = { A = 0, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 4-4 4-0 3-2 1-1"
deal.B = "6-5 6-4 6-3 5-5 5-2 2-2"
deal.C = "6-6 6-0 3-3 2-1 1-0 0-0"
deal.D = "5-3 5-1 4-2 4-1 3-1 2-0"
yard = "4-3 3-0 6-2 5-0"
play = """
A:6-1 B:6-5L C:2-1R D:5-1L A:1-1L B:2-2R C:1-0L D:2-0L A:3-2L
B:6-3L C:6-6L D:4-2R A:5-4R B:6-4L C:+4-3 C:4-3L D:5-3R A:+3-0
A:3-0L B:+6-2 B:+5-0 B:5-0L C:3-3R D:3-1R A:pass B:5-2L C:pass
D:4-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 36 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-33"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 114, B = 54 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-33"
commitment = "4b7a597b929878ee5cb93bc66c2299995bb11b8ddc41002e2a0375124a3cea4a"
secret = "cc88638921e48d050a6abbf87545418ed822259651d8ffac30473206fc004034"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-1 5-5 4-4 3-0 2-0"
deal.B = "6-0 4-3 4-1 3-2 2-1 1-1 0-0"
yard = "5-3 6-3 5-1 4-0 5-2 1-0 3-1 6-2 2-2 4-2 6-5 5-0 5-4 3-3"
play = """
A:2-0 B:6-0R A:6-4R B:4-3R A:3-0R B:3-2L A:+5-3 A:5-3L B:0-0R
A:5-5L B:+6-3 B:+5-1 B:5-1L A:6-1L B:6-3L A:+4-0 A:4-0R B:4-1R
A:+5-2 A:+1-0 A:1-0R B:+3-1 B:3-1L A:+6-2 A:+2-2 A:+4-2 A:+6-5
A:+5-0 A:5-0R B:2-1L A:6-2L B:+5-4 B:5-4R A:6-6L B:+3-3 B:pass
A:4-2R B:pass A:5-2R B:pass A:6-5R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-1 6-0 4-4 3-2 2-1"
deal.B = "5-5 4-3 4-2 3-3 3-1 2-2 2-0"
yard = "5-3 6-6 6-3 3-0 1-1 5-0 5-4 6-2 1-0 4-1 0-0 5-2 4-0 5-1"
play = """
B:5-5 A:6-5L B:+5-3 B:5-3R A:6-1L B:4-3R A:4-4R B:4-2R A:2-1R
B:3-1L A:3-2L B:2-2L A:+6-6 A:+6-3 A:+3-0 A:+1-1 A:1-1R B:2-0L
A:6-0L B:+5-0 B:+5-4 B:+6-2 B:6-2L A:+1-0 A:1-0R B:5-0R A:+4-1
A:+0-0 A:+5-2 A:5-2L B:5-4L A:6-4L B:+4-0 B:+5-1 B:5-1R A:6-3L
B:3-3L A:3-0L B:4-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 17 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-1 5-0 4-3 4-0 0-0"
deal.B = "6-3 6-2 4-1 3-2 3-1 3-0 1-1"
yard = "4-2 2-2 5-3 2-0 5-5 5-4 3-3 6-4 2-1 1-0 6-0 5-1 4-4 5-2"
play = """
B:6-3 A:4-3R B:6-2L A:4-0R B:3-2L A:0-0R B:3-1L A:6-1L B:3-0R
A:6-5L B:+4-2 B:+2-2 B:+5-3 B:5-3L A:+2-0 A:+5-5 A:+5-4 A:+3-3
A:3-3L B:+6-4 B:+2-1 B:+1-0 B:+6-0 B:+5-1 B:+4-4 B:+5-2
"""
end = "blocked"
winner = "A"
delta = { A = 20, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-5 5-0 4-0 3-2 2-1"
deal.B = "6-5 6-0 5-2 4-3 3-0 2-0 0-0"
yard = "2-2 1-1 4-1 5-4 6-6 5-1 6-4 3-3 1-0 4-2 5-3 3-1 6-2 4-4"
play = """
A:6-3 B:6-5L A:3-2R B:5-2L A:2-1L B:2-0R A:6-1L B:6-0L A:5-0L
B:3-0R A:5-5L B:4-3R A:4-0R
"""
end = "out"
winner = "A"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-1 4-4 3-0 1-0 0-0"
deal.B = "5-3 5-2 5-0 4-3 4-0 3-3 1-1"
yard = "6-0 3-1 2-2 5-5 6-6 4-1 6-4 2-0 2-1 6-5 5-4 6-2 4-2 3-2"
play = """
A:0-0 B:5-0L A:1-0R B:5-3L A:6-3L B:1-1R A:6-1R B:+6-0 B:6-0L
A:3-0L B:4-3L A:4-4L B:4-0L A:+3-1 A:+2-2 A:+5-5 A:+6-6 A:6-6R
B:+4-1 B:+6-4 B:6-4R A:+2-0 A:2-0L B:5-2L A:5-5L B:4-1R A:3-1R
B:3-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-3 4-1 3-0 2-2 2-1 2-0 1-0"
deal.B = "6-4 6-1 5-4 5-3 5-0 3-3 0-0"
yard = "5-1 6-6 4-2 3-2 5-5 3-1 1-1 4-3 4-0 6-5 6-2 5-2 4-4 6-0"
play = """
B:6-4 A:6-3L B:5-4R A:3-0L B:5-3R A:1-0L B:6-1L A:+5-1 A:+6-6
A:6-6L B:3-3R A:+4-2 A:+3-2 A:3-2R B:+5-5 B:+3-1 B:+1-1 B:+4-3
B:+4-0 B:+6-5 B:6-5L A:4-2R B:5-5L A:4-1R B:5-0L A:5-1R B:4-0L
A:+6-2 A:+5-2 A:5-2R B:4-3L A:2-0R B:3-1L A:2-1L B:0-0R A:2-2L
B:+4-4 B:+6-0 B:6-0R A:6-2R
"""
end = "out"
winner = "A"
delta = { A = 10, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-3 4-3 4-1 3-1 1-0"
deal.B = "6-1 5-5 4-0 3-2 3-0 2-1 2-0"
yard = "2-2 1-1 4-2 4-4 5-1 5-0 6-6 6-0 6-3 0-0 3-3 5-4 6-2 5-2"
play = """
A:3-1 B:6-1R A:6-4R B:3-2L A:4-3R B:2-1L A:4-1L B:4-0L A:1-0L
B:3-0R A:+2-2 A:+1-1 A:1-1L B:2-0R A:2-2R B:+4-2 B:4-2R A:+4-4
A:4-4R B:+5-1 B:5-1L A:5-3L B:+5-0 B:+6-6 B:+6-0 B:+6-3 B:6-3L
A:6-5L
"""
end = "out"
winner = "A"
delta = { A = 33, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-4 5-1 4-3 4-0 3-1"
deal.B = "6-6 5-2 5-0 4-1 3-3 3-2 2-0"
yard = "6-1 3-0 5-3 4-4 2-1 6-4 2-2 5-5 0-0 1-0 6-3 1-1 6-0 4-2"
play = """
A:5-1 B:5-2L A:6-2L B:6-6L A:6-5L B:5-0L A:3-1R B:3-3R A:4-0L
B:4-1L A:4-3R B:+6-1 B:6-1L A:5-4R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-1 5-0 4-2 4-0 2-2 1-1"
deal.B = "6-6 6-5 6-3 6-2 5-5 4-4 4-3"
yard = "4-1 5-4 3-0 3-3 1-0 3-1 2-1 5-2 5-3 6-4 3-2 0-0 6-0 2-0"
play = """
A:6-1 B:6-6L A:5-1R B:6-5L A:5-0L B:5-5R A:4-0L B:4-4L A:4-2L
B:6-2L A:+4-1 A:+5-4 A:5-4R B:6-3L A:4-1R B:4-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-5 5-1 3-3 2-2 1-0"
deal.B = "6-5 6-3 6-1 4-0 3-1 2-1 0-0"
yard = "6-0 4-4 3-0 1-1 5-3 3-2 4-3 2-0 5-2 6-2 4-1 5-0 4-2 5-4"
play = """
B:6-5 A:5-5R B:6-3L A:3-3L B:3-1L A:1-0L B:4-0L A:5-1R B:6-1R
A:6-4R B:+6-0 B:+4-4 B:4-4L A:+3-0 A:+1-1 A:+5-3 A:+3-2 A:+4-3
A:4-3L B:+2-0 B:+5-2 B:+6-2 B:+4-1 B:4-1R A:3-0L B:6-0L A:1-1R
B:6-2L A:3-2L B:2-1R A:5-3L B:5-2L A:2-2L B:2-0L A:+5-0 A:5-0L
B:+4-2 B:4-2R A:+5-4 A:5-4R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 5-1 4-4 3-0 2-2 1-1"
deal.B = "6-4 6-2 6-1 4-2 4-1 3-2 0-0"
yard = "5-5 2-0 1-0 4-3 6-0 2-1 6-5 3-3 3-1 5-2 4-0 6-3 5-3 5-0"
play = """
B:6-4 A:4-4R B:6-2L A:2-2L B:4-2L A:5-4L B:4-1R A:5-1R B:+5-5
B:5-5L A:+2-0 A:+1-0 A:+4-3 A:+6-0 A:+2-1 A:+6-5 A:6-5L B:6-1L
A:1-1L B:+3-3 B:+3-1 B:3-1L A:3-0L B:0-0L A:6-0L B:+5-2 B:5-2R
A:2-0R B:+4-0 B:4-0R A:6-6L B:+6-3 B:6-3L A:4-3R B:3-3L A:+5-3
A:5-3L B:3-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 5-0 4-3 4-0 2-1 1-0"
deal.B = "6-6 6-4 5-3 5-2 4-4 3-3 1-1"
yard = "4-1 4-2 3-2 2-2 3-0 6-1 3-1 2-0 0-0 6-0 6-5 5-1 5-4 6-2"
play = """
B:6-6 A:6-3L B:6-4R A:4-0R B:5-3L A:5-0R B:5-2L A:2-1L B:1-1L
A:5-5R B:+4-1 B:4-1L A:4-3L B:3-3L A:+4-2 A:+3-2 A:3-2L B:+2-2
B:2-2L A:4-2L B:4-4L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-2 5-1 4-4 3-0 2-2"
deal.B = "6-0 5-4 4-0 3-2 3-1 2-0 1-1"
yard = "4-2 2-1 6-2 1-0 3-3 5-0 5-5 4-3 6-1 6-3 4-1 6-6 0-0 5-3"
play = """
B:5-4 A:4-4R B:4-0R A:3-0R B:3-2R A:6-5L B:6-0L A:2-2R B:2-0L
A:5-2L B:+4-2 B:4-2R A:6-4R B:+2-1 B:+6-2 B:6-2R A:5-1L
"""
end = "out"
winner = "A"
delta = { A = 9, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-2 4-0 3-3 3-1 2-2 2-0"
deal.B = "6-6 6-0 5-5 5-4 5-3 5-0 1-1"
yard = "0-0 3-0 1-0 6-2 4-3 3-2 6-5 6-4 6-1 4-4 4-2 2-1 5-1 4-1"
play = """
A:3-3 B:5-3L A:5-2L B:+0-0 B:+3-0 B:3-0R A:2-0L B:6-0L A:4-0R
B:6-6L A:6-3L B:5-4R A:3-1L B:5-5R A:+1-0 A:1-0L B:5-0L A:+6-2
A:+4-3 A:+3-2 A:+6-5 A:6-5L B:+6-4 B:6-4L A:4-3L B:+6-1 B:+4-4
B:+4-2 B:+2-1 B:+5-1 B:5-1R A:3-2L B:6-1R A:2-2L B:4-2L A:6-2R
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-1 5-0 3-1 3-0 0-0"
deal.B = "6-6 6-5 6-1 6-0 4-4 3-2 2-2"
yard = "5-4 5-2 6-2 1-1 4-3 5-3 2-1 6-3 4-1 2-0 4-0 4-2 3-3 1-0"
play = """
A:3-0 B:6-0R A:6-4R B:4-4R A:3-1L B:6-1L A:+5-4 A:5-4R B:6-6L
A:5-5R B:6-5L A:5-0L B:+5-2 B:5-2R A:0-0L B:3-2R A:+6-2 A:+1-1
A:+4-3 A:4-3R B:+5-3 B:+2-1 B:+6-3 B:+4-1 B:4-1R A:5-1R B:5-3R
A:+2-0 A:2-0L B:6-3R A:6-2L B:+4-0 B:+4-2 B:+3-3 B:+1-0
"""
end = "blocked"
winner = "A"
delta = { A = 22, B = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-34"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 82, B = 113, C = 98 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-34"
commitment = "976d82b2208e01c589fd01b39735506a6af38aca5e823d1efee0da866cf4fe4f"
secret = "31181e54a9328907f53d970a67ea15f774e084407727cec2d829291bba2cc0ef"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-2 5-1 4-2 3-1 1-1"
deal.B = "6-1 6-0 4-4 4-3 3-3 2-2 2-1"
deal.C = "6-4 6-2 5-4 4-0 3-0 2-0 0-0"
yard = "6-3 5-0 3-2 1-0 5-3 6-5 4-1"
play = """
A:6-6 B:6-1L C:6-4R A:5-1L B:4-4R C:5-4L A:4-2L B:2-2L C:6-2L
A:+6-3 A:6-3L B:4-3L C:4-0L A:+5-0 A:5-0L B:+3-2 B:+1-0 B:+5-3
B:5-3L C:3-0L A:+6-5 A:+4-1 A:4-1R B:1-0R C:2-0L A:5-2L B:6-0R
C:pass A:6-5L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 30 }

[[match.hand]]
opener = "C"
deal.A = "5-2 4-4 4-0 3-1 3-0 2-2 2-1"
deal.B = "6-6 6-2 6-1 5-5 5-0 4-3 1-1"
deal.C = "6-4 6-3 5-4 3-3 2-0 1-0 0-0"
yard = "4-2 6-0 6-5 4-1 5-3 5-1 3-2"
play = """
C:6-4 A:4-4R B:6-6L C:6-3L A:3-1L B:6-1L C:5-4R A:5-2R B:6-2R
C:+4-2 C:+6-0 C:6-0L A:4-0L B:4-3L C:3-3L A:3-0L B:5-0L C:+6-5
C:6-5L A:+4-1 A:+5-3 A:+5-1 A:+3-2
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 34 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 5-2 4-4 4-0 3-2 3-0"
deal.B = "6-5 6-2 6-0 4-3 4-1 2-2 1-1"
deal.C = "5-4 5-3 5-0 3-3 3-1 2-1 2-0"
yard = "6-4 4-2 5-5 1-0 0-0 6-1 5-1"
play = """
C:5-4 A:4-4R B:6-5L C:+6-4 C:6-4L A:4-0L B:6-0L C:+4-2 C:4-2R
A:6-6L B:6-2R C:+5-5 C:+1-0 C:+0-0 C:+6-1 C:6-1L A:6-3R B:4-3R
C:3-1L A:3-2L B:2-2L C:2-1L A:+5-1 A:5-1L B:4-1R C:5-5L A:5-2L
B:1-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 25, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-3 4-0 3-3 3-0 1-0"
deal.B = "6-2 6-1 5-0 4-3 2-2 1-1 0-0"
deal.C = "6-0 5-5 5-2 5-1 4-1 3-1 2-1"
yard = "6-6 4-4 5-3 5-4 4-2 3-2 2-0"
play = """
B:2-2 C:5-2L A:6-5L B:6-2R C:6-0L A:6-4R B:4-3R C:3-1R A:4-0L
B:1-1R C:4-1L A:1-0L B:6-1R C:+6-6 C:6-6R A:6-3R B:0-0L C:+4-4
C:+5-3 C:5-3R A:3-0L B:5-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 33, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 3-3 3-1 3-0 2-0 1-1 1-0"
deal.B = "6-6 6-4 5-3 4-4 4-0 2-2 2-1"
deal.C = "6-3 6-0 5-5 5-2 5-1 3-2 0-0"
yard = "4-3 5-4 4-2 6-2 4-1 5-0 6-1"
play = """
B:6-6 C:6-3L A:6-5R B:5-3L C:5-5L A:+4-3 A:+5-4 A:5-4L B:4-4L
C:5-2R A:4-3L B:2-2R C:3-2L A:2-0L B:4-0L C:+4-2 C:4-2L A:+6-2
A:6-2L B:6-4L C:+4-1 C:4-1L A:3-1L B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 24, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-0 4-2 3-0 2-2 2-1 2-0"
deal.B = "6-6 6-5 6-4 6-2 5-1 4-4 4-1"
deal.C = "6-3 6-0 5-4 5-2 4-0 3-2 1-0"
yard = "3-3 1-1 5-5 6-1 4-3 0-0 3-1"
play = """
B:6-6 C:6-3L A:5-3L B:6-5L C:6-0L A:5-0L B:5-1L C:1-0L A:3-0L
B:6-4R C:3-2L A:4-2L B:4-4L C:5-4L A:+3-3 A:+1-1 A:+5-5 A:5-5L
B:4-1R C:5-2L A:2-2L B:6-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 17, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 5-5 5-4 5-3 5-1 3-0"
deal.B = "6-5 6-2 6-1 3-3 2-2 1-0 0-0"
deal.C = "6-3 5-2 4-3 4-0 3-2 2-0 1-1"
yard = "2-1 4-2 4-4 3-1 4-1 5-0 6-4"
play = """
B:2-2 C:5-2L A:5-5L B:6-5L C:6-3L A:5-3L B:6-2R C:+2-1 C:+4-2
C:+4-4 C:+3-1 C:+4-1 C:+5-0 C:5-0L A:6-6R B:0-0L C:4-0L A:5-4L
B:6-1R C:4-1R A:5-1L B:1-0L C:2-0L A:+6-4 A:6-4R B:pass C:4-2L
A:6-0R B:pass C:4-4L A:3-0R
"""
end = "out"
winner = "A"
delta = { A = 27, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-1 3-3 3-0 2-0 1-1"
deal.B = "6-3 6-1 4-4 4-2 3-2 2-2 2-1"
deal.C = "6-5 6-4 6-2 6-0 4-3 4-1 3-1"
yard = "5-4 4-0 1-0 0-0 5-3 5-0 5-2"
play = """
A:6-6 B:6-3L C:4-3L A:+5-4 A:5-4L B:6-1R C:6-5L A:5-1R B:+4-0
B:+1-0 B:+0-0 B:+5-3 B:5-3R C:6-4L A:3-3R B:4-4L C:4-1L A:3-0R
B:4-0R C:3-1L A:+5-0 A:+5-2 A:pass B:4-2R C:6-2R A:pass B:3-2L
C:6-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 34 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 5-2 5-1 4-0 1-1 0-0"
deal.B = "6-4 6-3 4-3 4-2 4-1 3-3 2-2"
deal.C = "6-6 6-5 6-1 5-5 3-2 3-1 2-0"
yard = "5-3 5-4 1-0 2-1 5-0 4-4 3-0"
play = """
C:6-6 A:6-2L B:6-4R C:3-2L A:4-0R B:3-3L C:3-1L A:5-1L B:+5-3
B:5-3L C:2-0R A:5-2R B:4-3L C:6-5R A:6-0R B:4-2L C:+5-4 C:+1-0
C:1-0R A:1-1R B:2-2L C:6-1R A:+2-1 A:2-1L B:6-3R C:+5-0 C:+4-4
C:+3-0 C:3-0R A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 37, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-2 5-0 3-3 3-1 1-0"
deal.B = "6-6 6-5 5-5 5-4 4-2 3-2 2-0"
deal.C = "6-3 6-2 4-4 4-3 4-1 4-0 0-0"
yard = "6-4 5-3 5-1 1-1 3-0 2-2 2-1"
play = """
A:6-1 B:6-6L C:6-3L A:3-3L B:3-2L C:6-2L A:6-0L B:2-0L C:4-1R
A:5-2L B:5-4R C:+6-4 C:+5-3 C:5-3L A:5-0R B:+5-1 B:+1-1 B:+3-0
B:3-0R C:4-3L A:3-1R B:5-1R C:6-4L A:+2-2 A:+2-1 A:pass B:5-5R
C:pass A:pass B:6-5L
"""
end = "blocked"
delta = { A = 0, B = 0, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-4 6-3 6-1 5-3 2-1"
deal.B = "6-2 5-4 5-1 4-0 3-2 2-0 1-0"
deal.C = "5-5 4-3 4-2 4-1 3-3 3-1 3-0"
yard = "4-4 6-0 1-1 5-2 2-2 5-0 0-0"
play = """
B:2-0 C:4-2L A:6-4L B:6-2L C:3-0R A:6-3R B:3-2L C:4-3L A:6-6R
B:4-0L C:+4-4 C:+6-0 C:6-0L A:6-5L B:5-4L C:4-4L A:6-1R B:1-0R
C:4-1L A:2-1L B:+1-1 B:+5-2 B:5-2L C:5-5L A:5-3L
"""
end = "out"
winner = "A"
delta = { A = 18, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 6-0 4-3 4-1 4-0 0-0"
deal.B = "6-2 5-5 5-4 5-1 4-2 3-3 2-0"
deal.C = "6-6 6-3 5-2 5-0 3-2 2-2 1-0"
yard = "5-3 6-5 2-1 3-0 3-1 1-1 4-4"
play = """
A:6-4 B:5-4R C:6-6L A:6-1L B:5-1L C:5-2L A:+5-3 A:5-3R B:3-3R
C:3-2L A:4-3L B:4-2L C:2-2L A:+6-5 A:+2-1 A:2-1L B:+3-0 B:3-0R
C:1-0L A:6-0L B:2-0R C:6-3L A:+3-1 A:3-1L B:6-2R C:+1-1 C:1-1L
A:6-5R B:5-5R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 14, C = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-35"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 3, C = 3, D = 1 }
score = { A = 12, B = 0, C = 0, D = 104 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
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
group_id = "draw-35"
commitment = "d204746d66f33f72ff4063176c5dd601b60d4b794561047dae0bc6a7f3657f11"
secret = "b439a92ffbf43145c87cf1a45ac665662b8126d5e929c81cee174ade9a12251f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-2 4-4 4-1 1-0"
deal.B = "6-5 5-5 3-2 2-2 2-1 1-1"
deal.C = "6-6 5-3 5-0 4-2 3-3 3-1"
deal.D = "6-4 6-0 5-4 4-0 3-0 2-0"
yard = "4-3 0-0 5-1 6-3"
play = """
B:6-5 C:5-0R D:6-4L A:4-4L B:+4-3 B:4-3L C:3-1L D:6-0R A:6-1L
B:+0-0 B:+5-1 B:+6-3 B:6-3L C:3-3L D:3-0L A:1-0L B:5-1L C:6-6R
D:5-4L A:4-1L B:2-1L C:4-2L D:4-0L A:6-2R B:0-0L C:pass D:2-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 36 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 6-0 4-3 4-0 1-1"
deal.B = "4-1 3-3 3-2 3-0 2-1 2-0"
deal.C = "6-5 6-4 5-3 5-0 4-4 4-2"
deal.D = "6-1 5-4 5-2 3-1 2-2 1-0"
yard = "6-6 5-1 5-5 0-0"
play = """
D:5-4 A:4-3R B:3-3R C:5-3R D:5-2L A:6-2L B:+6-6 B:6-6L C:6-4L
D:+5-1 D:5-1R A:1-1R B:4-1L C:+5-5 C:+0-0 C:pass D:6-1L A:6-3L
B:3-2L C:4-2L D:3-1R A:4-0L B:3-0L
"""
end = "blocked"
delta = { A = 0, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-3 5-0 3-3 0-0"
deal.B = "6-3 4-4 4-1 3-2 2-0 1-0"
deal.C = "6-5 6-4 5-2 4-0 3-1 2-1"
deal.D = "6-2 5-5 4-2 3-0 2-2 1-1"
yard = "6-0 4-3 5-1 5-4"
play = """
A:6-6 B:6-3L C:6-4R D:4-2R A:3-3L B:3-2L C:5-2L D:5-5L A:5-0L
B:2-0L C:2-1L D:6-2R A:6-1L B:+6-0 B:6-0L C:4-0L D:+4-3 D:4-3L
A:5-3L B:+5-1 B:5-1L C:6-5R D:1-1L A:+5-4 A:5-4R B:4-1L C:pass
D:pass A:pass B:4-4L
"""
end = "blocked"
winner = "A"
delta = { A = 12, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-3 4-4 2-1 0-0"
deal.B = "6-5 6-3 5-1 5-0 3-1 2-2"
deal.C = "6-4 4-2 3-3 3-0 2-0 1-1"
deal.D = "6-2 5-4 4-3 4-1 4-0 3-2"
yard = "5-2 6-1 6-0 1-0"
play = """
A:5-5 B:6-5L C:6-4L D:5-4L A:5-3L B:6-3L C:+5-2 C:5-2R D:6-2L
A:2-1L B:5-1L C:2-0R D:4-0R A:4-4R B:5-0L C:3-0L D:4-3L A:+6-1
A:+6-0 A:+1-0 A:pass B:pass C:4-2L D:3-2L A:pass B:3-1L C:1-1L
D:4-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 36 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 5-5 4-4 4-3 3-0"
deal.B = "5-4 4-2 3-1 2-0 1-1 1-0"
deal.C = "6-5 6-0 5-1 4-1 3-3 0-0"
deal.D = "6-4 6-2 5-3 5-0 3-2 2-2"
yard = "5-2 4-0 6-1 2-1"
play = """
D:6-4 A:6-6L B:5-4R C:5-1R D:6-2L A:+5-2 A:5-2L B:3-1R C:3-3R
D:5-3L A:4-3L B:4-2L C:+4-0 C:+6-1 C:+2-1 C:2-1L D:3-2R A:pass
B:1-1L C:4-1L D:2-2R A:4-4L B:2-0R C:6-0R D:pass A:6-3R B:pass
C:4-0L D:5-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 32 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-36"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 109, B = 35 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-36"
commitment = "e767035750f15a20ae5040be423e8ed95eb33052bca7024d5288e534d23b1ad8"
secret = "bad390f7cfb6d05db59e13da3efe7acd4fc5430fc9f30ae29012ef7d6ca484c5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-0 5-4 3-2 2-0 1-0"
deal.B = "6-3 6-1 5-5 4-2 4-0 2-2 2-1"
yard = "0-0 3-1 6-6 5-0 4-4 4-3 6-5 4-1 5-1 3-0 5-3 3-3 1-1 5-2"
play = """
B:2-2 A:6-2L B:2-1R A:6-4L B:4-0L A:6-0L B:6-1L A:1-0L B:+0-0
B:0-0L A:2-0L B:4-2L A:5-4L B:5-5L A:+3-1 A:3-1R B:6-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 5-3 5-0 4-1 4-0 0-0"
deal.B = "6-6 6-2 6-0 5-1 4-4 4-3 4-2"
yard = "2-1 3-1 3-3 2-0 1-1 3-0 5-5 3-2 6-5 5-2 6-1 6-4 2-2 1-0"
play = """
B:6-0 A:6-3L B:4-3L A:5-4L B:5-1L A:4-1L B:4-4L A:4-0L B:+2-1
B:+3-1 B:+3-3 B:+2-0 B:2-0L A:5-0R B:4-2L A:5-3R B:3-3R A:+1-1
A:+3-0 A:3-0R B:+5-5 B:+3-2 B:+6-5 B:+5-2 B:+6-1 B:+6-4 B:6-4L
A:0-0R B:6-1L A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 60, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 5-0 4-0 3-3 3-1 2-0"
deal.B = "6-6 6-4 6-0 5-2 3-2 2-2 2-1"
yard = "5-4 1-0 1-1 5-1 4-4 4-3 4-2 3-0 6-3 0-0 5-3 4-1 6-5 6-1"
play = """
A:6-2 B:2-2R A:2-0R B:6-6L A:5-0R B:6-4L A:4-0L B:5-2R A:+5-4
A:+1-0 A:1-0L B:2-1R A:3-1L B:3-2L A:+1-1 A:1-1R B:+5-1 B:5-1R
A:5-5R B:+4-4 B:+4-3 B:+4-2 B:4-2L A:5-4L B:+3-0 B:+6-3 B:+0-0
B:+5-3 B:5-3L A:3-3L
"""
end = "out"
winner = "A"
delta = { A = 33, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 5-4 4-1 4-0 3-2 1-0"
deal.B = "6-6 6-3 6-2 6-1 3-3 2-1 2-0"
yard = "4-2 3-0 5-3 4-3 6-5 5-0 4-4 5-2 0-0 2-2 3-1 5-1 6-4 1-1"
play = """
A:6-0 B:2-0R A:3-2R B:6-2L A:+4-2 A:4-2L B:3-3R A:5-4L B:6-3R
A:5-5L B:6-6R A:+3-0 A:+5-3 A:5-3L B:6-1R A:3-0L B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 5-1 4-1 4-0 3-0 0-0"
deal.B = "5-5 5-3 5-0 4-3 3-1 2-2 2-1"
yard = "6-1 6-0 3-2 4-2 1-1 6-5 6-3 4-4 5-2 3-3 1-0 2-0 6-2 6-4"
play = """
B:2-1 A:5-1R B:5-3R A:3-0R B:5-0R A:5-4R B:4-3R A:+6-1 A:+6-0
A:+3-2 A:3-2L B:3-1L A:6-1L B:+4-2 B:+1-1 B:+6-5 B:6-5L A:+6-3
A:6-3R B:5-5L A:6-6R B:+4-4 B:+5-2 B:5-2L A:6-0R B:2-2L A:4-0R
B:4-2L A:4-1L B:1-1L A:+3-3 A:+1-0 A:1-0L B:4-4R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 5-3 3-1 2-0 1-1 1-0"
deal.B = "6-5 6-0 5-4 4-4 4-0 2-1 0-0"
yard = "6-6 6-2 3-2 5-2 2-2 4-2 5-0 6-4 3-3 4-3 3-0 6-1 4-1 5-1"
play = """
B:6-0 A:6-3L B:0-0R A:5-3L B:5-4L A:2-0R B:4-4L A:+6-6 A:+6-2
A:6-2R B:4-0L A:1-0L B:6-5R A:3-1L B:+3-2 B:3-2L A:5-5R B:2-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 14 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-0 5-0 4-2 4-1 2-2"
deal.B = "5-5 5-2 4-4 3-3 2-1 2-0 0-0"
yard = "6-3 5-3 1-0 1-1 4-0 5-4 3-1 6-1 5-1 4-3 6-5 6-6 3-0 3-2"
play = """
B:5-5 A:5-0L B:5-2R A:6-0L B:2-0R A:6-4L B:4-4L A:4-2L B:0-0R
A:6-2L B:+6-3 B:6-3L A:+5-3 A:5-3L B:+1-0 B:1-0R A:4-1R B:+1-1
B:+4-0 B:4-0R A:+5-4 A:5-4L B:+3-1 B:+6-1 B:+5-1 B:+4-3 B:4-3L
A:+6-5 A:+6-6 A:+3-0 A:3-0L B:+3-2
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 4-0 3-3 3-2 3-1 1-1 1-0"
deal.B = "6-0 5-4 5-3 5-0 4-3 3-0 2-1"
yard = "6-4 5-2 2-2 0-0 6-2 6-6 5-5 2-0 5-1 4-2 4-4 4-1 6-1 6-3"
play = """
A:6-5 B:5-3R A:3-3R B:6-0L A:4-0L B:4-3R A:+6-4 A:6-4L B:5-4R
A:+5-2 A:5-2R B:2-1R A:3-1R B:3-0R A:1-0R B:+2-2 B:+0-0 B:+6-2
B:6-2L A:3-2L B:+6-6 B:+5-5 B:+2-0 B:+5-1 B:5-1R A:+4-2 A:+4-4
A:+4-1 A:+6-1 A:+6-3 A:6-3L B:5-5R A:6-1L B:5-0R A:4-1L B:0-0R
A:4-4L B:2-0R A:4-2L B:2-2L
"""
end = "blocked"
winner = "A"
delta = { A = 10, B = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-37"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 18, B = 115, C = 0 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-37"
commitment = "dcbed81eb3d9fecadea023686a93acbd020ad17d01dcd7b10d7b94a6b3637bcb"
secret = "e452789f95d1ce9bcf61beaa67d111e2e348bd45447b24c4610425a74f037ee5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-0 4-4 2-2 1-1 0-0"
deal.B = "6-6 6-1 5-4 5-3 4-2 3-2 3-0"
deal.C = "6-5 6-3 6-2 4-3 4-1 4-0 3-3"
yard = "3-1 1-0 2-1 2-0 5-2 6-0 5-1"
play = """
A:4-4 B:5-4L C:6-5L A:6-4R B:6-6L C:6-3L A:+3-1 A:3-1L B:6-1L
C:6-2L A:2-2L B:4-2L C:4-3L A:+1-0 A:+2-1 A:+2-0 A:+5-2 A:+6-0
A:6-0R B:5-3L C:4-0R A:5-2L B:3-2L C:3-3L A:+5-1 A:pass B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 34, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-0 4-3 2-2 2-1 2-0 1-0"
deal.B = "6-5 6-0 5-4 5-3 4-1 4-0 0-0"
deal.C = "6-4 6-2 6-1 5-2 3-3 3-1 1-1"
yard = "3-2 6-3 3-0 4-4 4-2 6-6 5-1"
play = """
B:6-5 C:6-1L A:1-0L B:5-4R C:6-4R A:2-0L B:6-0R C:6-2L A:5-0R
B:5-3R C:3-3R A:4-3R B:4-1R C:1-1R A:2-1R B:+3-2 B:3-2R C:3-1R
A:+6-3 A:6-3L B:+3-0 B:3-0L C:+4-4 C:+4-2 C:+6-6 C:+5-1 C:5-1R
A:5-5R B:4-0L C:4-4L A:pass B:pass C:5-2R A:2-2R
"""
end = "out"
winner = "A"
delta = { A = 18, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 4-1 3-3 2-0 1-1 1-0 0-0"
deal.B = "6-5 6-3 5-0 4-3 4-0 3-2 3-0"
deal.C = "6-6 6-1 6-0 5-3 5-2 3-1 2-2"
yard = "2-1 5-1 5-5 6-2 5-4 4-2 4-4"
play = """
A:3-3 B:6-3L C:6-6L A:6-4L B:4-3L C:5-3L A:+2-1 A:+5-1 A:5-1L
B:3-2R C:6-1L A:2-0R B:6-5L C:6-0R A:+5-5 A:5-5L B:5-0L C:+6-2
C:6-2R A:0-0L B:4-0L C:2-2R A:2-1R B:+5-4 B:5-4L C:3-1R A:+4-2
A:+4-4 A:pass B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 29, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-1 3-3 2-2 2-1 0-0"
deal.B = "6-4 6-2 5-5 5-0 4-2 4-1 3-1"
deal.C = "6-6 6-3 5-3 4-4 3-2 2-0 1-1"
yard = "5-4 4-0 5-2 6-0 1-0 4-3 3-0"
play = """
B:5-5 C:5-3L A:3-3L B:5-0R C:6-3L A:0-0R B:6-4L C:4-4L A:+5-4
A:5-4L B:+4-0 B:4-0R C:+5-2 C:5-2L A:2-1L B:4-2R C:1-1L A:5-1L
B:6-2R C:6-6R A:6-1R B:4-1R C:+6-0 C:+1-0 C:+4-3 C:4-3R A:6-5L
B:3-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 18, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-4 5-2 5-0 4-0 2-1 1-0"
deal.B = "6-6 5-3 4-4 4-3 3-2 3-1 0-0"
deal.C = "6-5 6-4 6-2 6-1 3-3 2-2 2-0"
yard = "1-1 3-0 6-3 5-1 6-0 4-2 4-1"
play = """
B:6-6 C:6-2L A:5-2L B:5-3L C:3-3L A:+1-1 A:+3-0 A:3-0L B:0-0L
C:2-0L A:2-1L B:3-1L C:6-5R A:5-5R B:4-3L C:6-4L A:5-0R B:+6-3
B:6-3L C:+5-1 C:+6-0 C:6-0R A:+4-2 A:+4-1 A:pass B:3-2L C:2-2L
A:4-2L B:4-4L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 34, C = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-38"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3, D = 3 }
score = { A = 54, B = 135, C = 0, D = 0 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
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
group_id = "draw-38"
commitment = "f631514e089bb28ba8908ca306ad43550ffa8d16a7505218ae7038a1fb09e071"
secret = "a46ec4de334806d16c39575514806db63057859bc02fc51d79054e25eb1d99cb"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-4 4-4 3-1 2-2 2-1 0-0"
deal.B = "6-6 6-4 5-3 5-0 4-3 2-0"
deal.C = "6-3 6-0 5-2 4-2 4-1 3-3"
deal.D = "6-1 5-1 4-0 3-2 3-0 1-0"
yard = "1-1 6-5 6-2 5-5"
play = """
A:5-4 B:6-4R C:5-2L D:6-1R A:2-2L B:2-0L C:6-0L D:1-0R A:0-0R
B:6-6L C:6-3L D:4-0R A:4-4R B:4-3L C:4-2L D:3-2L A:3-1L B:+1-1
B:1-1L C:4-1L D:+6-5 D:+6-2 D:+5-5
"""
end = "blocked"
winner = "A"
delta = { A = 54, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-0 4-0 2-1 0-0"
deal.B = "6-0 5-3 4-4 4-3 4-2 2-0"
deal.C = "6-2 5-5 5-4 3-3 3-0 1-1"
deal.D = "6-6 5-2 4-1 3-2 2-2 1-0"
yard = "6-1 3-1 6-4 5-1"
play = """
A:6-5 B:5-3R C:6-2L D:3-2R A:2-1L B:4-2R C:1-1L D:4-1L A:4-0L
B:4-4R C:3-0L D:+6-1 D:+3-1 D:3-1L A:+6-4 A:6-4R B:6-0R C:+5-1
C:5-1L D:1-0R A:5-0L B:2-0L C:pass D:6-1R A:6-3R B:4-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 48, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 4-4 4-2 4-0 3-0 1-1"
deal.B = "6-5 6-1 3-2 3-1 2-1 2-0"
deal.C = "6-2 6-0 5-1 5-0 3-3 1-0"
deal.D = "6-6 6-4 5-5 5-2 4-3 0-0"
yard = "5-4 2-2 4-1 5-3"
play = """
B:2-1 C:6-2L D:6-6L A:6-3L B:3-1L C:5-1L D:5-2L A:4-2L B:6-1R
C:6-0R D:4-3L A:4-0R B:3-2L C:+5-4 C:5-4R D:5-5R A:+2-2 A:2-2L
B:6-5R C:+4-1 C:+5-3 C:pass D:6-4R A:4-4R B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 30, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-2 4-1 1-1 1-0"
deal.B = "6-3 6-2 4-3 4-0 3-1 2-1"
deal.C = "6-5 5-3 5-1 4-2 3-2 2-2"
deal.D = "5-5 5-4 5-0 3-3 3-0 0-0"
yard = "2-0 6-4 4-4 6-6"
play = """
B:6-3 C:6-5L D:3-0R A:5-2L B:4-0R C:4-2L D:5-4L A:4-1R B:3-1R
C:5-3L D:3-3L A:+2-0 A:+6-4 A:+4-4 A:+6-6 A:pass B:4-3L C:3-2R
D:pass A:6-4L B:6-2L C:2-2L D:pass A:2-0L B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 57, C = 0, D = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-39"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 127, B = 10 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-39"
commitment = "7cbb5248730bfcbb92f08835357805f87a50d6572cdf91304569fb1778635fd3"
secret = "2cf07bf355896baf567d3fe688fec941fc243158e9f3bc96eaad3b4cdb71994c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-1 5-5 4-4 2-2 1-0"
deal.B = "6-5 5-4 5-3 4-3 3-3 2-1 1-1"
yard = "3-2 4-0 2-0 3-1 0-0 4-1 5-1 3-0 6-0 6-2 5-0 4-2 6-6 5-2"
play = """
B:6-5 A:5-5R B:5-4R A:6-4R B:+3-2 B:+4-0 B:+2-0 B:+3-1 B:+0-0
B:+4-1 B:+5-1 B:+3-0 B:+6-0 B:6-0L A:1-0L B:5-1L A:6-1R B:5-3L
A:6-3L B:4-1R A:4-4R B:4-3R A:+6-2 A:6-2L B:3-2L A:+5-0 A:+4-2
A:+6-6 A:+5-2 A:pass B:3-3L A:pass B:3-1L A:pass B:2-1L A:2-2L
B:2-0L A:5-0L B:3-0R A:5-2L B:4-0R A:4-2L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-3 5-2 5-1 4-1 3-0"
deal.B = "5-4 4-2 3-2 3-1 2-2 2-1 1-1"
yard = "0-0 6-1 5-0 4-3 6-5 4-4 4-0 2-0 6-3 3-3 1-0 6-2 6-0 5-5"
play = """
B:5-4 A:6-4R B:+0-0 B:+6-1 B:6-1R A:5-1R B:+5-0 B:5-0L A:3-0L
B:3-2L A:5-2L B:+4-3 B:+6-5 B:6-5L A:6-6L B:+4-4 B:+4-0 B:+2-0
B:+6-3 B:6-3L A:5-3L B:+3-3 B:+1-0 B:+6-2 B:+6-0 B:+5-5 B:5-5L
"""
end = "blocked"
winner = "A"
delta = { A = 56, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-3 4-3 4-2 3-3 3-0"
deal.B = "6-6 5-1 5-0 4-0 3-1 2-1 2-0"
yard = "1-0 0-0 5-5 6-2 2-2 6-1 5-4 4-4 4-1 1-1 6-0 3-2 5-3 5-2"
play = """
A:3-3 B:3-1L A:6-3R B:5-1L A:6-5L B:6-6L A:6-4L B:4-0L A:3-0L
B:+1-0 B:+0-0 B:+5-5 B:+6-2 B:6-2R A:4-2R B:+2-2 B:+6-1 B:+5-4
B:5-4R A:4-3L
"""
end = "out"
winner = "A"
delta = { A = 32, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-2 6-1 4-4 3-2 2-0"
deal.B = "6-6 6-0 5-0 4-3 4-1 4-0 0-0"
yard = "1-1 5-5 5-1 4-2 3-1 5-2 1-0 6-3 5-3 3-0 2-1 3-3 2-2 5-4"
play = """
A:4-4 B:4-3L A:6-4R B:6-6R A:3-2L B:6-0R A:2-0R B:+1-1 B:+5-5
B:+5-1 B:+4-2 B:4-2L A:6-2R B:4-1L A:6-1L B:+3-1 B:+5-2 B:+1-0
B:+6-3 B:6-3L A:6-5R
"""
end = "out"
winner = "A"
delta = { A = 39, B = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-40"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 29, B = 48, C = 123 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-40"
commitment = "f69693cc11fad6d0e97206b37c80c8b61fe789b53119b1c410f0417d779d7e0c"
secret = "9bf7214986cc5db6d66b042798b98907e21ea71c255cd6d13693b9b24b5231fe"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 5-0 4-2 3-3 3-2 2-2 2-0"
deal.B = "6-6 5-5 5-3 5-1 4-3 2-1 1-1"
deal.C = "6-3 6-2 6-1 6-0 5-2 4-4 4-1"
yard = "1-0 0-0 3-0 5-4 4-0 6-5 3-1"
play = """
C:6-3 A:6-4L B:4-3R C:4-4L A:4-2L B:2-1L C:6-1L A:+1-0 A:+0-0
A:+3-0 A:+5-4 A:5-4R B:5-5R C:6-2L A:3-2L B:5-3R C:+4-0 C:+6-5
C:+3-1 C:3-1L A:1-0L B:pass C:6-0L A:3-3R B:6-6L C:6-5L A:5-0L
B:pass C:4-0L A:3-0R B:pass C:4-1L A:2-0R B:5-1L C:5-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-3 4-4 4-1 4-0 2-1 2-0"
deal.B = "6-6 6-4 6-1 5-5 4-2 2-2 1-1"
deal.C = "6-2 5-0 3-3 3-2 3-1 3-0 0-0"
yard = "6-3 5-4 5-2 5-1 4-3 6-0 1-0"
play = """
C:6-2 A:6-5L B:4-2R C:5-0L A:4-0L B:6-4L C:+6-3 C:6-3L A:5-3L
B:5-5L C:+5-4 C:5-4L A:4-4L B:+5-2 B:+5-1 B:+4-3 B:4-3L C:3-3L
A:4-1R B:1-1R C:3-2L A:2-1L B:6-1L C:3-1R A:+6-0 A:6-0L B:+1-0
B:1-0L C:3-0R A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 29, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-5 5-2 5-0 2-2 0-0"
deal.B = "6-5 4-2 4-1 3-3 3-1 3-0 2-0"
deal.C = "6-6 6-3 6-1 5-4 4-0 3-2 1-0"
yard = "1-1 5-3 6-2 4-4 5-1 4-3 2-1"
play = """
A:6-4 B:6-5L C:5-4L A:+1-1 A:+5-3 A:+6-2 A:+4-4 A:4-4L B:4-2L
C:3-2L A:5-3L B:4-1R C:6-1R A:5-5L B:+5-1 B:5-1L C:6-6R A:1-1L
B:3-1L C:6-3L A:6-2L B:2-0L C:4-0L A:6-0R B:3-0R C:+4-3 C:4-3L
A:+2-1 A:pass B:3-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 20, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-0 4-4 4-3 3-1 3-0 2-0"
deal.B = "6-6 6-2 6-1 6-0 5-2 4-1 1-1"
deal.C = "6-3 5-4 5-1 3-2 2-2 1-0 0-0"
yard = "6-5 3-3 2-1 6-4 4-2 5-3 4-0"
play = """
B:6-2 C:6-3L A:4-3L B:5-2R C:5-4L A:5-5L B:+6-5 B:6-5L C:5-1R
A:3-1R B:6-6L C:3-2R A:2-0R B:6-0L C:1-0L A:5-0R B:1-1L C:+3-3
C:+2-1 C:2-1L A:+6-4 A:+4-2 A:4-2L B:4-1L C:+5-3 C:5-3R A:3-0R
B:6-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 28, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-1 5-0 4-3 3-1 1-1"
deal.B = "6-2 6-0 5-3 4-2 3-2 3-0 1-0"
deal.C = "6-4 5-5 5-1 4-4 4-0 3-3 2-2"
yard = "2-0 5-2 0-0 4-1 5-4 6-6 2-1"
play = """
B:3-0 C:3-3L A:6-3L B:6-0R C:6-4L A:4-3L B:5-3L C:5-5L A:6-5L
B:6-2L C:2-2L A:6-1R B:1-0R C:4-0R A:+2-0 A:2-0L B:4-2R C:+5-2
C:5-2R A:5-0L B:+0-0 B:+4-1 B:+5-4 B:5-4L C:4-4L A:+6-6 A:+2-1
A:pass B:4-1L C:5-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 26 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-1 5-3 3-2 2-1 2-0"
deal.B = "6-6 5-5 5-0 4-4 4-3 4-2 2-2"
deal.C = "6-2 6-0 5-2 5-1 4-0 3-0 0-0"
yard = "1-1 3-3 5-4 4-1 1-0 6-5 3-1"
play = """
C:6-2 A:6-4L B:4-2R C:4-0L A:2-0L B:4-3R C:5-2L A:5-3L B:+1-1
B:+3-3 B:3-3L C:3-0L A:6-3R B:5-0L C:5-1L A:6-1L B:6-6L C:6-0L
A:+5-4 A:+4-1 A:+1-0 A:1-0L B:1-1L C:+6-5 C:6-5R A:4-1L B:5-5R
C:+3-1 C:pass A:5-4L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 16 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-1 5-0 4-1 1-1 1-0"
deal.B = "6-2 6-0 5-5 5-4 5-2 2-2 0-0"
deal.C = "5-3 4-4 4-0 3-3 3-1 2-1 2-0"
yard = "4-3 3-0 4-2 3-2 6-1 6-6 6-5"
play = """
C:4-4 A:6-4L B:6-0L C:4-0L A:4-1L B:5-4R C:5-3R A:5-1L B:5-5L
C:3-3R A:5-0L B:0-0L C:3-1R A:1-0L B:+4-3 B:+3-0 B:+4-2 B:+3-2
B:+6-1 B:6-1L C:2-1R A:6-3L B:6-2R C:+6-6 C:6-6R A:+6-5 A:6-5R
B:3-2L C:2-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 29 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-2 4-4 4-3 3-3 2-1"
deal.B = "6-6 6-0 5-4 5-1 5-0 4-0 2-2"
deal.C = "6-5 6-2 5-3 4-2 4-1 3-2 1-0"
yard = "1-1 0-0 6-3 3-0 6-4 2-0 3-1"
play = """
C:6-5 A:6-1L B:5-1R C:4-1L A:4-4L B:4-0L C:1-0L A:2-1L B:2-2L
C:6-2L A:+1-1 A:1-1R B:6-0L C:+0-0 C:0-0L A:+6-3 A:+3-0 A:3-0L
B:+6-4 B:+2-0 B:+3-1 B:3-1R C:5-3L A:5-5L B:5-0L C:3-2R A:5-2R
B:5-4R C:4-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 46 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-41"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 2, C = 3, D = 1 }
score = { A = 33, B = 96, C = 57, D = 124 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
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
group_id = "draw-41"
commitment = "d2b250abeeb02a551c9debd9d393f7e3ff6c500ce0a365161979619ee48af26a"
secret = "f29f4e4e277e847012a4c0e5a75e92e92a0db4cb3e3c16c5eb9d188fee76e4e6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 6-0 3-0 2-2 1-1"
deal.B = "5-3 4-4 4-1 3-2 2-0 1-0"
deal.C = "6-5 6-3 6-1 5-1 4-0 3-1"
deal.D = "6-6 4-3 4-2 3-3 2-1 0-0"
yard = "5-5 5-4 5-0 5-2"
play = """
C:6-1 D:6-6L A:1-1R B:4-1R C:6-5L D:4-3R A:3-0R B:5-3L C:3-1L
D:2-1L A:6-2L B:2-0R C:6-3L D:3-3L A:2-2R B:3-2L C:+5-5 C:+5-4
C:+5-0 C:+5-2 C:5-2L D:4-2R A:6-4R B:pass C:5-5L D:pass A:6-0R
"""
end = "out"
winner = "A"
delta = { A = 33, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 6-0 5-4 5-1 4-2"
deal.B = "5-3 5-2 4-1 4-0 2-1 1-0"
deal.C = "6-3 4-3 3-2 3-0 2-0 1-1"
deal.D = "6-5 6-1 5-5 5-0 3-3 3-1"
yard = "2-2 6-6 0-0 4-4"
play = """
A:5-4 B:5-3L C:4-3R D:3-3L A:+2-2 A:+6-6 A:+0-0 A:+4-4 A:pass
B:pass C:3-2L D:3-1R A:6-2L B:4-1R C:6-3L D:pass A:4-2R B:5-2R
C:3-0L D:5-0L A:5-1L B:2-1L C:2-0L D:6-5R A:6-4R B:4-0L C:pass
D:pass A:4-4L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 40, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-0 3-3 3-1 2-1 0-0"
deal.B = "5-5 5-2 5-1 4-4 2-2 1-1"
deal.C = "6-3 5-4 4-1 3-0 2-0 1-0"
deal.D = "6-5 6-2 6-0 4-2 4-0 3-2"
yard = "6-1 5-3 4-3 6-4"
play = """
B:5-5 C:5-4L D:4-2L A:2-1L B:5-2R C:4-1L D:4-0L A:0-0L B:2-2R
C:2-0R D:6-0L A:6-6L B:+6-1 B:6-1L C:1-0L D:+5-3 D:+4-3 D:+6-4
D:pass A:5-0L B:5-1L C:3-0R D:5-3R A:3-1L B:pass C:6-3L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 57, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-0 4-2 3-2 3-0 2-1"
deal.B = "6-5 5-1 4-4 4-1 2-2 1-1"
deal.C = "6-4 6-1 5-3 4-0 3-1 2-0"
deal.D = "6-3 6-0 5-2 4-3 1-0 0-0"
yard = "3-3 5-5 5-4 6-6"
play = """
C:6-4 D:6-3L A:3-0L B:4-4R C:4-0R D:6-0L A:6-2L B:2-2L C:2-0L
D:1-0L A:2-1L B:+3-3 B:+5-5 B:+5-4 B:+6-6 B:pass C:pass D:5-2L
A:5-0L B:pass C:pass D:0-0L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 84 }

[[match.hand]]
opener = "D"
deal.A = "6-5 4-4 3-3 3-1 3-0 2-0"
deal.B = "6-0 5-4 5-2 5-0 2-2 0-0"
deal.C = "6-6 6-4 6-3 4-0 1-1 1-0"
deal.D = "6-1 5-5 5-1 4-3 4-2 3-2"
yard = "5-3 6-2 4-1 2-1"
play = """
D:6-1 A:3-1R B:6-0L C:6-3R D:+5-3 D:+6-2 D:6-2R A:3-0L B:5-2R
C:+4-1 C:+2-1 C:pass D:5-3L A:6-5L B:5-4R C:6-4R D:pass A:pass
B:pass C:6-6L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 56, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 5-5 5-4 4-0 3-1"
deal.B = "6-6 5-2 4-1 2-2 2-0 0-0"
deal.C = "6-0 5-1 3-3 3-2 3-0 1-0"
deal.D = "6-5 6-3 5-0 4-3 4-2 1-1"
yard = "2-1 6-2 4-4 5-3"
play = """
B:6-6 C:6-0L D:5-0L A:5-5L B:5-2L C:3-2L D:6-3L A:6-1L B:4-1L
C:+2-1 C:+6-2 C:6-2R D:4-3L A:3-1L B:2-2R C:2-1R D:1-1L A:+4-4
A:+5-3 A:pass B:pass C:5-1L D:6-5L A:6-4L B:pass C:1-0R D:4-2L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 40 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-42"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 6, B = 100 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-42"
commitment = "1bb5c2cbeb263e3ee685aedc60e1ac717504f53fa1b24aceff7af79e23e08ba6"
secret = "f3c67592066226118b2a94d4e4f9375712c09c3c3c622a8cc7340f1627252da4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 5-1 5-0 4-4 4-3 3-3 2-2"
deal.B = "6-6 6-5 6-4 6-3 5-5 3-1 2-0"
yard = "3-0 5-2 5-4 6-0 5-3 4-2 1-1 0-0 6-1 4-0 1-0 4-1 3-2 2-1"
play = """
A:4-4 B:6-4L A:6-2L B:2-0L A:4-3R B:6-3R A:5-0L B:6-5L A:+3-0
A:+5-2 A:+5-4 A:+6-0 A:6-0L B:6-6R A:3-0L B:3-1L A:5-1L B:5-5L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 26 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 4-2 3-1 3-0 2-1 0-0"
deal.B = "6-5 6-4 6-0 5-3 5-1 4-0 3-2"
yard = "2-0 6-1 5-5 1-0 4-3 5-2 5-0 4-1 2-2 6-2 6-6 1-1 3-3 4-4"
play = """
B:6-5 A:6-3L B:5-3L A:5-4L B:6-4L A:+2-0 A:+6-1 A:6-1L B:5-1L
A:+5-5 A:5-5L B:+1-0 B:+4-3 B:+5-2 B:5-2L A:4-2L B:4-3L A:3-1L
B:1-0L A:3-0L B:3-2L A:2-1L B:+5-0 B:5-0R A:2-0R B:+4-1 B:4-1L
A:+2-2 A:2-2R B:4-0L A:0-0L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-1 4-3 3-0 2-2 0-0"
deal.B = "6-6 6-5 4-2 4-1 4-0 3-1 1-1"
yard = "1-0 2-1 6-4 2-0 6-0 5-5 5-0 6-1 5-3 3-3 3-2 5-4 4-4 5-2"
play = """
A:6-3 B:6-6L A:6-2L B:4-2L A:4-3L B:3-1L A:5-1L B:6-5L A:3-0R
B:4-0R A:+1-0 A:+2-1 A:+6-4 A:6-4L B:4-1L A:2-1L B:+2-0 B:2-0L
A:1-0L B:1-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-4 5-3 3-0 2-1 0-0"
deal.B = "6-6 5-1 4-2 4-1 3-2 2-0 1-1"
yard = "4-4 2-2 6-3 3-1 6-5 5-0 4-3 6-4 5-2 3-3 5-5 1-0 4-0 6-2"
play = """
B:6-6 A:6-1L B:1-1L A:6-0R B:2-0R A:2-1L B:4-2L A:5-4L B:5-1L
A:+4-4 A:+2-2 A:2-2R B:4-1L A:4-4L B:3-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 11 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-0 4-4 4-1 4-0 1-1 0-0"
deal.B = "6-5 6-3 6-0 5-3 4-2 3-2 3-0"
yard = "5-2 5-4 4-3 2-0 3-3 5-1 6-2 5-5 3-1 6-4 6-6 2-2 2-1 1-0"
play = """
B:6-3 A:6-1L B:5-3R A:4-1L B:6-5R A:4-4L B:4-2L A:+5-2 A:5-2L
B:6-0R A:5-0L B:3-0L A:4-0R B:3-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-0 4-4 4-2 3-3 3-0 2-1"
deal.B = "6-3 6-1 5-2 4-1 3-1 2-0 1-1"
yard = "3-2 5-5 6-2 1-0 4-0 5-1 6-4 5-4 5-3 6-0 6-5 2-2 0-0 4-3"
play = """
B:1-1 A:2-1L B:5-2L A:5-0L B:2-0L A:4-2L B:4-1L A:+3-2 A:+5-5
A:+6-2 A:+1-0 A:1-0L B:6-1R A:6-6R B:6-3R A:3-3R B:3-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 34 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-0 4-0 3-3 2-0 1-1"
deal.B = "6-6 6-4 5-3 5-1 4-4 3-2 1-0"
yard = "4-2 5-2 2-2 6-3 5-4 0-0 6-1 3-0 3-1 5-5 4-3 6-2 2-1 4-1"
play = """
B:6-6 A:6-5L B:6-4R A:5-0L B:4-4R A:6-0L B:+4-2 B:4-2R A:2-0R
B:1-0R A:1-1R B:5-1R A:+5-2 A:5-2R B:3-2R A:3-3R B:5-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-4 5-3 5-0 4-1 4-0 1-0"
deal.B = "6-6 6-2 6-1 5-2 4-3 4-2 3-1"
yard = "6-0 3-0 6-3 4-4 1-1 2-2 0-0 3-2 6-5 5-5 2-1 2-0 3-3 5-1"
play = """
B:6-6 A:6-4L B:4-3L A:5-3L B:5-2L A:+6-0 A:6-0R B:6-2L A:5-0R
B:6-1L A:5-4R B:4-2R A:4-1L B:+3-0 B:+6-3 B:+4-4 B:4-4L A:4-0L
B:3-0L A:+1-1 A:+2-2 A:2-2R B:6-3L A:+0-0 A:+3-2 A:3-2R B:3-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 5-0 4-1 3-1 2-1 1-1"
deal.B = "6-2 6-0 5-5 4-4 3-2 2-2 2-0"
yard = "6-4 0-0 4-0 5-3 5-2 1-0 3-0 5-1 4-2 6-3 4-3 6-5 6-1 3-3"
play = """
B:2-2 A:2-1L B:6-2R A:6-6R B:6-0R A:4-1L B:4-4L A:5-4L B:5-5L
A:5-0L B:2-0L A:+6-4 A:+0-0 A:0-0R B:3-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 16 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-43"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 2 }
score = { A = 114, B = 0, C = 0 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-43"
commitment = "153420c763d3e275f565c378d6ee350b0fa0a9350686dce849a0194671708a99"
secret = "70a09a726eea74ccc8559d25b33a146fcd65c5281534e7487547a91e0738c2eb"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-2 4-2 4-0 3-2 2-1"
deal.B = "6-2 5-3 5-1 4-1 3-1 3-0 1-1"
deal.C = "6-6 6-5 6-3 5-4 3-3 1-0 0-0"
yard = "2-2 4-4 4-3 5-5 5-0 6-4 2-0"
play = """
B:6-2 C:6-3L A:3-2L B:+2-2 B:2-2L C:+4-4 C:+4-3 C:+5-5 C:+5-0
C:+6-4 C:+2-0 C:2-0L A:6-0L B:pass C:6-4L A:4-2L B:pass C:pass
A:2-1L B:5-1L C:6-5L A:6-1L B:4-1L C:4-3L A:5-2R B:5-3L C:5-0L
A:4-0L
"""
end = "out"
winner = "A"
delta = { A = 55, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 4-4 4-2 3-0 2-2 1-1"
deal.B = "6-6 6-1 5-2 5-1 4-3 4-1 0-0"
deal.C = "6-5 6-0 5-5 5-4 4-0 3-3 3-1"
yard = "1-0 3-2 2-0 2-1 6-4 5-0 5-3"
play = """
A:4-4 B:4-3L C:3-3L A:4-2R B:5-2R C:5-4R A:6-3L B:6-6L C:4-0R
A:6-2L B:0-0R C:6-0R A:2-2L B:6-1R C:3-1R A:3-0R B:+1-0 B:1-0R
C:+3-2 C:3-2L A:1-1R
"""
end = "out"
winner = "A"
delta = { A = 32, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-0 5-4 3-2 2-1 2-0"
deal.B = "6-3 6-1 5-3 5-0 3-1 2-2 1-0"
deal.C = "6-6 6-2 5-1 4-4 4-2 4-0 3-3"
yard = "1-1 4-1 4-3 5-5 5-2 3-0 0-0"
play = """
A:6-5 B:6-3L C:3-3L A:5-4R B:5-3L C:4-2R A:2-0R B:5-0L C:4-0L
A:6-4L B:6-1L C:5-1L A:6-0R B:+1-1 B:+4-1 B:+4-3 B:+5-5 B:5-5L
C:6-2R A:3-2R B:4-3R C:4-4R A:+5-2 A:5-2L B:2-2L C:+3-0 C:+0-0
C:pass A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 27, B = 0, C = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-44"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 3, C = 2, D = 1 }
score = { A = 0, B = 40, C = 74, D = 161 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
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
group_id = "draw-44"
commitment = "20e856404ec4e6ecbe400cc924adb9953e14425fcd059b26d2e2d03ffe7d3675"
secret = "eaa42cd3d0c5b30e85404f3c807d626cdb78cd0026b87f7dad604af07cb63341"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-3 5-5 5-2 4-4 3-1 2-2"
deal.B = "6-4 5-4 5-0 4-2 3-3 3-0"
deal.C = "6-6 6-2 6-0 3-2 2-1 1-0"
deal.D = "5-3 5-1 4-3 4-1 4-0 1-1"
yard = "2-0 6-1 0-0 6-5"
play = """
C:6-6 D:+2-0 D:+6-1 D:6-1L A:3-1L B:6-4R C:3-2L D:4-1R A:5-2L
B:5-4L C:2-1R D:4-3L A:6-3L B:4-2R C:6-2L D:4-0R A:2-2L B:5-0R
C:+0-0 C:+6-5 C:6-5R D:2-0L A:pass B:3-0L C:6-0R D:5-3L A:5-5L
B:pass C:1-0R D:5-1L A:pass B:pass C:pass D:1-1L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 14 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-2 4-4 4-1 3-2 2-0"
deal.B = "6-3 6-1 5-1 4-2 3-0 2-1"
deal.C = "6-5 6-4 5-3 2-2 1-1 1-0"
deal.D = "6-6 6-2 6-0 5-5 4-0 3-1"
yard = "4-3 3-3 0-0 5-0"
play = """
D:6-6 A:+4-3 A:+3-3 A:+0-0 A:+5-0 A:pass B:6-3L C:6-5R D:5-5R
A:4-3L B:5-1R C:6-4L D:3-1R A:3-3R B:6-1L C:5-3R D:pass A:4-1L
B:4-2L C:2-2L D:6-2L A:5-4R B:pass C:pass D:4-0R A:5-0R B:pass
C:pass D:6-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 31 }

[[match.hand]]
opener = "D"
deal.A = "5-1 4-0 3-3 3-1 2-2 1-0"
deal.B = "6-4 6-3 5-5 5-0 4-2 0-0"
deal.C = "6-5 6-1 5-2 4-3 2-1 2-0"
deal.D = "6-6 6-2 5-3 4-4 3-2 1-1"
yard = "5-4 6-0 3-0 4-1"
play = """
D:6-6 A:+5-4 A:+6-0 A:6-0L B:5-0L C:6-5L D:6-2L A:2-2L B:6-3R
C:5-2L D:5-3L A:3-3L B:+3-0 B:3-0L C:4-3R D:4-4R A:4-0L B:6-4L
C:6-1L D:1-1L A:5-1L B:4-2R C:2-1R D:+4-1 D:4-1R A:5-4L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 18, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 5-4 2-0 1-1 1-0"
deal.B = "6-5 6-1 4-3 4-0 2-2 2-1"
deal.C = "6-3 5-1 4-4 3-2 3-1 3-0"
deal.D = "6-6 5-3 5-2 5-0 4-1 3-3"
yard = "6-4 4-2 6-0 0-0"
play = """
C:6-3 D:6-6L A:6-2L B:2-2L C:3-2L D:3-3L A:+6-4 A:+4-2 A:+6-0
A:+0-0 A:pass B:4-3L C:4-4L D:5-3R A:6-4L B:6-5L C:5-1L D:4-1L
A:5-4L B:pass C:pass D:5-2L A:4-2L B:4-0L C:3-0L D:5-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 35 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 4-1 4-0 3-3 0-0"
deal.B = "5-4 5-0 4-3 4-2 2-1 1-1"
deal.C = "6-3 5-3 5-1 4-4 2-2 2-0"
deal.D = "6-6 6-5 6-2 5-5 5-2 3-0"
yard = "1-0 6-0 3-2 3-1"
play = """
D:6-6 A:6-4L B:4-2L C:6-3R D:6-2L A:6-1L B:1-1L C:5-3R D:5-5R
A:4-1L B:5-0R C:4-4L D:3-0R A:4-0L B:4-3R C:2-0L D:5-2L A:+1-0
A:+6-0 A:+3-2 A:+3-1 A:pass B:5-4L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 40, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-1 4-4 4-0 3-2 3-1"
deal.B = "6-5 6-0 5-0 4-3 4-2 0-0"
deal.C = "5-5 5-4 5-3 2-2 2-1 2-0"
deal.D = "6-6 6-3 6-2 3-3 3-0 1-1"
yard = "1-0 4-1 5-2 6-4"
play = """
B:4-3 C:5-4L D:3-3R A:5-1L B:+1-0 B:1-0L C:5-3R D:3-0L A:3-2L
B:5-0R C:2-2L D:6-2L A:6-1L B:0-0R C:2-1L D:+4-1 D:+5-2 D:5-2L
A:4-0R B:4-2R C:5-5L D:+6-4 D:pass A:pass B:6-5L C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 56, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 4-1 3-3 3-1 3-0"
deal.B = "6-6 6-1 5-2 3-2 2-2 1-1"
deal.C = "6-5 6-3 5-4 4-4 2-0 0-0"
deal.D = "6-2 6-0 5-3 5-0 4-2 1-0"
yard = "5-1 4-3 4-0 2-1"
play = """
C:6-5 D:6-2L A:5-5R B:2-2L C:5-4R D:4-2R A:+5-1 A:+4-3 A:+4-0
A:+2-1 A:2-1L B:1-1L C:2-0R D:1-0L A:4-0L B:pass C:4-4L D:5-0R
A:6-4L B:5-2R C:6-3L D:5-3L A:5-1L B:3-2R C:pass D:pass A:4-1L
B:pass C:pass D:pass A:4-3L B:pass C:pass D:pass A:3-3L B:pass
C:pass D:pass A:3-1L B:6-1L C:pass D:6-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 15 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 5-2 3-3 1-1 1-0"
deal.B = "6-6 6-5 6-1 4-2 3-0 2-2"
deal.C = "5-5 5-0 4-4 4-1 3-2 2-0"
deal.D = "6-3 5-3 5-1 4-3 3-1 2-1"
yard = "0-0 5-4 4-0 6-0"
play = """
D:3-1 A:3-3L B:6-1R C:3-2L D:6-3R A:6-2L B:6-5L C:5-5L D:5-3L
A:+0-0 A:+5-4 A:+4-0 A:+6-0 A:pass B:3-0L C:5-0L D:5-1L A:1-1L
B:pass C:4-1L D:4-3L
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 66 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-45"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 31, B = 107 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-45"
commitment = "c8ed51d6d3324fcfe6e22cc9d70e50fdc7a0422aeae7bcd6f986306e3885dcff"
secret = "ccc97d738b57c6b9ca246770d5704b397a2d2ca697c57dbaa40b751bb9149337"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 5-2 4-4 4-3 4-1 3-1 0-0"
deal.B = "6-6 6-1 6-0 5-1 5-0 2-2 2-0"
yard = "2-1 6-2 3-2 6-4 1-1 4-2 5-4 4-0 5-3 1-0 3-0 5-5 6-3 3-3"
play = """
B:6-6 A:6-5L B:6-1R A:3-1R B:5-1L A:4-3R B:+2-1 B:2-1L A:4-4R
B:2-2L A:4-1R B:2-0L A:0-0L B:6-0L A:+6-2 A:6-2L B:+3-2 B:3-2L
A:+6-4 A:+1-1 A:1-1R B:+4-2 B:+5-4 B:+4-0 B:+5-3 B:5-3L A:5-2L
B:4-2L A:6-4L
"""
end = "out"
winner = "A"
delta = { A = 18, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-3 4-4 4-1 4-0 3-3"
deal.B = "6-1 5-4 5-1 5-0 4-3 3-0 2-2"
yard = "6-5 2-0 5-5 0-0 3-2 1-1 4-2 3-1 2-1 5-2 1-0 6-0 6-3 6-4"
play = """
A:3-3 B:4-3L A:5-3R B:5-4L A:+6-5 A:6-5L B:6-1L A:4-1L B:5-1R
A:4-4L B:+2-0 B:+5-5 B:+0-0 B:+3-2 B:+1-1 B:1-1R A:4-0L B:5-0L
A:+4-2 A:+3-1 A:3-1R B:5-5L A:+2-1 A:+5-2 A:5-2L B:3-2L A:+1-0
A:+6-0 A:+6-3 A:6-3L B:3-0R A:6-2L B:2-2L A:1-0R B:2-0L A:6-0L
B:+6-4 B:6-4L A:2-1R B:pass A:4-2L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-5 4-2 3-3 3-0 1-0"
deal.B = "6-4 6-2 5-4 4-4 3-2 3-1 1-1"
yard = "5-3 6-6 2-1 4-0 5-1 5-2 6-1 2-0 6-3 0-0 4-3 4-1 2-2 5-0"
play = """
B:6-4 A:6-5L B:5-4L A:4-2L B:4-4R A:+5-3 A:+6-6 A:+2-1 A:2-1L
B:3-1L A:3-3L B:3-2L A:+4-0 A:4-0R B:6-2L A:6-6L B:+5-1 B:+5-2
B:+6-1 B:6-1L A:6-0R B:5-1L A:5-3L B:+2-0 B:+6-3 B:6-3L A:+0-0
A:+4-3 A:+4-1 A:+2-2 A:+5-0
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 24 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-1 5-3 5-2 3-1 3-0"
deal.B = "6-5 6-2 5-0 4-0 3-2 1-1 0-0"
yard = "5-4 2-2 1-0 4-3 4-2 5-1 4-4 6-3 2-1 4-1 2-0 3-3 5-5 6-0"
play = """
B:6-5 A:6-4L B:5-0R A:3-0R B:3-2R A:5-2R B:4-0L A:5-3R B:0-0L
A:3-1R B:1-1R A:6-1R B:6-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-1 4-4 4-2 2-1 1-0"
deal.B = "6-5 6-4 6-3 5-5 5-2 3-3 3-2"
yard = "3-1 4-1 4-0 6-6 4-3 2-0 6-2 5-0 0-0 5-4 3-0 1-1 5-3 2-2"
play = """
B:6-5 A:6-0L B:5-5R A:5-1R B:+3-1 B:3-1R A:1-0L B:6-3R A:6-1L
B:6-4L A:4-2L B:5-2L A:+4-1 A:+4-0 A:+6-6 A:6-6R B:+4-3 B:+2-0
B:+6-2 B:6-2R A:2-1R B:+5-0 B:5-0L A:4-1R B:4-3R A:4-0L B:3-3R
A:4-4L
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-2 4-2 3-2 1-1 0-0"
deal.B = "6-6 6-5 6-3 5-4 5-3 4-4 3-0"
yard = "6-1 1-0 2-1 5-1 5-0 4-0 3-1 4-1 2-0 3-3 4-3 6-0 6-2 2-2"
play = """
A:3-2 B:6-3L A:6-4L B:5-4L A:5-5L B:6-5L A:5-2R B:6-6L A:+6-1
A:6-1L B:5-3R A:1-1L B:3-0R A:0-0R B:+1-0 B:1-0L A:+2-1 A:+5-1
A:+5-0 A:5-0L B:+4-0 B:4-0R A:4-2R B:+3-1 B:+4-1 B:+2-0 B:2-0R
A:5-1L B:4-1L A:+3-3 A:+4-3 A:4-3L B:3-1L A:2-1L B:+6-0 B:6-0R
A:+6-2 A:6-2L B:+2-2
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 6-1 6-0 4-4 4-3 2-1"
deal.B = "6-6 5-3 5-2 4-2 4-1 4-0 3-0"
yard = "1-0 6-3 2-2 5-1 5-5 1-1 5-4 0-0 5-0 6-4 3-1 3-2 3-3 2-0"
play = """
A:4-4 B:4-2L A:4-3R B:5-3R A:6-5R B:6-6R A:6-2R B:5-2L A:2-1R
B:4-1R A:+1-0 A:+6-3 A:+2-2 A:+5-1 A:5-1L B:4-0R A:1-0L B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 26 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-5 5-2 3-3 3-2 0-0"
deal.B = "5-0 4-3 4-1 3-1 3-0 2-1 1-0"
yard = "6-1 5-1 6-6 4-4 4-0 2-2 5-4 6-2 5-3 1-1 6-0 6-5 2-0 4-2"
play = """
B:4-3 A:6-4L B:3-1R A:6-3L B:4-1R A:3-3L B:3-0L A:0-0L B:5-0L
A:5-5L B:+6-1 B:+5-1 B:5-1L A:+6-6 A:+4-4 A:4-4R B:6-1L A:6-6L
B:+4-0 B:4-0R A:+2-2 A:+5-4 A:+6-2 A:6-2L B:2-1L A:+5-3 A:+1-1
A:1-1L B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 33 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-46"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 79, B = 121, C = 40 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-46"
commitment = "ef5068f870c767cc78c2bbc39936b390eec94514b4305c78d21baf895b45ed75"
secret = "ab540e75580f1b1d276ac4390e5e0371e25ebd63883e2a53d0582eedc6a2952e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 5-3 5-0 4-4 4-1 3-2"
deal.B = "6-4 6-3 6-1 5-4 3-0 2-0 1-0"
deal.C = "5-5 5-2 5-1 4-3 3-3 2-2 2-1"
yard = "6-5 1-1 6-6 4-0 0-0 3-1 4-2"
play = """
C:5-5 A:5-3L B:6-3L C:5-2R A:6-2L B:2-0L C:2-2R A:6-0L B:6-4L
C:4-3L A:3-2L B:+6-5 B:+1-1 B:+6-6 B:+4-0 B:+0-0 B:+3-1 B:+4-2
B:4-2L C:2-1R A:4-4L B:6-1R C:pass A:4-1L B:6-6R C:5-1L A:5-0L
"""
end = "out"
winner = "A"
delta = { A = 40, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-1 4-2 4-0 3-0 2-2"
deal.B = "5-5 4-3 3-3 3-1 2-0 1-1 1-0"
deal.C = "6-3 6-2 5-4 5-3 5-0 4-4 4-1"
yard = "6-5 5-2 5-1 0-0 3-2 6-0 2-1"
play = """
A:6-6 B:+6-5 B:6-5L C:5-4L A:6-4L B:+5-2 B:+5-1 B:+0-0 B:+3-2
B:+6-0 B:6-0L C:5-0L A:6-1R B:5-1R C:5-3L A:3-0L B:5-5R C:+2-1
C:pass A:4-0L B:4-3L C:6-3L A:pass B:5-2R C:6-2L A:4-2L B:3-2R
C:4-4L A:pass B:3-3R C:4-1L A:pass B:1-0L C:pass A:pass B:0-0L
C:pass A:pass B:3-1R C:2-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 5-3 5-2 4-3 4-2 2-0"
deal.B = "6-3 6-0 5-1 5-0 3-1 3-0 2-2"
deal.C = "6-5 6-1 4-4 4-0 3-3 3-2 0-0"
yard = "6-2 4-1 2-1 6-6 1-0 1-1 6-4"
play = """
C:6-5 A:5-5R B:6-3L C:3-3L A:5-4R B:3-0L C:4-0L A:4-3L B:3-1L
C:6-1L A:4-2R B:2-2R C:3-2R A:5-3R B:6-0L C:0-0L A:5-2R B:5-0L
C:+6-2 C:6-2R A:+4-1 A:+2-1 A:+6-6 A:6-6R B:5-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 18, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-4 4-1 4-0 3-0 1-1"
deal.B = "6-3 5-3 5-1 5-0 3-2 2-1 0-0"
deal.C = "6-6 6-4 5-5 4-3 4-2 2-0 1-0"
yard = "5-2 3-1 2-2 3-3 4-4 6-1 6-0"
play = """
B:5-3 C:5-5L A:6-5L B:6-3L C:4-3L A:5-4L B:3-2R C:4-2R A:4-1R
B:5-1R C:+5-2 C:5-2L A:6-2L B:5-0R C:6-6L A:4-0R B:+3-1 B:+2-2
B:+3-3 B:+4-4 B:4-4R C:6-4L A:+6-1 A:+6-0
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 32 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 5-2 4-0 3-1 3-0 1-0"
deal.B = "6-6 6-4 6-3 4-4 4-3 3-3 3-2"
deal.C = "6-5 5-4 5-3 4-1 2-2 1-1 0-0"
yard = "2-1 4-2 2-0 5-0 5-1 6-0 6-1"
play = """
C:6-5 A:5-5R B:6-6L C:5-4R A:6-2L B:4-4R C:2-2L A:5-2L B:4-3R
C:5-3L A:3-1L B:3-3R C:4-1L A:4-0L B:6-3R C:0-0L A:3-0L B:6-4R
C:+2-1 C:+4-2 C:4-2R A:+2-0 A:2-0R B:3-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 6-0 5-1 2-2 1-0 0-0"
deal.B = "6-3 6-2 5-5 4-3 4-2 4-1 3-1"
deal.C = "6-4 5-0 4-4 3-3 3-0 2-0 1-1"
yard = "2-1 6-6 5-2 3-2 5-4 4-0 5-3"
play = """
B:5-5 C:5-0L A:6-5R B:6-3R C:3-0L A:+2-1 A:+6-6 A:+5-2 A:+3-2
A:3-2L B:4-2L C:6-4L A:6-6L B:4-3R C:4-4R A:6-1L B:4-1L C:+5-4
C:5-4L A:5-2L B:6-2L C:+4-0 C:4-0R A:6-0L B:+5-3 B:pass C:2-0L
A:2-2L B:pass C:pass A:2-1L B:3-1L C:3-3L A:1-0R B:5-3L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-5 4-2 4-1 2-1 1-0"
deal.B = "6-5 6-4 4-3 3-2 2-2 1-1 0-0"
deal.C = "6-6 6-0 5-1 4-4 4-0 3-1 3-0"
yard = "5-0 5-2 5-4 3-3 5-3 6-1 2-0"
play = """
B:2-2 C:+5-0 C:+5-2 C:5-2L A:5-5L B:6-5L C:6-6L A:6-3L B:3-2L
C:+5-4 C:+3-3 C:+5-3 C:+6-1 C:+2-0 C:2-0L A:6-2R B:6-4R C:6-0L
A:4-2R B:pass C:6-1L A:4-1L B:4-3L C:5-3L A:2-1R B:1-1R C:5-4L
A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 36, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-5 5-4 5-0 2-1 0-0"
deal.B = "6-4 5-1 4-4 4-3 2-2 2-0 1-1"
deal.C = "6-6 5-3 5-2 4-2 4-1 4-0 1-0"
yard = "6-2 6-3 6-1 3-2 3-3 3-0 3-1"
play = """
A:6-5 B:6-4L C:4-2L A:5-5R B:2-2L C:5-2L A:5-4L B:4-4L C:4-1L
A:5-0R B:5-1L C:5-3L A:6-0R B:4-3L C:4-0L A:0-0L B:2-0L C:6-6R
A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-5 5-3 4-3 3-3 2-1"
deal.B = "6-6 6-3 6-1 5-4 5-2 5-1 3-0"
deal.C = "6-0 5-0 4-2 4-0 3-1 2-2 1-1"
yard = "2-0 4-1 4-4 0-0 6-4 1-0 3-2"
play = """
A:6-5 B:6-6L C:6-0L A:5-5R B:3-0L C:3-1L A:5-3R B:5-1L C:5-0L
A:4-3R B:5-4R C:4-0L A:+2-0 A:+4-1 A:4-1L B:6-1L C:+4-4 C:+0-0
C:+6-4 C:6-4L A:+1-0 A:+3-2 A:pass B:5-2R C:4-4L A:6-2R B:6-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 29, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-2 4-2 4-0 3-2 3-1 2-0"
deal.B = "6-5 6-4 5-5 5-0 3-0 2-1 1-0"
deal.C = "6-6 6-3 6-0 5-1 2-2 1-1 0-0"
yard = "4-4 4-3 5-4 5-3 3-3 4-1 6-1"
play = """
B:5-5 C:5-1L A:5-2R B:2-1R C:1-1L A:3-1L B:3-0L C:6-0L A:6-2L
B:1-0R C:2-2L A:4-2L B:6-4L C:6-6L A:4-0R B:6-5L C:+4-4 C:4-4R
A:+4-3 A:4-3R B:5-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 16, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-0 4-2 2-1 1-1 0-0"
deal.B = "6-5 6-1 6-0 4-0 3-2 2-2 2-0"
deal.C = "5-5 5-2 4-4 4-1 3-3 3-1 3-0"
yard = "4-3 5-4 5-3 6-6 6-3 5-1 1-0"
play = """
B:2-2 C:5-2L A:6-2R B:6-5L C:+4-3 C:+5-4 C:+5-3 C:+6-6 C:6-6L
A:6-4L B:4-0L C:3-0L A:+6-3 A:6-3L B:6-0L C:+5-1 C:+1-0 C:1-0L
A:2-1L B:2-0L C:pass A:5-0L B:6-1R C:5-5L A:1-1R B:pass C:5-4L
A:4-2L B:3-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 44, C = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-47"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 4, C = 1, D = 2 }
score = { A = 57, B = 48, C = 100, D = 70 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
voluntary_draw = false
reserve = 0
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
group_id = "draw-47"
commitment = "fe9fb88ec79f7bf2be46c5553f2afed3ac1c8b1f045f7256744b589f5a51fd3d"
secret = "26cf11ff9b8d8448b503c9db8f3283e079af2d9be1d9bf04113f0bec012ed1fb"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 6-0 5-3 3-2 3-1"
deal.B = "6-6 6-4 5-1 4-3 2-0 0-0"
deal.C = "5-2 4-4 4-0 3-3 1-1 1-0"
deal.D = "6-5 6-3 5-4 4-1 3-0 2-2"
yard = "5-5 2-1 4-2 5-0"
play = """
C:1-1 D:4-1L A:6-1R B:6-4L C:+5-5 C:+2-1 C:+4-2 C:+5-0 C:pass
D:6-5L A:5-3L B:4-3L C:4-4L D:5-4L A:6-2R B:5-1L C:2-1R D:pass
A:3-1L B:pass C:1-0R D:6-3L A:6-0R B:6-6L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 48, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-1 4-4 4-3 3-2 2-0 0-0"
deal.B = "6-6 6-2 5-5 5-3 3-3 3-1"
deal.C = "6-3 6-1 5-0 4-2 3-0 1-0"
deal.D = "6-5 6-4 5-2 4-0 2-1 1-1"
yard = "2-2 5-4 6-0 4-1"
play = """
B:6-6 C:6-3L D:6-5R A:4-3L B:5-5R C:4-2L D:5-2L A:5-1L B:3-1L
C:3-0L D:4-0L A:4-4L B:5-3R C:+2-2 C:+5-4 C:5-4L D:+6-0 D:+4-1
D:pass A:3-2R B:6-2R C:6-1R D:4-1R A:pass B:pass C:5-0L D:6-4R
A:0-0L B:pass C:1-0L D:6-0R A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 15, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-4 5-2 5-0 4-0 3-3"
deal.B = "6-6 4-3 4-2 4-1 3-2 3-0"
deal.C = "6-3 5-5 4-4 3-1 1-0 0-0"
deal.D = "6-4 6-2 6-1 5-3 2-2 2-1"
yard = "2-0 6-0 1-1 5-1"
play = """
A:5-4 B:4-3R C:3-1R D:5-3L A:3-3L B:3-2L C:1-0R D:6-2L A:6-5L
B:3-0R C:6-3R D:6-4R A:4-0R B:+2-0 B:2-0R C:5-5L D:2-2R A:5-2R
B:+6-0 B:+1-1 B:+5-1 B:5-1L C:pass D:6-1L A:5-0R
"""
end = "out"
winner = "A"
delta = { A = 42, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 4-0 3-1 2-1 0-0"
deal.B = "6-6 6-1 5-2 4-4 4-3 4-2"
deal.C = "6-2 5-3 5-1 4-1 3-0 1-1"
deal.D = "6-3 5-4 3-3 2-2 2-0 1-0"
yard = "5-5 5-0 6-4 3-2"
play = """
A:0-0 B:+5-5 B:+5-0 B:5-0L C:3-0R D:5-4L A:4-0L B:4-3R C:4-1R
D:2-0L A:2-1L B:6-1L C:6-2L D:2-2L A:3-1R B:5-2L C:5-3L D:6-3L
A:6-0L B:+6-4 B:+3-2 B:3-2R C:pass D:1-0L A:pass B:4-2R C:1-1L
D:pass A:pass B:6-4R C:5-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 47, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 4-1 3-2 3-0 0-0"
deal.B = "6-4 5-3 5-2 4-0 3-3 2-2"
deal.C = "6-5 5-5 5-4 4-4 4-2 1-1"
deal.D = "6-2 5-1 5-0 4-3 2-1 2-0"
yard = "6-1 3-1 1-0 6-3"
play = """
C:4-4 D:4-3L A:3-0L B:4-0L C:4-2L D:6-2L A:6-6L B:6-4L C:5-4L
D:5-1L A:4-1L B:+6-1 B:+3-1 B:+1-0 B:+6-3
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 70 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-1 4-2 4-0 2-1 1-0"
deal.B = "6-0 5-5 5-3 2-2 2-0 1-1"
deal.C = "6-3 5-2 4-3 4-1 3-2 3-1"
deal.D = "6-6 6-4 6-2 3-3 3-0 0-0"
yard = "6-1 5-0 6-5 4-4"
play = """
D:6-6 A:+6-1 A:6-1L B:1-1L C:6-3R D:3-3R A:5-1L B:5-5L C:3-1R
D:+5-0 D:5-0L A:1-0L B:+6-5 B:+4-4 B:pass C:4-1L D:6-4L A:2-1R
B:6-5L C:3-2R D:3-0R A:5-4L B:4-4L C:4-3L D:0-0R A:4-0R B:5-3L
C:5-2L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 26, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 6-0 4-2 2-2 1-0"
deal.B = "5-5 5-2 5-1 5-0 4-3 0-0"
deal.C = "6-5 6-4 5-4 4-1 3-0 2-0"
deal.D = "6-6 4-4 3-3 3-2 3-1 1-1"
yard = "5-3 2-1 4-0 6-3"
play = """
C:3-0 D:3-3L A:6-0R B:4-3L C:6-4L D:6-6L A:6-2L B:5-2L C:6-5L
D:+5-3 D:+2-1 D:+4-0 D:+6-3 D:6-3L A:6-1R B:5-1R C:5-4R D:4-4R
A:4-2R B:pass C:2-0R D:5-3L A:1-0R B:5-5L C:4-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 27, D = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-48"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 100, B = 63 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-48"
commitment = "1aeefa55fe7ac32d7ca9d99cc31685962cfda057d4716f82e9c0207e82e03ad8"
secret = "7050e1239947362df96dec8b7eefa26603573ccb727be1febea71842d90dbecc"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-5 5-2 5-1 4-0 2-0"
deal.B = "6-6 6-4 6-3 5-0 2-1 1-0 0-0"
yard = "4-2 6-1 2-2 4-3 6-2 3-2 4-1 3-3 1-1 3-1 3-0 5-3 5-4 4-4"
play = """
B:2-1 A:5-2L B:1-0R A:6-5L B:6-6L A:6-0L B:5-0L A:5-5L B:0-0R
A:5-1L B:+4-2 B:+6-1 B:6-1L A:4-0R B:4-2R A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 19, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-5 5-4 4-2 3-3 0-0"
deal.B = "6-1 5-3 4-0 3-2 2-2 2-1 1-1"
yard = "5-2 6-5 6-3 3-0 5-1 5-0 6-2 4-3 1-0 4-4 3-1 6-0 2-0 4-1"
play = """
A:6-6 B:6-1L A:6-4R B:2-1L A:4-2L B:4-0L A:0-0L B:+5-2 B:+6-5
B:+6-3 B:+3-0 B:3-0L A:3-3L B:3-2L A:5-4R B:5-2R A:+5-1 A:+5-0
A:+6-2 A:6-2L B:6-5L A:5-5L B:5-3L A:+4-3 A:4-3L B:2-2R A:+1-0
A:+4-4 A:4-4L B:+3-1 B:+6-0 B:+2-0 B:2-0R A:5-0R B:+4-1 B:4-1L
A:5-1L
"""
end = "blocked"
winner = "A"
delta = { A = 20, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-1 4-0 3-0 2-1 2-0 1-1"
deal.B = "6-1 5-5 3-3 3-1 2-2 1-0 0-0"
yard = "5-0 4-3 5-2 4-1 6-4 3-2 4-2 5-3 5-4 6-2 6-5 6-0 4-4 6-3"
play = """
A:6-6 B:6-1L A:5-1L B:5-5L A:+5-0 A:5-0L B:1-0L A:2-1L B:2-2L
A:2-0L B:0-0L A:4-0L B:+4-3 B:4-3L A:3-0L B:+5-2 B:+4-1 B:+6-4
B:6-4R A:+3-2 A:+4-2 A:4-2R B:5-2R A:+5-3 A:5-3R B:3-3R A:3-2R
B:+5-4 B:+6-2 B:6-2R A:+6-5 A:6-5R B:5-4R A:+6-0 A:6-0L B:4-1R
A:1-1R
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 5-0 3-1 3-0 2-1 1-1"
deal.B = "6-4 6-0 5-5 5-1 4-4 3-2 1-0"
yard = "6-5 6-6 5-3 4-2 2-2 6-2 2-0 6-3 4-1 0-0 4-3 5-2 3-3 4-0"
play = """
A:6-1 B:5-1R A:5-4R B:6-4R A:+6-5 A:6-5L B:6-0R A:5-0L B:1-0L
A:3-1L B:3-2L A:2-1L B:+6-6 B:+5-3 B:+4-2 B:+2-2 B:+6-2 B:+2-0
B:2-0R A:1-1L B:2-2R A:+6-3 A:+4-1 A:4-1L B:4-4L A:+0-0 A:+4-3
A:4-3L B:6-2R A:6-3L B:6-6L A:+5-2 A:+3-3 A:+4-0
"""
end = "blocked"
winner = "A"
delta = { A = 4, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 6-1 5-3 4-1 3-1 2-0"
deal.B = "6-0 5-1 5-0 3-3 3-2 3-0 2-1"
yard = "5-2 0-0 2-2 4-3 1-0 5-4 6-5 5-5 4-4 1-1 6-4 4-0 6-6 4-2"
play = """
A:6-3 B:6-0L A:2-0L B:2-1L A:6-1L B:3-3R A:6-2L B:3-0R A:+5-2
A:5-2L B:5-0L A:+0-0 A:0-0L B:+2-2 B:+4-3 B:+1-0 B:1-0L A:4-1L
B:4-3L A:5-3L B:5-1L A:3-1L
"""
end = "out"
winner = "A"
delta = { A = 9, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-1 4-3 4-1 3-0 1-1 0-0"
deal.B = "6-5 6-4 6-1 5-5 4-4 3-3 3-1"
yard = "2-1 5-2 5-3 2-0 1-0 4-2 6-0 4-0 2-2 3-2 5-0 6-6 6-3 5-4"
play = """
A:6-2 B:6-1L A:5-1L B:5-5L A:+2-1 A:2-1R B:6-5L A:4-1R B:6-4R
A:+5-2 A:+5-3 A:+2-0 A:+1-0 A:+4-2 A:+6-0 A:6-0L B:+4-0 B:4-0L
A:4-3L B:3-1L A:1-1L B:+2-2 B:+3-2 B:+5-0 B:+6-6 B:6-6R A:1-0L
B:5-0L A:5-3L B:3-2L A:5-2L B:+6-3 B:6-3R A:3-0R B:+5-4 B:5-4L
A:4-2L B:2-2L A:2-0L B:pass A:0-0L
"""
end = "out"
winner = "A"
delta = { A = 14, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 4-4 3-2 3-0 2-0 1-0"
deal.B = "6-6 6-3 6-0 5-2 4-3 2-1 0-0"
yard = "5-1 4-2 5-5 5-4 3-1 6-1 1-1 6-5 4-0 5-0 3-3 4-1 5-3 2-2"
play = """
A:6-4 B:6-6L A:6-2L B:2-1L A:1-0L B:4-3R A:3-0L B:6-3L A:3-2R
B:5-2R A:+5-1 A:5-1R B:6-0L A:2-0L B:+4-2 B:4-2L A:4-4L
"""
end = "out"
winner = "A"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-1 4-4 4-2 2-1 0-0"
deal.B = "6-4 6-0 5-3 5-2 4-0 3-0 2-0"
yard = "3-3 6-1 6-2 3-1 1-1 4-3 5-4 2-2 6-3 3-2 1-0 6-5 5-0 4-1"
play = """
A:6-6 B:6-4L A:4-4L B:4-0L A:0-0L B:6-0R A:+3-3 A:+6-1 A:+6-2
A:+3-1 A:+1-1 A:+4-3 A:+5-4 A:+2-2 A:+6-3 A:+3-2 A:+1-0 A:1-0L
B:3-0R A:6-1L B:5-3R A:6-3L B:5-2R A:4-3L B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 63 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-0 5-0 4-3 4-2 2-1"
deal.B = "6-1 5-4 5-1 4-4 4-0 1-0 0-0"
yard = "3-2 6-4 5-3 6-3 2-2 5-2 1-1 6-2 2-0 5-5 4-1 3-0 3-3 3-1"
play = """
B:5-4 A:6-5L B:4-4R A:6-6L B:4-0R A:6-0L B:1-0L A:2-1L B:0-0R
A:4-2L B:+3-2 B:+6-4 B:6-4L A:5-0R B:5-1R A:+5-3 A:+6-3 A:6-3L
B:6-1R A:5-3L B:+2-2 B:+5-2 B:5-2L A:+1-1 A:+6-2 A:6-2L B:+2-0
B:+5-5 B:+4-1 B:+3-0 B:+3-3 B:+3-1
"""
end = "blocked"
winner = "A"
delta = { A = 30, B = 0 }
[[match]]
bones = 1
variant = "draw"
rules_version = 1
id = "draw-49"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 2, C = 1 }
score = { A = 0, B = 0, C = 171 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
voluntary_draw = false
reserve = 0
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
group_id = "draw-49"
commitment = "d5d542f2cfc0a4e81c2b680cad4f69bb87e9ed2fc581ac02622c01d7232318d5"
secret = "64e6bf1033c009218908dae122f9d87d1d543969571990986a921a068abaa112"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-3 5-1 4-0 3-0 1-1"
deal.B = "6-1 4-4 4-3 4-1 3-3 3-2 2-0"
deal.C = "5-5 5-4 5-3 4-2 3-1 2-2 1-0"
yard = "6-2 6-0 5-2 2-1 6-4 0-0 5-0"
play = """
B:4-4 C:5-4L A:4-0R B:2-0R C:5-5L A:6-5L B:6-1L C:2-2R A:5-1L
B:3-2R C:5-3R A:+6-2 A:+6-0 A:+5-2 A:5-2L B:+2-1 B:2-1L C:1-0L
A:6-0L B:+6-4 B:6-4L C:4-2L A:6-2L B:+0-0 B:+5-0 B:5-0R C:pass
A:3-0R B:4-3R C:pass A:6-3L B:3-3L C:3-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 19 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 5-0 4-4 4-0 3-3 2-2"
deal.B = "6-6 6-1 5-2 4-3 3-0 2-1 1-0"
deal.C = "6-4 5-4 4-2 4-1 3-2 2-0 0-0"
yard = "6-2 1-1 6-5 5-5 5-1 3-1 5-3"
play = """
C:4-2 A:4-4L B:4-3L C:3-2L A:2-2L B:5-2L C:5-4L A:4-0L B:3-0L
C:2-0R A:3-3L B:1-0R C:4-1R A:6-3L B:6-6L C:6-4L A:+6-2 A:+1-1
A:+6-5 A:+5-5 A:+5-1 A:+3-1 A:+5-3
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 70 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-1 5-2 5-1 4-0 2-1 2-0"
deal.B = "6-3 5-4 5-3 5-0 3-2 3-0 1-0"
deal.C = "6-4 6-2 5-5 4-3 4-1 3-1 0-0"
yard = "1-1 3-3 6-5 4-4 2-2 4-2 6-0"
play = """
C:5-5 A:5-1L B:5-4R C:4-1L A:4-0L B:5-0L C:6-4R A:5-2L B:6-3R
C:4-3R A:2-0L B:3-0L C:3-1L A:6-1L B:+1-1 B:+3-3 B:+6-5 B:6-5L
C:+4-4 C:4-4R A:+2-2 A:+4-2 A:4-2R B:5-3L C:6-2R A:6-6R B:3-3L
C:+6-0 C:6-0R A:pass B:3-2L C:0-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-3 3-3 3-2 3-0 2-2 2-0"
deal.B = "6-5 5-4 5-2 4-3 4-2 2-1 1-0"
deal.C = "6-3 6-2 6-0 5-1 5-0 4-0 0-0"
yard = "6-4 1-1 6-1 4-1 4-4 3-1 5-5"
play = """
C:0-0 A:3-0L B:4-3L C:4-0L A:2-0L B:5-2L C:5-0L A:+6-4 A:+1-1
A:+6-1 A:+4-1 A:+4-4 A:+3-1 A:+5-5 A:pass B:1-0L C:5-1L A:5-5L
B:6-5L C:6-0L
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 72 }
