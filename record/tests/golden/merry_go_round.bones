[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-0"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 61, B = 32 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-0"
commitment = "76995f74d49bcff4f1e9cf72192a8dd04ca823d89887e19cd462bb1c139493c1"
secret = "7e2ab882759a934a2a5ceea548a6e84f0afd91b7e4dc7193d8f4a7dac234883a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 5-1 4-4 4-3 4-0 2-2"
deal.B = "6-0 5-0 3-3 2-0 1-1 1-0 0-0"
yard = "3-0 4-1 6-3 3-1 2-1 4-2 5-5 6-2 5-4 6-6 6-1 3-2 5-3 5-2"
play = """
B:0-0 A:4-0L B:1-0R*1 A:+3-0 A:3-0U B:5-0D A:6-4L*3 B:3-3U A:6-5L
B:1-1R A:5-1L B:+4-1 B:4-1L A:4-4L B:+6-3 B:6-3U A:4-3L B:6-0U*2
A:+3-1 A:3-1L B:2-0U*2
"""
end = "out"
winner = "B"
delta = { A = 3, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 5-1 4-3 4-0 3-2 2-0"
deal.B = "6-4 5-4 4-1 3-0 2-2 2-1 1-0"
yard = "6-3 4-2 5-0 3-1 5-3 4-4 3-3 5-5 1-1 6-2 6-5 6-0 0-0 5-2"
play = """
B:2-2 A:3-2L B:2-1R A:2-0U B:+6-3 B:+4-2 B:4-2D A:4-3L B:1-0U*2
A:4-0L B:6-4D A:6-1R B:3-0L A:6-6R B:6-3D A:5-1U
"""
end = "out"
winner = "A"
delta = { A = 3, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 3-3 3-2 1-1 1-0 0-0"
deal.B = "6-5 6-1 5-1 5-0 4-1 3-1 2-1"
yard = "4-2 2-2 6-6 5-3 4-3 6-4 2-0 5-2 6-2 5-4 4-0 3-0 5-5 4-4"
play = """
A:3-3 B:3-1L A:6-3R B:+4-2 B:+2-2 B:+6-6 B:+5-3 B:5-3U A:3-2D
B:6-1L A:6-0L B:6-5R A:1-0L B:4-1L A:+4-3 A:4-3L*3 B:2-2D A:+6-4
A:+2-0 A:2-0D B:5-0R A:0-0R B:5-1U A:1-1U*1 B:2-1U*1 A:+5-2 A:5-2U
B:+6-2 B:+5-4 B:5-4U A:6-4U
"""
end = "out"
winner = "A"
delta = { A = 9, B = 1 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-0 5-0 4-4 3-0 2-1"
deal.B = "6-5 5-5 5-1 4-2 4-1 4-0 1-0"
yard = "0-0 5-4 2-0 3-3 6-1 3-1 1-1 6-3 6-2 3-2 5-3 2-2 5-2 4-3"
play = """
A:6-6 B:6-5L A:6-4R B:+0-0 B:+5-4 B:+2-0 B:+3-3 B:+6-1 B:6-1U*2
A:6-0D*2 B:4-1R A:5-0L B:1-0R A:3-0L B:5-1U A:+3-1 A:3-1L B:4-0R*2
A:2-1L B:5-5U A:4-4R*4
"""
end = "out"
winner = "A"
delta = { A = 11, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 4-1 4-0 3-3 2-2 1-1"
deal.B = "6-3 6-2 5-4 5-1 5-0 3-2 3-0"
yard = "1-0 6-0 0-0 4-2 6-4 4-3 6-5 6-1 3-1 2-1 2-0 5-5 4-4 5-3"
play = """
A:6-6 B:6-2L A:+1-0 A:+6-0 A:6-0R B:6-3U*1 A:+0-0 A:+4-2 A:+6-4
A:6-4D B:5-4D*2 A:5-2L B:5-0L A:4-0L B:3-2U A:4-2L B:5-1D*1 A:2-2L
B:3-0R*2
"""
end = "out"
winner = "B"
delta = { A = 0, B = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 6-0 5-5 4-0 3-3 2-2"
deal.B = "5-3 5-0 4-4 4-2 3-2 3-1 1-1"
yard = "6-5 4-1 0-0 2-0 6-6 4-3 3-0 5-1 6-2 1-0 5-2 5-4 2-1 6-4"
play = """
B:4-4 A:4-0L B:4-2R A:+6-5 A:+4-1 A:4-1U B:+0-0 B:+2-0 B:+6-6
B:+4-3 B:4-3D A:6-0L B:3-2D A:6-5L*2 B:5-0L*1 A:2-2R B:2-0R A:6-1U
B:0-0L A:6-3U*1 B:3-1U A:+3-0 A:3-0L B:5-3L A:5-5L B:1-1U A:+5-1
A:5-1L*1 B:+6-2 B:6-2D A:+1-0 A:1-0L B:6-6D
"""
end = "out"
winner = "B"
delta = { A = 4, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 6-0 5-4 5-0 3-0 2-1"
deal.B = "6-5 6-3 6-1 5-5 5-2 2-2 1-0"
yard = "4-2 3-2 4-1 2-0 4-0 4-3 6-4 0-0 3-3 4-4 5-3 1-1 3-1 5-1"
play = """
B:5-5*2 A:5-4L B:5-2R A:5-0U B:6-5D A:6-2R B:6-3R A:3-0R*2
B:6-1D*1 A:6-0R B:1-0D*2 A:6-6R B:+4-2 B:4-2L A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-2 5-1 4-4 3-3 2-2"
deal.B = "6-5 6-3 5-0 4-1 4-0 3-1 0-0"
yard = "5-3 6-0 4-3 3-2 2-0 2-1 1-0 5-5 4-2 6-6 6-1 3-0 1-1 5-4"
play = """
A:4-4 B:4-0L A:6-4R B:4-1U A:+5-3 A:+6-0 A:+4-3 A:4-3D*2 B:3-1D
A:6-0L B:6-5L A:5-3L B:6-3L A:6-2L*2 B:+3-2 B:3-2L A:3-3L B:+2-0
B:+2-1 B:2-1U*3 A:5-2U B:5-0U A:5-1D B:2-0U A:2-2U
"""
end = "out"
winner = "A"
delta = { A = 4, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-3 4-4 4-2 3-3 3-2 1-0 0-0"
deal.B = "6-6 6-5 6-2 5-3 5-2 5-0 3-0"
yard = "1-1 6-4 5-1 5-4 4-3 6-1 3-1 2-0 2-1 6-0 4-0 4-1 2-2 5-5"
play = """
A:4-4 B:+1-1 B:+6-4 B:6-4L A:4-2R B:+5-1 B:+5-4 B:5-4U A:+4-3
A:4-3D B:5-2U A:6-3L*2 B:6-2R A:3-3L B:3-0L A:1-0L B:6-5R A:3-2U
B:1-1L A:+6-1 A:6-1L B:5-3U A:+3-1 A:3-1D B:5-0R A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-1 4-0 3-1 2-2 1-0"
deal.B = "5-4 5-3 5-2 5-1 4-1 3-2 2-0"
yard = "6-4 4-2 4-3 2-1 6-0 0-0 6-2 3-0 6-3 1-1 5-5 5-0 4-4 3-3"
play = """
A:6-6 B:+6-4 B:6-4L A:6-5R B:+4-2 B:+4-3 B:+2-1 B:+6-0 B:6-0U
A:6-1D*2 B:4-1L A:3-1L B:5-1D A:4-0U B:5-3L A:+0-0 A:+6-2 A:+3-0
A:+6-3 A:+1-1 A:+5-5 A:5-5L B:5-2R A:6-2R*5 B:4-2U A:6-3R*4 B:2-0U
A:3-0R*3 B:5-4L A:1-0R*2 B:2-1R A:2-2R B:3-2R A:0-0U B:4-3R
"""
end = "out"
winner = "B"
delta = { A = 16, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 6-0 5-5 5-2 4-0 3-3"
deal.B = "6-4 5-1 4-3 4-2 4-1 3-2 1-0"
yard = "5-4 1-1 5-0 6-2 6-6 0-0 2-1 5-3 3-1 6-5 3-0 2-0 4-4 2-2"
play = """
A:5-5*2
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-1"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 34, B = 61, C = 60 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-1"
commitment = "ae2b8ce98abb55843793777b01b330dd45a184a6c8a5c54a587119abd7a49134"
secret = "51d5ccc15ce4afc9e9eb43ad198d4e999a8b8c96ad5eee98ea85e021ce84a390"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 5-3 3-3 3-0 2-2 2-1"
deal.B = "6-6 6-0 5-2 5-0 4-4 4-3 1-0"
deal.C = "6-4 6-1 4-1 3-2 3-1 2-0 0-0"
yard = "4-2 5-1 4-0 1-1 6-2 6-5 5-4"
play = """
B:6-6 C:6-4L A:6-3R B:6-0U C:6-1D A:3-0U B:4-4L*3 C:4-1L A:5-3R*2
B:5-0R*1 C:0-0R*1 A:2-1L B:1-0D*1 C:3-2L A:3-3L B:4-3U*2 C:3-1L*1
A:+4-2 A:4-2U B:5-2U
"""
end = "out"
winner = "B"
delta = { A = 2, B = 10, C = 2 }

[[match.hand]]
opener = "B"
deal.A = "4-4 4-1 3-3 3-1 3-0 2-2 1-1"
deal.B = "6-6 6-5 6-3 5-4 5-1 4-0 2-1"
deal.C = "6-4 6-1 6-0 5-5 5-3 5-0 3-2"
yard = "6-2 5-2 1-0 4-3 2-0 4-2 0-0"
play = """
B:6-6 C:6-4L A:+6-2 A:6-2R B:6-5U C:6-1D A:2-2R B:5-4L*3 C:5-5L*4
A:4-1D B:2-1R*4 C:5-0U*3 A:3-1R B:6-3R*4 C:5-3L A:3-0U B:4-0D
C:6-0D A:3-3L B:+5-2 B:+1-0 B:+4-3 B:4-3L C:3-2U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 11, C = 12 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-5 4-2 4-0 2-0 1-1 0-0"
deal.B = "6-6 6-4 6-0 5-4 5-2 4-1 3-3"
deal.C = "6-2 6-1 5-3 4-4 3-2 3-1 1-0"
yard = "2-1 5-0 5-1 2-2 4-3 6-5 3-0"
play = """
C:4-4 A:4-2L*2 B:6-4R C:+2-1 C:+5-0 C:+5-1 C:+2-2 C:+4-3 C:4-3U
A:4-0D B:6-0R*1 C:5-0R*2 A:0-0D*2 B:5-4R C:1-0D*2 A:2-0L B:4-1R*1
C:6-1R*2 A:1-1D B:6-6R C:3-1U*3 A:6-3R B:3-3R C:2-1U*2 A:+6-5
A:+3-0 A:3-0R B:5-2U
"""
end = "out"
winner = "B"
delta = { A = 4, B = 12, C = 11 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-1 5-5 4-4 3-2 3-0"
deal.B = "6-4 5-4 4-3 4-0 2-2 1-1 0-0"
deal.C = "6-3 6-0 5-3 4-2 4-1 2-1 1-0"
yard = "5-1 6-6 3-3 2-0 5-0 3-1 5-2"
play = """
B:2-2 C:2-1L*1 A:6-2R B:+5-1 B:+6-6 B:+3-3 B:+2-0 B:2-0U C:4-2D
A:4-4D*3 B:0-0U*3 C:4-1D A:6-1R B:5-1L C:5-3L*1 A:3-0L B:4-0L
C:1-0R*1 A:+5-0 A:5-0U*2 B:6-4L C:6-0R A:6-5U B:6-6L*5 C:6-3L
"""
end = "out"
winner = "C"
delta = { A = 5, B = 8, C = 11 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-4 5-3 2-1 1-1 0-0"
deal.B = "6-1 5-5 5-2 4-0 3-1 2-0 1-0"
deal.C = "6-5 6-0 5-1 5-0 4-2 3-3 2-2"
yard = "3-2 4-3 4-4 4-1 3-0 6-2 6-6"
play = """
C:2-2 A:2-1L*1 B:5-2R C:4-2U*2 A:+3-2 A:3-2D B:3-1L*3 C:5-0R*2
A:5-4U B:4-0R*3 C:6-5U A:6-3U B:+4-3 B:4-3L C:3-3U A:5-3D B:5-5D
C:5-1D*3 A:6-4L B:6-1L C:+4-4 C:4-4R A:1-1L B:1-0L*3 C:6-0L
"""
end = "out"
winner = "C"
delta = { A = 1, B = 9, C = 7 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-3 5-2 4-1 3-1 2-1 1-0"
deal.B = "6-4 6-3 6-2 6-0 4-4 4-3 3-2"
deal.C = "6-1 5-4 5-1 4-0 3-3 2-0 1-1"
yard = "5-0 0-0 6-6 4-2 3-0 6-5 2-2"
play = """
C:1-1 A:3-1L*1 B:+5-0 B:+0-0 B:+6-6 B:+4-2 B:+3-0 B:+6-5 B:+2-2
B:pass C:6-1R A:1-0U B:pass C:5-1D A:5-2D B:6-2D*3 C:3-3L A:5-3L
B:3-0U*4 C:5-4L A:4-1L B:6-5R*3 C:pass A:2-1L B:6-6D C:2-0L*4
A:5-5R*5
"""
end = "out"
winner = "A"
delta = { A = 19, B = 10, C = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-5 4-4 4-3 3-3 3-0"
deal.B = "6-3 5-2 5-0 4-2 4-0 2-1 1-1"
deal.C = "6-6 6-2 6-1 5-3 5-1 4-1 3-1"
yard = "6-4 5-4 1-0 2-0 2-2 0-0 3-2"
play = """
A:5-5*2 B:5-2L C:5-3R*1 A:6-5U B:5-0D C:6-2L*3 A:6-0D B:6-3L
C:6-6U A:3-0L B:4-0L C:6-1D*4 A:4-4L B:4-2L C:3-1D*4 A:4-3R B:2-1L
C:5-1L A:3-3D
"""
end = "out"
winner = "A"
delta = { A = 3, B = 0, C = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-6 4-3 4-1 3-3 3-2 2-0 1-0"
deal.B = "6-5 5-5 5-4 5-3 5-0 4-2 1-1"
deal.C = "6-4 6-1 6-0 5-1 4-0 2-2 2-1"
yard = "6-2 4-4 3-0 0-0 3-1 6-3 5-2"
play = """
A:3-3 B:5-3L C:+6-2 C:+4-4 C:+3-0 C:3-0R*1 A:3-2U B:+0-0 B:+3-1
B:3-1D C:5-1L A:4-1L B:4-2L*1
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-2"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3, D = 4 }
score = { A = 50, B = 61, C = 16, D = 14 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-2"
commitment = "afb1e340d3de820be5bb09413ff45835d2edd0a71e4d3464de58b803322d411c"
secret = "9817af9c876b3fc74e90befd1b6b01f158a77506606daa6227a8ff8bde308c8d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 5-4 5-0 3-3 2-1 1-1"
deal.B = "6-5 6-2 5-2 5-1 4-3 4-1 4-0"
deal.C = "5-5 4-4 3-1 3-0 2-2 1-0 0-0"
deal.D = "6-6 6-3 6-1 5-3 4-2 3-2 2-0"
yard = ""
play = """
A:3-3 B:4-3L*2 C:3-1R*1 D:5-3U*2 A:pass B:pass C:3-0D*2 D:6-1R*3
A:5-0D*4 B:6-5R C:4-4L D:4-2L A:5-4R B:6-2L*4 C:5-5U*5 D:6-3L
A:6-4R B:5-1D*4 C:1-0D D:2-0D A:2-1D*4 B:4-1D C:pass D:3-2L A:6-0R
B:4-0R*4 C:2-2L D:pass A:pass B:5-2L
"""
end = "out"
winner = "B"
delta = { A = 8, B = 17, C = 8, D = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 5-2 4-2 4-0 3-2 2-2"
deal.B = "6-3 5-5 5-4 5-0 3-1 2-1 1-0"
deal.C = "6-6 6-5 5-3 4-3 4-1 3-3 1-1"
deal.D = "6-2 6-0 5-1 4-4 3-0 2-0 0-0"
yard = ""
play = """
B:5-5*2 C:6-5L D:5-1R A:5-2U B:5-4D C:6-6L D:2-0U A:4-2D*3
B:5-0U*4 C:4-1R D:6-0L A:4-0L*3 B:2-1D C:4-3L D:4-4R A:6-4R*3
B:6-3L C:5-3U D:3-0U A:6-1L B:3-1L*2 C:3-3L D:0-0U A:3-2L B:1-0U*2
"""
end = "out"
winner = "B"
delta = { A = 9, B = 13, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 5-1 5-0 4-0 3-3 3-0"
deal.B = "6-3 6-0 5-4 5-3 4-4 4-2 2-0"
deal.C = "6-4 5-2 4-3 2-2 2-1 1-0 0-0"
deal.D = "6-6 6-2 6-1 4-1 3-2 3-1 1-1"
yard = ""
play = """
B:4-4 C:6-4L D:4-1R A:4-0U B:5-4D C:2-1R D:6-2R A:3-0U*4 B:5-3U
C:5-2U D:6-1L A:6-5D*3 B:4-2U C:1-0L D:6-6R A:5-0L B:6-0R*3
C:0-0R*3 D:pass A:5-5L*4 B:2-0R C:2-2R D:3-2R A:3-3R B:6-3R
"""
end = "out"
winner = "B"
delta = { A = 11, B = 7, C = 3, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-2 4-2 3-2 3-1 2-1 1-0"
deal.B = "6-4 6-1 5-1 4-0 3-3 3-0 2-0"
deal.C = "6-6 6-5 6-3 5-4 4-4 2-2 0-0"
deal.D = "6-0 5-5 5-3 5-0 4-3 4-1 1-1"
yard = ""
play = """
B:3-3 C:6-3L D:4-3R*2 A:3-2U B:3-0D C:6-6L D:4-1R*3 A:6-2L*1
B:6-1R*2 C:2-2L D:6-0R A:2-1U*1 B:2-0L C:0-0L D:5-0R A:1-0U*1
B:5-1R C:pass D:1-1R A:3-1R B:4-0L C:5-4L D:5-3L
"""
end = "blocked"
delta = { A = 3, B = 2, C = 0, D = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 6-1 5-5 4-1 2-1 2-0"
deal.B = "6-0 5-4 5-1 4-4 4-2 4-0 3-2"
deal.C = "6-5 5-3 5-2 3-3 3-1 3-0 1-0"
deal.D = "6-6 6-4 5-0 4-3 2-2 1-1 0-0"
yard = ""
play = """
C:3-3 D:4-3L*2 A:6-3R*2 B:3-2U C:5-3D D:2-2U A:6-2R*3 B:4-2U*3
C:5-2R D:5-0R A:2-0R*3 B:5-4D C:pass D:6-4L A:2-1R*3 B:4-4U C:6-5L
D:1-1R A:5-5L B:5-1R C:pass D:pass A:4-1U*4 B:4-0D C:3-1U D:0-0D
A:pass B:6-0D
"""
end = "out"
winner = "B"
delta = { A = 15, B = 8, C = 0, D = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-1 5-1 4-1 3-3 2-2"
deal.B = "6-6 6-0 4-4 4-0 3-1 1-0 0-0"
deal.C = "5-5 5-4 5-3 5-2 5-0 3-0 1-1"
deal.D = "6-5 6-4 4-3 4-2 3-2 2-1 2-0"
yard = ""
play = """
B:6-6 C:pass D:6-4L A:6-1R*1 B:6-0U*1 C:pass D:6-5D*2 A:5-1R
B:1-0U*3 C:5-4L D:2-1U A:6-2U B:pass C:5-5L D:pass A:6-3U B:3-1U
C:5-3L D:3-2L A:2-2L*3 B:pass C:5-2L D:pass A:4-1U B:4-0U*3
C:5-0L*2 D:2-0L A:pass B:0-0U C:3-0U*3 D:4-3U A:pass B:4-4U*4
"""
end = "out"
winner = "B"
delta = { A = 4, B = 14, C = 5, D = 2 }
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-3"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 61, B = 40 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-3"
commitment = "de550a8d3d7a408a91ce49a9ba0e02dfcbbc93c11e7693beed2a6767190a524f"
secret = "518e1cb7beb81d38ff5fd02fa7d55747ed738dc5bd4ae39e08481ba0fe2b7f8b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 4-3 4-1 4-0 1-1 0-0"
deal.B = "6-1 5-4 4-4 3-1 3-0 2-2 2-1"
yard = "3-3 2-0 4-2 1-0 5-1 5-0 6-4 3-2 6-3 6-0 5-3 6-6 5-2 5-5"
play = """
B:4-4 A:4-3L B:5-4R A:4-1U B:+3-3 B:+2-0 B:+4-2 B:4-2D A:6-2D*3
B:3-3L A:6-5D B:3-1L A:1-1L B:6-1L A:+1-0 A:1-0U B:3-0U A:+5-1
A:5-1R*3 B:2-1R A:+5-0 A:5-0D B:2-2R A:0-0D B:2-0R
"""
end = "out"
winner = "B"
delta = { A = 6, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-2 3-2 3-0 2-0 1-0"
deal.B = "6-6 6-5 6-2 5-5 5-3 2-2 1-1"
yard = "3-3 3-1 5-0 6-1 4-2 6-4 4-1 0-0 2-1 4-3 5-4 5-1 4-4 4-0"
play = """
B:6-6 A:6-3L*3 B:6-5R A:6-0U B:6-2D*2 A:5-2R B:5-3L A:3-2R*2
B:5-5L*3 A:3-0R B:2-2D A:2-0D*2 B:+3-3 B:+3-1 B:+5-0 B:5-0L A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 9, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-1 5-5 5-3 4-0 2-0"
deal.B = "5-2 4-4 3-3 3-2 3-0 2-1 0-0"
yard = "5-0 3-1 4-1 5-1 4-3 1-0 1-1 6-4 6-2 6-0 5-4 4-2 6-6 2-2"
play = """
A:5-5*2 B:5-2L A:5-3R*1 B:+5-0 B:5-0U*1 A:6-5D B:3-2L A:6-3L*3
B:3-3R A:2-0U*4 B:3-0R A:6-1L B:2-1L*2 A:4-0R
"""
end = "out"
winner = "A"
delta = { A = 12, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 5-2 3-2 3-0 1-1 1-0"
deal.B = "6-6 6-5 6-4 5-3 5-1 4-4 3-3"
yard = "4-3 2-2 2-1 3-1 4-1 2-0 5-0 0-0 6-3 6-2 4-2 4-0 6-0 5-5"
play = """
A:1-1 B:5-1L A:1-0R*1 B:+4-3 B:+2-2 B:+2-1 B:2-1U A:6-1D B:6-5L
A:3-2U*3 B:6-6L A:3-0U B:6-4L*2 A:5-4L B:5-3L A:+3-1 A:3-1L B:+4-1
B:4-1L*2 A:+2-0 A:2-0R B:4-4L A:5-2R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-2 5-1 4-4 4-0 3-1 0-0"
deal.B = "6-4 6-3 6-2 6-1 5-4 5-0 4-3"
yard = "4-1 6-0 3-0 2-1 6-6 1-1 6-5 5-3 3-3 2-2 3-2 2-0 4-2 1-0"
play = """
A:5-5*2 B:5-4L A:5-1R*1 B:5-0U*1 A:5-2D B:6-4L A:4-0U B:6-3L*2
A:3-1L B:6-1L A:4-4U B:6-2L A:+4-1 A:4-1R B:4-3R*3
"""
end = "out"
winner = "B"
delta = { A = 3, B = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-1 5-0 3-3 3-0 1-1"
deal.B = "6-5 5-3 4-3 4-2 4-0 3-1 2-1"
yard = "6-0 3-2 6-1 1-0 5-2 4-1 6-6 4-4 2-2 5-5 6-2 0-0 5-4 2-0"
play = """
A:3-3 B:5-3L A:3-0R*1 B:4-3U A:6-3D*3 B:6-5L A:6-4U B:4-0R A:+6-0
A:6-0L B:4-2R A:5-0L B:2-1R A:5-1L B:3-1L
"""
end = "out"
winner = "B"
delta = { A = 4, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 4-3 4-2 4-1 3-2 2-2 1-0"
deal.B = "6-4 6-3 6-0 5-5 5-1 3-0 1-1"
yard = "0-0 2-1 5-0 6-5 6-2 3-1 2-0 3-3 6-6 6-1 4-0 5-4 5-3 4-4"
play = """
B:5-5*2 A:5-2L B:5-1R A:+0-0 A:+2-1 A:+5-0 A:5-0U B:+6-5 B:6-5D
A:2-1R*2 B:6-0U A:2-2L B:6-4U A:4-3U*3 B:6-3U A:4-2R*4 B:+6-2
B:6-2L A:4-1R B:1-1R*4 A:1-0R B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 9, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 4-4 4-1 3-1 2-1 0-0"
deal.B = "6-3 6-2 5-5 5-4 5-3 5-0 4-3"
yard = "6-4 6-5 3-0 3-3 1-0 3-2 2-2 5-2 4-0 5-1 2-0 6-0 1-1 4-2"
play = """
B:5-5*2 A:+6-4 A:+6-5 A:6-5L B:5-4R*2 A:+3-0 A:+3-3 A:+1-0 A:+3-2
A:+2-2 A:+5-2 A:5-2U B:5-3D*3 A:6-1L*2 B:4-3R A:3-2U*2 B:6-3R
A:3-1L*3 B:6-2R A:2-1R*2 B:+4-0 B:+5-1 B:5-1R A:3-3L B:5-0R A:1-0R
B:+2-0 B:+6-0 B:+1-1 B:1-1R A:4-1R B:4-0R A:3-0R B:+4-2
"""
end = "blocked"
winner = "B"
delta = { A = 9, B = 14 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-5 4-3 3-3 3-2 1-1"
deal.B = "5-3 5-1 4-4 3-0 2-2 2-1 0-0"
yard = "1-0 6-3 2-0 5-0 4-0 5-2 6-0 6-2 3-1 5-4 6-6 6-4 4-2 4-1"
play = """
B:4-4 A:4-3L B:+1-0 B:+6-3 B:+2-0 B:+5-0 B:+4-0 B:4-0R A:+5-2
A:+6-0 A:+6-2 A:+3-1 A:+5-4 A:5-4U B:+6-6 B:+6-4 B:6-4D A:6-2D*2
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-4"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 37, B = 31, C = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-4"
commitment = "5c32523ff8e0aedd8182947b5c289c1541f03bb25c056d9cad3b322fc8294d19"
secret = "cf5adb0fac44c200b1babf91c086c6521986ac5a328214d360643582421b5a9d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-4 5-1 5-0 3-3 1-0"
deal.B = "6-2 6-0 5-5 5-2 4-1 3-0 0-0"
deal.C = "6-1 4-4 3-2 3-1 2-2 2-0 1-1"
yard = "2-1 4-2 6-3 6-4 5-3 4-3 4-0"
play = """
B:5-5*2 C:+2-1 C:+4-2 C:+6-3 C:+6-4 C:+5-3 C:5-3L A:6-5R B:5-2U
C:+4-3 C:+4-0 C:pass A:5-4D*3 B:3-0L C:6-4R*2 A:5-0L*3 B:6-2U
C:4-0R*3 A:5-1L B:0-0R C:4-4D*3 A:1-0L B:4-1D C:6-3U A:3-3U B:6-0L
"""
end = "out"
winner = "B"
delta = { A = 6, B = 12, C = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-5 5-0 4-3 2-0 1-0"
deal.B = "6-5 5-4 5-2 4-0 3-2 2-1 1-1"
deal.C = "6-4 6-3 5-3 5-1 3-3 3-1 2-2"
yard = "4-2 4-4 3-0 4-1 6-2 6-6 0-0"
play = """
B:1-1 C:3-1L*1 A:6-1R B:2-1U C:5-1D A:4-3L B:6-5R C:6-4L A:6-0L
B:5-2R C:5-3D A:5-0L B:5-4L C:6-3D A:2-0R B:4-0R C:2-2U A:+4-2
A:4-2L B:3-2L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 5-5 5-2 3-2 2-2 2-1"
deal.B = "6-5 6-4 6-2 6-1 4-4 2-0 0-0"
deal.C = "5-3 5-1 4-2 4-0 3-3 3-1 3-0"
yard = "6-0 5-4 4-1 5-0 1-1 1-0 4-3"
play = """
B:0-0 C:4-0L A:+6-0 A:6-0R*2 B:2-0U C:3-0D*3 A:6-6R B:6-2R C:5-3D
A:5-2R B:6-4L C:4-2U*4 A:6-3L B:6-5R C:3-3L A:3-2L B:4-4U C:5-1D
A:2-2L B:6-1R
"""
end = "out"
winner = "B"
delta = { A = 2, B = 3, C = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-4 4-1 4-0 3-3 3-0 2-1 2-0"
deal.B = "5-3 5-0 4-4 2-2 1-1 1-0 0-0"
deal.C = "6-3 6-1 5-5 5-4 5-2 4-2 3-2"
yard = "6-5 3-1 4-3 5-1 6-6 6-0 6-2"
play = """
B:2-2 C:5-2L A:2-1R B:+6-5 B:+3-1 B:+4-3 B:+5-1 B:+6-6 B:+6-0
B:+6-2 B:6-2U C:3-2D*3 A:4-1R B:5-1L C:5-4R*3 A:6-4U B:4-4U
C:6-3D*4 A:4-0U B:1-0U C:5-5R A:pass B:6-6D C:6-1L A:pass B:6-5L
C:pass A:pass B:1-1U C:pass A:pass B:6-0D C:pass A:3-0D*4 B:5-3L
C:pass A:3-3L B:3-1U C:pass A:pass B:5-0R C:pass A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 6-1 4-1 3-3 3-2 3-1"
deal.B = "6-3 5-5 5-1 5-0 4-0 3-0 0-0"
deal.C = "6-6 6-0 5-4 5-2 4-4 4-2 2-0"
yard = "2-1 6-5 4-3 5-3 2-2 1-1 1-0"
play = """
A:3-3 B:6-3L C:+2-1 C:+6-5 C:+4-3 C:4-3R*2 A:3-2U B:3-0D C:5-2U*3
A:6-4L B:5-1U C:6-0D*3 A:4-1L B:4-0R C:2-0R*2 A:6-1L*3 B:+5-3
B:+2-2 B:2-2R C:6-6L A:6-2L B:+1-1 B:1-1U C:6-5D A:3-1U
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0, C = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-3 5-1 4-1 3-3 2-0 1-1"
deal.B = "6-4 6-3 6-2 5-5 5-4 4-2 3-1"
deal.C = "5-2 4-4 4-0 3-2 3-0 2-2 0-0"
yard = "2-1 6-6 1-0 6-1 4-3 5-0 6-5"
play = """
A:3-3 B:6-3L C:3-2R A:5-3U B:3-1D C:5-2R A:6-0L B:5-5R C:4-0L*4
A:4-1L B:5-4R C:4-4R*3 A:5-1L B:6-4R C:+2-1 C:2-1D A:2-0D B:6-2R
C:3-0D*3 A:+6-6 A:+1-0 A:+6-1 A:+4-3 A:4-3D B:4-2D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 5, C = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 4-4 4-1 3-3 2-1 0-0"
deal.B = "6-5 6-2 5-2 5-0 3-2 3-1 1-0"
deal.C = "6-3 6-1 6-0 5-4 5-1 4-3 2-2"
yard = "5-3 4-2 1-1 2-0 6-6 4-0 3-0"
play = """
C:2-2 A:2-1L*1 B:5-2R C:+5-3 C:+4-2 C:4-2U*2 A:+1-1 A:+2-0
A:2-0D*2 B:6-5R C:5-1L*3 A:5-5L*4 B:1-0D C:4-3U*4 A:6-4R B:3-1U
C:5-4L*2 A:4-4L B:+6-6 B:+4-0 B:4-0R*2 C:6-1U*3 A:4-1L B:5-0R
C:6-3U A:1-1L B:3-2U*2 C:5-3R A:3-3R B:6-2U*3 C:6-0U
"""
end = "out"
winner = "C"
delta = { A = 7, B = 7, C = 14 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-5 5-4 5-1 3-3 3-1 2-2"
deal.B = "6-3 6-2 5-3 5-0 4-4 3-0 1-0"
deal.C = "6-4 6-0 4-3 4-0 2-0 1-1 0-0"
yard = "2-1 4-1 6-5 3-2 4-2 5-2 6-1"
play = """
C:1-1 A:5-1L B:1-0R*1 C:+2-1 C:2-1U A:3-1D*2 B:6-3D C:6-4D A:5-5L
B:5-0L C:4-3D*1
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-5"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1, D = 4 }
score = { A = 33, B = 60, C = 61, D = 22 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-5"
commitment = "2b1437fb68084036981fc3ecb64fd86e1a16ef824ca14c79a65a0d2e463e85d8"
secret = "d61850745474badf5a2aa9db2b61b15240c1149c160fa487c1b190e191c7d209"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
lot = "B"
deal.A = "6-3 5-3 4-4 4-3 4-2 2-1 1-1"
deal.B = "6-4 6-2 5-2 4-1 3-0 2-0 1-0"
deal.C = "5-5 5-4 5-1 4-0 3-2 3-1 2-2"
deal.D = "6-6 6-5 6-1 6-0 5-0 3-3 0-0"
yard = ""
play = """
C:5-5*2 D:6-5L A:5-3R B:5-2U C:5-4D*3 D:6-6L A:4-2D B:6-4L
C:3-2R*2 D:pass A:2-1R B:6-2U C:2-2D*3 D:6-1R*4 A:4-4L B:2-0D*4
C:4-0D D:6-0R A:4-3D B:3-0R*4 C:3-1R D:3-3D A:6-3U B:4-1L C:5-1L*3
"""
end = "out"
winner = "C"
delta = { A = 0, B = 8, C = 15, D = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-0 5-1 4-3 4-1 1-0"
deal.B = "6-6 6-3 6-2 6-1 5-5 3-2 3-0"
deal.C = "5-2 4-4 3-3 3-1 2-1 2-0 1-1"
deal.D = "5-4 5-3 5-0 4-2 4-0 2-2 0-0"
yard = ""
play = """
C:3-3 D:5-3L A:4-3R B:6-3U*3 C:3-1D D:5-4L*3 A:1-0D B:6-6U*4
C:4-4L D:4-2L A:6-4R*4 B:6-1R*3 C:5-2L D:5-0L A:6-0L B:6-2L*3
C:2-1L D:4-0D A:6-5U B:5-5U C:1-1L D:pass A:4-1R*4 B:pass C:pass
D:pass A:5-1L
"""
end = "out"
winner = "A"
delta = { A = 11, B = 13, C = 0, D = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-2 5-0 3-3 3-2 3-1 3-0"
deal.B = "6-3 6-1 5-4 4-3 2-2 2-1 2-0"
deal.C = "6-6 6-5 6-4 5-5 4-4 1-0 0-0"
deal.D = "6-2 5-3 5-1 4-2 4-1 4-0 1-1"
yard = ""
play = """
A:3-3 B:4-3L*2 C:pass D:5-3R A:3-1U*2 B:6-3D C:4-4L*4 D:4-2L
A:3-2L*3 B:6-1U*4 C:5-5R*5 D:5-1R A:3-0L B:2-0L*3 C:6-6U D:6-2L*5
A:6-0L B:2-1R*4 C:0-0L*4 D:4-0L A:5-2R B:5-4L C:6-4U*4 D:4-1U
A:5-0L
"""
end = "out"
winner = "A"
delta = { A = 9, B = 13, C = 17, D = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-1 3-3 3-0 2-1 0-0"
deal.B = "6-3 6-1 5-0 4-3 4-0 3-2 2-2"
deal.C = "6-6 6-5 5-3 5-2 4-1 2-0 1-1"
deal.D = "6-4 5-5 5-4 4-4 4-2 3-1 1-0"
yard = ""
play = """
A:0-0 B:5-0L*1 C:2-0R D:1-0U A:6-0D B:3-2R*3 C:6-6D D:5-5L A:2-1U
B:6-3R*6 C:5-2U D:5-4L A:5-1U B:4-3L C:4-1U*5 D:3-1L A:6-2R
B:4-0U*3 C:6-5D D:4-2R*2 A:3-0U B:6-1L C:5-3U*4 D:6-4L A:pass
B:pass C:pass D:4-4L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 13, C = 9, D = 4 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-0 4-3 4-1 4-0 3-3 0-0"
deal.B = "6-4 6-1 5-4 5-0 4-2 2-0 1-0"
deal.C = "6-6 6-5 5-5 5-3 3-1 2-2 1-1"
deal.D = "6-3 5-2 5-1 4-4 3-2 3-0 2-1"
yard = ""
play = """
D:4-4 A:4-0L B:5-4R*1 C:pass D:pass A:4-3U B:4-2D*2 C:5-5R*3
D:3-0L A:6-2D B:6-4D*4 C:5-3R D:6-3L A:3-3R B:6-1L C:1-1L*3 D:5-1L
A:4-1D*3 B:5-0L*2 C:3-1R*1 D:2-1R A:6-0L B:2-0R*2 C:6-6L D:3-2U*3
A:0-0R*3
"""
end = "out"
winner = "A"
delta = { A = 11, B = 11, C = 7, D = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-3 5-4 3-3 2-2 2-0"
deal.B = "6-1 6-0 5-0 4-0 3-0 1-1 0-0"
deal.C = "6-5 5-3 5-2 4-3 4-2 4-1 1-0"
deal.D = "6-2 5-5 5-1 4-4 3-2 3-1 2-1"
yard = ""
play = """
A:3-3 B:3-0L C:5-3R*1 D:3-2U A:6-3D B:6-1D C:4-2U*2 D:5-5R*3
A:6-4U B:6-0L C:5-2R*3 D:6-2L A:2-0L B:1-1D*2 C:4-1D D:2-1R A:6-6U
B:5-0L C:6-5U*3 D:5-1L A:5-4U*2 B:4-0U C:4-3D*1 D:3-1L A:pass
B:0-0U
"""
end = "out"
winner = "B"
delta = { A = 2, B = 2, C = 10, D = 3 }

[[match.hand]]
opener = "B"
deal.A = "4-3 4-2 3-2 3-0 2-2 1-1 1-0"
deal.B = "6-6 6-1 5-4 5-3 5-1 5-0 2-1"
deal.C = "6-5 6-3 6-2 5-5 4-0 3-3 2-0"
deal.D = "6-4 6-0 5-2 4-4 4-1 3-1 0-0"
yard = ""
play = """
B:6-6 C:6-3L*3
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-6"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 61, B = 60 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-6"
commitment = "f5db67961e08c52c8c2a01e4aabb119cce7df12a2965c0203b0378a403192df3"
secret = "b2d2b877d392baa75020bacf58e6db6bb46123c31c7c754e1abbd632dda9579b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
lot = "A"
deal.A = "6-5 6-4 5-4 4-0 3-2 3-1 2-0"
deal.B = "6-2 5-5 5-2 5-1 5-0 4-2 0-0"
yard = "4-4 3-3 3-0 6-3 6-0 1-0 1-1 4-1 6-1 2-2 4-3 2-1 6-6 5-3"
play = """
B:5-5*2 A:6-5L B:5-2R A:5-4U B:5-0D A:6-4L*2 B:0-0D*2 A:3-2R
B:4-2L A:4-0U*1 B:6-2L A:3-1R B:5-1R
"""
end = "out"
winner = "B"
delta = { A = 3, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-0 5-4 5-2 4-1 2-0"
deal.B = "6-4 6-3 5-1 4-4 4-2 3-2 0-0"
yard = "2-2 6-1 3-1 1-1 5-5 1-0 3-0 3-3 5-0 4-3 2-1 6-2 4-0 5-3"
play = """
B:4-4 A:5-4L B:6-4R A:4-1U B:4-2D A:6-6R*4 B:5-1U A:6-5L*5 B:3-2D
A:6-0L*4 B:0-0L*4 A:5-2U B:6-3D*4
"""
end = "out"
winner = "B"
delta = { A = 13, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "5-2 5-0 4-2 3-3 3-1 2-2 0-0"
deal.B = "5-1 4-3 4-1 3-0 2-1 1-1 1-0"
yard = "3-2 5-4 6-0 4-0 6-2 6-6 6-5 6-4 5-5 2-0 5-3 6-3 6-1 4-4"
play = """
B:1-1 A:3-1L*1 B:2-1R*1 A:+3-2 A:+5-4 A:+6-0 A:+4-0 A:+6-2 A:+6-6
A:+6-5 A:+6-4 A:+5-5 A:+2-0 A:+5-3 A:+6-3 A:+6-1 A:6-1U B:4-1D*3
A:6-6U B:4-3D*4 A:6-2U*2 B:3-0L A:6-3D*2 B:1-0L A:6-5D*2 B:5-1D
"""
end = "out"
winner = "B"
delta = { A = 7, B = 24 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-2 5-4 5-2 4-3 4-1"
deal.B = "6-4 6-1 6-0 5-0 3-1 2-1 0-0"
yard = "1-0 5-5 4-0 5-3 4-4 6-5 3-0 2-0 2-2 1-1 5-1 3-2 3-3 4-2"
play = """
B:0-0 A:+1-0 A:1-0L B:6-0R A:+5-5 A:+4-0 A:4-0U B:5-0D A:5-4D*3
B:6-1L*4 A:6-6L B:6-4R A:6-3L*3 B:3-1L A:4-1R*2 B:2-1L
"""
end = "out"
winner = "B"
delta = { A = 8, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-5 4-3 4-1 3-0 2-0"
deal.B = "6-2 5-4 5-3 5-2 5-1 4-0 0-0"
yard = "4-4 3-2 3-1 3-3 6-5 1-0 4-2 2-1 1-1 6-3 6-1 5-0 2-2 6-6"
play = """
B:0-0 A:6-0L B:4-0R*2 A:3-0U B:+4-4 B:+3-2 B:+3-1 B:+3-3 B:+6-5
B:+1-0 B:1-0D A:4-3U*3 B:6-2L A:6-4R B:3-1D*3 A:4-1U B:3-3D*3
A:2-0L B:5-1U A:5-5U
"""
end = "out"
winner = "A"
delta = { A = 13, B = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-0 4-1 3-2 3-1 2-2 2-0"
deal.B = "6-6 6-4 6-1 5-2 5-1 4-4 0-0"
yard = "4-0 1-1 2-1 6-0 6-3 5-3 3-0 5-5 6-5 1-0 5-4 3-3 4-2 4-3"
play = """
A:2-2 B:5-2L A:2-0R*1 B:+4-0 B:+1-1 B:+2-1 B:2-1U A:6-2D B:6-4D*2
A:5-0R*3 B:6-1U*4 A:4-1D B:6-6U A:3-1D*5 B:5-1L A:3-2D*4
"""
end = "out"
winner = "A"
delta = { A = 16, B = 6 }

[[match.hand]]
opener = "A"
deal.A = "5-2 5-0 4-4 4-0 2-2 2-0 0-0"
deal.B = "6-2 6-1 6-0 5-4 4-3 2-1 1-0"
yard = "5-3 6-3 3-2 1-1 5-1 3-1 5-5 6-5 6-4 4-1 4-2 3-3 3-0 6-6"
play = """
A:4-4 B:5-4L A:4-0R*1
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-7"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 61, B = 7, C = 16 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-7"
commitment = "7f272b445d13f17cdfdd3fa5ddb4120ee8b5340037fd9d8667046b663c8931d4"
secret = "b1f1780d5e1e9549181a28e0a213c2787210f795e4deff9b44119b0832d7e280"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-0 5-2 4-4 3-2 3-0"
deal.B = "6-6 6-2 5-4 5-0 2-1 2-0 0-0"
deal.C = "6-3 6-1 5-5 4-3 4-2 1-1 1-0"
yard = "2-2 4-0 5-1 3-1 5-3 4-1 3-3"
play = """
C:5-5*2 A:6-5L B:5-4R*2 C:+2-2 C:+4-0 C:+5-1 C:5-1U A:5-2D B:6-6L
C:6-1L A:6-4R*2 B:2-1L C:4-2L A:4-4L B:6-2R C:4-0L*1 A:6-0L B:2-0R
C:1-0U A:3-2D B:5-0R C:6-3D A:3-0U*4
"""
end = "out"
winner = "A"
delta = { A = 9, B = 2, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 5-1 5-0 4-1 4-0 0-0"
deal.B = "6-4 6-3 4-4 3-1 2-0 1-1 1-0"
deal.C = "6-6 6-5 6-2 5-2 3-2 2-2 2-1"
yard = "3-3 3-0 4-2 4-3 5-3 6-0 6-1"
play = """
A:5-5*2 B:+3-3 B:+3-0 B:+4-2 B:+4-3 B:+5-3 B:5-3L C:5-2R*1
A:5-0U*1 B:+6-0 B:+6-1 B:pass C:6-5D A:4-0U*3 B:6-3L C:3-2R
A:5-4U*4 B:6-4L C:6-2D A:5-1U*2 B:4-4L C:2-1U*3 A:4-1L B:6-1L
C:2-2U*3 A:pass B:6-0L C:pass A:0-0L
"""
end = "out"
winner = "A"
delta = { A = 21, B = 0, C = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-4 4-4 4-3 4-2 4-1 2-1"
deal.B = "6-6 6-0 5-1 4-0 3-2 1-0 0-0"
deal.C = "6-5 6-4 6-1 5-5 3-3 3-1 1-1"
yard = "5-3 2-0 5-2 3-0 5-0 2-2 6-2"
play = """
A:4-4 B:4-0L C:6-4R A:5-4U B:+5-3 B:+2-0 B:+5-2 B:+3-0 B:+5-0
B:+2-2 B:+6-2 B:pass C:pass A:4-1D B:6-0L C:1-1D A:6-3L B:5-3L
C:6-5L A:2-1D B:6-6L*5 C:5-5U*6 A:4-2D B:6-2L C:6-1R A:4-3D
"""
end = "out"
winner = "A"
delta = { A = 9, B = 5, C = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-4 5-0 4-2 2-2 2-0 1-0"
deal.B = "6-6 5-5 5-2 4-3 4-0 3-3 1-1"
deal.C = "6-4 6-0 5-1 4-1 3-0 2-1 0-0"
yard = "6-3 3-2 4-4 6-5 5-3 6-1 3-1"
play = """
A:2-2 B:5-2L C:2-1R A:4-2U*2 B:+6-3 B:+3-2 B:3-2D C:4-1R A:5-4L*3
B:4-3L C:3-0L A:2-0L B:4-0R C:0-0R A:1-0R*2 B:1-1R C:6-4U A:6-2U
B:6-3D C:6-0D A:5-0D
"""
end = "out"
winner = "A"
delta = { A = 14, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 5-0 4-0 3-1 2-1"
deal.B = "5-5 5-2 4-4 4-2 3-0 2-0 1-0"
deal.C = "6-2 6-0 5-3 4-3 3-3 2-2 1-1"
yard = "3-2 0-0 6-1 5-1 4-1 5-4 6-3"
play = """
A:6-6 B:+3-2 B:+0-0 B:+6-1 B:6-1L C:6-0R A:6-4U*1 B:+5-1 B:+4-1
B:+5-4 B:+6-3 B:6-3D C:4-3D A:2-1L*2 B:5-2L C:5-3L A:4-0R*3 B:3-2L
C:2-2L A:pass B:4-2L C:pass A:pass B:5-4L C:pass A:6-5L B:4-4R
C:6-2L A:pass B:2-0L C:pass A:5-0L B:5-5L C:pass A:pass B:5-1L
C:1-1L A:3-1L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-4 4-1 3-1 2-0 1-1 0-0"
deal.B = "6-4 6-2 6-1 5-1 3-2 3-0 2-1"
deal.C = "6-6 5-5 5-3 5-0 4-3 4-0 2-2"
yard = "4-4 6-3 1-0 5-2 6-0 3-3 4-2"
play = """
A:1-1 B:6-1L C:+4-4 C:+6-3 C:+1-0 C:1-0R A:4-1U*2
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-8"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 4, C = 1, D = 2 }
score = { A = 27, B = 23, C = 61, D = 43 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-8"
commitment = "322f45d684eae8ab11c24e744ec3b3a0ed7498141bdc75937ef53f94fcaca562"
secret = "64796db6796cadd715e6665940c9be05ff287e5ef8c4a00116b2149b5a233d5b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-6 6-3 6-0 4-1 4-0 3-2 3-1"
deal.B = "5-5 5-3 3-3 2-2 2-1 2-0 1-0"
deal.C = "6-5 6-4 6-1 5-4 5-0 4-3 0-0"
deal.D = "6-2 5-2 5-1 4-4 4-2 3-0 1-1"
yard = ""
play = """
D:4-4 A:4-1L B:pass C:6-4R D:4-2U A:4-0D B:2-2U C:6-5R*2 D:5-2R
A:3-1L B:3-3L C:4-3L*2 D:3-0D A:3-2R B:2-1U C:5-4L D:5-1L A:6-3R
B:1-0L*2 C:6-1U*3 D:6-2R A:6-0L B:5-3D C:5-0D D:pass A:6-6L*4
"""
end = "out"
winner = "A"
delta = { A = 7, B = 2, C = 7, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 5-3 5-0 4-4 4-0 2-0"
deal.B = "6-4 6-3 6-0 5-1 4-3 2-2 2-1"
deal.C = "6-6 6-1 5-4 5-2 4-2 3-0 0-0"
deal.D = "6-5 4-1 3-3 3-2 3-1 1-1 1-0"
yard = ""
play = """
A:5-5*2 B:5-1L C:5-4R*1 D:6-5U A:5-3D B:6-4R C:6-6R D:3-3D*5
A:6-2R*3 B:6-3D*3 C:6-1L*4 D:3-2R A:pass B:4-3R C:4-2R*4 D:pass
A:2-0R B:6-0R
"""
end = "blocked"
winner = "B"
delta = { A = 5, B = 11, C = 9, D = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-0 3-2 2-1 1-0 0-0"
deal.B = "6-5 6-3 6-1 4-3 3-3 2-2 2-0"
deal.C = "6-6 6-0 5-5 5-4 5-1 4-0 3-1"
deal.D = "5-3 5-2 4-4 4-2 4-1 3-0 1-1"
yard = ""
play = """
B:3-3 C:3-1L D:5-3R A:3-2U B:4-3D C:5-5R D:4-1L*4 A:6-4L B:6-5R
C:6-6L D:5-2U A:6-2L B:6-1R C:5-4U D:4-4U*3 A:2-1L B:pass C:4-0D*2
D:3-0D A:1-0L B:2-0L C:5-1R D:4-2L*4 A:5-0R*3 B:6-3D C:6-0R
"""
end = "out"
winner = "C"
delta = { A = 3, B = 0, C = 3, D = 11 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 6-1 4-2 3-0 1-1 0-0"
deal.B = "6-0 5-1 5-0 4-4 4-0 2-2 2-0"
deal.C = "6-4 5-5 5-4 5-2 4-1 3-2 1-0"
deal.D = "6-5 6-2 5-3 4-3 3-3 3-1 2-1"
yard = ""
play = """
C:5-5*2 D:6-5L A:pass B:5-0R C:5-4U*2 D:5-3D A:6-6L B:4-0R
C:6-4R*5 D:6-2L*3 A:4-2L B:4-4L C:3-2D*4 D:4-3L*3 A:6-3L B:6-0L
C:5-2D*3 D:pass A:3-0L B:5-1D C:4-1U D:3-3L A:6-1R B:pass C:1-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 19, D = 6 }

[[match.hand]]
opener = "D"
deal.A = "5-3 5-0 4-4 4-2 3-1 2-1 0-0"
deal.B = "6-6 6-4 6-3 5-2 4-1 4-0 2-2"
deal.C = "6-5 6-1 6-0 5-4 4-3 3-0 2-0"
deal.D = "6-2 5-5 5-1 3-3 3-2 1-1 1-0"
yard = ""
play = """
D:5-5*2 A:5-3L B:5-2R*1 C:6-5U D:5-1D A:3-1L*2 B:6-4U C:5-4U
D:3-2R*2 A:2-1L B:4-1D C:4-3R*3 D:6-2L A:4-4R B:4-0R*3 C:6-1L*2
D:1-0R A:5-0U B:pass C:6-0U D:1-1L A:4-2D B:6-6U C:2-0D*3 D:pass
A:0-0D*3
"""
end = "out"
winner = "A"
delta = { A = 9, B = 4, C = 8, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 5-0 2-2 2-1 2-0 1-0"
deal.B = "5-5 5-1 4-3 4-1 3-0 1-1 0-0"
deal.C = "6-5 6-4 6-3 6-2 4-4 3-2 3-1"
deal.D = "6-6 5-4 5-3 5-2 4-2 4-0 3-3"
yard = ""
play = """
A:2-2 B:pass C:6-2L*2 D:4-2R*2 A:2-1U B:pass C:3-2D D:6-6L*4
A:6-1L B:4-3R C:3-1L*2 D:3-3L A:1-0U B:3-0U*3 C:6-3L*3 D:5-3R
A:6-0L B:5-1R C:pass D:4-0L A:pass B:4-1R C:6-4L D:5-4R A:5-0R
B:0-0R C:6-5L D:5-2L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 3, C = 7, D = 10 }

[[match.hand]]
opener = "D"
deal.A = "6-0 4-3 4-1 3-3 2-1 1-0 0-0"
deal.B = "6-5 6-3 6-2 5-5 5-1 4-0 2-0"
deal.C = "6-4 5-3 4-4 4-2 3-2 3-0 2-2"
deal.D = "6-6 6-1 5-4 5-2 5-0 3-1 1-1"
yard = ""
play = """
D:6-6 A:6-0L B:6-5R*1 C:6-4U D:6-1D*2 A:1-0L B:4-0U C:3-0U*2
D:3-1U A:4-1L B:5-1R C:4-2L*1 D:5-2L A:2-1R B:6-2R C:5-3L D:1-1U
A:4-3L B:6-3R*2 C:4-4L D:5-4L A:3-3R B:5-5L C:3-2R*3 D:5-0L*1
"""
end = "out"
winner = "D"
delta = { A = 0, B = 3, C = 6, D = 4 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-3 6-2 3-1 2-1 1-0"
deal.B = "6-4 5-4 5-3 5-2 4-4 4-2 2-2"
deal.C = "5-1 4-0 3-3 3-2 2-0 1-1 0-0"
deal.D = "6-1 6-0 5-5 5-0 4-3 4-1 3-0"
yard = ""
play = """
D:5-5*2 A:6-5L B:5-2R C:5-1U D:5-0D A:6-6L*3 B:2-2R C:3-2R
D:6-1L*1 A:3-1L B:5-3L C:1-1U*2
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-9"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 30, B = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-9"
commitment = "3bfcaddfe936c7aad4ba50903cbe32dfe0934e5d80f7102df1590150b1d5b3a6"
secret = "9e3d88d7b3e10dbb8c55f2ca06793c0d65db84a6c8fdd89e2fee6580bb35ca0e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 6-0 4-4 4-3 4-2 3-3 1-0"
deal.B = "6-3 6-2 5-3 5-0 2-2 2-1 0-0"
yard = "3-0 6-6 5-1 6-5 4-0 2-0 1-1 5-2 4-1 5-5 6-1 5-4 3-1 3-2"
play = """
A:3-3 B:6-3L A:4-3R*2 B:5-3U*3 A:+3-0 A:3-0D*3 B:5-0D*4 A:6-4R
B:6-2L A:4-2L*4 B:+6-6 B:6-6R A:4-4L*6 B:+5-1 B:5-1U A:6-0R
B:2-1U*3 A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 16, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-1 6-0 4-3 4-2 3-3 3-2 1-1"
deal.B = "5-4 5-3 5-1 4-4 4-1 2-1 1-0"
yard = "0-0 2-2 4-0 3-0 2-0 3-1 5-5 5-2 5-0 6-3 6-2 6-5 6-4 6-6"
play = """
A:3-3 B:5-3L A:3-2R B:+0-0 B:+2-2 B:+4-0 B:+3-0 B:3-0U A:4-3D
B:4-4D*3 A:4-2R B:4-1D*2 A:1-1D B:4-0U*3 A:6-1D B:5-4R*4 A:6-0D
"""
end = "out"
winner = "A"
delta = { A = 3, B = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-4 4-1 3-3 1-1 0-0"
deal.B = "6-6 6-5 6-2 5-2 3-2 3-1 2-0"
yard = "1-0 5-1 4-3 5-0 4-4 6-4 5-3 2-1 4-0 3-0 2-2 4-2 6-1 5-5"
play = """
A:1-1 B:3-1L*1 A:4-1R B:+1-0 B:1-0U A:+5-1 A:5-1D B:6-5D A:6-0D
B:3-2L A:5-4R B:5-2L*2 A:0-0U*2 B:2-0U A:+4-3 A:+5-0 A:5-0D B:6-2U
A:6-3U B:+4-4 B:+6-4 B:+5-3 B:5-3U*4 A:+2-1 A:+4-0 A:+3-0 A:+2-2
A:+4-2 A:+6-1 A:+5-5 A:5-5L*5
"""
end = "blocked"
winner = "B"
delta = { A = 7, B = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 6-0 5-4 4-2 3-3 3-0"
deal.B = "6-5 6-4 5-5 5-3 5-0 2-2 2-1"
yard = "5-2 5-1 0-0 4-0 6-2 3-1 2-0 6-3 4-1 1-0 1-1 4-4 3-2 4-3"
play = """
B:5-5*2 A:5-4L B:6-5R*2 A:+5-2 A:5-2U B:5-3D*3 A:4-2L B:2-2L*3
A:3-3D B:2-1L*3 A:6-1L*4 B:6-4L A:6-0R B:5-0R
"""
end = "out"
winner = "B"
delta = { A = 4, B = 16 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-4 5-2 5-0 4-4 3-2 2-2"
deal.B = "6-4 6-2 5-3 4-2 3-3 3-1 2-1"
yard = "3-0 1-1 6-6 6-3 5-5 4-1 0-0 6-5 6-1 1-0 4-3 4-0 2-0 5-1"
play = """
B:3-3 A:3-2L B:5-3R A:+3-0 A:3-0U B:3-1D A:5-4R B:4-2R*1 A:6-0U
B:6-2L*3 A:5-2R B:6-4L A:5-0R B:2-1D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-5 5-1 5-0 4-2 4-0 2-2"
deal.B = "6-0 5-3 4-3 4-1 3-1 2-1 0-0"
yard = "2-0 6-4 6-2 3-2 6-3 6-6 3-0 5-4 1-0 4-4 6-5 3-3 1-1 5-2"
play = """
B:0-0 A:4-0L B:6-0R*2
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-10"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 61, B = 38, C = 23 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-10"
commitment = "bc4f35e310505628069f45c359113f08c64d05a74bafdcf094d589dc2e4b374b"
secret = "65ae79d92ab6e388558f59ec1dba6114d81807a88d77370223f7ed08df1e6503"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-2 3-3 3-0 2-0 1-1 1-0 0-0"
deal.B = "6-6 6-5 5-1 4-4 4-1 4-0 2-2"
deal.C = "6-1 6-0 5-5 5-4 5-0 4-3 2-1"
yard = "5-2 4-2 6-3 3-2 5-3 3-1 6-4"
play = """
C:5-5*2 A:+5-2 A:5-2L B:6-5R C:5-4U A:+4-2 A:+6-3 A:+3-2 A:+5-3
A:5-3D*3 B:6-6R C:2-1L*4 A:6-2R*2 B:4-4U C:6-1L A:3-2R*4 B:4-1U
C:6-0L A:6-3R*2 B:4-0L C:4-3L A:3-0L*2 B:5-1U C:5-0L
"""
end = "out"
winner = "C"
delta = { A = 13, B = 0, C = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 5-4 4-4 4-1 3-2 1-1"
deal.B = "5-3 5-2 4-3 4-2 4-0 2-0 0-0"
deal.C = "6-4 6-0 5-1 5-0 3-3 3-0 2-2"
yard = "6-1 3-1 6-5 6-3 6-6 1-0 2-1"
play = """
C:3-3 A:3-2L B:5-3R C:3-0U A:+6-1 A:+3-1 A:3-1D B:4-2L*2 C:6-4L
A:4-1D*3 B:0-0U*3 C:6-0L A:5-4D*2 B:4-0L C:5-1R*2 A:5-5D*3 B:5-2D
C:5-0U A:4-4L B:2-0D C:+6-5 C:6-5U*3 A:6-1R*4 B:4-3L*3
"""
end = "out"
winner = "B"
delta = { A = 12, B = 11, C = 5 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-3 4-3 4-2 4-1 3-2 2-0"
deal.B = "6-6 6-4 6-3 6-2 5-2 4-0 2-1"
deal.C = "6-1 6-0 5-5 3-3 3-1 2-2 0-0"
yard = "4-4 5-1 6-5 3-0 5-0 1-1 1-0"
play = """
B:6-6 C:6-1L A:+4-4 A:+5-1 A:+6-5 A:6-5R B:6-4U*2 C:6-0D*2 A:5-4R
B:2-1L*2 C:2-2L A:4-2R*2 B:4-0D C:+3-0 C:+5-0 C:+1-1 C:+1-0 C:pass
A:3-2R*3 B:6-3R C:pass A:4-1U*3 B:6-2L C:3-1U A:4-3U*4 B:pass
C:pass A:4-4U
"""
end = "blocked"
winner = "B"
delta = { A = 12, B = 13, C = 2 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-2 5-0 4-4 4-2 3-2 2-2"
deal.B = "6-6 6-3 5-1 3-3 3-1 1-1 0-0"
deal.C = "6-5 6-1 6-0 5-4 4-1 4-0 2-0"
yard = "2-1 6-4 5-5 3-0 6-2 4-3 1-0"
play = """
B:6-6 C:6-5L A:+2-1 A:+6-4 A:6-4R B:6-3U C:6-1D A:5-3U*3 B:3-1D
C:5-4L A:4-4L*4 B:3-3D C:4-1L A:5-2U B:1-1L C:4-0R*2 A:5-0R*3
B:5-1L C:2-0U A:3-2D B:0-0U
"""
end = "out"
winner = "B"
delta = { A = 10, B = 4, C = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-5 5-0 4-4 3-1 0-0"
deal.B = "5-4 5-3 4-3 4-1 4-0 1-1 1-0"
deal.C = "6-5 6-4 6-0 5-2 3-3 3-2 3-0"
yard = "2-2 5-1 6-6 2-1 6-2 4-2 2-0"
play = """
B:1-1 C:+2-2 C:+5-1 C:5-1L A:6-1R B:4-1U*3 C:+6-6 C:+2-1 C:2-1D
A:5-5L B:5-3L*3 C:3-3L A:6-3R*3 B:4-3U C:3-2L*2 A:3-1R B:1-0R
C:5-2L*2 A:5-0R*3 B:5-4L C:6-4L A:+6-2 A:6-2D*4 B:+4-2 B:+2-0
B:pass C:6-6L A:pass B:pass C:6-5L A:pass B:pass C:3-0U A:0-0U
B:4-0U*4 C:6-0D A:4-4U
"""
end = "out"
winner = "A"
delta = { A = 12, B = 10, C = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 3-3 3-1 2-1 1-0 0-0"
deal.B = "6-5 6-4 5-1 5-0 4-4 2-2 1-1"
deal.C = "6-6 6-2 5-5 5-4 5-2 4-2 3-2"
yard = "4-1 3-0 2-0 4-3 5-3 6-1 4-0"
play = """
A:3-3 B:+4-1 B:+3-0 B:3-0L C:3-2R A:6-3U B:+2-0 B:+4-3 B:4-3D
C:6-2R A:6-0R*2
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-11"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 3, C = 4, D = 1 }
score = { A = 54, B = 33, C = 7, D = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-11"
commitment = "d86afa9218496ee7106014687a8a15b84621e44515e086bbbae3cadd8259e1b9"
secret = "2e5e9888dd93727bdbe6bb94dda71d8b09d8e62b47671c3b35c2200b6c86183e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-5 6-2 6-1 4-2 4-1 3-3 2-1"
deal.B = "6-3 6-0 5-4 5-1 5-0 3-2 2-0"
deal.C = "6-6 6-4 5-3 4-3 4-0 3-0 0-0"
deal.D = "5-5 5-2 4-4 3-1 2-2 1-1 1-0"
yard = ""
play = """
D:5-5*2 A:6-5L B:5-4R*2 C:5-3U D:5-2D*3 A:6-1L*2 B:5-1L C:4-3R
D:2-2D*3 A:4-2D*3 B:5-0L*2 C:4-0D D:3-1R A:2-1R*1 B:6-0L C:6-4L
D:1-0D*2 A:3-3U B:3-2R C:3-0U D:4-4L A:4-1D*3 B:6-3R C:6-6R D:pass
A:6-2R
"""
end = "out"
winner = "A"
delta = { A = 10, B = 4, C = 0, D = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-5 4-3 4-0 3-1 3-0 1-1 0-0"
deal.B = "6-1 5-5 5-2 4-1 3-2 2-1 1-0"
deal.C = "6-6 6-3 6-2 6-0 5-0 3-3 2-2"
deal.D = "6-4 5-4 5-3 5-1 4-4 4-2 2-0"
yard = ""
play = """
A:0-0 B:1-0L C:5-0R D:2-0U A:4-0D B:6-1L C:2-2U D:5-4D*4 A:6-5L
B:5-5L C:6-2U D:6-4U A:4-3U B:5-2L*3 C:6-3U D:4-2L*4 A:pass B:4-1L
C:6-0U D:5-1L*3 A:3-0U B:3-2U C:pass D:5-3L*3 A:3-1L B:2-1L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 9, C = 0, D = 14 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-3 5-1 4-4 3-3 3-2"
deal.B = "5-5 4-1 4-0 3-0 2-2 2-0 1-0"
deal.C = "6-5 6-3 6-2 6-0 5-4 5-0 3-1"
deal.D = "6-1 5-2 4-3 4-2 2-1 1-1 0-0"
yard = ""
play = """
B:5-5*2 C:5-0L*2 D:5-2R A:5-3U*1 B:pass C:6-5D D:2-1R*2 A:6-6D
B:4-0L*4 C:6-3U D:4-3L A:3-3L*5 B:3-0L C:6-0U D:6-1R A:6-4D*2
B:2-0L C:5-4D D:4-2L*3 A:4-4L B:4-1L C:6-2R D:1-1L A:3-2R*2 B:1-0L
C:3-1R
"""
end = "out"
winner = "C"
delta = { A = 10, B = 6, C = 4, D = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 5-4 4-2 4-1 3-3 3-1"
deal.B = "6-6 6-3 5-5 5-0 4-4 3-0 2-1"
deal.C = "6-5 6-4 5-2 4-3 2-2 2-0 0-0"
deal.D = "6-2 5-3 5-1 4-0 3-2 1-1 1-0"
yard = ""
play = """
C:2-2 D:6-2L*2 A:4-2R*2 B:2-1U C:5-2D D:5-1U*4 A:6-1L*3 B:4-4R
C:4-3R D:1-1L*3 A:3-3R B:6-3R C:6-5R D:5-3R*3 A:3-1R B:5-5U C:pass
D:1-0L A:5-4D*3 B:5-0L*4 C:6-4D D:pass A:4-1R*5 B:6-6D C:pass
D:4-0R A:6-0R
"""
end = "out"
winner = "A"
delta = { A = 15, B = 4, C = 0, D = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 4-1 4-0 3-0 1-1 1-0"
deal.B = "6-4 6-1 5-1 4-2 3-2 2-2 2-1"
deal.C = "6-2 5-5 5-2 4-4 3-3 2-0 0-0"
deal.D = "6-6 6-5 5-4 5-3 5-0 4-3 3-1"
yard = ""
play = """
A:1-1 B:6-1L C:pass D:3-1R A:4-1U B:5-1D C:3-3R D:6-5L*4 A:6-3R*4
B:6-4R C:5-5L D:5-4L A:4-0L B:4-2R C:5-2D D:4-3U A:3-0L*2 B:3-2L
C:6-2L D:5-3U*3 A:6-0L B:2-2R C:2-0L D:5-0U A:1-0U
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0, C = 0, D = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-2 3-3 3-0 2-0 1-1 1-0"
deal.B = "6-2 5-4 5-3 4-3 4-2 4-0 3-1"
deal.C = "6-6 6-3 5-1 5-0 3-2 2-2 2-1"
deal.D = "6-5 6-1 6-0 5-5 4-4 4-1 0-0"
yard = ""
play = """
A:3-3 B:5-3L C:3-2R D:pass A:3-0U B:4-3D C:5-0L D:4-4D*2 A:2-0R
B:4-0L C:pass D:4-1D*1 A:1-0D B:5-4L*1 C:5-1L D:6-1L A:6-4L B:4-2L
C:2-1L D:6-0R A:1-1L B:3-1L C:6-6R*3 D:0-0U*3 A:pass B:6-2R*1
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10, C = 3, D = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-0 5-5 5-4 5-0 0-0"
deal.B = "6-4 5-2 4-4 4-2 4-1 3-3 3-2"
deal.C = "5-3 5-1 4-3 4-0 3-0 2-2 1-0"
deal.D = "6-6 6-2 6-1 3-1 2-1 2-0 1-1"
yard = ""
play = """
B:4-4 C:4-3L D:pass A:5-4R B:6-4U C:4-0D D:6-6U*4 A:5-5R*5 B:3-3L
C:5-1R D:6-2U A:6-0D*3 B:3-2L C:2-2L D:3-1R*3
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-12"
seats = { A = "first", B = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 47, B = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-12"
commitment = "3a26fef64e7f6e577b544bc7af93b257bfcf8d9368688b5f6931537412b41b4d"
secret = "87eac3fee2bdf727fbfc566e7782c0d257fc06c352529316ed1445614357abe5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-2 5-0 4-4 3-2 1-0"
deal.B = "5-5 5-3 4-2 4-0 2-2 1-1 0-0"
yard = "6-0 5-4 5-1 2-0 4-3 3-1 6-4 3-0 6-1 6-2 6-6 3-3 2-1 4-1"
play = """
B:1-1 A:1-0L B:+6-0 B:+5-4 B:+5-1 B:5-1R*1 A:+2-0 A:+4-3 A:+3-1
A:3-1U B:+6-4 B:+3-0 B:+6-1 B:6-1D A:5-0L B:5-5L A:6-5L*4 B:5-4R
A:6-3L B:6-0D*2 A:4-3L B:4-0D*3 A:4-4L B:6-4L A:3-2U B:2-2U A:5-2U
B:5-3U A:+6-2 A:6-2L B:4-2L*3 A:+6-6 A:+3-3 A:3-3U B:3-0U A:2-0U
B:+2-1 B:2-1U A:+4-1 A:4-1L*2
"""
end = "blocked"
winner = "B"
delta = { A = 6, B = 11 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-2 5-0 4-1 2-0 1-1"
deal.B = "6-3 5-4 5-3 4-3 3-3 3-1 3-0"
yard = "0-0 1-0 4-0 4-2 2-1 2-2 4-4 6-0 6-4 6-1 6-5 3-2 6-6 5-1"
play = """
B:3-3 A:+0-0 A:+1-0 A:+4-0 A:+4-2 A:+2-1 A:+2-2 A:+4-4 A:+6-0
A:+6-4 A:+6-1 A:+6-5 A:+3-2 A:3-2L B:3-1R A:+6-6 A:+5-1 A:pass
B:5-3U A:pass B:6-3D A:6-2L B:5-4U A:6-6L B:4-3U A:6-5L*3 B:3-0U
"""
end = "out"
winner = "B"
delta = { A = 3, B = 17 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-1 5-4 5-2 4-3 4-0"
deal.B = "6-6 6-0 4-4 4-2 3-3 3-1 3-0"
yard = "1-1 3-2 0-0 1-0 5-0 5-3 5-5 2-1 6-3 6-5 4-1 2-2 5-1 2-0"
play = """
B:4-4 A:6-4L B:4-2R A:5-4U B:+1-1 B:+3-2 B:+0-0 B:+1-0 B:+5-0
B:+5-3 B:+5-5 B:+2-1 B:+6-3 B:+6-5 B:+4-1 B:4-1D A:6-2L*2 B:2-1D
A:5-2L B:5-5L A:+2-2 A:2-2R B:6-5U A:6-1U B:5-3L*2 A:4-3L B:1-0U*2
A:4-0L
"""
end = "out"
winner = "A"
delta = { A = 12, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 4-4 4-2 4-0 3-0 2-1"
deal.B = "6-6 6-5 5-2 4-1 3-3 3-1 1-0"
yard = "2-0 6-0 6-1 4-3 2-2 0-0 5-4 1-1 5-3 3-2 5-5 5-1 5-0 6-3"
play = """
A:4-4 B:4-1L A:6-4R B:+2-0 B:+6-0 B:+6-1 B:+4-3 B:4-3U*2 A:4-2D
B:5-2D*3 A:2-1L B:6-1R A:6-2L*3 B:6-5D A:3-0U B:3-1R*3 A:4-0U
"""
end = "out"
winner = "A"
delta = { A = 8, B = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-2 5-0 4-2 2-0 1-1"
deal.B = "6-5 6-4 6-0 4-3 4-1 4-0 3-0"
yard = "3-3 1-0 6-2 5-4 2-1 2-2 3-2 5-1 6-3 6-1 5-3 3-1 0-0 4-4"
play = """
A:6-6 B:6-5L A:+3-3 A:+1-0 A:+6-2 A:6-2R B:6-4U A:+5-4 A:+2-1
A:+2-2 A:+3-2 A:+5-1 A:+6-3 A:6-3D B:4-0U*2 A:5-5L*3 B:6-0U
A:5-4L*3 B:3-0D A:4-2L*2 B:+6-1 B:6-1U*1 A:5-2L B:4-1U A:5-1L
B:4-3U
"""
end = "out"
winner = "B"
delta = { A = 8, B = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 5-3 4-3 2-2 2-0 1-1"
deal.B = "5-0 4-1 4-0 3-1 3-0 1-0 0-0"
yard = "6-0 4-2 5-4 5-1 6-4 6-2 5-5 6-1 3-3 5-2 3-2 6-6 4-4 2-1"
play = """
B:0-0 A:2-0L B:1-0R A:+6-0 A:6-0U B:5-0D A:2-2L B:3-1R A:6-3R
B:+4-2 B:4-2L A:4-3L*4 B:3-0L A:6-5R B:4-0L*4 A:5-3R B:4-1L*3
"""
end = "out"
winner = "B"
delta = { A = 4, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-1 5-0 4-0 3-3 3-1"
deal.B = "6-3 5-4 4-3 4-2 4-1 2-2 2-1"
yard = "5-5 4-4 3-0 6-5 5-3 6-6 1-0 0-0 1-1 3-2 5-2 2-0 6-0 6-1"
play = """
B:2-2 A:6-2L*2 B:4-2R*2 A:+5-5 A:+4-4 A:+3-0 A:+6-5 A:+5-3 A:+6-6
A:+1-0 A:+0-0 A:+1-1 A:+3-2 A:3-2U B:2-1D A:6-6L*4 B:5-4R A:6-5L
B:4-1D A:5-5L B:4-3U A:5-3L B:6-3L
"""
end = "out"
winner = "B"
delta = { A = 6, B = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-1 5-3 4-2 3-0 1-0 0-0"
deal.B = "6-3 5-5 5-0 4-4 3-3 3-2 2-2"
yard = "6-5 5-2 2-0 3-1 6-6 5-4 5-1 1-1 6-2 4-3 2-1 4-0 4-1 6-0"
play = """
B:2-2 A:4-2L B:3-2R A:+6-5 A:+5-2 A:5-2U B:+2-0 B:2-0D A:6-4L
B:6-3L A:5-3L B:5-0L A:3-0L B:5-5U A:6-5U B:3-3L*3
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-13"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 37, B = 61, C = 60 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-13"
commitment = "55829b5deb53542fd937959da94fa58d7955fbb81f2fafb764d86a846472218b"
secret = "1526df0ac52f96ea15cd636ba3376d13272fdbf22d924b5dad410bb3d02cf35b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 5-5 5-1 4-4 3-3 3-0"
deal.B = "6-4 5-4 5-3 3-2 3-1 1-1 1-0"
deal.C = "6-2 6-0 5-2 4-3 4-2 4-1 0-0"
yard = "6-1 2-1 4-0 6-5 2-2 5-0 2-0"
play = """
C:0-0 A:3-0L B:1-0R C:6-0U*2 A:+6-1 A:+2-1 A:+4-0 A:4-0D B:5-4D*3
C:6-2U A:2-1U*2 B:5-3L C:4-1R*3 A:6-1U*4 B:6-4R C:5-2L A:5-1D*3
B:3-2L C:4-3L A:4-4L B:3-1D C:4-2L
"""
end = "out"
winner = "C"
delta = { A = 9, B = 3, C = 13 }

[[match.hand]]
opener = "C"
deal.A = "6-1 5-2 4-3 4-2 3-0 2-2 2-0"
deal.B = "6-5 6-4 6-3 6-2 5-1 4-1 3-3"
deal.C = "5-4 5-3 4-0 3-2 3-1 2-1 1-1"
yard = "6-0 0-0 6-6 4-4 1-0 5-0 5-5"
play = """
C:1-1 A:6-1L B:4-1R*2 C:3-1U A:+6-0 A:+0-0 A:+6-6 A:+4-4 A:+1-0
A:1-0D B:6-4R*3 C:5-3U A:6-0D B:6-3L*4 C:5-4U A:4-3L*4 B:6-5R
C:4-0L*3 A:5-2R B:6-2R C:+5-0 C:5-0L A:4-2U B:5-1L*3 C:3-2U A:3-0U
B:+5-5 B:pass C:2-1L
"""
end = "out"
winner = "C"
delta = { A = 4, B = 12, C = 11 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 6-0 5-5 5-3 5-2 2-2"
deal.B = "6-4 5-4 4-3 3-3 3-2 3-0 2-1"
deal.C = "6-5 6-1 5-1 5-0 3-1 1-1 1-0"
yard = "2-0 4-2 4-4 4-1 4-0 6-3 0-0"
play = """
C:1-1 A:+2-0 A:+4-2 A:+4-4 A:+4-1 A:4-1L B:2-1R C:6-1U A:+4-0
A:+6-3 A:+0-0 A:pass B:pass C:3-1D*3 A:6-6U B:4-3L*4 C:6-5U
A:5-2U*2 B:3-3L C:pass A:5-3L B:5-4L C:pass A:6-2R*3 B:6-4L C:pass
A:2-0U*3 B:3-2D C:1-0U*3 A:4-2D B:pass C:5-1U A:4-0D B:3-0D*4
"""
end = "out"
winner = "B"
delta = { A = 8, B = 16, C = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-0 4-3 3-0 2-2 2-1 2-0"
deal.B = "6-5 6-4 5-3 5-1 4-1 3-2 0-0"
deal.C = "6-3 6-2 6-0 5-5 5-2 3-3 1-0"
yard = "6-6 4-0 4-4 3-1 5-4 1-1 4-2"
play = """
B:0-0 C:6-0L A:3-0R B:+6-6 B:+4-0 B:4-0U C:1-0D A:4-3U B:5-3R*3
C:5-5R*4 A:6-1D*5 B:6-6L C:6-3D A:5-0R B:6-4L*2 C:3-3U A:2-0R*3
B:4-1L C:5-2R*3 A:2-1L B:3-2D*3 C:6-2L
"""
end = "out"
winner = "C"
delta = { A = 8, B = 8, C = 11 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-2 5-1 5-0 4-4 3-0 1-1"
deal.B = "6-6 6-4 4-3 4-2 4-1 3-1 0-0"
deal.C = "6-3 5-4 5-3 4-0 3-2 2-0 1-0"
yard = "3-3 6-1 6-2 6-0 2-2 2-1 6-5"
play = """
A:1-1 B:3-1L*1 C:1-0R A:5-1U B:4-1D C:5-3U*2 A:5-0R*3 B:6-4D
C:6-3L*4 A:5-2R B:6-6L C:3-2U A:+3-3 A:+6-1 A:6-1D B:4-2R C:5-4R*4
A:5-5R*5 B:+6-2 B:6-2L*3 C:2-0L A:3-0L B:4-3L C:4-0L
"""
end = "out"
winner = "C"
delta = { A = 8, B = 4, C = 13 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 6-0 5-5 3-2 3-1 0-0"
deal.B = "6-3 6-2 5-4 4-4 4-2 3-0 2-0"
deal.C = "5-3 5-1 4-3 4-0 3-3 2-2 1-1"
yard = "5-2 6-4 6-6 1-0 4-1 2-1 5-0"
play = """
C:3-3 A:3-2L B:6-3R C:5-3U A:3-1D B:6-2R*2 C:5-1U A:6-1U B:4-2L
C:2-2R*3 A:6-0U B:5-4L*2 C:1-1D A:0-0U B:3-0U C:4-3U*3 A:6-5L
B:4-4U*4 C:4-0U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 8, C = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-5 5-3 5-0 4-1 2-0"
deal.B = "6-5 6-2 6-0 4-0 3-1 2-2 0-0"
deal.C = "5-2 5-1 4-4 4-2 3-2 3-0 1-1"
yard = "6-4 5-4 3-3 4-3 2-1 6-6 1-0"
play = """
C:4-4 A:4-1L B:4-0R C:4-2U A:+6-4 A:6-4D B:6-0R*3 C:3-2U A:6-1L
B:6-5L*4 C:5-1L A:6-3U B:6-2R*3
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-14"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 4, D = 3 }
score = { A = 61, B = 60, C = 29, D = 42 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-14"
commitment = "572505e3b67ea32483b5d4985e816894e86b2384ff19a0b0d746d14db5254af1"
secret = "a9fc4fe5aea0b74e32190fa762c0b08e5fa31aba427fd5c662030276eccedfd9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-5 5-4 5-3 5-1 4-3 4-1 3-2"
deal.B = "6-4 6-1 3-1 3-0 2-0 1-1 1-0"
deal.C = "6-6 6-3 5-2 4-2 4-0 2-1 0-0"
deal.D = "6-5 6-2 6-0 5-0 4-4 3-3 2-2"
yard = ""
play = """
C:6-6 D:6-5L A:pass B:6-4R C:6-3U D:6-2D A:5-4R*3 B:3-1U C:5-2L*2
D:5-0R*1 A:5-1U B:1-0R*2 C:4-2L D:4-4L A:5-5U B:1-1R C:4-0L
D:6-0L*4 A:5-3U B:3-0U*2 C:2-1R*2 D:2-2R A:3-2R B:2-0U C:pass
D:3-3R
"""
end = "out"
winner = "D"
delta = { A = 3, B = 4, C = 4, D = 9 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-0 5-3 5-1 4-2 3-3"
deal.B = "6-6 5-4 5-2 4-4 4-1 3-2 2-2"
deal.C = "6-2 6-1 5-0 4-3 3-0 1-1 1-0"
deal.D = "6-4 5-5 4-0 3-1 2-1 2-0 0-0"
yard = ""
play = """
D:0-0 A:6-0L B:pass C:5-0R D:2-0U A:pass B:pass C:3-0D D:6-4L
A:6-5R*3 B:4-4L C:4-3L D:3-1L A:6-3D*3 B:4-1L C:6-2R D:4-0L*2
A:4-2R B:6-6D C:1-0L D:2-1U A:5-1L B:5-2L C:6-1U D:pass A:pass
B:5-4R*5 C:pass D:5-5R*6
"""
end = "out"
winner = "D"
delta = { A = 6, B = 5, C = 0, D = 13 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 4-4 4-1 4-0 2-0 1-0"
deal.B = "6-4 6-3 6-2 6-0 5-3 5-1 4-3"
deal.C = "5-5 5-4 4-2 3-1 3-0 2-1 0-0"
deal.D = "6-1 5-2 5-0 3-3 3-2 2-2 1-1"
yard = ""
play = """
D:2-2 A:2-0L B:6-2R C:4-2U*2 D:3-2D A:4-1U*2 B:6-3R C:3-0L*2
D:6-1U*3 A:6-6U B:6-4U C:3-1L D:3-3R A:4-0U*2 B:6-0U C:2-1L
D:5-2L*4 A:6-5L B:5-3R*4 C:5-5R*5 D:5-0R*3 A:1-0R B:5-1R*4 C:5-4R
D:pass A:4-4R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 8, C = 9, D = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-3 5-0 4-4 4-3 3-3"
deal.B = "6-2 6-1 5-4 4-0 3-1 2-1 1-0"
deal.C = "6-3 5-2 5-1 4-1 3-2 3-0 2-0"
deal.D = "6-4 6-0 5-5 4-2 2-2 1-1 0-0"
yard = ""
play = """
A:6-6 B:6-2L C:6-3R*1 D:6-0U*1 A:6-5D*2 B:5-4D C:5-2L D:6-4D
A:4-3R*3 B:6-1D*2 C:5-1L D:4-2R A:5-0U B:2-1L*2 C:3-2L D:5-5U
A:5-3L B:3-1D*4 C:2-0R D:0-0R A:3-3D B:4-0R*5 C:4-1R D:1-1R A:pass
B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 5, B = 16, C = 1, D = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-5 5-4 5-2 3-3 3-1 0-0"
deal.B = "6-3 6-2 6-1 5-0 4-2 4-1 2-2"
deal.C = "6-5 6-4 6-0 5-3 3-2 3-0 1-1"
deal.D = "5-1 4-4 4-3 4-0 2-1 2-0 1-0"
yard = ""
play = """
B:2-2 C:3-2L D:2-1R A:5-2U B:6-2D*3 C:5-3L D:5-1L A:3-1L*3
B:6-1R*4 C:3-0L D:1-0L A:6-6R B:6-3R*3 C:1-1L D:4-3R A:5-5U
B:4-2R*4 C:6-5U D:2-0R A:0-0R B:5-0R C:6-4U D:4-4U A:5-4R*4 B:4-1L
"""
end = "out"
winner = "B"
delta = { A = 7, B = 17, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-2 4-4 3-1 3-0 2-2 2-0"
deal.B = "6-6 6-2 6-0 5-0 4-3 3-2 1-0"
deal.C = "6-5 6-4 6-3 6-1 5-4 4-1 2-1"
deal.D = "5-3 5-1 4-2 4-0 3-3 1-1 0-0"
yard = ""
play = """
B:6-6 C:6-5L D:pass A:pass B:6-0R*1 C:6-4U D:pass A:pass B:6-2D
C:5-4L*2 D:4-0R A:4-4L B:3-2D C:4-1L D:5-1L A:5-5L B:4-3R*4 C:6-3R
D:4-2U A:5-2L B:pass C:2-1L D:3-3D*3 A:3-1D*2 B:1-0L C:6-1R
"""
end = "out"
winner = "C"
delta = { A = 2, B = 5, C = 7, D = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-2 5-0 4-1 3-3 2-1 1-0"
deal.B = "6-6 6-2 6-0 5-1 3-0 2-0 1-1"
deal.C = "6-4 5-5 5-4 5-3 4-0 3-1 2-2"
deal.D = "6-5 6-1 4-4 4-3 4-2 3-2 0-0"
yard = ""
play = """
C:5-5*2 D:6-5L A:5-2R B:5-1U C:5-4D D:6-1U A:6-3L*3 B:6-6U C:5-3L
D:4-4D A:4-1D*4 B:6-2U*2 C:2-2R D:4-2R A:5-0L B:3-0L*2 C:3-1L
D:4-3R A:3-3R*2 B:1-1L C:pass D:3-2U A:1-0L*2 B:2-0L C:pass D:pass
A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 15, B = 4, C = 2, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-3 5-2 5-1 5-0 4-3"
deal.B = "6-5 6-2 6-1 6-0 5-4 4-2 2-0"
deal.C = "4-4 4-0 3-3 3-2 1-1 1-0 0-0"
deal.D = "6-4 5-5 4-1 3-1 3-0 2-2 2-1"
yard = ""
play = """
A:6-6 B:6-5L C:pass D:6-4R A:6-3U B:6-2D C:4-4R D:4-1R A:5-1R*3
B:5-4L C:4-0L*2 D:3-0L A:5-3L*3 B:2-0D C:3-3U D:5-5L A:5-2L B:6-0D
C:3-2L*4 D:3-1U*3 A:5-0R*2 B:6-1D*1 C:1-0R D:2-1R A:4-3L
"""
end = "out"
winner = "A"
delta = { A = 10, B = 1, C = 6, D = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-5 4-1 3-0 2-2 0-0"
deal.B = "6-0 5-1 5-0 4-3 4-2 3-3 2-0"
deal.C = "6-5 6-4 6-2 5-2 4-0 3-2 2-1"
deal.D = "6-1 5-4 5-3 4-4 3-1 1-1 1-0"
yard = ""
play = """
A:5-5*2 B:5-1L C:6-5R D:5-4U A:pass B:5-0D C:2-1L D:4-4U A:6-6R
B:6-0R C:6-2L D:1-0R*3 A:0-0D*3 B:4-3U C:6-4L D:6-1R A:6-3R*2
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-15"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 61, B = 24 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-15"
commitment = "c964d386220534f54c4ae5ba79157982c392c2ef62aab712055b25581ed60d17"
secret = "8588978a7ede2f512c6a0b4111c4d75fc067a53d102738c2f6ec91c49b6bfab0"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-5 5-1 4-1 3-0 2-1 2-0 1-0"
deal.B = "6-4 6-1 5-3 5-2 4-4 4-0 0-0"
yard = "1-1 6-5 4-2 2-2 6-2 5-0 6-0 6-6 3-2 6-3 3-1 3-3 5-4 4-3"
play = """
A:5-5*2 B:5-3L A:5-1R B:5-2U A:+1-1 A:+6-5 A:6-5D B:6-1R A:2-0U*3
B:6-4R A:4-1R*2 B:4-0U A:1-1R*3 B:4-4U A:3-0L B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 10, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-1 5-2 4-3 2-2 1-1"
deal.B = "6-2 5-3 5-0 4-2 3-2 2-1 0-0"
yard = "5-4 3-1 4-0 6-5 1-0 5-5 3-0 4-4 3-3 6-6 4-1 6-0 5-1 2-0"
play = """
B:0-0 A:+5-4 A:+3-1 A:+4-0 A:4-0L B:5-0R A:+6-5 A:+1-0 A:1-0U*2
B:+5-5 B:+3-0 B:3-0D A:6-4L*3 B:6-2L A:5-4R*2 B:4-2L A:6-3D*3
B:2-1U A:4-3L*3 B:5-3L A:5-2U*4 B:5-5L*5 A:6-1D*4 B:+4-4 B:4-4R
A:1-1D*5 B:+3-3 B:+6-6 B:+4-1 B:4-1R A:3-1R*4 B:3-3R A:6-5L
B:6-6L*5 A:+6-0 A:6-0L B:3-2R
"""
end = "out"
winner = "B"
delta = { A = 30, B = 11 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-5 5-1 5-0 3-2 2-2 2-1"
deal.B = "6-6 6-1 5-4 4-2 3-0 2-0 1-0"
yard = "6-0 4-1 5-3 0-0 1-1 3-1 4-3 6-2 6-3 4-0 6-4 4-4 5-2 3-3"
play = """
B:6-6 A:6-5L B:6-1R A:+6-0 A:6-0U B:+4-1 B:+5-3 B:+0-0 B:+1-1
B:+3-1 B:+4-3 B:+6-2 B:6-2D A:2-2D*2 B:5-4L A:2-1R*2 B:4-3L
A:3-2R*2 B:5-3L A:5-0U B:3-1R*3 A:5-5L*4 B:4-1R A:5-1L
"""
end = "out"
winner = "A"
delta = { A = 13, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 6-0 5-3 5-0 4-3 3-2"
deal.B = "6-6 6-5 6-4 5-1 3-0 2-1 2-0"
yard = "4-0 3-1 0-0 1-0 5-4 4-1 4-2 4-4 5-5 6-3 5-2 2-2 3-3 1-1"
play = """
B:6-6 A:6-2L B:6-5R A:6-1U B:6-4D A:5-3R*2 B:2-1L A:4-3R*2 B:5-1L
A:5-0L B:3-0L A:3-2L B:2-0L
"""
end = "out"
winner = "B"
delta = { A = 4, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 6-1 6-0 5-3 4-3 3-2"
deal.B = "6-4 5-5 5-2 5-0 4-0 1-0 0-0"
yard = "4-4 5-1 3-0 2-0 2-1 1-1 3-1 2-2 3-3 4-2 6-6 4-1 5-4 6-3"
play = """
B:5-5*2 A:6-5L B:5-2R A:5-3U B:5-0D A:6-2R*3 B:6-4L A:4-3L B:4-0D
A:6-0R B:1-0R A:6-1R B:+4-4 B:4-4D*4 A:3-2L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-1 6-0 4-4 4-0 3-2"
deal.B = "6-2 5-5 5-1 4-3 4-1 1-1 0-0"
yard = "5-4 6-6 6-5 3-3 2-1 2-0 1-0 5-3 5-0 3-0 3-1 4-2 2-2 5-2"
play = """
A:4-4 B:4-3L A:6-4R B:4-1U*2 A:4-0D B:6-2R A:3-2L*1
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-16"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 6, B = 23, C = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-16"
commitment = "52ddab2167765d701efe230a61f2e46b64e1ff80ddd49bb5df2bc57e6493e1ca"
secret = "1ce5241f6a1f6718002f4a422eb2b492981a9c4c8b3bb4bb81dfb95f1ccb3c35"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-4 5-3 4-2 4-0 3-2 2-0 1-1"
deal.B = "6-5 6-3 6-0 5-5 5-0 1-0 0-0"
deal.C = "6-4 5-1 4-3 3-1 3-0 2-2 2-1"
yard = "3-3 4-1 6-1 6-6 4-4 6-2 5-2"
play = """
C:2-2 A:4-2L B:+3-3 B:+4-1 B:+6-1 B:+6-6 B:+4-4 B:+6-2 B:6-2R*2
C:2-1U A:3-2D B:6-1U C:4-3D*4 A:5-4L B:4-4D*5 C:6-4R A:5-3L
B:6-5U*4 C:5-1U A:4-0R B:4-1D*1 C:3-1L A:1-1L B:0-0R C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 12, C = 14 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 6-0 2-1 2-0 1-1 0-0"
deal.B = "6-2 5-5 5-3 4-3 4-2 4-1 3-3"
deal.C = "6-6 6-5 5-4 5-1 5-0 4-0 3-1"
yard = "5-2 3-2 1-0 6-1 4-4 3-0 2-2"
play = """
C:6-6 A:6-4L B:6-2R C:6-5U A:6-3D B:5-3D C:5-4U*3 A:2-1R B:5-5D
C:4-0L*3 A:6-0L B:4-1U C:3-1R*4 A:1-1U B:4-3R C:5-1U*5 A:+5-2
A:5-2U B:4-2U C:5-0D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 0, C = 17 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-4 4-0 3-1 2-2 2-1 1-1"
deal.B = "6-6 5-3 5-2 4-1 3-2 3-0 1-0"
deal.C = "6-5 6-3 6-2 5-5 5-0 4-3 4-2"
yard = "6-4 3-3 0-0 6-1 5-1 4-4 2-0"
play = """
C:5-5*2 A:5-4L B:5-3R C:6-5U A:+6-4 A:+3-3 A:+0-0 A:+6-1 A:+5-1
A:5-1D B:6-6U*4 C:6-2U*2 A:6-4L B:3-2U C:6-3L*2 A:3-3L B:1-0D
C:4-3L*2 A:4-0L B:3-0L C:5-0D A:3-1L B:5-2D C:4-2D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 4, C = 13 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 5-4 5-1 4-0 3-1 1-1"
deal.B = "6-6 6-0 5-0 4-3 4-2 2-0 1-0"
deal.C = "6-1 5-3 5-2 3-3 3-0 2-2 0-0"
yard = "4-4 4-1 2-1 6-4 5-5 3-2 6-5"
play = """
C:3-3 A:6-3L B:4-3R*2 C:5-3U*3 A:3-1D B:1-0D*3 C:0-0D*3 A:6-2L
B:5-0U C:5-2L A:5-4L B:4-2L C:2-2L A:4-0R B:6-0R*2 C:6-1R*1 A:5-1R
B:2-0D C:3-0U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 7, C = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 4-4 4-3 3-2 3-0 1-1"
deal.B = "6-5 5-3 5-2 5-0 4-2 2-2 0-0"
deal.C = "6-6 6-3 6-2 5-5 4-1 2-1 2-0"
yard = "6-4 3-3 1-0 3-1 4-0 5-1 5-4"
play = """
C:5-5*2 A:+6-4 A:+3-3 A:+1-0 A:+3-1 A:+4-0 A:+5-1 A:5-1L B:5-2R
C:+5-4 C:5-4U A:pass B:6-5D C:6-3D*2 A:6-1L*3 B:2-2R C:6-6L
A:6-4L*3 B:4-2L C:6-2R*3
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-17"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1, D = 4 }
score = { A = 33, B = 60, C = 61, D = 24 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-17"
commitment = "b37ad4f4acc89f10d8e69c75d11dc781cfd821bb958cb702c215aaafa1760992"
secret = "749286d0adc82432562ac980a898bb4441a3047a725d04f765141f39354745c9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-4 5-2 4-2 4-1 3-3 2-1 1-1"
deal.B = "6-3 5-5 4-3 3-0 2-2 2-0 1-0"
deal.C = "6-6 6-0 5-1 5-0 4-4 4-0 3-2"
deal.D = "6-5 6-2 6-1 5-4 5-3 3-1 0-0"
yard = ""
play = """
D:0-0 A:pass B:3-0L C:6-0R D:pass A:pass B:1-0U*2 C:5-0D*3 D:5-3L
A:2-1U B:2-2U*4 C:6-6R D:6-5L A:4-2U B:5-5D C:4-4U D:6-2L A:6-4U*6
B:6-3R C:3-2R*4 D:6-1U*3 A:4-1U B:4-3U C:5-1D D:3-1U A:1-1U
B:2-0L*1
"""
end = "out"
winner = "B"
delta = { A = 6, B = 12, C = 7, D = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-0 4-4 4-1 2-1 1-0"
deal.B = "6-3 6-0 5-4 4-2 3-3 3-2 2-0"
deal.C = "6-5 6-4 6-1 5-5 5-2 4-3 1-1"
deal.D = "5-3 5-1 4-0 3-1 3-0 2-2 0-0"
yard = ""
play = """
B:3-3 C:4-3L*2 D:5-3R A:pass B:6-3U*3 C:pass D:3-1D A:4-4L*4
B:5-4L C:6-4U*3 D:5-1L A:4-1U B:pass C:5-5R D:pass A:5-0R B:2-0R*1
C:5-2R D:pass A:1-0L B:6-0L C:6-5L D:pass A:2-1U B:4-2U*3 C:6-1D*4
D:4-0U A:6-6D B:pass C:pass D:3-0U*5 A:6-2D*3
"""
end = "out"
winner = "A"
delta = { A = 9, B = 7, C = 9, D = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 5-1 4-3 4-1 4-0 3-0"
deal.B = "6-4 6-3 6-1 5-3 3-2 3-1 1-0"
deal.C = "6-6 5-0 3-3 2-2 2-1 1-1 0-0"
deal.D = "6-5 6-2 5-4 5-2 4-4 4-2 2-0"
yard = ""
play = """
A:5-5*2 B:5-3L C:5-0R D:6-5U A:5-1D*2 B:6-1D*3 C:0-0R*3 D:2-0R
A:6-0U B:3-2L*2 C:6-6D D:6-2L*4 A:3-0U B:6-3L*4 C:2-2R D:5-2R
A:4-3L B:6-4L C:3-3U D:5-4R A:4-0R B:1-0R*5 C:1-1R D:pass A:4-1R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 14, C = 3, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-4 5-1 4-3 2-2 0-0"
deal.B = "6-4 6-3 6-0 5-5 4-0 3-3 2-1"
deal.C = "6-6 6-5 5-3 4-2 4-1 2-0 1-1"
deal.D = "5-2 5-0 4-4 3-2 3-1 3-0 1-0"
yard = ""
play = """
A:0-0 B:6-0L C:2-0R D:5-0U A:pass B:4-0D C:5-3U*3 D:5-2R A:5-4D
B:5-5R C:6-6L*6 D:3-2U A:6-2L B:2-1L C:4-2U*4 D:3-1L A:4-3U B:6-3L
C:6-5D*5 D:3-0U A:6-1L B:6-4D*3 C:4-1D D:1-0L A:5-1D*3
"""
end = "blocked"
winner = "C"
delta = { A = 3, B = 3, C = 22, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 5-4 4-3 3-0 2-1 0-0"
deal.B = "6-6 6-4 6-3 5-2 4-2 3-1 2-0"
deal.C = "6-2 6-1 6-0 5-3 4-0 3-2 2-2"
deal.D = "5-1 5-0 4-4 4-1 3-3 1-1 1-0"
yard = ""
play = """
C:2-2 D:pass A:2-1L*1 B:4-2R*1 C:6-2U D:pass A:pass B:5-2D
C:6-0U*2 D:5-1L A:4-3R B:2-0U*3 C:5-3R D:5-0L A:5-5R B:pass C:4-0L
D:4-4L*5 A:5-4L B:pass C:3-2U D:3-3U A:3-0U*4 B:pass C:pass D:1-0U
A:6-5R B:6-4R*3 C:6-1U*4
"""
end = "out"
winner = "C"
delta = { A = 5, B = 7, C = 12, D = 5 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-3 5-2 4-4 4-3 3-3 2-2"
deal.B = "6-5 6-4 6-0 4-1 2-0 1-0 0-0"
deal.C = "6-6 6-2 6-1 5-1 4-2 4-0 3-0"
deal.D = "6-3 5-4 5-0 3-2 3-1 2-1 1-1"
yard = ""
play = """
C:6-6 D:6-3L*3 A:pass B:6-5R C:6-2U*2 D:pass A:pass B:6-0D*2
C:3-0L D:5-0L A:5-2L B:1-0D*2 C:6-1D*3 D:3-2L A:4-3L B:6-4D*3
C:4-2U D:5-4L A:5-5L B:4-1U*4 C:5-1U D:pass A:5-3L B:pass C:4-0D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 11, C = 5, D = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 5-3 5-1 4-4 4-1 4-0"
deal.B = "4-3 4-2 3-2 2-2 2-1 2-0 1-0"
deal.C = "6-1 6-0 5-4 3-1 3-0 1-1 0-0"
deal.D = "6-5 6-3 6-2 5-5 5-2 5-0 3-3"
yard = ""
play = """
C:1-1 D:pass A:4-1L B:2-1R C:6-1U D:pass A:5-1D B:4-2L*3 C:6-0U
D:6-2L A:5-3D B:3-2D*2 C:0-0U*2 D:6-5L A:4-0U B:4-3U C:5-4L D:5-2R
A:4-4L B:2-2D C:3-1U D:5-5R A:6-4L B:2-0D C:3-0D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 5, C = 2, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 6-0 5-1 3-3 3-2 2-0"
deal.B = "6-5 6-1 5-5 5-4 4-2 4-1 2-2"
deal.C = "6-3 5-3 5-0 4-4 4-3 4-0 3-1"
deal.D = "6-6 5-2 3-0 2-1 1-1 1-0 0-0"
yard = ""
play = """
C:4-4 D:pass A:6-4L B:5-4R C:4-3U D:pass A:pass B:4-2D C:6-3L
D:3-0L*2 A:2-0D B:6-5R C:5-3U D:1-0L A:6-0D B:5-5U C:5-0U D:2-1L
A:6-2R*2 B:6-1D*1 C:3-1D D:5-2L*2 A:5-1L B:4-1L C:4-0L*1
"""
end = "out"
winner = "C"
delta = { A = 2, B = 1, C = 1, D = 4 }
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-18"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 43, B = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-18"
commitment = "a1dbe12da1df4ebbdf4bd56b2477f06251e6cd3c61037b9d52a063ccf92b767e"
secret = "c40c9fa51bc785e7f69d7cc7ec251c090c8e33c867d3bc6b0d6f9cfde67643dc"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
lot = "A"
deal.A = "6-4 6-3 4-3 4-2 4-0 3-1 1-0"
deal.B = "6-6 6-2 5-5 5-2 5-0 4-1 2-1"
yard = "5-3 3-3 2-0 2-2 6-5 3-2 0-0 4-4 1-1 6-1 5-4 6-0 5-1 3-0"
play = """
B:5-5*2 A:+5-3 A:5-3L B:5-2R*1 A:+3-3 A:+2-0 A:+2-2 A:+6-5 A:6-5U
B:5-0D A:4-0D*3 B:6-2R A:4-3L*4 B:6-6R A:6-4L B:4-1D*5 A:6-3L
B:2-1D
"""
end = "out"
winner = "B"
delta = { A = 7, B = 13 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-3 5-1 4-0 3-3 3-0 2-0"
deal.B = "6-6 5-5 5-4 4-1 2-2 1-0 0-0"
yard = "1-1 4-3 6-3 3-1 5-2 5-0 6-1 3-2 6-4 6-2 6-5 4-4 4-2 2-1"
play = """
B:5-5*2 A:5-3L B:5-4R A:5-1U B:+1-1 B:+4-3 B:+6-3 B:+3-1 B:+5-2
B:5-2D*2 A:3-3L B:3-1U*3 A:4-0R B:1-0R A:2-0D*2 B:0-0D*2 A:6-0D
B:6-6D A:3-0L
"""
end = "out"
winner = "A"
delta = { A = 7, B = 9 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-2 5-0 4-4 4-1 2-0 0-0"
deal.B = "6-4 6-3 6-2 4-3 4-2 1-1 1-0"
yard = "4-0 6-5 3-1 5-3 5-4 5-1 3-2 3-0 2-1 3-3 6-1 6-0 6-6 2-2"
play = """
A:5-5*2 B:+4-0 B:+6-5 B:6-5L A:5-2R B:+3-1 B:+5-3 B:5-3U A:5-0D
B:6-2R*3 A:0-0D*3 B:6-3U A:2-0D*4 B:4-2D A:4-4D B:6-4D A:+5-4
A:+5-1 A:+3-2 A:+3-0 A:+2-1 A:+3-3 A:+6-1 A:6-1L B:1-1L*4 A:2-1L*4
B:+6-0 B:6-0R A:3-2L*3 B:4-3L A:5-4L B:1-0R A:5-1L B:3-1L A:3-3L
B:+6-6 B:6-6U*5 A:4-1R B:4-0R
"""
end = "out"
winner = "B"
delta = { A = 16, B = 13 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-4 4-4 3-2 2-0 1-1 0-0"
deal.B = "6-5 6-1 5-3 4-3 4-1 4-0 1-0"
yard = "3-3 6-2 5-5 5-2 3-0 2-2 6-3 3-1 5-0 6-6 4-2 2-1 6-4 5-1"
play = """
A:4-4 B:4-3L A:5-4R B:4-1U A:+3-3 A:+6-2 A:+5-5 A:+5-2 A:+3-0
A:+2-2 A:+6-3 A:+3-1 A:+5-0 A:+6-6 A:+4-2 A:4-2D B:1-0U*2 A:5-5R*3
B:5-3R A:2-2D*2 B:4-0U A:5-2D*3 B:6-5D A:3-2L*3 B:6-1D*2
"""
end = "out"
winner = "B"
delta = { A = 11, B = 15 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-4 5-2 4-0 3-2 0-0"
deal.B = "6-4 5-5 5-3 4-3 3-1 2-1 1-0"
yard = "6-0 4-2 5-0 1-1 5-1 2-2 4-4 6-6 6-2 3-3 6-3 2-0 3-0 4-1"
play = """
B:5-5*2 A:6-5L B:5-3R A:5-4U B:+6-0 B:+4-2 B:+5-0 B:5-0D A:6-1L
B:3-1L*2 A:0-0D*2 B:4-3U A:3-2L B:4-2L*2 A:4-0L B:6-0L A:+1-1
A:+5-1 A:+2-2 A:+4-4 A:+6-6 A:6-6L B:6-4L*2 A:4-4L B:1-0D*3
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-19"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 61, B = 45, C = 26 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-19"
commitment = "ab5421d795f943ab5c819fbf29f9ba97757eec139c6f6db8064061ca8c07cb50"
secret = "b153d9abe795e125d16fb63f6146b862f7bfddefaf523165eb79e9b9bd17b3b5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-5 5-2 4-1 3-0 2-1 2-0 1-1"
deal.B = "6-6 6-5 6-4 6-3 6-0 4-2 4-0"
deal.C = "6-2 6-1 5-1 5-0 3-3 3-2 0-0"
yard = "4-4 5-3 2-2 4-3 3-1 5-4 1-0"
play = """
A:5-5*2 B:6-5L C:5-1R A:5-2U B:+4-4 B:+5-3 B:5-3D C:6-2L A:3-0D*1
B:4-2L C:6-1R A:2-0U*2 B:6-4L C:0-0U A:+2-2 A:+4-3 A:+3-1 A:+5-4
A:+1-0 A:1-0U B:6-6L C:5-0D A:1-1U*5 B:6-3L C:3-2L*3 A:2-1U*3
B:6-0R C:pass A:2-2L B:4-0R*3 C:pass A:4-1R B:pass C:pass A:5-4D
B:4-4D*3
"""
end = "out"
winner = "B"
delta = { A = 13, B = 9, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-1 4-2 4-0 2-0 1-1"
deal.B = "6-6 6-3 6-2 5-1 4-4 4-3 2-2"
deal.C = "5-4 5-2 3-2 3-1 3-0 2-1 0-0"
yard = "5-0 3-3 1-0 5-3 6-0 5-5 4-1"
play = """
B:6-6 C:+5-0 C:+3-3 C:+1-0 C:+5-3 C:+6-0 C:6-0L A:6-5R*1 B:6-3U
C:+5-5 C:+4-1 C:pass A:6-1D B:5-1R*1 C:3-3U A:2-0L*2 B:6-2L
C:2-1R*3 A:4-2R B:4-4R C:1-0D*4 A:6-4R B:4-3U C:4-1U A:4-0D B:pass
C:3-1U A:pass B:pass C:3-2U A:pass B:2-2U*4
"""
end = "out"
winner = "B"
delta = { A = 3, B = 14, C = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-0 5-2 4-3 2-2 1-0"
deal.B = "6-6 6-4 6-2 3-2 3-1 3-0 0-0"
deal.C = "5-4 5-3 4-2 4-1 2-1 2-0 1-1"
yard = "4-0 5-0 3-3 6-1 5-5 4-4 5-1"
play = """
B:6-6 C:+4-0 C:+5-0 C:+3-3 C:+6-1 C:6-1L A:6-5R B:6-4U*2 C:+5-5
C:+4-4 C:+5-1 C:pass A:6-0D*2 B:3-1L C:4-4U A:4-3U B:3-2L*2
C:5-0D*3 A:5-2L B:3-0U*3 C:2-0U A:2-2U B:6-2U C:5-5L A:6-3U B:pass
C:3-3U A:pass B:pass C:5-3L A:pass B:pass C:5-4R A:pass B:pass
C:4-1R*3 A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 6, B = 7, C = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-0 5-4 3-3 3-0 2-2"
deal.B = "6-1 5-1 4-2 4-1 3-2 3-1 1-0"
deal.C = "6-4 6-2 5-3 2-1 2-0 1-1 0-0"
yard = "4-0 5-2 5-5 6-5 4-3 5-0 4-4"
play = """
A:6-6 B:6-1L C:6-2R A:6-3U B:+4-0 B:+5-2 B:+5-5 B:+6-5 B:6-5D
C:5-3U A:2-2R*3 B:5-1L C:2-0R*3 A:6-0R B:5-5L C:6-4R A:5-4R*5
B:5-2L C:2-1L A:+4-3 A:+5-0 A:5-0R B:4-1L C:0-0R A:4-3L B:3-2L
C:+4-4 C:pass A:3-0R*3 B:4-2L C:4-4L A:3-3R
"""
end = "out"
winner = "A"
delta = { A = 13, B = 0, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-4 4-3 4-0 3-3 1-1"
deal.B = "6-2 6-1 6-0 4-4 3-0 2-1 2-0"
deal.C = "6-4 5-5 5-1 4-2 3-1 2-2 0-0"
yard = "3-2 6-5 4-1 1-0 5-3 5-2 5-0"
play = """
A:6-6 B:6-2L C:6-4R A:6-3U B:6-1D*2 C:4-2R A:4-3U B:2-1L C:5-1L
A:5-4L B:4-4L*3 C:3-1D A:3-3D*4 B:2-0R C:0-0R A:4-0L*2 B:6-0L
C:+3-2 C:3-2D A:+6-5 A:6-5L B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 6, B = 8, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 4-1 3-3 3-1 3-0 1-1 1-0"
deal.B = "6-3 6-0 4-4 4-2 4-0 2-2 2-0"
deal.C = "6-6 6-4 5-3 5-2 5-1 5-0 0-0"
yard = "4-3 5-5 6-5 5-4 2-1 6-1 3-2"
play = """
B:4-4 C:6-4L A:4-1R B:4-2U C:+4-3 C:4-3D A:3-3D*3 B:6-3L C:5-3D
A:6-2U*3 B:6-0U C:5-0U A:1-1R*3 B:+5-5 B:5-5U*4 C:5-2D A:3-1L*3
B:2-2D C:5-1R*4 A:1-0L B:4-0L C:+6-5 C:6-5R A:+5-4 A:5-4L*5 B:2-0D
"""
end = "out"
winner = "B"
delta = { A = 17, B = 7, C = 4 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-2 5-1 4-3 3-3 1-1 1-0"
deal.B = "6-2 6-1 6-0 5-0 4-0 3-2 2-2"
deal.C = "6-6 6-5 4-4 4-2 4-1 3-1 2-0"
yard = "5-4 6-4 5-3 2-1 0-0 3-0 6-3"
play = """
B:2-2 C:2-0L A:5-2R*1 B:6-2U C:4-2D*3 A:5-5R B:6-0L C:4-1D A:5-1R
B:6-1L C:3-1L A:1-0R*2
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-20"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 4, C = 1, D = 2 }
score = { A = 28, B = 10, C = 61, D = 41 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-20"
commitment = "5607c19925fb3695869d100477896cec7fc8bfe6c6badf1bbbf76eeadf361bcd"
secret = "a0808b555d5f18d16cd53901ce37c634be74971ec78acf5800d7456b9fa26a7b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 5-5 4-4 4-1 3-2 3-0"
deal.B = "6-5 6-4 6-2 6-0 3-3 2-2 2-1"
deal.C = "5-4 5-3 5-2 5-0 2-0 1-0 0-0"
deal.D = "6-1 5-1 4-3 4-2 4-0 3-1 1-1"
yard = ""
play = """
C:0-0 D:4-0L A:3-0R B:6-0U C:2-0D*3 D:6-1U*2 A:4-4L B:2-2D
C:1-0U*3 D:4-2D*3 A:4-1L B:3-3R C:5-3R*2 D:5-1R A:pass B:2-1L
C:5-2L*2 D:1-1R A:5-5L B:6-4D C:5-4L D:3-1R A:6-3R B:6-5R*3
C:5-0U*4
"""
end = "out"
winner = "C"
delta = { A = 0, B = 3, C = 20, D = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-1 4-2 3-0 2-2 1-0 0-0"
deal.B = "6-3 6-1 4-1 4-0 3-3 3-2 2-1"
deal.C = "6-4 5-5 5-4 5-3 4-3 2-0 1-1"
deal.D = "6-6 6-2 6-0 5-2 5-0 4-4 3-1"
yard = ""
play = """
C:5-5*2 D:5-0L*2 A:6-5R B:pass C:5-4U*2 D:5-2D A:3-0L*3 B:6-3L
C:6-4U*4 D:6-2D A:pass B:6-1L C:1-1L*4 D:6-6R A:5-1L B:pass C:5-3L
D:3-1L*5 A:1-0L B:4-0L C:4-3L D:6-0R*3 A:0-0R*3 B:3-2L C:2-0L
"""
end = "out"
winner = "C"
delta = { A = 6, B = 0, C = 18, D = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 6-0 4-4 4-1 3-3 2-1"
deal.B = "6-5 6-4 5-5 4-3 4-2 3-0 1-0"
deal.C = "6-3 4-0 3-2 2-2 2-0 1-1 0-0"
deal.D = "6-1 5-4 5-3 5-2 5-1 5-0 3-1"
yard = ""
play = """
C:2-2 D:5-2L A:6-2R B:4-2U*3 C:2-0D*3 D:5-0D*4 A:6-6R B:6-5L
C:6-3L D:5-4U*5 A:3-3L B:3-0L C:4-0L D:6-1R*3 A:4-4L B:6-4L C:1-1R
D:5-1R A:6-0L*3 B:1-0L C:pass D:3-1L A:pass B:4-3L C:pass D:5-3R
"""
end = "out"
winner = "D"
delta = { A = 3, B = 3, C = 3, D = 17 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 4-4 3-3 3-2 3-0 0-0"
deal.B = "5-5 5-3 5-2 5-0 4-0 2-1 1-0"
deal.C = "6-4 6-3 6-2 6-1 5-4 5-1 3-1"
deal.D = "6-6 4-3 4-2 4-1 2-2 2-0 1-1"
yard = ""
play = """
D:2-2 A:3-2L B:2-1R C:6-2U*2 D:2-0D*2 A:3-3L B:1-0R C:6-4U*2
D:4-3L A:4-4L B:4-0U C:5-4L*1 D:pass A:6-5L B:5-0R C:6-3L D:pass
A:3-0L*1 B:5-3R C:3-1R D:4-1R A:6-0L*2 B:pass C:6-1L*1 D:1-1L
A:0-0U
"""
end = "out"
winner = "A"
delta = { A = 11, B = 0, C = 6, D = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-4 5-1 3-3 1-0 0-0"
deal.B = "6-1 5-3 4-3 4-0 3-2 3-1 2-0"
deal.C = "6-3 5-2 5-0 4-2 3-0 2-1 1-1"
deal.D = "6-6 6-5 6-2 6-0 4-4 4-1 2-2"
yard = ""
play = """
A:5-5*2 B:5-3L C:5-2R*1 D:6-5U A:5-4D*3 B:4-3D C:6-3L D:6-6L
A:6-4L*3 B:3-2R C:4-2L D:6-2U*2 A:3-3R B:2-0L C:2-1U*2 D:4-1U
A:1-0L B:3-1R C:1-1L*2 D:4-4U A:5-1L B:6-1R C:5-0L D:6-0L A:pass
B:4-0U*3
"""
end = "out"
winner = "B"
delta = { A = 8, B = 4, C = 5, D = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-4 5-2 4-3 4-0 0-0"
deal.B = "6-0 5-1 5-0 4-4 2-0 1-1 1-0"
deal.C = "6-2 4-2 4-1 3-3 3-2 3-0 2-1"
deal.D = "6-6 6-4 6-3 5-5 5-3 3-1 2-2"
yard = ""
play = """
B:1-1 C:4-1L D:3-1R A:6-1U B:5-1D C:3-0R*3 D:5-5D*4 A:5-4L B:5-0L
C:6-2U D:5-3D*1 A:4-0L B:2-0R C:3-2D*2 D:6-4L A:6-5L B:pass
C:2-1R*2 D:2-2U A:5-2L B:1-0R C:4-2L*2
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-21"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 36, B = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-21"
commitment = "a14b9eb5b1cb1f0d4cd9b1a75d8f3b2772badb35b1be3474c9adf3c67c786aff"
secret = "fc217913183afa5ebfe2ccae28f0e78d227248944702e382f6bd34412dc8a156"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-1 4-2 4-1 3-0 1-1"
deal.B = "5-3 5-2 5-1 4-3 2-1 2-0 0-0"
yard = "3-2 5-5 5-4 3-1 5-0 6-5 4-0 6-4 6-0 2-2 3-3 4-4 1-0 6-6"
play = """
B:0-0 A:3-0L B:2-0R*1 A:+3-2 A:+5-5 A:+5-4 A:+3-1 A:+5-0 A:5-0U*2
B:+6-5 B:+4-0 B:4-0D A:3-2R*3 B:6-5U A:5-4D B:5-3D*3 A:6-3L B:4-3R
A:4-1R B:5-1R*4 A:3-1D B:5-2R*3 A:6-2L B:2-1L*2
"""
end = "out"
winner = "B"
delta = { A = 5, B = 18 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-3 3-2 3-1 2-0 0-0"
deal.B = "6-4 6-3 5-5 4-2 2-2 2-1 1-1"
yard = "5-1 1-0 3-0 4-1 6-6 3-3 4-4 5-0 6-0 4-3 6-2 4-0 5-4 5-2"
play = """
B:5-5*2 A:6-5L B:+5-1 B:5-1R A:5-3U*2 B:+1-0 B:+3-0 B:+4-1 B:+6-6
B:+3-3 B:+4-4 B:+5-0 B:5-0D*2 A:3-1U B:6-3L*1 A:3-2L B:2-1R*1
A:0-0D*1 B:4-2L A:6-1U B:3-0D*3 A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 13, B = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 5-1 3-2 2-0 0-0"
deal.B = "6-1 6-0 4-1 3-3 3-1 3-0 2-2"
yard = "4-0 5-2 1-1 6-4 5-3 5-4 1-0 5-0 4-4 2-1 5-5 4-2 6-5 4-3"
play = """
A:0-0 B:6-0L A:2-0R B:3-0U A:+4-0 A:4-0D*3 B:6-1L*2 A:6-3U
B:2-2R*3 A:6-2U B:4-1L A:3-2U*3 B:3-3U A:+5-2 A:5-2R B:3-1U
"""
end = "out"
winner = "B"
delta = { A = 6, B = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-0 4-3 4-2 3-2 2-2 2-0"
deal.B = "6-6 6-3 4-4 3-1 3-0 2-1 1-1"
yard = "0-0 4-0 5-1 6-1 3-3 6-5 1-0 4-1 5-5 6-2 6-4 5-2 5-4 5-3"
play = """
B:6-6 A:6-0L B:6-3R A:+0-0 A:+4-0 A:+5-1 A:+6-1 A:6-1U B:+3-3
B:+6-5 B:6-5D A:5-1U B:3-0R*2 A:2-0L B:2-1L A:5-0R B:3-1L A:4-3L
B:4-4L A:4-2L B:+1-0 B:+4-1 B:+5-5 B:5-5R A:3-2L B:3-3L A:+6-2
A:+6-4 A:+5-2 A:5-2R B:+5-4 B:5-4U A:2-2R B:4-1U A:6-2R B:1-1U
A:6-4R B:1-0U*3
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-2 4-0 3-0 2-2 1-0"
deal.B = "6-6 6-3 6-1 5-5 5-4 5-3 4-1"
yard = "5-2 4-2 5-1 3-2 6-0 4-4 1-1 4-3 0-0 5-0 2-1 2-0 3-3 3-1"
play = """
B:5-5*2 A:6-5L B:5-4R*2 A:+5-2 A:5-2U B:5-3D*3 A:6-4L B:4-1L*2
A:1-0L B:6-3D A:4-0R B:6-6D A:6-2D B:+4-2 B:4-2U A:2-2D B:+5-1
B:+3-2 B:3-2D A:3-0L*2
"""
end = "out"
winner = "A"
delta = { A = 5, B = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 6-0 4-2 3-3 3-2 1-1"
deal.B = "6-4 6-3 6-2 4-4 3-1 3-0 0-0"
yard = "5-3 4-0 5-5 2-2 1-0 4-1 2-1 5-2 6-5 5-0 5-4 2-0 5-1 4-3"
play = """
A:3-3 B:6-3L A:3-2R B:3-1U A:+5-3 A:5-3D B:6-2L*2 A:4-2L B:6-4L
A:1-1U*3 B:+4-0 B:+5-5 B:5-5D*4 A:6-0L B:4-0L A:6-1U B:4-4L A:6-6U
"""
end = "out"
winner = "A"
delta = { A = 4, B = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 5-4 4-1 4-0 3-1 2-2"
deal.B = "6-0 5-2 4-4 4-3 4-2 3-2 0-0"
yard = "2-0 2-1 6-2 1-1 5-0 5-1 3-0 6-5 5-5 3-3 6-6 6-4 5-3 1-0"
play = """
A:2-2 B:5-2L A:+2-0 A:2-0R*1 B:4-2U A:+2-1 A:2-1D*2 B:0-0R*2
A:3-1D B:4-4U A:4-1U B:4-3D*2
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-22"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 61, B = 60, C = 38 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-22"
commitment = "58c25c0a322bb912d3f53d95b3bfde2900ad4722e47299acd762cc5a7c73c04b"
secret = "49ba1e0ed46489052c821d84e8c3495e78a0d336e5afdfa09643c0715ed44833"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 6-3 5-5 4-3 3-3 1-1"
deal.B = "6-1 5-2 4-2 3-1 3-0 1-0 0-0"
deal.C = "6-4 6-2 6-0 5-4 5-3 4-4 2-2"
yard = "5-1 5-0 3-2 4-0 2-0 2-1 4-1"
play = """
C:4-4 A:4-3L B:4-2R*1 C:6-4U A:+5-1 A:+5-0 A:+3-2 A:+4-0 A:4-0D
B:3-0L C:6-0L A:6-6L*4 B:0-0D*4 C:6-2L*2 A:5-0D*3 B:6-1U*2 C:2-2L
A:6-5D B:3-1U*3 C:5-3U A:5-5U B:5-2R*5 C:5-4R
"""
end = "out"
winner = "C"
delta = { A = 7, B = 15, C = 8 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-1 5-3 4-3 4-2 4-0 3-1"
deal.B = "5-2 4-4 4-1 3-3 2-0 1-1 1-0"
deal.C = "6-4 6-3 6-2 5-4 5-0 2-2 0-0"
yard = "6-6 5-5 6-0 2-1 5-1 3-0 3-2"
play = """
C:2-2 A:4-2L B:5-2R C:6-2U*3 A:+6-6 A:+5-5 A:+6-0 A:+2-1 A:2-1D
B:4-4L*4 C:6-4L A:3-1D*4 B:3-3D C:6-3L*4 A:5-5R*5 B:+5-1 B:5-1R
C:+3-0 C:3-0L A:6-6U B:1-0L*4 C:+3-2 C:3-2D A:6-1U*1 B:1-1L C:pass
A:pass B:4-1L C:5-4L A:6-5L*2 B:2-0D
"""
end = "out"
winner = "B"
delta = { A = 12, B = 14, C = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 6-1 5-4 5-2 4-4 0-0"
deal.B = "6-5 5-5 5-0 4-0 2-2 1-1 1-0"
deal.C = "5-1 4-3 4-2 3-1 3-0 2-1 2-0"
yard = "3-3 6-3 5-3 6-4 3-2 4-1 6-0"
play = """
B:5-5*2 C:5-1L A:5-4R*1 B:5-0U*1 C:+3-3 C:+6-3 C:+5-3 C:5-3D
A:4-4R B:4-0R C:3-1L A:0-0R B:1-0R C:6-3L*2 A:6-1R*3 B:6-5L C:3-0U
A:6-6R B:+6-4 B:6-4R*3 C:4-3R A:5-2L B:2-2L C:4-2L A:+3-2 A:3-2R
B:+4-1 B:4-1L C:2-1L*2 A:6-2L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 6, C = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-0 5-4 5-2 4-3 3-1 2-2"
deal.B = "6-5 6-3 5-5 4-2 3-3 1-1 0-0"
deal.C = "6-6 5-0 4-1 3-2 3-0 2-1 1-0"
yard = "5-1 6-4 6-1 4-0 2-0 5-3 4-4"
play = """
A:2-2 B:4-2L C:3-2R A:6-2U B:+5-1 B:+6-4 B:+6-1 B:+4-0 B:+2-0
B:2-0D C:4-1L*2 A:4-3R B:4-0D*3 C:2-1L A:6-0U*2 B:0-0U*2 C:5-0U*3
A:5-4R B:5-5R C:+5-3 C:5-3R A:5-2L B:6-3R*4 C:6-6R A:+4-4 A:4-4D*6
B:6-5L C:pass A:pass B:6-1R*4 C:1-0R A:pass B:5-1U*3 C:3-0R
"""
end = "out"
winner = "C"
delta = { A = 8, B = 16, C = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-1 6-0 4-1 2-1 1-1 1-0"
deal.B = "6-6 6-5 5-3 5-2 5-1 3-0 2-2"
deal.C = "6-3 6-2 5-4 4-3 4-0 3-1 0-0"
yard = "3-3 5-5 4-4 4-2 2-0 5-0 3-2"
play = """
C:0-0 A:6-0L B:3-0R C:4-0U A:1-0D B:6-6L*4 C:6-3L A:6-4U B:5-3L*3
C:5-4L A:2-1D*3 B:6-5U C:4-3L A:+3-3 A:3-3L B:5-2D C:3-1L A:1-1L*3
B:5-1L C:+5-5 C:5-5L A:+4-4 A:+4-2 A:+2-0 A:+5-0 A:5-0L B:+3-2
B:3-2R C:6-2R
"""
end = "out"
winner = "C"
delta = { A = 6, B = 7, C = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 5-5 5-4 5-3 4-0 3-3"
deal.B = "6-0 4-2 3-1 2-2 2-1 2-0 0-0"
deal.C = "6-1 5-2 4-4 4-3 4-1 3-0 1-0"
yard = "5-0 1-1 6-5 5-1 6-3 6-2 3-2"
play = """
C:4-4 A:6-4L B:4-2R C:4-3U A:5-4D B:6-0L*2 C:3-0L A:5-3L*3 B:2-2R
C:5-2L A:5-5D B:2-0R C:1-0R A:3-3U B:3-1R C:+5-0 C:5-0D A:4-0D*3
B:2-1L C:6-1L A:6-6L*5
"""
end = "out"
winner = "A"
delta = { A = 12, B = 2, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 6-1 4-4 4-1 3-2 1-0"
deal.B = "6-5 6-4 5-2 5-1 3-3 3-0 2-0"
deal.C = "6-0 5-5 5-3 5-0 3-1 1-1 0-0"
yard = "4-2 2-1 6-3 2-2 5-4 4-3 4-0"
play = """
A:6-6 B:6-5L C:6-0R*1 A:6-2U B:6-4D C:5-5L A:4-4D*4 B:5-2U C:5-3L
A:3-2L*3 B:2-0L C:5-0L A:4-1D B:5-1D C:0-0R*3 A:1-0R B:+4-2 B:+2-1
B:2-1R C:+6-3 C:+2-2 C:2-2R A:+5-4 A:5-4L B:4-2L C:+4-3 C:+4-0
"""
end = "blocked"
winner = "A"
delta = { A = 7, B = 0, C = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-1 5-1 5-0 4-4 2-1"
deal.B = "6-2 4-3 4-0 3-2 3-1 3-0 1-1"
deal.C = "6-6 6-0 5-4 5-2 4-2 3-3 2-0"
yard = "4-1 6-5 5-3 0-0 1-0 2-2 5-5"
play = """
A:4-4 B:4-3L C:5-4R A:6-4U B:4-0D C:3-3L A:6-3L B:3-0D C:6-6L
A:6-1L*3
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-23"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 4, C = 3, D = 1 }
score = { A = 53, B = 29, C = 34, D = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-23"
commitment = "93e7295a99272f2e64fce6c77d5b67113b7786c49bb22dce433d3a0fe82fcf94"
secret = "816ebf7e3c4fb67af020aac67e97042c4d314eb0514c652d97597b80f5cb08b7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-3 5-1 4-3 3-0 2-2"
deal.B = "6-6 6-1 5-2 4-0 3-3 3-1 2-0"
deal.C = "6-3 5-4 5-0 4-1 3-2 1-0 0-0"
deal.D = "6-5 6-4 5-5 4-4 4-2 2-1 1-1"
yard = ""
play = """
B:6-6 C:6-3L*3 D:6-5R A:6-2U*2 B:6-1D C:3-2U D:5-5R A:5-3R*2
B:3-3L C:4-1D D:4-4D*4 A:4-3D*3 B:3-1L*2 C:1-0L D:pass A:6-0L*3
B:pass C:pass D:6-4L A:3-0R*2 B:4-0L C:0-0L D:pass A:pass B:2-0L
C:5-0R D:4-2L*3 A:5-1R B:pass C:5-4L
"""
end = "out"
winner = "C"
delta = { A = 12, B = 2, C = 6, D = 7 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 4-3 4-1 3-2 2-0 0-0"
deal.B = "6-6 6-0 5-5 5-3 4-4 4-2 3-3"
deal.C = "6-2 6-1 5-4 5-1 3-1 2-1 1-1"
deal.D = "6-4 5-2 5-0 4-0 3-0 2-2 1-0"
yard = ""
play = """
C:1-1 D:1-0L A:4-1R B:pass C:5-1U D:pass A:pass B:pass C:6-1D*3
D:5-0L*4 A:6-5D B:5-5L C:5-4U D:6-4R*5 A:4-3U B:5-3L C:3-1L*3
D:5-2D A:6-3U*3 B:6-6R C:6-2U D:2-2U A:3-2D*4 B:6-0R C:2-1U*1
"""
end = "out"
winner = "C"
delta = { A = 7, B = 0, C = 13, D = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 6-1 5-5 4-2 4-0 2-2"
deal.B = "6-5 6-3 5-4 4-4 4-3 2-1 0-0"
deal.C = "6-6 5-1 4-1 3-2 3-1 3-0 1-0"
deal.D = "6-0 5-3 5-2 5-0 3-3 2-0 1-1"
yard = ""
play = """
C:6-6 D:6-0L A:6-4R B:6-5U C:pass D:pass A:6-1D*2 B:0-0L*2 C:3-0L
D:5-3L*3 A:5-5L*4 B:5-4L C:5-1D D:5-2U*3 A:4-2U B:4-4L C:4-1R
D:5-0D A:4-0L*1 B:2-1R C:3-2R D:3-3R*2 A:pass B:6-3R*2 C:1-0L
D:1-1L A:6-2R B:4-3U
"""
end = "out"
winner = "B"
delta = { A = 7, B = 6, C = 0, D = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-5 5-2 5-0 3-0 2-0"
deal.B = "6-3 6-2 5-1 4-1 3-2 1-1 1-0"
deal.C = "6-4 6-1 5-4 4-0 3-1 2-2 0-0"
deal.D = "6-0 5-3 4-4 4-3 4-2 3-3 2-1"
yard = ""
play = """
B:1-1 C:6-1L D:2-1R A:pass B:5-1U C:3-1D D:6-0L*2 A:5-5U*3 B:1-0L
C:5-4U*2 D:4-4U A:3-0D B:4-1L C:6-4U D:4-2L*2 A:5-0D*3 B:6-2L
C:2-2R D:5-3D A:6-6L*5 B:6-3L C:pass D:4-3L A:6-5U B:3-2R*3
"""
end = "out"
winner = "B"
delta = { A = 11, B = 7, C = 2, D = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-2 5-2 2-2 2-1 1-1"
deal.B = "6-0 5-5 5-3 5-0 4-4 4-2 1-0"
deal.C = "6-6 6-3 6-1 5-4 4-3 3-1 3-0"
deal.D = "5-1 4-1 4-0 3-3 3-2 2-0 0-0"
yard = ""
play = """
B:5-5*2 C:5-4L D:5-1R*1 A:6-5U B:5-3D C:6-6U*4 D:3-3D A:6-4L*5
B:6-0L C:3-1R D:4-0L*5 A:6-2U*3 B:4-4L C:3-0R D:4-1L A:1-1L*2
B:1-0L C:4-3D D:3-2U A:pass B:5-0L C:6-3U*3 D:0-0R*3 A:5-2L B:4-2L
"""
end = "out"
winner = "B"
delta = { A = 10, B = 5, C = 7, D = 9 }

[[match.hand]]
opener = "B"
deal.A = "4-2 4-0 3-2 2-2 2-0 1-0 0-0"
deal.B = "6-5 6-2 5-5 5-1 3-1 2-1 1-1"
deal.C = "6-4 6-3 6-1 5-0 4-4 3-3 3-0"
deal.D = "6-6 6-0 5-4 5-3 5-2 4-3 4-1"
yard = ""
play = """
B:5-5*2 C:5-0L*2 D:5-4R A:pass B:6-5U*2 C:pass D:5-3D A:2-0L*3
B:6-2L C:6-3D D:6-6L A:4-0R B:pass C:3-0R D:6-0L*3 A:0-0L*3 B:3-1R
C:6-1R D:pass A:1-0L B:5-1L C:6-4R D:4-3R*4 A:3-2R B:2-1R C:pass
D:5-2L*3 A:2-2L B:1-1R
"""
end = "out"
winner = "B"
delta = { A = 6, B = 9, C = 2, D = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-0 5-1 3-3 3-0 1-0"
deal.B = "6-4 6-2 5-3 5-0 4-3 3-2 2-2"
deal.C = "6-3 6-1 5-4 5-2 4-2 4-0 2-0"
deal.D = "5-5 4-4 4-1 3-1 2-1 1-1 0-0"
yard = ""
play = """
B:2-2 C:5-2L D:2-1R A:pass B:6-2U C:4-2D D:4-4D*4 A:6-6U B:5-3L
C:6-3L D:4-1R*6 A:6-5L B:5-0L C:4-0R*4 D:0-0L*4
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-24"
seats = { A = "first", B = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 53, B = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-24"
commitment = "b081a2ff111ceffc61903f01760b36372a7d629d0cbf103b0c68e4eb8a7a9ef4"
secret = "7e85018e52f2c382fe7667081e0711ed1048df75d89b5cf6ad6cbb24753a2387"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 5-3 5-2 5-1 5-0 4-1 1-0"
deal.B = "6-6 6-5 4-3 4-0 3-1 1-1 0-0"
yard = "3-3 3-0 6-3 5-4 2-2 6-1 6-2 4-2 2-1 2-0 5-5 3-2 6-0 4-4"
play = """
B:1-1 A:5-1L B:3-1R A:4-1U B:+3-3 B:+3-0 B:+6-3 B:+5-4 B:+2-2
B:+6-1 B:6-1D A:5-3L B:3-0L A:5-0L B:4-3R A:5-2L B:6-3D A:6-4R*3
B:6-6R A:+6-2 A:6-2L*5 B:5-4U A:+4-2 A:+2-1 A:+2-0 A:+5-5 A:5-5U
B:6-5U A:+3-2 A:3-2D B:2-2D A:4-2D B:4-0D A:2-0D B:+6-0 B:6-0L*4
A:1-0L B:+4-4 B:pass A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 11, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-0 5-2 3-2 3-1 2-0"
deal.B = "5-3 4-3 4-2 2-2 1-1 1-0 0-0"
yard = "6-5 5-1 5-0 6-1 5-5 3-3 6-3 3-0 4-0 4-4 5-4 6-2 2-1 4-1"
play = """
A:6-6 B:+6-5 B:6-5L A:6-4R B:+5-1 B:+5-0 B:+6-1 B:6-1U*2 A:6-0D*2
B:5-1U A:5-2L B:0-0D A:3-2L B:1-0D A:3-1L B:5-3U A:+5-5 A:+3-3
A:3-3U B:4-2R*2 A:2-0R B:5-0R A:5-5R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-4 5-0 4-3 1-1 1-0"
deal.B = "6-5 6-2 6-0 5-5 4-0 3-3 3-0"
yard = "0-0 4-2 5-3 6-6 6-1 4-4 2-2 3-2 2-1 3-1 2-0 4-1 5-1 5-2"
play = """
A:1-1 B:+0-0 B:+4-2 B:+5-3 B:+6-6 B:+6-1 B:6-1L A:1-0R B:+4-4
B:+2-2 B:+3-2 B:+2-1 B:2-1U A:+3-1 A:3-1D B:3-2D*2 A:6-4L B:4-2L
A:5-0R B:6-2L*3 A:6-3L B:3-3L*3 A:4-3L B:4-0L A:5-4R
"""
end = "out"
winner = "A"
delta = { A = 12, B = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-5 5-4 5-2 4-2 3-2 3-1"
deal.B = "6-4 6-3 5-3 4-4 2-0 1-0 0-0"
yard = "2-2 5-1 5-0 4-1 6-0 4-3 3-3 6-2 4-0 2-1 3-0 1-1 6-1 6-5"
play = """
A:6-6 B:6-3L*3 A:+2-2 A:+5-1 A:+5-0 A:+4-1 A:+6-0 A:6-0R B:6-4U
A:+4-3 A:+3-3 A:+6-2 A:6-2D B:2-0R A:4-3L B:4-4L A:5-4L B:5-3L
A:3-3L B:+4-0 B:4-0U*2 A:3-2L B:1-0U A:5-2L*2 B:+2-1 B:2-1R A:5-5L
B:+3-0 B:+1-1 B:1-1R*3 A:5-1L B:+6-1 B:6-1L A:4-1R B:+6-5 B:6-5L
A:5-0L B:3-0L*2 A:3-1L B:pass A:4-2R B:pass A:2-2R
"""
end = "out"
winner = "A"
delta = { A = 2, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-5 5-0 4-4 3-3 2-0"
deal.B = "6-4 6-0 5-4 3-2 3-1 2-2 2-1"
yard = "4-1 4-3 0-0 1-0 1-1 4-0 5-3 3-0 6-1 5-1 6-3 4-2 6-5 5-2"
play = """
A:6-6 B:6-4L A:6-2R B:6-0U A:+4-1 A:+4-3 A:+0-0 A:+1-0 A:+1-1
A:+4-0 A:+5-3 A:+3-0 A:+6-1 A:6-1D B:5-4L A:5-5L B:2-2R*3 A:5-3L
B:3-2R A:4-3L B:3-1D*2 A:4-4L B:+5-1 B:+6-3 B:6-3R A:4-1L*2 B:2-1L
A:2-0L B:+4-2 B:+6-5 B:6-5R A:5-0L B:5-1L A:1-1L*2 B:+5-2 B:5-2R
A:1-0L*1 B:4-2R
"""
end = "out"
winner = "B"
delta = { A = 5, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-5 4-4 4-0 3-1 2-1"
deal.B = "6-4 6-0 5-4 5-1 4-3 4-1 3-3"
yard = "3-2 5-2 1-0 0-0 4-2 3-0 6-6 5-3 6-5 2-0 6-2 5-0 2-2 1-1"
play = """
B:3-3 A:6-3L B:4-3R*2 A:3-1U B:+3-2 B:3-2D A:6-1L B:5-1L A:5-5L
B:4-1U*4 A:4-4R B:6-4R A:4-0U B:5-4L A:2-1D
"""
end = "out"
winner = "A"
delta = { A = 1, B = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-2 5-1 3-3 2-2 1-1 1-0"
deal.B = "6-2 5-4 4-4 4-3 4-2 3-0 0-0"
yard = "6-4 6-0 2-1 2-0 6-1 6-6 3-2 6-3 5-5 5-3 4-0 4-1 5-0 3-1"
play = """
A:3-3 B:4-3L*2 A:+6-4 A:+6-0 A:+2-1 A:+2-0 A:+6-1 A:+6-6 A:+3-2
A:3-2R B:3-0U A:+6-3 A:6-3D B:6-2D A:6-4L*2 B:0-0U*2 A:6-6L B:4-2R
A:6-5L B:4-4R*3 A:5-2L B:5-4R
"""
end = "out"
winner = "B"
delta = { A = 2, B = 13 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 5-3 5-2 5-1 5-0 3-0"
deal.B = "6-5 6-4 4-2 2-1 2-0 1-1 1-0"
yard = "6-3 6-2 0-0 4-4 3-1 4-3 6-1 5-5 2-2 4-1 4-0 3-2 3-3 6-0"
play = """
B:1-1 A:5-1L B:2-1R A:+6-3 A:+6-2 A:+0-0 A:+4-4 A:+3-1 A:3-1U*2
B:1-0D*2 A:5-4L B:6-4L A:6-6L B:2-0D A:6-3L*2 B:4-2R A:5-3L
B:6-5L*3
"""
end = "out"
winner = "B"
delta = { A = 4, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 5-4 5-0 4-4 3-3 2-1"
deal.B = "6-5 4-0 3-0 2-0 1-1 1-0 0-0"
yard = "5-2 3-1 6-0 5-3 5-1 4-1 6-2 5-5 6-1 2-2 4-2 6-3 4-3 3-2"
play = """
B:1-1 A:2-1L B:1-0R A:+5-2 A:+3-1 A:3-1U*1 B:+6-0 B:+5-3 B:+5-1
B:5-1D*2 A:5-2L B:2-0R A:5-4L B:6-5D A:6-4L B:5-3U A:6-6L*5 B:6-0L
A:5-0L B:+4-1 B:+6-2 B:6-2D A:+5-5 A:5-5L B:+6-1 B:+2-2 B:2-2R
A:+4-2 A:4-2R B:4-0R A:+6-3 A:+4-3 A:+3-2 A:3-2D B:0-0R A:6-3D
B:3-0R A:4-3R*5 B:6-1D A:4-4R B:4-1R
"""
end = "out"
winner = "B"
delta = { A = 11, B = 3 }
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-25"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 28, B = 61, C = 60 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-25"
commitment = "8873cf4bfd120a3de410158bf324faa1767c4bd79efe77483d388a60ce2e7e96"
secret = "55f370dd078f28b080fe118c69d0f0808a8262dc0abe1b7f7258324e6f7c61a6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 5-1 4-0 2-2 2-1 1-0"
deal.B = "6-5 6-4 6-3 6-1 5-5 4-2 2-0"
deal.C = "6-0 5-2 4-4 4-1 3-2 3-0 1-1"
yard = "6-2 4-3 3-3 5-4 3-1 5-0 0-0"
play = """
A:6-6 B:6-3L*3 C:6-0R A:+6-2 A:6-2U*1 B:6-5D*2 C:5-2D A:5-3L
B:5-5L C:3-2U*3 A:5-1L B:6-1L C:3-0R A:2-1D B:6-4L C:4-4L*3 A:4-0L
B:2-0L C:1-1D*2 A:1-0D B:4-2L*2
"""
end = "out"
winner = "B"
delta = { A = 1, B = 9, C = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 5-3 5-2 4-4 2-2 2-0"
deal.B = "6-3 5-5 5-4 4-3 4-1 3-3 0-0"
deal.C = "6-6 6-2 4-2 4-0 3-1 1-1 1-0"
yard = "3-2 3-0 5-0 2-1 6-4 6-0 5-1"
play = """
B:5-5*2 C:+3-2 C:+3-0 C:+5-0 C:5-0L*2 A:5-3R B:5-4U C:+2-1 C:+6-4
C:+6-0 C:+5-1 C:5-1D A:6-1D B:6-3D*2 C:6-4U A:6-5U B:4-3R C:3-0L*3
A:5-2U B:3-3L*3 C:3-1L*2 A:4-4R B:4-1L C:6-2U A:pass B:pass C:6-6U
A:pass B:pass C:4-2L*5 A:2-2L B:pass C:2-1L A:pass B:pass C:1-1L*5
A:pass B:pass C:3-2D A:2-0D
"""
end = "out"
winner = "A"
delta = { A = 2, B = 7, C = 17 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-4 5-1 2-2 2-0 0-0"
deal.B = "6-4 6-2 6-0 5-5 5-0 4-3 3-1"
deal.C = "6-3 5-3 4-4 4-2 3-3 2-1 1-1"
yard = "6-5 5-2 4-0 4-1 3-0 1-0 3-2"
play = """
A:2-2 B:6-2L*2 C:4-2R*2 A:2-0U*2 B:+6-5 B:+5-2 B:5-2D*3 C:6-3L
A:5-4D B:4-3R*2 C:4-4D A:0-0U B:6-0U*4 C:3-3L A:6-1U B:3-1U*4
C:5-3L A:5-1L*3 B:6-4D C:2-1L A:6-6D*4
"""
end = "out"
winner = "A"
delta = { A = 15, B = 15, C = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 6-0 5-5 5-4 5-1 4-1"
deal.B = "5-2 5-0 3-2 2-2 1-1 1-0 0-0"
deal.C = "4-3 4-2 3-3 3-1 3-0 2-1 2-0"
yard = "6-3 6-2 4-4 4-0 6-5 5-3 6-4"
play = """
A:6-6 B:+6-3 B:6-3L*3 C:+6-2 C:6-2R*1 A:6-1U B:+4-4 B:+4-0 B:+6-5
B:6-5D C:2-1R*2 A:5-4D B:1-1R*2 C:4-3D A:4-1R B:4-4R*3 C:3-1U
A:+5-3 A:5-3L B:5-2L C:4-2R*2 A:+6-4 A:pass B:3-2L C:3-3L A:pass
B:2-2R C:3-0L*2 A:6-0L B:pass C:2-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 8, C = 14 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 4-3 4-2 2-2 2-1 0-0"
deal.B = "6-3 6-2 5-4 3-3 3-1 3-0 2-0"
deal.C = "6-0 5-2 5-1 4-1 4-0 3-2 1-0"
yard = "6-6 1-1 5-3 4-4 6-4 5-5 5-0"
play = """
A:0-0 B:3-0L C:6-0R A:+6-6 A:+1-1 A:+5-3 A:+4-4 A:+6-4 A:+5-5
A:+5-0 A:5-0U B:2-0D C:3-2L*3 A:6-6R B:6-2L*5 C:5-2D A:6-1R B:6-3L
C:5-1U*2 A:5-5D*3 B:5-4D C:4-0D*1 A:4-3L B:3-1R C:4-1L*1 A:5-3R
B:pass C:1-0L
"""
end = "out"
winner = "C"
delta = { A = 3, B = 5, C = 17 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-0 5-5 5-1 4-0 3-0 1-0"
deal.B = "6-1 5-0 4-3 4-2 4-1 3-3 2-1"
deal.C = "6-6 6-5 6-3 5-4 4-4 1-1 0-0"
yard = "2-2 3-1 6-4 5-2 2-0 3-2 5-3"
play = """
C:6-6 A:6-0L B:6-1R C:6-5U A:6-2D B:4-2D*2 C:0-0L*2 A:3-0L
B:4-1D*2 C:6-3L A:5-1U B:2-1R*2 C:1-1U A:1-0D*2 B:5-0D*3 C:5-4D
A:4-0D*2 B:+2-2 B:2-2R C:+3-1 C:3-1U A:+6-4 A:6-4L B:4-3L*2 C:+5-2
C:5-2R A:5-5R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 11, C = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-0 4-3 2-2 2-0 1-1"
deal.B = "6-4 6-2 6-0 5-3 4-4 3-0 1-0"
deal.C = "6-5 5-5 5-1 4-1 3-3 2-1 0-0"
yard = "4-0 3-1 3-2 5-2 4-2 6-1 5-4"
play = """
A:2-2 B:6-2L*2 C:2-1R A:2-0U B:+4-0 B:+3-1 B:+3-2 B:3-2D*2 C:3-3D
A:1-1R B:6-4L C:4-1L A:5-0U B:5-3U C:5-1L A:4-3D B:4-0D*2
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-26"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3, D = 4 }
score = { A = 61, B = 15, C = 9, D = 4 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-26"
commitment = "5b8dc08b06873dd64d64d1b9ce991a6598e241cc21d0e620552933ddfa833022"
secret = "13914dc24eeeec23696c9f2a63e5017c875d02d744cc72c530e41c126d6c3362"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 5-2 4-2 4-0 3-2 3-1 2-2"
deal.B = "6-5 6-4 5-3 5-1 4-1 2-0 0-0"
deal.C = "6-2 6-0 5-5 5-4 4-4 4-3 3-0"
deal.D = "6-3 6-1 5-0 3-3 2-1 1-1 1-0"
yard = ""
play = """
B:0-0 C:6-0L D:1-0R A:4-0U B:2-0D C:6-2L D:6-1R A:6-6R*4 B:6-4U
C:pass D:6-3R A:4-2L*3 B:5-3R C:5-4L D:5-0L A:2-2D*3 B:6-5R C:3-0L
D:2-1D A:3-2L*3 B:5-1D C:5-5D D:pass A:5-2L
"""
end = "blocked"
winner = "A"
delta = { A = 19, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-5 4-3 4-2 4-1 4-0 3-0 1-0"
deal.B = "6-6 6-1 5-4 5-2 4-4 3-2 1-1"
deal.C = "6-5 6-4 6-3 6-2 5-3 3-3 2-1"
deal.D = "6-0 5-1 5-0 3-1 2-2 2-0 0-0"
yard = ""
play = """
A:5-5*2 B:5-2L C:6-5R D:5-0U A:pass B:5-4D C:6-2L D:0-0U A:4-0U*4
B:6-1L*3 C:2-1L D:2-0L A:1-0L*3 B:4-4U C:6-4R D:3-1L A:4-3L*4
B:pass C:pass D:pass A:4-2L B:3-2L C:6-3L D:6-0L A:4-1R B:1-1R
C:pass D:5-1R A:3-0L*4
"""
end = "out"
winner = "A"
delta = { A = 23, B = 3, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-3 4-4 4-2 3-0 2-1 1-0"
deal.B = "6-4 6-2 5-2 4-1 4-0 3-3 3-1"
deal.C = "6-5 6-1 6-0 5-5 5-4 5-1 2-0"
deal.D = "6-3 5-0 4-3 3-2 2-2 1-1 0-0"
yard = ""
play = """
A:6-6 B:6-4L C:6-5R D:6-3U A:pass B:6-2D C:5-4L*3 D:3-2U A:5-3L
B:3-3L*3 C:5-5R*4 D:4-3L A:4-2U*4 B:5-2D C:5-1R D:5-0D A:2-1R*2
B:4-0D C:2-0R D:0-0R A:3-0R*3 B:4-1L C:6-1L D:pass A:4-4U B:3-1R
"""
end = "out"
winner = "B"
delta = { A = 9, B = 6, C = 7, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 6-2 5-4 5-3 5-1 3-2"
deal.B = "5-2 4-2 4-1 3-3 2-1 1-1 0-0"
deal.C = "6-1 6-0 4-4 4-3 3-1 3-0 2-0"
deal.D = "6-6 6-5 5-5 5-0 4-0 2-2 1-0"
yard = ""
play = """
B:1-1 C:6-1L D:1-0R A:5-1U B:4-1D*3 C:6-0L D:5-5U A:5-4D*3
B:0-0L*3 C:3-0L D:5-0D A:5-3L*3 B:5-2L C:2-0L*2 D:6-5U A:6-4U
B:4-2U C:pass D:4-0L A:6-2U*2 B:pass C:4-4L D:6-6U*4 A:6-3U B:3-3U
C:4-3L D:pass A:3-2U*1
"""
end = "out"
winner = "A"
delta = { A = 9, B = 6, C = 2, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 6-2 5-1 4-1 0-0"
deal.B = "6-0 5-4 4-2 3-3 3-2 2-0 1-1"
deal.C = "6-3 6-1 5-3 5-0 4-4 4-0 3-0"
deal.D = "5-5 5-2 4-3 3-1 2-2 2-1 1-0"
yard = ""
play = """
A:6-6 B:6-0L C:6-3R D:pass A:6-2U*1
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-27"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 61, B = 19 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-27"
commitment = "a5607f92f21a3519c4b48d61b3f9c8362b4fb63122f79e25c52d1cbd306342c6"
secret = "303b6b070019c08a044144914cf549e4c92909b5b315e7bc9853ef5181b5f769"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
lot = "B"
deal.A = "6-4 5-2 3-3 2-1 2-0 1-1 0-0"
deal.B = "6-3 5-4 5-3 5-1 4-3 4-1 3-1"
yard = "6-5 2-2 4-0 6-0 5-5 1-0 6-2 3-0 5-0 4-4 6-6 6-1 4-2 3-2"
play = """
A:1-1 B:5-1L A:2-1R B:4-1U A:+6-5 A:+2-2 A:+4-0 A:+6-0 A:+5-5
A:+1-0 A:1-0D B:5-4L*2 A:0-0D*2 B:4-3L A:6-0D*3 B:6-3L A:6-4U*4
B:+6-2 B:6-2L A:6-5U*3 B:5-3U A:2-2L*3 B:3-1U
"""
end = "out"
winner = "B"
delta = { A = 15, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 5-4 4-3 4-2 3-2 2-2"
deal.B = "6-2 6-1 6-0 4-1 2-0 1-1 1-0"
yard = "5-3 0-0 5-2 3-0 4-4 5-1 5-5 3-1 6-3 2-1 3-3 4-0 5-0 6-4"
play = """
B:1-1 A:+5-3 A:+0-0 A:+5-2 A:+3-0 A:+4-4 A:+5-1 A:5-1L B:6-1R
A:+5-5 A:+3-1 A:3-1U B:4-1D A:5-3U*4 B:6-2R A:4-4D*4 B:2-0R
A:5-4D*3 B:6-0R A:6-5R*4 B:+6-3 B:+2-1 B:+3-3 B:+4-0 B:+5-0
B:5-0L*3 A:5-5R*4 B:4-0L A:4-2L B:2-1L A:5-2R B:1-0L A:2-2R B:+6-4
B:pass A:0-0L B:pass A:3-2R B:6-3R A:6-6R B:6-4R A:4-3R B:3-3R
"""
end = "out"
winner = "B"
delta = { A = 19, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "5-3 5-1 5-0 4-2 4-0 2-1 2-0"
deal.B = "6-3 5-5 5-4 4-4 4-3 4-1 3-2"
yard = "3-0 6-2 6-6 3-1 1-0 6-5 3-3 0-0 5-2 1-1 2-2 6-4 6-1 6-0"
play = """
B:5-5*2 A:5-0L*2 B:5-4R A:5-1U*1 B:+3-0 B:+6-2 B:+6-6 B:+3-1
B:+1-0 B:+6-5 B:6-5D A:4-0L*3 B:4-4L A:2-1U*4 B:4-3L*3 A:5-3L
B:4-1R A:4-2U B:3-1R A:+3-3 A:3-3R B:6-3R A:+0-0 A:+5-2 A:5-2L
B:6-2L A:+1-1 A:+2-2 A:+6-4 A:6-4L*4 B:6-6R A:+6-1 A:6-1R*3 B:1-0R
A:2-0R B:3-2R A:+6-0 A:6-0D B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 17, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-2 6-1 5-3 5-0 4-3 3-2 2-1"
deal.B = "6-3 6-0 5-2 4-4 4-1 3-1 2-0"
yard = "5-4 5-5 5-1 4-0 1-1 0-0 6-5 3-0 6-6 4-2 3-3 1-0 6-4 2-2"
play = """
B:4-4 A:4-3L B:4-1R A:+5-4 A:5-4U B:+5-5 B:+5-1 B:+4-0 B:4-0D
A:2-1R*2 B:6-3L A:6-2R B:6-0L A:5-0U B:2-0L A:6-1R B:5-2L A:5-3L
B:3-1L A:+1-1 A:1-1L B:5-1L A:+0-0 A:0-0U B:5-5L
"""
end = "out"
winner = "B"
delta = { A = 2, B = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-3 6-2 4-4 3-2 0-0"
deal.B = "6-5 5-4 5-1 4-3 4-0 3-0 2-2"
yard = "3-3 5-2 5-3 5-5 6-0 4-2 4-1 2-1 6-1 2-0 5-0 1-1 3-1 1-0"
play = """
B:2-2 A:6-2L*2 B:+3-3 B:+5-2 B:5-2R A:3-2U B:+5-3 B:+5-5 B:+6-0
B:+4-2 B:4-2D A:6-4D*4 B:6-5L A:6-3U B:5-5L A:6-6U B:5-4L A:4-4L
B:4-3L A:+4-1 A:+2-1 A:+6-1 A:6-1U B:5-3L A:2-1U B:5-1L A:4-1L
B:4-0L A:0-0L
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-2 5-1 4-0 3-1 3-0 0-0"
deal.B = "5-4 4-4 4-3 3-2 2-2 2-0 1-1"
yard = "6-5 5-5 1-0 6-3 3-3 2-1 4-1 6-0 6-1 6-4 5-0 6-6 5-3 4-2"
play = """
A:0-0 B:2-0L A:3-0R*1 B:+6-5 B:+5-5 B:+1-0 B:1-0U A:4-0D B:3-2L
A:5-1U B:4-3L A:5-2U B:5-4L A:3-1R B:6-5L A:6-2L
"""
end = "out"
winner = "A"
delta = { A = 1, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-2 6-1 6-0 3-2 2-2"
deal.B = "6-4 5-0 4-2 4-1 3-3 2-1 0-0"
yard = "5-1 5-3 1-1 3-0 6-3 3-1 4-3 5-4 5-2 5-5 2-0 4-4 1-0 4-0"
play = """
A:6-6 B:6-4L A:6-1R*1
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-28"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 37, B = 29, C = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-28"
commitment = "726f61dd1c902add23ea7344913605753860c20339d03114b59d5ec8cef69396"
secret = "251505f7f2ac046b64e18338ec52c792c858cf906fc1524e09f1d3467097db78"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 4-4 3-0 2-2 2-0"
deal.B = "6-0 5-2 5-1 4-1 4-0 3-1 2-1"
deal.C = "6-3 6-1 5-5 5-0 4-2 3-3 0-0"
yard = "3-2 6-2 1-0 5-3 4-3 5-4 1-1"
play = """
A:6-6 B:6-0L C:6-3R A:6-5U B:+3-2 B:+6-2 B:6-2D*2 C:5-5U*3 A:3-0L
B:5-2U*2 C:3-3L A:2-2U*3 B:3-2R C:4-2R A:6-4R B:2-1D C:6-1R A:2-0U
B:3-1R*2 C:5-0U*3 A:+1-0 A:1-0D B:4-0D C:+5-3 C:5-3R*4 A:4-4D
"""
end = "out"
winner = "A"
delta = { A = 5, B = 6, C = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-3 5-0 4-4 4-0 2-1"
deal.B = "6-2 6-1 5-4 3-3 2-2 1-1 1-0"
deal.C = "6-0 5-5 5-2 5-1 3-2 3-0 0-0"
yard = "4-2 4-1 4-3 6-5 2-0 3-1 6-6"
play = """
A:4-4 B:5-4L C:+4-2 C:4-2R A:6-4U B:+4-1 B:4-1D C:3-2R*3 A:5-3L
B:1-1D C:6-0U A:6-3L B:6-1L C:5-1L*2 A:5-0L*1 B:3-3R C:3-0L
A:4-0U*3 B:1-0D C:0-0D A:+4-3 A:4-3L B:+6-5 B:+2-0 B:2-0D C:5-2D
A:+3-1 A:3-1R B:6-5D*3 C:+6-6 C:6-6D A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 3, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-4 6-2 5-4 5-0 3-3"
deal.B = "5-2 4-4 4-2 4-1 4-0 3-1 2-0"
deal.C = "6-1 6-0 5-3 2-1 1-1 1-0 0-0"
yard = "3-2 3-0 4-3 5-5 6-3 5-1 2-2"
play = """
A:6-6 B:+3-2 B:+3-0 B:+4-3 B:+5-5 B:+6-3 B:6-3L*3 C:6-1R A:6-5U
B:+5-1 B:+2-2 B:pass C:6-0D A:3-3L B:5-1U C:5-3L A:5-4L B:3-1R
C:2-1U A:6-4L B:3-2U C:1-0D A:6-2L B:4-2L C:1-1D A:pass B:4-1L
C:pass A:pass B:4-3R*2 C:pass A:pass B:4-4R C:pass A:pass B:4-0R
C:0-0R
"""
end = "out"
winner = "C"
delta = { A = 0, B = 5, C = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-5 5-1 4-1 2-0 1-1"
deal.B = "6-1 5-0 4-2 4-0 3-2 3-0 1-0"
deal.C = "6-5 5-4 5-3 5-2 4-3 3-1 2-1"
yard = "4-4 6-6 6-2 6-4 0-0 2-2 3-3"
play = """
A:5-5*2 B:5-0L*2 C:6-5R A:5-1U B:+4-4 B:+6-6 B:+6-2 B:+6-4 B:+0-0
B:+2-2 B:+3-3 B:pass C:5-3D*2 A:6-0L B:6-4L C:5-4L*3 A:6-3R B:3-2R
C:2-1R*2 A:4-1R B:4-2R C:5-2L A:2-0L B:3-0L C:4-3L*2 A:1-1U
"""
end = "out"
winner = "A"
delta = { A = 13, B = 2, C = 9 }

[[match.hand]]
opener = "A"
deal.A = "5-5 4-4 4-0 3-3 3-1 2-1 1-1"
deal.B = "6-6 6-5 6-2 5-1 4-3 4-2 3-2"
deal.C = "6-4 6-3 6-1 5-3 5-2 4-1 3-0"
yard = "1-0 2-2 0-0 6-0 2-0 5-0 5-4"
play = """
A:5-5*2 B:5-1L C:5-3R A:+1-0 A:+2-2 A:+0-0 A:+6-0 A:+2-0 A:+5-0
A:5-0U B:6-5D*2 C:6-1L*3 A:6-0L B:3-2R C:6-3D*1 A:4-0L B:4-2L
C:5-2L*2 A:2-2R B:4-3D C:6-4D*3 A:2-1R B:6-6D C:4-1R A:4-4R*5
B:6-2D*3
"""
end = "out"
winner = "B"
delta = { A = 7, B = 9, C = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-3 5-3 5-2 4-3 3-3 3-0 0-0"
deal.B = "6-2 6-1 5-1 4-1 4-0 3-1 1-0"
deal.C = "6-4 5-5 5-4 5-0 4-4 4-2 2-1"
yard = "6-6 2-2 6-0 2-0 6-5 1-1 3-2"
play = """
C:5-5*2 A:5-3L B:5-1R C:5-4U A:5-2D*2 B:6-2D C:2-1R*3 A:6-3L
B:6-1L C:6-4U*3 A:+6-6 A:6-6U B:4-1L C:4-4L A:4-3L B:3-1L C:4-2R
A:+2-2 A:+6-0 A:6-0U B:1-0L*2 C:5-0L*3
"""
end = "out"
winner = "C"
delta = { A = 2, B = 2, C = 14 }

[[match.hand]]
opener = "C"
deal.A = "5-2 5-1 4-4 4-2 3-0 2-1 1-1"
deal.B = "6-4 6-3 6-2 6-1 5-3 4-1 3-2"
deal.C = "5-5 5-0 3-3 3-1 2-2 2-0 1-0"
yard = "5-4 4-3 6-5 0-0 4-0 6-6 6-0"
play = """
C:5-5*2 A:5-2L B:5-3R*1 C:5-0U*1 A:5-1D B:3-2L C:3-3L*2 A:3-0L
B:6-3R C:3-1D A:+5-4 A:+4-3 A:4-3D*2 B:6-1R*1 C:2-0L A:4-2L B:4-1R
C:1-0U A:5-4L B:6-4R C:+6-5 C:6-5R*3
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-29"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2, D = 4 }
score = { A = 38, B = 61, C = 45, D = 22 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-29"
commitment = "a1424f08d52e142f6f62f8e3b7730e5f1e8dfbe7433e08faf53f85460824d821"
secret = "7924740b951f4b5096bfed76af01bb3ee3481006cf3814abe48a62e69f5857ce"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 6-2 5-1 3-2 3-1 2-1"
deal.B = "6-6 6-1 5-5 5-4 5-3 2-2 1-1"
deal.C = "4-4 4-3 4-0 3-0 2-0 1-0 0-0"
deal.D = "6-5 6-0 5-2 5-0 4-2 4-1 3-3"
yard = ""
play = """
D:3-3 A:3-2L B:5-3R C:4-3U D:pass A:3-1D B:5-5R C:2-0L*3 D:6-0L
A:6-3L B:5-4R C:1-0D D:4-2R A:2-1R B:6-1R C:3-0L*2 D:5-0L*3 A:6-4R
B:pass C:4-4R D:6-5L A:6-2L B:2-2L C:4-0D*4 D:5-2L A:5-1L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 0, C = 9, D = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-0 5-3 4-3 3-3 3-2"
deal.B = "6-4 6-1 5-4 5-2 4-2 4-0 2-0"
deal.C = "5-5 5-1 4-1 3-1 2-2 2-1 1-1"
deal.D = "6-3 6-2 5-0 4-4 3-0 1-0 0-0"
yard = ""
play = """
A:6-6 B:6-4L C:pass D:6-3R A:6-0U B:6-1D C:4-1L*1 D:1-0L A:3-2R
B:4-2R*1 C:1-1D D:5-0L A:6-5L B:5-4R C:5-5R D:6-2L A:5-3R B:5-2L*2
C:2-1D*2 D:3-0R A:pass B:2-0D*1 C:5-1L D:0-0R A:pass B:4-0R*1
"""
end = "out"
winner = "B"
delta = { A = 0, B = 11, C = 3, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 6-1 6-0 5-0 3-3 3-2"
deal.B = "5-3 5-2 5-1 4-2 3-1 2-0 1-0"
deal.C = "4-4 4-3 4-1 4-0 3-0 2-2 1-1"
deal.D = "6-6 6-3 6-2 5-5 5-4 2-1 0-0"
yard = ""
play = """
C:4-4 D:5-4L A:6-4R B:4-2U C:4-0D D:5-5L A:3-2U B:1-0D*4 C:3-0U
D:6-6R A:6-5R B:5-1D*4 C:pass D:0-0U*4 A:5-0R*3 B:5-3L C:4-3L
D:pass A:6-0R*3 B:5-2D C:2-2D D:6-3R A:3-3R B:2-0D*2 C:4-1L D:2-1L
A:pass B:3-1R
"""
end = "out"
winner = "B"
delta = { A = 6, B = 13, C = 0, D = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-2 4-3 4-1 2-0 0-0"
deal.B = "6-5 5-4 5-1 5-0 4-2 3-0 1-1"
deal.C = "6-4 6-3 6-0 5-3 3-1 2-2 2-1"
deal.D = "6-1 5-5 4-4 4-0 3-3 3-2 1-0"
yard = ""
play = """
B:1-1 C:3-1L*1 D:6-1R A:4-1U B:5-1D C:6-4U*4 D:3-3L A:6-2R
B:6-5D*4 C:6-3L*4 D:3-2R A:4-3R B:4-2R*4 C:2-2R D:pass A:5-2R
B:5-4R C:6-0L D:4-0L*4 A:6-6U B:pass C:pass D:4-4L*6
"""
end = "blocked"
winner = "A"
delta = { A = 6, B = 8, C = 9, D = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-3 4-2 4-1 3-3 3-0 2-0"
deal.B = "6-3 6-2 6-1 5-4 5-1 3-1 2-2"
deal.C = "6-5 5-5 5-2 5-0 4-0 1-1 0-0"
deal.D = "6-6 6-4 4-4 4-3 3-2 2-1 1-0"
yard = ""
play = """
A:3-3 B:6-3L C:pass D:4-3R*2 A:3-0U*2 B:3-1D C:6-5L*2 D:6-4R
A:5-3L*2 B:6-1D*3 C:5-0U*4 D:3-2L A:2-0L B:5-4U C:4-0L*4 D:4-4L
A:4-1U B:5-1U*5 C:5-5U*6 D:6-6R A:6-0D*6 B:6-2R*4 C:0-0D*4 D:2-1R
A:4-2L
"""
end = "out"
winner = "A"
delta = { A = 13, B = 12, C = 20, D = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-3 4-4 3-2 1-1 1-0 0-0"
deal.B = "6-2 5-4 4-3 4-2 4-0 3-3 3-1"
deal.C = "6-6 6-1 5-2 5-1 5-0 4-1 2-2"
deal.D = "6-4 6-3 6-0 5-5 3-0 2-1 2-0"
yard = ""
play = """
A:0-0 B:4-0L C:5-0R D:6-0U*3 A:1-0D B:5-4R*3 C:6-1D*4 D:6-4L
A:6-5L B:4-3R*4 C:6-6U D:5-5L A:3-2R*6 B:6-2U*4 C:5-2L D:2-1L
A:1-1L B:4-2R C:4-1R D:2-0U A:pass B:3-1L*2 C:5-1R D:6-3L A:5-3R*3
B:3-3R
"""
end = "out"
winner = "B"
delta = { A = 9, B = 16, C = 4, D = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 5-0 4-3 3-2 2-1 0-0"
deal.B = "6-5 6-1 6-0 5-3 5-1 4-2 2-0"
deal.C = "6-3 5-4 4-4 4-1 3-1 3-0 1-0"
deal.D = "6-2 5-5 5-2 4-0 3-3 2-2 1-1"
yard = ""
play = """
C:4-4 D:4-0L A:4-3R B:4-2U*1
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-30"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 49, B = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-30"
commitment = "00b2d86745ab7c6f5e6abc894e8f5cd46559df2b5531ee8c11204bc3cbce5a92"
secret = "2113a31aaa17fd21ba2fbcaefe57cde0e2f4bddc435ab404afb7ad063495f2ae"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
lot = "B"
deal.A = "5-3 5-0 4-4 4-2 2-2 1-1 1-0"
deal.B = "6-5 6-4 6-3 6-1 5-4 5-2 3-2"
yard = "5-1 3-1 3-3 4-0 2-0 2-1 4-1 6-6 3-0 6-2 5-5 4-3 0-0 6-0"
play = """
A:4-4 B:6-4L A:4-2R B:5-4U A:+5-1 A:+3-1 A:+3-3 A:+4-0 A:4-0D
B:5-2U*2 A:5-0D*3 B:6-1L*2 A:5-3D B:3-2D A:5-1L B:6-5L A:2-2R
B:6-3L
"""
end = "out"
winner = "B"
delta = { A = 3, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-4 5-3 4-1 3-1 2-2"
deal.B = "6-5 6-3 6-0 4-3 4-2 3-3 2-1"
yard = "6-1 4-0 3-0 2-0 6-4 5-2 1-1 1-0 3-2 4-4 5-0 5-1 5-5 0-0"
play = """
B:3-3 A:5-3L B:6-3R A:3-1U B:4-3D A:5-4L*3 B:6-5R A:4-1L B:4-2D
A:6-2D B:6-0D A:+6-1 A:6-1L B:2-1U
"""
end = "out"
winner = "B"
delta = { A = 3, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-2 4-2 3-3 3-2 1-1 0-0"
deal.B = "6-4 6-1 5-5 5-0 4-4 4-1 3-1"
yard = "6-3 5-3 4-3 6-6 6-5 5-1 3-0 2-1 6-2 6-0 1-0 2-2 4-0 2-0"
play = """
B:5-5*2 A:5-4L B:5-0R A:5-2U B:+6-3 B:+5-3 B:5-3D A:3-2U*2 B:4-4L
A:3-3U B:6-3D*4 A:0-0R*4 B:6-1D*3 A:4-2L B:4-1D A:+4-3 A:4-3U*2
B:6-4U A:+6-6 A:6-6U B:+6-5 B:6-5U A:+5-1 A:5-1U B:3-1U
"""
end = "out"
winner = "B"
delta = { A = 8, B = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-5 4-1 4-0 2-0 1-1"
deal.B = "5-4 5-0 4-4 3-1 2-1 1-0 0-0"
yard = "6-2 3-0 6-0 5-1 6-1 4-2 5-2 6-6 3-3 5-3 6-5 3-2 2-2 4-3"
play = """
B:4-4 A:6-4L B:5-4R A:4-1U B:+6-2 B:+3-0 B:+6-0 B:+5-1 B:+6-1
B:+4-2 B:4-2D A:1-1U*3 B:5-0R*2 A:6-3L B:3-1L*1 A:4-0R B:2-1D
A:+5-2 A:+6-6 A:+3-3 A:+5-3 A:+6-5 A:+3-2 A:+2-2 A:+4-3 A:4-3R
B:1-0U*1 A:5-3R B:5-1R A:2-0U*1 B:6-1L*2 A:6-6L B:6-2U*4 A:6-5L
B:6-0U A:5-5L B:3-0U*3 A:5-2L B:pass A:3-3U*2 B:pass A:3-2L
"""
end = "blocked"
winner = "B"
delta = { A = 6, B = 14 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-0 5-5 5-3 4-3 3-2"
deal.B = "6-3 4-4 4-0 2-2 1-1 1-0 0-0"
yard = "5-1 5-0 6-6 3-1 6-2 3-0 2-0 3-3 5-4 4-2 6-1 5-2 4-1 2-1"
play = """
B:4-4 A:6-4L B:4-0R A:4-3U B:+5-1 B:+5-0 B:+6-6 B:+3-1 B:+6-2
B:+3-0 B:+2-0 B:+3-3 B:+5-4 B:5-4D A:6-0R*4 B:5-0D*3 A:6-5L
B:6-6R*4 A:5-5L*5 B:0-0D*5 A:5-3L B:3-0L*3 A:3-2U
"""
end = "out"
winner = "A"
delta = { A = 17, B = 15 }

[[match.hand]]
opener = "A"
deal.A = "5-0 4-3 4-2 4-1 4-0 3-3 3-2"
deal.B = "6-5 6-2 6-1 5-5 5-1 3-1 0-0"
yard = "3-0 5-2 2-0 6-3 1-1 6-4 5-4 2-1 1-0 2-2 6-6 6-0 4-4 5-3"
play = """
A:3-3 B:3-1L A:4-3R*1 B:+3-0 B:3-0U*1 A:3-2D B:6-2D A:4-0U*3
B:6-1L*4 A:4-2R B:6-5L A:5-0L B:0-0L A:4-1U
"""
end = "out"
winner = "A"
delta = { A = 7, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-3 5-1 4-4 4-2 3-1 2-2"
deal.B = "6-6 6-5 6-2 5-2 5-0 3-2 1-0"
yard = "5-5 2-0 4-1 4-3 5-4 3-0 3-3 1-1 2-1 6-1 6-0 0-0 4-0 6-3"
play = """
A:4-4 B:+5-5 B:+2-0 B:+4-1 B:4-1L A:6-4R B:+4-3 B:4-3U*2 A:4-2D
B:5-2D*3 A:5-3U B:6-6R A:3-1L*5 B:6-2R*3
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-31"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 61, B = 11, C = 12 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-31"
commitment = "548a73c79aa2c1d562c9db7054eb6d8b0a52626879355cbdabf5fef5b0ed122c"
secret = "5c2b30939eff6f54f116e57092a7b634f6443721d19f11784d639a3084ca3ec6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 5-2 5-1 4-2 4-1 1-1 0-0"
deal.B = "6-1 5-5 3-3 3-2 3-0 2-0 1-0"
deal.C = "6-5 6-3 6-2 6-0 5-0 4-4 3-1"
yard = "5-4 4-0 4-3 6-6 2-1 5-3 2-2"
play = """
A:1-1 B:6-1L C:3-1R A:5-1U B:1-0D C:6-3L A:5-2U B:3-3L C:6-0D
A:6-4D*3 B:3-2L C:4-4D*3 A:4-1D B:2-0L C:5-0L A:4-2U B:5-5L C:6-5L
A:+5-4 A:5-4U*3 B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 6, B = 2, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 5-4 4-4 4-2 4-1 1-0"
deal.B = "6-3 5-5 5-2 3-3 3-1 2-0 0-0"
deal.C = "6-5 6-4 6-2 5-3 5-0 4-0 3-2"
yard = "6-0 2-1 3-0 4-3 2-2 1-1 5-1"
play = """
B:5-5*2 C:6-5L A:5-4R*2 B:5-2U C:5-0D A:4-2R*2 B:6-3L C:5-3L
A:1-0D*2 B:2-0R C:6-2U A:4-1D*3 B:0-0R*3 C:4-0D A:6-6U B:+6-0
B:6-0R C:6-4R A:4-4R*5 B:+2-1 B:+3-0 B:3-0D C:3-2D
"""
end = "out"
winner = "C"
delta = { A = 14, B = 5, C = 4 }

[[match.hand]]
opener = "C"
deal.A = "5-4 5-0 4-2 4-0 2-2 2-1 2-0"
deal.B = "6-6 6-4 6-2 6-0 5-5 3-1 1-0"
deal.C = "6-3 5-1 4-3 4-1 3-3 3-0 1-1"
yard = "6-5 6-1 5-3 5-2 3-2 0-0 4-4"
play = """
C:3-3 A:+6-5 A:+6-1 A:+5-3 A:5-3L B:3-1R C:3-0U A:+5-2 A:+3-2
A:3-2D B:5-5L C:4-1R A:4-0U*4 B:6-4R C:6-3R A:5-4U*4 B:6-2D
C:5-1U*4 A:6-1U*5 B:6-6U C:4-3R A:4-2R*6 B:6-0U C:+0-0 C:0-0U
A:2-0U*4 B:+4-4 B:pass C:pass A:6-5D B:pass C:pass A:2-2R B:pass
C:pass A:5-2L B:pass C:pass A:2-1R*2 B:1-0R C:pass A:5-0R
"""
end = "out"
winner = "A"
delta = { A = 27, B = 0, C = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 5-5 4-0 3-1 2-2 1-1"
deal.B = "6-4 5-4 5-3 5-0 4-1 3-3 2-0"
deal.C = "6-2 5-1 4-3 4-2 3-2 3-0 0-0"
yard = "2-1 4-4 5-2 6-6 6-0 6-3 1-0"
play = """
A:5-5*2 B:5-4L C:5-1R*1 A:6-5U B:5-3D C:3-2D A:2-2D*3 B:6-4L
C:6-2D A:1-1R*4 B:4-1R C:4-3R A:3-1R B:+2-1 B:2-1R*4 C:4-2R A:6-1L
B:+4-4 B:4-4R C:+5-2 C:+6-6 C:6-6U A:4-0R
"""
end = "out"
winner = "A"
delta = { A = 14, B = 4, C = 1 }
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-32"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 4, C = 1, D = 2 }
score = { A = 47, B = 41, C = 61, D = 60 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-32"
commitment = "30fec75858071435703d17dd625cbeb032f5f4cc71750a3d8a28752924cb7263"
secret = "211d2a5c617a5b7c23947809554bc8fd7317e892d4fd67c31a3bb3f367b381c2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 6-0 4-3 4-0 2-2 1-1"
deal.B = "6-4 5-5 5-3 5-1 4-2 2-0 0-0"
deal.C = "6-5 5-2 5-0 3-3 3-2 2-1 1-0"
deal.D = "6-6 6-3 5-4 4-4 4-1 3-1 3-0"
yard = ""
play = """
A:2-2 B:2-0L C:5-2R*1 D:pass A:6-2U B:4-2D*3 C:5-0L*4 D:6-6U
A:6-1U*3 B:5-3L C:6-5R D:5-4D*3 A:4-3L B:5-1D C:2-1U D:3-1D*3
A:4-0L B:0-0L C:3-2D*2 D:6-3R A:6-0L B:6-4L C:3-3R D:4-4L A:pass
B:pass C:pass D:3-0R A:pass B:pass C:1-0R
"""
end = "out"
winner = "C"
delta = { A = 3, B = 3, C = 10, D = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 5-5 4-0 3-3 1-1 0-0"
deal.B = "6-4 6-0 5-3 5-2 5-1 3-0 2-2"
deal.C = "6-1 4-4 4-3 4-1 3-1 2-1 2-0"
deal.D = "6-6 6-3 5-4 5-0 4-2 3-2 1-0"
yard = ""
play = """
C:4-4 D:4-2L*2 A:4-0R B:6-4U C:4-3D D:3-2D*2 A:6-2L B:6-0L
C:2-0L*2 D:5-0R*3 A:6-5R B:2-2L C:2-1L*3 D:6-6R A:1-1L B:5-1L*5
C:6-1U*4 D:5-4L A:pass B:5-2D C:4-1U*5 D:6-3R A:3-3R B:5-3R C:pass
D:pass A:5-5R
"""
end = "blocked"
winner = "A"
delta = { A = 2, B = 5, C = 14, D = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-1 5-0 4-4 3-3 2-2 0-0"
deal.B = "6-5 6-0 5-5 5-3 4-2 3-0 2-0"
deal.C = "6-4 4-3 4-1 4-0 2-1 1-1 1-0"
deal.D = "6-6 6-2 6-1 5-4 5-2 3-2 3-1"
yard = ""
play = """
A:4-4 B:4-2L*2 C:4-3R*1 D:5-4U*2 A:pass B:pass C:4-0D*2 D:3-2L
A:6-3L B:2-0D C:2-1D*3 D:6-1D*4 A:3-3R B:6-5U C:6-4L D:6-6U A:pass
B:6-0D C:4-1L D:3-1L A:5-0D B:3-0R*4 C:1-0R D:6-2U A:5-1R*3
B:5-5R*4 C:pass D:5-2U
"""
end = "out"
winner = "D"
delta = { A = 3, B = 10, C = 6, D = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-5 5-2 5-0 3-2 0-0"
deal.B = "6-5 6-0 5-4 5-1 4-1 3-0 1-1"
deal.C = "6-6 6-1 4-4 4-0 3-3 2-2 2-1"
deal.D = "6-4 5-3 4-3 4-2 3-1 2-0 1-0"
yard = ""
play = """
A:5-5*2 B:5-1L C:pass D:5-3R A:5-2U B:5-4D*2 C:6-1L*3 D:6-4L
A:6-3R B:4-1L C:2-2U*3 D:4-2U*3 A:6-2R B:1-1L C:4-4U D:4-3D*3
A:3-2R B:3-0R C:4-0U*1 D:3-1L A:5-0R B:6-5R C:3-3L*3 D:2-0U A:pass
B:6-0R
"""
end = "out"
winner = "B"
delta = { A = 2, B = 5, C = 10, D = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-5 5-1 4-4 4-3 2-2"
deal.B = "6-6 6-5 6-2 5-2 4-0 3-1 1-1"
deal.C = "6-4 6-3 5-0 3-2 2-1 2-0 1-0"
deal.D = "5-4 5-3 4-2 4-1 3-3 3-0 0-0"
yard = ""
play = """
B:6-6 C:6-3L*3 D:pass A:6-1R B:6-5U C:6-4D D:5-3L*3 A:5-5L*4
B:5-2U C:2-0U*3 D:0-0U*3 A:5-1L B:3-1L C:3-2L D:3-0U*2 A:2-2L
B:6-2L C:2-1R*3 D:4-2D A:6-0L B:4-0L C:pass D:3-3U A:4-4L B:pass
C:pass D:5-4L*3 A:4-3U
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 9, D = 11 }

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-4 4-4 3-0 2-0 1-0"
deal.B = "6-4 6-0 5-3 3-1 2-2 2-1 1-1"
deal.C = "6-3 5-1 5-0 4-3 4-2 4-0 3-3"
deal.D = "6-6 6-5 5-5 5-2 4-1 3-2 0-0"
yard = ""
play = """
A:4-4 B:6-4L C:4-3R D:4-1U*2 A:5-4D*3 B:5-3D C:6-3L*2 D:3-2L
A:6-2L B:2-1U C:3-3R D:5-2U*4 A:6-1L*3 B:3-1R*2 C:5-0U*1 D:0-0U*1
A:1-0L B:6-0U*2 C:5-1R D:6-6U*4 A:3-0L B:pass C:pass D:5-5R A:pass
B:pass C:pass D:6-5R
"""
end = "out"
winner = "D"
delta = { A = 6, B = 4, C = 3, D = 15 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 5-2 4-4 4-3 4-1 3-3"
deal.B = "6-1 6-0 5-3 4-2 2-1 1-1 1-0"
deal.C = "6-6 5-5 5-4 5-0 4-0 2-2 0-0"
deal.D = "6-4 6-2 5-1 3-2 3-1 3-0 2-0"
yard = ""
play = """
A:4-4 B:4-2L*2 C:5-4R D:6-4U A:4-3D B:6-1U C:5-5R D:5-1U*4 A:5-2L
B:5-3D*5 C:5-0L*4 D:3-0L A:6-3L B:6-0L*4 C:0-0L*4 D:2-0L A:6-5R
B:2-1L C:6-6R D:3-1L A:3-3L B:pass C:pass D:6-2R A:pass B:pass
C:2-2R D:3-2L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 11, C = 8, D = 6 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 5-3 5-0 3-3 2-1 1-0"
deal.B = "6-1 5-1 4-2 4-1 3-1 3-0 2-0"
deal.C = "6-5 6-4 6-2 6-0 4-4 4-3 0-0"
deal.D = "6-6 5-4 5-2 4-0 3-2 2-2 1-1"
yard = ""
play = """
D:2-2 A:2-1L*1 B:4-2R*1 C:6-2U D:3-2D A:1-0L B:4-1R*2 C:6-5U
D:5-2U A:5-0L B:6-1R C:6-4R D:5-4L A:6-3D B:2-0U C:4-4L D:4-0U
A:pass B:pass C:4-3L D:6-6D A:5-3L*5 B:5-1L C:6-0D D:1-1L
"""
end = "out"
winner = "D"
delta = { A = 6, B = 3, C = 0, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 6-1 6-0 5-1 5-0 2-1"
deal.B = "6-6 5-2 4-4 3-0 2-0 1-0 0-0"
deal.C = "6-5 6-4 5-5 5-4 3-3 3-2 2-2"
deal.D = "5-3 4-3 4-2 4-1 4-0 3-1 1-1"
yard = ""
play = """
D:1-1 A:6-1L B:1-0R C:pass D:4-1U A:5-1D*3 B:5-2D C:6-5L D:4-2D
A:5-0L B:0-0L C:6-4U D:4-3D A:6-0L*3 B:2-0R C:3-3D D:3-1D A:6-3L
B:6-6U C:3-2L D:pass A:6-2L B:pass C:2-2R D:pass A:2-1R*4
"""
end = "out"
winner = "A"
delta = { A = 18, B = 0, C = 0, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 5-1 4-1 2-1 1-0 0-0"
deal.B = "6-4 5-5 5-2 4-4 4-3 4-0 3-3"
deal.C = "6-5 6-3 6-1 5-3 5-0 3-2 3-1"
deal.D = "6-2 6-0 4-2 3-0 2-2 2-0 1-1"
yard = ""
play = """
A:6-6 B:6-4L C:6-1R*1
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-33"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 32, B = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-33"
commitment = "be35e396fe7900e91021e8649b23e5746a46897702aa3ed4cd5a10df86d6ef49"
secret = "5445e55045d2298d1bc9c8f581a5fec91970de1cbb9e2dc10a3c1fa2340b19fc"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 5-3 4-3 4-2 3-1 1-1"
deal.B = "6-5 5-5 5-0 4-4 4-1 3-3 2-1"
yard = "4-0 6-3 6-2 1-0 5-4 5-1 2-0 3-0 5-2 0-0 6-1 2-2 6-0 3-2"
play = """
A:1-1 B:4-1L A:3-1R B:2-1U A:+4-0 A:+6-3 A:+6-2 A:+1-0 A:1-0D
B:4-4L A:4-2U*3 B:5-0D*4 A:5-3D B:3-3R A:4-0L B:+5-4 B:5-4U A:6-3R
B:6-5U*3 A:6-4R B:+5-1 B:+2-0 B:2-0L*3 A:6-2L B:+3-0 B:3-0D A:6-6L
B:+5-2 B:+0-0 B:0-0D A:4-3R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-1 4-4 4-1 4-0 3-0 2-1"
deal.B = "6-5 6-4 6-2 5-4 5-3 4-2 2-0"
yard = "5-2 4-3 5-0 0-0 3-2 6-3 6-6 3-3 5-5 1-0 3-1 1-1 2-2 6-1"
play = """
A:4-4 B:4-2L*2 A:4-0R B:6-4U A:4-1D B:6-2U*1 A:6-0R B:6-5R*2
A:2-1D B:5-4R*2 A:+5-2 A:5-2L B:5-3L A:3-0L B:2-0L*2
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-0 4-1 3-2 2-1 1-1"
deal.B = "6-6 5-4 5-3 5-2 4-4 4-3 3-3"
yard = "6-1 3-1 2-0 4-2 2-2 1-0 4-0 5-1 3-0 0-0 6-3 5-5 6-4 6-2"
play = """
B:6-6 A:6-5L B:+6-1 B:6-1R A:6-0U B:+3-1 B:+2-0 B:+4-2 B:+2-2
B:+1-0 B:+4-0 B:+5-1 B:+3-0 B:+0-0 B:+6-3 B:6-3D A:5-0U B:4-3D*3
A:4-1R B:5-2L*3 A:2-1L B:5-4R*3 A:1-1L B:4-4D*4 A:+5-5 A:5-5R*5
B:5-3R A:3-2R
"""
end = "out"
winner = "A"
delta = { A = 12, B = 13 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 5-0 4-3 2-2 2-1 0-0"
deal.B = "6-5 6-4 6-2 6-0 5-2 4-4 1-1"
yard = "4-0 1-0 4-2 2-0 6-1 6-6 6-3 5-1 3-0 4-1 3-3 3-1 3-2 5-3"
play = """
A:0-0 B:6-0L A:5-0R B:+4-0 B:4-0U*3 A:+1-0 A:1-0D B:4-4U*4 A:5-4U
B:6-4L*3 A:2-1D B:6-2D*4 A:4-3L B:6-5R*4 A:5-5U*5 B:5-2U A:2-2U
"""
end = "out"
winner = "A"
delta = { A = 5, B = 18 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-5 4-3 4-2 2-0 1-1"
deal.B = "6-0 5-4 5-3 5-1 5-0 2-2 0-0"
yard = "3-3 5-2 6-1 2-1 4-0 4-4 3-2 4-1 3-0 6-5 1-0 6-6 3-1 6-4"
play = """
A:5-5*2 B:5-0L*2 A:+3-3 A:+5-2 A:5-2R B:5-3U*1 A:+6-1 A:+2-1
A:+4-0 A:+4-4 A:+3-2 A:+4-1 A:+3-0 A:+6-5 A:6-5D B:6-0D*1 A:2-0R
B:0-0L A:3-0U B:+1-0 B:1-0L A:4-0R*1 B:5-4R A:6-1L B:5-1R A:4-1R*2
B:+6-6 B:6-6L A:6-3L B:+3-1 B:3-1L*1 A:1-1L B:+6-4 B:6-4R A:2-1L
B:2-2L*2
"""
end = "out"
winner = "B"
delta = { A = 5, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-2 4-2 3-2 3-1 2-1 2-0"
deal.B = "6-5 6-2 6-1 4-4 4-3 1-0 0-0"
yard = "6-6 3-0 6-3 5-3 6-0 4-1 3-3 6-4 1-1 4-0 5-5 5-0 2-2 5-1"
play = """
B:4-4 A:5-4L B:4-3R A:4-2U*2 B:+6-6 B:+3-0 B:+6-3 B:+5-3 B:+6-0
B:+4-1 B:4-1D A:5-2U B:6-5L*3
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-34"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 48, B = 61, C = 16 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-34"
commitment = "49bc9cbe694ea13a4d533851721b5e441a5af50c265bf77b3c1cb889f0642eea"
secret = "8971caaf98ce82eb8a15991f7c6a04dc978db282a1f02ba965582b54aa2bacbb"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-4 5-2 5-0 4-0 2-2"
deal.B = "6-6 6-4 6-3 6-1 6-0 3-2 3-0"
deal.C = "6-5 4-2 4-1 3-3 2-0 1-1 1-0"
yard = "5-1 0-0 2-1 5-3 4-4 3-1 4-3"
play = """
B:6-6 C:6-5L A:6-2R B:6-3U*2 C:+5-1 C:+0-0 C:+2-1 C:+5-3 C:+4-4
C:+3-1 C:+4-3 C:pass A:pass B:6-0D*2 C:5-3L A:2-2R*2 B:3-0D C:4-3L
A:5-4L*3 B:3-2R C:5-1L*2 A:pass B:6-1L*3 C:3-3R A:pass B:6-4L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 18, C = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-3 6-0 4-0 3-1 2-1"
deal.B = "6-4 5-5 5-3 5-2 3-3 3-0 1-0"
deal.C = "6-2 6-1 5-4 5-0 4-2 4-1 2-0"
yard = "0-0 4-4 2-2 4-3 1-1 3-2 5-1"
play = """
B:5-5*2 C:5-4L A:6-5R*2 B:5-3U C:5-0D A:6-3R*2 B:6-4L C:6-2L
A:6-0D B:5-2L C:6-1D A:3-1R*2 B:3-3U C:4-1R A:4-0R B:3-0R*3 C:+0-0
C:+4-4 C:+2-2 C:+4-3 C:4-3R A:2-1D B:+1-1 B:+3-2 B:3-2D C:4-4R
A:+5-1 A:5-1L B:1-1L C:4-2R A:pass B:1-0L
"""
end = "out"
winner = "B"
delta = { A = 6, B = 9, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-0 4-4 4-0 3-2 3-0 0-0"
deal.B = "6-6 6-5 6-0 5-3 5-2 4-3 2-1"
deal.C = "6-3 6-1 5-5 5-4 2-2 1-1 1-0"
yard = "3-3 2-0 6-2 4-2 4-1 3-1 5-1"
play = """
B:6-6 C:6-3L*3 A:6-4R B:6-5U C:6-1D A:3-0L*2 B:4-3R C:1-0L*2
A:5-0U*1 B:5-3R C:1-1L A:4-0U B:5-2R C:2-2R A:4-4U*3 B:2-1L*3
C:5-4U A:3-2L B:+3-3 B:3-3L C:5-5U
"""
end = "out"
winner = "C"
delta = { A = 6, B = 3, C = 6 }

[[match.hand]]
opener = "C"
deal.A = "5-1 4-4 4-2 3-1 2-1 1-1 1-0"
deal.B = "6-6 6-3 6-0 5-5 5-3 3-2 2-0"
deal.C = "6-2 6-1 5-0 4-1 4-0 3-3 2-2"
yard = "5-4 4-3 5-2 6-4 0-0 3-0 6-5"
play = """
C:3-3 A:3-1L B:6-3R C:+5-4 C:+4-3 C:4-3U A:+5-2 A:+6-4 A:+0-0
A:+3-0 A:3-0D B:6-6R C:6-1L A:6-4L*4 B:6-0R C:5-4L A:1-0R*2
B:5-5L*3 C:5-0L*1 A:0-0L*1 B:2-0L C:6-2L A:4-4U*3 B:+6-5 B:6-5L
C:4-1R A:4-2R*3 B:3-2R C:4-0U A:5-2L*1 B:5-3R
"""
end = "out"
winner = "B"
delta = { A = 14, B = 6, C = 1 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-1 4-2 4-1 3-2 2-2 2-1"
deal.B = "6-4 5-5 5-0 4-0 3-0 1-1 0-0"
deal.C = "6-6 6-2 6-1 5-3 4-4 3-1 1-0"
yard = "6-0 2-0 5-2 6-3 6-5 3-3 4-3"
play = """
B:5-5*2 C:5-3L A:5-4R B:5-0U C:+6-0 C:+2-0 C:+5-2 C:5-2D A:3-2D*2
B:0-0U*2 C:3-1L A:4-1R*1 B:3-0D C:6-1L A:5-1R B:4-0U*3 C:6-6L
A:4-2U B:6-4L C:4-4L*3 A:2-2U B:+6-3 B:+6-5 B:6-5R C:6-2R A:2-1R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 7, C = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-0 5-5 5-1 5-0 2-2"
deal.B = "6-2 5-2 4-3 4-0 3-2 3-1 2-0"
deal.C = "6-6 6-5 6-1 5-3 2-1 1-1 0-0"
yard = "4-2 1-0 4-4 3-3 5-4 4-1 3-0"
play = """
A:5-5*2 B:5-2L C:6-5R A:5-1U B:+4-2 B:+1-0 B:+4-4 B:+3-3 B:+5-4
B:5-4D C:2-1L A:6-4R*2 B:4-4R C:6-1L A:6-3L B:3-2L*3 C:1-1U A:2-2L
B:6-2L*4 C:6-6L A:6-0L B:1-0L*3 C:+4-1 C:4-1L A:+3-0 A:pass B:4-2L
C:pass A:pass B:4-3D*3 C:5-3D A:5-0D B:4-0D C:pass A:pass B:3-1U
C:pass A:3-0U
"""
end = "out"
winner = "A"
delta = { A = 6, B = 13, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-3 4-4 4-3 3-3 3-2"
deal.B = "6-4 6-3 6-1 5-0 4-1 3-1 3-0"
deal.C = "5-5 5-4 5-2 2-1 2-0 1-1 0-0"
yard = "4-2 5-1 6-2 4-0 1-0 6-6 2-2"
play = """
A:4-4 B:6-4L C:5-4R A:4-3U B:4-1D*3 C:5-5R*4 A:6-5L B:3-1D C:5-2L
A:5-3U*4 B:5-0R*2
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-35"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 4, C = 3, D = 2 }
score = { A = 61, B = 6, C = 23, D = 42 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-35"
commitment = "3c16f601d9cce8e87621bfca98e6a63a847bd8041e334cc38eedd52c4180d196"
secret = "1055549e21a437fb3f5d6061fc57d4f3b187e012087d9aac7ea71b13af97be44"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-2 5-1 4-3 4-0 3-0 2-2 1-0"
deal.B = "6-2 5-4 4-1 3-3 3-2 3-1 1-1"
deal.C = "6-5 6-3 6-1 5-0 4-2 2-0 0-0"
deal.D = "6-6 6-4 6-0 5-5 5-3 4-4 2-1"
yard = ""
play = """
B:3-3 C:6-3L D:5-3R A:4-3U*3 B:3-2D C:4-2D D:6-6L*5 A:5-1R B:6-2L
C:6-1R D:4-4U*4 A:2-2L B:5-4U C:6-5U*4 D:6-4R A:5-2L B:4-1R C:5-0L
D:6-0U*1 A:1-0R B:pass C:2-0L D:2-1L*1 A:4-0D B:3-1L C:0-0R
"""
end = "out"
winner = "C"
delta = { A = 3, B = 0, C = 7, D = 11 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-4 5-2 4-0 2-0 1-0 0-0"
deal.B = "6-5 5-5 5-3 4-4 3-3 2-2 1-1"
deal.C = "6-2 6-0 5-1 5-0 4-3 4-2 2-1"
deal.D = "6-6 6-4 6-1 4-1 3-2 3-1 3-0"
yard = ""
play = """
D:6-6 A:6-3L*3 B:6-5R C:6-0U D:6-4D A:5-4D B:5-3L*3 C:5-0L*2
D:3-0L A:5-2R*2 B:3-3L C:2-1R D:4-1R*3 A:0-0U*3 B:4-4R C:4-3R
D:3-2L*2 A:2-0L B:5-5D C:5-1D D:6-1D A:1-0L*2 B:1-1L C:6-2D
D:3-1R*1
"""
end = "out"
winner = "D"
delta = { A = 10, B = 3, C = 2, D = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-3 6-1 5-5 4-2 1-0"
deal.B = "6-2 5-3 5-0 4-3 3-3 3-1 1-1"
deal.C = "6-0 5-2 4-4 2-2 2-1 2-0 0-0"
deal.D = "6-4 5-4 5-1 4-1 4-0 3-2 3-0"
yard = ""
play = """
A:5-5*2 B:5-3L C:5-2R*1 D:5-4U A:6-5D*3 B:4-3L C:2-2R D:6-4L*4
A:4-2R*4 B:6-2L C:2-0L D:4-0R*2 A:6-6D B:5-0L C:6-0D D:5-1L*1
A:6-1L*2 B:pass C:0-0R*2 D:4-1U A:1-0U B:pass C:pass D:3-0R A:6-3R
"""
end = "out"
winner = "A"
delta = { A = 17, B = 0, C = 3, D = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 6-0 5-3 4-4 3-0 2-0"
deal.B = "6-3 5-5 5-4 5-0 4-1 3-3 1-1"
deal.C = "6-6 5-2 5-1 4-2 4-0 3-1 0-0"
deal.D = "6-4 6-2 4-3 3-2 2-2 2-1 1-0"
yard = ""
play = """
A:4-4 B:5-4L C:4-2R D:4-3U*2 A:pass B:4-1D C:5-1L D:6-2R A:6-5R*2
B:1-1L C:3-1D D:3-2U A:5-3R*2 B:6-3R C:5-2U D:6-4R A:6-1L B:5-5U
C:6-6L D:pass A:3-0D B:5-0U C:0-0U D:1-0U A:6-0L*1 B:pass C:4-0L
"""
end = "out"
winner = "C"
delta = { A = 5, B = 0, C = 3, D = 2 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-1 5-0 4-3 4-2 1-0 0-0"
deal.B = "6-3 6-2 6-1 6-0 5-3 5-2 4-0"
deal.C = "6-5 6-4 5-5 5-4 3-2 2-0 1-1"
deal.D = "4-4 4-1 3-3 3-1 3-0 2-2 2-1"
yard = ""
play = """
C:5-5*2 D:pass A:5-0L*2 B:5-3R C:6-5U D:pass A:5-1D*2 B:6-0L
C:6-4L D:2-1D*3 A:4-3L B:6-3L C:2-0D*3 D:3-3R A:6-6L B:6-2L
C:3-2L*3 D:3-1R*2 A:0-0D*2 B:6-1R*3 C:pass D:3-0L A:1-0L B:4-0D
C:1-1L D:4-1L*4 A:4-2L
"""
end = "out"
winner = "A"
delta = { A = 12, B = 3, C = 8, D = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-2 5-0 4-4 4-1 3-1 2-0"
deal.B = "6-4 6-0 5-4 5-3 4-3 4-0 2-2"
deal.C = "6-6 6-3 5-5 5-1 3-2 1-1 1-0"
deal.D = "6-2 6-1 4-2 3-3 3-0 2-1 0-0"
yard = ""
play = """
A:4-4 B:6-4L C:pass D:4-2R A:4-1U B:5-4D C:5-1U D:6-2L A:6-5U*3
B:2-2L C:5-5D D:6-1U A:5-2R*4 B:5-3R C:1-0U D:3-3R*4 A:5-0U*5
B:4-3R C:3-2L D:3-0L A:2-0L B:4-0R C:pass D:2-1L A:3-1L
"""
end = "out"
winner = "A"
delta = { A = 12, B = 0, C = 0, D = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-5 5-4 4-2 3-1 0-0"
deal.B = "6-2 5-2 4-4 4-1 4-0 3-3 3-2"
deal.C = "6-6 6-4 6-1 5-3 4-3 2-1 1-0"
deal.D = "6-3 5-1 5-0 3-0 2-2 2-0 1-1"
yard = ""
play = """
A:5-5*2
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-36"
seats = { A = "first", B = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 14, B = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-36"
commitment = "313871615c76d265fa09d1d2a094120001de4720e58cbdb9a967496248a2e388"
secret = "4ef6e4e8ec29b600b0b4b7716851aece1b627994eddafb46f4db727dd4ce23d7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
lot = "A"
deal.A = "6-4 6-1 5-3 5-2 5-0 4-1 4-0"
deal.B = "6-6 6-5 6-3 6-2 5-5 3-3 3-0"
yard = "5-4 0-0 6-0 1-0 3-1 4-2 2-0 5-1 4-3 2-1 4-4 2-2 3-2 1-1"
play = """
B:3-3 A:5-3L B:3-0R*1 A:+5-4 A:+0-0 A:+6-0 A:+1-0 A:+3-1 A:3-1U
B:6-3D A:5-4L B:6-5D*2 A:6-4L B:5-5D A:6-1L B:+4-2 B:+2-0 B:2-0R
A:4-1L B:6-2R A:4-0L B:6-6R A:6-0L B:+5-1 B:5-1D*4 A:1-0U B:+4-3
B:+2-1 B:2-1D*4 A:5-0U*5 B:4-2D A:5-2U B:4-3D
"""
end = "out"
winner = "B"
delta = { A = 5, B = 11 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-1 4-4 3-2 2-0 1-0 0-0"
deal.B = "6-6 6-0 5-4 5-3 4-3 3-0 2-1"
yard = "6-5 2-2 1-1 3-3 5-2 6-3 6-1 3-1 5-0 6-4 4-0 4-1 4-2 5-5"
play = """
B:6-6 A:6-2L B:6-0R A:+6-5 A:6-5U B:+2-2 B:+1-1 B:+3-3 B:+5-2
B:+6-3 B:6-3D*2 A:3-2L B:5-4U*2 A:2-0R B:4-3U A:+6-1 A:+3-1 A:3-1L
B:2-2R A:6-1L B:3-0U A:1-0U B:2-1U*3 A:+5-0 A:+6-4 A:6-4L B:5-3D*3
A:4-4L B:5-2D A:+4-0 A:4-0L B:+4-1 B:+4-2 B:4-2R A:5-0L B:4-1R*2
A:5-1L B:1-1L A:+5-5
"""
end = "blocked"
winner = "B"
delta = { A = 0, B = 14 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-3 4-4 4-2 3-1 1-0"
deal.B = "6-5 6-3 5-2 5-0 4-0 3-0 2-2"
yard = "6-1 3-2 5-4 0-0 4-1 5-1 6-2 2-0 2-1 3-3 6-6 1-1 5-5 4-3"
play = """
B:2-2 A:4-2L B:5-2R A:+6-1 A:+3-2 A:3-2U B:+5-4 B:+0-0 B:+4-1
B:+5-1 B:+6-2 B:6-2D A:6-4L*4 B:6-5L A:5-3L B:6-3L*4 A:6-1L*3
B:5-1L A:3-1U B:5-0L A:6-0L B:5-4R A:4-4R B:4-1R A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 8, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-4 5-3 5-2 5-0 4-0"
deal.B = "5-1 4-4 3-3 3-0 2-2 1-1 1-0"
yard = "6-1 6-6 4-2 2-0 6-5 0-0 6-4 3-2 5-5 6-2 2-1 4-3 4-1 3-1"
play = """
B:1-1 A:+6-1 A:6-1L B:1-0R A:+6-6 A:+4-2 A:+2-0 A:+6-5 A:+0-0
A:+6-4 A:+3-2 A:+5-5 A:+6-2 A:+2-1 A:2-1U B:5-1D A:6-6L B:2-2U
A:6-5L B:3-0R A:5-5L B:3-3R*5 A:5-4L B:4-4L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 19 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-4 6-2 5-4 5-0 2-2 1-0"
deal.B = "6-1 6-0 5-3 4-2 3-3 3-1 1-1"
yard = "2-1 6-5 6-3 3-2 4-0 4-1 5-1 4-3 2-0 4-4 5-5 5-2 0-0 3-0"
play = """
B:1-1 A:1-0L B:3-1R A:+2-1 A:2-1U*1 B:6-1D A:5-0L B:4-2U A:5-4L
B:3-3R*4 A:6-4L B:6-0L A:6-6D B:5-3R
"""
end = "out"
winner = "B"
delta = { A = 1, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-2 4-3 3-3 2-2 1-0"
deal.B = "6-4 6-1 5-4 5-2 4-0 3-0 0-0"
yard = "4-4 6-5 5-3 3-2 2-1 4-2 5-1 5-5 2-0 1-1 3-1 5-0 4-1 6-0"
play = """
B:0-0 A:1-0L B:3-0R A:+4-4 A:+6-5 A:+5-3 A:+3-2 A:+2-1 A:+4-2
A:+5-1 A:+5-5 A:+2-0 A:2-0U B:4-0D*2 A:5-1L B:5-2U A:6-5L B:5-4U
A:6-6L B:6-4U*5
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-37"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 27, B = 61, C = 60 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-37"
commitment = "4e456aa4875c9c0222d3c7f97d94fdb1d13b946c50f9e79b68fbd8bd345de260"
secret = "d9413468d3fe4ad74302778d7141b335a764c9d3edb5ec50072d269d7f92dc8a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-3 5-1 4-4 3-0 2-0 1-1 0-0"
deal.B = "6-3 6-2 5-5 5-4 4-0 3-3 3-1"
deal.C = "6-5 6-4 6-1 6-0 5-2 5-0 2-2"
yard = "6-6 1-0 3-2 4-2 4-1 2-1 4-3"
play = """
A:1-1 B:3-1L*1 C:6-1R A:5-1U B:+6-6 B:+1-0 B:1-0D C:6-0D*4 A:5-3U
B:6-3R*3 C:6-5D A:3-0L B:4-0L*3 C:5-0D*2 A:2-0D B:3-3R*3 C:6-4L
A:+3-2 A:3-2U B:6-2U*4 C:2-2D A:+4-2 A:4-2D B:6-6L C:+4-1 C:4-1D*5
A:+2-1 A:2-1D B:+4-3 B:4-3R C:5-2D
"""
end = "out"
winner = "C"
delta = { A = 0, B = 14, C = 16 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 5-2 3-3 3-1 2-1 1-0"
deal.B = "6-3 6-2 6-0 4-2 2-2 1-1 0-0"
deal.C = "5-3 5-1 4-1 4-0 3-2 3-0 2-0"
yard = "6-1 4-4 6-5 6-4 4-3 5-0 5-5"
play = """
A:3-3 B:6-3L C:5-3R A:3-1U B:+6-1 B:+4-4 B:+6-5 B:+6-4 B:+4-3
B:4-3D C:5-1U*4 A:5-4D B:6-5L*4 C:+5-0 C:5-0L*3 A:5-2R B:6-2R
C:4-0L*4 A:6-6R B:4-4L*6 C:4-1L A:2-1L B:6-4R C:3-2L A:+5-5 A:5-5U
B:4-2R*4 C:2-0R A:1-0R
"""
end = "out"
winner = "A"
delta = { A = 4, B = 14, C = 11 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-3 5-2 4-1 1-1 1-0 0-0"
deal.B = "6-6 6-1 6-0 4-4 4-3 3-1 2-0"
deal.C = "6-5 5-1 5-0 4-2 4-0 3-3 3-0"
yard = "5-5 2-2 2-1 5-4 3-2 6-3 6-2"
play = """
A:0-0 B:6-0L C:4-0R*2 A:1-0U B:2-0D C:4-2D*3 A:4-1R B:6-6L C:6-5L
A:5-2L B:3-1R*2 C:3-3R A:1-1U B:4-4D C:3-0R A:6-4D*2 B:6-1D*1
C:5-0R*2 A:5-3R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 3, C = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-4 5-1 4-4 4-1 3-1 2-0"
deal.B = "6-6 6-5 6-3 3-3 3-0 2-2 2-1"
deal.C = "6-2 6-1 5-3 5-2 5-0 4-0 1-1"
yard = "5-5 0-0 4-3 3-2 6-4 4-2 1-0"
play = """
A:4-4 B:+5-5 B:+0-0 B:+4-3 B:4-3L C:4-0R A:5-4U B:+3-2 B:+6-4
B:6-4D C:6-2D*2 A:2-0D B:3-0L*1 C:5-0L*2 A:6-0R B:6-5R*3 C:5-3L
A:5-1R B:2-1R*2 C:5-2R A:3-1L B:5-5R C:1-1L A:4-1L
"""
end = "out"
winner = "A"
delta = { A = 9, B = 6, C = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 5-5 4-4 2-2 2-1 2-0"
deal.B = "6-6 6-5 6-4 6-0 5-4 5-2 4-3"
deal.C = "6-1 5-0 4-1 3-2 3-1 3-0 0-0"
yard = "1-0 1-1 5-3 3-3 4-0 4-2 5-1"
play = """
A:2-2 B:5-2L C:3-2R A:6-2U B:+1-0 B:+1-1 B:+5-3 B:+3-3 B:+4-0
B:+4-2 B:4-2D C:4-1D*3 A:6-3R B:6-6R C:6-1R A:2-1R B:6-5L*3 C:3-1D
A:2-0R*3 B:6-4L C:3-0D*2 A:4-4L B:6-0R*4 C:0-0D*4 A:+5-1 A:pass
B:4-3L*3 C:5-0D*4
"""
end = "out"
winner = "C"
delta = { A = 3, B = 10, C = 22 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 5-5 5-3 3-2 3-1 2-1"
deal.B = "6-1 6-0 5-2 5-0 4-1 1-1 0-0"
deal.C = "6-6 6-5 6-3 5-4 4-4 4-2 3-3"
yard = "2-2 5-1 1-0 4-0 3-0 2-0 4-3"
play = """
C:6-6 A:6-2L B:6-1R C:6-5U A:6-4D B:5-2L*3 C:4-4D A:5-5L B:1-1R*5
C:5-4L A:2-1R B:4-1L C:4-2R A:5-3U B:+2-2 B:+5-1 B:5-1L*4 C:3-3U
A:3-2U B:5-0L C:+1-0 C:1-0L A:3-1L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 12, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-1 5-0 4-1 4-0 3-3 3-2"
deal.B = "6-2 5-5 5-3 5-2 3-0 2-1 0-0"
deal.C = "6-6 6-5 6-3 6-1 4-4 4-3 1-1"
yard = "2-2 3-1 4-2 2-0 6-4 5-4 1-0"
play = """
A:3-3 B:5-3L C:6-3R A:3-2U B:3-0D C:6-6R A:5-0L B:6-2R C:+2-2
C:2-2R A:4-0L*2 B:0-0D*2
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-38"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3, D = 4 }
score = { A = 55, B = 61, C = 22, D = 17 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-38"
commitment = "fff855e99177907274c810ef037ba1399bebea4e58d805bc9092b67993fabdbe"
secret = "9bbb7b6a8c82d2bd7409e485e91f5cb98fffdb981063adb48fedabd3fb74c82f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-0 4-3 4-2 4-0 3-3 3-0 2-2"
deal.B = "6-5 6-2 4-4 3-2 3-1 2-0 0-0"
deal.C = "6-4 6-3 6-1 6-0 5-5 5-4 2-1"
deal.D = "6-6 5-3 5-2 5-1 4-1 1-1 1-0"
yard = ""
play = """
C:5-5*2 D:5-3L A:5-0R B:6-5U C:5-4D D:4-1D*2 A:4-3L B:4-4L*3
C:6-4L D:6-6L A:4-0R B:3-1D*5 C:6-3L D:pass A:3-3L B:6-2U*3 C:2-1U
D:5-1U A:3-0D*3 B:0-0D*3 C:6-0D D:5-2U A:4-2U*4 B:3-2L C:6-1D
"""
end = "out"
winner = "C"
delta = { A = 7, B = 14, C = 4, D = 2 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-5 4-0 3-3 3-1 1-1 1-0"
deal.B = "6-3 6-2 5-4 5-2 5-1 4-4 2-1"
deal.C = "6-1 6-0 5-3 4-2 4-1 3-0 0-0"
deal.D = "6-6 6-4 5-0 4-3 3-2 2-2 2-0"
yard = ""
play = """
C:0-0 D:5-0L*1 A:4-0R B:pass C:6-0U*3 D:2-0D A:6-5L B:6-3L*3
C:5-3L D:6-6U A:5-5L B:5-2L*4 C:4-2L D:6-4U A:pass B:5-4L*3 C:4-1R
D:3-2D A:3-1R*3 B:4-4U C:3-0R D:4-3D A:1-0R B:5-1R
"""
end = "blocked"
winner = "D"
delta = { A = 3, B = 10, C = 3, D = 6 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-3 5-0 3-0 2-1 1-1 1-0"
deal.B = "6-6 6-3 6-2 5-2 3-2 3-1 2-0"
deal.C = "6-5 6-1 5-5 4-3 4-2 4-1 3-3"
deal.D = "6-0 5-4 5-1 4-4 4-0 2-2 0-0"
yard = ""
play = """
D:0-0 A:5-0L*1 B:2-0R C:pass D:4-0U A:3-0D B:3-2R*3 C:6-5L D:5-4U
A:6-4L*3 B:5-2U C:4-3L D:2-2U A:5-3L*3 B:6-2U C:5-5L D:6-0U A:1-0U
B:6-3R*4 C:6-1R*3 D:5-1R A:2-1U*4 B:3-1D C:4-2U*4 D:4-4U
"""
end = "out"
winner = "D"
delta = { A = 11, B = 7, C = 7, D = 5 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-5 4-3 4-1 3-0 2-2 1-1"
deal.B = "6-3 6-0 5-3 5-0 4-0 2-1 1-0"
deal.C = "6-6 6-2 5-4 5-2 4-4 4-2 3-2"
deal.D = "6-5 6-1 5-1 3-3 3-1 2-0 0-0"
yard = ""
play = """
D:0-0 A:3-0L B:6-0R C:pass D:2-0U A:pass B:4-0D*3 C:3-2L D:6-1R
A:1-1R*2 B:2-1R*2 C:6-2L D:6-5L A:6-4D*3 B:5-0L*2 C:5-2R D:5-1R
A:4-1R B:6-3D C:5-4R*2 D:3-1D A:2-2U*2 B:1-0L C:4-2U D:pass
A:4-3U*2 B:5-3U
"""
end = "out"
winner = "B"
delta = { A = 9, B = 14, C = 2, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-3 6-1 6-0 4-0 2-0 1-0"
deal.B = "4-4 4-3 4-2 3-3 3-1 2-1 1-1"
deal.C = "6-4 5-5 5-4 4-1 3-2 2-2 0-0"
deal.D = "6-5 6-2 5-3 5-2 5-1 5-0 3-0"
yard = ""
play = """
B:4-4 C:6-4L D:pass A:4-0R B:4-3U C:5-4D D:5-0D A:6-6L*3 B:3-3U
C:0-0R D:3-0R A:6-1L*2 B:3-1U*1 C:4-1L D:5-1U A:6-3R*3 B:4-2L
C:3-2L D:6-2R*2 A:6-0D B:2-1R*3 C:5-5U*4 D:6-5U A:1-0R*3 B:pass
C:pass D:5-3L A:2-0R
"""
end = "out"
winner = "A"
delta = { A = 14, B = 4, C = 4, D = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 6-0 5-3 5-0 4-0 3-1"
deal.B = "6-2 5-2 4-4 4-3 3-2 2-2 2-1"
deal.C = "6-4 5-4 5-1 4-1 2-0 1-0 0-0"
deal.D = "6-5 6-3 5-5 4-2 3-3 3-0 1-1"
yard = ""
play = """
A:6-6 B:6-2L C:6-4R D:6-3U A:6-1D*2 B:4-4R C:2-0L D:3-0U A:6-0L*3
B:4-3R*2 C:1-0U D:1-1U A:3-1R*2 B:2-1U*2 C:5-1R D:6-5L A:5-3L
B:3-2L*2 C:5-4R D:4-2R A:pass B:2-2L C:4-1D D:pass A:4-0D B:5-2L
"""
end = "out"
winner = "B"
delta = { A = 7, B = 10, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-5 5-2 5-1 4-2 3-0 2-1 1-1"
deal.B = "6-2 5-3 4-0 3-3 3-2 3-1 2-0"
deal.C = "6-6 6-4 6-0 5-0 4-3 4-1 0-0"
deal.D = "6-5 6-3 6-1 5-4 4-4 2-2 1-0"
yard = ""
play = """
B:3-3 C:4-3L*2 D:6-3R*2 A:3-0U*2 B:3-2D C:6-4L D:6-1L A:2-1L*2
B:6-2R C:6-0U D:6-5U A:5-5U B:5-3U C:pass D:2-2L A:5-2L B:3-1U*2
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-39"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 61, B = 41 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-39"
commitment = "6bca832938e3879dc25e6db95cb7af66942e664a1702f48176cb0b4418c01326"
secret = "df7242cbd0e3e7ba328dce7d369a1100b77fda9dbe238545d8850bfe4056d30d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-0 5-3 3-1 2-0 1-1"
deal.B = "6-1 5-5 5-4 4-3 4-2 4-1 0-0"
yard = "5-1 6-4 1-0 3-3 6-2 5-2 3-0 2-1 4-4 6-5 4-0 2-2 5-0 3-2"
play = """
A:6-6 B:6-1L A:6-3R B:+5-1 B:+6-4 B:6-4U A:6-0D B:5-1L A:5-3L*2
B:4-3L A:3-1R B:5-4L*2 A:1-1R B:5-5L A:2-0D
"""
end = "out"
winner = "A"
delta = { A = 4, B = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 5-5 5-4 5-0 3-1 2-0"
deal.B = "6-5 6-0 4-3 4-2 3-3 3-0 1-0"
yard = "0-0 5-3 5-2 5-1 4-4 6-2 2-2 2-1 1-1 6-1 4-0 6-6 3-2 4-1"
play = """
A:5-5*2 B:6-5L A:5-4R*2 B:+0-0 B:+5-3 B:5-3U A:5-0D B:6-0L
A:6-3U*2 B:3-0L A:6-4R*3 B:4-3L A:2-0D B:4-2L A:+5-2 A:5-2L B:+5-1
B:5-1L*3 A:3-1L
"""
end = "out"
winner = "A"
delta = { A = 10, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 6-0 5-5 5-1 4-3 2-0"
deal.B = "5-4 5-3 5-0 3-1 3-0 2-1 0-0"
yard = "4-0 4-1 3-2 1-1 4-2 1-0 5-2 6-2 3-3 4-4 6-4 2-2 6-1 6-6"
play = """
A:5-5*2 B:5-4L A:6-5R*2 B:5-3U A:5-1D B:3-1U A:4-3L B:3-0L
A:6-3R*1 B:5-0L*2 A:+4-0 A:+4-1 A:4-1U B:2-1D A:4-0U*2 B:0-0U*2
"""
end = "out"
winner = "B"
delta = { A = 7, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-3 4-3 4-1 3-3 2-1 0-0"
deal.B = "6-2 6-1 5-5 4-4 4-2 3-1 3-0"
yard = "6-6 2-0 5-0 6-4 1-1 6-3 6-5 4-0 1-0 6-0 3-2 5-2 2-2 5-1"
play = """
B:5-5*2 A:5-4L B:+6-6 B:+2-0 B:+5-0 B:5-0R A:5-3U B:+6-4 B:+1-1
B:+6-3 B:+6-5 B:6-5D A:4-1L*2 B:6-1L*3 A:0-0R*3 B:6-6L A:4-3U
B:6-4L A:+4-0 A:4-0L*2 B:3-0L A:3-3L B:6-3L A:+1-0 A:1-0R B:6-2L
A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 11, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-2 4-0 2-2 1-1 1-0 0-0"
deal.B = "6-6 6-3 6-2 6-1 5-0 4-3 3-1"
yard = "6-5 5-3 5-1 6-0 4-4 3-2 5-4 2-1 4-1 3-3 4-2 3-0 5-5 2-0"
play = """
A:0-0 B:5-0L*1 A:4-0R B:+6-5 B:+5-3 B:+5-1 B:+6-0 B:6-0U*3 A:1-0D
B:6-5L A:6-4L*3 B:4-3L A:1-1D*3 B:6-3L A:+4-4 A:4-4R B:6-6L A:+3-2
A:+5-4 A:5-4R*5 B:6-2L*3 A:5-2R B:6-1U A:2-2L B:5-1U A:3-2R
"""
end = "out"
winner = "A"
delta = { A = 13, B = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 5-1 4-0 2-1 1-1 1-0"
deal.B = "6-5 6-4 6-0 5-2 4-4 4-2 2-2"
yard = "4-1 6-3 3-2 3-0 5-0 4-3 3-1 3-3 2-0 6-1 0-0 6-6 5-3 5-4"
play = """
A:5-5*2 B:6-5L A:5-1R B:5-2U A:+4-1 A:+6-3 A:+3-2 A:+3-0 A:+5-0
A:5-0D B:6-4L A:4-1R*2 B:4-4L A:1-0D*3 B:4-2L A:2-1D*2 B:2-2L
A:4-0R B:6-0R
"""
end = "out"
winner = "B"
delta = { A = 9, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 5-5 5-0 4-0 3-1 2-0"
deal.B = "6-5 6-1 4-3 3-3 3-2 3-0 1-0"
yard = "4-1 0-0 1-1 6-0 6-3 5-1 5-4 4-4 5-2 4-2 5-3 2-2 6-4 2-1"
play = """
B:3-3 A:3-1L B:4-3R*1 A:+4-1 A:+0-0 A:+1-1 A:+6-0 A:+6-3 A:6-3U
B:3-2D A:4-1R*2 B:6-1L*3 A:2-0D B:6-5L A:6-6U B:1-0R A:5-0L
B:3-0L*3
"""
end = "out"
winner = "B"
delta = { A = 2, B = 13 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 5-2 3-2 3-1 2-2 0-0"
deal.B = "6-6 6-1 5-3 4-4 3-3 2-1 1-0"
yard = "4-0 4-2 6-0 5-4 2-0 4-1 5-5 1-1 6-5 5-0 5-1 6-2 3-0 4-3"
play = """
B:6-6 A:6-3L*3 B:6-1R A:6-4U B:+4-0 B:+4-2 B:+6-0 B:6-0D A:3-1R*2
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-40"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 61, B = 21, C = 60 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-40"
commitment = "9d4090b8821fa3d32a7ed1e0ca4b42fe219c9b68deecc766b68f6e3f69492b63"
secret = "c5217676e7424825141155c867180271cd3e5af2828efdb44e25f85aa358c4ec"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-3 5-4 4-1 3-3 3-2 3-1 2-0"
deal.B = "6-5 6-2 6-0 5-5 5-2 4-4 2-1"
deal.C = "6-6 6-4 6-1 4-0 3-0 1-1 1-0"
yard = "5-3 2-2 5-1 0-0 5-0 4-3 4-2"
play = """
A:3-3 B:+5-3 B:5-3L C:3-0R*1 A:6-3U B:+2-2 B:+5-1 B:+0-0 B:+5-0
B:+4-3 B:4-3D*3 C:6-1U*2 A:5-4L B:5-1U C:6-4L*3 A:2-0R B:6-0L
C:4-0L*3 A:4-1L B:6-5U C:6-6U A:3-1L B:6-2U C:+4-2 C:4-2R A:3-2L
"""
end = "out"
winner = "A"
delta = { A = 8, B = 3, C = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-2 4-3 4-1 4-0 2-2 1-0"
deal.B = "6-5 6-3 6-1 5-5 3-2 1-1 0-0"
deal.C = "6-6 5-4 4-4 3-3 3-1 3-0 2-1"
yard = "2-0 5-1 6-0 4-2 5-0 6-2 5-3"
play = """
A:2-2 B:3-2L C:2-1R A:5-2U B:+2-0 B:2-0D C:5-4U A:4-3L B:1-1R*2
C:4-4L A:6-4L B:6-5L C:3-1R A:4-1U B:0-0D C:3-3R A:1-0U B:6-3R
C:6-6R A:4-0U
"""
end = "out"
winner = "A"
delta = { A = 4, B = 2, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-5 5-3 5-1 4-4 4-1 3-3 1-0"
deal.B = "6-2 6-0 5-4 4-0 3-0 2-0 0-0"
deal.C = "6-6 6-3 5-0 3-2 3-1 2-2 1-1"
yard = "4-3 6-4 5-5 6-1 5-2 4-2 2-1"
play = """
A:4-4 B:4-0L C:+4-3 C:4-3R A:4-1U B:5-4D C:1-1U*2 A:1-0L B:3-0R
C:3-1L*2 A:5-3L B:6-0R C:6-3R*3 A:6-5L B:6-2L C:3-2L A:3-3L B:+6-4
B:+5-5 B:5-5D C:5-0D A:5-1U
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-3 4-3 4-1 2-0 1-1"
deal.B = "6-3 5-4 5-2 5-0 4-2 3-2 2-2"
deal.C = "6-2 6-1 5-5 3-3 3-1 1-0 0-0"
yard = "5-1 3-0 2-1 4-4 6-6 6-0 4-0"
play = """
A:1-1 B:+5-1 B:5-1L C:1-0R*1 A:4-1U B:+3-0 B:+2-1 B:2-1D C:6-2D*3
A:6-5L B:6-3L C:6-1D A:5-3L*2 B:5-0L*1 C:0-0L*1 A:2-0L B:4-2L
C:3-1D A:6-4L B:3-2D C:+4-4 C:4-4U A:4-3U
"""
end = "out"
winner = "A"
delta = { A = 10, B = 1, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 4-3 4-2 3-3 3-2 3-1"
deal.B = "6-6 6-4 6-3 5-4 5-2 4-4 1-0"
deal.C = "6-0 4-0 3-0 2-2 2-1 2-0 1-1"
yard = "5-0 6-1 0-0 5-5 4-1 5-1 5-3"
play = """
A:3-3 B:6-3L C:3-0R A:4-3U*2 B:+5-0 B:+6-1 B:+0-0 B:+5-5 B:+4-1
B:+5-1 B:+5-3 B:5-3D*3 C:6-0L A:4-2U B:5-5D C:2-0U*2 A:6-5D B:6-4D
C:4-0L A:pass B:4-1L*1 C:2-1L A:6-2L*2 B:1-0R C:1-1R A:3-1R B:5-4D
C:pass A:3-2R
"""
end = "out"
winner = "A"
delta = { A = 14, B = 4, C = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-1 5-2 4-2 3-3 2-1"
deal.B = "6-6 6-0 5-4 4-4 4-0 3-1 3-0"
deal.C = "5-5 5-3 5-1 4-3 3-2 2-2 1-1"
yard = "0-0 4-1 1-0 5-0 6-5 6-2 2-0"
play = """
A:3-3 B:3-1L C:4-3R*1 A:6-3U B:3-0D C:5-1L*3 A:5-2L B:5-4R
C:2-2L*3 A:4-2L*3 B:4-0D C:5-5R A:6-4L B:6-6L C:5-3R*5 A:6-1L
B:6-0U C:3-2R A:2-1L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 12 }

[[match.hand]]
opener = "A"
deal.A = "5-2 5-0 4-2 4-1 3-1 2-0 1-1"
deal.B = "5-5 5-1 4-4 4-0 3-0 1-0 0-0"
deal.C = "6-6 6-3 6-2 6-0 5-4 3-2 2-1"
yard = "6-5 6-1 2-2 4-3 3-3 5-3 6-4"
play = """
A:1-1 B:1-0L C:2-1R A:4-1U B:5-1D C:6-2R*3 A:5-0L*4 B:4-0U
C:5-4L*3 A:4-2L B:3-0U C:3-2U*3 A:5-2L B:5-5L C:6-3R*4 A:3-1R
B:+6-5 B:6-5D C:6-6D*5 A:2-0U
"""
end = "out"
winner = "A"
delta = { A = 7, B = 0, C = 18 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 5-5 4-4 4-1 2-1 1-1"
deal.B = "6-2 5-1 5-0 3-2 3-1 2-0 0-0"
deal.C = "6-6 5-4 5-3 4-2 3-3 3-0 2-2"
yard = "4-3 6-4 1-0 4-0 6-3 6-0 5-2"
play = """
A:5-5*2 B:5-1L C:5-4R*1 A:6-5U B:5-0D C:6-6U A:6-1L B:0-0D
C:3-0D*5 A:4-4R B:6-2L*5 C:5-3D A:2-1L B:3-1L C:3-3L A:4-1R
B:3-2L*4 C:4-2L A:1-1R
"""
end = "out"
winner = "A"
delta = { A = 3, B = 9, C = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-2 6-1 5-3 5-1 3-3"
deal.B = "5-4 5-0 4-3 4-0 3-2 2-0 1-1"
deal.C = "6-6 6-5 5-2 3-1 2-2 1-0 0-0"
yard = "5-5 2-1 4-4 3-0 4-1 6-0 4-2"
play = """
A:3-3 B:4-3L*2 C:3-1R*1 A:6-3U B:3-2D C:6-6U A:6-4L B:2-0D C:6-5L
A:5-3L B:5-0D C:5-2D A:6-1R B:+5-5 B:+2-1 B:2-1D C:1-0D A:6-2R
B:4-0D C:2-2R A:+4-4 A:4-4D B:5-4D C:+3-0 C:3-0L A:5-1D
"""
end = "out"
winner = "A"
delta = { A = 2, B = 2, C = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-4 5-1 4-3 3-2 3-1 3-0"
deal.B = "6-4 6-2 6-1 5-3 2-2 2-1 2-0"
deal.C = "6-6 5-0 4-4 4-0 3-3 1-1 1-0"
yard = "4-2 6-3 0-0 5-2 5-5 4-1 6-0"
play = """
B:2-2 C:+4-2 C:4-2L A:3-2R B:2-0U C:+6-3 C:+0-0 C:+5-2 C:5-2D
A:5-4L B:5-3L C:6-3L A:6-5L B:+5-5 B:5-5L C:3-3R A:5-1L B:6-1L
C:6-6L A:4-3R B:6-2L C:4-4R A:3-0U B:6-4R C:5-0D A:3-1U
"""
end = "out"
winner = "A"
delta = { A = 2, B = 0, C = 0 }
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-41"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 2, C = 2, D = 1 }
score = { A = 42, B = 60, C = 60, D = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-41"
commitment = "09f5ee6ec783834bfb5d0e663f5ffd3e6c958e3271ee17a562d525a8039129fd"
secret = "5099440dd45d304ea2e4c8d84f3f6dacdab8c871bb2f18b80b7b9cb6577f7905"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-5 5-4 3-2 3-0 1-0"
deal.B = "6-5 5-3 5-0 3-1 2-2 2-1 0-0"
deal.C = "6-0 4-3 4-2 4-0 3-3 2-0 1-1"
deal.D = "6-4 6-3 6-1 5-2 5-1 4-4 4-1"
yard = ""
play = """
A:6-6 B:6-5L C:6-0R*1 D:6-4U A:6-2D B:2-1D*2 C:4-0R D:5-2L
A:1-0D*2 B:5-0D*3 C:4-2L D:4-4L A:5-4R B:5-3R*4 C:4-3L*3 D:6-3L
A:3-0R*3 B:0-0R*3 C:2-0R D:6-1L A:3-2R B:3-1L*3 C:3-3L D:4-1U*3
A:5-5D*4
"""
end = "out"
winner = "A"
delta = { A = 11, B = 15, C = 4, D = 3 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-2 5-1 4-3 3-2 3-1 2-0"
deal.B = "6-5 6-4 5-5 4-4 4-1 3-3 1-0"
deal.C = "6-6 6-2 6-1 6-0 5-3 2-1 0-0"
deal.D = "6-3 5-0 4-2 4-0 3-0 2-2 1-1"
yard = ""
play = """
B:5-5*2 C:5-3L D:5-0R A:5-2U*1 B:6-5D C:6-2U*3 D:6-3L A:2-0R*4
B:6-4L C:6-6U D:4-2L A:3-2L B:3-3L C:2-1R*5 D:3-0L A:3-1R B:1-0L
C:6-1L D:pass A:4-3R B:4-1R*5 C:6-0U D:1-1R A:5-1R B:pass C:0-0U
"""
end = "out"
winner = "C"
delta = { A = 5, B = 7, C = 13, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "5-1 4-2 3-2 3-1 3-0 2-0 1-1"
deal.B = "6-2 6-1 5-3 5-2 5-0 4-1 4-0"
deal.C = "6-5 6-4 6-3 5-5 4-4 2-2 1-0"
deal.D = "6-6 6-0 5-4 4-3 3-3 2-1 0-0"
yard = ""
play = """
C:5-5*2 D:5-4L A:5-1R*1 B:5-0U*1 C:6-5D D:4-3L*2 A:1-1R B:6-1R*3
C:6-3L D:6-6L A:3-0U B:6-2L C:6-4R*3 D:2-1L A:3-2U B:4-1R*2 C:2-2U
D:6-0D A:4-2U B:4-0D*2 C:4-4U D:pass A:3-1L B:5-3L C:1-0R
"""
end = "out"
winner = "C"
delta = { A = 1, B = 8, C = 8, D = 2 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-1 5-4 4-0 2-2 2-0 0-0"
deal.B = "6-4 6-2 6-0 5-2 5-0 3-1 1-1"
deal.C = "5-1 4-4 4-1 3-2 3-0 2-1 1-0"
deal.D = "6-6 6-5 5-5 5-3 4-3 4-2 3-3"
yard = ""
play = """
C:4-4 D:4-3L A:4-0R B:6-4U C:4-1D*2 D:5-3L A:2-0R B:1-1D*3
C:2-1D*3 D:6-5L A:2-2R B:6-2R*4 C:3-2D D:6-6L A:6-1L B:6-0R*2
C:1-0R D:3-3D A:6-3D B:3-1L C:5-1R*4 D:5-5R*5 A:5-4R B:pass C:3-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 9, C = 13, D = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-0 5-0 3-2 3-1 1-1 0-0"
deal.B = "6-6 6-5 5-2 4-3 4-1 3-3 2-0"
deal.C = "6-3 6-2 4-4 4-0 2-2 2-1 1-0"
deal.D = "6-1 5-5 5-4 5-3 5-1 4-2 3-0"
yard = ""
play = """
C:4-4 D:5-4L A:6-4R B:4-3U C:4-0D D:5-5L A:3-1U B:4-1U*4 C:6-2R
D:5-3L A:0-0D B:5-2R C:6-3L*3 D:6-1L*2 A:5-0R*1 B:2-0R C:2-1L
D:4-2L*2 A:3-2R B:3-3R C:1-0D*3 D:3-0R A:1-1D*2 B:pass C:pass
D:5-1D
"""
end = "out"
winner = "D"
delta = { A = 3, B = 4, C = 6, D = 11 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-2 5-2 5-1 4-3 3-3 3-0"
deal.B = "6-6 6-0 5-4 5-3 4-4 4-2 3-1"
deal.C = "6-5 6-1 5-5 3-2 2-1 1-0 0-0"
deal.D = "6-4 5-0 4-1 4-0 2-2 2-0 1-1"
yard = ""
play = """
D:2-2 A:6-2L*2 B:4-2R*2 C:3-2U D:2-0D A:4-3U B:6-6L*4 C:0-0D*4
D:6-4L A:3-0D*3 B:5-4L C:5-5L D:5-0L A:3-3D B:6-0L*4 C:6-1L*3
D:4-1L A:6-3D B:4-4L C:6-5D D:4-0L A:5-2D*2 B:pass C:2-1D D:1-1D*2
"""
end = "out"
winner = "D"
delta = { A = 7, B = 10, C = 7, D = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-3 4-4 4-2 4-1 3-1 1-1"
deal.B = "6-1 5-5 5-1 4-0 3-2 2-0 1-0"
deal.C = "6-6 6-5 5-2 5-0 3-3 2-2 0-0"
deal.D = "6-3 6-2 6-0 5-4 4-3 3-0 2-1"
yard = ""
play = """
A:4-4 B:4-0L C:pass D:5-4R*1 A:4-2U B:pass C:pass D:4-3D*2 A:3-1D
B:2-0L*2 C:5-0R*1 D:6-2L A:1-1D*2 B:6-1L*1 C:0-0R*1 D:2-1L A:4-1D
B:3-2L C:3-3L D:6-3L A:6-4D B:1-0R*3 C:6-6L D:6-0L A:pass B:5-1R
C:5-2R*2 D:3-0L
"""
end = "out"
winner = "D"
delta = { A = 2, B = 6, C = 4, D = 10 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-2 6-1 4-3 3-3 3-1 1-0"
deal.B = "6-3 4-4 4-1 3-0 2-2 2-1 1-1"
deal.C = "6-4 6-0 5-5 5-2 4-2 4-0 3-2"
deal.D = "6-5 5-4 5-3 5-1 5-0 2-0 0-0"
yard = ""
play = """
D:0-0 A:1-0L B:3-0R C:6-0U*2 D:5-0D*3 A:4-3R B:6-3U C:6-4R*3
D:5-1L A:6-1R B:4-1R C:5-5L D:6-5L A:3-1U B:4-4R C:5-2D D:5-4R
A:6-2L*2 B:2-2L C:4-2L D:5-3R*2 A:3-3R B:2-1U C:3-2R D:2-0R
"""
end = "out"
winner = "D"
delta = { A = 2, B = 0, C = 5, D = 9 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-3 6-0 5-0 4-4 3-0 1-1"
deal.B = "5-5 5-4 4-1 3-3 3-2 2-1 2-0"
deal.C = "6-6 6-2 4-3 4-2 3-1 2-2 1-0"
deal.D = "6-4 6-1 5-3 5-2 5-1 4-0 0-0"
yard = ""
play = """
D:0-0 A:3-0L B:2-0R*1 C:1-0U D:4-0D*2 A:1-1U B:5-4D C:3-1U
D:5-3L*3 A:5-0L*2 B:5-5D C:2-2R D:5-2R A:6-5D B:3-3U C:6-6D D:5-1R
A:6-3U B:4-1R C:6-2D D:6-4R A:6-0R B:3-2D C:4-3D D:6-1U*1
"""
end = "out"
winner = "D"
delta = { A = 2, B = 1, C = 0, D = 9 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-2 4-4 3-3 3-2 2-0 0-0"
deal.B = "6-2 6-1 4-1 3-0 2-2 2-1 1-0"
deal.C = "6-3 6-0 5-5 5-0 4-3 4-0 1-1"
deal.D = "6-6 6-4 5-4 5-3 5-1 4-2 3-1"
yard = ""
play = """
D:6-6 A:6-5L B:6-2R C:6-3U D:6-4D A:5-2L B:4-1D C:4-3U D:4-2L
A:4-4L*3 B:6-1D C:4-0L D:5-4U A:0-0L B:2-2R C:5-5U D:5-3U A:2-0L*3
B:2-1L C:6-0D D:5-1L A:3-2R B:3-0R C:5-0L D:3-1U
"""
end = "out"
winner = "D"
delta = { A = 6, B = 0, C = 0, D = 2 }

[[match.hand]]
opener = "D"
deal.A = "6-4 6-3 4-4 4-2 4-1 4-0 2-1"
deal.B = "6-6 6-5 6-0 5-4 5-1 3-3 3-1"
deal.C = "5-3 5-2 4-3 3-2 2-2 2-0 1-1"
deal.D = "6-2 6-1 5-5 5-0 3-0 1-0 0-0"
yard = ""
play = """
D:5-5*2 A:pass B:6-5L C:5-3R D:5-0U A:pass B:5-4D C:2-0U D:6-2L
A:4-4D*3 B:3-3R C:3-2R D:pass A:4-0D B:6-0D C:2-2L D:6-1D A:2-1L
B:5-1L C:5-2L D:1-0D A:4-2L B:pass C:4-3L D:3-0L A:pass B:pass
C:pass D:0-0L
"""
end = "out"
winner = "D"
delta = { A = 3, B = 0, C = 0, D = 2 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-2 5-3 4-4 2-2 1-0"
deal.B = "6-4 5-4 5-0 4-1 4-0 2-1 1-1"
deal.C = "6-0 5-2 4-3 4-2 3-3 3-0 2-0"
deal.D = "6-3 6-1 5-5 5-1 3-2 3-1 0-0"
yard = ""
play = """
D:5-5*2
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-42"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 61, B = 51 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-42"
commitment = "b90b426b9384eb0406a74f1f70e9ada4c063f6a712315e170fd035a06b318382"
secret = "1829cd64786084973ad5943b77e2c4f34d2444eeb7e3c3267afb774be948bb12"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "4-3 4-2 4-1 3-3 3-2 3-0 0-0"
deal.B = "6-6 6-0 5-5 4-0 2-2 2-1 2-0"
yard = "5-1 3-1 6-2 5-2 5-3 6-1 4-4 5-4 1-0 6-4 6-3 5-0 6-5 1-1"
play = """
B:5-5*2 A:+5-1 A:5-1L B:+3-1 B:+6-2 B:+5-2 B:5-2R A:+5-3 A:5-3U
B:+6-1 B:+4-4 B:+5-4 B:5-4D*2 A:4-3U B:4-4U*3 A:4-2R B:6-1L
A:4-1U*3 B:6-6L A:+1-0 A:1-0U*4 B:6-0U A:+6-4 A:6-4L B:6-2U
A:3-2U*3 B:3-1U A:+6-3 A:+5-0 A:+6-5 A:+1-1 A:1-1U B:2-1U A:pass
B:2-2U A:pass B:4-0L A:3-0L*3 B:2-0U
"""
end = "out"
winner = "B"
delta = { A = 13, B = 13 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-5 5-2 5-0 4-4 3-1 0-0"
deal.B = "6-6 6-5 6-2 5-3 4-2 4-0 3-0"
yard = "5-4 6-1 1-1 2-2 1-0 6-0 2-1 5-1 3-2 4-3 3-3 2-0 4-1 6-3"
play = """
B:6-6 A:6-4L B:6-5R A:+5-4 A:+6-1 A:6-1U*2 B:6-2D A:5-2D*3 B:5-3R
A:3-1U*3 B:4-2L A:5-5D B:3-0R*3 A:5-0R*4 B:+1-1 B:+2-2 B:2-2L
A:5-4R B:4-0R A:0-0R B:+1-0 B:1-0R A:+6-0 A:+2-1 A:2-1L*3 B:1-1L
"""
end = "out"
winner = "B"
delta = { A = 15, B = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-2 4-0 3-2 2-1 2-0 1-0"
deal.B = "6-1 5-4 5-3 5-0 4-2 4-1 3-0"
yard = "5-1 6-5 6-0 1-1 2-2 0-0 6-2 4-3 6-4 3-1 6-6 5-5 3-3 4-4"
play = """
B:+5-1 A:+6-5 B:+6-0 A:+1-1 A:1-1 B:6-1L A:2-1R B:5-1U A:1-0D
B:4-2R*3 A:6-5L B:6-0D*4 A:6-3D B:5-3L*3 A:5-2U B:5-4R A:3-2L
B:3-0D A:4-0D B:4-1D*2 A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 1, B = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-3 5-2 5-1 5-0 3-0"
deal.B = "6-4 6-1 6-0 4-2 4-1 3-2 2-0"
yard = "4-3 0-0 2-1 6-3 5-4 2-2 5-5 3-1 4-4 4-0 6-2 3-3 1-1 1-0"
play = """
A:6-6 B:6-4L A:6-5R B:6-1U*2 A:+4-3 A:+0-0 A:+2-1 A:+6-3 A:6-3D
B:4-1L*2 A:5-0R*1 B:3-2D A:2-1L*1 B:2-0R A:5-2L*2 B:4-2R A:5-3L*2
B:+5-4 B:5-4R A:5-1U*3 B:+2-2 B:2-2D A:4-3L B:+5-5 B:5-5R A:+3-1
A:+4-4 A:4-4L B:+4-0 B:4-0L A:3-0L B:+6-2 B:6-2D A:3-1L B:6-0D
"""
end = "out"
winner = "B"
delta = { A = 9, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-4 5-1 4-0 3-3 3-1 2-0"
deal.B = "6-5 5-5 5-0 4-4 4-3 4-1 1-1"
yard = "4-2 5-3 6-1 1-0 6-6 6-4 0-0 5-2 6-3 3-0 2-2 3-2 2-1 6-2"
play = """
B:5-5*2 A:5-4L B:6-5R*2 A:5-1U B:5-0D A:4-0D*3 B:4-4L A:6-0R
B:4-1D*2 A:3-1U B:4-3U A:2-0R*3 B:1-1D
"""
end = "out"
winner = "B"
delta = { A = 6, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-2 2-2 2-1 2-0 1-0 0-0"
deal.B = "6-5 6-2 5-5 5-4 5-3 4-0 1-1"
yard = "6-1 3-2 5-1 4-2 4-3 6-0 3-1 5-0 4-4 6-6 6-3 4-1 3-3 3-0"
play = """
B:5-5*2 A:5-2L B:5-3R*1 A:+6-1 A:+3-2 A:+5-1 A:5-1U B:5-4D*2
A:6-1U*3 B:6-5U A:3-2L*3 B:4-0D A:2-0D B:6-2D A:6-4D*3 B:+4-2
B:4-2D A:2-2D*3 B:+4-3 B:4-3L A:2-1D B:1-1D
"""
end = "out"
winner = "B"
delta = { A = 12, B = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-2 5-1 3-1 2-2 1-1 1-0"
deal.B = "6-4 6-0 5-3 4-0 3-3 3-2 2-1"
yard = "5-4 3-0 6-1 4-4 6-6 6-2 2-0 4-3 6-3 4-1 5-0 0-0 5-5 4-2"
play = """
B:3-3 A:3-1L B:5-3R A:+5-4 A:+3-0 A:3-0U B:3-2D A:2-2D*2 B:2-1D
A:6-5R B:6-0R A:5-1L B:4-0R*2 A:5-4L B:6-4L
"""
end = "out"
winner = "B"
delta = { A = 2, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-5 5-1 4-3 3-3 3-2"
deal.B = "6-4 5-4 5-2 4-2 3-1 3-0 1-1"
yard = "4-4 6-1 6-3 6-0 6-6 5-3 2-1 4-0 2-0 0-0 1-0 2-2 4-1 5-0"
play = """
B:1-1 A:5-1L B:3-1R A:+4-4 A:+6-1 A:6-1U B:+6-3 B:+6-0 B:+6-6
B:+5-3 B:+2-1 B:2-1D A:6-5U*3
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-43"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 61, B = 21, C = 30 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-43"
commitment = "35feda11d783e637084283ceaebebbb1b574d3f6cdaf6b1e1c45fb27d997818e"
secret = "d942afde861b22558cd7f06de1239e6d47a5af9fd4a722e350f09d02080edec4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 5-3 5-0 4-4 3-2 2-0"
deal.B = "6-3 6-0 5-4 4-1 3-3 3-1 1-0"
deal.C = "6-4 6-1 4-2 3-0 2-2 2-1 1-1"
yard = "0-0 4-0 5-1 6-5 5-2 6-6 4-3"
play = """
B:3-3 C:3-0L A:5-3R*1 B:6-3U C:+0-0 C:+4-0 C:+5-1 C:+6-5 C:+5-2
C:+6-6 C:+4-3 C:4-3D*3 A:5-5R*4 B:6-0L C:6-6L A:5-0R B:1-0R
C:6-4L*3 A:4-4L B:5-4L C:6-1U A:pass B:4-1R C:5-1U A:pass B:pass
C:4-0R A:2-0R B:pass C:6-5L A:6-2L B:pass C:5-2L A:3-2R
"""
end = "out"
winner = "A"
delta = { A = 9, B = 0, C = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-3 5-2 4-0 3-1 1-1"
deal.B = "6-5 6-1 5-5 5-0 4-4 3-0 2-0"
deal.C = "6-3 6-2 5-1 4-3 4-2 2-2 2-1"
yard = "4-1 6-4 1-0 0-0 3-3 5-4 3-2"
play = """
A:6-6 B:6-5L C:6-2R A:6-0U B:6-1D C:2-2R*2 A:5-2L B:2-0L*1 C:2-1R
A:1-1R B:5-0L C:5-1D A:5-3L*2 B:3-0L C:+4-1 C:4-1R A:4-0R*1
B:5-5D*2 C:+6-4 C:+1-0 C:1-0L A:3-1L
"""
end = "out"
winner = "A"
delta = { A = 11, B = 3, C = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 5-3 4-4 4-3 4-1 1-0"
deal.B = "5-5 5-1 3-2 3-1 3-0 2-2 2-1"
deal.C = "6-5 6-2 6-1 4-2 4-0 3-3 0-0"
yard = "6-4 2-0 5-0 6-3 5-2 6-0 1-1"
play = """
A:4-4 B:+6-4 B:6-4L C:4-0R A:5-4U B:+2-0 B:+5-0 B:+6-3 B:+5-2
B:+6-0 B:+1-1 B:pass C:4-2D A:5-3U B:6-3L C:0-0R A:4-3L B:6-0R*3
C:6-2D A:6-6R*5 B:3-2U C:6-1D A:4-1L B:5-1L*4 C:6-5L A:1-0D*4
"""
end = "out"
winner = "A"
delta = { A = 18, B = 7, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "5-2 5-1 5-0 4-4 2-2 1-1 0-0"
deal.B = "6-3 6-0 5-3 3-2 3-1 2-1 2-0"
deal.C = "6-4 6-2 5-5 5-4 4-3 3-3 1-0"
yard = "6-1 6-5 4-0 4-1 6-6 3-0 4-2"
play = """
A:2-2 B:3-2L C:6-2R A:5-2U B:2-1D*3 C:3-3L A:5-1U B:6-3L C:6-4L
A:4-4L B:6-0R*2 C:5-4L A:5-0L B:2-0L C:1-0R*1 A:1-1R B:3-1R C:4-3R
A:+6-1 A:6-1U B:+6-5 B:6-5U C:5-5U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 5, C = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 6-2 5-1 4-1 4-0 2-2"
deal.B = "5-0 4-4 4-3 4-2 3-2 2-0 0-0"
deal.C = "6-1 5-3 5-2 3-3 3-1 2-1 1-0"
yard = "5-5 3-0 5-4 6-5 1-1 6-0 6-4"
play = """
C:3-3 A:6-3L B:4-3R*2 C:5-3U*3 A:+5-5 A:+3-0 A:3-0D*3 B:4-4R
C:6-1L A:5-1U*2 B:4-2R C:3-1L A:4-0D*2 B:3-2L C:5-2L A:4-1U*3
B:5-0L*2 C:2-1R A:+5-4 A:5-4U*2 B:2-0L C:1-0R
"""
end = "out"
winner = "C"
delta = { A = 12, B = 4, C = 10 }

[[match.hand]]
opener = "C"
deal.A = "6-2 5-3 5-2 4-1 4-0 3-2 3-0"
deal.B = "6-5 5-5 5-4 5-0 3-3 3-1 2-2"
deal.C = "6-4 6-3 6-1 6-0 5-1 1-1 1-0"
yard = "4-4 2-0 4-3 6-6 2-1 4-2 0-0"
play = """
C:1-1 A:4-1L B:3-1R C:1-0U A:+4-4 A:+2-0 A:+4-3 A:+6-6 A:+2-1
A:2-1D B:5-4L*2 C:6-0U A:6-2D*4 B:6-5L C:6-1L A:3-2R*3 B:2-2R
C:5-1L A:6-6U B:5-5L C:6-3D A:5-2L B:3-3D C:6-4U
"""
end = "out"
winner = "C"
delta = { A = 7, B = 2, C = 7 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 6-0 5-4 4-1 3-0 1-0"
deal.B = "6-2 6-1 4-4 4-3 4-2 2-0 1-1"
deal.C = "6-5 6-4 5-5 5-0 4-0 3-2 2-2"
yard = "5-3 0-0 3-1 3-3 2-1 5-2 5-1"
play = """
C:2-2 A:+5-3 A:+0-0 A:+3-1 A:+3-3 A:+2-1 A:2-1L*1 B:6-2R C:3-2U*2
A:+5-2 A:5-2D*3
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-44"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 3, C = 2, D = 1 }
score = { A = 14, B = 22, C = 52, D = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-44"
commitment = "f4dca9253cf2a62598f542a9ad59389fea5a6f90a5753df4449fe70b98fa46ea"
secret = "840a590fa298efdfed7b6dfe0c7ab1ff1d2f2f754a59ea68a513e3e6318dcfc9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 5-2 5-1 4-2 4-1 2-1 1-0"
deal.B = "6-5 6-4 5-3 4-4 4-0 3-1 2-0"
deal.C = "6-2 5-5 5-4 3-2 3-0 2-2 1-1"
deal.D = "6-3 6-1 6-0 5-0 4-3 3-3 0-0"
yard = ""
play = """
A:6-6 B:6-5L C:6-2R D:6-3U*2 A:pass B:6-4D C:5-4D*3 D:5-0L*2
A:1-0L B:3-1U C:3-2R*2 D:6-1L*3 A:5-1U B:5-3U C:5-5D D:3-3R*5
A:5-2D B:2-0D*3 C:3-0R D:6-0R*3 A:pass B:4-0D C:pass D:4-3U*4
A:4-2U B:4-4D
"""
end = "out"
winner = "B"
delta = { A = 0, B = 6, C = 5, D = 19 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-3 4-4 4-3 4-1 3-1 3-0"
deal.B = "6-2 6-0 5-4 5-0 4-0 2-1 0-0"
deal.C = "6-4 6-1 5-2 5-1 4-2 3-3 2-0"
deal.D = "6-6 6-3 5-5 3-2 2-2 1-1 1-0"
yard = ""
play = """
B:0-0 C:2-0L D:1-0R A:3-0U B:6-0D C:5-2L*3 D:5-5L*4 A:6-5L B:2-1R
C:3-3U*4 D:6-3U*4 A:pass B:6-2L C:6-4U D:6-6D*4 A:4-4U B:4-0U
C:6-1D*1 D:2-2L A:4-1D*2 B:5-0U*3 C:4-2L*3 D:3-2R A:4-3L*3 B:5-4U
"""
end = "out"
winner = "B"
delta = { A = 5, B = 7, C = 11, D = 12 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-5 5-1 5-0 4-3 2-1"
deal.B = "5-4 5-2 4-1 4-0 3-2 2-2 0-0"
deal.C = "6-4 4-4 4-2 3-1 3-0 2-0 1-1"
deal.D = "6-6 6-5 6-3 6-2 5-3 3-3 1-0"
yard = ""
play = """
B:2-2 C:4-2L D:6-2R*2 A:2-1U B:3-2D C:1-1U*3 D:6-6R A:4-3L*4
B:4-1U C:3-1L*4 D:3-3D A:6-1L B:5-4U C:6-4L D:5-3U*5 A:6-0R B:4-0R
C:4-4L D:6-3U A:pass B:pass C:3-0D D:1-0D A:5-1D B:5-2D*4 C:2-0D
"""
end = "out"
winner = "C"
delta = { A = 4, B = 4, C = 12, D = 7 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-4 5-1 4-4 4-1 3-2 2-1"
deal.B = "6-5 6-3 5-5 5-3 5-2 3-0 2-0"
deal.C = "6-2 6-0 5-0 4-2 4-0 3-3 1-0"
deal.D = "6-4 6-1 4-3 3-1 2-2 1-1 0-0"
yard = ""
play = """
C:3-3 D:4-3L*2 A:3-2R B:3-0U C:pass D:3-1D A:5-4L B:2-0R C:4-0R*2
D:6-1D*3 A:5-1L B:6-5D*2 C:5-0U*3 D:1-1L A:4-1L B:5-2U*3 C:6-2U
D:6-4U A:4-4L B:5-5D C:4-2L*4 D:2-2L A:2-1L B:5-3D C:1-0L D:0-0L
"""
end = "out"
winner = "D"
delta = { A = 0, B = 5, C = 9, D = 10 }

[[match.hand]]
opener = "D"
deal.A = "6-3 4-0 3-0 2-0 1-1 1-0 0-0"
deal.B = "6-6 6-2 6-0 5-0 4-4 4-3 4-1"
deal.C = "6-5 6-4 5-5 5-2 3-3 3-2 3-1"
deal.D = "6-1 5-4 5-3 5-1 4-2 2-2 2-1"
yard = ""
play = """
D:2-2 A:2-0L B:6-2R C:5-2U D:4-2D*3 A:4-0L B:4-3L C:6-4D*4
D:6-1R*3 A:6-3L B:6-6L C:6-5U*5 D:5-1R A:pass B:6-0U C:5-5R D:5-4R
A:3-0U*5 B:4-1R C:3-3U*5 D:2-1R A:pass B:pass C:3-2R D:5-3R
"""
end = "out"
winner = "D"
delta = { A = 5, B = 0, C = 14, D = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-4 5-3 3-0 2-1 0-0"
deal.B = "6-3 6-1 5-5 5-1 4-4 4-1 3-2"
deal.C = "6-4 6-0 5-0 3-3 3-1 2-2 1-1"
deal.D = "6-5 5-2 4-3 4-2 4-0 2-0 1-0"
yard = ""
play = """
A:6-6 B:6-1L C:6-4R*1 D:6-5U*2 A:6-2D B:4-4R C:5-0U D:4-2R*1
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-45"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 52, B = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-45"
commitment = "5dcffc1ec1d107c4ddf826793db672ed47a83f16d5eaecf7d36f40107fbbef61"
secret = "69593bd74bdb8aaf8e944a13f916fbab36403cd4129b9b11c5438dc5dc1c400f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 5-3 5-2 3-1 2-2 1-0"
deal.B = "6-4 6-2 6-0 4-4 4-2 4-0 0-0"
yard = "2-1 6-5 5-1 6-3 1-1 5-0 3-3 4-3 2-0 3-2 3-0 5-5 4-1 6-6"
play = """
B:4-4 A:5-4L B:4-0R*1 A:+2-1 A:+6-5 A:+5-1 A:+6-3 A:+1-1 A:+5-0
A:+3-3 A:+4-3 A:4-3U B:4-2D*2 A:3-3U B:6-2D A:5-3U B:6-0D*2
A:5-0R*3 B:0-0D*3 A:1-0D B:+2-0 B:+3-2 B:+3-0 B:+5-5 B:5-5L A:1-1D
B:+4-1 B:4-1D A:5-1R*4 B:6-4D A:6-3D B:3-2D A:2-1R B:2-0R A:2-2D
B:3-0R
"""
end = "out"
winner = "B"
delta = { A = 7, B = 14 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 4-2 4-0 3-1 2-0 1-0"
deal.B = "6-6 6-5 5-4 5-0 3-3 2-2 2-1"
yard = "5-2 6-4 4-3 3-2 5-1 0-0 1-1 6-2 5-5 5-3 3-0 4-1 6-0 4-4"
play = """
B:6-6 A:6-1L B:6-5R A:6-3U B:+5-2 B:+6-4 B:6-4D A:3-1L*3 B:5-0R*2
A:4-0D B:3-3L A:2-0R B:2-1R*2 A:1-0D B:+4-3 B:4-3L A:4-2L
"""
end = "out"
winner = "A"
delta = { A = 7, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 5-4 5-0 4-3 2-2 0-0"
deal.B = "6-6 6-5 6-4 4-1 3-3 3-0 1-1"
yard = "3-2 2-1 4-4 1-0 5-5 2-0 5-2 6-1 3-1 6-2 5-1 5-3 4-2 4-0"
play = """
A:2-2 B:+3-2 B:3-2L A:+2-1 A:2-1R B:+4-4 B:+1-0 B:+5-5 B:+2-0
B:2-0U A:+5-2 A:5-2D B:6-5D*2 A:6-3D B:3-3L*2 A:4-3L B:6-4L*2
A:6-0L B:1-1R*1 A:0-0L*1 B:4-1R A:5-0U B:3-0L*3 A:5-4R
"""
end = "out"
winner = "A"
delta = { A = 7, B = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-0 5-4 5-2 3-1 3-0 2-2"
deal.B = "6-1 4-4 4-1 4-0 3-3 2-1 1-0"
yard = "6-6 3-2 5-3 5-1 1-1 2-0 4-3 4-2 6-4 6-3 5-5 5-0 0-0 6-2"
play = """
A:2-2 B:2-1L*1 A:5-2R B:+6-6 B:+3-2 B:3-2U A:+5-3 A:+5-1 A:+1-1
A:+2-0 A:2-0D B:1-0D*2 A:5-3U B:4-1L*3 A:5-1R B:4-4L*3 A:3-1R
B:3-3R*4 A:5-4U B:4-0U*3 A:3-0R B:6-1D A:6-5D B:+4-3 B:4-3L A:6-0R
B:6-6R*4
"""
end = "out"
winner = "B"
delta = { A = 0, B = 20 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 6-0 4-3 4-2 1-1 1-0"
deal.B = "6-5 6-2 6-1 5-3 5-0 4-1 2-1"
yard = "2-2 4-4 4-0 2-0 5-1 3-0 6-6 5-2 3-2 5-5 0-0 3-3 3-1 5-4"
play = """
A:1-1 B:6-1L A:1-0R B:4-1U*2 A:+2-2 A:+4-4 A:+4-0 A:+2-0 A:+5-1
A:5-1D*3 B:5-0R*4 A:6-3L B:5-3R*3 A:4-3U B:6-5D*3 A:6-0D B:+3-0
B:3-0L A:2-0L B:6-2L A:6-4L*2 B:+6-6 B:+5-2 B:+3-2 B:3-2R A:4-2L
B:5-2L A:2-2R B:2-1R A:4-0D B:+5-5 B:5-5L A:4-4D
"""
end = "out"
winner = "A"
delta = { A = 7, B = 12 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 5-0 4-1 4-0 3-3 2-1"
deal.B = "6-6 6-0 5-5 5-1 4-2 3-0 1-1"
yard = "6-3 4-4 3-1 6-4 5-4 6-1 2-0 5-2 5-3 2-2 3-2 0-0 1-0 4-3"
play = """
A:3-3 B:3-0L A:+6-3 A:6-3R B:+4-4 B:+3-1 B:3-1U A:+6-4 A:+5-4
A:+6-1 A:+2-0 A:+5-2 A:+5-3 A:5-3D B:6-6R A:6-5D B:6-0L A:6-2R*3
B:4-2R A:6-4R B:5-1U A:5-2U*4 B:+2-2 B:2-2U A:6-1L B:1-1L A:2-1L
B:+3-2 B:3-2L A:2-0U*3 B:+0-0 B:0-0U A:4-0U B:4-4U A:4-1U B:+1-0
B:1-0U A:5-0U*4 B:5-5U
"""
end = "out"
winner = "B"
delta = { A = 14, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-1 4-1 4-0 3-3 2-2"
deal.B = "6-5 6-1 6-0 5-2 5-0 4-3 3-0"
yard = "3-2 1-1 6-4 1-0 6-3 2-1 5-5 4-2 0-0 2-0 5-3 4-4 3-1 5-4"
play = """
A:2-2 B:5-2L A:6-2R B:+3-2 B:3-2U A:+1-1 A:+6-4 A:+1-0 A:+6-3
A:+2-1 A:2-1D*3 B:6-5L A:6-3L B:4-3L A:6-6R*4 B:6-1R A:4-0L*1
B:6-0L A:4-1R B:3-0U A:1-0U B:+5-5 B:+4-2 B:4-2R A:6-4L B:+0-0
B:+2-0 B:2-0R A:5-1U*2 B:5-0U*1
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-46"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 57, B = 61, C = 24 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-46"
commitment = "e71a39e8717adfb7e3993cd2e6ab7f7eb948800611fe940c171ca1d347fa4afc"
secret = "0a0786734f50e39c454a1c6570ed7b7e05c5f137a9ed3b19990047ebe69e9e8f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 5-2 4-4 4-1 4-0 3-3 3-2"
deal.B = "6-6 6-3 6-1 6-0 5-4 5-0 2-2"
deal.C = "6-2 5-5 4-3 4-2 3-0 1-1 1-0"
yard = "6-4 2-1 2-0 0-0 5-3 3-1 5-1"
play = """
A:4-4 B:5-4L C:4-3R A:4-1U B:+6-4 B:6-4D*3 C:5-5L*4 A:6-5L
B:6-0L*2 C:3-0L A:3-3L B:6-6D C:1-1U A:3-2L B:6-3D*2 C:6-2L A:+2-1
A:2-1U B:2-2U C:4-2U A:4-0U B:5-0U C:+2-0 C:+0-0 C:+5-3 C:5-3R
A:5-2R
"""
end = "out"
winner = "A"
delta = { A = 2, B = 7, C = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-2 5-1 5-0 2-1 1-0"
deal.B = "6-5 6-4 4-1 3-2 3-1 2-0 0-0"
deal.C = "6-3 5-5 4-2 3-3 3-0 2-2 1-1"
yard = "4-3 4-0 5-3 5-4 6-1 4-4 6-2"
play = """
A:6-6 B:6-5L C:6-3R A:6-0U B:6-4D C:5-5L A:5-2L B:3-2L*2 C:3-3L
A:5-0U B:4-1D*3 C:3-0L A:2-1D*2 B:0-0L*2 C:4-2D A:5-1U B:3-1U*2
C:+4-3 C:4-3R A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 9, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-3 5-1 4-0 3-0 2-2 2-0"
deal.B = "5-0 4-4 4-1 3-3 1-1 1-0 0-0"
deal.C = "6-4 6-0 5-2 4-3 4-2 3-1 2-1"
yard = "6-6 3-2 5-4 5-5 6-5 6-1 6-3"
play = """
A:2-2 B:+6-6 B:+3-2 B:3-2L C:5-2R A:6-2U B:+5-4 B:+5-5 B:+6-5
B:+6-1 B:+6-3 B:pass C:4-2D A:5-3L*4 B:5-5L*5 C:6-4U A:5-1L
B:6-5R*3 C:3-1L A:4-0U B:6-3R*2 C:4-3L A:3-0R B:4-4L C:6-0R
A:2-0U*4
"""
end = "out"
winner = "A"
delta = { A = 18, B = 10, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-3 5-5 5-4 5-1 5-0 3-3 3-2"
deal.B = "6-5 6-1 4-1 4-0 2-1 1-1 0-0"
deal.C = "6-4 5-3 4-2 3-1 3-0 2-2 2-0"
yard = "4-3 1-0 6-0 4-4 6-6 5-2 6-2"
play = """
A:5-5*2 B:6-5L C:5-3R A:5-1U*2 B:+4-3 B:+1-0 B:+6-0 B:+4-4 B:+6-6
B:+5-2 B:5-2D C:6-4L*2 A:5-4L B:2-1D*2 C:3-1R A:5-0L B:1-0L C:+6-2
C:pass A:pass B:1-1L*1 C:pass A:pass B:6-1R*2 C:6-2R A:3-2R B:4-3R
C:4-2R A:pass B:4-1U C:2-2R A:pass B:4-4U*3 C:2-0R A:pass B:4-0R*3
"""
end = "blocked"
winner = "C"
delta = { A = 4, B = 11, C = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 6-0 5-0 4-3 1-1 1-0"
deal.B = "5-5 5-3 5-2 5-1 4-4 3-1 3-0"
deal.C = "6-4 6-3 6-1 4-1 3-2 2-1 0-0"
yard = "2-0 6-6 3-3 5-4 2-2 4-2 4-0"
play = """
C:0-0 A:5-0L*1 B:3-0R C:+2-0 C:2-0U*2 A:6-0D B:5-3R C:3-2U
A:6-5L*4 B:5-5R*5 C:6-4L A:6-2D B:5-1R*2 C:4-1L A:4-3U B:3-1L*2
C:6-3L A:1-1R B:5-2D C:6-1L A:1-0R*2
"""
end = "out"
winner = "A"
delta = { A = 9, B = 9, C = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 5-3 3-1 2-2 2-1 1-0"
deal.B = "6-5 6-2 5-4 5-1 5-0 3-3 1-1"
deal.C = "6-6 6-3 5-2 4-4 4-3 2-0 0-0"
yard = "6-0 4-1 3-2 3-0 4-2 4-0 6-4"
play = """
A:5-5*2 B:5-0L*2 C:5-2R A:5-3U*1 B:5-1D C:2-0L A:2-2L*2 B:3-3U
C:6-3U A:3-1D*3 B:6-5U C:4-3D*3 A:2-1L B:5-4D C:+6-0 C:+4-1 C:4-1L
A:+3-2 A:3-2R B:+3-0 B:3-0R C:4-4L A:1-0R B:1-1R*4 C:+4-2 C:4-2L
A:6-1R
"""
end = "out"
winner = "A"
delta = { A = 13, B = 6, C = 3 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-2 5-0 4-2 4-0 3-2 3-0"
deal.B = "6-5 6-0 5-3 4-3 3-3 3-1 1-0"
deal.C = "6-6 6-4 6-2 6-1 5-5 4-1 2-1"
yard = "2-0 0-0 5-1 1-1 4-4 6-3 2-2"
play = """
B:3-3 C:+2-0 C:+0-0 C:+5-1 C:+1-1 C:+4-4 C:+6-3 C:6-3L A:3-2R
B:5-3U C:+2-2 C:pass A:3-0D B:6-5L C:5-5L A:5-2R*4 B:6-0D C:5-1L
A:5-4R B:4-3R*3 C:6-1L*4 A:5-0U*3 B:1-0U C:6-6L A:pass B:3-1R*4
"""
end = "out"
winner = "B"
delta = { A = 7, B = 7, C = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-4 5-4 5-2 5-0 4-4 3-3"
deal.B = "6-3 6-1 5-3 5-1 4-1 2-1 1-0"
deal.C = "6-6 5-5 4-3 4-2 3-0 2-2 1-1"
yard = "3-2 6-2 4-0 0-0 3-1 2-0 6-0"
play = """
C:6-6 A:6-5L B:6-3R C:+3-2 C:+6-2 C:6-2U*2 A:6-4D B:5-1L*2
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-47"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 4, C = 3, D = 1 }
score = { A = 44, B = 22, C = 28, D = 61 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-47"
commitment = "e407145a7bfaeeb3475f56a28ef3e2f11c5b7600491cd9c6516addfeab4e1387"
secret = "dfa45a5d08f51be8bdd5c24ff1341069510b492ab3de1f3ae9ce65086be489dc"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-2 5-1 4-0 3-3 2-2"
deal.B = "6-0 5-0 4-3 4-2 3-2 2-0 1-1"
deal.C = "6-6 5-5 5-4 5-3 3-1 1-0 0-0"
deal.D = "6-3 6-2 6-1 4-4 4-1 3-0 2-1"
yard = ""
play = """
A:2-2 B:4-2L C:pass D:6-2R*2 A:5-2U*3 B:3-2D C:3-1D D:4-4L*4
A:6-4R B:4-3L C:5-4U D:6-3L*3 A:6-5L B:5-0L C:0-0L D:2-1D*2 A:4-0L
B:2-0D C:1-0D D:4-1L*2 A:5-1L B:1-1D*3 C:5-5L*4 D:6-1D A:pass
B:6-0D
"""
end = "out"
winner = "B"
delta = { A = 3, B = 9, C = 4, D = 13 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-1 5-0 4-2 4-1 3-0 2-0"
deal.B = "6-6 6-5 6-0 5-3 3-3 3-1 2-1"
deal.C = "6-1 5-5 4-4 4-3 4-0 3-2 1-0"
deal.D = "6-4 6-3 6-2 5-2 2-2 1-1 0-0"
yard = ""
play = """
B:6-6 C:6-1L D:6-4R*1 A:pass B:6-5U*2 C:pass D:6-3D A:4-1R*2
B:3-1L C:4-3L D:5-2U*2 A:4-2U B:2-1R C:3-2D D:6-2R A:5-4L B:5-3L*3
C:4-4U D:2-2D A:3-0L B:6-0L C:4-0U D:0-0U A:2-0U
"""
end = "blocked"
winner = "D"
delta = { A = 2, B = 5, C = 0, D = 9 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-4 4-2 2-2 2-1 1-1"
deal.B = "6-6 6-0 5-5 5-2 4-4 3-3 3-0"
deal.C = "6-5 6-1 5-0 4-1 4-0 2-0 0-0"
deal.D = "6-3 5-3 5-1 4-3 3-2 3-1 1-0"
yard = ""
play = """
A:2-2 B:5-2L C:2-0R*1 D:3-2U A:2-1D B:5-5L C:5-0L D:4-3U*1 A:4-2U
B:6-0L C:4-1D D:6-3L A:5-4D*2 B:3-3L C:4-0R D:5-3D*3 A:6-4R B:3-0L
C:0-0L D:3-1D A:6-2R*1 B:pass C:6-1D*2 D:1-0L A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 10, B = 0, C = 3, D = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-1 6-0 4-0 3-2 3-0"
deal.B = "6-2 5-5 5-2 5-1 4-4 4-1 2-2"
deal.C = "6-6 5-4 5-3 4-2 2-0 1-0 0-0"
deal.D = "6-4 5-0 4-3 3-3 3-1 2-1 1-1"
yard = ""
play = """
B:5-5*2 C:5-4L D:5-0R A:6-5U*2 B:5-2D C:2-0R D:6-4L A:6-0L*2
B:6-2R C:4-2D D:4-3D*3 A:6-3D B:pass C:1-0L D:2-1L*4 A:6-1R*3
B:2-2L C:6-6U D:3-1R*5 A:3-0R B:pass C:0-0R D:pass A:3-2L B:pass
C:5-3L
"""
end = "out"
winner = "C"
delta = { A = 7, B = 2, C = 6, D = 12 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 6-0 5-2 2-2 1-0 0-0"
deal.B = "6-4 6-1 5-4 5-3 5-0 3-3 3-2"
deal.C = "6-3 4-4 4-1 3-1 3-0 2-1 1-1"
deal.D = "6-6 5-5 5-1 4-3 4-2 4-0 2-0"
yard = ""
play = """
C:1-1 D:5-1L A:1-0R*1 B:6-1U C:4-1D*3 D:5-5L*4 A:0-0R*4 B:5-4L
C:3-0R D:4-2L*3 A:6-0U B:3-2L*2 C:3-1L D:2-0U*2 A:2-2U B:5-3R
C:2-1U D:4-3D*2 A:5-2R B:3-3D*2 C:6-3D*2 D:6-6D A:6-2R*4 B:6-4R
C:4-4R
"""
end = "out"
winner = "C"
delta = { A = 9, B = 4, C = 9, D = 11 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-3 5-2 4-1 3-3 2-0 1-1"
deal.B = "6-5 6-4 6-0 4-0 3-2 3-0 1-0"
deal.C = "6-3 6-1 5-1 5-0 4-2 3-1 2-2"
deal.D = "6-2 5-5 5-4 4-4 4-3 2-1 0-0"
yard = ""
play = """
C:2-2 D:6-2L*2 A:5-2R B:3-2U C:4-2D D:5-5R A:5-3U*5 B:6-5L
C:5-1L*4 D:5-4R A:1-1L*3 B:1-0L C:5-0U D:4-4R A:4-1R*1 B:6-0L
C:6-1R D:4-3D*3 A:6-6L B:6-4L C:3-1D D:2-1D A:2-0D*2 B:4-0L C:6-3R
"""
end = "out"
winner = "C"
delta = { A = 11, B = 0, C = 6, D = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-2 6-1 5-4 3-3 2-2 2-0 1-0"
deal.B = "6-4 5-2 5-1 4-0 3-1 2-1 0-0"
deal.C = "6-6 6-3 6-0 5-0 4-1 3-2 3-0"
deal.D = "6-5 5-5 5-3 4-4 4-3 4-2 1-1"
yard = ""
play = """
C:6-6 D:6-5L A:6-2R B:6-4U C:6-0D D:4-4U*3 A:5-4L B:4-0L*2 C:3-0L
D:5-3L*3 A:2-2R B:5-2L C:4-1U D:4-2L A:1-0D*2 B:2-1R C:pass D:4-3L
A:3-3L B:3-1L C:pass D:1-1L*1
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-48"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 61, B = 35 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-48"
commitment = "1a5daebe669d0a8bf2b3603c7d0b9c4abfa2fc5d357b47d3a7949a3645b8ffe7"
secret = "8989aa7ac8717b7dc364cbfcc07abae461fef6382c6e7089f56f0ad9677b6d40"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 5-0 4-1 3-0 2-1 2-0 1-0"
deal.B = "6-5 6-1 5-2 3-3 3-2 2-2 0-0"
yard = "6-4 4-0 6-2 3-1 5-3 6-6 5-4 4-2 4-4 1-1 6-0 4-3 5-1 5-5"
play = """
B:0-0 A:5-0L*1 B:+6-4 B:+4-0 B:4-0R A:3-0U B:+6-2 B:+3-1 B:+5-3
B:+6-6 B:+5-4 B:+4-2 B:+4-4 B:+1-1 B:+6-0 B:6-0D A:4-1R*3 B:1-1R
A:2-1R B:5-3U A:2-0R B:6-4D A:1-0R*3 B:4-2D A:+4-3 A:+5-1 A:5-1L
B:3-1L A:6-3L B:6-5L A:+5-5 A:5-5L B:3-2D A:4-3D*4
"""
end = "out"
winner = "A"
delta = { A = 23, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-1 3-1 2-2 2-1 2-0 0-0"
deal.B = "6-6 6-4 6-2 5-4 5-3 4-0 3-0"
yard = "5-2 5-0 3-3 4-1 4-4 3-2 6-0 1-1 5-5 1-0 4-2 4-3 6-3 6-5"
play = """
A:2-2 B:6-2L*2 A:2-1R B:+5-2 B:5-2U A:2-0D B:3-0D*3 A:6-1L*2
B:5-4U A:5-1L B:6-4U*3 A:3-1R B:5-3L*3 A:+5-0 A:+3-3 A:3-3L B:6-6U
A:+4-1 A:+4-4 A:+3-2 A:3-2L*4 B:+6-0 B:6-0U A:5-0U B:+1-1 B:+5-5
B:5-5U A:+1-0 A:+4-2 A:4-2L*4 B:4-0L A:1-0L B:1-1L
"""
end = "out"
winner = "B"
delta = { A = 10, B = 14 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-1 4-3 4-2 3-0 0-0"
deal.B = "6-0 5-5 5-2 4-4 3-3 2-2 1-1"
yard = "6-2 6-3 4-0 2-1 5-0 3-2 2-0 4-1 5-1 1-0 5-3 5-4 3-1 6-6"
play = """
B:4-4 A:6-4L B:+6-2 B:+6-3 B:+4-0 B:4-0R A:4-3U B:+2-1 B:+5-0
B:+3-2 B:+2-0 B:+4-1 B:4-1D*2 A:6-5L B:2-1D*2 A:3-0R B:5-0L A:0-0L
B:2-0L*2 A:4-2L B:3-3R*3 A:+5-1 A:+1-0 A:+5-3 A:5-3R B:5-2R A:+5-4
A:5-4L B:5-5L A:5-1L B:6-3U A:6-1L B:6-0L*2 A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 4, B = 11 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-0 5-0 4-1 3-3 3-2"
deal.B = "6-4 6-2 6-1 3-1 3-0 2-1 2-0"
yard = "6-5 4-0 2-2 5-1 4-3 5-4 5-2 5-3 1-1 5-5 1-0 4-2 4-4 0-0"
play = """
A:6-6 B:6-2L A:6-3R*1 B:6-1U A:6-0D B:3-0D A:3-2L*2 B:3-1L A:4-1L
B:2-1U A:3-3R*3 B:2-0U A:5-0U
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 4-4 4-2 4-1 3-1 1-0"
deal.B = "6-3 5-1 5-0 3-2 2-2 2-1 0-0"
yard = "3-3 4-3 6-0 5-3 5-2 6-2 5-4 3-0 2-0 5-5 6-4 1-1 4-0 6-5"
play = """
A:6-6 B:6-3L*3 A:6-1R B:+3-3 B:+4-3 B:+6-0 B:6-0U A:+5-3 A:+5-2
A:+6-2 A:6-2D B:3-2D A:5-3L B:5-0U A:5-2L B:3-3D A:4-2L B:4-3D
A:4-4L B:5-1U A:4-1L B:2-1L A:3-1R*2 B:2-2L A:1-0U
"""
end = "out"
winner = "A"
delta = { A = 2, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "5-1 5-0 4-4 4-2 3-2 2-1 1-0"
deal.B = "6-6 6-5 6-1 5-3 4-0 2-2 1-1"
yard = "6-0 3-0 6-2 6-3 3-1 5-4 0-0 5-2 2-0 4-1 6-4 3-3 5-5 4-3"
play = """
A:4-4 B:4-0L A:4-2R B:+6-0 B:+3-0 B:+6-2 B:+6-3 B:+3-1 B:+5-4
B:5-4U A:+0-0 A:+5-2 A:+2-0 A:+4-1 A:4-1D B:3-0L A:3-2L*2 B:6-1D*3
A:5-2L B:6-2R A:5-1L B:3-1L*4 A:5-0U*3 B:6-6R A:2-0U B:6-0R A:1-0R
B:2-2U A:2-1R*3 B:5-3L A:+6-4 A:6-4D*3 B:6-5L A:+3-3 A:+5-5 A:+4-3
A:4-3D*3
"""
[[match]]
bones = 1
variant = "merry_go_round"
rules_version = 1
id = "merry_go_round-49"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 23, B = 61, C = 60 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 7
reserve = 0
first_opener = "lot"
later_opener = "winner"
after_no_winner = "left_of_opener"
lead = "double"
spinner_opens = "both_sides_first"
fill_first = "lead"
spinner_counts = "until_both_sides"
blocked_award = "others_total"
blocked_tie = "nobody"
target = 61
rounds = 0
overshoot = "void"
target_check = "at_once"

[match.proof]
group_id = "merry_go_round-49"
commitment = "359a96b76439ca0510f7e0e92dfbf4b40c8fc1d78392558119d8d6b549e443ab"
secret = "5015428bbe2d589500ccb0152fab1985aa9f7c46ac40a1d28818f3b0f686dda2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-0 5-5 5-0 4-1 1-1 0-0"
deal.B = "6-3 6-2 5-4 4-4 3-1 2-2 1-0"
deal.C = "6-1 5-2 5-1 4-2 3-2 3-0 2-1"
yard = "2-0 4-0 5-3 6-6 4-3 3-3 6-5"
play = """
B:4-4 C:4-2L*2 A:4-1R B:5-4U C:+2-0 C:+4-0 C:4-0D A:1-1R B:3-1R*2
C:3-0R A:6-0R B:2-2L*3 C:6-1R*2 A:5-0D*3 B:6-2L C:2-1R A:6-4L
B:+5-3 B:5-3U C:3-2R*3 A:5-5D*4 B:6-3R C:5-2D*3 A:+6-6 A:6-6R
B:+4-3 B:4-3L*4 C:2-0D A:0-0D
"""
end = "out"
winner = "A"
delta = { A = 8, B = 9, C = 10 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 6-2 4-2 3-1 2-1 1-0"
deal.B = "6-4 5-5 5-3 5-2 5-1 1-1 0-0"
deal.C = "6-5 6-0 4-3 3-2 3-0 2-2 2-0"
yard = "4-4 3-3 5-4 4-0 5-0 4-1 6-1"
play = """
A:6-6 B:6-4L C:6-5R A:6-2U B:+4-4 B:+3-3 B:+5-4 B:+4-0 B:+5-0
B:+4-1 B:+6-1 B:6-1D C:2-0U*2 A:3-1D B:3-3D*3 C:4-3L A:6-3D
B:5-1R*2 C:6-0U A:1-0R*3 B:5-0R*4 C:3-2L A:4-2L B:4-4L*5 C:pass
A:pass B:5-5R*6 C:pass A:pass B:5-4L C:pass A:pass B:5-3L*5 C:3-0L
A:pass B:5-2R C:2-2R
"""
end = "out"
winner = "C"
delta = { A = 3, B = 25, C = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 6-1 5-2 4-0 3-2 0-0"
deal.B = "6-4 6-3 5-3 5-1 3-3 3-1 2-1"
deal.C = "6-0 5-5 4-3 4-1 2-2 2-0 1-0"
yard = "5-4 3-0 4-4 4-2 1-1 5-0 6-5"
play = """
C:5-5*2 A:5-2L B:5-3R*1 C:+5-4 C:5-4U A:+3-0 A:+4-4 A:+4-2 A:+1-1
A:+5-0 A:5-0D B:6-4U C:6-0U*1 A:3-0U B:6-3R C:4-3U A:6-2R B:2-1L
C:4-1L*2 A:0-0D*2 B:+6-5 B:pass C:2-2R A:4-0D B:pass C:2-0R
A:4-2L*2 B:pass C:1-0R
"""
end = "out"
winner = "C"
delta = { A = 4, B = 1, C = 17 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-3 5-2 5-1 3-3 2-2 0-0"
deal.B = "6-3 5-0 4-2 4-0 3-2 3-1 3-0"
deal.C = "6-6 6-4 6-2 6-1 4-3 2-1 1-0"
yard = "6-0 5-4 4-1 4-4 2-0 5-5 1-1"
play = """
C:6-6 A:6-5L B:6-3R C:6-2U*2 A:+6-0 A:6-0D*2 B:5-0D*3 C:2-1U
A:5-2L B:3-2R*2 C:6-1U*3 A:2-2L B:4-2L C:6-4U*3 A:5-3D B:3-0D*2
C:4-3L A:3-3L B:3-1L C:1-0L
"""
end = "out"
winner = "C"
delta = { A = 2, B = 7, C = 10 }

[[match.hand]]
opener = "C"
deal.A = "5-5 5-1 5-0 3-3 3-0 2-2 0-0"
deal.B = "6-5 6-3 6-1 6-0 4-2 2-0 1-1"
deal.C = "6-4 5-3 4-4 4-1 3-2 2-1 1-0"
yard = "6-6 3-1 5-4 5-2 6-2 4-0 4-3"
play = """
C:4-4 A:+6-6 A:+3-1 A:+5-4 A:5-4L B:4-2R C:6-4U A:+5-2 A:+6-2
A:+4-0 A:4-0D B:2-0D*3 C:5-3L A:5-2R B:6-5U*3 C:3-2L A:2-2L B:+4-3
B:pass C:2-1D*3 A:3-1D B:6-3D*4 C:pass A:5-0R*3 B:6-1D*2 C:1-0R
A:5-1U B:1-1R C:4-1R*2
"""
end = "out"
winner = "C"
delta = { A = 3, B = 12, C = 15 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-3 5-1 5-0 3-3 2-1 2-0"
deal.B = "6-6 6-2 6-1 5-4 4-3 3-1 3-0"
deal.C = "6-5 6-0 5-2 4-1 4-0 1-0 0-0"
yard = "3-2 4-4 5-3 2-2 5-5 1-1 4-2"
play = """
C:0-0 A:5-0L*1 B:3-0R C:6-0U A:2-0D B:6-2D*4 C:6-5L A:3-3R B:6-6L
C:+3-2 C:3-2R A:6-3U B:6-1L C:4-1L*3 A:6-4D B:5-4L C:5-2L A:2-1L*2
B:4-3U C:1-0L A:+4-4 A:4-4U B:+5-3 B:+2-2 B:2-2R C:4-0L
"""
end = "out"
winner = "C"
delta = { A = 3, B = 4, C = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-4 5-5 5-0 3-3 3-1 1-1 1-0"
deal.B = "6-6 6-5 6-3 6-1 5-1 4-3 4-2"
deal.C = "6-2 5-4 5-2 4-4 4-1 3-0 2-0"
yard = "2-2 0-0 5-3 3-2 6-0 4-0 2-1"
play = """
C:4-4 A:6-4L B:4-3R C:5-4U A:+2-2 A:+0-0 A:+5-3 A:+3-2 A:+6-0
A:+4-0 A:4-0D B:6-5U*3
"""
