[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-0"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-0"
commitment = "98cd6a94c50a08531865f10d143a877759fa6b4999689c3d1156014c2201b7f5"
secret = "6ed5de3f6052db607baa6f98e73b23d35e786af4931d7a9f8748dddeaa1e0e5b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 5-2 4-2 4-0 3-1 2-0"
deal.B = "6-4 6-3 6-0 5-1 5-0 4-3 0-0"
deal.C = "6-6 5-4 4-4 4-1 3-2 3-0 2-1"
deal.D = "6-2 6-1 5-3 3-3 2-2 1-1 1-0"
yard = ""
play = """
C:6-6 B:6-3L A:3-1L D:6-1R C:4-1L B:5-1R A:4-2L D:5-3R C:3-2L
B:4-3L A:4-0L D:1-0L C:2-1L B:pass A:5-2L D:3-3R C:5-4L B:6-4L
A:6-5L D:pass C:3-0R B:5-0L A:2-0L D:2-2L C:pass B:6-0R A:pass
D:6-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 4-2 4-0 3-1 3-0 2-2 2-1"
deal.B = "5-5 5-3 4-4 4-3 4-1 2-0 0-0"
deal.C = "6-6 6-3 6-2 6-1 5-2 3-2 1-0"
deal.D = "6-4 6-0 5-4 5-1 5-0 3-3 1-1"
yard = ""
play = """
B:2-0 A:4-2L D:5-4L C:5-2L B:0-0R A:2-2L D:5-0R C:6-2L B:5-5R
A:6-5L D:5-1L C:6-1L B:5-3R A:3-1R D:6-4L C:1-0R B:4-4L A:4-0L
D:6-0L C:6-6L B:pass A:3-0R D:3-3R C:6-3L B:4-3L A:pass D:pass
C:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-0 4-4 4-1 3-3 3-1 2-0"
deal.B = "6-2 6-1 5-5 5-1 4-2 3-0 1-1"
deal.C = "6-3 4-3 4-0 3-2 2-2 2-1 1-0"
deal.D = "6-6 6-5 6-4 6-0 5-3 5-2 0-0"
yard = ""
play = """
C:6-3 B:3-0R A:5-0R D:6-6L C:pass B:5-5R A:5-4R D:6-4R C:pass
B:6-2L A:2-0L D:6-0L C:pass B:6-1L A:4-1L D:6-5R C:4-3L B:5-1R
A:3-3L D:5-3L C:2-1R B:4-2R A:4-4R D:5-2L C:3-2L B:pass A:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 4-4 3-3 3-1 3-0 2-2 2-0"
deal.B = "6-6 6-1 5-3 5-2 4-0 1-1 0-0"
deal.C = "6-0 5-5 5-1 5-0 4-3 4-1 2-1"
deal.D = "6-4 6-3 6-2 5-4 4-2 3-2 1-0"
yard = ""
play = """
A:6-5 D:5-4R C:4-3R B:6-1L A:3-1L D:6-3L C:6-0L B:5-3R A:3-0L
D:3-2L C:5-5R B:5-2L A:pass D:pass C:5-1L B:1-1L A:pass D:1-0L
C:5-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 6-0 5-1 4-4 3-2 3-0"
deal.B = "6-2 5-4 5-0 4-2 4-0 3-3 2-0"
deal.C = "6-6 6-4 5-3 4-1 3-1 2-2 0-0"
deal.D = "6-3 5-5 5-2 4-3 2-1 1-1 1-0"
yard = ""
play = """
C:6-6 B:6-2L A:3-2L D:6-3R C:5-3L B:5-0L A:6-0L D:4-3R C:6-4L
B:5-4L A:6-5L D:pass C:4-1R B:pass A:6-1L D:1-1L C:3-1L B:3-3L
A:3-0L D:1-0L C:pass B:pass A:5-1L D:5-5L C:pass B:pass A:pass
D:5-2L C:2-2L B:4-2L A:4-4L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-2 6-0 5-0 4-3 2-2"
deal.B = "6-1 5-5 5-2 4-0 2-1 1-0 0-0"
deal.C = "6-6 5-4 4-1 3-3 3-1 3-0 1-1"
deal.D = "6-3 5-3 5-1 4-4 4-2 3-2 2-0"
yard = ""
play = """
A:6-5 D:6-3L C:5-4R B:4-0R A:4-3L D:4-4L C:4-1L B:1-0R A:pass
D:5-1L C:3-1R B:5-2L A:6-2L D:3-2R C:6-6L B:6-1L A:2-2R D:4-2R
C:1-1L B:2-1L A:6-4R D:2-0L C:3-0L B:pass A:6-0R D:5-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-2 5-1 4-3 2-1 0-0"
deal.B = "6-6 6-0 5-0 4-1 3-3 1-1 1-0"
deal.C = "6-1 5-4 4-4 4-0 3-2 3-1 3-0"
deal.D = "6-5 6-4 5-5 5-3 4-2 2-2 2-0"
yard = ""
play = """
D:5-5 C:5-4L B:5-0R A:4-3L D:5-3L C:4-0R B:4-1R A:5-2L D:2-2L
C:6-1R B:6-6R A:6-2L D:6-4L C:4-4L B:6-0R A:0-0R D:2-0R C:3-2R
B:3-3R A:6-3R D:6-5R C:pass B:pass A:5-1R D:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-5 5-2 5-1 3-2 3-0 2-0"
deal.B = "6-6 6-3 6-0 5-4 5-0 4-4 2-2"
deal.C = "5-3 4-3 4-2 4-1 3-3 2-1 1-0"
deal.D = "6-5 6-4 6-1 4-0 3-1 1-1 0-0"
yard = ""
play = """
D:1-1 C:4-1L B:5-4L A:5-5L D:6-5L C:2-1R B:6-6L A:6-2L D:pass
C:4-2L B:4-4L A:5-2R D:6-4L C:5-3R B:6-0L A:3-0L D:3-1L C:4-3R
B:pass A:5-1L D:4-0R C:1-0R B:5-0L A:2-0L D:6-1R C:pass B:2-2L
A:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-3 5-1 3-3 3-2 2-0"
deal.B = "5-2 5-0 4-0 3-1 3-0 2-1 0-0"
deal.C = "6-1 6-0 4-3 4-2 4-1 1-1 1-0"
deal.D = "6-6 6-4 6-3 6-2 5-4 4-4 2-2"
yard = ""
play = """
A:6-5 D:6-6L C:6-1L B:2-1L A:3-2L D:6-3L C:6-0L B:5-0L A:5-5L
D:5-4L C:4-3L B:5-2R A:5-3L D:6-2R C:pass B:pass A:5-1L D:6-4R
C:4-2R B:3-1L A:3-3L D:2-2R C:pass B:3-0L A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-3 5-0 4-3 3-1 2-1"
deal.B = "6-5 6-4 6-1 5-4 5-1 2-0 1-0"
deal.C = "6-6 6-2 5-5 4-1 4-0 2-2 1-1"
deal.D = "5-2 4-4 4-2 3-3 3-2 3-0 0-0"
yard = ""
play = """
A:6-3 D:3-3R C:6-6L B:6-4L A:4-3L D:3-2L C:6-2L B:6-1L A:3-1L
D:3-0L C:4-0L B:5-4L A:5-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 5-1 2-2 1-1 1-0"
deal.B = "6-1 6-0 5-4 4-2 4-1 3-1 2-1"
deal.C = "6-5 6-2 4-3 4-0 3-0 2-0 0-0"
deal.D = "5-5 5-3 5-2 5-0 4-4 3-3 3-2"
yard = ""
play = """
A:6-6 D:pass C:6-5L B:6-0R A:5-1L D:5-0R C:pass B:4-1L A:6-4L
D:5-5R C:6-2L B:4-2L A:pass D:4-4L C:4-3L B:5-4R A:6-3L D:pass
C:4-0R B:6-1L A:1-1L D:pass C:3-0R B:3-1L A:pass D:3-3L C:pass
B:pass A:pass D:5-3L C:pass B:pass A:pass D:5-2L C:2-0L B:pass
A:1-0L D:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 5-3 5-1 3-3 2-1 2-0"
deal.B = "6-2 6-1 5-0 4-4 4-1 4-0 3-2"
deal.C = "6-4 5-5 5-2 3-1 3-0 1-1 1-0"
deal.D = "6-6 6-5 5-4 4-3 4-2 2-2 0-0"
yard = ""
play = """
D:6-6 C:6-4L B:4-1L A:5-1L D:6-5R C:5-5L B:5-0L A:6-0L D:5-4R
C:pass B:6-1L A:2-1L D:4-2L C:pass B:4-0L A:2-0L D:2-2L C:5-2L
B:4-4R A:5-3L D:4-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 4-4 4-2 3-3 3-2 2-2"
deal.B = "6-5 6-2 6-0 5-4 5-3 3-0 2-0"
deal.C = "6-1 5-2 5-0 4-3 3-1 2-1 1-1"
deal.D = "6-6 6-4 5-1 4-1 4-0 1-0 0-0"
yard = ""
play = """
D:6-6 C:6-1L B:6-0R A:pass D:1-0L C:5-0L B:2-0R A:5-5L D:5-1L
C:5-2R B:5-4R A:4-4R D:4-1L C:4-3L B:3-0L A:4-2R D:4-0L C:2-1R
B:pass A:pass D:6-4L C:3-1R B:6-2L A:3-2L D:pass C:pass B:5-3L
A:6-3R D:pass C:pass B:6-5L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 4-4 4-1 4-0 3-0 2-2 1-0"
deal.B = "6-2 6-1 5-1 3-3 3-1 1-1 0-0"
deal.C = "6-6 6-4 5-5 5-4 4-3 3-2 2-0"
deal.D = "6-5 6-0 5-3 5-2 5-0 4-2 2-1"
yard = ""
play = """
B:3-1 A:6-3L D:6-5L C:5-5L B:5-1R A:pass D:5-2L C:5-4R B:6-2L
A:4-4R D:4-2R C:6-6L B:6-1L A:4-1L D:2-1R C:6-4L B:1-1R A:1-0R
D:5-0R C:pass B:pass A:pass D:5-3R C:4-3R B:pass A:4-0R D:6-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-3 5-2 4-1 3-3 2-2 0-0"
deal.B = "6-1 5-5 4-4 4-2 3-2 2-0 1-0"
deal.C = "6-5 6-0 5-4 5-1 4-3 4-0 3-0"
deal.D = "6-6 6-4 6-2 5-0 3-1 2-1 1-1"
yard = ""
play = """
D:6-6 C:6-5L B:6-1R A:5-3L D:3-1L C:5-1L B:1-0R A:5-2L D:6-2L
C:6-0L B:2-0L A:2-2L D:2-1L C:4-0R B:4-2R A:4-1L D:6-4L C:pass
B:3-2R A:6-3L D:pass C:4-3L B:4-4L A:3-3R D:pass C:5-4L B:5-5L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-0 5-0 4-2 3-3 3-1"
deal.B = "5-5 5-4 5-2 5-1 4-4 4-3 0-0"
deal.C = "6-3 6-2 5-3 3-2 2-2 2-0 1-0"
deal.D = "6-6 6-1 4-1 4-0 3-0 2-1 1-1"
yard = ""
play = """
B:5-1 A:6-5L D:6-6L C:6-3L B:4-3L A:6-4L D:6-1L C:1-0L B:0-0L
A:6-0L D:1-1R C:6-2L B:5-2L A:5-0L D:4-1R C:2-0L B:5-4R A:4-2L
D:4-0L C:5-3R B:pass A:3-3R D:3-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-1"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-1"
commitment = "0c4c81070fe1cd7eb4c90acf30c3820e41d5acd1f3760ad0e290a046b008e12e"
secret = "c32addcb1e6d6fb21884a7b3c68127e4afd823db45278f7d0619e60c498dc35f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-5 5-2 4-1 3-1 3-0 2-1 1-1"
deal.B = "5-5 5-3 5-0 4-2 4-0 3-3 2-0"
deal.C = "6-3 6-2 6-1 5-4 4-3 2-2 0-0"
deal.D = "6-6 6-4 6-0 5-1 4-4 3-2 1-0"
yard = ""
play = """
D:6-6 C:6-3L B:5-3L A:6-5L D:6-4L C:5-4L B:5-5L A:5-2L D:3-2L
C:4-3L B:4-2L A:2-1L D:5-1L C:6-2R B:5-0L A:3-0L D:pass C:2-2R
B:3-3L A:3-1L D:1-0L C:0-0L B:4-0L A:4-1L D:pass C:6-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-0 4-2 3-2 3-0 2-2 1-1"
deal.B = "6-5 6-0 5-5 5-3 4-0 3-3 1-0"
deal.C = "6-4 6-2 6-1 4-4 4-1 2-1 2-0"
deal.D = "6-6 6-3 5-2 5-1 4-3 3-1 0-0"
yard = ""
play = """
C:4-4 B:4-0L A:3-0L D:6-3L C:6-4R B:6-5L A:5-4L D:4-3L C:6-2R
B:5-3L A:2-2R D:5-2L C:2-1L B:1-0L A:4-2R D:0-0L C:2-0L B:pass
A:3-2L D:3-1L C:4-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-1 5-3 4-0 3-2 2-1 1-0"
deal.B = "6-4 6-0 5-5 5-0 3-0 1-1 0-0"
deal.C = "6-5 6-3 5-1 4-4 4-2 4-1 3-3"
deal.D = "6-2 5-4 5-2 4-3 3-1 2-2 2-0"
yard = ""
play = """
C:4-4 B:6-4L A:4-0R D:6-2L C:4-2L B:6-0R A:6-1R D:5-4L C:6-5L
B:1-1R A:6-6L D:3-1R C:6-3R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-3 4-4 4-1 4-0 2-2 2-0 0-0"
deal.B = "6-5 6-3 6-2 5-5 3-3 3-2 1-0"
deal.C = "6-6 6-4 5-1 5-0 4-3 3-1 2-1"
deal.D = "6-1 6-0 5-4 5-2 4-2 3-0 1-1"
yard = ""
play = """
C:6-6 B:6-5L A:5-3L D:3-0L C:5-0L B:5-5L A:pass D:5-4L C:6-4R
B:pass A:4-0L D:6-0L C:4-3R B:6-3L A:pass D:pass C:3-1L B:3-3R
A:4-1L D:4-2L C:2-1L B:3-2R A:2-2R D:6-1L C:pass B:6-2L A:2-0L
D:5-2R C:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 5-4 3-1 2-0 1-1 0-0"
deal.B = "6-4 5-5 5-1 5-0 4-1 4-0 3-3"
deal.C = "6-3 6-0 5-3 5-2 4-4 4-3 2-1"
deal.D = "6-5 6-1 4-2 3-2 3-0 2-2 1-0"
yard = ""
play = """
C:4-4 B:6-4L A:6-6L D:6-5L C:4-3R B:5-5L A:3-1R D:6-1R C:5-3L
B:3-3L A:6-2R D:3-2L C:5-2L B:5-1L A:1-1L D:1-0L C:6-0L B:pass
A:2-0R D:3-0R C:6-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 6-1 5-2 4-0 3-2 2-2"
deal.B = "6-4 5-3 4-1 3-3 3-0 2-1 0-0"
deal.C = "6-0 5-4 5-1 5-0 4-4 4-3 1-1"
deal.D = "6-6 6-5 5-5 4-2 3-1 2-0 1-0"
yard = ""
play = """
C:4-4 B:6-4L A:6-2L D:4-2L C:5-4L B:5-3L A:4-0R D:3-1L C:1-1L
B:4-1L A:pass D:2-0R C:4-3L B:3-3L A:3-2L D:pass C:pass B:2-1L
A:6-1L D:6-6L C:6-0L B:3-0L A:2-2R D:pass C:pass B:pass A:6-3L
D:6-5L C:5-1L B:pass A:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-2"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-2"
commitment = "4260818741d74c02e625e5719389b1e19758ba33ce44812f4fa348afda862a02"
secret = "502ad5085cc2b5ea906f19446247a4c8f91b2505e3bc55a9c33ad2e835156362"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-2 5-2 4-4 3-3 1-1 1-0 0-0"
deal.B = "6-5 6-4 5-4 5-0 4-2 4-0 2-2"
deal.C = "6-6 6-3 6-1 3-2 3-0 2-1 2-0"
deal.D = "6-0 5-5 5-3 5-1 4-3 4-1 3-1"
yard = ""
play = """
C:6-6 B:6-4L A:4-4L D:4-1L C:6-1L B:6-5L A:6-2R D:5-3L C:6-3L
B:4-2R A:pass D:4-3R C:3-2R B:2-2R A:5-2R D:5-5R C:pass B:5-4R
A:pass D:6-0L C:3-0L B:4-0R A:3-3L D:3-1L C:2-1L B:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-1 5-1 2-1 1-1 1-0"
deal.B = "6-3 5-5 5-3 4-3 3-2 3-1 3-0"
deal.C = "5-4 4-4 4-2 4-0 3-3 2-2 0-0"
deal.D = "6-4 6-2 6-0 5-2 5-0 4-1 2-0"
yard = ""
play = """
B:5-5 A:6-5L D:6-2L C:4-2L B:4-3L A:5-1R D:4-1R C:3-3L B:5-3L
A:pass D:5-0L C:4-0L B:pass A:pass D:6-4L C:5-4R B:6-3L A:pass
D:5-2R C:2-2R B:3-2R A:pass D:pass C:pass B:3-1L A:6-1L D:6-0L
C:0-0L B:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-4 4-2 4-1 3-3 2-2"
deal.B = "6-3 5-2 5-1 5-0 4-0 3-2 2-0"
deal.C = "6-2 6-1 5-5 5-4 5-3 1-0 0-0"
deal.D = "6-0 4-4 4-3 3-1 3-0 2-1 1-1"
yard = ""
play = """
B:5-2 A:6-5L D:2-1R C:6-2L B:5-1R A:4-2L D:4-3L C:5-3L B:5-0L
A:pass D:3-0L C:5-5R B:3-2L A:2-2L D:pass C:5-4R B:4-0R A:pass
D:6-0R C:6-1R B:2-0L A:4-1R D:4-4R C:1-0L B:pass A:6-4R D:1-1L
C:pass B:6-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-2 5-0 4-4 4-3 3-0"
deal.B = "6-6 6-2 6-0 5-4 2-0 1-0 0-0"
deal.C = "5-3 5-1 4-2 4-1 4-0 2-1 1-1"
deal.D = "6-4 6-1 5-5 3-3 3-2 3-1 2-2"
yard = ""
play = """
B:6-6 A:6-5L D:5-5L C:5-3L B:6-0R A:6-3L D:6-1L C:5-1L B:0-0R
A:5-2L D:3-2L C:4-0R B:5-4R A:4-3L D:6-4L C:pass B:6-2L A:5-0R
D:2-2L C:4-2L B:2-0R A:4-4L D:pass C:4-1L B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-4 4-4 4-2 1-0 0-0"
deal.B = "6-6 6-0 5-2 5-1 5-0 3-1 2-0"
deal.C = "6-4 5-5 4-3 4-1 4-0 3-3 3-0"
deal.D = "6-2 6-1 5-3 3-2 2-2 2-1 1-1"
yard = ""
play = """
B:6-6 A:6-5L D:6-2R C:5-5L B:5-2R A:5-4L D:5-3R C:6-4L B:3-1R
A:6-3L D:2-1R C:4-3L B:2-0R A:4-4L D:pass C:4-1L B:6-0R A:1-0L
D:6-1R C:4-0L B:5-1R A:4-2L D:3-2L C:3-3L B:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-4 4-0 3-3 3-1 2-0"
deal.B = "6-0 5-5 4-4 4-1 3-0 2-1 1-1"
deal.C = "6-3 5-2 5-0 4-3 4-2 2-2 0-0"
deal.D = "6-2 6-1 5-4 5-3 5-1 3-2 1-0"
yard = ""
play = """
B:4-4 A:6-4L D:5-4R C:6-3L B:5-5R A:6-5R D:3-2L C:5-2L B:6-0R
A:4-0R D:5-3L C:4-3L B:4-1L A:3-1L D:pass C:4-2R B:2-1R A:3-3L
D:6-1R C:pass B:3-0L A:6-6R D:1-0L C:pass B:1-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-3"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-3"
commitment = "dc0d4263b796cc656cbab6815ae9119bde6809269dd4bbfb7918279d9647b710"
secret = "2d3cb76e412d023efe56006618f5733fbae71cdc519d7eb081ef3d32b85dda62"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-2 6-0 5-2 3-3 1-1 1-0 0-0"
deal.B = "6-5 6-4 5-0 4-1 3-2 3-1 2-0"
deal.C = "6-1 5-4 5-3 4-4 4-3 4-2 2-2"
deal.D = "6-6 6-3 5-5 5-1 4-0 3-0 2-1"
yard = ""
play = """
D:6-6 C:6-1L B:4-1L A:6-0R D:4-0L C:pass B:5-0L A:5-2L D:2-1L
C:pass B:3-1L A:3-3L D:6-3L C:pass B:6-5L A:1-0R D:5-5L C:5-3L
B:3-2L A:6-2L D:5-1R C:5-4R B:6-4L A:pass D:pass C:4-4L B:pass
A:pass D:pass C:4-3L B:pass A:pass D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 5-4 5-3 5-1 5-0 3-3"
deal.B = "6-6 6-4 6-2 5-2 4-4 4-2 2-2"
deal.C = "6-3 4-3 4-1 4-0 3-0 2-0 1-1"
deal.D = "6-1 5-5 3-2 3-1 2-1 1-0 0-0"
yard = ""
play = """
D:5-5 C:pass B:5-2L A:6-5R D:6-1R C:1-1R B:6-2L A:5-1R D:pass
C:6-3L B:pass A:5-3L D:pass C:pass B:pass A:5-0L D:1-0L C:4-1L
B:6-4L A:5-4R D:pass C:4-0R B:6-6L A:6-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-3 4-3 3-0 2-0 1-0"
deal.B = "6-2 6-1 5-1 4-4 4-2 4-0 3-3"
deal.C = "6-6 6-3 5-5 5-4 4-1 1-1 0-0"
deal.D = "6-0 5-2 5-0 3-2 3-1 2-2 2-1"
yard = ""
play = """
A:decline C:5-4 B:5-1L A:4-3R D:3-2R C:1-1L B:6-1L A:6-5L D:5-2L
C:pass B:6-2L A:6-4L D:2-2R C:4-1L B:4-2R A:1-0L D:6-0L C:6-6L
B:4-4R A:pass D:pass C:6-3L B:3-3L A:3-0L D:5-0L C:5-5L B:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-1 5-5 5-2 5-0 4-2"
deal.B = "6-6 6-3 5-3 4-3 4-1 2-0 0-0"
deal.C = "5-4 5-1 4-4 3-3 3-2 3-1 1-0"
deal.D = "6-4 6-0 4-0 3-0 2-2 2-1 1-1"
yard = ""
play = """
B:6-6 A:6-5L D:6-4R C:4-4R B:5-3L A:4-2R D:2-2R C:3-3L B:6-3L
A:6-2R D:6-0L C:1-0L B:4-1L A:6-1R D:4-0L C:5-1R B:2-0L A:5-5R
D:2-1L C:3-1L B:4-3L A:5-2R D:pass C:5-4L B:pass A:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-1 5-1 4-0 3-3 2-2"
deal.B = "6-5 6-4 5-3 5-2 5-0 3-2 1-0"
deal.C = "6-0 5-5 4-2 4-1 3-1 3-0 2-0"
deal.D = "6-3 5-4 4-4 4-3 2-1 1-1 0-0"
yard = ""
play = """
A:6-6 D:6-3L C:6-0R B:5-3L A:5-1L D:2-1L C:4-2L B:6-4L A:4-0R
D:5-4R C:5-5R B:6-5L A:pass D:pass C:pass B:5-2L A:6-2L D:pass
C:pass B:5-0R A:6-1L D:1-1L C:4-1L B:1-0R A:pass D:4-4L C:3-1R
B:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-2 4-2 3-0 1-1 1-0 0-0"
deal.B = "6-6 6-2 4-4 4-1 4-0 3-1 2-1"
deal.C = "6-3 5-5 5-3 5-1 5-0 3-2 2-0"
deal.D = "6-5 6-4 6-1 5-4 4-3 3-3 2-2"
yard = ""
play = """
B:6-6 A:6-0L D:6-5R C:5-5R B:4-0L A:4-2L D:5-4R C:2-0L B:4-4R
A:0-0L D:6-4R C:5-0L B:6-2R A:5-2R D:pass C:5-1L B:4-1L A:pass
D:4-3L C:5-3R B:3-1L A:3-0R D:6-1L C:6-3L B:pass A:1-0R D:3-3L
C:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-4 5-0 4-4 4-1 2-2 1-1"
deal.B = "6-3 6-0 5-5 5-3 5-1 3-3 0-0"
deal.C = "6-6 4-2 4-0 3-2 3-1 3-0 2-1"
deal.D = "6-4 6-2 6-1 5-2 4-3 2-0 1-0"
yard = ""
play = """
C:3-0 B:6-3L A:6-5L D:5-2L C:4-0R B:pass A:4-4R D:6-4R C:2-1L
B:5-1L A:5-4L D:6-2R C:3-2R B:5-3R A:4-1L D:6-1L C:6-6L B:6-0L
A:5-0L D:pass C:pass B:5-5L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-3 5-2 5-1 4-2 1-0"
deal.B = "6-6 6-1 5-5 3-3 2-2 2-1 1-1"
deal.C = "6-0 5-4 5-0 4-1 4-0 3-2 0-0"
deal.D = "6-5 6-2 4-4 4-3 3-1 3-0 2-0"
yard = ""
play = """
B:6-6 A:6-4L D:6-5R C:4-0L B:5-5R A:1-0L D:3-1L C:5-4R B:3-3L
A:5-3L D:4-4R C:5-0L B:pass A:4-2R D:6-2R C:6-0R B:pass A:pass
D:3-0L C:0-0R B:pass A:6-3L D:2-0R C:3-2R B:6-1L A:5-1L D:4-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-5 5-4 4-1 4-0 3-2 2-1"
deal.B = "6-6 5-2 4-4 4-2 3-3 1-1 0-0"
deal.C = "6-5 6-3 6-0 5-1 5-0 4-3 3-0"
deal.D = "6-2 6-1 5-3 3-1 2-2 2-0 1-0"
yard = ""
play = """
D:6-2 C:6-3L B:3-3L A:3-2L D:2-2L C:pass B:5-2L A:5-5L D:5-3L
C:3-0L B:0-0L A:4-0L D:2-0R C:6-0R B:4-4L A:6-4R D:pass C:4-3L
B:4-2R A:2-1R D:6-1R C:6-5R B:pass A:5-4R D:3-1L C:5-1L B:pass
A:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 4-2 4-1 3-3 3-0 2-1 1-1"
deal.B = "6-6 6-2 6-1 5-5 2-2 2-0 0-0"
deal.C = "5-4 5-3 5-2 5-1 4-0 3-2 1-0"
deal.D = "6-5 6-4 6-0 5-0 4-4 4-3 3-1"
yard = ""
play = """
A:3-3 D:4-3L C:5-3R B:5-5R A:4-1L D:6-5R C:1-0L B:2-0L A:6-3R
D:3-1R C:5-1R B:6-2L A:pass D:6-4L C:4-0L B:0-0L A:3-0L D:5-0R
C:3-2L B:2-2L A:2-1L D:6-0R C:pass B:6-1L A:pass D:pass C:pass
B:6-6L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-2 4-1 4-0 3-2 2-2 0-0"
deal.B = "6-5 6-2 5-0 4-3 4-2 2-0 1-1"
deal.C = "6-6 6-3 6-1 6-0 5-1 3-0 1-0"
deal.D = "5-5 5-4 5-3 4-4 3-3 3-1 2-1"
yard = ""
play = """
B:6-5 A:6-4L D:5-5R C:5-1R B:4-3L A:3-2L D:3-1R C:6-3R B:6-2L
A:pass D:pass C:6-6L B:pass A:pass D:pass C:6-0L B:5-0L A:5-2L
D:2-1L C:6-1R B:1-1L A:4-1L D:5-4L C:1-0R B:2-0R A:2-2R D:5-3L
C:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-3 5-2 5-1 4-1 4-0 3-0"
deal.B = "5-4 5-0 4-3 3-3 3-2 2-1 2-0"
deal.C = "6-6 6-3 6-2 4-2 3-1 1-1 0-0"
deal.D = "6-5 6-4 6-0 5-5 4-4 2-2 1-0"
yard = ""
play = """
C:3-1 B:4-3L A:4-1L D:1-0L C:0-0L B:5-0L A:5-1L D:pass C:1-1L
B:2-1L A:5-2L D:6-5L C:6-6L B:pass A:6-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-1 4-3 2-2 2-1 2-0 1-1"
deal.B = "6-4 6-2 6-1 5-0 4-4 3-3 3-0"
deal.C = "6-5 6-0 5-3 4-2 4-0 3-1 1-0"
deal.D = "6-6 6-3 5-4 5-2 4-1 3-2 0-0"
yard = ""
play = """
A:5-5 D:5-4L C:4-2L B:6-2L A:5-1R D:6-6L C:6-5L B:5-0L A:2-0L
D:5-2L C:5-3L B:3-3L A:2-1R D:6-3L C:6-0L B:3-0L A:2-2R D:3-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-1 5-0 4-1 3-3 2-1 0-0"
deal.B = "6-4 5-5 5-3 5-2 4-0 2-0 1-1"
deal.C = "6-6 6-3 5-4 4-4 4-2 3-2 3-1"
deal.D = "6-2 6-1 6-0 4-3 3-0 2-2 1-0"
yard = ""
play = """
D:6-2 C:6-3L B:5-3L A:2-1R D:6-1R C:6-6R B:5-5L A:6-5R D:pass
C:5-4L B:6-4L A:5-1R D:6-0L C:3-1R B:4-0L A:3-3R D:4-3L C:3-2L
B:5-2L A:5-0L D:3-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-2 5-5 5-2 4-1 4-0"
deal.B = "6-3 6-1 6-0 5-0 4-4 4-2 2-0"
deal.C = "6-5 5-1 4-3 3-2 3-0 1-1 0-0"
deal.D = "5-4 5-3 3-3 3-1 2-2 2-1 1-0"
yard = ""
play = """
B:6-3 A:6-6L D:5-3R C:6-5L B:5-0L A:5-5R D:5-4R C:3-0L B:4-4R
A:6-4R D:3-3L C:4-3L B:4-2L A:5-2L D:pass C:5-1L B:6-1L A:6-2L
D:2-2L C:3-2L B:6-0R A:4-0R D:3-1L C:1-1L B:pass A:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-2 5-4 5-3 4-1 3-1"
deal.B = "6-5 6-3 4-3 4-2 2-0 1-0 0-0"
deal.C = "6-1 5-5 5-2 5-0 4-4 4-0 3-2"
deal.D = "6-0 5-1 3-3 3-0 2-2 2-1 1-1"
yard = ""
play = """
A:6-6 D:6-0L C:6-1R B:2-0L A:6-2L D:5-1R C:5-5R B:6-5L A:5-4L
D:pass C:5-2R B:4-3L A:3-1L D:2-2R C:3-2R B:1-0L A:5-3R D:3-0L
C:5-0R B:6-3L A:6-4L D:pass C:4-0R B:4-2L A:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-2 5-0 4-3 4-2 3-0 2-1 2-0"
deal.B = "6-5 5-1 4-4 4-1 4-0 1-0 0-0"
deal.C = "6-4 6-3 6-1 6-0 5-4 3-3 3-1"
deal.D = "6-6 6-2 5-5 5-3 3-2 2-2 1-1"
yard = ""
play = """
A:2-0 D:6-2L C:6-1L B:5-1L A:5-2L D:3-2L C:6-0R B:6-5R A:4-3L
D:5-5R C:5-4R B:4-4L A:4-2L D:2-2L C:6-4R B:pass A:2-1L D:6-6R
C:6-3R B:4-1L A:3-0R D:pass C:pass B:4-0L A:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 5-3 5-2 3-1 1-1"
deal.B = "6-4 6-1 5-4 5-0 3-2 3-0 2-1"
deal.C = "5-5 5-1 4-3 4-0 2-2 2-0 1-0"
deal.D = "6-2 6-0 4-4 4-2 4-1 3-3 0-0"
yard = ""
play = """
A:6-6 D:6-2L C:2-2L B:3-2L A:6-3R D:3-3L C:4-3L B:6-4L A:6-5L
D:pass C:5-1L B:6-1L A:5-3R D:6-0L C:1-0L B:2-1L A:5-2L D:pass
C:5-5L B:5-4L A:pass D:4-4L C:4-0L B:5-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-5 5-1 4-3 3-1 0-0"
deal.B = "6-6 5-2 5-0 4-2 4-0 3-3 3-0"
deal.C = "6-5 6-4 6-3 5-3 3-2 2-2 1-1"
deal.D = "6-0 5-4 4-4 4-1 2-1 2-0 1-0"
yard = ""
play = """
C:6-5 B:6-6L A:5-5R D:5-4R C:6-4R B:pass A:6-1L D:6-0R C:1-1L
B:5-0R A:5-1R D:4-1L C:pass B:4-2L A:6-2L D:2-1R C:3-2R B:3-3R
A:3-1R D:1-0R C:6-3L B:3-0L A:0-0L D:2-0L C:2-2L B:5-2L A:pass
D:pass C:5-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-1 4-4 4-2 2-2 1-0 0-0"
deal.B = "6-2 5-3 4-1 4-0 3-1 3-0 1-1"
deal.C = "6-4 6-3 6-1 6-0 5-0 3-3 3-2"
deal.D = "6-6 5-5 5-4 5-2 4-3 2-1 2-0"
yard = ""
play = """
C:6-0 B:6-2L A:2-2L D:5-2L C:5-0L B:4-0L A:4-4L D:5-4L C:pass
B:5-3L A:0-0R D:4-3L C:6-4L B:3-0R A:6-5L D:5-5L C:3-3R B:3-1R
A:5-1R
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-2 5-0 4-2 2-2 1-1 0-0"
deal.B = "6-4 6-3 6-0 4-4 4-1 3-0 2-1"
deal.C = "6-5 6-1 5-4 5-1 4-3 3-3 2-0"
deal.D = "6-6 6-2 5-3 4-0 3-2 3-1 1-0"
yard = ""
play = """
D:6-6 C:6-5L B:6-4R A:5-5L D:5-3L C:4-3L B:4-4L A:4-2L D:6-2L
C:5-4R B:6-3L A:5-2R D:3-2L C:2-0L B:6-0L A:2-2R D:pass C:6-1L
B:4-1L A:pass D:4-0L C:pass B:3-0L A:pass D:3-1L C:5-1L B:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-5 4-4 4-3 2-2 0-0"
deal.B = "6-2 6-1 5-4 5-3 4-2 3-3 3-0"
deal.C = "6-4 6-0 4-1 4-0 3-2 1-1 1-0"
deal.D = "6-3 5-2 5-1 5-0 3-1 2-1 2-0"
yard = ""
play = """
B:6-2 A:6-6L D:6-3L C:3-2L B:4-2L A:4-4L D:5-2R C:4-0L B:3-0L
A:5-5R D:5-1R C:4-1R B:5-3L A:6-5L D:pass C:6-4L B:5-4L A:4-3R
D:5-0L C:1-0L B:6-1L A:pass D:3-1R C:6-0L B:pass A:0-0L D:2-1R
C:pass B:pass A:2-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-1 5-4 5-0 3-2 3-0"
deal.B = "5-5 5-3 5-2 3-3 3-1 2-2 1-0"
deal.C = "6-5 6-0 5-1 4-0 2-1 2-0 0-0"
deal.D = "6-4 6-2 4-4 4-3 4-2 4-1 1-1"
yard = ""
play = """
A:6-6 D:6-4L C:6-5R B:5-5R A:5-4L D:pass C:5-1L B:3-1L A:6-3L
D:6-2L C:2-0L B:1-0L A:6-1L D:pass C:6-0L B:5-3R A:5-0L D:4-3R
C:4-0R B:5-2L A:3-2L D:pass C:0-0R B:3-3L A:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-5 5-1 4-3 2-0 1-1"
deal.B = "6-4 5-2 4-4 4-0 3-3 3-0 1-0"
deal.C = "6-6 6-1 5-3 4-2 4-1 2-1 0-0"
deal.D = "6-3 6-0 5-4 5-0 3-2 3-1 2-2"
yard = ""
play = """
A:5-5 D:5-4L C:5-3R B:6-4L A:6-5L D:6-3R C:6-1R B:5-2L A:5-1R
D:3-2L C:pass B:3-3L A:4-3L D:5-0R C:0-0R B:4-4L A:2-0R D:2-2R
C:4-2L B:pass A:6-2L D:6-0L C:2-1R B:4-0L A:1-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-4 5-1 5-0 4-3 2-0 1-1"
deal.B = "6-6 6-4 4-0 3-3 3-2 1-0 0-0"
deal.C = "6-1 6-0 5-3 5-2 4-4 4-2 4-1"
deal.D = "6-5 6-3 5-5 3-1 3-0 2-2 2-1"
yard = ""
play = """
A:1-1 D:3-1L C:6-1R B:3-3L A:6-2R D:6-3L C:4-2R B:6-6L A:5-4R
D:6-5L C:5-2L B:3-2L A:4-3L D:5-5R C:4-1L B:1-0L A:5-0L D:pass
C:5-3L B:pass A:5-1R D:3-0L C:6-0L B:6-4L A:pass D:2-1R C:4-4L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-2 6-0 4-0 3-0 0-0"
deal.B = "5-5 5-3 5-1 4-2 4-1 3-1 2-2"
deal.C = "6-5 5-4 5-2 4-3 3-3 3-2 2-0"
deal.D = "6-6 6-1 5-0 4-4 2-1 1-1 1-0"
yard = ""
play = """
C:5-2 B:5-5L A:6-2R D:6-6R C:6-5L B:pass A:6-0L D:6-1R C:2-0L
B:4-2L A:6-4L D:2-1R C:3-2R B:5-3R A:6-3L D:5-0R C:3-3L B:3-1L
A:0-0R D:1-1L C:pass B:5-1L A:3-0R D:pass C:4-3R B:4-1R A:pass
D:1-0R C:5-4L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-4 5-0 2-0 1-1 1-0"
deal.B = "6-6 6-3 5-1 4-3 4-1 3-3 3-1"
deal.C = "6-2 6-1 5-3 4-4 3-2 3-0 2-2"
deal.D = "6-0 5-5 5-2 4-2 4-0 2-1 0-0"
yard = ""
play = """
C:6-2 B:6-6L A:6-5L D:5-5L C:5-3L B:6-3L A:2-0R D:6-0L C:3-0L
B:4-3L A:6-4L D:4-0R C:6-1L B:5-1L A:5-4R D:5-2L C:3-2L B:3-3L
A:5-0R D:0-0R C:pass B:3-1L A:1-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-4"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-4"
commitment = "93a3c4323dd780465416b8e68b18c779aaaee6861441a4ebdcd4e0da81f26120"
secret = "bc4a925e3aca6a91832e21e25ef5896f7b8017c3c10bc6489548e7fe10404860"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-0 5-2 5-0 4-3 4-1 3-0 2-1"
deal.B = "6-6 6-4 6-1 5-3 4-0 3-3 3-1"
deal.C = "6-2 5-5 4-4 4-2 3-2 1-0 0-0"
deal.D = "6-5 6-3 5-4 5-1 2-2 2-0 1-1"
yard = ""
play = """
B:6-6 A:6-0L D:6-5R C:5-5R B:4-0L A:4-3L D:6-3L C:6-2L B:5-3R
A:5-2L D:5-1L C:3-2R B:6-1L A:2-1R D:1-1R C:1-0R B:6-4L A:4-1L
D:2-0R C:4-2R B:3-1L A:3-0L D:5-4R C:0-0L B:pass A:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-3 5-1 4-4 3-1 3-0 2-0"
deal.B = "6-5 6-4 6-3 6-1 5-0 4-3 1-1"
deal.C = "5-5 5-4 5-2 4-0 3-2 2-2 2-1"
deal.D = "6-6 6-2 4-2 4-1 3-3 1-0 0-0"
yard = ""
play = """
A:6-0 D:6-6L C:4-0R B:6-5L A:5-3L D:3-3L C:5-4R B:5-0R A:3-1L
D:1-0L C:pass B:pass A:3-0L D:0-0R C:3-2L B:pass A:2-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-1 5-3 5-1 4-1 1-0"
deal.B = "6-4 5-5 3-3 3-2 3-0 2-0 0-0"
deal.C = "6-2 6-0 5-4 4-4 4-0 2-1 1-1"
deal.D = "6-6 5-2 5-0 4-3 4-2 3-1 2-2"
yard = ""
play = """
A:6-5 D:6-6L C:5-4R B:6-4L A:4-1L D:4-2R C:6-2R B:pass A:6-1L
D:pass C:6-0L B:3-0L A:6-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-4 5-0 4-4 4-1 3-1 0-0"
deal.B = "6-6 6-3 5-5 5-1 2-1 1-1 1-0"
deal.C = "6-5 6-4 5-3 4-2 4-0 3-0 2-0"
deal.D = "6-1 6-0 5-2 4-3 3-3 3-2 2-2"
yard = ""
play = """
A:6-2 D:2-2R C:6-5L B:5-5L A:5-4L D:4-3L C:5-3L B:2-1R A:5-0L
D:6-1R C:6-4R B:1-0L A:4-1L D:pass C:4-2L B:pass A:4-4R D:5-2L
C:4-0R B:5-1L A:3-1L D:6-0R C:3-0L B:6-6R A:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-0 4-4 3-3 3-1 2-0"
deal.B = "6-6 6-3 5-3 4-1 3-2 2-2 2-1"
deal.C = "6-0 5-4 4-2 4-0 3-0 1-1 0-0"
deal.D = "6-5 6-2 5-5 5-2 5-1 4-3 1-0"
yard = ""
play = """
A:6-4 D:6-5L C:5-4L B:4-1L A:6-1L D:6-2L C:4-2L B:pass A:4-4L
D:4-3L C:4-0R B:6-3L A:5-0R D:5-5R C:6-0L B:5-3R A:2-0L D:5-2L
C:3-0R B:pass A:pass D:1-0R C:1-1R B:2-1R A:pass D:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-5 4-1 3-3 2-2 1-0 0-0"
deal.B = "6-6 6-4 6-0 5-4 5-2 4-0 2-0"
deal.C = "6-1 5-3 5-1 5-0 3-1 3-0 1-1"
deal.D = "6-3 6-2 4-4 4-3 4-2 3-2 2-1"
yard = ""
play = """
D:4-4 C:pass B:4-0L A:1-0L D:2-1L C:pass B:5-4R A:2-2L D:4-2L
C:5-3R B:6-4L A:6-5L D:3-2R C:5-1L B:5-2R A:4-1L D:4-3L C:5-0R
B:2-0R A:3-3L D:6-3L C:6-1L B:pass A:pass D:6-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-5 4-4 4-3 4-1 2-2 2-1"
deal.B = "6-1 5-3 5-2 5-1 4-2 2-0 0-0"
deal.C = "6-6 6-4 6-3 5-0 4-0 3-0 1-1"
deal.D = "6-2 6-0 5-4 3-3 3-2 3-1 1-0"
yard = ""
play = """
D:3-3 C:6-3L B:5-3R A:6-5L D:5-4L C:6-4L B:5-2R A:2-2R D:6-2R
C:6-6L B:6-1L A:4-1L D:6-0R C:5-0R B:4-2L A:2-1L D:3-1L C:3-0L
B:0-0L A:5-5R D:1-0L C:1-1L B:5-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "4-0 3-2 3-1 2-1 2-0 1-1 0-0"
deal.B = "6-6 6-3 5-5 5-1 5-0 3-3 3-0"
deal.C = "6-5 5-4 5-3 4-3 4-2 4-1 2-2"
deal.D = "6-4 6-2 6-1 6-0 5-2 4-4 1-0"
yard = ""
play = """
B:6-3 A:3-2R D:6-2R C:6-5L B:5-1L A:3-1L D:6-4R C:5-4R B:3-3L
A:pass D:5-2R C:5-3L B:5-0L A:4-0L D:4-4L C:4-3L B:3-0L A:2-0L
D:pass C:4-2L B:pass A:2-1R D:6-1R C:4-1L B:6-6R A:1-1L D:6-0R
C:pass B:pass A:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-1 5-1 4-3 4-2 3-1"
deal.B = "6-3 5-4 5-0 4-0 3-3 2-1 0-0"
deal.C = "6-0 5-5 5-3 4-4 3-0 2-2 1-1"
deal.D = "6-5 6-4 5-2 4-1 3-2 2-0 1-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-5L B:6-3R A:5-1L D:3-2R C:2-2R B:2-1L A:6-2L
D:6-4L C:4-4L B:4-0L A:4-2R D:2-0L C:pass B:5-4R A:pass D:5-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 5-1 3-2 3-0 1-1 0-0"
deal.B = "6-3 5-4 4-3 3-1 2-2 2-1 2-0"
deal.C = "6-6 6-0 5-3 5-2 4-2 4-1 4-0"
deal.D = "6-5 6-2 5-5 5-0 4-4 3-3 1-0"
yard = ""
play = """
D:5-5 C:5-3L B:6-3L A:6-4L D:4-4L C:5-2R B:2-0R A:3-0R D:3-3R
C:4-2L B:3-1R A:3-2L D:1-0R C:6-0R B:4-3L A:6-1R D:pass C:4-1L
B:2-1L A:5-1R D:6-5R C:6-6R B:2-2L A:pass D:6-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 6-0 4-3 4-2 4-0"
deal.B = "6-4 6-1 5-1 3-3 2-2 1-1 0-0"
deal.C = "6-2 5-5 5-4 4-4 3-2 3-1 3-0"
deal.D = "5-3 5-2 5-0 4-1 2-1 2-0 1-0"
yard = ""
play = """
A:6-6 D:pass C:6-2L B:6-4R A:4-2L D:4-1L C:5-4R B:1-1L A:6-5R
D:2-1L C:3-2L B:6-1R A:6-3L D:1-0R C:3-0R B:3-3R A:6-0L D:5-3R
C:5-5R B:5-1R A:4-0L D:pass C:4-4L B:pass A:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 4-4 4-1 4-0 2-1 1-0"
deal.B = "6-4 6-1 6-0 4-3 4-2 3-0 1-1"
deal.C = "6-5 6-2 5-4 5-2 5-1 2-0 0-0"
deal.D = "6-6 5-3 5-0 3-3 3-2 3-1 2-2"
yard = ""
play = """
A:6-3 D:6-6L C:6-5L B:4-3R A:5-5L D:5-3L C:5-4R B:3-0L A:4-0L
D:5-0R C:2-0R B:6-4L A:2-1R D:3-1R C:6-2L B:4-2L A:4-4L D:3-3R
C:pass B:pass A:4-1L D:3-2R C:5-2R B:6-1L A:pass D:pass C:5-1R
B:6-0L A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-1 4-2 3-3 2-2 1-0 0-0"
deal.B = "6-6 6-3 6-2 6-1 5-5 3-1 1-1"
deal.C = "6-4 6-0 5-3 4-1 3-2 3-0 2-1"
deal.D = "5-4 5-2 5-0 4-4 4-3 4-0 2-0"
yard = ""
play = """
A:6-5 D:5-4R C:6-4L B:pass A:4-2L D:4-4R C:3-2L B:3-1L A:5-1L
D:5-2L C:4-1R B:1-1R A:2-2L D:2-0L C:6-0L B:6-1L A:1-0L D:4-0L
C:2-1R B:6-2R A:pass D:4-3L C:5-3L B:6-6R A:pass D:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-4 4-3 4-2 3-1 1-1 1-0"
deal.B = "6-3 6-0 5-5 5-3 5-2 4-4 0-0"
deal.C = "6-5 6-4 5-1 4-0 3-3 3-0 2-1"
deal.D = "6-6 6-2 5-0 4-1 3-2 2-2 2-0"
yard = ""
play = """
D:6-6 C:6-5L B:6-3R A:5-4L D:3-2R C:6-4L B:5-2R A:6-1L D:4-1L
C:5-1R B:4-4L A:4-3L D:pass C:3-3L B:5-3L A:3-1R D:5-0L C:4-0L
B:pass A:4-2L D:2-2L C:2-1L B:pass A:1-1L D:pass C:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-0 4-4 4-3 4-2 3-0 2-2 1-0"
deal.B = "6-6 6-2 6-1 6-0 5-4 5-3 1-1"
deal.C = "6-5 6-4 5-5 5-2 4-0 3-1 2-0"
deal.D = "6-3 5-1 4-1 3-3 3-2 2-1 0-0"
yard = ""
play = """
C:6-5 B:5-3R A:4-3R D:6-3L C:6-4R B:6-1R A:3-0L D:0-0L C:4-0L
B:1-1R A:4-4L D:4-1L C:3-1L B:pass A:1-0R D:3-3L C:2-0R B:6-2R
A:pass D:3-2L C:5-2L B:6-0R A:5-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-4 5-3 5-0 4-3 2-0 1-1"
deal.B = "6-6 6-2 5-2 5-1 4-0 3-0 1-0"
deal.C = "6-5 6-3 5-5 3-3 3-2 3-1 2-1"
deal.D = "6-4 6-0 4-4 4-2 4-1 2-2 0-0"
yard = ""
play = """
D:4-4 C:pass B:4-0L A:5-0L D:6-4R C:6-5L B:6-2L A:2-0L D:6-0R
C:pass B:3-0L A:5-3L D:0-0R C:5-5L B:1-0R A:5-4L D:4-1R C:pass
B:pass A:4-3L D:4-2R C:6-3L B:6-6L A:6-1L D:2-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 6-0 5-2 4-0 3-3 3-0"
deal.B = "5-4 5-3 5-0 4-4 4-1 2-2 1-1"
deal.C = "6-5 6-4 4-3 4-2 2-1 1-0 0-0"
deal.D = "6-6 6-2 5-5 5-1 3-2 3-1 2-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-3L A:6-3L D:6-2L C:6-4R B:5-4R A:5-2L D:5-5L
C:pass B:5-0L A:6-0L D:5-1R C:2-1R B:2-2R A:6-1L D:3-1L C:4-3L
B:4-1L A:pass D:3-2R C:1-0L B:pass A:4-0L D:pass C:4-2L B:pass
A:3-3R D:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-4 4-3 3-3 3-2 3-0 2-1 1-1"
deal.B = "6-5 4-4 4-1 4-0 3-1 1-0 0-0"
deal.C = "6-4 6-1 5-5 5-2 5-1 4-2 2-2"
deal.D = "6-6 6-3 6-2 6-0 5-3 5-0 2-0"
yard = ""
play = """
D:6-6 C:6-4L B:4-0L A:3-0L D:6-3L C:6-1L B:4-1L A:5-4L D:5-0L
C:pass B:1-0L A:2-1L D:6-2L C:pass B:6-5L A:pass D:6-0R C:5-5L
B:0-0R A:pass D:5-3L C:pass B:3-1L A:1-1L D:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-2 5-1 4-4 4-3 3-2 1-1"
deal.B = "6-0 5-5 5-3 5-0 4-0 3-1 2-1"
deal.C = "6-6 6-5 6-1 3-0 2-0 1-0 0-0"
deal.D = "6-4 6-3 6-2 4-2 4-1 3-3 2-2"
yard = ""
play = """
D:2-2 C:2-0L B:4-0L A:5-4L D:4-2R C:6-5L B:6-0L A:4-4R D:6-4R
C:6-6R B:5-0L A:5-2L D:6-2L C:6-1L B:2-1L A:3-2L D:6-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-2 4-3 3-3 2-1 1-1"
deal.B = "5-5 5-4 4-4 3-2 3-0 2-2 0-0"
deal.C = "6-5 6-4 6-3 6-0 5-1 4-1 4-0"
deal.D = "6-6 5-3 5-0 4-2 3-1 2-0 1-0"
yard = ""
play = """
C:6-5 B:5-5R A:6-2L D:5-3R C:6-3R B:2-2L A:5-2L D:6-6R C:6-4R
B:5-4R A:pass D:5-0L C:6-0L B:pass A:6-1L D:1-0L C:5-1R B:3-0L
A:4-3L D:4-2L C:4-1R B:4-4R A:2-1L D:3-1L C:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-4 4-4 4-3 3-3 3-0 1-0"
deal.B = "6-5 6-1 5-2 5-0 3-2 2-1 1-1"
deal.C = "6-4 6-3 6-2 4-1 4-0 3-1 2-2"
deal.D = "6-6 5-5 5-3 5-1 4-2 2-0 0-0"
yard = ""
play = """
C:6-4 B:6-5L A:5-4L D:4-2L C:6-2L B:6-1L A:1-0L D:0-0L C:4-1R
B:2-1R A:6-0L D:6-6L C:6-3L B:3-2R A:4-3L D:5-3R C:4-0L B:5-2R
A:3-0L D:2-0R C:3-1L B:1-1L A:pass D:5-1L C:pass B:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-2 5-1 4-1 3-3 2-0 1-0"
deal.B = "6-6 6-4 5-4 4-2 4-0 3-2 1-1"
deal.C = "6-3 6-1 6-0 5-3 5-0 4-3 0-0"
deal.D = "6-2 5-5 4-4 3-1 3-0 2-2 2-1"
yard = ""
play = """
B:4-0 A:4-1L D:2-1L C:6-0R B:6-6R A:5-2L D:5-5L C:6-3R B:3-2R
A:6-5L D:6-2L C:pass B:4-2L A:2-0R D:4-4L C:4-3L B:pass A:3-3L
D:3-0R C:5-3L B:5-4L A:pass D:3-1R C:6-1R B:6-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 4-4 4-2 3-3 2-1 2-0"
deal.B = "6-6 6-0 5-1 4-1 3-1 3-0 2-2"
deal.C = "6-1 5-5 5-4 5-3 4-3 1-1 0-0"
deal.D = "6-4 6-2 5-2 5-0 4-0 3-2 1-0"
yard = ""
play = """
B:3-1 A:6-3L D:6-2L C:6-1R B:6-0R A:4-2L D:6-4L C:0-0R B:3-0R
A:6-5L D:5-0L C:5-3R B:5-1R A:2-0L D:1-0R C:pass B:2-2L A:2-1L
D:4-0R C:5-4R B:4-1L A:4-4L D:5-2R C:4-3L B:pass A:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-1 4-1 2-1 2-0 1-1"
deal.B = "6-5 5-5 5-2 5-0 3-2 3-0 1-0"
deal.C = "6-6 6-4 6-0 5-4 4-3 4-2 3-1"
deal.D = "6-2 5-3 4-4 4-0 3-3 2-2 0-0"
yard = ""
play = """
A:6-3 D:3-3R C:6-6L B:3-0R A:6-1L D:4-0R C:6-4R B:6-5R A:5-1L
D:5-3L C:5-4R B:3-2L A:2-1L D:4-4R C:4-3R B:1-0L A:2-0L D:2-2L
C:4-2L B:pass A:4-1L D:pass C:3-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-2 4-3 4-0 3-3 3-0 0-0"
deal.B = "6-6 5-5 5-4 5-1 4-1 3-1 2-2"
deal.C = "6-5 6-2 6-1 6-0 5-0 4-2 3-2"
deal.D = "6-4 6-3 4-4 2-1 2-0 1-1 1-0"
yard = ""
play = """
A:5-3 D:6-3R C:6-5L B:6-6L A:pass D:6-4L C:6-2R B:2-2R A:4-3L
D:2-1R C:6-1R B:3-1L A:pass D:1-1L C:6-0R B:4-1L A:4-0L D:1-0L
C:5-0R B:5-5R A:5-2R D:2-0R C:pass B:5-1L A:3-0R D:pass C:3-2R
B:5-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 5-2 5-1 4-0 2-0 0-0"
deal.B = "6-5 5-3 5-0 4-3 3-0 2-2 1-0"
deal.C = "6-3 6-2 6-0 5-4 4-4 3-2 3-1"
deal.D = "6-6 6-4 4-2 4-1 3-3 2-1 1-1"
yard = ""
play = """
B:3-0 A:4-0R D:3-3L C:6-3L B:4-3R A:6-1L D:4-1L C:5-4L B:6-5L
A:pass D:6-6L C:6-2L B:5-3R A:5-2L D:pass C:pass B:5-0L A:2-0L
D:4-2L C:4-4L B:pass A:5-5R D:6-4L C:6-0L B:1-0L A:5-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-4 5-3 3-2 3-1 2-2"
deal.B = "6-5 6-3 6-1 5-2 4-4 3-3 0-0"
deal.C = "6-4 5-0 4-3 4-0 3-0 2-1 1-1"
deal.D = "6-0 5-5 5-1 4-2 4-1 2-0 1-0"
yard = ""
play = """
A:6-6 D:6-0L C:6-4R B:4-4R A:5-4R D:5-5R C:5-0L B:6-5L A:6-2L
D:4-2L C:4-3L B:5-2R A:5-3L D:2-0R C:4-0R B:pass A:pass D:5-1L
C:2-1L B:pass A:3-2L D:4-1R C:3-0L B:0-0L A:3-1R D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 4-0 3-1 2-2 2-0 0-0"
deal.B = "5-4 4-4 4-2 3-2 3-0 1-1 1-0"
deal.C = "6-2 5-3 5-2 5-1 5-0 4-1 2-1"
deal.D = "6-6 6-4 6-3 6-1 5-5 4-3 3-3"
yard = ""
play = """
D:6-6 C:6-2L B:3-2L A:3-1L D:6-1L C:pass B:pass A:6-5L D:5-5L
C:5-3L B:3-0L A:6-0L D:6-3L C:pass B:pass A:pass D:3-3L C:pass
B:pass A:pass D:6-4R C:4-1R B:1-1R A:pass D:4-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-5 5-2 3-3 3-2 2-0 0-0"
deal.B = "5-4 5-1 5-0 4-3 2-1 1-1 1-0"
deal.C = "6-6 6-3 6-2 5-3 4-2 3-0 2-2"
deal.D = "6-5 6-4 6-0 4-4 4-1 4-0 3-1"
yard = ""
play = """
D:4-4 C:4-2L B:2-1L A:6-1L D:6-4L C:pass B:4-3L A:3-3L D:3-1L
C:pass B:5-1L A:5-5L D:6-5L C:6-6L B:5-4R A:5-2R D:6-0L C:6-2R
B:1-0L A:pass D:4-1L C:6-3R B:pass A:3-2R D:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-1 4-4 4-0 3-3 2-0 1-1"
deal.B = "5-5 4-3 4-1 3-2 3-0 2-1 0-0"
deal.C = "6-5 6-4 6-0 5-3 5-2 5-1 5-0"
deal.D = "6-6 6-3 5-4 4-2 3-1 2-2 1-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-5L A:6-2R D:2-2R C:5-3L B:3-2L A:2-0L D:1-0L
C:5-2R B:4-1L A:4-4L D:5-4R C:6-4L B:4-3R A:6-1L D:3-1L C:pass
B:3-0L A:4-0L D:6-3R C:6-0R B:0-0R A:pass D:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-3 4-4 4-2 4-1 4-0 2-2"
deal.B = "6-6 6-5 6-1 5-1 3-2 2-1 2-0"
deal.C = "6-3 5-5 5-2 5-0 3-3 3-0 1-1"
deal.D = "6-4 6-0 5-4 4-3 3-1 1-0 0-0"
yard = ""
play = """
D:0-0 C:5-0L B:2-0R A:5-3L D:4-3L C:5-2R B:6-5R A:4-4L D:6-4R
C:pass B:pass A:4-2L D:5-4R C:5-5R B:2-1L A:4-1L D:pass C:pass
B:5-1R A:4-0L D:1-0R C:3-0L B:3-2L A:6-2L D:6-0L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 5-1 4-0 1-0 0-0"
deal.B = "6-0 5-3 5-2 5-0 3-2 2-2 2-0"
deal.C = "6-5 5-5 4-1 3-3 3-0 2-1 1-1"
deal.D = "6-4 6-1 5-4 4-4 4-3 4-2 3-1"
yard = ""
play = """
A:6-6 D:6-4L C:6-5R B:5-2R A:4-0L D:4-2R C:4-1R B:5-0L A:5-1L
D:6-1L C:2-1R B:6-0L A:1-0L D:3-1L C:3-3L B:3-2L A:6-2L D:pass
C:pass B:2-0R A:6-3L D:4-3L C:3-0R B:5-3R A:pass D:5-4R C:pass
B:pass A:pass D:4-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-2 5-0 3-2 2-2 2-0 1-1"
deal.B = "6-0 5-5 5-4 4-4 4-3 2-1 1-0"
deal.C = "6-3 6-2 4-1 3-3 3-1 3-0 0-0"
deal.D = "6-6 6-5 6-1 5-3 5-1 4-2 4-0"
yard = ""
play = """
D:6-6 C:6-3L B:6-0R A:3-2L D:4-2L C:4-1L B:1-0L A:5-0L D:6-5L
C:6-2L B:2-1L A:1-1L D:6-1L C:3-0R B:4-3R A:6-4L D:4-0L C:0-0L
B:4-4R A:2-0L D:pass C:pass B:5-4R A:5-2L D:5-3L C:3-3L B:5-5R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-5"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-5"
commitment = "ee2a1dc14e40f2bb54664795aa7a8693c872e3c4e9a8137b9d8389a99093c235"
secret = "3e383947b1f41008ce4562a7c6e042f3a4d87ce0376ba81100f52f4de655d7c7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-4 5-0 4-2 4-1 0-0"
deal.B = "6-6 6-1 6-0 5-1 4-4 3-1 2-2"
deal.C = "5-5 5-3 5-2 3-3 3-0 2-1 1-1"
deal.D = "6-5 6-4 4-3 4-0 3-2 2-0 1-0"
yard = ""
play = """
B:6-6 A:6-2L D:3-2L C:3-3L B:6-1R A:6-3L D:6-5L C:5-5L B:5-1L
A:4-1L D:6-4L C:1-1R B:6-0L A:5-0L D:1-0R C:3-0R B:3-1R A:5-4L
D:4-3L C:5-3L B:pass A:pass D:pass C:5-2L B:2-2L A:4-2L D:4-0L
C:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-4 5-1 4-3 4-1 4-0 0-0"
deal.B = "6-6 4-4 4-2 3-2 2-2 2-0 1-1"
deal.C = "6-1 5-0 3-3 3-1 3-0 2-1 1-0"
deal.D = "6-5 6-4 6-2 6-0 5-5 5-3 5-2"
yard = ""
play = """
C:3-3 B:3-2L A:4-3R D:6-2L C:6-1L B:4-4R A:5-4R D:6-5R C:3-1L
B:6-6R A:6-3L D:6-4L C:pass B:4-2L A:pass D:5-2L C:5-0L B:2-0L
A:pass D:6-0R C:3-0R B:2-2L A:pass D:5-3R C:2-1L B:1-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 5-0 4-2 4-0 2-2 2-0"
deal.B = "6-2 5-5 5-2 5-1 4-3 3-0 0-0"
deal.C = "6-6 6-3 6-0 4-1 3-2 3-1 1-0"
deal.D = "6-5 6-4 5-3 4-4 3-3 2-1 1-1"
yard = ""
play = """
B:5-5 A:5-0L D:6-5R C:6-6R B:6-2R A:2-0L D:2-1L C:3-2R B:4-3R
A:6-1L D:6-4L C:4-1L B:5-1L A:4-0R D:5-3L C:6-3L B:3-0R A:pass
D:3-3R C:6-0L B:0-0L A:pass D:pass C:3-1R B:pass A:pass D:1-1R
C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-0 5-1 5-0 4-2 3-0"
deal.B = "6-3 5-5 4-4 4-3 3-3 2-0 1-1"
deal.C = "6-4 6-2 5-4 5-3 3-1 2-2 1-0"
deal.D = "6-1 5-2 4-1 4-0 3-2 2-1 0-0"
yard = ""
play = """
C:2-2 B:2-0L A:3-0L D:3-2L C:6-2L B:6-3L A:4-2R D:4-1R C:3-1R
B:4-3L A:pass D:4-0L C:5-3R B:5-5R A:6-5R D:0-0L C:6-4R B:4-4R
A:6-0L D:6-1L C:1-0L B:pass A:5-0L D:5-2L C:5-4R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-5 5-4 5-3 5-1 4-3 4-0"
deal.B = "6-4 6-3 6-1 5-0 4-2 3-2 1-0"
deal.C = "6-5 6-0 4-1 3-1 2-1 2-0 1-1"
deal.D = "6-2 5-2 4-4 3-3 3-0 2-2 0-0"
yard = ""
play = """
C:1-1 B:6-1L A:6-6L D:6-2L C:2-1L B:1-0L A:4-0L D:4-4L C:4-1L
B:pass A:5-1L D:5-2L C:2-0L B:5-0L A:5-3L D:3-3L C:3-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-3 5-0 3-1 3-0 2-0"
deal.B = "6-6 6-0 4-4 4-0 2-2 2-1 1-1"
deal.C = "6-1 5-1 4-3 4-1 3-2 1-0 0-0"
deal.D = "6-2 5-5 5-4 5-3 5-2 4-2 3-3"
yard = ""
play = """
D:6-2 C:6-1L B:2-2R A:3-1L D:5-3L C:5-1L B:2-1L A:2-0L D:5-2R
C:1-0L B:1-1L A:6-5R D:pass C:4-1L B:6-6R A:6-4L D:pass C:pass
B:6-0L A:6-3R D:3-3R C:0-0L B:4-0L A:3-0R D:5-4L C:pass B:pass
A:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-0 5-4 5-2 4-1 3-2"
deal.B = "6-4 6-3 6-2 5-5 4-3 3-1 0-0"
deal.C = "4-2 4-0 3-3 3-0 2-2 2-0 1-0"
deal.D = "6-1 5-3 5-1 5-0 4-4 2-1 1-1"
yard = ""
play = """
A:5-2 D:5-3L C:3-3L B:6-3L A:6-6L D:6-1L C:2-2R B:6-2R A:4-1L
D:4-4L C:4-0L B:6-4R A:5-4R D:5-0L C:pass B:5-5L A:6-5L D:5-1R
C:1-0R B:0-0R A:6-0L D:pass C:2-0L B:pass A:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-5 5-2 3-3 3-2 3-1"
deal.B = "6-2 6-1 4-3 4-0 2-1 2-0 1-1"
deal.C = "6-4 6-0 5-4 4-1 3-0 1-0 0-0"
deal.D = "6-5 5-3 5-1 5-0 4-4 4-2 2-2"
yard = ""
play = """
A:6-6 D:6-5L C:5-4L B:6-2R A:5-2R D:4-4L C:6-4L B:6-1L A:5-5R
D:5-1L C:pass B:pass A:pass D:5-3L C:3-0L B:4-0L A:pass D:4-2L
C:pass B:2-1L A:3-1L D:5-0R C:0-0R B:4-3L A:pass D:pass C:6-0R
B:pass A:6-3R D:pass C:4-1L B:1-1L A:3-2R D:2-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-3 4-4 4-3 3-2 3-0 1-1 1-0"
deal.B = "6-2 6-1 6-0 4-2 4-0 3-3 3-1"
deal.C = "6-4 6-3 5-5 5-4 5-2 5-0 2-0"
deal.D = "6-6 6-5 5-1 4-1 2-2 2-1 0-0"
yard = ""
play = """
D:6-6 C:6-4L B:6-2R A:3-2R D:4-1L C:6-3R B:6-1L A:pass D:6-5L
C:5-5L B:6-0R A:1-0R D:5-1L C:pass B:3-1L A:5-3L D:2-1R C:5-2R
B:pass A:pass D:pass C:5-0L B:4-0L A:4-4L D:pass C:5-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 4-4 4-2 4-0 2-1 1-1"
deal.B = "6-6 6-4 5-4 5-2 3-1 1-0 0-0"
deal.C = "6-5 6-0 5-5 5-3 5-1 5-0 4-3"
deal.D = "6-1 4-1 3-3 3-2 3-0 2-2 2-0"
yard = ""
play = """
C:5-5 B:5-4L A:4-4L D:4-1L C:5-1L B:5-2L A:4-2L D:pass C:4-3L
B:3-1L A:1-1L D:6-1L C:6-5L B:pass A:pass D:pass C:5-3L B:pass
A:6-3L D:pass C:6-0L B:1-0L A:2-1L D:3-2L C:5-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-4 5-3 4-2 4-0 2-2 2-1"
deal.B = "6-0 5-2 4-3 3-1 3-0 2-0 1-0"
deal.C = "6-5 6-2 5-5 5-1 5-0 4-4 3-2"
deal.D = "6-6 6-4 6-3 4-1 3-3 1-1 0-0"
yard = ""
play = """
C:5-5 B:5-2L A:5-3R D:6-3R C:6-5R B:2-0L A:4-0L D:6-4L C:6-2L
B:pass A:2-2L D:pass C:3-2L B:4-3L A:5-4R D:4-1L C:5-1L B:pass
A:4-2R D:pass C:5-0L B:6-0L A:2-1R D:6-6L C:pass B:3-1R A:6-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-3 4-4 4-0 3-3 3-1 2-2"
deal.B = "6-6 6-2 6-0 4-2 4-1 3-2 3-0"
deal.C = "6-1 5-5 5-4 5-0 4-3 2-1 1-0"
deal.D = "6-4 6-3 5-2 5-1 2-0 1-1 0-0"
yard = ""
play = """
A:3-3 D:6-3L C:6-1L B:4-1L A:3-1R D:6-4L C:1-0R B:6-6L A:6-5L
D:5-2L C:5-0R B:6-2L A:5-3R D:pass C:4-3R B:6-0L A:4-0L D:pass
C:5-4L B:4-2R A:2-2R D:5-1L C:2-1R B:pass A:pass D:1-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-1 6-0 5-5 5-1 3-2 3-1"
deal.B = "5-4 5-3 4-0 3-3 2-2 2-1 1-1"
deal.C = "6-5 6-4 6-2 5-0 4-4 4-3 3-0"
deal.D = "6-3 5-2 4-2 4-1 2-0 1-0 0-0"
yard = ""
play = """
D:6-3 C:4-3R B:5-4R A:6-0L D:2-0L C:6-2L B:5-3R A:3-1R D:4-1R
C:6-4L B:4-0L A:pass D:1-0L C:4-4R B:2-1L A:3-2L D:4-2R C:3-0L
B:2-2R A:pass D:0-0L C:5-0L B:pass A:5-5L D:5-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 4-3 4-2 3-0 2-0 1-1"
deal.B = "6-4 6-2 5-5 5-4 4-4 2-2 1-0"
deal.C = "6-6 6-0 5-3 4-0 3-3 3-2 3-1"
deal.D = "6-1 5-2 5-1 5-0 4-1 2-1 0-0"
yard = ""
play = """
D:6-1 C:6-6L B:6-4L A:1-1R D:4-1L C:3-1L B:1-0R A:4-3L D:5-0R
C:5-3R B:5-4L A:6-5L D:pass C:3-3R B:6-2L A:3-0R D:5-2L C:6-0R
B:5-5L A:6-3R D:5-1L C:3-2R B:2-2R A:2-0R D:2-1L C:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 6-0 5-3 5-0 4-2 4-0"
deal.B = "6-6 6-4 5-5 5-2 4-4 4-3 1-0"
deal.C = "6-1 5-4 4-1 3-2 3-1 2-0 0-0"
deal.D = "6-5 5-1 3-3 3-0 2-2 2-1 1-1"
yard = ""
play = """
C:decline A:4-2 D:2-2R C:4-1L B:5-2R A:5-0R D:5-1L C:5-4L B:6-4L
A:4-0R D:6-5L C:pass B:5-5L A:5-3L D:3-3L C:3-2L B:4-4R A:6-2L
D:pass C:6-1L B:4-3R A:6-3R D:2-1L C:2-0L B:6-6R A:6-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-2 5-1 4-1 3-2 2-0"
deal.B = "6-4 6-3 5-3 5-0 3-0 2-2 1-0"
deal.C = "6-6 6-5 5-4 4-4 4-2 4-0 3-3"
deal.D = "6-0 5-5 4-3 3-1 2-1 1-1 0-0"
yard = ""
play = """
A:decline C:4-4 B:6-4L A:4-1R D:6-0L C:4-0L B:1-0R A:2-0R D:4-3L
C:4-2R B:6-3L A:6-2L D:2-1L C:5-4R B:5-3R A:3-2R D:3-1L C:3-3L
B:2-2R A:5-2R D:5-5R C:6-5R B:3-0L A:6-1R D:0-0L C:pass B:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 4-2 3-2 3-1 3-0 0-0"
deal.B = "6-5 6-4 6-2 6-1 5-0 4-4 1-0"
deal.C = "6-6 6-3 5-2 5-1 4-3 4-1 2-1"
deal.D = "5-5 5-4 4-0 3-3 2-2 2-0 1-1"
yard = ""
play = """
B:6-5 A:6-0L D:4-0L C:4-3L B:5-0R A:0-0R D:3-3L C:6-3L B:6-4L
A:4-2L D:2-2L C:5-2L B:1-0R A:5-3L D:1-1R C:5-1R B:pass A:3-1L
D:5-5R C:4-1L B:4-4L A:pass D:5-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-1 5-0 4-1 3-1 2-2 2-1"
deal.B = "6-2 5-4 5-3 4-4 3-0 2-0 1-0"
deal.C = "6-6 6-4 6-3 4-3 4-2 1-1 0-0"
deal.D = "6-1 6-0 5-5 5-2 4-0 3-3 3-2"
yard = ""
play = """
D:6-1 C:6-6L B:6-2L A:2-1R D:5-2L C:4-2R B:5-4L A:4-1L D:4-0R
C:1-1L B:3-0R A:5-1L D:5-5L C:6-3R B:5-3L A:3-1L D:6-0R C:0-0R
B:2-0R A:2-2R D:3-2R C:4-3R B:4-4R A:pass D:pass C:6-4R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 6-0 5-0 3-3 3-2 1-1"
deal.B = "6-1 5-2 4-4 3-1 2-0 1-0 0-0"
deal.C = "6-4 5-5 5-4 5-3 4-1 4-0 3-0"
deal.D = "6-6 6-5 5-1 4-3 4-2 2-2 2-1"
yard = ""
play = """
C:5-5 B:5-2L A:6-2L D:6-6L C:6-4L B:4-4L A:5-0R D:4-3L C:4-0R
B:3-1L A:1-1L D:5-1L C:5-4L B:pass A:pass D:4-2L C:4-1R B:6-1R
A:6-0R D:2-2L C:3-0R B:2-0L A:3-2R D:2-1R C:pass B:1-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-3 5-1 4-3 4-2 3-3"
deal.B = "6-5 5-5 5-4 5-0 4-0 3-2 1-0"
deal.C = "6-6 6-3 6-2 4-1 3-1 2-2 2-1"
deal.D = "6-4 5-2 4-4 3-0 2-0 1-1 0-0"
yard = ""
play = """
B:6-5 A:5-1R D:6-4L C:4-1L B:1-0L A:6-0L D:1-1R C:6-6L B:pass
A:6-1R D:pass C:6-2L B:3-2L A:3-3L D:3-0L C:6-3R B:5-0L A:5-3L
D:pass C:3-1L B:pass A:4-3R D:4-4R C:2-1L B:5-4R A:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 4-3 4-2 3-2 3-1 3-0"
deal.B = "6-6 6-5 6-3 5-4 5-0 3-3 1-0"
deal.C = "6-0 5-2 4-4 4-1 2-0 1-1 0-0"
deal.D = "6-2 6-1 5-3 5-1 4-0 2-2 2-1"
yard = ""
play = """
A:3-0 D:5-3L C:5-2L B:5-0R A:5-5R D:6-2L C:6-0L B:6-5R A:6-4R
D:4-0L C:4-4L B:5-4L A:4-3R D:5-1L C:1-1L B:6-3R A:3-1L D:6-1R
C:4-1R B:3-3L A:4-2R D:2-2R C:2-0R B:1-0R A:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 5-1 5-0 4-4 4-3 3-0"
deal.B = "5-3 5-2 4-1 3-3 3-1 1-0 0-0"
deal.C = "6-6 6-1 6-0 5-4 4-0 2-2 2-0"
deal.D = "6-5 6-4 6-3 4-2 3-2 2-1 1-1"
yard = ""
play = """
A:6-2 D:6-5L C:5-4L B:5-2R A:5-5R D:6-4L C:6-6L B:5-3R A:4-3R
D:6-3L C:4-0R B:3-3L A:3-0R D:3-2L C:2-2L B:3-1R A:5-1R D:4-2L
C:pass B:4-1L A:5-0R D:2-1L C:6-0R B:pass A:pass D:pass C:6-1R
B:1-0R A:pass D:pass C:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-3 5-1 4-1 2-1 2-0 0-0"
deal.B = "6-5 6-3 5-4 4-2 4-0 2-2 1-1"
deal.C = "6-1 5-5 5-2 4-4 4-3 3-3 3-0"
deal.D = "6-6 6-4 6-0 5-0 3-2 3-1 1-0"
yard = ""
play = """
C:5-5 B:6-5L A:5-3R D:6-6L C:3-3R B:6-3L A:pass D:3-2L C:5-2L
B:5-4L A:4-1L D:3-1L C:4-3L B:4-2L A:6-2L D:6-4L C:4-4L B:4-0L
A:0-0L D:6-0L C:3-0R B:pass A:2-0R D:pass C:6-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 5-1 5-0 4-0 3-2 1-0"
deal.B = "6-5 5-4 3-3 3-1 2-2 2-1 1-1"
deal.C = "6-3 6-2 5-5 5-3 4-4 4-3 0-0"
deal.D = "6-1 6-0 5-2 4-2 4-1 3-0 2-0"
yard = ""
play = """
C:5-5 B:6-5L A:6-6L D:6-1L C:5-3R B:3-3R A:5-1L D:5-2L C:6-2L
B:3-1R A:1-0R D:6-0L C:0-0L B:pass A:4-0L D:4-2L C:pass B:2-2L
A:5-0R D:2-0L C:pass B:5-4R A:6-4R D:3-0L C:6-3L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-5 5-0 2-0 1-1 1-0"
deal.B = "6-5 5-2 5-1 4-0 3-1 3-0 0-0"
deal.C = "6-6 6-2 5-3 4-4 4-3 3-2 2-1"
deal.D = "6-3 6-1 5-4 4-2 4-1 3-3 2-2"
yard = ""
play = """
C:6-6 B:6-5L A:5-0L D:6-3R C:3-2R B:5-2R A:5-5R D:5-4R C:4-4R
B:4-0L A:6-4L D:6-1L C:2-1L B:pass A:2-0L D:4-2R C:6-2R B:3-0L
A:6-0R D:3-3L C:4-3L B:0-0R A:1-0R D:4-1L C:pass B:5-1L A:1-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-1 4-4 3-2 3-0 2-2 1-1"
deal.B = "6-6 6-2 4-3 4-1 4-0 3-3 2-0"
deal.C = "6-1 5-5 5-3 4-2 2-1 1-0 0-0"
deal.D = "6-5 6-4 6-0 5-4 5-2 5-0 3-1"
yard = ""
play = """
A:3-0 D:3-1L C:1-0R B:4-1L A:4-4L D:6-4L C:6-1L B:pass A:1-1L
D:pass C:2-1L B:6-2L A:6-3L D:pass C:5-3L B:pass A:5-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-6"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-6"
commitment = "94e82e9bb60a7af4a2371cdaa96ddca7b27fa3f1d160f4585343790e05fa55cf"
secret = "9987d6ca4d68c6bd0079b5e52ee664c0eb918508a6b9b323f5b0caaad5ee9645"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-0 4-3 4-0 3-3 3-2"
deal.B = "6-6 6-3 5-3 5-1 3-0 2-0 0-0"
deal.C = "6-1 5-5 5-4 5-2 4-1 3-1 2-2"
deal.D = "6-5 5-0 4-4 4-2 2-1 1-1 1-0"
yard = ""
play = """
B:6-6 A:6-4L D:6-5R C:5-4L B:5-3L A:4-3L D:5-0R C:4-1L B:5-1L
A:6-0R D:pass C:5-5L B:6-3R A:3-3R D:pass C:5-2L B:2-0L A:3-2R
D:4-2R C:pass B:0-0L A:4-0L D:4-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 5-0 4-4 4-0 3-0 2-2"
deal.B = "5-5 5-3 5-2 5-1 4-1 3-2 1-0"
deal.C = "6-5 6-1 4-2 3-3 3-1 1-1 0-0"
deal.D = "6-6 6-4 6-2 6-0 4-3 2-1 2-0"
yard = ""
play = """
B:5-5 A:5-4L D:4-3L C:3-3L B:5-3L A:5-0L D:6-0L C:6-5L B:5-1L
A:pass D:2-1L C:4-2L B:4-1L A:pass D:pass C:6-1L B:5-2R A:6-3L
D:2-0R C:3-1L B:1-0R A:pass D:pass C:1-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-5 5-4 5-0 3-3 2-2"
deal.B = "6-0 5-3 4-4 3-2 2-0 1-1 1-0"
deal.C = "6-6 6-3 5-1 4-0 3-1 2-1 0-0"
deal.D = "6-2 6-1 5-2 4-3 4-2 4-1 3-0"
yard = ""
play = """
C:6-6 B:6-0L A:6-5R D:3-0L C:6-3L B:5-3R A:6-4L D:4-3R C:4-0L
B:4-4R A:5-4R D:5-2R C:0-0L B:2-0R A:5-0L D:pass C:5-1L B:1-0L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-3 5-1 3-3 3-2 2-0"
deal.B = "6-2 6-1 5-4 5-2 4-4 2-2 1-1"
deal.C = "6-6 5-5 5-0 4-2 4-1 4-0 3-1"
deal.D = "6-3 6-0 4-3 3-0 2-1 1-0 0-0"
yard = ""
play = """
C:6-6 B:6-2L A:6-5R D:2-1L C:4-1L B:5-4L A:5-3L D:3-0L C:5-0L
B:5-2L A:5-1R D:1-0R C:4-2L B:4-4L A:6-4L D:6-0R C:pass B:6-1L
A:pass D:6-3R C:3-1L B:pass A:3-3L D:4-3L C:4-0L B:pass A:3-2R
D:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 5-4 5-3 5-1 4-3 3-0"
deal.B = "6-0 5-2 5-0 2-2 2-0 1-1 0-0"
deal.C = "6-3 6-1 4-1 4-0 3-3 3-2 3-1"
deal.D = "6-4 6-2 5-5 4-4 4-2 2-1 1-0"
yard = ""
play = """
D:4-2 C:4-1L B:2-2R A:5-1L D:2-1R C:6-1R B:6-0R A:6-5L D:1-0R
C:6-3L B:1-1R A:5-3L D:5-5L C:3-1R B:5-0L A:4-3R D:4-4R C:4-0L
B:pass A:5-4L D:6-4R C:pass B:5-2L A:6-6R D:6-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-0 4-4 3-2 2-2 1-0 0-0"
deal.B = "6-2 6-1 5-3 5-0 4-0 3-1 2-0"
deal.C = "6-3 5-2 5-1 4-3 4-2 4-1 3-3"
deal.D = "6-6 6-5 5-5 5-4 3-0 2-1 1-1"
yard = ""
play = """
D:2-1 C:5-2L B:5-0L A:6-0L D:6-6L C:6-3L B:6-1R A:6-4R D:5-4R
C:4-3L B:5-3R A:4-4L D:3-0R C:4-2L B:6-2L A:1-0R D:1-1R C:5-1R
B:pass A:pass D:6-5L C:pass B:pass A:pass D:5-5L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 6-0 5-5 4-4 3-1 3-0 1-0"
deal.B = "6-6 6-5 6-3 5-1 2-0 1-1 0-0"
deal.C = "6-4 6-2 5-2 5-0 4-2 4-1 2-2"
deal.D = "5-4 5-3 4-3 4-0 3-3 3-2 2-1"
yard = ""
play = """
D:4-0 C:6-4L B:6-6L A:6-1L D:2-1L C:6-2L B:0-0R A:6-0L D:pass
C:5-0L B:6-5L A:3-0R D:5-3R C:5-2R B:2-0R A:1-0R D:pass C:4-1R
B:6-3L A:4-4R D:4-3L C:4-2L B:pass A:pass D:5-4R C:2-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 4-4 4-1 3-3 3-2 0-0"
deal.B = "5-3 5-2 4-3 3-0 2-2 2-0 1-0"
deal.C = "6-4 6-2 6-0 4-2 3-1 2-1 1-1"
deal.D = "6-5 6-1 5-5 5-4 5-1 5-0 4-0"
yard = ""
play = """
C:6-4 B:4-3R A:6-6L D:6-1L C:3-1L B:3-0L A:6-3R D:6-5R C:6-0L
B:5-2R A:3-2R D:pass C:6-2L B:2-2L A:3-3R D:pass C:4-2L B:5-3R
A:4-4L D:5-4R C:pass B:pass A:4-1L D:5-1L C:pass B:pass A:pass
D:4-0R C:pass B:2-0R A:pass D:5-0L C:2-1R B:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 4-2 3-3 3-1 2-2 2-0"
deal.B = "5-3 5-0 4-3 4-0 3-0 2-1 1-1"
deal.C = "6-6 6-5 6-1 5-4 5-2 5-1 3-2"
deal.D = "6-4 6-3 6-0 4-4 4-1 1-0 0-0"
yard = ""
play = """
B:1-1 A:3-1L D:4-1R C:3-2L B:4-3R A:6-2L D:6-3R C:6-6L B:pass
A:pass D:6-0L C:6-5R B:5-3R A:3-3R D:1-0L C:6-1L B:3-0R A:2-0R
D:6-4L C:5-4L B:5-0L A:4-2R D:4-4R C:pass B:4-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 4-4 4-3 4-0 3-0 2-0"
deal.B = "6-0 5-5 5-4 5-3 3-3 2-1 1-0"
deal.C = "6-5 6-4 6-1 5-1 3-2 2-2 1-1"
deal.D = "6-6 5-2 5-0 4-2 4-1 3-1 0-0"
yard = ""
play = """
D:3-1 C:3-2L B:2-1L A:pass D:4-1L C:6-4L B:6-0L A:4-0L D:4-2L
C:2-2L B:1-0R A:6-2L D:6-6L C:6-5L B:5-5L A:3-0R D:5-2L C:pass
B:3-3R A:6-3R D:pass C:6-1R B:pass A:2-0L D:0-0L C:5-1R B:5-4R
A:4-4R D:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 5-1 4-0 2-0 1-0 0-0"
deal.B = "6-6 5-5 5-4 4-4 4-3 3-1 1-1"
deal.C = "6-5 5-0 4-2 3-3 3-2 3-0 2-1"
deal.D = "6-2 6-1 6-0 5-3 5-2 4-1 2-2"
yard = ""
play = """
D:6-0 C:6-5L B:5-5L A:5-1L D:6-1L C:5-0R B:6-6L A:6-4L D:5-2R
C:4-2L B:pass A:2-0L D:2-2R C:3-0L B:4-3L A:4-0L D:6-2R C:pass
B:pass A:6-3R D:5-3R C:pass B:5-4R A:1-0L D:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 6-0 5-3 4-3 4-2 2-0"
deal.B = "6-5 6-1 5-1 4-1 4-0 3-1 3-0"
deal.C = "6-4 6-2 5-4 5-0 3-3 2-2 1-0"
deal.D = "5-5 5-2 4-4 3-2 2-1 1-1 0-0"
yard = ""
play = """
D:decline B:6-1 A:6-6L D:1-1R C:6-4L B:4-1L A:pass D:2-1L C:6-2L
B:6-5L A:5-3L D:3-2L C:2-2L B:3-1R A:6-3R D:5-2L C:5-4L B:4-0L
A:6-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-1 4-4 4-2 4-1 3-1 3-0"
deal.B = "6-6 6-4 6-1 6-0 5-5 2-2 1-1"
deal.C = "6-5 6-2 5-4 5-0 2-1 1-0 0-0"
deal.D = "6-3 5-2 4-3 4-0 3-3 3-2 2-0"
yard = ""
play = """
B:6-6 A:pass D:6-3L C:6-5R B:5-5R A:5-3L D:5-2L C:6-2L B:6-1L
A:5-1L D:pass C:5-4L B:6-4L A:pass D:pass C:5-0R B:6-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-2 5-3 4-3 4-0 3-3"
deal.B = "6-6 6-1 5-5 5-0 4-2 3-1 2-2"
deal.C = "6-5 6-0 5-4 4-1 3-0 2-1 2-0"
deal.D = "5-2 5-1 4-4 3-2 1-1 1-0 0-0"
yard = ""
play = """
C:6-5 B:6-6L A:6-4L D:4-4L C:5-4L B:5-5L A:5-3L D:5-2R C:3-0L
B:5-0L A:6-2R D:5-1L C:4-1L B:6-1R A:4-3L D:3-2L C:2-1L B:3-1L
A:6-3L D:1-0R C:6-0L B:pass A:4-0L D:0-0R C:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-0 4-4 3-3 3-1 2-2 2-0"
deal.B = "5-4 5-1 4-2 4-0 3-0 1-1 0-0"
deal.C = "6-4 6-2 6-1 5-3 5-2 4-1 2-1"
deal.D = "6-6 6-5 6-0 5-5 4-3 3-2 1-0"
yard = ""
play = """
C:6-4 B:4-0R A:6-3L D:6-0R C:5-3L B:5-4L A:4-4L D:4-3L C:6-2R
B:4-2R A:3-3L D:3-2L C:5-2L B:5-1L A:3-1L D:pass C:4-1R B:1-1R
A:pass D:1-0R C:pass B:3-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-4 5-0 4-2 3-1 2-1 0-0"
deal.B = "6-5 6-1 5-2 4-1 3-0 1-1 1-0"
deal.C = "6-4 6-2 5-3 4-4 4-3 3-3 2-0"
deal.D = "6-6 6-3 5-5 5-1 4-0 3-2 2-2"
yard = ""
play = """
B:1-1 A:3-1L D:6-3L C:6-4L B:4-1L A:2-1L D:3-2L C:5-3L B:6-5L
A:6-0L D:4-0L C:4-4L B:6-1R A:5-4L D:5-5L C:6-2R B:5-2R A:5-0L
D:5-1R C:2-0L B:1-0R A:4-2L D:pass C:4-3L B:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 4-0 3-3 3-1 2-2 1-1 0-0"
deal.B = "6-0 5-2 5-1 3-0 2-1 2-0 1-0"
deal.C = "6-5 6-4 6-3 5-5 5-0 4-3 4-2"
deal.D = "6-2 6-1 5-4 5-3 4-4 4-1 3-2"
yard = ""
play = """
B:2-0 A:2-2L D:6-2L C:6-5L B:5-2L A:4-0R D:4-4R C:4-2L B:pass
A:pass D:5-4L C:5-5L B:5-1L A:3-1L D:4-1R C:6-3L B:6-0L A:1-1R
D:6-1R C:5-0L B:pass A:6-6R D:5-3L C:4-3L B:pass A:pass D:pass
C:6-4L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 4-0 3-3 3-0 2-2 1-1"
deal.B = "5-5 5-4 5-1 5-0 4-4 4-3 3-2"
deal.C = "6-6 6-3 6-2 5-3 4-1 1-0 0-0"
deal.D = "6-5 6-0 5-2 4-2 3-1 2-1 2-0"
yard = ""
play = """
C:6-6 B:pass A:6-4L D:6-0R C:4-1L B:5-1L A:4-0R D:4-2R C:5-3L
B:4-3L A:2-2R D:2-0R C:1-0R B:4-4L A:6-1R D:6-5R C:pass B:5-5R
A:pass D:5-2R C:6-2R B:5-4L A:pass D:pass C:6-3R B:3-2R A:pass
D:2-1R C:pass B:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-5 3-3 3-2 1-0 0-0"
deal.B = "5-4 5-3 5-0 3-1 3-0 2-1 2-0"
deal.C = "6-5 6-3 6-2 4-4 4-0 2-2 1-1"
deal.D = "6-6 6-1 5-2 5-1 4-3 4-2 4-1"
yard = ""
play = """
B:5-3 A:5-5L D:5-2L C:6-2L B:3-0R A:6-4L D:4-1L C:1-1L B:5-0R
A:1-0L D:5-1R C:4-0L B:5-4L A:pass D:6-1R C:6-5L B:pass A:6-0L
D:6-6R C:6-3R B:3-1R A:0-0L D:pass C:pass B:2-1R A:3-2R D:4-3R
C:4-4R B:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 4-4 4-1 2-0 1-1 0-0"
deal.B = "6-5 6-1 5-3 5-0 4-2 4-0 3-1"
deal.C = "6-6 6-3 5-1 4-3 3-0 2-2 2-1"
deal.D = "6-4 5-5 5-4 5-2 3-3 3-2 1-0"
yard = ""
play = """
B:6-5 A:6-2L D:5-4R C:2-2L B:4-2L A:4-4L D:6-4L C:6-6L B:6-1L
A:4-1L D:pass C:4-3L B:5-3L A:pass D:5-2L C:2-1L B:3-1L A:pass
D:3-3L C:6-3L B:4-0R A:6-0L D:1-0L C:5-1L B:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-4 3-1 2-2 2-0 1-1"
deal.B = "6-3 6-1 5-2 3-3 3-2 2-1 1-0"
deal.C = "6-6 6-5 6-2 5-0 4-3 4-1 0-0"
deal.D = "5-5 5-3 5-1 4-4 4-2 4-0 3-0"
yard = ""
play = """
B:3-3 A:3-1L D:5-1L C:6-5L B:6-3L A:pass D:5-3L C:5-0L B:1-0L
A:1-1L D:3-0R C:4-1L B:pass A:6-4L D:4-0R C:6-6L B:6-1L A:5-4R
D:5-5R C:pass B:5-2R A:2-2R D:4-2R C:4-3R B:3-2R A:2-0R D:pass
C:0-0R B:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-0 4-2 3-2 3-1 2-2 0-0"
deal.B = "6-1 5-3 5-2 5-1 4-3 2-1 2-0"
deal.C = "6-6 6-2 5-5 4-0 3-0 1-1 1-0"
deal.D = "6-5 6-3 6-0 5-4 4-4 4-1 3-3"
yard = ""
play = """
B:5-2 A:4-2R D:4-4R C:5-5L B:5-1L A:6-4R D:4-1L C:4-0L B:6-1R
A:5-0L D:6-5L C:6-6L B:2-1R A:3-2R D:6-0L C:3-0L B:5-3L A:3-1R
D:5-4L C:1-1R B:4-3L A:pass D:6-3L C:6-2L B:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-0 5-4 5-1 4-2 0-0"
deal.B = "6-6 6-3 4-1 4-0 3-3 3-2 2-1"
deal.C = "6-1 5-5 5-3 5-2 3-0 2-2 1-1"
deal.D = "6-4 5-0 4-4 4-3 3-1 2-0 1-0"
yard = ""
play = """
B:6-6 A:6-5L D:6-4R C:5-5L B:4-1R A:5-4L D:1-0R C:3-0R B:3-3R
A:4-2L D:3-1R C:5-2L B:2-1R A:6-2R D:5-0L C:6-1R B:4-0L A:5-1R
D:4-3L C:5-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 6-1 3-1 3-0 2-0"
deal.B = "6-0 5-4 5-3 5-1 4-1 3-3 3-2"
deal.C = "5-5 5-2 4-4 4-0 2-2 2-1 0-0"
deal.D = "6-4 6-3 5-0 4-3 4-2 1-1 1-0"
yard = ""
play = """
A:6-6 D:6-3L C:pass B:3-3L A:6-5R D:5-0R C:4-0R B:5-4R A:3-1L
D:1-0L C:0-0L B:5-3R A:3-0L D:4-3L C:4-4L B:4-1L A:6-1L D:6-4L
C:pass B:3-2R A:6-2R D:4-2L C:5-2L B:5-1L A:pass D:1-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 6-0 5-4 5-2 4-3 2-0 1-1"
deal.B = "6-3 6-2 4-2 4-0 3-2 3-0 0-0"
deal.C = "6-6 6-5 5-5 5-0 3-3 2-2 2-1"
deal.D = "6-4 5-3 5-1 4-4 4-1 3-1 1-0"
yard = ""
play = """
D:5-1 C:6-5L B:6-3L A:4-3L D:1-0R C:5-0R B:4-0L A:5-4R D:4-4R
C:pass B:4-2R A:5-2R D:5-3R C:3-3R B:3-0L A:pass D:3-1L C:2-1L
B:3-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-2 4-4 4-3 3-2 2-2 2-1"
deal.B = "6-6 6-2 5-0 4-0 3-3 1-1 1-0"
deal.C = "6-5 6-0 5-4 5-1 4-2 3-1 0-0"
deal.D = "6-4 6-1 5-5 5-3 4-1 3-0 2-0"
yard = ""
play = """
B:6-6 A:6-3L D:3-0L C:6-0L B:6-2L A:5-2L D:6-4R C:6-5L B:4-0R
A:pass D:6-1L C:5-1L B:5-0L A:pass D:2-0L C:4-2L B:1-0R A:4-4L
D:4-1L C:3-1L B:3-3L A:4-3L D:pass C:5-4L B:1-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-5 4-4 3-1 3-0 2-1"
deal.B = "6-5 6-2 6-1 3-3 2-2 2-0 0-0"
deal.C = "6-6 5-2 5-0 4-3 4-2 4-1 3-2"
deal.D = "6-0 5-4 5-3 5-1 4-0 1-1 1-0"
yard = ""
play = """
B:2-2 A:2-1L D:1-0L C:5-0L B:6-5L A:6-4L D:4-0L C:5-2R B:2-0L
A:5-5R D:5-3R C:4-2L B:3-3R A:6-3R D:5-4L C:6-6R B:6-2R A:pass
D:5-1L C:4-1L B:pass A:4-4L D:pass C:4-3L B:pass A:3-1L D:1-1L
C:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-2 4-2 3-1 3-0 2-0 1-1"
deal.B = "6-6 6-5 6-1 6-0 5-0 4-1 3-2"
deal.C = "6-4 5-1 4-4 4-3 4-0 2-1 0-0"
deal.D = "6-3 6-2 5-5 5-3 3-3 2-2 1-0"
yard = ""
play = """
C:6-4 B:6-6L A:5-4R D:6-2L C:2-1L B:6-5R A:3-1L D:3-3L C:4-3L
B:4-1L A:1-1L D:6-3R C:5-1L B:5-0L A:3-0L D:5-3L C:pass B:3-2R
A:5-2L D:2-2L C:pass B:pass A:4-2L D:pass C:4-4L B:pass A:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-1 4-2 4-0 2-1 1-1"
deal.B = "6-3 5-2 5-0 4-4 4-1 3-2 2-2"
deal.C = "6-1 4-3 3-3 3-1 2-0 1-0 0-0"
deal.D = "6-6 6-2 6-0 5-5 5-4 5-3 3-0"
yard = ""
play = """
A:6-5 D:5-5R C:6-1L B:4-1L A:6-4L D:6-2L C:2-0L B:5-0L A:5-1L
D:5-4R C:3-1L B:4-4R A:4-2R D:3-0L C:1-0L B:2-2R A:2-1L D:pass
C:pass B:5-2L A:pass D:5-3L C:4-3L B:3-2R A:4-0L D:6-0L C:3-3R
B:6-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-3 5-2 5-0 3-1 1-0 0-0"
deal.B = "6-3 6-2 4-4 4-3 3-2 2-2 2-0"
deal.C = "5-1 4-2 4-1 4-0 3-0 2-1 1-1"
deal.D = "6-6 6-5 6-4 6-0 5-5 5-4 3-3"
yard = ""
play = """
B:2-2 A:5-2L D:6-5L C:4-2R B:4-4R A:6-1L D:6-4R C:5-1L B:6-2R
A:5-3L D:3-3L C:3-0L B:2-0L A:pass D:pass C:2-1L B:3-2R A:3-1L
D:pass C:pass B:6-3L A:pass D:6-0L C:4-0L B:4-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-2 4-3 4-0 2-1 1-0"
deal.B = "6-3 6-1 6-0 5-3 5-1 4-4 3-3"
deal.C = "6-4 5-5 5-0 3-2 2-0 1-1 0-0"
deal.D = "6-5 5-4 4-2 4-1 3-1 3-0 2-2"
yard = ""
play = """
B:3-3 A:4-3L D:5-4L C:5-5L B:5-3L A:pass D:3-1L C:1-1L B:5-1L
A:5-2L D:3-0R C:3-2L B:6-0R A:6-6R D:6-5R C:5-0R B:6-3L A:6-2L
D:4-2L C:6-4L B:6-1L A:4-0R D:4-1R C:pass B:pass A:2-1L D:2-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 4-1 3-1 2-0 1-0 0-0"
deal.B = "6-6 5-5 5-3 5-2 5-0 4-0 2-2"
deal.C = "6-2 6-1 6-0 5-4 5-1 3-3 1-1"
deal.D = "6-3 4-4 4-3 4-2 3-2 3-0 2-1"
yard = ""
play = """
D:6-3 C:6-2L B:5-3R A:6-5R D:4-2L C:5-4L B:6-6R A:6-4R D:4-3R
C:5-1L B:pass A:4-1L D:3-0R C:6-0R B:4-0L A:2-0L D:3-2L C:3-3L
B:pass A:3-1L D:2-1L C:6-1R B:5-2L A:1-0R D:pass C:pass B:5-5L
A:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-5 5-1 4-4 4-3 3-0"
deal.B = "6-0 5-2 3-1 2-1 2-0 1-1 0-0"
deal.C = "6-5 6-4 6-2 5-3 5-0 4-1 2-2"
deal.D = "6-3 5-4 4-2 4-0 3-3 3-2 1-0"
yard = ""
play = """
A:6-6 D:6-3L C:5-3L B:5-2L A:6-1R D:4-2L C:6-4L B:6-0L A:5-1R
D:5-4R C:5-0L B:pass A:5-5L D:4-0R C:6-5L B:2-0R A:pass D:3-2R
C:6-2L B:3-1R A:pass D:1-0R C:2-2L B:2-1L A:3-0R D:3-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 6-1 5-0 3-3 3-1 1-0"
deal.B = "6-3 5-5 5-3 5-1 4-2 3-0 1-1"
deal.C = "5-4 5-2 4-3 4-0 2-1 2-0 0-0"
deal.D = "6-5 6-2 6-0 4-4 4-1 3-2 2-2"
yard = ""
play = """
D:3-2 C:4-3L B:4-2L A:pass D:6-2L C:5-2R B:5-5R A:6-6L D:6-0L
C:4-0L B:5-3R A:6-4L D:6-5L C:5-4L B:6-3R A:6-1R D:4-1L C:2-1L
B:5-1R A:5-0R D:2-2L C:2-0L B:3-0L A:3-3L D:pass C:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 4-0 2-2 1-1 1-0 0-0"
deal.B = "6-1 5-2 5-1 3-2 3-1 3-0 2-1"
deal.C = "6-6 6-5 6-0 5-0 4-3 4-2 2-0"
deal.D = "6-4 6-3 5-4 5-3 4-4 4-1 3-3"
yard = ""
play = """
C:6-6 B:6-1L A:6-2R D:4-1L C:4-3L B:3-2L A:2-2L D:pass C:4-2L
B:2-1R A:4-0L D:pass C:6-0L B:3-1R A:pass D:6-3L C:pass B:3-0L
A:1-0L D:3-3R C:pass B:5-1L A:5-5L D:5-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-3 5-1 4-3 4-1 4-0 1-0"
deal.B = "6-4 6-1 5-2 4-2 3-3 2-0 1-1"
deal.C = "6-6 6-2 5-5 5-0 2-2 2-1 0-0"
deal.D = "6-5 6-3 6-0 4-4 3-2 3-1 3-0"
yard = ""
play = """
A:5-4 D:4-4R C:5-5L B:5-2L A:4-3R D:3-2L C:pass B:3-3L A:5-3L
D:6-3R C:5-0L B:6-4R A:4-1R D:6-0L C:6-6L B:6-1R A:pass D:6-5L
C:6-2R B:4-2R A:5-1L D:3-1L C:pass B:pass A:4-0R D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 6-0 5-1 5-0 4-1 3-3"
deal.B = "6-2 5-5 4-4 4-2 3-0 2-0 1-0"
deal.C = "6-5 6-3 5-3 5-2 2-2 2-1 1-1"
deal.D = "6-6 5-4 4-3 4-0 3-2 3-1 0-0"
yard = ""
play = """
D:decline B:4-4 A:6-4L D:5-4R C:6-5L B:5-5L A:5-1L D:3-1L C:6-3L
B:6-2L A:5-0R D:0-0R C:5-2L B:2-0R A:pass D:3-2R C:5-3L B:3-0L
A:3-3R D:4-3R C:pass B:4-2R A:6-0L D:6-6L C:2-2R B:pass A:6-1L
D:pass C:2-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-4 5-2 4-2 4-0 0-0"
deal.B = "5-5 5-0 4-4 4-3 4-1 3-1 2-2"
deal.C = "6-3 6-1 3-3 3-2 2-1 2-0 1-1"
deal.D = "6-6 6-5 6-2 5-3 5-1 3-0 1-0"
yard = ""
play = """
B:4-4 A:6-4L D:6-6L C:6-3L B:4-3L A:5-4L D:5-3L C:3-3L B:4-1R
A:pass D:1-0R C:3-2L B:5-0R A:5-2L D:5-1L C:6-1L B:5-5R A:6-0L
D:6-5R C:2-0L B:2-2L A:4-2L D:6-2R C:2-1R B:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-2 5-1 3-3 2-1 0-0"
deal.B = "6-6 5-5 4-4 3-2 3-0 2-2 1-1"
deal.C = "6-5 6-1 6-0 5-3 4-2 4-0 2-0"
deal.D = "6-4 5-4 5-0 4-3 4-1 3-1 1-0"
yard = ""
play = """
B:6-6 A:6-3L D:6-4R C:5-3L B:5-5L A:5-2L D:4-1R C:4-2L B:4-4L
A:5-1R D:5-4R C:4-0L B:3-0L A:3-3L D:4-3R C:pass B:3-2L A:6-2L
D:3-1R C:6-5L B:1-1R A:2-1R D:5-0L C:6-0L B:2-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-2 4-4 4-2 3-2 3-1 1-0"
deal.B = "6-4 6-0 4-0 3-0 2-1 2-0 0-0"
deal.C = "6-5 6-2 6-1 5-4 5-3 5-0 4-1"
deal.D = "6-6 6-3 5-1 4-3 3-3 2-2 1-1"
yard = ""
play = """
B:0-0 A:1-0L D:1-1L C:6-1L B:6-0L A:pass D:pass C:5-0L B:4-0R
A:5-5L D:4-3R C:6-5L B:3-0R A:pass D:6-3L C:5-3L B:2-0R A:5-2L
D:2-2L C:6-2L B:6-4L A:4-4L D:pass C:5-4L B:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-1 4-2 4-1 3-0 2-2 2-1 1-0"
deal.B = "6-3 5-5 5-1 4-3 4-0 2-0 0-0"
deal.C = "6-6 6-2 5-4 5-3 5-2 5-0 3-2"
deal.D = "6-5 6-4 6-0 4-4 3-3 3-1 1-1"
yard = ""
play = """
B:5-5 A:pass D:6-5L C:6-6L B:6-3L A:3-0L D:6-0L C:6-2L B:2-0L
A:1-0L D:3-1L C:5-3L B:5-1L A:6-1L D:6-4L C:5-4L B:pass A:pass
D:pass C:5-2L B:pass A:4-2L D:4-4L C:5-0R B:4-0L A:pass D:pass
C:pass B:0-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 6-0 5-1 4-4 4-2 2-0"
deal.B = "6-2 5-4 4-0 3-3 3-2 2-2 1-1"
deal.C = "6-6 5-5 5-3 5-0 3-1 2-1 1-0"
deal.D = "6-5 6-4 5-2 4-3 4-1 3-0 0-0"
yard = ""
play = """
C:6-6 B:6-2L A:6-3R D:4-3R C:2-1L B:1-1L A:4-4R D:4-1R C:3-1L
B:3-3L A:6-1R D:3-0L C:5-0L B:5-4L A:4-2L D:6-5R C:5-5R B:2-2L
A:5-1R D:5-2L C:5-3L B:3-2L A:2-0L D:0-0L C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 6-0 4-2 3-3 3-1 2-1"
deal.B = "6-2 5-0 4-4 4-0 3-2 2-2 2-0"
deal.C = "6-5 6-1 5-2 4-3 4-1 1-0 0-0"
deal.D = "6-4 5-5 5-4 5-3 5-1 3-0 1-1"
yard = ""
play = """
C:6-5 B:6-2L A:4-2L D:5-4L C:5-2L B:2-2L A:2-1L D:1-1L C:6-1L
B:5-0R A:6-6L D:6-4L C:4-3L B:3-2L A:6-0R D:pass C:pass B:2-0L
A:6-3R D:5-3R C:1-0L B:pass A:3-1L D:5-5R C:pass B:pass A:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 5-2 4-2 2-2 2-0 1-1"
deal.B = "6-6 6-3 5-4 5-3 5-1 3-2 2-1"
deal.C = "6-5 6-0 5-0 4-1 3-0 1-0 0-0"
deal.D = "6-4 6-2 4-4 4-3 4-0 3-3 3-1"
yard = ""
play = """
A:5-5 D:pass C:6-5L B:6-6L A:6-1L D:3-1L C:3-0L B:5-3R A:2-0L
D:3-3R C:pass B:3-2L A:pass D:4-3L C:4-1L B:5-1L A:5-2L D:6-2L
C:6-0L B:6-3R A:pass D:6-4R C:5-0L B:5-4R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 3-3 3-2 3-0 2-2 0-0"
deal.B = "6-0 5-5 5-3 5-0 4-4 4-3 1-0"
deal.C = "6-5 6-3 5-4 5-1 3-1 2-1 1-1"
deal.D = "6-2 6-1 5-2 4-2 4-1 4-0 2-0"
yard = ""
play = """
C:6-5 B:5-5R A:6-6L D:6-2L C:2-1L B:1-0L A:3-0L D:5-2R C:6-3L
B:6-0L A:3-2R D:2-0L C:3-1R B:pass A:2-2L D:6-1R C:pass B:pass
A:6-4R D:4-2R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 6-0 5-5 3-1 3-0 1-1"
deal.B = "5-2 4-2 4-0 3-2 2-2 2-1 0-0"
deal.C = "6-6 6-5 6-4 5-3 4-4 2-0 1-0"
deal.D = "6-1 5-4 5-1 5-0 4-3 4-1 3-3"
yard = ""
play = """
A:5-5 D:5-1L C:1-0L B:5-2R A:6-2R D:5-0L C:6-5L B:pass A:6-3L
D:3-3L C:5-3L B:pass A:6-0R D:5-4L C:6-4L B:0-0R A:3-0R D:4-3R
C:6-6L B:4-2R A:pass D:6-1L C:2-0R B:2-1L A:pass D:pass C:pass
B:2-2L A:pass D:pass C:pass B:3-2L A:3-1L D:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-1 5-0 4-1 3-2 3-0 2-1"
deal.B = "6-3 6-1 5-4 4-3 4-2 4-0 3-3"
deal.C = "6-6 6-5 6-2 6-0 4-4 2-0 1-0"
deal.D = "5-5 5-3 5-2 3-1 2-2 1-1 0-0"
yard = ""
play = """
D:0-0 C:6-0L B:4-0R A:6-4L D:pass C:4-4L B:4-3L A:3-2L D:5-2L
C:6-5L B:6-3L A:4-1R D:1-1R C:1-0R B:3-3L A:5-0R D:3-1L C:pass
B:5-4R A:5-1L D:5-5L C:pass B:4-2R A:2-1R D:5-3L C:pass B:6-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 5-4 5-3 3-2 2-2 2-0"
deal.B = "6-5 5-1 5-0 4-4 4-1 2-1 1-0"
deal.C = "6-4 5-5 5-2 4-2 3-1 3-0 0-0"
deal.D = "6-2 6-1 6-0 4-3 4-0 3-3 1-1"
yard = ""
play = """
B:4-4 A:5-4L D:4-3R C:5-5L B:5-1L A:6-3R D:6-1L C:6-4L B:6-5R
A:5-3R D:3-3R C:4-2L B:2-1L A:3-2R D:6-2R C:3-1L B:pass A:6-6R
D:6-0R C:3-0L B:5-0L A:2-0R D:pass C:5-2L B:pass A:2-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-4 4-4 2-2 2-0 0-0"
deal.B = "6-6 6-5 5-5 5-3 5-1 3-2 1-0"
deal.C = "6-4 6-1 5-2 4-2 3-1 3-0 1-1"
deal.D = "6-2 5-0 4-3 4-1 4-0 3-3 2-1"
yard = ""
play = """
A:6-3 D:3-3R C:6-4L B:5-3R A:5-4L D:5-0L C:3-0L B:5-5R A:pass
D:4-3L C:4-2L B:3-2L A:pass D:pass C:3-1L B:5-1L A:pass D:pass
C:5-2L B:6-5R A:6-0R D:2-1L C:6-1L B:6-6L A:2-0R D:6-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 5-1 4-1 4-0 3-0 1-0"
deal.B = "6-1 5-0 4-3 3-2 3-1 2-0 1-1"
deal.C = "6-4 6-3 6-2 6-0 4-2 2-2 0-0"
deal.D = "6-5 5-5 5-3 5-2 4-4 3-3 2-1"
yard = ""
play = """
B:1-1 A:5-1L D:2-1R C:6-2R B:6-1R A:5-4L D:4-4L C:6-4L B:3-1R
A:6-6L D:6-5L C:6-3R B:5-0L A:4-0L D:pass C:4-2L B:3-2L A:3-0L
D:pass C:6-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-4 4-2 4-0 3-1 2-1"
deal.B = "6-3 5-0 4-4 4-1 3-2 2-0 1-1"
deal.C = "6-2 6-1 5-5 5-3 3-0 2-2 1-0"
deal.D = "6-0 5-4 5-2 5-1 4-3 3-3 0-0"
yard = ""
play = """
C:6-2 B:6-3L A:4-2R D:4-3L C:pass B:4-4L A:6-4L D:5-4R C:6-1L
B:4-1L A:6-5R D:6-0R C:3-0R B:3-2R A:4-0L D:0-0L C:1-0L B:2-0R
A:3-1L D:3-3L C:5-3L B:5-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 5-3 5-0 4-3 3-3 2-2"
deal.B = "6-5 6-3 5-2 4-1 2-1 1-1 0-0"
deal.C = "6-4 6-1 5-5 5-1 3-0 2-0 1-0"
deal.D = "6-6 6-0 4-4 4-2 4-0 3-2 3-1"
yard = ""
play = """
B:1-1 A:pass D:3-1L C:3-0L B:0-0L A:5-0L D:pass C:5-5L B:6-5L
A:6-2L D:4-2L C:6-4L B:6-3L A:5-3L D:pass C:5-1L B:2-1L A:2-2L
D:3-2L C:6-1R B:pass A:4-3L D:4-4L C:pass B:4-1L A:pass D:6-0R
C:1-0L B:pass A:pass D:4-0L C:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-3 5-1 5-0 3-3 3-2 1-0"
deal.B = "6-2 6-0 5-5 4-3 3-1 2-2 1-1"
deal.C = "6-4 6-3 6-1 4-1 4-0 3-0 2-1"
deal.D = "6-6 6-5 5-2 4-4 4-2 2-0 0-0"
yard = ""
play = """
C:6-4 B:4-3R A:5-3R D:5-2R C:6-3L B:2-2R A:3-3L D:2-0R C:3-0L
B:6-0L A:5-0R D:6-5L C:pass B:5-5L A:5-4L D:4-4L C:4-1L B:3-1L
A:5-1R D:pass C:6-1R B:6-2R A:3-2L D:4-2L C:4-0L B:pass A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 6-0 4-1 3-0 2-2 1-0"
deal.B = "6-5 6-3 5-5 5-3 5-2 5-1 1-1"
deal.C = "5-4 5-0 4-2 3-3 3-2 3-1 2-0"
deal.D = "6-6 6-1 4-4 4-3 4-0 2-1 0-0"
yard = ""
play = """
A:6-4 D:4-3R C:3-3R B:6-5L A:3-0R D:0-0R C:5-4L B:pass A:6-0R
D:6-6R C:4-2L B:5-2L A:6-2R D:2-1R C:5-0L B:5-1R A:1-0L D:6-1L
C:pass B:5-5R A:pass D:pass C:pass B:6-3L A:pass D:pass C:3-2L
B:5-3R A:2-2L D:pass C:2-0L B:pass A:pass D:4-0L C:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-2 5-4 3-0 2-2 1-0"
deal.B = "5-2 5-0 4-4 4-3 4-2 4-0 0-0"
deal.C = "6-4 6-1 6-0 5-5 4-1 3-3 3-2"
deal.D = "6-3 5-3 5-1 3-1 2-1 2-0 1-1"
yard = ""
play = """
C:6-4 B:4-4R A:6-6L D:6-3L C:3-3L B:4-3L A:5-4L D:5-1L C:6-1L
B:4-0R A:6-5L D:5-3L C:3-2L B:5-2L A:3-0R D:3-1R C:5-5L B:5-0L
A:1-0L D:1-1L C:4-1L B:4-2L A:6-2L D:2-1R C:6-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-3 3-3 3-0 2-2 1-1 1-0"
deal.B = "5-5 5-0 4-4 4-2 4-1 2-1 0-0"
deal.C = "6-5 6-3 6-2 5-2 5-1 4-0 3-1"
deal.D = "6-6 6-4 6-1 5-4 4-3 3-2 2-0"
yard = ""
play = """
C:6-5 B:5-5R A:5-3R D:3-2R C:6-3L B:4-2R A:3-3L D:6-4R C:3-1L
B:4-1L A:6-0R D:4-3L C:4-0R B:4-4R A:3-0L D:2-0L C:6-2L B:pass
A:pass D:6-1L C:5-1L B:5-0L A:1-0L D:5-4R C:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 6-2 5-4 4-4 3-0 1-1"
deal.B = "6-5 6-1 5-3 4-0 3-3 3-1 2-1"
deal.C = "6-0 5-5 5-0 3-2 2-2 2-0 0-0"
deal.D = "6-4 5-2 5-1 4-3 4-2 4-1 1-0"
yard = ""
play = """
C:6-0 B:6-1L A:3-0R D:1-0L C:5-0L B:5-3L A:6-3L D:6-4L C:3-2R
B:4-0L A:6-2R D:pass C:2-0L B:2-1L A:6-6R D:5-1L C:5-5L B:6-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-7"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-7"
commitment = "bb6536a505c8f53bade170183f45bd211c6ba977ace6c8b40b05e7d46f526021"
secret = "abc88d9c7dcfafd48691f205e1179f2603da2bcd00ea5bccc71864dac4d38726"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-5 5-1 5-0 4-1 2-1 2-0 0-0"
deal.B = "6-5 6-4 6-3 5-2 4-0 3-2 1-0"
deal.C = "6-6 6-2 6-1 6-0 5-4 4-2 3-1"
deal.D = "5-3 4-4 4-3 3-3 3-0 2-2 1-1"
yard = ""
play = """
C:6-6 B:6-5L A:5-5L D:5-3L C:3-1L B:1-0L A:5-0L D:pass C:5-4L
B:6-4L A:pass D:pass C:6-2L B:5-2L A:5-1L D:1-1L C:6-0R B:4-0R
A:4-1R D:pass C:6-1L B:6-3L A:2-1R D:4-3L C:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-0 4-2 2-2 1-1 1-0"
deal.B = "6-4 5-2 4-4 3-2 3-1 2-0 0-0"
deal.C = "6-6 6-5 6-3 6-0 4-3 4-1 4-0"
deal.D = "6-2 5-4 5-3 5-1 3-3 3-0 2-1"
yard = ""
play = """
C:6-6 B:6-4L A:6-1R D:5-4L C:4-1R B:5-2L A:4-2R D:6-2L C:6-0L
B:2-0L A:2-2L D:2-1L C:pass B:3-1L A:pass D:5-3L C:6-5L B:3-2R
A:pass D:3-3R C:6-3L B:pass A:pass D:3-0L C:4-0L B:4-4L A:pass
D:pass C:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 4-3 4-2 4-1 2-1 2-0"
deal.B = "6-5 5-4 5-2 4-4 3-2 1-1 1-0"
deal.C = "6-3 6-2 6-1 5-5 3-3 3-1 3-0"
deal.D = "6-6 5-3 5-1 5-0 4-0 2-2 0-0"
yard = ""
play = """
C:decline A:4-2 D:2-2R C:6-2R B:5-4L A:6-4R D:5-3L C:3-0L B:1-0L
A:4-1L D:4-0L C:pass B:4-4R A:2-0L D:pass C:pass B:5-2L A:4-3R
D:5-1L C:6-1L B:6-5L A:pass D:5-0L C:3-1R B:1-1R A:6-0L D:6-6L
C:6-3L B:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-1 4-4 4-3 4-0 3-0 0-0"
deal.B = "6-5 6-1 5-4 5-3 5-2 3-2 2-1"
deal.C = "6-3 6-2 5-5 5-0 4-2 3-1 1-0"
deal.D = "6-6 6-0 4-1 3-3 2-2 2-0 1-1"
yard = ""
play = """
B:6-5 A:6-4L D:4-1L C:5-0R B:6-1L A:4-0R D:6-6L C:4-2R B:5-2R
A:5-1R D:6-0L C:1-0R B:pass A:0-0L D:2-0L C:6-2L B:pass A:3-0R
D:3-3R C:6-3R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 6-2 6-1 5-2 4-3 0-0"
deal.B = "6-5 5-4 5-1 3-3 3-2 2-2 2-0"
deal.C = "5-3 5-0 4-4 4-1 3-1 2-1 1-0"
deal.D = "6-3 6-0 5-5 4-2 4-0 3-0 1-1"
yard = ""
play = """
D:5-5 C:5-0L B:2-0L A:6-2L D:6-3L C:3-1L B:5-1L A:5-2L D:4-2L
C:5-3R B:5-4L A:4-3R D:4-0R C:1-0R B:6-5L A:6-6L D:6-0L C:2-1R
B:3-2R A:0-0L D:3-0L C:pass B:3-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-1 5-1 3-3 3-1 1-0"
deal.B = "5-4 5-2 5-0 4-4 4-1 2-2 2-1"
deal.C = "6-6 4-3 4-2 4-0 3-2 3-0 2-0"
deal.D = "6-4 6-2 6-0 5-5 5-3 1-1 0-0"
yard = ""
play = """
D:5-5 C:pass B:5-4L A:5-1R D:6-4L C:6-6L B:4-1R A:6-1L D:1-1L
C:4-0R B:2-1L A:1-0R D:6-2L C:pass B:pass A:6-3L D:5-3L C:pass
B:5-2L A:3-1R D:pass C:3-2R B:2-2L A:pass D:pass C:4-2L B:4-4L
A:pass D:pass C:4-3L B:pass A:3-3L D:pass C:3-0L B:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-1 4-4 4-3 2-0 1-1"
deal.B = "6-3 6-2 5-4 5-2 5-0 4-0 0-0"
deal.C = "6-6 6-4 6-1 3-2 3-1 2-1 1-0"
deal.D = "6-5 5-3 4-2 4-1 3-3 3-0 2-2"
yard = ""
play = """
B:6-3 A:4-3R D:6-5L C:6-4R B:5-4L A:4-4L D:4-2L C:6-1R B:6-2L
A:5-1R D:5-3R C:6-6L B:pass A:6-0L D:3-3R C:1-0L B:pass A:1-1L
D:4-1L C:3-2R B:4-0L A:2-0L D:2-2L C:2-1L B:5-2R A:5-5R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-0 5-5 5-4 5-0 4-0"
deal.B = "5-3 5-1 4-1 3-1 3-0 2-2 1-0"
deal.C = "6-3 6-1 5-2 4-3 4-2 3-3 3-2"
deal.D = "6-5 6-2 4-4 2-1 2-0 1-1 0-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-2L B:2-2L A:6-4R D:4-4R C:4-2L B:4-1L A:5-4R
D:2-1L C:3-2L B:5-3L A:5-5L D:pass C:pass B:5-1L A:5-0R D:1-1L
C:6-1L B:3-0R A:6-0L D:2-0L C:3-3R B:3-1R A:pass D:6-2L C:6-3L
B:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-1 5-5 5-1 4-4 4-3"
deal.B = "6-5 4-0 3-3 3-2 3-1 3-0 2-1"
deal.C = "6-3 5-3 5-2 2-2 2-0 1-0 0-0"
deal.D = "6-2 6-0 5-4 5-0 4-2 4-1 1-1"
yard = ""
play = """
B:6-5 A:6-6L D:5-4R C:6-3L B:3-3L A:4-3L D:4-2L C:2-2L B:3-2L
A:4-4R D:4-1R C:5-3L B:3-1R A:5-5L D:5-0L C:1-0L B:2-1L A:pass
D:6-2L C:pass B:3-0R A:6-1L D:6-0R C:pass B:pass A:5-1L D:pass
C:5-2L B:pass A:6-4R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-3 6-2 4-4 1-1 1-0"
deal.B = "6-1 6-0 5-5 5-2 4-3 4-1 2-0"
deal.C = "5-4 5-0 4-0 3-1 2-2 2-1 0-0"
deal.D = "6-6 5-3 5-1 4-2 3-3 3-2 3-0"
yard = ""
play = """
A:4-4 D:4-2L C:2-1L B:6-1L A:6-4R D:6-6L C:pass B:6-0L A:1-0L
D:5-1L C:5-0L B:2-0L A:6-2L D:pass C:pass B:pass A:6-5L D:5-3L
C:3-1L B:4-1L A:6-3R D:3-3R C:5-4L B:5-5L A:pass D:3-2R C:2-2R
B:5-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-4 5-1 4-0 3-2 2-2 1-1"
deal.B = "6-1 5-5 4-3 4-2 3-3 3-0 1-0"
deal.C = "6-0 5-2 5-0 4-4 4-1 2-0 0-0"
deal.D = "6-6 6-5 6-4 6-3 5-3 3-1 2-1"
yard = ""
play = """
A:2-2 D:2-1L C:2-0R B:6-1L A:6-2L D:pass C:5-0R B:4-2L A:5-4L
D:6-5L C:5-2R B:pass A:3-2R D:6-6L C:6-0L B:3-0L A:pass D:6-3L
C:pass B:4-3R A:4-0R D:6-4L C:4-4L B:1-0R A:1-1R D:3-1R C:4-1L
B:3-3R A:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 4-1 3-2 2-1 2-0"
deal.B = "6-1 5-4 5-1 4-3 4-0 2-2 0-0"
deal.C = "6-2 5-5 5-3 4-4 4-2 3-1 3-0"
deal.D = "6-5 6-0 5-2 5-0 3-3 1-1 1-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-5L B:5-4L A:6-4L D:6-0L C:6-2R B:4-0L A:3-2R
D:3-3R C:4-2L B:2-2L A:6-3R D:5-2L C:5-3L B:4-3L A:4-1L D:1-1L
C:3-1L B:6-1R A:2-1R D:pass C:3-0L B:0-0L A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-0 4-4 3-2 3-0 2-2"
deal.B = "6-2 5-5 5-4 5-3 5-2 4-3 3-1"
deal.C = "6-1 5-0 4-1 4-0 2-1 2-0 1-1"
deal.D = "6-6 6-5 5-1 4-2 3-3 1-0 0-0"
yard = ""
play = """
A:4-4 D:4-2L C:4-0R B:6-2L A:6-0R D:6-6L C:6-1L B:3-1L A:6-3L
D:6-5L C:5-0L B:pass A:3-0L D:3-3L C:pass B:5-3L A:6-4R D:5-1L
C:1-1L B:5-4R A:pass D:1-0L C:2-0L B:5-2L A:pass D:pass C:pass
B:5-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-1 3-3 3-1 2-1 2-0 0-0"
deal.B = "5-3 5-2 4-3 4-2 4-1 3-0 1-1"
deal.C = "6-5 6-3 6-2 6-1 6-0 5-5 3-2"
deal.D = "6-4 5-4 5-0 4-4 4-0 2-2 1-0"
yard = ""
play = """
D:6-4 C:6-0L B:3-0L A:3-3L D:5-4R C:5-5R B:5-3L A:5-1L D:5-0R
C:6-1L B:pass A:6-6L D:4-0R C:6-2L B:5-2L A:pass D:4-4R C:6-5L
B:4-3R A:3-1R D:1-0R C:6-3L B:pass A:0-0R D:pass C:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 3-3 3-0 2-2 1-0 0-0"
deal.B = "6-6 6-4 5-4 5-1 4-2 4-0 2-0"
deal.C = "6-5 6-2 5-2 5-0 4-3 4-1 2-1"
deal.D = "6-1 5-5 5-3 4-4 3-2 3-1 1-1"
yard = ""
play = """
C:6-5 B:6-6L A:6-0L D:5-5R C:5-2R B:4-0L A:2-2R D:4-4L C:6-2R
B:6-4L A:6-3L D:5-3L C:5-0L B:2-0L A:pass D:6-1R C:2-1L B:5-1L
A:1-0R D:pass C:pass B:5-4L A:0-0R D:pass C:4-3L B:pass A:3-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-2 5-1 4-4 3-3 3-1 2-2"
deal.B = "6-5 5-4 5-3 3-2 3-0 1-0 0-0"
deal.C = "6-6 6-3 4-3 4-2 4-1 4-0 2-1"
deal.D = "6-4 6-1 6-0 5-5 5-0 2-0 1-1"
yard = ""
play = """
C:2-1 B:3-2L A:3-3L D:6-1R C:6-3L B:6-5L A:6-2R D:5-5L C:4-2R
B:5-4L A:4-4L D:6-4L C:4-1R B:1-0R A:pass D:6-0L C:4-0L B:3-0R
A:3-1R D:1-1R C:4-3L B:5-3L A:5-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-2 5-2 3-3 2-1 0-0"
deal.B = "6-4 5-5 4-4 4-2 3-1 2-0 1-1"
deal.C = "6-6 6-1 5-1 5-0 4-3 2-2 1-0"
deal.D = "6-0 5-4 5-3 4-1 4-0 3-2 3-0"
yard = ""
play = """
B:6-4 A:6-2L D:5-4R C:5-1R B:4-2L A:2-1R D:4-1L C:6-1L B:2-0R
A:6-5L D:5-3L C:1-0R B:3-1L A:pass D:pass C:pass B:1-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-0 4-3 3-3 3-1 2-2"
deal.B = "5-3 5-2 5-1 4-0 2-1 2-0 0-0"
deal.C = "6-5 5-5 5-4 5-0 4-4 4-2 1-0"
deal.D = "6-4 6-2 6-1 4-1 3-2 3-0 1-1"
yard = ""
play = """
B:5-3 A:3-3R D:3-2R C:5-5L B:5-2L A:2-2L D:6-2L C:4-2R B:4-0R
A:6-6L D:6-4L C:5-4L B:5-1L A:3-1L D:3-0L C:1-0L B:2-1L A:6-0R
D:6-1R C:pass B:2-0L A:pass D:4-1R C:4-4R B:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-1 4-3 4-0 3-2 1-1 1-0"
deal.B = "6-6 6-4 6-1 5-5 5-4 2-2 0-0"
deal.C = "6-3 6-2 6-0 5-3 4-2 3-1 3-0"
deal.D = "6-5 5-0 4-4 4-1 3-3 2-1 2-0"
yard = ""
play = """
B:6-6 A:pass D:6-5L C:6-2R B:5-5L A:5-2R D:5-0L C:3-0L B:5-4R
A:4-3L D:4-4L C:4-2L B:2-2L A:4-0R D:2-1L C:3-1L B:0-0R A:3-2L
D:2-0L C:6-0L B:6-4L A:1-0R D:4-1L C:pass B:6-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 6-0 5-4 5-0 3-1 2-1"
deal.B = "6-3 4-3 4-2 4-0 3-0 2-2 1-1"
deal.C = "6-4 5-3 5-2 3-3 2-0 1-0 0-0"
deal.D = "6-6 6-5 5-5 5-1 4-4 4-1 3-2"
yard = ""
play = """
B:6-3 A:3-1R D:6-6L C:6-4L B:4-3L A:6-1R D:6-5R C:5-2R B:3-0L
A:6-2R D:pass C:2-0L B:4-2L A:5-4L D:5-5L C:5-3L B:pass A:6-0R
D:3-2L C:0-0R B:2-2L A:5-0R D:5-1R C:1-0R B:4-0R A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-5 5-4 3-2 3-0 2-0"
deal.B = "6-5 6-0 5-3 5-0 4-4 3-3 1-1"
deal.C = "6-6 6-1 5-1 4-3 4-1 3-1 2-1"
deal.D = "6-4 5-2 4-2 4-0 2-2 1-0 0-0"
yard = ""
play = """
A:5-5 D:5-2L C:2-1L B:1-1L A:5-4R D:6-4R C:6-6R B:6-5R A:pass
D:1-0L C:5-1R B:6-0L A:6-2L D:4-2L C:3-1R B:4-4L A:3-2R D:2-2R
C:4-1L B:pass A:2-0R D:4-0R C:6-1L B:pass A:6-3L D:pass C:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 6-1 5-0 2-0 1-1 1-0"
deal.B = "6-3 5-2 4-4 4-1 4-0 3-3 0-0"
deal.C = "6-0 5-4 5-3 4-3 4-2 3-0 2-2"
deal.D = "6-6 6-5 5-5 5-1 3-2 3-1 2-1"
yard = ""
play = """
C:4-2 B:4-4L A:6-4L D:6-6L C:2-2R B:6-3L A:6-2R D:6-5R C:5-4R
B:3-3L A:pass D:3-2L C:4-3R B:5-2L A:5-0L D:3-1R C:3-0L B:4-1R
A:pass D:pass C:5-3L B:4-0R A:1-0R D:5-5L C:pass B:pass A:6-1R
D:5-1L C:6-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-3 5-0 4-3 3-2 3-0 2-1"
deal.B = "5-4 5-2 4-4 3-1 2-0 1-1 0-0"
deal.C = "6-5 6-4 6-1 5-5 4-1 4-0 3-3"
deal.D = "6-3 6-2 6-0 5-1 4-2 2-2 1-0"
yard = ""
play = """
C:6-1 B:3-1R A:6-6L D:6-3L C:3-3L B:pass A:5-3L D:5-1L C:4-1L
B:5-4L A:5-0L D:6-0L C:6-5L B:5-2L A:3-2L D:pass C:pass B:pass
A:4-3L D:4-2L C:pass B:2-0L A:3-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 5-2 5-1 3-0 2-1 1-1"
deal.B = "6-4 6-2 6-0 5-3 3-2 2-0 1-0"
deal.C = "6-5 6-1 5-0 4-4 4-3 4-0 3-3"
deal.D = "6-3 5-5 4-2 4-1 3-1 2-2 0-0"
yard = ""
play = """
A:6-6 D:6-3L C:6-5R B:5-3L A:5-1L D:5-5R C:5-0R B:1-0L A:3-0L
D:3-1L C:6-1L B:6-4L A:5-4L D:0-0R C:4-0R B:pass A:5-2L D:4-2L
C:4-3L B:3-2L A:2-1L D:4-1L C:4-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-2 5-1 4-3 4-2 2-0"
deal.B = "6-6 5-4 5-3 4-4 3-0 2-1 1-0"
deal.C = "6-3 6-1 6-0 5-2 4-1 3-2 1-1"
deal.D = "5-5 5-0 4-0 3-3 3-1 2-2 0-0"
yard = ""
play = """
A:6-4 D:4-0R C:6-1L B:2-1L A:2-0R D:2-2L C:5-2L B:5-4L A:4-2L
D:pass C:3-2L B:5-3L A:6-5L D:pass C:6-3L B:3-0L A:6-2R D:5-0L
C:6-0R B:1-0R A:5-1R D:5-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-8"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-8"
commitment = "eeecf4127f000c60617003ffb3c9d8bd526b2e9211485dfcaaac615c8751dbcd"
secret = "8d76ec22de9a28ed4696def79a23ca1c065f0401656b1f2a87e4b6b68c043d8f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-3 5-0 3-1 3-0 2-2"
deal.B = "6-6 5-5 4-4 3-3 2-1 2-0 1-1"
deal.C = "6-5 6-1 6-0 5-2 5-1 4-1 4-0"
deal.D = "6-3 5-4 4-3 4-2 3-2 1-0 0-0"
yard = ""
play = """
B:6-6 A:6-4L D:6-3R C:4-1L B:2-1L A:6-2L D:4-3R C:6-5L B:4-4R
A:5-3L D:3-2L C:5-2L B:5-5L A:5-0L D:5-4R C:6-0L B:pass A:pass
D:pass C:6-1L B:1-1L A:3-1L D:pass C:5-1R B:3-3L A:3-0L D:1-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-5 4-2 3-2 3-0 0-0"
deal.B = "6-6 6-5 5-2 5-0 3-1 2-2 2-0"
deal.C = "6-3 6-0 5-3 4-4 4-0 2-1 1-1"
deal.D = "6-1 5-4 5-1 4-3 4-1 3-3 1-0"
yard = ""
play = """
B:5-0 A:5-5L D:5-4L C:4-4L B:2-0R A:6-4L D:6-1L C:2-1L B:5-2L
A:6-2R D:5-1L C:6-3R B:3-1L A:3-2L D:3-3R C:5-3R B:6-5R A:4-2L
D:4-1L C:6-0R B:pass A:3-0R D:4-3R C:4-0R B:pass A:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 6-0 4-2 3-3 2-2 2-1"
deal.B = "6-6 6-4 6-3 5-5 5-4 5-3 2-0"
deal.C = "6-5 5-1 5-0 4-1 3-2 1-1 1-0"
deal.D = "5-2 4-4 4-3 4-0 3-1 3-0 0-0"
yard = ""
play = """
A:6-2 D:5-2R C:6-5L B:5-3L A:3-3L D:4-3L C:5-1R B:5-4L A:6-1R
D:pass C:5-0L B:2-0L A:4-2L D:4-4L C:4-1L B:6-3R A:2-1L D:3-0R
C:3-2L B:pass A:6-0R D:3-1L C:1-1L B:6-4R A:pass D:4-0R C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-3 4-0 3-0 2-2 1-0 0-0"
deal.B = "6-3 5-4 5-2 4-3 3-1 2-1 2-0"
deal.C = "6-6 6-4 6-1 5-1 4-1 3-3 3-2"
deal.D = "6-2 6-0 5-5 5-0 4-4 4-2 1-1"
yard = ""
play = """
C:6-6 B:6-3L A:5-3L D:5-5L C:6-4R B:5-2L A:2-2L D:4-2R C:3-2L
B:3-1L A:1-0L D:6-0L C:6-1L B:2-0R A:4-0R D:4-4R C:5-1L B:5-4L
A:pass D:pass C:4-1L B:2-1L A:pass D:6-2L C:pass B:4-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-1 4-2 4-1 3-2 3-0 2-0"
deal.B = "6-0 5-0 4-4 4-3 3-3 2-1 0-0"
deal.C = "6-6 6-2 5-2 4-0 3-1 2-2 1-1"
deal.D = "6-4 6-3 6-1 5-5 5-4 5-3 1-0"
yard = ""
play = """
B:2-1 A:4-2L D:5-4L C:5-2L B:pass A:3-2L D:5-3L C:3-1R B:4-3R
A:6-5L D:6-4R C:6-6L B:6-0L A:3-0L D:6-3R C:pass B:3-3L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 6-0 5-3 3-0 1-0 0-0"
deal.B = "6-6 5-1 4-4 4-3 3-2 3-1 2-0"
deal.C = "6-4 5-5 5-4 5-2 5-0 4-1 1-1"
deal.D = "6-3 6-2 4-2 4-0 3-3 2-2 2-1"
yard = ""
play = """
B:6-6 A:6-5L D:6-2R C:5-5L B:5-1L A:6-1L D:2-2R C:6-4L B:2-0R
A:6-0R D:4-2L C:5-2L B:pass A:5-3L D:6-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-3 5-0 3-2 2-1 1-1 0-0"
deal.B = "5-5 5-2 5-1 4-4 4-3 4-2 3-0"
deal.C = "6-5 6-1 6-0 4-0 3-3 3-1 2-0"
deal.D = "6-6 6-4 6-2 5-4 4-1 2-2 1-0"
yard = ""
play = """
A:6-3 D:6-6L C:6-5L B:4-3R A:5-3L D:6-4R C:6-1R B:3-0L A:5-0L
D:5-4L C:4-0L B:5-1R A:0-0L D:1-0L C:3-1L B:5-5R A:3-2L D:6-2L
C:6-0L B:5-2R A:2-1R D:4-1R C:2-0L B:4-4R A:pass D:2-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 4-3 4-1 4-0 3-1 3-0 2-0"
deal.B = "6-2 6-1 5-1 5-0 4-4 2-2 1-1"
deal.C = "5-5 5-4 5-3 5-2 3-2 2-1 1-0"
deal.D = "6-6 6-4 6-3 6-0 4-2 3-3 0-0"
yard = ""
play = """
D:6-6 C:pass B:6-2L A:2-0L D:6-0L C:pass B:6-1L A:4-1L D:6-4L
C:pass B:pass A:6-5L D:6-3R C:5-5L B:5-1L A:3-1L D:3-3L C:5-3L
B:5-0L A:4-0L D:4-2L C:5-2L B:pass A:4-3R D:pass C:5-4L B:4-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-4 4-0 3-3 3-2 0-0"
deal.B = "6-6 6-4 6-1 6-0 5-2 4-3 4-1"
deal.C = "5-5 5-0 4-2 3-0 2-0 1-1 1-0"
deal.D = "6-5 5-3 5-1 4-4 3-1 2-2 2-1"
yard = ""
play = """
D:2-2 C:4-2L B:6-4L A:6-3L D:5-3L C:5-5L B:5-2R A:5-4L D:4-4L
C:5-0R B:6-0R A:4-0L D:6-5R C:3-0L B:4-3L A:pass D:5-1R C:1-1R
B:4-1L A:pass D:3-1L C:1-0R B:pass A:3-3L D:pass C:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-3 5-2 5-1 4-4 2-1 2-0 0-0"
deal.B = "6-0 5-5 4-3 4-2 3-1 1-1 1-0"
deal.C = "6-5 6-4 6-3 6-1 3-3 3-0 2-2"
deal.D = "6-6 6-2 5-4 5-0 4-1 4-0 3-2"
yard = ""
play = """
C:6-5 B:5-5R A:5-3R D:6-6L C:6-4L B:4-3R A:4-4L D:5-4L C:pass
B:4-2R A:5-2L D:6-2L C:6-3L B:3-1L A:5-1L D:3-2R C:3-3R B:pass
A:pass D:5-0L C:3-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-4 5-2 5-1 4-3 4-0"
deal.B = "6-5 5-5 4-4 4-2 3-0 2-0 1-1"
deal.C = "6-6 6-2 6-1 4-1 3-3 2-2 2-1"
deal.D = "6-3 5-3 5-0 3-2 3-1 1-0 0-0"
yard = ""
play = """
A:6-4 D:6-3L C:3-3L B:3-0L A:6-0L D:pass C:6-6L B:6-5L A:5-4L
D:pass C:4-1L B:4-4R A:5-1L D:5-3L C:pass B:4-2R A:4-3L D:3-2R
C:pass B:pass A:4-0L D:0-0L C:pass B:2-0L A:5-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-3 4-3 4-2 4-1 4-0"
deal.B = "6-4 5-2 5-1 3-3 3-1 3-0 2-1"
deal.C = "6-0 5-4 5-0 4-4 3-2 2-0 1-0"
deal.D = "6-5 6-3 6-2 6-1 2-2 1-1 0-0"
yard = ""
play = """
A:6-6 D:6-2L C:6-0R B:5-2L A:5-5L D:6-5L C:5-0R B:5-1R A:4-1R
D:6-1L C:5-4R B:3-1L A:5-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 6-0 5-0 4-4 3-0 2-1 2-0"
deal.B = "6-4 5-1 4-3 4-1 3-3 3-2 0-0"
deal.C = "6-6 6-3 6-2 5-5 5-3 4-0 1-1"
deal.D = "6-5 5-4 5-2 4-2 3-1 2-2 1-0"
yard = ""
play = """
D:2-2 C:6-2L B:6-4L A:4-4L D:4-2L C:pass B:3-2L A:3-0L D:5-2R
C:5-5R B:5-1R A:6-0L D:6-5L C:5-3L B:4-3L A:6-1R D:5-4L C:6-6R
B:pass A:5-0L D:1-0L C:6-3R B:3-3R A:2-1L D:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-5 5-0 4-1 3-3 3-0 2-1"
deal.B = "6-2 4-3 4-2 4-0 3-1 1-1 1-0"
deal.C = "6-6 5-4 5-3 5-1 4-4 2-0 0-0"
deal.D = "6-4 6-3 6-1 6-0 5-2 3-2 2-2"
yard = ""
play = """
D:2-2 C:2-0L B:4-0L A:4-1L D:6-1L C:6-6L B:6-2R A:6-5L D:5-2L
C:pass B:4-2L A:pass D:6-4L C:pass B:pass A:pass D:6-3L C:5-3L
B:pass A:5-5L D:6-0R C:5-4L B:1-0R A:2-1R D:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 6-1 5-4 5-1 2-0 1-1"
deal.B = "6-5 5-2 5-0 4-4 4-2 4-1 1-0"
deal.C = "6-4 6-3 6-0 5-5 5-3 3-0 0-0"
deal.D = "4-3 4-0 3-3 3-2 3-1 2-2 2-1"
yard = ""
play = """
D:3-3 C:6-3L B:6-5L A:5-4L D:4-3L C:5-3L B:5-2L A:6-2L D:3-2R
C:6-4L B:4-2L A:2-0L D:4-0L C:pass B:4-4L A:pass D:2-2R C:pass
B:4-1L A:6-1L D:2-1R C:6-0L B:1-0L A:5-1L D:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 5-0 3-2 2-2 1-0 0-0"
deal.B = "6-6 5-4 5-2 4-4 3-1 2-1 1-1"
deal.C = "6-4 6-1 6-0 5-3 4-2 4-1 3-3"
deal.D = "6-5 6-2 5-1 4-3 4-0 3-0 2-0"
yard = ""
play = """
D:decline B:4-4 A:pass D:4-0L C:6-4R B:6-6R A:5-0L D:6-5L C:6-1L
B:2-1L A:3-2L D:3-0L C:6-0L B:pass A:6-3L D:4-3L C:4-2L B:5-2L
A:5-5L D:6-2R C:5-3L B:3-1L A:1-0L D:2-0L C:pass B:pass A:2-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 3-2 3-0 2-0 1-1 0-0"
deal.B = "6-6 6-1 5-4 5-3 5-2 4-4 3-1"
deal.C = "6-5 6-4 5-1 5-0 4-1 2-2 2-1"
deal.D = "6-0 5-5 4-3 4-2 4-0 3-3 1-0"
yard = ""
play = """
A:6-3 D:6-0L C:5-0L B:5-4L A:3-2R D:4-2R C:6-4L B:6-6L A:6-2L
D:4-3R C:2-2L B:5-3R A:2-0L D:5-5R C:6-5R B:6-1R A:3-0L D:1-0R
C:pass B:3-1L A:1-1L D:4-0R C:5-1L B:5-2L A:pass D:pass C:4-1R
B:pass A:pass D:pass C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 4-3 3-3 3-1 2-1 1-1 0-0"
deal.B = "6-5 5-2 4-4 4-1 3-2 3-0 2-0"
deal.C = "6-3 6-2 5-4 5-3 4-2 2-2 1-0"
deal.D = "6-6 6-1 6-0 5-5 5-1 5-0 4-0"
yard = ""
play = """
C:6-3 B:6-5L A:4-3R D:5-5L C:5-4L B:4-4L A:6-4L D:6-6L C:6-2L
B:3-2L A:3-3L D:4-0R C:5-3L B:3-0R A:3-1R D:6-1R C:pass B:5-2L
A:2-1L D:5-1L C:pass B:pass A:pass D:6-0R C:1-0R B:4-1R A:pass
D:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 6-1 5-0 3-0 2-1 1-1"
deal.B = "5-3 4-0 3-3 3-2 3-1 2-2 1-0"
deal.C = "6-5 6-0 5-2 5-1 4-1 2-0 0-0"
deal.D = "6-6 6-2 5-5 5-4 4-4 4-3 4-2"
yard = ""
play = """
D:4-4 C:4-1L B:1-0L A:5-0L D:5-4L C:pass B:4-0L A:3-0L D:4-3L
C:pass B:pass A:6-4L D:6-6L C:6-5L B:5-3L A:6-3L D:6-2L C:5-2L
B:pass A:pass D:5-5L C:5-1L B:3-1L A:pass D:4-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-5 5-4 4-1 3-0 1-1"
deal.B = "6-6 6-0 5-1 4-3 3-2 2-1 2-0"
deal.C = "5-3 5-0 4-4 4-2 3-3 2-2 1-0"
deal.D = "6-5 6-4 6-1 5-2 4-0 3-1 0-0"
yard = ""
play = """
D:6-5 C:5-3R B:3-2R A:6-3L D:5-2R C:3-3L B:5-1R A:3-0L D:6-1R
C:5-0L B:6-0R A:5-5L D:0-0R C:1-0R B:2-1R A:5-4L D:6-4L C:4-2R
B:6-6L A:6-2L D:4-0R C:2-2L B:2-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 6-2 6-1 6-0 5-1 3-3"
deal.B = "6-6 5-2 4-2 4-0 2-1 2-0 1-1"
deal.C = "6-5 5-3 4-3 3-2 3-0 2-2 1-0"
deal.D = "5-5 5-4 5-0 4-4 4-1 3-1 0-0"
yard = ""
play = """
D:5-5 C:6-5L B:6-6L A:6-4L D:5-4R C:4-3L B:4-0R A:6-3L D:0-0R
C:3-0R B:pass A:6-2L D:3-1R C:3-2L B:2-1R A:3-3L D:pass C:5-3L
B:5-2R A:5-1L D:4-1L C:pass B:4-2L A:pass D:5-0R C:2-2L B:2-0L
A:6-0L D:pass C:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-3 5-2 4-2 2-0 1-1"
deal.B = "6-2 6-1 6-0 5-1 4-3 2-1 1-0"
deal.C = "6-3 5-5 5-4 4-4 3-3 3-2 2-2"
deal.D = "6-6 5-0 4-1 4-0 3-1 3-0 0-0"
yard = ""
play = """
C:5-5 B:5-1L A:1-1L D:5-0R C:pass B:6-1L A:6-5L D:0-0R C:5-4L
B:1-0R A:6-4L D:6-6L C:6-3L B:4-3L A:4-2L D:4-1R C:4-4R B:6-2L
A:pass D:4-0R C:pass B:6-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-0 5-4 4-4 2-2 1-0"
deal.B = "6-4 6-3 5-1 4-3 4-0 3-3 3-0"
deal.C = "6-1 5-5 5-3 5-0 4-2 4-1 3-2"
deal.D = "6-6 5-2 3-1 2-1 2-0 1-1 0-0"
yard = ""
play = """
B:4-0 A:5-4L D:5-2L C:4-2L B:3-0R A:4-4L D:3-1R C:6-1R B:6-4R
A:pass D:pass C:4-1L B:5-1L A:6-5L D:6-6L C:pass B:4-3R A:6-2L
D:2-1L C:5-3R B:pass A:1-0L D:0-0L C:5-5R B:pass A:6-0L D:pass
C:5-0R B:6-3L A:pass D:2-0R C:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-0 4-3 3-3 3-0 2-1 0-0"
deal.B = "6-6 6-2 6-0 3-2 3-1 2-2 2-0"
deal.C = "5-5 5-4 5-1 4-1 4-0 1-1 1-0"
deal.D = "6-5 6-4 6-1 5-3 5-2 4-4 4-2"
yard = ""
play = """
C:5-5 B:pass A:5-0L D:6-5R C:4-0L B:6-6R A:4-3L D:5-3L C:5-4L
B:6-0R A:3-0R D:4-4L C:4-1L B:3-1R A:2-1L D:4-2L C:5-1R B:pass
A:pass D:6-4L C:pass B:6-2L A:pass D:5-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-5 4-4 4-1 3-1 3-0"
deal.B = "6-3 5-4 5-0 4-0 2-2 1-1 0-0"
deal.C = "6-0 5-3 5-2 4-3 4-2 3-3 1-0"
deal.D = "6-6 6-4 6-1 5-1 3-2 2-1 2-0"
yard = ""
play = """
C:5-3 B:5-0L A:3-0L D:3-2L C:5-2L B:6-3R A:6-5L D:6-6L C:6-0L
B:4-0L A:4-4L D:6-4L C:pass B:pass A:6-2L D:2-0L C:1-0L B:1-1L
A:4-1L D:6-1R C:4-3L B:pass A:3-1L D:5-1L C:pass B:5-4L A:pass
D:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 4-3 4-1 4-0 3-2 1-0"
deal.B = "6-3 6-1 4-4 3-1 3-0 2-2 0-0"
deal.C = "6-4 6-0 5-3 5-1 5-0 3-3 2-1"
deal.D = "6-6 5-5 5-4 5-2 4-2 2-0 1-1"
yard = ""
play = """
D:5-5 C:5-3L B:3-0L A:4-0L D:5-4L C:5-1L B:6-1L A:6-5L D:5-2L
C:5-0R B:0-0R A:6-2L D:6-6L C:6-4L B:4-4L A:4-3L D:2-0R C:3-3L
B:2-2R A:3-2L D:4-2L C:2-1R B:3-1R A:4-1L D:1-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 5-4 5-3 3-3 3-0 2-2"
deal.B = "6-6 6-1 6-0 5-2 3-2 3-1 2-0"
deal.C = "6-4 6-3 5-1 4-2 4-1 4-0 0-0"
deal.D = "5-5 5-0 4-4 4-3 2-1 1-1 1-0"
yard = ""
play = """
D:5-5 C:5-1L B:3-1L A:5-3L D:5-0L C:4-0L B:5-2R A:5-4L D:2-1R
C:4-1R B:pass A:6-5L D:4-4R C:6-4L B:pass A:pass D:4-3L C:6-3L
B:6-6L A:6-2L D:pass C:4-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 6-3 4-1 4-0 3-3 2-1"
deal.B = "6-5 5-4 5-0 4-2 3-2 3-1 2-2"
deal.C = "6-2 6-0 5-5 5-2 5-1 2-0 1-1"
deal.D = "6-1 5-3 4-4 4-3 3-0 1-0 0-0"
yard = ""
play = """
C:5-5 B:5-4L A:6-4L D:5-3R C:6-2L B:3-2R A:2-1L D:1-0L C:5-2R
B:6-5R A:4-0L D:4-4L C:6-0R B:5-0R A:4-1L D:6-1L C:5-1R B:3-1R
A:6-6L D:3-0R C:2-0R B:4-2R A:6-3L D:4-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-0 4-4 4-2 4-1 3-0 2-0"
deal.B = "6-3 5-4 5-3 4-0 3-2 3-1 0-0"
deal.C = "6-5 6-2 5-2 3-3 2-2 1-1 1-0"
deal.D = "6-6 6-1 6-0 5-5 5-1 4-3 2-1"
yard = ""
play = """
D:6-6 C:6-5L B:5-3L A:3-0L D:6-0L C:6-2L B:3-2L A:6-4R D:4-3R
C:3-3L B:6-3L A:pass D:6-1L C:1-1L B:3-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-2 5-1 4-0 3-3 2-2 2-1"
deal.B = "6-5 6-4 6-3 6-2 5-4 5-0 4-2"
deal.C = "6-6 5-5 4-3 4-1 3-2 3-1 1-0"
deal.D = "6-1 5-3 4-4 3-0 2-0 1-1 0-0"
yard = ""
play = """
C:6-6 B:6-5L A:5-2L D:2-0L C:1-0L B:6-2R A:5-1L D:5-3L C:4-3L
B:5-4L A:2-2R D:pass C:5-5L B:4-2R A:4-0R D:0-0R C:pass B:5-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-2 5-1 4-0 3-2 3-1 2-0"
deal.B = "6-6 6-5 6-4 6-3 5-3 4-4 2-1"
deal.C = "6-1 6-0 4-2 4-1 3-3 1-1 1-0"
deal.D = "5-5 5-4 5-0 4-3 3-0 2-2 0-0"
yard = ""
play = """
C:6-1 B:2-1R A:6-2L D:2-2L C:4-2L B:4-4L A:4-0L D:5-0L C:pass
B:5-3L A:3-2L D:pass C:pass B:pass A:5-2L D:5-5L C:pass B:6-5L
A:2-0R D:3-0R C:3-3R B:6-3L A:3-1L D:4-3R C:4-1L B:6-4L A:pass
D:5-4R C:6-0L B:pass A:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 6-0 5-3 5-1 4-3 2-2"
deal.B = "6-3 4-2 4-1 4-0 3-3 1-1 0-0"
deal.C = "6-6 6-2 5-2 3-2 2-1 2-0 1-0"
deal.D = "6-5 5-5 5-4 5-0 4-4 3-1 3-0"
yard = ""
play = """
A:6-4 D:6-5L C:5-2L B:4-1R A:2-2L D:3-1R C:6-2L B:3-3R A:6-1L
D:3-0R C:2-1L B:0-0R A:6-0R D:pass C:6-6R B:4-2L A:4-3L D:pass
C:3-2L B:6-3R A:5-3R D:5-5R C:2-0L B:4-0L A:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-5 5-4 1-1 1-0 0-0"
deal.B = "6-1 4-4 4-2 4-1 3-3 3-2 2-0"
deal.C = "6-4 6-2 5-0 4-3 4-0 3-0 2-1"
deal.D = "6-6 6-5 5-3 5-2 5-1 3-1 2-2"
yard = ""
play = """
A:6-3 D:6-6L C:6-4L B:4-2L A:pass D:2-2L C:6-2L B:6-1L A:1-1L
D:3-1R C:2-1L B:2-0L A:6-0L D:5-1R C:5-0R B:pass A:1-0R D:6-5L
C:pass B:4-1R A:5-5L D:5-2L C:4-3R B:3-2R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 4-4 4-2 3-2 3-1 3-0 0-0"
deal.B = "6-5 5-4 5-0 4-3 4-1 3-3 1-0"
deal.C = "6-6 6-4 6-0 5-2 5-1 2-2 2-1"
deal.D = "6-2 6-1 5-5 5-3 4-0 2-0 1-1"
yard = ""
play = """
C:6-6 B:6-5L A:6-3R D:5-3R C:5-2L B:5-0R A:4-2L D:4-0L C:6-0L
B:1-0R A:3-1R D:6-2L C:2-2L B:4-3R A:3-2L D:pass C:6-4R B:3-3L
A:3-0L D:2-0L C:2-1L B:4-1L A:4-4L D:6-1R C:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-9"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-9"
commitment = "c3158aba1a3717a8df23676e353f8611a15001be49f09d63030db047f523ffd3"
secret = "8beb62496f70b68b44d4a6f76d17e6410aec924a996ddb4c62b8fec8acd2e2e8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 5-5 5-3 4-3 3-2 2-1"
deal.B = "6-3 6-1 5-4 4-0 3-3 1-0 0-0"
deal.C = "6-5 6-0 5-2 5-0 4-4 2-0 1-1"
deal.D = "6-6 5-1 4-2 4-1 3-1 3-0 2-2"
yard = ""
play = """
D:6-6 C:6-5L B:5-4L A:6-2R D:4-2L C:5-2L B:pass A:3-2R D:5-1L
C:1-1L B:6-3R A:2-1L D:2-2L C:6-0R B:4-0R A:6-4R D:pass C:2-0L
B:6-1R A:pass D:3-0L C:pass B:3-3L A:5-3L D:4-1R C:4-4R B:pass
A:5-5L D:pass C:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 5-1 4-4 3-3 3-1 1-0"
deal.B = "6-2 5-4 5-3 5-0 3-2 2-0 1-1"
deal.C = "6-3 6-1 6-0 4-1 4-0 2-2 0-0"
deal.D = "6-6 6-5 5-2 4-3 4-2 3-0 2-1"
yard = ""
play = """
C:0-0 B:5-0L A:1-0R D:6-5L C:6-1R B:6-2L A:6-4R D:5-2L C:4-0R
B:5-4L A:4-4L D:4-3L C:6-3L B:2-0R A:pass D:6-6L C:6-0L B:3-2R
A:3-3R D:3-0L C:pass B:5-3L A:3-1R D:2-1R C:2-2R B:pass A:5-1L
D:4-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 5-2 4-1 3-0 2-0 1-1"
deal.B = "6-2 6-0 5-0 4-4 4-2 1-0 0-0"
deal.C = "6-4 6-3 5-5 5-3 5-1 4-3 3-2"
deal.D = "6-1 5-4 4-0 3-3 3-1 2-2 2-1"
yard = ""
play = """
D:6-1 C:6-3L B:1-0R A:3-0R D:3-3L C:5-3L B:5-0L A:2-0L D:2-2L
C:3-2L B:pass A:pass D:3-1L C:5-1L B:pass A:6-5L D:pass C:6-4L
B:4-4L A:4-1L D:2-1L C:4-3R B:6-2L A:6-6L D:5-4R C:5-5R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 4-2 4-1 3-0 2-1 1-1 1-0"
deal.B = "6-3 5-5 5-4 3-3 2-2 2-0 0-0"
deal.C = "6-5 6-0 5-0 4-3 4-0 3-2 3-1"
deal.D = "6-6 6-2 6-1 5-3 5-2 5-1 4-4"
yard = ""
play = """
C:decline A:1-0 D:6-1L C:6-0L B:2-0L A:2-1L D:5-1L C:5-0L B:0-0L
A:3-0L D:5-3L C:6-5L B:6-3L A:pass D:pass C:3-1L B:pass A:1-1L
D:pass C:4-0R B:5-4R A:4-1L D:4-4L C:4-3L B:5-5R A:pass D:5-2R
C:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 6-0 5-3 3-2 3-1 3-0"
deal.B = "5-5 5-4 5-0 4-4 4-3 4-1 1-0"
deal.C = "6-3 6-1 5-2 4-0 2-2 2-1 1-1"
deal.D = "6-6 6-5 5-1 4-2 3-3 2-0 0-0"
yard = ""
play = """
C:2-2 B:pass A:6-2L D:6-6L C:6-1L B:4-1L A:3-2R D:4-2L C:6-3R
B:pass A:6-4R D:2-0L C:4-0L B:5-4L A:5-3L D:3-3L C:pass B:4-4R
A:3-0L D:0-0L C:pass B:4-3R A:6-0L D:6-5L C:5-2L B:pass A:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-4 5-3 2-0 1-1 1-0"
deal.B = "6-6 6-5 6-2 6-0 4-4 3-3 2-2"
deal.C = "6-1 5-5 5-1 4-3 4-1 4-0 0-0"
deal.D = "5-2 5-0 4-2 3-2 3-1 3-0 2-1"
yard = ""
play = """
A:1-0 D:3-1L C:4-3L B:4-4L A:2-0R D:4-2L C:pass B:6-2L A:6-4L
D:5-2R C:5-5R B:6-5R A:6-3R D:3-2R C:4-1L B:2-2R A:1-1L D:2-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-4 5-3 5-2 4-3 3-3 3-2"
deal.B = "6-6 6-5 6-2 6-0 4-4 3-1 0-0"
deal.C = "6-3 6-1 5-0 4-2 4-1 2-1 1-1"
deal.D = "5-5 5-1 4-0 3-0 2-2 2-0 1-0"
yard = ""
play = """
D:5-5 C:5-0L B:6-5R A:6-4R D:4-0L C:4-1L B:4-4R A:5-4R D:5-1L
C:pass B:pass A:5-2L D:2-2L C:4-2L B:pass A:5-3R D:3-0R C:pass
B:6-0R A:4-3L D:pass C:6-3L B:6-6L A:pass D:pass C:6-1L B:6-2R
A:3-2R D:1-0L C:pass B:3-1R A:pass D:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 5-0 4-2 4-0 2-2 1-0"
deal.B = "6-3 6-2 5-5 5-4 4-4 4-1 3-2"
deal.C = "6-5 6-0 5-1 3-1 3-0 2-1 1-1"
deal.D = "6-6 5-3 5-2 4-3 3-3 2-0 0-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-5L A:6-1R D:5-3L C:3-1L B:4-1L A:4-2L D:5-2L
C:5-1L B:pass A:1-0L D:2-0L C:2-1L B:pass A:pass D:pass C:1-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-2 5-1 5-0 4-0 1-1 1-0"
deal.B = "6-2 6-1 5-5 3-1 3-0 2-2 2-1"
deal.C = "6-6 6-5 6-3 6-0 4-2 3-3 0-0"
deal.D = "6-4 5-3 4-4 4-3 4-1 3-2 2-0"
yard = ""
play = """
C:6-6 B:6-2L A:5-2L D:5-3L C:6-3L B:6-1L A:1-1L D:4-1L C:4-2L
B:2-2L A:pass D:3-2L C:3-3L B:3-1L A:5-1L D:6-4R C:6-5L B:pass
A:5-4R D:pass C:6-0L B:5-5R A:1-0L D:pass C:pass B:2-1L A:5-0R
D:2-0L C:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 4-1 3-2 3-0 2-2 2-1 2-0"
deal.B = "6-4 6-2 5-1 4-4 4-0 3-3 1-1"
deal.C = "6-1 6-0 5-4 5-0 4-3 3-1 1-0"
deal.D = "6-6 6-5 6-3 5-3 5-2 4-2 0-0"
yard = ""
play = """
C:decline A:2-0 D:5-2L C:5-0L B:4-0L A:4-1L D:0-0R C:1-0L B:pass
A:3-0L D:6-3L C:6-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-3 5-2 3-2 3-0 2-1 1-0"
deal.B = "6-3 6-1 5-5 5-1 4-2 4-1 2-2"
deal.C = "6-6 6-4 6-2 6-0 4-0 3-3 3-1"
deal.D = "5-4 5-0 4-4 4-3 2-0 1-1 0-0"
yard = ""
play = """
A:3-0 D:4-3L C:6-4L B:6-3L A:3-2L D:2-0L C:6-0L B:6-1L A:1-0L
D:5-0L C:4-0R B:5-5L A:6-5L D:5-4R C:6-6L B:5-1R A:2-1R D:pass
C:6-2R
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 6-1 5-2 5-0 4-3 1-1"
deal.B = "6-4 6-0 5-4 5-3 3-3 2-0 0-0"
deal.C = "6-6 5-5 5-1 4-4 4-1 4-0 3-0"
deal.D = "6-5 4-2 3-2 3-1 2-2 2-1 1-0"
yard = ""
play = """
C:6-6 B:6-4L A:6-3R D:4-2L C:3-0R B:6-0R A:6-2L D:6-5L C:5-5L
B:5-4L A:4-3L D:3-2L C:pass B:2-0L A:5-0L D:pass C:5-1L B:pass
A:6-1R D:3-1L C:4-1R B:5-3L A:5-2L D:2-2L C:4-4R B:pass A:pass
D:2-1L C:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 5-4 4-3 2-1 1-0 0-0"
deal.B = "6-4 5-3 5-0 4-4 3-3 3-1 1-1"
deal.C = "5-5 5-2 4-2 4-1 4-0 3-0 2-0"
deal.D = "6-6 6-3 6-2 6-1 5-1 3-2 2-2"
yard = ""
play = """
C:5-5 B:5-3L A:5-4R D:6-3L C:4-2R B:6-4L A:4-3L D:3-2L C:5-2L
B:5-0L A:0-0L D:6-2R C:4-0L B:4-4L A:6-5R D:5-1R C:4-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-3 5-0 3-0 2-0 1-0 0-0"
deal.B = "5-5 5-4 5-2 3-2 3-1 2-1 1-1"
deal.C = "6-6 6-3 5-1 4-4 4-0 3-3 2-2"
deal.D = "6-5 6-4 6-1 6-0 4-3 4-2 4-1"
yard = ""
play = """
C:6-6 B:pass A:6-2L D:4-2L C:4-4L B:5-4L A:5-3L D:4-3L C:6-3R
B:3-2R A:2-0R D:6-4L C:4-0R B:pass A:pass D:6-5L C:5-1L B:3-1L
A:3-0L D:6-0L C:pass B:pass A:pass D:6-1L C:pass B:2-1L A:pass
D:4-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 4-2 4-1 3-3 3-1 3-0"
deal.B = "6-6 5-0 4-3 4-0 3-2 2-1 1-1"
deal.C = "6-4 6-0 5-3 5-2 5-1 4-4 2-2"
deal.D = "6-3 6-1 5-5 5-4 2-0 1-0 0-0"
yard = ""
play = """
D:6-3 C:5-3R B:6-6L A:6-5R D:6-1L C:5-1L B:5-0L A:3-0L D:pass
C:6-4R B:4-3L A:4-1L D:1-0L C:4-4R B:4-0L A:4-2L D:2-0L C:6-0L
B:pass A:6-2L D:5-4R C:5-2L B:pass A:pass D:5-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 6-2 6-0 5-2 4-3 2-2"
deal.B = "6-3 5-3 5-0 4-0 3-1 2-0 1-0"
deal.C = "5-5 5-4 5-1 4-1 3-3 3-2 3-0"
deal.D = "6-5 6-1 4-4 4-2 2-1 1-1 0-0"
yard = ""
play = """
D:6-5 C:5-5R B:6-3L A:4-3L D:4-4L C:5-4L B:5-3L A:5-2R D:4-2R
C:3-3L B:3-1L A:6-4R D:6-1L C:pass B:pass A:6-6L D:pass C:pass
B:pass A:6-2L D:2-1L C:5-1L B:5-0L A:6-0R D:0-0L C:3-0L B:4-0R
A:pass D:pass C:3-2L B:2-0L A:pass D:pass C:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-4 5-0 3-1 2-2 1-0 0-0"
deal.B = "6-5 6-3 6-1 6-0 5-5 5-3 3-2"
deal.C = "6-2 5-2 5-1 4-4 4-3 4-1 1-1"
deal.D = "6-4 4-2 4-0 3-3 3-0 2-1 2-0"
yard = ""
play = """
C:4-4 B:pass A:5-4L D:6-4R C:5-1L B:6-5R A:5-0R D:2-1L C:5-2L
B:5-5L A:0-0R D:4-0R C:4-1R B:5-3L A:3-1R D:3-3L C:4-3L B:6-3R
A:6-6R D:4-2L C:6-2L B:6-1L A:1-0L D:3-0L C:pass B:6-0R A:pass
D:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 4-4 3-2 2-1 2-0 1-0"
deal.B = "6-5 5-4 5-2 5-1 4-0 3-1 0-0"
deal.C = "6-6 5-5 5-3 4-3 3-3 2-2 1-1"
deal.D = "6-3 6-1 6-0 5-0 4-2 4-1 3-0"
yard = ""
play = """
D:6-3 C:6-6L B:6-5L A:3-2R D:5-0L C:2-2R B:5-2R A:1-0L D:6-1L
C:5-5R B:5-4R A:6-2L D:4-2L C:4-3L B:3-1L A:4-4R D:4-1L C:pass
B:4-0L A:2-0L D:pass C:pass B:pass A:2-1L D:pass C:1-1L B:5-1L
A:6-4R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-0 4-2 4-1 3-3 3-0"
deal.B = "6-6 6-5 6-1 5-1 4-4 2-2 1-1"
deal.C = "6-0 5-4 5-2 4-0 3-1 2-1 2-0"
deal.D = "6-2 5-5 5-3 4-3 3-2 1-0 0-0"
yard = ""
play = """
A:3-3 D:5-3L C:5-2L B:2-2L A:6-3R D:6-2L C:6-0L B:6-6R A:3-0L
D:4-3L C:4-0L B:6-5R A:5-0L D:5-5L C:5-4L B:4-4L A:4-2L D:3-2L
C:3-1L B:6-1L A:6-4L D:pass C:pass B:5-1R A:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-0 3-3 1-1 1-0 0-0"
deal.B = "6-3 6-1 5-5 5-1 4-4 4-3 3-0"
deal.C = "5-4 5-2 5-0 4-2 4-1 3-2 2-0"
deal.D = "6-6 6-2 5-3 4-0 3-1 2-2 2-1"
yard = ""
play = """
A:decline C:5-2 B:5-5L A:6-5L D:6-6L C:4-2R B:6-3L A:3-3L D:5-3L
C:5-4R B:5-1L A:1-0L D:4-0L C:4-1L B:6-1L A:6-4L D:pass C:5-0R
B:4-4L A:0-0R D:pass C:2-0R B:4-3L A:pass D:3-1L C:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-3 5-1 4-1 4-0 3-3 0-0"
deal.B = "6-5 6-2 5-0 4-4 2-1 2-0 1-1"
deal.C = "6-6 6-0 5-5 5-2 4-3 3-2 3-0"
deal.D = "6-3 6-1 5-4 4-2 3-1 2-2 1-0"
yard = ""
play = """
C:6-6 B:6-5L A:5-1L D:6-1L C:6-0L B:6-2R A:0-0L D:1-0L C:3-2R
B:2-1L A:3-3R D:4-2L C:4-3L B:pass A:5-3L D:5-4L C:3-0R B:4-4L
A:6-4L D:6-3L C:pass B:5-0R A:pass D:3-1L C:5-5R B:1-1L A:4-1L
D:pass C:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-5 5-3 4-3 4-2 4-0"
deal.B = "6-0 5-4 5-2 5-1 4-1 3-0 2-1"
deal.C = "6-5 6-4 4-4 2-2 2-0 1-0 0-0"
deal.D = "6-6 6-3 5-0 3-3 3-2 3-1 1-1"
yard = ""
play = """
C:4-4 B:5-4L A:4-0R D:5-0L C:0-0L B:6-0L A:6-1L D:3-1L C:2-0R
B:5-2R A:5-5R D:6-3L C:6-5R B:pass A:6-2L D:3-2L C:6-4R B:4-1R
A:4-3L D:1-1R C:1-0R B:3-0R A:4-2L D:3-3R C:2-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 6-1 5-5 5-1 4-4 2-1"
deal.B = "6-3 5-2 5-0 4-3 3-3 3-1 2-0"
deal.C = "6-5 5-4 5-3 4-1 1-1 1-0 0-0"
deal.D = "6-4 6-0 4-2 4-0 3-2 3-0 2-2"
yard = ""
play = """
C:1-1 B:3-1L A:6-1R D:3-2L C:6-5R B:5-2L A:5-1L D:pass C:5-3R
B:6-3R A:6-2R D:4-2R C:4-1R B:pass A:2-1L D:2-2L C:1-0R B:5-0R
A:5-5R D:pass C:5-4R B:4-3R A:pass D:3-0R C:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-10"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-10"
commitment = "e81785244ca0c66df06fcf8331f7612cdf8d75ba7bb9f1ae98df70d009a6d57d"
secret = "231a91da637bb07f87c1ac5db333b724349217ec78b7b29e619cc7a9916f0abd"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-3 5-1 5-0 3-1 3-0 1-1 0-0"
deal.B = "6-6 6-1 6-0 5-5 5-2 4-4 4-2"
deal.C = "5-4 4-3 4-1 4-0 3-2 2-0 1-0"
deal.D = "6-5 6-4 6-3 6-2 3-3 2-2 2-1"
yard = ""
play = """
B:6-6 A:pass D:6-3L C:4-3L B:4-4L A:pass D:6-5R C:5-4L B:5-5L
A:5-3L D:3-3L C:3-2L B:4-2L A:5-1R D:2-1R C:4-1L B:6-1L A:pass
D:6-2L C:2-0L B:6-0L A:pass D:6-4L C:4-0L B:5-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-2 5-1 4-4 4-0 3-1 2-0"
deal.B = "6-3 6-2 5-5 5-4 5-0 4-1 2-1"
deal.C = "6-6 6-5 6-4 5-3 4-3 4-2 3-0"
deal.D = "6-0 3-3 3-2 2-2 1-1 1-0 0-0"
yard = ""
play = """
B:5-5 A:5-2L D:3-2L C:5-3L B:5-4L A:4-4L D:pass C:6-4L B:6-2L
A:5-1R D:1-0R C:4-2L B:5-0R A:4-0L D:6-0L C:6-6L B:6-3L A:3-1L
D:1-1L C:6-5R B:4-1L A:6-1R D:pass C:4-3L B:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 6-0 5-3 4-4 1-1 1-0"
deal.B = "6-5 6-3 5-4 4-1 3-3 3-1 2-2"
deal.C = "6-6 6-4 5-5 5-1 4-0 3-2 3-0"
deal.D = "5-2 5-0 4-3 4-2 2-1 2-0 0-0"
yard = ""
play = """
B:3-3 A:5-3L D:5-2L C:3-2L B:6-3L A:6-2L D:2-0L C:4-0L B:5-4L
A:pass D:5-0L C:3-0L B:3-1L A:6-1L D:4-3R C:6-6L B:6-5L A:4-4R
D:4-2R C:5-5L B:2-2R A:pass D:2-1R C:5-1L B:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-4 5-3 4-1 3-2 3-1"
deal.B = "6-4 4-4 4-2 4-0 3-3 2-0 1-0"
deal.C = "6-2 5-2 5-1 3-0 2-2 1-1 0-0"
deal.D = "6-6 6-5 6-3 6-1 5-0 4-3 2-1"
yard = ""
play = """
B:4-4 A:5-4L D:4-3R C:5-2L B:4-2L A:5-3R D:6-5R C:6-2R B:2-0R
A:6-0R D:6-3R C:3-0R B:4-0R A:4-1L D:2-1L C:2-2L B:6-4R A:3-2L
D:6-6R C:pass B:3-3L A:3-1L D:6-1R C:5-1L B:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-2 6-0 5-3 5-1 1-0"
deal.B = "6-3 5-0 4-4 2-2 2-1 1-1 0-0"
deal.C = "6-4 6-1 5-5 4-2 3-3 3-1 3-0"
deal.D = "5-4 5-2 4-3 4-1 4-0 3-2 2-0"
yard = ""
play = """
B:2-2 A:6-2L D:2-0R C:6-4L B:4-4L A:6-0R D:4-0L C:3-0L B:6-3L
A:6-6L D:pass C:6-1L B:1-1L A:6-5R D:5-2R C:3-1L B:2-1R A:5-3L
D:4-1R C:5-5L B:5-0L A:1-0L D:5-4R C:pass B:pass A:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-0 4-0 2-2 2-0 0-0"
deal.B = "5-5 5-2 5-1 3-3 3-2 3-1 1-0"
deal.C = "6-5 6-4 6-0 4-2 4-1 3-0 1-1"
deal.D = "6-6 6-3 5-4 5-3 4-4 4-3 2-1"
yard = ""
play = """
A:6-2 D:2-1R C:6-5L B:5-5L A:6-1R D:6-6R C:6-4R B:5-1L A:4-0R
D:pass C:4-1L B:1-0R A:pass D:4-3L C:3-0L B:3-1R A:5-0L D:5-3L
C:pass B:3-3L A:pass D:6-3L C:6-0L B:3-2R A:2-2R D:pass C:4-2R
B:pass A:2-0L D:5-4R C:pass B:5-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 5-4 5-2 4-0 2-0 1-1"
deal.B = "6-4 6-0 4-2 4-1 3-2 3-1 3-0"
deal.C = "6-3 6-2 5-1 4-4 2-1 1-0 0-0"
deal.D = "6-6 6-1 5-3 5-0 4-3 3-3 2-2"
yard = ""
play = """
B:6-4 A:6-5L D:5-0L C:1-0L B:4-1L A:5-4L D:4-3R C:5-1L B:3-1L
A:pass D:5-3L C:6-3R B:6-0R A:5-5L D:pass C:0-0R B:3-0R A:5-2L
D:3-3R C:6-2L B:3-2R A:2-0R D:6-6L C:pass B:pass A:4-0R D:6-1L
C:2-1L B:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 4-3 4-2 3-2 2-0 1-0"
deal.B = "6-5 6-2 4-1 4-0 3-3 2-2 0-0"
deal.C = "6-6 6-3 5-2 5-0 4-4 3-1 3-0"
deal.D = "6-4 6-1 5-5 5-4 5-1 2-1 1-1"
yard = ""
play = """
B:2-2 A:4-2L D:5-4L C:5-2L B:6-2L A:6-0L D:2-1R C:5-0L B:4-1R
A:5-3L D:6-4R C:6-3L B:6-5L A:pass D:5-1L C:3-1L B:3-3L A:4-3L
D:6-1R C:4-4L B:4-0L A:2-0L D:1-1R C:pass B:pass A:3-2L D:pass
C:3-0L B:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 5-2 5-1 4-4 4-1 1-0"
deal.B = "6-5 6-4 5-5 4-0 3-1 3-0 2-0"
deal.C = "6-1 4-3 3-3 3-2 2-2 2-1 1-1"
deal.D = "6-6 6-3 6-2 5-4 5-0 4-2 0-0"
yard = ""
play = """
B:5-5 A:5-3L D:6-3L C:6-1L B:6-5R A:5-1L D:5-0L C:pass B:6-4R
A:4-4R D:4-2R C:3-2R B:3-0L A:pass D:pass C:4-3L B:4-0L A:6-0L
D:6-2L C:2-2L B:2-0L A:1-0L D:pass C:2-1L B:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-4 5-0 4-4 4-3 2-2 1-1"
deal.B = "6-1 5-1 4-2 3-2 3-1 3-0 2-1"
deal.C = "6-6 6-3 6-0 5-5 4-0 2-0 1-0"
deal.D = "6-5 6-2 5-3 5-2 4-1 3-3 0-0"
yard = ""
play = """
B:3-1 A:4-3L D:4-1L C:1-0L B:3-0L A:1-1R D:3-3L C:6-3L B:6-1L
A:pass D:pass C:pass B:2-1L A:2-2L D:5-2L C:5-5L B:5-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-2 4-2 3-1 3-0 1-1"
deal.B = "5-3 5-1 4-4 4-1 3-3 2-2 2-0"
deal.C = "6-5 6-3 5-5 5-0 2-1 1-0 0-0"
deal.D = "6-6 6-2 6-1 5-4 4-3 4-0 3-2"
yard = ""
play = """
B:4-4 A:6-4L D:6-6L C:6-5L B:5-3L A:4-2R D:6-2R C:6-3L B:pass
A:6-0L D:4-0L C:pass B:4-1L A:3-1L D:3-2L C:2-1L B:5-1L A:5-2L
D:6-1R C:1-0R B:2-0R A:pass D:pass C:pass B:2-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-3 4-3 4-0 3-3 2-2"
deal.B = "6-4 5-5 3-2 2-1 2-0 1-1 0-0"
deal.C = "6-5 6-1 5-1 5-0 3-1 3-0 1-0"
deal.D = "6-6 6-0 5-4 5-2 4-4 4-2 4-1"
yard = ""
play = """
A:6-3 D:6-0L C:5-0L B:5-5L A:5-3L D:pass C:3-1L B:3-2R A:6-2R
D:4-1L C:6-5R B:6-4L A:pass D:5-4R C:6-1L B:1-1L A:4-3R D:pass
C:5-1L B:pass A:3-3R D:5-2L C:3-0R B:2-0R A:2-2L D:4-2L C:pass
B:2-1R A:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 4-3 2-2 2-1 1-0 0-0"
deal.B = "6-2 6-1 5-4 4-2 4-1 4-0 3-1"
deal.C = "6-6 6-5 5-1 5-0 3-3 3-0 1-1"
deal.D = "6-0 5-5 5-3 5-2 4-4 3-2 2-0"
yard = ""
play = """
A:6-4 D:4-4R C:6-6L B:6-1L A:4-3R D:3-2R C:5-1L B:5-4L A:2-2R
D:2-0R C:5-0R B:4-2L A:2-1L D:5-3R C:1-1L B:3-1R A:1-0L D:6-0L
C:6-5L B:4-1R A:pass D:5-2L C:pass B:6-2L A:6-3L D:pass C:3-3L
B:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-3 5-2 5-0 3-3 2-2 1-0"
deal.B = "6-5 4-4 4-3 4-1 2-0 1-1 0-0"
deal.C = "5-4 5-1 4-2 4-0 3-2 3-0 2-1"
deal.D = "6-6 6-4 6-3 6-1 6-0 5-5 3-1"
yard = ""
play = """
B:4-4 A:pass D:6-4L C:5-4R B:6-5L A:5-3L D:6-3L C:5-1R B:4-1R
A:6-2L D:pass C:4-2L B:4-3L A:3-3L D:3-1L C:2-1L B:2-0L A:5-0L
D:5-5L C:4-0R B:0-0R A:5-2L D:6-0R C:3-2L B:pass A:pass D:6-6R
C:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 6-1 6-0 5-0 3-1 1-1"
deal.B = "6-5 5-4 5-1 4-3 4-0 3-3 3-2"
deal.C = "6-4 5-5 5-3 4-1 2-2 2-1 2-0"
deal.D = "6-3 5-2 4-4 4-2 3-0 1-0 0-0"
yard = ""
play = """
C:6-4 B:6-5L A:5-0L D:3-0L C:5-3L B:5-4R A:pass D:5-2L C:2-2L
B:3-2L A:3-1L D:1-0L C:2-0L B:5-1R A:6-2L D:6-3L C:4-1R B:4-3R
A:pass D:pass C:pass B:3-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-2 6-0 4-1 3-3 0-0"
deal.B = "5-4 5-2 4-4 4-2 3-0 2-1 1-0"
deal.C = "6-5 6-1 5-3 5-1 5-0 2-0 1-1"
deal.D = "6-4 5-5 4-3 4-0 3-2 3-1 2-2"
yard = ""
play = """
B:4-4 A:4-1L D:3-1L C:5-3L B:5-4L A:pass D:4-3L C:pass B:4-2R
A:6-3L D:3-2R C:6-5L B:5-2L A:6-2L D:6-4L C:pass B:3-0R A:6-0R
D:4-0L C:5-0L B:pass A:6-6R D:5-5L C:5-1L B:2-1L A:pass D:2-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 5-0 4-1 3-3 2-0 1-0"
deal.B = "6-5 6-2 5-2 4-4 4-0 3-2 3-0"
deal.C = "6-1 6-0 5-1 4-2 3-1 1-1 0-0"
deal.D = "6-3 5-5 5-4 5-3 4-3 2-2 2-1"
yard = ""
play = """
D:6-3 C:6-1L B:3-2R A:4-1L D:2-2R C:4-2L B:6-2L A:6-6L D:2-1R
C:6-0L B:4-0L A:6-4L D:pass C:5-1R B:6-5R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-3 5-0 4-2 3-0 2-2 1-1 1-0"
deal.B = "6-1 5-2 4-4 4-1 3-3 3-1 2-1"
deal.C = "6-6 6-0 5-1 4-0 3-2 2-0 0-0"
deal.D = "6-5 6-4 6-3 6-2 5-5 5-4 4-3"
yard = ""
play = """
C:6-6 B:6-1L A:1-1L D:6-3R C:5-1L B:3-3R A:5-3L D:4-3L C:4-0L
B:3-1R A:5-0L D:5-4L C:pass B:4-4L A:4-2L D:6-2L C:6-0L B:2-1R
A:2-2R D:pass C:2-0L B:5-2L A:pass D:5-5L C:3-2R B:pass A:3-0R
D:6-5L C:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-0 5-4 3-2 3-1 2-1"
deal.B = "6-3 6-2 5-1 5-0 4-3 2-2 1-0"
deal.C = "6-1 5-5 5-2 4-2 4-1 3-0 0-0"
deal.D = "6-4 5-3 4-4 4-0 3-3 2-0 1-1"
yard = ""
play = """
C:6-1 B:6-3L A:3-2L D:1-1R C:5-2L B:5-1L A:3-1L D:3-3L C:3-0L
B:1-0L A:2-1L D:2-0L C:0-0L B:5-0L A:6-5L D:6-4L C:4-2L B:2-2L
A:pass D:pass C:4-1R B:4-3R A:pass D:5-3R C:5-5R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 5-4 5-2 3-1 3-0 2-2"
deal.B = "6-6 6-4 5-5 4-4 4-3 4-2 4-1"
deal.C = "6-5 5-3 5-1 3-3 3-2 2-1 2-0"
deal.D = "6-1 6-0 5-0 4-0 1-1 1-0 0-0"
yard = ""
play = """
C:6-5 B:6-6L A:6-3L D:5-0R C:5-3L B:5-5L A:5-4L D:4-0R C:pass
B:4-4L A:pass D:pass C:pass B:6-4L A:6-2L D:pass C:3-2L B:4-3L
A:pass D:pass C:pass B:4-1L A:3-1L D:pass C:3-3L B:4-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-3 5-0 4-2 3-0 0-0"
deal.B = "6-5 6-3 6-2 6-1 6-0 3-2 2-2"
deal.C = "5-4 5-2 4-3 4-0 3-3 3-1 2-1"
deal.D = "6-6 5-1 4-4 4-1 2-0 1-1 1-0"
yard = ""
play = """
B:6-2 A:6-4L D:2-0R C:5-4L B:6-5L A:5-0R D:5-1R C:3-1R B:6-3R
A:pass D:6-6L C:pass B:6-1L A:pass D:1-0L C:4-0L B:6-0R A:4-2L
D:pass C:5-2L B:pass A:5-5L D:pass C:pass B:pass A:5-3L D:pass
C:4-3L B:pass A:3-0R D:4-1L C:2-1L B:3-2R A:pass D:pass C:pass
B:2-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-0 4-3 2-0 1-1 1-0"
deal.B = "6-2 6-1 5-3 5-1 4-1 3-1 0-0"
deal.C = "6-5 5-4 4-2 4-0 3-3 3-0 2-2"
deal.D = "6-6 5-5 5-2 5-0 4-4 3-2 2-1"
yard = ""
play = """
B:6-1 A:6-4L D:2-1R C:5-4L B:5-1L A:1-1L D:3-2R C:3-3R B:3-1R
A:1-0L D:5-0L C:6-5L B:6-2L A:2-0L D:pass C:4-0L B:4-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-0 4-3 3-1 2-1 0-0"
deal.B = "6-4 5-5 5-0 4-2 4-0 2-2 1-0"
deal.C = "6-2 5-4 5-3 5-1 4-1 2-0 1-1"
deal.D = "6-6 6-1 5-2 4-4 3-3 3-2 3-0"
yard = ""
play = """
B:5-5 A:6-5L D:6-1L C:5-1L B:5-0L A:6-0L D:5-2R C:6-2L B:2-2L
A:2-1L D:3-2R C:4-1L B:4-0L A:6-3R D:3-0L C:5-3L B:6-4R A:4-3R
D:3-3R C:5-4L B:4-2L A:3-1R D:pass C:2-0L B:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 5-2 5-0 4-4 3-1 1-0"
deal.B = "6-1 5-5 4-3 3-3 3-2 2-0 0-0"
deal.C = "6-4 5-4 5-3 4-2 3-0 2-2 2-1"
deal.D = "6-5 6-2 6-0 5-1 4-1 4-0 1-1"
yard = ""
play = """
B:3-3 A:6-3L D:6-0L C:3-0L B:3-2L A:5-2L D:6-5L C:6-4L B:4-3L
A:3-1L D:1-1L C:2-1L B:2-0L A:5-0L D:5-1L C:5-3R B:5-5R A:1-0L
D:4-0L C:5-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-3 5-2 4-1 3-1 1-1"
deal.B = "6-5 6-2 6-0 5-5 3-0 2-0 0-0"
deal.C = "6-3 5-0 4-4 4-2 3-3 2-2 1-0"
deal.D = "6-1 5-4 5-1 4-3 4-0 3-2 2-1"
yard = ""
play = """
B:5-5 A:5-3L D:5-1R C:6-3L B:6-0L A:4-1R D:4-3R C:5-0L B:3-0R
A:5-2L D:2-1L C:1-0L B:0-0L A:pass D:4-0L C:4-4L B:2-0R A:6-4L
D:6-1L C:4-2R B:pass A:3-1L D:5-4R C:3-3L B:6-5R A:6-6R D:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-11"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-11"
commitment = "e46dcb84b207844d1ea7cec5115504eb06442c4da3e05fac77360b60fc3497a8"
secret = "136e454fd4a53ca49aebc60796d15f09b5b41ccd54c6d996e312d3ca422a762f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-3 5-2 3-1 1-0 0-0"
deal.B = "6-6 6-1 6-0 5-1 4-1 3-0 2-0"
deal.C = "5-5 5-0 4-2 4-0 3-2 2-2 2-1"
deal.D = "6-5 6-4 5-4 4-4 4-3 3-3 1-1"
yard = ""
play = """
B:6-6 A:6-3L D:6-5R C:3-2L B:2-0L A:5-3R D:4-3R C:5-0L B:5-1L
A:1-0L D:6-4R C:4-0L B:4-1L A:6-2R D:1-1L C:4-2R B:6-1L A:pass
D:5-4R C:5-5R B:6-0L A:0-0L D:pass C:pass B:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 6-0 5-5 5-4 3-1 1-1"
deal.B = "6-1 5-3 5-2 5-1 4-4 4-3 3-0"
deal.C = "6-5 6-4 5-0 3-3 3-2 2-2 2-0"
deal.D = "6-3 4-2 4-1 4-0 2-1 1-0 0-0"
yard = ""
play = """
B:6-1 A:6-6L D:6-3L C:3-3L B:5-3L A:5-5L D:4-1R C:6-5L B:4-4R
A:5-4R D:pass C:6-4L B:4-3L A:3-1L D:2-1L C:3-2L B:3-0L A:6-0L
D:pass C:5-0R B:pass A:6-2L D:4-2L C:2-0R B:5-2R A:pass D:4-0L
C:pass B:5-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-0 4-0 3-2 1-1 0-0"
deal.B = "6-2 5-4 5-2 4-4 4-2 3-1 2-1"
deal.C = "6-3 6-1 4-3 4-1 3-3 3-0 1-0"
deal.D = "6-4 6-0 5-5 5-3 5-1 2-2 2-0"
yard = ""
play = """
B:6-2 A:6-6L D:6-4L C:4-1L B:3-1L A:3-2L D:2-2L C:pass B:5-2L
A:5-0L D:6-0L C:6-3L B:4-2R A:4-0R D:5-3L C:3-0R B:5-4L A:pass
D:pass C:3-3R B:4-4L A:pass D:pass C:4-3R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-2 4-3 3-3 1-1 0-0"
deal.B = "6-5 5-5 5-3 4-4 4-2 3-0 2-2"
deal.C = "6-6 6-4 6-3 5-4 5-1 3-2 2-0"
deal.D = "6-0 5-0 4-1 4-0 3-1 2-1 1-0"
yard = ""
play = """
B:6-5 A:6-1L D:4-1L C:6-4L B:5-5R A:5-2R D:6-0L C:2-0R B:3-0L
A:3-3L D:5-0R C:5-4R B:5-3L A:4-3R D:3-1R C:5-1L B:pass A:1-1L
D:2-1L C:3-2L B:pass A:pass D:1-0R C:6-3L B:pass A:0-0R D:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-2 4-4 4-3 4-2 4-0 3-2"
deal.B = "6-6 6-1 5-0 3-1 2-2 1-0 0-0"
deal.C = "6-5 6-3 5-3 5-1 4-1 3-3 3-0"
deal.D = "6-2 6-0 5-5 5-4 2-1 2-0 1-1"
yard = ""
play = """
D:5-5 C:5-1L B:6-1L A:6-4L D:5-4L C:6-5L B:6-6L A:5-2R D:6-2L
C:pass B:2-2L A:4-2L D:2-1R C:4-1R B:pass A:4-4L D:pass C:pass
B:pass A:4-3L D:pass C:5-3L B:5-0L A:4-0L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-2 5-0 4-0 3-1 3-0 1-0"
deal.B = "6-6 6-4 6-3 5-1 4-2 4-1 2-2"
deal.C = "6-5 5-5 5-4 4-4 2-1 1-1 0-0"
deal.D = "6-2 6-1 5-3 4-3 3-3 3-2 2-0"
yard = ""
play = """
B:6-6 A:6-0L D:6-2R C:0-0L B:4-2R A:4-0R D:2-0L C:2-1L B:5-1L
A:5-0L D:pass C:pass B:pass A:1-0L D:6-1L C:6-5L B:pass A:5-2L
D:3-2L C:pass B:6-3L A:3-0R D:5-3R C:5-4R B:6-4L A:pass D:4-3L
C:4-4R B:4-1R A:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-1 5-0 3-3 3-2 2-2"
deal.B = "6-5 6-2 6-1 4-4 4-2 2-1 1-0"
deal.C = "6-4 6-3 5-3 5-2 4-3 4-0 2-0"
deal.D = "6-0 5-4 4-1 3-1 3-0 1-1 0-0"
yard = ""
play = """
A:5-5 D:5-4L C:5-3R B:4-4L A:3-3R D:4-1L C:4-3R B:6-1L A:6-6L
D:6-0L C:2-0L B:6-2L A:pass D:pass C:6-3L B:4-2R A:3-2L D:pass
C:5-2L B:6-5L A:2-2R D:pass C:6-4L B:2-1R A:5-1R D:pass C:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 4-4 4-3 4-2 4-1 4-0"
deal.B = "6-6 5-1 5-0 3-2 3-1 1-0 0-0"
deal.C = "6-0 5-5 5-3 5-2 3-3 2-1 1-1"
deal.D = "6-3 6-2 6-1 5-4 3-0 2-2 2-0"
yard = ""
play = """
C:5-5 B:5-1L A:4-1L D:5-4L C:5-3L B:3-2L A:4-2L D:pass C:5-2R
B:pass A:4-4L D:6-2R C:6-0R B:5-0R A:6-5R D:6-3R C:3-3R B:3-1R
A:6-4L D:6-1L C:1-1L B:1-0L A:4-0L D:pass C:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-2 5-0 4-4 4-1 3-2"
deal.B = "6-6 5-5 5-3 5-1 3-0 2-1 1-1"
deal.C = "5-4 5-2 4-3 4-0 3-1 2-2 1-0"
deal.D = "6-4 6-1 6-0 4-2 3-3 2-0 0-0"
yard = ""
play = """
C:5-4 B:5-5L A:4-4R D:6-4R C:5-2L B:2-1L A:6-5R D:6-1L C:pass
B:6-6L A:6-2L D:4-2L C:4-3L B:5-3L A:5-0L D:6-0L C:pass B:5-1R
A:4-1R D:pass C:4-0R B:3-0R A:6-3R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 4-4 4-3 3-0 2-1 0-0"
deal.B = "6-5 6-0 5-5 5-1 4-1 3-1 1-1"
deal.C = "6-6 5-4 5-3 4-2 4-0 3-2 2-2"
deal.D = "6-3 6-2 5-2 5-0 3-3 2-0 1-0"
yard = ""
play = """
B:6-5 A:6-4L D:5-2R C:4-2R B:4-1L A:4-4R D:1-0L C:5-4R B:6-0L
A:6-1L D:5-0R C:4-0R B:5-1L A:4-3R D:6-3R C:6-6R B:5-5L A:pass
D:6-2R C:3-2R B:3-1R A:2-1R D:2-0R C:5-3L B:pass A:3-0L D:pass
C:pass B:pass A:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-2 5-3 5-0 4-4 3-0"
deal.B = "5-5 4-0 3-1 2-2 2-0 1-1 0-0"
deal.C = "6-1 6-0 5-4 4-3 4-1 3-3 1-0"
deal.D = "6-6 6-4 5-2 5-1 4-2 3-2 2-1"
yard = ""
play = """
A:6-5 D:6-6L C:5-4R B:4-0R A:5-0R D:6-4L C:4-3L B:3-1L A:5-3R
D:5-1L C:3-3R B:5-5L A:6-3R D:5-2L C:6-0R B:2-2L A:6-2L D:pass
C:6-1L B:1-1L A:3-0R D:3-2R C:1-0L B:2-0L A:pass D:4-2L C:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-4 5-2 4-3 4-2 3-0"
deal.B = "6-5 5-0 4-4 4-0 3-3 2-2 2-1"
deal.C = "6-2 6-0 5-1 3-1 2-0 1-1 0-0"
deal.D = "6-6 6-1 5-5 5-3 4-1 3-2 1-0"
yard = ""
play = """
C:6-0 B:6-5L A:5-4L D:4-1L C:2-0R B:2-1L A:4-2L D:3-2R C:3-1R
B:4-4L A:6-4L D:6-6L C:1-1R B:pass A:6-3L D:5-3L C:5-1R B:5-0L
A:3-0L D:5-5R C:pass B:3-3L A:4-3L D:pass C:pass B:4-0L A:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-4 5-1 2-2 2-0 1-1"
deal.B = "6-5 6-4 5-5 5-3 4-4 4-2 3-3"
deal.C = "6-1 5-2 5-0 4-3 4-0 3-0 1-0"
deal.D = "6-6 6-0 4-1 3-2 3-1 2-1 0-0"
yard = ""
play = """
A:2-2 D:3-2L C:5-2R B:5-3L A:5-1L D:4-1L C:4-3L B:3-3L A:5-4R
D:3-1L C:4-0R B:pass A:2-0R D:2-1L C:pass B:4-2L A:6-2R D:6-6R
C:6-1R B:6-4L A:6-3L D:pass C:1-0R B:pass A:pass D:6-0R C:3-0L
B:6-5R A:pass D:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-3 5-0 4-0 3-2 3-1 2-1 2-0"
deal.B = "6-5 6-4 6-0 5-5 5-4 5-1 3-0"
deal.C = "6-6 6-1 4-3 3-3 2-2 1-1 1-0"
deal.D = "6-3 6-2 5-2 4-4 4-2 4-1 0-0"
yard = ""
play = """
D:6-3 C:6-1L B:5-1L A:5-3L D:pass C:4-3L B:6-4L A:3-2R D:6-2L
C:2-2L B:pass A:2-1L D:5-2R C:1-1L B:6-5R A:3-1L D:pass C:6-6R
B:3-0L A:2-0L D:4-2L C:pass B:5-4L A:5-0L D:0-0L C:1-0L B:6-0R
A:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-2 4-3 4-2 3-0 2-1"
deal.B = "6-1 6-0 5-3 3-2 3-1 2-2 1-0"
deal.C = "6-6 6-3 5-4 5-1 5-0 4-0 2-0"
deal.D = "6-5 6-2 4-4 4-1 3-3 1-1 0-0"
yard = ""
play = """
A:5-5 D:6-5L C:5-1R B:6-1L A:2-1L D:6-2L C:6-3L B:5-3L A:5-2L
D:4-1R C:5-4R B:3-2L A:4-3L D:4-4L C:5-0R B:6-0R A:6-4R D:pass
C:4-0L B:1-0L A:4-2R D:1-1L C:2-0R B:3-1L A:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-1 4-4 4-3 3-3 3-2"
deal.B = "6-4 6-1 6-0 5-0 3-0 2-1 2-0"
deal.C = "6-6 6-5 5-3 5-2 4-1 3-1 1-0"
deal.D = "5-5 5-4 4-2 4-0 2-2 1-1 0-0"
yard = ""
play = """
A:3-3 D:pass C:5-3L B:5-0L A:6-3R D:4-0L C:4-1L B:6-1L A:6-2L
D:4-2L C:6-5R B:6-4L A:5-1R D:1-1R C:3-1R B:6-0L A:4-3R D:5-4R
C:1-0L B:2-1L A:3-2L D:5-5R C:5-2R B:3-0L A:pass D:2-2R C:pass
B:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-5 5-4 5-2 2-1 0-0"
deal.B = "6-6 4-3 4-2 4-1 4-0 3-2 2-2"
deal.C = "6-5 6-4 6-1 6-0 5-3 5-1 5-0"
deal.D = "4-4 3-3 3-1 3-0 2-0 1-1 1-0"
yard = ""
play = """
B:6-6 A:6-2L D:2-0L C:6-5R B:4-0L A:5-4L D:pass C:5-0L B:pass
A:5-5R D:3-0L C:5-3R B:4-3L A:6-3R D:4-4L C:6-4R B:4-2L A:5-2L
D:pass C:5-1L B:4-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 6-0 5-4 5-3 5-2 5-0"
deal.B = "6-6 6-1 4-4 4-1 3-2 2-2 1-1"
deal.C = "6-3 5-1 4-0 3-3 3-0 2-0 0-0"
deal.D = "6-4 5-5 4-3 4-2 3-1 2-1 1-0"
yard = ""
play = """
A:6-5 D:5-5R C:5-1R B:6-6L A:6-2L D:4-2L C:4-0L B:6-1R A:5-0L
D:6-4R C:pass B:4-4R A:5-4R D:pass C:pass B:pass A:5-2L D:2-1L
C:pass B:4-1L A:5-3R D:4-3L C:3-3L B:3-2L A:pass D:3-1R C:2-0L
B:1-1R A:6-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-0 4-2 4-0 3-0 2-2 2-1 2-0"
deal.B = "6-6 6-5 6-2 5-5 4-1 3-2 1-1"
deal.C = "6-1 5-4 5-3 5-1 4-4 3-3 0-0"
deal.D = "6-4 6-3 6-0 5-2 4-3 3-1 1-0"
yard = ""
play = """
A:2-2 D:5-2L C:5-4L B:4-1L A:2-1L D:pass C:pass B:6-2L A:2-0R
D:6-4L C:4-4L B:pass A:4-0R D:4-3L C:3-3L B:3-2L A:4-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-0 4-0 3-3 3-0 2-0"
deal.B = "6-6 5-5 5-2 4-4 3-1 1-1 0-0"
deal.C = "6-1 6-0 5-4 5-1 2-2 2-1 1-0"
deal.D = "6-4 6-2 5-3 4-3 4-2 4-1 3-2"
yard = ""
play = """
A:3-3 D:5-3L C:5-4L B:4-4L A:4-0L D:4-3R C:6-0L B:6-6L A:6-3L
D:6-4R C:6-1R B:3-1L A:pass D:4-1L C:2-1R B:5-2R A:6-5R D:6-2R
C:2-2R B:pass A:2-0R D:4-2L C:1-0R B:1-1R A:pass D:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-1 3-1 1-1 1-0 0-0"
deal.B = "6-1 5-5 5-0 4-3 4-1 3-2 2-0"
deal.C = "6-4 6-0 5-4 4-4 4-2 4-0 2-1"
deal.D = "6-6 6-5 5-3 5-2 3-3 3-0 2-2"
yard = ""
play = """
D:6-6 C:6-4L B:4-3L A:6-3L D:6-5L C:5-4L B:4-1L A:1-1L D:pass
C:2-1L B:3-2L A:3-1L D:pass C:6-0R B:6-1L A:1-0R D:pass C:pass
B:pass A:6-2L D:5-2L C:pass B:5-5L A:5-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-4 5-3 4-3 3-2 3-1 1-1"
deal.B = "6-3 6-2 5-5 4-1 3-3 2-0 0-0"
deal.C = "6-4 5-1 5-0 4-4 4-0 3-0 2-2"
deal.D = "6-6 6-1 6-0 5-2 4-2 2-1 1-0"
yard = ""
play = """
A:5-3 D:5-2L C:3-0R B:6-2L A:6-5L D:6-0R C:6-4R B:5-5L A:4-3R
D:pass C:5-1L B:4-1L A:5-4L D:pass C:5-0L B:2-0L A:3-2L D:pass
C:pass B:6-3L A:3-1R D:6-6L C:pass B:pass A:1-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 4-3 4-0 2-2 2-1 2-0 1-1"
deal.B = "6-4 6-1 6-0 5-5 5-1 4-4 4-2"
deal.C = "6-3 5-3 5-2 5-0 3-2 3-0 1-0"
deal.D = "6-6 6-5 6-2 4-1 3-3 3-1 0-0"
yard = ""
play = """
A:2-2 D:6-2L C:3-2R B:6-4L A:4-3R D:4-1L C:1-0L B:6-0L A:4-0R
D:6-6L C:5-0R B:6-1L A:5-4R D:3-1L C:6-3L B:4-4R A:pass D:6-5L
C:5-3L B:4-2R A:2-1R D:3-3L C:3-0L B:5-1R A:2-0L D:pass C:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-2 4-1 3-1 3-0 2-2"
deal.B = "6-5 6-2 5-1 5-0 4-4 2-1 2-0"
deal.C = "6-6 6-1 5-5 5-4 4-0 3-2 1-0"
deal.D = "6-3 5-3 4-3 4-2 3-3 1-1 0-0"
yard = ""
play = """
C:6-6 B:6-5L A:5-2L D:6-3R C:3-2R B:6-2L A:2-2R D:4-2R C:4-0R
B:5-0R A:6-4L D:5-3R C:5-4L B:5-1L A:3-1L D:4-3L C:pass B:4-4L
A:3-0R D:0-0R C:1-0R B:2-1R A:4-1L D:1-1L C:6-1L B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-5 5-1 3-3 2-2 1-1"
deal.B = "6-2 5-0 4-2 4-1 3-2 2-0 0-0"
deal.C = "6-5 6-1 5-3 4-4 4-3 3-1 3-0"
deal.D = "6-6 6-4 5-4 5-2 4-0 2-1 1-0"
yard = ""
play = """
B:6-2 A:6-3L D:5-2R C:3-1L B:4-1L A:5-5R D:6-4L C:6-5L B:5-0L
A:6-0L D:6-6L C:6-1L B:pass A:5-1R D:2-1L C:pass B:4-2L A:1-1R
D:5-4L C:5-3L B:3-2L A:2-2L D:1-0R C:3-0R B:2-0L A:3-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 4-4 3-2 3-1 2-2 1-1"
deal.B = "6-5 6-2 5-3 5-1 4-2 3-3 2-1"
deal.C = "6-0 5-4 5-0 4-0 3-0 2-0 0-0"
deal.D = "6-4 6-3 6-1 5-2 4-3 4-1 1-0"
yard = ""
play = """
A:6-6 D:6-4L C:4-0L B:6-5R A:5-5R D:5-2R C:3-0L B:5-3L A:2-2R
D:pass C:2-0R B:5-1L A:1-1L D:6-1L C:6-0R B:6-2L A:3-2L D:6-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-4 5-2 5-1 4-4 4-0 1-0"
deal.B = "6-6 6-1 5-5 5-0 3-2 3-1 1-1"
deal.C = "6-5 5-3 4-3 4-2 3-0 2-2 2-1"
deal.D = "6-4 6-3 6-2 4-1 3-3 2-0 0-0"
yard = ""
play = """
A:4-4 D:6-4L C:4-2R B:6-6L A:5-2R D:6-3L C:3-0L B:5-0L A:5-4L
D:4-1L C:2-1L B:3-2L A:5-1R D:3-3L C:5-3L B:5-5L A:1-0R D:2-0R
C:6-5L B:6-1L A:pass D:6-2R C:pass B:3-1L A:6-0R D:0-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-0 4-2 3-3 2-2 2-1 1-1 1-0"
deal.B = "6-2 6-1 5-4 5-2 3-2 3-1 3-0"
deal.C = "6-3 6-0 5-5 5-3 5-1 2-0 0-0"
deal.D = "6-6 6-5 6-4 4-4 4-3 4-1 4-0"
yard = ""
play = """
D:6-6 C:6-3L B:3-2L A:2-2L D:6-5R C:5-5R B:6-2L A:5-0R D:6-4L
C:6-0R B:5-4L A:pass D:pass C:5-3L B:3-1L A:1-1L D:4-1L C:pass
B:6-1R A:4-2L D:pass C:5-1R B:5-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-1 4-3 4-2 4-1 3-2 2-2"
deal.B = "5-5 5-3 5-2 3-3 3-0 1-1 1-0"
deal.C = "6-4 6-2 6-1 6-0 5-0 2-0 0-0"
deal.D = "6-5 6-3 5-4 4-4 4-0 3-1 2-1"
yard = ""
play = """
C:6-2 B:5-2R A:6-6L D:6-5L C:5-0L B:3-0L A:3-2L D:5-4R C:2-0L
B:1-0L A:4-1L D:4-4L C:6-4L B:pass A:4-2R D:6-3L C:pass B:5-3L
A:2-2R D:2-1R C:6-1R B:5-5L A:5-1L D:3-1L C:6-0R B:3-3L A:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-5 5-4 5-0 4-4 2-2"
deal.B = "6-4 6-1 6-0 4-2 2-0 1-1 0-0"
deal.C = "6-5 5-2 5-1 4-0 3-3 2-1 1-0"
deal.D = "6-2 5-3 4-3 4-1 3-2 3-1 3-0"
yard = ""
play = """
A:5-5 D:5-3L C:6-5R B:6-4R A:4-4R D:4-3L C:4-0L B:6-0L A:6-6L
D:6-2L C:5-2L B:4-2R A:2-2R D:3-2R C:5-1L B:6-1L A:6-3R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 5-1 5-0 3-3 3-1 3-0"
deal.B = "6-4 6-3 6-1 5-3 4-1 2-0 0-0"
deal.C = "6-5 6-0 4-4 4-3 4-2 4-0 1-0"
deal.D = "6-6 5-5 5-2 3-2 2-2 2-1 1-1"
yard = ""
play = """
B:6-4 A:5-4R D:6-6L C:6-5R B:6-3L A:3-3L D:3-2L C:4-2L B:4-1L
A:3-1L D:pass C:4-3L B:6-1R A:5-1R D:5-5R C:4-0L B:2-0L A:6-2L
D:5-2R C:6-0L B:0-0L A:5-0L D:2-2R C:pass B:5-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-0 5-5 3-1 3-0 1-0"
deal.B = "5-4 5-2 5-1 5-0 3-2 2-1 2-0"
deal.C = "6-5 6-1 5-3 4-4 4-1 3-3 0-0"
deal.D = "6-6 6-4 4-3 4-2 4-0 2-2 1-1"
yard = ""
play = """
B:5-4 A:5-5L D:6-4R C:5-3L B:3-2L A:6-2L D:6-6L C:6-1L B:5-1L
A:6-3R D:4-3R C:6-5L B:pass A:6-0L D:4-2R C:0-0L B:5-0L A:pass
D:2-2R C:pass B:5-2L A:pass D:pass C:pass B:2-1L A:3-1L D:pass
C:3-3L B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 4-3 4-2 4-1 1-1 0-0"
deal.B = "6-3 6-2 5-3 5-2 3-2 3-1 2-1"
deal.C = "6-1 6-0 5-0 4-4 4-0 2-2 2-0"
deal.D = "6-6 6-4 5-4 5-1 3-3 3-0 1-0"
yard = ""
play = """
B:6-3 A:4-3R D:6-6L C:4-4R B:6-2L A:4-2L D:6-4L C:6-0L B:pass
A:0-0L D:5-4R C:4-0L B:5-3R A:4-1L D:3-3R C:6-1L B:3-2R A:6-5L
D:5-1L C:2-0R B:3-1L A:pass D:3-0L C:5-0L B:5-2L A:pass D:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-0 5-3 5-0 2-2 1-1"
deal.B = "6-1 5-5 5-4 5-2 3-3 3-1 2-0"
deal.C = "6-4 6-2 5-1 4-3 4-2 4-1 3-2"
deal.D = "6-6 4-4 4-0 3-0 2-1 1-0 0-0"
yard = ""
play = """
D:6-6 C:6-4L B:5-4L A:6-5L D:pass C:6-2L B:5-2L A:5-3L D:3-0L
C:pass B:2-0L A:2-2L D:2-1L C:5-1L B:5-5L A:6-3R D:pass C:4-3R
B:pass A:5-0L D:4-4R C:4-2R B:pass A:6-0L D:pass C:3-2R B:6-1L
A:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-3 5-2 5-1 3-3 3-0 0-0"
deal.B = "6-5 5-0 4-1 3-2 2-1 2-0 1-1"
deal.C = "6-4 6-3 6-2 4-3 4-2 4-0 2-2"
deal.D = "6-6 6-1 5-5 5-4 4-4 3-1 1-0"
yard = ""
play = """
A:3-3 D:3-1L C:6-3R B:4-1L A:6-0R D:5-4L C:4-0R B:6-5L A:pass
D:6-6L C:6-4L B:pass A:pass D:4-4L C:4-3L B:3-2L A:5-2L D:5-5L
C:4-2R B:5-0L A:3-0L D:pass C:6-2R B:pass A:5-3L D:6-1R C:pass
B:2-1R A:5-1L D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-4 5-0 4-4 3-1 2-1 1-0"
deal.B = "6-3 5-3 5-2 4-3 4-0 3-2 2-2"
deal.C = "6-6 6-4 6-1 4-2 4-1 3-3 0-0"
deal.D = "6-5 6-2 5-5 5-1 3-0 2-0 1-1"
yard = ""
play = """
D:6-5 C:6-4L B:4-3L A:3-1L D:5-5R C:4-1L B:4-0L A:5-4R D:3-0L
C:4-2R B:6-3L A:6-0L D:6-2R C:0-0L B:pass A:1-0L D:5-1L C:6-6R
B:5-3L A:pass D:pass C:6-1R B:3-2L A:2-1L D:1-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 6-0 5-5 4-1 1-0 0-0"
deal.B = "5-3 5-0 4-3 4-2 3-2 3-1 2-1"
deal.C = "6-4 6-2 5-1 4-4 4-0 3-0 2-0"
deal.D = "6-6 6-3 5-4 5-2 3-3 2-2 1-1"
yard = ""
play = """
D:6-6 C:6-4L B:4-3L A:6-1R D:6-3L C:6-2L B:4-2L A:4-1L D:1-1L
C:5-1L B:5-3L A:1-0R D:3-3L C:4-0R B:3-2L A:pass D:5-4R C:2-0L
B:5-0L A:5-5L D:5-2L C:pass B:2-1L A:6-5R D:pass C:pass B:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-3 3-2 3-0 2-2 2-1 1-1"
deal.B = "6-3 6-1 5-2 5-0 4-4 4-0 2-0"
deal.C = "6-4 6-0 5-4 5-1 4-2 3-3 1-0"
deal.D = "6-6 6-5 5-5 4-3 4-1 3-1 0-0"
yard = ""
play = """
B:6-3 A:6-2L D:4-3R C:5-4R B:5-2L A:5-3L D:6-5R C:6-0R B:5-0R
A:3-2L D:5-5R C:4-2L B:4-4L A:pass D:4-1L C:5-1R B:6-1L A:2-1R
D:6-6L C:6-4L B:4-0L A:2-2R D:0-0L C:1-0L B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-1 4-2 3-2 3-0 1-0"
deal.B = "6-3 6-2 6-0 3-3 3-1 2-2 1-1"
deal.C = "6-5 5-5 5-4 5-2 5-0 4-1 0-0"
deal.D = "6-1 5-3 4-4 4-3 4-0 2-1 2-0"
yard = ""
play = """
B:6-3 A:6-6L D:5-3R C:5-0R B:6-2L A:4-2L D:4-4L C:4-1L B:3-1L
A:3-0R D:4-3L C:5-4L B:3-3R A:5-1L D:6-1L C:6-5L B:pass A:3-2R
D:2-1R C:5-5L B:1-1R A:1-0R D:4-0R C:5-2L B:2-2L A:6-4R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-3 5-0 4-4 4-0 3-1 0-0"
deal.B = "6-6 6-4 6-2 5-2 5-1 4-1 2-1"
deal.C = "6-5 6-1 3-2 3-0 2-2 1-1 1-0"
deal.D = "6-3 6-0 5-5 4-3 4-2 3-3 2-0"
yard = ""
play = """
A:4-4 D:4-3L C:3-2L B:6-2L A:5-4R D:5-5R C:6-5R B:6-6L A:pass
D:6-3L C:3-0L B:6-4R A:4-0R D:6-0L C:1-0R B:5-1R A:5-3R D:3-3R
C:6-1L B:4-1L A:3-1R D:4-2L C:1-1R B:5-2L A:5-0L D:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-0 4-1 3-2 3-0 1-1 1-0"
deal.B = "6-5 5-1 4-4 4-3 4-2 3-1 2-1"
deal.C = "6-6 6-3 6-2 5-5 5-3 5-2 2-0"
deal.D = "6-1 6-0 5-4 4-0 3-3 2-2 0-0"
yard = ""
play = """
D:5-4 C:5-5L B:6-5L A:6-4L D:4-0L C:2-0L B:4-2L A:4-1L D:6-1L
C:6-2L B:2-1L A:1-1L D:pass C:pass B:5-1L A:5-0L D:6-0L C:6-6L
B:4-4R A:pass D:pass C:6-3L B:4-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-2 4-1 3-2 3-1 2-2"
deal.B = "6-4 6-1 5-4 5-3 4-2 1-1 1-0"
deal.C = "6-2 5-0 4-3 4-0 3-0 2-0 0-0"
deal.D = "6-6 6-5 6-3 5-1 4-4 3-3 2-1"
yard = ""
play = """
B:6-4 A:4-1R D:6-6L C:6-2L B:4-2L A:3-1R D:6-3R C:4-3L B:5-3L
A:5-5L D:6-5L C:pass B:6-1L A:6-0R D:5-1L C:5-0L B:1-0L A:pass
D:2-1L C:2-0R B:pass A:2-2L D:pass C:pass B:pass A:5-2L D:pass
C:pass B:5-4L A:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-3 5-1 4-2 4-1 2-2 1-1"
deal.B = "6-3 5-5 4-4 3-3 3-2 1-0 0-0"
deal.C = "6-6 6-5 6-4 5-2 3-0 2-1 2-0"
deal.D = "6-1 6-0 5-4 5-0 4-3 4-0 3-1"
yard = ""
play = """
A:2-2 D:pass C:5-2L B:5-5L A:5-1L D:6-1L C:2-1R B:6-3L A:5-3L
D:5-4L C:6-4L B:1-0R A:6-2L D:6-0R C:2-0L B:0-0L A:pass D:5-0L
C:6-6R B:pass A:pass D:pass C:6-5R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 5-4 5-3 5-1 4-1 3-2"
deal.B = "6-6 5-2 4-4 4-2 3-1 3-0 1-1"
deal.C = "6-4 6-0 5-0 4-0 3-3 2-2 1-0"
deal.D = "6-3 6-2 5-5 4-3 2-1 2-0 0-0"
yard = ""
play = """
C:6-0 B:6-6L A:6-5L D:5-5L C:5-0L B:3-0L A:5-3L D:2-0R C:2-2R
B:5-2L A:3-2L D:6-3L C:6-4L B:4-4L A:5-4L D:6-2R C:pass B:pass
A:6-1R D:2-1R C:pass B:4-2R A:4-1R D:pass C:1-0R B:pass A:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-2 5-5 5-3 4-2 2-1"
deal.B = "5-1 4-3 4-1 4-0 3-3 3-0 2-0"
deal.C = "6-6 6-1 6-0 5-2 3-1 1-0 0-0"
deal.D = "6-3 5-4 5-0 4-4 3-2 2-2 1-1"
yard = ""
play = """
A:5-5 D:5-4L C:5-2R B:4-3L A:5-3L D:5-0L C:1-0L B:5-1L A:4-2R
D:4-4R C:pass B:4-1R A:2-1R D:3-2R C:3-1R B:pass A:6-5L D:6-3L
C:6-1R B:3-3L A:6-4R D:pass C:pass B:3-0L A:pass D:pass C:0-0L
B:4-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-0 4-2 4-1 4-0 2-0"
deal.B = "6-3 6-0 5-5 5-3 4-4 4-3 3-3"
deal.C = "6-2 5-2 3-2 3-1 2-1 1-1 1-0"
deal.D = "6-4 6-1 5-4 5-1 3-0 2-2 0-0"
yard = ""
play = """
B:6-3 A:6-6L D:6-4L C:3-1R B:4-4L A:4-1R D:5-4L C:5-2L B:4-3R
A:4-2L D:3-0R C:1-0R B:pass A:4-0L D:6-1R C:6-2R B:6-0L A:2-0R
D:0-0R C:pass B:pass A:6-5L D:5-1L C:1-1L B:pass A:5-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 5-3 4-1 3-2 3-0"
deal.B = "5-4 5-1 4-3 3-3 3-1 2-1 2-0"
deal.C = "6-5 6-2 6-0 4-0 2-2 1-1 0-0"
deal.D = "6-1 5-5 5-2 5-0 4-4 4-2 1-0"
yard = ""
play = """
A:6-6 D:6-1L C:6-2R B:5-1L A:5-3L D:5-2R C:6-5R B:4-3L A:6-4L
D:pass C:6-0L B:2-0L A:3-2L D:pass C:pass B:3-3L A:6-3R D:pass
C:pass B:3-1L A:4-1L D:4-4L C:4-0L B:pass A:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-3 4-4 3-2 2-0 1-1 0-0"
deal.B = "6-5 6-1 5-4 5-2 5-1 2-2 1-0"
deal.C = "6-6 6-2 6-0 4-0 3-3 3-0 2-1"
deal.D = "6-4 6-3 5-0 4-3 4-2 4-1 3-1"
yard = ""
play = """
A:5-5 D:5-0L C:6-0L B:6-5L A:5-3L D:6-3L C:6-2L B:5-2L A:pass
D:pass C:pass B:5-4L A:4-4L D:6-4L C:6-6L B:6-1L A:1-1L D:4-1L
C:4-0L B:1-0L A:pass D:3-1L C:3-3L B:5-1R A:3-2L D:4-2L C:2-1R
B:2-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-5 5-3 4-4 3-3 3-0"
deal.B = "6-6 6-3 6-2 6-0 5-2 5-0 4-3"
deal.C = "6-1 5-1 4-2 4-0 2-2 2-0 1-0"
deal.D = "5-4 4-1 3-2 3-1 2-1 1-1 0-0"
yard = ""
play = """
B:6-6 A:6-5L D:5-4L C:4-0L B:6-0L A:6-4L D:4-1L C:6-1R B:pass
A:pass D:3-1L C:1-0R B:6-3L A:3-0R D:3-2R C:2-0R B:6-2L A:pass
D:2-1L C:5-1L B:5-2L A:pass D:0-0R C:2-2L B:5-0R A:5-5R D:pass
C:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-2 4-1 3-2 2-2 2-0"
deal.B = "6-5 6-3 5-4 5-3 5-0 4-4 4-0"
deal.C = "6-6 6-2 6-0 4-3 3-3 3-0 1-1"
deal.D = "6-4 5-1 4-2 3-1 2-1 1-0 0-0"
yard = ""
play = """
C:6-6 B:6-5L A:5-5L D:6-4R C:4-3R B:5-4L A:3-2R D:4-2L C:6-2L
B:6-3L A:2-2R D:3-1L C:1-1L B:pass A:6-1L D:2-1R C:6-0L B:5-0L
A:5-2L D:5-1R C:pass B:5-3R A:2-0L D:1-0L C:3-0R B:4-0R A:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-5 5-3 3-3 3-1 1-0"
deal.B = "6-6 6-1 5-1 4-4 4-0 2-2 2-1"
deal.C = "5-2 4-3 4-2 4-1 3-2 3-0 0-0"
deal.D = "6-5 6-3 6-0 5-4 5-0 2-0 1-1"
yard = ""
play = """
A:5-5 D:6-5L C:5-2R B:6-6L A:6-2R D:6-3L C:3-2L B:2-2L A:6-4R
D:5-4R C:4-2L B:4-4L A:5-3R D:pass C:4-3R B:4-0L A:1-0L D:1-1L
C:4-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 4-4 4-0 3-3 3-1 2-2 2-0"
deal.B = "6-6 6-3 6-0 5-2 5-0 4-1 1-1"
deal.C = "6-2 5-4 5-1 3-2 3-0 1-0 0-0"
deal.D = "6-5 6-4 5-5 5-3 4-3 4-2 2-1"
yard = ""
play = """
C:0-0 B:6-0L A:6-1L D:2-1L C:3-2L B:6-3L A:2-0R D:6-5L C:5-1L
B:4-1L A:4-4L D:6-4L C:6-2L B:5-2L A:2-2R D:5-5L C:5-4L B:pass
A:4-0L D:4-2R C:1-0L B:1-1L A:3-1L D:5-3L C:pass B:5-0L A:pass
D:4-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 5-4 3-2 3-1 2-1 2-0"
deal.B = "6-5 6-0 5-2 5-0 4-4 4-3 0-0"
deal.C = "6-3 6-1 5-5 5-3 4-1 3-0 2-2"
deal.D = "6-2 5-1 4-2 4-0 3-3 1-1 1-0"
yard = ""
play = """
D:6-2 C:2-2R B:6-5L A:5-4L D:4-2L C:pass B:5-2L A:3-2R D:3-3R
C:5-3R B:5-0L A:2-0L D:5-1R C:6-1R B:6-0R A:2-1L D:4-0R C:4-1R
B:pass A:3-1L D:1-1R C:6-3L B:pass A:6-6L D:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-0 4-3 4-0 3-0 2-1 2-0"
deal.B = "6-6 6-3 6-1 4-4 3-2 3-1 0-0"
deal.C = "6-5 6-2 5-5 5-2 5-1 4-1 1-1"
deal.D = "5-4 5-3 5-0 4-2 3-3 2-2 1-0"
yard = ""
play = """
D:5-4 C:5-2L B:3-2L A:4-3L D:4-2L C:6-2L B:6-6L A:6-4L D:pass
C:4-1L B:6-1L A:6-0L D:5-0L C:6-5L B:6-3L A:3-0L D:1-0L C:5-1L
B:4-4R A:4-0R D:5-3L C:pass B:3-1L A:2-0R D:2-2R C:1-1L B:pass
A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-5 3-3 3-2 3-1 1-1"
deal.B = "5-1 5-0 4-4 4-1 3-0 2-1 0-0"
deal.C = "6-3 6-0 5-4 5-3 5-2 4-2 1-0"
deal.D = "6-6 6-4 6-1 4-3 4-0 2-2 2-0"
yard = ""
play = """
A:5-5 D:pass C:5-3L B:3-0L A:6-5R D:6-6R C:1-0L B:5-1L A:6-2R
D:2-2R C:5-4L B:4-4L A:3-2R D:6-4L C:6-3L B:pass A:3-3L D:4-3L
C:4-2L B:2-1L A:3-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-4 5-3 2-2 2-1 1-1"
deal.B = "6-5 6-3 6-2 6-0 3-3 3-2 2-0"
deal.C = "6-4 5-2 4-3 4-2 4-1 3-1 1-0"
deal.D = "6-1 5-1 5-0 4-4 4-0 3-0 0-0"
yard = ""
play = """
A:5-5 D:5-1L C:3-1L B:6-3L A:6-6L D:6-1L C:4-1L B:6-5R A:5-4L
D:5-0L C:6-4R B:6-0L A:pass D:4-4R C:4-2R B:6-2L A:2-2L D:pass
C:5-2L B:3-2R A:5-3R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-2 4-3 4-2 3-2 2-0"
deal.B = "6-1 5-4 3-3 3-1 3-0 1-0 0-0"
deal.C = "6-5 5-1 5-0 4-1 4-0 2-2 2-1"
deal.D = "6-4 6-3 6-0 5-5 5-3 4-4 1-1"
yard = ""
play = """
A:6-6 D:6-4L C:4-1L B:6-1L A:6-2L D:6-3R C:2-2L B:3-3R A:3-2R
D:pass C:2-1L B:3-1L A:4-3L D:4-4L C:4-0L B:3-0L A:4-2R D:5-3L
C:5-1L B:1-0L A:2-0L D:pass C:pass B:5-4R A:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-2 5-2 3-2 1-0 0-0"
deal.B = "6-5 5-5 4-1 3-3 3-0 2-2 2-0"
deal.C = "6-3 6-0 5-1 5-0 4-4 4-3 1-1"
deal.D = "6-1 5-4 5-3 4-2 4-0 3-1 2-1"
yard = ""
play = """
A:6-6 D:6-1L C:6-3R B:4-1L A:6-4L D:5-3R C:5-0R B:6-5L A:5-2L
D:4-2L C:6-0R B:pass A:6-2R D:5-4L C:5-1L B:2-2R A:1-0L D:4-0L
C:4-4L B:2-0R A:0-0R D:pass C:4-3L B:3-3L A:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-1 4-4 2-1 1-1 0-0"
deal.B = "6-5 6-4 5-3 5-2 4-3 4-2 4-0"
deal.C = "6-6 6-3 5-4 5-0 3-3 3-0 1-0"
deal.D = "6-1 5-5 4-1 3-2 3-1 2-2 2-0"
yard = ""
play = """
A:1-1 D:6-1L C:1-0R B:6-5L A:5-1L D:4-1L C:3-0R B:6-4L A:6-0L
D:3-2R C:5-0L B:5-3L A:6-2R D:3-1L C:6-3R B:4-3R A:4-4R D:pass
C:5-4R B:5-2R A:2-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-12"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-12"
commitment = "f897d8b5ef26c59667d38288d78070b7debde4cf475554cc90070bd8a49c96e2"
secret = "ac95af966ab687626cfd6379a370e1884bab25619e586137488e0e6b1b6646ac"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 5-2 5-1 2-2 2-0 1-0"
deal.B = "6-5 6-3 6-1 5-5 4-1 3-3 1-1"
deal.C = "6-0 4-4 4-3 4-2 3-1 3-0 0-0"
deal.D = "6-4 6-2 5-4 5-0 4-0 3-2 2-1"
yard = ""
play = """
A:6-6 D:6-4L C:4-4L B:6-1R A:5-1R D:5-4R C:4-3L B:3-3L A:5-3L
D:5-0L C:6-0L B:6-3L A:pass D:3-2L C:4-2L B:4-1L A:1-0L D:4-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-2 4-4 3-2 3-1 3-0 1-0"
deal.B = "6-4 6-2 5-1 4-2 4-1 3-3 2-2"
deal.C = "6-6 6-5 6-3 6-1 6-0 4-0 2-1"
deal.D = "5-5 5-3 5-0 4-3 2-0 1-1 0-0"
yard = ""
play = """
C:6-6 B:6-2L A:5-2L D:5-5L C:6-5L B:6-4L A:5-4L D:5-0L C:6-3R
B:3-3R A:3-0L D:5-3L C:pass B:5-1L A:3-1L D:4-3L C:4-0L B:pass
A:1-0L D:1-1L C:6-1L B:pass A:3-2R D:2-0R C:6-0L B:pass A:pass
D:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 6-2 5-4 5-0 4-4 1-0"
deal.B = "5-3 5-1 4-2 4-1 3-1 1-1 0-0"
deal.C = "6-1 5-5 5-2 4-0 3-2 2-1 2-0"
deal.D = "6-5 6-3 6-0 4-3 3-3 3-0 2-2"
yard = ""
play = """
D:3-3 C:3-2L B:4-2L A:6-4L D:6-3L C:pass B:5-3L A:5-4L D:4-3L
C:pass B:3-1L A:1-0L D:3-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-0 4-4 4-3 1-1 0-0"
deal.B = "6-6 6-5 5-5 5-1 4-2 3-2 2-2"
deal.C = "6-2 5-4 5-3 3-1 3-0 2-1 2-0"
deal.D = "6-1 5-2 5-0 4-1 4-0 3-3 1-0"
yard = ""
play = """
B:3-2 A:6-3L D:6-1L C:6-2R B:6-5R A:1-1L D:5-2R C:3-1L B:2-2R
A:4-3L D:4-1L C:2-1L B:4-2L A:6-4L D:pass C:2-0R B:6-6L A:6-0L
D:1-0L C:3-0R B:5-1L A:pass D:3-3R C:5-4L B:pass A:4-4L D:4-0L
C:5-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 5-3 5-2 3-3 3-1 0-0"
deal.B = "6-3 6-2 6-1 5-1 4-3 2-1 1-0"
deal.C = "5-4 5-0 4-4 4-2 4-1 3-2 1-1"
deal.D = "6-5 6-0 5-5 4-0 3-0 2-2 2-0"
yard = ""
play = """
C:5-4 B:4-3R A:5-3L D:3-0L C:5-0L B:5-1L A:3-1L D:pass C:3-2L
B:6-3R A:5-2L D:6-5R C:pass B:pass A:pass D:5-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 4-3 4-2 4-0 2-0 1-0"
deal.B = "6-5 5-5 5-0 4-1 3-3 3-2 1-1"
deal.C = "6-2 6-1 5-4 4-4 2-2 2-1 0-0"
deal.D = "6-4 6-0 5-3 5-2 5-1 3-1 3-0"
yard = ""
play = """
D:5-3 C:5-4L B:3-3R A:4-3L D:3-1L C:6-1L B:6-5L A:6-3R D:6-4R
C:4-4R B:5-0L A:4-0L D:pass C:pass B:4-1L A:1-0L D:3-0L C:pass
B:3-2L A:4-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-4 4-3 4-2 4-0 2-0"
deal.B = "6-3 5-0 4-1 3-1 3-0 1-1 1-0"
deal.C = "6-2 5-5 5-1 3-3 3-2 2-2 2-1"
deal.D = "6-4 6-1 6-0 5-3 5-2 4-4 0-0"
yard = ""
play = """
B:1-0 A:4-0R D:4-4R C:5-1L B:4-1R A:6-5L D:6-1R C:6-2L B:6-3R
A:4-2L D:5-3R C:5-5R B:5-0R A:5-4L D:6-0R C:pass B:pass A:6-6R
D:6-4R C:pass B:pass A:4-3R D:5-2L C:3-3R B:3-1R A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-1 4-2 3-2 3-1 3-0 2-1"
deal.B = "6-4 6-2 6-1 6-0 5-5 5-3 1-1"
deal.C = "5-0 4-4 4-3 3-3 2-2 2-0 1-0"
deal.D = "6-6 6-5 6-3 5-2 4-1 4-0 0-0"
yard = ""
play = """
A:5-4 D:6-5L C:4-4R B:6-2L A:4-2L D:4-0L C:4-3R B:6-0L A:3-2R
D:6-6L C:2-2R B:6-1L A:5-1L D:5-2L C:2-0L B:pass A:3-0L D:6-3L
C:pass B:6-4L A:2-1R D:4-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-3 5-2 4-1 3-0 1-1 0-0"
deal.B = "6-6 6-3 6-2 6-0 4-3 3-3 2-0"
deal.C = "6-4 5-5 5-0 4-2 3-1 2-2 2-1"
deal.D = "6-5 5-4 5-1 4-4 4-0 3-2 1-0"
yard = ""
play = """
D:4-4 C:6-4L B:6-0L A:3-0L D:5-4R C:5-5R B:3-3L A:5-3L D:6-5L
C:5-0R B:6-6L A:6-1L D:5-1L C:pass B:2-0R A:5-2L D:3-2L C:4-2R
B:6-3L A:4-1R D:1-0R C:pass B:6-2L A:0-0R D:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-2 5-0 4-2 3-2 1-1 0-0"
deal.B = "6-6 6-3 6-1 6-0 4-1 3-3 3-1"
deal.C = "6-4 5-4 5-3 5-1 3-0 2-2 2-0"
deal.D = "6-5 5-5 4-4 4-3 4-0 2-1 1-0"
yard = ""
play = """
D:4-4 C:6-4L B:6-3L A:3-2L D:2-1L C:5-4R B:6-1L A:6-2L D:5-5R
C:5-3R B:3-3R A:5-2L D:6-5L C:3-0R B:6-6L A:5-0R D:pass C:5-1R
B:6-0L A:0-0L D:1-0R C:2-0L B:pass A:4-2L D:4-3L C:pass B:3-1L
A:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 4-4 4-3 4-2 1-1 0-0"
deal.B = "6-5 6-4 5-5 5-4 5-1 3-3 1-0"
deal.C = "6-0 5-3 5-0 3-2 3-1 3-0 2-1"
deal.D = "6-6 6-3 5-2 4-1 4-0 2-2 2-0"
yard = ""
play = """
A:6-2 D:6-6L C:6-0L B:1-0L A:6-1L D:2-2R C:3-2R B:6-4L A:4-4L
D:6-3R C:pass B:5-4L A:pass D:5-2L C:2-1L B:5-1L A:pass D:pass
C:5-3L B:3-3L A:4-3L D:4-0L C:5-0L B:6-5R A:pass D:pass C:pass
B:5-5L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-5 4-4 4-2 3-0 1-0"
deal.B = "5-3 5-1 4-3 3-3 2-1 2-0 1-1"
deal.C = "6-5 6-4 6-3 5-2 5-0 4-1 2-2"
deal.D = "6-6 6-1 5-4 4-0 3-2 3-1 0-0"
yard = ""
play = """
B:2-1 A:6-2L D:6-6L C:6-5L B:1-1R A:5-5L D:5-4L C:6-4L B:5-1R
A:6-0L D:0-0L C:5-2R B:2-0L A:4-2L D:4-0L C:5-0L B:5-3L A:3-0L
D:3-2R C:6-3R B:pass A:1-0L D:6-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 4-2 4-0 3-3 2-1 2-0 0-0"
deal.B = "6-6 6-4 6-1 6-0 5-5 4-3 1-0"
deal.C = "5-4 5-3 5-2 5-1 5-0 4-4 3-1"
deal.D = "6-3 6-2 4-1 3-2 3-0 2-2 1-1"
yard = ""
play = """
D:2-2 C:5-2L B:5-5L A:6-5L D:6-2L C:pass B:pass A:4-2L D:4-1L
C:5-1L B:pass A:2-1R D:1-1R C:5-4L B:6-4L A:pass D:6-3L C:5-3L
B:6-1R A:pass D:pass C:5-0L B:6-6R A:4-0L D:pass C:4-4L B:4-3L
A:3-3L D:3-2L C:pass B:6-0R A:2-0L D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 5-4 4-1 4-0 2-1 1-1"
deal.B = "6-1 5-5 5-1 4-4 4-3 3-0 1-0"
deal.C = "6-5 6-0 5-0 3-3 3-2 3-1 2-0"
deal.D = "6-4 6-2 5-3 5-2 4-2 2-2 0-0"
yard = ""
play = """
D:2-2 C:3-2L B:4-3L A:5-4L D:5-2L C:2-0L B:3-0L A:6-3L D:6-2L
C:pass B:pass A:2-1L D:4-2R C:3-1L B:4-4R A:4-1R D:5-3L C:6-5L
B:5-1R A:6-6L D:6-4L C:5-0R B:1-0R A:4-0L D:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-1 5-4 4-1 3-3 2-2 2-1"
deal.B = "6-2 6-0 5-2 5-0 4-3 4-0 1-1"
deal.C = "5-3 5-1 4-2 3-1 3-0 1-0 0-0"
deal.D = "6-6 6-4 6-3 5-5 4-4 3-2 2-0"
yard = ""
play = """
D:6-6 C:pass B:6-0L A:6-5R D:5-5R C:5-3R B:4-3R A:5-4R D:2-0L
C:4-2L B:5-0R A:4-1L D:pass C:5-1L B:5-2L A:2-2L D:3-2L C:3-1L
B:4-0R A:6-1L D:4-4R C:pass B:6-2L A:2-1L D:6-4R C:1-0L B:pass
A:pass D:6-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 5-5 5-0 4-2 3-2 1-0"
deal.B = "6-1 5-4 5-3 5-1 3-0 2-2 0-0"
deal.C = "6-5 6-4 6-2 4-0 2-1 2-0 1-1"
deal.D = "6-6 5-2 4-4 4-3 4-1 3-3 3-1"
yard = ""
play = """
D:4-4 C:6-4L B:5-4R A:6-3L D:3-3L C:6-5R B:5-3L A:5-5L D:6-6R
C:6-2R B:5-1L A:1-0L D:5-2R C:4-0L B:pass A:4-2L D:pass C:2-1L
B:6-1L A:6-0L D:pass C:2-0L B:2-2L A:3-2L D:4-3L C:pass B:pass
A:5-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-3 4-0 3-2 2-2 2-0 1-1"
deal.B = "6-4 6-2 6-1 6-0 4-2 3-0 2-1"
deal.C = "6-6 6-5 5-2 4-4 4-3 4-1 3-1"
deal.D = "6-3 5-5 5-1 5-0 3-3 1-0 0-0"
yard = ""
play = """
A:5-4 D:5-5L C:6-5L B:6-4R A:pass D:6-3L C:6-6R B:3-0L A:4-0L
D:pass C:4-4L B:6-2R A:3-2R D:3-3R C:4-3L B:pass A:5-3L D:5-0L
C:3-1R B:6-1R A:2-0L D:pass C:5-2L B:6-0R A:pass D:0-0R C:pass
B:pass A:pass D:5-1L C:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 5-2 5-0 4-3 4-0 3-0"
deal.B = "6-5 6-1 6-0 4-1 3-2 2-2 2-1"
deal.C = "6-3 6-2 5-5 5-4 5-3 2-0 1-0"
deal.D = "5-1 4-4 4-2 3-3 3-1 1-1 0-0"
yard = ""
play = """
C:5-5 B:6-5L A:6-6L D:5-1R C:6-3L B:6-1R A:4-3L D:4-4L C:5-4L
B:6-0R A:5-2L D:4-2L C:2-0R B:4-1L A:pass D:1-1L C:6-2R B:2-1L
A:6-4R D:pass C:pass B:2-2L A:4-0R D:0-0R C:1-0R B:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-0 4-3 4-1 3-3 0-0"
deal.B = "6-1 5-4 5-1 4-0 2-1 2-0 1-1"
deal.C = "6-6 6-5 6-2 6-0 5-3 5-2 1-0"
deal.D = "5-5 4-4 4-2 3-2 3-1 3-0 2-2"
yard = ""
play = """
B:5-4 A:5-0L D:4-4R C:6-0L B:6-1L A:4-1L D:4-2L C:6-2L B:4-0R
A:6-4L D:3-0R C:5-3R B:5-1R A:4-3L D:3-1R C:pass B:pass A:6-3L
D:3-2R C:6-6L B:2-0R A:0-0R D:pass C:6-5L B:pass A:pass D:5-5L
C:5-2L B:2-1L A:pass D:pass C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 5-2 4-1 3-3 3-2 1-0"
deal.B = "6-4 6-3 5-1 5-0 4-3 4-0 0-0"
deal.C = "6-5 5-3 4-4 3-1 3-0 2-1 1-1"
deal.D = "6-6 6-2 5-5 5-4 4-2 2-2 2-0"
yard = ""
play = """
C:6-5 B:5-0R A:6-1L D:2-0R C:3-1L B:6-3L A:6-0L D:6-2R C:3-0L
B:6-4R A:3-3L D:5-4R C:5-3L B:5-1L A:4-1L D:5-5R C:4-4L B:4-3L
A:3-2L D:2-2L C:2-1L B:pass A:1-0L D:pass C:pass B:4-0L A:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 5-2 4-4 4-2 3-0 2-2"
deal.B = "6-4 6-2 5-4 5-1 5-0 4-1 3-3"
deal.C = "6-5 6-0 3-2 3-1 2-0 1-0 0-0"
deal.D = "6-6 6-1 5-3 4-3 4-0 2-1 1-1"
yard = ""
play = """
A:6-3 D:6-6L C:6-5L B:5-0L A:3-0L D:5-3L C:3-2R B:5-4L A:4-4L
D:2-1R C:3-1R B:6-4L A:pass D:4-3R C:6-0L B:4-1R A:pass D:4-0L
C:1-0R B:pass A:4-2L D:pass C:2-0L B:pass A:pass D:pass C:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 5-1 4-3 3-3 1-0 0-0"
deal.B = "6-4 6-1 5-5 5-4 4-2 4-1 1-1"
deal.C = "6-3 5-2 3-2 3-1 2-2 2-1 2-0"
deal.D = "6-2 6-0 5-3 5-0 4-4 4-0 3-0"
yard = ""
play = """
C:6-3 B:6-4L A:4-3L D:3-0L C:3-2R B:4-2R A:1-0L D:4-4R C:3-1L
B:5-4R A:3-3L D:5-3R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 5-3 4-1 3-2 2-1 0-0"
deal.B = "5-4 5-0 4-3 4-2 3-0 2-2 1-1"
deal.C = "6-5 6-4 6-3 6-0 5-2 4-0 2-0"
deal.D = "6-6 6-1 5-1 4-4 3-3 3-1 1-0"
yard = ""
play = """
C:6-5 B:5-0R A:6-2L D:1-0R C:5-2L B:1-1R A:5-5L D:5-1L C:pass
B:pass A:4-1L D:4-4L C:6-4L B:pass A:2-1R D:6-6L C:6-3L B:2-2R
A:5-3L D:pass C:2-0R B:3-0R A:3-2R D:pass C:pass B:4-2R A:pass
D:pass C:4-0R B:5-4L A:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 4-2 3-1 2-2 0-0"
deal.B = "6-1 6-0 5-5 5-3 5-2 5-0 1-1"
deal.C = "6-3 4-4 4-0 3-3 2-1 2-0 1-0"
deal.D = "6-4 5-4 5-1 4-3 4-1 3-2 3-0"
yard = ""
play = """
A:6-6 D:6-4L C:6-3R B:5-3R A:4-2L D:3-2L C:3-3L B:5-2R A:3-1L
D:4-1L C:4-4L B:pass A:6-2R D:4-3L C:pass B:6-1R A:pass D:5-1R
C:pass B:5-5R A:6-5R D:3-0L C:4-0L B:6-0R A:0-0R D:5-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 5-2 4-3 4-2 4-1 0-0"
deal.B = "6-2 3-1 3-0 2-2 2-1 1-1 1-0"
deal.C = "6-6 5-5 5-1 5-0 4-4 4-0 2-0"
deal.D = "6-4 6-3 6-1 5-4 5-3 3-3 3-2"
yard = ""
play = """
D:3-3 C:pass B:3-0L A:6-0L D:6-3L C:pass B:3-1L A:4-1L D:6-4L
C:6-6L B:6-2L A:5-2L D:5-3L C:pass B:pass A:4-3L D:5-4L C:5-5L
B:pass A:6-5L D:6-1L C:5-1L B:pass A:pass D:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 5-5 4-2 4-1 3-0 1-0"
deal.B = "6-4 6-0 5-4 5-1 3-2 3-1 2-2"
deal.C = "6-6 5-3 5-2 4-3 3-3 2-1 2-0"
deal.D = "6-2 6-1 5-0 4-4 4-0 1-1 0-0"
yard = ""
play = """
D:4-4 C:4-3L B:3-2L A:4-2L D:4-0L C:2-0L B:5-4R A:6-5R D:6-2L
C:6-6L B:6-0L A:3-0L D:6-1R C:5-3L B:5-1R A:5-5L D:5-0L C:5-2R
B:2-2R A:1-0L D:1-1L C:2-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-4 5-2 4-4 3-0 2-2 1-1"
deal.B = "6-6 6-4 6-3 4-3 2-1 2-0 0-0"
deal.C = "5-3 5-1 5-0 4-2 4-1 3-2 1-0"
deal.D = "6-2 6-1 6-0 5-5 4-0 3-3 3-1"
yard = ""
play = """
D:3-3 C:5-3L B:6-3R A:6-5L D:6-1L C:5-1L B:6-6R A:5-4L D:4-0L
C:5-0L B:6-4R A:5-2L D:6-2L C:4-2R B:2-0R A:3-0R D:6-0L C:3-2R
B:2-1R A:1-1R D:3-1R C:1-0L B:4-3R A:4-4R D:pass C:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 5-2 5-1 2-2 2-0 1-1"
deal.B = "6-5 6-1 5-5 5-3 5-0 4-1 4-0"
deal.C = "6-3 6-2 3-3 3-2 2-1 1-0 0-0"
deal.D = "6-0 5-4 4-4 4-3 4-2 3-1 3-0"
yard = ""
play = """
C:6-3 B:6-5L A:5-2L D:4-2L C:3-3R B:5-3R A:6-4L D:5-4R C:6-2L
B:4-0R A:2-2L D:3-0R C:3-2L B:pass A:pass D:4-3L C:pass B:4-1L
A:5-1L D:3-1R C:2-1R B:5-0L A:2-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 6-0 5-2 4-0 1-0 0-0"
deal.B = "6-4 6-3 5-1 5-0 4-3 4-2 1-1"
deal.C = "6-6 6-5 5-3 3-3 3-1 3-0 2-1"
deal.D = "5-5 5-4 4-4 4-1 3-2 2-2 2-0"
yard = ""
play = """
C:6-6 B:6-3L A:6-2R D:3-2L C:2-1L B:4-2R A:6-1L D:4-4R C:6-5L
B:4-3R A:5-2L D:2-2L C:5-3R B:5-1R A:1-0R D:2-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-4 5-2 4-4 2-0 1-0"
deal.B = "6-6 6-2 4-1 4-0 3-2 3-0 2-2"
deal.C = "6-4 6-1 5-1 4-2 3-3 3-1 2-1"
deal.D = "6-5 5-5 5-3 5-0 4-3 1-1 0-0"
yard = ""
play = """
A:6-3 D:6-5L C:3-3R B:3-0R A:5-4L D:4-3L C:3-1L B:4-1L A:4-4L
D:5-0R C:6-4L B:6-2L A:5-2L D:5-5L C:5-1L B:pass A:1-0L D:5-3R
C:pass B:4-0L A:pass D:pass C:4-2L B:3-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "4-4 3-2 3-0 2-2 2-1 1-1 1-0"
deal.B = "6-5 6-1 5-5 5-3 4-3 4-0 0-0"
deal.C = "6-2 5-4 5-2 4-1 3-3 3-1 2-0"
deal.D = "6-6 6-4 6-3 6-0 5-1 5-0 4-2"
yard = ""
play = """
D:6-6 C:6-2L B:6-5R A:3-2L D:6-3L C:5-4R B:4-3R A:3-0R D:6-0R
C:pass B:6-1L A:2-1L D:4-2L C:4-1L B:pass A:1-1L D:5-1L C:5-2L
B:pass A:2-2L D:6-4R C:2-0L B:0-0L A:1-0L D:pass C:3-1L B:4-0R
A:pass D:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-3 4-4 4-1 3-1 2-0 0-0"
deal.B = "6-4 6-3 5-4 5-1 3-3 3-2 2-1"
deal.C = "6-6 6-1 5-5 4-3 4-2 4-0 3-0"
deal.D = "6-2 6-0 5-2 5-0 2-2 1-1 1-0"
yard = ""
play = """
D:2-2 C:4-2L B:3-2R A:4-4L D:pass C:4-3L B:6-3L A:6-5L D:5-2L
C:3-0R B:2-1L A:4-1L D:6-0R C:6-6R B:6-4L A:pass D:6-2L C:6-1R
B:5-1R A:2-0L D:5-0R C:4-0L B:5-4L A:5-3L D:1-0R C:pass B:3-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-1 5-2 5-0 4-0 3-3"
deal.B = "6-6 5-1 4-2 4-1 3-1 1-1 1-0"
deal.C = "6-4 6-3 6-0 5-5 4-3 3-0 2-0"
deal.D = "5-4 5-3 4-4 3-2 2-2 2-1 0-0"
yard = ""
play = """
B:1-1 A:6-1L D:2-1R C:6-4L B:4-2L A:6-2L D:2-2R C:6-3L B:3-1L
A:5-2R D:5-4R C:4-3R B:5-1L A:6-5L D:3-2R C:6-0L B:1-0L A:pass
D:pass C:2-0R B:4-1L A:4-0L D:0-0L C:3-0L B:pass A:3-3L D:5-3L
C:5-5L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-5 4-3 4-0 3-2 3-1 2-2"
deal.B = "6-1 5-0 4-2 4-1 3-0 2-1 1-0"
deal.C = "6-6 6-5 5-4 5-3 5-2 3-3 1-1"
deal.D = "6-4 6-2 6-0 5-1 4-4 2-0 0-0"
yard = ""
play = """
C:6-6 B:6-1L A:3-1L D:6-0R C:5-3L B:3-0R A:5-5L D:5-1L C:3-3R
B:4-1L A:4-3L D:pass C:pass B:pass A:6-3L D:6-4L C:5-4L B:5-0L
A:4-0L D:4-4L C:pass B:4-2L A:3-2L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-1 3-3 3-0 2-1 1-1 1-0"
deal.B = "6-1 6-0 5-4 5-3 4-4 4-0 2-2"
deal.C = "6-5 5-2 5-0 4-2 4-1 3-1 0-0"
deal.D = "6-4 6-3 6-2 5-5 4-3 3-2 2-0"
yard = ""
play = """
A:6-6 D:6-3L C:6-5R B:5-3L A:5-1L D:5-5R C:5-2R B:6-1L A:2-1R
D:6-2L C:4-2L B:4-0L A:3-0L D:3-2L C:4-1R B:2-2L A:pass D:6-4R
C:pass B:6-0R A:1-0R D:2-0L C:5-0L B:5-4L A:1-1R D:4-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-2 5-1 5-0 4-2 4-1 1-0"
deal.B = "6-6 6-0 5-3 3-1 2-1 2-0 1-1"
deal.C = "6-1 5-5 5-4 4-4 3-3 2-2 0-0"
deal.D = "6-4 6-3 6-2 4-3 4-0 3-2 3-0"
yard = ""
play = """
D:6-3 C:6-1L B:2-1L A:5-2L D:4-3R C:5-5L B:5-3L A:4-2R D:3-2L
C:2-2L B:2-0L A:5-0L D:6-2R C:5-4L B:6-6R A:4-1L D:6-4R C:4-4R
B:3-1L A:pass D:3-0L C:0-0L B:6-0L A:6-5L D:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 6-1 6-0 5-4 4-4 3-0"
deal.B = "6-3 6-2 5-0 4-1 4-0 2-1 1-1"
deal.C = "5-5 5-2 5-1 4-3 3-1 2-0 0-0"
deal.D = "6-5 5-3 4-2 3-3 3-2 2-2 1-0"
yard = ""
play = """
D:3-3 C:4-3L B:4-1L A:6-1L D:6-5L C:5-5L B:6-3R A:5-4L D:4-2L
C:5-2L B:6-2R A:pass D:2-2R C:5-1L B:2-1R A:pass D:1-0L C:3-1R
B:4-0L A:6-4L D:5-3R C:pass B:5-0R A:6-6L D:pass C:2-0R B:pass
A:6-0L D:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 5-2 3-1 2-2 2-0 1-0"
deal.B = "6-2 6-1 4-2 4-1 3-3 1-1 0-0"
deal.C = "6-3 5-5 5-3 5-1 5-0 4-3 2-1"
deal.D = "6-6 6-0 5-4 4-4 4-0 3-2 3-0"
yard = ""
play = """
D:6-6 C:6-3L B:3-3L A:3-1L D:6-0R C:5-1L B:0-0R A:6-5L D:4-0R
C:4-3R B:6-2L A:5-2L D:5-4L C:5-3R B:4-1L A:1-0L D:3-0L C:5-5R
B:pass A:pass D:3-2L C:5-0R B:4-2L A:6-4L D:pass C:pass B:6-1L
A:2-0R D:pass C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-4 4-4 4-3 4-2 4-1 4-0"
deal.B = "6-5 6-3 6-0 5-3 5-1 5-0 1-0"
deal.C = "6-2 5-2 3-3 3-2 3-1 3-0 1-1"
deal.D = "6-6 6-1 5-5 2-2 2-1 2-0 0-0"
yard = ""
play = """
C:6-2 B:6-0L A:4-0L D:2-2R C:5-2R B:5-0R A:6-4L D:6-6L C:3-0R
B:6-3R A:pass D:6-1L C:3-1L B:5-3L A:5-4L D:pass C:pass B:6-5R
A:4-4L D:5-5R C:pass B:5-1R A:4-3L D:2-1R C:3-3L B:pass A:4-2R
D:pass C:3-2L B:pass A:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-3 5-2 4-4 4-1 0-0"
deal.B = "6-5 6-3 5-5 5-1 4-2 3-0 2-0"
deal.C = "6-6 6-4 6-0 5-0 4-0 2-1 1-1"
deal.D = "5-4 4-3 3-3 3-2 3-1 2-2 1-0"
yard = ""
play = """
A:6-2 D:3-2R C:6-6L B:6-3R A:6-1L D:3-1L C:6-4R B:4-2R A:5-3L
D:5-4L C:4-0L B:2-0R A:0-0L D:1-0L C:6-0R B:5-1L A:5-2L D:2-2L
C:2-1L B:6-5R A:4-1L D:4-3L C:5-0R B:3-0R A:pass D:3-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-1 4-0 3-2 3-0 2-1"
deal.B = "5-5 5-4 4-2 4-1 2-2 2-0 1-1"
deal.C = "6-6 6-2 5-3 5-1 5-0 4-4 4-3"
deal.D = "6-4 6-0 5-2 3-3 3-1 1-0 0-0"
yard = ""
play = """
D:3-3 C:5-3L B:5-4L A:4-0L D:0-0L C:4-3R B:4-2R A:3-0L D:5-2R
C:5-1R B:4-1R A:6-3L D:6-4L C:4-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-1 5-5 5-4 4-0 3-3 2-1"
deal.B = "6-5 6-3 5-3 4-3 4-1 2-2 1-1"
deal.C = "6-6 5-2 5-1 5-0 4-2 3-0 2-0"
deal.D = "6-4 6-0 4-4 3-2 3-1 1-0 0-0"
yard = ""
play = """
D:4-4 C:4-2L B:4-1R A:6-2L D:6-4L C:5-1R B:6-5R A:5-4L D:6-0R
C:5-2L B:2-2L A:2-1L D:1-0R C:pass B:1-1L A:6-1L D:3-1R C:6-6L
B:6-3R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-0 5-4 5-2 1-0 0-0"
deal.B = "6-3 6-1 5-5 5-0 3-1 2-1 2-0"
deal.C = "5-3 5-1 4-4 4-1 4-0 3-2 2-2"
deal.D = "6-6 6-2 4-3 4-2 3-3 3-0 1-1"
yard = ""
play = """
D:6-6 C:pass B:6-1L A:1-0L D:3-0L C:5-3L B:5-5L A:6-5L D:6-2L
C:3-2L B:6-3L A:6-4L D:4-3L C:pass B:3-1L A:6-0R D:1-1L C:5-1L
B:5-0R A:5-4L D:4-2L C:2-2L B:2-1L A:5-2R D:pass C:4-1L B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-0 4-4 4-0 3-2 2-1 0-0"
deal.B = "6-6 6-3 6-2 6-0 5-4 4-2 1-0"
deal.C = "6-1 5-3 4-3 3-3 3-1 3-0 2-0"
deal.D = "6-5 6-4 5-2 5-1 4-1 2-2 1-1"
yard = ""
play = """
B:6-0 A:5-0R D:6-5L C:5-3L B:5-4R A:3-2L D:5-2L C:4-3R B:6-3R
A:5-5L D:6-4R C:pass B:4-2R A:2-1R D:4-1R C:pass B:pass A:4-4R
D:5-1L C:6-1L B:6-6L A:4-0R D:pass C:3-0R B:6-2L A:pass D:2-2L
C:3-3R B:pass A:pass D:pass C:3-1R B:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-1 4-2 4-1 4-0 3-1 2-0"
deal.B = "6-2 6-1 4-4 3-0 2-2 2-1 0-0"
deal.C = "6-5 6-4 5-5 5-4 5-0 3-2 1-1"
deal.D = "6-6 6-0 5-3 5-2 4-3 3-3 1-0"
yard = ""
play = """
B:6-2 A:6-3L D:3-3L C:3-2L B:2-1L A:5-1L D:5-3L C:pass B:3-0L
A:4-0L D:4-3L C:pass B:2-2R A:3-1L D:1-0L C:5-0L B:pass A:4-2R
D:5-2L C:6-4R B:6-1R A:2-0L D:6-0L C:6-5L B:pass A:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-4 5-0 4-3 4-0 1-0"
deal.B = "6-6 6-3 6-0 5-5 4-1 3-0 2-1"
deal.C = "6-1 5-3 4-4 3-3 3-1 2-0 0-0"
deal.D = "6-5 5-2 5-1 4-2 3-2 2-2 1-1"
yard = ""
play = """
A:6-4 D:4-2R C:6-1L B:2-1R A:1-0L D:5-1R C:5-3R B:6-3R A:5-0L
D:6-5R C:pass B:5-5L A:5-4L D:5-2R C:4-4L B:4-1L A:6-2R D:1-1L
C:3-1L B:3-0L A:4-0L D:pass C:pass B:6-6R A:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-3 5-5 5-4 4-0 1-0"
deal.B = "5-3 5-0 4-4 3-2 2-2 2-0 1-1"
deal.C = "6-6 6-1 4-3 4-1 3-1 3-0 0-0"
deal.D = "6-2 6-0 5-2 5-1 4-2 3-3 2-1"
yard = ""
play = """
A:6-5 D:6-2L C:pass B:2-2L A:5-5R D:5-2R C:pass B:2-0L A:4-0L
D:4-2L C:pass B:3-2L A:6-3L D:6-0L C:3-0L B:5-3L A:5-4L D:2-1R
C:4-3L B:1-1R A:1-0R D:3-3L C:3-1L B:5-0R A:pass D:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-3 5-2 5-1 4-4 4-3 2-2"
deal.B = "5-0 4-1 3-3 3-1 3-0 2-1 0-0"
deal.C = "6-6 6-5 6-4 6-3 6-1 6-0 5-4"
deal.D = "6-2 4-2 4-0 3-2 2-0 1-1 1-0"
yard = ""
play = """
D:2-0 C:6-0R B:2-1L A:5-1L D:6-2R C:6-5L B:pass A:5-2R D:pass
C:6-6L B:5-0R A:pass D:1-0R C:6-4L B:4-1L A:pass D:1-1L C:6-1L
B:3-1R A:5-3R D:pass C:6-3L B:3-3L A:4-3L D:4-2L C:5-4R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 5-0 4-2 3-3 2-1 2-0"
deal.B = "6-4 6-1 5-4 5-2 4-1 3-1 0-0"
deal.C = "6-6 6-0 4-4 4-3 3-0 1-1 1-0"
deal.D = "6-3 6-2 5-3 5-1 4-0 3-2 2-2"
yard = ""
play = """
C:6-6 B:6-1L A:2-1L D:6-2R C:pass B:5-2L A:6-5L D:2-2R C:6-0L
B:0-0L A:5-0L D:5-3L C:4-3L B:6-4L A:4-2R D:4-0R C:3-0R B:3-1R
A:pass D:5-1R C:pass B:5-4R A:pass D:6-3L C:4-4R B:4-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-4 5-0 4-2 4-0 1-0"
deal.B = "6-1 5-5 5-3 4-3 3-1 2-2 2-0"
deal.C = "6-6 5-2 4-4 3-0 2-1 1-1 0-0"
deal.D = "6-5 6-3 6-2 5-1 4-1 3-3 3-2"
yard = ""
play = """
B:6-1 A:6-4L D:4-1L C:2-1L B:3-1R A:4-2L D:3-3R C:4-4L B:4-3L
A:pass D:6-3L C:6-6L B:5-3R A:6-0L D:6-5R C:3-0L B:pass A:pass
D:6-2R C:5-2R B:5-5R A:5-4R D:3-2L C:pass B:2-2L A:4-0R D:pass
C:0-0R B:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-1 5-0 4-3 4-1 2-1"
deal.B = "6-4 5-5 5-4 5-3 5-2 3-2 0-0"
deal.C = "6-6 6-5 4-2 3-3 3-0 2-0 1-1"
deal.D = "6-2 6-0 4-4 4-0 3-1 2-2 1-0"
yard = ""
play = """
B:3-2 A:6-3L D:6-2L C:4-2L B:5-2R A:4-3L D:3-1L C:6-5R B:6-4R
A:6-1L D:4-4R C:6-6L B:5-4R A:5-1R D:1-0R C:3-0R B:5-3R A:5-0R
D:6-0R
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-1 5-0 3-0 2-2 2-0 1-0"
deal.B = "6-6 6-2 5-5 5-4 5-2 4-1 3-2"
deal.C = "6-4 6-1 5-3 4-0 3-1 2-1 1-1"
deal.D = "6-5 6-3 4-4 4-3 4-2 3-3 0-0"
yard = ""
play = """
B:6-6 A:6-0L D:6-3R C:5-3R B:5-2R A:5-0L D:4-2R C:6-4R B:5-4L
A:pass D:4-4L C:6-1R B:4-1L A:5-1L D:6-5L C:3-1R B:6-2L A:2-2L
D:3-3R C:2-1L B:3-2R A:1-0L D:0-0L C:4-0L B:pass A:2-0R D:4-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 4-0 3-1 2-2 1-1 0-0"
deal.B = "6-6 6-2 6-0 5-0 3-3 2-1 2-0"
deal.C = "5-4 5-3 5-1 4-4 4-3 4-1 3-0"
deal.D = "6-5 6-1 5-5 5-2 4-2 3-2 1-0"
yard = ""
play = """
D:5-5 C:5-4L B:5-0R A:6-4L D:6-5L C:5-3L B:3-3L A:6-3L D:6-1L
C:5-1L B:6-0R A:pass D:5-2L C:pass B:2-1L A:3-1L D:3-2L C:pass
B:6-2L A:pass D:pass C:pass B:6-6L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 5-4 4-2 3-2 2-2 0-0"
deal.B = "6-6 6-5 6-3 5-3 4-4 4-1 2-0"
deal.C = "6-4 5-2 5-0 4-3 4-0 3-1 2-1"
deal.D = "6-2 6-0 5-1 3-3 3-0 1-1 1-0"
yard = ""
play = """
B:2-0 A:4-2L D:6-0R C:6-4L B:6-6L A:6-1L D:6-2R C:5-2R B:6-5R
A:pass D:1-1L C:3-1L B:5-3L A:5-5L D:5-1L C:2-1L B:6-3R A:3-2L
D:3-3L C:4-3L B:4-4L A:5-4L D:3-0R C:5-0L B:pass A:0-0L D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 4-4 4-2 3-3 3-0 2-0 1-1"
deal.B = "6-4 6-1 4-1 4-0 2-2 2-1 1-0"
deal.C = "6-6 6-0 5-5 5-4 5-3 5-2 3-1"
deal.D = "6-5 6-2 5-1 5-0 4-3 3-2 0-0"
yard = ""
play = """
D:6-5 C:6-6L B:6-4L A:4-4L D:4-3L C:5-5R B:pass A:6-3L D:6-2L
C:5-4R B:2-1L A:1-1L D:5-1L C:5-3L B:4-0R A:3-3L D:0-0R C:6-0R
B:6-1R A:3-0L D:5-0L C:5-2L B:4-1R A:4-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-4 3-2 2-1 2-0 1-0"
deal.B = "6-3 6-1 6-0 5-1 5-0 4-4 4-2"
deal.C = "6-2 5-2 4-1 3-1 3-0 2-2 0-0"
deal.D = "6-6 6-5 5-3 4-3 4-0 3-3 1-1"
yard = ""
play = """
A:6-4 D:6-6L C:6-2L B:4-2L A:5-4L D:6-5L C:4-1R B:6-1R A:pass
D:pass C:pass B:6-3L A:3-2L D:pass C:5-2L B:5-1L A:2-1L D:pass
C:2-2L B:6-0R A:2-0L D:4-0L C:3-0R B:4-4L A:pass D:3-3R C:3-1R
B:pass A:1-0R D:4-3L C:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-2 5-4 3-1 2-2 2-1"
deal.B = "6-1 5-2 5-1 4-3 4-1 3-3 1-0"
deal.C = "6-6 6-5 6-0 5-3 3-0 1-1 0-0"
deal.D = "5-5 5-0 4-4 4-2 4-0 3-2 2-0"
yard = ""
play = """
C:6-6 B:6-1L A:3-1L D:3-2L C:6-5R B:5-1R A:6-2L D:pass C:6-0L
B:1-0L A:2-1L D:4-2L C:1-1R B:4-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-4 6-3 4-2 4-1 2-1"
deal.B = "6-0 5-1 3-3 3-2 3-1 3-0 2-2"
deal.C = "6-2 5-4 5-3 5-0 4-3 2-0 0-0"
deal.D = "6-1 5-5 5-2 4-4 4-0 1-1 1-0"
yard = ""
play = """
C:5-4 B:5-1L A:4-1L D:4-4L C:4-3L B:3-3L A:6-3L D:6-1L C:pass
B:3-1L A:6-4R D:pass C:5-3L B:6-0R A:6-5L D:1-0R C:6-2L B:2-2L
A:4-2L D:1-1R C:pass B:pass A:2-1R D:5-2R C:5-0R B:3-0R A:pass
D:4-0L C:2-0L B:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-1 3-2 2-2 1-1 1-0"
deal.B = "6-6 5-2 5-1 4-4 4-3 4-2 3-1"
deal.C = "6-4 6-3 6-0 5-5 4-1 3-0 2-1"
deal.D = "5-4 5-3 5-0 4-0 3-3 2-0 0-0"
yard = ""
play = """
B:6-6 A:6-5L D:5-0L C:6-4R B:4-3R A:1-0L D:3-3R C:6-3R B:3-1L
A:3-2L D:2-0L C:6-0L B:pass A:6-2L D:pass C:2-1L B:5-1L A:6-1R
D:5-4L C:4-1L B:pass A:1-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-1 3-3 2-1 2-0 1-0"
deal.B = "6-2 5-5 4-3 3-1 3-0 2-2 0-0"
deal.C = "6-3 6-1 5-4 5-2 4-4 4-2 1-1"
deal.D = "6-6 6-0 5-3 5-0 4-1 4-0 3-2"
yard = ""
play = """
A:6-5 D:6-6L C:6-3L B:5-5R A:3-3L D:5-3L C:5-4L B:4-3L A:5-1R
D:4-1R C:4-4R B:3-0L A:2-0L D:3-2L C:4-2R B:3-1L A:2-1L D:pass
C:5-2L B:6-2R A:6-4R D:5-0L C:pass B:0-0L A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-5 5-4 5-1 2-1 1-0"
deal.B = "6-4 6-3 6-0 4-4 4-3 4-2 2-0"
deal.C = "5-2 5-0 3-3 3-2 3-1 3-0 1-1"
deal.D = "6-6 6-5 5-3 4-1 4-0 2-2 0-0"
yard = ""
play = """
A:6-2 D:6-6L C:5-2R B:6-3L A:5-5R D:5-3L C:5-0L B:2-0L A:2-1L
D:6-5R C:3-1L B:6-4R A:5-4R D:pass C:3-3L B:4-3L A:5-1R D:4-1R
C:pass B:4-2L A:pass D:2-2L C:3-2L B:4-4R A:pass D:4-0R C:3-0L
B:6-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 6-0 5-1 5-0 2-1 1-0"
deal.B = "6-6 6-4 6-3 5-5 5-4 4-4 3-1"
deal.C = "5-3 4-2 4-0 2-2 2-0 1-1 0-0"
deal.D = "6-2 5-2 4-3 4-1 3-3 3-2 3-0"
yard = ""
play = """
B:decline D:3-3 C:5-3L B:5-5L A:6-5L D:6-2L C:4-2L B:6-4L A:6-1L
D:4-1L C:4-0L B:6-3R A:6-0L D:pass C:pass B:6-6L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-2 5-0 4-4 4-1 3-2"
deal.B = "6-4 6-0 5-5 4-0 2-0 1-0 0-0"
deal.C = "6-6 5-4 5-3 5-1 3-3 3-1 2-2"
deal.D = "6-1 5-2 4-3 4-2 3-0 2-1 1-1"
yard = ""
play = """
C:6-6 B:6-0L A:5-0L D:5-2L C:2-2L B:6-4R A:6-2L D:4-2R C:pass
B:2-0R A:6-5L D:3-0R C:5-4L B:4-0L A:6-3R D:6-1R C:5-1R B:5-5R
A:pass D:pass C:5-3R B:1-0L A:4-1L D:4-3R C:pass B:pass A:4-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-1 5-4 5-2 4-4 3-2"
deal.B = "6-5 5-5 4-0 3-1 3-0 2-2 2-1"
deal.C = "5-3 4-3 4-1 3-3 2-0 1-0 0-0"
deal.D = "6-3 6-2 6-0 5-1 5-0 4-2 1-1"
yard = ""
play = """
B:4-0 A:6-4L D:6-0R C:pass B:6-5L A:5-4L D:4-2L C:2-0L B:3-0L
A:3-2L D:6-2L C:pass B:pass A:6-6L D:6-3L C:5-3L B:5-5L A:5-2L
D:pass C:pass B:2-2L A:6-1R D:5-1R C:pass B:2-1L A:pass D:5-0R
C:4-1L B:pass A:4-4L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-1 5-0 4-1 3-2 3-0 0-0"
deal.B = "6-5 6-2 5-5 5-2 4-3 3-3 2-1"
deal.C = "6-6 6-4 5-4 4-4 3-1 1-1 1-0"
deal.D = "6-3 6-1 5-3 4-2 4-0 2-2 2-0"
yard = ""
play = """
A:6-0 D:6-3L C:3-1L B:2-1L A:3-2L D:2-0R C:pass B:5-2R A:3-0L
D:5-3R C:1-0L B:4-3R A:5-1L D:4-2R C:5-4L B:6-2R A:4-1L D:6-1R
C:1-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 5-0 4-4 2-2 2-1 0-0"
deal.B = "5-5 5-4 4-3 4-2 3-3 3-0 1-1"
deal.C = "6-2 5-3 4-0 3-2 3-1 2-0 1-0"
deal.D = "6-6 6-4 6-3 6-0 5-2 5-1 4-1"
yard = ""
play = """
A:6-5 D:6-6L C:6-2L B:5-4R A:2-2L D:6-4R C:3-2L B:4-3L A:4-4L
D:4-1L C:3-1L B:3-0L A:5-0L D:6-3R C:5-3L B:3-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-1 5-5 5-2 4-1 1-1 0-0"
deal.B = "6-2 5-4 5-1 4-2 4-0 3-3 3-0"
deal.C = "6-0 5-3 5-0 4-3 3-1 2-1 1-0"
deal.D = "6-5 6-4 6-3 4-4 3-2 2-2 2-0"
yard = ""
play = """
C:5-3 B:5-1L A:6-1L D:6-3R C:6-0L B:3-0L A:6-6R D:3-2L C:2-1L
B:6-2R A:4-1L D:6-4L C:pass B:4-2R A:pass D:4-4R C:4-3R B:3-3R
A:pass D:6-5L C:5-0L B:4-0L A:pass D:pass C:3-1R B:5-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-3 5-0 4-3 4-1 3-3 2-1"
deal.B = "6-0 5-2 4-4 4-2 3-1 2-0 0-0"
deal.C = "6-6 6-4 6-3 5-5 5-4 3-0 1-1"
deal.D = "6-5 6-1 5-1 4-0 3-2 2-2 1-0"
yard = ""
play = """
B:decline D:2-2 C:pass B:5-2L A:5-3L D:3-2L C:pass B:4-2L A:4-3L
D:pass C:6-3L B:6-0L A:5-0L D:6-5L C:6-6L B:2-0R A:6-2L D:1-0R
C:1-1R B:3-1R A:2-1L D:6-1L C:6-4L B:4-4L A:4-1L D:5-1L C:5-5L
B:pass A:3-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 4-3 4-1 3-3 3-2 2-0"
deal.B = "6-6 6-5 5-3 5-2 4-4 4-0 1-0"
deal.C = "6-0 5-5 5-4 5-0 2-2 2-1 1-1"
deal.D = "6-2 6-1 5-1 4-2 3-1 3-0 0-0"
yard = ""
play = """
A:6-4 D:6-1L C:5-4R B:5-2R A:4-1L D:4-2L C:2-2L B:pass A:3-2L
D:3-1L C:2-1L B:pass A:2-0L D:3-0L C:pass B:5-3L A:pass D:5-1L
C:1-1L B:1-0L A:pass D:0-0L C:6-0L B:6-5L A:pass D:6-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 6-0 4-4 4-2 3-2 3-0"
deal.B = "6-5 6-2 5-5 5-1 4-1 4-0 0-0"
deal.C = "6-6 6-4 5-4 5-3 5-0 3-1 2-0"
deal.D = "5-2 4-3 3-3 2-2 2-1 1-1 1-0"
yard = ""
play = """
D:2-2 C:2-0L B:0-0L A:6-0L D:2-1R C:6-6L B:6-2L A:4-2L D:4-3L
C:5-3L B:6-5L A:6-3L D:3-3L C:3-1L B:5-1L A:6-1R D:5-2L C:6-4R
B:4-1R A:3-2L D:1-1R C:pass B:pass A:3-0L D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-4 5-2 4-2 2-2 2-0 1-0"
deal.B = "6-5 6-1 5-0 4-3 4-1 3-2 1-1"
deal.C = "6-6 6-4 6-3 5-5 5-3 3-3 3-0"
deal.D = "6-0 5-1 4-4 4-0 3-1 2-1 0-0"
yard = ""
play = """
D:4-4 C:6-4L B:4-1R A:6-2L D:2-1L C:pass B:1-1L A:1-0L D:6-0L
C:6-6L B:6-1R A:pass D:pass C:6-3L B:3-2L A:5-2L D:5-1L C:pass
B:6-5R A:5-4R D:4-0R C:3-0R B:4-3R A:4-2R D:3-1L C:5-3L B:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 5-2 4-4 3-1 2-0 0-0"
deal.B = "6-6 6-3 5-4 5-3 5-0 1-1 1-0"
deal.C = "6-4 6-2 4-3 4-2 3-2 3-0 2-2"
deal.D = "6-1 6-0 5-1 4-1 4-0 3-3 2-1"
yard = ""
play = """
B:5-3 A:6-5L D:6-1L C:4-3R B:1-0L A:2-0L D:2-1L C:6-4R B:6-6R
A:3-1L D:3-3L C:6-2R B:6-3L A:5-2R D:5-1R C:pass B:1-1R A:pass
D:6-0L C:3-0L B:pass A:pass D:4-1R C:4-2R B:pass A:pass D:pass
C:3-2L B:pass A:pass D:pass C:2-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-5 5-4 4-3 2-0 0-0"
deal.B = "6-4 6-3 6-0 4-1 3-3 3-2 3-1"
deal.C = "5-3 5-2 4-4 4-2 3-0 2-2 1-0"
deal.D = "6-6 6-5 5-1 5-0 4-0 2-1 1-1"
yard = ""
play = """
C:4-4 B:6-4L A:6-2L D:2-1L C:4-2R B:3-2R A:6-1L D:6-6L C:5-3R
B:6-0L A:2-0L D:6-5R C:5-2L B:6-3R A:5-5L D:5-1L C:3-0R B:3-1L
A:4-3L D:5-0R C:pass B:4-1L A:5-4R D:1-1L C:1-0L B:pass A:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-1 6-0 5-5 5-2 2-2"
deal.B = "4-4 4-1 3-0 2-1 2-0 1-1 1-0"
deal.C = "6-5 6-3 5-0 4-3 4-2 4-0 3-3"
deal.D = "6-2 5-4 5-3 5-1 3-2 3-1 0-0"
yard = ""
play = """
A:6-6 D:6-2L C:6-5R B:2-1L A:6-1L D:5-3R C:6-3L B:3-0L A:6-0L
D:3-1R C:pass B:1-1R A:6-4L D:5-4L C:5-0L B:1-0R A:pass D:0-0L
C:4-0L B:4-1L A:pass D:5-1L C:pass B:2-0R A:5-5L D:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-1 4-1 2-0 1-1 0-0"
deal.B = "6-2 5-5 4-4 4-2 4-0 3-0 2-2"
deal.C = "5-4 5-3 5-2 5-1 3-3 2-1 1-0"
deal.D = "6-4 6-3 6-0 5-0 4-3 3-2 3-1"
yard = ""
play = """
D:6-3 C:5-3R B:6-2L A:2-0L D:5-0R C:1-0L B:4-0R A:6-1L D:6-4R
C:pass B:pass A:6-6L D:6-0L C:pass B:3-0L A:6-5R D:4-3L C:5-4L
B:5-5L A:pass D:pass C:5-2L B:4-2L A:4-1L D:3-1L C:3-3L B:pass
A:pass D:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-1 5-0 4-4 4-3 3-1 3-0"
deal.B = "6-4 5-5 5-3 3-3 3-2 2-1 1-0"
deal.C = "6-6 6-5 6-3 5-4 4-2 4-1 1-1"
deal.D = "6-2 6-0 5-2 4-0 2-2 2-0 0-0"
yard = ""
play = """
D:2-2 C:4-2L B:3-2R A:4-4L D:4-0L C:6-3R B:6-4R A:5-0L D:5-2L
C:5-4R B:5-3R A:4-3R D:2-0L C:4-1R B:2-1R A:3-0L D:6-2R C:6-6R
B:3-3L A:3-1L D:6-0R C:1-1L B:1-0R A:6-1L D:pass C:6-5L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-3 4-4 4-3 3-1 2-1"
deal.B = "6-1 5-4 4-2 4-1 3-3 1-1 0-0"
deal.C = "6-0 5-5 5-0 4-0 3-2 3-0 1-0"
deal.D = "6-6 6-3 6-2 5-2 5-1 2-2 2-0"
yard = ""
play = """
C:5-5 B:5-4L A:6-4L D:6-6L C:6-0L B:0-0L A:6-5R D:2-0L C:3-2L
B:3-3L A:5-3L D:6-2R C:5-0L B:4-2R A:4-4R D:pass C:4-0L B:4-1L
A:3-1L D:6-3L C:pass B:6-1L A:2-1L D:2-2L C:pass B:pass A:4-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-4 5-2 5-1 5-0 3-2 1-0"
deal.B = "6-6 6-3 6-2 6-0 4-1 4-0 1-1"
deal.C = "5-5 5-3 3-3 3-0 2-2 2-1 2-0"
deal.D = "6-5 6-1 4-4 4-3 4-2 3-1 0-0"
yard = ""
play = """
A:6-4 D:4-4R C:pass B:6-3L A:3-2L D:4-2L C:pass B:4-1L A:5-1L
D:6-5L C:pass B:6-2L A:5-2L D:4-3R C:5-5L B:pass A:5-4L D:3-1R
C:2-1R B:4-0L A:5-0L D:pass C:5-3L B:pass A:pass D:pass C:3-3L
B:pass A:pass D:pass C:2-2R B:pass A:pass D:pass C:3-0L B:6-0L
A:pass D:6-1L C:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-0 4-3 4-0 3-0 1-1"
deal.B = "6-5 6-4 5-1 3-3 3-2 3-1 2-1"
deal.C = "6-0 5-5 4-4 4-2 4-1 1-0 0-0"
deal.D = "6-6 6-2 5-4 5-3 5-2 2-2 2-0"
yard = ""
play = """
C:5-5 B:5-1L A:6-1L D:6-6L C:6-0L B:6-5R A:5-0L D:6-2R C:4-2R
B:6-4R A:6-3R D:5-3R C:pass B:pass A:pass D:5-2L C:pass B:3-2L
A:4-3L D:5-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-3 3-2 3-0 2-2 1-1 1-0"
deal.B = "6-5 6-4 6-1 5-1 4-3 4-2 3-3"
deal.C = "6-6 6-3 6-2 5-2 4-1 2-1 2-0"
deal.D = "6-0 5-5 5-0 4-4 4-0 3-1 0-0"
yard = ""
play = """
D:5-5 C:5-2L B:5-1R A:3-2L D:3-1L C:4-1L B:4-2L A:2-2L D:pass
C:6-2L B:6-1L A:1-1L D:pass C:2-1L B:pass A:1-0R D:0-0R C:2-0L
B:pass A:3-0L D:4-0R C:6-3L B:4-3R A:5-3R D:6-0L C:pass B:6-5R
A:pass D:5-0L C:6-6R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-4 5-2 5-1 4-3 3-2 0-0"
deal.B = "6-4 6-3 6-2 4-2 3-0 2-1 2-0"
deal.C = "4-4 4-1 4-0 3-1 2-2 1-1 1-0"
deal.D = "6-6 6-1 6-0 5-5 5-3 5-0 3-3"
yard = ""
play = """
C:4-4 B:6-4L A:6-5L D:5-5L C:4-1R B:2-1R A:5-4L D:pass C:2-2R
B:2-0R A:4-3L D:6-0R C:3-1L B:6-3R A:5-1L D:5-3R C:pass B:pass
A:5-2L D:5-0R C:4-0R B:6-2L A:pass D:6-6L C:pass B:4-2R A:3-2R
D:3-3R C:pass B:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-3 5-2 4-4 3-1 2-1 1-1"
deal.B = "6-4 6-3 5-5 5-1 4-2 4-1 2-0"
deal.C = "6-0 5-4 3-3 3-2 2-2 1-0 0-0"
deal.D = "6-6 6-5 6-1 5-0 4-3 4-0 3-0"
yard = ""
play = """
B:decline D:6-6 C:6-0L B:6-3R A:5-3R D:6-5R C:1-0L B:4-1L A:4-4L
D:4-0L C:0-0L B:2-0L A:6-2L D:6-1L C:pass B:5-1L A:5-2L D:pass
C:3-2L B:6-4R A:3-1L D:4-3R C:3-3R B:pass A:2-1L D:3-0R C:2-2L
B:4-2L A:pass D:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-1 4-2 3-3 3-1 2-1 0-0"
deal.B = "6-5 6-4 5-2 4-4 4-3 3-0 1-1"
deal.C = "6-3 6-2 5-0 4-1 3-2 2-2 2-0"
deal.D = "6-6 6-1 5-5 5-4 5-3 4-0 1-0"
yard = ""
play = """
D:5-5 C:5-0L B:5-2R A:6-0L D:6-6L C:6-3L B:3-0L A:0-0L D:4-0L
C:6-2R B:4-3L A:3-3L D:5-3L C:pass B:6-4R A:5-1L D:5-4R C:4-1L
B:6-5R A:4-2L D:6-1R C:3-2L B:1-1R A:3-1L D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-1 4-4 4-3 4-1 3-3 3-2"
deal.B = "6-6 6-3 5-2 3-1 2-1 2-0 1-1"
deal.C = "6-5 6-2 6-0 5-3 5-0 4-2 1-0"
deal.D = "6-1 5-5 5-4 4-0 3-0 2-2 0-0"
yard = ""
play = """
D:5-5 C:6-5L B:5-2R A:6-4L D:2-2R C:6-2R B:6-3R A:4-4L D:5-4L
C:5-3L B:3-1L A:5-1L D:3-0R C:6-0R B:6-6R A:pass D:6-1R C:5-0L
B:2-0L A:3-2L D:pass C:1-0R B:pass A:4-3L D:4-0L C:pass B:pass
A:pass D:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-0 5-3 5-2 4-3 3-3 3-1"
deal.B = "6-5 4-2 3-2 2-1 1-1 1-0 0-0"
deal.C = "6-4 6-3 6-2 5-4 5-1 4-1 4-0"
deal.D = "6-1 5-5 5-0 4-4 3-0 2-2 2-0"
yard = ""
play = """
D:5-5 C:5-4L B:6-5R A:4-3L D:3-0L C:6-4R B:1-0L A:3-1L D:4-4R
C:6-3L B:4-2R A:6-6L D:2-2R C:6-2L B:3-2L A:5-3L D:5-0L C:4-0L
B:2-1R A:pass D:6-1R C:4-1L B:1-1L A:6-0R D:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-2 5-0 4-1 3-2 3-0 2-1"
deal.B = "6-6 5-5 5-4 4-4 2-2 1-1 0-0"
deal.C = "6-4 6-3 6-2 6-1 3-3 2-0 1-0"
deal.D = "6-5 5-3 5-1 4-3 4-2 4-0 3-1"
yard = ""
play = """
D:5-3 C:6-3R B:5-4L A:4-1L D:6-5R C:6-1L B:6-6L A:6-0L D:4-0L
C:6-4L B:5-5R A:5-2R D:4-2R C:6-2L B:4-4R A:3-2L D:4-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-13"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-13"
commitment = "a9aa20db6a72fe11bc2a09e58f19d903ed725ba1dd9e5a386301f6b4ab035d45"
secret = "3f56046a2f2ba266a0ad4a2edff49e7c6f7685e921ad4fe35656deeb952e88ba"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 5-2 4-3 3-3 2-1 1-0"
deal.B = "6-6 5-4 5-1 4-2 4-0 3-1 2-2"
deal.C = "6-4 6-3 6-2 6-1 6-0 5-0 4-1"
deal.D = "5-3 4-4 3-2 3-0 2-0 1-1 0-0"
yard = ""
play = """
B:6-6 A:6-5L D:5-3L C:6-3L B:pass A:pass D:pass C:6-4L B:5-4L
A:5-5L D:pass C:5-0L B:4-0L A:4-3L D:3-2L C:6-2L B:pass A:pass
D:pass C:6-0L B:pass A:1-0L D:1-1L C:6-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 5-5 5-0 4-1 3-2 3-1"
deal.B = "6-5 6-4 6-1 5-4 5-2 3-3 1-1"
deal.C = "4-3 4-2 3-0 2-2 2-0 1-0 0-0"
deal.D = "6-3 6-2 5-3 5-1 4-4 4-0 2-1"
yard = ""
play = """
C:2-2 B:5-2L A:3-2R D:5-3L C:3-0L B:3-3R A:6-0L D:6-3L C:4-3L
B:6-4L A:6-6L D:6-2L C:2-0L B:pass A:5-0L D:5-1L C:1-0L B:pass
A:3-1R D:4-0L C:4-2L B:6-1R A:pass D:2-1L C:pass B:6-5R A:5-5R
D:pass C:pass B:5-4R A:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-2 5-1 5-0 4-4 4-0 3-0 1-0"
deal.B = "6-4 6-1 5-4 3-2 2-1 2-0 0-0"
deal.C = "6-5 6-3 6-2 6-0 4-2 4-1 3-1"
deal.D = "6-6 5-5 5-3 4-3 3-3 2-2 1-1"
yard = ""
play = """
A:5-2 D:5-5L C:6-5L B:6-4L A:4-0L D:2-2R C:6-0L B:6-1L A:1-0L
D:pass C:6-2R B:2-0L A:pass D:6-6R C:4-2L B:5-4L A:5-1L D:1-1L
C:4-1L B:pass A:4-4L D:4-3L C:6-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-5 5-4 5-1 4-2 3-2 2-1"
deal.B = "6-5 6-2 5-0 3-1 3-0 2-0 1-1"
deal.C = "6-6 6-4 5-2 4-4 4-3 4-1 4-0"
deal.D = "6-3 6-1 5-3 3-3 2-2 1-0 0-0"
yard = ""
play = """
C:4-4 B:pass A:5-4L D:5-3L C:4-3L B:pass A:4-2L D:2-2L C:5-2L
B:6-5L A:6-0L D:1-0L C:4-1L B:pass A:pass D:pass C:6-4L B:6-2L
A:3-2L D:6-3L C:6-6L B:pass A:pass D:6-1L C:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-4 5-2 5-0 4-4 2-1"
deal.B = "5-1 4-2 4-0 3-0 1-1 1-0 0-0"
deal.C = "6-6 6-4 6-0 5-5 4-1 3-3 3-2"
deal.D = "6-3 6-1 5-3 4-3 3-1 2-2 2-0"
yard = ""
play = """
C:6-6 B:pass A:6-2L D:2-2L C:3-2L B:3-0L A:6-5R D:2-0L C:5-5R
B:4-2L A:5-4R D:4-3L C:6-4R B:pass A:pass D:6-3L C:6-0L B:4-0L
A:4-4L D:6-1R C:4-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-1 4-4 4-1 3-1 3-0 0-0"
deal.B = "6-6 6-5 6-3 5-5 5-4 5-0 2-1"
deal.C = "5-3 5-2 3-3 3-2 2-2 2-0 1-0"
deal.D = "6-4 6-1 6-0 4-3 4-2 4-0 1-1"
yard = ""
play = """
C:2-2 B:2-1L A:5-1L D:4-2R C:5-2L B:5-4R A:6-2L D:6-4L C:5-3R
B:6-3R A:4-1L D:6-1L C:pass B:6-6L A:pass D:6-0L C:2-0L B:6-5R
A:pass D:pass C:3-2L B:5-5R A:3-0L D:4-0L C:pass B:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-5 5-3 5-0 4-3 1-0"
deal.B = "5-4 4-4 4-0 3-2 2-2 2-0 1-1"
deal.C = "6-5 6-1 6-0 5-1 4-1 3-1 0-0"
deal.D = "6-4 6-3 5-2 4-2 3-3 3-0 2-1"
yard = ""
play = """
B:5-4 A:5-0L D:3-0L C:4-1R B:3-2L A:6-2L D:6-4L C:6-1R B:4-4L
A:6-6R D:4-2L C:6-5R B:2-2L A:5-3R D:5-2L C:3-1R B:1-1R A:1-0R
D:pass C:6-0R B:pass A:5-5L D:6-3R C:5-1L B:pass A:4-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-0 4-2 4-1 3-3 2-1 1-0"
deal.B = "5-4 4-4 4-3 3-2 3-1 3-0 0-0"
deal.C = "6-5 6-4 6-1 5-5 4-0 2-2 1-1"
deal.D = "6-6 6-3 6-2 5-3 5-2 5-1 2-0"
yard = ""
play = """
A:decline C:5-5 B:5-4L A:4-2L D:6-2L C:6-5R B:pass A:6-0L D:2-0L
C:2-2L B:3-2L A:3-3L D:6-3L C:6-4L B:4-4L A:4-1L D:5-1L C:6-1R
B:3-1R A:5-0L D:5-3R C:4-0L B:4-3L A:pass D:5-2R C:pass B:3-0L
A:1-0L D:pass C:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 5-2 4-2 4-1 3-0 2-2"
deal.B = "6-5 6-3 5-4 5-1 4-4 3-3 2-0"
deal.C = "6-4 6-1 5-5 5-0 4-3 4-0 2-1"
deal.D = "6-2 5-3 3-2 3-1 1-1 1-0 0-0"
yard = ""
play = """
C:5-5 B:6-5L A:5-2R D:6-2L C:2-1L B:5-1L A:4-2R D:5-3L C:4-3L
B:5-4L A:4-1R D:3-1R C:5-0L B:6-3R A:3-0L D:3-2L C:6-4R B:4-4R
A:2-2L D:pass C:4-0R B:2-0L A:6-0L D:1-0R C:6-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 4-2 3-2 2-2 2-0 1-1"
deal.B = "6-5 6-2 5-4 5-2 3-1 3-0 1-0"
deal.C = "6-4 5-5 5-1 4-0 3-3 2-1 0-0"
deal.D = "6-1 6-0 5-3 5-0 4-4 4-3 4-1"
yard = ""
play = """
C:5-5 B:6-5L A:6-3L D:5-3L C:5-1L B:5-4R A:4-2R D:6-1L C:6-4L
B:6-2R A:6-6R D:4-4L C:4-0L B:3-0L A:3-2L D:6-0R C:0-0R B:5-2L
A:2-0R D:5-0L C:2-1R B:3-1R A:pass D:4-3R C:pass B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 5-1 5-0 4-2 3-3 3-1"
deal.B = "6-6 6-5 4-3 4-0 3-2 3-0 1-0"
deal.C = "6-4 6-0 5-3 5-2 4-4 2-2 2-0"
deal.D = "6-3 6-1 5-5 4-1 2-1 1-1 0-0"
yard = ""
play = """
B:6-6 A:6-2L D:2-1L C:6-4R B:4-3R A:3-1R D:6-1L C:6-0L B:4-0L
A:5-4L D:5-5L C:5-2L B:3-2L A:3-3L D:6-3L C:pass B:6-5L A:5-1L
D:4-1L C:4-4L B:1-0R A:5-0R D:pass C:5-3R B:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 4-4 4-1 3-2 2-2 1-0 0-0"
deal.B = "6-6 6-1 6-0 5-4 5-0 4-3 2-0"
deal.C = "6-3 6-2 5-5 5-2 4-0 3-0 2-1"
deal.D = "6-5 5-3 5-1 4-2 3-3 3-1 1-1"
yard = ""
play = """
B:6-6 A:6-4L D:4-2L C:6-2R B:2-0L A:1-0L D:5-1L C:5-2L B:pass
A:3-2L D:5-3L C:5-5L B:5-4L A:4-4L D:pass C:4-0L B:6-0L A:2-2R
D:6-5L C:2-1R B:6-1R A:pass D:pass C:6-3R B:4-3R A:4-1R D:3-1R
C:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-3 4-4 4-1 3-0 2-2 1-1 0-0"
deal.B = "6-6 6-3 6-2 5-1 5-0 3-3 2-0"
deal.C = "6-5 6-1 4-3 4-2 4-0 3-2 3-1"
deal.D = "6-4 6-0 5-5 5-4 5-2 2-1 1-0"
yard = ""
play = """
C:4-3 B:6-3R A:4-1L D:2-1L C:4-2L B:6-6R A:4-4L D:6-4L C:6-1L
B:6-2R A:1-1L D:1-0L C:4-0L B:2-0R A:0-0R D:5-4L C:6-5L B:5-0R
A:5-3R D:6-0L C:3-1R B:5-1R A:3-0L D:5-5R C:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 5-5 4-3 2-2 1-0 0-0"
deal.B = "6-5 6-2 6-1 5-3 4-2 3-3 3-2"
deal.C = "5-4 5-1 5-0 4-4 4-1 4-0 3-0"
deal.D = "6-4 6-3 5-2 3-1 2-1 2-0 1-1"
yard = ""
play = """
C:4-4 B:4-2L A:4-3R D:5-2L C:5-4L B:5-3R A:5-5R D:6-4L C:5-0R
B:6-5L A:1-0R D:3-1R C:3-0R B:pass A:0-0R D:2-0R C:5-1L B:6-2R
A:6-6R D:2-1L C:pass B:6-1R A:2-2L D:1-1R C:4-1R B:3-2L A:pass
D:6-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-3 4-3 4-2 2-2 1-1 1-0"
deal.B = "6-5 5-0 4-1 3-2 3-0 2-1 0-0"
deal.C = "6-3 6-2 6-0 5-1 4-0 3-3 3-1"
deal.D = "6-4 6-1 5-5 5-4 5-2 4-4 2-0"
yard = ""
play = """
D:6-4 C:6-3L B:3-2L A:2-2L D:5-2L C:5-1L B:4-1L A:4-3L D:5-4R
C:3-3L B:6-5R A:5-3L D:5-5L C:6-0R B:5-0L A:1-0L D:6-1L C:4-0R
B:pass A:6-6L D:4-4R C:6-2L B:2-1L A:1-1L D:pass C:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 5-4 5-0 4-4 4-1 4-0"
deal.B = "6-4 5-5 5-2 5-1 4-3 3-3 3-0"
deal.C = "6-1 4-2 3-2 2-1 2-0 1-1 0-0"
deal.D = "6-5 6-3 6-2 5-3 3-1 2-2 1-0"
yard = ""
play = """
C:1-1 B:5-1L A:5-0L D:1-0L C:2-1L B:5-2L A:4-1R D:6-5L C:4-2R
B:6-4L A:4-0L D:6-2R C:6-1R B:3-0L A:pass D:6-3L C:pass B:pass
A:6-6L D:3-1R C:3-2R B:pass A:6-0L D:2-2R C:2-0R B:pass A:pass
D:pass C:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-5 5-3 2-2 2-1 0-0"
deal.B = "6-2 6-0 5-0 4-3 2-0 1-1 1-0"
deal.C = "6-1 5-1 4-4 3-3 3-2 3-1 3-0"
deal.D = "6-6 6-5 5-4 5-2 4-2 4-1 4-0"
yard = ""
play = """
C:3-3 B:4-3L A:6-4L D:6-6L C:6-1L B:1-1L A:5-3R D:4-1L C:4-4L
B:5-0R A:0-0R D:5-4L C:3-0R B:pass A:5-5L D:6-5L C:3-1R B:6-2L
A:2-1L D:pass C:5-1L B:1-0R A:pass D:5-2L C:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-1 5-0 4-3 2-1 1-1 0-0"
deal.B = "6-6 6-2 4-1 3-2 3-1 2-2 1-0"
deal.C = "5-3 4-4 4-2 4-0 3-3 3-0 2-0"
deal.D = "6-4 6-3 6-1 6-0 5-5 5-4 5-2"
yard = ""
play = """
C:4-4 B:4-1L A:4-3R D:6-1L C:3-3R B:6-6L A:6-5L D:5-5L C:5-3L
B:3-2L A:2-1L D:6-3R C:pass B:6-2R A:1-1L D:5-2R C:pass B:3-1L
A:5-1R D:pass C:3-0L B:1-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 5-3 4-3 3-1 1-0 0-0"
deal.B = "6-5 5-5 5-2 4-0 3-3 3-2 2-1"
deal.C = "6-2 6-0 5-4 5-0 4-2 4-1 3-0"
deal.D = "6-4 6-1 5-1 4-4 2-2 2-0 1-1"
yard = ""
play = """
B:6-5 A:6-6L D:6-4L C:5-4R B:4-0L A:0-0L D:2-0L C:4-2L B:pass
A:4-3L D:4-4R C:3-0L B:pass A:1-0L D:6-1L C:6-0L B:pass A:pass
D:pass C:5-0L B:5-5L A:5-3L D:pass C:4-1R B:3-3L A:6-3L D:5-1R
C:6-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-2 5-0 4-4 4-1 4-0 3-1 2-2"
deal.B = "6-6 6-0 5-3 4-3 3-3 1-0 0-0"
deal.C = "6-1 5-5 5-1 3-0 2-1 2-0 1-1"
deal.D = "6-5 6-4 6-3 6-2 5-4 4-2 3-2"
yard = ""
play = """
C:5-5 B:5-3L A:5-0R D:6-3L C:6-1L B:6-0R A:3-1L D:3-2L C:2-1L
B:6-6R A:4-1L D:6-4L C:pass B:pass A:pass D:6-5L C:5-1L B:1-0L
A:4-0L D:5-4L C:pass B:pass A:5-2L D:6-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-2 5-0 3-3 2-2 2-0 1-0"
deal.B = "6-4 6-3 5-5 5-3 5-1 3-2 3-1"
deal.C = "6-6 6-5 6-2 4-2 4-0 2-1 0-0"
deal.D = "6-1 5-4 4-4 4-3 4-1 3-0 1-1"
yard = ""
play = """
D:6-1 C:6-6L B:6-4L A:1-0R D:5-4L C:6-5L B:6-3L A:2-0R D:4-3L
C:4-2R B:pass A:pass D:4-4L C:4-0L B:pass A:5-0L D:4-1R C:2-1R
B:5-5L A:2-2R D:pass C:6-2R B:5-3L A:6-0R D:3-0L C:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 4-4 4-2 3-1 3-0 2-1"
deal.B = "6-3 6-1 5-5 5-0 4-1 2-2 1-1"
deal.C = "6-6 6-0 5-3 5-1 4-3 4-0 3-2"
deal.D = "6-4 5-4 5-2 3-3 2-0 1-0 0-0"
yard = ""
play = """
C:6-6 B:6-3L A:3-1L D:1-0L C:6-0R B:5-0L A:3-0R D:5-4L C:4-3L
B:pass A:pass D:3-3L C:5-3L B:5-5L A:6-5L D:6-4L C:4-0L B:pass
A:pass D:2-0L C:3-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 5-3 5-1 5-0 4-0 3-3"
deal.B = "6-4 6-2 5-5 4-1 3-0 2-0 1-1"
deal.C = "6-0 5-4 4-4 4-3 4-2 3-2 2-1"
deal.D = "6-3 6-1 5-2 3-1 2-2 1-0 0-0"
yard = ""
play = """
C:4-4 B:6-4L A:6-6L D:6-3L C:4-3L B:4-1L A:5-1L D:5-2L C:4-2L
B:pass A:4-0L D:1-0L C:2-1L B:6-2L A:6-5L D:pass C:5-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-4 5-1 5-0 2-1 2-0 1-0"
deal.B = "6-5 5-5 4-3 3-2 3-1 3-0 1-1"
deal.C = "6-4 6-3 6-2 5-3 5-2 4-2 2-2"
deal.D = "6-6 6-1 4-4 4-1 4-0 3-3 0-0"
yard = ""
play = """
C:2-2 B:3-2L A:2-1R D:3-3L C:6-3L B:6-5L A:5-0L D:4-0L C:4-2L
B:3-1R A:2-0L D:0-0L C:5-3R B:5-5R A:5-1R D:6-1R C:6-2R B:3-0L
A:pass D:pass C:5-2R B:4-3L A:5-4R D:4-4L C:6-4L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-4 5-1 4-2 4-0 2-2"
deal.B = "6-6 6-1 5-3 4-4 4-3 3-0 0-0"
deal.C = "6-4 5-5 5-2 3-3 3-1 2-1 1-1"
deal.D = "6-3 6-0 5-0 4-1 3-2 2-0 1-0"
yard = ""
play = """
C:5-5 B:5-3L A:6-5R D:6-3L C:6-4L B:6-6R A:6-2R D:4-1L C:2-1R
B:6-1L A:5-1R D:6-0L C:5-2R B:3-0L A:4-2R D:3-2L C:pass B:4-4R
A:2-2L D:2-0L C:pass B:4-3R A:4-0L D:pass C:3-3R B:pass A:5-4L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 5-3 5-2 4-4 3-3 3-0"
deal.B = "6-6 6-5 6-0 5-0 4-3 3-2 1-1"
deal.C = "6-1 4-2 4-1 4-0 3-1 2-2 0-0"
deal.D = "6-4 6-3 5-4 5-1 2-1 2-0 1-0"
yard = ""
play = """
A:5-5 D:5-4L C:4-1L B:6-5R A:6-2R D:5-1L C:2-2R B:5-0L A:3-0L
D:6-3L C:4-2R B:6-6L A:4-4R D:6-4L C:4-0L B:4-3R A:3-3R D:2-0L
C:3-1R B:3-2L A:5-3L D:2-1R C:pass B:pass A:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-14"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-14"
commitment = "2d97728a77de3eb6ce99877fa0d7c258701fb7d66df773bcc77d1205cfb38531"
secret = "6046ff98f6e16d8136485661e9c9d3023bfda3c10757affeb628eeab80e7c755"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-1 5-0 4-3 4-2 3-1"
deal.B = "6-6 5-5 5-4 5-2 3-3 3-2 2-2"
deal.C = "6-4 6-3 4-4 4-1 3-0 1-1 0-0"
deal.D = "6-5 6-2 5-3 4-0 2-1 2-0 1-0"
yard = ""
play = """
B:6-6 A:6-1L D:1-0L C:3-0L B:3-3L A:4-3L D:6-5R C:6-4L B:5-5R
A:6-0L D:2-0L C:pass B:5-2R A:4-2L D:4-0L C:0-0L B:2-2R A:5-0L
D:5-3L C:6-3L B:3-2R A:3-1R D:6-2L C:4-1R B:5-4R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-2 4-4 3-1 2-0 1-1"
deal.B = "6-3 5-0 4-2 4-0 3-3 3-2 2-2"
deal.C = "6-6 6-2 5-3 5-1 4-3 4-1 0-0"
deal.D = "6-5 6-1 6-0 5-4 3-0 2-1 1-0"
yard = ""
play = """
B:3-3 A:3-1L D:2-1L C:6-2L B:6-3L A:pass D:3-0L C:0-0L B:3-2R
A:5-2R D:1-0L C:5-1L B:5-0L A:5-5R D:6-0L C:6-6L B:pass A:6-4L
D:5-4R C:4-3L B:4-2R A:2-0R D:pass C:5-3L B:4-0R A:4-4R D:6-5L
C:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 6-3 5-5 4-3 2-2 2-0"
deal.B = "6-5 6-2 5-2 5-0 4-0 3-0 1-0"
deal.C = "6-1 5-3 4-4 4-1 3-2 2-1 0-0"
deal.D = "6-0 5-4 5-1 4-2 3-3 3-1 1-1"
yard = ""
play = """
C:6-1 B:1-0R A:6-6L D:6-0R C:pass B:6-5L A:5-5L D:5-1L C:4-1L
B:4-0L A:6-4R D:4-2R C:0-0L B:6-2R A:6-3R D:3-1R C:2-1R B:5-2R
A:2-0L D:5-4R C:3-2L B:3-0L A:4-3R D:3-3R C:5-3R B:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 6-1 4-0 3-0 2-1 1-0"
deal.B = "6-4 6-3 6-0 5-3 5-1 4-4 2-2"
deal.C = "5-5 5-4 4-2 4-1 3-2 3-1 1-1"
deal.D = "6-5 5-2 5-0 4-3 3-3 2-0 0-0"
yard = ""
play = """
B:4-4 A:4-0L D:4-3R C:3-2R B:6-0L A:6-6L D:5-2R C:5-5R B:6-4L
A:pass D:5-0R C:5-4L B:5-3L A:3-0L D:2-0L C:4-2L B:pass A:1-0R
D:pass C:4-1L B:5-1L A:6-1R D:6-5L C:pass B:6-3L A:6-2R D:3-3L
C:3-1L B:2-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 4-4 4-0 3-3 2-2 2-0"
deal.B = "6-6 6-2 5-3 5-2 4-2 3-2 3-0"
deal.C = "6-3 6-0 5-5 5-4 5-1 4-1 2-1"
deal.D = "6-5 5-0 4-3 3-1 1-1 1-0 0-0"
yard = ""
play = """
B:6-6 A:6-4L D:4-3L C:6-3L B:6-2L A:6-1R D:1-1R C:2-1L B:pass
A:pass D:1-0L C:6-0L B:pass A:pass D:6-5L C:5-5L B:5-3L A:3-3L
D:3-1L C:5-1L B:5-2L A:2-2L D:pass C:4-1R B:4-2R A:2-0L D:0-0L
C:pass B:3-0L A:pass D:pass C:pass B:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 4-3 4-1 3-3 2-1 0-0"
deal.B = "6-0 5-1 5-0 4-0 3-2 3-1 1-1"
deal.C = "6-5 5-5 5-4 5-3 5-2 3-0 1-0"
deal.D = "6-4 6-3 6-2 4-4 4-2 2-2 2-0"
yard = ""
play = """
B:1-1 A:6-1L D:6-4L C:5-4L B:5-1L A:4-1L D:4-2L C:5-2L B:5-0L
A:2-1R D:2-0R C:3-0L B:3-1L A:0-0R D:pass C:1-0L B:4-0L A:4-3L
D:6-3L C:6-5L B:6-0R A:6-6R D:6-2R C:5-5L B:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-1 6-0 5-4 5-2 4-4"
deal.B = "6-5 5-3 4-3 3-3 3-2 3-1 2-1"
deal.C = "5-0 4-0 2-2 2-0 1-1 1-0 0-0"
deal.D = "6-6 6-3 5-5 5-1 4-2 4-1 3-0"
yard = ""
play = """
B:3-3 A:pass D:6-3L C:pass B:6-5L A:5-4L D:4-1L C:1-1L B:3-1L
A:pass D:3-0L C:5-0L B:5-3L A:pass D:pass C:pass B:4-3L A:6-4L
D:6-6L C:pass B:3-2R A:6-2L D:4-2L C:4-0L B:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-4 4-2 4-1 2-0 1-0 0-0"
deal.B = "6-6 6-2 6-1 6-0 4-4 3-2 3-0"
deal.C = "6-3 5-5 5-2 4-0 3-3 3-1 2-1"
deal.D = "6-5 5-3 5-1 5-0 4-3 2-2 1-1"
yard = ""
play = """
B:6-6 A:6-4L D:6-5R C:4-0L B:6-0L A:5-4R D:4-3R C:6-3L B:3-2L
A:4-2L D:5-3R C:5-5R B:4-4L A:4-1L D:5-0R C:3-1L B:3-0R A:pass
D:pass C:3-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 4-3 4-1 3-3 3-0 2-0 1-0"
deal.B = "6-5 6-4 5-0 4-2 4-0 3-2 2-2"
deal.C = "6-6 6-2 6-1 6-0 5-4 5-2 3-1"
deal.D = "6-3 5-5 5-1 4-4 2-1 1-1 0-0"
yard = ""
play = """
A:5-3 D:5-5L C:5-4L B:3-2R A:4-3L D:6-3L C:6-6L B:6-5L A:2-0R
D:5-1L C:6-1L B:5-0R A:pass D:pass C:6-2L B:2-2L A:pass D:2-1L
C:3-1L B:pass A:3-3L D:pass C:5-2R B:4-2R A:4-1R D:1-1R C:pass
B:pass A:3-0L D:0-0L C:6-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-4 5-0 4-3 3-3 3-2 0-0"
deal.B = "6-5 6-1 5-3 5-2 3-1 3-0 1-1"
deal.C = "6-4 6-2 4-4 4-2 4-1 4-0 2-2"
deal.D = "6-6 6-0 5-5 5-1 2-1 2-0 1-0"
yard = ""
play = """
C:6-4 B:6-5L A:5-4L D:pass C:4-4L B:pass A:4-3L D:pass C:4-2R
B:5-2R A:6-3L D:5-1R C:6-2L B:3-1R A:3-3R D:2-0L C:4-0L B:5-3R
A:5-0R D:1-0R C:4-1L B:1-1L A:pass D:2-1L C:2-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-3 5-0 4-0 3-3 3-0 1-1"
deal.B = "6-6 6-4 6-0 5-4 4-3 3-1 1-0"
deal.C = "6-2 6-1 5-2 4-2 3-2 2-1 2-0"
deal.D = "6-5 5-5 5-1 4-4 4-1 2-2 0-0"
yard = ""
play = """
C:6-2 B:6-6L A:6-3L D:2-2R C:3-2L B:pass A:pass D:pass C:5-2L
B:5-4L A:4-0L D:0-0L C:2-0L B:pass A:pass D:pass C:4-2L B:6-4L
A:pass D:6-5L C:2-1R B:3-1R A:5-3L D:pass C:pass B:4-3L A:3-3R
D:4-1L C:6-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 5-5 5-2 4-1 2-0 1-1"
deal.B = "6-6 6-4 5-4 5-3 4-4 3-3 1-0"
deal.C = "6-3 6-2 4-3 4-2 4-0 3-2 0-0"
deal.D = "6-5 5-1 5-0 3-1 3-0 2-2 2-1"
yard = ""
play = """
C:6-3 B:6-6L A:6-1L D:2-1L C:6-2L B:3-3R A:6-0L D:5-0L C:4-3R
B:5-4L A:4-1L D:3-1L C:3-2L B:4-4R A:5-2L D:6-5L C:4-2R B:6-4L
A:2-0R D:3-0R C:4-0L B:5-3R A:5-5R D:5-1R C:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-0 5-0 4-4 3-0 1-1"
deal.B = "6-1 5-3 5-2 5-1 4-2 3-3 2-0"
deal.C = "6-5 5-5 4-0 3-1 2-2 1-0 0-0"
deal.D = "6-6 6-2 5-4 4-3 4-1 3-2 2-1"
yard = ""
play = """
C:6-5 B:6-1L A:5-0R D:2-1L C:2-2L B:2-0R A:pass D:3-2L C:3-1L
B:5-1L A:pass D:5-4L C:4-0L B:5-2R A:6-0L D:6-2L C:5-5R B:5-3R
A:6-3R D:6-6R C:pass B:4-2L A:6-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-15"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-15"
commitment = "912633eabdef82f551b223c1f48fae6f469179344ba9a5856cbca460d73ff950"
secret = "8af3eb5ef3634a99d1b63b90c026bc748601125c87b276512f277efbc4c46634"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 5-3 5-0 3-1 2-2 2-1 1-0"
deal.B = "6-3 6-2 5-4 5-2 4-3 3-0 2-0"
deal.C = "6-6 6-1 6-0 4-4 4-2 4-1 0-0"
deal.D = "6-4 5-5 5-1 4-0 3-3 3-2 1-1"
yard = ""
play = """
C:6-6 B:6-3L A:6-5R D:5-5R C:pass B:4-3L A:5-3R D:6-4L C:6-0L
B:3-0L A:3-1L D:3-3R C:4-1L B:5-4L A:5-0L D:3-2R C:4-2R B:2-0L
A:2-2L D:4-0R C:0-0R B:6-2L A:1-0R D:5-1R C:6-1L B:5-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-3 5-1 5-0 4-3 1-1"
deal.B = "6-5 6-0 5-4 5-2 4-4 4-2 4-1"
deal.C = "6-3 6-1 4-0 3-3 3-2 2-2 2-0"
deal.D = "6-6 5-5 3-1 3-0 2-1 1-0 0-0"
yard = ""
play = """
B:6-5 A:6-4L D:5-5R C:4-0L B:6-0L A:6-2L D:2-1L C:6-1L B:5-4R
A:4-3R D:6-6L C:6-3L B:pass A:5-3L D:3-1R C:pass B:5-2L A:5-1R
D:pass C:3-2L B:pass A:5-0R D:3-0L C:2-0L B:4-2L A:pass D:1-0R
C:pass B:4-4L A:1-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-1 4-3 4-2 2-1 1-1"
deal.B = "6-4 6-3 6-0 5-4 5-0 4-1 3-1"
deal.C = "6-1 5-3 4-0 3-2 3-0 2-2 1-0"
deal.D = "6-5 5-5 5-2 4-4 3-3 2-0 0-0"
yard = ""
play = """
A:6-6 D:6-5L C:6-1R B:5-4L A:1-1R D:4-4L C:4-0L B:6-0L A:6-2L
D:5-2L C:5-3L B:6-3L A:2-1R D:2-0R C:1-0R B:6-4L A:5-1R D:5-5R
C:pass B:4-1L A:pass D:pass C:pass B:3-1L A:4-3L D:pass C:pass
B:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-0 4-3 4-2 4-1 3-2 1-1"
deal.B = "6-2 6-0 5-2 4-0 2-1 2-0 0-0"
deal.C = "6-6 6-4 6-3 6-1 5-4 5-1 3-0"
deal.D = "5-5 5-3 4-4 3-3 3-1 2-2 1-0"
yard = ""
play = """
B:6-2 A:6-5L D:5-5L C:5-4L B:4-0L A:4-2R D:4-4R C:3-0L B:pass
A:4-3L D:pass C:6-4L B:6-0L A:5-0L D:5-3L C:6-3L B:pass A:4-1R
D:3-1R C:6-6L B:pass A:3-2R D:2-2R C:6-1L B:2-1L A:pass D:pass
C:pass B:5-2L A:pass D:pass C:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 5-5 5-3 5-2 5-0 4-1"
deal.B = "6-4 5-1 4-2 3-0 2-1 2-0 1-0"
deal.C = "6-6 5-4 4-4 3-3 2-2 1-1 0-0"
deal.D = "6-5 6-2 6-1 4-3 4-0 3-2 3-1"
yard = ""
play = """
C:2-2 B:4-2L A:5-2R D:6-5R C:4-4L B:6-4L A:6-3L D:6-2R C:3-3L
B:3-0L A:5-0L D:3-2R C:5-4L B:pass A:5-3R D:4-3L C:pass B:5-1R
A:4-1R D:3-1L C:1-1L B:2-1L A:pass D:4-0R C:0-0R B:2-0L A:6-0L
D:6-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 6-0 4-4 4-3 4-0 1-0"
deal.B = "6-4 6-3 5-2 4-2 3-2 3-1 2-1"
deal.C = "5-5 5-4 5-3 4-1 3-3 3-0 2-0"
deal.D = "6-5 6-1 5-1 5-0 2-2 1-1 0-0"
yard = ""
play = """
D:6-5 C:5-4R B:6-4L A:4-4L D:pass C:4-1L B:3-1L A:4-3L D:pass
C:pass B:4-2L A:6-2L D:6-1L C:pass B:2-1L A:4-0R D:5-0R C:5-3R
B:5-2L A:pass D:5-1L C:3-3R B:6-3R A:6-6R D:1-1L C:pass B:pass
A:6-0R D:0-0R C:2-0R B:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 5-2 4-1 2-2 1-0 0-0"
deal.B = "6-6 6-5 5-4 5-0 4-4 4-2 2-0"
deal.C = "5-3 5-1 3-3 3-2 3-1 2-1 1-1"
deal.D = "6-4 6-2 6-1 6-0 4-3 4-0 3-0"
yard = ""
play = """
B:6-6 A:6-3L D:6-4R C:3-1L B:5-4R A:5-5R D:6-1L C:5-3R B:6-5L
A:5-2L D:6-2L C:3-2R B:4-2R A:4-1R D:6-0L C:1-1R B:5-0L A:1-0R
D:4-0R C:5-1L B:4-4R A:pass D:4-3R C:2-1L B:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-4 5-0 4-0 2-2 2-0 0-0"
deal.B = "6-6 6-1 5-3 3-1 2-1 1-1 1-0"
deal.C = "6-4 6-3 6-2 6-0 5-2 4-3 4-1"
deal.D = "5-5 5-1 4-4 4-2 3-3 3-2 3-0"
yard = ""
play = """
B:6-6 A:6-5L D:5-5L C:6-3R B:5-3L A:pass D:3-3L C:4-3L B:3-1R
A:5-4L D:5-1L C:4-1L B:6-1R A:4-0L D:3-0L C:6-2R B:2-1R A:pass
D:3-2L C:5-2L B:1-1R A:5-0L D:pass C:6-0L B:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-0 5-3 5-1 5-0 3-1"
deal.B = "6-6 6-5 6-1 5-4 4-3 1-1 0-0"
deal.C = "5-5 5-2 4-4 4-0 3-3 2-2 2-1"
deal.D = "6-4 4-2 4-1 3-2 3-0 2-0 1-0"
yard = ""
play = """
B:6-6 A:6-3L D:6-4R C:4-4R B:4-3L A:pass D:4-2L C:2-2L B:5-4R
A:6-2L D:pass C:5-2R B:6-5L A:5-3L D:3-2L C:2-1L B:6-1L A:6-0L
D:3-0L C:3-3L B:pass A:3-1L D:4-1L C:4-0L B:0-0L A:5-0L D:2-0R
C:5-5L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-4 5-2 4-2 3-3 3-2 1-0"
deal.B = "6-2 6-1 6-0 4-4 4-3 4-0 3-0"
deal.C = "6-6 5-5 5-1 5-0 2-0 1-1 0-0"
deal.D = "6-5 6-4 5-3 4-1 3-1 2-2 2-1"
yard = ""
play = """
C:5-0 B:6-0R A:6-3R D:6-5L C:6-6L B:6-2L A:3-2R D:2-2L C:2-0L
B:4-0L A:4-2L D:2-1L C:5-1L B:pass A:5-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-1 3-2 3-1 3-0 2-2 2-0"
deal.B = "6-5 6-1 5-5 5-2 2-1 1-1 0-0"
deal.C = "6-2 5-3 5-0 4-4 4-0 3-3 1-0"
deal.D = "6-6 6-3 6-0 5-4 4-3 4-2 4-1"
yard = ""
play = """
C:decline A:2-2 D:4-2L C:4-4L B:5-2R A:5-1R D:5-4L C:1-0R B:6-5L
A:6-4L D:4-3L C:3-3L B:0-0R A:3-0R D:6-3L C:6-2L B:2-1L A:3-1L
D:pass C:5-3L B:5-5L A:3-2R D:pass C:5-0L B:pass A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-1 5-0 3-2 3-1 2-0"
deal.B = "6-5 6-4 5-2 4-4 4-1 4-0 2-1"
deal.C = "6-2 5-4 4-3 3-3 3-0 2-2 0-0"
deal.D = "6-3 6-1 6-0 5-3 4-2 1-1 1-0"
yard = ""
play = """
A:5-5 D:5-3L C:4-3L B:6-4L A:6-6L D:6-3L C:3-3L B:6-5R A:3-2L
D:6-1R C:2-2L B:5-2L A:5-1R D:pass C:5-4L B:4-4L A:5-0R D:4-2L
C:3-0R B:2-1L A:3-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 6-0 5-5 5-1 3-0"
deal.B = "5-0 4-4 4-3 4-2 3-1 2-2 0-0"
deal.C = "6-2 6-1 5-2 4-1 2-1 2-0 1-0"
deal.D = "6-5 5-4 5-3 4-0 3-3 3-2 1-1"
yard = ""
play = """
A:6-6 D:6-5L C:6-1R B:5-0L A:6-0L D:1-1R C:1-0R B:0-0R A:6-4L
D:5-4L C:2-0R B:4-2R A:5-5L D:5-3L C:4-1R B:4-3L A:5-1R D:4-0L
C:5-2R B:2-2R A:3-0L D:3-3L C:2-1R B:3-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 5-3 3-1 3-0 1-1 1-0"
deal.B = "6-2 6-1 5-5 5-1 4-3 4-2 3-3"
deal.C = "6-6 5-4 4-1 4-0 2-1 2-0 0-0"
deal.D = "6-4 6-0 5-2 5-0 4-4 3-2 2-2"
yard = ""
play = """
D:6-4 C:5-4R B:6-2L A:5-3R D:5-2L C:pass B:5-5L A:6-5L D:6-0L
C:0-0L B:4-3R A:3-0L D:4-4R C:4-0R B:3-3L A:6-3L D:5-0R C:6-6L
B:6-1L A:1-1L D:pass C:2-1L B:4-2L A:pass D:pass C:4-1L B:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-4 3-2 2-2 2-1 1-0"
deal.B = "6-6 6-0 5-5 5-2 3-3 3-0 0-0"
deal.C = "6-2 5-1 4-4 4-3 4-2 3-1 2-0"
deal.D = "6-4 6-1 5-3 5-0 4-1 4-0 1-1"
yard = ""
play = """
B:6-6 A:6-5L D:6-4R C:4-4R B:5-5L A:5-4L D:4-1L C:3-1L B:3-3L
A:3-2L D:4-0R C:4-2L B:6-0R A:6-3R D:5-3R C:4-3L B:3-0L A:1-0L
D:6-1L C:5-1R B:pass A:2-1R D:pass C:2-0R B:0-0R A:pass D:5-0R
C:6-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-5 5-4 3-2 1-1 0-0"
deal.B = "6-4 5-3 5-1 4-4 4-1 4-0 3-1"
deal.C = "6-6 6-3 5-2 5-0 4-3 3-0 1-0"
deal.D = "6-5 6-0 4-2 3-3 2-2 2-1 2-0"
yard = ""
play = """
C:1-0 B:5-1L A:5-5L D:6-5L C:5-0R B:6-4L A:5-4L D:pass C:5-2L
B:5-3R A:3-2R D:4-2L C:4-3L B:3-1L A:6-2R D:6-0R C:3-0R B:4-1L
A:pass D:3-3R C:6-3R B:4-4L A:6-1R D:2-1R C:pass B:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-1 4-3 3-3 2-0 1-0"
deal.B = "6-1 6-0 5-0 4-2 3-1 2-2 0-0"
deal.C = "6-6 6-2 5-4 4-0 3-2 3-0 1-1"
deal.D = "6-4 5-5 5-3 5-2 4-4 4-1 2-1"
yard = ""
play = """
B:6-1 A:6-3L D:5-3L C:1-1R B:5-0L A:1-0L D:4-1L C:4-0L B:6-0L
A:6-5L D:5-5L C:5-4L B:4-2L A:5-1R D:5-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 5-4 4-3 4-0 3-1 0-0"
deal.B = "5-3 5-2 4-4 3-3 3-0 2-2 1-0"
deal.C = "6-5 6-4 6-3 4-1 3-2 2-0 1-1"
deal.D = "6-2 6-1 6-0 5-1 5-0 4-2 2-1"
yard = ""
play = """
B:5-3 A:5-5L D:5-1L C:6-3R B:1-0L A:6-6R D:6-2R C:3-2R B:3-0L
A:4-3L D:4-2L C:2-0L B:3-3R A:0-0L D:6-0L C:6-4L B:4-4L A:4-0L
D:5-0L C:6-5L B:pass A:3-1R D:6-1L C:1-1L B:pass A:pass D:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-0 5-3 4-2 4-1 1-0"
deal.B = "6-4 6-2 6-1 5-2 3-0 2-1 0-0"
deal.C = "6-6 5-5 5-0 4-3 3-1 2-0 1-1"
deal.D = "5-4 5-1 4-4 4-0 3-3 3-2 2-2"
yard = ""
play = """
D:5-4 C:5-5L B:5-2L A:4-2L D:4-4L C:4-3L B:3-0L A:6-0L D:4-0R
C:6-6L B:6-4L A:1-0R D:5-1R C:5-0R B:0-0R A:4-1L D:pass C:1-1L
B:6-1L A:6-5L D:pass C:2-0R B:6-2R A:6-3R D:3-3R C:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-4 5-3 3-1 1-1 1-0"
deal.B = "6-3 6-2 5-0 4-2 4-0 2-2 0-0"
deal.C = "6-0 5-4 5-2 4-3 3-3 2-1 2-0"
deal.D = "6-1 5-5 5-1 4-4 4-1 3-2 3-0"
yard = ""
play = """
C:3-3 B:6-3L A:6-6L D:6-1L C:2-1L B:6-2L A:3-1R D:5-1R C:6-0L
B:5-0L A:6-5L D:5-5R C:5-4R B:4-2R A:6-4L D:4-4L C:5-2R B:4-0L
A:1-0L D:4-1L C:4-3L B:pass A:5-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-3 5-1 4-0 2-2 2-0 1-1 0-0"
deal.B = "6-6 6-5 6-3 5-5 4-1 3-0 2-1"
deal.C = "6-4 6-1 5-2 4-4 3-3 3-2 1-0"
deal.D = "6-2 6-0 5-4 5-0 4-3 4-2 3-1"
yard = ""
play = """
C:1-0 B:4-1L A:4-0L D:6-0L C:6-1L B:2-1L A:2-0L D:5-0L C:5-2L
B:3-0R A:5-3R D:5-4R C:3-2L B:6-3L A:pass D:6-2L C:6-4R B:6-6R
A:2-2L D:4-2L C:4-4L B:6-5R A:5-1R D:4-3L C:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-3 4-4 3-3 3-1 2-1 0-0"
deal.B = "6-0 5-2 5-1 4-3 4-1 1-1 1-0"
deal.C = "6-5 6-2 5-5 5-4 4-0 3-2 3-0"
deal.D = "6-6 6-3 6-1 5-0 4-2 2-2 2-0"
yard = ""
play = """
C:6-2 B:6-0L A:2-1R D:6-1R C:4-0L B:4-3L A:3-3L D:6-6R C:3-0L
B:1-0L A:3-1L D:6-3L C:6-5L B:5-2L A:6-4R D:4-2L C:5-4L B:5-1L
A:4-4R D:pass C:pass B:4-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-4 5-1 4-4 4-3 3-3 3-2"
deal.B = "6-4 5-5 5-3 5-0 4-2 1-1 1-0"
deal.C = "6-6 6-5 6-1 3-1 3-0 2-1 0-0"
deal.D = "6-3 6-2 5-2 4-1 4-0 2-2 2-0"
yard = ""
play = """
B:6-4 A:4-4R D:6-3L C:3-0L B:5-0L A:5-4L D:4-1L C:3-1L B:5-3L
A:4-3R D:5-2L C:2-1L B:1-1L A:3-3R D:pass C:6-1L B:pass A:6-0L
D:4-0L C:pass B:4-2L A:3-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-3 4-4 4-1 3-1 3-0 1-1"
deal.B = "6-6 6-0 5-5 5-2 4-0 3-2 0-0"
deal.C = "6-4 6-1 5-0 4-2 3-3 2-1 1-0"
deal.D = "6-5 6-3 5-4 5-1 4-3 2-2 2-0"
yard = ""
play = """
A:4-4 D:5-4L C:6-4R B:5-5L A:5-3L D:6-5R C:3-3L B:3-2L A:6-2L
D:6-3L C:5-0R B:6-0R A:3-1L D:5-1L C:6-1R B:5-2L A:1-1R D:2-2L
C:4-2L B:4-0L A:3-0L D:4-3L C:1-0R B:0-0R A:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-1 5-0 4-4 4-2 0-0"
deal.B = "6-5 6-3 6-2 4-0 3-3 3-1 2-0"
deal.C = "6-0 5-2 4-3 4-1 3-2 2-1 1-1"
deal.D = "6-4 5-5 5-4 5-3 3-0 2-2 1-0"
yard = ""
play = """
A:6-6 D:6-4L C:4-1L B:3-1L A:6-1R D:5-3L C:1-1R B:6-5L A:5-1R
D:5-5R C:5-2R B:6-3L A:4-2R D:5-4R C:3-2L B:6-2L A:5-0R D:3-0R
C:6-0L B:4-0L A:4-4L D:pass C:4-3R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 5-2 3-1 3-0 2-2"
deal.B = "6-4 6-0 5-3 4-0 2-1 2-0 1-0"
deal.C = "6-1 5-1 4-4 4-1 3-3 3-2 1-1"
deal.D = "6-2 5-5 5-4 5-0 4-3 4-2 0-0"
yard = ""
play = """
A:6-6 D:6-2L C:6-1R B:2-1L A:3-1L D:4-3L C:4-1R B:6-4L A:6-3L
D:5-4R C:3-3L B:5-3L A:6-5L D:5-5R C:5-1R B:6-0L A:3-0L D:pass
C:1-1R B:1-0R A:pass D:5-0R C:3-2L B:2-0L A:5-2R D:4-2R C:4-4R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-2 5-1 4-4 2-1 2-0 1-0"
deal.B = "6-6 6-4 6-2 5-5 5-0 4-2 3-1"
deal.C = "6-5 6-1 5-3 4-0 3-0 1-1 0-0"
deal.D = "6-3 5-4 4-3 4-1 3-3 3-2 2-2"
yard = ""
play = """
C:decline A:4-4 D:5-4L C:5-3L B:3-1L A:5-1L D:4-3R C:6-5L B:6-6L
A:6-0L D:6-3R C:0-0L B:5-0L A:5-2L D:3-2L C:6-1R B:pass A:1-0R
D:3-3L C:4-0R B:6-4R A:pass D:pass C:3-0L B:6-2R A:2-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 6-2 5-2 5-1 5-0 3-1"
deal.B = "6-5 5-5 4-4 4-2 3-3 1-1 0-0"
deal.C = "6-0 5-3 3-2 3-0 2-2 2-1 1-0"
deal.D = "6-4 6-1 5-4 4-3 4-1 4-0 2-0"
yard = ""
play = """
C:3-0 B:3-3L A:5-0R D:5-4R C:5-3L B:6-5L A:6-6L D:6-4L C:pass
B:4-4L A:pass D:4-3L C:3-2L B:4-2L A:pass D:4-1L C:2-1L B:pass
A:5-2L D:4-0R C:1-0R B:5-5L A:3-1R D:pass C:pass B:pass A:6-3R
D:6-1R C:pass B:1-1R A:5-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-2 5-3 5-2 1-0 0-0"
deal.B = "6-5 6-3 5-1 5-0 4-4 3-1 1-1"
deal.C = "6-0 5-5 4-3 4-2 4-0 3-2 2-1"
deal.D = "6-1 5-4 4-1 3-3 3-0 2-2 2-0"
yard = ""
play = """
B:6-5 A:6-6L D:5-4R C:6-0L B:5-0L A:6-4R D:6-1R C:2-1R B:5-1L
A:5-2R D:4-1L C:4-2L B:pass A:6-2L D:pass C:5-5R B:6-3L A:5-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-3 5-0 4-1 3-0 1-0 0-0"
deal.B = "6-6 6-4 5-5 4-4 3-3 3-2 1-1"
deal.C = "6-2 6-0 4-3 4-2 4-0 3-1 2-2"
deal.D = "6-5 6-3 5-4 5-2 5-1 2-1 2-0"
yard = ""
play = """
A:0-0 D:2-0L C:6-0R B:3-2L A:6-1R D:6-3L C:3-1R B:6-6L A:3-0R
D:6-5L C:4-0R B:5-5L A:4-1R D:5-4L C:4-2L B:1-1R A:1-0R D:5-2L
C:pass B:pass A:5-3L D:pass C:4-3L B:6-4L A:5-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 6-2 6-0 5-4 4-2"
deal.B = "4-4 4-1 4-0 3-3 3-1 2-0 1-0"
deal.C = "5-2 5-0 4-3 2-2 2-1 1-1 0-0"
deal.D = "6-4 6-1 5-5 5-3 5-1 3-2 3-0"
yard = ""
play = """
A:6-6 D:6-4L C:4-3L B:3-3L A:6-3L D:6-1L C:1-1L B:4-1L A:5-4L
D:5-5L C:5-2L B:2-0L A:6-0L D:pass C:pass B:pass A:6-5L D:5-3L
C:pass B:3-1L A:6-2R D:5-1L C:2-2R B:pass A:4-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 5-2 3-2 3-1 2-1 0-0"
deal.B = "6-6 6-0 5-3 5-1 4-3 2-0 1-0"
deal.C = "6-5 6-3 4-4 4-2 4-0 2-2 1-1"
deal.D = "6-4 6-1 5-4 5-0 4-1 3-3 3-0"
yard = ""
play = """
A:5-5 D:5-4L C:4-4L B:4-3L A:5-2R D:3-3L C:2-2R B:5-3L A:3-2R
D:5-0L C:4-0L B:pass A:3-1R D:6-4L C:6-3L B:5-1R A:pass D:3-0L
C:6-5R B:6-0L A:6-2L D:6-1R C:1-1R B:2-0L A:2-1R D:pass C:4-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 5-5 3-3 3-0 2-0 1-0"
deal.B = "6-5 6-4 6-3 5-2 4-1 4-0 0-0"
deal.C = "6-1 5-4 5-0 4-3 3-1 2-1 1-1"
deal.D = "6-2 5-3 5-1 4-4 4-2 3-2 2-2"
yard = ""
play = """
C:5-0 B:6-5L A:6-6L D:6-2L C:2-1L B:4-1L A:3-0R D:4-4L C:3-1R
B:6-4L A:6-0L D:5-1R C:5-4R B:4-0L A:pass D:4-2L C:4-3R B:5-2L
A:5-5L D:5-3L C:pass B:6-3L A:3-3R D:3-2R C:6-1L B:pass A:2-0R
D:pass C:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 5-1 4-0 3-0 2-0 1-0"
deal.B = "6-5 5-3 4-4 4-3 4-2 3-3 2-1"
deal.C = "6-4 6-0 5-4 5-0 4-1 2-2 1-1"
deal.D = "6-6 6-1 5-5 5-2 3-2 3-1 0-0"
yard = ""
play = """
C:6-4 B:6-5L A:4-0R D:5-5L C:6-0R B:5-3L A:6-3L D:6-6L C:pass
B:pass A:6-2L D:5-2L C:5-0L B:pass A:1-0L D:6-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-2 5-0 4-3 4-0 1-1 0-0"
deal.B = "6-6 6-3 5-1 4-2 3-3 3-2 1-0"
deal.C = "6-5 6-4 6-2 4-1 3-0 2-2 2-0"
deal.D = "6-0 5-5 5-4 5-3 4-4 3-1 2-1"
yard = ""
play = """
D:5-5 C:6-5L B:6-6L A:6-1L D:5-4R C:4-1R B:5-1L A:1-1R D:5-3L
C:3-0L B:1-0L A:pass D:3-1L C:pass B:6-3L A:pass D:6-0L C:2-0L
B:4-2L A:4-0L D:2-1R C:6-2R B:pass A:5-0L D:pass C:6-4R B:pass
A:5-2L D:4-4R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-0 5-4 5-3 5-2 5-1 3-0"
deal.B = "6-2 5-5 4-3 4-2 4-0 2-1 1-1"
deal.C = "6-5 6-3 6-1 3-3 2-0 1-0 0-0"
deal.D = "6-6 5-0 4-4 4-1 3-2 3-1 2-2"
yard = ""
play = """
D:6-6 C:6-3L B:4-3L A:5-4L D:5-0L C:1-0L B:2-1L A:5-2L D:pass
C:6-5R B:5-5L A:5-3L D:3-2L C:2-0L B:4-0L A:6-4L D:pass C:6-1L
B:1-1L A:5-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-5 5-4 5-3 3-1 2-2 2-1"
deal.B = "6-3 5-1 5-0 4-1 3-0 2-0 1-1"
deal.C = "6-6 5-2 4-4 4-3 4-2 4-0 1-0"
deal.D = "6-5 6-4 6-2 6-1 3-3 3-2 0-0"
yard = ""
play = """
C:4-4 B:4-1L A:5-4R D:6-5R C:6-6R B:5-1L A:5-5L D:6-4R C:4-0R
B:5-0L A:6-0L D:6-2L C:4-2L B:3-0R A:5-3R D:pass C:4-3L B:6-3L
A:pass D:6-1L C:1-0L B:2-0L A:2-2L D:3-2L C:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 5-4 5-2 4-1 2-1 1-0"
deal.B = "6-6 6-5 6-1 5-3 5-0 3-2 3-0"
deal.C = "6-2 5-1 4-3 3-3 2-0 1-1 0-0"
deal.D = "6-4 5-5 4-4 4-2 4-0 3-1 2-2"
yard = ""
play = """
C:1-1 B:6-1L A:6-3L D:3-1L C:5-1L B:6-5L A:6-0L D:4-0L C:4-3L
B:5-3L A:5-4L D:6-4L C:6-2L B:3-2L A:2-1R D:4-2R C:3-3L B:3-0L
A:1-0L D:4-4R C:pass B:pass A:4-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-3 5-1 4-2 1-1 0-0"
deal.B = "6-3 5-4 5-2 4-0 3-2 2-0 1-0"
deal.C = "5-5 4-4 4-3 3-3 3-0 2-2 2-1"
deal.D = "6-6 6-2 6-1 6-0 5-0 4-1 3-1"
yard = ""
play = """
C:4-4 B:5-4L A:6-4R D:6-6R C:5-5L B:5-2L A:6-5R D:6-2L C:pass
B:6-3L A:5-3L D:5-0L C:3-0L B:3-2L A:4-2L D:4-1L C:2-1L B:2-0L
A:0-0L D:6-0L C:pass B:pass A:5-1R D:6-1L C:pass B:1-0L A:1-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-3 5-1 3-3 2-2 2-0"
deal.B = "6-2 5-2 4-4 4-1 4-0 3-0 1-0"
deal.C = "6-5 6-0 5-5 5-4 5-0 4-2 3-2"
deal.D = "6-6 6-4 4-3 3-1 2-1 1-1 0-0"
yard = ""
play = """
A:3-3 D:4-3L C:5-4L B:5-2L A:2-2L D:3-1R C:3-2L B:3-0L A:5-1R
D:0-0L C:6-0L B:6-2L A:5-3R D:2-1L C:pass B:4-1L A:6-3R D:6-6R
C:4-2L B:pass A:6-1R D:1-1R C:pass B:1-0R A:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-2 4-3 4-0 3-3 3-0"
deal.B = "6-5 6-3 5-3 5-1 5-0 2-2 2-1"
deal.C = "6-6 5-5 5-4 4-2 4-1 3-1 1-0"
deal.D = "6-2 6-0 4-4 3-2 2-0 1-1 0-0"
yard = ""
play = """
A:3-3 D:3-2L C:3-1R B:2-2L A:6-1R D:6-2L C:6-6L B:6-5L A:5-2L
D:6-0R C:4-2L B:5-0R A:4-3L D:pass C:5-4R B:6-3L A:6-4R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-16"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-16"
commitment = "fae99b7380cd627ca13d8d14fb02e5dad40d232299faa1ba1bb6c233ed846bad"
secret = "92bfb403690fe5425f587ef447e3b4ab6bdf6ed48b0c829735631725416e9c06"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-1 6-0 4-0 2-0 1-0"
deal.B = "6-4 5-0 4-4 3-2 3-1 2-2 0-0"
deal.C = "5-5 5-4 5-3 5-2 4-1 3-3 2-1"
deal.D = "6-5 6-3 5-1 4-3 4-2 3-0 1-1"
yard = ""
play = """
A:6-6 D:6-3L C:5-3L B:6-4R A:4-0R D:6-5L C:pass B:5-0R A:6-2L
D:4-2L C:5-5R B:4-4L A:pass D:4-3L C:5-4R B:3-2L A:2-0L D:3-0L
C:3-3L B:3-1L A:6-1L D:pass C:4-1R B:pass A:6-0L D:1-1R C:2-1R
B:0-0L A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-0 4-0 3-3 3-1 3-0"
deal.B = "6-6 5-4 5-2 5-1 4-1 3-2 0-0"
deal.C = "6-3 6-0 5-5 5-3 4-3 2-1 1-0"
deal.D = "6-5 6-1 4-4 4-2 2-2 2-0 1-1"
yard = ""
play = """
A:6-4 D:4-4R C:6-3L B:5-4R A:3-3L D:6-5R C:5-3L B:5-1L A:3-1L
D:6-1R C:4-3L B:4-1R A:4-0L D:2-0L C:2-1L B:pass A:pass D:1-1L
C:1-0L B:0-0L A:5-0L D:4-2R C:5-5L B:5-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 4-4 4-0 3-0 2-0 1-1"
deal.B = "6-0 5-3 5-0 4-2 3-3 3-1 2-2"
deal.C = "6-6 6-1 5-5 5-4 3-2 2-1 0-0"
deal.D = "6-5 6-3 5-2 5-1 4-3 4-1 1-0"
yard = ""
play = """
D:5-1 C:5-5L B:3-1R A:3-0R D:1-0R C:5-4L B:4-2L A:6-2L D:6-5L
C:6-1R B:5-0L A:4-0L D:6-3R C:3-2R B:2-2R A:6-4L D:5-2R C:6-6L
B:6-0L A:2-0L D:pass C:2-1L B:5-3R A:1-1L D:4-3R C:pass B:pass
A:4-4R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-4 4-4 3-2 3-1 2-1 0-0"
deal.B = "6-3 6-1 6-0 5-5 5-0 4-2 4-0"
deal.C = "5-3 5-1 4-3 4-1 3-3 2-2 2-0"
deal.D = "6-6 6-5 6-2 5-2 3-0 1-1 1-0"
yard = ""
play = """
A:6-4 D:6-6L C:4-3R B:6-3R A:pass D:6-5L C:5-3L B:6-0R A:3-2L
D:6-2L C:2-0R B:6-1L A:3-1L D:5-2R C:3-3L B:5-5R A:5-4R D:3-0L
C:4-1R B:4-0L A:4-4L D:1-1R C:5-1R B:5-0R A:0-0R D:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 6-1 5-1 3-3 3-0 1-0"
deal.B = "6-6 6-0 5-5 5-3 5-2 2-1 0-0"
deal.C = "6-5 5-4 4-3 4-2 4-1 3-2 3-1"
deal.D = "6-3 5-0 4-4 4-0 2-2 2-0 1-1"
yard = ""
play = """
D:4-4 C:5-4L B:5-3L A:3-3L D:4-0R C:4-3L B:0-0R A:6-4L D:6-3L
C:3-2L B:5-2L A:5-1L D:1-1L C:4-1L B:6-0R A:6-2R D:2-2R C:4-2L
B:2-1L A:6-1L D:2-0R C:6-5L B:5-5L A:3-0R D:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-0 5-5 5-4 4-0 3-3 3-1"
deal.B = "6-2 6-1 5-0 4-3 4-2 3-2 1-0"
deal.C = "6-5 5-1 4-1 3-0 2-1 2-0 0-0"
deal.D = "6-6 6-3 5-3 5-2 4-4 2-2 1-1"
yard = ""
play = """
D:6-6 C:6-5L B:6-2R A:5-5L D:5-2R C:5-1L B:5-0R A:3-1L D:5-3L
C:3-0R B:4-3R A:5-4L D:4-4L C:4-1L B:6-1L A:6-4L D:pass C:pass
B:4-2L A:4-0R D:2-2L C:2-1L B:1-0R A:pass D:1-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 5-2 4-2 3-3 1-1 0-0"
deal.B = "6-6 6-4 5-3 5-0 4-1 3-0 1-0"
deal.C = "6-5 6-2 6-1 5-1 3-2 2-2 2-1"
deal.D = "6-3 6-0 4-4 4-3 4-0 3-1 2-0"
yard = ""
play = """
C:6-5 B:5-0R A:0-0R D:6-0L C:pass B:3-0L A:3-3L D:4-3L C:pass
B:1-0R A:5-4L D:3-1R C:5-1L B:5-3R A:1-1L D:pass C:6-1L B:6-4L
A:4-2L D:2-0L C:pass B:pass A:5-5R D:4-0L C:pass B:4-1L A:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 5-1 4-0 3-3 3-2 2-2"
deal.B = "6-5 6-1 6-0 5-0 3-1 1-1 1-0"
deal.C = "6-6 5-3 4-4 4-3 4-1 2-0 0-0"
deal.D = "6-4 6-2 5-4 5-2 4-2 3-0 2-1"
yard = ""
play = """
A:6-3 D:6-2L C:5-3R B:6-5R A:3-2L D:6-4R C:4-4R B:3-1L A:5-1L
D:5-4R C:pass B:5-0L A:4-0L D:4-2L C:2-0L B:6-0L A:5-5R D:5-2R
C:6-6L B:6-1L A:2-2R D:2-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-0 5-1 4-1 4-0 3-1"
deal.B = "6-6 5-4 5-2 5-0 3-0 2-0 1-1"
deal.C = "6-4 5-5 5-3 3-3 3-2 1-0 0-0"
deal.D = "6-2 6-1 4-4 4-3 4-2 2-2 2-1"
yard = ""
play = """
D:4-4 C:6-4L B:5-4R A:6-5L D:pass C:5-5L B:5-2L A:5-1R D:2-1R
C:3-2L B:2-0R A:6-3L D:6-2L C:1-0R B:1-1R A:4-1R D:4-2R C:pass
B:pass A:pass D:2-2L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 5-1 4-3 3-2 1-1 0-0"
deal.B = "6-4 6-0 5-5 5-3 5-0 3-1 1-0"
deal.C = "6-5 6-3 6-2 5-4 4-4 4-1 2-1"
deal.D = "6-1 4-2 4-0 3-3 3-0 2-2 2-0"
yard = ""
play = """
A:6-6 D:6-1L C:6-5R B:5-0R A:5-1L D:2-0R C:5-4L B:6-4L A:5-2R
D:pass C:6-3L B:3-1L A:1-1L D:pass C:4-1L B:5-5R A:4-3L D:3-3L
C:pass B:5-3R A:3-2L D:4-2L C:4-4L B:pass A:pass D:4-0L C:pass
B:6-0L A:pass D:3-0R C:6-2L B:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-2 6-1 5-2 4-1 2-1"
deal.B = "5-5 5-3 5-0 3-2 3-1 2-0 0-0"
deal.C = "6-6 6-0 5-1 4-4 4-3 3-3 1-0"
deal.D = "6-4 5-4 4-2 4-0 3-0 2-2 1-1"
yard = ""
play = """
B:0-0 A:pass D:4-0L C:4-4L B:2-0R A:4-1L D:4-2R C:4-3R B:3-1R
A:6-1L D:6-4L C:5-1R B:5-0R A:pass D:3-0R C:3-3R B:3-2R A:6-2R
D:5-4L C:6-6R B:5-5L A:6-5L D:pass C:6-0L B:pass A:6-3R D:pass
C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 5-5 5-4 5-3 4-0 3-2"
deal.B = "6-3 6-1 5-0 3-3 3-1 3-0 1-0"
deal.C = "6-5 5-2 4-4 4-2 4-1 2-0 0-0"
deal.D = "6-4 6-0 5-1 4-3 2-2 2-1 1-1"
yard = ""
play = """
C:6-5 B:6-1L A:5-5R D:5-1R C:4-1L B:1-0R A:5-4L D:6-0R C:5-2L
B:6-3R A:6-2L D:4-3R C:4-4R B:pass A:6-6L D:6-4R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 5-4 5-2 5-0 2-1 1-0"
deal.B = "6-6 6-1 4-4 3-2 3-1 3-0 0-0"
deal.C = "5-5 5-1 4-3 4-2 3-3 2-2 2-0"
deal.D = "6-4 6-3 6-2 5-3 4-1 4-0 1-1"
yard = ""
play = """
C:5-5 B:pass A:6-5L D:6-4L C:4-3L B:3-1L A:2-1L D:5-3R C:3-3R
B:3-0R A:5-2L D:4-0R C:5-1L B:4-4R A:1-0L D:4-1R C:2-0L B:3-2L
A:pass D:1-1R C:pass B:6-1R A:6-0R D:6-3L C:pass B:6-6L A:5-0R
D:6-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-2 5-1 4-4 4-3 2-2 0-0"
deal.B = "6-5 6-0 5-5 3-3 3-2 3-1 1-0"
deal.C = "6-4 6-2 6-1 5-0 4-0 3-0 1-1"
deal.D = "6-3 5-4 5-3 4-2 4-1 2-1 2-0"
yard = ""
play = """
D:4-2 C:6-4L B:3-2R A:6-6L D:6-3L C:3-0L B:6-0L A:4-3R D:5-4R
C:6-2L B:5-5R A:5-2L D:5-3L C:5-0R B:3-1L A:5-1L D:2-0R C:pass
B:6-5L A:2-2R D:2-1R C:6-1L B:1-0L A:0-0L D:4-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 4-2 3-2 2-1 1-1 0-0"
deal.B = "6-4 6-1 5-4 5-1 4-3 4-1 3-0"
deal.C = "5-3 5-2 4-4 4-0 3-1 2-0 1-0"
deal.D = "6-6 6-3 6-0 5-5 5-0 3-3 2-2"
yard = ""
play = """
D:6-6 C:pass B:6-1L A:2-1L D:2-2L C:5-2L B:5-4L A:4-2L D:6-3R
C:5-3R B:5-1R A:6-2L D:6-0L C:4-0L B:4-1L A:1-1L D:pass C:3-1L
B:3-0L A:0-0L D:5-0L C:1-0R B:pass A:6-5L D:pass C:2-0R B:6-4L
A:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-4 5-0 4-1 4-0 3-3 1-1"
deal.B = "6-5 5-2 4-3 3-2 3-1 3-0 2-2"
deal.C = "6-6 6-3 6-1 5-5 5-3 5-1 0-0"
deal.D = "6-4 6-2 4-4 4-2 2-1 2-0 1-0"
yard = ""
play = """
A:6-0 D:6-4L C:0-0R B:3-0R A:5-4L D:pass C:5-5L B:4-3R A:5-0L
D:4-4R C:pass B:pass A:4-0L D:4-2L C:pass B:2-2L A:4-1R D:1-0R
C:pass B:3-2L A:3-3L D:2-0R C:6-3L B:5-2R A:pass D:6-2L C:5-3R
B:3-1R A:1-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 4-4 4-2 3-1 0-0"
deal.B = "6-5 6-1 4-0 3-2 3-0 2-0 1-1"
deal.C = "5-4 5-3 4-3 3-3 2-2 2-1 1-0"
deal.D = "6-2 6-0 5-5 5-2 5-1 5-0 4-1"
yard = ""
play = """
A:6-6 D:6-2L C:2-2L B:3-2L A:6-3L D:6-0L C:1-0L B:1-1L A:3-1L
D:pass C:5-3L B:6-1R A:pass D:5-5L C:5-4L B:4-0L A:0-0L D:5-0L
C:2-1R B:6-5L A:6-4L D:4-1L C:pass B:2-0R A:pass D:5-1L C:pass
B:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 3-3 3-1 3-0 2-2 1-1"
deal.B = "6-1 5-4 5-2 5-1 4-4 3-2 2-0"
deal.C = "6-6 6-3 6-2 4-3 4-1 1-0 0-0"
deal.D = "6-5 6-4 6-0 5-0 4-2 4-0 2-1"
yard = ""
play = """
B:decline D:6-4 C:6-6L B:6-1L A:3-1L D:4-0R C:6-3L B:2-0R A:2-2R
D:6-5L C:6-2R B:5-1L A:1-1L D:2-1L C:pass B:5-2L A:5-5L D:5-0L
C:1-0L B:pass A:pass D:6-0R C:4-1L B:4-4L A:3-0R D:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-1 4-3 4-2 3-1 1-1 1-0"
deal.B = "6-5 6-2 5-2 4-0 3-3 3-2 3-0"
deal.C = "6-4 6-0 5-4 5-1 4-4 2-2 2-0"
deal.D = "6-3 5-5 5-3 5-0 4-1 2-1 0-0"
yard = ""
play = """
D:5-5 C:5-4L B:4-0L A:1-0L D:5-3R C:5-1L B:6-5L A:6-6L D:6-3R
C:6-4L B:6-2R A:4-3L D:2-1R C:pass B:3-3L A:3-1L D:4-1L C:4-4L
B:pass A:4-2L D:pass C:2-2L B:3-2L A:6-1R D:pass C:6-0R B:3-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-2 5-3 5-2 3-3 2-1"
deal.B = "5-4 5-1 4-4 4-1 3-2 3-1 1-0"
deal.C = "6-6 6-5 6-0 5-5 5-0 4-2 1-1"
deal.D = "6-1 4-3 4-0 3-0 2-2 2-0 0-0"
yard = ""
play = """
C:6-6 B:pass A:6-4L D:4-0L C:6-5R B:5-1R A:2-1R D:2-0R C:6-0L
B:1-0R A:6-3L D:3-0L C:5-0L B:3-1R A:5-3L D:4-3L C:4-2L B:3-2R
A:6-2L D:2-2R C:pass B:pass A:5-2R D:6-1L C:5-5R B:4-1L A:pass
D:pass C:pass B:5-4R A:pass D:pass C:pass B:4-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-1 5-5 5-2 4-4 2-2"
deal.B = "6-5 6-0 5-3 4-0 3-3 1-1 1-0"
deal.C = "6-4 5-4 5-1 5-0 4-3 3-2 0-0"
deal.D = "6-6 4-2 4-1 3-1 3-0 2-1 2-0"
yard = ""
play = """
B:1-1 A:6-1L D:6-6L C:6-4L B:4-0L A:pass D:2-0L C:5-1R B:6-5R
A:6-2L D:pass C:pass B:6-0L A:6-3R D:3-1R C:5-0L B:1-0R A:5-5L
D:3-0R C:5-4L B:3-3R A:4-4L D:4-2L C:4-3R B:pass A:5-2L D:4-1R
C:pass B:5-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-4 5-2 4-4 3-2 1-1"
deal.B = "6-1 5-1 4-2 4-1 3-1 2-2 2-0"
deal.C = "6-6 6-5 6-4 6-0 3-3 2-1 1-0"
deal.D = "5-5 5-3 5-0 4-3 4-0 3-0 0-0"
yard = ""
play = """
B:5-1 A:5-4L D:4-0L C:6-0L B:6-1R A:6-3L D:5-3L C:6-6R B:pass
A:5-2L D:pass C:6-5R B:4-2L A:4-4L D:5-5R C:6-4L B:pass A:6-2L
D:5-0R C:2-1L B:4-1L A:pass D:0-0R C:1-0R B:3-1R A:3-2R D:4-3L
C:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 6-2 5-4 5-3 5-2 4-1"
deal.B = "6-4 6-1 6-0 5-5 5-1 4-2 1-0"
deal.C = "5-0 4-0 3-3 3-1 2-1 1-1 0-0"
deal.D = "6-5 4-4 4-3 3-2 3-0 2-2 2-0"
yard = ""
play = """
C:3-3 B:pass A:6-3L D:6-5L C:5-0L B:6-0L A:6-6L D:3-2R C:2-1R
B:5-1R A:6-2L D:2-2L C:pass B:5-5R A:5-2L D:pass C:pass B:pass
A:5-4L D:4-4L C:4-0L B:1-0L A:4-1L D:4-3L C:3-1L B:6-1L A:5-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-4 5-3 4-4 4-1 3-2 3-1"
deal.B = "6-5 6-4 6-2 5-5 4-2 2-2 1-0"
deal.C = "6-1 5-1 4-3 4-0 3-3 3-0 2-1"
deal.D = "6-6 6-0 5-2 5-0 2-0 1-1 0-0"
yard = ""
play = """
A:6-3 D:6-6L C:6-1L B:1-0L A:5-3R D:5-0R C:4-0L B:6-4L A:pass
D:6-0L C:3-0L B:pass A:3-2L D:2-0L C:pass B:pass A:pass D:0-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-4 4-2 3-1 3-0 2-2 0-0"
deal.B = "6-3 6-1 6-0 4-1 3-2 2-1 2-0"
deal.C = "6-6 6-4 5-5 5-1 4-4 4-0 3-3"
deal.D = "6-2 5-3 5-2 5-0 4-3 1-1 1-0"
yard = ""
play = """
D:1-1 C:5-1L B:4-1R A:6-5L D:6-2L C:6-4R B:3-2L A:3-1L D:1-0L
C:6-6R B:6-0L A:pass D:pass C:pass B:6-1L A:pass D:pass C:pass
B:6-3R A:3-0R D:5-0R C:5-5R B:2-1L A:4-2L D:4-3L C:3-3L B:pass
A:5-4R D:5-3L C:4-4R B:pass A:pass D:5-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 4-3 4-2 4-0 3-3 3-0"
deal.B = "6-4 6-1 5-5 5-3 4-1 2-2 2-1"
deal.C = "6-6 6-2 5-2 5-1 3-1 1-1 1-0"
deal.D = "6-3 5-4 5-0 4-4 3-2 2-0 0-0"
yard = ""
play = """
D:4-4 C:pass B:4-1L A:4-3R D:3-2R C:6-2R B:6-4R A:4-2R D:2-0R
C:5-1L B:5-3L A:3-3L D:5-0R C:5-2R B:2-1R A:3-0L D:0-0L C:3-1R
B:pass A:6-0L D:6-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-2 4-2 4-0 3-3 3-2 0-0"
deal.B = "6-6 6-3 6-1 4-4 4-1 2-2 2-1"
deal.C = "6-0 5-5 5-4 5-1 3-1 1-1 1-0"
deal.D = "6-5 6-4 5-3 5-0 4-3 3-0 2-0"
yard = ""
play = """
D:5-3 C:5-5L B:6-3R A:5-2L D:6-5R C:5-4R B:4-4R A:6-2L D:6-4L
C:pass B:4-1L A:4-2R D:2-0R C:5-1L B:pass A:4-0R D:4-3R C:3-1R
B:6-1R A:pass D:5-0L C:6-0L B:6-6L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-5 5-0 4-3 1-0 0-0"
deal.B = "6-6 6-5 4-4 3-3 3-2 3-0 2-1"
deal.C = "5-3 4-1 4-0 3-1 2-2 2-0 1-1"
deal.D = "6-3 6-2 6-1 5-4 5-2 5-1 4-2"
yard = ""
play = """
B:6-6 A:6-4L D:5-4L C:5-3L B:3-0L A:6-0L D:6-2L C:2-2L B:6-5R
A:5-5R D:5-2L C:pass B:pass A:5-0L D:5-1R C:4-1R B:4-4R A:1-0L
D:6-1L C:4-0R B:pass A:0-0R D:6-3L C:3-1L B:2-1L A:pass D:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-0 5-1 4-3 3-3 2-2 1-0"
deal.B = "6-5 5-3 5-2 3-0 2-1 1-1 0-0"
deal.C = "6-2 6-1 5-4 5-0 4-2 4-1 3-2"
deal.D = "6-6 6-3 5-5 4-4 4-0 3-1 2-0"
yard = ""
play = """
D:6-6 C:6-2L B:5-2L A:5-1L D:6-3R C:6-1L B:6-5L A:4-3R D:5-5L
C:5-4L B:pass A:6-4L D:4-4R C:4-2R B:2-1R A:6-0L D:4-0L C:4-1L
B:1-1L A:1-0L D:2-0L C:3-2L B:5-3L A:pass D:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 6-1 6-0 5-1 2-1 1-0"
deal.B = "6-5 5-5 5-2 4-3 4-1 4-0 3-1"
deal.C = "6-3 5-3 5-0 4-2 3-3 2-0 0-0"
deal.D = "6-2 5-4 4-4 3-2 3-0 2-2 1-1"
yard = ""
play = """
D:4-4 C:4-2L B:4-0R A:2-1L D:3-0R C:6-3R B:4-1L A:6-4L D:6-2L
C:2-0L B:6-5R A:6-0L D:5-4R C:pass B:4-3R A:6-6L D:3-2R C:pass
B:5-2R A:6-1L D:1-1L C:5-3R B:3-1L A:pass D:pass C:3-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-17"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-17"
commitment = "072265a1ac001a649db96baf0a4d1f35d70f4c63a6c42f6f8de9ce5a1587669b"
secret = "163039061108af370a9c7db153c2b43c5151a3458b6945965801889ed06d5b3f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-0 5-3 4-4 3-3 3-2 3-0 2-0"
deal.B = "6-4 6-3 6-2 5-4 5-0 4-0 0-0"
deal.C = "6-6 6-5 5-5 4-3 3-1 1-1 1-0"
deal.D = "6-1 5-2 5-1 4-2 4-1 2-2 2-1"
yard = ""
play = """
C:6-6 B:6-4L A:6-0R D:4-2L C:1-0R B:6-2L A:pass D:6-1L C:1-1L
B:pass A:pass D:5-1L C:5-5L B:5-4L A:4-4L D:4-1L C:3-1L B:6-3L
A:pass D:2-1R C:6-5L B:5-0L A:2-0L D:5-2L C:pass B:pass A:3-2R
D:pass C:4-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 6-1 6-0 5-5 4-1 3-2"
deal.B = "6-6 5-1 4-4 3-3 3-0 2-2 0-0"
deal.C = "6-4 5-0 4-3 4-0 2-1 2-0 1-0"
deal.D = "6-5 5-4 5-3 5-2 4-2 3-1 1-1"
yard = ""
play = """
C:4-0 B:4-4L A:6-0R D:5-4L C:6-4R B:5-1L A:4-1L D:4-2L C:2-0L
B:3-0L A:3-2L D:5-2L C:5-0L B:0-0L A:pass D:pass C:1-0L B:pass
A:6-1L D:6-5L C:4-3R B:3-3R A:5-5L D:5-3L C:pass B:pass A:6-3L
D:3-1R C:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-5 5-1 4-1 3-1 0-0"
deal.B = "6-5 6-4 6-2 6-0 5-0 3-0 2-1"
deal.C = "6-6 5-4 5-2 4-3 4-0 3-2 2-2"
deal.D = "5-3 4-4 4-2 3-3 2-0 1-1 1-0"
yard = ""
play = """
C:2-2 B:6-2L A:6-1L D:1-1L C:5-2R B:6-5R A:3-1L D:5-3L C:6-6R
B:6-4R A:4-1R D:1-0R C:4-0R B:5-0L A:0-0L D:2-0L C:5-4R B:2-1L
A:5-5R D:pass C:pass B:pass A:5-1L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-5 4-0 3-3 3-1 3-0 0-0"
deal.B = "6-5 6-3 5-3 5-2 4-2 2-1 1-0"
deal.C = "6-4 6-1 5-1 5-0 4-1 3-2 1-1"
deal.D = "6-6 6-0 5-4 4-4 4-3 2-2 2-0"
yard = ""
play = """
D:6-6 C:6-1L B:6-5R A:3-1L D:4-3L C:5-1R B:4-2L A:6-2L D:6-0L
C:5-0L B:5-3L A:3-3L D:pass C:1-1R B:6-3L A:pass D:pass C:4-1R
B:pass A:4-0R D:2-0R C:3-2R B:pass A:3-0R D:pass C:6-4L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-4 6-1 4-2 2-0 0-0"
deal.B = "6-2 6-0 5-4 5-1 3-2 3-1 1-0"
deal.C = "5-5 5-2 4-1 3-3 3-0 2-2 2-1"
deal.D = "6-3 5-3 5-0 4-4 4-3 4-0 1-1"
yard = ""
play = """
C:5-5 B:5-4L A:6-5R D:4-4L C:4-1L B:6-2R A:4-2R D:1-1L C:2-1L
B:3-2L A:6-4R D:6-3L C:pass B:6-0L A:6-6R D:5-0L C:5-2L B:pass
A:2-0L D:4-0L C:pass B:pass A:6-1R D:4-3L C:3-3L B:5-1R A:pass
D:5-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 6-2 6-0 5-3 3-0 0-0"
deal.B = "6-1 5-2 4-0 3-3 3-2 2-1 1-0"
deal.C = "6-5 6-4 5-5 5-1 5-0 4-4 4-3"
deal.D = "5-4 4-2 4-1 3-1 2-2 2-0 1-1"
yard = ""
play = """
D:5-4 C:5-5L B:5-2L A:6-2L D:4-2R C:6-5L B:3-2R A:6-3R D:pass
C:6-4R B:4-0R A:0-0R D:2-0R C:5-0L B:2-1R A:3-0L D:3-1L C:5-1L
B:6-1R A:5-3L D:pass C:4-3L B:pass A:6-6R D:4-1L C:pass B:1-0L
A:6-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-3 5-1 5-0 3-0 2-1 2-0"
deal.B = "6-6 6-4 5-2 4-3 4-2 4-1 4-0"
deal.C = "6-3 6-1 6-0 5-5 4-4 3-3 3-1"
deal.D = "6-5 5-4 3-2 2-2 1-1 1-0 0-0"
yard = ""
play = """
A:6-2 D:6-5L C:5-5L B:5-2L A:2-1L D:1-1L C:6-1L B:6-6L A:2-0R
D:1-0R C:3-1R B:6-4L A:5-3R D:5-4L C:pass B:pass A:5-0L D:0-0L
C:6-0L B:pass A:5-1R D:pass C:6-3L B:4-3L A:pass D:pass C:4-4L
B:4-2L A:pass D:3-2L C:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 6-0 5-0 4-1 2-1 1-0"
deal.B = "6-5 6-1 5-5 5-2 4-4 4-3 4-2"
deal.C = "6-4 5-3 3-3 3-1 3-0 2-0 1-1"
deal.D = "6-2 5-4 5-1 4-0 3-2 2-2 0-0"
yard = ""
play = """
C:3-3 B:4-3L A:4-1L D:5-1L C:5-3L B:pass A:6-3L D:6-2L C:2-0L
B:pass A:6-0L D:3-2R C:6-4L B:4-4L A:2-1R D:5-4L C:3-1R B:6-5L
A:6-6L D:pass C:3-0R B:6-1L A:1-0R D:pass C:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-4 5-3 5-1 3-1 2-1 1-0"
deal.B = "6-3 6-2 6-1 4-3 4-2 4-1 1-1"
deal.C = "6-6 5-2 5-0 4-4 3-3 3-2 3-0"
deal.D = "6-5 6-0 5-5 4-0 2-2 2-0 0-0"
yard = ""
play = """
C:3-3 B:6-3L A:6-4L D:4-0L C:3-0L B:4-3L A:5-3R D:6-5R C:6-6R
B:6-2R A:2-1R D:pass C:4-4L B:6-1R A:5-4L D:5-5L C:5-2L B:4-2L
A:pass D:6-0R C:5-0R B:4-1L A:1-0L D:2-0L C:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-5 5-4 5-1 4-2 2-0 1-0"
deal.B = "6-5 5-3 5-2 5-0 4-3 3-1 0-0"
deal.C = "6-3 6-2 4-1 3-3 3-2 3-0 2-1"
deal.D = "6-4 6-1 6-0 4-4 4-0 2-2 1-1"
yard = ""
play = """
C:3-3 B:5-3L A:5-1L D:6-1L C:6-3L B:4-3L A:5-4L D:pass C:3-2R
B:6-5L A:2-0R D:6-4L C:3-0R B:3-1R A:4-2L D:2-2L C:2-1R B:5-2L
A:5-5L D:pass C:6-2R B:5-0L A:6-6R D:6-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-2 4-2 4-1 3-2 2-1 1-1"
deal.B = "6-4 6-3 5-5 5-0 4-3 3-3 2-0"
deal.C = "6-6 5-3 4-4 3-0 2-2 1-0 0-0"
deal.D = "6-5 6-1 6-0 5-4 5-1 4-0 3-1"
yard = ""
play = """
B:5-5 A:5-2L D:6-5R C:6-6R B:6-4R A:3-2L D:3-1L C:4-4R B:4-3R
A:2-1L D:pass C:2-2L B:6-3R A:6-2R D:pass C:pass B:2-0L A:4-2R
D:6-0L C:pass B:pass A:4-1R D:6-1L C:1-0L B:5-0L A:1-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 4-4 3-0 2-2 1-1 1-0"
deal.B = "6-5 5-4 5-3 5-0 3-3 3-2 0-0"
deal.C = "6-6 6-4 4-2 4-0 3-1 2-1 2-0"
deal.D = "6-3 6-1 5-5 5-2 5-1 4-3 4-1"
yard = ""
play = """
A:1-1 D:6-1L C:6-6L B:6-5L A:1-0R D:5-5L C:4-0R B:5-4L A:4-4L
D:4-3L C:3-1L B:pass A:pass D:5-1L C:4-2R B:5-3L A:6-2R D:6-3L
C:6-4L B:pass A:6-0R D:4-1L C:2-0R B:3-2R A:3-0R D:pass C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-2 4-2 4-1 3-0 2-2 1-1"
deal.B = "6-3 6-0 5-5 5-4 5-1 4-0 0-0"
deal.C = "6-4 5-3 5-0 4-3 3-2 2-1 1-0"
deal.D = "6-6 6-5 6-2 4-4 3-3 3-1 2-0"
yard = ""
play = """
C:decline A:5-2 D:6-5L C:6-4L B:5-4L A:2-2R D:6-2R C:5-3L B:6-3L
A:6-1L D:3-1L C:3-2L B:6-0R A:4-2L D:4-4L C:4-3L B:4-0R A:4-1R
D:3-3L C:1-0R B:0-0R A:3-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 4-4 4-3 3-3 2-2 1-1"
deal.B = "6-2 6-1 6-0 5-5 5-2 4-2 2-0"
deal.C = "6-4 4-1 3-2 3-1 3-0 2-1 1-0"
deal.D = "6-5 5-4 5-3 5-1 5-0 4-0 0-0"
yard = ""
play = """
A:4-4 D:5-4L C:4-1R B:5-5L A:1-1R D:6-5L C:6-4L B:6-1R A:6-6R
D:4-0L C:1-0L B:6-2R A:2-2R D:5-1L C:2-1R B:5-2L A:pass D:pass
C:3-2L B:pass A:4-3L D:pass C:3-1R B:4-2L A:6-3R D:pass C:pass
B:6-0R A:pass D:5-0R C:pass B:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-1 5-4 4-4 3-3 3-1"
deal.B = "6-4 6-0 5-2 5-0 2-2 1-0 0-0"
deal.C = "6-6 5-5 5-3 5-1 4-3 4-1 4-0"
deal.D = "6-3 4-2 3-2 3-0 2-1 2-0 1-1"
yard = ""
play = """
B:6-4 A:5-4R D:6-3L C:5-5R B:5-2R A:6-2R D:3-2L C:6-6R B:6-0R
A:pass D:4-2L C:4-0R B:pass A:4-4L D:pass C:4-3L B:pass A:3-1L
D:2-1L C:4-1R B:2-2L A:6-1R D:2-0L C:pass B:5-0L A:6-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-0 3-3 3-0 2-2 1-1"
deal.B = "6-6 6-5 6-1 5-5 5-3 4-3 3-1"
deal.C = "6-0 5-2 5-1 3-2 2-1 2-0 1-0"
deal.D = "6-4 5-4 4-4 4-2 4-1 4-0 0-0"
yard = ""
play = """
B:6-6 A:6-3L D:6-4R C:3-2L B:4-3R A:3-0R D:4-2L C:2-0R B:pass
A:6-2R D:5-4L C:5-2L B:6-5R A:5-0R D:4-0R C:2-1L B:6-1L A:pass
D:4-4R C:6-0L B:pass A:pass D:0-0L C:1-0L B:3-1L A:3-3L D:4-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 5-5 5-3 5-2 3-3 0-0"
deal.B = "6-1 6-0 4-3 4-1 3-0 2-1 1-0"
deal.C = "5-1 5-0 4-0 3-2 3-1 2-0 1-1"
deal.D = "6-6 6-3 6-2 5-4 4-4 4-2 2-2"
yard = ""
play = """
D:6-6 C:pass B:6-1L A:6-5R D:5-4R C:4-0R B:6-0R A:6-4R D:4-4R
C:1-1L B:4-3R A:3-3R D:6-3R C:3-1L B:3-0L A:0-0L D:6-2R C:2-0R
B:1-0L A:pass D:pass C:5-1L B:pass A:5-3L D:pass C:5-0R B:pass
A:5-2R D:4-2R C:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 6-1 5-1 4-4 3-0 0-0"
deal.B = "6-5 6-0 5-3 5-0 3-2 3-1 2-1"
deal.C = "5-5 5-4 5-2 4-1 3-3 1-1 1-0"
deal.D = "6-3 6-2 4-3 4-2 4-0 2-2 2-0"
yard = ""
play = """
C:5-5 B:6-5L A:6-4L D:4-3L C:3-3L B:5-3L A:5-1L D:pass C:1-1L
B:5-0R A:0-0R D:4-0R C:5-4R B:3-1L A:3-0L D:2-0L C:5-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 5-3 4-1 3-3 3-0 2-2"
deal.B = "6-6 6-3 6-1 4-2 4-0 3-1 1-0"
deal.C = "5-5 5-4 5-1 2-1 2-0 1-1 0-0"
deal.D = "6-5 6-4 5-2 5-0 4-4 4-3 3-2"
yard = ""
play = """
C:5-5 B:pass A:5-3L D:4-3L C:5-4L B:pass A:pass D:6-5L C:5-1R
B:6-6L A:4-1R D:6-4L C:pass B:4-2L A:2-2L D:5-2L C:pass B:4-0R
A:6-0R D:5-0L C:2-0L B:6-3R A:6-2L D:3-2R C:2-1R B:6-1L A:pass
D:pass C:1-1L B:3-1L A:3-0L D:pass C:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 5-0 4-1 3-3 3-1 1-0"
deal.B = "6-3 6-2 5-5 5-4 4-3 2-1 1-1"
deal.C = "6-6 6-4 6-1 5-1 4-4 4-0 2-2"
deal.D = "5-3 5-2 4-2 3-2 3-0 2-0 0-0"
yard = ""
play = """
C:6-6 B:6-3L A:3-1L D:pass C:6-1L B:6-2L A:6-5R D:5-2L C:5-1L
B:5-5R A:5-0R D:3-0R C:pass B:4-3R A:4-1R D:pass C:pass B:2-1L
A:1-0R D:4-2L C:4-0R B:5-4L A:pass D:5-3L C:4-4R B:pass A:3-3L
D:3-2L C:2-2L B:pass A:pass D:2-0L C:6-4R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-0 4-3 3-3 2-1 2-0 1-0"
deal.B = "6-4 6-3 6-2 6-0 5-5 5-4 3-2"
deal.C = "5-3 5-1 4-2 4-1 3-1 3-0 0-0"
deal.D = "6-6 6-1 5-2 4-4 4-0 2-2 1-1"
yard = ""
play = """
C:3-1 B:6-3L A:2-1R D:6-6L C:4-2R B:6-4L A:4-3L D:4-4R C:4-1R
B:3-2L A:1-0R D:5-2L C:5-3L B:6-0R A:3-3L D:6-1R C:5-1R B:5-5R
A:6-5R D:pass C:3-0L B:6-2R A:2-0R D:4-0L C:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 4-4 4-2 4-1 3-3 3-0 1-0"
deal.B = "6-6 6-3 6-0 5-4 5-3 4-0 2-2"
deal.C = "6-4 6-1 5-5 5-0 4-3 3-2 2-1"
deal.D = "6-5 5-2 5-1 3-1 2-0 1-1 0-0"
yard = ""
play = """
C:5-5 B:5-4L A:4-4L D:6-5R C:6-4R B:4-0L A:4-1R D:2-0L C:2-1L
B:pass A:1-0L D:0-0L C:5-0L B:5-3L A:3-3L D:3-1L C:6-1L B:6-6L
A:6-2L D:5-2L C:pass B:pass A:pass D:5-1L C:pass B:pass A:pass
D:1-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 4-3 4-2 4-1 2-1 1-0 0-0"
deal.B = "6-4 6-2 5-5 5-4 5-1 3-1 1-1"
deal.C = "6-6 6-5 5-2 3-2 3-0 2-2 2-0"
deal.D = "6-3 6-0 5-3 5-0 4-4 4-0 3-3"
yard = ""
play = """
D:6-3 C:6-6L B:6-4L A:4-2L D:5-3R C:5-2R B:6-2L A:6-1L D:pass
C:2-2R B:5-1L A:2-1R D:5-0L C:2-0L B:3-1R A:4-3R D:4-4R C:3-2L
B:5-4R A:pass D:3-3L C:6-5R B:pass A:pass D:6-0R C:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 4-3 4-2 3-3 2-2 1-1"
deal.B = "6-3 5-5 4-1 4-0 3-2 3-0 1-0"
deal.C = "6-2 6-1 6-0 5-3 5-1 5-0 2-0"
deal.D = "6-6 5-4 5-2 4-4 3-1 2-1 0-0"
yard = ""
play = """
C:6-0 B:6-3L A:4-3L D:5-4L C:5-0R B:5-5L A:6-5L D:6-6L C:6-2L
B:3-2L A:3-3L D:3-1L C:5-1L B:pass A:pass D:5-2L C:5-3R B:3-0R
A:2-2L D:2-1L C:6-1L B:4-0R A:6-4R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-3 4-1 2-0 1-1 1-0 0-0"
deal.B = "6-6 6-2 4-4 4-2 3-2 3-1 3-0"
deal.C = "6-5 6-0 5-5 5-2 5-1 4-3 3-3"
deal.D = "6-4 6-3 6-1 5-0 4-0 2-2 2-1"
yard = ""
play = """
C:5-5 B:pass A:5-3L D:6-3L C:6-5L B:pass A:5-4L D:6-4L C:6-0L
B:3-0L A:pass D:5-0R C:3-3L B:3-2L A:1-0R D:2-2L C:5-1R B:6-2L
A:pass D:6-1L C:5-2R B:4-2R A:4-1L D:4-0L C:4-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 5-4 4-4 4-1 3-0 0-0"
deal.B = "6-6 5-5 4-3 2-2 2-1 1-1 1-0"
deal.C = "6-5 6-3 6-1 4-2 4-0 3-2 2-0"
deal.D = "6-0 5-3 5-2 5-1 5-0 3-3 3-1"
yard = ""
play = """
C:6-3 B:6-6L A:3-0R D:6-0L C:2-0L B:2-2L A:0-0R D:5-2L C:6-5L
B:1-0R A:4-1R D:pass C:4-2R B:2-1R A:6-2L D:5-1R C:3-2L B:5-5R
A:5-4R D:5-3L C:4-0R B:pass A:pass D:5-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 4-4 4-2 3-2 2-2 2-1"
deal.B = "6-6 5-5 5-3 5-0 2-0 1-1 1-0"
deal.C = "6-4 6-0 5-1 4-3 4-1 3-3 3-0"
deal.D = "6-5 6-2 5-4 5-2 4-0 3-1 0-0"
yard = ""
play = """
C:3-3 B:5-3L A:6-3R D:6-5L C:6-4L B:6-6R A:4-2L D:6-2L C:6-0L
B:5-0L A:6-1R D:5-4L C:4-1R B:pass A:4-4L D:4-0L C:3-0L B:pass
A:3-2L D:5-2L C:4-3R B:5-5L A:pass D:3-1R C:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 6-2 4-4 4-3 2-2 2-0"
deal.B = "5-5 5-3 4-2 2-1 1-1 1-0 0-0"
deal.C = "6-3 6-0 5-2 4-1 4-0 3-3 3-0"
deal.D = "6-5 6-1 5-4 5-1 5-0 3-2 3-1"
yard = ""
play = """
C:3-3 B:5-3L A:4-3R D:6-5L C:6-3L B:4-2R A:6-2R D:3-2L C:6-0R
B:2-1L A:2-0R D:6-1L C:5-2R B:5-5R A:6-4L D:5-4L C:pass B:pass
A:pass D:5-1L C:4-1L B:pass A:4-4L D:5-0R C:4-0R
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 4-2 4-0 3-0 2-0 0-0"
deal.B = "6-6 6-5 6-0 5-5 3-2 1-1 1-0"
deal.C = "6-4 5-4 5-3 5-1 4-4 3-3 2-2"
deal.D = "6-1 5-2 5-0 4-3 4-1 3-1 2-1"
yard = ""
play = """
B:6-6 A:6-3L D:4-3L C:6-4R B:pass A:4-2L D:5-2L C:5-4L B:pass
A:4-0L D:5-0L C:4-4R B:6-5L A:6-2L D:2-1L C:5-1L B:5-5L A:pass
D:4-1R C:5-3L B:3-2L A:2-0L D:6-1R C:pass B:6-0L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 4-4 4-0 3-3 3-0 2-0"
deal.B = "6-1 5-4 5-3 5-1 5-0 3-2 3-1"
deal.C = "6-5 5-5 4-3 4-2 4-1 2-2 1-0"
deal.D = "6-6 6-4 6-2 5-2 2-1 1-1 0-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-4L A:4-0L D:0-0L C:1-0L B:6-1L A:6-3L D:6-4R
C:4-3L B:pass A:4-4L D:pass C:4-2L B:3-2L A:3-0L D:pass C:4-1R
B:5-1R A:6-0L D:6-2L C:5-5R B:5-3R A:3-3R D:5-2L C:pass B:5-0L
A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-18"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-18"
commitment = "2ce213de38a0fdc8e6d1a3b3b34fe706642d47e6d719d87f26ce7268d8a2d3bc"
secret = "55c37a46ca3b1bd66c9844aae348e8aa94632fce8f562d5967574df87099953b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 6-1 5-5 4-2 3-2"
deal.B = "6-3 6-0 5-2 4-4 4-3 1-0 0-0"
deal.C = "6-2 5-4 4-1 3-0 2-2 2-1 2-0"
deal.D = "5-3 5-1 5-0 4-0 3-3 3-1 1-1"
yard = ""
play = """
A:6-6 D:pass C:6-2L B:6-0R A:4-2L D:5-0R C:5-4L B:5-2L A:6-5R
D:pass C:2-2L B:6-3R A:3-2L D:3-3L C:3-0L B:4-3R A:6-4R D:4-0L
C:4-1L B:1-0L A:6-1R D:1-1R C:2-0L B:pass A:pass D:3-1R C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 6-1 6-0 5-1 4-4 3-1"
deal.B = "5-2 5-0 4-1 4-0 3-3 2-2 0-0"
deal.C = "6-5 6-4 5-5 5-3 4-2 3-2 2-1"
deal.D = "6-6 5-4 4-3 3-0 2-0 1-1 1-0"
yard = ""
play = """
C:6-5 B:5-0R A:6-3L D:2-0R C:5-3L B:5-2L A:6-2L D:6-6L C:6-4L
B:2-2R A:4-4L D:5-4L C:5-5L B:pass A:5-1L D:1-0L C:4-2R B:4-0L
A:pass D:4-3L C:3-2L B:4-1R A:6-1R D:pass C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-3 5-1 4-4 3-3 1-1"
deal.B = "6-6 6-2 6-1 5-5 5-0 4-0 0-0"
deal.C = "5-4 5-2 4-1 3-2 3-1 2-1 2-0"
deal.D = "6-3 6-0 4-3 4-2 3-0 2-2 1-0"
yard = ""
play = """
C:5-4 B:5-5L A:6-5L D:4-3R C:3-2R B:6-6L A:6-4L D:4-2L C:5-2L
B:6-2R A:5-3L D:6-3L C:pass B:6-1L A:5-1L D:6-0R C:2-0R B:5-0L
A:pass D:1-0L C:4-1L B:4-0L A:pass D:3-0L C:3-1L B:pass A:1-1L
D:2-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-1 5-0 4-1 3-0 2-2 2-0"
deal.B = "6-2 5-4 5-2 4-0 3-3 3-2 2-1"
deal.C = "6-3 6-0 5-1 4-3 3-1 1-1 1-0"
deal.D = "6-5 6-4 5-5 5-3 4-4 4-2 0-0"
yard = ""
play = """
D:6-4 C:6-3L B:3-3L A:4-1R D:5-3L C:5-1L B:2-1L A:6-1R D:4-2L
C:4-3L B:6-2R A:2-2R D:pass C:3-1L B:5-2R A:5-0R D:0-0R C:1-1L
B:4-0R A:pass D:4-4R C:1-0L B:5-4R A:3-0L D:5-5R C:pass B:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-0 4-4 4-3 4-1 3-1 1-0"
deal.B = "5-5 5-3 5-2 5-1 2-2 2-1 0-0"
deal.C = "6-6 6-4 6-2 6-1 4-0 3-2 3-0"
deal.D = "6-3 6-0 5-4 4-2 3-3 2-0 1-1"
yard = ""
play = """
B:5-5 A:6-5L D:6-0L C:4-0L B:5-2R A:4-4L D:4-2L C:6-2L B:2-2R
A:pass D:2-0R C:6-6L B:0-0R A:5-0R D:5-4R C:6-4L B:pass A:4-3L
D:6-3L C:6-1L B:5-1L A:4-1R D:1-1R C:pass B:2-1R A:pass D:pass
C:3-2R B:5-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 5-2 4-2 4-0 3-0 2-1"
deal.B = "6-0 5-0 4-4 4-3 3-3 3-2 1-0"
deal.C = "6-6 6-5 6-4 6-3 6-1 3-1 2-0"
deal.D = "6-2 5-4 5-1 4-1 2-2 1-1 0-0"
yard = ""
play = """
B:3-3 A:5-3L D:5-4L C:6-4L B:6-0L A:4-0L D:4-1L C:6-1L B:4-3R
A:4-2R D:6-2R C:6-6L B:pass A:pass D:pass C:6-5L B:5-0L A:3-0L
D:pass C:6-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 5-3 5-1 4-3 4-1 3-2"
deal.B = "5-5 5-2 3-3 3-1 3-0 2-2 2-0"
deal.C = "6-2 5-0 4-4 4-2 4-0 2-1 0-0"
deal.D = "6-4 6-3 6-1 6-0 5-4 1-1 1-0"
yard = ""
play = """
C:6-2 B:2-2R A:6-6L D:6-4L C:4-4L B:5-2R A:6-5R D:6-1R C:4-2L
B:3-1R A:5-3R D:5-4R C:2-1L B:pass A:4-3R D:1-0L C:5-0L B:5-5L
A:5-1L D:6-3R C:pass B:pass A:4-1L D:6-0R C:4-0L B:3-0L A:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-3 4-3 4-1 4-0 3-3 1-1"
deal.B = "6-4 6-3 5-4 3-1 3-0 1-0 0-0"
deal.C = "6-6 6-5 6-0 5-2 5-1 4-4 4-2"
deal.D = "6-2 6-1 5-0 3-2 2-2 2-1 2-0"
yard = ""
play = """
A:5-5 D:5-0L C:6-0L B:6-3L A:5-3L D:pass C:6-5L B:6-4L A:4-3L
D:3-2L C:5-2L B:5-4L A:4-1L D:6-1L C:6-6L B:pass A:pass D:6-2L
C:4-2L B:pass A:4-0L D:2-0L C:5-1R B:1-0R A:pass D:2-1L C:pass
B:3-1L A:3-3L D:pass C:pass B:3-0L A:pass D:pass C:pass B:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-0 3-3 3-2 2-2 2-0 1-0"
deal.B = "6-6 6-0 5-3 4-3 4-2 4-1 1-1"
deal.C = "6-5 6-3 5-4 5-1 3-1 3-0 0-0"
deal.D = "6-4 6-1 5-5 5-2 4-4 4-0 2-1"
yard = ""
play = """
B:6-6 A:6-2L D:6-1R C:5-1R B:4-2L A:5-0R D:4-4L C:5-4L B:6-0R
A:pass D:6-4R C:6-5L B:4-1R A:1-0R D:4-0R C:6-3L B:5-3L A:pass
D:5-2L C:pass B:4-3R A:3-3R D:2-1L C:3-1L B:pass A:3-2L D:pass
C:3-0R B:pass A:2-2L D:pass C:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-3 5-1 4-1 3-2 2-2 2-1"
deal.B = "6-3 5-5 5-2 4-4 3-3 3-1 1-0"
deal.C = "6-5 5-0 4-3 4-2 4-0 2-0 1-1"
deal.D = "6-6 6-2 6-1 6-0 5-4 3-0 0-0"
yard = ""
play = """
C:6-5 B:5-5R A:6-4L D:5-4R C:4-3L B:4-4R A:5-3L D:pass C:5-0L
B:1-0L A:5-1L D:pass C:4-2R B:5-2R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 6-0 5-4 5-1 4-3 1-0"
deal.B = "5-0 4-4 4-1 3-0 2-1 1-1 0-0"
deal.C = "6-5 6-4 6-1 5-3 4-0 3-1 2-0"
deal.D = "6-2 5-5 5-2 4-2 3-3 3-2 2-2"
yard = ""
play = """
C:6-5 B:5-0R A:6-6L D:6-2L C:2-0L B:0-0L A:6-0L D:pass C:6-4L
B:4-4L A:5-4L D:5-2L C:4-0R B:2-1L A:4-3R D:3-2R C:6-1L B:pass
A:6-3L D:3-3L C:5-3L B:pass A:5-1L D:2-2R C:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 5-0 4-0 3-1 2-2 0-0"
deal.B = "6-5 6-4 6-2 5-2 4-2 2-0 1-1"
deal.C = "6-1 5-4 4-4 4-1 3-3 3-0 1-0"
deal.D = "6-0 5-5 5-3 5-1 4-3 3-2 2-1"
yard = ""
play = """
C:6-1 B:6-2L A:2-2L D:2-1R C:pass B:5-2L A:5-0L D:6-0L C:pass
B:6-5L A:pass D:3-2R C:5-4L B:4-2L A:6-3R D:pass C:pass B:6-4R
A:4-0R D:pass C:3-0R B:2-0L A:3-1R D:5-1R C:1-0L B:1-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-3 4-4 4-3 3-1 2-1"
deal.B = "6-6 6-2 4-2 4-0 3-3 3-0 2-2"
deal.C = "6-5 6-4 5-4 5-1 3-2 2-0 1-1"
deal.D = "6-1 5-5 5-2 5-0 4-1 1-0 0-0"
yard = ""
play = """
B:6-6 A:6-3L D:6-1R C:3-2L B:2-2L A:3-1R D:5-2L C:6-5L B:3-3R
A:5-3R D:5-0R C:6-4L B:4-2L A:6-0R D:pass C:2-0L B:3-0L A:4-3L
D:4-1L C:5-1L B:6-2R A:2-1R D:1-0R C:5-4L B:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 5-1 4-2 4-0 3-0 2-2"
deal.B = "6-4 6-1 5-3 5-2 5-0 2-1 2-0"
deal.C = "6-5 5-5 4-3 4-1 1-1 1-0 0-0"
deal.D = "6-6 6-3 6-0 4-4 3-3 3-2 3-1"
yard = ""
play = """
B:5-2 A:5-4L D:3-2R C:4-3L B:5-3L A:5-1L D:3-3R C:4-1L B:6-4L
A:6-2L D:6-3R C:6-5R B:2-1L A:pass D:3-1L C:5-5R B:5-0R A:4-0R
D:4-4R C:pass B:pass A:4-2R D:pass C:pass B:2-0R A:3-0L D:6-0L
C:1-0R B:6-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-5 5-0 4-3 3-2 2-2"
deal.B = "6-3 5-4 5-3 5-1 4-1 2-0 1-0"
deal.C = "5-2 4-4 4-0 3-3 3-1 2-1 1-1"
deal.D = "6-4 6-2 6-1 6-0 4-2 3-0 0-0"
yard = ""
play = """
B:5-1 A:6-5L D:6-2L C:5-2L B:5-3L A:4-3L D:6-4L C:3-1R B:6-3L
A:3-2L D:3-0R C:2-1L B:1-0R A:pass D:6-1L C:1-1R B:4-1R A:6-6L
D:4-2R C:pass B:2-0R A:5-0R D:6-0L C:4-0L B:5-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-3 5-5 4-1 3-1 1-0"
deal.B = "6-1 5-4 4-3 4-2 4-0 3-0 2-1"
deal.C = "6-5 6-2 5-3 5-2 4-4 2-2 0-0"
deal.D = "6-0 5-1 5-0 3-3 3-2 2-0 1-1"
yard = ""
play = """
B:4-3 A:6-4L D:3-3R C:6-5L B:5-4L A:6-3R D:6-0R C:4-4L B:4-0R
A:4-1L D:1-1L C:pass B:6-1L A:6-6L D:pass C:6-2L B:4-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-0 5-2 4-4 4-1 3-3"
deal.B = "6-4 5-1 5-0 4-0 3-1 3-0 0-0"
deal.C = "6-2 6-1 4-2 3-2 2-0 1-1 1-0"
deal.D = "6-3 5-5 5-4 5-3 4-3 2-2 2-1"
yard = ""
play = """
B:0-0 A:6-0L D:6-3L C:3-2L B:3-0R A:5-2L D:5-4L C:4-2L B:3-1R
A:4-1R D:4-3R C:6-2L B:6-4L A:4-4L D:5-3R C:pass B:5-0R A:pass
D:pass C:2-0R B:4-0L A:pass D:2-1R C:1-0L B:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-19"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-19"
commitment = "4e20432a19509ccbd1d0a79a09106f98ea2151c82dba4721e404f34a3b3c9a65"
secret = "8742828c2e765cd147b1b9ae146420d465f39f9f3380b7307e7d826d5ac4e675"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "5-2 5-0 4-0 3-3 2-2 2-0 1-1"
deal.B = "6-4 5-3 5-1 4-3 3-1 3-0 0-0"
deal.C = "6-5 6-3 6-0 5-4 4-4 4-2 3-2"
deal.D = "6-6 6-2 6-1 5-5 4-1 2-1 1-0"
yard = ""
play = """
D:6-6 C:6-3L B:5-3L A:5-2L D:6-2L C:6-5L B:5-1L A:1-1L D:6-1L
C:6-0L B:3-0L A:3-3L D:pass C:3-2L B:6-4R A:4-0R D:2-1L C:pass
B:3-1L A:2-0R D:pass C:4-2R B:4-3L A:pass D:4-1L C:4-4R B:pass
A:pass D:1-0L C:5-4R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 5-5 5-1 3-0 1-1 0-0"
deal.B = "6-4 6-2 5-4 4-4 4-2 3-2 1-0"
deal.C = "6-3 6-0 5-3 4-0 3-1 2-1 2-0"
deal.D = "6-1 5-2 5-0 4-3 4-1 3-3 2-2"
yard = ""
play = """
C:6-0 B:6-4L A:0-0R D:4-3L C:4-0R B:3-2L A:pass D:5-2L C:5-3L
B:5-4R A:5-5R D:3-3L C:3-1L B:1-0L A:3-0L D:5-0R C:2-0R B:6-2R
A:6-6R D:6-1R C:6-3L B:pass A:5-1R D:pass C:pass B:pass A:6-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 5-2 5-0 4-3 3-2 2-1"
deal.B = "6-6 6-2 4-4 4-1 4-0 3-1 0-0"
deal.C = "6-5 6-3 5-5 4-2 3-3 3-0 2-2"
deal.D = "6-4 6-0 5-3 5-1 2-0 1-1 1-0"
yard = ""
play = """
A:5-2 D:5-3L C:3-3L B:3-1L A:2-1L D:2-0L C:2-2R B:4-0L A:5-4L
D:5-1L C:4-2R B:4-1L A:4-3L D:6-4R C:6-3L B:6-6L A:6-1L D:6-0R
C:3-0R B:pass A:3-2R D:1-1L C:pass B:6-2R A:pass D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 5-5 5-0 3-1 2-1 1-0"
deal.B = "6-3 6-0 5-2 5-1 4-3 3-2 3-0"
deal.C = "6-6 6-2 5-4 4-0 2-0 1-1 0-0"
deal.D = "6-5 5-3 4-4 4-2 4-1 3-3 2-2"
yard = ""
play = """
D:6-5 C:6-6L B:6-3L A:5-5R D:5-3L C:5-4L B:4-3L A:3-1L D:4-1L
C:4-0L B:6-0L A:6-1L D:pass C:1-1L B:5-1L A:5-0L D:pass C:2-0L
B:5-2L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-4 5-3 5-0 3-3 3-0 1-0"
deal.B = "6-4 5-1 4-3 4-2 2-0 1-1 0-0"
deal.C = "6-6 6-3 6-2 5-5 5-2 3-1 2-1"
deal.D = "6-5 6-0 4-4 4-1 4-0 3-2 2-2"
yard = ""
play = """
C:6-6 B:6-4L A:5-4L D:6-5L C:6-3L B:4-3L A:6-1R D:4-4L C:3-1R
B:4-2L A:3-3R D:3-2L C:pass B:pass A:5-3L D:pass C:5-5L B:5-1L
A:1-0L D:6-0L C:6-2L B:2-0L A:5-0L D:pass C:5-2L B:pass A:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-2 5-3 4-3 2-2 2-0"
deal.B = "5-5 5-1 4-2 4-0 3-1 3-0 2-1"
deal.C = "6-6 6-1 5-2 4-1 3-3 3-2 0-0"
deal.D = "6-4 6-0 5-4 5-0 4-4 1-1 1-0"
yard = ""
play = """
A:2-2 D:pass C:3-2L B:3-1L A:6-2R D:6-4R C:4-1L B:4-2L A:4-3R
D:pass C:3-3R B:2-1L A:6-3R D:6-0R C:0-0R B:5-1L A:5-3L D:5-0R
C:5-2R B:3-0L A:2-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-1 4-2 3-3 3-2 2-2"
deal.B = "6-5 6-0 5-4 4-0 3-0 2-1 1-0"
deal.C = "6-4 6-3 6-1 5-3 5-2 4-4 2-0"
deal.D = "5-5 5-0 4-3 4-1 3-1 1-1 0-0"
yard = ""
play = """
A:6-6 D:pass C:6-4L B:5-4L A:6-2R D:5-5L C:5-2L B:2-1L A:5-1L
D:5-0L C:2-0R B:6-0L A:pass D:0-0R C:6-3L B:3-0L A:pass D:pass
C:pass B:4-0L A:4-2L D:pass C:pass B:1-0R A:2-2L D:4-1R C:4-4R
B:pass A:3-2L D:4-3L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-0 4-2 4-1 3-3 2-1 1-1"
deal.B = "6-3 6-2 6-0 5-1 4-4 2-2 0-0"
deal.C = "6-4 6-1 5-3 4-3 3-1 3-0 1-0"
deal.D = "6-6 6-5 5-4 5-2 4-0 3-2 2-0"
yard = ""
play = """
D:6-6 C:6-4L B:4-4L A:4-1L D:6-5R C:6-1L B:6-3L A:5-5R D:5-4R
C:3-0L B:6-0L A:4-2R D:5-2R C:5-3R B:6-2L A:3-3R D:3-2L C:4-3L
B:pass A:pass D:4-0L C:3-1R B:0-0L A:5-0L D:pass C:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 5-2 5-1 4-2 4-0 2-1"
deal.B = "5-3 4-4 4-1 3-3 3-0 2-0 1-1"
deal.C = "6-6 6-5 6-0 5-5 4-3 2-2 1-0"
deal.D = "6-4 6-1 5-4 5-0 3-2 3-1 0-0"
yard = ""
play = """
C:4-3 B:4-4L A:6-3R D:6-4L C:6-6L B:pass A:6-2L D:6-1R C:2-2L
B:2-0L A:4-0L D:5-4L C:5-5L B:5-3L A:2-1R D:3-2L C:pass B:pass
A:4-2L D:pass C:pass B:4-1L A:5-1L D:5-0L C:1-0L B:1-1L A:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 5-4 3-1 3-0 0-0"
deal.B = "6-3 6-1 5-5 5-3 4-3 2-2 2-1"
deal.C = "6-0 5-1 5-0 4-2 4-1 4-0 3-3"
deal.D = "6-4 5-2 4-4 3-2 2-0 1-1 1-0"
yard = ""
play = """
A:6-6 D:6-4L C:4-0L B:6-3R A:3-0L D:3-2L C:3-3R B:2-2L A:6-2L
D:pass C:6-0L B:5-3R A:6-5R D:2-0L C:4-2L B:4-3L A:3-1L D:1-1L
C:5-1L B:5-5L A:5-4L D:4-4L C:4-1L B:6-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-0 5-3 4-1 1-1 0-0"
deal.B = "6-5 5-5 5-2 4-0 3-2 2-2 2-0"
deal.C = "6-3 6-1 5-0 4-4 4-2 3-3 1-0"
deal.D = "6-4 5-4 5-1 4-3 3-1 3-0 2-1"
yard = ""
play = """
A:6-6 D:6-4L C:6-1R B:4-0L A:6-0L D:5-1R C:5-0R B:6-5L A:5-3L
D:4-3L C:4-4L B:2-0R A:6-2R D:5-4L C:6-3R B:5-5L A:pass D:3-1R
C:1-0R B:5-2L A:0-0R D:2-1L C:pass B:pass A:1-1L D:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 6-1 5-3 5-2 5-0 4-4"
deal.B = "6-0 5-1 4-0 3-2 2-1 1-0 0-0"
deal.C = "6-2 5-5 4-3 4-2 4-1 3-3 3-1"
deal.D = "6-6 6-5 5-4 3-0 2-2 2-0 1-1"
yard = ""
play = """
D:6-6 C:6-2L B:3-2L A:6-3L D:6-5L C:5-5L B:5-1L A:6-1L D:pass
C:pass B:6-0L A:5-0L D:5-4L C:4-2L B:2-1L A:6-4R D:1-1L C:4-3R
B:1-0L A:5-3R D:3-0L C:3-3L B:pass A:5-2R D:2-2R C:3-1L B:pass
A:pass D:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 6-0 5-5 5-4 4-2 2-2 1-0"
deal.B = "6-5 5-0 4-3 4-1 3-3 3-2 2-0"
deal.C = "6-6 6-4 6-2 5-2 4-4 3-0 0-0"
deal.D = "6-3 5-3 5-1 4-0 3-1 2-1 1-1"
yard = ""
play = """
D:6-3 C:6-6L B:6-5L A:5-5L D:5-3L C:3-0L B:5-0L A:5-4L D:4-0L
C:0-0L B:2-0L A:2-2L D:3-1R C:6-2L B:4-1R A:6-0L D:pass C:6-4R
B:pass A:6-1R D:5-1R C:5-2R B:3-2R A:1-0L D:2-1L C:pass B:4-3R
A:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-2 5-4 5-0 4-1 3-2"
deal.B = "6-1 6-0 5-3 5-2 4-3 4-0 0-0"
deal.C = "4-4 3-3 3-0 2-1 2-0 1-1 1-0"
deal.D = "6-6 6-3 5-5 5-1 4-2 3-1 2-2"
yard = ""
play = """
A:6-5 D:6-6L C:pass B:6-1L A:4-1L D:5-5R C:4-4L B:4-3L A:5-4R
D:6-3L C:pass B:6-0L A:6-4R D:pass C:1-0L B:pass A:6-2R D:5-1L
C:2-0R B:5-3L A:5-0R D:3-1L C:1-1L B:5-2R A:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 4-2 4-1 3-0 2-2 1-0"
deal.B = "6-2 5-4 5-3 5-2 4-3 4-0 2-1"
deal.C = "6-3 5-1 5-0 4-4 3-3 3-1 1-1"
deal.D = "6-5 6-4 6-0 5-5 3-2 2-0 0-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-0L B:4-0L A:6-1R D:6-4L C:6-3L B:5-3L A:4-1R
D:5-5L C:5-1L B:2-1L A:4-2R D:3-2L C:3-3L B:4-3L A:2-2R D:2-0R
C:4-4L B:5-4L A:3-0R D:pass C:3-1R B:5-2L A:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 4-2 3-3 3-0 2-1 0-0"
deal.B = "6-3 6-0 5-3 5-1 5-0 4-4 1-1"
deal.C = "6-4 6-1 5-5 5-4 4-1 2-2 1-0"
deal.D = "6-5 5-2 4-3 4-0 3-2 3-1 2-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-5L B:5-3L A:3-3L D:4-3L C:4-1L B:5-1L A:6-2R
D:5-2L C:2-2L B:pass A:4-2L D:3-2R C:5-4L B:5-0L A:3-0L D:3-1L
C:1-0L B:6-0L A:pass D:pass C:6-4L B:4-4L A:pass D:4-0L C:pass
B:6-3R A:0-0L D:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-3 5-1 4-4 4-0 3-1 2-2 0-0"
deal.B = "6-6 6-5 5-4 4-3 3-0 2-1 1-0"
deal.C = "6-4 6-1 5-2 5-0 4-2 3-2 2-0"
deal.D = "6-3 6-2 6-0 5-5 4-1 3-3 1-1"
yard = ""
play = """
D:5-5 C:5-2L B:2-1L A:5-1L D:pass C:5-0L B:3-0L A:5-3L D:pass
C:pass B:6-5L A:pass D:6-3L C:3-2L B:5-4R A:4-4R D:6-2L C:6-4L
B:4-3L A:4-0R D:3-3L C:2-0R B:pass A:2-2R D:pass C:4-2R B:pass
A:3-1L D:4-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 6-1 4-4 3-3 3-2"
deal.B = "5-5 5-0 3-1 3-0 1-1 1-0 0-0"
deal.C = "5-3 5-2 5-1 4-1 2-2 2-1 2-0"
deal.D = "6-5 6-2 6-0 5-4 4-3 4-2 4-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-2L B:pass A:3-2L D:6-2R C:2-0R B:3-1L A:6-1L
D:6-0L C:pass B:5-0L A:pass D:5-4L C:4-1L B:1-1L A:pass D:4-0R
C:2-1L B:pass A:4-4R D:4-3R C:5-3R B:5-5R A:pass D:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-2 5-0 4-4 4-1 3-2 1-0"
deal.B = "6-3 5-3 5-1 4-3 4-0 3-3 2-0"
deal.C = "6-4 6-2 6-0 5-5 3-0 2-1 0-0"
deal.D = "6-6 6-5 6-1 4-2 3-1 2-2 1-1"
yard = ""
play = """
D:6-6 C:6-0L B:4-0L A:4-4L D:6-5R C:6-4L B:6-3L A:5-4R D:4-2R
C:2-1R B:5-3L A:4-1R D:pass C:5-5L B:5-1L A:1-0L D:pass C:3-0L
B:4-3L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-5 5-4 4-4 3-1 2-1"
deal.B = "5-2 5-1 5-0 4-2 3-3 2-2 0-0"
deal.C = "6-4 6-3 6-0 4-3 4-1 2-0 1-1"
deal.D = "6-5 6-2 5-3 4-0 3-2 3-0 1-0"
yard = ""
play = """
A:6-6 D:6-5L C:6-3R B:5-2L A:3-1R D:6-2L C:6-0L B:5-0L A:5-5L
D:5-3L C:1-1R B:3-3L A:6-1R D:3-2L C:2-0L B:0-0L A:pass D:4-0L
C:4-3L B:pass A:pass D:3-0L C:6-4R B:4-2R A:2-1R D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-4 5-3 5-2 4-1 3-0 2-1"
deal.B = "5-5 4-3 3-3 3-1 2-0 1-1 0-0"
deal.C = "6-5 6-4 5-0 4-2 4-0 2-2 1-0"
deal.D = "6-6 6-3 6-2 6-0 5-1 4-4 3-2"
yard = ""
play = """
D:6-6 C:6-4L B:4-3L A:6-1R D:6-3L C:1-0R B:2-0R A:5-2R D:6-2L
C:2-2L B:5-5R A:5-4R D:4-4R C:4-2L B:pass A:4-1L D:5-1L C:4-0R
B:0-0R A:5-3L D:6-0R C:6-5R B:3-3L A:3-0L D:pass C:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 5-1 5-0 4-4 3-0 1-1"
deal.B = "6-1 6-0 4-3 4-0 3-2 2-2 2-0"
deal.C = "6-6 5-2 3-3 3-1 2-1 1-0 0-0"
deal.D = "6-5 6-3 5-5 5-4 5-3 4-2 4-1"
yard = ""
play = """
C:3-3 B:4-3L A:4-4L D:5-4L C:5-2L B:3-2L A:3-0L D:6-3R C:0-0L
B:6-0L A:6-4L D:6-5R C:pass B:4-0L A:5-0R D:pass C:1-0L B:6-1L
A:6-2L D:4-2L C:pass B:2-0R A:pass D:4-1L C:2-1L B:2-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-1 5-0 4-0 3-2 2-2 1-1"
deal.B = "6-2 6-1 6-0 5-3 2-1 2-0 0-0"
deal.C = "6-5 5-4 4-3 4-2 4-1 3-3 3-1"
deal.D = "6-4 6-3 5-5 5-2 4-4 3-0 1-0"
yard = ""
play = """
B:6-2 A:6-6L D:6-4L C:4-3L B:5-3L A:2-2R D:5-5L C:4-2R B:pass
A:5-1L D:4-4R C:4-1L B:pass A:4-0L D:3-0L C:3-3L B:pass A:3-2L
D:5-2L C:5-4R B:pass A:5-0L D:1-0L C:3-1L B:pass A:pass D:6-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-4 5-1 4-2 4-0 3-3 1-0"
deal.B = "6-5 6-3 5-5 5-2 4-3 2-2 0-0"
deal.C = "6-6 6-4 5-3 4-4 4-1 3-1 2-0"
deal.D = "6-2 6-0 5-0 3-2 3-0 2-1 1-1"
yard = ""
play = """
D:6-2 C:2-0R B:6-5L A:5-4L D:6-0R C:4-1L B:6-3R A:3-3R D:3-2R
C:3-1L B:4-3L A:4-2R D:pass C:6-4L B:pass A:6-1L D:2-1L C:4-4R
B:5-2L A:5-1L D:1-1L C:pass B:pass A:4-0R D:5-0R C:5-3R B:pass
A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-4 5-3 5-2 3-1 3-0"
deal.B = "6-6 6-3 3-3 2-1 1-1 1-0 0-0"
deal.C = "6-5 6-1 4-3 4-2 4-1 2-2 2-0"
deal.D = "6-4 5-5 5-1 5-0 4-4 4-0 3-2"
yard = ""
play = """
A:5-3 D:5-5L C:4-3R B:pass A:5-4R D:5-1L C:6-1L B:6-6L A:6-0L
D:5-0L C:6-5L B:6-3L A:5-2R D:3-2L C:2-0L B:1-0L A:6-2R D:6-4R
C:4-1R B:2-1L A:3-1R D:pass C:4-2L B:3-3R A:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-1 4-4 4-2 3-2 3-1 2-0"
deal.B = "6-6 6-5 6-4 5-3 4-1 3-0 2-2"
deal.C = "6-1 5-5 4-3 4-0 1-1 1-0 0-0"
deal.D = "6-3 6-2 5-4 5-2 5-0 3-3 2-1"
yard = ""
play = """
A:4-4 D:5-4L C:4-0R B:6-5L A:6-0L D:5-0L C:0-0R B:5-3L A:3-2L
D:6-2L C:1-0R B:6-6L A:5-1R D:6-3L C:5-5R B:3-0L A:2-0L D:5-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-5 5-1 4-4 4-0 2-0 1-0"
deal.B = "6-2 5-0 4-3 4-1 3-3 3-2 2-2"
deal.C = "6-3 6-1 5-4 5-3 5-2 4-2 0-0"
deal.D = "6-6 6-5 6-0 3-1 3-0 2-1 1-1"
yard = ""
play = """
D:6-6 C:6-3L B:4-3L A:6-4R D:pass C:5-4L B:5-0L A:4-0L D:pass
C:4-2L B:6-2L A:4-4R D:6-5L C:5-2L B:3-2L A:pass D:3-1L C:6-1L
B:4-1R A:5-1R D:6-0L C:0-0L B:pass A:5-5R D:3-0L C:5-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-3 5-2 5-1 4-0 3-3 2-2"
deal.B = "6-6 6-0 5-5 5-4 4-2 4-1 2-0"
deal.C = "6-5 5-0 4-3 3-1 3-0 2-1 1-1"
deal.D = "6-4 6-2 6-1 4-4 3-2 1-0 0-0"
yard = ""
play = """
C:3-1 B:4-1R A:3-3L D:6-4R C:6-5R B:5-5R A:5-3L D:pass C:5-0L
B:6-0L A:6-3L D:3-2L C:2-1L B:5-4R A:5-1L D:4-4R C:4-3R B:pass
A:5-2L D:6-2L C:3-0R B:6-6L A:4-0R D:6-1L C:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 5-1 4-3 4-1 3-0 1-0"
deal.B = "6-4 5-4 4-0 3-1 2-2 2-0 1-1"
deal.C = "6-6 6-3 6-1 5-2 4-4 3-2 2-1"
deal.D = "6-2 6-0 5-3 5-0 4-2 3-3 0-0"
yard = ""
play = """
C:decline A:5-5 D:5-3L C:3-2L B:2-2L A:5-1R D:6-2L C:6-1L B:3-1L
A:4-3L D:4-2L C:5-2L B:5-4L A:4-1L D:pass C:2-1L B:2-0L A:1-0L
D:pass C:pass B:1-1L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-2 5-1 4-3 4-2 4-1 3-1"
deal.B = "6-6 6-2 5-4 5-0 4-0 2-1 2-0"
deal.C = "6-5 6-4 6-3 5-5 4-4 3-0 0-0"
deal.D = "6-0 5-3 3-3 3-2 2-2 1-1 1-0"
yard = ""
play = """
B:6-6 A:6-1L D:6-0R C:3-0R B:2-1L A:3-1R D:3-2L C:6-3L B:6-2L
A:4-2L D:1-1R C:6-4L B:pass A:4-1R D:pass C:4-4R B:5-4R A:5-1R
D:1-0R C:0-0R B:5-0R A:5-2R D:2-2R C:6-5L B:2-0R A:pass D:5-3L
C:pass B:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-0 4-2 3-3 2-1 1-1"
deal.B = "6-2 5-5 5-4 5-3 5-2 4-0 3-1"
deal.C = "6-6 6-4 4-1 3-2 3-0 2-0 0-0"
deal.D = "6-5 6-1 5-1 4-4 4-3 2-2 1-0"
yard = ""
play = """
B:6-2 A:6-3L D:4-3L C:2-0R B:5-4L A:5-0L D:1-0L C:4-1L B:4-0L
A:6-0L D:6-5L C:3-0R B:5-5L A:3-3R D:5-1L C:3-2R B:3-1L A:2-1R
D:6-1R C:6-4R B:5-3L A:4-2R D:2-2R C:pass B:5-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-3 5-2 4-1 3-2 0-0"
deal.B = "6-1 5-4 3-3 3-1 3-0 1-1 1-0"
deal.C = "6-2 5-0 4-4 4-3 4-2 2-1 2-0"
deal.D = "6-5 6-0 5-5 5-3 5-1 4-0 2-2"
yard = ""
play = """
B:6-1 A:6-6L D:6-5L C:5-0L B:3-0L A:6-3L D:6-0L C:2-0L B:3-1R
A:3-2R D:2-2L C:4-2L B:5-4L A:5-2L D:pass C:2-1L B:1-1L A:4-1L
D:4-0L C:6-2R B:1-0L A:6-4R D:5-1L C:4-3R B:3-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-3 5-2 5-1 5-0 4-1 2-0"
deal.B = "5-5 4-3 4-0 2-2 1-1 1-0 0-0"
deal.C = "6-2 5-4 4-4 3-2 3-1 3-0 2-1"
deal.D = "6-6 6-5 6-3 6-1 6-0 4-2 3-3"
yard = ""
play = """
B:5-5 A:5-2L D:6-5R C:6-2R B:2-2L A:2-0L D:6-0L C:3-2R B:4-3R
A:6-4L D:4-2L C:5-4R B:pass A:5-1R D:6-1R C:2-1L B:1-1L A:4-1L
D:6-6R C:4-4L B:4-0L A:5-0L D:6-3R C:3-1R B:1-0R A:5-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 4-4 4-1 3-0 2-1 2-0"
deal.B = "6-3 5-3 4-2 4-0 3-3 3-1 2-2"
deal.C = "6-4 5-5 5-4 4-3 3-2 1-1 1-0"
deal.D = "6-6 6-2 6-1 5-2 5-1 5-0 0-0"
yard = ""
play = """
A:4-4 D:pass C:6-4L B:6-3L A:3-0L D:5-0L C:5-4R B:5-3L A:6-5R
D:6-6R C:4-3L B:4-2L A:6-0R D:6-2L C:1-0R B:3-1R A:pass D:6-1L
C:1-1L B:3-3R A:4-1L D:pass C:3-2R B:4-0L A:2-0R D:0-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-2 4-4 4-0 3-2 1-1"
deal.B = "6-6 5-2 4-1 3-1 2-2 2-1 0-0"
deal.C = "5-5 5-4 5-1 3-3 3-0 2-0 1-0"
deal.D = "6-4 6-1 6-0 5-3 5-0 4-3 4-2"
yard = ""
play = """
A:4-4 D:6-4L C:5-4R B:6-6L A:6-5R D:6-1L C:5-1L B:5-2L A:6-2L
D:6-0L C:3-0L B:3-1L A:1-1L D:pass C:1-0L B:0-0L A:4-0L D:4-3L
C:3-3L B:pass A:6-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 5-0 4-0 3-1 2-0"
deal.B = "6-5 6-1 5-4 5-3 4-1 1-1 0-0"
deal.C = "5-2 5-1 4-2 3-3 3-2 2-2 1-0"
deal.D = "6-4 6-0 5-5 4-4 4-3 3-0 2-1"
yard = ""
play = """
A:6-6 D:6-4L C:4-2L B:6-5R A:6-2L D:5-5R C:5-2R B:6-1L A:3-1L
D:4-3L C:3-2R B:5-4L A:6-3R D:6-0R C:1-0R B:5-3L A:pass D:3-0L
C:5-1R B:0-0L A:5-0R D:pass C:pass B:pass A:4-0L D:4-4L C:pass
B:4-1L A:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 5-4 5-2 4-4 3-1 2-1"
deal.B = "5-0 4-1 4-0 3-2 2-2 1-1 1-0"
deal.C = "6-6 6-4 5-3 5-1 4-3 3-3 3-0"
deal.D = "6-5 6-2 6-1 6-0 4-2 2-0 0-0"
yard = ""
play = """
A:5-5 D:6-5L C:6-6L B:5-0R A:6-3L D:6-0R C:3-0L B:4-0L A:4-4L
D:6-2R C:4-3L B:3-2L A:5-2L D:4-2R C:5-3L B:4-1R A:3-1R D:pass
C:3-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-2 6-0 5-4 5-1 4-1"
deal.B = "6-1 5-5 5-0 4-2 3-1 1-1 1-0"
deal.C = "6-3 4-3 3-0 2-2 2-1 2-0 0-0"
deal.D = "6-5 5-3 5-2 4-4 4-0 3-3 3-2"
yard = ""
play = """
B:6-1 A:6-6L D:6-5L C:2-1R B:5-5L A:6-2R D:5-3L C:3-0L B:5-0L
A:6-4R D:4-4R C:4-3R B:3-1R A:5-1R D:5-2L C:2-0L B:1-0L A:4-1L
D:4-0L C:0-0L B:pass A:5-4R D:pass C:pass B:4-2R A:6-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-4 5-3 5-0 4-2 0-0"
deal.B = "6-6 6-5 6-2 5-2 3-1 2-2 1-1"
deal.C = "6-3 5-1 4-3 4-1 4-0 3-3 3-0"
deal.D = "6-1 6-0 4-4 3-2 2-1 2-0 1-0"
yard = ""
play = """
A:5-5 D:pass C:5-1L B:3-1L A:5-3L D:pass C:pass B:6-5L A:6-4L
D:4-4L C:4-1L B:1-1L A:5-4R D:6-1L C:6-3L B:pass A:4-2R D:3-2L
C:pass B:6-2L A:pass D:6-0L C:4-0L B:5-2R A:5-0R D:2-0R C:4-3L
B:2-2R A:pass D:2-1R C:3-3L B:pass A:pass D:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-5 5-1 3-2 2-2 2-0 0-0"
deal.B = "6-3 5-3 5-2 4-4 4-3 3-0 1-0"
deal.C = "6-4 6-2 5-0 4-2 4-1 4-0 3-3"
deal.D = "6-6 6-5 6-0 5-4 3-1 2-1 1-1"
yard = ""
play = """
D:6-6 C:6-4L B:4-4L A:6-1R D:5-4L C:5-0L B:3-0L A:5-1R D:6-5R
C:6-2R B:6-3L A:2-2R D:6-0L C:4-0L B:4-3L A:3-2L D:2-1L C:4-1L
B:5-2R A:5-5R D:pass C:4-2L B:5-3R A:2-0L D:3-1R C:pass B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-5 5-3 5-1 4-3 3-3"
deal.B = "6-5 6-3 4-4 4-2 4-1 3-2 2-2"
deal.C = "6-4 6-1 5-2 3-1 3-0 2-0 1-0"
deal.D = "6-0 5-4 5-0 4-0 2-1 1-1 0-0"
yard = ""
play = """
B:6-5 A:6-6L D:5-4R C:6-4R B:6-3L A:3-3L D:6-0R C:2-0R B:3-2L
A:6-2L D:2-1R C:1-0R B:pass A:pass D:5-0R C:5-2R B:4-2R A:4-3R
D:pass C:3-0R B:pass A:pass D:4-0R C:6-1L B:4-1L A:pass D:pass
C:pass B:4-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-4 6-3 6-0 3-3 2-1"
deal.B = "5-4 3-2 3-1 3-0 2-2 2-0 0-0"
deal.C = "6-1 5-3 5-1 4-4 4-3 4-1 1-0"
deal.D = "6-2 5-5 5-2 5-0 4-2 4-0 1-1"
yard = ""
play = """
D:5-5 C:5-3L B:3-2L A:6-5R D:6-2L C:6-1L B:3-1L A:6-6R D:pass
C:4-3L B:5-4L A:6-3R D:5-2L C:pass B:2-2L A:3-3R D:4-2L C:4-1L
B:3-0R A:6-0R D:1-1L C:5-1L B:pass A:6-4R D:5-0L C:1-0L B:pass
A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-0 4-1 3-3 3-2 3-1 1-0"
deal.B = "6-3 6-1 5-2 4-3 3-0 2-2 2-1"
deal.C = "6-6 6-2 5-5 5-4 5-3 5-1 2-0"
deal.D = "6-5 6-0 4-4 4-2 4-0 1-1 0-0"
yard = ""
play = """
A:3-3 D:pass C:5-3L B:5-2L A:3-2L D:pass C:pass B:6-3L A:6-4L
D:4-4L C:5-4L B:4-3R A:4-1R D:6-5L C:6-2L B:2-2L A:3-1R D:4-2L
C:pass B:3-0R A:5-0R D:4-0L C:5-1R B:6-1R A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 4-2 3-3 3-2 2-2 1-1"
deal.B = "5-5 5-1 5-0 4-4 4-3 4-0 1-0"
deal.C = "6-4 6-2 6-0 5-3 5-2 2-1 2-0"
deal.D = "6-6 6-5 6-3 4-1 3-1 3-0 0-0"
yard = ""
play = """
A:2-2 D:pass C:2-1L B:5-1L A:5-4L D:4-1L C:6-2R B:1-0L A:6-1R
D:3-1R C:5-3R B:5-0L A:pass D:6-5L C:5-2R B:pass A:3-2R D:6-6L
C:6-0L B:4-0L A:3-3R D:6-3R C:6-4R B:4-4L A:4-2L D:pass C:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 5-4 5-2 5-0 4-3 4-1"
deal.B = "6-3 6-0 5-3 4-4 2-2 2-0 1-0"
deal.C = "6-5 6-4 6-1 4-2 4-0 3-0 0-0"
deal.D = "6-6 5-1 3-3 3-2 3-1 2-1 1-1"
yard = ""
play = """
C:3-0 B:6-3L A:5-0R D:6-6L C:6-1L B:1-0L A:5-5R D:5-1R C:4-0L
B:4-4L A:4-1R D:pass C:4-2L B:2-2L A:6-2L D:pass C:6-4R B:6-0L
A:pass D:pass C:6-5R B:2-0L A:5-2L D:pass C:pass B:5-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-0 4-3 4-0 3-3 3-1 0-0"
deal.B = "6-4 5-3 5-1 3-2 2-2 2-1 2-0"
deal.C = "6-3 6-0 5-5 5-4 4-4 4-1 3-0"
deal.D = "6-6 6-5 6-1 5-2 4-2 1-1 1-0"
yard = ""
play = """
B:6-4 A:4-3R D:6-6L C:3-0R B:2-0R A:6-2R D:6-5L C:5-5L B:5-3L
A:3-3L D:6-1R C:6-3L B:5-1R A:5-0R D:1-0R C:4-1R B:pass A:4-0R
D:pass C:6-0L B:pass A:0-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-2 5-1 4-0 3-3 3-0 2-1"
deal.B = "6-4 6-1 4-1 3-2 2-0 1-1 1-0"
deal.C = "6-6 6-3 5-4 5-3 5-0 4-4 2-2"
deal.D = "6-5 6-2 6-0 4-3 4-2 3-1 0-0"
yard = ""
play = """
A:5-5 D:6-5L C:6-3L B:3-2L A:5-2L D:pass C:5-4L B:6-4L A:5-1R
D:6-2L C:2-2L B:2-0L A:2-1R D:6-0L C:6-6L B:6-1L A:pass D:4-2R
C:4-4R B:4-1L A:4-0L D:4-3R C:5-3R B:1-0L A:pass D:3-1L C:5-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 4-4 4-3 4-2 4-1 3-2 1-1"
deal.B = "6-5 6-4 5-4 4-0 3-1 2-2 1-0"
deal.C = "6-0 5-5 5-2 5-0 3-0 2-1 0-0"
deal.D = "6-6 6-3 6-1 5-3 5-1 3-3 2-0"
yard = ""
play = """
C:6-0 B:6-5L A:pass D:5-3L C:3-0L B:4-0L A:4-4L D:2-0R C:5-2R
B:6-4L A:6-2L D:5-1R C:2-1R B:2-2L A:4-2L D:pass C:pass B:5-4L
A:3-2R D:6-3R C:5-0L B:1-0L A:4-1L D:6-6R C:pass B:pass A:4-3L
D:6-1R C:pass B:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 4-3 4-2 4-0 2-2 1-1"
deal.B = "6-6 5-4 4-1 3-2 3-1 3-0 2-0"
deal.C = "6-4 6-2 5-2 5-0 4-4 2-1 1-0"
deal.D = "6-5 6-3 6-1 6-0 5-1 3-3 0-0"
yard = ""
play = """
B:6-6 A:pass D:6-5L C:6-2R B:5-4L A:4-2R D:pass C:6-4L B:4-1R
A:1-1R D:6-3L C:1-0R B:3-2L A:4-0R D:pass C:5-2L B:pass A:5-5L
D:5-1L C:4-4R B:3-1L A:4-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-4 5-2 5-0 4-4 4-3"
deal.B = "6-2 4-1 3-2 2-2 2-1 1-1 0-0"
deal.C = "6-6 6-3 6-1 5-5 5-1 3-1 3-0"
deal.D = "6-4 5-3 4-2 4-0 3-3 2-0 1-0"
yard = ""
play = """
B:6-2 A:5-2R D:6-4L C:5-5R B:4-1L A:5-4R D:4-2R C:6-1L B:3-2R
A:4-3R D:4-0R C:6-6L B:0-0R A:6-0R D:pass C:6-3L B:pass A:6-5R
D:5-3L C:5-1L B:2-1L A:5-0R D:2-0L C:3-0L B:pass A:pass D:3-3L
C:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-0 5-3 4-3 4-0 2-2"
deal.B = "6-3 5-5 5-4 5-0 3-2 2-1 1-1"
deal.C = "6-2 6-1 5-2 5-1 4-4 3-1 3-0"
deal.D = "6-4 4-2 4-1 3-3 2-0 1-0 0-0"
yard = ""
play = """
C:4-4 B:5-4L A:6-5L D:6-4L C:pass B:pass A:4-3L D:3-3L C:3-1L
B:2-1L A:2-2L D:4-2L C:pass B:pass A:4-0L D:4-1R C:3-0L B:6-3L
A:6-6L D:1-0R C:6-1L B:1-1L A:6-0R D:pass C:6-2R B:3-2R A:5-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-5 4-4 4-0 3-3 2-0"
deal.B = "5-4 5-3 5-1 4-2 4-1 3-2 0-0"
deal.C = "6-2 6-1 5-0 3-1 3-0 2-2 1-1"
deal.D = "6-6 6-5 6-4 5-2 4-3 2-1 1-0"
yard = ""
play = """
A:4-4 D:6-4L C:6-1L B:5-1L A:5-5L D:6-5L C:6-2L B:4-2L A:4-0L
D:4-3R C:3-0R B:0-0L A:6-0L D:6-6L C:5-0R B:5-4R A:6-3L D:pass
C:3-1L B:4-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-4 5-3 4-4 3-1 2-0 0-0"
deal.B = "6-2 5-2 5-1 4-3 2-1 1-1 1-0"
deal.C = "6-6 6-1 6-0 5-5 4-2 4-0 3-0"
deal.D = "6-4 6-3 5-0 4-1 3-3 3-2 2-2"
yard = ""
play = """
C:6-1 B:6-2L A:3-1R D:6-3R C:4-2L B:4-3L A:6-5R D:3-3L C:5-5R
B:5-2R A:5-3L D:5-0L C:6-0L B:2-1R A:pass D:6-4L C:4-0L B:1-0L
A:pass D:4-1L C:pass B:5-1R A:4-4L D:pass C:pass B:pass A:5-4L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-1 4-4 3-1 2-2 2-1 1-0"
deal.B = "6-1 6-0 5-2 4-2 3-3 3-0 2-0"
deal.C = "6-6 6-5 6-4 5-4 5-0 4-1 0-0"
deal.D = "6-2 5-5 5-3 4-3 4-0 3-2 1-1"
yard = ""
play = """
C:6-6 B:6-1L A:6-3R D:5-3R C:5-0R B:6-0R A:2-1L D:6-2L C:6-4L
B:4-2L A:2-2L D:3-2L C:6-5R B:3-3L A:5-1R D:4-3L C:5-4L B:5-2L
A:3-1R D:pass C:pass B:2-0L A:1-0L D:1-1L C:4-1L B:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 4-3 3-2 3-0 2-2 1-0 0-0"
deal.B = "6-2 5-2 5-1 4-4 4-2 4-0 3-3"
deal.C = "6-6 6-3 6-1 5-4 5-3 5-0 3-1"
deal.D = "6-5 6-0 5-5 4-1 2-1 2-0 1-1"
yard = ""
play = """
B:6-2 A:6-4L D:4-1L C:3-1L B:3-3L A:3-2R D:pass C:6-3L B:pass
A:3-0R D:6-5L C:5-4L B:4-4L A:4-3L D:6-0R C:6-1R B:5-1R A:pass
D:5-5R C:5-3R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-1 5-0 4-3 4-2 2-2"
deal.B = "6-4 6-2 6-1 6-0 4-0 3-2 0-0"
deal.C = "6-6 5-3 4-4 3-3 3-0 2-1 1-1"
deal.D = "5-5 5-4 5-2 4-1 3-1 2-0 1-0"
yard = ""
play = """
A:2-2 D:5-2L C:2-1R B:6-1R A:6-5R D:5-5L C:5-3L B:3-2L A:4-2L
D:5-4L C:pass B:pass A:5-1L D:4-1L C:4-4L B:6-4L A:6-3L D:3-1L
C:1-1L B:pass A:5-0R D:2-0R C:pass B:6-2R A:pass D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-4 5-3 5-1 4-1 3-0 2-1"
deal.B = "6-6 6-2 5-0 4-0 3-3 1-1 1-0"
deal.C = "6-5 6-4 5-2 4-2 2-2 2-0 0-0"
deal.D = "6-3 6-0 5-5 4-4 4-3 3-2 3-1"
yard = ""
play = """
D:5-5 C:6-5L B:6-6L A:6-1L D:3-1L C:5-2R B:3-3L A:2-1R D:6-3L
C:6-4L B:4-0L A:3-0L D:4-3L C:4-2L B:6-2L A:5-1R D:6-0L C:2-0L
B:5-0R A:pass D:3-2L C:0-0R B:1-0R A:5-3L D:pass C:pass B:1-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 4-3 4-1 4-0 2-1 1-0"
deal.B = "6-0 5-3 3-3 3-1 3-0 2-2 1-1"
deal.C = "6-3 6-2 6-1 5-5 5-1 5-0 2-0"
deal.D = "6-4 5-4 5-2 4-4 4-2 3-2 0-0"
yard = ""
play = """
B:6-0 A:6-6L D:6-4L C:2-0R B:2-2R A:2-1R D:5-4L C:5-5L B:5-3L
A:4-3L D:4-4L C:6-1R B:pass A:6-5R D:5-2R C:6-2R B:pass A:4-1L
D:pass C:5-1L B:pass A:pass D:pass C:6-3R B:3-3R A:pass D:3-2R
C:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-2 5-0 4-0 3-3 3-0 1-1"
deal.B = "6-5 6-3 6-1 4-2 4-1 3-2 0-0"
deal.C = "6-4 6-0 5-5 5-4 5-3 4-3 1-0"
deal.D = "6-6 5-1 4-4 3-1 2-2 2-1 2-0"
yard = ""
play = """
C:6-0 B:6-5L A:5-0L D:2-0L C:1-0R B:4-2L A:4-0L D:5-1R C:5-3R
B:0-0L A:3-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-3 5-2 4-0 1-0 0-0"
deal.B = "6-6 6-1 5-1 3-3 3-1 2-2 1-1"
deal.C = "5-5 5-0 4-4 4-3 4-1 3-0 2-1"
deal.D = "6-5 6-3 6-2 5-4 4-2 3-2 2-0"
yard = ""
play = """
A:0-0 D:2-0L C:5-0R B:2-2L A:5-2L D:6-5L C:5-5R B:6-6L A:6-0L
D:5-4R C:4-3R B:3-3R A:5-3R D:pass C:3-0L B:3-1L A:1-0L D:pass
C:pass B:5-1R A:4-0L D:4-2L C:2-1R B:pass A:pass D:6-2L C:pass
B:6-1L A:pass D:3-2R C:4-1L B:pass A:6-4L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 5-2 5-0 4-0 1-0 0-0"
deal.B = "6-6 5-4 3-3 3-1 2-2 2-1 1-1"
deal.C = "6-3 6-0 5-3 4-2 4-1 3-0 2-0"
deal.D = "6-5 6-4 6-2 5-1 4-4 4-3 3-2"
yard = ""
play = """
A:5-5 D:6-5L C:5-3R B:6-6L A:6-1L D:4-3R C:4-2R B:3-1L A:5-2R
D:5-1R C:4-1R B:3-3L A:4-0R D:3-2L C:2-0R B:2-2L A:pass D:6-2L
C:6-3L B:2-1R A:1-0R D:pass C:6-0R B:pass A:pass D:6-4R C:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 4-1 3-3 2-2 2-0 1-0"
deal.B = "5-4 5-1 4-4 4-0 3-2 3-1 3-0"
deal.C = "6-6 6-4 6-0 5-5 5-3 4-2 2-1"
deal.D = "6-5 6-2 5-2 5-0 4-3 1-1 0-0"
yard = ""
play = """
C:5-3 B:5-4L A:3-3R D:4-3L C:pass B:3-2L A:2-2L D:6-2L C:6-0L
B:4-0L A:6-3R D:6-5R C:5-5R B:4-4L A:4-1L D:5-2R C:2-1L B:pass
A:2-0L D:5-0L C:4-2R B:5-1L A:6-1L D:pass C:6-6L B:pass A:pass
D:pass C:6-4L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 5-2 4-0 3-2 2-1 1-0"
deal.B = "6-6 5-0 4-4 4-2 3-0 2-0 1-1"
deal.C = "6-5 6-3 5-3 5-1 4-3 4-1 2-2"
deal.D = "6-4 6-2 6-1 6-0 3-3 3-1 0-0"
yard = ""
play = """
C:6-5 B:6-6L A:5-5R D:6-4L C:4-1L B:1-1L A:5-4R D:6-1L C:4-3R
B:3-0R A:1-0R D:6-2L C:2-2L B:4-2L A:2-1R D:pass C:pass B:4-4L
A:5-2R D:pass C:5-1R B:pass A:4-0L D:6-0L C:6-3L B:pass A:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-20"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-20"
commitment = "cbf2977fc3f81531975e7e3f33925b526dd3cdd4ac5479b222c0d3ce70f1b418"
secret = "5b7040885bfdd748fa54f5d2696c24d614127aaff9b09246f9eed3f96bc3d4e3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-0 5-4 5-2 3-1 2-2 2-1 2-0"
deal.B = "6-6 6-5 5-3 4-2 4-0 3-0 1-1"
deal.C = "6-2 5-5 5-1 5-0 4-1 1-0 0-0"
deal.D = "6-4 6-3 6-1 4-4 4-3 3-3 3-2"
yard = ""
play = """
B:6-6 A:6-0L D:6-3R C:5-0L B:3-0R A:5-4L D:4-4L C:4-1L B:1-1L
A:3-1L D:3-3L C:1-0R B:5-3L A:5-2L D:3-2L C:5-1R B:6-5R A:pass
D:6-1R C:pass B:pass A:2-1R D:4-3L C:6-2R B:4-0L A:2-0L D:6-4R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 6-0 5-5 5-3 4-3 1-1"
deal.B = "6-1 5-2 4-4 4-1 2-2 2-1 0-0"
deal.C = "6-6 6-4 5-4 4-0 3-0 2-0 1-0"
deal.D = "6-5 5-1 5-0 4-2 3-3 3-2 3-1"
yard = ""
play = """
D:3-3 C:3-0L B:0-0L A:6-0L D:6-5L C:5-4L B:4-4L A:4-3L D:3-2L
C:2-0L B:pass A:6-3R D:5-0L C:6-6R B:6-1R A:5-5L D:3-1R C:pass
B:5-2L A:6-2L D:pass C:6-4L B:4-1L A:1-1L D:5-1L C:pass B:pass
A:5-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-4 5-2 3-3 3-2 3-0 2-1"
deal.B = "6-4 6-2 6-1 5-3 5-1 2-2 1-1"
deal.C = "6-0 5-5 4-1 4-0 3-1 1-0 0-0"
deal.D = "6-6 6-3 5-0 4-4 4-3 4-2 2-0"
yard = ""
play = """
A:6-5 D:6-6L C:5-5R B:5-3R A:3-3R D:6-3L C:3-1L B:6-1L A:3-2R
D:4-2R C:6-0L B:6-4R A:3-0L D:4-3L C:4-1L B:1-1L A:2-1L D:2-0L
C:4-0L B:6-2R A:5-4L D:5-0L C:1-0L B:5-1L A:5-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-5 5-2 4-2 2-1 1-0"
deal.B = "6-3 6-0 5-1 4-1 4-0 3-3 0-0"
deal.C = "6-6 6-5 6-4 5-4 5-3 5-0 3-2"
deal.D = "4-4 4-3 3-1 3-0 2-2 2-0 1-1"
yard = ""
play = """
A:6-2 D:2-2R C:6-6L B:6-3L A:5-2R D:4-3L C:6-5R B:6-0R A:4-2L
D:3-0R C:5-3R B:5-1R A:2-1L D:1-1L C:pass B:4-1L A:6-1R D:4-4L
C:6-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-2 5-4 5-2 4-2 3-2"
deal.B = "6-3 4-3 4-1 3-0 2-0 1-1 0-0"
deal.C = "5-5 5-3 5-0 4-0 3-1 2-2 1-0"
deal.D = "6-6 6-1 6-0 5-1 4-4 3-3 2-1"
yard = ""
play = """
D:6-6 C:pass B:6-3L A:3-2L D:2-1L C:3-1L B:3-0L A:6-5R D:6-0L
C:5-5R B:pass A:6-4L D:4-4L C:5-3R B:4-1L A:pass D:6-1L C:pass
B:4-3R A:6-2L D:pass C:2-2L B:2-0L A:5-4R D:5-1R C:5-0L B:1-1R
A:5-2L D:pass C:1-0R B:0-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 4-4 4-3 4-1 2-2 2-1"
deal.B = "6-2 5-3 4-2 3-2 3-1 3-0 1-0"
deal.C = "6-4 6-3 5-2 5-1 2-0 1-1 0-0"
deal.D = "6-5 6-1 6-0 5-4 5-0 4-0 3-3"
yard = ""
play = """
B:decline D:6-5 C:6-4L B:4-2L A:2-2L D:5-4R C:5-2L B:5-3L A:4-3L
D:4-0L C:2-0L B:3-2L A:4-4R D:3-3L C:6-3L B:6-2L A:2-1L D:6-1L
C:pass B:pass A:6-6L D:6-0L C:0-0L B:3-0L A:4-1R D:pass C:5-1R
B:3-1L A:5-5R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-5 4-3 4-0 3-1 2-1"
deal.B = "6-4 6-1 5-2 4-2 4-1 3-2 0-0"
deal.C = "6-5 6-2 5-4 5-1 5-0 4-4 3-3"
deal.D = "6-6 5-3 3-0 2-2 2-0 1-1 1-0"
yard = ""
play = """
A:6-3 D:6-6L C:6-5L B:5-2L A:2-1L D:5-3R C:5-4R B:6-1L A:6-0L
D:2-0L C:4-4R B:4-2L A:4-3L D:3-0L C:5-0L B:6-4R A:5-5L D:pass
C:6-2R B:3-2R A:3-1R D:1-1R C:5-1L B:4-1L A:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-1 5-0 4-3 4-1 4-0 2-0 1-0"
deal.B = "6-2 6-0 5-5 3-3 3-2 3-1 2-1"
deal.C = "6-6 6-5 5-4 5-3 5-2 4-4 0-0"
deal.D = "6-4 6-3 6-1 4-2 3-0 2-2 1-1"
yard = ""
play = """
A:5-1 D:6-1R C:6-6R B:6-0R A:5-0L D:3-0L C:5-3L B:5-5L A:4-0R
D:6-4R C:6-5L B:6-2L A:2-0L D:6-3R C:0-0L B:3-1R A:1-0L D:1-1L
C:pass B:2-1L A:4-1R D:4-2R C:5-2L B:3-2R A:4-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 6-1 4-3 4-0 2-2 2-1"
deal.B = "6-6 6-3 5-4 5-1 4-2 3-0 1-0"
deal.C = "6-4 6-0 5-3 5-0 4-4 1-1 0-0"
deal.D = "5-5 5-2 4-1 3-3 3-2 3-1 2-0"
yard = ""
play = """
A:6-5 D:5-5R C:6-4L B:5-4R A:4-3L D:3-3L C:4-4R B:4-2R A:6-2R
D:3-2L C:6-0R B:1-0R A:2-2L D:4-1R C:pass B:pass A:2-1L D:3-1L
C:5-3L B:5-1L A:6-1L D:pass C:pass B:6-6L A:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-2 5-1 5-0 4-2 1-1 0-0"
deal.B = "6-6 6-0 5-3 4-1 3-1 2-2 1-0"
deal.C = "6-5 6-4 5-5 5-4 4-3 3-2 2-1"
deal.D = "6-3 6-1 4-4 4-0 3-3 3-0 2-0"
yard = ""
play = """
A:6-2 D:6-3L C:4-3L B:2-2R A:4-2L D:2-0L C:3-2R B:5-3R A:5-0L
D:pass C:6-5L B:6-6L A:5-2R D:6-1L C:2-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 5-4 5-0 2-0 0-0"
deal.B = "5-5 5-3 4-4 4-3 4-1 3-3 2-1"
deal.C = "6-1 6-0 5-1 4-2 4-0 2-2 1-1"
deal.D = "6-4 6-2 5-2 3-2 3-1 3-0 1-0"
yard = ""
play = """
A:6-6 D:6-2L C:6-1R B:4-1R A:2-0L D:6-4R C:6-0L B:pass A:6-5L
D:5-2L C:4-2L B:4-4L A:5-4L D:pass C:5-1L B:2-1L A:6-3R D:3-1R
C:2-2L B:pass A:pass D:1-0R C:4-0R B:4-3R A:pass D:3-2L C:pass
B:3-3L A:pass D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-1 4-1 3-1 2-2 1-1 1-0"
deal.B = "6-6 6-5 5-3 5-2 4-4 3-0 0-0"
deal.C = "6-2 6-1 5-0 4-3 4-2 3-2 2-1"
deal.D = "6-4 6-0 5-5 5-4 4-0 3-3 2-0"
yard = ""
play = """
D:5-5 C:5-0L B:3-0L A:6-3L D:6-0L C:pass B:0-0L A:1-0L D:5-4R
C:6-1L B:6-6L A:4-1R D:6-4L C:4-3L B:5-3L A:5-1L D:pass C:2-1L
B:5-2L A:3-1R D:3-3R C:3-2R B:6-5L A:2-2R D:2-0R C:6-2L B:pass
A:pass D:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 5-3 4-0 3-3 3-0 2-2"
deal.B = "6-3 5-2 4-4 4-2 4-1 3-1 1-1"
deal.C = "6-1 6-0 5-5 5-1 3-2 2-1 0-0"
deal.D = "6-4 6-2 5-4 5-0 4-3 2-0 1-0"
yard = ""
play = """
D:6-4 C:6-1L B:4-4R A:4-0R D:1-0L C:6-0L B:6-3L A:5-3L D:5-0L
C:0-0L B:pass A:3-0L D:4-3L C:pass B:4-2L A:2-2L D:2-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 5-4 5-1 4-3 2-2 0-0"
deal.B = "6-5 6-4 6-1 5-2 5-0 4-1 1-0"
deal.C = "6-2 5-5 4-0 3-3 3-2 2-1 2-0"
deal.D = "6-0 5-3 4-4 4-2 3-1 3-0 1-1"
yard = ""
play = """
D:4-4 C:4-0L B:1-0L A:5-1L D:5-3L C:3-3L B:6-4R A:6-3L D:6-0L
C:6-2R B:5-2R A:0-0L D:3-0L C:5-5R B:6-5R A:4-3L D:4-2L C:3-2L
B:6-1R A:pass D:3-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 5-3 5-0 4-2 3-0 0-0"
deal.B = "6-2 6-0 3-3 3-1 2-2 2-1 1-0"
deal.C = "6-4 6-3 6-1 5-4 5-1 4-1 1-1"
deal.D = "5-5 5-2 4-4 4-3 4-0 3-2 2-0"
yard = ""
play = """
D:4-4 C:6-4L B:6-2L A:4-2L D:4-3L C:6-3L B:6-0L A:5-0L D:5-5L
C:5-4L B:pass A:pass D:4-0L C:4-1R B:1-0R A:3-0L D:3-2L C:pass
B:2-1L A:0-0R D:2-0R C:6-1L B:2-2R A:6-6L D:5-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 5-4 5-2 3-2 3-1 2-0"
deal.B = "6-3 6-0 5-0 4-4 4-1 3-3 2-2"
deal.C = "6-6 6-1 4-2 4-0 3-0 1-0 0-0"
deal.D = "6-5 5-5 5-3 5-1 4-3 2-1 1-1"
yard = ""
play = """
D:5-5 C:pass B:5-0L A:2-0L D:2-1L C:6-1L B:6-0L A:5-4R D:4-3R
C:4-0L B:6-3R A:6-4L D:6-5L C:6-6R B:pass A:5-2L D:pass C:4-2L
B:4-1L A:3-1L D:5-3L C:pass B:pass A:6-2R D:5-1L C:1-0L B:2-2R
A:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 6-1 5-2 3-3 2-1"
deal.B = "5-3 5-1 5-0 4-4 4-2 3-0 1-0"
deal.C = "6-3 5-5 4-3 4-1 4-0 2-0 0-0"
deal.D = "6-4 6-0 5-4 3-2 3-1 2-2 1-1"
yard = ""
play = """
A:6-6 D:6-4L C:6-3R B:3-0R A:pass D:6-0R C:4-3L B:5-3L A:6-5L
D:pass C:pass B:pass A:6-2L D:3-2L C:pass B:pass A:3-3L D:3-1L
C:4-1L B:4-4L A:6-1R D:5-4L C:5-5L B:5-1R A:5-2L D:2-2L C:2-0L
B:1-0L A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-4 4-1 3-2 1-1 1-0"
deal.B = "5-1 5-0 4-2 4-0 3-3 3-0 2-0"
deal.C = "6-5 6-3 6-2 6-1 4-3 3-1 2-1"
deal.D = "6-4 5-5 5-3 5-2 4-4 2-2 0-0"
yard = ""
play = """
A:6-6 D:6-4L C:6-5R B:4-2L A:3-2L D:5-3L C:pass B:5-1L A:4-1L
D:5-5R C:4-3L B:5-0R A:6-0R D:pass C:6-3L B:pass A:pass D:pass
C:6-2L B:2-0L A:1-0L D:pass C:6-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 5-5 5-4 4-4 3-3 3-1"
deal.B = "6-3 5-3 5-2 3-2 3-0 2-0 1-1"
deal.C = "6-2 5-1 4-3 4-0 2-2 2-1 0-0"
deal.D = "6-5 6-1 6-0 5-0 4-2 4-1 1-0"
yard = ""
play = """
C:6-2 B:5-2R A:6-6L D:6-5R C:pass B:6-3L A:3-3L D:6-1R C:4-3L
B:1-1R A:6-4L D:4-1R C:4-0R B:3-0R A:3-1R D:1-0R C:0-0R B:2-0R
A:pass D:4-2R C:pass B:pass A:5-4R D:5-0R C:pass B:pass A:pass
D:6-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 5-5 5-0 3-1 2-1 2-0"
deal.B = "6-4 6-3 6-2 5-2 5-1 4-2 3-2"
deal.C = "6-6 5-3 4-3 4-1 3-3 3-0 1-0"
deal.D = "6-1 5-4 4-4 4-0 2-2 1-1 0-0"
yard = ""
play = """
D:4-4 C:4-3L B:6-3L A:6-5L D:5-4L C:4-1L B:5-1L A:5-5L D:4-0R
C:5-3L B:3-2L A:2-1L D:1-1L C:3-0R B:pass A:3-1L D:pass C:3-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 4-2 3-3 3-2 2-1 1-0"
deal.B = "5-5 5-4 5-3 5-2 4-0 3-0 2-2"
deal.C = "6-3 6-1 4-3 4-1 3-1 1-1 0-0"
deal.D = "6-6 6-4 6-2 5-1 5-0 4-4 2-0"
yard = ""
play = """
D:6-6 C:6-3L B:3-0L A:6-0L D:6-4L C:4-3L B:5-3L A:6-5L D:6-2L
C:6-1R B:2-2L A:4-2L D:4-4L C:4-1L B:pass A:2-1L D:5-1R C:pass
B:5-2R A:3-2L D:2-0R C:3-1L B:4-0R A:1-0L D:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-2 4-2 4-1 4-0 3-3 3-2"
deal.B = "6-5 6-0 5-5 5-1 5-0 3-0 1-1"
deal.C = "6-6 6-4 5-3 4-3 3-1 2-2 0-0"
deal.D = "6-3 6-1 5-4 4-4 2-1 2-0 1-0"
yard = ""
play = """
D:4-4 C:6-4L B:6-5L A:5-2L D:5-4R C:5-3R B:3-0R A:6-2L D:2-0R
C:6-6L B:6-0L A:4-0L D:2-1R C:4-3L B:1-1R A:3-3L D:6-1R C:3-1L
B:5-1L A:pass D:6-3R C:pass B:5-0L A:3-2R D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 5-2 4-0 2-0 1-1 1-0"
deal.B = "6-1 5-3 4-4 4-3 4-2 4-1 2-1"
deal.C = "6-6 6-4 6-3 6-2 5-5 5-4 5-1"
deal.D = "5-0 3-3 3-2 3-1 3-0 2-2 0-0"
yard = ""
play = """
D:3-3 C:6-3L B:4-3R A:6-5L D:5-0L C:6-4R B:6-1R A:6-0L D:3-1R
C:6-6L B:5-3R A:5-2R D:3-2R C:6-2L B:2-1L A:1-1L D:3-0R C:5-1L
B:pass A:4-0R D:pass C:5-5L B:4-2R A:2-0R D:0-0R C:5-4L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 5-3 5-2 4-0 3-0 1-1"
deal.B = "5-4 5-0 4-4 4-2 2-2 2-0 0-0"
deal.C = "6-6 6-5 6-3 6-0 4-1 3-2 2-1"
deal.D = "6-4 6-1 5-1 4-3 3-3 3-1 1-0"
yard = ""
play = """
C:6-6 B:pass A:6-2L D:6-1R C:3-2L B:pass A:5-3L D:5-1L C:4-1L
B:5-4L A:5-5L D:3-1R C:6-5L B:pass A:3-0R D:6-4L C:6-0R B:4-4L
A:4-0L D:1-0L C:6-3R B:pass A:1-1L D:3-3R C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-1 6-0 4-2 2-2 1-0"
deal.B = "6-6 5-4 5-1 4-4 4-1 3-3 2-0"
deal.C = "5-5 5-2 4-3 4-0 3-0 2-1 1-1"
deal.D = "6-5 6-2 5-3 5-0 3-2 3-1 0-0"
yard = ""
play = """
C:5-5 B:5-1L A:6-1L D:6-5L C:5-2L B:5-4R A:4-2L D:pass C:4-3L
B:4-4R A:6-3L D:6-2L C:4-0R B:2-0L A:6-0L D:5-0R C:pass B:6-6L
A:6-4L D:5-3R C:3-0R B:4-1L A:1-0L D:0-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-4 5-0 3-2 3-1 2-1 2-0"
deal.B = "6-2 6-1 6-0 5-5 5-1 4-3 4-2"
deal.C = "6-5 4-4 4-1 3-3 3-0 1-1 1-0"
deal.D = "6-6 6-4 5-3 5-2 4-0 2-2 0-0"
yard = ""
play = """
A:6-3 D:6-6L C:6-5L B:5-1L A:3-1L D:5-3L C:3-3R B:4-3R A:5-4L
D:6-4L C:4-4R B:6-2L A:3-2L D:4-0R C:3-0L B:6-0L A:5-0R D:5-2R
C:pass B:6-1L A:2-1L D:2-2L C:pass B:4-2L A:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-4 5-3 4-3 3-2 2-1"
deal.B = "6-2 6-1 5-5 5-1 3-3 2-0 1-0"
deal.C = "6-6 5-0 4-4 4-0 3-0 2-2 1-1"
deal.D = "6-3 6-0 5-2 4-2 4-1 3-1 0-0"
yard = ""
play = """
A:6-5 D:5-2R C:6-6L B:6-2R A:6-4L D:4-1L C:1-1L B:1-0L A:pass
D:6-0L C:pass B:6-1L A:2-1L D:4-2L C:4-4L B:pass A:5-4L D:6-3R
C:5-0L B:3-3R A:5-3R D:0-0L C:4-0L B:5-1R A:4-3L D:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 4-1 3-3 3-2 3-0 2-2 0-0"
deal.B = "6-3 6-2 5-5 5-1 4-4 4-3 4-0"
deal.C = "6-6 6-5 6-1 6-0 5-3 4-2 1-1"
deal.D = "5-4 5-2 5-0 3-1 2-1 2-0 1-0"
yard = ""
play = """
D:5-2 C:6-5L B:6-2L A:3-2L D:3-1L C:6-1L B:6-3L A:3-3L D:2-0R
C:5-3L B:4-0R A:6-4R D:5-0L C:6-6R B:pass A:3-0L D:pass C:6-0R
B:4-3L A:4-1L D:1-0R C:1-1L B:5-1L A:pass D:5-4L C:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 4-1 3-3 3-2 3-1 1-1"
deal.B = "6-6 6-4 5-4 5-1 5-0 3-0 0-0"
deal.C = "6-5 6-2 5-3 5-2 4-4 4-0 2-1"
deal.D = "6-1 5-5 4-3 4-2 2-2 2-0 1-0"
yard = ""
play = """
C:6-5 B:5-4R A:6-3L D:4-3L C:4-4L B:6-4L A:6-0L D:4-2R C:6-2R
B:6-6R A:pass D:2-0L C:5-2L B:5-1L A:4-1L D:6-1R C:4-0L B:5-0L
A:3-1R D:5-5L C:5-3L B:3-0L A:3-3R D:1-0L C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 5-5 5-4 4-3 4-1 4-0"
deal.B = "6-6 5-2 5-0 3-2 3-0 2-1 0-0"
deal.C = "6-5 6-0 5-3 4-4 4-2 3-1 1-0"
deal.D = "6-4 6-1 5-1 3-3 2-2 2-0 1-1"
yard = ""
play = """
C:6-5 B:5-2R A:6-3L D:3-3L C:5-3L B:3-2R A:5-5L D:5-1L C:3-1L
B:3-0L A:4-0L D:6-4L C:6-0L B:0-0L A:4-3R D:2-0L C:4-4R B:2-1L
A:4-1L D:pass C:4-2L B:pass A:6-2L D:6-1L C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-3 4-2 4-1 3-0 2-1 0-0"
deal.B = "6-6 6-4 6-0 5-1 4-4 3-2 1-1"
deal.C = "6-2 5-5 5-2 5-0 4-3 4-0 1-0"
deal.D = "6-5 6-3 5-4 3-3 3-1 2-2 2-0"
yard = ""
play = """
C:5-5 B:5-1L A:6-1L D:6-5L C:5-2L B:3-2L A:5-3L D:5-4L C:4-3L
B:pass A:3-0L D:2-0L C:6-2L B:6-6L A:pass D:6-3L C:5-0R B:6-0R
A:pass D:3-3L C:pass B:6-4R A:4-2R D:2-2R C:pass B:pass A:2-1R
D:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 4-2 3-2 3-0 2-0 0-0"
deal.B = "6-6 6-4 6-2 6-1 5-1 4-1 1-1"
deal.C = "5-5 5-2 4-4 4-3 3-3 3-1 1-0"
deal.D = "6-3 5-4 5-3 5-0 4-0 2-2 2-1"
yard = ""
play = """
D:2-2 C:5-2L B:5-1L A:4-2R D:5-4R C:5-5R B:4-1L A:6-5R D:6-3R
C:4-4L B:6-4L A:6-0L D:5-3R C:1-0L B:6-1L A:pass D:5-0R C:pass
B:6-6L A:3-0R D:pass C:4-3R B:6-2L A:3-2L D:4-0R C:3-3L B:pass
A:2-0R D:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-3 6-2 5-3 5-2 2-1"
deal.B = "6-1 5-5 5-1 5-0 4-3 4-0 3-2"
deal.C = "6-4 6-0 4-2 3-3 1-1 1-0 0-0"
deal.D = "5-4 4-4 4-1 3-1 3-0 2-2 2-0"
yard = ""
play = """
D:4-4 C:6-4L B:6-1L A:2-1L D:2-2L C:4-2L B:4-3L A:6-3L D:4-1R
C:6-0L B:4-0L A:pass D:3-1R C:3-3R B:3-2R A:6-2R D:5-4L C:pass
B:5-0L A:6-6R D:3-0L C:pass B:pass A:5-3L D:pass C:pass B:5-5L
A:6-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 5-2 5-1 4-4 3-2 0-0"
deal.B = "6-5 6-4 6-1 6-0 5-4 3-3 3-0"
deal.C = "6-6 6-2 4-3 4-0 2-1 2-0 1-0"
deal.D = "5-3 5-0 4-2 4-1 3-1 2-2 1-1"
yard = ""
play = """
D:1-1 C:2-1L B:6-1R A:5-2L D:5-3L C:6-6R B:6-4R A:6-3L D:4-2R
C:6-2L B:pass A:3-2L D:3-1L C:2-0R B:3-0R A:5-1L D:5-0L C:4-3R
B:5-4R A:0-0L D:pass C:4-0L B:6-5R A:4-4L D:4-1L C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 6-0 5-5 5-3 5-0 4-2"
deal.B = "6-3 5-2 4-4 3-3 3-2 1-0 0-0"
deal.C = "6-6 6-1 5-4 4-0 3-0 2-1 1-1"
deal.D = "6-4 5-1 4-3 4-1 3-1 2-2 2-0"
yard = ""
play = """
C:6-6 B:6-3L A:5-3L D:6-4R C:5-4L B:4-4L A:4-2L D:2-2L C:4-0R
B:5-2L A:6-5L D:2-0R C:6-1L B:1-0L A:6-0L D:pass C:2-1R B:pass
A:6-2L D:4-1R C:pass B:3-2L A:pass D:4-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 6-1 5-5 3-1 2-0 1-1"
deal.B = "6-5 5-3 5-2 5-1 4-0 1-0 0-0"
deal.C = "6-4 5-4 4-4 4-2 3-3 3-2 3-0"
deal.D = "6-2 6-0 5-0 4-3 4-1 2-2 2-1"
yard = ""
play = """
C:6-4 B:4-0R A:6-6L D:6-0R C:pass B:6-5L A:5-5L D:6-2R C:5-4L
B:5-2R A:pass D:4-1L C:pass B:5-3R A:6-1L D:4-3R C:4-4R B:pass
A:6-3L D:pass C:3-3L B:pass A:3-1L D:2-1L C:4-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-2 4-4 4-2 4-0 3-1 1-1"
deal.B = "6-6 6-4 6-3 5-0 3-3 3-0 0-0"
deal.C = "6-5 6-2 5-4 5-3 4-3 2-1 2-0"
deal.D = "6-0 5-5 5-1 4-1 3-2 2-2 1-0"
yard = ""
play = """
A:6-1 D:6-0L C:2-1R B:3-0L A:3-1L D:2-2R C:6-2R B:6-3R A:1-1L
D:3-2R C:2-0R B:5-0R A:5-2R D:5-1L C:6-5L B:6-4L A:4-4L D:4-1L
C:pass B:pass A:4-2R D:1-0L C:5-4R B:0-0L A:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 5-4 4-2 2-1 2-0"
deal.B = "6-4 6-3 5-2 4-3 4-0 3-0 2-2"
deal.C = "6-1 5-3 5-0 4-4 3-3 3-2 0-0"
deal.D = "6-0 5-5 5-1 4-1 3-1 1-1 1-0"
yard = ""
play = """
A:6-6 D:6-0L C:6-1R B:3-0L A:2-1R D:3-1L C:3-2R B:4-3R A:5-4R
D:5-1R C:pass B:pass A:pass D:1-1L C:pass B:pass A:pass D:4-1L
C:4-4L B:4-0L A:2-0L D:1-0R C:5-0R B:5-2L A:6-5L D:5-5R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-4 6-0 5-3 5-0 3-3"
deal.B = "6-1 4-4 4-1 4-0 3-1 1-1 0-0"
deal.C = "6-3 5-2 5-1 4-3 3-2 2-0 1-0"
deal.D = "6-2 5-5 5-4 4-2 3-0 2-2 2-1"
yard = ""
play = """
D:2-2 C:5-2L B:pass A:6-5L D:6-2L C:3-2L B:3-1L A:pass D:2-1L
C:2-0L B:0-0L A:6-0L D:4-2R C:6-3L B:4-0R A:5-3L D:5-5L C:5-1L
B:6-1L A:6-6L D:3-0R C:4-3R B:4-1R A:6-4L D:5-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-0 4-4 4-3 3-3 3-1 2-1"
deal.B = "6-1 5-5 5-3 5-0 4-0 2-2 1-0"
deal.C = "5-4 5-1 4-2 3-2 3-0 2-0 1-1"
deal.D = "6-6 6-5 6-4 6-3 5-2 4-1 0-0"
yard = ""
play = """
D:6-6 C:pass B:6-1L A:3-1L D:6-3L C:pass B:pass A:6-2L D:5-2L
C:5-4L B:4-0L A:6-0L D:6-4L C:4-2L B:2-2L A:2-1L D:4-1L C:pass
B:pass A:4-4L D:6-5R C:5-1R B:1-0R A:4-3L D:0-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 5-1 5-0 4-3 3-3 2-1"
deal.B = "6-1 5-4 5-3 4-4 3-1 2-0 0-0"
deal.C = "6-5 6-0 5-5 4-2 3-0 1-1 1-0"
deal.D = "6-4 6-3 5-2 4-1 4-0 3-2 2-2"
yard = ""
play = """
D:2-2 C:4-2L B:5-4L A:5-1L D:4-1L C:pass B:2-0R A:4-3L D:4-0R
C:3-0L B:4-4R A:5-0L D:5-2L C:pass B:pass A:6-2L D:6-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-4 5-0 4-3 4-2 4-0 2-2"
deal.B = "6-5 6-1 5-2 4-1 3-0 1-1 1-0"
deal.C = "6-3 6-2 6-0 5-1 4-4 2-1 2-0"
deal.D = "6-4 5-5 5-3 3-3 3-2 3-1 0-0"
yard = ""
play = """
D:3-3 C:6-3L B:6-1L A:4-3R D:3-1L C:4-4R B:3-0L A:5-0L D:5-5L
C:5-1L B:1-1L A:5-4R D:5-3R C:2-1L B:5-2L A:pass D:3-2R C:6-2R
B:6-5L A:6-6L D:6-4L C:6-0R B:4-1L A:4-0R D:pass C:pass B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-2 4-3 4-2 4-1 3-3 1-1 1-0"
deal.B = "6-6 6-5 6-2 5-3 4-0 2-1 2-0"
deal.C = "6-4 6-3 5-4 5-1 3-1 3-0 2-2"
deal.D = "6-1 6-0 5-5 5-0 4-4 3-2 0-0"
yard = ""
play = """
B:2-0 A:5-2L D:5-5L C:5-4L B:4-0R A:4-3L D:4-4R C:6-4R B:6-2R
A:3-3L D:3-2L C:2-2L B:2-1L A:4-1L D:pass C:pass B:pass A:4-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 4-3 4-2 3-2 3-1 3-0"
deal.B = "6-6 6-4 6-0 5-0 4-1 4-0 3-3"
deal.C = "5-4 5-2 2-2 2-1 1-1 1-0 0-0"
deal.D = "6-3 6-1 5-5 5-3 5-1 4-4 2-0"
yard = ""
play = """
A:6-5 D:5-5R C:5-4R B:6-4L A:4-3L D:4-4R C:pass B:4-1R A:3-2L
D:5-1R C:5-2L B:5-0L A:3-0L D:5-3R C:pass B:3-3L A:3-1L D:6-1L
C:pass B:6-0L A:pass D:6-3R C:1-0L B:6-6R A:6-2R D:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-2 5-2 4-2 4-1 2-2"
deal.B = "6-4 6-3 5-4 4-4 4-0 3-2 2-0"
deal.C = "6-1 5-1 5-0 3-3 3-1 3-0 2-1"
deal.D = "6-0 5-5 5-3 4-3 1-1 1-0 0-0"
yard = ""
play = """
D:5-5 C:5-1L B:5-4R A:4-1L D:4-3L C:3-3L B:6-3L A:6-6L D:6-0L
C:5-0L B:4-0R A:6-5L D:1-0R C:6-1L B:pass A:pass D:1-1L C:3-1L
B:3-2L A:6-2L D:pass C:2-1R B:2-0R A:pass D:0-0R C:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 5-4 5-2 4-1 3-3 1-0"
deal.B = "5-5 5-3 4-3 4-0 3-0 2-2 1-1"
deal.C = "6-5 6-3 6-2 5-1 4-2 3-2 3-1"
deal.D = "6-4 6-1 5-0 4-4 2-1 2-0 0-0"
yard = ""
play = """
C:6-5 B:5-5R A:6-6L D:5-0R C:6-3L B:4-3L A:5-4L D:2-0R C:6-2R
B:5-3L A:3-3L D:6-4R C:4-2R B:3-0L A:6-0L D:2-1R C:5-1R B:pass
A:5-2R D:6-1L C:3-2R B:1-1L A:4-1L D:4-4L C:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-0 4-4 3-3 3-1 2-2 1-0"
deal.B = "5-4 5-3 5-2 4-0 3-2 3-0 1-1"
deal.C = "6-4 6-1 6-0 5-1 4-3 4-2 2-0"
deal.D = "6-6 6-5 6-3 6-2 4-1 2-1 0-0"
yard = ""
play = """
C:6-4 B:5-4R A:5-5R D:6-5R C:6-1L B:1-1L A:3-1L D:6-3L C:6-0L
B:4-0L A:4-4L D:6-6R C:4-3L B:3-2L A:2-2L D:6-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 5-0 4-3 4-0 3-2 3-0"
deal.B = "6-3 4-2 4-1 3-1 2-1 1-0 0-0"
deal.C = "6-6 6-5 6-0 5-2 5-1 2-0 1-1"
deal.D = "6-1 5-5 5-4 5-3 4-4 3-3 2-2"
yard = ""
play = """
D:5-5 C:6-5L B:6-3L A:4-3L D:5-4L C:5-2L B:2-1L A:5-0R D:6-1L
C:6-6L B:1-0R A:6-4L D:4-4L C:5-1R B:4-1L A:pass D:5-3R C:1-1L
B:3-1L A:3-2L D:3-3R C:2-0L B:0-0L A:4-0L D:pass C:pass B:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 5-1 4-0 3-1 2-2 1-1"
deal.B = "6-5 6-4 6-2 4-1 3-0 2-0 1-0"
deal.C = "6-3 5-2 4-3 4-2 3-3 3-2 2-1"
deal.D = "6-6 6-0 5-5 5-3 5-0 4-4 0-0"
yard = ""
play = """
B:2-0 A:2-2L D:5-0R C:5-2L B:6-5L A:6-1L D:5-5R C:2-1L B:6-2L
A:5-4R D:6-6L C:6-3L B:4-1R A:3-1L D:pass C:pass B:1-0L A:4-0L
D:4-4L C:4-3L B:3-0L A:5-1R D:0-0L C:pass B:pass A:pass D:6-0L
C:pass B:6-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 5-5 5-3 4-0 3-0 1-1"
deal.B = "6-3 6-2 5-4 2-2 2-0 1-0 0-0"
deal.C = "5-2 4-4 4-3 4-2 4-1 3-2 2-1"
deal.D = "6-5 6-4 6-1 5-1 5-0 3-3 3-1"
yard = ""
play = """
B:2-2 A:pass D:pass C:5-2L B:5-4L A:4-0L D:5-0L C:4-2R B:pass
A:5-5L D:6-4R C:pass B:6-2R A:5-3L D:3-3L C:4-3L B:2-0R A:6-0R
D:6-5R C:4-4L B:pass A:pass D:5-1R C:4-1L B:1-0L A:3-0L D:6-1R
C:3-2L B:6-3R A:pass D:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 6-0 5-0 4-3 2-1 0-0"
deal.B = "6-3 5-4 5-3 4-4 3-2 3-1 1-0"
deal.C = "6-1 5-1 4-1 4-0 3-0 2-2 1-1"
deal.D = "6-5 6-4 5-5 5-2 4-2 3-3 2-0"
yard = ""
play = """
D:5-5 C:5-1L B:3-1L A:4-3L D:4-2L C:2-2L B:5-3R A:6-2L D:6-5L
C:3-0R B:5-4L A:6-0R D:6-4L C:6-1L B:1-0L A:5-0L D:5-2L C:pass
B:6-3R A:2-1L D:3-3R C:4-1L B:4-4L A:pass D:pass C:4-0L B:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 4-3 4-0 3-2 3-1 0-0"
deal.B = "6-2 6-1 5-1 4-2 3-3 1-1 1-0"
deal.C = "6-3 6-0 5-0 4-4 4-1 3-0 2-1"
deal.D = "6-6 6-5 6-4 5-4 5-2 2-2 2-0"
yard = ""
play = """
B:1-1 A:3-1L D:pass C:6-3L B:6-1R A:pass D:6-6L C:6-0L B:6-2R
A:4-0L D:6-4L C:2-1R B:1-0R A:0-0R D:2-0R C:pass B:4-2R A:4-3R
D:6-5L C:5-0L B:3-3R A:5-3R D:5-2R C:3-0L B:pass A:3-2L D:2-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-21"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-21"
commitment = "0a1e2acc6110e0803bfe1d22636f9cc288a5297016c73f3b8c8c215b052f025c"
secret = "e615039288c481b3ee33e4c0ce71283f9e7dc485f78fdc7c2c652936c9576c94"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "5-4 5-0 4-3 3-3 3-2 2-2 0-0"
deal.B = "6-4 6-0 5-2 5-1 4-4 4-0 2-1"
deal.C = "6-3 6-2 5-3 4-2 3-1 3-0 2-0"
deal.D = "6-6 6-5 6-1 5-5 4-1 1-1 1-0"
yard = ""
play = """
D:6-6 C:6-3L B:6-4R A:3-3L D:4-1R C:3-1R B:pass A:4-3L D:pass
C:4-2L B:5-2L A:5-4L D:pass C:3-0R B:4-4L A:5-0R D:6-5R C:6-2R
B:4-0L A:3-2R D:1-0L C:5-3R B:5-1L A:pass D:5-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 5-4 5-2 3-1 2-0 0-0"
deal.B = "6-4 6-2 5-3 4-4 4-1 4-0 1-0"
deal.C = "6-5 6-3 5-5 5-1 3-3 3-0 1-1"
deal.D = "6-1 5-0 4-3 4-2 3-2 2-2 2-1"
yard = ""
play = """
C:5-5 B:5-3L A:5-2R D:4-3L C:pass B:6-4L A:2-0R D:6-1L C:3-0R
B:4-1L A:5-4L D:5-0L C:3-3R B:4-0L A:3-1R D:4-2L C:5-1R B:6-2L
A:6-0L D:pass C:6-5R B:1-0L A:6-6R D:2-1L C:6-3R B:pass A:pass
D:3-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 5-2 5-1 3-0 2-0 0-0"
deal.B = "6-4 6-1 5-0 4-1 3-1 2-2 1-0"
deal.C = "6-6 5-4 4-3 4-2 3-3 2-1 1-1"
deal.D = "6-5 6-2 6-0 5-3 4-4 4-0 3-2"
yard = ""
play = """
A:5-1 D:6-5L C:6-6L B:6-4L A:pass D:4-4L C:4-3L B:6-1R A:3-0L
D:6-0L C:pass B:pass A:6-3L D:5-3L C:5-4L B:4-1L A:pass D:6-2R
C:2-1L B:2-2L A:2-0L D:4-0L C:4-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 6-2 4-2 3-3 3-2 1-1"
deal.B = "6-5 6-1 6-0 5-3 3-1 2-1 1-0"
deal.C = "6-3 5-5 4-4 4-3 2-2 2-0 0-0"
deal.D = "5-4 5-2 5-1 5-0 4-1 4-0 3-0"
yard = ""
play = """
D:5-4 C:5-5L B:6-5L A:4-2R D:5-2R C:6-3L B:5-3L A:pass D:5-1L
C:pass B:6-1L A:6-6L D:5-0R C:2-0R B:6-0L A:6-2R D:4-0L C:4-4L
B:pass A:6-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "4-4 4-0 3-2 2-0 1-1 1-0 0-0"
deal.B = "6-3 6-2 5-4 5-3 4-3 4-2 2-2"
deal.C = "6-4 6-1 5-5 5-1 5-0 4-1 3-0"
deal.D = "6-6 6-5 6-0 5-2 3-3 3-1 2-1"
yard = ""
play = """
D:6-6 C:6-1L B:6-3R A:1-0L D:6-0L C:3-0R B:6-2L A:4-0R D:5-2L
C:5-5L B:5-4L A:4-4L D:pass C:6-4L B:4-3R A:3-2R D:6-5L C:5-1L
B:4-2R A:1-1L D:3-1L C:4-1R B:5-3L A:pass D:2-1R C:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-0 5-5 4-2 4-0 1-1"
deal.B = "6-6 6-3 5-2 3-0 2-1 2-0 1-0"
deal.C = "5-4 5-0 3-3 3-2 3-1 2-2 0-0"
deal.D = "6-2 6-1 5-3 5-1 4-4 4-3 4-1"
yard = ""
play = """
C:3-3 B:6-3L A:6-0L D:5-3R C:5-0L B:5-2L A:5-5R D:6-2L C:5-4R
B:6-6L A:6-4R D:6-1L C:3-1L B:3-0L A:6-5R D:5-1R C:0-0L B:2-1R
A:4-0L D:4-4L C:2-2R B:2-0R A:4-2L D:pass C:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-0 4-2 4-0 3-3 3-1 3-0 2-2"
deal.B = "6-6 6-2 6-0 4-1 3-2 2-1 2-0"
deal.C = "6-5 6-4 6-3 6-1 5-4 5-2 4-3"
deal.D = "5-5 5-3 5-1 4-4 1-1 1-0 0-0"
yard = ""
play = """
C:6-5 B:6-6L A:5-0R D:1-0R C:6-1R B:6-2L A:4-2L D:4-4L C:6-4L
B:6-0L A:4-0L D:pass C:5-4L B:pass A:pass D:5-5L C:5-2L B:3-2L
A:3-1L D:5-1L C:6-3R B:pass A:3-3R D:5-3L C:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 4-2 3-1 3-0 2-2 2-0 0-0"
deal.B = "6-5 6-2 6-1 5-3 5-2 5-0 1-0"
deal.C = "6-4 6-3 5-1 4-3 4-1 4-0 3-3"
deal.D = "6-0 5-5 5-4 4-4 3-2 2-1 1-1"
yard = ""
play = """
C:3-3 B:5-3L A:3-0R D:5-5L C:4-0R B:6-5L A:4-2R D:6-0L C:pass
B:6-2R A:6-6R D:pass C:6-4R B:5-0L A:pass D:5-4L C:4-3L B:pass
A:3-1L D:2-1L C:4-1R B:5-2L A:pass D:1-1R C:5-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-3 5-0 4-3 3-1 1-0"
deal.B = "6-1 5-4 5-1 3-0 2-2 2-1 0-0"
deal.C = "6-6 6-3 6-0 5-5 5-2 4-4 1-1"
deal.D = "6-4 4-2 4-1 4-0 3-3 3-2 2-0"
yard = ""
play = """
A:5-3 D:3-3R C:5-5L B:5-4L A:3-1R D:6-4L C:6-6L B:6-1L A:1-0L
D:4-0L C:4-4L B:5-1R A:4-3L D:3-2L C:5-2L B:pass A:6-5L D:pass
C:6-3L B:3-0L A:5-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-0 4-1 4-0 3-0 1-0"
deal.B = "6-5 5-0 4-4 4-3 4-2 3-1 2-2"
deal.C = "6-3 5-3 5-2 3-3 3-2 1-1 0-0"
deal.D = "6-2 6-1 5-5 5-4 5-1 2-1 2-0"
yard = ""
play = """
B:6-5 A:6-4L D:5-4L C:5-3L B:4-3L A:4-1L D:6-1L C:6-3L B:5-0R
A:1-0R D:5-1R C:3-3L B:3-1L A:pass D:2-1L C:3-2L B:pass A:3-0L
D:2-0L C:5-2L B:pass A:pass D:5-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-3 5-0 4-2 3-0 1-0"
deal.B = "6-2 5-2 5-1 4-4 4-3 4-1 3-3"
deal.C = "6-6 6-5 4-0 3-2 3-1 1-1 0-0"
deal.D = "6-4 6-3 6-0 5-4 2-2 2-1 2-0"
yard = ""
play = """
C:6-6 B:6-2L A:4-2L D:6-4L C:6-5L B:5-2L A:6-1R D:2-2L C:1-1R
B:5-1R A:5-3R D:2-1L C:3-2R B:4-1L A:pass D:5-4L C:pass B:pass
A:5-0L D:6-0L C:pass B:pass A:pass D:6-3L C:3-1L B:pass A:1-0L
D:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-4 4-3 4-2 3-0 2-2 2-1"
deal.B = "6-3 6-2 6-1 5-3 5-1 4-4 1-0"
deal.C = "6-5 6-4 5-5 5-2 4-0 3-1 2-0"
deal.D = "6-0 5-0 4-1 3-3 3-2 1-1 0-0"
yard = ""
play = """
D:6-0 C:6-5L B:5-3L A:4-3L D:4-1L C:3-1L B:6-3L A:3-0R D:3-3R
C:6-4L B:4-4L A:4-2L D:3-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-5 5-1 4-2 4-0 2-2 1-1"
deal.B = "6-5 5-3 5-2 5-0 4-1 3-2 2-1"
deal.C = "6-6 6-3 6-0 4-3 3-1 3-0 1-0"
deal.D = "6-4 6-1 5-4 4-4 3-3 2-0 0-0"
yard = ""
play = """
D:6-4 C:6-6L B:6-5L A:5-1L D:6-1L C:4-3R B:5-3R A:6-2L D:2-0L
C:6-0L B:5-2R A:4-2R D:5-4R C:6-3L B:3-2L A:2-2L D:pass C:pass
B:5-0R A:4-0R D:4-4R C:pass B:4-1R A:1-1R D:pass C:3-1R B:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-4 5-3 5-2 4-1 1-0"
deal.B = "6-5 6-2 6-1 6-0 3-1 1-1 0-0"
deal.C = "5-1 4-4 4-0 3-2 3-0 2-2 2-1"
deal.D = "6-6 6-3 5-0 4-3 4-2 3-3 2-0"
yard = ""
play = """
B:6-5 A:5-2R D:6-6L C:2-2R B:6-2L A:pass D:4-2L C:4-4L B:pass
A:6-4L D:6-3L C:3-2L B:pass A:pass D:2-0L C:4-0L B:pass A:5-4L
D:5-0L C:3-0L B:3-1L A:1-0L D:pass C:2-1R B:6-1R A:pass D:pass
C:pass B:6-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 4-4 3-2 3-1 2-1 1-0"
deal.B = "6-6 6-4 5-2 5-1 4-0 3-0 1-1"
deal.C = "6-5 6-2 5-5 4-3 2-2 2-0 0-0"
deal.D = "6-3 6-1 5-4 5-0 4-2 4-1 3-3"
yard = ""
play = """
B:6-6 A:6-0L D:5-0L C:6-5L B:6-4L A:4-4L D:5-4L C:5-5L B:5-2L
A:2-1L D:6-1L C:6-2L B:pass A:3-2L D:6-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-0 5-3 4-4 3-1 2-1"
deal.B = "6-3 6-2 6-1 5-5 5-4 5-2 4-3"
deal.C = "5-0 4-2 4-1 4-0 3-0 2-2 0-0"
deal.D = "6-5 5-1 3-3 3-2 2-0 1-1 1-0"
yard = ""
play = """
A:4-4 D:pass C:4-0L B:5-4R A:6-0L D:6-5L C:5-0L B:5-5R A:5-3R
D:2-0L C:3-0R B:6-2L A:6-6L D:1-0R C:4-1R B:6-3L A:6-4R D:3-3L
C:pass B:4-3L A:pass D:pass C:4-2L B:5-2L A:pass D:5-1L C:pass
B:6-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-1 5-0 4-3 2-2 2-1 1-1 0-0"
deal.B = "6-3 6-2 4-2 4-1 4-0 3-3 2-0"
deal.C = "6-6 6-4 6-0 5-5 3-2 3-1 1-0"
deal.D = "6-5 6-1 5-4 5-3 5-2 4-4 3-0"
yard = ""
play = """
B:6-3 A:4-3R D:6-5L C:5-5L B:4-2R A:5-0L D:3-0L C:3-2R B:3-3L
A:pass D:5-3L C:3-1R B:4-1R A:5-1L D:6-1L C:6-4R B:6-2L A:2-2L
D:5-2L C:6-6R B:pass A:pass D:5-4L C:6-0R B:4-0L A:0-0L D:pass
C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-5 4-4 4-3 3-2 3-0 2-0"
deal.B = "6-5 6-1 5-4 4-2 2-2 2-1 1-1"
deal.C = "6-4 6-0 5-3 5-0 4-1 3-1 1-0"
deal.D = "6-3 6-2 5-2 5-1 4-0 3-3 0-0"
yard = ""
play = """
C:decline A:3-2 D:6-3L C:6-0L B:4-2R A:4-4R D:4-0L C:6-4L B:6-5L
A:5-5L D:5-2L C:4-1R B:6-1R A:2-0L D:0-0L C:5-0L B:5-4L A:6-6R
D:6-2R C:pass B:2-2R A:4-3L D:3-3L C:3-1L B:2-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-3 5-5 5-4 5-1 3-1"
deal.B = "5-3 4-3 4-2 4-1 2-2 2-1 1-1"
deal.C = "6-6 6-0 5-2 5-0 4-0 3-2 2-0"
deal.D = "6-2 6-1 4-4 3-3 3-0 1-0 0-0"
yard = ""
play = """
B:5-3 A:5-5L D:3-3R C:5-0L B:4-3R A:6-4R D:3-0L C:6-6R B:pass
A:6-5R D:pass C:5-2R B:4-2R A:3-1L D:6-1L C:4-0R B:pass A:6-3L
D:1-0R C:3-2L B:4-1R A:5-4R D:6-2L C:6-0L B:pass A:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-1 4-1 3-0 2-2 1-1 0-0"
deal.B = "6-5 6-3 6-2 4-4 4-3 4-2 2-1"
deal.C = "6-6 6-4 6-1 6-0 5-4 5-2 3-2"
deal.D = "5-5 5-0 4-0 3-3 3-1 2-0 1-0"
yard = ""
play = """
A:decline C:6-6 B:6-5L A:5-3L D:3-3L C:3-2L B:6-3R A:3-0R D:2-0L
C:6-0L B:6-2L A:2-2L D:5-0R C:5-2L B:pass A:5-1L D:3-1L C:5-4R
B:4-4R A:4-1R D:1-0R C:pass B:4-3L A:0-0R D:4-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-4 4-4 3-1 2-2 2-1"
deal.B = "6-5 5-3 5-1 5-0 4-0 3-3 1-1"
deal.C = "6-2 6-1 5-5 4-3 4-2 2-0 0-0"
deal.D = "6-4 6-3 5-2 4-1 3-2 3-0 1-0"
yard = ""
play = """
A:6-0 D:6-4L C:4-2L B:5-0R A:5-4R D:5-2L C:5-5L B:6-5L A:4-4R
D:6-3L C:4-3L B:4-0L A:pass D:3-0L C:pass B:5-3L A:pass D:4-1R
C:6-1R B:5-1L A:3-1L D:3-2L C:6-2R B:pass A:2-2L D:pass C:2-0L
B:pass A:2-1R D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-3 5-5 5-1 4-1 0-0"
deal.B = "6-0 5-3 5-2 4-0 3-1 3-0 1-1"
deal.C = "6-6 6-2 5-0 4-2 3-3 3-2 2-2"
deal.D = "6-1 5-4 4-4 4-3 2-1 2-0 1-0"
yard = ""
play = """
D:6-1 C:6-6L B:6-0L A:4-1R D:2-0L C:4-2R B:5-2L A:6-5L D:2-1R
C:6-2L B:3-1R A:6-3R D:pass C:2-2L B:pass A:6-4R D:5-4R C:5-0R
B:4-0R A:pass D:4-4R C:3-2L B:5-3L A:5-1L D:1-0L C:pass B:3-0L
A:pass D:4-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-3 3-0 2-0 1-1 1-0"
deal.B = "6-6 6-2 5-4 5-3 5-0 4-4 4-1"
deal.C = "4-3 4-2 4-0 3-3 3-1 2-2 2-1"
deal.D = "6-1 6-0 5-5 5-2 5-1 3-2 0-0"
yard = ""
play = """
D:6-1 C:3-1R B:6-6L A:3-0R D:6-0L C:4-0L B:5-4L A:6-5L D:0-0R
C:pass B:6-2L A:2-0R D:5-2L C:2-2R B:5-3L A:6-3L D:3-2R C:3-3R
B:pass A:6-4L D:pass C:4-2L B:pass A:pass D:pass C:4-3R B:4-4R
A:pass D:pass C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 5-2 5-0 4-2 3-2 2-2"
deal.B = "6-0 5-3 5-1 3-3 2-1 1-1 1-0"
deal.C = "6-5 6-4 6-2 5-4 4-4 4-3 3-1"
deal.D = "6-1 5-5 4-1 4-0 3-0 2-0 0-0"
yard = ""
play = """
C:4-4 B:pass A:4-2L D:2-0L C:6-4R B:6-0L A:6-3L D:3-0L C:6-5R
B:5-3R A:3-2R D:4-0L C:6-2R B:pass A:6-6R D:4-1L C:3-1L B:3-3L
A:pass D:6-1R C:4-3L B:5-1R A:5-0R D:0-0R C:5-4L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 5-4 5-1 4-0 3-3 2-0"
deal.B = "6-2 5-5 5-3 4-3 3-0 1-0 0-0"
deal.C = "6-6 6-5 5-2 4-4 4-2 2-2 2-1"
deal.D = "6-4 6-3 5-0 4-1 3-2 3-1 1-1"
yard = ""
play = """
C:6-6 B:6-2L A:2-0L D:5-0L C:6-5R B:5-5L A:5-4L D:6-4L C:5-2R
B:pass A:6-0L D:3-2R C:pass B:5-3R A:4-0L D:4-1L C:2-1L B:pass
A:5-1R D:3-1R C:2-2L B:4-3R A:pass D:pass C:4-4R B:pass A:pass
D:pass C:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 5-5 5-2 4-0 3-3 0-0"
deal.B = "6-2 5-4 4-4 4-3 4-1 3-0 2-1"
deal.C = "6-4 6-3 5-1 3-2 2-2 2-0 1-0"
deal.D = "6-5 6-1 5-3 5-0 4-2 3-1 1-1"
yard = ""
play = """
C:2-2 B:6-2L A:5-2R D:6-5L C:5-1L B:5-4R A:4-0R D:6-1L C:2-0R
B:2-1R A:6-6L D:3-1R C:6-3R B:pass A:6-0L D:5-0L C:6-4R B:4-4R
A:5-5L D:5-3L C:3-2L B:4-3R A:3-3R D:4-2L C:pass B:4-1L A:pass
D:1-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 4-2 3-3 3-1 1-1 1-0"
deal.B = "6-6 5-3 5-2 5-1 4-1 2-2 0-0"
deal.C = "6-5 6-1 5-0 4-0 3-2 3-0 2-1"
deal.D = "6-4 6-2 6-0 5-4 4-4 4-3 2-0"
yard = ""
play = """
D:6-4 C:4-0R B:6-6L A:1-0R D:6-2L C:6-1R B:5-2L A:5-5L D:5-4L
C:6-5R B:5-3R A:6-3R D:4-4L C:pass B:4-1L A:3-1L D:4-3L C:pass
B:pass A:4-2L D:2-0L C:3-0L B:pass A:3-3L D:6-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 6-0 5-0 4-3 4-0 1-1"
deal.B = "6-6 5-4 5-2 3-2 3-1 2-0 1-0"
deal.C = "6-5 6-2 5-5 5-3 4-4 3-3 2-1"
deal.D = "6-3 5-1 4-2 4-1 3-0 2-2 0-0"
yard = ""
play = """
D:6-3 C:3-3R B:6-6L A:6-0L D:3-0L C:5-3L B:5-4L A:6-4L D:pass
C:6-5L B:5-2L A:4-3R D:4-2L C:4-4L B:pass A:4-0L D:0-0L C:pass
B:2-0L A:pass D:2-2L C:6-2L B:pass A:6-1L D:5-1L C:5-5L B:pass
A:5-0L D:4-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 6-1 5-4 5-2 5-1 3-3"
deal.B = "6-5 6-4 5-0 3-1 3-0 1-0 0-0"
deal.C = "6-2 5-5 5-3 4-3 4-1 2-1 2-0"
deal.D = "6-0 4-4 4-2 4-0 3-2 2-2 1-1"
yard = ""
play = """
D:6-0 C:6-2L B:5-0R A:5-4R D:4-2L C:4-3L B:6-4R A:6-3R D:3-2L
C:5-3R B:6-5R A:5-2L D:pass C:5-5L B:pass A:6-1R D:1-1R C:2-1R
B:pass A:5-1L D:2-2R C:4-1L B:pass A:pass D:4-4L C:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 6-3 6-0 3-2 2-0 0-0"
deal.B = "6-5 6-2 6-1 5-0 4-3 4-0 1-1"
deal.C = "5-5 5-1 4-4 4-1 3-3 2-1 1-0"
deal.D = "5-4 5-3 5-2 4-2 3-1 3-0 2-2"
yard = ""
play = """
C:5-5 B:6-5L A:6-3L D:5-3L C:5-1L B:6-1L A:6-6L D:5-4R C:4-4R
B:6-2L A:6-4R D:5-2L C:pass B:5-0L A:6-0R D:3-0L C:3-3L B:4-3L
A:2-0R D:4-2L C:2-1L B:1-1L A:3-2R D:3-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-1 4-2 3-3 2-0 1-0"
deal.B = "6-6 6-0 5-3 4-4 3-2 3-1 0-0"
deal.C = "6-3 6-1 5-5 5-4 3-0 2-2 1-1"
deal.D = "6-2 5-2 5-0 4-3 4-1 4-0 2-1"
yard = ""
play = """
A:6-5 D:6-2L C:5-5R B:5-3R A:2-0L D:5-0L C:6-3R B:6-6R A:6-4R
D:5-2L C:5-4R B:3-2L A:3-3L D:4-3L C:pass B:4-4L A:5-1R D:4-1L
C:1-1L B:3-1L A:1-0R D:4-0R C:3-0L B:6-0L A:4-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-1 5-5 4-2 3-1 2-2"
deal.B = "6-0 5-2 5-1 3-3 3-0 2-0 1-0"
deal.C = "6-6 6-5 6-2 5-4 4-4 4-1 2-1"
deal.D = "5-3 5-0 4-3 4-0 3-2 1-1 0-0"
yard = ""
play = """
A:2-2 D:3-2L C:6-2R B:3-3L A:6-1R D:5-3L C:6-5L B:6-0L A:3-1R
D:5-0L C:5-4L B:3-0R A:6-4L D:4-0R C:6-6L B:pass A:6-3L D:4-3L
C:4-4L B:pass A:4-2L D:pass C:4-1R B:5-2L A:5-5L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-3 3-2 2-2 2-0 1-1"
deal.B = "6-0 5-0 4-4 4-2 3-3 2-1 1-0"
deal.C = "6-6 6-4 6-2 5-5 4-3 4-1 3-1"
deal.D = "6-5 5-4 5-2 5-1 4-0 3-0 0-0"
yard = ""
play = """
A:3-2 D:3-0L C:6-2R B:6-0L A:6-1L D:5-1L C:6-6R B:5-0L A:6-3R
D:4-0L C:4-3L B:3-3L A:5-3L D:6-5L C:6-4L B:4-4L A:pass D:5-4L
C:5-5L B:pass A:pass D:5-2L C:3-1R B:4-2L A:1-1R D:pass C:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-0 4-4 4-3 3-3 3-0"
deal.B = "6-6 6-2 5-2 4-1 3-1 1-1 1-0"
deal.C = "6-5 6-3 5-5 5-3 4-2 4-0 2-0"
deal.D = "6-1 5-4 5-1 3-2 2-2 2-1 0-0"
yard = ""
play = """
C:5-5 B:5-2L A:5-0R D:3-2L C:5-3L B:1-0R A:pass D:5-4L C:4-2L
B:6-2L A:6-4L D:6-1R C:4-0L B:6-6R A:6-0L D:pass C:6-5L B:pass
A:pass D:5-1L C:6-3R B:4-1L A:4-3L D:pass C:pass B:3-1L A:3-0R
D:2-1L C:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-22"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-22"
commitment = "a45b98469a8886265ad873bcc5cfedace536af989b170941ef8f289194bdf2c2"
secret = "6a53610ed978e25c7aba1f0a671e20b8e26382fae25e165383d7c09a93b4bf0e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 5-2 4-3 4-0 3-1 2-0"
deal.B = "6-4 5-1 5-0 4-2 3-0 2-2 0-0"
deal.C = "6-5 6-1 4-1 3-3 3-2 2-1 1-1"
deal.D = "6-3 6-2 6-0 5-5 5-3 4-4 1-0"
yard = ""
play = """
A:6-6 D:6-2L C:3-2L B:3-0L A:4-0L D:6-3R C:4-1L B:5-1L A:5-4L
D:4-4L C:3-3R B:4-2L A:5-2L D:5-5L C:6-5L B:6-4L A:4-3L D:5-3L
C:pass B:5-0L A:3-1R D:1-0L C:6-1L B:pass A:pass D:6-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-1 4-4 4-2 4-1 4-0 3-0"
deal.B = "5-5 3-3 3-2 3-1 2-2 2-0 1-0"
deal.C = "6-6 6-5 6-3 6-0 5-0 4-3 2-1"
deal.D = "6-4 5-4 5-3 5-2 5-1 1-1 0-0"
yard = ""
play = """
D:5-4 C:6-5L B:pass A:4-4R D:6-4R C:6-6L B:pass A:6-2L D:5-2L
C:5-0L B:2-0L A:6-1R D:1-1R C:2-1L B:3-1L A:4-1R D:5-3L C:4-3R
B:5-5L A:3-0R D:0-0R C:6-0R B:pass A:pass D:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 6-1 5-4 3-3 2-1 2-0"
deal.B = "6-5 6-0 5-3 5-2 4-4 4-2 2-2"
deal.C = "6-2 5-1 5-0 4-3 3-1 3-0 1-0"
deal.D = "6-4 5-5 4-1 4-0 3-2 1-1 0-0"
yard = ""
play = """
D:1-1 C:5-1L B:5-2L A:6-1R D:3-2L C:4-3L B:4-4L A:6-6R D:6-4R
C:pass B:4-2L A:5-4R D:5-5R C:6-2L B:6-5L A:pass D:pass C:5-0L
B:6-0L A:6-3L D:pass C:3-1L B:5-3R A:3-3R D:4-1L C:3-0R B:pass
A:2-0R D:4-0L C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-1 5-5 5-3 4-3 3-2 3-1"
deal.B = "6-5 6-4 6-0 5-1 2-2 2-0 1-0"
deal.C = "6-2 5-2 5-0 3-3 3-0 2-1 0-0"
deal.D = "6-3 5-4 4-4 4-2 4-1 4-0 1-1"
yard = ""
play = """
C:6-2 B:2-2R A:6-6L D:6-3L C:3-3L B:2-0R A:5-3L D:5-4L C:5-0R
B:6-4L A:5-5R D:pass C:5-2R B:6-5L A:3-2R D:pass C:3-0R B:6-0R
A:6-1R D:1-1R C:2-1R B:5-1L A:3-1L D:4-2R C:pass B:pass A:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 5-2 4-3 3-3 3-2 3-1"
deal.B = "6-0 5-4 5-1 4-4 3-0 2-2 2-0"
deal.C = "6-6 6-4 6-3 6-2 5-0 1-1 1-0"
deal.D = "6-5 5-3 4-2 4-1 4-0 2-1 0-0"
yard = ""
play = """
A:5-5 D:6-5L C:6-6L B:6-0L A:5-2R D:0-0L C:5-0L B:2-0R A:pass
D:5-3L C:6-3L B:3-0R A:6-1L D:2-1L C:6-2L B:pass A:4-3R D:4-2R
C:6-4L B:5-4L A:3-2R D:pass C:pass B:5-1L A:3-3R D:4-1L C:pass
B:4-4L A:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-0 5-5 3-3 2-0 1-1"
deal.B = "5-3 5-2 4-2 4-1 3-1 3-0 1-0"
deal.C = "6-5 6-4 5-1 4-4 4-3 2-1 0-0"
deal.D = "6-2 6-1 5-4 5-0 4-0 3-2 2-2"
yard = ""
play = """
A:6-6 D:6-2L C:2-1L B:3-1L A:6-3L D:6-1L C:5-1L B:5-3L A:3-3L
D:3-2L C:6-5R B:5-2R A:2-0L D:2-2R C:0-0L B:1-0L A:1-1L D:pass
C:pass B:4-2R A:pass D:5-4R C:pass B:4-1L A:5-5R D:5-0R C:6-4L
B:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 5-3 4-2 3-0 2-0 1-1"
deal.B = "5-5 5-4 5-2 5-1 5-0 4-0 3-1"
deal.C = "6-6 6-2 4-4 4-3 4-1 2-2 0-0"
deal.D = "6-5 6-3 6-0 3-3 3-2 2-1 1-0"
yard = ""
play = """
B:5-5 A:5-3L D:3-2L C:6-2L B:5-4R A:6-4L D:pass C:4-4L B:4-0L
A:4-2R D:6-0L C:6-6L B:5-2R A:6-1L D:1-0L C:0-0L B:5-0L A:pass
D:6-5L C:pass B:5-1R A:1-1R D:2-1R C:2-2R B:pass A:2-0R D:6-3L
C:4-3L B:pass A:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-5 5-2 4-0 3-3 2-1"
deal.B = "6-5 6-4 6-1 6-0 4-4 4-2 0-0"
deal.C = "6-6 5-4 3-2 3-1 2-2 2-0 1-0"
deal.D = "5-3 5-1 5-0 4-3 4-1 3-0 1-1"
yard = ""
play = """
A:5-5 D:5-1L C:3-1L B:6-5R A:6-3L D:pass C:6-6L B:6-4L A:6-2R
D:4-3L C:3-2L B:4-2L A:5-2R D:5-0R C:5-4L B:6-0R A:pass D:5-3L
C:pass B:6-1R A:3-3L D:3-0L C:2-0L B:pass A:2-1L D:1-1L C:1-0L
B:0-0L A:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 4-3 4-2 4-0 3-0 2-1 1-1"
deal.B = "6-6 6-4 6-2 5-0 4-4 3-2 2-0"
deal.C = "6-0 5-4 5-3 5-1 4-1 3-1 0-0"
deal.D = "6-5 6-3 6-1 5-2 3-3 2-2 1-0"
yard = ""
play = """
A:5-5 D:6-5L C:6-0L B:5-0R A:4-0L D:1-0R C:5-4L B:pass A:2-1R
D:2-2R C:5-3L B:3-2L A:4-2L D:5-2R C:4-1L B:pass A:1-1L D:6-1L
C:5-1R B:6-6L A:pass D:6-3L C:3-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 4-4 4-3 4-0 3-2 2-1"
deal.B = "5-4 5-3 5-1 5-0 4-2 1-0 0-0"
deal.C = "6-6 6-3 5-5 5-2 4-1 3-3 1-1"
deal.D = "6-4 6-1 6-0 3-1 3-0 2-2 2-0"
yard = ""
play = """
C:6-6 B:pass A:6-5L D:6-1R C:5-5L B:5-1R A:pass D:pass C:5-2L
B:4-2L A:4-4L D:6-4L C:6-3L B:5-3L A:pass D:pass C:pass B:5-4L
A:4-3L D:3-0L C:pass B:5-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-3 5-2 5-1 4-2 2-2"
deal.B = "6-5 6-4 6-3 6-2 5-5 4-4 1-0"
deal.C = "5-0 4-3 4-1 4-0 3-1 1-1 0-0"
deal.D = "6-6 5-4 3-3 3-2 3-0 2-1 2-0"
yard = ""
play = """
B:5-5 A:5-3L D:5-4R C:4-3L B:4-4L A:4-2L D:3-2L C:3-1L B:6-4R
A:6-1L D:6-6L C:pass B:6-3L A:6-0R D:2-0R C:pass B:6-2R A:pass
D:3-3L C:pass B:6-5R A:5-2R D:2-1R C:4-1R B:pass A:pass D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-3 5-0 4-3 4-2 4-1 2-2"
deal.B = "4-4 4-0 3-3 3-1 2-0 1-0 0-0"
deal.C = "6-6 6-5 6-0 5-4 3-2 3-0 2-1"
deal.D = "6-4 6-3 6-2 5-5 5-2 5-1 1-1"
yard = ""
play = """
D:5-1 C:6-5L B:1-0R A:6-1L D:1-1L C:2-1L B:2-0L A:5-0L D:5-2L
C:3-2L B:3-3L A:5-3L D:5-5L C:5-4L B:4-4L A:4-3L D:6-3L C:6-6L
B:0-0R A:pass D:6-2L C:6-0R B:pass A:4-2L D:6-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-3 5-1 4-0 3-0 1-1 0-0"
deal.B = "6-1 5-5 4-2 4-1 2-2 2-1 2-0"
deal.C = "6-4 5-4 5-2 5-0 4-3 3-3 3-1"
deal.D = "6-5 6-3 6-2 6-0 4-4 3-2 1-0"
yard = ""
play = """
D:6-5 C:6-4L B:5-5R A:5-3R D:6-3R C:5-4L B:6-1R A:5-1L D:1-0L
C:5-0L B:2-1R A:pass D:6-2R C:5-2L B:2-2L A:6-6R D:3-2L C:4-3L
B:4-2L A:pass D:6-0R C:pass B:2-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-0 4-1 4-0 3-3 2-2 2-0"
deal.B = "6-1 6-0 5-4 4-4 4-3 3-0 1-0"
deal.C = "6-4 6-3 6-2 5-3 5-1 3-2 0-0"
deal.D = "6-6 6-5 5-5 4-2 3-1 2-1 1-1"
yard = ""
play = """
B:4-4 A:4-1L D:4-2R C:5-1L B:5-4L A:5-2R D:6-5R C:6-4L B:6-1L
A:pass D:3-1L C:6-3L B:6-0L A:5-0L D:6-6R C:5-3L B:4-3L A:4-0L
D:pass C:0-0L B:1-0L A:pass D:1-1L C:6-2R B:pass A:2-2R D:2-1L
C:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 5-1 4-4 4-2 2-1 1-0"
deal.B = "6-6 6-0 5-4 5-3 5-0 3-2 3-1"
deal.C = "6-2 6-1 4-1 3-3 3-0 2-0 0-0"
deal.D = "6-4 5-5 5-2 4-3 4-0 2-2 1-1"
yard = ""
play = """
C:6-2 B:6-6L A:6-5L D:5-5L C:2-0R B:5-0R A:5-1L D:1-1L C:6-1L
B:5-3R A:6-3L D:4-3L C:4-1L B:3-1L A:pass D:pass C:3-3L B:3-2L
A:4-2L D:4-0L C:3-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 5-0 4-4 4-0 3-2 3-0"
deal.B = "6-6 6-0 5-3 4-3 3-3 3-1 2-0"
deal.C = "6-5 6-1 5-5 5-4 5-2 4-2 1-0"
deal.D = "6-3 5-1 4-1 2-2 2-1 1-1 0-0"
yard = ""
play = """
C:6-5 B:6-6L A:6-4L D:4-1L C:6-1L B:5-3R A:6-2L D:2-2L C:5-2L
B:3-3R A:5-0L D:6-3R C:1-0L B:3-1L A:3-2L D:2-1L C:pass B:6-0R
A:4-0R D:5-1L C:5-5L B:4-3R A:3-0R D:0-0R C:5-4L B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-3 6-0 5-3 5-0 4-1"
deal.B = "5-2 5-1 4-4 4-2 2-1 1-0 0-0"
deal.C = "6-5 6-2 6-1 4-3 3-3 3-2 3-1"
deal.D = "5-5 5-4 4-0 3-0 2-2 2-0 1-1"
yard = ""
play = """
B:4-4 A:6-4L D:4-0R C:6-5L B:5-2L A:6-0R D:2-2L C:6-2L B:pass
A:6-6L D:pass C:6-1L B:2-1L A:6-3R D:3-0R C:3-2L B:1-0R A:5-3L
D:1-1R C:3-1R B:5-1L A:4-1L D:5-4L C:4-3R B:4-2R A:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-0 5-3 4-2 3-3 1-0"
deal.B = "6-4 6-1 4-0 3-0 2-2 2-1 0-0"
deal.C = "6-6 6-2 5-5 5-1 4-4 4-1 3-2"
deal.D = "5-4 5-2 5-0 4-3 3-1 2-0 1-1"
yard = ""
play = """
A:6-5 D:5-4R C:6-6L B:6-4R A:6-3L D:3-1L C:5-1L B:6-1R A:5-3L
D:4-3L C:4-4L B:4-0L A:6-0L D:1-1R C:6-2L B:2-1L A:1-0L D:5-0L
C:5-5L B:pass A:pass D:5-2L C:3-2L B:3-0L A:pass D:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-1 5-4 5-3 5-2 5-0 3-1"
deal.B = "6-3 5-1 4-4 4-1 3-3 2-1 2-0"
deal.C = "5-5 4-3 4-2 4-0 3-2 2-2 0-0"
deal.D = "6-5 6-4 6-2 6-0 3-0 1-1 1-0"
yard = ""
play = """
D:6-5 C:5-5R B:6-3L A:5-4R D:3-0L C:4-0L B:4-4L A:pass D:6-4L
C:4-3R B:3-3R A:6-6L D:6-2L C:4-2L B:4-1L A:5-3R D:1-0L C:0-0L
B:5-1R A:6-1R D:6-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-3 5-2 5-0 4-3 4-2 4-0 2-2"
deal.B = "6-5 6-1 5-4 5-1 4-4 3-3 0-0"
deal.C = "6-4 6-0 4-1 3-2 3-1 2-0 1-0"
deal.D = "6-6 6-3 6-2 5-5 3-0 2-1 1-1"
yard = ""
play = """
D:6-3 C:6-4L B:4-4L A:5-3R D:5-5R C:4-1L B:5-1L A:5-2L D:6-2L
C:6-0L B:6-5R A:5-0L D:6-6R C:pass B:5-4L A:4-3L D:3-0L C:2-0L
B:6-1R A:4-2L D:2-1R C:3-2R B:3-3R A:4-0L D:pass C:1-0L B:pass
A:pass D:1-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 5-3 4-4 3-3 2-2 2-1"
deal.B = "6-5 6-4 6-0 5-0 4-3 4-1 3-0"
deal.C = "6-6 6-2 5-5 5-1 4-0 3-2 0-0"
deal.D = "5-4 5-2 4-2 3-1 2-0 1-1 1-0"
yard = ""
play = """
D:1-1 C:5-1L B:6-5L A:6-3L D:1-0R C:3-2L B:6-0R A:6-1R D:4-2L
C:4-0L B:4-1R A:4-4R D:5-4R C:0-0L B:5-0R A:pass D:2-0L C:6-2L
B:6-4L A:pass D:pass C:pass B:4-3L A:5-3L D:5-2L C:pass B:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-2 5-0 4-3 3-3 3-1 1-0"
deal.B = "6-3 5-5 4-4 4-2 4-0 3-2 2-1"
deal.C = "6-4 6-0 5-4 5-1 4-1 3-0 2-2"
deal.D = "6-6 6-5 6-1 5-3 2-0 1-1 0-0"
yard = ""
play = """
B:4-4 A:4-3L D:5-3L C:5-4L B:4-2L A:6-2L D:6-5L C:5-1L B:2-1L
A:5-2L D:pass C:6-4R B:5-5L A:5-0L D:2-0L C:2-2L B:6-3R A:3-3R
D:pass C:3-0R B:4-0R A:pass D:pass C:4-1R B:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 5-2 4-4 4-3 4-2 2-1"
deal.B = "6-5 6-4 6-3 5-5 5-4 3-2 1-1"
deal.C = "6-1 5-1 3-1 3-0 2-2 1-0 0-0"
deal.D = "6-6 6-2 5-0 4-1 4-0 3-3 2-0"
yard = ""
play = """
B:5-5 A:5-3L D:5-0R C:3-1L B:1-1L A:6-0R D:4-1L C:6-1R B:5-4L
A:5-2L D:2-0L C:3-0L B:6-3L A:2-1R D:6-2R C:pass B:6-5L A:pass
D:6-6R C:5-1L B:6-4R A:4-4R D:4-0R C:1-0L B:pass A:pass D:pass
C:0-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 6-3 5-2 5-1 4-3 2-2"
deal.B = "6-5 6-1 5-4 5-0 4-0 2-1 2-0"
deal.C = "6-0 5-5 5-3 4-4 3-3 3-0 0-0"
deal.D = "6-2 4-2 4-1 3-2 3-1 1-1 1-0"
yard = ""
play = """
C:6-0 B:6-5L A:5-2L D:6-2L C:3-0R B:6-1L A:6-3R D:1-0L C:0-0L
B:5-0L A:6-6R D:pass C:5-5L B:5-4L A:6-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 5-3 4-4 4-0 2-0 1-1"
deal.B = "6-3 6-0 5-4 4-1 3-3 2-2 2-1"
deal.C = "6-4 6-2 6-1 4-3 3-2 1-0 0-0"
deal.D = "6-6 5-2 5-1 5-0 4-2 3-1 3-0"
yard = ""
play = """
B:3-3 A:5-3L D:5-0L C:1-0L B:6-3R A:6-5R D:5-1R C:6-1L B:6-0L
A:4-0L D:3-1R C:6-4L B:pass A:pass D:3-0R C:6-2L B:2-2L A:2-0L
D:pass C:0-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-3 5-1 4-2 4-1 3-2 2-1"
deal.B = "6-5 6-4 6-2 5-5 5-0 4-0 2-0"
deal.C = "6-3 5-2 4-4 4-3 3-3 2-2 0-0"
deal.D = "6-6 6-1 5-4 3-1 3-0 1-1 1-0"
yard = ""
play = """
C:6-3 B:6-5L A:5-3L D:3-0L C:0-0L B:5-0L A:5-1L D:6-1L C:4-3R
B:6-4R A:6-0L D:6-6R C:pass B:4-0L A:4-2L D:pass C:5-2L B:5-5L
A:pass D:5-4L C:4-4L B:6-2R A:4-1L D:3-1L C:3-3L B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 4-4 4-3 3-0 2-2 1-0"
deal.B = "6-6 6-5 6-4 5-3 5-1 3-3 2-0"
deal.C = "5-5 5-4 4-1 3-2 2-1 1-1 0-0"
deal.D = "6-2 6-0 5-2 5-0 4-2 4-0 3-1"
yard = ""
play = """
B:6-6 A:6-3L D:6-2R C:3-2L B:2-0L A:2-2R D:4-0L C:5-4L B:6-5L
A:6-1L D:4-2R C:4-1L B:6-4L A:4-4R D:6-0L C:0-0L B:pass A:4-3R
D:3-1R C:2-1R B:pass A:3-0L D:5-2R C:5-5R B:5-3R A:pass D:pass
C:pass B:3-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-1 5-5 5-3 4-4 1-1"
deal.B = "6-6 6-2 5-0 4-0 3-0 2-2 2-1"
deal.C = "6-4 6-0 5-2 4-3 3-2 3-1 2-0"
deal.D = "5-4 5-1 4-2 4-1 3-3 1-0 0-0"
yard = ""
play = """
A:6-5 D:5-4R C:6-4L B:4-0L A:4-4R D:0-0L C:6-0L B:6-6L A:6-3L
D:4-2R C:4-3L B:2-2R A:pass D:4-1L C:3-1L B:3-0L A:pass D:1-0L
C:5-2R B:5-0R A:6-1L D:pass C:2-0R B:6-2L A:pass D:pass C:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 5-3 4-3 3-0 2-1 2-0"
deal.B = "6-4 6-3 6-0 5-0 4-0 2-2 1-1"
deal.C = "6-5 4-4 4-2 4-1 3-3 3-2 3-1"
deal.D = "6-6 6-2 6-1 5-2 5-1 1-0 0-0"
yard = ""
play = """
C:6-5 B:5-0R A:3-0R D:6-6L C:3-3R B:6-3R A:pass D:6-2L C:4-2L
B:6-4L A:pass D:6-1L C:4-1L B:4-0L A:2-0L D:5-2L C:pass B:6-0R
A:5-5L D:0-0R C:pass B:pass A:5-4L D:1-0R C:4-4L B:1-1R A:4-3L
D:5-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-5 5-4 5-3 5-1 4-4 2-0"
deal.B = "5-2 4-1 3-3 3-2 2-2 2-1 1-0"
deal.C = "6-6 6-5 6-3 6-0 4-2 3-1 0-0"
deal.D = "6-2 6-1 5-0 4-3 4-0 3-0 1-1"
yard = ""
play = """
D:4-3 C:4-2L B:3-2R A:2-0L D:5-0L C:6-5L B:2-2R A:6-4L D:6-2R
C:6-6R B:4-1L A:5-1L D:6-1R C:3-1R B:5-2L A:5-3R D:pass C:pass
B:2-1L A:5-5R D:1-1L C:pass B:1-0L A:5-4R D:4-0L C:pass B:pass
A:4-4L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 4-2 4-0 3-2 1-1 0-0"
deal.B = "6-6 6-2 6-0 4-3 3-3 3-1 2-1"
deal.C = "6-4 6-3 5-3 5-2 5-0 4-4 4-1"
deal.D = "6-5 5-5 5-1 3-0 2-2 2-0 1-0"
yard = ""
play = """
A:5-4 D:6-5L C:6-4L B:4-3L A:4-2R D:2-2R C:6-3L B:6-6L A:6-1L
D:2-0R C:4-1L B:6-0R A:4-0L D:3-0L C:5-3L B:6-2R A:3-2R D:5-1L
C:pass B:3-1L A:pass D:pass C:pass B:3-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-2 5-1 4-3 3-3 3-2 2-2"
deal.B = "6-6 6-4 6-3 5-4 4-2 1-1 0-0"
deal.C = "6-5 4-1 4-0 3-1 3-0 2-0 1-0"
deal.D = "6-1 6-0 5-5 5-3 5-0 4-4 2-1"
yard = ""
play = """
A:6-2 D:2-1R C:6-5L B:5-4L A:4-3L D:6-1R C:3-1L B:6-6R A:5-1L
D:5-0L C:4-0L B:6-4L A:pass D:6-0L C:3-0L B:6-3L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-5 5-3 5-2 5-0 4-0 2-1"
deal.B = "6-0 5-4 4-4 3-2 3-1 1-1 1-0"
deal.C = "6-5 6-3 6-2 6-1 4-1 3-3 3-0"
deal.D = "6-6 5-1 4-3 4-2 2-2 2-0 0-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-4L A:6-4L D:pass C:6-3L B:3-1L A:2-1L D:2-0L
C:3-0L B:6-0R A:5-3L D:0-0R C:pass B:1-0R A:5-5L D:5-1R C:pass
B:pass A:5-2L D:4-2L C:4-1L B:1-1L A:5-0R D:pass C:6-1L B:pass
A:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-3 4-1 3-2 3-0 1-1"
deal.B = "5-0 4-4 4-3 4-0 2-2 2-0 1-0"
deal.C = "6-4 6-2 6-0 5-4 5-2 3-3 3-1"
deal.D = "6-6 6-3 6-1 5-1 4-2 2-1 0-0"
yard = ""
play = """
A:6-5 D:6-1L C:3-1L B:5-0R A:5-3L D:0-0R C:5-4L B:4-4L A:4-1L
D:2-1L C:6-2L B:4-0R A:pass D:6-3L C:3-3L B:4-3L A:pass D:4-2L
C:5-2L B:pass A:5-5L D:5-1L C:6-4R B:1-0L A:3-0L D:6-6R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-3 4-2 4-1 4-0 3-3 3-1 1-1"
deal.B = "6-4 6-3 6-2 5-5 3-2 3-0 1-0"
deal.C = "6-6 6-0 5-1 2-2 2-1 2-0 0-0"
deal.D = "6-5 6-1 5-4 5-2 5-0 4-4 4-3"
yard = ""
play = """
D:5-0 C:5-1L B:1-0L A:4-0L D:5-4L C:6-0R B:5-5L A:5-3L D:6-5R
C:pass B:6-3L A:pass D:6-1L C:2-1L B:6-2L A:pass D:5-2R C:6-6L
B:3-2R A:3-3R D:4-3R C:pass B:6-4R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-4 3-3 3-1 2-2 2-1"
deal.B = "6-3 6-2 5-1 4-3 4-2 4-0 1-0"
deal.C = "6-6 6-5 6-1 5-0 4-4 2-0 1-1"
deal.D = "6-4 5-3 5-2 4-1 3-2 3-0 0-0"
yard = ""
play = """
B:decline D:3-2 C:2-0R B:6-3L A:6-0L D:0-0L C:5-0L B:5-1L A:3-1L
D:3-0R C:pass B:4-3L A:5-4L D:5-3R C:6-5L B:6-2L A:5-5R D:5-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-1 5-3 4-2 3-3 1-1"
deal.B = "6-0 5-4 5-1 5-0 3-2 3-1 2-1"
deal.C = "6-6 6-5 5-5 4-3 4-1 4-0 1-0"
deal.D = "6-2 5-2 4-4 3-0 2-2 2-0 0-0"
yard = ""
play = """
B:5-1 A:5-3L D:3-0L C:4-0L B:5-4L A:6-1R D:6-2R C:6-5L B:6-0L
A:4-2R D:2-0L C:4-3R B:3-2L A:6-3L D:pass C:6-6L B:3-1R A:6-4L
D:4-4L C:4-1L B:2-1L A:1-1R D:2-2L C:1-0R B:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 5-2 4-3 3-2 2-1 0-0"
deal.B = "6-5 4-4 4-0 3-3 3-0 2-2 1-0"
deal.C = "5-5 5-4 5-3 5-1 4-2 4-1 2-0"
deal.D = "6-6 6-3 6-2 6-0 5-0 3-1 1-1"
yard = ""
play = """
B:4-4 A:6-4L D:6-3L C:5-3L B:6-5L A:6-1L D:1-1L C:5-1L B:4-0R
A:5-2L D:5-0R C:4-2L B:pass A:4-3L D:3-1L C:4-1L B:pass A:pass
D:pass C:5-4L B:pass A:pass D:pass C:5-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 6-1 5-2 5-0 4-1 3-2"
deal.B = "6-5 6-2 6-0 5-5 5-1 4-2 2-1"
deal.C = "6-3 4-3 3-3 3-1 3-0 1-1 1-0"
deal.D = "5-4 5-3 4-4 4-0 2-2 2-0 0-0"
yard = ""
play = """
C:6-3 B:6-5L A:5-2L D:2-2L C:4-3R B:4-2R A:3-2L D:2-0R C:3-3L
B:6-0R A:6-6R D:5-3L C:pass B:5-5L A:6-4R D:5-4L C:pass B:pass
A:4-1L D:4-4R C:3-1L B:pass A:pass D:4-0R C:3-0L B:pass A:5-0L
D:0-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-1 5-0 4-3 4-1 3-1 2-1"
deal.B = "6-4 5-3 5-2 4-2 4-0 3-2 2-2"
deal.C = "6-6 5-4 5-1 4-4 3-0 2-0 1-1"
deal.D = "6-5 6-3 6-0 5-5 3-3 1-0 0-0"
yard = ""
play = """
D:5-5 C:5-4L B:5-2R A:6-2R D:6-3R C:4-4L B:3-2R A:4-3L D:3-3L
C:3-0L B:4-0L A:4-1L D:1-0L C:2-0L B:2-2L A:2-1L D:pass C:5-1L
B:4-2R A:5-0L D:6-0L C:6-6L B:6-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-5 5-3 5-0 4-0 2-0 1-1"
deal.B = "6-6 6-4 6-2 5-1 4-2 3-3 2-1"
deal.C = "6-1 6-0 4-4 4-1 3-2 3-1 0-0"
deal.D = "6-5 5-4 5-2 4-3 3-0 2-2 1-0"
yard = ""
play = """
C:6-1 B:6-6L A:6-3L D:1-0R C:3-2L B:6-2L A:5-0R D:5-4R C:6-0L
B:4-2R A:4-0L D:2-2R C:4-4L B:6-4L A:2-0R D:6-5L C:0-0R B:5-1L
A:1-1L D:3-0R C:4-1L B:3-3R A:5-3R D:4-3L C:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-4 5-2 5-0 4-2 2-1 0-0"
deal.B = "6-6 6-5 6-0 5-3 4-1 2-2 1-1"
deal.C = "6-3 6-2 5-1 4-3 4-0 3-2 3-1"
deal.D = "6-1 5-5 4-4 3-3 3-0 2-0 1-0"
yard = ""
play = """
C:6-3 B:6-6L A:6-4L D:3-3R C:4-3L B:5-3L A:5-4L D:3-0R C:4-0L
B:6-0L A:5-0R D:5-5R C:6-2L B:6-5R A:5-2L D:6-1R C:5-1L B:1-1L
A:2-1L D:1-0R C:3-2L B:pass A:0-0R D:2-0R C:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 6-3 5-4 4-1 3-1 0-0"
deal.B = "5-1 4-2 3-3 3-2 2-0 1-1 1-0"
deal.C = "6-5 6-1 5-3 4-4 4-3 3-0 2-1"
deal.D = "6-2 6-0 5-5 5-2 5-0 4-0 2-2"
yard = ""
play = """
C:6-5 B:5-1R A:6-6L D:6-2L C:2-1L B:1-1L A:4-1L D:4-0L C:3-0L
B:3-3L A:6-3L D:6-0L C:6-1R B:2-0L A:6-4R D:2-2L C:4-4R B:4-2R
A:pass D:5-2L C:5-3L B:3-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-2 4-2 4-1 2-2 0-0"
deal.B = "6-4 5-4 5-0 4-0 3-2 3-1 2-1"
deal.C = "6-6 6-5 6-3 5-5 4-4 3-0 1-1"
deal.D = "6-1 5-3 5-1 4-3 3-3 2-0 1-0"
yard = ""
play = """
B:5-4 A:5-2L D:2-0L C:3-0L B:3-2L A:6-2L D:4-3R C:6-6L B:6-4L
A:4-2L D:5-3R C:6-5R B:2-1L A:6-0R D:5-1L C:5-5L B:5-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-0 5-4 4-1 3-1 0-0"
deal.B = "6-6 6-4 5-5 5-1 4-3 4-2 3-0"
deal.C = "5-3 5-2 5-0 4-4 2-2 2-1 1-1"
deal.D = "6-5 6-1 4-0 3-3 3-2 2-0 1-0"
yard = ""
play = """
B:6-6 A:6-3L D:6-1R C:5-3L B:5-5L A:5-4L D:1-0R C:4-4L B:3-0R
A:4-1L D:3-3R C:2-1L B:4-2L A:3-1R D:4-0L C:5-0L B:5-1L A:pass
D:pass C:1-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-3 5-2 5-0 4-0 2-2 2-1"
deal.B = "6-0 5-5 5-4 5-1 4-4 3-1 2-0"
deal.C = "4-2 3-3 3-2 3-0 1-1 1-0 0-0"
deal.D = "6-6 6-5 6-4 6-3 6-2 4-3 4-1"
yard = ""
play = """
C:4-2 B:4-4L A:5-2R D:6-4L C:pass B:5-5R A:5-3R D:6-6L C:3-3R
B:6-0L A:5-0L D:6-5L C:3-2R B:2-0R A:6-1L D:4-1L C:3-0R B:5-4L
A:pass D:4-3R C:pass B:5-1L A:4-0R D:pass C:1-1L B:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-5 5-4 5-2 4-3 0-0"
deal.B = "6-5 6-2 5-1 5-0 3-3 2-2 1-0"
deal.C = "6-1 4-2 4-0 3-2 3-1 2-0 1-1"
deal.D = "6-3 6-0 5-3 4-4 4-1 3-0 2-1"
yard = ""
play = """
B:2-2 A:5-2L D:2-1R C:6-1R B:6-5R A:5-5L D:5-3L C:3-2L B:6-2L
A:6-6L D:6-0L C:4-0L B:5-1R A:6-4L D:4-1R C:4-2R B:pass A:pass
D:6-3L C:3-1L B:1-0L A:0-0L D:3-0L C:2-0R B:3-3L A:4-3L D:4-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-2 5-1 4-0 2-2 2-1"
deal.B = "5-4 4-3 4-1 3-3 3-2 3-1 1-0"
deal.C = "5-3 5-2 5-0 3-0 2-0 1-1 0-0"
deal.D = "6-6 6-3 6-1 6-0 5-5 4-4 4-2"
yard = ""
play = """
D:6-0 C:5-0R B:5-4R A:6-5L D:5-5L C:5-3L B:4-3R A:pass D:6-3L
C:3-0R B:1-0R A:6-4L D:4-4L C:1-1R B:3-1R A:4-0L D:pass C:2-0L
B:3-2L A:pass D:pass C:pass B:3-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 4-4 4-3 3-0 2-2 1-0"
deal.B = "6-1 5-4 5-2 4-1 3-2 2-1 2-0"
deal.C = "6-6 6-0 5-5 5-3 3-3 1-1 0-0"
deal.D = "6-4 6-3 5-1 5-0 4-2 4-0 3-1"
yard = ""
play = """
B:2-1 A:6-2L D:6-4L C:1-1R B:4-1L A:1-0L D:3-1R C:6-0L B:3-2R
A:6-5L D:5-1L C:pass B:5-2R A:pass D:5-0R C:0-0R B:2-0R A:2-2R
D:4-2R C:pass B:5-4R A:pass D:pass C:5-5R B:6-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-2 6-1 5-4 5-3 4-4"
deal.B = "6-4 6-0 5-1 3-2 3-1 2-2 1-1"
deal.C = "6-6 5-5 5-0 4-1 4-0 3-0 0-0"
deal.D = "5-2 4-3 4-2 3-3 2-1 2-0 1-0"
yard = ""
play = """
B:1-1 A:6-1L D:1-0R C:6-6L B:6-0R A:6-5L D:5-2L C:pass B:2-2L
A:6-3R D:4-2L C:4-1L B:3-1R A:pass D:2-1L C:pass B:3-2L A:5-3L
D:pass C:5-5L B:5-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-3 5-0 4-4 4-3 4-0 3-1"
deal.B = "6-4 5-4 3-3 3-2 2-2 2-0 1-0"
deal.C = "6-2 6-0 5-5 5-1 3-0 2-1 0-0"
deal.D = "6-6 6-5 6-1 5-2 4-2 4-1 1-1"
yard = ""
play = """
B:2-2 A:pass D:4-2L C:6-2R B:6-4R A:4-4L D:4-1L C:5-1L B:5-4L
A:4-3L D:pass C:3-0L B:2-0L A:4-0R D:5-2L C:5-5L B:1-0R A:5-3L
D:6-1R C:6-0R B:3-3L A:6-3L D:6-5L C:0-0R B:pass A:5-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-3 4-1 2-2 2-0 1-0 0-0"
deal.B = "6-5 6-1 5-5 5-0 4-3 3-2 2-1"
deal.C = "6-4 6-2 5-2 5-1 4-4 4-2 3-3"
deal.D = "6-6 6-3 6-0 4-0 3-1 3-0 1-1"
yard = ""
play = """
C:6-4 B:6-5L A:5-4L D:4-0L C:4-4R B:5-0L A:5-3L D:3-1L C:5-1L
B:5-5L A:4-1R D:1-1R C:5-2L B:2-1L A:1-0L D:6-0L C:6-2L B:3-2L
A:pass D:6-3L C:pass B:6-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-2 4-2 3-3 3-0 2-0"
deal.B = "6-6 6-1 5-3 4-4 3-1 2-1 0-0"
deal.C = "6-0 5-5 5-4 5-1 4-3 4-1 1-1"
deal.D = "6-4 6-2 5-0 4-0 3-2 2-2 1-0"
yard = ""
play = """
A:6-5 D:6-4L C:5-4L B:5-3L A:6-3L D:5-0R C:6-0L B:0-0L A:3-0L
D:4-0R C:4-3L B:4-4L A:4-2L D:6-2L C:4-1R B:6-6L A:pass D:1-0R
C:pass B:6-1L A:2-0R D:2-2R C:5-1L B:2-1R A:5-2L D:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-1 6-0 5-5 4-2 3-3"
deal.B = "5-1 4-1 3-1 2-2 2-0 1-0 0-0"
deal.C = "6-2 5-4 5-3 5-0 4-4 3-2 1-1"
deal.D = "6-4 6-3 5-2 4-3 4-0 3-0 2-1"
yard = ""
play = """
D:5-2 C:5-4L B:4-1L A:6-1L D:6-3L C:5-3L B:5-1L A:4-2R D:6-4R
C:1-1L B:1-0L A:6-6R D:3-0L C:3-2L B:2-2L A:6-5R D:2-1L C:5-0R
B:2-0R A:pass D:pass C:6-2R B:3-1L A:3-3L D:4-3L C:4-4L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 5-5 5-4 4-2 4-0 2-0"
deal.B = "6-1 5-3 5-0 4-1 3-2 3-0 2-2"
deal.C = "6-5 6-3 5-2 4-3 3-3 3-1 1-1"
deal.D = "6-2 6-0 5-1 4-4 2-1 1-0 0-0"
yard = ""
play = """
C:6-5 B:5-3R A:6-6L D:6-2L C:5-2L B:3-2R A:5-5L D:5-1L C:3-1L
B:2-2R A:4-2R D:4-4R C:6-3L B:4-1R A:6-4L D:1-0R C:4-3L B:5-0R
A:5-4R D:pass C:3-3L B:3-0L A:4-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 5-5 5-3 3-0 2-2 1-0"
deal.B = "6-2 6-0 5-4 5-0 4-4 4-3 4-1"
deal.C = "6-6 6-3 5-2 3-3 3-2 2-1 0-0"
deal.D = "6-4 5-1 4-2 4-0 3-1 2-0 1-1"
yard = ""
play = """
C:6-6 B:6-0L A:6-5R D:4-0L C:5-2R B:4-4L A:2-2R D:6-4L C:6-3L
B:4-3L A:pass D:4-2L C:3-2L B:6-2R A:5-3L D:5-1L C:2-1L B:pass
A:6-1R D:3-1R C:3-3R B:pass A:3-0R D:2-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 5-1 5-0 4-4 2-2 0-0"
deal.B = "6-5 6-2 5-3 4-1 4-0 3-0 2-1"
deal.C = "6-0 5-5 5-2 3-3 3-2 2-0 1-1"
deal.D = "6-4 6-1 5-4 4-3 4-2 3-1 1-0"
yard = ""
play = """
C:6-0 B:6-5L A:5-1L D:6-1L C:2-0R B:6-2L A:2-2L D:4-2L C:5-2R
B:4-0L A:5-0L D:5-4L C:5-5R B:4-1L A:pass D:3-1L C:3-3L B:5-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-2 5-4 4-0 3-2 3-1"
deal.B = "5-5 5-2 5-0 4-2 3-3 2-2 2-1"
deal.C = "6-6 6-0 4-3 3-0 2-0 1-1 0-0"
deal.D = "6-5 6-1 5-3 5-1 4-4 4-1 1-0"
yard = ""
play = """
B:5-5 A:5-4L D:5-1R C:4-3L B:2-1R A:6-3L D:6-5L C:2-0R B:5-0R
A:pass D:5-3L C:3-0L B:5-2R A:6-2R D:6-1R C:6-0L B:pass A:6-4L
D:4-4L C:1-1R B:4-2L A:3-2L D:1-0R C:0-0R B:3-3L A:3-1L D:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 5-3 5-1 4-4 3-2 2-2"
deal.B = "6-0 5-2 4-1 4-0 3-3 3-0 1-0"
deal.C = "6-6 5-0 4-2 3-1 2-0 1-1 0-0"
deal.D = "6-5 6-3 6-2 5-5 5-4 4-3 2-1"
yard = ""
play = """
D:decline B:3-3 A:5-3L D:5-5L C:5-0L B:3-0R A:pass D:pass C:2-0L
B:5-2L A:5-1L D:2-1L C:4-2L B:4-0L A:pass D:pass C:0-0L B:1-0L
A:6-1L D:6-3L C:3-1L B:4-1L A:6-4L D:6-5L C:pass B:6-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-5 5-2 4-3 4-1 3-3"
deal.B = "6-6 6-0 5-4 5-1 5-0 4-2 4-0"
deal.C = "6-4 5-3 4-4 2-2 2-1 2-0 0-0"
deal.D = "6-5 6-2 3-2 3-1 3-0 1-1 1-0"
yard = ""
play = """
B:6-6 A:6-3L D:6-5R C:5-3L B:5-4L A:5-5R D:pass C:6-4L B:6-0L
A:5-2R D:3-2R C:2-0L B:4-2L A:4-3L D:3-1L C:2-1L B:pass A:3-3R
D:3-0R C:2-2L B:5-0R A:pass D:6-2L C:pass B:5-1R A:6-1L D:1-1L
C:pass B:pass A:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-0 4-3 4-0 3-2 3-1 0-0"
deal.B = "6-4 5-4 5-2 4-4 3-3 2-0 1-1"
deal.C = "6-6 6-3 6-2 5-5 4-2 4-1 3-0"
deal.D = "6-5 6-1 6-0 5-1 2-2 2-1 1-0"
yard = ""
play = """
A:5-3 D:6-5L C:6-6L B:6-4L A:4-3L D:pass C:6-3L B:3-3R A:3-2R
D:6-1L C:4-1L B:4-4L A:4-0L D:2-2R C:3-0L B:5-2R A:5-0R D:1-0R
C:pass B:1-1R A:3-1L D:5-1L C:5-5L B:5-4L A:pass D:2-1R C:4-2L
B:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-5 3-1 3-0 2-2 2-0"
deal.B = "6-6 6-2 5-3 5-2 5-1 4-4 1-0"
deal.C = "6-1 5-0 4-3 4-1 4-0 1-1 0-0"
deal.D = "6-4 6-3 5-4 4-2 3-3 3-2 2-1"
yard = ""
play = """
B:6-6 A:6-5L D:6-3R C:5-0L B:5-3R A:5-5R D:5-4R C:4-0L B:4-4L
A:pass D:4-2L C:4-3R B:5-2L A:3-1R D:2-1R C:pass B:6-2R A:6-0R
D:pass C:0-0R B:1-0R A:pass D:pass C:6-1R B:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-4 6-3 4-0 3-1 0-0"
deal.B = "4-4 4-3 3-2 3-0 2-2 2-1 2-0"
deal.C = "6-2 6-1 5-5 5-4 5-3 5-0 4-2"
deal.D = "6-0 5-2 5-1 4-1 3-3 1-1 1-0"
yard = ""
play = """
B:2-2 A:pass D:5-2L C:5-5L B:3-2R A:6-5L D:6-0L C:5-0L B:4-3R
A:6-4R D:5-1L C:6-1L B:pass A:6-6L D:pass C:6-2L B:2-0L A:6-3R
D:1-0L C:5-3R B:2-1L A:pass D:pass C:4-2L B:4-4L A:4-0L D:pass
C:5-4R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 4-4 4-3 3-2 2-1 0-0"
deal.B = "6-3 6-2 5-5 4-0 3-0 2-0 1-1"
deal.C = "6-5 6-0 5-4 4-2 3-3 3-1 1-0"
deal.D = "6-1 5-3 5-2 5-1 5-0 4-1 2-2"
yard = ""
play = """
C:6-5 B:5-5R A:6-6L D:6-1L C:3-1L B:6-3L A:6-4L D:5-3R C:5-4L
B:3-0R A:0-0R D:5-1L C:1-0L B:4-0L A:4-4L D:4-1L C:6-0R B:1-1L
A:2-1L D:2-2L C:4-2L B:6-2R A:4-3L D:5-2R C:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 4-2 3-2 3-1 2-2 2-1"
deal.B = "6-4 6-3 5-5 5-3 5-0 4-3 1-0"
deal.C = "6-5 5-2 4-1 4-0 3-3 3-0 1-1"
deal.D = "6-6 6-2 5-4 5-1 4-4 2-0 0-0"
yard = ""
play = """
C:6-5 B:5-5R A:6-1L D:5-4R C:4-1L B:6-4L A:6-0L D:0-0L C:4-0L
B:4-3L A:4-2R D:6-2R C:3-3L B:6-3L A:pass D:6-6L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 6-1 5-1 5-0 4-3 3-3"
deal.B = "6-2 6-0 5-5 5-3 4-2 4-1 3-0"
deal.C = "6-4 5-4 5-2 2-0 1-1 1-0 0-0"
deal.D = "6-5 4-4 4-0 3-2 3-1 2-2 2-1"
yard = ""
play = """
C:6-4 B:6-0L A:4-3R D:3-1R C:2-0L B:4-1R A:pass D:3-2L C:5-4R
B:5-5R A:6-3L D:6-5L C:5-2L B:5-3R A:3-3R D:2-1L C:1-1L B:3-0R
A:6-1L D:4-0R C:pass B:6-2L A:pass D:4-4R C:pass B:4-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-5 5-3 5-0 4-1 3-2"
deal.B = "6-2 6-0 5-4 5-1 4-4 2-2 1-0"
deal.C = "6-6 4-3 4-2 3-1 3-0 2-0 1-1"
deal.D = "6-4 6-3 5-2 4-0 3-3 2-1 0-0"
yard = ""
play = """
B:4-4 A:4-1L D:2-1L C:4-2L B:5-4L A:6-5L D:6-3L C:4-3L B:pass
A:pass D:4-0L C:3-0L B:pass A:5-3L D:6-4R C:6-6R B:5-1L A:6-1L
D:pass C:pass B:6-2L A:3-2L D:3-3L C:3-1L B:1-0L A:5-0L D:5-2L
C:2-0L B:6-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-4 5-1 4-3 4-2 3-1 1-0"
deal.B = "6-5 6-4 6-3 6-0 5-3 3-0 2-1"
deal.C = "6-6 6-2 5-2 5-0 4-4 4-1 1-1"
deal.D = "5-5 4-0 3-3 3-2 2-2 2-0 0-0"
yard = ""
play = """
D:decline B:6-3 A:6-1L D:3-3R C:4-1L B:6-4L A:4-3R D:4-0R C:6-6L
B:6-0R A:pass D:pass C:6-2L B:2-1L A:5-1L D:5-5L C:5-2L B:6-5R
A:5-4R D:3-2L C:4-4R B:5-3L A:4-2R D:2-0R C:5-0L B:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-4 5-0 3-1 3-0 2-0"
deal.B = "6-5 6-3 5-3 4-3 4-2 1-0 0-0"
deal.C = "6-2 5-2 5-1 3-3 3-2 2-2 1-1"
deal.D = "6-1 6-0 5-5 4-4 4-1 4-0 2-1"
yard = ""
play = """
B:6-3 A:6-6L D:6-1L C:5-1L B:5-3L A:3-1L D:4-1L C:3-3R B:4-3L
A:3-0L D:6-0L C:6-2L B:4-2L A:6-4L D:pass C:3-2R B:6-5L A:5-4L
D:4-4L C:5-2R B:pass A:5-0R D:4-0L C:pass B:0-0L A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 4-3 4-1 4-0 3-1 3-0"
deal.B = "6-4 6-1 5-2 4-2 2-0 1-0 0-0"
deal.C = "6-5 6-2 6-0 5-1 2-2 2-1 1-1"
deal.D = "6-3 5-4 5-3 5-0 4-4 3-3 3-2"
yard = ""
play = """
A:6-6 D:6-3L C:6-5R B:5-2R A:4-3L D:3-2R C:pass B:6-4L A:3-1R
D:pass C:6-2L B:6-1R A:pass D:pass C:2-2L B:2-0L A:4-0L D:5-4L
C:5-1L B:1-0L A:3-0L D:5-3L C:6-0R B:0-0R A:5-5L D:5-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-2 5-1 5-0 4-3 2-2"
deal.B = "5-4 3-3 3-2 3-1 2-0 1-1 0-0"
deal.C = "6-6 6-5 6-0 5-3 4-0 3-0 1-0"
deal.D = "6-3 6-2 5-5 4-4 4-2 4-1 2-1"
yard = ""
play = """
A:6-4 D:6-2L C:4-0R B:3-2L A:4-3L D:4-1L C:1-0L B:0-0L A:5-0L
D:5-5L C:6-5L B:2-0R A:6-1L D:2-1L C:pass B:pass A:5-2L D:4-2R
C:5-3L B:3-3L A:pass D:4-4R C:3-0L B:5-4R A:5-1R D:pass C:6-0L
B:1-1R A:pass D:6-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-2 4-4 4-1 3-3 2-0 0-0"
deal.B = "6-4 6-2 5-3 5-1 3-2 3-1 1-0"
deal.C = "6-6 6-3 6-1 5-5 5-0 4-3 1-1"
deal.D = "6-0 5-4 4-2 4-0 3-0 2-2 2-1"
yard = ""
play = """
D:6-0 C:6-6L B:1-0R A:6-5L D:2-1R C:5-5L B:6-2R A:5-2L D:4-2L
C:4-3L B:5-3L A:pass D:5-4L C:6-3R B:6-4L A:3-3R D:3-0R C:6-1L
B:3-1L A:2-0R D:2-2R C:pass B:3-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-3 4-2 3-0 1-1 1-0 0-0"
deal.B = "6-5 6-4 6-0 5-1 3-3 3-2 3-1"
deal.C = "5-5 5-2 4-4 4-1 4-0 2-2 2-1"
deal.D = "6-6 6-2 6-1 5-4 5-0 4-3 2-0"
yard = ""
play = """
D:5-0 C:5-5L B:6-0R A:6-3R D:4-3R C:5-2L B:6-4R A:4-2L D:5-4L
C:pass B:6-5R A:5-3L D:pass C:pass B:3-3L A:3-0L D:2-0L C:2-2L
B:3-2L A:pass D:pass C:pass B:5-1R A:1-1R D:6-1R C:pass B:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-2 5-1 5-0 3-0 1-1"
deal.B = "6-6 5-4 4-4 4-3 4-2 3-1 2-2"
deal.C = "6-5 6-1 3-3 2-1 2-0 1-0 0-0"
deal.D = "6-4 6-0 5-5 5-3 4-1 4-0 3-2"
yard = ""
play = """
B:4-4 A:pass D:4-1L C:6-1L B:6-6L A:6-3L D:3-2L C:2-1L B:3-1L
A:3-0L D:6-4R C:2-0L B:4-2L A:6-2R D:4-0L C:1-0L B:2-2R A:5-2R
D:5-5R C:6-5R B:pass A:5-1L D:6-0R C:0-0R B:5-4L A:5-0R D:5-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-4 5-2 4-3 4-1 3-0 2-1"
deal.B = "6-2 5-5 5-3 4-4 4-2 3-2 1-1"
deal.C = "6-4 6-3 6-1 3-3 3-1 2-2 2-0"
deal.D = "6-6 6-5 5-1 5-0 4-0 1-0 0-0"
yard = ""
play = """
D:6-5 C:6-4L B:5-5R A:5-4L D:5-0L C:2-0L B:4-2L A:4-3L D:5-1R
C:6-3L B:6-2L A:5-2L D:1-0R C:pass B:5-3L A:6-0R D:6-6R C:3-3L
B:3-2L A:2-1L D:pass C:6-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-0 4-1 3-1 3-0 2-0 0-0"
deal.B = "6-5 6-1 5-3 5-2 4-3 3-3 3-2"
deal.C = "6-6 6-3 5-4 4-2 4-0 1-1 1-0"
deal.D = "6-4 5-5 5-1 5-0 4-4 2-2 2-1"
yard = ""
play = """
D:decline B:3-3 A:3-1L D:2-1L C:4-2L B:4-3L A:3-0L D:5-0L C:5-4L
B:5-3R A:4-1L D:5-1R C:1-1L B:6-1L A:6-2L D:2-2L C:1-0R B:5-2L
A:6-0R D:6-4R C:4-0R B:6-5L A:2-0R D:pass C:6-6L B:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-23"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-23"
commitment = "00cb3a7649fb8c0d4d7ee79cbf9952eea8bbc4ab3cad66b84f5855d29979c9f5"
secret = "c35b193559bf3c9febbc4ea8bd0d5d16717543d21015ac6e05e72f129b036325"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 4-1 3-0 2-2 1-1 1-0"
deal.B = "6-4 6-1 4-3 4-2 3-3 2-1 2-0"
deal.C = "6-0 5-5 5-2 5-1 5-0 3-2 3-1"
deal.D = "6-5 6-3 6-2 5-4 4-4 4-0 0-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-0L B:2-0L A:2-2L D:6-3R C:5-2L B:4-3R A:4-1R
D:5-4L C:3-1R B:6-4L A:3-0R D:6-2L C:3-2L B:3-3L A:1-0R D:pass
C:5-1R B:pass A:5-3R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-3 5-0 3-3 3-2 2-1"
deal.B = "6-6 6-5 5-5 4-4 4-2 1-0 0-0"
deal.C = "6-1 5-2 5-1 4-1 4-0 3-0 1-1"
deal.D = "6-2 6-0 5-4 4-3 3-1 2-2 2-0"
yard = ""
play = """
A:3-3 D:4-3L C:4-1L B:1-0L A:5-0L D:5-4L C:4-0L B:0-0L A:6-3R
D:6-2R C:3-0L B:4-2R A:6-4R D:6-0R C:pass B:pass A:3-2L D:2-2L
C:5-2L B:6-5L A:pass D:2-0R C:6-1L B:pass A:2-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-4 5-2 5-1 4-1 4-0 3-2"
deal.B = "6-1 4-2 3-1 3-0 2-1 2-0 0-0"
deal.C = "6-4 6-0 5-5 5-3 4-4 4-3 1-0"
deal.D = "6-5 6-3 6-2 5-0 3-3 2-2 1-1"
yard = ""
play = """
D:6-5 C:6-4L B:4-2L A:5-2L D:5-0L C:6-0L B:6-1L A:5-1L D:pass
C:5-5L B:pass A:5-4L D:pass C:4-3L B:3-1L A:4-1L D:pass C:5-3R
B:3-0R A:4-0R D:pass C:4-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 4-1 3-1 3-0 2-0 1-0"
deal.B = "5-5 5-3 5-1 4-4 4-0 2-2 1-1"
deal.C = "6-4 6-3 5-4 5-2 5-0 3-3 2-1"
deal.D = "6-6 6-2 6-0 4-3 4-2 3-2 0-0"
yard = ""
play = """
C:6-4 B:4-4R A:4-1R D:6-6L C:6-3L B:5-3L A:6-5L D:6-2L C:5-2L
B:5-5L A:6-1R D:6-0R C:5-0R B:5-1L A:1-0L D:0-0L C:5-4R B:4-0L
A:pass D:4-3L C:3-3L B:pass A:3-0L D:4-2R C:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 6-0 5-5 5-0 3-0 2-1"
deal.B = "6-4 5-4 3-3 3-2 2-0 1-1 0-0"
deal.C = "6-3 5-2 4-4 4-1 3-1 2-2 1-0"
deal.D = "6-6 6-2 5-3 5-1 4-3 4-2 4-0"
yard = ""
play = """
C:4-4 B:6-4L A:6-5L D:5-3L C:4-1R B:3-3L A:6-1R D:6-6R C:6-3L
B:pass A:6-0L D:6-2R C:2-2R B:2-0L A:2-1L D:5-1L C:5-2R B:5-4L
A:5-5R D:4-3L C:3-1L B:1-1L A:5-0R D:4-0R C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-3 5-0 4-1 3-0 1-0"
deal.B = "6-6 5-5 4-4 4-3 4-0 2-2 2-1"
deal.C = "6-0 5-2 5-1 3-3 3-2 1-1 0-0"
deal.D = "6-5 6-4 6-2 5-4 4-2 3-1 2-0"
yard = ""
play = """
C:0-0 B:4-0L A:4-1L D:3-1L C:3-3L B:4-3L A:3-0R D:6-4L C:6-0L
B:pass A:6-3R D:6-5R C:5-1R B:2-1R A:5-0L D:5-4L C:5-2R B:4-4L
A:5-3R D:4-2L C:3-2R B:2-2L A:pass D:6-2L C:pass B:6-6L A:6-1L
D:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 5-5 3-2 3-1 1-1 0-0"
deal.B = "6-4 6-2 6-1 5-1 4-3 3-0 2-0"
deal.C = "6-0 4-4 4-2 4-1 4-0 3-3 2-1"
deal.D = "6-6 5-4 5-3 5-2 5-0 2-2 1-0"
yard = ""
play = """
D:6-6 C:6-0L B:3-0L A:6-3R D:5-3L C:3-3R B:5-1L A:3-1L D:pass
C:pass B:4-3L A:3-2R D:5-4L C:4-2R B:6-4R A:5-5L D:5-2L C:2-1L
B:6-1L A:6-5L D:5-0L C:4-0L B:6-2R A:pass D:2-2R C:4-1L B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 6-0 5-2 4-1 1-0 0-0"
deal.B = "5-5 5-0 4-3 4-2 3-3 2-1 1-1"
deal.C = "6-5 6-4 4-4 3-2 3-1 3-0 2-2"
deal.D = "6-3 6-1 5-4 5-3 5-1 4-0 2-0"
yard = ""
play = """
B:5-5 A:5-2L D:5-4R C:3-2L B:4-3L A:4-1L D:6-1L C:6-4R B:pass
A:6-6L D:6-3L C:3-1L B:2-1L A:6-2L D:pass C:6-5L B:5-0L A:6-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-3 5-0 4-0 3-0 2-2"
deal.B = "6-5 6-1 5-5 5-1 4-4 2-1 1-0"
deal.C = "6-3 6-2 5-4 4-3 4-1 3-1 2-0"
deal.D = "6-0 5-2 4-2 3-3 3-2 1-1 0-0"
yard = ""
play = """
A:6-6 D:6-0L C:2-0L B:2-1L A:6-4R D:4-2R C:3-1L B:pass A:2-2R
D:5-2R C:6-3L B:6-5L A:5-0L D:0-0L C:5-4R B:1-0L A:4-0R D:1-1L
C:4-1L B:4-4L A:3-0R D:3-3R C:4-3R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-0 5-2 5-1 3-0 1-0"
deal.B = "6-2 5-5 5-3 4-4 4-1 1-1 0-0"
deal.C = "6-1 5-4 4-3 3-2 3-1 2-2 2-0"
deal.D = "6-6 6-4 5-0 4-2 4-0 3-3 2-1"
yard = ""
play = """
D:6-6 C:6-1L B:4-1L A:6-5R D:6-4L C:5-4R B:6-2L A:5-2L D:4-2R
C:2-2R B:5-5L A:5-1L D:2-1L C:3-2L B:5-3L A:pass D:5-0L C:2-0R
B:0-0L A:6-0L D:4-0R C:4-3R B:pass A:3-0R D:pass C:pass B:pass
A:6-3L D:3-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-1 5-3 3-1 2-1 2-0 1-0"
deal.B = "6-5 5-4 5-1 4-4 3-2 3-0 0-0"
deal.C = "6-6 6-0 5-0 4-2 4-1 3-3 2-2"
deal.D = "6-4 6-3 5-5 5-2 4-3 4-0 1-1"
yard = ""
play = """
D:5-5 C:5-0L B:3-0L A:5-3R D:6-3L C:3-3R B:6-5L A:3-1R D:5-2L
C:4-1R B:3-2L A:pass D:6-4R C:6-0R B:0-0R A:2-0R D:4-3L C:2-2R
B:5-4L A:6-2R D:pass C:6-6R B:5-1L A:6-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-5 5-4 3-2 3-1 2-1"
deal.B = "6-5 6-2 6-0 5-1 3-3 3-0 2-0"
deal.C = "5-3 4-4 4-3 4-1 4-0 2-2 0-0"
deal.D = "6-6 6-3 5-2 5-0 4-2 1-1 1-0"
yard = ""
play = """
A:5-5 D:5-2L C:2-2L B:6-2L A:6-1L D:5-0R C:4-1L B:6-0R A:6-4R
D:4-2L C:4-3R B:2-0L A:3-2R D:1-0L C:pass B:5-1L A:5-4L D:pass
C:4-0L B:3-0L A:3-1L D:1-1L C:pass B:pass A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-1 4-2 4-1 3-1 3-0"
deal.B = "6-4 6-3 5-2 5-1 4-3 3-2 2-1"
deal.C = "5-5 5-4 5-3 4-4 3-3 2-2 2-0"
deal.D = "6-2 6-0 5-0 4-0 1-1 1-0 0-0"
yard = ""
play = """
A:6-6 D:6-2L C:2-0L B:6-4R A:4-1R D:6-0L C:pass B:6-3L A:6-1R
D:pass C:5-3L B:5-2L A:4-2L D:4-0L C:pass B:pass A:3-0L D:pass
C:3-3L B:4-3L A:6-5R D:5-0R C:5-4L B:5-1L A:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 6-0 5-5 5-3 4-1 3-0"
deal.B = "6-4 6-1 5-4 4-4 3-3 2-2 1-0"
deal.C = "6-6 6-5 5-0 3-1 2-1 2-0 1-1"
deal.D = "5-2 5-1 4-3 4-2 4-0 3-2 0-0"
yard = ""
play = """
A:5-5 D:5-2L C:5-0R B:2-2L A:6-2L D:4-0R C:6-5L B:5-4L A:4-1L
D:4-3R C:3-1R B:6-1L A:6-3L D:5-1R C:pass B:3-3L A:5-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 6-1 6-0 5-4 3-0 1-1"
deal.B = "5-5 5-3 5-2 5-1 4-2 4-1 3-1"
deal.C = "5-0 4-4 4-3 4-0 3-2 1-0 0-0"
deal.D = "6-6 6-5 6-4 3-3 2-2 2-1 2-0"
yard = ""
play = """
A:6-3 D:6-6L C:4-3R B:4-2R A:6-2R D:6-5L C:5-0L B:pass A:6-0L
D:6-4L C:4-4L B:4-1L A:6-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-2 5-0 4-4 4-1 4-0 1-0"
deal.B = "6-5 6-2 6-1 6-0 5-1 4-3 3-2"
deal.C = "5-3 4-2 3-1 3-0 2-2 2-1 1-1"
deal.D = "6-6 6-3 5-5 5-4 3-3 2-0 0-0"
yard = ""
play = """
C:3-1 B:4-3L A:4-1R D:5-4L C:5-3L B:3-2L A:4-4R D:2-0L C:3-0L
B:pass A:4-0R D:6-3L C:pass B:6-5L A:5-0R D:5-5L C:pass B:5-1L
A:1-0L D:0-0L C:pass B:6-0L A:6-4L D:pass C:4-2L B:6-2L A:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-24"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-24"
commitment = "a1814a6e0d4dc0bab9e7458408f415107f5fbb06a9ef3626779bed257bf93472"
secret = "be62f826bc4792a5d6103a01a379f88f4923b4340e63898a164e54a1455b8fcf"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-2 5-5 4-2 2-1 1-0"
deal.B = "6-5 5-1 4-4 4-1 2-2 1-1 0-0"
deal.C = "6-3 6-0 4-3 4-0 3-3 3-1 2-0"
deal.D = "6-1 5-4 5-3 5-2 5-0 3-2 3-0"
yard = ""
play = """
A:6-6 D:6-1L C:6-3R B:1-1L A:2-1L D:3-2L C:4-3L B:4-1L A:1-0L
D:3-0L C:3-3L B:pass A:pass D:5-3L C:3-1R B:5-1R A:5-5L D:5-4L
C:4-0L B:0-0L A:pass D:5-0L C:pass B:6-5L A:6-4L D:5-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-4 4-2 3-0 2-2 1-1 1-0"
deal.B = "6-3 6-2 5-3 5-2 5-1 4-3 3-2"
deal.C = "5-5 5-0 4-1 4-0 3-3 3-1 2-0"
deal.D = "6-6 6-4 6-1 6-0 4-4 2-1 0-0"
yard = ""
play = """
D:6-6 C:pass B:6-3L A:3-0L D:6-0L C:pass B:6-2L A:4-2L D:6-4L
C:pass B:pass A:6-5L D:6-1R C:5-5L B:5-1R A:5-4L D:4-4L C:4-1L
B:5-2R A:1-1L D:2-1R C:3-1L B:4-3L A:1-0R D:0-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 5-4 5-1 4-4 4-0 2-2"
deal.B = "6-5 6-2 6-1 5-2 4-3 4-2 2-1"
deal.C = "5-3 5-0 3-3 3-2 3-0 1-1 0-0"
deal.D = "6-3 6-0 5-5 4-1 3-1 2-0 1-0"
yard = ""
play = """
D:5-5 C:5-3L B:5-2R A:2-2R D:2-0R C:3-3L B:4-3L A:6-4L D:6-3L
C:3-2L B:6-2L A:6-6L D:6-0R C:pass B:6-5L A:5-4L D:4-1L C:1-1L
B:2-1L A:pass D:pass C:pass B:4-2L A:4-4L D:pass C:pass B:6-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-2 3-3 3-0 2-0 0-0"
deal.B = "6-5 4-3 4-1 4-0 3-2 2-2 1-0"
deal.C = "6-4 6-2 5-5 5-4 5-0 4-4 3-1"
deal.D = "6-6 6-1 5-3 5-1 4-2 2-1 1-1"
yard = ""
play = """
B:1-0 A:6-0R D:6-6R C:6-4R B:4-0R A:3-0R D:5-3R C:5-5R B:4-1L
A:5-2R D:2-1R C:5-4L B:6-5L A:6-3L D:1-1R C:3-1L B:pass A:pass
D:6-1L C:6-2L B:2-2L A:2-0L D:5-1R C:5-0L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-0 4-4 4-2 2-2 2-1 1-0 0-0"
deal.B = "6-5 6-4 6-0 5-5 5-1 4-1 1-1"
deal.C = "6-3 5-3 4-0 3-3 3-1 3-0 2-0"
deal.D = "6-6 6-2 6-1 5-4 5-2 4-3 3-2"
yard = ""
play = """
D:6-6 C:6-3L B:6-5R A:5-0R D:3-2L C:4-0R B:4-1R A:4-2L D:6-1R
C:pass B:6-4R A:4-4L D:5-4L C:5-3L B:pass A:pass D:4-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-5 5-4 4-3 4-0 3-0"
deal.B = "6-4 5-3 5-0 4-4 3-2 1-1 0-0"
deal.C = "6-5 6-3 5-1 4-2 4-1 3-1 2-2"
deal.D = "6-2 6-0 5-2 3-3 2-1 2-0 1-0"
yard = ""
play = """
A:6-6 D:6-2L C:6-5R B:5-0R A:4-0R D:2-0L C:4-2R B:3-2R A:3-0L
D:3-3L C:6-3L B:6-4L A:5-4L D:5-2L C:2-2L B:5-3R A:5-5R D:2-1L
C:5-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 6-0 5-3 4-1 1-1 1-0 0-0"
deal.B = "6-2 5-5 5-2 4-3 3-3 3-2 2-2"
deal.C = "5-4 5-1 5-0 4-4 3-1 3-0 2-0"
deal.D = "6-6 6-5 6-4 6-3 4-2 4-0 2-1"
yard = ""
play = """
D:6-6 C:pass B:6-2L A:6-1R D:2-1R C:2-0L B:5-2R A:6-0L D:6-5R
C:pass B:pass A:pass D:6-4L C:5-4L B:5-5L A:5-3L D:6-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 3-3 3-2 3-1 2-2 1-1"
deal.B = "6-3 6-0 5-3 3-0 2-1 2-0 0-0"
deal.C = "6-6 6-5 5-4 5-2 5-0 4-2 1-0"
deal.D = "6-1 5-5 5-1 4-4 4-3 4-1 4-0"
yard = ""
play = """
A:6-4 D:4-4R C:6-6L B:6-3L A:3-3L D:4-3L C:5-4L B:5-3L A:3-2L
D:4-1R C:5-2L B:2-1R A:6-2R D:5-5L C:6-5L B:6-0L A:pass D:4-0L
C:4-2L B:2-0L A:pass D:6-1R C:5-0L B:pass A:3-1R D:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 6-0 5-1 5-0 3-3 3-0"
deal.B = "5-4 4-3 4-2 4-0 3-2 2-1 1-1"
deal.C = "6-3 5-5 5-3 2-2 2-0 1-0 0-0"
deal.D = "6-6 6-5 6-1 5-2 4-4 4-1 3-1"
yard = ""
play = """
D:6-6 C:6-3L B:3-2L A:6-2L D:6-1L C:1-0L B:4-0L A:6-4L D:6-5L
C:5-5L B:5-4L A:6-0R D:4-4L C:2-0R B:4-2R A:pass D:4-1L C:pass
B:1-1L A:5-1L D:5-2L C:2-2L B:2-1L A:pass D:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 4-4 4-1 4-0 3-0 1-1"
deal.B = "6-2 6-1 6-0 5-3 4-2 3-1 1-0"
deal.C = "6-5 5-4 5-2 5-1 3-3 3-2 2-2"
deal.D = "6-6 5-5 5-0 4-3 2-1 2-0 0-0"
yard = ""
play = """
D:5-5 C:6-5L B:6-0L A:4-0L D:5-0R C:5-4L B:1-0R A:4-1R D:4-3R
C:5-2L B:5-3R A:pass D:2-0L C:5-1R B:3-1R A:3-0L D:pass C:3-3L
B:pass A:6-3L D:6-6L C:3-2R B:6-2L A:pass D:2-1L C:2-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 6-0 5-3 4-4 3-3 3-2"
deal.B = "6-6 6-4 5-4 4-1 3-0 2-0 1-1"
deal.C = "6-3 5-5 5-2 5-0 3-1 2-2 0-0"
deal.D = "6-2 5-1 4-3 4-2 4-0 2-1 1-0"
yard = ""
play = """
C:5-5 B:5-4L A:4-4L D:5-1R C:3-1R B:4-1L A:6-1L D:4-3R C:6-3L
B:6-4R A:5-3L D:6-2R C:5-2L B:2-0L A:6-0L D:4-2R C:pass B:6-6L
A:6-5L D:4-0R C:5-0L B:3-0L A:3-3L D:1-0R C:pass B:1-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-5 5-3 4-3 2-2 0-0"
deal.B = "6-6 6-1 5-4 5-2 4-4 3-3 3-1"
deal.C = "6-4 5-0 4-1 3-0 2-0 1-1 1-0"
deal.D = "6-3 6-2 5-1 4-2 4-0 3-2 2-1"
yard = ""
play = """
B:5-2 A:6-5L D:6-2L C:2-0L B:pass A:6-0L D:6-3L C:3-0L B:pass
A:0-0L D:4-0L C:6-4L B:6-1L A:2-2R D:2-1L C:pass B:pass A:pass
D:4-2L C:4-1L B:3-1L A:5-3L D:5-1L C:1-1L B:pass A:pass D:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-3 5-0 4-4 4-2 1-0 0-0"
deal.B = "6-1 6-0 5-2 4-0 3-3 3-2 2-2"
deal.C = "6-6 6-4 5-5 5-1 3-0 2-0 1-1"
deal.D = "6-5 6-3 5-4 4-3 4-1 3-1 2-1"
yard = ""
play = """
D:4-3 C:6-4L B:3-2R A:6-2L D:2-1L C:5-1L B:5-2L A:4-2L D:5-4L
C:5-5L B:2-2R A:5-3L D:6-3L C:6-6L B:6-0L A:5-0L D:6-5L C:2-0R
B:6-1L A:1-0L D:pass C:3-0L B:4-0R A:4-4R D:3-1L C:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-4 4-3 4-2 4-0 3-1 1-1"
deal.B = "6-3 5-3 4-4 2-2 2-1 2-0 1-0"
deal.C = "6-1 5-2 4-1 3-3 3-2 3-0 0-0"
deal.D = "6-6 6-5 6-4 6-0 5-5 5-1 5-0"
yard = ""
play = """
C:6-1 B:6-3L A:4-3L D:6-4L C:4-1R B:4-4R A:6-2L D:pass C:5-2L
B:5-3L A:3-1L D:5-1L C:pass B:pass A:5-4L D:pass C:pass B:pass
A:4-2L D:pass C:3-2L B:pass A:4-0R D:6-0R C:3-3L B:pass A:pass
D:6-6R C:3-0L B:2-0L A:pass D:6-5R C:pass B:2-2L A:pass D:5-5R
C:pass B:2-1L A:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-1 6-0 5-5 4-3 3-0"
deal.B = "5-4 5-2 5-1 4-1 2-2 1-1 0-0"
deal.C = "6-4 5-0 4-0 3-3 3-2 2-0 1-0"
deal.D = "6-3 6-2 5-3 4-4 4-2 3-1 2-1"
yard = ""
play = """
A:6-6 D:6-3L C:6-4R B:5-4R A:4-3L D:4-4L C:5-0R B:4-1L A:6-1L
D:6-2L C:3-2L B:0-0R A:3-0L D:pass C:4-0L B:pass A:6-0R D:4-2L
C:2-0L B:pass A:6-5R D:5-3R C:3-3R B:pass A:pass D:3-1R C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-2 4-3 4-2 2-0 1-1"
deal.B = "6-6 6-4 6-2 6-0 5-1 4-0 2-2"
deal.C = "5-3 4-4 4-1 3-2 3-1 2-1 1-0"
deal.D = "6-5 5-5 5-4 5-0 3-3 3-0 0-0"
yard = ""
play = """
C:4-4 B:6-4L A:6-3L D:5-4R C:5-3L B:5-1L A:6-1L D:6-5L C:pass
B:pass A:5-2L D:5-5R C:3-2L B:pass A:4-3L D:5-0R C:4-1L B:6-0R
A:1-1L D:pass C:3-1L B:6-6R A:pass D:3-3L C:pass B:6-2R A:4-2R
D:3-0L C:1-0L B:4-0R A:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-5 5-1 3-2 2-2 1-1"
deal.B = "6-6 6-2 5-2 4-2 3-3 2-1 0-0"
deal.C = "6-4 5-0 4-3 4-0 3-1 2-0 1-0"
deal.D = "6-1 6-0 5-4 5-3 4-4 4-1 3-0"
yard = ""
play = """
A:6-5 D:5-4R C:6-4L B:4-2L A:3-2L D:4-4R C:4-3L B:pass A:pass
D:4-1L C:3-1L B:3-3L A:6-3L D:6-0L C:5-0L B:5-2L A:2-2L D:pass
C:4-0R B:0-0R A:pass D:3-0R C:2-0L B:pass A:pass D:5-3R C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 6-0 5-5 5-3 5-2 0-0"
deal.B = "5-4 5-0 4-4 3-3 3-2 3-0 1-0"
deal.C = "6-6 6-5 6-1 4-2 4-0 3-1 2-0"
deal.D = "6-4 5-1 4-3 4-1 2-2 2-1 1-1"
yard = ""
play = """
C:6-6 B:pass A:6-3L D:6-4R C:4-2R B:3-3L A:5-3L D:5-1L C:6-1L
B:3-2R A:6-2L D:2-1L C:3-1L B:3-0L A:6-0L D:4-3R C:6-5L B:5-0L
A:0-0L D:4-1R C:4-0L B:4-4L A:pass D:1-1R C:pass B:5-4L A:5-5L
D:pass C:pass B:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 5-3 4-3 4-2 1-1 1-0"
deal.B = "6-6 6-0 4-4 4-1 4-0 3-3 0-0"
deal.C = "6-5 6-4 6-3 6-1 3-1 3-0 2-1"
deal.D = "5-5 5-2 5-1 5-0 3-2 2-2 2-0"
yard = ""
play = """
B:6-0 A:6-2L D:2-0R C:2-1L B:4-1L A:5-4L D:5-5L C:6-5L B:6-6L
A:4-2R D:pass C:6-4L B:4-4L A:4-3L D:3-2L C:pass B:4-0R A:1-0R
D:5-1R C:pass B:pass A:5-3R D:2-2L C:6-3R B:pass A:pass D:5-2L
C:6-1R B:pass A:1-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-5 4-3 4-2 3-2 1-0"
deal.B = "6-3 6-2 5-0 4-1 4-0 3-0 2-0"
deal.C = "6-4 5-4 5-2 3-3 3-1 1-1 0-0"
deal.D = "6-5 6-0 5-3 5-1 4-4 2-2 2-1"
yard = ""
play = """
A:6-6 D:6-5L C:6-4R B:4-1R A:5-5L D:5-1R C:5-4L B:5-0R A:4-3L
D:5-3L C:5-2L B:3-0R A:4-2L D:4-4L C:3-3R B:6-3R A:6-1R D:2-1R
C:pass B:4-0L A:1-0L D:2-2R C:3-1L B:6-2R A:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 6-0 5-4 4-4 4-1 2-1"
deal.B = "6-6 6-3 5-1 5-0 4-2 3-1 1-0"
deal.C = "6-2 5-3 4-3 4-0 3-3 3-0 2-2"
deal.D = "6-5 5-5 5-2 3-2 2-0 1-1 0-0"
yard = ""
play = """
A:6-4 D:6-5L C:5-3L B:4-2R A:2-1R D:3-2L C:6-2L B:6-3L A:6-1R
D:pass C:4-3L B:6-6R A:5-4L D:5-5L C:pass B:5-0L A:6-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-5 5-3 5-2 4-1 3-2 0-0"
deal.B = "6-3 6-2 5-1 4-4 4-0 3-1 2-1"
deal.C = "6-4 4-3 4-2 3-3 3-0 2-2 1-1"
deal.D = "6-5 6-1 6-0 5-4 5-0 2-0 1-0"
yard = ""
play = """
D:6-0 C:6-4L B:4-0L A:0-0L D:5-0L C:3-0R B:5-1L A:4-1L D:5-4L
C:4-3R B:4-4R A:5-5L D:6-5L C:4-2R B:6-2L A:5-2L D:2-0R C:pass
B:pass A:5-3L D:1-0R C:3-3L B:3-1L A:pass D:6-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 5-4 5-3 3-1 2-0 1-1"
deal.B = "6-0 5-5 4-4 4-0 3-3 2-2 0-0"
deal.C = "6-4 6-2 6-1 5-2 5-0 4-2 1-0"
deal.D = "6-3 5-1 4-3 4-1 3-2 3-0 2-1"
yard = ""
play = """
D:4-3 C:6-4L B:6-0L A:2-0L D:3-2L C:pass B:3-3L A:5-3L D:5-1L
C:6-1L B:pass A:6-6L D:6-3L C:pass B:pass A:3-1L D:4-1L C:4-2L
B:2-2L A:pass D:2-1L C:1-0L B:4-0L A:5-4L D:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-3 5-2 5-0 3-0 2-1 2-0"
deal.B = "6-4 6-3 6-1 6-0 5-1 4-4 4-0"
deal.C = "5-5 5-4 4-1 3-3 3-2 1-1 1-0"
deal.D = "6-5 6-2 4-3 4-2 3-1 2-2 0-0"
yard = ""
play = """
D:2-2 C:3-2L B:6-3L A:6-6L D:6-2L C:pass B:pass A:5-2L D:6-5L
C:pass B:6-1L A:2-1L D:4-2L C:5-4L B:5-1L A:2-0R D:3-1L C:3-3L
B:6-0R A:5-3L D:pass C:5-5L B:6-4R A:5-0L D:4-3R C:1-0L B:pass
A:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-2 4-0 3-1 3-0 2-2 2-1"
deal.B = "6-6 6-4 6-3 5-5 5-1 4-3 4-2"
deal.C = "6-5 6-1 6-0 5-0 4-4 2-0 1-0"
deal.D = "6-2 5-3 4-1 3-3 3-2 1-1 0-0"
yard = ""
play = """
A:5-4 D:5-3L C:4-4R B:4-2R A:3-1L D:3-2R C:6-1L B:4-3R A:4-0R
D:6-2L C:6-0R B:6-6R A:5-2L D:pass C:6-5L B:6-4L A:pass D:4-1L
C:1-0L B:6-3R A:3-0L D:3-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 5-5 5-0 4-4 4-2 0-0"
deal.B = "6-2 5-3 3-3 3-2 3-0 2-1 1-0"
deal.C = "6-6 6-1 6-0 5-4 5-2 4-1 3-1"
deal.D = "6-3 5-1 4-3 4-0 2-2 2-0 1-1"
yard = ""
play = """
D:2-2 C:5-2L B:6-2R A:6-5L D:6-3L C:6-6R B:3-3L A:6-4R D:4-3L
C:5-4L B:5-3L A:4-4R D:4-0R C:6-0R B:3-2L A:4-2L D:pass C:6-1R
B:1-0R A:5-0R D:5-1R C:4-1L B:2-1L A:pass D:1-1R C:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 5-5 5-2 4-4 2-0 1-1"
deal.B = "5-1 4-3 3-3 3-0 2-1 1-0 0-0"
deal.C = "6-5 6-3 6-2 5-4 5-3 4-2 3-1"
deal.D = "6-6 6-0 5-0 4-1 4-0 3-2 2-2"
yard = ""
play = """
C:6-5 B:5-1R A:6-4L D:4-1R C:5-4L B:4-3R A:5-5L D:3-2R C:5-3L
B:2-1R A:6-1R D:6-6R C:6-3L B:pass A:pass D:6-0L C:6-2R B:3-0L
A:5-2R D:5-0R C:3-1L B:0-0R A:1-1L D:4-0R C:4-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-5 5-4 5-3 5-2 5-0 4-1"
deal.B = "6-6 6-3 6-2 5-1 4-4 4-3 2-1"
deal.C = "6-1 4-2 3-3 3-2 3-1 2-0 1-0"
deal.D = "6-5 6-4 4-0 3-0 2-2 1-1 0-0"
yard = ""
play = """
C:6-1 B:5-1R A:6-0L D:6-5R C:2-0L B:6-2L A:pass D:6-4L C:4-2L
B:2-1L A:4-1L D:4-0L C:1-0L B:6-6R A:pass D:1-1L C:3-1L B:6-3R
A:5-3L D:3-0R C:pass B:pass A:5-5L D:0-0R C:pass B:pass A:5-4L
D:pass C:pass B:4-3L A:5-0R D:pass C:3-3L B:pass A:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-2 5-1 5-0 4-0 3-1"
deal.B = "6-6 6-5 6-1 5-4 5-3 4-1 2-2"
deal.C = "6-3 5-5 4-3 3-3 3-2 2-1 1-0"
deal.D = "6-0 4-4 4-2 3-0 2-0 1-1 0-0"
yard = ""
play = """
A:6-4 D:6-0L C:4-3R B:5-3R A:5-0L D:pass C:5-5L B:5-4L A:4-0L
D:0-0L C:1-0L B:6-5R A:5-1L D:pass C:6-3R B:pass A:5-2L D:3-0R
C:3-2L B:pass A:3-1L D:1-1L C:2-1L B:2-2L A:6-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 6-0 5-5 5-4 4-2 3-2"
deal.B = "6-5 6-1 4-1 4-0 3-1 2-1 1-0"
deal.C = "6-6 6-3 5-1 4-3 3-3 3-0 0-0"
deal.D = "5-3 5-2 5-0 4-4 2-2 2-0 1-1"
yard = ""
play = """
A:6-4 D:4-4R C:6-6L B:6-5L A:5-5L D:5-2L C:4-3R B:2-1L A:3-2R
D:2-2R C:5-1L B:pass A:5-4L D:2-0R C:3-0R B:3-1R A:4-2L D:1-1R
C:pass B:4-1R A:6-2L D:pass C:6-3L B:4-0R A:6-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-2 5-1 4-4 3-2 2-1"
deal.B = "6-6 6-2 6-1 5-4 5-3 4-2 1-0"
deal.C = "6-4 5-0 4-1 4-0 3-0 2-0 1-1"
deal.D = "6-3 5-5 4-3 3-3 3-1 2-2 0-0"
yard = ""
play = """
A:6-5 D:6-3L C:5-0R B:1-0R A:3-2L D:3-1R C:3-0R B:4-2L A:4-4L
D:4-3L C:4-0R B:5-4R A:5-2R D:3-3L C:2-0R B:5-3L A:5-1L D:0-0R
C:4-1L B:pass A:6-0R D:pass C:6-4L B:6-6L A:pass D:pass C:pass
B:6-2L A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-25"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-25"
commitment = "99c74e4c1dd6da3e9876160ff362329cda79368610698a2ba7bc2ed94386f8ab"
secret = "6e3623557e5591eba8c723e6c7dd0dff255aafa24392ab6718558fd60937686d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 4-0 3-3 3-0 2-0 0-0"
deal.B = "6-5 6-2 5-3 5-0 4-2 2-2 1-1"
deal.C = "6-4 5-4 5-2 4-3 4-1 3-2 3-1"
deal.D = "6-6 6-1 6-0 5-1 4-4 2-1 1-0"
yard = ""
play = """
D:6-6 C:6-4L B:6-5R A:5-5R D:4-4L C:5-4R B:4-2L A:4-0R D:2-1L
C:4-1L B:5-0R A:pass D:5-1R C:3-1R B:5-3R A:pass D:pass C:4-3L
B:pass A:6-3L D:6-1L C:5-2R B:6-2R A:pass D:1-0L C:pass B:pass
A:2-0L D:6-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 5-2 5-1 4-1 3-0 2-0"
deal.B = "6-6 6-1 5-5 5-3 5-0 2-2 0-0"
deal.C = "5-4 4-2 4-0 3-3 3-2 2-1 1-0"
deal.D = "6-4 6-3 6-2 4-4 4-3 3-1 1-1"
yard = ""
play = """
D:6-4 C:4-2R B:6-6L A:2-0R D:6-3L C:3-3L B:5-3L A:3-0R D:4-3R
C:5-4L B:pass A:4-1L D:3-1L C:3-2L B:2-2L A:5-2L D:4-4R C:4-0R
B:5-5L A:6-5L D:6-2L C:1-0R B:6-1R A:6-0R D:pass C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-1 4-3 4-0 3-2 3-1 2-1"
deal.B = "6-6 6-0 5-3 3-3 2-2 2-0 1-0"
deal.C = "5-5 5-4 5-2 5-0 4-4 4-1 0-0"
deal.D = "6-5 6-3 6-2 6-1 4-2 3-0 1-1"
yard = ""
play = """
C:5-5 B:5-3L A:3-2L D:6-2L C:5-4R B:6-6L A:6-4R D:6-5L C:5-0L
B:6-0L A:pass D:6-3L C:pass B:3-3L A:4-3L D:4-2L C:5-2L B:pass
A:5-1L D:6-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-3 5-1 4-3 4-2 4-1 2-0 0-0"
deal.B = "6-5 6-4 6-0 5-0 4-0 3-1 1-0"
deal.C = "6-6 6-3 6-2 3-2 2-2 2-1 1-1"
deal.D = "6-1 5-5 5-4 5-2 4-4 3-3 3-0"
yard = ""
play = """
D:6-1 C:6-6L B:6-5L A:5-3L D:3-3L C:6-3L B:6-4L A:4-2L D:5-2L
C:2-1R B:5-0L A:2-0R D:3-0L C:3-2L B:6-0R A:pass D:pass C:2-2L
B:pass A:pass D:pass C:6-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-4 5-3 5-2 3-2 2-0"
deal.B = "6-3 6-2 6-1 5-1 4-1 1-1 0-0"
deal.C = "6-6 6-0 5-5 4-4 4-0 3-3 1-0"
deal.D = "5-0 4-3 4-2 3-1 3-0 2-2 2-1"
yard = ""
play = """
C:6-6 B:6-3L A:6-4R D:4-3L C:4-4L B:4-1L A:5-4R D:3-1L C:5-5R
B:5-1R A:5-3L D:5-0L C:1-0R B:0-0L A:2-0L D:4-2L C:4-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-4 5-3 4-3 2-1 2-0 1-1"
deal.B = "6-6 5-0 4-1 4-0 3-2 1-0 0-0"
deal.C = "6-5 6-3 6-2 6-1 5-1 4-4 3-3"
deal.D = "6-0 5-5 5-2 4-2 3-1 3-0 2-2"
yard = ""
play = """
D:6-0 C:6-5L B:5-0L A:2-0L D:5-2L C:5-1L B:4-1L A:4-3L D:3-1L
C:6-1L B:6-6L A:6-4L D:4-2L C:6-2L B:4-0R A:5-4R D:5-5R C:6-3L
B:3-2L A:5-3R D:2-2L C:3-3R B:pass A:2-1L D:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-1 5-0 4-2 3-2 2-2 2-0"
deal.B = "6-4 6-2 4-3 4-1 4-0 3-1 1-1"
deal.C = "6-5 6-3 6-1 5-4 5-2 3-3 0-0"
deal.D = "6-6 6-0 5-3 4-4 3-0 2-1 1-0"
yard = ""
play = """
D:6-6 C:6-5L B:6-4R A:5-5L D:5-3L C:5-4R B:4-3L A:5-1R D:4-4L
C:6-1R B:6-2R A:4-2R D:pass C:pass B:4-1L A:pass D:2-1L C:5-2L
B:4-0R A:2-0R D:pass C:pass B:pass A:3-2R D:3-0R C:0-0R B:pass
A:5-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-0 4-2 3-3 3-2 3-0"
deal.B = "6-1 5-3 4-1 4-0 2-2 1-1 1-0"
deal.C = "6-6 6-2 5-4 5-2 4-4 2-0 0-0"
deal.D = "6-5 6-3 6-0 5-1 4-3 3-1 2-1"
yard = ""
play = """
A:decline C:6-6 B:6-1L A:6-4R D:5-1L C:5-4L B:4-1L A:4-2R D:3-1L
C:6-2R B:5-3L A:5-5L D:6-5L C:pass B:pass A:pass D:6-3L C:pass
B:pass A:3-2L D:2-1L C:pass B:1-1L A:pass D:6-0R C:0-0R B:4-0R
A:pass D:4-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-1 5-2 5-0 4-0 2-1 1-1"
deal.B = "6-5 6-3 5-3 5-1 4-1 3-2 2-0"
deal.C = "6-4 6-0 4-4 4-3 4-2 1-0 0-0"
deal.D = "6-2 5-5 5-4 3-3 3-1 3-0 2-2"
yard = ""
play = """
D:6-2 C:4-2R B:6-5L A:5-2L D:2-2L C:4-4R B:3-2L A:4-0R D:3-3L
C:4-3L B:4-1L A:5-0R D:3-1L C:pass B:6-3L A:6-6L D:5-5R C:6-4L
B:5-3R A:pass D:5-4L C:pass B:5-1L A:6-1L D:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 5-1 4-1 4-0 3-3 3-0"
deal.B = "6-6 6-5 6-2 5-4 5-0 4-2 1-1"
deal.C = "5-5 5-3 4-4 3-2 2-1 2-0 1-0"
deal.D = "6-1 6-0 5-2 4-3 3-1 2-2 0-0"
yard = ""
play = """
D:6-1 C:2-1R B:6-6L A:6-3L D:4-3L C:4-4L B:5-4L A:5-1L D:3-1L
C:3-2R B:pass A:3-0L D:6-0L C:5-3R B:6-5L A:pass D:5-2L C:5-5R
B:6-2L A:6-4L D:pass C:pass B:4-2L A:pass D:2-2L C:2-0L B:5-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-0 4-3 4-2 4-1 2-1 0-0"
deal.B = "6-4 6-1 5-1 4-4 2-2 1-1 1-0"
deal.C = "6-5 5-4 5-0 3-3 3-2 3-1 3-0"
deal.D = "6-3 6-2 5-5 5-3 5-2 4-0 2-0"
yard = ""
play = """
D:6-3 C:6-5L B:5-1L A:4-3R D:4-0R C:3-1L B:1-0R A:4-1R D:5-3L
C:5-4R B:pass A:pass D:5-5L C:5-0L B:pass A:6-0L D:6-2L C:3-2L
B:pass A:pass D:5-2R C:3-3L B:2-2R A:2-1R D:pass C:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-4 5-0 2-1 2-0 1-0"
deal.B = "6-4 6-3 5-3 4-2 4-0 3-1 3-0"
deal.C = "6-6 6-1 6-0 5-2 5-1 4-4 0-0"
deal.D = "5-5 4-3 4-1 3-3 3-2 2-2 1-1"
yard = ""
play = """
C:6-6 B:6-4L A:6-2R D:4-3L C:5-2R B:6-3L A:6-5R D:pass C:6-1L
B:3-1L A:pass D:3-3L C:6-0R B:5-3L A:2-0R D:5-5L C:5-1L B:4-2R
A:5-4R D:4-1L C:4-4L B:4-0L A:5-0R D:pass C:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 5-0 4-2 3-1 1-1 1-0"
deal.B = "6-5 5-3 5-1 4-3 4-0 3-3 3-2"
deal.C = "6-4 6-1 5-5 5-4 2-1 2-0 0-0"
deal.D = "6-2 6-0 5-2 4-4 4-1 3-0 2-2"
yard = ""
play = """
C:5-5 B:6-5L A:5-0R D:6-2L C:2-0L B:4-0L A:4-2L D:5-2L C:5-4L
B:4-3L A:1-0R D:3-0L C:6-1R B:pass A:6-6R D:6-0L C:6-4L B:pass
A:6-3R D:4-4L C:pass B:5-3R A:pass D:4-1L C:2-1L B:5-1R A:1-1R
D:2-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 6-3 5-1 5-0 4-2 0-0"
deal.B = "6-1 5-5 5-3 4-1 3-3 3-2 3-1"
deal.C = "6-0 4-4 4-3 4-0 3-0 2-0 1-1"
deal.D = "6-5 6-2 5-4 5-2 2-2 2-1 1-0"
yard = ""
play = """
D:6-5 C:6-0L B:5-5R A:0-0L D:1-0L C:1-1L B:5-3R A:6-3R D:2-1L
C:2-0L B:6-1R A:5-0L D:5-4L C:4-4L B:4-1L A:5-1L D:5-2L C:pass
B:3-2L A:pass D:pass C:3-0L B:3-1R A:pass D:pass C:4-3R B:pass
A:6-4R D:6-2R C:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-2 5-1 4-4 2-1 1-0 0-0"
deal.B = "6-6 6-5 6-2 6-1 4-3 2-2 1-1"
deal.C = "5-0 4-2 3-3 3-2 3-1 3-0 2-0"
deal.D = "6-3 6-0 5-5 5-4 5-3 4-1 4-0"
yard = ""
play = """
C:3-3 B:4-3L A:6-4L D:6-3L C:3-2L B:6-2L A:pass D:6-0L C:3-0L
B:pass A:pass D:5-3L C:5-0L B:pass A:1-0L D:4-1L C:4-2L B:2-2L
A:2-1L D:pass C:3-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 6-0 5-4 5-3 4-0 3-1"
deal.B = "6-4 6-3 6-1 4-3 4-1 3-0 2-2"
deal.C = "6-5 5-2 5-0 4-4 4-2 3-3 2-0"
deal.D = "5-5 5-1 3-2 2-1 1-1 1-0 0-0"
yard = ""
play = """
C:4-4 B:6-4L A:5-4R D:5-5R C:6-5L B:pass A:5-3L D:3-2L C:5-2L
B:pass A:pass D:5-1L C:5-0R B:6-1L A:6-0L D:1-0L C:2-0R B:4-1L
A:6-2R D:pass C:4-2L B:6-3R A:3-1R D:2-1L C:pass B:pass A:pass
D:1-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-5 5-3 3-2 3-0 1-0 0-0"
deal.B = "6-2 6-0 3-3 3-1 2-2 2-1 2-0"
deal.C = "6-6 6-5 6-1 5-4 5-2 5-1 5-0"
deal.D = "6-3 4-4 4-3 4-2 4-1 4-0 1-1"
yard = ""
play = """
D:6-3 C:6-6L B:6-2L A:3-0R D:4-2L C:5-4L B:6-0R A:5-3L D:4-3L
C:6-5R B:pass A:6-4L D:pass C:6-1L B:3-1L A:5-5R D:pass C:5-2R
B:3-3L A:3-2L D:pass C:pass B:2-2L A:pass D:pass C:pass B:2-1L
A:1-0L D:4-0L C:pass B:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 4-0 3-3 3-2 2-0 1-0"
deal.B = "6-5 5-5 5-4 5-2 5-0 4-2 4-1"
deal.C = "6-3 6-0 4-3 3-1 2-2 2-1 0-0"
deal.D = "6-6 6-4 5-3 5-1 4-4 3-0 1-1"
yard = ""
play = """
B:6-5 A:6-2L D:5-3R C:2-2L B:5-2L A:3-3R D:5-1L C:3-1L B:pass
A:3-2L D:3-0R C:6-0R B:4-2L A:6-1R D:6-4L C:6-3L B:4-1R A:4-0R
D:pass C:0-0R B:5-0R A:pass D:pass C:4-3L B:5-5R A:pass D:4-4L
C:pass B:5-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-3 4-4 4-3 4-0 3-3"
deal.B = "6-6 6-5 5-4 5-0 4-2 3-1 2-1"
deal.C = "6-3 6-1 5-5 3-2 3-0 2-2 2-0"
deal.D = "6-0 5-2 5-1 4-1 1-1 1-0 0-0"
yard = ""
play = """
B:6-6 A:6-4L D:4-1L C:6-1L B:6-5L A:5-3L D:6-0R C:3-0R B:3-1L
A:3-3R D:5-1L C:5-5L B:5-4L A:4-3L D:pass C:6-3L B:pass A:6-2L
D:5-2L C:3-2R B:4-2R A:4-0R D:1-0R C:pass B:5-0L A:pass D:0-0L
C:2-0L B:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-1 5-0 4-4 3-2 2-2"
deal.B = "6-6 5-2 4-0 3-3 3-1 2-1 1-0"
deal.C = "6-4 6-0 5-4 5-3 5-1 4-3 1-1"
deal.D = "6-3 5-5 4-2 4-1 3-0 2-0 0-0"
yard = ""
play = """
B:6-6 A:6-5L D:5-5L C:6-4R B:5-2L A:3-2L D:6-3L C:5-4R B:pass
A:5-0R D:3-0R C:5-3R B:pass A:6-1L D:4-1L C:4-3L B:3-3L A:pass
D:pass C:5-1R B:3-1L A:pass D:pass C:1-1L B:2-1L A:2-2L D:4-2L
C:pass B:4-0L A:pass D:2-0L C:pass B:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 4-4 3-3 3-2 3-0 2-0"
deal.B = "6-5 6-2 5-5 5-4 5-2 5-1 4-0"
deal.C = "6-4 6-1 5-0 4-3 3-1 1-1 1-0"
deal.D = "6-0 5-3 4-2 4-1 2-2 2-1 0-0"
yard = ""
play = """
B:6-5 A:6-6L D:6-0L C:5-0R B:4-0L A:2-0R D:4-2L C:pass B:6-2L
A:3-2R D:5-3R C:6-1L B:5-5R A:pass D:4-1L C:4-3L B:5-4R A:3-3L
D:pass C:6-4R B:pass A:3-0L D:0-0L C:1-0L B:5-1L A:6-3R D:pass
C:3-1R B:5-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-26"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-26"
commitment = "83300980f4b80067ba2e8805604cd2d8e06817156ed5b85233f60dcab48939f1"
secret = "26a0254a79dc98c74a4405fc70690d9650d87711a541562a15fd4699c1f1ac85"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-2 5-5 4-4 2-1 0-0"
deal.B = "6-4 6-0 5-2 5-1 4-2 1-1 1-0"
deal.C = "6-6 6-1 5-4 5-3 4-1 3-3 3-1"
deal.D = "5-0 4-3 4-0 3-2 3-0 2-2 2-0"
yard = ""
play = """
C:6-6 B:6-4L A:6-5R D:4-3L C:5-3L B:5-1L A:5-5R D:5-0R C:6-1L
B:6-0R A:6-3L D:3-0L C:pass B:1-0L A:6-2R D:2-2R C:4-1L B:5-2R
A:4-4L D:4-0L C:5-4R B:4-2R A:2-1R D:2-0L C:3-1R B:pass A:pass
D:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-1 5-5 4-4 2-2 0-0"
deal.B = "6-0 5-4 5-1 4-1 4-0 3-3 3-2"
deal.C = "6-6 6-3 6-2 5-3 5-0 3-0 1-0"
deal.D = "5-2 4-3 4-2 3-1 2-1 2-0 1-1"
yard = ""
play = """
D:2-1 C:6-2L B:6-0L A:6-1R D:2-0L C:6-6R B:3-2L A:6-5R D:4-3L
C:5-3R B:3-3R A:6-4L D:3-1R C:6-3L B:4-1R A:4-4R D:4-2R C:3-0L
B:4-0L A:2-2R D:5-2R C:5-0R B:5-4L A:5-5L D:pass C:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 6-0 5-0 3-3 2-0 0-0"
deal.B = "6-6 6-3 5-3 4-3 2-2 2-1 1-0"
deal.C = "5-4 5-2 4-4 4-2 4-0 3-1 1-1"
deal.D = "6-5 6-2 5-5 5-1 4-1 3-2 3-0"
yard = ""
play = """
C:5-4 B:5-3L A:6-4R D:3-0L C:4-0L B:6-6R A:6-1R D:4-1L C:3-1L
B:4-3L A:pass D:5-1R C:4-4L B:pass A:5-0R D:pass C:4-2L B:2-2L
A:6-0R D:6-5R C:5-2L B:pass A:pass D:5-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 5-1 5-0 4-4 4-3 0-0"
deal.B = "6-4 6-2 5-4 5-3 4-2 4-1 3-3"
deal.C = "6-3 6-0 5-5 5-2 2-2 2-0 1-1"
deal.D = "6-6 4-0 3-2 3-1 3-0 2-1 1-0"
yard = ""
play = """
C:6-3 B:6-4L A:4-4L D:3-1R C:1-1R B:4-1R A:4-3L D:3-0L C:6-0L
B:6-2L A:pass D:4-0R C:5-2L B:5-4L A:5-0R D:pass C:5-5R B:5-3R
A:pass D:3-2R C:2-2R B:4-2L A:pass D:2-1L C:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-3 5-0 4-2 3-2 2-2 1-1"
deal.B = "6-3 6-2 5-4 5-2 4-1 3-1 3-0"
deal.C = "6-6 6-1 6-0 4-3 4-0 3-3 2-1"
deal.D = "6-4 5-5 5-1 4-4 2-0 1-0 0-0"
yard = ""
play = """
C:6-6 B:6-3L A:6-5R D:5-1R C:4-3L B:4-1L A:1-1L D:1-0L C:6-0L
B:6-2L A:4-2L D:4-4L C:4-0L B:3-0L A:5-3L D:5-5L C:6-1R B:5-4L
A:pass D:6-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 5-4 5-3 4-4 3-1 2-1"
deal.B = "6-4 5-1 4-0 3-3 3-0 2-2 1-0"
deal.C = "6-6 6-2 6-1 5-5 5-0 4-3 4-1"
deal.D = "6-0 5-2 4-2 3-2 2-0 1-1 0-0"
yard = ""
play = """
D:6-0 C:6-6L B:6-4L A:5-4L D:0-0R C:5-5L B:5-1L A:3-1L D:3-2L
C:6-2L B:3-0R A:6-5L D:5-2L C:4-3R B:4-0R A:2-1L D:1-1L C:6-1L
B:1-0R A:6-3L D:pass C:4-1R B:3-3L A:4-4R D:4-2R C:pass B:2-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 5-3 5-0 4-3 3-0 1-1"
deal.B = "6-0 5-4 5-2 4-1 3-3 2-2 1-0"
deal.C = "6-5 6-1 5-5 4-4 3-1 2-1 0-0"
deal.D = "6-4 6-2 5-1 4-2 4-0 3-2 2-0"
yard = ""
play = """
B:2-2 A:pass D:6-2L C:6-5L B:5-2L A:pass D:3-2L C:3-1L B:4-1L
A:4-3L D:2-0R C:0-0R B:3-3L A:6-3L D:6-4L C:4-4L B:5-4L A:5-3L
D:4-0R C:pass B:pass A:3-0L D:4-2R C:2-1R B:1-0R A:5-0L D:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-5 5-1 3-3 2-1 1-1 1-0"
deal.B = "6-3 5-4 5-3 5-2 5-0 3-1 0-0"
deal.C = "6-0 4-2 4-1 4-0 3-2 2-2 2-0"
deal.D = "6-6 6-4 6-2 6-1 4-4 4-3 3-0"
yard = ""
play = """
D:4-3 C:4-2L B:5-2L A:6-5L D:6-1L C:4-1L B:5-4L A:5-5L D:3-0R
C:6-0R B:6-3R A:3-3R D:pass C:3-2R B:5-3L A:2-1R D:pass C:pass
B:3-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-1 5-0 3-2 3-0 2-0"
deal.B = "6-1 6-0 5-2 4-2 4-0 3-1 0-0"
deal.C = "6-5 6-4 5-5 5-3 4-3 3-3 1-0"
deal.D = "6-3 5-4 4-4 4-1 2-2 2-1 1-1"
yard = ""
play = """
B:0-0 A:5-0L D:5-4L C:6-4L B:6-0L A:3-0L D:6-3L C:6-5L B:5-2L
A:6-2L D:pass C:1-0R B:6-1R A:6-6L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-4 5-3 4-3 3-1 2-1"
deal.B = "6-0 5-5 4-4 4-1 3-3 2-2 0-0"
deal.C = "6-6 6-3 5-2 4-0 3-2 2-0 1-1"
deal.D = "6-5 6-2 5-1 5-0 4-2 3-0 1-0"
yard = ""
play = """
A:6-4 D:4-2R C:6-6L B:2-2R A:6-1L D:5-1L C:5-2L B:pass A:2-1L
D:6-2R C:1-1L B:4-1L A:5-4L D:6-5L C:6-3L B:3-3L A:5-3L D:5-0L
C:4-0L B:4-4L A:4-3L D:3-0L C:2-0L B:6-0R A:pass D:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 6-0 5-1 4-4 3-0 1-1"
deal.B = "5-5 4-3 4-1 3-3 2-2 2-0 1-0"
deal.C = "5-4 5-3 5-2 4-2 3-2 3-1 2-1"
deal.D = "6-6 6-5 6-2 6-1 5-0 4-0 0-0"
yard = ""
play = """
D:5-0 C:5-4L B:4-3L A:6-3L D:4-0R C:4-2R B:2-2R A:6-4L D:6-2R
C:pass B:4-1L A:5-1L D:6-5R C:5-3L B:5-5R A:3-0L D:0-0L C:5-2R
B:2-0R A:6-0L D:6-6L C:pass B:1-0R A:1-1R D:6-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-2 4-0 3-3 3-2 3-1 2-2"
deal.B = "6-5 6-3 6-2 3-0 2-1 2-0 1-0"
deal.C = "5-5 5-4 5-3 4-2 4-1 1-1 0-0"
deal.D = "6-6 6-4 6-0 5-1 5-0 4-4 4-3"
yard = ""
play = """
D:6-0 C:0-0R B:6-2L A:5-2L D:5-1L C:4-1L B:2-0R A:3-2R D:4-3R
C:5-4L B:6-5L A:6-1L D:4-4R C:1-1L B:1-0L A:4-0L D:6-4L C:4-2R
B:2-1R A:3-1R D:6-6L C:5-3R B:6-3L A:3-3L D:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 5-4 5-3 4-1 2-2 0-0"
deal.B = "6-2 6-1 6-0 4-2 4-0 2-1 1-0"
deal.C = "6-3 5-2 5-1 5-0 4-4 3-2 1-1"
deal.D = "6-5 5-5 4-3 3-3 3-1 3-0 2-0"
yard = ""
play = """
D:3-0 C:6-3L B:6-0L A:0-0L D:2-0L C:5-2L B:1-0R A:5-4L D:4-3L
C:3-2L B:2-1R A:2-2L D:pass C:pass B:6-2L A:6-6L D:6-5L C:5-1L
B:6-1L A:6-4L D:pass C:4-4L B:4-0L A:pass D:pass C:5-0L B:4-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 5-2 5-1 3-2 3-1 0-0"
deal.B = "6-6 6-2 5-5 4-4 4-3 3-0 1-1"
deal.C = "6-4 6-3 6-0 5-0 4-0 2-2 2-0"
deal.D = "6-5 5-3 4-2 4-1 3-3 2-1 1-0"
yard = ""
play = """
B:6-6 A:6-1L D:6-5R C:5-0R B:3-0R A:5-1L D:5-3L C:6-3L B:4-3R
A:5-4R D:pass C:6-4L B:5-5R A:5-2R D:4-2R C:4-0L B:4-4R A:0-0L
D:4-1R C:6-0L B:1-1R A:3-1R D:3-3R C:pass B:6-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-5 4-3 4-1 3-1 2-2"
deal.B = "6-3 5-3 5-0 4-0 3-3 2-0 1-1"
deal.C = "6-2 5-4 5-2 4-4 4-2 1-0 0-0"
deal.D = "6-6 6-5 6-1 5-1 3-2 3-0 2-1"
yard = ""
play = """
B:3-3 A:4-3L D:3-0R C:5-4L B:5-0L A:6-0L D:6-5L C:5-2L B:2-0L
A:pass D:pass C:1-0L B:1-1L A:4-1L D:pass C:4-4L B:4-0L A:pass
D:pass C:0-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 6-1 5-3 3-2 2-0 1-0"
deal.B = "6-0 4-4 3-3 2-2 2-1 1-1 0-0"
deal.C = "6-4 6-2 5-2 5-1 4-2 4-0 3-1"
deal.D = "6-5 5-5 5-4 5-0 4-3 4-1 3-0"
yard = ""
play = """
C:6-4 B:4-4R A:6-6L D:6-5L C:5-2L B:2-2L A:3-2L D:5-4R C:3-1L
B:1-1L A:5-3R D:4-3R C:5-1L B:pass A:pass D:4-1R C:pass B:2-1R
A:2-0R D:5-5L C:4-0R B:pass A:pass D:5-0L C:4-2R B:0-0L A:1-0L
D:pass C:6-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-2 4-1 2-2 1-0 0-0"
deal.B = "6-0 5-3 5-1 4-4 2-1 2-0 1-1"
deal.C = "6-6 6-5 6-3 5-4 5-0 3-1 3-0"
deal.D = "6-4 6-2 4-3 4-2 4-0 3-3 3-2"
yard = ""
play = """
C:6-6 B:6-0L A:6-1R D:4-0L C:5-4L B:5-1L A:4-1L D:6-4L C:6-5L
B:1-1R A:5-5L D:pass C:5-0L B:2-0L A:5-2L D:pass C:3-1R B:5-3R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-2 4-2 3-2 3-0 2-0 0-0"
deal.B = "6-6 6-1 4-1 4-0 3-3 2-2 2-1"
deal.C = "6-5 6-3 5-4 5-1 4-4 1-1 1-0"
deal.D = "6-4 6-2 6-0 5-3 5-0 4-3 3-1"
yard = ""
play = """
A:5-5 D:5-0L C:1-0L B:6-1L A:5-2R D:6-2R C:6-5L B:6-6R A:pass
D:6-4R C:5-4L B:4-1L A:4-2R D:3-1L C:6-3L B:2-2R A:3-2R D:6-0L
C:pass B:3-3R A:3-0L D:4-3L C:4-4L B:4-0L A:2-0L D:5-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-4 6-0 5-1 4-0 3-2"
deal.B = "6-3 6-2 5-4 5-2 4-2 1-0 0-0"
deal.C = "5-3 5-0 4-4 4-3 3-1 2-1 2-0"
deal.D = "6-1 5-5 4-1 3-3 3-0 2-2 1-1"
yard = ""
play = """
D:6-1 C:3-1R B:6-3R A:6-6L D:pass C:pass B:6-2L A:6-5R D:2-2L
C:2-1L B:5-2R A:5-1L D:5-5L C:5-3L B:4-2R A:6-4R D:3-3L C:4-3L
B:5-4L A:6-0R D:3-0R C:5-0L B:0-0L A:3-2R D:pass C:2-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-1 5-3 4-2 3-3 3-1"
deal.B = "6-6 5-5 5-4 5-1 4-1 4-0 2-1"
deal.C = "6-5 5-2 4-4 3-0 2-2 2-0 0-0"
deal.D = "6-3 6-0 5-0 4-3 3-2 1-1 1-0"
yard = ""
play = """
B:5-5 A:5-3L D:6-3L C:6-5L B:5-4L A:6-4L D:6-0L C:3-0L B:5-1R
A:6-1R D:4-3L C:4-4L B:6-6R A:6-2R D:3-2R C:pass B:4-1L A:3-3R
D:1-1L C:pass B:2-1L A:4-2L D:pass C:pass B:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-5 4-2 4-1 3-3 3-1 1-1 1-0"
deal.B = "6-0 5-4 5-3 5-1 3-2 3-0 2-0"
deal.C = "6-6 6-5 6-4 6-3 6-2 6-1 2-2"
deal.D = "5-2 5-0 4-4 4-3 4-0 2-1 0-0"
yard = ""
play = """
B:5-3 A:5-5L D:5-2L C:6-2L B:6-0L A:3-3R D:0-0L C:6-3R B:3-0L
A:3-1L D:2-1L C:2-2L B:3-2L A:pass D:4-3L C:6-4L B:pass A:pass
D:pass C:6-6L B:pass A:pass D:pass C:6-5L B:5-4L A:4-2L D:pass
C:6-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 5-2 4-4 4-2 4-0 1-1"
deal.B = "6-6 6-5 6-1 6-0 5-3 4-3 4-1"
deal.C = "6-3 5-5 3-3 3-2 2-2 2-1 0-0"
deal.D = "5-4 5-1 5-0 3-1 3-0 2-0 1-0"
yard = ""
play = """
C:6-3 B:6-6L A:6-4L D:5-4L C:5-5L B:6-5L A:6-2L D:3-0R C:3-2L
B:6-0R A:pass D:3-1L C:2-1L B:6-1R A:5-2L D:1-0R C:0-0R B:5-3L
A:4-0R D:pass C:3-3L B:4-3R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 6-1 5-5 5-3 5-2 4-0"
deal.B = "5-4 5-1 3-3 2-2 2-1 1-0 0-0"
deal.C = "6-6 6-5 6-3 4-4 4-1 3-0 2-0"
deal.D = "6-0 5-0 4-3 4-2 3-2 3-1 1-1"
yard = ""
play = """
C:6-6 B:pass A:6-4L D:4-3L C:6-3L B:pass A:6-2L D:6-0R C:2-0L
B:0-0L A:4-0L D:5-0R C:4-4L B:5-4R A:pass D:4-2L C:4-1R B:2-1R
A:5-2L D:3-2R C:6-5L B:3-3R A:5-3R D:pass C:pass B:5-1R A:6-1L
D:3-1L C:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 6-1 5-1 4-3 3-1 1-1"
deal.B = "6-4 6-0 5-3 4-1 3-0 1-0 0-0"
deal.C = "5-2 5-0 4-4 4-0 3-3 2-2 2-0"
deal.D = "6-6 6-3 5-5 5-4 4-2 3-2 2-1"
yard = ""
play = """
C:5-2 B:5-3L A:6-2R D:6-3R C:3-3L B:3-0L A:4-3R D:5-4R C:5-0L
B:pass A:6-5L D:6-6L C:pass B:6-0L A:5-1R D:2-1R C:4-0L B:6-4L
A:6-1L D:4-2R C:4-4R B:4-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-3 5-1 5-0 4-2 4-1 2-2"
deal.B = "6-4 6-0 5-2 4-4 4-3 3-1 2-1"
deal.C = "6-6 6-2 5-5 3-2 1-1 1-0 0-0"
deal.D = "6-5 6-1 5-4 4-0 3-3 3-0 2-0"
yard = ""
play = """
B:4-4 A:4-2L D:4-0R C:6-2L B:6-0R A:6-3L D:6-5R C:3-2L B:5-2R
A:2-2L D:2-0L C:1-0L B:2-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-2 4-3 4-0 2-0 1-1"
deal.B = "6-5 6-4 6-3 5-0 4-4 3-2 1-0"
deal.C = "6-6 6-2 5-3 3-1 3-0 2-2 2-1"
deal.D = "6-1 5-4 5-1 4-2 4-1 3-3 0-0"
yard = ""
play = """
B:4-4 A:4-3L D:3-3L C:5-3L B:6-4R A:5-5L D:6-1R C:3-1R B:6-5L
A:6-0L D:0-0L C:3-0L B:6-3L A:pass D:pass C:6-6L B:3-2R A:5-2R
D:5-1R C:6-2L B:1-0R A:4-0R D:4-2R C:2-2L B:pass A:2-0L D:pass
C:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-3 4-4 4-2 3-2 1-0"
deal.B = "6-0 3-3 3-1 2-2 2-1 2-0 1-1"
deal.C = "6-6 6-5 6-2 5-2 4-1 4-0 3-0"
deal.D = "6-4 6-3 5-4 5-1 5-0 4-3 0-0"
yard = ""
play = """
C:6-6 B:6-0L A:6-1R D:5-1R C:4-0L B:pass A:5-5R D:5-4R C:4-1L
B:1-1L A:4-4R D:6-4R C:6-5R B:2-1L A:5-3R D:4-3R C:6-2L B:pass
A:4-2R D:6-3L C:3-0L B:2-0L A:3-2L D:pass C:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 6-1 6-0 5-5 2-1 1-1"
deal.B = "5-3 5-2 5-0 4-4 4-3 2-2 1-0"
deal.C = "6-6 5-1 4-2 4-1 3-3 3-1 0-0"
deal.D = "6-5 6-4 5-4 4-0 3-2 3-0 2-0"
yard = ""
play = """
C:6-6 B:pass A:6-3L D:6-5R C:3-3L B:5-3L A:5-5L D:5-4L C:4-2L
B:5-2L A:pass D:pass C:5-1L B:1-0L A:6-0L D:6-4L C:4-1L B:5-0R
A:6-1L D:3-0R C:3-1R B:pass A:6-2L D:2-0L C:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 5-1 5-0 4-2 4-1 3-1"
deal.B = "6-5 6-3 6-2 5-3 4-4 2-0 1-1"
deal.C = "6-4 5-2 4-0 3-3 3-0 2-2 0-0"
deal.D = "6-6 5-5 5-4 4-3 3-2 2-1 1-0"
yard = ""
play = """
C:6-4 B:4-4R A:6-1L D:4-3R C:3-3R B:6-3R A:5-1L D:5-5L C:5-2L
B:6-2L A:6-0L D:1-0L C:pass B:6-5R A:4-1L D:5-4L C:pass B:5-3L
A:5-0R D:3-2L C:2-2L B:2-0R A:4-2L D:2-1R C:4-0L B:1-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 4-1 3-3 3-2 3-1 2-2 2-0"
deal.B = "6-4 6-2 5-4 5-2 4-4 4-0 1-0"
deal.C = "6-1 5-5 5-3 5-1 5-0 4-2 0-0"
deal.D = "6-6 6-3 6-0 4-3 3-0 2-1 1-1"
yard = ""
play = """
B:4-4 A:4-1L D:1-1L C:6-1L B:6-4L A:pass D:4-3L C:5-3L B:5-4L
A:pass D:pass C:4-2L B:6-2L A:6-5L D:pass C:5-5L B:5-2L A:3-2L
D:6-3L C:pass B:4-0R A:2-0R D:6-6L C:pass B:pass A:2-2R D:6-0L
C:5-0L B:pass A:pass D:2-1R C:5-1L B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 6-1 5-2 4-1 4-0 3-2"
deal.B = "6-4 5-5 5-4 4-4 4-3 1-1 1-0"
deal.C = "6-5 5-3 5-1 4-2 2-1 2-0 0-0"
deal.D = "6-3 6-0 5-0 3-3 3-1 3-0 2-2"
yard = ""
play = """
B:4-4 A:4-1L D:3-1L C:5-3L B:5-4L A:4-0L D:6-0L C:6-5L B:5-5L
A:5-2L D:2-2L C:4-2L B:6-4L A:6-6L D:6-3L C:pass B:4-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "4-4 4-2 4-0 3-1 2-2 1-0 0-0"
deal.B = "6-6 6-4 6-3 6-1 5-5 5-4 4-3"
deal.C = "6-5 5-3 5-1 4-1 3-0 2-0 1-1"
deal.D = "6-2 6-0 5-2 5-0 3-3 3-2 2-1"
yard = ""
play = """
B:6-6 A:pass D:6-2L C:2-0L B:6-4R A:4-4R D:5-0L C:6-5L B:5-4R
A:pass D:5-2R C:pass B:6-3L A:4-2R D:3-3L C:5-3L B:5-5L A:4-0R
D:6-0R C:5-1L B:6-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-2 4-3 4-1 3-2 1-0"
deal.B = "6-0 5-5 5-4 5-2 4-2 2-2 2-0"
deal.C = "6-5 5-3 5-0 4-4 4-0 3-0 1-1"
deal.D = "6-4 6-1 5-1 3-3 3-1 2-1 0-0"
yard = ""
play = """
B:5-5 A:pass D:5-1L C:1-1L B:5-2R A:6-2R D:6-1L C:6-5L B:6-0R
A:1-0R D:3-1R C:5-3L B:pass A:6-3L D:3-3R C:3-0R B:2-0R A:6-6L
D:6-4L C:4-4L B:5-4L A:3-2R D:pass C:5-0L B:pass A:4-3R D:0-0L
C:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 4-4 4-2 3-3 2-2 2-0 1-0"
deal.B = "6-6 6-3 6-2 6-1 6-0 5-0 0-0"
deal.C = "6-5 5-5 5-3 5-2 5-1 4-1 3-0"
deal.D = "5-4 4-3 4-0 3-2 3-1 2-1 1-1"
yard = ""
play = """
C:6-5 B:6-6L A:6-4L D:5-4R C:4-1L B:6-1L A:4-4R D:4-0R C:3-0R
B:6-3R A:pass D:pass C:pass B:6-0L A:2-0L D:3-2L C:5-3L B:5-0L
A:1-0L D:3-1L C:pass B:6-2R A:3-3L D:4-3L C:5-2R B:pass A:4-2L
D:2-1L C:5-1L B:pass A:pass D:pass C:5-5L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 5-4 4-3 4-2 3-3 2-1"
deal.B = "6-4 6-3 5-2 4-4 2-2 2-0 1-1"
deal.C = "6-6 5-3 4-0 3-2 3-1 3-0 1-0"
deal.D = "6-5 6-1 6-0 5-1 5-0 4-1 0-0"
yard = ""
play = """
C:6-6 B:6-4L A:5-4L D:6-1R C:5-3L B:6-3L A:6-2L D:4-1R C:3-2L
B:4-4R A:4-3L D:pass C:4-0L B:2-0L A:4-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-1 4-2 3-2 2-2 2-1 1-1"
deal.B = "6-6 6-5 6-3 5-3 4-3 3-3 0-0"
deal.C = "6-1 5-4 5-2 4-4 4-1 3-1 2-0"
deal.D = "6-4 6-0 5-5 5-0 4-0 3-0 1-0"
yard = ""
play = """
C:6-1 B:6-6L A:6-2L D:1-0R C:5-2L B:6-5L A:pass D:6-0L C:2-0L
B:0-0R A:4-2L D:4-0L C:pass B:pass A:pass D:5-0L C:5-4L B:4-3L
A:3-2L D:3-0R C:3-1R B:pass A:5-1R D:5-5R C:pass B:5-3R A:2-2L
D:pass C:pass B:3-3R A:2-1L D:pass C:4-1L B:6-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-1 3-1 3-0 2-2 1-1 1-0"
deal.B = "6-6 5-3 4-3 4-2 3-2 2-1 0-0"
deal.C = "6-4 6-2 6-1 6-0 5-2 4-1 2-0"
deal.D = "6-5 5-5 5-4 5-0 4-4 4-0 3-3"
yard = ""
play = """
B:6-6 A:6-3L D:3-3L C:6-4R B:4-3R A:3-1L D:pass C:6-1L B:3-2R
A:2-2R D:6-5L C:5-2L B:4-2L A:pass D:4-0L C:6-0L B:2-1R A:5-1R
D:5-0R C:6-2L B:0-0R A:3-0R D:pass C:2-0L B:5-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-1 5-2 5-1 4-0 2-0"
deal.B = "6-5 6-3 5-5 5-3 4-4 4-2 2-1"
deal.C = "6-0 5-4 5-0 3-3 3-2 3-1 3-0"
deal.D = "6-2 4-3 4-1 2-2 1-1 1-0 0-0"
yard = ""
play = """
B:5-5 A:5-2L D:6-2L C:6-0L B:6-5R A:6-6R D:1-0L C:3-1L B:6-3L
A:6-4L D:4-1L C:pass B:2-1L A:6-1R D:2-2L C:3-2L B:5-3L A:5-1L
D:1-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 4-4 4-2 4-1 3-2 2-1 0-0"
deal.B = "6-6 6-2 5-5 5-3 5-1 4-0 1-1"
deal.C = "6-4 6-1 5-4 5-2 5-0 3-0 1-0"
deal.D = "6-3 6-0 4-3 3-3 3-1 2-2 2-0"
yard = ""
play = """
A:6-5 D:6-0L C:5-0L B:5-5L A:pass D:pass C:5-4L B:4-0L A:0-0L
D:2-0L C:5-2L B:5-1L A:4-1L D:4-3L C:3-0L B:5-3R A:3-2R D:2-2R
C:1-0L B:6-2R A:2-1L D:6-3R C:pass B:pass A:4-2L D:3-1R C:6-4L
B:6-6L A:pass D:pass C:6-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-5 5-3 5-1 4-3 4-1 3-3"
deal.B = "5-4 5-0 3-2 2-1 2-0 1-0 0-0"
deal.C = "6-5 6-4 5-2 4-4 3-1 3-0 1-1"
deal.D = "6-3 6-2 6-1 6-0 4-2 4-0 2-2"
yard = ""
play = """
C:6-5 B:5-0R A:6-6L D:6-2L C:5-2L B:2-0R A:5-5L D:2-2R C:pass
B:5-4L A:4-3L D:6-3L C:6-4L B:2-1R A:5-1R D:4-0L C:3-0L B:3-2L
A:5-3R D:4-2L C:4-4L B:pass A:3-3R D:pass C:3-1R B:1-0R A:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-4 3-2 3-0 2-2 1-1 0-0"
deal.B = "6-6 6-1 6-0 4-4 4-0 3-3 2-0"
deal.C = "6-5 5-3 5-2 5-0 4-2 2-1 1-0"
deal.D = "6-4 6-2 5-5 5-1 4-3 4-1 3-1"
yard = ""
play = """
A:6-3 D:3-1R C:6-5L B:6-1R A:5-4L D:4-3L C:5-3L B:6-6R A:pass
D:5-5L C:5-2L B:2-0L A:3-0L D:6-4R C:4-2R B:3-3L A:3-2L D:6-2L
C:2-1R B:6-0L A:1-1R D:5-1R C:5-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 5-5 5-3 5-0 4-2 1-0"
deal.B = "6-5 5-2 4-4 4-1 4-0 3-0 1-1"
deal.C = "6-3 6-1 5-4 5-1 3-2 2-2 0-0"
deal.D = "6-4 6-2 4-3 3-3 3-1 2-1 2-0"
yard = ""
play = """
C:6-3 B:6-5L A:5-5L D:3-1R C:5-4L B:4-4L A:4-2L D:2-1L C:6-1L
B:4-1R A:6-6L D:6-4R C:pass B:pass A:6-0L D:6-2R C:0-0L B:5-2R
A:5-3R D:3-3R C:3-2R B:4-0L A:pass D:4-3L C:2-2R B:3-0L A:5-0L
D:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 5-0 4-1 4-0 3-3 0-0"
deal.B = "6-3 5-5 5-2 4-4 4-3 2-1 2-0"
deal.C = "6-2 5-4 5-1 4-2 3-2 3-1 3-0"
deal.D = "6-6 6-5 6-0 5-3 2-2 1-1 1-0"
yard = ""
play = """
D:5-3 C:5-4L B:4-4L A:6-4L D:6-6L C:6-2L B:4-3R A:4-1R D:2-2L
C:4-2L B:2-1R A:4-0L D:1-0L C:5-1L B:5-5L A:5-0L D:6-0L C:3-2R
B:6-3R A:6-1L D:1-1L C:3-1L B:pass A:3-3L D:6-5R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 5-0 4-2 4-1 3-2 3-1"
deal.B = "6-2 5-5 5-3 3-0 2-2 2-1 1-0"
deal.C = "6-4 6-3 5-4 4-4 4-3 1-1 0-0"
deal.D = "6-6 6-1 5-2 5-1 4-0 3-3 2-0"
yard = ""
play = """
D:2-0 C:0-0R B:2-2L A:4-2L D:4-0L C:pass B:3-0L A:6-0R D:6-1R
C:6-3L B:6-2L A:3-2L D:5-1R C:4-3L B:5-5R A:6-5R D:6-6R C:6-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 4-2 3-3 3-1 3-0 0-0"
deal.B = "6-6 6-4 6-3 6-0 2-2 2-0 1-1"
deal.C = "6-5 6-2 5-2 4-4 4-3 4-1 4-0"
deal.D = "5-5 5-3 5-1 5-0 3-2 2-1 1-0"
yard = ""
play = """
B:6-6 A:6-1L D:2-1L C:6-2L B:6-0L A:3-0L D:5-3L C:6-5L B:6-3L
A:3-3L D:3-2L C:5-2L B:6-4R A:5-4L D:pass C:4-4L B:pass A:4-2L
D:pass C:4-3R B:2-2L A:3-1R D:1-0R C:4-0R B:2-0L A:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 6-0 5-4 3-2 2-0 1-1"
deal.B = "6-6 6-5 4-2 3-3 3-1 3-0 2-2"
deal.C = "6-1 5-5 5-1 4-4 4-3 4-1 2-1"
deal.D = "6-4 5-3 5-2 5-0 4-0 1-0 0-0"
yard = ""
play = """
A:6-3 D:6-4L C:4-4L B:3-3R A:5-4L D:5-3L C:4-3L B:4-2L A:6-2L
D:pass C:6-1L B:3-1L A:3-2L D:5-2L C:5-5L B:6-5L A:6-0L D:5-0L
C:5-1L B:3-0R A:1-1L D:0-0R C:4-1L B:pass A:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-3 6-1 5-5 4-3 4-0"
deal.B = "6-0 5-3 3-1 3-0 2-2 2-1 0-0"
deal.C = "6-6 6-2 5-4 5-2 5-1 4-4 4-2"
deal.D = "5-0 4-1 3-3 3-2 2-0 1-1 1-0"
yard = ""
play = """
A:6-5 D:5-0R C:6-6L B:6-0L A:4-0L D:4-1L C:5-1L B:5-3L A:6-3L
D:2-0R C:6-2L B:2-2L A:pass D:3-2L C:5-2R B:3-0L A:5-5R D:1-0L
C:5-4R B:2-1L A:6-4R D:pass C:4-2L B:pass A:4-3L D:3-3L C:pass
B:3-1L A:6-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-1 5-5 5-3 4-0 2-1"
deal.B = "6-6 6-5 5-2 4-2 3-2 3-0 2-2"
deal.C = "6-2 5-1 5-0 4-3 3-3 3-1 1-1"
deal.D = "6-0 5-4 4-4 4-1 2-0 1-0 0-0"
yard = ""
play = """
A:5-5 D:5-4L C:4-3L B:3-2L A:5-3R D:2-0L C:5-0L B:5-2L A:6-3R
D:6-0R C:6-2L B:6-6L A:6-4L D:0-0R C:pass B:4-2L A:4-0R D:4-4R
C:pass B:2-2L A:2-1L D:4-1R C:5-1L B:6-5L A:6-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-4 4-2 2-2 2-0 1-1 0-0"
deal.B = "6-0 5-2 5-1 5-0 4-4 3-2 3-1"
deal.C = "6-6 6-3 6-2 6-1 5-5 5-3 1-0"
deal.D = "6-4 4-3 4-1 4-0 3-3 3-0 2-1"
yard = ""
play = """
A:6-5 D:6-4L C:5-5R B:4-4L A:5-4L D:pass C:5-3L B:3-2L A:4-2L
D:4-1L C:6-1L B:6-0L A:2-0L D:2-1L C:1-0L B:5-0L A:pass D:pass
C:pass B:5-1L A:1-1L D:pass C:pass B:5-2R A:2-2R D:pass C:6-2R
B:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 6-0 5-5 3-3 3-1 3-0"
deal.B = "6-2 5-4 5-1 4-2 4-1 3-2 2-2"
deal.C = "6-3 5-3 4-4 4-0 2-1 1-0 0-0"
deal.D = "6-6 6-5 5-2 5-0 4-3 2-0 1-1"
yard = ""
play = """
B:2-2 A:pass D:2-0L C:4-0L B:4-2L A:pass D:5-2L C:5-3L B:3-2L
A:pass D:pass C:2-1L B:5-1L A:5-5L D:6-5L C:6-3L B:6-2R A:6-4R
D:4-3L C:4-4L B:5-4L A:pass D:5-0L C:1-0L B:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-5 5-1 4-1 4-0 1-0"
deal.B = "6-0 5-3 4-4 4-2 3-3 3-1 3-0"
deal.C = "6-1 5-2 5-0 2-2 2-1 2-0 1-1"
deal.D = "6-5 6-3 6-2 5-4 4-3 3-2 0-0"
yard = ""
play = """
B:3-3 A:pass D:6-3L C:6-1L B:3-1L A:pass D:3-2L C:5-2L B:5-3L
A:pass D:4-3L C:pass B:4-4L A:6-4L D:6-2L C:2-2L B:4-2L A:4-1L
D:pass C:2-1L B:3-0R A:4-0R D:5-4R C:2-0L B:6-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-1 4-4 4-3 2-1 2-0 1-1"
deal.B = "6-5 6-4 6-3 6-2 4-2 4-1 4-0"
deal.C = "5-4 5-2 3-3 3-2 2-2 1-0 0-0"
deal.D = "6-6 6-0 5-5 5-3 5-0 3-1 3-0"
yard = ""
play = """
B:6-4 A:4-4R D:6-6L C:5-4R B:6-5R A:6-1L D:6-0R C:1-0L B:4-0L
A:4-3L D:5-0R C:3-3L B:6-3L A:5-1R D:3-1R C:3-2R B:4-2R A:pass
D:pass C:pass B:4-1R A:2-1R D:pass C:5-2R B:6-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-0 5-3 5-1 4-3 3-0"
deal.B = "6-1 5-4 4-4 4-1 3-2 2-1 0-0"
deal.C = "6-5 6-3 5-0 4-2 2-2 2-0 1-1"
deal.D = "6-6 5-5 5-2 4-0 3-3 3-1 1-0"
yard = ""
play = """
B:4-4 A:6-4L D:4-0R C:6-5L B:5-4L A:4-3L D:3-3L C:6-3L B:6-1L
A:5-1L D:5-5L C:5-0L B:0-0L A:6-0L D:1-0R C:1-1R B:4-1R A:6-2L
D:5-2L C:4-2R B:2-1R A:5-3L D:3-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-1 4-1 3-3 2-0 1-1 1-0"
deal.B = "6-6 6-2 5-5 5-4 4-4 2-2 2-1"
deal.C = "6-1 6-0 5-2 4-3 4-0 3-1 3-0"
deal.D = "6-5 6-4 6-3 5-0 4-2 3-2 0-0"
yard = ""
play = """
A:5-3 D:6-5L C:6-1L B:2-1L A:3-3R D:4-2L C:4-3L B:pass A:pass
D:6-3L C:6-0L B:pass A:2-0L D:3-2R C:5-2L B:5-5L A:5-1L D:pass
C:3-1L B:2-2R A:pass D:pass C:3-0L B:6-2R A:1-0L D:6-4R C:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 5-3 5-1 3-3 3-0 1-1"
deal.B = "6-4 6-1 5-2 4-2 4-0 3-2 2-1"
deal.C = "6-3 5-5 5-0 4-3 3-1 2-2 0-0"
deal.D = "6-5 6-2 5-4 4-4 4-1 2-0 1-0"
yard = ""
play = """
C:6-3 B:3-2R A:6-6L D:6-5L C:5-5L B:5-2L A:pass D:6-2L C:2-2R
B:6-4L A:pass D:4-4L C:4-3L B:4-2R A:5-3L D:4-1R C:5-0L B:6-1R
A:6-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 4-2 3-0 2-1 2-0 0-0"
deal.B = "5-2 4-3 4-0 3-3 3-2 2-2 1-1"
deal.C = "6-5 6-2 6-0 5-5 5-3 3-1 1-0"
deal.D = "6-4 6-1 5-4 5-1 5-0 4-4 4-1"
yard = ""
play = """
C:6-5 B:5-2R A:6-6L D:6-1L C:3-1L B:3-2R A:6-3L D:6-4L C:5-3R
B:4-3L A:3-0L D:5-0L C:5-5L B:pass A:pass D:5-4L C:pass B:4-0L
A:2-0L D:5-1R C:6-2L B:1-1R A:2-1R D:pass C:6-0L B:2-2R A:4-2R
D:4-4R C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 4-4 4-0 3-1 2-2 2-0"
deal.B = "6-4 5-0 4-2 3-3 3-0 1-1 0-0"
deal.C = "6-5 6-1 5-5 5-3 5-2 4-1 2-1"
deal.D = "6-3 6-0 5-4 5-1 4-3 3-2 1-0"
yard = ""
play = """
C:6-5 B:5-0R A:6-6L D:6-0R C:6-1L B:6-4R A:4-4R D:5-1L C:5-5L
B:4-2R A:6-2R D:6-3R C:5-3L B:3-3L A:3-1L D:1-0L C:pass B:3-0R
A:4-0L D:4-3L C:pass B:0-0R A:2-0R D:3-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-2 5-0 4-1 2-1 2-0"
deal.B = "5-3 3-2 3-1 3-0 1-1 1-0 0-0"
deal.C = "6-5 5-4 5-1 4-3 4-0 3-3 2-2"
deal.D = "6-6 6-3 6-1 6-0 5-5 4-4 4-2"
yard = ""
play = """
B:1-1 A:4-1L D:6-1R C:5-4L B:5-3L A:6-4R D:6-3L C:6-5L B:pass
A:5-2L D:4-2R C:2-2L B:3-2L A:6-2R D:6-0R C:4-3L B:3-0R A:pass
D:4-4L C:4-0L B:0-0L A:5-0L D:5-5L C:5-1L B:3-1L A:pass D:pass
C:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 5-3 5-2 4-3 4-2 4-0"
deal.B = "6-0 5-1 5-0 4-1 3-3 2-2 2-0"
deal.C = "6-6 5-5 5-4 4-4 2-1 1-1 0-0"
deal.D = "6-4 6-2 6-1 3-2 3-1 3-0 1-0"
yard = ""
play = """
C:6-6 B:6-0L A:6-5R D:3-0L C:5-5R B:3-3L A:6-3L D:6-4L C:5-4L
B:5-0L A:5-3R D:3-1R C:0-0L B:5-1R A:5-2R D:1-0L C:2-1L B:2-2L
A:4-2L D:3-2R C:4-4L B:4-1L A:4-3R D:6-1L C:pass B:pass A:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-3 4-4 4-3 3-1 2-1"
deal.B = "6-6 6-5 6-4 4-2 4-1 2-0 1-1"
deal.C = "6-2 6-0 5-5 5-1 4-0 3-2 1-0"
deal.D = "5-4 5-2 5-0 3-3 3-0 2-2 0-0"
yard = ""
play = """
A:6-3 D:3-0R C:6-2L B:2-0R A:2-1L D:2-2R C:5-1L B:6-5L A:6-1L
D:5-2R C:1-0L B:pass A:5-3R D:5-0L C:5-5L B:pass A:4-3R D:5-4R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 6-1 5-3 4-0 2-1 1-0"
deal.B = "6-5 6-0 5-4 4-4 4-3 4-1 3-1"
deal.C = "6-6 6-2 5-1 5-0 3-3 2-2 0-0"
deal.D = "5-5 5-2 4-2 3-2 3-0 2-0 1-1"
yard = ""
play = """
D:decline B:4-4 A:6-4L D:4-2R C:6-6L B:6-5L A:5-3L D:2-0R C:3-3L
B:4-3L A:4-0L D:3-0L C:5-0R B:5-4R A:6-3L D:pass C:6-2L B:4-1R
A:6-1R D:5-2L C:5-1L B:3-1L A:pass D:3-2L C:2-2L B:6-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 5-5 5-3 5-0 2-2 1-1"
deal.B = "6-2 4-4 4-3 4-2 3-2 3-1 2-0"
deal.C = "6-3 6-0 5-4 5-2 4-1 3-3 1-0"
deal.D = "6-5 6-4 5-1 4-0 3-0 2-1 0-0"
yard = ""
play = """
B:4-4 A:pass D:6-4L C:6-3L B:4-3L A:pass D:4-0L C:6-0L B:6-2L
A:2-2L D:2-1L C:4-1L B:4-2L A:pass D:pass C:5-2L B:pass A:5-5L
D:6-5L C:5-4R B:pass A:6-6L D:5-1R C:1-0R B:2-0R A:6-1L D:pass
C:pass B:3-1L A:5-3L D:pass C:pass B:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-3 5-2 5-1 4-0 2-1"
deal.B = "6-5 5-4 5-0 3-1 3-0 2-2 1-1"
deal.C = "6-6 6-3 6-0 4-3 4-2 3-3 2-0"
deal.D = "6-1 5-5 4-4 4-1 3-2 1-0 0-0"
yard = ""
play = """
B:1-1 A:5-1L D:1-0R C:6-0R B:6-5R A:5-3L D:5-5R C:6-3L B:5-0R
A:6-4L D:4-1L C:2-0R B:2-2R A:6-2R D:6-1L C:6-6L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-3 4-0 3-3 2-1 1-1"
deal.B = "6-5 6-4 6-1 3-2 2-2 1-0 0-0"
deal.C = "6-6 5-2 5-1 5-0 4-4 4-2 4-1"
deal.D = "6-0 5-5 5-4 4-3 3-1 3-0 2-0"
yard = ""
play = """
D:5-5 C:5-2L B:6-5R A:6-3R D:3-0R C:4-2L B:6-4L A:6-2L D:2-0R
C:pass B:2-2L A:2-1L D:3-1L C:pass B:3-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-4 5-3 5-2 4-3 2-2"
deal.B = "6-3 6-2 5-1 4-1 3-3 2-0 1-0"
deal.C = "6-1 6-0 5-0 4-4 4-2 4-0 3-0"
deal.D = "5-5 5-4 3-2 3-1 2-1 1-1 0-0"
yard = ""
play = """
B:3-3 A:5-3L D:5-4L C:4-4L B:4-1L A:4-3R D:3-1L C:3-0L B:1-0L
A:6-4R D:1-1L C:6-1L B:6-3L A:6-6R D:3-2L C:4-2L B:6-2R A:5-2R
D:5-5R C:4-0L B:5-1R A:pass D:0-0L C:6-0L B:pass A:6-5L D:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-27"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-27"
commitment = "a5ce00d8dcaa4ba5c7aec78e4df9e473a89beccdf53ddff192f9e75b027c159f"
secret = "b8ebf96e087d36346c4faf4a8172575421f1c035fa7b674965185265b249c95e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-0 5-5 5-3 5-2 4-3 3-1 2-0"
deal.B = "6-2 5-4 4-4 4-2 4-0 2-2 0-0"
deal.C = "6-6 6-5 6-3 5-0 3-3 3-2 1-1"
deal.D = "6-4 6-1 5-1 4-1 3-0 2-1 1-0"
yard = ""
play = """
C:6-6 B:6-2L A:5-2L D:6-4R C:6-5L B:5-4R A:5-5R D:6-1L C:1-1L
B:pass A:3-1L D:5-1R C:3-3L B:pass A:5-3L D:4-1R C:5-0L B:4-0L
A:4-3L D:3-0L C:pass B:0-0L A:6-0L D:pass C:6-3L B:4-4R A:pass
D:pass C:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-3 5-2 4-2 3-3 3-1 1-0"
deal.B = "6-6 6-4 5-1 4-3 4-1 2-2 1-1"
deal.C = "6-5 6-3 6-2 4-4 3-0 2-1 2-0"
deal.D = "6-1 6-0 5-5 5-0 4-0 3-2 0-0"
yard = ""
play = """
C:4-4 B:6-4L A:5-4R D:5-5R C:6-2L B:2-2L A:5-2L D:5-0L C:6-5R
B:6-6R A:1-0L D:6-1L C:6-3L B:4-3L A:4-2L D:6-0R C:2-0L B:pass
A:pass D:4-0L C:3-0R B:4-1L A:3-1L D:3-2L C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-2 5-4 5-0 2-1 1-0"
deal.B = "5-3 5-2 4-1 3-1 2-2 1-1 0-0"
deal.C = "6-1 6-0 4-3 4-2 3-3 3-2 3-0"
deal.D = "6-6 6-4 5-5 5-1 4-4 4-0 2-0"
yard = ""
play = """
C:4-2 B:4-1L A:6-2R D:6-6R C:6-1R B:3-1L A:6-3L D:6-4L C:4-3L
B:5-3L A:6-5L D:5-1R C:6-0L B:0-0L A:5-0L D:5-5L C:pass B:5-2L
A:2-1L D:pass C:pass B:1-1L A:5-4R D:4-4R C:pass B:pass A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-2 5-1 4-0 3-0 2-2 0-0"
deal.B = "6-3 6-0 5-5 5-3 4-1 3-3 3-2"
deal.C = "6-5 6-1 5-0 4-3 3-1 2-1 1-0"
deal.D = "6-6 6-4 5-4 4-4 4-2 2-0 1-1"
yard = ""
play = """
A:2-2 D:4-2L C:2-1R B:4-1L A:5-1L D:5-4L C:4-3L B:6-3L A:6-2L
D:1-1R C:1-0R B:3-2L A:3-0L D:2-0L C:5-0R B:5-5R A:5-2R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-4 5-3 5-1 5-0 0-0"
deal.B = "6-4 4-4 4-0 3-3 2-0 1-1 1-0"
deal.C = "6-3 6-2 6-1 6-0 4-3 3-2 2-2"
deal.D = "6-6 5-2 4-2 4-1 3-1 3-0 2-1"
yard = ""
play = """
A:5-5 D:5-2L C:2-2L B:2-0L A:5-0L D:pass C:pass B:pass A:6-5L
D:6-6L C:6-3L B:3-3L A:5-3L D:pass C:pass B:pass A:5-4L D:4-2L
C:6-2L B:6-4L A:5-1R D:4-1L C:6-1L B:1-1R A:pass D:3-1R C:6-0L
B:4-0L A:pass D:3-0R C:4-3L B:1-0R A:pass D:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 5-2 5-0 4-4 4-2 2-2"
deal.B = "6-6 5-4 5-3 5-1 4-1 3-1 1-0"
deal.C = "6-3 6-1 4-3 4-0 3-0 1-1 0-0"
deal.D = "6-5 6-0 5-5 3-3 3-2 2-1 2-0"
yard = ""
play = """
D:6-5 C:6-1L B:5-1L A:5-2L D:5-5R C:pass B:5-4R A:4-4R D:3-2L
C:4-0R B:5-3L A:5-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-3 4-4 3-0 2-2 2-0 0-0"
deal.B = "6-4 6-1 5-1 5-0 3-3 3-2 3-1"
deal.C = "6-6 6-0 5-5 5-2 4-1 2-1 1-0"
deal.D = "6-5 6-3 6-2 4-3 4-2 4-0 1-1"
yard = ""
play = """
D:6-5 C:5-5R B:6-4L A:5-4L D:pass C:5-2L B:3-2L A:5-3L D:pass
C:pass B:5-1L A:pass D:1-1L C:2-1L B:5-0R A:2-0R D:6-2L C:6-6L
B:6-1L A:2-2R D:4-2R C:4-1R B:3-1L A:3-0L D:4-0L C:1-0R B:pass
A:4-4L D:4-3L C:6-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 4-0 3-0 2-0 1-0 0-0"
deal.B = "6-5 6-2 5-1 5-0 4-4 4-1 1-1"
deal.C = "6-4 5-4 5-3 4-3 3-3 3-2 2-1"
deal.D = "6-3 6-1 5-5 5-2 4-2 3-1 2-2"
yard = ""
play = """
C:4-3 B:4-4L A:3-0R D:4-2L C:2-1L B:5-1L A:0-0R D:5-5L C:5-3L
B:5-0R A:pass D:6-3L C:6-4L B:4-1L A:1-0L D:5-2R C:3-2R B:pass
A:6-0L D:6-1L C:3-3R B:1-1L A:pass D:3-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-0 5-5 5-2 5-0 2-2 1-0"
deal.B = "6-3 6-1 5-4 4-4 4-0 3-2 2-0"
deal.C = "6-6 6-4 5-3 5-1 4-1 3-3 3-0"
deal.D = "6-5 4-3 4-2 3-1 2-1 1-1 0-0"
yard = ""
play = """
D:6-5 C:6-6L B:6-3L A:5-5R D:4-3L C:4-1L B:6-1L A:5-2R D:4-2R
C:6-4R B:pass A:6-2L D:2-1L C:5-1L B:5-4L A:6-0R D:0-0R C:3-0R
B:4-4L A:pass D:3-1R C:pass B:4-0L A:1-0R D:pass C:pass B:2-0L
A:2-2L D:pass C:pass B:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-2 3-2 3-0 2-2 1-1"
deal.B = "6-4 6-1 5-3 5-1 4-4 4-3 1-0"
deal.C = "6-2 5-5 5-0 4-2 4-1 4-0 3-1"
deal.D = "6-3 6-0 5-4 3-3 2-1 2-0 0-0"
yard = ""
play = """
B:6-4 A:6-6L D:6-3L C:4-2R B:5-3L A:5-2L D:2-1L C:4-1L B:4-4L
A:2-2R D:5-4L C:5-5L B:5-1L A:3-2R D:3-3R C:3-1R B:6-1L A:6-5L
D:pass C:5-0L B:1-0L A:1-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-1 4-4 4-0 3-3 2-2 2-0"
deal.B = "6-5 5-2 5-0 4-3 4-2 3-1 1-1"
deal.C = "6-1 6-0 5-5 5-3 3-2 1-0 0-0"
deal.D = "6-6 6-3 6-2 5-4 4-1 3-0 2-1"
yard = ""
play = """
A:4-4 D:5-4L C:5-3L B:4-3L A:6-4L D:6-6L C:6-1L B:3-1L A:3-3L
D:6-3L C:6-0L B:5-0L A:5-1L D:4-1L C:pass B:4-2L A:2-2L D:6-2L
C:pass B:6-5L A:4-0R D:3-0R C:5-5L B:5-2L A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-4 4-2 4-1 3-3 1-0 0-0"
deal.B = "6-3 6-2 6-1 5-3 5-1 4-3 2-2"
deal.C = "6-5 6-0 5-0 4-4 3-1 3-0 2-1"
deal.D = "6-6 5-5 5-2 4-0 3-2 2-0 1-1"
yard = ""
play = """
A:4-1 D:4-0L C:2-1R B:6-2R A:6-4R D:2-0L C:4-4R B:2-2L A:4-2L
D:pass C:pass B:4-3L A:3-3L D:3-2L C:pass B:pass A:5-4R D:5-5R
C:5-0R B:pass A:0-0R D:5-2L C:3-0R B:5-3L A:pass D:pass C:3-1L
B:6-1L A:pass D:6-6L C:6-5L B:5-1L A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 4-3 4-2 4-1 4-0 2-1 2-0"
deal.B = "5-5 5-4 5-2 3-2 3-1 3-0 1-1"
deal.C = "6-6 6-4 6-2 6-1 5-1 4-4 0-0"
deal.D = "6-5 6-0 5-3 5-0 3-3 2-2 1-0"
yard = ""
play = """
A:4-2 D:2-2R C:6-4L B:5-2R A:6-3L D:6-5R C:6-2R B:3-2L A:2-1L
D:1-0L C:0-0L B:3-0L A:4-3L D:pass C:4-4L B:5-4L A:2-0R D:5-3L
C:pass B:3-1L A:4-0R D:pass C:6-1L B:pass A:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 4-4 4-1 3-2 3-1 1-1"
deal.B = "6-1 5-1 4-3 4-0 3-3 1-0 0-0"
deal.C = "6-4 5-4 5-2 5-0 4-2 3-0 2-1"
deal.D = "6-5 6-3 6-2 6-0 5-5 2-2 2-0"
yard = ""
play = """
A:4-4 D:pass C:6-4L B:6-1L A:4-1L D:pass C:4-2L B:4-3R A:3-2L
D:6-3L C:3-0R B:4-0R A:6-6L D:6-5L C:5-2L B:pass A:pass D:6-2L
C:5-4R B:5-1R A:3-1R D:6-0L C:5-0L B:3-3R A:5-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 4-3 4-1 3-1 2-2 1-0"
deal.B = "6-5 6-2 5-4 5-3 2-0 1-1 0-0"
deal.C = "6-6 6-4 6-0 5-1 4-4 3-3 2-1"
deal.D = "6-3 5-2 5-0 4-2 4-0 3-2 3-0"
yard = ""
play = """
B:6-5 A:5-5R D:6-3L C:5-1R B:5-3L A:3-1R D:5-2L C:2-1L B:1-1L
A:4-3R D:4-2R C:pass B:6-2R A:6-1R D:pass C:pass B:pass A:4-1L
D:4-0L C:6-0L B:pass A:1-0R D:5-0R C:6-4L B:5-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-2 5-0 4-3 3-3 3-2 2-2"
deal.B = "6-6 6-2 6-1 5-4 5-3 4-2 0-0"
deal.C = "6-5 6-3 5-5 5-1 3-0 2-1 2-0"
deal.D = "6-4 4-4 4-1 4-0 3-1 1-1 1-0"
yard = ""
play = """
B:6-6 A:6-0L D:6-4R C:3-0L B:5-3L A:4-3R D:3-1R C:2-1R B:5-4L
A:2-2R D:4-4L C:2-0R B:4-2L A:3-2L D:4-0R C:6-3L B:6-2L A:5-2L
D:4-1R C:5-5L B:6-1R A:5-0L D:1-0L C:5-1L B:pass A:pass D:pass
C:6-5R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 5-5 5-3 5-1 4-4 4-2"
deal.B = "6-0 5-0 3-2 3-1 3-0 1-0 0-0"
deal.C = "6-4 6-1 4-3 4-1 4-0 2-2 2-1"
deal.D = "6-6 6-2 5-4 5-2 3-3 2-0 1-1"
yard = ""
play = """
C:6-1 B:6-0L A:5-1R D:5-4R C:6-4R B:5-0L A:5-5L D:6-6R C:pass
B:pass A:6-5L D:6-2L C:2-1L B:3-1L A:6-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 5-0 4-3 4-2 3-0 2-1"
deal.B = "6-6 6-5 6-3 5-5 5-2 5-1 0-0"
deal.C = "6-2 6-0 5-4 5-3 4-0 3-3 3-2"
deal.D = "4-4 4-1 3-1 2-2 2-0 1-1 1-0"
yard = ""
play = """
B:6-6 A:6-4L D:4-4L C:6-0R B:0-0R A:4-2L D:2-2L C:6-2L B:6-5L
A:5-0L D:2-0L C:3-2L B:6-3L A:3-0R D:3-1R C:pass B:5-1R A:6-1L
D:4-1L C:5-3R B:pass A:4-3L D:pass C:3-3L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-2 4-2 4-1 4-0 2-0 0-0"
deal.B = "6-5 5-5 5-4 4-4 4-3 3-2 3-0"
deal.C = "6-6 6-4 5-0 3-3 2-2 1-1 1-0"
deal.D = "6-3 6-1 6-0 5-3 5-1 3-1 2-1"
yard = ""
play = """
C:6-6 B:6-5L A:5-2L D:6-3R C:3-3R B:3-2L A:pass D:5-3L C:5-0L
B:3-0L A:pass D:3-1L C:1-1L B:4-3R A:4-1L D:pass C:6-4L B:5-4R
A:6-2L D:5-1R C:2-2L B:pass A:4-2L D:6-1R C:pass B:4-4L A:4-0L
D:6-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 5-0 4-4 3-2 1-1 1-0"
deal.B = "6-4 5-5 5-3 4-2 3-3 3-0 2-1"
deal.C = "6-6 6-1 5-4 5-2 4-3 3-1 2-2"
deal.D = "6-2 6-0 5-1 4-1 4-0 2-0 0-0"
yard = ""
play = """
C:6-1 B:6-4L A:4-4L D:5-1R C:4-3L B:5-3L A:6-5L D:6-2L C:5-4R
B:4-2L A:pass D:4-1L C:3-1L B:3-3L A:6-3L D:6-0L C:pass B:3-0L
A:3-2L D:4-0R C:5-2L B:5-5L A:1-0R D:pass C:pass B:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-2 5-1 4-3 4-1 3-3"
deal.B = "6-3 6-0 5-4 3-1 2-2 2-1 0-0"
deal.C = "6-4 5-3 5-0 4-4 4-0 3-0 2-0"
deal.D = "6-1 5-5 5-2 4-2 3-2 1-1 1-0"
yard = ""
play = """
B:6-3 A:6-6L D:6-1L C:5-3R B:3-1L A:6-5R D:3-2L C:6-4R B:2-2L
A:6-2L D:4-2R C:2-0R B:6-0L A:pass D:1-0L C:5-0R B:2-1L A:5-1R
D:5-2L C:pass B:5-4L A:4-1R D:pass C:4-0L B:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-3 5-0 4-1 4-0 2-2 1-1"
deal.B = "6-4 5-4 4-2 3-0 2-0 1-0 0-0"
deal.C = "6-6 6-1 5-5 4-3 3-2 3-1 2-1"
deal.D = "6-3 6-2 6-0 5-2 5-1 4-4 3-3"
yard = ""
play = """
B:6-4 A:6-5L D:4-4R C:5-5L B:5-4L A:4-1L D:5-1L C:4-3R B:3-0R
A:5-0R D:5-2L C:3-2L B:pass A:5-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 5-1 4-1 3-2 2-1 2-0"
deal.B = "6-5 6-1 5-4 4-4 3-0 2-2 1-0"
deal.C = "6-4 6-0 4-0 3-3 3-1 1-1 0-0"
deal.D = "6-6 6-3 6-2 5-2 5-0 4-3 4-2"
yard = ""
play = """
B:6-5 A:5-5R D:6-6L C:6-4L B:5-4L A:5-1L D:5-2R C:3-1L B:3-0L
A:2-0L D:6-2L C:6-0L B:1-0L A:2-1L D:4-2L C:4-0L B:2-2R A:3-2R
D:6-3R C:0-0L B:6-1R A:4-1R D:4-3R C:3-3R B:pass A:5-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-2 4-3 2-2 2-1 2-0 1-0"
deal.B = "6-5 6-2 5-5 5-1 5-0 4-2 3-3"
deal.C = "6-6 6-1 4-4 3-2 3-1 1-1 0-0"
deal.D = "6-4 6-0 5-4 5-3 4-1 4-0 3-0"
yard = ""
play = """
A:2-2 D:pass C:3-2L B:3-3L A:6-3L D:6-4L C:4-4L B:4-2L A:2-1L
D:4-1L C:pass B:6-2R A:4-3L D:5-3L C:6-1R B:6-5L A:1-0R D:6-0L
C:0-0L B:5-0L A:5-2L D:4-0R C:pass B:pass A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 4-3 4-1 3-0 2-1 2-0"
deal.B = "6-6 5-3 5-2 5-1 5-0 4-0 3-2"
deal.C = "6-4 6-3 6-2 3-1 2-2 1-0 0-0"
deal.D = "6-0 5-5 5-4 4-4 4-2 3-3 1-1"
yard = ""
play = """
A:decline C:1-0 B:5-1L A:6-5L D:6-0L C:0-0L B:5-0L A:3-0R D:5-5L
C:6-3R B:5-3L A:6-1R D:3-3L C:3-1R B:3-2L A:2-1L D:1-1L C:pass
B:pass A:4-3R D:5-4R C:pass B:5-2R A:2-0R D:pass C:pass B:4-0R
A:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 6-0 5-5 4-4 4-2 1-1"
deal.B = "6-6 5-3 5-2 4-3 3-2 2-2 1-0"
deal.C = "6-5 6-4 6-3 5-4 5-1 3-3 2-0"
deal.D = "5-0 4-1 4-0 3-1 3-0 2-1 0-0"
yard = ""
play = """
A:4-4 D:4-1L C:6-4R B:1-0L A:6-0L D:pass C:6-5L B:5-3L A:6-1R
D:3-1L C:5-1L B:5-2L A:6-2L D:2-1R C:6-3L B:4-3L A:4-2R D:4-0L
C:2-0L B:3-2L A:pass D:3-0L C:5-4R B:pass A:5-5R D:5-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 5-0 4-3 4-1 4-0 1-1"
deal.B = "6-5 5-3 4-4 4-2 2-2 2-0 0-0"
deal.C = "6-6 6-0 5-5 3-3 3-2 3-0 1-0"
deal.D = "6-2 6-1 5-4 5-2 5-1 3-1 2-1"
yard = ""
play = """
D:5-4 C:5-5L B:6-5L A:6-4L D:pass C:pass B:4-4L A:4-3L D:3-1L
C:1-0L B:2-0L A:4-1R D:6-2L C:6-0L B:0-0L A:1-1R D:6-1R C:6-6R
B:pass A:4-0L D:pass C:pass B:4-2L A:6-3R D:5-2L C:3-3R B:5-3L
A:pass D:pass C:3-0L B:pass A:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-5 5-3 3-3 3-2 2-0"
deal.B = "6-3 6-0 4-4 4-2 3-0 1-1 1-0"
deal.C = "6-2 5-2 5-1 5-0 4-1 3-1 2-1"
deal.D = "6-4 6-1 5-4 4-3 4-0 2-2 0-0"
yard = ""
play = """
A:5-5 D:5-4L C:5-2R B:4-4L A:3-2R D:6-4L C:3-1R B:6-3L A:3-3L
D:4-3L C:5-1R B:4-2L A:6-5R D:6-1R C:4-1R B:pass A:2-0L D:4-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 5-2 3-3 3-0 1-1 1-0"
deal.B = "6-6 6-0 5-0 4-4 4-2 4-0 0-0"
deal.C = "6-3 6-1 5-5 5-4 5-3 3-1 2-0"
deal.D = "6-5 5-1 4-3 4-1 3-2 2-2 2-1"
yard = ""
play = """
D:6-5 C:5-3R B:6-6L A:3-3R D:4-3R C:6-3L B:4-4R A:6-4R D:3-2L
C:2-0L B:6-0L A:6-2L D:2-2L C:6-1R B:4-2L A:1-1R D:5-1R C:5-5R
B:4-0L A:5-2R D:2-1R C:3-1R B:5-0L A:3-0R D:pass C:5-4L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 5-2 4-4 4-3 2-1 1-1"
deal.B = "6-6 6-5 6-0 4-2 3-3 3-1 2-2"
deal.C = "6-4 6-1 5-3 3-0 2-0 1-0 0-0"
deal.D = "6-3 6-2 5-1 5-0 4-1 4-0 3-2"
yard = ""
play = """
C:decline A:5-5 D:5-1L C:6-1L B:6-6L A:5-4R D:6-3L C:5-3L B:6-5L
A:4-4R D:6-2L C:2-0L B:6-0L A:4-3R D:3-2R C:6-4L B:4-2L A:5-2L
D:5-0L C:1-0L B:3-1L A:2-1R D:4-1R C:3-0L B:pass A:pass D:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-2 4-3 4-2 4-0 2-2 1-0"
deal.B = "6-2 6-1 4-4 4-1 3-2 2-0 0-0"
deal.C = "6-5 6-4 5-3 5-0 3-1 3-0 2-1"
deal.D = "6-3 6-0 5-5 5-4 5-1 3-3 1-1"
yard = ""
play = """
D:5-5 C:6-5L B:6-2L A:5-2R D:pass C:2-1L B:6-1L A:6-6L D:6-3L
C:3-1L B:4-1L A:4-2L D:pass C:pass B:3-2L A:4-3L D:5-4L C:5-3L
B:2-0R A:4-0R D:3-3L C:3-0L B:0-0L A:1-0L D:5-1L C:5-0L B:4-4R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-3 5-2 4-2 4-0 0-0"
deal.B = "6-3 6-1 5-4 4-4 4-3 3-3 2-0"
deal.C = "6-5 5-1 5-0 3-1 3-0 2-2 1-1"
deal.D = "6-6 6-4 6-2 4-1 3-2 2-1 1-0"
yard = ""
play = """
B:6-3 A:5-3R D:6-6L C:5-1R B:6-1L A:pass D:4-1L C:1-1R B:5-4L
A:5-5L D:2-1R C:2-2R B:2-0R A:5-2L D:6-2L C:3-0R B:4-3R A:6-0L
D:6-4R C:6-5R B:pass A:4-0L D:pass C:5-0R B:4-4L A:0-0R D:1-0R
C:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-0 4-3 4-1 4-0 2-1"
deal.B = "6-6 6-2 5-3 5-2 5-1 3-2 2-0"
deal.C = "5-5 5-4 5-0 4-4 3-0 1-1 0-0"
deal.D = "6-4 6-1 4-2 3-3 3-1 2-2 1-0"
yard = ""
play = """
C:decline A:6-3 D:6-4L C:3-0R B:2-0R A:2-1R D:6-1R C:5-4L B:5-3L
A:4-3L D:4-2L C:pass B:6-2L A:6-0L D:1-0L C:1-1L B:5-1L A:6-5L
D:pass C:pass B:6-6L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-2 6-0 4-3 4-0 3-2"
deal.B = "5-4 4-4 4-2 4-1 3-0 2-2 0-0"
deal.C = "6-6 5-5 5-1 5-0 3-3 3-1 2-0"
deal.D = "6-4 6-1 5-3 5-2 2-1 1-1 1-0"
yard = ""
play = """
A:6-3 D:6-4L C:3-3R B:5-4L A:6-5L D:5-3R C:6-6L B:pass A:6-2L
D:5-2L C:5-1L B:4-1L A:4-3L D:pass C:3-1L B:pass A:pass D:6-1L
C:5-0R B:3-0R A:6-0L D:1-0L C:pass B:pass A:3-2R D:2-1L C:2-0L
B:0-0L A:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-2 5-1 4-0 3-3 3-2 3-1"
deal.B = "6-3 6-2 6-1 4-3 4-2 2-2 2-0"
deal.C = "6-6 6-5 6-0 5-4 4-1 2-1 1-1"
deal.D = "6-4 5-3 5-0 4-4 3-0 1-0 0-0"
yard = ""
play = """
A:5-5 D:5-3L C:5-4R B:6-3L A:4-0R D:6-4L C:6-0R B:4-3L A:3-3L
D:3-0L C:6-6R B:2-0L A:3-2L D:pass C:6-5R B:pass A:5-2R D:pass
C:2-1R B:6-1R A:3-1L D:1-0L C:pass B:6-2R A:pass D:5-0L C:pass
B:4-2R A:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-1 2-2 2-1 2-0 1-0 0-0"
deal.B = "6-6 6-3 6-1 6-0 5-3 4-3 3-1"
deal.C = "6-5 5-2 4-4 4-0 3-3 3-2 3-0"
deal.D = "6-2 5-5 5-4 5-0 4-2 4-1 1-1"
yard = ""
play = """
A:2-2 D:6-2L C:5-2R B:6-6L A:5-1R D:4-1R C:6-5L B:5-3L A:6-4R
D:pass C:3-2L B:6-3R A:2-1L D:1-1L C:3-0R B:6-1L A:1-0R D:pass
C:pass B:6-0L A:2-0L D:4-2L C:4-4L B:4-3L A:pass D:pass C:3-3L
B:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-1 4-0 3-3 3-2 0-0"
deal.B = "6-5 6-0 5-4 5-2 4-2 4-1 3-0"
deal.C = "6-6 4-4 3-1 2-2 2-1 1-1 1-0"
deal.D = "6-3 6-1 5-5 5-3 5-0 4-3 2-0"
yard = ""
play = """
B:6-5 A:6-4L D:5-5R C:4-4L B:5-4L A:5-1L D:5-3R C:2-1L B:5-2L
A:3-3R D:6-3R C:6-6R B:6-0R A:0-0R D:5-0L C:1-0L B:4-1L A:4-0L
D:2-0L C:2-2L B:4-2L A:pass D:4-3L C:3-1L B:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-4 5-3 4-4 3-1 2-2"
deal.B = "6-6 6-2 5-1 4-2 4-1 3-0 2-0"
deal.C = "6-4 6-0 5-0 4-3 3-3 1-1 0-0"
deal.D = "6-5 5-5 5-2 4-0 3-2 2-1 1-0"
yard = ""
play = """
B:6-6 A:6-3L D:6-5R C:3-3L B:3-0L A:5-3R D:3-2R C:0-0L B:2-0L
A:2-2L D:5-2L C:5-0L B:6-2R A:6-1R D:4-0L C:1-1R B:4-2L A:3-1R
D:2-1L C:4-3R B:5-1L A:4-4R D:5-5L C:6-4R B:pass A:5-4L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 4-4 4-3 3-2 2-1 1-1"
deal.B = "6-3 5-5 5-2 5-0 3-3 3-1 3-0"
deal.C = "6-0 5-4 5-3 5-1 4-0 2-2 1-0"
deal.D = "6-6 6-5 6-2 4-2 4-1 2-0 0-0"
yard = ""
play = """
A:4-4 D:4-2L C:4-0R B:5-2L A:pass D:6-5L C:6-0R B:6-3L A:3-2L
D:6-6R C:2-2L B:pass A:6-4R D:6-2L C:5-4R B:5-5R A:6-1L D:4-1L
C:5-3R B:3-3R A:4-3R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-3 5-2 5-1 5-0 4-0 0-0"
deal.B = "6-6 6-5 6-2 6-0 3-2 2-2 2-1"
deal.C = "6-4 6-3 5-4 4-4 4-1 3-0 1-1"
deal.D = "5-5 4-3 4-2 3-3 3-1 2-0 1-0"
yard = ""
play = """
D:5-5 C:5-4L B:6-5R A:4-0L D:2-0L C:6-3R B:6-2L A:5-3R D:pass
C:6-4L B:pass A:5-0R D:4-3L C:3-0R B:3-2L A:5-2L D:3-3R C:pass
B:pass A:5-1L D:3-1L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 5-1 4-2 1-1 1-0"
deal.B = "4-3 4-0 3-3 3-0 2-1 2-0 0-0"
deal.C = "6-2 5-5 5-4 5-2 4-4 3-2 3-1"
deal.D = "6-4 6-1 6-0 5-3 5-0 4-1 2-2"
yard = ""
play = """
A:6-6 D:6-4L C:5-4L B:pass A:6-5L D:6-1L C:3-1L B:4-3L A:6-3R
D:5-3R C:4-4L B:4-0L A:1-0L D:4-1L C:5-5R B:pass A:5-1R D:pass
C:pass B:2-1R A:4-2R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 6-1 5-5 4-1 3-3 2-0"
deal.B = "6-6 6-5 6-3 5-2 4-3 2-2 1-0"
deal.C = "6-0 5-3 5-0 4-4 3-1 2-1 0-0"
deal.D = "5-4 5-1 4-2 4-0 3-2 3-0 1-1"
yard = ""
play = """
A:5-5 D:5-4L C:5-0R B:4-3L A:3-3L D:3-2L C:2-1L B:1-0L A:2-0L
D:4-2L C:0-0R B:pass A:6-4L D:4-0R C:6-0L B:pass A:4-1R D:5-1R
C:5-3R B:6-3R A:6-2R D:3-0L C:3-1L B:5-2R A:6-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-1 5-4 4-4 4-0 2-2"
deal.B = "6-0 5-0 3-2 3-0 2-1 1-1 0-0"
deal.C = "6-6 6-4 5-3 5-2 5-1 4-1 3-3"
deal.D = "6-2 5-5 4-3 4-2 3-1 2-0 1-0"
yard = ""
play = """
A:4-4 D:4-3L C:3-3L B:3-2L A:2-2L D:6-2L C:6-4R B:6-0L A:4-0L
D:4-2L C:6-6R B:2-1L A:6-1L D:pass C:pass B:pass A:6-3L D:3-1L
C:4-1L B:pass A:6-5R D:5-5R C:5-3R B:3-0R A:5-4L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 5-2 5-1 4-4 4-1 2-1"
deal.B = "6-2 6-1 4-0 3-3 3-0 1-0 0-0"
deal.C = "6-4 5-3 5-0 4-3 3-2 3-1 2-0"
deal.D = "6-6 6-5 6-0 5-4 4-2 2-2 1-1"
yard = ""
play = """
A:5-5 D:6-5L C:5-0R B:6-2L A:5-2L D:5-4L C:6-4L B:6-1L A:4-1L
D:4-2L C:3-2L B:3-3L A:6-3L D:6-6L C:2-0R B:pass A:2-1R D:6-0L
C:3-1R B:4-0L A:4-4L D:pass C:5-3R B:pass A:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-5 5-4 4-0 3-0 1-0"
deal.B = "6-3 6-0 5-3 5-1 5-0 4-1 1-1"
deal.C = "6-5 4-4 3-3 3-2 2-2 2-0 0-0"
deal.D = "6-6 6-1 5-2 4-3 4-2 3-1 2-1"
yard = ""
play = """
A:5-5 D:5-2L C:3-2L B:6-3L A:5-4R D:6-6L C:6-5L B:5-3L A:6-4R
D:4-3L C:4-4L B:4-1L A:1-0L D:6-1R C:2-0L B:5-1R A:6-2L D:pass
C:pass B:6-0L A:4-0L D:4-2L C:2-2L B:5-0R A:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-4 5-3 4-3 3-2 2-1 0-0"
deal.B = "6-6 6-5 5-5 5-1 4-2 3-3 1-1"
deal.C = "6-3 6-0 5-2 5-0 4-4 3-1 1-0"
deal.D = "6-2 6-1 4-1 4-0 3-0 2-2 2-0"
yard = ""
play = """
A:4-3 D:4-1L C:3-1R B:5-1L A:5-4L D:6-1R C:6-0R B:4-2L A:3-2L
D:4-0R C:4-4R B:3-3L A:5-3L D:pass C:5-0L B:pass A:6-4R D:6-2R
C:1-0L B:1-1L A:2-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-28"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-28"
commitment = "c3e6e4f3d68e3fa0f9524d6fc078f961f47c3a67a55d276cdfdd1bc18b29474d"
secret = "d2a9ce80f3074f45bcf3bd089d069f0a37e7e28110d720123227fc8d24603262"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 5-1 4-1 3-2 2-2 2-0 1-1"
deal.B = "6-6 6-1 6-0 5-4 4-3 4-2 1-0"
deal.C = "6-5 6-4 5-5 5-2 4-0 3-1 0-0"
deal.D = "6-3 5-3 5-0 4-4 3-3 3-0 2-1"
yard = ""
play = """
B:6-6 A:6-2L D:6-3R C:5-2L B:4-3R A:5-1L D:4-4R C:6-4R B:6-1R
A:4-1L D:2-1R C:4-0L B:4-2R A:2-0L D:pass C:pass B:5-4R A:3-2L
D:5-3R C:3-1L B:1-0L A:pass D:3-0L C:pass B:pass A:pass D:3-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 5-3 4-1 2-2 1-1 1-0"
deal.B = "6-2 6-1 5-0 3-3 3-2 3-0 0-0"
deal.C = "6-5 6-0 5-1 4-4 4-3 2-1 2-0"
deal.D = "6-4 5-5 5-4 5-2 4-2 4-0 3-1"
yard = ""
play = """
D:5-5 C:6-5L B:6-2L A:2-2L D:5-2L C:5-1L B:5-0R A:4-1L D:4-0R
C:4-4L B:pass A:pass D:5-4L C:4-3R B:3-0R A:5-3L D:3-1L C:6-0R
B:6-1R A:1-1L D:pass C:2-1L B:3-2L A:6-3L D:6-4L C:pass B:pass
A:1-0R D:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 5-4 5-2 4-3 3-3 0-0"
deal.B = "6-5 6-2 5-5 4-4 3-2 1-1 1-0"
deal.C = "6-1 5-3 5-0 4-2 4-1 3-1 2-1"
deal.D = "6-6 6-4 5-1 4-0 3-0 2-2 2-0"
yard = ""
play = """
D:6-6 C:6-1L B:6-2R A:5-2R D:5-1L C:5-3L B:3-2L A:5-4R D:2-2L
C:4-2L B:4-4L A:4-3L D:6-4R C:3-1L B:1-0L A:6-0L D:pass C:pass
B:6-5L A:6-3R D:3-0R C:5-0L B:pass A:0-0L D:4-0L C:4-1L B:1-1L
A:pass D:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-5 4-3 4-2 3-1 2-2 2-1"
deal.B = "6-3 5-3 5-0 4-4 4-1 4-0 1-1"
deal.C = "6-6 6-4 6-2 5-2 3-2 1-0 0-0"
deal.D = "6-1 6-0 5-4 5-1 3-3 3-0 2-0"
yard = ""
play = """
D:3-3 C:3-2L B:6-3R A:4-2L D:5-4L C:6-6R B:5-0L A:6-5R D:6-0L
C:6-4L B:4-1L A:3-1L D:5-1R C:1-0R B:5-3L A:5-5L D:3-0R C:5-2L
B:pass A:2-2L D:2-0L C:0-0L B:4-0L A:4-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 5-4 5-3 4-3 2-0 1-1"
deal.B = "5-2 5-1 4-4 4-1 4-0 3-3 1-0"
deal.C = "6-5 6-2 6-1 3-2 3-0 2-2 0-0"
deal.D = "6-6 6-4 6-0 5-0 4-2 3-1 2-1"
yard = ""
play = """
A:6-3 D:6-6L C:6-5L B:3-3R A:5-5L D:5-0L C:3-2R B:5-2R A:2-0L
D:4-2L C:pass B:4-1L A:1-1L D:3-1L C:3-0L B:5-1R A:pass D:6-0L
C:6-2L B:1-0R A:pass D:2-1L C:6-1L B:4-0R A:5-4R D:6-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-4 5-3 5-1 3-1 2-2 0-0"
deal.B = "6-6 6-3 5-0 4-2 3-0 2-1 1-1"
deal.C = "6-4 6-2 6-0 5-5 5-2 3-2 2-0"
deal.D = "6-5 4-4 4-3 4-1 4-0 3-3 1-0"
yard = ""
play = """
D:4-4 C:6-4L B:6-6L A:6-1L D:4-1L C:pass B:4-2L A:2-2L D:4-3R
C:6-2L B:3-0R A:0-0R D:4-0R C:6-0L B:5-0L A:5-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-2 4-3 4-2 3-2 2-1 1-0"
deal.B = "6-6 6-1 5-4 4-4 3-3 3-0 2-0"
deal.C = "6-4 6-3 6-2 4-1 4-0 2-2 0-0"
deal.D = "6-5 6-0 5-3 5-1 5-0 3-1 1-1"
yard = ""
play = """
B:5-4 A:5-5L D:6-5L C:6-4L B:4-4L A:4-3L D:5-3L C:4-1R B:6-1R
A:5-2L D:6-0R C:6-2L B:3-0R A:3-2R D:pass C:6-3L B:3-3L A:4-2R
D:3-1L C:4-0R B:2-0R A:2-1L D:pass C:2-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 4-0 2-1 1-1 1-0 0-0"
deal.B = "6-5 6-4 5-5 5-4 5-0 3-2 3-1"
deal.C = "6-2 6-0 5-3 4-1 3-0 2-2 2-0"
deal.D = "6-1 5-2 5-1 4-4 4-3 4-2 3-3"
yard = ""
play = """
C:6-2 B:3-2R A:6-6L D:3-3R C:5-3R B:5-5R A:6-3L D:4-3L C:4-1L
B:5-0R A:2-1L D:5-2L C:6-0R B:6-5R A:pass D:5-1L C:pass B:5-4R
A:1-1L D:4-4R C:pass B:3-1L A:4-0R D:pass C:3-0L B:pass A:1-0L
D:6-1L C:2-0R B:6-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 4-2 4-1 4-0 2-2 2-0"
deal.B = "5-3 5-0 4-3 3-2 2-1 1-1 1-0"
deal.C = "6-6 6-2 6-0 4-4 3-3 3-0 0-0"
deal.D = "6-4 6-3 6-1 5-4 5-2 5-1 3-1"
yard = ""
play = """
B:1-0 A:4-1L D:6-4L C:6-6L B:5-0R A:6-5L D:5-1L C:pass B:2-1L
A:4-2L D:5-4L C:pass B:5-3L A:5-5R D:3-1L C:pass B:1-1L A:pass
D:6-1L C:6-2L B:3-2L A:pass D:6-3L C:6-0L B:pass A:4-0L D:5-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-0 3-1 3-0 2-0 0-0"
deal.B = "6-4 6-3 5-3 5-2 5-0 4-4 2-1"
deal.C = "6-2 6-1 5-5 3-2 2-2 1-1 1-0"
deal.D = "5-4 5-1 4-3 4-2 4-1 4-0 3-3"
yard = ""
play = """
D:3-3 C:3-2L B:6-3R A:2-0L D:4-0L C:6-2R B:2-1R A:3-1R D:4-3R
C:pass B:6-4L A:6-6L D:4-1R C:6-1L B:pass A:pass D:5-1L C:5-5L
B:5-2L A:pass D:4-2L C:1-1R B:4-4L A:pass D:5-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 5-2 5-0 4-1 3-3 3-0"
deal.B = "6-1 6-0 4-4 4-0 2-2 2-0 1-0"
deal.C = "6-4 6-2 5-3 5-1 4-3 4-2 3-1"
deal.D = "6-6 5-5 5-4 3-2 2-1 1-1 0-0"
yard = ""
play = """
D:5-5 C:5-3L B:pass A:6-3L D:6-6L C:6-4L B:4-4L A:4-1L D:5-4R
C:4-3R B:6-1L A:6-5L D:3-2R C:6-2R B:6-0R A:5-2L D:2-1L C:5-1L
B:1-0R A:5-0L D:1-1R C:3-1R B:4-0L A:3-3R D:pass C:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-2 5-5 5-3 5-0 3-0"
deal.B = "5-4 5-2 3-3 2-1 2-0 1-1 0-0"
deal.C = "6-3 6-1 5-1 4-3 4-0 3-1 1-0"
deal.D = "6-4 6-0 4-4 4-2 4-1 3-2 2-2"
yard = ""
play = """
C:6-3 B:3-3R A:6-6L D:6-4L C:4-3L B:pass A:5-3L D:3-2R C:5-1L
B:2-1L A:6-2L D:2-2R C:6-1L B:5-2R A:6-5R D:4-1L C:4-0L B:2-0L
A:pass D:4-2L C:pass B:5-4L A:5-5L D:6-0R C:1-0R B:1-1R A:5-0L
D:pass C:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-3 5-2 5-0 4-1 3-3 3-0"
deal.B = "6-4 6-3 6-2 6-0 4-4 4-3 2-1"
deal.C = "5-5 5-4 4-0 3-2 2-2 2-0 1-1"
deal.D = "6-5 6-1 5-1 4-2 3-1 1-0 0-0"
yard = ""
play = """
C:5-5 B:pass A:5-3L D:3-1L C:5-4R B:4-4R A:4-1L D:4-2L C:3-2L
B:6-4R A:3-3L D:6-1R C:1-1R B:2-1R A:3-0L D:1-0L C:2-2R B:6-2R
A:6-6R D:6-5R C:pass B:pass A:5-2R D:5-1L C:2-0R B:6-0R A:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 4-2 3-3 3-0 2-0 1-1"
deal.B = "5-3 5-1 5-0 4-3 4-1 4-0 1-0"
deal.C = "6-5 6-3 6-1 4-4 3-2 3-1 2-1"
deal.D = "6-4 6-2 5-5 5-4 5-2 2-2 0-0"
yard = ""
play = """
A:6-6 D:6-2L C:6-5R B:5-0R A:4-2L D:5-4L C:pass B:5-1L A:1-1L
D:0-0R C:6-1L B:4-0R A:6-0L D:6-4R C:6-3R B:1-0L A:3-3R D:pass
C:3-2R B:4-1L A:2-0R D:pass C:4-4L B:4-3L A:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-1 5-0 4-2 3-1 2-0"
deal.B = "6-3 6-2 5-4 4-0 3-3 3-2 0-0"
deal.C = "6-5 6-0 5-2 4-4 3-0 2-2 1-1"
deal.D = "5-5 5-3 5-1 4-3 4-1 2-1 1-0"
yard = ""
play = """
A:6-6 D:pass C:6-5L B:5-4L A:6-4L D:pass C:6-0L B:6-2R A:5-0L
D:5-5L C:5-2L B:3-2L A:3-1L D:2-1R C:1-1L B:pass A:6-1L D:5-1R
C:pass B:6-3L A:pass D:5-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-3 5-1 4-4 3-3 3-0 2-1"
deal.B = "6-6 6-1 5-2 5-0 3-2 3-1 1-0"
deal.C = "6-2 4-2 4-0 2-2 2-0 1-1 0-0"
deal.D = "6-5 6-4 6-0 5-5 5-4 4-3 4-1"
yard = ""
play = """
A:6-3 D:4-3R C:6-2L B:3-2L A:5-3L D:5-5L C:4-2R B:5-2R A:5-1L
D:4-1L C:4-0L B:5-0R A:3-0L D:6-0R C:pass B:6-1R A:3-3L D:pass
C:1-1R B:3-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-29"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-29"
commitment = "a3e016e4bac707656941aff7f811b9ebe76f8ee01c0e1d2384bf1403ab8b7c2c"
secret = "2a89389415b45a69d6bd0bd70ed964917f02c782b4e267c2908d09786ed27e5a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 5-5 4-4 3-0 1-1"
deal.B = "6-0 5-4 4-3 4-2 3-1 2-2 1-0"
deal.C = "6-4 6-2 4-1 4-0 2-1 2-0 0-0"
deal.D = "6-1 5-3 5-2 5-1 5-0 3-3 3-2"
yard = ""
play = """
A:6-6 D:6-1L C:6-4R B:5-4R A:6-5R D:5-1L C:6-2R B:4-2R A:5-5L
D:5-3L C:4-1R B:4-3L A:4-4L D:pass C:2-1R B:2-2R A:pass D:5-2R
C:4-0L B:6-0L A:6-3L D:3-3L C:pass B:3-1L A:1-1L D:5-0R C:0-0R
B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-1 4-4 3-2 3-1 3-0 1-0"
deal.B = "6-4 6-1 4-3 3-3 2-2 2-0 0-0"
deal.C = "6-6 6-3 5-3 5-0 4-2 4-0 2-1"
deal.D = "6-5 6-2 6-0 5-5 5-2 4-1 1-1"
yard = ""
play = """
B:6-4 A:4-4R D:6-5L C:5-3L B:4-3L A:5-4L D:5-5L C:4-2R B:2-2R
A:5-1L D:4-1L C:2-1R B:6-1R A:pass D:6-2R C:4-0L B:2-0L A:3-2L
D:5-2R C:6-3L B:pass A:pass D:6-0L C:5-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 5-5 5-4 5-0 3-3 1-0"
deal.B = "6-2 6-1 5-1 4-3 4-1 4-0 3-2"
deal.C = "6-0 4-2 3-0 2-2 2-1 2-0 1-1"
deal.D = "6-5 6-4 5-3 5-2 4-4 3-1 0-0"
yard = ""
play = """
D:6-5 C:6-0L B:5-1R A:5-0L D:5-3L C:3-0L B:6-1R A:6-3R D:0-0L
C:2-0L B:6-2L A:6-6L D:6-4L C:4-2L B:4-3R A:5-4R D:5-2L C:pass
B:pass A:5-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-5 5-2 4-2 4-0 3-1"
deal.B = "6-3 6-2 5-0 3-2 2-1 1-0 0-0"
deal.C = "6-0 5-4 5-1 4-4 4-1 3-0 2-0"
deal.D = "6-4 6-1 5-3 4-3 3-3 2-2 1-1"
yard = ""
play = """
A:6-5 D:6-4L C:5-4R B:pass A:4-2L D:2-2L C:4-4R B:6-2L A:4-0R
D:6-1L C:4-1L B:5-0R A:5-2R D:4-3L C:3-0L B:3-2R A:3-1R D:1-1R
C:2-0L B:2-1L A:pass D:pass C:5-1L B:1-0R A:5-5L D:5-3L C:6-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-5 5-1 4-4 2-2 2-0"
deal.B = "6-0 5-4 5-3 5-0 3-0 1-0 0-0"
deal.C = "6-4 6-3 6-1 5-2 4-3 3-2 3-1"
deal.D = "6-6 4-2 4-1 4-0 3-3 2-1 1-1"
yard = ""
play = """
C:6-3 B:5-3R A:6-2L D:4-2L C:6-4L B:5-4R A:4-4R D:6-6L C:4-3R
B:6-0L A:2-0L D:2-1L C:3-1L B:3-0L A:pass D:4-0L C:3-2R B:pass
A:2-2R D:4-1L C:6-1L B:pass A:6-5L D:pass C:5-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-4 5-2 5-1 4-4 4-1 1-1"
deal.B = "6-5 5-5 4-2 4-0 3-1 2-2 2-0"
deal.C = "6-4 6-3 6-1 4-3 3-3 1-0 0-0"
deal.D = "6-2 6-0 5-3 5-0 3-2 3-0 2-1"
yard = ""
play = """
C:3-3 B:3-1L A:1-1L D:2-1L C:6-3R B:6-5R A:5-2R D:6-2L C:6-1L
B:4-2R A:4-4R D:pass C:6-4R B:pass A:5-1L D:5-3L C:4-3L B:4-0L
A:6-6R D:6-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 5-4 5-2 4-3 3-1 1-1"
deal.B = "6-4 6-3 6-1 3-0 2-2 2-1 2-0"
deal.C = "5-5 5-1 4-2 4-1 3-3 1-0 0-0"
deal.D = "6-6 6-2 5-3 5-0 4-4 4-0 3-2"
yard = ""
play = """
C:5-5 B:pass A:5-2L D:6-2L C:5-1R B:6-4L A:1-1R D:4-4L C:4-1R
B:pass A:5-4L D:5-3L C:3-3L B:6-3L A:6-5L D:5-0L C:4-2R B:2-2R
A:6-0L D:6-6L C:pass B:6-1L A:3-1L D:3-2L C:pass B:2-1L A:pass
D:pass C:1-0L B:3-0L A:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 5-2 5-1 4-1 2-1 1-1"
deal.B = "6-2 6-1 5-3 4-4 2-2 1-0 0-0"
deal.C = "6-5 6-3 4-3 4-2 4-0 3-1 2-0"
deal.D = "6-4 6-0 5-5 5-0 3-3 3-2 3-0"
yard = ""
play = """
A:5-2 D:5-5L C:6-5L B:6-2L A:2-1L D:3-2R C:3-1L B:5-3L A:5-4L
D:6-4L C:6-3L B:pass A:pass D:3-3L C:4-3L B:4-4L A:4-1L D:3-0R
C:4-0R B:6-1L A:6-6L D:6-0L C:2-0L B:2-2L A:pass D:pass C:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-30"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-30"
commitment = "d0db753abd03f1a58c980c8b4828eb004f48cd7ee35568a384e83fac1658e5a3"
secret = "46647f5feddde65e874e383998375b98e84babc93c3ee5bf04734fbcecebb2de"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-3 5-1 4-3 4-1 2-0"
deal.B = "6-6 6-1 5-3 4-4 3-3 3-1 3-0"
deal.C = "6-2 5-5 4-2 3-2 2-2 1-1 1-0"
deal.D = "6-0 5-4 5-2 5-0 4-0 2-1 0-0"
yard = ""
play = """
B:6-6 A:6-5L D:6-0R C:5-5L B:5-3L A:6-3L D:0-0R C:6-2L B:3-0R
A:4-3R D:4-0R C:4-2L B:4-4L A:6-4L D:5-0R C:pass B:6-1L A:5-1L
D:5-2L C:3-2L B:3-3L A:pass D:5-4R C:pass B:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-1 5-0 4-3 3-0 2-1 0-0"
deal.B = "6-4 6-3 6-2 5-5 4-4 4-2 4-1"
deal.C = "6-6 6-0 5-4 4-0 3-1 1-1 1-0"
deal.D = "6-5 6-1 5-2 3-3 3-2 2-2 2-0"
yard = ""
play = """
B:4-4 A:4-3L D:3-3L C:3-1L B:4-1L A:pass D:pass C:5-4L B:5-5L
A:5-3L D:3-2L C:4-0R B:4-2L A:5-0R D:6-5R C:6-6R B:6-4R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-3 5-1 3-3 3-0 2-2 2-0"
deal.B = "6-3 6-2 5-0 4-2 4-1 3-1 2-1"
deal.C = "6-6 6-1 5-5 5-4 4-3 1-1 0-0"
deal.D = "6-5 6-4 5-2 4-4 4-0 3-2 1-0"
yard = ""
play = """
C:6-6 B:6-2L A:6-0R D:5-2L C:5-5L B:5-0R A:5-3L D:3-2L C:5-4R
B:4-2R A:2-2L D:pass C:pass B:2-1L A:5-1L D:6-5L C:6-1L B:3-1L
A:3-3L D:pass C:4-3L B:4-1L A:2-0R D:1-0R C:1-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 5-4 5-2 5-0 3-2 1-0"
deal.B = "6-1 6-0 5-5 4-2 4-0 2-0 1-1"
deal.C = "5-1 4-3 3-3 3-0 2-2 2-1 0-0"
deal.D = "6-5 6-4 6-2 5-3 4-4 4-1 3-1"
yard = ""
play = """
C:5-1 B:5-5L A:5-4L D:4-1R C:4-3L B:4-0R A:6-3L D:6-2L C:2-2L
B:2-0R A:5-2L D:6-5L C:2-1R B:6-1L A:1-0L D:3-1R C:3-0L B:pass
A:3-2L D:5-3R C:pass B:4-2L A:5-0R D:4-4L C:0-0R B:6-0R A:6-6R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-5 5-3 5-1 3-1 2-1"
deal.B = "6-4 6-3 6-0 5-2 4-2 2-2 1-0"
deal.C = "5-4 5-0 4-3 4-0 3-3 3-0 1-1"
deal.D = "6-2 6-1 4-4 4-1 3-2 2-0 0-0"
yard = ""
play = """
A:6-6 D:6-1L C:1-1L B:6-4R A:5-1L D:4-4R C:5-4L B:4-2L A:2-1L
D:4-1L C:4-3L B:6-3L A:6-5L D:pass C:5-0L B:6-0L A:pass D:6-2L
C:4-0R B:2-2L A:pass D:0-0R C:3-0R B:5-2L A:5-5L D:3-2R C:pass
B:pass A:5-3L D:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 6-2 6-0 4-2 2-0 0-0"
deal.B = "6-5 5-2 4-0 3-3 3-2 3-0 2-1"
deal.C = "6-4 5-4 5-3 5-1 5-0 4-4 4-1"
deal.D = "6-1 5-5 4-3 3-1 2-2 1-1 1-0"
yard = ""
play = """
D:1-0 C:5-1L B:5-2L A:6-2L D:6-1L C:4-1L B:4-0L A:6-0L D:pass
C:6-4L B:3-0R A:6-3R D:4-3L C:5-3L B:6-5L A:6-6L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-4 4-1 3-0 2-1 1-1 0-0"
deal.B = "6-6 6-5 6-3 5-5 5-2 4-4 1-0"
deal.C = "6-4 6-2 4-3 4-2 3-3 3-2 3-1"
deal.D = "6-1 5-3 5-1 5-0 4-0 2-2 2-0"
yard = ""
play = """
A:5-4 D:4-0R C:pass B:5-5L A:6-0R D:5-0L C:6-4R B:4-4R A:4-1R
D:5-1R C:pass B:6-5R A:3-0L D:5-3L C:6-2R B:5-2R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-1 4-0 3-3 3-1 2-1 2-0"
deal.B = "6-4 6-3 4-3 4-2 4-1 3-2 2-2"
deal.C = "6-5 6-1 6-0 5-2 4-4 1-1 1-0"
deal.D = "6-6 5-5 5-4 5-3 5-0 3-0 0-0"
yard = ""
play = """
A:6-2 D:6-6L C:6-5L B:2-2R A:5-1L D:pass C:6-1L B:4-2R A:4-0R
D:0-0R C:6-0L B:pass A:2-0L D:3-0R C:5-2L B:6-3R A:pass D:5-0L
C:1-0L B:4-1L A:pass D:5-4L C:pass B:6-4R A:pass D:5-5L C:4-4R
B:4-3R A:3-3R D:5-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-2 5-3 4-2 3-0 2-0"
deal.B = "6-4 6-0 5-0 4-4 4-3 3-3 2-1"
deal.C = "6-1 5-5 5-2 5-1 4-0 2-2 1-1"
deal.D = "6-3 5-4 4-1 3-2 3-1 1-0 0-0"
yard = ""
play = """
D:3-1 C:6-1R B:3-3L A:6-6R D:6-3R C:pass B:4-3L A:5-3R D:5-4R
C:4-0L B:4-4R A:4-2R D:0-0L C:5-2R B:5-0R A:3-0L D:3-2L C:2-2L
B:6-0R A:6-5R D:pass C:5-5R B:2-1L A:pass D:4-1L C:5-1R B:6-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 5-2 5-0 4-1 2-2 2-0"
deal.B = "6-3 6-2 6-1 5-1 3-0 1-0 0-0"
deal.C = "6-5 6-4 6-0 5-4 4-2 4-0 2-1"
deal.D = "6-6 4-4 4-3 3-3 3-2 3-1 1-1"
yard = ""
play = """
B:0-0 A:5-0L D:pass C:6-5L B:6-1L A:4-1L D:4-3L C:6-0R B:6-3L
A:pass D:6-6L C:6-4L B:6-2R A:5-2R D:4-4L C:5-4L B:5-1L A:5-5R
D:3-1L C:pass B:3-0L A:5-3R D:3-2R C:4-0L B:pass A:2-2R D:pass
C:4-2L B:pass A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 6-1 5-5 3-2 2-0 0-0"
deal.B = "6-5 5-4 4-4 4-3 4-2 3-3 3-0"
deal.C = "6-3 6-0 5-3 5-1 4-0 3-1 1-0"
deal.D = "6-6 5-2 5-0 4-1 2-2 2-1 1-1"
yard = ""
play = """
A:5-5 D:5-0L C:6-0L B:6-5L A:pass D:5-2L C:5-3R B:3-3R A:6-2L
D:6-6L C:6-3L B:4-3L A:6-4L D:pass C:3-1R B:pass A:6-1L D:2-1L
C:5-1R B:4-2L A:pass D:4-1L C:1-0L B:5-4R A:2-0L D:2-2L C:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 5-4 4-0 2-2 1-1 1-0"
deal.B = "6-6 6-5 5-5 5-1 3-3 3-1 2-1"
deal.C = "6-1 5-3 5-2 5-0 4-2 3-2 0-0"
deal.D = "6-4 6-3 4-4 4-3 4-1 3-0 2-0"
yard = ""
play = """
C:6-1 B:6-6L A:6-2L D:4-1R C:5-2L B:5-5L A:5-4L D:6-4L C:4-2R
B:6-5L A:2-2R D:2-0R C:5-3L B:3-3L A:6-0R D:6-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-3 6-1 5-4 4-0 1-1"
deal.B = "6-6 6-0 3-3 3-0 2-2 1-0 0-0"
deal.C = "5-2 5-1 4-4 4-3 4-2 3-1 2-0"
deal.D = "6-2 5-5 5-3 5-0 4-1 3-2 2-1"
yard = ""
play = """
A:6-5 D:5-5R C:5-2R B:6-6L A:6-4L D:3-2R C:4-4L B:3-3R A:5-4L
D:5-0L C:2-0L B:3-0R A:4-0R D:6-2L C:4-3R B:6-0L A:6-3R D:pass
C:pass B:0-0L A:6-1R D:2-1R C:4-2R B:1-0L A:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-3 5-2 5-1 4-4 4-0 1-0"
deal.B = "6-2 6-1 5-5 5-0 4-3 4-1 2-1"
deal.C = "6-6 6-3 5-4 3-1 2-0 1-1 0-0"
deal.D = "6-5 6-4 4-2 3-3 3-2 3-0 2-2"
yard = ""
play = """
A:4-4 D:6-4L C:6-6L B:6-2L A:5-2L D:4-2R C:5-4L B:2-1R A:5-1R
D:6-5R C:6-3R B:4-3R A:4-0L D:3-0L C:3-1L B:6-1L A:6-0L D:pass
C:2-0L B:4-1R A:1-0R D:2-2L C:0-0R B:5-0R A:5-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-3 5-0 4-3 4-2 2-2"
deal.B = "6-4 6-2 5-4 4-0 2-1 1-1 1-0"
deal.C = "6-5 6-0 5-2 5-1 3-2 3-1 0-0"
deal.D = "6-3 5-5 4-4 4-1 3-3 3-0 2-0"
yard = ""
play = """
A:6-6 D:6-3L C:3-2L B:6-2L A:6-1L D:4-1L C:6-5R B:5-4R A:4-3L
D:3-0L C:6-0L B:6-4R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 6-1 5-4 4-2 4-1 0-0"
deal.B = "6-0 5-0 4-4 4-0 3-2 3-0 2-2"
deal.C = "6-5 5-5 5-3 5-1 3-1 2-1 1-0"
deal.D = "6-4 6-3 5-2 4-3 3-3 2-0 1-1"
yard = ""
play = """
B:4-4 A:5-4L D:4-3R C:6-5L B:6-0L A:0-0L D:3-3R C:1-0L B:3-0R
A:6-1L D:2-0R C:2-1R B:pass A:6-6L D:6-3L C:5-3L B:5-0L A:4-1R
D:6-4R C:pass B:4-0L A:6-2R D:5-2R C:5-5R B:pass A:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-5 5-3 4-3 4-0 1-0"
deal.B = "6-3 5-1 5-0 4-4 2-2 2-1 2-0"
deal.C = "6-6 6-5 6-4 3-2 3-0 1-1 0-0"
deal.D = "6-0 5-4 5-2 4-2 4-1 3-3 3-1"
yard = ""
play = """
A:5-5 D:5-2L C:3-2L B:6-3L A:6-2L D:4-2L C:6-4L B:5-1R A:6-1L
D:3-1L C:3-0L B:2-0L A:1-0R D:6-0R C:6-6R B:2-2L A:pass D:pass
C:6-5R B:5-0R A:4-0R D:5-4R C:pass B:2-1L A:5-3R D:3-3R C:1-1L
B:pass A:4-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 6-1 6-0 5-1 4-2 3-2"
deal.B = "6-5 6-3 5-5 4-4 2-1 1-1 1-0"
deal.C = "5-3 4-3 4-1 4-0 3-3 3-0 2-0"
deal.D = "6-6 5-4 5-2 5-0 3-1 2-2 0-0"
yard = ""
play = """
A:6-4 D:5-4R C:5-3R B:6-3R A:6-2L D:6-6R C:2-0L B:6-5R A:6-0L
D:5-0R C:4-0R B:4-4R A:6-1L D:3-1L C:4-3L B:pass A:4-2L D:2-2L
C:4-1R B:2-1L A:5-1L D:5-2L C:pass B:1-1R A:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-2 4-3 3-3 1-1 1-0"
deal.B = "6-6 6-1 5-5 4-2 2-1 2-0 0-0"
deal.C = "6-5 6-3 6-0 5-1 3-1 3-0 2-2"
deal.D = "5-4 5-3 5-0 4-4 4-1 4-0 3-2"
yard = ""
play = """
A:6-4 D:4-4R C:6-5L B:5-5L A:5-2L D:4-1R C:2-2L B:2-1R A:6-2L
D:3-2R C:6-3L B:pass A:4-3L D:5-3R C:5-1R B:6-1R A:pass D:5-4L
C:6-0R B:2-0R A:pass D:5-0L C:3-0L B:4-2R A:3-3L D:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 6-0 5-4 4-3 3-0 2-0 1-1"
deal.B = "6-6 6-5 5-5 4-1 4-0 1-0 0-0"
deal.C = "6-4 6-2 5-0 4-4 4-2 3-2 2-1"
deal.D = "6-3 5-3 5-2 5-1 3-3 3-1 2-2"
yard = ""
play = """
D:3-1 C:3-2L B:1-0R A:6-0R D:6-3R C:6-2L B:6-6L A:6-1L D:5-3R
C:2-1L B:5-5R A:5-4R D:2-2L C:4-2L B:4-1L A:4-3R D:5-1L C:5-0L
B:0-0L A:3-0L D:3-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-0 4-3 4-1 3-1 0-0"
deal.B = "6-5 5-5 5-2 4-2 3-3 2-2 2-1"
deal.C = "6-1 5-4 5-3 5-1 4-4 4-0 1-0"
deal.D = "6-6 6-2 5-0 3-2 3-0 2-0 1-1"
yard = ""
play = """
A:6-4 D:6-6L C:6-1L B:4-2R A:4-1L D:3-2R C:5-4L B:5-5L A:6-3R
D:5-0L C:4-0L B:6-5R A:4-3L D:3-0L C:1-0L B:2-1L A:pass D:2-0L
C:5-3R B:3-3R A:6-0L D:6-2L C:pass B:2-2L A:3-1R D:1-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-3 4-1 4-0 3-2 2-2 2-1"
deal.B = "6-3 6-2 5-1 5-0 3-3 2-0 0-0"
deal.C = "6-5 6-0 5-4 5-2 4-4 4-2 3-1"
deal.D = "6-6 6-4 6-1 4-3 3-0 1-1 1-0"
yard = ""
play = """
D:1-0 C:3-1L B:3-3L A:5-3L D:3-0R C:6-5L B:6-3L A:3-2L D:4-3R
C:5-2L B:5-0L A:4-1R D:1-1R C:6-0L B:6-2L A:2-2L D:6-1R C:4-2L
B:pass A:4-0L D:6-4R C:5-4R B:5-1R A:2-1R D:pass C:pass B:2-0R
A:pass D:pass C:pass B:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 6-0 5-4 3-0 1-0 0-0"
deal.B = "5-3 5-1 4-3 4-2 3-3 3-1 2-2"
deal.C = "6-5 5-2 4-4 4-1 4-0 3-2 2-1"
deal.D = "6-4 6-3 6-2 5-5 5-0 2-0 1-1"
yard = ""
play = """
B:3-3 A:3-0L D:5-0L C:6-5L B:5-3R A:6-6L D:6-4L C:4-4L B:4-3L
A:5-4R D:6-3L C:4-1R B:3-1R A:6-1L D:1-1L C:2-1L B:2-2L A:pass
D:6-2L C:3-2R B:4-2R A:6-0L D:2-0L C:5-2L B:5-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 6-0 5-4 5-1 5-0 3-3"
deal.B = "6-5 6-4 6-1 5-5 4-3 3-1 0-0"
deal.C = "6-3 4-4 3-0 2-2 2-1 1-1 1-0"
deal.D = "5-3 5-2 4-2 4-1 4-0 3-2 2-0"
yard = ""
play = """
B:5-5 A:5-4L D:4-2L C:2-2L B:6-5R A:6-6R D:3-2L C:6-3L B:6-4L
A:6-2R D:4-1L C:2-1L B:pass A:pass D:2-0L C:3-0L B:4-3L A:pass
D:4-0L C:1-0L B:6-1L A:6-0L D:5-2R C:pass B:0-0L A:5-1R D:pass
C:1-1R B:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 5-1 4-3 4-2 3-2 2-2"
deal.B = "6-5 6-4 6-2 4-4 4-0 3-3 2-1"
deal.C = "6-6 6-1 6-0 5-0 4-1 2-0 0-0"
deal.D = "5-4 5-3 5-2 3-1 3-0 1-1 1-0"
yard = ""
play = """
B:4-4 A:4-3L D:3-0L C:6-0L B:6-4R A:6-3L D:5-3L C:5-0L B:4-0L
A:4-2L D:5-2L C:6-6R B:6-5L A:pass D:pass C:6-1L B:2-1L A:3-2L
D:3-1L C:4-1L B:6-2R A:2-2R D:5-4L C:2-0R B:pass A:5-5L D:1-0R
C:pass B:pass A:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-1 4-1 3-2 2-1 2-0 0-0"
deal.B = "6-5 6-2 5-2 4-3 4-0 3-3 3-0"
deal.C = "6-1 6-0 5-5 5-0 4-2 2-2 1-1"
deal.D = "6-4 6-3 5-4 5-3 4-4 3-1 1-0"
yard = ""
play = """
A:6-6 D:6-3L C:6-1R B:3-3L A:5-1R D:5-3L C:5-5L B:6-5L A:pass
D:6-4L C:4-2L B:6-2L A:pass D:5-4R C:6-0L B:4-0L A:4-1L D:4-4R
C:1-1L B:4-3R A:3-2R D:1-0L C:5-0L B:5-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 5-1 4-1 4-0 3-0 2-0"
deal.B = "6-5 6-1 5-5 3-1 2-1 1-1 1-0"
deal.C = "6-4 5-4 5-0 4-4 4-2 3-3 2-2"
deal.D = "6-6 6-0 5-3 5-2 4-3 3-2 0-0"
yard = ""
play = """
B:1-1 A:5-1L D:5-3L C:3-3L B:3-1L A:4-1L D:4-3L C:pass B:6-1R
A:6-3L D:6-0L C:5-0L B:6-5R A:pass D:5-2L C:4-2L B:5-5R A:4-0L
D:0-0L C:5-4R B:1-0L A:pass D:pass C:6-4R B:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 5-4 4-0 3-2 1-1 1-0"
deal.B = "6-1 6-0 5-3 5-0 4-4 3-3 3-0"
deal.C = "6-4 6-2 5-1 4-2 3-1 2-2 0-0"
deal.D = "6-5 6-3 5-2 4-3 4-1 2-1 2-0"
yard = ""
play = """
B:3-3 A:3-2L D:5-2L C:5-1L B:6-1L A:6-6L D:6-3R C:6-4L B:4-4L
A:5-4L D:6-5R C:pass B:5-3L A:5-5R D:4-3L C:4-2L B:5-0R A:4-0R
D:4-1R C:6-2L B:6-0L A:1-1R D:2-1R C:0-0L B:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-2 3-3 3-1 3-0 2-2 2-1"
deal.B = "6-6 6-2 5-4 5-1 5-0 2-0 1-1"
deal.C = "6-5 6-4 5-3 4-4 4-2 3-2 1-0"
deal.D = "6-3 6-1 6-0 4-3 4-1 4-0 0-0"
yard = ""
play = """
B:6-6 A:pass D:6-0L C:1-0L B:5-1L A:5-5L D:6-1R C:6-5L B:1-1R
A:3-1R D:6-3R C:6-4L B:5-4L A:5-2L D:pass C:4-2L B:6-2R A:2-2R
D:4-1L C:3-2R B:pass A:3-3R D:4-3R C:4-4R B:pass A:2-1L D:4-0R
C:pass B:5-0R A:pass D:pass C:5-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-5 4-2 4-0 3-2 1-0"
deal.B = "5-1 5-0 3-3 3-1 3-0 1-1 0-0"
deal.C = "6-1 6-0 5-4 5-2 4-1 2-2 2-0"
deal.D = "6-6 6-3 6-2 5-3 4-4 4-3 2-1"
yard = ""
play = """
C:6-1 B:1-1R A:6-5L D:2-1R C:5-4L B:pass A:6-4L D:6-3L C:5-2R
B:3-3L A:5-5R D:5-3L C:pass B:5-1L A:1-0L D:pass C:6-0L B:5-0R
A:4-0R D:6-2L C:2-2L B:pass A:4-2L D:4-3L C:4-1R B:3-1R A:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-0 2-1 2-0 1-1 0-0"
deal.B = "6-5 5-4 5-2 4-2 3-3 3-2 2-2"
deal.C = "6-6 6-4 6-3 5-5 5-3 5-1 3-0"
deal.D = "6-0 4-4 4-3 4-1 4-0 3-1 1-0"
yard = ""
play = """
A:6-2 D:6-0L C:3-0L B:3-2L A:2-1L D:4-1L C:6-4L B:6-5L A:5-0L
D:4-0L C:pass B:4-2L A:2-0L D:1-0L C:5-1L B:5-2L A:pass D:pass
C:pass B:2-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-4 5-3 3-2 2-2 2-0 1-1"
deal.B = "6-6 6-2 6-1 5-1 3-1 3-0 0-0"
deal.C = "5-5 5-2 4-4 4-3 4-0 3-3 2-1"
deal.D = "6-5 6-3 6-0 5-0 4-2 4-1 1-0"
yard = ""
play = """
A:6-4 D:4-1R C:2-1R B:6-6L A:3-2R D:6-3R C:pass B:6-1L A:1-1L
D:1-0L C:4-0L B:6-2R A:5-4L D:6-5L C:5-2R B:5-1R A:pass D:6-0L
C:pass B:0-0L A:2-0L D:4-2L C:4-4L B:3-1R A:5-3R D:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 6-1 6-0 5-3 3-2 2-2"
deal.B = "6-6 6-4 5-5 5-4 5-2 4-3 0-0"
deal.C = "5-1 5-0 4-1 3-1 2-1 2-0 1-1"
deal.D = "6-5 4-4 4-2 4-0 3-3 3-0 1-0"
yard = ""
play = """
D:4-2 C:4-1L B:5-2R A:5-3R D:3-0R C:5-1L B:5-5L A:6-0R D:6-5L
C:pass B:6-6L A:6-3L D:3-3L C:3-1L B:6-4R A:6-1L D:4-0R C:5-0R
B:5-4R A:6-2L D:4-4R C:2-1L B:4-3R A:3-2R D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 5-0 4-2 3-3 3-2 2-0"
deal.B = "6-5 6-1 6-0 5-4 5-2 4-3 4-1"
deal.C = "6-4 5-3 4-0 3-0 2-2 2-1 1-0"
deal.D = "6-2 5-5 5-1 4-4 3-1 1-1 0-0"
yard = ""
play = """
D:decline B:6-5 A:6-6L D:6-2L C:2-2L B:5-2L A:5-0L D:5-5R C:4-0L
B:5-4R A:4-2L D:4-4R C:2-1L B:4-1L A:pass D:pass C:6-4L B:6-1L
A:pass D:5-1L C:5-3L B:4-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-2 5-1 3-3 3-1 2-2 2-0"
deal.B = "6-3 5-4 5-3 5-0 4-3 4-0 2-1"
deal.C = "6-5 6-4 6-2 6-1 4-4 3-2 3-0"
deal.D = "6-6 5-5 4-2 4-1 1-1 1-0 0-0"
yard = ""
play = """
C:6-5 B:6-3L A:5-2R D:4-2R C:3-2L B:5-4R A:5-1R D:1-0R C:6-2L
B:5-0R A:6-0L D:5-5R C:3-0L B:5-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 5-0 4-0 3-3 3-1 2-1"
deal.B = "6-6 6-5 5-4 5-2 4-1 3-0 1-1"
deal.C = "6-4 6-1 5-1 4-4 4-3 3-2 2-2"
deal.D = "6-3 6-2 5-5 4-2 2-0 1-0 0-0"
yard = ""
play = """
B:6-6 A:6-0L D:1-0L C:6-1L B:6-5L A:5-3L D:6-3R C:4-3L B:5-4L
A:3-3R D:5-5L C:5-1L B:1-1L A:3-1L D:pass C:3-2L B:5-2L A:5-0L
D:0-0L C:pass B:3-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 4-2 4-1 3-2 3-1 1-1"
deal.B = "6-3 6-1 5-5 5-3 5-1 2-1 2-0"
deal.C = "5-0 4-4 4-3 3-3 3-0 2-2 0-0"
deal.D = "6-6 6-2 6-0 5-4 5-2 4-0 1-0"
yard = ""
play = """
B:5-5 A:6-5L D:6-2L C:2-2L B:5-3R A:4-2L D:5-4L C:5-0L B:6-3R
A:6-4R D:1-0L C:4-4R B:2-1L A:3-2L D:4-0R C:4-3L B:2-0R A:4-1L
D:5-2R C:pass B:5-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-5 5-2 4-2 3-1 2-0"
deal.B = "6-6 5-1 4-4 4-3 3-0 1-1 0-0"
deal.C = "6-3 5-0 4-1 4-0 2-2 2-1 1-0"
deal.D = "6-5 6-4 6-0 5-4 5-3 3-3 3-2"
yard = ""
play = """
A:5-5 D:6-5L C:6-3L B:5-1R A:6-1R D:6-0R C:5-0R B:4-3L A:5-2R
D:6-4L C:2-2R B:6-6L A:6-2L D:3-2L C:2-1R B:3-0L A:3-1R D:3-3R
C:4-0L B:4-4L A:4-2L D:5-3R C:pass B:pass A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-1 4-4 4-3 4-2 3-1"
deal.B = "6-6 6-3 6-1 5-0 4-1 2-2 0-0"
deal.C = "6-2 5-5 5-4 5-2 3-3 2-0 1-0"
deal.D = "6-5 5-3 4-0 3-2 3-0 2-1 1-1"
yard = ""
play = """
A:6-4 D:4-0R C:6-2L B:2-2L A:4-2L D:3-0R C:5-4L B:6-3R A:5-1L
D:6-5R C:1-0L B:5-0R A:6-0L D:pass C:2-0R B:6-6L A:pass D:2-1R
C:pass B:6-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-2 4-3 4-2 3-3 3-0 2-0"
deal.B = "6-4 6-3 5-0 4-1 4-0 3-2 0-0"
deal.C = "6-6 6-1 5-5 4-4 3-1 2-2 1-1"
deal.D = "6-2 6-0 5-4 5-3 5-1 2-1 1-0"
yard = ""
play = """
B:0-0 A:3-0L D:5-3L C:5-5L B:5-0L A:2-0L D:1-0R C:2-2L B:4-1R
A:5-2L D:5-1L C:6-1L B:6-4L A:4-3L D:5-4R C:3-1L B:pass A:6-5R
D:6-2R C:1-1L B:3-2R A:3-3R D:2-1L C:pass B:6-3R A:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-4 5-3 4-1 3-0 1-0 0-0"
deal.B = "6-4 6-1 5-5 5-0 4-4 3-2 2-1"
deal.C = "6-6 6-2 5-2 5-1 3-3 3-1 2-2"
deal.D = "6-5 6-3 4-3 4-2 4-0 2-0 1-1"
yard = ""
play = """
A:5-4 D:4-0R C:5-2L B:5-0R A:5-3R D:6-3R C:6-2L B:6-4L A:6-0R
D:2-0R C:2-2R B:4-4L A:4-1L D:1-1L C:5-1L B:5-5L A:pass D:4-2R
C:pass B:pass A:pass D:4-3R C:3-3R B:3-2R A:pass D:6-5L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "4-4 4-3 4-0 3-2 2-1 1-1 1-0"
deal.B = "6-2 6-1 6-0 5-4 5-2 3-3 0-0"
deal.C = "6-5 6-4 6-3 5-5 5-0 4-2 2-0"
deal.D = "6-6 5-3 5-1 4-1 3-1 3-0 2-2"
yard = ""
play = """
D:2-2 C:4-2L B:6-2R A:4-4L D:4-1L C:6-5R B:6-1L A:pass D:6-6L
C:6-4L B:5-4L A:pass D:5-1L C:5-5R B:5-2R A:3-2R D:5-3R C:5-0R
B:0-0R A:4-0R D:3-1L C:6-3L B:6-0L A:4-3R D:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 5-3 5-0 4-3 4-1 2-1"
deal.B = "6-6 6-1 4-4 3-2 3-0 2-0 1-0"
deal.C = "6-5 5-5 5-4 5-2 4-2 2-2 1-1"
deal.D = "6-4 6-2 5-1 4-0 3-3 3-1 0-0"
yard = ""
play = """
D:3-1 C:1-1R B:3-2L A:4-1R D:6-2L C:6-5L B:4-4R A:5-3L D:4-0R
C:pass B:3-0L A:6-0L D:0-0R C:pass B:6-6L A:6-3L D:3-3L C:pass
B:1-0R A:4-3L D:5-1R C:5-4L B:pass A:5-0L D:pass C:5-5R B:2-0L
A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-4 4-4 4-0 3-3 3-2"
deal.B = "6-4 6-2 6-0 5-5 5-3 5-1 2-2"
deal.C = "6-5 4-3 4-2 4-1 3-0 1-0 0-0"
deal.D = "6-6 5-2 5-0 3-1 2-1 2-0 1-1"
yard = ""
play = """
A:6-3 D:3-1R C:6-5L B:5-1R A:5-4L D:5-2R C:4-3L B:5-3L A:3-2R
D:5-0L C:3-0L B:pass A:3-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 4-2 4-1 3-1 3-0 2-2 1-1"
deal.B = "6-4 5-5 5-3 5-2 5-1 2-0 1-0"
deal.C = "6-6 6-2 6-1 6-0 5-0 4-4 2-1"
deal.D = "6-5 5-4 4-3 4-0 3-3 3-2 0-0"
yard = ""
play = """
C:6-6 B:6-4L A:6-3R D:3-2R C:4-4L B:5-2R A:4-2L D:6-5R C:6-2L
B:pass A:pass D:pass C:6-1L B:5-1L A:pass D:5-4L C:6-0R B:2-0R
A:4-1L D:pass C:2-1L B:pass A:2-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 6-0 5-0 4-1 3-3 3-0"
deal.B = "6-6 6-3 5-4 4-2 3-2 2-0 1-0"
deal.C = "5-5 5-2 4-3 4-0 2-2 2-1 1-1"
deal.D = "6-5 6-2 5-3 5-1 4-4 3-1 0-0"
yard = ""
play = """
C:5-5 B:5-4L A:6-4L D:6-5R C:pass B:6-6L A:6-1L D:5-1L C:5-2L
B:6-3R A:3-3R D:5-3R C:2-2L B:2-0L A:6-0L D:6-2L C:2-1L B:1-0L
A:5-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 5-3 5-2 4-2 2-2 2-1"
deal.B = "6-4 6-2 5-1 4-3 1-1 1-0 0-0"
deal.C = "6-6 5-5 5-4 5-0 3-3 3-1 2-0"
deal.D = "6-3 6-0 4-4 4-1 4-0 3-2 3-0"
yard = ""
play = """
A:6-5 D:6-0L C:5-0L B:5-1L A:5-3R D:4-1L C:5-4L B:4-3R A:5-2L
D:3-2L C:3-3L B:6-4R A:6-1R D:6-3L C:6-6L B:1-1R A:2-1R D:pass
C:2-0R B:1-0R A:pass D:pass C:3-1R B:6-2L A:4-2L D:3-0R C:pass
B:0-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 6-0 4-2 4-1 2-0 1-1"
deal.B = "6-5 5-4 5-3 4-4 4-3 2-2 2-1"
deal.C = "6-4 6-3 5-5 5-1 4-0 3-2 0-0"
deal.D = "6-2 5-2 5-0 3-3 3-1 3-0 1-0"
yard = ""
play = """
B:4-4 A:4-2L D:6-2L C:6-4L B:5-4L A:4-1R D:5-2L C:3-2L B:2-1R
A:2-0R D:3-1L C:5-1L B:5-3L A:6-0R D:3-0L C:4-0L B:6-5R A:pass
D:5-0R C:0-0R B:4-3L A:pass D:3-3L C:6-3L B:pass A:6-6L D:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-0 4-2 4-1 4-0 1-0 0-0"
deal.B = "6-6 6-5 6-3 6-0 5-5 4-3 2-0"
deal.C = "6-1 5-4 5-3 4-4 3-3 3-1 3-0"
deal.D = "6-4 5-2 5-1 3-2 2-2 2-1 1-1"
yard = ""
play = """
D:2-1 C:6-1R B:6-6R A:6-2L D:6-4L C:5-4L B:6-5L A:pass D:pass
C:pass B:6-3L A:pass D:3-2L C:pass B:2-0L A:5-0L D:5-1L C:3-1L
B:4-3L A:4-2L D:5-2L C:5-3L B:6-0R A:4-0R D:pass C:3-3L B:pass
A:4-1R D:1-1R C:3-0L B:pass A:1-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-2 4-4 4-1 3-0 2-2"
deal.B = "5-0 4-3 4-2 3-3 3-2 3-1 2-0"
deal.C = "6-6 6-5 6-1 5-5 5-4 5-1 2-1"
deal.D = "6-3 6-2 5-3 4-0 1-1 1-0 0-0"
yard = ""
play = """
A:6-4 D:6-3L C:5-4R B:3-3L A:5-2R D:5-3L C:6-5L B:3-2R A:6-0L
D:4-0L C:pass B:4-3L A:3-0L D:1-0L C:6-1L B:3-1R A:4-1R D:6-2L
C:2-1L B:4-2R A:2-2R D:1-1L C:5-1L B:5-0L A:pass D:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-3 5-2 4-3 4-0 2-2 1-1"
deal.B = "6-6 6-3 5-4 3-2 3-0 2-1 0-0"
deal.C = "6-0 5-1 5-0 4-4 4-2 3-1 1-0"
deal.D = "6-4 6-2 6-1 5-5 4-1 3-3 2-0"
yard = ""
play = """
D:5-5 C:5-1L B:2-1L A:6-5R D:2-0L C:6-0L B:6-6L A:pass D:6-2L
C:4-2L B:5-4L A:5-3L D:3-3L C:3-1L B:6-3R A:4-3R D:4-1L C:4-4L
B:pass A:4-0L D:6-4R C:5-0L B:pass A:5-2L D:6-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 5-5 3-2 2-1 1-0 0-0"
deal.B = "5-3 5-2 5-1 4-0 3-3 2-2 2-0"
deal.C = "6-3 6-0 5-0 4-3 4-2 4-1 3-1"
deal.D = "6-6 6-2 6-1 5-4 4-4 3-0 1-1"
yard = ""
play = """
D:1-1 C:4-1L B:5-1R A:6-5R D:6-6R C:4-3L B:3-3L A:6-4R D:3-0L
C:6-0L B:4-0R A:1-0R D:6-1L C:3-1L B:5-3L A:5-5L D:5-4L C:4-2L
B:2-2L A:3-2L D:pass C:6-3L B:pass A:2-1R D:6-2L C:pass B:5-2L
A:pass D:pass C:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 4-2 4-1 4-0 2-2 1-1"
deal.B = "6-6 6-3 6-2 6-0 5-3 3-0 1-0"
deal.C = "6-5 6-1 5-2 5-1 3-3 3-2 0-0"
deal.D = "6-4 5-0 4-4 4-3 3-1 2-1 2-0"
yard = ""
play = """
C:6-5 B:6-6L A:5-5R D:5-0R C:6-1L B:1-0L A:4-0L D:2-0R C:5-2R
B:5-3R A:5-4L D:3-1R C:5-1L B:pass A:4-1L D:4-3L C:3-3L B:6-3L
A:1-1R D:2-1R C:3-2R B:6-0L A:pass D:pass C:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 6-0 5-1 4-2 3-2 3-0"
deal.B = "6-6 6-5 6-3 4-3 2-0 1-1 1-0"
deal.C = "5-4 5-2 4-4 4-1 3-1 2-2 0-0"
deal.D = "6-2 5-5 5-3 5-0 4-0 3-3 2-1"
yard = ""
play = """
C:5-4 B:6-5L A:6-4L D:4-0L C:0-0L B:4-3R A:6-0L D:5-3R C:5-2R
B:6-6L A:6-1L D:2-1L C:2-2L B:2-0L A:4-2R D:5-0L C:4-4R B:pass
A:5-1L D:pass C:4-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-2 4-0 3-3 3-0 2-2 2-1"
deal.B = "6-4 6-3 5-1 4-4 3-1 2-0 0-0"
deal.C = "6-6 6-5 5-4 5-0 4-1 3-2 1-1"
deal.D = "6-2 6-0 5-5 5-3 4-3 4-2 1-0"
yard = ""
play = """
C:6-6 B:6-4L A:6-1R D:4-2L C:3-2L B:3-1L A:2-1L D:1-0R C:5-0R
B:5-1R A:5-2L D:5-3L C:4-1R B:4-4R A:3-3L D:4-3L C:5-4L B:pass
A:4-0R D:5-5L C:6-5L B:6-3L A:3-0L D:6-0L C:pass B:0-0R A:pass
D:6-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-3 5-0 4-4 4-0 3-3 2-0 1-1"
deal.B = "6-3 6-1 5-1 4-1 3-1 2-2 0-0"
deal.C = "6-5 6-4 6-0 5-2 4-2 3-2 1-0"
deal.D = "6-6 6-2 5-5 5-4 4-3 3-0 2-1"
yard = ""
play = """
D:5-5 C:6-5L B:5-1R A:1-1R D:6-6L C:6-4L B:4-1L A:pass D:2-1L
C:5-2L B:6-1R A:5-3L D:3-0L C:6-0L B:6-3L A:3-3L D:4-3L C:4-2L
B:2-2L A:2-0L D:6-2R C:1-0L B:3-1L A:pass D:pass C:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 5-3 5-2 2-2 2-1 1-0"
deal.B = "6-4 6-0 4-4 4-2 3-3 3-0 1-1"
deal.C = "6-5 6-3 5-1 5-0 4-0 3-2 3-1"
deal.D = "6-6 6-2 6-1 4-3 4-1 2-0 0-0"
yard = ""
play = """
C:6-5 B:6-4L A:5-5R D:4-1L C:5-1L B:pass A:5-4L D:4-3L C:6-3L
B:6-0L A:5-3R D:2-0L C:3-2L B:3-3L A:pass D:pass C:3-1L B:1-1L
A:2-1L D:6-2L C:pass B:3-0R A:1-0R D:6-6L C:pass B:pass A:pass
D:6-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 6-0 5-5 5-1 4-2 0-0"
deal.B = "6-2 5-4 5-3 5-2 4-0 3-0 2-0"
deal.C = "6-5 6-4 6-1 5-0 4-1 3-3 2-2"
deal.D = "4-4 4-3 3-2 3-1 2-1 1-1 1-0"
yard = ""
play = """
D:3-2 C:3-3L B:5-3L A:5-5L D:2-1R C:6-5L B:6-2L A:4-2L D:4-4L
C:6-4L B:pass A:6-6L D:1-0R C:6-1L B:4-0R A:5-1L D:4-3R C:5-0L
B:3-0R A:6-0L D:pass C:pass B:2-0R A:6-3L D:3-1L C:4-1L B:5-2R
A:pass D:pass C:pass B:5-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-0 4-2 4-1 3-2 2-1 0-0"
deal.B = "6-6 6-5 5-3 4-4 3-1 3-0 2-0"
deal.C = "5-5 5-1 4-3 4-0 3-3 2-2 1-0"
deal.D = "6-3 6-2 6-1 6-0 5-4 5-2 1-1"
yard = ""
play = """
B:6-6 A:6-4L D:6-3R C:4-3L B:5-3L A:5-0L D:6-0L C:3-3R B:6-5L
A:3-2R D:6-2R C:5-5L B:pass A:pass D:5-2L C:2-2L B:2-0L A:0-0L
D:6-1R C:4-0L B:4-4L A:4-2L D:1-1R C:5-1R B:pass A:2-1L D:5-4R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-4 4-3 4-1 2-2 2-1 0-0"
deal.B = "6-6 6-5 6-2 5-2 5-1 4-2 3-0"
deal.C = "6-3 5-3 4-0 3-3 3-2 3-1 1-1"
deal.D = "6-1 6-0 5-5 5-0 4-4 2-0 1-0"
yard = ""
play = """
D:6-1 C:6-3L B:5-1R A:5-4R D:4-4R C:5-3L B:6-5L A:6-4L D:pass
C:4-0L B:4-2R A:2-2R D:6-0L C:3-2R B:6-6L A:4-3R D:pass C:pass
B:6-2L A:4-1R D:2-0L C:3-1R B:3-0L A:pass D:pass C:3-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 5-5 5-0 4-0 3-2 3-1"
deal.B = "6-5 6-3 6-0 5-4 4-2 3-0 2-0"
deal.C = "5-3 4-4 4-1 3-3 2-2 1-1 1-0"
deal.D = "6-4 6-1 5-2 5-1 4-3 2-1 0-0"
yard = ""
play = """
C:5-3 B:6-5L A:6-6L D:6-1L C:4-1L B:6-3R A:6-2R D:6-4L C:2-2R
B:4-2R A:4-0R D:0-0R C:1-0R B:6-0L A:5-0L D:5-1R C:pass B:5-4L
A:5-5R D:5-2R C:4-4L B:2-0R A:pass D:4-3L C:3-3L B:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-3 4-4 4-2 3-0 2-2 1-1"
deal.B = "6-2 5-2 4-3 4-1 3-3 3-1 2-0"
deal.C = "6-3 6-1 5-1 5-0 3-2 1-0 0-0"
deal.D = "6-6 6-5 6-4 6-0 5-5 4-0 2-1"
yard = ""
play = """
B:3-3 A:5-3L D:6-5L C:6-3L B:4-3L A:5-4L D:5-5L C:5-1L B:3-1L
A:3-0L D:4-0L C:3-2R B:5-2R A:4-4L D:6-4L C:6-1L B:4-1L A:4-2L
D:2-1L C:1-0L B:2-0L A:2-2L D:pass C:5-0R B:6-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-2 6-1 5-4 4-2 4-0"
deal.B = "6-6 5-5 5-3 5-0 2-2 2-0 1-1"
deal.C = "5-2 4-3 4-1 3-3 3-2 3-0 1-0"
deal.D = "6-4 6-0 5-1 4-4 3-1 2-1 0-0"
yard = ""
play = """
B:5-5 A:6-5L D:6-4L C:4-3L B:5-3L A:5-4L D:5-1R C:4-1L B:1-1L
A:6-1L D:3-1R C:3-3R B:6-6L A:6-3L D:pass C:3-2L B:2-2L A:6-2L
D:6-0L C:3-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-1 4-4 4-3 3-1 2-2 1-0 0-0"
deal.B = "6-6 6-5 6-2 6-0 5-3 3-0 2-1"
deal.C = "6-4 6-1 5-5 5-4 4-2 4-1 4-0"
deal.D = "6-3 5-2 5-0 3-3 3-2 2-0 1-1"
yard = ""
play = """
B:6-6 A:pass D:6-3L C:6-4R B:5-3L A:4-4R D:5-2L C:4-2L B:pass
A:4-3L D:3-2L C:5-4R B:6-5R A:2-2L D:2-0L C:4-0L B:6-2R A:pass
D:pass C:4-1L B:2-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-1 5-4 5-3 4-3 3-2"
deal.B = "5-2 5-1 4-4 3-3 3-1 1-1 1-0"
deal.C = "6-3 4-2 4-1 4-0 2-2 2-1 2-0"
deal.D = "6-6 6-5 6-0 5-5 5-0 3-0 0-0"
yard = ""
play = """
B:1-1 A:6-1L D:6-6L C:6-3L B:3-1L A:pass D:pass C:4-1L B:4-4L
A:6-4L D:6-0L C:4-0L B:5-1R A:5-4L D:5-0L C:2-0L B:5-2L A:5-3L
D:6-5R C:pass B:3-3L A:6-2R D:3-0L C:4-2R B:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-0 5-5 4-4 3-1 1-1"
deal.B = "6-4 5-4 5-3 5-1 4-0 3-2 2-1"
deal.C = "6-6 6-3 5-2 4-3 4-1 3-0 1-0"
deal.D = "6-1 5-0 4-2 3-3 2-2 2-0 0-0"
yard = ""
play = """
B:5-4 A:6-5L D:4-2R C:6-6L B:6-4L A:4-4L D:2-0R C:4-3L B:4-0R
A:3-1L D:6-1L C:6-3L B:5-3L A:5-5L D:5-0L C:3-0L B:3-2L A:6-2L
D:pass C:4-1R B:5-1R A:6-0L D:0-0L C:1-0L B:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-31"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-31"
commitment = "6a0b34d0006191b65353f321ecda5df47408db1e6ab02fedd774a12571582d06"
secret = "03ebcf11fc0df2f63628f15fe95522cb4674dda96665f9f62122299028966ee7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-0 4-4 4-3 3-3 3-0 2-2 2-1"
deal.B = "6-0 5-5 5-3 4-2 4-1 4-0 3-1"
deal.C = "6-6 6-2 6-1 5-4 5-1 1-1 1-0"
deal.D = "6-5 6-4 6-3 5-2 3-2 2-0 0-0"
yard = ""
play = """
C:6-6 B:6-0L A:3-0L D:6-5R C:5-4R B:5-3L A:4-4R D:6-4R C:6-2R
B:5-5L A:2-2R D:5-2L C:pass B:4-2L A:4-3L D:6-3L C:6-1L B:4-1L
A:2-1R D:pass C:1-0R B:4-0L A:5-0L D:2-0R C:5-1L B:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 6-0 5-4 5-2 4-1 2-1"
deal.B = "6-4 5-1 5-0 3-3 3-0 2-0 0-0"
deal.C = "6-6 5-5 4-4 3-2 2-2 1-1 1-0"
deal.D = "6-5 6-2 5-3 4-3 4-2 4-0 3-1"
yard = ""
play = """
B:6-4 A:5-4R D:6-5L C:5-5L B:5-1L A:6-1L D:6-2L C:2-2L B:2-0L
A:6-0L D:5-3R C:6-6L B:3-3R A:6-3R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-5 4-2 4-0 2-2 0-0"
deal.B = "6-0 5-2 5-1 3-1 3-0 2-1 1-1"
deal.C = "6-5 6-3 4-4 4-3 3-3 3-2 2-0"
deal.D = "6-4 6-1 5-4 5-3 5-0 4-1 1-0"
yard = ""
play = """
B:6-0 A:6-6L D:6-4L C:2-0R B:5-2R A:5-5R D:5-4L C:6-5L B:5-1R
A:6-2L D:6-1R C:6-3R B:2-1L A:pass D:5-3R C:pass B:3-1L A:pass
D:5-0R C:4-3L B:3-0R A:4-2L D:pass C:3-3R B:pass A:2-2L D:pass
C:3-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 5-2 4-2 2-2 2-0 1-1"
deal.B = "5-3 5-0 4-4 4-0 3-2 3-0 0-0"
deal.C = "6-6 6-1 6-0 4-3 4-1 2-1 1-0"
deal.D = "6-4 6-3 6-2 5-4 5-1 3-3 3-1"
yard = ""
play = """
B:5-3 A:5-5L D:5-4L C:4-1L B:3-2R A:2-2R D:6-2R C:6-0R B:5-0R
A:5-2R D:5-1L C:2-1R B:pass A:1-1R D:3-1R C:4-3R B:4-4R A:4-2R
D:pass C:pass B:pass A:6-5L D:6-4L C:pass B:4-0L A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 5-2 3-1 1-1 0-0"
deal.B = "6-1 5-3 5-1 4-4 3-2 3-0 2-2"
deal.C = "6-0 5-5 5-4 4-1 4-0 3-3 1-0"
deal.D = "6-5 6-4 5-0 4-3 4-2 2-1 2-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-4L B:4-4L A:6-3R D:6-4L C:3-3R B:6-1L A:3-1R
D:2-1L C:4-1R B:3-2L A:pass D:4-3L C:4-0L B:3-0L A:pass D:4-2R
C:pass B:5-3L A:6-2R D:5-0L C:6-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 5-4 5-3 5-2 4-1 3-2"
deal.B = "6-6 5-1 5-0 3-3 3-0 2-1 2-0"
deal.C = "6-4 6-1 4-4 4-0 2-2 1-1 1-0"
deal.D = "6-5 6-2 6-0 4-3 4-2 3-1 0-0"
yard = ""
play = """
D:6-5 C:6-4L B:5-1R A:5-4L D:3-1R C:pass B:5-0L A:5-3R D:6-0L
C:6-1L B:2-1L A:5-2L D:pass C:pass B:pass A:5-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 5-5 5-4 4-0 3-3 2-0"
deal.B = "5-3 4-3 4-2 4-1 3-2 1-1 1-0"
deal.C = "6-6 6-2 6-0 5-2 3-0 2-1 0-0"
deal.D = "6-5 6-3 5-1 5-0 4-4 3-1 2-2"
yard = ""
play = """
C:5-2 B:5-3L A:3-3L D:6-3L C:6-2L B:4-2L A:6-4L D:6-5L C:2-1R
B:4-1R A:5-5L D:4-4R C:pass B:4-3R A:5-4L D:3-1R C:pass B:1-1R
A:6-1R D:pass C:6-0R B:1-0R A:4-0L D:5-1R C:0-0L B:pass A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-3 5-2 5-0 4-2 4-1 4-0"
deal.B = "6-2 5-5 4-4 3-3 3-0 2-1 1-1"
deal.C = "6-6 6-3 6-1 3-2 3-1 2-0 0-0"
deal.D = "6-4 6-0 5-4 5-1 4-3 2-2 1-0"
yard = ""
play = """
A:5-2 D:5-4L C:2-0R B:4-4L A:4-0R D:6-4L C:6-1L B:2-1L A:4-2L
D:4-3L C:3-2L B:6-2L A:6-5L D:5-1L C:3-1L B:3-3L A:5-3L D:pass
C:pass B:5-5L A:4-1R D:1-0R C:0-0R B:3-0R A:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-5 5-4 4-2 1-1 1-0"
deal.B = "6-6 5-3 4-4 3-3 3-0 2-1 0-0"
deal.C = "6-5 6-4 6-3 5-1 4-3 3-1 2-0"
deal.D = "6-1 5-2 5-0 4-1 4-0 3-2 2-2"
yard = ""
play = """
A:5-5 D:5-2L C:5-1R B:2-1L A:1-1L D:6-1L C:6-5L B:5-3L A:1-0R
D:3-2L C:2-0R B:pass A:6-2L D:2-2R C:6-3L B:3-3L A:4-2R D:4-1R
C:3-1R B:3-0L A:6-0L D:pass C:4-3R B:6-6L A:5-4R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 5-3 4-4 3-0 1-1 1-0"
deal.B = "6-0 5-2 4-3 3-1 2-2 2-1 0-0"
deal.C = "6-4 6-3 5-1 5-0 4-0 3-3 3-2"
deal.D = "6-6 6-5 6-2 6-1 4-2 4-1 2-0"
yard = ""
play = """
A:5-5 D:6-5L C:6-4L B:4-3L A:5-3L D:pass C:5-0L B:6-0L A:5-4R
D:6-6L C:6-3L B:3-1L A:4-4R D:6-1L C:4-0R B:0-0R A:1-0R D:6-2L
C:5-1R B:5-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-5 5-4 4-3 4-0 2-1"
deal.B = "6-1 5-2 3-3 3-0 2-2 1-0 0-0"
deal.C = "6-6 6-3 5-1 5-0 4-4 4-1 3-1"
deal.D = "6-5 6-4 5-3 4-2 3-2 2-0 1-1"
yard = ""
play = """
A:5-5 D:6-5L C:5-0R B:6-1L A:4-0R D:6-4R C:6-3R B:1-0L A:4-3R
D:4-2R C:pass B:3-0L A:6-2R D:5-3L C:5-1L B:pass A:6-0R D:1-1L
C:4-1L B:0-0R A:5-4L D:2-0R C:pass B:5-2L A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-32"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-32"
commitment = "d7a02ed61acb7ede890918377378842041187abc41bb1b4f446f53f42da9f151"
secret = "07d70e9c7588ceb0fff571b4aa60df65ca26aa7782c40a435c1cf3bfea150455"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-4 5-0 3-3 2-2 0-0"
deal.B = "6-5 5-5 5-2 4-0 3-2 3-0 1-1"
deal.C = "6-6 6-1 6-0 4-3 4-1 2-1 1-0"
deal.D = "6-2 5-3 5-1 4-4 4-2 3-1 2-0"
yard = ""
play = """
C:6-6 B:6-5L A:5-4L D:4-4L C:4-3L B:3-2L A:2-2L D:6-2R C:2-1L
B:1-1L A:pass D:5-1L C:pass B:5-5L A:5-0L D:2-0L C:pass B:5-2L
A:pass D:5-3L C:pass B:3-0L A:0-0L D:4-2R C:6-0L B:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 5-2 5-1 3-3 3-1 1-0"
deal.B = "6-4 6-2 5-5 4-3 4-1 2-1 2-0"
deal.C = "6-3 6-0 5-4 5-3 5-0 4-2 3-0"
deal.D = "6-5 4-4 4-0 3-2 2-2 1-1 0-0"
yard = ""
play = """
B:2-0 A:5-2L D:6-5L C:6-3L B:4-3L A:1-0R D:4-4L C:5-4L B:4-1R
A:5-1L D:1-1L C:4-2R B:2-1L A:pass D:2-2L C:pass B:6-2L A:6-6L
D:3-2R C:5-3R B:6-4L A:pass D:4-0L C:6-0L B:5-5R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-5 5-2 5-0 2-2 2-0"
deal.B = "6-4 6-2 4-3 4-2 3-1 1-1 1-0"
deal.C = "6-3 6-1 4-4 3-3 3-2 2-1 0-0"
deal.D = "6-0 5-4 5-3 5-1 4-1 4-0 3-0"
yard = ""
play = """
B:6-4 A:6-6L D:5-4R C:6-3L B:4-3L A:6-5R D:6-0R C:4-4L B:1-0R
A:pass D:4-1R C:pass B:4-2L A:5-2L D:5-3L C:3-3L B:3-1L A:pass
D:5-1L C:pass B:pass A:5-5L D:4-0R C:0-0R B:pass A:5-0L D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-5 5-3 5-0 3-1 2-2 2-1"
deal.B = "6-0 5-4 5-2 4-4 4-2 3-2 2-0"
deal.C = "6-5 6-2 5-1 4-3 4-0 3-0 0-0"
deal.D = "6-6 6-4 6-3 4-1 3-3 1-1 1-0"
yard = ""
play = """
D:6-6 C:6-5L B:6-0R A:5-5L D:1-0R C:5-1L B:pass A:6-1L D:1-1R
C:6-2L B:5-2L A:5-3L D:6-3L C:pass B:pass A:3-1R D:3-3R C:4-3R
B:5-4R A:5-0R D:6-4L C:4-0L B:2-0L A:2-2L D:pass C:3-0R B:4-2L
A:pass D:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-1 5-0 4-0 3-3 3-1 2-2"
deal.B = "6-6 6-0 5-3 5-2 4-4 3-0 0-0"
deal.C = "6-5 5-5 4-2 4-1 3-2 2-0 1-0"
deal.D = "6-4 6-3 6-2 6-1 4-3 2-1 1-1"
yard = ""
play = """
D:1-1 C:4-1L B:4-4L A:5-4L D:6-1R C:6-5L B:6-0L A:5-0L D:6-4R
C:5-5L B:5-2L A:2-2L D:6-2L C:4-2R B:6-6L A:pass D:2-1R C:1-0R
B:3-0R A:3-3R D:6-3R
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-2 5-1 4-3 4-0 3-2 3-1"
deal.B = "6-6 6-5 6-4 6-1 5-4 2-2 2-1"
deal.C = "5-5 5-3 4-2 4-1 3-0 1-1 0-0"
deal.D = "6-2 6-0 5-0 4-4 3-3 2-0 1-0"
yard = ""
play = """
B:6-6 A:6-3L D:6-0R C:5-3L B:6-5L A:4-0R D:4-4R C:4-2R B:2-2R
A:5-2R D:5-0R C:3-0R B:6-1L A:5-1L D:3-3R C:5-5L B:5-4L A:4-3L
D:pass C:pass B:pass A:3-2L D:2-0L C:0-0L B:pass A:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-3 5-1 4-2 4-1 4-0 2-2"
deal.B = "6-5 6-0 5-0 4-4 2-1 2-0 1-0"
deal.C = "6-3 5-2 4-3 3-3 3-1 3-0 0-0"
deal.D = "6-6 6-4 6-2 5-5 5-4 3-2 1-1"
yard = ""
play = """
A:6-1 D:6-6L C:6-3L B:1-0R A:5-3L D:5-5L C:5-2L B:2-0L A:4-0L
D:6-4L C:3-0R B:6-5L A:5-1L D:3-2R C:3-1L B:2-1R A:4-1R D:5-4R
C:4-3L B:5-0R A:4-2L D:6-2L C:0-0R B:6-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 5-3 4-1 3-3 2-0 1-0"
deal.B = "6-4 5-4 5-1 4-4 4-2 3-2 1-1"
deal.C = "6-0 4-3 4-0 3-1 2-2 2-1 0-0"
deal.D = "6-5 6-2 6-1 5-5 5-2 5-0 3-0"
yard = ""
play = """
D:5-5 C:pass B:5-4L A:4-1L D:6-1L C:6-0L B:5-1R A:2-0L D:5-2L
C:3-1R B:3-2R A:5-3L D:6-2R C:4-3L B:6-4L A:6-6L D:6-5L C:pass
B:pass A:6-3R D:3-0R C:4-0R B:4-4R A:pass D:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 6-0 5-4 5-1 5-0 3-0 2-2"
deal.B = "6-6 6-5 5-5 4-2 4-1 4-0 0-0"
deal.C = "5-2 4-4 3-3 3-2 2-1 2-0 1-0"
deal.D = "6-4 6-3 6-2 5-3 4-3 3-1 1-1"
yard = ""
play = """
D:6-3 C:3-3R B:6-5L A:5-4L D:4-3L C:3-2L B:4-2L A:3-0R D:6-4L
C:2-0R B:6-6L A:6-1L D:3-1L C:5-2R B:5-5R A:5-1R D:1-1R C:2-1R
B:pass A:2-2R D:5-3L C:pass B:pass A:5-0L D:6-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-3 5-2 4-3 3-0 2-1 1-1 1-0"
deal.B = "6-6 6-1 5-1 5-0 4-0 2-0 0-0"
deal.C = "6-5 6-4 6-3 6-2 4-2 4-1 3-2"
deal.D = "6-0 5-5 5-4 4-4 3-3 3-1 2-2"
yard = ""
play = """
D:5-5 C:6-5L B:6-6L A:5-3R D:3-3R C:6-4L B:4-0L A:3-0L D:3-1L
C:6-3R B:6-1L A:pass D:6-0L C:6-2R B:0-0L A:1-0L D:2-2R C:4-2R
B:5-1L A:5-2L D:4-4R C:3-2L B:pass A:4-3L D:5-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 6-0 5-2 4-2 4-1 2-2"
deal.B = "6-5 6-2 5-3 4-0 3-1 3-0 2-1"
deal.C = "6-6 5-4 4-3 3-3 3-2 2-0 0-0"
deal.D = "6-1 5-5 5-1 5-0 4-4 1-1 1-0"
yard = ""
play = """
D:5-5 C:5-4L B:6-5R A:6-4L D:6-1L C:6-6R B:3-1L A:6-3L D:pass
C:pass B:6-2L A:5-2L D:5-1L C:pass B:2-1L A:4-2L D:4-4L C:4-3L
B:3-0L A:6-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 6-1 5-1 5-0 4-4 3-1"
deal.B = "6-0 5-5 4-3 4-2 4-1 4-0 2-1"
deal.C = "6-6 6-2 5-4 5-3 3-0 2-2 0-0"
deal.D = "6-5 5-2 3-3 3-2 2-0 1-1 1-0"
yard = ""
play = """
D:3-3 C:5-3L B:5-5L A:5-1L D:3-2R C:6-2R B:2-1L A:6-4R D:5-2L
C:5-4L B:4-3L A:6-3L D:6-5L C:pass B:4-0R A:5-0L D:2-0L C:2-2L
B:4-2L A:4-4L D:1-0R C:pass B:4-1L A:6-1L D:1-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-33"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-33"
commitment = "721598c6f76843e06cdcd1049a05eab3408d639a2c111a0cd67f4014a16f1976"
secret = "7ff40d55845c3cffa5230b81da73bdd2aff488d7440a77abd3e49d20b3143c07"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-0 5-5 5-1 4-2 1-0"
deal.B = "6-3 6-2 5-2 4-0 3-2 3-1 2-0"
deal.C = "6-5 5-4 5-3 5-0 4-4 3-0 2-1"
deal.D = "6-1 4-3 4-1 3-3 2-2 1-1 0-0"
yard = ""
play = """
A:6-6 D:6-1L C:6-5R B:5-2R A:1-0L D:0-0L C:5-0L B:6-2R A:6-0R
D:pass C:5-4L B:4-0L A:pass D:pass C:3-0L B:6-3L A:6-4L D:4-3L
C:5-3L B:2-0R A:5-5L D:2-2R C:2-1R B:3-1R A:5-1L D:4-1L C:4-4L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 6-1 5-5 5-3 4-4 2-1"
deal.B = "6-5 6-3 5-1 4-3 4-2 3-1 3-0"
deal.C = "5-4 5-2 4-0 3-3 3-2 2-2 0-0"
deal.D = "6-6 6-0 5-0 4-1 2-0 1-1 1-0"
yard = ""
play = """
C:2-2 B:4-2L A:6-4L D:6-6L C:5-2R B:6-5L A:5-3L D:5-0R C:3-3L
B:6-3L A:6-1L D:4-1L C:4-0R B:4-3L A:4-4R D:pass C:3-2L B:pass
A:2-1L D:1-1L C:5-4R B:5-1L A:5-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-5 5-2 3-1 2-0 0-0"
deal.B = "6-2 6-1 5-1 4-2 3-3 2-1 1-1"
deal.C = "6-0 5-3 4-3 4-0 3-2 2-2 1-0"
deal.D = "6-6 6-3 5-4 5-0 4-4 4-1 3-0"
yard = ""
play = """
C:2-2 B:6-2L A:6-4L D:5-4L C:5-3L B:3-3L A:2-0R D:6-3L C:6-0L
B:pass A:0-0L D:5-0L C:4-0R B:5-1L A:3-1L D:3-0L C:4-3R B:pass
A:pass D:pass C:3-2R B:4-2R A:pass D:4-4R C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-2 5-2 5-0 2-0 1-1"
deal.B = "6-1 6-0 5-3 5-1 4-4 4-3 3-1"
deal.C = "6-6 4-2 4-1 3-3 3-2 2-2 0-0"
deal.D = "6-3 5-5 5-4 4-0 3-0 2-1 1-0"
yard = ""
play = """
C:2-2 B:pass A:6-2L D:6-3L C:3-2L B:pass A:5-2L D:5-5L C:4-2R
B:4-4R A:5-0L D:4-0L C:4-1L B:6-1L A:6-5L D:5-4L C:pass B:4-3L
A:6-4R D:3-0L C:6-6R B:6-0L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 5-0 4-4 4-3 3-2 0-0"
deal.B = "6-6 6-4 6-0 3-0 2-2 2-0 1-1"
deal.C = "6-5 6-3 5-4 4-1 4-0 3-3 1-0"
deal.D = "6-2 6-1 5-2 5-1 4-2 3-1 2-1"
yard = ""
play = """
B:6-6 A:pass D:6-2L C:6-5R B:2-2L A:3-2L D:3-1L C:5-4R B:6-4R
A:pass D:6-1L C:6-3L B:6-0R A:5-3L D:5-2L C:4-0R B:2-0L A:4-4R
D:4-2R C:1-0L B:1-1L A:pass D:5-1L C:pass B:pass A:5-5L D:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-3 5-2 5-0 4-4 4-3 2-2 1-1"
deal.B = "6-4 5-4 3-2 3-0 2-1 2-0 0-0"
deal.C = "6-5 6-0 5-1 4-2 4-1 4-0 3-3"
deal.D = "6-6 6-3 6-2 6-1 5-5 3-1 1-0"
yard = ""
play = """
D:6-6 C:6-5L B:6-4R A:4-4R D:5-5L C:5-1L B:5-4R A:5-0R D:6-1L
C:4-0R B:pass A:4-3R D:6-3L C:3-3L B:3-2L A:5-3R D:6-2L C:6-0L
B:3-0L A:5-2R D:3-1L C:4-2R B:2-1L A:2-2L D:pass C:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-3 5-5 5-1 4-3 1-0"
deal.B = "6-6 6-2 6-1 5-4 4-4 3-2 0-0"
deal.C = "6-0 5-0 4-2 4-0 3-1 3-0 1-1"
deal.D = "5-3 5-2 4-1 3-3 2-2 2-1 2-0"
yard = ""
play = """
C:1-1 B:6-1L A:5-1R D:5-3R C:6-0L B:3-2R A:1-0L D:4-1L C:4-2R
B:5-4L A:6-4R D:5-2L C:pass B:6-6R A:6-5R D:2-2L C:5-0R B:6-2L
A:6-3L D:3-3L C:3-0R B:pass A:4-3L D:pass C:3-1R B:4-4L A:pass
D:2-1R C:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-0 5-0 3-2 1-1 1-0"
deal.B = "6-2 6-1 5-3 5-1 4-4 4-2 3-0"
deal.C = "6-6 5-4 5-2 4-3 4-0 3-3 2-1"
deal.D = "6-3 5-5 4-1 3-1 2-2 2-0 0-0"
yard = ""
play = """
C:6-6 B:6-2L A:3-2L D:6-3L C:pass B:6-1L A:6-4R D:4-1L C:4-3L
B:4-4R A:pass D:3-1L C:2-1L B:4-2L A:pass D:pass C:5-4L B:5-3L
A:pass D:pass C:3-3L B:3-0L A:5-0L D:5-5L C:5-2L B:pass A:pass
D:2-2L C:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 3-0 2-0 1-1 1-0 0-0"
deal.B = "6-2 5-5 5-4 4-2 4-1 3-1 2-2"
deal.C = "6-0 5-3 5-2 5-0 4-4 4-3 2-1"
deal.D = "6-6 6-5 6-4 5-1 4-0 3-3 3-2"
yard = ""
play = """
C:4-4 B:5-4L A:pass D:6-5L C:6-0L B:4-2R A:0-0L D:4-0L C:4-3L
B:6-2R A:6-3L D:6-6L C:pass B:pass A:6-1L D:5-1L C:5-2L B:2-2L
A:2-0L D:6-4R C:5-0L B:5-5L A:pass D:pass C:5-3L B:4-1R A:1-0R
D:3-3L C:pass B:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 5-2 4-4 4-0 3-1 2-2"
deal.B = "6-6 6-2 5-5 4-2 1-1 1-0 0-0"
deal.C = "6-4 5-4 5-0 3-3 3-2 3-0 2-0"
deal.D = "6-5 6-3 6-1 5-1 4-3 4-1 2-1"
yard = ""
play = """
B:6-6 A:6-0L D:6-5R C:5-0R B:1-0L A:4-0R D:6-1L C:6-4R B:6-2L
A:2-2L D:2-1L C:pass B:1-1L A:3-1L D:6-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-2 4-0 2-2 2-1 2-0 1-1"
deal.B = "6-6 5-0 4-4 4-3 4-1 3-3 3-1"
deal.C = "6-5 6-3 6-2 6-0 5-5 5-1 3-2"
deal.D = "6-1 5-4 5-3 4-2 3-0 1-0 0-0"
yard = ""
play = """
B:6-6 A:6-4L D:5-4L C:6-5L B:pass A:pass D:6-1L C:5-1L B:5-0L
A:4-0L D:4-2L C:6-2L B:pass A:pass D:pass C:6-3L B:4-3L A:pass
D:pass C:6-0R B:4-4L A:2-0R D:pass C:3-2R B:3-3R A:pass D:5-3R
C:5-5R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-2 5-0 4-4 4-2 2-2 2-1"
deal.B = "6-6 6-1 5-4 4-3 4-0 3-0 1-1"
deal.C = "6-4 6-3 6-2 4-1 3-3 3-2 3-1"
deal.D = "6-5 6-0 5-3 5-1 2-0 1-0 0-0"
yard = ""
play = """
C:3-3 B:4-3L A:4-2L D:2-0L C:6-3R B:6-6R A:5-0L D:6-5L C:6-4L
B:5-4L A:5-2L D:6-0R C:3-2L B:4-0R A:4-4R D:5-3L C:4-1R B:6-1R
A:5-5L D:5-1L C:3-1L B:3-0L A:pass D:1-0L C:6-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-4 5-2 5-1 3-3 0-0"
deal.B = "6-6 6-1 6-0 5-5 4-4 3-0 1-0"
deal.C = "6-3 5-0 4-3 3-2 2-1 2-0 1-1"
deal.D = "6-2 5-3 4-2 4-1 4-0 3-1 2-2"
yard = ""
play = """
C:1-1 B:6-1L A:6-4L D:4-2L C:2-1R B:pass A:5-2L D:5-3L C:3-2L
B:pass A:pass D:6-2L C:6-3L B:3-0L A:0-0L D:4-0L C:4-3L B:pass
A:3-3L D:3-1L C:2-0R B:6-0R A:6-5R D:4-1L C:5-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-4 4-2 2-2 1-1 1-0"
deal.B = "6-6 6-2 6-0 5-3 4-3 3-2 0-0"
deal.C = "6-3 5-0 4-4 4-1 3-1 3-0 2-0"
deal.D = "6-1 5-5 5-2 5-1 4-0 3-3 2-1"
yard = ""
play = """
C:4-4 B:4-3L A:5-4R D:3-3L C:5-0R B:5-3L A:1-0R D:5-5L C:3-1R
B:3-2R A:6-5L D:6-1L C:2-0R B:6-0R A:6-4R D:5-1L C:4-1R B:pass
A:1-1R D:5-2L C:pass B:6-2L A:pass D:2-1R C:6-3L B:pass A:4-2R
D:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 6-1 5-1 4-1 2-1 2-0"
deal.B = "5-5 5-4 5-2 4-2 3-2 3-1 0-0"
deal.C = "5-3 4-4 4-3 4-0 3-3 2-2 1-0"
deal.D = "6-6 6-5 6-2 6-0 5-0 3-0 1-1"
yard = ""
play = """
D:6-6 C:pass B:pass A:6-4L D:6-5R C:4-4L B:5-5R A:4-1L D:1-1L
C:5-3R B:3-2R A:2-1L D:6-2L C:2-2R B:5-2R A:6-3L D:3-0L C:4-0L
B:5-4L A:5-1L D:5-0R C:1-0R B:3-1L A:6-1R D:6-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 6-1 5-2 4-4 4-1 2-1"
deal.B = "5-5 4-0 3-2 3-1 3-0 1-0 0-0"
deal.C = "6-5 6-2 6-0 5-0 4-3 3-3 2-0"
deal.D = "6-4 5-4 5-3 5-1 4-2 2-2 1-1"
yard = ""
play = """
D:6-4 C:4-3R B:3-2R A:2-1R D:5-1R C:6-5R B:pass A:6-6L D:pass
C:6-2L B:pass A:6-3R D:4-2L C:3-3R B:4-0L A:pass D:5-3R C:6-0L
B:5-5R A:6-1L D:1-1L C:5-0R B:3-1L A:pass D:pass C:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 6-0 4-2 4-0 3-1 0-0"
deal.B = "6-3 5-5 5-3 4-3 3-2 2-0 1-1"
deal.C = "6-5 6-4 5-2 4-4 4-1 3-3 1-0"
deal.D = "6-1 5-4 5-1 5-0 3-0 2-2 2-1"
yard = ""
play = """
C:4-4 B:4-3L A:3-1L D:6-1L C:6-4L B:pass A:4-2L D:2-2L C:5-2L
B:5-5L A:4-0R D:5-4L C:1-0R B:1-1R A:pass D:5-1R C:6-5R B:6-3R
A:pass D:3-0R C:4-1L B:2-0R A:6-2R D:2-1L C:pass B:3-2L A:6-0R
D:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-4 5-0 4-4 4-3 4-0 0-0"
deal.B = "6-5 5-5 5-2 5-1 3-2 2-1 2-0"
deal.C = "6-4 6-1 6-0 5-3 4-1 3-0 1-1"
deal.D = "6-6 6-2 4-2 3-3 3-1 2-2 1-0"
yard = ""
play = """
D:6-6 C:6-1L B:6-5R A:5-0R D:3-1L C:6-0R B:3-2L A:6-3R D:6-2L
C:5-3R B:5-5R A:5-4R D:4-2R C:6-4L B:5-2R A:4-4L D:pass C:4-1L
B:5-1L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-3 3-3 3-2 2-1 2-0 1-0 0-0"
deal.B = "6-3 5-4 5-3 5-0 4-4 4-0 1-1"
deal.C = "6-6 6-5 5-2 5-1 4-2 4-1 3-0"
deal.D = "6-4 6-2 6-1 6-0 5-5 3-1 2-2"
yard = ""
play = """
C:6-6 B:6-3L A:4-3L D:6-4L C:6-5L B:5-4L A:pass D:6-2R C:4-2L
B:pass A:3-2L D:3-1L C:4-1L B:4-4L A:2-1R D:6-1R C:pass B:4-0L
A:0-0L D:6-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-1 4-1 4-0 3-3 3-1 2-2"
deal.B = "5-2 4-4 4-3 4-2 3-0 1-0 0-0"
deal.C = "6-3 6-2 6-0 5-4 2-1 2-0 1-1"
deal.D = "6-6 6-5 6-1 5-5 5-3 5-0 3-2"
yard = ""
play = """
A:decline C:6-2 B:5-2R A:6-4L D:6-5R C:5-4L B:pass A:5-1L D:6-1L
C:6-0L B:3-0L A:3-3L D:5-3L C:6-3R B:4-3R A:4-0R D:5-5L C:2-0R
B:4-2R A:4-1R D:5-0L C:1-1R B:1-0L A:3-1L D:3-2L C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-4 4-3 4-0 3-3 3-2 3-1 1-0"
deal.B = "6-4 6-3 6-1 5-3 2-0 1-1 0-0"
deal.C = "6-6 5-5 5-4 5-2 5-0 3-0 2-1"
deal.D = "6-5 6-2 6-0 5-1 4-2 4-1 2-2"
yard = ""
play = """
C:5-5 B:5-3L A:4-3L D:4-2L C:5-2L B:pass A:pass D:6-5L C:6-6L
B:6-4L A:4-0L D:6-0L C:5-0R B:6-3L A:3-3L D:pass C:3-0R B:pass
A:3-1L D:5-1L C:5-4L B:pass A:3-2R D:4-1L C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 5-4 5-2 5-0 3-3 1-0"
deal.B = "6-6 6-2 6-1 4-1 3-0 1-1 0-0"
deal.C = "6-3 5-5 5-3 4-4 4-3 3-2 3-1"
deal.D = "6-4 5-1 4-2 4-0 2-2 2-1 2-0"
yard = ""
play = """
C:5-5 B:pass A:5-2L D:4-2L C:4-3L B:3-0L A:6-5R D:4-0L C:6-3R
B:4-1L A:1-0L D:2-0L C:3-2L B:pass A:3-3L D:pass C:5-3L B:pass
A:5-0L D:pass C:3-1R B:6-1R A:6-0R D:pass C:pass B:0-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 5-4 5-1 3-1 2-2 1-1"
deal.B = "6-6 6-3 6-0 5-3 5-2 4-0 1-0"
deal.C = "5-5 4-2 3-3 3-2 3-0 2-0 0-0"
deal.D = "6-5 6-2 5-0 4-4 4-3 4-1 2-1"
yard = ""
play = """
C:3-3 B:6-3L A:6-1L D:4-1L C:4-2L B:5-3R A:5-1R D:6-2L C:pass
B:6-6L A:6-4L D:4-4L C:pass B:4-0L A:1-1R D:5-0L C:5-5L B:5-2L
A:2-2L D:2-1L C:pass B:1-0L A:3-1R D:4-3R C:3-0L B:pass A:5-4R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-0 3-3 2-2 2-1 2-0"
deal.B = "6-2 6-1 5-4 5-3 5-1 3-1 1-1"
deal.C = "6-3 4-4 4-2 4-0 3-2 3-0 1-0"
deal.D = "6-4 5-5 5-2 5-0 4-3 4-1 0-0"
yard = ""
play = """
A:2-0 D:5-2L C:4-0R B:5-4L A:pass D:6-4L C:6-3L B:5-3L A:6-5L
D:4-3R C:3-2R B:6-2L A:2-1L D:4-1L C:4-4L B:pass A:2-2R D:pass
C:4-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-34"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-34"
commitment = "ad73d227129553fe3f80c7df10596cf3c21d2c1245480e4bea92467dfe7c1e7e"
secret = "5da9cab0a1cabc40385afacf3160151dd73530ebab5057d535423b2718201e5f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "5-4 4-4 4-3 4-2 3-2 2-0 1-1"
deal.B = "6-5 6-3 5-5 5-2 4-1 4-0 3-1"
deal.C = "6-4 6-0 5-1 3-0 2-2 2-1 0-0"
deal.D = "6-6 6-2 6-1 5-3 5-0 3-3 1-0"
yard = ""
play = """
D:6-6 C:6-4L B:6-5R A:5-4L D:5-0L C:6-0L B:5-5R A:pass D:5-3R
C:3-0R B:6-3L A:4-3L D:1-0R C:5-1R B:4-1L A:1-1L D:6-1L C:pass
B:5-2R A:4-2R D:6-2L C:2-2L B:4-0R A:3-2L D:3-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 4-3 3-3 3-0 1-1 1-0 0-0"
deal.B = "6-6 6-4 6-2 6-0 5-3 5-2 4-0"
deal.C = "6-3 6-1 5-5 5-4 4-4 4-2 2-1"
deal.D = "5-1 5-0 4-1 3-2 3-1 2-2 2-0"
yard = ""
play = """
D:4-1 C:5-4L B:5-2L A:1-1R D:3-2L C:6-3L B:6-6L A:6-5L D:5-1R
C:5-5L B:5-3L A:4-3L D:5-0R C:4-4L B:4-0R A:pass D:pass C:4-2L
B:6-2L A:pass D:pass C:6-1L B:6-4R A:1-0L D:2-0L C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-4 4-3 3-0 2-1 1-0"
deal.B = "6-4 6-3 6-0 5-2 5-0 4-4 0-0"
deal.C = "6-6 5-3 5-1 4-1 3-3 3-2 1-1"
deal.D = "6-5 6-2 4-2 4-0 3-1 2-2 2-0"
yard = ""
play = """
C:6-6 B:6-0L A:6-1R D:2-0L C:3-2L B:6-3L A:2-1R D:6-5L C:5-3L
B:5-2R A:5-5R D:3-1L C:5-1L B:5-0L A:5-4R D:4-2R C:pass B:0-0L
A:3-0L D:6-2R C:3-3L B:6-4R A:4-3L D:4-0L C:4-1R B:pass A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-3 5-0 4-3 4-2 3-1"
deal.B = "6-1 6-0 5-1 4-1 3-2 2-2 2-0"
deal.C = "6-5 6-3 4-4 4-0 3-0 2-1 1-0"
deal.D = "6-6 5-5 5-4 5-2 3-3 1-1 0-0"
yard = ""
play = """
A:6-4 D:6-6L C:6-5L B:5-1L A:4-3R D:3-3R C:2-1L B:3-2R A:6-2L
D:5-2R C:6-3L B:pass A:5-3L D:5-5L C:pass B:pass A:5-0L D:0-0L
C:4-0L B:4-1L A:3-1L D:5-4R C:3-0L B:6-0L A:4-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 4-4 4-2 3-3 3-2 2-2 0-0"
deal.B = "6-6 6-3 6-2 6-1 4-1 4-0 1-1"
deal.C = "6-4 5-5 5-2 5-1 2-1 2-0 1-0"
deal.D = "6-5 6-0 5-3 5-0 4-3 3-1 3-0"
yard = ""
play = """
A:5-4 D:5-3L C:6-4R B:6-3L A:pass D:6-5L C:5-5L B:6-6R A:pass
D:5-0L C:2-0L B:6-2L A:pass D:6-0L C:1-0L B:6-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 4-3 4-2 3-0 2-1 1-0 0-0"
deal.B = "6-5 6-2 6-1 5-4 3-3 2-2 1-1"
deal.C = "6-3 6-0 5-2 4-4 4-0 3-1 2-0"
deal.D = "6-4 5-5 5-3 5-1 5-0 4-1 3-2"
yard = ""
play = """
B:2-2 A:4-2L D:4-1L C:3-1L B:3-3L A:4-3L D:3-2R C:4-4L B:5-4L
A:3-0R D:5-5L C:5-2L B:6-2L A:6-6L D:5-0R C:6-3L B:6-5R A:pass
D:5-3L C:6-0R B:pass A:1-0R D:5-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-5 5-4 3-0 1-1 1-0"
deal.B = "6-6 6-1 6-0 4-4 4-3 3-3 2-1"
deal.C = "6-4 5-3 5-2 4-1 3-2 3-1 0-0"
deal.D = "6-5 5-1 5-0 4-2 4-0 2-2 2-0"
yard = ""
play = """
A:5-5 D:5-0L C:0-0L B:6-0L A:6-3L D:5-1R C:5-3L B:6-1R A:5-4L
D:4-0L C:6-4R B:4-4R A:3-0L D:4-2R C:3-2L B:2-1L A:6-2R D:6-5R
C:4-1L B:4-3L A:pass D:pass C:3-1L B:pass A:1-1L D:pass C:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 5-2 5-0 4-3 4-2 3-2"
deal.B = "6-5 6-4 6-1 4-0 3-1 3-0 0-0"
deal.C = "6-6 6-3 5-3 4-4 3-3 2-2 1-0"
deal.D = "6-2 6-0 5-1 4-1 2-1 2-0 1-1"
yard = ""
play = """
C:6-6 B:6-4L A:5-4L D:6-0R C:5-3L B:3-0L A:5-0L D:2-0R C:2-2R
B:6-5L A:5-2R D:5-1R C:6-3L B:6-1R A:4-3L D:4-1L C:1-0L B:0-0L
A:pass D:6-2R C:pass B:4-0L A:4-2L D:2-1L C:pass B:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 4-2 3-3 3-2 3-0 2-0"
deal.B = "6-4 6-0 5-3 5-0 2-1 1-1 1-0"
deal.C = "6-3 5-4 4-3 4-1 3-1 2-2 0-0"
deal.D = "6-5 6-1 5-5 5-2 5-1 4-4 4-0"
yard = ""
play = """
B:1-1 A:pass D:5-1L C:5-4L B:6-4L A:6-6L D:6-1R C:6-3L B:5-3L
A:6-2R D:5-5L C:2-2R B:2-1R A:pass D:6-5L C:4-1R B:6-0L A:4-2R
D:5-2R C:0-0L B:1-0L A:pass D:pass C:3-1L B:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-1 5-0 4-4 4-2 3-0"
deal.B = "6-0 5-2 4-3 4-1 4-0 1-1 1-0"
deal.C = "6-6 6-4 6-3 3-3 3-2 2-2 2-0"
deal.D = "6-1 5-5 5-4 5-3 3-1 2-1 0-0"
yard = ""
play = """
B:1-1 A:5-1L D:5-4L C:6-4L B:6-0L A:5-0L D:2-1R C:3-2R B:4-3R
A:6-5L D:6-1L C:pass B:4-1R A:pass D:3-1L C:6-3L B:1-0R A:6-2L
D:0-0R C:2-2L B:4-0R A:4-4R D:pass C:2-0L B:pass A:4-2R D:pass
C:pass B:5-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-1 5-4 5-1 4-2 4-1"
deal.B = "6-2 5-3 4-4 4-0 3-1 2-1 1-0"
deal.C = "6-4 5-5 5-2 4-3 3-3 1-1 0-0"
deal.D = "6-3 6-0 5-0 3-2 3-0 2-2 2-0"
yard = ""
play = """
B:4-4 A:5-4L D:5-0L C:0-0L B:4-0R A:pass D:2-0L C:5-2L B:5-3L
A:pass D:3-0R C:4-3L B:3-1R A:6-1R D:6-3R C:6-4L B:6-2L A:4-2L
D:3-2R C:pass B:2-1R A:5-1R D:pass C:5-5R B:pass A:6-5R D:6-0R
C:pass B:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-3 5-1 4-4 3-2 0-0"
deal.B = "5-2 5-0 4-2 3-3 2-2 2-1 1-1"
deal.C = "6-4 6-3 6-1 5-4 3-0 2-0 1-0"
deal.D = "6-6 6-0 5-5 4-3 4-1 4-0 3-1"
yard = ""
play = """
B:2-2 A:6-2L D:6-0L C:3-0L B:3-3L A:5-3L D:5-5L C:5-4L B:4-2L
A:3-2L D:4-3L C:6-4L B:5-2R A:6-5L D:pass C:pass B:5-0L A:5-1R
D:4-1R C:2-0L B:2-1L A:4-4R D:4-0R C:6-1L B:pass A:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-5 5-3 4-3 4-0 3-2"
deal.B = "6-4 5-1 3-3 3-1 3-0 2-2 2-0"
deal.C = "6-5 6-1 6-0 5-2 4-4 4-2 0-0"
deal.D = "6-6 5-4 5-0 4-1 2-1 1-1 1-0"
yard = ""
play = """
A:5-5 D:5-0L C:6-0L B:6-4L A:5-3R D:5-4L C:6-5L B:3-3R A:6-3L
D:pass C:pass B:3-0L A:4-3R D:4-1R C:0-0L B:5-1R A:4-0L D:pass
C:4-4L B:pass A:pass D:pass C:4-2L B:2-0L A:pass D:1-0L C:6-1L
B:pass A:6-2L D:2-1L C:5-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-2 5-1 4-2 4-1 2-1 1-0"
deal.B = "6-5 6-4 6-0 5-5 5-4 4-0 1-1"
deal.C = "6-6 6-2 6-1 3-3 3-2 3-1 2-2"
deal.D = "5-3 5-0 4-4 4-3 3-0 2-0 0-0"
yard = ""
play = """
C:6-6 B:6-5L A:6-3R D:5-3L C:3-3L B:pass A:pass D:3-0L C:3-2R
B:6-0L A:5-2R D:5-0R C:6-2L B:4-0R A:4-2L D:4-4L C:pass B:5-4L
A:5-1L D:4-3R C:6-1L B:6-4L A:4-1L D:pass C:3-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 5-4 4-4 3-2 1-1 1-0"
deal.B = "6-6 6-2 5-1 4-2 3-1 2-1 0-0"
deal.C = "6-0 5-5 5-3 5-2 4-1 2-2 2-0"
deal.D = "6-3 6-1 5-0 4-3 4-0 3-3 3-0"
yard = ""
play = """
D:6-1 C:6-0L B:2-1R A:3-2R D:3-0R C:2-0L B:6-2L A:6-5L D:4-0R
C:5-5L B:4-2R A:5-4L D:4-3L C:5-3L B:5-1L A:1-1L D:pass C:4-1L
B:pass A:6-4L D:6-3L C:5-2R B:3-1L A:1-0L D:5-0R C:pass B:0-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 4-4 4-2 4-1 4-0 3-3 2-2"
deal.B = "6-2 5-4 5-0 4-3 2-1 2-0 0-0"
deal.C = "6-6 6-4 5-5 5-2 3-1 1-1 1-0"
deal.D = "6-5 6-3 6-0 5-3 5-1 3-2 3-0"
yard = ""
play = """
C:6-6 B:6-2L A:6-1R D:3-2L C:3-1L B:2-1L A:4-2L D:5-1R C:6-4L
B:5-4R A:4-4R D:6-0L C:1-0L B:4-3R A:3-3R D:3-0R C:1-1L B:0-0R
A:4-1L D:pass C:pass B:2-0R A:2-2R D:pass C:5-2R B:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-0 5-3 4-1 3-1 2-2"
deal.B = "6-4 5-4 5-2 4-3 2-0 1-1 1-0"
deal.C = "6-2 6-1 5-1 4-4 3-2 3-0 2-1"
deal.D = "6-3 5-5 5-0 4-2 4-0 3-3 0-0"
yard = ""
play = """
B:1-1 A:4-1L D:4-0L C:3-0L B:4-3L A:3-1R D:4-2L C:6-2L B:6-4L
A:5-3R D:5-0R C:4-4L B:5-4L A:6-5L D:6-3L C:3-2L B:2-0L A:6-0L
D:0-0R C:6-1L B:1-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-1 4-2 4-1 3-2 2-0 1-0"
deal.B = "6-6 4-4 4-3 4-0 2-2 1-1 0-0"
deal.C = "6-5 6-4 6-0 5-5 5-3 5-2 3-0"
deal.D = "6-3 6-2 6-1 5-0 3-3 3-1 2-1"
yard = ""
play = """
B:4-4 A:5-4L D:5-0L C:6-0L B:6-6L A:4-2R D:6-1L C:5-2R B:1-1L
A:5-1L D:pass C:6-5L B:pass A:pass D:6-3L C:5-3L B:pass A:pass
D:pass C:5-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 4-2 4-0 3-2 1-1 1-0"
deal.B = "6-5 6-4 6-2 6-0 5-2 4-4 2-2"
deal.C = "6-1 5-4 5-1 5-0 3-1 3-0 0-0"
deal.D = "5-5 5-3 4-3 4-1 3-3 2-1 2-0"
yard = ""
play = """
A:6-6 D:pass C:6-1L B:6-2R A:4-2R D:4-1R C:5-1L B:6-5L A:6-3L
D:5-3L C:5-4L B:6-4L A:1-1R D:2-1R C:pass B:2-2R A:3-2R D:4-3R
C:pass B:4-4R A:4-0R D:2-0R C:pass B:5-2R A:pass D:5-5R C:5-0R
B:6-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-1 5-2 3-2 2-2 1-1"
deal.B = "6-4 5-3 5-0 4-4 3-0 2-1 2-0"
deal.C = "6-3 6-0 5-4 4-3 4-1 3-3 0-0"
deal.D = "6-2 5-5 5-1 4-2 4-0 3-1 1-0"
yard = ""
play = """
B:4-4 A:pass D:4-2L C:5-4R B:5-3R A:5-2L D:5-1L C:4-1L B:3-0R
A:pass D:4-0R C:4-3L B:6-4R A:6-6R D:6-2R C:6-3L B:2-0R A:6-5L
D:5-5L C:6-0R B:5-0L A:6-1R D:1-0L C:pass B:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-1 5-0 4-3 4-2 4-1 0-0"
deal.B = "6-1 6-0 5-2 4-4 3-2 3-1 2-2"
deal.C = "6-2 5-3 4-0 3-3 2-1 2-0 1-0"
deal.D = "6-6 6-5 6-4 6-3 5-5 3-0 1-1"
yard = ""
play = """
B:2-2 A:4-2L D:6-4L C:6-2L B:3-2L A:4-3L D:pass C:4-0L B:6-0L
A:pass D:6-6L C:2-1R B:6-1R A:pass D:6-3L C:5-3L B:5-2L A:pass
D:6-5R C:2-0L B:pass A:5-4R D:3-0L C:3-3L B:4-4R A:4-1R D:1-1R
C:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-3 4-3 4-2 4-1 3-1 1-0"
deal.B = "6-3 6-2 6-0 5-5 4-0 3-3 2-1"
deal.C = "5-4 4-4 3-2 3-0 2-2 2-0 0-0"
deal.D = "6-6 6-5 6-4 5-2 5-1 5-0 1-1"
yard = ""
play = """
C:5-4 B:5-5L A:5-3L D:6-4R C:3-2L B:6-2L A:6-1L D:6-6R C:pass
B:6-3R A:4-3R D:1-1L C:4-4R B:2-1L A:4-2L D:pass C:pass B:4-0L
A:4-1R D:5-0L C:pass B:pass A:3-1R D:5-1L C:3-0R B:6-0R A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-3 5-2 4-4 4-2 2-1"
deal.B = "6-6 6-5 5-5 5-1 4-1 4-0 3-0"
deal.C = "6-2 6-1 6-0 4-3 3-2 2-2 1-0"
deal.D = "5-4 5-0 3-3 3-1 2-0 1-1 0-0"
yard = ""
play = """
A:6-4 D:5-4R C:6-2L B:5-5R A:5-3R D:3-3R C:3-2L B:3-0L A:6-3R
D:5-0L C:6-1R B:5-1R A:5-2L D:2-0L C:6-0L B:6-6L A:pass D:pass
C:pass B:6-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 5-4 4-2 3-0 1-1 0-0"
deal.B = "6-5 6-0 4-4 4-0 3-1 2-0 1-0"
deal.C = "6-2 6-1 5-5 5-3 5-1 5-0 3-3"
deal.D = "6-6 5-2 4-3 4-1 3-2 2-2 2-1"
yard = ""
play = """
D:2-1 C:6-2L B:6-0L A:3-0L D:4-1R C:5-3L B:4-4R A:6-4R D:5-2L
C:6-1R B:2-0L A:1-1R D:pass C:5-0L B:6-5L A:6-3L D:3-2L C:5-1R
B:pass A:5-4R D:4-3R C:3-3R B:3-1R A:4-2L D:pass C:pass B:4-0L
A:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-2 5-5 5-0 3-2 2-1"
deal.B = "6-1 6-0 5-2 5-1 4-2 3-3 0-0"
deal.C = "5-4 5-3 4-4 4-0 3-1 3-0 2-0"
deal.D = "6-5 6-3 4-3 4-1 2-2 1-1 1-0"
yard = ""
play = """
A:6-6 D:6-3L C:5-3L B:5-2L A:6-4R D:2-2L C:2-0L B:6-0L A:6-2L
D:4-1R C:3-1R B:3-3R A:3-2L D:4-3L C:5-4L B:5-1L A:2-1L D:pass
C:3-0R B:0-0R A:5-0R D:6-5R C:pass B:6-1R A:pass D:1-1R C:pass
B:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 4-4 4-0 3-3 3-2 3-0"
deal.B = "6-5 6-1 5-2 5-0 4-2 4-1 2-2"
deal.C = "6-6 5-5 5-4 3-1 2-1 2-0 1-1"
deal.D = "6-3 6-0 5-3 5-1 4-3 1-0 0-0"
yard = ""
play = """
B:2-2 A:6-2L D:6-3L C:3-1L B:6-1L A:6-4L D:4-3L C:2-1R B:4-1R
A:4-4R D:5-3L C:5-5L B:6-5L A:4-0R D:1-0R C:6-6L B:pass A:pass
D:5-1R C:5-4R B:4-2R A:3-2R D:6-0L C:2-0L B:5-2L A:3-3R D:pass
C:pass B:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-4 4-0 3-2 2-1 2-0"
deal.B = "6-1 5-3 5-1 4-4 4-2 3-0 0-0"
deal.C = "6-5 6-4 6-3 4-3 3-1 2-2 1-0"
deal.D = "6-6 6-2 5-2 5-0 4-1 3-3 1-1"
yard = ""
play = """
B:4-4 A:5-4L D:5-2L C:2-2L B:4-2L A:4-0L D:5-0L C:6-5L B:6-1L
A:2-1L D:4-1R C:3-1R B:5-3R A:5-5R D:6-2L C:6-4L B:5-1R A:pass
D:1-1R C:4-3L B:3-0L A:6-0L D:6-6L C:6-3L B:pass A:3-2L D:pass
C:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-2 5-0 4-2 3-2 2-2 1-1"
deal.B = "6-3 5-3 4-4 4-3 4-0 3-0 2-0"
deal.C = "6-1 6-0 5-4 5-1 3-3 1-0 0-0"
deal.D = "6-5 6-4 6-2 5-5 4-1 3-1 2-1"
yard = ""
play = """
C:6-1 B:6-3L A:3-2L D:4-1R C:5-4R B:5-3R A:5-2L D:6-5L C:6-0L
B:3-0L A:pass D:3-1L C:5-1L B:4-3R A:4-2R D:2-1R C:1-0R B:4-0R
A:5-0L D:6-4R C:0-0L B:2-0L A:6-6R D:6-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-1 5-3 5-1 4-3 2-2"
deal.B = "6-2 6-0 5-5 5-2 4-2 4-0 0-0"
deal.C = "6-4 6-3 5-0 4-4 3-1 1-1 1-0"
deal.D = "5-4 4-1 3-3 3-2 3-0 2-1 2-0"
yard = ""
play = """
C:6-4 B:6-2L A:4-3R D:2-0L C:5-0L B:5-5L A:6-5L D:3-3R C:6-3L
B:pass A:5-3L D:3-0R C:1-0R B:5-2L A:6-1R D:2-1L C:3-1L B:6-0R
A:pass D:3-2L C:pass B:0-0R A:2-2L D:pass C:pass B:4-2L A:pass
D:4-1L C:1-1L B:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 5-2 5-1 5-0 4-2 1-1"
deal.B = "6-5 6-4 6-3 6-1 4-1 3-3 3-1"
deal.C = "6-6 6-2 4-3 2-1 2-0 1-0 0-0"
deal.D = "5-5 5-4 4-4 4-0 3-2 3-0 2-2"
yard = ""
play = """
B:3-3 A:5-3L D:3-0R C:2-0R B:6-5L A:5-2R D:5-5R C:6-6L B:6-3L
A:5-1R D:3-2L C:6-2L B:6-1R A:6-0L D:4-0L C:4-3L B:6-4R A:4-2R
D:2-2R C:2-1R B:3-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-1 6-0 5-4 5-2 4-3 4-2"
deal.B = "6-2 5-5 5-3 3-3 2-1 1-1 0-0"
deal.C = "6-5 5-1 4-0 3-2 3-1 2-2 2-0"
deal.D = "6-4 6-3 5-0 4-4 4-1 3-0 1-0"
yard = ""
play = """
C:6-5 B:5-5R A:6-6L D:6-4L C:4-0L B:5-3R A:4-3R D:1-0L C:5-1L
B:pass A:5-4L D:4-4L C:pass B:pass A:4-2L D:4-1R C:3-2L B:3-3L
A:6-1R D:6-3L C:pass B:6-2L A:5-2L D:5-0L C:2-0L B:2-1L A:6-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 5-0 4-4 3-1 1-0"
deal.B = "6-3 5-4 5-3 5-2 4-1 3-3 0-0"
deal.C = "6-4 6-1 5-1 4-2 4-0 2-2 2-1"
deal.D = "6-0 5-5 4-3 3-2 3-0 2-0 1-1"
yard = ""
play = """
A:6-6 D:6-0L C:4-0L B:6-3R A:4-4L D:4-3L C:pass B:3-3L A:3-1L
D:3-0R C:6-1L B:0-0R A:6-5L D:5-5L C:5-1L B:4-1L A:5-0R D:pass
C:6-4L B:5-3R A:6-2L D:3-2R C:4-2L B:5-2R A:pass D:pass C:pass
B:5-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-4 4-4 4-1 2-1 1-1"
deal.B = "6-6 5-2 5-0 4-0 3-1 3-0 2-2"
deal.C = "6-3 6-1 5-5 5-1 4-3 3-3 1-0"
deal.D = "6-4 6-0 5-3 4-2 3-2 2-0 0-0"
yard = ""
play = """
B:6-6 A:6-5L D:6-0R C:5-5L B:5-0L A:pass D:0-0L C:1-0L B:3-1L
A:pass D:3-2L C:pass B:2-2L A:6-2L D:6-4L C:4-3L B:3-0L A:pass
D:2-0L C:pass B:5-2L A:5-4L D:4-2L C:pass B:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-4 4-1 4-0 3-3 3-1 1-0"
deal.B = "6-6 6-0 4-4 4-3 2-2 2-1 0-0"
deal.C = "6-4 6-1 5-0 3-2 3-0 2-0 1-1"
deal.D = "6-3 6-2 5-5 5-3 5-2 5-1 4-2"
yard = ""
play = """
B:6-6 A:6-5L D:6-2R C:5-0L B:2-2R A:4-0L D:4-2L C:3-2L B:4-3L
A:5-4L D:5-5L C:2-0R B:0-0R A:1-0R D:5-3L C:3-0L B:2-1R A:pass
D:5-2R C:pass B:6-0L A:pass D:6-3L C:pass B:pass A:3-3L D:5-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-3 5-0 4-4 3-1 2-1"
deal.B = "6-6 5-4 5-3 5-2 5-1 4-2 4-0"
deal.C = "6-1 6-0 5-5 4-3 4-1 2-0 1-1"
deal.D = "6-2 3-3 3-2 3-0 2-2 1-0 0-0"
yard = ""
play = """
D:6-2 C:6-1L B:5-1L A:6-5L D:2-2R C:6-0L B:5-2R A:5-0L D:pass
C:5-5L B:5-4L A:6-4L D:pass C:pass B:6-6L A:6-3L D:3-2L C:2-0L
B:4-0L A:4-4L D:pass C:4-3L B:5-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-3 3-2 3-1 2-1 0-0"
deal.B = "6-1 5-5 5-4 4-0 3-0 2-2 2-0"
deal.C = "6-4 6-3 6-0 5-1 4-4 3-3 1-0"
deal.D = "6-2 5-2 5-0 4-3 4-2 4-1 1-1"
yard = ""
play = """
B:5-5 A:6-5L D:5-0R C:6-4L B:4-0L A:0-0L D:pass C:6-0L B:6-1L
A:3-1L D:4-3L C:4-4L B:5-4L A:5-3L D:pass C:6-3L B:3-0R A:6-6L
D:6-2L C:3-3R B:2-2L A:3-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-1 4-3 4-2 4-1 2-0"
deal.B = "6-0 5-5 4-4 3-0 2-2 1-1 1-0"
deal.C = "6-4 6-2 5-2 5-0 3-2 3-1 0-0"
deal.D = "6-6 6-5 5-4 5-3 4-0 3-3 2-1"
yard = ""
play = """
B:5-5 A:5-1L D:5-4R C:3-1L B:4-4R A:6-3L D:6-5L C:5-2L B:2-2L
A:4-3R D:2-1L C:3-2R B:1-1L A:6-1L D:6-6L C:6-4L B:pass A:4-2L
D:pass C:6-2L B:6-0L A:2-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-35"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-35"
commitment = "006f02a21d2ab895c876537b890a41f3147811c2e896b5d2248738f33b4bdb19"
secret = "b5ac570713cb31b5872b6866b8708e954991fc58f3ee456bdbc6db8cb1024376"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-5 5-4 4-2 4-0 1-0"
deal.B = "6-6 6-5 6-3 4-1 3-0 2-1 2-0"
deal.C = "5-2 5-0 4-3 3-2 3-1 2-2 1-1"
deal.D = "6-1 6-0 5-3 5-1 4-4 3-3 0-0"
yard = ""
play = """
B:6-6 A:6-4L D:4-4L C:4-3L B:6-3L A:6-2L D:6-1R C:1-1R B:2-1L
A:1-0L D:6-0L C:3-1R B:6-5L A:5-5L D:5-3L C:3-2L B:2-0L A:4-0L
D:3-3R C:pass B:4-1L A:pass D:5-1L C:5-2L B:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-4 4-0 3-2 3-1 3-0"
deal.B = "5-5 5-3 5-0 4-4 4-1 2-1 1-1"
deal.C = "6-6 5-2 4-3 4-2 2-2 1-0 0-0"
deal.D = "6-4 6-3 6-2 6-0 5-1 3-3 2-0"
yard = ""
play = """
B:5-5 A:6-5L D:6-4L C:4-2L B:2-1L A:5-4R D:5-1L C:5-2L B:4-4R
A:3-2L D:6-3L C:6-6L B:4-1R A:6-1L D:pass C:1-0L B:5-0L A:3-1R
D:3-3R C:4-3R B:5-3L A:4-0R D:6-0R C:pass B:pass A:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-1 4-2 3-1 3-0 2-2"
deal.B = "6-0 5-5 5-2 5-1 4-0 3-2 0-0"
deal.C = "6-2 5-4 5-3 4-4 2-1 2-0 1-0"
deal.D = "6-6 6-3 5-0 4-3 4-1 3-3 1-1"
yard = ""
play = """
A:2-2 D:pass C:2-1L B:5-1L A:6-5L D:6-6L C:6-2R B:6-0L A:3-0L
D:6-3L C:pass B:pass A:6-1L D:4-1L C:4-4L B:4-0L A:6-4R D:4-3R
C:1-0L B:3-2R A:4-2R D:1-1L C:5-4R B:5-5R A:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 6-1 6-0 4-4 4-0 1-0"
deal.B = "6-5 5-5 5-1 4-1 3-3 3-2 2-2"
deal.C = "6-4 5-4 5-2 4-2 3-1 3-0 1-1"
deal.D = "6-6 5-3 5-0 4-3 2-1 2-0 0-0"
yard = ""
play = """
A:4-4 D:4-3L C:3-0L B:4-1R A:6-1R D:6-6R C:6-4R B:pass A:6-0L
D:pass C:5-4R B:6-5L A:pass D:5-3L C:3-1L B:5-1L A:pass D:5-0L
C:5-2R B:3-2R A:6-3R D:2-0L C:4-2L B:pass A:4-0L D:0-0L C:pass
B:pass A:6-2R D:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-4 4-4 4-1 4-0 3-1 2-1 1-0"
deal.B = "6-3 5-2 5-1 3-3 3-2 3-0 2-2"
deal.C = "6-6 6-5 6-4 5-5 4-3 4-2 1-1"
deal.D = "6-2 6-1 6-0 5-3 5-0 2-0 0-0"
yard = ""
play = """
D:6-2 C:6-4L B:5-2R A:5-4R D:pass C:4-3L B:6-3L A:4-4R D:6-1L
C:1-1L B:5-1L A:4-1R D:5-3L C:pass B:3-3L A:3-1L D:pass C:pass
B:pass A:2-1L D:2-0L C:pass B:3-0L A:1-0R D:6-0R C:6-6R B:3-2L
A:pass D:pass C:6-5R B:2-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-2 4-3 4-2 4-1 4-0 1-1"
deal.B = "6-6 6-4 6-3 6-1 3-1 2-0 1-0"
deal.C = "6-5 5-4 5-3 5-0 3-2 3-0 2-2"
deal.D = "6-2 6-0 5-1 4-4 3-3 2-1 0-0"
yard = ""
play = """
B:6-6 A:pass D:6-2L C:6-5R B:2-0L A:5-5R D:6-0L C:5-0R B:6-4L
A:4-0R D:4-4L C:5-4L B:pass A:5-2L D:2-1L C:pass B:6-1L A:4-2R
D:pass C:2-2R B:6-3L A:4-3L D:pass C:3-2R B:3-1R A:4-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-2 5-1 4-4 4-2 4-0"
deal.B = "5-5 5-0 3-3 3-0 2-1 1-0 0-0"
deal.C = "6-6 6-2 5-4 4-3 4-1 3-2 2-0"
deal.D = "6-5 6-4 6-0 5-3 3-1 2-2 1-1"
yard = ""
play = """
B:5-5 A:5-2L D:6-5R C:3-2L B:3-3L A:6-3L D:6-4L C:4-1L B:2-1L
A:4-2L D:6-0R C:2-0R B:pass A:4-4L D:2-2R C:5-4L B:5-0L A:4-0L
D:pass C:4-3L B:3-0L A:pass D:pass C:6-2R B:1-0L A:6-1R D:3-1L
C:pass B:pass A:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-0 4-0 3-3 3-0 0-0"
deal.B = "6-3 6-1 5-3 5-1 4-4 3-2 2-2"
deal.C = "6-6 6-5 6-0 5-4 5-2 4-1 3-1"
deal.D = "5-5 4-3 4-2 2-1 2-0 1-1 1-0"
yard = ""
play = """
A:0-0 D:2-0L C:6-0R B:3-2L A:3-3L D:4-3L C:5-4L B:5-3L A:6-4R
D:4-2R C:3-1L B:6-1L A:6-2L D:2-1L C:5-2R B:5-1L A:5-0L D:5-5R
C:6-5R B:6-3R A:3-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-2 6-1 4-3 3-0 2-1"
deal.B = "5-3 5-1 4-4 4-2 3-3 3-2 1-0"
deal.C = "6-4 6-3 6-0 4-0 2-2 2-0 1-1"
deal.D = "5-5 5-4 5-2 5-0 4-1 3-1 0-0"
yard = ""
play = """
D:5-5 C:pass B:5-3L A:6-5R D:3-1L C:6-3R B:5-1L A:4-3R D:5-4L
C:6-4L B:4-4R A:6-6L D:4-1R C:1-1R B:1-0R A:3-0R D:pass C:6-0L
B:3-3R A:pass D:5-0L C:pass B:3-2R A:6-2R D:5-2L C:2-2L B:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-2 4-4 4-3 4-1 1-0"
deal.B = "6-5 6-3 5-3 5-0 4-2 2-2 1-1"
deal.C = "6-6 6-4 5-4 5-1 3-3 3-0 2-1"
deal.D = "6-2 5-5 4-0 3-2 3-1 2-0 0-0"
yard = ""
play = """
B:6-5 A:6-1L D:5-5R C:2-1L B:4-2L A:4-4L D:4-0L C:5-1R B:5-0L
A:4-1R D:pass C:5-4R B:5-3L A:4-3L D:pass C:6-4L B:6-3L A:5-2R
D:6-2R C:6-6R B:pass A:6-0R D:3-2L C:3-0R B:2-2L A:pass D:3-1R
C:pass B:1-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-4 4-2 3-0 2-0 1-1 1-0"
deal.B = "6-2 5-5 5-3 4-3 3-2 3-1 2-2"
deal.C = "6-4 6-1 5-2 4-4 4-1 3-3 0-0"
deal.D = "6-6 6-3 6-0 5-1 5-0 4-0 2-1"
yard = ""
play = """
B:6-2 A:6-5L D:5-1L C:5-2R B:3-1L A:3-0L D:6-0L C:6-4L B:4-3L
A:5-4R D:6-3L C:4-4R B:pass A:4-2R D:6-6L C:6-1L B:3-2R A:1-1L
D:2-1L C:3-3R B:2-2L A:2-0L D:5-0L C:pass B:5-5L A:pass D:pass
C:pass B:5-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 4-2 2-1 2-0 1-1 1-0"
deal.B = "6-4 6-3 5-5 5-4 5-1 4-4 3-0"
deal.C = "6-6 6-5 6-1 5-0 4-3 3-1 2-2"
deal.D = "5-3 5-2 4-1 4-0 3-3 3-2 0-0"
yard = ""
play = """
B:6-4 A:4-2R D:5-2R C:6-5L B:5-5L A:pass D:5-3L C:3-1L B:5-1L
A:pass D:pass C:5-0L B:3-0L A:pass D:3-3L C:4-3L B:5-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 6-1 6-0 5-2 4-2 4-0"
deal.B = "6-6 6-5 5-4 4-3 4-1 3-3 1-1"
deal.C = "6-4 5-5 5-3 3-1 2-1 2-0 0-0"
deal.D = "5-1 5-0 4-4 3-2 3-0 2-2 1-0"
yard = ""
play = """
D:4-4 C:6-4L B:6-6L A:4-2R D:3-2R C:5-3R B:6-5L A:5-2L D:5-1R
C:2-1R B:pass A:6-2L D:2-2R C:2-0R B:pass A:6-0R D:pass C:pass
B:pass A:6-3L D:3-0L C:0-0L B:pass A:4-0L D:pass C:pass B:5-4L
A:6-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-0 4-4 4-3 3-1 1-0 0-0"
deal.B = "6-1 5-1 4-2 3-0 2-2 2-1 1-1"
deal.C = "6-6 6-5 6-0 5-5 4-1 3-3 2-0"
deal.D = "6-4 6-2 5-4 5-3 5-2 4-0 3-2"
yard = ""
play = """
A:4-4 D:6-4L C:6-0L B:3-0L A:4-3R D:5-3L C:6-5L B:6-1L A:3-1L
D:3-2L C:2-0L B:pass A:6-3R D:6-2R C:pass B:4-2R A:0-0L D:5-4R
C:5-5R B:5-1R A:1-0R D:4-0L C:4-1L B:2-1L A:5-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-0 4-4 4-3 3-3 2-0"
deal.B = "6-5 5-1 4-1 3-2 3-0 2-2 1-0"
deal.C = "6-6 6-2 6-0 5-5 5-4 1-1 0-0"
deal.D = "6-3 5-3 5-2 4-2 4-0 3-1 2-1"
yard = ""
play = """
A:4-4 D:4-2L C:5-4R B:3-2L A:3-3L D:6-3L C:6-2L B:2-2L A:5-0R
D:5-2L C:6-0R B:6-5L A:6-4L D:4-0L C:6-6R B:3-0L A:4-3L D:pass
C:pass B:4-1L A:6-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 5-2 4-2 4-1 2-1 2-0"
deal.B = "6-5 6-3 5-3 5-1 3-2 3-0 0-0"
deal.C = "6-4 6-2 6-0 5-5 3-3 3-1 1-1"
deal.D = "6-1 5-0 4-4 4-3 4-0 2-2 1-0"
yard = ""
play = """
A:6-6 D:6-1L C:6-2R B:5-1L A:5-2L D:2-2L C:pass B:3-2L A:4-2R
D:4-4R C:3-1L B:pass A:4-1R D:1-0L C:6-0L B:6-5L A:5-4L D:4-3L
C:3-3L B:6-3L A:2-1R D:pass C:6-4L B:pass A:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-2 5-1 3-1 2-1 1-1"
deal.B = "6-6 5-5 4-4 4-1 4-0 3-3 2-2"
deal.C = "6-2 6-1 5-3 5-0 3-2 2-0 0-0"
deal.D = "6-4 6-3 5-4 4-3 4-2 3-0 1-0"
yard = ""
play = """
A:1-1 D:1-0L C:0-0L B:4-0L A:5-1R D:6-4L C:5-3R B:6-6L A:3-1R
D:6-3L C:6-1R B:3-3L A:6-5R D:5-4R C:3-2L B:2-2L A:2-1L D:4-3R
C:pass B:4-1L A:pass D:4-2L C:2-0L B:pass A:6-0L D:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-3 5-0 3-3 3-1 3-0 0-0"
deal.B = "6-5 6-4 6-2 5-1 3-2 1-1 1-0"
deal.C = "6-3 5-5 4-4 4-2 4-1 2-1 2-0"
deal.D = "6-6 6-0 5-4 5-2 4-3 4-0 2-2"
yard = ""
play = """
D:6-6 C:6-3L B:3-2L A:6-1R D:5-2L C:5-5L B:6-5L A:3-1R D:4-3R
C:4-4R B:6-4L A:pass D:5-4L C:4-1R B:5-1L A:pass D:pass C:2-1L
B:6-2L A:pass D:6-0L C:2-0L B:1-1R A:pass D:2-2L C:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-3 5-0 4-4 4-3 3-1 2-1"
deal.B = "6-5 5-4 4-2 4-1 3-3 3-2 0-0"
deal.C = "6-3 6-0 5-5 3-0 2-2 1-1 1-0"
deal.D = "6-4 6-2 6-1 5-2 5-1 4-0 2-0"
yard = ""
play = """
C:3-0 B:3-3L A:5-0R D:5-2R C:6-3L B:6-5L A:5-3L D:6-2R C:6-0R
B:3-2L A:2-1L D:6-1L C:1-0R B:4-1R A:6-6L D:6-4L C:pass B:5-4L
A:4-3R D:5-1L C:1-1L B:pass A:3-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-3 5-3 4-4 4-1 0-0"
deal.B = "6-5 6-2 5-0 4-3 3-3 3-0 2-1"
deal.C = "6-0 5-2 5-1 4-2 3-2 2-2 1-0"
deal.D = "6-1 5-5 5-4 4-0 3-1 2-0 1-1"
yard = ""
play = """
B:6-5 A:6-6L D:5-5R C:5-1R B:6-2L A:4-1R D:5-4R C:3-2L B:4-3L
A:4-4L D:4-0L C:1-0L B:2-1L A:5-3R D:3-1R C:4-2L B:pass A:6-4L
D:6-1L C:pass B:pass A:pass D:1-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-2 6-0 5-3 2-0 1-0"
deal.B = "6-4 6-3 5-2 5-1 5-0 3-0 2-2"
deal.C = "5-4 4-2 4-1 4-0 3-2 3-1 2-1"
deal.D = "6-1 5-5 4-4 4-3 3-3 1-1 0-0"
yard = ""
play = """
D:5-5 C:5-4L B:6-4L A:6-6L D:6-1L C:4-1L B:5-2R A:6-2R D:4-4L
C:4-2L B:2-2L A:6-5R D:pass C:3-2L B:6-3L A:6-0L D:0-0L C:4-0L
B:5-1R A:1-0R D:4-3L C:3-1L B:5-0R A:5-3R D:3-3R C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-5 5-4 5-1 4-4 3-3 3-1"
deal.B = "6-1 5-3 4-1 3-0 2-2 2-0 1-1"
deal.C = "6-5 6-4 6-2 4-3 4-2 4-0 2-1"
deal.D = "6-6 6-3 5-2 5-0 3-2 1-0 0-0"
yard = ""
play = """
C:4-3 B:4-1L A:5-1L D:6-3R C:6-4R B:5-3L A:4-4R D:3-2L C:6-2L
B:6-1L A:3-1L D:pass C:4-2R B:3-0L A:6-0L D:6-6L C:6-5L B:2-2R
A:5-5L D:5-2L C:2-1L B:1-1L A:pass D:1-0L C:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 4-1 4-0 2-2 2-0 1-0"
deal.B = "6-3 6-1 4-3 3-2 3-0 2-1 0-0"
deal.C = "6-2 6-0 5-4 5-3 5-0 4-2 3-3"
deal.D = "6-4 5-5 5-2 5-1 4-4 3-1 1-1"
yard = ""
play = """
C:5-4 B:4-3R A:6-5L D:6-4L C:5-3R B:pass A:4-0L D:5-5R C:5-0L
B:pass A:pass D:5-2L C:6-2L B:6-3L A:pass D:5-1R C:3-3L B:3-2L
A:4-1R D:4-4R C:4-2L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-3 4-4 4-3 4-1 3-3 2-2"
deal.B = "6-4 5-5 4-2 3-2 2-1 1-0 0-0"
deal.C = "6-6 6-5 5-4 5-0 3-1 3-0 1-1"
deal.D = "6-3 6-2 6-0 5-2 5-1 4-0 2-0"
yard = ""
play = """
C:6-6 B:6-4L A:4-4L D:6-3R C:5-4L B:5-5L A:5-3L D:pass C:3-0L
B:1-0L A:3-3R D:5-1L C:3-1R B:2-1R A:2-2R D:6-2R C:6-5R B:pass
A:pass D:5-2L C:5-0R B:4-2L A:4-1L D:6-0R C:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 5-4 5-2 3-1 3-0 0-0"
deal.B = "6-6 6-2 6-0 4-2 4-1 3-3 3-2"
deal.C = "6-5 6-3 5-3 2-2 2-1 2-0 1-0"
deal.D = "6-1 5-1 5-0 4-4 4-3 4-0 1-1"
yard = ""
play = """
C:6-5 B:6-6L A:5-5R D:6-1L C:5-3R B:4-1L A:5-4L D:4-3R C:pass
B:4-2R A:5-2R D:5-1L C:1-0L B:6-0L A:6-4L D:4-4L C:pass B:pass
A:pass D:5-0R C:2-0R B:6-2R A:pass D:4-0L C:6-3R B:3-3R A:3-0R
D:pass C:pass B:pass A:0-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 4-4 4-3 3-3 3-2 3-0 2-1"
deal.B = "5-2 5-0 4-2 4-0 3-1 2-0 1-1"
deal.C = "6-2 6-1 6-0 5-5 5-4 5-1 4-1"
deal.D = "6-5 6-4 6-3 5-3 2-2 1-0 0-0"
yard = ""
play = """
D:6-5 C:5-4R B:4-2R A:6-6L D:6-4L C:6-2R B:4-0L A:3-0L D:6-3L
C:6-0L B:5-0L A:pass D:5-3L C:6-1R B:3-1L A:2-1L D:2-2L C:5-1R
B:5-2L A:pass D:pass C:5-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 5-1 4-3 3-3 3-0 2-0"
deal.B = "6-6 6-2 6-1 4-4 4-2 4-0 1-0"
deal.C = "6-5 5-4 5-2 5-0 2-2 1-1 0-0"
deal.D = "6-4 5-5 5-3 4-1 3-2 3-1 2-1"
yard = ""
play = """
D:5-5 C:5-2L B:6-2L A:6-3L D:5-3L C:5-0L B:4-0L A:4-3L D:3-2L
C:5-4R B:4-2L A:pass D:6-4L C:6-5L B:4-4R A:5-1L D:4-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-2 4-1 3-1 2-2 1-0 0-0"
deal.B = "6-2 5-5 5-3 4-2 3-2 3-0 2-1"
deal.C = "6-6 6-3 6-0 5-4 5-0 4-4 3-3"
deal.D = "6-5 6-1 5-1 4-3 4-0 2-0 1-1"
yard = ""
play = """
C:decline A:2-2 D:2-0L C:5-0L B:5-5L A:5-2L D:pass C:pass B:6-2L
A:6-4L D:4-3L C:3-3L B:5-3L A:pass D:6-5L C:6-3L B:3-2L A:pass
D:pass C:pass B:4-2L A:4-1L D:6-1L C:6-6L B:2-1R A:3-1R D:pass
C:6-0L B:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-4 5-1 5-0 4-0 2-2 2-0"
deal.B = "6-5 6-3 6-2 6-1 6-0 3-3 2-1"
deal.C = "6-4 5-3 5-2 4-1 3-2 1-1 1-0"
deal.D = "6-6 4-4 4-3 4-2 3-1 3-0 0-0"
yard = ""
play = """
B:6-5 A:5-5R D:6-6L C:5-3R B:6-3L A:pass D:4-3L C:3-2R B:6-2R
A:5-4L D:pass C:5-2L B:2-1L A:5-1L D:pass C:6-4R B:pass A:4-0R
D:3-0R C:pass B:3-3R A:5-0L D:3-1R C:1-1R B:6-0L A:pass D:pass
C:1-0R B:6-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-0 4-3 3-2 2-2 1-0"
deal.B = "6-6 6-5 5-1 4-4 4-0 2-1 2-0"
deal.C = "6-4 6-3 6-2 5-5 5-3 3-3 3-0"
deal.D = "5-4 5-2 4-2 4-1 3-1 1-1 0-0"
yard = ""
play = """
B:6-6 A:6-0L D:0-0L C:6-3R B:4-0L A:4-3L D:3-1L C:3-0R B:5-1L
A:5-0L D:pass C:pass B:2-0L A:3-2L D:pass C:3-3L B:pass A:1-0R
D:4-1R C:5-3L B:6-5L A:6-1L D:5-4R C:5-5R B:2-1L A:2-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 4-4 4-2 3-2 3-1 2-0 0-0"
deal.B = "6-4 6-1 5-2 5-0 3-3 2-2 2-1"
deal.C = "6-6 6-5 6-3 6-2 6-0 5-4 4-0"
deal.D = "5-5 5-1 4-3 4-1 3-0 1-1 1-0"
yard = ""
play = """
A:4-4 D:4-3L C:6-3L B:6-4L A:4-2L D:4-1R C:6-2L B:6-1L A:3-1L
D:5-1R C:6-5R B:3-3L A:3-2L D:pass C:6-6R B:5-2L A:5-3L D:3-0L
C:6-0R B:5-0L A:0-0R D:5-5L C:5-4L B:pass A:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-0 5-4 4-4 1-1 0-0"
deal.B = "6-2 6-1 5-0 4-3 4-2 4-0 3-0"
deal.C = "6-5 5-5 5-2 5-1 3-2 2-2 2-0"
deal.D = "6-4 5-3 4-1 3-3 3-1 2-1 1-0"
yard = ""
play = """
A:6-6 D:6-4L C:6-5R B:4-3L A:6-3L D:5-3R C:3-2R B:6-2L A:pass
D:2-1L C:2-0R B:6-1L A:6-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 4-4 4-3 4-2 3-1 2-2 1-0"
deal.B = "6-5 6-4 6-2 6-0 5-5 4-0 3-2"
deal.C = "6-6 5-4 5-0 4-1 2-1 2-0 0-0"
deal.D = "6-3 5-3 5-2 5-1 3-3 3-0 1-1"
yard = ""
play = """
D:6-3 C:6-6L B:6-5L A:4-3R D:5-3L C:5-4R B:3-2L A:2-2L D:5-2L
C:5-0L B:6-0L A:6-1L D:5-1L C:pass B:5-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-5 5-3 5-1 4-1 4-0"
deal.B = "6-4 6-3 6-0 5-2 4-4 2-2 0-0"
deal.C = "6-5 5-4 5-0 4-3 3-2 3-1 1-1"
deal.D = "6-6 4-2 3-3 3-0 2-1 2-0 1-0"
yard = ""
play = """
C:4-3 B:6-4L A:5-3R D:6-6L C:6-5L B:5-2L A:5-5R D:4-2L C:5-4R
B:4-4L A:4-1L D:2-1L C:3-2L B:6-3L A:6-2L D:2-0L C:5-0L B:pass
A:5-1L D:1-0L C:pass B:6-0L A:6-1L D:pass C:3-1L B:pass A:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-0 4-4 3-1 2-2 1-1"
deal.B = "6-6 6-5 6-1 5-4 5-3 4-1 2-0"
deal.C = "5-5 5-1 4-0 3-2 3-0 2-1 0-0"
deal.D = "6-4 6-0 5-2 4-3 4-2 3-3 1-0"
yard = ""
play = """
A:2-2 D:5-2L C:3-2R B:6-5L A:6-3L D:4-3L C:4-0L B:2-0L A:3-1R
D:4-2L C:2-1R B:5-4L A:5-0L D:6-0L C:pass B:6-6L A:6-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 4-1 3-1 3-0 2-2 2-1"
deal.B = "6-6 6-4 6-3 6-0 5-2 4-3 2-0"
deal.C = "5-5 5-4 5-3 5-1 5-0 3-2 1-1"
deal.D = "6-1 4-4 4-2 4-0 3-3 1-0 0-0"
yard = ""
play = """
A:2-2 D:4-2L C:5-4L B:5-2L A:2-1L D:6-1L C:3-2R B:6-6L A:6-2L
D:3-3R C:5-3R B:2-0L A:3-0L D:pass C:5-1R B:6-3L A:6-5L D:1-0R
C:5-5L B:6-0R A:pass D:pass C:5-0L B:6-4R A:4-1R D:4-0L C:1-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 5-1 4-0 3-0 2-2 2-0"
deal.B = "6-1 5-3 5-2 4-3 1-1 1-0 0-0"
deal.C = "6-5 4-4 4-2 3-3 3-2 3-1 2-1"
deal.D = "6-4 6-2 6-0 5-5 5-4 5-0 4-1"
yard = ""
play = """
C:2-1 B:5-2L A:5-1L D:4-1L C:3-1R B:4-3L A:6-3L D:6-4L C:3-2R
B:pass A:2-2R D:5-4L C:6-5L B:6-1L A:2-0R D:6-0R C:pass B:1-1L
A:6-6R D:6-2R C:4-2R B:1-0L A:4-0L D:pass C:4-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-4 5-0 3-0 2-2 2-0"
deal.B = "6-3 6-2 5-1 4-4 3-2 3-1 1-0"
deal.C = "6-5 6-4 6-1 4-2 3-3 2-1 0-0"
deal.D = "5-5 5-3 5-2 4-3 4-1 4-0 1-1"
yard = ""
play = """
A:6-6 D:pass C:6-1L B:5-1L A:5-0L D:4-0L C:6-5R B:4-4L A:5-4L
D:5-5L C:pass B:pass A:pass D:5-3L C:3-3L B:6-3L A:6-0L D:5-2R
C:2-1R B:1-0L A:pass D:4-1L C:6-4L B:6-2L A:2-2L D:1-1R C:4-2L
B:3-1R A:3-0R D:4-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 4-3 4-0 3-3 1-1 1-0 0-0"
deal.B = "6-2 5-3 5-1 4-2 3-2 3-1 2-1"
deal.C = "6-3 6-0 5-5 5-4 5-2 4-4 2-0"
deal.D = "6-6 6-5 6-4 5-0 4-1 3-0 2-2"
yard = ""
play = """
D:6-6 C:6-3L B:5-3L A:6-1R D:6-5L C:6-0L B:5-1R A:0-0L D:5-0L
C:5-2L B:6-2L A:pass D:6-4L C:4-4L B:4-2L A:pass D:2-2L C:5-4R
B:3-2L A:4-3L D:4-1L C:pass B:3-1L A:3-3L D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-0 5-5 5-4 3-3 2-2"
deal.B = "6-6 6-2 5-0 4-0 3-2 2-0 0-0"
deal.C = "6-3 4-4 4-3 3-1 2-1 1-1 1-0"
deal.D = "6-1 5-3 5-2 5-1 4-2 4-1 3-0"
yard = ""
play = """
D:5-3 C:4-3R B:5-0L A:5-4R D:5-2R C:1-0L B:6-2R A:6-5R D:6-1L
C:6-3L B:3-2L A:5-5R D:4-2L C:4-4L B:4-0L A:6-0L D:5-1R C:1-1R
B:6-6L A:6-4L D:4-1L C:2-1L B:2-0L A:pass D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 6-0 5-3 3-2 3-0 1-0"
deal.B = "6-5 6-4 6-1 5-1 5-0 4-3 3-1"
deal.C = "4-4 4-0 3-3 2-2 2-1 2-0 0-0"
deal.D = "6-3 5-5 5-4 5-2 4-2 4-1 1-1"
yard = ""
play = """
D:5-5 C:pass B:6-5L A:6-6L D:6-3L C:3-3L B:4-3L A:5-3R D:5-4L
C:pass B:5-1L A:1-0L D:pass C:0-0L B:5-0L A:3-0R D:5-2L C:2-0R
B:pass A:3-2L D:4-2R C:4-0R B:3-1L A:6-0R D:4-1L C:4-4L B:6-4L
A:6-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 5-3 4-4 4-3 4-0 0-0"
deal.B = "6-3 6-0 5-2 5-0 4-2 4-1 3-1"
deal.C = "6-6 6-4 5-5 5-4 5-1 3-0 2-2"
deal.D = "6-2 3-3 3-2 2-1 2-0 1-1 1-0"
yard = ""
play = """
A:4-4 D:pass C:6-4L B:6-3L A:4-3L D:pass C:5-4L B:5-2L A:4-0R
D:6-2L C:6-6L B:6-0L A:0-0L D:2-0L C:3-0R B:4-2L A:5-3R D:pass
C:5-1R B:4-1L A:6-1L D:2-1R C:2-2R B:pass A:6-5L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-4 5-3 5-1 4-3 4-1 1-1"
deal.B = "6-5 5-5 3-1 3-0 2-2 2-0 0-0"
deal.C = "6-2 6-0 4-4 3-3 3-2 2-1 1-0"
deal.D = "6-6 6-4 6-1 5-2 5-0 4-2 4-0"
yard = ""
play = """
A:1-1 D:6-1L C:1-0R B:6-5L A:5-4L D:6-4L C:6-0L B:3-0L A:5-3L
D:5-2L C:3-2L B:3-1L A:4-1L D:4-2L C:2-1L B:2-0R A:5-1L D:5-0L
C:6-2R B:0-0L A:6-3R D:4-0L C:4-4L B:pass A:4-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "4-4 4-3 4-2 4-0 3-3 3-2 3-1"
deal.B = "6-0 5-3 5-1 5-0 3-0 2-1 0-0"
deal.C = "6-4 5-5 5-4 5-2 4-1 2-2 1-0"
deal.D = "6-6 6-5 6-3 6-2 6-1 2-0 1-1"
yard = ""
play = """
A:4-4 D:pass C:4-1L B:5-1L A:4-3R D:6-5L C:6-4L B:5-3R A:4-2L
D:6-2L C:5-4R B:6-0L A:4-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 4-1 3-3 2-2 2-1 1-0"
deal.B = "6-1 5-5 5-3 4-0 3-0 2-0 1-1"
deal.C = "6-6 6-3 6-2 5-4 5-1 4-4 0-0"
deal.D = "6-5 5-2 5-0 4-3 4-2 3-2 3-1"
yard = ""
play = """
B:6-1 A:6-4L D:4-3L C:5-1R B:5-3L A:pass D:6-5L C:6-3L B:3-0L
A:1-0L D:5-2R C:6-2R B:1-1L A:2-1L D:4-2L C:6-6R B:4-0L A:6-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-1 3-3 3-1 2-2 2-0"
deal.B = "6-3 5-2 4-2 4-1 2-1 1-1 1-0"
deal.C = "6-5 6-2 6-1 5-5 5-4 5-0 0-0"
deal.D = "6-6 5-3 4-4 4-3 4-0 3-2 3-0"
yard = ""
play = """
B:6-3 A:3-3R D:6-6L C:6-1L B:4-1L A:6-4L D:5-3R C:5-4R B:4-2R
A:2-2R D:3-2R C:6-5L B:5-2L A:3-1R D:pass C:6-2L B:2-1R A:6-0L
D:4-0L C:pass B:pass A:2-0R D:4-4L C:5-0R B:pass A:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-2 4-3 3-2 2-2 2-1"
deal.B = "6-5 6-4 5-4 5-0 4-1 3-3 1-0"
deal.C = "6-6 5-3 4-4 3-1 3-0 2-0 0-0"
deal.D = "6-3 6-2 5-5 5-1 4-2 4-0 1-1"
yard = ""
play = """
A:2-2 D:6-2L C:2-0R B:6-5L A:5-2L D:4-2L C:3-0R B:6-4L A:3-2R
D:6-3L C:5-3L B:5-4L A:4-3L D:pass C:3-1L B:4-1L A:2-1R D:5-1R
C:4-4L B:5-0R A:6-0R D:4-0L C:6-6R B:1-0L A:6-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-1 4-4 4-1 3-0 0-0"
deal.B = "6-4 6-3 5-0 4-0 3-3 3-1 1-1"
deal.C = "6-2 5-4 5-3 4-2 2-2 2-0 1-0"
deal.D = "6-1 6-0 5-5 5-2 4-3 3-2 2-1"
yard = ""
play = """
A:6-6 D:6-1L C:6-2R B:3-1L A:3-0L D:5-2R C:2-0L B:5-0R A:0-0R
D:6-0R C:4-2L B:6-4L A:6-5L D:5-5L C:5-4L B:4-0L A:pass D:pass
C:1-0L B:1-1L A:4-1L D:4-3L C:5-3L B:6-3R A:5-1L D:3-2R C:2-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-1 5-0 4-2 4-0 3-2 2-1"
deal.B = "5-5 5-3 5-2 4-4 3-0 2-2 1-1"
deal.C = "6-4 6-2 5-4 4-3 4-1 3-3 3-1"
deal.D = "6-6 6-5 6-1 6-0 2-0 1-0 0-0"
yard = ""
play = """
C:decline A:4-2 D:2-0R C:5-4L B:5-5L A:5-0R D:6-5L C:6-4L B:4-4L
A:5-1R D:6-1R C:4-1L B:1-1L A:6-3R D:1-0L C:3-3R B:3-0L A:3-2L
D:pass C:3-1R B:5-2L A:2-1R D:pass C:6-2R B:5-3L A:pass D:6-6R
C:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 5-4 3-0 2-2 2-1 1-0"
deal.B = "6-1 5-3 5-2 4-3 4-0 3-1 1-1"
deal.C = "6-0 5-5 5-1 5-0 4-4 4-1 2-0"
deal.D = "6-5 6-3 6-2 4-2 3-3 3-2 0-0"
yard = ""
play = """
C:6-0 B:6-1L A:1-0L D:0-0L C:5-0L B:5-3L A:3-0L D:pass C:2-0L
B:5-2L A:5-4L D:4-2L C:pass B:4-0R A:6-4R D:6-5R C:5-1R B:3-1R
A:2-2L D:6-3R C:pass B:pass A:6-6R D:6-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 5-3 5-0 4-0 2-0 0-0"
deal.B = "6-5 6-3 6-2 5-5 4-3 2-1 1-1"
deal.C = "6-4 6-0 5-2 5-1 3-3 3-1 3-0"
deal.D = "6-1 4-4 4-2 4-1 3-2 2-2 1-0"
yard = ""
play = """
A:6-6 D:6-1L C:6-4R B:2-1L A:5-4R D:4-2L C:5-2R B:4-3L A:5-3L
D:3-2R C:5-1L B:1-1L A:pass D:4-1L C:3-0R B:pass A:4-0L D:1-0L
C:6-0R B:6-5R A:5-0R D:pass C:3-1L B:6-3L A:0-0R D:pass C:pass
B:6-2L A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-36"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-36"
commitment = "5243ac368a8c07461fcd70fec5d77bd4f3ce7955f8ed6c07c466b8102d81d0fa"
secret = "8100ec56e2eda1a7e8be33952ed97d5e278d820f84630a7ee9372529ad53c216"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 5-1 3-2 3-1 2-2 2-1"
deal.B = "6-5 6-2 5-4 5-2 4-1 2-0 0-0"
deal.C = "6-3 6-1 5-0 4-2 4-0 3-3 3-0"
deal.D = "6-4 6-0 5-5 4-4 4-3 1-1 1-0"
yard = ""
play = """
A:6-6 D:6-4L C:6-3R B:5-4L A:5-3L D:4-3L C:3-3R B:4-1L A:5-1L
D:5-5L C:5-0L B:2-0L A:3-2L D:pass C:3-0L B:0-0L A:3-1R D:1-0R
C:4-0L B:pass A:pass D:4-4L C:4-2L B:6-2L A:pass D:6-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-4 5-2 5-1 4-0 3-3 2-2"
deal.B = "6-5 6-4 6-2 6-0 4-3 3-2 2-1"
deal.C = "6-1 5-3 5-0 4-4 4-1 2-0 1-1"
deal.D = "6-3 5-5 4-2 3-1 3-0 1-0 0-0"
yard = ""
play = """
D:5-5 C:5-3L B:6-5R A:3-3L D:6-3R C:pass B:4-3L A:5-4L D:3-0R
C:5-0L B:6-0L A:6-6L D:0-0R C:6-1L B:2-1L A:5-2L D:1-0R C:4-1R
B:6-4R A:5-1L D:3-1L C:pass B:6-2R A:2-2R D:4-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-1 5-1 4-1 4-0 2-0 1-0"
deal.B = "6-5 6-2 5-4 3-1 2-2 2-1 0-0"
deal.C = "6-0 5-5 4-3 4-2 3-3 3-2 1-1"
deal.D = "6-4 6-3 5-3 5-2 5-0 4-4 3-0"
yard = ""
play = """
D:4-4 C:4-3L B:5-4R A:5-1R D:5-3L C:5-5L B:6-5L A:6-6L D:6-3L
C:3-3L B:3-1R A:pass D:3-0L C:6-0L B:6-2L A:2-0L D:5-0L C:3-2R
B:2-2R A:pass D:5-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 6-0 5-3 5-1 4-4 3-0"
deal.B = "6-6 6-5 5-4 4-0 3-3 3-1 2-0"
deal.C = "6-3 5-0 4-2 4-1 2-2 2-1 1-0"
deal.D = "6-4 5-5 5-2 4-3 3-2 1-1 0-0"
yard = ""
play = """
B:6-6 A:6-2L D:6-4R C:4-2L B:4-0L A:6-0L D:4-3R C:6-3L B:3-1L
A:6-1L D:3-2R C:2-2R B:2-0R A:3-0R D:pass C:pass B:6-5L A:5-3L
D:pass C:pass B:3-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 5-0 4-2 4-1 3-0 2-1"
deal.B = "6-4 5-1 4-0 3-3 2-2 2-0 1-0"
deal.C = "6-6 6-5 6-3 6-0 5-4 4-3 3-1"
deal.D = "6-2 6-1 5-2 4-4 3-2 1-1 0-0"
yard = ""
play = """
B:1-0 A:4-1L D:4-4L C:5-4L B:2-0R A:5-5L D:5-2L C:pass B:2-2L
A:4-2L D:6-2R C:6-6R B:6-4L A:pass D:6-1L C:6-5R B:5-1L A:5-3L
D:3-2L C:pass B:pass A:2-1L D:1-1L C:3-1L B:3-3L A:3-0L D:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-0 4-1 3-3 3-2 3-1 1-1 0-0"
deal.B = "6-5 5-5 5-2 5-1 3-0 2-2 2-0"
deal.C = "6-2 6-0 5-3 4-3 4-2 2-1 1-0"
deal.D = "6-6 6-4 6-3 6-1 5-4 4-4 4-0"
yard = ""
play = """
D:6-6 C:6-2L B:2-0L A:5-0L D:5-4L C:4-3L B:3-0L A:0-0L D:6-4R
C:6-0L B:6-5L A:4-1R D:6-1R C:5-3L B:pass A:3-3L D:6-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 5-5 5-1 3-3 1-1 0-0"
deal.B = "6-4 6-0 4-4 4-1 3-1 2-1 1-0"
deal.C = "6-6 6-5 5-2 5-0 4-3 3-0 2-0"
deal.D = "6-1 5-4 5-3 4-2 4-0 3-2 2-2"
yard = ""
play = """
C:6-6 B:6-4L A:6-3R D:3-2R C:4-3L B:3-1L A:5-1L D:5-4L C:5-2R
B:4-4L A:5-5R D:5-3R C:3-0R B:1-0R A:1-1R D:6-1R C:6-5R B:4-1L
A:pass D:pass C:5-0R B:2-1L A:6-2L D:4-0R C:pass B:6-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 5-3 4-2 2-2 1-0 0-0"
deal.B = "6-5 5-5 5-2 5-0 4-4 4-1 3-1"
deal.C = "6-4 6-0 4-3 4-0 3-2 2-1 2-0"
deal.D = "6-3 6-2 5-4 5-1 3-3 3-0 1-1"
yard = ""
play = """
B:4-1 A:4-2L D:6-2L C:6-4L B:3-1R A:5-3R D:5-4L C:pass B:5-0L
A:1-0L D:5-1L C:pass B:5-5L A:pass D:pass C:pass B:5-2L A:2-2L
D:pass C:3-2L B:6-5R A:6-6R D:6-3R C:4-3L B:4-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 4-2 4-0 3-3 2-1 2-0 1-1"
deal.B = "6-6 6-2 6-1 5-5 5-4 5-0 4-1"
deal.C = "5-2 5-1 4-4 4-3 3-1 2-2 1-0"
deal.D = "6-5 6-3 6-0 5-3 3-2 3-0 0-0"
yard = ""
play = """
B:4-1 A:6-4L D:6-3L C:4-3L B:6-1R A:4-2L D:3-2L C:3-1L B:6-6R
A:2-1L D:6-5R C:5-2L B:5-4L A:4-0L D:5-3R C:1-0L B:pass A:1-1L
D:3-0R C:5-1L B:5-5L A:2-0R D:pass C:2-2R B:5-0L A:pass D:0-0L
C:pass B:6-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-1 4-4 4-2 4-0 2-0"
deal.B = "6-1 5-2 4-1 3-2 3-0 2-2 1-0"
deal.C = "6-5 6-3 6-2 5-3 5-0 3-1 0-0"
deal.D = "6-6 6-0 5-4 4-3 3-3 2-1 1-1"
yard = ""
play = """
B:1-0 A:5-1L D:5-4L C:5-0R B:4-1L A:5-5R D:1-1L C:6-5R B:6-1L
A:6-4L D:6-6R C:6-3R B:3-0R A:4-4L D:6-0R C:6-2R B:2-2R A:4-2L
D:2-1L C:3-1L B:5-2R A:pass D:3-3L C:5-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-3 6-1 5-5 5-4 3-0"
deal.B = "6-2 5-2 5-1 4-4 4-3 2-2 1-1"
deal.C = "6-6 6-0 5-3 4-2 3-3 2-1 0-0"
deal.D = "5-0 4-1 4-0 3-2 3-1 2-0 1-0"
yard = ""
play = """
C:6-6 B:6-2L A:6-5R D:5-0R C:4-2L B:4-4L A:6-4L D:4-0R C:6-0L
B:4-3R A:3-0L D:3-2L C:5-3R B:5-2R A:pass D:2-0L C:2-1R B:1-1R
A:6-1R D:1-0L C:pass B:5-1L A:5-5L D:pass C:pass B:pass A:5-4L
D:4-1L C:pass B:pass A:6-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-3 4-3 4-2 4-0 0-0"
deal.B = "6-4 6-1 6-0 5-0 4-4 2-2 1-0"
deal.C = "6-6 6-3 5-5 3-3 3-2 3-1 2-1"
deal.D = "5-4 5-2 5-1 4-1 3-0 2-0 1-1"
yard = ""
play = """
A:6-5 D:5-1R C:6-6L B:6-4L A:4-3L D:3-0L C:3-1R B:5-0L A:5-3L
D:pass C:6-3L B:6-0L A:4-0L D:5-4L C:5-5L B:pass A:pass D:5-2L
C:3-3R B:2-2L A:6-2L D:pass C:3-2R B:6-1L A:4-2R D:4-1R C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-2 5-4 5-0 3-3 1-1"
deal.B = "5-3 5-1 4-3 4-2 3-2 3-0 0-0"
deal.C = "6-6 5-5 5-2 4-4 4-0 3-1 2-0"
deal.D = "6-4 6-1 6-0 4-1 2-2 2-1 1-0"
yard = ""
play = """
C:6-6 B:pass A:6-5L D:6-1R C:5-5L B:5-1L A:1-1L D:4-1L C:4-4L
B:4-2L A:6-2L D:6-4L C:4-0L B:3-0L A:6-3L D:2-1R C:5-2R B:5-3R
A:3-3R D:6-0L C:3-1R B:0-0L A:5-0L D:1-0R C:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-4 5-1 4-4 3-3 3-1"
deal.B = "6-2 6-0 5-5 5-0 4-1 2-0 0-0"
deal.C = "6-6 6-5 5-3 4-3 4-0 3-2 2-2"
deal.D = "6-1 5-2 4-2 3-0 2-1 1-1 1-0"
yard = ""
play = """
C:6-6 B:6-2L A:6-4R D:4-2R C:3-2L B:2-0R A:6-3L D:6-1L C:4-0R
B:4-1R A:5-1L D:5-2L C:2-2L B:pass A:3-1R D:2-1L C:5-3R B:5-5R
A:5-4R D:1-1L C:4-3R B:pass A:3-3R D:3-0R C:pass B:5-0R A:pass
D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 5-0 4-3 2-2 2-1 1-0"
deal.B = "6-6 6-0 5-3 5-1 4-2 3-3 1-1"
deal.C = "6-1 5-5 5-2 4-1 4-0 3-2 0-0"
deal.D = "6-4 6-3 5-4 4-4 3-1 3-0 2-0"
yard = ""
play = """
D:4-4 C:4-1L B:4-2R A:2-1L D:2-0L C:5-2R B:6-0L A:6-5L D:5-4L
C:5-5R B:5-3R A:4-3L D:6-3L C:6-1L B:1-1L A:1-0L D:3-0L C:3-2L
B:3-3R A:6-2L D:6-4L C:4-0L B:pass A:5-0L D:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 6-2 6-1 3-2 2-2 2-0"
deal.B = "5-5 5-4 5-1 5-0 4-2 3-3 1-1"
deal.C = "6-3 5-3 4-4 4-3 4-0 3-1 1-0"
deal.D = "6-5 6-0 5-2 4-1 3-0 2-1 0-0"
yard = ""
play = """
D:0-0 C:4-0L B:5-4L A:2-0R D:5-2L C:pass B:4-2L A:6-4L D:6-0L
C:1-0L B:1-1L A:6-1L D:6-5L C:5-3L B:3-3L A:3-2L D:2-1L C:3-1L
B:pass A:6-2R D:3-0L C:6-3R B:5-0L A:pass D:pass C:4-3R B:5-1L
A:pass D:4-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-1 5-2 4-2 3-3 2-2 2-1"
deal.B = "6-5 6-4 5-0 4-0 3-2 2-0 1-0"
deal.C = "6-3 6-2 5-4 4-4 4-3 4-1 0-0"
deal.D = "6-0 5-5 5-3 5-1 3-1 3-0 1-1"
yard = ""
play = """
D:5-5 C:5-4L B:6-5R A:4-2L D:6-0R C:6-2L B:6-4L A:pass D:3-0R
C:6-3R B:4-0L A:6-6R D:pass C:0-0L B:5-0L A:5-2L D:pass C:pass
B:3-2L A:3-3L D:5-3L C:pass B:pass A:6-1R D:5-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 4-2 3-0 2-1 1-1 1-0"
deal.B = "6-5 6-4 5-5 5-1 4-0 2-0 0-0"
deal.C = "6-3 5-4 5-2 5-0 4-1 3-3 2-2"
deal.D = "6-6 6-0 5-3 4-4 4-3 3-2 3-1"
yard = ""
play = """
B:6-5 A:6-2L D:5-3R C:6-3R B:2-0L A:3-0L D:6-6R C:3-3L B:6-4R
A:4-2R D:3-2R C:pass B:pass A:pass D:4-3L C:5-4L B:5-5L A:pass
D:3-1R C:5-2L B:5-1R A:2-1L D:pass C:4-1L B:4-0L A:1-0L D:pass
C:5-0R B:0-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-3 5-1 5-0 4-0 3-3"
deal.B = "6-5 5-4 5-2 4-2 3-0 2-1 0-0"
deal.C = "6-3 6-1 6-0 5-5 4-4 4-1 3-1"
deal.D = "6-2 4-3 3-2 2-2 2-0 1-1 1-0"
yard = ""
play = """
B:2-1 A:5-1R D:2-2L C:5-5R B:4-2L A:6-4L D:6-2L C:pass B:5-4R
A:4-0R D:2-0R C:pass B:5-2L A:5-3L D:3-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-37"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-37"
commitment = "b8df334e18fa94a217a00f974b700bad4269194ed666c80b9643f0425e60fcc2"
secret = "51dfca18fdf7a22c70687817fc10be7d5e5a512e6a375f5dd57ae50c20605d82"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 4-4 4-1 4-0 3-2 2-1 1-0"
deal.B = "5-4 5-3 5-2 4-3 3-0 1-1 0-0"
deal.C = "6-5 6-4 6-2 6-0 5-5 5-0 3-3"
deal.D = "6-3 6-1 5-1 4-2 3-1 2-2 2-0"
yard = ""
play = """
A:6-6 D:6-3L C:3-3L B:5-3L A:pass D:5-1L C:6-5R B:5-4R A:1-0L
D:2-0L C:6-4R B:5-2L A:pass D:6-1R C:5-5L B:1-1R A:4-1R D:4-2R
C:6-2R B:pass A:pass D:pass C:6-0R B:3-0R A:3-2R D:2-2R C:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 5-2 4-3 3-1 2-2 2-0"
deal.B = "6-5 6-2 6-1 5-5 5-4 4-4 4-2"
deal.C = "6-4 6-0 5-3 3-0 2-1 1-0 0-0"
deal.D = "5-1 5-0 4-1 4-0 3-3 3-2 1-1"
yard = ""
play = """
C:0-0 B:pass A:2-0L D:3-2L C:3-0L B:pass A:pass D:5-0L C:5-3L
B:pass A:4-3L D:4-1L C:1-0L B:pass A:pass D:4-0L C:6-4L B:6-5L
A:5-2L D:pass C:2-1L B:6-1L A:6-3L D:3-3L C:6-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 6-1 5-3 5-2 3-3 0-0"
deal.B = "6-3 5-1 5-0 3-2 3-1 3-0 1-0"
deal.C = "5-5 4-3 4-1 4-0 2-2 2-1 2-0"
deal.D = "6-5 6-4 6-0 5-4 4-4 4-2 1-1"
yard = ""
play = """
C:2-2 B:3-2L A:5-3L D:6-5L C:2-1R B:6-3L A:6-1R D:6-4R C:4-3L
B:pass A:pass D:5-4L C:5-5L B:5-1L A:pass D:1-1L C:4-1L B:pass
A:pass D:4-4L C:4-0L B:5-0L A:5-2L D:4-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 6-0 5-2 4-4 4-1 3-0"
deal.B = "6-3 6-2 5-5 4-3 3-2 2-0 1-1"
deal.C = "6-5 6-1 5-3 4-2 3-1 2-2 0-0"
deal.D = "5-4 5-1 5-0 4-0 3-3 2-1 1-0"
yard = ""
play = """
C:2-2 B:6-2L A:6-6L D:2-1R C:6-1R B:6-3L A:6-4R D:3-3L C:4-2R
B:4-3L A:4-1L D:5-1L C:5-3L B:3-2L A:5-2L D:5-4L C:pass B:2-0R
A:6-0R D:4-0L C:6-5R B:5-5R A:3-0L D:5-0R C:0-0R B:pass A:pass
D:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 5-4 5-1 4-4 4-2 3-1"
deal.B = "6-0 4-1 3-3 3-0 2-2 2-1 2-0"
deal.C = "6-6 6-2 5-5 5-3 5-2 1-1 1-0"
deal.D = "6-5 6-1 5-0 4-3 4-0 3-2 0-0"
yard = ""
play = """
D:6-5 C:6-6L B:6-0L A:5-4R D:5-0L C:5-5L B:4-1R A:5-1R D:pass
C:5-2L B:2-2L A:4-2L D:4-3L C:5-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-3 5-2 4-2 3-1 3-0 2-0"
deal.B = "5-5 5-1 4-3 4-0 2-2 2-1 0-0"
deal.C = "6-5 6-4 6-3 6-2 5-0 4-4 4-1"
deal.D = "6-6 6-1 6-0 3-3 3-2 1-1 1-0"
yard = ""
play = """
C:4-4 B:4-3L A:5-3L D:pass C:6-5L B:4-0R A:2-0R D:6-6L C:6-2R
B:pass A:pass D:6-1L C:4-1L B:pass A:5-4L D:6-0R C:5-0R B:5-5L
A:5-2L D:3-2L C:6-3L B:5-1R A:3-1R D:3-3R C:6-4L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-3 5-0 4-4 4-2 3-1 2-1"
deal.B = "6-3 5-5 5-4 4-1 3-2 2-0 0-0"
deal.C = "6-5 6-2 6-0 4-3 3-0 2-2 1-1"
deal.D = "6-6 6-4 5-2 5-1 4-0 3-3 1-0"
yard = ""
play = """
C:2-2 B:3-2L A:5-3L D:5-2L C:6-2L B:6-3L A:2-1R D:3-3L C:1-1R
B:4-1R A:4-4R D:6-4R C:6-5R B:5-5R A:3-1L D:5-1L C:pass B:5-4L
A:4-2L D:pass C:pass B:2-0L A:5-0R D:4-0L C:3-0R B:pass A:pass
D:pass C:4-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-4 5-3 5-0 2-2 1-1"
deal.B = "6-5 6-3 6-1 6-0 5-5 5-1 3-2"
deal.C = "4-4 4-3 4-1 4-0 3-1 3-0 1-0"
deal.D = "6-2 5-2 4-2 3-3 2-1 2-0 0-0"
yard = ""
play = """
B:6-5 A:6-4L D:4-2L C:pass B:5-5R A:2-2L D:6-2L C:pass B:6-3L
A:5-3L D:5-2L C:pass B:5-1R A:1-1R D:2-1L C:4-1L B:6-1R A:6-6R
D:pass C:4-4L B:6-0R A:5-4L D:2-0R C:pass B:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-0 4-4 4-1 3-1 1-0"
deal.B = "6-6 5-5 5-2 4-3 3-2 3-0 1-1"
deal.C = "6-2 6-1 5-4 5-3 4-2 3-3 2-1"
deal.D = "6-4 6-0 5-1 4-0 2-2 2-0 0-0"
yard = ""
play = """
B:6-6 A:6-3L D:6-4R C:3-3L B:4-3L A:4-4L D:4-0L C:4-2R B:5-2R
A:5-0L D:5-1L C:6-1L B:5-5R A:6-5R D:6-0L C:6-2R B:3-2R A:1-0L
D:pass C:5-3R B:1-1L A:4-1L D:pass C:5-4L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 4-1 4-0 3-1 2-2 1-1"
deal.B = "6-6 6-2 5-2 3-2 3-0 2-1 0-0"
deal.C = "6-5 5-5 5-4 4-4 4-2 3-3 1-0"
deal.D = "6-1 6-0 5-3 5-1 5-0 4-3 2-0"
yard = ""
play = """
B:6-6 A:6-4L D:4-3L C:6-5R B:5-2R A:2-2R D:5-3L C:5-5L B:6-2R
A:6-3R D:5-1L C:3-3R B:3-2R A:1-1L D:6-1L C:4-2R B:pass A:4-0R
D:6-0L C:1-0L B:2-1L A:pass D:2-0L C:pass B:3-0L A:3-1L D:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-2 4-4 4-2 4-1 2-0 1-0"
deal.B = "6-4 6-2 5-3 5-1 2-2 1-1 0-0"
deal.C = "6-5 6-3 6-0 5-5 4-3 3-3 3-0"
deal.D = "6-6 5-4 5-0 4-0 3-2 3-1 2-1"
yard = ""
play = """
D:6-6 C:6-3L B:6-4R A:4-2R D:3-2L C:pass B:6-2L A:5-2R D:5-4R
C:4-3R B:5-3R A:6-1L D:3-1L C:6-5R B:pass A:pass D:pass C:3-3L
B:pass A:pass D:pass C:6-0R B:0-0R A:2-0R D:2-1R C:3-0L B:5-1R
A:1-0L D:5-0R C:pass B:1-1L A:4-1L D:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-3 4-1 4-0 3-3 2-2 0-0"
deal.B = "6-5 6-3 6-2 6-0 5-2 5-1 4-2"
deal.C = "6-6 5-5 4-3 2-1 2-0 1-1 1-0"
deal.D = "6-4 5-4 5-0 4-4 3-2 3-1 3-0"
yard = ""
play = """
D:6-4 C:6-6L B:6-5L A:4-0R D:5-4L C:1-0R B:4-2L A:6-1R D:3-2L
C:4-3L B:6-3R A:5-3R D:4-4L C:5-5R B:5-2R A:2-2R D:pass C:2-1R
B:5-1R A:4-1L D:3-1L C:pass B:pass A:3-3L D:3-0L C:2-0L B:6-2L
A:pass D:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-3 5-2 4-2 3-1 3-0 1-0"
deal.B = "6-4 6-1 5-5 4-1 4-0 2-0 1-1"
deal.C = "6-5 5-4 5-1 4-3 3-3 3-2 2-1"
deal.D = "6-6 6-3 6-2 5-0 4-4 2-2 0-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-5L A:5-3L D:6-3L C:pass B:6-4L A:6-0R D:4-4L
C:4-3L B:4-0R A:4-2R D:6-2R C:3-3L B:6-1R A:3-1L D:pass C:5-1L
B:4-1R A:5-2L D:2-2L C:3-2L B:pass A:3-0L D:5-0L C:5-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-38"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-38"
commitment = "1f6337030bed7e348a96d10e67529042f711c02d2b955bdbab5b693a2feda8ae"
secret = "ed234641327253690d77edfc466e9b15112dfffa7316aa23c96cf0d6426eade9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 6-0 5-2 4-0 3-3 1-1"
deal.B = "6-5 5-5 5-3 3-0 2-2 2-1 1-0"
deal.C = "6-2 5-4 5-1 4-3 4-2 3-1 0-0"
deal.D = "6-4 6-3 5-0 4-4 4-1 3-2 2-0"
yard = ""
play = """
A:6-6 D:6-4L C:5-4L B:6-5R A:5-2L D:5-0R C:6-2L B:3-0R A:6-1L
D:4-1L C:4-3L B:5-3L A:3-3R D:3-2R C:5-1L B:2-1L A:pass D:2-0L
C:0-0L B:2-2R A:6-0L D:6-3L C:3-1L B:1-0L A:4-0L D:4-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 5-4 4-4 4-2 3-3 2-0"
deal.B = "4-3 4-1 4-0 3-1 2-2 2-1 1-1"
deal.C = "6-6 6-0 5-3 5-2 5-1 3-0 0-0"
deal.D = "6-5 6-4 6-2 5-5 5-0 3-2 1-0"
yard = ""
play = """
D:6-2 C:6-6L B:2-1R A:6-3L D:3-2L C:5-2L B:1-1R A:5-4L D:1-0R
C:6-0R B:4-1L A:6-1L D:6-4L C:pass B:4-3L A:3-3L D:6-5R C:5-3L
B:pass A:pass D:5-5L C:5-1L B:3-1L A:pass D:5-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 6-2 5-4 4-1 3-3 2-0"
deal.B = "6-4 5-2 5-0 4-0 3-2 3-1 1-0"
deal.C = "6-0 4-4 4-2 3-0 2-1 1-1 0-0"
deal.D = "6-5 6-1 5-5 5-3 5-1 4-3 2-2"
yard = ""
play = """
D:4-3 C:4-4L B:4-0L A:6-3R D:6-5R C:6-0L B:6-4L A:5-4L D:5-1L
C:2-1L B:5-2L A:pass D:5-5L C:pass B:5-0L A:2-0L D:2-2L C:4-2L
B:pass A:4-1L D:6-1L C:pass B:pass A:6-6L D:5-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "4-4 4-1 3-2 3-1 2-0 1-1 0-0"
deal.B = "6-6 6-4 5-4 5-3 4-0 3-3 2-2"
deal.C = "6-3 6-2 6-0 5-5 5-2 5-0 4-2"
deal.D = "6-5 6-1 5-1 4-3 3-0 2-1 1-0"
yard = ""
play = """
D:5-1 C:5-5L B:5-4L A:4-4L D:1-0R C:4-2L B:4-0R A:3-2L D:3-0L
C:6-0L B:6-6L A:4-1R D:6-1L C:pass B:pass A:3-1L D:2-1R C:6-3L
B:6-4L A:2-0R D:4-3L C:5-0R B:5-3R A:pass D:pass C:pass B:3-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-0 4-2 4-1 3-1 1-0"
deal.B = "6-6 6-5 6-2 5-3 3-3 3-2 2-0"
deal.C = "6-1 6-0 5-4 3-0 2-1 1-1 0-0"
deal.D = "5-5 5-2 5-1 4-4 4-3 4-0 2-2"
yard = ""
play = """
A:6-4 D:4-3R C:6-1L B:3-3R A:6-3R D:5-1L C:5-4L B:6-6R A:4-2L
D:5-2L C:6-0R B:6-5L A:5-0R D:5-5R C:pass B:6-2L A:pass D:2-2L
C:2-1L B:5-3R A:4-1L D:4-0L C:3-0L B:3-2L A:3-1R D:pass C:1-1R
B:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-1 5-1 4-4 4-0 2-2"
deal.B = "6-3 5-0 4-3 4-2 4-1 3-0 1-1"
deal.C = "6-5 6-0 3-2 3-1 2-0 1-0 0-0"
deal.D = "6-2 5-5 5-4 5-3 5-2 3-3 2-1"
yard = ""
play = """
B:4-3 A:6-4L D:6-2L C:3-2L B:6-3L A:6-6L D:5-3R C:6-5L B:5-0L
A:5-1R D:2-1R C:6-0L B:4-2R A:4-4R D:5-4R C:pass B:pass A:6-1L
D:5-2R C:3-1L B:3-0L A:2-2R D:pass C:2-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-0 5-1 4-2 4-1 4-0"
deal.B = "6-4 6-2 6-1 3-3 3-0 1-1 1-0"
deal.C = "5-5 5-4 5-3 5-2 5-0 4-3 2-0"
deal.D = "6-3 4-4 3-2 3-1 2-2 2-1 0-0"
yard = ""
play = """
C:5-5 B:pass A:6-5L D:6-3L C:5-3L B:pass A:5-1L D:3-1L C:4-3L
B:6-4L A:6-6L D:pass C:5-4R B:6-1L A:4-2R D:2-1L C:5-2L B:6-2R
A:6-0R D:0-0R C:5-0L B:3-0L A:4-0R D:4-4R C:pass B:3-3L A:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-0 5-2 4-3 3-2 1-1"
deal.B = "6-6 6-2 4-0 3-3 2-2 1-0 0-0"
deal.C = "6-1 5-5 5-4 4-1 3-0 2-1 2-0"
deal.D = "6-5 5-3 5-1 5-0 4-4 4-2 3-1"
yard = ""
play = """
A:6-4 D:6-5L C:5-5L B:4-0R A:5-2L D:4-2L C:5-4L B:0-0R A:6-0R
D:5-0L C:3-0L B:6-6R A:6-3L D:pass C:6-1L B:1-0L A:pass D:pass
C:2-0L B:6-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-1 5-4 3-3 2-1 2-0"
deal.B = "6-6 5-1 4-3 3-2 3-1 2-2 0-0"
deal.C = "6-4 6-0 5-5 5-0 4-1 3-0 1-0"
deal.D = "6-2 5-3 5-2 4-4 4-2 4-0 1-1"
yard = ""
play = """
C:6-4 B:6-6L A:6-5L D:5-2L C:4-1R B:2-2L A:6-1R D:4-2L C:6-0R
B:4-3L A:6-3L D:4-0R C:pass B:pass A:5-4R D:6-2L C:5-5R B:5-1R
A:2-1L D:1-1L C:1-0L B:0-0L A:2-0L D:pass C:pass B:3-2L A:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 5-5 5-4 5-0 2-1"
deal.B = "6-4 6-3 6-1 5-2 4-4 4-1 0-0"
deal.C = "6-0 5-3 4-3 3-3 3-1 3-0 2-2"
deal.D = "5-1 4-2 4-0 3-2 2-0 1-1 1-0"
yard = ""
play = """
A:6-6 D:pass C:6-0L B:6-4R A:5-4R D:4-0L C:4-3L B:6-3L A:6-5L
D:5-1L C:3-1L B:5-2R A:6-2R D:3-2L C:2-2L B:6-1R A:2-1L D:1-1L
C:pass B:4-1L A:pass D:4-2L C:pass B:pass A:pass D:2-0L C:3-0L
B:pass A:pass D:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-0 5-5 4-3 3-3 2-1 2-0"
deal.B = "6-6 6-1 5-2 4-4 4-2 4-0 1-1"
deal.C = "5-1 5-0 4-1 3-2 3-1 3-0 1-0"
deal.D = "6-5 6-3 6-2 5-4 5-3 2-2 0-0"
yard = ""
play = """
D:6-2 C:3-2R B:6-6L A:6-4L D:6-3R C:4-1L B:6-1L A:6-0L D:0-0L
C:5-0L B:5-2L A:2-1L D:6-5R C:5-1L B:pass A:5-5L D:5-4L C:pass
B:4-4L A:4-3L D:5-3R C:3-1L B:1-1L A:3-3R D:pass C:1-0L B:4-0L
A:pass D:pass C:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-2 5-1 4-2 4-1 3-2 0-0"
deal.B = "6-4 5-4 5-3 4-4 4-0 3-1 2-2"
deal.C = "6-3 6-1 5-5 5-0 3-0 2-1 1-1"
deal.D = "6-6 6-5 6-2 4-3 3-3 2-0 1-0"
yard = ""
play = """
C:6-3 B:6-4L A:4-2L D:6-2L C:6-1L B:3-1L A:3-2L D:3-3R C:2-1L
B:5-3R A:5-2R D:2-0R C:1-1L B:4-0R A:5-1L D:4-3R C:5-5L B:5-4L
A:4-1L D:1-0L C:5-0L B:pass A:pass D:6-5L C:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-4 5-0 4-4 3-3 3-2 2-2"
deal.B = "6-5 6-0 5-5 5-3 4-3 1-1 0-0"
deal.C = "6-6 6-1 4-2 4-1 3-0 2-0 1-0"
deal.D = "6-4 6-3 5-2 5-1 4-0 3-1 2-1"
yard = ""
play = """
C:6-6 B:6-5L A:5-4L D:6-4L C:6-1L B:1-1L A:6-2R D:5-2R C:4-1L
B:5-5R A:4-4L D:4-0L C:3-0L B:4-3L A:5-0R D:pass C:4-2L B:0-0R
A:3-2L D:6-3L C:2-0R B:6-0L A:2-2R D:2-1R C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 4-2 4-1 3-2 2-2 1-0"
deal.B = "6-4 6-2 5-4 4-4 3-3 3-1 3-0"
deal.C = "6-6 5-2 5-1 5-0 4-3 4-0 0-0"
deal.D = "6-5 6-1 5-5 5-3 2-1 2-0 1-1"
yard = ""
play = """
C:6-6 B:6-4L A:6-3R D:5-3R C:4-3L B:5-4R A:4-2R D:2-0R C:5-0R
B:3-3L A:3-2L D:5-5R C:5-2L B:pass A:pass D:6-5L C:5-1R B:3-1R
A:6-0L D:pass C:4-0L B:4-4L A:4-1L D:6-1L C:pass B:6-2L A:2-2L
D:2-1L C:pass B:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-5 5-2 4-3 3-0 2-1"
deal.B = "6-3 6-2 6-0 5-1 5-0 3-2 2-0"
deal.C = "6-1 5-4 4-0 3-1 2-2 1-1 0-0"
deal.D = "6-5 5-3 4-4 4-2 4-1 3-3 1-0"
yard = ""
play = """
B:6-2 A:6-6L D:6-5L C:5-4L B:2-0R A:6-4L D:1-0R C:6-1L B:5-1L
A:5-5L D:4-1R C:4-0R B:6-0R A:5-2L D:4-2L C:pass B:6-3R A:4-3L
D:3-3L C:3-1L B:3-2R A:2-1L D:pass C:2-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 6-1 4-4 4-3 2-0 1-1"
deal.B = "6-5 5-4 5-3 5-1 4-1 3-0 0-0"
deal.C = "6-0 5-2 3-3 3-2 2-2 2-1 1-0"
deal.D = "6-6 6-3 5-5 5-0 4-2 4-0 3-1"
yard = ""
play = """
C:6-0 B:6-5L A:2-0R D:4-2R C:5-2L B:5-4R A:6-2L D:5-0R C:1-0R
B:5-1R A:6-4L D:5-5R C:pass B:4-1L A:6-1L D:6-6L C:pass B:5-3R
A:4-3R D:4-0R C:pass B:0-0R A:pass D:6-3L C:3-3L B:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-1 4-4 4-3 4-1 3-1 0-0"
deal.B = "6-4 6-2 5-5 5-2 5-0 4-2 1-1"
deal.C = "6-6 6-3 6-0 3-3 2-2 2-0 1-0"
deal.D = "6-5 6-1 5-3 4-0 3-2 3-0 2-1"
yard = ""
play = """
B:5-5 A:5-4L D:5-3R C:6-3R B:6-4L A:pass D:6-1L C:1-0L B:5-0L
A:5-1L D:2-1L C:2-2L B:5-2L A:pass D:6-5R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 5-5 5-1 4-2 4-0 3-2"
deal.B = "5-0 4-4 4-3 4-1 3-3 1-0 0-0"
deal.C = "6-5 6-4 5-4 5-3 2-2 2-0 1-1"
deal.D = "6-3 6-1 6-0 5-2 3-1 3-0 2-1"
yard = ""
play = """
D:3-1 C:5-3L B:5-0L A:5-1R D:5-2R C:2-0L B:pass A:6-2L D:6-1L
C:1-1L B:4-1L A:4-2L D:2-1L C:2-2R B:1-0L A:3-2R D:3-0L C:pass
B:3-3L A:pass D:6-3L C:6-5L B:4-3R A:5-5L D:pass C:5-4L B:4-4L
A:4-0L D:6-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "4-3 4-0 3-2 3-0 2-1 2-0 0-0"
deal.B = "6-6 5-5 5-4 3-3 3-1 2-2 1-0"
deal.C = "6-3 5-3 5-1 5-0 4-4 4-2 1-1"
deal.D = "6-5 6-4 6-2 6-1 6-0 5-2 4-1"
yard = ""
play = """
D:5-2 C:5-3L B:3-3L A:4-3L D:6-2R C:4-4L B:6-6R A:4-0L D:6-4R
C:5-0L B:5-5L A:pass D:4-1R C:5-1L B:3-1L A:3-2L D:6-1R C:4-2L
B:5-4L A:pass D:6-0R C:pass B:1-0R A:2-1R D:6-5L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 5-2 5-0 3-0 2-1 2-0"
deal.B = "6-0 5-1 4-4 4-1 4-0 3-3 3-2"
deal.C = "6-2 5-3 4-3 3-1 2-2 1-0 0-0"
deal.D = "6-6 6-5 6-3 5-5 5-4 4-2 1-1"
yard = ""
play = """
D:6-6 C:6-2L B:3-2L A:6-4R D:5-4R C:5-3L B:5-1L A:6-1L D:5-5R
C:pass B:6-0L A:5-2R D:4-2R C:1-0L B:4-1L A:pass D:pass C:4-3L
B:4-4R A:3-0L D:pass C:0-0L B:4-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-4 5-3 4-4 4-1 1-1"
deal.B = "6-6 6-4 6-2 6-0 5-5 4-3 2-1"
deal.C = "5-1 4-2 4-0 3-3 3-1 2-2 2-0"
deal.D = "6-1 5-2 5-0 3-2 3-0 1-0 0-0"
yard = ""
play = """
B:6-6 A:6-5L D:5-2L C:4-2L B:6-4L A:6-3L D:3-2L C:2-2L B:6-2L
A:pass D:6-1L C:5-1L B:5-5L A:5-4L D:pass C:4-0L B:6-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-39"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-39"
commitment = "7ffd8d721424d352c4b91050ea32860a708d0994a008d579b163f4d1d18e521f"
secret = "a88d53a72c609d6207e7f3128cb9266e7b52596793c52b4fde65769cdd92e7bc"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-0 4-0 3-3 3-2 2-0"
deal.B = "5-5 5-4 5-2 2-2 1-1 1-0 0-0"
deal.C = "6-5 6-4 6-0 5-1 4-3 3-1 3-0"
deal.D = "6-6 6-1 5-3 4-4 4-2 4-1 2-1"
yard = ""
play = """
D:6-6 C:6-4L B:5-4L A:5-0L D:6-1R C:3-0L B:1-1R A:3-3L D:5-3L
C:3-1R B:5-5L A:6-3R D:pass C:5-1L B:1-0L A:6-2R D:4-2R C:6-0L
B:pass A:4-0R D:pass C:6-5L B:5-2L A:2-0L D:pass C:pass B:0-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-2 4-2 4-1 1-1 1-0 0-0"
deal.B = "6-6 6-4 6-3 3-1 3-0 2-2 2-1"
deal.C = "6-5 6-1 5-3 4-3 4-0 3-2 2-0"
deal.D = "6-2 6-0 5-5 5-1 5-0 4-4 3-3"
yard = ""
play = """
B:6-6 A:pass D:6-2L C:6-5R B:2-2L A:5-2R D:pass C:2-0L B:3-0L
A:4-2R D:4-4R C:4-3L B:6-4L A:4-1R D:6-0L C:6-1R B:6-3R A:1-0L
D:3-3R C:5-3R B:3-1L A:5-4R D:pass C:4-0R B:pass A:0-0R D:5-0R
C:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 5-4 4-4 4-1 3-3 2-0"
deal.B = "6-5 6-4 5-3 5-2 4-0 2-1 1-0"
deal.C = "6-0 5-1 4-3 4-2 3-1 3-0 0-0"
deal.D = "6-2 6-1 5-5 5-0 3-2 2-2 1-1"
yard = ""
play = """
C:5-1 B:6-5L A:6-6L D:6-2L C:3-1R B:5-2L A:3-3R D:5-5L C:3-0R
B:5-3L A:6-3L D:6-1L C:6-0R B:2-1L A:2-0L D:5-0L C:pass B:6-4R
A:5-4R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-3 5-2 4-2 3-0 2-2 2-0"
deal.B = "6-5 6-2 4-4 4-0 3-3 2-1 0-0"
deal.C = "6-6 6-1 5-5 5-0 4-1 3-1 1-1"
deal.D = "6-4 6-3 6-0 5-1 4-3 3-2 1-0"
yard = ""
play = """
B:6-5 A:5-2R D:6-4L C:4-1L B:2-1L A:2-2L D:3-2L C:3-1L B:6-2R
A:pass D:6-3R C:1-1L B:3-3R A:5-3R D:5-1L C:5-0L B:4-0L A:4-2L
D:pass C:5-5R B:pass A:5-4R D:4-3R C:pass B:pass A:3-0R D:6-0R
C:6-6R B:pass A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 4-1 3-3 3-2 3-1"
deal.B = "6-4 6-1 5-5 5-3 5-2 4-4 4-0"
deal.C = "6-5 5-4 4-2 2-1 1-1 1-0 0-0"
deal.D = "6-0 5-1 5-0 4-3 3-0 2-2 2-0"
yard = ""
play = """
A:6-6 D:6-0L C:6-5R B:4-0L A:4-1L D:5-1L C:5-4L B:6-4L A:6-3L
D:4-3L C:4-2L B:5-2L A:pass D:5-0L C:1-0L B:6-1L A:6-2L D:2-2L
C:2-1L B:5-5R A:3-1L D:3-0L C:0-0L B:5-3R A:3-3R D:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-1 5-5 4-3 3-2 3-1 1-0"
deal.B = "6-6 6-3 5-0 4-4 4-1 3-3 2-2"
deal.C = "6-5 6-4 6-0 5-3 4-2 2-1 1-1"
deal.D = "5-4 5-2 5-1 4-0 3-0 2-0 0-0"
yard = ""
play = """
D:5-4 C:6-4R B:5-0L A:6-2R D:5-2R C:6-0L B:6-6L A:5-5R D:5-1R
C:2-1R B:6-3L A:3-2R D:3-0L C:5-3R B:pass A:1-0L D:pass C:6-5R
B:4-1L A:4-3L D:pass C:pass B:3-3L A:6-1R D:pass C:1-1R B:pass
A:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-3 5-1 3-3 2-2 1-1 0-0"
deal.B = "6-6 6-4 4-1 4-0 3-0 2-1 2-0"
deal.C = "6-3 6-0 5-5 5-4 5-2 4-4 3-2"
deal.D = "6-5 6-2 5-0 4-3 4-2 3-1 1-0"
yard = ""
play = """
A:3-3 D:4-3L C:6-3R B:6-4L A:6-1L D:6-5R C:5-2R B:4-1L A:2-2R
D:6-2R C:6-0R B:4-0L A:0-0L D:5-0L C:5-4L B:3-0R A:5-3R D:4-2L
C:5-5R B:2-1L A:5-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-3 5-2 5-0 4-1 3-2"
deal.B = "6-6 6-2 6-1 6-0 5-1 3-1 1-1"
deal.C = "6-5 6-3 5-4 4-3 2-2 2-1 1-0"
deal.D = "4-4 4-2 4-0 3-3 3-0 2-0 0-0"
yard = ""
play = """
A:5-5 D:pass C:6-5L B:6-6L A:6-4L D:4-4L C:5-4L B:5-1L A:4-1L
D:4-2L C:2-1L B:6-1L A:5-2R D:2-0R C:1-0R B:6-2L A:3-2L D:3-3L
C:6-3L B:6-0L A:5-0L D:pass C:pass B:3-1R A:5-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-5 5-3 5-0 4-3 1-0"
deal.B = "5-4 4-4 4-1 3-0 2-1 2-0 1-1"
deal.C = "6-4 6-1 5-2 5-1 4-2 4-0 3-3"
deal.D = "6-5 6-3 6-2 3-2 3-1 2-2 0-0"
yard = ""
play = """
A:5-5 D:6-5L C:6-4L B:5-4L A:5-0L D:0-0L C:5-1R B:3-0L A:5-3L
D:3-1R C:3-3R B:pass A:4-3R D:pass C:4-0R B:2-0R A:pass D:6-2R
C:6-1R B:4-1R A:pass D:pass C:5-2L B:2-1L A:1-0L D:pass C:4-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 5-2 4-4 3-3 3-1 2-0"
deal.B = "6-5 6-1 5-1 3-2 3-0 2-1 1-0"
deal.C = "6-4 6-3 5-4 4-2 4-0 1-1 0-0"
deal.D = "6-6 5-5 5-3 5-0 4-3 4-1 2-2"
yard = ""
play = """
C:6-3 B:6-5L A:5-2L D:5-3R C:4-2L B:5-1R A:4-4L D:4-3L C:1-1R
B:3-2L A:3-1R D:2-2L C:pass B:2-1L A:3-3R D:4-1L C:6-4L B:6-1L
A:pass D:pass C:pass B:1-0L A:2-0L D:pass C:pass B:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-3 5-1 5-0 4-0 3-0 1-0"
deal.B = "6-6 6-5 6-2 5-5 4-3 3-2 1-1"
deal.C = "6-4 5-4 4-4 3-3 2-1 2-0 0-0"
deal.D = "6-1 6-0 5-2 4-2 4-1 3-1 2-2"
yard = ""
play = """
B:6-6 A:6-3L D:6-1R C:3-3L B:4-3L A:4-0L D:6-0L C:2-1R B:6-5L
A:5-3L D:5-2R C:5-4R B:3-2L A:pass D:4-2L C:4-4L B:pass A:pass
D:4-1L C:6-4R B:1-1L A:5-1L D:pass C:pass B:5-5L A:5-0L D:pass
C:2-0L B:6-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-0 4-2 4-0 3-1 3-0 1-1"
deal.B = "6-1 6-0 5-5 3-2 2-2 2-0 0-0"
deal.C = "6-4 5-2 5-1 4-4 4-1 2-1 1-0"
deal.D = "6-6 6-5 6-2 5-4 5-3 4-3 3-3"
yard = ""
play = """
B:6-1 A:6-3L D:5-3L C:2-1R B:5-5L A:5-0L D:6-2R C:1-0L B:6-0R
A:1-1L D:pass C:5-1L B:2-0R A:4-2R D:6-5L C:6-4L B:pass A:4-0L
D:5-4R C:5-2R B:0-0L A:3-0L D:4-3L C:4-4L B:3-2R A:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 5-1 4-3 3-3 3-2 2-2"
deal.B = "6-1 6-0 5-4 4-0 3-1 3-0 2-0"
deal.C = "6-3 4-4 4-1 2-1 1-1 1-0 0-0"
deal.D = "6-5 6-4 6-2 5-5 5-2 5-0 4-2"
yard = ""
play = """
A:3-3 D:pass C:6-3L B:6-1L A:5-1L D:6-5L C:pass B:6-0L A:3-2R
D:6-2R C:0-0L B:4-0L A:6-6R D:6-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 5-1 4-2 2-2 2-1 1-0"
deal.B = "6-6 6-4 5-2 4-3 4-1 4-0 3-3"
deal.C = "6-5 6-3 6-0 5-3 5-0 4-4 3-1"
deal.D = "6-1 5-5 3-2 3-0 2-0 1-1 0-0"
yard = ""
play = """
B:6-6 A:6-2L D:6-1R C:3-1R B:5-2L A:5-1L D:3-2R C:pass B:4-1L
A:4-2L D:2-0L C:5-0L B:pass A:2-2R D:5-5L C:5-3L B:4-3L A:5-4L
D:pass C:6-5L B:6-4L A:2-1R D:1-1R C:4-4L B:4-0L A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-5 4-1 4-0 3-0 2-2"
deal.B = "6-1 5-1 5-0 4-2 3-3 1-1 0-0"
deal.C = "6-6 5-3 4-3 3-2 3-1 2-1 1-0"
deal.D = "6-4 6-3 6-2 5-4 5-2 4-4 2-0"
yard = ""
play = """
A:5-5 D:5-4L C:5-3R B:4-2L A:3-0R D:6-2L C:6-6L B:6-1L A:6-0R
D:6-4R C:3-1L B:3-3L A:4-1R D:6-3L C:2-1R B:pass A:2-2R D:5-2R
C:pass B:5-1R A:6-5L D:pass C:1-0R B:5-0L A:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 6-0 4-3 3-2 2-2 2-0"
deal.B = "6-5 5-5 5-4 3-0 2-1 1-0 0-0"
deal.C = "6-6 6-4 6-3 5-1 5-0 4-0 3-3"
deal.D = "5-3 5-2 4-4 4-2 4-1 3-1 1-1"
yard = ""
play = """
A:2-2 D:5-2L C:5-1L B:2-1L A:6-2L D:4-2R C:4-0R B:6-5L A:2-0R
D:5-3L C:3-3L B:3-0L A:6-0L D:pass C:6-4L B:5-4L A:3-2R D:3-1R
C:5-0L B:1-0L A:6-1L D:4-1R C:6-6L B:pass A:4-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-4 5-1 4-4 4-3 3-3 2-2"
deal.B = "6-6 6-5 5-5 5-2 5-0 4-0 3-2"
deal.C = "6-4 6-1 4-2 4-1 3-1 2-1 1-0"
deal.D = "6-3 6-0 5-3 3-0 2-0 1-1 0-0"
yard = ""
play = """
A:4-4 D:pass C:4-1L B:4-0R A:5-1L D:5-3L C:3-1L B:5-0R A:5-4R
D:1-1L C:6-4R B:6-6R A:6-2R D:2-0R C:1-0L B:pass A:pass D:6-0L
C:6-1L B:pass A:pass D:3-0R C:2-1L B:5-2L A:3-3R D:6-3R C:pass
B:6-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-0 4-3 3-3 2-2 2-0 1-0"
deal.B = "6-6 6-5 6-1 5-1 4-2 4-1 4-0"
deal.C = "6-2 5-3 5-2 3-2 3-0 2-1 1-1"
deal.D = "6-3 5-5 5-4 5-0 4-4 3-1 0-0"
yard = ""
play = """
D:5-5 C:5-2L B:4-2L A:6-4L D:6-3L C:3-0L B:4-0L A:4-3L D:5-4R
C:3-2L B:4-1R A:1-0R D:5-0R C:5-3R B:pass A:3-3R D:3-1R C:2-1L
B:6-1L A:6-0L D:0-0L C:1-1R B:5-1R A:2-0L D:pass C:6-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 4-3 3-3 3-2 3-0 2-1 1-1"
deal.B = "6-5 6-0 4-2 4-1 4-0 3-1 0-0"
deal.C = "6-4 6-2 5-5 5-4 5-2 4-4 2-0"
deal.D = "6-6 6-1 5-3 5-1 5-0 2-2 1-0"
yard = ""
play = """
C:6-4 B:6-5L A:4-3R D:5-3L C:pass B:3-1L A:3-3R D:6-1L C:6-2L
B:4-2L A:3-2R D:2-2R C:2-0R B:4-1L A:3-0R D:5-1L C:5-5L B:pass
A:6-3R D:6-6R C:5-4L B:4-0L A:pass D:5-0L C:5-2L B:6-0R A:2-1L
D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-0 4-1 4-0 3-2 3-0 1-0"
deal.B = "6-6 6-2 5-2 3-1 2-2 2-1 2-0"
deal.C = "6-5 6-4 5-5 5-4 5-3 5-1 3-3"
deal.D = "6-1 6-0 4-4 4-3 4-2 1-1 0-0"
yard = ""
play = """
D:4-4 C:5-4L B:5-2L A:3-2L D:4-3L C:6-4L B:6-6L A:6-3L D:4-2R
C:5-3L B:6-2R A:5-0L D:6-1R C:5-1R B:2-0L A:pass D:pass C:6-5R
B:2-2L A:pass D:6-0R C:pass B:2-1L A:4-1L D:0-0R C:pass B:pass
A:4-0L D:pass C:pass B:pass A:3-0L D:pass C:3-3L B:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-5 5-2 4-2 4-1 2-1"
deal.B = "6-6 4-4 3-3 3-2 1-1 1-0 0-0"
deal.C = "6-2 6-1 5-0 4-3 4-0 2-2 2-0"
deal.D = "6-5 6-0 5-4 5-3 5-1 3-1 3-0"
yard = ""
play = """
B:6-6 A:6-4L D:6-5R C:4-3L B:3-3L A:5-5R D:5-4R C:4-0R B:3-2L
A:4-2L D:6-0R C:6-2R B:4-4L A:5-2R D:5-3R C:pass B:pass A:6-3R
D:pass C:6-1R B:1-1R A:4-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-0 5-1 4-2 1-0 0-0"
deal.B = "6-3 5-5 4-4 4-3 4-1 3-2 1-1"
deal.C = "6-5 6-2 6-1 5-4 3-3 3-0 2-0"
deal.D = "5-3 5-2 5-0 4-0 3-1 2-2 2-1"
yard = ""
play = """
B:6-3 A:6-6L D:5-3R C:5-4R B:4-4R A:6-4L D:4-0L C:2-0L B:3-2L
A:4-2R D:5-2R C:3-3L B:4-3L A:5-1R D:3-1R C:3-0R B:4-1L A:1-0L
D:5-0L C:6-5L B:pass A:6-0L D:pass C:pass B:pass A:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-0 4-1 3-3 3-2 0-0"
deal.B = "6-4 5-4 5-0 4-2 2-0 1-1 1-0"
deal.C = "6-1 5-3 5-2 5-1 4-0 2-2 2-1"
deal.D = "6-6 6-2 5-5 4-4 4-3 3-1 3-0"
yard = ""
play = """
A:3-3 D:4-3L C:4-0L B:5-0L A:6-5L D:6-6L C:6-1L B:1-1L A:6-3R
D:6-2R C:2-1L B:4-2L A:4-1L D:3-1L C:5-3L B:5-4L A:3-2R D:4-4L
C:pass B:6-4L A:6-0L D:3-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-1 4-4 4-3 3-0 2-0"
deal.B = "6-1 5-2 4-0 3-2 2-2 1-1 1-0"
deal.C = "6-6 6-3 5-5 5-3 4-1 2-1 0-0"
deal.D = "6-2 6-0 5-4 5-0 4-2 3-3 3-1"
yard = ""
play = """
A:4-4 D:5-4L C:4-1R B:5-2L A:5-1R D:6-2L C:6-6L B:6-1L A:6-5R
D:6-0R C:0-0R B:1-1L A:3-0R D:3-3R C:5-3R B:1-0L A:2-0L D:4-2L
C:5-5R B:4-0L A:pass D:5-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-1 5-3 4-0 3-2 2-2 1-0"
deal.B = "4-3 4-1 3-3 3-1 3-0 2-0 0-0"
deal.C = "6-5 6-3 6-2 5-5 5-2 5-0 4-2"
deal.D = "6-4 6-0 5-4 5-1 4-4 2-1 1-1"
yard = ""
play = """
D:6-4 C:6-3L B:4-3L A:4-0L D:5-4R C:6-5R B:3-0L A:6-6R D:6-0R
C:5-0R B:3-3L A:5-3R D:pass C:pass B:3-1L A:6-1L D:pass C:6-2L
B:2-0L A:3-2R D:2-1R C:pass B:0-0L A:1-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 6-0 5-1 3-1 1-0"
deal.B = "6-4 6-3 6-1 5-4 4-4 1-1 0-0"
deal.C = "4-2 4-1 4-0 3-2 3-0 2-1 2-0"
deal.D = "5-5 5-3 5-2 5-0 4-3 3-3 2-2"
yard = ""
play = """
A:6-6 D:pass C:pass B:6-4L A:6-5R D:5-5R C:4-2L B:5-4R A:6-2L
D:4-3R C:3-2R B:6-3L A:3-1L D:5-2R C:4-1L B:4-4L A:5-1R D:pass
C:4-0L B:0-0L A:6-0L D:pass C:2-1R B:6-1L A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-5 5-3 4-4 3-1 2-0"
deal.B = "6-6 6-5 5-4 4-3 3-2 1-0 0-0"
deal.C = "5-1 4-2 4-1 4-0 3-3 2-2 1-1"
deal.D = "6-4 6-3 6-1 5-2 5-0 3-0 2-1"
yard = ""
play = """
A:5-5 D:5-2L C:2-2L B:3-2L A:5-3R D:6-3L C:3-3R B:6-6L A:6-2L
D:2-1L C:4-1L B:5-4L A:3-1R D:6-1R C:5-1L B:1-0L A:6-0L D:6-4L
C:4-2L B:6-5R A:2-0L D:5-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 5-5 4-0 3-2 3-0 0-0"
deal.B = "6-4 5-3 5-2 4-4 2-1 2-0 1-0"
deal.C = "6-6 6-2 6-0 5-0 4-3 2-2 1-1"
deal.D = "6-5 5-4 5-1 4-2 4-1 3-3 3-1"
yard = ""
play = """
D:6-5 C:6-6L B:6-4L A:5-5R D:5-4L C:5-0L B:2-0L A:3-2L D:3-3L
C:4-3L B:4-4L A:4-0L D:5-1R C:6-0L B:2-1R A:6-3L D:4-2R C:pass
B:5-3L A:pass D:4-1R C:1-1R B:5-2L A:6-1R D:pass C:6-2R B:pass
A:pass D:pass C:2-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 6-1 4-2 2-0 1-1 0-0"
deal.B = "5-5 5-2 5-1 5-0 4-4 3-2 2-2"
deal.C = "6-5 6-0 5-3 4-0 3-3 3-0 2-1"
deal.D = "6-6 6-3 5-4 4-3 4-1 3-1 1-0"
yard = ""
play = """
C:6-0 B:5-0R A:6-2L D:5-4R C:4-0R B:5-2L A:0-0R D:1-0R C:5-3L
B:3-2L A:6-1R D:6-6R C:2-1L B:5-1L A:6-4R D:4-3R C:3-3R B:5-5L
A:pass D:6-3R C:6-5R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "4-4 4-3 4-2 4-1 4-0 3-1 2-1"
deal.B = "6-4 5-5 5-4 5-2 5-0 3-3 2-2"
deal.C = "6-6 6-5 6-3 6-2 6-0 2-0 1-0"
deal.D = "6-1 5-3 5-1 3-2 3-0 1-1 0-0"
yard = ""
play = """
C:6-6 B:6-4L A:4-4L D:6-1R C:1-0R B:5-4L A:4-0R D:5-3L C:6-3L
B:pass A:4-1R D:5-1R C:6-5R B:pass A:pass D:pass C:6-0L B:5-0L
A:pass D:pass C:6-2R B:5-5L A:4-2R D:pass C:pass B:5-2L A:2-1L
D:1-1L C:pass B:pass A:4-3R D:3-2R C:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-5 5-1 5-0 4-2 4-1 3-2"
deal.B = "6-5 6-3 6-2 4-0 3-3 2-1 1-1"
deal.C = "6-1 5-3 5-2 4-4 4-3 3-1 1-0"
deal.D = "6-6 6-4 5-4 3-0 2-2 2-0 0-0"
yard = ""
play = """
C:5-2 B:6-5L A:6-0L D:2-2R C:1-0L B:2-1L A:4-2L D:6-4L C:6-1L
B:1-1L A:5-1L D:5-4L C:4-3L B:6-3L A:3-2R D:6-6L C:5-3R B:6-2L
A:5-5R D:2-0L C:pass B:4-0L A:4-1L D:pass C:3-1L B:3-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-0 4-4 4-2 2-2 2-0 1-1 0-0"
deal.B = "6-6 5-3 5-2 4-0 3-3 3-2 3-1"
deal.C = "6-3 6-1 6-0 5-4 4-3 3-0 1-0"
deal.D = "6-5 6-4 6-2 5-5 5-1 4-1 2-1"
yard = ""
play = """
B:6-6 A:pass D:6-5L C:6-3R B:5-3L A:pass D:pass C:3-0L B:4-0L
A:4-4L D:6-4L C:4-3R B:pass A:4-2R D:6-2L C:pass B:5-2L A:5-0L
D:2-1R C:1-0R B:pass A:2-0L D:pass C:6-0R B:3-2L A:pass D:pass
C:6-1R B:3-3L A:1-1R D:5-1R C:5-4R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-1 4-3 3-1 2-2 2-1"
deal.B = "6-0 5-3 4-2 3-3 3-2 3-0 1-0"
deal.C = "6-2 5-5 5-1 4-4 4-1 4-0 1-1"
deal.D = "6-6 6-4 5-4 5-2 5-0 2-0 0-0"
yard = ""
play = """
C:1-1 B:1-0L A:6-1R D:6-6R C:6-2R B:6-0L A:2-1R D:6-4L C:4-0L
B:3-0L A:6-3L D:pass C:4-1R B:4-2R A:2-2R D:5-2R C:5-1R B:pass
A:6-5L D:5-4L C:4-4L B:pass A:4-3L D:pass C:pass B:5-3L A:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 4-3 3-2 3-0 1-1 0-0"
deal.B = "6-4 6-2 6-0 4-1 4-0 3-3 2-1"
deal.C = "6-5 6-3 5-4 5-1 5-0 2-0 1-0"
deal.D = "6-6 5-3 5-2 4-4 4-2 3-1 2-2"
yard = ""
play = """
A:5-5 D:5-3L C:5-4R B:3-3L A:4-3R D:3-1L C:1-0L B:6-0L A:6-1L
D:pass C:6-3R B:4-1L A:pass D:6-6R C:6-5R B:6-4L A:pass D:5-2R
C:2-0R B:6-2L A:3-2L D:pass C:5-0R B:pass A:3-0L D:pass C:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-3 5-2 5-0 4-1 3-0 2-0"
deal.B = "4-4 4-0 3-3 3-2 2-2 1-1 0-0"
deal.C = "6-6 6-3 6-0 5-5 5-4 4-2 2-1"
deal.D = "6-4 6-2 6-1 5-1 4-3 3-1 1-0"
yard = ""
play = """
C:decline A:5-0 D:5-1L C:2-1L B:3-2L A:5-3L D:1-0R C:5-4L B:4-4L
A:4-1L D:6-1L C:6-6L B:1-1R A:6-5L D:3-1R C:6-3R B:pass A:5-2L
D:6-4R C:4-2L B:4-0L A:3-0L D:4-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-5 5-1 4-4 4-2 3-1"
deal.B = "6-3 5-0 3-3 3-2 2-2 2-1 0-0"
deal.C = "6-5 6-4 6-1 5-3 4-1 4-0 1-0"
deal.D = "6-2 5-4 5-2 4-3 3-0 2-0 1-1"
yard = ""
play = """
A:6-6 D:6-2L C:6-5R B:3-2L A:5-5R D:5-4R C:4-0R B:6-3L A:6-0R
D:pass C:6-4L B:pass A:4-4L D:4-3L C:5-3L B:5-0L A:pass D:3-0L
C:6-1R B:3-3L A:3-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 5-5 5-0 4-3 3-2 2-2"
deal.B = "6-3 6-2 5-3 4-2 4-0 3-1 2-0"
deal.C = "6-6 6-5 6-4 4-4 3-3 2-1 1-0"
deal.D = "5-4 5-2 5-1 4-1 3-0 1-1 0-0"
yard = ""
play = """
C:4-4 B:4-2L A:2-2L D:5-4R C:2-1L B:3-1L A:5-5R D:5-2R C:3-3L
B:6-3L A:3-2R D:3-0R C:6-6L B:6-2L A:6-0R D:pass C:6-4R B:2-0L
A:4-3R D:0-0L C:1-0L B:5-3R A:6-1L D:5-1R C:6-5L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-40"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-40"
commitment = "03cb92e0673502d7e86b1a1e80de1128ae7e0be10f45665df1f93ef2393f12a6"
secret = "a97653838557d1c22b75ce7bf6dea6119fd39a54946a610c54b6b9ee264a34a6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-2 5-0 3-1 3-0 2-0"
deal.B = "6-6 6-1 6-0 4-4 3-3 2-2 1-1"
deal.C = "5-4 5-3 4-2 3-2 2-1 1-0 0-0"
deal.D = "6-3 6-2 5-5 5-1 4-3 4-1 4-0"
yard = ""
play = """
B:6-6 A:6-5L D:5-5L C:5-4L B:4-4L A:6-4L D:6-3L C:5-3L B:6-1R
A:5-2L D:6-2L C:2-1R B:6-0L A:5-0L D:5-1L C:4-2R B:1-1L A:3-1L
D:4-3L C:pass B:pass A:pass D:4-1L C:1-0L B:pass A:3-0L D:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-2 4-4 4-1 4-0 3-3 3-2 3-0"
deal.B = "6-6 6-4 5-5 5-3 4-3 3-1 0-0"
deal.C = "6-3 6-0 5-2 5-1 5-0 2-1 1-0"
deal.D = "6-5 6-1 5-4 4-2 2-2 2-0 1-1"
yard = ""
play = """
D:2-2 C:5-2L B:5-5L A:6-2R D:6-5R C:5-1L B:3-1L A:3-3L D:5-4R
C:6-3L B:6-6L A:4-4R D:4-2R C:6-0L B:0-0L A:4-0L D:2-0R C:5-0R
B:4-3L A:3-2L D:pass C:2-1L B:5-3R A:4-1L D:pass C:pass B:6-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 6-0 3-1 2-2 1-0 0-0"
deal.B = "6-3 6-1 5-1 5-0 4-3 4-0 1-1"
deal.C = "6-5 4-2 4-1 3-2 3-0 2-1 2-0"
deal.D = "6-4 5-5 5-4 5-3 5-2 4-4 3-3"
yard = ""
play = """
B:4-3 A:3-1R D:4-4L C:4-2L B:6-1R A:6-2L D:6-4L C:6-5R B:4-0L
A:6-0L D:5-5R C:pass B:5-1R A:6-6L D:pass C:4-1R B:6-3L A:pass
D:5-3L C:pass B:5-0L A:1-0L D:5-4R C:2-1L B:pass A:2-2L D:5-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 4-3 4-2 3-1 2-1 0-0"
deal.B = "6-6 6-0 5-1 4-1 3-3 3-2 2-0"
deal.C = "6-3 5-4 5-2 4-4 3-0 2-2 1-1"
deal.D = "6-5 6-2 5-5 5-3 5-0 4-0 1-0"
yard = ""
play = """
A:6-4 D:6-5L C:5-4L B:4-1L A:6-1L D:4-0R C:6-3L B:2-0R A:4-3L
D:6-2R C:4-4L B:6-6R A:4-2L D:pass C:5-2L B:6-0R A:0-0R D:5-5L
C:3-0R B:3-2R A:2-1R D:1-0R C:pass B:5-1L A:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 5-1 5-0 3-2 3-0 0-0"
deal.B = "6-3 6-2 6-1 5-3 3-1 2-1 2-0"
deal.C = "6-5 5-2 4-4 4-3 4-0 2-2 1-1"
deal.D = "6-6 6-4 6-0 4-2 4-1 3-3 1-0"
yard = ""
play = """
A:5-5 D:pass C:6-5L B:5-3R A:3-2R D:6-6L C:5-2R B:6-3L A:3-0L
D:6-0L C:pass B:6-2L A:5-4R D:6-4R C:2-2L B:2-1L A:5-1L D:pass
C:pass B:6-1R A:5-0L D:4-1R C:4-4R B:2-0L A:pass D:4-2R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 4-4 4-3 4-1 4-0 3-3 1-1"
deal.B = "6-6 6-1 5-4 5-3 5-1 3-2 3-1"
deal.C = "6-4 6-3 6-0 5-5 5-0 2-1 2-0"
deal.D = "6-5 5-2 4-2 3-0 2-2 1-0 0-0"
yard = ""
play = """
A:6-2 D:6-5L C:5-5L B:5-1L A:4-1L D:4-2L C:2-1L B:3-2R A:1-1L
D:3-0R C:6-0R B:3-1L A:4-3L D:pass C:6-4L B:6-1L A:pass D:1-0L
C:6-3R B:5-3R A:4-0L D:5-2R C:2-0R B:5-4L A:pass D:0-0R C:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 4-4 4-3 4-2 4-0 3-1 1-1"
deal.B = "6-5 5-4 5-3 5-2 5-1 4-1 3-0"
deal.C = "6-1 5-5 5-0 3-3 3-2 2-2 2-1"
deal.D = "6-6 6-3 6-2 6-0 2-0 1-0 0-0"
yard = ""
play = """
C:5-5 B:5-3L A:4-3L D:pass C:5-0R B:3-0R A:6-4L D:6-6L C:6-1L
B:4-1L A:4-4L D:6-3R C:pass B:5-4L A:pass D:6-0R C:pass B:6-5L
A:4-0R D:6-2L C:3-2L B:pass A:3-1L D:1-0L C:pass B:pass A:4-2R
D:2-0R C:pass B:pass A:pass D:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "4-2 4-1 4-0 3-0 2-2 2-1 1-1"
deal.B = "6-5 6-3 6-2 6-1 5-1 3-1 0-0"
deal.C = "6-6 6-4 6-0 5-2 4-3 3-2 1-0"
deal.D = "5-5 5-4 5-3 5-0 4-4 3-3 2-0"
yard = ""
play = """
D:5-5 C:5-2L B:6-2L A:pass D:5-4R C:6-6L B:6-3L A:3-0L D:4-4R
C:6-4R B:0-0L A:4-0L D:pass C:4-3L B:3-1L A:4-1L D:pass C:6-0R
B:pass A:4-2L D:2-0L C:1-0L B:6-1L A:pass D:5-0R C:pass B:6-5L
A:pass D:5-3L C:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-4 5-3 4-4 4-0 1-1"
deal.B = "5-5 5-4 5-1 4-3 3-0 2-2 2-0"
deal.C = "6-3 6-2 5-2 4-1 3-2 3-1 1-0"
deal.D = "6-1 6-0 5-0 4-2 3-3 2-1 0-0"
yard = ""
play = """
C:6-3 B:4-3R A:6-6L D:4-2R C:6-2L B:2-2L A:pass D:2-1L C:5-2R
B:5-4R A:1-1L D:6-1L C:4-1R B:5-1R A:6-5L D:5-0L C:1-0L B:5-5R
A:5-3R D:3-3R C:3-2R B:2-0R A:4-0R D:pass C:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 6-0 5-1 4-4 4-3 4-1"
deal.B = "6-3 4-2 4-0 3-3 3-0 2-2 1-0"
deal.C = "5-5 5-4 5-3 2-1 2-0 1-1 0-0"
deal.D = "6-6 6-5 6-4 5-2 5-0 3-2 3-1"
yard = ""
play = """
C:5-5 B:pass A:5-1L D:3-1L C:5-4R B:4-0R A:4-3L D:5-0R C:5-3R
B:4-2L A:6-2L D:6-6L C:pass B:3-0R A:6-1L D:pass C:2-1L B:2-2L
A:6-0R D:3-2L C:pass B:6-3R A:pass D:pass C:pass B:3-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-2 4-3 3-2 3-0 1-1"
deal.B = "5-4 5-3 4-1 3-1 2-1 1-0 0-0"
deal.C = "6-1 6-0 5-5 5-1 4-2 2-2 2-0"
deal.D = "6-6 6-3 6-2 5-0 4-4 4-0 3-3"
yard = ""
play = """
B:3-1 A:4-3L D:4-4L C:6-1R B:4-1L A:1-1L D:6-6R C:5-1L B:5-4L
A:6-4L D:6-3L C:6-0R B:0-0R A:3-2L D:6-2L C:2-0R B:2-1R A:6-5L
D:5-0L C:pass B:1-0R A:3-0L D:3-3L C:pass B:5-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 5-4 5-1 4-0 3-3 3-1"
deal.B = "6-4 6-1 5-3 5-0 2-1 2-0 1-0"
deal.C = "6-5 5-2 4-3 4-2 3-2 2-2 1-1"
deal.D = "6-6 6-2 6-0 4-4 4-1 3-0 0-0"
yard = ""
play = """
B:1-0 A:5-1L D:6-0R C:6-5L B:6-1L A:3-1L D:6-6R C:4-3L B:6-4L
A:6-3L D:3-0L C:pass B:5-0L A:5-5L D:6-2R C:5-2L B:2-0L A:4-0L
D:4-4L C:4-2L B:2-1L A:pass D:4-1L C:3-2R B:5-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-2 4-2 3-1 2-1 1-1 0-0"
deal.B = "6-6 6-4 5-4 5-3 3-3 3-0 2-0"
deal.C = "5-5 5-1 4-4 4-1 4-0 3-2 2-2"
deal.D = "6-3 6-2 6-1 6-0 5-0 4-3 1-0"
yard = ""
play = """
B:decline D:6-0 C:4-0R B:6-4R A:6-5L D:5-0L C:pass B:3-0L A:3-1L
D:6-1L C:pass B:6-6L A:pass D:6-3L C:3-2L B:2-0L A:0-0L D:6-2R
C:2-2R B:pass A:5-2R D:1-0L C:5-5R B:5-3R A:2-1L D:4-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 6-0 3-3 3-2 2-0 1-0 0-0"
deal.B = "6-3 6-2 5-4 5-3 5-2 4-4 4-2"
deal.C = "6-6 6-4 4-3 3-1 3-0 2-2 1-1"
deal.D = "6-5 5-5 5-1 5-0 4-1 4-0 2-1"
yard = ""
play = """
D:5-5 C:pass B:5-4L A:pass D:4-1L C:3-1L B:5-2R A:3-3L D:2-1R
C:4-3L B:4-2L A:3-2L D:5-1R C:3-0L B:5-3R A:6-0L D:6-5L C:pass
B:6-3R A:6-1R D:5-0L C:1-1R B:pass A:2-0L D:pass C:2-2L B:6-2L
A:1-0R D:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 5-1 3-3 3-2 2-2 0-0"
deal.B = "5-5 5-3 5-2 5-0 4-2 3-1 2-0"
deal.C = "6-6 6-3 6-2 6-0 5-4 4-4 1-0"
deal.D = "6-5 4-3 4-1 4-0 3-0 2-1 1-1"
yard = ""
play = """
D:1-1 C:1-0L B:5-0L A:5-1L D:4-1L C:5-4L B:3-1R A:3-3R D:4-3R
C:4-4R B:5-3L A:3-2L D:2-1L C:pass B:4-2R A:6-1L D:6-5L C:6-2R
B:5-5L A:6-4R D:4-0R C:6-0R B:5-2L A:2-2L D:pass C:6-6R B:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-41"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-41"
commitment = "8fa69e1b9c96073ce6dca0e83419d707d742681db52addcede286024eaed084f"
secret = "8e408ce42f069b8f15eb391c6b7033249cfd5d22495aee8d382cfef48e961ef3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 4-4 4-1 3-2 1-0 0-0"
deal.B = "6-4 6-3 5-4 4-3 3-3 2-2 2-1"
deal.C = "6-6 6-1 5-2 5-0 4-0 2-0 1-1"
deal.D = "6-5 5-5 5-3 5-1 4-2 3-1 3-0"
yard = ""
play = """
C:6-6 B:6-4L A:6-0R D:4-2L C:2-0L B:pass A:1-0L D:5-1L C:5-0L
B:pass A:0-0L D:3-0L C:4-0R B:6-3L A:4-4R D:6-5L C:5-2L B:5-4R
A:6-2L D:5-5R C:6-1L B:2-1L A:3-2L D:5-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-5 5-2 5-0 3-1 3-0 2-1"
deal.B = "5-4 4-4 4-2 4-0 3-3 3-2 2-0"
deal.C = "6-6 6-1 5-3 5-1 4-1 2-2 1-1"
deal.D = "6-5 6-4 6-3 6-2 4-3 1-0 0-0"
yard = ""
play = """
C:6-6 B:pass A:6-0L D:1-0L C:6-1L B:pass A:pass D:6-5L C:5-1L
B:pass A:2-1L D:6-2L C:pass B:pass A:pass D:6-4L C:4-1L B:pass
A:3-1L D:6-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-4 4-3 4-0 3-2 2-0 1-0"
deal.B = "6-2 5-3 5-2 5-0 4-4 3-3 2-2"
deal.C = "6-6 6-5 6-1 6-0 5-1 4-2 1-1"
deal.D = "6-4 6-3 4-1 3-1 3-0 2-1 0-0"
yard = ""
play = """
D:6-4 C:6-6L B:4-4R A:4-0R D:6-3L C:6-0R B:5-3L A:5-5L D:pass
C:6-5L B:6-2L A:3-2L D:3-1L C:6-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-1 5-0 4-4 4-0 3-2 0-0"
deal.B = "6-6 6-1 3-3 3-1 3-0 2-1 2-0"
deal.C = "6-4 6-3 5-4 5-3 4-3 4-1 1-0"
deal.D = "6-5 6-2 6-0 5-2 4-2 2-2 1-1"
yard = ""
play = """
D:6-5 C:6-4L B:pass A:5-0R D:4-2L C:1-0R B:6-1R A:3-2L D:6-2R
C:4-3L B:2-1R A:4-4L D:1-1R C:4-1R B:pass A:4-0L D:6-0L C:5-4R
B:6-6L A:5-5R D:5-2R C:6-3L B:3-3L A:pass D:2-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-3 4-4 4-2 2-2 2-0 1-0"
deal.B = "6-4 5-0 4-3 4-0 3-2 1-1 0-0"
deal.C = "6-6 6-2 5-5 5-1 4-1 3-1 2-1"
deal.D = "6-5 6-3 6-0 5-4 5-2 3-3 3-0"
yard = ""
play = """
D:6-5 C:6-6L B:6-4L A:4-2L D:5-2L C:5-5L B:5-0L A:1-0L D:5-4R
C:4-1R B:1-1L A:6-1L D:6-3L C:3-1L B:pass A:pass D:pass C:5-1L
B:pass A:5-3L D:3-3L C:2-1R B:4-3L A:2-0R D:6-0R C:6-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 4-2 3-2 2-2 2-0 0-0"
deal.B = "6-4 6-0 5-3 5-0 4-1 3-3 1-0"
deal.C = "6-2 5-1 4-4 4-3 4-0 3-1 2-1"
deal.D = "6-6 6-3 5-5 5-4 5-2 3-0 1-1"
yard = ""
play = """
C:4-4 B:6-4L A:6-5L D:5-5L C:5-1L B:4-1L A:4-2L D:5-2L C:4-3R
B:5-3L A:3-2L D:6-3R C:6-2R B:pass A:2-0L D:3-0L C:3-1L B:1-0L
A:2-2R D:pass C:4-0L B:pass A:pass D:5-4L C:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 5-0 3-3 3-1 2-2 1-0"
deal.B = "6-5 6-3 6-2 6-0 3-2 2-1 0-0"
deal.C = "5-5 5-2 5-1 4-2 4-0 3-0 1-1"
deal.D = "6-1 5-4 5-3 4-4 4-3 4-1 2-0"
yard = ""
play = """
C:5-5 B:6-5L A:5-0R D:6-1L C:5-1L B:6-0R A:6-4R D:5-4L C:4-0L
B:0-0L A:1-0L D:4-1L C:4-2L B:6-2L A:6-6L D:4-4R C:pass B:6-3L
A:3-3L D:5-3L C:5-2L B:3-2L A:3-1L D:4-3R C:1-1L B:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-0 3-2 3-1 3-0 1-0 0-0"
deal.B = "6-5 6-4 6-3 6-0 5-2 5-1 4-2"
deal.C = "5-5 5-3 4-3 3-3 2-2 2-0 1-1"
deal.D = "6-6 6-2 5-4 4-4 4-1 4-0 2-1"
yard = ""
play = """
B:6-5 A:5-0R D:6-6L C:2-0R B:6-4L A:3-2R D:5-4L C:5-5L B:6-3R
A:6-1R D:4-1R C:4-3R B:5-2L A:3-0R D:6-2L C:pass B:6-0L A:1-0L
D:2-1L C:2-2L B:4-2L A:0-0R D:4-4L C:pass B:pass A:pass D:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 6-1 5-3 5-1 2-1 1-1"
deal.B = "6-4 4-1 3-2 3-1 2-2 2-0 0-0"
deal.C = "6-0 5-4 4-3 4-2 3-3 3-0 1-0"
deal.D = "6-6 6-5 5-5 5-2 5-0 4-4 4-0"
yard = ""
play = """
D:6-6 C:6-0L B:6-4R A:pass D:5-0L C:5-4L B:4-1L A:6-1L D:6-5L
C:4-3R B:3-2R A:6-2R D:5-5L C:pass B:pass A:5-1L D:pass C:1-0L
B:2-0L A:2-1L D:pass C:pass B:3-1L A:6-3R D:pass C:3-3L B:pass
A:5-3L D:5-2L C:4-2L B:pass A:pass D:4-4L C:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-3 5-2 5-0 4-2 1-1"
deal.B = "6-3 6-0 5-1 3-2 3-1 2-2 1-0"
deal.C = "6-4 6-1 5-4 4-3 4-1 3-0 0-0"
deal.D = "6-6 5-5 4-4 4-0 3-3 2-1 2-0"
yard = ""
play = """
C:6-4 B:6-3L A:5-3L D:5-5L C:5-4L B:pass A:4-2L D:2-1L C:4-1L
B:pass A:pass D:4-4L C:4-3L B:3-2L A:5-2L D:4-0R C:0-0R B:5-1L
A:1-1L D:2-0R C:6-1L B:6-0L A:5-0L D:pass C:pass B:2-2R A:6-5L
D:6-6L C:pass B:pass A:6-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-4 4-3 3-3 2-2 2-0"
deal.B = "6-4 6-1 5-2 4-2 4-1 3-2 3-1"
deal.C = "5-5 5-1 5-0 4-4 3-0 2-1 0-0"
deal.D = "6-6 6-3 6-0 5-3 4-0 1-1 1-0"
yard = ""
play = """
A:decline C:5-5 B:5-2L A:2-2L D:5-3R C:3-0R B:4-2L A:2-0R D:4-0L
C:5-0L B:3-2R A:4-3R D:pass C:4-4R B:6-4R A:6-2R D:pass C:5-1L
B:6-1L A:6-5L D:pass C:2-1R B:4-1R A:5-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-4 5-3 3-3 3-0 2-1"
deal.B = "6-5 6-4 6-3 5-0 4-3 4-2 1-0"
deal.C = "6-6 6-0 5-2 5-1 3-1 2-2 2-0"
deal.D = "5-5 4-4 4-1 4-0 3-2 1-1 0-0"
yard = ""
play = """
C:6-6 B:6-5L A:6-2R D:5-5L C:5-2L B:4-2L A:5-4L D:3-2R C:3-1R
B:5-0L A:6-1R D:4-0L C:6-0R B:6-4L A:3-0R D:pass C:pass B:6-3L
A:3-3L D:pass C:pass B:4-3L A:5-3R D:4-4L C:5-1R B:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-3 5-1 5-0 4-0 2-2"
deal.B = "6-4 4-2 3-3 3-1 2-0 1-1 1-0"
deal.C = "6-1 6-0 5-2 4-4 4-3 3-0 0-0"
deal.D = "6-6 6-2 5-5 5-4 4-1 3-2 2-1"
yard = ""
play = """
B:6-4 A:6-5L D:5-5L C:4-4R B:4-2R A:2-2R D:5-4L C:5-2R B:pass
A:5-3R D:4-1L C:6-1L B:3-3R A:6-3R D:6-6L C:6-0L B:2-0L A:pass
D:6-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-1 4-4 4-3 4-0 3-0"
deal.B = "6-0 5-2 5-0 4-1 3-2 3-1 0-0"
deal.C = "6-3 4-2 3-3 2-2 2-0 1-1 1-0"
deal.D = "6-6 6-4 6-1 5-5 5-4 5-3 2-1"
yard = ""
play = """
B:5-2 A:5-1L D:6-1L C:6-3L B:3-2L A:6-2L D:6-6L C:2-2R B:6-0L
A:4-0L D:6-4L C:2-0R B:5-0R A:6-5R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-3 5-1 4-3 3-2 3-1"
deal.B = "6-5 6-1 5-5 4-2 3-3 3-0 2-2"
deal.C = "6-6 6-2 4-4 2-0 1-1 1-0 0-0"
deal.D = "6-3 5-4 5-2 5-0 4-1 4-0 2-1"
yard = ""
play = """
B:6-5 A:5-3R D:6-3L C:pass B:3-3L A:3-1L D:4-1L C:4-4L B:4-2L
A:4-3R D:5-2L C:pass B:5-5L A:6-4R D:5-4L C:6-6R B:6-1R A:5-1R
D:4-0L C:1-0L B:pass A:pass D:2-1L C:6-2L B:pass A:6-0L D:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-3 5-1 4-3 3-0 2-2 2-0"
deal.B = "6-5 6-4 6-0 5-5 5-4 4-1 0-0"
deal.C = "6-3 6-1 4-4 4-0 3-3 3-2 1-0"
deal.D = "6-6 5-2 5-0 4-2 3-1 2-1 1-1"
yard = ""
play = """
D:6-6 C:6-3L B:6-5R A:3-0L D:5-0L C:pass B:5-5L A:5-1L D:3-1L
C:3-3L B:5-4R A:4-3L D:4-2L C:3-2L B:6-4R A:5-3L D:5-2L C:6-1R
B:4-1R A:6-2L D:pass C:4-4R B:6-0L A:2-0L D:2-1L C:1-0L B:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-5 4-4 4-1 3-1 3-0 1-0 0-0"
deal.B = "6-5 5-4 5-0 4-3 3-3 2-2 1-1"
deal.C = "6-2 5-3 5-1 4-2 4-0 3-2 2-0"
deal.D = "6-6 6-4 6-3 6-1 6-0 5-2 2-1"
yard = ""
play = """
B:6-5 A:5-5R D:6-6L C:6-2L B:5-4R A:4-4R D:5-2L C:4-2R B:5-0L
A:0-0L D:6-0L C:2-0R B:pass A:3-0R D:6-4L C:5-3R B:4-3L A:3-1L
D:6-1L C:5-1R B:1-1R A:4-1R D:6-3L C:4-0R B:3-3L A:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "4-3 4-2 4-1 3-1 2-2 1-0 0-0"
deal.B = "6-6 5-5 5-2 5-1 5-0 4-0 3-0"
deal.C = "6-4 6-2 6-1 6-0 5-3 3-3 3-2"
deal.D = "6-5 6-3 5-4 4-4 2-1 2-0 1-1"
yard = ""
play = """
A:2-2 D:2-1L C:6-1L B:6-6L A:4-2R D:6-5L C:6-4R B:5-5L A:pass
D:5-4L C:6-2R B:5-2R A:4-1L D:1-1L C:5-3R B:5-1L A:4-3R D:4-4R
C:pass B:5-0L A:0-0L D:2-0L C:3-2L B:4-0R A:1-0R D:6-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 4-3 4-1 3-0 1-1 0-0"
deal.B = "6-6 5-5 5-3 5-2 5-0 4-4 3-2"
deal.C = "6-2 6-0 5-4 5-1 4-0 3-3 2-2"
deal.D = "6-5 6-1 4-2 3-1 2-1 2-0 1-0"
yard = ""
play = """
D:6-5 C:5-4R B:6-6L A:4-1R D:6-1L C:5-1L B:5-5L A:1-1R D:3-1R
C:3-3R B:5-3L A:6-3L D:pass C:6-2L B:5-2L A:3-0R D:2-0R C:2-2R
B:5-0L A:0-0L D:1-0L C:pass B:3-2R A:4-3R D:2-1L C:4-0R B:pass
A:pass D:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-3 6-1 3-1 2-0 0-0"
deal.B = "6-0 5-2 5-0 3-3 3-2 1-1 1-0"
deal.C = "5-3 5-1 4-2 4-1 4-0 2-2 2-1"
deal.D = "6-4 6-2 5-5 5-4 4-4 4-3 3-0"
yard = ""
play = """
D:6-4 C:4-2R B:5-2R A:6-5L D:5-5L C:5-1L B:5-0R A:0-0R D:3-0R
C:5-3R B:1-1L A:6-1L D:6-2L C:2-2L B:3-2L A:3-1L D:5-4R C:4-1R
B:1-0L A:2-0L D:pass C:2-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-3 5-2 4-3 3-1 1-1"
deal.B = "6-0 5-5 5-4 5-1 4-1 3-2 2-0"
deal.C = "6-6 6-5 4-0 3-0 2-1 1-0 0-0"
deal.D = "6-4 6-3 5-0 4-4 4-2 3-3 2-2"
yard = ""
play = """
C:6-6 B:6-0L A:6-1R D:5-0L C:6-5L B:5-1R A:5-2R D:6-4L C:4-0L
B:3-2R A:4-3R D:4-4R C:0-0L B:5-4R A:5-3R D:6-3R C:1-0L B:4-1L
A:6-2R D:4-2L C:2-1L B:2-0R A:1-1L D:pass C:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 4-4 4-2 4-0 2-0 1-1 1-0"
deal.B = "6-6 6-1 5-2 4-1 3-3 3-2 3-1"
deal.C = "6-3 6-2 5-4 5-1 4-3 3-0 2-2"
deal.D = "6-4 6-0 5-5 5-3 5-0 2-1 0-0"
yard = ""
play = """
C:2-2 B:5-2L A:4-2R D:5-5L C:5-4R B:pass A:6-5L D:6-4L C:4-3L
B:3-3L A:pass D:5-3L C:5-1L B:6-1L A:pass D:6-0L C:3-0L B:3-2L
A:2-0L D:5-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 5-2 4-2 3-1 3-0 2-0"
deal.B = "6-0 5-4 5-0 4-4 2-2 1-1 1-0"
deal.C = "6-6 6-3 6-1 5-5 5-3 3-3 3-2"
deal.D = "6-5 5-1 4-3 4-1 4-0 2-1 0-0"
yard = ""
play = """
D:6-5 C:6-6L B:5-4R A:6-2L D:2-1L C:6-1L B:4-4R A:6-4R D:pass
C:6-3L B:6-0R A:2-0R D:4-3L C:3-2R B:pass A:3-1R D:4-1L C:pass
B:1-1L A:pass D:5-1L C:5-5L B:5-0L A:3-0L D:pass C:3-3L B:1-0R
A:pass D:4-0R C:5-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-0 3-0 2-1 1-1 1-0"
deal.B = "6-0 5-3 4-0 3-3 3-2 2-2 0-0"
deal.C = "6-4 6-3 5-1 4-4 4-3 4-2 4-1"
deal.D = "6-6 6-5 5-5 5-4 5-2 3-1 2-0"
yard = ""
play = """
C:4-4 B:4-0L A:5-0L D:6-5L C:6-4L B:pass A:pass D:5-4L C:5-1L
B:pass A:1-1L D:3-1L C:4-3L B:pass A:pass D:pass C:4-1L B:pass
A:2-1L D:5-2L C:4-2R B:5-3L A:6-2R D:6-6R C:6-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-0 5-1 4-0 3-3 0-0"
deal.B = "6-5 6-2 5-5 4-3 3-2 2-0 1-1"
deal.C = "6-6 6-1 5-4 5-0 4-1 3-0 1-0"
deal.D = "5-3 5-2 4-4 4-2 3-1 2-2 2-1"
yard = ""
play = """
C:6-6 B:6-5L A:6-0R D:5-3L C:3-0L B:2-0L A:4-0R D:5-2L C:5-4R
B:5-5L A:5-1L D:3-1L C:5-0R B:4-3L A:0-0R D:4-4L C:4-1L B:1-1L
A:pass D:2-1L C:1-0R B:6-2L A:6-4L D:4-2L C:6-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 6-1 4-4 4-2 2-2 2-1"
deal.B = "6-6 6-3 5-5 4-1 3-3 3-2 0-0"
deal.C = "6-5 5-4 5-3 5-1 3-0 2-0 1-1"
deal.D = "6-0 5-2 5-0 4-3 4-0 3-1 1-0"
yard = ""
play = """
C:5-3 B:5-5L A:pass D:5-2L C:3-0R B:3-2L A:pass D:4-3L C:5-4L
B:0-0R A:pass D:5-0L C:2-0L B:pass A:4-2L D:4-0L C:pass B:pass
A:pass D:6-0L C:6-5L B:pass A:pass D:1-0R C:5-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-0 4-1 3-2 3-1 3-0 2-2"
deal.B = "6-6 6-3 6-1 6-0 5-3 5-1 3-3"
deal.C = "6-4 6-2 5-4 4-4 4-2 2-1 2-0"
deal.D = "6-5 5-2 4-3 4-0 1-1 1-0 0-0"
yard = ""
play = """
C:4-4 B:pass A:4-1L D:1-1L C:2-1L B:pass A:2-2L D:5-2L C:5-4L
B:pass A:pass D:4-3L C:4-2R B:6-3L A:3-2R D:6-5L C:pass B:5-3L
A:3-1L D:1-0L C:2-0L B:3-3R A:3-0R D:4-0R C:6-4R B:6-6R A:pass
D:pass C:6-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-3 4-4 4-2 3-1 3-0 0-0"
deal.B = "6-5 6-2 5-4 5-2 5-0 1-1 1-0"
deal.C = "6-4 6-1 5-5 4-0 3-3 3-2 2-2"
deal.D = "6-6 6-3 5-1 4-3 4-1 2-1 2-0"
yard = ""
play = """
C:3-3 B:pass A:5-3L D:5-1L C:6-1L B:6-5L A:3-1R D:4-1R C:5-5L
B:5-4L A:4-4L D:4-3L C:6-4R B:6-2R A:3-0L D:2-0L C:2-2L B:5-2L
A:4-2R D:pass C:4-0R B:5-0L A:6-0L D:6-6L C:pass B:1-0R A:pass
D:6-3L C:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-42"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-42"
commitment = "8648c402a119e9bfada395ed914498fd85b8b57a2430e2414e378d7a53874fff"
secret = "7ac527d4cd1a4dfe9e57bfd0bd2be708011b338e47e5274c8260dd570ac70131"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "5-4 5-2 4-3 3-2 2-0 1-1 0-0"
deal.B = "6-3 5-3 5-1 5-0 4-1 3-3 2-2"
deal.C = "6-2 6-1 5-5 4-2 4-0 3-1 3-0"
deal.D = "6-6 6-5 6-4 6-0 4-4 2-1 1-0"
yard = ""
play = """
D:6-6 C:6-2L B:6-3R A:5-2L D:6-5L C:6-1L B:3-3R A:4-3R D:2-1L
C:4-2L B:4-1L A:5-4R D:1-0L C:4-0L B:5-1R A:1-1R D:4-4L C:3-1R
B:5-3R A:pass D:6-4L C:5-5R B:5-0R A:2-0R D:6-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 5-2 5-1 2-2 2-0 1-1"
deal.B = "6-1 4-4 4-3 4-1 3-2 3-1 0-0"
deal.C = "6-6 5-5 4-2 4-0 3-3 3-0 1-0"
deal.D = "6-5 6-3 6-0 5-4 5-3 5-0 2-1"
yard = ""
play = """
D:6-3 C:6-6L B:6-1L A:5-1L D:5-3L C:3-3L B:4-3L A:6-4L D:6-0L
C:4-0L B:4-4L A:pass D:5-4L C:5-5L B:3-1R A:5-2L D:2-1R C:4-2L
B:3-2R A:pass D:pass C:3-0R B:4-1L A:1-1L D:5-0R C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 6-0 5-5 4-2 4-1 3-1"
deal.B = "6-2 5-4 5-2 5-1 5-0 4-3 3-2"
deal.C = "6-6 6-5 4-4 3-3 2-1 2-0 1-1"
deal.D = "6-3 5-3 4-0 3-0 2-2 1-0 0-0"
yard = ""
play = """
C:6-6 B:6-2L A:6-4R D:4-0R C:2-1L B:5-1L A:5-5L D:5-3L C:3-3L
B:5-0R A:3-1L D:1-0L C:2-0L B:5-2L A:pass D:pass C:6-5L B:5-4R
A:6-1L D:pass C:1-1L B:4-3R A:4-1L D:3-0R C:4-4L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-2 5-1 4-3 4-1 2-2 0-0"
deal.B = "6-5 6-2 5-5 5-3 4-4 2-1 2-0"
deal.C = "6-4 6-1 4-2 3-1 3-0 1-1 1-0"
deal.D = "6-6 6-3 5-4 5-0 4-0 3-3 3-2"
yard = ""
play = """
C:6-4 B:4-4R A:4-3R D:6-3R C:6-1L B:6-5R A:5-2R D:3-2R C:3-1L
B:5-3L A:5-1L D:3-3R C:1-1L B:2-1L A:2-2L D:pass C:4-2L B:pass
A:4-1L D:pass C:1-0L B:2-0L A:pass D:pass C:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 6-0 5-0 4-3 3-1 2-1"
deal.B = "6-6 6-4 5-4 4-2 4-1 3-0 1-0"
deal.C = "6-2 4-4 4-0 3-3 3-2 2-0 1-1"
deal.D = "6-5 5-5 5-3 5-2 5-1 2-2 0-0"
yard = ""
play = """
C:6-2 B:6-6L A:6-3L D:5-2R C:3-3L B:5-4R A:4-3L D:pass C:4-4L
B:6-4L A:6-1L D:5-1L C:4-0R B:1-0R A:5-0L D:0-0L C:2-0L B:4-2L
A:3-1R D:5-3R C:pass B:4-1L A:2-1L D:6-5R C:3-2L B:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 6-0 4-0 3-3 2-0 0-0"
deal.B = "5-3 5-1 4-4 4-2 4-1 3-2 3-0"
deal.C = "6-5 6-4 6-2 5-5 4-3 2-2 2-1"
deal.D = "6-3 5-4 5-2 5-0 3-1 1-1 1-0"
yard = ""
play = """
B:4-4 A:4-0L D:1-0L C:2-1L B:4-2L A:pass D:5-4L C:6-5L B:4-1R
A:6-6L D:1-1R C:6-4L B:5-1R A:pass D:5-0R C:4-3L B:5-3L A:6-0R
D:5-2L C:6-2L B:pass A:6-1L D:6-3R C:pass B:3-2R A:2-0R D:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 5-1 4-4 3-2 2-1 2-0"
deal.B = "5-5 5-3 5-0 3-3 3-0 1-1 0-0"
deal.C = "6-3 6-2 6-1 5-4 5-2 4-3 3-1"
deal.D = "6-4 6-0 4-2 4-1 4-0 2-2 1-0"
yard = ""
play = """
D:1-0 C:6-1L B:5-0R A:6-6L D:6-4L C:5-4L B:5-5L A:6-5L D:6-0L
C:5-2R B:3-0L A:3-2L D:2-2L C:6-2L B:pass A:2-1R D:4-1R C:6-3L
B:3-3L A:4-4R D:4-0R C:4-3L B:0-0R A:2-0R D:4-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-0 4-1 4-0 3-3 3-0 2-2"
deal.B = "6-5 6-3 6-1 4-2 2-1 1-0 0-0"
deal.C = "6-6 6-2 6-0 5-2 3-2 3-1 2-0"
deal.D = "6-4 5-4 5-3 5-1 4-4 4-3 1-1"
yard = ""
play = """
D:5-4 C:5-2L B:4-2R A:2-2L D:pass C:6-2L B:6-5L A:5-5L D:5-3L
C:3-2L B:2-1L A:4-1L D:4-3L C:3-1L B:6-1L A:pass D:6-4L C:2-0R
B:0-0R A:5-0R D:4-4L C:pass B:pass A:4-0L D:5-1R C:6-0L B:1-0R
A:3-0R D:pass C:6-6L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 5-0 4-2 4-0 2-0 1-1"
deal.B = "6-5 6-4 6-3 6-1 4-3 3-3 2-1"
deal.C = "5-4 5-3 5-2 5-1 4-1 2-2 1-0"
deal.D = "6-6 6-0 4-4 3-2 3-1 3-0 0-0"
yard = ""
play = """
C:5-4 B:6-5L A:6-2L D:3-2L C:5-3L B:6-4R A:5-5L D:6-6R C:5-2L
B:6-3R A:4-2L D:3-1R C:4-1L B:6-1L A:1-1R D:6-0L C:1-0L B:2-1L
A:2-0L D:3-0L C:5-1R B:3-3L A:5-0R D:0-0R C:pass B:4-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 4-1 4-0 2-2 1-0 0-0"
deal.B = "6-5 6-4 5-5 5-1 3-3 3-1 1-1"
deal.C = "6-6 6-3 6-2 5-0 4-3 3-2 2-1"
deal.D = "6-1 5-4 5-2 4-4 4-2 3-0 2-0"
yard = ""
play = """
B:5-5 A:5-3L D:3-0L C:5-0L B:5-1L A:4-1L D:5-4R C:4-3L B:3-3L
A:4-0R D:2-0R C:6-3L B:6-5L A:2-2R D:4-2R C:pass B:6-4R A:6-0R
D:5-2L C:6-2L B:pass A:1-0R D:6-1L C:2-1L B:1-1R A:pass D:pass
C:3-2L B:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-0 5-4 5-3 4-3 2-0"
deal.B = "6-6 6-4 6-1 5-1 5-0 2-2 1-0"
deal.C = "6-5 4-1 3-2 3-1 3-0 2-1 1-1"
deal.D = "5-5 5-2 4-4 4-2 4-0 3-3 0-0"
yard = ""
play = """
B:6-6 A:6-3L D:3-3L C:3-2L B:2-2L A:6-2L D:pass C:6-5L B:5-1L
A:6-0R D:4-0R C:4-1L B:6-4L A:5-4R D:5-2R C:2-1R B:6-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-3 5-3 5-2 4-0 0-0"
deal.B = "6-2 6-1 5-5 3-0 2-2 2-0 1-0"
deal.C = "5-1 5-0 4-4 4-1 3-3 3-2 3-1"
deal.D = "6-5 6-0 5-4 4-3 4-2 2-1 1-1"
yard = ""
play = """
B:2-2 A:5-2L D:2-1R C:5-1L B:6-1L A:6-6L D:1-1R C:4-1R B:6-2L
A:6-4R D:4-2L C:4-4L B:pass A:6-3R D:5-4L C:5-0L B:3-0R A:4-0L
D:4-3L C:3-3L B:2-0R A:5-3L D:6-5L C:3-2R B:pass A:pass D:6-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-4 4-4 4-1 4-0 1-1"
deal.B = "6-6 6-1 5-5 5-1 3-2 3-1 2-0"
deal.C = "6-5 6-4 6-0 5-3 4-3 3-3 2-2"
deal.D = "5-2 5-0 4-2 3-0 2-1 1-0 0-0"
yard = ""
play = """
D:decline B:6-6 A:6-3L D:3-0L C:6-0L B:6-1L A:6-2R D:2-1R C:pass
B:3-1L A:4-1R D:4-2R C:5-3L B:5-5L A:5-4L D:5-2R C:6-4L B:5-1R
A:1-1R D:1-0R C:6-5L B:2-0R A:pass D:5-0L C:2-2R B:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 4-4 4-1 3-3 3-2 1-1"
deal.B = "6-1 5-5 5-2 5-1 5-0 2-2 2-0"
deal.C = "6-6 6-0 5-4 4-3 4-0 3-1 2-1"
deal.D = "6-3 6-2 5-3 4-2 3-0 1-0 0-0"
yard = ""
play = """
B:5-5 A:6-5L D:6-3L C:4-3L B:5-2R A:6-4L D:4-2R C:6-6L B:6-1L
A:4-4R D:1-0L C:6-0L B:pass A:4-1R D:6-2L C:2-1L B:5-1L A:1-1R
D:5-3L C:3-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-43"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-43"
commitment = "a634a248363ebc18165d4f87c2105ec78bf53dbbcb02a90ad384599aa5f73b26"
secret = "b9c9fbd80e8b5f66f23fb640efb07c4d77f7ceac71c6beda34c73320417ef56c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-5 5-1 4-4 4-2 4-1 3-3 3-1"
deal.B = "6-3 6-2 5-4 5-3 5-2 3-2 2-1"
deal.C = "6-1 5-0 4-3 4-0 3-0 2-0 1-0"
deal.D = "6-6 6-4 6-0 5-5 2-2 1-1 0-0"
yard = ""
play = """
D:6-6 C:6-1L B:2-1L A:4-2L D:6-4L C:pass B:6-3L A:3-3L D:6-0R
C:4-3L B:5-4L A:5-1L D:1-1L C:3-0R B:5-3R A:6-5R D:pass C:1-0L
B:6-2R A:pass D:2-2R C:5-0L B:5-2L A:pass D:pass C:2-0L B:3-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-4 5-0 4-0 3-3 2-1"
deal.B = "6-5 5-5 4-4 4-3 3-1 2-0 1-1"
deal.C = "6-6 5-1 4-2 4-1 3-2 1-0 0-0"
deal.D = "6-3 6-2 6-1 5-3 5-2 3-0 2-2"
yard = ""
play = """
B:6-5 A:6-4L D:5-3R C:3-2R B:4-4L A:5-4L D:6-2R C:5-1L B:3-1L
A:3-3L D:6-3L C:6-6L B:pass A:6-0L D:6-1R C:4-1R B:2-0L A:2-1L
D:pass C:1-0L B:4-3R A:4-0L D:3-0R C:0-0R B:pass A:5-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-1 5-2 4-3 3-1 0-0"
deal.B = "6-2 6-0 5-3 4-2 4-0 1-1 1-0"
deal.C = "6-3 5-5 4-4 4-1 3-2 2-1 2-0"
deal.D = "6-6 5-4 5-1 5-0 3-3 3-0 2-2"
yard = ""
play = """
A:6-5 D:6-6L C:6-3L B:5-3L A:5-2L D:5-4R C:4-1R B:6-2L A:6-1R
D:pass C:pass B:6-0L A:6-4R D:5-0L C:5-5L B:4-2R A:pass D:5-1L
C:2-1L B:pass A:pass D:2-2L C:2-0L B:4-0L A:4-3L D:3-3L C:3-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-1 5-0 4-4 4-3 3-3 3-1 3-0"
deal.B = "6-6 6-4 6-2 5-5 4-2 4-1 0-0"
deal.C = "6-5 6-1 5-3 5-2 3-2 2-1 1-1"
deal.D = "6-3 6-0 5-4 4-0 2-2 2-0 1-0"
yard = ""
play = """
D:6-3 C:5-3R B:6-6L A:5-1R D:6-0L C:2-1R B:0-0L A:3-0L D:2-2R
C:5-2R B:5-5R A:3-3L D:5-4R C:3-2L B:6-2L A:4-3R D:pass C:6-5L
B:pass A:5-0L D:4-0L C:pass B:6-4L A:3-1R D:1-0R C:6-1L B:4-1L
A:4-4L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-0 4-4 3-3 2-2 1-1"
deal.B = "6-4 5-4 5-1 4-2 4-1 1-0 0-0"
deal.C = "6-6 6-5 6-3 5-5 4-0 3-0 2-1"
deal.D = "6-1 5-3 5-2 4-3 3-2 3-1 2-0"
yard = ""
play = """
A:2-2 D:5-2L C:6-5L B:6-4L A:4-4L D:4-3L C:6-3L B:4-2R A:6-0L
D:2-0L C:4-0R B:1-0R A:6-2L D:6-1L C:2-1L B:5-1R A:5-0R D:3-2L
C:3-0R B:pass A:3-3L D:5-3L C:5-5L B:5-4L A:pass D:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-4 5-1 4-2 3-1 2-2 1-1"
deal.B = "6-1 5-2 4-3 4-1 3-0 2-1 2-0"
deal.C = "6-6 6-5 6-3 5-5 5-0 4-0 0-0"
deal.D = "6-4 6-0 5-3 4-4 3-3 3-2 1-0"
yard = ""
play = """
D:6-4 C:4-0R B:6-1L A:1-1L D:6-0R C:6-3R B:4-1L A:3-1R D:4-4L
C:pass B:4-3L A:5-1R D:5-3L C:5-5L B:5-2L A:4-2L D:pass C:5-0R
B:3-0R A:5-4L D:3-3R C:6-5L B:pass A:6-2L D:3-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-5 4-4 4-1 3-1 1-1 1-0"
deal.B = "6-5 6-0 5-4 5-2 3-3 3-2 2-1"
deal.C = "6-6 6-3 6-1 5-1 4-2 4-0 0-0"
deal.D = "6-2 5-3 5-0 4-3 3-0 2-2 2-0"
yard = ""
play = """
D:6-2 C:4-2R B:6-5L A:5-5L D:5-3L C:6-3L B:6-0L A:4-4R D:4-3R
C:4-0L B:5-4L A:3-1R D:5-0L C:6-1R B:pass A:6-4R D:3-0L C:pass
B:3-3L A:4-1R D:pass C:5-1R B:3-2L A:pass D:2-2L C:pass B:5-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-4 5-4 4-1 3-1 2-0"
deal.B = "6-3 6-1 4-2 2-2 1-1 1-0 0-0"
deal.C = "6-2 5-2 5-0 4-0 3-3 3-0 2-1"
deal.D = "6-0 5-5 5-3 5-1 4-4 4-3 3-2"
yard = ""
play = """
D:5-5 C:5-0L B:1-0L A:6-5R D:5-1L C:6-2R B:4-2R A:5-4L D:4-4L
C:4-0L B:0-0L A:6-4R D:6-0L C:pass B:6-3L A:6-6R D:5-3L C:5-2L
B:2-2L A:2-0L D:pass C:3-0L B:6-1R A:3-1L D:pass C:2-1L B:1-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-2 6-1 5-5 4-2 3-0"
deal.B = "6-5 5-3 4-4 4-3 4-0 3-3 2-0"
deal.C = "6-3 5-2 5-0 4-1 2-2 2-1 1-0"
deal.D = "6-0 5-4 5-1 3-2 3-1 1-1 0-0"
yard = ""
play = """
B:6-5 A:6-6L D:5-4R C:4-1R B:pass A:6-1R D:6-0L C:5-0L B:5-3L
A:6-4R D:3-2L C:2-2L B:2-0L A:4-2R D:0-0L C:2-1R B:4-0L A:pass
D:5-1R C:5-2R B:4-4L A:6-2R D:pass C:6-3R B:4-3L A:3-0L D:3-1R
C:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 4-3 4-2 4-0 3-1 3-0"
deal.B = "6-5 6-4 5-2 5-1 2-1 1-1 0-0"
deal.C = "6-3 4-4 4-1 3-2 2-2 2-0 1-0"
deal.D = "6-1 6-0 5-5 5-4 5-3 5-0 3-3"
yard = ""
play = """
C:decline A:6-6 D:6-1L C:6-3R B:5-1L A:4-3R D:5-5L C:4-4R B:6-5L
A:4-0R D:6-0L C:2-0L B:5-2L A:3-0R D:5-4L C:4-1L B:2-1L A:6-2L
D:5-3R C:pass B:6-4L A:4-2L D:5-0R C:1-0R B:1-1R A:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-4 5-1 3-2 3-1 2-0"
deal.B = "6-3 5-5 5-2 4-2 4-1 4-0 3-0"
deal.C = "6-6 6-4 5-3 4-4 4-3 3-3 2-1"
deal.D = "6-1 6-0 5-0 2-2 1-1 1-0 0-0"
yard = ""
play = """
A:6-5 D:6-1L C:5-3R B:4-1L A:5-4L D:5-0L C:3-3R B:4-0L A:3-2R
D:2-2R C:2-1R B:4-2L A:5-1R D:pass C:pass B:5-2L A:pass D:pass
C:pass B:5-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-4 4-0 3-2 3-0 2-1 0-0"
deal.B = "6-5 6-3 6-2 5-1 4-2 4-1 2-2"
deal.C = "6-6 5-5 5-3 5-0 2-0 1-1 1-0"
deal.D = "6-4 6-0 5-2 4-4 4-3 3-3 3-1"
yard = ""
play = """
D:6-4 C:6-6L B:6-5L A:5-4L D:4-4L C:pass B:4-2L A:4-0R D:5-2L
C:2-0R B:5-1L A:2-1L D:pass C:pass B:6-2L A:6-1L D:3-1L C:5-3L
B:2-2R A:3-2R D:4-3R C:5-5L B:4-1R A:pass D:pass C:1-0R B:pass
A:0-0R D:6-0R C:5-0L B:6-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-4 3-3 3-0 2-2 1-0 0-0"
deal.B = "6-4 6-2 6-0 5-0 4-4 3-2 1-1"
deal.C = "5-3 5-2 5-1 4-3 4-0 3-1 2-1"
deal.D = "6-6 6-3 6-1 5-5 4-2 4-1 2-0"
yard = ""
play = """
B:6-4 A:6-5L D:5-5L C:4-3R B:5-0L A:3-0R D:2-0L C:5-2L B:6-0R
A:5-4L D:6-6R C:4-0L B:6-2R A:2-2R D:4-2R C:pass B:4-4R A:0-0L
D:4-1R C:2-1R B:3-2R A:3-3R D:6-3R C:pass B:pass A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 5-2 5-1 3-2 2-1 0-0"
deal.B = "6-6 6-4 6-3 6-2 4-4 2-2 2-0"
deal.C = "6-5 6-1 6-0 4-3 4-1 3-0 1-0"
deal.D = "5-3 5-0 4-2 4-0 3-3 3-1 1-1"
yard = ""
play = """
A:5-5 D:5-3L C:3-0L B:2-0L A:5-2L D:5-0L C:6-0L B:6-6L A:5-1R
D:3-1R C:6-5L B:6-3R A:5-4L D:4-2L C:6-1R B:6-2L A:2-1R D:pass
C:pass B:6-4L A:3-2R D:3-3R C:4-3R B:4-4L A:pass D:4-0L C:4-1R
B:pass A:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-1 5-3 4-4 4-3 2-0"
deal.B = "6-5 6-3 6-0 5-4 5-1 3-3 3-1"
deal.C = "5-5 5-2 5-0 4-1 3-0 2-1 0-0"
deal.D = "6-4 4-2 4-0 3-2 2-2 1-1 1-0"
yard = ""
play = """
A:6-6 D:6-4L C:4-1L B:5-1L A:5-3L D:3-2L C:5-2L B:6-5L A:6-2L
D:4-2L C:pass B:5-4L A:6-1R D:1-1R C:2-1R B:pass A:2-0R D:4-0R
C:5-0L B:6-0L A:4-4R D:pass C:pass B:6-3L A:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 6-0 5-5 5-4 4-4 4-2"
deal.B = "6-6 6-5 5-3 5-1 4-3 3-0 2-2"
deal.C = "6-4 5-0 4-0 3-1 2-0 1-0 0-0"
deal.D = "6-3 5-2 4-1 3-3 3-2 2-1 1-1"
yard = ""
play = """
A:4-4 D:4-1L C:4-0R B:5-1L A:5-5L D:5-2L C:0-0R B:2-2L A:4-2L
D:pass C:2-0R B:4-3L A:6-2R D:6-3L C:6-4L B:6-6R A:6-0R D:pass
C:1-0R B:pass A:6-1R D:pass C:pass B:6-5R A:5-4R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-4 5-0 4-2 1-0 0-0"
deal.B = "6-5 6-4 5-5 5-3 5-2 5-1 4-0"
deal.C = "6-6 6-2 6-0 4-4 3-1 2-2 2-0"
deal.D = "4-3 4-1 3-3 3-2 3-0 2-1 1-1"
yard = ""
play = """
A:0-0 D:3-0L C:6-0R B:5-3L A:5-0L D:pass C:2-0L B:5-2L A:5-4L
D:4-3L C:6-2R B:pass A:6-3L D:3-2R C:6-6L B:6-5L A:pass D:3-3R
C:3-1R B:5-5L A:6-1R D:pass C:pass B:5-1L A:1-0L D:pass C:pass
B:4-0L A:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 6-0 5-3 4-2 4-0 3-3"
deal.B = "6-3 5-2 4-4 3-2 2-0 1-1 0-0"
deal.C = "6-5 6-1 5-5 5-4 5-1 3-1 2-1"
deal.D = "6-6 5-0 4-3 4-1 3-0 2-2 1-0"
yard = ""
play = """
A:3-3 D:4-3L C:5-4L B:5-2L A:4-2L D:4-1L C:3-1L B:6-3L A:6-4L
D:3-0R C:pass B:4-4L A:4-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-2 4-2 3-2 3-0 0-0"
deal.B = "6-6 6-4 4-1 4-0 3-3 3-1 2-1"
deal.C = "5-5 5-3 5-1 4-4 4-3 1-1 1-0"
deal.D = "6-5 6-2 6-1 5-4 5-0 2-2 2-0"
yard = ""
play = """
B:6-6 A:6-3L D:6-5R C:5-5R B:3-3L A:5-2R D:6-2R C:4-3L B:6-4L
A:6-0L D:6-1R C:5-1R B:4-0L A:4-2L D:5-4R C:4-4R B:2-1L A:pass
D:pass C:1-1L B:4-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-4 5-3 5-2 4-2 2-2"
deal.B = "6-4 6-3 6-2 6-0 4-4 4-1 4-0"
deal.C = "6-6 5-5 5-0 4-3 3-0 2-1 1-1"
deal.D = "5-1 3-3 3-2 3-1 2-0 1-0 0-0"
yard = ""
play = """
B:6-4 A:6-5L D:5-1L C:4-3R B:4-1L A:5-3R D:pass C:5-5R B:4-4L
A:5-4L D:pass C:5-0L B:6-0L A:5-2R D:3-2R C:6-6L B:6-3L A:pass
D:3-3L C:3-0L B:4-0L A:4-2L D:3-1R C:1-1R B:6-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-3 4-3 3-3 3-1 2-2 1-1 1-0"
deal.B = "6-6 6-5 6-3 4-2 4-1 3-0 2-0"
deal.C = "6-0 5-2 5-1 5-0 4-4 4-0 2-1"
deal.D = "6-4 6-2 6-1 5-5 5-4 3-2 0-0"
yard = ""
play = """
B:6-6 A:pass D:6-4L C:4-0L B:3-0L A:3-3L D:6-2R C:2-1R B:6-3L
A:3-1R D:6-1L C:5-1L B:6-5L A:5-3R D:5-5R C:6-0L B:2-0L A:2-2L
D:5-4R C:4-4R B:4-2L A:4-3L D:3-2L C:5-2L B:4-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-0 4-3 4-0 2-2 2-0 1-1"
deal.B = "6-6 5-5 5-1 4-2 4-1 3-3 3-0"
deal.C = "6-5 6-2 6-1 5-2 3-1 1-0 0-0"
deal.D = "6-4 6-0 5-4 5-3 4-4 3-2 2-1"
yard = ""
play = """
B:6-6 A:6-3L D:6-4R C:3-1L B:5-1L A:5-0L D:5-4R C:6-5R B:3-0L
A:4-3L D:4-4L C:6-2R B:4-2L A:2-2L D:3-2L C:5-2R B:3-3L A:pass
D:5-3L C:pass B:5-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-3 4-2 3-3 2-1 1-0"
deal.B = "6-6 6-2 5-4 5-1 3-2 3-1 3-0"
deal.C = "6-4 5-5 5-2 4-4 4-3 1-1 0-0"
deal.D = "6-5 6-0 5-0 4-1 4-0 2-2 2-0"
yard = ""
play = """
B:6-6 A:6-3L D:6-5R C:4-3L B:5-4L A:5-3L D:5-0R C:0-0R B:3-2L
A:4-2L D:6-0R C:6-4L B:6-2L A:2-1L D:4-1L C:4-4L B:pass A:6-1R
D:4-0L C:1-1R B:3-0L A:3-3L D:pass C:pass B:3-1L A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-1 5-5 5-3 4-1 3-1"
deal.B = "6-3 6-2 5-4 5-2 5-1 4-4 2-1"
deal.C = "6-0 5-0 4-3 4-0 2-2 2-0 1-1"
deal.D = "6-4 4-2 3-3 3-2 3-0 1-0 0-0"
yard = ""
play = """
A:6-6 D:6-4L C:4-0L B:6-3R A:5-3R D:3-0L C:5-0R B:pass A:3-1L
D:1-0L C:6-0L B:6-2L A:pass D:4-2L C:4-3L B:pass A:pass D:3-3L
C:2-0R B:5-2R A:6-5R D:3-2L C:2-2L B:2-1L A:6-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 6-0 5-5 5-3 3-2 1-1"
deal.B = "5-1 4-1 3-1 3-0 2-2 1-0 0-0"
deal.C = "6-4 6-1 5-0 4-4 4-3 4-2 2-0"
deal.D = "6-6 6-3 5-4 5-2 4-0 3-3 2-1"
yard = ""
play = """
D:6-6 C:6-1L B:5-1L A:5-5L D:5-4L C:6-4L B:pass A:6-5L D:6-3R
C:4-3R B:4-1R A:5-3L D:3-3L C:pass B:3-1L A:1-1L D:2-1L C:4-2L
B:1-0R A:6-0R D:4-0L C:5-0L B:pass A:6-2R D:5-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 6-2 6-1 5-0 4-0 1-1"
deal.B = "5-3 5-2 4-4 4-3 4-2 3-3 1-0"
deal.C = "6-5 4-1 3-2 3-0 2-2 2-1 2-0"
deal.D = "6-6 6-0 5-5 5-4 5-1 3-1 0-0"
yard = ""
play = """
D:6-6 C:6-5L B:5-3L A:6-3L D:6-0L C:3-0L B:4-3L A:6-4L D:pass
C:pass B:pass A:6-1L D:5-1L C:pass B:5-2L A:6-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 5-3 5-2 5-0 4-4 4-3"
deal.B = "6-4 6-2 6-0 4-0 2-1 1-0 0-0"
deal.C = "6-6 5-4 4-1 3-2 3-1 2-2 2-0"
deal.D = "6-5 6-3 5-1 4-2 3-3 3-0 1-1"
yard = ""
play = """
A:5-5 D:6-5L C:6-6L B:6-4L A:4-4L D:4-2L C:3-2L B:pass A:5-3L
D:5-1L C:3-1L B:pass A:4-3L D:pass C:5-4L B:pass A:5-2L D:pass
C:2-2L B:6-2L A:6-1L D:1-1L C:4-1L B:4-0L A:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-1 5-0 4-3 4-2 3-3 2-1"
deal.B = "6-6 6-5 6-2 6-1 5-2 4-4 3-0"
deal.C = "6-0 4-1 3-2 3-1 2-2 1-1 0-0"
deal.D = "6-4 6-3 5-5 5-3 4-0 2-0 1-0"
yard = ""
play = """
A:3-3 D:6-3L C:3-2R B:6-6L A:4-2R D:6-4L C:4-1L B:6-1L A:5-4R
D:5-5R C:6-0L B:3-0L A:5-1R D:5-3L C:3-1R B:6-5L A:4-3R D:4-0R
C:0-0R B:6-2L A:5-0R D:2-0L C:pass B:5-2R A:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-3 5-0 4-0 2-2 2-1 1-0"
deal.B = "6-2 6-0 4-4 4-3 3-2 3-1 1-1"
deal.C = "6-6 6-3 6-1 5-2 4-1 3-0 0-0"
deal.D = "6-5 6-4 5-5 5-1 4-2 3-3 2-0"
yard = ""
play = """
A:2-2 D:4-2L C:4-1L B:3-1L A:5-3L D:6-5L C:6-3L B:4-3L A:5-4L
D:5-5L C:5-2R B:pass A:5-0L D:5-1R C:6-1R B:6-0L A:pass D:6-4L
C:6-6R B:4-4L A:4-0L D:2-0L C:pass B:6-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 4-4 4-2 1-1 1-0 0-0"
deal.B = "6-6 5-5 5-4 5-3 3-3 3-2 2-1"
deal.C = "6-4 6-3 6-1 6-0 5-2 3-0 2-2"
deal.D = "5-1 5-0 4-3 4-1 4-0 3-1 2-0"
yard = ""
play = """
C:decline A:4-4 D:4-3L C:6-4R B:5-3L A:6-5L D:pass C:6-1L B:2-1L
A:6-2L D:pass C:6-0L B:6-6R A:1-0L D:5-1L C:6-3R B:5-5L A:pass
D:5-0L C:3-0R B:pass A:0-0L D:4-0L C:pass B:5-4L A:pass D:2-0R
C:2-2R B:3-2R A:pass D:3-1R C:5-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 6-0 4-0 2-0 1-1 1-0"
deal.B = "6-1 5-2 4-4 4-3 4-2 3-1 2-1"
deal.C = "6-5 5-5 5-1 3-3 3-2 3-0 2-2"
deal.D = "6-3 6-2 5-4 5-3 5-0 4-1 0-0"
yard = ""
play = """
C:6-5 B:6-1L A:1-0L D:5-4R C:3-0L B:4-3L A:6-4L D:6-3L C:3-2L
B:5-2L A:4-0R D:5-3L C:3-3L B:3-1L A:6-0R D:6-2R C:5-1L B:4-2R
A:pass D:5-0L C:pass B:4-4R A:2-0L D:4-1R C:2-2L B:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 5-5 5-2 4-0 3-3 2-1"
deal.B = "6-0 5-0 4-1 3-2 3-1 2-2 1-0"
deal.C = "6-6 6-5 6-2 5-1 4-4 4-3 1-1"
deal.D = "6-3 5-4 5-3 4-2 3-0 2-0 0-0"
yard = ""
play = """
B:6-0 A:6-1L D:3-0R C:5-1L B:5-0L A:3-3R D:6-3R C:6-2R B:1-0L
A:2-1L D:4-2L C:4-3L B:3-2L A:5-2L D:5-4L C:4-4L B:4-1L A:pass
D:2-0R C:1-1L B:3-1L A:4-0R D:5-3L C:6-5L B:pass A:6-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 3-2 3-0 2-1 2-0 1-1 1-0"
deal.B = "6-6 5-5 5-1 5-0 4-0 3-3 2-2"
deal.C = "6-5 6-3 6-2 5-3 4-4 4-1 0-0"
deal.D = "6-1 6-0 5-4 5-2 4-3 4-2 3-1"
yard = ""
play = """
D:5-4 C:4-1R B:5-5L A:1-1R D:5-2L C:6-2L B:6-6L A:6-4L D:4-3L
C:5-3L B:5-1L A:2-1L D:6-1R C:6-5R B:2-2L A:3-2L D:3-1L C:pass
B:5-0R A:2-0R D:4-2R C:4-4R B:4-0R A:3-0R D:pass C:6-3R B:pass
A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-2 4-1 3-3 3-2 3-0 2-2 0-0"
deal.B = "6-3 6-2 6-1 3-1 2-1 2-0 1-1"
deal.C = "6-5 5-5 5-4 5-1 4-3 4-2 1-0"
deal.D = "6-6 6-4 6-0 5-3 5-0 4-4 4-0"
yard = ""
play = """
A:3-3 D:5-3L C:5-1L B:6-1L A:3-2R D:6-6L C:4-2R B:6-3L A:4-1R
D:pass C:4-3L B:3-1R A:3-0R D:6-4L C:6-5L B:2-0R A:5-2L D:pass
C:pass B:6-2L A:2-2R D:6-0L C:1-0L B:2-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 4-3 4-2 4-1 3-3 3-1 1-0"
deal.B = "6-3 5-4 5-0 3-2 2-1 2-0 1-1"
deal.C = "6-6 6-5 6-2 6-1 5-3 4-0 0-0"
deal.D = "6-4 5-5 5-2 5-1 4-4 3-0 2-2"
yard = ""
play = """
A:3-3 D:3-0L C:4-0L B:5-4L A:4-3R D:5-5L C:5-3L B:6-3L A:6-0L
D:6-4R C:6-5R B:5-0L A:pass D:5-2L C:6-2L B:pass A:pass D:5-1R
C:6-1L B:2-1L A:4-2L D:4-4L C:pass B:1-1R A:4-1L D:pass C:pass
B:pass A:3-1L D:pass C:pass B:3-2L A:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-1 5-4 4-1 2-2 2-1"
deal.B = "6-5 6-3 5-2 5-1 3-3 3-2 3-0"
deal.C = "6-4 5-3 5-0 4-4 4-3 3-1 2-0"
deal.D = "6-0 5-5 4-2 4-0 1-1 1-0 0-0"
yard = ""
play = """
A:6-6 D:6-0L C:2-0L B:5-2L A:5-4L D:4-2L C:6-4R B:3-2L A:4-1R
D:1-1R C:4-3L B:5-1R A:pass D:5-5R C:5-0R B:3-0R A:pass D:4-0L
C:5-3R B:6-5R A:6-2R D:1-0L C:3-1L B:6-3L A:2-2R D:pass C:pass
B:pass A:6-1L D:pass C:pass B:pass A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-5 4-4 4-1 2-1 2-0"
deal.B = "6-6 6-5 6-4 5-3 4-2 3-2 3-0"
deal.C = "6-1 5-4 5-2 5-0 3-3 1-0 0-0"
deal.D = "6-3 5-1 4-3 4-0 3-1 2-2 1-1"
yard = ""
play = """
A:4-4 D:4-3L C:3-3L B:5-3L A:5-5L D:5-1L C:6-1L B:6-6L A:6-2L
D:2-2L C:5-2L B:6-5L A:4-1R D:6-3L C:1-0R B:3-2L A:2-0R D:pass
C:pass B:4-2L A:2-1R D:4-0L C:5-0L B:pass A:pass D:3-1R C:5-4L
B:6-4L A:6-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-4 5-3 5-0 4-2 4-0 1-0"
deal.B = "6-6 6-5 6-3 4-4 4-1 3-3 0-0"
deal.C = "6-4 5-5 4-3 3-2 3-0 2-2 2-1"
deal.D = "6-2 6-1 5-2 5-1 3-1 2-0 1-1"
yard = ""
play = """
A:5-0 D:5-2L C:2-1L B:4-1L A:4-0L D:2-0L C:2-2L B:0-0R A:4-2L
D:pass C:6-4L B:6-6L A:6-0L D:pass C:3-0L B:6-3L A:1-0R D:6-2L
C:3-2L B:3-3L A:5-3L D:6-1R C:5-5L B:6-5L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-44"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-44"
commitment = "1991076dfbbbb62c0ba79b7218711e472272bb142030eda491d193a99d9a700b"
secret = "97128002c6b88ceee0a4dbb43b1653712a48ac49bc772a7685606f5036b5eacc"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-4 5-3 5-2 4-2 2-1"
deal.B = "6-3 6-1 5-5 5-1 4-1 4-0 3-2"
deal.C = "6-6 5-0 3-3 2-2 2-0 1-0 0-0"
deal.D = "6-5 6-2 4-4 4-3 3-1 3-0 1-1"
yard = ""
play = """
C:6-6 B:6-3L A:5-3L D:6-5L C:pass B:6-1L A:2-1L D:6-2L C:pass
B:pass A:6-4L D:4-3L C:3-3L B:3-2L A:5-2L D:pass C:5-0L B:4-0L
A:5-4L D:pass C:pass B:5-5L A:6-0R D:3-0R C:pass B:5-1L A:pass
D:3-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-1 5-0 4-3 4-2 4-1 3-1"
deal.B = "6-1 5-3 5-2 3-3 3-2 2-1 2-0"
deal.C = "6-5 6-4 6-3 6-2 5-5 1-1 0-0"
deal.D = "6-0 5-4 4-4 4-0 3-0 2-2 1-0"
yard = ""
play = """
B:3-3 A:4-3L D:4-4L C:6-4L B:6-1L A:5-1L D:5-4L C:6-3R B:pass
A:4-2L D:6-0R C:6-2L B:2-0R A:6-6L D:2-2R C:6-5L B:5-2R A:5-0L
D:4-0L C:5-5R B:5-3R A:4-1L D:1-0L C:0-0L B:3-2R A:pass D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-5 4-3 4-2 2-2 2-1 1-1 0-0"
deal.B = "6-5 6-4 5-1 5-0 3-3 2-0 1-0"
deal.C = "6-6 6-3 6-2 4-4 4-1 3-1 3-0"
deal.D = "6-1 6-0 5-4 5-3 5-2 4-0 3-2"
yard = ""
play = """
D:5-4 C:4-4R B:5-1L A:2-1L D:5-2L C:4-1R B:1-0R A:5-5L D:6-0R
C:6-6R B:6-5R A:pass D:5-3L C:6-3L B:6-4L A:4-3L D:3-2L C:6-2L
B:5-0R A:0-0R D:4-0R C:pass B:pass A:4-2R D:6-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-1 4-3 4-0 3-3 2-0 1-0"
deal.B = "6-5 6-2 5-4 5-2 4-1 3-2 2-1"
deal.C = "6-0 5-5 5-3 5-1 5-0 3-0 0-0"
deal.D = "6-4 6-3 4-4 4-2 3-1 2-2 1-1"
yard = ""
play = """
D:4-4 C:pass B:4-1L A:6-1L D:6-4L C:pass B:5-4L A:4-3R D:3-1R
C:5-5L B:2-1R A:2-0R D:pass C:5-3L B:3-2L A:4-0R D:4-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 5-5 4-2 4-0 3-3 0-0"
deal.B = "6-6 6-1 6-0 5-4 5-0 3-2 1-1"
deal.C = "6-4 5-3 5-1 4-4 4-1 3-0 1-0"
deal.D = "6-3 5-2 4-3 3-1 2-2 2-1 2-0"
yard = ""
play = """
D:2-2 C:pass B:3-2L A:3-3L D:6-3L C:6-4L B:5-4L A:6-5L D:2-1R
C:5-1R B:5-0R A:6-2L D:2-0R C:pass B:pass A:4-2L D:4-3L C:5-3L
B:pass A:5-5L D:5-2L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-3 4-2 3-1 2-0 1-0"
deal.B = "6-3 6-1 5-4 5-2 4-0 2-1 0-0"
deal.C = "6-6 6-2 5-5 5-0 4-1 3-0 2-2"
deal.D = "6-0 5-1 4-4 4-3 3-3 3-2 1-1"
yard = ""
play = """
C:6-6 B:6-1L A:3-1L D:3-3L C:6-2R B:5-2R A:5-3L D:5-1L C:5-5R
B:2-1L A:4-2L D:4-4L C:4-1L B:5-4R A:1-0L D:6-0L C:pass B:4-0R
A:6-5L D:pass C:5-0L B:0-0L A:2-0L D:3-2L C:3-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-3 5-1 5-0 3-0 2-2"
deal.B = "6-6 6-1 4-4 4-3 4-2 3-1 1-0"
deal.C = "6-2 5-5 5-4 5-2 3-2 1-1 0-0"
deal.D = "6-3 6-0 4-1 4-0 3-3 2-1 2-0"
yard = ""
play = """
C:5-5 B:pass A:6-5L D:6-0L C:5-4R B:4-3R A:5-0L D:3-3R C:5-2L
B:4-2L A:6-4L D:6-3R C:6-2L B:6-1R A:2-2L D:4-1R C:3-2L B:4-4R
A:5-3L D:4-0R C:0-0R B:1-0R A:5-1L D:2-1L C:1-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 4-2 3-3 3-1 2-2 2-0 1-1"
deal.B = "6-6 6-2 5-3 5-2 5-1 4-3 3-2"
deal.C = "6-3 6-1 5-5 5-4 3-0 2-1 0-0"
deal.D = "6-4 6-0 5-0 4-4 4-1 4-0 1-0"
yard = ""
play = """
C:5-5 B:5-1L A:3-1L D:5-0R C:6-3L B:6-2L A:4-2L D:4-4L C:5-4L
B:5-2L A:2-2L D:4-0R C:2-1L B:4-3R A:1-1L D:4-1L C:3-0R B:pass
A:2-0R D:6-4L C:6-1L B:3-2R A:3-3R D:1-0L C:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-2 4-4 3-2 3-1 2-2 1-1"
deal.B = "5-4 5-3 4-2 4-1 4-0 1-0 0-0"
deal.C = "6-6 6-5 6-3 5-5 4-3 2-1 2-0"
deal.D = "6-4 6-2 6-0 5-1 5-0 3-3 3-0"
yard = ""
play = """
C:6-6 B:pass A:6-1L D:5-1L C:6-5L B:pass A:pass D:6-0L C:6-3R
B:4-0L A:4-4L D:6-4L C:4-3R B:4-1R A:3-1R D:3-3R C:pass B:5-3R
A:5-2R D:6-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-5 5-4 4-0 2-0 1-1 1-0"
deal.B = "6-0 5-2 4-3 4-2 4-1 3-1 0-0"
deal.C = "6-5 6-4 6-2 5-0 3-2 3-0 2-2"
deal.D = "6-6 6-3 5-3 5-1 4-4 3-3 2-1"
yard = ""
play = """
D:6-6 C:6-5L B:6-0R A:5-5L D:5-3L C:3-2L B:5-2L A:5-4L D:4-4L
C:6-4L B:0-0R A:6-1L D:5-1L C:5-0L B:pass A:4-0L D:pass C:3-0R
B:3-1R A:1-1R D:2-1R C:6-2R B:4-1L A:1-0L D:6-3R C:pass B:4-3R
A:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 5-4 5-0 3-3 2-2 2-0"
deal.B = "6-3 6-0 5-5 4-4 4-1 1-1 0-0"
deal.C = "6-6 6-2 4-2 4-0 3-2 3-0 2-1"
deal.D = "6-4 5-3 5-2 5-1 4-3 3-1 1-0"
yard = ""
play = """
A:6-5 D:6-4L C:4-2L B:5-5R A:2-2L D:5-2L C:pass B:pass A:5-4L
D:4-3L C:3-2L B:pass A:2-0L D:1-0L C:2-1L B:pass A:5-0R D:pass
C:6-2L B:6-3L A:3-3L D:5-3L C:4-0R B:4-4R A:pass D:5-1L C:pass
B:4-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-0 5-3 3-2 3-0 2-0"
deal.B = "6-2 5-4 5-2 5-1 4-3 4-1 2-2"
deal.C = "6-6 4-4 4-2 3-3 2-1 1-1 1-0"
deal.D = "6-4 6-1 5-5 5-0 4-0 3-1 0-0"
yard = ""
play = """
D:5-5 C:pass B:5-2L A:3-2L D:5-0R C:3-3L B:4-3L A:6-0R D:6-4L
C:6-6L B:6-2L A:2-0L D:6-1R C:2-1R B:2-2R A:3-0L D:3-1L C:4-2R
B:4-1R A:pass D:pass C:1-1L B:5-1L A:6-5L D:pass C:1-0R B:pass
A:6-3L D:0-0R C:pass B:pass A:5-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 5-2 3-0 2-2 1-1 0-0"
deal.B = "6-6 5-3 4-1 4-0 3-3 3-1 2-0"
deal.C = "6-1 5-1 5-0 4-4 4-3 4-2 3-2"
deal.D = "6-5 6-4 6-3 6-2 6-0 2-1 1-0"
yard = ""
play = """
A:5-5 D:6-5L C:6-1L B:5-3R A:1-1L D:6-3R C:5-1L B:6-6R A:5-4L
D:6-4L C:pass B:pass A:pass D:6-2L C:4-2L B:4-0L A:3-0L D:6-0R
C:4-3L B:4-1L A:0-0R D:1-0R C:pass B:3-1L A:pass D:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 4-3 3-2 2-0 1-1 1-0 0-0"
deal.B = "5-5 5-2 5-1 5-0 4-2 4-1 2-1"
deal.C = "6-6 6-5 6-1 6-0 4-0 3-3 2-2"
deal.D = "6-4 6-2 5-4 5-3 4-4 3-1 3-0"
yard = ""
play = """
D:4-4 C:4-0L B:5-0L A:4-3R D:5-3L C:3-3L B:pass A:6-3L D:6-4L
C:pass B:4-2L A:3-2L D:3-0L C:6-0L B:pass A:pass D:6-2L C:2-2L
B:2-1L A:1-1L D:3-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-1 5-3 4-4 4-2 0-0"
deal.B = "6-2 5-4 5-1 4-3 2-2 2-0 1-1"
deal.C = "6-6 6-3 5-0 4-1 3-3 3-2 2-1"
deal.D = "6-0 5-5 5-2 4-0 3-1 3-0 1-0"
yard = ""
play = """
A:6-5 D:5-5R C:6-6L B:5-4R A:6-4L D:4-0L C:5-0L B:4-3R A:5-3L
D:3-0L C:6-3R B:2-0L A:4-2L D:6-0R C:4-1L B:5-1L A:0-0R D:1-0R
C:2-1R B:6-2R A:6-1R D:3-1R C:3-3R B:pass A:pass D:5-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 6-0 5-2 4-3 4-0 1-1"
deal.B = "6-4 5-4 5-3 4-2 3-0 2-1 1-0"
deal.C = "6-1 5-5 5-0 3-2 3-1 2-2 0-0"
deal.D = "6-6 6-3 5-1 4-4 4-1 3-3 2-0"
yard = ""
play = """
D:6-6 C:6-1L B:2-1L A:6-2L D:6-3L C:3-2L B:4-2L A:4-3L D:3-3L
C:3-1L B:6-4R A:1-1L D:4-4R C:pass B:1-0L A:6-0L D:4-1R C:pass
B:pass A:6-5L D:5-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-2 3-3 3-0 2-2 2-0 1-1"
deal.B = "6-4 6-0 5-4 5-3 5-1 5-0 0-0"
deal.C = "6-2 6-1 4-4 4-3 4-2 4-1 1-0"
deal.D = "6-6 6-5 6-3 4-0 3-2 3-1 2-1"
yard = ""
play = """
D:6-6 C:6-2L B:6-0R A:5-2L D:6-5L C:6-1L B:5-0R A:1-1L D:3-1L
C:4-3L B:5-1R A:pass D:4-0L C:4-1R B:6-4R A:3-0L D:6-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 4-4 4-2 3-1 2-1 1-1 1-0"
deal.B = "6-6 6-5 5-2 5-1 4-3 3-3 2-2"
deal.C = "6-2 6-1 5-5 5-3 4-1 2-0 0-0"
deal.D = "6-3 6-0 5-4 5-0 4-0 3-2 3-0"
yard = ""
play = """
D:3-0 C:5-3L B:5-1L A:3-1L D:5-0R C:5-5R B:4-3L A:6-4L D:6-3L
C:pass B:5-2R A:4-2R D:5-4R C:pass B:6-5R A:pass D:6-0R C:2-0R
B:2-2R A:2-1R D:3-2L C:6-2L B:6-6L A:1-1R D:pass C:6-1L B:pass
A:1-0L D:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-4 5-1 4-4 4-2 2-1 1-0"
deal.B = "6-6 5-3 5-2 5-0 3-3 2-2 1-1"
deal.C = "6-4 6-3 6-1 6-0 4-3 3-2 3-0"
deal.D = "6-5 6-2 4-1 4-0 3-1 2-0 0-0"
yard = ""
play = """
D:0-0 C:6-0L B:5-0R A:5-5R D:6-5R C:6-4L B:6-6R A:5-4L D:6-2R
C:3-2R B:5-2L A:4-2L D:4-0L C:6-3R B:pass A:1-0L D:4-1L C:4-3L
B:5-3L A:5-1L D:3-1L C:6-1R B:1-1R A:2-1R D:2-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 4-4 4-3 4-0 3-3 2-2 2-1"
deal.B = "6-6 6-4 6-2 5-3 3-1 1-1 1-0"
deal.C = "6-3 6-1 6-0 5-5 5-4 3-2 2-0"
deal.D = "5-2 5-1 5-0 4-2 4-1 3-0 0-0"
yard = ""
play = """
D:0-0 C:6-0L B:6-6L A:6-5L D:5-0R C:5-5L B:5-3L A:4-3L D:4-2L
C:5-4R B:6-4R A:2-2L D:5-2L C:6-3R B:3-1R A:2-1R D:5-1L C:6-1L
B:6-2L A:pass D:pass C:3-2L B:pass A:3-3L D:3-0L C:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-4 4-4 3-3 3-2 1-1"
deal.B = "6-4 5-3 4-2 4-0 2-2 2-0 0-0"
deal.C = "6-6 6-3 6-1 6-0 5-0 4-3 1-0"
deal.D = "5-5 5-2 5-1 4-1 3-1 3-0 2-1"
yard = ""
play = """
C:6-6 B:6-4L A:5-4L D:5-5L C:6-3R B:5-3R A:6-5L D:5-1R C:6-1L
B:pass A:1-1L D:3-1L C:4-3L B:4-0L A:pass D:3-0L C:1-0R B:2-0R
A:3-3L D:2-1R C:pass B:pass A:3-2L D:5-2L C:5-0L B:0-0L A:pass
D:4-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-3 5-0 4-4 4-3 3-2 0-0"
deal.B = "6-5 6-2 6-0 4-0 3-3 2-1 2-0"
deal.C = "6-6 6-1 5-4 5-2 4-2 3-1 3-0"
deal.D = "6-4 5-5 5-1 4-1 2-2 1-1 1-0"
yard = ""
play = """
D:5-5 C:5-4L B:6-5R A:4-4L D:6-4R C:4-2L B:2-1L A:4-3R D:1-1L
C:6-1L B:6-2L A:3-2L D:pass C:3-1L B:3-3R A:6-3R D:4-1L C:6-6R
B:6-0R A:5-0R D:5-1R C:pass B:4-0L A:0-0L D:1-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-4 5-3 5-1 4-2 3-0 2-1"
deal.B = "6-4 5-2 4-1 4-0 3-3 2-2 1-1"
deal.C = "6-6 6-5 6-0 4-4 3-1 1-0 0-0"
deal.D = "6-3 6-2 6-1 5-0 4-3 3-2 2-0"
yard = ""
play = """
B:2-2 A:4-2L D:4-3L C:3-1L B:5-2R A:5-1L D:5-0L C:6-5R B:4-0L
A:5-4L D:6-2R C:pass B:pass A:5-5L D:3-2R C:pass B:3-3R A:5-3L
D:6-3L C:6-6L B:6-4L A:3-0R D:2-0R C:4-4L B:4-1L A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 4-2 3-3 3-2 3-1 1-1"
deal.B = "6-5 5-3 5-1 4-0 3-0 2-1 1-0"
deal.C = "6-3 6-2 6-0 5-4 4-1 2-2 0-0"
deal.D = "6-6 5-5 5-2 5-0 4-4 4-3 2-0"
yard = ""
play = """
A:6-4 D:6-6L C:6-3L B:5-3L A:4-2R D:5-5L C:5-4L B:4-0L A:3-2R
D:4-3R C:6-0L B:6-5L A:pass D:4-4R C:4-1R B:5-1R A:pass D:5-2L
C:6-2L B:pass A:6-1L D:5-0R C:0-0R B:1-0L A:pass D:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 6-1 5-5 4-3 4-1 3-2"
deal.B = "6-4 6-0 3-0 2-2 2-0 1-1 0-0"
deal.C = "6-6 5-4 5-3 5-1 5-0 4-2 2-1"
deal.D = "6-3 5-2 4-4 4-0 3-3 3-1 1-0"
yard = ""
play = """
D:3-3 C:5-3L B:3-0R A:6-5L D:6-3L C:5-0R B:pass A:4-3L D:4-4L
C:5-4L B:pass A:5-5L D:5-2L C:4-2L B:6-4L A:6-2L D:pass C:5-1R
B:2-0L A:6-1R D:4-0L C:6-6R B:6-0R A:4-1L D:1-0R C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 4-4 4-3 4-2 4-1 3-3 2-0"
deal.B = "6-5 6-4 6-2 5-3 5-2 3-2 3-0"
deal.C = "6-0 5-5 5-1 5-0 4-0 2-1 1-0"
deal.D = "6-6 6-1 5-4 3-1 2-2 1-1 0-0"
yard = ""
play = """
C:5-5 B:5-3L A:6-3L D:6-6L C:6-0L B:3-0L A:4-3L D:5-4L C:5-1L
B:5-2R A:4-1L D:2-2R C:4-0L B:6-2R A:2-0L D:6-1R C:2-1L B:pass
A:pass D:1-1L C:1-0L B:pass A:pass D:3-1R C:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 5-4 4-3 4-1 3-3 2-0"
deal.B = "6-6 5-1 5-0 4-4 2-2 1-1 1-0"
deal.C = "6-4 6-3 5-5 5-3 5-2 3-1 3-0"
deal.D = "6-2 6-1 4-2 4-0 3-2 2-1 0-0"
yard = ""
play = """
C:5-5 B:5-0L A:6-0L D:6-2L C:5-3R B:2-2L A:2-0L D:3-2R C:5-2R
B:1-0L A:4-1L D:4-2L C:pass B:5-1R A:pass D:2-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 5-1 4-4 3-1 3-0 2-2"
deal.B = "6-1 6-0 5-5 5-0 4-0 2-1 2-0"
deal.C = "6-2 5-2 4-2 3-3 3-2 1-1 0-0"
deal.D = "6-5 6-3 5-4 5-3 4-3 4-1 1-0"
yard = ""
play = """
D:5-4 C:5-2L B:2-0L A:3-0L D:4-3R C:3-3L B:pass A:3-1L D:5-3R
C:1-1L B:5-5R A:5-1L D:6-5L C:6-2L B:2-1L A:pass D:1-0L C:0-0L
B:4-0L A:6-4L D:6-3L C:3-2L B:5-0R A:2-2L D:pass C:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-0 5-1 5-0 3-0 1-1"
deal.B = "6-2 6-1 4-2 4-0 3-2 3-1 0-0"
deal.C = "6-5 5-4 5-3 5-2 3-3 2-0 1-0"
deal.D = "6-6 5-5 4-4 4-3 4-1 2-2 2-1"
yard = ""
play = """
C:6-5 B:6-1L A:5-1L D:5-5L C:5-4L B:4-2L A:5-0R D:2-2L C:5-2L
B:0-0R A:6-0R D:6-6R C:5-3L B:6-2R A:6-3L D:2-1R C:1-0R B:4-0R
A:6-4L D:4-4L C:pass B:pass A:pass D:4-1L C:pass B:3-1L A:3-0L
D:4-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 5-3 5-0 4-1 3-3 2-1"
deal.B = "6-4 5-4 5-1 3-2 3-1 2-2 0-0"
deal.C = "6-3 6-1 6-0 4-3 4-2 3-0 1-1"
deal.D = "6-2 5-5 5-2 4-4 4-0 2-0 1-0"
yard = ""
play = """
D:5-5 C:pass B:5-1L A:4-1L D:4-4L C:4-3L B:3-1L A:2-1L D:5-2L
C:pass B:5-4L A:6-5R D:6-2R C:4-2L B:3-2L A:5-3L D:2-0R C:6-0R
B:6-4R A:5-0L D:4-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-2 4-3 3-2 2-2 2-1 2-0 0-0"
deal.B = "5-5 5-3 5-1 5-0 4-2 3-1 1-0"
deal.C = "6-6 6-4 6-1 5-4 4-1 3-3 1-1"
deal.D = "6-5 6-3 6-2 6-0 4-4 4-0 3-0"
yard = ""
play = """
D:4-4 C:6-4L B:4-2R A:5-2R D:6-5R C:6-6L B:pass A:pass D:6-0L
C:6-1R B:3-1R A:2-0L D:6-3R C:pass B:pass A:3-2L D:3-0L C:pass
B:5-0L A:pass D:6-2R C:5-4L B:pass A:4-3L D:pass C:3-3L B:5-3L
A:2-2R D:pass C:pass B:5-5L A:2-1R D:pass C:4-1R B:5-1L A:pass
D:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-0 5-1 3-0 2-2 2-1 0-0"
deal.B = "6-3 6-1 4-3 4-2 4-1 3-3 1-1"
deal.C = "6-5 6-2 5-5 5-3 4-4 4-0 2-0"
deal.D = "6-4 5-4 5-2 5-0 3-2 3-1 1-0"
yard = ""
play = """
D:5-4 C:6-5L B:4-2R A:6-6L D:6-4L C:4-4L B:4-1L A:5-1L D:5-2R
C:5-5L B:pass A:pass D:5-0L C:5-3R B:3-3R A:6-0L D:3-1R C:6-2L
B:1-1R A:2-2L D:3-2L C:pass B:6-1R A:3-0L D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-5 5-2 5-0 4-2 3-2 1-0"
deal.B = "6-4 6-3 4-3 4-0 2-0 1-1 0-0"
deal.C = "6-5 6-2 5-4 5-3 4-1 3-3 2-1"
deal.D = "6-1 6-0 5-1 4-4 3-1 3-0 2-2"
yard = ""
play = """
D:4-4 C:5-4L B:4-3R A:5-5L D:5-1L C:5-3R B:1-1L A:1-0L D:6-0L
C:6-5L B:pass A:5-2L D:2-2L C:6-2L B:6-3L A:3-2L D:pass C:2-1L
B:pass A:5-0R D:3-0R C:3-3R B:pass A:pass D:6-1L C:pass B:6-4L
A:4-2L D:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-2 4-4 4-0 3-3 3-2 2-1"
deal.B = "6-4 5-0 4-2 4-1 3-1 1-1 0-0"
deal.C = "6-3 5-5 5-4 5-1 4-3 3-0 1-0"
deal.D = "6-6 6-5 6-2 6-0 5-3 2-2 2-0"
yard = ""
play = """
D:6-6 C:6-3L B:6-4R A:3-3L D:5-3L C:5-5L B:4-1R A:5-2L D:6-2L
C:5-1R B:5-0R A:6-1L D:6-0R C:1-0L B:0-0L A:4-0L D:6-5R C:5-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-45"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-45"
commitment = "f14c3d4211b830fbffccd5ef7828b350af1f2f0b8a79da334777f812090395cf"
secret = "e44c5e9a220d33669e19daec4485c54abae8630cb853bf63f38a6a57c6c304bc"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 5-1 4-2 2-2 2-0"
deal.B = "6-2 6-1 5-5 5-4 4-1 4-0 3-2"
deal.C = "5-3 5-2 5-0 4-4 4-3 3-0 2-1"
deal.D = "6-5 6-0 3-3 3-1 1-1 1-0 0-0"
yard = ""
play = """
A:6-6 D:6-5L C:5-3L B:6-2R A:4-2R D:3-3L C:4-4R B:5-4R A:5-1R
D:3-1L C:2-1L B:6-1R A:6-3R D:pass C:5-2L B:5-5L A:pass D:pass
C:4-3R B:4-1R A:pass D:1-1R C:5-0L B:4-0L A:6-4L D:6-0L C:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-1 4-3 4-0 3-0 2-1 1-0"
deal.B = "6-4 5-4 5-3 3-3 3-2 3-1 2-0"
deal.C = "6-1 6-0 5-2 5-0 4-4 1-1 0-0"
deal.D = "6-6 6-5 6-2 5-5 4-2 4-1 2-2"
yard = ""
play = """
C:0-0 B:2-0L A:3-0R D:6-2L C:6-0L B:5-3R A:1-0L D:4-1L C:4-4L
B:6-4L A:6-3L D:6-5R C:6-1R B:3-3L A:4-3L D:4-2L C:5-2L B:5-4L
A:2-1R D:2-2R C:pass B:3-2R A:4-0L D:pass C:5-0L B:3-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 5-3 5-0 3-2 3-0 2-1"
deal.B = "6-6 6-3 6-0 4-4 4-2 2-0 1-0"
deal.C = "6-4 4-3 4-0 3-1 2-2 1-1 0-0"
deal.D = "6-2 6-1 5-4 5-2 5-1 4-1 3-3"
yard = ""
play = """
B:6-6 A:6-5L D:5-4L C:6-4R B:4-4L A:pass D:4-1L C:1-1L B:4-2R
A:3-2R D:6-1L C:4-3R B:6-3L A:5-3L D:5-2L C:2-2L B:2-0L A:5-0L
D:5-1L C:3-1L B:pass A:3-0L D:pass C:4-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-3 5-1 5-0 4-2 4-1 2-0"
deal.B = "6-4 5-4 4-4 4-3 2-2 2-1 0-0"
deal.C = "6-6 6-2 6-0 4-0 3-1 3-0 1-0"
deal.D = "6-3 6-1 5-5 5-2 3-3 3-2 1-1"
yard = ""
play = """
C:6-6 B:6-4L A:4-1L D:6-1L C:6-0L B:0-0L A:6-5R D:5-5R C:1-0L
B:5-4R A:5-1L D:5-2L C:6-2L B:4-4R A:4-2R D:6-3L C:3-0L B:2-2R
A:2-0R D:pass C:4-0L B:4-3L A:5-0R D:3-3L C:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-4 5-1 4-4 2-2 2-1 2-0"
deal.B = "6-3 6-0 5-0 4-3 3-1 1-1 1-0"
deal.C = "6-6 6-5 5-2 4-2 4-0 3-3 3-2"
deal.D = "6-4 6-2 5-5 5-3 4-1 3-0 0-0"
yard = ""
play = """
C:6-6 B:6-3L A:6-1R D:5-3L C:5-2L B:3-1R A:2-2L D:6-2L C:3-3R
B:4-3R A:5-4R D:6-4L C:6-5R B:6-0R A:2-0R D:4-1L C:4-2R B:1-1L
A:5-1L D:5-5L C:4-0R B:5-0L A:pass D:3-0L C:3-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 5-4 5-0 3-2 1-1 1-0"
deal.B = "6-6 6-5 6-3 5-3 4-3 4-2 3-0"
deal.C = "6-2 5-2 4-4 4-1 4-0 2-1 0-0"
deal.D = "6-1 6-0 5-1 3-3 3-1 2-2 2-0"
yard = ""
play = """
C:4-4 B:4-3L A:6-4R D:3-3L C:6-2R B:6-3L A:3-2R D:6-1L C:4-1L
B:5-3R A:5-4L D:5-1L C:5-2R B:4-2R A:1-1L D:3-1L C:4-0R B:3-0L
A:5-0L D:6-0R C:pass B:6-6R A:5-5L D:pass C:pass B:6-5L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 4-3 4-2 4-0 3-0 2-0"
deal.B = "6-6 6-2 6-1 4-4 3-3 2-1 1-1"
deal.C = "6-3 5-2 5-1 3-1 2-2 1-0 0-0"
deal.D = "6-5 6-4 5-5 5-4 5-0 4-1 3-2"
yard = ""
play = """
B:6-6 A:6-0L D:5-0L C:6-3R B:3-3R A:5-3L D:3-2L C:5-2L B:pass
A:4-3R D:6-5L C:pass B:4-4R A:4-0R D:6-4L C:1-0R B:6-1R A:4-2L
D:pass C:2-2L B:6-2L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 4-3 3-2 3-0 1-1 0-0"
deal.B = "6-4 6-1 6-0 5-2 4-2 4-0 2-2"
deal.C = "6-5 6-3 5-4 5-1 3-3 3-1 2-1"
deal.D = "6-2 5-3 5-0 4-4 4-1 2-0 1-0"
yard = ""
play = """
A:6-6 D:6-2L C:6-5R B:5-2L A:5-5L D:5-3L C:3-3L B:pass A:3-0L
D:5-0L C:5-1L B:6-1L A:pass D:pass C:6-3L B:pass A:4-3L D:4-4L
C:5-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-2 5-1 4-3 4-1 2-1 1-0"
deal.B = "6-3 5-4 5-0 3-3 3-0 2-0 0-0"
deal.C = "6-2 6-1 6-0 5-3 4-0 3-1 2-2"
deal.D = "6-6 6-4 5-5 4-4 4-2 3-2 1-1"
yard = ""
play = """
A:4-3 D:6-4L C:6-2L B:6-3R A:5-2L D:5-5L C:5-3L B:3-3L A:6-5R
D:3-2L C:2-2L B:5-4R A:2-1L D:1-1L C:6-1L B:pass A:4-1R D:6-6L
C:3-1R B:3-0R A:1-0R D:pass C:6-0L B:5-0L A:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-3 4-4 4-3 3-2 2-1"
deal.B = "6-5 5-4 4-2 3-3 3-0 2-0 0-0"
deal.C = "6-3 6-0 5-5 5-1 4-1 4-0 3-1"
deal.D = "6-4 6-1 5-2 5-0 2-2 1-1 1-0"
yard = ""
play = """
A:5-3 D:5-2L C:6-3R B:6-5R A:3-2L D:5-0R C:3-1L B:3-0R A:2-1L
D:2-2L C:pass B:3-3R A:4-3R D:6-4R C:6-0R B:4-2L A:4-4L D:1-0R
C:5-1R B:5-4L A:pass D:pass C:5-5L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 5-5 4-2 4-1 2-0 1-0"
deal.B = "6-6 6-5 3-3 3-0 2-2 1-1 0-0"
deal.C = "5-4 5-3 5-2 5-0 4-3 3-2 3-1"
deal.D = "6-3 6-2 6-0 5-1 4-4 4-0 2-1"
yard = ""
play = """
B:6-6 A:6-4L D:4-4L C:5-4L B:6-5L A:6-1L D:5-1L C:5-3L B:3-3L
A:pass D:6-3L C:pass B:pass A:pass D:6-2L C:5-2L B:pass A:5-5L
D:6-0R C:5-0R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-2 6-1 5-2 2-1 0-0"
deal.B = "6-4 6-3 5-4 5-3 3-2 3-0 2-2"
deal.C = "5-1 4-4 4-3 4-2 4-1 2-0 1-1"
deal.D = "6-0 5-5 5-0 4-0 3-3 3-1 1-0"
yard = ""
play = """
D:6-0 C:2-0R B:6-4L A:6-2R D:4-0L C:pass B:6-3R A:0-0L D:5-0L
C:4-3R B:5-4L A:pass D:pass C:4-4L B:pass A:pass D:pass C:4-1L
B:pass A:2-1L D:pass C:4-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 6-0 5-0 2-2 2-0 1-0"
deal.B = "6-6 6-3 5-3 5-2 4-4 2-1 0-0"
deal.C = "6-2 5-4 5-1 4-3 4-0 3-3 3-1"
deal.D = "6-4 5-5 4-2 4-1 3-2 3-0 1-1"
yard = ""
play = """
C:3-3 B:6-3L A:6-0L D:3-0L C:4-3L B:4-4L A:pass D:6-4L C:6-2L
B:5-3R A:6-5R D:4-2L C:5-4L B:6-6R A:6-1R D:5-5L C:5-1R B:5-2L
A:5-0R D:3-2L C:4-0R B:pass A:pass D:4-1R C:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-5 4-2 4-1 3-1 2-1"
deal.B = "6-3 6-0 5-4 5-3 4-0 3-2 0-0"
deal.C = "6-6 6-4 5-0 4-4 2-0 1-1 1-0"
deal.D = "6-5 5-2 5-1 4-3 3-3 3-0 2-2"
yard = ""
play = """
C:6-6 B:6-3L A:6-2R D:4-3L C:4-4L B:5-4L A:5-5L D:6-5L C:2-0R
B:6-0L A:pass D:3-0L C:5-0R B:5-3L A:pass D:5-2L C:pass B:3-2L
A:3-1L D:5-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 5-1 4-4 4-3 4-1 4-0"
deal.B = "6-5 6-4 6-1 4-2 2-1 2-0 1-0"
deal.C = "6-6 6-2 6-0 5-5 5-3 3-3 3-1"
deal.D = "5-2 5-0 3-2 3-0 2-2 1-1 0-0"
yard = ""
play = """
B:6-5 A:5-1R D:1-1R C:6-6L B:6-4L A:5-4L D:5-2L C:6-2L B:6-1L
A:4-1L D:pass C:3-1R B:4-2L A:4-3R D:3-2L C:3-3L B:pass A:6-3L
D:pass C:6-0L B:2-0L A:4-4R D:2-2L C:pass B:2-1L A:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 6-0 5-5 5-1 4-3 3-2"
deal.B = "6-6 5-4 5-2 5-0 4-2 3-1 1-1"
deal.C = "6-5 6-4 5-3 4-1 3-3 3-0 2-2"
deal.D = "6-3 4-4 4-0 2-1 2-0 1-0 0-0"
yard = ""
play = """
A:4-3 D:4-4L C:3-3R B:5-4L A:5-5L D:6-3R C:6-5R B:5-2L A:5-1R
D:2-1L C:4-1L B:4-2L A:6-2L D:1-0R C:6-4L B:5-0R A:pass D:4-0L
C:3-0L B:3-1L A:6-1L D:pass C:5-3R B:6-6L A:6-0L D:2-0L C:2-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 6-0 4-3 3-3 3-1 2-1"
deal.B = "6-2 5-4 5-2 5-1 3-0 1-1 0-0"
deal.C = "6-4 6-1 5-3 4-1 4-0 3-2 1-0"
deal.D = "6-5 5-5 5-0 4-4 4-2 2-2 2-0"
yard = ""
play = """
C:4-1 B:5-4L A:2-1R D:6-5L C:6-4L B:6-2R A:6-0R D:4-4L C:4-0R
B:pass A:4-3L D:4-2R C:3-2R B:3-0L A:3-3R D:5-0L C:5-3L B:pass
A:6-3L D:pass C:6-1L B:5-1L A:3-1R D:5-5L C:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-3 4-3 3-1 3-0 1-0"
deal.B = "6-6 6-0 5-3 5-1 5-0 1-1 0-0"
deal.C = "6-2 6-1 5-5 5-2 4-2 2-2 2-0"
deal.D = "5-4 4-4 4-1 4-0 3-3 3-2 2-1"
yard = ""
play = """
C:2-2 B:pass A:pass D:3-2L C:6-2R B:6-6R A:3-1L D:4-1L C:4-2L
B:6-0R A:3-0R D:2-1L C:6-1L B:5-3R A:6-3L D:3-3L C:5-2R B:pass
A:4-3L D:5-4L C:5-5L B:5-1L A:1-0L D:4-0L C:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-3 4-1 4-0 3-2 0-0"
deal.B = "6-6 6-1 5-5 4-4 3-1 2-0 1-0"
deal.C = "6-0 5-2 5-1 4-2 3-3 3-0 1-1"
deal.D = "6-4 6-3 5-4 5-0 4-3 2-2 2-1"
yard = ""
play = """
C:3-3 B:3-1L A:3-2R D:2-1L C:5-2L B:5-5L A:6-2R D:5-4L C:4-2L
B:6-6R A:6-5R D:2-2L C:5-1R B:6-1R A:pass D:6-4R C:pass B:4-4R
A:4-1R D:pass C:1-1R B:2-0L A:0-0L D:5-0L C:pass B:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-3 5-4 4-0 3-0 2-2"
deal.B = "6-0 5-5 5-3 5-0 3-3 3-1 2-1"
deal.C = "6-1 5-1 4-3 3-2 1-1 1-0 0-0"
deal.D = "6-5 6-2 5-2 4-4 4-2 4-1 2-0"
yard = ""
play = """
B:5-5 A:5-4L D:4-4L C:5-1R B:3-1R A:4-0L D:2-0L C:3-2L B:5-3L
A:6-3R D:6-5L C:6-1L B:6-0R A:3-0R D:4-1L C:4-3L B:3-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-0 4-3 3-3 2-1 2-0"
deal.B = "5-3 5-1 4-2 4-1 3-1 3-0 1-1"
deal.C = "6-5 6-1 5-4 5-0 4-4 1-0 0-0"
deal.D = "6-6 6-2 5-5 5-2 4-0 3-2 2-2"
yard = ""
play = """
C:4-4 B:4-2L A:2-0L D:4-0L C:5-4L B:5-3L A:6-4R D:3-2L C:6-5R
B:5-1R A:2-1L D:pass C:1-0L B:4-1R A:4-3R D:pass C:0-0L B:3-1R
A:6-0L D:6-6L C:6-1L B:1-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-1 4-2 4-1 3-3 3-2 3-0 0-0"
deal.B = "6-0 5-5 5-2 4-4 2-1 1-1 1-0"
deal.C = "6-6 6-3 5-4 4-3 4-0 3-1 2-0"
deal.D = "6-5 6-4 6-2 6-1 5-3 5-0 2-2"
yard = ""
play = """
B:5-5 A:5-1L D:6-1L C:6-6L B:5-2R A:4-2R D:6-5L C:5-4L B:4-4L
A:4-1L D:6-4R C:6-3R B:2-1L A:3-3R D:6-2L C:4-3R B:6-0L A:0-0L
D:5-0L C:4-0R B:1-0R A:pass D:5-3L C:3-1R B:pass A:3-0L D:pass
C:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-2 4-3 4-2 2-2 0-0"
deal.B = "5-2 5-1 3-3 3-0 2-1 2-0 1-0"
deal.C = "6-4 6-1 6-0 5-0 4-4 4-0 3-2"
deal.D = "6-3 5-5 5-4 5-3 4-1 3-1 1-1"
yard = ""
play = """
C:4-4 B:pass A:4-3L D:6-3L C:6-4L B:pass A:4-2L D:5-4R C:5-0R
B:5-2L A:6-5L D:pass C:6-0R B:pass A:6-6L D:pass C:6-1L B:5-1L
A:6-2R D:5-5L C:3-2R B:3-3R A:pass D:5-3L C:pass B:3-0L A:0-0L
D:3-1R C:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 5-3 5-2 4-3 4-0 2-0"
deal.B = "6-1 5-0 4-2 4-1 3-3 3-0 0-0"
deal.C = "6-6 5-5 5-1 4-4 3-1 2-1 1-0"
deal.D = "6-5 6-4 6-3 5-4 3-2 2-2 1-1"
yard = ""
play = """
C:5-5 B:5-0L A:5-3R D:6-3R C:6-6R B:6-1R A:4-0L D:6-4L C:5-1R
B:pass A:6-0L D:6-5R C:1-0L B:4-1L A:6-2R D:5-4L C:2-1R B:pass
A:5-2L D:3-2L C:3-1L B:pass A:pass D:1-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 5-5 5-2 4-4 4-1 4-0"
deal.B = "5-4 5-3 4-2 3-1 2-2 2-0 1-1"
deal.C = "6-6 6-2 6-1 6-0 5-1 3-3 3-0"
deal.D = "6-4 5-0 4-3 3-2 2-1 1-0 0-0"
yard = ""
play = """
D:6-4 C:6-6L B:5-4R A:6-3L D:4-3L C:5-1R B:4-2L A:4-1R D:3-2L
C:3-3L B:5-3L A:4-0R D:5-0L C:6-0L B:2-0R A:6-5L D:2-1R C:6-1R
B:pass A:5-5L D:pass C:6-2R B:2-2R A:5-2R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-5 4-3 4-2 3-3 3-2 2-1"
deal.B = "6-2 5-4 5-2 5-1 4-0 3-0 0-0"
deal.C = "6-6 6-5 6-4 6-3 5-3 4-1 2-0"
deal.D = "6-0 5-0 4-4 3-1 2-2 1-1 1-0"
yard = ""
play = """
D:6-0 C:6-6L B:6-2L A:4-2L D:4-4L C:6-4L B:4-0R A:6-1L D:3-1L
C:6-3L B:5-4R A:5-5R D:5-0R C:6-5L B:5-2L A:3-2L D:1-0R C:5-3L
B:5-1L A:2-1L D:2-2L C:4-1R B:pass A:4-3R D:pass C:2-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-3 4-4 4-3 4-1 3-1 1-1"
deal.B = "6-2 6-1 6-0 3-3 3-2 3-0 0-0"
deal.C = "6-5 6-3 5-4 4-2 4-0 2-2 2-1"
deal.D = "6-6 5-5 5-2 5-1 5-0 2-0 1-0"
yard = ""
play = """
C:2-2 B:6-2L A:6-4L D:5-2R C:5-4R B:pass A:4-3L D:pass C:6-3L
B:6-1L A:4-1L D:pass C:4-2L B:3-2L A:5-3L D:5-5L C:6-5L B:6-0L
A:4-4R D:5-0L C:4-0R B:3-0R A:3-1R D:5-1L C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-4 5-2 4-2 3-0 1-0 0-0"
deal.B = "6-3 6-0 5-0 4-4 4-3 4-0 3-3"
deal.C = "6-5 6-1 5-1 3-1 2-2 2-0 1-1"
deal.D = "6-4 6-2 5-5 5-3 4-1 3-2 2-1"
yard = ""
play = """
C:1-1 B:pass A:1-0L D:4-1R C:2-0L B:4-4R A:5-4R D:6-2L C:6-5L
B:5-0L A:3-0L D:5-3L C:5-1L B:pass A:5-2R D:2-1L C:2-2L B:pass
A:4-2L D:6-4L C:6-1L B:pass A:pass D:3-2R C:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 6-0 4-3 3-1 2-0 1-0"
deal.B = "6-3 5-4 5-2 4-2 4-1 4-0 2-2"
deal.C = "6-2 5-5 5-3 5-0 4-4 3-3 0-0"
deal.D = "6-6 6-5 5-1 3-2 3-0 2-1 1-1"
yard = ""
play = """
C:5-5 B:5-4L A:4-3L D:3-2L C:6-2L B:6-3L A:3-1L D:5-1L C:5-3L
B:5-2R A:2-0R D:3-0L C:5-0L B:4-0R A:6-4R D:6-5L C:pass B:pass
A:6-0L D:6-6R C:0-0L B:pass A:6-1R D:2-1R C:pass B:4-2R A:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-5 5-3 5-1 4-2 3-1"
deal.B = "5-2 5-0 4-1 2-2 2-1 1-1 1-0"
deal.C = "6-5 6-0 5-4 4-4 4-0 3-3 2-0"
deal.D = "6-4 6-3 6-1 4-3 3-2 3-0 0-0"
yard = ""
play = """
A:decline C:4-4 B:4-1L A:5-1L D:6-4R C:6-5L B:pass A:6-6L D:6-3L
C:3-3L B:pass A:5-3L D:6-1R C:5-4L B:2-1R A:4-2L D:3-2L C:2-0R
B:5-0R A:3-1L D:pass C:pass B:5-2R A:6-2R D:pass C:6-0R B:1-1L
A:pass D:3-0R C:pass B:1-0L A:pass D:0-0L C:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 6-0 5-4 4-3 4-1 1-0"
deal.B = "6-2 5-3 5-1 4-4 4-2 4-0 2-1"
deal.C = "6-4 6-3 5-2 5-0 3-3 3-2 3-0"
deal.D = "6-6 5-5 3-1 2-2 2-0 1-1 0-0"
yard = ""
play = """
C:3-3 B:5-3L A:6-5L D:6-6L C:6-3L B:pass A:4-3L D:3-1R C:6-4L
B:6-2L A:4-1R D:2-2L C:3-2L B:4-4R A:5-4R D:5-5R C:5-2R B:4-2R
A:pass D:pass C:3-0L B:4-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-0 5-3 3-1 3-0 2-0 1-1"
deal.B = "6-3 6-2 6-1 5-5 2-2 1-0 0-0"
deal.C = "6-4 5-4 5-1 4-4 4-3 4-0 3-3"
deal.D = "6-5 5-2 5-0 4-2 4-1 3-2 2-1"
yard = ""
play = """
D:6-5 C:6-4L B:5-5R A:5-3R D:4-2L C:4-3R B:6-2L A:6-0L D:5-0L
C:4-4R B:pass A:pass D:5-2L C:5-4R B:2-2L A:2-0L D:pass C:4-0L
B:pass A:pass D:4-1L C:5-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 4-1 3-1 2-2 1-1 1-0 0-0"
deal.B = "6-4 5-5 5-2 4-2 3-2 3-0 2-0"
deal.C = "6-2 5-4 4-4 4-3 4-0 3-3 2-1"
deal.D = "6-6 6-5 6-3 6-1 5-3 5-1 5-0"
yard = ""
play = """
C:4-4 B:6-4L A:4-1R D:6-6L C:6-2L B:5-2L A:3-1R D:6-5L C:4-3R
B:4-2R A:6-0L D:5-0L C:5-4L B:3-2R A:pass D:6-3R C:4-0L B:3-0L
A:pass D:5-3L C:pass B:5-5L A:pass D:5-1L C:2-1L B:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-0 4-0 3-1 3-0 2-2 2-0 0-0"
deal.B = "6-4 6-3 6-2 5-2 5-0 4-3 1-1"
deal.C = "6-6 6-1 5-5 5-3 5-1 3-2 2-1"
deal.D = "6-5 5-4 4-4 4-2 4-1 3-3 1-0"
yard = ""
play = """
B:6-4 A:4-0R D:6-5L C:5-5L B:5-2L A:0-0R D:4-2L C:pass B:4-3L
A:3-0L D:1-0L C:5-1L B:5-0L A:6-0L D:pass C:6-6L B:6-3L A:2-0R
D:3-3L C:3-2R B:pass A:3-1L D:4-1L C:5-3R B:pass A:pass D:5-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-1 4-4 4-3 2-0 0-0"
deal.B = "6-4 5-3 3-3 3-2 2-1 1-1 1-0"
deal.C = "6-6 6-1 5-2 5-0 4-2 3-1 3-0"
deal.D = "6-3 6-0 5-5 5-4 4-1 4-0 2-2"
yard = ""
play = """
A:6-2 D:6-3L C:5-2R B:5-3L A:5-1L D:4-1L C:4-2L B:3-2L A:6-5R
D:6-0R C:3-0R B:3-3L A:4-3L D:5-4L C:3-1R B:2-1R A:2-0R D:5-5L
C:5-0R
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 5-5 4-3 4-2 3-3 2-1"
deal.B = "5-3 5-1 4-1 3-0 1-1 1-0 0-0"
deal.C = "6-4 5-4 5-2 5-0 4-0 3-2 3-1"
deal.D = "6-6 6-3 6-2 6-1 4-4 2-2 2-0"
yard = ""
play = """
D:6-6 C:6-4L B:4-1L A:6-5R D:6-1L C:5-4R B:pass A:4-3R D:6-3L
C:3-2L B:5-3R A:5-5R D:6-2L C:5-0R B:3-0R A:6-0L D:2-0L C:5-2L
B:5-1L A:3-3R D:pass C:3-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-3 5-0 4-3 4-2 3-0 2-1"
deal.B = "6-6 6-5 5-5 5-2 4-4 3-3 0-0"
deal.C = "6-4 6-2 5-1 4-0 3-1 2-0 1-0"
deal.D = "6-3 6-1 6-0 4-1 3-2 2-2 1-1"
yard = ""
play = """
B:6-6 A:pass D:6-3L C:3-1L B:6-5R A:5-4R D:6-1L C:6-4R B:pass
A:pass D:6-0L C:1-0L B:pass A:2-1L D:3-2L C:6-2R B:5-2R A:5-3R
D:pass C:pass B:3-3L A:3-0L D:pass C:4-0L B:4-4L A:4-2L D:2-2L
C:2-0L B:0-0L A:5-0L D:pass C:5-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-0 4-4 4-3 4-1 3-3 3-1"
deal.B = "6-2 6-1 6-0 5-5 5-4 5-3 3-0"
deal.C = "6-4 6-3 5-2 4-0 2-1 2-0 1-1"
deal.D = "6-6 5-1 4-2 3-2 2-2 1-0 0-0"
yard = ""
play = """
C:1-1 B:6-1L A:3-1R D:6-6L C:6-3R B:6-2L A:6-5R D:4-2L C:5-2R
B:5-4L A:5-0L D:1-0L C:2-1L B:pass A:pass D:3-2L C:2-0R B:5-3L
A:pass D:5-1L C:4-0R B:pass A:4-3R D:pass C:pass B:3-0R A:4-1L
D:0-0R C:6-4L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-3 5-1 3-3 3-0 1-1"
deal.B = "6-6 6-4 5-2 4-3 4-0 2-0 0-0"
deal.C = "6-5 6-3 6-0 5-4 5-0 4-4 4-1"
deal.D = "6-2 4-2 3-2 3-1 2-2 2-1 1-0"
yard = ""
play = """
C:4-4 B:6-4L A:6-1L D:3-1L C:6-3L B:6-6L A:pass D:6-2L C:5-4R
B:5-2L A:5-3L D:3-2L C:6-5R B:2-0L A:3-0L D:pass C:6-0R B:4-3L
A:pass D:4-2L C:5-0R B:pass A:5-5R D:2-2L C:pass B:pass A:5-1R
D:2-1L C:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-2 5-5 4-0 2-1 1-1"
deal.B = "6-6 6-1 4-4 4-1 3-0 2-2 2-0"
deal.C = "6-0 5-3 5-0 4-2 3-3 1-0 0-0"
deal.D = "6-3 5-4 5-2 5-1 4-3 3-2 3-1"
yard = ""
play = """
C:0-0 B:3-0L A:4-0R D:6-3L C:6-0L B:4-4R A:6-4R D:pass C:5-0L
B:6-6R A:5-5L D:5-4L C:4-2L B:6-1R A:2-1L D:5-1L C:1-0R B:2-0R
A:6-5L D:5-2R C:5-3R B:pass A:6-2L D:3-2L C:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-0 5-4 3-0 2-0 1-0"
deal.B = "6-6 6-2 4-1 4-0 3-2 2-2 1-1"
deal.C = "5-2 5-1 4-3 4-2 3-1 2-1 0-0"
deal.D = "6-4 6-1 5-5 5-3 5-0 4-4 3-3"
yard = ""
play = """
C:decline A:1-0 D:6-1L C:0-0R B:6-6L A:3-0R D:6-4L C:3-1R B:4-1L
A:pass D:pass C:2-1L B:6-2L A:6-5L D:5-5L C:5-1R B:pass A:5-4L
D:4-4L C:5-2R B:3-2R A:6-3R D:pass C:4-3L B:pass A:6-0R D:5-3L
C:pass B:4-0R A:pass D:5-0L C:4-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-3 5-2 4-2 3-3 3-1 2-2"
deal.B = "6-3 6-0 5-5 4-3 3-2 2-0 0-0"
deal.C = "6-2 5-4 4-4 4-1 3-0 2-1 1-0"
deal.D = "6-5 6-4 6-1 5-1 5-0 4-0 1-1"
yard = ""
play = """
C:4-4 B:4-3L A:3-1L D:6-1L C:6-2L B:3-2L A:3-3L D:6-4R C:3-0L
B:6-3R A:5-3R D:5-0L C:5-4L B:5-5R A:4-2L D:6-5R C:2-1L B:6-0R
A:pass D:5-1L C:1-0R B:pass A:5-2L D:1-1R C:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-46"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-46"
commitment = "7d56881141cb848425026b2b00737ed8c4d3f19607807557e9c0f50370d18a21"
secret = "48ca4a6424123e083233f87d7242c4d3f181989a355b2fe6f0d41fd85b00441d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 6-0 5-4 5-2 3-0 1-1"
deal.B = "6-6 5-0 4-4 3-3 3-2 3-1 2-2"
deal.C = "6-3 5-5 5-1 4-3 4-1 4-0 1-0"
deal.D = "6-5 6-2 5-3 4-2 2-1 2-0 0-0"
yard = ""
play = """
B:6-6 A:6-4L D:6-5R C:4-3L B:3-3L A:5-4R D:5-3L C:5-5L B:4-4R
A:5-2L D:2-1L C:5-1L B:5-0L A:6-0L D:4-2R C:6-3L B:3-2R A:3-0L
D:0-0L C:4-0L B:3-1R A:6-1R D:6-2R C:4-1L B:2-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-3 4-3 4-2 3-0 2-1"
deal.B = "6-3 5-5 5-4 4-0 3-2 2-2 1-0"
deal.C = "6-5 5-1 5-0 4-4 4-1 3-3 3-1"
deal.D = "6-6 6-1 6-0 5-2 2-0 1-1 0-0"
yard = ""
play = """
B:5-5 A:5-3L D:5-2R C:3-3L B:3-2R A:4-3L D:pass C:4-4L B:5-4L
A:3-0R D:6-0R C:6-5L B:6-3L A:6-4R D:pass C:3-1L B:1-0L A:4-2R
D:0-0L C:5-0L B:2-2R A:6-2R D:6-6R C:5-1L B:pass A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-4 5-3 5-2 4-2 3-0"
deal.B = "6-2 4-4 4-3 3-1 2-1 1-0 0-0"
deal.C = "6-4 6-1 5-0 4-1 3-2 2-2 1-1"
deal.D = "6-5 6-3 6-0 5-1 4-0 3-3 2-0"
yard = ""
play = """
A:6-6 D:6-0L C:5-0L B:6-2R A:5-5L D:5-1L C:6-1L B:2-1R A:pass
D:6-3L C:3-2L B:3-1R A:5-3R D:6-5R C:2-2L B:pass A:5-2L D:pass
C:6-4R B:4-4R A:5-4L D:4-0L C:4-1R B:1-0L A:pass D:pass C:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-4 5-3 5-0 3-0 1-1"
deal.B = "6-4 6-0 4-4 4-1 4-0 3-1 0-0"
deal.C = "5-2 4-2 3-3 3-2 2-2 2-1 2-0"
deal.D = "6-6 6-5 6-2 5-5 5-1 4-3 1-0"
yard = ""
play = """
C:5-2 B:pass A:5-4L D:4-3L C:3-3L B:3-1L A:6-1L D:6-2R C:pass
B:6-4L A:6-3R D:pass C:4-2L B:pass A:5-3R D:5-5R C:3-2L B:pass
A:5-0R D:1-0R C:2-1R B:pass A:3-0L D:pass C:2-0L B:pass A:pass
D:pass C:2-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 5-1 5-0 3-3 3-1 0-0"
deal.B = "6-5 6-1 5-2 4-4 4-1 3-0 2-1"
deal.C = "6-4 5-4 4-2 4-0 2-2 1-1 1-0"
deal.D = "6-6 6-2 5-5 5-3 4-3 3-2 2-0"
yard = ""
play = """
C:6-4 B:4-4R A:6-3L D:3-2L C:4-2L B:4-1L A:5-1L D:5-3L C:5-4R
B:6-5R A:3-3L D:6-2R C:2-2R B:5-2R A:5-0R D:2-0R C:pass B:2-1R
A:3-1L D:pass C:1-1L B:6-1L A:6-0L D:pass C:4-0L B:pass A:pass
D:4-3L C:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-0 4-4 4-1 3-1 1-1 0-0"
deal.B = "6-1 5-5 5-3 4-3 3-3 3-2 1-0"
deal.C = "6-0 5-4 5-1 4-0 3-0 2-2 2-1"
deal.D = "6-6 6-4 6-3 6-2 5-2 4-2 2-0"
yard = ""
play = """
C:6-0 B:6-1L A:4-1L D:2-0R C:5-4L B:5-5L A:6-5L D:6-2R C:pass
B:pass A:pass D:6-3L C:3-0L B:1-0L A:3-1L D:6-4R C:4-0R B:3-3L
A:5-0R D:5-2R C:2-2R B:3-2R A:pass D:pass C:pass B:5-3L A:pass
D:pass C:5-1L B:4-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-2 5-1 4-4 3-3 3-1 2-1"
deal.B = "6-3 5-5 5-3 4-1 4-0 2-2 1-1"
deal.C = "6-5 6-4 6-2 5-4 5-0 4-3 3-2"
deal.D = "6-1 6-0 4-2 3-0 2-0 1-0 0-0"
yard = ""
play = """
B:5-5 A:5-2L D:2-0L C:5-0L B:5-3L A:3-3L D:3-0L C:6-5R B:6-3R
A:3-1R D:1-0L C:pass B:1-1L A:5-1L D:6-1R C:5-4L B:4-1L A:6-6R
D:6-0R C:pass B:4-0R A:4-4R D:4-2R C:6-2R B:pass A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 4-3 4-1 3-3 2-2 0-0"
deal.B = "6-4 6-1 5-4 5-0 4-4 3-2 2-1"
deal.C = "6-3 6-0 5-5 5-3 5-1 2-0 1-0"
deal.D = "6-5 5-2 4-2 4-0 3-1 3-0 1-1"
yard = ""
play = """
A:6-6 D:6-5L C:5-5L B:6-4R A:4-3R D:3-1R C:5-3L B:6-1R A:6-2R
D:3-0L C:6-0L B:3-2R A:3-3R D:pass C:6-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-2 5-1 5-0 4-3 3-2 2-0 1-0"
deal.B = "6-2 6-0 5-4 3-3 3-0 1-1 0-0"
deal.C = "6-6 6-4 6-3 4-1 4-0 3-1 2-2"
deal.D = "6-5 6-1 5-5 5-3 4-4 4-2 2-1"
yard = ""
play = """
A:5-2 D:5-3L C:6-3L B:6-2R A:pass D:6-1L C:4-1L B:5-4L A:5-1L
D:6-5R C:3-1L B:3-3L A:4-3L D:4-2L C:2-2L B:pass A:3-2L D:5-5R
C:pass B:3-0L A:5-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-0 4-3 4-0 3-2 3-0 2-1 2-0"
deal.B = "6-5 6-1 5-5 5-4 4-4 4-2 3-3"
deal.C = "6-6 6-4 6-3 6-2 5-1 4-1 0-0"
deal.D = "6-0 5-3 5-2 3-1 2-2 1-1 1-0"
yard = ""
play = """
A:4-3 D:5-3R C:6-4L B:6-5L A:5-0L D:6-0L C:6-6L B:5-5R A:pass
D:5-2R C:6-3L B:4-2R A:3-2L D:2-2L C:6-2L B:5-4R A:pass D:pass
C:5-1R B:6-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-3 5-2 5-1 4-3 4-1 3-1"
deal.B = "6-6 6-4 6-3 4-0 3-0 2-1 0-0"
deal.C = "6-2 5-0 4-4 4-2 3-2 2-0 1-0"
deal.D = "6-5 6-0 5-5 5-4 3-3 2-2 1-1"
yard = ""
play = """
C:6-2 B:6-6L A:6-1L D:1-1L C:1-0L B:2-1R A:5-1R D:6-5R C:5-0L
B:6-4R A:5-3L D:3-3L C:3-2L B:4-0R A:5-2L D:5-5L C:2-0R B:pass
A:pass D:5-4L C:4-4L B:pass A:4-3L D:2-2R C:4-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-5 4-1 3-2 1-1 1-0 0-0"
deal.B = "6-5 6-4 6-2 5-2 5-1 3-0 2-0"
deal.C = "6-3 6-0 5-4 4-3 4-0 3-1 2-2"
deal.D = "6-1 5-3 5-0 4-4 4-2 3-3 2-1"
yard = ""
play = """
C:6-3 B:6-5L A:5-5L D:5-3R C:5-4L B:6-4L A:6-6L D:6-1L C:3-1L
B:5-2R A:3-2L D:4-2L C:4-3L B:6-2R A:pass D:3-3L C:6-0R B:3-0R
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-3 4-2 3-0 2-2 2-1 1-0"
deal.B = "6-3 6-2 5-1 5-0 4-3 3-1 1-1"
deal.C = "6-6 6-1 6-0 5-5 4-1 4-0 3-2"
deal.D = "6-4 5-4 5-2 4-4 3-3 2-0 0-0"
yard = ""
play = """
C:6-6 B:6-3L A:6-5R D:3-3L C:3-2L B:6-2L A:5-3R D:6-4L C:4-1L
B:3-1L A:3-0L D:0-0L C:6-0L B:4-3R A:4-2R D:5-2R C:6-1L B:5-1L
A:pass D:5-4L C:4-0L B:5-0L A:pass D:pass C:5-5L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-47"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-47"
commitment = "529e9b13d45fdc4fe8d4b9c72154196aee3789c1bb7f16f49f434d5ebef4eaa3"
secret = "6117236c43a11457ad453b0efd74eefb4f84519db2e56468eb4f6451421c4abf"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 5-1 4-1 4-0 3-2 2-2 1-0"
deal.B = "6-4 6-0 5-5 5-2 4-2 3-0 2-0"
deal.C = "6-6 6-3 5-4 4-4 4-3 2-1 0-0"
deal.D = "6-2 6-1 5-3 5-0 3-3 3-1 1-1"
yard = ""
play = """
C:6-6 B:6-4L A:6-5R D:5-3R C:4-3L B:3-0L A:4-0L D:3-3R C:6-3R
B:4-2L A:2-2L D:6-2L C:pass B:6-0L A:1-0L D:6-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-0 4-4 2-1 2-0 1-0"
deal.B = "6-2 5-5 5-4 5-3 5-1 4-1 2-2"
deal.C = "6-4 6-3 6-1 5-0 4-3 4-2 3-1"
deal.D = "5-2 4-0 3-3 3-2 3-0 1-1 0-0"
yard = ""
play = """
D:5-2 C:4-2R B:5-5L A:4-4R D:4-0R C:5-0R B:5-4L A:6-5R D:pass
C:4-3L B:5-3L A:6-6R D:pass C:6-4R B:5-1L A:1-0L D:3-0L C:3-1L
B:4-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-4 5-2 4-1 2-2 1-1"
deal.B = "6-6 6-4 6-3 4-3 3-3 3-2 2-1"
deal.C = "5-5 5-0 4-4 3-1 2-0 1-0 0-0"
deal.D = "6-5 6-1 5-3 5-1 4-2 4-0 3-0"
yard = ""
play = """
A:2-2 D:4-2L C:4-4L B:6-4L A:6-2L D:pass C:2-0L B:3-2R A:6-0L
D:6-5L C:3-1R B:2-1R A:5-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-2 5-0 2-2 2-1 1-1"
deal.B = "6-6 6-5 5-2 4-4 4-3 4-1 2-0"
deal.C = "5-5 5-3 5-1 3-1 3-0 1-0 0-0"
deal.D = "6-1 6-0 5-4 4-2 4-0 3-3 3-2"
yard = ""
play = """
A:2-2 D:4-2L C:pass B:4-4L A:6-4L D:6-1L C:5-1L B:6-5L A:6-2R
D:6-0L C:0-0L B:2-0L A:2-1L D:pass C:1-0L B:6-6R A:5-0L D:5-4L
C:pass B:4-3L A:6-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 5-4 4-0 3-3 3-2 2-1"
deal.B = "6-5 6-4 6-1 5-2 3-1 1-1 0-0"
deal.C = "6-6 6-3 6-2 5-3 5-1 3-0 1-0"
deal.D = "5-0 4-4 4-3 4-2 4-1 2-2 2-0"
yard = ""
play = """
A:5-5 D:5-0L C:3-0L B:3-1L A:5-4R D:4-4R C:5-1L B:6-5L A:6-0L
D:4-3R C:1-0L B:6-1L A:3-3R D:pass C:6-3L B:pass A:3-2L D:4-2L
C:5-3R B:6-4L A:pass D:pass C:6-2L B:5-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-4 4-4 3-3 3-2 2-1"
deal.B = "6-1 6-0 5-1 5-0 4-3 1-0 0-0"
deal.C = "6-3 5-2 4-2 4-0 2-2 2-0 1-1"
deal.D = "6-6 6-5 5-5 5-3 4-1 3-1 3-0"
yard = ""
play = """
B:6-1 A:6-4L D:4-1L C:1-1L B:5-1L A:5-4L D:3-1R C:4-2L B:4-3R
A:4-4R D:pass C:2-0L B:6-0L A:6-2L D:pass C:5-2L B:5-0L A:pass
D:3-0L C:4-0R B:1-0R A:3-2L D:pass C:2-2L B:pass A:2-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 5-5 5-2 4-4 4-1 0-0"
deal.B = "6-6 6-5 6-3 4-3 4-2 1-1 1-0"
deal.C = "6-0 5-1 5-0 3-3 3-1 3-0 2-0"
deal.D = "6-2 5-4 5-3 4-0 3-2 2-2 2-1"
yard = ""
play = """
B:6-6 A:6-4L D:5-4L C:5-0L B:1-0L A:6-1R D:2-1L C:3-1R B:4-2L
A:4-4L D:5-3R C:5-1R B:4-3L A:4-1R D:3-2L C:2-0L B:pass A:0-0L
D:4-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 6-3 5-3 3-0 2-2 0-0"
deal.B = "5-2 4-4 4-3 3-3 3-2 1-1 1-0"
deal.C = "6-1 6-0 5-5 4-2 3-1 2-1 2-0"
deal.D = "6-5 6-2 5-4 5-1 5-0 4-1 4-0"
yard = ""
play = """
D:6-5 C:6-1L B:1-1L A:5-3R D:5-1L C:5-5L B:5-2L A:6-3R D:6-2L
C:6-0L B:1-0L A:6-6R D:4-1L C:4-2L B:3-2L A:3-0L D:5-0L C:pass
B:pass A:6-4R D:5-4L C:pass B:4-4L A:pass D:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-5 5-1 4-4 3-2 3-0 2-1"
deal.B = "6-4 5-4 4-1 4-0 2-2 1-1 1-0"
deal.C = "6-3 6-1 5-3 5-0 4-3 3-3 0-0"
deal.D = "6-6 6-5 6-0 5-2 4-2 3-1 2-0"
yard = ""
play = """
D:6-6 C:6-3L B:6-4R A:4-4R D:4-2R C:4-3L B:5-4L A:5-5L D:6-5L
C:6-1L B:4-1L A:6-2R D:6-0R C:0-0R B:4-0L A:3-0L D:3-1L C:5-0R
B:1-1L A:5-1R D:pass C:pass B:1-0L A:2-1R D:5-2R C:5-3R B:pass
A:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-4 5-1 4-4 4-1 4-0"
deal.B = "6-5 5-3 5-2 5-0 3-1 1-1 1-0"
deal.C = "6-6 6-4 6-1 5-5 3-3 2-1 2-0"
deal.D = "6-0 4-3 4-2 3-2 3-0 2-2 0-0"
yard = ""
play = """
A:4-4 D:4-3L C:6-4R B:5-3L A:5-4L D:4-2L C:6-1R B:5-2L A:4-1R
D:pass C:5-5L B:6-5L A:6-3L D:3-2L C:2-1L B:3-1L A:4-0R D:6-0R
C:6-6R B:pass A:6-2R D:2-2R C:3-3L B:pass A:pass D:3-0L C:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 5-2 4-0 3-0 2-1 1-0"
deal.B = "6-2 6-1 6-0 5-5 5-4 4-2 2-0"
deal.C = "6-6 6-4 5-1 5-0 4-4 3-3 0-0"
deal.D = "5-3 4-3 4-1 3-2 3-1 2-2 1-1"
yard = ""
play = """
C:6-4 B:6-2L A:4-0R D:3-2L C:3-3L B:6-0R A:6-3L D:pass C:6-6L
B:6-1L A:2-1L D:2-2L C:pass B:4-2L A:6-5R D:5-3R C:4-4L B:5-4L
A:5-2L D:4-3R C:pass B:2-0L A:3-0L D:4-1R C:5-1R B:5-5R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-2 3-2 2-0 1-1 1-0"
deal.B = "6-4 6-2 5-5 4-4 4-2 3-3 0-0"
deal.C = "6-6 6-1 5-3 4-3 4-1 4-0 3-0"
deal.D = "6-5 5-4 5-1 5-0 3-1 2-2 2-1"
yard = ""
play = """
B:6-4 A:6-0L D:5-4R C:3-0L B:3-3L A:5-2R D:2-2R C:5-3L B:5-5L
A:3-2R D:6-5L C:6-1L B:pass A:1-1L D:5-1L C:4-3R B:4-4R A:pass
D:5-0L C:4-1R B:0-0L A:1-0R D:pass C:4-0L B:4-2L A:2-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-4 6-2 3-2 2-0 1-0"
deal.B = "6-1 6-0 5-0 4-4 3-3 2-2 1-1"
deal.C = "5-5 5-3 5-2 4-1 3-1 2-1 0-0"
deal.D = "6-3 5-4 5-1 4-3 4-2 4-0 3-0"
yard = ""
play = """
D:6-3 C:3-1R B:6-1L A:1-0L D:5-1R C:5-3R B:6-0L A:6-6L D:4-3R
C:4-1R B:1-1R A:6-2L D:4-2L C:2-1R B:4-4L A:6-4L D:pass C:5-2R
B:5-0R A:2-0R D:pass C:pass B:2-2R A:6-5L D:5-4L C:pass B:pass
A:3-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-1 4-1 4-0 3-1 2-0"
deal.B = "6-5 6-1 5-5 5-0 2-2 1-1 1-0"
deal.C = "6-3 6-0 5-4 5-2 4-4 4-2 3-0"
deal.D = "6-2 5-3 4-3 3-3 3-2 2-1 0-0"
yard = ""
play = """
A:6-6 D:6-2L C:6-3R B:2-2L A:3-1R D:3-2L C:3-0L B:5-0L A:5-1L
D:2-1L C:4-2L B:6-1R A:6-4R D:4-3L C:4-4R B:pass A:4-0R D:5-3L
C:5-4L B:1-0R A:4-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-0 4-3 3-3 3-0 1-0"
deal.B = "6-5 6-4 5-3 4-1 3-2 2-2 2-0"
deal.C = "6-0 5-5 5-2 4-4 3-1 2-1 1-1"
deal.D = "6-3 6-2 5-4 5-1 4-2 4-0 0-0"
yard = ""
play = """
A:6-6 D:6-3L C:3-1L B:4-1L A:4-3L D:6-2R C:5-2R B:5-3L A:5-0L
D:5-4R C:6-0L B:6-5L A:pass D:5-1L C:4-4R B:6-4R A:6-1L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-0 5-5 4-3 4-2 4-1"
deal.B = "5-3 5-2 5-1 4-0 2-2 1-1 1-0"
deal.C = "6-2 3-3 3-1 3-0 2-1 2-0 0-0"
deal.D = "6-5 6-3 6-1 5-4 5-0 4-4 3-2"
yard = ""
play = """
A:6-6 D:6-5L C:6-2R B:5-3L A:4-3L D:5-4L C:2-0R B:5-2L A:6-0R
D:6-3R C:2-1L B:5-1L A:5-5L D:5-0L C:3-1R B:4-0L A:4-1R D:4-4L
C:pass B:pass A:6-4L D:6-1L C:pass B:1-1L A:4-2R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-3 4-4 4-2 1-0 0-0"
deal.B = "6-2 6-0 4-1 4-0 3-2 3-1 2-2"
deal.C = "6-6 6-1 5-2 5-1 5-0 2-1 1-1"
deal.D = "5-5 5-4 5-3 4-3 3-3 3-0 2-0"
yard = ""
play = """
A:4-4 D:5-4L C:5-2L B:6-2L A:6-4R D:pass C:6-1L B:4-1L A:6-5R
D:5-5R C:5-0R B:4-0L A:0-0L D:3-0L C:pass B:3-2L A:4-2L D:4-3L
C:pass B:3-1L A:1-0L D:2-0L C:2-1L B:6-0R A:6-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 5-1 5-0 3-1 2-0 1-1"
deal.B = "6-6 6-4 5-3 5-2 4-0 3-0 1-0"
deal.C = "6-5 6-0 5-4 4-4 4-2 2-2 2-1"
deal.D = "6-3 6-1 4-3 4-1 3-3 3-2 0-0"
yard = ""
play = """
A:5-5 D:pass C:6-5L B:6-6L A:6-2L D:3-2L C:5-4R B:5-3L A:5-1L
D:6-1L C:4-2R B:6-4L A:2-0R D:4-3L C:6-0R B:3-0L A:5-0L D:6-3R
C:pass B:5-2L A:3-1R D:4-1R C:2-1L B:1-0L A:pass D:0-0L C:4-4R
B:4-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 5-2 4-3 4-2 2-2 2-1"
deal.B = "6-2 5-5 5-3 5-1 4-1 3-1 3-0"
deal.C = "6-6 6-3 5-0 4-0 3-3 1-1 0-0"
deal.D = "6-5 6-0 5-4 4-4 3-2 2-0 1-0"
yard = ""
play = """
B:6-2 A:6-4L D:5-4L C:5-0L B:3-0L A:4-3L D:4-4L C:4-0L B:pass
A:2-2R D:6-0L C:6-6L B:pass A:4-2R D:6-5L C:pass B:5-5L A:5-2L
D:3-2L C:3-3L B:5-3L A:pass D:pass C:pass B:5-1L A:6-1L D:pass
C:6-3L B:3-1L A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-5 4-3 3-2 3-0 1-1"
deal.B = "6-1 5-1 4-4 4-0 3-3 2-2 2-1"
deal.C = "6-6 6-2 5-3 4-1 3-1 2-0 1-0"
deal.D = "6-4 6-3 5-4 5-2 5-0 4-2 0-0"
yard = ""
play = """
A:5-5 D:5-4L C:5-3R B:4-4L A:4-3L D:6-3L C:6-2L B:2-2L A:3-2L
D:pass C:3-1L B:6-1L A:6-5L D:5-2L C:2-0L B:4-0L A:3-0R D:6-4L
C:6-6L B:pass A:6-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-0 4-3 4-0 3-0 2-2 0-0"
deal.B = "6-3 6-2 6-1 4-4 3-3 2-0 1-1"
deal.C = "6-6 6-5 5-4 5-2 4-2 3-2 2-1"
deal.D = "6-4 6-0 5-5 5-1 4-1 3-1 1-0"
yard = ""
play = """
A:0-0 D:6-0L C:6-6L B:6-3L A:3-0L D:1-0L C:2-1L B:6-2L A:5-0R
D:5-5R C:5-4R B:6-1L A:4-3R D:5-1L C:3-2R B:2-0R A:5-3L D:3-1L
C:pass B:1-1L A:4-0R D:6-4R C:6-5R B:pass A:pass D:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-2 3-3 2-2 1-1 0-0"
deal.B = "6-1 5-5 4-2 4-0 3-2 3-1 2-1"
deal.C = "6-3 5-4 5-1 5-0 4-3 4-1 2-0"
deal.D = "6-4 6-0 5-3 5-2 4-4 3-0 1-0"
yard = ""
play = """
D:6-4 C:4-1R B:6-1L A:1-1L D:1-0L C:5-1R B:4-0L A:6-5R D:4-4L
C:4-3L B:3-2L A:6-6R D:5-2L C:6-3R B:5-5L A:3-3R D:5-3L C:pass
B:3-1L A:pass D:3-0R C:5-0R B:2-1L A:2-2L D:pass C:2-0L B:pass
A:0-0L D:6-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-3 6-1 5-5 5-4 1-1"
deal.B = "6-6 6-2 5-3 5-0 4-4 2-2 2-1"
deal.C = "5-2 4-3 4-1 4-0 3-2 3-0 2-0"
deal.D = "6-0 5-1 4-2 3-3 3-1 1-0 0-0"
yard = ""
play = """
D:3-3 C:3-2L B:6-2L A:6-3R D:6-0L C:2-0L B:2-2L A:6-5R D:4-2L
C:4-1L B:2-1L A:5-5R D:5-1R C:5-2L B:5-3L A:6-1R D:3-1L C:pass
B:6-6R A:1-1L D:1-0L C:4-0L B:4-4L A:6-4R D:pass C:4-3L B:pass
A:5-4R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-1 4-4 4-1 4-0 2-0 1-1"
deal.B = "6-6 6-4 6-3 6-1 4-3 4-2 3-3"
deal.C = "6-5 5-5 5-2 5-0 3-2 2-2 1-0"
deal.D = "6-2 6-0 5-3 3-1 3-0 2-1 0-0"
yard = ""
play = """
A:4-4 D:pass C:pass B:6-4L A:4-1R D:6-2L C:5-2L B:6-1R A:5-4L
D:6-0R C:1-0R B:4-3L A:1-1R D:5-3L C:6-5L B:6-6L A:5-1R D:pass
C:5-5R B:6-3L A:pass D:3-1L C:5-0R B:pass A:4-0R D:2-1L C:2-2L
B:4-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-4 5-1 4-2 4-1 2-0"
deal.B = "6-3 5-5 5-3 5-2 4-3 3-0 2-2"
deal.C = "6-5 6-1 6-0 5-0 3-3 1-1 1-0"
deal.D = "6-4 4-4 4-0 3-2 3-1 2-1 0-0"
yard = ""
play = """
A:6-6 D:6-4L C:6-0R B:4-3L A:2-0R D:3-2L C:pass B:5-2L A:5-4L
D:4-4L C:pass B:2-2R A:4-2L D:2-1L C:1-1L B:pass A:4-1L D:4-0L
C:1-0L B:pass A:6-2R D:3-1L C:6-1R B:6-3L A:5-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-1 4-2 4-1 3-2 2-2 1-0"
deal.B = "5-5 5-3 5-2 4-4 3-0 2-0 0-0"
deal.C = "6-3 6-1 5-4 5-0 4-0 3-3 3-1"
deal.D = "6-6 6-4 6-2 6-0 4-3 2-1 1-1"
yard = ""
play = """
A:2-2 D:6-2L C:6-1L B:5-2R A:5-1R D:2-1L C:3-1R B:2-0L A:3-2R
D:6-0L C:6-3L B:5-3L A:6-5L D:6-6L C:pass B:pass A:4-2R D:6-4L
C:4-0L B:3-0L A:4-1R D:4-3L C:5-4L B:5-5L A:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-0 4-3 4-0 2-1 2-0 0-0"
deal.B = "6-4 6-2 5-4 5-1 4-1 2-2 1-0"
deal.C = "6-6 6-3 5-2 4-4 3-2 3-1 3-0"
deal.D = "6-5 6-1 6-0 5-5 4-2 3-3 1-1"
yard = ""
play = """
A:0-0 D:6-0L C:6-3L B:1-0R A:2-1R D:3-3L C:5-2R B:5-4R A:4-0R
D:pass C:3-1L B:5-1L A:5-3L D:pass C:3-0L B:pass A:5-0L D:6-5L
C:6-6L B:6-4L A:4-3L D:pass C:3-2L B:6-2L A:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-2 4-0 3-1 2-1 1-1"
deal.B = "5-4 5-3 5-0 4-4 4-2 3-2 2-2"
deal.C = "6-4 6-0 4-1 3-3 3-0 2-0 1-0"
deal.D = "6-6 6-3 6-2 6-1 5-1 4-3 0-0"
yard = ""
play = """
A:5-5 D:5-1L C:4-1L B:5-4L A:5-2L D:6-2L C:6-0L B:5-0L A:6-5L
D:6-6L C:6-4L B:4-4L A:4-0L D:0-0L C:2-0L B:4-2L A:pass D:4-3L
C:3-0L B:5-3R A:3-1R D:6-1R C:1-0L B:pass A:1-1L D:6-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "4-3 4-1 4-0 2-2 2-1 1-1 0-0"
deal.B = "6-6 6-5 6-4 6-0 5-2 5-1 3-3"
deal.C = "5-5 5-3 5-0 4-4 4-2 3-2 3-0"
deal.D = "6-3 6-2 6-1 5-4 3-1 2-0 1-0"
yard = ""
play = """
D:6-3 C:5-3R B:6-6L A:pass D:5-4R C:4-2R B:6-5L A:2-2R D:6-2R
C:5-5L B:5-2L A:2-1L D:6-1L C:pass B:6-4L A:4-1L D:3-1L C:3-2L
B:6-0R A:4-0R D:2-0L C:5-0L B:5-1L A:1-1L D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-1 4-2 3-3 3-1 3-0 2-2 1-1"
deal.B = "6-4 5-4 4-1 4-0 2-1 2-0 0-0"
deal.C = "6-6 6-3 5-3 5-0 4-4 3-2 1-0"
deal.D = "6-5 6-2 6-1 6-0 5-5 5-2 4-3"
yard = ""
play = """
D:6-5 C:6-3L B:5-4R A:3-3L D:4-3L C:4-4L B:6-4L A:4-2R D:6-2L
C:3-2L B:2-1R A:3-1R D:pass C:5-3L B:pass A:5-1L D:6-1L C:6-6L
B:pass A:3-0R D:6-0L C:5-0L B:4-0R A:pass D:5-5L C:pass B:4-1R
A:1-1R D:5-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-4 4-4 4-3 3-3 3-2 3-1 3-0"
deal.B = "6-1 6-0 5-5 5-3 5-2 4-2 2-1"
deal.C = "6-4 5-0 4-1 4-0 2-2 2-0 1-0"
deal.D = "6-6 6-5 6-3 6-2 5-1 1-1 0-0"
yard = ""
play = """
D:6-6 C:6-4L B:4-2L A:3-2L D:6-5R C:5-0R B:5-3L A:3-0R D:6-3R
C:pass B:5-5L A:5-4L D:6-2R C:2-0R B:6-0R A:4-4L D:pass C:4-0L
B:6-1R A:3-1R D:0-0L C:1-0L B:2-1L A:3-3R D:pass C:2-2L B:5-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-5 5-3 5-0 3-3 3-2"
deal.B = "6-6 6-3 5-2 2-2 1-1 1-0 0-0"
deal.C = "6-1 5-1 4-3 4-2 4-0 3-1 2-0"
deal.D = "6-5 6-0 5-4 4-4 4-1 3-0 2-1"
yard = ""
play = """
B:6-6 A:6-2L D:6-5R C:2-0L B:1-0L A:5-5R D:5-4R C:6-1L B:6-3L
A:6-4R D:6-0R C:4-3L B:0-0R A:5-0R D:4-4L C:5-1R B:1-1R A:pass
D:4-1L C:3-1L B:pass A:3-3L D:3-0L C:4-0L B:pass A:pass D:2-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-4 5-3 5-2 4-4 3-1 1-0"
deal.B = "6-4 6-3 5-5 5-1 4-2 4-1 0-0"
deal.C = "6-6 6-2 6-1 6-0 4-0 3-3 2-0"
deal.D = "5-0 4-3 3-2 3-0 2-2 2-1 1-1"
yard = ""
play = """
D:4-3 C:3-3R B:6-4L A:6-5L D:5-0L C:4-0L B:4-2L A:5-2L D:3-2R
C:6-2R B:5-5L A:5-4L D:pass C:6-6R B:4-1L A:3-1L D:3-0L C:2-0L
B:6-3R A:5-3R D:2-2L C:pass B:5-1R A:1-0R D:2-1L C:6-0R B:pass
A:pass D:1-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-48"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
teams = ["AC", "BD"]
ended = "completed"
result = "AC"
ranks = { AC = 1, BD = 2 }
score = { AC = 6, BD = 0 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-48"
commitment = "4162ecb752736e4a0d50c3cdadffa30f69cf737ed3e0bc0c984aaaeeda35b9bf"
secret = "896016cf6518659ae150ce2255f2eaa8fd97428efa4b1399375d30b8a6b8402a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-0 5-2 5-1 4-1 3-3 3-2 2-1"
deal.B = "6-6 5-3 4-3 4-2 3-1 3-0 2-2"
deal.C = "6-3 6-2 6-1 5-5 4-4 1-0 0-0"
deal.D = "6-5 6-4 5-4 5-0 4-0 2-0 1-1"
yard = ""
play = """
B:6-6 A:6-0L D:6-5R C:5-5R B:3-0L A:3-3L D:5-4R C:6-3L B:4-2R
A:5-2R D:5-0R C:6-2L B:2-2L A:3-2L D:4-0R C:4-4R B:5-3L A:5-1L
D:6-4R C:6-1L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 4-2 3-2 3-1 1-1 1-0"
deal.B = "6-6 6-0 5-0 4-0 2-2 2-1 2-0"
deal.C = "6-4 5-4 4-4 4-3 4-1 3-3 0-0"
deal.D = "6-5 6-3 6-2 5-3 5-2 5-1 3-0"
yard = ""
play = """
C:6-4 B:6-6L A:6-1L D:5-1L C:5-4L B:4-0L A:1-0L D:pass C:4-4R
B:2-1L A:4-2L D:pass C:4-3L B:pass A:3-2L D:6-2L C:4-1R B:6-0L
A:3-1R D:6-3R C:0-0L B:2-0L A:pass D:5-2L C:pass B:5-0L A:pass
D:6-5R C:pass B:pass A:5-5R D:5-3R C:3-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 5-3 4-4 4-1 3-2 3-0"
deal.B = "6-5 6-3 5-2 5-1 4-3 3-1 2-2"
deal.C = "6-2 5-0 4-2 3-3 2-1 1-1 0-0"
deal.D = "6-6 6-4 5-5 5-4 4-0 2-0 1-0"
yard = ""
play = """
C:6-2 B:6-5L A:5-3L D:2-0R C:3-3L B:6-3L A:6-1L D:1-0L C:5-0L
B:5-2L A:3-2L D:4-0R C:4-2R B:4-3L A:4-4L D:6-4L C:2-1R B:5-1R
A:6-0L D:5-5R C:0-0L B:pass A:3-0L D:5-4R C:pass B:3-1L A:4-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 5-4 5-2 3-2 1-1 1-0"
deal.B = "6-5 6-4 5-3 5-0 4-4 4-1 3-3"
deal.C = "6-6 6-3 6-2 5-1 4-3 2-2 2-1"
deal.D = "6-1 4-2 4-0 3-1 3-0 2-0 0-0"
yard = ""
play = """
A:6-0 D:6-1L C:5-1L B:5-0L A:1-0L D:0-0R C:2-1L B:pass A:5-2L
D:2-0R C:6-2R B:6-5R A:5-5L D:pass C:pass B:5-3L A:3-2L D:4-2L
C:4-3L B:3-3L A:5-4R D:4-0R C:6-3L B:6-4L A:pass D:3-0R C:pass
B:4-1L A:1-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 4-3 4-1 3-2 3-1 0-0"
deal.B = "5-5 5-4 5-0 4-4 4-2 4-0 1-1"
deal.C = "6-2 6-1 5-3 5-1 3-3 2-2 2-0"
deal.D = "6-6 6-5 6-3 5-2 3-0 2-1 1-0"
yard = ""
play = """
A:6-4 D:6-6L C:6-2L B:4-4R A:3-2L D:6-3L C:6-1L B:1-1L A:4-1L
D:pass C:pass B:4-2L A:4-3R D:2-1L C:5-3R B:5-5R A:3-1L D:6-5R
C:3-3L B:pass A:6-0R D:3-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-3 5-2 4-0 3-3 2-2 1-0"
deal.B = "6-5 6-0 5-4 4-1 2-0 1-1 0-0"
deal.C = "6-6 6-1 5-1 5-0 4-2 3-2 3-0"
deal.D = "6-3 6-2 5-5 4-4 4-3 3-1 2-1"
yard = ""
play = """
A:6-4 D:4-4R C:6-6L B:5-4R A:5-3R D:6-3L C:3-2L B:2-0L A:4-0L
D:4-3L C:3-0L B:0-0L A:1-0L D:3-1L C:pass B:pass A:3-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }
[[match]]
bones = 1
variant = "jamaican_partner"
rules_version = 1
id = "jamaican_partner-49"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
teams = ["AC", "BD"]
ended = "completed"
result = "BD"
ranks = { AC = 2, BD = 1 }
score = { AC = 0, BD = 6 }

[match.options]
turn_order = "counter_clockwise"
first_opener = "highest_double"
later_opener = "winning_pair"
after_no_winner = "holder"
blocked_winner = "low_hand"
blocked_tie = "nobody"
losers_score = "cleared"
target = 6
rounds = 0

[match.proof]
group_id = "jamaican_partner-49"
commitment = "f5d1d4124132ed762adb008d19151f0f681ce711cd1c7b4fe3226798812baccf"
secret = "f47ab2f0391323b0279fd433a8b1d269048e105920adeb73a40b6c8107d38a2e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 6-0 5-5 5-1 1-1 1-0"
deal.B = "6-6 5-2 4-4 3-3 3-2 2-1 0-0"
deal.C = "6-4 6-3 6-2 5-0 4-2 3-0 2-0"
deal.D = "5-4 5-3 4-3 4-1 4-0 3-1 2-2"
yard = ""
play = """
B:6-6 A:6-0L D:4-0L C:6-4L B:pass A:6-1L D:4-1L C:4-2L B:5-2L
A:6-5L D:pass C:6-2L B:3-2L A:pass D:5-3L C:5-0L B:0-0L A:1-0L
D:3-1L C:3-0L B:pass A:pass D:pass C:2-0L B:2-1L A:1-1L D:pass
C:6-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 5-4 4-3 4-1 3-0 2-2"
deal.B = "6-5 6-4 5-5 5-1 3-1 1-1 1-0"
deal.C = "6-2 6-1 5-0 4-4 4-0 3-2 0-0"
deal.D = "6-0 5-3 5-2 4-2 3-3 2-1 2-0"
yard = ""
play = """
C:4-4 B:6-4L A:6-3L D:5-3L C:5-0L B:1-0L A:4-1R D:2-1L C:6-2L
B:6-5L A:5-4L D:4-2L C:6-1R B:pass A:2-2L D:5-2L C:pass B:5-5L
A:6-6R D:6-0R C:0-0R B:5-1L A:3-0R D:3-3R C:3-2R B:3-1L A:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-2 5-3 3-2 1-1 1-0"
deal.B = "6-4 5-5 5-4 5-2 5-0 4-4 2-1"
deal.C = "6-6 6-1 4-0 3-3 3-1 2-2 0-0"
deal.D = "6-0 5-1 4-3 4-2 4-1 3-0 2-0"
yard = ""
play = """
A:1-1 D:5-1L C:6-1R B:5-5L A:6-3R D:4-3R C:4-0R B:5-4L A:1-0R
D:4-2L C:2-2L B:5-2L A:6-5L D:6-0L C:3-1R B:5-0L A:3-2R D:2-0R
C:0-0R B:pass A:5-3L D:3-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-1 4-3 4-2 4-0 3-3 2-0"
deal.B = "6-5 6-2 6-1 5-5 5-4 5-3 5-2"
deal.C = "6-3 6-0 4-4 4-1 3-2 3-1 1-1"
deal.D = "6-4 5-0 3-0 2-2 2-1 1-0 0-0"
yard = ""
play = """
D:6-4 C:4-4R B:6-5L A:5-1L D:2-1L C:3-2L B:5-4R A:3-3L D:3-0L
C:6-0L B:5-5R A:6-6L D:5-0R C:6-3L B:5-3L A:4-0R D:pass C:4-1R
B:5-2L A:4-2L D:1-0R C:pass B:pass A:2-0R D:2-2R C:pass B:6-2R
A:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 4-4 4-2 4-1 3-3 2-2 1-1"
deal.B = "6-6 6-1 6-0 5-4 4-0 3-2 2-1"
deal.C = "5-5 5-3 5-1 5-0 3-0 2-0 0-0"
deal.D = "6-5 6-3 6-2 5-2 4-3 3-1 1-0"
yard = ""
play = """
A:4-4 D:4-3L C:5-3L B:5-4L A:6-4L D:6-5L C:5-5L B:4-0R A:pass
D:5-2L C:2-0L B:6-0L A:pass D:6-3L C:3-0L B:pass A:pass D:1-0L
C:5-1L B:pass A:pass D:pass C:5-0L B:pass A:pass D:pass C:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-4 4-4 4-1 3-3 3-1 2-2"
deal.B = "6-5 6-0 5-5 5-2 5-0 4-2 2-0"
deal.C = "6-1 5-3 4-3 3-0 2-1 1-1 0-0"
deal.D = "6-6 6-3 6-2 5-1 4-0 3-2 1-0"
yard = ""
play = """
C:1-1 B:pass A:4-1L D:4-0L C:3-0L B:pass A:3-1R D:6-3L C:6-1L
B:pass A:3-3R D:5-1L C:5-3L B:pass A:pass D:3-2L C:2-1L B:pass
A:pass D:1-0L C:0-0L B:6-0L A:6-4L D:pass C:4-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 6-0 5-3 5-1 4-1 0-0"
deal.B = "6-5 6-2 5-0 4-2 3-1 3-0 1-1"
deal.C = "4-3 4-0 3-3 2-2 2-1 2-0 1-0"
deal.D = "6-6 6-3 5-5 5-4 5-2 4-4 3-2"
yard = ""
play = """
C:2-2 B:6-2L A:6-0L D:5-2R C:2-0L B:6-5R A:6-4R D:3-2L C:4-3L
B:4-2L A:4-1R D:pass C:2-1R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-4 4-4 3-3 3-2 2-2 1-0"
deal.B = "6-2 6-1 5-5 5-2 5-0 4-3 4-1"
deal.C = "6-6 6-0 5-1 3-1 3-0 2-1 2-0"
deal.D = "6-4 6-3 5-3 4-2 4-0 1-1 0-0"
yard = ""
play = """
C:6-6 B:6-2L A:2-2L D:4-2L C:6-0R B:4-3L A:3-2L D:4-0R C:2-1L
B:6-1L A:4-4R D:6-4L C:pass B:4-1L A:1-0L D:0-0L C:2-0L B:5-2L
A:5-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 5-4 4-4 4-2 2-1 1-1"
deal.B = "6-5 5-0 4-3 4-1 4-0 3-1 3-0"
deal.C = "6-3 6-2 6-1 5-5 3-3 3-2 0-0"
deal.D = "6-0 5-3 5-2 5-1 2-2 2-0 1-0"
yard = ""
play = """
C:3-3 B:4-3L A:4-2L D:5-2L C:5-5L B:6-5L A:6-4L D:5-3R C:pass
B:4-1L A:1-1L D:5-1L C:pass B:5-0L A:5-4R D:6-0L C:6-3L B:3-1L
A:2-1L D:2-2L C:6-2L B:4-0R A:6-6L D:2-0R C:6-1L B:pass A:pass
D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 5-1 4-4 4-2 3-0 2-2"
deal.B = "6-6 5-5 5-0 4-0 3-2 1-1 0-0"
deal.C = "6-4 6-0 5-4 5-2 3-3 2-0 1-0"
deal.D = "6-5 6-2 5-3 4-3 4-1 3-1 2-1"
yard = ""
play = """
D:6-5 C:6-0L B:5-5R A:5-1R D:4-1R C:5-4R B:5-0L A:pass D:5-3L
C:3-3L B:3-2L A:4-2L D:4-3L C:5-2R B:pass A:6-3L D:6-2L C:2-0L
B:4-0L A:2-2R D:2-1R C:6-4L B:6-6L A:6-1L D:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-2 5-1 4-3 2-2 2-1 0-0"
deal.B = "6-4 5-3 5-0 4-2 4-0 3-2 1-1"
deal.C = "6-5 6-3 6-2 5-5 4-1 3-1 1-0"
deal.D = "6-6 6-1 6-0 4-4 3-3 3-0 2-0"
yard = ""
play = """
D:6-6 C:6-5L B:6-4R A:5-1L D:6-1L C:4-1R B:1-1R A:2-1R D:6-0L
C:6-2R B:5-0L A:5-2L D:2-0L C:1-0L B:pass A:pass D:pass C:6-3R
B:5-3R A:5-4R D:4-4R C:3-1L B:4-2R A:2-2R D:3-3L C:pass B:3-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 5-5 4-4 3-3 1-1 0-0"
deal.B = "5-4 5-0 4-1 4-0 3-2 2-2 1-0"
deal.C = "6-4 5-3 5-2 4-3 3-1 3-0 2-1"
deal.D = "6-6 6-5 6-2 6-1 5-1 4-2 2-0"
yard = ""
play = """
D:6-6 C:6-4L B:5-4L A:5-5L D:6-5L C:pass B:pass A:6-3L D:6-2R
C:5-2R B:3-2L A:pass D:4-2L C:5-3R B:4-1L A:1-1L D:6-1L C:3-1R
B:1-0R A:0-0R D:2-0R C:2-1R B:pass A:6-0L D:5-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 5-2 5-1 3-0 1-1 1-0"
deal.B = "6-5 6-4 6-0 5-0 4-4 4-2 3-1"
deal.C = "6-6 5-5 5-4 4-1 2-2 2-1 0-0"
deal.D = "6-2 5-3 4-3 4-0 3-3 3-2 2-0"
yard = ""
play = """
D:6-2 C:6-6L B:6-5L A:5-2R D:5-3L C:5-5R B:5-0R A:1-0R D:4-3L
C:5-4L B:3-1R A:3-0R D:4-0R C:4-1R B:pass A:1-1R D:pass C:2-1R
B:4-2R A:5-1L D:pass C:pass B:6-4R A:6-1L D:pass C:pass B:6-0L
A:6-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-5 5-1 3-3 1-1 1-0"
deal.B = "6-0 5-4 5-2 4-1 3-2 3-1 0-0"
deal.C = "6-6 5-3 4-3 4-0 3-0 2-2 2-0"
deal.D = "6-5 6-3 6-2 5-0 4-4 4-2 2-1"
yard = ""
play = """
A:6-4 D:6-5L C:5-3L B:5-4R A:5-1R D:6-3L C:6-6L B:6-0L A:6-1R
D:5-0L C:pass B:5-2L A:pass D:6-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-1 5-5 5-4 4-3 4-0"
deal.B = "6-6 6-5 6-3 5-3 5-2 3-2 1-1"
deal.C = "5-1 4-2 4-1 3-3 3-1 1-0 0-0"
deal.D = "6-0 5-0 4-4 3-0 2-2 2-1 2-0"
yard = ""
play = """
B:6-6 A:6-2L D:2-2L C:4-2L B:6-5R A:5-4R D:4-4L C:4-1L B:1-1L
A:6-1L D:6-0L C:1-0L B:pass A:6-4R D:2-1L C:pass B:6-3R A:4-3R
D:2-0L C:0-0L B:pass A:4-0R D:5-0L C:5-1L B:pass A:pass D:3-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-5 5-2 4-0 3-2 3-0 1-1"
deal.B = "6-4 6-0 5-4 5-1 4-3 4-2 2-0"
deal.C = "6-6 6-3 6-2 5-3 3-3 3-1 2-2"
deal.D = "6-5 5-0 4-4 4-1 2-1 1-0 0-0"
yard = ""
play = """
D:6-5 C:6-6L B:6-4L A:4-0L D:5-0L C:5-3L B:5-4R A:3-0L D:1-0L
C:3-1L B:4-3L A:pass D:4-4L C:pass B:4-2L A:3-2L D:4-1R C:3-3L
B:5-1R A:5-5R D:pass C:6-3L B:6-0L A:5-2R D:0-0L C:2-2R B:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 4-0 3-2 3-1 3-0 2-1"
deal.B = "6-1 5-3 5-1 4-1 2-0 1-1 0-0"
deal.C = "6-6 6-3 6-2 5-2 4-4 4-3 2-2"
deal.D = "6-5 6-0 5-4 5-0 4-2 3-3 1-0"
yard = ""
play = """
B:5-3 A:3-0R D:6-5L C:6-6L B:6-1L A:4-0R D:1-0L C:4-4R B:4-1R
A:2-1R D:6-0L C:6-2R B:pass A:6-4L D:5-4L C:5-2L B:2-0L A:pass
D:5-0L C:6-3R B:5-1L A:3-1L D:3-3L C:4-3L B:pass A:3-2R D:4-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 5-5 4-4 4-0 3-1 2-2"
deal.B = "5-4 5-3 4-3 4-2 3-3 1-1 1-0"
deal.C = "6-6 6-5 6-3 6-1 6-0 5-2 5-1"
deal.D = "5-0 4-1 3-2 3-0 2-1 2-0 0-0"
yard = ""
play = """
D:5-0 C:6-0R B:5-4L A:4-4L D:4-1L C:6-6R B:1-1L A:6-2R D:2-1L
C:5-2L B:5-3L A:3-1L D:3-2R C:6-3R B:1-0L A:6-4R D:3-0L C:pass
B:4-3L A:4-0L D:2-0L C:pass B:4-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 5-5 5-1 4-2 3-0 2-1"
deal.B = "5-4 5-3 4-4 4-1 4-0 2-2 0-0"
deal.C = "6-5 6-4 6-2 6-0 4-3 3-3 1-0"
deal.D = "6-6 5-2 5-0 3-2 3-1 2-0 1-1"
yard = ""
play = """
D:6-6 C:6-4L B:5-4L A:6-3R D:5-2L C:6-2L B:5-3R A:5-5R D:5-0R
C:6-0R B:pass A:6-1L D:3-1L C:3-3L B:pass A:3-0L D:2-0L C:6-5R
B:2-2L A:4-2L D:pass C:4-3L B:pass A:5-1R D:3-2L C:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-3 5-3 4-4 4-0 3-2"
deal.B = "6-0 5-2 4-2 3-3 3-1 1-1 1-0"
deal.C = "6-2 5-5 4-3 2-2 2-1 2-0 0-0"
deal.D = "6-6 6-1 5-4 5-1 5-0 4-1 3-0"
yard = ""
play = """
C:2-2 B:5-2L A:6-5L D:6-6L C:6-2L B:4-2L A:4-4L D:5-4L C:5-5L
B:pass A:5-3L D:3-0L C:2-0L B:pass A:3-2L D:pass C:4-3L B:pass
A:4-0L D:5-0L C:2-1R B:3-1R A:6-3R D:5-1L C:pass B:6-0R A:pass
D:6-1L C:0-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 5-2 4-1 3-3 3-1 3-0"
deal.B = "6-5 6-4 5-4 4-4 4-3 4-0 2-1"
deal.C = "6-3 6-1 6-0 5-3 4-2 2-2 1-1"
deal.D = "6-6 5-1 5-0 3-2 2-0 1-0 0-0"
yard = ""
play = """
C:2-2 B:2-1L A:6-2R D:5-1L C:5-3L B:6-5R A:3-3L D:3-2L C:4-2L
B:6-4L A:5-2R D:6-6L C:6-1L B:pass A:3-1L D:2-0R C:6-0R B:4-3L
A:4-1L D:1-0L C:6-3R B:4-0L A:3-0R D:5-0R C:pass B:5-4L A:5-5L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-0 5-5 5-4 5-0 1-1"
deal.B = "6-6 6-2 5-3 4-1 3-0 2-1 1-0"
deal.C = "6-3 6-1 4-4 4-3 4-2 4-0 2-2"
deal.D = "5-2 5-1 3-3 3-2 3-1 2-0 0-0"
yard = ""
play = """
A:6-5 D:5-2R C:4-2R B:6-6L A:5-4R D:5-1R C:6-1R B:6-2L A:6-0R
D:3-2L C:6-3L B:3-0R A:6-4L D:3-3R C:4-3R B:4-1L A:1-1L D:3-1L
C:4-4R B:5-3L A:5-0L D:2-0L C:2-2L B:2-1L A:pass D:pass C:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 4-2 4-1 3-1 3-0 2-2 2-1"
deal.B = "6-6 6-2 5-1 4-0 2-0 1-1 1-0"
deal.C = "6-5 6-4 6-3 5-3 5-0 4-3 0-0"
deal.D = "6-1 5-5 5-4 5-2 4-4 3-3 3-2"
yard = ""
play = """
C:6-5 B:6-6L A:6-0L D:5-5R C:5-0L B:5-1L A:3-1L D:3-3L C:5-3R
B:pass A:3-0L D:3-2R C:0-0L B:6-2R A:pass D:6-1R C:pass B:4-0L
A:2-1R D:5-4L C:pass B:2-0R A:pass D:5-2L C:pass B:1-0R A:4-1R
D:4-4R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-4 5-1 3-2 3-0 2-0 1-0"
deal.B = "6-6 6-3 6-0 4-0 3-1 2-2 2-1"
deal.C = "6-1 5-5 5-3 5-2 4-3 4-1 1-1"
deal.D = "6-5 6-2 5-0 4-4 4-2 3-3 0-0"
yard = ""
play = """
D:6-5 C:5-5R B:6-6L A:6-4L D:4-4L C:4-1L B:3-1L A:5-1R D:3-3L
C:5-3L B:2-1R A:5-4L D:4-2L C:5-2L B:2-2R A:2-0R D:5-0L C:pass
B:6-0L A:3-0R D:6-2L C:4-3R B:4-0R A:3-2L D:0-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 5-4 5-1 5-0 2-2 0-0"
deal.B = "5-5 5-2 4-4 4-1 3-3 3-2 2-0"
deal.C = "6-6 6-5 6-4 6-1 4-2 4-0 1-1"
deal.D = "6-2 5-3 4-3 3-1 3-0 2-1 1-0"
yard = ""
play = """
D:6-2 C:6-6L B:5-2R A:5-4R D:4-3R C:6-4L B:4-4L A:6-3R D:pass
C:6-5R B:5-5R A:5-0R D:3-0R C:4-2L B:3-3R A:2-2L D:2-1L C:6-1L
B:3-2R A:6-0L D:1-0L C:1-1L B:4-1L A:pass D:pass C:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-4 4-4 4-3 4-0 2-2 1-1"
deal.B = "6-6 6-0 5-2 5-1 4-1 2-1 1-0"
deal.C = "6-3 6-2 6-1 5-5 3-3 3-2 3-0"
deal.D = "6-5 5-3 5-0 4-2 3-1 2-0 0-0"
yard = ""
play = """
C:3-3 B:pass A:4-3L D:4-2L C:3-2L B:pass A:pass D:5-3L C:5-5L
B:5-2L A:2-2L D:2-0L C:3-0L B:pass A:pass D:3-1L C:6-1L B:6-6L
A:6-4L D:pass C:6-3R B:6-0R A:4-0R D:pass C:pass B:4-1L A:4-4R
D:pass C:pass B:5-1L A:5-4L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-5 5-4 4-2 2-2 2-1"
deal.B = "6-6 5-3 5-1 4-3 3-3 3-1 1-0"
deal.C = "6-5 6-3 6-2 5-0 4-1 3-2 0-0"
deal.D = "6-0 5-2 4-4 4-0 3-0 2-0 1-1"
yard = ""
play = """
A:2-2 D:5-2L C:6-5L B:6-6L A:2-1R D:6-0L C:4-1R B:4-3R A:pass
D:4-0L C:6-3R B:pass A:6-1R D:4-4L C:pass B:5-1R A:5-4R D:pass
C:pass B:pass A:4-2L D:2-0L C:5-0L B:5-3L A:6-4R D:3-0L C:6-2R
B:1-0L A:pass D:1-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 6-0 5-2 5-1 4-3 3-1 1-0"
deal.B = "6-5 6-4 5-5 4-2 2-2 2-0 1-1"
deal.C = "6-2 5-4 4-0 3-3 3-2 2-1 0-0"
deal.D = "6-6 6-3 5-3 5-0 4-4 4-1 3-0"
yard = ""
play = """
D:6-6 C:6-2L B:6-5R A:5-1R D:4-1R C:5-4R B:5-5R A:5-2L D:5-3L
C:3-3L B:pass A:3-1L D:5-0R C:2-1L B:4-2L A:6-0R D:4-4L C:4-0L
B:6-4R A:4-3R D:3-0L C:3-2L B:2-2L A:pass D:6-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-3 5-1 4-0 3-3 2-2 2-1 1-1"
deal.B = "6-2 6-0 5-5 5-2 4-2 2-0 1-0"
deal.C = "6-6 4-4 4-3 4-1 3-2 3-1 3-0"
deal.D = "6-5 6-4 6-3 6-1 5-4 5-0 0-0"
yard = ""
play = """
D:6-5 C:6-6L B:5-5R A:5-1R D:6-4L C:4-4L B:4-2L A:2-2L D:6-1R
C:3-2L B:6-2R A:5-3L D:5-4L C:4-3L B:5-2R A:3-3L D:6-3L C:pass
B:6-0L A:4-0L D:5-0R C:3-0R B:pass A:pass D:pass C:4-1L B:1-0L
A:pass D:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-4 5-0 3-2 2-0 1-1 0-0"
deal.B = "6-4 6-1 5-3 4-3 3-1 3-0 1-0"
deal.C = "6-5 6-3 5-2 5-1 4-2 3-3 2-2"
deal.D = "6-6 6-2 6-0 4-4 4-1 4-0 2-1"
yard = ""
play = """
D:6-6 C:6-5L B:6-4R A:5-5L D:4-4R C:4-2R B:5-3L A:3-2R D:pass
C:3-3L B:4-3L A:5-4L D:pass C:6-3R B:6-1R A:5-0L D:6-0L C:5-1R
B:pass A:pass D:6-2L C:5-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 5-4 5-3 4-3 4-1 3-2"
deal.B = "6-6 5-1 4-4 4-2 3-3 3-0 2-0"
deal.C = "6-5 6-1 5-2 5-0 3-1 1-0 0-0"
deal.D = "6-3 6-0 5-5 4-0 2-2 2-1 1-1"
yard = ""
play = """
C:0-0 B:3-0L A:3-2L D:2-2L C:5-2L B:5-1L A:4-1L D:4-0L C:1-0L
B:2-0R A:6-2R D:2-1L C:6-1R B:4-2L A:5-4L D:5-5L C:5-0L B:pass
A:pass D:6-0L C:6-5L B:pass A:5-3L D:6-3L C:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 5-5 5-3 4-1 4-0 1-1"
deal.B = "6-5 6-1 5-4 5-1 5-0 4-2 2-0"
deal.C = "6-2 6-0 4-4 3-3 3-2 3-0 1-0"
deal.D = "6-3 5-2 4-3 3-1 2-2 2-1 0-0"
yard = ""
play = """
C:3-3 B:pass A:5-3L D:5-2L C:3-2L B:pass A:pass D:6-3L C:6-0L
B:5-0L A:5-5L D:4-3R C:4-4R B:6-5L A:4-1R D:3-1R C:6-2L B:4-2L
A:6-4L D:pass C:3-0R B:6-1L A:4-0R D:2-1L C:pass B:5-4R A:pass
D:2-2L C:pass B:5-1R A:1-1R D:pass C:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 5-1 4-3 3-0 2-2 2-1"
deal.B = "6-4 5-2 4-4 3-3 2-0 1-1 1-0"
deal.C = "6-3 6-2 5-4 5-3 5-0 4-2 3-1"
deal.D = "6-6 6-5 5-5 4-1 4-0 3-2 0-0"
yard = ""
play = """
C:5-3 B:5-2L A:2-1L D:4-1L C:4-2L B:3-3R A:4-3R D:3-2L C:5-4R
B:pass A:5-1R D:pass C:3-1R B:pass A:3-0L D:4-0L C:6-3R B:6-4L
A:6-1L D:6-6R C:6-2R B:1-1L A:2-2R D:pass C:pass B:2-0R A:6-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-4 3-0 2-2 2-1 1-1"
deal.B = "6-5 6-0 5-0 4-4 3-1 2-0 0-0"
deal.C = "6-1 5-5 5-3 5-2 4-2 3-3 1-0"
deal.D = "6-4 6-2 5-1 4-3 4-1 4-0 3-2"
yard = ""
play = """
A:5-4 D:5-1L C:4-2R B:3-1L A:3-0L D:4-0L C:5-2R B:6-5R A:6-3R
D:6-4L C:3-3R B:6-0L A:pass D:4-3R C:1-0L B:4-4R A:2-1L D:6-2L
C:6-1L B:pass A:1-1L D:4-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-4 6-3 5-3 5-1 1-1"
deal.B = "6-1 5-5 5-4 4-3 4-0 3-3 3-0"
deal.C = "6-2 4-4 4-2 4-1 3-2 3-1 1-0"
deal.D = "6-0 5-2 5-0 2-2 2-1 2-0 0-0"
yard = ""
play = """
D:6-0 C:6-2L B:4-0R A:6-4R D:5-2L C:pass B:5-5L A:6-5R D:5-0L
C:1-0L B:5-4R A:1-1L D:2-1L C:4-4R B:4-3R A:5-3R D:2-2L C:4-2L
B:pass A:5-1R D:pass C:4-1R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 5-4 5-3 5-1 4-1 1-0"
deal.B = "6-6 6-5 6-2 6-0 5-0 4-0 3-0"
deal.C = "6-4 4-4 3-2 3-1 2-1 2-0 0-0"
deal.D = "5-5 5-2 4-3 4-2 3-3 2-2 1-1"
yard = ""
play = """
D:5-5 C:pass B:6-5L A:5-1R D:1-1R C:6-4L B:4-0L A:1-0R D:pass
C:0-0L B:6-0L A:6-3L D:4-3L C:4-4L B:5-0R A:5-4L D:5-2L C:3-2L
B:3-0L A:5-3R D:3-3R C:3-1R B:pass A:4-1R D:4-2R C:2-1R B:pass
A:6-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 4-4 4-3 2-2 2-1 2-0"
deal.B = "6-4 5-4 5-3 5-0 4-2 4-1 3-1"
deal.C = "6-6 6-2 5-2 4-0 3-0 1-1 1-0"
deal.D = "6-5 6-3 6-1 5-1 3-3 3-2 0-0"
yard = ""
play = """
A:2-1 D:3-2L C:3-0L B:5-0L A:5-5L D:6-5L C:6-6L B:6-4L A:4-3L
D:6-3L C:6-2L B:4-2L A:4-4L D:6-1R C:4-0L B:pass A:6-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-5 5-4 3-2 3-1 2-0"
deal.B = "6-1 4-1 3-0 2-2 2-1 1-1 1-0"
deal.C = "6-4 6-3 5-2 5-1 5-0 4-3 3-3"
deal.D = "6-2 6-0 5-3 4-4 4-2 4-0 0-0"
yard = ""
play = """
A:2-0 D:6-2L C:5-0R B:6-1L A:5-5R D:5-3R C:5-1L B:3-0R A:5-4L
D:4-4L C:6-4L B:1-0R A:6-6L D:6-0L C:pass B:4-1R A:pass D:4-0L
C:4-3L B:pass A:3-1L D:4-2R C:5-2R B:2-1L A:3-2L D:pass C:3-3L
B:pass A:6-5R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-5 3-2 3-0 2-2 0-0"
deal.B = "6-5 6-2 5-4 5-3 5-2 5-1 2-1"
deal.C = "4-4 4-3 4-2 4-1 3-1 1-1 1-0"
deal.D = "6-6 6-3 6-0 5-0 4-0 3-3 2-0"
yard = ""
play = """
A:6-4 D:6-6L C:4-4R B:6-5L A:5-5L D:5-0L C:1-0L B:5-4R A:6-1L
D:6-3L C:4-3L B:5-3R A:3-0R D:4-0L C:pass B:pass A:0-0L D:6-0L
C:pass B:6-2L A:2-2L D:2-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-1 4-0 3-3 3-0 2-1"
deal.B = "6-5 5-5 5-4 4-4 4-2 3-1 1-1"
deal.C = "6-6 6-2 5-3 4-3 4-1 1-0 0-0"
deal.D = "6-4 6-1 5-2 5-0 3-2 2-2 2-0"
yard = ""
play = """
A:6-0 D:6-4L C:4-3L B:3-1L A:3-0R D:6-1L C:6-6L B:6-5L A:5-1L
D:3-2R C:6-2R B:1-1L A:6-3R D:pass C:5-3R B:5-5R A:2-1L D:5-2L
C:pass B:5-4L A:4-0L D:5-0L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-2 6-0 4-2 4-0 0-0"
deal.B = "6-6 6-4 5-4 4-4 3-2 2-2 1-0"
deal.C = "6-1 5-5 4-1 3-0 2-1 2-0 1-1"
deal.D = "5-3 5-2 5-1 5-0 4-3 3-3 3-1"
yard = ""
play = """
B:6-6 A:6-0L D:5-0L C:5-5L B:6-4R A:4-0R D:5-3L C:3-0L B:1-0L
A:0-0R D:5-1L C:2-0R B:5-4L A:4-2L D:5-2L C:2-1R B:pass A:6-5L
D:3-1R C:6-1L B:3-2R A:6-2R D:pass C:1-1L B:pass A:6-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-2 3-3 3-0 2-1 1-0"
deal.B = "6-5 6-2 6-0 5-3 3-2 2-2 2-0"
deal.C = "6-6 6-3 6-1 5-4 5-1 5-0 0-0"
deal.D = "4-4 4-3 4-2 4-1 4-0 3-1 1-1"
yard = ""
play = """
A:3-0 D:4-3L C:5-4L B:6-5L A:1-0R D:4-1R C:6-6L B:6-2L A:6-4R
D:4-2L C:6-1R B:pass A:2-1R D:4-4L C:pass B:3-2R A:3-3R D:4-0L
C:6-3R B:6-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-5 4-4 4-0 3-1 2-0 1-0"
deal.B = "6-0 5-2 5-0 4-2 3-2 3-0 2-2"
deal.C = "6-4 6-1 5-3 5-1 4-1 3-3 1-1"
deal.D = "6-6 6-5 6-3 5-4 4-3 2-1 0-0"
yard = ""
play = """
D:6-6 C:6-1L B:6-0R A:3-1L D:6-3L C:6-4L B:4-2L A:1-0R D:2-1L
C:1-1L B:pass A:pass D:pass C:4-1L B:pass A:4-0L D:0-0L C:5-1R
B:5-2R A:6-2R D:6-5R C:5-3R B:5-0L A:5-5L D:5-4L C:3-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 5-0 4-2 4-0 2-2 0-0"
deal.B = "6-0 5-3 5-1 4-3 2-1 2-0 1-0"
deal.C = "6-6 6-4 6-3 6-1 5-4 4-4 4-1"
deal.D = "6-2 5-2 3-3 3-2 3-1 3-0 1-1"
yard = ""
play = """
C:6-6 B:6-0L A:0-0L D:3-0L C:6-3L B:pass A:6-5L D:5-2L C:6-4R
B:4-3R A:2-2L D:6-2L C:6-1L B:5-3R A:5-5R D:3-1L C:5-4R B:pass
A:4-0R D:3-3L C:pass B:2-0R A:4-2R D:3-2L C:4-4R B:2-1L A:pass
D:1-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-1 6-0 5-5 5-3 3-2 3-0"
deal.B = "6-6 5-4 5-1 4-4 2-2 2-1 1-1"
deal.C = "6-4 5-0 4-2 4-0 3-1 2-0 0-0"
deal.D = "6-5 6-3 5-2 4-3 4-1 3-3 1-0"
yard = ""
play = """
D:6-5 C:5-0R B:6-6L A:6-0R D:6-3L C:6-4R B:5-4R A:3-0L D:1-0L
C:3-1L B:5-1R A:3-2L D:5-2L C:pass B:2-1R A:6-2R D:pass C:pass
B:pass A:5-5L D:pass C:pass B:pass A:6-1R D:4-1R C:4-0R B:pass
A:5-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-3 5-1 4-3 4-0 3-1 2-1"
deal.B = "6-3 5-5 4-2 4-1 2-2 2-0 1-1"
deal.C = "6-6 6-2 6-1 5-2 3-3 3-2 1-0"
deal.D = "6-4 6-0 5-4 5-0 4-4 3-0 0-0"
yard = ""
play = """
A:decline C:6-6 B:6-3L A:3-1L D:6-4R C:6-1L B:4-2R A:6-5L D:5-4L
C:3-2R B:4-1L A:2-1L D:3-0R C:6-2L B:2-0R A:pass D:6-0L C:1-0L
B:2-2R A:5-1L D:5-0L C:5-2R B:5-5R A:4-0L D:4-4L C:pass B:pass
A:4-3L D:pass C:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-4 5-2 4-3 3-0 2-0 0-0"
deal.B = "6-4 6-3 6-2 5-1 4-2 3-1 1-1"
deal.C = "6-1 5-0 4-4 4-1 3-3 3-2 1-0"
deal.D = "6-6 6-5 5-5 5-3 4-0 2-2 2-1"
yard = ""
play = """
C:4-4 B:6-4L A:6-0L D:4-0L C:4-1L B:5-1L A:5-4L D:pass C:pass
B:4-2L A:5-2L D:6-5L C:6-1L B:3-1L A:3-0L D:pass C:5-0L B:pass
A:4-3R D:5-5L C:3-3R B:6-3R A:pass D:5-3L C:3-2L B:6-2L A:pass
D:6-6L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-5 5-4 4-4 2-0 1-0"
deal.B = "6-5 5-3 4-2 4-1 4-0 3-1 2-2"
deal.C = "6-3 5-2 5-1 5-0 3-2 1-1 0-0"
deal.D = "6-6 6-2 6-1 4-3 3-3 3-0 2-1"
yard = ""
play = """
C:1-1 B:4-1L A:1-0R D:4-3L C:5-0R B:6-5R A:6-4R D:3-3L C:3-2L
B:4-2L A:4-4L D:pass C:pass B:4-0L A:2-0L D:6-2L C:6-3L B:5-3L
A:5-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 5-1 4-1 2-2 1-0 0-0"
deal.B = "6-3 5-4 5-3 5-2 4-0 3-3 2-1"
deal.C = "6-4 6-2 5-5 5-0 4-4 3-2 2-0"
deal.D = "6-5 6-1 4-3 4-2 3-1 3-0 1-1"
yard = ""
play = """
B:6-3 A:6-0L D:3-0L C:3-2L B:5-3R A:5-1R D:4-2L C:4-4L B:5-4L
A:1-0R D:6-5L C:5-0R B:5-2R A:2-2R D:6-1L C:6-2R B:2-1L A:6-6R
D:pass C:6-4R B:4-0R A:0-0R D:pass C:2-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-4 4-2 4-1 4-0 3-2"
deal.B = "6-6 6-5 5-3 5-1 4-3 3-0 0-0"
deal.C = "6-4 5-5 3-3 2-2 2-1 1-1 1-0"
deal.D = "6-2 6-0 5-2 5-0 4-4 3-1 2-0"
yard = ""
play = """
A:4-0 D:4-4L C:1-0R B:4-3L A:3-2L D:6-2L C:6-4L B:5-1R A:5-4L
D:5-2L C:5-5R B:6-5R A:6-3R D:2-0L C:3-3R B:5-3R A:pass D:6-0L
C:pass B:6-6L A:6-1L D:3-1L C:pass B:3-0L A:pass D:5-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 5-5 5-3 4-1 3-2 2-1"
deal.B = "6-4 6-0 5-0 4-4 3-1 2-2 2-0"
deal.C = "6-6 6-2 5-2 4-3 4-0 1-0 0-0"
deal.D = "6-5 5-4 5-1 4-2 3-3 3-0 1-1"
yard = ""
play = """
D:6-5 C:6-6L B:6-4L A:5-5R D:5-4L C:5-2L B:5-0R A:3-2L D:3-3L
C:4-3L B:4-4L A:4-1L D:5-1L C:4-0R B:pass A:5-3L D:3-0L C:0-0L
B:6-0L A:6-3L D:4-2R C:6-2R B:3-1L A:2-1L D:pass C:pass B:2-2L
A:6-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-3 5-2 4-2 3-2 3-0"
deal.B = "6-6 6-5 6-3 4-4 4-1 3-3 0-0"
deal.C = "6-2 5-5 5-1 4-3 4-0 3-1 1-0"
deal.D = "6-0 5-4 5-0 2-2 2-1 2-0 1-1"
yard = ""
play = """
A:4-2 D:5-4L C:5-5L B:6-5L A:6-4L D:2-2R C:6-2R B:6-6R A:6-1R
D:2-1R C:4-3L B:6-3L A:5-2R D:6-0L C:5-1R B:4-1R A:3-0L D:pass
C:3-1L B:4-4R A:pass D:1-1L C:4-0R B:0-0R A:pass D:5-0R C:1-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-3 4-0 3-2 2-2 2-0 1-1"
deal.B = "6-6 6-2 5-2 4-2 4-1 3-1 1-0"
deal.C = "6-5 5-4 5-1 5-0 3-3 2-1 0-0"
deal.D = "6-3 6-1 6-0 5-5 4-4 4-3 3-0"
yard = ""
play = """
C:5-1 B:5-2L A:2-2L D:6-1R C:6-5R B:6-2L A:5-3R D:6-3L C:3-3L
B:3-1L A:3-2R D:pass C:2-1L B:4-2L A:6-4L D:6-0L C:5-0L B:pass
A:2-0R D:5-5L C:5-4L B:4-1L A:1-1L D:3-0R C:pass B:1-0L A:4-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 5-3 4-4 4-1 3-0 1-0"
deal.B = "6-0 5-4 5-2 5-1 5-0 4-2 3-1"
deal.C = "6-6 6-5 6-1 4-0 3-2 2-2 2-0"
deal.D = "6-4 6-2 4-3 3-3 2-1 1-1 0-0"
yard = ""
play = """
A:5-5 D:pass C:6-5L B:5-4R A:4-4R D:6-4L C:4-0L B:6-0L A:6-3L
D:4-3L C:pass B:4-2L A:4-1R D:6-2L C:6-1R B:pass A:pass D:pass
C:6-6L
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-5 4-4 4-1 4-0 3-0 0-0"
deal.B = "6-3 6-2 4-3 4-2 3-3 3-1 2-2"
deal.C = "6-6 6-4 5-4 5-1 3-2 2-0 1-0"
deal.D = "6-5 6-1 5-3 5-2 5-0 2-1 1-1"
yard = ""
play = """
C:6-6 B:6-3L A:6-0R D:5-3L C:5-4L B:4-3L A:0-0R D:5-0R C:5-1R
B:3-3L A:4-1R D:pass C:6-4R B:6-2R A:3-0L D:5-2R C:2-0L B:4-2L
A:5-5R D:6-5R C:pass B:pass A:4-0L D:6-1R C:1-0R
"""
end = "blocked"
delta = { AC = 0, BD = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-0 5-3 4-0 3-1 1-1"
deal.B = "6-6 5-2 4-1 3-0 2-0 1-0 0-0"
deal.C = "6-2 5-5 5-4 5-1 4-4 4-3 2-1"
deal.D = "6-5 6-1 5-0 4-2 3-3 3-2 2-2"
yard = ""
play = """
B:6-6 A:6-4L D:4-2L C:6-2R B:5-2L A:5-3L D:3-3L C:4-3L B:4-1L
A:1-1L D:6-1L C:2-1R B:1-0R A:6-0R D:6-5L C:5-5L B:pass A:6-3R
D:5-0L C:pass B:3-0L A:3-1L D:3-2R C:5-1L B:2-0R A:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-3 4-4 4-1 3-2 2-1"
deal.B = "6-0 5-4 5-1 4-3 4-2 4-0 3-0"
deal.C = "6-6 6-1 5-5 5-0 3-1 2-2 1-0"
deal.D = "6-4 6-3 5-2 3-3 2-0 1-1 0-0"
yard = ""
play = """
A:4-4 D:6-4L C:6-6L B:5-4R A:6-5R D:6-3L C:3-1L B:5-1L A:5-3L
D:3-3L C:6-1R B:4-3L A:2-1R D:5-2R C:5-5R B:4-2L A:3-2L D:pass
C:5-0R B:6-0R A:6-2R D:2-0R C:1-0R B:3-0L A:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-4 4-4 4-3 4-1 2-2 1-0 0-0"
deal.B = "5-5 5-0 3-3 3-1 3-0 2-1 1-1"
deal.C = "6-6 6-3 6-1 6-0 5-3 4-2 2-0"
deal.D = "6-5 6-4 6-2 5-2 5-1 4-0 3-2"
yard = ""
play = """
A:4-4 D:6-4L C:6-6L B:pass A:5-4R D:6-5L C:5-3L B:5-5R A:4-3L
D:4-0L C:6-0L B:5-0R A:1-0R D:6-2L C:6-1R B:2-1L A:4-1L D:pass
C:4-2L B:pass A:2-2L D:5-2L C:6-3R B:3-3R A:pass D:5-1L C:pass
B:3-1L A:pass D:3-2L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 5-3 5-1 4-2 4-0 2-1"
deal.B = "5-5 5-0 3-2 3-1 1-1 1-0 0-0"
deal.C = "6-4 6-3 6-1 6-0 5-2 3-0 2-0"
deal.D = "6-5 5-4 4-4 4-3 4-1 3-3 2-2"
yard = ""
play = """
D:6-5 C:5-2R B:3-2R A:5-3R D:5-4R C:6-4R B:pass A:6-2L D:2-2L
C:6-3R B:3-1R A:2-1R D:pass C:2-0L B:5-0L A:4-2R D:4-4R C:pass
B:5-5L A:5-1L D:4-1L C:pass B:pass A:4-0L D:4-3R C:6-0L B:pass
A:6-6L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 5-2 5-1 4-4 4-0 3-0"
deal.B = "6-6 6-0 5-0 3-1 2-2 2-1 0-0"
deal.C = "6-5 6-3 5-4 4-2 4-1 2-0 1-0"
deal.D = "6-4 6-1 5-3 4-3 3-3 3-2 1-1"
yard = ""
play = """
A:5-1 D:5-3L C:6-3L B:6-6L A:6-2L D:3-2L C:4-1R B:3-1L A:4-0R
D:6-1L C:6-5L B:6-0R A:5-2L D:6-4R C:4-2L B:pass A:4-4L D:4-3L
C:5-4R B:5-0R A:3-0L D:pass C:2-0L B:2-2L A:pass D:pass C:1-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 5-0 4-2 4-0 2-0 1-0"
deal.B = "6-5 6-3 4-4 4-1 3-0 1-1 0-0"
deal.C = "6-4 6-1 5-5 5-2 5-1 4-3 3-1"
deal.D = "6-0 5-4 5-3 3-3 3-2 2-2 2-1"
yard = ""
play = """
C:5-5 B:6-5L A:6-6L D:6-0L C:5-1R B:4-1R A:4-0L D:5-4L C:6-4R
B:6-3R A:5-0L D:5-3R C:5-2R B:3-0L A:2-0R D:3-3L C:3-1L B:1-1L
A:1-0R D:2-1L C:6-1R B:pass A:6-2L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-3 5-2 4-2 4-0 2-1"
deal.B = "5-5 5-4 4-4 4-1 3-1 3-0 0-0"
deal.C = "6-2 6-1 5-1 5-0 2-0 1-1 1-0"
deal.D = "6-4 6-3 6-0 4-3 3-3 3-2 2-2"
yard = ""
play = """
A:5-3 D:6-3R C:6-1R B:5-5L A:6-5L D:6-4L C:5-1R B:5-4L A:5-2L
D:3-2L C:5-0R B:3-1L A:4-0R D:4-3R C:1-1L B:4-1L A:4-2L D:2-2L
C:2-0L B:3-0L A:pass D:3-3L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 6-0 4-4 4-2 3-3 0-0"
deal.B = "6-3 5-1 4-1 3-1 2-2 2-0 1-1"
deal.C = "6-4 5-4 5-3 5-2 4-3 3-0 2-1"
deal.D = "6-5 6-1 5-5 5-0 4-0 3-2 1-0"
yard = ""
play = """
D:6-5 C:6-4L B:5-1R A:4-4L D:4-0L C:3-0L B:6-3L A:6-6L D:6-1L
C:2-1L B:4-1R A:6-2L D:pass C:5-4R B:pass A:6-0L D:5-0L C:5-3L
B:3-1L A:pass D:1-0L C:5-2R B:2-2R A:4-2R D:pass C:4-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-1 5-5 5-1 4-3 4-1 2-1"
deal.B = "6-5 6-3 3-3 2-2 2-0 1-1 1-0"
deal.C = "6-2 5-4 5-3 5-2 4-4 4-2 3-0"
deal.D = "6-4 6-0 5-0 4-0 3-2 3-1 0-0"
yard = ""
play = """
C:4-4 B:pass A:4-1L D:3-1L C:5-3L B:6-5L A:6-6L D:6-4L C:5-4L
B:pass A:5-5L D:5-0L C:4-2R B:2-2R A:2-1R D:6-0L C:6-2L B:1-1R
A:6-1R D:3-2L C:3-0L B:6-3R A:4-3R D:4-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-5 4-3 4-0 3-0 2-1 0-0"
deal.B = "6-4 6-2 5-4 5-3 4-1 3-3 1-0"
deal.C = "6-6 6-3 5-2 4-4 4-2 3-2 3-1"
deal.D = "6-5 6-0 5-1 5-0 2-2 2-0 1-1"
yard = ""
play = """
D:6-5 C:6-6L B:6-4L A:4-3L D:5-1R C:3-1R B:5-3L A:3-0R D:5-0L
C:pass B:1-0L A:0-0R D:1-1L C:pass B:4-1L A:4-0R D:pass C:4-4L
B:5-4L A:5-5L D:pass C:5-2L B:6-2L A:6-1L D:pass C:4-2R B:pass
A:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 5-2 4-0 2-1 2-0 0-0"
deal.B = "6-6 6-1 5-4 5-3 5-1 4-2 3-1"
deal.C = "6-4 6-3 5-0 4-4 4-3 4-1 2-2"
deal.D = "6-5 6-0 3-3 3-2 3-0 1-1 1-0"
yard = ""
play = """
A:0-0 D:6-0L C:6-4L B:5-4L A:5-2L D:3-2L C:4-3L B:4-2L A:6-2L
D:6-5L C:5-0R B:5-3L A:5-5R D:3-3L C:6-3L B:6-6L A:pass D:pass
C:pass B:6-1L A:2-1L D:pass C:2-2L B:5-1R A:2-0L D:3-0L C:4-1R
B:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 5-3 4-1 2-0 1-0 0-0"
deal.B = "6-6 6-3 6-2 5-4 5-0 4-4 4-0"
deal.C = "5-1 4-3 4-2 3-3 3-2 2-2 2-1"
deal.D = "6-5 6-0 5-5 5-2 3-1 3-0 1-1"
yard = ""
play = """
B:6-6 A:6-1L D:3-1L C:3-3L B:6-3L A:6-4L D:6-5R C:5-1R B:5-4L
A:5-3L D:3-0L C:2-1R B:6-2R A:0-0L D:6-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-0 4-4 3-1 3-0 2-1 1-1"
deal.B = "5-5 5-4 5-1 4-2 4-1 1-0 0-0"
deal.C = "6-4 6-3 6-1 6-0 5-2 3-3 2-0"
deal.D = "6-6 6-5 5-3 4-3 4-0 3-2 2-2"
yard = ""
play = """
A:decline C:3-3 B:pass A:3-0L D:4-0L C:6-4L B:pass A:6-2L D:3-2L
C:6-3L B:pass A:3-1R D:6-6L C:6-1R B:pass A:pass D:6-5L C:5-2L
B:4-2L A:4-4L D:4-3L C:6-0R B:1-0R A:1-1R D:5-3L C:pass B:5-5L
A:2-1R D:2-2R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-4 5-2 4-4 4-2 4-1 4-0"
deal.B = "6-3 6-2 6-0 5-5 5-0 2-2 1-0"
deal.C = "6-6 5-3 5-1 3-3 3-0 2-1 1-1"
deal.D = "6-5 6-4 4-3 3-2 3-1 2-0 0-0"
yard = ""
play = """
D:6-5 C:6-6L B:5-5R A:5-4R D:6-4L C:pass B:pass A:4-1L D:3-1L
C:3-3L B:6-3L A:4-4R D:4-3R C:5-3R B:6-2L A:4-2L D:pass C:5-1R
B:1-0R A:4-0L D:2-0L C:3-0R B:2-2L A:5-2L D:3-2R C:2-1R B:5-0L
A:6-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-4 4-3 4-1 4-0 3-2"
deal.B = "6-4 6-3 5-2 3-3 2-1 2-0 1-1"
deal.C = "6-6 5-5 5-3 5-0 4-4 3-1 1-0"
deal.D = "6-1 6-0 5-1 4-2 3-0 2-2 0-0"
yard = ""
play = """
A:5-4 D:5-1L C:4-4R B:6-4R A:4-1L D:4-2L C:6-6R B:6-3R A:4-3R
D:2-2L C:pass B:5-2L A:6-5L D:6-1L C:3-1L B:3-3L A:3-2L D:pass
C:pass B:2-1L A:4-0R D:6-0R C:1-0L B:2-0L A:6-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 6-1 4-3 2-2 2-0 0-0"
deal.B = "5-5 5-4 5-1 4-2 4-0 3-3 3-1"
deal.C = "6-6 6-3 6-2 6-0 5-3 3-2 3-0"
deal.D = "5-2 5-0 4-4 4-1 2-1 1-1 1-0"
yard = ""
play = """
A:6-4 D:4-4R C:6-6L B:5-4R A:6-5L D:5-2L C:6-2L B:5-5R A:6-1L
D:4-1L C:5-3R B:3-3R A:4-3R D:pass C:pass B:4-2L A:2-0L D:5-0L
C:pass B:5-1L A:pass D:2-1L C:3-2L B:3-1L A:pass D:1-1L C:pass
B:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-1 4-2 4-1 3-1 0-0"
deal.B = "6-4 5-3 5-2 5-0 4-3 4-0 3-2"
deal.C = "6-5 6-2 5-5 4-4 2-1 2-0 1-0"
deal.D = "6-6 6-0 5-4 3-3 3-0 2-2 1-1"
yard = ""
play = """
B:6-4 A:6-1L D:1-1L C:4-4R B:4-3R A:3-1L D:3-3L C:pass B:5-3L
A:6-3R D:5-4L C:6-5R B:5-2R A:4-1L D:2-2R C:2-1R B:pass A:5-1L
D:pass C:5-5L B:5-0L A:0-0L D:6-0L C:6-2L B:3-2L A:pass D:3-0L
C:2-0L B:pass A:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 4-2 4-1 2-2 2-1 1-1"
deal.B = "6-3 5-5 5-2 4-0 3-2 2-0 0-0"
deal.C = "6-6 6-0 5-4 5-1 4-3 3-1 3-0"
deal.D = "6-4 6-2 5-3 5-0 4-4 3-3 1-0"
yard = ""
play = """
A:1-1 D:1-0L C:6-0L B:6-3L A:6-1R D:5-3L C:6-6R B:5-5L A:6-5L
D:6-4L C:4-3L B:3-2L A:4-2L D:4-4L C:5-4L B:5-2L A:2-2L D:6-2L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-3 5-2 5-1 4-3 3-2 2-2"
deal.B = "6-4 6-3 6-2 6-1 4-4 4-0 0-0"
deal.C = "6-6 5-5 5-4 4-2 3-3 3-1 3-0"
deal.D = "6-0 5-0 4-1 2-1 2-0 1-1 1-0"
yard = ""
play = """
B:6-4 A:6-5L D:5-0L C:3-0L B:6-3L A:4-3R D:6-0L C:3-3R B:4-0L
A:5-3R D:4-1L C:5-5R B:6-1L A:5-2R D:2-1R C:6-6L B:6-2L A:5-1R
D:2-0L C:5-4R B:4-4R A:pass D:1-0L C:3-1L B:pass A:3-2L D:pass
C:4-2L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 5-1 4-2 4-1 2-2 1-0"
deal.B = "6-4 6-2 6-1 6-0 5-5 3-2 3-1"
deal.C = "6-3 5-4 5-2 4-4 4-3 3-3 0-0"
deal.D = "5-3 5-0 4-0 3-0 2-1 2-0 1-1"
yard = ""
play = """
C:4-4 B:6-4L A:4-1R D:2-1R C:6-3L B:6-2R A:6-5R D:5-3L C:5-4L
B:5-5R A:5-1R D:4-0L C:0-0L B:6-1R A:6-6R D:5-0L C:5-2L B:6-0R
A:2-2L D:2-0L C:pass B:pass A:1-0L D:1-1L C:pass B:3-1L A:pass
D:3-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 6-1 5-1 4-0 3-0 2-2"
deal.B = "5-4 4-2 4-1 3-2 3-1 2-1 1-0"
deal.C = "6-5 6-2 6-0 5-5 5-2 3-3 0-0"
deal.D = "6-6 5-3 5-0 4-4 4-3 2-0 1-1"
yard = ""
play = """
D:6-6 C:6-5L B:5-4L A:4-0L D:5-0L C:5-5L B:pass A:6-1R D:5-3L
C:3-3L B:3-2L A:2-2L D:2-0L C:6-0L B:4-1R A:6-4R D:pass C:6-2L
B:4-2L A:6-3R D:4-4L C:pass B:3-1R A:5-1R D:4-3L C:5-2R B:2-1R
A:3-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-1 5-0 4-2 4-1 3-0 1-0"
deal.B = "6-4 6-3 5-5 5-3 4-3 3-2 0-0"
deal.C = "6-5 6-2 3-1 2-2 2-1 2-0 1-1"
deal.D = "6-1 6-0 5-4 5-2 4-4 4-0 3-3"
yard = ""
play = """
A:3-0 D:3-3L C:2-0R B:6-3L A:6-6L D:6-1L C:6-2R B:6-4R A:4-1R
D:pass C:1-1L B:pass A:1-0L D:6-0L C:6-5L B:5-5L A:5-1R D:5-4L
C:pass B:5-3R A:4-2L D:5-2L C:3-1R B:pass A:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 5-0 4-3 4-1 3-2 2-1"
deal.B = "6-6 6-5 6-2 4-4 4-0 1-1 1-0"
deal.C = "6-4 6-3 4-2 3-3 3-1 3-0 2-2"
deal.D = "6-1 6-0 5-3 5-2 5-1 2-0 0-0"
yard = ""
play = """
A:2-1 D:5-2L C:3-1R B:6-5L A:3-2R D:6-1L C:2-2R B:6-2R A:4-1L
D:6-0R C:3-0R B:4-4L A:4-3L D:5-3L C:3-3R B:pass A:5-5L D:5-1L
C:6-3R B:6-6R A:pass D:pass C:6-4R B:4-0R A:5-0R D:pass C:pass
B:1-1L A:5-4R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 5-0 4-3 3-0 1-1 1-0"
deal.B = "6-6 5-3 5-1 4-4 4-0 3-3 3-1"
deal.C = "6-3 6-2 6-0 5-2 3-2 2-2 2-1"
deal.D = "6-5 6-4 5-5 4-2 4-1 2-0 0-0"
yard = ""
play = """
A:1-0 D:4-1L C:6-0R B:6-6R A:4-3L D:6-5R C:5-2R B:5-3L A:5-0L
D:2-0L C:2-2L B:pass A:pass D:4-2L C:6-2R B:4-4L A:5-4L D:5-5L
C:6-3R B:3-3R A:3-0R D:0-0R C:pass B:5-1L A:1-1L D:pass C:2-1L
B:4-0R A:pass D:6-4R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-3 5-2 4-1 3-2 3-1 2-2 1-1"
deal.B = "6-6 6-4 5-1 4-3 3-3 3-0 2-0"
deal.C = "6-3 6-0 5-0 4-4 4-2 4-0 0-0"
deal.D = "6-5 6-2 6-1 5-5 5-4 2-1 1-0"
yard = ""
play = """
D:6-5 C:5-0R B:6-6L A:pass D:6-2L C:4-2L B:6-4L A:pass D:6-1L
C:6-0R B:5-1L A:5-3L D:pass C:6-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 5-5 5-1 3-3 2-0 1-1"
deal.B = "6-6 6-3 5-0 4-4 3-1 2-2 0-0"
deal.C = "6-4 6-2 6-1 5-4 4-3 4-2 4-0"
deal.D = "5-3 5-2 4-1 3-2 3-0 2-1 1-0"
yard = ""
play = """
C:6-4 B:6-6L A:6-5L D:5-3L C:4-3L B:4-4L A:pass D:4-1L C:6-1L
B:6-3L A:3-3L D:3-2L C:4-2L B:pass A:pass D:pass C:5-4L B:5-0L
A:6-0L D:pass C:6-2L B:2-2L A:2-0L D:3-0L C:4-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-1 3-1 2-1 1-1 1-0 0-0"
deal.B = "6-5 6-4 6-2 6-1 5-2 4-3 3-2"
deal.C = "6-6 5-4 5-3 4-2 4-0 3-3 2-2"
deal.D = "6-3 5-5 5-0 4-4 4-1 3-0 2-0"
yard = ""
play = """
C:6-6 B:6-5L A:6-0R D:5-5L C:4-0R B:6-4R A:5-1L D:4-1L C:5-4L
B:6-2R A:2-1R D:5-0L C:pass B:6-1R A:0-0L D:3-0L C:3-3L B:4-3L
A:pass D:4-4L C:4-2L B:5-2L A:pass D:6-3R C:5-3R
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-2 5-1 4-4 3-3 2-2 1-0"
deal.B = "6-1 6-0 5-5 3-1 3-0 1-1 0-0"
deal.C = "6-3 5-3 5-0 4-3 4-1 3-2 2-1"
deal.D = "6-6 6-5 6-4 6-2 4-2 4-0 2-0"
yard = ""
play = """
D:6-6 C:6-3L B:6-1R A:3-3L D:pass C:5-3L B:5-5L A:5-1L D:pass
C:4-1L B:3-1R A:5-4L D:6-5L C:3-2R B:6-0L A:5-2R D:4-0L C:4-3L
B:3-0L A:1-0L D:pass C:5-0R B:1-1L A:pass D:2-0R C:2-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 4-1 3-0 2-2 2-0 1-0"
deal.B = "5-5 4-4 4-0 3-3 3-2 3-1 2-1"
deal.C = "6-5 6-1 5-3 5-1 5-0 4-3 4-2"
deal.D = "6-6 6-4 6-0 5-4 5-2 1-1 0-0"
yard = ""
play = """
C:6-5 B:5-5R A:6-2L D:5-2L C:5-3L B:3-3L A:3-0L D:6-0L C:6-1L
B:3-1L A:6-3L D:6-6L C:5-1R B:2-1R A:2-0R D:6-4L C:5-0R B:4-4L
A:4-1L D:1-1L C:pass B:pass A:1-0L D:0-0L C:pass B:4-0L A:pass
D:5-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-2 4-2 3-3 2-2 0-0"
deal.B = "6-6 6-3 5-1 4-0 3-2 1-1 1-0"
deal.C = "6-1 6-0 5-5 5-0 4-4 3-0 2-1"
deal.D = "5-4 5-3 5-2 4-3 4-1 3-1 2-0"
yard = ""
play = """
D:5-4 C:5-5L B:5-1L A:6-4R D:4-1L C:4-4L B:6-6R A:6-5R D:4-3L
C:3-0L B:4-0L A:4-2L D:5-2L C:5-0L B:1-0L A:pass D:3-1L C:pass
B:6-3L A:6-2L D:2-0L C:6-0L B:pass A:pass D:5-3R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-3 6-0 3-3 3-1 1-0"
deal.B = "6-2 6-1 5-3 5-0 4-3 4-0 2-0"
deal.C = "5-4 5-1 4-4 4-2 3-2 2-2 2-1"
deal.D = "6-4 5-5 5-2 4-1 3-0 1-1 0-0"
yard = ""
play = """
D:6-4 C:4-4R B:6-2L A:pass D:5-2L C:4-2R B:5-3L A:3-3L D:3-0L
C:2-2R B:5-0L A:6-5L D:pass C:3-2R B:6-1L A:3-1L D:pass C:pass
B:4-3L A:6-3R D:4-1L C:5-1L B:pass A:6-6R D:5-5L C:5-4L B:4-0L
A:6-0R D:0-0L C:pass B:2-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-0 5-0 4-4 4-0 2-1"
deal.B = "6-4 5-5 4-1 3-3 3-2 2-2 1-1"
deal.C = "6-6 6-1 5-4 5-1 4-2 3-1 2-0"
deal.D = "6-3 5-3 5-2 4-3 3-0 1-0 0-0"
yard = ""
play = """
B:5-5 A:6-5L D:6-3L C:3-1L B:4-1L A:4-0L D:3-0L C:5-4R B:6-4R
A:6-0R D:5-3L C:5-1L B:1-1L A:2-1L D:5-2L C:2-0R B:3-2R A:5-0L
D:1-0L C:6-1L B:3-3R A:6-2L D:4-3R C:4-2L B:pass A:4-4L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-5 4-4 2-2 2-0 1-0"
deal.B = "6-6 6-5 4-1 4-0 3-3 3-2 0-0"
deal.C = "6-3 6-1 5-1 5-0 4-2 3-1 1-1"
deal.D = "6-2 5-4 5-3 5-2 4-3 3-0 2-1"
yard = ""
play = """
A:6-4 D:6-2L C:4-2L B:4-1L A:4-4R D:2-1L C:pass B:3-2L A:pass
D:5-3L C:5-1L B:4-0R A:2-0R D:5-2R C:5-0R B:0-0R A:1-0R D:pass
C:1-1L B:pass A:pass D:pass C:6-1L B:6-6L A:6-0L D:3-0L C:6-3L
B:6-5L A:5-5L D:5-4L C:3-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-3 5-1 4-4 4-1 2-2 2-1"
deal.B = "6-6 6-4 6-3 5-4 5-2 2-0 0-0"
deal.C = "6-0 5-5 4-2 4-0 3-3 3-2 3-0"
deal.D = "6-5 6-1 5-0 4-3 3-1 1-1 1-0"
yard = ""
play = """
C:3-3 B:6-3L A:5-3R D:6-5L C:5-5L B:5-4L A:5-1R D:4-3L C:3-0L
B:2-0L A:2-2L D:6-1R C:3-2L B:6-6R A:6-2R D:3-1L C:4-2R B:6-4R
A:4-1L D:pass C:4-0L B:0-0L A:pass D:5-0L C:6-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 5-5 3-1 3-0 2-2 0-0"
deal.B = "6-3 5-4 5-2 5-1 4-0 2-0 1-0"
deal.C = "6-2 5-3 4-3 4-2 3-3 3-2 1-1"
deal.D = "6-6 6-5 6-4 5-0 4-4 4-1 2-1"
yard = ""
play = """
C:3-3 B:6-3L A:6-0L D:5-0L C:5-3L B:pass A:3-0L D:pass C:3-2R
B:5-2R A:0-0L D:6-5R C:6-2R B:4-0L A:2-2R D:6-4L C:4-2R B:5-4R
A:6-1L D:4-1L C:4-3L B:5-1R A:3-1L D:2-1L C:1-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 4-0 3-3 3-1 2-1 1-0 0-0"
deal.B = "6-5 6-2 5-3 5-1 5-0 4-2 4-1"
deal.C = "5-5 5-2 4-4 3-2 3-0 2-2 1-1"
deal.D = "6-6 6-4 6-3 6-1 5-4 4-3 2-0"
yard = ""
play = """
C:5-5 B:6-5L A:6-0L D:2-0L C:5-2R B:6-2L A:2-1R D:6-6L C:1-1R
B:5-1R A:pass D:6-4L C:4-4L B:5-3R A:3-3R D:5-4L C:3-2R B:4-2R
A:4-0R D:pass C:3-0R B:5-0L A:3-1R D:6-1R C:pass B:pass A:1-0L
D:6-3R C:pass B:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-1 6-0 4-3 3-0 2-0"
deal.B = "5-3 5-2 5-0 4-4 3-3 3-1 2-2"
deal.C = "6-3 5-5 4-2 4-1 3-2 1-1 0-0"
deal.D = "6-6 6-2 5-4 5-1 4-0 2-1 1-0"
yard = ""
play = """
B:4-4 A:4-3L D:5-4R C:5-5R B:5-3L A:6-5L D:6-6L C:6-3L B:5-2R
A:2-0R D:4-0R C:3-2L B:2-2L A:6-4R D:6-2L C:pass B:pass A:6-0L
D:1-0L C:4-1L B:pass A:6-1R D:5-1R C:4-2L B:5-0R A:3-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "4-3 3-1 2-2 2-1 2-0 1-1 0-0"
deal.B = "6-5 6-0 5-4 5-3 4-4 4-1 3-3"
deal.C = "6-3 6-2 5-5 5-2 4-2 3-2 3-0"
deal.D = "6-6 6-4 6-1 5-1 5-0 4-0 1-0"
yard = ""
play = """
A:2-1 D:6-1R C:6-2R B:pass A:2-2L D:pass C:3-2L B:5-3L A:2-0R
D:5-1L C:3-0R B:3-3R A:1-1L D:1-0L C:6-3R B:6-5R A:0-0L D:5-0L
C:5-5L B:5-4L A:4-3L D:pass C:5-2R B:pass A:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-1 4-4 4-3 4-0 3-1 1-1"
deal.B = "6-6 6-4 5-0 3-3 2-2 2-1 1-0"
deal.C = "6-5 5-2 4-2 4-1 3-2 3-0 0-0"
deal.D = "6-3 6-2 6-1 6-0 5-4 5-3 2-0"
yard = ""
play = """
A:decline C:5-2 B:5-0L A:4-0L D:5-4L C:4-2R B:6-4R A:5-5L D:5-3L
C:6-5R B:3-3L A:5-1R D:6-3L C:4-1R B:6-6L A:4-3R D:6-2L C:3-2L
B:pass A:3-1L D:6-1L C:3-0R B:1-0R A:1-1R D:6-0L C:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 5-5 5-4 4-3 4-2 1-1"
deal.B = "5-2 5-1 4-1 4-0 3-0 2-1 1-0"
deal.C = "6-2 6-1 5-3 5-0 4-4 3-2 0-0"
deal.D = "6-4 6-3 6-0 3-3 3-1 2-2 2-0"
yard = ""
play = """
C:4-4 B:4-1L A:5-4R D:3-1L C:5-3L B:5-2L A:5-5R D:2-2L C:6-2L
B:5-1R A:6-5L D:pass C:6-1R B:pass A:6-6R D:6-4R C:5-0L B:4-0L
A:4-2L D:2-0L C:0-0L B:3-0L A:4-3L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-2 4-1 3-2 2-1 0-0"
deal.B = "6-5 5-4 4-0 3-1 3-0 2-2 1-1"
deal.C = "5-5 5-1 4-4 4-3 3-3 2-0 1-0"
deal.D = "6-4 6-3 6-1 6-0 5-3 5-0 4-2"
yard = ""
play = """
A:5-2 D:5-3L C:3-3L B:2-2R A:2-1R D:6-3L C:5-1R B:6-5L A:pass
D:5-0L C:5-5R B:5-4R A:0-0L D:6-0L C:4-4R B:4-0R A:6-2L D:4-2L
C:4-3L B:3-1L A:4-1L D:6-4L C:2-0R B:pass A:3-2R D:6-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 5-4 5-3 4-1 2-1 1-1"
deal.B = "6-6 6-5 6-0 4-3 4-2 3-3 1-0"
deal.C = "6-1 5-2 4-4 4-0 3-1 2-2 2-0"
deal.D = "6-4 6-2 5-1 5-0 3-2 3-0 0-0"
yard = ""
play = """
D:6-4 C:4-4R B:6-6L A:5-4R D:6-2L C:5-2R B:4-2L A:4-1L D:5-1L
C:2-2R B:6-5L A:2-1R D:pass C:6-1L B:1-0L A:1-1R D:5-0L C:3-1R
B:4-3R A:5-3L D:3-2L C:4-0R B:6-0R A:6-3R D:3-0R C:2-0R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-3 5-2 4-1 3-2 2-1"
deal.B = "5-5 5-0 4-2 3-1 1-1 1-0 0-0"
deal.C = "6-6 6-1 6-0 5-4 4-0 3-3 2-2"
deal.D = "6-5 6-2 5-1 4-4 4-3 3-0 2-0"
yard = ""
play = """
C:6-6 B:pass A:6-3L D:4-3L C:5-4L B:5-5L A:5-2L D:6-2L C:6-0L
B:5-0L A:6-4R D:6-5L C:4-0R B:1-0R A:4-1R D:4-4R C:6-1L B:4-2R
A:2-1L D:2-0L C:2-2R B:0-0L A:3-2R D:3-0L C:3-3L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 5-5 5-2 3-3 3-1 3-0"
deal.B = "6-3 6-2 5-3 4-2 2-0 1-0 0-0"
deal.C = "6-5 5-4 5-0 4-3 4-0 2-2 2-1"
deal.D = "6-4 6-1 5-1 4-4 4-1 3-2 1-1"
yard = ""
play = """
C:2-2 B:6-2L A:6-0L D:3-2R C:4-3R B:4-2R A:5-2R D:5-1R C:2-1R
B:2-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 4-4 3-1 3-0 2-1 2-0"
deal.B = "6-6 6-1 5-2 4-3 4-0 2-2 1-0"
deal.C = "6-5 6-3 5-4 5-3 4-1 3-3 0-0"
deal.D = "6-2 5-5 5-1 5-0 4-2 3-2 1-1"
yard = ""
play = """
B:6-6 A:6-4L D:4-2L C:6-5R B:5-2L A:pass D:5-5L C:5-4L B:4-3L
A:3-0L D:5-0L C:5-3L B:pass A:3-1L D:5-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-4 4-3 4-0 3-0 2-0 0-0"
deal.B = "6-5 6-2 5-5 5-0 3-3 2-2 2-1"
deal.C = "6-6 6-0 5-2 4-1 3-2 3-1 1-1"
deal.D = "6-4 6-1 5-3 5-1 4-4 4-2 1-0"
yard = ""
play = """
D:6-4 C:6-6L B:6-5L A:5-4L D:4-4L C:4-1L B:2-1L A:2-0L D:1-0L
C:1-1L B:pass A:4-3R D:6-1L C:3-1R B:6-2L A:pass D:4-2L C:pass
B:pass A:4-0L D:5-1R C:5-2R B:5-0L A:pass D:5-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-3 5-2 4-4 3-3 3-2 1-1"
deal.B = "6-6 6-5 6-1 5-1 4-1 3-0 1-0"
deal.C = "6-2 4-3 4-2 2-2 2-1 2-0 0-0"
deal.D = "6-4 6-3 6-0 5-4 5-0 4-0 3-1"
yard = ""
play = """
D:6-4 C:6-2L B:4-1R A:3-2L D:6-3L C:2-1R B:6-6L A:5-2R D:6-0L
C:2-0L B:6-5R A:pass D:pass C:2-2L B:6-1R A:1-1R D:3-1R C:4-3R
B:pass A:4-4R D:5-4R C:4-2L B:5-1R A:pass D:4-0L C:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 6-1 5-0 3-0 2-2 2-0"
deal.B = "6-6 6-5 6-4 5-3 5-2 5-1 3-2"
deal.C = "6-0 5-4 4-3 4-2 4-0 3-3 1-1"
deal.D = "5-5 4-4 4-1 3-1 2-1 1-0 0-0"
yard = ""
play = """
C:3-3 B:5-3L A:5-0L D:1-0L C:4-3R B:6-4R A:6-2R D:4-1L C:4-2R
B:pass A:pass D:4-4L C:4-0L B:pass A:2-0L D:2-1L C:1-1L B:5-1L
A:pass D:5-5L C:5-4L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 4-3 3-3 3-1 3-0 1-1"
deal.B = "6-5 6-3 5-2 5-0 2-2 2-0 1-0"
deal.C = "6-2 6-1 5-4 4-2 4-1 3-2 0-0"
deal.D = "6-0 5-5 5-3 5-1 4-4 4-0 2-1"
yard = ""
play = """
D:6-0 C:6-2L B:5-2L A:3-0R D:5-5L C:5-4L B:6-3R A:6-4L D:pass
C:6-1L B:6-5R A:3-1L D:5-3L C:pass B:5-0L A:pass D:4-0L C:4-2L
B:2-2L A:pass D:2-1L C:4-1L B:pass A:4-3L D:5-1R C:3-2L B:2-0L
A:1-1R D:pass C:0-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-2 5-1 4-2 3-2 1-0 0-0"
deal.B = "5-4 5-3 5-0 4-4 4-3 2-2 2-0"
deal.C = "6-3 6-0 4-1 4-0 3-3 3-1 2-1"
deal.D = "6-6 6-5 6-4 6-2 6-1 3-0 1-1"
yard = ""
play = """
C:3-3 B:5-3L A:5-2L D:6-2L C:6-3L B:4-3L A:4-2L D:3-0R C:2-1L
B:5-0R A:1-0L D:6-5R C:6-0R B:2-0L A:0-0R D:pass C:4-0R B:5-4R
A:3-2L D:pass C:3-1L B:pass A:5-1L D:pass C:pass B:pass A:5-5L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-0 4-4 3-3 3-2 2-0 1-1"
deal.B = "6-6 6-4 5-4 5-2 4-1 3-1 1-0"
deal.C = "6-5 6-1 6-0 5-1 4-2 3-0 0-0"
deal.D = "6-3 5-5 5-3 4-3 4-0 2-2 2-1"
yard = ""
play = """
A:4-4 D:4-3L C:3-0L B:6-4R A:5-0L D:5-5L C:6-5L B:6-6L A:6-2L
D:2-2L C:4-2L B:5-4L A:pass D:5-3L C:6-0R B:3-1L A:2-0R D:2-1L
C:pass B:5-2L A:3-2R D:6-3R C:6-1R B:4-1R A:pass D:4-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-3 4-2 3-3 3-2 2-2"
deal.B = "6-1 5-2 5-1 3-0 2-1 2-0 1-0"
deal.C = "6-6 6-2 6-0 5-0 4-3 4-0 0-0"
deal.D = "5-5 5-4 5-3 4-4 4-1 3-1 1-1"
yard = ""
play = """
D:5-5 C:5-0L B:5-2R A:4-2R D:5-4R C:6-0L B:6-1L A:6-5R D:4-1L
C:6-6R B:pass A:6-4L D:pass C:6-2L B:2-1L A:6-3R D:3-1L C:4-3L
B:3-0R A:pass D:4-4L C:4-0R
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 5-5 5-2 4-1 3-1 0-0"
deal.B = "6-0 5-4 5-3 4-0 3-3 2-2 2-0"
deal.C = "6-6 6-4 6-1 5-0 4-4 4-2 3-2"
deal.D = "6-5 5-1 4-3 3-0 2-1 1-1 1-0"
yard = ""
play = """
C:6-6 B:6-0L A:6-2R D:3-0L C:3-2L B:2-2L A:5-2L D:6-5L C:4-2R
B:5-4R A:6-3L D:4-3L C:6-4L B:5-3R A:3-1R D:5-1R C:5-0R B:4-0R
A:4-1R D:2-1R C:6-1L B:2-0R A:0-0R D:1-1L C:pass B:pass A:pass
D:1-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "5-3 5-2 4-4 4-3 4-2 4-0 1-1"
deal.B = "6-5 6-2 6-0 5-5 5-1 3-3 1-0"
deal.C = "6-1 5-4 5-0 3-1 3-0 2-2 2-0"
deal.D = "6-6 6-4 6-3 4-1 3-2 2-1 0-0"
yard = ""
play = """
D:6-6 C:6-1L B:6-5R A:5-3R D:4-1L C:5-4L B:5-5L A:5-2L D:3-2L
C:3-0L B:3-3R A:4-0L D:6-4L C:3-1R B:6-2L A:1-1R D:2-1L C:pass
B:5-1L A:pass D:pass C:5-0L B:6-0L A:pass D:6-3L C:pass B:1-0R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-4 6-0 4-2 3-1 2-2"
deal.B = "6-3 5-3 5-1 4-4 3-0 2-1 0-0"
deal.C = "6-2 5-5 5-4 5-2 4-1 2-0 1-1"
deal.D = "6-1 5-0 4-3 4-0 3-3 3-2 1-0"
yard = ""
play = """
B:6-3 A:6-6L D:6-1L C:1-1L B:5-3R A:3-1L D:4-3L C:5-5R B:4-4L
A:4-2L D:3-2L C:5-2R B:3-0L A:6-0L D:pass C:6-2L B:2-1L A:2-2R
D:1-0L C:2-0L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-1 4-4 4-1 3-3 3-1 0-0"
deal.B = "6-1 6-0 5-5 5-2 4-2 4-0 1-1"
deal.C = "6-6 6-5 6-2 5-4 5-0 2-1 2-0"
deal.D = "6-3 5-3 4-3 3-2 3-0 2-2 1-0"
yard = ""
play = """
B:5-5 A:5-1L D:1-0L C:5-0L B:5-2L A:pass D:3-2L C:6-5R B:6-1R
A:3-1R D:6-3L C:6-6L B:6-0L A:0-0L D:3-0L C:pass B:pass A:3-3L
D:5-3L C:5-4L B:4-2L A:pass D:2-2L C:6-2L B:pass A:6-4L D:4-3L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-2 5-1 5-0 4-3 3-2 2-2"
deal.B = "6-6 6-5 6-2 4-4 4-0 3-0 1-1"
deal.C = "6-1 6-0 5-5 5-3 4-2 3-1 1-0"
deal.D = "6-4 5-4 4-1 3-3 2-1 2-0 0-0"
yard = ""
play = """
D:6-4 C:6-1L B:4-4R A:4-3R D:4-1L C:5-3R B:6-5R A:6-3R D:5-4L
C:5-5L B:3-0R A:5-0L D:2-0L C:4-2L B:4-0L A:pass D:0-0L C:6-0L
B:6-6L A:pass D:pass C:1-0R B:6-2L A:5-2L D:2-1R C:pass B:pass
A:5-1L D:pass C:3-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 6-2 6-1 4-3 3-2 2-0"
deal.B = "6-5 5-2 4-4 4-2 3-1 1-1 0-0"
deal.C = "6-4 5-4 5-1 4-0 3-0 2-2 2-1"
deal.D = "6-0 5-5 5-3 5-0 4-1 3-3 1-0"
yard = ""
play = """
C:2-2 B:5-2L A:2-0R D:5-5L C:5-4L B:4-4L A:4-3L D:5-3L C:4-0R
B:6-5L A:6-3L D:3-3L C:6-4R B:3-1L A:6-1R D:4-1L C:5-1R B:4-2L
A:6-2L D:6-0L C:3-0L B:pass A:3-2L D:5-0R C:2-1L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 6-1 5-1 5-0 3-1 0-0"
deal.B = "6-3 5-5 5-4 5-2 4-0 2-1 2-0"
deal.C = "6-0 5-3 4-3 4-1 3-3 2-2 1-1"
deal.D = "6-5 6-2 4-4 4-2 3-2 3-0 1-0"
yard = ""
play = """
C:3-3 B:6-3L A:6-1L D:1-0L C:6-0L B:pass A:6-4L D:4-4L C:4-3L
B:pass A:3-1L D:3-2R C:2-2R B:5-2R A:5-0R D:3-0R C:1-1L B:2-1L
A:pass D:6-2L C:5-3R B:5-5R A:5-1R D:6-5L C:4-1R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 5-2 4-2 4-0 3-3 3-1"
deal.B = "6-5 6-4 6-3 5-4 5-3 5-0 1-1"
deal.C = "6-0 4-4 3-2 2-2 2-0 1-0 0-0"
deal.D = "6-6 6-1 5-1 4-3 4-1 3-0 2-1"
yard = ""
play = """
C:2-2 B:pass A:5-2L D:5-1L C:1-0L B:5-0L A:5-5L D:2-1R C:pass
B:6-5L A:6-2L D:6-1R C:6-0R B:pass A:4-2L D:4-3L C:3-2L B:pass
A:4-0R D:4-1R C:2-0L B:1-1R A:3-1R D:3-0L C:pass B:6-3L A:3-3R
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-3 4-2 3-0 2-2 2-0 1-1"
deal.B = "6-4 5-5 5-4 5-2 4-1 3-2 1-0"
deal.C = "6-6 6-5 6-0 4-4 4-3 3-3 2-1"
deal.D = "6-3 6-1 5-1 5-0 4-0 3-1 0-0"
yard = ""
play = """
A:decline C:6-6 B:6-4L A:4-2L D:6-3R C:3-3R B:5-2L A:5-3R D:5-1L
C:6-5R B:4-1L A:6-2R D:4-0L C:6-0L B:3-2R A:3-0R D:6-1L C:2-1L
B:1-0R A:2-0L D:5-0L C:pass B:5-5L A:1-1R D:3-1R C:4-3R B:5-4L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-2 4-4 3-1 2-2 1-0"
deal.B = "6-3 5-1 4-1 3-3 3-0 2-0 1-1"
deal.C = "6-6 6-4 6-1 6-0 5-4 5-3 5-0"
deal.D = "5-5 4-3 4-2 4-0 3-2 2-1 0-0"
yard = ""
play = """
B:6-3 A:6-2L D:4-2L C:6-4L B:3-3R A:6-5L D:5-5L C:5-3R B:5-1L
A:5-2R D:2-1L C:pass B:2-0L A:1-0L D:3-2R C:6-1L B:3-0R A:pass
D:4-0R C:5-4R B:pass A:pass D:pass C:6-6L B:pass A:pass D:pass
C:6-0L B:pass A:pass D:0-0L C:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-1 5-0 4-2 4-1 4-0 2-1"
deal.B = "6-3 6-1 6-0 5-2 3-3 3-2 1-1"
deal.C = "6-4 6-2 5-4 5-3 4-4 4-3 2-0"
deal.D = "6-6 6-5 3-1 3-0 2-2 1-0 0-0"
yard = ""
play = """
C:4-4 B:pass A:4-0L D:3-0L C:4-3L B:pass A:4-2L D:2-2L C:5-4R
B:5-2L A:5-5L D:6-5L C:6-4L B:pass A:4-1L D:3-1L C:5-3L B:pass
A:5-1L D:1-0L C:2-0L B:3-2L A:5-0R D:0-0R C:pass B:6-3L A:pass
D:6-6L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-3 5-0 4-4 4-3 3-2 2-1"
deal.B = "6-6 6-2 5-2 4-2 2-2 2-0 1-0"
deal.C = "6-4 6-3 4-1 4-0 3-0 1-1 0-0"
deal.D = "6-1 6-0 5-5 5-4 5-1 3-3 3-1"
yard = ""
play = """
D:6-1 C:6-4L B:4-2L A:3-2L D:3-3L C:4-1R B:pass A:4-3L D:5-4L
C:4-0R B:5-2L A:2-1L D:5-1L C:3-0R B:pass A:6-5L D:6-0L C:6-3R
B:6-6R A:5-0L D:5-5L C:pass B:6-2R A:5-3L D:3-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 5-4 4-4 4-2 2-1 0-0"
deal.B = "6-1 5-5 5-3 5-0 4-0 3-0 2-0"
deal.C = "6-4 6-0 5-2 5-1 4-3 2-2 1-0"
deal.D = "6-6 6-2 4-1 3-3 3-2 3-1 1-1"
yard = ""
play = """
D:6-6 C:6-4L B:6-1R A:2-1R D:4-1L C:2-2R B:2-0R A:0-0R D:3-1L
C:4-3L B:5-0R A:4-4L D:pass C:5-1R B:4-0L A:pass D:1-1R C:1-0L
"""
end = "blocked"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-2 4-1 4-0 3-3 2-2"
deal.B = "6-5 6-4 5-4 5-1 4-2 2-0 0-0"
deal.C = "6-0 5-5 5-0 4-4 3-1 2-1 1-0"
deal.D = "6-6 6-3 5-3 4-3 3-2 3-0 1-1"
yard = ""
play = """
C:5-5 B:6-5L A:6-1L D:1-1L C:5-0R B:5-1L A:5-2L D:3-2L C:3-1L
B:2-0R A:6-2R D:6-6R C:6-0R B:0-0R A:4-1L D:4-3L C:1-0R B:pass
A:3-3L D:6-3L C:2-1R B:6-4L A:2-2R D:pass C:4-4L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 5-5 5-3 3-2 2-2 0-0"
deal.B = "6-6 6-5 6-2 4-3 4-0 3-3 2-0"
deal.C = "6-4 6-1 5-0 4-4 4-2 1-1 1-0"
deal.D = "5-4 5-2 5-1 4-1 3-1 3-0 2-1"
yard = ""
play = """
C:4-4 B:4-3L A:6-3L D:5-4R C:6-4L B:6-5R A:6-0R D:4-1L C:1-0R
B:pass A:pass D:5-1L C:1-1R B:pass A:5-5L D:5-2L C:4-2L B:4-0L
A:0-0L D:3-0L C:6-1R B:6-6R A:5-3L D:pass C:5-0L
"""
end = "out"
winner = "AC"
delta = { AC = 1, BD = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-2 6-1 5-2 2-1 1-1"
deal.B = "6-6 5-5 5-4 4-3 4-1 3-2 3-0"
deal.C = "6-5 6-0 5-3 5-1 4-2 4-0 0-0"
deal.D = "5-0 4-4 3-3 3-1 2-2 2-0 1-0"
yard = ""
play = """
C:0-0 B:3-0L A:6-3L D:5-0R C:6-5L B:5-5L A:5-2L D:2-2L C:4-2L
B:5-4L A:pass D:pass C:5-3L B:4-3L A:6-4L D:pass C:6-0L B:pass
A:pass D:2-0L C:5-1R B:3-2L A:6-1R D:3-3L C:pass B:6-6R A:6-2R
D:3-1L C:pass B:4-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 4-2 4-1 3-3 3-2 1-0"
deal.B = "6-0 5-3 5-2 4-4 4-0 3-0 1-1"
deal.C = "6-4 5-5 5-4 5-1 5-0 3-1 0-0"
deal.D = "6-5 6-3 6-1 4-3 2-2 2-1 2-0"
yard = ""
play = """
B:4-4 A:4-2L D:2-2L C:5-4R B:5-3R A:3-2L D:6-3L C:6-4L B:4-0L
A:1-0L D:6-1L C:3-1R B:6-0L A:4-1R D:2-0L C:pass B:5-2L A:pass
D:6-5L C:pass B:pass A:6-6L D:4-3R C:pass B:3-0R A:6-2L D:2-1L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-0 5-0 4-2 4-0 2-2 2-1"
deal.B = "6-2 5-3 5-2 4-3 4-1 1-1 1-0"
deal.C = "6-4 6-3 5-5 5-4 3-3 3-2 3-0"
deal.D = "6-5 6-1 5-1 4-4 3-1 2-0 0-0"
yard = ""
play = """
D:6-5 C:5-5R B:6-2L A:2-1L D:6-1L C:6-3L B:5-3L A:5-0L D:2-0L
C:3-2L B:4-3L A:4-0L D:0-0L C:3-0L B:5-2R A:4-2R D:3-1L C:5-4R
B:4-1L A:pass D:4-4L C:6-4L B:pass A:6-6L D:5-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 6-1 5-5 5-0 3-3 3-2"
deal.B = "6-0 5-2 4-2 2-2 2-1 2-0 0-0"
deal.C = "6-6 5-4 5-3 4-3 4-0 3-0 1-0"
deal.D = "6-5 6-4 5-1 4-4 4-1 3-1 1-1"
yard = ""
play = """
D:6-5 C:6-6L B:5-2R A:6-2L D:pass C:pass B:4-2L A:3-2R D:6-4L
C:4-3R B:6-0L A:5-0L D:5-1L C:1-0L B:2-0L A:pass D:4-4R C:5-4R
B:2-2L A:5-5R D:pass C:5-3R B:2-1L A:6-1L D:3-1R C:pass B:pass
A:6-3L D:4-1R C:3-0L B:0-0L
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 4-1 4-0 3-2 3-0 2-1"
deal.B = "5-5 5-2 5-0 4-2 3-3 3-1 1-1"
deal.C = "6-6 6-5 6-3 5-4 4-4 1-0 0-0"
deal.D = "6-2 6-0 5-3 5-1 4-3 2-2 2-0"
yard = ""
play = """
B:5-5 A:pass D:5-3L C:6-3L B:5-2R A:6-1L D:5-1L C:6-5L B:4-2R
A:4-0R D:6-2L C:0-0R B:5-0R A:3-2L D:4-3L C:4-4L B:pass A:4-1L
D:pass C:5-4R B:3-1L A:6-4R D:6-0R C:1-0R B:3-3L A:3-0L D:2-0L
C:pass B:1-1R
"""
end = "out"
winner = "BD"
delta = { AC = 0, BD = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-3 4-2 4-0 3-0 1-0"
deal.B = "6-6 6-0 4-4 4-3 3-1 2-2 2-0"
deal.C = "6-2 5-5 5-2 5-0 3-2 2-1 1-1"
deal.D = "6-3 6-1 5-4 5-1 4-1 3-3 0-0"
yard = ""
play = """
B:6-6 A:6-4L D:5-4L C:5-5L B:6-0R A:3-0R D:5-1L C:3-2R B:2-2R
A:4-2R D:6-1L C:6-2L B:4-4R A:4-0R D:0-0R C:5-0R B:2-0L A:6-5R
D:6-3R C:pass B:4-3R A:1-0L D:4-1L
"""
end = "blocked"
winner = "BD"
delta = { AC = 0, BD = 1 }
