[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-0"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1, D = 4, E = 5 }
score = { A = 17, B = 15, C = 25, D = 5, E = 3 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 25
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-0"
commitment = "54ebce5e1c37a7cfb24a6375e09a85271268f3b57c2dac0489dbc365638b5044"
secret = "ce6915c7d3e412e04f42ceca1d1c86e4951abda8edfd267c76f9eb74a9265fb9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-2 4-1 1-0"
deal.B = "6-5 5-5 4-4"
deal.C = "6-3 4-0 2-0"
deal.D = "6-2 3-1 2-2"
deal.E = "6-0 3-0 2-1"
yard = "4-3 6-6 1-1 5-0 5-1 3-2 6-1 6-4 0-0 3-3 5-3 5-4 4-2"
play = """
B:5-5 B:decline C:pass D:pass E:pass A:5-2R B:pass C:2-0R D:pass
E:6-0R A:pass B:6-5R
"""
end = "blocked"
delta = { A = 2, B = 0, C = 0, D = 0, E = 3 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-0 0-0"
deal.B = "6-6 6-5 6-0"
deal.C = "6-4 5-1 4-0"
deal.D = "5-5 4-4 1-0"
deal.E = "6-1 3-1 1-1"
yard = "6-3 5-2 3-2 3-3 2-0 3-0 4-1 2-1 6-2 4-2 4-3 2-2 5-4"
play = """
B:6-6 B:6-5R C:5-1R D:1-0R E:pass A:5-0R B:pass C:pass D:5-5R
D:decline E:pass A:5-3R B:pass C:pass D:pass E:3-1R A:pass B:pass
C:pass D:pass E:6-1R A:pass B:6-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 4-1"
deal.B = "5-2 4-2 1-0"
deal.C = "5-4 3-0 0-0"
deal.D = "6-2 5-3 5-0"
deal.E = "6-0 3-2 2-0"
yard = "3-3 1-1 4-4 4-0 6-6 3-1 4-3 6-3 2-1 5-1 6-4 6-5 2-2"
play = """
A:5-5 A:decline B:5-2R C:pass D:6-2R E:6-0R A:pass B:1-0R C:pass
D:pass E:pass A:6-1R
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-4 2-2"
deal.B = "6-6 5-5 0-0"
deal.C = "4-4 4-3 4-2"
deal.D = "6-2 3-0 2-0"
deal.E = "6-3 6-0 1-1"
yard = "5-2 3-2 2-1 5-3 5-0 4-0 6-5 1-0 6-1 3-3 3-1 5-1 4-1"
play = """
B:6-6 B:decline C:pass D:6-2R E:pass A:2-2R A:decline B:pass
C:4-2R D:pass E:pass A:6-4R B:pass C:pass D:pass E:6-3R A:pass
B:pass C:4-3R D:pass E:pass A:5-4R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 4-2 4-0"
deal.B = "6-0 3-1 3-0"
deal.C = "4-3 3-3 1-1"
deal.D = "6-3 5-1 2-1"
deal.E = "5-2 2-2 1-0"
yard = "5-4 2-0 5-5 6-6 4-1 0-0 5-3 6-1 6-5 5-0 6-2 3-2 4-4"
play = """
C:3-3 C:4-3R D:pass E:pass A:6-4R B:6-0R C:pass D:pass E:1-0R
A:pass B:3-1R C:pass D:6-3R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-1 3-0 0-0"
deal.B = "6-1 5-2 4-0"
deal.C = "5-0 4-3 2-2"
deal.D = "6-6 6-3 5-3"
deal.E = "6-5 4-1 1-0"
yard = "4-2 2-1 3-2 2-0 5-4 6-4 6-0 5-5 4-4 6-2 1-1 3-1 3-3"
play = """
D:6-6 D:6-3R E:pass A:3-0R B:4-0R C:4-3R D:5-3R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-1 2-0"
deal.B = "6-6 3-3 1-0"
deal.C = "6-3 2-2 1-1"
deal.D = "4-2 4-0 3-2"
deal.E = "5-4 5-0 4-1"
yard = "0-0 3-0 6-1 5-3 6-0 6-4 6-5 3-1 5-2 2-1 5-5 4-4 4-3"
play = """
B:6-6 B:decline C:6-3R D:3-2R E:pass A:6-2R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "3-3 2-2 2-1"
deal.B = "5-1 4-2 3-0"
deal.C = "6-1 5-3 4-1"
deal.D = "6-5 3-2 1-0"
deal.E = "5-4 5-2 1-1"
yard = "4-4 6-0 3-1 4-0 0-0 6-6 5-5 5-0 4-3 6-3 6-4 6-2 2-0"
play = """
A:3-3 A:decline B:3-0R C:pass D:1-0R E:1-1R E:decline A:2-1R
B:4-2R C:4-1R D:pass E:pass A:pass B:5-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-4 4-4 1-1"
deal.B = "5-0 3-2 2-0"
deal.C = "6-1 5-1 2-2"
deal.D = "6-4 6-2 5-5"
deal.E = "6-3 5-2 3-1"
yard = "2-1 6-6 6-0 4-0 6-5 4-2 3-3 4-3 1-0 5-3 3-0 4-1 0-0"
play = """
D:5-5 D:decline E:5-2R A:pass B:2-0R C:pass D:pass E:pass A:pass
B:5-0R C:5-1R D:pass E:3-1R A:pass B:3-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 3-3 1-1"
deal.B = "5-5 4-0 3-2"
deal.C = "6-2 5-1 3-1"
deal.D = "6-3 5-2 4-4"
deal.E = "6-4 6-0 5-3"
yard = "6-5 5-0 1-0 3-0 0-0 4-3 4-2 5-4 6-1 2-2 4-1 2-1 2-0"
play = """
A:6-6 A:decline B:pass C:6-2R D:5-2R E:5-3R A:3-3R A:decline
B:3-2R
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-3 0-0"
deal.B = "5-2 3-3 2-1"
deal.C = "6-5 4-2 3-2"
deal.D = "4-1 4-0 2-0"
deal.E = "5-0 3-0 1-1"
yard = "4-3 2-2 1-0 5-1 6-4 6-1 4-4 5-5 3-1 6-6 5-4 6-0 6-2"
play = """
B:3-3 B:decline C:3-2R D:2-0R E:5-0R A:5-3R B:pass C:pass D:pass
E:3-0R A:0-0R A:decline B:pass C:pass D:4-0R E:pass A:pass B:pass
C:4-2R D:pass E:pass A:pass B:5-2R C:6-5R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 2-2 1-1"
deal.B = "6-1 5-3 3-0"
deal.C = "6-6 4-3 4-2"
deal.D = "5-5 5-2 1-0"
deal.E = "6-0 2-1 0-0"
yard = "5-0 3-2 4-4 5-1 3-1 5-4 4-0 4-1 2-0 6-3 6-4 6-2 3-3"
play = """
C:6-6 C:decline D:pass E:6-0R A:pass B:3-0R C:4-3R D:pass E:pass
A:pass B:pass C:4-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 3-2"
deal.B = "6-0 3-0 2-1"
deal.C = "6-4 5-4 1-0"
deal.D = "5-0 4-3 4-0"
deal.E = "5-2 5-1 4-1"
yard = "2-2 6-6 3-3 6-5 6-3 4-2 1-1 4-4 3-1 2-0 5-5 5-3 0-0"
play = """
C:6-4 D:4-0R E:pass A:pass B:3-0R C:pass D:4-3R E:4-1R A:6-1R
B:6-0R C:1-0R D:pass E:5-1R A:pass B:pass C:5-4R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-1"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random", F = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 6, B = 1, C = 5, D = 2, E = 3, F = 3 }
score = { A = 6, B = 30, C = 15, D = 27, E = 24, F = 24 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 30
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-1"
commitment = "15659a08bb89d8ff9e90fecba5603d77019c79aa5c9a75842caef1baffc6df08"
secret = "3eb3e385d0a97f4552b7ad310c598184d43ea608fdd90c2a066d2a3b0e2927fb"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "F"
deal.A = "6-5 6-4 2-0"
deal.B = "5-3 4-2 3-2"
deal.C = "5-4 3-1 0-0"
deal.D = "6-2 4-1 2-1"
deal.E = "4-3 3-3 3-0"
deal.F = "6-6 6-0 5-5"
yard = "6-3 5-0 4-4 5-1 1-0 2-2 4-0 5-2 1-1 6-1"
play = """
F:6-6 F:6-0R A:2-0R B:4-2R C:5-4R D:pass E:pass F:5-5R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-0"
deal.B = "5-1 4-4 3-2"
deal.C = "6-6 6-4 4-0"
deal.D = "5-3 5-2 1-0"
deal.E = "6-1 6-0 2-2"
deal.F = "3-1 2-1 2-0"
yard = "6-3 4-1 5-5 4-3 4-2 1-1 3-3 3-0 5-4 0-0"
play = """
C:6-6 C:6-4R D:pass E:pass F:pass A:pass B:4-4R B:decline C:4-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-1 4-1 3-1"
deal.B = "6-6 6-4 3-0"
deal.C = "6-0 5-3 2-0"
deal.D = "5-5 5-2 3-3"
deal.E = "6-3 6-2 5-0"
deal.F = "5-4 4-4 3-2"
yard = "6-1 1-1 4-2 2-1 0-0 4-3 2-2 4-0 6-5 1-0"
play = """
B:6-6 B:6-4R C:pass D:pass E:pass F:5-4R A:5-1R B:pass C:pass
D:pass E:pass F:pass A:4-1R B:pass C:pass D:pass E:pass F:4-4R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 1-1 0-0"
deal.B = "6-5 6-2 4-4"
deal.C = "6-6 4-1 2-0"
deal.D = "6-3 6-1 2-2"
deal.E = "5-1 4-2 3-2"
deal.F = "5-0 3-1 2-1"
yard = "5-3 4-0 3-0 3-3 5-2 1-0 4-3 6-0 5-4 6-4"
play = """
C:6-6 C:decline D:6-3R E:3-2R F:2-1R A:1-1R A:decline B:pass
C:4-1R D:pass E:4-2R F:pass A:pass B:6-2R C:pass D:6-1R E:5-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "5-2 4-0 3-1"
deal.B = "3-2 2-2 2-1"
deal.C = "6-0 5-0 4-4"
deal.D = "4-3 4-2 3-3"
deal.E = "6-3 2-0 1-1"
deal.F = "6-6 6-2 3-0"
yard = "5-1 1-0 5-3 0-0 6-4 5-4 4-1 6-5 5-5 6-1"
play = """
F:6-6 F:6-2R A:5-2R B:pass C:5-0R D:pass E:2-0R F:pass A:pass
B:3-2R C:pass D:4-3R E:pass F:pass A:4-0R B:pass C:6-0R D:pass
E:6-3R F:3-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "E"
deal.A = "5-5 5-2 3-2"
deal.B = "6-1 4-2 2-0"
deal.C = "6-4 4-4 3-0"
deal.D = "6-2 6-0 0-0"
deal.E = "6-6 6-5 2-2"
deal.F = "4-0 3-3 1-1"
yard = "4-3 5-4 6-3 5-0 5-1 1-0 3-1 4-1 2-1 5-3"
play = """
E:6-6 E:6-5R F:pass A:5-2R B:4-2R C:4-4R C:6-4R D:6-2R E:2-2R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-0 1-1 0-0"
deal.B = "6-0 4-1 3-2"
deal.C = "5-5 4-3 2-0"
deal.D = "6-6 4-4 2-2"
deal.E = "6-2 6-1 4-2"
deal.F = "5-4 3-3 2-1"
yard = "4-0 6-4 6-3 1-0 6-5 3-0 3-1 5-3 5-1 5-2"
play = """
D:6-6 D:decline E:6-1R F:2-1R A:pass B:3-2R C:4-3R D:4-4R
D:decline E:4-2R F:pass A:pass B:pass C:2-0R D:pass E:pass F:pass
A:0-0R A:decline B:6-0R C:pass D:pass E:6-2R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 4-1 3-1"
deal.B = "4-4 4-0 3-0"
deal.C = "6-6 6-0 4-3"
deal.D = "5-2 5-0 1-0"
deal.E = "6-4 5-1 3-3"
deal.F = "6-5 6-3 1-1"
yard = "4-2 5-4 5-5 2-0 6-2 5-3 0-0 3-2 2-1 2-2"
play = """
C:6-6 C:6-0R D:5-0R E:5-1R F:1-1R F:decline A:4-1R B:4-4R B:4-0R
C:pass D:1-0R E:pass F:pass A:3-1R B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-2 4-2"
deal.B = "6-6 4-1 3-3"
deal.C = "6-1 4-4 3-0"
deal.D = "5-5 5-1 3-2"
deal.E = "6-3 5-3 2-2"
deal.F = "6-5 2-0 0-0"
yard = "6-2 4-0 2-1 5-0 1-1 4-3 1-0 6-0 3-1 6-4"
play = """
B:6-6 B:decline C:6-1R D:5-1R E:5-3R F:pass A:pass B:3-3R
B:decline C:3-0R D:pass E:pass F:2-0R A:5-2R B:pass C:pass D:5-5R
D:decline E:pass F:6-5R A:pass B:pass C:pass D:pass E:6-3R F:pass
A:pass B:pass C:pass D:3-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-3 6-1 2-1"
deal.B = "6-4 2-0 0-0"
deal.C = "6-2 4-3 4-0"
deal.D = "3-3 3-2 1-1"
deal.E = "6-0 5-5 5-2"
deal.F = "5-1 4-1 3-0"
yard = "2-2 1-0 5-3 3-1 5-0 4-2 6-6 5-4 6-5 4-4"
play = """
E:5-5 E:decline F:5-1R A:6-1R B:6-4R C:4-3R D:3-3R D:3-2R E:5-2R
"""
end = "blocked"
delta = { A = 0, B = 3, C = 0, D = 3, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-3 4-4"
deal.B = "6-6 4-3 1-0"
deal.C = "6-1 4-0 3-1"
deal.D = "5-0 3-3 2-1"
deal.E = "6-2 3-0 0-0"
deal.F = "6-4 5-5 2-2"
yard = "1-1 3-2 5-1 6-0 5-4 4-1 6-5 4-2 2-0 5-2"
play = """
B:6-6 B:decline C:6-1R D:2-1R E:6-2R F:6-4R A:4-4R A:decline
B:4-3R C:3-1R D:pass E:pass F:pass A:pass B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-1 2-2"
deal.B = "4-4 3-3 3-2"
deal.C = "6-5 5-5 4-1"
deal.D = "5-3 2-0 1-1"
deal.E = "6-1 1-0 0-0"
deal.F = "6-2 5-2 4-0"
yard = "4-3 5-0 3-0 2-1 6-3 6-0 4-2 6-4 3-1 6-6"
play = """
C:5-5 C:6-5R D:pass E:6-1R F:pass A:5-1R B:pass C:pass D:5-3R
E:pass F:pass A:pass B:3-3R B:3-2R C:pass D:2-0R E:1-0R F:pass
A:pass B:pass C:4-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 4-4 3-3"
deal.B = "6-2 4-0 1-0"
deal.C = "6-0 3-0 1-1"
deal.D = "5-3 4-3 2-0"
deal.E = "6-5 5-1 5-0"
deal.F = "5-5 3-1 2-2"
yard = "6-1 0-0 3-2 6-4 2-1 5-2 4-2 4-1 6-3 5-4"
play = """
A:6-6 A:decline B:6-2R C:pass D:2-0R E:5-0R F:5-5R F:decline
A:pass B:pass C:pass D:5-3R E:pass F:3-1R A:pass B:1-0R C:3-0R
D:4-3R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-4 4-3 3-0"
deal.B = "5-0 4-1 3-2"
deal.C = "6-4 5-5 3-3"
deal.D = "6-5 3-1 2-2"
deal.E = "6-0 4-0 0-0"
deal.F = "6-3 2-0 1-0"
yard = "1-1 6-6 5-1 6-2 4-2 5-4 5-3 5-2 6-1 2-1"
play = """
C:5-5 C:decline D:6-5R E:6-0R F:2-0R A:pass B:3-2R C:3-3R
C:decline D:3-1R E:pass F:1-0R A:3-0R B:pass C:pass D:pass E:pass
F:6-3R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "D"
deal.A = "6-5 4-2 2-1"
deal.B = "3-2 2-0 1-0"
deal.C = "6-3 6-0 3-3"
deal.D = "6-1 5-5 4-4"
deal.E = "5-3 1-1 0-0"
deal.F = "6-4 6-2 5-2"
yard = "5-0 5-1 5-4 6-6 4-0 4-3 3-1 4-1 2-2 3-0"
play = """
D:5-5 D:decline E:5-3R F:pass A:pass B:3-2R C:pass D:pass E:pass
F:6-2R A:6-5R B:pass C:pass D:pass E:pass F:5-2R A:2-1R B:1-0R
C:6-0R D:6-1R E:1-1R
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 4-3 3-3"
deal.B = "6-6 5-3 4-0"
deal.C = "6-4 5-0 3-1"
deal.D = "5-5 5-2 4-2"
deal.E = "6-0 4-4 3-0"
deal.F = "6-3 3-2 2-0"
yard = "5-4 2-1 1-0 6-2 1-1 2-2 6-1 5-1 0-0 4-1"
play = """
B:6-6 B:decline C:6-4R D:4-2R E:pass F:3-2R A:4-3R B:4-0R C:5-0R
D:5-5R D:5-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 2-2 0-0"
deal.B = "6-1 4-2 1-1"
deal.C = "6-3 5-3 3-3"
deal.D = "6-6 4-3 2-0"
deal.E = "5-2 3-0 2-1"
deal.F = "6-5 5-1 5-0"
yard = "3-2 4-1 1-0 6-2 5-4 3-1 4-4 4-0 6-4 5-5"
play = """
D:6-6 D:decline E:pass F:6-5R A:pass B:pass C:5-3R D:4-3R E:pass
F:pass A:pass B:4-2R C:pass D:2-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-1 5-0"
deal.B = "6-6 6-5 1-1"
deal.C = "5-4 4-0 2-0"
deal.D = "6-3 3-3 2-1"
deal.E = "6-1 4-1 1-0"
deal.F = "5-5 3-0 2-2"
yard = "5-2 4-3 5-3 4-4 6-4 6-2 4-2 0-0 3-2 3-1"
play = """
B:6-6 B:6-5R C:5-4R D:pass E:4-1R F:pass A:5-1R B:pass C:pass
D:pass E:pass F:5-5R F:decline A:5-0R B:pass C:4-0R
"""
end = "blocked"
delta = { A = 0, B = 3, C = 3, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 4-1"
deal.B = "6-1 4-2 3-1"
deal.C = "6-6 6-5 4-4"
deal.D = "6-4 3-0 2-1"
deal.E = "6-0 5-4 3-3"
deal.F = "4-3 2-2 2-0"
yard = "1-1 4-0 1-0 5-3 5-1 5-5 5-2 5-0 0-0 3-2"
play = """
C:6-6 C:6-5R D:pass E:5-4R F:4-3R A:6-3R B:6-1R C:pass D:2-1R
E:pass F:2-2R F:2-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "E"
deal.A = "6-4 6-0 5-5"
deal.B = "4-2 4-1 2-1"
deal.C = "6-5 4-0 2-2"
deal.D = "6-3 1-1 1-0"
deal.E = "6-6 6-2 5-0"
deal.F = "5-2 4-3 3-3"
yard = "5-4 3-2 3-1 4-4 5-1 3-0 6-1 0-0 5-3 2-0"
play = """
E:6-6 E:6-2R F:5-2R A:5-5R A:decline B:pass C:6-5R D:6-3R E:pass
F:4-3R A:6-4R B:pass C:pass D:pass E:pass F:pass A:6-0R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 3-1 2-0"
deal.B = "6-6 6-1 1-1"
deal.C = "5-5 5-1 2-1"
deal.D = "6-4 5-2 0-0"
deal.E = "5-0 4-1 1-0"
deal.F = "6-5 6-2 2-2"
yard = "4-3 4-2 3-2 4-4 5-3 6-0 3-3 5-4 4-0 3-0"
play = """
B:6-6 B:6-1R C:5-1R D:5-2R E:pass F:6-2R A:6-3R B:pass C:pass
D:pass E:pass F:pass A:3-1R B:1-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-2"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy", F = "balanced", G = "first" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 6, D = 3, E = 3, F = 7, G = 2 }
score = { A = 14, B = 35, C = 7, D = 14, E = 14, F = 0, G = 28 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 35
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-2"
commitment = "4a07ec03f73d8bdbd8b219fd15c02906e2fc6e927520e25819e13e211dda04af"
secret = "4a2d505c8589c6977f4032a7acc47a54dbde507fea949c2bf5aff1b4decf4b7b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "F"
deal.A = "5-4 4-3 3-1"
deal.B = "6-3 5-0 4-0"
deal.C = "6-2 4-2 0-0"
deal.D = "6-4 3-3 2-1"
deal.E = "6-1 2-2 2-0"
deal.F = "6-6 5-5 4-1"
deal.G = "5-3 3-0 1-0"
yard = "6-5 3-2 5-2 6-0 5-1 1-1 4-4"
play = """
F:6-6 F:decline G:pass A:pass B:6-3R C:pass D:3-3R D:decline
E:pass F:pass G:5-3R A:5-4R B:4-0R C:0-0R C:decline D:pass E:2-0R
F:pass G:pass A:pass B:pass C:6-2R D:6-4R E:pass F:4-1R G:1-0R
A:pass B:5-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "G"
deal.A = "6-1 5-3 2-0"
deal.B = "6-5 5-2 4-4"
deal.C = "5-0 3-0 1-0"
deal.D = "5-4 3-2 2-2"
deal.E = "4-2 2-1 1-1"
deal.F = "6-2 4-1 3-1"
deal.G = "5-5 5-1 4-0"
yard = "6-4 0-0 6-0 3-3 4-3 6-3 6-6"
play = """
G:5-5 G:5-1R A:6-1R B:6-5R C:5-0R D:pass E:pass F:pass G:4-0R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "C"
deal.A = "5-3 5-2 4-4"
deal.B = "6-5 3-3 2-0"
deal.C = "6-6 6-2 4-2"
deal.D = "6-4 3-2 3-0"
deal.E = "5-5 4-0 2-1"
deal.F = "5-1 1-0 0-0"
deal.G = "6-3 3-1 2-2"
yard = "1-1 6-1 6-0 5-4 4-1 5-0 4-3"
play = """
C:6-6 C:6-2R D:3-2R E:pass F:pass G:6-3R A:pass B:6-5R C:pass
D:pass E:5-5R E:decline F:5-1R G:3-1R A:5-3R B:pass C:pass D:pass
E:pass F:pass G:pass A:5-2R B:2-0R C:pass D:3-0R E:pass F:pass
G:pass A:pass B:3-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 4-2 2-1"
deal.B = "6-1 5-5 3-0"
deal.C = "6-3 6-2 3-1"
deal.D = "4-3 4-0 1-1"
deal.E = "6-0 5-1 1-0"
deal.F = "5-4 3-3 2-0"
deal.G = "5-3 4-4 0-0"
yard = "4-1 3-2 6-4 2-2 6-6 5-0 5-2"
play = """
B:5-5 B:decline C:pass D:pass E:5-1R F:pass G:pass A:2-1R B:pass
C:6-2R D:pass E:6-0R F:2-0R G:pass A:4-2R B:pass C:pass D:4-3R
E:pass F:3-3R F:decline G:5-3R A:6-5R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-0 5-0 1-1"
deal.B = "6-2 6-1 3-3"
deal.C = "5-3 4-1 0-0"
deal.D = "5-1 2-0 1-0"
deal.E = "5-5 5-2 2-2"
deal.F = "6-4 4-0 3-1"
deal.G = "4-4 3-2 3-0"
yard = "6-6 4-2 2-1 6-3 6-5 4-3 5-4"
play = """
E:5-5 E:5-2R F:pass G:3-2R A:pass B:3-3R B:decline C:5-3R D:5-1R
E:pass F:3-1R G:3-0R A:6-0R B:6-2R C:pass D:2-0R E:pass F:4-0R
G:4-4R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "C"
deal.A = "4-3 4-1 3-1"
deal.B = "6-0 2-1 2-0"
deal.C = "6-6 5-4 0-0"
deal.D = "5-2 5-0 3-3"
deal.E = "6-2 3-2 2-2"
deal.F = "6-3 4-0 1-1"
deal.G = "6-5 6-4 3-0"
yard = "1-0 4-4 5-3 5-5 6-1 5-1 4-2"
play = """
C:6-6 C:decline D:pass E:6-2R F:pass G:pass A:pass B:2-0R C:0-0R
C:decline D:5-0R E:pass F:pass G:6-5R A:pass B:6-0R C:pass D:pass
E:pass F:4-0R G:6-4R A:pass B:pass C:pass D:pass E:pass F:6-3R
G:3-0R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "D"
deal.A = "6-5 4-4 3-3"
deal.B = "4-3 3-0 1-1"
deal.C = "6-4 5-5 5-1"
deal.D = "6-6 4-2 0-0"
deal.E = "5-3 5-0 2-0"
deal.F = "6-3 6-2 4-1"
deal.G = "6-0 5-4 2-1"
yard = "5-2 3-1 6-1 3-2 4-0 2-2 1-0"
play = """
D:6-6 D:decline E:pass F:6-3R G:pass A:3-3R A:decline B:4-3R
C:6-4R D:pass E:pass F:6-2R G:2-1R A:pass B:1-1R B:decline C:5-1R
D:pass E:5-3R F:pass G:pass A:pass B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "D"
deal.A = "4-3 3-3 1-1"
deal.B = "6-2 4-2 2-2"
deal.C = "6-1 5-0 3-2"
deal.D = "6-6 5-3 3-1"
deal.E = "6-0 5-5 0-0"
deal.F = "4-0 2-0 1-0"
deal.G = "6-4 5-4 4-4"
yard = "6-5 4-1 5-2 5-1 6-3 3-0 2-1"
play = """
D:6-6 D:decline E:6-0R F:4-0R G:6-4R A:pass B:6-2R C:3-2R D:5-3R
E:5-5R E:decline F:pass G:5-4R A:4-3R B:pass C:pass D:3-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 7, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-1 4-1"
deal.B = "6-6 3-0 1-0"
deal.C = "6-1 4-3 2-1"
deal.D = "4-2 4-0 2-2"
deal.E = "6-5 6-2 5-0"
deal.F = "5-4 2-0 1-1"
deal.G = "6-0 5-3 4-4"
yard = "5-5 6-3 3-1 0-0 6-4 3-3 3-2"
play = """
B:6-6 B:decline C:6-1R D:pass E:pass F:1-1R F:decline G:pass
A:5-1R B:pass C:pass D:pass E:6-5R F:pass G:6-0R A:pass B:1-0R
C:2-1R D:4-2R E:pass F:5-4R G:5-3R A:pass B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-3 4-4 3-2"
deal.B = "5-5 5-1 3-3"
deal.C = "6-4 5-3 4-0"
deal.D = "6-0 5-4 4-1"
deal.E = "6-6 6-2 2-0"
deal.F = "4-3 1-0 0-0"
deal.G = "4-2 3-1 2-1"
yard = "6-1 5-0 2-2 6-5 3-0 1-1 5-2"
play = """
E:6-6 E:6-2R F:pass G:4-2R A:4-4R A:decline B:pass C:6-4R D:6-0R
E:2-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "G"
deal.A = "5-3 5-0 0-0"
deal.B = "6-4 4-3 1-1"
deal.C = "6-2 2-1 2-0"
deal.D = "4-4 3-3 1-0"
deal.E = "6-1 5-2 4-2"
deal.F = "6-0 3-0 2-2"
deal.G = "5-5 4-0 3-1"
yard = "5-1 4-1 6-5 5-4 6-3 3-2 6-6"
play = """
G:5-5 G:decline A:5-3R B:4-3R C:pass D:4-4R D:decline E:4-2R
F:2-2R F:decline G:pass A:pass B:pass C:6-2R D:pass E:6-1R F:pass
G:3-1R A:pass B:pass C:pass D:3-3R D:decline E:pass F:3-0R G:4-0R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "D"
deal.A = "4-0 2-0 1-1"
deal.B = "6-0 5-3 2-1"
deal.C = "5-5 3-1 0-0"
deal.D = "6-6 6-5 5-4"
deal.E = "5-2 4-3 3-0"
deal.F = "6-2 4-2 3-2"
deal.G = "6-1 5-1 4-4"
yard = "4-1 5-0 1-0 6-3 2-2 6-4 3-3"
play = """
D:6-6 D:6-5R E:5-2R F:6-2R G:6-1R A:1-1R A:decline B:2-1R C:pass
D:pass E:pass F:4-2R G:4-4R G:decline A:4-0R B:6-0R
"""
end = "blocked"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-0 2-1"
deal.B = "6-6 4-2 3-3"
deal.C = "4-1 3-2 1-1"
deal.D = "5-4 5-1 1-0"
deal.E = "6-4 6-1 4-3"
deal.F = "4-4 3-0 2-2"
deal.G = "5-2 2-0 0-0"
yard = "3-1 5-3 6-5 4-0 6-3 6-2 6-0"
play = """
B:6-6 B:decline C:pass D:pass E:6-4R F:4-4R F:decline G:pass
A:pass B:4-2R C:3-2R D:pass E:4-3R F:pass G:pass A:pass B:pass
C:4-1R D:5-1R E:pass F:pass G:5-2R A:2-1R B:pass C:1-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-1 0-0"
deal.B = "4-3 3-2 3-1"
deal.C = "6-3 6-1 4-4"
deal.D = "5-5 5-3 4-0"
deal.E = "6-2 5-0 4-1"
deal.F = "6-4 4-2 2-2"
deal.G = "5-4 5-2 3-3"
yard = "6-6 2-0 6-5 1-0 2-1 1-1 3-0"
play = """
D:5-5 D:5-3R E:pass F:pass G:3-3R G:decline A:pass B:4-3R C:4-4R
C:decline D:4-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 7, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 5-1"
deal.B = "5-5 3-1 2-1"
deal.C = "6-5 6-4 6-2"
deal.D = "6-6 5-4 4-1"
deal.E = "4-4 4-2 0-0"
deal.F = "3-0 2-0 1-0"
deal.G = "5-2 3-3 1-1"
yard = "2-2 5-0 6-0 5-3 4-0 3-2 4-3"
play = """
D:6-6 D:decline E:pass F:pass G:pass A:6-3R B:3-1R C:pass D:4-1R
E:4-4R E:4-2R F:2-0R G:pass A:pass B:pass C:pass D:pass E:0-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-3 4-3 3-3"
deal.B = "5-1 4-1 2-2"
deal.C = "6-1 4-4 2-0"
deal.D = "6-5 4-2 3-2"
deal.E = "6-0 5-0 3-1"
deal.F = "6-6 2-1 1-0"
deal.G = "6-2 5-4 5-2"
yard = "5-3 1-1 4-0 5-5 6-4 3-0 0-0"
play = """
F:6-6 F:decline G:6-2R A:pass B:2-2R B:decline C:2-0R D:pass
E:6-0R F:pass G:pass A:6-3R B:pass C:pass D:3-2R E:pass F:2-1R
G:pass A:pass B:5-1R C:pass D:6-5R E:pass F:pass G:pass A:pass
B:pass C:6-1R D:pass E:3-1R F:pass G:pass A:4-3R B:4-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-3"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first", G = "random", H = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 3, D = 2, E = 8, F = 6, G = 6, H = 3 }
score = { A = 16, B = 40, C = 16, D = 24, E = 0, F = 8, G = 8, H = 16 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 40
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-3"
commitment = "4bebabfe245bc3c193588c15dedddc4be8e81b0561ce0f59421b6ff5a22f56c8"
secret = "f5cb4586edcabc11ff1ede76409c48b7033bb3b1c464c0c03ec5e2f594126f05"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "F"
deal.A = "5-4 3-2 0-0"
deal.B = "6-5 4-3 3-0"
deal.C = "5-5 2-2 2-0"
deal.D = "6-0 4-0 1-0"
deal.E = "6-3 4-2 1-1"
deal.F = "6-6 5-0 4-4"
deal.G = "6-2 3-3 3-1"
deal.H = "6-4 6-1 5-2"
yard = "2-1 5-1 5-3 4-1"
play = """
F:6-6 F:decline G:6-2R H:5-2R A:5-4R B:4-3R C:pass D:pass E:6-3R
F:pass G:pass H:6-4R A:pass B:pass C:pass D:4-0R E:pass F:5-0R
G:pass H:pass A:pass B:6-5R C:pass D:6-0R E:pass F:pass G:pass
H:pass A:0-0R A:decline B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "H"
deal.A = "6-1 5-4 3-3"
deal.B = "6-5 4-0 0-0"
deal.C = "6-2 3-0 1-1"
deal.D = "6-0 5-0 4-1"
deal.E = "6-4 2-1 1-0"
deal.F = "5-3 4-4 2-2"
deal.G = "5-2 3-1 2-0"
deal.H = "6-3 5-5 4-2"
yard = "4-3 3-2 6-6 5-1"
play = """
H:5-5 H:decline A:5-4R B:4-0R C:3-0R D:pass E:pass F:5-3R G:5-2R
H:4-2R A:pass B:pass C:pass D:4-1R E:2-1R F:2-2R F:decline G:2-0R
H:pass A:pass B:0-0R B:decline C:pass D:6-0R E:6-4R F:4-4R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 8, G = 0, H = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-5"
deal.B = "6-0 3-2 1-1"
deal.C = "6-6 6-5 3-1"
deal.D = "4-1 4-0 2-1"
deal.E = "6-2 5-3 4-2"
deal.F = "5-1 3-3 2-2"
deal.G = "5-2 4-4 0-0"
deal.H = "6-1 5-0 4-3"
yard = "3-0 2-0 1-0 5-4"
play = """
C:6-6 C:6-5R D:pass E:5-3R F:3-3R F:decline G:pass H:4-3R A:6-4R
B:6-0R C:pass D:4-0R E:4-2R F:2-2R F:decline G:5-2R H:5-0R A:pass
B:pass C:pass D:pass E:pass F:pass G:0-0R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-3 3-0 2-2"
deal.B = "6-6 5-4 3-1"
deal.C = "6-4 5-3 2-0"
deal.D = "5-1 4-1 2-1"
deal.E = "6-5 6-0 0-0"
deal.F = "6-3 3-3 3-2"
deal.G = "6-2 4-4 4-2"
deal.H = "6-1 5-2 1-0"
yard = "1-1 4-0 5-5 5-0"
play = """
B:6-6 B:decline C:6-4R D:4-1R E:pass F:pass G:pass H:6-1R A:pass
B:pass C:pass D:pass E:6-0R F:pass G:pass H:1-0R A:pass B:3-1R
C:5-3R D:5-1R E:pass F:pass G:pass H:pass A:pass B:pass C:pass
D:2-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-1 4-4 2-0"
deal.B = "6-6 6-0 5-3"
deal.C = "4-2 4-0 1-0"
deal.D = "5-5 5-2 3-0"
deal.E = "5-0 3-2 1-1"
deal.F = "6-2 3-3 2-1"
deal.G = "6-5 6-3 4-3"
deal.H = "5-4 2-2 0-0"
yard = "6-4 6-1 4-1 3-1"
play = """
B:6-6 B:6-0R C:4-0R D:pass E:pass F:pass G:4-3R H:pass A:pass
B:5-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "5-0 4-4 3-0"
deal.B = "6-4 4-0 3-3"
deal.C = "5-4 2-1 1-0"
deal.D = "6-1 4-3 3-2"
deal.E = "6-2 5-5 4-2"
deal.F = "5-3 2-0 0-0"
deal.G = "6-6 4-1 1-1"
deal.H = "6-0 5-2 3-1"
yard = "6-5 6-3 5-1 2-2"
play = """
G:6-6 G:decline H:6-0R A:5-0R B:pass C:5-4R D:4-3R E:pass F:5-3R
G:pass H:5-2R A:pass B:pass C:2-1R D:6-1R E:6-2R F:2-0R G:pass
H:pass A:3-0R B:3-3R B:decline C:pass D:3-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "4-4 3-2 2-0"
deal.B = "6-1 3-0 2-1"
deal.C = "6-5 6-2 0-0"
deal.D = "6-4 5-2 4-0"
deal.E = "5-3 4-1 1-1"
deal.F = "5-0 3-3 3-1"
deal.G = "6-3 6-0 5-5"
deal.H = "5-4 5-1 1-0"
yard = "4-2 4-3 6-6 2-2"
play = """
G:5-5 G:decline H:5-4R A:4-4R A:decline B:pass C:pass D:6-4R
E:pass F:pass G:6-3R H:pass A:3-2R B:2-1R C:pass D:pass E:1-1R
E:4-1R F:pass G:pass H:pass A:pass B:pass C:pass D:4-0R E:pass
F:5-0R G:pass H:5-1R A:pass B:6-1R C:6-2R D:5-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-0 5-1 4-0"
deal.B = "5-2 4-3 1-1"
deal.C = "5-3 5-0 3-0"
deal.D = "6-2 5-5 4-4"
deal.E = "6-3 2-2 2-0"
deal.F = "6-6 6-4 1-0"
deal.G = "4-1 3-3 0-0"
deal.H = "4-2 3-2 3-1"
yard = "5-4 6-1 6-5 2-1"
play = """
F:6-6 F:6-4R G:4-1R H:3-1R A:pass B:4-3R C:pass D:4-4R D:decline
E:pass F:pass G:pass H:4-2R A:pass B:5-2R C:5-0R D:pass E:2-0R
F:pass G:pass H:3-2R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 1-0"
deal.B = "6-0 5-2 4-2"
deal.C = "5-5 5-0 2-2"
deal.D = "6-2 5-4 2-0"
deal.E = "6-3 3-1 0-0"
deal.F = "5-3 4-0 3-3"
deal.G = "4-3 4-1 3-2"
deal.H = "4-4 2-1 1-1"
yard = "5-1 6-4 6-1 3-0"
play = """
A:6-6 A:6-5R B:5-2R C:2-2R C:decline D:6-2R E:6-3R F:5-3R G:pass
H:pass A:pass B:pass C:5-0R D:2-0R E:pass F:pass G:3-2R H:pass
A:pass B:pass C:pass D:pass E:3-1R F:pass G:4-1R H:4-4R H:decline
A:pass B:4-2R C:pass D:pass E:pass F:pass G:pass H:2-1R A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-1 3-1"
deal.B = "5-5 1-1 0-0"
deal.C = "6-2 6-1 5-3"
deal.D = "6-3 6-0 4-3"
deal.E = "4-1 3-0 2-0"
deal.F = "6-4 5-2 3-2"
deal.G = "6-5 4-4 2-1"
deal.H = "5-0 4-2 1-0"
yard = "2-2 4-0 3-3 5-4"
play = """
A:6-6 A:decline B:pass C:6-1R D:pass E:4-1R F:6-4R G:6-5R H:5-0R
A:pass B:0-0R B:decline C:pass D:6-0R E:pass F:pass G:pass H:pass
A:pass B:pass C:6-2R D:pass E:2-0R F:pass G:pass H:1-0R A:5-1R
B:5-5R B:decline C:5-3R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "4-2 3-1 0-0"
deal.B = "4-0 2-1 1-0"
deal.C = "6-0 5-0 4-3"
deal.D = "6-4 4-1 3-2"
deal.E = "6-5 5-4 2-0"
deal.F = "6-2 5-1 3-0"
deal.G = "6-3 2-2 1-1"
deal.H = "6-1 5-3 5-2"
yard = "5-5 6-6 4-4 3-3"
play = """
G:2-2 G:decline H:5-2R A:pass B:pass C:5-0R D:pass E:2-0R F:6-2R
G:6-3R H:5-3R A:pass B:pass C:pass D:pass E:6-5R F:pass G:pass
H:6-1R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "G"
deal.A = "6-2 4-0 2-1"
deal.B = "5-5 4-4 4-2"
deal.C = "4-3 3-2 3-0"
deal.D = "5-0 2-2 2-0"
deal.E = "6-1 6-0 1-1"
deal.F = "5-4 5-2 5-1"
deal.G = "6-6 6-3 3-3"
deal.H = "6-5 3-1 1-0"
yard = "6-4 0-0 4-1 5-3"
play = """
G:6-6 G:decline H:6-5R A:pass B:5-5R B:decline C:pass D:5-0R
E:6-0R F:pass G:6-3R H:3-1R A:2-1R B:4-2R C:4-3R D:pass E:pass
F:pass G:3-3R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 8, H = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-3 4-2 3-2"
deal.B = "6-6 6-5 2-0"
deal.C = "5-0 4-4 2-2"
deal.D = "6-2 5-3 1-1"
deal.E = "4-1 4-0 2-1"
deal.F = "5-1 3-0 1-0"
deal.G = "6-4 5-4 5-2"
deal.H = "6-1 5-5 3-3"
yard = "3-1 6-3 0-0 6-0"
play = """
B:6-6 B:6-5R C:5-0R D:pass E:4-0R F:pass G:6-4R H:6-1R A:pass
B:pass C:pass D:1-1R D:decline E:4-1R F:pass G:5-4R H:5-5R
H:decline A:pass B:pass C:pass D:5-3R E:pass F:3-0R G:pass H:pass
A:pass B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-1 4-3"
deal.B = "6-2 5-5 5-3"
deal.C = "6-0 4-0 3-0"
deal.D = "4-2 3-3 3-2"
deal.E = "6-5 6-4 2-0"
deal.F = "5-4 5-0 0-0"
deal.G = "5-2 3-1 2-1"
deal.H = "6-1 4-1 2-2"
yard = "1-1 1-0 6-6 4-4"
play = """
B:5-5 B:5-3R C:3-0R D:pass E:2-0R F:pass G:5-2R H:pass A:5-1R
B:pass C:pass D:pass E:pass F:pass G:2-1R H:2-2R H:decline A:pass
B:6-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "4-3 3-3 2-1"
deal.B = "4-0 1-1 0-0"
deal.C = "4-2 3-1 2-0"
deal.D = "5-5 5-4 5-1"
deal.E = "6-5 4-4 3-0"
deal.F = "6-3 6-2 5-3"
deal.G = "6-6 2-2 1-0"
deal.H = "6-1 6-0 5-2"
yard = "6-4 4-1 5-0 3-2"
play = """
G:6-6 G:decline H:6-1R A:2-1R B:pass C:4-2R D:5-4R E:6-5R F:6-3R
G:pass H:pass A:3-3R A:4-3R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 3-0 1-1"
deal.B = "6-6 5-3 5-0"
deal.C = "6-0 4-1 1-0"
deal.D = "6-2 5-2 4-0"
deal.E = "6-5 5-1 2-2"
deal.F = "2-1 2-0 0-0"
deal.G = "6-3 6-1 4-3"
deal.H = "6-4 5-5 4-2"
yard = "4-4 3-3 3-2 3-1"
play = """
B:6-6 B:decline C:6-0R D:4-0R E:pass F:pass G:4-3R H:pass A:3-0R
B:5-0R C:pass D:5-2R E:2-2R E:decline F:2-1R G:6-1R H:6-4R A:5-4R
B:5-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-4"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 2, C = 1, D = 4, E = 2 }
score = { A = 0, B = 10, C = 25, D = 0, E = 10 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 25
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-4"
commitment = "06815ad7cf10ef310bf37d6219b5a9ec0401218a2382aaeedd2dc92c7581480d"
secret = "0612bfe30291bc5259e429df2ed232e09a2d8fb369faab6d16e22e57b4811d99"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "E"
deal.A = "6-3 5-2 0-0"
deal.B = "6-4 5-1 5-0"
deal.C = "6-5 4-1 1-0"
deal.D = "3-3 2-1 1-1"
deal.E = "4-4 3-0 2-0"
yard = "4-0 3-1 6-6 4-3 4-2 5-5 6-0 2-2 5-3 5-4 6-1 6-2 3-2"
play = """
E:4-4 E:decline A:pass B:6-4R C:6-5R D:pass E:pass A:5-2R B:pass
C:pass D:2-1R E:pass A:pass B:5-1R C:pass D:pass E:pass A:pass
B:5-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-0 4-0 3-1"
deal.B = "6-1 5-4 3-2"
deal.C = "6-4 2-1 1-1"
deal.D = "5-0 4-3 1-0"
deal.E = "6-6 6-5 6-2"
yard = "0-0 3-0 3-3 5-2 5-3 6-3 5-5 2-0 2-2 4-4 4-1 5-1 4-2"
play = """
E:6-6 E:6-5R A:pass B:5-4R C:6-4R D:pass E:6-2R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-2 2-0"
deal.B = "6-0 4-0 3-2"
deal.C = "6-5 5-4 4-4"
deal.D = "4-3 3-3 1-0"
deal.E = "6-3 4-2 0-0"
yard = "6-6 5-0 2-2 3-0 1-1 2-1 4-1 5-3 5-5 3-1 6-2 6-4 5-1"
play = """
C:4-4 C:5-4R D:pass E:pass A:5-2R B:3-2R C:pass D:3-3R D:4-3R
E:4-2R A:2-0R B:6-0R C:6-5R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-1 3-3 0-0"
deal.B = "3-1 3-0 2-0"
deal.C = "6-3 4-0 2-2"
deal.D = "6-2 5-2 4-4"
deal.E = "5-4 4-3 4-2"
yard = "4-1 6-6 3-2 2-1 1-0 5-3 5-0 6-4 6-5 6-1 6-0 1-1 5-5"
play = """
D:4-4 D:decline E:5-4R A:5-1R B:3-1R C:6-3R D:6-2R E:4-2R A:pass
B:pass C:4-0R D:pass E:pass A:0-0R A:decline B:2-0R C:2-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-1 4-2 4-0"
deal.B = "6-4 5-5 1-0"
deal.C = "5-1 3-0 2-1"
deal.D = "6-0 5-4 1-1"
deal.E = "6-6 6-5 6-2"
yard = "4-1 4-4 0-0 6-3 5-0 4-3 5-2 2-0 2-2 5-3 3-3 3-2 3-1"
play = """
E:6-6 E:6-5R A:pass B:5-5R B:decline C:5-1R D:1-1R D:decline
E:pass A:6-1R B:6-4R C:pass D:5-4R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-3 3-2"
deal.B = "4-4 3-0 2-2"
deal.C = "6-6 6-3 1-1"
deal.D = "6-1 4-2 4-1"
deal.E = "6-5 2-1 0-0"
yard = "5-1 6-2 4-3 3-3 5-4 4-0 1-0 6-4 6-0 2-0 5-2 3-1 5-0"
play = """
C:6-6 C:6-3R D:pass E:pass A:5-3R B:pass C:pass D:pass E:6-5R
A:pass B:pass C:pass D:6-1R E:2-1R A:3-2R B:3-0R C:pass D:pass
E:0-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "B"
deal.A = "5-1 3-2 0-0"
deal.B = "5-5 4-4 1-0"
deal.C = "6-2 5-2 5-0"
deal.D = "6-1 6-0 4-3"
deal.E = "4-1 2-1 1-1"
yard = "4-0 5-3 2-0 6-5 6-3 3-3 5-4 6-6 3-0 3-1 2-2 4-2 6-4"
play = """
B:5-5 B:decline C:5-2R D:pass E:2-1R A:5-1R B:pass C:5-0R D:6-0R
E:pass A:pass B:pass C:6-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-0"
deal.B = "3-2 3-0 2-1"
deal.C = "6-6 1-1 1-0"
deal.D = "6-1 4-3 0-0"
deal.E = "6-2 5-5 5-2"
yard = "2-2 4-2 6-3 3-3 4-4 5-1 4-0 3-1 2-0 5-3 4-1 5-4 6-5"
play = """
C:6-6 C:decline D:6-1R E:pass A:pass B:2-1R C:pass D:pass E:6-2R
A:6-4R B:pass C:pass D:4-3R E:pass A:pass B:3-0R C:1-0R D:pass
E:pass A:pass B:pass C:1-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-3 4-0 3-0"
deal.B = "4-4 3-3 3-2"
deal.C = "6-6 5-2 4-2"
deal.D = "6-1 4-1 3-1"
deal.E = "5-1 2-0 0-0"
yard = "6-5 1-1 5-3 6-4 1-0 2-2 2-1 5-0 6-2 6-0 6-3 5-4 5-5"
play = """
C:6-6 C:decline D:6-1R E:5-1R A:pass B:pass C:5-2R D:pass E:2-0R
A:4-0R B:4-4R B:decline C:4-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-5"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random", F = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 2, C = 1, D = 2, E = 4, F = 6 }
score = { A = 12, B = 18, C = 30, D = 18, E = 12, F = 6 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 30
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-5"
commitment = "8fe15ba84d5d40bac13d03ce29b58b33591aa096725ac7d9e79df1b60e5ebe6c"
secret = "b6de38c0dd6e2f359472851ec41ab59966b6b150d8f5267fb2529b166fb1bfdb"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "E"
deal.A = "5-3 4-3 4-2"
deal.B = "5-2 5-0 3-2"
deal.C = "4-1 4-0 3-0"
deal.D = "6-5 5-1 4-4"
deal.E = "6-6 2-2 1-0"
deal.F = "6-2 3-3 1-1"
yard = "6-1 2-1 3-1 5-4 6-0 5-5 6-4 2-0 0-0 6-3"
play = """
E:6-6 E:decline F:6-2R A:4-2R B:pass C:4-0R D:pass E:1-0R F:1-1R
F:decline A:pass B:pass C:4-1R D:4-4R D:decline E:pass F:pass
A:4-3R B:3-2R C:pass D:pass E:2-2R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-4 6-2 4-2"
deal.B = "6-5 6-3 3-0"
deal.C = "5-1 4-1 2-1"
deal.D = "5-4 4-4 3-1"
deal.E = "5-3 3-3 3-2"
deal.F = "6-6 6-0 5-5"
yard = "1-0 4-3 4-0 2-0 6-1 5-0 0-0 2-2 1-1 5-2"
play = """
F:6-6 F:6-0R A:pass B:3-0R C:pass D:3-1R E:pass F:pass A:pass
B:pass C:5-1R D:5-4R E:pass F:pass A:4-2R B:pass C:2-1R D:pass
E:pass F:pass A:pass B:pass C:4-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-0 2-1 2-0"
deal.B = "6-2 5-5 5-3"
deal.C = "6-1 5-1 4-3"
deal.D = "6-0 4-4 0-0"
deal.E = "6-3 4-2 3-0"
deal.F = "5-0 3-1 1-0"
yard = "5-4 6-4 2-2 6-6 3-3 3-2 1-1 6-5 5-2 4-1"
play = """
B:5-5 B:5-3R C:4-3R D:4-4R D:decline E:4-2R F:pass A:2-1R B:pass
C:5-1R D:pass E:pass F:5-0R A:4-0R
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-0 4-0 2-1"
deal.B = "6-6 6-5 2-2"
deal.C = "6-4 3-2 1-0"
deal.D = "6-0 5-1 3-0"
deal.E = "4-2 3-3 3-1"
deal.F = "6-1 5-3 2-0"
yard = "5-4 1-1 4-1 4-4 0-0 4-3 6-3 5-2 5-5 6-2"
play = """
B:6-6 B:6-5R C:pass D:5-1R E:3-1R F:5-3R A:5-0R B:pass C:1-0R
D:pass E:pass F:6-1R A:pass B:pass C:6-4R D:pass E:4-2R F:2-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "E"
deal.A = "6-3 6-2 5-1"
deal.B = "6-5 6-4 5-4"
deal.C = "5-0 4-0 3-3"
deal.D = "4-1 3-2 2-0"
deal.E = "6-6 5-3 4-3"
deal.F = "5-5 3-1 3-0"
yard = "2-1 6-0 4-4 5-2 2-2 0-0 1-1 4-2 6-1 1-0"
play = """
E:6-6 E:decline F:pass A:6-3R B:pass C:3-3R C:decline D:3-2R
E:pass F:pass A:6-2R B:6-5R C:5-0R D:2-0R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-2 4-0"
deal.B = "4-4 4-2 2-0"
deal.C = "3-1 2-1 0-0"
deal.D = "5-3 5-1 3-0"
deal.E = "3-3 2-2 1-1"
deal.F = "6-1 6-0 3-2"
yard = "6-5 5-5 1-0 6-3 4-3 5-0 4-1 6-6 5-4 6-4"
play = """
B:4-4 B:4-2R C:2-1R D:5-1R E:pass F:pass A:5-2R B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-3"
deal.B = "4-4 4-2 4-1"
deal.C = "5-5 2-0 0-0"
deal.D = "5-2 5-1 2-2"
deal.E = "5-4 3-3 1-0"
deal.F = "6-4 6-2 4-3"
yard = "6-3 6-1 1-1 2-1 4-0 5-0 6-0 3-0 3-1 3-2"
play = """
A:6-6 A:decline B:pass C:pass D:pass E:pass F:6-4R A:pass B:4-4R
B:4-2R C:2-0R D:pass E:1-0R F:pass A:pass B:4-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 4-3 4-1"
deal.B = "6-3 6-2 1-0"
deal.C = "5-5 5-3 3-0"
deal.D = "6-6 5-4 3-1"
deal.E = "6-5 2-0 1-1"
deal.F = "6-4 4-2 2-2"
yard = "4-4 3-2 3-3 0-0 5-0 5-1 2-1 5-2 6-0 4-0"
play = """
D:6-6 D:decline E:6-5R F:pass A:pass B:pass C:5-5R C:5-3R D:3-1R
E:1-1R E:decline F:pass A:4-1R B:pass C:pass D:5-4R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-5 5-3 1-1"
deal.B = "4-3 4-2 4-1"
deal.C = "6-4 5-5 4-4"
deal.D = "6-3 5-4 2-2"
deal.E = "6-6 6-2 3-2"
deal.F = "5-2 3-1 3-0"
yard = "5-0 5-1 2-0 6-1 3-3 6-0 1-0 0-0 2-1 4-0"
play = """
E:6-6 E:decline F:pass A:6-5R B:pass C:5-5R C:decline D:5-4R
E:pass F:pass A:pass B:4-3R C:pass D:6-3R E:6-2R F:5-2R A:5-3R
B:pass C:pass D:pass E:3-2R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "5-3 4-2 2-2"
deal.B = "3-3 2-1 1-0"
deal.C = "6-4 5-4 3-1"
deal.D = "6-3 6-1 3-0"
deal.E = "5-2 4-1 3-2"
deal.F = "6-2 5-5 2-0"
yard = "6-5 6-0 4-4 5-1 4-0 5-0 0-0 1-1 4-3 6-6"
play = """
F:5-5 F:decline A:5-3R B:3-3R B:decline C:3-1R D:6-1R E:pass
F:6-2R A:2-2R A:4-2R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-5 6-4 1-1"
deal.B = "6-3 5-2 5-1"
deal.C = "3-3 2-2 0-0"
deal.D = "6-1 4-1 1-0"
deal.E = "6-0 4-2 3-1"
deal.F = "5-5 4-0 2-0"
yard = "6-6 3-0 6-2 3-2 4-3 2-1 4-4 5-4 5-0 5-3"
play = """
F:5-5 F:decline A:6-5R B:6-3R C:3-3R C:decline D:pass E:3-1R
F:pass A:1-1R A:decline B:5-1R C:pass D:pass E:pass F:pass A:pass
B:5-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-2 5-4 4-2"
deal.B = "5-3 3-0 2-1"
deal.C = "5-2 4-0 1-0"
deal.D = "6-1 3-2 2-0"
deal.E = "6-4 4-4 4-3"
deal.F = "6-6 2-2 1-1"
yard = "5-0 4-1 6-5 3-1 6-3 0-0 6-0 5-1 3-3 5-5"
play = """
F:6-6 F:decline A:6-2R B:2-1R C:1-0R D:2-0R E:pass F:2-2R
F:decline A:4-2R B:pass C:4-0R D:pass E:pass F:pass A:pass B:3-0R
C:pass D:3-2R E:pass F:pass A:pass B:pass C:5-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 5-1"
deal.B = "4-3 2-1 1-0"
deal.C = "6-1 4-1 3-2"
deal.D = "6-5 3-3 3-1"
deal.E = "6-2 3-0 2-0"
deal.F = "5-2 1-1 0-0"
yard = "4-2 5-0 5-4 4-0 6-6 6-4 5-3 4-4 2-2 6-0"
play = """
A:5-5 A:decline B:pass C:pass D:6-5R E:6-2R F:5-2R A:5-1R B:2-1R
C:3-2R D:3-3R D:3-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-3 3-0"
deal.B = "6-4 6-1 3-1"
deal.C = "6-5 6-0 4-3"
deal.D = "4-4 4-1 1-1"
deal.E = "6-3 3-3 2-2"
deal.F = "5-2 3-2 0-0"
yard = "2-1 5-5 5-0 4-0 1-0 6-6 4-2 5-4 5-1 2-0"
play = """
D:4-4 D:4-1R E:pass F:pass A:pass B:6-1R C:6-5R D:pass E:pass
F:5-2R A:6-2R B:6-4R C:4-3R D:pass E:6-3R F:pass A:pass B:pass
C:6-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 4-4 2-2"
deal.B = "4-0 3-1 2-0"
deal.C = "6-4 4-3 0-0"
deal.D = "5-4 5-2 5-1"
deal.E = "6-3 6-2 6-1"
deal.F = "4-1 3-3 3-2"
yard = "5-3 3-0 6-0 4-2 2-1 5-0 1-1 5-5 6-6 1-0"
play = """
A:4-4 A:decline B:4-0R C:0-0R C:decline D:pass E:pass F:pass
A:pass B:2-0R C:pass D:5-2R E:pass F:pass A:6-5R B:pass C:6-4R
D:5-4R E:pass F:pass A:pass B:pass C:pass D:5-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-4 2-1 2-0"
deal.B = "6-4 3-3 0-0"
deal.C = "6-6 6-2 4-3"
deal.D = "5-1 3-2 3-1"
deal.E = "5-5 4-2 4-1"
deal.F = "5-0 2-2 1-0"
yard = "6-0 5-4 6-3 4-0 6-5 5-3 6-1 5-2 1-1 3-0"
play = """
C:6-6 C:6-2R D:3-2R E:pass F:pass A:pass B:3-3R B:decline C:4-3R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-6"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy", F = "balanced", G = "first" }
ended = "completed"
result = "B"
ranks = { A = 4, B = 1, C = 7, D = 3, E = 4, F = 4, G = 2 }
score = { A = 14, B = 35, C = 7, D = 21, E = 14, F = 14, G = 28 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 35
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-6"
commitment = "487a9efe7436bc028fb23a1964ae1e0d04626b4e13aaf32383b999fa832b8020"
secret = "9cbc1b537f5552cb51b5172c0e60d05216bd8ec219afbdbebc7f322824096a81"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-5 5-0 2-1"
deal.B = "6-6 6-2 1-0"
deal.C = "4-4 3-1 2-2"
deal.D = "6-4 3-3 1-1"
deal.E = "6-5 5-3 2-0"
deal.F = "5-1 4-2 0-0"
deal.G = "6-0 4-0 3-0"
yard = "4-3 5-2 6-3 3-2 6-1 4-1 5-4"
play = """
B:6-6 B:6-2R C:2-2R C:decline D:pass E:2-0R F:0-0R F:decline
G:6-0R A:pass B:pass C:pass D:6-4R E:pass F:4-2R G:pass A:2-1R
B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-0 4-1 3-2"
deal.B = "5-4 4-3 0-0"
deal.C = "6-3 5-5 5-2"
deal.D = "6-2 2-0 1-0"
deal.E = "6-4 5-3 5-1"
deal.F = "6-5 6-1 1-1"
deal.G = "4-4 4-0 2-1"
yard = "6-6 6-0 3-3 3-0 3-1 4-2 2-2"
play = """
C:5-5 C:5-2R D:6-2R E:6-4R F:pass G:4-4R G:4-0R A:5-0R B:5-4R
C:pass D:pass E:pass F:pass G:pass A:4-1R B:pass C:pass D:1-0R
E:pass F:pass G:pass A:pass B:0-0R B:decline C:pass D:2-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 7, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-0 3-0 2-2"
deal.B = "6-6 5-4 1-1"
deal.C = "5-5 4-0 2-0"
deal.D = "5-2 4-2 2-1"
deal.E = "5-3 3-2 0-0"
deal.F = "6-5 3-1 1-0"
deal.G = "6-3 6-0 3-3"
yard = "5-1 4-3 4-1 6-2 6-4 4-4 6-1"
play = """
B:6-6 B:decline C:pass D:pass E:pass F:6-5R G:pass A:5-0R B:pass
C:4-0R D:4-2R E:3-2R F:3-1R G:pass A:pass B:1-1R B:decline C:pass
D:2-1R E:pass F:pass G:pass A:2-2R A:decline B:pass C:2-0R D:pass
E:0-0R E:decline F:1-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 7, G = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 4-2 4-1"
deal.B = "6-6 6-2 1-0"
deal.C = "4-0 1-1 0-0"
deal.D = "5-5 5-3 2-1"
deal.E = "6-0 5-2 5-1"
deal.F = "6-5 3-3 3-0"
deal.G = "6-4 4-3 3-1"
yard = "4-4 2-2 3-2 2-0 5-4 5-0 6-1"
play = """
B:6-6 B:6-2R C:pass D:2-1R E:5-1R F:6-5R G:6-4R A:4-2R B:pass
C:pass D:pass E:5-2R F:pass G:pass A:pass B:pass C:pass D:5-3R
E:pass F:3-3R F:3-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 7, G = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 3-2"
deal.B = "6-5 3-3 2-1"
deal.C = "6-2 6-1 4-3"
deal.D = "4-2 3-0 2-2"
deal.E = "6-0 2-0 1-0"
deal.F = "6-4 4-1 1-1"
deal.G = "5-4 4-0 0-0"
yard = "5-3 4-4 5-2 5-0 6-3 5-1 3-1"
play = """
A:6-6 A:decline B:6-5R C:pass D:pass E:pass F:pass G:5-4R A:pass
B:pass C:4-3R D:3-0R E:6-0R F:6-4R G:4-0R A:pass B:pass C:pass
D:pass E:2-0R F:pass G:pass A:3-2R B:3-3R
"""
end = "blocked"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "E"
deal.A = "4-0 3-3 2-2"
deal.B = "6-5 6-4 5-1"
deal.C = "4-2 3-2 2-0"
deal.D = "6-2 5-2 4-1"
deal.E = "6-6 1-1 1-0"
deal.F = "6-0 4-3 3-0"
deal.G = "6-1 5-4 5-3"
yard = "2-1 6-3 5-0 0-0 4-4 3-1 5-5"
play = """
E:6-6 E:decline F:6-0R G:pass A:4-0R B:6-4R C:pass D:6-2R E:pass
F:pass G:pass A:2-2R A:decline B:pass C:4-2R D:4-1R E:1-1R E:1-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-4 3-3 1-0"
deal.B = "6-4 6-3 6-2"
deal.C = "6-1 3-1 2-1"
deal.D = "5-2 4-4 0-0"
deal.E = "6-6 6-0 4-3"
deal.F = "4-0 3-0 2-2"
deal.G = "6-5 5-0 3-2"
yard = "4-1 2-0 5-3 4-2 5-5 5-1 1-1"
play = """
E:6-6 E:6-0R F:4-0R G:pass A:5-4R B:pass C:pass D:5-2R E:pass
F:2-2R F:decline G:3-2R A:3-3R A:decline B:6-3R C:6-1R D:pass
E:pass F:pass G:pass A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 2-2 2-0"
deal.B = "6-0 5-2 3-0"
deal.C = "6-4 4-4 4-0"
deal.D = "6-5 6-1 4-1"
deal.E = "5-4 3-1 2-1"
deal.F = "5-1 4-2 1-1"
deal.G = "5-0 3-3 1-0"
yard = "5-5 5-3 6-6 3-2 6-2 0-0 4-3"
play = """
C:4-4 C:6-4R D:6-1R E:3-1R F:pass G:3-3R G:decline A:6-3R B:6-0R
C:4-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 1-0"
deal.B = "3-3 3-2 2-0"
deal.C = "6-3 6-2 6-0"
deal.D = "6-4 4-4 3-1"
deal.E = "5-0 4-3 4-1"
deal.F = "4-0 2-1 0-0"
deal.G = "6-1 5-3 2-2"
yard = "3-0 5-2 4-2 1-1 5-1 6-6 6-5"
play = """
A:5-5 A:5-4R B:pass C:pass D:4-4R D:6-4R E:pass F:pass G:6-1R
A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "F"
deal.A = "5-2 3-0 2-2"
deal.B = "6-4 1-0 0-0"
deal.C = "6-5 6-0 4-0"
deal.D = "5-4 3-2 2-1"
deal.E = "4-1 3-3 1-1"
deal.F = "6-6 4-4 4-2"
deal.G = "6-2 5-3 5-1"
yard = "5-0 3-1 2-0 4-3 5-5 6-1 6-3"
play = """
F:6-6 F:decline G:6-2R A:5-2R B:pass C:6-5R D:pass E:pass F:pass
G:pass A:pass B:6-4R C:4-0R D:pass E:pass F:pass G:pass A:3-0R
B:pass C:pass D:3-2R E:pass F:4-2R G:pass A:pass B:pass C:pass
D:5-4R E:pass F:pass G:5-3R A:pass B:pass C:pass D:pass E:3-3R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 3-3"
deal.B = "4-0 3-2 2-1"
deal.C = "5-0 4-4 2-2"
deal.D = "6-5 3-0 0-0"
deal.E = "6-0 3-1 1-0"
deal.F = "6-4 5-4 4-3"
deal.G = "6-3 5-1 1-1"
yard = "6-1 5-3 2-0 5-2 4-2 4-1 6-2"
play = """
A:6-6 A:decline B:pass C:pass D:6-5R E:pass F:5-4R G:pass A:pass
B:4-0R C:5-0R D:pass E:pass F:pass G:5-1R A:pass B:2-1R C:2-2R
C:decline D:pass E:pass F:pass G:pass A:pass B:3-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 2-2"
deal.B = "5-1 3-3 1-0"
deal.C = "6-6 5-2 3-2"
deal.D = "4-3 3-0 2-1"
deal.E = "5-3 4-2 3-1"
deal.F = "6-5 6-0 4-1"
deal.G = "5-4 4-4 2-0"
yard = "4-0 5-0 6-4 1-1 0-0 5-5 6-1"
play = """
C:6-6 C:decline D:pass E:pass F:6-5R G:5-4R A:pass B:pass C:pass
D:4-3R E:5-3R F:pass G:pass A:pass B:5-1R C:pass D:2-1R E:4-2R
F:4-1R G:pass A:pass B:1-0R C:pass D:3-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 7, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-2 3-2 1-0"
deal.B = "6-6 5-3 2-2"
deal.C = "6-3 4-4 2-1"
deal.D = "6-5 3-3 2-0"
deal.E = "5-2 5-0 4-0"
deal.F = "6-1 4-1 1-1"
deal.G = "5-4 5-1 4-3"
yard = "0-0 3-0 3-1 5-5 6-4 6-2 6-0"
play = """
B:6-6 B:decline C:6-3R D:3-3R D:decline E:pass F:pass G:4-3R
A:4-2R B:2-2R B:decline C:2-1R D:pass E:pass F:1-1R F:6-1R G:pass
A:pass B:pass C:pass D:6-5R E:5-2R F:pass G:pass A:3-2R B:5-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "G"
deal.A = "5-5 5-0 2-0"
deal.B = "6-3 3-3 2-2"
deal.C = "6-5 6-1 6-0"
deal.D = "6-2 5-3 3-2"
deal.E = "4-3 4-2 3-1"
deal.F = "5-4 2-1 1-0"
deal.G = "6-6 4-1 3-0"
yard = "6-4 1-1 4-0 5-2 4-4 0-0 5-1"
play = """
G:6-6 G:decline A:pass B:6-3R C:pass D:3-2R E:4-2R F:5-4R G:pass
A:5-5R A:5-0R B:pass C:6-0R D:6-2R E:pass F:2-1R G:4-1R A:pass
B:pass C:pass D:pass E:4-3R F:pass G:3-0R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "E"
deal.A = "5-1 2-0 1-1"
deal.B = "6-0 3-0 1-0"
deal.C = "6-3 4-0 2-1"
deal.D = "4-4 3-3 0-0"
deal.E = "5-5 5-3 5-0"
deal.F = "6-1 3-2 2-2"
deal.G = "5-4 4-2 3-1"
yard = "6-4 4-3 6-2 4-1 5-2 6-5 6-6"
play = """
E:5-5 E:5-3R F:3-2R G:4-2R A:pass B:pass C:4-0R D:0-0R D:decline
E:5-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "G"
deal.A = "3-0 2-2 2-1"
deal.B = "6-1 5-2 3-3"
deal.C = "6-0 5-0 4-1"
deal.D = "5-1 1-1 1-0"
deal.E = "6-3 4-4 4-3"
deal.F = "5-4 4-2 3-1"
deal.G = "6-4 5-5 0-0"
yard = "6-5 4-0 5-3 3-2 6-2 6-6 2-0"
play = """
G:5-5 G:decline A:pass B:5-2R C:pass D:pass E:pass F:4-2R G:6-4R
A:pass B:6-1R C:4-1R D:pass E:4-4R E:4-3R F:3-1R G:pass A:2-1R
B:pass C:pass D:pass E:pass F:pass G:pass A:2-2R
"""
end = "blocked"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "G"
deal.A = "5-0 4-1 1-0"
deal.B = "6-5 4-0 2-1"
deal.C = "6-4 4-2 3-0"
deal.D = "6-3 6-0 5-4"
deal.E = "5-3 5-2 1-1"
deal.F = "4-3 3-2 3-1"
deal.G = "5-5 5-1 2-2"
yard = "6-1 2-0 0-0 6-2 6-6 4-4 3-3"
play = """
G:5-5 G:5-1R A:4-1R B:4-0R C:3-0R D:6-3R E:pass F:pass G:pass
A:pass B:6-5R C:pass D:5-4R E:pass F:4-3R G:pass A:pass B:pass
C:pass D:pass E:5-3R F:pass G:pass A:5-0R B:pass C:pass D:6-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 7, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-2 0-0"
deal.B = "6-6 6-2 5-1"
deal.C = "5-3 3-1 1-0"
deal.D = "4-3 3-3 3-2"
deal.E = "6-5 5-5 4-0"
deal.F = "5-4 4-4 4-2"
deal.G = "6-0 4-1 1-1"
yard = "6-1 5-0 2-1 6-3 2-0 3-0 2-2"
play = """
B:6-6 B:6-2R C:pass D:3-2R E:pass F:pass G:pass A:pass B:pass
C:5-3R D:pass E:6-5R F:pass G:6-0R A:0-0R A:decline B:pass C:1-0R
D:pass E:pass F:pass G:4-1R A:6-4R
"""
end = "blocked"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "B"
deal.A = "4-1 2-1 0-0"
deal.B = "4-4 4-2 1-0"
deal.C = "6-4 5-0 3-3"
deal.D = "5-3 3-1 1-1"
deal.E = "6-2 4-3 4-0"
deal.F = "6-5 6-1 5-2"
deal.G = "6-3 6-0 2-2"
yard = "3-0 2-0 5-4 5-1 6-6 3-2 5-5"
play = """
B:4-4 B:4-2R C:pass D:pass E:6-2R F:6-5R G:pass A:pass B:pass
C:5-0R D:pass E:4-0R F:pass G:pass A:4-1R B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-7"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first", G = "random", H = "greedy" }
ended = "completed"
result = "E"
ranks = { A = 4, B = 4, C = 6, D = 6, E = 1, F = 3, G = 6, H = 2 }
score = { A = 8, B = 8, C = 0, D = 0, E = 40, F = 16, G = 0, H = 24 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 40
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-7"
commitment = "0208b39d53567342e01e736b6cd5bd7c67c6dff71120465a147ea31713d46454"
secret = "36e1da74627cf6af460f2044a3410e2321b380edefd1ca772dc16cb7b57dc6f9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "H"
deal.A = "6-5 5-2 3-0"
deal.B = "6-4 5-0 0-0"
deal.C = "5-4 5-3 2-0"
deal.D = "6-1 4-0 3-3"
deal.E = "4-4 4-3 4-1"
deal.F = "6-3 3-1 2-1"
deal.G = "4-2 3-2 1-1"
deal.H = "6-6 5-5 1-0"
yard = "6-0 6-2 5-1 2-2"
play = """
H:6-6 H:decline A:6-5R B:5-0R C:2-0R D:pass E:pass F:2-1R G:1-1R
G:decline H:1-0R A:3-0R B:pass C:5-3R D:pass E:pass F:pass G:pass
H:5-5R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "F"
deal.A = "6-0 2-2 0-0"
deal.B = "5-1 4-4 1-1"
deal.C = "5-5 4-1 3-0"
deal.D = "5-2 3-3 1-0"
deal.E = "5-0 4-2 2-1"
deal.F = "6-6 6-5 4-0"
deal.G = "5-3 4-3 2-0"
deal.H = "6-2 5-4 3-2"
yard = "6-3 3-1 6-1 6-4"
play = """
F:6-6 F:6-5R G:5-3R H:3-2R A:2-2R A:decline B:pass C:pass D:5-2R
E:5-0R F:4-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 8, G = 0, H = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 3-0 2-1"
deal.B = "6-6 5-3 4-3"
deal.C = "5-4 3-1 1-1"
deal.D = "6-1 4-0 2-2"
deal.E = "6-3 5-5 4-1"
deal.F = "6-2 5-1 5-0"
deal.G = "6-0 3-2 1-0"
deal.H = "6-5 2-0 0-0"
yard = "3-3 6-4 4-4 4-2"
play = """
B:6-6 B:decline C:pass D:6-1R E:4-1R F:pass G:pass H:pass A:pass
B:4-3R C:3-1R D:pass E:pass F:5-1R G:pass H:6-5R A:pass B:pass
C:pass D:pass E:6-3R F:pass G:3-2R H:2-0R A:3-0R B:5-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-3 4-3 4-2"
deal.B = "6-2 4-0 3-0"
deal.C = "6-3 1-1 1-0"
deal.D = "3-2 2-2 2-1"
deal.E = "6-6 6-0 0-0"
deal.F = "5-0 4-4 4-1"
deal.G = "6-5 6-4 3-3"
deal.H = "5-5 5-1 3-1"
yard = "6-1 5-4 5-2 2-0"
play = """
E:6-6 E:6-0R F:5-0R G:6-5R H:pass A:pass B:6-2R C:pass D:3-2R
E:pass F:pass G:3-3R G:decline H:3-1R A:pass B:pass C:1-0R D:pass
E:0-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 8, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-3 4-3"
deal.B = "6-0 2-1 2-0"
deal.C = "6-6 3-2 3-0"
deal.D = "5-4 5-2 1-1"
deal.E = "5-1 4-2 3-3"
deal.F = "6-4 6-1 4-0"
deal.G = "5-0 4-1 3-1"
deal.H = "5-5 2-2 1-0"
yard = "6-2 4-4 6-5 0-0"
play = """
C:6-6 C:decline D:pass E:pass F:6-4R G:4-1R H:1-0R A:pass B:6-0R
C:pass D:pass E:pass F:6-1R G:3-1R H:pass A:6-3R
"""
end = "blocked"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 8, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "5-5 3-2 1-0"
deal.B = "5-3 3-3 2-0"
deal.C = "6-4 5-2 4-2"
deal.D = "6-1 2-1 1-1"
deal.E = "5-1 4-0 0-0"
deal.F = "6-2 6-0 4-1"
deal.G = "6-6 5-0 3-0"
deal.H = "6-5 6-3 4-4"
yard = "3-1 2-2 5-4 4-3"
play = """
G:6-6 G:decline H:6-5R A:5-5R A:decline B:5-3R C:pass D:pass
E:pass F:pass G:3-0R H:pass A:1-0R B:pass C:pass D:6-1R E:pass
F:6-2R G:pass H:pass A:3-2R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "6-0 3-0 2-2"
deal.B = "6-5 6-2 5-3"
deal.C = "6-1 5-4 3-3"
deal.D = "6-3 3-2 2-0"
deal.E = "4-3 4-2 4-0"
deal.F = "5-2 1-1 1-0"
deal.G = "5-5 4-1 2-1"
deal.H = "4-4 3-1 0-0"
yard = "5-1 5-0 6-4 6-6"
play = """
G:5-5 G:decline H:pass A:pass B:6-5R C:6-1R D:pass E:pass F:1-1R
F:1-0R G:pass H:0-0R H:decline A:6-0R B:6-2R C:pass D:3-2R E:4-3R
F:pass G:4-1R H:3-1R A:3-0R B:pass C:pass D:2-0R E:4-2R F:pass
G:pass H:4-4R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "F"
deal.A = "5-5 1-0 0-0"
deal.B = "5-0 2-2 2-0"
deal.C = "4-3 3-3 3-0"
deal.D = "6-2 5-2 1-1"
deal.E = "6-1 5-3 4-1"
deal.F = "6-6 4-4 2-1"
deal.G = "6-4 4-0 3-1"
deal.H = "6-5 6-3 4-2"
yard = "6-0 5-4 5-1 3-2"
play = """
F:6-6 F:decline G:6-4R H:4-2R A:pass B:2-2R B:2-0R C:3-0R D:pass
E:5-3R F:pass G:pass H:6-5R A:pass B:pass C:pass D:6-2R E:pass
F:2-1R G:3-1R H:6-3R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "F"
deal.A = "6-4 6-3 4-2"
deal.B = "6-2 6-0 3-1"
deal.C = "5-1 4-4 3-3"
deal.D = "6-1 2-0 1-0"
deal.E = "6-5 5-0 0-0"
deal.F = "6-6 4-0 3-2"
deal.G = "5-4 2-1 1-1"
deal.H = "5-5 4-3 3-0"
yard = "5-2 4-1 2-2 5-3"
play = """
F:6-6 F:decline G:pass H:pass A:6-4R B:pass C:4-4R C:decline
D:pass E:pass F:4-0R G:pass H:3-0R A:6-3R B:6-2R C:pass D:2-0R
E:0-0R E:5-0R F:pass G:5-4R H:4-3R A:pass B:3-1R C:5-1R D:pass
E:6-5R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 8, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-0 5-5 3-2"
deal.B = "3-1 3-0 2-2"
deal.C = "6-4 6-2 5-0"
deal.D = "5-3 4-0 2-1"
deal.E = "6-6 5-2 1-0"
deal.F = "6-1 5-1 1-1"
deal.G = "5-4 4-2 2-0"
deal.H = "4-4 3-3 0-0"
yard = "6-3 6-5 4-1 4-3"
play = """
E:6-6 E:decline F:6-1R G:pass H:pass A:pass B:3-1R C:pass D:5-3R
E:5-2R F:pass G:2-0R H:0-0R H:decline A:6-0R B:pass C:6-4R D:4-0R
E:1-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 8, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-1 3-0 1-1"
deal.B = "6-6 4-0 2-2"
deal.C = "5-4 5-1 3-3"
deal.D = "6-2 3-1 2-1"
deal.E = "6-4 5-0 3-2"
deal.F = "5-2 4-4 4-2"
deal.G = "6-5 5-5 1-0"
deal.H = "6-3 5-3 2-0"
yard = "6-0 0-0 4-3 6-1"
play = """
B:6-6 B:decline C:pass D:6-2R E:3-2R F:pass G:pass H:6-3R A:pass
B:pass C:pass D:pass E:6-4R F:4-4R F:4-2R G:pass H:2-0R A:3-0R
B:pass C:3-3R C:decline D:3-1R E:pass F:pass G:1-0R H:pass A:pass
B:4-0R C:5-4R D:pass E:5-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 8, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-4 6-1 4-3"
deal.B = "5-2 3-1 1-0"
deal.C = "6-2 5-3 3-3"
deal.D = "6-5 2-1 0-0"
deal.E = "5-5 5-1 2-2"
deal.F = "6-6 3-2 3-0"
deal.G = "6-0 5-0 4-0"
deal.H = "6-3 4-4 2-0"
yard = "5-4 4-2 4-1 1-1"
play = """
F:6-6 F:decline G:6-0R H:2-0R A:pass B:5-2R C:5-3R D:pass E:pass
F:3-2R G:pass H:pass A:pass B:pass C:6-2R D:6-5R E:5-5R E:5-1R
F:pass G:pass H:pass A:6-1R B:pass C:pass D:pass E:pass F:pass
G:pass H:6-3R A:4-3R B:pass C:pass D:pass E:pass F:pass G:4-0R
H:pass A:pass B:1-0R C:pass D:2-1R E:2-2R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 8, F = 0, G = 0, H = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-8"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first" }
ended = "completed"
result = "E"
ranks = { A = 3, B = 2, C = 3, D = 3, E = 1 }
score = { A = 10, B = 15, C = 10, D = 10, E = 25 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 25
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-8"
commitment = "2e47a782689dac1febcd0c493482fb9beba30de6b26cfd3430f4d503f116927a"
secret = "08022bc93a40ff3d550b1348685b166a4cf7858014eb2829112a5bb3bb11ff83"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "E"
deal.A = "6-4 4-3 2-1"
deal.B = "6-2 6-0 5-4"
deal.C = "2-2 2-0 0-0"
deal.D = "5-5 5-3 1-0"
deal.E = "6-6 4-4 1-1"
yard = "6-3 3-2 5-1 4-0 6-5 3-0 3-1 4-2 4-1 5-2 5-0 6-1 3-3"
play = """
E:6-6 E:decline A:6-4R B:5-4R C:pass D:5-5R D:5-3R E:pass A:4-3R
B:pass C:pass D:pass E:4-4R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-0 2-0"
deal.B = "6-3 5-5 4-2"
deal.C = "6-2 6-1 1-1"
deal.D = "4-4 4-0 3-3"
deal.E = "6-0 3-2 3-0"
yard = "2-2 2-1 3-1 6-6 6-5 5-2 4-3 0-0 4-1 1-0 5-3 5-4 5-1"
play = """
B:5-5 B:decline C:pass D:pass E:pass A:5-0R B:pass C:pass D:4-0R
E:pass A:6-4R B:6-3R C:pass D:3-3R D:decline E:3-2R A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-0 5-4 4-0"
deal.B = "6-2 3-1 2-0"
deal.C = "5-3 5-1 2-2"
deal.D = "6-5 5-2 4-4"
deal.E = "6-6 6-1 5-0"
yard = "5-5 3-3 0-0 6-4 3-0 4-2 4-1 2-1 4-3 6-3 1-0 1-1 3-2"
play = """
E:6-6 E:6-1R A:pass B:3-1R C:5-3R D:6-5R E:pass A:6-0R B:2-0R
C:2-2R C:decline D:5-2R E:5-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-0 4-0"
deal.B = "6-6 5-1 2-1"
deal.C = "4-4 4-1 2-2"
deal.D = "6-2 3-2 1-1"
deal.E = "6-0 5-3 4-2"
yard = "5-4 6-4 6-3 1-0 3-1 6-1 3-0 5-2 0-0 3-3 4-3 2-0 5-5"
play = """
B:6-6 B:decline C:pass D:6-2R E:4-2R A:4-0R B:pass C:pass D:pass
E:6-0R A:6-5R B:5-1R C:4-1R D:pass E:pass A:pass B:pass C:4-4R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-1 2-0"
deal.B = "6-4 6-3 3-2"
deal.C = "6-5 5-2 0-0"
deal.D = "6-0 3-1 2-1"
deal.E = "4-4 3-0 1-1"
yard = "4-1 6-1 5-4 4-0 1-0 6-2 5-3 5-5 2-2 3-3 4-3 4-2 5-0"
play = """
A:6-6 A:decline B:6-3R C:pass D:3-1R E:1-1R E:decline A:5-1R
B:pass C:6-5R D:6-0R E:3-0R A:pass B:3-2R C:5-2R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 3-1 2-1"
deal.B = "6-2 6-0 5-1"
deal.C = "5-3 3-2 2-2"
deal.D = "6-3 5-0 3-0"
deal.E = "6-4 6-1 5-2"
yard = "1-1 5-5 3-3 5-4 1-0 0-0 4-2 4-1 4-3 6-6 4-4 4-0 2-0"
play = """
C:2-2 C:3-2R D:3-0R E:pass A:pass B:6-0R C:pass D:6-3R E:pass
A:3-1R B:5-1R C:5-3R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-2 5-2 4-3"
deal.B = "4-2 3-2 2-0"
deal.C = "3-1 2-1 1-1"
deal.D = "6-5 6-0 1-0"
deal.E = "4-4 4-1 0-0"
yard = "5-3 5-0 3-3 5-1 5-5 6-1 6-4 6-3 6-6 3-0 5-4 2-2 4-0"
play = """
E:4-4 E:4-1R A:pass B:pass C:3-1R D:pass E:pass A:4-3R B:4-2R
C:2-1R D:1-0R E:0-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "E"
deal.A = "5-5 4-2 2-0"
deal.B = "6-4 6-3 4-0"
deal.C = "5-3 5-1 2-2"
deal.D = "6-1 5-4 1-1"
deal.E = "6-6 5-2 3-1"
yard = "1-0 5-0 3-3 4-1 6-2 4-4 3-0 2-1 0-0 6-0 3-2 6-5 4-3"
play = """
E:6-6 E:decline A:pass B:6-4R C:pass D:5-4R E:5-2R A:4-2R B:4-0R
C:pass D:pass E:pass A:2-0R B:pass C:2-2R
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "E"
deal.A = "6-4 6-0 3-2"
deal.B = "5-0 3-0 0-0"
deal.C = "6-5 6-2 4-3"
deal.D = "5-3 5-2 4-0"
deal.E = "5-5 3-1 2-0"
yard = "4-2 2-1 6-1 5-4 4-4 2-2 1-0 5-1 4-1 6-3 6-6 1-1 3-3"
play = """
E:5-5 E:decline A:pass B:5-0R C:pass D:4-0R E:pass A:6-4R B:pass
C:6-5R D:5-3R E:3-1R
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 6-0"
deal.B = "5-2 4-0 1-0"
deal.C = "5-3 4-4 3-0"
deal.D = "6-6 6-5 1-1"
deal.E = "4-2 3-3 2-0"
yard = "5-1 3-2 2-1 5-0 6-2 6-4 0-0 5-4 2-2 5-5 3-1 4-1 4-3"
play = """
D:6-6 D:6-5R E:pass A:pass B:5-2R C:pass D:pass E:4-2R A:pass
B:4-0R C:3-0R D:pass E:3-3R E:decline A:6-3R B:pass C:pass D:pass
E:pass A:6-1R B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-0 4-0 3-2"
deal.B = "5-2 3-1 2-2"
deal.C = "6-2 4-2 1-1"
deal.D = "5-4 5-1 0-0"
deal.E = "5-5 4-1 3-0"
yard = "6-5 3-3 2-1 6-1 2-0 6-3 5-0 5-3 6-4 6-6 4-3 1-0 4-4"
play = """
E:5-5 E:decline A:pass B:5-2R C:6-2R D:pass E:pass A:6-0R B:pass
C:pass D:0-0R D:decline E:3-0R A:3-2R B:2-2R B:decline C:4-2R
D:5-4R E:pass A:pass B:pass C:pass D:5-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-0 4-2 0-0"
deal.B = "6-6 6-3 4-4"
deal.C = "6-5 5-3 1-1"
deal.D = "5-1 4-0 2-2"
deal.E = "6-2 3-3 2-1"
yard = "5-5 3-0 1-0 6-1 2-0 5-2 4-3 6-0 3-2 6-4 5-4 3-1 4-1"
play = """
B:6-6 B:6-3R C:5-3R D:5-1R E:2-1R A:4-2R B:4-4R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 3-0"
deal.B = "5-3 5-0 0-0"
deal.C = "6-6 6-5 2-2"
deal.D = "6-4 3-2 1-1"
deal.E = "5-5 5-4 4-4"
yard = "6-0 3-3 4-3 2-0 3-1 4-1 4-2 5-1 5-2 2-1 4-0 6-1 1-0"
play = """
C:6-6 C:6-5R D:pass E:5-5R E:5-4R A:pass B:pass C:pass D:6-4R
E:pass A:6-3R B:5-3R C:pass D:pass E:pass A:pass B:5-0R C:pass
D:pass E:pass A:3-0R B:pass C:pass D:3-2R E:pass A:6-2R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-1 6-0 5-5"
deal.B = "3-0 2-0 0-0"
deal.C = "5-4 5-1 3-3"
deal.D = "4-3 4-0 2-2"
deal.E = "6-6 6-5 4-4"
yard = "3-2 1-0 4-2 6-4 6-2 3-1 4-1 5-2 5-0 5-3 2-1 6-3 1-1"
play = """
E:6-6 E:6-5R A:5-5R A:decline B:pass C:5-4R D:4-3R E:pass A:pass
B:3-0R C:pass D:4-0R E:4-4R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-9"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random", F = "greedy" }
ended = "completed"
result = "F"
ranks = { A = 3, B = 5, C = 2, D = 3, E = 6, F = 1 }
score = { A = 18, B = 12, C = 24, D = 18, E = 6, F = 30 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 30
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-9"
commitment = "4348557e616787b295aca0454cdd701431b38344afaf80530df42ac1143e1f7c"
secret = "8429763bd90460d0d491cc24a776e8717baabfffb0498d4a77b64826ffae4481"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "F"
deal.A = "5-0 4-1 4-0"
deal.B = "4-2 3-0 2-2"
deal.C = "5-3 4-3 3-2"
deal.D = "6-4 6-1 5-4"
deal.E = "6-0 3-1 2-1"
deal.F = "5-5 1-1 1-0"
yard = "5-1 6-5 0-0 2-0 6-6 5-2 4-4 6-2 3-3 6-3"
play = """
F:5-5 F:decline A:5-0R B:3-0R C:5-3R D:5-4R E:pass F:pass A:4-0R
B:pass C:pass D:pass E:6-0R F:pass A:pass B:pass C:pass D:6-4R
E:pass F:pass A:4-1R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-2 4-0 3-0"
deal.B = "6-3 5-4 4-4"
deal.C = "6-1 3-3 2-1"
deal.D = "6-6 6-0 2-2"
deal.E = "5-0 3-1 1-1"
deal.F = "4-3 3-2 1-0"
yard = "2-0 6-5 5-1 4-1 6-4 6-2 4-2 0-0 5-3 5-5"
play = """
D:6-6 D:6-0R E:5-0R F:pass A:5-2R B:pass C:2-1R D:pass E:3-1R
F:4-3R A:4-0R B:pass C:pass D:pass E:pass F:1-0R A:pass B:pass
C:6-1R D:pass E:pass F:pass A:pass B:6-3R C:3-3R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-3 3-3 3-1"
deal.B = "6-3 6-0 4-2"
deal.C = "2-2 2-0 1-1"
deal.D = "5-2 5-0 2-1"
deal.E = "6-4 5-5 1-0"
deal.F = "4-0 3-2 0-0"
yard = "6-6 4-4 6-5 3-0 6-2 4-3 4-1 5-4 6-1 5-1"
play = """
E:5-5 E:decline F:pass A:5-3R B:6-3R C:pass D:pass E:6-4R F:4-0R
A:pass B:6-0R
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 1-1"
deal.B = "4-4 4-2 0-0"
deal.C = "6-6 6-5 3-2"
deal.D = "3-3 2-1 2-0"
deal.E = "6-1 5-1 3-1"
deal.F = "5-4 4-1 2-2"
yard = "3-0 4-0 5-2 4-3 5-3 5-5 6-3 6-2 1-0 5-0"
play = """
C:6-6 C:6-5R D:pass E:5-1R F:4-1R A:6-4R B:pass C:pass D:pass
E:6-1R F:pass A:1-1R A:decline B:pass C:pass D:2-1R E:pass F:2-2R
F:decline A:pass B:4-2R C:pass D:pass E:pass F:5-4R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "C"
deal.A = "5-3 4-3 3-2"
deal.B = "4-4 3-1 3-0"
deal.C = "6-6 6-1 4-0"
deal.D = "6-4 3-3 2-1"
deal.E = "4-1 2-0 1-0"
deal.F = "5-5 4-2 0-0"
yard = "5-4 2-2 6-0 6-5 5-0 5-1 6-2 1-1 5-2 6-3"
play = """
C:6-6 C:6-1R D:2-1R E:2-0R F:0-0R F:decline A:pass B:3-0R C:pass
D:3-3R D:decline E:pass F:pass A:3-2R B:pass C:pass D:pass E:pass
F:4-2R A:4-3R B:3-1R C:pass D:pass E:1-0R F:pass A:pass B:pass
C:4-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-3 2-0"
deal.B = "6-3 4-1 1-1"
deal.C = "5-5 5-4 3-2"
deal.D = "6-6 5-1 4-0"
deal.E = "6-5 5-2 3-0"
deal.F = "6-4 5-0 0-0"
yard = "4-4 1-0 3-3 3-1 4-2 2-1 6-2 6-0 2-2 4-3"
play = """
D:6-6 D:decline E:6-5R F:5-0R A:2-0R B:pass C:3-2R D:pass E:3-0R
F:0-0R F:decline A:pass B:pass C:pass D:4-0R E:pass F:6-4R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 4-2"
deal.B = "6-0 3-3 3-1"
deal.C = "6-3 5-1 2-0"
deal.D = "5-3 2-1 1-0"
deal.E = "6-4 6-2 4-0"
deal.F = "5-2 5-0 2-2"
yard = "1-1 0-0 6-5 4-4 3-0 3-2 6-1 6-6 4-1 4-3"
play = """
A:5-5 A:decline B:pass C:5-1R D:2-1R E:6-2R F:pass A:pass B:6-0R
C:2-0R D:pass E:pass F:5-2R A:5-4R B:pass C:pass D:pass E:4-0R
F:5-0R A:pass B:pass C:pass D:5-3R E:pass F:pass A:pass B:3-3R
B:3-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-0 2-1"
deal.B = "5-3 3-3 1-1"
deal.C = "4-2 1-0 0-0"
deal.D = "5-2 4-1 3-2"
deal.E = "3-1 3-0 2-2"
deal.F = "6-4 5-1 2-0"
yard = "6-6 6-1 4-3 5-4 6-2 4-4 6-5 4-0 5-5 6-3"
play = """
B:3-3 B:5-3R C:pass D:5-2R E:2-2R E:decline F:2-0R A:6-0R B:pass
C:pass D:pass E:pass F:6-4R A:pass B:pass C:4-2R D:3-2R E:3-1R
F:5-1R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-3 4-0 2-2"
deal.B = "6-0 5-3 0-0"
deal.C = "6-6 5-2 1-0"
deal.D = "6-1 5-1 3-1"
deal.E = "6-2 3-3 2-0"
deal.F = "4-3 4-1 3-0"
yard = "5-0 5-4 4-2 6-5 2-1 6-4 5-5 1-1 3-2 4-4"
play = """
C:6-6 C:decline D:6-1R E:pass F:4-1R A:4-0R B:6-0R C:pass D:pass
E:6-2R F:pass A:2-2R A:decline B:pass C:5-2R D:5-1R E:pass F:pass
A:pass B:pass C:1-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-3 4-0 2-0"
deal.B = "6-5 5-1 4-4"
deal.C = "5-3 5-2 4-1"
deal.D = "5-5 4-2 3-2"
deal.E = "6-6 4-3 3-3"
deal.F = "6-2 6-1 5-0"
yard = "6-4 3-0 1-1 6-0 0-0 1-0 2-2 5-4 2-1 3-1"
play = """
E:6-6 E:decline F:6-2R A:2-0R B:pass C:pass D:pass E:pass F:5-0R
A:pass B:6-5R C:pass D:pass E:pass F:6-1R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 4-1"
deal.B = "6-1 1-1 1-0"
deal.C = "6-5 6-4 0-0"
deal.D = "4-4 2-2 2-0"
deal.E = "5-5 4-3 4-0"
deal.F = "6-0 3-2 3-1"
yard = "5-3 6-3 4-2 3-3 3-0 5-2 5-1 6-2 5-0 2-1"
play = """
A:6-6 A:decline B:6-1R C:pass D:pass E:pass F:3-1R A:pass B:pass
C:pass D:pass E:4-3R F:pass A:4-1R B:1-1R B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-0 3-2 2-2"
deal.B = "6-3 4-4 0-0"
deal.C = "6-5 6-1 5-1"
deal.D = "6-2 5-2 3-1"
deal.E = "5-5 5-4 5-3"
deal.F = "5-0 4-1 2-0"
yard = "4-0 3-0 2-1 4-3 1-0 6-4 6-6 3-3 1-1 4-2"
play = """
E:5-5 E:5-4R F:4-1R A:pass B:pass C:5-1R D:5-2R E:pass F:2-0R
A:6-0R B:6-3R C:pass D:3-1R E:pass F:pass A:pass B:pass C:6-1R
D:6-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-3 5-2 2-1"
deal.B = "6-5 6-4 2-0"
deal.C = "6-0 4-4 4-3"
deal.D = "6-3 5-4 1-1"
deal.E = "5-5 4-0 3-0"
deal.F = "3-2 2-2 1-0"
yard = "5-1 3-3 5-0 0-0 4-2 3-1 6-6 4-1 6-2 6-1"
play = """
E:5-5 E:decline F:pass A:5-3R B:pass C:4-3R D:5-4R E:pass F:pass
A:5-2R B:2-0R C:6-0R D:6-3R E:3-0R F:1-0R A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 4-3 2-2"
deal.B = "3-1 2-1 1-0"
deal.C = "5-4 5-2 4-4"
deal.D = "6-6 5-3 4-1"
deal.E = "6-0 4-0 3-3"
deal.F = "6-4 3-0 1-1"
yard = "2-0 5-1 5-0 0-0 3-2 6-1 6-3 6-2 5-5 4-2"
play = """
D:6-6 D:decline E:6-0R F:3-0R A:4-3R B:pass C:4-4R C:5-4R D:5-3R
E:3-3R E:decline F:pass A:pass B:3-1R C:pass D:4-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "4-4 3-3 3-0"
deal.B = "5-4 5-1 3-2"
deal.C = "5-3 3-1 2-0"
deal.D = "5-2 4-3 2-1"
deal.E = "6-3 4-2 4-1"
deal.F = "6-5 6-2 1-1"
yard = "4-0 2-2 5-5 1-0 6-4 0-0 6-6 5-0 6-0 6-1"
play = """
A:4-4 A:decline B:5-4R C:5-3R D:4-3R E:4-2R F:6-2R A:pass B:pass
C:pass D:pass E:6-3R F:pass A:3-3R A:3-0R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-3 6-0 3-2"
deal.B = "5-1 3-1 2-0"
deal.C = "6-5 5-3 1-1"
deal.D = "5-4 3-0 2-2"
deal.E = "6-2 4-2 3-3"
deal.F = "6-6 5-5 4-3"
yard = "6-1 5-2 4-4 4-0 0-0 2-1 4-1 1-0 6-4 5-0"
play = """
F:6-6 F:decline A:6-3R B:3-1R C:1-1R C:decline D:pass E:pass
F:pass A:pass B:5-1R C:6-5R D:pass E:6-2R F:pass A:3-2R B:pass
C:5-3R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-0 4-2"
deal.B = "6-2 5-2 3-1"
deal.C = "5-1 2-2 0-0"
deal.D = "6-6 4-4 1-0"
deal.E = "6-4 3-3 3-2"
deal.F = "6-3 5-5 4-1"
yard = "2-0 3-0 4-0 4-3 6-5 2-1 6-1 5-3 1-1 5-4"
play = """
D:6-6 D:decline E:6-4R F:4-1R A:pass B:3-1R C:pass D:pass E:3-2R
F:pass A:4-2R B:pass C:pass D:4-4R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-1 4-3 2-0"
deal.B = "6-5 4-0 1-0"
deal.C = "6-4 5-2 2-1"
deal.D = "5-1 4-4 3-2"
deal.E = "6-6 4-1 3-3"
deal.F = "6-3 6-0 0-0"
yard = "4-2 5-3 5-5 2-2 6-2 3-1 3-0 1-1 5-0 5-4"
play = """
E:6-6 E:decline F:6-3R A:4-3R B:4-0R C:pass D:pass E:pass F:6-0R
A:6-1R B:1-0R C:pass D:pass E:pass F:0-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-10"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy", F = "balanced", G = "first" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 6, C = 1, D = 7, E = 2, F = 2, G = 2 }
score = { A = 21, B = 14, C = 35, D = 7, E = 21, F = 21, G = 21 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 35
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-10"
commitment = "eea59231b23dbfd1d9f03b15e7d1c0253cf6e328b70eab6df5d94aafcb0668f3"
secret = "7a6bab60fa4ce1d7cf80807cbef9e2a8fb5f9fe16c055a452337d9f0dca2f34b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 2-0 1-0"
deal.B = "6-4 4-4 4-3"
deal.C = "5-1 3-0 2-1"
deal.D = "6-2 5-0 4-1"
deal.E = "6-3 6-0 3-3"
deal.F = "6-5 3-2 1-1"
deal.G = "5-3 4-2 0-0"
yard = "2-2 6-1 3-1 5-5 4-0 5-4 5-2"
play = """
A:6-6 A:decline B:6-4R C:pass D:4-1R E:pass F:1-1R F:decline
G:pass A:1-0R B:pass C:3-0R D:pass E:6-3R F:6-5R G:5-3R A:pass
B:4-3R C:pass D:pass E:pass F:pass G:4-2R A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-1 3-0 2-0"
deal.B = "6-4 4-0 3-3"
deal.C = "5-3 5-2 4-1"
deal.D = "6-6 5-4 3-1"
deal.E = "6-0 4-2 1-1"
deal.F = "4-4 3-2 0-0"
deal.G = "6-1 4-3 1-0"
yard = "5-0 2-1 5-5 6-3 6-5 6-2 2-2"
play = """
D:6-6 D:decline E:6-0R F:0-0R F:decline G:1-0R A:5-1R B:pass
C:5-3R D:3-1R E:1-1R E:decline F:pass G:6-1R A:pass B:6-4R C:4-1R
"""
end = "blocked"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-4 6-1 5-2"
deal.B = "4-2 4-0 2-0"
deal.C = "5-1 3-2 1-0"
deal.D = "6-3 6-2 3-1"
deal.E = "6-6 4-3 0-0"
deal.F = "6-5 4-4 4-1"
deal.G = "6-0 5-5 5-3"
yard = "5-0 3-3 1-1 3-0 5-4 2-2 2-1"
play = """
E:6-6 E:decline F:6-5R G:5-5R G:5-3R A:pass B:pass C:3-2R D:6-2R
E:pass F:pass G:6-0R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "C"
deal.A = "4-4 4-2 0-0"
deal.B = "5-3 4-0 3-0"
deal.C = "6-6 4-3 1-1"
deal.D = "6-5 5-0 3-3"
deal.E = "6-0 5-1 2-1"
deal.F = "6-1 3-1 2-2"
deal.G = "5-5 5-2 1-0"
yard = "2-0 5-4 6-4 4-1 6-2 3-2 6-3"
play = """
C:6-6 C:decline D:6-5R E:5-1R F:6-1R G:pass A:pass B:pass C:pass
D:pass E:6-0R F:pass G:1-0R A:pass B:pass C:1-1R C:decline D:pass
E:2-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "D"
deal.A = "4-4 2-1 0-0"
deal.B = "6-0 4-1 1-0"
deal.C = "5-5 5-0 4-2"
deal.D = "6-6 6-4 5-4"
deal.E = "6-3 6-2 3-2"
deal.F = "5-2 3-3 3-1"
deal.G = "6-5 5-1 2-0"
yard = "6-1 5-3 3-0 2-2 1-1 4-0 4-3"
play = """
D:6-6 D:decline E:6-3R F:3-3R F:3-1R G:5-1R A:pass B:pass C:5-5R
C:5-0R D:pass E:pass F:pass G:2-0R A:2-1R B:1-0R C:pass D:pass
E:pass F:pass G:pass A:0-0R A:decline B:6-0R C:pass D:6-4R E:pass
F:pass G:pass A:4-4R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "F"
deal.A = "4-4 4-3 3-3"
deal.B = "6-3 5-2 2-0"
deal.C = "2-2 1-1 1-0"
deal.D = "6-4 5-4 2-1"
deal.E = "4-2 4-0 3-0"
deal.F = "6-6 6-0 5-1"
deal.G = "6-1 5-5 3-1"
yard = "3-2 5-0 6-2 4-1 6-5 5-3 0-0"
play = """
F:6-6 F:6-0R G:pass A:pass B:2-0R C:2-2R C:decline D:2-1R E:pass
F:5-1R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 7, G = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 4-2"
deal.B = "5-4 3-0 2-1"
deal.C = "5-0 3-1 1-0"
deal.D = "6-6 6-4 3-3"
deal.E = "6-2 5-5 2-0"
deal.F = "4-1 1-1 0-0"
deal.G = "6-1 5-3 4-3"
yard = "2-2 4-0 5-2 3-2 5-1 4-4 6-5"
play = """
D:6-6 D:6-4R E:pass F:4-1R G:6-1R A:6-3R B:3-0R C:5-0R D:pass
E:5-5R E:decline F:pass G:5-3R A:pass B:pass C:3-1R D:pass E:pass
F:1-1R F:decline G:pass A:pass B:2-1R C:pass D:pass E:6-2R F:pass
G:pass A:6-0R B:pass C:1-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "F"
deal.A = "5-3 5-2 2-0"
deal.B = "5-1 4-3 3-2"
deal.C = "6-4 6-0 5-5"
deal.D = "3-0 2-2 2-1"
deal.E = "6-5 5-4 0-0"
deal.F = "6-6 6-3 5-0"
deal.G = "4-1 1-1 1-0"
yard = "3-3 4-2 4-0 3-1 4-4 6-1 6-2"
play = """
F:6-6 F:6-3R G:pass A:5-3R B:5-1R C:pass D:2-1R E:pass F:pass
G:pass A:5-2R B:pass C:5-5R C:decline D:pass E:6-5R F:pass G:pass
A:pass B:pass C:6-4R D:pass E:5-4R F:5-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 7, G = 0 }

[[match.hand]]
opener = "G"
deal.A = "3-2 3-0 2-2"
deal.B = "4-3 3-1 0-0"
deal.C = "6-5 5-2 2-0"
deal.D = "6-2 5-4 5-0"
deal.E = "6-3 6-1 2-1"
deal.F = "6-4 4-2 4-0"
deal.G = "5-5 5-3 4-4"
yard = "3-3 4-1 6-6 1-1 5-1 1-0 6-0"
play = """
G:5-5 G:5-3R A:3-2R B:pass C:5-2R D:5-0R E:pass F:4-0R G:4-4R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "B"
deal.A = "5-5 4-1 3-0"
deal.B = "6-6 6-0 4-2"
deal.C = "5-0 4-3 1-1"
deal.D = "6-3 4-4 0-0"
deal.E = "6-1 2-1 1-0"
deal.F = "5-3 5-2 3-1"
deal.G = "6-5 5-1 4-0"
yard = "3-3 6-4 6-2 2-0 3-2 2-2 5-4"
play = """
B:6-6 B:6-0R C:5-0R D:pass E:pass F:5-3R G:pass A:3-0R B:pass
C:pass D:0-0R D:decline E:1-0R F:3-1R G:pass A:pass B:pass C:4-3R
D:4-4R D:decline E:pass F:pass G:4-0R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "3-3 3-0 0-0"
deal.B = "4-2 4-0 1-0"
deal.C = "6-6 6-1 2-2"
deal.D = "6-2 5-4 4-3"
deal.E = "6-0 5-5 2-0"
deal.F = "5-0 4-1 3-2"
deal.G = "5-2 3-1 1-1"
yard = "6-4 2-1 5-3 6-3 6-5 4-4 5-1"
play = """
C:6-6 C:6-1R D:pass E:pass F:4-1R G:pass A:pass B:4-0R C:pass
D:pass E:6-0R F:pass G:pass A:pass B:pass C:pass D:6-2R E:2-0R
F:5-0R G:5-2R A:pass B:4-2R C:pass D:5-4R E:5-5R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-4 2-2 1-1"
deal.B = "6-2 6-0 2-1"
deal.C = "3-0 2-0 1-0"
deal.D = "6-4 5-5 3-2"
deal.E = "6-5 6-1 3-3"
deal.F = "5-2 5-0 4-4"
deal.G = "4-3 3-1 0-0"
yard = "5-1 6-6 6-3 4-1 4-2 4-0 5-3"
play = """
D:5-5 D:decline E:6-5R F:pass G:pass A:pass B:6-2R C:2-0R D:pass
E:pass F:5-0R G:pass A:5-4R B:pass C:pass D:6-4R E:6-1R F:pass
G:3-1R A:pass B:pass C:3-0R D:pass E:pass F:pass G:0-0R G:decline
A:pass B:6-0R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-0 2-1"
deal.B = "6-6 6-3 2-2"
deal.C = "6-4 5-5 4-0"
deal.D = "6-1 5-4 2-0"
deal.E = "6-0 5-3 4-1"
deal.F = "3-3 1-0 0-0"
deal.G = "4-4 4-2 3-2"
yard = "5-1 6-5 3-0 6-2 3-1 1-1 4-3"
play = """
B:6-6 B:6-3R C:pass D:pass E:5-3R F:pass G:pass A:5-2R B:2-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 2-2 0-0"
deal.B = "6-1 1-1 1-0"
deal.C = "5-5 5-3 4-1"
deal.D = "6-0 3-2 2-0"
deal.E = "6-4 4-4 4-0"
deal.F = "4-2 3-3 3-1"
deal.G = "6-3 5-2 4-3"
yard = "5-1 2-1 5-4 6-2 3-0 6-6 5-0"
play = """
C:5-5 C:5-3R D:3-2R E:pass F:4-2R G:4-3R A:pass B:pass C:pass
D:pass E:pass F:3-3R F:3-1R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 7, G = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-1 5-2 4-0"
deal.B = "6-3 6-0 4-2"
deal.C = "5-0 2-2 0-0"
deal.D = "6-5 3-1 1-1"
deal.E = "6-6 4-4 4-1"
deal.F = "6-2 4-3 3-3"
deal.G = "6-4 3-2 2-1"
yard = "2-0 5-4 5-5 3-0 1-0 5-3 5-1"
play = """
E:6-6 E:decline F:6-2R G:3-2R A:pass B:6-3R C:pass D:6-5R E:pass
F:pass G:pass A:5-2R B:4-2R C:pass D:pass E:4-4R E:4-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-3 5-0"
deal.B = "5-4 4-3 4-1"
deal.C = "5-5 4-0 3-2"
deal.D = "6-6 3-3 1-0"
deal.E = "6-1 5-2 0-0"
deal.F = "6-4 5-1 2-2"
deal.G = "6-5 4-4 3-1"
yard = "3-0 2-0 1-1 6-3 6-0 2-1 4-2"
play = """
D:6-6 D:decline E:6-1R F:5-1R G:6-5R A:6-2R B:pass C:3-2R D:3-3R
D:decline E:pass F:pass G:3-1R A:pass B:4-1R C:4-0R D:1-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 7, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-2 5-1 3-2"
deal.B = "5-4 4-3 4-2"
deal.C = "6-6 6-5 3-0"
deal.D = "6-4 4-4 3-1"
deal.E = "6-2 2-1 1-1"
deal.F = "6-1 3-3 1-0"
deal.G = "5-5 5-0 2-2"
yard = "5-3 6-3 4-1 6-0 4-0 0-0 2-0"
play = """
C:6-6 C:6-5R D:pass E:pass F:pass G:5-5R G:5-0R A:pass B:pass
C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "D"
deal.A = "4-3 4-2 3-1"
deal.B = "5-4 5-3 4-1"
deal.C = "5-0 4-0 3-2"
deal.D = "6-5 6-2 4-4"
deal.E = "6-1 5-2 2-2"
deal.F = "2-0 1-1 1-0"
deal.G = "6-3 5-1 0-0"
yard = "6-0 6-4 2-1 6-6 3-0 3-3 5-5"
play = """
D:4-4 D:decline E:pass F:pass G:pass A:4-3R B:5-3R C:5-0R D:pass
E:pass F:1-0R G:5-1R A:pass B:5-4R C:4-0R D:pass E:pass F:2-0R
G:pass A:4-2R B:4-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "G"
deal.A = "5-5 5-4 5-1"
deal.B = "5-2 4-4 1-1"
deal.C = "6-3 5-3 3-3"
deal.D = "3-2 2-2 2-0"
deal.E = "5-0 4-0 3-1"
deal.F = "6-5 6-0 4-3"
deal.G = "6-6 4-2 2-1"
yard = "6-1 3-0 4-1 0-0 6-4 1-0 6-2"
play = """
G:6-6 G:decline A:pass B:pass C:6-3R D:3-2R E:pass F:pass G:4-2R
A:5-4R B:5-2R C:pass D:2-2R D:decline E:pass F:pass G:2-1R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-5 3-2"
deal.B = "6-4 2-2 0-0"
deal.C = "6-6 6-1 2-1"
deal.D = "5-2 4-4 3-1"
deal.E = "5-3 4-0 3-3"
deal.F = "6-2 4-2 1-1"
deal.G = "6-0 5-1 2-0"
yard = "3-0 6-5 4-3 1-0 5-0 4-1 5-4"
play = """
C:6-6 C:6-1R D:3-1R E:5-3R F:pass G:5-1R A:pass B:pass C:2-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-11"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first", G = "random", H = "greedy" }
ended = "completed"
result = "E"
ranks = { A = 5, B = 5, C = 3, D = 2, E = 1, F = 5, G = 3, H = 5 }
score = { A = 0, B = 0, C = 8, D = 24, E = 40, F = 0, G = 8, H = 0 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 40
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-11"
commitment = "d484bb64a29c86c48bf59e1400cb1e2ae7d8a47b725d2c4d53820ed0e13bdb41"
secret = "38cb5d0663238f2ca58672c1f15330af1b2aa6e75c9cb4b1c1b76a8369ea2481"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 4-0"
deal.B = "5-3 5-1 3-2"
deal.C = "6-1 4-2 2-1"
deal.D = "6-2 5-4 3-3"
deal.E = "4-3 2-2 1-0"
deal.F = "6-3 6-0 1-1"
deal.G = "6-4 3-0 0-0"
deal.H = "5-2 5-0 4-4"
yard = "2-0 4-1 3-1 6-5"
play = """
A:6-6 A:decline B:pass C:6-1R D:pass E:1-0R F:6-0R G:6-4R H:4-4R
H:decline A:4-0R B:pass C:pass D:pass E:pass F:pass G:3-0R H:pass
A:pass B:5-3R C:pass D:5-4R E:4-3R F:6-3R G:pass H:pass A:pass
B:pass C:pass D:6-2R E:2-2R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 8, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "4-4 4-1 3-3"
deal.B = "6-3 2-0 1-1"
deal.C = "5-5 5-3 4-0"
deal.D = "6-1 3-2 3-1"
deal.E = "5-0 2-2 2-1"
deal.F = "6-5 5-1 4-2"
deal.G = "6-6 5-2 3-0"
deal.H = "5-4 4-3 0-0"
yard = "1-0 6-2 6-0 6-4"
play = """
G:6-6 G:decline H:pass A:pass B:6-3R C:5-3R D:pass E:5-0R F:pass
G:3-0R H:4-3R A:4-4R A:4-1R B:1-1R B:decline C:pass D:6-1R E:pass
F:6-5R G:5-2R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 8, H = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-3 1-0"
deal.B = "6-3 5-0 4-2"
deal.C = "6-1 5-1 4-0"
deal.D = "6-6 6-0 4-3"
deal.E = "6-2 5-4 2-0"
deal.F = "5-2 3-3 3-1"
deal.G = "4-4 3-2 1-1"
deal.H = "4-1 3-0 2-1"
yard = "6-4 5-5 0-0 2-2"
play = """
D:6-6 D:6-0R E:2-0R F:5-2R G:pass H:pass A:6-5R B:6-3R C:pass
D:4-3R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "4-2 4-0 3-1"
deal.B = "5-4 3-0 1-1"
deal.C = "6-1 6-0 3-2"
deal.D = "6-4 6-3 2-1"
deal.E = "6-2 5-2 0-0"
deal.F = "5-1 5-0 1-0"
deal.G = "6-6 4-1 2-2"
deal.H = "5-3 4-4 4-3"
yard = "3-3 5-5 2-0 6-5"
play = """
G:6-6 G:decline H:pass A:pass B:pass C:6-1R D:2-1R E:6-2R F:pass
G:pass H:pass A:pass B:pass C:6-0R D:pass E:0-0R E:decline F:5-0R
G:pass H:5-3R A:3-1R B:1-1R B:decline C:pass D:pass E:pass F:5-1R
G:pass H:pass A:pass B:5-4R C:pass D:6-4R E:pass F:pass G:pass
H:pass A:pass B:pass C:pass D:6-3R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-3 2-1"
deal.B = "5-1 4-4 4-2"
deal.C = "6-6 5-5 5-4"
deal.D = "4-3 4-1 2-2"
deal.E = "6-3 3-3 2-0"
deal.F = "6-4 6-0 5-0"
deal.G = "3-1 1-1 1-0"
deal.H = "6-5 3-2 0-0"
yard = "6-1 5-2 4-0 3-0"
play = """
C:6-6 C:decline D:pass E:6-3R F:pass G:3-1R H:pass A:2-1R B:4-2R
C:5-4R D:pass E:pass F:5-0R G:1-0R H:pass A:pass B:5-1R C:5-5R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-0 3-1 1-1"
deal.B = "5-3 5-1 2-2"
deal.C = "6-1 6-0 1-0"
deal.D = "6-6 6-5 6-4"
deal.E = "4-2 4-0 3-0"
deal.F = "6-3 5-2 0-0"
deal.G = "4-3 3-3 2-0"
deal.H = "6-2 5-5 4-1"
yard = "3-2 4-4 5-4 2-1"
play = """
D:6-6 D:6-5R E:pass F:5-2R G:2-0R H:pass A:5-0R B:5-3R C:pass
D:pass E:3-0R F:0-0R F:decline G:pass H:pass A:pass B:pass C:6-0R
D:6-4R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-3 4-4 2-0"
deal.B = "5-1 5-0 1-0"
deal.C = "6-1 3-0 2-1"
deal.D = "6-0 5-2 4-0"
deal.E = "5-5 5-4 2-2"
deal.F = "4-3 4-1 3-2"
deal.G = "6-2 3-3 0-0"
deal.H = "6-4 6-3 4-2"
yard = "1-1 6-5 6-6 3-1"
play = """
E:5-5 E:5-4R F:4-3R G:3-3R G:decline H:6-3R A:pass B:pass C:6-1R
D:pass E:pass F:4-1R G:pass H:6-4R A:pass B:pass C:pass D:6-0R
E:pass F:pass G:0-0R G:decline H:pass A:2-0R B:pass C:2-1R D:pass
E:pass F:pass G:pass H:pass A:pass B:5-1R C:pass D:5-2R E:2-2R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 8, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-2 4-1 2-1"
deal.B = "6-0 5-1 1-1"
deal.C = "5-5 5-4 2-0"
deal.D = "6-4 4-4 0-0"
deal.E = "6-6 6-5 3-0"
deal.F = "6-3 6-1 3-3"
deal.G = "4-3 4-0 3-1"
deal.H = "3-2 2-2 1-0"
yard = "4-2 5-2 5-3 5-0"
play = """
E:6-6 E:6-5R F:pass G:pass H:pass A:pass B:5-1R C:pass D:pass
E:pass F:6-1R G:pass H:pass A:6-2R B:pass C:2-0R D:0-0R D:decline
E:3-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 8, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "D"
deal.A = "4-4 2-2 0-0"
deal.B = "3-2 3-0 1-1"
deal.C = "6-2 5-0 4-0"
deal.D = "6-6 6-1 5-1"
deal.E = "6-3 4-2 1-0"
deal.F = "5-5 5-2 2-1"
deal.G = "4-3 3-1 2-0"
deal.H = "6-5 6-0 5-4"
yard = "3-3 4-1 5-3 6-4"
play = """
D:6-6 D:6-1R E:1-0R F:pass G:2-0R H:pass A:2-2R A:decline B:3-2R
C:pass D:pass E:6-3R F:pass G:pass H:6-5R A:pass B:pass C:5-0R
D:pass E:pass F:pass G:pass H:6-0R A:pass B:pass C:6-2R D:pass
E:4-2R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 8, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-0 4-1 3-0"
deal.B = "3-3 2-2 2-1"
deal.C = "6-1 4-3 2-0"
deal.D = "4-4 4-0 1-0"
deal.E = "6-4 5-5 0-0"
deal.F = "6-5 5-3 3-1"
deal.G = "5-2 5-1 4-2"
deal.H = "6-3 5-0 3-2"
yard = "5-4 1-1 6-2 6-6"
play = """
E:5-5 E:decline F:6-5R G:pass H:6-3R A:3-0R B:pass C:2-0R D:pass
E:pass F:pass G:5-2R H:5-0R A:6-0R B:pass C:6-1R D:1-0R E:0-0R
E:decline F:pass G:pass H:pass A:pass B:pass C:pass D:4-0R E:6-4R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 8, F = 0, G = 0, H = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-12"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first" }
ended = "completed"
result = "E"
ranks = { A = 3, B = 3, C = 3, D = 2, E = 1 }
score = { A = 10, B = 10, C = 10, D = 20, E = 25 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 25
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-12"
commitment = "ebe4dc5659e81cc4c3bca6cd4b374534d863f3a0f89f7e6eee674b724edc34b6"
secret = "62f774ee3e187eabfcb6eff779ffae9976a7e0b904fb8dc5f8c857642f195ff6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "3-2 2-1 2-0"
deal.B = "6-6 6-0 4-0"
deal.C = "6-3 5-0 1-1"
deal.D = "6-2 4-2 3-0"
deal.E = "5-5 5-3 5-1"
yard = "4-1 1-0 6-5 5-4 2-2 6-1 3-1 4-3 0-0 5-2 4-4 6-4 3-3"
play = """
B:6-6 B:decline C:6-3R D:3-0R E:pass A:2-0R B:pass C:pass D:6-2R
E:pass A:pass B:6-0R C:5-0R D:pass E:5-5R E:5-3R A:3-2R B:pass
C:pass D:4-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 3-3"
deal.B = "6-1 3-0 1-1"
deal.C = "5-5 2-1 2-0"
deal.D = "6-3 5-1 0-0"
deal.E = "3-2 3-1 2-2"
yard = "4-2 4-1 5-2 4-4 4-0 5-4 1-0 5-0 6-0 4-3 5-3 6-6 6-2"
play = """
C:5-5 C:decline D:5-1R E:3-1R A:3-3R A:decline B:3-0R C:2-0R
D:pass E:3-2R A:pass B:pass C:pass D:6-3R E:pass A:6-5R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-4 3-1 3-0"
deal.B = "6-4 4-1 2-0"
deal.C = "6-5 6-1 1-1"
deal.D = "6-6 6-2 4-3"
deal.E = "6-3 4-0 3-2"
yard = "3-3 5-2 5-1 2-1 1-0 6-0 2-2 4-2 4-4 5-3 0-0 5-0 5-5"
play = """
D:6-6 D:6-2R E:3-2R A:3-1R B:4-1R C:pass D:4-3R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 4-1 3-3"
deal.B = "6-1 5-1 2-2"
deal.C = "5-0 3-2 2-0"
deal.D = "6-3 4-3 1-0"
deal.E = "6-2 5-3 3-1"
yard = "6-5 6-0 4-2 4-4 1-1 5-4 5-2 6-6 4-0 5-5 3-0 0-0 2-1"
play = """
A:3-3 A:decline B:pass C:3-2R D:pass E:6-2R A:6-4R B:pass C:pass
D:4-3R E:5-3R A:pass B:5-1R C:pass D:1-0R E:pass A:pass B:pass
C:5-0R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-3 4-2 2-1"
deal.B = "4-1 3-1 2-2"
deal.C = "6-6 6-2 5-5"
deal.D = "6-0 5-2 1-0"
deal.E = "6-4 6-3 5-4"
yard = "3-3 3-0 3-2 0-0 4-0 5-0 6-5 5-1 4-4 6-1 5-3 2-0 1-1"
play = """
C:6-6 C:6-2R D:5-2R E:5-4R A:4-3R B:3-1R C:pass D:1-0R E:pass
A:pass B:pass C:pass D:6-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 3-3 2-0"
deal.B = "6-0 4-0 2-1"
deal.C = "5-4 5-1 3-1"
deal.D = "6-5 3-0 1-1"
deal.E = "6-4 5-0 2-2"
yard = "5-5 5-2 4-2 6-2 6-1 4-3 6-6 3-2 4-1 6-3 4-4 0-0 1-0"
play = """
A:3-3 A:5-3R B:pass C:5-4R D:pass E:6-4R A:pass B:6-0R C:pass
D:3-0R E:pass A:pass B:pass C:3-1R D:1-1R D:decline E:pass A:pass
B:2-1R C:pass D:pass E:2-2R E:decline A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-2 4-3"
deal.B = "5-5 5-0 2-1"
deal.C = "6-3 4-1 3-2"
deal.D = "3-1 1-1 1-0"
deal.E = "6-5 2-2 0-0"
yard = "4-4 5-1 3-0 2-0 4-2 6-4 5-4 4-0 6-2 6-0 3-3 6-1 6-6"
play = """
B:5-5 B:5-0R C:pass D:1-0R E:pass A:pass B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-0 5-0 0-0"
deal.B = "5-4 5-1 4-4"
deal.C = "3-2 3-1 3-0"
deal.D = "6-1 4-2 1-0"
deal.E = "6-6 3-3 2-1"
yard = "6-5 6-2 6-3 5-3 1-1 6-4 4-1 2-0 5-5 4-3 5-2 2-2 4-0"
play = """
E:6-6 E:decline A:6-0R B:pass C:3-0R D:pass E:3-3R E:decline
A:pass B:pass C:3-2R D:4-2R E:pass A:pass B:4-4R B:5-4R C:pass
D:pass E:pass A:5-0R B:pass C:pass D:1-0R E:2-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 4-2"
deal.B = "6-6 5-5 1-1"
deal.C = "4-1 2-0 0-0"
deal.D = "5-3 4-4 3-1"
deal.E = "6-4 4-0 3-3"
yard = "3-0 6-5 6-0 5-1 6-2 2-2 5-0 2-1 6-3 5-2 4-3 1-0 3-2"
play = """
B:6-6 B:decline C:pass D:pass E:6-4R A:5-4R B:5-5R B:decline
C:pass D:5-3R E:3-3R E:decline A:pass B:pass C:pass D:3-1R E:pass
A:6-1R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 3-2"
deal.B = "6-0 3-3 2-2"
deal.C = "5-0 1-1 1-0"
deal.D = "5-1 4-4 4-0"
deal.E = "6-4 6-1 4-3"
yard = "3-0 0-0 6-6 5-3 2-1 2-0 5-5 6-3 5-4 5-2 4-1 3-1 4-2"
play = """
D:4-4 D:4-0R E:pass A:pass B:6-0R C:pass D:pass E:6-4R A:pass
B:pass C:pass D:pass E:4-3R A:3-2R B:2-2R B:decline C:pass D:pass
E:pass A:6-2R B:pass C:pass D:pass E:6-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-6 4-4 3-3"
deal.B = "6-3 6-2 1-1"
deal.C = "6-0 5-5 3-1"
deal.D = "4-1 3-0 1-0"
deal.E = "5-1 5-0 4-3"
yard = "5-3 6-1 2-2 0-0 4-2 3-2 4-0 6-5 5-4 2-1 2-0 6-4 5-2"
play = """
A:6-6 A:decline B:6-3R C:3-1R D:1-0R E:5-0R A:pass B:pass C:5-5R
C:decline D:pass E:5-1R A:pass B:1-1R B:decline C:pass D:4-1R
E:4-3R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-2 4-4 2-0"
deal.B = "3-3 3-2 1-0"
deal.C = "6-0 5-3 2-1"
deal.D = "6-5 5-0 0-0"
deal.E = "4-2 3-1 3-0"
yard = "4-1 5-2 6-4 4-3 6-1 6-3 5-1 5-4 5-5 4-0 1-1 2-2 6-6"
play = """
A:4-4 A:decline B:pass C:pass D:pass E:4-2R A:6-2R B:pass C:6-0R
D:0-0R D:5-0R E:pass A:pass B:pass C:5-3R D:pass E:3-1R A:pass
B:1-0R C:pass D:pass E:3-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "E"
deal.A = "5-4 3-1 1-0"
deal.B = "3-3 3-2 3-0"
deal.C = "6-3 5-3 2-1"
deal.D = "6-1 4-2 4-0"
deal.E = "6-4 5-5 2-0"
yard = "5-1 5-2 0-0 4-4 6-5 2-2 4-3 5-0 4-1 6-2 6-6 6-0 1-1"
play = """
E:5-5 E:decline A:5-4R B:pass C:pass D:4-2R E:2-0R A:1-0R B:pass
C:2-1R D:pass E:pass A:pass B:3-2R C:6-3R D:6-1R E:pass A:3-1R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-2 4-2 2-1"
deal.B = "6-3 3-0 2-0"
deal.C = "5-1 2-2 1-0"
deal.D = "6-1 6-0 3-2"
deal.E = "6-5 4-0 3-3"
yard = "5-5 5-4 6-4 4-4 4-3 5-3 4-1 5-0 3-1 1-1 6-6 0-0 5-2"
play = """
E:3-3 E:decline A:pass B:3-0R C:1-0R D:6-1R E:6-5R A:pass B:pass
C:5-1R D:pass E:pass A:2-1R B:2-0R C:pass D:6-0R E:pass A:6-2R
B:pass C:2-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 2-2 1-1"
deal.B = "5-5 3-3 1-0"
deal.C = "6-0 4-1 3-2"
deal.D = "6-6 6-5 5-1"
deal.E = "5-0 4-3 4-0"
yard = "6-4 5-3 6-3 3-0 4-4 5-2 4-2 2-1 2-0 6-2 5-4 3-1 0-0"
play = """
D:6-6 D:6-5R E:5-0R A:pass B:1-0R C:4-1R D:pass E:4-3R A:pass
B:3-3R B:decline C:3-2R D:pass E:pass A:2-2R
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-13"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random", F = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 5, C = 1, D = 3, E = 6, F = 3 }
score = { A = 24, B = 6, C = 30, D = 12, E = 0, F = 12 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 30
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-13"
commitment = "650e9646b79ee2990bc06f623488d4c0286588ef816bd0e6ddf1ebbdc802493f"
secret = "1dde9c3781a04d663afca9e16e013307f231bd07d1a4de58e90114b7fd4716e4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "F"
deal.A = "4-3 4-2 0-0"
deal.B = "5-0 2-1 1-0"
deal.C = "6-3 5-5 1-1"
deal.D = "6-1 3-2 2-2"
deal.E = "6-5 6-2 5-3"
deal.F = "6-6 5-1 3-3"
yard = "6-0 6-4 3-1 5-2 5-4 4-0 2-0 4-4 3-0 4-1"
play = """
F:6-6 F:decline A:pass B:pass C:6-3R D:3-2R E:6-2R F:pass A:pass
B:pass C:pass D:6-1R E:pass F:5-1R A:pass B:5-0R C:pass D:pass
E:pass F:pass A:0-0R A:decline B:1-0R C:1-1R C:decline D:pass
E:pass F:pass A:pass B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 4-4 3-0"
deal.B = "6-5 6-2 2-2"
deal.C = "5-3 4-1 4-0"
deal.D = "6-0 5-4 3-2"
deal.E = "6-1 5-2 3-3"
deal.F = "5-1 2-1 1-1"
yard = "5-5 0-0 6-4 4-3 6-3 1-0 4-2 5-0 3-1 2-0"
play = """
A:6-6 A:decline B:6-5R C:5-3R D:3-2R E:5-2R F:5-1R A:pass B:pass
C:4-1R D:5-4R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "4-3 4-0 3-1"
deal.B = "3-0 1-1 1-0"
deal.C = "6-5 5-4 2-0"
deal.D = "6-6 4-2 3-2"
deal.E = "6-2 4-1 3-3"
deal.F = "5-5 5-1 0-0"
yard = "4-4 6-1 2-1 2-2 6-4 5-0 5-2 5-3 6-3 6-0"
play = """
D:6-6 D:decline E:6-2R F:pass A:pass B:pass C:2-0R D:pass E:pass
F:0-0R F:decline A:4-0R B:pass C:5-4R D:pass E:pass F:5-5R F:5-1R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "C"
deal.A = "4-1 3-1 0-0"
deal.B = "6-5 5-2 4-2"
deal.C = "5-5 5-3 2-1"
deal.D = "6-4 5-1 3-2"
deal.E = "6-3 6-0 4-0"
deal.F = "4-4 4-3 3-3"
yard = "1-0 6-6 5-0 6-2 2-0 5-4 3-0 6-1 2-2 1-1"
play = """
C:5-5 C:5-3R D:3-2R E:pass F:pass A:pass B:5-2R C:pass D:5-1R
E:pass F:pass A:3-1R B:pass C:pass D:pass E:6-3R F:pass A:pass
B:6-5R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 2-1"
deal.B = "5-2 4-2 3-0"
deal.C = "5-3 4-0 2-0"
deal.D = "6-2 5-0 3-3"
deal.E = "5-5 5-4 4-1"
deal.F = "6-5 6-3 4-3"
yard = "0-0 5-1 6-4 3-1 1-1 2-2 1-0 4-4 3-2 6-1"
play = """
A:6-6 A:decline B:pass C:pass D:6-2R E:pass F:pass A:2-1R B:pass
C:pass D:pass E:4-1R F:4-3R A:pass B:3-0R C:2-0R D:pass E:pass
F:pass A:pass B:5-2R C:5-3R D:3-3R D:decline E:pass F:6-3R A:6-0R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 2-1 1-1"
deal.B = "6-5 6-4 3-3"
deal.C = "6-1 5-4 4-0"
deal.D = "5-5 4-1 2-2"
deal.E = "6-0 5-1 3-0"
deal.F = "6-2 4-3 2-0"
yard = "5-2 1-0 6-6 3-2 4-4 0-0 5-3 5-0 3-1 4-2"
play = """
D:5-5 D:decline E:5-1R F:pass A:2-1R B:pass C:pass D:2-2R
D:decline E:pass F:6-2R A:6-3R B:3-3R B:decline C:pass D:pass
E:3-0R F:2-0R
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 3-3 2-0"
deal.B = "6-2 5-1 3-0"
deal.C = "6-1 5-3 0-0"
deal.D = "6-4 5-0 3-1"
deal.E = "5-2 3-2 1-1"
deal.F = "5-4 4-1 1-0"
yard = "5-5 6-0 4-2 2-2 4-3 6-3 2-1 4-0 6-5 4-4"
play = """
A:6-6 A:decline B:6-2R C:pass D:pass E:5-2R F:5-4R A:pass B:pass
C:pass D:6-4R E:pass F:pass A:pass B:pass C:6-1R D:3-1R E:3-2R
F:pass A:2-0R B:3-0R C:5-3R D:5-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-2 5-3 1-1"
deal.B = "5-1 4-1 4-0"
deal.C = "6-5 6-1 4-3"
deal.D = "5-2 3-0 0-0"
deal.E = "4-4 4-2 3-3"
deal.F = "6-6 5-4 2-2"
yard = "2-1 6-0 6-3 6-4 1-0 3-1 2-0 5-5 5-0 3-2"
play = """
F:6-6 F:decline A:6-2R B:pass C:pass D:5-2R E:pass F:5-4R A:pass
B:4-1R C:6-1R D:pass E:pass F:pass A:pass B:pass C:6-5R D:pass
E:pass F:pass A:5-3R B:pass C:4-3R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 3-1 2-2"
deal.B = "6-0 5-3 4-4"
deal.C = "6-5 6-4 6-3"
deal.D = "5-5 4-2 3-0"
deal.E = "6-1 5-0 4-0"
deal.F = "5-1 2-0 1-1"
yard = "1-0 5-4 4-3 3-2 0-0 3-3 6-6 2-1 5-2 4-1"
play = """
D:5-5 D:decline E:5-0R F:2-0R A:2-2R A:6-2R B:6-0R C:pass D:3-0R
E:pass F:pass A:3-1R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 4-1 2-1"
deal.B = "6-6 6-4 5-2"
deal.C = "5-0 4-0 0-0"
deal.D = "6-5 3-1 1-1"
deal.E = "5-3 4-4 3-3"
deal.F = "6-3 6-1 5-1"
yard = "4-3 2-2 3-0 6-2 1-0 5-4 2-0 3-2 6-0 4-2"
play = """
B:6-6 B:6-4R C:4-0R D:pass E:pass F:pass A:pass B:pass C:0-0R
C:5-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-3 3-3"
deal.B = "6-3 5-0 3-2"
deal.C = "6-2 6-1 4-3"
deal.D = "5-5 2-0 1-0"
deal.E = "6-5 4-2 2-1"
deal.F = "5-4 4-4 4-1"
yard = "0-0 1-1 6-4 4-0 2-2 5-2 3-0 3-1 6-6 5-1"
play = """
D:5-5 D:decline E:6-5R F:pass A:6-0R B:5-0R C:pass D:pass E:pass
F:5-4R A:pass B:pass C:4-3R D:pass E:pass F:pass A:3-3R A:decline
B:6-3R C:6-2R D:2-0R E:pass F:pass A:pass B:pass C:pass D:1-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 4-1 1-1"
deal.B = "6-6 6-4 4-4"
deal.C = "5-1 2-2 0-0"
deal.D = "6-0 4-3 4-0"
deal.E = "5-3 3-2 3-0"
deal.F = "6-5 6-2 5-4"
yard = "5-2 5-5 5-0 3-1 3-3 4-2 1-0 2-0 6-1 2-1"
play = """
B:6-6 B:6-4R C:pass D:4-3R E:3-2R F:6-2R A:6-3R B:pass C:pass
D:pass E:3-0R F:pass A:pass B:pass C:0-0R C:decline D:6-0R E:pass
F:6-5R A:pass B:pass C:5-1R D:pass E:pass F:pass A:1-1R A:decline
B:pass C:pass D:pass E:pass F:pass A:4-1R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-2 5-1 4-1"
deal.B = "6-4 3-0 1-0"
deal.C = "6-5 4-2 4-0"
deal.D = "5-5 5-4 0-0"
deal.E = "6-6 6-0 5-2"
deal.F = "6-3 3-2 1-1"
yard = "3-3 2-0 4-4 5-0 3-1 6-1 2-1 5-3 4-3 2-2"
play = """
E:6-6 E:decline F:6-3R A:pass B:3-0R C:4-0R D:5-4R E:5-2R F:3-2R
"""
end = "blocked"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "F"
deal.A = "4-3 3-1 3-0"
deal.B = "6-0 5-0 3-2"
deal.C = "5-4 5-2 1-1"
deal.D = "6-4 5-5 5-3"
deal.E = "6-2 5-1 4-0"
deal.F = "6-6 6-5 1-0"
yard = "2-0 0-0 4-4 4-1 6-3 2-1 2-2 4-2 3-3 6-1"
play = """
F:6-6 F:6-5R A:pass B:5-0R C:pass D:pass E:4-0R F:pass A:4-3R
B:3-2R C:5-2R D:5-5R D:5-3R E:pass F:pass A:3-1R B:pass C:1-1R
C:decline D:pass E:5-1R F:pass A:pass B:pass C:5-4R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-14"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy", F = "balanced", G = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 4, C = 6, D = 3, E = 2, F = 4, G = 6 }
score = { A = 35, B = 7, C = 0, D = 14, E = 28, F = 7, G = 0 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 35
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-14"
commitment = "650dd3a4b836cb3b73fc604199bb88f8601f68b702b2aa3048a66078c527b8eb"
secret = "7a1ef30d9b1a986ffaa557407868f3d54006a8aa61c2bbfa2c6a37ab5769549c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-4 3-2 2-0"
deal.B = "5-1 4-2 4-1"
deal.C = "5-4 3-1 2-1"
deal.D = "6-3 5-5 1-1"
deal.E = "6-0 5-3 5-2"
deal.F = "6-1 5-0 0-0"
deal.G = "6-5 4-3 1-0"
yard = "6-6 6-2 3-3 4-4 2-2 4-0 3-0"
play = """
D:5-5 D:decline E:5-3R F:pass G:4-3R A:6-4R B:pass C:pass D:6-3R
E:pass F:pass G:pass A:3-2R B:4-2R C:5-4R D:pass E:5-2R F:pass
G:pass A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-2 6-1 4-0"
deal.B = "4-2 3-3 1-1"
deal.C = "6-0 5-0 3-0"
deal.D = "6-4 2-2 0-0"
deal.E = "6-3 5-1 2-0"
deal.F = "6-5 5-5 5-4"
deal.G = "3-1 2-1 1-0"
yard = "6-6 5-2 4-3 3-2 4-4 4-1 5-3"
play = """
F:5-5 F:6-5R G:pass A:6-2R B:4-2R C:pass D:6-4R E:6-3R F:pass
G:3-1R A:6-1R B:pass C:6-0R D:0-0R D:decline E:2-0R F:pass G:2-1R
A:pass B:1-1R B:decline C:pass D:pass E:5-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "F"
deal.A = "5-3 4-1 2-0"
deal.B = "6-0 1-1 0-0"
deal.C = "6-4 3-3 3-2"
deal.D = "6-2 4-2 1-0"
deal.E = "5-1 3-0 2-1"
deal.F = "6-5 6-3 5-5"
deal.G = "4-3 4-0 2-2"
yard = "6-1 6-6 4-4 3-1 5-4 5-2 5-0"
play = """
F:5-5 F:6-5R G:pass A:pass B:6-0R C:pass D:1-0R E:5-1R F:pass
G:pass A:5-3R B:pass C:3-3R C:3-2R D:4-2R E:pass F:pass G:4-3R
A:pass B:pass C:pass D:pass E:3-0R F:pass G:4-0R A:4-1R B:1-1R
B:decline C:pass D:pass E:2-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "F"
deal.A = "3-3 2-1 0-0"
deal.B = "6-4 4-3 3-1"
deal.C = "6-3 4-4 3-0"
deal.D = "5-2 5-0 1-0"
deal.E = "6-5 5-3 5-1"
deal.F = "6-6 5-5 3-2"
deal.G = "5-4 4-2 2-2"
yard = "6-1 2-0 4-0 6-0 6-2 1-1 4-1"
play = """
F:6-6 F:decline G:pass A:pass B:6-4R C:4-4R C:decline D:pass
E:pass F:pass G:5-4R A:pass B:pass C:pass D:5-2R E:pass F:3-2R
G:pass A:3-3R A:decline B:4-3R C:pass D:pass E:pass F:pass G:4-2R
A:2-1R B:3-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "G"
deal.A = "6-5 6-1 2-1"
deal.B = "6-4 5-5 4-3"
deal.C = "4-2 4-1 2-2"
deal.D = "5-2 3-3 2-0"
deal.E = "6-2 5-1 3-1"
deal.F = "5-4 3-0 1-1"
deal.G = "6-6 6-0 4-4"
yard = "3-2 6-3 5-0 1-0 4-0 0-0 5-3"
play = """
G:6-6 G:6-0R A:pass B:pass C:pass D:2-0R E:6-2R F:pass G:pass
A:6-5R B:5-5R B:decline C:pass D:5-2R E:pass F:pass G:pass A:2-1R
B:pass C:4-1R D:pass E:pass F:5-4R G:pass A:pass B:pass C:pass
D:pass E:5-1R F:1-1R F:decline G:pass A:6-1R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-3 4-1 2-2"
deal.B = "6-6 5-5 3-3"
deal.C = "6-2 1-0 0-0"
deal.D = "6-5 6-3 5-2"
deal.E = "5-4 3-1 2-1"
deal.F = "4-3 3-2 3-0"
deal.G = "6-0 4-4 2-0"
yard = "6-1 1-1 4-2 6-4 5-1 4-0 5-0"
play = """
B:6-6 B:decline C:6-2R D:5-2R E:5-4R F:4-3R G:pass A:5-3R B:5-5R
B:decline C:pass D:6-5R E:pass F:pass G:6-0R A:pass B:pass C:1-0R
D:pass E:3-1R F:3-0R G:2-0R A:2-2R A:decline B:pass C:pass D:pass
E:2-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "E"
deal.A = "4-1 2-2 0-0"
deal.B = "5-4 4-3 4-2"
deal.C = "5-1 3-3 2-0"
deal.D = "6-2 5-2 5-0"
deal.E = "5-5 3-1 2-1"
deal.F = "6-4 6-1 4-0"
deal.G = "6-3 3-2 3-0"
yard = "6-5 1-0 1-1 6-0 5-3 4-4 6-6"
play = """
E:5-5 E:decline F:pass G:pass A:pass B:5-4R C:pass D:pass E:pass
F:6-4R G:6-3R A:pass B:4-3R C:pass D:pass E:pass F:4-0R G:3-0R
A:pass B:pass C:3-3R C:decline D:pass E:3-1R F:6-1R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 7, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-2 2-1"
deal.B = "5-1 4-1 3-1"
deal.C = "6-3 5-5 1-1"
deal.D = "4-2 2-0 0-0"
deal.E = "4-3 4-0 3-0"
deal.F = "6-5 5-4 1-0"
deal.G = "6-4 3-2 2-2"
yard = "5-3 5-0 6-0 3-3 4-4 6-1 6-6"
play = """
C:5-5 C:decline D:pass E:pass F:6-5R G:6-4R A:pass B:4-1R C:1-1R
C:decline D:pass E:pass F:1-0R G:pass A:pass B:pass C:pass D:0-0R
D:2-0R E:pass F:pass G:3-2R A:pass B:3-1R C:pass D:pass E:pass
F:pass G:pass A:2-1R B:pass C:pass D:4-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 7, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-2 4-1"
deal.B = "6-1 4-3 4-2"
deal.C = "6-6 5-4 4-0"
deal.D = "6-3 5-3 2-2"
deal.E = "3-2 3-1 1-0"
deal.F = "5-5 5-1 2-0"
deal.G = "6-2 1-1 0-0"
yard = "6-4 5-0 3-3 3-0 6-5 2-1 4-4"
play = """
C:6-6 C:decline D:6-3R E:3-2R F:2-0R G:0-0R G:decline A:6-0R
B:6-1R C:pass D:pass E:3-1R F:pass G:pass A:pass B:4-3R C:5-4R
D:5-3R
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-0"
deal.B = "6-1 5-4 2-2"
deal.C = "4-3 1-0 0-0"
deal.D = "4-0 3-1 2-1"
deal.E = "6-2 5-2 5-1"
deal.F = "6-5 4-1 3-2"
deal.G = "6-4 4-4 4-2"
yard = "3-3 5-0 3-0 5-3 2-0 5-5 1-1"
play = """
A:6-6 A:6-3R B:pass C:4-3R D:4-0R E:pass F:pass G:pass A:6-0R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 2-1"
deal.B = "6-3 4-3 1-1"
deal.C = "4-4 4-0 2-2"
deal.D = "5-0 4-1 0-0"
deal.E = "6-4 3-2 3-1"
deal.F = "5-5 5-4 2-0"
deal.G = "5-2 5-1 4-2"
yard = "3-0 1-0 3-3 6-0 6-2 6-1 6-5"
play = """
A:6-6 A:decline B:6-3R C:pass D:pass E:3-2R F:2-0R G:pass A:pass
B:pass C:4-0R D:4-1R E:3-1R F:pass G:pass A:5-3R B:pass C:pass
D:5-0R E:pass F:pass G:pass A:pass B:pass C:pass D:0-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 7, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-3"
deal.B = "5-2 3-2 1-1"
deal.C = "6-1 5-5 5-1"
deal.D = "6-0 5-4 3-1"
deal.E = "6-5 4-3 3-3"
deal.F = "6-3 4-4 2-1"
deal.G = "4-2 2-2 1-0"
yard = "4-0 2-0 0-0 5-0 3-0 6-2 4-1"
play = """
A:6-6 A:6-4R B:pass C:pass D:5-4R E:6-5R F:6-3R G:pass A:5-3R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 4-1 0-0"
deal.B = "4-4 3-2 2-1"
deal.C = "5-0 4-0 1-1"
deal.D = "6-6 3-3 2-2"
deal.E = "5-4 4-2 1-0"
deal.F = "6-3 6-0 5-2"
deal.G = "6-5 6-1 4-3"
yard = "6-2 2-0 5-5 5-1 5-3 3-0 3-1"
play = """
D:6-6 D:decline E:pass F:6-3R G:4-3R A:6-4R B:pass C:pass D:pass
E:pass F:6-0R G:pass A:0-0R A:decline B:pass C:5-0R D:pass E:5-4R
F:pass G:pass A:4-1R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-15"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first", G = "random", H = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 8, B = 3, C = 3, D = 1, E = 7, F = 2, G = 3, H = 3 }
score = { A = 8, B = 24, C = 24, D = 40, E = 16, F = 32, G = 24, H = 24 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 40
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-15"
commitment = "1a8cc330fa9fd7c9094b9be73488d15ea2f31cba46161b4af0285331bdf10355"
secret = "6780cc073dda4b3cc494b8b8ad4287d2091bcf7c585c956c492a8f2deb865288"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-5 4-3 3-0"
deal.B = "5-3 5-1 0-0"
deal.C = "6-6 6-2 4-2"
deal.D = "5-2 4-4 3-1"
deal.E = "6-5 5-4 2-0"
deal.F = "6-3 6-1 2-1"
deal.G = "6-4 5-0 1-0"
deal.H = "4-0 3-3 3-2"
yard = "1-1 2-2 6-0 4-1"
play = """
C:6-6 C:decline D:pass E:6-5R F:pass G:5-0R H:4-0R A:4-3R B:5-3R
C:pass D:5-2R E:2-0R F:pass G:1-0R H:pass A:pass B:5-1R C:pass
D:pass E:5-4R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 8, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-2 3-0 2-2"
deal.B = "6-4 5-3 3-1"
deal.C = "6-6 6-2 0-0"
deal.D = "5-0 1-1 1-0"
deal.E = "4-1 3-2 2-1"
deal.F = "5-1 4-2 4-0"
deal.G = "6-5 5-4 2-0"
deal.H = "6-1 5-5 4-3"
yard = "4-4 6-0 6-3 3-3"
play = """
C:6-6 C:6-2R D:pass E:2-1R F:5-1R G:6-5R H:6-1R A:pass B:3-1R
C:pass D:pass E:3-2R F:4-2R G:5-4R H:5-5R H:decline A:5-2R B:pass
C:pass D:pass E:pass F:pass G:2-0R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 8, H = 0 }

[[match.hand]]
opener = "F"
deal.A = "5-2 5-1 1-0"
deal.B = "4-3 3-1 2-2"
deal.C = "6-4 4-0 3-2"
deal.D = "6-5 5-5 1-1"
deal.E = "6-3 5-4 2-1"
deal.F = "6-6 6-0 4-1"
deal.G = "6-2 3-3 3-0"
deal.H = "5-3 4-2 2-0"
yard = "0-0 5-0 6-1 4-4"
play = """
F:6-6 F:6-0R G:3-0R H:5-3R A:5-1R B:3-1R C:3-2R D:pass E:2-1R
F:4-1R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 8, G = 0, H = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-2 3-3"
deal.B = "6-6 6-3 3-0"
deal.C = "4-4 3-2 2-2"
deal.D = "6-4 6-1 2-1"
deal.E = "6-0 4-3 1-1"
deal.F = "5-4 5-0 4-0"
deal.G = "6-2 5-5 5-3"
deal.H = "5-1 2-0 1-0"
yard = "4-2 3-1 4-1 0-0"
play = """
B:6-6 B:6-3R C:3-2R D:2-1R E:1-1R E:decline F:pass G:pass H:5-1R
A:6-5R B:pass C:pass D:6-4R E:4-3R F:pass G:5-3R H:pass A:5-2R
B:pass C:2-2R C:decline D:pass E:pass F:pass G:6-2R H:pass A:pass
B:pass C:pass D:6-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "5-5 4-1 1-0"
deal.B = "6-4 6-3 6-1"
deal.C = "5-0 4-4 2-0"
deal.D = "5-3 5-2 0-0"
deal.E = "6-5 6-0 3-0"
deal.F = "5-1 3-1 2-2"
deal.G = "6-6 4-2 3-3"
deal.H = "5-4 4-0 2-1"
yard = "1-1 4-3 6-2 3-2"
play = """
G:6-6 G:decline H:pass A:pass B:6-4R C:4-4R C:decline D:pass
E:pass F:pass G:4-2R H:2-1R A:4-1R B:pass C:pass D:pass E:pass
F:pass G:pass H:5-4R A:5-5R A:decline B:pass C:5-0R D:0-0R
D:decline E:6-0R F:pass G:pass H:pass A:pass B:6-3R C:pass D:5-3R
E:6-5R F:pass G:pass H:pass A:pass B:6-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 3-0"
deal.B = "6-0 5-5 2-0"
deal.C = "4-0 3-3 3-1"
deal.D = "5-2 1-1 0-0"
deal.E = "6-5 6-1 5-3"
deal.F = "6-3 5-4 5-0"
deal.G = "6-2 5-1 2-1"
deal.H = "4-4 2-2 1-0"
yard = "4-1 3-2 4-3 4-2"
play = """
A:6-6 A:6-4R B:pass C:4-0R D:0-0R D:decline E:pass F:5-0R G:5-1R
H:1-0R A:3-0R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "6-5 5-5 1-1"
deal.B = "6-3 3-0 2-0"
deal.C = "6-1 2-1 1-0"
deal.D = "5-4 4-2 4-0"
deal.E = "4-4 3-3 2-2"
deal.F = "6-0 5-0 3-2"
deal.G = "6-6 6-4 4-1"
deal.H = "5-3 4-3 3-1"
yard = "6-2 5-1 5-2 0-0"
play = """
G:6-6 G:decline H:pass A:6-5R B:pass C:pass D:5-4R E:4-4R
E:decline F:pass G:4-1R H:3-1R A:pass B:6-3R C:6-1R D:pass E:pass
F:pass G:pass H:pass A:1-1R A:decline B:pass C:2-1R D:4-2R E:pass
F:pass G:6-4R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 8, H = 0 }

[[match.hand]]
opener = "H"
deal.A = "3-3 1-1 0-0"
deal.B = "6-4 5-1 3-0"
deal.C = "6-5 3-1 2-0"
deal.D = "5-4 5-0 4-3"
deal.E = "5-3 4-0 1-0"
deal.F = "6-3 6-0 3-2"
deal.G = "6-2 4-1 2-1"
deal.H = "6-6 4-4 2-2"
yard = "5-2 4-2 6-1 5-5"
play = """
H:6-6 H:decline A:pass B:6-4R C:pass D:5-4R E:5-3R F:6-3R G:6-2R
H:2-2R H:decline A:pass B:pass C:2-0R D:5-0R E:pass F:pass G:pass
H:pass A:pass B:5-1R C:3-1R D:4-3R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "D"
deal.A = "4-2 4-1 3-2"
deal.B = "6-5 6-2 2-2"
deal.C = "5-3 5-2 1-1"
deal.D = "6-0 5-1 4-4"
deal.E = "3-1 2-1 2-0"
deal.F = "6-1 4-0 3-0"
deal.G = "6-4 5-0 0-0"
deal.H = "6-3 5-4 4-3"
yard = "1-0 6-6 5-5 3-3"
play = """
D:4-4 D:decline E:pass F:4-0R G:5-0R H:5-4R A:4-2R B:6-2R C:pass
D:6-0R E:2-0R F:pass G:pass H:pass A:3-2R B:pass C:5-3R D:5-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-2 2-1"
deal.B = "5-0 3-2 1-0"
deal.C = "6-4 6-0 0-0"
deal.D = "6-6 6-2 3-1"
deal.E = "5-3 4-2 4-1"
deal.F = "6-1 3-3 2-0"
deal.G = "6-3 5-1 1-1"
deal.H = "5-4 4-4 2-2"
yard = "5-5 3-0 4-3 4-0"
play = """
D:6-6 D:6-2R E:4-2R F:pass G:pass H:5-4R A:5-2R B:3-2R C:pass
D:3-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-4 4-3 2-1"
deal.B = "6-0 3-3 2-0"
deal.C = "5-4 5-3 4-2"
deal.D = "6-5 5-1 2-2"
deal.E = "5-2 3-2 3-0"
deal.F = "6-6 6-2 3-1"
deal.G = "6-3 4-1 0-0"
deal.H = "6-1 5-5 1-0"
yard = "4-0 5-0 4-4 1-1"
play = """
F:6-6 F:6-2R G:pass H:pass A:2-1R B:pass C:pass D:5-1R E:5-2R
F:pass G:pass H:pass A:pass B:2-0R C:pass D:pass E:3-0R F:3-1R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 8, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "5-3 4-4 1-0"
deal.B = "6-4 6-1 5-4"
deal.C = "6-2 4-0 3-0"
deal.D = "6-5 4-1 2-1"
deal.E = "6-0 3-3 2-0"
deal.F = "6-3 5-0 0-0"
deal.G = "5-5 5-1 2-2"
deal.H = "4-3 3-2 3-1"
yard = "1-1 5-2 6-6 4-2"
play = """
G:5-5 G:decline H:pass A:5-3R B:pass C:3-0R D:pass E:6-0R F:6-3R
G:pass H:4-3R A:4-4R A:decline B:6-4R C:6-2R D:2-1R E:pass F:pass
G:5-1R H:pass A:pass B:5-4R C:4-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 2-1 0-0"
deal.B = "6-5 4-4 1-0"
deal.C = "6-6 6-3 5-5"
deal.D = "5-1 5-0 2-2"
deal.E = "6-1 3-3 1-1"
deal.F = "4-0 3-0 2-0"
deal.G = "5-4 5-2 4-3"
deal.H = "6-0 5-3 3-2"
yard = "6-4 3-1 4-2 4-1"
play = """
C:6-6 C:6-3R D:pass E:3-3R E:decline F:3-0R G:pass H:6-0R A:6-2R
B:pass C:pass D:2-2R D:decline E:pass F:2-0R G:pass H:pass A:0-0R
A:decline B:1-0R C:pass D:5-1R E:pass F:pass G:5-2R H:3-2R A:pass
B:pass C:pass D:pass E:pass F:pass G:4-3R H:pass A:pass B:4-4R
B:decline C:pass D:pass E:pass F:4-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 8, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "4-0 3-3 3-1"
deal.B = "6-4 4-2 3-2"
deal.C = "5-4 4-4 1-0"
deal.D = "6-3 6-2 6-1"
deal.E = "5-3 5-2 5-1"
deal.F = "6-0 5-0 2-0"
deal.G = "6-6 2-2 2-1"
deal.H = "5-5 4-3 3-0"
yard = "4-1 6-5 0-0 1-1"
play = """
G:6-6 G:decline H:pass A:pass B:6-4R C:4-4R C:5-4R D:pass E:5-3R
F:pass G:pass H:4-3R A:4-0R B:pass C:1-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 3-0"
deal.B = "6-5 5-2 4-3"
deal.C = "5-0 4-0 3-2"
deal.D = "6-4 2-1 0-0"
deal.E = "6-1 4-2 2-0"
deal.F = "5-3 3-3 2-2"
deal.G = "6-0 5-1 4-4"
deal.H = "6-3 3-1 1-0"
yard = "5-5 1-1 4-1 6-2"
play = """
A:6-6 A:decline B:6-5R C:5-0R D:0-0R D:decline E:2-0R F:2-2R
F:decline G:pass H:pass A:pass B:5-2R C:pass D:pass E:pass F:5-3R
G:pass H:6-3R A:pass B:pass C:pass D:6-4R E:4-2R F:pass G:pass
H:pass A:pass B:pass C:3-2R D:pass E:pass F:3-3R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 8, G = 0, H = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-4 4-2 4-1"
deal.B = "5-3 5-0 4-0"
deal.C = "6-1 3-1 1-0"
deal.D = "6-4 3-2 2-2"
deal.E = "6-6 5-5 2-0"
deal.F = "5-2 4-3 0-0"
deal.G = "6-3 5-1 3-0"
deal.H = "6-2 3-3 1-1"
yard = "2-1 6-5 6-0 4-4"
play = """
E:6-6 E:decline F:pass G:6-3R H:3-3R H:decline A:pass B:5-3R
C:pass D:pass E:5-5R E:decline F:5-2R G:pass H:6-2R A:pass B:pass
C:6-1R D:pass E:pass F:pass G:5-1R H:pass A:5-4R B:4-0R C:1-0R
D:pass E:pass F:pass G:pass H:1-1R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-4 4-0"
deal.B = "5-2 5-0 4-4"
deal.C = "6-6 4-2 2-2"
deal.D = "5-3 2-0 0-0"
deal.E = "5-1 3-2 3-1"
deal.F = "3-0 1-1 1-0"
deal.G = "6-5 6-3 3-3"
deal.H = "6-4 6-1 4-1"
yard = "6-0 4-3 2-1 5-5"
play = """
C:6-6 C:decline D:pass E:pass F:pass G:6-5R H:pass A:5-4R B:4-4R
B:decline C:4-2R D:2-0R E:pass F:3-0R G:3-3R G:6-3R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 8, H = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-3 0-0"
deal.B = "6-6 6-4 2-1"
deal.C = "5-1 5-0 4-1"
deal.D = "6-2 6-0 5-2"
deal.E = "5-5 4-4 4-3"
deal.F = "3-0 1-1 1-0"
deal.G = "6-5 6-3 4-2"
deal.H = "6-1 3-2 2-2"
yard = "3-3 2-0 3-1 4-0"
play = """
B:6-6 B:6-4R C:4-1R D:pass E:pass F:1-1R F:1-0R G:pass H:pass
A:0-0R A:decline B:pass C:5-0R D:5-2R E:pass F:pass G:4-2R H:pass
A:5-4R B:pass C:5-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-5 3-0"
deal.B = "6-3 6-1 6-0"
deal.C = "4-2 3-3 3-2"
deal.D = "6-6 5-4 0-0"
deal.E = "5-2 4-0 1-1"
deal.F = "4-4 4-3 2-0"
deal.G = "6-4 2-1 1-0"
deal.H = "5-1 5-0 2-2"
yard = "5-3 3-1 4-1 6-5"
play = """
D:6-6 D:decline E:pass F:pass G:6-4R H:pass A:pass B:pass C:4-2R
D:pass E:5-2R F:pass G:pass H:5-1R A:pass B:6-1R C:pass D:pass
E:pass F:pass G:pass H:pass A:6-2R B:pass C:3-2R D:pass E:pass
F:4-3R G:pass H:pass A:pass B:pass C:pass D:5-4R E:pass F:pass
G:pass H:5-0R A:3-0R B:6-3R C:pass D:pass E:pass F:pass G:pass
H:pass A:pass B:6-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-1 4-0 0-0"
deal.B = "6-0 5-3 4-3"
deal.C = "6-2 4-4 1-1"
deal.D = "6-5 5-4 2-0"
deal.E = "6-6 5-0 3-1"
deal.F = "6-1 3-3 3-0"
deal.G = "5-2 4-1 3-2"
deal.H = "5-5 4-2 2-1"
yard = "6-3 1-0 6-4 2-2"
play = """
E:6-6 E:decline F:6-1R G:4-1R H:4-2R A:pass B:pass C:6-2R D:6-5R
E:5-0R F:3-0R G:3-2R H:2-1R A:5-1R B:5-3R C:pass D:pass E:3-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 8, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "H"
deal.A = "6-4 6-2 2-0"
deal.B = "6-0 5-2 4-4"
deal.C = "6-1 4-0 1-0"
deal.D = "6-5 5-4 0-0"
deal.E = "5-1 4-3 2-1"
deal.F = "3-2 3-0 2-2"
deal.G = "5-5 5-3 1-1"
deal.H = "6-6 6-3 3-3"
yard = "5-0 4-1 3-1 4-2"
play = """
H:6-6 H:6-3R A:pass B:pass C:pass D:pass E:4-3R F:pass G:pass
H:pass A:6-4R B:6-0R C:1-0R D:pass E:5-1R F:pass G:5-3R H:3-3R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-3"
deal.B = "6-6 6-4 2-0"
deal.C = "6-2 6-0 5-1"
deal.D = "4-4 4-2 1-1"
deal.E = "6-3 5-5 3-1"
deal.F = "5-2 4-1 2-2"
deal.G = "5-0 4-3 3-3"
deal.H = "5-4 2-1 1-0"
yard = "4-0 0-0 3-2 3-0"
play = """
B:6-6 B:6-4R C:pass D:4-4R D:4-2R E:pass F:5-2R G:5-0R H:1-0R
A:6-1R B:pass C:6-2R D:pass E:pass F:2-2R F:decline G:pass H:2-1R
A:pass B:pass C:5-1R D:pass E:5-5R E:decline F:pass G:pass H:5-4R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "B"
deal.A = "5-2 3-1 0-0"
deal.B = "6-3 4-4 3-2"
deal.C = "6-2 5-4 2-1"
deal.D = "5-1 3-3 2-0"
deal.E = "4-3 3-0 2-2"
deal.F = "5-0 4-1 4-0"
deal.G = "5-3 1-1 1-0"
deal.H = "6-5 6-4 6-0"
yard = "6-6 5-5 6-1 4-2"
play = """
B:4-4 B:decline C:5-4R D:5-1R E:pass F:4-1R G:pass H:6-4R A:pass
B:6-3R C:pass D:3-3R D:decline E:4-3R F:4-0R G:1-0R H:pass A:3-1R
B:3-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "6-2 5-3 4-0"
deal.B = "5-1 4-3 2-0"
deal.C = "6-5 5-4 2-1"
deal.D = "6-1 4-4 0-0"
deal.E = "6-3 4-1 3-1"
deal.F = "5-2 2-2 1-0"
deal.G = "6-6 5-0 3-0"
deal.H = "6-4 3-2 1-1"
yard = "3-3 5-5 4-2 6-0"
play = """
G:6-6 G:decline H:6-4R A:4-0R B:2-0R C:2-1R D:6-1R E:6-3R F:pass
G:3-0R H:pass A:pass B:pass C:pass D:0-0R D:decline E:pass F:1-0R
G:pass H:1-1R H:decline A:pass B:5-1R C:5-4R D:4-4R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-16"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 4, D = 2, E = 4 }
score = { A = 25, B = 15, C = 10, D = 15, E = 10 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 25
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-16"
commitment = "16f6e75ae7192516dc5c3506bde7edea10afb9fa2b223fc7a16b82f2ce19e43f"
secret = "7b17a9732f13dd1cac00ee5e77ba8dfe3f76fa416f9e1a3aacaf13d327c1aee6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "E"
deal.A = "4-2 4-0 2-0"
deal.B = "6-1 5-4 2-1"
deal.C = "5-5 5-3 3-1"
deal.D = "6-5 6-4 5-2"
deal.E = "6-6 6-2 6-0"
yard = "6-3 4-1 4-4 0-0 1-0 3-2 1-1 5-0 2-2 5-1 4-3 3-0 3-3"
play = """
E:6-6 E:6-2R A:4-2R B:5-4R C:5-5R C:5-3R D:pass E:pass A:pass
B:pass C:3-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "4-3 4-2 2-1"
deal.B = "5-5 5-3 3-0"
deal.C = "4-1 4-0 3-1"
deal.D = "6-3 5-1 1-1"
deal.E = "6-6 5-0 3-2"
yard = "6-5 5-2 6-1 1-0 6-2 3-3 2-0 6-4 0-0 5-4 4-4 2-2 6-0"
play = """
E:6-6 E:decline A:pass B:pass C:pass D:6-3R E:3-2R A:4-2R B:pass
C:4-1R D:1-1R D:5-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-2 4-4"
deal.B = "6-6 3-3 3-0"
deal.C = "6-5 4-0 1-1"
deal.D = "6-3 5-1 5-0"
deal.E = "5-5 4-2 1-0"
yard = "0-0 2-0 4-1 3-1 6-2 2-1 4-3 5-4 6-1 2-2 5-3 3-2 6-0"
play = """
B:6-6 B:decline C:6-5R D:5-1R E:1-0R A:pass B:3-0R C:pass D:6-3R
E:pass A:6-4R B:pass C:4-0R D:5-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-2 5-0"
deal.B = "6-1 4-1 0-0"
deal.C = "6-4 6-0 3-2"
deal.D = "5-1 3-1 1-0"
deal.E = "6-2 4-2 2-1"
yard = "6-6 4-4 6-5 4-3 5-3 5-4 4-0 2-0 2-2 3-0 6-3 3-3 1-1"
play = """
A:5-5 A:5-2R B:pass C:3-2R D:3-1R E:2-1R A:pass B:pass C:pass
D:pass E:6-2R A:pass B:6-1R C:pass D:5-1R E:pass A:5-0R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-3 3-1 2-1"
deal.B = "3-0 1-1 1-0"
deal.C = "6-1 5-4 4-1"
deal.D = "6-4 6-0 4-4"
deal.E = "6-6 6-2 5-2"
yard = "5-1 5-5 3-2 5-0 2-2 0-0 5-3 4-0 2-0 4-2 4-3 3-3 6-5"
play = """
E:6-6 E:6-2R A:2-1R B:1-0R C:pass D:6-0R E:pass A:6-3R B:3-0R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-4 5-1"
deal.B = "4-4 3-2 1-1"
deal.C = "4-1 3-1 1-0"
deal.D = "6-4 5-3 3-0"
deal.E = "6-1 2-0 0-0"
yard = "6-5 4-2 5-2 5-0 3-3 6-6 6-2 5-5 4-0 2-2 2-1 4-3 6-3"
play = """
B:4-4 B:decline C:4-1R D:pass E:6-1R A:6-0R B:pass C:1-0R D:pass
E:pass A:5-1R B:pass C:pass D:5-3R E:pass A:pass B:3-2R C:pass
D:pass E:2-0R A:pass B:pass C:pass D:3-0R E:pass A:pass B:pass
C:3-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-3"
deal.B = "6-2 5-2 3-3"
deal.C = "5-0 3-0 2-2"
deal.D = "6-4 5-4 5-1"
deal.E = "6-3 4-3 3-2"
yard = "2-1 4-1 4-2 3-1 5-5 1-1 6-6 4-0 6-5 1-0 4-4 2-0 0-0"
play = """
B:3-3 B:decline C:3-0R D:pass E:pass A:6-0R B:6-2R C:2-2R
C:decline D:pass E:3-2R A:5-3R B:5-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-1 4-3 3-0"
deal.B = "2-1 1-1 0-0"
deal.C = "6-3 6-0 5-3"
deal.D = "4-0 3-3 2-2"
deal.E = "6-6 5-0 4-4"
yard = "3-1 3-2 2-0 5-5 6-1 6-4 6-2 5-2 4-2 4-1 6-5 1-0 5-4"
play = """
E:6-6 E:decline A:pass B:pass C:6-3R D:3-3R D:decline E:pass
A:4-3R B:pass C:pass D:4-0R E:5-0R A:5-1R B:1-1R B:2-1R C:pass
D:2-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 4-3 3-2"
deal.B = "6-6 4-0 1-1"
deal.C = "6-5 6-4 6-1"
deal.D = "4-2 3-0 1-0"
deal.E = "5-2 3-3 2-0"
yard = "5-0 0-0 6-3 6-2 2-1 4-1 2-2 5-1 5-4 4-4 6-0 3-1 5-3"
play = """
B:6-6 B:decline C:6-5R D:pass E:5-2R A:3-2R B:pass C:pass D:3-0R
E:2-0R A:pass B:pass C:pass D:4-2R E:pass A:4-3R B:pass C:pass
D:pass E:3-3R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-2 2-2"
deal.B = "6-6 6-4 4-2"
deal.C = "5-5 2-0 1-0"
deal.D = "6-3 6-1 3-2"
deal.E = "6-0 4-1 1-1"
yard = "2-1 3-1 5-1 3-3 4-3 6-5 0-0 4-0 5-3 5-4 5-0 3-0 4-4"
play = """
B:6-6 B:6-4R C:pass D:pass E:4-1R A:pass B:pass C:1-0R D:pass
E:6-0R A:6-2R B:4-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-4 2-1 0-0"
deal.B = "4-2 4-1 3-3"
deal.C = "5-0 3-1 2-2"
deal.D = "6-1 4-3 4-0"
deal.E = "6-6 2-0 1-1"
yard = "6-5 3-2 6-0 6-2 5-3 5-5 3-0 5-2 1-0 5-4 4-4 5-1 6-3"
play = """
E:6-6 E:decline A:6-4R B:4-2R C:2-2R C:decline D:pass E:2-0R
A:0-0R A:decline B:pass C:5-0R
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "E"
deal.A = "6-2 4-1 1-1"
deal.B = "4-4 3-2 0-0"
deal.C = "4-3 4-2 2-0"
deal.D = "6-4 5-2 2-1"
deal.E = "6-5 5-5 5-3"
yard = "4-0 6-6 6-0 6-1 5-4 5-0 3-3 3-1 6-3 1-0 5-1 2-2 3-0"
play = """
E:5-5 E:6-5R A:6-2R B:3-2R C:4-3R D:6-4R
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 4-3 2-1"
deal.B = "6-5 3-1 3-0"
deal.C = "5-0 4-2 0-0"
deal.D = "6-2 5-2 4-4"
deal.E = "4-0 2-2 1-1"
yard = "6-4 1-0 6-3 5-1 4-1 6-0 3-3 5-4 5-5 3-2 6-6 2-0 5-3"
play = """
D:4-4 D:decline E:4-0R A:pass B:3-0R C:pass D:pass E:pass A:4-3R
B:pass C:4-2R D:6-2R E:pass A:6-1R B:3-1R
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "2-2 2-0 0-0"
deal.B = "6-6 5-4 3-3"
deal.C = "6-3 6-2 4-2"
deal.D = "6-5 3-1 1-0"
deal.E = "6-4 5-0 4-4"
yard = "5-2 5-3 3-2 4-0 5-5 6-1 2-1 6-0 5-1 4-3 3-0 4-1 1-1"
play = """
B:6-6 B:decline C:6-3R D:3-1R E:pass A:pass B:pass C:pass D:1-0R
E:5-0R A:pass B:5-4R C:4-2R D:pass E:pass A:2-2R A:2-0R B:pass
C:pass D:pass E:pass A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-4 4-1 3-0"
deal.B = "4-3 3-1 0-0"
deal.C = "5-4 4-2 4-0"
deal.D = "6-2 6-1 3-3"
deal.E = "6-5 5-2 4-4"
yard = "1-1 2-2 5-3 2-1 3-2 5-5 5-1 6-6 1-0 5-0 2-0 6-0 6-3"
play = """
E:4-4 E:decline A:6-4R B:pass C:pass D:6-2R E:5-2R A:pass B:pass
C:5-4R D:pass E:pass A:4-1R B:3-1R C:pass D:3-3R D:decline E:pass
A:3-0R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-17"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random", F = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 6, B = 2, C = 1, D = 2, E = 2, F = 5 }
score = { A = 6, B = 24, C = 30, D = 24, E = 24, F = 18 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 30
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-17"
commitment = "65fa2282daa01ca12f4c2bc62c9e5d4e487a02f3d6f98703d2f5cbe54f42c2a3"
secret = "cb54ddcdfee17e88dfce9597c888a664eae01334335df186afbb6773f0accab8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "5-0 3-3 2-2"
deal.B = "6-5 4-2 1-1"
deal.C = "5-2 4-4 3-1"
deal.D = "6-1 5-5 4-3"
deal.E = "5-4 5-1 4-1"
deal.F = "4-0 2-1 2-0"
yard = "0-0 5-3 3-0 1-0 6-2 6-4 6-6 6-3 3-2 6-0"
play = """
D:5-5 D:decline E:5-4R F:4-0R A:5-0R B:6-5R C:pass D:6-1R E:4-1R
F:pass A:pass B:4-2R C:5-2R D:pass E:5-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-2 2-1"
deal.B = "6-6 6-1 4-1"
deal.C = "6-5 6-0 5-5"
deal.D = "5-0 4-4 4-0"
deal.E = "6-4 5-4 1-0"
deal.F = "6-2 3-0 1-1"
yard = "6-3 5-1 2-2 4-2 4-3 3-1 0-0 2-0 3-2 3-3"
play = """
B:6-6 B:6-1R C:pass D:pass E:1-0R F:3-0R A:5-3R B:pass C:5-5R
C:6-5R D:pass E:6-4R F:pass A:pass B:4-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-1 2-1 1-1"
deal.B = "6-5 3-0 2-0"
deal.C = "5-3 4-0 3-1"
deal.D = "6-0 1-0 0-0"
deal.E = "5-5 4-4 2-2"
deal.F = "5-1 3-3 3-2"
yard = "4-2 5-0 5-4 6-3 6-4 5-2 4-1 6-6 4-3 6-2"
play = """
E:5-5 E:decline F:5-1R A:1-1R A:2-1R B:2-0R C:4-0R D:pass E:4-4R
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "3-1 3-0 2-2"
deal.B = "3-2 2-0 1-1"
deal.C = "6-6 4-4 4-0"
deal.D = "6-5 6-1 5-0"
deal.E = "5-5 4-3 4-1"
deal.F = "5-3 1-0 0-0"
yard = "3-3 4-2 6-0 5-4 5-2 2-1 5-1 6-4 6-3 6-2"
play = """
C:6-6 C:decline D:6-5R E:5-5R E:decline F:5-3R A:3-1R B:1-1R
B:decline C:pass D:6-1R
"""
end = "blocked"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "E"
deal.A = "6-2 6-1 4-0"
deal.B = "6-3 6-0 3-0"
deal.C = "5-3 3-2 2-0"
deal.D = "6-5 2-2 2-1"
deal.E = "4-4 4-2 3-1"
deal.F = "5-1 1-1 1-0"
yard = "5-4 4-3 6-6 3-3 6-4 0-0 4-1 5-0 5-2 5-5"
play = """
E:4-4 E:4-2R F:pass A:6-2R B:6-3R C:3-2R D:2-2R D:2-1R E:3-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-1 6-0 3-0"
deal.B = "6-2 4-1 2-2"
deal.C = "5-4 5-2 1-1"
deal.D = "5-1 4-3 1-0"
deal.E = "5-5 4-0 2-1"
deal.F = "6-6 6-3 0-0"
yard = "4-4 3-1 2-0 3-2 4-2 5-3 3-3 5-0 6-4 6-5"
play = """
F:6-6 F:6-3R A:3-0R B:pass C:pass D:1-0R E:2-1R F:pass A:pass
B:6-2R C:pass D:pass E:pass F:pass A:6-0R B:pass C:pass D:pass
E:4-0R F:pass A:pass B:4-1R C:1-1R C:decline D:5-1R E:5-5R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-1 4-4 3-3"
deal.B = "6-6 6-5 6-4"
deal.C = "4-1 3-2 0-0"
deal.D = "6-3 3-1 3-0"
deal.E = "5-4 4-3 2-1"
deal.F = "6-1 5-3 2-2"
yard = "1-0 6-0 5-2 5-5 4-2 6-2 2-0 1-1 5-0 4-0"
play = """
B:6-6 B:6-5R C:pass D:pass E:5-4R F:pass A:4-4R A:decline B:6-4R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-4 5-3 4-2"
deal.B = "6-0 4-3 1-1"
deal.C = "6-5 5-2 4-1"
deal.D = "5-0 2-2 2-0"
deal.E = "4-0 3-3 3-0"
deal.F = "6-2 5-5 4-4"
yard = "3-2 5-1 6-1 0-0 6-3 3-1 6-6 2-1 5-4 1-0"
play = """
F:5-5 F:decline A:5-3R B:4-3R C:4-1R D:pass E:pass F:pass A:pass
B:1-1R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "4-3 3-3 0-0"
deal.B = "5-1 2-0 1-0"
deal.C = "6-5 6-2 3-0"
deal.D = "6-1 5-0 4-0"
deal.E = "5-4 3-2 3-1"
deal.F = "6-3 5-3 1-1"
yard = "5-2 6-4 6-0 5-5 2-2 6-6 4-2 2-1 4-4 4-1"
play = """
A:3-3 A:decline B:pass C:3-0R D:5-0R E:5-4R F:pass A:4-3R B:pass
C:pass D:pass E:3-1R F:1-1R F:decline A:pass B:5-1R C:6-5R D:6-1R
E:pass F:pass A:pass B:1-0R C:pass D:4-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 4-1 1-1"
deal.B = "5-3 5-1 5-0"
deal.C = "6-6 4-3 1-0"
deal.D = "6-4 4-4 4-0"
deal.E = "5-5 4-2 3-0"
deal.F = "6-5 2-2 0-0"
yard = "5-2 6-2 5-4 6-3 3-2 3-1 2-1 3-3 2-0 6-0"
play = """
C:6-6 C:decline D:6-4R E:4-2R F:2-2R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 4-0 3-3"
deal.B = "5-5 4-1 3-2"
deal.C = "6-1 6-0 5-0"
deal.D = "6-3 5-4 2-1"
deal.E = "6-2 5-2 2-0"
deal.F = "4-3 1-1 0-0"
yard = "3-1 5-3 1-0 3-0 6-4 4-2 2-2 5-1 6-5 4-4"
play = """
A:6-6 A:decline B:pass C:6-0R D:pass E:2-0R F:pass A:pass B:3-2R
C:pass D:6-3R E:6-2R F:pass A:pass B:pass C:pass D:2-1R E:pass
F:1-1R F:decline A:pass B:4-1R C:pass D:5-4R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 4-4 4-0"
deal.B = "3-2 3-1 3-0"
deal.C = "5-0 1-1 0-0"
deal.D = "6-5 5-4 5-3"
deal.E = "5-1 3-3 2-1"
deal.F = "5-2 4-2 2-2"
yard = "6-6 6-4 5-5 6-1 4-1 1-0 6-3 4-3 2-0 6-2"
play = """
A:4-4 A:decline B:pass C:pass D:5-4R E:5-1R F:pass A:pass B:3-1R
C:pass D:5-3R E:pass F:5-2R A:pass B:3-2R C:pass D:pass E:3-3R
E:decline F:pass A:pass B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-2 4-4 3-1"
deal.B = "6-1 5-4 3-3"
deal.C = "5-5 5-2 4-0"
deal.D = "6-0 4-3 3-2"
deal.E = "6-6 2-2 0-0"
deal.F = "2-1 2-0 1-1"
yard = "6-4 6-5 5-1 4-1 5-3 3-0 5-0 6-3 4-2 1-0"
play = """
E:6-6 E:decline F:pass A:6-2R B:pass C:5-2R D:pass E:pass F:pass
A:pass B:5-4R C:4-0R D:6-0R E:pass F:pass A:pass B:6-1R C:pass
D:pass E:pass F:2-1R A:pass B:pass C:pass D:3-2R E:pass F:pass
A:3-1R B:pass C:pass D:pass E:pass F:1-1R
"""
end = "blocked"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-1 4-3 2-0"
deal.B = "6-3 5-0 3-3"
deal.C = "6-6 5-3 1-0"
deal.D = "6-0 5-5 3-0"
deal.E = "5-1 2-1 1-1"
deal.F = "5-4 4-2 0-0"
yard = "6-4 6-5 5-2 4-0 6-2 3-1 2-2 4-1 4-4 3-2"
play = """
C:6-6 C:decline D:6-0R E:pass F:0-0R F:decline A:2-0R B:pass
C:pass D:pass E:2-1R F:pass A:6-1R B:6-3R C:5-3R D:5-5R D:decline
E:5-1R F:pass A:pass B:pass C:1-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-3 5-2"
deal.B = "6-3 6-2 6-0"
deal.C = "6-4 4-1 4-0"
deal.D = "6-6 6-5 3-3"
deal.E = "5-4 4-4 2-0"
deal.F = "5-0 3-0 1-0"
yard = "5-5 0-0 1-1 3-1 4-2 5-1 4-3 2-1 2-2 3-2"
play = """
D:6-6 D:6-5R E:5-4R F:pass A:pass B:pass C:6-4R D:pass E:pass
F:pass A:6-1R B:pass C:4-1R D:pass E:4-4R E:decline F:pass A:pass
B:pass C:4-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-1 4-2 2-1"
deal.B = "6-2 3-3 3-2"
deal.C = "6-6 6-1 1-1"
deal.D = "4-4 1-0 0-0"
deal.E = "5-4 4-1 3-1"
deal.F = "6-4 3-0 2-0"
yard = "5-0 6-5 5-2 5-3 6-3 5-5 4-0 4-3 2-2 6-0"
play = """
C:6-6 C:6-1R D:1-0R E:pass F:3-0R A:pass B:3-3R B:3-2R C:pass
D:pass E:pass F:2-0R A:pass B:pass C:pass D:0-0R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 3-1"
deal.B = "5-4 4-3 1-0"
deal.C = "6-4 3-3 2-2"
deal.D = "6-3 5-0 2-0"
deal.E = "5-2 4-1 2-1"
deal.F = "6-2 4-0 0-0"
yard = "3-2 6-6 5-1 6-1 4-2 6-5 3-0 1-1 5-3 4-4"
play = """
A:5-5 A:decline B:5-4R C:6-4R D:6-3R E:pass F:pass A:3-1R B:1-0R
C:pass D:5-0R E:5-2R F:6-2R A:6-0R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 4-3 2-2"
deal.B = "6-3 3-0 1-1"
deal.C = "5-1 4-0 3-3"
deal.D = "5-5 3-2 3-1"
deal.E = "6-5 5-4 5-3"
deal.F = "6-2 5-2 5-0"
yard = "2-1 4-1 1-0 4-2 6-6 0-0 6-0 4-4 2-0 6-4"
play = """
D:5-5 D:decline E:5-3R F:pass A:4-3R B:pass C:4-0R D:pass E:pass
F:5-0R A:pass B:pass C:5-1R D:3-1R E:pass F:pass A:pass B:6-3R
C:pass D:pass E:6-5R F:5-2R A:2-2R A:decline B:pass C:pass D:3-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 2-2 1-0"
deal.B = "4-4 3-2 2-1"
deal.C = "4-0 3-1 0-0"
deal.D = "6-6 5-4 5-2"
deal.E = "4-3 4-1 3-0"
deal.F = "5-3 4-2 2-0"
yard = "6-2 1-1 5-1 5-0 6-3 6-4 3-3 6-5 6-1 5-5"
play = """
D:6-6 D:decline E:pass F:pass A:6-0R B:pass C:0-0R C:4-0R D:5-4R
E:pass F:5-3R A:pass B:3-2R C:pass D:5-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-0 1-1"
deal.B = "5-0 4-2 4-1"
deal.C = "4-3 2-0 1-0"
deal.D = "5-3 4-4 2-2"
deal.E = "3-2 3-1 2-1"
deal.F = "6-1 4-0 3-0"
yard = "3-3 5-1 5-2 0-0 6-6 6-5 5-5 5-4 6-2 6-3"
play = """
D:4-4 D:decline E:pass F:4-0R A:6-0R B:pass C:pass D:pass E:pass
F:6-1R A:1-1R A:decline B:4-1R C:4-3R D:5-3R E:pass F:pass A:pass
B:5-0R C:1-0R D:pass E:3-1R F:3-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 4-1"
deal.B = "6-3 5-0 0-0"
deal.C = "6-6 5-2 2-0"
deal.D = "5-4 5-3 4-4"
deal.E = "6-4 6-2 4-2"
deal.F = "4-3 4-0 2-2"
yard = "1-0 2-1 6-0 1-1 3-1 3-3 3-0 5-1 3-2 6-1"
play = """
C:6-6 C:decline D:pass E:6-2R F:2-2R F:decline A:pass B:pass
C:5-2R D:5-4R E:4-2R F:pass A:pass B:pass C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-18"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy", F = "balanced", G = "first" }
ended = "completed"
result = "E"
ranks = { A = 7, B = 2, C = 4, D = 4, E = 1, F = 3, G = 4 }
score = { A = 0, B = 21, C = 7, D = 7, E = 35, F = 14, G = 7 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 35
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-18"
commitment = "8ad54ad234b5d387b0a462722cf4e228b61892d9474ebd1384eae966cf756ff1"
secret = "d8ed68d07c1c633ccebf7a070d1c52b802cc5749eb5f4ad0812e695d80bbe0ce"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 5-1 0-0"
deal.B = "6-6 6-5 4-0"
deal.C = "6-3 4-1 3-3"
deal.D = "6-2 5-2 2-0"
deal.E = "5-0 4-3 2-2"
deal.F = "4-2 2-1 1-1"
deal.G = "6-0 3-1 3-0"
yard = "1-0 4-4 6-1 5-5 5-3 3-2 5-4"
play = """
B:6-6 B:6-5R C:pass D:5-2R E:2-2R E:decline F:2-1R G:3-1R A:pass
B:pass C:6-3R D:6-2R E:pass F:4-2R G:pass A:6-4R B:pass C:pass
D:pass E:pass F:pass G:6-0R A:0-0R A:decline B:4-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 3-3 3-0"
deal.B = "6-4 4-3 2-2"
deal.C = "6-0 4-4 2-0"
deal.D = "6-3 5-5 4-2"
deal.E = "6-5 6-2 1-0"
deal.F = "6-1 5-4 3-1"
deal.G = "5-0 4-1 2-1"
yard = "5-3 1-1 4-0 3-2 5-2 0-0 5-1"
play = """
A:6-6 A:decline B:6-4R C:4-4R C:decline D:4-2R E:6-2R F:6-1R
G:4-1R A:pass B:4-3R C:pass D:6-3R E:6-5R F:5-4R
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 4-2"
deal.B = "4-0 3-0 0-0"
deal.C = "6-1 6-0 5-0"
deal.D = "6-4 5-3 4-4"
deal.E = "6-5 6-3 3-2"
deal.F = "4-3 3-3 2-0"
deal.G = "4-1 3-1 2-2"
yard = "1-0 5-2 5-1 2-1 1-1 6-6 6-2"
play = """
A:5-5 A:5-4R B:4-0R C:6-0R D:6-4R E:pass F:4-3R G:3-1R A:pass
B:pass C:6-1R D:pass E:6-5R F:pass G:pass A:pass B:pass C:5-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 4-3 3-2"
deal.B = "5-5 5-4 5-3"
deal.C = "6-0 4-1 4-0"
deal.D = "6-2 4-2 1-0"
deal.E = "6-3 3-3 2-2"
deal.F = "3-1 2-1 2-0"
deal.G = "6-5 6-1 5-0"
yard = "5-2 3-0 6-6 0-0 1-1 5-1 4-4"
play = """
B:5-5 B:5-4R C:4-1R D:1-0R E:pass F:2-0R G:pass A:3-2R B:5-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-4 4-0 3-3"
deal.B = "5-1 4-2 2-0"
deal.C = "6-4 5-2 0-0"
deal.D = "4-4 3-1 1-0"
deal.E = "6-6 4-3 3-0"
deal.F = "6-0 5-3 1-1"
deal.G = "6-5 5-0 2-1"
yard = "6-3 2-2 6-1 6-2 4-1 3-2 5-5"
play = """
E:6-6 E:decline F:6-0R G:5-0R A:5-4R B:4-2R C:5-2R D:pass E:pass
F:5-3R G:pass A:3-3R A:decline B:pass C:pass D:3-1R E:pass F:1-1R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 7, G = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 3-0"
deal.B = "6-6 6-1 0-0"
deal.C = "4-0 3-1 1-0"
deal.D = "6-2 2-1 2-0"
deal.E = "3-2 2-2 1-1"
deal.F = "6-3 5-4 4-1"
deal.G = "6-5 5-2 5-0"
yard = "4-4 5-1 4-2 6-4 4-3 3-3 6-0"
play = """
B:6-6 B:6-1R C:3-1R D:pass E:3-2R F:pass G:5-2R A:5-5R A:5-3R
B:pass C:pass D:pass E:pass F:6-3R G:6-5R A:pass B:pass C:pass
D:pass E:pass F:5-4R G:pass A:pass B:pass C:4-0R D:2-0R E:2-2R
E:decline F:pass G:pass A:pass B:pass C:pass D:6-2R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 4-1 4-0"
deal.B = "6-3 5-1 1-1"
deal.C = "6-6 5-0 3-3"
deal.D = "5-4 4-4 3-1"
deal.E = "3-0 2-2 0-0"
deal.F = "6-5 6-4 3-2"
deal.G = "6-2 6-0 4-2"
yard = "2-1 6-1 5-2 4-3 1-0 5-3 2-0"
play = """
C:6-6 C:decline D:pass E:pass F:6-5R G:pass A:5-5R A:decline
B:5-1R C:pass D:3-1R E:3-0R F:pass G:6-0R A:pass B:6-3R C:3-3R
C:decline D:pass E:pass F:3-2R G:6-2R A:pass B:pass C:pass D:pass
E:pass F:6-4R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 7, G = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-0 4-1 2-0"
deal.B = "6-2 4-2 1-1"
deal.C = "6-5 2-2 2-1"
deal.D = "5-3 5-1 0-0"
deal.E = "4-4 4-3 1-0"
deal.F = "6-6 4-0 3-0"
deal.G = "6-3 5-2 5-0"
yard = "5-5 3-3 3-2 6-4 5-4 6-1 3-1"
play = """
F:6-6 F:decline G:6-3R A:pass B:pass C:pass D:5-3R E:pass F:pass
G:5-2R A:2-0R B:pass C:pass D:0-0R D:decline E:1-0R F:pass G:pass
A:4-1R B:4-2R C:2-2R C:2-1R D:5-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 7, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-5 4-3 2-2"
deal.B = "5-4 3-3 3-2"
deal.C = "6-0 5-2 5-0"
deal.D = "6-3 5-1 1-1"
deal.E = "6-6 6-5 4-0"
deal.F = "6-1 3-1 1-0"
deal.G = "4-4 4-2 3-0"
yard = "6-2 6-4 4-1 2-1 5-3 2-0 0-0"
play = """
E:6-6 E:6-5R F:pass G:pass A:5-5R A:decline B:5-4R C:pass D:pass
E:4-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 3-0"
deal.B = "2-1 1-0 0-0"
deal.C = "4-1 3-2 2-2"
deal.D = "5-3 4-4 3-3"
deal.E = "6-5 5-1 3-1"
deal.F = "6-2 5-4 1-1"
deal.G = "6-1 5-0 2-0"
yard = "4-2 6-0 6-4 5-5 6-3 4-3 4-0"
play = """
A:6-6 A:decline B:pass C:pass D:pass E:6-5R F:5-4R G:pass A:pass
B:pass C:4-1R D:pass E:5-1R F:pass G:5-0R A:3-0R B:pass C:3-2R
D:pass E:pass F:6-2R G:6-1R A:pass B:1-0R C:pass D:pass E:pass
F:pass G:2-0R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "C"
deal.A = "5-0 4-2 0-0"
deal.B = "3-0 2-1 2-0"
deal.C = "5-5 4-0 1-0"
deal.D = "5-4 4-3 3-3"
deal.E = "6-0 4-4 1-1"
deal.F = "5-3 5-2 3-2"
deal.G = "4-1 3-1 2-2"
yard = "6-3 6-2 6-1 6-6 5-1 6-5 6-4"
play = """
C:5-5 C:decline D:5-4R E:4-4R E:decline F:pass G:4-1R A:pass
B:2-1R C:pass D:pass E:pass F:5-2R G:pass A:5-0R B:2-0R C:pass
D:pass E:pass F:3-2R G:3-1R A:pass B:pass C:1-0R D:pass E:6-0R
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-1 3-1 2-1"
deal.B = "5-0 4-4 2-2"
deal.C = "6-4 6-0 5-3"
deal.D = "6-5 5-2 2-0"
deal.E = "6-3 4-3 1-0"
deal.F = "6-6 5-1 1-1"
deal.G = "4-1 3-3 3-2"
yard = "5-5 6-2 4-2 4-0 3-0 0-0 5-4"
play = """
F:6-6 F:decline G:pass A:6-1R B:pass C:pass D:pass E:1-0R F:pass
G:pass A:pass B:5-0R C:5-3R D:pass E:6-3R F:pass G:pass A:pass
B:pass C:6-4R D:pass E:4-3R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "G"
deal.A = "4-3 4-1 1-1"
deal.B = "5-3 5-0 3-0"
deal.C = "5-4 4-0 2-2"
deal.D = "6-1 5-5 3-3"
deal.E = "5-2 4-4 2-1"
deal.F = "3-1 1-0 0-0"
deal.G = "6-6 6-0 5-1"
yard = "6-3 3-2 4-2 6-4 6-2 6-5 2-0"
play = """
G:6-6 G:6-0R A:pass B:5-0R C:5-4R D:pass E:4-4R E:decline F:pass
G:pass A:4-3R B:5-3R C:pass D:5-5R D:decline E:5-2R F:pass G:pass
A:pass B:pass C:2-2R C:decline D:pass E:2-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-19"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first", G = "random", H = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 6, C = 1, D = 2, E = 7, F = 4, G = 7, H = 4 }
score = { A = 24, B = 8, C = 40, D = 24, E = 0, F = 16, G = 0, H = 16 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 40
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-19"
commitment = "cca3a699cc0a0c69780bba3674b88982fc9926e58bd3b4469c76970b88da2115"
secret = "be77f483da14fa24bea7c0650ed0fdff28f6dfa656d15292e56f7e5cb8ab135c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-1 1-1"
deal.B = "5-5 5-4 4-2"
deal.C = "6-4 3-3 3-2"
deal.D = "6-2 5-3 1-0"
deal.E = "6-3 5-0 3-0"
deal.F = "6-5 5-2 4-3"
deal.G = "4-4 2-1 0-0"
deal.H = "6-0 4-0 2-0"
yard = "2-2 4-1 6-1 3-1"
play = """
A:6-6 A:decline B:pass C:6-4R D:pass E:pass F:4-3R G:pass H:pass
A:pass B:pass C:3-2R D:6-2R E:6-3R F:pass G:pass H:pass A:pass
B:pass C:3-3R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-2 3-1 1-0"
deal.B = "5-5 5-2 1-1"
deal.C = "6-6 5-1 4-0"
deal.D = "6-2 6-1 3-2"
deal.E = "5-3 4-3 4-1"
deal.F = "6-4 3-3 2-1"
deal.G = "6-0 3-0 2-0"
deal.H = "6-5 5-0 2-2"
yard = "4-4 5-4 0-0 6-3"
play = """
C:6-6 C:decline D:6-2R E:pass F:2-1R G:pass H:pass A:3-1R B:pass
C:pass D:3-2R E:pass F:pass G:2-0R H:5-0R A:pass B:5-5R B:5-2R
C:pass D:pass E:pass F:pass G:pass H:2-2R H:decline A:4-2R B:pass
C:4-0R D:pass E:pass F:pass G:6-0R H:6-5R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "C"
deal.A = "5-5 4-3 4-1"
deal.B = "6-4 5-2 3-2"
deal.C = "6-6 5-3 2-1"
deal.D = "6-2 3-3 2-2"
deal.E = "5-1 3-1 1-1"
deal.F = "6-5 6-3 3-0"
deal.G = "6-1 5-4 0-0"
deal.H = "6-0 4-2 1-0"
yard = "2-0 4-4 5-0 4-0"
play = """
C:6-6 C:decline D:6-2R E:pass F:pass G:pass H:4-2R A:4-3R B:3-2R
C:2-1R D:pass E:1-1R E:3-1R F:6-3R G:6-1R H:1-0R A:pass B:pass
C:pass D:pass E:pass F:3-0R G:pass H:pass A:pass B:pass C:5-3R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-2"
deal.B = "6-2 6-0 5-0"
deal.C = "3-3 1-0 0-0"
deal.D = "5-4 4-2 1-1"
deal.E = "6-5 5-3 4-3"
deal.F = "4-1 4-0 3-2"
deal.G = "6-4 6-1 2-0"
deal.H = "3-0 2-2 2-1"
yard = "3-1 4-4 6-3 5-1"
play = """
A:6-6 A:decline B:6-2R C:pass D:4-2R E:4-3R F:3-2R G:2-0R H:3-0R
A:pass B:pass C:3-3R C:decline D:pass E:5-3R F:pass G:pass H:pass
A:5-5R A:5-2R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-3 4-4 3-3"
deal.B = "4-3 1-1 0-0"
deal.C = "6-1 5-3 2-0"
deal.D = "6-5 3-1 2-2"
deal.E = "6-0 5-5 3-0"
deal.F = "6-6 2-1 1-0"
deal.G = "5-4 5-1 4-2"
deal.H = "6-2 5-2 3-2"
yard = "5-0 4-0 4-1 6-4"
play = """
F:6-6 F:decline G:pass H:6-2R A:pass B:pass C:2-0R D:pass E:6-0R
F:pass G:pass H:pass A:6-3R B:4-3R C:pass D:pass E:pass F:pass
G:4-2R H:5-2R A:pass B:pass C:5-3R D:3-1R E:pass F:2-1R G:pass
H:3-2R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "E"
deal.A = "6-4 3-1 0-0"
deal.B = "6-3 2-0 1-1"
deal.C = "6-2 6-1 4-0"
deal.D = "5-4 5-0 4-2"
deal.E = "5-5 4-4 3-0"
deal.F = "6-5 6-0 2-2"
deal.G = "5-2 5-1 3-2"
deal.H = "3-3 2-1 1-0"
yard = "5-3 4-1 6-6 4-3"
play = """
E:5-5 E:decline F:6-5R G:pass H:pass A:6-4R B:pass C:4-0R D:5-0R
E:pass F:pass G:5-1R H:2-1R A:pass B:2-0R C:pass D:pass E:3-0R
F:pass G:3-2R H:pass A:pass B:pass C:6-2R D:pass E:pass F:6-0R
G:pass H:1-0R A:3-1R B:6-3R C:6-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 4-4 4-3"
deal.B = "5-4 3-3 3-1"
deal.C = "6-3 4-0 2-0"
deal.D = "6-6 6-2 5-5"
deal.E = "6-5 6-1 1-1"
deal.F = "3-2 3-0 2-2"
deal.G = "5-1 4-1 1-0"
deal.H = "6-4 5-3 5-2"
yard = "4-2 5-0 2-1 0-0"
play = """
D:6-6 D:6-2R E:pass F:3-2R G:pass H:5-3R A:pass B:5-4R C:4-0R
D:pass E:pass F:3-0R G:pass H:pass A:4-3R B:pass C:pass D:pass
E:pass F:pass G:4-1R H:pass A:pass B:3-1R C:6-3R D:pass E:6-1R
F:pass G:5-1R H:5-2R A:pass B:pass C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 4-0"
deal.B = "4-1 2-1 1-0"
deal.C = "6-3 5-3 3-0"
deal.D = "5-0 2-2 0-0"
deal.E = "6-2 5-1 3-1"
deal.F = "5-2 4-4 4-2"
deal.G = "6-5 5-5 3-2"
deal.H = "6-4 5-4 4-3"
yard = "3-3 6-0 1-1 2-0"
play = """
A:6-6 A:6-1R B:4-1R C:pass D:pass E:pass F:4-4R F:4-2R G:3-2R
H:4-3R A:4-0R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-1 4-2 1-0"
deal.B = "4-0 3-3 2-1"
deal.C = "6-6 5-2 2-2"
deal.D = "6-2 4-1 2-0"
deal.E = "6-1 5-4 3-1"
deal.F = "6-0 3-0 0-0"
deal.G = "6-4 5-5 4-4"
deal.H = "6-5 5-0 4-3"
yard = "3-2 5-3 6-3 1-1"
play = """
C:6-6 C:decline D:6-2R E:pass F:pass G:pass H:pass A:4-2R B:4-0R
C:pass D:2-0R E:pass F:pass G:pass H:pass A:pass B:2-1R C:pass
D:4-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 4-3"
deal.B = "5-3 4-4 3-1"
deal.C = "6-3 6-2 2-2"
deal.D = "4-0 3-2 2-0"
deal.E = "6-4 4-2 3-0"
deal.F = "5-2 2-1 1-1"
deal.G = "6-5 5-1 3-3"
deal.H = "5-5 5-4 0-0"
yard = "6-0 4-1 1-0 5-0"
play = """
A:6-6 A:6-1R B:3-1R C:6-3R D:pass E:6-4R F:pass G:pass H:5-4R
A:pass B:5-3R C:pass D:3-2R E:4-2R F:pass G:pass H:pass A:4-3R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-3 4-0"
deal.B = "6-6 5-4 4-1"
deal.C = "5-2 4-3 3-3"
deal.D = "5-1 4-2 2-0"
deal.E = "6-5 5-0 1-0"
deal.F = "6-4 5-5 2-1"
deal.G = "6-0 3-1 3-0"
deal.H = "6-1 2-2 0-0"
yard = "3-2 1-1 4-4 6-2"
play = """
B:6-6 B:decline C:pass D:pass E:6-5R F:5-5R F:decline G:pass
H:pass A:5-3R B:pass C:4-3R D:4-2R E:pass F:2-1R G:3-1R H:pass
A:6-3R B:pass C:pass D:pass E:pass F:6-4R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 8, G = 0, H = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-3 2-1 2-0"
deal.B = "6-0 4-0 3-2"
deal.C = "6-6 6-4 4-4"
deal.D = "6-3 5-2 1-0"
deal.E = "5-4 3-0 0-0"
deal.F = "5-3 4-2 3-1"
deal.G = "6-5 5-1 4-1"
deal.H = "6-1 5-5 3-3"
yard = "6-2 5-0 2-2 1-1"
play = """
C:6-6 C:decline D:6-3R E:3-0R F:pass G:pass H:pass A:2-0R B:3-2R
C:pass D:pass E:pass F:5-3R G:5-1R H:6-1R A:pass B:6-0R C:pass
D:1-0R E:pass F:3-1R G:pass H:3-3R H:decline A:4-3R B:4-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "F"
deal.A = "3-1 1-0 0-0"
deal.B = "6-2 5-2 4-3"
deal.C = "5-5 3-0 1-1"
deal.D = "6-4 6-0 5-1"
deal.E = "4-2 3-2 2-1"
deal.F = "6-6 6-1 2-0"
deal.G = "6-3 5-4 4-0"
deal.H = "5-0 3-3 2-2"
yard = "4-4 4-1 6-5 5-3"
play = """
F:6-6 F:6-1R G:pass H:pass A:1-0R B:pass C:3-0R D:pass E:3-2R
F:2-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 8, G = 0, H = 0 }

[[match.hand]]
opener = "D"
deal.A = "4-3 4-1 2-1"
deal.B = "6-1 5-5 5-1"
deal.C = "6-4 6-2 0-0"
deal.D = "6-6 6-5 5-0"
deal.E = "5-2 4-0 2-0"
deal.F = "5-3 4-4 3-3"
deal.G = "3-2 3-1 1-1"
deal.H = "6-0 5-4 1-0"
yard = "3-0 6-3 4-2 2-2"
play = """
D:6-6 D:6-5R E:5-2R F:pass G:3-2R H:pass A:4-3R B:pass C:6-4R
D:pass E:pass F:pass G:pass H:6-0R A:pass B:pass C:0-0R C:decline
D:5-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "F"
deal.A = "5-4 4-4 4-2"
deal.B = "6-4 4-3 3-1"
deal.C = "5-5 5-3 4-1"
deal.D = "6-5 6-1 5-0"
deal.E = "3-0 2-0 1-0"
deal.F = "6-6 6-0 0-0"
deal.G = "6-3 3-3 1-1"
deal.H = "6-2 5-1 3-2"
yard = "4-0 2-2 5-2 2-1"
play = """
F:6-6 F:6-0R G:pass H:pass A:pass B:pass C:pass D:5-0R E:pass
F:pass G:pass H:5-1R A:pass B:3-1R C:5-3R D:6-5R E:pass F:pass
G:6-3R H:3-2R A:4-2R B:6-4R C:pass D:6-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "H"
deal.A = "6-1 5-4 3-0"
deal.B = "6-5 5-5 0-0"
deal.C = "5-3 4-1 4-0"
deal.D = "6-2 4-4 2-2"
deal.E = "6-0 4-2 2-1"
deal.F = "6-4 5-0 4-3"
deal.G = "3-2 1-1 1-0"
deal.H = "6-6 3-3 2-0"
yard = "6-3 5-1 5-2 3-1"
play = """
H:6-6 H:decline A:6-1R B:pass C:4-1R D:4-4R D:decline E:4-2R
F:pass G:3-2R H:3-3R H:decline A:3-0R B:0-0R B:decline C:4-0R
D:pass E:pass F:6-4R G:pass H:pass A:pass B:6-5R C:5-3R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0, E = 0, F = 0, G = 0, H = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-20"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first" }
ended = "completed"
result = "D"
ranks = { A = 5, B = 2, C = 3, D = 1, E = 4 }
score = { A = 5, B = 18, C = 15, D = 27, E = 10 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 25
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-20"
commitment = "12c22a9ad850ff3323bf5864acdbea33f9180148c02c51c2a6f316f994424745"
secret = "76a5e98a0ded24d0046e983ac6cd42b3da40c51c1c23a8a8038f101a8954f545"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "4-4 4-2 3-1"
deal.B = "6-5 6-3 3-2"
deal.C = "6-1 3-0 2-1"
deal.D = "5-5 5-1 1-1"
deal.E = "5-2 4-3 0-0"
yard = "6-4 2-0 6-0 6-2 2-2 5-3 4-0 5-0 3-3 5-4 6-6 4-1 1-0"
play = """
D:5-5 D:5-1R E:pass A:3-1R B:3-2R C:2-1R D:1-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 4-4 3-3"
deal.B = "6-6 3-1 3-0"
deal.C = "4-0 1-1 0-0"
deal.D = "6-2 5-5 5-1"
deal.E = "6-4 5-4 4-2"
yard = "6-0 3-2 6-1 2-0 5-0 4-3 6-3 4-1 1-0 5-3 5-2 2-1 2-2"
play = """
B:6-6 B:decline C:pass D:6-2R E:4-2R A:4-4R A:decline B:pass
C:4-0R D:pass E:pass A:pass B:3-0R C:pass D:pass E:pass A:3-3R
A:decline B:3-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-0 5-5 4-0"
deal.B = "6-2 4-3 2-2"
deal.C = "6-1 5-2 2-1"
deal.D = "6-4 4-1 1-0"
deal.E = "6-6 6-5 3-0"
yard = "5-4 2-0 5-3 3-2 0-0 6-3 4-2 3-3 3-1 5-0 1-1 4-4 5-1"
play = """
E:6-6 E:6-5R A:5-5R A:decline B:pass C:5-2R D:pass E:pass A:pass
B:6-2R C:6-1R D:4-1R E:pass A:4-0R B:pass C:pass D:1-0R E:pass
A:pass B:pass C:2-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "3-1 3-0 2-2"
deal.B = "5-5 3-2 0-0"
deal.C = "5-4 4-1 4-0"
deal.D = "6-3 5-0 2-0"
deal.E = "6-5 5-2 1-0"
yard = "6-2 6-6 4-4 5-1 6-0 5-3 6-4 2-1 4-2 3-3 1-1 6-1 4-3"
play = """
B:5-5 B:decline C:5-4R D:pass E:pass A:pass B:pass C:4-1R D:pass
E:1-0R A:3-0R B:3-2R C:pass D:2-0R E:pass A:pass B:0-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-4 4-1 3-3"
deal.B = "6-5 4-3 2-2"
deal.C = "6-1 2-1 0-0"
deal.D = "6-6 5-1 1-0"
deal.E = "6-0 5-2 4-0"
yard = "5-5 4-4 3-2 1-1 6-2 6-3 5-0 5-3 3-0 3-1 2-0 6-4 4-2"
play = """
D:6-6 D:decline E:6-0R A:pass B:pass C:0-0R C:decline D:1-0R
E:pass A:4-1R B:4-3R C:pass D:pass E:pass A:3-3R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 4-3 1-1"
deal.B = "6-2 4-2 0-0"
deal.C = "6-3 3-0 2-2"
deal.D = "4-0 2-1 2-0"
deal.E = "5-5 5-2 3-2"
yard = "6-1 6-4 5-1 6-0 4-4 3-3 1-0 5-0 6-5 5-3 4-1 3-1 5-4"
play = """
A:6-6 A:decline B:6-2R C:2-2R C:decline D:2-0R E:pass A:pass
B:0-0R B:decline C:3-0R D:pass E:3-2R A:pass B:4-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 3-2 3-1"
deal.B = "6-6 2-0 1-1"
deal.C = "6-5 5-2 5-1"
deal.D = "5-3 5-0 4-4"
deal.E = "6-2 5-5 4-3"
yard = "0-0 2-1 6-3 2-2 4-1 6-0 1-0 6-1 5-4 4-0 4-2 3-0 3-3"
play = """
B:6-6 B:decline C:6-5R D:5-3R E:4-3R A:6-4R B:pass C:pass D:pass
E:6-2R A:3-2R B:pass C:pass D:pass E:pass A:3-1R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "3-2 3-1 0-0"
deal.B = "5-5 5-2 4-0"
deal.C = "6-1 6-0 1-0"
deal.D = "4-2 2-0 1-1"
deal.E = "5-4 4-1 2-1"
yard = "6-3 6-2 6-4 6-5 5-3 3-0 3-3 2-2 5-0 4-3 4-4 5-1 6-6"
play = """
B:5-5 B:5-2R C:pass D:4-2R E:5-4R
"""
end = "blocked"
delta = { A = 0, B = 3, C = 0, D = 2, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "3-1 3-0 0-0"
deal.B = "6-4 5-1 4-2"
deal.C = "6-0 5-4 4-0"
deal.D = "5-2 3-2 2-2"
deal.E = "5-5 5-0 4-1"
yard = "4-3 5-3 6-5 1-1 6-2 3-3 1-0 6-1 6-6 2-0 2-1 6-3 4-4"
play = """
E:5-5 E:5-0R A:3-0R B:pass C:pass D:3-2R E:pass A:pass B:4-2R
C:5-4R D:5-2R E:pass A:pass B:pass C:pass D:2-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-4 5-4 4-0"
deal.B = "4-1 3-2 1-1"
deal.C = "5-0 4-3 4-2"
deal.D = "6-3 5-1 3-0"
deal.E = "3-3 2-2 0-0"
yard = "6-2 5-5 4-4 1-0 6-1 3-1 6-5 5-3 2-0 6-6 5-2 2-1 6-0"
play = """
E:3-3 E:decline A:pass B:3-2R C:4-2R D:pass E:pass A:6-4R B:pass
C:pass D:6-3R E:pass A:pass B:pass C:4-3R D:pass E:pass A:5-4R
B:pass C:5-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-2 1-0"
deal.B = "6-4 4-1 4-0"
deal.C = "6-1 5-5 2-2"
deal.D = "6-5 5-4 2-1"
deal.E = "6-3 4-3 1-1"
yard = "3-2 6-6 0-0 3-3 5-1 5-0 4-2 6-2 4-4 2-0 3-1 5-3 3-0"
play = """
C:5-5 C:decline D:6-5R E:6-3R A:pass B:pass C:pass D:pass E:4-3R
A:pass B:4-0R C:pass D:pass E:pass A:6-0R B:6-4R C:pass D:5-4R
E:pass A:5-2R B:pass C:2-2R C:decline D:2-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-2 4-4 4-2"
deal.B = "5-0 3-3 1-0"
deal.C = "3-1 3-0 2-1"
deal.D = "5-5 5-3 3-2"
deal.E = "6-2 4-1 1-1"
yard = "5-4 6-5 4-3 6-1 6-3 2-2 5-1 4-0 2-0 6-4 6-0 0-0 6-6"
play = """
D:5-5 D:5-3R E:pass A:pass B:3-3R B:decline C:3-1R D:pass E:4-1R
A:4-4R A:4-2R B:pass C:2-1R D:pass E:1-1R E:decline A:pass B:1-0R
C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 3-1 3-0"
deal.B = "5-4 4-4 2-0"
deal.C = "5-3 5-0 4-3"
deal.D = "6-5 2-1 0-0"
deal.E = "6-3 6-2 5-5"
yard = "1-0 4-2 1-1 6-0 6-4 5-2 2-2 3-2 5-1 4-0 6-1 3-3 4-1"
play = """
A:6-6 A:decline B:pass C:pass D:6-5R E:5-5R E:decline A:pass
B:5-4R C:4-3R D:pass E:6-3R A:pass B:pass C:pass D:pass E:6-2R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "E"
deal.A = "5-4 4-1 2-1"
deal.B = "5-5 5-2 5-0"
deal.C = "4-4 3-2 1-0"
deal.D = "6-5 6-2 4-3"
deal.E = "6-6 5-3 2-2"
yard = "6-3 3-3 6-0 4-0 0-0 3-1 6-4 1-1 5-1 2-0 3-0 6-1 4-2"
play = """
E:6-6 E:decline A:pass B:pass C:pass D:6-5R E:5-3R A:pass B:pass
C:3-2R D:6-2R
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "E"
deal.A = "3-2 3-0 2-0"
deal.B = "6-4 3-1 0-0"
deal.C = "6-1 5-4 5-1"
deal.D = "5-2 3-3 1-1"
deal.E = "6-2 5-0 4-4"
yard = "6-6 6-0 4-3 4-1 5-5 2-2 4-0 5-3 2-1 1-0 6-5 6-3 4-2"
play = """
E:4-4 E:decline A:pass B:6-4R C:6-1R D:1-1R D:decline E:pass
A:pass B:3-1R C:pass D:3-3R D:decline E:pass A:3-2R B:pass C:pass
D:5-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-21"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random", F = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 4, C = 1, D = 4, E = 3, F = 6 }
score = { A = 24, B = 12, C = 30, D = 12, E = 18, F = 6 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 30
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-21"
commitment = "5e0db9bbba974fa14045eba2e2fee0ebf69b8bec7e799a4c33e389fd5dcb8f6c"
secret = "dba0670fe05195d06ffe03a4d13ba79fbf51cd110e99d45c8c7865d0f21b6bce"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "E"
deal.A = "3-3 2-1 1-0"
deal.B = "6-3 3-0 0-0"
deal.C = "4-3 2-0 1-1"
deal.D = "6-0 5-3 4-4"
deal.E = "5-5 3-2 2-2"
deal.F = "6-1 5-2 5-0"
yard = "4-1 6-4 6-6 4-0 6-5 6-2 4-2 5-1 3-1 5-4"
play = """
E:5-5 E:decline F:5-2R A:2-1R B:pass C:1-1R C:decline D:pass
E:pass F:6-1R A:pass B:6-3R C:4-3R D:4-4R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 4-3 2-1"
deal.B = "6-6 5-3 4-2"
deal.C = "6-1 5-4 5-1"
deal.D = "5-0 2-2 1-0"
deal.E = "5-2 4-1 1-1"
deal.F = "6-3 5-5 3-3"
yard = "6-5 0-0 2-0 3-0 4-0 6-4 4-4 6-0 3-2 3-1"
play = """
B:6-6 B:decline C:6-1R D:1-0R E:pass F:pass A:pass B:pass C:pass
D:5-0R E:5-2R F:pass A:6-2R B:pass C:pass D:pass E:pass F:6-3R
A:4-3R B:4-2R C:pass D:2-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "4-2 3-3 2-0"
deal.B = "6-0 5-0 2-1"
deal.C = "5-3 1-0 0-0"
deal.D = "5-4 5-2 3-2"
deal.E = "5-1 4-4 4-3"
deal.F = "6-5 4-0 1-1"
yard = "2-2 5-5 6-1 6-2 3-0 6-3 3-1 6-6 4-1 6-4"
play = """
E:4-4 E:4-3R F:pass A:3-3R A:decline B:pass C:5-3R D:5-4R E:pass
F:4-0R A:2-0R B:2-1R C:1-0R D:pass E:pass F:pass A:pass B:6-0R
C:pass D:pass E:pass F:6-5R A:pass B:5-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 3-3"
deal.B = "6-3 4-3 1-1"
deal.C = "5-1 3-0 2-2"
deal.D = "6-1 4-1 3-2"
deal.E = "6-2 4-0 1-0"
deal.F = "5-2 5-0 3-1"
yard = "5-4 4-4 6-5 0-0 5-5 2-1 2-0 4-2 5-3 6-4"
play = """
A:6-6 A:decline B:6-3R C:3-0R D:pass E:4-0R F:pass A:pass B:4-3R
C:pass D:3-2R E:6-2R F:pass A:6-0R B:pass C:pass D:pass E:1-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-2 5-1 4-1"
deal.B = "5-5 5-0 4-4"
deal.C = "6-1 6-0 4-0"
deal.D = "6-6 3-2 1-0"
deal.E = "6-5 6-2 0-0"
deal.F = "5-3 3-0 2-1"
yard = "6-4 6-3 3-3 2-2 4-3 2-0 1-1 3-1 4-2 5-4"
play = """
D:6-6 D:decline E:6-5R F:5-3R A:pass B:pass C:pass D:3-2R E:6-2R
F:pass A:pass B:pass C:6-0R D:1-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-2 0-0"
deal.B = "6-3 5-1 1-1"
deal.C = "3-2 3-1 1-0"
deal.D = "6-6 6-0 4-4"
deal.E = "5-5 5-4 5-3"
deal.F = "4-1 3-0 2-0"
yard = "3-3 4-2 4-0 6-1 5-0 6-4 6-2 4-3 2-2 2-1"
play = """
D:6-6 D:6-0R E:pass F:3-0R A:pass B:6-3R C:pass D:pass E:pass
F:pass A:6-5R B:5-1R C:3-1R D:pass E:5-3R F:pass A:5-2R B:pass
C:3-2R
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-3 5-4 5-0"
deal.B = "5-3 4-2 3-2"
deal.C = "4-4 2-0 1-0"
deal.D = "6-0 5-2 4-1"
deal.E = "5-5 4-3 0-0"
deal.F = "6-5 6-2 3-3"
yard = "6-4 2-2 4-0 3-1 5-1 1-1 6-6 2-1 6-1 3-0"
play = """
E:5-5 E:decline F:6-5R A:6-3R B:5-3R C:pass D:5-2R E:pass F:6-2R
A:pass B:pass C:pass D:6-0R E:0-0R E:decline F:pass A:5-0R B:pass
C:pass D:pass E:pass F:pass A:5-4R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-5 4-2 4-1"
deal.B = "5-3 4-4 4-3"
deal.C = "6-1 3-0 2-2"
deal.D = "6-4 6-3 5-4"
deal.E = "6-6 5-1 4-0"
deal.F = "5-2 2-1 1-1"
yard = "5-0 3-3 3-1 0-0 2-0 6-2 1-0 6-0 6-5 3-2"
play = """
E:6-6 E:decline F:pass A:pass B:pass C:6-1R D:pass E:5-1R F:5-2R
A:4-2R B:4-4R B:4-3R C:3-0R D:pass E:4-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-2 5-5 1-1"
deal.B = "6-3 4-3 4-2"
deal.C = "6-5 3-3 3-1"
deal.D = "2-2 1-0 0-0"
deal.E = "6-0 5-0 4-4"
deal.F = "6-6 6-4 5-4"
yard = "6-1 3-2 5-1 3-0 2-0 2-1 4-0 5-2 4-1 5-3"
play = """
F:6-6 F:6-4R A:pass B:4-3R C:3-3R C:3-1R D:1-0R E:6-0R F:pass
A:6-2R B:4-2R C:pass D:pass E:4-4R E:decline F:5-4R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "F"
deal.A = "6-4 6-3 1-0"
deal.B = "6-0 4-1 4-0"
deal.C = "5-3 5-2 3-3"
deal.D = "5-0 4-2 3-1"
deal.E = "6-2 5-1 1-1"
deal.F = "4-4 3-2 3-0"
yard = "6-6 6-1 4-3 2-0 6-5 0-0 2-2 5-5 2-1 5-4"
play = """
F:4-4 F:decline A:6-4R B:6-0R C:pass D:5-0R E:5-1R F:pass A:1-0R
B:4-0R C:pass D:4-2R E:6-2R F:pass A:6-3R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 4-1 4-0"
deal.B = "5-5 5-3 2-1"
deal.C = "6-2 5-2 4-3"
deal.D = "6-5 6-1 5-0"
deal.E = "6-3 3-1 2-2"
deal.F = "5-1 3-0 0-0"
yard = "6-0 2-0 1-0 1-1 3-3 5-4 3-2 4-2 6-6 4-4"
play = """
B:5-5 B:5-3R C:4-3R D:pass E:pass F:pass A:4-1R B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-1 5-0 3-2"
deal.B = "6-5 4-4 1-0"
deal.C = "4-2 4-0 2-2"
deal.D = "6-1 6-0 4-1"
deal.E = "6-6 5-2 3-1"
deal.F = "6-2 5-3 2-1"
yard = "6-3 1-1 4-3 2-0 5-4 5-5 6-4 3-3 0-0 3-0"
play = """
E:6-6 E:decline F:6-2R A:3-2R B:pass C:pass D:pass E:3-1R F:2-1R
A:pass B:pass C:2-2R C:4-2R D:4-1R E:pass F:pass A:5-1R B:6-5R
C:pass D:6-1R E:pass F:pass A:pass B:1-0R C:4-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 2-1"
deal.B = "5-3 4-0 3-3"
deal.C = "6-3 6-0 3-0"
deal.D = "6-4 4-3 4-1"
deal.E = "5-4 2-0 0-0"
deal.F = "4-4 2-2 1-0"
yard = "5-5 6-5 1-1 6-2 3-2 5-1 4-2 5-0 3-1 6-1"
play = """
A:6-6 A:decline B:pass C:6-3R D:4-3R E:5-4R F:pass A:5-2R B:pass
C:pass D:pass E:2-0R F:1-0R A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-1 4-4 4-3"
deal.B = "5-3 2-2 1-1"
deal.C = "6-4 5-5 3-1"
deal.D = "6-5 4-1 2-0"
deal.E = "6-6 6-3 4-0"
deal.F = "3-3 2-1 1-0"
yard = "5-2 5-4 3-0 6-0 5-1 0-0 5-0 4-2 3-2 6-2"
play = """
E:6-6 E:6-3R F:3-3R F:decline A:4-3R B:pass C:6-4R D:6-5R E:pass
F:pass A:pass B:5-3R C:3-1R D:4-1R E:4-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 2-1 0-0"
deal.B = "6-3 3-2 2-0"
deal.C = "6-6 5-2 4-3"
deal.D = "5-5 3-1 3-0"
deal.E = "5-1 4-2 3-3"
deal.F = "6-4 5-0 2-2"
yard = "4-0 6-1 5-4 4-4 4-1 1-1 6-2 6-0 5-3 1-0"
play = """
C:6-6 C:decline D:pass E:pass F:6-4R A:pass B:pass C:4-3R D:3-1R
E:5-1R F:5-0R A:0-0R A:decline B:2-0R C:5-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 0-0"
deal.B = "5-0 3-1 1-0"
deal.C = "6-1 4-4 3-0"
deal.D = "5-3 2-2 2-1"
deal.E = "6-3 5-5 3-3"
deal.F = "4-3 4-2 4-0"
yard = "2-0 5-2 4-1 6-0 1-1 3-2 6-2 6-5 5-4 5-1"
play = """
A:6-6 A:6-4R B:pass C:4-4R C:decline D:pass E:pass F:4-3R A:pass
B:3-1R C:6-1R D:pass E:6-3R F:pass A:pass B:pass C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-0 4-4"
deal.B = "6-4 5-1 4-0"
deal.C = "5-5 3-3 3-1"
deal.D = "6-3 6-1 5-3"
deal.E = "6-2 6-0 2-1"
deal.F = "1-1 1-0 0-0"
yard = "2-0 4-2 6-6 3-2 2-2 4-3 4-1 5-2 3-0 5-4"
play = """
C:5-5 C:decline D:5-3R E:pass F:pass A:pass B:pass C:3-3R C:3-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-22"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy", F = "balanced", G = "first" }
ended = "completed"
result = "G"
ranks = { A = 2, B = 4, C = 2, D = 4, E = 4, F = 4, G = 1 }
score = { A = 7, B = 0, C = 7, D = 0, E = 0, F = 0, G = 35 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 35
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-22"
commitment = "98a2e14532bc8530327245b77588d5cbbe008449192b3b416809fce4fe12d9e1"
secret = "dffc688b5611953b14a6c793ca80ad285bb86cb664f368b492a02903e5750060"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "G"
deal.A = "4-4 4-1 2-0"
deal.B = "5-2 4-3 2-1"
deal.C = "6-4 6-3 6-1"
deal.D = "5-5 5-4 3-0"
deal.E = "4-2 3-3 1-1"
deal.F = "6-5 2-2 0-0"
deal.G = "6-6 3-1 1-0"
yard = "5-1 5-0 6-2 3-2 6-0 5-3 4-0"
play = """
G:6-6 G:decline A:pass B:pass C:6-4R D:5-4R E:pass F:6-5R G:pass
A:pass B:pass C:6-3R D:3-0R E:pass F:0-0R F:decline G:1-0R A:4-1R
B:4-3R C:pass D:pass E:3-3R E:decline F:pass G:3-1R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "G"
deal.A = "6-3 4-3 0-0"
deal.B = "6-5 3-3 2-2"
deal.C = "5-2 4-0 1-0"
deal.D = "4-4 3-0 2-1"
deal.E = "6-0 4-2 2-0"
deal.F = "4-1 3-1 1-1"
deal.G = "6-1 5-5 3-2"
yard = "6-6 6-4 5-3 5-0 6-2 5-1 5-4"
play = """
G:5-5 G:decline A:pass B:6-5R C:pass D:pass E:6-0R F:pass G:pass
A:0-0R A:decline B:pass C:4-0R D:4-4R D:decline E:4-2R F:pass
G:3-2R A:6-3R B:pass C:pass D:pass E:pass F:pass G:6-1R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "D"
deal.A = "6-0 4-3 3-3"
deal.B = "6-4 4-2 3-1"
deal.C = "6-3 6-1 4-1"
deal.D = "6-6 5-4 5-0"
deal.E = "5-2 2-2 0-0"
deal.F = "6-5 4-4 4-0"
deal.G = "5-5 2-1 1-1"
yard = "5-1 5-3 3-2 3-0 1-0 2-0 6-2"
play = """
D:6-6 D:decline E:pass F:6-5R G:5-5R G:decline A:pass B:pass
C:pass D:5-0R E:0-0R E:decline F:4-0R G:pass A:4-3R B:3-1R C:6-1R
D:pass E:pass F:pass G:pass A:6-0R
"""
end = "blocked"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 3-0"
deal.B = "6-0 5-0 1-0"
deal.C = "6-2 5-4 4-2"
deal.D = "4-1 3-2 3-1"
deal.E = "6-1 4-3 0-0"
deal.F = "5-5 5-3 1-1"
deal.G = "6-5 2-1 2-0"
yard = "4-0 2-2 6-4 6-3 4-4 3-3 5-1"
play = """
A:6-6 A:decline B:6-0R C:pass D:pass E:0-0R E:decline F:pass
G:2-0R A:5-2R B:5-0R C:pass D:pass E:pass F:pass G:pass A:3-0R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "G"
deal.A = "6-4 4-4 2-1"
deal.B = "3-2 3-1 2-2"
deal.C = "6-5 6-2 4-0"
deal.D = "5-4 4-1 1-1"
deal.E = "5-3 4-3 4-2"
deal.F = "6-1 5-5 5-2"
deal.G = "6-6 3-0 1-0"
yard = "5-0 6-0 2-0 5-1 0-0 3-3 6-3"
play = """
G:6-6 G:decline A:6-4R B:pass C:4-0R D:pass E:pass F:pass G:3-0R
A:pass B:3-2R C:6-2R D:pass E:pass F:6-1R G:1-0R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-0 3-2 3-1"
deal.B = "5-5 4-4 2-1"
deal.C = "6-1 5-2 3-0"
deal.D = "6-5 4-3 4-1"
deal.E = "4-2 3-3 2-0"
deal.F = "6-2 5-1 4-0"
deal.G = "5-4 5-3 2-2"
yard = "1-0 1-1 6-4 6-3 5-0 6-6 0-0"
play = """
B:5-5 B:decline C:5-2R D:pass E:4-2R F:4-0R G:pass A:6-0R B:pass
C:6-1R D:4-1R E:pass F:pass G:5-4R A:pass B:pass C:pass D:6-5R
E:pass F:6-2R G:2-2R G:decline A:3-2R B:pass C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-5 4-4 3-0"
deal.B = "5-4 4-3 3-3"
deal.C = "5-1 3-1 1-0"
deal.D = "2-2 2-0 0-0"
deal.E = "6-0 4-2 3-2"
deal.F = "6-3 6-2 5-5"
deal.G = "6-4 5-3 2-1"
yard = "5-0 6-6 4-1 6-1 5-2 4-0 1-1"
play = """
F:5-5 F:decline G:5-3R A:3-0R B:pass C:1-0R D:pass E:pass F:pass
G:2-1R A:pass B:pass C:pass D:2-0R E:6-0R F:6-2R G:pass A:pass
B:pass C:pass D:2-2R D:decline E:4-2R F:pass G:6-4R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-23"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first", G = "random", H = "greedy" }
ended = "completed"
result = "E"
ranks = { A = 2, B = 7, C = 3, D = 3, E = 1, F = 3, G = 3, H = 7 }
score = { A = 16, B = 0, C = 8, D = 8, E = 40, F = 8, G = 8, H = 0 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 40
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-23"
commitment = "1610de55b1a8ba1de365defa192c6fbbc765e24f6645f03aee7adf0b330d90cd"
secret = "445655d9e818cf04db3fc329d775143df7269b23455e307eb4fd6aed66598bec"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "E"
deal.A = "6-1 1-1 0-0"
deal.B = "6-4 6-0 5-4"
deal.C = "4-4 4-1 2-0"
deal.D = "5-3 5-0 4-0"
deal.E = "6-6 6-3 4-2"
deal.F = "6-2 5-1 3-1"
deal.G = "6-5 4-3 3-3"
deal.H = "3-2 2-2 1-0"
yard = "3-0 2-1 5-2 5-5"
play = """
E:6-6 E:6-3R F:3-1R G:pass H:1-0R A:0-0R A:decline B:6-0R C:pass
D:pass E:pass F:6-2R G:pass H:3-2R A:pass B:pass C:pass D:5-3R
E:pass F:5-1R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 8, G = 0, H = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 2-0"
deal.B = "6-3 4-0 2-1"
deal.C = "6-0 4-1 0-0"
deal.D = "6-1 5-3 4-4"
deal.E = "4-2 3-1 2-2"
deal.F = "6-2 4-3 3-3"
deal.G = "5-1 5-0 1-1"
deal.H = "6-4 3-0 1-0"
yard = "5-2 3-2 5-4 5-5"
play = """
A:6-6 A:6-5R B:pass C:pass D:5-3R E:3-1R F:pass G:1-1R G:5-1R
H:pass A:pass B:pass C:pass D:pass E:pass F:pass G:5-0R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 8, H = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-4 3-3 2-0"
deal.B = "4-1 4-0 3-0"
deal.C = "5-5 5-4 1-1"
deal.D = "3-1 2-2 2-1"
deal.E = "6-1 5-0 0-0"
deal.F = "6-5 5-3 1-0"
deal.G = "6-3 5-1 3-2"
deal.H = "6-4 6-0 5-2"
yard = "4-2 4-3 6-2 6-6"
play = """
C:5-5 C:decline D:pass E:5-0R F:1-0R G:5-1R H:5-2R A:2-0R B:4-0R
C:5-4R D:pass E:pass F:6-5R G:6-3R H:pass A:3-3R A:decline B:3-0R
C:pass D:pass E:0-0R E:decline F:pass G:pass H:6-0R A:pass B:pass
C:pass D:pass E:6-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 8, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "6-3 6-1 4-1"
deal.B = "6-4 6-0 0-0"
deal.C = "5-4 3-3 3-0"
deal.D = "4-3 3-1 1-1"
deal.E = "6-2 5-3 4-2"
deal.F = "6-5 5-1 2-2"
deal.G = "6-6 5-2 2-0"
deal.H = "5-5 4-0 1-0"
yard = "2-1 3-2 5-0 4-4"
play = """
G:6-6 G:decline H:pass A:6-1R B:pass C:pass D:3-1R E:5-3R F:6-5R
G:pass H:pass A:6-3R B:pass C:3-3R C:decline D:4-3R E:4-2R F:2-2R
F:decline G:2-0R H:4-0R A:4-1R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-2 4-1 3-2"
deal.B = "6-5 5-3 4-3"
deal.C = "5-4 3-0 0-0"
deal.D = "6-4 4-0 2-0"
deal.E = "6-6 3-3 1-0"
deal.F = "6-3 6-1 4-2"
deal.G = "6-0 5-5 1-1"
deal.H = "6-2 5-1 2-2"
yard = "5-0 3-1 2-1 4-4"
play = """
E:6-6 E:decline F:6-3R G:pass H:pass A:3-2R B:pass C:pass D:2-0R
E:1-0R F:6-1R G:6-0R H:pass A:pass B:pass C:0-0R C:3-0R D:pass
E:3-3R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 8, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-5 5-3 4-1"
deal.B = "5-0 4-2 1-1"
deal.C = "4-4 3-1 1-0"
deal.D = "6-2 6-0 2-2"
deal.E = "6-6 3-2 2-1"
deal.F = "6-3 5-5 0-0"
deal.G = "5-2 4-3 3-3"
deal.H = "5-1 4-0 2-0"
yard = "6-4 5-4 6-1 3-0"
play = """
E:6-6 E:decline F:6-3R G:3-3R G:decline H:pass A:5-3R B:5-0R
C:1-0R D:pass E:2-1R F:pass G:5-2R H:5-1R A:4-1R B:4-2R C:pass
D:6-2R E:pass F:pass G:pass H:pass A:6-5R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 3-0 2-2"
deal.B = "5-4 4-3 0-0"
deal.C = "6-6 6-5 4-1"
deal.D = "5-1 3-1 2-1"
deal.E = "6-4 6-3 3-2"
deal.F = "6-1 6-0 3-3"
deal.G = "6-2 4-2 2-0"
deal.H = "5-3 4-4 1-1"
yard = "5-0 1-0 4-0 5-2"
play = """
C:6-6 C:decline D:pass E:6-3R F:3-3R F:decline G:pass H:5-3R
A:5-5R A:decline B:5-4R C:4-1R D:5-1R E:pass F:pass G:pass H:pass
A:pass B:pass C:6-5R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "H"
deal.A = "5-2 1-0 0-0"
deal.B = "6-5 5-3 2-0"
deal.C = "5-4 2-1 1-1"
deal.D = "5-5 5-1 4-3"
deal.E = "6-2 4-0 3-1"
deal.F = "6-4 4-4 4-1"
deal.G = "6-1 6-0 3-0"
deal.H = "6-6 3-3 2-2"
yard = "3-2 5-0 4-2 6-3"
play = """
H:6-6 H:decline A:pass B:6-5R C:5-4R D:4-3R E:3-1R F:4-1R G:pass
H:pass A:pass B:pass C:pass D:pass E:4-0R F:pass G:6-0R H:pass
A:pass B:pass C:pass D:pass E:6-2R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 8, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "5-4 4-3 0-0"
deal.B = "6-1 5-2 4-4"
deal.C = "6-3 6-0 5-5"
deal.D = "4-2 2-2 2-0"
deal.E = "3-0 2-1 1-1"
deal.F = "6-2 5-3 5-0"
deal.G = "6-6 5-1 4-0"
deal.H = "4-1 3-3 3-2"
yard = "6-4 6-5 3-1 1-0"
play = """
G:6-6 G:decline H:pass A:pass B:6-1R C:pass D:pass E:1-1R E:2-1R
F:6-2R G:pass H:pass A:pass B:pass C:6-3R D:pass E:3-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 8, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "D"
deal.A = "4-4 3-1 2-1"
deal.B = "6-0 5-4 5-0"
deal.C = "4-3 4-2 3-3"
deal.D = "6-6 6-5 0-0"
deal.E = "6-4 3-2 3-0"
deal.F = "6-2 6-1 4-0"
deal.G = "5-1 2-0 1-0"
deal.H = "5-5 4-1 2-2"
yard = "5-2 6-3 5-3 1-1"
play = """
D:6-6 D:6-5R E:pass F:pass G:5-1R H:4-1R A:4-4R A:decline B:5-4R
C:pass D:pass E:pass F:pass G:pass H:5-5R H:decline A:pass B:5-0R
C:pass D:0-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-4 5-5 1-1"
deal.B = "6-2 6-1 2-1"
deal.C = "3-2 3-0 0-0"
deal.D = "5-0 4-1 3-1"
deal.E = "6-6 2-2 2-0"
deal.F = "6-5 5-4 4-2"
deal.G = "6-0 5-3 4-4"
deal.H = "5-2 5-1 3-3"
yard = "4-0 4-3 1-0 6-3"
play = """
E:6-6 E:decline F:6-5R G:5-3R H:3-3R H:decline A:pass B:pass
C:3-2R D:pass E:2-2R E:2-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 8, F = 0, G = 0, H = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-24"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 3, C = 4, D = 1, E = 5 }
score = { A = 23, B = 15, C = 10, D = 27, E = 5 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 25
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-24"
commitment = "02c71bf1cfc54bbc56a2be55dd59649ed362ceaca4552b59e46b964c002f4607"
secret = "585f99c24f1b9e570e4d5d85a45348e34f0509963ecc761698df6d3be7765fbc"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 5-0"
deal.B = "6-2 3-0 2-2"
deal.C = "5-4 4-2 4-0"
deal.D = "6-3 5-1 1-1"
deal.E = "6-4 5-3 2-0"
yard = "4-3 5-2 6-5 0-0 4-1 6-6 3-2 2-1 3-3 3-1 4-4 1-0 6-1"
play = """
A:5-5 A:5-0R B:3-0R C:pass D:6-3R E:6-4R A:pass B:pass C:5-4R
D:5-1R E:pass A:pass B:pass C:pass D:1-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-5 4-3 0-0"
deal.B = "5-1 4-1 1-1"
deal.C = "6-3 2-0 1-0"
deal.D = "6-2 5-3 3-0"
deal.E = "4-2 4-0 2-2"
yard = "5-0 5-5 6-0 6-1 4-4 3-1 3-3 5-4 2-1 6-6 3-2 6-4 5-2"
play = """
E:2-2 E:4-2R A:4-3R B:pass C:6-3R D:6-2R E:pass A:pass B:pass
C:2-0R D:3-0R E:pass A:pass B:pass C:pass D:5-3R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-1 3-0"
deal.B = "6-6 6-3 1-0"
deal.C = "4-1 3-3 1-1"
deal.D = "4-0 2-2 2-0"
deal.E = "5-5 4-3 4-2"
yard = "5-0 6-0 2-1 0-0 5-4 6-1 6-5 5-3 4-4 3-1 5-2 3-2 6-2"
play = """
B:6-6 B:6-3R C:3-3R C:decline D:pass E:4-3R A:6-4R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 1-1 1-0"
deal.B = "6-3 6-2 3-0"
deal.C = "6-1 4-3 2-0"
deal.D = "5-4 4-1 3-2"
deal.E = "5-2 4-0 0-0"
yard = "4-4 6-5 6-4 5-1 2-2 4-2 5-5 2-1 3-3 6-0 5-3 5-0 3-1"
play = """
A:6-6 A:decline B:6-3R C:4-3R D:5-4R E:5-2R A:pass B:6-2R C:6-1R
D:4-1R E:4-0R A:1-0R B:pass C:pass D:pass E:pass A:1-1R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-0 3-3"
deal.B = "4-4 1-1 1-0"
deal.C = "6-2 5-3 0-0"
deal.D = "6-5 6-3 6-0"
deal.E = "5-4 4-2 3-2"
yard = "2-2 4-1 6-4 5-1 5-5 5-2 4-3 3-0 3-1 2-1 2-0 4-0 6-1"
play = """
A:6-6 A:decline B:pass C:6-2R D:pass E:4-2R A:pass B:4-4R
B:decline C:pass D:pass E:5-4R A:5-0R B:1-0R C:pass D:pass E:pass
A:pass B:1-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "3-3 3-2 1-0"
deal.B = "6-0 5-2 4-0"
deal.C = "6-5 5-1 4-1"
deal.D = "6-2 4-2 2-2"
deal.E = "6-3 4-3 1-1"
yard = "0-0 5-3 5-5 3-1 2-0 6-1 2-1 5-0 4-4 6-6 3-0 6-4 5-4"
play = """
A:3-3 A:3-2R B:5-2R C:6-5R D:6-2R E:pass A:pass B:pass C:pass
D:2-2R D:4-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 2-2 2-1"
deal.B = "6-6 6-2 1-1"
deal.C = "6-4 5-2 3-2"
deal.D = "4-3 4-1 3-3"
deal.E = "5-3 5-1 3-0"
yard = "6-1 0-0 3-1 6-3 5-4 4-0 1-0 5-5 6-5 4-4 5-0 2-0 4-2"
play = """
B:6-6 B:6-2R C:5-2R D:pass E:5-3R A:pass B:pass C:3-2R D:pass
E:pass A:2-2R A:2-1R B:1-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 4-1 0-0"
deal.B = "5-0 4-4 1-1"
deal.C = "5-5 3-0 2-2"
deal.D = "6-1 5-1 2-0"
deal.E = "6-5 6-3 6-2"
yard = "4-0 6-0 3-3 4-2 2-1 6-4 3-2 4-3 3-1 5-2 5-4 1-0 5-3"
play = """
A:6-6 A:decline B:pass C:pass D:6-1R E:pass A:4-1R B:4-4R
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-0 3-3 1-1"
deal.B = "6-2 6-1 1-0"
deal.C = "6-6 6-3 5-5"
deal.D = "5-2 5-1 3-0"
deal.E = "6-5 4-2 2-1"
yard = "3-2 3-1 4-0 4-1 4-4 0-0 5-3 6-4 2-2 4-3 6-0 5-4 2-0"
play = """
C:6-6 C:6-3R D:3-0R E:pass A:5-0R B:pass C:5-5R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 3-1 1-0"
deal.B = "5-5 3-0 0-0"
deal.C = "4-3 4-0 2-0"
deal.D = "5-2 3-3 3-2"
deal.E = "5-4 5-0 1-1"
yard = "5-1 4-1 6-2 5-3 4-2 2-2 6-4 6-3 6-5 4-4 2-1 6-0 6-1"
play = """
A:6-6
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-0 4-0"
deal.B = "6-2 5-2 4-4"
deal.C = "4-2 3-2 2-2"
deal.D = "4-3 2-1 2-0"
deal.E = "6-5 5-4 3-1"
yard = "5-1 1-0 5-3 3-0 1-1 6-4 6-0 6-6 6-3 0-0 3-3 5-5 4-1"
play = """
B:4-4 B:decline C:4-2R D:2-1R E:3-1R A:pass B:pass C:3-2R D:2-0R
E:pass A:5-0R B:5-2R C:2-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-1 3-0 2-0"
deal.B = "6-2 4-3 3-3"
deal.C = "6-0 5-2 5-0"
deal.D = "6-6 6-5 5-5"
deal.E = "5-4 3-2 2-1"
yard = "6-4 6-3 4-2 6-1 3-1 1-1 1-0 4-4 4-1 5-3 2-2 0-0 4-0"
play = """
D:6-6 D:6-5R E:5-4R A:pass B:4-3R C:pass D:pass E:3-2R A:2-0R
B:pass C:6-0R D:pass E:pass A:pass B:6-2R C:5-2R D:5-5R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 4-4"
deal.B = "6-2 3-2 2-0"
deal.C = "3-1 3-0 1-0"
deal.D = "6-5 6-4 1-1"
deal.E = "5-2 4-1 2-1"
yard = "4-0 6-0 5-3 6-3 4-3 3-3 4-2 2-2 5-0 6-1 0-0 5-1 5-4"
play = """
A:6-6 A:decline B:6-2R C:pass D:pass E:5-2R A:5-5R A:decline
B:pass C:pass D:6-5R E:pass A:pass B:pass C:pass D:6-4R E:4-1R
A:pass B:pass C:3-1R D:pass E:pass A:pass B:3-2R C:pass D:pass
E:2-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 4-2"
deal.B = "6-5 5-2 5-1"
deal.C = "4-4 1-1 0-0"
deal.D = "6-0 4-3 4-0"
deal.E = "5-3 3-3 2-0"
yard = "2-2 3-0 5-0 3-1 6-1 1-0 4-1 6-2 6-4 3-2 2-1 6-3 5-5"
play = """
A:6-6 A:decline B:6-5R C:pass D:pass E:5-3R A:pass B:pass C:pass
D:4-3R E:pass A:5-4R B:5-1R C:1-1R
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-1 1-0"
deal.B = "5-3 4-4 4-1"
deal.C = "5-2 4-3 3-1"
deal.D = "6-0 4-2 3-0"
deal.E = "6-1 3-3 2-1"
yard = "5-4 0-0 4-0 6-5 6-2 5-5 6-4 3-2 2-2 2-0 5-0 1-1 6-3"
play = """
A:6-6 A:decline B:pass C:pass D:6-0R E:pass A:1-0R B:4-1R C:4-3R
D:3-0R
"""
end = "blocked"
delta = { A = 3, B = 0, C = 0, D = 2, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 0-0"
deal.B = "5-1 4-3 3-0"
deal.C = "6-6 4-4 1-0"
deal.D = "5-0 4-1 3-2"
deal.E = "6-3 5-2 2-0"
yard = "6-5 3-3 6-2 4-2 5-3 1-1 6-0 2-2 5-4 2-1 3-1 6-1 4-0"
play = """
C:6-6 C:decline D:pass E:6-3R A:pass B:4-3R C:4-4R C:decline
D:4-1R E:pass A:pass B:5-1R C:pass D:5-0R E:2-0R A:pass B:pass
C:pass D:3-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-25"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random", F = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 5, B = 4, C = 1, D = 5, E = 2, F = 2 }
score = { A = 12, B = 18, C = 30, D = 12, E = 24, F = 24 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 30
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-25"
commitment = "a647ae019eab943846eb0f03e1c099f14ca43f65f2543a03f19d1eea92b0f6e2"
secret = "f69af290977ada84e69e39a1078ece13b50a3761cf252f32cd45c01ac8891909"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 3-0"
deal.B = "6-1 5-3 2-1"
deal.C = "5-5 4-1 3-3"
deal.D = "6-3 3-1 0-0"
deal.E = "4-0 3-2 2-0"
deal.F = "4-3 1-1 1-0"
yard = "5-4 6-4 5-0 4-2 6-6 5-2 6-5 5-1 2-2 4-4"
play = """
C:5-5 C:decline D:pass E:pass F:pass A:pass B:5-3R C:3-3R
C:decline D:6-3R E:pass F:pass A:6-2R B:2-1R C:4-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 3-3 0-0"
deal.B = "6-0 5-4 5-1"
deal.C = "5-5 4-3 2-0"
deal.D = "6-2 6-1 4-0"
deal.E = "6-3 4-1 3-0"
deal.F = "6-4 5-3 4-2"
yard = "5-0 1-0 6-5 5-2 2-2 3-1 2-1 1-1 3-2 4-4"
play = """
A:6-6 A:decline B:6-0R C:2-0R D:6-2R E:6-3R F:5-3R A:pass B:5-4R
C:4-3R D:pass E:3-0R F:pass A:0-0R A:decline B:pass C:pass D:4-0R
E:4-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-0 0-0"
deal.B = "6-3 6-0 2-0"
deal.C = "6-6 5-3 3-1"
deal.D = "5-5 5-1 4-1"
deal.E = "4-2 3-2 2-1"
deal.F = "6-4 5-4 3-3"
yard = "6-1 3-0 4-0 1-0 5-2 6-5 4-3 4-4 1-1 2-2"
play = """
C:6-6 C:decline D:pass E:pass F:6-4R A:pass B:pass C:pass D:4-1R
E:2-1R F:pass A:6-2R B:6-3R C:3-1R D:5-1R E:pass F:5-4R A:pass
B:pass C:pass D:pass E:4-2R F:pass A:pass B:2-0R C:pass D:pass
E:pass F:pass A:5-0R B:pass C:5-3R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "5-1 5-0 2-1"
deal.B = "6-5 2-2 0-0"
deal.C = "5-2 4-3 2-0"
deal.D = "6-3 4-2 3-1"
deal.E = "5-3 3-3 3-0"
deal.F = "6-4 4-4 1-0"
yard = "1-1 4-1 4-0 6-0 3-2 6-6 5-4 5-5 6-1 6-2"
play = """
F:4-4 F:6-4R A:pass B:6-5R C:5-2R D:4-2R E:pass F:pass A:pass
B:pass C:4-3R D:6-3R
"""
end = "blocked"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 5-3"
deal.B = "5-0 4-0 3-2"
deal.C = "6-4 5-2 5-1"
deal.D = "6-0 4-4 4-2"
deal.E = "3-0 2-1 0-0"
deal.F = "5-4 4-3 1-1"
yard = "6-1 3-3 6-5 1-0 4-1 3-1 6-2 6-6 2-2 2-0"
play = """
A:5-5 A:decline B:5-0R C:pass D:6-0R E:pass F:pass A:6-3R B:3-2R
C:5-2R D:pass E:pass F:5-4R A:pass B:4-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-1"
deal.B = "4-4 2-0 1-1"
deal.C = "4-2 3-3 3-2"
deal.D = "6-4 4-1 2-2"
deal.E = "6-2 3-1 1-0"
deal.F = "6-5 4-0 2-1"
yard = "5-5 5-2 6-1 0-0 3-0 5-4 5-0 5-3 4-3 6-3"
play = """
A:6-6 A:6-0R B:2-0R C:3-2R D:pass E:3-1R F:2-1R A:pass B:pass
C:4-2R D:6-4R E:6-2R F:pass A:pass B:pass C:pass D:2-2R
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-3 5-2 4-0"
deal.B = "5-1 4-2 2-2"
deal.C = "6-2 3-3 2-1"
deal.D = "5-3 2-0 0-0"
deal.E = "6-4 4-4 4-1"
deal.F = "6-5 6-0 3-1"
yard = "6-1 5-5 3-2 3-0 4-3 1-0 6-6 5-0 1-1 5-4"
play = """
E:4-4 E:4-1R F:3-1R A:6-3R B:pass C:6-2R D:2-0R E:pass F:6-0R
A:pass B:pass C:pass D:pass E:6-4R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-0 5-0 2-1"
deal.B = "6-3 5-2 2-2"
deal.C = "4-3 3-1 0-0"
deal.D = "5-3 4-1 2-0"
deal.E = "6-6 4-2 1-1"
deal.F = "6-1 4-4 3-3"
yard = "5-4 4-0 6-4 3-2 6-5 1-0 5-1 6-2 5-5 3-0"
play = """
E:6-6 E:decline F:6-1R A:2-1R B:5-2R C:pass D:5-3R E:pass F:3-3R
F:decline A:pass B:6-3R C:pass D:pass E:pass F:pass A:6-0R B:pass
C:0-0R C:decline D:2-0R E:4-2R F:4-4R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "E"
deal.A = "4-4 4-1 4-0"
deal.B = "5-1 3-1 2-1"
deal.C = "6-2 5-5 1-1"
deal.D = "6-1 4-3 0-0"
deal.E = "6-6 6-0 2-2"
deal.F = "6-5 6-4 5-3"
yard = "3-0 5-2 4-2 3-2 6-3 5-0 1-0 3-3 2-0 5-4"
play = """
E:6-6 E:decline F:6-5R A:pass B:5-1R C:1-1R C:decline D:6-1R
E:6-0R F:pass A:4-0R B:pass C:pass D:4-3R E:pass F:5-3R A:pass
B:pass C:5-5R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 4-1 2-1"
deal.B = "3-3 3-0 2-0"
deal.C = "5-5 4-3 3-2"
deal.D = "6-2 1-1 0-0"
deal.E = "4-4 4-2 2-2"
deal.F = "6-5 6-4 5-1"
yard = "1-0 5-2 6-0 6-3 5-0 5-3 6-6 4-0 3-1 6-1"
play = """
C:5-5 C:decline D:pass E:pass F:6-5R A:pass B:pass C:pass D:6-2R
E:4-2R F:6-4R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-2 2-0 1-1"
deal.B = "6-4 3-0 1-0"
deal.C = "5-1 2-1 0-0"
deal.D = "6-2 6-1 5-0"
deal.E = "6-6 6-5 4-1"
deal.F = "6-0 4-4 3-3"
yard = "4-3 5-3 2-2 5-4 3-2 4-2 3-1 5-5 4-0 6-3"
play = """
E:6-6 E:6-5R F:pass A:5-2R B:pass C:2-1R D:6-1R E:pass F:6-0R
A:2-0R B:pass C:pass D:6-2R E:pass F:pass A:pass B:6-4R C:pass
D:pass E:4-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "3-3 3-0 1-0"
deal.B = "4-4 4-3 3-2"
deal.C = "6-4 5-3 2-0"
deal.D = "6-5 6-0 2-2"
deal.E = "5-2 5-0 3-1"
deal.F = "6-2 5-1 0-0"
yard = "5-4 6-3 4-0 1-1 4-1 5-5 6-6 6-1 2-1 4-2"
play = """
B:4-4 B:4-3R C:5-3R D:6-5R E:pass F:6-2R A:pass B:3-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-5 5-3 5-0"
deal.B = "4-3 3-2 2-1"
deal.C = "6-3 6-0 1-1"
deal.D = "3-1 2-2 0-0"
deal.E = "6-2 5-1 4-0"
deal.F = "6-1 4-4 4-2"
yard = "4-1 5-5 3-3 1-0 6-4 5-2 2-0 6-6 5-4 3-0"
play = """
F:4-4 F:4-2R A:pass B:3-2R C:6-3R D:pass E:6-2R F:pass A:pass
B:2-1R C:1-1R C:decline D:3-1R E:pass F:pass A:5-3R B:pass C:pass
D:pass E:5-1R F:6-1R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 4-0"
deal.B = "6-3 4-4 4-1"
deal.C = "6-2 5-5 5-2"
deal.D = "4-3 4-2 1-1"
deal.E = "6-4 6-0 3-1"
deal.F = "5-4 3-0 2-1"
yard = "2-0 5-3 6-5 3-2 3-3 5-0 1-0 2-2 0-0 5-1"
play = """
A:6-6 A:6-1R B:4-1R C:pass D:4-3R E:3-1R F:2-1R A:pass B:pass
C:5-2R D:pass E:pass F:5-4R A:4-0R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "3-0 1-1 1-0"
deal.B = "6-2 5-1 4-4"
deal.C = "6-1 4-2 2-2"
deal.D = "5-2 5-0 4-1"
deal.E = "6-6 5-4 4-3"
deal.F = "4-0 2-0 0-0"
yard = "6-0 5-3 6-5 3-2 5-5 6-4 3-1 3-3 6-3 2-1"
play = """
E:6-6 E:decline F:pass A:pass B:6-2R C:2-2R C:4-2R D:4-1R E:pass
F:pass A:1-1R A:decline B:5-1R C:pass D:5-2R E:pass F:2-0R A:3-0R
B:pass C:pass D:pass E:4-3R F:4-0R A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 3-0 2-2"
deal.B = "6-0 4-3 3-2"
deal.C = "6-6 6-4 1-1"
deal.D = "4-2 4-1 0-0"
deal.E = "5-4 5-1 4-4"
deal.F = "5-5 4-0 2-1"
yard = "6-1 3-3 6-3 6-5 5-0 1-0 3-1 5-3 5-2 2-0"
play = """
C:6-6 C:6-4R D:4-2R E:pass F:2-1R A:pass B:pass C:1-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 2-2"
deal.B = "6-4 6-3 5-4"
deal.C = "5-0 3-1 2-1"
deal.D = "6-1 3-3 3-0"
deal.E = "6-5 5-2 1-1"
deal.F = "5-1 3-2 0-0"
yard = "2-0 6-2 4-4 1-0 4-0 5-3 4-1 6-6 4-2 4-3"
play = """
A:5-5 A:decline B:5-4R C:pass D:pass E:pass F:pass A:pass B:6-4R
C:pass D:6-1R E:1-1R E:decline F:5-1R A:pass B:pass C:5-0R D:3-0R
E:pass F:3-2R A:2-2R A:decline B:pass C:2-1R D:pass E:pass F:pass
A:pass B:pass C:3-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 4-4 2-0"
deal.B = "5-1 3-3 3-1"
deal.C = "6-6 5-3 4-1"
deal.D = "6-3 4-0 3-0"
deal.E = "6-2 5-0 1-0"
deal.F = "6-5 4-3 0-0"
yard = "2-2 4-2 6-4 5-5 2-1 5-2 5-4 6-0 1-1 3-2"
play = """
C:6-6 C:decline D:6-3R E:pass F:4-3R A:4-4R A:decline B:pass
C:4-1R D:pass E:1-0R F:0-0R F:decline A:2-0R B:pass C:pass D:pass
E:6-2R F:6-5R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-1 4-2 3-0"
deal.B = "6-4 5-0 2-2"
deal.C = "6-6 6-0 4-4"
deal.D = "5-3 2-1 1-1"
deal.E = "6-2 3-3 3-2"
deal.F = "6-5 2-0 0-0"
yard = "4-3 5-4 5-5 1-0 5-1 3-1 4-1 6-3 5-2 4-0"
play = """
C:6-6 C:6-0R D:pass E:pass F:2-0R A:4-2R B:6-4R C:pass D:pass
E:6-2R F:pass A:pass B:2-2R B:decline C:pass D:2-1R E:pass F:pass
A:6-1R B:pass C:pass D:pass E:pass F:6-5R A:pass B:5-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "3-3 3-0 1-0"
deal.B = "6-0 4-4 1-1"
deal.C = "6-4 6-1 5-2"
deal.D = "6-2 4-1 4-0"
deal.E = "5-5 5-1 3-1"
deal.F = "5-4 5-3 2-0"
yard = "2-1 4-3 2-2 6-6 6-3 0-0 3-2 6-5 4-2 5-0"
play = """
E:5-5 E:5-1R F:pass A:1-0R B:6-0R C:6-1R D:4-1R E:pass F:5-4R
A:pass B:pass C:5-2R D:6-2R E:pass F:pass A:pass B:pass C:6-4R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-26"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy", F = "balanced", G = "first" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 3, C = 1, D = 5, E = 5, F = 7, G = 2 }
score = { A = 14, B = 24, C = 35, D = 7, E = 7, F = 4, G = 28 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 35
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-26"
commitment = "c9af5ca383369aa88624a1443f51bfdcb32b6a2852ed5d4e346c12a9860bd1c6"
secret = "af78cb640c7c67bd625d32a56d1579c7b4440ec673f84ada9c7562de7e941d16"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-5 3-0 2-2"
deal.B = "6-4 5-2 4-4"
deal.C = "6-5 6-3 5-1"
deal.D = "6-2 4-1 2-0"
deal.E = "4-3 2-1 1-1"
deal.F = "6-1 5-4 5-0"
deal.G = "5-3 3-2 1-0"
yard = "3-1 3-3 0-0 6-0 6-6 4-0 4-2"
play = """
A:5-5 A:decline B:5-2R C:pass D:6-2R E:pass F:6-1R G:1-0R A:3-0R
B:pass C:6-3R D:pass E:pass F:pass G:pass A:pass B:6-4R C:pass
D:4-1R E:2-1R F:pass G:3-2R A:pass B:pass C:pass D:pass E:4-3R
F:5-4R G:5-3R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-3 4-4 1-1"
deal.B = "6-6 4-2 3-0"
deal.C = "5-4 4-0 3-3"
deal.D = "4-1 3-2 0-0"
deal.E = "6-1 5-1 5-0"
deal.F = "6-4 5-2 2-0"
deal.G = "6-2 4-3 2-2"
yard = "6-0 6-5 1-0 2-1 5-3 3-1 5-5"
play = """
B:6-6 B:decline C:pass D:pass E:6-1R F:pass G:pass A:1-1R
A:decline B:pass C:pass D:4-1R E:pass F:6-4R G:6-2R A:pass B:4-2R
C:5-4R D:pass E:5-1R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-3 5-5 3-2"
deal.B = "6-4 2-1 2-0"
deal.C = "5-2 5-1 3-1"
deal.D = "6-0 5-4 1-0"
deal.E = "6-2 3-0 0-0"
deal.F = "6-6 6-1 1-1"
deal.G = "5-3 4-3 2-2"
yard = "6-5 4-0 5-0 3-3 4-1 4-4 4-2"
play = """
F:6-6 F:6-1R G:pass A:pass B:2-1R C:5-2R D:5-4R E:pass F:pass
G:4-3R A:6-3R B:6-4R
"""
end = "blocked"
delta = { A = 0, B = 3, C = 0, D = 0, E = 0, F = 4, G = 0 }

[[match.hand]]
opener = "G"
deal.A = "6-5 4-1 3-2"
deal.B = "4-4 2-0 1-0"
deal.C = "6-3 5-0 2-1"
deal.D = "5-4 3-3 2-2"
deal.E = "6-0 5-5 4-2"
deal.F = "5-2 4-0 1-1"
deal.G = "6-6 3-0 0-0"
yard = "6-2 5-3 4-3 3-1 6-1 5-1 6-4"
play = """
G:6-6 G:decline A:6-5R B:pass C:5-0R D:pass E:6-0R F:pass G:pass
A:pass B:pass C:6-3R D:3-3R D:decline E:pass F:pass G:3-0R A:pass
B:2-0R C:2-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 2-1 0-0"
deal.B = "5-1 4-3 3-2"
deal.C = "6-6 6-5 6-0"
deal.D = "4-0 3-0 1-0"
deal.E = "6-2 5-2 3-3"
deal.F = "6-4 5-0 4-4"
deal.G = "6-3 4-2 1-1"
yard = "5-5 2-2 2-0 4-1 5-3 3-1 6-1"
play = """
C:6-6 C:6-5R D:pass E:5-2R F:pass G:4-2R A:5-4R B:5-1R C:pass
D:1-0R E:pass F:5-0R
"""
end = "blocked"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 4-3 1-1"
deal.B = "5-4 4-1 0-0"
deal.C = "6-6 6-2 6-1"
deal.D = "6-4 5-1 5-0"
deal.E = "4-4 4-0 2-2"
deal.F = "3-1 2-1 2-0"
deal.G = "6-0 4-2 3-3"
yard = "3-0 3-2 5-3 6-5 5-2 6-3 1-0"
play = """
C:6-6 C:6-2R D:pass E:2-2R E:decline F:2-1R G:pass A:1-1R
A:decline B:4-1R C:pass D:6-4R E:pass F:pass G:6-0R A:pass B:0-0R
B:decline C:pass D:5-0R E:pass F:pass G:pass A:5-5R A:decline
B:5-4R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-3 6-2 4-2"
deal.B = "6-4 3-3 3-1"
deal.C = "6-1 5-5 2-1"
deal.D = "2-0 1-1 0-0"
deal.E = "6-6 5-2 3-2"
deal.F = "5-4 5-3 4-0"
deal.G = "5-0 4-4 2-2"
yard = "4-1 3-0 6-5 1-0 5-1 6-0 4-3"
play = """
E:6-6 E:decline F:pass G:pass A:6-3R B:3-3R B:3-1R C:6-1R D:pass
E:pass F:pass G:pass A:6-2R B:pass C:2-1R D:1-1R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 7, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 2-2 2-1"
deal.B = "6-3 6-2 2-0"
deal.C = "4-4 4-0 1-0"
deal.D = "6-6 5-0 3-3"
deal.E = "6-5 5-5 5-1"
deal.F = "6-1 6-0 5-4"
deal.G = "4-2 3-1 3-0"
yard = "5-3 5-2 0-0 3-2 4-1 1-1 4-3"
play = """
D:6-6 D:decline E:6-5R F:5-4R G:4-2R A:2-2R A:2-1R B:pass C:1-0R
D:5-0R E:5-5R E:5-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-3 4-2 4-1"
deal.B = "6-2 5-4 4-4"
deal.C = "6-3 5-5 3-3"
deal.D = "6-1 6-0 3-1"
deal.E = "5-1 4-3 0-0"
deal.F = "2-2 2-1 2-0"
deal.G = "6-4 3-2 3-0"
yard = "1-1 5-2 5-0 4-0 6-5 1-0 6-6"
play = """
C:5-5 C:decline D:pass E:5-1R F:2-1R G:3-2R A:5-3R B:5-4R C:pass
D:pass E:4-3R F:pass G:3-0R A:pass B:pass C:pass D:6-0R E:pass
F:pass G:6-4R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-5"
deal.B = "3-2 2-2 2-0"
deal.C = "5-2 2-1 1-1"
deal.D = "5-4 4-3 3-0"
deal.E = "6-4 5-0 0-0"
deal.F = "5-3 5-1 1-0"
deal.G = "6-5 4-2 4-1"
yard = "3-3 6-0 6-3 6-2 3-1 4-4 4-0"
play = """
A:6-6 A:6-1R B:pass C:2-1R D:pass E:pass F:pass G:4-2R A:pass
B:pass C:pass D:5-4R E:5-0R F:1-0R G:4-1R A:pass B:pass C:pass
D:4-3R E:pass F:5-3R G:6-5R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "E"
deal.A = "5-4 4-1 3-0"
deal.B = "6-3 4-3 0-0"
deal.C = "5-3 3-3 1-0"
deal.D = "6-4 3-2 2-0"
deal.E = "5-5 5-0 2-1"
deal.F = "6-2 5-1 4-2"
deal.G = "6-5 4-4 2-2"
yard = "1-1 3-1 5-2 6-0 6-1 4-0 6-6"
play = """
E:5-5 E:5-0R F:pass G:pass A:3-0R B:6-3R C:pass D:6-4R E:pass
F:4-2R G:2-2R G:decline A:pass B:pass C:pass D:3-2R E:pass F:pass
G:pass A:pass B:4-3R C:pass D:pass E:pass F:pass G:4-4R G:decline
A:5-4R B:pass C:5-3R D:pass E:pass F:pass G:pass A:pass B:pass
C:3-3R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-0"
deal.B = "5-3 5-2 3-0"
deal.C = "4-4 3-1 0-0"
deal.D = "4-1 3-3 2-2"
deal.E = "4-2 4-0 2-0"
deal.F = "6-4 6-1 4-3"
deal.G = "6-5 2-1 1-1"
yard = "5-0 3-2 5-4 1-0 6-2 5-5 5-1"
play = """
A:6-6 A:6-3R B:5-3R C:pass D:pass E:pass F:pass G:6-5R A:6-0R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-1 3-3 3-2"
deal.B = "6-6 4-4 3-1"
deal.C = "6-5 2-1 1-0"
deal.D = "2-2 1-1 0-0"
deal.E = "6-2 6-0 4-1"
deal.F = "6-3 5-4 5-3"
deal.G = "6-1 5-0 4-2"
yard = "6-4 5-5 4-3 2-0 4-0 3-0 5-2"
play = """
B:6-6 B:decline C:6-5R D:pass E:pass F:5-3R G:pass A:3-3R A:3-2R
B:pass C:2-1R D:1-1R D:decline E:4-1R F:5-4R G:5-0R A:pass B:pass
C:1-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-0 4-2 3-2"
deal.B = "6-6 5-2 1-1"
deal.C = "6-2 3-1 1-0"
deal.D = "6-5 6-1 2-1"
deal.E = "6-0 2-2 0-0"
deal.F = "5-5 4-0 3-0"
deal.G = "5-4 5-1 2-0"
yard = "4-3 5-3 3-3 6-3 4-4 6-4 4-1"
play = """
B:6-6 B:decline C:6-2R D:2-1R E:pass F:pass G:5-1R A:5-0R B:pass
C:1-0R D:6-1R E:6-0R F:4-0R G:5-4R A:pass B:5-2R C:pass D:pass
E:2-2R E:decline F:pass G:2-0R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "B"
deal.A = "5-2 4-2 0-0"
deal.B = "5-1 4-4 4-0"
deal.C = "6-1 5-0 2-1"
deal.D = "5-4 4-3 3-3"
deal.E = "3-2 3-0 2-0"
deal.F = "6-0 5-3 1-0"
deal.G = "6-5 3-1 1-1"
yard = "6-6 6-3 2-2 6-2 5-5 4-1 6-4"
play = """
B:4-4 B:4-0R C:5-0R D:5-4R E:pass F:pass G:pass A:4-2R B:pass
C:2-1R D:pass E:pass F:1-0R G:pass A:0-0R A:decline B:pass C:pass
D:pass E:3-0R F:5-3R G:6-5R A:pass B:pass C:6-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-2 1-1 1-0"
deal.B = "6-4 5-1 4-4"
deal.C = "6-6 5-2 4-1"
deal.D = "5-3 3-2 2-1"
deal.E = "6-3 5-4 4-0"
deal.F = "6-0 4-3 2-0"
deal.G = "5-0 3-3 2-2"
yard = "0-0 3-1 3-0 6-2 6-1 6-5 5-5"
play = """
C:6-6 C:decline D:pass E:6-3R F:4-3R G:pass A:4-2R B:pass C:5-2R
D:5-3R E:pass F:pass G:3-3R G:decline A:pass B:pass C:pass D:3-2R
E:pass F:2-0R G:5-0R A:pass B:5-1R C:4-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 4-2 2-2"
deal.B = "6-0 4-3 3-3"
deal.C = "6-5 5-2 0-0"
deal.D = "6-4 6-1 2-1"
deal.E = "6-3 6-2 5-3"
deal.F = "5-5 5-4 5-1"
deal.G = "5-0 4-1 2-0"
yard = "3-2 1-0 4-4 1-1 3-1 4-0 3-0"
play = """
A:6-6 A:decline B:6-0R C:0-0R C:decline D:pass E:pass F:pass
G:5-0R A:pass B:pass C:6-5R D:6-4R E:pass F:5-4R G:pass A:pass
B:pass C:5-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-27"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first", G = "random", H = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 8, B = 2, C = 2, D = 1, E = 2, F = 2, G = 2, H = 2 }
score = { A = 16, B = 24, C = 24, D = 40, E = 24, F = 24, G = 24, H = 24 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 40
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-27"
commitment = "2c6a97cd0266feac64495d6a76518c2b04c57caa7e58d4a0014638d06158e3cc"
secret = "b1e47ffd82b9f27f6ac2a1edfe47126afee5d7dfc3a9dbb3d092e3b74ee591fd"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "5-3 5-1 1-1"
deal.B = "6-3 5-4 3-1"
deal.C = "6-1 5-0 3-3"
deal.D = "6-6 6-0 4-3"
deal.E = "5-2 4-1 2-2"
deal.F = "4-2 3-2 1-0"
deal.G = "6-5 6-4 6-2"
deal.H = "4-4 2-0 0-0"
yard = "2-1 5-5 3-0 4-0"
play = """
D:6-6 D:6-0R E:pass F:1-0R G:pass H:pass A:1-1R A:5-1R B:5-4R
C:pass D:4-3R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 3-1 3-0"
deal.B = "6-0 4-0 0-0"
deal.C = "6-6 5-3 1-1"
deal.D = "6-1 5-1 5-0"
deal.E = "6-3 4-3 3-2"
deal.F = "3-3 2-1 2-0"
deal.G = "5-4 4-4 1-0"
deal.H = "6-4 6-2 2-2"
yard = "4-2 6-5 5-2 4-1"
play = """
C:6-6 C:decline D:6-1R E:pass F:2-1R G:pass H:6-2R A:pass B:6-0R
C:pass D:5-0R E:pass F:pass G:5-4R H:6-4R A:pass B:pass C:pass
D:pass E:6-3R F:3-3R F:decline G:pass H:pass A:3-0R B:4-0R C:pass
D:pass E:4-3R F:pass G:pass H:pass A:3-1R B:pass C:1-1R C:decline
D:5-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 3-2"
deal.B = "5-1 4-2 2-1"
deal.C = "6-6 4-1 2-0"
deal.D = "5-0 3-1 0-0"
deal.E = "5-4 2-2 1-0"
deal.F = "6-3 6-1 3-3"
deal.G = "6-0 5-2 4-0"
deal.H = "6-4 5-3 4-4"
yard = "5-5 4-3 1-1 3-0"
play = """
C:6-6 C:decline D:pass E:pass F:6-3R G:pass H:5-3R A:6-5R B:pass
C:pass D:pass E:pass F:6-1R G:pass H:pass A:pass B:5-1R C:pass
D:5-0R E:1-0R F:pass G:pass H:pass A:pass B:2-1R C:2-0R D:0-0R
D:decline E:pass F:pass G:4-0R H:6-4R A:6-2R B:4-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 3-0 1-1"
deal.B = "6-3 3-2 1-0"
deal.C = "5-2 2-1 0-0"
deal.D = "6-6 5-4 4-0"
deal.E = "6-2 5-3 2-2"
deal.F = "5-0 4-1 2-0"
deal.G = "6-0 5-5 3-1"
deal.H = "6-5 4-3 3-3"
yard = "4-4 5-1 4-2 6-4"
play = """
D:6-6 D:decline E:6-2R F:2-0R G:6-0R H:6-5R A:pass B:pass C:5-2R
D:pass E:2-2R E:decline F:pass G:pass H:pass A:pass B:3-2R C:pass
D:pass E:5-3R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 8, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 4-4 3-0"
deal.B = "6-4 4-1 2-1"
deal.C = "6-6 2-2 1-0"
deal.D = "6-0 5-2 4-2"
deal.E = "6-3 6-1 4-3"
deal.F = "3-3 3-2 2-0"
deal.G = "5-3 5-1 0-0"
deal.H = "5-0 3-1 1-1"
yard = "5-5 4-0 5-4 6-5"
play = """
C:6-6 C:decline D:6-0R E:pass F:2-0R G:pass H:pass A:6-2R B:6-4R
C:pass D:4-2R E:pass F:3-2R G:5-3R H:5-0R A:3-0R B:pass C:pass
D:pass E:6-3R F:pass G:pass H:pass A:pass B:pass C:pass D:pass
E:6-1R F:pass G:5-1R H:pass A:pass B:pass C:pass D:5-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-2 5-0 2-1"
deal.B = "4-1 3-2 1-0"
deal.C = "6-3 6-0 3-3"
deal.D = "6-4 5-3 4-4"
deal.E = "6-6 4-3 0-0"
deal.F = "6-5 6-1 4-0"
deal.G = "5-2 3-1 1-1"
deal.H = "5-5 5-4 3-0"
yard = "2-0 4-2 5-1 2-2"
play = """
E:6-6 E:decline F:6-5R G:5-2R H:pass A:6-2R B:pass C:6-3R D:5-3R
E:pass F:pass G:pass H:5-5R H:5-4R A:pass B:4-1R C:pass D:pass
E:pass F:6-1R G:pass H:pass A:pass B:pass C:6-0R D:pass E:0-0R
E:decline F:4-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 8, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "5-4 4-2 3-1"
deal.B = "5-3 2-1 1-1"
deal.C = "4-3 3-0 1-0"
deal.D = "6-3 3-3 3-2"
deal.E = "6-4 5-0 0-0"
deal.F = "6-5 6-1 4-0"
deal.G = "6-6 5-5 4-1"
deal.H = "6-2 6-0 4-4"
yard = "2-0 5-2 2-2 5-1"
play = """
G:6-6 G:decline H:6-2R A:4-2R B:pass C:4-3R D:6-3R E:6-4R F:4-0R
G:pass H:6-0R A:pass B:pass C:pass D:pass E:pass F:6-5R G:5-5R
G:decline H:pass A:5-4R B:pass C:pass D:pass E:pass F:pass G:4-1R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 8, H = 0 }

[[match.hand]]
opener = "E"
deal.A = "4-0 3-3 2-0"
deal.B = "5-2 5-1 3-0"
deal.C = "6-5 5-5 4-3"
deal.D = "6-3 6-2 0-0"
deal.E = "6-6 4-2 2-1"
deal.F = "6-1 5-0 4-4"
deal.G = "6-4 6-0 3-1"
deal.H = "5-4 4-1 3-2"
yard = "1-1 2-2 1-0 5-3"
play = """
E:6-6 E:decline F:6-1R G:3-1R H:3-2R A:2-0R B:3-0R C:4-3R D:pass
E:4-2R F:pass G:pass H:pass A:pass B:5-2R C:5-5R C:decline D:pass
E:pass F:5-0R G:6-0R H:pass A:pass B:pass C:6-5R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-2 4-1 2-2"
deal.B = "6-5 6-4 3-2"
deal.C = "6-1 3-1 1-0"
deal.D = "6-0 5-1 4-3"
deal.E = "6-6 5-2 2-1"
deal.F = "6-3 4-4 3-3"
deal.G = "5-0 3-0 0-0"
deal.H = "5-5 4-2 1-1"
yard = "5-3 5-4 2-0 4-0"
play = """
E:6-6 E:decline F:6-3R G:3-0R H:pass A:pass B:pass C:1-0R D:5-1R
E:5-2R F:pass G:pass H:4-2R A:4-1R B:pass C:3-1R D:4-3R E:pass
F:4-4R F:decline G:pass H:pass A:pass B:6-4R C:6-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 3-2 2-1"
deal.B = "6-4 6-2 4-4"
deal.C = "6-5 5-0 1-1"
deal.D = "6-1 4-2 3-3"
deal.E = "6-0 4-3 3-0"
deal.F = "5-5 4-1 3-1"
deal.G = "5-1 2-2 0-0"
deal.H = "5-3 5-2 2-0"
yard = "4-0 1-0 5-4 6-3"
play = """
A:6-6 A:decline B:6-4R C:pass D:4-2R E:pass F:pass G:2-2R
G:decline H:5-2R A:pass B:pass C:6-5R D:6-1R E:pass F:4-1R G:pass
H:pass A:pass B:4-4R B:decline C:pass D:pass E:4-3R F:3-1R G:5-1R
H:5-3R A:3-2R B:6-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 2-2 2-1"
deal.B = "6-5 5-4 4-2"
deal.C = "6-2 5-1 2-0"
deal.D = "6-1 3-3 1-0"
deal.E = "4-3 1-1 0-0"
deal.F = "6-3 5-5 3-2"
deal.G = "6-4 5-2 5-0"
deal.H = "6-0 5-3 3-0"
yard = "3-1 4-1 4-0 4-4"
play = """
A:6-6 A:decline B:6-5R C:5-1R D:6-1R E:pass F:6-3R G:pass H:5-3R
A:pass B:5-4R C:pass D:pass E:4-3R F:3-2R G:5-2R H:pass A:pass
B:pass C:pass D:pass E:pass F:5-5R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 8, G = 0, H = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-1 5-4 1-1"
deal.B = "5-1 4-4 4-0"
deal.C = "6-5 3-0 1-0"
deal.D = "6-2 2-2 2-1"
deal.E = "6-3 5-5 4-2"
deal.F = "6-6 3-3 0-0"
deal.G = "6-0 5-2 4-1"
deal.H = "5-3 5-0 2-0"
yard = "3-1 6-4 4-3 3-2"
play = """
F:6-6 F:decline G:6-0R H:5-0R A:5-4R B:4-4R B:4-0R C:1-0R D:2-1R
E:4-2R F:pass G:4-1R H:pass A:1-1R A:6-1R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "6-1 5-1 4-1"
deal.B = "6-0 4-2 2-1"
deal.C = "6-5 3-0 0-0"
deal.D = "3-1 2-2 1-0"
deal.E = "6-3 6-2 3-3"
deal.F = "5-5 5-4 3-2"
deal.G = "6-6 5-0 4-0"
deal.H = "6-4 5-3 1-1"
yard = "2-0 4-4 4-3 5-2"
play = """
G:6-6 G:decline H:6-4R A:4-1R B:2-1R C:pass D:2-2R D:decline
E:6-2R F:pass G:pass H:pass A:6-1R B:pass C:pass D:3-1R E:6-3R
F:pass G:pass H:pass A:pass B:6-0R C:3-0R D:pass E:3-3R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 8, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 4-3 1-1"
deal.B = "6-6 6-1 4-4"
deal.C = "5-1 3-1 3-0"
deal.D = "6-5 4-1 2-0"
deal.E = "6-4 2-1 0-0"
deal.F = "6-3 4-2 1-0"
deal.G = "5-5 5-3 4-0"
deal.H = "6-2 6-0 2-2"
yard = "5-2 5-0 3-2 3-3"
play = """
B:6-6 B:6-1R C:5-1R D:6-5R E:6-4R F:4-2R G:pass H:6-2R A:pass
B:pass C:pass D:pass E:pass F:6-3R G:5-3R H:pass A:5-4R B:4-4R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "5-5 5-0 4-3"
deal.B = "5-3 3-0 2-1"
deal.C = "6-4 5-2 4-0"
deal.D = "6-2 4-2 1-0"
deal.E = "6-0 3-1 2-2"
deal.F = "6-3 4-4 0-0"
deal.G = "6-6 5-4 1-1"
deal.H = "6-1 5-1 3-3"
yard = "3-2 4-1 6-5 2-0"
play = """
G:6-6 G:decline H:6-1R A:pass B:2-1R C:5-2R D:pass E:pass F:pass
G:5-4R H:pass A:4-3R B:5-3R C:pass D:pass E:pass F:pass G:pass
H:5-1R A:pass B:pass C:pass D:1-0R E:6-0R F:6-3R G:pass H:3-3R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "H"
deal.A = "4-4 4-1 3-2"
deal.B = "6-2 4-3 4-2"
deal.C = "5-3 2-2 1-1"
deal.D = "6-5 3-1 1-0"
deal.E = "6-1 6-0 5-2"
deal.F = "6-4 4-0 3-0"
deal.G = "6-3 5-5 5-0"
deal.H = "6-6 2-1 0-0"
yard = "5-1 3-3 2-0 5-4"
play = """
H:6-6 H:decline A:pass B:6-2R C:2-2R C:decline D:pass E:5-2R
F:pass G:5-0R H:0-0R H:decline A:pass B:pass C:pass D:1-0R E:6-1R
F:6-4R G:pass H:pass A:4-4R A:4-1R B:pass C:1-1R C:decline D:3-1R
E:pass F:3-0R G:pass H:pass A:pass B:pass C:pass D:pass E:6-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 8, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-3 4-0 2-0"
deal.B = "4-2 3-2 1-0"
deal.C = "6-3 6-1 1-1"
deal.D = "5-4 5-1 3-3"
deal.E = "6-6 6-4 2-1"
deal.F = "5-0 4-3 3-0"
deal.G = "4-4 4-1 2-2"
deal.H = "5-5 5-2 0-0"
yard = "6-0 6-2 6-5 3-1"
play = """
E:6-6 E:6-4R F:4-3R G:pass H:pass A:5-3R B:pass C:pass D:5-4R
E:pass F:pass G:4-1R H:pass A:pass B:1-0R C:pass D:pass E:pass
F:5-0R G:pass H:5-5R H:5-2R A:2-0R B:pass C:pass D:pass E:pass
F:3-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 8, G = 0, H = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 4-0"
deal.B = "6-2 6-1 1-0"
deal.C = "6-4 6-0 1-1"
deal.D = "5-0 3-2 2-1"
deal.E = "4-3 4-2 0-0"
deal.F = "6-5 4-1 3-3"
deal.G = "5-3 5-2 5-1"
deal.H = "5-4 3-0 2-0"
yard = "5-5 2-2 4-4 3-1"
play = """
A:6-6 A:6-3R B:pass C:pass D:3-2R E:4-2R F:4-1R G:5-1R H:5-4R
A:4-0R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "H"
deal.A = "6-3 4-4 3-1"
deal.B = "6-4 5-0 3-3"
deal.C = "5-2 4-0 1-0"
deal.D = "6-5 6-0 2-0"
deal.E = "5-4 4-3 1-1"
deal.F = "6-1 5-5 3-0"
deal.G = "5-3 2-1 0-0"
deal.H = "6-6 4-1 3-2"
yard = "4-2 2-2 6-2 5-1"
play = """
H:6-6 H:decline A:6-3R B:3-3R B:decline C:pass D:pass E:4-3R
F:pass G:pass H:4-1R A:3-1R B:pass C:pass D:pass E:pass F:3-0R
G:0-0R G:decline H:pass A:pass B:5-0R C:5-2R D:2-0R E:pass F:pass
G:pass H:pass A:pass B:pass C:4-0R D:pass E:5-4R F:5-5R F:decline
G:5-3R H:3-2R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "H"
deal.A = "6-2 5-2 1-0"
deal.B = "6-5 5-0 3-1"
deal.C = "6-3 2-1 1-1"
deal.D = "6-0 5-1 4-3"
deal.E = "6-1 5-3 4-0"
deal.F = "6-4 5-4 2-0"
deal.G = "4-2 4-1 2-2"
deal.H = "4-4 3-0 0-0"
yard = "3-2 3-3 5-5 6-6"
play = """
H:4-4 H:decline A:pass B:pass C:pass D:4-3R E:5-3R F:5-4R G:4-1R
H:pass A:1-0R B:5-0R C:pass D:5-1R E:6-1R F:6-4R G:4-2R H:pass
A:5-2R B:6-5R C:6-3R D:pass E:pass F:pass G:pass H:3-0R A:pass
B:pass C:pass D:6-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 2-0"
deal.B = "5-5 4-2 3-1"
deal.C = "6-2 4-0 3-0"
deal.D = "5-1 1-1 0-0"
deal.E = "6-1 4-4 2-1"
deal.F = "6-4 4-1 2-2"
deal.G = "6-0 5-4 5-3"
deal.H = "6-3 3-2 1-0"
yard = "5-0 6-5 3-3 4-3"
play = """
A:6-6 A:decline B:pass C:6-2R D:pass E:2-1R F:4-1R G:5-4R H:pass
A:5-2R B:4-2R C:4-0R D:0-0R D:decline E:pass F:pass G:6-0R H:6-3R
A:pass B:3-1R C:pass D:5-1R E:pass F:pass G:5-3R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 8, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "4-2 2-0 1-1"
deal.B = "6-4 5-1 4-0"
deal.C = "6-5 6-0 4-3"
deal.D = "5-0 4-4 3-1"
deal.E = "6-1 3-0 0-0"
deal.F = "5-5 5-2 2-1"
deal.G = "6-6 6-3 4-1"
deal.H = "5-4 3-3 3-2"
yard = "5-3 1-0 6-2 2-2"
play = """
G:6-6 G:decline H:pass A:pass B:6-4R C:4-3R D:3-1R E:6-1R F:pass
G:6-3R H:3-3R H:3-2R A:4-2R B:4-0R C:6-0R D:pass E:pass F:pass
G:pass H:pass A:pass B:pass C:6-5R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "H"
deal.A = "6-5 6-2 4-0"
deal.B = "6-1 5-3 4-3"
deal.C = "6-3 5-5 2-0"
deal.D = "6-4 6-0 3-2"
deal.E = "5-2 4-1 2-2"
deal.F = "3-1 3-0 1-1"
deal.G = "5-0 4-4 3-3"
deal.H = "6-6 2-1 0-0"
yard = "5-1 5-4 1-0 4-2"
play = """
H:6-6 H:decline A:6-5R B:5-3R C:6-3R D:6-4R E:4-1R F:3-1R G:3-3R
G:decline H:pass A:pass B:4-3R C:pass D:pass E:pass F:pass G:4-4R
G:decline H:pass A:4-0R B:pass C:2-0R D:3-2R E:pass F:3-0R G:5-0R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 8, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "5-4 3-0 0-0"
deal.B = "6-3 4-0 3-3"
deal.C = "6-1 4-2 1-0"
deal.D = "4-4 3-2 2-0"
deal.E = "6-4 5-2 1-1"
deal.F = "5-5 5-1 5-0"
deal.G = "6-6 6-5 4-1"
deal.H = "6-2 2-2 2-1"
yard = "5-3 3-1 4-3 6-0"
play = """
G:6-6 G:6-5R H:pass A:5-4R B:4-0R C:1-0R D:pass E:1-1R E:decline
F:5-1R G:pass H:pass A:pass B:pass C:pass D:pass E:5-2R F:pass
G:pass H:6-2R A:pass B:6-3R C:pass D:3-2R E:pass F:pass G:pass
H:2-2R H:2-1R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "B"
deal.A = "5-0 4-1 3-2"
deal.B = "6-2 5-5 2-2"
deal.C = "5-2 5-1 0-0"
deal.D = "6-5 4-3 3-1"
deal.E = "6-3 4-4 3-3"
deal.F = "6-0 5-4 4-2"
deal.G = "3-0 2-1 1-0"
deal.H = "6-4 6-1 4-0"
yard = "2-0 1-1 6-6 5-3"
play = """
B:5-5 B:decline C:5-1R D:3-1R E:3-3R E:6-3R F:6-0R G:1-0R H:6-1R
A:pass B:6-2R C:5-2R D:6-5R E:pass F:pass G:pass H:6-4R A:4-1R
B:pass C:pass D:pass E:pass F:pass G:2-1R H:pass A:3-2R B:pass
C:pass D:4-3R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-28"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first" }
ended = "completed"
result = "E"
ranks = { A = 5, B = 4, C = 2, D = 3, E = 1 }
score = { A = 10, B = 20, C = 23, D = 22, E = 25 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 25
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-28"
commitment = "f3c445503b00ea3119c1a1bfbbc3e2ac65b526514992ec5f605eb00197697203"
secret = "20111e60dc52ae7abbe46e63d9378352ffdc933c55e6bc8666bea1231a6659b8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "5-5 5-3 5-1"
deal.B = "4-0 3-2 1-0"
deal.C = "6-3 5-4 3-0"
deal.D = "6-6 4-2 2-0"
deal.E = "4-3 4-1 2-1"
yard = "6-2 1-1 2-2 6-4 6-5 6-0 3-3 3-1 5-2 0-0 6-1 4-4 5-0"
play = """
D:6-6 D:decline E:pass A:pass B:pass C:6-3R D:pass E:4-3R A:pass
B:4-0R C:3-0R D:pass E:pass A:5-3R B:pass C:5-4R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-1 5-1 3-2"
deal.B = "5-2 3-1 2-0"
deal.C = "5-4 5-3 4-0"
deal.D = "4-3 4-2 1-1"
deal.E = "6-6 6-4 4-4"
yard = "6-5 1-0 5-0 6-3 3-3 6-0 5-5 0-0 3-0 2-2 6-2 2-1 4-1"
play = """
E:6-6 E:6-4R A:pass B:pass C:5-4R D:pass E:pass A:5-1R B:3-1R
C:5-3R D:pass E:pass A:pass B:5-2R C:pass D:4-2R E:4-4R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-4 3-1"
deal.B = "6-2 4-3 1-1"
deal.C = "6-5 5-0 2-0"
deal.D = "5-5 5-2 0-0"
deal.E = "4-2 4-0 3-2"
yard = "4-4 6-6 5-1 5-3 6-0 2-2 6-4 1-0 3-3 6-1 2-1 3-0 4-1"
play = """
D:5-5 D:5-2R E:4-2R A:5-4R B:pass C:6-5R D:pass E:pass A:6-3R
B:4-3R C:pass D:pass E:4-0R A:pass B:pass C:5-0R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-1 4-4 3-1"
deal.B = "6-4 4-0 2-0"
deal.C = "6-1 5-3 5-0"
deal.D = "6-2 4-2 1-1"
deal.E = "6-0 5-5 3-2"
yard = "3-0 3-3 2-1 4-3 6-5 5-4 2-2 4-1 6-3 6-6 5-2 0-0 1-0"
play = """
E:5-5 E:decline A:5-1R B:pass C:6-1R D:6-2R E:3-2R A:3-1R B:pass
C:pass D:1-1R
"""
end = "blocked"
delta = { A = 0, B = 0, C = 0, D = 2, E = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-1 4-0"
deal.B = "6-4 4-4 3-0"
deal.C = "6-0 3-1 0-0"
deal.D = "6-2 5-3 3-2"
deal.E = "5-4 2-1 1-1"
yard = "2-2 5-2 4-1 6-5 5-0 1-0 5-5 6-1 3-3 2-0 6-3 4-2 4-3"
play = """
A:6-6 A:decline B:6-4R C:pass D:pass E:5-4R A:5-1R B:pass C:3-1R
D:5-3R
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 0-0"
deal.B = "6-5 6-1 5-5"
deal.C = "5-0 4-2 1-1"
deal.D = "5-2 5-1 4-4"
deal.E = "6-3 4-1 3-0"
yard = "3-1 1-0 6-0 5-3 2-2 3-2 6-4 3-3 4-3 2-0 5-4 4-0 2-1"
play = """
A:6-6 A:6-2R B:pass C:4-2R D:4-4R D:decline E:4-1R A:pass B:6-1R
C:pass D:pass E:6-3R A:pass B:pass C:pass D:pass E:3-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-3 4-3 2-0"
deal.B = "4-0 3-2 3-1"
deal.C = "4-4 2-1 1-0"
deal.D = "4-2 3-0 1-1"
deal.E = "5-2 5-1 2-2"
yard = "5-5 6-0 4-1 6-1 6-4 0-0 6-6 3-3 5-3 6-2 5-4 5-0 6-5"
play = """
C:4-4 C:decline D:4-2R E:5-2R A:pass B:pass C:pass D:pass E:5-1R
A:pass B:3-1R C:pass D:3-0R E:pass A:2-0R B:3-2R C:pass D:pass
E:pass A:6-3R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "4-2 3-2 2-2"
deal.B = "6-5 5-4 3-0"
deal.C = "4-1 2-1 2-0"
deal.D = "6-1 5-2 5-1"
deal.E = "6-3 4-0 0-0"
yard = "3-1 6-6 5-0 3-3 5-5 4-4 1-0 4-3 1-1 6-0 6-4 5-3 6-2"
play = """
A:2-2 A:4-2R B:5-4R C:pass D:5-1R E:pass A:pass B:pass C:4-1R
D:pass E:4-0R A:pass B:3-0R C:pass D:pass E:6-3R A:pass B:6-5R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "3-2 2-2 2-0"
deal.B = "4-1 4-0 3-3"
deal.C = "6-5 6-0 5-4"
deal.D = "6-6 3-0 1-1"
deal.E = "6-2 5-5 5-2"
yard = "6-3 6-1 4-4 4-3 5-3 5-0 6-4 3-1 1-0 2-1 5-1 4-2 0-0"
play = """
D:6-6 D:decline E:6-2R A:3-2R B:3-3R B:decline C:pass D:3-0R
E:pass A:2-0R B:pass C:pass D:pass E:5-2R A:pass B:pass C:6-5R
D:pass E:pass A:pass B:pass C:6-0R D:pass E:pass A:pass B:4-0R
C:5-4R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-1 5-4 2-0"
deal.B = "4-0 2-1 0-0"
deal.C = "6-5 6-4 3-3"
deal.D = "6-0 4-2 3-0"
deal.E = "6-6 5-1 5-0"
yard = "4-3 6-2 5-2 2-2 5-3 3-1 1-1 4-4 3-2 5-5 1-0 6-3 4-1"
play = """
E:6-6 E:decline A:6-1R B:2-1R C:pass D:4-2R E:pass A:5-4R B:pass
C:6-5R D:6-0R E:5-0R A:pass B:pass C:pass D:pass E:5-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "E"
deal.A = "5-0 4-0 2-2"
deal.B = "6-4 5-2 0-0"
deal.C = "6-5 5-1 1-0"
deal.D = "6-3 4-4 2-1"
deal.E = "6-6 6-1 6-0"
yard = "3-3 1-1 4-3 6-2 4-1 2-0 3-2 5-4 5-5 3-1 5-3 3-0 4-2"
play = """
E:6-6 E:6-1R A:pass B:pass C:5-1R D:pass E:pass A:5-0R B:0-0R
B:decline C:1-0R D:2-1R E:pass A:2-2R A:decline B:5-2R C:6-5R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 4-3 0-0"
deal.B = "6-5 5-2 5-1"
deal.C = "6-1 4-4 3-1"
deal.D = "6-0 5-4 4-2"
deal.E = "6-4 3-3 1-1"
yard = "6-6 3-2 2-2 4-1 2-1 5-5 6-2 3-0 5-3 1-0 4-0 5-0 2-0"
play = """
C:4-4 C:decline D:5-4R E:pass A:pass B:5-1R C:6-1R D:6-0R E:pass
A:0-0R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 4-4"
deal.B = "4-3 3-3 2-1"
deal.C = "5-3 3-2 1-0"
deal.D = "6-1 4-2 2-2"
deal.E = "6-4 6-3 4-0"
yard = "4-1 5-2 0-0 2-0 5-5 1-1 6-5 5-1 3-0 6-2 5-0 3-1 6-0"
play = """
A:6-6 A:decline B:pass C:pass D:6-1R E:pass A:pass B:2-1R C:3-2R
D:pass E:6-3R A:pass B:pass C:pass D:pass E:6-4R A:5-4R B:pass
C:5-3R D:pass E:pass A:pass B:3-3R B:decline C:pass D:pass E:pass
A:pass B:4-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 4-3 2-0"
deal.B = "6-5 5-4 4-4"
deal.C = "6-0 5-5 4-1"
deal.D = "5-3 3-3 0-0"
deal.E = "6-2 6-1 2-2"
yard = "3-0 3-2 6-4 3-1 5-0 4-2 5-1 4-0 5-2 1-0 1-1 6-3 2-1"
play = """
A:6-6 A:decline B:6-5R C:5-5R C:decline D:5-3R E:pass A:4-3R
B:4-4R B:5-4R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-4 6-0 2-2"
deal.B = "4-4 4-2 2-1"
deal.C = "3-0 2-0 0-0"
deal.D = "5-4 4-1 4-0"
deal.E = "5-5 3-3 3-1"
yard = "6-2 6-5 5-0 5-3 4-3 6-3 6-6 5-2 1-1 3-2 6-1 5-1 1-0"
play = """
E:5-5 E:decline A:pass B:pass C:pass D:5-4R E:pass A:6-4R B:pass
C:pass D:pass E:pass A:6-0R B:pass C:3-0R D:pass E:3-3R E:3-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 3-2"
deal.B = "4-4 3-3 2-1"
deal.C = "5-4 4-3 0-0"
deal.D = "5-1 5-0 2-2"
deal.E = "5-2 4-1 4-0"
yard = "4-2 6-1 6-3 6-6 2-0 1-1 5-5 5-3 6-5 1-0 6-0 3-1 3-0"
play = """
B:4-4 B:decline C:5-4R D:5-1R E:4-1R A:6-4R B:pass C:pass D:pass
E:pass A:6-2R B:2-1R
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 4-3 2-1"
deal.B = "6-0 3-0 1-1"
deal.C = "5-0 4-1 0-0"
deal.D = "6-4 5-2 2-2"
deal.E = "5-1 3-3 3-1"
yard = "6-2 6-5 4-2 4-4 1-0 6-3 5-3 5-4 3-2 4-0 6-6 6-1 2-0"
play = """
A:5-5 A:decline B:pass C:5-0R D:pass E:pass A:pass B:6-0R C:pass
D:6-4R E:pass A:4-3R B:3-0R C:0-0R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 4-4 2-0"
deal.B = "4-0 3-0 2-2"
deal.C = "4-2 3-3 1-0"
deal.D = "6-2 6-0 4-1"
deal.E = "6-4 5-2 5-0"
yard = "5-4 5-1 1-1 2-1 5-3 3-1 5-5 6-1 6-5 6-6 0-0 4-3 3-2"
play = """
A:4-4 A:decline B:4-0R C:1-0R D:4-1R E:6-4R A:6-3R B:3-0R C:pass
D:6-0R E:pass A:pass B:pass C:pass D:6-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "2-2 2-0 1-1"
deal.B = "6-6 5-5 4-1"
deal.C = "6-2 3-1 2-1"
deal.D = "6-4 4-3 4-2"
deal.E = "5-3 3-3 3-0"
yard = "4-0 5-2 5-0 5-1 5-4 6-0 1-0 6-1 4-4 0-0 6-3 3-2 6-5"
play = """
B:6-6 B:decline C:6-2R D:4-2R E:pass A:pass B:4-1R C:3-1R D:4-3R
E:pass A:pass B:pass C:pass D:6-4R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-1 2-1 1-1"
deal.B = "5-5 5-2 3-2"
deal.C = "6-5 4-2 2-2"
deal.D = "6-3 5-1 5-0"
deal.E = "6-4 5-3 4-0"
yard = "1-0 2-0 3-0 5-4 3-1 6-6 4-4 3-3 6-2 6-1 6-0 0-0 4-3"
play = """
B:5-5 B:decline C:6-5R D:6-3R E:5-3R A:pass B:5-2R C:4-2R D:pass
E:6-4R
"""
end = "blocked"
delta = { A = 0, B = 0, C = 3, D = 0, E = 2 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-29"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random", F = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 4, D = 3, E = 4, F = 6 }
score = { A = 18, B = 30, C = 6, D = 12, E = 6, F = 0 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 30
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-29"
commitment = "9d605418428d82286bbdfac87cd18eda98797580516b864038634d58fb7dbc18"
secret = "b7e12c8952d266c15b05392239fad7780c2c580e939135abc2f9a5a7a38f5a86"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "F"
deal.A = "6-3 4-1 2-1"
deal.B = "4-2 4-0 2-2"
deal.C = "5-0 3-3 1-0"
deal.D = "3-2 2-0 0-0"
deal.E = "6-5 6-0 3-0"
deal.F = "6-6 5-5 5-3"
yard = "4-3 5-1 6-1 4-4 3-1 5-2 5-4 6-4 1-1 6-2"
play = """
F:6-6 F:decline A:6-3R B:pass C:3-3R C:decline D:3-2R E:pass
F:pass A:2-1R B:pass C:1-0R D:2-0R E:pass F:pass A:pass B:4-2R
C:pass D:pass E:pass F:pass A:4-1R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "4-2 3-1 2-2"
deal.B = "6-5 6-4 4-0"
deal.C = "6-2 4-3 0-0"
deal.D = "6-3 5-2 5-1"
deal.E = "6-6 4-4 2-1"
deal.F = "6-0 4-1 1-0"
yard = "5-5 3-0 6-1 3-3 2-0 3-2 5-4 5-0 5-3 1-1"
play = """
E:6-6 E:decline F:6-0R A:pass B:4-0R C:4-3R D:6-3R E:pass F:pass
A:pass B:6-5R C:pass D:5-2R E:2-1R F:4-1R A:4-2R B:pass C:6-2R
D:pass E:pass F:pass A:pass B:6-4R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-1 4-1 1-1"
deal.B = "6-2 4-3 2-1"
deal.C = "4-4 3-3 2-0"
deal.D = "6-4 4-0 0-0"
deal.E = "6-6 5-4 1-0"
deal.F = "6-3 5-2 4-2"
yard = "5-1 6-5 6-0 5-5 2-2 5-3 5-0 3-1 3-0 3-2"
play = """
E:6-6 E:decline F:6-3R A:pass B:4-3R C:4-4R C:decline D:6-4R
E:pass F:pass A:6-1R B:2-1R C:2-0R D:4-0R E:5-4R F:5-2R A:pass
B:6-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-5 6-2 5-0"
deal.B = "6-0 5-3 4-2"
deal.C = "4-3 2-2 2-1"
deal.D = "5-1 2-0 1-1"
deal.E = "6-6 3-3 3-1"
deal.F = "5-5 5-4 5-2"
yard = "4-0 4-4 0-0 3-2 4-1 6-4 3-0 6-3 6-1 1-0"
play = """
E:6-6 E:decline F:pass A:6-5R B:5-3R C:4-3R D:pass E:pass F:5-4R
A:5-0R B:6-0R C:pass D:pass E:pass F:pass A:6-2R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-2 5-0 3-3"
deal.B = "4-1 4-0 0-0"
deal.C = "6-4 4-2 3-1"
deal.D = "6-6 4-3 1-0"
deal.E = "5-5 5-3 2-1"
deal.F = "6-3 6-1 3-0"
yard = "4-4 5-4 2-2 6-5 3-2 5-1 6-2 6-0 2-0 1-1"
play = """
D:6-6 D:decline E:pass F:6-3R A:3-3R A:decline B:pass C:3-1R
D:1-0R E:pass F:3-0R A:pass B:pass C:pass D:4-3R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-2 4-2 4-1"
deal.B = "5-4 4-4 4-0"
deal.C = "6-1 5-3 1-0"
deal.D = "6-3 6-0 3-2"
deal.E = "6-5 6-4 4-3"
deal.F = "6-6 5-1 2-2"
yard = "2-0 5-0 3-0 0-0 5-5 2-1 3-1 1-1 3-3 5-2"
play = """
F:6-6 F:decline A:6-2R B:pass C:pass D:3-2R E:4-3R F:pass A:4-1R
B:pass C:6-1R D:6-3R E:pass F:pass A:pass B:pass C:5-3R D:pass
E:6-5R F:pass A:pass B:pass C:pass D:6-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 4-1"
deal.B = "6-3 5-4 5-1"
deal.C = "6-5 6-0 2-2"
deal.D = "3-3 3-1 1-1"
deal.E = "5-3 3-2 3-0"
deal.F = "6-4 5-2 2-0"
yard = "4-0 4-2 4-3 1-0 5-0 2-1 5-5 6-2 4-4 0-0"
play = """
A:6-6 A:decline B:6-3R C:pass D:3-3R D:3-1R E:pass F:pass A:6-1R
B:pass C:6-5R D:pass E:5-3R F:pass A:pass B:pass C:pass D:pass
E:3-0R F:2-0R A:pass B:pass C:2-2R C:decline D:pass E:3-2R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "5-1 4-4 2-2"
deal.B = "4-3 3-2 3-0"
deal.C = "6-3 5-3 4-1"
deal.D = "6-2 6-0 1-1"
deal.E = "5-2 3-3 3-1"
deal.F = "6-6 5-0 2-0"
yard = "6-4 6-5 5-4 0-0 6-1 2-1 5-5 4-0 4-2 1-0"
play = """
F:6-6 F:decline A:pass B:pass C:6-3R D:pass E:3-1R F:pass A:5-1R
B:pass C:5-3R D:pass E:3-3R E:decline F:pass A:pass B:4-3R C:4-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 3-1"
deal.B = "6-4 5-0 4-1"
deal.C = "6-3 3-3 2-2"
deal.D = "6-0 3-0 0-0"
deal.E = "6-1 5-3 3-2"
deal.F = "5-5 5-1 2-1"
yard = "6-5 1-1 4-0 4-3 2-0 4-2 4-4 1-0 5-4 6-2"
play = """
A:6-6 A:decline B:6-4R C:pass D:pass E:pass F:pass A:pass B:4-1R
C:pass D:pass E:6-1R F:pass A:pass B:pass C:6-3R D:3-0R E:pass
F:pass A:pass B:5-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-1 5-5 5-1"
deal.B = "6-5 5-2 4-2"
deal.C = "5-0 3-2 3-1"
deal.D = "6-4 5-3 1-0"
deal.E = "6-6 6-0 3-3"
deal.F = "4-1 2-0 0-0"
yard = "4-0 3-0 4-4 6-3 4-3 6-2 1-1 5-4 2-2 2-1"
play = """
E:6-6 E:decline F:pass A:6-1R B:pass C:3-1R D:5-3R E:pass F:pass
A:5-1R B:pass C:pass D:1-0R E:6-0R F:pass A:pass B:6-5R C:5-0R
D:pass E:pass F:2-0R A:pass B:5-2R C:pass D:pass E:pass F:pass
A:5-5R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-1 4-1 2-0"
deal.B = "6-5 6-0 5-5"
deal.C = "6-3 6-2 5-3"
deal.D = "4-2 3-3 2-1"
deal.E = "5-4 3-2 1-1"
deal.F = "4-0 3-1 2-2"
yard = "5-2 6-6 4-3 6-4 3-0 4-4 1-0 0-0 5-0 6-1"
play = """
B:5-5 B:6-5R C:6-3R D:3-3R D:decline E:3-2R F:2-2R F:decline
A:2-0R B:6-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 4-3 2-1"
deal.B = "6-1 5-4 4-1"
deal.C = "6-3 5-3 3-3"
deal.D = "6-4 6-2 1-1"
deal.E = "6-5 2-2 0-0"
deal.F = "6-0 3-2 3-1"
yard = "2-0 6-6 5-1 4-2 5-0 4-0 5-2 3-0 1-0 4-4"
play = """
A:5-5 A:decline B:5-4R C:pass D:6-4R E:6-5R F:pass A:pass B:pass
C:5-3R D:pass E:pass F:3-2R A:2-1R B:6-1R C:6-3R D:pass E:pass
F:3-1R A:pass B:4-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-30"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy", F = "balanced", G = "first" }
ended = "completed"
result = "F"
ranks = { A = 4, B = 2, C = 6, D = 6, E = 2, F = 1, G = 4 }
score = { A = 14, B = 21, C = 7, D = 7, E = 21, F = 35, G = 14 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 35
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-30"
commitment = "816da3344040170a93d24cbcb0d077ac0df475db5f41a48b5b33680f4c6b2f78"
secret = "61e90f541415170703c1a3b813dfddad0757561a690194545a14eef7b07b079e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 3-1"
deal.B = "6-2 6-1 6-0"
deal.C = "4-3 4-0 2-1"
deal.D = "5-1 5-0 4-1"
deal.E = "6-4 4-2 1-0"
deal.F = "6-3 5-3 1-1"
deal.G = "4-4 3-2 3-0"
yard = "0-0 3-3 2-2 5-2 2-0 6-6 5-4"
play = """
A:5-5 A:6-5R B:6-2R C:2-1R D:5-1R E:pass F:5-3R G:3-2R A:pass
B:pass C:pass D:pass E:4-2R F:pass G:4-4R G:decline A:pass B:pass
C:4-3R D:pass E:pass F:6-3R G:pass A:pass B:6-1R C:pass D:4-1R
E:6-4R F:pass G:pass A:pass B:6-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 3-3 2-1"
deal.B = "4-2 4-1 1-0"
deal.C = "6-1 5-3 2-0"
deal.D = "6-6 5-5 4-4"
deal.E = "5-0 4-3 0-0"
deal.F = "4-0 3-2 3-0"
deal.G = "6-0 5-4 2-2"
yard = "6-5 1-1 3-1 6-2 5-2 5-1 6-4"
play = """
D:6-6 D:decline E:pass F:pass G:6-0R A:pass B:1-0R C:6-1R D:pass
E:pass F:pass G:pass A:6-3R B:pass C:5-3R D:5-5R D:decline E:5-0R
F:3-0R G:pass A:3-3R A:decline B:pass C:pass D:pass E:4-3R F:4-0R
G:pass A:pass B:pass C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-1 3-2 3-0"
deal.B = "6-0 5-3 5-0"
deal.C = "6-2 4-4 1-1"
deal.D = "5-5 5-2 3-3"
deal.E = "6-6 5-1 2-1"
deal.F = "4-0 3-1 0-0"
deal.G = "6-5 6-4 6-3"
yard = "4-3 4-2 5-4 2-0 4-1 2-2 1-0"
play = """
E:6-6 E:decline F:pass G:6-5R A:pass B:5-0R C:pass D:pass E:pass
F:0-0R F:4-0R G:6-4R A:6-1R B:pass C:1-1R C:decline D:pass E:5-1R
F:pass G:pass A:pass B:5-3R C:pass D:3-3R D:decline E:pass F:3-1R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 7, G = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-3 5-1 4-4"
deal.B = "4-0 3-0 2-0"
deal.C = "3-3 3-2 2-2"
deal.D = "6-5 5-4 1-1"
deal.E = "6-4 4-3 4-2"
deal.F = "6-6 6-2 5-2"
deal.G = "6-1 5-3 4-1"
yard = "6-0 2-1 1-0 5-0 3-1 5-5 0-0"
play = """
F:6-6 F:6-2R G:pass A:pass B:2-0R C:pass D:pass E:pass F:pass
G:pass A:pass B:4-0R C:pass D:5-4R E:pass F:5-2R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 7, G = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-4 4-0 2-1"
deal.B = "4-2 3-2 3-0"
deal.C = "6-3 6-2 2-2"
deal.D = "6-6 1-0 0-0"
deal.E = "6-5 5-0 4-3"
deal.F = "5-5 5-1 3-3"
deal.G = "6-4 4-4 4-1"
yard = "5-2 6-1 1-1 6-0 5-3 2-0 3-1"
play = """
D:6-6 D:decline E:6-5R F:5-5R F:5-1R G:4-1R A:5-4R B:pass C:pass
D:pass E:5-0R F:pass G:pass A:4-0R B:4-2R C:6-2R D:pass E:pass
F:pass G:6-4R A:pass B:pass C:pass D:pass E:4-3R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "G"
deal.A = "6-3 6-0 3-1"
deal.B = "6-2 5-3 5-1"
deal.C = "5-0 2-2 2-0"
deal.D = "6-5 5-2 2-1"
deal.E = "4-1 4-0 3-2"
deal.F = "4-4 1-1 1-0"
deal.G = "6-6 3-3 0-0"
yard = "4-2 5-4 6-1 6-4 3-0 5-5 4-3"
play = """
G:6-6 G:decline A:6-3R B:5-3R C:5-0R D:pass E:4-0R F:4-4R
F:decline G:pass A:pass B:pass C:pass D:pass E:4-1R F:1-1R F:1-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 7, G = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 3-0"
deal.B = "6-5 5-4 1-1"
deal.C = "4-2 3-3 2-1"
deal.D = "6-4 5-2 5-0"
deal.E = "5-5 5-3 1-0"
deal.F = "6-2 3-1 2-0"
deal.G = "4-4 3-2 0-0"
yard = "5-1 2-2 6-0 4-3 4-1 6-3 4-0"
play = """
A:6-6 A:6-1R B:1-1R B:decline C:2-1R D:5-2R E:5-5R E:5-3R F:3-1R
G:pass A:pass B:pass C:pass D:pass E:1-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-1 5-4 2-1"
deal.B = "5-2 3-1 1-1"
deal.C = "6-5 1-0 0-0"
deal.D = "6-4 4-3 4-0"
deal.E = "6-0 5-5 4-1"
deal.F = "6-2 5-3 4-4"
deal.G = "6-3 3-3 3-2"
yard = "5-1 6-6 2-0 3-0 4-2 2-2 5-0"
play = """
E:5-5 E:decline F:5-3R G:6-3R A:6-1R B:1-1R B:3-1R C:pass D:4-3R
E:4-1R F:pass G:pass A:2-1R B:5-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-3 3-3 3-0"
deal.B = "6-1 5-1 4-1"
deal.C = "6-6 4-4 3-2"
deal.D = "6-5 6-3 5-5"
deal.E = "5-2 2-1 2-0"
deal.F = "6-0 4-0 0-0"
deal.G = "6-4 5-4 1-0"
yard = "1-1 3-1 5-0 4-3 2-2 6-2 4-2"
play = """
C:6-6 C:decline D:6-3R E:pass F:pass G:pass A:5-3R B:5-1R C:pass
D:pass E:2-1R F:pass G:pass A:pass B:pass C:3-2R D:pass E:pass
F:pass G:pass A:3-3R A:3-0R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-3"
deal.B = "6-6 5-4 2-1"
deal.C = "6-3 6-0 4-0"
deal.D = "6-5 3-3 0-0"
deal.E = "5-1 4-4 3-0"
deal.F = "5-5 5-2 5-0"
deal.G = "4-3 4-2 1-0"
yard = "4-1 3-2 3-1 2-0 1-1 2-2 6-1"
play = """
B:6-6 B:decline C:6-3R D:3-3R D:decline E:3-0R F:5-0R G:pass
A:5-3R B:pass C:pass D:pass E:pass F:pass G:4-3R A:6-4R B:pass
C:6-0R D:0-0R D:decline E:pass F:pass G:1-0R A:pass B:2-1R C:pass
D:pass E:pass F:5-2R G:pass A:pass B:5-4R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 4-1 3-3"
deal.B = "6-0 5-2 4-0"
deal.C = "4-3 3-0 1-0"
deal.D = "6-6 3-1 2-2"
deal.E = "5-5 5-1 4-4"
deal.F = "6-3 4-2 2-0"
deal.G = "6-2 5-3 2-1"
yard = "1-1 6-5 5-4 6-1 5-0 3-2 0-0"
play = """
D:6-6 D:decline E:pass F:6-3R G:5-3R A:pass B:5-2R C:pass D:2-2R
D:decline E:pass F:4-2R G:pass A:6-4R B:6-0R C:3-0R D:3-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 7, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 4-1 3-2"
deal.B = "4-3 4-0 3-3"
deal.C = "5-1 3-0 1-0"
deal.D = "6-4 2-1 0-0"
deal.E = "6-3 6-2 4-2"
deal.F = "5-0 3-1 2-0"
deal.G = "5-5 5-2 4-4"
yard = "5-3 1-1 6-0 5-4 6-1 6-5 2-2"
play = """
A:6-6 A:decline B:pass C:pass D:6-4R E:4-2R F:2-0R G:pass A:pass
B:4-0R C:pass D:pass E:pass F:pass G:4-4R G:decline A:4-1R B:pass
C:5-1R D:pass E:pass F:5-0R G:pass A:pass B:pass C:3-0R D:pass
E:6-3R F:pass G:pass A:pass B:pass C:pass D:pass E:6-2R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-0 1-1"
deal.B = "6-0 3-2 3-1"
deal.C = "5-4 5-1 2-0"
deal.D = "6-5 6-3 1-0"
deal.E = "5-3 4-0 3-3"
deal.F = "6-4 6-2 5-2"
deal.G = "4-3 4-1 2-2"
yard = "4-2 4-4 2-1 5-5 3-0 0-0 6-1"
play = """
A:6-6 A:decline B:6-0R C:2-0R D:pass E:pass F:6-2R G:pass A:pass
B:pass C:pass D:6-3R E:5-3R F:5-2R G:2-2R G:decline A:pass B:3-2R
C:pass D:pass E:3-3R E:decline F:pass G:4-3R A:pass B:pass C:5-4R
D:6-5R E:pass F:6-4R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 7, G = 0 }

[[match.hand]]
opener = "G"
deal.A = "6-3 3-0 2-2"
deal.B = "5-0 4-3 3-2"
deal.C = "6-0 5-1 4-4"
deal.D = "6-4 4-1 1-0"
deal.E = "5-4 4-0 1-1"
deal.F = "6-2 5-5 5-3"
deal.G = "6-6 6-1 5-2"
yard = "3-3 6-5 2-0 3-1 4-2 2-1 0-0"
play = """
G:6-6 G:6-1R A:pass B:pass C:5-1R D:pass E:5-4R F:pass G:pass
A:pass B:4-3R C:pass D:pass E:pass F:5-3R G:5-2R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 3-2"
deal.B = "4-1 4-0 3-0"
deal.C = "5-0 2-1 1-1"
deal.D = "6-5 5-5 3-3"
deal.E = "6-1 5-4 4-4"
deal.F = "4-3 2-2 1-0"
deal.G = "5-3 4-2 2-0"
yard = "5-2 6-4 6-0 5-1 3-1 6-6 0-0"
play = """
D:5-5 D:decline E:5-4R F:4-3R G:5-3R A:pass B:pass C:5-0R D:pass
E:pass F:1-0R G:pass A:pass B:4-1R C:pass D:pass E:4-4R E:decline
F:pass G:4-2R A:6-2R B:pass C:pass D:6-5R
"""
end = "blocked"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "B"
deal.A = "5-5 3-3 3-0"
deal.B = "6-6 5-3 4-2"
deal.C = "5-0 3-1 1-1"
deal.D = "5-4 4-1 2-0"
deal.E = "6-3 6-1 1-0"
deal.F = "5-1 3-2 0-0"
deal.G = "6-4 4-4 2-2"
yard = "6-0 4-3 4-0 6-5 5-2 6-2 2-1"
play = """
B:6-6 B:decline C:pass D:pass E:6-3R F:3-2R G:2-2R G:decline
A:pass B:4-2R C:pass D:4-1R E:6-1R F:pass G:6-4R A:pass B:pass
C:pass D:5-4R E:pass F:5-1R G:pass A:pass B:pass C:3-1R D:pass
E:pass F:pass G:pass A:3-3R A:3-0R B:pass C:5-0R D:pass E:pass
F:pass G:pass A:5-5R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-5 5-0 3-2"
deal.B = "6-2 5-3 2-0"
deal.C = "6-3 3-3 3-1"
deal.D = "6-4 2-1 1-1"
deal.E = "4-4 4-1 0-0"
deal.F = "6-6 6-1 3-0"
deal.G = "6-0 4-2 4-0"
yard = "5-5 5-2 5-4 5-1 4-3 1-0 2-2"
play = """
F:6-6 F:6-1R G:pass A:pass B:pass C:3-1R D:pass E:pass F:3-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 7, G = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-31"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first", G = "random", H = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 5, B = 1, C = 3, D = 3, E = 5, F = 5, G = 5, H = 2 }
score = { A = 0, B = 40, C = 8, D = 8, E = 0, F = 0, G = 0, H = 32 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 40
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-31"
commitment = "4438d10a1d8cf6be0f92580274f6b7df5f6369c447140588c06f28e18021a7b6"
secret = "b75f917bfbbe479a194293221b0ff56133db2c642664b4ad21e7938db9463b91"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-3 3-2 3-1"
deal.B = "5-4 3-0 1-1"
deal.C = "6-0 4-4 4-0"
deal.D = "3-3 1-0 0-0"
deal.E = "6-4 6-1 5-2"
deal.F = "5-3 4-3 2-1"
deal.G = "6-5 2-2 2-0"
deal.H = "5-1 5-0 4-1"
yard = "5-5 6-2 6-6 4-2"
play = """
C:4-4 C:4-0R D:1-0R E:6-1R F:pass G:6-5R H:5-1R A:3-1R B:3-0R
C:6-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "5-3 4-1 3-2"
deal.B = "6-4 6-3 5-0"
deal.C = "5-1 3-3 0-0"
deal.D = "6-2 6-1 2-1"
deal.E = "5-4 5-2 3-1"
deal.F = "6-5 4-2 1-1"
deal.G = "6-6 5-5 1-0"
deal.H = "4-4 4-3 3-0"
yard = "4-0 2-2 6-0 2-0"
play = """
G:6-6 G:decline H:pass A:pass B:6-4R C:pass D:pass E:5-4R F:6-5R
G:pass H:pass A:pass B:6-3R C:3-3R C:decline D:pass E:3-1R F:1-1R
F:decline G:1-0R H:3-0R A:5-3R B:5-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "6-5 4-4 3-2"
deal.B = "5-5 4-3 4-1"
deal.C = "6-1 6-0 5-4"
deal.D = "6-2 4-0 2-2"
deal.E = "2-1 2-0 0-0"
deal.F = "6-4 5-1 1-1"
deal.G = "6-6 5-3 5-0"
deal.H = "6-3 5-2 4-2"
yard = "3-3 1-0 3-0 3-1"
play = """
G:6-6 G:decline H:6-3R A:3-2R B:pass C:pass D:6-2R E:pass F:6-4R
G:pass H:4-2R A:pass B:pass C:pass D:2-2R D:decline E:2-0R F:pass
G:5-0R H:5-2R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-4 4-2"
deal.B = "2-2 2-0 1-0"
deal.C = "6-4 4-4 3-3"
deal.D = "6-6 6-1 3-0"
deal.E = "6-3 4-3 0-0"
deal.F = "6-5 2-1 1-1"
deal.G = "5-3 5-2 3-1"
deal.H = "6-2 5-0 4-0"
yard = "5-5 3-2 4-1 5-1"
play = """
D:6-6 D:6-1R E:pass F:2-1R G:5-2R H:5-0R A:6-0R B:pass C:6-4R
D:pass E:4-3R F:pass G:3-1R H:pass A:pass B:1-0R C:pass D:3-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 3-0 1-0"
deal.B = "6-6 6-3 5-2"
deal.C = "6-4 6-1 1-1"
deal.D = "6-0 5-5 2-0"
deal.E = "5-4 3-3 2-1"
deal.F = "5-3 4-4 4-0"
deal.G = "6-2 4-2 2-2"
deal.H = "4-3 4-1 0-0"
yard = "5-0 3-2 3-1 5-1"
play = """
B:6-6 B:6-3R C:pass D:pass E:3-3R E:decline F:5-3R G:pass H:pass
A:6-5R B:pass C:6-4R D:pass E:5-4R F:pass G:pass H:pass A:pass
B:5-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "H"
deal.A = "4-0 2-2 2-0"
deal.B = "5-5 4-2 1-0"
deal.C = "5-2 3-1 3-0"
deal.D = "6-4 6-0 3-3"
deal.E = "5-4 4-1 2-1"
deal.F = "6-1 4-4 1-1"
deal.G = "5-3 4-3 0-0"
deal.H = "6-6 6-5 6-3"
yard = "5-0 6-2 3-2 5-1"
play = """
H:6-6 H:6-5R A:pass B:5-5R B:decline C:5-2R D:pass E:2-1R F:6-1R
G:pass H:6-3R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "G"
deal.A = "6-5 6-4 5-5"
deal.B = "4-4 2-2 1-0"
deal.C = "6-3 6-1 3-1"
deal.D = "6-2 3-3 0-0"
deal.E = "5-2 4-3 4-1"
deal.F = "4-0 3-2 1-1"
deal.G = "6-6 6-0 5-4"
deal.H = "5-3 3-0 2-0"
yard = "4-2 5-1 2-1 5-0"
play = """
G:6-6 G:6-0R H:3-0R A:pass B:pass C:3-1R D:pass E:4-1R F:4-0R
G:pass H:2-0R A:pass B:2-2R B:decline C:pass D:6-2R E:pass F:pass
G:pass H:pass A:6-5R B:pass C:pass D:pass E:5-2R F:3-2R G:pass
H:5-3R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "C"
deal.A = "5-4 4-3 1-1"
deal.B = "6-4 5-2 4-1"
deal.C = "6-6 3-2 2-0"
deal.D = "4-4 2-1 1-0"
deal.E = "6-0 4-0 3-3"
deal.F = "4-2 3-1 3-0"
deal.G = "6-3 6-1 2-2"
deal.H = "5-5 5-0 0-0"
yard = "6-5 5-3 6-2 5-1"
play = """
C:6-6 C:decline D:pass E:6-0R F:3-0R G:6-3R H:pass A:pass B:6-4R
C:pass D:4-4R D:decline E:4-0R F:pass G:pass H:5-0R A:5-4R B:4-1R
C:pass D:2-1R E:pass F:4-2R G:pass H:pass A:4-3R B:pass C:3-2R
D:pass E:pass F:pass G:2-2R G:decline H:pass A:pass B:5-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "6-4 6-3 5-4"
deal.B = "6-0 4-0 3-1"
deal.C = "5-3 5-2 0-0"
deal.D = "5-1 4-2 2-1"
deal.E = "6-5 6-2 4-3"
deal.F = "6-1 4-4 3-2"
deal.G = "6-6 4-1 2-0"
deal.H = "5-0 1-1 1-0"
yard = "5-5 3-0 2-2 3-3"
play = """
G:6-6 G:decline H:pass A:6-4R B:4-0R C:0-0R C:decline D:pass
E:pass F:pass G:2-0R H:pass A:pass B:pass C:5-2R D:5-1R E:pass
F:6-1R G:pass H:pass A:6-3R B:3-1R C:pass D:2-1R E:6-2R F:pass
G:pass H:pass A:pass B:6-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "6-2 3-2 1-0"
deal.B = "6-5 4-0 2-0"
deal.C = "5-4 3-3 2-2"
deal.D = "6-0 4-2 3-1"
deal.E = "5-1 2-1 0-0"
deal.F = "6-4 5-5 5-3"
deal.G = "6-6 6-3 1-1"
deal.H = "4-4 4-3 3-0"
yard = "4-1 6-1 5-0 5-2"
play = """
G:6-6 G:decline H:pass A:6-2R B:2-0R C:pass D:6-0R E:pass F:6-4R
G:pass H:4-4R H:4-3R A:3-2R B:pass C:2-2R C:decline D:4-2R E:pass
F:pass G:pass H:pass A:pass B:4-0R C:pass D:pass E:0-0R E:decline
F:pass G:pass H:3-0R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "G"
deal.A = "4-3 4-2 3-1"
deal.B = "5-4 5-2 5-1"
deal.C = "3-3 3-2 2-0"
deal.D = "5-5 5-3 4-4"
deal.E = "6-4 6-3 3-0"
deal.F = "4-0 2-1 1-0"
deal.G = "6-6 5-0 1-1"
deal.H = "6-5 6-2 6-1"
yard = "0-0 6-0 4-1 2-2"
play = """
G:6-6 G:decline H:6-5R A:pass B:5-4R C:pass D:4-4R D:decline
E:6-4R F:pass G:pass H:6-2R A:4-2R B:pass C:pass D:pass E:pass
F:4-0R G:5-0R H:pass A:pass B:5-2R C:3-2R D:5-3R E:pass F:pass
G:pass H:pass A:pass B:5-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-32"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1, D = 4, E = 5 }
score = { A = 15, B = 20, C = 25, D = 13, E = 12 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 25
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-32"
commitment = "1a11164f6f364fc65f3b17ecca45a2e5df34ab912c6a809d42d2938a5de340e0"
secret = "6a4b4789875da95e812803e5db27dd2849a31e3ab93bc64aae198515a4e1e81d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 5-1"
deal.B = "6-3 5-3 5-0"
deal.C = "6-4 2-0 0-0"
deal.D = "6-1 5-2 3-2"
deal.E = "6-0 4-2 3-3"
yard = "2-1 4-4 3-0 4-0 6-5 3-1 1-0 1-1 4-3 5-4 4-1 6-6 2-2"
play = """
A:5-5 A:5-1R B:pass C:pass D:6-1R E:6-0R A:pass B:5-0R C:pass
D:5-2R E:4-2R A:pass B:pass C:6-4R D:pass E:pass A:6-2R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "4-4 2-0 0-0"
deal.B = "5-0 4-3 4-2"
deal.C = "6-5 6-2 1-1"
deal.D = "6-0 4-1 2-2"
deal.E = "6-1 5-1 3-3"
yard = "4-0 5-5 6-3 6-4 5-3 3-1 3-2 5-4 1-0 6-6 2-1 5-2 3-0"
play = """
A:4-4 A:decline B:4-3R C:pass D:pass E:3-3R
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 2-2"
deal.B = "6-3 3-3 3-2"
deal.C = "6-2 5-2 1-1"
deal.D = "4-4 3-0 1-0"
deal.E = "5-4 4-2 3-1"
yard = "5-3 2-1 4-0 5-0 6-4 6-1 2-0 6-0 4-1 4-3 0-0 5-1 6-6"
play = """
A:5-5 A:6-5R B:6-3R C:pass D:3-0R E:pass A:pass B:pass C:pass
D:1-0R E:3-1R A:pass B:3-3R B:decline C:pass D:pass E:pass A:pass
B:3-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-0 3-1 3-0"
deal.B = "4-4 4-3 3-3"
deal.C = "6-2 5-3 5-1"
deal.D = "6-5 6-4 4-1"
deal.E = "6-0 5-0 4-2"
yard = "1-0 2-1 5-5 2-0 6-3 5-2 1-1 5-4 0-0 6-6 2-2 6-1 3-2"
play = """
B:4-4 B:decline C:pass D:6-4R E:6-0R A:4-0R B:4-3R C:5-3R D:6-5R
E:pass A:pass B:pass C:6-2R D:pass E:4-2R A:pass B:pass C:pass
D:4-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-2 5-1 5-0"
deal.B = "6-2 4-2 1-0"
deal.C = "6-3 6-0 3-3"
deal.D = "6-6 3-0 2-2"
deal.E = "4-1 3-2 2-0"
yard = "6-5 5-5 4-0 1-1 2-1 4-4 6-1 5-4 6-4 3-1 4-3 5-3 0-0"
play = """
D:6-6 D:decline E:pass A:pass B:6-2R C:pass D:2-2R D:decline
E:3-2R A:pass B:pass C:6-3R D:pass E:pass A:pass B:pass C:6-0R
D:3-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-0 0-0"
deal.B = "6-1 4-1 4-0"
deal.C = "6-5 3-1 2-2"
deal.D = "6-2 6-0 1-1"
deal.E = "6-3 5-3 2-0"
yard = "5-5 3-0 3-3 4-3 5-1 4-2 6-6 2-1 4-4 1-0 5-2 3-2 5-4"
play = """
C:2-2 C:decline D:6-2R E:6-3R A:pass B:pass C:3-1R D:1-1R
D:decline E:pass A:pass B:4-1R C:pass D:pass E:pass A:6-4R B:6-1R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-3 3-0 0-0"
deal.B = "6-1 4-4 2-2"
deal.C = "5-5 4-1 2-0"
deal.D = "5-0 4-0 3-2"
deal.E = "6-6 5-1 1-1"
yard = "4-3 2-1 3-1 6-4 6-5 5-3 5-2 5-4 4-2 6-2 1-0 6-0 3-3"
play = """
E:6-6 E:decline A:6-3R B:pass C:pass D:3-2R E:pass A:pass B:2-2R
B:decline C:2-0R D:5-0R E:5-1R A:pass B:6-1R
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "B"
deal.A = "3-1 3-0 1-1"
deal.B = "6-6 6-1 5-5"
deal.C = "6-2 5-1 2-1"
deal.D = "6-5 6-4 3-3"
deal.E = "4-4 4-0 2-0"
yard = "4-3 2-2 5-3 4-2 5-0 5-4 1-0 6-0 6-3 3-2 5-2 4-1 0-0"
play = """
B:6-6 B:decline C:6-2R D:pass E:2-0R A:3-0R B:pass C:pass D:3-3R
D:decline E:pass A:3-1R B:6-1R C:pass D:6-5R E:pass A:pass B:5-5R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 5-4"
deal.B = "4-2 3-0 0-0"
deal.C = "4-0 2-2 2-0"
deal.D = "6-6 4-1 2-1"
deal.E = "6-4 4-4 1-0"
yard = "4-3 3-2 1-1 6-0 6-2 5-1 5-5 5-2 6-1 3-3 5-3 5-0 3-1"
play = """
D:6-6 D:decline E:6-4R A:5-4R B:pass C:pass D:pass E:pass A:6-5R
B:pass C:pass D:pass E:pass A:6-3R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-5 6-1 5-3"
deal.B = "6-0 4-1 1-0"
deal.C = "5-5 5-2 2-0"
deal.D = "3-2 2-1 1-1"
deal.E = "6-6 5-4 2-2"
yard = "0-0 3-3 6-3 5-0 6-4 3-0 4-2 4-0 4-3 5-1 6-2 4-4 3-1"
play = """
E:6-6 E:decline A:6-5R B:pass C:5-5R C:5-2R D:2-1R E:pass A:6-1R
B:6-0R C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-1 4-4 1-1"
deal.B = "6-0 5-2 2-1"
deal.C = "5-1 1-0 0-0"
deal.D = "6-5 3-2 2-2"
deal.E = "6-6 5-4 5-0"
yard = "5-3 6-3 3-0 2-0 4-3 6-2 4-2 4-0 3-1 5-5 4-1 3-3 6-4"
play = """
E:6-6 E:decline A:6-1R B:2-1R C:pass D:2-2R D:3-2R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-1 5-0 2-1"
deal.B = "6-5 4-1 0-0"
deal.C = "5-5 5-4 5-2"
deal.D = "5-3 3-1 2-0"
deal.E = "4-4 4-3 3-3"
yard = "6-2 1-1 6-1 2-2 6-0 3-0 4-0 1-0 6-6 6-3 4-2 6-4 3-2"
play = """
C:5-5 C:5-4R D:pass E:4-4R E:4-3R A:pass B:pass C:pass D:5-3R
E:pass A:5-1R B:4-1R
"""
end = "blocked"
delta = { A = 0, B = 0, C = 0, D = 3, E = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-6 3-0 2-2"
deal.B = "6-3 5-1 4-1"
deal.C = "6-0 5-5 4-2"
deal.D = "6-4 4-4 0-0"
deal.E = "5-3 3-1 1-0"
yard = "5-2 2-0 4-3 6-1 6-5 5-4 3-3 1-1 5-0 3-2 2-1 4-0 6-2"
play = """
A:6-6 A:decline B:6-3R C:pass D:pass E:5-3R A:pass B:5-1R C:pass
D:pass E:3-1R A:3-0R B:pass C:6-0R D:6-4R E:pass A:pass B:4-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-1 3-2"
deal.B = "6-6 5-5 3-0"
deal.C = "4-4 3-1 2-0"
deal.D = "6-5 6-2 4-2"
deal.E = "5-3 1-0 0-0"
yard = "6-4 5-4 6-0 4-0 5-0 4-1 2-1 2-2 1-1 3-3 5-2 6-1 4-3"
play = """
B:6-6 B:decline C:pass D:6-2R E:pass A:3-2R B:3-0R C:2-0R D:4-2R
E:pass A:pass B:pass C:4-4R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 4-1 4-0"
deal.B = "5-2 3-3 1-1"
deal.C = "6-1 5-5 5-1"
deal.D = "6-0 5-3 4-2"
deal.E = "6-3 5-4 3-0"
yard = "2-1 0-0 1-0 2-0 3-2 6-2 6-5 5-0 4-3 2-2 4-4 6-6 3-1"
play = """
C:5-5 C:5-1R D:pass E:pass A:4-1R B:pass C:pass D:4-2R E:pass
A:pass B:5-2R C:pass D:5-3R E:6-3R A:6-4R B:pass C:pass D:pass
E:5-4R
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "B"
deal.A = "5-0 3-3 2-0"
deal.B = "6-1 5-5 1-1"
deal.C = "6-0 5-3 4-4"
deal.D = "6-4 5-2 5-1"
deal.E = "6-2 4-3 3-0"
yard = "6-3 2-2 6-6 3-1 6-5 2-1 3-2 0-0 1-0 5-4 4-0 4-2 4-1"
play = """
B:5-5 B:decline C:5-3R D:pass E:4-3R A:pass B:pass C:4-4R
C:decline D:6-4R E:6-2R A:2-0R B:pass C:6-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-3 2-0"
deal.B = "4-2 4-0 3-2"
deal.C = "6-4 5-5 1-1"
deal.D = "6-2 3-3 3-1"
deal.E = "6-0 5-1 2-2"
yard = "1-0 4-3 6-1 5-0 0-0 6-3 3-0 2-1 6-6 5-4 4-4 5-2 4-1"
play = """
C:5-5 C:decline D:pass E:5-1R A:pass B:pass C:1-1R C:decline
D:3-1R E:pass A:5-3R B:pass C:pass D:pass E:pass A:6-5R B:pass
C:6-4R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-33"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random", F = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 4, C = 2, D = 1, E = 4, F = 2 }
score = { A = 6, B = 6, C = 12, D = 30, E = 6, F = 12 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 30
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-33"
commitment = "7b8ea10e1fe19110a03ad2770d372329a5dc445f51d9a82ce51beaa75a3a3277"
secret = "6d7259bfced492673e0ea8576da2aeaae6ecff6f4dfa4fc624335f7e2d20a071"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-3 5-3 2-1"
deal.B = "6-4 4-1 2-0"
deal.C = "6-6 5-1 3-3"
deal.D = "5-2 3-1 1-0"
deal.E = "5-5 4-4 0-0"
deal.F = "6-1 6-0 1-1"
yard = "4-0 5-4 2-2 5-0 4-2 6-2 4-3 3-0 6-5 3-2"
play = """
C:6-6 C:decline D:pass E:pass F:6-1R A:2-1R B:2-0R C:pass D:1-0R
E:pass F:1-1R F:decline A:pass B:4-1R C:pass D:pass E:4-4R
E:decline F:pass A:pass B:6-4R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 3-3 1-1"
deal.B = "6-5 6-4 6-2"
deal.C = "6-3 6-1 2-2"
deal.D = "5-2 5-0 2-0"
deal.E = "5-4 4-4 0-0"
deal.F = "5-3 3-1 1-0"
yard = "3-2 2-1 4-2 5-1 4-3 4-0 6-6 4-1 3-0 6-0"
play = """
A:5-5 A:decline B:6-5R C:6-3R D:pass E:pass F:5-3R A:pass B:pass
C:pass D:5-2R E:pass F:pass A:pass B:6-2R C:6-1R D:pass E:pass
F:3-1R A:3-3R
"""
end = "blocked"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "F"
deal.A = "5-1 3-3 3-1"
deal.B = "6-0 5-2 2-2"
deal.C = "6-1 4-0 2-0"
deal.D = "6-5 4-4 0-0"
deal.E = "5-4 4-3 4-2"
deal.F = "6-6 5-0 4-1"
yard = "3-2 6-3 1-1 6-2 5-5 6-4 1-0 2-1 3-0 5-3"
play = """
F:6-6 F:decline A:pass B:6-0R C:4-0R D:4-4R D:decline E:5-4R
F:5-0R A:pass B:pass C:2-0R D:pass E:4-2R F:4-1R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "D"
deal.A = "6-1 4-4 1-0"
deal.B = "5-5 3-2 2-2"
deal.C = "5-4 5-1 4-1"
deal.D = "6-6 6-5 2-1"
deal.E = "6-2 5-2 1-1"
deal.F = "6-4 4-3 2-0"
yard = "5-3 6-0 3-0 6-3 0-0 4-0 4-2 5-0 3-3 3-1"
play = """
D:6-6 D:6-5R E:5-2R F:2-0R A:1-0R B:pass C:5-1R D:pass E:pass
F:pass A:pass B:5-5R B:decline C:5-4R D:pass E:pass F:6-4R A:6-1R
B:pass C:4-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "3-3 3-2 1-0"
deal.B = "6-1 5-5 5-1"
deal.C = "6-5 5-4 3-0"
deal.D = "6-6 5-0 2-2"
deal.E = "5-2 4-0 0-0"
deal.F = "6-4 4-1 2-0"
yard = "5-3 6-2 3-1 6-3 2-1 4-2 4-3 6-0 4-4 1-1"
play = """
D:6-6 D:decline E:pass F:6-4R A:pass B:pass C:5-4R D:5-0R E:4-0R
F:4-1R A:1-0R B:pass C:3-0R D:pass E:pass F:pass A:3-2R B:pass
C:pass D:2-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 2-2"
deal.B = "6-0 4-1 0-0"
deal.C = "6-5 4-3 2-0"
deal.D = "6-6 6-2 4-0"
deal.E = "5-3 4-2 3-1"
deal.F = "6-3 5-1 5-0"
yard = "1-0 2-1 3-2 5-2 5-4 4-4 3-3 1-1 3-0 5-5"
play = """
D:6-6 D:6-2R E:4-2R F:pass A:6-4R B:6-0R C:2-0R D:pass E:pass
F:pass A:2-2R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-3 3-0"
deal.B = "6-5 6-3 2-0"
deal.C = "6-6 6-4 6-0"
deal.D = "5-4 5-1 4-4"
deal.E = "4-3 1-1 1-0"
deal.F = "5-0 4-2 2-1"
yard = "5-2 4-1 4-0 2-2 3-1 5-5 3-2 6-1 3-3 0-0"
play = """
C:6-6 C:6-4R D:5-4R E:pass F:5-0R A:3-0R B:6-3R C:6-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 4-4"
deal.B = "6-1 4-2 4-1"
deal.C = "5-1 4-3 1-1"
deal.D = "6-6 5-0 4-0"
deal.E = "3-3 3-1 2-1"
deal.F = "5-5 1-0 0-0"
yard = "3-0 6-5 6-4 6-2 5-4 2-0 5-3 2-2 3-2 5-2"
play = """
D:6-6 D:decline E:pass F:pass A:6-0R B:pass C:pass D:5-0R E:pass
F:5-5R F:decline A:pass B:pass C:5-1R D:pass E:2-1R F:pass A:pass
B:4-2R C:4-3R D:pass E:3-1R F:1-0R A:pass B:pass C:pass D:4-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 4-4 4-3"
deal.B = "6-0 2-1 1-1"
deal.C = "6-3 4-0 1-0"
deal.D = "5-4 3-0 2-2"
deal.E = "6-4 3-3 2-0"
deal.F = "6-5 5-1 4-1"
yard = "4-2 6-1 6-2 3-1 3-2 5-0 5-2 6-6 0-0 5-3"
play = """
A:5-5 A:decline B:pass C:pass D:5-4R E:6-4R F:6-5R A:pass B:pass
C:pass D:pass E:pass F:5-1R A:pass B:2-1R C:pass D:2-2R D:decline
E:2-0R F:pass A:pass B:6-0R C:6-3R D:3-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 3-0"
deal.B = "5-3 4-4 3-3"
deal.C = "5-4 5-2 1-0"
deal.D = "6-6 2-2 0-0"
deal.E = "6-5 6-0 4-2"
deal.F = "3-2 3-1 2-1"
yard = "4-3 2-0 5-0 1-1 5-1 6-2 4-1 4-0 6-3 5-5"
play = """
D:6-6 D:decline E:6-0R F:pass A:3-0R B:5-3R C:5-4R D:pass E:4-2R
F:3-2R A:pass B:3-3R B:decline C:pass D:pass E:pass F:3-1R A:6-1R
B:pass C:pass D:pass E:6-5R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 2-1"
deal.B = "5-5 5-2 3-3"
deal.C = "3-0 1-0 0-0"
deal.D = "5-4 4-4 4-1"
deal.E = "6-2 6-1 5-1"
deal.F = "6-4 6-3 4-3"
yard = "1-1 4-2 2-0 5-0 3-2 6-0 3-1 4-0 2-2 5-3"
play = """
A:6-6 A:6-5R B:5-5R B:5-2R C:pass D:pass E:6-2R F:6-4R A:pass
B:pass C:pass D:5-4R E:5-1R F:pass A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 3-3 1-0"
deal.B = "5-2 2-1 2-0"
deal.C = "6-3 3-2 0-0"
deal.D = "5-5 5-4 3-0"
deal.E = "4-3 4-1 3-1"
deal.F = "6-1 4-0 2-2"
yard = "4-4 6-4 5-3 5-1 5-0 1-1 6-2 6-6 4-2 6-0"
play = """
D:5-5 D:5-4R E:4-3R F:pass A:3-3R A:decline B:pass C:6-3R D:pass
E:pass F:6-1R A:1-0R B:2-0R C:3-2R D:3-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-34"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy", F = "balanced", G = "first" }
ended = "completed"
result = "F"
ranks = { A = 4, B = 2, C = 4, D = 4, E = 3, F = 1, G = 4 }
score = { A = 0, B = 14, C = 0, D = 0, E = 7, F = 35, G = 0 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 35
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-34"
commitment = "4ad648e8325dce7a978e7812469931626bfce281428205cdc98af0de8d86742e"
secret = "c36e12bf0cb1f2ebb9311f72f061b72ffb4264154db5d6f69d740ada75b796c9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "E"
deal.A = "6-5 2-2 1-1"
deal.B = "5-5 5-2 3-1"
deal.C = "6-1 4-2 4-0"
deal.D = "6-0 5-3 4-3"
deal.E = "6-6 5-0 3-0"
deal.F = "4-4 4-1 0-0"
deal.G = "3-2 2-1 2-0"
yard = "3-3 5-4 5-1 6-4 1-0 6-2 6-3"
play = """
E:6-6 E:decline F:pass G:pass A:6-5R B:5-5R B:5-2R C:4-2R D:4-3R
E:3-0R F:0-0R F:decline G:2-0R A:2-2R A:decline B:pass C:pass
D:pass E:pass F:pass G:3-2R A:pass B:3-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 4-4 4-2"
deal.B = "6-6 5-4 5-1"
deal.C = "6-0 5-3 4-1"
deal.D = "6-1 5-0 2-1"
deal.E = "6-5 3-0 2-2"
deal.F = "6-2 5-2 1-0"
deal.G = "4-3 3-1 1-1"
yard = "4-0 3-2 5-5 3-3 6-4 0-0 2-0"
play = """
B:6-6 B:decline C:6-0R D:5-0R E:6-5R F:6-2R G:pass A:4-2R B:5-4R
C:5-3R D:pass E:3-0R F:1-0R G:3-1R A:6-3R B:pass C:pass D:6-1R
E:pass F:pass G:1-1R G:decline A:pass B:5-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-0 3-0 1-0"
deal.B = "6-5 6-1 1-1"
deal.C = "6-2 3-3 0-0"
deal.D = "5-3 5-2 4-3"
deal.E = "5-5 2-2 2-0"
deal.F = "6-6 5-4 2-1"
deal.G = "5-0 4-4 3-1"
yard = "6-3 4-2 3-2 5-1 4-1 6-4 4-0"
play = """
F:6-6 F:decline G:pass A:6-0R B:pass C:0-0R C:decline D:pass
E:2-0R F:2-1R G:3-1R A:3-0R B:pass C:pass D:pass E:pass F:pass
G:5-0R A:pass B:6-5R C:6-2R D:5-2R E:5-5R E:decline F:5-4R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 7, G = 0 }

[[match.hand]]
opener = "G"
deal.A = "6-5 6-0 5-1"
deal.B = "6-1 5-3 1-0"
deal.C = "6-2 5-5 3-1"
deal.D = "4-2 3-0 2-0"
deal.E = "6-4 2-2 2-1"
deal.F = "6-3 4-0 0-0"
deal.G = "6-6 5-0 1-1"
yard = "3-3 5-4 4-4 5-2 4-3 4-1 3-2"
play = """
G:6-6 G:decline A:6-5R B:5-3R C:3-1R D:pass E:2-1R F:pass G:pass
A:pass B:pass C:6-2R D:pass E:6-4R F:4-0R G:5-0R A:5-1R B:6-1R
C:pass D:pass E:pass F:6-3R G:pass A:pass B:pass C:pass D:3-0R
E:pass F:0-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 7, G = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-5 6-2 4-1"
deal.B = "5-4 5-2 2-2"
deal.C = "6-4 5-5 3-1"
deal.D = "6-1 3-2 1-1"
deal.E = "5-1 4-4 3-3"
deal.F = "6-6 4-3 0-0"
deal.G = "5-0 3-0 1-0"
yard = "4-2 4-0 2-1 2-0 5-3 6-3 6-0"
play = """
F:6-6 F:decline G:pass A:6-5R B:5-2R C:pass D:3-2R E:3-3R
E:decline F:4-3R G:pass A:4-1R B:pass C:3-1R D:pass E:pass F:pass
G:3-0R A:pass B:pass C:pass D:pass E:pass F:0-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 7, G = 0 }

[[match.hand]]
opener = "G"
deal.A = "4-1 3-1 1-0"
deal.B = "6-5 5-0 3-3"
deal.C = "4-0 3-2 0-0"
deal.D = "6-2 6-1 4-2"
deal.E = "3-0 2-1 1-1"
deal.F = "5-5 5-2 4-3"
deal.G = "6-6 5-3 2-0"
yard = "4-4 6-3 5-1 6-4 5-4 6-0 2-2"
play = """
G:6-6 G:decline A:pass B:6-5R C:pass D:pass E:pass F:5-5R F:5-2R
G:2-0R A:1-0R B:pass C:pass D:6-1R E:pass F:pass G:pass A:pass
B:pass C:pass D:6-2R E:2-1R F:pass G:pass A:4-1R B:pass C:4-0R
D:pass E:3-0R F:4-3R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 7, G = 0 }

[[match.hand]]
opener = "E"
deal.A = "4-1 3-3 1-0"
deal.B = "5-2 5-1 4-2"
deal.C = "6-5 4-3 0-0"
deal.D = "6-4 3-1 3-0"
deal.E = "6-6 6-0 4-0"
deal.F = "5-5 3-2 2-2"
deal.G = "6-3 4-4 1-1"
yard = "6-1 5-3 6-2 2-0 2-1 5-4 5-0"
play = """
E:6-6 E:6-0R F:pass G:pass A:1-0R B:5-1R C:6-5R D:6-4R E:4-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 4-2 2-0"
deal.B = "3-2 3-0 2-1"
deal.C = "6-2 4-4 4-0"
deal.D = "6-3 6-0 5-3"
deal.E = "5-2 5-1 4-3"
deal.F = "4-1 1-0 0-0"
deal.G = "6-4 3-3 3-1"
yard = "2-2 6-6 6-1 5-4 5-0 6-5 1-1"
play = """
A:5-5 A:decline B:pass C:pass D:5-3R E:4-3R F:4-1R G:3-1R A:pass
B:3-2R C:6-2R D:6-0R E:pass F:0-0R F:1-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 7, G = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-35"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first", G = "random", H = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 7, B = 2, C = 1, D = 5, E = 3, F = 5, G = 7, H = 3 }
score = { A = 8, B = 32, C = 40, D = 16, E = 24, F = 16, G = 8, H = 24 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 40
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-35"
commitment = "4a9fe304ff778c0a822ddac06dffe6cbaa2cf36a1f16e19e8c70953d1028f151"
secret = "2078ba48b343a111728e5df61ba0b190d2a5038b4c02103813419bbe749c14e0"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 4-4"
deal.B = "6-3 4-3 1-0"
deal.C = "4-2 4-1 3-0"
deal.D = "5-2 5-1 5-0"
deal.E = "6-4 6-1 3-3"
deal.F = "5-3 3-1 2-2"
deal.G = "5-5 4-0 3-2"
deal.H = "6-2 1-1 0-0"
yard = "6-5 5-4 2-0 2-1"
play = """
A:6-6 A:6-0R B:1-0R C:4-1R D:pass E:6-4R F:pass G:pass H:6-2R
A:pass B:pass C:4-2R D:pass E:pass F:pass G:4-0R H:0-0R H:decline
A:pass B:pass C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-1 5-0 2-1"
deal.B = "6-6 5-3 4-0"
deal.C = "5-4 3-2 0-0"
deal.D = "6-5 2-0 1-1"
deal.E = "5-2 4-4 2-2"
deal.F = "6-2 4-2 3-3"
deal.G = "4-3 3-1 1-0"
deal.H = "6-4 6-1 5-5"
yard = "6-3 6-0 4-1 3-0"
play = """
B:6-6 B:decline C:pass D:6-5R E:5-2R F:6-2R G:pass H:6-4R A:pass
B:4-0R C:0-0R C:decline D:2-0R E:2-2R E:decline F:4-2R G:4-3R
H:pass A:pass B:5-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "F"
deal.A = "4-2 2-0 1-1"
deal.B = "5-4 4-1 0-0"
deal.C = "4-4 4-0 3-2"
deal.D = "5-2 5-0 4-3"
deal.E = "6-0 5-5 1-0"
deal.F = "6-6 5-1 2-1"
deal.G = "6-4 6-3 2-2"
deal.H = "6-5 6-2 3-3"
yard = "3-0 6-1 5-3 3-1"
play = """
F:6-6 F:decline G:6-3R H:3-3R H:decline A:pass B:pass C:3-2R
D:5-2R E:5-5R E:decline F:5-1R G:pass H:pass A:1-1R A:decline
B:4-1R C:4-4R C:4-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-4 4-4"
deal.B = "6-1 4-2 1-0"
deal.C = "6-2 5-5 2-2"
deal.D = "5-2 2-1 1-1"
deal.E = "6-0 5-0 3-0"
deal.F = "5-3 3-1 2-0"
deal.G = "6-5 4-0 3-2"
deal.H = "5-1 4-1 0-0"
yard = "6-6 4-3 6-4 3-3"
play = """
C:5-5 C:decline D:5-2R E:pass F:2-0R G:4-0R H:4-1R A:pass B:6-1R
C:6-2R D:2-1R E:pass F:3-1R G:3-2R H:pass A:pass B:4-2R C:pass
D:pass E:pass F:pass G:pass H:pass A:4-4R A:5-4R B:pass C:pass
D:pass E:5-0R F:pass G:pass H:0-0R H:decline A:pass B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-2 2-2"
deal.B = "6-6 5-0 1-1"
deal.C = "6-1 4-0 3-0"
deal.D = "5-4 3-1 2-1"
deal.E = "5-3 4-4 2-0"
deal.F = "5-5 4-3 1-0"
deal.G = "6-0 5-1 4-1"
deal.H = "4-2 3-3 3-2"
yard = "6-5 6-2 0-0 6-3"
play = """
B:6-6 B:decline C:6-1R D:3-1R E:5-3R F:5-5R F:decline G:5-1R
H:pass A:pass B:1-1R B:decline C:pass D:2-1R E:2-0R F:1-0R G:4-1R
H:4-2R A:2-2R A:5-2R B:5-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 4-2 4-0"
deal.B = "5-3 2-0 1-0"
deal.C = "6-4 6-0 3-1"
deal.D = "5-4 5-1 0-0"
deal.E = "5-5 5-2 4-4"
deal.F = "6-1 5-0 2-1"
deal.G = "6-5 3-3 3-0"
deal.H = "6-3 4-1 3-2"
yard = "2-2 4-3 1-1 6-2"
play = """
A:6-6 A:decline B:pass C:6-4R D:5-4R E:5-5R E:5-2R F:2-1R G:pass
H:4-1R A:4-2R B:2-0R C:6-0R D:pass E:pass F:6-1R G:pass H:pass
A:pass B:1-0R C:pass D:0-0R D:decline E:pass F:5-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 8, G = 0, H = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 1-1"
deal.B = "5-3 2-0 0-0"
deal.C = "5-1 5-0 3-0"
deal.D = "6-5 5-2 3-3"
deal.E = "6-0 2-2 1-0"
deal.F = "6-2 6-1 4-0"
deal.G = "5-4 4-3 4-1"
deal.H = "6-4 6-3 4-4"
yard = "2-1 3-1 3-2 4-2"
play = """
A:6-6 A:decline B:pass C:pass D:6-5R E:pass F:pass G:5-4R H:6-4R
A:pass B:pass C:pass D:pass E:6-0R F:4-0R G:4-3R H:6-3R A:pass
B:pass C:pass D:pass E:pass F:6-2R G:pass H:pass A:pass B:2-0R
C:5-0R D:5-2R E:2-2R
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 8, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-0 2-2 1-1"
deal.B = "6-5 4-0 3-2"
deal.C = "4-2 3-1 3-0"
deal.D = "5-0 2-0 0-0"
deal.E = "5-4 5-3 2-1"
deal.F = "6-6 6-4 4-1"
deal.G = "5-2 4-4 1-0"
deal.H = "6-1 5-5 3-3"
yard = "6-2 4-3 6-3 5-1"
play = """
F:6-6 F:6-4R G:4-4R G:decline H:pass A:pass B:4-0R C:3-0R D:pass
E:5-3R F:pass G:5-2R H:pass A:2-2R A:decline B:3-2R C:3-1R D:pass
E:2-1R F:pass G:pass H:pass A:pass B:pass C:4-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "H"
deal.A = "4-3 2-0 1-0"
deal.B = "6-0 4-0 3-0"
deal.C = "5-0 4-2 4-1"
deal.D = "4-4 2-2 1-1"
deal.E = "6-5 6-3 5-4"
deal.F = "6-4 5-5 3-2"
deal.G = "5-1 3-3 0-0"
deal.H = "6-6 5-2 3-1"
yard = "2-1 5-3 6-1 6-2"
play = """
H:6-6 H:decline A:pass B:6-0R C:5-0R D:pass E:6-5R F:6-4R G:pass
H:pass A:4-3R B:3-0R C:pass D:pass E:pass F:pass G:0-0R G:decline
H:pass A:2-0R B:pass C:4-2R D:4-4R D:decline E:5-4R F:5-5R
F:decline G:5-1R H:3-1R A:pass B:pass C:pass D:pass E:6-3R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 8, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 2-1 1-1"
deal.B = "5-1 5-0 4-1"
deal.C = "6-6 5-3 4-3"
deal.D = "5-4 4-0 3-0"
deal.E = "5-2 3-3 2-0"
deal.F = "6-4 4-4 3-2"
deal.G = "6-3 6-0 4-2"
deal.H = "6-2 1-0 0-0"
yard = "6-1 3-1 5-5 2-2"
play = """
C:6-6 C:decline D:pass E:pass F:6-4R G:4-2R H:6-2R A:6-5R B:5-1R
C:pass D:pass E:pass F:pass G:pass H:1-0R A:pass B:5-0R C:5-3R
D:3-0R E:2-0R F:3-2R G:6-3R H:pass A:pass B:pass C:pass D:pass
E:pass F:pass G:6-0R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 8, H = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-2 1-1 1-0"
deal.B = "6-0 5-3 4-2"
deal.C = "6-6 5-4 4-0"
deal.D = "6-4 6-2 3-2"
deal.E = "6-5 6-1 0-0"
deal.F = "3-1 3-0 2-2"
deal.G = "6-3 5-5 2-0"
deal.H = "5-1 4-4 2-1"
yard = "4-1 5-0 4-3 3-3"
play = """
C:6-6 C:decline D:6-4R E:pass F:pass G:pass H:4-4R H:decline
A:pass B:4-2R C:pass D:6-2R E:6-5R F:pass G:5-5R G:decline H:5-1R
A:1-1R A:1-0R B:6-0R C:pass D:pass E:6-1R F:3-1R G:6-3R
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 8, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 4-4 2-0"
deal.B = "5-1 5-0 0-0"
deal.C = "6-3 5-5 5-3"
deal.D = "6-1 4-0 2-1"
deal.E = "6-2 5-2 2-2"
deal.F = "5-4 4-1 3-0"
deal.G = "6-4 3-1 1-1"
deal.H = "6-0 4-2 1-0"
yard = "6-5 3-3 4-3 3-2"
play = """
A:6-6 A:decline B:pass C:6-3R D:pass E:pass F:3-0R G:pass H:6-0R
A:pass B:pass C:pass D:6-1R E:pass F:4-1R G:6-4R H:pass A:pass
B:pass C:pass D:pass E:6-2R F:pass G:pass H:4-2R A:4-4R A:decline
B:pass C:pass D:4-0R E:pass F:pass G:pass H:1-0R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-1 1-0"
deal.B = "4-0 3-3 3-1"
deal.C = "6-2 3-0 2-1"
deal.D = "6-6 5-2 4-2"
deal.E = "6-4 4-4 4-1"
deal.F = "6-5 6-3 6-1"
deal.G = "5-5 5-0 2-2"
deal.H = "5-4 2-0 0-0"
yard = "3-2 4-3 1-1 5-3"
play = """
D:6-6 D:decline E:6-4R F:pass G:pass H:5-4R A:5-1R B:3-1R C:3-0R
D:pass E:pass F:pass G:5-0R H:pass A:pass B:pass C:pass D:5-2R
E:pass F:pass G:2-2R G:decline H:2-0R A:6-0R B:pass C:6-2R D:4-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-3 5-0 2-1"
deal.B = "5-2 3-2 1-0"
deal.C = "4-0 2-2 1-1"
deal.D = "6-4 5-3 3-3"
deal.E = "6-1 4-3 4-1"
deal.F = "6-6 5-5 5-1"
deal.G = "5-4 4-2 2-0"
deal.H = "3-1 3-0 0-0"
yard = "6-2 4-4 6-0 6-5"
play = """
F:6-6 F:decline G:pass H:pass A:6-3R B:3-2R C:2-2R C:decline
D:pass E:pass F:pass G:4-2R H:pass A:pass B:pass C:4-0R D:pass
E:pass F:pass G:2-0R H:pass A:2-1R B:1-0R C:pass D:pass E:pass
F:pass G:pass H:3-0R A:pass B:pass C:pass D:5-3R E:pass F:5-5R
F:5-1R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 8, G = 0, H = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-1 2-2"
deal.B = "6-1 5-3 3-2"
deal.C = "4-0 3-3 2-0"
deal.D = "6-6 4-4 2-1"
deal.E = "5-4 5-2 4-1"
deal.F = "4-2 3-1 1-0"
deal.G = "6-2 6-0 1-1"
deal.H = "6-3 4-3 0-0"
yard = "6-4 3-0 5-0 5-5"
play = """
D:6-6 D:decline E:pass F:pass G:6-2R H:pass A:2-2R A:decline
B:3-2R C:3-3R C:decline D:pass E:pass F:3-1R G:1-1R G:decline
H:pass A:5-1R B:5-3R C:pass D:pass E:pass F:pass G:pass H:6-3R
A:6-5R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-1"
deal.B = "5-2 4-3 1-0"
deal.C = "6-5 6-1 0-0"
deal.D = "6-4 5-3 4-1"
deal.E = "6-0 5-0 3-0"
deal.F = "6-3 4-2 1-1"
deal.G = "5-4 4-0 3-1"
deal.H = "5-5 3-3 2-0"
yard = "2-2 3-2 2-1 4-4"
play = """
A:6-6 A:6-2R B:5-2R C:6-5R D:6-4R E:pass F:4-2R G:pass H:2-0R
A:pass B:1-0R C:6-1R D:pass E:6-0R F:pass G:4-0R H:pass A:pass
B:4-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "H"
deal.A = "4-3 4-1 3-3"
deal.B = "6-3 6-2 4-0"
deal.C = "5-5 5-1 1-1"
deal.D = "6-4 6-1 1-0"
deal.E = "6-5 5-3 2-1"
deal.F = "5-4 3-0 0-0"
deal.G = "4-4 3-1 2-2"
deal.H = "6-6 6-0 5-2"
yard = "4-2 2-0 3-2 5-0"
play = """
H:6-6 H:6-0R A:pass B:4-0R C:pass D:6-4R E:6-5R F:5-4R G:4-4R
G:decline H:pass A:4-3R B:6-3R C:pass D:6-1R E:2-1R F:pass G:2-2R
G:decline H:5-2R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "E"
deal.A = "6-3 4-2 4-1"
deal.B = "6-0 5-2 2-2"
deal.C = "5-4 4-0 3-0"
deal.D = "6-1 4-4 3-2"
deal.E = "6-6 3-3 1-1"
deal.F = "6-4 6-2 3-1"
deal.G = "5-3 2-0 0-0"
deal.H = "6-5 4-3 1-0"
yard = "2-1 5-5 5-1 5-0"
play = """
E:6-6 E:decline F:6-4R G:pass H:4-3R A:6-3R B:6-0R C:3-0R D:3-2R
E:pass F:6-2R G:pass H:6-5R A:pass B:5-2R C:pass D:pass E:pass
F:pass G:2-0R H:1-0R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "G"
deal.A = "5-5 5-1 2-1"
deal.B = "5-4 5-2 4-1"
deal.C = "6-4 6-3 4-4"
deal.D = "6-0 3-0 1-0"
deal.E = "6-5 6-2 5-0"
deal.F = "4-2 3-2 2-2"
deal.G = "6-6 3-1 0-0"
deal.H = "5-3 4-0 3-3"
yard = "4-3 6-1 1-1 2-0"
play = """
G:6-6 G:decline H:pass A:pass B:pass C:6-3R D:3-0R E:5-0R F:pass
G:pass H:5-3R A:pass B:pass C:pass D:pass E:pass F:3-2R G:pass
H:pass A:2-1R B:4-1R C:4-4R C:6-4R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "6-4 3-1 2-1"
deal.B = "5-0 4-4 4-1"
deal.C = "5-5 5-4 3-2"
deal.D = "5-3 2-0 0-0"
deal.E = "5-1 3-3 3-0"
deal.F = "6-5 5-2 1-1"
deal.G = "6-6 4-2 2-2"
deal.H = "6-3 6-1 1-0"
yard = "4-0 4-3 6-0 6-2"
play = """
G:6-6 G:decline H:6-3R A:3-1R B:4-1R C:5-4R D:5-3R E:3-3R E:3-0R
F:pass G:pass H:1-0R A:2-1R B:pass C:3-2R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "H"
deal.A = "6-1 3-0 2-0"
deal.B = "6-3 4-4 1-1"
deal.C = "6-4 5-1 4-3"
deal.D = "6-5 6-2 6-0"
deal.E = "5-2 3-3 1-0"
deal.F = "5-4 4-0 3-1"
deal.G = "4-1 3-2 2-1"
deal.H = "5-5 4-2 2-2"
yard = "0-0 6-6 5-0 5-3"
play = """
H:5-5 H:decline A:pass B:pass C:5-1R D:pass E:1-0R F:4-0R G:4-1R
H:pass A:6-1R B:6-3R C:4-3R D:pass E:pass F:5-4R G:pass H:pass
A:pass B:pass C:pass D:6-5R E:pass F:pass G:pass H:pass A:pass
B:pass C:6-4R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0, E = 0, F = 0, G = 0, H = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-36"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 5, C = 2, D = 3, E = 4 }
score = { A = 25, B = 5, C = 17, D = 10, E = 8 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 25
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-36"
commitment = "949b4c6f03c0f4b25223f4b1f2bf69fac2e053667d215b139894081330d4ba4d"
secret = "7fb7d7416b606a8c261b8975956c1773809487e65182ff3537089bff27c5dba1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 1-0"
deal.B = "4-4 3-3 3-1"
deal.C = "6-2 5-5 3-0"
deal.D = "6-3 6-1 1-1"
deal.E = "6-5 4-3 4-0"
yard = "5-1 4-2 5-2 6-0 5-4 4-1 0-0 5-0 2-2 6-4 3-2 2-1 2-0"
play = """
A:6-6 A:decline B:pass C:6-2R
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-0 4-2"
deal.B = "5-2 5-1 1-0"
deal.C = "3-3 3-1 0-0"
deal.D = "6-0 2-0 1-1"
deal.E = "6-1 4-3 4-1"
yard = "3-2 6-4 5-3 4-0 6-2 2-2 6-5 2-1 5-5 4-4 3-0 6-3 6-6"
play = """
C:3-3 C:3-1R D:1-1R D:decline E:6-1R A:pass B:pass C:pass D:6-0R
E:pass A:5-0R B:5-2R C:pass D:2-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-0 4-3 3-2"
deal.B = "6-5 3-3 2-0"
deal.C = "5-2 5-1 3-1"
deal.D = "3-0 2-2 0-0"
deal.E = "6-0 4-2 2-1"
yard = "6-3 1-1 5-5 6-4 6-2 4-0 4-1 6-6 4-4 5-3 1-0 5-4 6-1"
play = """
B:3-3 B:decline C:3-1R D:pass E:2-1R A:3-2R B:pass C:pass D:3-0R
E:6-0R A:pass B:6-5R C:5-2R D:2-2R D:decline E:4-2R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-2 3-3"
deal.B = "5-4 1-0 0-0"
deal.C = "6-6 6-1 6-0"
deal.D = "5-0 3-1 1-1"
deal.E = "6-5 5-5 3-2"
yard = "6-3 4-1 4-3 2-2 4-0 5-3 2-0 6-4 4-2 4-4 3-0 2-1 5-1"
play = """
C:6-6 C:6-1R D:1-1R D:3-1R E:3-2R A:6-2R B:pass C:6-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-1 5-0 3-1"
deal.B = "5-2 4-2 3-3"
deal.C = "6-5 6-2 1-1"
deal.D = "5-1 3-2 1-0"
deal.E = "6-6 6-3 4-3"
yard = "2-2 6-4 2-0 4-1 4-4 5-5 4-0 2-1 5-4 5-3 3-0 6-0 0-0"
play = """
E:6-6 E:6-3R A:3-1R B:pass C:1-1R C:decline D:5-1R E:pass A:5-0R
B:pass C:pass D:1-0R E:pass A:6-1R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-4 4-1"
deal.B = "6-6 6-4 6-0"
deal.C = "5-0 3-3 3-2"
deal.D = "5-3 2-2 0-0"
deal.E = "6-3 4-3 3-0"
yard = "1-1 5-2 6-1 2-1 1-0 4-4 6-5 4-0 4-2 3-1 6-2 2-0 5-1"
play = """
B:6-6 B:decline C:pass D:pass E:6-3R A:pass B:pass C:3-3R C:3-2R
D:2-2R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 3-3"
deal.B = "4-4 2-0 1-0"
deal.C = "6-4 6-0 3-1"
deal.D = "5-3 5-1 3-2"
deal.E = "6-5 6-2 4-1"
yard = "3-0 2-2 4-0 4-3 5-4 0-0 1-1 2-1 6-1 5-0 5-5 6-3 4-2"
play = """
A:6-6 A:decline B:pass C:6-4R D:pass E:4-1R A:pass B:1-0R C:6-0R
D:pass E:6-5R A:5-2R B:2-0R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 5-4"
deal.B = "6-5 4-4 2-2"
deal.C = "4-2 3-1 2-1"
deal.D = "6-6 5-1 3-0"
deal.E = "5-2 3-2 1-1"
yard = "6-1 4-0 6-3 5-5 4-3 6-0 2-0 4-1 1-0 0-0 5-0 3-3 5-3"
play = """
D:6-6 D:decline E:pass A:6-4R B:4-4R B:decline C:4-2R D:pass
E:5-2R A:5-4R
"""
end = "blocked"
delta = { A = 0, B = 0, C = 2, D = 0, E = 3 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 5-1"
deal.B = "5-0 3-3 2-1"
deal.C = "5-3 5-2 3-2"
deal.D = "6-6 1-1 0-0"
deal.E = "5-4 4-0 2-2"
yard = "6-1 4-2 5-5 1-0 6-4 3-1 6-2 4-3 6-5 4-1 2-0 3-0 4-4"
play = """
D:6-6 D:decline E:pass A:6-3R B:3-3R B:decline C:5-3R D:pass
E:5-4R A:pass B:pass C:pass D:pass E:4-0R A:6-0R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-2 6-0 5-1"
deal.B = "5-3 4-3 4-0"
deal.C = "6-1 4-2 0-0"
deal.D = "6-4 2-1 1-1"
deal.E = "6-6 5-5 2-0"
yard = "6-5 4-1 3-1 3-2 5-4 6-3 4-4 3-3 1-0 5-2 3-0 2-2 5-0"
play = """
E:6-6 E:decline A:6-2R B:pass C:4-2R D:6-4R E:pass A:6-0R B:4-0R
C:pass D:pass E:pass A:pass B:4-3R C:pass D:pass E:pass A:pass
B:5-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 4-1 2-2"
deal.B = "5-2 3-1 3-0"
deal.C = "6-6 6-3 1-1"
deal.D = "5-4 4-2 2-0"
deal.E = "6-4 4-3 4-0"
yard = "0-0 5-0 6-0 6-1 1-0 3-3 5-1 4-4 5-5 5-3 2-1 6-5 3-2"
play = """
C:6-6 C:6-3R D:pass E:4-3R A:4-1R B:3-1R C:pass D:pass E:pass
A:pass B:3-0R C:pass D:2-0R E:pass A:6-2R B:pass C:pass D:pass
E:6-4R A:pass B:pass C:pass D:4-2R E:pass A:2-2R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-4 4-2"
deal.B = "6-1 5-3 3-3"
deal.C = "3-2 2-1 2-0"
deal.D = "5-5 3-0 0-0"
deal.E = "6-4 6-2 4-3"
yard = "6-3 4-1 5-2 5-0 1-1 6-5 3-1 1-0 6-6 4-0 2-2 5-1 4-4"
play = """
D:5-5 D:decline E:pass A:5-4R B:pass C:pass D:pass E:6-4R A:6-0R
B:pass C:2-0R D:pass E:6-2R A:pass B:6-1R C:2-1R D:pass E:pass
A:4-2R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 4-3 2-1"
deal.B = "6-1 6-0 5-1"
deal.C = "6-3 4-4 1-0"
deal.D = "4-1 3-2 1-1"
deal.E = "4-2 2-2 2-0"
yard = "5-4 3-3 5-5 0-0 3-1 6-5 3-0 6-4 4-0 5-2 5-3 5-0 6-6"
play = """
C:4-4 C:decline D:4-1R E:pass A:2-1R B:pass C:pass D:3-2R E:pass
A:4-3R B:pass C:pass D:pass E:4-2R A:6-2R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-37"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random", F = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 5, C = 2, D = 3, E = 6, F = 4 }
score = { A = 30, B = 15, C = 24, D = 21, E = 6, F = 18 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 30
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-37"
commitment = "8face198d1da19d00af9e7323725787b8976b22d22ec10ab93f1dfd3f18e07ff"
secret = "f6a8375655364eaad45c0fbc1387db0a7172d2254dfbf68c4cb1dee9a0458634"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "F"
deal.A = "4-1 3-1 1-0"
deal.B = "6-0 5-1 2-0"
deal.C = "5-4 5-0 4-3"
deal.D = "6-5 5-5 5-3"
deal.E = "6-2 4-4 4-2"
deal.F = "6-6 6-3 0-0"
yard = "2-1 5-2 4-0 2-2 6-1 1-1 6-4 3-2 3-0 3-3"
play = """
F:6-6 F:6-3R A:3-1R B:5-1R C:5-4R D:pass E:4-2R F:pass A:pass
B:2-0R C:5-0R D:6-5R E:6-2R
"""
end = "blocked"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "D"
deal.A = "4-2 3-2 3-1"
deal.B = "6-5 6-4 3-3"
deal.C = "6-2 6-1 5-2"
deal.D = "6-3 5-5 0-0"
deal.E = "3-0 2-0 1-0"
deal.F = "5-3 4-3 2-2"
yard = "6-0 2-1 5-1 4-1 5-0 4-0 5-4 4-4 1-1 6-6"
play = """
D:5-5 D:decline E:pass F:5-3R A:3-1R B:pass C:6-1R D:6-3R E:3-0R
F:pass A:pass B:pass C:pass D:0-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-3 4-3"
deal.B = "5-0 2-2 2-1"
deal.C = "4-1 3-3 3-0"
deal.D = "6-6 6-4 5-2"
deal.E = "6-5 6-2 0-0"
deal.F = "5-5 4-2 4-0"
yard = "5-1 4-4 6-1 2-0 3-2 6-3 1-0 1-1 6-0 3-1"
play = """
D:6-6 D:6-4R E:pass F:4-2R A:pass B:2-2R B:2-1R C:4-1R D:pass
E:pass F:4-0R A:pass B:5-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-3 5-0"
deal.B = "5-5 4-0 3-2"
deal.C = "5-4 4-4 2-2"
deal.D = "6-4 6-2 0-0"
deal.E = "6-1 5-2 3-1"
deal.F = "5-1 4-3 2-0"
yard = "4-2 4-1 1-0 3-0 6-6 1-1 6-5 2-1 3-3 6-0"
play = """
B:5-5 B:decline C:5-4R D:6-4R E:6-1R F:5-1R A:5-0R B:4-0R C:4-4R
C:decline D:pass E:pass F:4-3R A:5-3R B:pass C:pass D:pass E:5-2R
F:2-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "E"
deal.A = "6-3 3-0 1-1"
deal.B = "6-2 5-1 4-2"
deal.C = "4-1 2-0 1-0"
deal.D = "5-3 5-0 3-3"
deal.E = "6-1 5-5 2-2"
deal.F = "6-5 4-0 2-1"
yard = "5-4 6-0 6-6 4-4 3-1 6-4 4-3 3-2 5-2 0-0"
play = """
E:5-5 E:decline F:6-5R A:6-3R B:pass C:pass D:5-3R E:pass F:pass
A:pass B:5-1R C:1-0R D:5-0R
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-1 3-0"
deal.B = "6-6 5-0 4-3"
deal.C = "6-3 4-2 4-0"
deal.D = "5-5 2-0 1-1"
deal.E = "5-2 4-4 3-2"
deal.F = "6-2 5-4 4-1"
yard = "3-3 6-0 2-1 6-5 3-1 2-2 6-1 1-0 0-0 6-4"
play = """
B:6-6 B:decline C:6-3R D:pass E:3-2R F:6-2R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "3-3 2-1 1-1"
deal.B = "6-5 3-1 2-2"
deal.C = "6-6 4-2 3-0"
deal.D = "5-2 5-0 4-4"
deal.E = "5-3 5-1 4-3"
deal.F = "6-1 5-4 4-1"
yard = "6-3 6-4 6-0 6-2 5-5 2-0 1-0 0-0 4-0 3-2"
play = """
C:6-6 C:decline D:pass E:pass F:6-1R A:1-1R A:decline B:3-1R
C:3-0R D:5-0R E:5-3R F:pass A:3-3R A:decline B:pass C:pass D:pass
E:4-3R F:5-4R A:pass B:6-5R
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 1-1 0-0"
deal.B = "5-3 5-0 4-1"
deal.C = "5-4 5-2 3-3"
deal.D = "6-3 4-0 2-2"
deal.E = "6-4 6-1 5-5"
deal.F = "4-2 3-2 2-1"
yard = "3-0 4-3 1-0 2-0 6-2 6-5 5-1 6-0 4-4 3-1"
play = """
A:6-6 A:decline B:pass C:pass D:6-3R E:pass F:3-2R A:pass B:pass
C:5-2R D:pass E:5-5R E:decline F:pass A:pass B:5-3R C:3-3R
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-3 4-3 4-2"
deal.B = "5-4 3-2 2-2"
deal.C = "6-2 3-0 1-1"
deal.D = "6-4 4-4 3-3"
deal.E = "6-0 5-5 1-0"
deal.F = "6-5 3-1 2-1"
yard = "5-3 4-1 2-0 5-0 5-2 0-0 6-1 5-1 6-6 4-0"
play = """
E:5-5 E:decline F:6-5R A:6-3R B:3-2R C:6-2R D:6-4R E:pass F:pass
A:4-2R B:2-2R B:decline C:pass D:pass E:pass F:2-1R A:pass B:pass
C:1-1R C:decline D:pass E:1-0R F:pass A:pass B:pass C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "5-1 3-0 2-0"
deal.B = "6-4 6-2 4-1"
deal.C = "4-0 3-3 3-2"
deal.D = "5-3 3-1 1-1"
deal.E = "5-2 4-2 2-2"
deal.F = "6-1 5-5 4-3"
yard = "6-5 0-0 5-4 6-3 2-1 6-6 6-0 1-0 5-0 4-4"
play = """
F:5-5 F:decline A:5-1R B:4-1R C:4-0R D:pass E:pass F:pass A:3-0R
B:pass C:3-3R C:3-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 4-4 1-0"
deal.B = "6-3 6-2 3-1"
deal.C = "6-0 4-3 2-0"
deal.D = "6-6 5-4 0-0"
deal.E = "6-1 5-5 4-2"
deal.F = "5-3 3-3 2-1"
yard = "5-1 3-0 3-2 5-2 5-0 4-1 6-4 1-1 2-2 4-0"
play = """
D:6-6 D:decline E:6-1R F:2-1R A:pass B:6-2R C:6-0R D:0-0R
D:decline E:pass F:pass A:1-0R B:3-1R C:4-3R D:5-4R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-5 5-2 4-2"
deal.B = "6-0 4-0 3-1"
deal.C = "6-3 4-1 3-2"
deal.D = "6-2 6-1 5-3"
deal.E = "6-6 4-4 3-3"
deal.F = "6-5 5-4 1-1"
yard = "2-0 2-1 2-2 4-3 5-1 6-4 5-0 3-0 1-0 0-0"
play = """
E:6-6 E:decline F:6-5R A:5-5R A:5-2R B:pass C:3-2R D:5-3R E:pass
F:5-4R A:4-2R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "4-4 3-3 3-1"
deal.B = "6-2 4-0 1-1"
deal.C = "5-3 5-1 1-0"
deal.D = "5-2 2-1 2-0"
deal.E = "6-3 5-4 4-2"
deal.F = "6-5 6-4 3-2"
yard = "4-1 4-3 6-6 0-0 6-0 5-5 3-0 2-2 6-1 5-0"
play = """
A:4-4 A:decline B:4-0R C:1-0R D:2-1R E:4-2R F:6-4R A:pass B:6-2R
C:pass D:5-2R E:5-4R
"""
end = "blocked"
delta = { A = 0, B = 3, C = 0, D = 3, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 4-3 3-0"
deal.B = "6-1 3-3 0-0"
deal.C = "6-6 6-5 4-1"
deal.D = "6-2 5-5 5-1"
deal.E = "5-0 2-2 2-0"
deal.F = "5-4 2-1 1-1"
yard = "6-3 1-0 6-4 4-2 5-3 5-2 3-2 4-0 4-4 3-1"
play = """
C:6-6 C:6-5R D:5-5R D:5-1R E:pass F:2-1R A:pass B:pass C:pass
D:6-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 3-1 1-1"
deal.B = "5-5 4-2 4-0"
deal.C = "6-1 2-2 2-0"
deal.D = "4-1 3-2 1-0"
deal.E = "6-0 5-3 3-3"
deal.F = "6-3 3-0 2-1"
yard = "4-3 5-1 5-2 5-0 6-5 5-4 6-4 6-2 0-0 4-4"
play = """
A:6-6 A:decline B:pass C:6-1R D:4-1R E:pass F:pass A:pass B:4-2R
C:2-2R C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-2 5-3 2-0"
deal.B = "6-5 4-1 1-0"
deal.C = "3-2 2-1 1-1"
deal.D = "6-4 4-4 4-2"
deal.E = "5-5 3-1 3-0"
deal.F = "6-6 6-3 4-0"
yard = "5-1 4-3 6-1 3-3 5-2 6-0 2-2 5-0 0-0 5-4"
play = """
F:6-6 F:6-3R A:5-3R B:6-5R C:pass D:6-4R E:pass F:4-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-6 3-2 2-1"
deal.B = "6-0 4-0 2-2"
deal.C = "5-5 3-3 1-0"
deal.D = "4-4 4-2 3-0"
deal.E = "6-5 5-0 3-1"
deal.F = "6-2 4-3 1-1"
yard = "5-4 5-1 4-1 6-4 6-1 2-0 5-3 5-2 6-3 0-0"
play = """
A:6-6 A:decline B:6-0R C:1-0R D:pass E:3-1R F:4-3R A:pass B:4-0R
C:pass D:3-0R E:pass F:pass A:3-2R B:2-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-3"
deal.B = "4-4 3-1 3-0"
deal.C = "6-4 5-1 3-2"
deal.D = "6-0 2-2 1-0"
deal.E = "5-0 4-3 0-0"
deal.F = "6-3 4-2 3-3"
yard = "5-4 6-2 1-1 6-1 6-5 2-0 2-1 5-2 4-0 4-1"
play = """
A:6-6 A:decline B:pass C:6-4R D:pass E:4-3R F:6-3R A:pass B:pass
C:pass D:6-0R E:5-0R F:pass A:5-5R A:decline B:pass C:5-1R D:1-0R
E:0-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "3-0 2-1 2-0"
deal.B = "6-0 5-2 3-1"
deal.C = "6-6 5-3 3-2"
deal.D = "6-3 5-1 4-3"
deal.E = "6-2 4-0 0-0"
deal.F = "6-4 5-0 4-1"
yard = "1-0 4-4 4-2 5-5 3-3 1-1 2-2 6-5 6-1 5-4"
play = """
C:6-6 C:decline D:6-3R E:pass F:pass A:3-0R B:6-0R C:pass D:pass
E:6-2R F:pass A:2-1R B:3-1R C:3-2R D:pass E:pass F:pass A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-38"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy", F = "balanced", G = "first" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 5, C = 1, D = 5, E = 5, F = 3, G = 2 }
score = { A = 21, B = 14, C = 35, D = 14, E = 14, F = 21, G = 28 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 35
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-38"
commitment = "f5992f15b00a490f5810ee37b42915d0f9cedab1c1cfa0a0a36ca3499d6aff25"
secret = "2391bb4db5eb81502db74cf4d11d55fcfc035649931b7c4a5b50da6375dfca70"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "F"
deal.A = "6-0 5-1 3-3"
deal.B = "6-4 5-2 3-2"
deal.C = "4-2 1-0 0-0"
deal.D = "6-3 6-1 5-3"
deal.E = "6-2 2-2 2-1"
deal.F = "6-6 5-5 4-4"
deal.G = "4-1 3-0 1-1"
yard = "5-0 2-0 3-1 4-0 6-5 5-4 4-3"
play = """
F:6-6 F:decline G:pass A:6-0R B:pass C:1-0R D:6-1R E:6-2R F:pass
G:pass A:pass B:5-2R C:pass D:5-3R E:pass F:pass G:3-0R A:pass
B:pass C:0-0R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-0 2-1"
deal.B = "6-3 4-1 3-1"
deal.C = "5-3 5-2 1-1"
deal.D = "5-4 5-1 3-0"
deal.E = "6-5 6-2 6-0"
deal.F = "4-4 4-3 0-0"
deal.G = "6-4 4-2 4-0"
yard = "1-0 3-2 2-2 6-1 3-3 2-0 5-5"
play = """
A:6-6 A:decline B:6-3R C:5-3R D:5-1R E:pass F:pass G:pass A:2-1R
B:pass C:5-2R D:5-4R E:pass F:4-4R F:4-3R G:pass A:pass B:3-1R
C:1-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 2-2"
deal.B = "6-3 3-1 2-1"
deal.C = "6-0 5-0 4-1"
deal.D = "5-4 3-2 1-1"
deal.E = "6-1 4-0 3-3"
deal.F = "5-5 5-1 1-0"
deal.G = "5-3 3-0 2-0"
yard = "5-2 4-2 4-3 6-5 6-4 0-0 4-4"
play = """
A:6-6 A:6-2R B:2-1R C:4-1R D:5-4R E:pass F:5-5R F:5-1R G:pass
A:pass B:3-1R C:pass D:3-2R E:pass F:pass G:2-0R A:pass B:pass
C:6-0R D:pass E:6-1R F:1-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 7, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 4-3"
deal.B = "4-2 4-1 2-0"
deal.C = "5-5 3-3 3-2"
deal.D = "5-4 5-3 4-4"
deal.E = "6-1 5-2 1-0"
deal.F = "2-2 1-1 0-0"
deal.G = "6-0 5-1 3-1"
yard = "5-0 6-6 6-3 4-0 3-0 2-1 6-4"
play = """
C:5-5 C:decline D:5-3R E:pass F:pass G:3-1R A:pass B:4-1R C:pass
D:5-4R E:5-2R F:2-2R F:decline G:pass A:6-2R B:pass C:pass D:pass
E:6-1R F:1-1R F:decline G:5-1R A:6-5R B:pass C:pass D:pass E:pass
F:pass G:6-0R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "G"
deal.A = "6-1 4-3 1-1"
deal.B = "5-5 2-2 2-1"
deal.C = "6-4 6-3 4-4"
deal.D = "5-0 4-0 3-3"
deal.E = "6-2 3-2 3-1"
deal.F = "5-2 5-1 4-1"
deal.G = "6-6 6-5 4-2"
yard = "1-0 5-4 5-3 0-0 3-0 2-0 6-0"
play = """
G:6-6 G:6-5R A:pass B:5-5R B:decline C:pass D:5-0R E:pass F:pass
G:pass A:pass B:pass C:pass D:4-0R E:pass F:4-1R G:pass A:6-1R
B:pass C:6-4R D:pass E:pass F:pass G:4-2R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 1-1"
deal.B = "5-5 3-3 0-0"
deal.C = "6-1 4-4 3-0"
deal.D = "5-1 4-2 2-1"
deal.E = "6-0 5-0 3-2"
deal.F = "6-3 5-2 1-0"
deal.G = "3-1 2-2 2-0"
yard = "6-6 5-4 6-4 5-3 4-0 4-3 4-1"
play = """
B:5-5 B:decline C:pass D:5-1R E:pass F:1-0R G:2-0R A:6-2R B:pass
C:6-1R D:2-1R E:3-2R F:6-3R G:pass A:6-5R B:pass C:pass D:pass
E:5-0R F:pass G:pass A:pass B:0-0R B:decline C:3-0R D:pass E:pass
F:pass G:3-1R A:1-1R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-2 5-1"
deal.B = "6-3 2-2 1-0"
deal.C = "6-6 4-2 1-1"
deal.D = "6-2 5-4 0-0"
deal.E = "4-4 4-1 3-0"
deal.F = "6-0 5-0 3-3"
deal.G = "6-1 5-3 2-0"
yard = "2-1 5-5 4-3 3-2 4-0 3-1 6-4"
play = """
C:6-6 C:decline D:6-2R E:pass F:pass G:2-0R A:pass B:1-0R C:1-1R
C:decline D:pass E:4-1R F:pass G:pass A:pass B:pass C:4-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-1 5-0"
deal.B = "6-4 5-2 4-2"
deal.C = "6-6 6-1 4-3"
deal.D = "5-4 3-1 1-0"
deal.E = "6-2 3-0 0-0"
deal.F = "6-3 5-3 4-0"
deal.G = "6-5 4-4 4-1"
yard = "3-2 6-0 3-3 2-2 2-1 2-0 1-1"
play = """
C:6-6 C:6-1R D:3-1R E:3-0R F:4-0R G:4-4R G:4-1R A:5-1R B:5-2R
C:pass D:pass E:6-2R F:6-3R G:pass A:pass B:pass C:4-3R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 3-3 0-0"
deal.B = "5-0 4-2 4-0"
deal.C = "5-4 5-1 2-2"
deal.D = "6-4 4-4 2-1"
deal.E = "5-3 4-1 1-0"
deal.F = "6-5 3-1 3-0"
deal.G = "6-3 6-1 4-3"
yard = "3-2 6-6 1-1 5-5 6-0 5-2 2-0"
play = """
D:4-4 D:decline E:4-1R F:3-1R G:6-3R A:6-2R B:4-2R C:5-4R D:pass
E:5-3R F:3-0R G:pass A:0-0R A:decline B:4-0R C:pass D:6-4R E:pass
F:6-5R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 7, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-0 2-2 2-1"
deal.B = "6-1 5-3 3-3"
deal.C = "6-4 5-1 4-4"
deal.D = "6-0 4-2 3-0"
deal.E = "5-4 1-0 0-0"
deal.F = "6-5 6-3 5-0"
deal.G = "6-2 4-3 2-0"
yard = "3-1 5-2 1-1 5-5 4-1 3-2 6-6"
play = """
C:4-4 C:6-4R D:6-0R E:1-0R F:pass G:pass A:2-1R B:pass C:pass
D:4-2R E:5-4R F:6-5R G:6-2R A:2-2R A:decline B:pass C:pass D:pass
E:pass F:pass G:2-0R A:4-0R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "E"
deal.A = "3-1 2-2 1-0"
deal.B = "5-1 4-1 0-0"
deal.C = "6-2 4-4 2-0"
deal.D = "6-1 6-0 5-4"
deal.E = "6-6 6-4 2-1"
deal.F = "6-5 4-3 1-1"
deal.G = "5-3 5-0 4-2"
yard = "6-3 3-2 5-5 3-3 5-2 3-0 4-0"
play = """
E:6-6 E:6-4R F:4-3R G:5-3R A:pass B:5-1R C:pass D:6-1R E:pass
F:6-5R G:5-0R A:1-0R B:4-1R C:4-4R C:decline D:5-4R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 4-4"
deal.B = "4-2 2-2 2-1"
deal.C = "6-6 5-5 1-0"
deal.D = "5-0 4-1 3-2"
deal.E = "6-1 4-0 3-0"
deal.F = "5-1 3-1 2-0"
deal.G = "6-3 4-3 0-0"
yard = "1-1 5-3 5-4 5-2 6-4 3-3 6-5"
play = """
C:6-6 C:decline D:pass E:6-1R F:5-1R G:pass A:pass B:pass C:5-5R
C:decline D:5-0R E:4-0R F:pass G:4-3R A:pass B:pass C:pass D:3-2R
E:pass F:2-0R G:0-0R G:decline A:6-0R B:pass C:pass D:pass E:pass
F:pass G:6-3R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "E"
deal.A = "6-5 4-2 3-0"
deal.B = "6-3 6-2 2-1"
deal.C = "6-1 5-0 0-0"
deal.D = "5-5 4-4 1-1"
deal.E = "6-6 6-0 5-1"
deal.F = "6-4 3-2 1-0"
deal.G = "5-2 4-3 3-1"
yard = "4-1 5-3 4-0 3-3 2-2 2-0 5-4"
play = """
E:6-6 E:6-0R F:1-0R G:3-1R A:3-0R B:pass C:5-0R D:5-5R D:decline
E:5-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "G"
deal.A = "5-2 5-0 1-0"
deal.B = "6-0 4-4 1-1"
deal.C = "6-5 5-1 2-1"
deal.D = "5-5 4-3 3-0"
deal.E = "6-4 3-1 2-2"
deal.F = "6-3 4-0 2-0"
deal.G = "6-6 4-1 0-0"
yard = "4-2 6-1 3-2 5-3 6-2 5-4 3-3"
play = """
G:6-6 G:decline A:pass B:6-0R C:pass D:3-0R E:3-1R F:pass G:4-1R
A:pass B:4-4R B:decline C:pass D:4-3R E:pass F:6-3R G:pass A:pass
B:pass C:6-5R D:5-5R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 7, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "G"
deal.A = "6-4 6-3 2-0"
deal.B = "5-0 1-1 0-0"
deal.C = "5-1 4-3 4-2"
deal.D = "4-1 2-2 2-1"
deal.E = "6-5 5-3 3-2"
deal.F = "6-1 4-4 3-3"
deal.G = "6-0 5-5 1-0"
yard = "6-6 3-0 5-2 6-2 4-0 3-1 5-4"
play = """
G:5-5 G:decline A:pass B:5-0R C:pass D:pass E:pass F:pass G:6-0R
A:6-4R B:pass C:4-3R D:pass E:5-3R F:pass G:pass A:pass B:pass
C:5-1R D:2-1R E:3-2R F:3-3R F:decline G:pass A:6-3R B:pass C:pass
D:pass E:6-5R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-2 5-1"
deal.B = "6-2 4-2 1-1"
deal.C = "5-5 3-1 1-0"
deal.D = "5-0 3-0 0-0"
deal.E = "4-4 2-1 2-0"
deal.F = "5-4 3-3 3-2"
deal.G = "6-5 5-3 4-1"
yard = "6-6 4-0 4-3 6-3 6-4 6-1 2-2"
play = """
C:5-5 C:decline D:5-0R E:2-0R F:3-2R G:5-3R A:5-2R B:6-2R C:pass
D:pass E:pass F:pass G:6-5R A:5-1R B:1-1R B:decline C:3-1R D:3-0R
E:pass F:pass G:pass A:6-0R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-4 6-3 4-2"
deal.B = "6-0 3-3 3-1"
deal.C = "5-3 5-0 4-1"
deal.D = "4-4 3-2 2-1"
deal.E = "5-5 2-2 1-1"
deal.F = "6-6 3-0 0-0"
deal.G = "6-2 6-1 5-2"
yard = "4-0 4-3 5-4 1-0 5-1 6-5 2-0"
play = """
F:6-6 F:decline G:6-2R A:4-2R B:pass C:4-1R D:2-1R E:2-2R
E:decline F:pass G:5-2R A:pass B:pass C:5-3R D:3-2R
"""
end = "blocked"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 7, G = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-3 5-2 5-1"
deal.B = "6-0 5-5 5-4"
deal.C = "4-2 3-3 1-1"
deal.D = "5-0 2-2 0-0"
deal.E = "6-6 6-4 1-0"
deal.F = "4-1 3-2 2-0"
deal.G = "6-5 4-4 4-0"
yard = "3-1 2-1 3-0 4-3 6-2 5-3 6-1"
play = """
E:6-6 E:6-4R F:4-1R G:pass A:5-1R B:5-5R B:5-4R C:4-2R D:2-2R
D:decline E:pass F:3-2R G:pass A:6-3R B:6-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 1-1"
deal.B = "6-3 5-1 2-2"
deal.C = "5-5 3-3 3-2"
deal.D = "6-4 5-3 4-0"
deal.E = "5-2 5-0 2-1"
deal.F = "5-4 3-1 1-0"
deal.G = "4-3 4-1 0-0"
yard = "6-2 2-0 6-6 4-4 4-2 6-5 3-0"
play = """
C:5-5 C:decline D:5-3R E:pass F:3-1R G:4-1R A:pass B:pass C:pass
D:6-4R E:pass F:pass G:pass A:6-1R B:5-1R C:pass D:pass E:5-2R
F:pass G:pass A:pass B:2-2R B:decline C:3-2R D:pass E:pass F:pass
G:4-3R A:pass B:pass C:pass D:4-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 7, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "G"
deal.A = "5-5 3-0 1-1"
deal.B = "6-4 5-2 4-3"
deal.C = "4-1 3-2 3-1"
deal.D = "5-0 2-2 2-1"
deal.E = "3-3 2-0 1-0"
deal.F = "6-0 5-4 5-3"
deal.G = "6-6 5-1 0-0"
yard = "6-3 6-5 6-1 4-4 6-2 4-0 4-2"
play = """
G:6-6 G:decline A:pass B:6-4R C:4-1R D:2-1R E:2-0R F:6-0R
"""
end = "blocked"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 4-0"
deal.B = "4-1 2-0 1-0"
deal.C = "6-6 3-0 1-1"
deal.D = "6-4 6-3 4-2"
deal.E = "5-3 5-2 2-1"
deal.F = "5-4 5-1 2-2"
deal.G = "6-1 4-4 3-2"
yard = "4-3 3-3 5-0 3-1 5-5 6-5 0-0"
play = """
C:6-6 C:decline D:6-3R E:5-3R F:5-4R G:4-4R G:decline A:4-0R
B:1-0R C:1-1R C:decline D:pass E:2-1R F:2-2R F:decline G:3-2R
A:pass B:pass C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-39"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first", G = "random", H = "greedy" }
ended = "completed"
result = "H"
ranks = { A = 3, B = 7, C = 5, D = 5, E = 8, F = 2, G = 3, H = 1 }
score = { A = 24, B = 8, C = 16, D = 16, E = 4, F = 32, G = 24, H = 44 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 40
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-39"
commitment = "0c8d819ddbc1a39b9e5e675d1fdb458ae3f58b9324434b09ff29aba68ecee87a"
secret = "0efe6e2ce38b77a6b13eead98603d11ff1bb106740fa2d6755faefffb72f7e83"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 3-1"
deal.B = "6-4 5-0 3-3"
deal.C = "5-1 4-4 2-1"
deal.D = "6-5 4-1 3-2"
deal.E = "5-4 2-0 0-0"
deal.F = "6-1 4-3 3-0"
deal.G = "5-2 4-2 1-1"
deal.H = "5-3 4-0 1-0"
yard = "5-5 6-3 6-2 2-2"
play = """
A:6-6 A:6-0R B:5-0R C:5-1R D:4-1R E:5-4R F:pass G:5-2R H:pass
A:pass B:pass C:2-1R D:pass E:pass F:6-1R G:pass H:pass A:pass
B:6-4R C:4-4R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "6-0 5-2 2-1"
deal.B = "5-3 5-0 4-2"
deal.C = "6-4 4-0 3-3"
deal.D = "6-3 3-2 3-0"
deal.E = "5-4 2-2 1-0"
deal.F = "6-5 4-3 0-0"
deal.G = "6-6 4-4 1-1"
deal.H = "6-2 5-5 4-1"
yard = "2-0 5-1 3-1 6-1"
play = """
G:6-6 G:decline H:6-2R A:5-2R B:5-3R C:3-3R C:decline D:6-3R
E:pass F:6-5R G:pass H:5-5R H:decline A:pass B:5-0R C:4-0R D:pass
E:5-4R
"""
end = "blocked"
delta = { A = 0, B = 0, C = 0, D = 0, E = 4, F = 0, G = 0, H = 4 }

[[match.hand]]
opener = "E"
deal.A = "5-2 4-3 2-0"
deal.B = "6-0 5-0 2-2"
deal.C = "5-4 4-0 3-2"
deal.D = "4-2 4-1 3-3"
deal.E = "6-6 2-1 1-0"
deal.F = "6-4 6-1 5-3"
deal.G = "6-5 6-3 5-1"
deal.H = "6-2 4-4 3-0"
yard = "5-5 1-1 3-1 0-0"
play = """
E:6-6 E:decline F:6-4R G:pass H:4-4R H:decline A:4-3R B:pass
C:3-2R D:4-2R E:pass F:pass G:pass H:pass A:pass B:pass C:5-4R
D:pass E:pass F:5-3R G:6-3R H:6-2R A:5-2R B:5-0R C:4-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "F"
deal.A = "5-3 3-0 1-1"
deal.B = "6-5 6-0 2-0"
deal.C = "5-1 3-3 3-2"
deal.D = "4-1 3-1 2-2"
deal.E = "6-4 2-1 0-0"
deal.F = "6-6 4-4 4-2"
deal.G = "6-2 5-5 5-4"
deal.H = "6-3 5-2 4-0"
yard = "1-0 4-3 5-0 6-1"
play = """
F:6-6 F:decline G:6-2R H:5-2R A:5-3R B:pass C:3-2R D:2-2R
D:decline E:2-1R F:pass G:pass H:pass A:1-1R A:decline B:pass
C:5-1R D:pass E:pass F:pass G:5-4R H:4-0R A:3-0R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "H"
deal.A = "5-2 5-0 4-0"
deal.B = "4-2 2-0 1-0"
deal.C = "5-4 5-1 1-1"
deal.D = "6-4 6-3 3-2"
deal.E = "6-2 5-3 3-1"
deal.F = "6-1 3-3 2-2"
deal.G = "6-5 4-3 0-0"
deal.H = "6-6 4-1 3-0"
yard = "4-4 2-1 5-5 6-0"
play = """
H:6-6 H:decline A:pass B:pass C:pass D:6-4R E:pass F:pass G:4-3R
H:3-0R A:5-0R B:pass C:5-1R D:pass E:3-1R F:3-3R F:decline G:pass
H:pass A:pass B:pass C:pass D:6-3R E:6-2R F:2-2R F:decline G:pass
H:pass A:5-2R B:pass C:5-4R D:pass E:pass F:pass G:pass H:4-1R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "D"
deal.A = "6-1 3-1 1-0"
deal.B = "5-2 5-0 1-1"
deal.C = "6-5 6-3 4-0"
deal.D = "6-6 6-2 4-2"
deal.E = "4-4 2-1 0-0"
deal.F = "6-4 5-1 3-3"
deal.G = "5-5 5-4 4-1"
deal.H = "6-0 5-3 3-2"
yard = "3-0 2-0 4-3 2-2"
play = """
D:6-6 D:6-2R E:2-1R F:5-1R G:5-5R G:decline H:5-3R A:3-1R B:1-1R
B:decline C:pass D:pass E:pass F:pass G:4-1R H:pass A:pass B:pass
C:4-0R D:pass E:0-0R E:decline F:pass G:pass H:6-0R A:6-1R B:pass
C:pass D:pass E:pass F:pass G:pass H:pass A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 4-1"
deal.B = "6-4 5-1 4-4"
deal.C = "6-3 3-0 0-0"
deal.D = "5-5 3-2 3-1"
deal.E = "6-2 6-1 1-0"
deal.F = "5-3 4-0 2-2"
deal.G = "6-0 5-0 2-1"
deal.H = "4-2 3-3 1-1"
yard = "2-0 5-2 6-5 4-3"
play = """
A:6-6 A:decline B:6-4R C:pass D:pass E:pass F:4-0R G:5-0R H:pass
A:5-4R B:4-4R B:decline C:pass D:pass E:pass F:pass G:pass H:4-2R
A:pass B:pass C:pass D:3-2R E:pass F:5-3R G:pass H:pass A:pass
B:5-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "5-2 2-1 1-0"
deal.B = "6-3 6-1 5-1"
deal.C = "6-5 6-0 3-2"
deal.D = "5-3 4-3 3-1"
deal.E = "5-4 4-4 4-0"
deal.F = "3-3 2-2 0-0"
deal.G = "6-6 6-4 4-1"
deal.H = "6-2 4-2 2-0"
yard = "1-1 5-0 3-0 5-5"
play = """
G:6-6 G:6-4R H:4-2R A:2-1R B:6-1R C:6-0R D:pass E:4-0R F:pass
G:4-1R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 8, H = 0 }

[[match.hand]]
opener = "F"
deal.A = "4-3 2-0 0-0"
deal.B = "6-1 6-0 5-3"
deal.C = "5-4 5-2 4-0"
deal.D = "6-2 4-4 3-2"
deal.E = "6-5 6-4 3-0"
deal.F = "6-6 5-1 2-2"
deal.G = "4-1 3-1 2-1"
deal.H = "5-0 4-2 1-1"
yard = "3-3 5-5 6-3 1-0"
play = """
F:6-6 F:decline G:pass H:pass A:pass B:6-1R C:pass D:pass E:pass
F:5-1R G:pass H:5-0R A:0-0R A:2-0R B:pass C:5-2R D:pass E:6-5R
F:pass G:pass H:pass A:pass B:6-0R C:4-0R D:4-4R D:decline E:6-4R
F:pass G:pass H:pass A:pass B:pass C:pass D:6-2R E:pass F:2-2R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 8, G = 0, H = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-0 3-2 1-1"
deal.B = "6-1 4-1 1-0"
deal.C = "5-5 5-4 3-0"
deal.D = "6-0 3-3 2-2"
deal.E = "6-5 6-3 0-0"
deal.F = "6-2 3-1 2-1"
deal.G = "6-4 5-1 2-0"
deal.H = "4-4 4-3 4-0"
yard = "4-2 5-3 6-6 5-2"
play = """
C:5-5 C:5-4R D:pass E:pass F:pass G:6-4R H:pass A:pass B:6-1R
C:pass D:pass E:pass F:3-1R G:pass H:4-3R A:pass B:4-1R C:pass
D:pass E:pass F:2-1R G:2-0R H:4-0R A:pass B:pass C:pass D:pass
E:pass F:pass G:pass H:4-4R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "H"
deal.A = "6-1 3-1 2-0"
deal.B = "6-3 4-4 0-0"
deal.C = "5-4 5-3 1-1"
deal.D = "5-0 4-3 2-2"
deal.E = "6-2 5-5 1-0"
deal.F = "5-2 4-1 3-0"
deal.G = "6-0 4-0 3-2"
deal.H = "6-6 6-5 6-4"
yard = "4-2 3-3 5-1 2-1"
play = """
H:6-6 H:6-5R A:pass B:pass C:5-4R D:4-3R E:pass F:3-0R G:4-0R
H:6-4R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "H"
deal.A = "5-5 3-2 2-2"
deal.B = "5-1 5-0 3-1"
deal.C = "5-4 5-2 4-3"
deal.D = "6-5 4-2 4-0"
deal.E = "6-0 4-1 0-0"
deal.F = "6-3 6-2 1-1"
deal.G = "3-3 3-0 2-1"
deal.H = "6-6 5-3 2-0"
yard = "1-0 4-4 6-4 6-1"
play = """
H:6-6 H:decline A:pass B:pass C:pass D:6-5R E:pass F:pass G:pass
H:5-3R A:3-2R B:pass C:5-2R D:pass E:pass F:pass G:pass H:pass
A:5-5R A:decline B:5-1R C:pass D:pass E:4-1R F:pass G:pass H:pass
A:pass B:pass C:4-3R D:pass E:pass F:6-3R G:pass H:pass A:pass
B:pass C:pass D:pass E:6-0R F:pass G:3-0R H:pass A:pass B:3-1R
C:pass D:pass E:pass F:1-1R F:decline G:2-1R H:2-0R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "F"
deal.A = "4-1 3-3 1-1"
deal.B = "6-1 6-0 1-0"
deal.C = "4-4 2-2 2-1"
deal.D = "6-2 3-1 3-0"
deal.E = "5-4 4-2 0-0"
deal.F = "6-6 6-3 2-0"
deal.G = "6-5 6-4 5-2"
deal.H = "5-5 5-1 3-2"
yard = "5-3 4-0 5-0 4-3"
play = """
F:6-6 F:6-3R G:pass H:3-2R A:pass B:pass C:2-1R D:3-1R E:pass
F:pass G:pass H:pass A:3-3R A:decline B:pass C:pass D:3-0R E:0-0R
E:decline F:2-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 8, G = 0, H = 0 }

[[match.hand]]
opener = "D"
deal.A = "2-2 2-1 0-0"
deal.B = "6-5 5-4 2-0"
deal.C = "6-2 5-2 3-2"
deal.D = "6-6 5-3 5-1"
deal.E = "6-3 4-1 1-0"
deal.F = "6-1 4-3 3-3"
deal.G = "5-0 4-0 3-1"
deal.H = "6-4 5-5 1-1"
yard = "6-0 4-2 4-4 3-0"
play = """
D:6-6 D:decline E:6-3R F:4-3R G:4-0R H:pass A:0-0R A:decline
B:2-0R C:6-2R D:pass E:pass F:6-1R G:3-1R H:pass A:pass B:pass
C:3-2R D:pass E:pass F:pass G:pass H:pass A:2-2R A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "H"
deal.A = "6-3 3-1 1-0"
deal.B = "6-4 6-1 5-3"
deal.C = "3-2 2-1 0-0"
deal.D = "6-0 5-2 3-0"
deal.E = "5-4 4-1 2-2"
deal.F = "5-0 4-3 4-2"
deal.G = "6-2 5-1 2-0"
deal.H = "4-4 3-3 1-1"
yard = "5-5 4-0 6-5 6-6"
play = """
H:4-4 H:decline A:pass B:6-4R C:pass D:6-0R E:pass F:5-0R G:5-1R
H:1-1R H:decline A:3-1R B:5-3R C:pass D:5-2R E:2-2R E:decline
F:4-2R G:pass H:pass A:pass B:pass C:pass D:pass E:5-4R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 5-3"
deal.B = "5-4 4-2 4-0"
deal.C = "4-3 4-1 3-1"
deal.D = "6-6 3-0 2-1"
deal.E = "6-4 3-3 3-2"
deal.F = "6-2 2-2 2-0"
deal.G = "6-5 5-1 4-4"
deal.H = "5-5 5-0 1-0"
yard = "1-1 5-2 6-0 0-0"
play = """
D:6-6 D:decline E:6-4R F:pass G:4-4R G:decline H:pass A:pass
B:5-4R C:pass D:pass E:pass F:pass G:6-5R H:pass A:6-3R B:pass
C:4-3R D:pass E:pass F:pass G:pass H:pass A:pass B:4-2R C:pass
D:2-1R E:pass F:pass G:5-1R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 8, H = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-5 3-1 3-0"
deal.B = "5-5 5-3 4-2"
deal.C = "6-4 3-3 3-2"
deal.D = "6-2 5-4 4-0"
deal.E = "6-6 5-2 2-1"
deal.F = "6-1 4-4 4-1"
deal.G = "4-3 1-1 0-0"
deal.H = "6-3 6-0 2-2"
yard = "2-0 1-0 5-0 5-1"
play = """
E:6-6 E:decline F:6-1R G:1-1R G:decline H:pass A:3-1R B:5-3R
C:pass D:5-4R E:pass F:4-4R F:4-1R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 8, G = 0, H = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 2-2 2-0"
deal.B = "6-6 4-4 3-3"
deal.C = "6-5 5-4 4-2"
deal.D = "4-3 3-1 1-0"
deal.E = "6-4 4-1 1-1"
deal.F = "6-3 6-0 5-0"
deal.G = "5-5 3-0 2-1"
deal.H = "6-1 5-3 5-2"
yard = "0-0 3-2 4-0 5-1"
play = """
B:6-6 B:decline C:6-5R D:pass E:pass F:5-0R G:3-0R H:5-3R A:pass
B:pass C:5-4R D:4-3R E:pass F:6-3R G:pass H:6-1R A:pass B:pass
C:pass D:3-1R E:pass F:pass G:pass H:pass A:pass B:3-3R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "6-2 4-3 3-3"
deal.B = "5-4 4-4 1-0"
deal.C = "5-3 3-1 2-2"
deal.D = "6-0 5-2 4-2"
deal.E = "4-0 2-1 0-0"
deal.F = "6-5 6-4 1-1"
deal.G = "6-3 5-5 5-0"
deal.H = "6-1 5-1 3-0"
yard = "2-0 4-1 6-6 3-2"
play = """
G:5-5 G:5-0R H:3-0R A:3-3R A:4-3R B:5-4R C:5-3R D:pass E:pass
F:pass G:6-3R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 8, H = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 3-1"
deal.B = "4-3 3-0 1-0"
deal.C = "6-4 5-3 1-1"
deal.D = "6-0 4-0 0-0"
deal.E = "6-5 5-5 3-3"
deal.F = "6-2 6-1 5-1"
deal.G = "5-2 3-2 2-2"
deal.H = "6-3 4-2 2-0"
yard = "5-0 4-4 2-1 4-1"
play = """
A:6-6 A:decline B:pass C:6-4R D:4-0R E:pass F:pass G:pass H:2-0R
A:pass B:pass C:pass D:pass E:pass F:6-2R G:pass H:6-3R A:3-1R
B:1-0R C:pass D:6-0R E:6-5R F:5-1R G:pass H:pass A:pass B:pass
C:1-1R C:decline D:pass E:pass F:6-1R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 8, G = 0, H = 0 }

[[match.hand]]
opener = "F"
deal.A = "5-2 5-1 3-3"
deal.B = "6-5 6-4 5-3"
deal.C = "6-1 6-0 2-1"
deal.D = "5-4 5-0 4-0"
deal.E = "4-4 3-2 0-0"
deal.F = "6-6 5-5 3-1"
deal.G = "4-1 3-0 2-0"
deal.H = "6-3 6-2 1-0"
yard = "4-3 4-2 1-1 2-2"
play = """
F:6-6 F:decline G:pass H:6-3R A:3-3R A:decline B:5-3R C:pass
D:5-4R E:4-4R E:decline F:pass G:4-1R H:1-0R A:pass B:pass C:6-0R
D:pass E:pass F:pass G:pass H:6-2R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-40"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first" }
ended = "completed"
result = "E"
ranks = { A = 2, B = 4, C = 3, D = 4, E = 1 }
score = { A = 15, B = 5, C = 10, D = 5, E = 25 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 25
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-40"
commitment = "8710d4d87fa510b91111c0810b70746a2b9b9dd133b54f4e13bd5d10db82789b"
secret = "eed380712c4dcb34a6f3cd62c70df4016cbb951e98320e68846e59efd6c4f7be"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-1 3-0 1-1"
deal.B = "5-2 4-3 4-1"
deal.C = "5-5 3-3 1-0"
deal.D = "6-6 6-0 5-1"
deal.E = "6-3 4-0 2-0"
yard = "6-2 6-5 4-2 4-4 0-0 5-3 6-4 3-1 2-2 2-1 5-0 5-4 3-2"
play = """
D:6-6 D:6-0R E:4-0R A:pass B:4-3R C:3-3R C:decline D:pass E:6-3R
A:6-1R B:4-1R
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "B"
deal.A = "5-4 4-2 4-1"
deal.B = "6-6 5-2 2-0"
deal.C = "6-2 5-1 1-1"
deal.D = "6-3 6-0 5-0"
deal.E = "6-1 5-3 3-2"
yard = "4-4 6-5 0-0 2-1 1-0 5-5 2-2 3-0 4-3 3-1 3-3 4-0 6-4"
play = """
B:6-6 B:decline C:6-2R D:pass E:3-2R A:pass B:pass C:pass D:6-3R
E:6-1R A:4-1R B:pass C:pass D:pass E:pass A:5-4R B:5-2R C:pass
D:pass E:pass A:4-2R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-4 3-2 1-0"
deal.B = "6-4 4-1 2-1"
deal.C = "5-5 3-3 3-0"
deal.D = "5-1 4-0 1-1"
deal.E = "6-1 6-0 3-1"
yard = "2-0 4-2 5-2 5-3 6-6 5-4 0-0 2-2 6-5 5-0 4-3 6-3 6-2"
play = """
C:5-5 C:decline D:5-1R E:6-1R A:pass B:6-4R C:pass D:4-0R E:6-0R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 3-2 2-1"
deal.B = "4-4 4-0 3-3"
deal.C = "6-3 5-2 2-0"
deal.D = "6-6 3-1 0-0"
deal.E = "5-1 4-2 4-1"
yard = "5-5 5-4 2-2 6-5 6-0 3-0 6-2 5-0 6-4 5-3 1-1 4-3 1-0"
play = """
D:6-6 D:decline E:pass A:6-1R B:pass C:pass D:3-1R E:pass A:3-2R
B:pass C:5-2R D:pass E:5-1R A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 4-3 4-2"
deal.B = "6-0 3-2 3-0"
deal.C = "5-1 5-0 1-0"
deal.D = "6-3 5-5 3-1"
deal.E = "5-3 4-4 4-1"
yard = "5-4 4-0 6-6 1-1 2-2 6-1 3-3 2-0 0-0 6-2 6-4 2-1 5-2"
play = """
D:5-5 D:decline E:5-3R A:4-3R B:pass C:pass D:pass E:4-4R E:4-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 3-0"
deal.B = "6-2 4-3 2-2"
deal.C = "5-1 4-2 3-2"
deal.D = "5-5 5-4 5-2"
deal.E = "6-0 1-0 0-0"
yard = "6-4 4-4 2-1 6-3 6-1 4-0 2-0 3-1 1-1 3-3 5-3 5-0 4-1"
play = """
A:6-6 A:6-5R B:pass C:5-1R D:pass E:1-0R A:3-0R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 3-1 0-0"
deal.B = "5-5 4-2 4-0"
deal.C = "6-6 6-2 2-0"
deal.D = "6-4 2-2 1-1"
deal.E = "6-5 6-3 2-1"
yard = "5-3 4-3 5-4 5-0 3-0 5-2 6-0 4-4 1-0 4-1 3-2 5-1 3-3"
play = """
C:6-6 C:6-2R D:2-2R D:decline E:2-1R A:6-1R B:pass C:pass D:6-4R
E:pass A:pass B:4-2R C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-4 4-2 1-0"
deal.B = "5-4 5-2 2-1"
deal.C = "5-0 1-1 0-0"
deal.D = "6-2 5-1 3-3"
deal.E = "4-4 3-0 2-2"
yard = "5-3 4-3 4-1 2-0 6-3 6-1 5-5 6-0 3-2 3-1 6-6 4-0 6-5"
play = """
E:4-4 E:decline A:6-4R B:pass C:pass D:6-2R E:2-2R E:decline
A:4-2R B:5-4R C:5-0R D:pass E:3-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "E"
deal.A = "4-2 2-0 1-0"
deal.B = "6-2 4-0 1-1"
deal.C = "5-1 3-1 0-0"
deal.D = "6-4 6-0 5-2"
deal.E = "5-0 3-3 3-2"
yard = "4-1 5-3 2-2 3-0 4-4 6-3 5-4 6-5 6-1 4-3 6-6 2-1 5-5"
play = """
E:3-3 E:3-2R A:4-2R B:4-0R C:0-0R C:decline D:6-0R E:pass A:pass
B:6-2R C:pass D:5-2R E:5-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 1-1"
deal.B = "6-6 6-4 5-3"
deal.C = "6-0 5-0 2-2"
deal.D = "6-5 6-1 3-3"
deal.E = "5-4 4-0 3-1"
yard = "1-0 5-5 4-4 0-0 3-0 5-1 4-2 4-1 5-2 3-2 4-3 2-0 2-1"
play = """
B:6-6 B:6-4R C:pass D:pass E:5-4R A:pass B:5-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 3-3 1-0"
deal.B = "6-6 5-3 2-0"
deal.C = "5-4 4-0 3-1"
deal.D = "6-4 4-4 2-1"
deal.E = "6-0 5-0 3-0"
yard = "5-1 4-2 5-5 2-2 6-5 0-0 6-2 5-2 4-1 6-1 4-3 3-2 1-1"
play = """
B:6-6 B:decline C:pass D:6-4R E:pass A:pass B:pass C:5-4R D:pass
E:5-0R A:1-0R B:pass C:3-1R D:pass E:3-0R A:pass B:2-0R C:pass
D:2-1R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-4 2-0"
deal.B = "5-2 5-0 3-2"
deal.C = "5-5 3-0 2-2"
deal.D = "6-1 6-0 1-1"
deal.E = "5-1 3-3 3-1"
yard = "6-3 6-2 5-3 4-2 4-4 4-0 1-0 4-3 6-6 6-4 2-1 0-0 4-1"
play = """
C:5-5 C:decline D:pass E:5-1R A:pass B:pass C:pass D:1-1R D:6-1R
E:pass A:6-5R B:5-0R C:3-0R D:pass E:3-3R E:3-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-41"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random", F = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 5, B = 5, C = 1, D = 4, E = 2, F = 2 }
score = { A = 6, B = 6, C = 30, D = 12, E = 18, F = 18 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 30
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-41"
commitment = "35450b9dbfe9aa93ff6e375afb114067f7caebb496df77b542255988c3d9e24c"
secret = "386496ccbf4f0c76f5d0fefc0f2a7f311297f9a423e13a331f2cb03579a2fc5f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 2-2"
deal.B = "6-6 5-3 1-1"
deal.C = "6-5 4-2 3-2"
deal.D = "6-1 3-3 2-0"
deal.E = "4-1 2-1 1-0"
deal.F = "5-2 5-1 4-3"
yard = "5-5 6-4 5-0 4-4 3-0 3-1 6-3 6-0 0-0 4-0"
play = """
B:6-6 B:decline C:6-5R D:pass E:pass F:5-2R A:2-2R A:6-2R B:pass
C:pass D:6-1R E:1-0R F:pass A:pass B:pass C:pass D:2-0R E:2-1R
F:5-1R A:5-4R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "2-1 1-1 0-0"
deal.B = "6-3 4-0 2-2"
deal.C = "6-1 5-4 3-2"
deal.D = "6-5 5-5 2-0"
deal.E = "5-3 4-4 4-3"
deal.F = "4-2 4-1 3-3"
yard = "5-0 6-6 6-2 1-0 5-1 6-4 3-0 5-2 6-0 3-1"
play = """
D:5-5 D:6-5R E:pass F:pass A:pass B:6-3R C:3-2R D:2-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 3-2"
deal.B = "4-4 4-3 3-3"
deal.C = "5-1 2-1 0-0"
deal.D = "6-0 4-2 3-1"
deal.E = "6-2 5-2 2-0"
deal.F = "6-4 2-2 1-1"
yard = "5-0 1-0 4-1 6-1 3-0 6-3 5-5 5-4 4-0 6-5"
play = """
A:6-6 A:decline B:pass C:pass D:6-0R E:2-0R F:2-2R F:decline
A:3-2R B:4-3R C:pass D:4-2R E:6-2R F:6-4R A:pass B:4-4R
"""
end = "blocked"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "D"
deal.A = "4-3 4-1 1-1"
deal.B = "6-0 5-5 5-2"
deal.C = "6-3 5-1 4-2"
deal.D = "6-6 6-4 6-2"
deal.E = "6-1 2-1 2-0"
deal.F = "3-1 2-2 1-0"
yard = "5-3 6-5 3-3 5-4 3-0 4-4 5-0 4-0 3-2 0-0"
play = """
D:6-6 D:6-4R E:pass F:pass A:4-1R B:pass C:5-1R D:pass E:pass
F:pass A:pass B:5-5R B:5-2R C:4-2R D:pass E:pass F:pass A:4-3R
B:pass C:6-3R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-3 6-0 0-0"
deal.B = "5-3 4-3 4-1"
deal.C = "5-2 3-0 1-1"
deal.D = "6-4 6-1 5-4"
deal.E = "6-6 4-4 3-3"
deal.F = "5-5 3-2 1-0"
yard = "2-0 2-2 3-1 6-2 4-2 4-0 6-5 5-0 5-1 2-1"
play = """
E:6-6 E:decline F:pass A:6-0R B:pass C:3-0R D:pass E:3-3R
E:decline F:3-2R A:pass B:pass C:5-2R D:5-4R E:4-4R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-0 4-0 2-1"
deal.B = "6-1 3-1 2-2"
deal.C = "4-1 3-2 0-0"
deal.D = "6-6 6-0 3-0"
deal.E = "5-5 5-3 4-2"
deal.F = "6-5 5-2 3-3"
yard = "4-4 4-3 5-4 6-3 1-1 6-4 5-1 1-0 6-2 2-0"
play = """
D:6-6 D:6-0R E:pass F:pass A:5-0R B:pass C:pass D:pass E:5-3R
F:3-3R F:decline A:pass B:3-1R C:4-1R D:pass E:4-2R F:5-2R A:pass
B:pass C:pass D:pass E:5-5R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 4-4 3-1"
deal.B = "2-2 2-1 0-0"
deal.C = "5-3 4-3 4-1"
deal.D = "5-5 5-4 3-3"
deal.E = "6-0 4-0 2-0"
deal.F = "6-2 5-2 5-1"
yard = "6-5 1-1 5-0 1-0 6-1 3-2 6-6 6-4 4-2 3-0"
play = """
D:5-5 D:5-4R E:4-0R F:pass A:pass B:0-0R B:decline C:pass D:pass
E:6-0R F:6-2R A:pass B:2-2R B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 3-2 2-2"
deal.B = "6-1 5-2 4-0"
deal.C = "4-3 1-1 0-0"
deal.D = "6-6 6-0 4-2"
deal.E = "4-1 3-1 3-0"
deal.F = "6-5 6-4 2-1"
yard = "3-3 5-4 5-1 5-3 6-3 1-0 5-5 4-4 5-0 2-0"
play = """
D:6-6 D:6-0R E:3-0R F:pass A:3-2R B:5-2R C:pass D:pass E:pass
F:6-5R A:6-2R B:pass C:pass D:4-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "3-2 2-1 1-0"
deal.B = "6-6 4-1 3-3"
deal.C = "6-0 5-4 2-2"
deal.D = "6-4 6-2 3-1"
deal.E = "6-5 5-2 0-0"
deal.F = "5-3 3-0 2-0"
yard = "4-3 5-5 5-0 5-1 4-4 6-1 4-0 6-3 4-2 1-1"
play = """
B:6-6 B:decline C:6-0R D:pass E:0-0R E:decline F:3-0R A:3-2R
B:pass C:2-2R C:decline D:6-2R E:6-5R F:5-3R A:pass B:3-3R
B:decline C:pass D:3-1R E:pass F:pass A:1-0R B:pass C:pass D:pass
E:pass F:2-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-0 2-2 2-0"
deal.B = "6-6 5-5 4-0"
deal.C = "5-0 4-3 3-3"
deal.D = "6-2 5-1 3-2"
deal.E = "5-2 4-2 1-0"
deal.F = "5-4 4-1 3-0"
yard = "0-0 6-1 1-1 3-1 4-4 6-3 6-5 6-4 2-1 5-3"
play = """
B:6-6 B:decline C:pass D:6-2R E:5-2R F:5-4R A:pass B:4-0R C:5-0R
D:5-1R E:1-0R F:3-0R A:pass B:pass C:3-3R C:4-3R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-4 6-0 3-2"
deal.B = "5-1 1-0 0-0"
deal.C = "6-3 6-2 2-2"
deal.D = "5-2 4-4 2-1"
deal.E = "5-3 3-0 1-1"
deal.F = "6-6 6-1 4-0"
yard = "6-5 3-1 4-3 5-0 4-2 3-3 5-4 4-1 2-0 5-5"
play = """
F:6-6 F:6-1R A:pass B:5-1R C:pass D:5-2R E:pass F:pass A:3-2R
B:pass C:6-3R D:pass E:pass F:pass A:6-4R B:pass C:pass D:4-4R
D:decline E:pass F:4-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-2 2-1"
deal.B = "6-1 4-3 4-2"
deal.C = "6-5 5-0 4-1"
deal.D = "6-6 5-1 4-4"
deal.E = "5-4 4-0 1-1"
deal.F = "6-0 3-0 0-0"
yard = "5-5 5-3 2-0 3-2 3-3 6-4 6-3 2-2 3-1 1-0"
play = """
D:6-6 D:decline E:pass F:6-0R A:pass B:pass C:5-0R D:5-1R E:1-1R
E:decline F:pass A:2-1R B:4-2R C:4-1R D:pass E:pass F:pass A:pass
B:6-1R C:6-5R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "3-2 3-1 2-2"
deal.B = "6-3 4-2 0-0"
deal.C = "6-2 4-4 4-0"
deal.D = "6-6 6-4 3-0"
deal.E = "5-3 4-3 2-1"
deal.F = "5-2 5-0 1-1"
yard = "6-0 6-1 1-0 5-4 2-0 5-5 5-1 3-3 6-5 4-1"
play = """
D:6-6 D:6-4R E:4-3R F:pass A:3-1R B:pass C:pass D:pass E:2-1R
F:5-2R A:pass B:pass C:pass D:pass E:5-3R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-3 5-2 3-1"
deal.B = "6-0 4-4 3-0"
deal.C = "5-5 5-4 0-0"
deal.D = "6-5 6-1 4-1"
deal.E = "6-6 3-2 2-2"
deal.F = "6-3 6-2 4-0"
yard = "2-1 1-1 4-2 3-3 2-0 5-0 6-4 1-0 4-3 5-1"
play = """
E:6-6 E:decline F:6-3R A:3-1R B:pass C:pass D:6-1R E:pass F:6-2R
A:5-2R B:pass C:5-5R C:5-4R D:4-1R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-1"
deal.B = "5-5 5-4 1-0"
deal.C = "6-3 4-3 3-2"
deal.D = "3-1 2-2 0-0"
deal.E = "4-4 2-1 1-1"
deal.F = "6-5 6-4 4-0"
yard = "2-0 6-6 3-0 3-3 6-2 5-2 5-0 4-1 5-3 4-2"
play = """
B:5-5 B:5-4R C:4-3R D:3-1R E:2-1R F:pass A:pass B:pass C:3-2R
D:pass E:pass F:pass A:pass B:pass C:6-3R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-42"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy", F = "balanced", G = "first" }
ended = "completed"
result = "E"
ranks = { A = 5, B = 2, C = 2, D = 4, E = 1, F = 6, G = 6 }
score = { A = 14, B = 28, C = 28, D = 21, E = 35, F = 7, G = 7 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 35
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-42"
commitment = "44a4c0195d4979a0e381046c1c7160033243590b2941798656bb078c357068f0"
secret = "f5e3d047ce89d87956566646ef28954e5e8e75707f19d511caf9043d6878866e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-0 2-2 0-0"
deal.B = "6-4 6-0 3-3"
deal.C = "6-6 4-2 3-0"
deal.D = "4-3 2-1 1-1"
deal.E = "6-1 4-4 3-2"
deal.F = "5-5 4-1 1-0"
deal.G = "5-1 3-1 2-0"
yard = "5-4 6-2 4-0 6-5 6-3 5-3 5-2"
play = """
C:6-6 C:decline D:pass E:6-1R F:4-1R G:pass A:pass B:6-4R C:pass
D:pass E:pass F:pass G:pass A:pass B:6-0R C:3-0R D:4-3R E:4-4R
E:decline F:pass G:pass A:pass B:pass C:4-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "F"
deal.A = "5-3 5-0 4-2"
deal.B = "4-4 4-3 3-2"
deal.C = "5-5 3-0 2-2"
deal.D = "6-0 5-2 5-1"
deal.E = "5-4 4-0 3-1"
deal.F = "6-6 6-3 1-0"
deal.G = "6-5 2-1 0-0"
yard = "1-1 2-0 6-2 6-4 6-1 4-1 3-3"
play = """
F:6-6 F:6-3R G:pass A:5-3R B:pass C:5-5R C:decline D:5-1R E:3-1R
F:pass G:pass A:pass B:4-3R C:pass D:pass E:5-4R F:pass G:6-5R
A:pass B:pass C:pass D:6-0R E:4-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 4-4 3-3"
deal.B = "5-5 5-2 1-0"
deal.C = "6-0 4-2 2-1"
deal.D = "5-0 4-0 1-1"
deal.E = "6-2 5-1 4-3"
deal.F = "5-4 5-3 0-0"
deal.G = "6-4 4-1 3-2"
yard = "3-1 6-3 3-0 6-5 2-2 2-0 6-1"
play = """
A:6-6 A:decline B:pass C:6-0R D:4-0R E:4-3R F:5-3R G:pass A:pass
B:5-5R B:5-2R C:4-2R D:pass E:pass F:5-4R G:pass A:pass B:pass
C:pass D:5-0R E:pass F:0-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 7, G = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 2-2 0-0"
deal.B = "6-6 5-0 4-4"
deal.C = "6-5 3-0 1-0"
deal.D = "6-0 4-3 3-1"
deal.E = "5-3 4-0 3-2"
deal.F = "6-1 5-2 2-0"
deal.G = "6-4 4-2 1-1"
yard = "6-3 6-2 5-1 3-3 5-5 4-1 2-1"
play = """
B:6-6 B:decline C:6-5R D:pass E:5-3R F:pass G:pass A:pass B:pass
C:3-0R D:6-0R E:pass F:6-1R G:1-1R G:decline A:pass B:pass C:1-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 2-2"
deal.B = "5-0 4-2 0-0"
deal.C = "6-5 6-4 1-0"
deal.D = "4-4 4-1 2-0"
deal.E = "6-3 5-5 3-2"
deal.F = "6-2 6-1 6-0"
deal.G = "4-3 3-3 1-1"
yard = "5-2 5-3 3-1 2-1 3-0 5-1 4-0"
play = """
A:6-6 A:decline B:pass C:6-5R D:pass E:5-5R E:decline F:pass
G:pass A:5-4R B:4-2R C:pass D:2-0R E:pass F:6-0R G:pass A:pass
B:pass C:6-4R D:4-1R E:pass F:6-1R G:pass A:pass B:pass C:pass
D:pass E:6-3R F:pass G:4-3R A:pass B:pass C:pass D:4-4R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 7, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 2-1"
deal.B = "5-5 3-3 1-0"
deal.C = "6-2 5-2 4-4"
deal.D = "6-1 5-4 3-1"
deal.E = "4-3 4-2 4-0"
deal.F = "6-0 3-0 0-0"
deal.G = "5-0 2-2 2-0"
yard = "4-1 5-1 6-6 1-1 3-2 5-3 6-3"
play = """
B:5-5 B:decline C:5-2R D:pass E:4-2R F:pass G:pass A:6-4R B:pass
C:6-2R D:pass E:pass F:pass G:2-2R G:2-0R A:pass B:1-0R C:pass
D:3-1R E:4-3R F:pass G:pass A:pass B:pass C:4-4R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-1 3-2 1-0"
deal.B = "6-2 6-1 5-5"
deal.C = "6-3 5-3 4-2"
deal.D = "5-2 2-1 0-0"
deal.E = "6-4 5-0 3-1"
deal.F = "6-5 4-1 2-0"
deal.G = "6-0 5-4 3-3"
yard = "6-6 1-1 4-0 4-3 2-2 4-4 3-0"
play = """
B:5-5 B:decline C:5-3R D:pass E:3-1R F:4-1R G:5-4R A:5-1R B:6-1R
C:6-3R D:pass E:pass F:pass G:3-3R G:decline A:3-2R B:6-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-2 4-0 2-2"
deal.B = "6-1 5-2 3-0"
deal.C = "6-6 6-5 5-1"
deal.D = "6-3 4-4 2-0"
deal.E = "5-5 5-4 2-1"
deal.F = "6-2 4-3 3-2"
deal.G = "5-3 4-1 0-0"
yard = "3-1 3-3 1-1 1-0 6-4 5-0 6-0"
play = """
C:6-6 C:6-5R D:pass E:5-5R E:5-4R F:4-3R G:5-3R A:pass B:5-2R
C:pass D:2-0R E:pass F:pass G:0-0R G:decline A:4-0R B:pass C:pass
D:4-4R D:decline E:pass F:pass G:4-1R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "B"
deal.A = "4-4 3-2 2-2"
deal.B = "6-5 5-5 5-0"
deal.C = "6-3 6-1 5-3"
deal.D = "4-2 3-1 3-0"
deal.E = "4-0 3-3 2-0"
deal.F = "6-4 5-1 1-1"
deal.G = "6-0 5-4 4-3"
yard = "6-6 5-2 0-0 6-2 1-0 2-1 4-1"
play = """
B:5-5 B:6-5R C:6-3R D:3-0R E:4-0R F:6-4R G:6-0R A:pass B:5-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 4-1 3-3"
deal.B = "6-5 6-1 4-2"
deal.C = "6-0 5-3 2-1"
deal.D = "6-2 2-0 1-1"
deal.E = "6-4 5-1 0-0"
deal.F = "4-0 3-1 1-0"
deal.G = "5-0 3-2 3-0"
yard = "5-5 4-4 2-2 5-4 6-6 5-2 4-3"
play = """
A:3-3 A:6-3R B:6-5R C:5-3R D:pass E:pass F:3-1R G:pass A:4-1R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 3-3"
deal.B = "6-4 5-1 4-1"
deal.C = "6-6 6-2 1-1"
deal.D = "5-0 3-2 3-0"
deal.E = "4-0 1-0 0-0"
deal.F = "5-3 4-3 2-0"
deal.G = "6-5 5-5 5-2"
yard = "4-4 5-4 6-1 3-1 4-2 2-1 2-2"
play = """
C:6-6 C:6-2R D:3-2R E:pass F:5-3R G:6-5R A:6-3R B:pass C:pass
D:3-0R E:4-0R F:4-3R G:pass A:3-3R
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "G"
deal.A = "5-3 5-0 4-3"
deal.B = "5-4 4-2 3-1"
deal.C = "6-3 6-2 1-0"
deal.D = "4-4 4-0 2-0"
deal.E = "6-0 5-2 2-1"
deal.F = "3-2 3-0 0-0"
deal.G = "6-5 6-1 5-5"
yard = "6-4 4-1 2-2 6-6 5-1 3-3 1-1"
play = """
G:5-5 G:6-5R A:pass B:pass C:6-3R D:pass E:pass F:3-0R G:pass
A:5-0R B:5-4R C:pass D:4-4R D:decline E:pass F:pass G:pass A:4-3R
B:3-1R C:1-0R D:4-0R E:pass F:pass G:pass A:pass B:4-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 4-3 1-1"
deal.B = "6-1 5-3 5-2"
deal.C = "5-0 4-1 1-0"
deal.D = "5-5 3-3 2-0"
deal.E = "6-3 6-2 4-0"
deal.F = "5-4 4-4 3-0"
deal.G = "6-4 3-2 2-1"
yard = "3-1 6-5 4-2 2-2 5-1 6-6 0-0"
play = """
D:5-5 D:decline E:pass F:5-4R G:6-4R A:6-0R B:pass C:5-0R D:pass
E:pass F:pass G:pass A:pass B:5-3R C:pass D:3-3R D:decline E:6-3R
F:pass G:pass A:pass B:6-1R C:4-1R D:pass E:4-0R F:3-0R G:3-2R
A:pass B:5-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-5 5-2 3-1"
deal.B = "5-4 5-3 3-0"
deal.C = "6-2 5-0 0-0"
deal.D = "6-1 4-2 2-0"
deal.E = "6-6 4-1 3-3"
deal.F = "6-0 4-0 1-0"
deal.G = "6-3 3-2 1-1"
yard = "5-1 4-3 4-4 6-5 2-2 6-4 2-1"
play = """
E:6-6 E:decline F:6-0R G:pass A:pass B:3-0R C:pass D:pass E:3-3R
E:decline F:pass G:6-3R A:pass B:pass C:6-2R D:4-2R E:4-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-5 6-1 5-4"
deal.B = "5-2 4-3 0-0"
deal.C = "3-3 3-1 2-0"
deal.D = "6-0 2-2 2-1"
deal.E = "6-2 5-3 4-4"
deal.F = "6-6 5-0 3-0"
deal.G = "6-3 5-1 1-1"
yard = "4-0 6-4 5-5 4-2 1-0 3-2 4-1"
play = """
F:6-6 F:decline G:6-3R A:pass B:4-3R C:pass D:pass E:4-4R
E:decline F:pass G:pass A:5-4R B:5-2R C:2-0R D:6-0R E:6-2R F:pass
G:pass A:pass B:pass C:pass D:2-2R D:2-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 7, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 4-4 2-1"
deal.B = "6-3 5-3 5-0"
deal.C = "5-1 1-1 1-0"
deal.D = "6-2 5-5 4-0"
deal.E = "4-3 3-2 0-0"
deal.F = "4-1 3-1 2-2"
deal.G = "5-4 5-2 3-3"
yard = "3-0 2-0 6-0 4-2 6-4 6-1 6-6"
play = """
D:5-5 D:decline E:pass F:pass G:5-4R A:4-4R A:decline B:pass
C:pass D:4-0R E:0-0R E:decline F:pass G:pass A:pass B:5-0R C:5-1R
D:pass E:pass F:4-1R G:pass A:pass B:pass C:pass D:pass E:4-3R
F:3-1R G:pass A:2-1R B:pass C:pass D:6-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 7, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 4-3 4-1"
deal.B = "5-0 3-0 1-1"
deal.C = "6-6 5-1 3-2"
deal.D = "6-0 5-4 2-1"
deal.E = "6-4 6-1 3-3"
deal.F = "5-5 5-2 3-1"
deal.G = "6-5 6-3 4-2"
yard = "2-2 2-0 0-0 4-4 4-0 1-0 5-3"
play = """
C:6-6 C:decline D:6-0R E:pass F:pass G:pass A:pass B:5-0R C:5-1R
D:2-1R E:pass F:5-2R G:6-5R A:6-2R B:pass C:3-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "F"
deal.A = "3-3 2-2 2-0"
deal.B = "5-4 4-2 4-1"
deal.C = "6-3 6-1 4-0"
deal.D = "5-2 2-1 1-1"
deal.E = "6-5 6-0 5-1"
deal.F = "6-6 3-2 3-0"
deal.G = "4-3 3-1 1-0"
yard = "5-3 6-2 0-0 4-4 6-4 5-0 5-5"
play = """
F:6-6 F:decline G:pass A:pass B:pass C:6-3R D:pass E:pass F:3-2R
G:pass A:2-2R A:2-0R B:pass C:4-0R D:pass E:pass F:pass G:4-3R
A:3-3R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "G"
deal.A = "6-3 6-2 5-3"
deal.B = "5-4 2-2 2-1"
deal.C = "3-0 1-1 1-0"
deal.D = "6-0 5-1 5-0"
deal.E = "6-4 5-2 0-0"
deal.F = "6-5 5-5 3-1"
deal.G = "6-6 6-1 3-3"
yard = "4-1 4-4 4-0 3-2 2-0 4-2 4-3"
play = """
G:6-6 G:6-1R A:pass B:2-1R C:pass D:pass E:5-2R F:5-5R F:6-5R
G:pass A:6-3R B:pass C:3-0R D:6-0R E:6-4R F:pass G:pass A:pass
B:5-4R C:pass D:5-0R E:0-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-4 4-4"
deal.B = "6-3 5-1 2-1"
deal.C = "4-0 3-2 3-0"
deal.D = "6-6 5-5 3-1"
deal.E = "6-2 5-2 1-1"
deal.F = "6-5 6-1 2-0"
deal.G = "4-2 2-2 1-0"
yard = "5-0 3-3 6-4 5-3 4-1 4-3 0-0"
play = """
D:6-6 D:decline E:6-2R F:2-0R G:1-0R A:pass B:2-1R C:3-2R D:3-1R
E:1-1R E:decline F:6-1R G:pass A:6-0R B:pass C:4-0R D:pass E:pass
F:pass G:4-2R A:pass B:pass C:pass D:pass E:5-2R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-43"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first", G = "random", H = "greedy" }
ended = "completed"
result = "F"
ranks = { A = 2, B = 6, C = 6, D = 6, E = 2, F = 1, G = 2, H = 2 }
score = { A = 32, B = 24, C = 24, D = 24, E = 32, F = 40, G = 32, H = 32 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 40
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-43"
commitment = "4406b8de141ff609b0a91e6940d81cdd3cde6288ea20941394ee91173ac00801"
secret = "00514e59e0fd1c95c4c10225192e5971618dd9f15df9ff611819e70986642426"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "E"
deal.A = "6-1 2-2 0-0"
deal.B = "6-2 5-4 3-0"
deal.C = "4-4 2-0 1-1"
deal.D = "6-4 5-5 1-0"
deal.E = "6-6 5-2 5-0"
deal.F = "6-3 4-3 3-2"
deal.G = "6-0 4-2 3-1"
deal.H = "5-1 4-1 2-1"
yard = "6-5 3-3 5-3 4-0"
play = """
E:6-6 E:decline F:6-3R G:3-1R H:5-1R A:pass B:5-4R C:4-4R
C:decline D:6-4R E:pass F:pass G:6-0R H:pass A:0-0R A:decline
B:3-0R C:pass D:pass E:pass F:4-3R G:4-2R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 8, H = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 4-4 3-0"
deal.B = "6-2 6-1 3-1"
deal.C = "6-3 5-2 2-1"
deal.D = "6-6 1-1 0-0"
deal.E = "5-0 4-3 4-2"
deal.F = "5-4 4-0 2-2"
deal.G = "5-3 3-3 1-0"
deal.H = "6-4 5-5 5-1"
yard = "2-0 4-1 3-2 6-0"
play = """
D:6-6 D:decline E:pass F:pass G:pass H:6-4R A:4-4R A:decline
B:pass C:pass D:pass E:4-3R F:pass G:5-3R H:5-5R H:5-1R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-0"
deal.B = "6-1 5-5 5-3"
deal.C = "6-6 3-0 2-0"
deal.D = "5-4 3-1 2-2"
deal.E = "6-4 3-2 0-0"
deal.F = "4-1 4-0 1-1"
deal.G = "4-2 3-3 2-1"
deal.H = "5-2 4-4 4-3"
yard = "5-1 5-0 6-2 1-0"
play = """
C:6-6 C:decline D:pass E:6-4R F:4-1R G:2-1R H:5-2R A:6-5R B:6-1R
C:pass D:3-1R E:3-2R F:pass G:4-2R H:4-4R H:4-3R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "H"
deal.A = "6-5 2-2 0-0"
deal.B = "5-2 5-0 3-2"
deal.C = "5-3 4-3 3-3"
deal.D = "6-1 4-0 3-1"
deal.E = "6-0 5-1 4-2"
deal.F = "6-3 4-4 1-1"
deal.G = "5-4 4-1 3-0"
deal.H = "6-6 5-5 1-0"
yard = "6-4 2-0 2-1 6-2"
play = """
H:6-6 H:decline A:6-5R B:5-2R C:pass D:pass E:4-2R F:4-4R
F:decline G:4-1R H:1-0R A:0-0R A:decline B:5-0R C:5-3R D:3-1R
E:5-1R F:pass G:5-4R H:pass A:pass B:pass C:4-3R D:pass E:pass
F:6-3R G:pass H:pass A:pass B:pass C:pass D:6-1R E:pass F:1-1R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 8, G = 0, H = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-0 5-0 2-1"
deal.B = "6-1 5-1 4-0"
deal.C = "4-4 4-2 2-0"
deal.D = "6-4 6-3 5-4"
deal.E = "6-5 4-1 2-2"
deal.F = "5-5 4-3 1-0"
deal.G = "6-2 3-3 1-1"
deal.H = "5-3 3-0 0-0"
yard = "3-2 3-1 6-6 5-2"
play = """
F:5-5 F:decline G:pass H:5-3R A:pass B:pass C:pass D:6-3R E:6-5R
F:pass G:pass H:pass A:5-0R B:4-0R C:4-4R C:4-2R D:pass E:2-2R
E:decline F:pass G:6-2R H:pass A:6-0R B:pass C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "H"
deal.A = "6-5 6-3 4-1"
deal.B = "6-0 3-2 3-0"
deal.C = "6-1 4-4 3-3"
deal.D = "6-4 5-5 5-2"
deal.E = "5-0 3-1 2-2"
deal.F = "5-4 5-1 2-1"
deal.G = "6-2 4-2 0-0"
deal.H = "6-6 4-0 1-1"
yard = "4-3 5-3 2-0 1-0"
play = """
H:6-6 H:decline A:6-5R B:pass C:pass D:5-5R D:5-2R E:2-2R
E:decline F:2-1R G:pass H:1-1R H:decline A:4-1R B:pass C:4-4R
C:decline D:6-4R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-0 5-4 3-2"
deal.B = "5-5 4-3 4-2"
deal.C = "6-4 6-1 4-4"
deal.D = "4-1 3-1 1-1"
deal.E = "2-1 1-0 0-0"
deal.F = "6-6 5-2 4-0"
deal.G = "3-0 2-2 2-0"
deal.H = "5-3 5-1 3-3"
yard = "5-0 6-3 6-2 6-5"
play = """
F:6-6 F:decline G:pass H:pass A:6-0R B:pass C:pass D:pass E:0-0R
E:1-0R F:pass G:pass H:5-1R A:5-4R B:4-3R C:pass D:3-1R E:2-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 8, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 4-0"
deal.B = "5-5 4-2 4-1"
deal.C = "6-0 3-1 0-0"
deal.D = "6-5 4-3 2-1"
deal.E = "5-1 4-4 1-1"
deal.F = "6-1 5-4 5-0"
deal.G = "5-3 3-3 2-2"
deal.H = "6-4 6-2 3-0"
yard = "1-0 3-2 2-0 5-2"
play = """
A:6-6 A:6-3R B:pass C:3-1R D:2-1R E:pass F:pass G:2-2R G:decline
H:6-2R A:pass B:pass C:6-0R D:pass E:pass F:5-0R G:5-3R H:3-0R
A:4-0R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 3-3"
deal.B = "5-5 4-0 3-1"
deal.C = "5-1 4-1 3-2"
deal.D = "5-2 5-0 2-2"
deal.E = "6-5 2-0 1-0"
deal.F = "4-4 4-3 0-0"
deal.G = "6-3 5-3 4-2"
deal.H = "5-4 3-0 1-1"
yard = "6-0 6-2 2-1 6-4"
play = """
A:6-6 A:6-1R B:3-1R C:3-2R D:5-2R E:6-5R F:pass G:6-3R H:3-0R
A:pass B:4-0R C:4-1R D:pass E:1-0R F:0-0R F:decline G:pass H:pass
A:pass B:pass C:pass D:5-0R E:pass F:pass G:5-3R H:pass A:3-3R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 4-2 3-2"
deal.B = "5-4 5-1 2-2"
deal.C = "6-6 6-4 3-3"
deal.D = "5-0 3-1 0-0"
deal.E = "5-3 4-3 2-1"
deal.F = "6-5 3-0 2-0"
deal.G = "6-0 5-5 5-2"
deal.H = "6-1 4-1 4-0"
yard = "6-2 1-1 4-4 1-0"
play = """
C:6-6 C:decline D:pass E:pass F:6-5R G:5-2R H:pass A:3-2R B:pass
C:3-3R C:decline D:3-1R E:2-1R F:2-0R G:6-0R H:6-1R A:pass B:5-1R
C:pass D:5-0R E:pass F:3-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 8, G = 0, H = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 4-4 3-1"
deal.B = "6-3 5-0 2-0"
deal.C = "6-1 4-1 3-2"
deal.D = "6-4 5-5 1-1"
deal.E = "6-2 5-4 0-0"
deal.F = "4-3 3-3 2-1"
deal.G = "5-3 5-2 4-2"
deal.H = "4-0 3-0 2-2"
yard = "5-1 6-6 1-0 6-0"
play = """
D:5-5 D:decline E:5-4R F:4-3R G:5-3R H:pass A:6-5R B:6-3R C:3-2R
D:pass E:6-2R F:pass G:pass H:pass A:pass B:pass C:6-1R D:1-1R
D:decline E:pass F:2-1R G:5-2R H:pass A:pass B:5-0R C:pass D:pass
E:0-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 8, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "H"
deal.A = "6-4 3-3 2-1"
deal.B = "6-3 6-1 5-0"
deal.C = "5-2 4-3 3-1"
deal.D = "6-0 4-0 0-0"
deal.E = "6-5 5-1 1-1"
deal.F = "6-2 3-0 1-0"
deal.G = "5-5 5-3 4-2"
deal.H = "6-6 5-4 4-4"
yard = "2-0 4-1 2-2 3-2"
play = """
H:6-6 H:decline A:6-4R B:pass C:4-3R D:pass E:pass F:3-0R G:pass
H:pass A:pass B:5-0R C:5-2R D:pass E:pass F:6-2R G:pass H:pass
A:pass B:6-3R C:3-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "6-1 5-3 4-4"
deal.B = "6-5 6-3 4-1"
deal.C = "5-0 3-3 2-1"
deal.D = "5-4 3-0 2-0"
deal.E = "6-4 5-2 5-1"
deal.F = "4-0 2-2 0-0"
deal.G = "6-6 5-5 3-2"
deal.H = "4-3 1-1 1-0"
yard = "6-2 6-0 3-1 4-2"
play = """
G:6-6 G:decline H:pass A:6-1R B:4-1R C:pass D:5-4R E:5-1R F:pass
G:pass H:1-1R H:1-0R A:pass B:pass C:5-0R D:pass E:5-2R F:2-2R
F:decline G:3-2R H:4-3R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-2 4-3"
deal.B = "6-6 4-2 2-2"
deal.C = "6-4 6-3 2-0"
deal.D = "5-5 3-1 0-0"
deal.E = "5-4 5-3 1-1"
deal.F = "6-1 3-2 2-1"
deal.G = "6-2 5-1 4-1"
deal.H = "4-4 4-0 3-0"
yard = "3-3 1-0 6-5 5-0"
play = """
B:6-6 B:decline C:6-4R D:pass E:5-4R F:pass G:5-1R H:pass A:pass
B:pass C:pass D:3-1R E:5-3R F:pass G:pass H:pass A:5-2R B:4-2R
C:pass D:pass E:pass F:pass G:4-1R H:pass A:pass B:pass C:pass
D:pass E:1-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 8, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "6-3 6-0 1-0"
deal.B = "6-4 5-5 4-1"
deal.C = "5-2 5-0 3-3"
deal.D = "4-0 3-0 2-1"
deal.E = "5-3 4-3 3-2"
deal.F = "6-1 5-1 2-0"
deal.G = "6-6 5-4 4-4"
deal.H = "6-5 4-2 1-1"
yard = "0-0 2-2 6-2 3-1"
play = """
G:6-6 G:decline H:6-5R A:pass B:5-5R B:decline C:5-2R D:2-1R
E:pass F:6-1R G:pass H:pass A:6-0R B:pass C:5-0R D:pass E:5-3R
F:pass G:pass H:pass A:6-3R B:6-4R C:pass D:4-0R E:pass F:2-0R
G:pass H:4-2R A:pass B:4-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 2-1 2-0"
deal.B = "6-6 6-0 4-1"
deal.C = "6-4 5-1 5-0"
deal.D = "6-2 3-1 1-1"
deal.E = "6-5 5-3 4-0"
deal.F = "4-3 3-2 1-0"
deal.G = "5-4 4-2 3-0"
deal.H = "4-4 3-3 2-2"
yard = "0-0 6-1 5-5 6-3"
play = """
B:6-6 B:6-0R C:5-0R D:pass E:6-5R F:pass G:pass H:pass A:pass
B:pass C:6-4R D:pass E:4-0R F:1-0R G:pass H:pass A:2-1R B:pass
C:pass D:6-2R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-2"
deal.B = "6-6 6-0 1-1"
deal.C = "6-2 5-5 5-4"
deal.D = "4-2 4-0 2-0"
deal.E = "3-2 3-0 0-0"
deal.F = "4-4 4-3 4-1"
deal.G = "6-3 5-3 1-0"
deal.H = "6-4 5-1 2-2"
yard = "2-1 3-3 5-0 3-1"
play = """
B:6-6 B:6-0R C:pass D:4-0R E:pass F:4-4R F:4-3R G:5-3R H:5-1R
A:6-1R B:pass C:6-2R D:4-2R E:pass F:4-1R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 8, G = 0, H = 0 }

[[match.hand]]
opener = "H"
deal.A = "6-5 6-0 4-1"
deal.B = "6-4 4-4 3-1"
deal.C = "5-4 2-0 1-0"
deal.D = "6-2 5-1 5-0"
deal.E = "4-3 4-0 3-0"
deal.F = "5-2 2-2 1-1"
deal.G = "6-3 4-2 3-3"
deal.H = "6-6 5-5 2-1"
yard = "6-1 0-0 3-2 5-3"
play = """
H:6-6 H:decline A:6-5R B:pass C:5-4R D:pass E:4-3R F:pass G:6-3R
H:pass A:6-0R B:pass C:1-0R D:5-1R E:pass F:5-2R G:4-2R H:pass
A:4-1R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-1 3-2 3-1"
deal.B = "6-6 3-0 0-0"
deal.C = "4-2 2-2 1-0"
deal.D = "6-3 5-0 2-1"
deal.E = "6-1 5-5 3-3"
deal.F = "6-4 2-0 1-1"
deal.G = "5-1 4-4 4-3"
deal.H = "6-0 5-3 4-0"
yard = "5-2 6-5 5-4 6-2"
play = """
B:6-6 B:decline C:pass D:6-3R E:3-3R E:decline F:pass G:4-3R
H:4-0R A:pass B:3-0R C:pass D:pass E:pass F:pass G:pass H:5-3R
A:pass B:pass C:pass D:5-0R E:pass F:2-0R G:pass H:pass A:3-2R
B:pass C:pass D:pass E:pass F:pass G:pass H:pass A:3-1R B:pass
C:1-0R D:pass E:pass F:pass G:pass H:6-0R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "C"
deal.A = "6-1 3-1 1-0"
deal.B = "6-3 4-3 0-0"
deal.C = "6-6 6-4 2-1"
deal.D = "5-0 4-1 2-2"
deal.E = "5-5 5-4 5-2"
deal.F = "5-1 4-4 2-0"
deal.G = "6-5 6-2 3-0"
deal.H = "4-2 4-0 1-1"
yard = "3-2 3-3 6-0 5-3"
play = """
C:6-6 C:decline D:pass E:pass F:pass G:6-2R H:4-2R A:pass B:4-3R
C:pass D:pass E:pass F:pass G:3-0R H:4-0R A:pass B:pass C:6-4R
D:pass E:pass F:pass G:6-5R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 8, H = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-3 4-4"
deal.B = "5-5 4-1 3-0"
deal.C = "4-2 4-0 2-2"
deal.D = "6-0 4-3 3-1"
deal.E = "6-2 5-0 2-0"
deal.F = "6-5 6-4 3-3"
deal.G = "6-1 5-4 1-0"
deal.H = "3-2 2-1 1-1"
yard = "5-1 5-2 0-0 6-6"
play = """
B:5-5 B:decline C:pass D:pass E:5-0R F:pass G:1-0R H:2-1R A:pass
B:pass C:4-2R D:4-3R E:pass F:3-3R F:decline G:pass H:3-2R A:pass
B:pass C:2-2R C:decline D:pass E:2-0R F:pass G:pass H:pass A:pass
B:3-0R C:pass D:3-1R E:pass F:pass G:6-1R H:pass A:6-3R B:pass
C:pass D:pass E:pass F:pass G:pass H:pass A:5-3R B:pass C:pass
D:pass E:pass F:6-5R G:pass H:pass A:pass B:pass C:pass D:6-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 4-2 3-2"
deal.B = "6-3 5-5 5-3"
deal.C = "3-0 1-1 0-0"
deal.D = "3-3 3-1 2-2"
deal.E = "6-0 4-3 4-1"
deal.F = "6-5 6-1 4-0"
deal.G = "6-4 5-2 5-0"
deal.H = "5-4 5-1 2-1"
yard = "2-0 1-0 4-4 6-6"
play = """
B:5-5 B:5-3R C:3-0R D:pass E:6-0R F:6-5R G:5-0R H:pass A:pass
B:pass C:0-0R C:decline D:pass E:pass F:4-0R G:6-4R H:pass A:6-2R
B:pass C:pass D:2-2R D:decline E:pass F:pass G:5-2R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 8, H = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-5 1-1"
deal.B = "6-3 5-1 2-1"
deal.C = "6-4 5-0 4-4"
deal.D = "6-6 3-3 0-0"
deal.E = "5-4 5-3 4-1"
deal.F = "4-2 3-0 2-2"
deal.G = "6-5 6-2 4-0"
deal.H = "3-2 3-1 2-0"
yard = "6-1 5-2 4-3 1-0"
play = """
D:6-6 D:decline E:pass F:pass G:6-2R H:3-2R A:pass B:6-3R C:6-4R
D:pass E:5-4R F:pass G:6-5R H:pass A:6-0R B:pass C:5-0R D:pass
E:5-3R F:3-0R G:4-0R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 8, H = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-3 4-4 2-1"
deal.B = "6-5 6-0 2-0"
deal.C = "5-5 4-3 1-0"
deal.D = "6-4 6-2 5-3"
deal.E = "6-6 5-2 0-0"
deal.F = "4-1 4-0 2-2"
deal.G = "5-4 5-0 3-1"
deal.H = "3-3 3-2 3-0"
yard = "4-2 1-1 5-1 6-1"
play = """
E:6-6 E:decline F:pass G:pass H:pass A:6-3R B:pass C:4-3R D:6-4R
E:pass F:pass G:pass H:pass A:pass B:6-5R C:5-5R C:decline D:5-3R
E:pass F:pass G:3-1R H:pass A:2-1R B:2-0R C:1-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 4-1"
deal.B = "6-5 3-0 2-0"
deal.C = "6-1 5-0 1-1"
deal.D = "5-1 3-1 0-0"
deal.E = "6-4 6-2 3-2"
deal.F = "5-4 4-2 3-3"
deal.G = "6-0 5-5 5-3"
deal.H = "4-4 4-0 2-2"
yard = "4-3 6-3 1-0 2-1"
play = """
A:6-6 A:decline B:6-5R C:5-0R D:0-0R D:decline E:pass F:pass
G:6-0R H:pass A:pass B:pass C:6-1R D:5-1R E:pass F:5-4R G:pass
H:4-4R H:4-0R A:pass B:3-0R C:pass D:3-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-5 4-2 0-0"
deal.B = "5-0 4-1 1-0"
deal.C = "4-3 3-3 3-0"
deal.D = "6-2 5-3 1-1"
deal.E = "6-6 5-2 4-4"
deal.F = "6-1 6-0 2-0"
deal.G = "5-5 5-4 4-0"
deal.H = "6-4 6-3 2-1"
yard = "3-1 2-2 5-1 3-2"
play = """
E:6-6 E:decline F:6-1R G:pass H:2-1R A:4-2R B:4-1R C:pass D:1-1R
D:decline E:pass F:pass G:pass H:pass A:pass B:1-0R C:3-0R D:5-3R
E:5-2R F:2-0R G:4-0R H:6-4R A:6-5R B:5-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 6-0"
deal.B = "6-2 5-1 1-0"
deal.C = "6-4 3-3 1-1"
deal.D = "5-3 4-3 2-2"
deal.E = "6-5 5-5 0-0"
deal.F = "5-4 3-0 2-1"
deal.G = "6-3 4-4 4-2"
deal.H = "5-0 4-1 3-1"
yard = "4-0 2-0 5-2 3-2"
play = """
A:6-6 A:6-1R B:5-1R C:pass D:5-3R E:pass F:3-0R G:pass H:5-0R
A:pass B:pass C:pass D:pass E:5-5R E:6-5R F:pass G:6-3R H:3-1R
A:pass B:1-0R C:pass D:pass E:0-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 8, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "H"
deal.A = "6-0 5-2 4-1"
deal.B = "6-1 2-1 0-0"
deal.C = "6-3 4-4 3-0"
deal.D = "5-4 3-1 1-1"
deal.E = "6-4 5-3 5-0"
deal.F = "4-3 4-0 1-0"
deal.G = "6-2 5-1 2-0"
deal.H = "5-5 4-2 2-2"
yard = "3-2 6-5 3-3 6-6"
play = """
H:5-5 H:decline A:5-2R B:2-1R C:pass D:3-1R E:5-3R F:pass G:5-1R
H:pass A:4-1R B:pass C:4-4R C:decline D:5-4R E:5-0R F:4-0R G:pass
H:4-2R A:pass B:pass C:pass D:pass E:pass F:pass G:2-0R H:pass
A:6-0R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "H"
deal.A = "5-0 3-1 3-0"
deal.B = "6-0 4-0 2-1"
deal.C = "6-3 4-3 2-2"
deal.D = "4-4 2-0 1-1"
deal.E = "5-4 5-2 3-2"
deal.F = "6-4 6-1 5-1"
deal.G = "5-5 4-1 1-0"
deal.H = "6-6 6-5 0-0"
yard = "3-3 4-2 6-2 5-3"
play = """
H:6-6 H:6-5R A:5-0R B:6-0R C:6-3R D:pass E:3-2R F:pass G:pass
H:pass A:pass B:2-1R C:pass D:1-1R D:decline E:pass F:6-1R G:pass
H:pass A:pass B:pass C:pass D:pass E:pass F:6-4R G:4-1R H:pass
A:3-1R B:pass C:4-3R D:4-4R D:decline E:5-4R F:5-1R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 8, G = 0, H = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-2 3-2"
deal.B = "6-1 4-1 1-0"
deal.C = "5-1 4-3 0-0"
deal.D = "6-6 3-0 2-1"
deal.E = "6-2 6-0 3-1"
deal.F = "5-5 5-0 2-2"
deal.G = "4-4 4-2 4-0"
deal.H = "6-5 6-4 3-3"
yard = "2-0 5-3 1-1 6-3"
play = """
D:6-6 D:decline E:6-2R F:2-2R F:decline G:4-2R H:6-4R A:pass
B:6-1R C:5-1R D:pass E:pass F:5-5R F:5-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 8, G = 0, H = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-44"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first" }
ended = "completed"
result = "E"
ranks = { A = 2, B = 4, C = 3, D = 4, E = 1 }
score = { A = 20, B = 0, C = 15, D = 0, E = 25 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 25
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-44"
commitment = "f6c577ae0317b7155ad8a4e579c25ba9e6668b3dddf215e84675edde72b1ae32"
secret = "ae596ee626545e052ac049533d9a6d27f4d0a14ccdd63ab1caeecb2ceafe1f12"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-2 5-1 5-0"
deal.B = "4-0 2-2 1-0"
deal.C = "6-6 6-5 6-3"
deal.D = "6-0 3-2 0-0"
deal.E = "5-2 2-1 2-0"
yard = "5-3 5-5 6-1 4-2 6-4 5-4 3-1 3-0 3-3 4-1 4-4 1-1 4-3"
play = """
C:6-6 C:6-5R D:pass E:5-2R A:6-2R B:pass C:6-3R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-2 4-3 4-0"
deal.B = "6-0 4-1 2-1"
deal.C = "5-0 3-2 2-0"
deal.D = "4-2 1-0 0-0"
deal.E = "6-2 5-1 2-2"
yard = "3-0 1-1 3-3 5-4 4-4 6-3 3-1 6-5 6-6 5-5 6-1 5-3 6-4"
play = """
E:2-2 E:6-2R A:pass B:6-0R C:5-0R D:pass E:5-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "C"
deal.A = "5-4 3-1 2-0"
deal.B = "6-3 6-0 3-2"
deal.C = "5-2 3-0 0-0"
deal.D = "6-5 5-3 5-1"
deal.E = "6-2 6-1 4-0"
yard = "4-2 5-0 4-4 1-1 1-0 2-1 4-1 2-2 4-3 5-5 6-6 6-4 3-3"
play = """
C:0-0 C:3-0R D:5-3R E:pass A:5-4R B:pass C:pass D:pass E:4-0R
A:2-0R B:3-2R C:pass D:pass E:pass A:3-1R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-1 4-4 3-2"
deal.B = "6-5 5-0 2-1"
deal.C = "6-2 5-4 5-3"
deal.D = "5-2 4-2 1-1"
deal.E = "6-6 6-1 3-3"
yard = "3-0 3-1 4-3 1-0 4-0 6-3 2-0 0-0 2-2 5-5 6-4 4-1 6-0"
play = """
E:6-6 E:6-1R A:5-1R B:5-0R
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "B"
deal.A = "4-1 3-3 3-1"
deal.B = "6-6 3-0 1-1"
deal.C = "6-0 4-4 2-2"
deal.D = "6-4 5-1 4-2"
deal.E = "6-5 5-4 5-0"
yard = "4-0 5-2 2-0 6-3 5-3 5-5 0-0 1-0 4-3 2-1 3-2 6-1 6-2"
play = """
B:6-6 B:decline C:6-0R D:pass E:5-0R A:pass B:pass C:pass D:5-1R
E:pass A:4-1R B:pass C:4-4R C:decline D:6-4R E:6-5R A:pass B:pass
C:pass D:pass E:5-4R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 2-0"
deal.B = "6-1 3-2 2-2"
deal.C = "4-2 3-1 2-1"
deal.D = "6-2 5-0 1-0"
deal.E = "6-3 5-3 4-4"
yard = "6-4 4-0 1-1 4-3 5-2 5-1 0-0 6-0 6-5 4-1 3-0 5-4 3-3"
play = """
A:6-6 A:decline B:6-1R C:3-1R D:pass E:6-3R A:pass B:pass C:pass
D:6-2R E:pass A:2-0R B:pass C:pass D:1-0R E:pass A:pass B:pass
C:2-1R D:pass E:pass A:pass B:3-2R C:pass D:pass E:5-3R A:5-5R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-0 4-3 0-0"
deal.B = "6-4 5-3 4-4"
deal.C = "3-1 2-1 1-0"
deal.D = "4-2 4-0 3-3"
deal.E = "6-2 5-5 2-0"
yard = "5-0 3-2 6-5 1-1 5-4 5-2 6-6 5-1 4-1 3-0 6-3 6-1 2-2"
play = """
E:5-5 E:decline A:pass B:5-3R C:3-1R D:pass E:pass A:pass B:pass
C:2-1R D:4-2R E:pass A:4-3R B:pass C:pass D:3-3R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 4-4 1-1"
deal.B = "5-1 2-2 2-0"
deal.C = "6-4 4-2 0-0"
deal.D = "5-2 4-3 3-2"
deal.E = "6-3 4-0 3-0"
yard = "6-6 3-1 2-1 6-2 5-0 5-4 6-0 5-5 3-3 1-0 5-3 4-1 6-5"
play = """
A:4-4 A:decline B:pass C:6-4R D:pass E:6-3R A:pass B:pass C:pass
D:4-3R E:4-0R A:pass B:2-0R C:4-2R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-0 4-0 1-0"
deal.B = "6-3 6-2 2-1"
deal.C = "4-4 3-1 2-2"
deal.D = "6-1 5-2 3-3"
deal.E = "4-1 3-0 2-0"
yard = "5-3 6-0 0-0 3-2 4-2 6-5 5-1 6-6 5-4 5-5 1-1 4-3 6-4"
play = """
C:4-4 C:decline D:pass E:4-1R A:1-0R B:pass C:pass D:pass E:3-0R
A:pass B:6-3R C:pass D:6-1R E:pass A:pass B:2-1R C:2-2R C:decline
D:5-2R E:pass A:5-0R B:pass C:pass D:pass E:2-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-2 4-2"
deal.B = "6-4 6-0 4-1"
deal.C = "4-4 2-1 2-0"
deal.D = "6-5 6-2 5-0"
deal.E = "6-3 3-3 0-0"
yard = "6-1 5-3 1-0 1-1 4-0 4-3 5-4 2-2 5-1 6-6 3-2 3-0 3-1"
play = """
A:5-5 A:5-2R B:pass C:2-1R D:pass E:pass A:pass B:4-1R C:4-4R
C:decline D:pass E:pass A:4-2R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 3-1"
deal.B = "6-3 5-0 4-0"
deal.C = "6-0 5-3 2-0"
deal.D = "6-1 5-1 1-0"
deal.E = "6-4 5-2 0-0"
yard = "2-1 3-0 6-2 4-3 3-3 1-1 2-2 4-4 3-2 4-2 4-1 5-5 5-4"
play = """
A:6-6 A:6-5R B:5-0R C:6-0R D:6-1R E:pass A:3-1R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-0 3-0 1-0"
deal.B = "6-2 5-3 5-1"
deal.C = "6-5 5-4 4-2"
deal.D = "5-5 4-4 4-3"
deal.E = "6-6 6-1 5-2"
yard = "4-1 0-0 6-0 6-3 6-4 4-0 3-1 1-1 2-0 3-3 2-2 2-1 3-2"
play = """
E:6-6 E:6-1R A:1-0R B:pass C:pass D:pass E:pass A:5-0R B:5-3R
C:pass D:4-3R E:pass A:pass B:pass C:5-4R D:5-5R D:decline E:5-2R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-45"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random", F = "greedy" }
ended = "completed"
result = "F"
ranks = { A = 6, B = 2, C = 2, D = 2, E = 2, F = 1 }
score = { A = 12, B = 24, C = 24, D = 24, E = 24, F = 30 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 30
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-45"
commitment = "cda832b5c3d72a1ff8d66974f4d78d04488d864fe52a0d7ac99deac44098aeed"
secret = "39a84f2c1d425aac1adab169765fa58af8bb5bb99c3cd116591d1ee73a78ae82"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "E"
deal.A = "6-0 2-1 2-0"
deal.B = "6-4 5-4 0-0"
deal.C = "6-3 4-1 1-0"
deal.D = "5-2 5-1 3-1"
deal.E = "6-5 4-0 3-3"
deal.F = "5-0 3-2 3-0"
yard = "5-3 6-1 1-1 2-2 4-4 4-2 6-2 6-6 4-3 5-5"
play = """
E:3-3 E:decline F:3-2R A:2-0R B:0-0R B:decline C:1-0R D:5-1R
E:6-5R F:pass A:6-0R B:pass C:pass D:pass E:4-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-2 4-4 4-2"
deal.B = "4-1 3-2 2-2"
deal.C = "6-6 4-0 0-0"
deal.D = "6-5 3-3 3-1"
deal.E = "6-3 5-4 2-0"
deal.F = "6-1 1-1 1-0"
yard = "3-0 5-5 5-3 4-3 6-2 5-1 6-0 5-0 6-4 2-1"
play = """
C:6-6 C:decline D:6-5R E:5-4R F:pass A:4-2R B:3-2R C:pass D:3-3R
D:3-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "2-1 1-1 1-0"
deal.B = "6-4 5-4 0-0"
deal.C = "6-0 5-3 5-1"
deal.D = "4-1 3-1 2-0"
deal.E = "6-2 4-3 4-2"
deal.F = "6-6 5-2 4-4"
yard = "3-3 3-0 5-5 5-0 3-2 4-0 6-1 6-3 2-2 6-5"
play = """
F:6-6 F:decline A:pass B:6-4R C:pass D:4-1R E:pass F:pass A:1-1R
A:decline B:pass C:5-1R D:pass E:pass F:5-2R A:2-1R B:pass C:pass
D:3-1R E:4-3R F:4-4R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "C"
deal.A = "5-3 4-3 4-2"
deal.B = "5-1 4-4 2-2"
deal.C = "6-6 6-3 3-2"
deal.D = "6-5 3-1 3-0"
deal.E = "6-0 5-5 0-0"
deal.F = "6-4 6-1 3-3"
yard = "4-0 6-2 5-4 1-0 1-1 2-1 5-0 5-2 4-1 2-0"
play = """
C:6-6 C:6-3R D:3-1R E:pass F:6-1R A:pass B:pass C:pass D:6-5R
E:5-5R E:decline F:pass A:5-3R B:pass C:3-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-1 5-5 1-1"
deal.B = "4-3 2-2 1-0"
deal.C = "6-2 6-0 0-0"
deal.D = "4-0 3-1 3-0"
deal.E = "5-1 3-3 2-1"
deal.F = "6-6 6-5 6-3"
yard = "5-2 5-3 4-4 6-4 4-2 5-4 2-0 5-0 4-1 3-2"
play = """
F:6-6 F:6-5R A:5-5R A:decline B:pass C:pass D:pass E:5-1R F:pass
A:6-1R B:pass C:6-0R D:4-0R E:pass F:pass A:pass B:4-3R C:pass
D:3-1R E:2-1R F:pass A:pass B:2-2R B:decline C:6-2R D:pass E:pass
F:6-3R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "C"
deal.A = "5-3 2-0 1-1"
deal.B = "6-5 4-0 3-2"
deal.C = "6-6 6-3 6-0"
deal.D = "3-3 3-1 1-0"
deal.E = "5-4 4-2 4-1"
deal.F = "6-2 5-2 5-1"
yard = "2-1 5-5 6-4 4-4 6-1 2-2 0-0 4-3 3-0 5-0"
play = """
C:6-6 C:6-3R D:3-3R D:3-1R E:4-1R F:pass A:pass B:4-0R C:6-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-0 4-1 1-0"
deal.B = "6-6 5-5 5-2"
deal.C = "5-1 3-3 2-1"
deal.D = "6-3 4-3 2-0"
deal.E = "6-1 3-2 0-0"
deal.F = "6-0 5-4 4-0"
yard = "3-0 5-3 1-1 4-2 6-5 4-4 2-2 6-4 6-2 3-1"
play = """
B:6-6 B:decline C:pass D:6-3R E:3-2R F:pass A:pass B:5-2R C:5-1R
D:pass E:6-1R F:6-0R A:5-0R B:5-5R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 4-3 3-2"
deal.B = "6-2 5-4 3-3"
deal.C = "4-0 2-1 2-0"
deal.D = "6-4 6-0 1-0"
deal.E = "5-0 4-4 3-1"
deal.F = "6-1 5-1 3-0"
yard = "6-3 1-1 6-5 2-2 4-2 5-3 4-1 0-0 6-6 5-2"
play = """
A:5-5 A:decline B:5-4R C:4-0R D:6-0R E:pass F:6-1R A:pass B:pass
C:2-1R D:pass E:pass F:pass A:3-2R B:3-3R B:decline C:pass D:pass
E:3-1R F:5-1R A:pass B:pass C:pass D:pass E:5-0R F:3-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "E"
deal.A = "6-2 6-0 3-1"
deal.B = "4-2 4-1 3-2"
deal.C = "6-1 4-0 2-2"
deal.D = "5-2 3-3 1-0"
deal.E = "6-6 4-3 0-0"
deal.F = "5-4 5-3 4-4"
yard = "6-3 3-0 5-0 6-4 5-5 5-1 2-0 2-1 6-5 1-1"
play = """
E:6-6 E:decline F:pass A:6-2R B:4-2R C:4-0R D:1-0R E:pass F:pass
A:3-1R B:3-2R C:2-2R C:decline D:5-2R E:pass F:5-4R A:pass B:4-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 4-4 4-3"
deal.B = "6-1 5-3 2-1"
deal.C = "5-1 2-2 1-1"
deal.D = "6-6 4-1 3-3"
deal.E = "6-3 5-0 2-0"
deal.F = "6-4 5-2 3-2"
yard = "4-2 6-5 0-0 1-0 5-4 3-1 6-2 3-0 4-0 5-5"
play = """
D:6-6 D:decline E:6-3R F:3-2R A:pass B:2-1R C:1-1R C:5-1R D:pass
E:5-0R F:pass A:6-0R B:6-1R C:pass D:4-1R E:pass F:6-4R
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-0 4-4 3-2"
deal.B = "5-4 4-0 1-0"
deal.C = "6-3 6-1 0-0"
deal.D = "4-3 2-1 1-1"
deal.E = "6-6 5-1 4-1"
deal.F = "6-2 5-0 2-0"
yard = "6-5 3-0 3-3 2-2 4-2 6-4 5-2 5-3 3-1 5-5"
play = """
E:6-6 E:decline F:6-2R A:3-2R B:pass C:6-3R D:pass E:pass F:pass
A:6-0R B:4-0R C:pass D:4-3R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-2 3-1 1-1"
deal.B = "6-4 4-0 3-2"
deal.C = "5-1 3-0 2-2"
deal.D = "5-4 4-1 1-0"
deal.E = "5-0 4-4 2-0"
deal.F = "6-5 6-0 0-0"
yard = "4-3 4-2 5-3 6-3 6-1 2-1 5-5 5-2 3-3 6-6"
play = """
E:4-4 E:decline F:pass A:pass B:6-4R C:pass D:pass E:pass F:6-5R
A:pass B:pass C:5-1R D:4-1R E:pass F:pass A:pass B:4-0R C:3-0R
D:pass E:pass F:pass A:3-1R B:pass C:pass D:1-0R E:5-0R F:pass
A:pass B:pass C:pass D:5-4R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-2 4-0 3-3"
deal.B = "5-1 3-1 0-0"
deal.C = "6-1 5-4 2-1"
deal.D = "6-5 6-2 1-0"
deal.E = "5-0 4-4 1-1"
deal.F = "5-3 2-2 2-0"
yard = "4-2 3-0 6-6 5-5 6-4 6-3 3-2 4-1 6-0 4-3"
play = """
E:4-4 E:decline F:pass A:4-0R B:0-0R B:decline C:pass D:1-0R
E:1-1R E:decline F:pass A:pass B:5-1R C:5-4R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-1 4-3 2-1"
deal.B = "6-1 5-0 4-2"
deal.C = "3-1 2-2 1-0"
deal.D = "4-4 3-2 3-0"
deal.E = "6-5 6-4 6-2"
deal.F = "4-0 3-3 0-0"
yard = "6-0 2-0 5-2 5-5 5-4 5-3 4-1 1-1 6-3 6-6"
play = """
D:4-4 D:decline E:6-4R F:pass A:pass B:6-1R C:3-1R D:3-2R E:6-2R
F:pass A:pass B:pass C:pass D:pass E:6-5R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "5-0 4-1 2-2"
deal.B = "6-3 3-3 3-2"
deal.C = "5-5 4-3 1-1"
deal.D = "6-4 4-0 1-0"
deal.E = "5-3 3-1 2-1"
deal.F = "6-6 5-4 4-4"
yard = "6-1 6-5 2-0 6-0 6-2 5-2 4-2 5-1 3-0 0-0"
play = """
F:6-6 F:decline A:pass B:6-3R C:4-3R D:6-4R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-4 4-1 3-1"
deal.B = "6-6 4-4 0-0"
deal.C = "5-5 5-0 1-1"
deal.D = "6-2 4-0 3-3"
deal.E = "6-1 2-2 2-1"
deal.F = "6-5 4-3 2-0"
yard = "4-2 6-0 1-0 6-4 3-0 3-2 5-1 6-3 5-2 5-3"
play = """
B:6-6 B:decline C:pass D:6-2R E:2-2R E:decline F:2-0R A:pass
B:0-0R B:decline C:5-0R D:pass E:pass F:6-5R A:pass B:pass C:pass
D:pass E:6-1R F:pass A:4-1R B:4-4R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-2 5-1 4-2"
deal.B = "6-0 5-2 5-0"
deal.C = "5-3 2-1 2-0"
deal.D = "6-1 1-1 1-0"
deal.E = "4-0 3-2 0-0"
deal.F = "6-3 4-4 3-0"
yard = "3-1 5-4 6-5 4-3 5-5 6-4 3-3 2-2 6-6 4-1"
play = """
F:4-4 F:decline A:4-2R B:5-2R C:5-3R D:pass E:3-2R F:pass A:6-2R
B:6-0R C:2-0R D:pass E:pass F:pass A:pass B:pass C:2-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-0 2-1 2-0"
deal.B = "6-2 4-1 0-0"
deal.C = "6-6 6-0 4-4"
deal.D = "5-4 5-1 1-1"
deal.E = "6-1 5-3 3-1"
deal.F = "6-5 6-4 2-2"
yard = "1-0 5-0 6-3 3-0 5-5 4-3 3-2 3-3 5-2 4-2"
play = """
C:6-6 C:6-0R D:pass E:pass F:pass A:4-0R B:4-1R C:pass D:5-1R
E:5-3R F:pass A:pass B:pass C:pass D:pass E:3-1R F:pass A:2-1R
B:6-2R C:pass D:pass E:6-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 3-1 3-0"
deal.B = "6-2 5-3 5-1"
deal.C = "6-5 6-4 5-2"
deal.D = "6-3 4-1 0-0"
deal.E = "6-1 3-2 1-1"
deal.F = "5-0 3-3 2-2"
yard = "1-0 2-1 5-4 6-0 2-0 4-2 6-6 4-3 4-0 4-4"
play = """
A:5-5 A:decline B:5-3R C:pass D:6-3R E:6-1R F:pass A:3-1R B:pass
C:pass D:pass E:3-2R F:2-2R F:decline A:pass B:6-2R C:6-5R D:pass
E:pass F:5-0R A:3-0R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-2"
deal.B = "4-4 4-1 3-3"
deal.C = "3-1 2-1 1-1"
deal.D = "6-5 6-3 4-0"
deal.E = "5-4 3-2 0-0"
deal.F = "5-5 5-1 4-3"
yard = "3-0 5-3 6-0 6-2 6-4 2-0 2-2 5-0 4-2 1-0"
play = """
A:6-6 A:decline B:pass C:pass D:6-5R E:5-4R F:4-3R A:pass B:3-3R
B:decline C:3-1R D:pass E:pass F:5-1R A:5-2R B:pass C:2-1R D:pass
E:pass F:pass A:6-1R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "4-4 2-1 1-1"
deal.B = "5-2 5-0 4-3"
deal.C = "4-0 2-0 0-0"
deal.D = "6-0 5-4 2-2"
deal.E = "6-6 5-1 4-2"
deal.F = "6-3 6-2 5-5"
yard = "3-3 6-5 4-1 6-1 3-2 3-0 3-1 6-4 5-3 1-0"
play = """
E:6-6 E:decline F:6-3R A:pass B:4-3R C:4-0R D:6-0R E:pass F:6-2R
A:2-1R B:pass C:pass D:pass E:5-1R F:5-5R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-6 3-0 0-0"
deal.B = "5-1 3-2 2-0"
deal.C = "6-3 4-3 3-1"
deal.D = "5-5 5-2 2-1"
deal.E = "5-3 4-4 3-3"
deal.F = "6-4 6-2 5-4"
yard = "6-5 1-1 6-1 2-2 5-0 4-0 6-0 1-0 4-2 4-1"
play = """
A:6-6 A:decline B:pass C:6-3R D:pass E:5-3R F:5-4R A:pass B:pass
C:4-3R D:pass E:3-3R E:decline F:pass A:3-0R B:2-0R C:pass D:5-2R
E:pass F:pass A:pass B:5-1R C:3-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-3 4-1 2-2"
deal.B = "6-4 5-4 0-0"
deal.C = "6-1 5-3 3-0"
deal.D = "6-2 3-2 1-1"
deal.E = "6-5 4-4 1-0"
deal.F = "6-6 6-0 5-2"
yard = "2-0 4-3 5-1 3-3 4-2 3-1 5-5 4-0 5-0 2-1"
play = """
F:6-6 F:6-0R A:pass B:0-0R B:decline C:3-0R D:3-2R E:pass F:5-2R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-46"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy", F = "balanced", G = "first" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 4, C = 1, D = 2, E = 4, F = 4, G = 7 }
score = { A = 31, B = 21, C = 35, D = 32, E = 21, F = 21, G = 14 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 35
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-46"
commitment = "d9fe92a6b258eb8aef5b3f2772e742771ef67d33e0fc9cee2f5d94fa95379eb3"
secret = "96a3c102a547feb36556a61a072b0880f6701ded0c78f6afd840768250fe6a52"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-1 4-2 2-0"
deal.B = "6-5 6-4 3-0"
deal.C = "6-2 3-2 2-1"
deal.D = "6-3 5-5 5-4"
deal.E = "5-0 4-4 4-0"
deal.F = "4-3 3-1 1-0"
deal.G = "5-2 2-2 0-0"
yard = "1-1 6-0 4-1 5-1 3-3 5-3 6-6"
play = """
D:5-5 D:decline E:5-0R F:1-0R G:pass A:6-1R B:6-5R C:pass D:5-4R
E:4-4R E:4-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 3-2 0-0"
deal.B = "5-5 5-2 3-0"
deal.C = "6-6 2-1 2-0"
deal.D = "4-2 4-0 2-2"
deal.E = "6-0 5-1 3-3"
deal.F = "5-4 4-4 4-3"
deal.G = "5-3 4-1 1-1"
yard = "3-1 6-2 6-1 5-0 6-5 1-0 6-4"
play = """
C:6-6 C:decline D:pass E:6-0R F:pass G:pass A:0-0R A:decline
B:3-0R C:pass D:pass E:3-3R E:decline F:4-3R G:4-1R A:pass B:pass
C:2-1R D:2-2R D:decline E:pass F:pass G:pass A:3-2R B:pass C:pass
D:pass E:pass F:pass G:5-3R A:pass B:5-5R B:5-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "F"
deal.A = "5-4 5-3 2-0"
deal.B = "4-3 3-1 2-2"
deal.C = "6-0 4-0 2-1"
deal.D = "5-2 5-1 3-2"
deal.E = "6-5 4-4 1-1"
deal.F = "6-6 6-3 0-0"
deal.G = "6-2 5-0 3-0"
yard = "1-0 4-2 5-5 4-1 3-3 6-4 6-1"
play = """
F:6-6 F:6-3R G:3-0R A:2-0R B:2-2R B:decline C:2-1R D:5-1R E:6-5R
F:pass G:6-2R A:pass B:pass C:pass D:3-2R E:pass F:pass G:pass
A:5-3R B:pass C:pass D:5-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 7, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "G"
deal.A = "4-1 1-1 1-0"
deal.B = "6-5 6-2 6-0"
deal.C = "5-2 5-1 3-2"
deal.D = "6-4 5-0 4-4"
deal.E = "4-2 4-0 3-3"
deal.F = "6-3 6-1 0-0"
deal.G = "6-6 3-1 2-1"
yard = "5-5 3-0 2-2 5-3 5-4 2-0 4-3"
play = """
G:6-6 G:decline A:pass B:6-5R C:5-2R D:pass E:4-2R F:pass G:pass
A:4-1R B:pass C:5-1R D:5-0R E:4-0R F:pass G:pass A:pass B:pass
C:pass D:6-4R E:pass F:6-1R G:3-1R A:pass B:pass C:3-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 4-3 1-1"
deal.B = "6-6 3-3 1-0"
deal.C = "5-0 4-0 0-0"
deal.D = "5-3 4-2 3-0"
deal.E = "5-4 5-2 2-0"
deal.F = "5-5 4-4 3-2"
deal.G = "6-2 4-1 2-1"
yard = "6-4 6-3 2-2 3-1 6-0 5-1 6-5"
play = """
B:6-6 B:decline C:pass D:pass E:pass F:pass G:6-2R A:pass B:pass
C:pass D:4-2R E:5-4R F:5-5R F:decline G:pass A:pass B:pass C:5-0R
D:3-0R E:pass F:3-2R G:2-1R A:6-1R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-5 4-2 3-1"
deal.B = "4-4 4-0 3-0"
deal.C = "6-1 6-0 3-2"
deal.D = "6-4 5-2 2-0"
deal.E = "6-6 6-2 0-0"
deal.F = "5-5 5-1 2-2"
deal.G = "5-3 4-1 2-1"
yard = "5-4 4-3 5-0 1-0 1-1 3-3 6-3"
play = """
E:6-6 E:6-2R F:2-2R F:decline G:2-1R A:3-1R B:3-0R C:6-0R D:6-4R
E:pass F:pass G:4-1R A:pass B:pass C:6-1R D:pass E:pass F:pass
G:pass A:6-5R B:pass C:pass D:5-2R E:pass F:pass G:pass A:4-2R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-1 4-3 4-1"
deal.B = "6-5 5-2 1-1"
deal.C = "4-0 2-2 2-0"
deal.D = "6-6 6-4 6-3"
deal.E = "6-0 5-5 3-1"
deal.F = "6-2 5-4 5-3"
deal.G = "4-2 2-1 1-0"
yard = "5-0 0-0 3-3 6-1 4-4 3-2 3-0"
play = """
D:6-6 D:decline E:6-0R F:pass G:1-0R A:5-1R B:6-5R C:pass D:6-3R
E:3-1R F:pass G:2-1R A:pass B:5-2R C:pass D:pass E:5-5R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 4-1 4-0"
deal.B = "6-6 5-5 4-3"
deal.C = "4-2 2-1 1-1"
deal.D = "6-5 6-4 3-3"
deal.E = "6-2 5-2 3-1"
deal.F = "5-3 5-1 5-0"
deal.G = "6-1 3-2 0-0"
yard = "6-3 4-4 2-2 2-0 3-0 5-4 1-0"
play = """
B:6-6 B:decline C:pass D:6-5R E:5-2R F:pass G:3-2R A:pass B:4-3R
C:4-2R D:pass E:6-2R F:pass G:6-1R A:4-1R B:pass C:pass D:6-4R
E:pass F:pass G:pass A:6-0R B:pass C:pass D:pass E:pass F:5-0R
G:pass A:pass B:5-5R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-3 4-0 3-0"
deal.B = "6-5 5-5 3-1"
deal.C = "6-2 6-1 4-2"
deal.D = "6-6 6-0 4-4"
deal.E = "5-1 2-2 2-1"
deal.F = "6-3 5-4 5-2"
deal.G = "5-0 4-1 3-2"
yard = "4-3 6-4 0-0 3-3 1-1 1-0 2-0"
play = """
D:6-6 D:decline E:pass F:6-3R G:3-2R A:pass B:pass C:6-2R D:6-0R
E:pass F:pass G:5-0R A:5-3R B:3-1R C:6-1R D:pass E:pass F:pass
G:pass A:pass B:6-5R C:pass D:pass E:5-1R F:pass G:4-1R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-3 3-2 0-0"
deal.B = "6-6 4-1 1-1"
deal.C = "6-5 3-3 3-0"
deal.D = "6-2 2-2 2-1"
deal.E = "6-4 6-0 4-2"
deal.F = "5-3 5-2 2-0"
deal.G = "6-1 5-5 4-4"
yard = "5-1 5-0 4-3 4-0 3-1 1-0 5-4"
play = """
B:6-6 B:decline C:6-5R D:pass E:pass F:5-2R G:pass A:3-2R B:pass
C:3-3R C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-3 5-2 3-3"
deal.B = "5-4 4-2 0-0"
deal.C = "6-0 5-3 2-1"
deal.D = "5-1 4-1 2-0"
deal.E = "6-6 6-2 4-4"
deal.F = "6-4 6-1 1-0"
deal.G = "5-0 4-0 2-2"
yard = "4-3 3-0 6-5 5-5 3-1 3-2 1-1"
play = """
E:6-6 E:6-2R F:pass G:2-2R G:decline A:5-2R B:5-4R C:pass D:4-1R
E:pass F:6-1R G:pass A:6-3R B:pass C:5-3R D:5-1R E:pass F:1-0R
G:5-0R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 7, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "G"
deal.A = "4-2 1-1 0-0"
deal.B = "6-4 5-4 1-0"
deal.C = "6-5 6-2 2-2"
deal.D = "5-3 5-1 4-4"
deal.E = "5-5 4-0 3-2"
deal.F = "3-3 3-0 2-0"
deal.G = "6-6 5-0 2-1"
yard = "3-1 4-3 6-3 6-1 6-0 4-1 5-2"
play = """
G:6-6 G:decline A:pass B:6-4R C:pass D:4-4R D:decline E:4-0R
F:3-0R G:pass A:pass B:pass C:pass D:5-3R E:5-5R E:decline F:pass
G:5-0R A:0-0R A:decline B:1-0R C:pass D:5-1R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 7, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 2-1 0-0"
deal.B = "6-6 3-3 2-0"
deal.C = "6-2 5-2 5-0"
deal.D = "4-4 1-1 1-0"
deal.E = "5-4 5-1 4-2"
deal.F = "5-5 3-2 3-0"
deal.G = "6-0 5-3 2-2"
yard = "6-1 6-3 4-0 4-3 3-1 4-1 6-5"
play = """
B:6-6 B:decline C:6-2R D:pass E:4-2R F:pass G:pass A:6-4R B:pass
C:pass D:pass E:pass F:pass G:6-0R A:0-0R A:decline B:2-0R C:5-2R
D:pass E:5-4R F:pass G:pass A:pass B:pass C:pass D:4-4R
"""
end = "blocked"
delta = { A = 3, B = 0, C = 0, D = 4, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-1 2-2 2-0"
deal.B = "4-4 4-1 3-2"
deal.C = "6-0 5-5 3-1"
deal.D = "6-1 4-0 2-1"
deal.E = "6-2 3-3 0-0"
deal.F = "6-4 5-3 3-0"
deal.G = "6-5 6-3 5-0"
yard = "1-1 1-0 5-4 4-3 4-2 5-2 6-6"
play = """
C:5-5 C:decline D:pass E:pass F:5-3R G:6-3R A:pass B:pass C:6-0R
D:4-0R E:pass F:6-4R G:6-5R A:5-1R B:4-1R C:pass D:pass E:pass
F:pass G:pass A:pass B:4-4R
"""
end = "blocked"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 7, G = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-3 4-2 4-0"
deal.B = "4-1 3-1 2-1"
deal.C = "5-3 5-2 3-3"
deal.D = "6-5 6-0 5-4"
deal.E = "6-6 3-0 0-0"
deal.F = "6-2 5-0 4-3"
deal.G = "6-1 5-1 2-2"
yard = "1-1 3-2 4-4 6-4 2-0 5-5 1-0"
play = """
E:6-6 E:decline F:6-2R G:2-2R G:decline A:4-2R B:4-1R C:pass
D:pass E:pass F:pass G:6-1R A:6-3R B:3-1R C:pass D:pass E:pass
F:pass G:5-1R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 7 }

[[match.hand]]
opener = "C"
deal.A = "4-2 4-1 3-0"
deal.B = "5-1 4-0 3-1"
deal.C = "6-6 6-4 2-0"
deal.D = "5-0 3-3 1-1"
deal.E = "6-0 5-5 5-4"
deal.F = "5-3 4-3 2-2"
deal.G = "6-2 5-2 0-0"
yard = "2-1 6-1 3-2 6-3 6-5 1-0 4-4"
play = """
C:6-6 C:6-4R D:pass E:5-4R F:5-3R G:pass A:3-0R B:4-0R C:pass
D:pass E:pass F:4-3R G:pass A:pass B:3-1R C:pass D:1-1R D:decline
E:pass F:pass G:pass A:4-1R B:pass C:pass D:pass E:pass F:pass
G:pass A:4-2R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-0 3-1 1-0"
deal.B = "6-4 6-1 3-0"
deal.C = "5-5 4-2 3-3"
deal.D = "6-5 4-1 0-0"
deal.E = "6-3 5-3 2-1"
deal.F = "6-2 5-4 4-3"
deal.G = "6-0 5-2 3-2"
yard = "5-1 2-0 4-4 6-6 2-2 5-0 1-1"
play = """
C:5-5 C:decline D:6-5R E:6-3R F:4-3R G:pass A:4-0R B:3-0R C:3-3R
C:decline D:pass E:5-3R F:5-4R G:pass A:pass B:6-4R C:pass D:pass
E:pass F:6-2R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 7, G = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 4-4 1-1"
deal.B = "5-4 3-1 1-0"
deal.C = "6-4 4-1 2-2"
deal.D = "6-0 5-1 4-0"
deal.E = "6-2 5-2 3-3"
deal.F = "6-3 5-0 4-3"
deal.G = "4-2 3-2 2-0"
yard = "2-1 5-3 0-0 6-5 3-0 5-5 6-6"
play = """
A:4-4 A:decline B:5-4R C:pass D:5-1R E:pass F:pass G:pass A:6-1R
B:pass C:6-4R D:4-0R E:pass F:5-0R G:pass A:pass B:pass C:pass
D:pass E:5-2R F:pass G:4-2R A:pass B:pass C:4-1R D:pass E:pass
F:pass G:pass A:1-1R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-0 5-4 5-2"
deal.B = "6-4 4-3 3-3"
deal.C = "4-4 4-2 3-1"
deal.D = "5-5 3-2 2-2"
deal.E = "6-6 6-3 5-1"
deal.F = "6-2 2-1 0-0"
deal.G = "6-1 5-3 4-0"
yard = "5-0 3-0 1-1 6-5 2-0 4-1 1-0"
play = """
E:6-6 E:6-3R F:pass G:5-3R A:5-4R B:4-3R C:3-1R D:pass E:5-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 7, F = 0, G = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-1 3-2 2-2"
deal.B = "6-0 5-0 2-0"
deal.C = "6-4 5-2 4-3"
deal.D = "6-2 3-3 3-0"
deal.E = "5-5 5-4 1-1"
deal.F = "6-5 4-2 4-0"
deal.G = "6-3 4-4 0-0"
yard = "6-1 2-1 3-1 6-6 1-0 4-1 5-3"
play = """
E:5-5 E:5-4R F:4-2R G:pass A:3-2R B:pass C:4-3R D:pass E:pass
F:4-0R G:0-0R G:decline A:pass B:5-0R C:5-2R D:6-2R E:pass F:6-5R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 7, G = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-0 4-1"
deal.B = "6-1 4-4 2-0"
deal.C = "3-3 3-0 2-2"
deal.D = "6-0 3-2 3-1"
deal.E = "5-4 5-1 4-2"
deal.F = "6-5 5-3 4-3"
deal.G = "6-4 2-1 1-1"
yard = "6-2 1-0 6-6 4-0 6-3 0-0 5-2"
play = """
A:5-5 A:5-0R B:2-0R C:2-2R C:decline D:3-2R E:pass F:5-3R G:pass
A:pass B:pass C:pass D:pass E:5-4R F:4-3R G:pass A:pass B:pass
C:3-3R C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "G"
deal.A = "6-5 5-1 4-2"
deal.B = "6-2 4-3 4-0"
deal.C = "6-0 5-5 4-1"
deal.D = "6-1 5-0 1-0"
deal.E = "6-4 2-0 1-1"
deal.F = "5-4 3-2 0-0"
deal.G = "6-6 5-3 3-3"
yard = "3-0 4-4 2-2 5-2 2-1 6-3 3-1"
play = """
G:6-6 G:decline A:6-5R B:pass C:5-5R C:decline D:5-0R E:2-0R
F:3-2R G:5-3R A:5-1R B:pass C:4-1R D:pass E:6-4R F:pass G:pass
A:pass B:6-2R C:pass D:pass E:pass F:pass G:pass A:4-2R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-0 3-2 2-2"
deal.B = "5-2 2-0 1-1"
deal.C = "5-5 5-3 3-0"
deal.D = "5-4 5-1 4-3"
deal.E = "6-5 4-1 1-0"
deal.F = "6-3 6-0 0-0"
deal.G = "6-2 4-4 4-0"
yard = "6-1 3-3 4-2 3-1 6-4 2-1 6-6"
play = """
C:5-5 C:5-3R D:4-3R E:4-1R F:pass G:pass A:pass B:1-1R B:decline
C:pass D:5-1R E:6-5R F:6-3R G:pass A:3-2R B:5-2R C:pass D:5-4R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 7, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-1 4-3 3-0"
deal.B = "6-5 4-4 2-1"
deal.C = "6-1 5-2 1-0"
deal.D = "5-0 4-2 3-1"
deal.E = "6-6 5-5 4-1"
deal.F = "6-0 5-3 1-1"
deal.G = "6-2 4-0 3-3"
yard = "2-2 2-0 6-4 0-0 3-2 5-4 6-3"
play = """
E:6-6 E:decline F:6-0R G:4-0R A:4-3R B:pass C:pass D:3-1R E:4-1R
F:pass G:pass A:pass B:4-4R B:decline C:pass D:4-2R E:pass F:pass
G:6-2R A:pass B:6-5R C:5-2R D:pass E:pass F:pass G:pass A:pass
B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 7, C = 0, D = 0, E = 0, F = 0, G = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 0-0"
deal.B = "6-3 6-1 5-4"
deal.C = "6-6 5-2 4-4"
deal.D = "6-4 4-2 4-1"
deal.E = "5-5 3-3 1-1"
deal.F = "5-3 5-0 2-0"
deal.G = "4-3 3-1 2-2"
yard = "3-2 6-2 4-0 1-0 3-0 5-1 2-1"
play = """
C:6-6 C:decline D:6-4R E:pass F:pass G:4-3R A:pass B:6-3R C:pass
D:pass E:pass F:pass G:pass A:6-5R B:5-4R C:4-4R C:decline D:4-1R
E:1-1R E:decline F:pass G:3-1R A:pass B:pass C:pass D:pass E:3-3R
E:decline F:5-3R G:pass A:pass B:pass C:5-2R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 7, D = 0, E = 0, F = 0, G = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-47"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first", G = "random", H = "greedy" }
ended = "completed"
result = "G"
ranks = { A = 2, B = 2, C = 2, D = 2, E = 8, F = 2, G = 1, H = 2 }
score = { A = 16, B = 16, C = 16, D = 16, E = 8, F = 16, G = 40, H = 16 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 40
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-47"
commitment = "a125b5ddf7dff6e20ebe3c815ca5020605a1fad4c759866b4b9241babdc8a4a3"
secret = "ede433b28849d3fd8defda8ee380c13167deb6b99f2f564a6c5a76db00160802"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-3 4-4 3-1"
deal.B = "6-6 5-4 4-3"
deal.C = "6-0 4-1 4-0"
deal.D = "5-2 4-2 2-1"
deal.E = "3-3 3-0 1-0"
deal.F = "6-2 5-5 3-2"
deal.G = "6-5 6-3 2-2"
deal.H = "6-4 6-1 0-0"
yard = "2-0 1-1 5-0 5-1"
play = """
B:6-6 B:decline C:6-0R D:pass E:3-0R F:3-2R G:2-2R G:decline
H:pass A:pass B:pass C:pass D:5-2R E:pass F:5-5R F:decline G:6-5R
H:6-4R A:4-4R A:decline B:5-4R C:pass D:pass E:pass F:pass G:pass
H:pass A:5-3R B:4-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-3 5-3 2-2"
deal.B = "4-0 3-2 2-1"
deal.C = "6-2 5-0 2-0"
deal.D = "5-2 4-3 1-0"
deal.E = "6-1 4-1 1-1"
deal.F = "6-6 6-5 0-0"
deal.G = "6-4 5-1 4-4"
deal.H = "4-2 3-3 3-0"
yard = "5-5 3-1 5-4 6-0"
play = """
F:6-6 F:6-5R G:5-1R H:pass A:pass B:2-1R C:6-2R D:pass E:6-1R
F:pass G:pass H:pass A:pass B:pass C:pass D:1-0R E:pass F:0-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 8, G = 0, H = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 4-3 4-1"
deal.B = "5-2 4-4 3-0"
deal.C = "6-1 3-2 1-0"
deal.D = "6-6 6-3 2-2"
deal.E = "5-1 3-3 0-0"
deal.F = "6-5 6-4 5-0"
deal.G = "5-4 4-2 3-1"
deal.H = "6-2 4-0 1-1"
yard = "5-5 2-1 5-3 2-0"
play = """
D:6-6 D:6-3R E:3-3R E:decline F:pass G:3-1R H:1-1R H:decline
A:4-1R B:4-4R B:decline C:pass D:pass E:pass F:6-4R G:pass H:6-2R
A:pass B:5-2R C:pass D:pass E:5-1R F:pass G:pass H:pass A:pass
B:pass C:6-1R D:pass E:pass F:6-5R G:5-4R H:4-0R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "H"
deal.A = "6-4 5-1 1-1"
deal.B = "4-2 3-2 3-0"
deal.C = "6-5 5-3 4-0"
deal.D = "3-3 2-1 1-0"
deal.E = "6-3 6-2 5-2"
deal.F = "4-3 2-2 2-0"
deal.G = "6-1 5-0 3-1"
deal.H = "6-6 5-5 4-4"
yard = "5-4 6-0 0-0 4-1"
play = """
H:6-6 H:decline A:6-4R B:4-2R C:pass D:2-1R E:pass F:pass G:3-1R
H:pass A:pass B:3-2R C:pass D:pass E:6-2R F:pass G:6-1R H:pass
A:1-1R A:5-1R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "G"
deal.A = "6-3 4-3 1-1"
deal.B = "6-4 2-2 1-0"
deal.C = "6-2 5-5 5-4"
deal.D = "6-1 4-0 3-1"
deal.E = "5-0 3-2 3-0"
deal.F = "4-2 4-1 3-3"
deal.G = "6-6 5-3 0-0"
deal.H = "6-0 5-2 5-1"
yard = "4-4 2-1 2-0 6-5"
play = """
G:6-6 G:decline H:6-0R A:pass B:1-0R C:pass D:6-1R E:pass F:pass
G:pass H:pass A:6-3R B:pass C:pass D:3-1R E:pass F:4-1R G:pass
H:pass A:4-3R B:pass C:pass D:pass E:3-0R F:pass G:0-0R G:decline
H:pass A:pass B:pass C:pass D:4-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-5 5-1"
deal.B = "6-1 5-2 3-2"
deal.C = "6-6 6-2 4-1"
deal.D = "6-4 4-2 3-0"
deal.E = "5-0 2-0 1-0"
deal.F = "5-3 3-3 3-1"
deal.G = "5-4 4-0 2-2"
deal.H = "6-5 1-1 0-0"
yard = "4-4 6-3 2-1 4-3"
play = """
C:6-6 C:6-2R D:4-2R E:pass F:pass G:4-0R H:0-0R H:decline A:6-0R
B:6-1R C:4-1R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "D"
deal.A = "3-3 2-1 2-0"
deal.B = "6-2 4-0 1-0"
deal.C = "6-3 4-3 3-1"
deal.D = "6-6 5-3 1-1"
deal.E = "6-1 5-4 4-1"
deal.F = "6-4 5-2 2-2"
deal.G = "6-5 4-2 0-0"
deal.H = "6-0 3-2 3-0"
yard = "5-0 5-5 4-4 5-1"
play = """
D:6-6 D:decline E:6-1R F:pass G:pass H:pass A:2-1R B:6-2R C:6-3R
D:5-3R E:5-4R F:6-4R G:6-5R H:pass A:pass B:pass C:pass D:pass
E:pass F:5-2R G:4-2R H:pass A:pass B:4-0R C:pass D:pass E:pass
F:pass G:0-0R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 8, H = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 3-0 2-2"
deal.B = "6-3 5-5 4-4"
deal.C = "6-6 6-2 2-0"
deal.D = "4-0 3-3 3-1"
deal.E = "5-4 5-1 1-0"
deal.F = "5-3 4-3 2-1"
deal.G = "6-0 5-0 4-2"
deal.H = "4-1 3-2 1-1"
yard = "0-0 5-2 6-5 6-4"
play = """
C:6-6 C:decline D:pass E:pass F:pass G:6-0R H:pass A:3-0R B:6-3R
C:6-2R D:pass E:pass F:2-1R G:pass H:4-1R A:pass B:4-4R B:decline
C:pass D:4-0R E:1-0R F:pass G:pass H:1-1R H:decline A:6-1R
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 0, C = 8, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-3 5-1 3-2"
deal.B = "6-4 2-2 1-1"
deal.C = "4-0 3-1 2-0"
deal.D = "6-1 6-0 1-0"
deal.E = "5-5 5-4 4-3"
deal.F = "6-2 2-1 0-0"
deal.G = "5-3 4-4 4-1"
deal.H = "4-2 3-3 3-0"
yard = "5-0 5-2 6-5 6-6"
play = """
E:5-5 E:5-4R F:pass G:4-4R G:4-1R H:pass A:5-1R B:pass C:pass
D:pass E:pass F:pass G:5-3R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 8, H = 0 }

[[match.hand]]
opener = "F"
deal.A = "5-3 1-1 1-0"
deal.B = "6-1 5-4 3-0"
deal.C = "4-2 3-1 2-0"
deal.D = "6-5 6-4 5-2"
deal.E = "6-2 4-1 3-2"
deal.F = "6-6 6-3 5-0"
deal.G = "6-0 4-0 2-1"
deal.H = "5-1 4-3 3-3"
yard = "4-4 2-2 0-0 5-5"
play = """
F:6-6 F:6-3R G:pass H:4-3R A:pass B:5-4R C:pass D:6-5R E:6-2R
F:pass G:2-1R H:5-1R A:5-3R B:3-0R C:2-0R D:5-2R E:pass F:5-0R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 8, G = 0, H = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-4 2-1 1-0"
deal.B = "6-5 5-3 5-1"
deal.C = "5-5 3-0 1-1"
deal.D = "6-4 6-1 3-1"
deal.E = "5-2 5-0 4-1"
deal.F = "6-0 5-4 4-3"
deal.G = "4-0 2-2 0-0"
deal.H = "6-3 6-2 3-3"
yard = "4-2 2-0 6-6 3-2"
play = """
C:5-5 C:decline D:pass E:5-2R F:pass G:2-2R G:decline H:6-2R
A:pass B:6-5R C:pass D:pass E:5-0R F:6-0R G:pass H:6-3R A:pass
B:5-3R C:pass D:pass E:pass F:5-4R G:4-0R H:pass A:1-0R B:5-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-4 4-1 4-0"
deal.B = "5-4 5-3 2-2"
deal.C = "6-6 6-0 2-1"
deal.D = "4-2 1-1 1-0"
deal.E = "5-5 5-2 2-0"
deal.F = "6-5 5-1 3-2"
deal.G = "6-4 6-1 0-0"
deal.H = "6-2 5-0 4-3"
yard = "3-1 3-0 6-3 3-3"
play = """
C:6-6 C:decline D:pass E:pass F:6-5R G:pass H:5-0R A:4-0R B:5-4R
C:pass D:pass E:5-5R E:5-2R F:3-2R G:pass H:4-3R A:4-4R A:4-1R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 3-1"
deal.B = "6-1 5-5 2-2"
deal.C = "6-3 4-1 4-0"
deal.D = "6-4 3-3 1-0"
deal.E = "6-0 4-2 1-1"
deal.F = "5-3 5-1 2-0"
deal.G = "4-3 3-2 3-0"
deal.H = "5-4 4-4 0-0"
yard = "2-1 5-2 6-6 5-0"
play = """
B:5-5 B:decline C:pass D:pass E:pass F:5-3R G:4-3R H:5-4R A:6-5R
B:6-1R C:4-1R D:6-4R E:6-0R F:2-0R G:3-2R H:pass A:3-1R B:pass
C:pass D:1-0R E:pass F:pass G:3-0R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 8, H = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-3 5-1 1-0"
deal.B = "6-5 4-0 3-3"
deal.C = "5-2 3-0 0-0"
deal.D = "6-4 4-2 4-1"
deal.E = "6-6 3-1 2-2"
deal.F = "6-2 6-0 4-4"
deal.G = "6-1 5-4 1-1"
deal.H = "5-5 5-0 2-0"
yard = "2-1 4-3 3-2 6-3"
play = """
E:6-6 E:decline F:6-2R G:pass H:2-0R A:1-0R B:pass C:pass D:4-1R
E:pass F:4-4R F:decline G:5-4R H:5-5R H:5-0R
"""
end = "out"
winner = "H"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 0, H = 8 }

[[match.hand]]
opener = "G"
deal.A = "3-2 1-1 0-0"
deal.B = "6-3 4-1 2-1"
deal.C = "6-4 6-2 5-5"
deal.D = "6-1 5-1 3-1"
deal.E = "6-0 4-4 3-0"
deal.F = "5-3 4-2 2-2"
deal.G = "6-6 5-0 4-0"
deal.H = "5-2 4-3 1-0"
yard = "2-0 5-4 3-3 6-5"
play = """
G:6-6 G:decline H:pass A:pass B:6-3R C:pass D:3-1R E:pass F:pass
G:pass H:1-0R A:0-0R A:decline B:pass C:pass D:pass E:6-0R F:pass
G:pass H:pass A:pass B:pass C:6-2R D:pass E:pass F:4-2R G:4-0R
H:pass A:pass B:pass C:pass D:pass E:3-0R F:5-3R G:5-0R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 8, H = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-4 3-0 1-0"
deal.B = "6-2 6-1 2-0"
deal.C = "6-4 3-1 0-0"
deal.D = "6-6 5-2 5-0"
deal.E = "4-4 4-3 2-2"
deal.F = "5-3 5-1 4-1"
deal.G = "6-3 4-0 2-1"
deal.H = "6-5 6-0 5-5"
yard = "3-2 4-2 3-3 1-1"
play = """
D:6-6 D:decline E:pass F:pass G:6-3R H:pass A:3-0R B:2-0R C:pass
D:5-2R E:pass F:5-3R G:pass H:pass A:pass B:pass C:3-1R D:pass
E:pass F:5-1R G:pass H:6-5R A:pass B:6-2R C:pass D:pass E:2-2R
E:decline F:pass G:2-1R H:pass A:1-0R B:pass C:0-0R C:decline
D:5-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 8, E = 0, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-1 5-1 4-4"
deal.B = "6-0 5-3 4-1"
deal.C = "6-4 4-3 1-1"
deal.D = "5-4 3-3 2-2"
deal.E = "6-6 6-5 3-0"
deal.F = "6-2 5-2 5-0"
deal.G = "5-5 3-2 2-0"
deal.H = "3-1 1-0 0-0"
yard = "2-1 4-0 4-2 6-3"
play = """
E:6-6 E:6-5R F:5-2R G:3-2R H:3-1R A:6-1R B:6-0R C:pass D:pass
E:3-0R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 8, F = 0, G = 0, H = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-0 4-1 3-1"
deal.B = "5-5 2-1 1-0"
deal.C = "6-4 6-1 3-0"
deal.D = "6-6 6-5 2-0"
deal.E = "6-3 5-1 2-2"
deal.F = "5-2 5-0 0-0"
deal.G = "3-3 3-2 1-1"
deal.H = "6-2 5-4 4-3"
yard = "4-2 4-0 4-4 5-3"
play = """
D:6-6 D:6-5R E:5-1R F:pass G:1-1R G:decline H:pass A:4-1R B:pass
C:6-4R D:pass E:6-3R F:pass G:3-3R G:decline H:4-3R A:pass B:pass
C:pass D:pass E:pass F:pass G:pass H:5-4R A:pass B:5-5R B:decline
C:pass D:pass E:pass F:5-2R G:3-2R
"""
end = "out"
winner = "G"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 0, G = 8, H = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-48"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 3, D = 2, E = 3 }
score = { A = 5, B = 25, C = 5, D = 15, E = 5 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 25
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-48"
commitment = "7ff94977dab6ffa9e1e8510147b513faea4983554de02fa3b5525c495a634cd9"
secret = "627e4bdea4b668377736f611379b462d9aa2bc39b5c450a35e462545f8b84748"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 3-0"
deal.B = "6-6 5-0 1-1"
deal.C = "6-0 5-4 1-0"
deal.D = "6-2 5-3 5-2"
deal.E = "4-4 2-2 2-1"
yard = "4-2 6-3 3-1 3-3 4-1 3-2 5-1 4-3 4-0 0-0 6-5 6-4 2-0"
play = """
B:6-6 B:decline C:6-0R D:pass E:pass A:3-0R B:pass C:pass D:5-3R
E:pass A:5-5R A:decline B:5-0R C:1-0R D:pass E:2-1R A:pass B:pass
C:pass D:5-2R E:pass A:pass B:pass C:5-4R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 5, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 3-2 2-1"
deal.B = "6-6 4-2 0-0"
deal.C = "6-2 5-2 1-0"
deal.D = "5-5 4-3 1-1"
deal.E = "5-1 3-0 2-2"
yard = "5-0 3-1 2-0 4-1 4-0 6-5 6-3 6-0 5-4 5-3 3-3 6-1 4-4"
play = """
B:6-6 B:decline C:6-2R D:pass E:2-2R E:decline A:3-2R B:pass
C:pass D:4-3R E:pass A:6-4R
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-4 4-2 3-0"
deal.B = "6-0 4-4 2-0"
deal.C = "5-5 4-0 3-3"
deal.D = "6-6 5-2 4-1"
deal.E = "5-0 3-1 1-0"
yard = "3-2 0-0 1-1 4-3 2-1 6-3 6-4 5-3 6-2 2-2 5-1 6-5 6-1"
play = """
D:6-6 D:decline E:pass A:pass B:6-0R C:4-0R D:4-1R E:3-1R A:3-0R
B:2-0R C:pass D:5-2R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-2 3-3 2-2"
deal.B = "6-6 6-1 5-4"
deal.C = "6-4 5-0 2-0"
deal.D = "6-0 5-1 4-4"
deal.E = "6-5 5-5 4-0"
yard = "1-1 4-1 3-0 6-2 0-0 5-3 4-3 3-2 5-2 6-3 1-0 3-1 2-1"
play = """
B:6-6 B:decline C:6-4R D:4-4R D:decline E:4-0R A:pass B:pass
C:5-0R D:5-1R E:pass A:pass B:6-1R C:pass D:6-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-1 0-0"
deal.B = "4-4 4-2 1-1"
deal.C = "6-1 4-0 3-3"
deal.D = "6-3 5-0 2-2"
deal.E = "6-5 5-4 3-2"
yard = "3-0 2-0 5-2 6-4 4-1 6-6 1-0 4-3 5-3 6-0 3-1 2-1 5-5"
play = """
B:4-4 B:4-2R C:pass D:2-2R D:decline E:3-2R A:pass B:pass C:3-3R
C:decline D:6-3R E:6-5R A:5-1R B:1-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 4-4 4-2"
deal.B = "6-5 5-5 5-1"
deal.C = "6-1 4-1 0-0"
deal.D = "6-0 2-1 1-1"
deal.E = "6-3 4-3 2-2"
yard = "3-1 1-0 5-4 6-4 3-2 6-6 6-2 5-0 5-3 2-0 4-0 3-0 3-3"
play = """
B:5-5 B:decline C:pass D:pass E:pass A:5-2R B:pass C:pass D:2-1R
E:pass A:pass B:5-1R C:pass D:pass E:pass A:pass B:6-5R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 2-1"
deal.B = "6-2 5-3 1-0"
deal.C = "6-0 3-0 2-2"
deal.D = "4-3 4-2 0-0"
deal.E = "6-4 3-3 3-1"
yard = "5-2 3-2 5-1 2-0 6-1 1-1 6-5 5-0 4-1 4-0 4-4 6-3 5-4"
play = """
A:6-6 A:decline B:6-2R C:2-2R C:decline D:4-2R E:6-4R A:pass
B:pass C:6-0R D:0-0R D:decline E:pass A:pass B:1-0R C:pass D:pass
E:3-1R A:pass B:5-3R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "4-1 3-3 3-0"
deal.B = "6-3 5-5 4-2"
deal.C = "5-1 4-3 3-1"
deal.D = "6-5 6-2 1-0"
deal.E = "6-6 6-0 2-1"
yard = "6-4 6-1 4-0 2-2 5-0 0-0 5-3 1-1 2-0 5-2 5-4 4-4 3-2"
play = """
E:6-6 E:6-0R A:3-0R B:6-3R C:pass D:6-5R E:pass A:pass B:5-5R
B:decline C:5-1R D:1-0R
"""
end = "blocked"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 5 }

[[match.hand]]
opener = "B"
deal.A = "5-4 3-1 1-1"
deal.B = "6-6 6-5 4-4"
deal.C = "6-2 5-5 3-2"
deal.D = "5-1 2-2 2-0"
deal.E = "6-3 4-2 1-0"
yard = "4-3 2-1 5-3 5-0 4-0 0-0 4-1 5-2 3-3 6-1 6-4 6-0 3-0"
play = """
B:6-6 B:6-5R C:5-5R C:decline D:5-1R E:1-0R A:pass B:pass C:pass
D:2-0R E:4-2R A:5-4R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 5, E = 0 }

[[match.hand]]
opener = "B"
deal.A = "4-3 4-1 2-1"
deal.B = "5-5 5-3 3-1"
deal.C = "3-3 1-1 0-0"
deal.D = "5-4 5-1 4-4"
deal.E = "6-1 3-2 2-0"
yard = "6-5 6-4 4-0 6-3 6-2 4-2 5-0 5-2 6-6 6-0 1-0 2-2 3-0"
play = """
B:5-5 B:decline C:pass D:5-4R E:pass A:4-3R B:5-3R C:pass D:5-1R
E:6-1R
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-0 3-1 1-0"
deal.B = "3-2 3-0 2-1"
deal.C = "6-4 6-1 6-0"
deal.D = "6-2 5-2 4-0"
deal.E = "6-5 3-3 2-0"
yard = "5-1 5-3 6-3 5-5 4-2 0-0 4-3 4-4 5-4 6-6 4-1 1-1 2-2"
play = """
E:3-3 E:decline A:3-1R B:2-1R C:pass D:6-2R E:6-5R A:5-0R B:3-0R
C:pass D:pass E:pass A:pass B:3-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 0, D = 0, E = 0 }
[[match]]
bones = 1
variant = "tiddly_wink"
rules_version = 1
id = "tiddly_wink-49"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random", F = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 6, B = 1, C = 5, D = 3, E = 2, F = 3 }
score = { A = 0, B = 30, C = 6, D = 12, E = 18, F = 12 }

[match.options]
max_pip = 6
hand_size = 3
first_opener = "highest_double"
later_opener = "holder"
line_ends = "one"
after_double = "optional_tile"
blocked_tie = "divided"
target = 30
rounds = 0
match_tie = "shared"

[match.proof]
group_id = "tiddly_wink-49"
commitment = "dbd14a35667e2a1bb502e4b9b608353f9a5f57df57431f3ad8e76d2911e02b57"
secret = "73b5684424611ebfdfa3e345aeca6c2b243d83a69e683197d6bf516a27ce2f60"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 4-1"
deal.B = "5-5 5-2 5-0"
deal.C = "6-0 2-0 1-1"
deal.D = "6-6 2-1 0-0"
deal.E = "4-4 3-3 3-1"
deal.F = "6-1 4-3 3-2"
yard = "2-2 4-2 5-3 6-5 4-0 3-0 1-0 5-1 5-4 6-3"
play = """
D:6-6 D:decline E:pass F:6-1R A:4-1R B:pass C:pass D:pass E:4-4R
E:decline F:4-3R A:pass B:pass C:pass D:pass E:3-3R E:decline
F:3-2R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-3 3-1"
deal.B = "4-4 4-0 2-2"
deal.C = "6-6 4-1 1-0"
deal.D = "6-4 5-2 3-0"
deal.E = "6-1 4-2 3-2"
deal.F = "6-3 6-0 0-0"
yard = "1-1 2-1 6-5 5-1 5-4 6-2 4-3 5-0 2-0 3-3"
play = """
C:6-6 C:decline D:6-4R E:4-2R F:pass A:pass B:2-2R B:decline
C:pass D:5-2R E:pass F:pass A:5-5R A:5-3R B:pass C:pass D:3-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "5-3 4-1 1-1"
deal.B = "4-3 4-2 0-0"
deal.C = "6-3 5-0 3-1"
deal.D = "6-5 6-4 6-0"
deal.E = "5-5 5-4 3-3"
deal.F = "6-2 4-4 3-2"
yard = "2-0 4-0 5-1 6-6 5-2 1-0 2-1 2-2 6-1 3-0"
play = """
E:5-5 E:5-4R F:4-4R F:decline A:4-1R B:pass C:3-1R D:pass E:3-3R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "E"
deal.A = "6-5 6-1 5-3"
deal.B = "5-1 4-4 2-1"
deal.C = "3-2 3-1 2-0"
deal.D = "5-4 4-2 1-0"
deal.E = "5-5 4-1 3-0"
deal.F = "6-4 6-3 5-2"
yard = "6-2 4-0 1-1 5-0 0-0 6-6 2-2 4-3 6-0 3-3"
play = """
E:5-5 E:decline F:5-2R A:pass B:2-1R C:3-1R D:pass E:3-0R F:pass
A:pass B:pass C:2-0R D:4-2R E:4-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-4 5-2 4-4"
deal.B = "6-2 4-0 1-0"
deal.C = "6-5 6-0 2-0"
deal.D = "6-1 4-2 2-2"
deal.E = "5-3 5-1 2-1"
deal.F = "6-6 5-0 0-0"
yard = "1-1 5-5 4-3 3-0 3-2 3-1 3-3 6-3 5-4 4-1"
play = """
F:6-6 F:decline A:6-4R B:4-0R C:6-0R D:6-1R E:5-1R F:5-0R A:pass
B:1-0R C:pass D:pass E:2-1R F:pass A:5-2R B:pass C:6-5R D:pass
E:pass F:pass A:pass B:6-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-0 3-3 2-0"
deal.B = "6-2 5-2 5-0"
deal.C = "5-5 4-3 2-1"
deal.D = "4-1 3-0 0-0"
deal.E = "6-4 6-3 3-1"
deal.F = "5-1 1-1 1-0"
yard = "6-1 6-0 4-2 5-4 5-3 4-4 6-6 6-5 2-2 3-2"
play = """
C:5-5 C:decline D:pass E:pass F:5-1R A:pass B:pass C:2-1R D:pass
E:pass F:pass A:2-0R B:5-0R C:pass D:pass E:pass F:pass A:pass
B:5-2R C:pass D:pass E:pass F:pass A:pass B:6-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-1 2-1"
deal.B = "5-3 5-2 4-0"
deal.C = "5-4 3-3 2-0"
deal.D = "6-1 6-0 3-2"
deal.E = "6-2 4-4 2-2"
deal.F = "5-0 4-3 4-2"
yard = "0-0 6-3 3-0 1-0 4-1 3-1 6-5 5-5 6-4 1-1"
play = """
A:6-6 A:decline B:pass C:pass D:6-1R E:pass F:pass A:2-1R B:5-2R
C:5-4R D:pass E:4-4R E:decline F:4-3R A:pass B:5-3R C:pass D:pass
E:pass F:5-0R A:pass B:4-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "5-4 4-0 1-0"
deal.B = "3-3 3-2 2-0"
deal.C = "5-1 4-3 3-1"
deal.D = "5-5 5-3 4-4"
deal.E = "6-1 5-0 3-0"
deal.F = "6-6 6-3 2-1"
yard = "6-4 2-2 6-0 6-5 6-2 4-1 5-2 4-2 0-0 1-1"
play = """
F:6-6 F:6-3R A:pass B:3-3R B:3-2R C:pass D:pass E:pass F:2-1R
"""
end = "out"
winner = "F"
delta = { A = 0, B = 0, C = 0, D = 0, E = 0, F = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-5"
deal.B = "5-2 3-1 0-0"
deal.C = "5-1 3-3 1-0"
deal.D = "6-1 5-0 2-1"
deal.E = "6-5 4-2 4-0"
deal.F = "4-3 3-0 2-0"
yard = "6-4 3-2 5-3 6-0 5-4 1-1 4-1 2-2 6-6 4-4"
play = """
A:5-5 A:decline B:5-2R C:pass D:2-1R E:pass F:pass A:pass B:3-1R
C:3-3R C:decline D:pass E:pass F:4-3R A:pass B:pass C:pass D:pass
E:4-0R F:3-0R A:6-3R B:pass C:pass D:6-1R E:pass F:pass A:pass
B:pass C:5-1R D:5-0R
"""
end = "out"
winner = "D"
delta = { A = 0, B = 0, C = 0, D = 6, E = 0, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-2 2-0 1-1"
deal.B = "6-3 3-3 3-1"
deal.C = "4-3 3-0 2-1"
deal.D = "5-1 4-4 4-2"
deal.E = "6-1 5-3 2-2"
deal.F = "5-4 5-0 4-1"
yard = "4-0 5-5 6-2 1-0 6-6 6-0 6-5 0-0 6-4 3-2"
play = """
D:4-4 D:4-2R E:2-2R E:decline F:pass A:2-0R B:pass C:3-0R D:pass
E:5-3R F:5-4R A:pass B:pass C:4-3R D:pass E:pass F:pass A:pass
B:6-3R C:pass D:pass E:6-1R
"""
end = "out"
winner = "E"
delta = { A = 0, B = 0, C = 0, D = 0, E = 6, F = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 4-0 1-1"
deal.B = "5-1 4-4 2-0"
deal.C = "6-6 6-0 0-0"
deal.D = "5-5 4-3 3-2"
deal.E = "5-3 4-2 3-3"
deal.F = "6-4 5-2 4-1"
yard = "1-0 2-1 3-1 5-4 5-0 3-0 2-2 6-5 6-1 6-2"
play = """
C:6-6 C:6-0R D:pass E:pass F:pass A:4-0R B:4-4R B:decline C:pass
D:4-3R E:3-3R E:5-3R F:5-2R A:pass B:2-0R C:0-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 6, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "F"
deal.A = "6-4 4-4 4-2"
deal.B = "6-5 2-2 1-0"
deal.C = "6-1 5-1 4-1"
deal.D = "5-4 3-1 3-0"
deal.E = "6-2 5-0 4-3"
deal.F = "6-6 5-2 2-0"
yard = "5-3 3-2 2-1 6-3 4-0 5-5 6-0 3-3 1-1 0-0"
play = """
F:6-6 F:decline A:6-4R B:pass C:4-1R D:3-1R E:4-3R F:pass A:4-2R
B:2-2R B:decline C:pass D:pass E:6-2R F:pass A:pass B:6-5R C:5-1R
D:pass E:pass F:pass A:pass B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 4-4 2-0"
deal.B = "5-5 3-3 3-0"
deal.C = "4-0 3-2 3-1"
deal.D = "4-3 4-1 0-0"
deal.E = "6-5 5-3 1-0"
deal.F = "6-0 5-2 5-1"
yard = "2-1 5-4 4-2 6-2 6-1 5-0 1-1 6-6 6-3 2-2"
play = """
B:5-5 B:decline C:pass D:pass E:5-3R F:pass A:pass B:3-3R B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 0, D = 0, E = 0, F = 0 }
