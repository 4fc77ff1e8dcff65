[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-0"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 61, B = 54 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-0"
commitment = "e20ad99a96269fc9101a492d782f8a7e4c48c876e71a22b57cbfdd6dd2c0535c"
secret = "46c5051cfdedd38a3103f59662275694836a8e8e64d3638d778ecf069decd13f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 4-4 4-2 3-0 2-2 2-1"
deal.B = "6-1 6-0 5-5 5-3 5-0 4-1 3-2"
yard = "1-1 0-0 5-2 3-3 4-3 2-0 4-0 5-1 6-4 3-1 6-3 5-4 6-2 1-0"
play = """
A:6-6*4 B:6-0L*4 A:3-0L*8 B:5-3L A:6-5L*6 B:6-1R A:2-1R B:3-2R*3
"""
end = "blocked"
winner = "A"
delta = { A = 18, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-2 4-4 4-2 4-1 3-3 3-0 1-0"
deal.B = "6-6 6-5 6-4 6-1 5-3 4-0 1-1"
yard = "3-2 5-5 0-0 3-1 6-3 5-4 2-1 5-0 2-2 6-0 2-0 5-2 5-1 4-3"
play = """
B:4-0 A:4-4L B:6-4L*2 A:6-2L B:pass A:4-2L B:pass A:4-1L B:6-1L*2
A:3-0R*3 B:6-5L A:3-3R B:5-3L*3
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-0 4-4 4-2 3-3 2-2 2-1"
deal.B = "6-1 5-5 5-2 5-1 3-1 1-1 1-0"
yard = "6-0 0-0 4-0 6-2 4-1 5-4 2-0 5-3 6-6 4-3 3-0 3-2 6-4 6-5"
play = """
A:6-3*3 B:3-1R A:2-1R B:6-1L*1 A:4-2R*1 B:1-0L A:5-0L*3 B:5-2L*2
A:2-2L B:pass A:4-4R*4
"""
end = "blocked"
winner = "A"
delta = { A = 11, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-4 5-2 4-0 3-3 3-2 2-1"
deal.B = "6-5 6-1 5-5 5-3 4-3 3-1 1-1"
yard = "4-2 4-1 2-0 2-2 5-1 4-4 6-6 0-0 1-0 6-3 6-4 3-0 5-0 6-2"
play = """
B:1-1 A:2-1L B:6-1R A:5-2L B:6-5R*2 A:5-4L*3 B:4-3L A:3-3L
B:5-3R*3 A:3-2L*1 B:3-1R*1
"""
end = "blocked"
delta = { A = 4, B = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-5 4-2 3-0 2-1 2-0"
deal.B = "5-3 5-2 5-0 4-1 4-0 2-2 1-1"
yard = "3-1 1-0 6-6 3-3 4-4 6-5 0-0 6-4 4-3 5-4 5-1 3-2 6-1 6-3"
play = """
A:6-2 B:5-2R A:6-0L*1 B:5-0R A:3-0L*1 B:4-0R A:4-2R*1 B:5-3L
A:5-5L*4 B:2-2R A:2-1R B:4-1R
"""
end = "blocked"
delta = { A = 7, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 4-1 3-1 2-1 1-1 1-0 0-0"
deal.B = "6-6 5-4 4-3 4-0 3-0 2-2 2-0"
yard = "3-3 6-2 4-2 5-3 3-2 5-2 5-1 5-5 6-1 6-5 4-4 5-0 6-4 6-3"
play = """
B:3-0*1 A:3-1L B:4-0R*1 A:4-1L B:5-4L*3 A:pass B:4-3R
"""
end = "blocked"
winner = "A"
delta = { A = 0, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "5-3 4-3 4-2 4-0 3-2 3-1 2-2"
deal.B = "6-6 6-3 6-2 5-5 5-1 3-3 3-0"
yard = "1-1 5-2 6-5 1-0 2-0 5-4 0-0 5-0 6-4 6-1 6-0 2-1 4-4 4-1"
play = """
A:5-3 B:3-0R*1 A:4-0R*3 B:5-1L*1 A:3-1L B:6-3L*2 A:4-3R*3 B:6-2L*1
A:4-2L B:3-3R*2 A:3-2R*2 B:pass A:2-2R
"""
end = "out"
winner = "A"
delta = { A = 9, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-3 3-2 3-1 1-0 0-0"
deal.B = "6-4 6-2 6-1 4-4 4-1 2-2 1-1"
yard = "5-2 3-0 3-3 4-3 2-1 6-0 4-0 5-3 5-1 5-0 5-5 5-4 4-2 2-0"
play = """
B:6-4*2 A:6-6L B:4-1R A:6-5L*2 B:6-1R A:6-3R B:pass A:3-2R
B:2-2R*3 A:pass B:6-2R
"""
end = "blocked"
winner = "A"
delta = { A = 2, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 4-4 4-3 3-2 3-1 0-0"
deal.B = "6-5 6-2 5-2 5-1 3-3 2-2 1-1"
yard = "4-1 4-0 6-3 5-5 6-6 6-4 1-0 2-0 4-2 3-0 5-4 5-3 5-0 2-1"
play = """
A:6-1 B:6-2L*1 A:3-2L B:3-3L A:4-3L*1 B:5-1R*3 A:4-4L B:5-2R*2
A:pass B:2-2R*4
"""
end = "blocked"
winner = "A"
delta = { A = 1, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-3 5-0 4-1 3-2 3-1 1-0"
deal.B = "6-5 6-2 5-5 5-1 4-3 4-2 2-2"
yard = "6-1 0-0 3-0 5-4 2-1 1-1 4-0 4-4 3-3 5-2 6-0 6-4 2-0 6-3"
play = """
B:2-2 A:3-2L B:4-2R A:5-3L*3 B:6-5L*2 A:6-6L B:6-2L*2 A:4-1R*1
B:5-1R A:5-0R B:pass A:1-0R*1 B:pass A:3-1R*1
"""
end = "out"
winner = "A"
delta = { A = 6, B = 4 }
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-1"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 36, B = 37, C = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-1"
commitment = "8e1d3e743edd750afb6fcc46bfa44f3f3790aac53c3b265aa903a1892758d9b1"
secret = "dd6dc3cc4c6bb11f63dc5ffd6557d6a8a1b48f1a04755e387772c74749876e02"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 5-2 5-0 3-1"
deal.B = "6-1 5-3 4-4 4-0 2-1"
deal.C = "6-6 5-1 4-1 3-2 1-1"
yard = "0-0 3-3 3-0 6-4 5-4 2-0 4-2 1-0 4-3 5-5 6-3 6-2 2-2"
play = """
C:6-6*4 A:6-0L*4 B:6-1R C:1-1R A:3-1R*1 B:5-3R*1 C:5-1R A:5-0L*2
B:2-1R C:3-2R A:5-2L*1
"""
end = "blocked"
winner = "C"
delta = { A = 8, B = 1, C = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-3 5-0 3-0 2-2"
deal.B = "5-5 5-2 5-1 4-4 4-1"
deal.C = "6-5 5-4 3-3 2-0 0-0"
yard = "3-1 2-1 6-6 4-3 1-0 6-4 4-0 6-2 6-0 6-1 3-2 4-2 1-1"
play = """
A:6-3*3 B:pass C:3-3R*4 A:5-3R B:5-5R C:6-5L*8 A:5-0R*1 B:5-2L
C:2-0L A:3-0L*1 B:pass C:0-0R*1
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 0, C = 13 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-2 5-1 3-1"
deal.B = "6-1 5-4 2-2 2-1 1-0"
deal.C = "6-5 6-3 6-0 5-0 0-0"
yard = "3-0 2-0 4-4 5-3 4-1 6-6 4-3 1-1 4-2 6-2 3-2 4-0 3-3"
play = """
B:5-4*3 C:6-5L*2 A:6-4R*4 B:6-1L C:6-0R A:5-1L*1 B:1-0R*2 C:5-0L
A:3-1R*1 B:pass C:6-3R*2 A:pass B:pass C:0-0L*2
"""
end = "out"
winner = "C"
delta = { A = 6, B = 5, C = 7 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-0 4-2 4-0 3-0"
deal.B = "6-1 5-3 4-4 4-1 3-1"
deal.C = "6-3 6-2 6-0 2-0 1-0"
yard = "3-2 2-1 5-5 5-4 6-6 4-3 2-2 1-1 5-2 3-3 0-0 6-4 5-1"
play = """
C:6-0*2 A:4-0R*2 B:6-1L*1 C:1-0L A:5-0L*3 B:4-1R*2 C:pass A:6-5L
B:3-1R*3 C:6-3R*4 A:pass B:pass C:6-2L A:4-2L*2 B:4-4L
"""
end = "blocked"
winner = "C"
delta = { A = 7, B = 6, C = 6 }

[[match.hand]]
opener = "A"
deal.A = "5-3 4-4 3-2 3-1 3-0"
deal.B = "6-4 6-3 6-1 3-3 2-2"
deal.C = "6-5 6-0 5-5 5-1 4-2"
yard = "5-0 2-0 5-4 1-0 2-1 4-0 6-2 6-6 1-1 0-0 4-3 5-2 4-1"
play = """
A:3-1 B:6-1R*3 C:6-5R A:3-2L B:2-2L*3 C:4-2L*3 A:5-3R B:6-4L*3
C:6-0L*1 A:3-0R
"""
end = "blocked"
winner = "A"
delta = { A = 0, B = 9, C = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-1 4-0 2-2"
deal.B = "6-6 5-4 5-2 4-2 4-1"
deal.C = "6-3 6-0 3-3 3-2 3-1"
yard = "6-4 5-3 5-5 0-0 4-3 3-0 4-4 1-0 5-0 2-0 1-1 5-1 2-1"
play = """
B:6-6*4 C:6-3L*8 A:6-2R*1 B:5-2R C:3-1L*2 A:6-5R B:4-1L*2 C:6-0R
A:4-0L
"""
end = "blocked"
delta = { A = 1, B = 6, C = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 4-1 3-0 2-2"
deal.B = "6-4 6-3 5-3 5-0 4-3"
deal.C = "6-2 6-1 4-4 4-0 2-0"
yard = "5-4 6-0 5-2 3-1 6-6 3-2 4-2 1-1 1-0 2-1 3-3 0-0 5-1"
play = """
C:4-4 A:4-1L*3 B:6-4R C:6-1L*4 A:6-5L B:5-3L*3 C:6-2R*1 A:3-0L
B:5-0L C:2-0R*1 A:5-5L*2 B:pass C:4-0R
"""
end = "out"
winner = "C"
delta = { A = 5, B = 3, C = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 5-1 5-0 4-4"
deal.B = "6-4 6-3 6-0 4-0 1-1"
deal.C = "5-3 4-3 4-1 2-1 2-0"
yard = "6-5 1-0 2-2 3-0 0-0 6-6 4-2 3-3 6-2 5-2 5-4 3-2 3-1"
play = """
A:5-5*2 B:pass C:5-3L A:5-0R*1 B:6-0R*3 C:4-3L*2 A:6-1R*1 B:1-1R*2
C:4-1L*1 A:5-1L B:pass C:2-1R A:pass B:pass C:2-0R*1
"""
end = "out"
winner = "C"
delta = { A = 4, B = 5, C = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-2 3-3 3-2 3-0 0-0"
deal.B = "6-1 5-3 5-1 4-4 4-2"
deal.C = "6-6 6-3 5-4 4-1 2-0"
yard = "4-0 5-5 6-4 6-0 1-1 5-2 4-3 5-0 3-1 1-0 6-5 2-1 2-2"
play = """
B:5-1*2 C:4-1R*3 A:pass B:4-4R C:5-4R*2
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-2"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 4, D = 2 }
score = { A = 61, B = 41, C = 31, D = 43 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-2"
commitment = "a941d4458b1c4cae4ca758f17092b7d87fa15866a2324e1d19faa95a1cdc456c"
secret = "5cd72a39c74c7e25ff0f0ec0162f819aec2eb6a430b30c14bf8aa30aaa04a82a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-3 5-2 4-2"
deal.B = "6-0 5-5 5-4 5-0 3-2"
deal.C = "6-6 6-5 6-4 5-1 1-0"
deal.D = "6-2 4-3 4-0 3-0 0-0"
yard = "4-1 2-2 3-3 2-0 4-4 1-1 3-1 2-1"
play = """
C:6-6*4 D:6-2L A:6-3R*1 B:3-2L*2 C:pass D:3-0L*1 A:5-3R*1 B:5-0L*2
C:6-5L D:pass A:6-1L*2 B:5-5R C:5-1L*8 D:pass A:5-2L*4 B:5-4R*2
C:6-4R D:pass A:4-2L*2
"""
end = "out"
winner = "A"
delta = { A = 11, B = 6, C = 12, D = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-4 4-1 3-3 3-0"
deal.B = "6-6 6-1 5-5 4-0 2-0"
deal.C = "6-5 5-1 4-4 2-1 1-1"
deal.D = "6-0 5-3 5-0 4-2 1-0"
yard = "4-3 0-0 3-2 6-4 6-2 5-2 3-1 2-2"
play = """
D:5-0*1 A:5-4L B:4-0L C:pass D:1-0L A:4-1L B:2-0R*2 C:4-4L*2
D:4-2R*4
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 2, C = 2, D = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-3 5-0 4-0"
deal.B = "6-6 6-0 4-3 3-2 3-0"
deal.C = "6-5 6-3 5-5 5-2 2-2"
deal.D = "5-4 4-4 4-2 4-1 1-1"
yard = "2-0 3-1 3-3 6-2 2-1 5-1 1-0 0-0"
play = """
A:6-4*2 B:4-3R*3 C:6-5L D:5-4L A:5-3R*3 B:pass C:5-5R D:4-2L*4
A:5-0R B:3-2L*1 C:6-3L*2 D:pass A:4-0R*2 B:6-6L C:pass D:4-4R*4
A:6-1L*3
"""
end = "out"
winner = "A"
delta = { A = 11, B = 4, C = 2, D = 8 }

[[match.hand]]
opener = "B"
deal.A = "4-4 2-2 2-1 1-1 0-0"
deal.B = "6-2 5-5 5-2 4-2 3-0"
deal.C = "6-1 5-4 4-1 3-3 3-1"
deal.D = "6-5 6-4 5-0 2-0 1-0"
yard = "4-0 5-3 6-3 5-1 4-3 6-0 6-6 3-2"
play = """
B:5-5*2 C:5-4L D:6-5R*2 A:4-4L B:6-2R*2 C:4-1L*1 D:2-0R A:2-1L
B:3-0R*1 C:3-3R D:pass A:2-2L*2 B:4-2L*2 C:3-1R*1 D:6-4L A:1-1R
B:pass C:6-1L*1
"""
end = "out"
winner = "C"
delta = { A = 2, B = 7, C = 4, D = 2 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-0 4-1 3-3 2-2"
deal.B = "6-6 6-3 5-5 4-0 1-1"
deal.C = "5-4 5-3 5-2 3-2 2-1"
deal.D = "6-5 6-4 6-2 6-0 3-0"
yard = "4-3 2-0 5-1 3-1 1-0 0-0 4-2 4-4"
play = """
C:5-4*3 D:6-4R A:6-1R*2 B:5-5L C:5-3L D:3-0L A:5-0L*2 B:1-1R
C:5-2L D:6-2L A:4-1R*2 B:4-0R*2 C:pass D:6-0R*4 A:pass B:6-6L*6
C:pass D:6-5R
"""
end = "out"
winner = "D"
delta = { A = 6, B = 8, C = 3, D = 5 }

[[match.hand]]
opener = "D"
deal.A = "6-1 3-1 3-0 2-2 0-0"
deal.B = "5-2 4-0 3-2 1-1 1-0"
deal.C = "6-6 6-3 5-1 4-3 4-1"
deal.D = "6-2 5-5 5-3 4-4 2-1"
yard = "6-5 2-0 5-0 3-3 5-4 6-4 4-2 6-0"
play = """
D:5-3 A:3-1R*2 B:5-2L*1 C:5-1R D:2-1L*2 A:6-1L B:pass C:6-6L
D:5-5R A:pass B:pass C:6-3L D:pass A:3-0L*2 B:1-0L C:4-1L D:4-4L*6
A:pass B:4-0L*2 C:pass D:pass A:0-0L*2
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 3, C = 0, D = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-2 3-3 0-0"
deal.B = "6-1 5-3 3-1 2-1 2-0"
deal.C = "5-0 4-3 4-2 4-0 1-0"
deal.D = "6-6 5-5 5-4 5-1 2-2"
yard = "4-1 3-0 6-0 1-1 6-5 6-4 4-4 3-2"
play = """
A:6-3*3 B:6-1L C:1-0L*1 D:pass A:3-3R*2 B:3-1R C:5-0L*2 D:5-4L*1
A:pass B:2-1R*2 C:4-3L*1 D:2-2R A:6-2R*3 B:5-3L C:pass D:5-1L
A:pass B:pass C:pass D:6-6R
"""
end = "blocked"
winner = "B"
delta = { A = 8, B = 2, C = 4, D = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-4 4-0 3-0 2-2"
deal.B = "6-6 6-2 6-1 3-3 1-1"
deal.C = "6-4 6-0 5-1 3-1 1-0"
deal.D = "5-2 4-1 3-2 2-1 0-0"
yard = "6-3 4-4 4-3 2-0 5-0 4-2 5-3 5-5"
play = """
B:6-6*4 C:6-4L D:4-1L A:6-5R*2 B:6-1L C:6-0L*1 D:0-0L*1 A:4-0L*3
B:pass C:5-1R*1 D:2-1R*2 A:5-4L B:6-2R C:pass D:5-2L A:2-2L*2
B:pass C:pass D:3-2L*3
"""
end = "out"
winner = "D"
delta = { A = 7, B = 4, C = 2, D = 7 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 5-5 3-1 1-1"
deal.B = "6-4 5-4 4-1 4-0 1-0"
deal.C = "6-2 6-1 4-2 2-1 0-0"
deal.D = "6-5 5-3 5-1 3-2 2-2"
yard = "3-0 4-3 4-4 3-3 5-0 6-3 2-0 5-2"
play = """
C:6-2 D:6-5L A:5-5L*4 B:5-4L*2 C:4-2L D:3-2L*1 A:3-1L*1 B:4-1L*2
C:2-1R*1 D:5-1R*3 A:pass B:4-0L*1 C:0-0L*1 D:5-3R*1 A:6-0L*3
B:6-4L
"""
end = "blocked"
winner = "B"
delta = { A = 8, B = 5, C = 2, D = 5 }

[[match.hand]]
opener = "D"
deal.A = "6-0 4-4 4-1 3-3 0-0"
deal.B = "6-6 6-5 6-4 5-0 4-2"
deal.C = "6-3 5-2 4-3 4-0 3-1"
deal.D = "6-1 5-5 5-1 2-1 2-0"
yard = "3-2 2-2 6-2 1-1 1-0 5-3 3-0 5-4"
play = """
D:2-1*1 A:4-1R*2
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-3"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 61, B = 48 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-3"
commitment = "6abacf9c85250e5fac7619b57d76d8137c75266a5ac70a56eed0fe0deed196f0"
secret = "05654765d64a041432c91ca065b7d8ff670d9aebe05c28ef966a27cab1859d35"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-0 5-4 4-4 4-3 1-1"
deal.B = "5-3 5-1 4-1 3-2 3-0 2-1 1-0"
yard = "6-5 3-1 6-3 2-0 3-3 6-6 4-2 5-2 5-5 5-0 6-1 0-0 2-2 4-0"
play = """
B:5-3 A:4-3R*3 B:5-1L*1 A:4-4R*3 B:4-1L*4 A:5-4R*3 B:pass A:6-4L
B:pass A:6-0L*1 B:3-0L A:pass B:3-2L A:6-2L
"""
end = "blocked"
winner = "A"
delta = { A = 10, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 4-2 3-1 2-1 2-0 0-0"
deal.B = "6-6 6-5 6-2 5-3 4-4 2-2 1-0"
yard = "5-2 5-4 5-0 4-1 1-1 3-2 5-1 6-3 6-4 6-0 3-3 3-0 4-0 4-3"
play = """
A:5-5*2 B:6-5L A:6-1L B:1-0L*2 A:2-0L*4 B:6-2L A:pass B:6-6L
A:pass B:5-3R*8 A:3-1R B:pass A:2-1R B:2-2R A:4-2R B:4-4R*4
"""
end = "out"
winner = "B"
delta = { A = 6, B = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-0 4-2 4-0 1-0 0-0"
deal.B = "6-4 5-4 5-3 5-1 4-4 4-1 2-1"
yard = "5-5 3-1 3-3 6-1 6-5 4-3 3-0 3-2 2-2 6-3 5-2 2-0 1-1 6-0"
play = """
B:6-4*2 A:4-0R*2 B:pass A:6-6L*4 B:pass A:0-0R*4 B:pass A:6-2L
B:2-1L A:1-0L B:pass A:5-0L*1 B:5-4L A:4-2L
"""
end = "out"
winner = "A"
delta = { A = 12, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 4-4 4-2 4-1 2-0 1-1"
deal.B = "6-6 6-4 5-4 5-1 3-1 2-2 2-1"
yard = "5-3 0-0 5-0 4-0 5-2 6-2 3-2 6-1 6-5 4-3 3-0 5-5 1-0 3-3"
play = """
A:4-4 B:6-4L A:6-0L B:5-4R*1 A:2-0L B:2-2L*3 A:4-2L*3 B:5-1R*1
A:1-1R*2 B:3-1R A:6-3R*2 B:6-6R A:4-1L
"""
end = "out"
winner = "A"
delta = { A = 8, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-3 6-0 3-3 3-1 2-0"
deal.B = "6-2 6-1 5-5 5-0 4-3 4-0 3-0"
yard = "4-4 6-6 5-2 1-0 5-3 5-4 4-2 5-1 1-1 2-1 4-1 0-0 3-2 2-2"
play = """
B:6-2 A:2-0R*2 B:6-1L A:3-1L*1 B:4-3L A:6-0R*2 B:4-0L*2 A:6-3R*1
B:5-0L A:6-5L*3 B:3-0R*2 A:6-4L
"""
end = "blocked"
winner = "A"
delta = { A = 9, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-3 5-2 5-0 3-2 2-2 0-0"
deal.B = "6-2 5-4 4-3 4-2 3-0 2-1 2-0"
yard = "6-3 1-0 3-1 6-6 5-5 5-1 4-4 3-3 6-5 4-0 6-4 4-1 6-1 1-1"
play = """
A:2-2 B:6-2L*2 A:6-0L B:3-0L A:3-2L*2 B:4-2L A:5-2R*3 B:5-4L*2
A:5-0L*1 B:2-0L A:5-3R*1 B:2-1L A:pass B:4-3R*1
"""
end = "out"
winner = "B"
delta = { A = 7, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 4-1 3-1 3-0 2-1 1-1"
deal.B = "6-5 5-5 5-3 4-4 4-3 1-0 0-0"
yard = "4-2 6-0 5-1 2-0 2-2 3-2 5-2 6-1 5-0 5-4 4-0 6-2 3-3 6-6"
play = """
B:6-5 A:6-4L*3 B:4-4L A:4-1L*2 B:1-0L*1 A:3-0L B:5-3L*2 A:pass
B:5-5L*8
"""
end = "blocked"
winner = "B"
delta = { A = 5, B = 11 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-5 5-4 5-3 2-0 1-0"
deal.B = "6-1 5-2 4-1 4-0 3-3 3-0 0-0"
yard = "2-1 6-3 4-2 1-1 6-5 4-4 6-0 4-3 5-1 3-1 2-2 3-2 5-0 6-2"
play = """
A:6-6*4
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-4"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 29, B = 32, C = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-4"
commitment = "6b4ac8e6c57d0986fa3406b8acf29aa5dc53a0b5c5ef50d125771be7da002028"
secret = "4698d74688ab853482575a7a962b037de070f36031d9ba086b579241b7160182"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 4-4 4-0 2-2"
deal.B = "5-4 5-2 2-1 1-0 0-0"
deal.C = "5-3 5-0 4-3 2-0 1-1"
yard = "4-1 6-5 3-1 6-4 3-2 3-0 6-0 6-6 4-2 5-1 6-1 3-3 6-2"
play = """
A:6-3*3 B:pass C:4-3R*2 A:4-4R B:5-4R C:5-3R*3
"""
end = "blocked"
winner = "C"
delta = { A = 3, B = 0, C = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 3-3 2-0 1-1"
deal.B = "6-4 3-2 3-0 2-2 0-0"
deal.C = "5-2 4-4 4-3 4-2 4-1"
yard = "6-6 4-0 5-0 5-3 2-1 1-0 6-0 5-4 3-1 6-2 5-1 5-5 6-5"
play = """
B:6-4*2 C:4-3R*3 A:6-3L*2 B:3-0L*1 C:pass A:2-0L*1 B:3-2R C:4-2L*2
A:pass B:2-2R C:4-4L*4 A:pass B:pass C:4-1L*1 A:6-1L*2 B:pass
C:5-2R
"""
end = "out"
winner = "C"
delta = { A = 5, B = 3, C = 11 }

[[match.hand]]
opener = "C"
deal.A = "5-5 4-4 3-2 2-0 0-0"
deal.B = "5-4 5-1 4-0 3-3 3-1"
deal.C = "6-6 6-0 5-2 4-2 3-0"
yard = "6-1 4-3 1-1 5-0 6-5 6-2 1-0 2-1 6-4 6-3 4-1 2-2 5-3"
play = """
C:6-6*4 A:pass B:pass C:6-0L*4 A:2-0L B:pass C:5-2L A:5-5L B:5-1L
C:pass A:pass B:3-1L*8 C:3-0L*4 A:0-0L*4 B:4-0L C:4-2L
"""
end = "out"
winner = "C"
delta = { A = 4, B = 8, C = 13 }

[[match.hand]]
opener = "A"
deal.A = "5-5 4-0 2-2 1-1 1-0"
deal.B = "6-1 5-3 5-1 2-1 2-0"
deal.C = "6-3 6-0 4-2 3-1 0-0"
yard = "3-2 3-0 5-0 6-6 6-4 6-5 4-3 5-4 6-2 5-2 4-1 3-3 4-4"
play = """
A:5-5*2 B:5-1L C:3-1L A:pass B:5-3L*8
"""
end = "blocked"
winner = "A"
delta = { A = 2, B = 8, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-1 4-3 4-2"
deal.B = "6-2 5-0 4-0 3-0 2-0"
deal.C = "6-6 6-5 5-5 5-4 2-2"
yard = "1-0 3-1 2-1 0-0 4-1 5-2 1-1 3-3 6-1 5-3 3-2 4-4 6-4"
play = """
B:3-0*1 C:pass A:6-3L*2 B:4-0R*2 C:6-5L*3 A:5-1L*1 B:pass C:5-4R*2
A:pass B:5-0R C:pass A:6-0R B:6-2R*1 C:2-2R*1 A:4-2R*1 B:pass
C:pass A:4-3R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 4, C = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 4-3 3-2 2-0"
deal.B = "6-3 6-2 6-0 5-1 3-1"
deal.C = "6-6 5-4 4-4 4-2 3-0"
yard = "5-0 3-3 2-1 4-1 0-0 2-2 4-0 1-1 5-3 6-1 5-2 6-4 1-0"
play = """
C:6-6*4 A:6-5L B:5-1L C:pass A:pass B:6-2R*1 C:4-2R*1 A:4-3R
B:3-1L*2 C:3-0L*1 A:2-0L*1 B:6-3R C:pass A:3-2L*3 B:6-0R*1
"""
end = "out"
winner = "B"
delta = { A = 4, B = 5, C = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 4-1 2-0 0-0"
deal.B = "5-3 4-4 3-3 3-1 1-0"
deal.C = "6-5 6-4 6-3 4-3 3-0"
yard = "6-2 5-4 4-2 2-1 1-1 6-1 5-1 5-2 5-0 5-5 2-2 3-2 4-0"
play = """
A:6-6*4 B:pass C:6-3L*8 A:6-0R*1 B:5-3L*1 C:6-5L*2 A:2-0R B:pass
C:6-4L*2 A:4-1L*1 B:1-0L C:3-0L*1 A:pass B:3-1L*1
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 2, C = 13 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-1 4-3 4-1 3-2"
deal.B = "5-5 5-2 4-4 4-0 3-3"
deal.C = "6-6 6-3 6-0 3-1 2-0"
yard = "2-2 4-2 1-1 0-0 3-0 2-1 6-4 5-3 5-0 6-2 6-1 1-0 6-5"
play = """
B:5-2 C:2-0R*1 A:5-4L B:4-0R C:pass A:4-3L B:3-3L*2 C:6-3L*2
A:4-1R B:pass C:3-1R*3 A:3-2R B:pass C:6-6L A:pass B:pass C:6-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 2, C = 7 }
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-5"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 2, C = 4, D = 1 }
score = { A = 55, B = 58, C = 50, D = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-5"
commitment = "98ac86034857d6c37e6736921ca6b76c85e6b8620b9bde084146f145c91ba953"
secret = "ba50ade28a24ad979e4f40ed78c5006aa739d9193a13d3bc6234bcc0b558a5ec"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-6 5-3 5-2 4-1 1-0"
deal.B = "6-0 5-0 4-4 2-1 1-1"
deal.C = "6-3 6-1 5-4 4-2 3-3"
deal.D = "5-1 4-3 4-0 3-2 2-0"
yard = "6-5 3-0 3-1 6-2 0-0 6-4 5-5 2-2"
play = """
D:5-1*2 A:4-1R*3 B:4-4R C:5-4L*4 D:4-3L A:5-3L B:5-0L C:4-2R
D:4-0L*2 A:5-2R*3
"""
end = "blocked"
winner = "D"
delta = { A = 6, B = 0, C = 4, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "5-5 4-2 3-3 3-2 3-0"
deal.B = "5-2 5-0 4-1 2-1 0-0"
deal.C = "6-2 5-4 5-1 2-0 1-0"
deal.D = "6-6 6-5 6-1 5-3 3-1"
yard = "4-0 6-3 4-4 4-3 1-1 6-0 2-2 6-4"
play = """
A:3-0*1 B:0-0R*1 C:2-0R*1 D:5-3L A:5-5L*4 B:5-2R*8 C:5-4L*3
D:6-5R*2 A:4-2L B:2-1L C:6-2R*1 D:6-1L A:3-2R*3 B:pass C:pass
D:6-6L*8 A:3-3R*6
"""
end = "out"
winner = "A"
delta = { A = 15, B = 9, C = 5, D = 10 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-2 4-2 2-0 1-0"
deal.B = "6-5 6-0 5-1 4-3 3-2"
deal.C = "5-0 4-4 4-1 1-1 0-0"
deal.D = "6-3 5-4 4-0 3-1 3-0"
yard = "2-2 3-3 6-1 2-1 6-2 6-4 5-3 6-6"
play = """
B:6-0*2 C:0-0R*2 D:6-3L*1 A:2-0R*1 B:4-3L*2 C:4-4L*2 D:5-4L
A:5-5L*4 B:5-1L*1 C:4-1L*2 D:4-0L A:4-2R B:pass C:5-0L*3 D:pass
A:5-2L*2 B:3-2L C:pass D:3-1L*1 A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 8, B = 5, C = 9, D = 2 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-1 5-5 4-4"
deal.B = "5-4 4-0 3-3 2-1 1-0"
deal.C = "6-2 6-0 5-2 5-1 0-0"
deal.D = "5-3 4-2 4-1 3-0 2-2"
yard = "2-0 6-4 3-2 3-1 4-3 1-1 5-0 6-3"
play = """
C:6-0*2 D:3-0R*3 A:6-1L B:2-1L*1 C:6-2L*3 D:5-3R A:5-5R B:5-4R*2
C:pass D:4-2R A:6-6L B:pass C:5-2R D:pass A:6-5L*2 B:pass C:5-1L*2
D:4-1L*3 A:4-4L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 3, C = 7, D = 6 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-3 4-4 3-2 1-1"
deal.B = "5-0 4-1 3-3 3-1 1-0"
deal.C = "6-6 6-5 5-1 4-0 3-0"
deal.D = "6-4 6-0 5-2 4-2 0-0"
yard = "6-3 2-1 5-5 6-1 5-4 2-2 2-0 4-3"
play = """
D:6-4*2 A:6-2L*2 B:4-1R*1 C:5-1R D:5-2L*2 A:5-3L B:3-1L*2 C:6-5R
D:6-0R A:1-1L B:1-0R*1
"""
end = "blocked"
winner = "D"
delta = { A = 2, B = 4, C = 0, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-2 4-3 4-0 0-0"
deal.B = "6-3 6-2 5-3 3-3 2-2"
deal.C = "6-5 4-4 4-1 1-1 1-0"
deal.D = "6-1 6-0 5-5 5-0 3-2"
yard = "5-1 5-4 2-0 2-1 3-1 3-0 6-6 4-2"
play = """
A:6-4*2 B:6-2L*2 C:4-4R*2 D:3-2L A:4-3R*2 B:6-3L*3 C:6-5L D:5-5L
A:5-2L*1 B:5-3R C:pass D:5-0R A:0-0R B:2-2L C:1-0R*1 D:6-1R*2
A:pass B:pass C:pass D:6-0R
"""
end = "out"
winner = "D"
delta = { A = 5, B = 5, C = 3, D = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 4-4 2-1 0-0"
deal.B = "6-3 5-4 5-3 2-2 1-0"
deal.C = "6-4 6-0 3-3 3-1 2-0"
deal.D = "6-6 4-1 4-0 3-2 3-0"
yard = "5-0 4-3 6-5 5-2 4-2 5-5 1-1 5-1"
play = """
B:6-3*3 C:3-3R*4 D:6-6L*6 A:6-2L B:2-2L*2 C:2-0L*2 D:4-0L*2 A:4-4L
B:5-4L C:3-1R*2 D:4-1R*3 A:pass B:5-3L C:6-4R*3 D:3-2L A:6-1R*1
B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 1, B = 6, C = 11, D = 11 }

[[match.hand]]
opener = "C"
deal.A = "5-4 4-3 4-1 3-1 0-0"
deal.B = "5-2 4-2 4-0 3-3 1-1"
deal.C = "6-5 6-3 6-0 5-3 2-2"
deal.D = "6-4 6-1 5-0 2-1 1-0"
yard = "2-0 5-1 6-2 3-0 5-5 3-2 4-4 6-6"
play = """
C:6-3*3 D:6-4L A:4-3L*2 B:3-3L*3 C:5-3L D:5-0L*1 A:3-1R B:4-0L*1
C:pass D:6-1R*2 A:4-1L B:1-1L C:6-5R D:2-1L A:5-4R*2 B:5-2L*3
C:pass D:pass A:pass B:4-2R
"""
end = "out"
winner = "B"
delta = { A = 4, B = 8, C = 3, D = 3 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-3 3-3 2-1 2-0"
deal.B = "6-3 6-2 5-2 4-0 3-1"
deal.C = "5-0 3-2 2-2 1-0 0-0"
deal.D = "6-6 6-5 6-4 6-0 5-1"
yard = "4-3 4-1 3-0 4-4 5-5 1-1 4-2 5-4"
play = """
D:6-6*4 A:6-1L B:3-1L*8 C:3-2L D:6-5R A:2-1L*2 B:5-2R*1 C:2-2R*1
D:5-1L*3 A:2-0R*1 B:4-0R*3 C:5-0L D:6-0L*2 A:pass B:6-2L*2 C:pass
D:6-4R
"""
end = "out"
winner = "D"
delta = { A = 3, B = 14, C = 1, D = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-3 3-3 3-0 1-0"
deal.B = "6-6 6-0 4-2 1-1 0-0"
deal.C = "6-1 5-4 5-0 4-1 2-2"
deal.D = "6-3 5-2 5-1 4-3 3-1"
yard = "2-1 2-0 6-4 5-5 4-0 4-4 6-2 3-2"
play = """
A:5-3 B:pass C:5-0L*1 D:6-3R*2 A:1-0L B:6-6R C:6-1L*6 D:pass
A:6-5R B:6-0L*1 C:5-4R D:4-3R*1 A:3-0R B:0-0L
"""
end = "blocked"
winner = "A"
delta = { A = 0, B = 1, C = 7, D = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 4-2 4-0 2-0"
deal.B = "6-5 6-4 6-3 6-0 4-3"
deal.C = "5-5 4-4 3-2 2-1 0-0"
deal.D = "6-2 3-1 3-0 1-1 1-0"
yard = "5-3 2-2 5-2 3-3 5-0 4-1 6-1 5-1"
play = """
B:6-3*3 C:3-2R D:6-2L A:2-0L B:6-0L C:2-1R D:3-1R*3 A:6-6L*8
B:6-5L C:5-5L D:3-0R*2
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-6"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 61, B = 49 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-6"
commitment = "4e8124f0bb00894c82d7ff7dd681d43ef9464a57a85b13e85ddb8b3510fc046a"
secret = "bfc1c526063458d0223240a73ccc81e94d8fb9f478ab462209db717388501ae5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-5 5-4 5-2 5-0 2-0"
deal.B = "6-6 6-1 4-3 4-2 4-0 2-2 0-0"
yard = "1-0 3-2 6-3 6-4 5-3 1-1 4-4 2-1 3-3 5-1 3-1 6-5 3-0 4-1"
play = """
A:5-4*3 B:4-0R*1 A:5-5L*2 B:0-0R*2 A:5-0R*8 B:pass A:5-2R*4 B:2-2R
A:2-0R*2 B:pass A:6-0R B:6-6R A:6-2R*4
"""
end = "out"
winner = "A"
delta = { A = 24, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-3 5-3 5-2 4-3 3-0"
deal.B = "5-5 5-1 4-2 3-2 2-2 2-0 0-0"
yard = "3-3 4-1 1-1 1-0 5-0 3-1 6-0 5-4 6-2 6-6 2-1 6-1 4-0 4-4"
play = """
B:5-5*2 A:5-2L*4 B:5-1R*1 A:pass B:2-2L*1 A:pass B:4-2L*1 A:6-4L
B:pass A:6-5L*2 B:pass A:5-3L B:3-2L*1 A:pass B:2-0L A:3-0L B:pass
A:4-3L*1
"""
end = "blocked"
winner = "B"
delta = { A = 7, B = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-0 4-3 4-1 2-0 1-1 1-0"
deal.B = "6-4 6-3 4-4 4-0 3-2 3-0 2-2"
yard = "5-3 0-0 5-4 3-1 5-5 4-2 5-2 6-1 6-0 6-5 3-3 5-1 6-6 2-1"
play = """
A:5-0*1 B:4-0R*3 A:4-1R*2 B:pass A:1-0R*1 B:3-0R A:4-3R*3 B:4-4R
A:pass B:6-4R A:6-2R B:2-2R*3 A:2-0R*1
"""
end = "blocked"
winner = "A"
delta = { A = 8, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 5-1 4-2 3-0 2-0 1-1"
deal.B = "6-5 6-4 6-2 5-3 5-2 4-4 3-3"
yard = "2-1 6-3 4-0 6-6 5-0 3-2 4-1 2-2 3-1 6-0 5-5 1-0 4-3 0-0"
play = """
B:3-3*2 A:3-0L*2 B:5-3R*1 A:5-4R B:6-4R*2 A:6-1R B:pass A:5-1R*1
B:6-5R*2 A:2-0L B:6-2L*4
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 11 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-1 5-0 4-2 2-2 2-0 0-0"
deal.B = "6-5 6-3 6-2 6-1 5-3 4-4 3-3"
yard = "5-5 3-1 6-0 5-2 6-6 4-0 1-0 4-1 6-4 3-0 4-3 3-2 1-1 2-1"
play = """
A:5-4*3 B:6-5L*2 A:4-2R B:6-2R*4 A:pass B:6-3L*3 A:pass B:3-3L*4
A:pass B:5-3L A:5-0L*2 B:6-1R A:5-1R*1 B:pass A:0-0L*1 B:pass
A:2-0L B:pass A:2-2L*3
"""
end = "out"
winner = "A"
delta = { A = 11, B = 13 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-4 5-3 4-3 4-2 2-1"
deal.B = "6-4 6-3 5-5 4-0 3-0 1-1 1-0"
yard = "6-6 4-4 0-0 4-1 2-0 5-2 6-5 5-1 3-1 2-2 3-3 3-2 5-0 6-1"
play = """
B:5-5*2 A:5-4L B:4-0L*2 A:5-3R*1 B:3-0L*2 A:4-3L B:6-4L*3 A:6-2L*1
B:6-3R A:4-2L*2 B:pass A:6-0R B:1-0R*1 A:2-1R*2
"""
end = "out"
winner = "A"
delta = { A = 7, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-1 5-0 4-4 4-1 3-2 1-1"
deal.B = "6-6 6-5 6-3 6-1 5-5 4-2 3-0"
yard = "5-2 2-1 6-2 4-3 5-3 1-0 2-2 6-4 2-0 3-1 4-0 0-0 3-3 6-0"
play = """
A:5-0*1
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-7"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 61, B = 60, C = 36 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-7"
commitment = "2a414640594ba5349697c17e2ad9bc334ba85a969d5a546f1b1f2ebbd56bb283"
secret = "5961dd83e1575a9aff2c90b34b619dc02d263c60fcfae3441d6604769f03edde"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-5 2-0 1-0"
deal.B = "6-5 5-4 5-2 4-3 4-0"
deal.C = "6-6 6-4 6-3 5-3 5-0"
yard = "3-2 6-0 0-0 3-3 2-2 4-1 4-2 3-1 1-1 5-1 3-0 2-1 4-4"
play = """
A:5-5*2 B:6-5L C:6-3L A:pass B:4-3L C:6-4L A:6-2L*4 B:5-2L*8
C:5-3L A:pass B:5-4R C:pass A:pass B:4-0R*1
"""
end = "out"
winner = "B"
delta = { A = 6, B = 10, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-4 5-3 3-3 3-1"
deal.B = "6-5 5-1 4-3 4-2 0-0"
deal.C = "4-4 4-1 3-2 2-2 2-0"
yard = "5-2 1-1 1-0 3-0 2-1 6-0 6-3 5-0 4-0 6-1 6-6 5-5 6-2"
play = """
B:6-5 C:pass A:6-4L*3 B:4-3L C:3-2L A:5-3R*1 B:4-2L C:4-1L
A:3-1L*2 B:pass C:pass A:3-3L*3
"""
end = "blocked"
winner = "B"
delta = { A = 9, B = 0, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-3 5-0 3-0 0-0"
deal.B = "6-3 6-2 5-2 5-1 3-1"
deal.C = "6-5 6-4 4-1 3-2 2-2"
yard = "2-0 3-3 4-0 1-1 4-2 1-0 5-5 4-4 6-1 5-4 4-3 6-0 2-1"
play = """
C:6-5 A:5-3R*3 B:6-3L*2 C:3-2L*1 A:3-0R B:6-2L*2 C:6-4L A:5-0R*3
B:5-2R*2 C:2-2R A:pass B:pass C:4-1L*1
"""
end = "out"
winner = "C"
delta = { A = 6, B = 6, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 4-4 4-3 3-2 1-0"
deal.B = "6-5 6-0 5-0 2-1 1-1"
deal.C = "6-4 6-1 5-2 4-2 4-0"
yard = "2-0 5-1 4-1 6-3 5-5 6-2 3-0 0-0 2-2 5-3 3-3 3-1 5-4"
play = """
A:6-6*4 B:6-5L C:6-1R*2 A:1-0R*1 B:5-0L C:4-0L A:4-4L B:6-0R
C:6-4L*4
"""
end = "blocked"
winner = "B"
delta = { A = 5, B = 0, C = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 4-1 2-0 1-0"
deal.B = "6-6 6-5 6-0 3-2 0-0"
deal.C = "6-3 5-4 4-2 3-0 2-2"
yard = "4-4 2-1 5-2 3-3 1-1 5-1 4-3 5-3 3-1 6-1 5-0 4-0 6-2"
play = """
B:6-6*4 C:6-3L*8 A:6-4R B:3-2L*2 C:4-2R A:2-0L B:6-0L C:2-2R*2
A:pass B:6-5L*3 C:5-4L A:4-1L*1 B:pass C:pass A:1-0L B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 1, B = 10, C = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 3-0 2-2 0-0"
deal.B = "6-4 5-5 5-2 5-0 1-1"
deal.C = "5-4 4-1 3-2 2-1 1-0"
yard = "4-2 6-2 4-3 4-4 6-5 3-3 5-3 4-0 6-1 5-1 2-0 6-6 3-1"
play = """
C:4-1*1 A:pass B:6-4L C:1-0R*2 A:6-0R*4 B:pass C:pass A:6-3L*3
B:pass C:3-2L A:2-2L*2 B:5-2L C:5-4L*2
"""
end = "blocked"
delta = { A = 9, B = 0, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-2 5-3 2-2"
deal.B = "6-0 4-4 3-2 2-1 0-0"
deal.C = "6-1 4-2 4-1 4-0 1-0"
yard = "3-0 5-0 6-3 5-4 1-1 6-5 5-5 3-1 5-1 5-2 4-3 2-0 3-3"
play = """
A:6-6*4 B:6-0L*4 C:4-0L A:6-4L*6 B:pass C:6-1R A:6-2L*1 B:3-2L
C:4-1R A:5-3L*3 B:4-4R C:4-2R A:2-2R*3
"""
end = "out"
winner = "A"
delta = { A = 18, B = 4, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 4-1 3-1 2-1 0-0"
deal.B = "6-5 5-2 5-0 4-2 1-1"
deal.C = "6-0 4-4 3-3 2-0 1-0"
yard = "3-2 6-2 3-0 5-4 4-3 6-3 6-4 6-6 4-0 6-1 5-1 2-2 5-3"
play = """
B:6-5 C:6-0L*1 A:5-5R*2 B:5-0L*8 C:pass A:pass B:5-2L*4 C:2-0L*2
A:0-0L*2 B:pass C:1-0L A:2-1L B:4-2L C:4-4L*6 A:4-1L B:1-1L*4
"""
end = "out"
winner = "B"
delta = { A = 4, B = 17, C = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-0 5-4 4-0 2-0"
deal.B = "6-5 4-1 3-2 3-0 2-1"
deal.C = "6-1 5-5 3-1 1-1 1-0"
yard = "5-0 6-6 0-0 6-2 5-3 5-2 2-2 4-4 4-3 6-4 5-1 4-2 3-3"
play = """
C:1-1 A:pass B:4-1L*2 C:3-1R A:6-3R*2 B:6-5R*3 C:5-5R A:5-4R
B:pass C:pass A:4-0L B:3-0L C:pass A:pass B:3-2L*2 C:pass A:2-0L
B:pass C:1-0L*1 A:pass B:2-1L*2
"""
end = "out"
winner = "B"
delta = { A = 2, B = 10, C = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-5 4-1 3-3 3-2 0-0"
deal.B = "6-6 6-4 5-3 5-1 2-2"
deal.C = "6-0 5-2 4-4 3-1 3-0"
yard = "6-3 2-0 1-0 4-0 2-1 5-0 5-4 4-3 6-2 4-2 1-1 6-1 5-5"
play = """
A:3-3 B:5-3L C:5-2L A:3-2L B:pass C:3-1R A:4-1R B:6-4R*3 C:3-0L*2
A:6-5R*1
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-8"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 3, C = 1, D = 2 }
score = { A = 32, B = 47, C = 61, D = 60 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-8"
commitment = "f091fb0e9c1611418efd2ae416d6c1a9bd438e3c95052f3526d7e1d282dee7d5"
secret = "498b5944bd1743320665efe2b78c17930c28b4583e77901d24f352d76b1d6a90"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "5-1 4-2 2-0 1-1 1-0"
deal.B = "6-6 6-5 6-4 3-1 3-0"
deal.C = "6-0 5-4 5-3 5-2 4-4"
deal.D = "6-2 5-0 4-1 3-2 0-0"
yard = "6-3 4-3 5-5 6-1 3-3 4-0 2-2 2-1"
play = """
D:0-0 A:2-0L B:3-0R*1 C:5-3R D:5-0R A:4-2L B:6-4L*2 C:6-0R*4
D:6-2L A:pass B:6-6R C:5-2L D:pass A:5-1L B:6-5R*2 C:5-4R*1 D:4-1L
A:pass B:pass C:4-4L*4
"""
end = "out"
winner = "C"
delta = { A = 0, B = 5, C = 10, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-0 4-4 3-1 0-0"
deal.B = "6-2 5-5 5-4 4-3 3-2"
deal.C = "5-2 4-2 2-2 2-0 1-0"
deal.D = "6-3 6-1 6-0 5-1 3-0"
yard = "6-5 1-1 6-4 4-0 2-1 5-3 3-3 4-1"
play = """
A:6-6*4 B:6-2L C:2-0L*4 D:6-0L*6 A:pass B:pass C:pass D:6-3L*8
A:3-1L B:pass C:1-0L*4 D:3-0L*8 A:pass B:4-3L C:4-2L D:6-1R*1
A:pass B:3-2L C:pass D:5-1R
"""
end = "out"
winner = "D"
delta = { A = 4, B = 0, C = 8, D = 24 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-1 4-2 4-0"
deal.B = "6-4 6-1 5-0 2-2 1-0"
deal.C = "6-6 5-4 3-2 1-1 0-0"
deal.D = "5-5 5-3 5-2 2-1 2-0"
yard = "4-3 3-1 6-5 6-2 4-1 4-4 3-0 3-3"
play = """
B:6-1 C:6-6L D:2-1R A:6-3L*1 B:2-2R C:3-2L*2 D:5-2L*3 A:5-1L*1
B:1-0L C:0-0L D:2-0L*2 A:4-2L B:6-4L*2 C:pass D:pass A:6-0L
B:5-0L*3
"""
end = "out"
winner = "B"
delta = { A = 2, B = 6, C = 2, D = 5 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-0 4-2 3-3 3-0"
deal.B = "6-6 6-5 6-1 1-1 1-0"
deal.C = "6-0 5-2 4-4 3-2 2-0"
deal.D = "5-4 4-3 4-0 3-1 2-1"
yard = "4-1 6-4 6-2 0-0 5-1 2-2 5-3 6-3"
play = """
C:6-0*2 D:4-0R*2 A:4-2R B:6-5L C:5-2R*2 D:5-4L*3 A:5-5R B:pass
C:4-4L*6 D:4-3L A:3-3L B:pass C:3-2L*4 D:2-1L A:5-0R B:6-1L*2
C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 2, C = 15, D = 5 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 5-4 5-2 4-4"
deal.B = "6-5 6-0 3-3 3-2 1-0"
deal.C = "5-5 5-3 2-1 2-0 0-0"
deal.D = "5-1 5-0 4-3 4-1 3-0"
yard = "4-2 6-3 6-6 2-2 3-1 6-1 4-0 1-1"
play = """
D:5-1*2 A:5-4L*1 B:1-0R C:2-0R*2 D:4-3L*1 A:6-2R*3 B:3-3L*4 C:5-3L
D:5-0L*2 A:6-4R B:6-0L*2 C:pass D:4-1R A:pass B:6-5L*2 C:5-5L
D:pass A:5-2L*1 B:3-2L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 9, C = 2, D = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 5-0 4-2 2-0"
deal.B = "6-6 6-4 3-1 3-0 1-1"
deal.C = "5-3 3-2 2-2 1-0 0-0"
deal.D = "5-1 4-4 4-3 4-1 2-1"
yard = "3-3 4-0 6-5 6-2 5-4 6-1 5-2 6-0"
play = """
A:6-3*3 B:6-4L C:5-3R*3 D:4-1L*2 A:5-5R B:3-1L C:3-2L*4 D:5-1R*1
A:4-2L*1 B:1-1R*2 C:1-0R D:4-4L A:5-0R B:pass C:pass D:4-3L A:pass
B:3-0L*1 C:0-0L*1 D:pass A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 3, C = 8, D = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 3-3 2-0 0-0"
deal.B = "5-0 4-4 4-3 4-2 1-1"
deal.C = "6-6 6-3 6-2 3-2 3-0"
deal.D = "6-5 6-0 5-5 5-4 1-0"
yard = "5-2 2-1 4-1 4-0 5-1 3-1 2-2 5-3"
play = """
B:5-0*1 C:3-0R D:6-5L*3 A:6-4L B:4-2L*1 C:6-2L*3 D:6-0L*1 A:2-0L*1
B:4-3R*2 C:3-2L D:5-4R A:3-3L B:pass C:6-3L D:5-5R A:6-1L B:1-1L*4
C:pass D:1-0L*2
"""
end = "out"
winner = "D"
delta = { A = 1, B = 8, C = 3, D = 7 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-1 4-2 3-2 3-0"
deal.B = "6-2 5-5 5-2 4-4 1-0"
deal.C = "5-4 4-0 3-3 2-1 1-1"
deal.D = "6-1 6-0 4-3 3-1 2-0"
yard = "6-6 2-2 4-1 5-3 6-4 5-0 0-0 6-3"
play = """
C:5-4*3 D:4-3R A:6-5L*3 B:6-2L*1 C:3-3R D:2-0L*2 A:3-0L*3 B:pass
C:pass D:3-1L A:5-1L B:5-2L C:2-1L D:6-1L*4 A:3-2R B:pass C:pass
D:6-0L
"""
end = "out"
winner = "D"
delta = { A = 6, B = 1, C = 3, D = 7 }

[[match.hand]]
opener = "D"
deal.A = "5-5 4-1 4-0 2-2 1-1"
deal.B = "6-6 6-5 6-4 6-1 3-2"
deal.C = "6-3 5-2 3-3 2-0 1-0"
deal.D = "6-2 5-4 5-0 2-1 0-0"
yard = "4-3 5-1 4-4 3-1 5-3 6-0 4-2 3-0"
play = """
D:5-4*3 A:5-5L B:6-4R C:6-3R D:5-0L*1 A:4-0L B:3-2R*2 C:5-2R*3
D:pass A:4-1L*2 B:6-1L C:pass D:6-2L A:2-2L*3 B:6-5R*2 C:2-0L*2
D:0-0L A:pass B:6-6R*4
"""
end = "out"
winner = "B"
delta = { A = 5, B = 9, C = 5, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-3 4-0 2-2 2-0"
deal.B = "6-6 6-2 6-1 5-5 3-1"
deal.C = "5-4 4-4 3-2 3-0 1-0"
deal.D = "5-2 4-2 4-1 3-3 0-0"
yard = "6-4 5-0 5-1 2-1 6-3 6-5 1-1 4-3"
play = """
A:6-0*2 B:6-6L*4 C:3-0R D:3-3R A:5-3R B:6-2L C:5-4R*2 D:4-2R
A:2-2L*2 B:pass C:3-2L*1 D:5-2R A:pass B:5-5R C:pass D:pass A:pass
B:3-1L C:1-0L*2
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-9"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 47, B = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-9"
commitment = "ce119130eda74203c4002e8666ba090e42276833e80cc62a7d852c1ac9cddd24"
secret = "4360949240b4bc4029b37874e4f8714066dfb9a1fd69fd2017b902ccc426802a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-4 5-0 4-4 4-2 4-1 2-2 2-1"
deal.B = "6-3 6-1 5-3 4-0 3-2 3-1 0-0"
yard = "6-0 5-5 6-5 1-1 3-3 5-1 3-0 6-6 1-0 2-0 4-3 6-2 6-4 5-2"
play = """
A:4-2*2 B:3-2R A:4-4L B:3-1R*3 A:5-4L*2 B:5-3L A:2-1R*1 B:6-3L
A:2-2R*2 B:6-1L*1 A:4-1L B:4-0L A:5-0L*3
"""
end = "out"
winner = "A"
delta = { A = 11, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-4 4-2 3-3 3-2 3-0 2-2"
deal.B = "6-6 6-4 6-3 6-2 5-1 4-4 0-0"
yard = "5-3 1-0 3-1 4-0 5-2 1-1 6-5 5-5 2-1 4-1 2-0 5-0 6-1 4-3"
play = """
B:6-6*4 A:6-0L*4 B:0-0L*4 A:3-0L*8 B:6-3L*6 A:pass B:6-4R*2 A:5-4R
B:6-2L A:4-2L*3 B:5-1R*1 A:pass B:4-4L*3
"""
end = "out"
winner = "B"
delta = { A = 15, B = 21 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-4 5-2 3-1 3-0 1-1"
deal.B = "5-1 4-2 4-1 4-0 3-2 2-2 2-1"
yard = "3-3 5-0 6-2 4-4 6-3 5-5 1-0 6-6 6-4 0-0 6-1 5-3 2-0 4-3"
play = """
A:1-1 B:4-1L*2 A:3-1R B:3-2R*2 A:5-2R*3 B:5-1R*1 A:5-4L*2 B:2-1R
A:6-5L B:4-2R*2 A:6-0L B:4-0L
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-2 5-3 5-2 4-2 2-0"
deal.B = "6-6 6-4 6-1 5-0 4-4 4-0 2-1"
yard = "3-3 3-2 2-2 1-0 4-3 5-5 5-4 0-0 3-0 1-1 3-1 5-1 4-1 6-0"
play = """
B:6-6*4 A:6-5L B:5-0L*4 A:6-2R B:4-0L*2 A:5-2R*3 B:6-4L A:6-3L
B:pass A:5-3R*2
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 5-3 5-0 4-1 1-1 0-0"
deal.B = "6-4 4-3 4-2 3-1 2-1 2-0 1-0"
yard = "5-2 4-4 3-2 5-4 3-0 6-0 6-2 3-3 6-6 2-2 6-3 5-5 5-1 4-0"
play = """
A:4-1*1 B:2-1R*2 A:pass B:4-3L*1 A:5-3L B:4-2R*3 A:6-5L*2 B:6-4R*4
A:6-1L B:3-1L*3
"""
end = "blocked"
winner = "B"
delta = { A = 3, B = 13 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-2 5-1 2-1 2-0 1-1"
deal.B = "6-4 5-2 5-0 4-3 3-1 2-2 0-0"
yard = "3-3 5-5 4-1 4-2 6-1 1-0 5-4 4-4 3-2 6-5 4-0 3-0 6-0 5-3"
play = """
B:6-4*2 A:6-6L B:4-3R A:6-3R*6 B:pass A:6-2L B:2-2L*2 A:2-0L*2
B:0-0L*2
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-10"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 60, B = 43, C = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-10"
commitment = "274807b5e82712fbeda8e5bbb6fde66a2e533c1853c629178bd03e006d9b9863"
secret = "a0a306e4c84073c9e40066fe2594422c12f10fb0dfc7601603e87a4572738f35"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 5-4 4-0 3-3 3-2"
deal.B = "6-6 6-4 2-2 1-1 1-0"
deal.C = "6-3 5-1 5-0 4-2 0-0"
yard = "3-1 4-4 2-1 6-0 4-3 6-2 3-0 5-2 2-0 4-1 6-1 5-3 5-5"
play = """
B:6-6*4 C:6-3L*8 A:3-3L*6 B:6-4R*2 C:4-2R A:3-2R*3
"""
end = "blocked"
winner = "B"
delta = { A = 9, B = 6, C = 8 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-1 3-1 2-2 1-1"
deal.B = "6-3 5-4 4-1 3-2 2-1"
deal.C = "6-6 6-5 3-3 3-0 2-0"
yard = "6-2 6-4 6-1 4-3 4-4 4-0 0-0 5-0 5-2 1-0 4-2 5-5 5-3"
play = """
C:6-6*4 A:6-0L*4 B:6-3R*1 C:3-0L*2 A:3-1L B:2-1L*1 C:2-0L*1 A:pass
B:3-2R C:pass A:2-2R
"""
end = "blocked"
winner = "A"
delta = { A = 4, B = 2, C = 7 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-1 4-2 4-1 3-2"
deal.B = "6-6 5-4 4-3 3-1 2-1"
deal.C = "6-0 5-2 2-0 1-1 0-0"
yard = "3-3 2-2 6-3 4-4 6-1 1-0 5-5 4-0 3-0 6-4 5-0 6-2 6-5"
play = """
A:5-1*2 B:5-4L*1 C:1-1R*2 A:4-1L*1 B:3-1L*1 C:pass A:5-3L B:2-1R
C:5-2L A:4-2L*2 B:4-3L*1 C:2-0R*1 A:3-2L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 3, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-1 4-3 1-1 0-0"
deal.B = "6-3 6-0 5-2 4-4 3-1"
deal.C = "6-2 6-1 5-3 3-2 1-0"
yard = "2-2 6-6 5-4 2-1 5-5 4-0 3-0 2-0 4-2 4-1 3-3 5-0 6-5"
play = """
B:6-3*3 C:6-2L*1 A:4-3R*2 B:5-2L*3 C:5-3L A:6-4R*3 B:6-0R*1 C:3-2L
A:0-0R B:pass C:1-0R*1 A:5-1R
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 7, C = 2 }

[[match.hand]]
opener = "C"
deal.A = "6-0 4-4 3-3 3-2 1-0"
deal.B = "5-4 4-3 4-0 3-1 1-1"
deal.C = "6-3 6-2 5-1 4-2 2-1"
yard = "6-6 4-1 2-2 6-4 6-5 2-0 5-0 5-2 5-5 6-1 0-0 5-3 3-0"
play = """
C:6-3*3 A:3-3R*4 B:4-3R*2 C:6-2L*2 A:4-4R*2 B:4-0R C:4-2L A:6-0R*2
B:5-4L C:5-1L A:1-0L*2
"""
end = "blocked"
winner = "C"
delta = { A = 10, B = 2, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-5 4-2 3-1 3-0 0-0"
deal.B = "6-6 6-0 5-4 4-0 2-2"
deal.C = "6-2 5-2 5-1 4-1 3-2"
yard = "6-4 2-0 4-3 1-1 1-0 3-3 2-1 4-4 5-0 5-5 5-3 6-1 6-3"
play = """
A:4-2*2 B:2-2R C:4-1L*1 A:3-1L B:pass C:3-2L*2 A:pass B:pass
C:6-2L*2 A:6-5L*3 B:5-4L C:5-2R*3 A:pass B:4-0L*1 C:5-1R
"""
end = "out"
winner = "C"
delta = { A = 5, B = 1, C = 9 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-4 5-1 4-4 3-0"
deal.B = "5-2 4-0 2-2 1-1 0-0"
deal.C = "6-3 3-3 3-2 3-1 2-0"
yard = "2-1 4-2 5-0 5-3 4-3 6-0 6-6 1-0 6-2 6-4 4-1 6-5 6-1"
play = """
B:2-2 C:3-2L A:3-0L B:5-2R*1 C:2-0L A:5-5R*4 B:pass C:pass
A:5-4R*2 B:4-0R C:pass A:pass B:0-0R
"""
end = "blocked"
winner = "B"
delta = { A = 6, B = 1, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-0 2-2 1-1 1-0"
deal.B = "6-5 6-2 4-2 4-1 2-0"
deal.C = "5-4 4-4 3-3 2-1 0-0"
yard = "3-2 5-1 6-0 5-2 3-1 6-3 6-4 5-5 4-0 5-3 6-6 4-3 3-0"
play = """
C:5-4*3 A:5-0L B:2-0L*2 C:2-1L*1 A:6-1L*2 B:6-5L*3 C:4-4R A:pass
B:4-1R*2 C:pass A:1-0R*1 B:pass C:0-0R*1
"""
end = "blocked"
delta = { A = 3, B = 7, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "5-1 5-0 3-3 2-0 1-1"
deal.B = "6-1 6-0 5-5 4-1 3-2"
deal.C = "6-5 6-3 5-4 3-1 2-2"
yard = "4-4 4-3 5-2 4-2 3-0 4-0 1-0 2-1 6-2 6-4 0-0 6-6 5-3"
play = """
A:3-3*2 B:3-2L C:2-2L*2 A:2-0L*2 B:6-0L*4 C:6-5L A:5-0L*2 B:pass
C:6-3R*2 A:pass B:6-1R C:3-1R*1
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 4, C = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-1 4-3 1-0 0-0"
deal.B = "5-4 5-3 3-1 2-1 1-1"
deal.C = "6-0 5-2 5-0 3-0 2-2"
yard = "6-3 6-2 6-4 3-2 3-3 6-6 5-5 4-2 4-0 6-1 4-1 4-4 2-0"
play = """
B:5-4*3 C:5-2L*2 A:4-3R*1 B:3-1R*1 C:2-2L*1 A:5-1R*3 B:2-1L*2
C:5-0R A:1-0L B:pass C:6-0L*2 A:0-0R*2 B:pass C:3-0R*3
"""
end = "out"
winner = "C"
delta = { A = 6, B = 6, C = 9 }

[[match.hand]]
opener = "C"
deal.A = "5-3 4-0 3-2 2-1 1-1"
deal.B = "5-4 5-1 5-0 3-1 3-0"
deal.C = "6-6 6-2 4-4 4-2 2-2"
yard = "6-3 5-5 3-3 0-0 6-4 6-5 1-0 5-2 6-1 6-0 4-1 4-3 2-0"
play = """
C:6-6*4 A:pass B:pass C:6-2L A:3-2L B:3-0L*4 C:pass A:4-0L B:5-4L
C:pass A:5-3L B:3-1L C:pass A:2-1L B:pass C:4-2L A:pass B:pass
C:4-4L*4
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-11"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 2, C = 4, D = 1 }
score = { A = 49, B = 53, C = 28, D = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-11"
commitment = "e64f03c11fc66ff4757da21ef76a88949c816835d5e5e74b3ad216e1383c04b7"
secret = "2960a05684a39850dfa1b3ac05ffddf36b662fcceb836c30de353ba36a60952a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-5 3-2 2-1"
deal.B = "4-3 3-0 2-2 2-0 1-0"
deal.C = "6-6 6-1 5-2 3-1 1-1"
deal.D = "6-4 6-3 4-2 3-3 0-0"
yard = "5-0 5-1 6-0 4-4 4-0 5-4 5-3 4-1"
play = """
B:4-3 C:3-1R*1 D:4-2L*1 A:2-1R B:2-2L*2 C:5-2L D:pass A:5-5L*4
B:2-0R*2 C:pass D:0-0R*2 A:6-5L*2 B:3-0R*3 C:6-1L D:6-3R A:6-2R*1
B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 7, B = 8, C = 1, D = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-1 3-1 3-0 2-1"
deal.B = "6-4 6-3 4-4 2-0 1-1"
deal.C = "5-4 5-2 4-2 3-2 2-2"
deal.D = "6-6 6-5 5-5 5-3 3-3"
yard = "6-2 6-1 4-3 1-0 4-0 0-0 5-0 4-1"
play = """
C:5-2 D:5-5L*4 A:5-1L*1 B:1-1L C:2-2R*2 D:pass A:2-1R*1 B:pass
C:pass D:pass A:3-1R*1 B:6-3R C:pass D:6-6R A:6-0R B:2-0R C:3-2R*1
D:5-3R A:pass B:pass C:5-4R*2 D:pass A:pass B:6-4R C:pass D:6-5R
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 0, C = 5, D = 4 }

[[match.hand]]
opener = "D"
deal.A = "6-4 4-4 4-3 1-1 0-0"
deal.B = "6-6 6-5 5-3 3-1 2-2"
deal.C = "6-2 5-4 4-2 2-1 1-0"
deal.D = "6-1 6-0 5-5 5-1 3-2"
yard = "6-3 4-0 5-2 4-1 5-0 3-3 3-0 2-0"
play = """
D:5-5*2 A:pass B:6-5L C:5-4R*2 D:6-1L*1 A:4-4R*3 B:3-1L C:4-2R*1
D:3-2R*2 A:4-3L B:5-3R*3 C:pass D:5-1R*1 A:1-1R*2 B:pass C:2-1R*2
D:pass A:6-4L B:6-6L C:6-2L D:pass A:pass B:2-2L*2
"""
end = "out"
winner = "B"
delta = { A = 5, B = 6, C = 5, D = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-4 5-2 4-1 0-0"
deal.B = "6-5 6-1 5-0 2-1 1-1"
deal.C = "5-5 4-4 4-2 3-1 3-0"
deal.D = "6-6 6-4 6-3 3-3 3-2"
yard = "2-0 6-0 4-3 5-3 5-1 2-2 1-0 4-0"
play = """
A:5-4*3 B:6-5L*2 C:4-2R D:3-2R*3 A:6-2L*1 B:2-1L C:3-1R D:pass
A:4-1L*1 B:6-1R*2 C:4-4L D:6-6R*4 A:pass B:pass C:pass D:6-4L*6
A:pass B:pass C:pass D:6-3L*8 A:pass B:pass C:3-0L*4 D:pass
A:0-0L*4 B:5-0L C:5-5L
"""
end = "out"
winner = "C"
delta = { A = 9, B = 4, C = 5, D = 21 }

[[match.hand]]
opener = "B"
deal.A = "6-2 3-2 2-2 2-1 2-0"
deal.B = "6-3 5-4 4-2 4-1 1-1"
deal.C = "6-1 6-0 5-1 3-1 0-0"
deal.D = "6-5 5-5 5-0 4-3 1-0"
yard = "3-3 4-4 6-6 5-3 5-2 6-4 3-0 4-0"
play = """
B:6-3*3 C:6-1L D:4-3R*1 A:2-1L*2 B:4-2L C:pass D:pass A:pass
B:5-4L*3 C:5-1L*1 D:1-0L A:2-0L*2 B:4-1R*1 C:3-1R*1 D:pass
A:3-2L*2
"""
end = "blocked"
winner = "B"
delta = { A = 6, B = 7, C = 2, D = 1 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-0 4-4 4-1 2-0"
deal.B = "6-2 6-0 5-1 4-3 1-0"
deal.C = "4-2 3-1 3-0 2-2 2-1"
deal.D = "5-5 5-3 5-2 4-0 3-3"
yard = "6-3 6-5 6-1 1-1 3-2 6-6 6-4 0-0"
play = """
C:2-2 D:5-2L*3 A:5-4L B:4-3L C:2-1R D:5-3L*2 A:4-1R*3 B:5-1L*1
C:3-1L D:3-3L*2 A:4-4R B:pass C:3-0L D:4-0L*4 A:pass B:pass
C:4-2R*2
"""
end = "out"
winner = "C"
delta = { A = 3, B = 1, C = 3, D = 11 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-2 5-1 4-3 0-0"
deal.B = "6-6 6-2 4-4 4-2 3-0"
deal.C = "6-4 5-3 5-0 4-1 4-0"
deal.D = "6-0 5-4 3-3 2-2 1-0"
yard = "6-1 6-5 3-2 5-5 3-1 2-0 1-1 2-1"
play = """
D:5-4*3 A:5-2L*2 B:6-2L*2 C:4-1R D:1-0R*2 A:6-3L*1 B:3-0L C:4-0L
D:6-0R*2 A:4-3L*3 B:6-6R*8 C:5-3L D:pass A:5-1L B:pass C:6-4R*1
D:pass A:pass B:4-4R*3 C:pass D:pass A:pass B:4-2R*1
"""
end = "out"
winner = "B"
delta = { A = 6, B = 15, C = 1, D = 7 }

[[match.hand]]
opener = "A"
deal.A = "5-0 4-2 3-2 2-2 2-0"
deal.B = "6-3 5-3 5-2 4-4 4-3"
deal.C = "6-6 6-4 4-0 3-0 1-1"
deal.D = "6-5 6-1 6-0 3-1 1-0"
yard = "4-1 0-0 5-5 5-4 6-2 2-1 3-3 5-1"
play = """
A:2-2 B:5-2L*3 C:pass D:6-5L*2 A:2-0R*2 B:6-3L*1 C:3-0R*2 D:3-1L
A:3-2R*1 B:pass C:1-1L D:6-1L A:4-2R*2 B:4-4R C:6-6L*4 D:6-0L
A:5-0L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 4, C = 6, D = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-2 5-0 0-0"
deal.B = "6-6 5-5 4-2 2-1 1-0"
deal.C = "4-1 3-1 3-0 2-0 1-1"
deal.D = "6-2 5-4 5-3 5-1 4-4"
yard = "4-3 6-4 3-3 3-2 2-2 6-3 4-0 6-0"
play = """
B:6-6*4 C:pass D:6-2L A:6-1R*1 B:4-2L*1 C:4-1R D:4-4L*4 A:pass
B:pass C:pass D:5-4L A:6-5L*2
"""
end = "blocked"
winner = "C"
delta = { A = 3, B = 5, C = 0, D = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 5-1 3-0 2-1"
deal.B = "6-4 5-2 4-1 4-0 2-0"
deal.C = "6-3 6-1 5-0 4-2 1-1"
deal.D = "5-4 5-3 4-4 4-3 3-2"
yard = "5-5 2-2 6-5 0-0 1-0 6-2 3-1 3-3"
play = """
C:1-1 D:pass A:2-1L B:5-2L C:5-0L D:pass A:5-1R*1 B:4-0L*3 C:4-2L
D:5-4R*2
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-12"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 61, B = 51 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-12"
commitment = "6c4aab42abf49e87651ebdb1d1f10237ac0d076c3ff86caa1aa70c2093298049"
secret = "146b9c28c8214105cc1c49a7fe793dc3b3d120007ff7f906576591fb8727eb61"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-1 5-0 3-2 3-0 2-2"
deal.B = "6-3 5-4 4-3 4-0 2-0 1-0 0-0"
yard = "6-6 6-5 5-2 4-4 6-1 3-3 6-4 5-5 2-1 1-1 4-1 5-3 4-2 3-1"
play = """
B:2-0 A:6-2L*2 B:4-0R*2 A:6-0L B:5-4R*1 A:5-0L*2 B:pass A:5-1L*2
B:1-0L*1 A:3-0L B:4-3L*3
"""
end = "blocked"
delta = { A = 6, B = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 5-3 4-3 4-2 3-3 1-1"
deal.B = "6-6 5-4 5-1 5-0 3-2 2-2 2-1"
yard = "4-1 3-0 0-0 6-3 6-5 4-0 1-0 4-4 6-2 2-0 3-1 5-2 6-1 6-4"
play = """
A:6-0*2 B:6-6L*4 A:pass B:5-0R A:5-5R B:5-4R A:4-3R*8 B:3-2R
A:4-2R
"""
end = "blocked"
winner = "B"
delta = { A = 10, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "5-1 4-2 3-2 3-0 2-0 1-1 1-0"
deal.B = "6-2 5-5 5-3 5-0 4-4 4-0 2-2"
yard = "6-3 0-0 6-1 6-5 4-3 6-0 3-3 3-1 5-2 2-1 6-6 4-1 6-4 5-4"
play = """
B:2-2 A:4-2L B:4-4L*4 A:3-2R B:5-3R A:5-1R*3 B:4-0L A:3-0L B:pass
A:1-1R*1 B:pass A:1-0R*1 B:5-0R A:pass B:5-5R
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 6-2 5-4 4-0 2-1"
deal.B = "5-5 5-3 5-2 5-0 4-4 4-2 1-1"
yard = "2-2 3-2 3-0 4-1 6-0 1-0 6-3 5-1 2-0 3-1 4-3 3-3 0-0 6-1"
play = """
A:6-6*4 B:pass A:6-5L B:5-5L A:5-4L B:4-4L*4 A:6-4L*6 B:pass
A:6-2L B:5-2L A:pass B:5-3L*8
"""
end = "blocked"
winner = "A"
delta = { A = 10, B = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-4 5-3 5-2 4-3 4-0 2-2"
deal.B = "6-6 6-3 6-2 4-2 3-2 2-1 1-1"
yard = "6-5 6-0 4-4 0-0 4-1 6-1 3-3 3-1 3-0 2-0 5-5 5-0 5-1 1-0"
play = """
B:6-2 A:6-4L*2 B:4-2R A:5-4L*3 B:pass A:5-3L B:6-3L*2 A:4-3R*3
B:6-6L*8 A:pass B:3-2R A:5-2R
"""
end = "blocked"
winner = "B"
delta = { A = 8, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-0 4-4 4-2 2-1 1-1"
deal.B = "6-5 6-2 6-1 5-5 5-3 4-0 3-0"
yard = "5-2 3-2 5-1 6-4 5-0 2-0 3-1 4-3 4-1 2-2 5-4 1-0 3-3 0-0"
play = """
A:6-6*4 B:6-1L A:2-1L B:6-5R A:4-2L*3 B:5-3R A:4-4L B:4-0L*1
A:6-0L*3 B:3-0R*2 A:6-3L*1
"""
end = "blocked"
winner = "A"
delta = { A = 11, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-3 4-2 4-1 4-0 3-0 1-1"
deal.B = "5-5 5-2 4-3 3-1 2-2 2-1 0-0"
yard = "6-5 5-1 4-4 6-1 5-4 6-4 5-0 6-0 3-2 1-0 3-3 6-6 6-2 2-0"
play = """
B:3-1 A:6-3L B:2-1R A:4-2R*2 B:4-3R*3 A:5-3R B:5-2R A:pass
B:2-2R*2
"""
end = "blocked"
winner = "B"
delta = { A = 2, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 6-1 5-5 3-3 2-1 2-0"
deal.B = "6-4 6-3 5-1 4-0 3-1 3-0 0-0"
yard = "4-1 4-3 5-4 3-2 5-0 4-2 2-2 4-4 1-0 1-1 5-2 6-0 5-3 6-6"
play = """
A:6-5 B:6-3L A:3-3L B:3-0L*1 A:2-0L B:5-1R*1 A:6-2L B:3-1R*3
A:6-1L B:pass A:2-1L*1
"""
end = "blocked"
winner = "A"
delta = { A = 1, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-2 5-5 4-2 4-0 2-0"
deal.B = "6-1 5-4 5-0 3-1 3-0 2-2 0-0"
yard = "6-6 1-1 4-4 5-2 5-1 3-2 5-3 6-0 2-1 4-3 3-3 6-5 4-1 1-0"
play = """
B:2-2 A:6-2L*2 B:6-1L*1 A:4-2R*1 B:3-1L A:6-3L*2 B:5-4R A:6-4L*3
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-13"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 27, B = 61, C = 43 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-13"
commitment = "f1134bc0f5b015e3fe427041bdb0570d2b851792775aa8ad3bb834636b411363"
secret = "b514ebebae216afc450335df3e3e465ef48a254a0f2df7238cec9e787e23fea1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 4-4 4-2 4-0 2-1"
deal.B = "6-5 6-0 5-3 4-3 3-0"
deal.C = "6-3 6-2 5-4 5-0 3-2"
yard = "1-1 3-3 5-1 5-5 1-0 2-2 5-2 3-1 4-1 0-0 2-0 6-4 6-1"
play = """
B:6-0*2 C:6-3L*1 A:4-0R B:5-3L*3 C:5-4R*2 A:pass B:6-5L C:5-0R*2
A:6-6L*4 B:3-0R*8 C:6-2L*1 A:2-1L B:4-3R*1
"""
end = "out"
winner = "B"
delta = { A = 4, B = 15, C = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 4-2 4-1 2-2"
deal.B = "6-3 5-0 4-4 3-1 2-1"
deal.C = "6-6 6-1 6-0 4-3 3-0"
yard = "1-0 0-0 6-4 4-0 1-1 5-2 2-0 5-4 5-1 5-3 3-2 3-3 6-5"
play = """
C:6-6*4 A:6-2L B:6-3R*1 C:4-3R*2 A:4-2L B:4-4L*4 C:pass A:4-1R*3
B:2-1R*2 C:pass A:2-2R*4
"""
end = "blocked"
winner = "B"
delta = { A = 7, B = 7, C = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-4 5-3 5-1"
deal.B = "6-5 6-4 6-0 4-4 3-0"
deal.C = "5-5 4-2 3-2 1-0 0-0"
yard = "4-1 5-2 4-3 4-0 5-0 1-1 3-1 2-0 6-3 6-1 2-1 3-3 2-2"
play = """
A:5-3 B:6-5L*3 C:3-2R A:6-2R*4 B:6-4L*2 C:4-2L A:6-6R B:6-0R
C:0-0R A:pass B:3-0R*1
"""
end = "blocked"
winner = "B"
delta = { A = 4, B = 6, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 4-4 4-1 0-0"
deal.B = "6-4 6-0 5-1 3-1 2-1"
deal.C = "6-5 6-2 6-1 5-0 2-0"
yard = "3-2 5-3 4-2 5-2 5-4 5-5 4-3 1-1 3-3 2-2 3-0 1-0 4-0"
play = """
B:6-4*2 C:6-5L*3 A:4-4R B:5-1L*3 C:6-1L A:6-3L B:3-1L*3 C:pass
A:4-1R B:2-1L*1 C:6-2L A:6-6L B:6-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10, C = 3 }

[[match.hand]]
opener = "C"
deal.A = "5-4 4-1 3-3 3-0 2-1"
deal.B = "6-1 5-5 5-0 2-0 1-0"
deal.C = "6-5 6-4 6-0 1-1 0-0"
yard = "4-4 5-1 6-3 3-2 6-6 4-2 3-1 5-3 2-2 4-0 6-2 5-2 4-3"
play = """
C:6-4*2 A:5-4R B:6-1L*2 C:6-5R A:2-1L B:2-0L*2 C:6-0L*4
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 4, C = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 4-1 2-1 2-0"
deal.B = "6-1 5-1 2-2 1-1 1-0"
deal.C = "6-2 5-0 4-0 3-3 3-1"
yard = "4-3 5-2 6-0 5-4 6-5 6-4 4-4 3-2 5-5 6-3 3-0 4-2 0-0"
play = """
A:5-3 B:5-1L C:3-1L*2 A:pass B:pass C:3-3L*3
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 0, C = 5 }

[[match.hand]]
opener = "B"
deal.A = "5-2 4-2 4-1 2-1 0-0"
deal.B = "6-5 6-0 5-5 3-3 2-2"
deal.C = "6-4 6-1 4-3 3-2 3-1"
yard = "5-4 2-0 6-6 5-3 5-1 4-4 5-0 6-3 4-0 3-0 1-1 1-0 6-2"
play = """
B:5-5*2 C:pass A:5-2L*4 B:6-5R C:3-2L*3 A:pass B:3-3L*4 C:6-4R*2
A:4-2R B:2-2R*2 C:3-1L*1 A:2-1L*2
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 8, C = 6 }

[[match.hand]]
opener = "C"
deal.A = "5-4 4-2 3-3 3-2 0-0"
deal.B = "6-6 5-2 3-1 2-2 1-0"
deal.C = "6-1 5-0 4-3 4-1 1-1"
yard = "6-4 5-3 4-0 2-0 3-0 4-4 6-3 6-0 5-5 6-2 2-1 6-5 5-1"
play = """
C:1-1 A:pass B:3-1L*1 C:4-3L*2 A:5-4L B:1-0R*1 C:5-0R*2 A:pass
B:5-2L C:pass A:4-2L*3 B:pass C:4-1L*2 A:pass B:pass C:6-1L
"""
end = "out"
winner = "C"
delta = { A = 3, B = 2, C = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-4 4-3 3-0 2-2 1-0"
deal.B = "6-0 5-4 4-1 3-2 2-0"
deal.C = "6-2 6-1 5-0 4-0 0-0"
yard = "2-1 5-1 3-3 1-1 4-4 6-6 4-2 5-3 5-5 3-1 6-3 6-5 5-2"
play = """
A:4-3 B:3-2R*2 C:6-2R*2 A:6-4R B:5-4L*3 C:5-0L A:1-0L*1 B:4-1L
C:4-0L A:3-0L
"""
end = "blocked"
winner = "A"
delta = { A = 1, B = 5, C = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-0 4-2 2-1"
deal.B = "5-4 5-3 4-3 3-1 3-0"
deal.C = "6-5 5-2 4-4 4-0 0-0"
yard = "2-2 5-1 1-0 6-1 6-4 4-1 6-0 6-3 3-3 6-6 1-1 3-2 2-0"
play = """
B:5-4*3 C:6-5L*2 A:6-2L*2 B:4-3R*1
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-14"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3, D = 4 }
score = { A = 55, B = 61, C = 43, D = 37 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-14"
commitment = "c1d4dc25143616662a082d5463eb6c3fd61b95ad3a6db822b93ee5c91d0fcfe8"
secret = "8e75481313c4a3d61e8a870fa75be940f4b01b28dff545076c670531a38ee292"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-0 5-1 3-1 2-2 2-1"
deal.B = "6-5 6-3 5-5 5-2 2-0"
deal.C = "6-2 5-3 4-4 4-2 3-3"
deal.D = "6-6 6-4 5-4 4-1 1-0"
yard = "6-1 0-0 3-2 4-0 1-1 5-0 3-0 4-3"
play = """
D:4-1*1 A:5-1R*3 B:6-5R*2 C:4-4L D:5-4L A:6-0R*1 B:5-5L*2 C:5-3L*1
D:1-0R A:3-1R*2 B:6-3L*3 C:6-2L*1 D:pass A:2-2L B:5-2L C:3-3R
"""
end = "blocked"
winner = "B"
delta = { A = 6, B = 7, C = 2, D = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 5-2 5-0 2-1"
deal.B = "5-4 5-3 4-0 3-2 3-1"
deal.C = "6-5 6-4 6-2 5-1 2-2"
deal.D = "6-6 6-0 4-4 4-2 1-1"
yard = "4-3 1-0 3-3 0-0 4-1 3-0 2-0 6-1"
play = """
A:6-3*3 B:5-3R C:6-5L*2 D:pass A:5-5L*8 B:5-4L*3 C:6-4L D:6-6L
A:5-0R*4 B:4-0R C:6-2L*2 D:4-2L A:pass B:pass C:pass D:4-4L*4
"""
end = "blocked"
winner = "D"
delta = { A = 15, B = 3, C = 4, D = 4 }

[[match.hand]]
opener = "B"
deal.A = "5-3 4-1 3-0 2-2 0-0"
deal.B = "6-1 5-1 5-0 4-4 4-3"
deal.C = "6-2 5-4 4-2 3-2 3-1"
deal.D = "6-5 5-2 4-0 3-3 1-1"
yard = "5-5 6-4 6-3 2-0 1-0 6-6 2-1 6-0"
play = """
B:4-4 C:5-4L D:6-5L A:4-1R B:6-1R*4 C:6-2L D:5-2L A:5-3L*3
B:4-3L*2 C:4-2L D:pass A:2-2L*2 B:pass C:3-2L*3 D:3-3L*4 A:3-0L*2
B:5-0L C:pass D:pass A:pass B:5-1L
"""
end = "out"
winner = "B"
delta = { A = 7, B = 7, C = 3, D = 4 }

[[match.hand]]
opener = "C"
deal.A = "5-2 4-2 3-2 2-0 1-1"
deal.B = "6-3 5-0 4-1 3-0 2-1"
deal.C = "6-4 5-3 4-3 3-3 3-1"
deal.D = "5-5 5-4 5-1 2-2 1-0"
yard = "6-1 6-5 6-6 4-4 6-0 4-0 6-2 0-0"
play = """
C:6-4*2 D:5-4R A:5-2R B:6-3L*1 C:5-3L D:2-2R*3 A:4-2R*3 B:4-1R*2
C:3-1R D:5-1L A:3-2R*1 B:2-1L C:pass D:pass A:2-0L B:3-0L*1
C:4-3L*2
"""
end = "blocked"
winner = "A"
delta = { A = 4, B = 4, C = 4, D = 3 }

[[match.hand]]
opener = "D"
deal.A = "5-5 4-4 4-3 4-0 0-0"
deal.B = "5-2 4-1 3-1 2-1 1-1"
deal.C = "5-3 5-0 4-2 3-2 2-0"
deal.D = "6-5 6-4 6-1 6-0 5-1"
yard = "3-3 6-3 5-4 6-2 3-0 2-2 6-6 1-0"
play = """
D:6-1 A:pass B:1-1R C:pass D:6-5L A:5-5L*4 B:2-1R*4 C:5-3L*1
D:pass A:4-3L*2 B:5-2R*3 C:4-2L D:5-1R*1 A:pass B:4-1R*2 C:3-2L
D:6-4R*3 A:pass B:3-1L
"""
end = "out"
winner = "B"
delta = { A = 6, B = 10, C = 1, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-4 3-3 3-0"
deal.B = "6-6 6-4 6-1 4-3 2-0"
deal.C = "6-3 5-0 2-2 2-1 0-0"
deal.D = "4-4 4-1 4-0 3-2 1-1"
yard = "4-2 1-0 5-5 5-1 3-1 5-3 5-2 6-2"
play = """
A:5-4*3 B:6-4R C:5-0L*2 D:4-0L*2 A:6-5R*3 B:4-3L C:6-3L D:pass
A:6-0L*1 B:2-0L C:2-2L*3 D:3-2L A:3-0L*1 B:pass C:0-0L*1
"""
end = "blocked"
winner = "C"
delta = { A = 8, B = 0, C = 6, D = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 4-2 4-0 3-3"
deal.B = "4-1 3-1 2-2 2-1 0-0"
deal.C = "6-6 6-5 6-4 6-0 1-1"
deal.D = "5-4 5-3 5-0 4-4 1-0"
yard = "4-3 5-1 2-0 5-2 6-2 3-0 6-1 3-2"
play = """
B:2-2 C:pass D:pass A:4-2L B:4-1L*1 C:1-1L*2 D:1-0L A:4-0L
B:2-1R*1 C:6-4L D:pass A:6-3L B:3-1L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 2, C = 2, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 5-4 2-2 2-1"
deal.B = "6-2 5-1 4-3 4-2 0-0"
deal.C = "6-6 6-5 4-1 4-0 3-3"
deal.D = "5-0 4-4 3-1 2-0 1-0"
yard = "1-1 5-2 6-3 6-1 5-3 6-0 3-2 3-0"
play = """
C:6-6*4 D:pass A:6-4L B:4-3L*8 C:3-3L*6 D:3-1L A:2-1L B:6-2L*6
C:6-5L D:5-0L*4 A:pass B:0-0L*4 C:4-0L D:4-4L*4 A:5-4L B:5-1L
C:4-1L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 18, C = 11, D = 8 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-0 3-3 3-0 2-1"
deal.B = "5-5 4-2 3-1 2-2 2-0"
deal.C = "6-5 5-1 4-3 4-1 0-0"
deal.D = "6-4 6-3 4-4 3-2 1-0"
yard = "6-6 5-4 5-2 5-3 6-1 6-2 1-1 4-0"
play = """
D:3-2*1 A:3-3L B:2-2R*2 C:4-3L D:4-4L*4 A:2-1R*3 B:4-2L*1 C:5-1R
D:pass A:5-0R B:2-0R
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 3, C = 0, D = 5 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-2 3-1 3-0 0-0"
deal.B = "6-3 6-2 6-1 5-3 1-1"
deal.C = "6-6 6-5 6-4 5-5 5-1"
deal.D = "4-4 4-3 4-0 3-3 2-2"
yard = "5-0 2-1 1-0 2-0 3-2 6-0 4-2 4-1"
play = """
A:5-4*3 B:5-3L C:6-4R*3 D:4-3L*2 A:pass B:6-2R*2 C:pass D:4-4L*2
A:5-2R B:pass C:6-5R D:4-0L*2 A:3-0L*3 B:6-3L*4 C:6-6L*6 D:pass
A:pass B:6-1L C:5-1L D:pass A:pass B:pass C:5-5L
"""
end = "out"
winner = "C"
delta = { A = 6, B = 6, C = 10, D = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-1 4-3 4-1 2-2 2-0"
deal.B = "6-5 6-2 6-0 5-0 3-2"
deal.C = "6-3 5-3 3-0 2-1 1-0"
deal.D = "6-4 5-4 5-1 4-4 0-0"
yard = "6-6 4-2 3-1 1-1 5-2 3-3 5-5 4-0"
play = """
B:5-0*1
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-15"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 61, B = 43 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-15"
commitment = "c1a99efbbd60784b170282ab78623ac92bbc7537d7f9704e4c059f32733ec2f7"
secret = "f4a901e5329405f6ab630e153e79e88baaf4b56e5596ef5ff396141e1ce2fe2f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 5-4 3-2 2-2 2-0 1-0"
deal.B = "6-5 6-2 5-1 4-2 3-3 2-1 0-0"
yard = "6-0 5-0 5-3 6-3 6-1 4-3 1-1 5-2 3-0 4-1 6-4 3-1 4-4 4-0"
play = """
B:6-5 A:5-4R*2 B:6-2L*2 A:2-2L B:4-2L
"""
end = "blocked"
winner = "B"
delta = { A = 2, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 5-3 4-2 3-2 2-0 1-0"
deal.B = "6-6 6-4 6-0 5-4 5-1 3-3 2-2"
yard = "4-4 4-1 5-2 3-0 6-1 3-1 0-0 2-1 1-1 6-3 4-3 4-0 6-5 5-0"
play = """
A:5-5*2 B:5-4L A:4-2L*4 B:2-2L A:2-0L*2 B:6-0L A:6-2L*4 B:5-1R*1
A:1-0R B:pass A:3-2L*1 B:3-3L*2 A:5-3L*1
"""
end = "out"
winner = "A"
delta = { A = 15, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-3 5-0 3-3 2-2 2-1"
deal.B = "6-5 6-1 5-2 5-1 3-2 3-1 3-0"
yard = "5-5 4-4 5-3 2-0 1-0 5-4 4-1 4-2 1-1 6-2 6-0 4-3 0-0 4-0"
play = """
B:6-5 A:6-4L*3 B:5-2R*2 A:2-2R B:3-2R A:3-3R*2 B:3-1R*1 A:2-1R*2
"""
end = "blocked"
winner = "B"
delta = { A = 7, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-4 4-1 3-3 2-1 0-0"
deal.B = "6-6 5-5 5-0 4-3 4-2 4-0 3-1"
yard = "5-2 6-3 6-5 5-3 2-2 1-0 6-1 6-2 5-1 3-2 3-0 4-4 2-0 1-1"
play = """
A:5-4*3 B:5-5L A:6-4R B:5-0L*2 A:6-0L*4 B:6-6L*6
"""
end = "blocked"
winner = "A"
delta = { A = 7, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-1 4-3 4-2 3-3 1-1"
deal.B = "6-3 5-3 5-2 4-0 3-2 3-1 2-2"
yard = "4-4 0-0 6-1 6-6 4-1 5-4 2-1 2-0 1-0 3-0 6-0 6-5 5-5 5-0"
play = """
B:6-3*3 A:3-3R*4 B:5-3R A:6-4L*3 B:4-0L*1 A:5-1R B:3-1R*1 A:4-3R
B:pass A:4-2R B:5-2R*1
"""
end = "blocked"
winner = "B"
delta = { A = 7, B = 6 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-2 5-0 4-4 3-2 3-0 1-1"
deal.B = "6-4 6-3 6-0 4-3 4-2 4-1 2-2"
yard = "2-0 6-6 1-0 6-5 5-3 2-1 6-2 6-1 5-5 3-1 3-3 4-0 0-0 5-1"
play = """
A:5-4*3 B:6-4R A:5-0L*2 B:6-0L*4 A:pass B:6-3L*3 A:3-0L*2
"""
end = "blocked"
delta = { A = 7, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-0 4-3 2-2 2-0 1-1"
deal.B = "6-6 6-4 6-3 5-5 5-4 5-3 4-0"
yard = "3-0 4-1 5-2 3-1 2-1 3-2 6-5 0-0 6-0 5-1 4-4 1-0 3-3 4-2"
play = """
B:6-6*4 A:6-2L B:6-4R*2 A:4-3R*1 B:6-3R A:2-2L*2 B:pass A:2-0L*2
B:4-0L*2 A:6-1R*1 B:5-4L*2 A:5-0L B:pass A:1-1R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-1 4-4 3-3 3-0 2-2 1-0"
deal.B = "6-6 6-3 6-1 5-4 5-0 4-2 3-1"
yard = "4-3 2-1 5-3 6-0 4-1 4-0 2-0 3-2 6-5 6-4 6-2 1-1 5-2 0-0"
play = """
A:5-5*2 B:5-4L A:4-4L*6 B:4-2L*4 A:5-1R*1
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-16"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 59, B = 30, C = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-16"
commitment = "56251f3fde7da18682cae3679b5a2fbdb087c0a7f21cfae0677f256c4e52fba6"
secret = "d270d0da5c5a43d58b45195da1dc0797073fc1d9e21cebf082984992bccd1875"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 5-2 5-1 4-2 0-0"
deal.B = "6-1 5-3 4-4 3-2 1-1"
deal.C = "6-6 5-4 3-1 3-0 1-0"
yard = "6-5 2-2 5-5 6-2 4-1 4-0 5-0 3-3 4-3 2-0 2-1 6-3 6-0"
play = """
A:6-4*2 B:6-1L*1 C:5-4R*2 A:5-1L*2 B:5-3L C:3-1L*2 A:5-2R*1 B:3-2R
C:1-0L*1 A:0-0L*1 B:pass C:3-0L*2
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 1, C = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-0 3-1 2-0 1-0"
deal.B = "5-4 3-0 2-1 1-1 0-0"
deal.C = "6-3 4-3 4-2 3-2 2-2"
yard = "6-6 6-0 6-2 4-4 4-0 4-1 5-3 3-3 6-4 6-5 5-5 5-1 5-2"
play = """
B:2-1*1 C:4-2L*1 A:6-1R*2 B:5-4L C:6-3R A:5-0L*1 B:3-0R C:pass
A:2-0L B:0-0R C:3-2L*1 A:3-1L B:1-1L
"""
end = "out"
winner = "B"
delta = { A = 3, B = 2, C = 2 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-0 4-0 3-3 2-2"
deal.B = "6-5 5-4 3-2 2-0 1-0"
deal.C = "6-1 5-5 4-4 4-1 3-0"
yard = "5-2 2-1 6-6 6-3 6-0 4-3 1-1 5-3 0-0 4-2 5-1 3-1 6-4"
play = """
C:5-5*2 A:5-0L*2 B:6-5R*2 C:3-0L*3 A:3-3L*4 B:3-2L C:6-1R*1 A:6-2L
B:1-0R*2 C:pass A:4-0R*2 B:5-4R
"""
end = "blocked"
winner = "B"
delta = { A = 8, B = 4, C = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 4-0 3-3 2-1"
deal.B = "6-1 5-3 5-2 2-0 1-0"
deal.C = "6-6 6-0 5-4 5-1 4-2"
yard = "6-4 3-2 1-1 2-2 4-4 6-5 0-0 3-1 3-0 4-1 5-0 4-3 5-5"
play = """
A:6-3*3 B:6-1L C:5-1L A:3-3R B:5-2L C:4-2L*2 A:4-0L*2 B:5-3R*1
C:5-4R A:pass B:1-0L*1 C:pass A:2-1L*2 B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 7, B = 3, C = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-5 5-2 2-1"
deal.B = "6-2 5-4 5-1 4-1 1-0"
deal.C = "4-2 3-3 3-2 2-0 0-0"
yard = "6-1 6-6 3-1 4-4 2-2 5-3 6-0 1-1 3-0 4-0 6-3 5-0 4-3"
play = """
B:4-1*1 C:4-2L*1 A:5-2L*2 B:1-0R*1 C:0-0R*1 A:6-5L*2 B:6-2L
C:3-2L*1 A:pass B:pass C:3-3L*2 A:pass B:pass C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 4, B = 2, C = 6 }

[[match.hand]]
opener = "C"
deal.A = "5-3 4-1 4-0 3-1 2-2"
deal.B = "6-2 6-0 5-2 5-0 4-3"
deal.C = "6-3 5-4 4-4 3-3 1-0"
yard = "2-0 4-2 2-1 3-0 6-5 6-6 5-1 6-4 0-0 5-5 1-1 3-2 6-1"
play = """
C:6-3*3 A:5-3R B:6-0L*1 C:1-0L*2 A:4-1L*3 B:5-0R C:5-4L*1 A:4-0R*3
B:4-3R C:3-3R A:3-1R*2 B:5-2L*1 C:pass A:2-2L*1
"""
end = "out"
winner = "A"
delta = { A = 10, B = 2, C = 6 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-1 5-0 4-0 2-2"
deal.B = "6-5 6-4 6-0 3-0 2-1"
deal.C = "6-2 6-1 5-5 5-2 4-3"
yard = "3-3 3-1 6-3 2-0 6-6 1-0 4-1 1-1 4-4 0-0 5-3 3-2 4-2"
play = """
A:5-4*3 B:6-4R C:6-1R*2 A:5-1L B:2-1L*1 C:5-2L*2 A:5-0L B:3-0L
C:4-3L*1 A:4-0L B:6-0L C:6-2L*1 A:2-2L*1
"""
end = "out"
winner = "A"
delta = { A = 5, B = 1, C = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-2 5-1 3-1 1-1"
deal.B = "4-4 4-2 4-1 3-3 3-2"
deal.C = "6-4 6-2 6-1 6-0 5-0"
yard = "2-1 6-3 4-3 6-6 5-4 5-5 0-0 3-0 2-2 5-3 1-0 2-0 4-0"
play = """
B:4-2*2 C:6-2R*2 A:6-5R*3 B:4-1L*2 C:6-1L A:5-2R B:3-2R*3 C:6-0L*1
A:3-1R B:pass C:5-0L*2 A:5-1L B:pass C:pass A:1-1L*1
"""
end = "out"
winner = "A"
delta = { A = 5, B = 7, C = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-3 3-1 2-1 1-1"
deal.B = "6-6 5-4 4-3 3-0 2-0"
deal.C = "6-3 6-1 5-2 4-4 4-2"
yard = "6-5 6-2 5-5 2-2 5-0 4-1 3-3 5-1 0-0 6-0 4-0 1-0 3-2"
play = """
C:6-3*3 A:6-4L B:4-3R C:4-4L*4 A:pass B:5-4L*3 C:5-2L*2 A:2-1L*1
B:pass C:6-1L*2 A:pass B:6-6L C:4-2R
"""
end = "out"
winner = "C"
delta = { A = 1, B = 3, C = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-1 4-4 3-3 3-0"
deal.B = "6-6 5-5 4-3 3-1 2-0"
deal.C = "4-2 4-1 2-2 1-1 1-0"
yard = "4-0 5-0 6-3 5-3 5-4 6-5 6-2 6-4 0-0 2-1 5-2 3-2 6-1"
play = """
A:6-0*2 B:2-0R C:4-2R*2 A:4-4R B:6-6L*4 C:4-1R A:5-1R B:5-5R
"""
end = "blocked"
winner = "C"
delta = { A = 2, B = 4, C = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-0 5-5 5-2"
deal.B = "6-5 4-1 3-1 1-1 0-0"
deal.C = "6-4 6-1 4-4 3-2 3-0"
yard = "1-0 4-2 2-1 4-3 3-3 2-2 5-1 5-3 5-0 5-4 2-0 6-6 4-0"
play = """
B:0-0 C:3-0L*1 A:6-3L*2 B:6-5L*1 C:pass A:5-5L*2 B:pass C:pass
A:5-2L B:pass C:3-2L*1 A:6-0R*3 B:3-1L C:6-1L*4 A:6-2L
"""
end = "out"
winner = "A"
delta = { A = 8, B = 1, C = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-1 3-0 1-0 0-0"
deal.B = "6-2 6-1 5-0 4-4 1-1"
deal.C = "6-6 6-5 6-4 5-5 4-0"
yard = "4-3 2-2 2-0 3-3 5-4 6-3 4-1 3-2 4-2 3-1 5-2 5-3 2-1"
play = """
C:6-6 A:6-0L B:5-0L C:6-5L A:pass B:6-1L C:6-4R*1
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-17"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1, D = 4 }
score = { A = 30, B = 41, C = 61, D = 22 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-17"
commitment = "a3f857bdb590472b7fa5ee606258e1bfd4d880220d68f06dc48deeeae6c82ad0"
secret = "0acb06142489e6922aae8aca54193fe9fb2404a5c4930d2183b18a1c31ad3608"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 4-2 3-3 2-1"
deal.B = "6-4 5-5 5-2 3-1 0-0"
deal.C = "6-5 4-1 3-2 2-0 1-1"
deal.D = "6-6 6-0 5-4 5-0 4-0"
yard = "6-3 4-3 3-0 5-3 2-2 4-4 5-1 1-0"
play = """
A:6-1 B:3-1R*3 C:6-5L D:5-4L A:3-3R*2 B:6-4L*4 C:3-2R D:6-6L
A:6-2L B:5-2L C:2-0R*1 D:5-0L A:pass B:0-0L C:pass D:6-0L*2 A:pass
B:pass C:pass D:4-0R*2
"""
end = "out"
winner = "D"
delta = { A = 2, B = 7, C = 1, D = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-5 5-3 2-2"
deal.B = "6-5 5-4 5-2 3-3 1-1"
deal.C = "6-4 4-2 4-0 2-1 2-0"
deal.D = "6-3 5-1 5-0 3-0 0-0"
yard = "4-4 3-2 6-6 3-1 4-3 4-1 6-0 1-0"
play = """
B:5-4*3 C:4-0R*1 D:5-1L A:6-1L*2 B:6-5L*1 C:2-0R D:5-0L A:2-2R
B:5-2R*1 C:pass D:3-0L A:5-3L*2 B:pass C:pass D:pass A:5-5L*8
"""
end = "blocked"
delta = { A = 12, B = 5, C = 1, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 4-3 4-2 3-2 2-0"
deal.B = "6-6 6-4 6-0 5-4 3-0"
deal.C = "6-3 6-2 3-1 1-0 0-0"
deal.D = "6-1 5-1 4-1 3-3 2-2"
yard = "2-1 1-1 5-3 6-5 4-4 5-2 4-0 5-0"
play = """
C:6-3*3 D:6-1L A:4-3R*1 B:5-4R*2 C:1-0L*1 D:5-1R A:2-0L*1 B:pass
C:3-1R*1 D:2-2L A:4-2L B:6-4L*3 C:6-2L*1 D:3-3R A:3-2L*3 B:3-0L*2
C:0-0L*2
"""
end = "out"
winner = "C"
delta = { A = 5, B = 7, C = 9, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "4-0 3-3 3-2 1-0 0-0"
deal.B = "6-4 5-1 4-2 3-1 2-2"
deal.C = "6-3 6-2 5-4 4-3 2-0"
deal.D = "6-0 5-5 5-3 4-1 3-0"
yard = "1-1 6-6 5-2 4-4 5-0 6-1 2-1 6-5"
play = """
D:6-0*2 A:4-0R*2 B:6-4R*4 C:6-3L*3 D:5-3L A:pass B:5-1L C:6-2R*1
D:4-1L*2 A:3-2R B:4-2L*1 C:4-3R*2 D:pass A:pass B:2-2L C:5-4R*3
D:5-5R A:pass B:pass C:2-0L*2
"""
end = "out"
winner = "C"
delta = { A = 2, B = 5, C = 12, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-1 5-0 3-2 2-0"
deal.B = "6-5 6-0 4-2 4-1 0-0"
deal.C = "6-6 6-1 3-3 3-1 1-0"
deal.D = "6-4 6-2 5-3 5-2 4-0"
yard = "2-1 4-3 5-4 1-1 2-2 4-4 3-0 5-5"
play = """
A:5-0*1 B:6-5L*2 C:6-6L*4 D:6-4L A:2-0R*2 B:4-1L*1 C:3-1L*1 D:5-3L
A:5-1L*1 B:4-2R*1 C:6-1L*2 D:6-2L*2 A:3-2L B:pass C:3-3L*2
D:4-0R*2 A:6-3L*2
"""
end = "out"
winner = "A"
delta = { A = 7, B = 4, C = 9, D = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 4-3 4-1 3-2"
deal.B = "6-1 5-3 5-2 5-0 2-0"
deal.C = "6-5 6-3 3-0 2-1 1-1"
deal.D = "6-4 5-1 4-4 1-0 0-0"
yard = "3-3 3-1 5-4 6-6 6-2 4-0 4-2 2-2"
play = """
B:5-0*1 C:6-5L*2 D:6-4L A:4-1L B:6-1L*2 C:3-0R*3 D:pass A:3-2R
B:2-0R*2 C:6-3L*1 D:1-0R A:4-3L*1 B:pass C:1-1R*2 D:4-4L*2 A:pass
B:pass C:2-1R*2
"""
end = "out"
winner = "C"
delta = { A = 1, B = 5, C = 11, D = 2 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-1 4-3 2-0 1-1"
deal.B = "6-2 5-2 5-0 4-2 4-0"
deal.C = "6-6 5-3 3-0 2-2 0-0"
deal.D = "6-5 6-4 6-3 5-5 3-1"
yard = "4-4 4-1 6-1 1-0 3-3 3-2 2-1 6-0"
play = """
C:6-6*4 D:6-5L A:5-4L B:4-0L*4 C:3-0L*8 D:6-3L*6 A:pass B:6-2L
C:2-2L D:6-4R A:4-3R B:5-2L C:5-3L*2 D:3-1L A:5-1L B:5-0L*1
C:0-0L*1
"""
end = "out"
winner = "C"
delta = { A = 0, B = 5, C = 16, D = 6 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-0 4-3 3-2 3-1"
deal.B = "5-2 5-0 4-2 3-0 2-0"
deal.C = "6-5 6-4 6-1 4-1 0-0"
deal.D = "6-2 5-5 5-3 3-3 2-2"
yard = "5-1 4-4 6-6 4-0 1-0 5-4 2-1 1-1"
play = """
D:6-2 A:6-3L*1 B:2-0R*1 C:0-0R*1 D:5-3L*1 A:6-0R B:5-0L*2 C:6-5R*1
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-18"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 34, B = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-18"
commitment = "552f3b637b9829a01a07950ee2cb8c6c3f5d87c9eea9d792030de379f53b7c68"
secret = "bed232781ae3c5b30c9dde0fb55737d9de845cb4c1186e357aee3f66fa683a12"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 4-3 4-1 4-0 2-0 1-1"
deal.B = "6-4 6-2 6-0 5-0 4-2 3-3 0-0"
yard = "3-1 6-5 1-0 5-1 5-2 2-1 2-2 3-0 3-2 6-3 6-1 4-4 5-3 5-5"
play = """
A:6-6*4 B:6-0L*4 A:4-0L B:6-4L*6 A:pass B:6-2R A:2-0R*2 B:0-0R*2
A:pass B:5-0R A:5-4R*2 B:4-2R
"""
end = "blocked"
winner = "B"
delta = { A = 8, B = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-4 5-2 5-1 3-1 2-0"
deal.B = "6-6 6-2 4-0 3-0 2-2 2-1 1-0"
yard = "6-5 3-3 4-2 0-0 6-1 5-0 4-4 4-3 5-3 1-1 6-3 6-0 3-2 4-1"
play = """
B:6-6*4 A:6-4L B:4-0L*4 A:2-0L B:6-2L*6
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 14 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 5-1 4-0 3-0 2-0 1-0"
deal.B = "6-6 5-0 4-4 4-3 4-2 2-2 2-1"
yard = "6-0 6-5 5-4 6-2 0-0 6-3 4-1 6-4 3-2 3-1 5-3 5-2 3-3 1-1"
play = """
A:5-5*2 B:5-0L*2 A:2-0L*4 B:2-2L A:5-1R*1 B:2-1R*2 A:pass B:4-2L*2
A:4-0L B:pass A:3-0L*1 B:4-3L*2 A:pass B:4-4L*2
"""
end = "blocked"
winner = "A"
delta = { A = 8, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-2 5-1 4-3 4-2 3-1 3-0"
deal.B = "6-6 6-0 5-5 4-1 4-0 2-2 1-1"
yard = "4-4 5-0 6-2 6-4 6-1 3-2 0-0 5-4 2-1 5-3 6-3 3-3 1-0 2-0"
play = """
B:6-6*4 A:6-5L B:6-0R*1 A:5-2L B:4-0R*2 A:4-3R*1 B:2-2L A:3-1R*1
B:1-1R*2 A:5-1R*3 B:5-5R A:4-2L B:4-1L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-4 4-1 3-3 2-1 1-1"
deal.B = "6-6 6-5 6-4 6-0 5-0 2-0 0-0"
yard = "4-3 5-2 3-2 3-1 4-4 5-3 2-2 3-0 6-1 4-2 5-5 4-0 5-1 1-0"
play = """
A:6-3*3 B:6-6L*8 A:3-3R*6 B:6-0L*2 A:pass B:0-0L*2 A:pass B:5-0L
A:5-4L*2 B:6-4L A:6-2L B:2-0L*2
"""
end = "blocked"
winner = "A"
delta = { A = 11, B = 14 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-0 4-1 3-3 2-0 0-0"
deal.B = "6-5 6-4 5-3 3-2 3-0 1-1 1-0"
yard = "6-3 5-4 2-2 3-1 4-2 5-2 6-1 4-3 2-1 6-6 5-5 4-0 4-4 5-1"
play = """
B:1-1 A:4-1L*2 B:6-4L A:6-2L B:3-2L*1
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-19"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 61, B = 56, C = 59 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-19"
commitment = "979e70581538425d370812e1e5bc42d5e2b512c0b45fd583715aa2875894cd67"
secret = "0fa3f11ee49d205fe2886519d45c9aecbcffde6d94ad1244411e61c1f2fbf9a4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-4 1-1 0-0"
deal.B = "6-3 6-2 5-0 4-1 2-2"
deal.C = "6-4 5-3 5-2 3-1 3-0"
yard = "6-1 3-2 6-6 2-0 4-3 4-4 4-2 2-1 1-0 4-0 3-3 5-5 5-1"
play = """
B:6-3*3 C:5-3R A:6-5R*4 B:6-2L C:6-4R*2 A:5-4R B:2-2L*3 C:5-2R*2
"""
end = "blocked"
winner = "C"
delta = { A = 4, B = 6, C = 4 }

[[match.hand]]
opener = "C"
deal.A = "5-3 5-1 4-2 3-2 2-0"
deal.B = "6-3 6-2 4-4 4-0 0-0"
deal.C = "6-6 3-0 2-2 2-1 1-1"
yard = "4-3 3-3 6-1 3-1 5-5 4-1 6-5 1-0 5-0 5-2 6-0 5-4 6-4"
play = """
C:6-6*4 A:pass B:6-3L*8 C:3-0L*4 A:2-0L B:6-2L*6
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 14, C = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-2 3-2 1-0"
deal.B = "6-5 5-4 5-3 3-3 1-1"
deal.C = "6-0 5-5 5-1 4-1 3-0"
yard = "6-2 2-0 5-0 4-4 2-2 4-0 2-1 6-6 0-0 6-3 4-2 4-3 3-1"
play = """
A:6-4*2 B:6-5L*3 C:4-1R*2 A:5-2L*1 B:1-1R C:5-1R A:3-2L B:5-3L*2
C:5-5L*8 A:pass B:5-4L*3
"""
end = "blocked"
winner = "B"
delta = { A = 3, B = 8, C = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 5-4 5-0 4-0"
deal.B = "6-0 4-2 3-1 1-1 1-0"
deal.C = "6-5 6-3 4-1 3-2 2-2"
yard = "4-3 3-0 2-0 5-3 4-4 2-1 6-1 0-0 6-4 6-2 3-3 5-2 5-1"
play = """
B:6-0*2 C:6-5L*1 A:5-0R*2 B:pass C:pass A:5-5L*8 B:pass C:pass
A:5-4L*3 B:4-2L C:2-2L*3 A:pass B:pass C:3-2L A:pass B:3-1L*2
C:4-1L*3 A:4-0L*1 B:1-0L*2 C:pass A:pass B:1-1L
"""
end = "out"
winner = "B"
delta = { A = 14, B = 7, C = 7 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 5-2 4-4 4-1"
deal.B = "5-5 5-0 3-3 2-1 1-1"
deal.C = "6-3 6-1 5-4 4-2 3-0"
yard = "6-6 5-3 6-2 3-1 1-0 4-0 2-0 2-2 4-3 3-2 6-4 0-0 5-1"
play = """
C:6-1 A:6-5L*2 B:5-5L C:5-4L*1 A:4-4L*3 B:2-1R*2 C:4-2L A:5-2L
B:5-0L C:3-0L*1 A:pass B:3-3L C:6-3L
"""
end = "out"
winner = "C"
delta = { A = 5, B = 2, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-1 5-0 3-3 3-1"
deal.B = "6-5 6-4 5-2 3-0 2-0"
deal.C = "6-3 6-0 4-0 2-1 1-1"
yard = "4-3 4-4 6-6 2-2 5-4 4-1 6-1 0-0 3-2 1-0 6-2 4-2 5-5"
play = """
A:3-3*2 B:3-0L*2 C:6-3R*2 A:5-0L B:6-5L*4 C:6-0L*2 A:pass B:2-0L
C:2-1L A:3-1L*3 B:6-4R C:4-0R*1 A:5-3L*1 B:5-2L
"""
end = "out"
winner = "B"
delta = { A = 6, B = 7, C = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-6 4-1 3-3 3-2 2-1"
deal.B = "5-5 5-4 5-3 3-1 1-0"
deal.C = "6-3 5-2 5-0 4-4 2-0"
yard = "6-2 6-4 6-5 6-0 4-0 4-3 5-1 1-1 4-2 2-2 6-1 0-0 3-0"
play = """
B:5-5*2 C:5-0L*2 A:pass B:1-0L C:5-2R*1 A:4-1L*2 B:5-4L C:2-0R*1
A:pass B:5-3L*1 C:6-3L*2 A:6-6L*4
"""
end = "blocked"
winner = "B"
delta = { A = 6, B = 3, C = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-2 3-3 2-2 0-0"
deal.B = "6-3 6-0 5-0 2-0 1-0"
deal.C = "6-2 5-5 4-2 3-1 2-1"
yard = "5-4 4-4 3-2 4-1 5-3 6-6 4-0 1-1 5-1 3-0 6-1 4-3 6-4"
play = """
C:5-5*2 A:5-2L*4 B:2-0L*2 C:pass A:0-0L*2 B:6-0L C:6-2L*4 A:2-2L
B:5-0R C:2-1L A:pass B:1-0L
"""
end = "blocked"
winner = "B"
delta = { A = 6, B = 2, C = 6 }

[[match.hand]]
opener = "A"
deal.A = "4-4 4-3 4-1 2-2 2-1"
deal.B = "6-6 6-5 6-4 3-3 3-2"
deal.C = "6-3 6-1 5-5 5-3 5-1"
yard = "4-0 4-2 1-1 5-2 6-0 2-0 0-0 3-1 5-4 3-0 1-0 6-2 5-0"
play = """
A:4-4 B:6-4L C:6-1L*3 A:4-1L*4 B:pass C:pass A:4-3L B:3-3L C:5-3L
A:pass B:6-5L C:6-3L A:pass B:3-2L*2 C:pass A:2-2L*4 B:pass C:pass
A:2-1L*3
"""
end = "out"
winner = "A"
delta = { A = 12, B = 2, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "4-2 4-1 4-0 1-1 0-0"
deal.B = "6-4 5-2 3-1 2-2 1-0"
deal.C = "6-0 5-4 3-3 2-1 2-0"
yard = "5-5 6-6 5-0 3-2 4-4 6-3 4-3 6-1 3-0 6-5 5-1 5-3 6-2"
play = """
B:6-4*2 C:6-0L A:4-0L B:pass C:5-4L*3 A:4-1R*2 B:5-2L*1 C:2-1L
A:1-1L*1 B:3-1L C:3-3L A:pass B:1-0R*2 C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 3, B = 5, C = 4 }

[[match.hand]]
opener = "C"
deal.A = "5-3 5-1 3-0 2-2 0-0"
deal.B = "6-4 5-4 4-3 3-2 3-1"
deal.C = "6-3 6-2 4-1 3-3 2-1"
yard = "6-5 5-5 4-0 5-2 6-0 4-2 5-0 1-1 1-0 6-6 4-4 2-0 6-1"
play = """
C:6-3*3 A:3-0R*2
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-20"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 3, C = 1, D = 2 }
score = { A = 33, B = 35, C = 61, D = 58 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-20"
commitment = "6a22b2e5f058315d945c3b8e4bcae4b6f42ab3b936cc19a345d8d0254929fb6c"
secret = "df3bde04bff7325761dce6b89258e02bd9746fa8e76a9bd7769fba61378d16dc"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-1 5-1 2-2"
deal.B = "6-0 5-2 4-3 3-0 1-1"
deal.C = "5-4 5-3 5-0 4-4 4-2"
deal.D = "6-6 6-2 5-5 3-1 1-0"
yard = "3-2 2-0 2-1 4-1 6-4 4-0 0-0 3-3"
play = """
C:5-4*3 D:5-5L A:6-5L*2 B:4-3R*3 C:5-3R D:6-6L A:6-3L B:5-2R*1
C:4-2R D:3-1L*1 A:6-1L*2 B:6-0L C:5-0L*3 D:pass A:5-1L*1 B:1-1L*2
C:4-4R*2
"""
end = "out"
winner = "C"
delta = { A = 5, B = 6, C = 9, D = 1 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 5-4 4-3 4-2"
deal.B = "4-4 3-3 3-0 1-0 0-0"
deal.C = "6-3 5-5 5-2 3-2 2-1"
deal.D = "6-1 6-0 5-1 4-1 4-0"
yard = "5-0 3-1 2-0 5-3 6-4 1-1 2-2 6-2"
play = """
D:5-1*2 A:6-5L B:1-0R*2 C:6-3L*1 D:6-0R*3 A:4-3L*2 B:4-4L C:pass
D:6-1R*3 A:5-4L*2 B:pass C:5-2L*1 D:4-1R*2 A:4-2L B:pass C:pass
D:4-0L
"""
end = "out"
winner = "D"
delta = { A = 4, B = 2, C = 2, D = 11 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-3 4-4 3-0 1-0"
deal.B = "6-0 5-5 5-2 3-3 1-1"
deal.C = "5-1 4-3 3-1 2-1 0-0"
deal.D = "6-6 6-5 5-4 2-2 2-0"
yard = "3-2 6-1 6-2 4-2 6-3 4-0 4-1 5-0"
play = """
A:6-4*2 B:6-0L C:4-3R*1 D:2-0L*1 A:5-3R B:5-5R*4 C:5-1R*1 D:2-2L*1
A:1-0R B:5-2L*1 C:0-0R*1 D:6-5L*2 A:3-0R*3 B:3-3R*4 C:3-1R D:6-6L
A:pass B:1-1R
"""
end = "out"
winner = "B"
delta = { A = 5, B = 10, C = 3, D = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-4 5-0 4-4 3-2"
deal.B = "6-3 4-0 3-3 3-0 2-0"
deal.C = "5-3 5-1 3-1 2-2 1-1"
deal.D = "6-6 6-5 6-1 6-0 1-0"
yard = "0-0 4-1 4-2 4-3 6-2 5-2 2-1 5-5"
play = """
B:6-3*3 C:5-3R D:6-5R*4 A:6-4L*2 B:4-0L*2 C:pass D:6-0L*4 A:pass
B:pass C:pass D:6-6L*6 A:pass B:pass C:pass D:6-1L A:pass B:pass
C:3-1L*3 D:pass A:3-2L B:2-0L*2 C:pass D:1-0L
"""
end = "out"
winner = "D"
delta = { A = 2, B = 7, C = 3, D = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 5-3 3-3 3-0"
deal.B = "6-6 6-5 5-1 4-3 2-2"
deal.C = "6-2 4-2 4-1 4-0 2-0"
deal.D = "5-5 4-4 3-2 3-1 0-0"
yard = "1-0 1-1 5-2 5-4 6-3 5-0 6-0 2-1"
play = """
C:4-2*2 D:4-4L*2 A:6-4L B:6-6L C:6-2R*6 D:pass A:6-1L B:5-1L
C:pass D:5-5L A:5-3L*3 B:4-3L*2 C:4-0L*2 D:0-0L*2 A:3-0L*3 B:6-5R
C:pass D:3-1L*2 A:pass B:pass C:4-1L*3
"""
end = "blocked"
winner = "C"
delta = { A = 6, B = 2, C = 13, D = 6 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-2 5-0 3-2 2-1"
deal.B = "6-6 6-1 5-3 4-3 0-0"
deal.C = "6-2 6-0 5-5 4-2 1-1"
deal.D = "6-5 5-4 4-4 4-1 4-0"
yard = "3-1 6-3 3-3 5-1 2-2 3-0 2-0 1-0"
play = """
D:5-4*3 A:5-2L*2 B:4-3R*1 C:6-2L*3 D:6-5L A:5-0L*1 B:5-3R*1
C:5-5R*2 D:4-0L A:6-4L B:6-1L C:1-1L*4 D:4-1L A:pass B:pass
C:4-2L*4 D:pass A:3-2L
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 2, C = 13, D = 3 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-2 4-1 3-3 1-1"
deal.B = "6-5 5-5 5-1 5-0 3-2"
deal.C = "6-2 6-1 4-4 2-1 0-0"
deal.D = "6-6 6-0 5-4 4-2 2-2"
yard = "2-0 4-0 6-3 4-3 3-1 1-0 3-0 6-4"
play = """
A:5-3 B:5-0L*1 C:0-0L*1 D:6-0L*3 A:3-3R*4 B:6-5L C:pass D:5-4L*2
A:4-1L B:3-2R*1 C:6-2R D:6-6R A:1-1L B:5-1L C:6-1R*2 D:pass
A:5-2L*1
"""
end = "out"
winner = "A"
delta = { A = 6, B = 2, C = 3, D = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-2 2-2 2-0"
deal.B = "6-6 6-1 5-4 3-2 3-0"
deal.C = "6-5 6-2 5-3 4-3 4-2"
deal.D = "6-0 4-4 4-1 3-3 0-0"
yard = "4-0 3-1 1-0 5-1 1-1 6-3 5-0 2-1"
play = """
B:3-2*1 C:6-2R*3 D:3-3L*4 A:6-4R*2 B:3-0L C:4-3R*1 D:6-0L*3 A:pass
B:6-1L C:5-3R*2 D:4-1L*3 A:5-5R B:5-4R C:4-2L*2 D:4-4R*2 A:5-2L
B:pass C:6-5L
"""
end = "out"
winner = "C"
delta = { A = 2, B = 1, C = 9, D = 12 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-5 5-1 4-0 1-0"
deal.B = "6-6 6-5 6-4 4-1 1-1"
deal.C = "6-0 3-2 3-1 3-0 0-0"
deal.D = "6-3 5-3 5-2 5-0 2-2"
yard = "3-3 4-3 4-2 5-4 2-0 2-1 6-2 4-4"
play = """
C:6-0*2 D:6-3L*1 A:4-0R B:4-1R C:3-1R*2 D:5-3L A:5-5L B:6-5L*3
C:3-0R*2
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-21"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 51, B = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-21"
commitment = "510c52e492b548283deed3702e258643b5960f5cb88333d60e19f7e47fc039ff"
secret = "eabdef352ba145b0f8cfe8dabcc855baf64dfdfa6c13ab3d72c24016a969bc2d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-0 5-2 5-1 4-2 2-0"
deal.B = "6-6 5-0 4-3 3-2 3-0 2-1 1-0"
yard = "4-4 6-4 2-2 5-3 4-0 5-4 3-1 0-0 6-2 1-1 4-1 3-3 6-1 5-5"
play = """
A:5-2 B:2-1R*2 A:5-1R*2 B:5-0L*1 A:6-0L B:6-6L A:6-3L B:4-3L*3
A:4-2L B:3-2L A:6-5R*3 B:3-0L*2 A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-2 6-0 5-3 5-0 3-1"
deal.B = "6-5 4-4 2-2 2-0 1-1 1-0 0-0"
yard = "5-5 5-1 3-2 4-0 5-4 6-6 4-2 2-1 4-3 3-0 3-3 6-1 5-2 4-1"
play = """
B:6-5 A:6-4L*3 B:4-4L A:5-3R B:pass A:6-3R B:pass A:6-2R*2
B:2-2R*4 A:pass B:2-0R A:6-0R
"""
end = "blocked"
winner = "B"
delta = { A = 5, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-5 4-4 4-2 2-1 1-1"
deal.B = "6-5 6-0 5-3 5-0 4-0 3-2 3-1"
yard = "3-0 5-1 3-3 2-2 6-4 0-0 4-3 2-0 5-2 6-3 6-6 1-0 4-1 5-4"
play = """
A:4-2*2 B:3-2R A:4-4L B:3-1R*3 A:1-1R*2 B:4-0L A:2-1R B:6-0L
A:6-2L
"""
end = "blocked"
winner = "A"
delta = { A = 4, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-3 5-2 4-2 3-1 1-1"
deal.B = "6-2 5-4 5-1 4-0 3-3 3-2 0-0"
yard = "5-0 2-2 6-6 6-1 1-0 6-3 2-1 6-0 5-5 3-0 4-4 2-0 4-3 4-1"
play = """
B:5-4*3 A:4-2R B:5-1L*1 A:5-2R*2 B:pass A:5-3R B:3-2R*1 A:1-1L
B:6-2R A:6-4R*2 B:4-0R A:3-1L*1 B:3-3L*2 A:pass B:0-0R*2
"""
end = "out"
winner = "B"
delta = { A = 5, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 5-3 4-2 4-1 3-1 3-0"
deal.B = "6-6 6-4 6-3 5-4 5-1 4-3 1-0"
yard = "3-2 3-3 6-0 5-0 2-1 0-0 2-2 5-2 2-0 4-0 6-2 1-1 4-4 5-5"
play = """
A:6-5 B:6-4L*3 A:4-1L*2 B:5-1L*2 A:5-3L B:4-3L*3 A:4-2L B:5-4R*2
"""
end = "blocked"
winner = "A"
delta = { A = 2, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-0 4-4 4-1 3-2 3-1"
deal.B = "6-3 6-1 4-3 4-2 2-1 1-1 0-0"
yard = "1-0 3-0 5-1 5-2 4-0 2-2 2-0 6-5 3-3 6-4 5-3 6-2 6-6 5-4"
play = """
B:6-3*3 A:6-0L*1 B:0-0L*1 A:3-1R B:6-1R*2 A:5-0L B:pass A:5-5L
"""
end = "blocked"
delta = { A = 1, B = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-5 5-3 3-3 3-1 2-2"
deal.B = "6-1 5-0 4-3 3-0 2-1 1-1 1-0"
yard = "4-1 0-0 5-4 6-3 5-2 2-0 4-0 6-5 6-2 4-2 4-4 3-2 5-1 6-4"
play = """
A:6-0*2 B:3-0R*3 A:3-3R*4 B:4-3R*2 A:6-6L B:6-1L*1 A:3-1L B:pass
A:5-3L*3 B:5-0L A:pass B:1-0L*1 A:pass B:2-1L*2 A:2-2L
"""
end = "blocked"
winner = "B"
delta = { A = 9, B = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 4-3 4-0 3-3 2-0 0-0"
deal.B = "6-3 6-1 5-2 5-1 5-0 4-2 3-2"
yard = "2-1 6-6 4-1 6-2 2-2 5-3 3-0 4-4 1-0 6-5 1-1 3-1 6-4 5-4"
play = """
B:6-3*3 A:3-3R*4 B:6-1L A:4-3R*1 B:5-1L*3 A:4-0R*1 B:5-0R*2
A:5-5L*8 B:5-2L A:2-0L*1 B:pass A:0-0L*1 B:pass A:6-0L
"""
end = "out"
winner = "A"
delta = { A = 17, B = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 6-0 5-0 4-1 3-1 2-0"
deal.B = "6-1 5-5 5-3 4-4 4-0 3-0 0-0"
yard = "6-3 6-4 1-0 5-4 4-2 3-2 6-6 1-1 5-1 4-3 3-3 5-2 2-2 2-1"
play = """
A:2-0 B:4-0R*2 A:6-2L*2 B:6-1L*1
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-22"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 2 }
score = { A = 61, B = 39, C = 39 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-22"
commitment = "37672598a7da3b2c8a3876797f1a3567e940a86ed0b4a9ac0701709d84c8d3ce"
secret = "9bfa1d10a9cedecbe419b0f5432e474e5bc587d72ed32e0bfc9148f78ad8ec6e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 2-2 1-1 0-0"
deal.B = "6-6 6-5 6-2 5-5 5-2"
deal.C = "6-4 5-1 4-0 3-3 3-0"
yard = "6-3 4-3 2-1 6-1 4-2 3-2 5-0 4-1 3-1 2-0 1-0 5-4 4-4"
play = """
B:6-6*4 C:6-4L A:6-0R B:pass C:4-0L A:0-0L B:pass C:3-0L*1
A:5-3L*1 B:5-5L*2 C:5-1L A:1-1L
"""
end = "blocked"
winner = "A"
delta = { A = 1, B = 6, C = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 5-2 2-1 2-0"
deal.B = "6-3 6-2 5-5 4-1 3-1"
deal.C = "6-5 5-4 5-0 4-3 4-2"
yard = "1-1 5-1 3-0 0-0 4-4 3-2 2-2 6-0 3-3 1-0 4-0 5-3 6-1"
play = """
C:6-5 A:6-4L*3 B:4-1L*2 C:5-4R*1 A:2-1L*2 B:6-2L*2 C:4-3R*3
A:6-6L*8 B:6-3R*6
"""
end = "blocked"
winner = "A"
delta = { A = 13, B = 10, C = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-2 4-4 3-2 3-0"
deal.B = "6-6 6-0 5-3 5-1 4-2"
deal.C = "6-2 6-1 5-0 4-1 2-0"
yard = "6-4 3-3 5-4 2-2 2-1 5-5 4-3 3-1 1-0 0-0 1-1 6-5 4-0"
play = """
A:6-3*3 B:6-6L*8 C:6-2L*1 A:3-2L*2 B:5-3L C:5-0L*1 A:3-0L*2
"""
end = "blocked"
winner = "C"
delta = { A = 7, B = 8, C = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-2 4-1 3-3 2-2"
deal.B = "6-4 4-4 4-0 3-2 2-0"
deal.C = "6-2 6-1 5-4 4-3 0-0"
yard = "6-0 1-0 5-5 4-2 5-1 1-1 5-3 6-6 3-1 6-5 2-1 3-0 5-0"
play = """
B:4-4 C:5-4L A:5-2L*2 B:6-4R C:6-2L*4 A:6-3L*3 B:3-2L C:6-1R*1
A:4-1R*2 B:2-0L C:0-0L A:pass B:4-0L
"""
end = "out"
winner = "B"
delta = { A = 7, B = 1, C = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-5 3-3 3-1"
deal.B = "4-3 3-2 2-1 2-0 1-0"
deal.C = "5-4 5-3 5-2 5-1 1-1"
yard = "4-0 6-0 4-4 6-4 6-6 4-2 4-1 6-5 0-0 5-0 3-0 6-3 2-2"
play = """
C:5-4*3 A:5-5L B:4-3R C:5-3L*2 A:3-3L*3 B:3-2L*1 C:5-2L A:3-1R*2
B:1-0R*1 C:5-1L A:6-1L*2 B:2-0R C:pass A:6-2R*4
"""
end = "out"
winner = "A"
delta = { A = 12, B = 2, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-3 4-2 2-2"
deal.B = "6-5 6-3 5-0 2-1 1-1"
deal.C = "6-4 5-4 5-2 4-3 3-1"
yard = "1-0 4-1 5-1 6-6 4-0 6-1 0-0 4-4 3-3 3-0 2-0 3-2 5-5"
play = """
A:6-0*2 B:6-3L*1 C:4-3L A:4-2L B:2-1L C:3-1L*1 A:5-3L*1 B:5-0R*2
C:5-4L*3 A:pass B:6-5R*2 C:6-4L*4 A:6-2L B:pass C:5-2L
"""
end = "out"
winner = "C"
delta = { A = 3, B = 5, C = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-1 5-4 4-2"
deal.B = "6-5 5-0 3-0 2-1 2-0"
deal.C = "6-0 5-5 5-2 4-4 4-1"
yard = "0-0 4-0 1-1 1-0 6-3 3-2 2-2 3-3 5-1 5-3 4-3 3-1 6-6"
play = """
B:5-0*1 C:5-5L*2 A:5-4L B:2-0R*2 C:4-4L*2 A:4-2R*4 B:pass C:4-1L*1
A:6-1L*2 B:6-5L*3 C:5-2L*2 A:6-2L*2 B:pass C:6-0L
"""
end = "out"
winner = "C"
delta = { A = 8, B = 6, C = 8 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-5 5-4 5-2"
deal.B = "6-4 4-2 4-0 3-0 2-2"
deal.C = "6-3 5-0 2-1 1-0 0-0"
yard = "4-1 4-3 2-0 5-1 3-3 5-3 6-6 6-1 3-1 4-4 3-2 6-0 1-1"
play = """
C:6-3*3 A:6-2L*1 B:3-0R C:2-1L A:pass B:4-0R*1 C:1-0L A:5-4R*1
B:pass C:5-0L*2 A:5-5L*8
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-23"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 4, C = 1, D = 2 }
score = { A = 60, B = 30, C = 61, D = 60 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-23"
commitment = "c46ac78cd6f3720b087c354a0acd9c3aa5115b0e9a0df1fae8995c6856cde053"
secret = "41a4299266c3393d96cc2e2f57e434023c07dabc9af9a7bc4567903ad1f56526"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 6-1 4-3 3-2"
deal.B = "6-4 6-0 5-2 5-1 4-2"
deal.C = "5-5 4-4 3-3 3-0 2-0"
deal.D = "6-3 5-4 5-3 3-1 0-0"
yard = "1-1 4-1 4-0 1-0 6-5 2-2 2-1 5-0"
play = """
B:6-4*2 C:4-4R D:6-3L A:4-3L*4 B:4-2L*2 C:2-0L D:5-4R*1 A:pass
B:6-0L C:5-5R D:5-3R*3 A:6-6L*8 B:pass C:3-3R*6 D:3-1R A:6-1R*6
B:pass C:pass D:pass A:6-2L B:5-2L C:pass D:pass A:pass B:5-1L
"""
end = "out"
winner = "B"
delta = { A = 18, B = 5, C = 6, D = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-0 5-5 4-0"
deal.B = "4-1 3-2 2-1 1-1 0-0"
deal.C = "6-6 6-2 5-3 4-3 1-0"
deal.D = "6-5 6-1 5-0 4-4 2-2"
yard = "5-1 2-0 4-2 5-2 3-3 5-4 3-0 3-1"
play = """
C:1-0 D:6-1L*2 A:6-0R*4 B:pass C:6-6L*6 D:6-5L A:6-4R*3 B:4-1R*2
C:5-3L D:pass A:6-3L B:2-1R C:6-2L D:2-2L*2 A:pass B:3-2L*1
C:4-3L*2
"""
end = "out"
winner = "C"
delta = { A = 7, B = 3, C = 9, D = 4 }

[[match.hand]]
opener = "D"
deal.A = "6-1 5-2 4-1 1-1 0-0"
deal.B = "6-2 5-5 5-4 4-3 2-2"
deal.C = "6-6 6-5 6-3 3-2 3-1"
deal.D = "4-2 4-0 3-3 2-1 1-0"
yard = "5-0 4-4 5-3 6-4 2-0 3-0 5-1 6-0"
play = """
D:3-3*2 A:pass B:4-3L*2 C:6-3R*2 D:4-0L*2 A:0-0L*2 B:6-2R C:3-2R*1
D:1-0L A:1-1L*1 B:pass C:3-1R*1 D:2-1L*1 A:5-2L*2 B:5-5L C:6-5L
D:pass A:6-1R*4 B:pass C:6-6L*6
"""
end = "out"
winner = "C"
delta = { A = 9, B = 2, C = 11, D = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-2 4-4 2-2 2-1"
deal.B = "6-0 5-5 4-3 3-3 0-0"
deal.C = "6-5 6-3 6-2 4-0 3-2"
deal.D = "6-6 5-4 5-3 5-1 2-0"
yard = "6-4 4-2 5-0 4-1 3-1 1-1 1-0 3-0"
play = """
A:2-2 B:pass C:6-2L*2 D:2-0R*2 A:6-1L B:6-0R C:6-3R D:5-3R*2
A:5-2R*1 B:pass C:3-2R D:5-1L A:pass B:5-5L C:6-5L*3 D:6-6L*8
A:pass B:4-3R C:4-0R*4
"""
end = "out"
winner = "C"
delta = { A = 1, B = 0, C = 10, D = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 4-3 3-3 0-0"
deal.B = "6-0 5-5 5-1 4-2 1-1"
deal.C = "6-6 6-2 4-4 2-1 1-0"
deal.D = "6-4 5-4 5-3 3-2 2-0"
yard = "3-1 3-0 2-2 4-1 5-2 5-0 4-0 6-1"
play = """
B:6-0*2 C:1-0R D:6-4L*1 A:4-3L B:5-1R C:pass D:5-3L*2 A:6-5L
B:5-5R C:6-6L D:5-4R A:6-3L B:4-2R*1 C:2-1R D:3-2L*1 A:pass B:1-1R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 0, D = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-2 4-3 3-1 2-0 1-0"
deal.B = "6-5 6-0 4-2 3-3 3-0"
deal.C = "5-4 5-2 5-0 4-4 0-0"
deal.D = "6-4 5-1 4-0 2-2 2-1"
yard = "6-1 5-3 3-2 5-5 1-1 6-6 4-1 6-3"
play = """
C:4-4 D:6-4L A:4-3R*3 B:6-5L C:5-4L D:4-0L*1 A:2-0L*1 B:4-2L
C:pass D:pass A:3-1R*1 B:pass C:pass D:5-1R*3 A:pass B:pass
C:5-2R*2 D:2-1R*1 A:1-0R B:6-0R*2 C:pass D:pass A:6-2R*2
"""
end = "out"
winner = "A"
delta = { A = 8, B = 2, C = 2, D = 5 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 5-4 3-0 2-2"
deal.B = "6-2 5-5 5-1 4-2 3-3"
deal.C = "6-4 6-0 5-2 4-3 1-1"
deal.D = "5-3 5-0 4-1 4-0 2-1"
yard = "3-2 1-0 6-5 4-4 3-1 0-0 2-0 6-1"
play = """
D:5-0*1 A:5-4L B:4-2L C:6-0R D:2-1L A:6-6R B:5-1L C:6-4R*3
D:4-1R*2 A:pass B:5-5L C:5-2L*1 D:pass A:2-2L*1 B:6-2L C:1-1R
D:pass A:6-3L*1 B:3-3L
"""
end = "out"
winner = "B"
delta = { A = 2, B = 1, C = 4, D = 3 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 4-1 3-2 2-0"
deal.B = "6-3 6-2 6-1 5-3 3-3"
deal.C = "5-1 5-0 4-3 2-1 0-0"
deal.D = "6-0 4-4 4-2 1-1 1-0"
yard = "2-2 6-6 5-2 3-1 6-5 4-0 6-4 3-0"
play = """
A:5-5*2 B:5-3L C:5-1R D:1-1R*1 A:3-2L B:6-2L C:2-1R D:4-2R*2
A:5-4R B:6-3L C:5-0R*1 D:6-0R*3 A:pass B:3-3L*4 C:4-3L*2 D:4-4L
A:4-1L B:6-1L*4
"""
end = "out"
winner = "B"
delta = { A = 2, B = 9, C = 3, D = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 4-3 3-3 1-0"
deal.B = "5-2 5-1 4-2 4-1 1-1"
deal.C = "6-6 6-1 5-0 4-4 3-2"
deal.D = "6-5 6-3 6-0 3-1 3-0"
yard = "2-0 5-5 5-3 2-1 0-0 4-0 6-4 2-2"
play = """
B:5-2 C:3-2R D:6-5L*3 A:3-3R*4 B:pass C:6-6L*6 D:6-3R*6 A:6-2R
B:4-2R C:4-4R*4 D:6-0L A:1-0L*3 B:5-1L C:5-0L D:3-0L A:4-3L*4
B:4-1L*3 C:6-1L
"""
end = "out"
winner = "C"
delta = { A = 11, B = 3, C = 11, D = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-5 5-2 2-0 1-0"
deal.B = "6-5 5-4 4-3 2-2 1-1"
deal.C = "6-1 4-4 4-2 3-2 3-0"
deal.D = "6-3 6-0 4-0 3-1 2-1"
yard = "6-4 0-0 6-2 3-3 4-1 5-0 5-1 5-3"
play = """
C:6-1 D:3-1R*3 A:6-6L B:6-5L C:3-2R D:2-1R*2 A:5-2L*1 B:2-2L*1
C:4-2L*1 D:4-0L A:2-0L*1 B:1-1R C:pass D:pass A:1-0R B:pass
C:3-0R*1 D:6-3R A:pass B:pass C:pass D:6-0R
"""
end = "out"
winner = "D"
delta = { A = 2, B = 1, C = 2, D = 6 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-2 5-4 4-0 1-0"
deal.B = "6-1 5-2 4-2 3-3 2-1"
deal.C = "6-6 5-5 5-0 4-3 3-0"
deal.D = "6-5 6-0 4-4 4-1 0-0"
yard = "3-2 5-1 5-3 2-2 6-3 3-1 2-0 1-1"
play = """
D:6-0*2 A:6-4L B:4-2L C:3-0R*1 D:pass A:6-2L B:6-1L C:4-3R*1
D:4-4R A:1-0L B:pass C:5-0L D:6-5L A:4-0R B:pass C:6-6L D:0-0R
"""
end = "blocked"
winner = "D"
delta = { A = 0, B = 0, C = 2, D = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-5 5-4 5-1"
deal.B = "6-2 4-4 4-2 2-2 0-0"
deal.C = "5-3 4-0 3-3 2-0 1-0"
deal.D = "6-6 6-5 6-3 3-1 2-1"
yard = "1-1 6-4 3-0 4-3 5-2 3-2 5-0 4-1"
play = """
A:5-5 B:pass C:5-3L D:6-5R A:6-1R B:pass C:3-3L D:6-3L A:5-1R
B:6-2L C:2-0L*1
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-24"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 61, B = 48 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-24"
commitment = "0c633a23e438e4f9e02a22d3c46d60fc15b5a0e87272dbce94dbbf39ba2affd0"
secret = "766ba6fd41a9681c40655ff26d64fc8af6d9aa81cf477265e53801607e126369"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-5 5-3 5-2 5-0 3-0"
deal.B = "6-6 6-5 5-4 4-3 3-3 2-1 1-0"
yard = "6-4 4-0 5-1 4-4 1-1 3-2 6-3 0-0 4-1 2-0 3-1 6-1 2-2 4-2"
play = """
B:4-3 A:5-3R*3 B:5-4L*2 A:5-5L*8 B:6-5L A:6-2L B:2-1L*2 A:5-2R*1
B:1-0L A:6-0L B:6-6L
"""
end = "blocked"
winner = "B"
delta = { A = 12, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-0 5-3 5-1 4-1 0-0"
deal.B = "6-5 5-0 4-4 4-0 3-2 3-1 2-0"
yard = "3-0 1-1 5-5 5-2 6-1 3-3 2-2 6-4 6-2 1-0 5-4 4-3 4-2 2-1"
play = """
A:6-6*4 B:6-5L A:5-3L*8 B:3-2L A:6-3R*1 B:3-1R*1 A:5-1R B:5-0R
A:6-0R B:2-0L*2 A:0-0L*2 B:4-0L*2 A:4-1L
"""
end = "out"
winner = "A"
delta = { A = 16, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-1 6-0 3-3 3-2 2-2"
deal.B = "6-2 5-5 4-3 4-2 4-1 3-1 0-0"
yard = "2-1 5-4 5-2 6-5 5-1 5-3 6-4 1-0 2-0 4-4 3-0 5-0 1-1 4-0"
play = """
B:6-2 A:6-6L B:4-2R A:6-3L B:4-3R*2 A:3-3L*3 B:3-1R A:3-2L*1
B:4-1R*2 A:2-2L
"""
end = "blocked"
winner = "B"
delta = { A = 4, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-4 4-3 3-3 2-2 2-1"
deal.B = "6-6 6-0 5-5 5-1 4-4 3-0 1-0"
yard = "4-2 4-0 3-2 6-4 3-1 1-1 6-3 4-1 5-3 5-2 0-0 5-0 2-0 6-1"
play = """
A:6-5 B:6-0L*1 A:5-4R B:4-4R A:4-3R*1 B:1-0L A:2-1L*1 B:3-0R
A:6-2L*2 B:6-6L*4
"""
end = "blocked"
winner = "A"
delta = { A = 4, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-3 6-0 5-5 5-2 2-1"
deal.B = "6-1 5-3 4-3 4-0 2-0 1-1 0-0"
yard = "4-1 3-0 5-0 6-2 3-1 1-0 5-1 3-3 4-4 3-2 2-2 4-2 5-4 6-4"
play = """
B:2-0 A:5-2L*1 B:5-3L*1 A:6-3L*2 B:0-0R*2 A:6-6L*4 B:6-1L A:2-1L
B:4-0R*2 A:pass B:4-3R*1
"""
end = "blocked"
winner = "B"
delta = { A = 7, B = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 6-0 4-1 3-3 2-2 1-0"
deal.B = "6-4 6-3 5-5 5-1 3-2 2-1 1-1"
yard = "6-5 5-4 4-3 6-6 3-0 5-3 4-4 4-2 5-0 2-0 4-0 0-0 3-1 5-2"
play = """
A:6-2 B:6-4L*2 A:4-1L*1 B:2-1R A:6-1L B:6-3L A:3-3L B:3-2L*1
A:2-2L*1 B:5-1R*3 A:pass B:5-5R
"""
end = "blocked"
winner = "B"
delta = { A = 2, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 6-0 5-5 5-0 1-1 1-0"
deal.B = "6-6 6-5 6-3 6-2 5-2 4-2 3-2"
yard = "4-1 4-0 5-1 2-1 4-3 2-2 3-3 3-1 5-3 5-4 4-4 0-0 2-0 3-0"
play = """
B:6-6*4 A:6-4L B:4-2L A:6-1R*1 B:3-2L A:1-1R*1 B:6-3L A:6-0L
B:pass A:5-0L B:6-5L A:1-0R*2 B:6-2L A:pass B:5-2L*1
"""
end = "out"
winner = "B"
delta = { A = 4, B = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-0 5-2 4-4 4-2 3-1"
deal.B = "6-6 6-1 5-4 4-3 4-0 2-1 0-0"
yard = "6-2 6-4 5-3 2-0 3-3 1-0 4-1 5-0 5-5 3-2 3-0 2-2 1-1 5-1"
play = """
A:6-5 B:5-4R*2 A:6-3L B:4-3R*2 A:3-1L B:6-1L*3 A:6-0L*1 B:4-0L
A:4-4L B:pass A:4-2L*1 B:2-1L
"""
end = "blocked"
winner = "A"
delta = { A = 2, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-3 5-2 5-0 4-2 3-3"
deal.B = "6-3 6-1 5-4 2-2 2-1 1-1 1-0"
yard = "4-0 4-4 4-3 6-0 3-0 3-1 0-0 6-4 5-5 3-2 6-6 4-1 5-1 2-0"
play = """
B:6-3*3 A:6-5L B:5-4L A:4-2L*1 B:2-2L A:6-2L*3 B:6-1L A:5-3R*2
B:1-1L A:5-2R B:2-1R*1 A:pass B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 6, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 5-0 4-2 4-1 4-0 3-0"
deal.B = "6-3 6-0 5-1 4-4 3-1 2-2 1-1"
yard = "0-0 6-5 5-3 2-1 2-0 3-3 4-3 6-4 6-1 5-5 6-2 3-2 1-0 5-4"
play = """
A:6-6*4
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-25"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 55, B = 59, C = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-25"
commitment = "40267925b7d7dcc8f5ed1cf9e135dec66eddfd84da4ca1244a64593dafcec020"
secret = "35fdc235d7a3fedd350983423ae8d85d6f1ed5b5df2fba3438e22499d6605bcf"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-5 5-0 4-4 3-2 2-2"
deal.B = "6-6 5-1 4-3 3-1 0-0"
deal.C = "6-4 4-0 2-1 1-1 1-0"
yard = "6-1 4-2 6-2 2-0 6-3 6-5 5-4 5-2 5-3 4-1 3-0 6-0 3-3"
play = """
B:6-6*4 C:6-4L A:4-4L*4 B:4-3L*8 C:pass A:3-2L B:pass C:2-1L
A:pass B:3-1L*8
"""
end = "blocked"
winner = "B"
delta = { A = 4, B = 20, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-3 4-1 2-1 1-0"
deal.B = "5-1 5-0 4-0 3-2 1-1"
deal.C = "6-4 5-4 4-4 4-2 2-0"
yard = "3-1 6-0 5-5 6-3 5-2 6-6 6-5 0-0 4-3 2-2 6-2 3-0 3-3"
play = """
C:4-4 A:4-1L*3 B:1-1L*2 C:4-2R A:6-1L B:3-2R*3 C:6-4L A:5-3R*3
B:5-1R*1 C:5-4L*2 A:2-1R B:5-0L C:2-0L
"""
end = "out"
winner = "C"
delta = { A = 6, B = 6, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-2 5-1 1-0"
deal.B = "4-4 3-2 3-0 2-0 1-1"
deal.C = "6-3 6-1 4-0 3-3 0-0"
yard = "2-2 6-2 5-0 4-1 5-4 6-0 3-1 4-3 5-5 2-1 6-4 5-3 4-2"
play = """
A:5-2 B:2-0R*1 C:4-0R*3 A:5-1L*1 B:4-4R*3 C:6-1L A:6-5L
"""
end = "blocked"
winner = "B"
delta = { A = 1, B = 4, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-1 5-5 0-0"
deal.B = "6-0 5-0 4-2 4-1 3-2"
deal.C = "6-6 5-3 4-0 3-3 3-1"
yard = "5-4 1-1 1-0 6-2 4-3 4-4 2-0 2-2 2-1 5-2 3-0 6-3 5-1"
play = """
B:6-0*2 C:6-6L*4 A:0-0R*4 B:5-0R C:5-3R*8 A:6-1L B:3-2R*1 C:3-1L*1
A:pass B:4-2R C:4-0R*1 A:pass B:pass C:3-3L*2
"""
end = "out"
winner = "C"
delta = { A = 4, B = 3, C = 17 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 6-0 5-0 1-1"
deal.B = "5-5 5-3 3-3 3-2 2-0"
deal.C = "6-2 6-1 4-1 1-0 0-0"
yard = "5-1 4-3 4-4 2-2 5-4 4-2 2-1 3-1 6-3 4-0 3-0 5-2 6-5"
play = """
C:0-0 A:6-0L*2 B:2-0R C:6-2R*4 A:6-6L*6 B:pass C:6-1L A:6-4R*1
B:pass C:4-1R A:1-1L*1 B:pass C:1-0L
"""
end = "out"
winner = "C"
delta = { A = 10, B = 0, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "5-4 4-2 4-1 3-3 3-2"
deal.B = "6-4 6-3 2-0 1-1 1-0"
deal.C = "6-2 6-1 6-0 5-1 5-0"
yard = "6-5 5-5 6-6 4-0 5-3 5-2 2-1 0-0 3-0 4-4 4-3 2-2 3-1"
play = """
A:4-1*1 B:1-1R*2 C:5-1R*3 A:5-4L*2 B:pass C:5-0L*1 A:pass B:1-0L*2
C:6-1L A:pass B:6-4L*3 C:pass A:4-2L B:2-0L*1 C:6-0L A:pass B:6-3L
"""
end = "out"
winner = "B"
delta = { A = 3, B = 9, C = 4 }

[[match.hand]]
opener = "B"
deal.A = "5-3 4-0 3-3 1-0 0-0"
deal.B = "5-5 5-1 4-3 4-1 3-2"
deal.C = "6-3 5-2 4-2 3-1 3-0"
yard = "6-2 6-1 6-5 1-1 6-4 2-0 5-0 5-4 6-0 4-4 2-2 2-1 6-6"
play = """
B:5-5*2 C:5-2L*4 A:5-3R*1 B:4-3R*2 C:4-2R A:pass B:3-2L*1 C:3-1L*1
A:1-0L B:pass C:3-0L*1 A:3-3L B:pass C:6-3L
"""
end = "out"
winner = "C"
delta = { A = 1, B = 5, C = 7 }

[[match.hand]]
opener = "C"
deal.A = "6-3 4-4 2-1 2-0 0-0"
deal.B = "6-6 6-5 5-0 4-0 1-1"
deal.C = "6-1 5-1 3-3 3-2 2-2"
yard = "6-4 1-0 4-1 4-2 5-5 5-4 5-2 3-0 6-0 6-2 3-1 4-3 5-3"
play = """
C:3-3*2 A:6-3L*4 B:6-6L*6 C:6-1L A:2-1L B:pass C:3-2L*3
"""
end = "blocked"
delta = { A = 4, B = 6, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-3 2-2 2-1 0-0"
deal.B = "6-6 6-5 6-1 5-0 4-4"
deal.C = "6-0 4-3 4-2 3-1 3-0"
yard = "5-4 6-3 6-4 5-1 2-0 3-3 1-1 1-0 3-2 6-2 4-1 5-2 4-0"
play = """
A:2-1*1 B:6-1R C:4-2L*2 A:pass B:6-5R*3 C:4-3L A:5-3R*2 B:pass
C:3-0L*1 A:0-0L*1 B:5-0L C:3-1R*2 A:5-5L
"""
end = "blocked"
winner = "A"
delta = { A = 4, B = 3, C = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-1 4-3 4-2 3-3"
deal.B = "6-2 5-4 5-3 5-2 4-4"
deal.C = "6-5 6-1 6-0 2-1 2-0"
yard = "6-3 6-6 4-1 1-1 4-0 3-1 3-2 2-2 3-0 0-0 5-0 1-0 5-5"
play = """
B:5-4*3 C:6-5L*2 A:6-4R*4 B:6-2L C:2-0L*2 A:pass B:pass C:6-0L*4
A:pass B:pass C:6-1L A:5-1L B:5-3L C:pass A:3-3L*4 B:pass C:pass
A:4-3L*2 B:4-4L C:pass A:4-2L
"""
end = "out"
winner = "A"
delta = { A = 11, B = 3, C = 8 }

[[match.hand]]
opener = "C"
deal.A = "5-2 4-2 3-3 3-2 1-1"
deal.B = "6-1 5-0 4-1 2-2 2-1"
deal.C = "6-3 6-0 5-5 5-3 4-3"
yard = "5-1 3-1 6-2 4-4 5-4 6-4 6-6 2-0 4-0 6-5 3-0 0-0 1-0"
play = """
C:5-5*2 A:5-2L*4 B:5-0R C:6-0R A:3-2L*3 B:6-1R C:5-3L*2
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-26"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 4, D = 3 }
score = { A = 61, B = 58, C = 28, D = 30 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-26"
commitment = "06b389394c007e8c6fe4a28846f0ad8d77f184d1a839d9c28c8e3a3d6b946af7"
secret = "e8a053ef5cb31fce19186b7dc2bdec91a778ac4f565387e5476da5117fbc8329"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 5-3 5-1 4-1 2-2"
deal.B = "6-1 4-2 3-2 3-0 1-0"
deal.C = "6-6 6-3 6-0 4-0 1-1"
deal.D = "6-5 5-2 4-4 4-3 3-3"
yard = "2-0 6-4 5-5 2-1 5-4 5-0 0-0 3-1"
play = """
B:4-2*2 C:4-0L D:5-2R*1 A:5-3R*1 B:3-0L*2 C:6-3L*3 D:6-5L A:5-1L
B:6-1L*3 C:6-6L*8 D:4-3R A:6-2L*2 B:3-2L C:pass D:3-3L*2 A:4-1R
B:1-0R*2
"""
end = "out"
winner = "B"
delta = { A = 3, B = 10, C = 11, D = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-4 5-1 4-0 3-1"
deal.B = "6-4 6-1 5-3 5-2 4-2"
deal.C = "6-5 3-2 2-1 2-0 1-0"
deal.D = "6-0 5-5 4-4 4-1 3-3"
yard = "5-0 1-1 6-3 2-2 4-3 0-0 6-2 3-0"
play = """
C:6-5 D:5-5R A:5-4R*2 B:6-4R*4 C:pass D:6-0L*2 A:6-6R*4 B:6-1R
C:2-0L*1 D:4-1R*2 A:4-0R B:5-2L*1 C:1-0R*2 D:pass A:5-1R*2 B:5-3L
C:3-2L D:pass A:pass B:4-2L*3
"""
end = "out"
winner = "B"
delta = { A = 8, B = 9, C = 3, D = 4 }

[[match.hand]]
opener = "D"
deal.A = "5-3 5-0 4-3 4-2 4-1"
deal.B = "6-1 5-4 4-0 3-2 2-1"
deal.C = "6-6 6-5 6-0 5-5 3-0"
deal.D = "6-4 5-2 5-1 2-0 1-0"
yard = "3-3 6-2 2-2 0-0 3-1 4-4 1-1 6-3"
play = """
D:5-2 A:4-2R*3 B:5-4R*2 C:6-5L D:5-1R A:4-1R*2 B:6-1L*1 C:pass
D:1-0L A:5-0L*3 B:4-0R*1 C:5-5L*2 D:2-0R*4 A:5-3L*1 B:3-2L C:pass
D:pass A:pass B:2-1L*1
"""
end = "out"
winner = "B"
delta = { A = 9, B = 6, C = 2, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "5-4 4-3 3-0 2-2 2-0"
deal.B = "6-5 6-2 5-1 4-0 1-1"
deal.C = "6-0 4-2 4-1 1-0 0-0"
deal.D = "5-5 5-3 4-4 3-3 3-1"
yard = "6-6 3-2 6-4 5-0 5-2 6-3 2-1 6-1"
play = """
A:5-4*3 B:6-5L*2 C:6-0L D:4-4R A:2-0L*2 B:6-2L C:4-2R D:pass
A:2-2R*2
"""
end = "blocked"
winner = "C"
delta = { A = 7, B = 2, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 4-0 1-1 0-0"
deal.B = "6-5 5-1 4-2 3-3 3-1"
deal.C = "6-1 6-0 5-2 3-0 2-2"
deal.D = "6-4 5-4 4-1 3-2 2-0"
yard = "4-3 2-1 5-0 6-2 4-4 6-3 6-6 1-0"
play = """
B:3-3*2 C:3-0L*2 D:2-0L A:5-3R B:4-2L*3 C:5-2R*2 D:5-4L A:5-5L*4
B:5-1L*1 C:6-1L D:3-2R*3 A:pass B:6-5L C:pass D:pass A:pass
B:3-1R*2
"""
end = "out"
winner = "B"
delta = { A = 4, B = 9, C = 4, D = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-1 2-2 2-0 1-0"
deal.B = "5-3 5-0 4-0 3-2 0-0"
deal.C = "6-2 6-0 5-2 4-4 2-1"
deal.D = "4-3 4-2 4-1 3-1 3-0"
yard = "5-1 1-1 6-4 5-5 5-4 6-3 3-3 6-5"
play = """
C:6-2 D:4-2R*2 A:6-1L*1 B:4-0R C:2-1L D:3-0R*1 A:2-0L*1 B:3-2R
C:6-0L D:pass A:2-2R*2 B:pass C:5-2R D:pass A:6-6L B:5-3R*8 C:pass
D:3-1R A:1-0R*4
"""
end = "out"
winner = "A"
delta = { A = 9, B = 8, C = 0, D = 3 }

[[match.hand]]
opener = "D"
deal.A = "6-3 4-3 3-2 2-0 0-0"
deal.B = "5-1 4-0 3-3 2-1 1-1"
deal.C = "6-2 5-5 5-3 4-2 3-1"
deal.D = "6-6 6-1 4-1 3-0 2-2"
yard = "5-4 1-0 5-2 6-0 5-0 6-4 4-4 6-5"
play = """
D:3-0*1 A:6-3L*2 B:4-0R*2 C:6-2L*2 D:2-2L A:4-3R B:3-3R*2 C:4-2L*2
D:4-1L A:3-2R*1 B:2-1R C:3-1L D:6-1R*3 A:pass B:pass C:5-3L D:6-6R
"""
end = "out"
winner = "D"
delta = { A = 3, B = 4, C = 4, D = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-1 4-3 3-1"
deal.B = "5-3 5-1 4-4 4-2 1-0"
deal.C = "5-5 5-2 4-1 4-0 3-3"
deal.D = "6-5 6-4 3-0 2-2 0-0"
yard = "5-0 5-4 2-1 6-0 3-2 2-0 6-2 1-1"
play = """
A:6-6*4 B:pass C:pass D:6-4L A:4-3L*8 B:5-3L C:5-5L D:6-5R*8
A:pass B:5-1L*2 C:4-1L*3 D:pass A:pass B:4-4L C:4-0L*1 D:3-0L
A:3-1L*2 B:1-0L*1 C:5-2R D:0-0L A:pass B:4-2R
"""
end = "out"
winner = "B"
delta = { A = 14, B = 4, C = 4, D = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 4-4 4-0 3-2"
deal.B = "5-5 5-4 5-3 5-2 5-0"
deal.C = "6-3 6-1 4-2 4-1 2-0"
deal.D = "6-2 4-3 3-0 1-1 1-0"
yard = "2-1 6-5 6-6 5-1 3-1 0-0 2-2 3-3"
play = """
B:5-5*2 C:pass D:pass A:pass B:5-2L*4 C:4-2L D:4-3L A:3-2L*4
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-27"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 61, B = 48 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-27"
commitment = "22257d441b908fcb3ceba8ad851adad4443643fef011759fa90fe103f12ed7ed"
secret = "e4bc959665e47edab00157d4a51ebdf22ad69b794aea75466f08f2e631278f79"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-2 5-1 5-0 3-2 3-1"
deal.B = "6-5 6-1 5-5 5-3 4-2 1-0 0-0"
yard = "5-4 2-1 4-1 6-2 6-0 2-2 3-0 4-0 3-3 4-3 6-6 2-0 4-4 1-1"
play = """
A:5-1*2 B:6-5L A:3-1R*3 B:6-1L A:3-2R*1 B:1-0L A:5-2R*1 B:0-0L*1
A:5-0L*2 B:5-5L*8 A:pass B:5-3L A:6-3L B:pass A:6-4L*3
"""
end = "out"
winner = "A"
delta = { A = 13, B = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-1 4-4 3-2 2-1 1-1"
deal.B = "6-3 5-5 5-0 4-1 4-0 3-0 0-0"
yard = "4-3 5-2 6-0 6-4 3-1 5-3 5-4 6-5 3-3 1-0 4-2 2-0 6-6 2-2"
play = """
B:6-3*3 A:6-2L*1 B:3-0R A:2-1L B:4-1L A:4-4L B:4-0L A:pass
B:5-0L*1 A:5-1L B:0-0R A:6-1L*2
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 6-0 5-5 5-2 3-3 0-0"
deal.B = "6-5 6-1 5-3 4-2 4-0 3-1 3-0"
yard = "5-0 1-1 2-2 2-0 2-1 3-2 5-1 4-3 5-4 4-4 6-4 1-0 6-6 4-1"
play = """
A:5-5*2 B:6-5L A:6-2L*4 B:4-2L A:5-2R*2 B:4-0L A:0-0L B:3-0L*1
A:3-3L B:5-3L
"""
end = "blocked"
winner = "B"
delta = { A = 8, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 5-4 5-0 3-3 3-0 2-2"
deal.B = "6-2 6-1 6-0 4-2 4-0 2-0 1-1"
yard = "3-2 6-5 0-0 4-4 4-1 3-1 4-3 5-2 2-1 6-4 5-1 5-5 1-0 5-3"
play = """
B:6-2 A:6-3L*1 B:4-2R A:3-3L*2 B:4-0R*2 A:3-0R*3
"""
end = "blocked"
winner = "B"
delta = { A = 6, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "5-4 4-3 4-0 3-3 3-2 2-1 0-0"
deal.B = "6-5 6-4 6-3 5-3 5-1 3-1 2-2"
yard = "4-4 6-0 4-2 5-0 6-1 1-1 6-6 1-0 5-5 2-0 4-1 3-0 6-2 5-2"
play = """
A:3-3*2 B:6-3L*4 A:4-3R*2 B:6-5L*3 A:5-4R*2 B:5-3L A:3-2L B:2-2L*3
A:2-1L*2 B:5-1L*2
"""
end = "blocked"
winner = "A"
delta = { A = 8, B = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-1 5-0 3-3 3-0 1-0"
deal.B = "6-5 4-4 4-2 4-0 3-2 2-2 2-1"
yard = "6-4 2-0 5-5 5-3 4-3 6-3 1-1 6-0 5-4 4-1 6-6 0-0 5-2 3-1"
play = """
B:6-5 A:6-1L*2 B:2-1L A:5-1R*1 B:4-2L*1 A:1-0R B:4-4L A:3-0R
B:4-0L*1 A:3-3R*2 B:3-2R A:6-2R*2 B:pass A:5-0L
"""
end = "out"
winner = "A"
delta = { A = 8, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-4 5-0 4-0 3-1 0-0"
deal.B = "6-3 6-2 5-3 5-2 5-1 4-4 4-3"
yard = "2-0 1-0 3-0 4-1 4-2 5-5 2-2 3-2 3-3 1-1 6-1 6-0 6-5 2-1"
play = """
A:6-6*4 B:6-3L*8 A:6-4R B:5-3L*3 A:5-4R*2 B:5-2L A:5-0R B:6-2L*2
A:0-0R*2 B:pass A:4-0R*2 B:4-4R A:pass B:4-3R*3 A:3-1R
"""
end = "out"
winner = "A"
delta = { A = 11, B = 16 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 5-2 5-1 4-1 3-1 2-2"
deal.B = "6-2 6-1 5-5 4-2 3-2 2-0 1-1"
yard = "3-0 4-0 4-3 4-4 5-3 6-6 0-0 6-0 5-0 6-4 1-0 3-3 6-5 2-1"
play = """
B:6-2 A:6-3L*1 B:3-2L A:2-2L*2 B:4-2L*2 A:4-1L*1
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-28"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 32, B = 27, C = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-28"
commitment = "d0889b926aaeb801ef33abacb5a242b19899303e0a6ae7b352d81fbbf036a93c"
secret = "6b625b7fde67d1d10b834386e25ba5cdb2e804678ee85cb7f147737a1157e761"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-6 5-3 4-0 3-3 2-2"
deal.B = "6-0 5-0 4-4 4-2 3-2"
deal.C = "6-1 3-1 3-0 1-1 1-0"
yard = "5-2 5-1 5-4 6-4 5-5 2-1 4-1 6-3 4-3 0-0 2-0 6-5 6-2"
play = """
C:3-0*1 A:5-3L*1 B:6-0R C:6-1R*2 A:pass B:5-0L C:3-1R*1 A:4-0L
B:4-2L*1 C:pass A:2-2L B:3-2L*2 C:pass A:3-3L*3
"""
end = "blocked"
winner = "C"
delta = { A = 4, B = 3, C = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 6-0 5-1 5-0"
deal.B = "5-4 5-3 5-2 3-3 2-0"
deal.C = "6-6 6-5 4-4 2-1 1-0"
yard = "3-2 4-1 0-0 2-2 4-3 6-2 3-1 6-3 4-0 5-5 4-2 3-0 1-1"
play = """
A:6-4*2 B:5-4R C:6-5R*4 A:6-1L B:pass C:1-0L*2 A:6-0L*4 B:pass
C:6-6L*6
"""
end = "blocked"
delta = { A = 6, B = 0, C = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-2 4-4 4-2 1-1"
deal.B = "6-0 5-3 5-1 4-1 2-0"
deal.C = "5-5 5-0 3-0 2-2 1-0"
yard = "3-2 6-1 3-1 0-0 6-4 4-0 4-3 6-6 5-4 3-3 2-1 6-5 6-2"
play = """
B:5-3 C:5-0L*1 A:6-3R*2 B:6-0R C:3-0L*1 A:pass B:2-0R*1 C:2-2R
A:5-2R B:5-1R C:1-0R*1
"""
end = "blocked"
winner = "B"
delta = { A = 2, B = 1, C = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-1 3-1 2-1 2-0"
deal.B = "5-0 4-4 4-2 2-2 0-0"
deal.C = "6-6 6-2 5-4 4-3 4-1"
yard = "1-1 3-3 5-2 3-0 6-3 5-3 6-5 6-4 4-0 3-2 6-0 5-5 1-0"
play = """
C:6-6*4 A:6-1L B:pass C:6-2R*1 A:5-1L B:5-0L C:pass A:2-0L
B:2-2L*2 C:pass A:2-1L*1 B:4-2R*1 C:5-4R*2 A:3-1L
"""
end = "out"
winner = "A"
delta = { A = 2, B = 3, C = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 3-0 2-1 1-0"
deal.B = "6-1 5-2 5-1 4-1 2-2"
deal.C = "5-0 4-2 3-3 2-0 0-0"
yard = "6-5 5-3 5-5 3-2 6-3 4-4 1-1 3-1 6-0 6-6 4-0 5-4 4-3"
play = """
A:6-4*2 B:6-1L*1 C:4-2R*1 A:2-1L B:2-2L*2 C:2-0L A:3-0L*1 B:5-2R
C:5-0R*1 A:1-0R B:4-1R C:3-3L*2
"""
end = "blocked"
winner = "C"
delta = { A = 3, B = 3, C = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-0 3-1 2-2"
deal.B = "6-3 5-3 4-2 3-2 2-0"
deal.C = "6-6 6-1 5-1 4-4 3-3"
yard = "4-0 2-1 5-2 4-1 3-0 0-0 5-4 6-5 4-3 6-0 1-0 5-5 1-1"
play = """
B:6-3*3 C:6-6L*8 A:6-4L B:5-3R*3 C:5-1R*1 A:3-1R B:3-2R*2 C:4-4L*2
A:6-2R B:4-2L C:6-1R*1 A:2-2L*1 B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 1, B = 9, C = 12 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-4 3-3 3-1 0-0"
deal.B = "6-1 5-3 4-4 2-2 2-0"
deal.C = "5-5 4-2 4-0 3-0 1-1"
yard = "6-3 1-0 4-3 5-1 5-0 2-1 6-2 6-0 6-6 6-4 3-2 4-1 5-2"
play = """
C:5-5*2 A:6-5L B:6-1L C:1-1L*4 A:3-1L B:5-3R*2 C:3-0L*1 A:0-0L*1
B:2-0L*1 C:4-2L A:5-4L B:pass C:pass A:3-3R
"""
end = "out"
winner = "A"
delta = { A = 2, B = 3, C = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-4 4-3 4-2 4-0 3-2"
deal.B = "6-2 6-1 6-0 2-1 0-0"
deal.C = "6-5 4-4 4-1 2-0 1-1"
yard = "2-2 6-3 6-6 3-1 5-0 5-5 3-0 3-3 5-3 5-4 1-0 5-1 5-2"
play = """
A:6-4*2 B:6-2L*2 C:4-4R*2 A:4-2L*4 B:pass C:4-1L*3 A:4-3R B:2-1L*1
C:2-0L*1 A:4-0L B:pass C:pass A:3-2R*2
"""
end = "out"
winner = "A"
delta = { A = 9, B = 3, C = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-2 4-4 4-1 3-0 2-1"
deal.B = "6-5 5-1 4-0 3-3 0-0"
deal.C = "6-6 6-3 5-2 3-1 1-0"
yard = "6-1 2-2 6-0 6-4 5-5 2-0 1-1 4-3 5-4 4-2 3-2 5-0 5-3"
play = """
B:6-5 C:6-6L A:6-2L B:5-1R*1 C:5-2L*2 A:4-1R*3 B:4-0R*1 C:1-0R*2
A:2-1R
"""
end = "blocked"
winner = "B"
delta = { A = 3, B = 2, C = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-1 1-1 1-0"
deal.B = "6-4 5-2 4-3 3-1 0-0"
deal.C = "6-5 5-5 5-4 3-3 3-2"
yard = "6-0 3-0 4-0 2-1 4-1 6-6 2-2 4-4 4-2 5-3 6-3 5-0 2-0"
play = """
C:5-5*2
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-29"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "B"
ranks = { A = 4, B = 1, C = 2, D = 3 }
score = { A = 25, B = 61, C = 50, D = 34 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-29"
commitment = "264217d02ef73b58342f286e265230c5c4dbf1a2afdd65f2c4de278bf581172f"
secret = "5e1578bb13510d6b07e78e438762adbe857e72898c7773996909f6cc8a556d90"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 5-3 2-2 2-0 1-0"
deal.B = "6-6 5-4 5-1 3-1 2-1"
deal.C = "6-3 6-1 4-2 4-1 3-0"
deal.D = "5-5 5-2 5-0 4-4 4-3"
yard = "3-3 6-4 6-0 4-0 1-1 6-5 0-0 3-2"
play = """
B:6-6*4 C:6-3L*8 D:4-3L A:6-2R*2 B:2-1R*1 C:6-1R*2 D:4-4L A:pass
B:5-4L C:pass D:5-5L A:5-3L*3 B:3-1L C:4-1L*2 D:pass A:pass B:pass
C:4-2L D:5-2L A:pass B:5-1L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 6, C = 12, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-2 4-4 4-2 2-1"
deal.B = "6-5 6-0 5-5 5-4 3-0"
deal.C = "6-1 5-0 3-2 2-2 1-1"
deal.D = "6-6 6-4 4-3 4-1 2-0"
yard = "5-3 0-0 3-3 5-1 1-0 3-1 6-3 4-0"
play = """
C:2-2 D:2-0L A:2-1R B:6-0L C:6-1R*4 D:6-6L*6 A:6-2R B:6-5L C:5-0L
D:pass A:5-2R*1 B:5-5R*2 C:pass D:pass A:pass B:5-4R C:pass
D:6-4R*2 A:pass B:3-0L*3
"""
end = "out"
winner = "B"
delta = { A = 1, B = 6, C = 4, D = 8 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-1 3-3 2-2 2-0"
deal.B = "6-2 5-5 3-2 2-1 0-0"
deal.C = "6-5 6-1 6-0 4-4 4-2"
deal.D = "6-4 5-2 5-0 4-3 3-1"
yard = "5-3 1-0 4-0 3-0 6-3 1-1 5-4 4-1"
play = """
D:6-4*2 A:6-6L B:6-2L*2 C:4-4R*2 D:5-2L A:5-1L*3 B:2-1L*2 C:4-2L*4
D:4-3L A:3-3L B:3-2L*2 C:pass D:pass A:2-2L*4 B:pass C:pass D:pass
A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 8, B = 6, C = 6, D = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 4-4 4-0 2-1"
deal.B = "5-0 4-1 3-1 1-0 0-0"
deal.C = "6-5 6-2 6-0 5-5 5-3"
deal.D = "6-4 5-1 4-3 3-3 2-2"
yard = "3-0 3-2 5-2 4-2 2-0 6-6 1-1 5-4"
play = """
A:6-1 B:3-1R*3 C:5-3R D:6-4L*3 A:4-0L*1 B:5-0L*2 C:5-5L*8 D:5-1L*2
A:2-1L B:pass C:6-2L D:pass A:6-3L B:pass C:6-5R*3 D:4-3L*2 A:4-4L
"""
end = "out"
winner = "A"
delta = { A = 2, B = 5, C = 11, D = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-4 3-3 1-1"
deal.B = "6-5 4-3 3-0 2-1 2-0"
deal.C = "5-3 5-2 4-2 3-2 1-0"
deal.D = "6-3 5-5 4-4 4-1 4-0"
yard = "3-1 6-6 2-2 6-1 6-4 0-0 5-0 5-1"
play = """
B:3-0*1 C:5-3L*1 D:5-5L*2 A:5-4L B:2-0R*2 C:5-2R*3 D:4-4L A:pass
B:6-5R C:4-2L D:6-3R*1 A:6-2L*3 B:4-3R*2 C:pass D:4-1R A:6-0L
B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 3, B = 6, C = 4, D = 3 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-3 5-1 4-2 3-1"
deal.B = "6-3 4-3 4-1 2-0 0-0"
deal.C = "6-5 3-2 2-1 1-1 1-0"
deal.D = "6-6 6-4 6-2 5-0 3-0"
yard = "5-4 3-3 6-0 5-2 2-2 4-0 6-1 4-4"
play = """
C:1-1 D:pass A:5-1L B:4-1R*3 C:6-5L*2 D:6-6L A:4-2R B:2-0R*4
C:1-0R D:6-4L*1 A:3-1R B:6-3R*2 C:pass D:6-2R*2 A:pass B:4-3L*1
C:3-2R*2 D:3-0L*1 A:5-3R*1 B:0-0L*1
"""
end = "out"
winner = "B"
delta = { A = 1, B = 12, C = 4, D = 4 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-5 5-0 4-3 0-0"
deal.B = "6-3 6-2 6-0 3-3 2-2"
deal.C = "6-1 5-3 5-2 4-4 2-0"
deal.D = "6-6 6-4 4-0 3-2 1-0"
yard = "2-1 5-4 3-1 5-1 1-1 3-0 4-2 4-1"
play = """
D:6-6*4 A:6-5L B:6-0R*1 C:5-3L*1 D:3-2L A:5-0R B:2-2L*3 C:5-2R*2
D:pass A:pass B:6-2R*2 C:2-0L*2 D:4-0L*2 A:4-3L*3 B:6-3L*4 C:6-1L
D:1-0L*2 A:0-0L*2 B:pass C:pass D:6-4R
"""
end = "out"
winner = "D"
delta = { A = 5, B = 10, C = 5, D = 9 }

[[match.hand]]
opener = "A"
deal.A = "5-1 4-0 3-2 3-0 2-2"
deal.B = "6-5 6-4 6-1 5-2 2-1"
deal.C = "5-4 5-0 3-3 3-1 2-0"
deal.D = "6-0 5-3 4-4 1-1 0-0"
yard = "4-1 1-0 4-3 5-5 6-3 6-6 4-2 6-2"
play = """
A:4-0 B:6-4L*2 C:5-0R D:6-0L*1 A:3-0L B:6-5R*3 C:3-3L*4 D:5-3L
A:5-1L B:6-1L*4
"""
end = "blocked"
winner = "A"
delta = { A = 0, B = 9, C = 4, D = 1 }

[[match.hand]]
opener = "B"
deal.A = "4-2 2-1 2-0 1-1 0-0"
deal.B = "6-6 5-1 5-0 4-4 3-1"
deal.C = "5-2 4-3 4-0 3-2 2-2"
deal.D = "6-4 6-2 5-5 5-3 3-3"
yard = "1-0 3-0 6-5 5-4 6-1 4-1 6-0 6-3"
play = """
B:5-0*1
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-30"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 61, B = 57 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-30"
commitment = "78c919a29a51a120bd123db05514dc4a1aafe4bb655d481734b76d4cfb4adc5f"
secret = "77d160b0b69d917dcd83f6cbd4757abcbae221ac763b6a2393e2617052ecc275"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 6-0 5-3 4-2 3-1 1-0"
deal.B = "6-6 6-5 5-5 3-2 2-2 2-1 0-0"
yard = "5-1 6-3 4-3 3-0 6-1 5-4 5-2 4-4 1-1 3-3 5-0 4-0 4-1 2-0"
play = """
A:6-4*2 B:6-5L*3 A:5-3L B:3-2L*2 A:6-2L*2 B:6-6L A:6-0L B:0-0L
A:1-0L*1 B:2-1L*2 A:4-2L
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-5 5-3 4-1 3-2 1-0"
deal.B = "6-4 6-1 5-0 3-3 3-1 2-2 1-1"
yard = "2-1 6-0 4-0 6-2 4-4 4-2 3-0 4-3 6-6 2-0 0-0 5-1 5-2 5-4"
play = """
B:3-3*2 A:6-3L*4 B:6-4L*2 A:5-3R*3 B:5-0R A:1-0R*1 B:1-1R*2
A:4-1L*1 B:3-1L*1 A:3-2L B:2-2L*2 A:pass B:6-1R*2
"""
end = "out"
winner = "B"
delta = { A = 9, B = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-0 5-0 2-2 2-1 1-0"
deal.B = "6-5 6-4 4-2 3-3 3-2 1-1 0-0"
yard = "3-1 4-4 6-2 5-3 5-1 5-4 3-0 4-3 2-0 6-1 5-5 4-1 4-0 5-2"
play = """
A:6-6*4 B:6-4L A:6-3R B:3-3R*2 A:pass B:3-2R*2 A:2-1R*1 B:1-1R*2
A:1-0R B:4-2L A:6-0R B:6-5R A:2-2L*3 B:pass A:5-0R
"""
end = "out"
winner = "A"
delta = { A = 9, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-3 5-2 5-0 4-1 3-1"
deal.B = "6-0 5-1 4-4 3-0 2-1 2-0 1-1"
yard = "4-2 0-0 6-6 4-3 1-0 6-3 6-1 3-2 6-5 5-4 2-2 3-3 6-2 4-0"
play = """
B:5-1*2 A:4-1R*3 B:4-4R A:5-5L*6 B:pass A:5-2L*2 B:2-1L*3 A:6-4R
B:6-0R A:5-0R*2 B:1-1L A:5-3R*1 B:3-0R A:3-1L*1
"""
end = "out"
winner = "A"
delta = { A = 16, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 6-1 5-2 4-4 3-1 1-0"
deal.B = "6-6 6-0 5-4 5-1 4-2 3-2 2-2"
yard = "3-0 6-3 1-1 2-1 6-5 5-3 0-0 2-0 4-0 4-3 5-5 3-3 4-1 5-0"
play = """
A:6-4*2 B:6-6L A:4-4R*4 B:4-2R A:6-2R*6 B:6-0R*4 A:6-1L B:5-1L*1
A:1-0R*2 B:5-4L*1 A:3-1R B:3-2R*2 A:5-2R*3
"""
end = "out"
winner = "A"
delta = { A = 18, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-1 4-4 4-2 3-3 1-0"
deal.B = "6-6 6-5 5-4 5-1 5-0 4-3 2-0"
yard = "5-3 1-1 3-0 5-2 3-2 4-0 6-4 2-2 4-1 6-0 2-1 5-5 0-0 3-1"
play = """
B:6-6*4 A:6-3L B:6-5R A:3-3L B:4-3L*3 A:4-4L B:5-4R*4 A:4-2L*2
B:2-0L A:1-0L*1 B:5-1L*3 A:pass B:5-0L
"""
end = "out"
winner = "B"
delta = { A = 3, B = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-5 5-1 4-0 3-1 2-0"
deal.B = "6-4 5-4 5-2 5-0 3-0 2-2 1-1"
yard = "4-3 6-0 4-2 6-6 6-5 3-3 4-4 3-2 0-0 4-1 6-1 1-0 2-1 5-3"
play = """
A:5-5 B:5-2L*4 A:5-1R*1
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-31"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 61, B = 54, C = 47 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-31"
commitment = "a577753854031353a0daa13b1b596ebd7818d0551e56862bbc515581c8bf2155"
secret = "889bdf2050844bc835a2733ec37ec09f65659088e68c7b9b49086db64488f452"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-1 5-2 3-0 2-0 0-0"
deal.B = "6-3 6-2 5-1 2-2 2-1"
deal.C = "6-5 4-2 4-1 4-0 3-3"
yard = "5-3 5-4 3-1 1-1 6-0 6-4 3-2 5-0 4-3 6-6 5-5 1-0 4-4"
play = """
B:6-3*3 C:6-5L A:3-0R*1 B:5-1L C:4-1L A:2-0R*2 B:6-2R*2 C:4-0L*2
A:0-0L*2 B:pass C:pass A:6-1R B:2-1R C:4-2R
"""
end = "blocked"
winner = "B"
delta = { A = 5, B = 5, C = 2 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 6-0 5-3 3-0"
deal.B = "5-4 3-1 2-1 1-1 0-0"
deal.C = "6-6 6-5 6-4 4-4 3-2"
yard = "1-0 2-0 2-2 5-1 6-1 5-5 5-2 4-3 3-3 5-0 4-1 4-2 4-0"
play = """
C:3-2*1 A:6-2R*3 B:3-1L C:6-4R*1 A:pass B:2-1L*2 C:4-4R*2 A:pass
B:5-4R C:6-5R A:6-3R*1 B:pass C:pass A:5-3R
"""
end = "blocked"
winner = "B"
delta = { A = 4, B = 2, C = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 3-2 3-0 2-1"
deal.B = "6-6 5-4 5-3 3-1 0-0"
deal.C = "6-2 6-0 5-0 4-4 4-1"
yard = "6-5 2-0 5-5 4-0 4-3 3-3 4-2 5-1 6-4 2-2 1-0 1-1 5-2"
play = """
A:6-3*3 B:6-6L*8 C:6-0L*1 A:3-0L*2 B:5-3L C:5-0L*1 A:3-2R B:0-0L
C:6-2R*2 A:6-1R B:3-1R*1
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 9, C = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 3-3 3-1 2-2"
deal.B = "6-6 6-4 6-2 4-0 3-0"
deal.C = "5-5 5-2 4-4 3-2 0-0"
yard = "5-4 6-3 5-3 1-0 2-0 4-3 6-5 4-1 1-1 2-1 4-2 5-1 5-0"
play = """
B:6-6*4 C:pass A:6-0L*4 B:4-0L C:4-4L*4 A:6-1R*3 B:6-4L C:pass
A:3-1R*3 B:6-2L*1 C:3-2R A:2-2L*2 B:pass C:5-2R*3 A:pass B:pass
C:5-5R
"""
end = "blocked"
winner = "C"
delta = { A = 12, B = 5, C = 7 }

[[match.hand]]
opener = "C"
deal.A = "6-2 4-3 4-0 2-2 1-0"
deal.B = "6-5 4-2 4-1 3-1 2-0"
deal.C = "6-4 5-4 5-3 4-4 3-3"
yard = "5-1 6-1 1-1 3-0 6-6 3-2 5-5 6-0 2-1 0-0 5-2 5-0 6-3"
play = """
C:6-4*2 A:6-2L*2 B:4-2L C:5-4L*3 A:4-0R*1 B:6-5L*2 C:pass A:1-0R
B:4-1R*2 C:4-4R A:4-3R*3 B:3-1R
"""
end = "blocked"
winner = "B"
delta = { A = 6, B = 4, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "5-2 3-3 3-2 3-1 2-0"
deal.B = "6-2 5-3 5-1 5-0 1-0"
deal.C = "6-6 6-5 6-3 4-3 3-0"
yard = "2-1 2-2 5-5 4-2 6-4 6-0 5-4 1-1 0-0 6-1 4-4 4-0 4-1"
play = """
A:3-3*2 B:5-3L C:6-3R A:5-2L B:6-2L*4 C:6-6L*6 A:pass B:pass
C:6-5R A:pass B:5-1R C:pass A:3-1R*8 B:pass C:4-3R
"""
end = "blocked"
winner = "C"
delta = { A = 10, B = 4, C = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-1 4-4 1-0"
deal.B = "6-6 5-3 4-1 3-2 3-1"
deal.C = "6-5 5-5 5-4 2-2 0-0"
yard = "5-2 4-3 1-1 6-4 2-0 4-0 3-3 6-0 5-1 2-1 5-0 4-2 3-0"
play = """
B:6-6*4 C:6-5L A:6-1R*2 B:5-3L C:pass A:6-3L B:4-1R*2 C:5-4R
A:6-2L B:3-2L C:5-5R A:pass B:3-1L
"""
end = "out"
winner = "B"
delta = { A = 2, B = 7, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-5 4-0 3-1 2-0 1-0"
deal.B = "6-5 6-4 5-3 5-0 0-0"
deal.C = "6-1 4-4 4-3 4-2 1-1"
yard = "5-1 3-2 6-2 2-2 6-3 3-0 4-1 5-4 6-6 5-2 6-0 3-3 2-1"
play = """
C:6-1 A:1-0R*2 B:6-5L*1 C:pass A:5-5L*2 B:5-3L*1 C:4-3L A:4-0L
B:5-0L*1 C:pass A:2-0R B:pass C:4-2R*3 A:pass B:6-4R
"""
end = "blocked"
winner = "B"
delta = { A = 4, B = 3, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-4 3-3 3-1 1-1"
deal.B = "6-6 6-5 5-2 4-2 2-0"
deal.C = "6-2 4-3 4-1 3-0 1-0"
yard = "0-0 6-1 5-0 2-2 3-2 2-1 5-1 5-5 4-0 6-4 5-3 6-0 4-4"
play = """
A:3-3*2 B:pass C:4-3L*2 A:6-3R*2 B:4-2L C:6-2L*4 A:pass B:6-6L*6
C:pass A:pass B:6-5L C:pass A:5-4L*2 B:pass C:4-1L A:3-1L*3 B:pass
C:3-0L*2 A:pass B:2-0L C:pass A:pass B:5-2L
"""
end = "out"
winner = "B"
delta = { A = 9, B = 7, C = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-3 5-1 4-3 4-0"
deal.B = "5-4 4-4 3-3 1-1 0-0"
deal.C = "6-1 5-0 3-1 2-1 1-0"
yard = "6-5 6-6 2-2 5-5 2-0 6-3 6-0 6-2 4-2 4-1 5-2 3-0 3-2"
play = """
B:5-4*3 C:5-0L A:4-0L B:4-4L*4 C:pass A:6-4L*2 B:pass C:6-1L*1
A:5-1L B:pass C:pass A:4-3R B:3-3R C:3-1R*2 A:5-3L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 7, C = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-1 3-2 2-0 0-0"
deal.B = "5-4 5-3 4-4 4-3 4-0"
deal.C = "6-2 6-0 5-2 5-0 2-2"
yard = "1-1 4-1 6-1 6-3 6-5 3-1 3-0 6-6 5-5 1-0 2-1 3-3 4-2"
play = """
C:6-0*2 A:6-4L B:5-4L*1 C:5-2L A:2-0L B:4-0L C:5-0R*3 A:5-1R*1
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-32"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 3, C = 1, D = 2 }
score = { A = 39, B = 47, C = 61, D = 59 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-32"
commitment = "2a9a4f2ed8e2464a1bfd2097c160499684632ade2f6f2e27bd1f1cf0aabdda23"
secret = "689fa0c04b9877263fe2c321bc2194b6d03cc41ff339bbf71b7bda7b99cf052e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "5-4 5-3 4-0 3-2 1-0"
deal.B = "6-6 6-1 5-0 4-3 3-1"
deal.C = "6-5 6-4 5-2 2-2 0-0"
deal.D = "4-4 4-2 4-1 2-1 2-0"
yard = "6-3 6-0 5-1 3-3 5-5 3-0 6-2 1-1"
play = """
D:4-4 A:5-4L B:5-0L C:6-4R*2 D:2-0L A:3-2L*3 B:6-1R C:pass D:4-1R
A:5-3L*3 B:4-3R C:6-5L*3 D:pass A:pass B:6-6L*8 C:pass D:pass
A:pass B:3-1R
"""
end = "out"
winner = "B"
delta = { A = 6, B = 9, C = 5, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-0 4-0 3-3 3-0"
deal.B = "6-5 6-3 4-4 4-1 3-1"
deal.C = "5-5 4-3 2-0 1-0 0-0"
deal.D = "6-6 6-2 6-0 3-2 2-2"
yard = "5-1 5-2 4-2 2-1 1-1 5-3 6-1 5-4"
play = """
A:6-4*2 B:4-1R C:1-0R*2 D:6-0R*4 A:pass B:6-5L C:5-5L D:6-2R*4
A:5-0L B:pass C:2-0L D:2-2L*2 A:pass B:pass C:pass D:3-2L*1 A:3-3L
B:6-3L C:pass D:6-6L
"""
end = "out"
winner = "D"
delta = { A = 2, B = 0, C = 2, D = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 4-0 1-1 1-0"
deal.B = "6-0 5-0 4-1 3-0 2-1"
deal.C = "6-4 6-1 5-3 3-1 2-2"
deal.D = "6-3 5-4 5-2 3-2 0-0"
yard = "4-3 2-0 3-3 6-2 6-5 4-4 4-2 5-1"
play = """
B:4-1*1 C:6-1R*2 D:5-4L A:5-5L B:5-0L*2 C:6-4R D:0-0L A:4-0L
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 3, C = 2, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-4 4-0 3-2 2-1 2-0"
deal.B = "6-6 6-0 5-0 4-1 1-1"
deal.C = "6-4 6-2 6-1 5-2 4-4"
deal.D = "5-5 5-1 4-2 3-0 0-0"
yard = "4-3 2-2 5-3 3-1 3-3 1-0 6-5 6-3"
play = """
C:6-4*2 D:4-2R A:3-2R*3 B:6-6L*8 C:6-2L*1 D:3-0R A:2-1L B:1-1L
C:6-1L*2 D:0-0R*2 A:4-0R*2 B:4-1R C:pass D:5-1R A:5-4R*2 B:6-0L
C:4-4R D:pass A:2-0L*2
"""
end = "out"
winner = "A"
delta = { A = 10, B = 8, C = 5, D = 2 }

[[match.hand]]
opener = "D"
deal.A = "5-1 4-1 3-1 1-0 0-0"
deal.B = "6-4 6-3 5-0 3-0 2-2"
deal.C = "6-2 5-4 5-2 4-4 4-3"
deal.D = "6-6 6-5 6-1 5-3 3-2"
yard = "2-0 3-3 6-0 4-2 4-0 5-5 1-1 2-1"
play = """
D:6-6*4 A:pass B:6-3L*8 C:6-2R*1 D:3-2R*2 A:3-1L B:3-0R C:pass
D:6-1L*2 A:1-0R B:6-4L*1 C:4-4L*3 D:pass A:4-1L B:pass C:pass
D:pass A:5-1L*2 B:5-0L C:pass D:pass A:0-0L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 9, C = 4, D = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 5-0 3-1 2-0"
deal.B = "6-5 6-0 4-0 2-1 1-1"
deal.C = "6-2 4-3 3-2 3-0 1-0"
deal.D = "6-3 5-2 4-2 4-1 3-3"
yard = "0-0 6-1 5-1 4-4 5-5 5-4 6-4 2-2"
play = """
A:6-6*4 B:6-0L*4 C:3-0L*8 D:6-3L*6 A:pass B:6-5L C:6-2R D:4-2R*3
A:5-3L B:4-0R*1 C:4-3L D:4-1L A:3-1L*1 B:pass C:3-2L D:5-2L*1
A:5-0L B:pass C:1-0L
"""
end = "out"
winner = "C"
delta = { A = 5, B = 5, C = 9, D = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-1 4-2 1-0"
deal.B = "6-0 5-4 4-1 2-1 0-0"
deal.C = "6-5 6-4 5-5 3-3 3-0"
deal.D = "6-2 4-4 3-2 2-0 1-1"
yard = "5-2 5-3 4-3 2-2 4-0 3-1 5-1 5-0"
play = """
B:6-0*2 C:3-0R*3 D:6-2L*1 A:4-2L B:5-4L C:6-5L*3 D:3-2R A:6-6L
B:2-1R C:6-4L*1 D:4-4L*3 A:6-1R B:4-1L C:pass D:1-1L A:1-0L*2
B:0-0L*2
"""
end = "out"
winner = "B"
delta = { A = 2, B = 5, C = 7, D = 4 }

[[match.hand]]
opener = "C"
deal.A = "5-4 4-2 4-0 2-0 0-0"
deal.B = "6-5 6-3 6-0 5-0 3-3"
deal.C = "6-4 6-1 5-3 4-4 1-1"
deal.D = "5-2 5-1 3-0 2-1 1-0"
yard = "3-1 2-2 4-1 6-2 6-6 4-3 3-2 5-5"
play = """
C:6-4*2 D:pass A:5-4R B:6-3L C:5-3L*2 D:5-1L*2 A:pass B:6-5R
C:6-1L*4 D:pass A:pass B:6-0L*2 C:pass D:1-0L A:pass B:pass C:1-1L
D:2-1L A:4-2L*2 B:pass C:4-4L
"""
end = "out"
winner = "C"
delta = { A = 2, B = 2, C = 9, D = 2 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-5 4-1 2-0 1-1"
deal.B = "6-3 6-2 6-0 5-4 4-4"
deal.C = "5-3 3-3 3-1 2-1 0-0"
deal.D = "5-2 5-0 4-3 4-2 1-0"
yard = "3-2 5-1 2-2 4-0 6-5 6-1 6-4 3-0"
play = """
D:4-2*2 A:4-1L*1 B:6-2R C:3-1L*3 D:4-3L*2 A:6-6R B:6-3R C:5-3R*3
D:5-2R*2 A:2-0R B:4-4L C:0-0R D:1-0R*3 A:1-1R*2 B:5-4L C:2-1R
D:5-0L
"""
end = "out"
winner = "D"
delta = { A = 3, B = 0, C = 6, D = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-2 5-3 4-3"
deal.B = "6-6 5-4 5-2 5-0 3-3"
deal.C = "6-1 5-5 4-1 3-0 1-1"
deal.D = "6-0 5-1 3-2 2-2 2-0"
yard = "6-5 2-1 0-0 4-4 4-0 4-2 1-0 3-1"
play = """
A:6-4*2 B:6-6L C:6-1L*1 D:5-1L*3 A:5-3L B:5-4R C:3-0L*1 D:2-0L
A:6-2L B:5-2R C:pass D:2-2R*2 A:6-3L B:3-3L*2 C:pass D:3-2R*3
A:4-3L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 2, C = 2, D = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-0 4-3 3-0 2-2"
deal.B = "6-6 6-1 5-3 3-2 1-0"
deal.C = "5-1 4-4 4-2 3-3 2-0"
deal.D = "6-2 6-0 5-5 5-4 5-2"
yard = "6-3 6-5 1-1 2-1 4-1 4-0 3-1 0-0"
play = """
B:1-0 C:5-1L*1 D:5-5L*2 A:5-0L B:pass C:2-0L D:5-2L*1 A:3-0R
B:5-3L*2 C:3-3L*3 D:pass A:4-3L B:3-2R*2 C:4-4L*2 D:5-4L A:2-2R*3
B:pass C:4-2R*3
"""
end = "out"
winner = "C"
delta = { A = 3, B = 4, C = 10, D = 3 }
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-33"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 25, B = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-33"
commitment = "afea60fcd9fe0e5a5970d176a4dd6b176ef110ba6c5f91523051e528870a5db3"
secret = "bfb422ca8e85e5bb352685af0d0a16eeeb33f6cd74aab3040657f796f8798bd5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-4 5-3 3-3 3-1 1-1"
deal.B = "6-6 6-3 5-0 4-1 3-2 2-2 0-0"
yard = "2-0 5-1 1-0 6-4 6-0 4-3 3-0 4-0 4-4 5-5 2-1 5-2 4-2 6-5"
play = """
B:6-6*4 A:6-2L B:3-2L*8 A:3-3L*6 B:6-3L*6 A:6-1R B:4-1R*2 A:5-4R
B:5-0R*2 A:pass B:0-0R*2
"""
end = "blocked"
winner = "B"
delta = { A = 6, B = 24 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-0 4-4 4-1 3-3 3-2"
deal.B = "6-4 6-3 5-5 5-4 5-0 2-2 1-0"
yard = "5-2 1-1 3-1 3-0 0-0 5-1 6-1 4-0 6-2 2-0 4-3 2-1 4-2 5-3"
play = """
A:6-5 B:6-4L*3 A:4-4L B:5-5R*6 A:4-1L B:1-0L*2 A:6-0L B:5-4R*2
A:6-6L B:6-3L A:3-3L*2 B:pass A:3-2L*2
"""
end = "out"
winner = "A"
delta = { A = 5, B = 13 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-2 4-1 4-0 3-0 2-2"
deal.B = "6-5 4-3 4-2 3-3 3-1 2-1 1-1"
yard = "6-6 5-3 4-4 6-2 3-2 0-0 1-0 2-0 5-1 5-5 5-0 5-4 6-1 6-0"
play = """
B:3-3*2 A:3-0L*2 B:4-3R A:4-0L B:4-2L*2 A:2-2L B:2-1L*1 A:4-1R
B:1-1L*1 A:pass B:3-1R*1 A:6-3R B:6-5R
"""
end = "out"
winner = "B"
delta = { A = 2, B = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-1 4-3 4-2 4-0 3-3 3-0 0-0"
deal.B = "6-5 6-3 5-4 5-3 5-1 3-2 1-0"
yard = "5-0 3-1 2-2 6-0 5-5 6-2 1-1 6-4 4-1 6-6 2-0 5-2 2-1 4-4"
play = """
A:3-3*2 B:6-3L*4 A:4-3R*2 B:6-5L*3 A:4-0R*1 B:1-0R*2 A:6-1R
B:5-3L*3 A:3-0L*2 B:pass A:0-0L*2
"""
end = "blocked"
winner = "A"
delta = { A = 9, B = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-5 5-4 4-4 4-3 3-1"
deal.B = "6-5 6-3 6-1 5-2 5-1 4-1 1-1"
yard = "4-2 0-0 3-0 3-2 3-3 5-0 2-1 4-0 5-3 2-0 6-4 2-2 1-0 6-6"
play = """
B:6-3*3 A:6-0L*1 B:pass A:4-3R B:4-1R A:3-1R*1
"""
end = "blocked"
winner = "B"
delta = { A = 2, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 5-3 4-2 3-0 2-0 0-0"
deal.B = "6-6 6-4 5-4 5-2 5-1 4-3 3-3"
yard = "4-4 3-1 1-1 6-0 3-2 6-3 4-1 1-0 2-2 2-1 5-5 6-2 4-0 5-0"
play = """
A:3-0*1 B:4-3L A:0-0R B:5-4L*1
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-34"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 61, B = 52, C = 26 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-34"
commitment = "e7dcaa5216582c99307b0ea657725122d5a0c80867bf6269a68180af1f0b8239"
secret = "80394c8b4f3d239e32fea87e97443d7a35c7eedb7710271f6463c1e97f77633d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 4-2 2-0 1-0"
deal.B = "5-4 5-1 4-3 3-3 2-2"
deal.C = "5-5 4-1 3-2 3-1 0-0"
yard = "6-1 6-5 2-1 6-0 5-2 1-1 4-0 5-0 4-4 6-2 5-3 6-6 3-0"
play = """
B:3-3*2 C:3-2L A:4-2L*2 B:4-3L*3 C:3-1L A:1-0L*2 B:pass C:0-0L*2
A:6-3R*2 B:pass C:pass A:6-4R B:5-4R*1 C:5-5R*2 A:2-0L*4
"""
end = "out"
winner = "A"
delta = { A = 11, B = 6, C = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 5-0 4-0 0-0"
deal.B = "6-5 3-0 2-2 2-0 1-1"
deal.C = "6-6 6-2 6-1 4-4 3-2"
yard = "4-2 5-4 5-1 3-3 5-2 4-1 6-3 1-0 2-1 3-1 6-0 4-3 5-3"
play = """
C:6-6*4 A:6-4L B:6-5R*3 C:4-4L A:5-5R*6 B:pass C:pass A:4-0L*2
B:2-0L*4 C:6-2L A:5-0R*2 B:3-0R*3 C:6-1L A:pass B:1-1L*1 C:3-2R
"""
end = "out"
winner = "C"
delta = { A = 10, B = 11, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-3 3-1 2-2"
deal.B = "6-6 6-5 6-2 6-0 2-0"
deal.C = "5-1 4-4 4-1 3-3 1-1"
yard = "3-2 0-0 6-3 5-0 1-0 2-1 5-2 4-2 4-3 6-1 4-0 3-0 5-4"
play = """
A:5-5*2 B:6-5L C:5-1R A:3-1R*3 B:6-6L*8 C:3-3R*6 A:6-4L*2 B:pass
C:4-4L A:5-3R B:pass C:4-1L*2 A:pass B:pass C:1-1L
"""
end = "out"
winner = "C"
delta = { A = 7, B = 8, C = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-3 3-3 3-2 2-2"
deal.B = "6-4 6-2 5-1 5-0 4-3"
deal.C = "6-3 5-4 5-2 4-1 3-0"
yard = "6-6 6-5 4-4 0-0 2-0 3-1 2-1 5-5 4-0 4-2 6-0 1-1 1-0"
play = """
B:6-4*2 C:6-3L A:5-3L*3 B:4-3R C:5-4L A:3-3R*2 B:pass C:4-1L
A:6-1L*4 B:6-2L C:5-2L A:3-2R B:5-1L*1 C:pass A:2-2R*1
"""
end = "out"
winner = "A"
delta = { A = 11, B = 3, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 4-3 4-0 3-0 0-0"
deal.B = "5-0 4-2 3-1 2-2 1-1"
deal.C = "6-3 4-4 2-1 2-0 1-0"
yard = "5-4 6-6 6-4 5-3 6-2 6-0 5-1 3-3 6-5 5-5 4-1 3-2 5-2"
play = """
C:6-3*3 A:4-3R*2 B:4-2R C:2-1R A:6-1R*4
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 0, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-1 5-0 1-1"
deal.B = "6-3 6-0 3-2 3-1 1-0"
deal.C = "6-5 5-4 4-3 4-1 4-0"
yard = "5-5 2-0 5-3 6-4 4-2 0-0 2-2 5-2 4-4 3-0 6-1 3-3 2-1"
play = """
A:6-6*4 B:6-3L*8 C:4-3L A:6-2R*2 B:3-2R C:5-4L A:5-0L*1 B:6-0L*3
C:6-5L A:5-1L B:3-1L*2
"""
end = "blocked"
winner = "B"
delta = { A = 7, B = 13, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-1 5-0 4-0 1-1"
deal.B = "5-2 4-3 4-1 2-2 1-0"
deal.C = "6-4 5-4 4-2 3-2 2-0"
yard = "6-2 3-1 6-3 3-0 0-0 6-0 6-1 5-3 3-3 6-6 4-4 2-1 5-5"
play = """
B:2-2 C:4-2L A:4-0L B:1-0L*1 C:3-2R A:1-1L*1 B:4-3R*2 C:6-4R
A:6-5R B:4-1L*3 C:5-4L*2 A:5-1L*2 B:5-2R*1
"""
end = "out"
winner = "B"
delta = { A = 3, B = 8, C = 2 }

[[match.hand]]
opener = "C"
deal.A = "4-4 4-3 4-1 4-0 2-1"
deal.B = "6-6 6-5 6-2 5-2 1-0"
deal.C = "6-3 5-5 5-1 5-0 3-1"
yard = "0-0 3-0 3-3 6-0 2-0 4-2 5-3 6-4 2-2 5-4 3-2 6-1 1-1"
play = """
C:6-3*3 A:4-3R*2 B:6-5L*3 C:5-5L A:4-0R*2 B:5-2L C:5-0R A:2-1L*2
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-35"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 4, C = 2, D = 1 }
score = { A = 50, B = 46, C = 51, D = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-35"
commitment = "74703372b46c871d04286c3f2cdb429d93246082a6e7316f03bc4c86c5d3f83a"
secret = "fa1611d43bd13b34ef6072444259fc3a98dcead778a0f0a2ae1d45b6c98b528f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-4 2-0 0-0"
deal.B = "6-4 5-5 5-3 4-1 3-1"
deal.C = "4-3 4-2 3-2 3-0 2-2"
deal.D = "6-6 6-3 6-0 4-0 1-0"
yard = "6-1 2-1 3-3 4-4 1-1 5-1 5-0 5-2"
play = """
A:5-4*3 B:5-5L C:4-2R*4 D:pass A:2-0R*2 B:5-3L*1 C:3-0R*2 D:6-3L*3
A:6-2L*1 B:3-1R*1 C:2-2L*1 D:1-0R A:0-0R B:pass C:3-2L*1 D:6-0R*3
A:6-5R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 2, C = 8, D = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-4 4-3 3-2 3-0 0-0"
deal.B = "6-6 6-2 5-4 4-0 3-1"
deal.C = "6-3 5-2 4-4 1-1 1-0"
deal.D = "5-3 5-0 4-1 2-2 2-0"
yard = "6-5 6-0 6-1 2-1 5-1 3-3 4-2 5-5"
play = """
B:6-6*4 C:6-3L*8 D:5-3L A:6-4R*3 B:5-4L C:4-4L*4 D:4-1R*3 A:4-3L
B:3-1L C:1-1L*1 D:pass A:pass B:pass C:1-0R D:5-0R A:pass B:pass
C:5-2R
"""
end = "out"
winner = "C"
delta = { A = 3, B = 4, C = 14, D = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 6-0 5-4 3-0"
deal.B = "6-6 6-5 5-0 4-1 1-0"
deal.C = "5-3 5-2 3-1 2-2 2-0"
deal.D = "6-1 4-3 3-2 2-1 0-0"
yard = "4-2 1-1 4-0 5-1 4-4 6-3 3-3 5-5"
play = """
C:2-0 D:3-2L*1 A:6-0R*3 B:6-6R*8 C:3-1L D:6-1L*6 A:6-4R*2 B:6-5L*3
C:5-2L*2 D:4-3R*1 A:6-2L*3 B:pass C:5-3R D:pass A:5-4R*2 B:4-1R
C:pass D:2-1R A:pass B:pass C:2-2R*2
"""
end = "out"
winner = "C"
delta = { A = 10, B = 11, C = 5, D = 8 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-0 5-3 4-4 4-3"
deal.B = "4-2 4-1 3-0 2-2 0-0"
deal.C = "6-5 6-4 6-1 5-1 2-1"
deal.D = "6-2 3-2 3-1 1-1 1-0"
yard = "5-5 5-2 3-3 5-4 4-0 5-0 2-0 6-3"
play = """
D:3-2*1 A:4-3L*2 B:4-2L C:2-1L*1 D:3-1L*1 A:5-3L B:2-2R*3 C:5-1L*1
D:1-1L*2 A:pass B:4-1L C:6-4L*2 D:6-2R*4 A:6-6L*6 B:pass C:6-5R
D:pass A:6-0L*1 B:3-0L
"""
end = "blocked"
winner = "B"
delta = { A = 9, B = 3, C = 4, D = 8 }

[[match.hand]]
opener = "A"
deal.A = "5-0 4-1 3-2 2-2 2-0"
deal.B = "5-5 5-1 4-4 3-0 1-0"
deal.C = "6-0 5-4 4-3 4-2 3-1"
deal.D = "6-6 6-4 6-3 6-1 5-3"
yard = "2-1 3-3 4-0 1-1 5-2 6-2 0-0 6-5"
play = """
A:2-2 B:pass C:4-2L D:6-4L*2 A:2-0R*2 B:3-0R*3 C:6-0L*1 D:6-3R*2
A:5-0L B:5-5L C:5-4L*2 D:6-1R*1 A:4-1R B:4-4L*4 C:4-3R D:5-3R
A:pass B:5-1R*3 C:3-1R
"""
end = "out"
winner = "C"
delta = { A = 2, B = 10, C = 4, D = 5 }

[[match.hand]]
opener = "B"
deal.A = "4-4 3-1 1-1 1-0 0-0"
deal.B = "6-4 5-5 5-1 5-0 2-0"
deal.C = "5-4 4-2 4-1 3-3 2-2"
deal.D = "6-5 6-3 4-0 3-2 2-1"
yard = "5-2 5-3 6-2 6-1 6-0 4-3 6-6 3-0"
play = """
B:6-4*2 C:4-2R D:3-2R*3 A:3-1R B:5-1R C:5-4R*2 D:6-5L*3 A:4-4R
B:5-5L*6 C:4-1R D:2-1R*4 A:pass B:5-0L C:2-2R D:4-0L A:pass B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 9, C = 2, D = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-0 4-2 3-0 1-0"
deal.B = "6-0 5-5 5-4 3-3 2-2"
deal.C = "6-5 6-4 6-1 3-2 2-0"
deal.D = "6-2 5-2 5-1 4-4 2-1"
yard = "5-3 3-1 6-6 4-0 4-3 0-0 1-1 4-1"
play = """
C:3-2*1 D:6-2R*3 A:6-3L*4 B:6-0L*2 C:2-0L D:5-2L A:5-0L*2 B:pass
C:6-4R D:4-4R A:4-2R B:2-2R C:pass D:2-1R A:1-0R B:pass C:pass
D:pass A:3-0L*1
"""
end = "out"
winner = "A"
delta = { A = 8, B = 2, C = 1, D = 3 }

[[match.hand]]
opener = "D"
deal.A = "6-1 6-0 5-5 5-4 1-1"
deal.B = "6-6 6-2 4-2 4-0 0-0"
deal.C = "6-3 5-3 5-1 4-4 4-3"
deal.D = "6-4 5-2 4-1 3-0 2-2"
yard = "3-3 6-5 1-0 5-0 2-0 2-1 3-2 3-1"
play = """
D:6-4*2 A:6-1L*1 B:4-2R*1 C:5-1L D:2-2R*3 A:5-5L B:6-2R C:6-3R
D:3-0R*2 A:6-0R B:6-6R C:5-3L*8 D:pass A:pass B:pass C:4-3L D:4-1L
A:1-1L
"""
end = "blocked"
winner = "B"
delta = { A = 1, B = 1, C = 8, D = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-0 3-1 3-0 1-0"
deal.B = "6-4 4-3 4-2 3-2 2-1"
deal.C = "6-5 5-5 5-3 3-3 2-0"
deal.D = "6-0 5-2 5-1 2-2 0-0"
yard = "4-4 4-1 6-1 6-2 4-0 5-4 1-1 6-6"
play = """
A:6-3*3 B:6-4L C:5-3R*3 D:5-2R*2 A:pass B:4-3L*1 C:2-0R*1 D:6-0R*3
A:3-0L*2 B:pass C:6-5R*1 D:0-0L*1 A:5-0R B:pass C:pass D:pass
A:1-0L B:2-1L C:pass D:2-2L A:pass B:4-2L
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 1, C = 5, D = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-3 3-2 3-1"
deal.B = "5-4 4-4 2-2 2-0 1-1"
deal.C = "6-6 6-2 5-1 5-0 4-2"
deal.D = "6-1 6-0 4-1 3-3 2-1"
yard = "1-0 4-3 6-3 0-0 5-2 6-5 4-0 3-0"
play = """
B:5-4*3 C:5-0L D:6-0L*2 A:6-4R*4 B:pass C:6-2L D:6-1R*1 A:3-1R*1
B:2-2L C:4-2L D:3-3R*2
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-36"
seats = { A = "first", B = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 50, B = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-36"
commitment = "b284e6a259f84aa230ef0368e43799219cfa5a05e84a5e797a6db7ec00931b83"
secret = "24a30b645c6fe219523bc979541fcb9e0c78605a1ef9fa310e14415a33ee81da"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-0 3-3 3-2 3-1 1-1"
deal.B = "6-4 5-4 5-1 4-4 4-2 4-0 2-1"
yard = "6-2 6-1 6-6 4-1 3-0 2-0 5-2 5-0 5-5 5-3 4-3 2-2 1-0 0-0"
play = """
A:6-5 B:6-4L*3 A:pass B:5-1R*1 A:3-1R B:4-2L*1 A:3-2L*2 B:pass
A:6-3L*3 B:pass A:6-0L*1 B:4-0L A:3-3R*2 B:5-4L
"""
end = "blocked"
winner = "A"
delta = { A = 8, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 4-3 4-1 3-2 3-1 0-0"
deal.B = "6-3 5-1 5-0 4-0 3-3 2-2 1-1"
yard = "6-4 5-3 2-0 2-1 1-0 6-1 3-0 4-2 5-5 5-2 6-6 6-5 5-4 4-4"
play = """
B:4-0 A:4-3L*1 B:5-0R A:3-2L B:2-2L*3 A:6-2L B:5-1R A:6-0L B:1-1R
A:0-0L B:pass A:4-1R
"""
end = "blocked"
winner = "A"
delta = { A = 1, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-4 5-2 4-0 3-0 2-0"
deal.B = "6-1 5-1 4-4 3-3 2-2 2-1 1-1"
yard = "4-1 3-2 6-5 4-3 4-2 6-2 5-0 3-1 0-0 1-0 5-3 6-3 6-4 5-5"
play = """
A:6-6*4 B:6-1L A:6-0R B:2-1L A:5-2L*1 B:5-1L A:4-0R*1 B:4-4R*3
A:5-4R*2 B:1-1L
"""
end = "blocked"
winner = "A"
delta = { A = 8, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 4-4 4-1 3-3 1-1 1-0"
deal.B = "6-3 6-2 5-5 3-2 3-1 3-0 0-0"
yard = "5-2 5-4 4-2 5-0 6-6 5-1 2-2 2-1 4-3 2-0 6-4 5-3 4-0 6-1"
play = """
B:0-0 A:6-0L*2 B:3-0R*3 A:6-5L B:5-5L A:3-3R B:6-3R A:pass
B:6-2R*4 A:pass B:3-2R A:pass B:3-1R
"""
end = "out"
winner = "B"
delta = { A = 2, B = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-5 5-3 5-2 3-2 2-1"
deal.B = "6-6 6-1 5-0 4-4 4-1 3-3 2-2"
yard = "1-0 3-1 6-3 3-0 5-1 4-3 5-4 4-2 1-1 6-2 6-0 2-0 0-0 4-0"
play = """
A:6-5 B:6-6L A:6-4L*3 B:4-1L*2 A:2-1L B:5-0R A:5-2L*1 B:pass
A:5-5L*2 B:pass A:5-3L*1 B:3-3L*2 A:3-2L
"""
end = "out"
winner = "A"
delta = { A = 8, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-4 5-0 4-2 4-1 1-1 0-0"
deal.B = "6-6 6-2 6-1 6-0 5-5 3-3 3-0"
yard = "6-5 6-3 5-3 1-0 5-1 4-0 2-1 4-3 2-2 3-1 3-2 2-0 5-2 4-4"
play = """
B:3-3*2 A:pass B:3-0L*2 A:5-0L B:5-5L A:5-4L*2 B:pass A:6-4L*4
B:6-1L A:4-1L*2 B:pass A:4-2L B:6-2L*4 A:pass B:6-6L*6 A:pass
B:6-0L*2
"""
end = "out"
winner = "B"
delta = { A = 8, B = 17 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-4 4-4 4-3 4-0 3-2 3-1"
deal.B = "6-0 5-3 5-2 5-0 4-2 4-1 2-0"
yard = "3-0 6-5 2-2 5-1 1-0 1-1 6-6 2-1 0-0 5-5 3-3 6-4 6-2 6-1"
play = """
A:6-3*3 B:5-3R A:5-4R*2 B:4-1R A:3-1R*3 B:6-0L*1 A:4-0L B:4-2L*1
A:3-2L*2 B:pass A:4-3L B:pass A:4-4L
"""
end = "out"
winner = "A"
delta = { A = 11, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-2 5-1 5-0 3-3 3-2"
deal.B = "6-4 5-5 4-4 4-2 3-1 2-2 2-0"
yard = "2-1 1-1 1-0 5-4 0-0 6-5 3-0 6-1 4-3 4-1 5-3 5-2 6-0 4-0"
play = """
B:2-2 A:6-2L*2 B:6-4L A:3-2R B:4-4L A:6-3R B:4-2L A:6-6R B:2-0L*4
A:5-0L B:5-5L A:5-1L B:3-1L*8
"""
end = "out"
winner = "B"
delta = { A = 2, B = 13 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 4-4 3-2 2-2 2-1 0-0"
deal.B = "6-4 6-2 6-0 4-2 4-0 3-1 3-0"
yard = "6-3 2-0 5-2 1-1 5-4 5-1 6-6 1-0 5-3 3-3 5-0 4-1 4-3 6-1"
play = """
A:6-5 B:6-2L A:3-2L B:3-1L*2 A:2-1L B:4-2L*3 A:4-4L B:6-4L A:5-5R
B:6-0L A:0-0L*2 B:3-0L
"""
end = "blocked"
delta = { A = 2, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-3 5-0 4-1 1-1 1-0 0-0"
deal.B = "6-6 6-1 6-0 5-2 5-1 4-0 3-0"
yard = "5-4 6-4 2-0 5-5 3-2 2-1 3-3 4-2 4-4 3-1 6-3 6-2 2-2 4-3"
play = """
B:5-2 A:6-5L B:6-1L*1
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-37"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 43, B = 49, C = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-37"
commitment = "255ca24a0ef3eabb5a504fc1269e9d4eea8a900481a9f6cda512ea12ad740ea5"
secret = "f3832b8971ef684bea5c234b906e639f0f26c63713881958444edc7163292a5e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 6-1 4-1 1-1"
deal.B = "6-5 6-0 5-1 3-3 2-1"
deal.C = "5-4 5-0 3-2 3-0 1-0"
yard = "4-3 5-2 4-4 2-0 0-0 5-3 6-3 4-0 6-6 2-2 5-5 4-2 3-1"
play = """
A:6-1 B:6-5L*2 C:1-0R*1 A:pass B:5-1L C:5-0R*2 A:1-1L B:2-1L
C:5-4R*2 A:4-1R*1 B:pass C:3-2L A:pass B:3-3L C:3-0L
"""
end = "out"
winner = "C"
delta = { A = 1, B = 2, C = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-3 3-3 2-1"
deal.B = "6-6 6-4 6-2 5-5 4-2"
deal.C = "6-5 3-2 3-1 1-1 1-0"
yard = "5-2 4-3 3-0 4-0 5-4 5-1 2-0 4-1 5-0 0-0 6-3 4-4 2-2"
play = """
B:6-6*4 C:6-5L A:6-1R*2 B:5-5L C:1-1R*4 A:2-1R*4 B:6-2R C:pass
A:6-0R*2 B:pass C:1-0R A:5-3L B:pass C:3-1R*2 A:3-3L*3
"""
end = "out"
winner = "A"
delta = { A = 12, B = 4, C = 6 }

[[match.hand]]
opener = "C"
deal.A = "5-5 4-3 4-1 2-2 2-1"
deal.B = "5-4 5-2 5-0 4-2 3-1"
deal.C = "6-0 3-3 1-1 1-0 0-0"
yard = "6-3 5-3 6-5 6-1 4-4 6-4 6-2 4-0 6-6 2-0 3-0 5-1 3-2"
play = """
C:3-3*2 A:4-3L*2 B:3-1R*1 C:1-1R*2 A:4-1R B:5-4L*3 C:pass A:5-5L
B:4-2R*4 C:pass A:2-1R B:5-2L*1 C:1-0R A:2-2L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 9, C = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 4-3 3-0 1-1"
deal.B = "6-4 6-2 5-3 3-1 2-1"
deal.C = "6-6 6-0 5-0 3-3 3-2"
yard = "0-0 5-2 4-1 6-5 2-2 5-5 4-4 4-0 2-0 4-2 6-3 5-1 1-0"
play = """
A:4-3 B:6-4L*3 C:6-6L*8 A:6-1L B:5-3R*2 C:5-0R A:1-1L B:3-1L*1
C:6-0R*3 A:3-0L*2 B:6-2R C:3-2R*1 A:pass B:pass C:3-3R*2
"""
end = "out"
winner = "C"
delta = { A = 2, B = 6, C = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-1 4-0 2-1 1-1 0-0"
deal.B = "6-6 4-1 3-2 2-2 2-0"
deal.C = "5-4 4-3 4-2 3-3 1-0"
yard = "6-3 5-1 5-2 5-0 3-1 4-4 3-0 6-5 5-5 6-4 6-0 5-3 6-2"
play = """
B:6-6*4 C:pass A:6-1L B:4-1L C:4-3L*8 A:pass B:3-2L C:4-2L
A:4-0L*4 B:2-0L C:pass A:2-1L B:pass C:1-0L*4 A:0-0L*4
"""
end = "blocked"
winner = "A"
delta = { A = 8, B = 4, C = 12 }

[[match.hand]]
opener = "C"
deal.A = "5-4 4-1 3-0 2-0 1-0"
deal.B = "6-0 5-2 2-2 2-1 0-0"
deal.C = "6-3 6-2 4-4 4-0 3-1"
yard = "6-5 5-5 5-1 3-2 5-3 4-3 1-1 6-4 4-2 6-6 3-3 6-1 5-0"
play = """
C:6-3*3 A:3-0R*2 B:6-0R*4 C:6-2L A:2-0L*2 B:0-0L*2 C:4-0L*2 A:5-4L
B:5-2L C:pass A:pass B:2-2L*2 C:pass A:pass B:2-1L
"""
end = "out"
winner = "B"
delta = { A = 4, B = 9, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 3-3 2-2 0-0"
deal.B = "6-0 5-4 4-0 3-0 2-0"
deal.C = "5-3 5-0 4-3 3-2 1-1"
yard = "4-4 6-2 6-1 5-1 4-2 2-1 1-0 6-4 6-3 4-1 6-5 3-1 5-2"
play = """
A:0-0 B:6-0L*2 C:5-0R A:5-5R B:5-4R*2 C:4-3R*3 A:3-3R*4 B:3-0R*2
C:pass A:6-6L*4 B:4-0R
"""
end = "blocked"
winner = "B"
delta = { A = 8, B = 6, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 5-4 4-2 0-0"
deal.B = "6-0 5-3 4-1 3-2 2-1"
deal.C = "6-5 6-3 5-5 5-1 4-0"
yard = "1-1 5-0 6-4 1-0 2-2 5-2 2-0 4-4 6-2 3-3 3-1 3-0 4-3"
play = """
B:6-0*2 C:6-5L*1 A:0-0R*1 B:5-3L*1 C:6-3L*2 A:6-6L*4 B:pass C:4-0R
A:5-4R B:pass C:5-5R A:6-1L B:2-1L*4 C:5-1R*1
"""
end = "out"
winner = "C"
delta = { A = 5, B = 7, C = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-5 5-1 5-0 1-1"
deal.B = "6-6 6-2 4-1 1-0 0-0"
deal.C = "6-5 4-3 4-2 3-2 2-1"
yard = "5-3 2-0 6-1 5-4 4-4 3-3 6-4 3-1 2-2 3-0 5-2 4-0 6-3"
play = """
C:4-2*2 A:pass B:6-2R*2 C:6-5R*3
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-38"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 4, D = 3 }
score = { A = 61, B = 34, C = 12, D = 17 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-38"
commitment = "980393520129bb66f6d9052468f152f333bc8454214f6054dbfc84c7b6e10953"
secret = "6e9618deb77be22ae14269dc614febfcdcca9e58e5c021b6713c5be8ee96a671"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-2 3-3 1-1"
deal.B = "6-2 6-1 5-4 4-4 0-0"
deal.C = "5-5 5-0 4-1 3-0 2-0"
deal.D = "6-0 5-3 4-0 3-2 1-0"
yard = "4-3 3-1 6-4 2-2 4-2 5-1 6-3 2-1"
play = """
B:5-4*3 C:5-5L D:4-0R*2 A:6-5L*2 B:0-0R*2 C:5-0R D:5-3R*3 A:6-6L*8
B:6-2L*1 C:2-0L*1 D:1-0L A:1-1L*1 B:6-1L*3 C:3-0R*2 D:6-0R*4
"""
end = "blocked"
delta = { A = 11, B = 9, C = 3, D = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-5 2-1 1-0"
deal.B = "6-2 5-4 5-0 2-2 1-1"
deal.C = "6-5 6-0 5-2 3-3 3-2"
deal.D = "6-6 5-3 4-0 3-0 2-0"
yard = "3-1 4-3 6-1 0-0 4-1 5-1 4-2 4-4"
play = """
C:6-5 D:6-6L A:6-4L*3 B:5-4L*2 C:5-2L D:2-0L*1 A:5-5R*2 B:5-0L*8
C:pass D:5-3R A:6-3R B:6-2R C:3-2R D:3-0R*1 A:1-0R*2 B:1-1R C:pass
D:pass A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 10, C = 0, D = 2 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 5-0 2-1 0-0"
deal.B = "5-3 4-3 4-1 3-2 2-2"
deal.C = "6-2 6-1 4-0 1-1 1-0"
deal.D = "6-4 5-5 4-4 3-1 3-0"
yard = "6-6 6-3 3-3 5-1 5-4 2-0 5-2 4-2"
play = """
D:3-0*1 A:6-0R*3 B:4-3L*2 C:4-0L*2 D:6-4R A:5-0L*3 B:4-1R*2 C:6-1R
D:5-5L A:6-5R*8 B:5-3L C:pass D:3-1L*2 A:2-1L B:2-2L*3 C:6-2L
"""
end = "blocked"
winner = "A"
delta = { A = 14, B = 7, C = 2, D = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-2 5-1 3-2"
deal.B = "4-1 4-0 2-0 1-1 0-0"
deal.C = "6-6 6-2 5-0 4-2 3-1"
deal.D = "6-3 6-0 5-4 2-2 2-1"
yard = "3-0 5-3 3-3 4-4 4-3 1-0 6-1 6-4"
play = """
A:5-5*2 B:pass C:5-0L*2 D:6-0L A:6-5L*8 B:pass C:pass D:5-4L
A:5-2R*2 B:4-1L*1 C:3-1L*1 D:2-1R A:3-2L*1 B:2-0L C:pass D:pass
A:5-1R*1
"""
end = "out"
winner = "A"
delta = { A = 15, B = 1, C = 3, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-0 3-3 3-1"
deal.B = "6-3 5-1 4-3 4-1 4-0"
deal.C = "6-4 5-4 5-3 5-2 1-1"
deal.D = "6-6 6-1 4-2 2-2 1-0"
yard = "2-0 3-2 6-0 2-1 0-0 3-0 5-5 4-4"
play = """
B:6-3*3 C:6-4L D:4-2L*1 A:6-2L*3 B:4-3R*2 C:5-4R D:6-6L A:6-5R*6
B:pass C:pass D:6-1L A:3-1L*3 B:pass C:5-3L D:pass A:5-0L B:4-0L*2
C:pass D:pass A:pass B:4-1L C:1-1L D:1-0L*2
"""
end = "blocked"
winner = "D"
delta = { A = 12, B = 7, C = 0, D = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-2 3-1 3-0 1-0"
deal.B = "6-1 5-4 5-3 5-0 1-1"
deal.C = "6-6 6-4 6-2 3-3 2-0"
deal.D = "6-5 5-5 4-3 4-0 0-0"
yard = "6-3 2-2 4-1 2-1 4-4 4-2 3-2 5-1"
play = """
C:6-6*4 D:6-5L A:6-0R*1
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-39"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 58, B = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-39"
commitment = "36260c76f1124800bfcb774ac2cad14d796b541a9bfdb6f2827c2ac864a0c28a"
secret = "3d744f95cfae433f81c82f75b406f6157405786c14295f48a54fdc5f9be1dbd5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-1 4-0 2-0 1-1 0-0"
deal.B = "6-4 6-3 6-2 5-2 4-3 4-2 2-1"
yard = "6-0 4-4 3-2 5-3 4-1 1-0 2-2 6-1 3-0 5-0 5-4 3-3 5-5 3-1"
play = """
B:6-4*2 A:6-5L*3 B:5-2L*2 A:4-0R B:6-2L*2 A:6-6L*4 B:6-3L*1
A:0-0R*1 B:4-3L A:2-0R*2 B:4-2L A:pass B:2-1L*1
"""
end = "out"
winner = "B"
delta = { A = 10, B = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-4 4-4 4-3 4-0 2-0"
deal.B = "6-5 6-3 5-5 5-0 4-1 1-1 0-0"
yard = "4-2 6-4 2-1 6-6 3-0 3-3 2-2 5-3 3-2 5-2 6-2 1-0 5-1 3-1"
play = """
A:4-4 B:4-1L*3 A:5-4R*2 B:1-1L A:6-1L B:6-5L*2 A:pass B:5-5L*8
A:pass B:5-0L*1 A:4-0L*3 B:pass A:4-3L B:6-3L A:6-0L*1 B:0-0L*1
"""
end = "out"
winner = "B"
delta = { A = 6, B = 16 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-3 5-2 3-2 3-0 1-1 0-0"
deal.B = "6-4 5-0 4-3 3-3 3-1 2-1 2-0"
yard = "5-4 6-0 4-0 6-6 4-1 6-1 4-4 5-5 1-0 4-2 2-2 5-1 6-3 6-5"
play = """
B:6-4*2 A:6-2L*2 B:2-1L*1 A:1-1L*2 B:3-1L A:5-3L*3 B:5-0L A:3-0L
B:4-3L
"""
end = "blocked"
winner = "B"
delta = { A = 7, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 5-0 3-0 2-0 1-0 0-0"
deal.B = "6-6 6-3 6-2 5-3 5-1 2-2 1-1"
yard = "4-2 4-0 5-2 3-3 3-1 2-1 6-4 4-1 6-0 4-4 4-3 3-2 5-5 5-4"
play = """
A:0-0 B:pass A:5-0L*1 B:5-3L*1 A:3-0L B:pass A:1-0L B:5-1L*1
A:6-5L*2 B:6-6L*4 A:6-1L B:1-1L A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 4, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-4 5-2 5-1 4-2 3-3 2-1"
deal.B = "6-1 5-5 5-3 4-4 3-2 3-1 3-0"
yard = "6-3 4-0 6-5 1-0 2-2 0-0 6-2 4-1 6-4 6-6 2-0 1-1 5-0 4-3"
play = """
B:6-1 A:6-0L B:3-0L A:2-1R*1 B:5-3L A:5-2R*2 B:5-5L*8 A:5-4L*3
B:4-4L A:5-1R*3 B:3-1R A:4-2L*1 B:3-2L*2
"""
end = "out"
winner = "B"
delta = { A = 10, B = 11 }

[[match.hand]]
opener = "A"
deal.A = "5-2 4-4 4-2 4-0 3-3 3-2 2-0"
deal.B = "6-5 6-4 6-3 6-2 6-1 5-3 3-1"
yard = "5-0 2-1 3-0 5-4 6-0 1-0 5-5 1-1 4-3 2-2 6-6 4-1 0-0 5-1"
play = """
A:3-3*2 B:6-3L*4 A:3-2R B:6-5L A:4-2R*3 B:5-3L A:4-4R B:3-1L*3
A:4-0R B:6-1L*2 A:2-0R B:6-4L*2 A:5-2R*3
"""
end = "out"
winner = "A"
delta = { A = 9, B = 11 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-4 5-2 5-0 4-1 0-0"
deal.B = "6-6 6-4 6-1 4-3 4-0 3-3 3-0"
yard = "2-0 5-1 1-0 6-5 4-2 2-2 3-1 5-5 6-3 5-3 4-4 3-2 2-1 1-1"
play = """
B:6-6*4 A:6-0L*4 B:4-0L A:6-2R*2 B:6-4L A:5-2R B:6-1L A:4-1L*3
B:4-3L A:5-0R*1 B:3-3L A:0-0R*2 B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 12, B = 5 }
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-40"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 35, B = 47, C = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-40"
commitment = "9a2e0bdc0d58bce69a98d51d89aec264c2e724a9114654fe5c79f25b5b4b89ba"
secret = "af6ec58760524b3023dbd5efbd29e296e68b8fa9563b86a3e0564340838c2e6f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-5 5-3 4-0 3-3 1-0"
deal.B = "6-3 4-3 4-1 3-1 2-1"
deal.C = "6-2 5-4 5-2 5-1 0-0"
yard = "2-2 5-0 1-1 3-2 6-6 3-0 6-0 6-1 4-2 6-4 4-4 6-5 2-0"
play = """
A:5-5*2 B:pass C:5-2L*4 A:5-3R*1 B:6-3R C:6-2L*4
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 0, C = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-2 4-2 1-1 0-0"
deal.B = "6-5 6-0 5-3 4-0 3-0"
deal.C = "5-0 3-3 2-2 2-0 1-0"
yard = "5-5 4-1 4-3 3-2 3-1 4-4 6-4 6-3 6-1 5-4 2-1 6-6 5-1"
play = """
B:3-0*1 C:3-3L*2 A:0-0R*2 B:6-0R*4 C:pass A:6-2R B:5-3L C:2-2R*3
A:5-2L*2 B:pass C:2-0L A:4-2R B:4-0L
"""
end = "blocked"
winner = "A"
delta = { A = 4, B = 5, C = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-4 4-3 4-2 2-2"
deal.B = "6-5 6-4 4-0 3-0 1-0"
deal.C = "6-1 6-0 3-3 2-1 0-0"
yard = "4-4 3-1 4-1 5-3 3-2 6-3 5-0 6-2 5-1 1-1 2-0 5-5 5-2"
play = """
C:3-3*2 A:4-3L*2 B:4-0L*2 C:6-0L*4 A:6-6L*6 B:6-5L C:pass A:5-4L*2
B:6-4L*4 C:6-1L A:pass B:1-0L*2 C:0-0L*2 A:pass B:3-0L*3
"""
end = "out"
winner = "B"
delta = { A = 10, B = 12, C = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-2 3-3 3-2 1-1 0-0"
deal.B = "6-5 5-3 5-0 3-1 2-1"
deal.C = "6-6 5-4 5-1 4-3 4-0"
yard = "4-2 6-1 2-2 5-2 1-0 6-3 2-0 4-4 3-0 6-4 6-0 4-1 5-5"
play = """
A:6-2 B:6-5L C:5-4L*2 A:3-2R B:3-1R*1 C:5-1R*3 A:pass B:5-3R
C:4-3L*2 A:3-3L*3
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 1, C = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-0 3-1 3-0 2-2 1-0"
deal.B = "6-6 6-5 6-1 4-4 3-2"
deal.C = "5-2 5-1 4-1 4-0 2-0"
yard = "6-4 4-2 2-1 3-3 6-2 6-3 4-3 0-0 5-0 5-3 5-4 5-5 1-1"
play = """
B:6-5 C:5-2R A:6-0L B:3-2R*1 C:2-0L*1 A:2-2L B:pass C:pass
A:3-1R*1 B:6-1R*2 C:pass A:pass B:6-6R
"""
end = "blocked"
winner = "A"
delta = { A = 1, B = 3, C = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-0 4-1 2-0 1-1"
deal.B = "6-3 5-4 5-1 4-0 1-0"
deal.C = "6-5 4-3 3-2 2-1 0-0"
yard = "3-0 6-4 4-4 4-2 6-1 5-2 6-2 5-5 2-2 3-1 5-3 6-0 3-3"
play = """
C:3-2*1 A:2-0R*1 B:6-3L*2 C:0-0R*2 A:6-6L*4 B:4-0R C:4-3R*8 A:pass
B:pass C:6-5L A:5-0L*1 B:1-0L C:2-1L*1
"""
end = "out"
winner = "C"
delta = { A = 6, B = 2, C = 13 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-1 4-1 2-2 2-1"
deal.B = "6-2 6-0 3-3 3-2 1-1"
deal.C = "5-3 4-4 4-3 3-1 1-0"
yard = "6-4 2-0 5-5 6-1 4-0 6-6 6-5 5-2 4-2 5-0 5-4 3-0 0-0"
play = """
A:6-3*3 B:3-3R*4 C:4-3R*2 A:4-1R B:6-2L*1 C:3-1R*1 A:2-2L B:3-2L*2
C:5-3L A:5-1L B:1-1L*1 C:1-0L*1 A:pass B:6-0L*3
"""
end = "out"
winner = "B"
delta = { A = 3, B = 12, C = 4 }

[[match.hand]]
opener = "B"
deal.A = "4-2 3-3 3-1 1-0 0-0"
deal.B = "6-1 6-0 4-0 3-0 2-2"
deal.C = "6-4 5-4 5-1 4-4 4-3"
yard = "3-2 6-2 5-2 5-3 6-3 5-0 4-1 2-0 6-6 5-5 2-1 1-1 6-5"
play = """
B:6-0*2 C:6-4L A:4-2L B:4-0R*2 C:4-4R*2 A:pass B:2-2L*4 C:5-4R*3
A:pass B:pass C:5-1R*1 A:3-1R B:3-0R C:pass A:1-0R*1 B:6-1R*2
"""
end = "out"
winner = "B"
delta = { A = 1, B = 11, C = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-5 5-1 4-3 4-2"
deal.B = "6-4 6-3 4-1 3-0 0-0"
deal.C = "6-0 3-2 2-2 2-1 1-0"
yard = "6-1 5-2 5-4 6-2 3-1 1-1 5-0 4-4 2-0 5-3 6-5 4-0 3-3"
play = """
C:6-0*2 A:6-6L*4 B:6-4L C:1-0R*1 A:4-3L B:4-1R C:3-2L*2 A:4-2L
"""
end = "blocked"
winner = "C"
delta = { A = 4, B = 0, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-0 2-1 1-0"
deal.B = "6-6 6-1 6-0 5-2 5-1"
deal.C = "4-3 4-1 4-0 1-1 0-0"
yard = "2-2 4-4 3-0 5-5 3-1 6-2 3-3 5-3 2-0 6-4 5-4 3-2 4-2"
play = """
A:6-5 B:6-0L*1 C:4-0L*3 A:5-0R B:pass C:4-3L*1
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-41"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "B"
ranks = { A = 4, B = 1, C = 2, D = 3 }
score = { A = 39, B = 61, C = 56, D = 43 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-41"
commitment = "e8b310e8376d0fc14e7b7dc1e31ad2e805d1278c160090de4370036cd4d78310"
secret = "635ee87bb277ef024fb6c85697f3fa86c0037e81e1b83f2d79fdee89a1c2df72"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-2 6-0 4-1 1-1 0-0"
deal.B = "6-6 5-4 4-2 2-1 2-0"
deal.C = "6-5 6-3 5-3 4-4 3-1"
deal.D = "6-1 4-3 3-2 3-0 1-0"
yard = "5-5 5-1 6-4 5-2 4-0 5-0 3-3 2-2"
play = """
D:6-1 A:1-1R B:6-6L C:3-1R*8 D:4-3R A:6-2L*2 B:2-1L*1 C:4-4R*3
D:1-0L A:0-0L B:2-0L*2 C:pass D:3-2L A:4-1R B:pass C:5-3L*2 D:pass
A:pass B:5-4L*1 C:pass D:pass A:pass B:4-2L*1
"""
end = "out"
winner = "B"
delta = { A = 2, B = 6, C = 13, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 4-3 4-2 1-0"
deal.B = "6-4 4-4 4-0 3-3 3-1"
deal.C = "6-5 6-1 5-2 2-2 0-0"
deal.D = "5-5 5-1 4-1 3-2 2-1"
yard = "1-1 3-0 6-2 5-3 6-6 2-0 5-4 5-0"
play = """
A:6-0*2 B:4-0R*2 C:6-5L*3 D:5-5L A:4-3R B:3-3R C:5-2L D:3-2L*3
A:6-3R*3 B:6-4R C:pass D:4-1R A:1-0R*1 B:3-1L C:6-1L*2 D:pass
A:pass B:pass C:0-0R*2
"""
end = "blocked"
winner = "C"
delta = { A = 6, B = 2, C = 7, D = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-4 5-2 4-3"
deal.B = "6-6 5-0 2-1 2-0 1-0"
deal.C = "5-3 5-1 3-2 3-1 2-2"
deal.D = "6-3 5-5 4-4 4-2 3-3"
yard = "4-1 6-0 0-0 4-0 1-1 6-1 3-0 6-4"
play = """
B:6-6*4 C:pass D:6-3L*8 A:4-3L B:pass C:pass D:4-4L*4 A:6-2R*2
B:2-1R*3 C:3-1R D:4-2L*1 A:5-2L B:5-0L*1 C:3-2R D:pass A:pass
B:1-0L*1 C:2-2R*1 D:pass A:pass B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 2, B = 10, C = 1, D = 13 }

[[match.hand]]
opener = "C"
deal.A = "5-1 4-3 4-0 3-3 3-1"
deal.B = "6-4 5-5 5-4 1-1 1-0"
deal.C = "6-6 6-0 5-0 4-1 0-0"
deal.D = "6-2 6-1 5-2 4-4 2-2"
yard = "4-2 6-3 5-3 2-0 3-0 3-2 6-5 2-1"
play = """
C:6-6*4 D:6-2L A:pass B:6-4R*2 C:4-1R*1 D:5-2L*2 A:5-1L B:1-1L*1
C:pass D:6-1L A:3-1R*3 B:pass C:6-0L*1 D:pass A:3-3R*2 B:1-0L
C:pass D:pass A:4-3R*1 B:5-4R*2 C:5-0R D:pass A:4-0R*1
"""
end = "out"
winner = "A"
delta = { A = 8, B = 5, C = 6, D = 2 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 5-2 5-1 3-0"
deal.B = "6-5 6-1 5-5 3-3 1-1"
deal.C = "6-6 6-2 5-0 4-2 3-2"
deal.D = "5-3 3-1 2-0 1-0 0-0"
yard = "4-1 4-0 6-0 4-3 4-4 2-2 5-4 2-1"
play = """
D:5-3 A:6-3R B:6-5L*4 C:6-6L*6 D:pass A:6-4R B:6-1L*1 C:4-2R*1
D:3-1L*1 A:5-2R B:5-5R C:3-2L*4 D:2-0L*2 A:3-0L B:3-3L C:5-0R*2
D:1-0R A:5-1R
"""
end = "out"
winner = "A"
delta = { A = 1, B = 5, C = 13, D = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-4 4-2 2-0 1-1"
deal.B = "6-1 6-0 5-2 5-1 3-2"
deal.C = "5-3 4-4 4-1 3-0 1-0"
deal.D = "6-6 6-4 5-5 2-2 0-0"
yard = "3-3 4-3 2-1 5-0 4-0 6-5 3-1 6-2"
play = """
A:5-4*3 B:5-2L*2 C:4-4R*2 D:2-2L*4 A:2-0L B:6-0L C:4-1R D:6-6L
A:1-1R B:6-1R*6 C:pass D:6-4L*2 A:6-3R B:3-2R*2 C:pass D:pass
A:4-2R
"""
end = "out"
winner = "A"
delta = { A = 4, B = 10, C = 2, D = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-1 4-1 3-3 3-2 2-2"
deal.B = "6-5 6-4 6-0 5-1 4-4"
deal.C = "6-6 6-2 5-2 4-0 1-0"
deal.D = "6-3 5-4 3-1 2-0 0-0"
yard = "1-1 4-3 5-5 3-0 4-2 5-3 5-0 2-1"
play = """
B:6-4*2 C:6-2L*2 D:2-0L A:4-1R B:5-1R*1 C:4-0L*3 D:5-4L*2 A:pass
B:6-5L C:6-6L D:6-3L A:3-2L B:pass C:5-2L*2
"""
end = "blocked"
winner = "C"
delta = { A = 0, B = 3, C = 7, D = 2 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-0 5-5 4-1"
deal.B = "5-2 5-1 5-0 3-3 2-1"
deal.C = "6-5 6-2 5-4 3-1 0-0"
deal.D = "6-6 4-2 4-0 3-2 2-0"
yard = "1-0 3-0 6-1 4-3 5-3 1-1 4-4 2-2"
play = """
C:5-4*3 D:4-2R A:5-5L*4 B:5-2R*8 C:6-5R D:6-6R A:6-4R B:5-1L*1
C:3-1L D:3-2L*2 A:4-1R*1 B:2-1L
"""
end = "blocked"
winner = "D"
delta = { A = 5, B = 9, C = 3, D = 2 }

[[match.hand]]
opener = "D"
deal.A = "6-1 6-0 5-1 4-0 2-2"
deal.B = "6-6 5-4 5-2 4-3 1-0"
deal.C = "6-3 5-5 3-0 1-1 0-0"
deal.D = "6-5 6-4 5-0 3-1 2-1"
yard = "4-2 4-4 5-3 3-2 4-1 6-2 3-3 2-0"
play = """
D:6-5 A:6-1L*2 B:5-4R*1 C:1-1L*2 D:3-1L A:4-0R*1 B:4-3L C:3-0R
D:6-4L*3 A:6-0L*1 B:1-0L C:6-3R D:2-1L A:2-2L*2 B:6-6R C:pass
D:pass A:pass B:5-2L
"""
end = "out"
winner = "B"
delta = { A = 6, B = 2, C = 2, D = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 2-2 2-1 1-0"
deal.B = "6-4 5-3 5-2 2-0 0-0"
deal.C = "6-3 6-1 5-5 4-3 4-2"
deal.D = "5-4 5-1 3-2 3-1 3-0"
yard = "4-1 6-0 4-4 4-0 3-3 6-2 5-0 1-1"
play = """
A:6-5 B:6-4L*3 C:5-5R D:5-4L*8 A:pass B:5-2L*4 C:4-2L D:5-1R*1
A:2-1R*2 B:2-0R C:4-3L*1 D:3-2L A:1-0R*1 B:pass C:6-1R D:pass
A:2-2L*2 B:pass C:6-3R
"""
end = "out"
winner = "C"
delta = { A = 5, B = 7, C = 2, D = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 4-3 4-1 3-0"
deal.B = "6-5 6-4 5-5 5-4 3-1"
deal.C = "6-2 5-2 5-0 4-2 3-2"
deal.D = "6-0 5-1 4-4 2-0 0-0"
yard = "5-3 1-0 4-0 2-1 1-1 6-1 3-3 2-2"
play = """
B:5-5*2
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-42"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 60, B = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-42"
commitment = "44083af840669e4a74f41dc44bf6db4e4ba09a030362792d3c5683956f6b7323"
secret = "d5d5ef15b8c5524af4a21b6d070b54409bb8c6f0042dbfd5558a4bd2ab4f3521"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 5-1 5-0 4-3 3-3 2-0"
deal.B = "6-6 6-0 5-3 5-2 4-2 4-1 3-1"
yard = "3-2 2-2 1-1 2-1 1-0 6-5 6-3 4-4 0-0 6-2 6-4 5-5 4-0 3-0"
play = """
A:5-4*3 B:4-1R*2 A:5-1R*2 B:5-3L A:4-3L*3 B:5-2R*2 A:2-0R B:6-0R*2
A:6-1R*1 B:4-2L*1 A:pass B:3-1R*1 A:3-3R
"""
end = "blocked"
winner = "A"
delta = { A = 9, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 6-0 5-5 4-4 4-3 3-3"
deal.B = "6-3 6-1 5-4 4-2 3-0 1-0 0-0"
yard = "2-2 3-1 5-2 3-2 5-1 6-4 5-0 6-5 4-1 5-3 1-1 4-0 2-1 2-0"
play = """
B:5-4*3 A:5-5L B:4-2R*4 A:6-2R B:6-3R A:4-3R B:pass A:4-4R*6
"""
end = "blocked"
winner = "B"
delta = { A = 6, B = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 5-2 5-0 3-2 2-2 2-0"
deal.B = "5-4 4-4 4-1 3-1 3-0 2-1 1-0"
yard = "6-4 6-3 5-1 0-0 1-1 4-3 5-3 3-3 6-2 6-6 4-0 6-0 6-5 4-2"
play = """
A:5-5*2 B:5-4L A:5-2R*2 B:4-4L*2 A:2-2R*4 B:2-1R*3 A:6-1R B:4-1L
A:pass B:3-1L*3 A:3-2L B:pass A:2-0L*2 B:3-0L*3
"""
end = "blocked"
winner = "B"
delta = { A = 10, B = 11 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 4-1 4-0 3-0 2-0 0-0"
deal.B = "6-0 4-4 4-3 3-2 2-1 1-1 1-0"
yard = "5-2 6-2 5-1 5-3 5-4 3-1 6-5 2-2 5-0 6-3 4-2 3-3 6-4 6-6"
play = """
B:4-4 A:4-1L*3 B:1-1L*2 A:6-1L B:4-3R*3 A:3-0R*2 B:6-0R*4
"""
end = "blocked"
winner = "B"
delta = { A = 5, B = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-0 4-4 4-3 3-1 1-0"
deal.B = "6-4 6-0 5-5 5-2 4-1 4-0 0-0"
yard = "3-2 3-0 1-1 5-4 6-5 2-2 6-6 2-0 5-3 5-1 2-1 4-2 3-3 6-1"
play = """
A:6-3*3 B:6-0L*1 A:4-3R B:6-4R*2 A:6-2R B:4-0L*2 A:4-4L*2 B:5-2R
A:5-0R B:0-0R A:1-0R*3 B:4-1R*4
"""
end = "blocked"
winner = "A"
delta = { A = 8, B = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-3 4-1 3-3 2-0 0-0"
deal.B = "6-1 6-0 3-1 3-0 2-2 1-1 1-0"
yard = "6-6 3-2 2-1 4-4 4-0 5-0 5-2 5-1 4-3 4-2 5-3 5-4 6-2 5-5"
play = """
B:1-1 A:4-1L*2 B:6-1R*2 A:6-4L*4 B:6-0L*2 A:0-0L*2 B:3-0L*3
A:6-3L*4 B:pass A:6-5L
"""
end = "blocked"
winner = "A"
delta = { A = 12, B = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-5 5-2 4-1 2-2 0-0"
deal.B = "6-5 6-0 5-0 4-3 3-1 2-1 2-0"
yard = "4-4 1-0 3-0 4-2 6-4 1-1 5-1 3-3 5-4 4-0 6-1 5-3 3-2 6-2"
play = """
A:6-6*4 B:6-0L*4 A:0-0L*4 B:6-5R*1 A:5-5R*2 B:2-0L*4 A:5-2L
B:5-0R*1
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-43"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 61, B = 52, C = 33 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-43"
commitment = "4148855b178eca026ccfa00b77825899e251c44923ae6c0aa673e780c1dfc851"
secret = "c2c6f9df9ae0fef05997fea3e4f99fb8972f9c8306c1bcd77197890489799e0f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 6-0 5-0 2-0"
deal.B = "6-6 5-2 4-3 3-3 3-2"
deal.C = "5-4 4-2 4-0 2-1 1-1"
yard = "6-4 6-3 4-1 5-3 5-5 3-0 2-2 0-0 5-1 4-4 6-5 1-0 3-1"
play = """
C:5-4*3 A:5-0L B:4-3R*1 C:4-0L A:pass B:3-3R*2 C:4-2L A:6-2L*4
B:6-6L*6 C:pass A:6-0L*2 B:3-2R C:2-1R A:6-1R*2 B:pass C:pass
A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 9, B = 9, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-0 4-3 3-2 2-1 1-0"
deal.B = "6-6 6-4 5-5 5-3 3-3"
deal.C = "6-3 6-1 4-4 4-2 3-0"
yard = "2-2 5-2 5-1 4-0 4-1 3-1 5-0 1-1 6-5 5-4 2-0 6-2 0-0"
play = """
A:6-0*2 B:6-6L*4 C:6-1L A:1-0R B:pass C:pass A:2-1L*1 B:pass
C:4-2L*1 A:4-3L B:5-3L*2 C:pass A:pass B:5-5L
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 6, C = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-3 5-1 3-3 2-2"
deal.B = "6-6 6-4 5-5 4-3 3-0"
deal.C = "6-0 5-0 4-4 4-2 4-1"
yard = "6-5 2-0 6-3 1-1 0-0 2-1 5-2 5-4 1-0 6-1 3-1 3-2 4-0"
play = """
B:6-6*4 C:6-0L*4 A:6-2R B:3-0L*1 C:4-2R A:5-3L*3 B:5-5L C:5-0L
A:pass B:6-4R*2
"""
end = "blocked"
winner = "B"
delta = { A = 3, B = 7, C = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 6-0 1-1 0-0"
deal.B = "6-5 6-1 5-5 5-2 4-0"
deal.C = "4-2 4-1 3-1 2-2 2-0"
yard = "6-6 4-4 3-3 3-2 5-1 5-3 6-4 5-4 3-0 5-0 1-0 2-1 4-3"
play = """
C:2-2 A:6-2L*2 B:6-5L*3 C:4-2R*3 A:pass B:5-5L C:4-1R A:1-1R*4
B:5-2L C:2-0L A:6-0L B:6-1L*1 C:3-1R
"""
end = "out"
winner = "C"
delta = { A = 6, B = 4, C = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-3 4-1 3-2 2-2 2-1"
deal.B = "6-0 5-4 5-1 4-4 3-0"
deal.C = "6-5 5-5 5-2 5-0 4-3"
yard = "5-3 6-2 1-1 6-6 2-0 3-1 3-3 0-0 4-0 1-0 6-4 6-1 4-2"
play = """
A:2-2 B:pass C:5-2L*3 A:2-1R*2 B:5-4L*1 C:4-3L A:3-2L*1 B:5-1R
C:5-5R*4 A:pass B:pass C:5-0R A:pass B:6-0R C:6-5R
"""
end = "out"
winner = "C"
delta = { A = 3, B = 1, C = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 4-2 4-0 0-0"
deal.B = "6-0 5-2 5-0 4-4 4-3"
deal.C = "5-5 5-4 3-2 2-2 2-1"
yard = "5-3 2-0 3-0 3-1 6-5 5-1 1-1 3-3 6-4 6-6 6-3 4-1 1-0"
play = """
B:6-0*2 C:pass A:0-0R*2 B:5-0R C:5-5R A:6-2L*4 B:5-2L*8 C:5-4L
A:4-2L*4 B:pass C:2-1L A:6-1L
"""
end = "blocked"
winner = "A"
delta = { A = 10, B = 10, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 4-4 4-3 3-2 3-0"
deal.B = "5-4 5-3 5-0 4-1 4-0"
deal.C = "6-6 6-4 6-1 4-2 2-1"
yard = "3-3 0-0 5-1 3-1 6-0 2-0 6-3 5-2 2-2 5-5 1-0 6-2 1-1"
play = """
C:6-4*2 A:6-5L*3 B:5-4L C:4-2L*2 A:4-4R*2 B:4-1R*1 C:2-1L A:pass
B:pass C:6-1L A:pass B:pass C:6-6L
"""
end = "out"
winner = "C"
delta = { A = 5, B = 1, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-0 4-4 3-3 3-0"
deal.B = "6-6 4-1 2-1 1-1 1-0"
deal.C = "6-5 6-0 5-4 4-3 2-0"
yard = "5-1 0-0 5-2 6-2 4-0 6-3 2-2 5-5 6-4 3-2 5-3 3-1 4-2"
play = """
A:3-3*2 B:pass C:4-3L*2 A:4-4L B:4-1L C:pass A:6-1L*4 B:6-6L*6
C:6-5L A:5-0L*2 B:1-0L C:pass A:3-0R
"""
end = "out"
winner = "A"
delta = { A = 9, B = 6, C = 2 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-3 4-3 3-3 3-1"
deal.B = "6-4 4-1 4-0 2-2 1-1"
deal.C = "6-3 6-0 5-1 5-0 2-1"
yard = "3-2 3-0 6-1 2-0 1-0 4-2 0-0 5-4 6-2 4-4 5-2 6-5 6-6"
play = """
B:6-4*2 C:6-3L A:4-3R*2 B:pass C:pass A:3-3L*3 B:pass C:pass
A:5-3L B:pass C:5-0L*1 A:3-1R B:4-0L*1 C:2-1R*2 A:pass B:4-1L*1
C:5-1L A:5-5L*4
"""
end = "out"
winner = "A"
delta = { A = 10, B = 4, C = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 3-3 1-1 1-0"
deal.B = "5-5 5-4 4-2 3-1 3-0"
deal.C = "6-6 6-3 6-0 4-3 2-2"
yard = "2-0 4-0 5-2 4-4 3-2 5-1 5-3 2-1 5-0 4-1 6-4 0-0 6-2"
play = """
C:6-0*2 A:6-5L*1 B:5-5L*2 C:pass A:1-0R B:5-4L*1 C:4-3L A:1-1R*1
B:3-1L*1 C:pass A:6-1L B:pass C:6-6L A:pass B:pass C:6-3L*1 A:3-3L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 4, C = 3 }
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-44"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 4, C = 3, D = 1 }
score = { A = 52, B = 43, C = 48, D = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-44"
commitment = "2a52ebe84441ad6063f059d57ae9df814b17828bc781108795771fe99924526e"
secret = "e2d4ed8b282ec9216601299ed559bd9c31a05a4a929a43c27b4f02a76bb3dd16"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-3 5-2 5-0 3-1 2-1"
deal.B = "6-6 6-1 4-2 3-3 1-0"
deal.C = "6-4 6-2 5-1 4-0 3-2"
deal.D = "6-0 5-4 4-3 4-1 2-0"
yard = "4-4 3-0 6-5 1-1 2-2 0-0 5-5 5-3"
play = """
C:6-4*2 D:4-3R*3 A:6-3L*2 B:3-3L*3 C:3-2L*1 D:2-0L*1 A:5-0L B:pass
C:5-1L D:4-1L A:3-1R*1 B:6-1R*2 C:6-2R*2 D:5-4L A:5-2L B:4-2L*2
C:4-0L
"""
end = "out"
winner = "C"
delta = { A = 3, B = 7, C = 6, D = 4 }

[[match.hand]]
opener = "D"
deal.A = "6-0 5-5 5-4 4-4 4-2"
deal.B = "6-2 5-2 5-1 5-0 2-2"
deal.C = "6-4 4-3 3-1 2-1 1-0"
deal.D = "6-6 6-3 5-3 2-0 0-0"
yard = "6-5 6-1 4-0 3-2 3-0 1-1 3-3 4-1"
play = """
D:6-6*4 A:6-0L*4 B:6-2R C:1-0L*1 D:2-0R A:pass B:5-0R*2 C:3-1L
D:5-3R*2 A:pass B:pass C:4-3L D:6-3R*2 A:5-4L B:5-2L C:6-4R*2
D:pass A:4-2L B:pass C:pass D:pass A:4-4L*4
"""
end = "blocked"
winner = "D"
delta = { A = 8, B = 2, C = 3, D = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-3 4-2 4-0"
deal.B = "6-2 6-0 4-4 1-0 0-0"
deal.C = "6-3 5-1 3-3 3-1 3-0"
deal.D = "6-5 6-1 5-5 5-4 5-0"
yard = "1-1 5-2 3-2 4-3 2-2 2-0 2-1 4-1"
play = """
A:6-6*4 B:6-0L*4 C:3-0L*8 D:6-5R A:5-3L*2 B:pass C:5-1L*2 D:6-1L
A:6-4L*3 B:4-4L C:pass D:5-5R*6 A:4-2L*4 B:6-2L C:6-3L D:5-4R
A:4-0R*1
"""
end = "out"
winner = "A"
delta = { A = 15, B = 4, C = 10, D = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-1 3-3 2-2 1-1"
deal.B = "6-3 5-4 5-0 4-3 3-2"
deal.C = "5-2 4-4 4-2 3-0 0-0"
deal.D = "6-6 6-1 4-1 3-1 2-0"
yard = "4-0 6-5 6-4 2-1 6-0 5-5 1-0 5-3"
play = """
B:6-3*3 C:3-0R*2 D:6-6L*4 A:6-2L B:5-0R C:4-2L*3 D:4-1L*2 A:5-1L*2
B:5-4L*3 C:5-2R*2 D:2-0R A:pass B:4-3L*1 C:0-0R*1 D:3-1L A:1-1L
B:pass C:pass D:6-1L*2
"""
end = "out"
winner = "D"
delta = { A = 2, B = 7, C = 8, D = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 3-3 1-1 1-0"
deal.B = "6-3 6-1 5-3 4-2 4-1"
deal.C = "6-6 5-2 5-1 4-3 0-0"
deal.D = "5-5 3-2 3-0 2-1 2-0"
yard = "4-4 2-2 4-0 5-0 6-2 6-5 3-1 5-4"
play = """
C:6-6*4 D:pass A:6-4L B:4-1L C:5-1L D:5-5L A:6-0R*2 B:5-3L*1
C:0-0R*1 D:3-0R*2 A:3-3L*3 B:6-3R*4 C:4-3L*2 D:pass A:pass
B:6-1R*1 C:pass D:2-1R*2 A:pass B:4-2L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 7, C = 7, D = 4 }

[[match.hand]]
opener = "D"
deal.A = "6-2 5-3 5-1 3-3 3-0"
deal.B = "5-4 5-2 5-0 4-4 4-3"
deal.C = "5-5 4-2 4-0 2-0 1-1"
deal.D = "6-6 6-0 3-2 1-0 0-0"
yard = "6-4 6-1 6-5 2-2 3-1 6-3 4-1 2-1"
play = """
D:6-6*4 A:6-2L B:5-2L C:5-5L D:6-0R*2 A:5-3L*1 B:5-0R C:pass
D:3-2L A:5-1R*1 B:pass C:4-2L*1 D:1-0R A:3-0R B:4-4L C:4-0L*1
D:0-0L*1
"""
end = "out"
winner = "D"
delta = { A = 2, B = 0, C = 2, D = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-0 4-1 3-3 0-0"
deal.B = "6-6 6-2 5-5 4-0 2-2"
deal.C = "6-5 6-3 5-2 3-2 3-0"
deal.D = "6-4 5-3 4-2 3-1 1-0"
yard = "2-0 4-4 2-1 1-1 4-3 5-1 6-1 5-4"
play = """
A:6-0*2 B:6-2L C:5-2L*1 D:1-0R*2 A:5-0L B:4-0L*1 C:pass D:4-2L*1
A:4-1R*2 B:2-2L C:3-2L D:5-3L*3 A:pass B:5-5L C:6-5L*2 D:6-4R*4
A:pass B:6-6L*6
"""
end = "out"
winner = "B"
delta = { A = 4, B = 8, C = 3, D = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 3-3 2-1 1-0"
deal.B = "4-4 4-3 4-1 3-1 2-2"
deal.C = "6-5 6-4 3-2 3-0 2-0"
deal.D = "6-1 5-4 5-3 5-0 0-0"
yard = "6-3 5-2 4-0 6-0 4-2 6-2 1-1 5-1"
play = """
B:4-1*1 C:6-4L D:6-1R*4 A:6-6L*6 B:pass C:6-5L D:5-3L*3 A:3-3L*4
B:3-1L C:pass D:pass A:2-1L B:2-2L*2 C:3-2L*3 D:pass A:pass
B:4-3L*2 C:pass D:5-4L A:5-5L B:pass C:pass D:5-0L*2 A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 11, B = 5, C = 3, D = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 6-2 5-4 4-2"
deal.B = "6-1 6-0 5-2 3-2 0-0"
deal.C = "5-3 4-4 4-3 3-3 2-0"
deal.D = "6-4 5-5 5-1 4-0 3-0"
yard = "1-0 2-1 3-1 5-0 2-2 6-5 4-1 1-1"
play = """
C:3-3*2 D:3-0L*2 A:6-3R*2 B:6-1R C:2-0L*1 D:5-1R A:6-2L B:6-0L*1
C:5-3R*1 D:4-0L A:5-4L B:3-2R C:pass D:5-5L A:4-2R B:5-2L*2
C:4-4R*2 D:6-4R
"""
end = "out"
winner = "D"
delta = { A = 2, B = 3, C = 6, D = 3 }
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-45"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 32, B = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-45"
commitment = "2bda47287fa3a476d74e67e7b0c057458fa90ac4f6fb900b365d6d9558fdd9f0"
secret = "8eeed50e6bce5e42702f9f1288d8619c4fc6628ae8d8486c2187d52807f3b82c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-1 4-3 4-2 2-2 2-0"
deal.B = "6-1 6-0 5-5 5-0 3-3 3-2 3-0"
yard = "3-1 6-2 6-4 6-6 5-2 5-4 1-1 4-4 0-0 4-1 2-1 1-0 4-0 5-3"
play = """
B:5-5*2 A:5-1L B:6-1L A:6-5R*4 B:6-0L*2 A:6-3R*1 B:3-3R*2 A:4-3R
B:5-0L*3 A:4-2R B:3-2R A:pass B:3-0R*1
"""
end = "out"
winner = "B"
delta = { A = 5, B = 11 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-5 5-1 4-3 2-2 2-1"
deal.B = "6-3 6-0 5-0 4-4 3-3 2-0 0-0"
yard = "4-0 6-1 6-5 5-3 1-0 5-2 4-1 4-2 6-4 3-0 5-4 3-1 1-1 3-2"
play = """
A:2-2 B:2-0L A:2-1R B:5-0L*2 A:5-5L B:pass A:5-1R*8
"""
end = "blocked"
winner = "A"
delta = { A = 8, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "5-3 4-2 4-1 4-0 3-2 2-2 1-1"
deal.B = "6-4 6-3 5-1 4-3 3-1 2-1 2-0"
yard = "1-0 6-1 0-0 6-5 5-4 5-0 3-3 5-5 3-0 6-0 5-2 4-4 6-2 6-6"
play = """
B:6-3*3 A:5-3R B:6-4L*3 A:4-0L*1 B:5-1R A:1-1R B:3-1R*1 A:3-2R
B:2-1R A:4-1R B:2-0L*2 A:2-2L B:4-3R
"""
end = "out"
winner = "B"
delta = { A = 1, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-5 5-4 5-3 4-4 4-3 3-1"
deal.B = "6-4 6-1 5-2 4-2 3-3 2-2 2-0"
yard = "0-0 1-0 6-0 6-3 6-2 3-0 5-0 4-1 4-0 6-6 5-1 3-2 2-1 1-1"
play = """
A:5-5*2 B:5-2L*4 A:6-5R B:6-4R*2 A:5-4R B:4-2L*3 A:4-4L B:pass
A:4-3L B:3-3L A:5-3R*3 B:pass A:3-1R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 5-3 4-4 3-3 2-0 1-1"
deal.B = "6-5 6-4 5-5 4-3 4-1 4-0 2-1"
yard = "6-1 3-2 3-1 6-3 2-2 0-0 4-2 5-1 6-0 3-0 6-2 5-2 1-0 5-0"
play = """
B:5-5*2 A:5-3L B:6-5R*3 A:3-3L*4 B:6-4R*2 A:5-4R B:4-3L*3 A:4-4L
B:4-1L*2 A:1-1L B:2-1L A:2-0L*1 B:4-0L*3
"""
end = "out"
winner = "B"
delta = { A = 5, B = 16 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 5-3 4-1 3-2 3-0 1-0"
deal.B = "6-6 5-5 5-2 4-2 2-2 2-1 0-0"
yard = "3-1 6-4 6-3 4-3 4-4 5-4 1-1 5-1 6-0 4-0 6-2 5-0 2-0 3-3"
play = """
A:5-3 B:5-2L*1 A:3-2L*2 B:pass A:3-0L*1 B:0-0L*1 A:1-0L B:2-1L*1
A:pass B:4-2L A:4-1L B:pass A:6-1L*3 B:6-6L*8 A:6-5L
"""
end = "out"
winner = "A"
delta = { A = 7, B = 11 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-2 5-0 4-1 3-2 3-0 1-0"
deal.B = "6-4 6-2 6-1 6-0 5-5 5-1 4-3"
yard = "5-4 2-2 6-3 1-1 3-1 2-0 4-0 6-5 4-4 6-6 2-1 0-0 4-2 3-3"
play = """
B:5-5*2
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-46"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 61, B = 55, C = 29 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-46"
commitment = "e781fed90773f9528adff0a0bbc9f12a654f4fc03b8af826dc8e2128dc118361"
secret = "74dbf4f98290464907beeee39bd3903af9b24c269acdb10c6c1d8ec5c3536bb6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 6-1 6-0 5-5"
deal.B = "5-4 5-1 5-0 4-2 3-0"
deal.C = "6-3 4-4 4-1 3-1 0-0"
yard = "6-4 6-5 5-2 3-3 1-0 4-3 1-1 3-2 5-3 2-2 4-0 2-0 2-1"
play = """
C:6-3*3 A:6-6L*8 B:3-0R*4 C:0-0R*4 A:6-0R*6 B:pass C:pass A:6-2L
B:4-2L*2 C:4-4L A:6-1R*3 B:5-4L*2 C:4-1R*3 A:5-5L
"""
end = "out"
winner = "A"
delta = { A = 18, B = 8, C = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 5-1 5-0 3-3"
deal.B = "5-4 3-1 2-2 1-1 1-0"
deal.C = "6-5 6-4 6-3 4-3 4-1"
yard = "5-5 5-2 2-0 6-2 6-0 4-0 2-1 6-1 3-0 4-4 0-0 4-2 3-2"
play = """
A:6-6*4 B:pass C:6-5L A:5-3L*8 B:3-1L C:4-1L A:pass B:5-4L
C:6-4R*3 A:5-1L*1 B:1-1L*2 C:4-3R*1 A:3-3R B:1-0L*2 C:6-3R*2
"""
end = "out"
winner = "C"
delta = { A = 13, B = 4, C = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-3 3-3 3-0 2-0"
deal.B = "6-3 5-2 4-3 3-1 1-0"
deal.C = "6-1 4-2 3-2 2-2 2-1"
yard = "4-1 6-5 4-0 5-0 6-2 5-1 4-4 6-0 1-1 0-0 5-4 6-4 5-5"
play = """
B:6-3*3 C:6-1L A:5-3R*2 B:5-2R*1 C:2-1L A:2-0L B:1-0L*1 C:4-2R*1
A:pass B:4-3R C:3-2R*1 A:pass B:3-1L*1
"""
end = "out"
winner = "B"
delta = { A = 2, B = 7, C = 2 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-0 4-1 3-1 1-0"
deal.B = "5-3 5-1 4-0 2-2 2-1"
deal.C = "6-5 6-3 4-3 3-3 0-0"
yard = "6-1 4-4 2-0 6-4 5-0 3-2 5-5 5-4 6-2 3-0 4-2 1-1 5-2"
play = """
C:6-5 A:6-0L*1 B:4-0L*3 C:4-3L A:3-1L*2 B:5-1L*2 C:pass A:pass
B:5-3L C:6-3L A:6-6L
"""
end = "blocked"
delta = { A = 3, B = 5, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-2 5-1 5-0 2-2 1-1"
deal.B = "6-2 5-4 4-3 4-0 3-0"
deal.C = "6-6 3-1 2-0 1-0 0-0"
yard = "6-1 3-2 6-4 2-1 4-2 6-0 3-3 5-3 5-5 4-4 6-3 6-5 4-1"
play = """
A:5-1*2 B:5-4L*1 C:3-1R A:pass B:4-3L*2 C:pass A:pass B:3-0L*1
C:2-0L*1 A:5-2L B:pass C:pass A:5-0L*1 B:4-0L
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 4, C = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 3-3 3-2 3-0 2-0"
deal.B = "6-1 5-4 5-1 4-1 1-1"
deal.C = "6-0 5-3 4-4 4-2 2-1"
yard = "0-0 6-5 5-2 1-0 6-6 6-2 3-1 5-5 4-3 6-3 5-0 4-0 2-2"
play = """
B:1-1 C:2-1L A:3-2L*1 B:6-1R*3 C:5-3L A:6-4R*3 B:5-4R*2 C:pass
A:pass B:5-1L*2 C:pass A:pass B:4-1L*3
"""
end = "out"
winner = "B"
delta = { A = 4, B = 11, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-1 4-3 3-3 3-2 1-1"
deal.B = "6-2 6-0 5-2 4-4 4-2"
deal.C = "6-5 5-0 4-1 3-1 0-0"
yard = "6-6 6-3 6-4 5-1 1-0 5-3 2-0 5-5 5-4 2-1 4-0 3-0 2-2"
play = """
C:6-5 A:6-1L*2 B:5-2R*1 C:4-1L*2 A:4-3L*1 B:6-2R*3 C:3-1L A:1-1L
B:6-0R C:5-0R
"""
end = "blocked"
winner = "C"
delta = { A = 3, B = 4, C = 2 }

[[match.hand]]
opener = "A"
deal.A = "5-1 4-3 2-0 1-1 1-0"
deal.B = "6-5 6-2 6-0 5-5 2-2"
deal.C = "6-4 5-3 5-0 4-2 0-0"
yard = "6-1 3-2 4-0 5-2 4-4 3-1 5-4 6-3 3-3 4-1 3-0 2-1 6-6"
play = """
A:5-1*2 B:5-5L C:5-3L A:4-3L*1 B:pass C:6-4L A:1-0R*2 B:6-0R*4
C:pass A:pass B:6-5L C:5-0L*2 A:2-0L B:6-2L*4
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 8, C = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 4-1 2-2 0-0"
deal.B = "6-1 5-3 4-2 2-1 1-0"
deal.C = "6-4 6-2 5-2 4-4 3-1"
yard = "6-5 4-0 5-1 3-2 3-3 6-6 5-5 2-0 5-0 3-0 1-1 4-3 5-4"
play = """
B:4-2*2 C:6-4L A:2-2R*2 B:6-1L*1 C:3-1L A:6-3L*2 B:2-1R C:6-2L*1
A:4-1R*2 B:pass C:5-2L*3 A:pass B:5-3L C:4-4R
"""
end = "out"
winner = "C"
delta = { A = 6, B = 3, C = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-4 5-1 5-0 2-1"
deal.B = "5-5 4-1 4-0 3-2 1-0"
deal.C = "5-2 4-4 2-2 1-1 0-0"
yard = "6-5 6-2 6-6 6-3 5-3 3-3 4-2 6-4 6-1 2-0 3-0 4-3 3-1"
play = """
C:5-2 A:5-4L*2 B:4-1L*1 C:1-1L A:2-1R*1 B:1-0R C:0-0R A:5-1L*1
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-47"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 3, C = 4, D = 1 }
score = { A = 46, B = 26, C = 24, D = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-47"
commitment = "a8c0f8c3222b170063954b013fe46ca2392164ef08afbff547db3aba86cef458"
secret = "4913c78817fc3b6683eefc8833f37cae11df6e0dd21b2a36baac9108faa0081c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 6-0 5-4 1-1"
deal.B = "4-2 4-1 4-0 1-0 0-0"
deal.C = "6-6 6-4 5-5 5-3 4-3"
deal.D = "6-5 5-2 3-1 2-1 2-0"
yard = "3-2 3-0 5-1 2-2 6-1 4-4 5-0 3-3"
play = """
A:6-3*3 B:pass C:5-3R D:6-5R*4 A:6-0L*2 B:4-0L*2 C:6-4R D:pass
A:5-4L*3 B:4-2R C:5-5L*4 D:5-2R*8
"""
end = "blocked"
winner = "B"
delta = { A = 8, B = 2, C = 4, D = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 3-2 3-1 1-1"
deal.B = "6-1 4-0 3-3 2-0 1-0"
deal.C = "6-3 6-2 4-4 4-3 2-1"
deal.D = "6-4 5-3 5-0 2-2 0-0"
yard = "5-4 5-2 3-0 6-5 5-1 5-5 4-2 4-1"
play = """
B:6-1 C:2-1R D:6-4L*2 A:3-2R B:4-0L*1 C:6-3R*2 D:0-0L*2 A:6-0L*4
B:pass C:6-2L D:2-2L*2 A:6-6R B:2-0L*4 C:pass D:5-0L A:pass B:pass
C:pass D:5-3L*8
"""
end = "out"
winner = "D"
delta = { A = 4, B = 5, C = 2, D = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-4 5-1 2-1 1-0"
deal.B = "6-2 5-2 4-3 3-1 3-0"
deal.C = "6-6 6-5 6-1 3-3 0-0"
deal.D = "5-5 5-0 4-4 3-2 2-0"
yard = "1-1 4-1 4-2 4-0 5-3 2-2 6-4 6-0"
play = """
C:6-1 D:pass A:6-3L B:4-3L*1 C:pass D:4-4L*3 A:5-4L*2 B:5-2L*1
C:pass D:3-2L A:2-1R*1 B:3-1L*1 C:pass D:2-0R A:1-0R B:pass C:pass
D:pass A:5-1L*2
"""
end = "out"
winner = "A"
delta = { A = 6, B = 3, C = 0, D = 3 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-3 4-0 3-2 2-2"
deal.B = "6-6 6-4 5-2 5-1 5-0"
deal.C = "6-1 6-0 4-3 3-3 2-1"
deal.D = "5-5 4-1 3-0 2-0 1-1"
yard = "4-4 3-1 4-2 6-3 6-5 1-0 0-0 6-2"
play = """
D:5-5*2 A:5-3L B:5-2R*1 C:4-3L*2 D:4-1L*1 A:2-2R*1 B:5-1L*3
C:2-1R*2 D:1-1R A:5-4L*2 B:6-4L C:6-0L D:3-0L*1 A:3-2L B:pass
C:6-1R D:2-0L*2
"""
end = "out"
winner = "D"
delta = { A = 3, B = 4, C = 4, D = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-6 4-3 4-1 1-1 0-0"
deal.B = "6-4 6-2 5-3 5-2 5-1"
deal.C = "6-1 4-2 4-0 3-0 2-2"
deal.D = "5-0 4-4 3-3 3-2 3-1"
yard = "6-5 6-0 5-4 2-1 6-3 2-0 5-5 1-0"
play = """
A:6-6*4 B:6-4L C:4-2L D:3-2L*8 A:4-3L B:6-2R*2 C:4-0L D:5-0L
A:pass B:5-3L*1 C:2-2R D:3-3L*2 A:pass B:5-2R C:3-0L*1 D:pass
A:0-0L*1 B:5-1R
"""
end = "out"
winner = "B"
delta = { A = 5, B = 4, C = 1, D = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-4 5-2 1-0"
deal.B = "6-2 6-0 4-3 4-0 3-0"
deal.C = "6-3 5-3 5-1 4-4 4-1"
deal.D = "6-6 5-0 4-2 2-2 1-1"
yard = "2-0 5-5 3-2 0-0 3-1 2-1 3-3 6-1"
play = """
B:6-2 C:6-3L*1 D:4-2R A:6-4R*3 B:4-3L*2 C:4-4L D:6-6R*4 A:6-5R
B:4-0L*1 C:5-3R*1 D:5-0L A:5-4L B:3-0R C:4-1L D:1-1L A:1-0R*1
B:pass C:5-1L*2
"""
end = "out"
winner = "C"
delta = { A = 4, B = 3, C = 5, D = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 5-2 3-3 3-2"
deal.B = "6-5 4-4 3-1 2-1 1-1"
deal.C = "6-4 5-0 4-0 3-0 2-0"
deal.D = "5-5 5-3 5-1 4-2 4-1"
yard = "6-6 0-0 6-1 1-0 6-3 5-4 4-3 2-2"
play = """
C:3-0*1 D:5-3L*1 A:5-2L B:2-1L C:2-0R*1 D:4-1L*2 A:6-2R*2 B:4-4L
C:6-4R*4 D:4-2L*2 A:3-2L B:3-1L*1 C:4-0R D:5-1L*1 A:6-0R B:6-5L*4
"""
end = "blocked"
winner = "B"
delta = { A = 2, B = 5, C = 6, D = 6 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-3 3-0 2-2 0-0"
deal.B = "6-5 5-2 4-2 2-0 1-1"
deal.C = "5-0 4-4 4-1 4-0 3-3"
deal.D = "6-3 6-2 5-4 5-1 2-1"
yard = "4-3 3-2 6-1 6-0 6-4 1-0 3-1 5-5"
play = """
D:6-3*3 A:6-6L*8 B:6-5L C:3-3R D:5-4L A:5-3R*3 B:4-2L C:5-0R
D:6-2L A:3-0R*3
"""
end = "blocked"
winner = "A"
delta = { A = 14, B = 0, C = 0, D = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-2 3-2 1-0 0-0"
deal.B = "6-5 4-4 4-2 4-0 2-0"
deal.C = "6-2 6-0 5-0 4-1 3-1"
deal.D = "6-6 6-1 3-0 2-1 1-1"
yard = "2-2 5-5 6-3 3-3 5-3 5-4 4-3 5-1"
play = """
A:0-0 B:4-0L C:6-0R*2 D:6-1R*1
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-48"
seats = { A = "first", B = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 41, B = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-48"
commitment = "c65e6f4cab4f344c357855801491b26b786c47b7978612b08d9a30e4dafc0c41"
secret = "ac7c73291d4f9d66bfca0e65bb65bdd6c751ef42ac89e2ccd143cb33489abb11"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 4-1 3-0 2-2 2-1 1-1"
deal.B = "6-3 5-5 5-1 4-3 3-3 2-0 1-0"
yard = "6-2 5-4 6-4 5-2 6-6 3-2 6-0 5-0 3-1 4-4 4-0 5-3 4-2 0-0"
play = """
A:6-5 B:6-3L A:3-0L*1 B:5-5R*2 A:pass B:2-0L*4 A:2-2L B:5-1R*1
A:2-1L B:1-0L A:6-1R*2
"""
end = "blocked"
winner = "A"
delta = { A = 3, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-5 5-4 4-0 3-3 2-2"
deal.B = "5-0 4-3 3-1 2-1 2-0 1-1 0-0"
yard = "4-4 6-1 3-0 6-5 6-4 6-0 3-2 6-3 5-1 5-3 1-0 4-1 4-2 5-2"
play = """
B:1-1 A:pass B:2-1L A:6-2L B:3-1R*3 A:6-6L*8 B:4-3R A:5-4R
B:5-0R*4 A:4-0R
"""
end = "blocked"
winner = "B"
delta = { A = 8, B = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 6-0 5-4 3-2 2-0 0-0"
deal.B = "6-5 6-4 5-3 5-1 4-0 3-3 2-2"
yard = "6-3 3-1 1-1 4-2 1-0 5-0 3-0 5-2 4-4 6-6 4-1 4-3 2-1 5-5"
play = """
A:6-2 B:2-2R*2 A:6-1L*1 B:5-1L*3 A:5-4L B:6-4L*2 A:6-0L B:4-0L
A:3-2R B:5-3R*3 A:pass B:6-5R*2
"""
end = "blocked"
winner = "A"
delta = { A = 1, B = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-3 4-3 4-2 3-0 1-1"
deal.B = "6-5 6-2 5-5 5-0 4-1 3-3 2-1"
yard = "0-0 4-4 3-2 5-2 4-0 2-0 6-3 6-6 3-1 2-2 5-4 1-0 5-1 6-4"
play = """
B:2-1*1 A:4-2L*1 B:4-1R A:4-3L B:3-3L*2 A:5-3L*3 B:5-0L A:6-0L*2
B:6-2L*2
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-2 4-3 4-2 3-3 2-2 2-1 1-1"
deal.B = "5-4 5-2 5-0 3-1 3-0 1-0 0-0"
yard = "6-1 3-2 4-1 5-5 5-1 4-0 5-3 6-4 2-0 4-4 6-0 6-5 6-6 6-3"
play = """
A:6-2 B:5-2R A:pass B:5-4R*2 A:4-3R*3 B:3-1R A:2-1R B:pass
A:4-2R*2
"""
end = "blocked"
winner = "B"
delta = { A = 5, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 6-0 5-0 4-2 3-2 1-0"
deal.B = "6-6 6-5 6-3 4-4 3-3 3-1 0-0"
yard = "4-0 5-1 5-5 6-4 1-1 4-3 2-2 4-1 5-4 2-1 2-0 5-3 3-0 5-2"
play = """
B:6-5 A:6-2L B:pass A:4-2L*3 B:4-4L A:5-0R B:0-0R A:6-0R B:6-6R*4
A:6-1R*3 B:3-1R A:3-2R*2
"""
end = "blocked"
winner = "A"
delta = { A = 8, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-2 5-1 4-1 2-2 1-0"
deal.B = "6-0 5-5 4-4 4-3 4-2 3-1 2-1"
yard = "3-3 6-5 6-3 5-0 4-0 3-0 5-4 6-1 2-0 6-2 1-1 3-2 0-0 5-3"
play = """
A:6-6*4 B:6-0L*4 A:1-0L B:2-1L A:5-2L B:5-5L A:5-1L B:3-1L*8
A:6-4R B:4-3R*2
"""
end = "blocked"
winner = "A"
delta = { A = 4, B = 14 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-2 3-0 2-1 2-0 0-0"
deal.B = "6-1 6-0 5-4 4-0 3-3 2-2 1-0"
yard = "4-4 6-3 6-4 4-2 5-5 5-0 3-1 4-3 4-1 1-1 5-3 3-2 5-1 6-5"
play = """
B:3-3*2 A:3-0L*2 B:1-0L A:2-1L B:2-2L*2 A:6-2L*4 B:6-0L*2 A:2-0L
B:pass A:5-2L B:5-4L*2 A:pass B:4-0L*2
"""
[[match]]
bones = 1
variant = "fives_and_threes"
rules_version = 1
id = "fives_and_threes-49"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 28, B = 61, C = 49 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
drawing = "never"
reserve = 0
first_opener = "lot"
later_opener = "rotate"
count_value = "quotient"
lead_scores = true
claim = "auto"
round_end = "team_out"
out_points = 1
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "fives_and_threes-49"
commitment = "7ecc987316af616944c6d88f4790f8e18e49daaf9ad92ba7442ccc7c8a410dfc"
secret = "9ad609760c43e9d1a6c92475d51b905d9f5c44665ac930e71b7b549ff7dbb118"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-1 5-0 4-0 2-2 1-1"
deal.B = "6-6 6-1 6-0 5-3 4-1"
deal.C = "6-2 4-2 3-1 1-0 0-0"
yard = "6-4 3-3 6-5 5-2 5-5 5-4 6-3 4-3 2-0 3-2 2-1 4-4 3-0"
play = """
C:4-2*2 A:2-2R B:4-1L*1 C:6-2R A:1-1L B:6-1L*4 C:pass A:pass
B:6-6L*6 C:pass A:pass B:6-0R*4 C:0-0R*4 A:5-0R B:5-3R*8
"""
end = "out"
winner = "B"
delta = { A = 0, B = 24, C = 6 }

[[match.hand]]
opener = "A"
deal.A = "5-1 3-1 3-0 2-1 1-1"
deal.B = "6-2 5-2 4-3 4-1 4-0"
deal.C = "6-5 6-4 6-0 5-3 2-2"
yard = "0-0 3-2 4-4 6-1 6-6 6-3 5-4 2-0 5-5 4-2 3-3 1-0 5-0"
play = """
A:2-1*1 B:5-2L*2 C:6-5L A:5-1R B:6-2L C:2-2L*3 A:pass B:pass
C:5-3R A:3-1R*1 B:4-1R C:6-4R*2 A:pass B:pass C:6-0R
"""
end = "out"
winner = "C"
delta = { A = 2, B = 2, C = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-4 5-0 3-2 3-0"
deal.B = "6-3 6-1 5-5 5-1 2-0"
deal.C = "6-6 3-1 2-2 2-1 1-0"
yard = "6-4 0-0 4-0 5-3 3-3 4-2 6-5 1-1 4-1 4-4 4-3 5-2 6-0"
play = """
B:6-3*3 C:6-6L*8 A:6-2L*1 B:2-0L*1 C:3-1R A:3-0L B:6-1R*3 C:pass
A:3-2L B:pass C:2-2L*2 A:pass B:pass C:2-1L A:pass B:5-1L C:pass
A:5-0L*2 B:pass C:1-0L
"""
end = "out"
winner = "C"
delta = { A = 3, B = 7, C = 11 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-3 4-0 3-2 2-1"
deal.B = "6-5 4-4 4-3 4-2 4-1"
deal.C = "6-6 6-3 6-0 5-5 5-1"
yard = "2-2 5-4 1-0 3-1 3-0 5-2 5-0 1-1 2-0 6-1 3-3 6-2 0-0"
play = """
C:6-6*4 A:6-4L B:4-3L*8 C:6-3L*6 A:pass B:6-5L C:5-5L A:5-3L*8
B:pass C:6-0R*1 A:3-2L B:4-2L C:pass A:4-0L
"""
end = "blocked"
winner = "A"
delta = { A = 8, B = 8, C = 11 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 5-1 2-1 1-0"
deal.B = "6-5 6-4 6-3 6-2 5-5"
deal.C = "6-6 5-2 4-4 4-2 2-2"
yard = "6-0 3-2 0-0 2-0 3-1 5-3 3-3 5-0 3-0 4-0 4-1 1-1 4-3"
play = """
A:2-1*1 B:6-2L C:6-6L A:1-0R*4 B:6-5L*1 C:5-2L A:pass B:pass
C:2-2L A:pass B:pass C:4-2L A:5-4L*1 B:5-5L*2 C:pass A:5-1L B:pass
C:pass A:6-1L*2
"""
end = "out"
winner = "A"
delta = { A = 9, B = 3, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-0 3-3 3-1 3-0 2-0"
deal.B = "6-5 5-4 5-3 2-1 0-0"
deal.C = "6-4 6-1 5-2 4-3 4-0"
yard = "4-1 1-0 6-3 6-6 6-2 4-2 1-1 5-1 4-4 2-2 5-5 6-0 3-2"
play = """
B:5-4*3 C:5-2L*2 A:2-0L B:0-0L C:4-0L A:pass B:pass C:6-4L*2
A:pass B:6-5L*3 C:4-3R A:3-1R*2 B:5-3L C:6-1R*3
"""
end = "out"
winner = "C"
delta = { A = 2, B = 6, C = 8 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 6-1 3-1 2-2"
deal.B = "4-4 4-1 3-3 3-2 1-0"
deal.C = "6-4 5-4 5-3 2-0 0-0"
yard = "4-2 6-3 5-2 4-0 6-5 5-0 6-0 3-0 5-5 5-1 1-1 4-3 2-1"
play = """
C:5-4*3 A:pass B:4-1R*2 C:5-3L A:3-1L B:1-0L C:2-0L*1 A:6-1R
B:3-2L*3 C:6-4R A:pass B:3-3L*2 C:pass A:pass B:4-4R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 8, C = 4 }

[[match.hand]]
opener = "A"
deal.A = "4-4 4-1 4-0 3-3 0-0"
deal.B = "6-5 6-1 6-0 4-2 1-0"
deal.C = "6-2 5-5 3-1 2-1 1-1"
yard = "2-0 4-3 5-2 6-6 5-1 5-3 6-4 3-0 3-2 5-0 5-4 6-3 2-2"
play = """
A:4-4 B:4-2L*2 C:2-1L*3 A:4-1L*4 B:pass C:pass A:4-0R B:1-0R*1
"""
