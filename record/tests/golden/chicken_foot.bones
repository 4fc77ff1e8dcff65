[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-0"
seats = { A = "first", B = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 99, B = 52 }

[match.options]
max_pip = 9
hand_size = 7
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-0"
commitment = "8b12649168ea5a0c525f81ebf1e57de3e9b9f6f50ccabab061dd8504d4982184"
secret = "d31c6ee1b02cc8ee29b07c6a75b073031795d25ebd802b64e375517f31ec3fd0"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
lot = "B"
deal.A = "9-6 9-5 8-7 8-4 6-6 4-3 2-2"
deal.B = "9-3 9-0 7-1 6-1 3-3 2-0 0-0"
yard = "4-4 8-5 9-2 6-5 8-3 9-8 5-5 7-5 7-7 8-8 7-3 4-0 8-2 5-0 5-3 6-0 5-2 9-9 1-1 6-2 7-2 4-2 9-7 5-4 9-1 8-1 4-1 6-4 3-2 9-4 3-0 6-3 7-6 7-0 1-0 8-0 5-1 3-1 8-6 2-1 7-4"
play = """
B:+4-4 A:+8-5 B:+9-2 A:+6-5 B:+8-3 A:+9-8 B:+5-5 A:+7-5 B:+7-7
A:+8-8 B:+7-3 A:+4-0 B:+8-2 A:+5-0 B:+5-3 A:+6-0 B:+5-2 A:+9-9
A:9-9 B:9-3U A:9-8L B:9-0R A:9-6D B:5-3U A:8-8L B:8-2L A:8-7@6
B:8-3@7 A:2-2L B:9-2@8 A:+1-1 A:pass B:2-0L A:+6-2 A:6-2@9 B:5-5U
A:9-5U B:5-2@10 A:8-5@11 B:6-1D A:6-0L B:7-3@6 A:6-6L B:+7-2
B:pass A:6-5L B:+4-2 B:pass A:+9-7 A:pass B:+5-4 B:pass A:+9-1
A:pass B:+8-1 B:pass A:+4-1 A:pass B:+6-4 B:6-4@12 A:+3-2 A:pass
B:+9-4 B:pass A:+3-0 A:pass B:+6-3 B:6-3@13 A:7-5L B:4-2@10 A:9-7L
B:8-1D A:9-1L B:9-4@10 A:4-1L B:4-4L A:8-4L B:5-4@14 A:4-3@15
B:0-0R A:5-0R B:+7-6 B:pass A:4-0@16 B:+7-0 B:7-0@17 A:3-2@6
B:7-2@6 A:3-0@7 B:3-3@13 A:+1-0 A:pass B:+8-0 B:pass A:+5-1 A:pass
B:+3-1 B:3-1@13 A:+8-6 A:pass B:+2-1 B:pass A:+7-4
"""
end = "blocked"
winner = "A"
delta = { A = 34, B = 46 }

[[match.hand]]
opener = "A"
lot = "B"
deal.A = "7-6 7-1 6-5 6-3 6-1 3-2 1-1"
deal.B = "8-1 7-5 7-3 7-0 6-0 5-0 3-3"
yard = "4-4 8-5 8-6 9-8 9-7 7-7 9-0 9-3 8-2 7-4 9-1 8-0 2-0 3-1 5-3 4-3 1-0 9-5 5-4 8-4 6-2 2-1 8-3 8-7 9-9 8-8 3-0 2-2 0-0 5-2 9-4 6-4 4-1 4-0 5-1 9-6 9-2 6-6 5-5 7-2 4-2"
play = """
B:+4-4 A:+8-5 B:+8-6 A:+9-8 B:+9-7 A:+7-7 B:+9-0 A:+9-3 B:+8-2
A:+7-4 B:+9-1 A:+8-0 B:+2-0 A:+3-1 B:+5-3 A:+4-3 B:+1-0 A:+9-5
B:+5-4 A:+8-4 B:+6-2 A:+2-1 B:+8-3 A:+8-7 B:+9-9 A:+8-8 A:8-8
B:8-2U A:9-8L B:8-6D A:8-7R B:2-0U A:9-5L B:9-0U A:8-5L B:9-7R
A:8-4L B:9-9R A:9-3R B:9-1@6 A:+3-0 A:pass B:+2-2 B:pass A:+0-0
A:pass B:+5-2 B:pass A:+9-4 A:9-4@7 B:7-3R A:7-4L B:6-2D A:7-7L
B:7-5@8 A:7-6L B:7-0@9 A:6-5L B:6-0@9 A:7-1R B:5-3L A:6-3L B:5-0@8
A:6-1L B:1-0L A:8-0L B:8-1R A:3-2D B:5-4@7 A:4-3D B:4-4D A:+6-4
A:6-4D B:+4-1 B:4-1@10 A:+4-0 A:4-0@11 B:8-3L A:3-1L B:5-2@7
A:2-1L B:2-2L A:+5-1 A:pass B:+9-6 B:pass A:+9-2 A:9-2L B:+6-6
B:pass A:+5-5 A:pass B:+7-2 B:7-2@12 A:+4-2 A:4-2@13 B:9-6L
A:5-1@6 B:6-6L
"""
end = "blocked"
winner = "B"
delta = { A = 65, B = 6 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-1"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 33, B = 19, C = 0 }

[match.options]
max_pip = 9
hand_size = 7
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-1"
commitment = "97ade2117e6f7fcb1e0fd9d14aac8b614b94452879587166cb83e34d106fecb0"
secret = "a08f093a7d5c0560f18852ea6a2aa4e4113ee7868ef9f80c6586b8eea1d49135"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "9-9 9-2 5-1 4-4 4-3 4-2 4-0"
deal.B = "9-8 7-1 7-0 6-6 3-2 2-1 2-0"
deal.C = "9-5 9-3 8-3 8-2 8-1 6-2 5-2"
yard = "8-5 8-4 3-1 6-1 8-8 0-0 9-7 9-4 5-4 8-0 9-1 7-4 7-3 7-2 9-6 7-7 3-0 5-0 5-5 6-5 5-3 6-0 7-6 6-4 1-1 1-0 7-5 8-7 9-0 6-3 3-3 2-2 8-6 4-1"
play = """
A:9-9 B:9-8L C:9-5R A:9-2U B:+8-5 B:pass C:9-3D A:4-3D B:8-5L
C:8-2U A:4-2D B:3-2D C:8-3D A:5-1L B:7-1L C:5-2R A:+8-4 A:8-4U
B:7-0L C:8-1D A:4-0U B:2-1R C:+3-1 C:3-1R A:+6-1 A:6-1D B:6-6D
C:6-2D
"""
end = "out"
winner = "C"
delta = { A = 8, B = 2, C = 0 }

[[match.hand]]
opener = "A"
lot = "C"
deal.A = "9-7 8-4 5-2 5-0 3-0 1-1 0-0"
deal.B = "8-7 7-0 6-5 6-4 6-2 5-1 4-2"
deal.C = "9-6 8-5 8-0 7-4 7-3 6-0 1-0"
yard = "3-3 9-0 4-0 7-5 8-8 4-3 9-2 9-8 5-5 2-1 5-3 9-9 2-0 7-1 4-1 4-4 8-1 8-6 9-1 3-1 7-7 5-4 6-1 3-2 8-3 6-3 7-6 8-2 9-3 2-2 6-6 9-4 9-5 7-2"
play = """
C:+3-3 A:+9-0 B:+4-0 C:+7-5 A:+8-8 A:8-8 B:8-7L C:8-5R A:8-4U
B:+4-3 B:pass C:8-0D A:9-7L B:6-5R C:9-6L A:3-0D B:6-4L C:3-3D
A:+9-2 A:pass B:4-3D C:7-3@6 A:+9-8 A:pass B:+5-5 B:pass C:+2-1
C:pass A:+5-3 A:5-3@7 B:5-5@7 C:7-5@7 A:5-2@8 B:5-1@9 C:2-1@8
A:1-1@8 B:+9-9 B:pass C:1-0@8 A:+2-0 A:pass B:+7-1 B:7-1@10 C:+4-1
C:4-1@11 A:0-0@8 B:7-0@8 C:6-0@12 A:9-0@13 B:9-9@13 C:+4-4 C:pass
A:9-8@14 B:+8-1 B:pass C:+8-6 C:pass A:9-2@15 B:+9-1 B:9-1@13
C:4-4L A:+3-1 A:pass B:4-2L C:7-4@16 A:+7-7 A:pass B:4-0@17
C:8-6@14
"""
end = "out"
winner = "C"
delta = { A = 25, B = 17, C = 0 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-2"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 4, D = 2 }
score = { A = 60, B = 8, C = 84, D = 57 }

[match.options]
max_pip = 9
hand_size = 7
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-2"
commitment = "768bc32f96fb3b33e1b8db4b8f72b051b568ed299f67cb19762ac2f524db21e7"
secret = "e9eab8a01cb6c08c4cfadb2132717b2198d6c590905bee0a31018dce22603444"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "9-6 7-7 7-0 4-4 3-3 1-1 1-0"
deal.B = "9-9 8-3 6-6 6-4 5-1 5-0 3-0"
deal.C = "9-3 9-2 8-4 7-4 3-2 3-1 0-0"
deal.D = "9-8 9-1 8-8 8-0 7-6 6-2 2-0"
yard = "7-5 2-1 9-4 5-2 6-5 4-1 9-5 6-0 7-1 5-3 6-1 8-7 7-3 5-5 4-0 5-4 9-0 7-2 8-6 8-1 6-3 9-7 8-2 2-2 8-5 4-3 4-2"
play = """
B:9-9 C:9-3L D:9-8U A:9-6R B:+7-5 B:pass C:9-2D D:8-0U A:7-0U
B:6-6R C:+2-1 C:pass D:7-6@6 A:+9-4 A:pass B:6-4R C:+5-2 C:pass
D:6-2@7 A:7-7U B:7-5U C:7-4@8 D:+6-5 D:pass A:+4-1 A:pass B:+9-5
B:pass C:+6-0 C:pass D:+7-1 D:7-1@9 A:9-4R B:9-5U C:3-2L D:9-1R
A:4-4@8 B:+5-3 B:pass C:8-4@8 D:+6-1 D:pass A:4-1@10 B:+8-7 B:pass
C:+7-3 C:pass D:+5-5 D:pass A:+4-0 A:4-0@11 B:8-7@8 C:5-2L D:5-5L
A:+5-4 A:5-4L B:5-3@12 C:+9-0 C:pass D:6-5@13 A:3-3@12 B:8-3@12
C:7-3@14 D:+7-2 D:pass A:+8-6 A:pass B:3-0@15 C:3-1R D:2-0D
A:8-6@12 B:5-1@9 C:9-0U D:6-1@12 A:1-1@10 B:+8-1 B:8-1@10 C:2-1@16
D:+6-3 D:pass A:1-0@17
"""
end = "out"
winner = "A"
delta = { A = 0, B = 5, C = 56, D = 34 }

[[match.hand]]
opener = "C"
lot = "A"
deal.A = "9-6 8-2 8-0 7-0 6-1 5-1 4-2"
deal.B = "9-0 8-4 7-7 7-6 2-1 1-1 1-0"
deal.C = "9-9 8-7 8-5 8-3 7-3 5-5 3-0"
deal.D = "9-8 9-4 6-5 5-2 5-0 4-4 3-3"
yard = "0-0 7-5 3-2 6-2 3-1 4-1 7-1 5-4 8-1 6-6 9-7 9-3 6-0 9-1 9-2 7-4 7-2 2-0 5-3 4-3 4-0 8-6 2-2 6-4 9-5 6-3 8-8"
play = """
A:+0-0 B:+7-5 C:+3-2 D:+6-2 A:+3-1 B:+4-1 C:+7-1 D:+5-4 A:+8-1
B:+6-6 C:+9-7 D:+9-3 A:+6-0 B:+9-1 C:+9-2 D:+7-4 A:+7-2 B:+2-0
C:+5-3 D:+4-3 A:+4-0 B:+8-6 C:+2-2 D:+6-4 A:+9-5 B:+6-3 C:+8-8
C:8-8 D:9-8L A:8-2R B:8-6U C:8-7D D:5-2R A:9-6L B:6-6L C:pass
D:6-2@6 A:6-1L B:7-6@7 C:7-1L D:7-4L A:9-5R B:7-7D C:9-7D D:pass
A:7-2@8 B:7-5@9 C:9-9R D:9-4R A:pass B:9-1@10 C:9-2@11 D:9-3D
A:8-1@10 B:6-3D C:3-2@6 D:6-5U A:8-0@10 B:8-4L C:8-5L D:4-4R
A:4-2R B:4-1@12 C:pass D:5-4@13 A:7-0@7 B:1-1@12 C:pass D:pass
A:5-1@12 B:2-1@14 C:pass D:pass A:3-1@15 B:9-0@7 C:5-5L D:5-0L
A:pass B:pass C:5-3@16
"""
end = "blocked"
winner = "B"
delta = { A = 60, B = 3, C = 28, D = 23 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-3"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced" }
ended = "completed"
result = "E"
ranks = { A = 5, B = 2, C = 4, D = 3, E = 1 }
score = { A = 55, B = 27, C = 48, D = 33, E = 22 }

[match.options]
max_pip = 9
hand_size = 5
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-3"
commitment = "540a976d58d3aa64b3bc70ba166355c78cfb0391e745220691895139c79b5749"
secret = "b23361a42916a9972b030687c2e4a134b3d1cb6f31435cb5081404ae0b358f86"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "9-6 9-3 8-8 7-2 6-4"
deal.B = "9-8 9-5 9-1 4-4 4-1"
deal.C = "9-9 9-0 8-4 7-0 1-1"
deal.D = "9-2 8-5 7-3 6-3 2-1"
deal.E = "8-0 7-7 6-1 5-2 4-2"
yard = "1-0 7-1 8-6 5-1 8-2 8-7 8-1 4-3 5-5 7-4 9-7 7-5 0-0 3-1 3-3 5-3 3-0 4-0 5-4 2-0 6-0 5-0 8-3 2-2 6-6 7-6 6-5 9-4 6-2 3-2"
play = """
C:9-9 D:9-2L E:+1-0 E:pass A:9-6R B:9-8U C:9-0D D:8-5U E:5-2U
A:6-4R B:4-4R C:8-4R D:+7-1 D:pass E:4-2@6 A:+8-6 A:pass B:4-1@7
C:7-0D D:7-3D E:8-0R A:9-3D B:9-5D C:1-1@7
"""
end = "out"
winner = "C"
delta = { A = 39, B = 10, C = 0, D = 20, E = 22 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-3 4-2 2-0 0-0"
deal.B = "9-3 8-6 8-3 6-0 3-3"
deal.C = "7-3 7-1 6-5 6-4 5-4"
deal.D = "9-5 9-4 9-2 7-4 1-0"
deal.E = "7-6 5-1 3-2 3-0 2-1"
yard = "4-4 8-5 4-0 2-2 9-0 7-0 9-8 9-7 5-2 8-7 8-0 6-1 9-6 3-1 8-1 8-2 1-1 6-3 7-5 5-0 4-3 4-1 9-1 7-7 9-9 8-8 6-6 7-2 8-4 5-5"
play = """
A:+4-4 B:+8-5 C:+4-0 D:+2-2 E:+9-0 A:+7-0 B:+9-8 C:+9-7 D:+5-2
E:+8-7 A:+8-0 B:+6-1 C:+9-6 D:+3-1 E:+8-1 A:+8-2 B:+1-1 C:+6-3
D:+7-5 E:+5-0 A:+4-3 B:+4-1 C:+9-1 D:+7-7 E:+9-9 A:+8-8 A:8-8
B:9-8L C:+6-6 C:pass D:+7-2 D:pass E:8-7R A:8-2U B:8-6D C:9-1L
D:7-7R E:7-6R A:7-0@6 B:+8-4 B:pass C:7-1@7 D:9-2U E:9-9U A:+5-5
A:pass B:9-3U C:9-7@8 D:9-5@9 E:9-0@6 A:5-5@9 B:8-5@9 C:5-4@10
D:7-5@11 E:8-1@9 A:4-4@10 B:8-4@10 C:4-0@12 D:9-4@13 E:3-0U A:0-0U
B:6-0U C:pass D:1-0@14 E:5-0@15 A:8-0@10 B:6-1L C:6-3L D:7-4@8
E:5-1@15 A:5-3L B:4-1@7 C:7-3@11 D:5-2L E:3-2L A:4-3L B:1-1@9
C:pass D:3-1@9 E:2-1@16
"""
end = "out"
winner = "E"
delta = { A = 16, B = 17, C = 48, D = 13, E = 0 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-4"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first", F = "random" }
ended = "completed"
result = "F"
ranks = { A = 6, B = 5, C = 3, D = 2, E = 3, F = 1 }
score = { A = 59, B = 36, C = 35, D = 31, E = 35, F = 21 }

[match.options]
max_pip = 9
hand_size = 5
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-4"
commitment = "aa0404dc4b03f137093dd8294a8ed6f7cf674084626f76acafd651e312962684"
secret = "d9f1008cee5b562e6edd5da790d0a148380e7365db50a86f397776e5167d1752"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "E"
lot = "F"
deal.A = "9-6 9-3 5-1 3-0 0-0"
deal.B = "7-5 6-6 4-4 4-0 2-1"
deal.C = "9-7 7-4 5-3 4-2 2-0"
deal.D = "8-4 8-1 7-2 6-3 3-1"
deal.E = "8-0 7-0 5-4 5-0 4-3"
deal.F = "9-1 8-3 7-1 6-1 3-2"
yard = "4-1 6-5 3-3 8-6 9-2 6-0 1-0 9-8 8-2 9-0 7-3 9-9 6-4 6-2 9-4 7-7 8-5 5-5 8-8 7-6 9-5 5-2 1-1 2-2 8-7"
play = """
F:+4-1 A:+6-5 B:+3-3 C:+8-6 D:+9-2 E:+6-0 F:+1-0 A:+9-8 B:+8-2
C:+9-0 D:+7-3 E:+9-9 E:9-9 F:9-1U A:9-8L B:+6-4 B:pass C:9-7R
D:9-2D E:8-0L F:1-0U A:3-0L B:2-1D C:7-4R D:3-1L E:5-4R F:6-1L
A:9-6L B:4-0U C:9-0L D:8-4U E:7-0L F:7-1D A:6-5R B:6-4R C:8-6U
D:6-3U E:4-3R F:8-3R A:9-3U B:7-5L C:5-3L D:7-3L E:+6-2 E:pass
F:+9-4 F:9-4U A:+7-7 A:7-7L B:+8-5 B:pass C:+5-5 C:pass D:7-2L
E:+8-8 E:pass F:+7-6 F:7-6@6 A:+9-5 A:pass B:+5-2 B:pass C:+1-1
C:pass D:+2-2 D:pass E:+8-7 E:8-7@7 F:4-1U A:5-1U B:5-2L C:5-5L
D:pass E:5-0L F:pass A:9-5@8 B:8-5@9 C:2-0L D:2-2L E:6-2L F:3-2@10
"""
end = "out"
winner = "F"
delta = { A = 50, B = 36, C = 8, D = 9, E = 22, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "8-4 8-1 7-7 7-6 6-4"
deal.B = "9-2 8-2 7-5 5-5 4-2"
deal.C = "9-0 6-6 5-3 3-0 2-1"
deal.D = "8-8 8-0 6-2 6-0 1-1"
deal.E = "8-7 4-4 4-3 3-1 2-2"
deal.F = "9-4 7-0 3-3 3-2 1-0"
yard = "7-3 6-1 8-6 5-4 7-4 5-1 9-5 4-1 7-1 4-0 5-0 2-0 9-3 6-5 9-1 9-9 6-3 5-2 9-7 0-0 9-6 7-2 8-5 8-3 9-8"
play = """
D:8-8 E:8-7L F:+7-3 F:pass A:8-4R B:8-2U C:+6-1 C:pass D:8-0D
E:4-4R F:9-4R A:6-4@6 B:4-2@7 C:6-6@6 D:6-2@6 E:+8-6 E:8-6@8
F:+5-4 F:pass A:7-6@9 B:9-2R C:9-0D D:+7-4 D:7-4L E:4-3L F:7-3L
A:7-7L B:7-5@10 C:+5-1 C:pass D:+9-5 D:pass E:+4-1 E:pass F:7-0L
A:+7-1 A:7-1@11 B:5-5@10
"""
end = "out"
winner = "B"
delta = { A = 9, B = 0, C = 27, D = 22, E = 13, F = 21 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-5"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random", F = "greedy", G = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3, D = 7, E = 4, F = 5, G = 6 }
score = { A = 14, B = 9, C = 19, D = 55, E = 21, F = 45, G = 46 }

[match.options]
max_pip = 9
hand_size = 5
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-5"
commitment = "09691b17f996769848d8aa5887f4c16e6f4237f1a883106e2e8f76b0d567aff1"
secret = "d9d8b1a28bd20fd832879b752f3ad19fe7d605960fa505f5190988af3f388c74"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "8-6 5-4 5-1 2-1 1-1"
deal.B = "9-4 6-6 6-1 4-1 2-2"
deal.C = "8-7 7-2 6-3 4-3 3-1"
deal.D = "9-2 8-2 8-1 3-2 0-0"
deal.E = "9-7 7-5 7-1 6-5 5-0"
deal.F = "9-6 9-5 7-0 5-5 3-3"
deal.G = "9-1 7-4 7-3 5-3 4-0"
yard = "9-8 7-7 4-2 5-2 1-0 8-0 6-2 9-9 3-0 7-6 9-0 2-0 8-4 8-8 4-4 8-3 8-5 6-0 9-3 6-4"
play = """
A:+9-8 B:+7-7 C:+4-2 D:+5-2 E:+1-0 F:+8-0 G:+6-2 A:+9-9 A:9-9
B:9-4L C:+3-0 C:pass D:9-2R E:9-7U F:9-6D G:6-2R A:8-6R B:7-7U
C:8-7U D:+7-6 D:7-6@6 E:7-5@7 F:9-5@7 G:7-4L A:9-8R B:6-6D C:6-3D
D:+9-0 D:pass E:6-5@8 F:+2-0 F:pass G:+8-4 G:pass A:+8-8 A:pass
B:6-1@9 C:3-1@9 D:9-0R E:7-1L F:5-5@8 G:5-3@8 A:5-4@10 B:+4-4
B:pass C:+8-3 C:pass D:5-2@11 E:1-0R F:8-0U G:4-0U A:2-1L B:4-4U
C:4-3U D:+8-5 D:pass E:+6-0 E:pass F:+9-3 F:pass G:8-4@12 A:+6-4
A:6-4@13 B:4-1R C:8-3@12 D:8-2L E:6-0@6 F:9-3U G:7-3D A:8-8L
B:pass C:pass D:8-5L E:pass F:pass G:pass A:pass B:pass C:pass
D:8-1@14
"""
end = "blocked"
winner = "B"
delta = { A = 8, B = 4, C = 18, D = 55, E = 5, F = 15, G = 10 }

[[match.hand]]
opener = "E"
deal.A = "9-2 8-4 7-6 7-4 4-2"
deal.B = "9-3 8-7 7-7 5-1 4-1"
deal.C = "9-8 6-3 5-5 1-0 0-0"
deal.D = "8-6 7-0 5-0 4-3 2-2"
deal.E = "9-0 8-8 4-0 3-0 2-0"
deal.F = "9-9 8-3 7-5 5-4 4-4"
deal.G = "8-2 8-0 7-3 6-6 3-1"
yard = "6-1 2-1 9-4 8-5 6-2 9-5 6-0 5-3 8-1 3-2 5-2 9-6 6-4 1-1 9-1 9-7 7-1 7-2 3-3 6-5"
play = """
E:8-8 F:8-3L G:8-2R A:8-4U B:8-7D C:6-3L D:8-6L E:2-0R F:7-5D
G:8-0R A:7-4U B:7-7U C:+6-1 C:pass D:7-0U E:+2-1 E:pass F:+9-4
F:pass G:7-3@6 A:7-6@7 B:9-3@6 C:0-0U D:5-0U E:3-0@8 F:+8-5 F:pass
G:+6-2 G:pass A:+9-5 A:pass B:+6-0 B:6-0@9 C:5-5U D:+5-3 D:5-3U
E:+8-1 E:pass F:8-5@10 G:+3-2 G:pass A:9-5@11 B:5-1D C:6-1D D:4-3U
E:8-1L F:9-9@6 G:+5-2 G:pass A:9-2@12 B:+9-6 B:9-6@6 C:9-8@13
D:2-2@12
"""
end = "out"
winner = "D"
delta = { A = 6, B = 5, C = 1, D = 0, E = 16, F = 30, G = 36 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-6"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy", F = "balanced", G = "first", H = "random" }
ended = "completed"
result = "G"
ranks = { A = 8, B = 7, C = 3, D = 3, E = 2, F = 5, G = 1, H = 6 }
score = { A = 105, B = 78, C = 54, D = 54, E = 32, F = 68, G = 13, H = 69 }

[match.options]
max_pip = 9
hand_size = 5
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-6"
commitment = "fe49c3575c59486b09e34c5b7d5eeb786d007657be2e5383b3e7f68c3f903d83"
secret = "248b9298ba5536bd4a893b2dd2aa12c17eff373e90ae9589c10af9f825262a4f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "E"
lot = "D"
deal.A = "8-3 7-5 7-0 3-2 2-2"
deal.B = "8-7 8-2 6-3 6-0 5-2"
deal.C = "9-5 7-4 7-3 5-4 4-0"
deal.D = "8-6 5-1 5-0 1-1 1-0"
deal.E = "8-0 7-2 6-6 6-1 4-3"
deal.F = "9-6 9-0 8-1 6-5 5-5"
deal.G = "9-7 8-4 7-6 7-1 2-0"
deal.H = "9-4 7-7 5-3 3-1 3-0"
yard = "4-1 9-9 4-4 6-4 9-2 8-8 9-8 0-0 9-3 8-5 6-2 3-3 4-2 9-1 2-1"
play = """
D:+4-1 E:+9-9 E:9-9 F:9-6L G:9-7R H:9-4U A:+4-4 A:pass B:+6-4
B:pass C:9-5D D:8-6L E:7-2R F:5-5D G:+9-2 G:pass H:5-3@6 A:7-5D
B:5-2@7 C:7-4U D:+8-8 D:8-8L E:8-0L F:8-1@8 G:8-4@9 H:3-1@6
A:4-4@9 B:6-4@9 C:5-4@10 D:4-1@11 E:6-6@9 F:6-5@9 G:7-6@12 H:+9-8
H:pass A:+0-0 A:pass B:6-0@13 C:4-0L D:1-1@6 E:6-1@6 F:+9-3 F:pass
G:7-1@14 H:+8-5 H:pass A:+6-2 A:pass B:+3-3 B:pass C:+4-2 C:pass
D:5-1@15 E:4-3L
"""
end = "out"
winner = "E"
delta = { A = 85, B = 40, C = 16, D = 6, E = 0, F = 21, G = 13, H = 47 }

[[match.hand]]
opener = "G"
deal.A = "9-1 7-5 5-3 2-0 1-1"
deal.B = "9-6 9-2 9-0 6-6 5-0"
deal.C = "8-3 7-7 7-6 7-1 1-0"
deal.D = "9-7 9-4 6-1 4-4 4-3"
deal.E = "8-2 7-2 6-2 3-1 2-1"
deal.F = "9-9 9-3 7-3 6-3 5-1"
deal.G = "8-8 8-7 8-4 6-0 2-2"
deal.H = "9-5 8-5 8-0 5-4 0-0"
yard = "8-6 5-2 7-0 4-2 3-3 4-0 3-0 9-8 3-2 7-4 6-5 4-1 5-5 6-4 8-1"
play = """
G:8-8 H:8-5L A:+8-6 A:8-6R B:+5-2 B:pass C:8-3U D:+7-0 D:pass
E:8-2D F:6-3R G:2-2D H:+4-2 H:4-2D A:2-0@6 B:5-2@7 C:1-0@6 D:4-4D
E:+3-3 E:pass F:+4-0 F:4-0D G:8-4@8 H:5-4@9 A:7-5L B:9-0D C:7-7L
D:7-0@10 E:7-2L F:7-3@11 G:8-7@8 H:0-0@10 A:+3-0 A:3-0@10 B:5-0@12
C:+9-8 C:pass D:+3-2 D:pass E:+7-4 E:pass F:+6-5 F:pass G:6-0@13
"""
end = "out"
winner = "G"
delta = { A = 20, B = 38, C = 38, D = 48, E = 32, F = 47, G = 0, H = 22 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-7"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 66, B = 149 }

[match.options]
max_pip = 9
hand_size = 7
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-7"
commitment = "5ebc0b4e046a2f49bd408b3cdce414e7c7b10e82e8cc95ba380c8845dfe75f4a"
secret = "823e763d54f9a12e6511f45b95a3a9ab2b2f605194ee01464c8d66674b28e5f8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "9-5 9-2 8-3 6-5 3-1 2-2 0-0"
deal.B = "8-8 8-7 8-6 7-1 6-3 5-3 4-2"
yard = "3-3 8-1 8-0 9-4 6-1 7-7 8-4 7-4 9-7 4-0 6-0 1-1 9-9 9-1 7-3 3-0 9-0 7-2 6-4 8-2 2-0 1-0 5-0 6-6 5-2 9-6 6-2 2-1 5-1 8-5 4-4 4-3 7-0 5-5 9-8 7-6 3-2 7-5 4-1 9-3 5-4"
play = """
A:+3-3 B:+8-1 A:+8-0 B:+9-4 A:+6-1 B:+7-7 A:+8-4 B:+7-4 A:+9-7
B:+4-0 A:+6-0 B:+1-1 A:+9-9 A:9-9 B:9-4L A:9-7R B:+9-1 B:9-1U
A:9-5D B:7-4L A:6-5D B:8-7L A:6-1U B:8-8L A:8-4L B:8-6@6 A:8-3@7
B:4-2L A:3-3@7 B:6-3@7 A:3-1@8 B:5-3@9 A:2-2L B:+7-3 B:pass A:9-2L
B:+3-0 B:pass A:+9-0 A:pass B:+7-2 B:7-2@10 A:+6-4 A:pass B:+8-2
B:8-2@11 A:9-0L B:4-0L A:6-4L B:7-7R A:+2-0 A:pass B:7-3R A:+1-0
A:pass B:7-1@12 A:+5-0 A:pass B:+6-6 B:pass A:+5-2 A:pass B:+9-6
B:pass A:+6-2 A:pass B:+2-1 B:pass A:+5-1 A:pass B:+8-5 B:pass
A:+4-4 A:pass B:+4-3 B:pass A:+7-0 A:7-0@13 B:9-6L A:0-0@13
B:3-0@13 A:8-0@14 B:+5-5 B:pass A:6-0@15 B:4-3R A:4-4R B:+9-8
B:pass A:+7-6 A:pass B:+3-2 B:pass A:+7-5 A:pass B:+4-1 B:4-1R
A:+9-3 A:pass B:+5-4 B:5-4@16
"""
end = "blocked"
winner = "A"
delta = { A = 66, B = 71 }

[[match.hand]]
opener = "B"
deal.A = "8-7 7-7 6-2 6-0 5-4 3-0 2-2"
deal.B = "9-5 8-4 7-1 5-1 4-4 3-2 0-0"
yard = "8-5 9-6 7-2 9-3 9-8 8-2 4-2 5-2 8-8 9-4 7-6 1-1 5-0 8-1 4-3 5-5 4-0 9-7 6-3 3-3 2-1 6-6 8-6 6-5 9-0 5-3 9-9 3-1 7-4 7-3 9-1 8-3 2-0 6-1 7-0 8-0 4-1 6-4 7-5 9-2 1-0"
play = """
B:+8-5 A:+9-6 B:+7-2 A:+9-3 B:+9-8 A:+8-2 B:+4-2 A:+5-2 B:+8-8
B:8-8 A:8-7L B:9-8R A:8-2U B:8-5D A:7-7L B:7-2L A:+9-4 A:pass
B:7-1@6 A:+7-6 A:7-6@7 B:4-2L A:2-2U B:3-2U A:6-2@8 B:+1-1 B:pass
A:5-2@9 B:8-4L A:9-6R B:9-5D A:9-3D B:5-1@6 A:5-4@6 B:4-4@6
A:9-4@6 B:+5-0 B:pass A:+8-1 A:pass B:+4-3 B:4-3@10 A:+5-5 A:pass
B:+4-0 B:4-0@11 A:5-5@9 B:5-0@9 A:+9-7 A:pass B:+6-3 B:pass A:+3-3
A:pass B:+2-1 B:pass A:+6-6 A:pass B:+8-6 B:pass A:+6-5 A:6-5@12
B:+9-0 B:pass A:+5-3 A:5-3@13 B:8-6L A:6-6L B:6-3L A:6-0@14 B:+9-9
B:pass A:+3-1 A:pass B:+7-4 B:pass A:+7-3 A:pass B:+9-1 B:pass
A:+8-3 A:pass B:+2-0 B:pass A:+6-1 A:6-1@15 B:9-9@6 A:9-7@6
B:9-1@16 A:+7-0 A:pass B:9-0@17 A:3-3L B:+8-0 B:pass A:8-3L B:+4-1
B:pass A:7-3@18 B:+6-4 B:pass A:3-1@19 B:8-0L A:8-1@15 B:2-0L
A:7-0@6 B:2-1L A:3-0U
"""
end = "out"
winner = "A"
delta = { A = 0, B = 78 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-8"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 78, B = 127, C = 58 }

[match.options]
max_pip = 9
hand_size = 7
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-8"
commitment = "a6fa11d169a66d874edcb57489142e565ea588d16293546f37d9bfa0ffddd805"
secret = "4486a7171dea73877b75088e470bd92c0b00fe29935624e08a35cddfce66ab91"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
lot = "A"
deal.A = "9-6 9-3 8-5 7-7 5-3 5-0 1-1"
deal.B = "8-8 7-3 7-0 6-1 6-0 3-3 2-1"
deal.C = "9-1 8-3 7-5 7-1 6-2 4-3 4-0"
yard = "4-1 7-4 3-0 5-4 3-2 8-7 8-1 9-5 5-2 8-2 4-2 9-2 1-0 0-0 9-9 8-0 8-4 6-5 6-4 9-4 9-8 9-7 5-1 4-4 2-2 7-6 2-0 7-2 9-0 6-3 3-1 5-5 6-6 8-6"
play = """
A:+4-1 B:+7-4 C:+3-0 A:+5-4 B:+3-2 C:+8-7 A:+8-1 B:+9-5 C:+5-2
A:+8-2 B:+4-2 C:+9-2 A:+1-0 B:+0-0 C:+9-9 C:9-9 A:9-6L B:9-5U
C:9-2R A:9-3D B:4-2R C:7-5U A:5-4R B:3-3D C:8-3D A:5-3@6 B:7-3@7
C:8-7U A:8-5R B:7-0@7 C:6-2L A:8-2L B:8-8L C:+8-0 C:8-0L A:8-1@8
B:+8-4 B:8-4@9 C:9-1@8 A:5-0L B:0-0@7 C:4-0@7 A:1-0@10 B:6-0@11
C:7-1@10 A:4-1@7 B:2-1@7 C:5-2L A:7-7@10 B:7-4@12 C:+6-5 C:pass
A:+6-4 A:pass B:+9-4 B:pass C:+9-8 C:pass A:+9-7 A:9-7@10 B:+5-1
B:pass C:+4-4 C:pass A:+2-2 A:pass B:+7-6 B:7-6@13 C:9-8R A:2-2L
B:3-2@14 C:+2-0 C:2-0L A:+7-2 A:7-2@15 B:9-4R C:6-5@6 A:6-4R
B:6-1R C:4-4@9 A:+9-0 A:pass B:+6-3 B:pass C:4-3@9 A:+3-1 A:pass
B:+5-5 B:pass C:+6-6 C:pass A:+8-6
"""
end = "blocked"
winner = "C"
delta = { A = 29, B = 25, C = 15 }

[[match.hand]]
opener = "A"
lot = "C"
deal.A = "9-0 7-3 7-1 6-4 5-5 5-1 3-1"
deal.B = "9-4 7-0 6-5 4-4 3-3 2-1 1-0"
deal.C = "8-3 8-0 7-7 6-3 5-4 3-2 2-0"
yard = "9-5 4-1 8-1 9-7 6-0 8-7 5-0 6-6 7-4 3-0 8-6 8-2 4-2 9-2 5-3 6-2 8-5 8-4 4-0 7-5 0-0 6-1 1-1 5-2 9-1 8-8 9-3 2-2 9-9 7-2 4-3 7-6 9-8 9-6"
play = """
C:+9-5 A:+4-1 B:+8-1 C:+9-7 A:+6-0 B:+8-7 C:+5-0 A:+6-6 B:+7-4
C:+3-0 A:+8-6 B:+8-2 C:+4-2 A:+9-2 B:+5-3 C:+6-2 A:+8-5 B:+8-4
C:+4-0 A:+7-5 B:+0-0 C:+6-1 A:+1-1 B:+5-2 C:+9-1 A:+8-8 A:8-8
B:8-1L C:8-3R A:8-6U B:8-2D C:9-1L A:9-2L B:5-3R C:9-5R A:9-0R
B:2-1L C:6-3U A:7-1L B:7-0R C:9-7L A:7-5R B:9-4L C:5-4L A:8-5L
B:8-7L C:7-7L A:7-3L B:7-4@6 C:+9-3 C:pass A:+2-2 A:pass B:+9-9
B:pass C:+7-2 C:7-2@7 A:3-1L B:3-3U C:9-3U A:+4-3 A:4-3@8 B:+7-6
B:pass C:3-2@9 A:5-1L B:9-9U C:+9-8 C:9-8U A:+9-6 A:9-6@10
"""
end = "blocked"
winner = "C"
delta = { A = 49, B = 102, C = 43 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-9"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3, D = 4 }
score = { A = 0, B = 19, C = 25, D = 111 }

[match.options]
max_pip = 9
hand_size = 7
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-9"
commitment = "0316709edea9d176c9bdcc06394da7c87d3dd91dc3c6cbbeeb4ef8fba5e49c98"
secret = "2b389eec9add2053e47a3081dc089efb03d313f433a92a0ec70e5958a5194c89"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "8-1 8-0 6-1 6-0 3-0 2-1 1-0"
deal.B = "9-0 7-7 6-4 5-1 4-1 2-2 1-1"
deal.C = "8-8 8-7 7-0 5-4 3-3 3-2 3-1"
deal.D = "9-7 9-6 9-5 9-2 8-4 7-1 6-2"
yard = "9-9 7-6 0-0 9-3 2-0 8-3 4-3 6-6 8-5 7-2 5-3 9-8 9-1 4-4 8-2 6-5 5-0 4-2 4-0 7-5 7-3 6-3 8-6 7-4 9-4 5-2 5-5"
play = """
B:+9-9 B:9-9 C:+7-6 C:pass D:9-7L A:+0-0 A:pass B:9-0R C:+9-3
C:9-3U D:9-6D A:3-0U B:7-7L C:8-7L D:7-1@6 A:+2-0 A:pass B:+8-3
B:pass C:7-6@7 D:8-4L A:2-1@6 B:6-4L C:3-2@6 D:6-2L A:2-0L B:8-3@6
C:8-8@6 D:+4-3 D:pass A:8-0@8 B:+6-6 B:pass C:+8-5 C:8-5@6 D:+7-2
D:pass A:8-1@9 B:6-6D C:+5-3 C:pass D:+9-8 D:pass A:6-0D B:+9-1
B:pass C:+4-4 C:pass D:+8-2 D:pass A:6-1@10 B:+6-5 B:6-5@11
C:5-3@6 D:4-3@6 A:1-0@9 B:9-1@10 C:4-4@6 D:+5-0 D:pass A:+4-2
A:4-2@6 B:4-1@12 C:5-4@13 D:5-0L A:0-0R
"""
end = "out"
winner = "A"
delta = { A = 0, B = 12, C = 17, D = 61 }

[[match.hand]]
opener = "A"
deal.A = "9-7 9-2 9-0 7-2 6-5 6-3 6-1"
deal.B = "9-8 9-5 8-6 8-2 7-7 5-4 4-0"
deal.C = "9-9 8-0 5-5 5-0 4-4 3-3 2-2"
deal.D = "8-1 7-6 7-3 7-0 6-2 4-2 3-2"
yard = "8-8 4-1 0-0 2-1 7-4 3-1 1-0 6-4 6-6 9-6 7-1 9-3 5-3 5-1 2-0 8-4 7-5 5-2 8-3 6-0 4-3 3-0 9-1 1-1 9-4 8-7 8-5"
play = """
A:+8-8 A:8-8 B:9-8L C:8-0R D:8-1U A:+4-1 A:pass B:8-6D C:9-9L
D:+0-0 D:pass A:9-2L B:9-5@6 C:+2-1 C:pass D:+7-4 D:pass A:9-7@7
B:7-7@7 C:+3-1 C:pass D:7-6@7 A:7-2@8 B:+1-0 B:pass C:+6-4 C:pass
D:7-4@9 A:9-0R B:8-2L C:5-5@6 D:+6-6 D:pass A:6-5@10 B:5-4@6
C:5-0@11 D:6-6D A:6-3D B:+9-6 B:9-6@12 C:6-4@13 D:7-3D A:6-1U
B:4-0@6 C:2-2@8 D:6-2@8 A:+7-1 A:pass B:+9-3 B:pass C:2-1@14
D:4-2@15 A:7-1@14 B:9-3R C:3-3R D:3-2R A:+5-3 A:5-3@16 B:+5-1
B:pass C:3-1@17 D:7-0D A:4-1@17
"""
end = "out"
winner = "A"
delta = { A = 0, B = 7, C = 8, D = 50 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-10"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy" }
ended = "completed"
result = "D E"
ranks = { A = 5, B = 4, C = 3, D = 1, E = 1 }
score = { A = 126, B = 32, C = 30, D = 26, E = 26 }

[match.options]
max_pip = 9
hand_size = 5
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-10"
commitment = "240ee05d2d93fa72283e36db538c838ea6597834a62544379c2a3856764b4abf"
secret = "7aa6c127718245006920e3331fa5c45720d3477177d213d565cce151aec1d12f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "E"
lot = "C"
deal.A = "9-4 8-7 8-4 7-4 0-0"
deal.B = "9-5 9-3 6-6 4-1 2-0"
deal.C = "9-1 8-1 7-6 5-5 2-2"
deal.D = "8-2 7-0 6-0 5-3 5-0"
deal.E = "9-6 7-7 5-1 4-2 3-3"
yard = "9-0 4-0 1-0 3-2 6-1 2-1 8-8 9-9 6-3 7-2 6-2 9-7 7-3 9-2 8-3 7-1 6-5 3-1 9-8 8-5 7-5 5-2 4-4 1-1 4-3 3-0 5-4 6-4 8-6 8-0"
play = """
C:+9-0 D:+4-0 E:+1-0 A:+3-2 B:+6-1 C:+2-1 D:+8-8 E:+9-9 E:9-9
A:9-4L B:9-5R C:9-1U D:+6-3 D:pass E:9-6D A:8-4L B:6-6D C:7-6D
D:6-0@6 E:+7-2 E:pass A:+6-2 A:6-2@7 B:2-0@6 C:8-1L D:7-0D E:7-2@6
A:8-7@6 B:6-1L C:5-5R D:5-3@8 E:5-1R A:+9-7 A:pass B:+7-3 B:pass
C:+9-2 C:pass D:5-0@9 E:3-3@8 A:3-2@8 B:9-3@10 C:+8-3 C:8-3@11
D:8-8@6 E:+7-1 E:pass A:+6-5 A:pass B:+3-1 B:pass C:+9-8 C:9-8@6
D:8-2@12 E:+8-5 E:8-5@13 A:9-7@6 B:7-3@6 C:2-1R D:6-3L E:7-1U
A:7-4U B:4-1U C:9-2R D:4-0D
"""
end = "out"
winner = "D"
delta = { A = 61, B = 4, C = 13, D = 0, E = 21 }

[[match.hand]]
opener = "A"
deal.A = "9-0 8-8 8-1 6-3 0-0"
deal.B = "7-6 7-0 3-3 3-1 1-0"
deal.C = "9-6 7-4 7-1 4-3 1-1"
deal.D = "9-5 7-7 6-4 2-2 2-1"
deal.E = "9-3 9-1 8-5 5-1 5-0"
yard = "3-2 8-3 5-5 4-4 9-7 7-5 5-2 9-4 3-0 6-5 6-0 7-3 6-2 8-2 8-7 8-4 4-1 8-0 6-6 5-4 7-2 9-2 2-0 4-2 4-0 6-1 9-8 8-6 9-9 5-3"
play = """
A:8-8 B:+3-2 B:pass C:+8-3 C:8-3L D:+5-5 D:pass E:8-5R A:8-1U
B:+4-4 B:pass C:+9-7 C:pass D:+7-5 D:pass E:+5-2 E:pass A:+9-4
A:pass B:+3-0 B:pass C:+6-5 C:pass D:+6-0 D:pass E:+7-3 E:pass
A:+6-2 A:pass B:+8-2 B:8-2D C:4-3L D:2-1U E:5-2R A:9-4L B:3-2R
C:9-7L D:7-5L E:9-3R A:9-0R B:3-0R C:6-5L D:6-0L E:7-3R A:6-2U
B:7-6U C:7-4R D:2-2D E:+8-7 E:pass A:+8-4 A:pass B:+4-1 B:pass
C:+8-0 C:pass D:+6-6 D:pass E:+5-4 E:pass A:+7-2 A:7-2D B:+9-2
B:9-2@6 C:+2-0 C:2-0@7 D:9-5@6 E:8-7U A:8-4R B:7-0D C:8-0L D:5-5@6
E:5-4@6 A:+4-2 A:pass B:+4-0 B:pass C:+6-1 C:pass D:+9-8 D:pass
E:5-1@8 A:+8-6 A:pass B:+9-9 B:pass C:+5-3 C:5-3@9 D:6-4@6 E:9-1@8
A:8-6L B:9-9@8 C:9-6@8 D:9-8@10
"""
end = "blocked"
winner = "E"
delta = { A = 65, B = 28, C = 17, D = 26, E = 5 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-11"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first" }
ended = "completed"
result = "C"
ranks = { A = 6, B = 4, C = 1, D = 2, E = 3, F = 5 }
score = { A = 89, B = 65, C = 17, D = 34, E = 46, F = 84 }

[match.options]
max_pip = 9
hand_size = 5
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-11"
commitment = "aa26abce750e12f4386bfaae8a8df59f45962cfee89bbf5c4d8584b5218b0b07"
secret = "2255b6f1c9c9ed96dfe62e3cf130b1e0f3cdf2a2ecd9064d89a501f40522eed1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
lot = "D"
deal.A = "9-4 9-3 7-6 7-2 1-0"
deal.B = "9-6 8-1 7-7 6-6 5-2"
deal.C = "9-8 8-6 8-4 6-3 6-0"
deal.D = "9-0 8-7 8-5 6-2 3-0"
deal.E = "8-2 8-0 7-0 5-0 2-0"
deal.F = "9-7 6-1 5-4 4-2 1-1"
yard = "6-5 5-3 4-1 3-2 2-1 8-3 9-5 2-2 7-1 3-3 9-9 6-4 7-4 4-4 7-5 4-0 7-3 5-5 9-2 4-3 9-1 0-0 8-8 3-1 5-1"
play = """
D:+6-5 E:+5-3 F:+4-1 A:+3-2 B:+2-1 C:+8-3 D:+9-5 E:+2-2 F:+7-1
A:+3-3 B:+9-9 B:9-9 C:9-8L D:9-5R E:+6-4 E:pass F:9-7U A:9-3D
B:8-1L C:8-3D D:8-7U E:5-0R F:7-1L A:7-2L B:5-2L C:8-4U D:8-5L
E:8-0R F:5-4U A:+7-4 A:pass B:+4-4 B:pass C:8-6L D:6-5L E:8-2R
F:4-2R A:7-4R B:7-7R C:+7-5 C:7-5@6 D:+4-0 D:pass E:7-0R F:+7-3
F:7-3@7 A:3-3@7 B:+5-5 B:pass C:6-3@8 D:3-0@7 E:5-3@9 F:6-1@8
A:1-0@8 B:5-5L C:+9-2 C:pass D:+4-3 D:pass E:+9-1 E:pass F:+0-0
F:pass A:+8-8 A:pass B:+3-1 B:pass C:+5-1 C:5-1L
"""
end = "blocked"
winner = "C"
delta = { A = 47, B = 42, C = 17, D = 28, E = 26, F = 57 }

[[match.hand]]
opener = "B"
deal.A = "9-3 9-1 8-4 7-6 7-3"
deal.B = "9-9 9-7 8-8 8-3 6-2"
deal.C = "7-4 7-0 5-4 3-1 2-1"
deal.D = "9-6 7-1 6-4 1-1 1-0"
deal.E = "9-4 8-6 6-6 3-2 0-0"
deal.F = "6-3 5-5 5-2 5-1 3-3"
yard = "3-0 4-3 4-0 9-5 7-2 2-2 4-4 6-0 8-0 7-5 5-3 2-0 8-5 9-2 6-1 8-1 6-5 4-2 9-8 4-1 8-7 5-0 8-2 7-7 9-0"
play = """
B:8-8 C:+3-0 C:pass D:+4-3 D:pass E:8-6L F:+4-0 F:pass A:8-4R
B:8-3U C:+9-5 C:pass D:+7-2 D:pass E:+2-2 E:pass F:+4-4 F:pass
A:+6-0 A:pass B:+8-0 B:8-0D C:3-0U D:9-6L E:0-0U F:4-0U A:6-0@6
B:+7-5 B:pass C:7-0@7 D:6-4R E:6-6R F:6-3R A:7-6@8 B:6-2@9 C:5-4U
D:7-2@7 E:2-2@7 F:5-2@7 A:+5-3 A:pass B:+2-0 B:2-0@10 C:2-1@11
D:7-1@8 E:9-4L F:4-4L A:+8-5 A:pass B:+9-2 B:pass C:7-4@12 D:4-3L
E:+6-1 E:pass F:+8-1 F:pass A:+6-5 A:pass B:+4-2 B:4-2@13 C:9-5U
D:1-1@8 E:6-1@8 F:8-1@14 A:9-1@15 B:9-9U C:+9-8 C:9-8@16 D:+4-1
D:pass E:+8-7 E:pass F:+5-0 F:pass A:9-3U B:9-7@17 C:3-1@11
"""
end = "out"
winner = "C"
delta = { A = 42, B = 23, C = 0, D = 6, E = 20, F = 27 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-12"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first", F = "random", G = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 5, C = 3, D = 1, E = 6, F = 7, G = 4 }
score = { A = 10, B = 31, C = 15, D = 5, E = 45, F = 71, G = 26 }

[match.options]
max_pip = 9
hand_size = 5
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-12"
commitment = "75a4037b13974b672b16d381186826171a45a3520096f685b3eb88b1796ef500"
secret = "8a93998b65462298bc533c1ab45789349d418f9a7470f3289e0b1ba526017e58"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "G"
deal.A = "8-0 7-0 6-5 3-3 1-1"
deal.B = "8-7 7-5 6-3 6-1 5-2"
deal.C = "9-5 9-0 8-6 5-5 4-4"
deal.D = "9-8 7-2 5-0 3-0 0-0"
deal.E = "8-8 8-1 7-6 5-1 3-1"
deal.F = "9-7 8-4 8-3 7-7 2-1"
deal.G = "9-9 9-6 5-3 4-2 4-0"
yard = "4-1 6-0 6-4 6-2 7-1 1-0 9-2 2-2 8-5 8-2 3-2 9-1 7-3 5-4 2-0 6-6 9-3 9-4 4-3 7-4"
play = """
G:9-9 A:+4-1 A:pass B:+6-0 B:pass C:9-5L D:9-8R E:+6-4 E:pass
F:9-7U G:9-6D A:6-5L B:6-3L C:8-6R D:3-0L E:7-6R F:7-7R G:+6-2
G:pass A:7-0R B:7-5@6 C:+7-1 C:7-1@7 D:0-0L E:+1-0 E:1-0L F:+9-2
F:pass G:4-0@8 A:8-0@9 B:8-7@9 C:5-5@6 D:5-0@6 E:5-1@10 F:+2-2
F:pass G:5-3@11 A:4-1L B:6-1D C:9-0R D:7-2U
"""
end = "out"
winner = "D"
delta = { A = 8, B = 13, C = 8, D = 0, E = 39, F = 41, G = 14 }

[[match.hand]]
opener = "G"
lot = "E"
deal.A = "9-5 7-1 5-4 5-3 4-0"
deal.B = "9-2 7-3 6-2 5-1 2-1"
deal.C = "6-4 6-3 6-1 4-4 1-0"
deal.D = "9-6 5-5 5-2 5-0 0-0"
deal.E = "9-8 8-4 8-3 3-3 2-0"
deal.F = "9-3 9-0 7-7 3-1 2-2"
deal.G = "8-2 7-5 7-4 6-5 3-0"
yard = "8-6 7-6 8-7 9-1 8-1 4-3 7-2 6-6 4-1 8-5 1-1 9-9 9-7 3-2 4-2 9-4 8-8 7-0 8-0 6-0"
play = """
E:+8-6 F:+7-6 G:+8-7 A:+9-1 B:+8-1 C:+4-3 D:+7-2 E:+6-6 F:+4-1
G:+8-5 A:+1-1 B:+9-9 C:+9-7 D:+3-2 E:+4-2 F:+9-4 G:+8-8 G:8-8
A:+7-0 A:pass B:8-1U C:+8-0 C:8-0L D:+6-0 D:pass E:9-8R F:pass
G:8-7D A:7-0L B:5-1U C:9-7L D:5-5U E:pass F:pass G:8-5U A:9-5@6
B:pass C:pass D:5-0@7 E:8-6U F:7-6D G:6-5U A:9-1L B:6-2D C:6-1L
D:0-0@7 E:2-0@7 F:9-0@8 G:3-0@9 A:5-4U B:7-3@9 C:6-4L D:7-2@9
E:8-4L F:9-4R G:7-4R A:7-1R B:2-1D C:4-4U D:pass E:4-2U F:4-1@10
G:pass A:4-0@11 B:9-2@6 C:1-0R D:9-6@8 E:8-3L F:3-1D G:8-2U A:5-3L
B:pass C:6-3D D:5-2L E:6-6D F:pass G:pass A:pass B:pass C:pass
D:6-0D
"""
end = "blocked"
winner = "A"
delta = { A = 2, B = 18, C = 7, D = 5, E = 6, F = 30, G = 12 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-13"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random", F = "greedy", G = "balanced", H = "first" }
ended = "completed"
result = "F"
ranks = { A = 5, B = 6, C = 2, D = 8, E = 4, F = 1, G = 3, H = 7 }
score = { A = 45, B = 50, C = 18, D = 71, E = 37, F = 0, G = 23, H = 67 }

[match.options]
max_pip = 9
hand_size = 5
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-13"
commitment = "2dbd9c166091839364b7f0c5a835342112defca14a961e0e58add61c1db8b052"
secret = "8d8936033ca3cfaba2752becd869b11a919b8f14630580838e98cf0b11bca4d5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "9-7 9-2 7-1 4-4 4-2"
deal.B = "8-8 8-6 6-4 5-4 5-0"
deal.C = "9-9 7-6 7-5 2-0 0-0"
deal.D = "9-8 8-5 7-0 4-1 3-1"
deal.E = "9-6 9-3 8-0 7-3 1-1"
deal.F = "9-5 9-0 8-7 7-2 5-5"
deal.G = "6-1 4-3 4-0 3-0 1-0"
deal.H = "8-1 7-7 7-4 6-6 6-3"
yard = "2-1 3-3 8-3 8-2 5-1 8-4 5-3 6-2 5-2 6-0 6-5 9-4 2-2 9-1 3-2"
play = """
C:9-9 D:9-8L E:9-6U F:9-5R G:+2-1 G:pass H:+3-3 H:pass A:9-7D
B:8-8L C:+8-3 C:8-3L D:8-5@6 E:8-0@7 F:8-7D G:3-0L H:6-6U A:+8-2
A:pass B:8-6U C:7-6@8 D:+5-1 D:pass E:+8-4 E:pass F:+5-3 F:pass
G:6-1@9 H:8-1U A:7-1U B:5-4R C:0-0L D:7-0L E:+6-2 E:pass F:9-0@10
G:4-0@11 H:7-7L A:+5-2 A:pass B:+6-0 B:pass C:7-5L D:+6-5 D:pass
E:7-3@12 F:7-2@13 G:4-3@12 H:7-4R A:4-4@11 B:6-4@11 C:+9-4
C:9-4@14 D:4-1@15 E:9-3@10 F:5-5L G:+2-2 G:pass H:+9-1 H:pass
A:5-2@16 B:5-0L C:+3-2 C:pass D:6-5@17 E:1-1@9 F:pass G:2-1@9
H:9-1@18 A:pass B:pass C:pass D:5-1@19 E:6-2@9 F:5-3@6
"""
end = "out"
winner = "F"
delta = { A = 27, B = 6, C = 7, D = 4, E = 12, F = 0, G = 5, H = 15 }

[[match.hand]]
opener = "A"
deal.A = "8-8 8-1 3-0 2-0 1-1"
deal.B = "9-0 8-2 7-6 6-6 5-2"
deal.C = "8-3 6-2 5-3 4-3 2-1"
deal.D = "9-4 9-2 6-5 3-1 1-0"
deal.E = "9-6 7-7 7-4 5-1 4-2"
deal.F = "9-7 9-3 8-0 6-4 5-5"
deal.G = "9-9 9-5 7-3 7-1 2-2"
deal.H = "7-5 6-1 6-0 5-4 3-3"
yard = "5-0 7-2 8-6 8-4 4-1 8-5 3-2 4-0 9-8 7-0 0-0 6-3 4-4 8-7 9-1"
play = """
A:8-8 B:8-2L C:8-3R D:+5-0 D:pass E:+7-2 E:pass F:8-0U G:+8-6
G:8-6D H:3-3R A:3-0@6 B:+8-4 B:pass C:5-3R D:3-1@7 E:5-1@7 F:5-5R
G:9-5R H:7-5@8 A:+4-1 A:pass B:5-2@9 C:6-2D D:9-2L E:4-2D F:9-7L
G:9-9R H:+8-5 H:pass A:+3-2 A:pass B:9-0R C:+4-0 C:pass D:9-4@10
E:9-6@11 F:6-4D G:2-2@9 H:+9-8 H:pass A:3-2@9 B:+7-0 B:pass
C:2-1@12 D:+0-0 D:pass E:7-2@13 F:9-3@9
"""
end = "out"
winner = "F"
delta = { A = 18, B = 44, C = 11, D = 67, E = 25, F = 0, G = 18, H = 52 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-14"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 50, B = 16 }

[match.options]
max_pip = 9
hand_size = 7
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-14"
commitment = "5ede1ef44e104c2cc9e7ad0c68680cf51cec4d62d5c811f3a186c71e42edb577"
secret = "b22b837fbe85b3ddd9985ae480ac20c0916dee7098179312ca5f17b7d16e9795"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "9-8 8-6 8-5 8-3 7-3 7-2 5-5"
deal.B = "9-9 9-7 9-4 6-1 3-1 3-0 1-1"
yard = "8-8 4-1 4-4 6-2 3-2 1-0 4-0 4-2 2-2 7-7 7-5 6-3 9-6 7-1 5-4 8-4 6-4 4-3 8-2 9-3 6-6 8-0 8-7 0-0 7-6 2-0 5-3 6-0 7-4 5-0 5-1 9-0 3-3 7-0 9-2 9-1 6-5 8-1 2-1 9-5 5-2"
play = """
B:9-9 A:9-8L B:9-7R A:+8-8 A:pass B:9-4U A:+4-1 A:pass B:+4-4
B:pass A:+6-2 A:pass B:+3-2 B:pass A:+1-0 A:pass B:+4-0 B:pass
A:+4-2 A:pass B:+2-2 B:pass A:+7-7 A:pass B:+7-5 B:pass A:+6-3
A:pass B:+9-6 B:9-6D A:8-8L B:+7-1 B:pass A:8-6L B:+5-4 B:pass
A:8-5@6 B:+8-4 B:8-4@7 A:7-7R B:7-5R A:7-3@8 B:7-1@9 A:8-3@8
B:4-4U A:4-2U B:5-4@10 A:4-1@11 B:1-1@9 A:1-0@9 B:6-1@12 A:+6-4
A:pass B:3-1@13 A:5-5R B:+4-3 B:pass A:+8-2 A:pass B:+9-3 B:pass
A:+6-6 A:pass B:+8-0 B:pass A:+8-7 A:pass B:+0-0 B:pass A:+7-6
A:pass B:+2-0 B:pass A:+5-3 A:5-3R B:+6-0 B:pass A:+7-4 A:pass
B:+5-0 B:5-0@14 A:+5-1 A:5-1@15 B:0-0@9 A:+9-0 A:9-0@9 B:8-0@16
A:+3-3 A:pass B:6-0@17 A:8-7@8 B:2-2U A:8-2U B:3-2@18 A:7-2@19
B:9-3@9 A:7-6L B:4-3R A:6-6D B:+7-0 B:pass A:6-4D B:+9-2 B:pass
A:6-3@20 B:+9-1 B:pass A:6-2@21 B:9-2@21 A:7-4L B:9-1@11 A:3-3@9
"""
end = "out"
winner = "A"
delta = { A = 0, B = 16 }

[[match.hand]]
opener = "B"
deal.A = "9-8 9-6 8-1 7-6 5-1 4-1 3-2"
deal.B = "9-4 9-0 8-4 8-3 8-0 6-4 6-1"
yard = "1-1 5-5 9-2 8-7 7-1 0-0 5-3 8-5 3-3 4-4 7-0 4-3 7-4 6-0 2-1 2-0 5-2 5-0 8-6 7-7 8-8 6-3 6-5 5-4 2-2 3-1 9-7 4-0 9-1 8-2 7-3 3-0 9-5 9-9 4-2 7-5 6-6 7-2 9-3 1-0 6-2"
play = """
B:+1-1 A:+5-5 B:+9-2 A:+8-7 B:+7-1 A:+0-0 B:+5-3 A:+8-5 B:+3-3
A:+4-4 B:+7-0 A:+4-3 B:+7-4 A:+6-0 B:+2-1 A:+2-0 B:+5-2 A:+5-0
B:+8-6 A:+7-7 B:+8-8 B:8-8 A:9-8L B:8-6R A:8-7U B:8-3D A:9-6L
B:3-3D A:4-3D B:5-3@6 A:3-2@7 B:5-2@6 A:7-7U B:7-4U A:7-6@8
B:7-0@9 A:4-4U B:9-4U A:4-1@10 B:6-4@11 A:8-1@10 B:9-2U A:8-5@10
B:8-0@9 A:5-5@10 B:+6-3 B:pass A:5-1@10 B:+6-5 B:6-5@12 A:5-0@13
B:1-1@10 A:+5-4 A:pass B:7-1@10 A:+2-2 A:pass B:6-1@14 A:+3-1
A:3-1@15 B:8-4D A:6-0L B:6-3@15 A:2-2U B:2-1U A:2-0@16 B:+9-7
B:pass A:+4-0 A:pass B:+9-1 B:pass A:+8-2 A:8-2@17 B:9-7@10 A:4-0L
B:9-1@10 A:5-4L B:9-0@13
"""
end = "out"
winner = "B"
delta = { A = 50, B = 0 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-15"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 35, B = 83, C = 15 }

[match.options]
max_pip = 9
hand_size = 7
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-15"
commitment = "b10a05611a456fb61d0027143280009b005e45237df4a20170a9036513ed9ff8"
secret = "6f3f353999deaef6862f73614baad97e1eebe14e776e9cb36c50ae3d8ee69df7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "9-6 7-7 7-3 7-2 6-4 6-3 6-1"
deal.B = "8-8 8-2 5-5 5-1 3-3 2-1 1-0"
deal.C = "8-7 8-5 8-3 7-6 7-0 6-0 3-0"
yard = "9-2 1-1 4-3 9-9 8-6 9-5 2-2 9-4 7-1 9-8 2-0 6-2 3-2 9-0 3-1 9-1 9-7 4-1 8-4 5-3 5-4 6-5 4-2 9-3 6-6 0-0 7-4 5-2 8-0 4-4 5-0 7-5 4-0 8-1"
play = """
B:+9-2 C:+1-1 A:+4-3 B:+9-9 B:9-9 C:+8-6 C:pass A:9-6L B:9-2R
C:+9-5 C:9-5U A:+2-2 A:pass B:+9-4 B:9-4D C:7-6L A:7-7L B:+7-1
B:7-1L C:8-7@6 A:7-2@7 B:5-1L C:8-5@6 A:2-2R B:8-2R C:+9-8 C:pass
A:+2-0 A:2-0@8 B:2-1@9 C:6-0@8 A:6-1@9 B:5-5L C:+6-2 C:pass A:+3-2
A:pass B:+9-0 B:pass C:+3-1 C:pass A:+9-1 A:pass B:+9-7 B:pass
C:+4-1 C:pass A:+8-4 A:pass B:+5-3 B:5-3L C:+5-4 C:5-4@10 A:+6-5
A:6-5@11 B:3-3L C:8-3@12 A:7-3L B:+4-2 B:pass C:3-0@13 A:8-4R
B:9-7L C:6-2@8 A:6-4R B:9-0L C:7-0L A:6-3R B:4-2D C:3-1R A:9-1R
B:8-8@12 C:9-8@12 A:+9-3 A:pass B:+6-6 B:pass C:8-6@14 A:+0-0
A:pass B:+7-4 B:pass C:+5-2 C:pass A:+8-0 A:8-0@15 B:7-4L C:4-1L
A:0-0@13 B:1-0@13 C:+4-4 C:pass A:+5-0 A:5-0@16 B:+7-5 B:pass
C:+4-0 C:4-0@17 A:9-3R B:7-5U C:5-2D A:4-3R B:6-6@9
"""
end = "out"
winner = "B"
delta = { A = 5, B = 0, C = 10 }

[[match.hand]]
opener = "A"
lot = "B"
deal.A = "8-4 8-2 8-0 7-1 6-0 5-5 1-1"
deal.B = "9-9 9-4 9-3 8-3 7-4 6-3 5-3"
deal.C = "7-6 7-2 6-4 5-4 5-2 4-1 2-0"
yard = "9-2 8-1 8-7 3-3 9-8 8-6 6-6 3-1 2-2 9-1 1-0 5-1 4-3 5-0 7-5 9-6 6-1 2-1 0-0 9-7 8-5 4-0 4-4 4-2 6-2 6-5 8-8 9-0 3-2 3-0 7-7 9-5 7-0 7-3"
play = """
B:+9-2 C:+8-1 A:+8-7 B:+3-3 C:+9-8 A:+8-6 B:+6-6 C:+3-1 A:+2-2
B:+9-1 C:+1-0 A:+5-1 B:+4-3 C:+5-0 A:+7-5 B:+9-6 C:+6-1 A:+2-1
B:+0-0 C:+9-7 A:+8-5 B:+4-0 C:+4-4 A:+4-2 B:+6-2 C:+6-5 A:+8-8
A:8-8 B:8-3L C:8-1U A:8-7R B:+9-0 B:pass C:9-8D A:1-1U B:9-1U
C:1-0@6 A:7-1@7 B:9-3L C:7-2R A:2-2R B:9-2R C:5-2@8 A:8-2@9 B:9-9L
C:9-7@10 A:+3-2 A:pass B:9-6L C:+3-0 C:pass A:+7-7 A:pass B:9-4@11
C:6-5L A:7-7@7 B:7-4@7 C:7-6@12 A:7-5@13 B:5-3L C:5-4@8 A:5-5@13
B:+9-5 B:9-5@13 C:5-0@14 A:8-5@15 B:6-3L C:6-1L A:8-6@12 B:9-0R
C:4-1@7 A:8-4@8 B:4-0R C:3-1L A:8-0@6 B:4-3L C:4-4L A:4-2L B:+7-0
B:pass C:6-4@16 A:+7-3
"""
end = "blocked"
winner = "C"
delta = { A = 30, B = 83, C = 5 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-16"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 3, C = 2, D = 1 }
score = { A = 57, B = 32, C = 20, D = 9 }

[match.options]
max_pip = 9
hand_size = 7
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-16"
commitment = "831002007303297e48888363ef8dcc9e38528049300339d12a834495cc2b5327"
secret = "682be7b6f2a53996927c48a0ca132e737fe0668990e10f1ae5feb106971a46d5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "9-9 9-4 8-4 8-0 6-4 3-2 0-0"
deal.B = "9-2 8-2 7-6 7-3 7-0 6-3 2-0"
deal.C = "8-8 8-6 8-5 7-7 7-4 5-3 2-2"
deal.D = "9-3 7-2 7-1 6-0 4-3 1-1 1-0"
yard = "7-5 6-1 3-3 6-5 9-1 4-2 6-2 5-0 5-4 3-0 8-3 4-1 6-6 8-7 9-7 5-2 2-1 9-8 9-6 3-1 9-5 4-0 5-5 5-1 4-4 8-1 9-0"
play = """
A:9-9 B:9-2L C:+7-5 C:pass D:9-3R A:9-4U B:+6-1 B:pass C:+3-3
C:pass D:+6-5 D:pass A:+9-1 A:9-1D B:6-3R C:8-6R D:1-1D A:+4-2
A:pass B:6-1@6 C:+6-2 C:pass D:7-1D A:+5-0 A:pass B:+5-4 B:pass
C:+3-0 C:pass D:1-0@7 A:4-2L B:7-6D C:8-8R D:+8-3 D:8-3R A:8-4@8
B:8-2@9 C:7-4L D:7-2L A:3-2L B:7-0@7 C:7-7@7 D:+4-1 D:pass A:+6-6
A:pass B:7-3@7 C:7-5@10 D:+8-7 D:8-7@11 A:6-4U B:2-0@9 C:8-5@10
D:6-0@9 A:6-6U B:+9-7 B:pass C:6-2U D:6-5@12 A:+5-2 A:pass B:+2-1
B:pass C:+9-8 C:pass D:+9-6 D:9-6@13 A:5-2U B:5-4U C:9-8@10 D:4-3L
A:8-0@11 B:9-7@10 C:5-3R D:4-1L
"""
end = "out"
winner = "D"
delta = { A = 55, B = 3, C = 13, D = 0 }

[[match.hand]]
opener = "A"
lot = "B"
deal.A = "9-5 8-4 6-5 5-2 4-2 1-1 1-0"
deal.B = "9-9 9-3 9-2 8-7 8-5 7-5 2-1"
deal.C = "9-6 6-2 6-0 5-1 4-0 3-1 2-2"
deal.D = "9-8 9-0 7-7 6-6 3-3 3-2 0-0"
yard = "5-0 6-1 7-2 6-3 8-2 4-4 9-4 4-1 8-0 8-1 2-0 9-7 7-0 5-3 7-6 7-3 6-4 3-0 9-1 8-8 8-6 5-4 4-3 7-1 7-4 8-3 5-5"
play = """
B:+5-0 C:+6-1 D:+7-2 A:+6-3 B:+8-2 C:+4-4 D:+9-4 A:+4-1 B:+8-0
C:+8-1 D:+2-0 A:+9-7 B:+7-0 C:+5-3 D:+7-6 A:+7-3 B:+6-4 C:+3-0
D:+9-1 A:+8-8 A:8-8 B:8-7L C:8-1R D:9-8U A:8-4D B:9-3U C:4-4D
D:9-4D A:4-2@6 B:6-4@7 C:9-6D D:7-7L A:9-7L B:7-5@8 C:+8-6 C:pass
D:7-6@9 A:9-5L B:2-1R C:8-6D D:6-6@7 A:6-5@7 B:+5-4 B:pass
C:6-2@10 D:+4-3 D:pass A:6-3@11 B:8-5D C:5-3L D:3-3L A:7-3L B:+7-1
B:pass C:3-1@12 D:3-2@13 A:5-2R B:7-1@12 C:6-1@9 D:9-1@9 A:+7-4
A:7-4L B:7-0@12 C:5-1R D:0-0@12 A:1-0@12 B:5-0@14 C:6-0@15 D:4-3L
A:4-1R B:5-4D C:2-2@6 D:7-2@6 A:+8-3 A:pass B:8-2@16 C:+5-5 C:pass
D:2-0@17 A:8-3L B:8-0L C:5-5@7
"""
end = "blocked"
winner = "A"
delta = { A = 2, B = 29, C = 7, D = 9 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-17"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1, D = 4, E = 5 }
score = { A = 52, B = 35, C = 30, D = 56, E = 110 }

[match.options]
max_pip = 9
hand_size = 5
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-17"
commitment = "8cca597b87e11cb2518bfa1be03b02bb71389a9dfe9736272822c9dde4b28f3d"
secret = "df4ea417c5dafabd6a26fb7076a4364dbd45b4cb914d83120b4eafc8e7f32044"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "7-7 7-0 6-5 4-2 4-0"
deal.B = "9-7 9-1 8-8 5-0 4-3"
deal.C = "9-8 7-4 7-3 6-2 5-1"
deal.D = "8-5 7-6 7-1 4-4 1-0"
deal.E = "9-4 9-2 6-3 3-2 3-1"
yard = "9-9 6-4 1-1 9-0 3-3 8-3 9-6 8-1 5-2 0-0 2-1 3-0 6-1 6-6 9-3 2-0 9-5 4-1 8-2 7-5 8-0 8-6 5-5 8-7 7-2 6-0 5-3 5-4 8-4 2-2"
play = """
B:+9-9 B:9-9 C:9-8L D:+6-4 D:pass E:9-2R A:+1-1 A:pass B:9-7U
C:+9-0 C:9-0D D:8-5L E:3-2R A:6-5L B:4-3R C:7-4R D:7-6L E:+3-3
E:pass A:7-0D B:+8-3 B:pass C:7-3L D:7-1R E:3-3L A:+9-6 A:pass
B:8-3L C:+8-1 C:pass D:+5-2 D:pass E:3-1@6 A:+0-0 A:pass B:+2-1
B:pass C:+3-0 C:3-0@7 D:1-0R E:+6-1 E:6-1@6 A:7-7U B:+6-6 B:pass
C:+9-3 C:pass D:+2-0 D:pass E:+9-5 E:pass A:+4-1 A:pass B:+8-2
B:pass C:+7-5 C:7-5U D:+8-0 D:pass E:+8-6 E:pass A:+5-5 A:pass
B:+8-7 B:8-7@8 C:+7-2 C:7-2@9 D:8-0L E:8-6@6 A:0-0L B:5-0L C:+6-0
C:6-0@10 D:2-0@11 E:9-5L A:4-0R B:8-8@6 C:8-1@6 D:+5-3 D:pass
E:+5-4 E:pass A:+8-4 A:8-4@12 B:8-2@13 C:6-2@10 D:6-4R E:9-4L
A:5-5U B:+2-2 B:pass C:5-1U D:5-3@14 E:5-4@15 A:4-2@9 B:6-6R
C:pass D:pass E:6-3@16
"""
end = "out"
winner = "E"
delta = { A = 22, B = 17, C = 12, D = 15, E = 0 }

[[match.hand]]
opener = "E"
lot = "B"
deal.A = "9-9 8-0 5-4 4-3 1-1"
deal.B = "7-3 7-0 4-4 3-1 2-1"
deal.C = "7-4 6-4 6-1 4-2 4-0"
deal.D = "8-2 6-2 4-1 3-3 2-2"
deal.E = "9-2 7-7 7-2 5-5 5-0"
yard = "9-8 6-6 6-5 6-3 7-1 9-6 8-1 9-5 9-7 8-7 3-2 1-0 8-4 8-8 9-0 5-2 7-5 9-4 9-3 8-5 7-6 8-3 3-0 2-0 5-1 5-3 9-1 8-6 0-0 6-0"
play = """
B:+9-8 C:+6-6 D:+6-5 E:+6-3 A:+7-1 B:+9-6 C:+8-1 D:+9-5 E:+9-7
A:+8-7 B:+3-2 C:+1-0 D:+8-4 E:+8-8 E:8-8 A:8-0U B:9-8L C:8-1R
D:8-4D E:9-7L A:1-1R B:3-1R C:6-1@6 D:4-1@7 E:6-3@6 A:7-1L B:7-3R
C:7-4R D:3-3@6 E:+9-0 E:pass A:4-3@8 B:3-2@6 C:+5-2 C:pass D:+7-5
D:pass E:+9-4 E:pass A:+9-3 A:9-3@9 B:9-6@9 C:6-6@9 D:6-5@9 E:+8-5
E:pass A:+7-6 A:7-6@10 B:+8-3 B:pass C:6-4@11 D:8-2@6 E:8-5@6
A:8-7@10 B:8-3@10 C:4-0U D:9-5@6 E:9-4R A:5-4U B:4-4D C:4-2D
D:+3-0 D:pass E:+2-0 E:pass A:+5-1 A:pass B:+5-3 B:pass C:+9-1
C:pass D:+8-6 D:pass E:+0-0 E:pass A:+6-0
"""
end = "blocked"
delta = { A = 30, B = 18, C = 18, D = 41, E = 110 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-18"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy", F = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 5, B = 4, C = 6, D = 1, E = 3, F = 2 }
score = { A = 52, B = 32, C = 134, D = 8, E = 28, F = 14 }

[match.options]
max_pip = 9
hand_size = 5
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-18"
commitment = "3946b7fad6c93681a46d11941abf7df4a95cb35f16ce85e9ffbf5ef2df2d5444"
secret = "dfa615a3467916b2b9db378054711222c5983fb7ece4624e430f64ab56b22111"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
lot = "B"
deal.A = "6-5 6-3 5-4 5-1 2-0"
deal.B = "9-4 8-4 8-0 7-2 6-6"
deal.C = "9-7 8-8 8-5 4-1 3-3"
deal.D = "8-6 7-5 5-3 5-2 4-2"
deal.E = "9-1 8-3 7-7 3-1 2-1"
deal.F = "7-3 6-0 4-0 3-0 1-0"
yard = "6-1 0-0 9-2 7-4 6-2 4-4 7-6 9-5 9-3 7-0 2-2 8-2 9-8 5-0 9-0 6-4 8-1 4-3 3-2 9-9 9-6 7-1 5-5 1-1 8-7"
play = """
B:+6-1 C:+0-0 D:+9-2 E:+7-4 F:+6-2 A:+4-4 B:+7-6 C:+9-5 D:+9-3
E:+7-0 F:+2-2 A:+8-2 B:+9-8 C:+5-0 D:+9-0 E:+6-4 F:+8-1 A:+4-3
B:+3-2 C:+9-9 C:9-9 D:9-0L E:9-1R F:+9-6 F:9-6U A:+7-1 A:pass
B:9-8D C:5-0L D:5-2L E:8-3D F:2-2L A:8-2L B:7-2@6 C:+5-5 C:pass
D:9-2@7 E:7-7@6 F:7-3@6 A:7-1@8 B:7-6@9 C:8-8L D:8-6@10 E:+1-1
E:pass F:8-1L A:+8-7 A:8-7@11 B:6-6U C:pass D:pass E:6-4U F:6-2@12
A:6-5@13 B:8-4U C:4-1L D:4-2@12 E:7-4L F:4-0@12 A:6-3D B:8-0@12
C:9-7L D:9-3@6 E:7-0@11 F:6-0@11 A:5-4@13 B:9-4@13 C:9-5L D:7-5L
E:3-1R F:3-0R A:5-1@8 B:6-1D C:0-0R D:pass E:pass F:1-0R
"""
end = "out"
winner = "F"
delta = { A = 17, B = 5, C = 29, D = 8, E = 5, F = 0 }

[[match.hand]]
opener = "D"
deal.A = "9-8 8-7 6-2 6-1 1-0"
deal.B = "9-5 8-3 6-6 5-1 3-0"
deal.C = "9-9 9-1 7-7 7-3 0-0"
deal.D = "8-8 7-4 6-3 6-0 4-3"
deal.E = "9-3 7-5 4-4 4-2 4-1"
deal.F = "8-1 7-0 6-4 4-0 2-0"
yard = "8-2 9-7 3-1 3-3 8-5 9-0 8-4 5-3 3-2 7-6 8-0 6-5 7-1 5-2 9-2 2-1 8-6 9-6 7-2 5-4 1-1 9-4 5-5 2-2 5-0"
play = """
D:8-8 E:+8-2 E:8-2L F:8-1R A:9-8U B:8-3D C:9-1R D:6-3D E:9-3R
F:6-4D A:6-2L B:6-6L C:+9-7 C:pass D:6-0L E:+3-1 E:pass F:+3-3
F:pass A:6-1@6 B:+8-5 B:pass C:+9-0 C:pass D:+8-4 D:pass E:+5-3
E:pass F:+3-2 F:pass A:+7-6 A:7-6@7 B:9-5U C:9-0L D:8-4D E:7-5U
F:3-3R A:+8-0 A:pass B:3-0R C:7-3@8 D:4-3@9 E:4-4@9 F:4-0@9 A:+6-5
A:pass B:+7-1 B:pass C:+5-2 C:pass D:7-4@10
"""
end = "out"
winner = "D"
delta = { A = 35, B = 27, C = 105, D = 0, E = 23, F = 14 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-19"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first", G = "random" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 5, C = 6, D = 1, E = 3, F = 7, G = 4 }
score = { A = 17, B = 49, C = 73, D = 16, E = 23, F = 116, G = 47 }

[match.options]
max_pip = 9
hand_size = 5
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-19"
commitment = "38130f3b17eb2254caefbbc06dc8268cbf20eaebb8447d52efe06ab97a40dbd9"
secret = "7b4bd84a355878fc309a10d7c6de13a30a529e841b753e5bdd9f477f10b62f73"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "7-4 7-2 6-0 5-4 5-2"
deal.B = "8-7 7-5 7-1 3-3 3-2"
deal.C = "9-3 9-2 6-3 3-0 1-0"
deal.D = "7-3 6-2 4-3 2-1 2-0"
deal.E = "9-6 8-5 8-3 6-1 4-1"
deal.F = "7-0 6-6 5-5 5-0 4-4"
deal.G = "9-7 9-5 6-4 5-1 2-2"
yard = "8-8 8-0 9-4 1-1 6-5 8-4 8-2 9-9 0-0 8-6 4-0 7-6 9-1 3-1 9-8 4-2 9-0 8-1 5-3 7-7"
play = """
B:+8-8 C:+8-0 D:+9-4 E:+1-1 F:+6-5 G:+8-4 A:+8-2 B:+9-9 B:9-9
C:9-2L D:9-4R E:9-6U F:+0-0 F:pass G:9-5D A:5-4D B:3-2L C:6-3U
D:7-3L E:8-3U F:7-0L G:8-4U A:6-0L B:+8-6 B:8-6L C:8-0L D:4-3R
E:4-1U F:5-0L G:5-1U A:7-4D B:7-5L C:3-0R D:2-0R E:8-5U F:+4-0
F:pass G:2-2R A:8-2R B:+7-6 B:pass C:+9-1 C:pass D:6-2@6 E:+3-1
E:pass F:+9-8 F:pass G:+4-2 G:4-2@7 A:7-2L B:8-8R C:+9-0 C:pass
D:+8-1 D:8-1R E:+5-3 E:pass F:9-8@8 G:+7-7 G:pass A:pass B:8-7@9
C:9-0@8 D:2-1L
"""
end = "out"
winner = "D"
delta = { A = 7, B = 27, C = 23, D = 0, E = 21, F = 95, G = 40 }

[[match.hand]]
opener = "C"
lot = "B"
deal.A = "9-9 6-1 5-5 5-2 3-0"
deal.B = "9-6 8-6 7-7 7-3 2-2"
deal.C = "9-0 5-3 4-2 4-0 0-0"
deal.D = "9-2 8-7 8-5 8-2 7-5"
deal.E = "9-4 9-3 8-0 6-3 5-4"
deal.F = "8-3 6-2 6-0 2-0 1-0"
deal.G = "8-4 8-1 7-0 6-5 4-1"
yard = "7-6 7-4 9-5 1-1 7-2 9-7 9-8 5-0 8-8 3-2 6-4 4-3 9-1 7-1 4-4 3-3 5-1 6-6 2-1 3-1"
play = """
B:+7-6 C:+7-4 D:+9-5 E:+1-1 F:+7-2 G:+9-7 A:+9-8 B:+5-0 C:+8-8
C:8-8 D:8-7L E:8-0R F:8-3U G:8-4D A:3-0R B:7-7L C:7-4L D:7-5@6
E:+3-2 E:pass F:7-2@7 G:6-5@6 A:5-2@7 B:7-3R C:4-0L D:9-5@7
E:9-4@7 F:6-0L G:4-1D A:6-1D B:9-6L C:9-0L D:+6-4 D:6-4D E:6-3@6
F:2-0L G:9-7R A:9-9R B:+4-3 B:pass C:+9-1 C:9-1R D:9-2@8 E:9-3@9
F:6-2L G:8-1R A:9-8R B:8-6L C:5-3U D:8-5L E:3-2@8 F:+7-1 F:pass
G:+4-4 G:4-4D A:+3-3 A:pass B:4-3D C:4-2@10 D:+5-1 D:pass E:5-4@11
F:+6-6 F:pass G:+2-1 G:2-1@10 A:3-3D B:+3-1 B:3-1D
"""
end = "blocked"
winner = "E"
delta = { A = 10, B = 22, C = 50, D = 16, E = 2, F = 21, G = 7 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-20"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first", F = "random", G = "greedy", H = "balanced" }
ended = "completed"
result = "E"
ranks = { A = 2, B = 4, C = 2, D = 7, E = 1, F = 5, G = 8, H = 5 }
score = { A = 25, B = 33, C = 25, D = 43, E = 16, F = 37, G = 78, H = 37 }

[match.options]
max_pip = 9
hand_size = 5
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-20"
commitment = "fe56ecbb7a63707561192f62bed94496ddde9bdc971b754b04a07a410d05243b"
secret = "e69e9a3e059edf1d59d366d0e61ebe2b2f3d5c8ca7f0ebc8c2bdc581ac60cd93"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "E"
deal.A = "7-6 6-5 4-0 3-3 2-1"
deal.B = "8-4 8-0 7-0 6-6 2-2"
deal.C = "9-7 9-3 9-1 6-4 5-4"
deal.D = "9-2 7-4 7-3 5-2 3-2"
deal.E = "9-9 9-0 8-1 7-1 4-2"
deal.F = "8-3 6-1 5-3 5-0 4-3"
deal.G = "8-6 5-5 5-1 1-1 0-0"
deal.H = "9-8 9-6 6-3 3-0 1-0"
yard = "4-4 6-0 9-4 3-1 2-0 7-7 6-2 4-1 8-5 7-5 9-5 7-2 8-7 8-2 8-8"
play = """
E:9-9 F:+4-4 F:pass G:+6-0 G:pass H:9-8L A:+9-4 A:9-4R B:+3-1
B:pass C:9-7U D:9-2D E:8-1L F:6-1L G:8-6L H:+2-0 H:2-0D A:4-0R
B:8-0L C:+7-7 C:7-7U D:7-4U E:7-1@6 F:+6-2 F:pass G:+4-1 G:pass
H:+8-5 H:pass A:7-6@7 B:6-6@7 C:6-4@7 D:+7-5 D:pass E:+9-5 E:pass
F:6-2@8 G:6-0@9 H:1-0@6 A:2-1@8 B:3-1@8 C:9-3@8 D:+7-2 D:pass
E:9-0L F:4-3U G:4-1@7 H:6-3U A:6-5U B:7-0R C:9-1L D:7-5U E:9-5@8
F:5-0@8 G:5-1L H:8-5L A:+8-7 A:8-7L B:+8-2 B:pass C:+8-8 C:pass
D:7-2L E:4-2L
"""
end = "out"
winner = "E"
delta = { A = 6, B = 26, C = 25, D = 22, E = 0, F = 27, G = 62, H = 18 }

[[match.hand]]
opener = "B"
lot = "E"
deal.A = "8-6 5-5 5-0 4-0 2-2"
deal.B = "9-8 6-5 6-2 5-3 4-3"
deal.C = "8-5 7-5 7-1 3-0 2-1"
deal.D = "9-1 8-4 7-4 6-6 6-4"
deal.E = "9-6 8-2 6-3 5-1 4-4"
deal.F = "9-4 7-0 6-1 4-1 0-0"
deal.G = "8-1 7-2 4-2 3-3 3-2"
deal.H = "9-5 9-2 8-0 5-4 2-0"
yard = "9-7 7-3 1-1 6-0 1-0 3-1 9-3 9-0 8-3 8-7 9-9 7-6 7-7 8-8 5-2"
play = """
E:+9-7 F:+7-3 G:+1-1 H:+6-0 A:+1-0 B:+3-1 C:+9-3 D:+9-0 E:+8-3
F:+8-7 G:+9-9 H:+7-6 A:+7-7 B:+8-8 B:8-8 C:8-5L D:8-4R E:8-3U
F:8-7D G:7-2D H:5-4R A:5-5L B:6-5L C:7-5@6 D:+5-2 D:5-2@7 E:9-6L
F:9-4L G:3-3U H:pass A:pass B:5-3@8 C:9-3U D:pass E:6-3@9 F:7-0@6
G:9-9U H:9-5U A:pass B:9-8@10 C:pass D:9-0@11 E:4-4L F:4-1@12
G:4-2L H:pass A:4-0@13 B:6-2L C:7-1@12 D:6-6L E:pass F:6-1@14
G:pass H:7-6L A:8-6@15 B:3-1@14 C:2-1D D:9-1D E:9-7L F:0-0@6
G:pass H:8-0@6 A:5-0@16 B:pass C:3-0@17
"""
end = "out"
winner = "C"
delta = { A = 19, B = 7, C = 0, D = 21, E = 16, F = 10, G = 16, H = 19 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-21"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 97, B = 113 }

[match.options]
max_pip = 9
hand_size = 7
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-21"
commitment = "1a73dd91fc180994daad032cd3be027dbeb6ad752fe2f0a3d41a4a9cb90a956f"
secret = "d5f8acb071472a09f604d349f60c811e2f2b88cd4febb13e0de20b3d20172531"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "8-2 7-0 6-2 5-5 5-4 4-0 3-1"
deal.B = "9-4 9-0 7-7 7-6 4-3 4-1 1-1"
yard = "9-8 8-3 3-0 8-5 8-6 8-1 9-2 6-0 7-4 4-4 6-3 8-8 7-5 5-3 5-1 2-1 5-0 9-6 9-3 3-3 9-5 8-0 9-9 7-1 6-4 2-0 5-2 4-2 2-2 6-1 1-0 3-2 8-4 7-2 7-3 6-6 9-1 8-7 6-5 0-0 9-7"
play = """
A:+9-8 B:+8-3 A:+3-0 B:+8-5 A:+8-6 B:+8-1 A:+9-2 B:+6-0 A:+7-4
B:+4-4 A:+6-3 B:+8-8 A:+7-5 B:+5-3 A:+5-1 B:+2-1 A:+5-0 B:+9-6
A:+9-3 B:+3-3 A:+9-5 B:+8-0 A:+9-9 A:9-9 B:9-6L A:9-3U B:9-4R
A:9-8D B:8-8D A:8-2D B:8-5@6 A:8-6@7 B:7-6L A:5-0@6 B:7-7L A:7-4L
B:+7-1 B:7-1@8 A:7-5@9 B:8-3U A:3-0@6 B:8-1U A:4-0L B:9-0L A:9-2L
B:4-4R A:5-4@10 B:4-3R A:+6-4 A:6-4@11 B:5-3R A:6-2@7 B:3-3@6
A:6-3@12 B:+2-0 B:pass A:3-1@6 B:+5-2 B:pass A:+4-2 A:pass B:+2-2
B:pass A:+6-1 A:pass B:+1-0 B:pass A:+3-2 A:3-2@13 B:5-2L A:4-2D
B:6-0@11 A:6-1@12 B:8-0@11 A:9-5L B:4-1U A:5-1R B:2-2@7 A:+8-4
A:pass B:2-1@7 A:+7-2 A:7-2@14 B:2-0@15 A:7-0@15 B:1-1R A:+7-3
A:pass B:1-0R
"""
end = "out"
winner = "B"
delta = { A = 32, B = 0 }

[[match.hand]]
opener = "B"
lot = "A"
deal.A = "9-4 9-3 8-0 7-2 7-0 5-1 1-0"
deal.B = "9-5 9-0 8-7 8-2 6-0 5-4 0-0"
yard = "6-5 2-2 3-2 7-1 9-9 7-7 3-1 8-1 5-2 2-1 7-5 4-3 7-4 4-2 6-3 3-0 9-2 6-4 7-3 9-1 1-1 9-8 4-1 9-7 8-4 7-6 4-0 6-1 4-4 6-2 3-3 2-0 5-0 6-6 8-3 9-6 8-6 5-3 5-5 8-8 8-5"
play = """
A:+6-5 B:+2-2 A:+3-2 B:+7-1 A:+9-9 B:+7-7 A:+3-1 B:+8-1 A:+5-2
B:+2-1 A:+7-5 B:+4-3 A:+7-4 B:+4-2 A:+6-3 B:+3-0 A:+9-2 B:+6-4
A:+7-3 B:+9-1 A:+1-1 B:+9-8 A:+4-1 B:+9-7 A:+8-4 B:+7-6 A:+4-0
B:+6-1 A:+4-4 B:+6-2 A:+3-3 B:+2-0 A:+5-0 B:+6-6 A:+8-3 B:+9-6
A:+8-6 B:+5-3 A:+5-5 B:+8-8 B:8-8 A:8-6L B:9-8R A:8-4U B:8-7D
A:9-2R B:9-7D A:7-2R B:9-6L A:4-1U B:7-7R A:7-3R B:7-6@6 A:7-5@7
B:9-5L A:3-1U B:6-6@6 A:6-3@8 B:6-4@6 A:6-5@9 B:9-1D A:7-4@6
B:5-4L A:5-5@7 B:5-3@7 A:5-0@10 B:+8-5 B:8-5@11 A:9-4L B:8-2@11
A:9-9L B:9-0L A:9-3@12
"""
end = "blocked"
winner = "A"
delta = { A = 65, B = 113 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-22"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 105, B = 51, C = 139 }

[match.options]
max_pip = 9
hand_size = 7
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-22"
commitment = "d8915cf1b82409386c49f4d9c4a4003c62025a001ed31ec726d1698b9ed6df55"
secret = "ce5c4277dd01c0d7acf6e5f270ba68ee63cee81cd9adccf0c743fda8e6633280"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "8-7 7-4 6-0 3-3 3-0 2-2 1-0"
deal.B = "9-4 9-3 8-4 6-4 6-1 4-4 4-1"
deal.C = "9-9 9-8 9-1 8-6 5-5 5-4 4-0"
yard = "7-2 7-0 4-3 9-5 1-1 2-1 5-2 6-2 6-6 5-3 7-3 6-3 9-0 7-7 9-7 7-6 8-5 4-2 7-5 8-1 7-1 8-2 0-0 8-8 8-3 3-1 9-2 2-0 5-0 5-1 3-2 6-5 8-0 9-6"
play = """
C:9-9 A:+7-2 A:pass B:9-4L C:9-8R A:+7-0 A:pass B:9-3U C:9-1D
A:8-7R B:4-4L C:5-4L A:7-4@6 B:4-1@7 C:5-5L A:+4-3 A:pass B:+9-5
B:9-5L C:+1-1 C:pass A:+2-1 A:pass B:+5-2 B:5-2@8 C:+6-2 C:pass
A:+6-6 A:pass B:+5-3 B:5-3@9 C:1-1D A:2-1D B:6-1@10 C:+7-3 C:pass
A:1-0@11 B:6-4@10 C:7-3R A:7-2D B:8-4@10
"""
end = "out"
winner = "B"
delta = { A = 45, B = 0, C = 26 }

[[match.hand]]
opener = "A"
lot = "B"
deal.A = "9-7 9-2 7-7 6-5 5-0 4-0 2-2"
deal.B = "9-8 9-4 9-0 8-2 8-1 7-6 7-2"
deal.C = "9-5 8-6 7-5 6-4 6-3 6-2 0-0"
yard = "5-1 4-1 7-3 8-3 8-4 6-6 3-0 8-0 8-5 7-0 5-4 3-3 6-1 9-6 1-0 5-2 9-1 7-4 4-2 5-5 2-0 2-1 6-0 3-1 4-3 4-4 8-8 1-1 3-2 7-1 9-9 8-7 9-3 5-3"
play = """
B:+5-1 C:+4-1 A:+7-3 B:+8-3 C:+8-4 A:+6-6 B:+3-0 C:+8-0 A:+8-5
B:+7-0 C:+5-4 A:+3-3 B:+6-1 C:+9-6 A:+1-0 B:+5-2 C:+9-1 A:+7-4
B:+4-2 C:+5-5 A:+2-0 B:+2-1 C:+6-0 A:+3-1 B:+4-3 C:+4-4 A:+8-8
A:8-8 B:9-8L C:8-6R A:8-5U B:8-2D C:9-6L A:6-6L B:7-6L C:6-4@6
A:6-5@7 B:7-2L C:6-2L A:9-2D B:9-4D C:6-3L A:7-4D B:8-3L C:8-4L
A:9-7D B:9-0D C:5-4L A:5-0L B:4-2@6 C:8-0L A:2-2@6 B:5-2@6 C:+1-1
C:pass A:2-0@8 B:2-1@9 C:6-0R A:4-0R B:6-1@9 C:4-4R A:+3-2 A:pass
B:4-3R C:4-1@10 A:+7-1 A:pass B:+9-9 B:pass C:+8-7 C:pass A:+9-3
A:pass B:+5-3
"""
end = "blocked"
winner = "B"
delta = { A = 60, B = 51, C = 113 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-23"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 2, C = 1, D = 3 }
score = { A = 41, B = 14, C = 0, D = 33 }

[match.options]
max_pip = 9
hand_size = 7
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-23"
commitment = "e865c1ed2081898bac69b9d8ddb41a9b3c27fec53972d7cdb188fd178e26faf5"
secret = "b456504f62460ce1f0674bf3ea8b41f5eb78f18497c16400eed86bb4bda4d1fc"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "9-9 9-5 7-3 5-5 4-3 3-0 1-0"
deal.B = "9-8 9-6 9-1 6-5 5-4 4-2 3-3"
deal.C = "9-4 8-7 8-1 6-6 5-3 3-2 1-1"
deal.D = "9-3 8-8 8-0 7-2 5-2 3-1 2-2"
yard = "9-7 4-1 8-3 0-0 2-1 2-0 7-0 6-1 6-0 7-5 4-4 9-2 7-4 6-3 7-1 6-2 8-5 8-6 9-0 5-1 8-2 7-7 4-0 5-0 8-4 7-6 6-4"
play = """
A:9-9 B:9-8L C:9-4U D:9-3R A:9-5D B:3-3R C:5-3R D:3-1@6 A:4-3@7
B:6-5R C:1-1@6 D:+9-7 D:pass A:1-0@6 B:9-1@8 C:8-1@9 D:8-8L A:+4-1
A:pass B:+8-3 B:8-3L C:8-7@10 D:8-0@11 A:5-5D B:5-4D C:+0-0 C:pass
D:5-2@12 A:+2-1 A:pass B:+2-0 B:pass C:+7-0 C:pass D:+6-1 D:pass
A:+6-0 A:pass B:+7-5 B:7-5@13 C:0-0@6 D:+4-4 D:pass A:6-0@6
B:2-0@14 C:7-0@15 D:9-7@8 A:7-3L B:9-6R C:6-6@6 D:6-1@6 A:+9-2
A:pass B:+7-4 B:pass C:+6-3 C:6-3@16 D:+7-1 D:pass A:+6-2 A:6-2@17
B:7-4L C:3-2@16
"""
end = "out"
winner = "C"
delta = { A = 22, B = 6, C = 0, D = 29 }

[[match.hand]]
opener = "B"
deal.A = "8-6 8-5 6-6 6-1 3-1 3-0 0-0"
deal.B = "8-8 8-4 7-2 7-1 6-0 4-4 2-0"
deal.C = "9-5 9-2 8-2 7-7 6-2 4-3 2-1"
deal.D = "9-9 9-4 8-0 7-6 7-3 5-1 5-0"
yard = "9-3 4-1 5-3 4-0 5-4 4-2 9-0 8-7 8-1 2-2 1-0 5-2 3-2 5-5 8-3 3-3 7-0 9-6 6-5 9-8 7-5 6-4 9-1 6-3 7-4 1-1 9-7"
play = """
B:8-8 C:8-2L D:8-0R A:8-6U B:8-4D C:2-1L D:7-6U A:0-0R B:6-0R
C:+9-3 C:pass D:5-0@6 A:3-0@7 B:7-1L C:6-2R D:9-4D A:8-5@6 B:7-2L
C:9-2L D:9-9L A:+4-1 A:pass B:+5-3 B:pass C:9-5@8 D:+4-0 D:pass
A:+5-4 A:pass B:+4-2 B:pass C:9-3L D:+9-0 D:9-0@9 A:5-4@8 B:5-3L
C:4-3@8 D:7-3U A:3-1U B:4-2R C:+8-7 C:8-7@6 D:5-1L A:4-1R B:2-0@9
C:7-7@6
"""
end = "out"
winner = "C"
delta = { A = 19, B = 8, C = 0, D = 4 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-24"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first" }
ended = "completed"
result = "C"
ranks = { A = 5, B = 4, C = 1, D = 3, E = 2 }
score = { A = 127, B = 37, C = 15, D = 35, E = 27 }

[match.options]
max_pip = 9
hand_size = 5
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-24"
commitment = "c6eb1e04ff0486c312a8d7da696089d6b34288f62f746801742c8556be8d6e2d"
secret = "1d3bc0409009da5869c50b308a20037e92e24914b346c3aea3df1722dc72182b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
lot = "D"
deal.A = "9-8 9-7 9-4 5-5 5-1"
deal.B = "8-4 7-6 6-4 6-3 3-2"
deal.C = "9-0 8-5 7-0 6-2 4-3"
deal.D = "8-1 7-2 6-5 4-0 2-0"
deal.E = "9-5 8-3 7-7 6-6 6-1"
yard = "7-5 2-1 7-4 9-1 7-1 4-1 8-6 0-0 5-2 5-0 6-0 8-0 9-9 4-4 3-0 9-2 3-3 8-2 5-4 8-8 7-3 3-1 9-6 4-2 1-1 1-0 5-3 2-2 9-3 8-7"
play = """
D:+7-5 E:+2-1 A:+7-4 B:+9-1 C:+7-1 D:+4-1 E:+8-6 A:+0-0 B:+5-2
C:+5-0 D:+6-0 E:+8-0 A:+9-9 A:9-9 B:9-1U C:9-0L D:+4-4 D:pass
E:9-5R A:9-8D B:8-4D C:8-5R D:4-4D E:+3-0 E:pass A:9-4D B:6-4@6
C:4-3@7 D:8-1U E:8-0L A:9-7D B:6-3@6 C:7-1D D:4-1D E:8-6L A:7-4D
B:7-6D C:6-2L D:7-2L E:7-7L A:+9-2 A:pass B:+3-3 B:pass C:7-0L
D:7-5@8 E:+8-2 E:pass A:+5-4 A:pass B:+8-8 B:pass C:+7-3 C:7-3@9
D:6-5@8 E:3-0L A:+3-1 A:3-1L B:3-2@6 C:+9-6 C:9-6D D:2-0@6 E:6-1L
A:9-2D B:3-3@7 C:+4-2 C:pass D:+1-1 D:pass E:8-3@7 A:+1-0 A:pass
B:+5-3 B:5-3@10 C:+2-2 C:pass D:+9-3 D:9-3@11 E:6-6L A:+8-7 A:pass
B:pass C:pass D:6-0L
"""
end = "blocked"
winner = "D"
delta = { A = 91, B = 23, C = 15, D = 6, E = 13 }

[[match.hand]]
opener = "C"
deal.A = "9-9 9-3 8-2 7-5 3-1"
deal.B = "9-0 8-6 7-7 6-4 3-0"
deal.C = "8-8 7-1 5-2 5-1 2-0"
deal.D = "7-3 7-2 6-0 5-3 4-2"
deal.E = "9-6 9-5 8-5 4-3 4-0"
yard = "8-3 6-3 9-8 7-4 2-1 4-1 8-7 1-0 5-4 5-0 9-2 5-5 9-4 8-1 6-6 0-0 7-0 3-3 9-1 8-4 8-0 3-2 6-1 4-4 6-5 1-1 7-6 9-7 2-2 6-2"
play = """
C:8-8 D:+8-3 D:8-3L E:8-5R A:8-2U B:8-6D C:5-2R D:6-0D E:4-3L
A:+6-3 A:pass B:3-0D C:2-0R D:4-2L E:4-0R A:9-3D B:6-4R C:+9-8
C:9-8D D:7-2L E:9-6R A:7-5L B:9-0R C:5-1L D:+7-4 D:pass E:+2-1
E:2-1L A:+4-1 A:pass B:+8-7 B:8-7D C:7-1D
"""
end = "out"
winner = "C"
delta = { A = 36, B = 14, C = 0, D = 29, E = 14 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-25"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random", F = "greedy" }
ended = "completed"
result = "F"
ranks = { A = 4, B = 2, C = 4, D = 6, E = 3, F = 1 }
score = { A = 56, B = 20, C = 56, D = 116, E = 34, F = 19 }

[match.options]
max_pip = 9
hand_size = 5
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-25"
commitment = "22dc5aeef33992c84d34d77d9f5eedf559e966bce58f7f2c8310df7d5a2146ea"
secret = "ebb4a9d7822413066a355232b11d55eb78648da3b9396207089b52b0169e60dd"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
lot = "E"
deal.A = "9-8 9-1 7-1 6-2 1-1"
deal.B = "9-5 9-3 7-6 3-3 3-2"
deal.C = "9-6 8-6 8-1 6-4 5-5"
deal.D = "9-4 7-5 6-0 4-2 3-0"
deal.E = "9-7 8-0 7-2 6-1 5-2"
deal.F = "7-7 7-3 6-6 4-1 4-0"
yard = "9-0 4-3 5-3 2-0 6-3 9-9 2-1 5-4 9-2 7-0 6-5 0-0 2-2 8-8 8-7 3-1 5-0 8-3 8-4 8-5 4-4 5-1 7-4 1-0 8-2"
play = """
E:+9-0 F:+4-3 A:+5-3 B:+2-0 C:+6-3 D:+9-9 D:9-9 E:9-0U F:+2-1
F:pass A:9-1D B:9-5L C:9-6R D:7-5L E:6-1R F:7-7L A:7-1L B:7-6@6
C:+5-4 C:pass D:+9-2 D:pass E:9-7@7 F:6-6@6 A:6-2@8 B:+7-0 B:pass
C:8-6@6 D:6-0@9 E:7-2@8 F:7-3@8 A:9-8@6 B:9-3@6 C:6-3@6 D:3-0U
E:8-0@9 F:4-3U A:5-3@8 B:+6-5 B:6-5@6 C:5-5@6 D:+0-0 D:pass
E:5-2@10
"""
end = "out"
winner = "E"
delta = { A = 2, B = 20, C = 28, D = 80, E = 0, F = 12 }

[[match.hand]]
opener = "F"
deal.A = "9-9 9-4 9-3 7-1 6-4"
deal.B = "9-8 8-7 7-4 6-1 5-2"
deal.C = "9-1 8-1 7-3 6-2 2-2"
deal.D = "7-6 7-5 7-0 6-3 3-0"
deal.E = "8-6 6-6 5-5 5-4 1-0"
deal.F = "9-5 8-8 4-1 3-2 2-0"
yard = "6-0 5-0 7-7 1-1 9-7 9-6 8-2 4-4 6-5 9-2 4-0 8-4 5-3 3-1 4-3 4-2 5-1 8-3 3-3 8-0 2-1 0-0 7-2 8-5 9-0"
play = """
F:8-8 A:+6-0 A:pass B:9-8L C:8-1R D:+5-0 D:pass E:8-6U F:+7-7
F:pass A:+1-1 A:pass B:8-7D C:9-1L D:7-6U E:1-0L F:7-7U A:7-1U
B:7-4@6 C:7-3@7 D:7-0L E:5-4@6 F:9-5@6 A:1-1R B:6-1R C:+9-7 C:pass
D:+9-6 D:pass E:+8-2 E:pass F:4-1@8 A:+4-4 A:pass B:+6-5 B:pass
C:+9-2 C:pass D:+4-0 D:pass E:+8-4 E:pass F:+5-3 F:pass A:+3-1
A:3-1@9 B:6-5R C:9-2@6 D:7-5L E:8-2@6 F:5-3L A:9-4@8 B:5-2R
"""
end = "out"
winner = "B"
delta = { A = 54, B = 0, C = 28, D = 36, E = 34, F = 7 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-26"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy", F = "balanced", G = "first" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 5, C = 7, D = 1, E = 6, F = 3, G = 4 }
score = { A = 25, B = 58, C = 89, D = 0, E = 65, F = 31, G = 41 }

[match.options]
max_pip = 9
hand_size = 5
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-26"
commitment = "28eb1aac9d8fc7c1dc726ca18d24407d1dfcec4cf1bf7d7275898e84b9fe4678"
secret = "67f1ba6b683e50f97aaee8d4263660110c11f03bc6f6c8ecf5f9cf3aef498943"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "G"
deal.A = "9-3 8-2 7-3 4-1 3-0"
deal.B = "7-6 7-5 2-2 2-1 1-0"
deal.C = "8-4 8-0 5-2 3-1 0-0"
deal.D = "9-8 9-5 7-0 6-3 2-0"
deal.E = "9-7 8-8 8-3 6-6 4-3"
deal.F = "9-4 8-5 8-1 6-5 6-1"
deal.G = "9-2 7-2 6-2 5-1 3-3"
yard = "3-2 8-6 5-4 5-3 9-6 4-0 9-0 9-9 5-5 8-7 6-4 5-0 4-4 6-0 1-1 4-2 9-1 7-7 7-4 7-1"
play = """
G:+3-2 A:+8-6 B:+5-4 C:+5-3 D:+9-6 E:+4-0 F:+9-0 G:+9-9 G:9-9
A:9-3L B:+5-5 B:pass C:+8-7 C:pass D:9-6U E:9-7R F:9-4D G:3-3L
A:7-3L B:+6-4 B:pass C:5-3@6 D:6-3@7 E:6-6U F:6-5U G:6-2@8 A:8-6@9
B:5-5U C:5-2U D:9-5@10 E:+5-0 E:5-0@11 F:9-0@11 G:7-2L A:8-2L
B:2-2U C:+4-4 C:pass D:2-0U E:+6-0 E:pass F:+1-1 F:pass G:9-2@12
A:+4-2 A:4-2@13 B:7-6R C:8-7L D:7-0L E:8-8@9 F:8-5@9 G:+9-1 G:pass
A:+7-7 A:pass B:+7-4 B:pass C:8-4@14 D:9-8@15
"""
end = "out"
winner = "D"
delta = { A = 22, B = 46, C = 70, D = 0, E = 28, F = 18, G = 21 }

[[match.hand]]
opener = "A"
deal.A = "9-2 9-1 8-8 7-3 2-1"
deal.B = "9-3 9-0 6-4 6-1 3-2"
deal.C = "9-5 6-3 6-0 5-2 1-0"
deal.D = "9-9 8-2 8-1 7-7 3-3"
deal.E = "9-4 8-6 6-5 5-5 4-4"
deal.F = "9-7 9-6 8-7 2-0 1-1"
deal.G = "9-8 7-6 7-1 6-2 4-3"
yard = "3-0 7-5 8-0 3-1 8-3 7-2 5-3 5-4 8-4 2-2 0-0 8-5 5-0 4-1 4-2 5-1 4-0 7-4 6-6 7-0"
play = """
A:8-8 B:+3-0 B:pass C:+7-5 C:pass D:8-1L E:8-6R F:8-7U G:9-8D
A:9-2D B:6-1L C:6-3L D:7-7U E:+8-0 E:pass F:9-7U G:7-6@6 A:7-3@7
B:3-2D C:6-0R D:9-9U E:9-4U F:9-6@8 G:+3-1 G:pass A:9-1@9 B:6-4U
C:1-0R D:3-3L E:+8-3 E:8-3L F:+7-2 F:pass G:4-3@10 A:+5-3 A:5-3@11
B:9-3D C:9-5D D:8-2L
"""
end = "out"
winner = "D"
delta = { A = 3, B = 12, C = 19, D = 0, E = 37, F = 13, G = 20 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-27"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first", G = "random", H = "greedy" }
ended = "completed"
result = "F"
ranks = { A = 8, B = 3, C = 4, D = 2, E = 6, F = 1, G = 5, H = 7 }
score = { A = 115, B = 55, C = 57, D = 43, E = 81, F = 0, G = 80, H = 100 }

[match.options]
max_pip = 9
hand_size = 5
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-27"
commitment = "7c200728c9285db0c7808a2d3a85054535e9996696e68cc1ef02a2d0d3060d0f"
secret = "30950c78c3bd4f961c82e1cad2ae13bb42ba872572cdf6940c428aaf82f4cb21"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "8-1 8-0 7-6 7-2 5-3"
deal.B = "9-8 9-0 7-1 6-4 2-1"
deal.C = "8-7 7-3 5-2 4-3 3-1"
deal.D = "9-9 7-0 5-0 3-2 1-1"
deal.E = "9-2 7-7 6-2 2-0 0-0"
deal.F = "9-6 9-4 9-3 4-4 4-0"
deal.G = "8-3 6-3 6-1 4-2 2-2"
deal.H = "6-0 5-4 5-1 3-0 1-0"
yard = "8-8 5-5 3-3 8-4 8-2 4-1 6-5 7-4 7-5 6-6 8-6 8-5 9-5 9-1 9-7"
play = """
D:9-9 E:9-2L F:9-6R G:+8-8 G:pass H:+5-5 H:pass A:+3-3 A:pass
B:9-8U C:+8-4 C:pass D:+8-2 D:pass E:+4-1 E:pass F:9-4D G:8-3U
H:5-4D A:3-3U B:+6-5 B:pass C:3-1U D:3-2@6 E:+7-4 E:pass F:9-3@7
G:4-2L H:5-5D A:5-3D B:6-5@8 C:5-2@9 D:8-2@6 E:4-1U F:4-4L G:+7-5
G:pass H:+6-6 H:pass A:+8-6 A:pass B:6-4L C:8-4@10 D:+8-5 D:pass
E:7-4@11 F:4-0U
"""
end = "out"
winner = "F"
delta = { A = 53, B = 20, C = 32, D = 27, E = 74, F = 0, G = 48, H = 28 }

[[match.hand]]
opener = "D"
deal.A = "9-7 6-2 5-4 4-3 2-2"
deal.B = "9-5 8-7 8-0 7-2 6-3"
deal.C = "9-1 7-6 6-1 4-1 2-0"
deal.D = "9-9 8-8 8-3 4-0 3-3"
deal.E = "9-8 7-0 6-0 3-1 2-1"
deal.F = "9-0 8-6 6-4 1-1 0-0"
deal.G = "9-4 9-3 8-2 5-1 4-2"
deal.H = "9-6 7-7 7-5 7-4 3-2"
yard = "5-5 6-5 3-0 7-3 8-5 5-3 9-2 5-2 8-4 7-1 6-6 5-0 4-4 1-0 8-1"
play = """
D:8-8 E:9-8L F:8-6R G:8-2U H:+5-5 H:pass A:+6-5 A:pass B:8-7D
C:6-1R D:9-9L E:+3-0 E:pass F:9-0L G:9-3@6 H:9-6@7 A:2-2U B:7-2U
C:2-0@8 D:+7-3 D:pass E:2-1@9 F:0-0L G:+8-5 G:pass H:+5-3 H:pass
A:+9-2 A:pass B:8-0L C:+5-2 C:pass D:4-0@10 E:7-0@11 F:1-1R
G:5-1@12 H:+8-4 H:pass A:+7-1 A:7-1R B:+6-6 B:pass C:9-1@13 D:8-3L
E:6-0@7 F:6-4@10
"""
end = "out"
winner = "F"
delta = { A = 62, B = 35, C = 25, D = 16, E = 7, F = 0, G = 32, H = 72 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-28"
seats = { A = "first", B = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 199, B = 167 }

[match.options]
max_pip = 9
hand_size = 7
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-28"
commitment = "ae7fe9e0a9e1ca592c9a46f81fc0a99de77411424788fb87f471cf700bfd855d"
secret = "81c099faa7b4f319a720af0aa750036bbcafb1c0dc6570355525d067d7c5c48f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
lot = "A"
deal.A = "8-2 7-0 5-5 4-4 4-0 2-2 0-0"
deal.B = "9-8 9-0 7-7 7-4 5-3 5-2 4-1"
yard = "1-1 8-3 5-0 7-6 7-1 1-0 9-5 9-1 3-1 3-3 2-0 5-4 4-3 8-4 8-1 6-3 3-0 9-9 3-2 8-8 7-5 9-4 8-7 6-6 6-0 2-1 9-2 5-1 6-5 6-4 9-7 8-0 6-1 6-2 7-3 8-6 9-6 4-2 9-3 7-2 8-5"
play = """
A:+1-1 B:+8-3 A:+5-0 B:+7-6 A:+7-1 B:+1-0 A:+9-5 B:+9-1 A:+3-1
B:+3-3 A:+2-0 B:+5-4 A:+4-3 B:+8-4 A:+8-1 B:+6-3 A:+3-0 B:+9-9
B:9-9 A:9-5L B:9-0R A:+3-2 A:pass B:9-1U A:+8-8 A:pass B:9-8D
A:5-5L B:5-2L A:5-0@6 B:5-3@7 A:8-2L B:1-0R A:8-8L B:8-3@8 A:8-1L
B:8-4@9 A:7-1L B:7-4@9 A:7-0L B:6-3@7 A:4-0L B:4-1R A:4-4L
B:5-4@10 A:4-3L B:+7-5 B:pass A:+9-4 A:9-4@11 B:3-3L A:3-2L B:+8-7
B:pass A:3-1@12 B:+6-6 B:pass A:3-0@13 B:7-5@9 A:2-2L B:+6-0
B:pass A:2-0L B:+2-1 B:2-1@14 A:+9-2 A:9-2@15 B:6-0@7 A:0-0L
B:+5-1 B:pass A:+6-5 A:pass B:+6-4 B:pass A:+9-7 A:pass B:+8-0
B:8-0L A:+6-1 A:pass B:+6-2 B:pass A:+7-3 A:pass B:+8-6 B:pass
A:+9-6 A:pass B:+4-2 B:pass A:+9-3 A:pass B:+7-2 B:pass A:+8-5
"""
end = "blocked"
winner = "A"
delta = { A = 86, B = 107 }

[[match.hand]]
opener = "B"
deal.A = "9-5 9-4 6-6 6-4 6-1 5-3 4-4"
deal.B = "9-7 9-3 8-8 8-7 8-6 6-3 3-0"
yard = "0-0 7-6 7-7 7-1 4-0 8-1 6-0 5-5 1-1 9-2 3-3 7-3 4-2 3-1 7-5 5-4 2-2 8-5 8-3 7-0 9-9 6-2 7-2 6-5 8-4 5-2 5-0 4-1 2-1 8-2 2-0 4-3 3-2 9-0 5-1 9-8 7-4 9-6 1-0 8-0 9-1"
play = """
B:8-8 A:+0-0 A:pass B:8-6L A:+7-6 A:pass B:8-7U A:+7-7 A:pass
B:+7-1 B:pass A:+4-0 A:pass B:+8-1 B:8-1R A:+6-0 A:pass B:+5-5
B:pass A:+1-1 A:pass B:+9-2 B:pass A:+3-3 A:pass B:+7-3 B:pass
A:+4-2 A:pass B:+3-1 B:pass A:+7-5 A:pass B:+5-4 B:pass A:+2-2
A:pass B:+8-5 B:8-5D A:7-6L B:3-1R A:7-7L B:9-7L A:7-5@6 B:7-1@7
A:9-5L B:7-3U A:5-3L B:9-3L A:9-4L B:5-5D A:+8-3 A:pass B:5-4@8
A:+7-0 A:pass B:+9-9 B:pass A:+6-2 A:pass B:+7-2 B:pass A:+6-5
A:6-5D B:+8-4 B:pass A:+5-2 A:5-2@9 B:7-2@9 A:6-4L B:6-3R A:6-6L
B:+5-0 B:pass A:6-2L B:+4-1 B:pass A:6-1@10 B:+2-1 B:pass A:6-0@11
B:5-0@6 A:4-2L B:8-4L A:8-3L B:4-1@8 A:3-3L B:3-0@12 A:+8-2 A:pass
B:+2-0 B:pass A:+4-3 A:4-3L B:+3-2 B:3-2@13 A:4-4L B:+9-0 B:pass
A:4-0L B:+5-1 B:pass A:+9-8 A:pass B:+7-4 B:7-4@14 A:+9-6 A:pass
B:+1-0 B:pass A:+8-0 A:pass B:+9-1
"""
end = "blocked"
winner = "B"
delta = { A = 113, B = 60 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-29"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 38, B = 86, C = 28 }

[match.options]
max_pip = 9
hand_size = 7
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-29"
commitment = "c6bd20c9c73816bf4909943e8d8f3c0722ce11780cdec3433f4e196682a07494"
secret = "d046d8e365ef1e998354d077beffdcfb514097c903f8fc3eaa493d30bfcaf1b4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
lot = "C"
deal.A = "9-5 9-2 8-2 7-0 6-5 6-2 1-0"
deal.B = "9-4 7-7 7-6 7-5 4-4 3-1 0-0"
deal.C = "8-5 6-6 5-3 4-3 4-2 4-0 3-3"
yard = "9-7 9-8 7-1 9-1 5-4 3-0 8-4 5-2 7-2 8-0 4-1 8-8 9-0 6-4 6-1 2-2 8-7 8-3 6-0 3-2 1-1 2-1 5-5 9-9 8-1 8-6 5-1 9-3 5-0 7-4 7-3 2-0 9-6 6-3"
play = """
C:+9-7 A:+9-8 B:+7-1 C:+9-1 A:+5-4 B:+3-0 C:+8-4 A:+5-2 B:+7-2
C:+8-0 A:+4-1 B:+8-8 C:+9-0 A:+6-4 B:+6-1 C:+2-2 A:+8-7 B:+8-3
C:+6-0 A:+3-2 B:+1-1 C:+2-1 A:+5-5 B:+9-9 B:9-9 C:9-7L A:9-5U
B:9-4R C:9-0D A:5-4U B:7-7L C:+8-1 C:pass A:7-0@6 B:7-6L C:+8-6
C:pass A:8-7@7 B:8-8@7 C:8-6@7 A:9-8@8 B:8-3@9 C:6-6L A:6-4@10
B:6-1L C:6-0@11 A:3-2@9 B:7-2@9 C:9-1@8 A:6-2@7 B:7-5@9 C:2-2@7
A:9-2@7 B:+5-1 B:pass C:4-2@12 A:5-2@13 B:4-4R C:8-4R A:4-1@14
B:+9-3 B:pass C:4-3@15 A:6-5@9 B:9-3@7 C:3-3@7 A:+5-0 A:pass
B:3-1@7 C:5-3@16 A:+7-4 A:pass B:3-0@17 C:8-5R A:7-4U B:7-1L
C:8-1@7 A:5-0R B:5-1@8 C:8-0@7 A:5-5@8 B:+7-3 B:pass C:+2-0 C:pass
A:+9-6 A:pass B:+6-3
"""
end = "blocked"
winner = "C"
delta = { A = 26, B = 71, C = 9 }

[[match.hand]]
opener = "C"
deal.A = "7-4 7-1 6-0 4-3 3-0 2-0 1-0"
deal.B = "9-8 8-2 7-3 6-2 5-2 4-4 3-2"
deal.C = "9-1 8-5 8-1 7-7 6-6 5-0 0-0"
yard = "9-5 2-2 8-6 4-0 7-2 8-7 8-4 8-0 7-5 9-4 1-1 5-3 5-4 5-5 3-1 7-0 9-7 3-3 9-0 9-3 6-4 9-9 7-6 6-3 9-2 2-1 4-1 9-6 8-3 6-1 8-8 6-5 4-2 5-1"
play = """
C:+9-5 A:+2-2 B:+8-6 C:+4-0 A:+7-2 B:+8-7 C:+8-4 A:+8-0 B:+7-5
C:+9-4 A:+1-1 B:+5-3 C:+5-4 A:+5-5 B:+3-1 C:+7-0 A:+9-7 B:+3-3
C:+9-0 A:+9-3 B:+6-4 C:+9-9 A:+7-6 B:+6-3 C:+9-2 A:+2-1 B:+4-1
C:+9-6 A:+8-3 B:+6-1 C:+8-8 C:8-8 A:8-0U B:9-8L C:8-5R A:8-3D
B:7-5R C:9-9L A:9-3L B:+6-5 B:pass C:9-6@6 A:9-7@7 B:8-7R C:7-7@7
A:7-2@7 B:7-3@8 C:7-0@9 A:1-0U B:8-6R C:0-0@9 A:2-0@9 B:+4-2
B:pass C:9-0@10 A:6-0@11 B:6-5R C:6-6@6 A:7-6@12 B:6-4@6 C:+5-1
C:pass A:pass B:6-3@13 C:9-5R A:7-1U B:8-2@7 C:9-2@9 A:4-3@6
B:5-3L C:5-0L A:3-0L B:6-2@11 C:9-4R A:7-4U B:4-4R C:8-4R A:pass
B:4-2@14 C:5-4@15 A:2-1@11 B:6-1@11 C:9-1@9 A:2-2@14 B:5-2@14
C:pass A:pass B:3-2@16
"""
end = "blocked"
winner = "A"
delta = { A = 12, B = 15, C = 19 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-30"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1, D = 4 }
score = { A = 58, B = 19, C = 18, D = 73 }

[match.options]
max_pip = 9
hand_size = 7
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-30"
commitment = "58b3312f7f7118de4cc4167ac5fc684d52c645d0214725dff2bbefff282ea3fe"
secret = "1bc1dc42fe93d96b34e329a4b866ba633fd17b35a6f1633194d18878145a394f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
lot = "D"
deal.A = "9-3 9-2 8-7 7-6 4-3 2-1 2-0"
deal.B = "9-6 8-8 7-5 6-6 6-0 5-3 2-2"
deal.C = "9-8 9-4 8-6 8-2 7-7 7-2 1-1"
deal.D = "9-5 7-4 7-0 4-4 4-1 3-0 1-0"
yard = "5-2 7-3 5-0 4-2 0-0 6-2 3-2 8-1 4-0 6-4 8-3 9-1 9-0 7-1 5-1 5-5 5-4 8-0 6-5 3-3 3-1 6-3 9-7 6-1 8-4 8-5 9-9"
play = """
D:+5-2 A:+7-3 B:+5-0 C:+4-2 D:+0-0 A:+6-2 B:+3-2 C:+8-1 D:+4-0
A:+6-4 B:+8-3 C:+9-1 D:+9-0 A:+7-1 B:+5-1 C:+5-5 D:+5-4 A:+8-0
B:+6-5 C:+3-3 D:+3-1 A:+6-3 B:+9-7 C:+6-1 D:+8-4 A:+8-5 B:+9-9
B:9-9 C:9-8L D:9-0U A:9-3R B:9-6D C:8-6L D:0-0U A:8-0U B:6-0@6
C:pass D:1-0@7 A:8-7U B:6-6L C:6-1L D:pass A:7-6@8 B:6-5@9 C:9-1L
D:3-1R A:8-5@9 B:8-8@9 C:8-2@9 D:8-4@10 A:pass B:8-3@11 C:9-4L
D:4-1R A:9-2@9 B:9-7@9 C:4-2L D:7-0U A:6-4R B:2-2L C:7-2L D:5-2@12
A:6-2@13 B:7-5@12 C:7-7L D:7-4L A:7-3@14 B:pass C:pass D:pass
A:7-1@15 B:3-2@11 C:8-1@7 D:5-4L A:6-3R B:5-3L C:3-3L D:3-0L
A:4-3@16
"""
end = "blocked"
winner = "A"
delta = { A = 5, B = 11, C = 12, D = 26 }

[[match.hand]]
opener = "C"
deal.A = "8-4 8-0 7-7 7-2 4-1 2-2 0-0"
deal.B = "9-6 9-3 8-1 6-5 4-4 4-3 1-0"
deal.C = "8-8 8-5 7-5 6-2 5-4 5-2 3-1"
deal.D = "9-2 8-7 7-6 7-4 3-2 2-1 1-1"
yard = "5-1 9-8 5-0 5-3 9-4 6-3 6-1 9-0 8-6 8-3 9-5 5-5 3-0 9-1 6-4 2-0 4-2 6-6 3-3 9-7 6-0 4-0 7-1 8-2 7-3 9-9 7-0"
play = """
C:8-8 D:8-7L A:8-4R B:8-1U C:8-5D D:7-4L A:4-1L B:4-4R C:5-4R
D:+5-1 D:pass A:+9-8 A:pass B:4-3@6 C:+5-0 C:pass D:+5-3 D:pass
A:+9-4 A:9-4@7 B:9-3@6 C:3-1L D:2-1U A:9-8@6 B:9-6@7 C:7-5R D:7-6R
A:7-2U B:6-5D C:6-2R D:3-2L A:7-7U B:+6-3 B:pass C:+6-1 C:pass
D:+9-0 D:pass A:+8-6 A:pass B:+8-3 B:pass C:+9-5 C:pass D:+5-5
D:pass A:+3-0 A:pass B:+9-1 B:pass C:+6-4 C:pass D:+2-0 D:pass
A:+4-2 A:pass B:+6-6 B:pass C:+3-3 C:pass D:+9-7 D:9-7U A:+6-0
A:pass B:+4-0 B:pass C:+7-1 C:7-1@8 D:+8-2 D:pass A:+7-3 A:7-3@9
B:6-6D C:6-4D D:+9-9 D:pass A:8-6@10 B:6-3@11 C:5-2L D:5-1@8
A:8-0@6 B:8-3@9 C:9-5L D:8-2R A:4-2D B:9-1L C:6-1L D:2-0@6 A:6-0L
B:4-0L C:5-0@8 D:9-2U A:2-2U B:+7-0
"""
end = "blocked"
winner = "C"
delta = { A = 53, B = 8, C = 6, D = 47 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-31"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 4, D = 2, E = 5 }
score = { A = 31, B = 17, C = 43, D = 22, E = 92 }

[match.options]
max_pip = 9
hand_size = 5
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-31"
commitment = "c80d48fff74074085075e6895e0b8ada55f794a77c2d4cb3bf5e5f8c15189867"
secret = "fe34fc6325c7f61ae491cf06f45f6e86e005b95c619cfb0a57ead92b2c796dca"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "E"
lot = "B"
deal.A = "9-7 9-4 5-4 3-2 3-0"
deal.B = "8-7 7-0 5-5 5-1 2-2"
deal.C = "9-5 8-0 6-4 4-1 1-0"
deal.D = "8-5 8-1 7-6 7-1 2-0"
deal.E = "9-3 8-8 8-6 5-3 5-0"
yard = "4-0 9-1 7-4 8-3 3-1 8-2 7-5 7-3 6-1 4-3 6-3 7-2 6-2 6-5 7-7 6-0 5-2 4-4 9-9 9-8 9-2 8-4 4-2 9-0 0-0 2-1 1-1 6-6 3-3 9-6"
play = """
B:+4-0 C:+9-1 D:+7-4 E:+8-3 A:+3-1 B:+8-2 C:+7-5 D:+7-3 E:+6-1
A:+4-3 B:+6-3 C:+7-2 D:+6-2 E:+6-5 A:+7-7 B:+6-0 C:+5-2 D:+4-4
E:+9-9 E:9-9 A:9-7L B:+9-8 B:9-8R C:9-1U D:+9-2 D:9-2D E:8-8R
A:+8-4 A:8-4R B:8-7@6 C:8-0@7 D:7-6L E:8-6L A:7-7@6 B:7-0@6
C:7-2@8 D:7-4@9 E:6-1U A:9-4R B:8-2L C:4-1@9 D:8-1@9 E:6-5U A:5-4U
B:2-2L C:5-2L D:6-2@10 E:+4-2 E:4-2@11 A:4-3U B:5-5L C:9-5L
D:8-5@12 E:5-3@13 A:3-2U B:6-0@6 C:6-4@11 D:7-3@13 E:5-0@7 A:+9-0
A:9-0L B:4-0L C:7-5@7 D:4-4L E:+0-0 E:pass A:+2-1 A:pass B:+1-1
B:pass C:+6-6 C:pass D:+3-3 D:pass E:+9-6
"""
end = "blocked"
winner = "A"
delta = { A = 10, B = 17, C = 13, D = 16, E = 88 }

[[match.hand]]
opener = "E"
deal.A = "9-4 8-6 8-1 7-5 2-0"
deal.B = "9-8 9-1 6-3 5-4 3-0"
deal.C = "8-7 7-7 7-3 7-0 5-0"
deal.D = "9-6 8-0 4-2 3-3 2-1"
deal.E = "9-0 7-6 6-6 6-5 4-0"
yard = "8-8 8-4 5-1 3-1 3-2 9-7 9-5 7-4 5-2 8-2 9-3 4-1 6-2 7-1 6-0 7-2 6-4 8-5 1-1 1-0 9-2 9-9 2-2 4-4 4-3 6-1 8-3 5-3 5-5 0-0"
play = """
E:+8-8 E:8-8 A:8-6L B:9-8R C:8-7U D:8-0D E:6-6L A:+8-4 A:pass
B:6-3L C:+5-1 C:pass D:9-6@6 E:7-6@7 A:9-4R B:3-0L C:5-0L D:4-2R
E:6-5L A:2-0R B:9-1@6 C:7-0R D:2-1@6 E:9-0D A:7-5R B:5-4R
"""
end = "out"
winner = "B"
delta = { A = 21, B = 0, C = 30, D = 6, E = 4 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-32"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first", F = "random" }
ended = "completed"
result = "C"
ranks = { A = 6, B = 2, C = 1, D = 3, E = 5, F = 4 }
score = { A = 91, B = 21, C = 9, D = 49, E = 57, F = 53 }

[match.options]
max_pip = 9
hand_size = 5
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-32"
commitment = "00869c8e2aac510d22d4595d15a9d4ecd20ec5e409a8f86f3a9e955036896cf8"
secret = "e1714afe1bf54445c6d56800a9dfcb6483df22d0d9e1733fac2ff6393f37f65d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "9-9 9-4 9-3 5-4 3-3"
deal.B = "9-0 7-5 6-6 6-5 5-0"
deal.C = "9-5 8-8 7-4 3-2 2-0"
deal.D = "8-7 7-1 5-3 4-4 4-1"
deal.E = "9-8 7-3 6-0 5-5 5-1"
deal.F = "9-2 8-5 7-2 7-0 1-0"
yard = "8-3 4-3 4-0 9-6 3-0 2-2 9-1 8-6 8-1 3-1 0-0 8-4 7-7 6-1 2-1 8-0 8-2 6-2 5-2 4-2 6-4 1-1 9-7 7-6 6-3"
play = """
A:9-9 B:9-0U C:9-5L D:+8-3 D:pass E:9-8R F:9-2D A:5-4L B:5-0U
C:8-8R D:8-7R E:+4-3 E:pass F:8-5@6 A:+4-0 A:pass B:+9-6 B:pass
C:+3-0 C:pass D:8-3@7 E:4-3L F:7-2R A:9-3L B:6-5U C:3-2R D:5-3@6
E:7-3R F:7-0R A:9-4L B:6-6U C:+2-2 C:pass D:+9-1 D:pass E:6-0U
F:+8-6 F:8-6@8 A:+8-1 A:pass B:9-6@9 C:7-4L D:7-1L E:5-1L F:1-0R
"""
end = "out"
winner = "F"
delta = { A = 19, B = 12, C = 9, D = 23, E = 10, F = 0 }

[[match.hand]]
opener = "A"
deal.A = "9-4 9-1 7-4 5-0 0-0"
deal.B = "8-6 6-3 5-5 3-2 3-0"
deal.C = "9-3 8-1 7-3 5-3 1-1"
deal.D = "9-5 8-0 7-1 5-1 1-0"
deal.E = "9-8 7-0 4-4 4-1 3-3"
deal.F = "9-9 8-2 7-7 6-0 5-2"
yard = "8-8 8-7 6-5 9-0 6-6 8-4 4-3 5-4 6-4 8-5 7-5 2-1 6-1 4-2 2-0 9-2 3-1 6-2 4-0 7-6 8-3 9-7 9-6 2-2 7-2"
play = """
A:+8-8 A:8-8 B:8-6L C:8-1R D:8-0U E:9-8D F:6-0L A:5-0L B:5-5L
C:5-3L D:9-5@6 E:+8-7 E:pass F:5-2@7 A:9-1R B:3-2L C:9-3R D:1-0U
E:3-3R F:+6-5 F:pass A:+9-0 A:pass B:3-0@8 C:7-3R D:+6-6 D:pass
E:+8-4 E:pass F:+4-3 F:4-3@9 A:7-4R B:+5-4 B:5-4R C:1-1U
"""
end = "out"
winner = "C"
delta = { A = 72, B = 9, C = 0, D = 26, E = 47, F = 53 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-33"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random", F = "greedy", G = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 7, B = 2, C = 1, D = 5, E = 6, F = 4, G = 3 }
score = { A = 61, B = 19, C = 5, D = 27, E = 31, F = 25, G = 24 }

[match.options]
max_pip = 9
hand_size = 5
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-33"
commitment = "80539723d730636def501462d7f09be1e860dcaceec130f52a725ff7ff766e6b"
secret = "b88ece3fca83624a411c9e724cdb61e248f101e1ed3ce7b04d777505dc336b39"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
lot = "G"
deal.A = "6-5 5-0 3-2 1-0 0-0"
deal.B = "9-8 8-1 7-7 6-6 4-3"
deal.C = "9-4 8-7 8-3 7-4 5-3"
deal.D = "8-6 8-4 7-6 7-1 5-1"
deal.E = "9-6 7-3 6-4 6-2 4-0"
deal.F = "8-8 8-5 7-5 7-2 1-1"
deal.G = "9-5 9-0 6-3 2-2 2-0"
yard = "3-3 4-2 6-1 4-1 5-5 7-0 9-1 2-1 8-0 9-9 3-1 6-0 4-4 8-2 3-0 9-7 5-2 5-4 9-2 9-3"
play = """
G:+3-3 A:+4-2 B:+6-1 C:+4-1 D:+5-5 E:+7-0 F:+9-1 G:+2-1 A:+8-0
B:+9-9 B:9-9 C:9-4L D:+3-1 D:pass E:9-6R F:9-1U G:9-0D A:1-0D
B:6-6R C:+6-0 C:6-0R D:8-6@6 E:6-4@7 F:8-8@6 G:+4-4 G:pass A:8-0@8
B:9-8@6 C:8-3@9 D:8-4L E:4-0R F:8-5L G:4-4R A:4-2R B:4-3@10
C:7-4@11 D:5-5L E:+8-2 E:pass F:7-5L G:9-5@12 A:6-5@13 B:7-7L
C:8-7L D:7-6@14 E:7-3@15 F:7-2R G:3-3@9 A:3-2@16 B:+3-0 B:3-0@9
C:5-3@17 D:7-1R E:6-2@16 F:1-1R
"""
end = "out"
winner = "F"
delta = { A = 55, B = 16, C = 5, D = 10, E = 17, F = 0, G = 18 }

[[match.hand]]
opener = "G"
deal.A = "9-5 9-4 8-2 5-4 3-2"
deal.B = "9-7 8-5 8-3 7-0 6-5"
deal.C = "7-5 6-1 4-4 4-3 4-0"
deal.D = "8-0 6-2 5-2 2-2 2-1"
deal.E = "7-7 7-2 6-6 6-4 0-0"
deal.F = "9-8 8-6 5-0 2-0 1-0"
deal.G = "9-0 6-3 6-0 5-5 1-1"
yard = "4-1 9-3 7-1 8-1 7-4 5-1 7-3 8-8 9-1 3-1 4-2 3-0 8-4 3-3 9-9 8-7 9-2 5-3 9-6 7-6"
play = """
G:+4-1 A:+9-3 B:+7-1 C:+8-1 D:+7-4 E:+5-1 F:+7-3 G:+8-8 G:8-8
A:8-2U B:8-5L C:8-1R D:8-0D E:7-2U F:7-3U G:5-5L A:5-4L B:6-5@6
C:7-5@7 D:7-4L E:0-0D F:5-0D G:9-0@8 A:+9-1 A:pass B:7-0@9 C:6-1@6
D:2-1R E:5-1D F:9-8@8 G:1-1D A:9-1@10 B:7-1D C:+3-1 C:3-1@11
D:6-2R E:6-6R F:8-6R G:6-3@12 A:+4-2 A:pass B:+3-0 B:pass C:+8-4
C:pass D:+3-3 D:pass E:6-4@13 F:1-0@6 G:4-1@13 A:9-3U B:9-7L
C:8-4R D:3-3@11 E:+9-9 E:pass F:+8-7 F:pass G:+9-2 G:pass A:3-2@14
B:8-3@11 C:4-3@15 D:5-2@14 E:9-9L F:+5-3 F:pass G:9-2L A:9-5@16
B:+9-6 B:9-6@17 C:4-4R D:+7-6 D:pass E:pass F:pass G:pass A:9-4@18
B:pass C:4-0R
"""
end = "out"
winner = "C"
delta = { A = 6, B = 3, C = 0, D = 17, E = 14, F = 25, G = 6 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-34"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy", F = "balanced", G = "first", H = "random" }
ended = "completed"
result = "B"
ranks = { A = 8, B = 1, C = 6, D = 5, E = 3, F = 7, G = 2, H = 4 }
score = { A = 85, B = 34, C = 60, D = 46, E = 37, F = 62, G = 36, H = 42 }

[match.options]
max_pip = 9
hand_size = 5
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-34"
commitment = "142a9d5d6efdf39ae315b66a32564792d512a8944e682511eb9a533ae9c8fef7"
secret = "c97d8990c8618639c83d27fbfa15f2505db5b0e286c1a9283718572f8185e0ea"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "F"
deal.A = "8-8 8-1 4-2 4-1 3-1"
deal.B = "9-0 7-2 5-2 5-1 3-0"
deal.C = "9-5 8-7 6-5 2-0 0-0"
deal.D = "7-0 5-4 5-0 2-2 1-0"
deal.E = "9-7 8-0 7-3 7-1 6-4"
deal.F = "9-9 9-4 9-3 9-1 7-5"
deal.G = "6-6 4-0 3-3 3-2 1-1"
deal.H = "8-6 8-3 6-3 5-5 5-3"
yard = "7-4 6-0 9-8 7-6 6-1 9-6 8-5 7-7 2-1 6-2 8-2 4-3 8-4 4-4 9-2"
play = """
F:9-9 G:+7-4 G:pass H:+6-0 H:pass A:+9-8 A:9-8L B:9-0R C:9-5U
D:+7-6 D:pass E:9-7D F:7-5U G:4-0R H:8-3L A:4-2R B:7-2R C:8-7R
D:7-6U E:7-3L F:+6-1 F:6-1U G:7-4L H:8-6R A:8-1U B:+9-6 B:9-6R
C:+8-5 C:8-5U D:5-0U E:6-4L F:9-4R G:6-6L H:6-0@6 A:+7-7 A:pass
B:+2-1 B:pass C:6-5L D:+6-2 D:6-2@7 E:8-0U F:+8-2 F:8-2@7 G:+4-3
G:4-3R H:5-3R A:8-8U B:+8-4 B:8-4U C:+4-4 C:pass D:+9-2
"""
end = "blocked"
winner = "E"
delta = { A = 23, B = 19, C = 60, D = 32, E = 8, F = 22, G = 13, H = 19 }

[[match.hand]]
opener = "E"
deal.A = "9-7 6-0 2-1 1-1 0-0"
deal.B = "9-3 8-5 4-0 3-2 3-0"
deal.C = "9-6 8-6 7-5 5-3 4-3"
deal.D = "9-9 9-5 8-2 7-7 5-5"
deal.E = "8-8 7-6 7-2 6-2 2-0"
deal.F = "8-7 8-4 8-3 8-1 7-1"
deal.G = "9-8 9-2 9-0 4-4 3-1"
deal.H = "7-4 7-0 6-1 5-0 1-0"
yard = "9-4 5-4 6-6 4-2 7-3 6-3 3-3 2-2 5-2 9-1 5-1 6-5 6-4 4-1 8-0"
play = """
E:8-8 F:8-7L G:9-8R H:+9-4 H:pass A:+5-4 A:pass B:8-5U C:8-6D
D:9-5U E:7-6L F:+6-6 F:6-6L G:+4-2 G:pass H:6-1L A:6-0@6 B:+7-3
B:pass C:9-6@7 D:9-9R E:+6-3 E:pass F:+3-3 F:pass G:9-2R H:9-4@8
A:9-7@9 B:4-0@8 C:7-5@9 D:8-2R E:6-3D F:3-3D G:3-1D H:+2-2 H:pass
A:+5-2 A:pass B:9-3@10 C:5-3@11 D:5-5@9 E:+9-1 E:pass F:+5-1
F:5-1@9 G:+6-5 G:6-5@12 H:5-0@13 A:5-4@11 B:3-0@6 C:4-3@6
"""
end = "out"
winner = "C"
delta = { A = 62, B = 15, C = 0, D = 14, E = 29, F = 40, G = 23, H = 23 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-35"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 63, B = 144 }

[match.options]
max_pip = 9
hand_size = 7
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-35"
commitment = "1e1d0210b5aa7d9bde8ff8a5fa63e36d280e1784575e08dfb8fd885ef8792ab6"
secret = "bc9f10c23b44dc75c1eed229406d19e2961079e61f8864f311f92671b9d38aab"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
lot = "B"
deal.A = "9-7 9-5 9-3 7-1 7-0 5-4 5-3"
deal.B = "9-4 8-0 7-7 6-4 6-0 3-0 2-0"
yard = "8-4 9-6 0-0 4-4 5-2 9-9 4-0 4-3 6-6 8-8 3-1 6-5 8-6 5-1 6-1 4-1 7-3 2-2 1-1 9-2 9-0 6-3 8-3 7-2 8-1 9-1 9-8 2-1 4-2 1-0 8-5 5-0 8-7 7-4 7-5 3-2 3-3 8-2 6-2 7-6 5-5"
play = """
B:+8-4 A:+9-6 B:+0-0 A:+4-4 B:+5-2 A:+9-9 A:9-9 B:9-4L A:9-7R
B:+4-0 B:pass A:9-6U B:+4-3 B:pass A:9-5D B:8-4L A:5-4D B:8-0L
A:4-4D B:6-4D A:+6-6 A:pass B:4-3@6 A:+8-8 A:pass B:4-0@7 A:6-6U
B:6-0U A:+3-1 A:pass B:+6-5 B:6-5@8 A:+8-6 A:8-6@9 B:3-0L A:8-8@9
B:+5-1 B:pass A:+6-1 A:pass B:+4-1 B:pass A:+7-3 A:pass B:+2-2
B:pass A:+1-1 A:pass B:+9-2 B:pass A:+9-0 A:pass B:+6-3 B:pass
A:+8-3 A:8-3@9 B:+7-2 B:pass A:+8-1 A:8-1@10 B:+9-1 B:pass A:+9-8
A:9-8@11 B:6-3L A:1-1@10 B:9-1@10 A:7-1@12 B:5-1@13 A:9-3@6 B:7-7R
A:7-3R B:7-2@14 A:7-0@15 B:2-0U A:9-0@6 B:9-2U A:5-3R B:5-2R
A:6-1L B:4-1L A:3-1@9
"""
end = "out"
winner = "A"
delta = { A = 0, B = 54 }

[[match.hand]]
opener = "A"
lot = "B"
deal.A = "8-5 8-2 7-6 7-5 7-4 5-1 4-1"
deal.B = "9-3 9-0 7-2 6-3 6-0 4-4 4-2"
yard = "9-9 4-0 8-1 5-3 6-4 2-1 7-0 5-2 9-5 7-3 8-3 1-0 6-1 5-5 3-0 8-4 6-5 6-2 9-1 6-6 0-0 9-8 5-4 8-8 3-1 1-1 9-6 3-3 9-7 9-4 8-6 7-1 2-2 8-7 3-2 5-0 9-2 2-0 7-7 8-0 4-3"
play = """
B:+9-9 A:+4-0 B:+8-1 A:+5-3 B:+6-4 A:+2-1 B:+7-0 A:+5-2 B:+9-5
A:+7-3 B:+8-3 A:+1-0 B:+6-1 A:+5-5 B:+3-0 A:+8-4 B:+6-5 A:+6-2
B:+9-1 A:+6-6 B:+0-0 A:+9-8 B:+5-4 A:+8-8 A:8-8 B:8-3L A:9-8R
B:8-1U A:8-5D B:9-3L A:5-5D B:9-5D A:7-5@6 B:6-5@7 A:6-6@7 B:6-4@7
A:7-6@8 B:6-3@9 A:5-3@9 B:9-9L A:+3-1 A:pass B:9-1L A:+1-1 A:pass
B:9-0@10 A:+9-6 A:9-6@11 B:6-1L A:1-1U B:+3-3 B:pass A:5-1U B:+9-7
B:pass A:4-1@12 B:+9-4 B:pass A:2-1@13 B:6-0L A:8-2@13 B:7-0L
A:8-4@7 B:9-7L A:7-4@12 B:9-4L A:4-0L B:3-0L A:7-3L B:7-2L A:6-2L
B:5-4U A:1-0@10 B:4-4U A:+8-6 A:pass B:4-2U A:+7-1 A:pass B:+2-2
B:pass A:+8-7 A:pass B:+3-2 B:pass A:+5-0 A:pass B:+9-2 B:pass
A:+2-0 A:pass B:+7-7 B:pass A:+8-0 A:pass B:+4-3 B:4-3@14
"""
end = "blocked"
winner = "A"
delta = { A = 63, B = 90 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-36"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 16, B = 43, C = 5 }

[match.options]
max_pip = 9
hand_size = 7
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-36"
commitment = "0692246b10f4935798d5bd75340811fae424de4d08bca3c9f29c041df70eca36"
secret = "907234add37912c889daf6281f03666fa1cf6fb2f9b04d150f7ef1ee7aade589"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "9-7 9-4 8-8 7-5 6-5 6-0 2-1"
deal.B = "9-3 9-1 8-2 7-6 5-2 4-3 0-0"
deal.C = "9-9 9-0 8-6 7-0 4-2 4-0 3-0"
yard = "7-2 1-1 9-8 6-1 3-2 8-3 4-1 8-4 7-4 2-0 5-4 4-4 7-7 5-0 8-0 5-3 5-5 7-1 5-1 3-3 6-4 8-7 8-1 7-3 8-5 6-3 9-2 6-2 9-5 3-1 9-6 2-2 1-0 6-6"
play = """
C:9-9 A:9-7L B:9-1U C:9-0R A:9-4D B:0-0R C:7-0R A:6-0@6 B:+7-2
B:pass C:4-0@7 A:7-5L B:7-6R C:8-6R A:6-5L B:4-3D C:4-2@7 A:8-8R
B:8-2@8 C:+1-1 C:pass A:+9-8 A:9-8R B:+6-1 B:pass C:+3-2 C:pass
A:+8-3 A:8-3@9 B:5-2@7 C:3-2D A:2-1U
"""
end = "out"
winner = "A"
delta = { A = 0, B = 28, C = 5 }

[[match.hand]]
opener = "C"
deal.A = "9-6 9-0 8-5 7-5 6-2 4-1 2-0"
deal.B = "9-2 8-2 8-1 5-2 5-0 4-0 3-1"
deal.C = "9-7 9-5 8-8 8-6 7-7 7-4 7-2"
yard = "7-0 6-0 7-6 4-3 5-5 5-4 9-1 1-0 4-4 9-3 9-4 9-8 8-3 6-6 6-1 6-4 3-0 0-0 4-2 9-9 2-2 1-1 5-3 8-4 6-5 8-0 3-2 3-3 8-7 7-1 6-3 7-3 2-1 5-1"
play = """
C:8-8 A:8-5L B:8-2U C:8-6R A:+7-0 A:pass B:8-1D C:9-5L A:9-6L
B:3-1D C:7-2U A:6-2L B:5-2L C:9-7U A:7-5L B:9-2U C:7-7L A:7-0L
B:+6-0 B:pass C:7-4@6
"""
end = "out"
winner = "C"
delta = { A = 16, B = 15, C = 0 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-37"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3, D = 4 }
score = { A = 57, B = 0, C = 74, D = 94 }

[match.options]
max_pip = 9
hand_size = 7
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-37"
commitment = "b375af81cad258a5fdd622e9b624e311ae0724b89a34c2c5714b35dfdd85c0d2"
secret = "56fc94a9dc037a779c4628036b855977e0fd64eb32995673151a3ed4c1fa4041"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "9-9 9-8 9-6 7-5 6-5 5-5 4-0"
deal.B = "9-7 8-4 8-2 8-1 5-0 2-1 2-0"
deal.C = "9-5 8-3 7-2 7-0 4-3 2-2 1-0"
deal.D = "9-3 8-5 7-3 6-6 6-1 3-1 1-1"
yard = "0-0 3-2 6-2 6-3 7-6 5-1 9-2 8-6 7-4 9-0 8-7 8-0 5-2 9-1 3-3 5-3 3-0 7-1 6-4 4-1 8-8 5-4 4-4 6-0 9-4 4-2 7-7"
play = """
A:9-9 B:9-7L C:9-5R D:9-3U A:9-6D B:5-0R C:7-0L D:7-3U A:6-5D
B:2-0L C:2-2L D:+0-0 D:pass A:+3-2 A:3-2@6 B:8-2L C:7-2@7 D:8-5L
A:5-5L B:+6-2 B:pass C:+6-3 C:pass D:+7-6 D:pass A:7-5@8 B:+5-1
B:5-1L C:+9-2 C:pass D:+8-6 D:pass A:+7-4 A:pass B:+9-0 B:pass
C:+8-7 C:pass D:+8-0 D:pass A:+5-2 A:5-2@9 B:8-1L C:8-7L D:7-6L
A:7-4U B:8-4U C:6-3L D:3-1L A:9-8U B:9-0R C:9-2@9 D:6-1L A:+9-1
A:9-1R B:6-2L C:8-3@6 D:1-1R A:+3-3 A:pass B:2-1R
"""
end = "out"
winner = "B"
delta = { A = 10, B = 0, C = 8, D = 84 }

[[match.hand]]
opener = "B"
lot = "A"
deal.A = "9-1 8-1 7-7 7-0 5-3 3-0 1-1"
deal.B = "9-7 8-4 6-6 6-1 6-0 4-4 2-1"
deal.C = "8-6 8-0 7-6 7-5 6-5 6-3 2-2"
deal.D = "9-8 8-3 6-2 5-5 5-2 5-0 1-0"
yard = "3-2 7-2 8-2 5-1 9-0 8-8 3-1 7-3 3-3 6-4 7-4 9-6 4-3 8-7 4-1 9-5 9-9 0-0 9-4 9-2 4-2 8-5 9-3 5-4 7-1 2-0 4-0"
play = """
A:+3-2 B:+7-2 C:+8-2 D:+5-1 A:+9-0 B:+8-8 B:8-8 C:8-6L D:9-8R
A:8-1U B:8-4D C:7-6L D:5-1U A:7-0L B:9-7R C:7-5R D:5-0L A:5-3L
B:4-4D C:+3-1 C:pass D:+7-3 D:pass A:+3-3 A:pass B:+6-4 B:6-4D
C:+7-4 C:7-4@6 D:+9-6 D:pass A:+4-3 A:4-3@7 B:6-6D C:6-5D D:9-6@8
A:+8-7 A:pass B:6-1@9 C:3-1@9 D:8-3L A:3-2@7 B:7-2@6 C:2-2@6
D:6-2@6 A:+4-1 A:pass B:2-1@10 C:8-2@11 D:5-5R A:+9-5 A:9-5@12
B:+9-9 B:pass C:+0-0 C:pass D:5-2R A:+9-4 A:pass B:+9-2 B:pass
C:+4-2 C:pass D:+8-5 D:8-5@13 A:9-1@8 B:9-9@12 C:+9-3 C:9-3@12
D:+5-4 D:pass A:9-4@14 B:9-2@15 C:6-3@6 D:5-4U A:1-1@8 B:+7-1
B:7-1@8 C:+2-0 C:pass D:1-0@16 A:4-1@17 B:6-0@16
"""
end = "out"
winner = "B"
delta = { A = 47, B = 0, C = 66, D = 10 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-38"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 2, C = 2, D = 1, E = 5 }
score = { A = 79, B = 31, C = 31, D = 15, E = 85 }

[match.options]
max_pip = 9
hand_size = 5
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-38"
commitment = "353ea22914d7d677aa4ece6cffca114912da3aece2b24ab8f789381abc66b2eb"
secret = "25c243e8563f8beb13b8242e4c9be76188abb3693ad891df60ce6408c85355b8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
lot = "E"
deal.A = "9-2 5-2 4-3 4-1 3-2"
deal.B = "9-4 8-6 8-1 3-3 2-2"
deal.C = "7-7 7-6 7-1 4-2 3-0"
deal.D = "9-5 8-8 8-5 5-4 4-0"
deal.E = "9-8 7-5 6-2 1-1 0-0"
yard = "7-2 5-0 5-3 8-4 2-1 6-4 6-6 7-0 5-5 7-3 8-0 2-0 5-1 6-1 9-9 6-5 8-2 9-0 7-4 9-3 9-7 1-0 6-3 4-4 6-0 9-1 9-6 8-3 8-7 3-1"
play = """
E:+7-2 A:+5-0 B:+5-3 C:+8-4 D:+2-1 E:+6-4 A:+6-6 B:+7-0 C:+5-5
D:+7-3 E:+8-0 A:+2-0 B:+5-1 C:+6-1 D:+9-9 D:9-9 E:9-8L A:9-2R
B:9-4U C:+6-5 C:pass D:9-5D E:7-5D A:5-2R B:7-0D C:8-4L D:5-4L
E:6-4U A:6-6U B:8-6U C:7-6@6 D:+8-2 D:pass E:6-2@7 A:5-0L B:2-2@7
C:4-2@7 D:8-2@8 E:7-2@9 A:4-3@7 B:3-3@7 C:3-0@7 D:7-3@10 E:+9-0
E:pass A:3-2@11 B:5-3R C:7-7@6 D:+7-4 D:7-4@6 E:+9-3 E:pass A:+9-7
A:9-7@12 B:+1-0 B:pass C:7-1@13 D:4-0L E:9-3R A:4-1L B:8-1L
C:6-1@13 D:8-8L E:8-0L A:+6-3 A:pass B:+4-4 B:pass C:+6-0 C:pass
D:8-5@14 E:+9-1 E:pass A:+9-6 A:pass B:+8-3 B:8-3@15 C:6-0L
D:2-1@11
"""
end = "out"
winner = "D"
delta = { A = 26, B = 15, C = 21, D = 0, E = 71 }

[[match.hand]]
opener = "E"
lot = "D"
deal.A = "9-4 9-2 8-5 6-5 4-3"
deal.B = "8-3 8-0 7-2 6-2 5-2"
deal.C = "9-9 9-0 8-6 7-3 5-3"
deal.D = "9-7 8-4 7-6 7-5 3-0"
deal.E = "7-1 7-0 6-4 4-2 3-2"
yard = "9-6 3-3 1-1 5-4 4-4 2-2 5-5 0-0 4-0 2-0 7-4 5-1 9-3 8-1 7-7 6-6 2-1 1-0 4-1 8-2 6-3 6-0 5-0 3-1 8-7 6-1 8-8 9-8 9-1 9-5"
play = """
D:+9-6 E:+3-3 A:+1-1 B:+5-4 C:+4-4 D:+2-2 E:+5-5 A:+0-0 B:+4-0
C:+2-0 D:+7-4 E:+5-1 A:+9-3 B:+8-1 C:+7-7 D:+6-6 E:+2-1 A:+1-0
B:+4-1 C:+8-2 D:+6-3 E:+6-0 A:+5-0 B:+3-1 C:+8-7 D:+6-1 E:+8-8
E:8-8 A:8-5L B:8-3R C:8-7U D:8-4D E:5-5L A:6-5L B:5-4@6 C:5-3@7
D:6-3R E:6-4L A:9-4L B:7-2U C:9-9L D:9-7L E:+9-8 E:9-8@8 A:9-3@9
B:6-2R C:7-7L D:7-6L E:7-1@10 A:+9-1 A:pass B:+9-5 B:pass C:7-3@11
D:6-1L E:3-3@7 A:4-3@7 B:3-1@12 C:pass D:3-0@13 E:7-0@13 A:9-2R
B:9-5R C:8-2U D:7-5@13 E:5-1L A:9-1@10 B:8-1@12 C:8-6U D:9-6@10
E:6-0U A:5-0L B:8-0L C:9-0U D:6-6@10
"""
end = "blocked"
winner = "C"
delta = { A = 53, B = 16, C = 10, D = 15, E = 14 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-39"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first" }
ended = "completed"
result = "E"
ranks = { A = 4, B = 6, C = 5, D = 3, E = 1, F = 2 }
score = { A = 51, B = 65, C = 56, D = 28, E = 19, F = 25 }

[match.options]
max_pip = 9
hand_size = 5
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-39"
commitment = "0460196b45e6016264b80f8eacf7edb8cc67ee9ce3990f037c86dc1aab9ab619"
secret = "b34d24a5070c4ec583b2c41eff8fcf8e63ec9ba2d0385c63792ffc69a7eb6a99"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "E"
deal.A = "9-7 8-8 8-1 7-0 5-4"
deal.B = "9-6 8-2 6-1 5-5 4-0"
deal.C = "9-2 8-5 3-1 2-0 1-0"
deal.D = "7-2 6-2 5-0 4-2 3-2"
deal.E = "9-9 8-6 7-4 6-5 2-1"
deal.F = "9-1 7-3 6-3 3-3 1-1"
yard = "6-4 7-5 6-0 7-1 8-0 7-6 5-2 9-5 3-0 5-1 9-4 4-4 9-0 2-2 8-4 7-7 8-7 6-6 0-0 9-8 4-3 4-1 9-3 5-3 8-3"
play = """
E:9-9 F:9-1L A:9-7R B:9-6U C:9-2D D:7-2R E:2-1L F:6-3U A:+6-4
A:pass B:8-2L C:3-1U D:6-2R E:8-6L F:1-1U A:8-1U B:6-1@6 C:1-0@7
D:4-2D E:7-4D F:7-3D A:8-8U B:+7-5 B:pass C:8-5U D:+6-0 D:pass
E:+7-1 E:pass F:+8-0 F:8-0@8 A:+7-6 A:pass B:+5-2 B:pass C:+9-5
C:pass D:+3-0 D:pass E:+5-1 E:pass F:+9-4 F:pass A:+4-4 A:pass
B:+9-0 B:pass C:+2-2 C:pass D:+8-4 D:8-4@9 E:5-1U F:3-3D A:+7-7
A:pass B:+8-7 B:pass C:+6-6 C:pass D:3-2D E:+0-0 E:pass F:+9-8
F:pass A:+4-3 A:4-3@10 B:+4-1 B:pass C:+9-3 C:9-3@11 D:6-0L E:0-0L
F:+5-3 F:pass A:7-0L B:9-0@12 C:2-0@13 D:5-0@7 E:6-5@7 F:9-4@9
A:7-7L B:8-7L C:+8-3 C:pass D:pass E:7-1@14
"""
end = "out"
winner = "E"
delta = { A = 40, B = 38, C = 41, D = 3, E = 0, F = 25 }

[[match.hand]]
opener = "B"
deal.A = "9-3 7-4 4-2 3-2 3-0"
deal.B = "9-7 9-5 8-8 7-7 3-1"
deal.C = "9-1 7-5 7-0 5-4 4-1"
deal.D = "6-4 6-1 5-2 2-2 1-1"
deal.E = "8-4 8-2 5-3 2-0 0-0"
deal.F = "9-9 9-4 8-5 8-0 6-3"
yard = "1-0 5-1 9-8 8-3 9-6 8-7 7-1 4-3 9-0 8-6 5-5 2-1 7-3 6-6 4-0 8-1 9-2 6-5 4-4 6-0 7-2 5-0 7-6 3-3 6-2"
play = """
B:8-8 C:+1-0 C:pass D:+5-1 D:pass E:8-4L F:8-5R A:+9-8 A:9-8U
B:+8-3 B:8-3D C:5-4R D:6-4L E:5-3D F:6-3L A:9-3U B:3-1L C:7-5D
D:6-1L E:+9-6 E:9-6L F:9-9L A:+8-7 A:pass B:9-7L C:9-1@6 D:+7-1
D:pass E:+4-3 E:pass F:9-4@7 A:7-4L B:7-7D C:7-0@8 D:7-1D E:+9-0
E:pass F:+8-6 F:pass A:8-7@9 B:+5-5 B:pass C:1-0D D:5-1@6 E:0-0D
F:8-0D A:3-0@10 B:+2-1 B:pass C:+7-3 C:pass D:+6-6 D:pass E:9-0@11
F:8-6D
"""
end = "out"
winner = "F"
delta = { A = 11, B = 27, C = 15, D = 25, E = 19, F = 0 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-40"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first", F = "random", G = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 5, B = 3, C = 1, D = 4, E = 2, F = 7, G = 6 }
score = { A = 41, B = 26, C = 0, D = 28, E = 8, F = 80, G = 73 }

[match.options]
max_pip = 9
hand_size = 5
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-40"
commitment = "1a4a34657f42d820f6f802579df4d0eb6f97f62a3439b32bfa0dfd2408fe8160"
secret = "702ec95cb18b93c6b07481df6952b524f19d831d9d389ebb158ae103220e6df0"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
lot = "G"
deal.A = "9-3 8-2 6-2 4-4 3-1"
deal.B = "8-6 6-6 6-5 6-1 2-2"
deal.C = "9-6 8-8 7-3 6-3 4-3"
deal.D = "9-2 8-7 5-5 5-1 2-1"
deal.E = "9-8 8-3 8-1 7-1 1-1"
deal.F = "9-1 9-0 6-4 6-0 4-2"
deal.G = "8-5 8-0 7-0 5-0 0-0"
yard = "3-2 7-6 7-5 7-7 4-0 5-2 9-7 4-1 9-5 5-4 5-3 9-9 3-0 7-2 3-3 9-4 1-0 2-0 7-4 8-4"
play = """
G:+3-2 A:+7-6 B:+7-5 C:+7-7 D:+4-0 E:+5-2 F:+9-7 G:+4-1 A:+9-5
B:+5-4 C:+5-3 D:+9-9 D:9-9 E:9-8L F:9-7U G:+3-0 G:pass A:9-5R
B:+7-2 B:pass C:9-6D D:5-5R E:5-2R F:+3-3 F:pass G:8-5@6 A:+9-4
A:pass B:6-5@7 C:8-8L D:8-7L E:8-3@8 F:+1-0 F:pass G:8-0@9 A:7-6L
B:2-2R C:+2-0 C:2-0R D:9-2@10 E:+7-4 E:pass F:4-2@11 G:7-0R A:6-2L
B:6-6D C:6-3D D:+8-4 D:pass E:pass F:6-0@12 G:pass A:pass B:8-6@13
C:7-7R D:pass E:7-4R F:pass G:pass A:pass B:7-2@14 C:7-3@15 D:8-4R
E:8-1R F:9-0@10 G:3-2L A:9-3L B:6-1R C:5-3D D:4-0@11 E:7-1U
F:1-0@9 G:4-1U A:9-4L B:5-4D C:4-3L
"""
end = "out"
winner = "C"
delta = { A = 22, B = 12, C = 0, D = 9, E = 2, F = 26, G = 58 }

[[match.hand]]
opener = "E"
deal.A = "7-5 7-2 6-6 5-3 4-0"
deal.B = "9-6 7-1 5-5 5-1 2-2"
deal.C = "9-2 9-1 8-7 5-2 4-3"
deal.D = "9-3 8-6 8-2 7-0 2-1"
deal.E = "8-8 8-3 3-0 1-1 1-0"
deal.F = "9-8 9-7 8-5 3-1 0-0"
deal.G = "9-4 9-0 6-5 6-4 4-1"
yard = "3-3 6-1 2-0 6-2 9-5 8-1 4-2 7-3 8-0 5-4 8-4 6-0 7-4 7-6 4-4 3-2 9-9 6-3 7-7 5-0"
play = """
E:8-8 F:9-8U G:+3-3 G:pass A:+6-1 A:pass B:+2-0 B:pass C:8-7L
D:8-6R E:8-3D F:9-7U G:6-5R A:7-5L B:7-1U C:9-1U D:9-3D E:+6-2
E:pass F:8-5L G:9-4U A:5-3R B:9-6D C:4-3R D:8-2L E:6-2L F:+9-5
F:pass G:6-4L A:4-0L B:2-0L C:9-2L D:+8-1 D:pass E:+4-2 E:4-2R
F:9-5L G:4-1U A:7-2R B:5-1U C:5-2L
"""
end = "out"
winner = "C"
delta = { A = 19, B = 14, C = 0, D = 19, E = 6, F = 54, G = 15 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-41"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random", F = "greedy", G = "balanced", H = "first" }
ended = "completed"
result = "G"
ranks = { A = 6, B = 3, C = 2, D = 7, E = 8, F = 5, G = 1, H = 4 }
score = { A = 54, B = 35, C = 27, D = 57, E = 77, F = 41, G = 19, H = 40 }

[match.options]
max_pip = 9
hand_size = 5
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-41"
commitment = "c5127cb7751e6121c67d5c2fa5ca44436b780007a3317b8c5e43e1960002a499"
secret = "0de0cc2859b1f1a33e23af4f073782e960609b9ea526d335bec1916fe046419d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "G"
lot = "B"
deal.A = "9-0 7-7 7-6 6-1 2-0"
deal.B = "9-5 7-4 7-2 3-1 2-2"
deal.C = "9-3 7-5 4-4 4-3 3-2"
deal.D = "9-6 9-1 8-6 8-2 7-3"
deal.E = "6-2 5-3 5-0 3-3 2-1"
deal.F = "9-7 8-3 7-1 6-5 3-0"
deal.G = "9-4 6-6 6-4 5-4 4-2"
deal.H = "9-2 8-4 6-0 4-0 1-0"
yard = "5-2 4-1 8-0 0-0 8-1 9-9 5-1 1-1 7-0 8-5 6-3 9-8 8-7 8-8 5-5"
play = """
B:+5-2 C:+4-1 D:+8-0 E:+0-0 F:+8-1 G:+9-9 G:9-9 H:9-2L A:9-0U
B:9-5R C:9-3D D:8-2L E:5-0U F:8-3L G:5-4R H:8-4R A:+5-1 A:5-1U
B:3-1L C:4-3D D:9-1L E:2-1U F:9-7L G:4-2U H:4-0U A:2-0U B:7-4L
C:4-4L D:+1-1 D:pass E:+7-0 E:pass F:+8-5 F:pass G:9-4L H:+6-3
H:pass A:+9-8 A:pass B:+8-7 B:pass C:4-1@6 D:+8-8 D:pass E:+5-5
E:pass F:pass G:6-4@7 H:1-0@6 A:9-8R B:7-2U C:7-5U D:9-6L E:5-5U
F:8-5U G:pass H:pass A:pass B:5-2@8 C:pass D:pass E:5-3@9 F:6-5L
G:6-6@7
"""
end = "out"
winner = "G"
delta = { A = 34, B = 19, C = 5, D = 50, E = 71, F = 20, G = 0, H = 15 }

[[match.hand]]
opener = "D"
lot = "F"
deal.A = "9-5 8-6 8-3 5-4 2-1"
deal.B = "9-0 8-2 7-0 4-1 4-0"
deal.C = "9-6 9-2 7-5 5-3 2-0"
deal.D = "7-7 6-4 5-2 3-1 3-0"
deal.E = "8-0 7-2 6-2 3-3 1-0"
deal.F = "9-3 8-5 8-4 7-4 7-3"
deal.G = "9-9 9-1 6-0 3-2 0-0"
deal.H = "9-8 7-1 5-5 5-1 4-3"
yard = "6-5 6-6 8-1 2-2 6-1 4-4 9-7 4-2 8-7 9-4 7-6 5-0 6-3 1-1 8-8"
play = """
F:+6-5 G:+6-6 H:+8-1 A:+2-2 B:+6-1 C:+4-4 D:+9-7 E:+4-2 F:+8-7
G:+9-4 H:+7-6 A:+5-0 B:+6-3 C:+1-1 D:+8-8 D:8-8 E:8-0U F:8-7L
G:pass H:9-8R A:8-6D B:9-0R C:9-6D D:9-7L E:1-0R F:9-3L G:9-9D
H:pass A:9-5@6 B:pass C:9-2D D:pass E:pass F:pass G:9-1@7 H:4-3L
A:2-1R B:8-2R C:4-4L D:6-4L E:4-2@8 F:8-4@9 G:6-6L H:7-6L A:pass
B:6-3@10 C:pass D:pass E:6-2@11 F:8-5R G:0-0U H:pass A:5-0@12
B:7-0U C:2-0@13 D:7-7L E:7-2@14 F:7-4L G:pass H:7-1@15 A:2-2D
B:pass C:pass D:5-2D E:pass F:pass G:3-2@16
"""
end = "blocked"
winner = "E"
delta = { A = 20, B = 16, C = 22, D = 7, E = 6, F = 21, G = 19, H = 25 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-42"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 19, B = 32 }

[match.options]
max_pip = 9
hand_size = 7
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-42"
commitment = "0278fc381ae402554c7f892224da9cf194a598220e2355f0b392fc6b9e5f09e3"
secret = "78bfd0374cfeb9a1ff102accfd936f930384eb47ff8bbc977269e6ee8669c086"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "9-3 7-7 7-1 5-5 5-2 5-1 1-1"
deal.B = "9-9 8-7 8-6 8-2 6-2 5-3 5-0"
yard = "4-1 7-2 6-0 8-1 8-5 4-2 3-2 8-8 3-0 6-4 7-5 9-5 4-0 5-4 8-0 9-6 6-6 7-6 3-1 9-8 4-4 2-0 7-4 4-3 8-3 9-0 6-3 7-3 2-1 3-3 9-2 6-5 7-0 2-2 9-7 9-4 9-1 0-0 6-1 1-0 8-4"
play = """
B:9-9 A:9-3L B:+4-1 B:pass A:+7-2 A:pass B:+6-0 B:pass A:+8-1
A:pass B:+8-5 B:pass A:+4-2 A:pass B:+3-2 B:pass A:+8-8 A:pass
B:+3-0 B:pass A:+6-4 A:pass B:+7-5 B:pass A:+9-5 A:9-5R B:+4-0
B:pass A:+5-4 A:pass B:+8-0 B:pass A:+9-6 A:9-6U B:+6-6 B:pass
A:+7-6 A:pass B:+3-1 B:pass A:+9-8 A:9-8D B:6-6U A:7-6U B:8-6@6
A:6-4@7 B:8-7U A:8-8U B:8-5U A:8-1@8 B:8-2@9 A:5-5R B:7-5R
A:5-4@10 B:5-3@11 A:7-7R B:+4-4 B:pass A:7-2R B:+2-0 B:pass
A:7-1@12 B:+7-4 B:7-4@13 A:5-2R B:4-4@7 A:4-2@7 B:4-1@14 A:+4-3
A:4-3@15 B:6-2@7 A:5-1R B:3-2@9 A:1-1R
"""
end = "out"
winner = "A"
delta = { A = 0, B = 32 }

[[match.hand]]
opener = "A"
deal.A = "9-9 9-8 8-4 7-7 6-2 5-0 4-2"
deal.B = "9-5 9-2 7-5 6-0 5-3 2-1 0-0"
yard = "7-3 7-6 9-7 3-2 7-0 4-0 8-8 5-5 7-2 8-2 5-4 8-0 5-2 5-1 8-5 7-1 6-5 8-6 3-3 6-4 4-1 1-1 4-3 9-3 9-6 9-0 6-6 8-1 1-0 4-4 3-0 3-1 6-1 8-7 9-1 2-2 8-3 6-3 7-4 2-0 9-4"
play = """
A:+7-3 B:+7-6 A:+9-7 B:+3-2 A:+7-0 B:+4-0 A:+8-8 A:8-8 B:+5-5
B:pass A:9-8L B:+7-2 B:pass A:8-4R B:+8-2 B:8-2U A:+5-4 A:pass
B:+8-0 B:8-0D A:9-9L B:9-5L A:9-7@6 B:9-2@7 A:7-7@6 B:7-6@6
A:7-3@8 B:7-5@9 A:5-4L B:5-5@9 A:5-0@9 B:5-3@10 A:+5-2 A:5-2@11
B:0-0D A:7-0D B:6-0@12 A:+5-1 A:pass B:4-0@13 A:6-2U B:7-2D A:4-2L
B:3-2L A:+8-5 A:pass B:2-1D
"""
end = "out"
winner = "B"
delta = { A = 19, B = 0 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-43"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 75, B = 82, C = 86 }

[match.options]
max_pip = 9
hand_size = 7
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-43"
commitment = "a0e643f5f79074999d54c0274787d2c9b9c1e0ce288fb69d82b22d0dc1fac635"
secret = "e6c948f8afeb44a3501b858f202f14ec6b0213106f6ad255a1a4f18fd0d5c2ed"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "9-9 8-7 6-3 5-5 5-1 4-4 2-1"
deal.B = "9-8 9-1 8-4 8-2 7-6 7-3 5-4"
deal.C = "9-6 9-5 6-5 6-4 4-1 3-0 2-2"
yard = "5-0 6-2 6-6 8-8 1-1 4-3 2-0 7-5 5-3 9-3 8-1 7-7 9-4 3-3 7-0 8-5 9-2 8-3 7-4 7-1 4-2 3-2 1-0 6-0 0-0 3-1 8-0 9-0 7-2 5-2 8-6 4-0 6-1 9-7"
play = """
A:9-9 B:9-8L C:9-6R A:+5-0 A:pass B:9-1U C:9-5D A:5-5D B:5-4D
C:6-5@6 A:5-1@7 B:8-4L C:6-4L A:4-4D B:+6-2 B:pass C:4-1@8 A:+6-6
A:pass B:+8-8 B:pass C:+1-1 C:pass A:+4-3 A:4-3D B:+2-0 B:pass
C:+7-5 C:pass A:+5-3 A:pass B:+9-3 B:pass C:+8-1 C:pass A:+7-7
A:pass B:+9-4 B:9-4@9 C:1-1U A:2-1U B:+3-3 B:pass C:8-1@10 A:+7-0
A:pass B:+8-5 B:pass C:+9-2 C:pass A:+8-3 A:pass B:+7-4 B:pass
C:+7-1 C:7-1@11 A:6-6L B:7-6L C:+4-2 C:pass A:6-3@12 B:6-2@13
C:9-2@9 A:7-7L B:7-4L C:7-5@14 A:8-7@15 B:8-2U C:4-2L A:8-3U
B:2-0L C:2-2@9 A:+3-2 A:3-2@9 B:+1-0 B:pass C:+6-0 C:pass A:+0-0
A:pass B:+3-1 B:pass C:+8-0 C:pass A:+9-0 A:pass B:+7-2 B:7-2@16
C:+5-2 C:5-2@17 A:0-0L B:1-0L C:3-0@18 A:9-0@19 B:3-1L C:8-0@10
A:7-0@10 B:9-3L C:6-0R
"""
end = "out"
winner = "C"
delta = { A = 13, B = 45, C = 0 }

[[match.hand]]
opener = "B"
deal.A = "9-5 6-4 6-3 6-1 6-0 3-3 1-1"
deal.B = "9-8 9-7 9-0 8-6 8-5 7-5 2-0"
deal.C = "8-2 8-1 7-4 5-3 4-4 4-3 4-0"
yard = "7-6 1-0 5-4 9-3 4-1 8-0 2-2 9-9 3-1 8-7 7-1 7-0 8-3 6-2 7-3 3-0 5-0 8-4 9-2 6-5 5-5 9-1 0-0 2-1 9-6 9-4 7-7 8-8 7-2 5-1 5-2 3-2 6-6 4-2"
play = """
B:+7-6 C:+1-0 A:+5-4 B:+9-3 C:+4-1 A:+8-0 B:+2-2 C:+9-9 A:+3-1
B:+8-7 C:+7-1 A:+7-0 B:+8-3 C:+6-2 A:+7-3 B:+3-0 C:+5-0 A:+8-4
B:+9-2 C:+6-5 A:+5-5 B:+9-1 C:+0-0 A:+2-1 B:+9-6 C:+9-4 A:+7-7
B:+8-8 B:8-8 C:8-2U A:8-4L B:9-8R C:8-1D A:1-1D B:9-1D C:4-1@6
A:3-1@7 B:9-7R C:6-2U A:7-7R B:8-7R C:7-1@8 A:7-3@9 B:8-6R C:9-4D
A:3-3@7 B:9-3@7 C:5-3@10 A:6-3@11 B:9-6R C:7-4L A:5-5@10 B:8-5@10
C:6-5@12 A:9-5@13 B:7-6L C:4-3D A:6-4@6 B:9-2R C:9-9@7 A:+7-2
A:pass B:9-0@7 C:+5-1 C:pass A:+5-2 A:pass B:+3-2 B:pass C:+6-6
C:pass A:+4-2
"""
end = "blocked"
winner = "B"
delta = { A = 62, B = 37, C = 86 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-44"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 3, C = 2, D = 1 }
score = { A = 94, B = 19, C = 15, D = 0 }

[match.options]
max_pip = 9
hand_size = 7
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-44"
commitment = "67cd33a7197f1d9c919e9971be116b202677a5b561f80a90a79664ee2f074abf"
secret = "58107daf49feeb9898183c1c250714aede25ea0278d4af4a4dfda6edcaa76ae7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "9-5 9-4 6-4 6-2 5-4 5-1 0-0"
deal.B = "9-9 9-8 9-7 9-2 7-1 4-1 1-0"
deal.C = "9-1 8-0 5-3 4-2 4-0 3-3 3-0"
deal.D = "9-6 8-4 8-2 7-7 7-3 4-4 4-3"
yard = "8-7 7-5 2-1 8-8 2-2 6-1 6-6 9-0 5-5 3-1 9-3 2-0 6-5 6-0 8-5 6-3 1-1 3-2 7-4 8-6 5-2 8-1 7-0 5-0 8-3 7-6 7-2"
play = """
B:9-9 C:9-1L D:9-6R A:9-5U B:9-7D C:5-3U D:7-7D A:+8-7 A:8-7D
B:7-1@6 C:+7-5 C:7-5@7 D:7-3U A:5-1L B:4-1@6 C:8-0D D:4-4@6
A:9-4@6 B:+2-1 B:pass C:4-2@8 D:8-4@9 A:5-4L B:9-2@8 C:4-0L
D:8-2@9 A:0-0L B:1-0@10 C:3-0L D:+8-8 D:pass A:+2-2 A:pass B:+6-1
B:pass C:+6-6 C:pass D:+9-0 D:9-0@11 A:6-4R B:9-8@6 C:3-3L D:4-3L
A:+5-5 A:pass B:+3-1 B:3-1@12 C:+9-3 C:9-3@13 D:8-8@6
"""
end = "out"
winner = "D"
delta = { A = 22, B = 10, C = 12, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "9-8 9-1 8-0 7-5 4-4 4-1 2-0"
deal.B = "9-7 9-2 8-5 8-4 7-2 3-1 1-1"
deal.C = "9-9 9-6 8-7 7-0 4-3 3-2 3-0"
deal.D = "9-5 9-4 7-1 6-6 6-2 5-4 2-1"
yard = "7-6 5-1 1-0 7-3 8-1 6-4 6-5 5-2 2-2 8-6 7-7 5-5 4-2 7-4 3-3 8-3 8-8 9-0 6-0 0-0 6-3 8-2 5-3 4-0 6-1 5-0 9-3"
play = """
C:+7-6 D:+5-1 A:+1-0 B:+7-3 C:+8-1 D:+6-4 A:+6-5 B:+5-2 C:+2-2
D:+8-6 A:+7-7 B:+5-5 C:+4-2 D:+7-4 A:+3-3 B:+8-3 C:+8-8 C:8-8
D:8-6L A:9-8R B:8-4U C:8-7D D:6-6L A:6-5L B:+9-0 B:pass C:9-6@6
D:6-4@7 A:7-5L B:9-0R C:9-9@6 D:9-5@6 A:9-1@8 B:9-7@9 C:7-6L
D:5-4@6 A:8-0R B:1-1@8 C:8-1@8 D:7-1@10 A:4-1@11 B:7-3D C:4-3U
D:7-4@6 A:3-3U B:3-1U C:3-2@12 D:+6-0 D:pass A:+0-0 A:pass
B:8-3@13 C:7-0@6 D:6-2@12 A:1-0U B:8-5R C:4-2@7 D:9-4@11 A:2-0U
B:9-2U C:2-2@7 D:2-1@7 A:+6-3 A:pass B:5-2@14 C:+8-2 C:8-2@15
D:6-0@6 A:6-3L B:5-5R C:+5-3 C:5-3R D:5-1@16
"""
end = "out"
winner = "D"
delta = { A = 72, B = 9, C = 3, D = 0 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-45"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random" }
ended = "completed"
result = "D"
ranks = { A = 5, B = 2, C = 3, D = 1, E = 4 }
score = { A = 83, B = 40, C = 41, D = 27, E = 47 }

[match.options]
max_pip = 9
hand_size = 5
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-45"
commitment = "2e41cc9eba0730869ac8917d7520d076ebaaea808873e0b0ea37a92d30d1be22"
secret = "f7247420e1584c042a0d354fe052f3bc518e8c5a0566080f5db2fed333894be3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "9-1 7-1 7-0 6-2 5-3"
deal.B = "9-6 9-4 7-6 6-1 5-4"
deal.C = "8-5 8-2 8-1 7-4 4-2"
deal.D = "9-9 9-8 4-1 3-0 1-1"
deal.E = "7-7 6-4 6-0 5-1 2-1"
yard = "1-0 9-7 3-3 3-1 5-0 6-5 2-0 9-3 5-5 8-3 0-0 9-2 7-3 8-4 6-3 8-6 4-0 9-5 9-0 8-0 2-2 7-2 8-7 3-2 8-8 4-3 7-5 5-2 6-6 4-4"
play = """
D:9-9 E:+1-0 E:pass A:9-1U B:9-6L C:+9-7 C:9-7R D:9-8D E:2-1U
A:6-2U B:7-6L C:8-2D D:+3-3 D:pass E:7-7L A:7-1L B:+3-1 B:pass
C:7-4@6 D:+5-0 D:pass E:+6-5 E:pass A:7-0@7 B:9-4@6 C:8-1L D:5-0@7
E:6-5U A:5-3U
"""
end = "out"
winner = "A"
delta = { A = 0, B = 20, C = 19, D = 16, E = 23 }

[[match.hand]]
opener = "E"
deal.A = "8-0 7-2 5-1 5-0 0-0"
deal.B = "9-5 8-5 7-5 7-1 4-4"
deal.C = "9-9 7-7 6-2 6-1 2-2"
deal.D = "9-0 8-6 8-3 5-5 4-1"
deal.E = "8-8 7-3 6-3 3-3 3-0"
yard = "8-1 2-0 6-6 4-0 9-4 9-8 9-2 7-4 7-6 6-4 8-4 3-2 8-7 8-2 7-0 6-0 3-1 1-1 2-1 5-2 4-2 9-7 5-3 5-4 9-6 9-1 9-3 4-3 1-0 6-5"
play = """
E:8-8 A:8-0L B:8-5R C:+8-1 C:8-1U D:8-6D E:6-3D A:5-0R B:7-1U
C:7-7U D:+2-0 D:pass E:7-3@6 A:7-2U B:7-5@7 C:2-2U D:2-0U E:+6-6
E:pass A:+4-0 A:pass B:+9-4 B:pass C:6-2@8 D:+9-8 D:pass E:+9-2
E:9-2@9 A:5-1@7 B:9-5@9 C:6-1@8 D:9-0L E:3-3D A:+7-4 A:pass B:+7-6
B:pass C:+6-4 C:pass D:8-3D E:3-0@10 A:+8-4 A:pass B:+3-2 B:3-2@11
C:9-9L D:9-8L E:+8-7 E:pass A:+8-2 A:pass B:9-4@12 C:+7-0 C:pass
D:+6-0 D:pass E:+3-1 E:pass A:+1-1 A:pass B:+2-1 B:pass C:+5-2
C:pass D:+4-2 D:pass E:+9-7 E:9-7@13 A:4-0@12 B:7-6@13 C:5-2@9
D:6-0R E:3-1@7 A:1-1@8 B:2-1@8 C:+5-3 C:pass D:4-1@14 E:+5-4
E:pass A:+9-6 A:pass B:+9-1 B:9-1@15 C:6-4@14 D:4-2@8 E:6-6R
A:9-6@16 B:+9-3 B:pass C:+4-3 C:pass D:+1-0 D:pass E:+6-5 E:6-5@17
"""
end = "blocked"
winner = "D"
delta = { A = 83, B = 20, C = 22, D = 11, E = 24 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-46"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy", F = "balanced" }
ended = "completed"
result = "F"
ranks = { A = 4, B = 2, C = 6, D = 5, E = 3, F = 1 }
score = { A = 59, B = 45, C = 119, D = 74, E = 55, F = 29 }

[match.options]
max_pip = 9
hand_size = 5
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-46"
commitment = "95aa88f81a5ab532fb9a2259923c6faaee48bb8da6e158bb4edf4b071d4a68e1"
secret = "9df47ff0ed953125b61224c9040acde19e3f9d49454ad763affb4155ab006a3e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "9-9 9-1 8-7 6-3 3-2"
deal.B = "9-4 8-1 7-5 6-6 5-0"
deal.C = "9-3 8-3 5-4 4-1 0-0"
deal.D = "8-6 8-4 7-4 6-5 3-0"
deal.E = "9-5 6-0 5-3 3-1 2-0"
deal.F = "9-7 9-2 8-5 5-5 5-1"
yard = "4-4 1-1 6-4 9-8 7-7 8-2 4-2 7-1 4-0 6-2 7-2 1-0 2-2 2-1 8-8 7-0 5-2 9-0 9-6 6-1 8-0 4-3 7-6 3-3 7-3"
play = """
A:9-9 B:9-4L C:9-3R D:+4-4 D:pass E:9-5U F:9-7D A:8-7D B:7-5U
C:5-4L D:7-4U E:5-3L F:8-5D A:6-3L B:6-6L C:+1-1 C:pass D:6-5@6
E:6-0L F:+6-4 F:6-4@7 A:3-2R B:5-0L C:4-1U D:8-4@7 E:3-1U F:5-5L
A:+9-8 A:pass B:+7-7 B:pass C:+8-2 C:pass D:+4-2 D:pass E:+7-1
E:pass F:5-1L A:+4-0 A:pass B:+6-2 B:pass C:+7-2 C:pass D:+1-0
D:pass E:+2-2 E:pass F:+2-1 F:pass A:+8-8 A:pass B:+7-0 B:pass
C:+5-2 C:5-2@8 D:+9-0 D:pass E:+9-6 E:pass F:+6-1 F:pass A:+8-0
A:pass B:+4-3 B:pass C:+7-6 C:pass D:+3-3 D:pass E:+7-3
"""
end = "blocked"
winner = "F"
delta = { A = 55, B = 45, C = 95, D = 47, E = 39, F = 21 }

[[match.hand]]
opener = "F"
deal.A = "9-1 9-0 7-6 7-3 3-1"
deal.B = "8-4 7-0 6-2 2-1 1-1"
deal.C = "7-7 7-5 6-4 4-0 1-0"
deal.D = "9-4 8-7 8-6 8-5 2-0"
deal.E = "9-9 9-8 9-7 8-3 4-3"
deal.F = "9-2 8-8 8-1 7-4 5-3"
yard = "6-5 5-5 9-3 6-3 3-0 9-6 0-0 6-1 7-1 5-4 4-2 6-6 2-2 5-2 4-1 3-2 4-4 9-5 6-0 3-3 8-0 7-2 5-1 5-0 8-2"
play = """
F:8-8 A:+6-5 A:pass B:8-4L C:+5-5 C:pass D:8-7R E:9-8U F:8-1D
A:7-6R B:1-1D C:1-0D D:+9-3 D:pass E:+6-3 E:pass F:+3-0 F:pass
A:9-1@6 B:2-1@7 C:6-4L D:2-0@7 E:9-9U F:9-2U A:9-0@8 B:+9-6
B:9-6@9 C:4-0D D:9-4D E:9-7D F:7-4D A:6-5L B:6-2U C:7-5L D:9-3@6
E:8-3@6 F:3-0@7 A:7-3L B:7-0@8
"""
end = "out"
winner = "B"
delta = { A = 4, B = 0, C = 24, D = 27, E = 16, F = 8 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-47"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first", G = "random" }
ended = "completed"
result = "E"
ranks = { A = 2, B = 7, C = 5, D = 4, E = 1, F = 6, G = 3 }
score = { A = 29, B = 94, C = 48, D = 40, E = 1, F = 87, G = 38 }

[match.options]
max_pip = 9
hand_size = 5
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-47"
commitment = "c6c59c8701107e15e11918f243b1d6ae8712cbd8427a6083a3d2c23f0a83f184"
secret = "45a47f742e141a25a595d39d5359414b4151475062d543524d1e26e67fc0aa0b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
lot = "B"
deal.A = "9-5 8-1 7-4 4-2 3-0"
deal.B = "9-3 6-5 6-0 3-3 1-1"
deal.C = "9-8 8-2 7-5 5-1 3-1"
deal.D = "8-5 8-3 7-2 7-0 3-2"
deal.E = "9-7 9-6 8-0 7-3 0-0"
deal.F = "7-6 7-1 6-6 4-3 4-0"
deal.G = "9-1 6-4 5-3 5-2 5-0"
yard = "8-8 9-4 8-6 1-0 9-2 5-5 9-0 6-2 7-7 6-3 2-1 6-1 2-0 2-2 4-4 9-9 4-1 8-4 5-4 8-7"
play = """
B:+8-8 C:+9-4 D:+8-6 E:+1-0 F:+9-2 G:+5-5 A:+9-0 B:+6-2 C:+7-7
D:+6-3 E:+2-1 F:+6-1 G:+2-0 A:+2-2 B:+4-4 C:+9-9 C:9-9 D:+4-1
D:pass E:9-7L F:9-2R G:9-1U A:9-0D B:6-2R C:7-7L D:7-2L E:7-3@6
F:7-6@7 G:2-0D A:2-2L B:+8-4 B:pass C:8-2L D:3-2@8 E:2-1@9 F:6-6R
G:6-4R A:+5-4 A:pass B:6-5@10 C:+8-7 C:pass D:8-6@11 E:9-6@7
F:4-3R G:5-2D A:9-5@7 B:8-8L C:9-8@12 D:8-5L E:8-0@13 F:7-1U
G:5-5L A:5-4L B:pass C:5-1@14 D:pass E:pass F:pass G:5-3@15 A:7-4L
B:9-3R C:7-5L D:8-3@6 E:0-0@13 F:4-0@13 G:5-0@16
"""
end = "out"
winner = "G"
delta = { A = 18, B = 34, C = 32, D = 21, E = 1, F = 7, G = 0 }

[[match.hand]]
opener = "D"
lot = "G"
deal.A = "9-3 8-3 7-6 6-5 2-0"
deal.B = "9-9 7-7 6-3 5-0 4-1"
deal.C = "9-6 8-7 7-3 5-4 3-1"
deal.D = "9-7 7-2 5-3 5-2 3-0"
deal.E = "9-8 9-5 8-5 4-3 3-3"
deal.F = "9-1 6-6 5-5 5-1 4-4"
deal.G = "7-1 6-1 4-0 3-2 2-1"
yard = "7-0 9-0 9-4 1-0 8-8 0-0 2-2 6-2 6-4 6-0 7-5 1-1 9-2 8-2 4-2 8-6 8-4 7-4 8-1 8-0"
play = """
G:+7-0 A:+9-0 B:+9-4 C:+1-0 D:+8-8 D:8-8 E:9-8L F:+0-0 F:pass
G:+2-2 G:pass A:8-3R B:+6-2 B:pass C:8-7U D:+6-4 D:pass E:8-5D
F:9-1L G:3-2R A:7-6U B:4-1L C:5-4D D:6-4L E:4-3D F:6-6L G:6-1@6
A:6-5L B:6-3@7 C:7-3D D:9-7D E:3-3@7 F:+6-0 F:pass G:+7-5 G:pass
A:9-3@7 B:+1-1 B:pass C:3-1@8 D:5-3@9 E:9-5L
"""
end = "out"
winner = "E"
delta = { A = 11, B = 60, C = 16, D = 19, E = 0, F = 80, G = 38 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-48"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first", F = "random", G = "greedy", H = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 5, B = 1, C = 2, D = 3, E = 6, F = 4, G = 7, H = 8 }
score = { A = 52, B = 14, C = 18, D = 38, E = 53, F = 47, G = 62, H = 80 }

[match.options]
max_pip = 9
hand_size = 5
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-48"
commitment = "d59a819e10ce000faf7b0408df77317b0dd74e9d9d39cde2e70bd2632c28d90b"
secret = "28f472a8323ed2b393a249b2f614250f11117f60f4d5cf5e0a78c0247581ca08"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "8-8 8-0 7-4 6-5 6-0"
deal.B = "9-8 6-1 5-2 4-2 2-2"
deal.C = "9-9 7-3 4-3 4-0 3-1"
deal.D = "9-6 8-5 7-6 7-2 2-1"
deal.E = "6-6 5-4 3-3 2-0 0-0"
deal.F = "8-2 8-1 7-1 4-4 1-1"
deal.G = "8-7 8-4 7-7 4-1 3-2"
deal.H = "9-7 9-4 6-3 5-3 3-0"
yard = "7-0 5-1 7-5 9-3 9-2 9-5 5-5 9-1 9-0 6-4 5-0 1-0 8-3 6-2 8-6"
play = """
C:9-9 D:9-6L E:+7-0 E:pass F:+5-1 F:pass G:+7-5 G:pass H:9-7R
A:+9-3 A:9-3U B:9-8D C:7-3R D:7-6L E:7-0L F:8-2D G:3-2R H:3-0L
A:+9-2 A:9-2R B:2-2D C:+9-5 C:pass D:7-2D E:2-0@6 F:+5-5 F:pass
G:+9-1 G:pass H:+9-0 H:pass A:+6-4 A:pass B:5-2@7 C:9-5R D:8-5R
E:3-3L F:+5-0 F:pass G:+1-0 G:pass H:6-3L A:+8-3 A:8-3@8 B:+6-2
B:pass C:4-3@9 D:+8-6 D:8-6L E:0-0@6 F:5-0@10 G:1-0@6 H:9-0@11
A:8-8L B:pass C:pass D:pass E:pass F:8-1L G:8-7@12 H:pass A:8-0@13
B:6-1L C:3-1U D:2-1U
"""
end = "out"
winner = "D"
delta = { A = 38, B = 14, C = 4, D = 0, E = 21, F = 34, G = 53, H = 21 }

[[match.hand]]
opener = "A"
lot = "D"
deal.A = "8-5 8-4 4-3 4-0 3-0"
deal.B = "9-5 9-2 8-2 5-5 5-0"
deal.C = "9-3 7-7 7-3 5-1 4-4"
deal.D = "9-9 9-1 9-0 6-6 3-2"
deal.E = "6-0 4-2 4-1 3-3 1-1"
deal.F = "8-1 7-2 7-0 6-4 3-1"
deal.G = "9-8 8-0 7-5 5-4 1-0"
deal.H = "9-7 9-6 7-1 6-3 0-0"
yard = "6-2 2-2 2-1 8-6 8-3 8-8 6-5 6-1 8-7 7-4 9-4 5-2 5-3 2-0 7-6"
play = """
D:+6-2 E:+2-2 F:+2-1 G:+8-6 H:+8-3 A:+8-8 A:8-8 B:8-2U C:+6-5
C:pass D:+6-1 D:pass E:+8-7 E:8-7L F:8-1R G:9-8D H:9-7L A:+7-4
A:pass B:9-2L C:9-3D D:3-2D E:4-2L F:3-1R G:5-4L H:8-3R A:8-5L
B:+9-4 B:pass C:+5-2 C:5-2U D:6-2D E:6-0D F:7-0D G:8-6L H:9-6L
A:8-4R B:9-5U C:7-7D D:+5-3 D:pass E:+2-0 E:pass F:7-2@6 G:7-5D
H:7-1@7 A:7-4R B:5-5D C:6-5D D:5-3@8 E:+7-6 E:pass F:pass G:pass
H:pass A:pass B:5-0@9 C:7-3R D:9-9L E:pass F:pass G:pass H:pass
A:pass B:9-4@10
"""
end = "out"
winner = "B"
delta = { A = 14, B = 0, C = 14, D = 38, E = 32, F = 13, G = 9, H = 59 }
[[match]]
bones = 1
variant = "chicken_foot"
rules_version = 1
id = "chicken_foot-49"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 201, B = 230 }

[match.options]
max_pip = 9
hand_size = 7
drawing = "one"
reserve = 0
first_opener = "descending_double"
fill_first = "all"
double_blank = 50
rounds = 2
match_tie = "shared"

[match.proof]
group_id = "chicken_foot-49"
commitment = "2a6d046e207326e4881c70bcd2e40587aac96ca4eb914da571d876515fec398a"
secret = "c9684339b13a7688bf729b53c29a7d262287512de61da48f25d996b966e07f13"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
lot = "B"
deal.A = "9-3 8-8 8-7 7-7 7-4 4-2 2-2"
deal.B = "9-2 6-1 4-3 4-1 4-0 3-2 2-1"
yard = "6-4 3-3 6-5 9-9 5-1 8-0 9-5 4-4 1-1 1-0 5-2 6-2 7-0 5-0 5-4 8-4 9-8 9-7 3-0 7-3 2-0 6-0 7-1 9-0 7-5 8-2 6-3 6-6 5-3 7-6 8-3 9-4 8-1 8-6 3-1 7-2 8-5 9-6 9-1 5-5 0-0"
play = """
B:+6-4 A:+3-3 B:+6-5 A:+9-9 A:9-9 B:9-2L A:9-3U B:+5-1 B:pass
A:+8-0 A:pass B:+9-5 B:9-5R A:+4-4 A:pass B:+1-1 B:pass A:+1-0
A:pass B:+5-2 B:pass A:+6-2 A:pass B:+7-0 B:pass A:+5-0 A:pass
B:+5-4 B:pass A:+8-4 A:pass B:+9-8 B:9-8D A:6-2L B:6-5L A:8-4D
B:6-4D A:5-0L B:5-4R A:4-2R B:7-0L A:3-3U B:4-3U A:+9-7 A:pass
B:3-2@6 A:+3-0 A:3-0@7 B:5-2R A:9-7L B:6-1D A:1-0D B:5-1R A:7-4U
B:4-1R A:8-7U B:4-0R A:2-2@6 B:2-1@6 A:+7-3 A:pass B:+2-0 B:2-0@8
A:+6-0 A:pass B:+7-1 B:pass A:+9-0 A:pass B:+7-5 B:pass A:+8-2
A:8-2@9 B:7-1@6 A:8-8U B:+6-3 B:pass A:8-0@10 B:+6-6 B:pass A:+5-3
A:pass B:+7-6 B:pass A:+8-3 A:8-3@11 B:+9-4 B:pass A:+8-1 A:8-1U
B:9-4L A:7-3@11 B:7-6@6 A:7-7@11 B:7-5@11 A:+8-6 A:pass B:+3-1
B:pass A:+7-2 A:7-2@12 B:+8-5 B:pass A:+9-6 A:pass B:+9-1 B:pass
A:+5-5 A:pass B:+0-0
"""
end = "blocked"
winner = "A"
delta = { A = 70, B = 100 }

[[match.hand]]
opener = "B"
deal.A = "7-6 7-2 7-0 4-4 4-2 3-2 2-2"
deal.B = "9-8 9-7 9-6 8-8 8-5 7-1 2-1"
yard = "4-1 5-3 4-0 7-3 8-4 7-5 6-6 5-0 9-9 8-2 0-0 6-4 7-7 5-2 4-3 6-5 6-0 1-1 3-3 3-0 3-1 1-0 7-4 8-0 5-4 5-1 6-1 5-5 8-6 8-7 9-1 6-3 9-5 9-0 8-3 9-4 8-1 6-2 2-0 9-3 9-2"
play = """
B:8-8 A:+4-1 A:pass B:9-8L A:+5-3 A:pass B:8-5R A:+4-0 A:pass
B:+7-3 B:pass A:+8-4 A:8-4U B:+7-5 B:pass A:+6-6 A:pass B:+5-0
B:pass A:+9-9 A:pass B:+8-2 B:8-2D A:7-2D B:9-7L A:7-6L B:9-6L
A:4-0U B:7-5R A:7-0R B:7-3D A:3-2D B:5-0R A:9-9L B:+0-0 B:pass
A:+6-4 A:pass B:+7-7 B:pass A:+5-2 A:pass B:+4-3 B:pass A:+6-5
A:pass B:+6-0 B:pass A:+1-1 A:pass B:+3-3 B:pass A:+3-0 A:pass
B:+3-1 B:pass A:+1-0 A:pass B:+7-4 B:pass A:+8-0 A:pass B:+5-4
B:pass A:+5-1 A:pass B:+6-1 B:pass A:+5-5 A:pass B:+8-6 B:pass
A:+8-7 A:pass B:+9-1 B:9-1L A:+6-3 A:pass B:+9-5 B:9-5@6 A:+9-0
A:9-0@7 B:5-4R A:4-2D B:7-4R A:5-1L B:7-7R A:8-7R B:7-1@8 A:+8-3
A:pass B:+9-4 B:pass A:+8-1 A:pass B:+6-2 B:pass A:+2-0 A:pass
B:+9-3 B:pass A:+9-2
"""
end = "blocked"
winner = "B"
delta = { A = 131, B = 130 }
