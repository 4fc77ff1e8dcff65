[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-0"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 4, B = 68 }

[match.options]
max_pip = 12
hand_size = 15
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-0"
commitment = "19bc63be178a4c433dc4232c983079ee7cd4d2bcf72db10375e4f6068c655d92"
secret = "1bf59a1dccb854df42538589c1becdf1e7efb5203fa9f0c5960a24c503a48616"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "11-9 11-5 11-3 10-3 8-4 8-3 8-2 7-6 7-5 7-2 6-5 6-3 5-3 4-3 4-0"
deal.B = "12-0 11-11 11-0 10-8 10-7 9-2 8-0 7-7 7-3 7-1 6-2 5-5 3-3 3-0 2-2"
yard = "6-0 9-8 4-1 12-2 12-6 5-2 8-7 7-0 11-1 9-7 12-5 1-0 12-1 7-4 10-9 2-1 1-1 3-1 5-1 10-5 8-8 8-6 4-4 10-6 12-11 8-1 11-10 10-0 11-8 9-3 10-10 11-2 11-7 10-1 3-2 12-8 6-6 11-6 4-2 12-3 9-0 12-4 6-4 12-9 5-0 5-4 9-9 8-5 10-2 11-4 9-5 9-4 6-1 12-7 0-0 9-1 10-4 12-10 9-6 2-0"
play = """
_:12-12 B:12-0@X A:4-0@X B:+6-0 B:mark B:pass A:8-4@X B:10-8@X
A:10-3@X B:3-0@X A:+9-8 A:mark A:pass B:6-0@X A:7-6@X B:7-3@X
A:11-3@X B:11-11@X B:11-0@X A:+4-1 A:pass B:8-0@X A:9-8@X B:9-2@X
A:8-2@X B:+12-2 B:12-2@A A:7-2@A A:unmark B:+12-6 B:12-6@B
B:unmark A:7-5@A B:6-2@B A:11-5@A B:2-2@B B:+5-2 B:5-2@B A:11-9@A
B:5-5@B B:+8-7 B:mark B:pass A:6-5@B B:8-7@X A:6-3@B B:7-1@X
A:8-3@B B:+7-0 B:pass A:4-1@X B:+11-1 B:pass A:4-3@X! B:3-3@X
B:+9-7 B:pass A:5-3@X
"""
end = "out"
winner = "A"
delta = { A = 0, B = 66 }

[[match.hand]]
opener = "A"
deal.A = "11-1 10-0 9-4 9-2 8-7 7-7 7-1 6-4 6-3 6-0 5-1 5-0 4-4 3-3 2-0"
deal.B = "12-7 12-4 12-2 12-1 11-8 11-6 10-9 10-8 10-5 9-7 8-1 6-1 5-2 4-2 4-0"
yard = "1-0 12-8 8-6 8-8 7-6 5-5 11-7 10-10 6-2 12-5 3-1 7-3 12-0 8-2 10-6 5-3 3-2 7-5 7-2 8-0 4-1 9-6 9-3 11-3 11-10 3-0 10-1 9-9 9-5 10-2 10-7 10-4 11-4 10-3 12-12 6-6 8-3 12-11 12-6 9-1 11-0 2-1 0-0 2-2 7-4 8-4 7-0 11-5 12-10 9-0 1-1 12-9 9-8 8-5 11-9 5-4 11-2 6-5 4-3 12-3"
play = """
_:11-11 A:11-1@A B:11-8@B A:7-1@A B:10-8@B A:8-7@A B:10-9@B A:+1-0
A:mark A:pass B:8-1@A A:5-1@A A:unmark B:11-6@X A:5-0@A B:6-1@X
A:10-0@A B:9-7@B A:1-0@X B:12-7@B A:6-0@X B:12-4@B A:6-4@X B:4-2@X
A:9-2@X B:4-0@B A:9-4@X B:+12-8 B:mark B:pass A:2-0@B B:12-2@B
B:unmark A:4-4@X A:+8-6 A:mark A:pass B:+8-8 B:mark B:pass A:+7-6
A:pass B:+5-5 B:pass A:+11-7 A:pass B:+10-10 B:pass A:+6-2 A:pass
B:+12-5 B:pass A:+3-1 A:pass B:+7-3 B:pass A:+12-0 A:pass B:+8-2
B:pass A:+10-6 A:pass B:+5-3 B:pass A:+3-2 A:pass B:+7-5 B:pass
A:+7-2 A:pass B:+8-0 B:pass A:+4-1 A:4-1@X B:12-1@X A:10-6@A
A:unmark B:12-8@B B:unmark A:8-6@A B:8-0@B A:12-0@X B:+9-6 B:mark
B:pass A:+9-3 A:mark A:pass B:8-2@A A:7-2@A A:unmark B:+11-3
B:pass A:11-7@A B:+11-10 B:pass A:+3-0 A:3-0@B B:7-3@B B:unmark
A:+10-1 A:mark A:pass B:7-5@B A:+9-9 A:pass B:5-5@B B:12-5@B
A:+9-5 A:pass B:11-10@A A:10-1@A A:unmark B:+10-2 B:mark B:pass
A:3-1@A B:+10-7 B:pass A:9-3@A B:+10-4 B:pass A:9-9@A A:9-5@A
B:+11-4 B:pass A:+10-3 A:mark A:pass B:10-5@A A:10-3@A A:unmark
B:+12-12 B:12-12@B B:unmark B:+6-6 B:mark B:pass A:+8-3 A:mark
A:pass B:+12-11 B:12-11@B B:unmark A:8-3@A A:unmark B:11-3@B
A:+12-6 A:mark A:pass B:5-3@B A:+9-1 A:pass B:5-2@B A:+11-0
A:11-0@X B:11-4@X A:+2-1 A:pass B:10-2@B A:+0-0 A:pass B:10-10@B
B:10-7@B A:+2-2 A:pass B:8-8@A B:+7-4 B:mark B:pass A:+8-4 A:8-4@A
A:unmark B:7-4@X A:7-7@B A:7-6@B B:6-6@B B:unmark B:9-6@B
A:decline A:+7-0 A:7-0@X B:+11-5 B:mark B:pass A:9-1@B B:+12-10
B:pass A:2-1@B B:+9-0 B:9-0@X A:6-2@B B:+1-1 B:pass A:12-6@B
B:12-10@B B:unmark A:+12-9 A:12-9@X B:10-4@B A:+9-8 A:mark A:pass
B:+8-5 B:mark B:pass A:+11-9 A:pass B:+5-4 B:5-4@A A:+11-2 A:pass
B:8-5@A A:9-8@A A:unmark B:+6-5 B:pass A:11-9@A B:+4-3 B:4-3@B
B:unmark A:11-2@A B:+12-3 B:12-3@X A:3-2@A B:mark B:pass A:6-3@A
B:pass A:3-3@B B:pass A:mark A:pass B:6-5@A A:pass B:11-5@A
"""
end = "blocked"
delta = { A = 4, B = 2 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-1"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 117, B = 79, C = 60 }

[match.options]
max_pip = 12
hand_size = 15
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-1"
commitment = "a291ea482d87762363de8417dc0fc326e98a5e3a1dc10ce6c87da246a8c53d44"
secret = "1f0a840ed1724d897c0c285ecbd614a819c48598100728a825e27ca77681adad"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "12-9 12-8 11-3 10-1 8-7 8-5 8-3 7-4 7-2 7-0 5-3 5-2 4-4 2-0 1-0"
deal.B = "12-11 12-0 11-10 11-6 11-2 10-10 10-9 9-7 9-2 9-0 7-5 6-5 6-4 6-0 3-3"
deal.C = "12-4 12-2 11-9 11-8 11-5 11-4 11-0 10-4 9-5 9-3 7-3 6-6 6-1 5-0 3-1"
yard = "5-1 4-1 12-10 8-0 11-7 10-7 10-3 3-2 8-4 3-0 10-0 10-8 6-3 8-1 4-3 9-8 12-6 10-5 11-11 8-8 12-7 4-2 2-1 1-1 12-1 9-9 7-7 12-3 5-4 8-2 10-6 7-1 7-6 9-1 4-0 10-2 8-6 2-2 5-5 12-5 0-0 9-4 11-1 9-6 6-2"
play = """
_:12-12 B:12-11@B C:12-4@C A:12-9@A B:11-10@B C:11-4@C A:12-8@X
B:10-10@B B:10-9@B C:11-8@X A:11-3@X B:9-7@B C:9-3@X A:+5-1 A:mark
A:pass B:7-5@B C:11-9@C A:+4-1 A:pass B:9-2@A C:12-2@A A:+12-10
A:12-10@A A:unmark B:6-5@B C:9-5@C A:10-1@A B:11-6@B C:11-5@C
A:4-1@A B:11-2@B C:11-0@C A:7-4@A B:9-0@X C:5-0@X A:8-7@A B:+8-0
B:mark B:pass C:+11-7 C:mark C:pass A:7-2@B B:12-0@C C:11-7@B
A:5-2@X B:+10-7 B:pass C:+10-3 C:pass A:2-0@X B:8-0@X C:+3-2
C:pass A:8-5@X B:+8-4 B:pass C:+3-0 C:pass A:8-3@A B:+10-0 B:pass
C:+10-8 C:pass A:5-3@A B:+6-3 B:pass C:+8-1 C:pass A:5-1@X B:+4-3
B:pass C:3-1@X A:+9-8 A:mark A:pass B:6-3@X C:6-6@X C:6-1@X
A:1-0@X B:10-0@X C:10-3@X A:+12-6 A:12-6@C B:6-4@C C:10-4@C
C:unmark A:+10-5 A:10-5@A A:unmark B:4-3@X C:10-8@C A:4-4@X
A:+11-11 A:mark A:pass B:8-4@X C:8-1@X A:11-11@B A:+8-8 A:pass
B:+12-7 B:pass C:+4-2 C:mark C:pass A:+2-1 A:pass B:+1-1 B:pass
C:+12-1 C:pass A:+9-9 A:pass B:+7-7 B:pass C:+12-3 C:pass A:+5-4
A:pass B:+8-2 B:pass C:+10-6 C:pass A:+7-1 A:pass B:+7-6 B:pass
C:+9-1 C:pass A:+4-0 A:pass B:+10-2 B:pass C:+8-6 C:pass A:+2-2
A:pass B:+5-5 B:pass C:+12-5 C:pass A:+0-0 A:pass B:+9-4 B:pass
C:+11-1 C:11-1@B A:7-1@B B:12-7@B B:unmark C:12-1@X A:9-8@C
B:10-7@A C:7-3@A A:9-9@C A:+9-6 A:9-6@C B:7-6@C C:12-3@A A:7-0@C
B:6-0@C C:10-6@C C:unmark A:+6-2 A:pass B:mark B:pass C:12-5@A
A:5-4@A A:unmark B:pass C:mark C:pass A:4-0@A B:10-2@C C:3-2@C
C:unmark A:0-0@A A:mark A:pass B:pass C:3-0@A A:pass B:3-3@A
"""
end = "blocked"
delta = { A = 31, B = 49, C = 30 }

[[match.hand]]
opener = "C"
deal.A = "12-10 12-8 12-1 11-8 11-6 10-7 10-3 9-9 8-7 8-5 7-5 7-2 6-2 5-1 2-0"
deal.B = "12-11 12-7 12-6 12-2 10-10 10-8 9-3 8-8 8-4 7-1 7-0 6-6 5-2 5-0 4-4"
deal.C = "12-4 11-5 11-3 11-2 10-5 9-5 8-2 8-1 6-3 6-1 5-3 4-0 3-1 2-1 1-0"
yard = "0-0 3-2 6-5 2-2 8-3 6-4 3-0 12-12 8-0 11-4 7-7 8-6 10-1 9-6 10-4 12-9 4-2 7-4 5-4 12-3 10-6 9-4 11-7 6-0 12-5 5-5 11-10 11-1 7-3 10-9 11-0 9-0 1-1 4-3 4-1 3-3 10-2 9-1 10-0 12-0 7-6 9-7 9-2 9-8 11-9"
play = """
_:11-11 C:11-5@C A:11-8@A B:12-11@B C:11-3@X A:12-8@A B:12-7@B
C:5-3@C A:10-3@X B:10-10@X B:10-8@X C:8-1@X A:12-10@A B:7-1@B
C:3-1@C A:10-7@A B:+0-0 B:mark B:pass C:2-1@C A:5-1@X B:5-2@X
C:11-2@X A:7-2@A B:+3-2 B:pass C:8-2@C A:12-1@B B:12-6@B B:unmark
C:+6-5 C:mark C:pass A:8-5@C B:6-6@B B:+2-2 B:mark B:pass C:6-5@B
A:7-5@C B:7-0@C C:1-0@C C:unmark A:11-6@X B:5-0@B B:unmark C:6-1@C
A:2-0@A B:0-0@B B:+8-3 B:mark B:pass C:4-0@B A:6-2@X B:12-2@X
C:12-4@B A:+6-4 A:mark A:pass B:+3-0 B:3-0@A C:6-3@A A:6-4@A
A:unmark B:+12-12 B:12-12@B B:unmark B:+8-0 B:mark B:pass C:+11-4
C:mark C:pass A:+7-7 A:mark A:pass B:+8-6 B:pass C:+10-1 C:pass
A:+9-6 A:pass B:+10-4 B:pass C:+12-9 C:12-9@B A:9-9@B A:9-6@B
B:10-4@A C:10-5@A A:+4-2 A:pass B:8-6@B B:unmark C:9-5@A A:+7-4
A:pass B:8-8@B B:8-4@B C:+5-4 C:pass A:+12-3 A:12-3@X B:9-3@A
C:+10-6 C:10-6@C C:unmark A:+9-4 A:pass B:8-3@A C:10-1@C A:8-7@A
A:unmark B:4-4@B B:+11-7 B:mark B:pass C:5-4@B! A:7-7@A A:7-4@A
B:3-2@X C:+6-0 C:mark C:pass A:4-2@A! B:2-2@X B:+12-5 B:pass
C:+5-5 C:pass A:+11-10 A:mark A:pass B:+11-1 B:pass C:+7-3 C:pass
A:+10-9 A:pass B:+11-0 B:pass C:+9-0 C:pass A:+1-1 A:pass B:+4-3
B:pass C:+4-1 C:pass A:+3-3 A:pass B:+10-2 B:10-2@X C:5-5@B C:+9-1
C:pass A:+10-0 A:pass B:12-5@B B:unmark C:9-1@C C:unmark A:11-10@X
B:11-7@X C:9-0@C A:+12-0 A:pass B:+7-6 B:7-6@X C:6-0@C A:+9-7
A:pass B:+9-2 B:9-2@A C:+9-8 C:9-8@A A:+11-9 A:pass B:8-0@A C:mark
C:pass A:12-0@A A:unmark
"""
end = "blocked"
delta = { A = 86, B = 30, C = 30 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-2"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 4, C = 2, D = 3 }
score = { A = 8, B = 70, C = 60, D = 62 }

[match.options]
max_pip = 12
hand_size = 15
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-2"
commitment = "7207d21bae15cd93b418534028a5f0bda58b65eb2105cf8de86bd978e44c7f99"
secret = "6faf4c72fe51b4f1ed83b35f5bac7b568145d095f6c77b6273fb677f8303a732"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "12-11 12-9 12-5 11-3 11-0 10-10 10-9 10-8 10-3 10-0 9-4 7-4 4-4 1-0 0-0"
deal.B = "11-7 11-5 10-5 10-2 9-9 9-6 9-2 8-2 7-1 7-0 6-4 6-0 4-2 2-2 2-0"
deal.C = "12-10 12-8 12-6 11-9 9-3 9-0 8-5 7-3 6-6 6-5 6-3 5-5 5-1 5-0 4-0"
deal.D = "12-7 12-3 11-4 9-7 8-8 8-7 8-4 8-1 7-6 7-5 6-1 4-3 3-3 3-1 1-1"
yard = "12-0 9-1 5-3 9-5 9-8 11-11 12-1 10-7 8-0 4-1 2-1 10-4 3-0 10-6 6-2 7-7 12-4 11-2 11-6 3-2 8-3 7-2 5-2 8-6 12-2 11-1 11-8 10-1 11-10 5-4"
play = """
_:12-12 A:12-11@A B:+12-0 B:12-0@B C:12-10@C D:12-7@X A:11-3@A
B:7-0@B C:7-3@X D:3-3@X D:4-3@X A:10-3@A B:4-2@X C:+9-1 C:mark
C:pass D:12-3@D A:10-10@A A:10-9@A B:10-2@C C:+5-3 C:pass D:3-1@D
A:12-9@A B:11-7@B C:+9-5 C:pass D:6-1@D A:12-5@A B:11-5@B C:+9-8
C:pass D:7-6@D A:+11-11 A:mark A:pass B:2-2@C B:9-2@C C:9-5@A
D:9-7@C A:9-4@A A:unmark B:10-5@B C:+12-1 C:pass D:8-7@D A:7-4@A
B:8-2@X C:12-8@X D:8-8@D D:8-4@D A:+10-7 A:10-7@A B:7-1@C C:12-1@C
C:unmark D:11-4@D A:10-8@A B:+8-0 B:mark B:pass C:12-6@C D:+4-1
D:mark D:pass A:11-11@D A:11-0@D B:6-0@D C:6-6@C C:6-5@C D:+2-1
D:pass A:10-0@B B:9-6@D C:9-0@B D:+10-4 D:pass A:+3-0 A:mark
A:pass B:9-9@B B:unmark B:+10-6 B:mark B:pass C:11-9@B D:8-1@A
A:1-0@A A:unmark B:+6-2 B:pass C:8-5@C D:+7-7 D:pass A:3-0@A
B:+12-4 B:12-4@X C:9-8@C D:4-1@X A:+11-2 A:11-2@B B:6-2@B B:unmark
C:9-3@C D:1-1@X D:2-1@X A:+11-6 A:mark A:pass B:10-6@B C:6-3@A
D:+3-2 D:3-2@X A:11-6@A A:unmark B:+8-3 B:8-3@X C:5-3@C D:+7-2
D:pass A:+5-2 A:mark A:pass B:8-0@X C:5-5@C C:5-1@C D:+8-6 D:pass
A:0-0@X A:+12-2 A:pass B:2-0@X! C:9-1@C D:7-2@X A:+11-1 A:11-1@A
A:unmark B:+11-8 B:mark B:pass C:+10-1 C:10-1@B D:7-7@X D:7-5@X
A:5-2@X B:+11-10 B:pass C:+5-4 C:mark C:pass D:pass A:12-2@X!
"""
end = "blocked"
delta = { A = 8, B = 50, C = 18, D = 28 }

[[match.hand]]
opener = "B"
deal.A = "12-10 11-7 11-6 11-5 11-4 11-0 10-6 8-2 8-0 7-1 7-0 6-4 3-3 3-2 2-2"
deal.B = "12-7 11-9 11-8 10-9 10-3 9-9 9-7 9-3 9-1 8-4 7-3 4-4 4-2 4-0 0-0"
deal.C = "12-9 12-2 12-0 10-8 10-7 10-5 10-2 10-0 9-6 9-0 8-6 8-1 6-3 5-0 4-3"
deal.D = "12-11 12-8 12-4 12-3 9-8 9-4 8-5 7-7 7-5 6-6 6-5 5-1 2-1 2-0 1-0"
yard = "10-4 1-1 11-3 5-2 12-12 7-4 6-0 11-1 8-8 11-10 5-3 10-1 5-4 3-1 10-10 12-6 5-5 12-1 8-7 6-2 9-2 3-0 11-2 12-5 7-2 7-6 4-1 9-5 8-3 6-1"
play = """
_:11-11 B:11-9@B C:+10-4 C:mark C:pass D:12-11@X A:12-10@X
B:10-9@X C:12-9@X D:12-4@X A:11-7@A B:9-9@B B:9-7@B C:10-4@X
D:+1-1 D:mark D:pass A:11-6@C B:12-7@B C:9-6@C C:unmark D:+11-3
D:11-3@D D:unmark A:10-6@X B:+5-2 B:mark B:pass C:12-2@B D:2-1@B
A:6-4@X B:9-1@B B:unmark C:9-0@C D:9-4@X A:7-1@A B:9-3@B C:12-0@C
D:9-8@X A:8-2@X B:4-2@X C:4-3@X D:12-3@D A:3-3@X A:3-2@X B:10-3@B
C:10-2@X D:12-8@D A:+12-12 A:mark A:pass B:+7-4 B:mark B:pass
C:8-1@A D:8-5@A A:11-5@A A:unmark B:+6-0 B:pass C:10-8@B D:+11-1
D:mark D:pass A:11-4@A B:8-4@B B:unmark C:8-6@D D:6-6@D D:unmark
D:6-5@D A:+8-8 A:mark A:pass B:4-4@A B:7-4@A C:10-7@A D:5-1@D
A:+11-10 A:11-10@A A:unmark B:4-0@B C:10-5@X D:7-5@X A:11-0@A
B:7-3@X C:6-3@X D:11-1@D A:8-0@A B:6-0@B C:+5-3 C:mark C:pass
D:+10-1 D:mark D:pass A:12-12@C A:+5-4 A:mark A:pass B:+3-1 B:mark
B:pass C:+10-10 C:pass D:+12-6 D:12-6@C A:8-8@A A:unmark A:+5-5
A:mark A:pass B:11-8@A C:+12-1 C:pass D:+8-7 D:pass A:+6-2 A:6-2@B
B:5-2@B B:unmark C:+9-2 C:pass D:+3-0 D:pass A:+11-2 A:11-2@A
A:unmark B:+12-5 B:12-5@B C:+7-2 C:pass D:+7-6 D:7-6@X A:7-0@X
B:0-0@X! B:+4-1 B:mark B:pass C:10-0@X D:10-1@X A:2-2@A A:+9-5
A:mark A:pass B:+8-3 B:pass C:9-2@A D:1-0@X A:9-5@A A:unmark
B:+6-1 B:6-1@C C:12-1@B D:2-0@X A:5-5@A! A:5-4@A
"""
end = "out"
winner = "A"
delta = { A = 0, B = 20, C = 42, D = 34 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-3"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced" }
ended = "completed"
result = "E"
ranks = { A = 2, B = 4, C = 3, D = 5, E = 1 }
score = { A = 23, B = 28, C = 25, D = 29, E = 14 }

[match.options]
max_pip = 12
hand_size = 12
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-3"
commitment = "5db37768b789e722e6f0f4e8639b6aa0aa8e7b2e8dd9c70d4b5b2343e8e71295"
secret = "fd53898ac0a49a081ba884af844827e27d294c2996c489d10d2ccff4373c2ffa"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "12-9 12-8 11-9 11-8 10-9 10-8 10-6 9-5 6-5 4-2 2-1 1-0"
deal.B = "12-4 12-3 11-7 10-10 10-0 9-4 7-6 7-3 7-0 6-0 3-0 2-2"
deal.C = "12-2 9-8 9-7 9-2 8-1 8-0 7-1 6-6 6-3 5-1 4-3 3-1"
deal.D = "12-11 12-10 11-6 11-3 8-8 8-6 8-5 8-3 5-5 5-4 5-3 4-4"
deal.E = "12-7 12-6 10-5 10-4 9-6 9-3 7-7 7-4 6-1 4-1 4-0 1-1"
yard = "2-0 8-7 7-2 5-2 10-7 12-5 10-1 3-3 11-0 10-3 11-4 11-11 10-2 12-0 12-1 9-0 9-1 5-0 11-2 11-10 7-5 6-4 11-5 8-2 11-1 3-2 9-9 8-4 6-2 0-0"
play = """
_:12-12 D:12-11@D E:12-7@E A:12-9@A B:12-4@B C:12-2@C D:12-10@X
E:7-7@E E:7-4@E A:10-9@A B:9-4@B C:9-2@C D:11-6@D E:10-4@X
A:10-8@A B:+2-0 B:mark B:pass C:9-8@C D:8-6@D E:9-6@B A:12-8@A
B:7-6@B B:unmark C:8-0@C D:8-8@D D:8-5@D E:4-1@E A:4-2@X B:11-7@B
C:+8-7 C:mark C:pass D:5-5@D D:5-4@D E:6-1@E A:1-0@C B:2-2@X
B:2-0@X C:7-1@C C:unmark D:4-4@D D:+7-2 D:mark D:pass E:4-0@D
A:+5-2 A:mark A:pass B:12-3@A C:8-7@C D:11-3@A E:12-6@E A:11-9@A
A:unmark B:10-0@D C:8-1@C D:+10-7 D:10-7@D D:unmark E:+12-5
E:12-5@E A:9-5@A B:7-0@X C:3-1@C D:7-2@D E:10-5@E A:6-5@A B:7-3@X
C:6-3@X D:+10-1 D:mark D:pass E:+3-3 E:mark E:pass A:10-6@E
B:6-0@E C:4-3@C D:+11-0 D:11-0@E E:+10-3 E:pass A:11-8@E B:+11-4
B:11-4@B C:6-6@X C:+11-11 C:mark C:pass D:+10-2 D:pass E:+12-0
E:pass A:+12-1 A:mark A:pass B:+9-0 B:mark B:pass C:+9-1 C:pass
D:+5-0 D:pass E:+11-2 E:pass A:+11-10 A:pass B:+7-5 B:pass C:+6-4
C:6-4@X D:10-2@D D:unmark E:+11-5 E:pass A:+8-2 A:8-2@E B:+11-1
B:pass C:+3-2 C:3-2@E D:10-1@D E:3-3@E E:unmark E:10-3@E A:+9-9
A:pass B:+8-4 B:8-4@B B:unmark C:+6-2 C:6-2@A D:+0-0 D:mark D:pass
E:11-2@A A:11-10@A A:unmark B:11-1@D C:11-11@D C:pass D:pass
E:11-5@D A:5-2@D B:mark B:pass C:pass D:8-3@B E:9-3@B A:9-9@B
A:mark A:pass B:9-0@B B:unmark C:pass D:pass E:mark E:pass
A:2-1@D! B:10-10@A C:9-1@D D:pass E:pass A:pass B:3-0@B! C:9-7@D
D:challenge=C D:pass E:pass A:pass B:7-5@D
"""
end = "out"
winner = "B"
delta = { A = 13, B = 0, C = 6, D = 13, E = 14 }

[[match.hand]]
opener = "E"
deal.A = "12-10 12-6 11-9 11-0 10-2 9-7 9-4 8-2 7-3 4-4 4-0 1-1"
deal.B = "12-4 12-2 11-4 10-3 10-0 9-1 9-0 8-3 6-6 5-5 5-4 5-0"
deal.C = "12-11 12-8 12-7 11-10 10-6 9-3 8-1 7-6 7-4 4-2 2-0 0-0"
deal.D = "11-1 10-10 10-9 9-9 9-2 8-5 6-3 5-3 5-2 4-1 3-3 3-2"
deal.E = "12-12 10-8 10-1 8-4 7-7 7-5 6-0 5-1 4-3 3-0 2-2 1-0"
yard = "12-5 6-2 9-6 11-8 12-3 7-2 8-6 7-0 12-1 11-5 8-0 11-6 12-9 8-7 3-1 7-1 9-8 11-2 11-7 9-5 10-7 6-5 11-3 2-1 10-4 12-0 10-5 6-4 6-1 8-8"
play = """
_:11-11 E:+12-5 E:mark E:pass A:11-9@A B:11-4@B C:12-11@E D:11-1@D
E:12-12@E E:unmark E:12-5@E A:9-4@A B:12-4@B C:11-10@X D:10-10@X
D:10-9@X E:5-1@E A:4-4@A A:4-0@A B:12-2@B C:9-3@X D:6-3@X E:6-0@X
A:11-0@X B:+6-2 B:6-2@B C:+9-6 C:mark C:pass D:4-1@D E:10-1@E
A:+11-8 A:11-8@C B:6-6@B B:+12-3 B:mark B:pass C:7-6@B D:8-5@C
E:7-5@B A:+7-2 A:mark A:pass B:10-0@A C:10-6@A D:5-3@B E:4-3@B
A:12-6@A A:unmark B:5-4@B B:unmark C:+8-6 C:pass D:5-2@C E:10-8@E
A:12-10@A B:5-5@B B:5-0@B C:2-0@C C:unmark D:+7-0 D:mark D:pass
E:8-4@E A:10-2@A B:9-0@B C:0-0@C C:+12-1 C:mark C:pass D:7-0@C
E:7-7@C E:+11-5 E:mark E:pass A:7-2@C B:9-1@B C:4-2@C C:unmark
D:+8-0 D:pass E:11-5@X A:8-2@A B:+11-6 B:mark B:pass C:12-1@B
D:+12-9 D:12-9@B E:+8-7 E:pass A:9-7@B B:+3-1 B:pass C:7-4@B
D:+7-1 D:pass E:+9-8 E:pass A:+11-2 A:mark A:pass B:8-3@A C:+11-7
C:mark C:pass D:3-3@A D:3-2@A E:2-2@A E:+9-5 E:pass A:11-2@A
A:unmark B:+10-7 B:pass C:+6-5 C:6-5@X D:+11-3 D:pass E:+2-1
E:pass A:+10-4 A:10-4@B B:10-7@B B:unmark C:8-6@X D:8-0@X E:1-0@X
A:1-1@X! A:+12-0 A:mark A:pass B:3-1@X C:11-7@A D:11-3@X E:8-7@A
A:+10-5 A:pass B:11-6@X C:9-6@X D:9-9@X D:9-2@X! E:9-8@A A:+6-4
A:6-4@C B:+6-1 B:6-1@C C:8-1@C C:unmark D:+8-8 D:pass E:9-5@A
A:10-5@A A:unmark B:mark B:pass C:12-8@C D:challenge=C C:mark
D:7-1@B! E:2-1@B! A:12-0@C! B:pass C:skip D:pass E:3-0@C
"""
end = "out"
winner = "E"
delta = { A = 10, B = 28, C = 19, D = 16, E = 0 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-4"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first", F = "random" }
ended = "completed"
result = "D"
ranks = { A = 5, B = 6, C = 3, D = 1, E = 2, F = 4 }
score = { A = 56, B = 77, C = 35, D = 2, E = 17, F = 38 }

[match.options]
max_pip = 12
hand_size = 12
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-4"
commitment = "7015c5adcdf183cee12d563342327d69eb160eee1d95d250330846f596a2df4e"
secret = "84010e92798194d5e9ad0bd211cfe9f1dc038d952418d4bbc4b8f826cd82d071"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "12-7 12-1 11-7 10-4 9-0 8-7 8-6 7-7 6-0 5-2 3-3 2-1"
deal.B = "11-11 11-5 10-6 9-6 9-1 8-2 8-1 7-6 4-4 4-3 3-0 0-0"
deal.C = "12-10 12-2 11-10 11-2 10-5 10-2 10-0 9-3 8-0 7-5 7-2 4-1"
deal.D = "12-0 11-9 11-6 11-4 11-1 11-0 10-9 10-1 8-8 8-5 3-2 1-0"
deal.E = "12-11 12-6 10-10 9-7 9-5 9-2 8-4 6-3 6-1 5-1 4-2 2-2"
deal.F = "12-5 12-4 11-3 9-9 9-4 7-4 7-3 7-1 7-0 5-5 4-0 3-1"
yard = "6-2 12-8 5-0 6-5 10-8 1-1 12-3 10-3 8-3 6-6 2-0 9-8 12-9 11-8 5-4 5-3 10-7 6-4"
play = """
_:12-12 D:12-0@D E:12-11@E F:12-5@F A:12-7@A B:+6-2 B:mark B:pass
C:12-10@B D:11-0@D E:10-10@B E:+12-8 E:mark E:pass F:+5-0 F:mark
F:pass A:10-4@B B:11-5@F C:11-10@E D:11-4@B E:12-8@X F:11-3@B
A:11-7@A B:8-1@X C:10-5@E D:11-1@X E:6-3@B F:5-0@E A:8-6@B B:0-0@E
B:3-0@E C:12-2@C D:8-8@B D:8-5@B E:9-5@B F:9-9@B F:9-4@B A:3-3@E
A:+6-5 A:mark A:pass B:4-3@E C:11-2@A D:3-2@A E:8-4@B F:4-0@E
A:8-7@B B:11-11@X B:+10-8 B:pass C:+1-1 C:mark C:pass D:11-9@X
E:9-7@B F:7-0@E A:9-0@B B:8-2@C C:9-3@A D:10-9@A E:9-2@X F:7-4@E
A:6-0@B B:10-6@A C:10-2@X D:11-6@A E:12-6@B F:12-4@B A:+12-3
A:pass B:10-8@C C:10-0@C C:unmark D:10-1@X! E:4-2@B F:3-1@X
A:5-2@B B:4-4@E B:+10-3 B:pass C:4-1@E D:1-0@E
"""
end = "out"
winner = "D"
delta = { A = 56, B = 59, C = 31, D = 0, E = 17, F = 28 }

[[match.hand]]
opener = "E"
deal.A = "12-2 11-3 11-2 10-9 9-6 9-4 8-2 7-4 6-2 4-4 3-3 3-1"
deal.B = "12-11 12-10 12-3 12-1 10-2 9-7 9-1 8-3 7-7 6-5 4-1 3-0"
deal.C = "12-12 11-10 9-3 8-6 8-0 7-5 7-3 7-0 6-6 3-2 2-1 1-0"
deal.D = "11-9 11-8 11-5 10-6 10-5 8-7 8-4 8-1 6-4 2-2 2-0 1-1"
deal.E = "12-6 11-7 11-1 10-4 10-3 10-1 9-8 9-2 8-5 7-2 6-1 4-0"
deal.F = "12-5 12-0 11-6 11-4 10-0 8-8 7-6 7-1 6-0 5-3 5-2 5-0"
yard = "4-3 9-0 5-4 12-4 9-5 12-9 12-8 9-9 6-3 11-0 10-10 12-7 10-7 5-5 10-8 0-0 5-1 4-2"
play = """
_:11-11 E:11-7@E F:11-6@F A:11-3@A B:12-11@B C:11-10@C D:11-8@D
E:7-2@E F:7-6@F A:3-3@A A:3-1@A B:12-1@B C:+4-3 C:mark C:pass
D:10-6@C E:12-6@C F:12-5@C A:11-2@X B:4-1@B C:7-5@C C:unmark
D:8-7@D E:9-2@E F:5-2@X A:+9-0 A:mark A:pass B:6-5@X C:8-6@X
D:8-1@X E:11-1@A F:11-4@A A:9-4@A A:unmark B:9-1@X C:9-3@X D:+5-4
D:mark D:pass E:9-8@E F:7-1@D A:10-9@A B:8-3@X C:7-3@C D:8-4@X
E:10-1@D F:10-0@D A:9-0@D B:9-7@D C:4-3@C D:5-4@X E:8-5@E F:5-0@X
A:7-4@D B:3-0@X C:3-2@X D:6-4@D D:unmark E:+12-4 E:mark E:pass
F:5-3@E A:12-2@X B:12-3@X C:+9-5 C:mark C:pass D:+12-9 D:mark
D:pass E:12-4@C F:6-0@D A:+12-8 A:12-8@C B:+9-9 B:mark B:pass
C:8-0@C C:unmark D:2-0@D D:unmark E:10-4@B F:+6-3 F:6-3@X A:9-6@X
B:10-2@B B:unmark C:9-5@X D:11-5@X E:10-3@E E:unmark F:+11-0
F:11-0@X A:+10-10 A:10-10@A A:+12-7 A:mark A:pass B:12-10@A
C:12-12@A C:+10-7 C:mark C:pass D:12-9@A E:4-0@C! F:12-0@X
A:decline B:decline C:challenge=F F:+5-5 F:+10-8 F:mark A:4-4@C
A:+0-0 A:pass B:+5-1 B:mark B:pass C:+4-2 C:4-2@C C:unmark
D:11-9@A E:mark E:pass F:skip A:8-2@B B:7-7@F B:pass C:10-7@F
D:10-5@E E:pass F:8-8@B F:10-8@B A:decline B:decline C:challenge=F
A:12-7@X B:5-1@E C:challenge=B C:7-0@X D:2-2@D! D:mark D:pass
E:pass F:skip A:6-2@D! B:skip C:6-6@D C:mark C:pass D:pass E:6-1@D
"""
end = "out"
winner = "E"
delta = { A = 0, B = 18, C = 4, D = 2, E = 0, F = 10 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-5"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random", F = "greedy", G = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 5, B = 1, C = 4, D = 2, E = 7, F = 3, G = 6 }
score = { A = 61, B = 30, C = 44, D = 32, E = 101, F = 34, G = 89 }

[match.options]
max_pip = 12
hand_size = 10
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-5"
commitment = "c6e31a861ab76205ac643d85ae13edf714bae83a87d1b2b55d535e7a9891275b"
secret = "85c320453e05c37b5154f4b64c695560e95b3671ce16560c56f3c110f5175ad1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "11-0 9-8 9-5 8-5 6-0 4-3 2-2 2-0 1-1 1-0"
deal.B = "11-9 11-4 10-3 9-7 8-3 7-6 6-2 6-1 5-3 2-1"
deal.C = "10-6 9-9 9-2 9-1 8-8 8-7 7-7 7-1 5-0 3-3"
deal.D = "12-11 12-8 12-6 11-11 11-8 11-6 11-5 10-1 7-0 6-5"
deal.E = "12-9 12-7 12-0 11-7 10-9 10-4 10-2 9-6 9-0 3-1"
deal.F = "12-1 11-10 10-8 9-3 7-5 7-2 6-4 5-5 5-4 3-2"
deal.G = "12-5 12-3 11-2 11-1 10-5 8-0 7-3 6-6 4-1 0-0"
yard = "10-0 8-4 12-4 10-10 8-6 6-3 4-4 9-4 5-2 3-0 4-2 4-0 5-1 12-10 11-3 8-2 10-7 7-4 8-1 12-2"
play = """
_:12-12 C:+10-0 C:mark C:pass D:12-11@C E:12-7@E F:11-10@C
G:10-5@C A:9-5@C B:11-9@C C:+8-4 C:pass D:11-11@C D:11-8@C
E:12-9@X F:10-8@C G:12-3@G A:9-8@X B:10-3@C C:8-8@X C:8-7@X
D:12-8@D E:3-1@C F:12-1@C G:7-3@X A:4-3@X B:11-4@X C:+12-4
C:12-4@C C:unmark D:11-6@X E:9-6@X F:9-3@X G:+10-10 G:mark G:pass
A:+8-6 A:mark A:pass B:8-3@G C:8-4@C D:12-6@A E:11-7@E F:6-4@A
G:4-1@A A:8-6@G B:7-6@G C:7-7@G C:7-1@G D:10-1@A E:10-2@A F:7-2@A
G:11-1@G G:unmark A:+6-3 A:6-3@X B:9-7@A C:9-9@A C:9-1@A D:6-5@X
E:+4-4 E:mark E:pass F:7-5@X G:11-2@G A:1-1@A A:unmark A:1-0@A
B:+9-4 B:mark B:pass C:+5-2 C:mark C:pass D:11-5@E! E:12-0@B
F:5-5@E F:5-4@E! G:8-0@B A:6-0@A B:9-4@E C:9-2@E D:7-0@X
"""
end = "out"
winner = "D"
delta = { A = 30, B = 26, C = 44, D = 0, E = 50, F = 5, G = 49 }

[[match.hand]]
opener = "D"
deal.A = "12-4 12-1 10-2 9-4 8-4 8-1 6-1 5-4 5-0 2-1"
deal.B = "12-7 12-5 11-7 10-9 8-8 6-5 6-3 6-0 4-1 4-0"
deal.C = "12-11 12-2 11-10 11-8 10-8 9-2 9-0 5-3 5-2 4-2"
deal.D = "12-0 11-5 10-10 9-5 8-6 7-7 7-4 7-1 6-2 2-0"
deal.E = "12-8 11-3 11-2 10-6 9-1 8-3 8-2 7-2 3-0 0-0"
deal.F = "12-3 11-9 11-6 10-7 10-3 6-4 4-4 3-3 2-2 1-1"
deal.G = "12-12 12-9 11-1 11-0 10-5 10-4 9-6 8-5 3-1 1-0"
yard = "10-0 12-10 7-0 12-6 9-3 7-5 7-3 9-8 8-0 7-6 5-5 3-2 4-3 6-6 8-7 9-7 9-9 11-4 5-1 10-1"
play = """
_:11-11 D:11-5@D E:11-3@E F:11-9@F G:11-1@G A:+10-0 A:mark A:pass
B:11-7@A C:12-11@C D:7-7@A D:7-4@A E:11-2@X F:6-4@A G:9-6@A
A:9-4@A A:unmark B:+12-10 B:mark B:pass C:12-2@C D:9-5@D E:7-2@X
F:11-6@B G:1-0@G A:6-1@B B:12-7@X C:9-2@C D:7-1@B E:3-0@E F:10-7@B
G:12-12@X G:12-9@X A:8-4@A B:12-10@B B:unmark C:9-0@C D:+7-0
D:mark D:pass E:0-0@E E:+12-6 E:mark E:pass F:+9-3 F:mark F:pass
G:11-0@E A:8-1@A B:10-9@D C:11-10@D D:+7-5 D:pass E:9-1@F F:9-3@X
G:3-1@X A:2-1@F B:12-5@B C:4-2@F D:+7-3 D:pass E:+9-8 E:pass
F:4-4@F F:unmark F:+8-0 F:mark F:pass G:10-4@F A:10-0@F B:6-5@B
C:11-8@D D:8-6@D D:unmark E:+7-6 E:pass F:8-0@F F:unmark G:+5-5
G:mark G:pass A:12-1@X B:6-3@B C:+3-2 C:mark C:pass D:12-0@C
E:12-8@C F:12-3@X G:8-5@C A:5-0@C B:6-0@C C:3-2@X D:6-2@C E:8-2@X
F:2-2@C F:+4-3 F:mark F:pass G:+6-6 G:pass A:10-2@C B:8-8@F B:+8-7
B:8-7@F C:10-8@C C:unmark D:7-5@F E:8-3@X F:10-3@X G:10-5@X
A:5-4@F! B:4-1@F! C:5-2@X! D:7-0@G E:7-6@G F:1-1@F F:unmark F:+9-7
F:mark F:pass G:+9-9 G:pass A:+11-4 A:mark A:pass B:+5-1 B:5-1@F!
C:5-3@F
"""
end = "out"
winner = "C"
delta = { A = 31, B = 4, C = 0, D = 32, E = 51, F = 29, G = 40 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-6"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy", F = "balanced", G = "first", H = "random" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 5, C = 1, D = 6, E = 4, F = 2, G = 8, H = 7 }
score = { A = 19, B = 34, C = 0, D = 42, E = 20, F = 4, G = 71, H = 68 }

[match.options]
max_pip = 12
hand_size = 10
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-6"
commitment = "014f319e4dc09c3f09b190b3779ce6dc57f35d86e450a363504cb05029e37366"
secret = "1a50c46bace02cc438bee92bf9cc8be3f7f360dd45699a1b2f5a336ae339bb15"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "G"
deal.A = "11-6 11-5 10-1 9-9 9-4 7-6 7-5 6-5 4-2 2-1"
deal.B = "12-11 11-1 10-0 9-5 9-3 9-2 8-6 6-2 4-4 3-1"
deal.C = "12-10 12-1 11-0 10-7 10-3 10-2 6-3 6-1 5-1 4-0"
deal.D = "12-5 12-3 12-2 11-7 11-3 8-8 8-5 7-3 7-1 1-0"
deal.E = "11-2 10-9 9-7 8-2 8-0 7-2 5-4 4-1 3-3 1-1"
deal.F = "12-7 12-4 11-9 9-8 9-6 8-4 6-0 5-5 2-2 0-0"
deal.G = "12-8 11-4 10-10 10-4 8-7 8-1 7-4 6-6 5-3 5-0"
deal.H = "12-6 12-0 11-11 10-5 7-7 7-0 6-4 5-2 3-2 2-0"
yard = "11-8 9-1 4-3 10-6 8-3 9-0 10-8 12-9 11-10 3-0"
play = """
_:12-12 G:12-8@G H:12-0@H A:+11-8 A:mark A:pass B:12-11@B
C:12-10@A D:12-5@X E:10-9@A F:5-5@X F:+9-1 F:mark F:pass G:5-3@X
H:2-0@H A:9-9@A A:unmark A:9-4@A B:9-3@X C:12-1@C D:12-2@F E:9-7@X
F:12-7@X G:8-7@G H:5-2@F A:11-5@F B:11-1@F C:6-1@C D:1-0@F E:8-0@F
F:9-8@F F:unmark G:7-4@G H:3-2@H A:4-2@A B:+4-3 B:mark B:pass
C:11-0@B D:12-3@X E:3-3@X E:+10-6 E:mark E:pass F:+8-3 F:8-3@X
G:5-0@B H:10-5@B A:11-8@X B:10-0@B B:unmark C:6-3@C D:11-3@X
E:+9-0 E:pass F:11-9@F G:11-4@G H:12-6@E A:11-6@E B:4-3@X C:10-3@C
D:11-7@E E:7-2@E E:unmark F:12-4@X G:+10-8 G:mark G:pass H:11-11@G
H:+12-9 H:mark H:pass A:+11-10 A:11-10@G B:3-1@H C:10-7@C D:7-1@H
E:10-6@G F:9-6@G G:+3-0 G:pass H:12-9@X A:7-6@H B:8-6@H C:mark
C:pass D:7-3@C E:11-2@E F:8-4@H G:3-0@C H:7-0@C A:7-5@C B:9-5@C
C:4-0@H D:mark D:pass E:9-0@C F:0-0@C F:6-0@C G:6-6@C G:pass
H:6-4@C! A:2-1@A B:4-4@C B:mark B:pass C:pass D:pass E:5-4@C
F:9-1@G! G:8-1@G G:unmark H:pass A:10-1@A! B:9-2@X! C:5-1@C!
C:unmark D:pass E:8-2@X F:mark F:pass G:10-8@G H:pass A:mark
A:pass B:pass C:10-2@A
"""
end = "out"
winner = "C"
delta = { A = 11, B = 8, C = 0, D = 29, E = 7, F = 4, G = 34, H = 14 }

[[match.hand]]
opener = "H"
deal.A = "12-12 12-0 11-9 11-4 10-8 9-7 8-8 8-7 8-0 6-2"
deal.B = "12-5 12-1 11-0 10-7 10-1 9-5 8-3 7-5 7-1 6-6"
deal.C = "11-6 11-3 10-0 9-4 9-2 7-7 7-0 5-4 3-2 3-1"
deal.D = "12-9 12-7 11-5 10-9 10-6 10-4 8-5 6-0 5-2 4-1"
deal.E = "12-6 12-4 12-2 9-1 8-6 8-4 6-4 5-1 4-3 2-1"
deal.F = "12-10 11-8 11-2 9-3 7-6 7-2 5-3 4-4 1-0 0-0"
deal.G = "12-8 12-3 11-7 9-9 9-6 8-2 8-1 4-2 3-0 1-1"
deal.H = "11-1 10-5 10-2 6-5 6-3 6-1 5-5 5-0 4-0 2-2"
yard = "10-3 7-3 7-4 11-10 9-8 9-0 12-11 3-3 2-0 10-10"
play = """
_:11-11 H:11-1@H A:11-9@A B:11-0@B C:11-6@C D:11-5@X E:5-1@X
F:1-0@X G:11-7@G H:6-1@H A:9-7@A B:+10-3 B:mark B:pass C:10-0@B
D:6-0@X E:12-6@X F:12-10@X G:+7-3 G:7-3@G H:6-3@H A:10-8@B B:8-3@B
B:unmark C:+7-4 C:mark C:pass D:10-9@X E:8-6@C F:11-8@C G:12-3@G
H:+11-10 H:11-10@C A:8-7@A B:10-3@B C:9-4@X D:10-4@X E:+9-8 E:mark
E:pass F:11-2@F G:12-8@G H:10-5@X A:8-8@A A:8-0@A B:12-5@X
C:11-3@E D:12-7@X E:4-3@E E:unmark F:7-2@F G:8-2@G H:10-2@C
A:12-0@A B:10-7@X C:9-2@C C:unmark D:10-6@X E:12-4@E F:7-6@X
G:4-2@G H:+9-0 H:mark H:pass A:12-12@A A:+12-11 A:12-11@A B:10-1@B
C:3-2@H D:5-2@H E:12-2@E F:5-3@H G:3-0@H H:5-0@H H:unmark
A:11-4@A! B:12-1@B C:7-7@X C:7-4@X D:4-1@X E:9-1@X F:9-3@X G:+3-3
G:3-3@X G:+2-0 G:mark G:pass H:+10-10 H:mark H:pass A:mark A:pass
B:mark B:pass C:3-1@X D:12-9@B E:challenge=D D:mark E:9-8@B
F:4-4@A! F:mark F:pass G:pass H:4-0@A A:pass B:7-5@H C:7-0@A!
D:skip E:8-4@B F:pass G:8-1@X H:pass A:pass B:7-1@A C:5-4@B
"""
end = "out"
winner = "C"
delta = { A = 8, B = 26, C = 0, D = 13, E = 13, F = 0, G = 37, H = 54 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-7"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first", G = "random", H = "greedy", I = "balanced" }
ended = "completed"
result = "E"
ranks = { A = 7, B = 3, C = 2, D = 4, E = 1, F = 8, G = 9, H = 6, I = 5 }
score = { A = 59, B = 41, C = 37, D = 45, E = 21, F = 65, G = 82, H = 53, I = 49 }

[match.options]
max_pip = 12
hand_size = 8
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-7"
commitment = "47bdb7b87ada9e63493676523a2c6ed3d84c8a3abb467a10c083c1f2a16f9649"
secret = "f3030c409e04b0906f09922484f42e49f0314cd179e273f237bef9205f77b83f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "G"
deal.A = "12-10 11-10 11-2 10-3 9-8 9-7 5-3 4-4"
deal.B = "12-9 11-9 11-5 9-2 8-7 7-5 6-2 6-0"
deal.C = "11-6 11-1 10-1 9-5 9-1 8-8 8-4 4-0"
deal.D = "12-11 10-10 10-2 7-6 6-4 6-3 5-0 3-1"
deal.E = "9-3 8-1 7-0 5-4 5-2 1-1 1-0 0-0"
deal.F = "12-6 11-4 10-9 9-9 9-0 7-3 4-2 3-3"
deal.G = "11-0 10-8 8-2 7-7 7-4 4-3 3-0 2-0"
deal.H = "12-7 11-8 11-7 10-5 10-4 10-0 9-4 8-3"
deal.I = "12-1 11-3 10-7 10-6 8-5 6-1 4-1 2-1"
yard = "8-0 12-5 12-8 12-4 5-5 11-11 5-1 7-2 12-3 6-6 12-2 7-1 12-0 6-5 9-6 2-2 8-6 3-2"
play = """
_:12-12 G:+8-0 G:mark G:pass H:12-7@G I:10-7@G A:12-10@G B:12-9@B
C:+12-5 C:12-5@C D:12-11@D E:+12-8 E:12-8@E F:12-6@F G:+12-4
G:12-4@X H:10-4@X I:10-6@X A:+5-5 A:mark A:pass B:11-9@B C:9-5@C
D:7-6@X E:8-1@E F:7-3@X G:3-0@X H:10-0@X I:12-1@I A:11-10@X
B:11-5@B C:9-1@C D:+11-11 D:11-11@D D:+5-1 D:mark D:pass E:+7-2
E:mark E:pass F:11-4@D G:11-0@X H:9-4@D I:6-1@E A:9-7@D B:7-5@B
C:4-0@X D:6-4@E E:7-0@D F:9-0@D G:7-4@E H:11-7@E I:4-1@I A:4-4@X
A:+12-3 A:pass B:+6-6 B:mark B:pass C:8-4@X D:+12-2 D:12-2@A
E:7-2@A F:10-9@D G:8-2@X H:11-8@E I:8-5@E A:11-2@X B:8-7@A
C:11-1@C D:10-10@D D:unmark D:10-2@D E:5-4@E E:unmark F:+7-1
F:7-1@B G:10-8@A H:10-5@A! I:2-1@B! A:5-5@A A:unmark A:5-3@A
B:9-2@B B:unmark C:11-6@C D:+12-0 D:12-0@G E:0-0@G E:1-0@G F:+6-5
F:6-5@F G:+9-6 G:pass H:+2-2 H:mark H:pass I:11-3@X
"""
end = "out"
winner = "I"
delta = { A = 45, B = 26, C = 27, D = 24, E = 21, F = 30, G = 46, H = 15, I = 0 }

[[match.hand]]
opener = "H"
deal.A = "12-8 11-5 10-10 10-3 10-1 8-4 7-4 3-1"
deal.B = "12-5 12-1 9-8 8-5 7-3 7-0 3-2 1-1"
deal.C = "12-7 11-9 9-7 8-7 8-2 7-5 3-3 0-0"
deal.D = "9-5 9-4 7-6 6-2 4-2 2-2 2-1 2-0"
deal.E = "12-11 12-9 10-8 10-0 8-1 7-2 6-4 4-0"
deal.F = "11-2 10-9 8-8 8-3 7-7 6-3 5-3 5-2"
deal.G = "12-12 12-6 11-7 9-6 9-2 6-6 6-1 5-1"
deal.H = "12-0 11-6 11-0 10-6 10-4 9-9 5-4 1-0"
deal.I = "11-10 9-3 9-0 6-0 5-5 5-0 4-4 4-1"
yard = "12-3 10-7 11-8 7-1 12-4 11-3 10-5 9-1 10-2 11-1 3-0 8-6 8-0 11-4 12-2 12-10 4-3 6-5"
play = """
_:11-11 H:11-6@H I:11-10@I A:11-5@A B:+12-3 B:mark B:pass C:11-9@C
D:+10-7 D:mark D:pass E:12-11@E F:11-2@B G:11-7@X H:10-6@H I:+11-8
I:11-8@D A:12-8@D B:3-2@B B:unmark C:12-7@X D:+7-1 D:pass E:12-9@E
F:+12-4 F:12-4@D G:12-12@X G:12-6@X H:10-4@D I:6-0@X A:10-10@D
A:10-3@D B:12-3@B C:9-7@C D:2-0@X E:7-2@X F:8-3@D G:+11-3 G:11-3@G
H:+10-5 H:10-5@H I:+9-1 I:mark I:pass A:8-4@D B:12-5@B C:8-7@X
D:10-7@I E:10-8@X F:7-7@I F:+10-2 F:mark F:pass G:+11-1 G:mark
G:pass H:+3-0 H:mark H:pass I:+8-6 I:pass A:7-4@I B:8-5@B C:7-5@H
D:9-4@D D:unmark E:6-4@I F:6-3@G G:11-1@F H:1-0@F I:9-0@F
A:10-1@X! B:9-8@B C:+8-0 C:mark C:pass D:9-5@D E:8-1@X F:10-9@F
F:unmark G:9-6@I H:9-9@I H:+11-4 H:pass I:9-1@I I:unmark A:+12-2
A:mark A:pass B:7-3@C C:8-0@X D:7-6@G E:10-0@X! F:5-3@A G:+12-10
G:12-10@X H:12-0@X I:5-0@X A:3-1@A! A:unmark B:7-0@G C:3-3@C
C:unmark C:+4-3 C:4-3@C D:7-1@H E:4-0@G
"""
end = "out"
winner = "E"
delta = { A = 14, B = 15, C = 10, D = 21, E = 0, F = 35, G = 36, H = 38, I = 49 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-8"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first", F = "random", G = "greedy", H = "balanced", I = "first", J = "random" }
ended = "completed"
result = "I"
ranks = { A = 10, B = 8, C = 2, D = 6, E = 7, F = 9, G = 3, H = 4, I = 1, J = 5 }
score = { A = 116, B = 70, C = 27, D = 54, E = 65, F = 102, G = 43, H = 47, I = 15, J = 49 }

[match.options]
max_pip = 12
hand_size = 8
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-8"
commitment = "d98c0e3e9338a1f552464f570afcc37280441d1ae869c41d4caa0c452f1b0223"
secret = "7d3266180ac0fe55080a111349c7d07ecc942e6ef9a1439d73e8214297bfe2bc"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "11-0 10-5 9-7 9-6 9-0 7-2 4-4 4-0"
deal.B = "12-8 10-3 9-5 9-4 8-5 4-3 1-1 1-0"
deal.C = "10-10 10-9 8-6 7-3 6-4 6-0 3-2 2-1"
deal.D = "12-10 12-3 12-1 11-7 11-3 9-1 5-4 5-3"
deal.E = "12-5 11-10 11-5 10-6 9-9 9-2 7-4 0-0"
deal.F = "11-2 11-1 10-8 10-4 10-2 8-2 7-5 3-0"
deal.G = "12-7 11-6 10-0 8-1 7-1 6-2 5-5 4-2"
deal.H = "12-11 12-4 11-9 8-8 8-7 8-4 6-5 2-0"
deal.I = "12-0 11-4 10-1 8-3 6-1 5-1 3-3 3-1"
deal.J = "12-6 11-11 11-8 7-6 6-6 6-3 5-2 2-2"
yard = "10-7 9-8 12-2 12-9 7-0 5-0 7-7 4-1 8-0 9-3"
play = """
_:12-12 D:12-3@D E:12-5@E F:+10-7 F:mark F:pass G:12-7@F H:8-7@F
I:8-3@F J:12-6@J A:+9-8 A:mark A:pass B:4-3@F C:6-4@F D:11-3@D
E:11-5@E F:+12-2 F:12-2@X G:11-6@F H:12-11@F I:12-0@A J:7-6@J
A:11-0@A A:unmark B:12-8@B C:3-2@X D:11-7@D E:11-10@E F:3-0@X
G:10-0@X H:12-4@H I:10-1@X J:+12-9 J:12-9@F A:9-8@F B:1-0@X
C:8-6@F D:+7-0 D:7-0@D E:10-6@E F:+5-0 F:5-0@X G:5-5@X G:+7-7
G:mark G:pass H:6-5@X I:6-1@F J:6-6@X J:6-3@X A:+4-1 A:4-1@F
B:10-3@X C:10-10@X C:10-9@X D:5-4@F E:9-9@X E:9-2@X F:11-2@X
G:+8-0 G:pass H:8-4@H I:5-1@F J:11-11@X J:11-8@X A:+9-3 A:mark
A:pass B:1-1@F B:mark B:pass C:2-1@F D:12-1@G E:mark E:pass
F:11-1@A G:8-1@A H:8-8@A H:mark H:pass I:mark I:pass J:mark J:pass
A:pass B:8-5@A C:7-3@J! D:5-3@A E:pass F:8-2@H G:8-0@B H:2-0@B!
I:3-3@A I:3-1@A! J:5-2@B A:decline B:challenge=J A:10-5@B B:pass
C:6-0@E
"""
end = "out"
winner = "C"
delta = { A = 73, B = 27, C = 0, D = 32, E = 11, F = 73, G = 36, H = 20, I = 15, J = 4 }

[[match.hand]]
opener = "E"
deal.A = "12-7 11-10 11-8 11-7 10-4 7-2 4-4 3-3"
deal.B = "12-6 10-9 9-3 9-1 8-8 7-4 7-0 3-2"
deal.C = "12-2 10-2 10-1 9-8 8-5 7-5 5-4 0-0"
deal.D = "12-9 11-6 10-8 9-7 7-3 7-1 4-3 2-2"
deal.E = "12-10 11-2 11-1 10-10 10-7 10-5 9-9 7-7"
deal.F = "12-1 11-9 11-0 9-6 9-2 8-0 6-5 4-1"
deal.G = "12-3 11-5 11-4 8-4 6-2 6-1 5-5 5-3"
deal.H = "12-8 12-5 11-3 9-0 7-6 6-6 3-1 3-0"
deal.I = "12-12 12-11 12-0 8-6 8-3 6-0 5-2 2-1"
deal.J = "10-6 10-0 9-4 8-2 8-1 6-3 4-2 4-0"
yard = "10-3 2-0 5-1 6-4 1-0 5-0 9-5 1-1 12-4 8-7"
play = """
_:11-11 E:11-2@E F:11-0@F G:11-5@G H:11-3@H I:12-11@I J:+10-3
J:mark J:pass A:11-10@A B:+2-0 B:mark B:pass C:+5-1 C:mark C:pass
D:11-6@D E:11-1@B F:8-0@F G:11-4@C H:3-1@B I:8-3@B J:8-1@B
A:10-4@A B:7-4@C C:7-5@C C:unmark D:7-1@B E:10-7@B F:11-9@J
G:5-5@G G:5-3@G H:9-0@J I:12-12@I I:12-0@I J:4-0@J J:unmark
A:4-4@A A:+6-4 A:6-4@A B:10-9@B B:unmark C:8-5@C D:+1-0 D:mark
D:pass E:+5-0 E:mark E:pass F:9-6@D G:12-3@G H:3-0@H I:5-2@E
J:4-2@J A:11-8@X B:9-3@D C:9-8@C D:10-8@X E:10-5@E E:unmark F:+9-5
F:mark F:pass G:8-4@F H:+1-1 H:mark H:pass I:6-0@H J:10-3@X
A:3-3@D A:+12-4 A:mark A:pass B:3-2@D C:12-2@D D:12-9@D D:unmark
E:12-10@E F:6-5@A G:6-2@H! H:12-5@A I:2-1@H! J:9-4@F A:12-7@A
A:unmark B:9-1@B C:10-1@H D:9-7@D E:9-9@F E:+8-7 E:mark E:pass
F:9-5@F F:unmark G:mark G:pass H:12-8@E I:8-6@E
"""
end = "out"
winner = "I"
delta = { A = 43, B = 43, C = 27, D = 22, E = 54, F = 29, G = 7, H = 27, I = 0, J = 45 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-9"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random", F = "greedy", G = "balanced", H = "first", I = "random", J = "greedy", K = "balanced" }
ended = "completed"
result = "I"
ranks = { A = 4, B = 5, C = 10, D = 2, E = 8, F = 9, G = 7, H = 11, I = 1, J = 3, K = 6 }
score = { A = 33, B = 37, C = 70, D = 20, E = 60, F = 63, G = 41, H = 74, I = 13, J = 20, K = 39 }

[match.options]
max_pip = 15
hand_size = 11
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-9"
commitment = "7805203115f07ff14e106e4c6354177aecfd88cb544954c02eb120bbe7c284c6"
secret = "543cb2b557ffcde0a3d615f77fe82b96b553bdcd2992e30b85f025d49041487e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "K"
deal.A = "15-3 14-5 13-6 12-7 10-2 9-2 8-6 8-2 6-0 4-0 2-1"
deal.B = "14-11 13-10 13-3 11-10 10-5 9-7 8-8 7-5 7-2 6-3 5-5"
deal.C = "15-13 15-12 14-3 12-6 11-11 11-9 11-1 10-6 8-4 4-2 1-1"
deal.D = "15-2 14-4 13-13 11-6 8-5 7-7 7-6 7-1 6-6 6-2 3-1"
deal.E = "14-13 14-6 12-10 12-3 12-2 10-10 10-8 10-1 8-3 7-0 2-2"
deal.F = "15-11 14-9 14-7 13-12 13-8 13-1 12-12 11-7 5-0 3-3 0-0"
deal.G = "15-8 15-6 15-0 13-11 13-2 10-3 10-0 9-3 7-4 6-4 6-1"
deal.H = "15-14 15-4 15-1 14-1 14-0 13-4 12-9 11-8 8-1 6-5 5-2"
deal.I = "15-9 14-10 13-5 12-8 12-4 12-0 10-4 9-9 9-1 7-3 1-0"
deal.J = "15-10 15-7 15-5 14-14 14-12 14-2 9-6 9-0 8-7 5-3 3-0"
deal.K = "13-9 12-11 12-5 12-1 11-5 10-7 9-8 8-0 5-4 5-1 4-4"
yard = "11-0 11-4 10-9 14-8 4-3 11-3 13-0 9-5 3-2 4-1 9-4 13-7 2-0 11-2"
play = """
_:15-15 K:+11-0 K:mark K:pass A:15-3@K B:13-3@K C:15-13@K D:15-2@D
E:+11-4 E:mark E:pass F:15-11@E G:13-11@E H:13-4@E I:15-9@I
J:15-10@J K:4-4@E K:5-4@E A:14-5@E B:14-11@E C:11-11@E C:11-9@E
D:6-2@D E:+10-9 E:10-9@E E:unmark F:+14-8 F:mark F:pass G:15-6@G
H:15-14@F I:9-1@I J:14-14@F J:14-12@F K:12-11@F A:+4-3 A:mark
A:pass B:11-10@F C:10-6@F D:11-6@D E:10-1@E F:+11-3 F:pass G:6-4@F
H:15-4@A I:10-4@A J:15-7@K K:10-7@K K:unmark A:4-3@F B:13-10@A
C:14-3@F D:13-13@A D:+13-0 D:13-0@A E:14-13@F F:13-12@F F:unmark
G:15-0@A H:15-1@A I:1-0@I J:15-5@X K:5-1@A A:+9-5 A:9-5@X B:9-7@X
C:15-12@C D:8-5@A E:7-0@X F:12-12@F F:+3-2 F:mark F:pass G:+4-1
G:mark G:pass H:12-9@F I:12-0@X J:8-7@A K:13-9@F A:12-7@A A:unmark
B:6-3@G C:12-6@C D:3-1@G E:12-3@X F:13-8@F F:unmark G:4-1@G
G:unmark H:+9-4 H:mark H:pass I:7-3@X J:+13-7 J:13-7@X K:+2-0
K:mark K:pass A:10-2@K B:7-2@K C:+11-2 C:mark C:pass D:7-6@C
E:mark E:pass F:14-8@F G:7-4@G H:14-1@E I:14-10@E J:mark J:pass
K:pass A:13-6@X B:10-5@E C:pass D:7-7@C D:7-1@C E:10-10@J
E:12-10@J F:14-9@F G:6-1@C H:6-5@C I:13-5@E J:9-6@X K:12-5@C
A:9-2@X B:7-5@K C:11-2@X D:mark D:pass E:11-4@D F:11-7@X G:13-2@E
H:9-4@D I:12-8@J J:14-2@E K:9-8@J A:mark A:pass B:5-5@K! B:mark
B:pass C:pass D:pass E:pass F:5-0@K G:10-0@K H:14-0@E I:9-9@D!
I:mark I:pass J:9-0@D K:11-0@D A:4-0@I B:pass C:11-1@D D:14-4@I!
E:14-6@I F:14-7@X G:15-8@B H:11-8@B I:12-4@C
"""
end = "out"
winner = "I"
delta = { A = 33, B = 16, C = 20, D = 12, E = 47, F = 39, G = 25, H = 16, I = 0, J = 11, K = 39 }

[[match.hand]]
opener = "A"
deal.A = "15-14 14-8 14-1 12-1 11-1 10-10 10-2 9-2 6-3 5-4 5-1"
deal.B = "15-12 15-10 13-12 13-3 13-2 12-0 10-5 10-3 8-7 8-0 1-0"
deal.C = "12-4 12-2 11-6 11-4 11-3 11-2 10-1 7-0 6-5 4-3 4-0"
deal.D = "14-4 13-11 12-10 9-5 8-5 7-7 7-5 7-4 5-3 5-2 4-2"
deal.E = "15-15 15-13 15-5 14-3 13-9 13-6 13-0 12-7 11-7 11-0 9-6"
deal.F = "15-8 15-6 15-4 15-1 9-8 9-7 8-8 4-4 4-1 3-2 1-1"
deal.G = "15-2 14-0 11-5 8-2 7-2 6-2 5-0 3-3 3-0 2-2 2-1"
deal.H = "13-13 12-8 12-6 11-10 10-8 10-6 9-3 9-1 7-1 6-0 5-5"
deal.I = "15-0 14-13 14-9 13-4 12-11 11-8 10-7 8-6 8-1 7-6 7-3"
deal.J = "15-11 15-3 14-2 13-10 13-7 13-1 12-5 10-4 8-4 6-6 6-4"
deal.K = "15-7 14-12 14-7 13-5 12-12 10-9 10-0 9-9 9-4 2-0 0-0"
yard = "13-8 11-11 6-1 11-9 8-3 14-5 14-11 14-6 9-0 12-9 12-3 15-9 3-1 14-10"
play = """
_:14-14 A:14-8@X B:8-7@X C:7-0@X D:14-4@D E:14-3@E F:+13-8 F:mark
F:pass G:14-0@X H:+11-11 H:mark H:pass I:14-13@F J:13-10@F
K:10-9@F A:15-14@X B:15-12@X C:12-4@X D:7-4@D E:9-6@F F:15-6@F
F:unmark G:+6-1 G:mark G:pass H:+11-9 H:pass I:14-9@H J:14-2@G
K:9-4@X A:14-1@A B:13-2@G C:+8-3 C:mark C:pass D:7-7@D D:7-5@D
E:13-6@G F:15-8@F G:6-2@G G:unmark H:11-9@H H:unmark I:+14-5
I:14-5@C J:12-5@C K:12-12@C K:14-12@C A:9-2@X B:+14-11 B:14-11@B
C:11-2@X D:9-5@D E:11-7@X F:13-8@F G:7-2@X H:11-11@H H:11-10@H
I:+14-6 I:14-6@I J:+9-0 J:mark J:pass K:14-7@K A:12-1@A B:+12-9
B:mark B:pass C:12-2@X D:13-11@B E:13-9@B F:9-8@B G:8-2@B H:10-8@H
I:12-11@X J:15-11@X K:15-7@X A:10-2@B B:15-10@B B:unmark C:+12-3
C:pass D:+15-9 D:15-9@D E:12-7@X F:+3-1 F:mark F:pass G:2-2@G
G:15-2@G H:13-13@F H:+14-10 H:mark H:pass I:13-4@F J:10-4@F
K:10-0@F A:mark A:pass B:13-12@A C:4-0@F D:4-2@F E:15-13@A
F:15-4@A G:2-1@F H:14-10@C I:11-8@H J:13-1@F K:13-5@F A:5-1@F
B:12-9@X C:10-1@F D:12-10@C E:11-0@H F:9-7@X G:5-0@H H:12-8@C
I:10-7@F J:13-7@F K:mark K:pass A:5-4@H B:13-3@F C:11-3@F D:8-5@C
E:15-5@C F:15-1@C G:11-5@F H:9-1@C I:8-6@I J:8-4@A K:9-9@C K:pass
A:pass B:mark B:pass C:pass D:mark D:pass E:mark E:pass F:pass
G:mark G:pass H:9-3@C I:7-3@E J:15-3@B K:pass A:6-3@B B:10-5@F
C:12-3@C C:unmark D:pass E:15-15@G! E:pass F:pass G:pass H:pass
I:15-0@G J:6-6@B J:6-4@B! K:2-0@G! A:10-10@F! A:pass B:10-3@F
C:8-3@F D:5-2@G! E:pass F:8-8@A F:pass G:pass H:pass I:8-1@A!
J:pass K:pass A:11-1@A A:unmark
"""
end = "out"
winner = "A"
delta = { A = 0, B = 21, C = 50, D = 8, E = 13, F = 24, G = 16, H = 58, I = 13, J = 9, K = 0 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-10"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy", F = "balanced", G = "first", H = "random", I = "greedy", J = "balanced", K = "first", L = "random" }
ended = "completed"
result = "F"
ranks = { A = 3, B = 9, C = 7, D = 10, E = 6, F = 1, G = 12, H = 11, I = 5, J = 2, K = 8, L = 4 }
score = { A = 36, B = 57, C = 48, D = 61, E = 44, F = 23, G = 82, H = 61, I = 41, J = 28, K = 48, L = 38 }

[match.options]
max_pip = 15
hand_size = 10
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-10"
commitment = "5079e8db2a06ea677dea438627eddfcd965ce6c429f02c7c4f44265631025ab2"
secret = "25083775a2d3fb98d7abc4ddf01eb6971d47dc5bce6252f0078842e6148273e3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "14-10 12-11 12-0 10-10 9-0 8-6 6-3 6-0 3-3 3-0"
deal.B = "12-10 12-4 11-9 10-7 10-0 9-2 5-2 5-1 3-1 1-1"
deal.C = "15-1 14-12 11-4 10-4 9-6 9-1 8-4 6-2 5-4 3-2"
deal.D = "15-14 14-13 13-13 13-9 12-7 11-2 10-5 9-7 2-2 2-0"
deal.E = "14-14 14-6 13-1 12-9 12-6 12-1 10-6 8-5 6-6 5-0"
deal.F = "15-0 13-12 11-8 11-7 9-5 8-2 7-7 7-6 6-5 4-0"
deal.G = "15-3 15-2 14-11 14-3 13-7 9-3 8-8 8-7 6-1 4-1"
deal.H = "14-9 14-4 13-4 13-2 9-4 7-4 7-0 6-4 4-4 1-0"
deal.I = "15-10 15-9 14-1 13-0 12-8 11-6 10-9 7-3 7-2 5-5"
deal.J = "14-5 14-2 14-0 13-10 13-6 12-12 11-1 8-1 7-1 4-3"
deal.K = "15-11 15-8 15-4 14-7 13-8 11-5 11-3 10-8 10-3 0-0"
deal.L = "15-12 15-5 14-8 13-11 12-2 11-0 10-1 8-3 7-5 5-3"
yard = "11-10 12-3 13-5 10-2 15-13 8-0 15-6 15-7 12-5 4-2 2-1 11-11 9-9 9-8 13-3"
play = """
_:15-15 D:15-14@X E:14-14@X E:14-6@X F:7-6@X G:15-3@G H:7-0@X
I:15-10@I J:14-0@X K:15-11@K L:14-8@X A:8-6@X B:+11-10 B:mark
B:pass C:15-1@B D:+12-3 D:mark D:pass E:12-6@X F:13-12@X G:6-1@B
H:13-4@X I:15-9@D J:13-6@B K:13-8@B L:8-3@B A:6-3@B B:12-4@X
C:9-6@B D:13-9@D D:unmark E:12-9@B F:15-0@F G:14-3@G H:+13-5
H:mark H:pass I:12-8@B J:12-12@X J:+10-2 J:mark J:pass K:+15-13
K:mark K:pass L:15-12@X A:12-11@K B:12-10@K C:8-4@B D:10-5@K
E:8-5@K F:4-0@B G:14-11@G H:1-0@B I:10-9@I J:8-1@K K:15-13@H
L:10-1@B A:14-10@B B:1-1@K B:5-1@K C:14-12@B D:12-7@B E:13-1@H
F:7-7@B F:11-7@B G:4-1@H H:13-5@K I:11-6@B J:13-10@K K:15-4@H
L:15-5@L A:10-10@K A:+8-0 A:mark A:pass B:11-10@K C:6-2@B
D:13-13@D D:14-13@D E:+15-6 E:15-6@A F:8-2@B G:8-8@B G:8-7@B
H:7-4@B I:+15-7 I:15-7@H J:11-1@K K:14-7@H L:5-3@L A:6-0@A
A:unmark B:3-1@K C:11-4@B D:11-2@B E:+12-5 E:mark E:pass F:+4-2
F:4-2@B G:15-2@E H:14-9@H H:unmark I:7-3@K J:14-2@E K:15-8@J
L:7-5@K A:12-0@A B:5-2@K C:10-4@B D:2-2@K D:2-0@K E:10-6@B
F:11-8@J G:+2-1 G:mark G:pass H:14-4@E I:13-0@K J:4-3@E K:11-3@E
L:13-11@E A:+11-11 A:11-11@G A:+9-9 A:mark A:pass B:11-9@G C:9-1@G
D:12-3@A! E:12-1@G F:6-5@B! G:9-3@A H:13-2@E I:5-5@B I:+9-8 I:mark
I:pass J:14-5@B K:11-5@J L:12-2@E! A:9-9@A A:unmark A:9-0@A
B:9-2@I C:3-2@I! D:+13-3 D:13-3@I! E:12-5@E E:unmark F:9-5@J
"""
end = "out"
winner = "F"
delta = { A = 17, B = 27, C = 9, D = 16, E = 17, F = 0, G = 23, H = 31, I = 41, J = 20, K = 31, L = 11 }

[[match.hand]]
opener = "E"
deal.A = "15-8 14-5 13-0 12-9 11-0 10-0 8-4 7-6 3-3 3-0"
deal.B = "15-13 15-4 15-0 14-12 12-12 10-4 9-0 8-2 5-2 2-2"
deal.C = "15-14 13-10 13-8 12-8 12-1 11-10 10-10 8-5 5-1 2-0"
deal.D = "15-11 15-10 12-5 11-9 11-8 11-5 11-1 10-6 4-0 3-1"
deal.E = "14-1 13-7 10-9 9-9 9-1 7-7 7-3 6-5 5-0 4-3"
deal.F = "15-1 14-8 14-4 13-6 11-11 10-1 9-6 8-6 7-0 3-2"
deal.G = "15-7 14-9 13-13 13-2 10-3 9-5 8-3 7-5 6-6 4-2"
deal.H = "15-12 14-7 14-3 13-12 11-4 11-2 10-7 8-0 7-2 5-5"
deal.I = "15-9 15-6 15-2 14-13 13-3 9-2 8-8 8-1 6-4 6-3"
deal.J = "14-2 14-0 13-11 12-10 12-7 11-3 10-2 9-7 6-2 1-1"
deal.K = "14-11 14-6 13-5 13-4 12-6 7-1 4-4 4-1 1-0 0-0"
deal.L = "15-3 14-10 13-9 13-1 12-11 12-2 12-0 9-4 6-1 2-1"
yard = "12-4 8-7 10-5 6-0 9-8 5-3 7-4 5-4 11-7 12-3 11-6 9-3 10-8 15-15 15-5"
play = """
_:14-14 E:14-1@E F:14-8@F G:14-9@G H:14-7@H I:14-13@I J:14-2@J
K:14-11@K L:14-10@L A:14-5@A B:14-12@B C:15-14@C D:+12-4 D:mark
D:pass E:9-1@E F:8-6@F G:9-5@G H:10-7@H I:13-3@I J:10-2@J K:14-6@D
L:6-1@D A:+8-7 A:mark A:pass B:12-12@B B:+10-5 B:mark B:pass
C:12-8@B D:3-1@D D:unmark E:10-9@E F:13-6@F G:7-5@A H:8-0@B
I:6-3@I J:14-0@B K:7-1@A L:13-1@A A:13-0@A A:unmark B:+6-0 B:pass
C:+9-8 C:mark C:pass D:15-11@C E:+5-3 E:mark E:pass F:11-11@C
F:+7-4 F:mark F:pass G:+5-4 G:mark G:pass H:11-4@C I:15-6@I
J:13-11@F K:13-4@C L:13-9@C A:12-9@C B:10-5@G C:12-1@C C:unmark
D:10-6@E E:6-5@E E:unmark F:10-1@G G:+11-7 G:11-7@F H:7-2@F
I:15-9@I J:12-10@J K:4-1@G L:9-4@G A:11-0@A B:2-2@F B:8-2@F
C:5-1@C D:11-8@F E:9-9@G E:+12-3 E:mark E:pass F:9-6@G G:5-4@E
H:14-3@B I:9-2@I J:11-3@B K:4-4@E K:+11-6 K:mark K:pass L:+9-3
L:mark L:pass A:8-4@E B:10-4@L C:11-10@B D:11-9@K E:4-3@L F:14-4@X
G:10-3@B H:11-2@F I:15-2@F J:12-7@J K:12-6@G L:15-3@L L:unmark
A:15-8@E B:15-4@X C:8-5@C D:15-10@X E:12-3@B F:15-1@F F:unmark
G:15-7@E H:13-12@G I:+10-8 I:10-8@X J:9-7@K K:13-5@G L:12-2@B
A:8-7@E B:5-2@B B:unmark C:13-8@C D:11-5@G E:13-7@K F:+15-15
F:mark F:pass G:8-3@E H:+15-5 H:mark H:pass I:8-8@X I:8-1@X!
J:1-1@F! J:mark J:pass K:1-0@F L:12-11@G A:7-6@J B:15-13@K
C:13-10@C D:4-0@F E:7-3@E E:unmark F:15-15@K F:pass G:pass
H:15-12@K I:6-4@F
"""
end = "out"
winner = "I"
delta = { A = 19, B = 30, C = 39, D = 45, E = 27, F = 23, G = 59, H = 30, I = 0, J = 8, K = 17, L = 27 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-11"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first", G = "random", H = "greedy", I = "balanced", J = "first", K = "random", L = "greedy", M = "balanced" }
ended = "completed"
result = "M"
ranks = { A = 7, B = 11, C = 13, D = 10, E = 8, F = 6, G = 12, H = 4, I = 2, J = 5, K = 9, L = 3, M = 1 }
score = { A = 77, B = 112, C = 180, D = 101, E = 78, F = 77, G = 115, H = 55, I = 46, J = 55, K = 97, L = 50, M = 45 }

[match.options]
max_pip = 18
hand_size = 11
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-11"
commitment = "d453fffb352b888f94858a7a49c83f87ef9def721c1478e9e4ebcea3c9f4dba0"
secret = "d4f5fd6d14cb06f29ab32bd8f01e6f8c4930b8ddbec8c44aa87a9b6dec1ae4e4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "E"
deal.A = "18-8 17-16 16-5 15-1 14-11 14-7 14-5 13-7 10-6 9-0 6-0"
deal.B = "18-16 18-11 17-10 16-14 16-6 16-2 11-6 9-8 9-5 5-1 3-3"
deal.C = "18-12 17-14 17-1 16-7 15-15 15-8 15-6 14-13 13-13 10-3 10-0"
deal.D = "18-5 16-4 14-14 14-2 13-5 13-1 13-0 12-7 12-2 11-10 10-10"
deal.E = "18-2 17-6 17-4 15-5 12-8 11-11 11-4 10-7 7-5 5-0 0-0"
deal.F = "18-17 18-4 17-9 15-3 12-12 12-0 10-2 9-6 7-7 5-5 1-1"
deal.G = "18-13 18-3 17-13 15-14 15-12 12-6 11-7 7-4 6-1 4-2 4-1"
deal.H = "17-2 16-16 16-15 16-12 16-8 16-3 16-1 15-10 14-9 13-8 12-1"
deal.I = "18-15 18-7 15-4 15-2 13-6 11-9 10-4 9-9 9-4 9-3 5-3"
deal.J = "17-17 17-5 15-11 15-0 14-1 12-9 12-4 8-2 7-0 5-4 3-1"
deal.K = "17-3 14-4 13-12 13-3 11-8 11-2 10-5 8-3 7-1 6-4 1-0"
deal.L = "18-9 16-11 13-9 12-11 10-8 10-1 9-1 8-0 7-6 5-2 4-3"
deal.M = "18-6 18-0 17-8 15-7 14-12 14-10 14-6 14-0 12-3 11-5 6-6"
yard = "13-2 18-10 2-1 8-1 16-13 14-3 8-7 8-4 8-8 6-5 2-0 6-3 11-0 17-0 16-10 15-13 12-5 7-2 10-9 6-2 12-10 17-11 15-9 11-3 2-2 4-0 17-7 8-5 13-11 16-0 9-2 3-0 8-6 13-10 16-9 11-1 3-2 17-15 17-12 18-1 18-14 14-8 4-4 13-4 9-7 7-3"
play = """
_:18-18 E:18-2@E F:18-17@F G:18-13@X H:13-8@X I:18-15@I J:8-2@X
K:11-2@X L:18-9@L M:18-6@M A:14-11@X B:18-16@B C:14-13@X D:18-5@D
E:+13-2 E:13-2@E F:17-9@F G:18-3@G H:+18-10 H:18-10@H I:15-4@I
J:+2-1 J:mark J:pass K:13-12@X L:12-11@X M:14-6@M A:18-8@A
B:16-14@B C:18-12@C D:11-10@X E:10-7@X F:9-6@F G:7-4@X H:15-10@H
I:9-4@X J:12-9@X K:+8-1 K:mark K:pass L:13-9@L M:14-12@X A:14-7@X
B:18-11@J C:16-7@X D:16-4@X E:11-11@J E:11-4@J F:18-4@J G:4-2@X
H:16-15@H I:15-2@X J:15-11@X K:11-8@X L:10-8@X M:14-10@X A:14-5@X
B:9-5@X C:+16-13 C:mark C:pass D:12-7@C E:7-5@C F:5-5@C F:+14-3
F:mark F:pass G:+8-7 G:mark G:pass H:+8-4 H:mark H:pass I:5-3@C
J:3-1@C K:17-3@G L:16-11@H M:17-8@G A:15-1@C B:16-6@F C:15-8@C
C:unmark D:13-5@D E:12-8@G F:12-12@G F:12-0@G G:11-7@H H:16-16@F
H:16-12@F I:18-7@H J:12-4@F K:1-0@G L:10-1@G M:14-0@M A:10-6@G
B:11-6@G C:+8-8 C:8-8@C C:+6-5 C:mark C:pass D:+2-0 D:mark D:pass
E:+6-3 E:mark E:pass F:+11-0 F:pass G:8-7@C H:14-9@X I:11-9@G
J:7-0@C K:13-3@E L:9-1@G M:12-3@E A:13-7@D B:5-1@G C:6-5@G
D:14-14@X D:14-2@X E:17-4@F F:11-0@C G:12-6@E H:17-2@F I:10-4@I
J:2-1@F K:8-1@F L:7-6@D M:18-0@M A:6-0@D B:9-8@F C:15-6@E D:12-2@X
E:15-5@E E:unmark F:+17-0 F:17-0@D G:6-1@G G:unmark H:12-1@X
I:9-9@F I:9-3@F! J:17-17@D J:17-5@D K:10-5@D L:4-3@F M:11-5@C
A:16-5@C B:16-2@C C:10-3@D D:13-1@X E:6-3@D F:10-2@C G:4-1@F
H:16-1@F I:13-6@D
"""
end = "out"
winner = "I"
delta = { A = 42, B = 33, C = 144, D = 35, E = 28, F = 51, G = 86, H = 55, I = 0, J = 39, K = 47, L = 15, M = 34 }

[[match.hand]]
opener = "F"
deal.A = "18-12 17-3 16-15 14-5 13-13 13-1 11-8 11-5 10-7 8-8 4-2"
deal.B = "17-8 17-1 15-9 15-6 14-9 13-5 12-4 12-2 8-5 8-1 0-0"
deal.C = "16-13 15-14 15-13 15-5 13-9 13-2 12-6 12-0 11-10 7-5 7-2"
deal.D = "18-8 17-13 15-15 14-7 13-12 12-5 10-1 9-5 9-1 7-3 6-5"
deal.E = "18-7 17-5 16-3 13-3 12-8 10-6 6-2 4-3 4-1 3-0 2-0"
deal.F = "18-3 18-2 15-1 14-14 14-1 12-9 12-3 11-0 10-8 6-6 6-0"
deal.G = "18-11 17-11 17-6 16-6 14-12 10-3 9-6 9-2 7-7 6-3 5-0"
deal.H = "18-13 17-16 17-15 16-12 16-2 15-0 14-0 13-8 11-3 7-4 6-1"
deal.I = "18-14 17-9 17-2 16-10 16-9 13-4 12-10 9-9 9-0 8-4 2-1"
deal.J = "18-4 17-10 17-4 17-0 16-14 16-8 16-7 16-0 13-10 9-4 9-3"
deal.K = "17-12 16-1 15-2 12-12 11-11 11-9 9-7 8-3 8-0 7-6 5-5"
deal.L = "18-16 18-15 16-4 14-10 14-3 12-11 11-7 11-6 11-1 8-7 8-6"
deal.M = "18-17 18-1 16-5 15-11 14-13 14-4 13-7 13-6 11-4 7-0 4-0"
yard = "15-7 7-1 2-2 10-2 18-9 3-1 14-2 10-0 16-16 17-7 11-2 9-8 18-5 18-6 5-4 15-4 3-3 14-6 5-3 15-3 1-1 13-11 15-12 1-0 5-1 15-8 17-14 5-2 3-2 8-2 10-4 16-11 4-4 18-10 14-11 14-8 12-7 15-10 13-0 10-10 18-0 10-9 12-1 6-4 10-5 18-18"
play = """
_:17-17 F:+15-7 F:mark F:pass G:17-6@X H:17-16@F I:16-9@F J:9-4@F
K:17-12@K L:16-4@F M:18-17@M A:16-15@F B:17-8@B C:15-14@F
D:17-13@D E:10-6@X F:14-14@F F:unmark F:14-1@F G:17-11@G H:17-15@H
I:16-10@X J:17-10@J K:12-12@K K:+7-1 K:mark K:pass L:12-11@K
M:15-11@K A:17-3@A B:8-5@B C:16-13@X D:15-15@K D:+2-2 D:mark
D:pass E:+10-2 E:mark E:pass F:15-7@K G:18-11@G H:18-13@D
I:18-14@D J:16-14@D K:16-1@D L:11-7@K M:18-1@M A:13-13@X A:13-1@X
B:13-5@B C:11-10@K D:10-1@D D:unmark E:10-2@K F:15-1@F G:9-2@K
H:15-0@H I:17-9@K J:17-4@E K:7-1@X L:8-7@X M:14-4@E A:8-8@X
A:11-8@X B:14-9@E C:13-9@E D:13-12@E E:12-8@E E:unmark F:11-0@X
G:5-0@X H:14-0@H I:17-2@I J:13-10@J K:5-5@X K:+18-9 K:pass L:+3-1
L:mark L:pass M:16-5@X A:+14-2 A:mark A:pass B:17-1@K C:+10-0
C:mark C:pass D:7-3@A E:18-7@A F:18-3@A G:16-6@X H:11-3@A I:2-1@I
J:17-0@C K:7-6@X L:11-6@A M:13-6@A A:10-7@X B:0-0@C B:+16-16
B:mark B:pass C:12-0@C C:unmark D:9-1@K E:13-3@A F:12-3@A
G:14-12@A H:13-8@B I:9-9@K I:9-0@K J:16-8@B K:8-0@K K:unmark
L:18-16@B M:14-13@A A:18-12@B B:12-4@B B:unmark C:15-13@A D:+17-7
D:17-7@L E:+11-2 E:mark E:pass F:10-8@E G:10-3@E H:7-4@L I:13-4@L
J:9-3@E K:11-9@E L:18-15@A M:11-4@E A:4-2@E B:12-2@E C:10-0@X
D:18-8@A E:3-0@X F:12-9@E G:6-3@X H:6-1@X I:8-4@A! J:18-4@A
K:18-9@E L:11-1@X M:13-7@L A:11-5@X B:+9-8 B:mark B:pass C:15-5@X
D:14-7@L E:4-3@B F:18-2@A G:+18-5 G:18-5@E H:16-2@A! I:+18-6
I:mark I:pass J:16-7@A! K:9-7@A L:14-10@L L:unmark M:+5-4 M:5-4@E
A:+15-4 A:15-4@X B:15-9@A C:12-6@C D:+3-3 D:3-3@B D:+14-6 D:mark
D:pass E:16-3@B F:+5-3 F:mark F:pass G:+15-3 G:15-3@F H:16-12@B
"""
end = "out"
winner = "H"
delta = { A = 35, B = 79, C = 36, D = 66, E = 50, F = 26, G = 29, H = 0, I = 46, J = 16, K = 50, L = 35, M = 11 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-12"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first", F = "random", G = "greedy", H = "balanced", I = "first", J = "random", K = "greedy", L = "balanced", M = "first", N = "random" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 12, C = 2, D = 1, E = 11, F = 13, G = 4, H = 8, I = 9, J = 14, K = 5, L = 7, M = 10, N = 6 }
score = { A = 50, B = 116, C = 29, D = 23, E = 109, F = 152, G = 61, H = 104, I = 107, J = 177, K = 77, L = 102, M = 108, N = 77 }

[match.options]
max_pip = 18
hand_size = 11
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-12"
commitment = "63f598970f21dca28e98d0e9bd4b32e2bd68387785683da9c0cda2e07797b84b"
secret = "bad65b9bcd3a4c181ac881e98d5192e268fd2788e0e00dac559d79f97c1b7a53"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "H"
deal.A = "18-15 17-11 13-8 12-9 12-6 9-8 5-3 4-4 4-3 3-0 2-1"
deal.B = "17-15 17-3 16-6 15-3 13-12 11-5 11-1 9-0 8-2 7-0 6-2"
deal.C = "17-4 17-2 16-9 14-13 14-5 13-9 13-1 10-7 10-2 8-5 6-3"
deal.D = "18-16 16-13 16-11 15-8 15-6 12-8 10-6 10-0 6-5 4-2 2-0"
deal.E = "18-14 15-2 15-1 14-10 14-7 14-2 11-11 10-8 9-6 7-3 5-1"
deal.F = "17-10 17-9 15-15 12-7 10-9 9-9 9-4 8-0 6-6 6-4 0-0"
deal.G = "18-7 18-5 18-4 18-1 16-12 15-9 12-12 12-1 9-2 8-7 3-1"
deal.H = "18-17 18-0 16-16 16-15 16-4 16-2 14-12 14-9 14-1 12-11 7-2"
deal.I = "18-10 18-8 17-13 17-8 16-0 15-0 12-10 9-7 8-1 5-2 4-0"
deal.J = "18-11 16-3 11-8 11-3 10-3 10-1 8-8 8-4 3-2 2-2 1-0"
deal.K = "18-12 17-17 17-12 16-7 16-5 15-13 15-7 13-0 9-3 7-7 5-5"
deal.L = "17-6 17-1 15-12 15-11 13-10 13-5 12-4 12-2 6-0 3-3 1-1"
deal.M = "18-9 17-14 16-14 16-1 15-14 14-11 14-3 13-11 13-2 9-1 8-6"
deal.N = "18-3 17-7 15-10 14-8 13-13 11-9 11-6 11-0 9-5 7-6 6-1"
yard = "4-1 17-5 11-10 10-10 17-0 17-16 16-10 14-14 15-5 11-4 18-13 5-4 7-1 10-4 5-0 13-4 13-6 18-2 11-7 8-3 14-4 12-0 13-3 10-5 12-3 18-6 15-4 12-5 13-7 14-0 14-6 7-4 11-2 16-8 7-5"
play = """
_:18-18 H:18-17@H I:18-10@I J:18-11@X K:18-12@K L:15-11@X M:18-9@M
N:18-3@N A:18-15@A B:17-15@X C:17-4@X D:18-16@D E:18-14@E F:6-4@X
G:18-7@G H:+4-1 H:mark H:pass I:17-13@H J:+17-5 J:mark J:pass
K:17-12@K L:17-6@X M:13-11@H N:11-9@H A:12-9@H B:13-12@H C:14-13@H
D:16-11@D E:14-10@E F:17-10@X G:18-5@J H:14-12@H H:unmark
I:12-10@I J:17-5@J J:unmark K:17-17@K K:+11-10 K:mark K:pass
L:17-1@K M:16-1@K N:15-10@X A:+10-10 A:mark A:pass B:15-3@X
C:16-9@K D:15-6@A E:9-6@A F:9-4@K G:15-9@A H:16-15@A I:16-0@A
J:11-3@X K:11-10@X L:12-4@K M:9-1@M N:11-0@A A:17-11@A A:unmark
B:+17-0 B:mark B:pass C:10-7@X D:12-8@K E:10-8@E F:8-0@K G:18-4@B
H:18-0@K I:4-0@B J:1-0@B K:16-7@X L:1-1@B L:+17-16 L:mark L:pass
M:+16-10 M:mark M:pass N:6-1@B A:12-6@B B:16-6@X C:13-1@M
D:16-13@M E:+14-14 E:mark E:pass F:6-6@X F:+15-5 F:mark F:pass
G:+11-4 G:mark G:pass H:+18-13 H:mark H:pass I:+5-4 I:mark I:pass
J:+7-1 J:mark J:pass K:+10-4 K:pass L:6-0@X M:8-6@E N:7-6@E
A:3-0@X B:7-0@E C:17-2@J D:2-0@J E:14-7@G F:0-0@J F:+5-0 F:5-0@J
G:16-12@B H:16-16@B H:16-4@B I:5-4@B J:3-2@X K:16-5@B L:12-2@X
M:16-14@B N:9-5@J A:9-8@J B:8-2@J C:14-5@B D:6-5@B E:14-14@G
E:14-2@G F:12-7@H G:12-12@I G:12-1@I H:7-2@H H:unmark I:15-0@E
J:2-2@J J:unmark J:+13-4 J:mark J:pass K:+13-6 K:pass L:+18-2
L:18-2@J M:15-14@E N:11-6@B A:2-1@G B:11-1@G C:+11-7 C:11-7@B
D:+8-3 D:mark D:pass E:7-3@B F:+14-4 F:14-4@E G:18-1@F H:16-2@H
I:8-1@F J:7-1@I K:15-7@I L:15-12@I M:14-3@B N:14-8@F A:4-4@E
A:4-3@E B:17-3@E C:+12-0 C:12-0@I D:10-0@I E:11-11@D E:+13-3
E:pass F:+10-5 F:pass G:11-4@D H:12-11@G I:17-8@E J:16-3@M
K:10-4@D L:3-3@M L:+12-3 L:12-3@M M:17-14@B N:17-7@B A:decline
B:decline C:challenge=N N:+18-6 N:+15-4 N:mark A:10-10@D A:+12-5
A:mark A:pass B:+13-7 B:pass C:10-2@D D:10-6@I E:15-2@D F:17-9@A
G:8-7@B H:14-9@A I:18-8@B J:8-8@E J:8-4@E K:15-13@D L:13-10@D
M:14-11@A N:skip A:12-5@G B:6-2@I C:8-5@G D:8-3@N E:+14-0 E:14-0@F
F:10-9@D G:9-2@D! H:18-13@B I:5-2@D! J:11-8@N K:13-6@B L:13-5@D!
M:13-2@D! N:18-6@K A:13-8@G! B:11-5@N C:13-9@G! D:4-2@E! E:5-1@N
F:9-9@G F:+14-6 F:pass G:+7-4 G:pass H:+11-2 H:mark H:pass I:9-7@G
"""
end = "out"
winner = "I"
delta = { A = 8, B = 46, C = 9, D = 23, E = 32, F = 85, G = 15, H = 33, I = 0, J = 41, K = 49, L = 33, M = 26, N = 45 }

[[match.hand]]
opener = "I"
deal.A = "18-0 17-0 13-10 13-5 12-7 11-3 10-4 9-5 9-2 8-3 7-3"
deal.B = "18-7 17-14 17-9 17-7 17-4 15-14 14-11 14-8 11-9 11-0 10-3"
deal.C = "18-12 16-5 16-4 15-15 10-1 9-6 6-0 5-3 5-1 3-1 0-0"
deal.D = "17-2 16-16 16-9 15-6 15-3 13-0 10-2 9-7 8-1 7-5 2-0"
deal.E = "18-11 18-8 16-13 16-10 15-8 14-14 13-12 13-2 12-5 8-5 7-0"
deal.F = "18-16 18-14 18-4 14-13 14-12 12-3 12-0 9-1 7-4 5-2 2-2"
deal.G = "18-13 17-12 17-6 16-6 14-10 14-4 14-0 13-11 12-9 11-5 9-9"
deal.H = "18-15 16-11 15-2 15-0 12-12 11-10 11-4 9-0 7-2 6-5 6-1"
deal.I = "18-3 18-1 17-10 17-1 16-14 8-6 8-2 6-2 5-5 4-1 3-3"
deal.J = "17-8 17-3 16-3 16-1 15-7 6-3 5-4 5-0 4-4 4-0 2-1"
deal.K = "18-17 18-2 17-11 16-12 15-11 14-7 13-4 11-7 11-1 9-8 3-0"
deal.L = "18-10 15-12 14-5 14-3 13-9 13-6 13-3 12-11 10-5 7-6 4-2"
deal.M = "18-18 18-5 16-15 15-10 15-1 14-1 13-1 12-2 11-8 11-6 7-7"
deal.N = "18-6 15-13 14-6 14-2 13-13 12-4 9-4 9-3 8-4 6-6 1-1"
yard = "17-15 16-7 3-2 17-16 8-0 10-8 10-7 16-0 6-4 12-1 15-5 11-11 11-2 8-7 13-8 17-13 16-8 8-8 13-7 15-4 17-5 4-3 12-10 15-9 18-9 7-1 12-8 12-6 16-2 10-6 10-9 10-10 10-0 14-9 1-0"
play = """
_:17-17 I:17-10@I J:17-3@J K:18-17@K L:+17-15 L:17-15@L M:+16-7
M:mark M:pass N:+3-2 N:mark N:pass A:17-0@A B:17-7@N C:+17-16
C:17-16@C D:9-7@N E:+8-0 E:mark E:pass F:9-1@N G:17-12@E H:12-12@E
H:+10-8 H:mark H:pass I:+10-7 I:mark I:pass J:+16-0 J:mark J:pass
K:16-12@E L:15-12@L M:16-15@E N:9-3@J A:18-0@A B:10-3@I C:15-15@E
C:+6-4 C:mark C:pass D:15-3@E E:16-13@C F:12-3@I G:18-13@C
H:18-15@C I:18-3@E J:16-1@N K:17-11@H L:12-11@H M:15-10@C N:12-4@H
A:13-10@C B:17-9@X C:18-12@E D:16-16@N D:16-9@N E:13-12@C F:7-4@H
G:17-6@G H:7-2@H H:unmark I:17-1@M J:2-1@M K:18-2@K L:4-2@M
M:12-2@C N:9-4@J A:9-2@C B:11-9@X C:16-4@J D:17-2@D E:12-5@E
E:unmark F:18-16@J G:13-11@X H:15-2@H I:18-1@J J:4-0@M K:9-8@C
L:13-9@N M:11-8@C N:1-1@J N:+12-1 N:12-1@J A:11-3@C B:17-4@B
C:5-3@C C:unmark D:13-0@M E:8-5@E F:14-12@I G:14-10@I H:11-10@I
I:+15-5 I:pass J:+11-11 J:11-11@I J:+11-2 J:11-2@I K:13-4@M
L:13-3@N M:13-1@X N:8-4@M A:12-7@J B:14-8@M C:16-5@C D:7-5@J
E:18-8@E F:14-13@M G:16-6@G H:15-0@H I:8-2@I I:unmark J:6-3@N
K:11-1@X L:13-6@N M:18-5@J N:13-13@N N:unmark N:15-13@N A:13-5@M
B:14-11@X C:5-1@M D:10-2@D E:18-11@E F:18-4@J G:14-4@J H:9-0@H
I:8-6@I J:+8-7 J:pass K:14-7@J L:14-3@X M:16-7@J N:3-2@X A:+13-8
A:mark A:pass B:18-7@A C:10-1@M D:2-0@X E:7-0@A F:12-0@X G:12-9@X
H:16-11@J I:6-2@I J:5-0@A K:15-11@J L:18-10@M M:15-1@J N:18-6@M
A:9-5@A A:unmark B:+17-13 B:mark B:pass C:9-6@M D:8-1@J! E:15-8@J
F:+16-8 F:mark F:pass G:9-9@M G:+8-8 G:mark G:pass H:+13-7 H:mark
H:pass I:+15-4 I:mark I:pass J:+17-5 J:pass K:+4-3 K:mark K:pass
L:+12-10 L:mark L:pass M:+15-9 M:15-9@M M:unmark N:14-2@I A:10-4@B
B:17-14@I C:+18-9 C:18-9@H D:15-6@J
"""
end = "out"
winner = "D"
delta = { A = 42, B = 70, C = 20, D = 0, E = 77, F = 67, G = 46, H = 71, I = 107, J = 136, K = 28, L = 69, M = 82, N = 32 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-13"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 195, B = 93 }

[match.options]
max_pip = 12
hand_size = 15
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-13"
commitment = "7c8dd67582793f91cd3768c313b4ebcea1ca19dd2753e076d4fcd40df7ef9cb2"
secret = "ea51be793396316a02ee3349e4181326cf3cbc0189bca7d084c91bbb79735eae"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "10-10 10-9 10-1 9-7 9-4 8-3 8-2 7-7 7-2 7-0 6-5 6-2 4-2 2-1 2-0"
deal.B = "12-0 11-11 11-10 11-8 11-0 10-7 9-8 7-6 7-1 6-6 5-5 4-4 4-0 3-1 3-0"
yard = "9-1 7-5 9-9 8-6 11-7 10-3 12-8 3-2 5-4 11-2 8-1 10-8 10-2 9-5 12-11 10-5 3-3 11-3 12-9 4-1 12-2 6-0 8-5 12-5 12-4 2-2 10-0 1-1 5-3 11-1 5-0 10-6 6-1 9-2 12-7 8-7 6-4 11-9 9-3 5-2 8-4 9-6 10-4 8-0 6-3 12-10 8-8 12-1 11-5 7-4 12-6 0-0 4-3 12-3 1-0 5-1 9-0 7-3 11-6 11-4"
play = """
_:12-12 A:+9-1 A:mark A:pass B:12-0@A A:2-0@A A:unmark B:+7-5
B:mark B:pass A:7-2@A B:+9-9 B:pass A:9-7@A B:+8-6 B:pass A:10-9@A
B:+11-7 B:pass A:10-1@A B:+10-3 B:pass A:9-1@A B:+12-8 B:12-8@B
B:unmark A:9-4@A B:11-8@B A:4-2@A B:11-11@B B:11-10@B A:2-1@A
B:10-7@B A:+3-2 A:mark A:pass B:11-7@B A:+5-4 A:pass B:11-0@B
A:+11-2 A:pass B:7-1@A A:7-0@A A:unmark B:4-0@B A:+8-1 A:mark
A:pass B:4-4@B B:+10-8 B:mark B:pass A:5-4@B B:7-5@B B:unmark
A:+10-2 A:pass B:7-6@B A:+9-5 A:pass B:8-6@B A:+12-11 A:12-11@X
B:10-8@B A:11-2@X B:10-3@B A:10-2@X B:3-1@B A:10-10@X A:+10-5
A:10-5@X B:5-5@X B:+3-3 B:mark B:pass A:6-5@X B:6-6@X B:+11-3
B:pass A:6-2@X B:3-0@A A:3-2@X B:11-3@A A:8-3@X B:9-8@X A:9-5@X
B:+12-9 B:pass A:8-1@B B:+4-1 B:pass A:8-2@B! B:+12-2 B:12-2@B
B:unmark A:+6-0 A:pass B:12-9@B A:+8-5 A:8-5@X B:9-9@B B:+12-5
B:mark B:pass A:+12-4 A:pass B:+2-2 B:pass A:+10-0 A:pass B:+1-1
B:pass A:+5-3 A:pass B:+11-1 B:pass A:+5-0 A:pass B:+10-6 B:pass
A:+6-1 A:pass B:+9-2 B:9-2@B B:unmark A:+12-7 A:pass B:11-1@A
A:6-1@A A:unmark B:2-2@B B:+8-7 B:mark B:pass A:+6-4 A:mark A:pass
B:+11-9 B:pass A:+9-3 A:pass B:+5-2 B:5-2@B B:unmark A:6-0@A
A:unmark B:12-5@B A:10-0@A B:8-7@X A:12-7@X B:+8-4 B:mark B:pass
A:12-4@X B:8-4@X A:+9-6 A:mark A:pass B:10-6@A A:9-6@A A:unmark
B:+10-4 B:pass A:9-3@A B:+8-0 B:8-0@X A:5-3@A B:+6-3 B:pass
A:5-0@A B:+12-10 B:12-10@B B:unmark A:+8-8 A:mark A:pass B:10-4@B
A:+12-1 A:pass B:4-1@B A:+11-5 A:pass B:1-1@B B:+7-4 B:mark B:pass
A:12-1@B B:+12-6 B:12-6@B B:unmark A:+0-0 A:0-0@A A:unmark A:+4-3
A:mark A:pass B:+12-3 B:mark B:pass A:+1-0 A:1-0@A A:unmark
B:6-3@B B:unmark A:+5-1 A:5-1@A B:12-3@B A:11-5@A B:+9-0 B:9-0@X
A:+7-3 A:mark A:pass B:11-9@A A:+11-6 A:pass B:+11-4
"""
end = "blocked"
delta = { A = 74, B = 32 }

[[match.hand]]
opener = "B"
deal.A = "12-9 11-10 11-7 11-3 10-6 9-2 9-1 8-6 8-5 8-0 6-3 5-5 5-3 5-0 3-1"
deal.B = "12-8 12-5 12-4 12-3 12-2 11-0 10-9 10-7 10-3 9-9 9-3 6-0 2-0 1-1 0-0"
yard = "10-8 10-1 6-4 8-3 11-1 9-5 12-6 12-0 10-0 7-7 3-2 11-6 8-1 2-2 5-4 12-12 10-2 9-8 9-7 7-6 12-7 6-5 8-2 1-0 7-5 4-3 11-2 4-4 2-1 7-4 11-5 12-10 5-2 11-9 8-4 9-0 8-7 6-2 4-1 4-2 6-1 11-8 11-4 10-4 7-1 9-4 10-10 4-0 7-0 3-3 12-1 9-6 7-2 12-11 5-1 3-0 7-3 6-6 8-8 10-5"
play = """
_:11-11 B:11-0@B A:11-10@X B:10-9@X A:9-2@X B:12-2@X A:11-7@A
B:12-8@X A:8-5@X B:12-5@X A:12-9@X B:9-9@X B:9-3@X A:3-1@X B:6-0@B
A:9-1@X B:+10-8 B:mark B:pass A:8-6@B B:10-8@B B:unmark A:+10-1
A:mark A:pass B:10-7@A A:10-6@A A:unmark B:10-3@B A:6-3@A B:12-3@B
A:11-3@A B:12-4@B A:+6-4 A:mark A:pass B:+8-3 B:mark B:pass
A:6-4@B B:+11-1 B:11-1@A A:10-1@A A:unmark B:+9-5 B:9-5@X A:5-0@X
B:2-0@X A:+12-6 A:12-6@B B:+12-0 B:12-0@B B:unmark A:+10-0
A:10-0@A B:0-0@B B:+7-7 B:mark B:pass A:8-0@B B:8-3@B B:unmark
A:+3-2 A:3-2@X B:+11-6 B:mark B:pass A:5-3@B B:challenge=A A:+8-1
A:+2-2 A:mark B:+5-4 B:5-4@B B:unmark A:skip B:+12-12 B:mark
B:pass A:+10-2 A:pass B:+9-8 B:pass A:+9-7 A:pass B:+7-6 B:pass
A:+12-7 A:pass B:+6-5 B:pass A:+8-2 A:pass B:+1-0 B:1-0@A A:8-1@A
A:unmark B:+7-5 B:pass A:8-2@A B:+4-3 B:4-3@B B:unmark A:10-2@A
B:+11-2 B:mark B:pass A:+4-4 A:mark A:pass B:+2-1 B:pass A:+7-4
A:pass B:+11-5 B:pass A:+12-10 A:12-10@A A:unmark B:+5-2 B:pass
A:12-7@A B:+11-9 B:pass A:9-7@A B:+8-4 B:pass A:+9-0 A:9-0@A
B:+8-7 B:pass A:+6-2 A:mark A:pass B:+4-1 B:pass A:+4-2 A:pass
B:+6-1 B:pass A:+11-8 A:pass B:+11-4 B:pass A:+10-4 A:pass B:+7-1
B:pass A:+9-4 A:pass B:+10-10 B:pass A:+4-0 A:4-0@A A:unmark
B:+7-0 B:pass A:7-4@A B:+3-3 B:3-3@B B:unmark B:+12-1 B:mark
B:pass A:+9-6 A:mark A:pass B:+7-2 B:pass A:+12-11 A:pass B:+5-1
B:pass A:+3-0 A:3-0@B B:8-7@A A:11-8@A A:unmark B:7-0@B B:unmark
A:12-11@A B:7-7@B B:7-6@B A:+7-3 A:7-3@X B:11-6@B A:+6-6 A:mark
A:pass B:12-12@A B:12-1@A A:+8-8 A:pass B:11-9@B A:+10-5 A:pass
B:9-8@B A:pass B:8-4@B A:pass B:11-4@B A:pass B:11-5@B A:pass
B:7-5@B A:pass B:7-2@B A:pass B:11-2@B A:pass B:7-1@A
"""
end = "blocked"
delta = { A = 121, B = 61 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-14"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 11, B = 58, C = 45 }

[match.options]
max_pip = 12
hand_size = 15
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-14"
commitment = "c690800d9b76b75db630649ef2416e584aa9659514815f4b625244cbae194d6e"
secret = "175054d971e8dc508142a801d989b3df36faaea303ecae639229ddc3ba83a50a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "12-3 10-3 10-1 8-4 8-1 7-3 7-2 6-4 5-5 5-1 5-0 3-3 3-1 2-1 2-0"
deal.B = "12-1 11-7 11-3 11-1 10-8 10-2 10-0 8-6 8-5 6-2 5-4 4-1 4-0 2-2 1-1"
deal.C = "12-8 12-7 12-6 12-5 11-9 11-8 11-6 11-0 10-7 10-4 8-8 8-0 7-5 7-0 6-3"
yard = "12-0 9-7 11-2 3-0 7-4 9-3 11-4 9-9 12-9 3-2 12-10 12-2 10-5 9-2 4-4 6-5 11-5 4-2 12-11 8-7 10-6 9-8 12-4 9-4 0-0 8-2 9-5 6-1 7-1 9-0 8-3 4-3 5-3 1-0 7-7 5-2 9-6 6-0 7-6 6-6 10-10 11-10 11-11 9-1 10-9"
play = """
_:12-12 C:12-8@C A:12-3@A B:12-1@X C:11-8@C A:10-3@A B:11-1@X
C:11-9@C A:10-1@A B:11-7@X C:12-7@X A:8-1@A B:+12-0 B:12-0@B
C:12-6@X A:8-4@A B:8-6@X C:8-8@X C:8-0@X A:6-4@A B:10-0@X C:10-7@X
A:7-3@X B:11-3@X C:11-6@X A:+9-7 A:mark A:pass B:4-0@B C:6-3@A
A:3-3@A A:unmark A:3-1@A B:4-1@B C:+11-2 C:mark C:pass A:9-7@C
B:1-1@B B:+3-0 B:mark B:pass C:+7-4 C:pass A:5-1@B B:8-5@B
B:unmark C:7-5@C C:unmark A:2-1@A B:10-8@B C:12-5@C A:7-2@A
B:10-2@B C:+9-3 C:mark C:pass A:+11-4 A:mark A:pass B:6-2@B
C:7-4@A A:11-4@A A:unmark B:+9-9 B:mark B:pass C:+12-9 C:12-9@C
C:unmark A:+3-2 A:mark A:pass B:+12-10 B:pass C:11-2@A A:3-2@A
A:unmark B:+12-2 B:pass C:9-3@C A:+10-5 A:mark A:pass B:3-0@A
C:11-0@A A:+9-2 A:pass B:+4-4 B:pass C:+6-5 C:6-5@B A:10-5@B
B:12-10@B B:unmark C:+11-5 C:11-5@A A:5-5@A A:unmark A:5-0@A
B:12-2@B C:+4-2 C:mark C:pass A:2-0@A! B:2-2@B B:+12-11 B:mark
B:pass C:4-2@B A:9-2@A
"""
end = "out"
winner = "A"
delta = { A = 0, B = 58, C = 21 }

[[match.hand]]
opener = "A"
deal.A = "12-8 11-9 11-0 10-8 10-0 9-9 9-6 8-5 7-2 7-0 6-5 5-2 3-0 2-2 0-0"
deal.B = "11-3 10-5 10-4 10-3 9-2 8-6 8-4 8-3 8-2 8-1 7-4 7-3 5-1 4-3 1-0"
deal.C = "12-6 12-4 12-3 12-2 11-6 11-5 10-1 9-5 7-7 6-6 6-4 6-2 5-5 3-2 1-1"
yard = "7-6 8-0 12-5 6-1 10-2 9-7 10-9 8-7 3-1 10-6 12-0 11-2 9-0 6-0 4-1 11-10 12-11 12-9 12-10 9-8 5-3 9-1 10-7 7-5 4-0 9-4 2-0 11-1 12-1 3-3 5-0 11-7 9-3 4-4 8-8 10-10 12-7 5-4 2-1 7-1 6-3 12-12 4-2 11-8 11-4"
play = """
_:11-11 A:11-9@A B:11-3@B C:11-6@C A:9-9@A A:9-6@A B:8-3@B
C:12-6@C A:6-5@A B:8-4@B C:12-4@C A:8-5@A B:10-4@B C:6-4@C
A:12-8@A B:10-3@B C:6-6@C C:6-2@C A:11-0@X B:4-3@B C:12-2@C
A:10-0@X B:10-5@X C:12-3@C A:5-2@X B:8-2@X C:3-2@C A:10-8@X
B:7-4@B C:10-1@X A:+7-6 A:mark A:pass B:7-3@B C:1-1@X C:+8-0
C:mark C:pass A:+12-5 A:pass B:8-1@X C:8-0@X A:12-5@A A:unmark
B:1-0@X C:+6-1 C:6-1@X A:7-6@X B:9-2@C C:9-5@C C:unmark A:7-2@X
B:+10-2 B:10-2@X C:11-5@C A:+9-7 A:mark A:pass B:5-1@A! C:+10-9
C:10-9@X A:9-7@X B:+8-7 B:8-7@X! C:+3-1 C:3-1@A A:3-0@A A:unmark
B:8-6@X
"""
end = "out"
winner = "B"
delta = { A = 11, B = 0, C = 24 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-15"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 4, C = 2, D = 1 }
score = { A = 50, B = 67, C = 42, D = 26 }

[match.options]
max_pip = 12
hand_size = 15
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-15"
commitment = "6fdfb422dc1020223a5259facf081a2667c6787b3a8e1baf2fab441e2d4718e1"
secret = "7c3f101ac9923a75092fce38fe7884a5de84c2188b1f39484d9322456db2131d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "12-3 12-0 11-7 10-8 10-7 9-5 9-1 8-7 8-2 8-0 7-6 7-3 6-4 3-1 2-2"
deal.B = "12-9 12-6 11-8 10-4 9-8 9-0 7-4 6-3 6-1 5-1 4-4 4-3 3-3 2-1 1-0"
deal.C = "12-10 12-8 12-7 12-5 12-2 11-4 10-9 10-1 9-7 9-3 7-0 6-2 5-4 5-0 4-2"
deal.D = "11-10 11-1 11-0 10-2 9-9 9-6 8-5 8-3 6-6 6-0 5-5 5-2 4-1 3-2 0-0"
yard = "7-2 11-2 8-6 11-11 4-0 8-8 1-1 7-1 11-9 9-4 5-3 8-1 10-0 10-10 11-3 8-4 9-2 11-6 3-0 12-1 11-5 10-6 2-0 7-5 10-3 7-7 6-5 10-5 12-11 12-4"
play = """
_:12-12 D:+7-2 D:mark D:pass A:12-3@A B:12-9@B C:12-7@X D:7-2@X
A:7-3@A B:9-8@B C:6-2@X D:9-6@X A:12-0@D B:11-8@B C:12-10@C
D:9-9@X D:+11-2 D:pass A:9-1@X B:9-0@D C:10-9@C D:11-1@X A:11-7@X
B:7-4@X C:9-7@C D:4-1@X A:8-7@A B:6-1@X C:9-3@D D:6-6@X D:6-0@X
A:8-0@X B:6-3@D C:12-8@X D:+8-6 D:8-6@D D:unmark A:10-8@A B:12-6@X
C:7-0@C D:8-5@D A:10-7@A B:+11-11 B:11-11@B B:+4-0 B:mark B:pass
C:11-4@B D:5-5@D D:5-2@D A:6-4@B B:+8-8 B:pass C:5-0@C D:11-2@D
A:7-6@A B:+1-1 B:pass C:5-4@C D:11-10@D A:+7-1 A:mark A:pass
B:+11-9 B:pass C:4-2@C D:10-2@D A:+9-4 A:pass B:+5-3 B:pass
C:12-2@C D:3-2@D A:+8-1 A:pass B:+10-0 B:pass C:12-5@C! D:8-3@D
A:+10-10 A:pass B:+11-3 B:pass C:+8-4 C:mark C:pass D:+9-2 D:mark
D:pass A:9-5@C B:11-9@C C:8-4@D D:challenge=C C:+11-6 C:+3-0
D:11-0@C A:9-4@D B:10-0@C C:skip D:9-2@D! D:unmark A:10-10@C
A:+12-1 A:pass B:10-4@C C:11-6@A D:+11-5 D:11-5@A! A:+10-6
A:10-6@B B:5-3@A C:3-0@A D:challenge=C C:+2-0 C:+7-5 D:0-0@A
"""
end = "out"
winner = "D"
delta = { A = 48, B = 67, C = 25, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "12-11 12-5 11-10 11-8 11-6 11-4 11-2 10-2 9-7 8-8 8-4 8-1 7-4 4-1 0-0"
deal.B = "12-9 12-8 12-4 11-3 9-9 9-8 8-7 8-3 7-3 6-5 5-2 4-4 3-1 3-0 1-1"
deal.C = "12-6 12-2 12-1 11-1 10-8 10-5 10-0 9-5 9-1 9-0 8-0 7-6 4-2 3-3 3-2"
deal.D = "12-12 12-3 10-9 10-7 10-3 9-2 8-2 7-7 7-2 7-1 7-0 6-3 5-5 2-1 1-0"
yard = "9-4 6-0 6-2 2-2 12-7 5-3 4-0 8-6 10-4 9-6 8-5 10-6 12-10 11-5 6-1 5-1 10-10 5-4 5-0 4-3 7-5 11-7 10-1 2-0 6-4 11-0 9-3 6-6 12-0 11-9"
play = """
_:11-11 A:11-8@A B:11-3@B C:11-1@C D:+9-4 D:mark D:pass A:8-8@A
A:8-4@A B:8-3@B C:9-1@C D:+6-0 D:pass A:11-4@A B:12-8@B C:9-0@C
D:+6-2 D:pass A:12-11@A B:12-9@B C:8-0@C D:+2-2 D:pass A:12-5@A
B:9-9@B B:9-8@B C:10-8@C D:+12-7 D:pass A:11-10@D B:8-7@B C:10-0@D
D:7-0@D D:unmark A:11-2@X B:7-3@B C:3-2@X D:12-7@D A:+5-3 A:5-3@A
B:3-1@B C:3-3@X C:+4-0 C:mark C:pass D:12-3@X A:10-2@C B:1-1@B
B:+8-6 B:mark B:pass C:12-1@B D:12-12@B D:+10-4 D:mark D:pass
A:+9-6 A:mark A:pass B:12-4@B B:unmark C:12-2@D D:10-3@A A:+8-5
A:pass B:4-4@B B:+10-6 B:mark B:pass C:4-0@B D:10-9@A A:9-7@A
A:unmark B:3-0@B B:unmark C:4-2@D D:10-4@D D:unmark A:7-4@A
B:5-2@C C:12-6@X D:10-7@D A:8-5@C B:8-6@C C:7-6@C C:unmark D:7-7@D
D:7-2@D A:11-6@X B:+12-10 B:mark B:pass C:+11-5 C:11-5@X D:9-2@D
A:4-1@A B:6-5@X C:+6-1 C:6-1@X D:9-4@D A:8-1@X B:+5-1 B:pass
C:+10-10 C:mark C:pass D:8-2@X A:+5-4 A:mark A:pass B:5-1@A
C:9-5@A D:6-3@B A:9-6@B B:+5-0 B:pass C:+4-3 C:pass D:7-1@C A:+7-5
A:pass B:+11-7 B:pass C:+10-1 C:10-1@C C:unmark D:6-2@X A:+2-0
A:pass B:10-6@X C:10-10@X C:10-5@X D:challenge=C C:+6-4 C:+11-0
C:mark D:5-5@X D:+9-3 D:mark D:pass A:7-5@X B:12-10@C C:skip
D:9-3@A A:5-4@D B:5-0@D! C:11-0@D D:+6-6 D:pass A:+12-0 A:12-0@C
B:11-7@D
"""
end = "out"
winner = "B"
delta = { A = 2, B = 0, C = 17, D = 26 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-16"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 3, C = 2, D = 1, E = 5 }
score = { A = 79, B = 49, C = 36, D = 31, E = 88 }

[match.options]
max_pip = 12
hand_size = 12
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-16"
commitment = "c3a947a53fef618a0aab5c83d4815ff97eb1c4b5b7e2b69e432cd8ee5a46b154"
secret = "ae6d416d6604622c669e34cca4208262954bfb13163cd80bd2075e7dcbb8c99a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "E"
deal.A = "12-10 12-3 11-11 11-10 11-3 10-8 10-3 10-1 9-1 8-1 6-2 6-1"
deal.B = "12-2 10-9 10-4 9-5 8-2 7-3 7-0 6-0 5-1 4-1 2-2 2-1"
deal.C = "12-9 11-8 11-6 9-9 8-5 8-4 6-6 6-5 4-4 4-3 4-2 4-0"
deal.D = "12-4 12-0 10-6 10-2 8-3 7-1 6-4 6-3 5-0 3-2 1-1 1-0"
deal.E = "12-11 12-1 11-1 11-0 10-10 10-5 9-8 9-7 9-3 9-2 9-0 8-6"
yard = "7-5 7-6 8-7 8-0 11-7 3-0 7-7 3-3 11-2 12-8 11-5 9-4 9-6 12-6 10-7 10-0 0-0 3-1 2-0 7-2 5-4 12-7 5-5 8-8 11-9 7-4 11-4 12-5 5-3 5-2"
play = """
_:12-12 E:12-11@E A:12-10@A B:12-2@B C:12-9@C D:12-0@D E:11-1@E
A:11-10@A B:2-2@B B:2-1@B C:9-9@C C:+7-5 C:mark C:pass D:+7-6
D:mark D:pass E:9-8@C A:11-11@A A:11-3@A B:5-1@B C:11-8@C C:unmark
D:1-0@D D:unmark E:12-1@E A:12-3@A B:9-5@B C:11-6@C D:1-1@D
D:7-1@D E:+8-7 E:mark E:pass A:+8-0 A:mark A:pass B:10-9@B C:6-6@C
C:6-5@C D:7-6@D E:+11-7 E:pass A:+3-0 A:pass B:10-4@B C:8-5@C
D:10-6@D E:+7-7 E:pass A:+3-3 A:pass B:4-1@B C:8-4@C D:10-2@D
E:+11-2 E:pass A:+12-8 A:12-8@A A:unmark B:+11-5 B:mark B:pass
C:4-4@C C:4-3@C D:3-2@D E:+9-4 E:pass A:10-8@A B:+9-6 B:pass
C:+12-6 C:12-6@E D:6-3@D E:8-6@E E:unmark A:10-3@A B:+10-7 B:pass
C:+10-0 C:mark C:pass D:8-3@C E:8-7@C A:3-3@A A:3-0@A B:7-3@C
C:+0-0 C:pass D:6-4@D E:9-3@C A:8-0@A B:9-6@C C:+3-1 C:3-1@B
D:12-4@D! E:+2-0 E:mark E:pass A:8-1@A B:8-2@E C:4-2@E D:+7-2
D:mark D:pass E:9-4@E E:unmark A:10-1@A B:6-0@C C:10-0@C C:unmark
D:+5-4 D:pass E:9-7@E A:+12-7 A:12-7@D B:7-0@D C:4-0@D D:5-4@D
D:unmark E:11-7@E A:+5-5 A:mark A:pass B:10-7@A! C:7-5@A! D:5-0@D!
E:10-5@A A:+8-8 A:pass B:+11-9 B:pass C:+7-4 C:mark C:pass D:+11-4
D:mark D:pass E:10-10@A A:+12-5 A:12-5@X B:11-5@X! C:0-0@D! C:+5-3
C:pass D:+5-2 D:pass E:11-0@D A:pass B:11-9@X
"""
end = "out"
winner = "B"
delta = { A = 51, B = 0, C = 19, D = 31, E = 49 }

[[match.hand]]
opener = "A"
deal.A = "12-3 10-8 10-5 10-4 9-9 9-7 9-6 9-3 9-2 3-0 2-0 0-0"
deal.B = "12-9 12-6 12-4 12-0 11-9 10-7 10-1 8-2 8-1 6-6 6-5 2-1"
deal.C = "12-5 11-7 10-9 9-5 8-4 8-3 7-6 6-4 6-3 5-1 4-0 2-2"
deal.D = "11-3 10-2 9-0 8-5 7-7 7-4 7-2 5-0 4-2 4-1 3-1 1-0"
deal.E = "12-12 12-11 12-8 11-10 10-6 8-8 8-7 7-0 6-1 5-5 5-4 5-2"
yard = "3-3 5-3 7-1 9-1 11-0 11-6 7-5 9-4 12-10 11-5 10-0 6-2 11-2 10-3 6-0 7-3 11-4 3-2 12-7 9-8 8-0 4-3 8-6 10-10 12-1 4-4 11-8 12-2 11-1 1-1"
play = """
_:11-11 A:+3-3 A:mark A:pass B:11-9@X C:10-9@X D:10-2@X E:12-11@A
A:12-3@A A:unmark B:8-2@X C:11-7@C D:8-5@X E:11-10@E A:9-3@A
B:6-5@X C:7-6@C D:11-3@D E:10-6@E A:9-9@A A:9-7@A B:12-6@X
C:12-5@X D:5-0@X E:6-1@E A:3-0@X B:+5-3 B:5-3@X C:9-5@X D:3-1@D
E:+7-1 E:7-1@E A:9-6@X B:6-6@X B:+9-1 B:mark B:pass C:6-4@X
D:7-4@X E:8-7@E A:+11-0 A:11-0@B B:10-7@X C:6-3@C D:9-0@B E:12-8@E
A:9-2@B B:10-1@X C:8-3@C D:7-2@B E:7-0@B A:2-0@B B:2-1@X C:8-4@C
D:1-0@D E:5-2@B A:10-5@B B:+11-6 B:pass C:2-2@X C:+7-5 C:mark
C:pass D:4-2@X E:5-4@C A:10-8@B B:8-1@B B:unmark C:7-5@C C:unmark
D:4-1@X! E:12-12@E E:+9-4 E:mark E:pass A:+12-10 A:12-10@E B:9-1@B
C:5-1@X! D:+11-5 D:11-5@X! E:+10-0 E:10-0@E E:unmark A:+6-2 A:mark
A:pass B:11-6@X C:+11-2 C:mark C:pass D:7-7@A
"""
end = "out"
winner = "D"
delta = { A = 28, B = 49, C = 17, D = 0, E = 39 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-17"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random", F = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 6, B = 3, C = 4, D = 1, E = 5, F = 2 }
score = { A = 185, B = 49, C = 101, D = 0, E = 110, F = 30 }

[match.options]
max_pip = 12
hand_size = 12
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-17"
commitment = "6356ecdff2e3eca6abd75ef416a1da7189bb500abdcb0d15ebfce96cd0af6ccd"
secret = "0da53536684e38bde9c8f43e93739cda79cfbcaf64d489aa856bae64d0f88ba0"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "F"
deal.A = "12-8 12-2 11-11 11-7 10-7 10-3 9-3 8-3 7-6 4-1 4-0 1-1"
deal.B = "12-1 11-10 10-9 10-0 9-2 9-0 8-6 8-2 7-1 3-2 3-0 2-1"
deal.C = "12-11 11-2 11-1 11-0 10-6 10-5 8-5 7-7 6-2 6-0 5-0 0-0"
deal.D = "12-5 11-9 11-6 10-8 10-4 10-1 9-7 8-8 8-0 5-5 5-4 3-1"
deal.E = "12-7 12-0 11-5 10-10 10-2 9-8 9-5 9-4 9-1 7-5 5-2 4-2"
deal.F = "12-10 11-8 11-4 8-7 7-3 7-2 6-3 6-1 5-3 5-1 2-2 1-0"
yard = "8-1 11-3 12-3 2-0 12-6 6-4 7-4 3-3 6-5 9-9 12-4 4-4 9-6 4-3 12-9 7-0 6-6 8-4"
play = """
_:12-12 F:12-10@F A:12-2@A B:12-1@B C:12-11@C D:12-5@D E:12-7@E
F:+8-1 F:mark F:pass A:12-8@X B:11-10@F C:8-5@X D:5-5@D D:5-4@D
E:7-5@E F:11-8@F F:unmark A:+11-3 A:mark A:pass B:9-2@A C:10-5@X
D:11-9@A E:10-2@X F:11-4@A A:4-1@A A:unmark B:8-2@X C:11-0@C
D:10-4@D E:5-2@E F:8-7@F A:8-3@X B:7-1@B C:5-0@C D:10-8@D E:4-2@E
F:7-3@F A:1-1@A A:+12-3 A:mark A:pass B:2-1@A C:11-2@A D:11-6@A
E:9-4@E F:6-3@A A:12-3@A A:unmark B:3-2@X C:6-2@X D:8-8@D D:8-0@D
E:9-1@E F:5-3@F A:7-6@X B:+2-0 B:mark B:pass C:7-7@B C:+12-6
C:mark C:pass D:9-7@B E:9-5@C F:7-2@X A:9-3@C B:10-9@B B:unmark
C:+6-4 C:pass D:3-1@C! E:+7-4 E:mark E:pass F:8-1@C A:+3-3 A:mark
A:pass B:8-6@C C:12-6@A D:10-1@E
"""
end = "out"
winner = "D"
delta = { A = 94, B = 24, C = 44, D = 0, E = 76, F = 18 }

[[match.hand]]
opener = "A"
deal.A = "12-11 11-6 10-8 10-4 10-3 9-2 8-4 8-2 6-5 5-1 4-3 0-0"
deal.B = "12-6 12-2 10-0 9-9 9-5 9-4 7-7 7-0 6-3 4-4 4-0 2-1"
deal.C = "12-3 11-9 11-5 11-4 10-5 9-8 8-6 6-6 6-4 6-1 4-2 2-2"
deal.D = "12-12 12-8 12-0 11-7 11-1 10-6 9-6 9-1 8-0 7-2 6-0 3-1"
deal.E = "12-1 11-10 11-2 11-0 10-10 9-7 8-8 7-6 7-3 3-2 3-0 1-1"
deal.F = "12-5 12-4 10-9 10-2 10-1 8-1 7-4 5-3 5-2 5-0 4-1 2-0"
yard = "12-10 8-7 9-0 11-8 7-1 8-5 3-3 9-3 11-3 5-4 12-9 8-3 5-5 10-7 12-7 7-5 1-0 6-2"
play = """
_:11-11 A:12-11@A B:+12-10 B:mark B:pass C:11-9@C D:11-7@B
E:11-10@E F:7-4@B A:11-6@X B:12-6@X C:11-4@B D:11-1@B E:1-1@B
E:12-1@B F:12-5@B A:6-5@B B:12-10@X C:6-6@B C:6-4@B D:10-6@X
E:7-6@X F:12-4@B A:+8-7 A:8-7@X B:12-2@B B:unmark C:9-8@C D:12-8@X
E:10-10@E E:+9-0 E:mark E:pass F:10-9@E A:9-2@E B:2-1@B C:8-6@C
D:7-2@E E:9-7@E E:unmark F:+11-8 F:11-8@F A:+7-1 A:mark A:pass
B:+8-5 B:mark B:pass C:6-1@B D:12-12@A D:12-0@A E:9-0@E F:8-1@F
A:0-0@A A:unmark A:+3-3 A:mark A:pass B:10-0@A C:10-5@A D:9-6@B
E:3-0@E F:10-1@F A:5-1@A A:unmark B:9-9@B B:unmark B:9-5@B
C:12-3@X D:3-1@X E:7-3@E F:10-2@F A:7-1@A B:8-5@B C:+9-3 C:mark
C:pass D:6-0@C E:11-0@C F:5-2@F A:+11-3 A:11-3@C B:6-3@C C:+5-4
C:pass D:9-1@X! E:+12-9 E:12-9@X F:5-3@F A:+8-3 A:mark A:pass
B:7-7@A B:7-0@A C:+5-5 C:pass D:8-0@A
"""
end = "out"
winner = "D"
delta = { A = 91, B = 25, C = 57, D = 0, E = 34, F = 12 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-18"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy", F = "balanced", G = "first" }
ended = "completed"
result = "G"
ranks = { A = 2, B = 4, C = 3, D = 6, E = 7, F = 5, G = 1 }
score = { A = 11, B = 33, C = 30, D = 60, E = 69, F = 52, G = 8 }

[match.options]
max_pip = 12
hand_size = 10
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-18"
commitment = "f4ac42011b4ff820abb697d256aac9e56e788239d1aa12053d9148e370037264"
secret = "713a9ed088555bce73a89fe2d56b1c5f6a4cf1813a74e21a411b1dde2205f01f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "12-11 11-5 9-8 9-7 8-6 7-3 6-5 4-0 3-2 2-2"
deal.B = "12-6 11-4 11-0 10-8 10-3 10-2 10-1 5-4 5-1 5-0"
deal.C = "12-4 11-10 11-7 11-1 8-5 6-1 3-0 2-0 1-1 0-0"
deal.D = "12-1 11-8 11-6 10-5 10-4 9-0 7-5 5-2 4-4 4-3"
deal.E = "12-9 12-2 9-3 9-2 9-1 8-1 7-6 7-4 7-1 4-1"
deal.F = "11-11 11-9 10-6 8-7 8-4 7-0 6-6 6-4 6-2 6-0"
deal.G = "12-10 12-3 11-3 10-0 8-8 8-3 7-7 5-3 2-1 1-0"
yard = "12-5 9-5 10-9 9-6 9-9 12-7 10-10 6-3 8-0 12-0 8-2 9-4 7-2 12-8 3-3 11-2 3-1 5-5 4-2 10-7"
play = """
_:12-12 A:12-11@A B:12-6@B C:12-4@C D:12-1@X E:12-9@E F:+12-5
F:12-5@F G:12-10@G A:11-5@A B:10-1@X C:11-10@X D:11-8@X E:9-3@E
F:8-4@X G:10-0@G A:6-5@A B:11-4@X C:11-7@X D:7-5@X E:+9-5 E:9-5@X
F:11-9@X G:1-0@G A:8-6@A B:11-0@X C:3-0@X D:4-3@X E:7-4@X F:7-0@X
G:2-1@G A:9-8@A B:5-0@X C:8-5@X D:+10-9 D:mark D:pass E:12-2@D
F:6-2@D G:8-8@X G:8-3@X A:9-7@A B:10-3@X C:6-1@D D:10-9@X E:9-2@X
F:+9-6 F:mark F:pass G:5-3@F A:7-3@A B:10-2@X C:11-1@D D:10-5@X
E:+9-9 E:mark E:pass F:11-11@D F:+12-7 F:pass G:11-3@D A:3-2@A
B:5-4@X C:+10-10 C:mark C:pass D:4-4@C D:10-4@C E:4-1@X F:10-6@C
G:12-3@D! A:2-2@A! A:+6-3 A:mark A:pass B:+8-0 B:mark B:pass
C:2-0@A D:9-0@A E:9-9@A E:9-1@A F:6-6@B F:9-6@B G:+12-0 G:12-0@D!
A:6-3@C! B:8-0@D C:1-1@A C:+8-2 C:pass D:+9-4 D:pass E:8-1@A
F:8-7@A G:7-7@A
"""
end = "out"
winner = "G"
delta = { A = 4, B = 24, C = 30, D = 37, E = 21, F = 35, G = 0 }

[[match.hand]]
opener = "B"
deal.A = "12-3 12-1 11-9 11-6 11-1 10-9 10-6 7-0 6-2 6-0"
deal.B = "12-12 12-7 12-0 11-8 11-0 9-4 8-0 7-4 7-2 5-0"
deal.C = "12-10 10-10 10-7 8-4 7-6 7-5 6-3 5-1 4-0 1-0"
deal.D = "12-8 10-8 10-5 9-1 7-1 5-4 5-3 4-4 2-1 0-0"
deal.E = "12-11 12-2 11-4 11-2 10-4 9-7 9-2 8-8 8-3 7-3"
deal.F = "12-9 12-6 12-4 11-10 11-7 9-8 9-3 8-7 6-4 5-2"
deal.G = "12-5 11-5 9-9 9-5 8-5 6-6 6-5 5-5 2-0 1-1"
yard = "3-0 10-0 8-6 11-3 9-0 10-3 7-7 6-1 9-6 3-3 8-2 10-1 4-1 2-2 4-3 4-2 10-2 3-2 3-1 8-1"
play = """
_:11-11 B:11-0@B C:+3-0 C:mark C:pass D:+10-0 D:mark D:pass
E:12-11@C F:12-9@C G:9-9@C G:9-5@C A:11-9@A B:5-0@C C:4-0@C
C:unmark D:+8-6 D:pass E:11-4@D F:12-4@D G:12-5@D A:10-9@A
B:12-0@B C:8-4@C D:10-5@D D:unmark E:11-2@E F:11-10@F G:11-5@G
A:11-6@X B:12-12@B B:12-7@B C:7-6@X D:7-1@X E:12-2@E F:+11-3
F:mark F:pass G:8-5@G A:10-6@A B:7-4@B C:12-10@F D:12-8@F E:8-8@F
E:8-3@F F:11-3@F F:unmark G:1-1@X G:+9-0 G:mark G:pass A:12-1@X
B:11-8@G C:+10-3 C:mark C:pass D:8-6@C E:+7-7 E:mark E:pass
F:12-6@C G:+6-1 G:pass A:12-3@C B:9-4@B C:10-3@C C:unmark D:10-8@D
E:+9-6 E:pass F:11-7@F G:+3-3 G:pass A:11-1@G B:+8-2 B:mark B:pass
C:10-10@C C:10-7@C D:9-1@B E:+10-1 E:10-1@B F:8-7@F G:6-1@G
G:unmark A:6-2@A B:+4-1 B:pass C:7-5@C D:10-0@B E:+2-2 E:pass
F:9-8@F G:9-0@B A:+4-3 A:mark A:pass B:8-2@A C:5-1@C D:+4-2 D:mark
D:pass E:9-7@B F:9-3@F G:6-6@G G:6-5@G A:7-0@B B:8-0@B B:unmark
C:1-0@C D:+10-2 D:pass E:+3-2 E:pass F:+3-1 F:3-1@F G:5-5@G G:+8-1
G:mark G:pass A:pass B:mark B:pass C:mark C:pass D:5-4@G E:10-4@G
F:mark F:pass G:8-1@A A:6-0@C! B:4-1@A! C:6-3@C! C:unmark D:4-4@A
D:4-2@A E:9-2@A F:pass G:pass A:pass B:pass C:3-0@C
"""
end = "out"
winner = "C"
delta = { A = 7, B = 9, C = 0, D = 23, E = 48, F = 17, G = 8 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-19"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first", G = "random", H = "greedy" }
ended = "completed"
result = "E"
ranks = { A = 4, B = 8, C = 5, D = 6, E = 1, F = 3, G = 7, H = 2 }
score = { A = 40, B = 120, C = 56, D = 69, E = 14, F = 28, G = 76, H = 28 }

[match.options]
max_pip = 12
hand_size = 10
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-19"
commitment = "68df5383a2220d698ad1e483049aec021ed8247a0b2f31307cd476c69cf6ef3d"
secret = "51b7ddea1676ad1b2e51851e464d1960de41498342aa774c4aaa5776c599d23c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "H"
deal.A = "11-11 10-10 10-4 9-9 8-4 6-5 6-0 5-4 5-0 0-0"
deal.B = "12-7 11-4 9-7 8-7 7-5 7-1 5-5 4-0 3-0 2-0"
deal.C = "12-5 11-9 11-3 11-0 10-7 10-5 9-4 9-0 7-0 6-1"
deal.D = "12-6 12-4 11-8 9-3 9-2 8-3 7-7 6-6 4-2 3-2"
deal.E = "12-8 12-2 10-3 10-1 9-6 9-5 6-4 6-2 2-2 2-1"
deal.F = "12-11 12-10 12-9 11-5 11-1 8-5 5-3 4-3 4-1 1-1"
deal.G = "12-0 10-2 10-0 9-1 8-8 8-6 8-2 7-6 5-2 3-1"
deal.H = "12-3 11-10 10-6 8-0 7-4 7-2 6-3 5-1 3-3 1-0"
yard = "11-7 7-3 10-8 12-1 8-1 11-2 4-4 11-6 10-9 9-8"
play = """
_:12-12 H:12-3@H A:+11-7 A:mark A:pass B:12-7@A C:7-0@A D:12-6@D
E:12-2@E F:12-11@F G:12-0@X H:6-3@H A:0-0@A A:unmark A:6-0@A
B:4-0@X C:9-4@X D:6-6@D D:+7-3 D:mark D:pass E:9-6@D F:12-9@D
G:9-1@X H:10-6@H A:6-5@A B:7-1@X C:10-7@X D:12-4@D D:unmark
E:6-2@E F:11-5@F G:10-0@X H:11-10@H A:5-4@A B:3-0@X C:12-5@C
D:9-3@X E:9-5@X F:8-5@F G:5-2@X H:7-2@X A:11-7@X B:11-4@X C:10-5@C
D:4-2@D E:6-4@X F:+10-8 F:10-8@F G:8-6@X H:8-0@X A:10-4@A B:2-0@X
C:+12-1 C:mark C:pass D:9-2@D E:2-2@X E:2-1@X F:12-10@C G:3-1@X
H:3-3@X H:+8-1 H:mark H:pass A:+11-2 A:mark A:pass B:+4-4 B:mark
B:pass C:11-3@X D:11-8@H E:12-8@H F:11-1@X G:10-2@A H:8-1@X
A:8-4@X B:4-4@X B:+11-6 B:pass C:+10-9 C:pass D:+9-8 D:mark D:pass
E:mark E:pass F:4-3@X G:7-6@E H:7-4@E A:9-9@D A:pass B:9-7@D
C:12-1@H D:7-7@D D:unmark D:7-3@D E:10-1@H! F:4-1@E G:8-2@A!
H:5-1@E! A:10-10@H A:pass B:pass C:10-9@H D:9-8@A E:10-3@X
"""
end = "out"
winner = "E"
delta = { A = 40, B = 54, C = 47, D = 16, E = 0, F = 10, G = 16, H = 1 }

[[match.hand]]
opener = "A"
deal.A = "12-10 12-5 12-4 12-3 11-1 7-4 7-3 6-4 4-1 3-0"
deal.B = "12-12 11-9 10-7 10-0 9-9 9-3 9-0 8-1 7-6 5-5"
deal.C = "12-7 11-10 11-3 8-7 8-5 8-4 8-0 4-3 3-3 1-0"
deal.D = "12-0 11-2 11-0 10-3 9-8 8-8 8-6 6-3 5-1 3-1"
deal.E = "12-8 12-6 12-1 11-6 10-10 9-5 6-6 6-1 6-0 0-0"
deal.F = "12-11 11-8 11-7 10-9 10-4 10-1 9-6 8-3 6-2 5-0"
deal.G = "12-9 10-5 9-7 9-1 8-2 7-7 7-5 5-3 4-4 1-1"
deal.H = "12-2 11-4 10-8 9-4 7-2 5-4 5-2 4-0 3-2 2-2"
yard = "4-2 10-2 7-1 9-2 10-6 11-5 2-1 6-5 2-0 7-0"
play = """
_:11-11 A:11-1@A B:11-9@B C:11-10@X D:11-2@D E:10-10@X E:+4-2
E:mark E:pass F:10-9@X G:12-9@X H:11-4@E A:12-4@E B:9-9@B B:9-3@B
C:12-7@E D:12-0@X E:6-0@X F:11-7@E G:+10-2 G:mark G:pass H:+7-1
H:mark H:pass A:6-4@X B:+9-2 B:mark B:pass C:11-3@C D:10-3@B
E:11-6@E E:unmark F:10-4@B G:4-4@B G:+10-6 G:pass H:9-4@B A:4-1@A
B:9-2@B B:unmark C:3-3@C C:4-3@C D:11-0@G E:6-6@E E:12-6@E
F:12-11@F G:+11-5 G:11-5@H H:5-4@H H:unmark A:3-0@G B:+2-1 B:2-1@B
C:8-4@C D:6-3@G E:12-8@E F:9-6@G G:9-1@G G:unmark H:4-0@H A:7-4@A
B:8-1@B C:8-7@C D:+6-5 D:mark D:pass E:4-2@D F:+2-0 F:mark F:pass
G:1-1@G G:+7-0 G:mark G:pass H:7-1@G A:12-10@F B:10-7@F C:mark
C:pass D:pass E:mark E:pass F:11-8@E G:7-7@G G:unmark G:9-7@G
H:7-2@C A:7-3@F B:mark B:pass C:8-5@B D:6-5@B E:6-1@B F:10-1@B
G:10-2@B H:12-2@B A:12-3@B! B:pass C:pass D:3-1@B E:12-1@B F:6-2@C
G:5-3@F H:5-2@F A:12-5@B
"""
end = "out"
winner = "A"
delta = { A = 0, B = 66, C = 9, D = 53, E = 14, F = 18, G = 60, H = 27 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-20"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first", F = "random", G = "greedy", H = "balanced", I = "first" }
ended = "completed"
result = "H"
ranks = { A = 5, B = 8, C = 6, D = 2, E = 3, F = 7, G = 4, H = 1, I = 9 }
score = { A = 77, B = 95, C = 78, D = 28, E = 48, F = 78, G = 64, H = 20, I = 115 }

[match.options]
max_pip = 12
hand_size = 8
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-20"
commitment = "193347e4fd55adbe7de024e6c75b59e680d087fc595d09f2552eea480040621d"
secret = "31fc55f207a218620210f5ec9158f23d5af951acbc34d33361c54bc521db4e7f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "E"
deal.A = "12-10 12-7 12-3 11-6 10-1 3-3 2-1 0-0"
deal.B = "11-5 11-2 10-7 9-7 7-4 7-0 6-1 5-5"
deal.C = "11-10 11-1 9-9 9-6 8-4 8-1 6-2 3-2"
deal.D = "12-0 11-3 10-2 9-1 7-7 7-3 5-3 4-2"
deal.E = "10-6 9-8 9-5 9-4 9-3 9-0 8-0 5-4"
deal.F = "12-4 11-7 8-6 7-6 7-5 5-0 4-3 4-1"
deal.G = "12-6 12-2 11-8 11-4 10-4 8-5 4-4 1-1"
deal.H = "12-11 12-8 12-5 12-1 6-3 5-2 3-1 1-0"
deal.I = "11-9 11-0 10-8 10-3 8-7 8-2 6-6 5-1"
yard = "2-2 3-0 10-0 7-1 6-0 10-10 9-2 7-2 6-5 11-11 10-9 8-8 12-9 6-4 8-3 10-5 4-0 2-0"
play = """
_:12-12 E:+2-2 E:mark E:pass F:12-4@F G:12-6@E H:6-3@E I:10-3@E
A:12-10@A B:10-7@E C:+3-0 C:mark C:pass D:7-7@E D:7-3@E E:9-3@E
E:unmark F:4-3@F G:12-2@C H:5-2@C I:5-1@C A:10-1@A B:6-1@C C:9-6@C
C:unmark D:12-0@D E:9-8@E F:+10-0 F:mark F:pass G:+7-1 G:mark
G:pass H:3-1@F I:+6-0 I:mark I:pass A:2-1@A B:+10-10 B:mark B:pass
C:9-9@C C:+9-2 C:9-2@C D:9-1@F E:8-0@E F:+7-2 F:pass G:+6-5 G:pass
H:12-1@H I:11-9@F A:12-7@B B:7-4@B B:unmark C:11-10@F D:10-2@F
E:9-0@E F:7-2@F F:unmark G:+11-11 G:pass H:1-0@H I:+10-9 I:pass
A:12-3@G B:+8-8 B:mark B:pass C:8-4@B D:11-3@G E:9-5@E F:11-7@G
G:11-8@B H:12-11@B I:8-7@G A:+12-9 A:12-9@B B:8-8@G B:+6-4 B:pass
C:8-1@G D:+8-3 D:mark D:pass E:9-4@B F:4-1@G G:11-4@B H:12-8@I!
I:11-0@B A:0-0@B A:+10-5 A:mark A:pass B:7-0@B B:unmark C:6-2@A
D:8-3@I E:10-6@A F:5-0@D G:10-4@A H:12-5@D
"""
end = "out"
winner = "H"
delta = { A = 38, B = 85, C = 20, D = 14, E = 13, F = 49, G = 64, H = 0, I = 65 }

[[match.hand]]
opener = "F"
deal.A = "11-1 10-7 8-7 8-5 8-4 7-1 5-2 1-0"
deal.B = "11-4 11-3 11-2 9-0 8-1 6-4 6-1 2-1"
deal.C = "12-0 10-9 10-2 9-9 8-3 7-4 6-6 0-0"
deal.D = "12-12 12-4 10-10 10-3 7-7 6-2 5-0 3-3"
deal.E = "12-10 11-9 9-4 8-6 7-6 7-5 5-3 3-1"
deal.F = "12-11 12-1 11-10 11-8 10-0 6-3 4-3 4-2"
deal.G = "11-6 11-0 9-7 8-8 8-0 7-3 6-5 5-4"
deal.H = "12-6 11-5 10-8 10-5 10-1 9-1 5-1 2-0"
deal.I = "12-7 12-3 12-2 9-5 9-2 6-0 5-5 4-1"
yard = "12-5 10-4 11-7 12-9 4-4 1-1 12-8 4-0 9-3 3-0 7-2 3-2 10-6 7-0 2-2 8-2 9-8 9-6"
play = """
_:11-11 F:12-11@F G:11-6@G H:11-5@H I:+12-5 I:mark I:pass A:11-1@A
B:11-3@B C:+10-4 C:mark C:pass D:+11-7 D:11-7@D E:11-9@C F:11-10@X
G:9-7@C H:10-5@H I:12-7@C A:7-1@A B:11-4@I C:10-9@X D:12-12@C
D:12-4@C E:9-4@C F:12-1@F G:6-5@G H:10-1@H I:9-5@C A:10-7@A
B:9-0@X C:10-4@I D:10-10@I D:10-3@I E:7-5@C F:4-3@I G:11-0@X
H:9-1@H I:4-1@I I:unmark A:8-7@C B:8-1@C C:+12-9 C:pass D:7-7@D
D:+4-4 D:mark D:pass E:7-6@D F:6-3@D G:7-3@D H:5-1@C I:12-5@C
A:+1-1 A:mark A:pass B:11-2@X C:12-9@C C:unmark D:6-2@X E:12-10@A
F:+12-8 F:12-8@A G:8-8@A G:8-0@A! H:12-6@X I:6-0@A A:+4-0 A:pass
B:6-4@A C:9-9@C C:+9-3 C:9-3@C D:4-4@A D:+3-0 D:pass E:+7-2 E:mark
E:pass F:4-2@A G:5-4@G
"""
end = "out"
winner = "G"
delta = { A = 39, B = 10, C = 58, D = 14, E = 35, F = 29, G = 0, H = 20, I = 50 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-21"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random", F = "greedy", G = "balanced", H = "first", I = "random", J = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 6, B = 2, C = 1, D = 4, E = 9, F = 7, G = 8, H = 10, I = 5, J = 3 }
score = { A = 33, B = 5, C = 0, D = 17, E = 54, F = 40, G = 51, H = 58, I = 20, J = 15 }

[match.options]
max_pip = 12
hand_size = 8
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-21"
commitment = "e87e1b8b962327c90b406c70dfbdb7fc385e869309b730283905d40096e0e78a"
secret = "c8b840ee76e7e92da221c5544850fcaf47d3abe51071262a20bb82e1cfd46af4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "G"
deal.A = "12-8 12-6 12-4 12-3 11-0 6-5 6-3 5-2"
deal.B = "11-5 11-3 10-3 7-0 6-4 6-2 5-1 3-0"
deal.C = "12-5 9-9 9-2 8-4 8-1 7-7 6-1 2-0"
deal.D = "12-9 12-2 12-1 11-8 10-10 8-5 5-4 4-2"
deal.E = "12-0 10-9 10-8 10-6 10-4 9-5 4-4 4-1"
deal.F = "11-10 11-9 11-6 10-5 9-6 8-2 8-0 0-0"
deal.G = "9-8 8-8 7-2 7-1 6-6 5-0 3-2 1-0"
deal.H = "12-11 11-7 11-1 10-7 10-2 9-1 6-0 5-3"
deal.I = "12-7 11-2 9-7 9-4 8-7 7-3 2-2 2-1"
deal.J = "11-11 11-4 10-0 9-0 8-6 7-4 4-3 1-1"
yard = "4-0 12-10 5-5 3-3 8-3 3-1 7-5 7-6 10-1 9-3"
play = """
_:12-12 G:+4-0 G:mark G:pass H:12-11@G I:12-7@I J:11-11@G J:11-4@G
A:12-6@A B:6-4@G C:6-1@G D:12-9@D E:4-1@G F:+12-10 F:12-10@F
G:4-0@G G:unmark H:+5-5 H:mark H:pass I:7-3@I J:+3-3 J:mark J:pass
A:12-8@H B:+8-3 B:8-3@H C:12-5@C D:12-2@J E:12-0@E F:11-10@F
G:3-2@J H:5-3@H H:unmark I:+3-1 I:3-1@J J:1-1@J J:unmark J:+7-5
J:mark J:pass A:+7-6 A:mark A:pass B:5-1@J C:+10-1 C:mark C:pass
D:8-5@C E:10-8@C F:11-9@F G:6-6@A G:+9-3 G:mark G:pass H:6-0@A
I:mark I:pass J:7-5@J J:unmark A:12-3@I B:10-3@C C:2-0@A D:4-2@A
E:4-4@A E:10-4@A F:10-5@A G:5-0@G G:unmark H:5-5@A H:mark H:pass
I:pass J:mark J:pass A:5-2@A A:unmark B:11-5@H C:7-7@J C:pass
D:mark D:pass E:mark E:pass F:mark F:pass G:7-1@J H:9-1@D I:11-2@H
J:10-0@E A:12-4@I B:11-3@C C:9-9@F C:9-2@F D:11-8@C E:10-9@E
E:unmark F:8-2@C G:7-2@C H:11-7@C I:2-2@H I:2-1@H J:7-4@I A:11-0@C
B:6-2@F C:8-1@D D:12-1@H E:10-6@F F:challenge=E E:mark F:9-6@E
G:8-8@D G:9-8@D H:10-7@F I:8-7@F J:8-6@E A:7-6@I B:7-0@C!
C:10-1@J! D:10-10@J! D:pass E:skip F:pass G:mark G:pass H:10-2@J!
I:9-4@D J:challenge=I J:4-3@D A:6-3@D! B:mark B:pass C:8-4@E
"""
end = "out"
winner = "C"
delta = { A = 11, B = 3, C = 0, D = 9, E = 14, F = 25, G = 13, H = 12, I = 16, J = 15 }

[[match.hand]]
opener = "H"
deal.A = "12-10 11-4 11-2 10-6 9-8 9-6 6-6 3-1"
deal.B = "12-8 11-9 8-7 7-5 7-2 5-4 1-1 1-0"
deal.C = "12-5 9-3 8-0 7-4 7-1 6-3 2-1 0-0"
deal.D = "12-9 12-3 11-3 10-5 8-6 7-3 5-3 2-0"
deal.E = "12-12 12-7 9-5 9-4 5-1 4-3 4-2 3-3"
deal.F = "12-4 11-10 11-0 10-4 7-7 5-5 5-2 5-0"
deal.G = "10-8 8-5 8-2 7-6 6-5 6-0 4-0 3-0"
deal.H = "10-7 10-1 10-0 9-9 8-4 8-3 8-1 7-0"
deal.I = "12-11 12-6 12-2 12-1 10-2 6-4 6-2 2-2"
deal.J = "12-0 11-8 11-7 10-9 9-2 6-1 4-1 3-2"
yard = "4-4 10-3 9-7 11-6 9-0 10-10 11-1 8-8 11-5 9-1"
play = """
_:11-11 H:+4-4 H:mark H:pass I:12-11@I J:11-8@H A:11-2@X B:11-9@B
C:8-0@H D:11-3@D E:4-2@X F:11-10@F G:4-0@X H:10-0@H H:unmark
I:12-1@I J:11-7@J A:11-4@A B:1-0@X C:7-1@X D:12-3@D E:12-7@X
F:12-4@X G:+10-3 G:mark G:pass H:10-7@H I:6-4@X J:6-1@X A:3-1@X
B:+9-7 B:9-7@B C:6-3@X D:12-9@D E:+11-6 E:11-6@G F:10-4@F G:7-6@G
G:unmark H:7-0@H I:12-6@X J:12-0@X A:+9-0 A:9-0@X B:8-7@B C:9-3@X
D:7-3@X E:+10-10 E:mark E:pass F:7-7@X F:+11-1 F:mark F:pass
G:+8-8 G:mark G:pass H:+11-5 H:mark H:pass I:+9-1 I:mark I:pass
J:mark J:pass A:mark A:pass B:7-5@X C:12-5@X D:2-0@H E:12-12@X
E:pass F:pass G:pass H:pass I:12-2@X J:9-2@H A:9-8@H B:12-8@B
C:2-1@X D:8-6@H E:4-3@F F:11-1@E G:10-3@F H:8-4@A I:9-1@I I:unmark
J:10-9@F A:9-6@F B:7-2@G C:7-4@J! D:mark D:pass E:9-4@D F:5-2@G
G:8-8@A G:8-5@A H:11-5@A I:6-2@H J:4-1@D! A:6-6@F A:10-6@F
B:challenge=A B:5-4@G! C:mark C:pass D:10-5@F! E:5-1@D F:11-0@A
G:8-2@H H:10-1@E I:10-2@E! J:3-2@E
"""
end = "out"
winner = "J"
delta = { A = 22, B = 2, C = 0, D = 8, E = 40, F = 15, G = 38, H = 46, I = 4, J = 0 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-22"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy", F = "balanced", G = "first", H = "random", I = "greedy", J = "balanced", K = "first" }
ended = "completed"
result = "F"
ranks = { A = 6, B = 10, C = 11, D = 9, E = 4, F = 1, G = 8, H = 7, I = 2, J = 3, K = 5 }
score = { A = 73, B = 95, C = 108, D = 80, E = 65, F = 26, G = 78, H = 74, I = 35, J = 61, K = 70 }

[match.options]
max_pip = 15
hand_size = 11
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-22"
commitment = "5652bda4a36c883c1c774c09bd973da66db5759bf3978176409d52ebcd1f623b"
secret = "17ad2a2a24157a3924920f2eddbfa0d7b881f347e0f4e8bac3b00c223e995b5f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "J"
deal.A = "15-9 13-12 13-0 12-1 12-0 11-7 11-2 10-6 10-2 8-3 5-2"
deal.B = "15-7 13-2 11-1 11-0 10-7 9-5 8-8 6-2 5-5 3-2 2-2"
deal.C = "15-1 13-10 12-9 11-6 10-10 10-8 8-6 8-0 7-7 3-3 3-0"
deal.D = "15-10 14-10 13-11 13-9 12-10 12-6 12-4 9-1 7-6 7-0 5-4"
deal.E = "15-11 13-7 11-5 11-3 10-1 9-6 8-5 7-1 5-1 5-0 1-0"
deal.F = "15-2 14-13 14-7 13-13 12-12 12-8 12-2 10-5 10-0 6-1 6-0"
deal.G = "15-6 15-0 12-3 10-3 9-8 9-7 8-7 7-5 6-3 4-3 3-1"
deal.H = "15-3 14-14 14-2 13-4 9-9 9-4 9-0 8-1 7-4 4-0 2-1"
deal.I = "15-8 14-0 13-8 13-5 12-11 12-5 11-11 11-4 10-4 8-4 7-3"
deal.J = "15-13 14-5 14-1 13-3 13-1 12-7 11-8 10-9 7-2 6-6 1-1"
deal.K = "15-14 14-8 11-10 11-9 9-3 8-2 6-5 5-3 4-4 4-2 4-1"
yard = "13-6 6-4 15-4 14-6 14-4 9-2 14-11 0-0 14-3 14-9 14-12 2-0 15-5 15-12"
play = """
_:15-15 J:15-13@J K:15-14@K A:15-9@A B:15-7@B C:15-1@C D:15-10@X
E:15-11@E F:10-0@X G:15-6@G H:9-0@X I:15-8@I J:13-1@J K:14-8@K
A:+13-6 A:mark A:pass B:10-7@B C:12-9@A D:13-9@X E:13-7@X
F:12-12@A F:12-8@A G:9-8@A H:7-4@X I:13-8@I J:14-1@J K:11-9@A
A:11-7@A A:unmark B:+6-4 B:6-4@X C:11-6@X D:13-11@X E:11-5@E
F:13-13@X F:14-13@X G:6-3@G H:15-3@H I:13-5@I J:14-5@J K:8-2@K
A:+15-4 A:mark A:pass B:+14-6 B:14-6@X C:7-7@A C:+14-4 C:mark
C:pass D:7-6@A E:9-6@A F:6-1@C G:9-7@A H:+9-2 H:mark H:pass
I:12-5@I J:13-3@H K:6-5@C A:13-12@H B:5-5@C B:9-5@C C:8-6@X
D:12-10@H E:8-5@E F:10-5@H G:8-7@A H:9-9@C H:9-2@C I:12-11@I
J:7-2@C K:5-3@H A:8-3@A A:unmark B:8-8@X B:+14-11 B:mark B:pass
C:10-8@X D:7-0@C E:11-3@H F:6-0@C G:10-3@B H:+0-0 H:pass I:11-11@H
I:11-4@H J:10-9@X K:9-3@B A:13-6@C B:13-2@C C:14-4@H D:14-10@H
E:10-1@H F:15-2@C G:15-0@C H:9-4@B I:10-4@B J:1-1@H J:+14-3 J:mark
J:pass K:4-1@H A:15-4@H B:11-0@C C:13-10@B D:5-4@J E:+14-9
E:14-9@X F:14-7@X! G:12-3@G H:13-4@J I:7-3@X J:11-8@C K:4-2@K
A:13-0@B B:3-2@X C:8-0@B D:+14-12 D:mark D:pass E:+2-0 E:2-0@X
F:+15-5 F:15-5@F! G:+15-12 G:15-12@D H:8-1@C I:14-0@X! J:12-7@D
K:4-4@K! K:mark K:pass A:mark A:pass B:pass C:pass D:12-4@K
E:7-1@C F:12-2@K
"""
end = "out"
winner = "F"
delta = { A = 73, B = 49, C = 29, D = 54, E = 12, F = 0, G = 23, H = 51, I = 12, J = 29, K = 21 }

[[match.hand]]
opener = "K"
deal.A = "15-2 13-13 13-1 12-5 11-7 10-0 9-2 8-8 8-0 6-2 6-0"
deal.B = "15-7 13-9 12-11 11-11 11-0 10-3 10-2 9-7 6-3 3-3 3-0"
deal.C = "15-11 15-10 14-1 13-6 13-0 12-9 12-4 11-2 9-9 8-6 5-3"
deal.D = "15-3 14-12 14-3 14-0 13-7 13-3 12-7 7-4 6-4 4-3 1-0"
deal.E = "13-10 12-2 12-0 11-9 10-9 10-7 10-6 10-4 10-1 8-5 7-2"
deal.F = "15-6 15-0 14-13 13-4 11-5 9-8 9-1 6-5 5-5 5-2 1-1"
deal.G = "14-11 14-2 12-8 10-10 9-5 8-7 8-2 7-7 7-0 6-1 4-1"
deal.H = "15-4 15-1 14-7 14-5 11-6 11-4 10-5 8-4 5-0 4-4 2-1"
deal.I = "15-14 14-10 14-8 14-4 13-5 11-10 11-3 8-3 7-6 4-2 4-0"
deal.J = "15-15 15-13 15-5 13-12 12-6 11-1 9-6 9-3 7-1 3-2 2-0"
deal.K = "15-9 13-11 13-8 12-12 12-1 11-8 10-8 9-4 7-3 3-1 2-2"
yard = "5-1 14-6 8-1 5-4 12-10 14-9 13-2 0-0 7-5 9-0 6-6 15-12 12-3 15-8"
play = """
_:14-14 K:+5-1 K:mark K:pass A:+14-6 A:14-6@A B:+8-1 B:mark B:pass
C:14-1@B D:14-3@K E:10-1@B F:14-13@F G:10-10@B G:+5-4 G:mark
G:pass H:10-5@B I:15-14@G J:15-15@G J:15-5@G K:5-1@B A:12-5@G
B:12-11@G C:15-11@G D:14-0@D E:+12-10 E:mark E:pass F:13-4@F
G:6-1@B H:11-6@B I:14-10@E J:15-13@G K:13-11@B A:13-13@B A:13-1@B
B:10-3@E C:5-3@E D:14-12@X E:13-10@G F:5-5@E F:11-5@E G:4-1@B
H:11-4@E I:14-8@I J:13-12@X K:9-4@B A:9-2@B B:10-2@B B:unmark
C:12-4@E D:1-0@D E:12-10@E E:unmark F:+14-9 F:mark F:pass G:5-4@F
H:14-5@F I:11-10@G J:11-1@G K:12-1@G A:6-2@A B:13-9@X C:12-9@G
D:4-3@K E:11-9@G F:14-9@X G:14-11@F H:14-7@X I:14-4@K J:7-1@X
K:11-8@F A:11-7@G B:8-1@F C:+13-2 C:mark C:pass D:13-7@G E:10-9@E
F:1-1@F F:unmark F:9-1@F G:14-2@C H:15-1@X I:13-5@G J:3-2@C
K:7-3@C A:15-2@A B:15-7@X C:+0-0 C:pass D:12-7@C E:10-7@X F:9-8@F
G:12-8@C H:5-0@G I:8-3@C J:9-3@C K:15-9@C A:10-0@G B:+7-5 B:mark
B:pass C:15-10@B D:15-3@B E:10-6@G F:15-6@G G:+9-0 G:pass H:15-4@C
I:11-3@B J:+6-6 J:mark J:pass K:10-8@X A:8-8@X A:8-0@X! B:11-11@B
B:unmark B:11-0@B C:13-0@X D:7-4@C E:7-2@C F:5-2@C G:9-5@C
H:+15-12 H:15-12@G I:+12-3 I:12-3@G J:9-6@C K:3-1@G A:6-0@C
"""
end = "out"
winner = "A"
delta = { A = 0, B = 46, C = 79, D = 26, E = 53, F = 26, G = 55, H = 23, I = 23, J = 32, K = 49 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-23"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first", G = "random", H = "greedy", I = "balanced", J = "first", K = "random", L = "greedy" }
ended = "completed"
result = "L"
ranks = { A = 6, B = 9, C = 10, D = 7, E = 3, F = 2, G = 8, H = 4, I = 12, J = 11, K = 5, L = 1 }
score = { A = 54, B = 93, C = 96, D = 56, E = 42, F = 29, G = 73, H = 43, I = 117, J = 115, K = 52, L = 21 }

[match.options]
max_pip = 15
hand_size = 10
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-23"
commitment = "d264ef7605c5582f70c4aed628abb5a018cecf02025fdc63c1f0ef88037da5bd"
secret = "339af9afdc4de6b61382d30b11f6d1135a8397770da8ceba98113b91c7394cf2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "E"
deal.A = "15-5 14-13 14-12 11-10 10-4 9-0 8-4 8-3 6-1 4-4"
deal.B = "15-10 14-11 14-1 12-0 11-3 11-1 8-6 7-5 5-5 5-2"
deal.C = "15-13 15-6 13-10 13-6 13-0 12-2 11-2 7-3 2-0 0-0"
deal.D = "15-12 14-9 12-11 11-9 10-7 10-2 9-1 7-2 5-1 5-0"
deal.E = "14-5 13-12 13-4 13-2 13-1 12-9 12-5 12-3 11-0 10-1"
deal.F = "15-2 14-3 13-11 13-3 11-6 11-4 10-9 10-0 7-0 6-4"
deal.G = "15-14 11-7 10-10 10-8 9-8 9-5 8-1 6-6 5-4 1-0"
deal.H = "15-9 15-7 15-1 14-10 14-4 9-9 9-4 8-7 8-5 6-3"
deal.I = "15-8 15-0 14-14 13-5 12-4 10-5 10-3 8-2 6-5 5-3"
deal.J = "15-3 12-8 12-1 10-6 9-7 9-6 8-8 6-0 3-3 3-2"
deal.K = "14-7 13-13 13-9 13-8 12-12 9-3 7-4 4-1 4-0 2-1"
deal.L = "15-11 15-4 13-7 12-6 11-11 11-5 8-0 7-1 4-3 3-0"
yard = "14-0 14-6 12-10 4-2 7-6 11-8 2-2 14-2 6-2 14-8 3-1 12-7 7-7 9-2 1-1"
play = """
_:15-15 E:+14-0 E:mark E:pass F:15-2@E G:15-14@X H:15-9@H
I:14-14@X I:+14-6 I:14-6@X J:3-2@E K:9-3@E L:15-11@L A:15-5@A
B:15-10@B C:13-6@X D:15-12@D E:12-9@E E:unmark F:13-11@X G:11-7@X
H:15-7@X I:15-8@I J:15-3@J K:+12-10 K:mark K:pass L:11-11@L
L:11-5@L A:+4-2 A:mark A:pass B:7-5@A C:15-6@C D:12-11@D E:13-12@E
F:7-0@A G:1-0@A H:9-9@H H:9-4@H I:8-2@I J:12-1@A K:12-12@A
K:12-10@A L:15-4@K A:10-4@A A:unmark B:+7-6 B:mark B:pass
C:15-13@X D:11-9@D E:13-4@K F:10-9@B G:9-5@B H:14-4@H I:13-5@B
J:3-3@J J:+11-8 J:mark J:pass K:+2-2 K:pass L:4-3@J A:4-4@A
A:8-4@A B:+14-2 B:pass C:13-10@B D:14-9@D E:10-1@B F:11-4@J
G:8-1@B H:14-10@H I:+6-2 I:6-2@I J:12-8@B K:13-13@X K:13-9@X
L:13-7@K A:14-12@B B:14-11@B B:unmark C:7-3@K D:9-1@X E:13-1@X
F:11-6@J G:6-6@J G:+14-8 G:mark G:pass H:6-3@J I:6-5@I J:+3-1
J:3-1@J J:unmark K:13-8@X L:8-0@X A:8-3@A B:11-3@B C:13-0@X
D:+12-7 D:mark D:pass E:12-3@K F:14-3@D G:+7-7 G:pass H:15-1@G
I:5-3@I J:+9-2 J:mark J:pass K:4-1@J L:12-6@K A:6-1@G B:8-6@G
C:+1-1 C:mark C:pass D:pass E:13-2@E F:6-4@C G:14-8@G G:unmark
H:mark H:pass I:10-3@H J:10-6@K K:7-4@J L:7-1@J! A:11-10@K
B:14-1@J C:11-2@K D:10-2@K E:14-5@J F:13-3@D! G:5-4@C H:8-5@C!
I:10-5@J J:11-8@C K:pass L:3-0@H
"""
end = "out"
winner = "L"
delta = { A = 42, B = 70, C = 18, D = 56, E = 42, F = 10, G = 69, H = 15, I = 31, J = 64, K = 32, L = 0 }

[[match.hand]]
opener = "F"
deal.A = "15-13 15-7 14-7 14-0 13-9 12-0 11-4 9-3 8-6 6-3"
deal.B = "12-5 11-5 10-7 10-3 9-6 6-1 5-5 4-2 3-0 1-1"
deal.C = "15-10 14-11 13-11 13-10 13-8 10-2 9-1 8-7 8-1 4-3"
deal.D = "15-5 14-2 12-8 12-7 10-5 9-0 8-4 6-4 4-1 0-0"
deal.E = "15-6 14-5 14-3 10-0 8-5 7-2 6-2 3-3 2-0 1-0"
deal.F = "14-8 14-6 13-6 13-3 12-9 12-2 11-11 11-7 10-4 3-1"
deal.G = "15-12 14-13 14-9 13-2 12-12 10-10 9-7 8-3 7-1 4-0"
deal.H = "15-11 13-7 13-5 11-6 10-8 6-0 5-4 5-3 5-2 4-4"
deal.I = "15-9 15-8 15-4 15-3 15-2 12-4 12-1 11-8 9-4 6-6"
deal.J = "15-15 15-14 13-12 13-4 13-0 12-11 11-9 9-9 7-0 2-2"
deal.K = "15-1 14-1 11-3 8-8 8-2 7-7 7-5 6-5 5-1 2-1"
deal.L = "15-0 14-12 14-4 13-1 12-10 11-0 10-6 10-1 9-5 7-3"
yard = "14-10 12-3 7-4 5-0 13-13 12-6 3-2 11-10 8-0 11-1 10-9 9-8 9-2 11-2 7-6"
play = """
_:14-14 F:14-8@F G:14-13@G H:+14-10 H:14-10@H I:+12-3 I:mark
I:pass J:15-14@I K:15-1@I L:14-12@L A:14-7@A B:6-1@I C:14-11@X
D:14-2@D E:15-6@I F:11-11@X F:11-7@X G:9-7@X H:15-11@I I:15-9@X
J:12-11@I K:14-1@K L:12-10@I A:15-7@A B:10-7@I C:15-10@X D:12-7@I
E:10-0@X F:12-9@I G:14-9@I H:10-8@H I:+7-4 I:pass J:13-0@X K:2-1@K
L:14-4@I A:15-13@X B:4-2@I C:10-2@I D:15-5@X E:14-5@X F:10-4@I
G:13-2@G H:5-4@I I:+5-0 I:5-0@I I:unmark J:+13-13 J:mark J:pass
K:8-2@K L:+12-6 L:12-6@L A:14-0@J B:3-0@J C:4-3@J D:8-4@J E:8-5@J
F:14-6@X G:+3-2 G:3-2@G H:13-5@J I:6-6@X I:+11-10 I:mark I:pass
J:+8-0 J:pass K:6-5@X L:10-6@L A:13-9@J B:9-6@J C:+11-1 C:mark
C:pass D:10-5@X E:6-2@J F:12-2@J G:10-10@X G:+10-9 G:10-9@X
H:6-0@I I:9-4@X J:13-12@J J:unmark K:8-8@K K:+9-8 K:9-8@K L:10-1@L
A:11-4@X B:11-5@X C:+9-2 C:pass D:6-4@I E:14-3@E F:+11-2 F:mark
F:pass G:8-3@G H:4-4@I H:+7-6 H:mark H:pass I:15-4@I I:unmark
J:8-0@F K:7-5@X L:15-0@F A:8-6@H B:mark B:pass C:8-7@X D:12-8@X
E:3-3@E E:mark E:pass F:13-3@E G:15-12@F H:13-7@E I:7-4@E J:13-4@E
K:mark K:pass L:13-1@E A:9-3@K B:1-1@E B:pass C:11-1@E D:mark
D:pass E:7-2@D F:11-2@E G:7-1@D H:11-6@H H:unmark I:15-3@K J:2-2@E
J:mark J:pass K:pass L:mark L:pass A:mark A:pass B:pass C:9-2@E
D:9-0@E E:2-0@E! E:unmark F:3-1@D! G:12-12@X! G:mark G:pass H:mark
H:pass I:12-3@X J:15-15@A J:pass K:pass L:pass A:pass B:pass
C:pass D:pass E:mark E:pass F:pass G:pass H:pass I:15-8@A J:11-9@H
K:11-3@X L:9-5@H A:6-3@D! B:12-5@F C:8-1@A D:4-1@A! E:1-0@L
"""
end = "out"
winner = "E"
delta = { A = 12, B = 23, C = 78, D = 0, E = 0, F = 19, G = 4, H = 28, I = 86, J = 51, K = 20, L = 21 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-24"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first", F = "random", G = "greedy", H = "balanced", I = "first", J = "random", K = "greedy", L = "balanced", M = "first" }
ended = "completed"
result = "H"
ranks = { A = 8, B = 9, C = 12, D = 7, E = 11, F = 3, G = 6, H = 1, I = 2, J = 13, K = 10, L = 5, M = 4 }
score = { A = 58, B = 62, C = 90, D = 55, E = 77, F = 38, G = 52, H = 21, I = 37, J = 96, K = 67, L = 52, M = 46 }

[match.options]
max_pip = 18
hand_size = 11
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-24"
commitment = "186695eaf0a03c1efd223c5b53576189eaf4ce3505027dd3cf1f0bf2225d0005"
secret = "38c8dfe55460520ae797352fe3a4bf129dc1aee9af9d318b42a6c8ac362fdd70"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "M"
deal.A = "18-17 18-1 16-14 15-3 12-7 11-3 10-8 8-8 8-0 7-0 5-0"
deal.B = "16-15 16-10 16-1 14-8 13-4 12-12 12-10 12-4 11-5 10-10 1-1"
deal.C = "18-0 17-5 17-2 15-15 12-5 12-2 11-11 11-10 10-1 7-6 3-1"
deal.D = "18-8 18-4 17-17 14-1 13-6 13-5 12-8 12-3 11-4 8-3 6-1"
deal.E = "16-4 15-8 14-9 14-7 13-10 13-8 13-7 10-2 8-6 6-4 0-0"
deal.F = "18-16 17-9 15-12 15-2 13-3 13-2 13-1 11-0 9-0 6-2 4-4"
deal.G = "18-14 17-15 16-16 15-0 14-11 11-9 8-4 7-1 6-5 4-3 4-0"
deal.H = "18-10 18-7 18-6 18-5 17-4 16-9 11-8 11-2 9-6 6-0 5-5"
deal.I = "18-11 18-3 17-0 16-5 14-2 13-11 10-4 8-5 6-6 5-3 2-0"
deal.J = "18-15 17-3 14-14 13-13 13-12 12-0 10-5 9-2 8-2 4-2 3-0"
deal.K = "16-12 15-4 14-12 14-4 13-9 12-11 11-6 9-1 8-7 7-2 5-1"
deal.L = "18-13 18-12 17-12 17-10 15-7 15-1 10-6 9-7 5-2 4-1 1-0"
deal.M = "17-8 16-6 15-13 15-5 14-3 12-9 11-7 9-9 7-5 7-3 6-3"
yard = "15-9 7-4 14-10 17-16 17-11 17-1 7-7 10-7 14-13 5-4 12-6 16-7 3-3 17-6 9-5 15-11 2-1 12-1 17-13 9-8 16-11 9-3 15-14 11-1 14-6 8-1 16-3 17-14 9-4 16-13 2-2 16-8 10-3 16-0 14-0 18-9 13-0 15-6 18-2 14-5 10-0 16-2 15-10 17-7 10-9 3-2"
play = """
_:18-18 M:+15-9 M:mark M:pass A:18-17@A B:+7-4 B:mark B:pass
C:18-0@B D:18-8@D E:0-0@B E:+14-10 E:mark E:pass F:9-0@B G:18-14@E
H:16-9@B I:16-5@B J:18-15@X K:14-12@E L:18-12@E M:15-5@B A:15-3@B
B:16-15@X C:3-1@B D:12-8@D E:16-4@X F:18-16@E G:16-16@E G:+17-16
G:17-16@E H:17-4@E I:10-4@E J:4-2@X K:9-1@B L:17-10@E M:15-9@B
A:18-1@M B:1-1@M B:16-1@M C:15-15@B C:+17-11 C:mark C:pass D:+17-1
D:mark D:pass E:15-8@B F:17-9@E G:11-9@E H:11-8@B I:18-11@B
J:12-0@D K:16-12@M L:17-12@M M:11-7@E A:8-0@D B:14-8@D C:17-11@M
D:14-1@D D:unmark E:14-7@E E:unmark F:11-0@M G:15-0@M H:11-2@X
I:18-3@B J:3-0@B K:12-11@X L:15-1@M M:12-9@X A:7-0@B B:7-4@B
B:unmark C:10-1@M D:17-1@D E:14-10@E F:+7-7 F:mark F:pass G:+10-7
G:10-7@M H:18-7@M I:+14-13 I:mark I:pass J:9-2@X K:7-2@X L:15-7@X
M:15-13@X A:+5-4 A:mark A:pass B:12-4@B C:17-5@A D:17-17@D D:+12-6
D:mark D:pass E:+16-7 E:mark E:pass F:+3-3 F:pass G:17-15@D
H:18-10@E I:8-5@A J:13-12@X K:15-4@D L:4-1@D M:17-8@A A:12-7@X
B:12-12@B B:12-10@B C:17-2@A D:18-4@C E:10-2@A F:7-7@X F:+17-6
F:pass G:7-1@X H:18-5@H I:+9-5 I:pass J:10-5@A K:14-4@C L:5-2@A
M:14-3@C A:11-3@C B:11-5@C C:12-5@C C:unmark D:6-1@D D:unmark
E:+15-11 E:pass F:6-2@A G:6-5@A H:5-5@A H:+2-1 H:mark H:pass
I:9-5@A J:+12-1 J:12-1@X K:13-9@A L:18-13@A M:7-5@H A:+17-13
A:pass B:10-10@B B:16-10@B C:challenge=B B:+9-8 B:+16-11 B:mark
C:12-2@C D:12-6@D E:16-7@B F:15-12@X G:+9-3 G:mark G:pass H:18-6@A
I:6-6@A I:+15-14 I:pass J:+11-1 J:mark J:pass K:11-6@A L:9-7@B
M:9-9@B M:+14-6 M:pass A:+8-1 A:pass B:skip C:+16-3 C:mark C:pass
D:+17-14 D:mark D:pass E:14-9@B F:13-2@C G:14-11@A H:+9-4 H:pass
I:15-14@A J:14-14@B J:+16-13 J:pass K:+2-2 K:mark K:pass L:+16-8
L:mark L:pass M:14-6@B A:17-13@C B:+10-3 B:pass C:7-6@B D:17-14@C
E:15-11@A F:15-2@X G:+16-0 G:pass H:2-1@X I:13-11@A J:16-13@A
K:8-7@B L:16-8@B M:16-6@A A:16-14@B B:+14-0 B:14-0@B B:unmark
C:+18-9 C:18-9@E D:13-6@A E:13-10@A F:13-1@X G:9-3@E H:+13-0
H:13-0@X I:14-13@C J:13-13@C J:+15-6 J:pass K:+18-2 K:pass L:+14-5
L:pass M:+10-0 M:pass A:+16-2 A:pass B:13-4@C C:11-10@A D:12-3@E
E:6-4@C F:17-6@C G:16-0@X H:+15-10 H:pass I:17-0@C J:11-1@A
K:18-2@F L:1-0@C M:7-3@H A:8-1@A A:unmark B:10-3@H C:16-3@X!
D:8-3@X E:13-8@X F:13-3@X G:4-3@X H:15-10@H H:unmark I:14-2@F
J:+17-7 J:pass K:5-1@C! L:14-5@C! M:+10-9 M:pass A:10-8@A B:+3-2
B:mark B:pass C:pass D:11-4@X! E:pass F:pass G:4-0@B! H:9-4@B
I:pass J:pass K:pass L:pass M:10-9@B A:mark A:pass B:16-11@X
C:pass D:pass E:pass F:pass G:pass H:mark H:pass I:pass J:15-6@H
K:pass L:10-6@H
"""
end = "out"
winner = "L"
delta = { A = 48, B = 22, C = 22, D = 18, E = 34, F = 14, G = 12, H = 21, I = 10, J = 54, K = 4, L = 0, M = 19 }

[[match.hand]]
opener = "A"
deal.A = "17-5 15-11 14-7 14-1 14-0 13-6 13-3 12-7 10-1 3-0 2-2"
deal.B = "17-14 17-6 16-11 16-9 15-2 14-10 13-13 10-8 7-6 5-5 2-0"
deal.C = "18-18 18-8 16-16 16-6 15-12 15-0 10-9 9-8 7-2 4-4 4-2"
deal.D = "18-2 17-15 16-14 15-14 13-11 13-9 13-0 11-6 9-5 8-7 5-1"
deal.E = "18-12 17-13 16-12 16-0 15-6 15-5 12-9 12-4 10-0 7-4 1-0"
deal.F = "16-15 16-8 12-6 12-3 11-9 10-7 9-0 7-0 6-3 3-2 3-1"
deal.G = "17-12 17-7 16-1 14-9 12-11 12-8 12-1 11-8 11-5 8-4 0-0"
deal.H = "18-0 17-4 17-1 17-0 15-4 15-1 10-5 10-4 10-3 9-4 8-5"
deal.I = "18-17 18-10 18-7 17-16 15-9 14-3 13-5 12-12 8-2 7-5 5-2"
deal.J = "18-6 18-4 16-13 16-10 16-2 13-10 13-8 12-5 9-9 5-3 4-0"
deal.K = "18-13 15-10 14-5 14-4 14-2 11-11 11-10 9-6 7-7 6-5 2-1"
deal.L = "18-16 16-4 16-3 15-7 14-8 13-7 11-7 11-2 9-3 9-2 9-1"
deal.M = "18-3 15-13 14-14 13-1 12-2 11-1 10-2 9-7 4-3 3-3 1-1"
yard = "15-15 8-3 13-2 18-15 8-8 17-10 18-1 18-5 13-12 11-0 8-6 13-4 16-7 10-10 15-8 8-1 6-1 14-6 5-4 12-10 6-4 14-13 15-3 18-11 7-3 16-5 17-8 14-12 6-0 6-2 11-3 11-4 5-0 17-2 12-0 8-0 4-1 14-11 17-3 10-6 18-9 17-11 18-14 17-9 7-1 6-6"
play = """
_:17-17 A:17-5@A B:17-14@B C:+15-15 C:mark C:pass D:17-15@D
E:17-13@C F:+8-3 F:mark F:pass G:17-12@F H:17-4@H I:13-5@C J:5-3@C
K:+13-2 K:mark K:pass L:16-3@C M:12-2@F A:2-2@F A:+18-15 A:mark
A:pass B:15-2@F C:16-16@C C:unmark C:16-6@C D:9-5@A E:12-9@A
F:12-6@A G:17-7@G H:15-4@F I:18-17@I J:18-4@F K:18-13@F L:13-7@F
M:9-7@F A:13-6@A A:unmark B:14-10@B C:10-9@F D:15-14@D E:10-0@F
F:7-0@F F:unmark G:+8-8 G:mark G:pass H:10-4@H I:18-7@G J:18-6@G
K:9-6@G L:9-2@G M:10-2@G A:13-3@A B:10-8@G C:18-8@G D:16-14@D
E:18-12@G F:12-3@G G:+17-10 G:17-10@K H:10-3@G I:18-10@G J:13-10@K
K:13-2@K K:unmark L:18-16@G M:+18-1 M:mark M:pass A:3-0@A B:16-9@G
C:9-8@G D:8-7@G E:7-4@G F:10-7@F G:8-4@G G:unmark H:10-5@H
I:17-16@M J:16-13@M K:14-2@K L:+18-5 L:mark L:pass M:15-13@M
M:unmark A:14-0@A B:17-6@L C:+13-12 C:mark C:pass D:11-6@C
E:15-6@L F:11-9@C G:14-9@C H:8-5@H I:14-3@C J:+11-0 J:mark J:pass
K:15-10@L L:9-3@C M:+8-6 M:mark M:pass A:14-7@A B:+13-4 B:mark
B:pass C:15-15@M C:15-12@M D:13-9@C E:16-12@M F:16-8@M G:12-8@G
H:17-0@J I:8-2@M J:13-8@C K:11-10@B L:11-2@B M:8-6@C A:12-7@A
B:2-0@J C:7-2@B D:18-2@J E:+16-7 E:16-7@B F:6-3@C G:12-11@G
H:18-0@J I:5-2@M J:16-10@B K:14-5@K L:18-5@M M:18-3@C A:10-1@B
B:+10-10 B:10-10@L B:+15-8 B:pass C:+8-1 C:pass D:+6-1 D:mark
D:pass E:+14-6 E:mark E:pass F:+5-4 F:mark F:pass G:+12-10
G:12-10@L H:17-1@B I:12-12@L I:+6-4 I:mark I:pass J:12-5@L K:6-5@K
L:16-4@D M:18-1@C A:14-1@C B:5-5@L B:+14-13 B:pass C:+15-3 C:pass
D:5-1@L E:14-6@C F:5-4@D G:11-8@G H:15-1@L! I:6-4@C J:4-0@J
J:unmark K:14-4@C L:15-7@L L:unmark M:14-14@C M:+18-11 M:pass
A:+7-3 A:mark A:pass B:14-13@C C:18-18@I C:+16-5 C:pass D:+17-8
D:pass E:+14-12 E:pass F:+6-0 F:pass G:+6-2 G:mark G:pass H:+11-3
H:mark H:pass I:+11-4 I:pass J:+5-0 J:mark J:pass K:+17-2 K:mark
K:pass L:+12-0 L:mark L:pass M:18-11@I A:15-11@I B:15-8@H
C:13-12@A D:17-8@G E:15-5@D F:16-15@I G:16-1@I H:9-4@J! I:15-9@D
J:9-9@J J:unmark J:+8-0 J:mark J:pass K:+4-1 K:pass L:9-1@J
M:13-1@A A:18-15@H! B:13-13@C B:13-4@C C:8-1@A D:6-1@K E:12-4@C
F:8-3@A G:12-1@C H:11-3@A
"""
end = "out"
winner = "H"
delta = { A = 10, B = 40, C = 68, D = 37, E = 43, F = 24, G = 40, H = 0, I = 27, J = 42, K = 63, L = 52, M = 27 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-25"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random", F = "greedy", G = "balanced", H = "first", I = "random", J = "greedy", K = "balanced", L = "first", M = "random", N = "greedy" }
ended = "completed"
result = "E"
ranks = { A = 11, B = 3, C = 6, D = 4, E = 1, F = 2, G = 5, H = 8, I = 13, J = 7, K = 14, L = 9, M = 10, N = 12 }
score = { A = 82, B = 30, C = 44, D = 35, E = 16, F = 24, G = 44, H = 68, I = 97, J = 52, K = 113, L = 76, M = 81, N = 89 }

[match.options]
max_pip = 18
hand_size = 11
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-25"
commitment = "b2f62e0d9d8f7f677352fd8af6199ed90fd1310277f2b0f426fa6a5305c21d27"
secret = "9fae725cd7e32346f9d674ea99f3f5e5737dad91bd7894e3b5487f823418bb9b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "18-15 18-5 17-9 16-15 15-5 15-0 14-4 12-6 12-4 9-8 6-1"
deal.B = "18-4 15-4 14-12 14-11 13-2 12-7 12-1 10-7 10-4 9-6 4-1"
deal.C = "18-0 17-3 15-8 14-14 14-0 12-5 10-6 7-6 7-0 4-3 3-3"
deal.D = "18-13 18-3 17-12 17-10 16-5 16-3 15-12 14-1 13-12 12-0 8-0"
deal.E = "18-14 18-8 17-16 16-13 15-3 9-3 8-5 8-2 7-1 6-0 2-0"
deal.F = "18-6 17-2 15-13 15-2 14-10 14-3 10-2 9-1 5-4 5-2 3-1"
deal.G = "18-10 16-7 16-1 16-0 15-6 13-7 13-3 11-1 8-4 7-2 5-1"
deal.H = "18-9 17-17 15-10 14-6 13-0 11-4 11-2 9-9 8-3 7-5 2-2"
deal.I = "18-16 18-11 17-6 16-2 15-14 15-9 14-7 11-9 10-10 9-0 7-3"
deal.J = "18-12 18-1 12-12 11-11 11-7 9-4 6-6 6-5 5-0 2-1 1-0"
deal.K = "16-14 16-11 16-10 14-2 13-6 13-1 12-2 10-8 10-0 8-7 3-0"
deal.L = "17-15 17-4 17-1 16-6 14-13 14-8 13-5 12-10 11-3 9-2 6-2"
deal.M = "18-7 18-2 15-11 14-5 13-9 13-8 13-4 9-7 8-1 4-4 0-0"
deal.N = "17-14 17-13 17-8 17-0 16-12 13-13 12-8 11-8 8-6 4-2 1-1"
yard = "12-11 10-9 11-0 6-4 11-6 15-15 17-5 11-10 10-1 14-9 16-8 6-3 3-2 7-4 16-16 10-3 15-7 8-8 10-5 5-5 7-7 4-0 18-17 17-7 12-9 16-9 16-4 11-5 5-3 13-11 12-3 15-1 9-5 13-10 17-11"
play = """
_:18-18 A:18-5@A B:18-4@B C:18-0@C D:18-13@D E:18-8@E F:18-6@F
G:18-10@G H:18-9@H I:18-11@I J:18-12@J K:+12-11 K:mark K:pass
L:+10-9 L:mark L:pass M:18-7@L N:+11-0 N:mark N:pass A:15-5@A
B:15-4@B C:7-0@L D:13-12@D E:6-0@L F:+6-4 F:6-4@F G:15-6@L H:9-9@H
H:+11-6 H:mark H:pass I:15-9@H J:12-12@J J:+15-15 J:mark J:pass
K:12-11@J L:17-15@H M:18-2@K N:17-14@H A:18-15@N B:14-12@H
C:14-0@C D:17-12@D E:15-3@N F:15-13@L G:13-3@N H:11-6@J I:11-9@I
J:18-1@X K:13-1@X L:12-10@H M:13-4@N N:17-13@L A:16-15@A B:10-7@H
C:14-14@C C:+17-5 C:mark C:pass D:14-1@C E:7-1@C F:17-2@K G:13-7@X
H:7-5@C I:9-0@I J:11-7@H K:16-11@H L:13-5@C M:13-8@C N:16-12@H
A:14-4@N B:14-11@N C:15-8@C C:unmark D:17-10@D E:17-16@L F:5-4@F
G:16-7@L H:14-6@J I:14-7@X J:11-11@N J:+11-10 J:11-10@N K:16-10@N
L:14-13@J M:9-7@L N:13-13@J N:+10-1 N:pass A:+14-9 A:mark A:pass
B:13-2@J C:17-3@K D:16-5@A E:9-3@K F:14-10@X G:16-1@N H:11-2@J
I:10-10@X I:+16-8 I:mark I:pass J:+6-3 J:pass K:10-0@X L:11-3@J
M:13-9@L N:12-8@H A:6-1@N B:9-6@K C:12-5@A D:15-12@A E:16-13@L
F:15-2@A G:16-0@L H:2-2@A H:+3-2 H:3-2@A I:17-6@K J:6-6@N J:6-5@N
K:10-8@H L:10-9@H M:14-5@N N:17-8@K A:14-9@N B:+7-4 B:mark B:pass
C:3-3@A C:4-3@A D:12-0@I E:2-0@L F:14-3@J G:8-4@K H:11-4@A
I:15-14@J J:15-15@B J:+16-16 J:pass K:+10-3 K:pass L:+15-7
L:15-7@B M:15-11@J N:11-8@A A:9-8@N B:12-7@B B:unmark C:+8-8
C:8-8@A C:+10-5 C:mark C:pass D:8-0@A E:8-2@E F:10-2@L G:11-1@J
H:13-0@A I:16-8@N J:16-16@N J:+5-5 J:pass K:16-14@N L:9-2@H
M:8-1@J N:17-0@X A:17-9@X B:10-4@K C:10-6@K D:+7-7 D:mark D:pass
E:18-14@N! F:9-1@X G:7-2@H! H:15-10@C I:7-3@H J:6-3@H K:13-6@A
L:16-6@A M:+4-0 M:mark M:pass N:8-6@H A:12-6@K B:12-1@B C:10-5@C
C:unmark D:16-3@A E:8-5@H
"""
end = "out"
winner = "E"
delta = { A = 31, B = 16, C = 35, D = 35, E = 0, F = 11, G = 6, H = 45, I = 52, J = 32, K = 61, L = 69, M = 12, N = 30 }

[[match.hand]]
opener = "B"
deal.A = "18-11 17-12 15-14 13-7 12-10 12-4 12-1 11-1 10-10 5-1 0-0"
deal.B = "18-9 17-4 15-9 14-8 13-1 11-7 9-4 8-0 5-5 5-2 4-0"
deal.C = "18-1 18-0 17-5 14-9 13-6 12-12 12-9 11-6 9-5 7-2 3-0"
deal.D = "18-18 18-2 17-16 17-15 17-1 16-14 16-6 16-2 15-3 3-3 1-0"
deal.E = "18-14 18-7 18-4 17-14 17-11 17-7 15-0 13-8 11-3 9-9 6-0"
deal.F = "17-13 17-10 17-8 16-16 16-3 15-2 14-2 9-6 9-0 7-6 4-4"
deal.G = "18-17 16-5 15-6 14-13 14-3 13-4 13-0 10-8 5-4 4-2 2-2"
deal.H = "18-16 18-15 18-3 15-15 14-6 12-8 12-7 8-6 7-4 6-2 2-1"
deal.I = "18-13 18-8 16-12 16-4 15-13 11-2 10-1 8-7 6-6 6-1 3-1"
deal.J = "18-6 18-5 16-13 13-12 13-10 11-9 9-8 8-1 7-3 6-3 5-0"
deal.K = "16-8 16-7 13-9 12-11 11-11 11-5 10-3 7-7 6-5 4-3 3-2"
deal.L = "16-15 16-11 16-10 15-8 14-7 14-5 14-1 12-0 11-10 9-3 7-0"
deal.M = "17-3 16-0 15-11 15-1 14-11 13-13 13-5 13-3 12-6 10-2 8-8"
deal.N = "16-9 16-1 15-4 14-10 14-4 14-0 13-2 11-0 10-5 10-4 7-1"
yard = "6-4 1-1 14-14 10-6 11-4 15-12 10-0 12-3 9-7 7-5 15-7 4-1 9-2 5-3 15-5 17-9 14-12 13-11 8-4 12-2 17-6 18-12 8-5 2-0 15-10 8-2 17-0 12-5 9-1 17-2 11-8 10-7 10-9 18-10 8-3"
play = """
_:17-17 B:17-4@B C:17-5@C D:17-16@D E:17-11@X F:17-13@F G:18-17@G
H:+6-4 H:mark H:pass I:11-2@X J:+1-1 J:mark J:pass K:3-2@X L:9-3@X
M:17-3@H N:16-9@X A:17-12@A B:9-4@B C:9-5@C D:16-14@D E:17-14@J
F:16-16@X F:16-3@X G:14-3@J H:18-3@H H:unmark I:3-1@X J:7-3@J
J:unmark K:+14-14 K:mark K:pass L:14-1@X M:14-11@X N:11-0@X
A:12-1@A B:18-9@B C:18-0@X D:17-15@K E:15-0@K F:9-0@K G:+10-6
G:mark G:pass H:18-16@G I:18-8@X J:16-13@G K:13-9@G L:15-8@X
M:15-11@X N:+11-4 N:11-4@X A:11-1@A B:15-9@G C:14-9@K D:15-3@G
E:18-14@K F:4-4@X F:+15-12 F:mark F:pass G:13-4@X H:18-15@H
I:15-13@X J:13-12@F K:12-11@F L:16-11@F M:13-3@G N:15-4@X A:12-4@X
B:13-1@G C:12-12@X C:12-9@X D:16-6@F E:9-9@X E:+10-0 E:mark E:pass
F:9-6@X G:15-6@F H:15-15@F H:+12-3 H:mark H:pass I:+9-7 I:mark
I:pass J:+7-5 J:mark J:pass K:+15-7 K:15-7@F L:14-7@F M:12-6@X
N:14-10@F A:15-14@H B:14-8@H C:18-1@G D:17-1@E E:18-4@G F:17-10@F
F:unmark G:10-8@H H:2-1@E I:9-7@J J:18-6@K K:10-3@H L:12-0@X
M:16-0@X N:14-4@G A:18-11@A B:5-2@E C:11-6@K D:3-3@H D:+4-1 D:mark
D:pass E:11-3@H F:17-8@F G:16-5@E H:14-6@D I:16-12@E J:11-9@H
K:14-14@G K:+9-2 K:pass L:14-5@G M:13-5@G N:16-1@X A:13-7@G
B:11-7@G C:13-6@D D:4-1@X E:17-7@I F:15-12@E G:14-13@D H:12-7@I
I:16-4@X J:9-8@H K:16-8@H L:16-15@E M:+5-3 M:mark M:pass N:14-0@D
A:0-0@D A:+15-5 A:mark A:pass B:8-0@D C:+17-9 C:17-9@M D:18-18@A
D:18-2@A E:13-8@D F:15-2@A G:13-0@D H:12-8@I I:8-7@I I:unmark
J:5-0@D K:11-5@D L:11-10@D M:10-2@D N:13-2@D A:15-5@A A:unmark
B:+14-12 B:mark B:pass C:+13-11 C:13-11@D D:16-2@E! E:18-7@B
F:14-2@E! G:+8-4 G:pass H:7-4@B I:+12-2 I:mark I:pass J:7-5@I
K:11-11@D K:+17-6 K:pass L:+18-12 L:mark L:pass M:+8-5 M:pass
N:+2-0 N:mark N:pass A:+15-10 A:mark A:pass B:+8-2 B:pass C:+17-0
C:mark C:pass D:+12-5 D:pass E:+9-1 E:pass F:+17-2 F:mark F:pass
G:+11-8 G:11-8@D H:6-4@B I:6-6@B I:6-1@B J:18-5@A K:16-7@H
L:18-12@A M:8-5@I N:7-1@B A:12-10@A A:unmark B:14-12@E C:17-0@L
D:12-5@E! E:9-1@C F:17-2@N! G:5-4@E H:8-6@D I:10-1@C J:13-10@C
K:7-7@B K:+10-7 K:10-7@B L:16-10@B! M:8-8@I M:+10-9 M:pass
N:+18-10 N:pass A:+8-3 A:8-3@I B:8-2@F C:3-0@I! D:1-0@I
"""
end = "out"
winner = "D"
delta = { A = 51, B = 14, C = 9, D = 0, E = 16, F = 13, G = 38, H = 23, I = 45, J = 20, K = 52, L = 7, M = 69, N = 59 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-26"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 27, B = 27 }

[match.options]
max_pip = 12
hand_size = 15
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-26"
commitment = "fce69287ef790f94f1956fa7729e0287cd758dd12b4dc4d5c330ad9c52c66a3c"
secret = "1f8c450149846ce7452b1ad658c56ae0b46400474b038093c9dd2a808d8b0c20"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "12-9 11-4 10-7 10-4 10-1 9-4 8-4 7-1 6-2 5-4 5-1 5-0 4-2 3-1 3-0"
deal.B = "12-2 12-0 11-10 11-5 11-0 10-0 9-8 9-6 9-5 8-7 8-6 8-0 7-2 2-0 1-0"
yard = "12-7 2-2 8-5 10-10 12-4 1-1 12-6 8-3 9-3 4-1 4-3 12-10 0-0 12-11 7-4 7-0 8-2 3-3 11-8 11-1 11-11 8-8 11-2 7-6 5-5 9-7 8-1 11-9 5-3 6-1 4-0 4-4 5-2 10-8 6-3 9-0 11-3 12-1 12-3 7-5 10-3 10-2 7-3 7-7 6-5 2-1 12-8 10-9 3-2 11-7 12-5 11-6 10-5 6-6 6-0 9-2 6-4 9-9 9-1 10-6"
play = """
_:12-12 A:12-9@A B:12-0@X A:9-4@A B:12-2@B A:11-4@A B:2-0@B
A:5-0@X B:11-5@X A:+12-7 A:mark A:pass B:11-0@B A:+2-2 A:pass
B:11-10@B A:+8-5 A:pass B:10-0@B A:+10-10 A:pass B:8-0@B A:+12-4
A:pass B:9-8@B A:+1-1 A:pass B:9-6@B A:+12-6 A:pass B:8-6@B A:+8-3
A:pass B:8-7@B A:+9-3 A:pass B:7-2@B A:+4-1 A:pass B:+4-3 B:mark
B:pass A:6-2@B B:+12-10 B:pass A:12-6@B B:12-10@B B:unmark A:+0-0
A:pass B:+12-11 B:12-11@A A:12-7@A A:unmark B:+7-4 B:mark B:pass
A:10-10@B A:10-7@B B:7-4@B B:unmark A:7-1@A B:4-3@B A:10-1@A
B:+7-0 B:mark B:pass A:10-4@A B:+8-2 B:pass A:12-4@A B:+3-3
B:3-3@B B:unmark B:+11-8 B:mark B:pass A:9-3@B B:11-8@X A:8-5@X
B:9-5@X A:+11-1 A:mark A:pass B:+11-11 B:pass A:+8-8 A:pass
B:+11-2 B:pass A:+7-6 A:pass B:+5-5 B:pass A:+9-7 A:9-7@B B:7-0@B
B:unmark A:+8-1 A:pass B:1-0@B A:+11-9 A:11-9@X B:11-11@X B:11-2@X
A:4-2@X B:+5-3 B:mark B:pass A:11-1@B B:+6-1 B:pass A:8-4@X
B:8-2@X A:2-2@X A:+4-0 A:pass B:+4-4 B:pass A:+5-2 A:5-2@X B:5-5@X
B:5-3@X A:8-3@X B:+10-8 B:10-8@X A:+6-3 A:pass B:+9-0 B:pass
A:+11-3 A:11-3@B B:+12-1 B:12-1@A A:8-1@A A:unmark B:+12-3
B:12-3@B B:unmark A:8-8@A A:+7-5 A:mark A:pass B:+10-3 B:mark
B:pass A:+10-2 A:pass B:+7-3 B:pass A:+7-7 A:pass B:+6-5 B:pass
A:+2-1 A:pass B:+12-8 B:12-8@A A:10-2@X B:+10-9 B:pass A:2-1@X
B:6-1@X A:7-6@X B:7-3@X A:6-3@X B:6-5@X A:7-5@X B:+3-2 B:pass
A:7-7@X A:+11-7 A:11-7@X B:+12-5 B:12-5@B B:unmark A:+11-6
A:11-6@X B:+10-5 B:10-5@B A:+6-6 A:6-6@X A:+6-0 A:6-0@X B:10-3@B
A:4-0@X B:4-4@X B:+9-2 B:mark B:pass A:5-4@X B:3-2@B B:unmark
A:5-1@X B:9-2@B A:4-1@X B:10-9@B! A:+6-4 A:6-4@X B:+9-9 B:mark
B:pass A:+9-1 A:pass B:+10-6 B:10-6@B B:unmark
"""
end = "blocked"
delta = { A = 19, B = 27 }

[[match.hand]]
opener = "B"
deal.A = "12-6 11-5 11-3 8-8 8-7 8-0 7-4 7-3 7-2 5-3 5-1 4-2 3-0 2-1 0-0"
deal.B = "12-5 12-3 12-2 12-1 11-9 11-0 10-7 10-4 9-8 9-6 9-3 8-4 7-6 7-5 7-1"
yard = "11-1 11-8 3-2 11-7 12-8 10-5 8-3 10-1 12-10 10-0 9-9 12-4 6-4 12-0 9-7 11-2 4-3 12-12 6-5 9-1 8-1 1-0 8-5 10-6 10-10 4-4 1-1 5-0 6-2 2-2 12-7 6-3 5-2 10-8 9-0 9-4 5-4 6-1 12-9 7-7 10-2 5-5 10-9 10-3 3-1 4-0 4-1 11-6 2-0 11-10 9-2 6-6 7-0 8-6 6-0 11-4 3-3 9-5 8-2 12-11"
play = """
_:11-11 B:11-9@B A:11-5@A B:9-8@B A:11-3@X B:12-3@X A:12-6@X
B:7-6@X A:8-7@X B:8-4@B A:8-8@X A:8-0@X B:11-0@X A:5-3@A B:10-4@B
A:7-3@A B:10-7@B A:7-4@A B:7-5@B A:4-2@A B:12-5@B A:7-2@A B:12-1@B
A:+11-1 A:11-1@X B:7-1@B A:5-1@X B:+11-8 B:mark B:pass A:+3-2
A:mark A:pass B:+11-7 B:11-7@B B:unmark A:+12-8 A:pass B:11-8@B
A:+10-5 A:10-5@X B:+8-3 B:8-3@B A:+10-1 A:10-1@X B:9-3@B A:2-1@X
B:12-2@X! A:12-8@X B:9-6@B
"""
end = "out"
winner = "B"
delta = { A = 8, B = 0 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-27"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3 }
score = { A = 0, B = 45, C = 48 }

[match.options]
max_pip = 12
hand_size = 15
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-27"
commitment = "e504effbe2e8fa605e162bd0cc74ed4e05097ec9899a123dcb55b9ee68527747"
secret = "943b2b2671443d6211e480dc7c33208157d758a396a7e9ac188e31a9441b4083"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "12-5 12-2 11-11 11-0 10-0 9-7 9-5 6-6 6-1 5-3 5-2 4-2 3-0 2-2 2-1"
deal.B = "12-6 11-8 10-3 10-2 9-4 9-1 8-6 8-4 8-0 7-6 7-5 7-2 7-1 2-0 1-0"
deal.C = "12-11 12-10 12-9 12-7 10-9 10-8 10-1 9-8 9-2 7-4 6-4 6-2 5-4 5-1 4-3"
yard = "11-7 3-1 11-3 7-3 11-10 11-1 8-3 9-3 10-4 12-1 11-5 8-8 0-0 11-6 11-4 11-9 6-5 9-9 12-3 12-8 10-10 7-7 10-7 12-4 4-0 9-0 10-6 12-0 9-6 6-3 3-3 10-5 5-0 1-1 8-7 11-2 8-2 8-1 5-5 4-4 6-0 3-2 8-5 7-0 4-1"
play = """
_:12-12 A:12-2@A B:12-6@B C:12-7@C A:12-5@X B:8-6@B C:7-4@C
A:5-2@X B:11-8@B C:4-3@C A:2-2@A A:4-2@A B:10-2@X C:10-8@X A:+11-7
A:mark A:pass B:9-4@A C:9-8@A A:+3-1 A:pass B:8-4@A C:5-4@A
A:9-5@A A:unmark B:8-0@X C:+11-3 C:11-3@C A:11-0@X B:+7-3 B:mark
B:pass C:12-11@C A:11-11@B A:11-7@B B:7-6@B B:unmark C:12-10@C
A:9-7@A B:+11-10 B:11-10@X C:10-1@C A:10-0@X B:2-0@X C:6-2@X
A:6-6@X A:6-1@X B:9-1@X C:5-1@C A:+11-1 A:mark A:pass B:7-5@A
C:10-9@X A:5-3@A A:unmark B:10-3@X C:+8-3 C:8-3@X A:3-1@A B:+9-3
B:mark B:pass C:6-4@B A:11-1@A B:+10-4 B:10-4@B B:unmark C:+12-1
C:mark C:pass A:+11-5 A:11-5@A B:+8-8 B:8-8@X B:+0-0 B:mark B:pass
C:+11-6 C:pass A:+11-4 A:mark A:pass B:+11-9 B:pass C:+6-5 C:pass
A:+9-9 A:pass B:+12-3 B:pass C:+12-8 C:12-8@X A:+10-10 A:10-10@B
A:+7-7 A:pass B:+10-7 B:10-7@B B:unmark C:6-5@C C:unmark A:+12-4
A:12-4@X B:7-3@B C:11-6@C A:11-4@X B:12-3@B C:+4-0 C:mark C:pass
A:+9-0 A:pass B:11-9@C C:12-9@C C:unmark A:+10-6 A:pass B:+12-0
B:12-0@B C:12-1@C A:+9-6 A:pass B:1-0@B C:+6-3 C:mark C:pass
A:2-1@C B:7-1@B C:9-2@C C:unmark A:+3-3 A:pass B:7-2@B C:+10-5
C:10-5@A A:10-6@A A:unmark B:+5-0 B:mark B:pass C:+1-1 C:mark
C:pass A:9-9@C A:9-6@C B:+8-7 B:pass C:6-3@C C:unmark A:+11-2
A:11-2@B B:+8-2 B:pass C:+8-1 C:mark C:pass A:3-3@C A:3-0@C
B:5-0@C C:+5-5 C:5-5@C C:unmark C:+4-4 C:mark C:pass A:+6-0 A:mark
A:pass B:+3-2 B:pass C:+8-5 C:8-5@C C:unmark A:6-0@A A:unmark
B:+7-0 B:pass C:8-1@C A:9-0@A! B:+4-1 B:pass C:1-1@C C:mark C:pass
A:mark A:pass B:4-1@C C:4-0@C C:unmark A:challenge=C C:mark A:pass
B:9-3@A C:skip A:pass B:3-2@A C:pass A:pass B:8-2@A C:pass A:pass
B:8-7@A C:pass A:7-7@A A:unmark
"""
end = "out"
winner = "A"
delta = { A = 0, B = 7, C = 8 }

[[match.hand]]
opener = "B"
deal.A = "12-12 11-10 11-0 10-9 9-9 9-4 8-3 8-0 7-6 7-3 6-4 5-3 5-2 3-0 1-0"
deal.B = "12-11 12-10 12-9 12-6 12-1 11-6 11-5 11-3 9-1 8-8 8-4 7-5 6-2 4-2 2-2"
deal.C = "12-7 12-4 12-0 11-7 10-1 10-0 9-8 8-6 8-2 8-1 7-0 6-0 5-5 3-2 3-1"
yard = "10-5 9-7 7-7 12-3 10-2 10-10 6-6 11-9 8-5 4-1 10-8 10-3 4-4 11-4 12-2 9-5 6-1 12-5 12-8 9-2 5-4 11-1 10-4 5-0 3-3 9-0 7-2 11-2 2-0 0-0 7-1 7-4 1-1 10-6 11-8 9-3 6-3 6-5 10-7 2-1 4-3 9-6 8-7 5-1 4-0"
play = """
_:11-11 B:12-11@B C:11-7@X A:7-3@X B:12-10@B C:3-2@X A:11-10@A
B:6-2@X C:6-0@X A:10-9@A B:+10-5 B:10-5@B C:7-0@X A:9-9@A A:9-4@A
B:11-5@B C:12-7@X A:12-12@X A:+9-7 A:mark A:pass B:12-9@X C:9-8@X
A:8-0@X B:8-4@A C:8-1@A A:1-0@A A:unmark B:11-6@B C:10-0@X A:3-0@A
B:12-6@B C:10-1@X A:5-3@A B:12-1@B C:3-1@X A:8-3@X B:9-1@B C:8-6@X
A:7-6@X B:7-5@X C:5-5@X C:+7-7 C:mark C:pass A:5-2@X B:11-3@C
C:8-2@X A:+12-3 A:12-3@C B:8-8@X B:+10-2 B:mark B:pass C:+10-10
C:pass A:+6-6 A:mark A:pass B:+11-9 B:pass C:+8-5 C:8-5@X A:9-7@B
B:+4-1 B:pass C:7-7@B C:+10-8 C:pass A:+10-3 A:pass B:+4-4 B:pass
C:+11-4 C:pass A:+12-2 A:pass B:+9-5 B:pass C:+6-1 C:pass A:+12-5
A:pass B:+12-8 B:pass C:+9-2 C:pass A:+5-4 A:pass B:+11-1 B:pass
C:+10-4 C:pass A:+5-0 A:pass B:+3-3 B:pass C:+9-0 C:pass A:+7-2
A:7-2@B B:9-5@A C:9-2@A A:12-5@C B:10-2@A C:10-4@A A:5-4@A
A:unmark B:4-2@B B:unmark C:+11-2 C:pass A:5-0@A B:4-4@B B:4-1@B
C:+2-0 C:pass A:11-0@A B:11-1@B C:+0-0 C:pass A:+7-1 A:mark A:pass
B:11-9@A C:9-0@A A:+7-4 A:pass B:+1-1 B:mark B:pass C:11-4@B
A:7-4@B B:+10-6 B:pass C:2-0@A A:12-2@A A:unmark B:+11-8 B:pass
C:+9-3 C:pass A:7-1@B B:1-1@B B:unmark B:+6-3 B:mark B:pass
C:6-1@B A:6-6@B A:6-4@B! B:+6-5 B:6-5@C C:12-4@B A:+10-7 A:mark
A:pass B:12-8@A C:10-8@A A:10-7@A! A:unmark B:10-6@C C:10-10@C
C:unmark C:+2-1 C:mark C:pass A:10-3@C
"""
end = "out"
winner = "A"
delta = { A = 0, B = 38, C = 40 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-28"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 4, C = 3, D = 1 }
score = { A = 12, B = 31, C = 13, D = 0 }

[match.options]
max_pip = 12
hand_size = 15
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-28"
commitment = "beb5190972008cd959b9b32a3a67493fc7d17ea19f9437993b6e7cabfec73d8d"
secret = "e40c017c1a187f968a026fa1b1a1921cfdbb9865343d53e97341980ddd190bac"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "11-8 11-7 11-5 11-4 10-6 10-1 10-0 9-7 9-6 8-6 8-3 5-5 4-0 3-2 2-0"
deal.B = "12-8 12-3 11-10 11-3 10-7 10-3 9-5 9-4 9-1 9-0 7-1 6-6 6-2 5-3 3-3"
deal.C = "12-10 12-4 12-1 11-11 11-1 10-10 9-9 7-6 6-1 5-4 5-2 5-1 5-0 4-4 3-0"
deal.D = "12-7 12-2 9-8 9-3 8-5 8-2 8-1 8-0 7-7 7-3 6-3 6-0 4-1 2-2 0-0"
yard = "10-9 11-9 12-0 10-8 7-4 12-9 7-5 11-2 8-7 10-5 12-11 6-5 9-2 10-4 7-0 6-4 4-2 11-6 1-1 10-2 12-6 1-0 2-1 4-3 12-5 8-8 3-1 7-2 11-0 8-4"
play = """
_:12-12 D:12-7@D A:+10-9 A:mark A:pass B:12-3@B C:12-10@A D:7-7@D
D:7-3@D A:10-9@A A:unmark B:10-3@B C:12-4@C D:12-2@X A:9-7@A
B:10-7@B C:5-4@C D:8-2@X A:11-7@A B:12-8@X C:12-1@X D:8-1@X
A:11-8@A B:7-1@B C:5-2@C D:9-3@D A:8-6@A B:9-1@B C:+11-9 C:mark
C:pass D:9-8@D A:10-6@A B:9-5@B C:+12-0 C:pass D:2-2@C D:+10-8
D:mark D:pass A:3-2@C B:5-3@C C:5-1@C C:unmark D:10-8@D D:unmark
A:10-1@A B:+7-4 B:mark B:pass C:11-1@C D:8-5@B A:8-3@B B:3-3@B
B:unmark B:11-3@B C:11-11@C C:11-9@C D:8-0@X A:10-0@X B:11-10@B
C:10-10@X C:+12-9 C:mark C:pass D:+7-5 D:mark D:pass A:+11-2
A:mark A:pass B:+8-7 B:mark B:pass C:+10-5 C:10-5@X D:7-5@X
A:9-6@C B:7-4@X C:7-6@C C:unmark D:4-1@X A:+12-11 A:pass B:+6-5
B:pass C:6-1@A D:6-3@A A:+9-2 A:pass B:+10-4 B:10-4@B B:unmark
C:3-0@A D:6-0@A! A:+7-0 A:pass B:6-2@A C:+6-4 C:mark C:pass D:+4-2
D:4-2@A! A:11-4@A A:unmark B:8-7@C C:+11-6 C:pass D:+1-1 D:1-1@X!
D:+10-2 D:pass A:+12-6 A:mark A:pass B:+1-0 B:1-0@X C:11-6@A
D:10-2@D! D:unmark A:12-6@A A:unmark B:9-4@B C:12-0@X D:+2-1
D:2-1@D! A:12-11@A B:9-0@B C:12-9@X D:+4-3 D:mark D:pass A:11-5@A
B:+12-5 B:mark B:pass C:9-9@X C:+8-8 C:pass D:+3-1 D:pass A:9-2@X
B:+7-2 B:7-2@X C:8-8@C C:unmark C:+11-0 C:mark C:pass D:+8-4
D:8-4@C A:5-5@A A:mark A:pass B:6-5@A C:11-0@B D:4-3@C A:11-2@B
B:6-6@A! B:pass C:6-4@A D:3-1@C! A:4-0@A A:unmark B:pass C:pass
D:pass A:7-0@A! B:pass C:pass D:pass A:2-0@B
"""
end = "out"
winner = "A"
delta = { A = 0, B = 17, C = 13, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "12-12 11-1 11-0 10-10 10-9 10-3 9-8 9-7 8-8 8-0 7-4 6-6 6-5 3-3 3-0"
deal.B = "12-1 11-8 11-6 11-2 10-6 9-2 7-7 7-5 7-3 6-4 4-4 4-2 4-0 2-1 2-0"
deal.C = "12-7 10-5 9-6 9-4 8-5 8-1 6-3 6-1 5-5 5-3 5-2 5-0 4-1 1-1 0-0"
deal.D = "12-10 12-9 11-7 10-8 10-4 10-1 8-7 8-4 7-6 7-1 7-0 5-4 3-2 2-2 1-0"
yard = "12-2 12-5 12-3 12-0 11-10 4-3 8-6 6-0 10-0 11-9 9-0 11-3 12-11 9-3 11-5 5-1 9-1 10-2 3-1 11-4 10-7 8-3 8-2 12-4 9-9 7-2 6-2 9-5 12-8 12-6"
play = """
_:11-11 A:11-1@A B:11-2@X C:5-2@X D:11-7@D A:6-5@X B:10-6@X
C:10-5@X D:5-4@X A:7-4@X B:11-6@B C:12-7@X D:12-10@X A:10-10@X
A:10-9@X B:9-2@X C:+12-2 C:12-2@X D:12-9@X A:9-8@X B:6-4@B C:8-5@X
D:8-7@D A:+12-5 A:12-5@X B:12-1@X C:8-1@X D:10-8@X A:10-3@X
B:7-3@X C:+12-3 C:mark C:pass D:8-4@D A:11-0@C B:4-2@B C:5-0@C
C:unmark D:10-4@D A:9-7@X B:2-1@B C:9-6@X D:7-6@X A:+12-0 A:mark
A:pass B:7-5@X C:5-5@C C:5-3@C D:10-1@D A:+11-10 A:pass B:+4-3
B:mark B:pass C:12-3@C D:7-1@D A:+8-6 A:pass B:+6-0 B:pass C:6-1@A
D:7-0@D A:8-6@A A:unmark B:+10-0 B:pass C:4-1@B D:1-0@D A:8-8@A
A:8-0@A B:4-3@B B:unmark C:+11-9 C:mark C:pass D:+9-0 D:mark
D:pass A:12-0@A B:+11-3 B:11-3@B C:1-1@D C:+12-11 C:pass D:+9-3
D:pass A:+11-5 A:mark A:pass B:+5-1 B:5-1@D C:12-11@A D:+9-1
D:pass A:11-10@A A:unmark B:11-8@B C:+10-2 C:pass D:+3-1 D:pass
A:12-12@C A:+11-4 A:mark A:pass B:+10-7 B:mark B:pass C:+8-3
C:pass D:+8-2 D:pass A:+12-4 A:12-4@C B:4-4@C B:4-0@C C:10-2@A
D:9-0@C A:11-5@D B:2-0@A C:11-9@C C:unmark D:8-2@B A:3-0@A
A:unmark B:+9-9 B:pass C:+7-2 C:7-2@B D:+6-2 D:pass A:3-3@A A:+9-5
A:mark A:pass B:+12-8 B:pass C:8-3@A D:+12-6 D:pass A:11-4@D
B:10-7@B B:unmark C:9-4@D D:9-3@D D:unmark A:9-5@X! B:9-9@X B:mark
B:pass C:mark C:pass D:9-1@X A:pass B:12-8@A C:pass D:3-2@D A:pass
B:10-0@B B:unmark C:pass D:2-2@D D:6-2@D A:pass B:6-0@B
C:challenge=B B:mark C:6-3@B! D:12-6@D! A:pass B:skip C:pass
D:3-1@B
"""
end = "out"
winner = "D"
delta = { A = 12, B = 14, C = 0, D = 0 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-29"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random" }
ended = "completed"
result = "C"
ranks = { A = 5, B = 4, C = 1, D = 3, E = 2 }
score = { A = 109, B = 72, C = 20, D = 26, E = 22 }

[match.options]
max_pip = 12
hand_size = 12
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-29"
commitment = "0af17f277261c52ed07d447d6f06948c1f107dae9b85358e5e703b8556c81487"
secret = "d81a728419274703fa4dbbe55b88d36f7e5d742f12616e3f78ced400e5a90c2c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "12-7 11-7 11-6 11-4 11-3 11-2 10-7 10-2 8-2 4-2 1-0 0-0"
deal.B = "11-11 11-8 10-6 9-9 9-8 8-7 8-1 7-3 7-2 6-4 5-0 3-2"
deal.C = "12-6 12-2 11-5 10-5 10-0 9-5 8-5 7-1 6-6 5-5 5-3 2-1"
deal.D = "12-10 12-9 12-1 11-10 10-10 10-9 9-6 8-8 7-7 7-6 7-0 6-1"
deal.E = "12-11 12-4 12-0 10-3 9-3 9-0 8-6 6-3 5-2 5-1 3-3 2-0"
yard = "9-4 11-1 9-1 12-3 4-1 3-0 10-4 11-9 10-1 1-1 2-2 6-2 7-5 12-5 9-2 6-0 8-0 4-0 5-4 7-4 10-8 11-0 8-3 9-7 8-4 4-3 6-5 12-8 3-1 4-4"
play = """
_:12-12 C:12-6@C D:12-10@D E:12-4@E A:12-7@X B:8-7@X C:8-5@X
D:11-10@D E:5-2@X A:11-2@X B:11-11@X B:11-8@X C:6-6@C C:+9-4
C:mark C:pass D:9-6@C E:9-3@C A:11-3@C B:9-8@X C:11-5@C C:unmark
D:12-9@X E:12-11@X A:11-4@X B:6-4@X C:5-5@C C:9-5@C D:7-6@X
E:+11-1 E:mark E:pass A:4-2@E B:7-3@X C:12-2@E D:12-1@E E:6-3@X
A:1-0@E B:10-6@X C:10-0@E D:10-10@E D:10-9@E E:9-0@E E:unmark
A:10-7@X B:7-2@X C:9-4@C D:+9-1 D:mark D:pass E:11-1@D A:10-2@X
B:8-1@D C:10-5@X D:8-8@D D:unmark D:+12-3 D:mark D:pass E:8-6@D
A:11-6@D B:5-0@X C:+4-1 C:4-1@C D:7-0@X E:2-0@E A:11-7@D B:+3-0
B:mark B:pass C:7-1@C D:12-3@B E:3-3@B E:10-3@B A:+10-4 A:10-4@B
B:+11-9 B:pass C:+10-1 C:mark C:pass D:7-7@C D:+1-1 D:pass E:+2-2
E:mark E:pass A:+6-2 A:mark A:pass B:+7-5 B:7-5@C C:2-1@E D:9-1@E
E:5-1@C A:+12-5 A:12-5@A A:unmark B:11-9@E C:10-1@C! C:unmark
D:+9-2 D:pass E:+6-0 E:pass A:+8-0 A:mark A:pass B:+4-0 B:4-0@B
B:unmark C:5-3@A
"""
end = "out"
winner = "C"
delta = { A = 26, B = 26, C = 0, D = 20, E = 22 }

[[match.hand]]
opener = "D"
deal.A = "12-2 11-10 11-9 10-1 9-9 9-5 8-8 8-3 7-6 4-2 3-2 1-1"
deal.B = "12-10 12-9 12-6 12-1 11-8 11-1 9-3 8-7 8-1 6-6 5-0 4-0"
deal.C = "12-5 12-3 11-0 10-6 10-3 9-8 7-1 5-2 4-1 3-1 2-2 0-0"
deal.D = "11-7 11-5 10-9 10-2 10-0 9-6 9-1 8-0 7-2 6-2 5-3 5-1"
deal.E = "12-4 11-4 11-3 11-2 9-0 8-4 7-5 6-4 6-3 5-5 5-4 4-4"
yard = "7-3 9-4 7-7 10-4 8-2 9-2 9-7 8-5 12-8 7-4 12-12 2-1 4-3 10-8 6-5 10-7 7-0 2-0 6-1 3-3 12-11 3-0 10-5 6-0 12-0 8-6 1-0 12-7 11-6 10-10"
play = """
_:11-11 D:11-7@D E:11-2@X A:11-10@A B:11-8@B C:2-2@X C:5-2@X
D:7-2@D E:7-5@X A:7-6@X B:12-6@X C:12-3@X D:10-2@D E:11-3@E
A:10-1@A B:8-7@B C:10-3@X D:10-9@D E:6-3@E A:1-1@A A:+7-3 A:mark
A:pass B:12-1@A C:12-5@A D:11-5@A E:11-4@A A:4-2@A A:unmark
B:12-10@X C:11-0@C D:9-6@D E:12-4@X A:12-2@A B:4-0@X C:0-0@C
C:+9-4 C:mark C:pass D:10-0@C E:6-4@E A:+7-7 A:mark A:pass
B:12-9@A C:9-4@A D:6-2@D E:4-4@E E:5-4@E A:+10-4 A:10-4@C B:5-0@X
C:4-1@C C:unmark D:5-3@X E:8-4@A A:8-3@X B:8-1@A C:9-8@X D:9-1@A
E:9-0@A! A:9-5@X B:+8-2 B:mark B:pass C:7-1@B D:8-0@A! E:5-5@X
"""
end = "out"
winner = "E"
delta = { A = 83, B = 46, C = 20, D = 6, E = 0 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-30"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy", F = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 4, D = 6, E = 2, F = 5 }
score = { A = 49, B = 10, C = 50, D = 75, E = 35, F = 51 }

[match.options]
max_pip = 12
hand_size = 12
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-30"
commitment = "5db2a513ae342074b7db7653d017583a19953de24016b549e95569e55d204155"
secret = "b3de0e26125c17c9a0221bf05b415f85e1b5da0ee00b2d34fe7b02fee505f475"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "E"
deal.A = "12-10 12-6 12-4 11-11 11-9 11-6 11-5 11-1 10-3 10-0 8-5 5-5"
deal.B = "12-9 11-7 11-3 9-8 9-7 8-2 7-6 7-4 6-3 4-2 2-2 2-1"
deal.C = "11-10 10-6 10-4 9-6 9-3 9-0 7-5 7-0 5-4 5-0 4-1 3-1"
deal.D = "12-5 11-2 10-8 10-7 9-9 8-7 8-3 8-1 8-0 7-3 6-4 5-1"
deal.E = "12-11 12-7 11-4 10-5 9-4 8-6 7-7 7-1 6-5 6-2 6-0 5-2"
deal.F = "12-8 12-3 11-8 11-0 10-10 10-9 8-4 6-6 5-3 4-4 3-0 0-0"
yard = "10-1 8-8 6-1 9-2 4-0 12-1 1-1 4-3 10-2 9-1 7-2 1-0 3-2 12-0 9-5 12-2 3-3 2-0"
play = """
_:12-12 E:12-11@E F:12-8@F A:12-10@A B:12-9@B C:+10-1 C:mark
C:pass D:12-5@C E:12-7@X F:11-8@F A:11-5@C B:11-7@X C:11-10@C
C:unmark D:11-2@X E:11-4@E F:11-0@F A:10-3@A B:9-7@B C:10-6@C
D:+8-8 D:mark D:pass E:9-4@E F:12-3@D A:+6-1 A:mark A:pass B:2-2@X
B:8-2@X C:9-3@A D:8-7@X E:7-7@X E:7-1@X F:10-9@A A:11-1@X B:11-3@D
C:10-4@A D:6-4@A E:8-6@A F:8-4@A A:11-11@D A:11-9@D B:7-4@A
C:7-5@A D:5-1@A E:+9-2 E:9-2@D F:3-0@F A:11-6@X B:2-1@A C:9-6@C
D:+4-0 D:pass E:6-5@X F:5-3@X A:+12-1 A:pass B:6-3@X C:9-0@C
D:+1-1 D:pass E:6-2@A F:6-6@A F:+4-3 F:mark F:pass A:12-6@A
A:unmark B:7-6@B C:7-0@C D:7-3@F E:5-2@D F:+10-2 F:pass A:12-4@A
B:+9-1 B:mark B:pass C:5-4@D D:10-7@F E:10-5@F! F:4-4@D F:4-3@D
A:8-5@F B:9-8@F C:3-1@D D:9-9@F D:+7-2 D:pass E:+1-0 E:mark E:pass
F:+3-2 F:pass A:+12-0 A:mark A:pass B:9-1@F! C:4-1@A D:8-1@D
D:unmark E:6-0@B! F:0-0@B F:+9-5 F:pass A:12-0@B B:+12-2 B:12-2@B!
B:unmark C:10-1@A! D:10-8@A E:1-0@F
"""
end = "out"
winner = "E"
delta = { A = 40, B = 6, C = 5, D = 50, E = 0, F = 51 }

[[match.hand]]
opener = "F"
deal.A = "12-3 12-1 12-0 10-8 10-6 10-3 9-7 9-6 8-0 6-5 6-3 4-4"
deal.B = "12-12 11-7 10-2 10-0 9-5 9-1 9-0 8-8 8-3 6-4 3-1 0-0"
deal.C = "11-8 11-2 10-9 9-8 9-3 8-5 8-2 7-4 5-5 3-3 1-1 1-0"
deal.D = "12-9 12-8 12-7 12-4 10-7 10-5 9-2 8-7 7-0 5-4 4-0 2-1"
deal.E = "12-11 12-2 11-5 10-10 10-1 8-6 8-4 7-2 6-1 6-0 5-2 2-0"
deal.F = "12-10 11-10 11-9 11-3 11-0 8-1 7-6 7-1 5-3 5-0 4-3 4-2"
yard = "7-5 7-3 7-7 12-5 6-6 9-9 3-0 6-2 10-4 9-4 11-4 4-1 11-1 5-1 11-6 12-6 3-2 2-2"
play = """
_:11-11 F:11-10@F A:+7-5 A:mark A:pass B:11-7@B C:11-8@A D:8-7@A
E:12-11@E F:12-10@F A:9-7@A A:unmark B:+7-3 B:7-3@B C:11-2@C
D:+7-7 D:mark D:pass E:11-5@D F:5-3@D A:9-6@A B:8-3@B C:8-2@C
D:+12-5 D:pass E:12-2@E F:11-3@D A:10-6@A B:8-8@B B:+6-6 B:mark
B:pass C:9-8@B D:12-9@B E:7-2@E F:11-9@D A:10-8@A B:12-12@B
B:unmark B:+9-9 B:mark B:pass C:+3-0 C:mark C:pass D:12-8@B
E:8-6@B F:7-6@B A:7-5@B B:9-9@D B:9-5@D C:8-5@B D:10-5@D D:unmark
E:8-4@B F:4-3@B A:12-3@B B:+6-2 B:pass C:+10-4 C:pass D:12-5@B
E:5-2@B F:4-2@B A:4-4@B A:+9-4 A:9-4@B B:9-0@B B:unmark C:+11-4
C:11-4@X D:5-4@X E:+4-1 E:mark E:pass F:5-0@X A:12-0@X B:10-0@B
C:7-4@E D:12-4@E E:+11-1 E:pass F:8-1@C A:12-1@C B:10-2@B C:+5-1
C:pass D:10-7@D E:+11-6 E:pass F:+12-6 F:12-6@F A:8-0@A B:6-2@B
C:+3-2 C:pass D:12-7@E E:+2-2 E:pass F:7-1@E! A:mark A:pass
B:6-6@B B:6-4@B C:3-0@A D:2-1@E E:2-2@E E:unmark E:2-0@E F:mark
F:pass A:10-3@A A:unmark B:mark B:pass C:10-4@B D:7-0@D E:10-10@B
E:10-1@B F:pass A:6-5@F! B:9-1@B B:unmark C:5-5@F C:5-1@F D:4-0@D
E:11-1@F F:11-0@F F:unmark
"""
end = "out"
winner = "F"
delta = { A = 9, B = 4, C = 45, D = 25, E = 35, F = 0 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-31"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first", G = "random" }
ended = "completed"
result = "B"
ranks = { A = 5, B = 1, C = 2, D = 4, E = 3, F = 7, G = 6 }
score = { A = 47, B = 14, C = 18, D = 32, E = 30, F = 65, G = 55 }

[match.options]
max_pip = 12
hand_size = 10
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-31"
commitment = "151b1509608f1f0c845756a9f6098379798ec98463f1086e64c6a04b6544887d"
secret = "a259e85039430c4c22e87e941353e1afcfa52827c327cd58298cb92400c696dd"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "10-10 10-8 10-6 10-5 9-8 9-6 9-4 7-5 7-2 6-4"
deal.B = "11-7 11-4 11-2 10-2 10-0 8-5 7-7 7-6 6-0 2-0"
deal.C = "12-9 11-9 11-6 8-4 8-3 8-1 6-6 4-2 4-1 3-1"
deal.D = "12-4 11-3 11-1 10-9 8-8 8-0 7-0 5-5 5-0 3-3"
deal.E = "11-8 11-5 10-1 9-9 9-7 9-2 9-1 7-4 5-1 2-2"
deal.F = "12-10 12-3 12-2 10-7 9-0 6-5 5-4 4-4 2-1 1-1"
deal.G = "12-6 12-5 11-0 10-4 8-7 8-6 7-3 5-2 3-0 0-0"
yard = "11-11 12-0 7-1 12-1 10-3 11-10 5-3 1-0 8-2 6-1 12-7 4-0 4-3 6-2 12-8 6-3 9-5 3-2 9-3 12-11"
play = """
_:12-12 A:+11-11 A:mark A:pass B:+12-0 B:12-0@A C:12-9@C D:12-4@D
E:+7-1 E:mark E:pass F:9-0@A G:12-6@G A:9-6@A A:unmark B:+12-1
B:12-1@B C:11-9@C D:+10-3 D:mark D:pass E:7-4@D F:10-7@D G:12-5@X
A:10-10@D A:10-6@D B:7-6@D C:11-6@C D:5-5@X D:5-0@X E:9-7@D
F:12-10@E G:3-0@X A:10-5@E B:8-5@E C:8-3@X D:10-9@D D:unmark
E:11-8@E E:unmark F:12-3@F G:8-6@G A:9-8@X B:+11-10 B:mark B:pass
C:8-1@B D:8-8@B D:8-0@B E:9-9@X E:9-1@X F:2-1@X G:5-2@X A:7-5@X
B:10-0@B B:unmark C:6-6@C C:+5-3 C:mark C:pass D:+1-0 D:mark
D:pass E:+8-2 E:mark E:pass F:6-5@C G:10-4@D A:11-11@E A:+6-1
A:mark A:pass B:11-10@E C:4-2@D D:10-3@E E:9-2@D F:5-4@C G:8-7@X
A:9-4@C B:6-0@A C:3-1@E D:11-1@E E:11-5@E E:unmark F:+12-7 F:mark
F:pass G:7-3@F A:10-8@X B:2-0@A C:+4-0 C:pass D:7-0@F E:8-2@A
F:+4-3 F:pass G:11-0@F A:challenge=G G:+6-2 G:+12-8 G:mark A:+6-3
A:pass B:10-2@B C:8-4@G D:11-3@F E:10-1@X F:4-3@F F:unmark G:skip
A:6-4@G B:11-2@B C:4-1@X D:+9-5 D:9-5@C E:5-1@E F:4-4@F F:+3-2
F:mark F:pass G:+9-3 G:pass A:+12-11 A:pass B:11-4@F C:4-0@X!
D:1-0@X! E:7-1@E! F:1-1@X F:pass G:pass A:6-1@X B:11-7@B! C:5-3@C
C:unmark
"""
end = "out"
winner = "C"
delta = { A = 41, B = 14, C = 0, D = 6, E = 4, F = 38, G = 40 }

[[match.hand]]
opener = "B"
deal.A = "12-6 12-2 11-6 11-2 9-6 9-5 7-6 6-3 4-3 3-3"
deal.B = "12-1 11-10 11-9 11-1 10-1 8-5 8-1 6-2 4-0 2-1"
deal.C = "12-12 11-7 10-0 9-1 8-8 8-4 7-0 6-5 3-2 0-0"
deal.D = "12-5 12-3 11-5 11-0 10-4 9-4 8-2 7-7 6-6 6-4"
deal.E = "12-4 11-8 11-3 9-2 7-2 7-1 5-5 5-3 5-0 4-2"
deal.F = "12-7 11-4 10-5 10-2 9-8 8-7 8-6 7-3 3-0 2-0"
deal.G = "12-11 12-9 10-10 10-8 10-7 10-3 8-0 6-0 3-1 2-2"
yard = "4-1 12-8 1-1 10-6 12-10 5-1 8-3 7-4 9-9 10-9 7-5 9-7 6-1 4-4 1-0 5-4 9-3 12-0 9-0 5-2"
play = """
_:11-11 B:11-10@B C:11-7@X D:11-5@D E:7-2@X F:11-4@F G:12-11@G
A:11-2@X B:10-1@B C:+4-1 C:mark C:pass D:12-5@D E:11-8@E F:+12-8
F:mark F:pass G:12-9@G A:4-3@F B:12-1@B C:3-2@F D:12-3@D E:4-2@F
F:+1-1 F:pass G:+10-6 G:mark G:pass A:9-6@G B:11-9@C C:9-1@C
C:unmark D:10-4@F E:11-3@X F:10-5@F F:unmark G:3-1@X A:11-6@G
B:11-1@G C:4-1@C D:+12-10 D:mark D:pass E:5-3@D F:1-1@G F:+5-1
F:5-1@G G:+8-3 G:pass A:9-5@D B:8-5@G C:8-8@G C:8-4@G D:9-4@D
D:unmark E:12-4@G F:12-8@G G:8-0@G G:unmark A:+7-4 A:mark A:pass
B:8-1@X C:+9-9 C:mark C:pass D:11-0@A E:5-0@A F:9-8@X G:6-0@G
A:7-4@C B:+10-9 B:10-9@X C:7-0@C C:unmark D:12-10@X E:5-5@A E:+7-5
E:7-5@A F:12-7@A G:10-6@G A:12-6@A A:unmark B:+9-7 B:mark B:pass
C:0-0@C C:10-0@C D:6-4@D E:+6-1 E:mark E:pass F:8-7@E G:10-7@G
A:7-6@A B:9-7@E C:12-12@X C:+4-4 C:mark C:pass D:+1-0 D:mark
D:pass E:+5-4 E:pass F:+9-3 F:mark F:pass G:+12-0 G:12-0@X A:6-3@D
B:4-0@X C:9-9@E C:+9-0 C:9-0@E D:1-0@E E:5-4@F F:10-2@C G:10-3@D
A:12-2@C! B:2-1@E! C:4-4@X D:challenge=C C:+5-2 D:8-2@E E:pass
F:8-6@E G:10-10@D G:10-8@D A:mark A:pass B:6-2@E
"""
end = "out"
winner = "B"
delta = { A = 6, B = 0, C = 18, D = 26, E = 26, F = 27, G = 15 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-32"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first", F = "random", G = "greedy", H = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 6, C = 4, D = 1, E = 7, F = 8, G = 2, H = 4 }
score = { A = 15, B = 18, C = 16, D = 9, E = 35, F = 46, G = 14, H = 16 }

[match.options]
max_pip = 12
hand_size = 10
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-32"
commitment = "6eb47c8392a66dab835e2a33e600f61a7394b94a24867111b853e6d0420bc45e"
secret = "1896ff1143c6ab7ff280d10f3a6b319c89666d1df04a2533ad75bde143f824c2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "12-9 11-9 11-6 10-7 10-5 10-3 9-7 9-3 4-3 4-2"
deal.B = "12-5 12-2 11-5 11-0 10-8 8-8 8-3 6-6 5-4 5-3"
deal.C = "11-4 9-9 9-4 9-2 8-6 7-4 6-2 3-3 3-1 2-2"
deal.D = "12-7 11-11 11-7 10-2 9-0 6-5 3-2 2-0 1-1 1-0"
deal.E = "11-1 10-9 10-4 8-5 8-2 7-5 7-1 5-5 3-0 0-0"
deal.F = "12-6 12-1 10-10 9-1 8-7 8-0 7-6 7-0 4-4 2-1"
deal.G = "12-10 12-8 11-10 11-8 9-8 9-6 9-5 6-4 6-3 4-0"
deal.H = "12-4 12-3 12-0 10-6 10-0 7-7 7-3 6-0 5-2 4-1"
yard = "11-2 8-1 11-3 5-1 6-1 12-11 10-1 8-4 7-2 5-0"
play = """
_:12-12 A:12-9@A B:12-5@X C:+11-2 C:mark C:pass D:6-5@X E:+8-1
E:mark E:pass F:7-6@X G:12-10@C H:7-7@X H:7-3@X A:11-9@A B:10-8@C
C:8-6@C C:unmark D:3-2@X E:8-2@X F:12-1@E G:12-8@G H:4-1@E
A:11-6@A B:12-2@B C:11-4@E D:11-11@E D:11-7@E E:7-5@E E:unmark
F:8-0@X G:11-8@G H:12-0@X A:+11-3 A:mark A:pass B:6-6@A B:+5-1
B:mark B:pass C:6-2@A D:12-7@D E:8-5@E F:12-6@F G:11-10@G H:12-4@H
A:4-2@A A:unmark B:+6-1 B:pass C:11-2@B D:+12-11 D:12-11@B E:8-1@E
F:+10-1 F:mark F:pass G:9-6@F H:12-3@B A:4-3@A B:8-3@B B:unmark
C:9-9@F C:9-4@F D:+8-4 D:8-4@F E:11-1@E F:8-7@F F:unmark G:+7-2
G:mark G:pass H:10-6@G A:11-3@A B:6-1@G C:3-1@G D:+5-0 D:mark
D:pass E:7-1@D F:9-1@D G:9-8@D H:mark H:pass A:10-3@G B:8-8@B
C:7-4@H D:10-2@G E:mark E:pass F:2-1@G G:7-2@H H:5-2@H H:unmark
A:mark A:pass B:11-5@A C:mark C:pass D:5-0@A E:3-0@A F:7-0@F
G:6-4@C H:mark H:pass A:9-3@A A:unmark B:5-4@H C:pass D:1-1@G
D:1-0@G E:10-4@C F:10-1@C G:4-0@G G:unmark H:pass A:9-7@A B:5-1@C
C:pass D:pass E:5-5@C E:pass F:mark F:pass G:9-5@C! H:6-0@F!
A:10-7@A! B:11-0@E C:challenge=B B:mark C:9-2@C C:unmark D:2-0@E!
E:pass F:4-4@H G:challenge=F G:6-3@F
"""
end = "out"
winner = "G"
delta = { A = 15, B = 8, C = 10, D = 9, E = 19, F = 20, G = 0, H = 10 }

[[match.hand]]
opener = "B"
deal.A = "12-6 11-7 10-7 10-3 9-4 9-0 6-6 3-1 1-1 0-0"
deal.B = "11-9 10-8 10-2 10-1 9-6 9-5 9-1 5-4 5-2 2-1"
deal.C = "12-11 12-8 11-4 11-2 10-9 7-7 7-2 6-2 4-1 3-0"
deal.D = "12-5 11-3 9-3 8-7 8-1 8-0 7-1 5-0 4-3 2-0"
deal.E = "12-9 11-6 10-5 10-4 8-8 7-5 6-3 6-1 4-4 4-0"
deal.F = "12-7 12-3 11-1 10-0 8-6 8-2 7-4 5-5 4-2 3-3"
deal.G = "12-10 12-2 12-1 12-0 11-8 9-7 8-4 7-6 3-2 1-0"
deal.H = "12-4 11-10 11-5 10-6 9-9 8-3 6-4 5-3 5-1 2-2"
yard = "9-8 8-5 12-12 7-0 6-5 6-0 10-10 11-0 9-2 7-3"
play = """
_:11-11 B:11-9@B C:12-11@C D:11-3@D E:11-6@E F:11-1@F G:11-8@G
H:11-10@H A:11-7@A B:9-5@B C:12-8@C D:9-3@D E:6-3@E F:+9-8 F:mark
F:pass G:12-1@F H:10-6@H A:10-7@A B:5-2@B C:11-4@X D:12-5@F
E:10-5@F F:4-2@X G:12-10@F H:2-2@X H:+8-5 H:mark H:pass A:+12-12
A:mark A:pass B:10-2@X C:10-9@A D:+7-0 D:mark D:pass E:12-9@A
F:12-7@F F:unmark G:9-7@D H:6-4@H H:unmark A:12-12@A A:unmark
A:12-6@A B:2-1@B C:7-7@D C:7-2@D D:2-0@D D:unmark E:10-4@X F:7-4@F
G:8-4@G H:12-4@X A:6-6@A A:+6-5 A:6-5@A B:9-1@B C:+6-0 C:mark
C:pass D:8-7@C E:7-5@C F:5-5@C F:+10-10 F:mark F:pass G:+11-0
G:mark G:pass H:11-5@C A:9-4@F B:9-6@B C:11-2@C C:unmark D:7-0@D
E:4-4@G E:4-0@G F:9-8@F F:unmark G:12-2@X H:+9-2 H:9-2@X A:9-0@G
B:+7-3 B:mark B:pass C:6-2@B D:7-1@D E:mark E:pass F:8-2@F G:3-2@B
H:9-9@G A:10-3@B B:10-1@B B:unmark C:3-0@E D:5-0@E E:pass F:mark
F:pass G:pass H:8-5@E A:mark A:pass B:10-8@E C:mark C:pass D:8-1@D
E:pass F:10-0@E G:12-0@E H:5-3@A A:3-1@A A:unmark B:mark B:pass
C:4-1@B! D:8-0@D! E:pass F:12-3@E G:pass H:8-3@E! A:1-1@A! A:mark
A:pass B:pass C:pass D:mark D:pass E:6-1@A! F:8-6@A G:11-0@D
H:mark H:pass A:pass B:5-4@H C:challenge=B C:pass D:4-3@B
"""
end = "out"
winner = "D"
delta = { A = 0, B = 10, C = 6, D = 0, E = 16, F = 26, G = 14, H = 6 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-33"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random", F = "greedy", G = "balanced", H = "first", I = "random" }
ended = "completed"
result = "B"
ranks = { A = 7, B = 1, C = 4, D = 5, E = 5, F = 3, G = 2, H = 8, I = 9 }
score = { A = 76, B = 11, C = 45, D = 63, E = 63, F = 32, G = 31, H = 93, I = 102 }

[match.options]
max_pip = 12
hand_size = 8
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-33"
commitment = "ed83bfc6a7b57ca7ac1075c5d0bc57a845e6c3e45b06c08ef1a487ea112cff98"
secret = "e9105ebb8ef2eff2dab938a1a3a9f856d0a4499fa5b9fea2ae96a6b7593fd20e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "12-1 12-0 11-1 8-5 5-4 5-2 3-3 3-1"
deal.B = "12-2 11-4 10-1 8-6 7-2 6-1 4-0 1-0"
deal.C = "12-5 11-2 10-4 10-2 9-9 8-7 7-4 6-4"
deal.D = "11-10 11-6 10-7 9-4 7-0 5-5 3-0 2-2"
deal.E = "12-7 11-9 11-0 9-6 9-2 9-0 7-3 6-6"
deal.F = "12-8 12-4 10-9 10-8 8-4 7-1 6-5 4-1"
deal.G = "12-11 10-10 10-0 9-7 8-2 5-1 2-1 0-0"
deal.H = "11-5 10-5 10-3 9-3 9-1 7-7 7-6 5-3"
deal.I = "11-11 11-7 9-8 8-3 8-0 7-5 4-4 2-0"
yard = "4-2 5-0 11-8 4-3 6-0 9-5 6-2 10-6 12-10 12-6 8-1 11-3 8-8 1-1 6-3 12-3 3-2 12-9"
play = """
_:12-12 D:+4-2 D:mark D:pass E:12-7@E F:12-8@D G:8-2@D H:+5-0
H:mark H:pass I:2-0@D A:12-1@H B:12-2@B C:12-5@C D:7-0@D D:unmark
E:7-3@E F:12-4@F G:2-1@H H:+11-8 H:pass I:+4-3 I:mark I:pass
A:12-0@X B:7-2@B C:10-2@H D:10-7@D E:11-0@X F:10-9@H G:12-11@X
H:9-3@H H:unmark I:+6-0 I:pass A:+9-5 A:mark A:pass B:+6-2 B:mark
B:pass C:7-4@B D:9-4@B E:9-2@B F:8-4@F G:+10-6 G:mark G:pass
H:10-3@H I:+12-10 I:12-10@X A:5-2@B B:10-1@X C:+12-6 C:12-6@A
D:11-6@A E:11-9@A F:10-8@F G:5-1@B H:9-1@A I:+8-1 I:8-1@B A:8-5@B
B:6-1@A C:6-4@A D:4-2@A E:+11-3 E:11-3@E F:6-5@B G:10-6@B H:10-5@B
I:7-5@B A:11-1@X B:11-4@X C:10-4@X D:2-2@A D:+8-8 D:mark D:pass
E:+1-1 E:mark E:pass F:+6-3 F:mark F:pass G:+12-3 G:pass H:+3-2
H:3-2@A I:8-3@A A:+12-9 A:12-9@I B:8-6@A C:9-9@I C:mark C:pass
D:pass E:9-6@I F:6-3@A G:10-10@D G:10-0@D H:5-3@A I:6-0@D A:9-5@C
B:6-2@D C:11-2@E! D:5-5@A D:pass E:pass F:pass G:pass H:11-5@A
I:11-11@A I:11-7@A A:pass B:pass C:8-7@A
"""
end = "out"
winner = "C"
delta = { A = 19, B = 5, C = 0, D = 40, E = 23, F = 13, G = 31, H = 51, I = 40 }

[[match.hand]]
opener = "E"
deal.A = "12-7 11-1 10-8 9-5 7-7 7-3 6-6 5-3"
deal.B = "11-6 11-3 9-8 8-6 6-0 4-0 3-1 2-0"
deal.C = "12-12 11-9 11-8 8-7 8-5 6-4 3-2 3-0"
deal.D = "12-11 12-2 10-10 10-2 9-7 7-4 1-1 0-0"
deal.E = "12-6 12-4 9-9 9-3 8-4 8-3 7-5 4-2"
deal.F = "12-3 11-0 10-7 10-0 9-1 6-5 6-2 5-1"
deal.G = "11-5 11-4 11-2 9-6 8-1 7-1 6-1 5-0"
deal.H = "12-8 12-5 8-2 8-0 7-2 4-4 4-1 3-3"
deal.I = "12-10 12-9 11-10 5-4 4-3 2-2 2-1 1-0"
yard = "11-7 9-2 5-2 7-6 9-0 10-6 12-1 9-4 10-5 10-3 6-3 12-0 10-1 10-9 8-8 7-0 5-5 10-4"
play = """
_:11-11 E:+11-7 E:11-7@E F:11-0@F G:11-5@G H:+9-2 H:mark H:pass
I:11-10@H A:11-1@A B:11-6@B C:11-8@C D:12-11@D E:7-5@E F:10-7@H
G:7-1@H H:4-1@H H:unmark I:+5-2 I:mark I:pass A:+7-6 A:mark A:pass
B:8-6@B C:8-7@C D:1-1@A D:+9-0 D:mark D:pass E:+10-6 E:mark E:pass
F:9-1@A G:9-6@A H:12-8@D I:5-2@E A:7-6@A A:unmark B:9-8@B C:3-2@E
D:+12-1 D:pass E:8-3@D F:12-3@D G:5-0@G H:12-5@D I:4-3@E A:7-7@A
A:7-3@A B:11-3@I C:8-5@D D:7-4@E E:9-3@I F:10-0@F G:8-1@D H:7-2@E
I:2-1@E A:5-3@A B:3-1@D C:11-9@I D:12-1@E E:12-4@E E:unmark F:+9-4
F:mark F:pass G:11-4@I H:3-3@D H:+10-5 H:mark H:pass I:+10-3
I:10-3@D A:10-8@D B:4-0@H C:3-0@H D:10-10@F D:10-2@F E:8-4@I
F:6-2@F F:unmark G:11-2@X! H:8-2@D I:2-2@X I:+6-3 I:pass A:+12-0
A:mark A:pass B:2-0@X! C:+10-1 C:mark C:pass D:9-7@C E:9-9@C
E:+10-9 E:10-9@C F:6-5@A G:6-1@A
"""
end = "out"
winner = "G"
delta = { A = 57, B = 6, C = 45, D = 23, E = 40, F = 19, G = 0, H = 42, I = 62 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-34"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy", F = "balanced", G = "first", H = "random", I = "greedy", J = "balanced" }
ended = "completed"
result = "J"
ranks = { A = 4, B = 10, C = 7, D = 5, E = 3, F = 2, G = 6, H = 8, I = 9, J = 1 }
score = { A = 33, B = 61, C = 43, D = 37, E = 26, F = 21, G = 42, H = 54, I = 57, J = 0 }

[match.options]
max_pip = 12
hand_size = 8
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-34"
commitment = "964c67153895619e38fddead84807bd43c3db439c25177fd904a721072b8a81c"
secret = "06a3c222f3ab3c02ab7428bbe42e2e6c323e7c3f4d9ac83697d28a532c040c9e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "12-8 9-1 9-0 8-1 7-0 6-6 4-3 4-1"
deal.B = "12-7 12-4 11-6 11-0 7-3 5-5 5-1 3-3"
deal.C = "12-3 10-4 8-8 8-5 8-3 7-6 5-4 5-2"
deal.D = "11-7 11-2 10-10 9-3 7-2 4-4 4-0 0-0"
deal.E = "12-10 10-8 9-6 8-7 8-6 5-3 3-2 2-0"
deal.F = "12-2 12-1 11-9 11-1 10-6 10-1 7-4 6-5"
deal.G = "12-11 10-9 10-2 9-4 8-2 8-0 3-0 1-1"
deal.H = "12-6 11-3 9-5 7-1 6-3 4-2 3-1 1-0"
deal.I = "12-9 11-11 11-8 11-5 11-4 7-5 6-2 2-2"
deal.J = "12-5 12-0 11-10 10-7 10-5 10-0 9-2 2-1"
yard = "5-0 9-8 9-9 9-7 7-7 6-4 10-3 6-0 6-1 8-4"
play = """
_:12-12 A:12-8@A B:12-7@B C:12-3@C D:+5-0 D:mark D:pass E:12-10@D
F:10-6@D G:12-11@G H:12-6@D I:12-9@D J:9-2@D A:8-1@A B:7-3@B
C:8-3@C D:7-2@D D:unmark E:+9-8 E:mark E:pass F:12-1@F G:+9-9
G:mark G:pass H:11-3@G I:+9-7 I:mark I:pass J:12-5@J A:9-1@A
B:3-3@B B:+7-7 B:mark B:pass C:+6-4 C:mark C:pass D:9-3@B E:10-8@C
F:10-1@C G:10-9@B H:7-1@C I:9-7@C J:10-5@J A:9-0@A B:12-4@E
C:10-4@B D:11-7@D E:9-8@C F:11-1@F G:9-4@B H:9-5@B I:11-8@C
J:11-10@C A:7-0@A B:5-5@B B:unmark B:5-1@B C:6-4@E D:11-2@D
E:9-6@E E:unmark F:11-9@F G:10-2@C H:4-2@C I:11-4@C J:10-7@J
A:4-3@G B:11-6@C C:7-6@C C:unmark D:4-4@G D:4-0@G E:2-0@G F:12-2@G
G:+10-3 G:pass H:+6-0 H:mark H:pass I:+6-1 I:pass J:12-0@G A:+8-4
A:mark A:pass B:11-0@G! C:mark C:pass D:mark D:pass E:8-7@A
F:7-4@C! G:8-2@A H:pass I:11-11@G I:11-5@G J:2-1@A! A:8-4@C B:mark
B:pass C:8-8@C C:unmark C:8-5@C D:5-0@G E:3-2@D F:mark F:pass
G:1-1@A G:pass H:1-0@A I:6-1@B J:10-0@A
"""
end = "out"
winner = "J"
delta = { A = 17, B = 14, C = 16, D = 20, E = 22, F = 11, G = 42, H = 19, I = 24, J = 0 }

[[match.hand]]
opener = "B"
deal.A = "12-3 12-2 11-10 10-4 9-9 9-6 4-3 2-0"
deal.B = "10-8 10-1 9-7 9-1 8-6 8-3 6-6 6-4"
deal.C = "11-0 10-6 10-3 9-5 8-8 7-5 6-5 4-4"
deal.D = "11-9 8-1 7-2 7-0 6-2 5-4 5-1 3-0"
deal.E = "12-11 12-0 11-3 10-2 9-0 8-7 6-3 2-2"
deal.F = "11-7 10-5 9-8 8-2 7-7 7-1 3-3 3-2"
deal.G = "11-5 8-0 7-4 6-1 5-0 4-1 3-1 2-1"
deal.H = "12-7 12-6 11-6 11-4 10-7 9-3 7-6 4-2"
deal.I = "12-10 12-9 12-8 11-1 10-9 10-0 9-2 8-4"
deal.J = "12-4 11-2 10-10 7-3 5-3 5-2 1-0 0-0"
yard = "5-5 11-8 4-0 1-1 12-12 12-5 9-4 6-0 8-5 12-1"
play = """
_:11-11 B:+5-5 B:mark B:pass C:11-0@B D:3-0@B E:12-11@E F:3-3@B
F:3-2@B G:2-1@B H:11-4@H I:11-1@B J:11-2@J A:11-10@A B:+11-8
B:11-8@B B:unmark C:+4-0 C:mark C:pass D:11-9@D E:11-3@C F:11-7@F
G:3-1@C H:4-2@H I:+1-1 I:1-1@C I:+12-12 I:mark I:pass J:1-0@C
A:10-4@A B:10-8@B C:4-0@C C:unmark D:+12-5 D:mark D:pass E:12-0@E
F:7-7@F F:7-1@F G:11-5@G H:11-6@X I:12-9@D J:12-4@D A:9-6@X
B:10-1@B C:4-4@C C:+9-4 C:9-4@C D:5-4@D D:unmark E:9-0@E F:9-8@X
G:5-0@G H:+6-0 H:mark H:pass I:12-8@X J:5-2@H A:12-3@X B:5-5@H
B:+8-5 B:8-5@H C:9-5@C D:12-5@D E:8-7@H F:+12-1 F:12-1@F G:8-0@G
H:12-7@H H:unmark I:pass J:5-3@X A:4-3@A B:9-1@B C:7-5@C D:5-1@X
E:mark E:pass F:mark F:pass G:6-1@X H:12-6@H I:12-12@F I:12-10@F
J:10-10@F J:mark J:pass A:mark A:pass B:mark B:pass C:10-6@F
D:7-2@J E:6-3@A F:pass G:7-4@J! H:7-6@A I:10-9@B J:7-3@A! A:9-9@E
A:pass B:9-7@E C:10-3@A D:7-0@E E:10-2@A! F:10-5@B! G:4-1@J
"""
end = "out"
winner = "G"
delta = { A = 16, B = 47, C = 27, D = 17, E = 4, F = 10, G = 0, H = 35, I = 33, J = 0 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-35"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first", G = "random", H = "greedy", I = "balanced", J = "first", K = "random" }
ended = "completed"
result = "F"
ranks = { A = 10, B = 8, C = 6, D = 4, E = 3, F = 1, G = 9, H = 2, I = 7, J = 5, K = 11 }
score = { A = 59, B = 43, C = 38, D = 31, E = 30, F = 0, G = 52, H = 25, I = 39, J = 33, K = 82 }

[match.options]
max_pip = 15
hand_size = 11
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-35"
commitment = "2224efef9652a10c384b90de82e2061447b77704ff9858016459d0d0e806894c"
secret = "1575779586318ffd80fdce4aa42071e303abd1257faf4f7a8c7c129953aa4145"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "14-13 14-4 14-2 14-1 10-2 9-5 7-6 6-6 6-5 6-3 5-0"
deal.B = "15-2 14-8 14-3 13-8 11-8 11-0 10-3 8-1 7-7 3-3 1-0"
deal.C = "15-0 14-10 13-10 13-0 12-4 11-2 10-8 10-5 9-3 8-6 8-4"
deal.D = "15-1 14-6 13-3 11-3 10-7 10-0 9-8 9-0 6-0 5-5 3-0"
deal.E = "14-9 13-12 13-2 8-5 8-3 7-4 7-2 5-2 4-4 4-1 4-0"
deal.F = "15-7 13-7 13-4 12-12 12-3 12-1 9-9 8-0 7-1 4-2 3-2"
deal.G = "15-12 15-10 15-8 14-11 13-5 12-7 11-4 10-10 8-2 7-5 5-3"
deal.H = "15-5 14-14 13-11 13-9 13-6 11-6 10-1 9-7 6-1 3-1 0-0"
deal.I = "15-14 15-13 12-9 11-10 11-1 10-9 9-1 8-7 5-1 2-2 2-0"
deal.J = "15-9 14-12 14-7 14-5 13-13 12-10 11-11 11-7 8-8 7-0 6-2"
deal.K = "15-4 15-3 13-1 12-11 12-6 12-5 11-9 11-5 9-2 7-3 5-4"
yard = "10-4 12-8 15-6 9-4 2-1 12-2 10-6 4-3 15-11 1-1 9-6 12-0 14-0 6-4"
play = """
_:15-15 C:15-0@X D:15-1@D E:4-0@X F:15-7@F G:15-10@G H:15-5@H
I:15-14@I J:15-9@J K:5-4@X A:6-5@X B:15-2@B C:8-6@X D:9-8@X
E:14-9@X F:13-7@F G:10-10@G G:+10-4 G:10-4@G H:14-14@X H:+12-8
H:mark H:pass I:+15-6 I:mark I:pass J:14-12@X K:12-11@X A:14-13@I
B:13-8@I C:10-8@I D:10-7@I E:8-5@H F:13-4@F G:14-11@X H:12-8@H
H:unmark I:8-7@I I:unmark J:14-7@X K:15-4@K A:7-6@X B:+9-4 B:mark
B:pass C:11-2@B D:14-6@X E:+2-1 E:mark E:pass F:4-2@F G:15-8@E
H:13-11@B I:15-13@B J:8-8@E J:+12-2 J:mark J:pass K:+10-6 K:mark
K:pass A:+4-3 A:mark A:pass B:14-8@E C:12-4@K D:9-0@J E:13-12@K
F:3-2@F G:13-5@K H:0-0@J H:+15-11 H:mark H:pass I:2-0@J J:14-5@E
K:12-5@H A:14-2@J B:14-3@J C:9-3@J D:5-5@E D:+1-1 D:mark D:pass
E:5-2@E E:unmark F:12-1@D G:5-3@K H:15-11@A I:12-9@D J:11-11@A
J:11-7@A K:7-3@K K:unmark A:9-5@H B:7-7@A B:+9-6 B:pass C:+12-0
C:mark C:pass D:+14-0 D:pass E:7-4@A F:9-9@D F:+6-4 F:mark F:pass
G:mark G:pass H:13-9@D I:10-9@H J:13-13@D J:pass K:13-1@D A:14-1@D
B:9-4@A C:14-10@X D:13-3@F E:13-2@E F:6-4@G G:15-12@C H:13-6@F
I:15-6@B J:6-2@B K:9-2@J A:6-6@F A:6-3@F B:9-6@A C:13-10@X
D:14-0@D D:unmark E:8-3@F F:12-12@C F:12-3@C G:8-2@F H:11-6@A
I:11-10@H J:12-2@B K:11-5@A A:4-3@C B:11-8@H C:12-0@B D:10-0@B
E:4-4@C E:4-1@C F:7-1@C! G:7-5@A H:9-7@A I:2-2@F I:mark I:pass
J:pass K:mark K:pass A:10-2@F B:10-3@B B:unmark C:10-5@F D:6-0@D
E:7-2@C! F:8-0@H
"""
end = "out"
winner = "F"
delta = { A = 23, B = 27, C = 25, D = 19, E = 3, F = 0, G = 34, H = 22, I = 28, J = 29, K = 72 }

[[match.hand]]
opener = "D"
deal.A = "15-12 14-1 11-10 11-5 11-3 10-1 9-4 9-1 7-5 6-3 4-0"
deal.B = "10-6 9-9 9-5 9-2 7-6 7-2 6-1 5-3 5-0 3-1 2-0"
deal.C = "15-3 14-11 14-5 13-10 11-9 10-10 10-3 8-7 8-6 8-0 3-0"
deal.D = "15-9 13-9 13-0 12-6 12-5 12-0 8-3 8-2 6-4 5-1 4-1"
deal.E = "15-8 15-5 15-2 14-12 13-8 13-4 13-2 10-7 10-0 9-8 4-2"
deal.F = "15-11 15-10 15-7 14-13 14-9 14-3 12-10 12-8 11-4 11-1 5-2"
deal.G = "15-1 14-8 14-6 13-7 12-11 11-7 10-4 6-0 4-3 3-2 1-1"
deal.H = "15-0 13-13 12-7 11-11 10-9 10-5 9-0 8-8 8-1 7-3 2-1"
deal.I = "15-6 13-12 13-3 12-12 12-1 11-2 10-2 9-7 8-5 6-5 6-2"
deal.J = "13-11 12-4 12-3 12-2 11-0 10-8 7-4 7-0 4-4 3-3 0-0"
deal.K = "15-15 15-14 14-10 14-4 13-6 11-8 11-6 8-4 7-1 5-5 1-0"
yard = "15-13 13-5 5-4 13-1 12-9 14-2 6-6 2-2 7-7 14-0 9-6 15-4 9-3 14-7"
play = """
_:14-14 D:+15-13 D:mark D:pass E:14-12@E F:14-13@D G:13-7@D
H:12-7@D I:12-12@D I:13-12@D J:13-11@D K:14-10@X A:11-10@X B:+13-5
B:mark B:pass C:14-5@B D:12-5@B E:+5-4 E:mark E:pass F:12-10@B
G:11-7@D H:11-11@X H:+13-1 H:mark H:pass I:11-2@X J:10-8@B K:7-1@D
A:14-1@D B:9-2@X C:8-7@B D:15-9@X E:15-8@X F:15-7@B G:14-8@G
H:8-8@X H:8-1@X I:12-1@X J:12-4@E K:14-4@H A:15-12@B B:+12-9
B:12-9@B B:unmark C:14-11@D D:12-6@X E:13-4@E E:unmark F:15-11@D
G:6-0@X H:15-0@D I:+14-2 I:14-2@I J:11-0@D K:11-8@D A:4-0@X
B:9-9@B B:9-5@B C:8-6@D D:6-4@D D:unmark E:13-8@E F:14-9@F
G:10-4@X H:10-9@X I:9-7@X J:7-4@H K:15-14@K A:7-5@H B:13-5@B
C:+6-6 C:mark C:pass D:5-1@H E:9-8@E F:14-3@C G:4-3@C H:13-1@H
H:unmark I:6-2@I J:4-4@C J:+2-2 J:mark J:pass K:8-4@C A:+7-7
A:7-7@X A:+14-0 A:mark A:pass B:7-6@X C:6-6@X C:+9-6 C:9-6@X
D:13-9@X E:13-2@X F:12-8@C G:14-6@A H:13-13@H H:+15-4 H:mark
H:pass I:13-3@H J:12-3@C K:11-6@A A:11-3@A A:unmark B:5-3@C
C:3-0@H D:13-0@H E:15-2@X F:5-2@C G:3-2@C H:15-4@X I:15-6@I
J:3-3@C J:+9-3 J:9-3@C K:13-6@H A:9-4@X B:10-6@H C:10-10@H
C:13-10@H D:15-13@H E:15-5@H F:+14-7 F:14-7@J G:mark G:pass
H:10-5@H H:unmark I:8-5@G J:7-0@J J:unmark K:15-15@K K:mark K:pass
A:mark A:pass B:mark B:pass C:15-3@K D:8-3@A E:5-4@G F:11-4@G
G:12-11@G G:unmark H:7-3@K I:mark I:pass J:0-0@J J:mark J:pass
K:1-0@J! A:9-1@J B:7-2@K C:11-9@X D:8-2@A E:4-2@A F:15-10@I!
G:mark G:pass H:9-0@C! I:10-2@I! I:unmark J:12-2@G! K:pass
A:14-0@C B:2-0@G C:8-0@G D:challenge=C D:4-1@A! E:mark E:pass
F:11-1@A
"""
end = "out"
winner = "F"
delta = { A = 36, B = 16, C = 13, D = 12, E = 27, F = 0, G = 18, H = 3, I = 11, J = 4, K = 10 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-36"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first", F = "random", G = "greedy", H = "balanced", I = "first", J = "random", K = "greedy", L = "balanced" }
ended = "completed"
result = "K"
ranks = { A = 12, B = 5, C = 4, D = 3, E = 2, F = 6, G = 9, H = 10, I = 8, J = 7, K = 1, L = 11 }
score = { A = 77, B = 32, C = 25, D = 22, E = 18, F = 33, G = 47, H = 52, I = 45, J = 38, K = 17, L = 63 }

[match.options]
max_pip = 15
hand_size = 10
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-36"
commitment = "82d80580f245f19222fb610c45204eb8276c57af8b59669c9bcd4d6b16b3a703"
secret = "b3360f944c4b9e49a0ea766ed53c9024abd0159c5dc372fab435f55f222d6aee"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "G"
deal.A = "14-5 13-11 13-2 10-3 10-2 9-0 8-4 7-6 6-3 5-5"
deal.B = "15-12 15-2 14-10 13-7 12-2 11-10 8-7 6-2 5-0 2-1"
deal.C = "15-10 15-9 14-6 12-12 12-8 11-7 11-5 8-5 7-2 4-1"
deal.D = "15-14 15-7 14-11 13-12 12-10 12-5 12-4 12-0 6-4 2-0"
deal.E = "15-6 15-0 13-6 12-9 12-3 11-8 10-4 9-6 3-3 0-0"
deal.F = "15-13 14-14 13-8 13-3 11-6 10-0 8-3 7-7 6-6 3-1"
deal.G = "15-3 13-10 11-9 11-1 11-0 9-3 7-5 6-5 5-4 4-3"
deal.H = "15-4 14-7 14-3 12-1 11-11 11-2 10-7 8-2 2-2 1-1"
deal.I = "15-8 14-12 13-13 10-6 10-1 9-9 9-7 9-4 9-2 1-0"
deal.J = "13-4 11-4 10-9 10-8 9-5 9-1 8-8 7-0 4-4 4-2"
deal.K = "15-11 15-5 14-13 14-4 12-6 10-10 8-1 7-1 6-0 5-3"
deal.L = "14-8 14-0 13-9 12-11 12-7 8-6 7-3 6-1 5-1 3-2"
yard = "3-0 13-1 13-5 13-0 5-2 10-5 15-1 7-4 14-9 9-8 8-0 14-2 14-1 4-0 11-3"
play = """
_:15-15 G:15-3@G H:15-4@H I:15-8@I J:+3-0 J:mark J:pass K:15-11@J
L:12-11@J A:+13-1 A:mark A:pass B:15-12@J C:15-10@A D:12-10@A
E:12-9@A F:15-13@J G:13-10@J H:10-7@J I:9-9@A I:9-7@A J:7-0@A
K:15-5@K L:12-7@J A:9-0@A A:unmark B:15-2@B C:12-12@J C:12-8@J
D:15-14@D E:15-6@E F:13-8@J G:9-3@G H:+13-5 H:13-5@J I:+13-0
I:mark I:pass J:9-5@J J:unmark K:8-1@I L:6-1@I A:7-6@I B:2-1@B
C:15-9@C D:15-7@I E:13-6@E F:+5-2 F:mark F:pass G:11-9@G H:+10-5
H:mark H:pass I:9-4@H J:10-9@H K:10-10@H K:+15-1 K:mark K:pass
L:+7-4 L:mark L:pass A:10-3@H B:5-0@K C:+14-9 C:14-9@C D:12-0@K
E:15-0@F F:13-3@H G:11-1@G H:12-1@K I:13-0@F J:9-1@J K:14-13@F
L:13-9@H A:14-5@F B:+9-8 B:9-8@H C:14-6@C D:12-5@F E:12-3@F
F:8-3@F F:unmark G:+8-0 G:8-0@H H:1-1@K H:+14-2 H:pass I:10-1@K
J:10-8@K K:15-1@I L:14-8@K A:13-1@I B:13-7@I C:11-7@I D:14-11@I
E:0-0@H E:+14-1 E:mark E:pass F:10-0@H G:+4-0 G:mark G:pass
H:10-5@H H:unmark I:13-13@E I:+11-3 I:pass J:13-4@E K:14-4@E
L:14-0@E A:mark A:pass B:14-10@I C:4-1@G D:12-4@G E:9-6@A
F:14-14@K F:mark F:pass G:pass H:14-2@K I:10-6@A J:8-8@F J:mark
J:pass K:pass L:8-6@F A:10-2@A A:unmark B:12-2@K C:mark C:pass
D:13-12@G E:10-4@I F:3-1@J G:6-5@C H:14-3@J I:1-0@E J:11-4@I
K:12-6@F L:5-1@C A:13-2@A B:11-10@I C:pass D:mark D:pass E:14-1@C
F:pass G:pass H:14-7@C I:14-12@D J:pass K:7-1@C L:pass A:13-11@A
B:mark B:pass C:pass D:pass E:pass F:pass G:pass H:mark H:pass
I:pass J:pass K:5-3@H! L:7-3@H A:mark A:pass B:8-7@H C:challenge=B
C:11-5@A D:pass E:11-8@H! F:11-6@H G:7-5@A H:pass I:pass J:pass
K:6-0@H
"""
end = "out"
winner = "K"
delta = { A = 31, B = 8, C = 22, D = 12, E = 6, F = 33, G = 31, H = 49, I = 25, J = 17, K = 0, L = 16 }

[[match.hand]]
opener = "H"
deal.A = "15-0 12-5 11-0 10-2 9-9 8-8 8-4 4-3 3-3 0-0"
deal.B = "15-8 13-5 12-11 12-3 11-2 10-3 8-6 7-3 7-0 5-2"
deal.C = "15-9 15-6 14-9 14-1 13-7 12-7 10-4 7-1 6-1 2-1"
deal.D = "15-14 14-13 13-3 12-9 10-10 9-8 8-2 7-4 5-5 1-1"
deal.E = "15-2 14-12 14-7 12-1 11-1 10-9 9-6 9-4 9-3 8-3"
deal.F = "14-2 14-0 13-4 12-6 11-8 10-8 10-0 6-6 6-4 3-1"
deal.G = "15-15 15-11 8-1 7-5 6-5 5-4 4-0 3-2 2-0 1-0"
deal.H = "15-5 14-11 14-8 13-6 13-1 12-12 11-10 11-4 10-7 3-0"
deal.I = "14-6 14-3 12-8 11-11 11-6 11-5 10-1 9-7 9-0 6-3"
deal.J = "15-12 15-10 15-7 14-10 13-8 12-0 8-0 7-6 4-2 4-1"
deal.K = "13-12 12-10 11-9 11-7 11-3 10-6 10-5 9-5 9-2 6-0"
deal.L = "15-1 13-2 13-0 9-1 8-7 7-7 5-3 5-1 5-0 2-2"
yard = "12-4 15-4 6-2 15-13 13-13 14-5 4-4 8-5 15-3 13-11 13-9 12-2 14-4 7-2 13-10"
play = """
_:14-14 H:14-11@H I:14-6@I J:14-10@J K:+12-4 K:mark K:pass L:+15-4
L:mark L:pass A:+6-2 A:mark A:pass B:+15-13 B:mark B:pass C:14-9@A
D:9-8@A E:8-3@A F:14-2@L G:3-2@A H:11-10@H I:14-3@B J:4-2@A
K:12-4@A L:5-3@B A:12-5@A A:unmark B:11-2@L C:14-1@C D:5-5@B
D:+13-13 D:mark D:pass E:+14-5 E:14-5@B F:14-0@F G:15-11@L
H:15-5@L I:11-6@I J:15-10@J K:10-5@L L:+4-4 L:pass A:10-2@L
B:5-2@L C:7-1@C D:14-13@D D:unmark E:14-12@B F:12-6@B G:7-5@L
H:10-7@L I:6-3@B J:15-12@J K:12-10@L L:+8-5 L:pass A:4-3@B
B:12-3@L C:13-7@C D:13-13@D D:13-3@D E:9-4@B F:10-0@F G:+15-3
G:15-3@L H:14-8@K I:9-7@B J:8-0@K K:11-7@B L:5-0@K A:11-0@B
B:15-13@L C:+13-11 C:13-11@C D:15-14@X E:14-7@E F:10-8@F G:15-15@X
G:+13-9 G:mark G:pass H:+12-2 H:mark H:pass I:+14-4 I:mark I:pass
J:15-7@X K:13-12@L L:7-7@X L:8-7@X A:15-0@B B:15-8@B B:unmark
C:12-7@L D:10-10@H D:+7-2 D:mark D:pass E:10-9@H F:11-8@X G:13-9@H
H:13-6@H H:unmark I:14-4@G J:7-6@L K:11-9@I L:15-4@G A:3-3@D
A:+13-10 A:mark A:pass B:10-3@D C:15-9@G D:12-9@G E:12-1@G F:6-6@L
F:6-4@L G:6-5@A H:11-4@L I:10-1@D J:12-0@J K:10-6@A L:9-1@I
A:13-10@A A:unmark B:13-5@K C:6-1@D D:1-1@G D:pass E:11-1@G
F:13-4@K G:challenge=F F:mark G:8-1@F H:13-1@F I:11-11@G I:11-5@G
J:4-1@I K:challenge=J J:mark K:9-5@G L:13-0@J A:6-2@D B:12-11@L
C:10-4@I D:7-4@K E:15-2@D F:skip G:pass H:12-12@L H:12-2@L!
I:9-0@G! J:skip K:11-3@X L:13-2@L L:unmark A:0-0@G A:mark A:pass
B:7-0@G C:15-6@D! D:7-2@G! E:9-6@D! F:3-1@X
"""
end = "out"
winner = "F"
delta = { A = 46, B = 24, C = 3, D = 10, E = 12, F = 0, G = 16, H = 3, I = 20, J = 21, K = 17, L = 47 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-37"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random", F = "greedy", G = "balanced", H = "first", I = "random", J = "greedy", K = "balanced", L = "first", M = "random" }
ended = "completed"
result = "B"
ranks = { A = 4, B = 1, C = 5, D = 9, E = 7, F = 10, G = 8, H = 13, I = 6, J = 11, K = 3, L = 2, M = 12 }
score = { A = 65, B = 26, C = 70, D = 119, E = 116, F = 143, G = 118, H = 206, I = 95, J = 143, K = 63, L = 55, M = 178 }

[match.options]
max_pip = 18
hand_size = 11
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-37"
commitment = "ee5bbfb14f5f21bfd7c0ea47271457a96fbf311284748815a9d30e4446a27248"
secret = "033f2cdc27d02ed1101239a9bee32887ffba0fbdf9fcfedbf3142aed8966a7cf"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "E"
deal.A = "17-3 16-6 16-2 14-10 14-5 12-12 12-2 9-5 8-7 8-0 5-1"
deal.B = "16-7 15-10 13-9 12-11 12-3 11-5 8-4 5-4 5-2 4-3 0-0"
deal.C = "18-7 17-11 16-4 14-7 11-11 11-9 11-2 8-6 8-2 7-6 6-6"
deal.D = "18-15 18-8 15-0 14-12 14-11 14-2 13-4 12-0 11-3 6-3 1-1"
deal.E = "18-3 18-2 17-6 17-2 15-12 11-4 10-1 9-8 7-1 4-0 2-1"
deal.F = "18-17 17-8 17-1 16-13 16-8 15-15 15-9 12-7 12-5 11-0 9-7"
deal.G = "18-1 16-11 15-3 14-13 13-10 13-5 10-5 9-6 7-3 5-3 3-0"
deal.H = "17-0 16-5 15-5 13-2 11-7 10-8 10-7 10-4 8-5 8-1 3-2"
deal.I = "18-6 16-9 15-8 15-1 14-3 14-0 11-6 9-3 9-0 7-4 6-4"
deal.J = "17-17 17-12 17-9 15-14 15-4 13-12 13-11 13-0 12-10 10-6 1-0"
deal.K = "18-13 18-12 18-10 17-10 15-13 15-2 12-4 5-5 4-2 3-3 3-1"
deal.L = "18-16 18-0 17-7 14-14 13-1 10-9 10-3 9-9 8-3 6-0 4-1"
deal.M = "18-14 17-13 16-15 16-3 14-9 14-4 13-8 13-3 10-2 9-2 7-7"
yard = "6-5 12-6 18-4 18-9 2-2 17-16 16-14 15-11 7-2 9-1 11-1 12-1 16-1 15-6 11-10 17-4 12-9 13-13 18-5 8-8 12-8 13-7 5-0 15-7 6-2 10-10 16-0 16-10 6-1 17-14 10-0 13-6 7-5 11-8 14-8 14-6 2-0 9-4 17-5 7-0 17-15 18-11 4-4 16-16 14-1 16-12"
play = """
_:18-18 E:18-2@E F:18-17@F G:18-1@G H:+6-5 H:mark H:pass I:18-6@H
J:10-6@H K:18-10@H L:18-16@H M:18-14@M A:16-2@H B:5-2@H C:18-7@C
D:18-15@D E:17-2@E F:17-8@F G:13-5@H H:13-2@H H:unmark I:+12-6
I:mark I:pass J:+18-4 J:18-4@I K:4-2@I L:18-0@L M:9-2@I A:9-5@I
B:11-5@I C:11-11@I C:11-2@I D:15-0@D E:17-6@E F:16-8@F G:+18-9
G:18-9@X H:3-2@H I:9-3@X J:+2-2 J:2-2@I J:+17-16 J:mark J:pass
K:15-2@I L:6-0@L M:13-3@X A:+16-14 A:mark A:pass B:15-10@I C:7-6@C
D:18-8@A E:9-8@A F:16-13@F G:13-10@I H:+15-11 H:mark H:pass
I:9-0@A J:13-12@I K:18-12@I L:10-3@H M:13-8@X A:14-10@H B:8-4@X
C:6-6@C C:8-6@C D:12-0@A E:15-12@A F:15-15@A F:15-9@A G:14-13@H
H:10-4@X I:16-9@A J:17-16@A K:17-10@A L:10-9@A M:14-9@A A:14-5@A
A:unmark B:13-9@H C:8-2@C D:+7-2 D:mark D:pass E:10-1@X F:17-1@X
G:3-0@D H:17-0@X I:14-0@X J:15-14@X K:15-13@X L:8-3@D M:14-4@M
A:8-0@D B:0-0@D B:+9-1 B:mark B:pass C:+11-1 C:mark C:pass D:+12-1
D:pass E:4-0@D F:9-7@H G:7-3@H H:+16-1 H:pass I:14-3@H J:13-11@X
K:18-13@K L:4-1@D M:10-2@C A:16-14@H B:16-7@H C:11-1@D D:14-11@D
D:unmark E:11-4@X F:12-7@H G:10-5@C H:16-5@C I:12-6@H J:15-4@X
K:+15-6 K:15-6@X L:+11-10 L:mark L:pass M:16-15@C A:16-6@L B:+17-4
B:pass C:16-4@L D:14-12@D E:18-3@I F:+12-9 F:mark F:pass G:15-3@C
H:6-5@H H:unmark I:11-6@X J:13-0@F K:3-3@C K:3-1@C L:13-1@C
M:16-3@I A:5-1@A B:12-11@X C:+13-13 C:13-13@C C:unmark C:+18-5
C:mark C:pass D:13-4@C E:+8-8 E:mark E:pass F:12-9@X G:9-6@E
H:15-5@H I:6-4@L J:17-9@E K:12-4@C! L:17-7@E M:7-7@E M:+12-8
M:mark M:pass A:8-7@E B:17-4@M C:17-11@M D:12-1@C E:7-1@C
F:11-0@F! F:unmark G:16-11@I! H:11-7@C I:15-8@E J:+13-7 J:pass
K:+5-0 K:mark K:pass L:11-10@C M:17-13@K A:challenge=M M:+15-7
M:+6-2 A:17-3@K B:12-3@K C:11-9@X D:11-3@I E:+10-10 E:10-10@C
E:+16-0 E:pass F:+16-10 F:16-10@C! G:5-3@I
"""
end = "out"
winner = "G"
delta = { A = 38, B = 26, C = 44, D = 36, E = 35, F = 17, G = 0, H = 100, I = 27, J = 106, K = 15, L = 46, M = 50 }

[[match.hand]]
opener = "F"
deal.A = "18-12 17-0 16-4 14-3 12-4 10-5 10-3 8-5 8-3 7-5 4-2"
deal.B = "18-17 17-13 16-16 16-2 15-7 13-3 8-8 8-7 7-3 6-0 5-4"
deal.C = "18-15 18-3 16-6 16-3 13-6 11-7 10-6 9-2 8-2 1-0 0-0"
deal.D = "18-10 18-8 18-7 16-0 15-3 15-1 14-11 13-1 12-7 12-3 9-4"
deal.E = "17-8 16-11 15-14 15-13 14-4 12-12 12-9 12-5 10-7 7-0 3-3"
deal.F = "18-13 17-12 14-12 13-13 11-10 11-4 11-1 10-4 10-1 5-3 2-0"
deal.G = "17-7 17-2 15-10 14-2 14-1 13-8 11-11 10-10 9-7 9-0 3-1"
deal.H = "18-0 17-16 17-6 16-7 16-5 16-1 14-7 13-10 13-9 12-8 6-3"
deal.I = "17-15 16-12 16-10 16-9 14-9 11-2 9-8 9-5 8-0 7-7 5-2"
deal.J = "17-14 17-5 15-6 14-6 14-5 13-11 12-1 11-8 11-5 5-1 1-1"
deal.K = "18-5 17-4 17-3 15-9 15-4 11-3 10-0 8-4 6-1 5-5 4-3"
deal.L = "18-2 17-10 17-1 16-15 15-11 15-0 14-8 12-6 10-9 3-2 2-2"
deal.M = "18-14 18-6 15-8 15-2 12-0 11-9 10-2 9-6 8-1 4-0 2-1"
yard = "14-14 15-15 12-2 13-7 11-0 14-0 4-4 7-2 18-16 16-13 5-0 7-6 14-10 17-9 18-1 6-4 16-14 12-11 4-1 16-8 18-4 15-5 3-0 13-5 18-18 18-11 14-13 15-12 13-2 6-5 7-1 13-0 13-4 11-6 12-10 18-9 10-8 7-4 13-12 9-3 6-6 9-9 9-1 6-2 8-6 17-11"
play = """
_:17-17 F:17-12@F G:17-7@G H:17-16@H I:17-15@X J:17-14@J K:15-4@X
L:17-10@L M:4-0@X A:17-0@A B:18-17@B C:0-0@X C:1-0@X D:15-1@X
E:17-8@E F:14-12@F G:15-10@X H:16-7@H I:16-10@X J:14-6@J K:17-4@K
L:10-9@L M:+14-14 M:mark M:pass A:16-4@X B:17-13@M C:13-6@M
D:9-4@X E:12-9@X F:+15-15 F:mark F:pass G:9-7@G H:14-7@F I:16-12@X
J:15-6@J K:6-1@M L:17-1@M M:+12-2 M:pass A:7-5@F B:16-16@X
B:16-2@X C:9-2@X D:+13-7 D:mark D:pass E:12-5@F F:+11-0 F:pass
G:17-2@D H:12-8@F I:9-8@X J:17-5@M K:8-4@K L:18-2@D M:8-1@X
A:18-12@D B:8-8@F B:8-7@F C:11-7@F D:12-7@D D:unmark E:16-11@F
F:11-1@X G:11-11@X G:+14-0 G:mark G:pass H:+4-4 H:mark H:pass
I:11-2@X J:14-5@M K:15-9@G L:16-15@F M:12-2@X A:14-3@M B:15-7@F
C:16-3@M D:18-7@D E:10-7@H F:15-15@G F:+7-2 F:pass G:+18-16 G:pass
H:+16-13 H:pass I:+5-0 I:mark I:pass J:+7-6 J:mark J:pass K:+14-10
K:mark K:pass L:15-11@G M:12-0@X A:8-5@K B:7-3@F C:18-15@J
D:18-10@D E:7-0@X F:18-13@J G:10-10@H G:+17-9 G:pass H:13-10@H
H:unmark I:7-7@X I:+18-1 I:pass J:7-6@X K:17-3@F L:12-6@X M:11-9@G
A:10-5@K B:13-3@J C:18-3@J D:18-8@J E:12-12@X E:+6-4 E:mark E:pass
F:+16-14 F:pass G:+12-11 G:12-11@X H:17-6@F I:9-5@G J:13-11@X
K:5-5@G K:18-5@G L:14-8@E M:15-8@J A:10-3@K B:6-0@F! C:16-6@M
D:14-11@E E:6-4@M F:13-13@X F:+4-1 F:pass G:13-8@X H:18-0@F
I:18-1@F J:11-8@E K:4-3@M L:15-0@J M:2-1@F A:4-2@F B:5-4@F
"""
end = "out"
winner = "B"
delta = { A = 27, B = 0, C = 26, D = 83, E = 81, F = 126, G = 118, H = 106, I = 68, J = 37, K = 48, L = 9, M = 128 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-38"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy", F = "balanced", G = "first", H = "random", I = "greedy", J = "balanced", K = "first", L = "random", M = "greedy", N = "balanced" }
ended = "completed"
result = "F"
ranks = { A = 5, B = 3, C = 4, D = 10, E = 13, F = 1, G = 14, H = 12, I = 7, J = 9, K = 2, L = 11, M = 8, N = 6 }
score = { A = 61, B = 47, C = 61, D = 122, E = 174, F = 22, G = 195, H = 156, I = 73, J = 95, K = 40, L = 123, M = 82, N = 70 }

[match.options]
max_pip = 18
hand_size = 11
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-38"
commitment = "79919d7634488fd27cce608f775c33a3032def1d0716a364eef82492ac14db3f"
secret = "c017bcd5b2e6cd8f9f26ccadc1735adc3afb62fe9f9c1da031136cdcaac43349"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "L"
deal.A = "18-16 18-11 17-11 16-3 15-8 14-11 13-10 10-2 9-4 9-0 5-4"
deal.B = "18-14 18-12 17-7 17-4 13-11 13-7 13-1 12-6 8-0 7-1 4-2"
deal.C = "18-4 17-8 16-11 16-5 15-11 14-13 11-7 8-7 7-5 7-4 1-1"
deal.D = "17-12 17-5 16-4 15-9 15-2 12-10 12-5 12-2 11-5 10-8 8-4"
deal.E = "18-0 17-14 17-10 16-10 15-10 15-4 14-9 14-7 13-5 11-11 2-1"
deal.F = "15-7 15-1 13-8 12-12 12-7 11-10 11-8 11-1 10-6 9-9 6-6"
deal.G = "18-10 18-9 18-5 17-2 15-0 14-4 13-9 13-3 11-4 9-7 4-0"
deal.H = "17-17 17-1 13-4 13-2 13-0 12-4 9-2 7-7 5-5 5-0 2-0"
deal.I = "18-15 14-12 13-6 12-8 12-3 11-3 10-9 10-7 9-8 2-2 0-0"
deal.J = "18-2 17-16 16-2 15-14 12-1 11-0 10-5 10-3 7-6 6-3 4-4"
deal.K = "18-17 18-7 17-13 17-9 17-0 16-8 14-3 13-12 8-8 6-4 5-2"
deal.L = "16-0 14-14 14-2 10-4 9-5 8-5 8-3 7-3 6-2 6-1 1-0"
deal.M = "17-6 16-16 15-15 15-5 13-13 12-11 12-0 10-1 9-1 7-0 3-1"
deal.N = "18-3 16-15 15-3 14-8 11-2 9-3 8-1 7-2 6-5 4-1 3-0"
yard = "3-3 18-6 16-13 14-0 18-8 11-9 15-12 14-5 18-13 6-0 8-6 17-3 15-13 3-2 16-7 17-15 12-9 5-1 16-6 9-6 14-1 14-6 16-9 16-12 4-3 5-3 16-1 11-6 18-1 10-10 10-0 8-2 16-14 14-10 15-6"
play = """
_:18-18 L:+3-3 L:mark L:pass M:+18-6 M:18-6@L N:6-5@L A:18-16@A
B:18-12@B C:18-4@C D:11-5@L E:11-11@L E:+16-13 E:mark E:pass
F:11-10@L G:18-10@E H:+14-0 H:mark H:pass I:18-15@H J:15-14@H
K:14-3@H L:8-3@H M:10-1@E N:8-1@E A:18-11@X B:13-11@X C:7-4@C
D:10-8@E E:16-13@X F:11-8@H G:18-9@G H:+18-8 H:pass I:10-9@E
J:17-16@X K:17-9@E L:10-4@L L:unmark M:17-6@E N:18-3@N A:17-11@H
B:12-6@B C:11-7@C D:17-5@X E:17-14@H F:6-6@E F:10-6@E G:13-9@G
H:5-0@X I:14-12@H J:11-0@X K:13-12@H L:+11-9 L:11-9@X M:13-13@H
M:+15-12 M:mark M:pass N:+14-5 N:mark N:pass A:13-10@H B:18-14@M
C:16-11@C D:15-9@X E:17-10@E E:unmark F:15-7@X G:13-3@G H:14-0@M
I:10-7@H J:10-3@N K:18-7@H L:7-3@X M:12-0@M M:unmark N:15-3@X
A:15-8@X B:8-0@X C:16-5@C D:12-10@N E:18-0@H F:12-12@N F:12-7@N
G:15-0@H H:13-0@X I:13-6@X J:7-6@N K:18-17@K L:6-2@X M:15-15@H
M:15-12@H N:11-2@X A:14-11@X B:+18-13 B:mark B:pass C:7-5@C
D:12-5@H E:14-9@X F:9-9@X F:+6-0 F:mark F:pass G:9-7@X H:18-8@F
I:12-8@F J:10-5@H K:6-4@B L:6-1@N M:12-11@F N:4-1@B A:16-3@A
B:7-1@X C:1-1@B C:+8-6 C:mark C:pass D:+17-3 D:mark D:pass E:2-1@B
F:11-1@F F:unmark G:17-2@B H:7-7@C H:+15-13 H:pass I:+3-2 I:mark
I:pass J:+16-7 J:16-7@C K:17-13@B L:1-0@N M:16-16@C M:+17-15
M:mark M:pass N:16-15@C A:10-2@H B:18-13@B B:unmark C:15-11@C
C:unmark D:12-2@M E:+12-9 E:mark E:pass F:6-0@N G:18-5@D H:13-2@M
I:3-2@H J:6-3@N K:5-2@D L:3-3@H L:+5-1 L:mark L:pass M:3-1@H
N:7-2@D A:9-4@L B:17-7@E C:8-7@D D:8-4@D D:unmark E:14-7@E
E:unmark F:13-8@M! G:+16-6 G:mark G:pass H:9-2@L I:9-8@M J:18-2@L
K:17-0@K L:5-1@H M:15-5@H N:9-3@M A:+9-6 A:mark A:pass B:13-1@X
C:14-13@X D:17-3@A E:15-10@H F:15-1@F
"""
end = "out"
winner = "F"
delta = { A = 33, B = 47, C = 39, D = 66, E = 84, F = 0, G = 59, H = 125, I = 33, J = 39, K = 40, L = 87, M = 49, N = 44 }

[[match.hand]]
opener = "M"
deal.A = "18-5 17-5 16-11 16-6 12-5 12-1 11-7 11-2 7-5 6-0 1-1"
deal.B = "18-8 18-7 16-12 16-9 15-15 15-1 9-7 9-4 7-2 3-1 0-0"
deal.C = "18-14 14-5 13-2 12-9 10-1 7-6 7-4 7-1 6-3 4-4 3-3"
deal.D = "17-16 17-9 16-14 15-10 13-13 13-12 13-4 13-0 11-1 10-3 3-2"
deal.E = "18-12 18-1 18-0 16-8 16-0 15-11 14-8 14-7 12-7 11-11 9-3"
deal.F = "18-3 17-1 16-7 16-3 14-14 12-12 11-3 9-2 7-7 4-3 3-0"
deal.G = "18-11 18-4 16-16 16-13 16-2 15-5 10-5 9-1 9-0 8-4 6-6"
deal.H = "17-12 16-10 14-12 14-9 13-3 12-8 10-2 8-5 7-0 6-1 2-2"
deal.I = "17-3 17-2 16-1 14-4 14-3 13-10 11-6 11-0 10-10 5-1 2-1"
deal.J = "18-6 15-8 12-4 10-7 9-9 8-0 7-3 6-4 5-4 5-3 5-0"
deal.K = "17-8 17-0 14-11 14-2 13-6 12-6 10-4 10-0 9-6 8-3 6-2"
deal.L = "18-10 18-2 15-7 15-3 14-6 13-9 12-3 12-2 11-9 6-5 4-1"
deal.M = "18-15 18-13 17-13 17-11 17-6 15-14 15-4 13-11 11-10 8-7 4-2"
deal.N = "18-17 17-10 17-7 15-9 15-6 15-2 14-10 11-5 10-6 8-6 8-2"
yard = "13-7 16-5 14-1 9-8 18-16 4-0 16-4 12-10 15-13 1-0 13-8 13-1 17-4 9-5 8-8 15-0 12-11 14-13 11-4 18-18 15-12 18-9 8-1 10-9 5-2 12-0 17-15 10-8 13-5 11-8 2-0 16-15 5-5 17-14 14-0"
play = """
_:17-17 M:17-13@M N:17-10@N A:17-5@A B:+13-7 B:mark B:pass C:+16-5
C:mark C:pass D:17-16@X E:16-8@X F:17-1@F G:8-4@X H:17-12@H
I:17-3@B J:7-3@B K:17-8@C L:15-7@B M:18-15@B N:18-17@B A:18-5@A
B:18-8@C C:18-14@C C:unmark D:17-9@D E:+14-1 E:mark E:pass F:4-3@X
G:+9-8 G:mark G:pass H:14-12@H I:17-2@B J:5-3@X K:14-2@B L:6-5@X
M:18-13@M N:14-10@N A:16-6@X B:16-9@X C:14-5@B D:+18-16 D:mark
D:pass E:9-3@D F:9-2@X G:15-5@B H:10-2@X I:13-10@X J:15-8@B
K:8-3@B L:12-3@B M:17-11@E N:11-5@E A:12-5@B B:13-7@X C:16-5@B
D:10-3@D D:unmark E:14-7@X F:14-14@X F:+4-0 F:mark F:pass G:+16-4
G:pass H:14-9@X I:16-1@B J:9-9@X J:+12-10 J:mark J:pass K:9-6@X
L:14-6@X M:15-14@X N:15-9@X A:12-1@B B:16-12@B B:unmark C:10-1@F
D:15-10@F E:15-11@F F:11-3@F F:unmark G:10-5@E H:16-10@E I:+15-13
I:mark I:pass J:+1-0 J:pass K:17-0@G L:11-9@X M:13-11@X N:17-7@I
A:16-11@E B:9-7@I C:12-9@I D:13-12@I E:11-11@E E:unmark E:+13-8
E:mark E:pass F:+13-1 F:mark F:pass G:18-11@E H:13-3@X I:15-13@I
I:unmark J:18-6@E K:13-6@E L:15-3@F M:17-6@J N:15-6@J A:6-0@G
B:15-15@F B:15-1@F C:13-2@E D:11-1@F E:+17-4 E:pass F:16-3@X
G:16-2@E H:6-1@G I:11-6@F J:6-4@F K:10-4@F L:18-10@F M:15-4@J
N:+9-5 N:mark N:pass A:1-1@G A:+8-8 A:mark A:pass B:3-1@G C:6-3@G
D:18-16@E E:18-12@A F:12-12@A F:+15-0 F:pass G:+12-11 G:12-11@A
H:+14-13 H:14-13@N I:14-4@J J:+11-4 J:11-4@A K:12-6@G L:18-2@E
M:4-2@A N:15-2@A A:11-2@E B:18-7@F C:7-6@F D:16-14@X E:14-8@J
F:13-1@N G:6-6@F G:+18-18 G:pass H:+15-12 H:mark H:pass I:+18-9
I:mark I:pass J:+8-1 J:pass K:6-2@F L:4-1@N M:11-10@E! N:8-6@J
A:+10-9 A:10-9@E B:9-4@N C:+5-2 C:5-2@F D:+12-0 D:12-0@G E:18-0@G
F:18-3@G G:9-8@E H:8-5@E I:18-9@N J:5-4@E K:14-11@H! L:+17-15
L:17-15@A M:+10-8 M:mark M:pass N:9-5@F A:11-7@H B:7-2@H! C:7-4@E
D:3-2@H E:17-4@A F:7-7@E F:16-7@E G:18-4@A H:15-12@I I:14-3@G
J:12-10@I K:10-0@I
"""
end = "out"
winner = "K"
delta = { A = 28, B = 0, C = 22, D = 56, E = 90, F = 22, G = 136, H = 31, I = 40, J = 56, K = 0, L = 36, M = 33, N = 26 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-39"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 23, B = 73 }

[match.options]
max_pip = 12
hand_size = 15
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-39"
commitment = "df0411d1fb41533d0360e679cb77ae9fc859178bc23f1009643b1a540f0daf1e"
secret = "4381fc7d2f501976346c5d2d2cdcc217e103e6fb63fa9b547fab9ffb6eba59b8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "12-10 11-7 11-1 11-0 10-1 9-8 9-5 9-0 8-7 7-5 7-0 6-3 4-2 3-0 1-1"
deal.B = "12-3 12-2 11-10 10-0 9-7 9-6 9-4 9-3 8-6 8-5 8-4 7-6 7-3 6-6 4-4"
yard = "8-1 12-11 3-1 2-2 9-1 8-2 7-2 5-2 11-3 5-1 8-8 11-9 4-3 10-7 6-2 12-4 10-6 6-0 4-1 11-5 7-1 10-10 3-2 0-0 12-1 6-1 11-11 8-0 2-1 12-0 8-3 9-2 4-0 12-5 7-4 11-2 11-8 10-5 10-2 1-0 5-3 10-3 3-3 7-7 11-6 12-9 5-5 11-4 2-0 6-5 12-7 10-9 9-9 10-4 6-4 12-6 10-8 12-8 5-0 5-4"
play = """
_:12-12 A:12-10@A B:12-3@B A:10-1@A B:9-3@B A:11-1@A B:9-7@B
A:11-7@A B:7-6@B A:7-0@A B:9-6@B A:9-0@A B:9-4@B A:9-8@A B:8-4@B
A:8-7@A B:8-6@B A:7-5@A B:6-6@B B:+8-1 B:mark B:pass A:6-3@B
B:7-3@B B:unmark A:9-5@A B:12-2@X A:4-2@X B:4-4@X B:+12-11 B:mark
B:pass A:+3-1 A:mark A:pass B:+2-2 B:pass A:+9-1 A:pass B:+8-2
B:pass A:+7-2 A:pass B:+5-2 B:pass A:+11-3 A:pass B:+5-1 B:pass
A:+8-8 A:pass B:+11-9 B:pass A:+4-3 A:4-3@X B:11-9@A A:11-3@A
A:unmark B:+10-7 B:10-7@B B:unmark A:3-1@A B:11-10@B A:9-1@A
B:12-11@B A:3-0@X B:10-0@X A:+6-2 A:mark A:pass B:+12-4 B:12-4@B
A:+10-6 A:10-6@X B:+6-0 B:6-0@X A:11-0@X B:+4-1 B:4-1@B A:+11-5
A:11-5@X B:8-1@B A:+7-1 A:pass B:8-5@B A:+10-10 A:pass B:5-2@B
A:+3-2 A:pass B:8-2@B A:+0-0 A:pass B:5-1@X! A:7-1@X B:+12-1
B:mark B:pass A:8-8@B A:+6-1 A:pass B:+11-11 B:pass A:+8-0 A:8-0@B
B:+2-1 B:pass A:0-0@B A:+12-0 A:12-0@B B:12-1@B B:unmark A:7-2@X
B:2-1@B A:6-2@X B:2-2@B! B:+8-3 B:mark B:pass A:3-2@B B:8-3@B!
B:unmark A:6-1@X B:+9-2 B:9-2@A! A:1-1@X! A:+4-0 A:pass B:+12-5
B:mark B:pass A:+7-4 A:pass B:+11-2 B:pass A:+11-8 A:pass B:+10-5
B:pass A:+10-2 A:pass B:+1-0 B:1-0@X A:11-8@B B:11-2@A A:4-0@X
B:11-11@A B:+5-3 B:pass A:+10-3 A:pass B:+3-3 B:pass A:+7-7 A:pass
B:+11-6 B:11-6@A A:7-4@X B:+12-9 B:pass A:7-7@X A:+5-5 A:pass
B:+11-4 B:pass A:+2-0 A:pass B:+6-5 B:pass A:+12-7 A:12-7@X
B:6-5@A A:5-5@A A:unmark A:+10-9 A:mark A:pass B:12-5@A A:+9-9
A:pass B:12-9@A A:9-9@A A:unmark A:10-9@A B:11-4@B B:unmark
A:10-10@A A:10-2@A B:+10-4 B:10-4@B A:2-0@A! B:10-5@B A:+6-4
A:mark A:pass B:5-3@B! A:+12-6 A:12-6@X B:3-3@B
"""
end = "out"
winner = "B"
delta = { A = 23, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "12-6 11-6 10-10 10-8 10-6 10-4 10-0 9-8 9-1 9-0 8-1 7-1 7-0 6-1 4-1"
deal.B = "12-10 12-5 10-1 8-7 8-6 7-5 7-4 7-3 6-5 6-3 5-5 5-4 5-2 4-3 3-1"
yard = "11-5 11-3 12-12 12-0 11-7 9-2 7-6 9-7 11-1 0-0 7-2 5-0 11-8 8-8 12-11 9-4 5-3 2-1 4-4 8-5 3-3 12-4 9-9 11-0 6-0 1-1 11-4 6-2 10-9 10-5 4-2 9-6 3-0 2-0 10-2 9-3 12-3 12-1 8-4 10-7 7-7 9-5 6-4 11-10 11-2 12-9 12-7 12-2 12-8 5-1 1-0 4-0 10-3 8-3 11-9 6-6 8-2 2-2 8-0 3-2"
play = """
_:11-11 B:+11-5 B:11-5@B A:11-6@A B:12-5@B A:10-6@A B:12-10@B
A:10-10@A A:10-8@A B:10-1@B A:8-1@A B:3-1@B A:9-1@A B:7-3@B
A:9-0@A B:8-7@B A:10-0@A B:8-6@B A:10-4@A B:6-5@B A:4-1@A B:7-5@B
A:7-1@A B:7-4@B A:7-0@A B:5-4@B A:+11-3 A:11-3@X B:5-5@B B:5-2@B
A:+12-12 A:mark A:pass B:6-3@X! A:12-6@X B:+12-0 B:12-0@A!
A:12-12@A A:unmark A:+11-7 A:mark A:pass B:+9-2 B:mark B:pass
A:+7-6 A:pass B:+9-7 B:pass A:+11-1 A:pass B:+0-0 B:pass A:+7-2
A:pass B:+5-0 B:pass A:+11-8 A:pass B:+8-8 B:pass A:+12-11
A:12-11@A A:unmark B:9-2@B B:unmark A:11-7@A B:9-7@B A:7-6@A
B:+9-4 B:mark B:pass A:6-1@A B:+5-3 B:pass A:11-1@A B:+2-1 B:pass
A:11-8@A B:+4-4 B:pass A:9-8@A! B:+8-5 B:pass A:7-2@B
"""
end = "out"
winner = "A"
delta = { A = 0, B = 73 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-40"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 16, B = 65, C = 28 }

[match.options]
max_pip = 12
hand_size = 15
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-40"
commitment = "d6a12daec20c6d488424617fda288ef3ac2287ee6e7b07ca921be206df3c0f54"
secret = "5e37bc51faf12c9196f2fc068cb6950a207983a079a58a6e6d36462ab7b2cf57"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "12-9 11-11 11-9 11-7 11-4 9-3 7-3 6-5 6-4 6-3 6-1 5-0 4-0 3-3 3-0"
deal.B = "12-10 12-2 12-1 11-3 10-2 10-1 9-6 9-5 8-8 6-0 5-3 5-1 4-4 2-2 2-1"
deal.C = "12-8 12-6 12-4 12-3 11-8 10-10 10-9 10-7 9-9 8-5 8-4 6-6 5-4 4-3 0-0"
yard = "8-7 11-2 4-1 11-0 11-1 5-5 9-7 9-0 11-10 7-5 8-0 10-0 7-7 7-1 7-0 12-7 11-6 7-2 7-4 8-3 10-4 8-1 5-2 2-0 8-6 10-5 10-3 7-6 1-0 9-1 9-8 1-1 12-0 12-5 4-2 12-11 8-2 6-2 3-2 10-8 3-1 9-2 11-5 9-4 10-6"
play = """
_:12-12 C:12-8@C A:12-9@A B:12-1@X C:11-8@C A:11-9@A B:2-1@X
C:+8-7 C:mark C:pass A:11-11@A A:11-7@A B:11-3@C C:12-3@C C:unmark
A:7-3@A B:10-2@X C:10-10@X C:10-9@X A:9-3@A B:12-2@B C:9-9@X
C:+11-2 C:mark C:pass A:+4-1 A:mark A:pass B:9-5@X C:12-6@C
C:unmark A:6-5@X B:9-6@X C:6-6@C C:+11-0 C:mark C:pass A:6-4@C
B:2-2@B B:+11-1 B:mark B:pass C:11-2@B A:11-4@B B:4-4@C B:+5-5
B:pass C:12-4@C C:unmark A:4-1@B B:11-1@B B:unmark C:+9-7 C:9-7@A
A:+9-0 A:9-0@X B:6-0@X C:10-7@A A:6-3@X B:5-3@X C:8-5@X A:+11-10
A:11-10@A A:unmark B:8-8@X B:+7-5 B:mark B:pass C:8-7@X A:+8-0
A:mark A:pass B:7-5@X C:11-0@A A:8-0@A A:unmark B:5-5@X B:5-1@X
C:+10-0 C:mark C:pass A:6-1@X B:12-10@C C:challenge=B B:+7-7
B:+7-1 C:10-0@C C:unmark A:+7-0 A:mark A:pass B:skip C:8-4@A
A:4-0@A A:unmark B:+12-7 B:pass C:0-0@C C:+11-6 C:mark C:pass
A:7-0@C B:7-7@C B:7-1@C C:11-6@B A:5-0@A B:10-1@C C:challenge=B
B:+7-2 B:+7-4 C:+8-3 C:pass A:+10-4 A:10-4@C B:skip C:5-4@C
C:unmark A:+8-1 A:mark A:pass B:+5-2 B:5-2@A C:+2-0 C:2-0@A
A:3-0@A A:unmark B:+8-6 B:8-6@B B:unmark C:+10-5 C:10-5@C A:3-3@A!
A:+10-3 A:10-3@A! B:+7-6 B:7-6@X C:+1-0 C:mark C:pass A:+9-1
A:mark A:pass B:12-7@X C:+9-8 C:pass A:+1-1 A:pass B:+12-0
B:12-0@X C:1-0@X A:9-1@X B:+12-5 B:mark B:pass C:9-8@B A:+4-2
A:pass B:+12-11 B:pass C:+8-2 C:pass A:+6-2 A:pass B:+3-2 B:pass
C:+10-8 C:10-8@A A:8-1@A A:unmark B:+3-1 B:pass C:+9-2 C:9-2@B
A:1-1@A A:+11-5 A:mark A:pass B:3-1@A C:8-3@A A:6-2@B B:+9-4
B:9-4@X C:8-2@A! A:4-2@A! A:unmark B:7-4@X C:+10-6 C:10-6@B!
A:mark A:pass B:7-2@X C:4-3@A
"""
end = "out"
winner = "C"
delta = { A = 16, B = 45, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "12-6 12-3 11-10 11-9 11-4 11-0 10-10 10-1 9-3 9-2 8-7 7-5 7-3 4-2 1-0"
deal.B = "12-12 12-5 12-1 12-0 11-5 11-2 10-8 9-8 6-1 6-0 5-0 4-3 3-0 2-2 0-0"
deal.C = "12-11 12-7 11-1 10-7 10-4 9-9 9-0 8-8 8-6 8-2 7-7 7-1 5-3 5-1 2-0"
yard = "12-8 9-1 3-3 10-6 11-8 12-2 7-6 6-6 9-5 12-9 8-3 9-4 9-6 10-2 4-4 12-10 6-2 10-0 10-3 8-4 2-1 9-7 10-9 5-5 12-4 7-4 7-0 5-2 10-5 8-1 11-6 6-5 4-0 4-1 11-3 5-4 8-0 1-1 6-4 11-7 7-2 6-3 3-1 8-5 3-2"
play = """
_:11-11 A:11-10@A B:11-2@X C:12-11@C A:10-10@A A:10-1@A B:11-5@B
C:12-7@C A:1-0@A B:2-2@X B:+12-8 B:mark B:pass C:8-2@X A:11-0@A
B:5-0@B B:unmark C:10-7@C A:11-9@A B:3-0@B C:8-8@X C:8-6@X A:9-3@A
B:6-0@X C:10-4@C A:12-3@A B:4-3@B C:9-0@X A:12-6@A B:9-8@X C:+9-1
C:mark C:pass A:11-4@C B:12-8@X C:11-1@C C:unmark A:+3-3 A:mark
A:pass B:12-1@X C:9-1@C A:+10-6 A:10-6@A A:unmark B:6-1@X C:9-9@C
C:+11-8 C:mark C:pass A:9-2@C B:+12-2 B:12-2@C C:+7-6 C:7-6@X
A:8-7@X B:12-12@C B:12-0@C C:11-8@X A:+6-6 A:mark A:pass B:10-8@A
C:2-0@C C:unmark A:+9-5 A:pass B:+12-9 B:mark B:pass C:+8-3
C:8-3@A A:7-3@A A:unmark B:+9-4 B:9-4@B B:unmark C:+9-6 C:mark
C:pass A:7-5@A B:12-9@B C:+10-2 C:10-2@C C:unmark A:9-5@A B:12-5@B
C:challenge=B B:+4-4 B:+12-10 B:mark C:5-3@B A:3-3@B A:+6-2 A:mark
A:pass B:skip C:+10-0 C:mark C:pass A:+10-3 A:10-3@B B:12-10@B
B:unmark C:9-6@A A:6-6@A A:unmark A:6-2@A! B:+8-4 B:mark B:pass
C:10-0@C C:unmark A:4-2@A
"""
end = "out"
winner = "A"
delta = { A = 0, B = 20, C = 28 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-41"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3, D = 4 }
score = { A = 19, B = 12, C = 55, D = 78 }

[match.options]
max_pip = 12
hand_size = 15
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-41"
commitment = "3e10accd358c8d3d0e882c16b1cda73719f6c7d1ffdbff899c8fba5185770a5a"
secret = "27a24ebc3cc4e5946d873cd12947363b14ff42af9f5ee486fc32e589f4f9ca81"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "12-10 11-6 11-2 10-7 10-6 10-5 9-3 8-5 8-4 6-6 6-2 5-4 5-3 5-2 4-1"
deal.B = "12-5 12-1 11-9 10-9 10-1 10-0 9-9 9-0 8-6 8-1 6-5 6-4 4-3 2-1 1-0"
deal.C = "12-11 12-9 12-4 11-5 11-3 11-1 11-0 10-8 9-1 8-2 7-6 6-0 4-0 3-1 1-1"
deal.D = "12-7 12-6 11-8 11-7 10-2 9-2 8-8 8-3 7-7 7-5 7-1 6-3 6-1 3-2 3-0"
yard = "3-3 12-8 7-4 4-4 0-0 11-4 5-1 2-0 9-4 5-0 10-3 9-7 9-8 10-10 4-2 12-2 9-6 2-2 7-3 9-5 10-4 8-7 11-10 7-0 12-0 11-11 5-5 12-3 7-2 8-0"
play = """
_:12-12 D:12-7@D A:12-10@X B:10-9@X C:12-9@X D:11-7@D A:+3-3
A:mark A:pass B:12-5@A C:11-5@A D:11-8@A A:8-4@A A:unmark B:12-1@B
C:12-11@X D:+12-8 D:mark D:pass A:11-6@D B:11-9@X C:9-1@X D:12-6@D
D:unmark A:5-4@A B:10-1@B C:11-1@X D:12-8@D A:8-5@A B:10-0@B
C:12-4@C D:8-8@D D:8-3@D A:11-2@X B:9-0@B C:8-2@X D:6-3@D A:+7-4
A:mark A:pass B:9-9@B B:+4-4 B:mark B:pass C:+0-0 C:mark C:pass
D:9-2@B A:4-1@C B:8-6@A C:6-0@A D:3-0@A A:9-3@A A:unmark B:8-1@C
C:10-8@C C:unmark D:10-2@B A:10-5@B B:6-5@B B:unmark C:+11-4
C:mark C:pass D:6-1@D A:10-7@C B:6-4@B C:7-6@C C:unmark D:7-1@D
A:+5-1 A:mark A:pass B:4-4@B B:4-3@B C:+2-0 C:mark C:pass D:7-7@D
D:7-5@D! A:6-2@C B:2-1@C! C:1-1@C C:unmark C:3-1@C D:+9-4 D:9-4@A!
A:7-4@A A:unmark B:+5-0 B:mark B:pass C:11-3@B D:+10-3 D:mark
D:pass A:5-3@D B:+9-7 B:pass C:11-4@B D:10-3@D! D:unmark A:+9-8
A:9-8@X B:9-7@X C:4-0@B D:+10-10 D:10-10@D! D:+4-2 D:mark D:pass
A:10-6@D B:5-0@B! B:unmark C:+12-2 C:mark C:pass D:3-2@C! A:5-2@C
B:+9-6 B:9-6@D! C:+2-2 C:pass D:+7-3 D:7-3@X! A:3-3@X A:+9-5
A:mark A:pass B:+10-4 B:mark B:pass C:+8-7 C:pass D:+11-10 D:pass
A:+7-0 A:pass B:+12-0 B:pass C:+11-11 C:pass D:+5-5 D:pass A:+12-3
A:12-3@X B:12-0@X C:8-7@A D:5-5@B D:+7-2 D:pass A:9-5@B B:1-0@X!
C:+8-0 C:8-0@A D:pass A:5-1@C B:pass C:0-0@A C:11-0@A D:11-10@A
A:pass B:10-4@A
"""
end = "out"
winner = "B"
delta = { A = 19, B = 0, C = 42, D = 15 }

[[match.hand]]
opener = "A"
deal.A = "11-10 11-8 11-4 11-0 9-8 9-5 9-3 7-7 7-6 6-3 5-4 3-3 3-2 1-1 0-0"
deal.B = "12-4 12-3 12-2 11-1 10-10 10-8 10-6 10-1 9-7 9-1 8-7 7-4 6-5 6-4 2-2"
deal.C = "11-7 10-4 10-3 10-2 9-2 8-8 8-2 8-1 8-0 7-3 7-2 6-0 5-1 2-0 1-0"
deal.D = "12-11 12-6 11-9 11-2 10-7 8-5 7-0 6-6 5-3 5-2 4-3 4-1 4-0 3-1 2-1"
yard = "6-1 8-6 6-2 10-5 11-5 12-1 11-3 3-0 12-0 9-4 9-0 5-0 12-12 10-9 12-8 7-5 4-4 5-5 12-9 11-6 7-1 8-4 9-6 4-2 12-5 9-9 8-3 12-7 10-0 12-10"
play = """
_:11-11 A:11-10@X B:10-10@X B:10-8@X C:8-8@X C:8-2@X D:12-11@D
A:3-2@X B:12-3@X C:11-7@C D:12-6@D A:11-8@A B:12-4@X C:10-4@X
D:6-6@D D:+6-1 D:6-1@D A:9-8@A B:10-6@X C:7-2@C D:4-1@D A:9-3@A
B:11-1@B C:10-2@C D:4-3@D A:3-3@A A:6-3@A B:10-1@B C:10-3@C
D:5-3@D A:7-6@A B:6-5@X C:5-1@X D:8-5@D A:1-1@X A:+8-6 A:mark
A:pass B:9-1@X C:7-3@A D:3-1@A A:9-5@X B:+6-2 B:mark B:pass
C:8-1@A D:10-7@B A:8-6@A A:unmark B:9-7@B B:unmark C:+10-5
C:10-5@X D:+11-5 D:mark D:pass A:+12-1 A:mark A:pass B:8-7@D
C:6-0@A D:7-0@A A:7-7@A A:unmark A:+11-3 A:mark A:pass B:7-4@A
C:+3-0 C:3-0@C D:4-0@A A:11-0@A A:unmark B:+12-0 B:mark B:pass
C:8-0@C D:11-9@B A:11-4@B B:6-4@B B:unmark C:+9-4 C:mark C:pass
D:+9-0 D:pass A:11-3@A B:6-2@B C:+5-0 C:pass D:+12-12 D:pass
A:+10-9 A:10-9@X B:12-2@B C:9-4@X D:+12-8 D:12-8@C A:12-1@C
B:12-0@B! C:1-0@C C:unmark D:+7-5 D:7-5@D D:unmark A:5-4@X! B:+4-4
B:mark B:pass C:5-0@X D:9-0@B A:0-0@X
"""
end = "out"
winner = "A"
delta = { A = 0, B = 12, C = 13, D = 63 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-42"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 4, D = 5, E = 3 }
score = { A = 0, B = 32, C = 48, D = 54, E = 45 }

[match.options]
max_pip = 12
hand_size = 12
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-42"
commitment = "03723d9785942a236491cc33eca50373a0bd6523f2dd074bd637ac24767b63fb"
secret = "b47d628905cca6e97a64b983e49fa5a9c8ab436e5744ef2f48588fd13fb29870"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "12-10 11-6 11-0 10-7 10-4 9-7 9-6 9-2 8-6 7-7 7-3 4-3"
deal.B = "12-9 11-8 11-3 11-2 11-1 10-3 9-4 9-3 7-5 7-4 5-5 1-0"
deal.C = "12-2 12-1 12-0 11-10 11-9 10-9 8-4 7-2 6-5 5-2 4-4 1-1"
deal.D = "12-11 12-7 12-6 11-5 10-2 10-0 9-1 9-0 8-2 8-1 6-1 4-2"
deal.E = "10-8 10-6 10-1 9-8 8-5 6-6 6-4 4-0 3-3 3-0 2-2 2-1"
yard = "7-0 0-0 5-0 9-5 12-3 5-1 5-3 12-4 3-1 8-8 6-2 7-1 10-10 8-3 11-4 10-5 8-7 11-11 11-7 6-3 4-1 2-0 3-2 9-9 8-0 6-0 5-4 7-6 12-8 12-5"
play = """
_:12-12 D:12-7@D E:+7-0 E:mark E:pass A:12-10@A B:12-9@B C:12-2@C
D:12-11@X E:+0-0 E:pass A:10-7@A B:9-4@B C:7-2@C D:12-6@E E:10-6@E
E:unmark A:11-6@X B:7-4@B C:6-5@X D:11-5@X E:10-8@E A:9-7@A
B:7-5@B C:11-10@X D:10-0@X E:9-8@E A:9-6@A B:5-5@B B:+5-0 B:5-0@B
C:12-0@X D:+9-5 D:mark D:pass E:7-0@D A:8-6@A B:1-0@B C:12-1@X
D:9-1@X E:4-0@D A:10-4@D B:11-1@B C:10-9@D D:9-5@D D:unmark
E:+12-3 E:mark E:pass A:9-2@E B:11-2@E C:11-9@E D:9-0@X E:3-0@X
A:7-3@X B:11-8@B C:+5-1 C:mark C:pass D:+5-3 D:5-3@D E:+12-4
E:pass A:7-7@C A:+3-1 A:mark A:pass B:+8-8 B:mark B:pass C:+6-2
C:pass D:+7-1 D:7-1@C E:8-5@A A:3-1@C B:8-8@B B:unmark B:+10-10
B:mark B:pass C:8-4@B D:4-2@B E:12-3@C A:+8-3 A:pass B:9-3@E
C:5-2@A D:10-2@A E:12-4@C A:8-3@E B:10-10@A B:10-3@A! C:6-2@B
D:8-1@E E:6-6@B E:6-4@B A:4-3@A! A:unmark B:+11-4 B:11-4@B!
B:unmark C:4-4@C C:unmark C:+10-5 C:mark C:pass D:+8-7 D:mark
D:pass E:+11-11 E:pass A:+11-7 A:mark A:pass B:+6-3 B:mark B:pass
C:+4-1 C:4-1@C C:unmark D:8-7@X E:11-11@B E:+2-0 E:pass A:11-7@B!
B:11-3@D! C:5-1@C D:8-2@X! E:10-1@E E:unmark A:11-0@D
"""
end = "out"
winner = "A"
delta = { A = 0, B = 9, C = 17, D = 7, E = 15 }

[[match.hand]]
opener = "E"
deal.A = "12-10 12-4 11-10 10-4 9-4 9-0 7-6 7-3 6-1 5-1 4-0 3-3"
deal.B = "12-7 10-5 10-1 9-6 8-6 8-0 7-0 6-3 6-0 5-4 4-3 3-0"
deal.C = "12-12 12-11 12-8 11-8 11-5 10-9 10-8 10-0 8-5 7-1 3-2 1-1"
deal.D = "12-2 11-9 10-10 10-6 9-5 9-3 8-1 7-2 6-6 6-2 4-2 3-1"
deal.E = "12-9 11-4 11-1 10-7 10-3 9-9 9-7 8-7 8-3 8-2 7-5 4-1"
yard = "11-6 5-5 11-3 8-4 11-7 12-5 12-6 6-5 12-0 9-2 9-8 0-0 4-4 10-2 11-0 7-7 5-0 2-2 9-1 5-3 6-4 12-3 7-4 8-8 11-2 2-1 2-0 5-2 12-1 1-0"
play = """
_:11-11 E:11-4@E A:11-10@A B:+11-6 B:11-6@B C:12-11@C D:11-9@X
E:12-9@X A:12-10@A B:12-7@X C:12-12@C C:12-8@C D:7-2@X E:8-2@X
A:12-4@A B:8-6@X C:11-8@C D:6-2@X E:4-1@E A:10-4@A B:6-0@B
C:11-5@C D:4-2@X E:11-1@E A:9-4@X B:9-6@X C:8-5@C D:10-6@X
E:10-7@X A:7-6@X B:8-0@B C:10-8@C D:6-6@X D:+5-5 D:mark D:pass
E:+11-3 E:mark E:pass A:6-1@X B:10-1@X C:10-9@C D:10-10@X D:+8-4
D:pass E:10-3@X A:7-3@X B:7-0@X C:10-0@X D:+11-7 D:11-7@E E:9-7@E
E:unmark A:+12-5 A:mark A:pass B:10-5@A C:+12-6 C:mark C:pass
D:9-5@C E:9-9@E E:+6-5 E:mark E:pass A:9-0@E B:3-0@E C:3-2@E
D:5-5@A D:+12-0 D:pass E:7-5@A A:12-5@C B:+9-2 B:9-2@E C:7-1@A
D:12-0@C E:11-3@D A:3-3@D A:+9-8 A:pass B:4-3@D C:1-1@A! C:+0-0
C:pass D:3-1@A E:8-3@A A:9-8@A A:unmark B:5-4@D! C:0-0@C! C:unmark
C:+4-4 C:mark C:pass D:+10-2 D:pass E:+11-0 E:11-0@C A:5-1@D!
B:+7-7 B:mark B:pass C:+5-0 C:pass D:8-4@B E:+2-2 E:pass A:4-0@B
"""
end = "out"
winner = "A"
delta = { A = 0, B = 23, C = 31, D = 47, E = 30 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-43"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first" }
ended = "completed"
result = "E"
ranks = { A = 6, B = 4, C = 3, D = 5, E = 1, F = 2 }
score = { A = 135, B = 74, C = 56, D = 75, E = 25, F = 32 }

[match.options]
max_pip = 12
hand_size = 12
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-43"
commitment = "385962dc2c5137cabccfda261825d7e1fe31fbe19f873b30fc8483a235bd0aca"
secret = "c0dc4c605bb2bb46ca2fd1189998b8aa8b6d2cad809d0bc0e212b9d323874eac"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "E"
deal.A = "12-9 12-6 12-5 10-5 10-4 9-6 8-6 8-2 7-5 7-2 5-5 3-1"
deal.B = "12-10 12-2 12-1 11-2 11-1 9-2 8-0 7-0 6-6 6-4 5-1 1-1"
deal.C = "12-11 12-3 11-0 9-7 9-3 9-1 8-7 6-3 6-1 4-0 2-1 2-0"
deal.D = "12-0 11-9 10-3 9-9 9-5 9-4 8-1 7-7 7-1 5-0 3-3 3-2"
deal.E = "12-7 11-10 11-3 10-9 10-8 10-6 10-2 9-0 7-6 7-3 3-0 0-0"
deal.F = "12-4 11-8 10-10 10-7 8-5 6-2 5-4 5-3 5-2 4-3 4-2 1-0"
yard = "2-2 4-4 12-8 11-7 4-1 8-8 7-4 9-8 6-5 11-11 10-0 8-3 11-6 6-0 10-1 8-4 11-5 11-4"
play = """
_:12-12 E:12-7@E F:12-4@F A:12-5@A B:12-10@B C:12-3@X D:10-3@X
E:7-3@E F:5-4@F A:10-5@A B:+2-2 B:mark B:pass C:12-11@C D:12-0@D
E:11-3@E F:10-10@B F:10-7@B A:7-5@B B:5-1@B B:unmark C:11-0@C
D:5-0@D E:11-10@E F:8-5@F A:10-4@A B:12-1@B C:2-0@C D:9-5@D
E:10-9@E F:11-8@F A:+4-4 A:4-4@A A:+12-8 A:mark A:pass B:6-4@A
C:2-1@C D:11-9@D E:10-6@A F:+11-7 F:11-7@F A:+4-1 A:pass B:12-2@B
C:6-1@C D:+8-8 D:mark D:pass E:9-0@E F:+7-4 F:7-4@F A:+9-8 A:pass
B:11-2@B C:6-3@C D:+6-5 D:pass E:0-0@E E:3-0@E F:4-3@F A:+11-11
A:11-11@D A:+10-0 A:pass B:11-1@D C:9-1@D D:9-9@D D:unmark D:9-4@D
E:10-2@A F:6-2@A A:12-6@A A:unmark B:+8-3 B:mark B:pass C:9-3@C
D:+11-6 D:11-6@B E:7-6@B! F:5-3@F A:12-9@A B:7-0@B B:unmark
C:9-7@C D:+6-0 D:mark D:pass E:10-8@X
"""
end = "out"
winner = "E"
delta = { A = 114, B = 48, C = 19, D = 75, E = 0, F = 14 }

[[match.hand]]
opener = "F"
deal.A = "12-9 12-4 11-1 10-5 9-8 9-2 8-3 8-0 7-6 6-5 2-1 2-0"
deal.B = "12-8 11-8 11-2 10-1 9-6 6-4 6-3 5-2 4-4 4-1 3-1 0-0"
deal.C = "12-1 11-3 10-9 10-8 10-0 9-0 8-8 8-5 7-5 6-6 5-5 3-0"
deal.D = "12-6 11-7 11-5 11-4 10-10 9-1 8-6 7-3 7-1 6-2 4-2 4-0"
deal.E = "12-12 12-7 11-9 11-0 10-7 10-6 9-5 7-0 6-0 5-4 3-3 1-1"
deal.F = "12-11 12-10 12-5 12-3 11-6 10-3 8-2 8-1 7-4 6-1 5-1 5-0"
yard = "8-4 9-4 7-7 1-0 12-0 3-2 8-7 9-3 11-10 4-3 9-9 10-2 10-4 2-2 12-2 9-7 5-3 7-2"
play = """
_:11-11 F:12-11@F A:11-1@A B:11-8@B C:11-3@C D:11-7@D E:11-9@E
F:12-10@F A:2-1@A B:12-8@B C:3-0@C D:11-5@X E:9-5@E F:10-3@F
A:9-2@A B:5-2@X C:9-0@C D:7-3@D E:5-4@E F:12-3@F A:12-9@A B:11-2@X
C:10-9@C D:11-4@X E:+8-4 E:8-4@E F:12-5@F A:12-4@X B:+9-4 B:mark
B:pass C:12-1@B D:12-6@X E:10-6@X F:8-1@B A:10-5@X B:+7-7 B:pass
C:5-5@X C:8-5@X D:8-6@B E:6-0@B F:5-0@B A:9-8@X B:9-6@X C:10-0@C
D:6-2@X E:+1-0 E:mark E:pass F:5-1@B A:2-0@X B:10-1@B B:unmark
C:10-8@E D:10-10@E D:+12-0 D:mark D:pass E:10-7@E E:unmark F:+3-2
F:3-2@D A:8-0@X B:+8-7 B:8-7@X C:7-5@X D:4-2@D D:unmark E:12-7@E
F:+9-3 F:mark F:pass A:6-5@F B:6-4@F C:+11-10 C:mark C:pass
D:12-0@C E:12-12@C E:+4-3 E:mark E:pass F:+9-9 F:pass A:+10-2
A:mark A:pass B:+10-4 B:mark B:pass C:+2-2 C:pass D:+12-2 D:12-2@C
E:4-3@F F:8-2@C A:8-3@F B:10-4@B B:unmark C:8-8@F D:4-0@D E:+9-7
E:pass F:+5-3 F:5-3@X A:+7-2 A:pass B:9-4@B C:pass D:mark D:pass
E:3-3@X E:pass F:9-3@X A:pass B:0-0@D B:mark B:pass C:pass D:pass
E:11-0@D F:9-9@B F:pass A:pass B:pass C:pass D:9-1@B! E:1-0@B
F:11-6@D A:7-6@D B:7-7@D B:pass C:pass D:7-1@D D:unmark
"""
end = "out"
winner = "D"
delta = { A = 21, B = 26, C = 37, D = 0, E = 25, F = 18 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-44"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first", F = "random", G = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3, D = 6, E = 4, F = 7, G = 5 }
score = { A = 25, B = 4, C = 30, D = 54, E = 39, F = 113, G = 42 }

[match.options]
max_pip = 12
hand_size = 10
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-44"
commitment = "2f2b1face29c88537e429d3cf81e5c5b81978e2d741aa190a7af927379208d42"
secret = "7a6b5f16ea1f38a0b6551a757b8b2e324dd1bf9d3a957ad56bdc8fd2205f6c5f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "12-7 11-1 10-3 10-0 9-7 9-2 8-4 5-0 2-2 2-1"
deal.B = "12-1 11-11 11-4 11-0 10-10 8-2 7-6 6-1 5-5 1-0"
deal.C = "12-8 11-7 10-7 10-6 8-5 8-3 7-5 7-2 5-1 4-2"
deal.D = "12-9 12-2 11-10 11-3 10-8 10-5 10-1 9-3 6-0 5-3"
deal.E = "11-6 11-2 10-2 9-8 8-1 8-0 7-7 5-2 4-1 1-1"
deal.F = "12-11 12-5 9-9 9-1 8-7 7-4 6-6 6-2 4-4 4-0"
deal.G = "12-10 12-4 11-9 11-5 9-4 9-0 4-3 3-3 2-0 0-0"
yard = "3-1 8-8 11-8 9-6 8-6 3-0 6-3 12-0 7-1 5-4 3-2 6-4 7-3 6-5 9-5 12-3 10-9 7-0 10-4 12-6"
play = """
_:12-12 C:12-8@C D:12-9@D E:+3-1 E:mark E:pass F:12-5@E G:12-10@G
A:12-7@A B:5-5@E B:+8-8 B:mark B:pass C:8-5@E D:10-8@E E:10-2@E
E:unmark F:12-11@X G:11-9@X A:9-7@A B:12-1@B B:unmark C:8-3@C
D:9-3@X E:11-2@E F:+11-8 F:mark F:pass G:12-4@F A:9-2@A B:11-4@F
C:11-7@F D:11-3@X E:11-6@E F:8-7@F F:unmark G:11-5@X A:2-2@A
A:2-1@A B:6-1@B C:7-5@X D:+9-6 D:9-6@D E:7-7@X E:+8-6 E:mark
E:pass F:7-4@X G:9-4@X A:11-1@A B:7-6@E C:10-7@E D:11-10@E E:9-8@X
F:11-8@F G:+3-0 G:mark G:pass A:10-3@G B:11-0@E C:+6-3 C:6-3@C
D:6-0@E E:8-6@E E:unmark F:+12-0 F:mark F:pass G:4-3@G G:unmark
A:8-4@X B:11-11@F C:10-6@C D:+7-1 D:mark D:pass E:8-1@E F:6-6@D
F:6-2@D G:2-0@D A:10-0@D! B:10-10@D B:+5-4 B:mark B:pass C:+3-2
C:mark C:pass D:10-5@D D:unmark E:4-1@E F:4-4@X F:4-0@X G:9-0@X
A:+6-4 A:6-4@B! B:5-4@B B:unmark C:+7-3 C:pass D:5-3@D E:+6-5
E:mark E:pass F:9-1@X G:+9-5 G:mark G:pass A:+12-3 A:mark A:pass
B:1-0@X C:4-2@E D:12-2@E E:8-0@X F:12-0@E G:challenge=F F:+10-9
F:+7-0 G:3-0@E A:12-3@E! B:8-8@X! B:8-2@X
"""
end = "out"
winner = "B"
delta = { A = 5, B = 0, C = 30, D = 19, E = 24, F = 44, G = 20 }

[[match.hand]]
opener = "D"
deal.A = "12-12 12-3 11-4 9-6 9-3 8-7 8-5 8-3 6-3 6-0"
deal.B = "12-7 12-5 11-5 10-6 10-2 9-5 8-6 8-4 3-0 2-2"
deal.C = "12-11 12-2 12-0 11-10 11-6 11-2 10-4 10-1 10-0 2-0"
deal.D = "12-10 12-9 12-8 11-3 10-8 10-5 7-3 7-0 6-4 6-1"
deal.E = "12-1 11-0 10-10 9-1 8-2 7-1 5-3 5-0 3-2 3-1"
deal.F = "12-6 11-8 11-1 9-4 7-7 7-5 6-5 4-3 1-0 0-0"
deal.G = "10-9 9-2 9-0 8-8 7-4 5-2 4-2 4-1 4-0 3-3"
yard = "9-7 9-9 5-5 9-8 11-9 8-1 5-1 10-3 11-7 5-4 7-2 6-2 1-1 7-6 12-4 10-7 4-4 6-6 8-0 2-1"
play = """
_:11-11 D:11-3@D E:11-0@E F:11-8@X G:8-8@X G:+9-7 G:mark G:pass
A:8-7@X B:12-7@X C:12-11@C D:12-10@X E:5-0@E F:11-1@F G:10-9@X
A:11-4@A B:11-5@B C:11-10@G D:12-9@X E:5-3@E F:1-0@F G:+9-9 G:pass
A:12-12@X A:12-3@X B:10-6@G C:11-6@G D:7-3@D E:3-2@E F:0-0@F
F:+5-5 F:mark F:pass G:9-0@F A:9-6@F B:9-5@B C:12-2@C D:7-0@D
E:8-2@E F:12-6@F F:unmark G:3-3@X G:+9-8 G:pass A:9-3@X B:+11-9
B:11-9@G C:11-2@C D:+8-1 D:mark D:pass E:9-1@G F:9-4@X G:7-4@X
A:6-0@D B:8-6@D C:10-1@G D:10-8@G E:7-1@X F:+5-1 F:5-1@X G:9-8@D
A:8-5@G B:12-5@X C:12-0@X D:10-5@G E:10-10@G E:+10-3 E:10-3@G
F:4-3@G G:9-9@D G:9-7@D A:+11-7 A:11-7@D B:3-0@X C:10-4@G D:+5-4
D:pass E:3-1@X! F:+7-2 F:mark F:pass G:4-1@X A:+6-2 A:mark A:pass
B:10-2@G C:2-0@G! D:12-8@F E:+1-1 E:mark E:pass F:+7-6 F:pass
G:4-2@A A:6-2@A A:unmark B:8-4@F! C:10-0@G
"""
end = "out"
winner = "C"
delta = { A = 20, B = 4, C = 0, D = 35, E = 15, F = 69, G = 22 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-45"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random", F = "greedy", G = "balanced", H = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 8, C = 2, D = 7, E = 6, F = 5, G = 3, H = 4 }
score = { A = 10, B = 105, C = 13, D = 80, E = 69, F = 44, G = 25, H = 33 }

[match.options]
max_pip = 12
hand_size = 10
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-45"
commitment = "22d5e33c20d4a50502a5816ad452addc926fc1701e28cfdfcf0c36595a36e7e1"
secret = "5c6878079052a9a84dc6a0b9fab33c8ea737500a4b0e43da858732d33f48e61e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "11-11 11-1 10-9 10-3 9-8 9-2 5-4 4-0 2-0 0-0"
deal.B = "12-6 11-9 9-5 8-2 7-7 7-6 6-4 5-5 5-3 5-2"
deal.C = "12-10 12-5 11-3 11-2 10-7 8-8 8-5 8-4 6-2 2-1"
deal.D = "12-7 11-6 10-8 10-1 10-0 7-3 7-1 7-0 4-3 4-2"
deal.E = "10-6 10-5 10-2 9-9 8-6 7-5 7-2 6-6 5-1 4-4"
deal.F = "12-11 12-9 12-8 12-4 12-0 11-8 11-7 11-0 3-2 3-1"
deal.G = "11-10 9-3 9-1 8-0 7-4 6-3 6-0 3-3 3-0 1-0"
deal.H = "12-3 12-2 11-4 9-0 8-7 6-5 6-1 4-1 2-2 1-1"
yard = "10-4 11-5 5-0 8-1 9-6 9-4 9-7 10-10 8-3 12-1"
play = """
_:12-12 A:+10-4 A:mark A:pass B:12-6@A C:6-2@A D:4-2@A E:4-4@A
E:+11-5 E:mark E:pass F:12-4@A G:+5-0 G:mark G:pass H:12-3@A
A:10-3@A A:unmark B:+8-1 B:mark B:pass C:12-10@C D:12-7@B E:7-5@B
F:12-11@E G:11-10@E H:6-5@B A:10-4@E B:7-6@B B:unmark C:10-7@C
D:4-3@E E:+9-6 E:pass F:12-9@F G:3-3@E G:3-0@E H:9-0@E A:9-2@E
B:7-7@B B:+9-4 B:mark B:pass C:+9-7 C:9-7@B D:+10-10 D:mark D:pass
E:9-9@B E:9-6@B F:12-8@D G:8-0@D H:6-1@B A:4-0@D B:9-4@D C:2-1@B
D:+8-3 D:pass E:7-2@B F:11-7@B G:9-3@D H:11-4@B A:2-0@E B:6-4@B
B:unmark C:11-3@D D:11-6@D D:unmark E:+12-1 E:12-1@G F:12-0@E
G:1-0@G G:unmark H:12-2@E A:10-9@A B:8-2@E C:8-8@E C:8-4@E D:mark
D:pass E:6-6@D E:8-6@D F:11-8@D G:6-0@G H:4-1@E A:11-11@D A:11-1@D
B:8-1@D C:8-5@D D:10-1@E E:10-6@E E:unmark F:mark F:pass G:5-0@D
H:mark H:pass A:9-8@F B:mark B:pass C:12-5@H! D:10-0@D D:unmark
E:11-5@H F:11-0@H G:6-3@G H:8-7@F A:0-0@H! A:mark A:pass B:pass
C:mark C:pass D:7-0@H E:mark E:pass F:pass G:7-4@C! H:pass A:5-4@C
"""
end = "out"
winner = "A"
delta = { A = 0, B = 59, C = 13, D = 67, E = 33, F = 9, G = 10, H = 6 }

[[match.hand]]
opener = "B"
deal.A = "11-3 8-7 8-6 8-3 6-5 5-0 4-4 3-3 3-1 2-1"
deal.B = "12-5 10-6 10-2 9-7 9-3 7-0 5-4 5-3 2-2 1-0"
deal.C = "12-6 12-4 11-9 10-10 10-5 10-4 10-0 9-0 6-1 5-2"
deal.D = "12-10 12-0 11-8 11-6 11-4 11-2 10-7 10-1 7-7 1-1"
deal.E = "12-11 11-0 9-9 9-8 7-4 7-2 6-0 4-2 3-2 0-0"
deal.F = "12-9 12-8 12-7 10-8 9-1 8-1 7-5 7-1 6-2 4-1"
deal.G = "12-12 12-2 11-7 10-9 8-8 8-5 6-4 6-3 5-1 2-0"
deal.H = "12-3 12-1 11-5 9-6 9-2 8-4 7-6 5-5 4-3 4-0"
yard = "11-10 8-0 3-0 7-3 6-6 8-2 11-1 9-5 9-4 10-3"
play = """
_:11-11 B:+11-10 B:11-10@B C:11-9@C D:11-8@D E:12-11@X F:12-9@X
G:10-9@X H:11-5@H A:11-3@A B:10-6@B C:10-10@X C:10-5@X D:+8-0
D:8-0@D E:11-0@E F:7-5@X G:11-7@X H:5-5@H H:+3-0 H:mark H:pass
A:6-5@H B:+7-3 B:mark B:pass C:9-0@C D:11-6@B E:6-0@E F:6-2@H
G:12-2@H H:12-3@H H:unmark A:8-3@A B:+6-6 B:pass C:10-0@C D:11-4@B
E:7-4@B F:12-7@B G:12-12@B G:+8-2 G:mark G:pass H:12-1@B A:8-6@A
B:1-0@B B:unmark C:10-4@C D:12-0@D E:+11-1 E:11-1@X F:9-1@X G:+9-5
G:9-5@X H:4-3@H A:5-0@X B:7-0@B C:12-4@C D:12-10@D E:0-0@X E:+9-4
E:mark E:pass F:+10-3 F:mark F:pass G:2-0@X H:9-6@E A:2-1@X
B:9-7@B C:6-1@X D:10-7@D E:9-8@E E:unmark F:pass G:6-4@X H:8-4@H
A:4-4@X A:mark A:pass B:5-4@X C:12-6@A! D:7-7@D D:mark D:pass
E:7-2@D F:12-8@A G:8-2@D H:mark H:pass A:8-7@A A:unmark B:12-5@X
C:mark C:pass D:11-2@F E:4-2@F F:10-8@D G:8-8@H G:8-5@H H:4-0@F
A:mark A:pass B:9-3@B C:5-2@H
"""
end = "out"
winner = "C"
delta = { A = 10, B = 46, C = 0, D = 13, E = 36, F = 35, G = 15, H = 27 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-46"
seats = { A = "greedy", B = "balanced", C = "first", D = "random", E = "greedy", F = "balanced", G = "first", H = "random", I = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 4, D = 9, E = 6, F = 8, G = 7, H = 5, I = 2 }
score = { A = 42, B = 0, C = 50, D = 92, E = 62, F = 89, G = 79, H = 59, I = 27 }

[match.options]
max_pip = 12
hand_size = 8
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-46"
commitment = "a958ca73ed5f3e04cc6f8c5554abd81ff9e7f6351388e16192313029d393d3cb"
secret = "b802a60f563edd015b76ca162819e2fd87c1418b5f719a518a75f4abe30ac7a8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "12-0 11-10 11-8 10-3 9-9 9-0 7-4 4-4"
deal.B = "12-6 11-7 10-4 9-8 8-7 6-4 3-3 2-1"
deal.C = "12-9 12-8 11-9 11-6 10-5 7-2 7-0 4-2"
deal.D = "12-11 12-5 10-7 8-6 7-1 2-0 1-1 0-0"
deal.E = "10-9 10-0 9-7 9-6 8-5 7-3 5-1 3-1"
deal.F = "12-7 12-2 11-0 10-6 8-8 6-6 6-5 6-1"
deal.G = "12-10 11-4 10-8 9-3 9-2 9-1 8-3 4-3"
deal.H = "12-1 11-11 11-3 7-6 6-2 4-0 3-0 2-2"
deal.I = "11-1 10-2 10-1 9-5 8-2 7-7 5-5 5-0"
yard = "9-4 7-5 5-3 8-1 8-4 11-2 5-2 8-0 3-2 12-4 5-4 4-1 11-5 1-0 10-10 6-3 6-0 12-3"
play = """
_:12-12 A:12-0@A B:12-6@B C:12-9@C D:12-5@X E:8-5@X F:8-8@X F:+9-4
F:mark F:pass G:10-8@X H:12-1@H I:10-2@X A:9-0@A B:6-4@B C:11-9@C
D:12-11@F E:+7-5 E:mark E:pass F:12-2@X G:12-10@E H:11-3@F
I:10-1@E A:9-9@A A:+5-3 A:mark A:pass B:9-8@A C:12-8@A D:1-1@E
D:7-1@E E:9-7@E E:unmark F:12-7@A G:9-3@F H:7-6@A I:9-5@F A:5-3@F
B:10-4@B C:11-6@A D:+8-1 D:mark D:pass E:10-9@E F:11-0@A G:8-3@F
H:4-0@A I:8-2@F A:7-4@A A:unmark B:2-1@F C:+8-4 C:mark C:pass
D:8-1@F E:10-0@E F:+11-2 F:11-2@C G:9-2@C H:+5-2 H:mark H:pass
I:11-1@H A:11-10@H B:8-7@F C:7-2@F D:2-0@F E:9-6@C F:10-6@H G:+8-0
G:8-0@F H:6-2@C I:+3-2 I:3-2@C A:11-8@F B:11-7@F! C:7-0@F D:0-0@F
D:+12-4 D:pass E:+5-4 E:mark E:pass F:+4-1 F:pass G:+11-5 G:mark
G:pass H:3-0@F I:5-0@E A:10-3@C! B:3-3@F
"""
end = "out"
winner = "B"
delta = { A = 8, B = 0, C = 33, D = 47, E = 41, F = 48, G = 48, H = 33, I = 24 }

[[match.hand]]
opener = "B"
deal.A = "12-11 10-10 10-1 9-5 9-2 8-6 8-5 8-1"
deal.B = "12-0 11-7 11-4 10-9 8-7 8-2 6-1 5-4"
deal.C = "12-12 12-7 12-5 11-9 10-7 6-2 2-2 1-1"
deal.D = "12-2 10-8 9-8 9-1 8-3 7-7 5-2 1-0"
deal.E = "12-4 11-2 9-7 7-2 7-1 6-3 3-3 2-0"
deal.F = "11-10 10-0 9-9 9-3 8-4 6-5 5-3 5-1"
deal.G = "12-8 11-8 8-0 7-0 6-6 5-5 4-4 4-0"
deal.H = "12-10 12-9 11-6 11-1 9-4 7-5 6-0 3-1"
deal.I = "10-5 10-2 9-6 9-0 7-4 3-0 2-1 0-0"
yard = "3-2 4-1 11-5 7-6 12-3 6-4 8-8 10-6 12-6 5-0 11-0 11-3 12-1 7-3 10-3 10-4 4-2 4-3"
play = """
_:11-11 B:11-7@B C:11-9@C D:+3-2 D:mark D:pass E:11-2@D F:11-10@F
G:11-8@G H:11-6@X I:9-6@X A:12-11@A B:8-7@B C:6-2@D D:9-1@X
E:6-3@D F:9-3@D G:12-8@G H:11-1@X I:9-0@D A:+4-1 A:mark A:pass
B:12-0@A C:+11-5 C:11-5@X D:1-0@A E:7-1@A F:10-0@F G:7-0@A H:6-0@D
I:10-5@X A:10-10@X A:10-1@X B:6-1@D C:1-1@D C:+7-6 C:mark C:pass
D:+12-3 D:pass E:+6-4 E:mark E:pass F:5-1@D G:8-0@A H:9-4@C
I:7-4@C A:8-6@A A:unmark B:5-4@D C:12-7@C C:unmark D:+8-8 D:pass
E:12-4@D F:+10-6 F:mark F:pass G:4-0@F H:12-10@D I:10-2@D A:9-2@D
B:11-4@F C:12-12@C C:12-5@C D:9-8@D D:unmark E:+12-6 E:pass F:+5-0
F:pass G:+11-0 G:11-0@E H:3-1@X I:3-0@E A:+11-3 A:11-3@E B:8-2@B!
C:+12-1 C:mark C:pass D:8-8@D D:8-3@D E:3-3@X E:+7-3 E:7-3@X
F:6-5@C G:6-6@C G:+10-3 G:mark G:pass H:+10-4 H:mark H:pass I:+4-2
I:mark I:pass A:+4-3 A:mark A:pass B:mark B:pass C:7-6@C C:unmark
D:12-2@G E:12-6@A F:pass G:pass H:12-9@A I:4-2@B A:9-5@A A:unmark
B:pass C:10-7@C D:7-7@X D:mark D:pass E:9-7@X F:9-9@X F:pass
G:pass H:pass I:pass A:mark A:pass B:10-9@X
"""
end = "out"
winner = "B"
delta = { A = 34, B = 0, C = 17, D = 45, E = 21, F = 41, G = 31, H = 26, I = 3 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-47"
seats = { A = "balanced", B = "first", C = "random", D = "greedy", E = "balanced", F = "first", G = "random", H = "greedy", I = "balanced", J = "first" }
ended = "completed"
result = "G"
ranks = { A = 5, B = 10, C = 8, D = 4, E = 9, F = 6, G = 1, H = 7, I = 2, J = 3 }
score = { A = 49, B = 110, C = 90, D = 36, E = 92, F = 63, G = 13, H = 76, I = 24, J = 30 }

[match.options]
max_pip = 12
hand_size = 8
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-47"
commitment = "93b845b3ec91a325b2df5a6746f92304df25600ab9f6a0b7eb4df009b2a4dfc5"
secret = "d669068e3b0d2150af1aa5c2b2c9b800643cb4f851aedcf52505de471f45d7ad"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "F"
deal.A = "12-1 10-9 10-6 9-6 8-7 8-2 7-7 2-1"
deal.B = "11-8 11-7 11-5 9-5 9-2 7-3 7-2 2-2"
deal.C = "12-10 12-7 11-2 10-10 10-7 10-4 7-5 6-2"
deal.D = "11-11 11-10 11-3 10-5 5-1 5-0 4-4 3-3"
deal.E = "12-8 11-9 11-6 9-9 7-6 5-4 4-3 3-1"
deal.F = "12-9 10-2 10-0 9-8 8-5 6-0 5-3 3-0"
deal.G = "12-5 10-8 9-1 8-3 8-1 8-0 4-1 1-1"
deal.H = "10-1 8-8 7-4 7-0 6-6 6-4 6-3 5-5"
deal.I = "12-6 11-0 10-3 9-7 7-1 4-2 4-0 0-0"
deal.J = "12-4 12-3 12-0 11-4 9-3 8-6 5-2 1-0"
yard = "8-4 6-1 12-11 11-1 9-0 6-5 2-0 9-4 12-2 3-2"
play = """
_:12-12 F:12-9@F G:12-5@G H:+8-4 H:mark H:pass I:12-6@I J:12-4@H
A:12-1@A B:+6-1 B:mark B:pass C:12-7@X D:4-4@H D:+12-11 D:mark
D:pass E:4-3@H F:9-8@F G:8-3@H H:8-8@H H:unmark H:8-4@H I:9-7@X
J:12-3@B A:10-9@X B:7-3@B B:unmark C:10-4@X D:12-11@D D:unmark
E:12-8@E F:8-5@F G:4-1@X H:7-4@H I:7-1@X J:12-0@J A:7-7@X A:8-7@X
B:11-7@B C:12-10@C D:11-11@D D:11-10@D E:+11-1 E:mark E:pass
F:5-3@F G:8-1@E H:10-1@E I:10-3@E J:9-3@E A:9-6@E B:11-8@B
C:10-10@C C:10-7@C D:10-5@D E:11-6@E E:unmark F:3-0@F G:10-8@X
H:7-0@H I:+9-0 I:mark I:pass J:8-6@I A:2-1@A B:+6-5 B:mark B:pass
C:7-5@C D:5-1@D E:11-9@E F:10-0@F G:8-0@B H:+2-0 H:2-0@B I:4-2@B
J:11-4@B A:8-2@A! B:11-5@B B:unmark C:+9-4 C:mark C:pass D:5-0@C
E:9-9@E E:+12-2 E:mark E:pass F:+3-2 F:mark F:pass G:9-1@E
H:challenge=G G:mark H:5-5@G H:mark H:pass I:pass J:5-2@G!
A:10-6@F
"""
end = "out"
winner = "A"
delta = { A = 0, B = 56, C = 34, D = 20, E = 52, F = 23, G = 2, H = 31, I = 24, J = 1 }

[[match.hand]]
opener = "G"
deal.A = "12-3 10-3 9-9 9-3 7-2 6-2 6-1 4-0"
deal.B = "12-2 11-1 10-6 9-8 8-8 7-6 5-3 2-0"
deal.C = "12-7 9-6 6-4 6-3 6-0 5-4 3-1 2-1"
deal.D = "12-0 11-4 9-1 8-7 8-6 8-4 7-4 5-1"
deal.E = "12-11 12-8 11-2 10-9 8-2 6-6 5-5 3-3"
deal.F = "12-6 11-10 11-3 11-0 10-2 9-4 7-3 7-1"
deal.G = "12-10 11-6 10-5 8-3 6-5 4-1 3-2 0-0"
deal.H = "12-1 10-7 10-4 9-5 8-5 7-7 4-3 3-0"
deal.I = "12-5 11-9 10-10 10-8 9-2 7-5 5-2 5-0"
deal.J = "12-12 12-9 11-8 11-5 9-0 8-0 4-4 1-1"
yard = "12-4 9-7 10-1 10-0 2-2 8-1 7-0 1-0 4-2 11-7"
play = """
_:11-11 G:11-6@X H:+12-4 H:mark H:pass I:11-9@I J:11-8@H A:6-2@X
B:11-1@B C:2-1@X D:11-4@D E:12-8@H F:11-10@F G:12-10@H H:10-7@H
H:unmark I:9-2@I J:11-5@J A:6-1@X B:10-6@X C:+9-7 C:mark C:pass
D:8-4@D E:10-9@X F:11-3@C G:3-2@C H:7-7@H H:+10-1 H:mark H:pass
I:7-5@H J:12-9@X A:12-3@X B:12-2@C C:12-7@C C:unmark D:8-7@D
E:5-5@H E:+10-0 E:mark E:pass F:+2-2 F:mark F:pass G:10-5@H
H:10-4@F I:10-10@H I:10-8@H J:4-4@F J:+8-1 J:mark J:pass A:4-0@F
B:2-0@F C:3-1@X D:8-6@H E:6-6@H E:+7-0 E:pass F:12-6@H G:4-1@X
H:12-4@H H:unmark I:12-5@J J:12-12@J J:unmark J:+1-0 J:mark J:pass
A:+4-2 A:mark A:pass B:+11-7 B:mark B:pass C:mark C:pass D:12-0@J
E:12-11@A F:7-1@B G:0-0@J G:mark G:pass H:3-0@J I:5-2@I! J:pass
A:7-2@F B:11-7@B B:unmark C:5-4@X D:7-4@C E:3-3@J E:pass F:7-3@J
G:6-5@X! H:12-1@A I:5-0@I
"""
end = "out"
winner = "I"
delta = { A = 49, B = 54, C = 56, D = 16, E = 40, F = 40, G = 11, H = 45, I = 0, J = 29 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-48"
seats = { A = "first", B = "random", C = "greedy", D = "balanced", E = "first", F = "random", G = "greedy", H = "balanced", I = "first", J = "random", K = "greedy" }
ended = "completed"
result = "H"
ranks = { A = 11, B = 10, C = 7, D = 2, E = 5, F = 8, G = 6, H = 1, I = 9, J = 4, K = 3 }
score = { A = 211, B = 130, C = 98, D = 14, E = 77, F = 114, G = 89, H = 10, I = 127, J = 75, K = 56 }

[match.options]
max_pip = 15
hand_size = 11
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-48"
commitment = "02a28fd54ec1b6614aadf61eee1ff368058356bf1433d7765189136e5743541f"
secret = "11635119e11fcbe08eb53f0115c4932465d0f2a6a044e249dcd4afb111ca998d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "F"
deal.A = "14-2 14-1 13-9 13-4 13-1 11-11 11-9 9-1 8-6 6-1 1-1"
deal.B = "14-6 12-11 11-2 10-10 10-4 9-9 8-5 7-5 5-4 5-1 4-2"
deal.C = "15-2 14-14 14-11 14-8 13-13 10-0 8-2 7-3 7-2 6-3 4-4"
deal.D = "15-9 15-7 15-6 14-7 12-4 11-6 9-7 9-3 9-2 8-0 3-3"
deal.E = "15-13 15-0 13-2 12-7 11-5 10-9 10-8 10-1 6-5 6-0 5-5"
deal.F = "14-12 14-5 14-3 11-1 10-5 9-5 5-0 4-0 3-2 2-0 0-0"
deal.G = "13-8 12-9 12-2 12-1 11-4 9-4 9-0 8-3 7-7 5-2 2-2"
deal.H = "15-8 15-1 13-11 12-8 12-5 11-0 10-7 10-2 9-6 7-6 6-4"
deal.I = "14-9 13-12 13-6 13-5 13-3 12-6 12-3 7-1 6-2 4-3 2-1"
deal.J = "15-4 14-10 14-4 13-7 12-10 12-0 10-3 6-6 4-1 3-1 1-0"
deal.K = "15-14 15-12 15-10 15-5 15-3 13-10 13-0 12-12 11-10 11-3 8-4"
yard = "7-4 3-0 8-8 14-13 14-0 5-3 10-6 11-8 15-11 8-1 9-8 8-7 7-0 11-7"
play = """
_:15-15 F:+7-4 F:mark F:pass G:+3-0 G:mark G:pass H:15-8@H I:+8-8
I:mark I:pass J:15-4@J K:15-14@F A:14-2@F B:11-2@F C:14-11@F
D:14-7@F E:15-13@E F:7-4@F F:unmark G:+14-13 G:pass H:12-8@H
I:+14-0 I:pass J:14-4@J K:15-12@G A:+5-3 A:mark A:pass B:12-11@G
C:15-2@A D:9-2@A E:10-9@A F:11-1@G G:12-1@G G:unmark H:10-7@A
I:7-1@A J:3-1@A K:15-10@I A:5-3@A A:unmark B:10-4@I C:4-4@I
C:+10-6 C:mark C:pass D:12-4@I E:15-0@C F:4-0@F G:12-9@G H:11-0@C
I:13-12@I I:unmark J:14-10@J K:11-10@C A:+11-8 A:mark A:pass
B:5-1@A C:10-6@C C:unmark D:15-9@D E:10-1@A F:5-0@F G:9-4@G
H:12-5@H I:13-6@I J:10-3@A K:15-5@K A:+15-11 A:15-11@X B:+8-1
B:mark B:pass C:7-3@A D:15-7@A E:13-2@E F:10-5@F G:11-4@G
H:13-11@X I:12-6@I J:12-10@J K:13-10@X A:+9-8 A:pass B:10-10@X
B:+8-7 B:pass C:10-0@X D:9-7@D E:6-0@X F:+7-0 F:mark F:pass
G:+11-7 G:11-7@G H:7-6@X I:12-3@I J:12-0@J K:15-3@A A:pass B:8-7@X
C:14-8@X D:3-3@A D:9-3@A E:10-8@F F:14-12@X G:13-8@F H:9-6@A
I:6-2@A J:13-7@F K:12-12@X K:mark K:pass A:pass B:pass C:mark
C:pass D:mark D:pass E:12-7@X F:7-0@D G:7-7@F G:mark G:pass H:mark
H:pass I:mark I:pass J:mark J:pass K:pass A:pass B:7-5@F C:8-2@A
D:15-6@C E:11-5@F F:2-0@D G:12-2@D H:15-1@B I:8-8@A I:pass J:pass
K:8-4@A A:13-4@A A:unmark B:5-4@K C:7-2@G D:11-6@F! E:6-5@F!
F:0-0@J F:pass G:9-0@J H:10-2@G! I:2-1@B J:4-1@K K:11-3@I!
A:13-9@A B:8-5@H C:pass D:8-0@H
"""
end = "out"
winner = "D"
delta = { A = 140, B = 53, C = 63, D = 0, E = 10, F = 55, G = 52, H = 10, I = 78, J = 13, K = 13 }

[[match.hand]]
opener = "G"
deal.A = "15-10 15-4 13-12 12-3 10-2 10-1 8-3 7-1 6-4 6-3 3-1"
deal.B = "15-2 13-6 11-4 11-3 10-5 9-0 8-7 8-4 6-6 4-4 3-0"
deal.C = "15-8 14-10 13-11 13-5 13-2 12-5 11-11 11-6 10-4 7-7 6-1"
deal.D = "15-15 15-9 14-3 12-9 12-0 10-6 10-0 9-7 6-2 4-2 1-1"
deal.E = "15-14 14-9 14-7 14-6 11-8 10-7 9-4 8-8 8-5 7-2 3-3"
deal.F = "15-6 14-4 14-0 13-10 12-10 12-6 11-1 9-3 5-2 5-0 3-2"
deal.G = "15-1 14-1 13-9 13-0 12-11 8-0 7-4 6-0 5-1 2-0 1-0"
deal.H = "15-7 14-8 13-4 13-3 11-9 10-9 9-9 9-8 8-6 4-3 0-0"
deal.I = "15-0 14-13 14-12 14-11 14-5 14-2 13-7 13-1 11-10 11-0 4-1"
deal.J = "13-13 12-7 10-8 9-2 7-6 7-3 5-5 5-4 5-3 2-2 2-1"
deal.K = "15-13 15-11 12-2 12-1 11-2 9-5 9-1 8-2 8-1 7-5 4-0"
yard = "9-6 13-8 12-4 6-5 7-0 11-7 15-5 15-3 10-10 11-5 15-12 10-3 12-8 12-12"
play = """
_:14-14 G:14-1@G H:14-8@H I:14-13@I J:+9-6 J:mark J:pass K:+13-8
K:mark K:pass A:+12-4 A:mark A:pass B:+6-5 B:mark B:pass C:14-10@A
D:10-6@A E:14-6@A F:14-4@B G:15-1@G H:9-8@H I:14-12@A J:12-7@A
K:7-5@A A:15-4@B B:15-2@B B:unmark C:13-5@A D:14-3@D E:15-14@E
F:14-0@K G:13-9@A H:9-9@A H:10-9@A I:11-10@A J:+7-0 J:7-0@K
K:15-11@A A:15-10@A A:unmark B:8-7@K C:15-8@K D:15-15@K D:15-9@K
E:14-9@J F:9-3@K G:+11-7 G:mark G:pass H:13-3@K I:15-0@G J:13-13@K
J:+15-5 J:pass K:15-13@K K:unmark A:10-2@A B:9-0@J C:+15-3 C:mark
C:pass D:10-0@G E:14-7@C F:12-10@G G:12-11@G G:unmark H:15-7@C
I:13-7@I J:15-5@C K:9-5@C A:+10-10 A:mark A:pass B:3-0@J C:15-3@J
D:12-9@C E:7-2@A F:12-6@C G:11-7@A H:11-9@A I:14-11@X J:7-6@C
K:11-2@X A:7-1@C B:+11-5 B:mark B:pass C:13-2@B D:9-7@A E:10-7@A
F:15-6@J G:13-0@B H:8-6@J I:11-0@B J:9-2@X K:13-8@J A:10-10@A
A:unmark A:10-1@A B:11-3@B B:unmark C:13-11@J D:1-1@C D:+15-12
D:mark D:pass E:+10-3 E:mark E:pass F:11-1@C G:+12-8 G:mark G:pass
H:4-3@D I:4-1@D J:9-6@X K:12-1@D A:3-1@A B:11-4@G C:11-11@C
C:unmark C:11-6@C D:15-12@D D:unmark E:9-4@G F:+12-12 F:mark
F:pass G:6-0@X H:0-0@X! H:mark H:pass I:mark I:pass J:pass K:4-0@X
A:12-3@A B:11-5@J C:12-5@J D:12-0@J E:pass F:5-0@J G:7-4@I
H:13-4@I
"""
end = "out"
winner = "H"
delta = { A = 71, B = 77, C = 35, D = 14, E = 67, F = 59, G = 37, H = 0, I = 49, J = 62, K = 43 }
[[match]]
bones = 1
variant = "mexican_train"
rules_version = 1
id = "mexican_train-49"
seats = { A = "random", B = "greedy", C = "balanced", D = "first", E = "random", F = "greedy", G = "balanced", H = "first", I = "random", J = "greedy", K = "balanced", L = "first" }
ended = "completed"
result = "B"
ranks = { A = 8, B = 1, C = 2, D = 12, E = 7, F = 3, G = 4, H = 10, I = 6, J = 9, K = 11, L = 5 }
score = { A = 69, B = 16, C = 18, D = 122, E = 62, F = 21, G = 45, H = 95, I = 55, J = 90, K = 103, L = 52 }

[match.options]
max_pip = 15
hand_size = 10
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
mexican_max = 1
mexican_start = "any_turn"
drawing = "one"
marker_off = "own_play"
doubles = "cover_now"
dead_double_exempt = true
last_double = "ends_round"
double_blank = 0
tap = "penalty"
tap_draw = 2
tap_lose_turn = true
tap_mark = true
tap_window = "until_next_play_or_draw"
match_tie = "zero_rounds"

[match.proof]
group_id = "mexican_train-49"
commitment = "48eb9ef17a7a9483414041bfefba046b3fda5060bc196bf2f234492accd561ac"
secret = "ef40e91302bd1e9afc1e570f5389d352f62fdd42bf3b358229b9633c3a4be341"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "H"
deal.A = "14-10 14-9 14-6 14-0 12-6 11-11 7-6 7-4 2-0 0-0"
deal.B = "15-7 13-6 12-8 12-4 11-9 11-5 11-1 10-10 10-7 5-3"
deal.C = "15-14 15-6 13-12 11-10 11-0 9-1 8-6 8-0 7-5 5-0"
deal.D = "14-4 13-13 12-2 9-7 8-7 8-4 7-1 6-2 3-3 3-1"
deal.E = "13-1 12-7 12-5 12-0 11-2 10-9 10-5 8-2 6-3 3-0"
deal.F = "15-11 15-3 12-11 12-10 10-4 10-2 9-3 7-2 5-1 4-2"
deal.G = "15-8 15-4 14-14 13-5 13-2 13-0 11-4 9-2 5-5 4-4"
deal.H = "15-5 14-13 14-5 14-1 13-7 10-3 9-9 9-4 9-0 4-3"
deal.I = "15-13 15-9 14-11 13-10 13-3 10-6 8-3 6-4 6-1 2-1"
deal.J = "14-8 14-3 13-8 12-3 11-7 9-8 7-3 6-5 6-0 2-2"
deal.K = "15-12 15-1 14-7 13-11 13-4 12-9 11-8 11-3 7-0 1-1"
deal.L = "15-2 11-6 10-0 9-6 9-5 8-8 8-5 6-6 5-4 3-2"
yard = "15-0 13-9 14-12 12-1 1-0 10-1 12-12 4-1 5-2 4-0 7-7 14-2 10-8 8-1 15-10"
play = """
_:15-15 H:15-5@H I:15-9@X J:9-8@X K:11-8@X L:15-2@L A:11-11@X
A:+15-0 A:mark A:pass B:11-9@X C:9-1@X D:7-1@X E:12-7@X F:15-11@A
G:11-4@A H:9-4@A I:15-13@I J:12-3@X K:11-3@X L:9-6@A A:12-6@A
A:unmark B:15-7@B C:15-6@C D:+13-9 D:mark D:pass E:11-2@X F:15-3@D
G:13-2@X H:10-3@D I:13-10@X J:+14-12 J:mark J:pass K:15-12@K
L:10-0@D A:14-10@X B:10-7@B C:15-14@X D:+12-1 D:pass E:3-0@D
F:9-3@D G:9-2@D H:14-5@H I:13-3@I J:2-2@D J:+1-0 J:pass K:+10-1
K:mark K:pass L:3-2@D A:15-0@X B:10-10@B B:+12-12 B:mark B:pass
C:11-10@B D:3-3@D D:unmark D:3-1@D E:12-5@K F:12-11@B G:5-5@K
G:13-5@K H:14-13@H I:8-3@I J:14-12@B K:13-11@K K:unmark L:+4-1
L:mark L:pass A:2-0@X B:+5-2 B:5-2@L C:8-6@C D:14-4@B E:8-2@X
F:10-4@B G:15-8@X H:13-7@H I:10-6@B J:6-5@B K:15-1@J L:9-5@B
A:14-9@B B:11-5@L C:8-0@C D:12-1@D E:13-1@J F:+4-0 F:mark F:pass
G:14-14@B G:+7-7 G:mark G:pass H:14-1@B I:14-11@L J:14-8@L
K:10-1@B L:8-8@L L:unmark L:8-5@L A:+14-2 A:mark A:pass B:12-12@A
B:12-8@A C:13-12@J D:8-7@A E:10-5@B F:12-10@J G:7-7@A G:+10-8
G:pass H:+8-1 H:mark H:pass I:+15-10 I:mark I:pass J:11-7@A
K:14-7@H L:11-6@A A:14-2@H B:13-6@A C:11-0@C D:13-13@A D:13-9@A
E:10-9@A F:10-2@A G:10-8@I H:pass I:15-10@X J:pass K:mark K:pass
L:5-4@B A:7-4@B B:11-1@K C:7-5@B! D:12-2@A E:12-0@A F:challenge=E
E:mark F:7-2@H G:13-0@A H:8-1@K I:pass J:13-8@A K:7-0@H L:mark
L:pass A:14-0@H B:5-3@B! B:unmark C:5-0@L
"""
end = "out"
winner = "C"
delta = { A = 33, B = 16, C = 0, D = 36, E = 9, F = 16, G = 27, H = 34, I = 20, J = 34, K = 40, L = 17 }

[[match.hand]]
opener = "I"
deal.A = "14-8 14-7 13-2 12-5 10-10 10-5 10-0 7-7 7-3 1-0"
deal.B = "14-1 13-8 12-12 12-11 12-2 11-1 11-0 10-2 7-4 5-5"
deal.C = "15-7 15-6 15-5 15-4 14-9 14-2 13-7 12-6 10-8 9-1"
deal.D = "15-12 11-6 11-4 10-1 9-9 8-0 6-4 5-2 2-2 2-0"
deal.E = "15-3 12-10 10-6 9-0 8-6 7-2 6-2 5-4 4-2 0-0"
deal.F = "15-14 15-11 15-0 14-4 14-3 13-12 13-4 12-9 8-1 3-2"
deal.G = "15-15 15-1 14-13 14-10 8-2 7-0 6-6 5-3 3-0 2-1"
deal.H = "13-10 13-9 13-0 12-8 11-5 10-9 8-7 5-0 4-1 1-1"
deal.I = "15-9 14-5 13-5 12-0 9-2 7-5 6-3 5-1 4-4 4-3"
deal.J = "15-10 14-6 12-7 12-4 12-1 11-2 9-7 9-5 9-3 7-1"
deal.K = "15-13 15-2 14-11 13-11 11-11 10-7 10-3 8-4 7-6 6-0"
deal.L = "13-13 13-3 13-1 12-3 11-10 9-8 8-5 8-3 6-1 4-0"
yard = "13-6 14-0 11-8 10-4 11-3 11-9 9-6 3-3 9-4 11-7 6-5 3-1 15-8 14-12 8-8"
play = """
_:14-14 I:14-5@X J:14-6@J K:14-11@K L:8-5@X A:14-8@X B:14-1@B
C:14-9@C D:+13-6 D:mark D:pass E:+14-0 E:14-0@E F:15-14@D
G:15-15@D G:15-1@D H:4-1@D I:4-4@D I:4-3@D J:9-3@D K:11-11@K
K:13-11@K L:9-8@D A:14-7@A B:13-8@D C:13-7@D D:+11-8 D:pass
E:0-0@E E:9-0@E F:14-4@F G:7-0@D H:13-0@D I:13-5@D J:9-5@D
K:15-13@K L:+10-4 L:mark L:pass A:7-3@A B:11-1@B C:9-1@C D:9-9@D
D:unmark D:+11-3 D:mark D:pass E:+11-9 E:11-9@D F:15-11@D
G:14-13@G H:+9-6 H:mark H:pass I:15-9@D J:9-7@D K:15-2@K L:+3-3
L:pass A:7-7@D A:+9-4 A:mark A:pass B:7-4@D C:15-4@D D:11-3@A
E:15-3@D F:14-3@D G:14-10@D H:11-5@A I:5-1@A J:15-10@D K:+11-7
K:mark K:pass L:13-1@A A:13-2@A A:unmark B:12-11@B C:14-2@K
D:15-12@D D:unmark E:+6-5 E:mark E:pass F:12-9@E G:+3-1 G:mark
G:pass H:12-8@E I:+15-8 I:15-8@E J:+14-12 J:14-12@H K:+8-8 K:pass
L:13-13@G L:13-3@G A:12-5@H B:12-12@B B:12-2@B C:15-5@H D:mark
D:pass E:12-10@D F:13-4@F G:3-1@G G:unmark H:13-10@D I:mark I:pass
J:mark J:pass K:7-6@J L:pass A:mark A:pass B:10-2@A C:15-7@J
D:10-1@A E:pass F:13-12@D G:2-1@G H:1-1@A H:pass I:pass J:12-1@A
K:pass L:12-3@A A:pass B:mark B:pass C:12-6@D D:5-2@B E:6-5@B
F:15-0@E G:3-0@E H:9-6@B I:6-3@E J:pass K:10-3@A L:11-10@A A:9-4@B
B:11-0@A! C:15-6@D! D:8-0@A E:5-4@B F:8-1@A! G:6-6@E G:mark G:pass
H:pass I:pass J:pass K:6-0@E L:6-1@A A:10-0@E B:5-5@B B:unmark
"""
end = "out"
winner = "B"
delta = { A = 36, B = 0, C = 18, D = 86, E = 53, F = 5, G = 18, H = 61, I = 35, J = 56, K = 63, L = 35 }
