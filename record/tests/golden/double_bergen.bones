[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-0"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 15, B = 13 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-0"
commitment = "db7617111d2d5df5bebf907d736747db20252957197804f27c86cd4185eea568"
secret = "7cfb836cba5a2aa8bd37a9f44bbf49dd9f89426a02fce2061e4660317afdbe29"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 4-1 4-0 3-3 3-2 3-1"
deal.B = "6-0 5-3 4-3 4-2 3-0 2-2"
yard = "0-0 6-1 5-2 5-5 4-4 2-0 5-0 6-5 2-1 6-3 6-4 1-1 6-6 5-4 5-1 1-0"
play = """
B:2-2*2 A:6-2L B:4-2U A:3-2R B:+0-0 B:+6-1 B:+5-2 B:5-2D A:3-3R
B:4-3U*3 A:3-1R B:3-0U A:4-1R B:6-0U*2 A:4-0R
"""
end = "out"
winner = "A"
delta = { A = 1, B = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-1 5-2 4-1 4-0 0-0"
deal.B = "6-2 4-2 3-2 3-0 1-1 1-0"
yard = "5-0 6-5 6-0 5-3 3-1 5-4 6-3 3-3 6-6 2-0 4-3 4-4 2-1 5-5 5-1 2-2"
play = """
A:0-0*2 B:1-0U A:4-0L B:3-0R A:+5-0 A:5-0D B:3-2R A:6-4L B:6-2L*2
A:5-2L*2 B:4-2R A:4-1R*2 B:1-1R*3
"""
end = "out"
winner = "B"
delta = { A = 6, B = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 5-4 5-3 5-0 0-0"
deal.B = "6-5 6-4 6-1 4-2 4-0 3-0"
yard = "4-4 2-2 3-2 4-3 3-3 4-1 1-1 5-1 2-0 1-0 3-1 6-6 5-2 6-0 6-3 2-1"
play = """
A:5-5*2 B:6-5U A:5-4L B:+4-4 B:+2-2 B:+3-2 B:+4-3 B:+3-3 B:+4-1
B:+1-1 B:+5-1 B:5-1R A:5-3D B:3-2D A:6-2U*2 B:4-3L A:+2-0 A:2-0U
B:4-2D A:5-0U B:6-1R A:+1-0 A:+3-1 A:3-1L B:4-0D A:1-0L*2 B:6-4R
A:0-0L*1
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0 }
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-1"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 3, B = 10, C = 0 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-1"
commitment = "7f75c0932f7eb0010fd81c298ff3ef3afc22597c7a92a9df2604d2aaa3409ebf"
secret = "cb5ffed7400e855084e864dbb444adbe72aafbc77078aab58d87ca9de82266c2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 6-1 5-3 3-3 2-1"
deal.B = "6-0 5-1 4-2 4-1 3-2 1-0"
deal.C = "6-3 5-5 5-0 4-0 3-0 1-1"
yard = "4-4 5-4 0-0 5-2 6-6 2-2 2-0 4-3 6-5 3-1"
play = """
A:3-3*2 B:3-2L C:6-3R A:5-3U B:+4-4 B:+5-4 B:+0-0 B:+5-2 B:+6-6
B:+2-2 B:+2-0 B:+4-3 B:4-3D C:5-5U A:6-1R B:5-4D*3 C:5-0U A:6-2L
B:6-0L*2 C:3-0L A:2-1R B:5-2R*2 C:4-0U A:6-4U
"""
end = "out"
winner = "A"
delta = { A = 3, B = 7, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-0 5-0 4-3 2-2 1-0"
deal.B = "6-1 4-2 3-3 3-0 1-1 0-0"
deal.C = "6-3 5-2 4-1 3-2 3-1 2-1"
yard = "5-3 5-4 5-1 5-5 6-2 4-4 6-4 2-0 4-0 6-5"
play = """
B:3-3*2 C:6-3L A:4-3R B:3-0U C:3-2D A:6-6L B:4-2R*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-2"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3, D = 4 }
score = { A = 5, B = 10, C = 4, D = 3 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-2"
commitment = "28109755d5333926b4e44397fe17e8de9fa77d121338ebc3d05da833f40c2669"
secret = "97fde1d3b8f8608de7dc0d16d08549b9d4cce4778e92fbce7d0183cc2533a4ee"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 5-0 3-0 2-2 1-1"
deal.B = "6-6 4-3 4-1 3-2 2-1"
deal.C = "6-3 6-0 5-3 5-2 4-2"
deal.D = "6-5 6-4 4-0 1-0 0-0"
yard = "6-1 2-0 4-4 5-1 3-3 5-4 3-1 5-5"
play = """
B:6-6*2 C:6-3L D:6-5U A:6-2R B:+6-1 B:6-1D C:5-3L*2 D:1-0D
A:5-0D*3 B:3-2R C:5-2L D:+2-0 D:2-0L A:3-0L*2 B:4-3L C:4-2L D:+4-4
D:+5-1 D:5-1U A:2-2L B:2-1U*3 C:+3-3 C:3-3R D:+5-4 D:5-4D A:+3-1
A:3-1R B:4-1D*2
"""
end = "out"
winner = "B"
delta = { A = 5, B = 8, C = 2, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-2 4-4 3-3 3-2 3-1"
deal.B = "6-1 5-5 5-3 3-0 2-0"
deal.C = "6-4 6-0 4-0 2-2 2-1"
deal.D = "6-6 5-2 5-0 1-1 1-0"
yard = "4-2 6-3 0-0 5-4 5-1 4-3 4-1 6-5"
play = """
C:2-2*2 D:5-2U A:6-2L B:2-0R C:2-1D D:6-6L A:3-1D B:5-3D*1 C:6-4L
D:5-0R*3 A:4-4L B:5-5R*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-3"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 10, B = 15 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-3"
commitment = "2eef75f8c02e2fd3162e266b53a01783f79ef6d85ceba17f2d80f9333ac58f28"
secret = "e23306ed99c4589d1818035c7f31e7082a6b19c318ace47c3dabcdc4f9d19586"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-2 5-0 4-4 2-1 2-0 1-1"
deal.B = "6-3 5-4 5-1 4-1 3-1 2-2"
yard = "6-6 6-1 3-0 6-4 4-0 4-2 1-0 3-2 4-3 5-3 5-5 6-2 0-0 6-5 6-0 3-3"
play = """
B:2-2*2 A:5-2L B:+6-6 B:+6-1 B:+3-0 B:+6-4 B:+4-0 B:+4-2 B:4-2R
A:2-1U B:+1-0 B:+3-2 B:3-2D A:4-4R B:5-4L*3 A:1-1U B:6-4L A:+4-3
A:4-3D*3 B:6-6L A:+5-3 A:+5-5 A:+6-2 A:6-2L B:4-1R*3 A:2-0L
B:4-0L*2 A:+0-0 A:+6-5 A:+6-0 A:+3-3 A:pass B:6-1R A:6-5R B:5-1R*3
A:pass B:3-1R A:5-3R B:1-0U A:5-0U*2 B:pass A:5-5R*3
"""
end = "blocked"
winner = "B"
delta = { A = 8, B = 14 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 5-1 4-3 3-0 1-1"
deal.B = "6-4 6-3 5-5 5-2 3-3 1-0"
yard = "6-2 0-0 5-0 4-0 4-2 3-2 5-3 6-0 4-4 3-1 2-0 4-1 2-2 6-6 6-5 2-1"
play = """
A:1-1*2 B:1-0L A:6-1R B:+6-2 B:+0-0 B:+5-0 B:+4-0 B:+4-2 B:+3-2
B:+5-3 B:+6-0 B:+4-4 B:+3-1 B:3-1U A:5-1D B:6-0L*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-4"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 2 }
score = { A = 9, B = 10, C = 9 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-4"
commitment = "f7ff4f6cf4b77e698b60eeb110cd5a8435b09d958f10c53a3b2e9eed9b4b8dbe"
secret = "ced5b11a6eb0bda0f66366fa5ab0cf9cf7791743f89faa666ef7e414fa913ca8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 4-1 4-0 3-3 3-0 1-1"
deal.B = "6-1 6-0 5-4 5-3 4-4 4-3"
deal.C = "6-6 6-4 6-2 5-2 2-2 1-0"
yard = "2-0 4-2 2-1 5-1 5-0 6-3 3-1 3-2 5-5 0-0"
play = """
B:4-4*2 C:6-4L A:4-1R B:4-3U C:+2-0 C:+4-2 C:4-2D A:6-5L B:5-3L*2
C:6-2D A:3-3L*3 B:6-0D C:1-0R*2 A:3-0L*3 B:+2-1 B:+5-1 B:+5-0
B:5-0L C:5-2L A:4-0R B:2-1L C:2-0D A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 7, B = 4, C = 2 }

[[match.hand]]
opener = "A"
deal.A = "5-3 4-4 4-3 3-1 1-0 0-0"
deal.B = "6-1 6-0 5-1 5-0 2-1 2-0"
deal.C = "6-5 5-4 5-2 4-1 4-0 3-2"
yard = "6-2 5-5 6-4 3-3 2-2 1-1 4-2 6-6 3-0 6-3"
play = """
A:4-4*2 B:+6-2 B:+5-5 B:+6-4 B:6-4U C:5-4L A:4-3R B:+3-3 B:+2-2
B:+1-1 B:+4-2 B:4-2D C:6-5L*2 A:5-3R B:6-2L*2 C:5-2R*3 A:+6-6
A:6-6U B:2-2L*3 C:3-2L A:3-1L B:5-1L C:+3-0 C:+6-3 C:6-3U A:pass
B:2-1R C:4-1R A:pass B:2-0D C:4-0R*2 A:1-0R B:5-0L*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-5"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 4, D = 2 }
score = { A = 7, B = 10, C = 5, D = 7 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-5"
commitment = "85a7bf1aa00ff768cf0ed7aaccf33c178ffb241d92550f20b40132233b012b0b"
secret = "8feae4c557adb227be0630431e5353579b9c65ee61d6d950e16eae77501a39e9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-5 6-0 5-0 3-0 2-2"
deal.B = "6-3 6-1 5-1 4-1 4-0"
deal.C = "6-2 5-5 5-3 4-2 3-3"
deal.D = "4-3 2-1 2-0 1-1 1-0"
yard = "0-0 3-2 6-6 6-4 4-4 5-2 3-1 5-4"
play = """
D:1-1*2 A:+0-0 A:+3-2 A:+6-6 A:+6-4 A:+4-4 A:+5-2 A:+3-1 A:3-1U
B:6-1L C:+5-4 C:pass D:2-1R A:pass B:5-1D C:6-2L*2 D:2-0L A:6-5D
B:6-3U*2 C:4-2R D:1-0L A:6-4U*2 B:4-1L*3 C:5-4L D:4-3R
"""
end = "out"
winner = "D"
delta = { A = 2, B = 5, C = 2, D = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-0 4-0 2-1 1-1"
deal.B = "6-1 5-5 4-4 4-1 3-2"
deal.C = "6-5 6-4 6-2 4-3 0-0"
deal.D = "5-4 5-3 4-2 3-1 2-2"
yard = "6-6 5-0 3-3 5-2 3-0 1-0 2-0 5-1"
play = """
A:1-1*2 B:6-1L C:+6-6 C:+5-0 C:+3-3 C:+5-2 C:+3-0 C:+1-0 C:1-0R
D:3-1U A:2-1D B:3-2U*2 C:6-2L*3 D:4-2L A:4-0L*2 B:+2-0 B:2-0L*2
C:0-0R D:2-2L*4 A:6-0R B:+5-1 B:pass C:6-6R D:pass A:6-3R
"""
end = "out"
winner = "A"
delta = { A = 5, B = 4, C = 3, D = 4 }

[[match.hand]]
opener = "B"
deal.A = "5-4 4-2 3-0 2-2 0-0"
deal.B = "6-6 6-5 6-3 3-1 2-1"
deal.C = "6-2 5-5 4-0 1-1 1-0"
deal.D = "6-1 5-3 5-1 4-3 3-2"
yard = "4-1 4-4 5-0 3-3 2-0 6-4 5-2 6-0"
play = """
B:6-6*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-6"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 14, B = 15 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-6"
commitment = "2b2c080db6cb5674d8b170728b0047bf38b7586d599f0b7c4fbded4a98378c24"
secret = "d63bbc33134d2b656160c1ef042f1c21f8cd8e74d126870dca97e0d801387262"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-5 5-3 4-1 3-0"
deal.B = "6-2 6-0 5-2 4-4 3-1 2-2"
yard = "1-1 3-2 4-0 6-4 5-1 3-3 6-3 5-4 1-0 0-0 2-0 2-1 4-2 6-1 4-3 5-0"
play = """
A:6-6*2 B:6-2L A:6-5R B:6-0U A:+1-1 A:+3-2 A:+4-0 A:+6-4 A:6-4D
B:5-2R*2 A:4-0U*2 B:4-4U*3 A:3-2L B:2-2R A:5-3L B:+5-1 B:5-1L
A:4-1L*4 B:+3-3 B:+6-3 B:+5-4 B:5-4U A:5-5U B:+1-0 B:+0-0 B:+2-0
B:2-0R A:3-0R B:3-3R A:+2-1 A:+4-2 A:4-2L B:6-3R A:2-1L B:1-0L
A:+6-1 A:6-1R B:3-1R A:+4-3 A:4-3R*2 B:0-0L
"""
end = "out"
winner = "B"
delta = { A = 10, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 6-1 5-0 2-2 0-0"
deal.B = "6-6 4-3 4-2 3-2 3-0 2-0"
yard = "5-1 5-2 3-1 5-3 5-5 4-0 6-3 6-5 5-4 3-3 4-1 2-1 1-0 1-1 6-0 4-4"
play = """
B:6-6*2 A:6-4L B:+5-1 B:+5-2 B:+3-1 B:+5-3 B:+5-5 B:+4-0 B:+6-3
B:6-3R A:6-2U B:+6-5 B:6-5D A:5-0D B:4-3L*2 A:2-2U B:3-0D*3 A:+5-4
A:+3-3 A:3-3L*4 B:3-2L*1 A:+4-1 A:+2-1 A:2-1L B:3-1L*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-7"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 2 }
score = { A = 7, B = 10, C = 7 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-7"
commitment = "f940808041d3a26d2a068d921fd6dd8744a11682bec815dee70ae1aaccf4ad8d"
secret = "72accf4041b0c7fbdb04c03b516a05891313f22fac655a83f0e408d02ee35221"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-2 5-5 5-4 5-3 4-0 2-2"
deal.B = "6-4 3-2 3-0 2-1 2-0 0-0"
deal.C = "6-6 6-5 5-2 4-3 3-1 1-1"
yard = "4-4 6-3 5-0 6-0 5-1 6-1 4-1 1-0 4-2 3-3"
play = """
C:6-6*2 A:6-2L B:6-4R C:6-5U A:+4-4 A:+6-3 A:6-3D B:3-2L*2
C:4-3L*2 A:5-4U*3 B:3-0D C:+5-0 C:5-0D A:4-4L*4 B:+6-0 B:+5-1
B:5-1D C:3-1D A:5-3D B:+6-1 B:+4-1 B:4-1L C:5-2D A:2-2D B:6-1L
C:+1-0 C:+4-2 C:4-2D*3 A:4-0R B:6-0L*2 C:1-0L A:+3-3 A:pass B:2-1L
C:pass A:pass B:2-0L*2 C:pass A:pass B:0-0L*3
"""
end = "out"
winner = "B"
delta = { A = 7, B = 10, C = 7 }
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-8"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 2, C = 1, D = 4 }
score = { A = 9, B = 9, C = 10, D = 8 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-8"
commitment = "1993f04edd669c462dad7bc5fd601407c014a5ea0fcb7d8589be2e50ee28d833"
secret = "acc86ab62c0a5c5615e0c30f5002e764bed10fe9ed14b975b63452561f0cc8fd"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 5-5 2-2 2-0 0-0"
deal.B = "6-1 5-1 3-1 1-1 1-0"
deal.C = "6-0 4-2 3-2 3-0 2-1"
deal.D = "6-6 6-5 5-3 5-2 5-0"
yard = "4-1 5-4 3-3 6-4 4-4 6-3 4-0 4-3"
play = """
B:1-1*2 C:2-1L D:+4-1 D:4-1R A:+5-4 A:+3-3 A:+6-4 A:+4-4 A:+6-3
A:+4-0 A:+4-3 A:pass B:5-1U C:pass D:pass A:pass B:6-1D C:4-2L*2
D:6-5D*2 A:6-4L B:pass C:6-0L D:5-0L*3 A:5-5L*4 B:pass C:pass
D:5-2L A:6-2L B:pass C:pass D:6-6L A:6-3L B:3-1L C:pass D:5-3U
"""
end = "out"
winner = "D"
delta = { A = 4, B = 2, C = 2, D = 6 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-2 5-3 2-0 1-1"
deal.B = "6-4 5-4 5-2 4-4 4-1"
deal.C = "5-0 4-2 3-3 3-0 2-2"
deal.D = "6-1 5-5 4-0 3-2 1-0"
yard = "6-0 6-5 6-3 4-3 5-1 2-1 3-1 0-0"
play = """
C:3-3*2 D:3-2L A:5-3R B:+6-0 B:+6-5 B:+6-3 B:6-3U C:3-0D D:5-5R
A:6-2L*2 B:6-5R*3 C:5-0D D:6-1L A:1-1L B:6-4R C:4-2R D:1-0L
A:2-0L*2 B:5-2D*3 C:2-2L*4
"""
end = "out"
winner = "C"
delta = { A = 4, B = 6, C = 7, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-5 5-2 3-1 2-1 2-0"
deal.B = "5-4 5-0 4-4 3-3 1-1"
deal.C = "6-3 6-2 5-1 4-1 0-0"
deal.D = "6-1 5-5 4-0 3-2 1-0"
yard = "6-4 3-0 4-3 2-2 4-2 6-0 6-6 5-3"
play = """
D:5-5*2 A:6-5L B:5-0U C:5-1R D:+6-4 D:+3-0 D:+4-3 D:+2-2 D:+4-2
D:+6-0 D:+6-6 D:+5-3 D:5-3D A:3-1R*1 B:3-3R*1 C:6-3L*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-9"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 2, B = 15 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-9"
commitment = "6d082bfaa7cf314271440affe746a277ce345f621f489b50afd9d1e56da3276d"
secret = "403bb5613a6b58304631c0d5f0ccbd6e4ae18e746c553207962c96e5e9089df7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 6-0 5-5 4-3 3-3"
deal.B = "5-1 5-0 4-2 3-2 2-0 0-0"
yard = "3-0 6-3 1-1 4-1 1-0 4-0 2-1 5-3 5-4 6-5 3-1 6-6 4-4 2-2 6-4 5-2"
play = """
A:3-3*2 B:3-2L A:4-3U B:+3-0 B:3-0R A:+6-3 A:6-3D B:4-2L*2 A:6-1D
B:5-1D A:6-0R B:5-0D A:6-2R B:2-0R*2 A:+1-1 A:+4-1 A:4-1L B:0-0R*3
"""
end = "out"
winner = "B"
delta = { A = 2, B = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 5-0 4-3 2-2 1-0"
deal.B = "6-5 5-5 5-4 4-2 3-3 3-1"
yard = "6-6 6-0 2-0 3-2 3-0 0-0 6-4 2-1 5-1 5-2 5-3 6-2 4-4 4-1 1-1 4-0"
play = """
B:5-5*2 A:5-0L B:6-5R A:+6-6 A:+6-0 A:+2-0 A:+3-2 A:+3-0 A:+0-0
A:+6-4 A:+2-1 A:+5-1 A:5-1U B:5-4D A:2-0L B:4-2L*2 A:6-6R B:3-1U
A:3-0U B:+5-2 B:+5-3 B:+6-2 B:6-2R A:2-2R B:5-2R A:0-0U B:5-3R
A:6-3R B:+4-4 B:4-4L*2 A:1-0U B:+4-1 B:4-1L*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-10"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 2 }
score = { A = 10, B = 6, C = 6 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-10"
commitment = "2a88f9a3cc1dc24bd33ceff43fcdb4e4f750efbc8964e368180580a68649525a"
secret = "ed96c585e58e0abcf7b0ee5ba2d87f64ffd85c59bbfaaa42891b556f8ffc88e6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-1 5-0 4-4 4-1"
deal.B = "6-3 6-2 4-2 3-1 2-2 2-1"
deal.C = "6-5 5-5 5-4 5-3 4-0 3-2"
yard = "2-0 1-1 3-3 6-1 1-0 3-0 0-0 5-2 4-3 6-4"
play = """
A:6-6*2 B:6-3L C:6-5R A:6-0U B:6-2D C:5-3L*2 A:5-0U*3 B:2-2D
C:5-5L*4 A:5-1L B:2-1L*3 C:3-2L A:+2-0 A:2-0D B:3-1L C:5-4R
A:4-1L*2 B:4-2L
"""
end = "out"
winner = "B"
delta = { A = 7, B = 4, C = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-1 5-0 1-1 0-0"
deal.B = "6-3 6-0 5-5 5-3 4-3 3-3"
deal.C = "6-6 6-4 6-1 5-4 4-2 3-0"
yard = "1-0 2-0 2-2 4-4 2-1 3-1 5-2 4-0 3-2 4-1"
play = """
B:3-3*2 C:3-0L A:+1-0 A:+2-0 A:+2-2 A:+4-4 A:+2-1 A:+3-1 A:3-1R
B:6-3U C:+5-2 C:+4-0 C:+3-2 C:3-2D A:6-2U*2 B:6-0L C:6-6L A:2-2U*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-11"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 4, C = 1, D = 2 }
score = { A = 9, B = 4, C = 10, D = 9 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-11"
commitment = "bc83f3c9da1c55f336e012ad97f539ac82a084418d7076ba412f140fb497a449"
secret = "92218fafaba1eb08db390af58799b84d836ef58385e90d1d4512b9f0dbd1d840"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 6-0 5-3 2-0"
deal.B = "5-5 4-0 3-2 3-0 2-1"
deal.C = "6-5 6-3 5-4 1-0 0-0"
deal.D = "6-4 4-4 4-3 3-3 2-2"
yard = "4-2 1-1 5-2 5-0 3-1 5-1 6-1 4-1"
play = """
B:5-5*2 C:5-4L D:+4-2 D:+1-1 D:+5-2 D:5-2R A:5-3U B:+5-0 B:5-0D
C:1-0D D:4-3L*2 A:6-2R B:3-2L C:6-3U*2 D:6-4R A:6-6U B:2-1L*2
C:6-5U D:1-1L*3 A:+3-1 A:3-1L B:3-0L C:0-0L
"""
end = "out"
winner = "C"
delta = { A = 0, B = 4, C = 3, D = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 4-4 4-1 3-1"
deal.B = "6-5 6-4 3-2 2-1 2-0"
deal.C = "6-6 6-1 5-2 3-3 2-2"
deal.D = "6-0 5-0 4-0 3-0 1-0"
yard = "4-3 4-2 1-1 5-5 5-1 0-0 5-4 5-3"
play = """
C:6-6*2 D:6-0L A:6-3R B:6-5U C:6-1D D:5-0L*2 A:3-1R*2 B:2-1R
C:5-2R*3 D:1-0D A:+4-3 A:+4-2 A:+1-1 A:+5-5 A:5-5L*4 B:2-0D C:2-2D
D:+5-1 D:5-1L A:6-2D B:6-4D C:+0-0 C:+5-4 C:5-4D*1 D:+5-3 D:5-3R
A:4-3R B:pass C:pass D:4-0R A:4-1L B:pass C:0-0R D:3-0R
"""
end = "out"
winner = "D"
delta = { A = 6, B = 0, C = 6, D = 3 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-5 4-2 4-0 3-1"
deal.B = "6-5 5-1 3-2 2-0 1-1"
deal.C = "5-4 5-3 4-4 3-0 2-2"
deal.D = "6-6 6-4 4-1 2-1 1-0"
yard = "6-2 6-0 5-2 4-3 5-0 3-3 0-0 6-1"
play = """
D:6-6*1 A:6-3L B:6-5R C:+6-2 C:6-2U D:6-4D A:4-2U*2 B:3-2L C:5-3R
D:4-1U A:3-1U*1 B:2-0L C:3-0R*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-12"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 15, B = 14 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-12"
commitment = "b77647721ab3a93f6d1a5a1835fd060b334046a2d9554676d7d4329abf500779"
secret = "a0405ceb27c5e0d200a45a0db66b7ad97113734c5ea9965122f643acfb58a2af"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 5-3 5-1 4-0 3-2 1-0"
deal.B = "6-3 4-3 2-2 2-1 1-1 0-0"
yard = "5-4 5-0 4-2 6-5 4-4 6-6 6-2 3-1 4-1 5-2 3-3 3-0 5-5 6-1 2-0 6-0"
play = """
B:1-1*2 A:5-1L B:2-1R A:1-0U B:+5-4 B:+5-0 B:+4-2 B:+6-5 B:+4-4
B:+6-6 B:+6-2 B:+3-1 B:3-1D A:5-3L*2 B:6-3L A:6-4L B:6-2R A:4-0L*2
B:4-3D A:+4-1 A:4-1D B:6-6R A:+5-2 A:+3-3 A:+3-0 A:3-0L B:6-5R
A:3-3L B:0-0U A:3-2L B:5-0U*2 A:5-2L*3
"""
end = "out"
winner = "A"
delta = { A = 8, B = 4 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-4 5-3 3-1 2-1"
deal.B = "6-4 5-0 4-2 4-0 3-2 1-0"
yard = "4-3 0-0 2-0 1-1 6-5 5-5 6-6 5-2 2-2 3-0 6-1 4-4 5-1 4-1 3-3 6-2"
play = """
A:+4-3 B:+0-0 B:0-0*2 A:6-0L B:5-0U A:+2-0 A:2-0R B:4-0D A:6-3L
B:4-2D*2 A:5-3L*2 B:3-2R A:5-4L B:6-4L A:4-3R B:+1-1 B:+6-5
B:6-5L*2 A:2-1D B:1-1D A:3-1D
"""
end = "out"
winner = "A"
delta = { A = 3, B = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-2 4-0 3-3 2-2"
deal.B = "6-4 4-3 4-1 2-1 2-0 0-0"
yard = "3-0 5-3 4-2 4-4 6-0 3-1 5-1 3-2 5-0 6-3 5-4 1-0 6-2 5-5 1-1 6-1"
play = """
A:6-6*2 B:6-4L A:6-5R B:+3-0 B:+5-3 B:+4-2 B:+4-4 B:+6-0 B:6-0U
A:+3-1 A:+5-1 A:+3-2 A:+5-0 A:+6-3 A:6-3D B:5-3R*2 A:4-0L*1 B:4-3R
A:5-0L B:4-1R A:5-2L B:3-0U*2 A:3-2L*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-13"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 10, B = 7, C = 9 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-13"
commitment = "65b14641ff36205c2958786678ccc8e92c840b243d1d5342ea2bebeb74735c9d"
secret = "d4fa22cc76891355ffa8cfaf6ff7cf70c4bcaa0d5b65551f7b1325cf48226ff0"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "4-1 3-3 3-2 2-2 2-1 2-0"
deal.B = "6-4 4-4 4-3 4-0 3-1 3-0"
deal.C = "6-6 6-3 5-4 5-3 5-2 5-0"
yard = "6-1 4-2 6-5 6-0 6-2 1-0 5-1 5-5 0-0 1-1"
play = """
B:4-4*2 C:5-4L A:4-1R B:6-4U C:+6-1 C:+4-2 C:4-2D A:2-2D B:3-1R
C:5-2L*3 A:3-2R*4 B:+6-5 B:6-5U C:5-3U A:3-3U B:4-3U C:+6-0 C:+6-2
C:6-2L A:2-1R B:4-0U C:6-1R*2 A:2-0D*2
"""
end = "out"
winner = "A"
delta = { A = 7, B = 2, C = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 6-2 5-5 4-3 2-0"
deal.B = "5-3 5-2 5-1 4-1 3-0 1-0"
deal.C = "6-1 5-4 5-0 4-0 3-3 0-0"
yard = "6-0 3-1 3-2 2-1 1-1 6-4 6-6 4-2 4-4 2-2"
play = """
C:0-0*2 A:2-0L B:3-0R C:5-0U A:+6-0 A:6-0D B:5-3R*2 C:5-4R A:5-5U
B:5-2L*3 C:4-0R A:6-5U*2 B:5-1L C:6-1L*2 A:6-2L B:1-0R C:+3-1
C:3-1R A:6-3U*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-14"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 2, C = 4, D = 1 }
score = { A = 9, B = 9, C = 7, D = 10 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-14"
commitment = "38a6dfbf3797ff05e8b999dbc01903b15e2febab13e3e8a70be7a623408196b6"
secret = "bc6b807c9463381caaa07b9ad2e92e52480efcade0e1eae1603e135dbf6972c9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 4-3 4-1 4-0 3-1"
deal.B = "6-1 5-5 5-3 4-4 2-1"
deal.C = "6-4 6-3 6-2 4-2 3-3"
deal.D = "5-2 5-1 3-0 1-1 0-0"
yard = "5-0 6-5 3-2 6-0 1-0 2-2 2-0 5-4"
play = """
A:6-6*2 B:6-1L C:6-4R D:+5-0 D:+6-5 D:6-5U A:+3-2 A:+6-0 A:6-0D
B:5-5U C:4-2R D:1-1L A:4-1L B:4-4L C:6-2R D:5-2U A:4-0D*3 B:2-1U
C:6-3R D:3-0R A:4-3L B:5-3L
"""
end = "out"
winner = "B"
delta = { A = 5, B = 1, C = 0, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-0 4-4 4-1 1-1"
deal.B = "6-3 5-3 3-2 3-0 1-0"
deal.C = "6-6 5-5 3-3 2-1 0-0"
deal.D = "6-4 6-1 4-3 4-2 2-2"
yard = "5-4 5-1 3-1 5-2 4-0 2-0 5-0 6-2"
play = """
C:6-6*2 D:6-1U A:6-5L B:6-3R C:+5-4 C:+5-1 C:+3-1 C:+5-2 C:+4-0
C:+2-0 C:+5-0 C:+6-2 C:6-2D D:2-2D A:4-1U B:3-2R*3 C:5-5L D:4-2U*4
A:pass B:5-3L C:3-3L D:4-3L A:4-4L B:pass C:5-4L D:pass A:pass
B:pass C:5-2L*5 D:pass A:pass B:pass C:2-1L D:pass A:1-1L B:1-0L
C:5-0L D:pass A:pass B:pass C:5-1L D:pass A:pass B:pass C:3-1L
D:pass A:pass B:3-0L
"""
end = "out"
winner = "B"
delta = { A = 0, B = 4, C = 7, D = 4 }

[[match.hand]]
opener = "D"
deal.A = "6-2 6-0 3-1 2-0 1-0"
deal.B = "6-5 5-2 4-4 3-0 1-1"
deal.C = "6-4 6-3 4-3 3-3 2-1"
deal.D = "6-1 5-3 5-1 4-2 2-2"
yard = "4-0 4-1 3-2 5-5 5-4 6-6 0-0 5-0"
play = """
D:2-2*2 A:6-2L B:5-2R C:2-1U D:4-2D A:6-0L B:4-4D C:6-4D D:5-1R*2
A:1-0L*3 B:1-1L*4 C:6-3D D:6-1R A:3-1L*1 B:6-5R C:4-3L D:5-3R*1
"""
end = "out"
winner = "D"
delta = { A = 4, B = 4, C = 0, D = 6 }
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-15"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 15, B = 6 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-15"
commitment = "b6fb385902cd0b5fe0dcc1267f0a2ab398245ba7f84a360afe118c8ef3c583e0"
secret = "37f603b2c573595a283400f8ae6001cbd01778d895498c06b4347521c1df226e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
lot = "A"
deal.A = "6-2 6-1 4-2 2-1 2-0 1-0"
deal.B = "5-2 4-4 3-3 3-2 3-0 2-2"
yard = "1-1 0-0 5-4 6-3 6-0 3-1 4-0 5-0 4-3 5-5 6-5 6-6 5-3 5-1 4-1 6-4"
play = """
B:4-4*2 A:4-2L B:+1-1 B:+0-0 B:+5-4 B:5-4R A:+6-3 A:+6-0 A:+3-1
A:+4-0 A:4-0U B:+5-0 B:+4-3 B:4-3D A:2-0L*2 B:5-0L*2 A:6-3D B:5-2L
A:6-2D*2 B:3-2L A:3-1L B:1-1L A:2-1D*3 B:3-0U A:1-0L B:0-0L A:6-1D
B:3-3U A:6-0D*3
"""
end = "out"
winner = "A"
delta = { A = 11, B = 4 }

[[match.hand]]
opener = "A"
deal.A = "5-4 5-2 4-4 4-0 3-1 2-2"
deal.B = "6-6 6-3 6-2 5-5 1-0 0-0"
yard = "2-1 4-3 6-1 6-0 4-1 5-1 1-1 5-3 6-5 5-0 2-0 3-2 4-2 6-4 3-3 3-0"
play = """
A:4-4*2 B:+2-1 B:+4-3 B:4-3L A:5-4R B:+6-1 B:+6-0 B:+4-1 B:4-1U
A:4-0D B:6-3L A:5-2R B:6-6L A:3-1U B:6-2L*2 A:2-2L*1
"""
end = "out"
winner = "A"
delta = { A = 4, B = 2 }
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-16"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 10, B = 6, C = 2 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-16"
commitment = "e5cfdeedec2a69c845dbcad931a145df1f314972bef22d703b65af594625d2b7"
secret = "d48e364ce8676df204cc4fa6ba0969650c469dec79ec87433959c9471db25888"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-1 5-0 3-2 2-0"
deal.B = "6-3 5-4 5-2 3-3 1-0 0-0"
deal.C = "6-2 6-0 5-5 5-1 2-1 1-1"
yard = "3-0 4-1 5-3 4-2 4-0 4-4 6-6 4-3 3-1 2-2"
play = """
B:3-3*2 C:+3-0 C:3-0L A:3-2R B:6-3U C:+4-1 C:+5-3 C:5-3D A:5-0L*2
B:5-4L C:6-2R*2 A:6-4L*3 B:5-2D C:6-0L A:2-0L*2 B:+4-2 B:4-2L
C:4-1L A:6-1L*2 B:+4-0 B:+4-4 B:+6-6 B:6-6L*4 C:2-1D A:6-5L
"""
end = "out"
winner = "A"
delta = { A = 10, B = 6, C = 2 }
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-17"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 4, D = 2 }
score = { A = 5, B = 10, C = 3, D = 5 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-17"
commitment = "f96c0651d5474074b3390760c92377cbb327691deb8c277cc451ebd5e0081b0b"
secret = "29aba1a99152108151d3f5556ccc435f95d733e04869be65d27a9a831c95f151"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 6-1 4-3 1-1"
deal.B = "6-6 6-4 5-4 5-2 1-0"
deal.C = "6-0 5-5 5-3 3-1 2-2"
deal.D = "6-3 5-0 4-4 4-0 2-0"
yard = "3-3 4-2 4-1 5-1 0-0 3-2 2-1 3-0"
play = """
A:1-1*2 B:1-0L C:3-1R D:+3-3 D:+4-2 D:+4-1 D:4-1U A:6-1D B:6-4U*2
C:6-0L*3 D:6-3L*2 A:4-3L B:6-6U*3 C:5-3R D:4-4L A:6-2U B:5-4R*3
C:2-2U D:4-2L*3 A:6-5D
"""
end = "out"
winner = "A"
delta = { A = 3, B = 8, C = 3, D = 5 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-3 4-0 3-2 2-1"
deal.B = "6-6 5-2 4-4 4-3 1-0"
deal.C = "6-5 6-3 5-5 3-1 0-0"
deal.D = "6-0 4-2 2-2 2-0 1-1"
yard = "3-3 5-4 5-1 4-1 6-1 6-2 3-0 5-0"
play = """
B:6-6*1 C:6-5L D:6-0R A:6-4U B:+3-3 B:+5-4 B:+5-1 B:+4-1 B:+6-1
B:6-1D C:5-5L D:2-0R A:2-1R*2 B:5-4L*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-18"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 15, B = 3 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-18"
commitment = "0417f2a92f6a69d83e8bd715818635a02661cf5c2202151c6d3ed8fee3f8f47d"
secret = "261c48b8a5f2a2839d0cb0f31e78caf03fd20e8a45f4154d67953af32bb0cc09"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-3 4-3 2-2 1-0"
deal.B = "6-1 6-0 5-4 5-1 3-2 1-1"
yard = "4-0 5-5 4-2 2-1 4-1 3-0 4-4 0-0 3-3 5-0 6-3 3-1 2-0 5-2 6-6 6-2"
play = """
A:2-2*2 B:3-2L A:+4-0 A:+5-5 A:+4-2 A:4-2R B:+2-1 B:2-1U A:+4-1
A:+3-0 A:+4-4 A:+0-0 A:+3-3 A:+5-0 A:+6-3 A:+3-1 A:+2-0 A:2-0D
B:5-4R A:5-3L*2 B:5-1U*3 A:5-5L*4 B:6-0D A:6-5D*5 B:+5-2 B:5-2L
A:5-0R B:+6-6 B:+6-2 B:6-2L A:6-4L B:pass A:4-0L*1 B:pass A:0-0L*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-19"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 10, B = 7, C = 5 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-19"
commitment = "0b4c318f14d1a4f084d40712134406179c30a84d9b36abc505050308a0486f52"
secret = "28dad7c03b09d09ad4b209f56b3887fca57003de5e3fcdd1f7f6712010dcce42"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
lot = "A"
deal.A = "5-4 4-3 3-0 2-1 2-0 1-0"
deal.B = "6-4 4-4 4-2 4-1 3-3 3-2"
deal.C = "6-5 6-3 5-5 4-0 2-2 1-1"
yard = "5-0 5-1 5-3 6-2 5-2 0-0 6-6 6-1 3-1 6-0"
play = """
B:4-4*2 C:4-0L A:5-4R B:6-4U C:+5-0 C:+5-1 C:+5-3 C:+6-2 C:+5-2
C:+0-0 C:+6-6 C:+6-1 C:+3-1 C:+6-0 C:pass A:4-3D B:3-3D C:5-3R*3
A:3-0L*4 B:3-2L C:6-0U A:2-0L*2 B:pass C:6-3D A:1-0L B:4-1L C:0-0U
A:pass B:4-2L
"""
end = "out"
winner = "B"
delta = { A = 6, B = 3, C = 3 }

[[match.hand]]
opener = "C"
deal.A = "6-3 6-2 5-3 3-3 2-1 2-0"
deal.B = "5-2 5-0 4-2 2-2 1-0 0-0"
deal.C = "6-6 6-5 6-0 5-5 5-1 3-1"
yard = "5-4 4-0 4-4 3-2 4-3 4-1 6-4 6-1 3-0 1-1"
play = """
C:6-6*2 A:6-3L B:+5-4 B:+4-0 B:+4-4 B:+3-2 B:+4-3 B:+4-1 B:+6-4
B:6-4R C:6-0U A:6-2D B:4-3L*2 C:+6-1 C:+3-0 C:3-0U A:3-3U B:5-4L
C:5-1L A:2-1L*2 B:5-2L C:3-1U A:5-3L B:3-2L*2 C:6-1U A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 3, B = 4, C = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-3 4-4 4-3 3-2"
deal.B = "6-5 6-0 5-5 4-2 3-1 1-0"
deal.C = "6-1 4-0 3-3 2-0 1-1 0-0"
yard = "5-0 2-2 6-4 5-2 2-1 3-0 4-1 6-2 5-1 5-4"
play = """
A:6-6*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-20"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 2, C = 2, D = 1 }
score = { A = 4, B = 4, C = 4, D = 10 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-20"
commitment = "9b55161ba9cad6a4a537eb91570c23ebfc0d96cd98ea3744ecec96d2210d11c2"
secret = "0f89fca7ab53b78a91c355566ac20ff5ddc3d75cc5233e5e50bfa0dfbf0b4858"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 6-2 4-0 3-2"
deal.B = "5-2 5-1 5-0 4-3 2-2"
deal.C = "6-1 5-3 3-3 2-1 1-0"
deal.D = "6-3 5-5 4-4 4-2 2-0"
yard = "5-4 6-6 3-1 0-0 3-0 6-0 4-1 1-1"
play = """
D:4-4*2 A:6-4L B:4-3R C:+5-4 C:5-4U D:4-2D A:6-5L*2 B:5-0L
C:5-3R*2 D:5-5R*3 A:4-0L B:5-2U*2 C:2-1U D:2-0D A:+6-6 A:+3-1
A:3-1U B:5-1R C:1-0R*2 D:6-3U
"""
end = "out"
winner = "D"
delta = { A = 2, B = 2, C = 4, D = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-4 6-0 4-2 3-2"
deal.B = "6-2 5-4 3-0 2-2 2-1"
deal.C = "6-3 5-2 5-0 3-3 1-0"
deal.D = "5-3 4-4 4-3 4-1 1-1"
yard = "3-1 6-5 6-1 4-0 0-0 5-5 5-1 2-0"
play = """
A:6-6*2 B:6-2U C:6-3L D:+3-1 D:+6-5 D:6-5R A:6-4D B:5-4R*2 C:5-2U
D:4-3L*3 A:4-2L B:2-2L C:5-0U D:4-4R*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-21"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 13, B = 15 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-21"
commitment = "49f5bf46a7b8c38d86e8b5aafb9665c1e0cb7d603a7670832677a7dff0b3e1b0"
secret = "1f9ccd557bb17e8376f9ad69482aa5d03e77cf2cd190a6d1239e7fe40bb712c3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-3 5-0 4-3 4-2 3-3 2-1"
deal.B = "6-6 6-0 4-1 3-2 3-1 3-0"
yard = "4-4 6-1 5-5 6-4 2-0 5-4 6-5 5-2 1-0 4-0 6-2 2-2 1-1 0-0 5-1 6-3"
play = """
B:6-6*2 A:+4-4 A:+6-1 A:6-1L B:6-0R A:+5-5 A:+6-4 A:6-4U B:+2-0
B:+5-4 B:+6-5 B:6-5D A:4-2U B:2-0R*2 A:5-3D B:3-2D*3 A:2-1L*4
B:+5-2 B:5-2L A:5-0L B:3-0L A:3-3L B:3-1L A:+1-0 A:1-0L B:+4-0
B:4-0L A:4-4L B:5-4L A:5-5L B:+6-2 B:6-2R A:+2-2 A:2-2U*3 B:+1-1
B:+0-0 B:+5-1 B:5-1L A:+6-3 A:6-3R B:4-1L A:4-3L*2
"""
end = "out"
winner = "A"
delta = { A = 10, B = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 4-4 4-2 4-0 3-1"
deal.B = "6-5 6-1 5-4 2-0 1-1 1-0"
yard = "5-0 5-2 6-2 3-2 2-1 5-3 5-1 2-2 4-3 6-0 3-3 0-0 6-6 4-1 3-0 5-5"
play = """
A:4-4*2 B:5-4L A:6-4U B:+5-0 B:+5-2 B:+6-2 B:+3-2 B:+2-1 B:+5-3
B:+5-1 B:+2-2 B:+4-3 B:4-3R A:4-2D B:6-5L*2 A:3-1R B:6-2D*3 A:6-3L
B:6-1R*2 A:+6-0 A:6-0R B:5-3L A:4-0R
"""
end = "out"
winner = "A"
delta = { A = 3, B = 7 }

[[match.hand]]
opener = "B"
deal.A = "5-4 5-1 4-4 2-1 1-0 0-0"
deal.B = "6-3 6-1 6-0 5-3 3-3 3-1"
yard = "3-0 6-2 6-5 1-1 6-6 5-2 3-2 4-2 5-5 5-0 2-0 6-4 4-1 2-2 4-3 4-0"
play = """
B:3-3*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-22"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 2 }
score = { A = 2, B = 10, C = 2 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-22"
commitment = "d609f8c9d5a456d1346a906a1be707f9012877c813e6dd10cd7b38c7ab5d7f46"
secret = "698b438433fd7cc21476dee32ef315d4b9c0f3b38c6d8401a53cbc3a48da4464"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-1 5-2 5-1 3-3 3-1 1-0"
deal.B = "6-6 6-2 5-3 4-1 2-2 0-0"
deal.C = "6-5 6-4 5-5 5-4 2-1 2-0"
yard = "4-4 4-0 4-3 1-1 3-0 3-2 5-0 6-3 4-2 6-0"
play = """
B:6-6*2 C:6-5L A:6-1R B:6-2U C:6-4D A:5-2L*2 B:2-2L*3 C:2-1L*2
A:5-1L B:4-1D*2 C:5-5L A:3-1R B:5-3R*2 C:5-4L A:1-0D B:0-0D
"""
end = "out"
winner = "B"
delta = { A = 2, B = 10, C = 2 }
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-23"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 4, B = 1, C = 3, D = 2 }
score = { A = 5, B = 10, C = 8, D = 9 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-23"
commitment = "08f9e72f46fbf5b11450a8160ee3d6f2b04202796d0dbd89ee146cd3d3b60c44"
secret = "5d754332932e6f84915fd97a68925bd9b94ccd8bb6a8d6a732dbc0d22c7ea5b6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 5-3 3-3 3-1 0-0"
deal.B = "6-6 4-4 4-3 4-0 1-0"
deal.C = "6-0 5-4 3-0 2-0 1-1"
deal.D = "6-3 6-1 5-5 4-1 2-2"
yard = "3-2 6-2 6-5 2-1 5-1 5-2 4-2 5-0"
play = """
A:3-3*2 B:4-3L C:3-0U D:6-3R A:5-3D B:4-4L C:5-4L*2 D:5-5L*3
A:6-4R B:4-0R*2 C:2-0R D:2-2R A:0-0U B:1-0U C:1-1U D:6-1U A:+3-2
A:3-2R B:6-6U
"""
end = "out"
winner = "B"
delta = { A = 2, B = 3, C = 2, D = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-0 5-4 5-2 2-2"
deal.B = "6-3 6-1 5-0 4-4 4-1"
deal.C = "6-2 5-5 5-3 3-0 2-0"
deal.D = "6-4 4-3 3-1 2-1 1-0"
yard = "3-2 5-1 3-3 4-0 1-1 4-2 0-0 6-6"
play = """
B:4-4*2 C:+3-2 C:+5-1 C:+3-3 C:+4-0 C:4-0U D:6-4L A:5-4R B:4-1D
C:5-1D*2 D:1-0U A:6-5L*3 B:5-0L C:2-0L D:2-1L*2 A:5-2R B:6-1L
C:6-2R*2 D:3-1U A:6-0L B:6-3R*2
"""
end = "out"
winner = "B"
delta = { A = 3, B = 5, C = 4, D = 2 }

[[match.hand]]
opener = "C"
deal.A = "6-5 5-0 4-4 2-2 0-0"
deal.B = "6-4 5-4 5-1 3-2 2-0"
deal.C = "5-5 5-3 5-2 4-1 1-0"
deal.D = "6-6 6-3 6-0 4-0 3-3"
yard = "6-2 3-0 2-1 6-1 4-2 1-1 3-1 4-3"
play = """
C:5-5*2 D:+6-2 D:+3-0 D:+2-1 D:+6-1 D:+4-2 D:+1-1 D:+3-1 D:+4-3
D:pass A:6-5L B:5-4R C:5-3U D:pass A:5-0D B:6-4L*1 C:4-1L D:4-3R*2
A:0-0D B:5-1L C:5-2L D:3-3R*2 A:2-2L B:3-2L*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-24"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 15, B = 4 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-24"
commitment = "36c29989a599844ce776660ec60d84482af746b7fcdbbabbd5831faecf5e10ce"
secret = "10f67837101c09921cdce6ef0bfc63dc54f134ac02c4fbf665eb8940a4a87542"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-1 4-3 4-1 2-2 2-0 1-1"
deal.B = "6-5 6-3 5-2 3-3 3-1 2-1"
yard = "4-4 1-0 5-1 6-2 6-6 5-5 4-0 6-0 5-3 5-4 4-2 6-4 0-0 3-2 5-0 3-0"
play = """
B:3-3*2 A:4-3L B:6-3R A:+4-4 A:+1-0 A:+5-1 A:+6-2 A:+6-6 A:+5-5
A:+4-0 A:+6-0 A:+5-3 A:5-3U B:3-1D A:4-4L B:6-5U*2 A:4-1L*2 B:2-1L
A:6-2L*3 B:+5-4 B:+4-2 B:+6-4 B:6-4L A:4-0L B:+0-0 B:0-0L A:6-0L*3
B:+3-2 B:+5-0 B:+3-0 B:pass A:6-6L*4 B:pass A:6-1L*2 B:pass A:5-1L
B:5-2L A:2-2L B:4-2L A:1-1D B:5-4L A:5-5L B:5-0L A:2-0L B:3-2L
A:1-0D
"""
end = "out"
winner = "A"
delta = { A = 15, B = 4 }
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-25"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 7, B = 9, C = 10 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-25"
commitment = "0520c073ed3685c22df1d010065400dcc81a4d2dd67b537b48bbf51d004e1bab"
secret = "5e40f3585934bdf4e1cbb89310044dcad9b397fa52bb9b7e1088453e40afec98"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-3 6-1 3-1 2-2 2-0 0-0"
deal.B = "5-4 4-4 4-2 4-1 3-2 1-0"
deal.C = "6-4 6-0 4-3 3-3 2-1 1-1"
yard = "5-5 6-5 6-2 5-1 5-0 6-6 5-2 5-3 3-0 4-0"
play = """
A:2-2*2 B:4-2L C:2-1R A:2-0U B:3-2D C:4-3L*2 A:6-3L B:1-0R*2
C:6-0L*3 A:0-0L*4 B:+5-5 B:+6-5 B:+6-2 B:+5-1 B:+5-0 B:5-0L C:3-3D
A:3-1D B:5-1L*2 C:1-1L*3 A:6-1L
"""
end = "out"
winner = "A"
delta = { A = 7, B = 4, C = 8 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-1 4-4 4-2 4-1 2-1"
deal.B = "6-5 5-5 5-4 5-3 3-3 1-0"
deal.C = "6-2 4-3 4-0 3-2 3-1 2-0"
yard = "6-6 1-1 3-0 5-0 5-2 6-1 6-4 6-0 0-0 2-2"
play = """
B:5-5*2 C:+6-6 C:+1-1 C:+3-0 C:+5-0 C:5-0L A:5-1U B:6-5R C:+5-2
C:5-2D A:6-3R B:1-0L*2 C:3-2D*1 A:2-1L B:3-3R*1 C:3-1U*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-26"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3, D = 4 }
score = { A = 8, B = 10, C = 7, D = 2 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-26"
commitment = "6dba58e1efac0ad0b2a714e19eaec49198ac185b9091a889818f96087604aa0f"
secret = "f0f0b9fe435086dbdb0495af80595668e4ec9b045546493c55d7aea1d3b67504"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
lot = "A"
deal.A = "6-2 6-1 5-3 5-0 3-2"
deal.B = "6-4 5-4 4-3 4-2 4-1"
deal.C = "6-6 5-5 5-1 2-1 2-0"
deal.D = "6-5 3-0 2-2 1-1 0-0"
yard = "1-0 4-0 3-3 6-3 5-2 4-4 6-0 3-1"
play = """
C:6-6*2 D:6-5U A:6-2L B:6-4R C:+1-0 C:+4-0 C:+3-3 C:+6-3 C:6-3D
D:2-2L A:3-2D*3 B:4-2R*4 C:2-1L D:1-1L A:5-3U B:4-1L C:4-0L
D:3-0L*2 A:+5-2 A:5-2R B:5-4R C:3-3L*3 D:+4-4 D:4-4R A:+6-0 A:+3-1
A:3-1L B:4-3U*3
"""
end = "out"
winner = "B"
delta = { A = 3, B = 8, C = 5, D = 2 }

[[match.hand]]
opener = "A"
deal.A = "6-6 5-4 5-0 4-4 0-0"
deal.B = "5-3 4-1 3-3 2-2 1-0"
deal.C = "6-2 6-1 5-1 4-2 4-0"
deal.D = "6-3 5-2 3-2 3-1 2-1"
yard = "6-5 3-0 4-3 6-4 2-0 1-1 5-5 6-0"
play = """
A:6-6*2 B:+6-5 B:6-5L C:6-2R D:6-3U A:+3-0 A:+4-3 A:+6-4 A:6-4D
B:5-3L*1 C:4-2R*2 D:3-1L A:4-4R*3 B:4-1L*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-27"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 14, B = 15 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-27"
commitment = "354e4d4abe3c2b9fa84b9572d9b5cef9b4bc843c8946d29c8831cfc7e85b1e01"
secret = "3c36df0db9dfeac96205f76a439cbdfce4ea26882694c4f8567380132232a07b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-1 4-4 4-1 2-2 0-0"
deal.B = "6-0 5-3 5-1 3-2 3-0 1-0"
yard = "6-4 4-3 3-1 5-2 4-0 1-1 2-0 2-1 6-3 5-5 3-3 4-2 5-0 6-2 5-4 6-6"
play = """
A:4-4*2 B:+6-4 B:6-4L A:4-1R B:+4-3 B:4-3U A:+3-1 A:+5-2 A:+4-0
A:4-0D B:6-0L*2 A:3-1U*2 B:3-0L A:6-1R B:5-3L A:6-5R*2 B:5-1L*2
A:5-2R B:1-0L*2 A:0-0L*3 B:3-2R
"""
end = "out"
winner = "B"
delta = { A = 9, B = 7 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-3 5-4 4-4 3-0 1-1"
deal.B = "6-0 5-2 4-1 3-2 3-1 1-0"
yard = "6-2 2-0 6-1 4-0 5-5 5-1 4-3 4-2 5-0 2-2 3-3 2-1 6-5 6-4 5-3 0-0"
play = """
A:6-6*2 B:6-0L A:6-3R B:+6-2 B:6-2U A:+2-0 A:+6-1 A:6-1D B:1-0L*2
A:1-1L*3 B:4-1L A:4-4L B:3-2R*2 A:5-4L B:5-2L*3 A:2-0L B:3-1D
"""
end = "out"
winner = "B"
delta = { A = 5, B = 8 }
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-28"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 5, B = 8, C = 10 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-28"
commitment = "575abef3f3c90f96dc49c9c6b6a9a1cfdf5ca2b77d2d5df5bf0beea9e7b15da2"
secret = "ce433260341e545cd006809915c3b2fa3b9f144e55d8e02e16359777e16777c1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
lot = "A"
deal.A = "6-2 5-2 4-1 3-2 2-0 1-0"
deal.B = "6-5 5-0 4-0 3-3 2-2 1-1"
deal.C = "6-1 5-5 5-4 5-1 4-2 2-1"
yard = "3-1 6-4 0-0 4-3 3-0 5-3 6-6 6-0 4-4 6-3"
play = """
B:2-2*2 C:4-2L A:6-2R B:+3-1 B:+6-4 B:+0-0 B:+4-3 B:+3-0 B:+5-3
B:+6-6 B:+6-0 B:+4-4 B:+6-3 B:pass C:2-1U A:5-2D B:4-4L C:5-4D*3
A:4-1L*2 B:6-3R C:6-1L A:3-2R B:1-1U C:5-1U A:2-0R B:4-0D*2 C:5-5U
"""
end = "out"
winner = "C"
delta = { A = 2, B = 4, C = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-4 6-2 6-1 4-2 4-1 2-0"
deal.B = "6-3 6-0 5-5 5-4 3-2 0-0"
deal.C = "6-6 5-3 4-3 3-0 2-2 1-1"
yard = "6-5 5-2 4-0 2-1 3-3 5-1 5-0 3-1 1-0 4-4"
play = """
C:6-6*2 A:6-4L B:6-3R C:+6-5 C:6-5U A:6-2D B:3-2D*2 C:5-3U*3
A:4-2L B:+5-2 B:5-2L C:4-3R A:4-1R B:5-4L C:3-0U A:6-1R B:6-0U*2
C:+4-0 C:4-0L A:2-0L
"""
end = "out"
winner = "A"
delta = { A = 1, B = 4, C = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 6-0 4-3 3-0 2-1"
deal.B = "6-4 5-5 4-1 3-1 1-1 1-0"
deal.C = "5-2 5-0 4-2 4-0 3-3 2-0"
yard = "0-0 5-3 5-4 4-4 6-1 3-2 6-2 6-3 5-1 2-2"
play = """
A:6-6*2 B:6-4U C:+0-0 C:+5-3 C:+5-4 C:+4-4 C:+6-1 C:6-1L A:6-5R
B:+3-2 B:+6-2 B:6-2D C:5-4R*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-29"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 3, C = 2, D = 1 }
score = { A = 5, B = 5, C = 6, D = 10 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-29"
commitment = "656e2cb5f53222cd8cb5ef9209efb72dc4d9c067dca2f1645d84b45c71aa9bbd"
secret = "b65e78dafc48fcfb4189701cba9b7353aae8e52b9abf3ff09414d331d26d4111"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-1 4-4 3-3 1-1 1-0"
deal.B = "6-5 5-5 4-2 3-1 2-0"
deal.C = "6-1 6-0 4-1 3-2 0-0"
deal.D = "6-6 6-3 6-2 5-3 4-0"
yard = "6-4 2-1 5-0 5-4 3-0 2-2 5-2 4-3"
play = """
C:0-0*2 D:4-0L A:1-0U B:2-0R C:6-0D D:6-2R*2 A:5-1U B:6-5U*3
C:4-1L D:6-6R*4 A:1-1L B:3-1L C:3-2L D:6-3R A:3-3R B:4-2L C:6-1U
"""
end = "out"
winner = "C"
delta = { A = 0, B = 3, C = 3, D = 6 }

[[match.hand]]
opener = "D"
deal.A = "6-3 5-0 3-1 3-0 0-0"
deal.B = "6-5 5-1 4-3 3-2 2-0"
deal.C = "6-0 5-2 4-2 4-1 3-3"
deal.D = "6-4 6-2 5-5 2-2 1-1"
yard = "5-4 1-0 6-6 2-1 6-1 5-3 4-4 4-0"
play = """
D:5-5*2 A:5-0U B:6-5L C:5-2R D:+5-4 D:5-4D A:3-0U B:4-3U*2
C:4-2R*3 D:6-4L*1 A:+1-0 A:+6-6 A:+2-1 A:+6-1 A:+5-3 A:+4-4
A:4-4L*5 B:+4-0 B:4-0L C:6-0L D:6-2L A:2-1L B:5-1L C:4-1R D:1-1R
A:6-1R B:pass C:pass D:pass A:5-3L B:3-2L C:pass D:2-2L
"""
end = "out"
winner = "D"
delta = { A = 5, B = 2, C = 3, D = 4 }
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-30"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 9, B = 15 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-30"
commitment = "29b98a3b4c01876b28e98752714337a159d31c79ae2e09fa44d5fa86ebaa510e"
secret = "89cd4ccbd74bf192e9defeda6256d8f7588c039495067d3d816126f2722d62a2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 5-3 5-2 5-0 4-1 1-1"
deal.B = "6-3 5-1 3-1 3-0 2-2 2-0"
yard = "4-4 6-1 5-4 3-2 2-1 4-0 4-3 1-0 6-0 6-5 6-4 4-2 3-3 0-0 5-5 6-6"
play = """
A:1-1*2 B:5-1L A:4-1R B:3-1U A:+4-4 A:+6-1 A:6-1D B:6-3D*2
A:5-3L*3 B:3-0L A:4-4R B:2-0L A:6-2L B:+5-4 B:5-4R A:5-2R B:2-2R
"""
end = "out"
winner = "B"
delta = { A = 5, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-2 4-3 4-2 3-2 3-1"
deal.B = "6-1 6-0 5-4 5-3 3-3 3-0"
yard = "2-2 5-1 4-1 6-6 6-3 2-1 5-5 5-0 6-4 6-5 4-4 2-0 1-0 1-1 4-0 0-0"
play = """
B:3-3*2 A:4-3L B:5-3R A:3-2U B:3-0D A:5-2R*2 B:5-4L A:6-2R
B:6-0D*2 A:4-2U B:6-1R
"""
end = "out"
winner = "B"
delta = { A = 2, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "5-3 5-1 5-0 4-3 3-3 3-0"
deal.B = "6-3 5-4 4-1 1-1 1-0 0-0"
yard = "4-0 2-0 6-4 3-2 5-2 6-1 3-1 4-2 4-4 2-2 6-0 6-6 5-5 6-5 2-1 6-2"
play = """
A:3-3*2 B:6-3L A:5-3R B:+4-0 B:+2-0 B:+6-4 B:+3-2 B:3-2U A:4-3D
B:6-4L*2 A:5-1R B:4-1R*3 A:+5-2 A:5-2U B:5-4U*1 A:+6-1 A:+3-1
A:+4-2 A:4-2L B:2-0L A:5-0L B:4-0R A:3-0R B:+4-4 B:4-4U*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-31"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 10, B = 4, C = 6 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-31"
commitment = "403308056381518c06e2bb0d20c3e910903bd994764a5f92b9754e7d862c1fb8"
secret = "cabc5a51324c082cedc52a72fd68fe65b03547c1dd8d9271787d50a9c1d14b88"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 6-1 5-1 3-2 1-1 0-0"
deal.B = "6-4 6-3 5-5 5-3 4-2 2-2"
deal.C = "6-6 6-5 6-0 4-1 2-0 1-0"
yard = "5-2 4-4 5-0 3-3 3-0 4-0 4-3 5-4 2-1 3-1"
play = """
A:1-1*2 B:+5-2 B:+4-4 B:+5-0 B:+3-3 B:+3-0 B:+4-0 B:+4-3 B:+5-4
B:+2-1 B:2-1L C:1-0U A:6-1R B:+3-1 B:3-1D C:2-0L*2 A:0-0L*3 B:5-0L
C:6-6R A:5-1L B:6-4R C:6-0U A:3-2D B:5-4R C:4-1L A:6-2D*2
"""
end = "out"
winner = "A"
delta = { A = 8, B = 0, C = 2 }

[[match.hand]]
opener = "C"
deal.A = "6-6 5-5 5-0 4-3 3-3 2-2"
deal.B = "6-5 6-3 5-4 5-3 4-0 3-2"
deal.C = "5-1 4-4 4-2 4-1 2-1 0-0"
yard = "3-1 3-0 1-0 6-0 6-1 5-2 6-2 6-4 1-1 2-0"
play = """
C:4-4*2 A:4-3L B:5-4R C:4-2U A:+3-1 A:+3-0 A:+1-0 A:+6-0 A:+6-1
A:+5-2 A:+6-2 A:+6-4 A:6-4D B:6-3L*2 C:2-1U A:6-6L*1 B:6-5L*2
C:5-1L*2 A:6-1L*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-32"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1, D = 4 }
score = { A = 6, B = 9, C = 10, D = 3 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-32"
commitment = "d9b65c2101d1b044eacd16f8ed2c922192bb4f27b1412a88d58ecb1c330114c3"
secret = "6b3fff25da77d51768afb9c63e972227e20f7859cb935b249f95e9f2d5c3440c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-3 5-2 3-2 2-1 0-0"
deal.B = "6-2 4-1 4-0 2-2 1-0"
deal.C = "6-6 5-5 4-2 3-1 3-0"
deal.D = "6-4 6-0 5-0 4-3 3-3"
yard = "1-1 2-0 6-5 5-4 6-3 5-1 6-1 4-4"
play = """
A:0-0*2 B:4-0U C:3-0L D:6-0R A:+1-1 A:+2-0 A:2-0D B:4-1U C:3-1L*2
D:6-4R A:2-1L*2 B:6-2L C:4-2R*2 D:+6-5 D:6-5L A:5-3L B:2-2R*3
C:+5-4 C:+6-3 C:6-3L D:+5-1 D:5-1U A:5-2R*2 B:+6-1 B:6-1L C:5-5R*3
D:5-0R A:1-1L B:1-0R*3
"""
end = "out"
winner = "B"
delta = { A = 6, B = 7, C = 7, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-5 3-2 1-0 0-0"
deal.B = "6-6 6-0 4-4 4-1 4-0"
deal.C = "6-5 6-1 5-3 3-1 2-0"
deal.D = "5-4 4-3 3-3 3-0 2-1"
yard = "6-4 2-2 5-1 5-2 6-2 5-0 1-1 4-2"
play = """
B:6-6*2 C:6-5L D:+6-4 D:6-4R A:6-3U B:6-0D C:5-3L*2 D:3-0D*3
A:3-2L B:4-1R C:3-1R*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-33"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 7, B = 15 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-33"
commitment = "bd56c86e434ac434c27a9c2216a1cd2dc8f1388bc1649f574fc2bb1dd8c993d1"
secret = "4a087b3229735a5f6ffab9144de33fcd23fa3fefa0b415c4510c0341b2f0e4a1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-1 4-2 3-2 2-1"
deal.B = "6-5 5-3 5-2 4-4 4-0 0-0"
yard = "1-0 4-1 5-4 2-0 6-6 3-3 6-1 2-2 6-4 6-2 6-3 3-1 3-0 4-3 5-0 1-1"
play = """
B:4-4*2 A:4-2L B:4-0R A:+1-0 A:+4-1 A:4-1U B:+5-4 B:5-4D A:1-0U*2
B:0-0R*3 A:5-5D B:5-2L*3 A:6-0R B:6-5R*4 A:5-1D B:5-3L
"""
end = "out"
winner = "B"
delta = { A = 2, B = 13 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-0 2-1 2-0 1-0"
deal.B = "5-3 4-4 4-1 3-2 2-2 0-0"
yard = "1-1 3-3 6-4 3-1 6-5 5-2 4-2 6-0 3-0 4-0 4-3 5-4 5-1 6-3 5-5 6-2"
play = """
A:6-6*2 B:+1-1 B:+3-3 B:+6-4 B:6-4L A:6-1R B:+3-1 B:+6-5 B:6-5U
A:+5-2 A:+4-2 A:+6-0 A:6-0D B:4-1L*1 A:1-0D*3 B:1-1L*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-34"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 9, B = 10, C = 8 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-34"
commitment = "574df49e8d39e0b392c1a9372d26732d1c95ff29c815f2922a2a19abb81ea331"
secret = "79861b981ceed1b8170258d763472a0906359853456588d8dfe34c04df1c6ca3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-4 5-2 4-0 3-1 3-0 2-1"
deal.B = "6-3 5-0 4-1 3-2 2-2 2-0"
deal.C = "6-6 6-2 5-5 5-1 4-3 0-0"
yard = "6-5 3-3 6-1 5-3 6-4 4-4 6-0 4-2 1-0 1-1"
play = """
C:6-6*2 A:+6-5 A:6-5L B:6-3R C:6-2U A:+3-3 A:+6-1 A:6-1D B:3-2R*2
C:5-5L A:5-2L*3 B:2-2L*4 C:5-1D A:5-4D B:4-1D C:+5-3 C:+6-4 C:+4-4
C:+6-0 C:+4-2 C:4-2L A:2-1D*3 B:2-0R C:6-4L A:4-0R B:+1-0 B:+1-1
B:pass C:6-0L A:3-0L B:pass C:5-3L A:pass B:5-0L C:0-0L A:pass
B:1-0L C:4-4R A:3-1L B:pass C:4-3L*3
"""
end = "out"
winner = "C"
delta = { A = 6, B = 6, C = 6 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 5-1 4-4 4-2 1-1"
deal.B = "6-3 5-4 5-0 3-3 3-2 0-0"
deal.C = "6-6 6-5 6-1 5-3 5-2 3-0"
yard = "4-3 4-0 3-1 6-0 6-4 2-1 4-1 2-2 2-0 1-0"
play = """
A:5-5*2 B:5-4L C:6-5R A:5-1U B:5-0D C:6-6R A:4-4L B:6-3R C:5-3R
A:4-2L B:3-2L C:3-0L*2 A:1-1U B:0-0L*3 C:5-2R A:6-2R
"""
end = "out"
winner = "A"
delta = { A = 3, B = 3, C = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 5-2 4-4 2-0 1-0"
deal.B = "6-6 6-4 5-1 5-0 4-2 4-1"
deal.C = "5-3 4-3 4-0 3-1 3-0 1-1"
yard = "6-0 2-2 3-3 6-1 2-1 0-0 5-5 6-5 3-2 6-2"
play = """
B:6-6*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-35"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 4, C = 2, D = 3 }
score = { A = 10, B = 4, C = 7, D = 6 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-35"
commitment = "b17856d508631ec6c06f0c244bd8af00b4cd9f6d9912f372cc55b1243398ce38"
secret = "9684cbe37028f5845458c56de0f7a746cf9ed0d2bcd19a3619fa82028887109b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 4-4 4-3 3-0 1-0"
deal.B = "6-5 6-3 6-2 6-1 0-0"
deal.C = "6-6 5-4 4-1 3-1 2-0"
deal.D = "5-3 5-2 4-0 3-3 2-1"
yard = "6-0 3-2 5-5 2-2 1-1 4-2 5-1 5-0"
play = """
B:0-0*2 C:2-0U D:4-0L A:3-0R B:+6-0 B:6-0D C:6-6D D:5-3R A:6-4D*2
B:6-5R C:4-1L D:2-1L*2 A:4-4D B:6-2L*2 C:5-4D D:5-2U*2 A:+3-2
A:+5-5 A:5-5U*3 B:6-3L C:3-1L
"""
end = "out"
winner = "C"
delta = { A = 5, B = 4, C = 1, D = 4 }

[[match.hand]]
opener = "C"
deal.A = "5-1 4-3 4-0 3-2 3-0"
deal.B = "6-5 6-1 5-0 2-0 0-0"
deal.C = "6-0 5-5 5-4 5-2 2-1"
deal.D = "4-2 4-1 3-3 2-2 1-0"
yard = "6-4 3-1 5-3 6-6 1-1 6-2 4-4 6-3"
play = """
C:5-5*2 D:+6-4 D:+3-1 D:+5-3 D:5-3L A:5-1R B:6-5U C:5-4D D:6-4U*2
A:4-3L*3 B:6-1R C:6-0R D:4-2L A:4-0R*1 B:2-0L C:+6-6 C:+1-1 C:+6-2
C:+4-4 C:4-4R*4 D:4-1R A:3-0L B:+6-3 B:6-3L C:6-2L D:2-2L A:3-2L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 6, D = 2 }
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-36"
seats = { A = "first", B = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 12, B = 15 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-36"
commitment = "06a476cacaf13285f16990f47ab37d9540df894412c734d7ecd11e72325b2593"
secret = "8ac552d41a307081511cc42f429a98d69d43297fabb8f333c8df19d87c0a13ed"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-2 2-2 2-1 1-0"
deal.B = "6-4 5-3 5-1 4-4 4-3 2-0"
yard = "4-2 3-0 6-2 5-0 4-0 0-0 4-1 6-3 3-1 6-1 5-4 3-2 5-5 1-1 3-3 6-0"
play = """
A:6-6*2 B:6-4L A:6-5R B:+4-2 B:+3-0 B:+6-2 B:6-2U A:+5-0 A:+4-0
A:+0-0 A:+4-1 A:+6-3 A:6-3D B:4-2U*2 A:4-1L B:5-3R*2 A:2-1L B:2-0L
A:5-0L B:3-0R A:5-2L B:4-3D*2 A:2-2L B:4-4U*3 A:4-0R*4 B:+3-1
B:+6-1 B:+5-4 B:5-4U A:+3-2 A:3-2L B:5-1U A:1-0U B:3-1L A:0-0U
"""
end = "out"
winner = "A"
delta = { A = 7, B = 9 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-3 4-3 4-1 1-1 1-0"
deal.B = "6-1 5-2 4-4 3-0 2-2 2-0"
yard = "3-2 3-1 5-4 4-0 6-6 2-1 6-5 5-0 6-2 3-3 0-0 4-2 5-5 5-3 6-0 5-1"
play = """
B:2-2*2 A:+3-2 A:3-2L B:2-0R A:+3-1 A:+5-4 A:+4-0 A:+6-6 A:+2-1
A:2-1U B:5-2D A:6-3L B:6-1U*2 A:6-6L*3 B:3-0R A:6-4L B:4-4L
"""
end = "out"
winner = "B"
delta = { A = 3, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-2 5-3 5-2 4-3 3-3"
deal.B = "5-5 4-1 4-0 3-2 2-1 2-0"
yard = "5-4 3-0 1-1 0-0 2-2 6-1 6-5 4-4 6-6 6-0 6-3 1-0 4-2 3-1 5-1 5-0"
play = """
A:3-3*2 B:3-2U A:5-3L B:+5-4 B:+3-0 B:3-0R A:4-3D B:5-4D*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-37"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 0, B = 10, C = 5 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-37"
commitment = "5b5be4a1e8ae84bc397c43266b068e7eecc67904417efb2b98ecc1e63d6c0b8c"
secret = "b4aa8f749bb8142c6850d1352a4e9c7b2d916e98cf1f2792b7a6fc59aa2e2b21"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 5-4 5-3 5-0 4-2"
deal.B = "5-5 3-0 2-2 2-0 1-1 1-0"
deal.C = "5-2 4-4 4-1 4-0 3-3 2-1"
yard = "6-1 3-1 6-4 6-5 5-1 6-0 4-3 0-0 3-2 6-2"
play = """
C:4-4*2 A:5-4U B:+6-1 B:+3-1 B:+6-4 B:6-4L C:4-1R A:4-2D B:6-1L*2
C:2-1D*3 A:5-3U B:3-1U*4 C:+6-5 C:+5-1 C:5-1L A:5-0L B:1-1R*3
C:4-0L A:+6-0 A:+4-3 A:4-3L B:3-0L C:+0-0 C:0-0L A:6-0L B:1-0R
C:6-5L A:+3-2 A:+6-2 A:pass B:5-5L C:5-2L A:6-2L B:2-0R C:pass
A:6-6L B:2-2R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 10, C = 5 }
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-38"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 4, B = 1, C = 3, D = 2 }
score = { A = 5, B = 10, C = 7, D = 8 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-38"
commitment = "6264e1082b653de44d7fedb4400c64b7490abf1032268aad31c7c9cf374730b5"
secret = "9056a5408d9cdb57e997018ec2d7ab42672605bebc95d52f7b267cdb1b1cc15c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 5-1 4-4 1-1 0-0"
deal.B = "5-5 4-3 4-0 3-2 3-1"
deal.C = "6-4 6-2 6-1 4-1 3-0"
deal.D = "5-4 5-3 5-2 2-2 2-0"
yard = "6-0 4-2 3-3 1-0 5-0 6-6 6-3 2-1"
play = """
A:4-4*2 B:4-3L C:6-4R D:5-4U A:+6-0 A:+4-2 A:4-2D B:3-2D*2 C:3-0L
D:5-2U A:6-0L*2 B:3-1D C:6-2L*2 D:2-0L A:6-5R B:5-5R C:6-1D D:2-2U
A:5-1R B:4-0L
"""
end = "out"
winner = "B"
delta = { A = 4, B = 3, C = 2, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 3-3 3-1 2-0 1-0"
deal.B = "6-1 5-2 5-1 4-1 0-0"
deal.C = "5-5 4-3 4-0 2-2 1-1"
deal.D = "6-3 6-2 5-4 4-4 3-2"
yard = "6-0 2-1 3-0 5-0 5-3 6-6 6-4 4-2"
play = """
B:0-0*2 C:4-0L D:+6-0 D:6-0R A:2-0U B:+2-1 B:+3-0 B:3-0D C:4-3L*2
D:6-3L*2 A:6-5L B:5-2L*2 C:2-2L*3 D:6-2L*2 A:3-3D B:2-1U C:1-1U
D:3-2D A:3-1U B:6-1L C:+5-0 C:+5-3 C:5-3U D:5-4U A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 1, B = 4, C = 5, D = 4 }

[[match.hand]]
opener = "D"
deal.A = "5-5 5-1 3-3 2-2 0-0"
deal.B = "6-5 5-3 5-0 4-4 2-1"
deal.C = "6-4 6-3 4-2 4-0 3-1"
deal.D = "5-4 3-2 3-0 1-1 1-0"
yard = "2-0 4-1 6-2 4-3 6-1 6-6 6-0 5-2"
play = """
D:1-1*2 A:5-1L B:2-1R C:3-1U D:1-0D A:5-5L B:5-3U*2 C:4-2R
D:5-4U*2 A:0-0D B:5-0D*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-39"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 15, B = 4 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-39"
commitment = "19678f43396ff9b92b1ffaffeb59656bf4956aee83f70995750ee963c43d5ec6"
secret = "19c8d80916d595dd1f10a7e41e4ea568cbc74827bb476db1f6a6c117670745b3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 5-0 4-4 3-0 2-2 2-0"
deal.B = "6-2 5-5 5-4 4-0 3-2 1-0"
yard = "6-0 6-4 6-1 3-1 0-0 6-6 3-3 1-1 4-2 4-3 2-1 5-2 4-1 5-3 5-1 6-5"
play = """
B:5-5*2 A:5-0L B:5-4R A:+6-0 A:+6-4 A:+6-1 A:+3-1 A:+0-0 A:+6-6
A:+3-3 A:+1-1 A:+4-2 A:+4-3 A:+2-1 A:+5-2 A:5-2U B:+4-1 B:+5-3
B:5-3D A:4-3R*2 B:4-0L A:3-3R*3 B:4-1L A:3-1L*4 B:3-2L*2 A:2-2L*3
B:6-2L A:6-3R*2 B:+5-1 B:+6-5 B:6-5L A:6-6R B:5-1L A:6-1L*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-40"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 5, B = 9, C = 10 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-40"
commitment = "e2e0f89c3de21de2e4e701fbebf0a04595006c125b231dadc5958a8b1eb45093"
secret = "6ccfab280f6aa900b931b7156000b92634f63b2e5f06b9ffec9f3ac92e47c183"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-4 5-2 5-1 4-0 3-3 2-2"
deal.B = "6-6 6-1 6-0 4-3 4-2 3-1"
deal.C = "6-5 6-2 5-5 4-1 2-0 1-0"
yard = "5-0 3-2 2-1 3-0 6-4 4-4 0-0 1-1 6-3 5-3"
play = """
C:5-5*2 A:5-4L B:+5-0 B:5-0U C:6-5R A:5-2D B:6-0U*2 C:6-2D*3
A:4-0L B:6-6R*4 C:2-0L A:2-2L B:6-1R C:4-1R A:+3-2 A:3-2L B:4-3R*2
C:+2-1 C:+3-0 C:3-0L A:3-3R B:3-1R C:1-0L*2 A:5-1L
"""
end = "out"
winner = "A"
delta = { A = 1, B = 8, C = 7 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-3 6-0 5-3 4-2 3-1"
deal.B = "6-6 6-4 5-1 5-0 4-0 2-2"
deal.C = "6-2 6-1 3-3 2-1 1-0 0-0"
yard = "4-3 3-2 5-5 4-4 1-1 4-1 5-4 2-0 3-0 5-2"
play = """
B:2-2*1 C:6-2L A:4-2R B:+4-3 B:+3-2 B:3-2U C:2-1D A:6-5L B:4-0R
C:1-0R*2 A:5-3L*2 B:4-3L C:6-1R A:6-3R*2 B:5-1D C:3-3R*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-41"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 3, D = 2 }
score = { A = 7, B = 10, C = 7, D = 9 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-41"
commitment = "e8ade5d40bb818fec541e4cf87c78e56b77376ec7d47aba1b91676774ff3120c"
secret = "a56719750d773becbe9d20af7d1ca0b289ebcb3e4f040ffeeb756d765dfd39a7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-0 5-4 3-0 1-1"
deal.B = "6-2 5-5 5-3 4-4 4-1"
deal.C = "6-4 3-3 3-2 3-1 2-0"
deal.D = "6-3 6-1 5-2 5-1 4-3"
yard = "1-0 4-2 2-2 4-0 0-0 5-0 2-1 6-5"
play = """
A:6-6*2 B:6-2L C:6-4R D:6-3U A:6-0D B:4-4R C:3-2L*2 D:4-3L*3
A:3-0D*2 B:5-3U C:3-3D D:5-2U A:5-4L B:5-5L C:2-0U D:5-1L A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 0, C = 2, D = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-4 4-4 3-3 3-2 1-0"
deal.B = "6-0 4-0 3-0 2-2 1-1"
deal.C = "6-6 6-2 5-4 5-2 4-2"
deal.D = "6-5 6-3 6-1 5-3 4-1"
yard = "0-0 5-5 5-1 2-0 5-0 3-1 4-3 2-1"
play = """
B:2-2*2 C:6-2L D:+0-0 D:+5-5 D:+5-1 D:+2-0 D:2-0R A:3-2U B:+5-0
B:+3-1 B:+4-3 B:+2-1 B:2-1D C:6-6L D:6-5L A:1-0D*2 B:5-0L*3 C:pass
D:0-0L*4 A:3-3U B:3-0U*4 C:pass D:pass A:pass B:6-0L C:pass D:6-3L
A:pass B:4-3L C:4-2L D:pass A:pass B:4-0R C:5-4R D:5-5R A:pass
B:pass C:5-2R*2
"""
end = "out"
winner = "C"
delta = { A = 2, B = 9, C = 3, D = 4 }

[[match.hand]]
opener = "C"
deal.A = "6-5 6-3 3-2 3-0 1-1"
deal.B = "5-5 4-4 4-2 2-0 1-0"
deal.C = "5-1 5-0 4-3 3-3 0-0"
deal.D = "6-4 6-1 5-4 5-2 4-0"
yard = "4-1 2-1 6-2 6-6 2-2 5-3 3-1 6-0"
play = """
C:3-3*2 D:+4-1 D:+2-1 D:+6-2 D:+6-6 D:+2-2 D:+5-3 D:5-3L A:3-2R
B:+3-1 B:3-1U C:4-3D D:5-4L*2 A:1-1U B:4-4L*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-42"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 6, B = 15 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-42"
commitment = "47920b4e0dc0060537199e5acdfa5bd781a7abde4d63ce1a43cf333b524e02bc"
secret = "a60c7bc418896baf2d0592b0cc12ecbfe4eeab57a13af558fd9d21886a66d8f5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
lot = "A"
deal.A = "5-3 5-2 4-3 3-2 2-0 1-0"
deal.B = "6-1 6-0 5-5 5-1 4-2 2-2"
yard = "6-4 3-3 0-0 6-5 4-4 5-0 6-3 5-4 2-1 4-0 3-1 6-6 3-0 6-2 1-1 4-1"
play = """
B:5-5*2 A:5-3L B:5-1R A:5-2U B:+6-4 B:+3-3 B:+0-0 B:+6-5 B:6-5D
A:3-2L*2 B:6-1R*2 A:2-0L B:6-0L*3 A:+4-4 A:+5-0 A:+6-3 A:6-3L
B:3-3L A:4-3L B:6-4L*3 A:+5-4 A:+2-1 A:2-1U B:+4-0 B:+3-1 B:3-1U
A:+6-6 A:6-6L*4 B:+3-0 B:3-0U A:5-0U B:+6-2 B:6-2L A:5-4U B:4-2U*2
A:+1-1 A:+4-1 A:pass B:2-2L*2
"""
end = "blocked"
winner = "B"
delta = { A = 6, B = 15 }
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-43"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 10, B = 2, C = 7 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-43"
commitment = "c2b085ac1f27c8aac81a6c59d32a729d1f5a0888a2b793a6bdb5e7404650de22"
secret = "7c390d7c3ee27192d719d88a84181bdb2864352e46ad96aa2e00a857f294fa56"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-4 5-3 5-1 4-0 2-2 1-1"
deal.B = "6-0 5-2 5-0 3-2 3-1 3-0"
deal.C = "6-5 4-1 3-3 2-0 1-0 0-0"
yard = "6-2 4-3 4-2 6-3 6-6 5-5 2-1 4-4 6-4 6-1"
play = """
C:3-3*2 A:5-3L B:3-2R C:+6-2 C:+4-3 C:4-3U A:+4-2 A:+6-3 A:6-3D
B:5-2L*2 C:6-2D*3 A:4-2U*4 B:+6-6 B:+5-5 B:+2-1 B:2-1L C:2-0R
A:2-2U*3 B:3-1L C:0-0R A:4-0R B:3-0L C:4-1R A:5-1R B:6-0L C:6-5L*2
A:5-4L B:5-5R C:+4-4 C:4-4L A:+6-4 A:6-4L B:6-6L C:+6-1 C:6-1L
A:1-1L
"""
end = "out"
winner = "A"
delta = { A = 8, B = 2, C = 7 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-0 4-3 4-0 3-2 0-0"
deal.B = "5-4 5-3 5-1 3-0 2-2 1-1"
deal.C = "6-6 6-3 6-2 4-1 3-1 2-1"
yard = "5-2 3-3 6-4 6-5 6-1 4-2 2-0 4-4 6-0 1-0"
play = """
A:5-5*1 B:5-4L C:+5-2 C:5-2U A:5-0R B:5-3D C:6-3D A:4-0L*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-44"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 2, C = 1, D = 2 }
score = { A = 4, B = 5, C = 10, D = 5 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-44"
commitment = "3ce4bb37070f88968ac34ecdc3b1c68d363b9830bf745ce541bc4ad5e08ae34f"
secret = "417882ec650ffd1dad56275f7dffa6bd0107d1983d3679910e609616657c0a92"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-1 4-3 4-2 3-2 2-1"
deal.B = "6-6 6-5 5-5 5-0 0-0"
deal.C = "6-4 6-2 5-3 4-0 3-0"
deal.D = "6-3 5-1 4-4 4-1 3-1"
yard = "3-3 1-1 6-0 1-0 5-4 2-0 5-2 2-2"
play = """
B:5-5*2 C:5-3L D:5-1R A:+3-3 A:+1-1 A:+6-0 A:+1-0 A:+5-4 A:5-4U
B:6-5D C:6-4U*2 D:6-3L*3 A:6-1L*2 B:6-6U*3 C:6-2U D:4-1L A:4-3L
B:+2-0 B:2-0U C:3-0L*2 D:3-1R A:6-0L*2 B:0-0U C:4-0U
"""
end = "out"
winner = "C"
delta = { A = 4, B = 5, C = 5, D = 3 }

[[match.hand]]
opener = "C"
deal.A = "5-5 4-4 4-0 3-0 1-1"
deal.B = "6-6 6-5 6-3 3-1 1-0"
deal.C = "5-0 4-3 3-3 2-2 2-0"
deal.D = "6-2 4-2 4-1 3-2 2-1"
yard = "6-1 5-2 5-4 5-3 5-1 6-4 0-0 6-0"
play = """
C:3-3*2 D:3-2L A:3-0R B:3-1U C:4-3D D:4-2D*2 A:4-0R B:1-0U
C:2-2L*2 D:4-1R A:1-1R B:+6-1 B:6-1R C:2-0L*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-45"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 14, B = 15 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-45"
commitment = "c565eff1e0a2bbab6d1f0d718189379d878a06554bfe43947205f018a92dd933"
secret = "37b1dffee014b98689427a81a9919d355844674943fa3c20b5f5e209771c65cf"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-5 5-5 3-0 2-2 1-1"
deal.B = "6-3 6-1 6-0 5-1 3-3 3-1"
yard = "4-4 4-2 5-2 3-2 1-0 2-0 0-0 6-4 2-1 4-3 4-1 5-3 4-0 5-4 5-0 6-2"
play = """
A:6-6*2 B:6-3L A:6-5R B:6-1U A:+4-4 A:+4-2 A:+5-2 A:+3-2 A:+1-0
A:+2-0 A:+0-0 A:+6-4 A:6-4D B:5-1R*2 A:4-2D B:3-1L*3 A:3-2D B:3-3D
A:1-1L*4 B:+2-1 B:2-1L A:3-0D B:6-0D
"""
end = "out"
winner = "B"
delta = { A = 6, B = 6 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-2 5-3 3-1 3-0 0-0"
deal.B = "6-3 5-4 5-0 2-1 2-0 1-1"
yard = "1-0 3-2 2-2 5-2 3-3 5-1 4-4 4-1 6-6 6-1 4-2 4-0 6-4 4-3 6-0 5-5"
play = """
B:1-1*2 A:3-1U B:2-1L A:+1-0 A:1-0D B:+3-2 B:+2-2 B:+5-2 B:+3-3
B:+5-1 B:5-1R A:5-3U*2 B:5-2L*3 A:0-0D B:5-0L*3 A:6-5R B:6-3R
A:3-0R*4 B:5-4U A:+4-4 A:4-4U B:2-0L A:6-2L
"""
end = "out"
winner = "A"
delta = { A = 7, B = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-3 3-3 3-2 2-1 2-0"
deal.B = "6-1 5-4 5-3 5-2 5-0 0-0"
yard = "4-4 2-2 5-5 4-1 3-1 4-3 6-4 1-1 4-2 6-0 4-0 6-2 1-0 5-1 6-6 3-0"
play = """
A:3-3*1 B:5-3L A:3-2R B:+4-4 B:+2-2 B:+5-5 B:+4-1 B:+3-1 B:3-1U
A:6-3D B:5-2L*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-46"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 9, B = 10, C = 2 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-46"
commitment = "d4a8289af4b50919e06832c2275cfe6f2d1f2f191bee932e9f3a27d4c5fdc55a"
secret = "c46438d3924912ec0cb49df3d1b889d20cb264a3feb810d9c5ba061bda6e429a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 5-1 4-3 3-3 2-2 2-0"
deal.B = "6-3 6-1 5-3 4-4 4-0 3-2"
deal.C = "6-6 5-5 5-0 3-0 1-1 0-0"
yard = "2-1 5-4 1-0 5-2 4-2 6-2 6-4 4-1 6-0 3-1"
play = """
B:4-4*2 C:+2-1 C:+5-4 C:5-4L A:4-3R B:4-0U C:+1-0 C:+5-2 C:+4-2
C:4-2D A:2-0U*2 B:3-2R*3 C:5-5L A:2-2R*4 B:5-3L C:3-0L A:+6-2
A:6-2R B:6-3R C:5-0L A:6-5L B:6-1L
"""
end = "out"
winner = "B"
delta = { A = 6, B = 6, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "6-0 5-4 5-1 4-0 3-3 3-0"
deal.B = "6-3 5-3 5-0 4-3 4-1 0-0"
deal.C = "5-5 4-4 3-1 2-2 1-1 1-0"
yard = "3-2 6-1 6-5 2-0 4-2 6-4 6-2 6-6 5-2 2-1"
play = """
C:5-5*2 A:5-4L B:5-3R C:+3-2 C:+6-1 C:+6-5 C:6-5U A:5-1D B:6-3U*2
C:4-4L A:3-3R*3 B:4-1D*1 C:3-2R A:4-0L B:4-3U*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-47"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 2, C = 4, D = 1 }
score = { A = 8, B = 8, C = 5, D = 10 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 5
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-47"
commitment = "19aff5a8994e443726c69e4314882567c9779242cd47fedf5d241dca881aeb10"
secret = "acb491a66ff465c7f830b753759e5a538dca79670b87f314671210858cdc3742"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-5 5-1 3-2 3-0 2-0"
deal.B = "6-4 6-0 4-0 1-0 0-0"
deal.C = "6-3 5-5 5-2 4-4 2-2"
deal.D = "6-6 4-3 3-3 3-1 2-1"
yard = "5-4 5-3 4-2 5-0 1-1 6-1 6-2 4-1"
play = """
B:0-0*2 C:+5-4 C:+5-3 C:+4-2 C:+5-0 C:5-0U D:+1-1 D:+6-1 D:+6-2
D:+4-1 D:pass A:3-0L B:6-0R C:pass D:pass A:2-0D B:6-4R C:6-3L
D:6-2L*2 A:6-5U B:4-0R C:2-2L*3 D:6-6U A:3-2L B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 0, B = 3, C = 3, D = 2 }

[[match.hand]]
opener = "A"
deal.A = "5-3 4-1 2-2 2-0 0-0"
deal.B = "6-4 6-2 5-0 4-2 1-1"
deal.C = "6-5 6-3 6-1 6-0 3-2"
deal.D = "5-4 5-2 5-1 4-3 1-0"
yard = "3-1 3-3 4-0 4-4 2-1 6-6 5-5 3-0"
play = """
A:2-2*2 B:6-2L C:3-2U D:5-2R A:2-0D B:6-4L C:6-0D D:5-4L*2
A:5-3U*3 B:5-0L C:6-3D D:4-3D A:0-0L B:4-2D C:6-5R D:5-1U A:4-1U
"""
end = "out"
winner = "A"
delta = { A = 6, B = 0, C = 0, D = 2 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-4 5-1 1-0 0-0"
deal.B = "6-4 5-0 3-0 2-1 1-1"
deal.C = "6-0 5-2 4-4 4-3 2-2"
deal.D = "6-6 6-3 6-1 4-2 3-1"
yard = "6-2 3-3 3-2 4-1 2-0 5-3 4-0 5-5"
play = """
B:1-1*2 C:+6-2 C:+3-3 C:+3-2 C:+4-1 C:4-1U D:6-1L A:5-1R B:2-1D
C:2-2D D:4-2U*3 A:6-5L*2 B:5-0L C:6-2D D:6-6D A:5-4R B:3-0L C:3-3L
D:6-3L*2 A:+2-0 A:2-0U B:6-4L*2
"""
end = "out"
winner = "B"
delta = { A = 2, B = 5, C = 0, D = 5 }

[[match.hand]]
opener = "C"
deal.A = "6-6 4-2 3-2 3-0 2-0"
deal.B = "6-4 5-1 5-0 3-3 3-1"
deal.C = "6-5 6-0 5-4 1-1 1-0"
deal.D = "6-1 4-3 4-0 2-2 2-1"
yard = "6-3 0-0 4-1 5-5 4-4 5-2 5-3 6-2"
play = """
C:1-1*2 D:6-1L A:+6-3 A:+0-0 A:+4-1 A:4-1R B:5-1U C:1-0D D:4-0R*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-48"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 15, B = 11 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 15
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-48"
commitment = "105b2cbfc3bd255fd5bd1a422f6c5b31c70955da55e080d4e953ef5c5db6a2a7"
secret = "002e5f7476fbba72930fc82f61c84a22929e9bf1d11025d94058d344d636de39"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-2 4-1 3-1 2-0 1-1 1-0"
deal.B = "6-4 5-3 4-4 4-3 4-2 3-3"
yard = "6-6 3-0 0-0 4-0 5-1 6-1 3-2 6-3 5-0 6-5 6-0 5-4 2-2 2-1 5-5 6-2"
play = """
A:1-1*2 B:+6-6 B:+3-0 B:+0-0 B:+4-0 B:+5-1 B:5-1L A:4-1R B:+6-1
B:6-1U A:3-1D B:5-3D*2 A:5-2L B:4-0R A:2-0L*2 B:0-0L*3 A:1-0L
"""
end = "out"
winner = "A"
delta = { A = 5, B = 5 }

[[match.hand]]
opener = "A"
deal.A = "6-3 6-2 6-0 5-3 4-1 0-0"
deal.B = "6-1 5-4 5-1 3-2 3-0 2-0"
yard = "6-5 3-3 4-3 5-2 4-0 4-2 6-6 4-4 6-4 5-5 5-0 2-1 2-2 1-1 3-1 1-0"
play = """
A:0-0*2 B:2-0U A:6-0L B:3-0R A:+6-5 A:+3-3 A:+4-3 A:+5-2 A:+4-0
A:4-0D B:6-1L A:4-1L*2 B:3-2U*2 A:4-3L*3 B:5-4D A:6-3L B:5-1D
"""
end = "out"
winner = "B"
delta = { A = 7, B = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-0 4-2 4-0 3-2 2-2"
deal.B = "6-1 4-3 3-1 2-1 2-0 1-1"
yard = "5-5 6-5 5-1 4-4 5-3 4-1 6-2 5-2 0-0 5-4 3-3 6-3 1-0 3-0 6-0 6-6"
play = """
B:1-1*2 A:+5-5 A:+6-5 A:+5-1 A:5-1L B:2-1U A:+4-4 A:+5-3 A:+4-1
A:4-1R B:6-1D A:6-5L*2 B:4-3R A:6-4L B:3-1R A:4-4L B:2-0U
"""
end = "out"
winner = "B"
delta = { A = 2, B = 3 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-3 4-2 3-3 2-0"
deal.B = "6-6 6-1 5-4 3-2 2-2 1-0"
yard = "0-0 4-0 6-2 5-0 5-1 5-2 3-1 4-3 6-5 4-1 3-0 1-1 6-0 2-1 6-3 4-4"
play = """
A:5-5*1
"""
[[match]]
bones = 1
variant = "double_bergen"
rules_version = 1
id = "double_bergen-49"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 5, B = 10, C = 4 }

[match.options]
max_pip = 6
teams = "single"
hand_size = 6
reserve = 0
first_opener = "lot"
later_opener = "rotate"
lead = "double"
fill_first = "lead"
spinner_opens = "at_once"
lead_scores = true
blocked_winner = "fewest_doubles"
blocked_tie = "nobody"
out_points = 1
blocked_points = 1
target = 10
rounds = 0
overshoot = "capped"
target_check = "at_once"
match_tie = "shared"

[match.proof]
group_id = "double_bergen-49"
commitment = "1e0b7a595eee233715662845cde5fb3fafb3789c99ec3e5048f6fd794058f063"
secret = "28c4a77a0d40c3aeec76ab9db275ce4fd3fe4d850ec73bf588fb215d729db6fe"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 6-0 5-3 3-3 1-0"
deal.B = "6-2 6-1 5-0 3-1 2-0 0-0"
deal.C = "6-3 5-4 5-1 2-2 2-1 1-1"
yard = "5-5 4-2 4-4 5-2 4-1 6-5 3-0 4-0 3-2 4-3"
play = """
C:1-1*2 A:1-0U B:6-1L C:5-1R A:+5-5 A:+4-2 A:+4-4 A:+5-2 A:+4-1
A:4-1D B:5-0R*2 C:5-4D A:5-3D B:0-0R*3 C:6-3L*2 A:3-3L*3 B:3-1L
C:2-1L A:6-0U B:2-0L*3 C:+6-5 C:6-5U A:5-2U B:6-2U
"""
end = "out"
winner = "B"
delta = { A = 3, B = 9, C = 4 }

[[match.hand]]
opener = "A"
deal.A = "6-4 6-3 3-1 3-0 2-0 1-1"
deal.B = "5-4 5-2 5-0 4-4 2-1 0-0"
deal.C = "6-6 6-2 5-5 5-1 4-0 3-3"
yard = "6-5 4-1 1-0 6-0 5-3 2-2 4-2 3-2 4-3 6-1"
play = """
A:1-1*2 B:2-1L C:5-1R A:3-1U B:+6-5 B:+4-1 B:4-1D C:5-5R A:6-3U
B:6-5R*1
"""
