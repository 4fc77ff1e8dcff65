[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-0"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 92, B = 124 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-0"
commitment = "a7472497d1619c15c1f38623edb4557ab35d19cf89de99582e833235882caedc"
secret = "52532e4efda04f3ae5deac4e396dc34c50e6d281938cee2e8e4c8a2263a7401e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "12-11 11-7 11-6 11-5 11-4 11-2 10-10 10-2 10-1 8-7 8-2 7-6 4-2"
deal.B = "12-8 12-7 12-6 12-3 12-1 11-8 9-7 9-2 8-6 8-0 7-4 4-0 1-1"
yard = "7-2 3-3 9-3 9-6 12-5 6-5 12-0 1-0 6-6 10-6 2-2 2-1 7-7 10-5 9-9 6-2 3-1 3-2 12-4 9-5 2-0 5-0 10-4 6-0 5-2 12-2 8-3 11-3 4-3 11-11 8-8 6-1 10-7 5-1 4-1 6-3 10-8 10-9 5-4 7-3 9-8 7-0 8-5 10-0 9-0 9-1 8-4 4-4 5-5 10-3 5-3 12-10 7-5 9-4 0-0 11-9 3-0 8-1 12-9 7-1 11-1 11-10 11-0 6-4"
play = """
_:12-12 A:12-11@A B:12-6@B A:11-7@A B:8-6@B A:8-7@A B:8-0@B
A:8-2@A B:4-0@B A:11-2@A B:7-4@B A:11-6@A B:9-7@B A:7-6@A B:9-2@B
A:+7-2 A:7-2@A B:+3-3 B:mark B:pass A:10-2@A B:+9-3 B:pass
A:10-10@A A:10-1@A B:+9-6 B:pass A:4-2@B B:+12-5 B:pass A:11-4@B!
B:11-8@B B:unmark A:+6-5 A:mark A:pass B:1-1@A B:12-1@A A:+12-0
A:12-0@A A:unmark B:12-8@B A:+1-0 A:1-0@A B:12-5@B A:+6-6 A:mark
A:pass B:+10-6 B:mark B:pass A:11-5@B B:+2-2 B:pass A:+2-1 A:2-1@A
A:unmark B:+7-7 B:pass A:+10-5 A:mark A:pass B:2-2@A B:+9-9 B:pass
A:+6-2 A:6-2@A A:unmark B:+3-1 B:pass A:6-6@A A:6-5@A! B:+3-2
B:pass A:10-5@A
"""
end = "out"
winner = "A"
delta = { A = 0, B = 124 }

[[match.hand]]
opener = "B"
deal.A = "12-8 12-6 12-4 11-8 11-5 10-9 8-3 8-1 7-6 5-2 5-0 4-1 3-3"
deal.B = "12-12 11-10 11-7 11-1 10-10 10-3 7-3 5-4 5-3 5-1 4-4 4-2 1-0"
yard = "8-4 5-5 11-0 12-1 7-7 8-2 11-6 7-0 8-8 12-11 9-4 10-0 3-2 6-6 7-2 11-2 2-2 10-6 7-1 4-3 9-7 9-3 9-0 9-8 10-4 10-8 2-0 12-9 6-3 6-4 9-9 3-0 12-2 6-5 7-4 11-4 11-9 10-1 12-3 0-0 2-1 9-6 4-0 3-1 12-7 8-7 10-5 6-1 1-1 8-0 6-2 9-5 12-5 9-1 9-2 8-5 6-0 12-0 12-10 10-2 10-7 8-6 7-5 11-3"
play = """
_:11-11 B:11-7@B A:11-8@A B:7-3@B A:12-8@A B:10-3@B A:12-6@A
B:11-10@B A:7-6@A B:11-1@B A:+8-4 A:mark A:pass B:1-0@B A:+5-5
A:pass B:+11-0 B:11-0@B A:+12-1 A:pass B:+7-7 B:7-7@A B:+8-2
B:mark B:pass A:+11-6 A:pass B:+7-0 B:7-0@A A:5-0@A A:unmark
B:+8-8 B:pass A:11-5@A B:+12-11 B:12-11@B B:unmark A:11-6@A
B:12-12@B B:+9-4 B:mark B:pass A:12-4@B B:4-4@B B:unmark B:9-4@B
A:+10-0 A:mark A:pass B:+3-2 B:mark B:pass A:10-9@B B:10-10@B
B:unmark B:+6-6 B:mark B:pass A:10-0@B B:6-6@A B:+7-2 B:pass
A:+11-2 A:pass B:+2-2 B:pass A:+10-6 A:10-6@A A:unmark B:+7-1
B:pass A:+4-3 A:mark A:pass B:+9-7 B:pass A:+9-3 A:pass B:+9-0
B:9-0@B B:unmark A:+9-8 A:pass B:9-7@B A:+10-4 A:10-4@A A:unmark
B:7-2@B A:8-4@A B:3-2@B A:9-8@A B:5-3@B A:9-3@A B:5-4@B A:8-3@A
B:4-2@B A:8-1@A B:2-2@B B:8-2@B A:12-1@A B:8-8@B B:+10-8 B:10-8@B
A:+2-0 A:mark A:pass B:+12-9 B:12-9@A A:+6-3 A:pass B:+6-4 B:mark
B:pass A:+9-9 A:9-9@A A:unmark A:+3-0 A:mark A:pass B:+12-2 B:pass
A:+6-5 A:pass B:+7-4 B:pass A:+11-4 A:pass B:+11-9 B:11-9@A
A:11-4@A A:unmark B:+10-1 B:10-1@B B:unmark A:4-3@A B:7-1@B
A:6-3@A B:7-4@B A:6-5@A B:6-4@B A:5-5@A A:5-2@A B:+12-3 B:mark
B:pass A:11-2@A B:+0-0 B:pass A:+2-1 A:mark A:pass B:+9-6 B:9-6@B
B:unmark A:+4-0 A:pass B:+3-1 B:mark B:pass A:+12-7 A:pass B:+8-7
B:pass A:+10-5 A:pass B:+6-1 B:pass A:+1-1 A:pass B:+8-0 B:pass
A:+6-2 A:pass B:+9-5 B:9-5@B B:unmark A:+12-5 A:pass B:5-1@B
A:+9-1 A:pass B:3-1@B A:+9-2 A:pass B:12-3@B A:+8-5 A:pass
B:12-2@B A:+6-0 A:pass B:+12-0 B:mark B:pass A:9-2@B B:+12-10
B:pass A:9-1@B B:6-1@B B:unmark A:+10-2 A:pass B:+10-7 B:mark
B:pass A:6-2@B B:+8-6 B:pass A:10-2@B B:12-10@B B:unmark A:+7-5
A:pass B:12-0@B A:+11-3 A:11-3@A A:unmark B:0-0@B B:8-0@B A:3-3@A
A:3-0@A B:8-7@B A:6-0@A B:10-7@B A:decline A:mark A:pass B:8-6@A
"""
end = "out"
winner = "B"
delta = { A = 92, B = 0 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-1"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 55, B = 13, C = 23 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-1"
commitment = "dd90fe3849348662426cd92fed0a44584885e132ce9dad64e067ae64c7f2e625"
secret = "0a95ab83482a577177e9c6e44ccca13227f3687be50b7076925e8e0eb646f0ef"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "12-11 12-2 11-4 10-10 10-0 9-9 9-3 8-7 7-2 7-0 4-1 4-0 3-2"
deal.B = "12-1 11-8 11-7 10-4 10-3 9-7 8-1 7-5 4-4 3-3 3-0 1-0 0-0"
deal.C = "12-5 12-4 12-3 12-0 11-6 11-1 10-2 9-1 8-8 7-1 6-3 5-1 3-1"
yard = "10-1 11-11 10-5 7-6 2-1 7-7 6-1 9-6 2-0 8-4 12-9 10-8 10-9 11-10 9-2 12-8 9-4 11-3 8-0 9-5 8-6 10-6 5-4 6-4 11-5 5-5 11-0 12-10 1-1 8-2 8-3 11-9 7-4 5-3 12-6 11-2 6-5 4-3 8-5 9-0 5-2 10-7 12-7 6-6 6-0 5-0 9-8 7-3 4-2 2-2 6-2"
play = """
_:12-12 C:12-3@C A:12-2@A B:12-1@B C:3-1@C A:3-2@A B:8-1@B
C:11-1@C A:9-3@A B:11-8@B C:11-6@C A:9-9@A A:+10-1 A:mark A:pass
B:9-7@A C:7-1@A A:10-1@A A:unmark B:11-7@B C:6-3@C A:10-0@A
B:7-5@B C:+11-11 C:mark C:pass A:7-0@A B:10-3@C C:10-2@C C:unmark
A:8-7@A B:+10-5 B:10-5@B C:+7-6 C:mark C:pass A:7-2@C B:10-4@B
C:7-6@C C:unmark A:+2-1 A:mark A:pass B:4-4@B B:+7-7 B:mark B:pass
C:12-4@B A:12-11@B B:+6-1 B:pass C:8-8@A C:+9-6 C:mark C:pass
A:+2-0 A:pass B:+8-4 B:8-4@A C:11-11@B C:+12-9 C:pass A:11-4@B
B:6-1@C C:9-1@C C:unmark A:4-1@B B:1-0@B B:unmark C:12-9@C A:4-0@A
A:unmark B:3-0@B C:12-5@C A:2-0@A B:3-3@B B:+10-8 B:mark B:pass
C:+10-9 C:mark C:pass A:+11-10 A:mark A:pass B:+9-2 B:pass C:+12-8
C:pass A:+9-4 A:pass B:+11-3 B:11-3@B B:unmark C:5-1@C C:unmark
A:2-1@A A:unmark B:+8-0 B:mark B:pass C:+9-5 C:mark C:pass
A:11-10@B B:10-8@B B:unmark C:+8-6 C:pass A:+10-6 A:mark A:pass
B:8-0@B C:+5-4 C:pass A:+6-4 A:pass B:0-0@B B:+11-5 B:mark B:pass
C:12-0@B A:+5-5 A:pass B:+11-0 B:pass C:12-8@B A:+12-10 A:pass
B:+1-1 B:1-1@A C:8-6@B A:10-6@B B:+8-2 B:pass C:10-9@B A:9-4@B
B:+8-3 B:pass C:5-4@B A:5-5@B A:+11-9 A:pass B:11-5@B B:unmark
C:+7-4 C:pass A:+5-3 A:pass B:11-0@B C:+12-6 C:pass A:+11-2 A:pass
B:+6-5 B:mark B:pass C:+4-3 C:pass A:+8-5 A:pass B:+9-0 B:9-0@B
B:unmark C:+5-2 C:pass A:+10-7 A:pass B:9-2@B C:+12-7 C:pass
A:+6-6 A:pass B:8-2@B C:+6-0 C:pass A:+5-0 A:pass B:8-3@B C:+9-8
C:pass A:+7-3 A:pass B:+4-2 B:mark B:pass C:4-3@B A:6-4@B B:6-5@B
B:unmark C:+2-2 C:pass A:+6-2 A:pass B:mark B:pass C:9-5@B
A:11-9@B B:pass C:pass A:11-2@B B:4-2@B! B:unmark C:pass A:pass
B:mark B:pass C:7-4@B A:7-3@B B:pass C:pass A:5-3@B B:pass C:5-2@B
A:6-2@B B:pass C:9-6@B A:pass B:pass C:9-8@B A:8-5@B B:pass C:pass
A:5-0@B B:pass C:6-0@B A:6-6@B A:pass B:pass C:12-6@B A:12-10@B
B:pass C:pass A:10-7@B B:challenge=A B:7-7@B B:unmark
"""
end = "out"
winner = "B"
delta = { A = 20, B = 0, C = 23 }

[[match.hand]]
opener = "A"
deal.A = "12-5 11-7 10-10 10-9 8-7 8-1 7-7 7-5 6-5 5-5 5-4 5-0 2-1"
deal.B = "12-3 12-2 11-9 11-6 11-5 11-2 9-5 9-4 8-2 6-1 6-0 4-0 0-0"
deal.C = "11-1 10-7 10-6 10-5 9-7 9-0 8-4 6-4 5-1 4-2 3-3 3-0 1-1"
yard = "10-8 4-3 10-4 7-2 7-0 6-6 10-1 10-0 12-8 9-2 12-10 11-0 9-6 12-12 8-0 10-2 7-6 11-4 12-11 8-8 2-0 12-6 4-1 11-8 12-4 8-5 9-1 7-1 11-10 6-3 5-3 10-3 9-8 12-7 7-3 12-1 6-2 9-3 3-1 12-9 8-6 5-2 11-3 3-2 7-4 1-0 9-9 4-4 12-0 2-2 8-3"
play = """
_:11-11 A:11-7@A B:11-9@B C:11-1@C A:7-5@A B:9-5@B C:5-1@C A:5-0@A
B:11-5@B C:10-5@C A:+10-8 A:mark A:pass B:11-6@B C:10-7@C A:+4-3
A:pass B:6-1@B C:9-7@C A:+10-4 A:pass B:6-0@A C:9-0@C A:6-5@A
A:unmark B:+7-2 B:mark B:pass C:3-0@C A:2-1@B B:12-2@B B:unmark
C:3-3@C C:+7-0 C:mark C:pass A:4-3@C B:12-3@B C:6-4@C C:unmark
A:5-5@A A:12-5@A B:+6-6 B:mark B:pass C:10-6@C A:+10-1 A:mark
A:pass B:+10-0 B:pass C:+12-8 C:12-8@A A:10-8@A A:unmark B:+9-2
B:pass C:+12-10 C:12-10@C A:10-1@A B:+11-0 B:pass C:+9-6 C:mark
C:pass A:8-1@A B:+12-12 B:12-12@C B:+8-0 B:pass C:+10-2 C:pass
A:+7-6 A:mark A:pass B:+11-4 B:pass C:+12-11 C:12-11@C C:unmark
A:8-7@A A:unmark B:+8-8 B:pass C:+2-0 C:mark C:pass A:7-7@A
A:7-6@A B:11-4@C C:4-2@C C:unmark A:+12-6 A:12-6@A B:+4-1 B:pass
C:10-2@C A:+11-8 A:mark A:pass B:+12-4 B:12-4@A C:8-4@A A:11-8@A
A:unmark B:+8-5 B:pass C:+9-1 C:mark C:pass A:10-10@C A:10-9@C
B:9-4@C C:+7-1 C:pass A:10-4@C! B:10-0@C C:7-0@C C:unmark A:+11-10
A:11-10@A! B:+6-3 B:6-3@B B:unmark C:7-1@C A:+5-3 A:mark A:pass
B:6-6@B B:+10-3 B:mark B:pass C:9-6@B A:+9-8 A:9-8@B B:8-8@B
B:unmark B:8-5@B C:1-1@C C:9-1@C! A:+12-7 A:pass B:10-3@A C:+7-3
C:7-3@A! A:12-7@A A:unmark B:+12-1 B:mark B:pass C:+6-2 C:mark
C:pass A:5-3@B B:challenge=A A:+9-3 A:+3-1 A:mark B:12-1@A C:+12-9
C:12-9@C C:unmark A:skip B:4-1@A C:+8-6 C:mark C:pass A:9-3@B
B:9-2@B B:unmark C:+5-2 C:pass A:5-4@A A:unmark B:challenge=A
A:+11-3 A:+3-2 A:mark B:11-2@B C:5-2@A A:skip B:11-0@B C:6-2@A
A:+7-4 A:pass B:8-0@B C:8-6@A! A:+1-0 A:pass B:8-2@A C:2-0@A
"""
end = "out"
winner = "C"
delta = { A = 35, B = 13, C = 0 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-2"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 4, C = 2, D = 1 }
score = { A = 28, B = 36, C = 27, D = 25 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-2"
commitment = "c888c09da1457ae7247a361bf9b5a573effcead357c33a9054e62487c763f506"
secret = "1d0fb2ed11ff5d0e0eb680b7c997c99e8a369ef73f5e2cf467190c05b44cdc02"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "12-11 12-10 10-8 10-4 10-0 8-7 8-1 5-3 5-0 4-3 3-2 3-0 2-1"
deal.B = "11-7 11-6 11-4 11-1 9-9 9-5 8-5 8-4 7-0 5-1 4-1 4-0 3-3"
deal.C = "11-3 11-2 9-2 9-1 9-0 8-0 7-5 7-1 6-6 6-4 5-4 1-0 0-0"
deal.D = "12-3 12-2 11-11 11-9 11-5 10-7 8-8 6-3 6-0 5-5 4-4 4-2 3-1"
yard = "10-2 10-10 6-5 7-7 12-5 9-7 2-0 12-1 7-2 9-6 9-3 10-3 11-0 8-3 12-4 10-6 8-2 10-9 12-9 12-8 7-4 1-1 12-7 6-1 7-3 11-8 11-10 5-2 9-4 6-2 8-6 12-6 7-6 12-0 2-2 10-5 9-8 10-1"
play = """
_:12-12 D:12-2@D A:12-11@A B:+10-2 B:mark B:pass C:+10-10 C:mark
C:pass D:4-2@D A:12-10@B B:10-2@B B:unmark C:+6-5 C:pass D:4-4@D
D:+7-7 D:mark D:pass A:10-4@D B:+12-5 B:12-5@C C:7-5@C C:unmark
D:10-7@D D:unmark A:+9-7 A:mark A:pass B:11-4@A C:6-4@A D:6-3@A
A:5-3@A A:unmark B:+2-0 B:2-0@B C:7-1@C D:7-7@D D:+12-1 D:mark
D:pass A:9-7@D B:9-9@D B:9-5@D C:9-1@C D:5-5@D D:unmark D:11-5@D
A:5-0@A B:4-0@B C:9-2@C D:11-11@D D:11-9@D A:10-0@A B:4-1@B
C:11-2@C D:+7-2 D:mark D:pass A:10-8@A B:11-1@B C:11-3@C D:+9-6
D:9-6@D D:unmark A:8-7@A B:11-7@B C:+9-3 C:9-3@C D:6-0@D A:+10-3
A:mark A:pass B:7-0@B C:9-0@C D:7-2@A A:3-2@A A:unmark B:+11-0
B:11-0@B C:8-0@C D:+8-3 D:mark D:pass A:10-3@A B:11-6@B C:1-0@D
D:12-1@D D:unmark A:+12-4 A:mark A:pass B:+10-6 B:10-6@B C:10-10@A
C:+8-2 C:mark C:pass D:+10-9 D:10-9@A A:8-1@C B:5-1@C C:6-5@C
C:unmark D:12-3@D A:+12-9 A:12-9@A A:unmark B:+12-8 B:mark B:pass
C:6-6@C C:+7-4 C:mark C:pass D:+1-1 D:mark D:pass A:+12-7 A:mark
A:pass B:+6-1 B:6-1@C C:+7-3 C:7-3@D D:1-1@C D:3-1@C A:12-7@A
A:unmark B:3-3@C B:+11-8 B:pass C:+11-10 C:pass D:8-3@C
A:challenge=D D:+5-2 D:+9-4 A:+6-2 A:mark A:pass B:11-8@C C:7-4@A
D:skip A:12-4@A A:unmark B:+8-6 B:pass C:11-10@B D:+12-6 D:pass
A:+7-6 A:7-6@D B:8-6@D C:8-2@D D:5-2@D D:unmark A:+12-0 A:12-0@A
B:+2-2 B:pass C:+10-5 C:pass D:+9-8 D:mark D:pass A:3-0@A B:8-5@D
C:+10-1 C:pass D:9-8@D D:unmark A:4-3@A B:pass C:pass D:9-4@D
A:mark A:pass B:8-4@A C:pass D:8-8@A D:mark D:pass A:challenge=D
A:pass B:12-8@A! C:5-4@D D:skip A:pass B:pass C:10-5@D D:12-6@A
"""
end = "out"
winner = "D"
delta = { A = 11, B = 4, C = 11, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "12-5 12-2 11-9 11-1 11-0 10-6 8-3 8-1 8-0 7-7 7-1 4-2 3-2"
deal.B = "12-4 10-10 9-1 8-7 8-5 6-6 6-5 6-1 5-4 4-4 4-0 3-3 0-0"
deal.C = "11-10 11-5 11-3 10-5 10-0 9-7 8-4 6-2 6-0 5-5 5-3 5-0 1-1"
deal.D = "12-12 12-11 12-10 12-7 12-3 12-0 11-6 9-4 8-2 7-6 5-2 2-1 2-0"
yard = "11-7 8-6 9-3 7-3 12-6 7-2 11-4 3-1 5-1 9-8 9-6 10-8 9-9 10-7 1-0 9-2 4-3 4-1 12-8 10-4 10-2 6-4 7-4 7-5 10-3 8-8 10-9 12-1 10-1 9-5 6-3 2-2 3-0 12-9 11-8 7-0 11-2 9-0"
play = """
_:11-11 A:11-9@A B:+11-7 B:11-7@B C:11-10@C D:11-6@D A:+8-6 A:mark
A:pass B:8-7@B C:9-7@A D:7-6@A A:10-6@A A:unmark B:8-5@B C:10-5@C
D:+9-3 D:mark D:pass A:8-6@D B:6-5@B C:11-5@C D:8-2@D D:unmark
A:+7-3 A:mark A:pass B:10-10@A B:+12-6 B:mark B:pass C:10-0@A
D:2-0@A A:12-2@A A:unmark B:6-6@B B:unmark B:12-6@B C:11-3@C
D:5-2@D A:12-5@A B:12-4@B C:5-3@C D:+7-2 D:mark D:pass A:+11-4
A:mark A:pass B:5-4@B C:5-5@A C:5-0@A D:12-0@A A:+3-1 A:pass
B:+5-1 B:5-1@B C:+9-8 C:mark C:pass D:12-12@A D:12-3@A A:8-3@A
A:unmark B:6-1@B C:+9-6 C:pass D:+10-8 D:pass A:8-1@A B:+9-9
B:mark B:pass C:9-6@B D:9-3@B A:11-1@A B:3-3@B B:unmark B:+10-7
B:mark B:pass C:+1-0 C:pass D:+9-2 D:pass A:7-3@B B:10-7@B
B:unmark C:+4-3 C:pass D:+4-1 D:pass A:11-4@A B:+12-8 B:mark
B:pass C:+10-4 C:10-4@B D:4-1@B A:7-1@B B:+10-2 B:pass C:+6-4
C:pass D:7-2@B A:4-2@A B:10-2@B B:unmark C:+7-4 C:pass D:+7-5
D:7-5@C A:7-7@C A:+10-3 A:mark A:pass B:+8-8 B:mark B:pass C:7-4@C
C:unmark D:2-1@A A:10-3@B B:9-1@A C:9-8@A D:10-8@A A:3-2@B B:+10-9
B:10-9@A C:6-2@B D:9-2@A A:+12-1 A:pass B:+10-1 B:pass C:6-4@B
D:9-4@B A:+9-5 A:9-5@B B:+6-3 B:pass C:8-4@C D:+2-2 D:2-2@A D:+3-0
D:pass A:+12-9 A:pass B:+11-8 B:pass C:+7-0 C:mark C:pass D:+11-2
D:11-2@A A:11-0@A A:unmark B:8-8@C B:11-8@C C:+9-0 C:pass
D:12-11@C A:12-9@C B:9-9@C B:pass C:9-0@C C:unmark D:pass A:8-0@A
B:pass C:7-0@C D:pass A:mark A:pass B:12-8@A C:mark C:pass
D:12-7@A
"""
end = "blocked"
delta = { A = 17, B = 32, C = 16, D = 25 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-3"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 1, B = 35 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-3"
commitment = "97b3919a514ff401a1cdf63ef5072c2d335dda0f32ff818701b129bc28e00b67"
secret = "26fd67c2b28389acef3fa2e6dbd9f196745a5e48f35bfed73f3733ee3a97d1d9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "12-2 12-1 11-11 11-6 11-3 10-9 10-5 10-2 8-0 5-5 5-2 4-3 3-1"
deal.B = "12-7 12-4 11-2 10-1 9-3 9-2 9-1 8-2 8-1 7-6 2-0 1-0 0-0"
yard = "4-2 2-1 9-0 8-7 10-7 7-2 12-6 12-5 6-5 7-4 5-3 6-0 8-5 11-10 7-0 3-2 11-0 2-2 10-10 6-6 9-6 9-7 3-0 9-5 8-4 11-8 10-6 8-3 7-1 12-3 6-2 5-4 6-1 6-3 11-4 10-0 11-1 11-7 11-5 8-8 1-1 12-0 7-3 4-0 3-3 5-1 9-9 9-4 8-6 7-5 4-1 11-9 6-4 4-4 12-8 7-7 10-8 12-11 5-0 10-3 12-10 9-8 12-9 10-4"
play = """
_:12-12 A:12-2@A B:12-7@B A:10-2@A B:7-6@B A:10-5@A B:+4-2 B:mark
B:pass A:5-5@A A:5-2@A B:+2-1 B:pass A:11-6@B B:11-2@B B:unmark
A:+9-0 A:mark A:pass B:9-2@A A:10-9@A A:unmark B:8-2@B A:+8-7
A:mark A:pass B:10-1@A A:12-1@A A:unmark B:8-1@B A:+10-7 A:mark
A:pass B:12-4@A A:4-3@A A:unmark B:9-1@B A:11-3@A B:9-3@B
A:11-11@A A:+7-2 A:mark A:pass B:+12-6 B:mark B:pass A:+12-5
A:pass B:+6-5 B:pass A:+7-4 A:pass B:+5-3 B:pass A:+6-0 A:pass
B:+8-5 B:pass A:+11-10 A:11-10@A A:unmark B:5-3@B B:unmark
A:10-7@A B:8-5@B A:8-7@A B:+7-0 B:mark B:pass A:8-0@A B:+3-2
B:pass A:9-0@A B:+11-0 B:pass A:+2-2 A:mark A:pass B:+10-10 B:pass
A:+6-6 A:pass B:+9-6 B:9-6@A A:6-6@A A:unmark A:6-0@A B:+9-7
B:pass A:+3-0 A:3-0@A B:+9-5 B:pass A:3-1@A B:+8-4 B:8-4@B
B:unmark A:+11-8 A:mark A:pass B:2-1@A A:2-2@A A:unmark A:7-2@A
B:4-2@B A:7-4@A B:3-2@B A:+10-6 A:mark A:pass B:+8-3 B:8-3@B
A:+7-1 A:pass B:+12-3 B:mark B:pass A:11-8@B B:11-0@B B:unmark
A:+6-2 A:pass B:7-0@B A:+5-4 A:5-4@A A:unmark B:9-7@B A:12-5@A
B:9-5@B A:+6-1 A:mark A:pass B:12-6@A A:6-2@A A:unmark B:6-5@B
A:+6-3 A:mark A:pass B:2-0@A A:+11-4 A:pass B:1-0@A A:6-1@A
A:unmark B:+10-0 B:mark B:pass A:10-6@A B:+11-1 B:pass A:6-3@B
B:12-3@B B:unmark A:+11-7 A:mark A:pass B:10-10@A B:10-0@A A:+11-5
A:pass B:0-0@A! B:+8-8 B:mark B:pass A:+1-1 A:pass B:+12-0
B:12-0@A A:+7-3 A:pass B:+4-0 B:pass A:+3-3 A:pass B:+5-1 B:pass
A:+9-9 A:pass B:+9-4 B:pass A:+8-6 A:pass B:+7-5 B:pass A:+4-1
A:pass B:+11-9 B:pass A:+6-4 A:pass B:+4-4 B:pass A:+12-8 A:12-8@A
A:unmark B:+7-7 B:pass A:8-6@A B:+10-8 B:pass A:6-4@A B:+12-11
B:12-11@B B:unmark A:11-4@A B:11-9@B A:11-7@A B:9-4@B A:7-3@A
B:4-4@B B:4-0@B A:3-3@A A:+5-0 A:mark A:pass B:+10-3 B:10-3@A
A:+12-10 A:12-10@A A:unmark B:+9-8 B:mark B:pass A:5-0@B B:7-5@B
B:unmark A:+12-9 A:12-9@A B:7-7@B B:+10-4 B:mark B:pass A:7-1@B
B:11-1@B B:unmark A:9-9@A A:mark A:pass B:9-8@A A:pass B:10-8@A
A:pass B:10-4@A A:4-1@A A:unmark B:mark B:pass A:11-5@B! B:5-1@B!
B:unmark A:1-1@A
"""
end = "out"
winner = "A"
delta = { A = 0, B = 16 }

[[match.hand]]
opener = "B"
deal.A = "12-1 12-0 10-4 8-5 8-0 7-4 5-4 5-3 5-2 4-2 4-1 2-2 0-0"
deal.B = "12-4 11-5 11-3 11-1 9-7 8-4 7-5 6-6 6-4 6-1 3-1 3-0 2-1"
yard = "7-1 8-1 12-9 12-2 12-7 10-7 2-0 4-4 3-3 5-0 10-2 4-0 12-5 7-7 12-6 11-4 9-6 5-1 6-3 12-8 10-9 9-4 1-0 11-0 3-2 11-7 8-3 11-9 8-7 8-2 11-6 10-3 9-0 10-10 9-9 5-5 10-8 12-11 10-6 12-12 9-3 10-0 6-2 9-5 11-8 6-5 11-10 11-2 8-8 7-6 1-1 9-2 12-3 7-2 9-8 7-3 10-1 7-0 9-1 4-3 8-6 10-5 6-0 12-10"
play = """
_:11-11 B:11-5@B A:+7-1 A:mark A:pass B:11-3@A A:5-3@A A:unmark
B:7-5@B A:5-4@A B:9-7@B A:7-4@A B:+8-1 B:mark B:pass A:7-1@A
B:+12-9 B:12-9@B B:unmark A:12-1@A B:12-4@B A:12-0@A B:8-4@B
A:8-0@A B:8-1@B A:8-5@A B:11-1@B A:5-2@A B:+12-2 B:mark B:pass
A:4-2@A B:+12-7 B:pass A:4-1@A B:+10-7 B:pass A:+2-0 A:mark A:pass
B:6-1@A A:+4-4 A:pass B:6-6@A B:6-4@A A:4-4@A A:unmark A:10-4@A
B:+3-3 B:pass A:+5-0 A:mark A:pass B:10-7@A A:+10-2 A:pass
B:12-7@A A:+4-0 A:pass B:12-2@A A:2-2@A A:unmark A:2-0@A B:+12-5
B:pass A:0-0@A A:4-0@A B:+7-7 B:pass A:+12-6 A:mark A:pass B:+11-4
B:11-4@A A:+9-6 A:pass B:+5-1 B:pass A:+6-3 A:pass B:+12-8 B:pass
A:+10-9 A:pass B:+9-4 B:pass A:+1-0 A:pass B:+11-0 B:11-0@A
A:5-0@A A:unmark B:+3-2 B:pass A:+11-7 A:11-7@B B:7-7@B B:unmark
B:+8-3 B:mark B:pass A:+11-9 A:mark A:pass B:+8-7 B:8-7@B B:unmark
A:+8-2 A:pass B:12-5@A A:12-6@A A:unmark B:12-8@B A:9-6@A B:+11-6
B:mark B:pass A:10-9@A B:+10-3 B:pass A:10-2@A B:+9-0 B:pass
A:8-2@A B:+10-10 B:pass A:+9-9 A:mark A:pass B:8-3@A A:6-3@A
A:unmark B:+5-5 B:pass A:+10-8 A:mark A:pass B:11-6@A A:11-9@A
A:unmark B:+12-11 B:12-11@B B:unmark A:9-9@A A:+10-6 A:mark A:pass
B:9-4@A A:+12-12 A:pass B:+9-3 B:mark B:pass A:+10-0 A:pass B:+6-2
B:pass A:+9-5 A:pass B:+11-8 B:11-8@B B:unmark A:+6-5 A:pass
B:+11-10 B:mark B:pass A:10-8@B B:11-10@B B:unmark A:+11-2 A:pass
B:+8-8 B:mark B:pass A:11-2@B B:6-2@B B:unmark A:+7-6 A:pass
B:+1-1 B:mark B:pass A:6-5@B B:5-5@B B:unmark B:5-1@B A:+9-2
A:pass B:3-1@B A:+12-3 A:pass B:10-3@B A:+7-2 A:pass B:10-10@B
B:+9-8 B:mark B:pass A:10-6@B B:+7-3 B:pass A:7-6@B B:7-3@B
B:unmark A:+10-1 A:pass B:9-3@B A:+7-0 A:pass B:9-8@B A:+9-1
A:pass B:8-8@B B:+4-3 B:mark B:pass A:+8-6 A:8-6@B B:4-3@A
A:12-3@A A:unmark B:+10-5 B:pass A:12-12@A A:+6-0 A:mark A:pass
B:+12-10 B:12-10@A A:10-1@A A:unmark B:pass A:9-1@A B:pass A:9-5@A
B:pass A:6-0@B B:9-0@B B:unmark A:mark A:pass B:10-5@A A:10-0@A
A:unmark B:mark B:pass A:7-0@A B:pass A:7-2@A B:pass A:9-2@A!
"""
end = "blocked"
delta = { A = 1, B = 19 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-4"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 48, B = 87, C = 31 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-4"
commitment = "7829c32ecb0c23945667def2d53f50abd741ef6864733c8c4c64319bf68b0a44"
secret = "2119d757e997c4e4f6a7f5434c98c3694abaf287d46d3c625b68ff6435153376"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "12-1 11-4 11-2 11-1 10-4 9-3 8-6 8-3 6-6 6-1 5-3 5-1 0-0"
deal.B = "12-10 12-6 12-5 12-4 11-10 11-5 10-10 10-9 10-0 8-2 7-7 7-5 6-2"
deal.C = "12-7 11-9 11-6 10-7 10-2 9-6 9-1 8-8 8-1 6-5 6-4 2-1 1-0"
yard = "8-4 3-3 6-3 10-6 9-2 12-0 7-0 4-1 10-1 10-5 8-5 7-1 6-0 7-6 8-0 4-0 3-1 10-3 2-2 11-8 4-3 3-0 12-2 4-4 11-3 9-0 11-7 12-9 5-4 7-2 12-11 5-0 2-0 7-4 11-11 3-2 11-0 9-5 8-7 4-2 9-7 5-2 1-1 9-9 12-8 5-5 9-8 9-4 12-3 10-8 7-3"
play = """
_:12-12 C:12-7@C A:12-1@A B:12-6@B C:10-7@C A:11-1@A B:6-2@B
C:10-2@C A:11-4@A B:8-2@B C:2-1@C A:10-4@A B:+8-4 B:8-4@B C:9-1@C
A:+3-3 A:mark A:pass B:10-9@A C:11-9@A A:11-2@A A:unmark B:12-4@B
C:9-6@C A:+6-3 A:mark A:pass B:12-5@B C:11-6@C A:+10-6 A:pass
B:7-5@B C:+9-2 C:9-2@A A:9-3@A A:unmark B:7-7@B B:+12-0 B:mark
B:pass C:+7-0 C:7-0@B A:8-3@A B:12-0@B B:unmark C:+4-1 C:mark
C:pass A:8-6@A B:12-10@B C:+10-1 C:pass A:10-6@A B:11-10@B C:+10-5
C:pass A:+8-5 A:mark A:pass B:10-10@A B:10-0@A C:challenge=B
B:+7-1 B:+6-0 B:mark C:1-0@A A:6-1@A A:unmark B:skip C:+7-6 C:pass
A:6-6@A A:6-3@A B:11-5@B B:unmark C:+8-0 C:pass A:5-3@A B:+4-0
B:mark B:pass C:10-5@B A:8-5@A B:+3-1 B:pass C:10-1@B A:5-1@B
B:+10-3 B:pass C:6-5@B A:+2-2 A:mark A:pass B:6-0@B B:unmark
C:8-8@A C:8-1@A A:+11-8 A:11-8@C B:3-1@A C:8-0@C C:unmark A:3-3@A
A:unmark A:+4-3 A:4-3@A B:4-0@B C:+3-0 C:3-0@C A:+12-2 A:mark
A:pass B:+4-4 B:4-4@A B:+11-3 B:mark B:pass C:6-4@A A:+9-0 A:pass
B:+11-7 B:pass C:7-6@A! A:+12-9 A:pass B:7-1@A C:4-1@A
"""
end = "out"
winner = "C"
delta = { A = 48, B = 45, C = 0 }

[[match.hand]]
opener = "A"
deal.A = "12-11 10-7 10-3 9-7 9-1 9-0 7-2 6-5 6-2 5-2 4-2 4-0 0-0"
deal.B = "12-12 11-8 11-7 11-1 10-10 10-4 9-8 9-4 8-4 7-3 5-5 5-1 2-1"
deal.C = "12-9 11-6 11-0 10-9 10-6 10-2 9-9 7-4 6-6 3-3 3-1 3-0 1-1"
yard = "8-0 7-7 11-9 12-4 8-6 11-3 2-2 7-1 10-0 6-0 10-1 6-1 4-4 8-2 12-2 6-4 12-10 9-5 9-6 12-7 12-6 10-8 8-7 11-4 1-0 12-3 8-1 12-1 8-3 11-10 11-2 8-8 2-0 9-2 10-5 5-3 4-3 7-6 12-5 12-8 11-5 6-3 7-5 5-4 8-5 5-0 12-0 4-1 7-0 3-2 9-3"
play = """
_:11-11 A:12-11@A B:11-1@B C:11-6@C A:+8-0 A:mark A:pass B:12-12@A
B:+7-7 B:mark B:pass C:12-9@A A:9-7@A A:unmark B:2-1@B B:unmark
C:10-6@C A:10-7@A B:+11-9 B:mark B:pass C:10-9@C A:10-3@A B:+12-4
B:pass C:9-9@C C:+8-6 C:mark C:pass A:9-1@C B:5-1@C C:10-2@B
A:6-5@C B:10-10@B B:unmark B:10-4@B C:8-6@C C:unmark A:+11-3
A:11-3@A B:8-4@B C:+2-2 C:mark C:pass A:8-0@C B:11-8@B C:11-0@C
C:unmark A:+7-1 A:mark A:pass B:11-9@B C:+10-0 C:mark C:pass
A:+6-0 A:pass B:11-7@A C:7-4@A A:4-2@A A:unmark B:9-8@B C:+10-1
C:pass A:7-2@A B:+6-1 B:mark B:pass C:+4-4 C:pass A:7-1@A B:+8-2
B:8-2@B B:unmark C:+12-2 C:pass A:+6-4 A:mark A:pass B:6-1@A
C:6-6@A C:+12-10 C:pass A:6-4@A A:unmark B:+9-5 B:mark B:pass
C:12-2@B A:4-0@A B:12-4@B B:unmark C:+9-6 C:pass A:9-0@A B:9-4@B
C:+12-7 C:pass A:+12-6 A:mark A:pass B:9-5@A C:+10-8 C:pass
A:5-2@A A:unmark B:+8-7 B:mark B:pass C:9-6@B A:6-2@A B:+11-4
B:11-4@C C:4-4@C C:unmark C:+1-0 C:mark C:pass A:+12-3 A:mark
A:pass B:+8-1 B:pass C:+12-1 C:pass A:+8-3 A:pass B:+11-10 B:pass
C:+11-2 C:pass A:+8-8 A:pass B:+2-0 B:pass C:+9-2 C:pass A:+10-5
A:pass B:+5-3 B:pass C:+4-3 C:4-3@C C:unmark A:12-6@A A:unmark
B:+7-6 B:7-6@B B:unmark C:3-3@C C:3-1@C A:12-3@A B:7-3@B C:12-1@C
A:8-3@A B:5-3@B C:12-10@C A:8-8@A A:+12-5 A:mark A:pass B:8-1@A
C:10-8@C A:+12-8 A:pass B:5-5@B B:+11-5 B:11-5@B C:10-1@A A:10-5@A
A:unmark B:11-10@B C:+6-3 C:mark C:pass A:12-5@A B:8-7@C C:12-7@C
C:unmark A:12-8@A B:+7-5 B:mark B:pass C:10-0@B A:6-0@B! B:+5-4
B:pass C:6-3@B A:+8-5 A:8-5@A! B:+5-0 B:pass C:3-0@B A:0-0@B
"""
end = "out"
winner = "A"
delta = { A = 0, B = 42, C = 31 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-5"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 3, C = 1, D = 2 }
score = { A = 101, B = 70, C = 31, D = 56 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-5"
commitment = "2bbdeef85a24b2885178436ead1c5b2bdc74fccc89706584649f0e4dc15ce457"
secret = "fa910695b7bf431d3637489c177d4b7f540063c68c1eb6cd1b380f3120454716"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "12-11 12-8 12-7 11-5 10-4 8-5 8-4 8-0 7-5 7-0 6-4 6-2 4-0"
deal.B = "12-4 12-3 12-0 11-4 11-2 10-6 10-2 9-4 6-5 6-1 6-0 4-1 1-0"
deal.C = "12-6 11-9 11-1 9-8 9-1 8-8 8-3 7-4 7-2 4-3 4-2 3-2 0-0"
deal.D = "12-2 11-3 10-8 10-7 10-5 9-7 9-5 9-2 9-0 5-4 3-1 3-0 1-1"
yard = "2-1 11-0 9-6 8-6 12-1 2-2 5-3 9-9 10-1 7-6 8-2 3-3 8-7 10-3 5-1 10-0 12-10 6-3 7-3 12-5 11-6 5-5 9-3 5-0 11-8 4-4 10-10 12-9 8-1 6-6 2-0 11-11 5-2 7-1 11-10 11-7 7-7 10-9"
play = """
_:12-12 C:12-6@C D:12-2@D A:12-7@A B:12-4@B C:+2-1 C:mark C:pass
D:9-2@D A:7-5@A B:10-6@C C:+11-0 C:pass D:10-8@C A:11-5@A B:11-4@B
C:8-8@C C:unmark C:9-8@C D:9-7@D A:12-11@A B:11-2@B C:11-9@C
D:10-7@D A:12-8@A B:10-2@B C:11-1@C D:10-5@D A:8-4@A B:+9-6 B:mark
B:pass C:2-1@C D:9-5@D A:10-4@A B:+8-6 B:pass C:4-2@C D:9-0@D
A:+12-1 A:mark A:pass B:+2-2 B:pass C:7-4@C D:3-0@D A:+5-3 A:pass
B:+9-9 B:pass C:7-2@C D:11-3@D A:+10-1 A:10-1@B B:6-1@B B:unmark
C:3-2@C D:+7-6 D:mark D:pass A:+8-2 A:pass B:9-6@B C:8-3@C D:+3-3
D:pass A:+8-7 A:pass B:9-9@B B:9-4@B C:11-0@D D:+10-3 D:10-3@A
A:4-0@D B:12-3@A C:4-3@D D:3-3@D D:unmark D:3-1@D A:12-1@A
A:unmark B:4-1@B C:+5-1 C:mark C:pass D:1-1@D D:+10-0 D:mark
D:pass A:+12-10 A:mark A:pass B:1-0@D C:0-0@D C:+6-3 C:pass
D:10-0@D D:unmark A:8-7@C B:+7-3 B:7-3@C C:6-3@C C:unmark D:+12-5
D:mark D:pass A:12-10@D B:12-0@D C:9-1@A! D:+11-6 D:pass A:7-0@D
B:+5-5 B:mark B:pass C:5-1@B
"""
end = "out"
winner = "C"
delta = { A = 57, B = 45, C = 0, D = 56 }

[[match.hand]]
opener = "D"
deal.A = "11-10 11-6 10-4 9-8 9-5 7-1 7-0 6-2 5-5 4-4 4-2 3-3 3-0"
deal.B = "12-10 11-4 11-0 10-8 9-7 7-7 7-5 7-4 6-5 5-4 5-3 4-0 0-0"
deal.C = "12-8 12-4 11-2 11-1 10-3 10-1 9-4 9-3 9-1 6-1 5-1 3-2 2-2"
deal.D = "12-9 12-7 12-3 11-8 9-6 8-4 7-3 6-6 6-3 6-0 5-0 3-1 2-1"
yard = "8-5 8-8 10-2 8-2 8-0 4-1 10-9 2-0 8-3 11-7 12-5 7-2 11-5 12-11 12-12 4-3 9-9 10-6 10-10 11-9 10-5 12-2 10-0 1-0 11-3 12-0 8-6 5-2 8-1 10-7 9-2 9-0 1-1 7-6 12-6 12-1 6-4 8-7"
play = """
_:11-11 D:11-8@D A:11-6@A B:11-4@B C:11-1@C D:8-4@D A:6-2@A
B:7-4@B C:9-1@C D:+8-5 D:mark D:pass A:4-2@D B:9-7@B C:9-4@C
D:2-1@D D:unmark A:+8-8 A:mark A:pass B:+10-2 B:10-2@A C:10-1@A
D:3-1@A A:3-0@A A:unmark B:+8-2 B:mark B:pass C:9-3@B D:12-3@B
A:7-0@A B:12-10@B B:unmark C:12-4@C D:+8-0 D:mark D:pass A:7-1@A
B:10-8@B C:12-8@C D:+4-1 D:4-1@D D:unmark A:+10-9 A:mark A:pass
B:8-2@B C:6-1@A D:9-6@A A:9-8@A A:unmark B:+2-0 B:2-0@B C:+8-3
C:8-3@C D:+11-7 D:mark D:pass A:4-4@D A:10-4@D B:11-0@B C:10-3@D
D:7-3@D D:unmark A:8-8@A A:+12-5 A:mark A:pass B:+7-2 B:mark
B:pass C:+11-5 C:mark C:pass D:8-5@A A:3-3@C A:+12-11 A:pass
B:5-3@C C:11-5@B D:5-0@A A:9-5@C B:7-5@B B:unmark C:+12-12 C:pass
D:8-0@A A:10-9@C B:7-7@B B:7-2@B C:+4-3 C:pass D:12-7@D A:11-10@C
B:+9-9 B:mark B:pass C:11-2@C C:unmark D:12-9@D A:+10-6 A:pass
B:+10-10 B:pass C:2-2@B C:3-2@B D:6-3@B A:10-6@B B:10-10@B
B:unmark B:+11-9 B:mark B:pass C:+10-5 C:10-5@B D:+12-2 D:mark
D:pass A:12-5@B B:11-9@D C:12-12@B C:+10-0 C:mark C:pass D:12-2@B
A:12-11@D! B:+1-0 B:pass C:+11-3 C:pass D:+12-0 D:12-0@D D:unmark
A:+8-6 A:8-6@A! A:unmark B:+5-2 B:5-2@B B:unmark C:+8-1 C:pass
D:6-0@D A:+10-7 A:mark A:pass B:6-5@A C:5-1@A D:6-6@D! D:+9-2
D:mark D:pass A:+9-0 A:pass B:+1-1 B:mark B:pass C:+7-6 C:7-6@D
D:9-2@C! A:5-5@B A:+12-6 A:pass B:5-4@B B:unmark C:8-1@A D:11-7@D
D:unmark
"""
end = "out"
winner = "D"
delta = { A = 44, B = 25, C = 31, D = 0 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-6"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 109, B = 0 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-6"
commitment = "fa92f8197d9c551817f799458d2178c5f745ae053c4de1796ce6fa4bdb2ef110"
secret = "43b814c2c785b62640769d6ca22139da5e7d741657cb1c23e19f3345bbbdfb96"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "12-3 12-2 12-0 11-10 10-8 10-2 9-7 8-7 7-6 7-4 7-1 6-3 3-2"
deal.B = "12-9 10-9 9-6 9-3 9-1 8-5 8-3 8-0 7-7 7-2 6-0 4-2 0-0"
yard = "11-11 8-1 11-4 11-5 12-11 9-0 12-7 10-10 11-6 4-1 11-7 12-8 11-8 3-0 12-4 10-3 8-2 10-6 9-5 9-9 9-2 3-3 5-1 4-3 7-0 8-8 7-5 11-1 3-1 2-0 10-4 2-2 8-6 10-5 6-1 11-2 1-0 12-1 10-0 7-3 10-1 6-6 5-2 1-1 11-3 6-2 12-6 12-5 5-4 6-4 4-4 12-10 4-0 6-5 2-1 9-4 5-5 5-0 11-0 9-8 8-4 10-7 11-9 5-3"
play = """
_:12-12 A:12-3@A B:12-9@B A:6-3@A B:9-6@B A:7-6@A B:6-0@B A:9-7@A
B:8-0@B A:+11-11 A:mark A:pass B:8-3@B A:+8-1 A:pass B:9-3@B
A:+11-4 A:pass B:10-9@B A:+11-5 A:pass B:9-1@A A:8-1@A A:unmark
B:+12-11 B:mark B:pass A:11-10@B B:12-11@B B:unmark A:10-8@A
B:+9-0 B:mark B:pass A:12-2@B B:7-2@B B:unmark A:10-2@A B:7-7@B
B:+12-7 B:12-7@B A:3-2@A B:+10-10 B:mark B:pass A:12-0@B B:9-0@B
B:unmark A:+11-6 A:mark A:pass B:+4-1 B:mark B:pass A:+11-7 A:pass
B:+12-8 B:pass A:+11-8 A:pass B:+3-0 B:3-0@A A:+12-4 A:pass
B:0-0@A B:+10-3 B:pass A:+8-2 A:pass B:+10-6 B:pass A:+9-5 A:pass
B:+9-9 B:pass A:+9-2 A:pass B:+3-3 B:pass A:+5-1 A:pass B:+4-3
B:pass A:+7-0 A:7-0@A A:unmark B:9-9@B B:unmark B:+8-8 B:mark
B:pass A:9-5@B B:8-5@B B:unmark A:11-7@A B:8-8@B B:12-8@B
A:11-11@A A:11-8@A B:+7-5 B:mark B:pass A:12-4@B B:4-3@B B:unmark
A:8-7@A B:3-3@B B:10-3@B A:7-4@A B:10-10@B B:10-6@B A:11-4@A
B:+11-1 B:mark B:pass A:11-6@A B:+3-1 B:pass A:+2-0 A:mark A:pass
B:+10-4 B:pass A:+2-2 A:pass B:+8-6 B:8-6@A A:8-2@A A:unmark
B:+10-5 B:pass A:9-2@A B:+6-1 B:6-1@B B:unmark A:+11-2 A:mark
A:pass B:4-1@B A:+1-0 A:pass B:10-4@B A:+12-1 A:pass B:10-5@B
A:+10-0 A:pass B:7-5@B A:+7-3 A:pass B:+10-1 B:mark B:pass A:7-3@B
B:3-1@B B:unmark A:+6-6 A:pass B:10-1@B A:+5-2 A:pass B:+1-1
B:mark B:pass A:10-0@B B:+11-3 B:pass A:2-0@B B:4-2@B B:unmark
A:+6-2 A:pass B:+12-6 B:mark B:pass A:+12-5 A:pass B:+5-4 B:5-4@B
B:unmark A:+6-4 A:pass B:+4-4 B:mark B:pass A:12-5@B B:12-6@B
B:unmark A:+12-10 A:pass B:+4-0 B:mark B:pass A:6-6@B A:6-4@B
B:4-4@B B:unmark B:4-0@B A:+6-5 A:pass B:+2-1 B:mark B:pass
A:1-0@B B:11-1@B B:unmark A:+9-4 A:9-4@A A:unmark B:11-3@B A:+5-5
A:mark A:pass B:+5-0 B:mark B:pass A:+11-0 A:pass B:+9-8 B:pass
A:+8-4 A:8-4@A A:unmark B:+10-7 B:pass A:+11-9 A:mark A:pass
B:9-8@A A:11-9@A A:unmark B:+5-3 B:5-3@B B:unmark A:11-5@A B:5-0@B
A:6-5@A B:mark B:pass A:11-0@B B:pass A:11-2@B B:2-1@B B:unmark
A:6-2@A B:1-1@B! B:mark B:pass A:12-1@B B:pass A:12-10@B B:10-7@B
B:unmark
"""
end = "out"
winner = "B"
delta = { A = 35, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "12-12 12-8 12-7 12-1 11-2 10-6 10-3 9-7 9-6 9-3 8-7 8-0 6-3"
deal.B = "12-3 11-9 10-8 9-9 9-4 8-4 8-1 7-7 7-2 6-2 5-4 5-2 3-3"
yard = "5-1 2-1 3-0 6-6 3-1 11-4 8-3 4-4 12-9 12-6 10-5 8-2 0-0 9-2 1-1 4-3 10-9 4-2 10-0 2-2 8-5 7-4 4-0 7-3 4-1 12-0 6-5 11-1 1-0 12-4 11-0 11-5 5-5 6-0 9-0 9-5 10-4 11-7 5-0 11-10 9-8 8-8 7-5 10-2 8-6 3-2 12-5 5-3 6-1 12-2 10-1 7-1 11-6 7-0 7-6 9-1 11-8 10-7 11-3 12-11 10-10 2-0 12-10 6-4"
play = """
_:11-11 B:11-9@B A:11-2@A B:9-9@B B:9-4@B A:+5-1 A:mark A:pass
B:8-4@B A:+2-1 A:2-1@A A:unmark B:10-8@B A:12-1@A B:+3-0 B:mark
B:pass A:12-12@A A:12-8@A B:+6-6 B:pass A:10-6@B B:6-6@B B:unmark
B:6-2@B A:8-7@A B:7-2@B A:12-7@A B:7-7@B B:+3-1 B:mark B:pass
A:9-7@B B:+11-4 B:pass A:9-6@B B:+8-3 B:pass A:6-3@B B:3-3@B
B:unmark B:8-3@B A:+4-4 A:mark A:pass B:8-1@B A:+12-9 A:12-9@A
A:unmark B:3-1@B A:9-3@A B:12-3@B A:10-3@A B:+12-6 B:12-6@B
A:+10-5 A:10-5@A B:+8-2 B:mark B:pass A:5-1@A B:+0-0 B:pass A:+9-2
A:mark A:pass B:+1-1 B:1-1@A B:+4-3 B:pass A:+10-9 A:pass B:+4-2
B:pass A:+10-0 A:pass B:+2-2 B:pass A:+8-5 A:pass B:+7-4 B:pass
A:+4-0 A:pass B:+7-3 B:pass A:+4-1 A:4-1@A A:unmark B:+12-0 B:pass
A:4-4@A A:4-0@A B:+6-5 B:6-5@B B:unmark A:10-0@A B:5-4@B A:10-9@A
B:4-3@B A:9-2@A B:7-3@B A:+11-1 A:mark A:pass B:7-4@B A:+1-0
A:pass B:4-2@B A:+12-4 A:pass B:2-2@A B:8-2@A A:8-5@A A:unmark
B:5-2@B A:+11-0 A:mark A:pass B:+11-5 B:11-5@B A:+5-5 A:5-5@A
A:unmark A:+6-0 A:mark A:pass B:+9-0 B:mark B:pass A:+9-5 A:9-5@A
A:unmark B:11-4@B B:unmark A:+10-4 A:mark A:pass B:9-0@A A:11-0@A
A:unmark B:+11-7 B:mark B:pass A:12-4@B B:12-0@B B:unmark A:11-1@A
B:3-0@B A:1-0@A B:+5-0 B:mark B:pass A:8-0@A B:+11-10 B:pass
A:+9-8 A:9-8@A B:+8-8 B:pass A:+7-5 A:mark A:pass B:+10-2 B:pass
A:+8-6 A:pass B:+3-2 B:3-2@B B:unmark A:+12-5 A:pass B:10-2@B
A:+5-3 A:pass B:11-10@B A:+6-1 A:pass B:11-7@B A:+12-2 A:pass
B:+10-1 B:mark B:pass A:7-5@B B:5-0@B B:unmark A:+7-1 A:pass
B:0-0@B B:+11-6 B:mark B:pass A:6-0@B B:11-6@B B:unmark A:+7-0
A:pass B:+7-6 B:mark B:pass A:+9-1 A:9-1@A A:unmark B:+11-8
B:11-8@B B:unmark A:7-1@A B:8-8@B B:+10-7 B:mark B:pass A:8-6@B
B:7-6@B B:unmark A:7-0@A B:10-7@B! A:+11-3 A:mark A:pass B:10-1@B
"""
end = "out"
winner = "B"
delta = { A = 74, B = 0 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-7"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 32, B = 7, C = 87 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-7"
commitment = "2d82047ef25894a5e15dbee06b9cadeabb11f7b1e5d53424ba935b4498c2e267"
secret = "ad42310b18134e443ce98129045afd7c254c942e893c7163e7c165d80a19e931"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "12-10 12-7 12-1 11-2 9-6 9-3 8-5 8-0 5-5 5-3 5-0 4-4 3-3"
deal.B = "12-8 12-5 12-0 11-8 10-8 9-7 9-2 8-8 8-6 8-1 3-1 3-0 2-0"
deal.C = "11-0 10-3 10-1 10-0 8-7 8-3 7-7 7-1 6-3 6-2 5-4 5-2 2-1"
yard = "12-9 12-11 11-5 6-4 10-9 10-5 9-1 11-6 2-2 4-0 4-2 11-4 7-4 6-0 7-5 10-10 7-6 8-4 11-11 9-0 1-1 9-9 0-0 7-2 11-9 10-2 11-3 9-4 10-4 6-6 6-1 6-5 4-3 10-6 7-3 12-3 11-10 10-7 9-5 12-4 8-2 4-1 12-2 11-7 12-6 7-0 9-8 5-1 11-1 1-0 3-2"
play = """
_:12-12 C:+12-9 C:12-9@C A:12-10@A B:12-8@B C:+12-11 C:mark C:pass
A:9-3@C B:11-8@B C:6-3@C C:unmark A:+11-5 A:mark A:pass B:10-8@A
C:8-7@A A:12-7@A A:unmark B:+6-4 B:mark B:pass C:12-11@B A:12-1@A
B:12-5@B B:unmark C:6-2@C A:+10-9 A:mark A:pass B:8-1@A C:2-1@C
A:8-5@A A:unmark B:+10-5 B:10-5@B C:10-1@C A:5-5@A A:11-5@A B:+9-1
B:mark B:pass C:10-0@B A:8-0@B B:8-8@B B:unmark B:8-6@B C:10-3@C
A:11-2@A B:6-4@B C:8-3@C A:+11-6 A:mark A:pass B:9-2@A C:+2-2
C:mark C:pass A:9-6@A A:unmark B:+4-0 B:4-0@B C:+4-2 C:pass
A:11-6@A B:12-0@B C:+11-4 C:pass A:+7-4 A:mark A:pass B:+6-0
B:mark B:pass C:11-4@A A:4-4@A A:unmark A:7-4@A B:+7-5 B:pass
C:+10-10 C:pass A:+7-6 A:7-6@A B:+8-4 B:8-4@C C:5-4@C C:unmark
A:+11-11 A:mark A:pass B:6-0@A C:11-0@A A:11-11@A A:unmark A:+9-0
A:mark A:pass B:+1-1 B:pass C:+9-9 C:mark C:pass A:+0-0 A:pass
B:+7-2 B:pass C:+11-9 C:11-9@A A:10-9@A A:unmark B:7-5@C C:7-1@C
C:unmark A:+10-2 A:10-2@A B:+11-3 B:pass C:+9-4 C:mark C:pass
A:+10-4 A:mark A:pass B:7-2@A C:7-7@A C:+6-6 C:pass A:+6-1 A:pass
B:9-7@A C:9-4@A A:6-1@C B:+6-5 B:6-5@C C:5-2@C C:unmark A:10-4@A
A:unmark B:+4-3 B:pass C:2-2@C C:4-2@C A:+10-6 A:10-6@A B:+7-3
B:pass C:+12-3 C:12-3@B A:5-3@B B:+11-10 B:pass C:+10-7 C:mark
C:pass A:5-0@B B:3-0@B B:unmark C:+9-5 C:pass A:+12-4 A:12-4@C
B:11-3@B C:+8-2 C:pass A:+4-1 A:mark A:pass B:11-10@B C:6-6@A
C:+12-2 C:pass A:+11-7 A:pass B:+12-6 B:12-6@A C:12-2@A A:+7-0
A:pass B:2-0@A C:+9-8 C:pass A:7-0@A A:unmark B:+5-1 B:mark B:pass
C:10-7@B A:11-7@A B:7-3@B B:unmark C:+11-1 C:pass A:+1-0 A:mark
A:pass B:4-3@B C:11-1@A A:1-0@A A:unmark B:+3-2 B:mark B:pass
C:pass A:0-0@A A:9-0@A B:pass C:pass A:4-1@B! B:9-1@B B:unmark
C:pass A:mark A:pass B:mark B:pass C:9-8@B A:pass B:pass C:9-5@A
A:pass B:5-1@A C:8-2@B A:pass B:3-1@A C:pass A:3-3@A A:unmark
"""
end = "out"
winner = "A"
delta = { A = 0, B = 7, C = 38 }

[[match.hand]]
opener = "A"
deal.A = "12-12 12-8 12-3 11-10 11-9 6-2 6-1 6-0 5-3 5-1 4-3 3-3 3-1"
deal.B = "12-9 12-7 12-1 11-2 10-5 9-4 8-8 7-6 7-2 6-6 5-0 3-0 2-1"
deal.C = "12-11 11-7 11-5 10-9 10-8 10-6 9-7 9-6 9-3 8-3 7-4 4-0 2-2"
yard = "9-1 8-1 12-6 10-1 10-2 9-8 7-5 11-4 11-1 9-5 11-3 12-4 9-0 8-5 11-8 12-10 10-3 8-7 10-0 10-10 2-0 8-6 1-0 8-4 12-2 9-9 4-2 12-5 7-0 6-5 6-4 12-0 0-0 8-0 11-6 6-3 4-1 5-5 8-2 3-2 5-4 4-4 10-4 9-2 1-1 10-7 7-1 5-2 7-7 7-3 11-0"
play = """
_:11-11 A:11-10@A B:11-2@B C:11-7@C A:+9-1 A:mark A:pass B:10-5@A
C:7-4@C A:5-3@A A:unmark B:7-2@B C:4-0@C A:3-3@A A:12-3@A B:12-7@B
C:+8-1 C:mark C:pass A:12-12@A A:12-8@A B:12-9@B C:+12-6 C:pass
A:6-0@C B:9-4@B C:10-6@C C:unmark A:+10-1 A:mark A:pass B:8-8@A
B:+10-2 B:mark B:pass C:8-1@A A:4-3@B B:12-1@A C:10-8@C A:3-1@B
B:2-1@B B:unmark C:8-3@C A:+9-8 A:pass B:10-2@B C:9-3@C A:+7-5
A:pass B:+11-4 B:mark B:pass C:10-9@B A:9-1@B B:+11-1 B:11-1@B
B:unmark C:9-7@C A:+9-5 A:pass B:11-4@B C:12-6@A A:6-1@A A:unmark
B:+11-3 B:mark B:pass C:+12-4 C:12-4@B A:5-1@A B:+9-0 B:pass
C:12-11@B A:11-9@B B:9-0@B B:unmark C:+8-5 C:mark C:pass A:9-5@A
B:5-0@B C:+11-8 C:pass A:7-5@C B:+12-10 B:mark B:pass C:11-5@B
A:9-8@A B:11-3@B B:unmark C:8-5@C C:unmark A:+10-3 A:mark A:pass
B:3-0@B C:11-8@A A:+8-7 A:pass B:+10-0 B:10-0@B C:+10-10 C:mark
C:pass A:8-7@C B:12-10@B C:+2-0 C:pass A:+8-6 A:pass B:7-6@C!
C:9-6@C C:unmark A:+1-0 A:pass B:+8-4 B:mark B:pass C:+12-2
C:12-2@B A:6-2@B B:6-6@B! B:unmark B:+9-9 B:mark B:pass C:+4-2
C:mark C:pass A:8-6@B B:8-4@B! B:unmark C:+12-5 C:pass A:+7-0
A:pass B:9-9@C
"""
end = "out"
winner = "B"
delta = { A = 32, B = 0, C = 49 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-8"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 3, C = 4, D = 1 }
score = { A = 31, B = 34, C = 56, D = 22 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-8"
commitment = "e911729621e510e503e061f771e6ece795606109a8ebd5c21ce58475c70ef2b3"
secret = "98787e31af5a8c3a1f4c62e3e5a06528e140189ed36fd3200588fc9dcaf85c48"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "12-5 12-4 11-8 11-7 11-3 9-1 8-0 7-1 6-3 4-0 3-2 3-0 2-2"
deal.B = "12-6 11-10 10-7 10-1 9-3 8-8 8-6 7-0 6-0 5-0 4-3 3-3 2-1"
deal.C = "12-9 11-6 10-9 10-8 9-8 9-7 7-6 7-2 6-4 5-5 4-2 3-1 2-0"
deal.D = "12-8 12-1 12-0 10-10 10-2 9-9 9-2 8-2 7-7 7-4 6-6 5-4 0-0"
yard = "8-4 9-5 6-2 9-0 10-4 7-5 8-5 1-0 11-1 8-3 12-7 7-3 10-5 10-0 11-2 11-0 5-1 8-1 12-11 10-6 5-2 8-7 4-1 12-3 12-10 11-9 11-4 9-4 11-5 11-11 10-3 1-1 9-6 5-3 6-1 12-2 4-4 6-5"
play = """
_:12-12 B:12-6@B C:12-9@C D:12-8@D A:12-5@A B:8-6@B C:10-9@C
D:8-2@D A:+8-4 A:mark A:pass B:5-0@A C:10-8@C D:12-0@A A:12-4@A
A:unmark B:8-8@B B:+9-5 B:mark B:pass C:9-8@B D:9-9@B D:9-2@B
A:8-4@A B:2-1@B B:unmark C:+6-2 C:mark C:pass D:10-2@D A:11-8@A
B:10-1@B C:+9-0 C:pass D:10-10@D D:+10-4 D:10-4@D A:11-7@A
B:11-10@B C:+7-5 C:pass D:7-4@D A:7-1@A B:+8-5 B:8-5@C C:7-5@C
C:unmark D:7-7@D D:+1-0 D:mark D:pass A:+11-1 A:mark A:pass
B:10-7@D C:9-7@C D:12-1@A A:+8-3 A:pass B:+12-7 B:12-7@A C:7-6@A
D:6-6@A D:+7-3 D:pass A:6-3@A A:unmark B:+10-5 B:10-5@D C:5-5@D
C:+10-0 C:mark C:pass D:5-4@D D:unmark A:11-3@A B:9-5@C C:+11-2
C:pass D:+11-0 D:mark D:pass A:11-1@A B:4-3@D C:3-1@D D:1-0@D
D:unmark A:9-1@A B:+5-1 B:5-1@C C:+8-1 C:8-1@C C:unmark D:11-0@D
A:+12-11 A:mark A:pass B:9-3@A C:+10-6 C:mark C:pass D:7-3@A!
A:8-3@C B:3-3@C B:+5-2 B:mark B:pass C:+8-7 C:pass D:+4-1 D:mark
D:pass A:3-2@C B:5-2@C C:11-6@B D:+12-3 D:pass A:12-11@D B:7-0@A!
C:10-6@B D:12-3@D D:unmark A:8-0@A A:unmark B:+12-10 B:12-10@B
B:unmark C:challenge=B B:+11-9 B:+11-4 B:mark C:+9-4 C:pass
D:+11-5 D:11-5@C A:+11-11 A:11-11@C A:+10-3 A:mark A:pass B:skip
C:11-2@C C:unmark D:+1-1 D:mark D:pass A:10-3@D B:+9-6 B:pass
C:8-7@A D:+5-3 D:pass A:+6-1 A:pass B:+12-2 B:12-2@B B:unmark
C:10-0@D D:0-0@D D:unmark D:+4-4 D:mark D:pass A:4-0@D B:11-4@D
C:7-2@A D:+6-5 D:pass A:2-2@A A:unmark A:mark A:pass B:mark B:pass
C:6-2@A D:6-5@A A:pass B:11-9@D C:9-4@D D:4-4@D D:unmark D:4-1@D
A:pass B:pass C:4-2@B D:5-3@A! A:3-0@A! A:unmark B:pass C:6-4@B
D:1-1@D
"""
end = "out"
winner = "D"
delta = { A = 7, B = 21, C = 11, D = 0 }

[[match.hand]]
opener = "C"
deal.A = "12-8 12-0 11-3 11-2 11-1 10-2 9-8 8-5 8-3 8-2 7-5 6-3 3-1"
deal.B = "11-10 11-4 10-7 10-6 10-3 8-0 7-4 7-3 7-0 6-1 4-3 4-1 3-3"
deal.C = "12-4 12-3 11-5 11-0 10-8 10-5 9-5 9-4 8-1 7-7 6-4 5-5 2-1"
deal.D = "12-12 11-8 10-10 10-9 9-3 9-2 7-2 6-2 5-4 5-2 5-0 4-0 1-1"
yard = "9-7 11-7 5-3 7-1 12-1 12-5 8-4 12-2 6-6 6-0 12-10 10-0 9-1 7-6 8-7 1-0 12-7 9-9 8-6 3-0 2-0 10-4 4-4 9-6 5-1 10-1 0-0 4-2 11-6 6-5 2-2 12-9 12-11 8-8 3-2 11-9 9-0 12-6"
play = """
_:11-11 C:11-5@C D:11-8@D A:11-3@A B:11-4@B C:10-5@C D:+9-7 D:mark
D:pass A:8-3@A B:7-4@B C:10-8@C D:+11-7 D:pass A:12-8@A B:7-0@B
C:8-1@C D:+5-3 D:pass A:12-0@A B:8-0@D C:11-0@D D:11-7@D D:unmark
A:+7-1 A:mark A:pass B:+12-1 B:mark B:pass C:2-1@C D:9-7@D A:+12-5
A:pass B:+8-4 B:pass C:+12-2 C:12-2@C D:9-2@D A:+6-6 A:pass B:+6-0
B:6-0@B B:unmark C:12-4@C D:5-2@D A:+12-10 A:pass B:10-6@B C:9-4@C
D:5-0@D A:+10-0 A:10-0@A A:unmark B:11-10@B C:9-5@C D:4-0@D
A:12-10@A B:+9-1 B:mark B:pass C:5-5@C C:+7-6 C:mark C:pass
D:5-4@C A:12-5@A B:4-3@C C:12-3@C C:unmark D:+8-7 D:mark D:pass
A:8-5@A B:4-1@D C:+1-0 C:1-0@D D:+12-7 D:pass A:9-8@A B:+9-9
B:pass C:+8-6 C:mark C:pass D:12-12@C D:12-7@C A:11-2@B B:10-7@C
C:+3-0 C:3-0@D D:10-10@C D:10-9@C A:10-2@B B:10-3@D C:+2-0 C:pass
D:9-3@C A:6-3@C B:6-1@C C:+10-4 C:10-4@B D:1-1@C D:+4-4 D:pass
A:11-1@C B:8-4@B B:unmark C:+9-6 C:pass D:+5-1 D:pass A:+10-1
A:10-1@D B:9-1@D C:9-6@D D:6-2@D D:unmark A:+0-0 A:mark A:pass
B:9-9@A B:+4-2 B:mark B:pass C:+11-6 C:pass D:+6-5 D:mark D:pass
A:+2-2 A:pass B:+12-9 B:12-9@A C:11-6@C C:unmark D:7-2@D D:unmark
A:8-2@B B:4-2@B B:unmark C:8-6@C D:8-7@D A:+12-11 A:12-11@A
A:unmark B:+8-8 B:mark B:pass C:6-4@B D:6-5@B A:7-5@B B:7-3@B
B:unmark C:+3-2 C:mark C:pass D:+11-9 D:mark D:pass A:+9-0 A:mark
A:pass B:8-8@C C:+12-6 C:pass D:11-9@A A:9-0@A A:unmark B:3-3@B!
B:mark B:pass C:3-2@B D:pass A:0-0@A A:mark A:pass B:pass C:2-0@A
D:pass A:2-2@A A:unmark
"""
end = "blocked"
delta = { A = 24, B = 13, C = 45, D = 22 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-9"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 20, B = 133 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-9"
commitment = "41801536905380d941070d7ee47c49a2e7453725fbbc7047bc8fe04a75397480"
secret = "030e5e740cae217dd7122cb550bc84d3b38dd19333c396b7659172ffb65081e7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "12-5 12-2 12-1 11-9 10-5 10-0 9-5 9-2 8-7 8-3 6-5 6-0 5-5"
deal.B = "12-7 10-9 10-8 10-1 9-9 7-4 7-0 5-2 5-1 4-3 3-3 2-1 2-0"
yard = "10-4 11-2 5-4 11-3 9-3 3-0 12-9 12-11 11-7 9-4 7-7 9-6 5-3 4-4 12-6 4-2 10-7 9-8 6-3 10-6 8-1 12-8 9-0 0-0 10-2 11-1 7-3 6-2 8-8 9-1 12-3 12-0 7-5 7-1 5-0 11-0 7-6 12-4 11-5 12-10 1-0 8-6 4-1 6-6 6-1 8-0 7-2 11-10 3-1 6-4 3-2 2-2 1-1 8-2 10-3 9-7 8-4 4-0 10-10 8-5 11-6 11-8 11-11 11-4"
play = """
_:12-12 A:12-2@A B:12-7@B A:9-2@A B:7-4@B A:11-9@A B:4-3@B A:+10-4
A:mark A:pass B:3-3@B B:+11-2 B:mark B:pass A:8-3@B B:10-8@B
B:unmark A:+5-4 A:pass B:10-9@B A:+11-3 A:11-3@A A:unmark B:9-9@B
B:+9-3 B:9-3@B A:+3-0 A:3-0@A B:+12-9 B:mark B:pass A:10-0@A
B:+12-11 B:pass A:10-5@A B:+11-7 B:pass A:5-4@A B:+9-4 B:pass
A:10-4@A B:+7-7 B:pass A:+9-6 A:mark A:pass B:10-1@A A:12-1@A
A:unmark B:+5-3 B:5-3@B B:unmark A:12-5@A B:5-2@B A:5-5@A A:6-5@A
B:11-2@B A:6-0@A B:12-11@B A:+4-4 A:mark A:pass B:12-9@B A:+12-6
A:pass B:9-4@B A:+4-2 A:pass B:7-0@A A:8-7@A A:unmark B:+10-7
B:mark B:pass A:4-2@B B:2-1@B B:unmark A:+9-8 A:9-8@A B:5-1@B
A:9-6@A B:+6-3 B:mark B:pass A:12-6@A B:+10-6 B:pass A:9-5@B!
B:+8-1 B:pass A:+12-8 A:12-8@A B:challenge=A A:+9-0 A:+0-0 A:mark
B:8-1@A A:skip B:+10-2 B:pass A:9-0@B B:2-0@B B:unmark A:+11-1
A:11-1@A A:unmark B:10-2@B A:+7-3 A:mark A:pass B:11-7@A A:7-3@A
A:unmark B:10-7@B A:+6-2 A:mark A:pass B:7-7@B B:+8-8 B:mark
B:pass A:+9-1 A:pass B:+12-3 B:pass A:+12-0 A:pass B:+7-5 B:7-5@B
B:unmark A:+7-1 A:pass B:12-3@A A:12-0@A A:unmark B:+5-0 B:5-0@B
A:0-0@A A:+11-0 A:11-0@A B:+7-6 B:mark B:pass A:+12-4 A:mark
A:pass B:+11-5 B:11-5@A A:+12-10 A:pass B:+1-0 B:1-0@B B:unmark
A:+8-6 A:pass B:+4-1 B:4-1@B A:+6-6 A:pass B:+6-1 B:mark B:pass
A:12-4@B B:+8-0 B:pass A:12-10@B B:10-6@B B:unmark A:+7-2 A:pass
B:7-6@B A:+11-10 A:pass B:+3-1 B:mark B:pass A:7-2@B B:+6-4 B:pass
A:6-2@B B:6-4@B B:unmark A:+3-2 A:pass B:+2-2 B:mark B:pass
A:4-4@B A:+1-1 A:pass B:+8-2 B:pass A:+10-3 A:pass B:+9-7 B:pass
A:+8-4 A:8-4@B B:8-8@B B:unmark B:8-2@B A:+4-0 A:pass B:2-2@B
B:+10-10 B:mark B:pass A:3-2@B B:6-3@B B:unmark A:+8-5 A:8-5@A
A:unmark B:6-1@B A:8-6@A B:3-1@B A:6-6@A A:+11-6 A:11-6@A B:+11-8
B:mark B:pass A:10-3@B B:10-10@B B:unmark B:+11-11 B:mark B:pass
A:11-10@B B:11-11@B B:unmark B:11-8@B A:+11-4 A:11-4@A B:8-0@B!
A:4-0@A
"""
end = "blocked"
delta = { A = 20, B = 16 }

[[match.hand]]
opener = "B"
deal.A = "12-10 11-3 11-1 9-8 9-1 9-0 8-6 8-5 7-7 7-4 7-0 3-1 2-1"
deal.B = "12-7 12-5 12-3 11-8 11-5 10-6 9-9 8-1 7-5 7-2 6-6 5-3 1-1"
yard = "5-2 3-0 8-8 10-4 3-3 12-12 11-0 9-7 5-0 10-8 9-2 12-11 6-5 10-0 9-3 12-4 10-2 9-4 6-0 9-6 8-0 4-1 1-0 4-2 11-2 4-0 8-7 12-9 12-2 8-4 4-3 12-8 7-3 10-9 2-2 8-2 4-4 10-10 5-5 9-5 5-1 12-1 7-1 11-9 11-10 12-0 6-4 10-5 0-0 6-3 10-3 10-7 5-4 7-6 11-6 8-3 2-0 12-6 11-4 11-7 10-1 6-2 3-2 6-1"
play = """
_:11-11 B:11-8@B A:11-3@A B:8-1@B A:3-1@A B:1-1@B B:+5-2 B:mark
B:pass A:9-1@B B:9-9@B B:unmark B:+3-0 B:mark B:pass A:9-8@B
B:+8-8 B:8-8@B B:unmark B:+10-4 B:mark B:pass A:8-6@B B:10-6@B
B:unmark A:2-1@A B:10-4@B A:+3-3 A:mark A:pass B:7-2@A A:7-7@A
A:unmark A:7-4@A B:+12-12 B:mark B:pass A:+11-0 A:mark A:pass
B:+9-7 B:pass A:+5-0 A:pass B:+10-8 B:pass A:+9-2 A:pass B:+12-11
B:pass A:+6-5 A:pass B:+10-0 B:pass A:+9-3 A:pass B:+12-4 B:12-4@A
A:12-10@A A:unmark B:+10-2 B:pass A:+9-4 A:9-4@B B:9-7@B B:unmark
A:+6-0 A:mark A:pass B:12-7@B A:+9-6 A:pass B:12-12@B B:12-11@B
A:+8-0 A:pass B:10-8@A A:8-0@A A:unmark B:11-5@B A:6-0@A B:12-5@B
A:6-5@A B:12-3@B A:8-5@A B:5-3@B A:+4-1 A:mark A:pass B:7-5@B
A:+1-0 A:pass B:+4-2 B:mark B:pass A:7-0@B B:10-0@B B:unmark
A:+11-2 A:pass B:10-2@B A:+4-0 A:pass B:5-2@B A:+8-7 A:8-7@A
A:unmark B:+12-9 B:mark B:pass A:5-0@B B:3-0@B B:unmark A:+12-2
A:mark A:pass B:+8-4 B:mark B:pass A:3-3@B A:9-3@B B:12-9@B
B:unmark A:+4-3 A:pass B:+12-8 B:12-8@B A:+7-3 A:7-3@A A:unmark
B:8-4@B A:4-3@A B:4-2@B! A:4-1@A B:+10-9 B:mark B:pass A:1-0@A
B:+2-2 B:2-2@B B:unmark B:+8-2 B:8-2@B A:4-0@A B:+4-4 B:mark
B:pass A:+10-10 A:mark A:pass B:4-4@A B:+5-5 B:pass A:+9-5 A:pass
B:+5-1 B:pass A:+12-1 A:pass B:+7-1 B:pass A:+11-9 A:pass B:+11-10
B:pass A:+12-0 A:pass B:+6-4 B:6-4@A A:9-6@A A:unmark B:+10-5
B:pass A:11-9@A B:+0-0 B:pass A:11-1@A B:+6-3 B:pass A:12-1@A
B:+10-3 B:pass A:12-0@A B:+10-7 B:pass A:9-0@A B:+5-4 B:pass
A:9-5@A B:+7-6 B:pass A:+11-6 A:mark A:pass B:10-5@A A:10-10@A
A:unmark A:+8-3 A:mark A:pass B:11-10@A A:11-6@A A:unmark B:+2-0
B:pass A:8-3@B B:10-3@B B:unmark A:+12-6 A:12-6@A B:10-9@B
A:12-2@A B:+11-4 B:mark B:pass A:11-2@A B:+11-7 B:pass A:9-2@B!
B:2-0@B B:unmark A:11-0@A
"""
end = "out"
winner = "A"
delta = { A = 0, B = 117 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-10"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 97, B = 47, C = 84 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-10"
commitment = "e1b93c7615fe0082a8dfcf68a3e91d312e17ecbd3cfb0081e55d36d14df25cc3"
secret = "4d55ffbd7431662f591aeb7611aad61552c9e5d802d2131b83fa0399e6a95bc1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "12-10 12-7 11-0 10-8 10-7 9-8 8-7 8-5 6-4 5-5 5-2 4-2 0-0"
deal.B = "12-1 11-10 11-7 11-1 10-9 8-6 7-6 7-5 6-1 6-0 5-3 4-3 4-0"
deal.C = "12-9 12-6 12-5 11-6 11-3 10-3 10-1 9-5 9-4 8-4 8-0 3-1 1-1"
yard = "10-0 2-1 12-11 9-0 9-7 12-2 5-4 8-3 11-9 9-9 9-2 12-8 8-1 12-4 6-5 7-3 7-1 4-4 7-7 1-0 11-2 3-0 12-3 10-5 10-2 5-1 6-6 9-3 5-0 3-3 8-8 10-10 7-0 11-4 7-4 6-2 2-2 11-5 11-8 11-11 9-1 3-2 10-6 4-1 12-0 8-2 10-4 6-3 7-2 2-0 9-6"
play = """
_:12-12 C:12-9@C A:12-10@A B:12-1@B C:9-5@C A:10-8@A B:11-1@B
C:12-5@C A:9-8@A B:11-10@B C:12-6@C A:+10-0 A:mark A:pass B:10-9@B
C:9-4@A A:6-4@A A:unmark B:+2-1 B:mark B:pass C:11-6@C A:+12-11
A:mark A:pass B:7-6@A C:11-3@C A:12-7@A A:unmark B:+9-0 B:9-0@B
B:unmark C:10-3@C A:12-11@A B:6-0@B C:10-1@C A:11-0@A B:6-1@B
C:3-1@C A:10-0@A B:2-1@B C:+9-7 C:mark C:pass A:10-7@A B:5-3@C
C:+12-2 C:pass A:8-7@A B:7-5@C C:9-7@C C:unmark A:8-5@A B:+5-4
B:mark B:pass C:12-2@B A:5-5@A A:5-2@A B:+8-3 B:pass C:+11-9
C:11-9@C A:4-2@A! B:+9-9 B:pass C:+9-2 C:mark C:pass A:+12-8
A:12-8@B! B:8-6@B B:unmark C:+8-1 C:pass A:+12-4 A:12-4@A!
B:11-7@C C:+6-5 C:pass A:+7-3 A:7-3@C! B:4-3@C C:8-4@C C:unmark
A:+7-1 A:mark A:pass B:+4-4 B:mark B:pass C:6-5@B A:+7-7 A:pass
B:5-4@B B:unmark C:8-1@C A:+1-0 A:pass B:4-4@B B:4-0@B C:1-1@C
C:+11-2 C:mark C:pass A:7-1@C B:+3-0 B:3-0@B C:+12-3 C:12-3@A
A:7-7@C A:+10-5 A:pass B:+10-2 B:mark B:pass C:+5-1 C:pass A:+6-6
A:pass B:+9-3 B:pass C:+5-0 C:pass A:+3-3 A:pass B:+8-8 B:pass
C:+10-10 C:pass A:+7-0 A:7-0@C B:8-3@B B:unmark C:8-0@C C:unmark
A:3-3@A A:unmark A:+11-4 A:mark A:pass B:9-3@A C:9-2@A A:+7-4
A:pass B:8-8@B B:+6-2 B:mark B:pass C:+2-2 C:mark C:pass A:+11-5
A:pass B:+11-8 B:11-8@B B:unmark C:11-2@A A:11-5@A A:unmark
B:+11-11 B:11-11@B B:+9-1 B:mark B:pass C:+3-2 C:pass A:11-4@B
B:+10-6 B:pass C:+4-1 C:4-1@B A:10-5@A B:9-1@B B:unmark C:+12-0
C:pass A:+8-2 A:8-2@C B:9-9@B B:+10-4 B:mark B:pass C:+6-3 C:pass
A:+7-2 A:mark A:pass B:+2-0 B:pass C:+9-6 C:9-6@B A:6-6@B A:pass
B:10-6@B B:unmark C:10-10@A C:pass A:pass B:10-2@A C:3-2@A A:7-2@C
B:10-4@B C:6-3@A A:7-4@C B:6-2@A! C:2-2@A C:pass A:pass B:2-0@A
"""
end = "out"
winner = "B"
delta = { A = 1, B = 0, C = 23 }

[[match.hand]]
opener = "A"
deal.A = "12-6 12-3 11-8 10-6 10-5 9-8 9-1 8-3 6-2 5-3 5-1 4-3 4-1"
deal.B = "12-11 12-10 12-5 12-0 11-10 11-3 10-7 9-0 8-7 8-6 8-0 6-6 5-2"
deal.C = "12-9 12-7 12-4 11-9 11-2 11-0 10-10 10-1 8-8 7-2 6-3 4-2 1-1"
yard = "11-7 7-6 7-3 9-9 11-6 9-5 10-9 9-3 7-1 8-2 0-0 9-2 4-4 8-1 10-3 2-1 2-0 4-0 11-1 8-4 5-0 3-1 3-2 11-4 1-0 11-5 6-5 9-6 12-1 9-4 6-4 10-4 10-8 12-2 10-0 3-0 9-7 5-5 12-12 7-5 5-4 3-3 7-0 7-7 10-2 6-1 7-4 2-2 6-0 12-8 8-5"
play = """
_:11-11 A:11-8@A B:12-11@B C:11-9@C A:9-8@A B:12-10@B C:12-9@C
A:9-1@A B:11-10@B C:12-7@C A:5-1@A B:11-3@B C:7-2@C A:10-5@A
B:+11-7 B:mark B:pass C:6-3@B A:12-6@B B:12-5@B B:unmark C:11-2@C
A:10-6@A B:5-2@B C:11-0@C A:6-2@A B:+7-6 B:mark B:pass C:4-2@B
A:4-3@B B:+7-3 B:7-3@B B:unmark C:+9-9 C:mark C:pass A:+11-6
A:mark A:pass B:11-7@B C:+9-5 C:pass A:+10-9 A:pass B:12-0@C
C:12-4@C C:unmark A:+9-3 A:pass B:+7-1 B:mark B:pass C:+8-2
C:8-2@A A:11-6@B B:8-6@A C:+0-0 C:mark C:pass A:4-1@C B:7-1@C
C:+9-2 C:pass A:+4-4 A:pass B:6-6@A B:7-6@A C:+8-1 C:pass A:+10-3
A:pass B:8-7@A C:8-8@A C:8-1@A A:+2-1 A:2-1@A A:unmark B:10-7@C
C:10-10@C C:unmark C:10-1@C A:+2-0 A:2-0@A B:+4-0 B:pass C:1-1@C
C:+11-1 C:11-1@C A:+8-4 A:mark A:pass B:8-0@A C:+5-0 C:mark C:pass
A:8-4@A A:unmark B:+3-1 B:pass C:+3-2 C:pass A:4-4@A A:+11-4
A:11-4@A B:+1-0 B:pass C:+11-5 C:11-5@C C:unmark A:+6-5 A:6-5@B
B:+9-6 B:pass C:9-5@B A:10-9@B B:+12-1 B:pass C:5-0@C A:10-3@B
B:3-1@B B:unmark C:0-0@C C:+9-4 C:mark C:pass A:+6-4 A:mark A:pass
B:1-0@C C:+10-4 C:pass A:+10-8 A:pass B:12-1@B C:+12-2 C:pass
A:+10-0 A:pass B:+3-0 B:mark B:pass C:12-2@B A:+9-7 A:pass B:+5-5
B:pass C:9-2@B A:9-7@B B:+12-12 B:pass C:+7-5 C:7-5@B A:5-3@B
B:3-0@B B:unmark C:+5-4 C:pass A:+3-3 A:pass B:9-0@B C:+7-0 C:pass
A:+7-7 A:pass B:9-6@B C:+10-2 C:pass A:+6-1 A:6-1@C B:+7-4 B:mark
B:pass C:+2-2 C:pass A:6-4@B B:7-4@B B:unmark C:+6-0 C:6-0@C
C:unmark A:+12-8 A:pass B:+8-5 B:mark B:pass C:7-0@B A:10-0@B
B:pass C:10-4@B A:pass B:4-0@B B:unmark
"""
end = "blocked"
delta = { A = 96, B = 47, C = 61 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-11"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 4, C = 2, D = 3 }
score = { A = 13, B = 82, C = 22, D = 47 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-11"
commitment = "7861f0037d479dfb5c7aab49270d76a989695d6bc6cc4144220972d904e4abc1"
secret = "5e16f1564db63e79a5df95732fe1868c5550605a4658f527ce59f836138ca3a2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "12-11 12-2 12-1 12-0 11-9 11-1 10-4 9-4 8-8 8-3 6-0 5-1 4-1"
deal.B = "12-8 11-8 11-2 10-5 10-1 9-8 9-3 8-7 6-6 6-3 3-1 2-2 2-0"
deal.C = "12-9 11-7 11-6 11-4 10-8 10-6 10-0 9-6 8-4 7-7 7-6 3-3 3-2"
deal.D = "11-11 11-5 10-7 9-7 9-5 7-4 7-0 6-5 6-1 5-3 4-3 4-2 1-0"
yard = "11-0 11-10 12-3 8-2 4-4 10-10 8-6 10-3 5-2 10-9 9-9 2-1 9-0 4-0 5-5 5-4 0-0 6-2 7-1 9-1 12-5 7-5 12-10 10-2 11-3 8-5 6-4 7-2 1-1 12-4 3-0 7-3 9-2 8-0 8-1 12-7 12-6 5-0"
play = """
_:12-12 C:12-9@C D:+11-0 D:mark D:pass A:12-11@A B:12-8@B C:9-6@C
D:+11-10 D:pass A:11-9@A B:11-8@B C:10-6@C D:+12-3 D:12-3@D
D:unmark A:9-4@A B:11-2@B C:10-0@C D:5-3@D A:4-1@A B:2-2@B B:2-0@B
C:+8-2 C:mark C:pass D:11-5@D A:12-1@A B:+4-4 B:mark B:pass
C:+10-10 C:pass D:11-11@D D:11-10@D A:12-0@A B:+8-6 B:pass C:+10-3
C:pass D:10-7@D A:6-0@A B:+5-2 B:pass C:+10-9 C:pass D:9-7@D
A:+9-9 A:mark A:pass B:8-6@A C:10-8@A D:9-5@D A:10-4@A A:unmark
B:+2-1 B:pass C:+9-0 C:9-0@C C:unmark D:11-0@B A:11-1@B B:10-1@B
B:unmark C:10-9@C D:6-5@D A:+4-0 A:4-0@A B:10-5@B C:10-10@C
C:10-3@C D:6-1@D A:+5-5 A:mark A:pass B:5-2@B C:3-3@C C:3-2@C
D:7-0@A A:+5-4 A:pass B:8-7@A C:8-4@A D:7-4@A A:+0-0 A:pass
B:2-1@B C:11-7@A D:1-0@D A:+6-2 A:pass B:3-1@B C:11-4@A D:4-3@A!
A:8-3@A A:unmark B:9-3@B C:8-2@C D:+7-1 D:mark D:pass A:8-8@A
A:+9-1 A:mark A:pass B:9-8@A C:+12-5 C:mark C:pass D:+7-5 D:pass
A:9-9@A A:unmark A:9-1@A B:+12-10 B:mark B:pass C:+10-2 C:pass
D:+11-3 D:pass A:5-1@A B:+8-5 B:8-5@C C:12-5@C C:unmark D:+6-4
D:pass A:5-5@A A:5-4@A B:+7-2 B:pass C:+1-1 C:mark C:pass D:+12-4
D:12-4@C A:0-0@D A:+3-0 A:3-0@D B:4-4@C B:+7-3 B:pass C:+9-2
C:pass D:6-4@C A:6-2@C! B:7-2@C C:7-7@C C:unmark C:7-6@C D:11-3@D
D:unmark A:+8-0 A:mark A:pass B:+8-1 B:pass C:11-6@C D:4-2@A
A:12-2@A! A:unmark B:+12-7 B:pass C:9-2@B D:+12-6 D:mark D:pass
A:+5-0 A:mark A:pass B:12-10@A C:10-2@A
"""
end = "blocked"
delta = { A = 13, B = 59, C = 2, D = 38 }

[[match.hand]]
opener = "D"
deal.A = "10-6 10-5 10-1 9-8 9-7 9-6 9-5 9-2 8-0 6-0 5-5 5-4 1-0"
deal.B = "12-6 12-4 12-3 11-9 11-8 11-6 11-3 10-0 8-7 6-5 6-2 5-2 3-3"
deal.C = "12-8 12-2 12-1 8-6 8-3 7-6 7-2 5-0 4-3 4-0 3-2 3-1 0-0"
deal.D = "11-2 10-4 10-3 9-9 9-4 9-3 7-3 6-4 6-3 6-1 5-1 4-1 2-2"
yard = "3-0 12-9 12-11 12-7 10-9 7-4 12-5 8-4 7-1 12-12 9-0 5-3 11-4 2-0 8-2 7-7 8-5 7-5 11-10 11-7 6-6 10-7 10-2 8-1 9-1 10-8 11-1 1-1 7-0 12-10 12-0 4-2 4-4 8-8 11-5 10-10 2-1 11-0"
play = """
_:11-11 D:11-2@D A:+3-0 A:mark A:pass B:11-9@A C:+12-9 C:12-9@A
D:2-2@D D:+12-11 D:mark D:pass A:9-2@D B:12-6@A C:8-6@A D:9-9@D
D:unmark D:9-4@D A:9-8@A A:unmark B:11-8@B C:+12-7 C:mark C:pass
D:12-11@C A:9-5@A B:8-7@B C:12-7@C C:unmark D:10-4@D A:5-5@A
A:10-5@A B:+10-9 B:mark B:pass C:7-2@B D:10-3@D A:10-6@A B:6-2@B
B:unmark C:7-6@C D:9-3@D A:9-6@A B:11-6@B C:+7-4 C:mark C:pass
D:6-4@C A:5-4@C B:11-3@B C:5-0@C C:unmark D:+12-5 D:mark D:pass
A:9-7@D B:12-3@B C:7-4@D D:4-1@D D:unmark A:+8-4 A:mark A:pass
B:10-9@A C:4-0@C D:6-1@D A:10-1@A A:unmark B:12-4@B C:4-3@C
D:6-3@D A:1-0@A B:+7-1 B:mark B:pass C:3-1@C D:7-3@D A:6-0@A
B:+12-12 B:pass C:12-1@C D:+9-0 D:mark D:pass A:8-4@B B:7-1@D
C:8-3@B D:5-1@D D:unmark A:3-0@B! B:10-0@B B:unmark C:12-8@C
D:12-5@D! A:+5-3 A:mark A:pass B:6-5@A C:+11-4 C:mark C:pass
D:+2-0 D:mark D:pass A:5-3@A! A:unmark B:12-12@D B:+8-2 B:mark
B:pass C:12-2@D D:2-0@D! D:unmark A:8-0@C
"""
end = "out"
winner = "A"
delta = { A = 0, B = 23, C = 20, D = 9 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-12"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 65, B = 85 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-12"
commitment = "ba07be54faa8c84a2c6fb4ef9d71adb8cd55833d9e6812517323fc0a2d90f6f2"
secret = "654905e36184075c523e6f2487191c1d5e5475013db150c05398b6d2eae834d7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "12-1 11-3 10-8 10-6 10-4 9-8 9-3 9-1 8-8 8-6 7-5 7-1 3-2"
deal.B = "12-9 12-4 11-2 10-9 10-2 9-7 8-5 4-1 4-0 3-0 2-2 2-0 0-0"
yard = "12-0 1-0 11-1 9-0 5-2 4-4 6-4 10-3 8-0 9-2 11-4 6-2 12-7 7-0 6-6 8-2 10-10 9-6 5-0 8-1 3-1 10-1 11-9 11-0 4-2 12-5 12-6 11-6 7-2 12-11 11-8 10-0 8-3 12-2 7-6 6-0 7-7 7-4 6-1 5-3 2-1 3-3 11-10 10-5 12-3 7-3 8-7 10-7 11-7 6-3 5-1 11-5 12-8 9-9 5-5 4-3 12-10 9-5 1-1 9-4 5-4 6-5 8-4 11-11"
play = """
_:12-12 B:12-4@B A:12-1@A B:4-1@B A:9-1@A B:+12-0 B:mark B:pass
A:9-8@A B:+1-0 B:1-0@B B:unmark A:10-8@A B:4-0@B A:10-6@A B:+11-1
B:mark B:pass A:8-6@A B:+9-0 B:pass A:8-8@A A:+5-2 A:mark A:pass
B:8-5@A A:7-5@A A:unmark B:+4-4 B:4-4@B B:unmark B:+6-4 B:6-4@B
A:7-1@A B:+10-3 B:mark B:pass A:+8-0 A:mark A:pass B:11-1@A
A:11-3@A A:unmark B:+9-2 B:pass A:9-3@A B:+11-4 B:pass A:+6-2
A:6-2@B B:10-2@B B:unmark A:+12-7 A:mark A:pass B:10-9@B A:+7-0
A:pass B:12-9@B A:+6-6 A:pass B:9-2@A A:5-2@A A:unmark B:12-0@B
A:+8-2 A:mark A:pass B:0-0@B B:3-0@B A:+10-10 A:pass B:10-3@B
A:+9-6 A:pass B:+5-0 B:5-0@A A:8-0@A A:unmark B:+8-1 B:mark B:pass
A:8-2@A B:+3-1 B:pass A:3-2@A B:+10-1 B:10-1@B B:unmark A:+11-9
A:mark A:pass B:8-1@B A:+11-0 A:pass B:3-1@A A:+4-2 A:pass B:+12-5
B:mark B:pass A:+12-6 A:pass B:+11-6 B:pass A:+7-2 A:pass B:+12-11
B:pass A:+11-8 A:11-8@B B:11-6@B B:unmark A:+10-0 A:pass B:+8-3
B:mark B:pass A:12-6@B B:12-11@B B:unmark A:+12-2 A:pass B:11-4@B
A:+7-6 A:pass B:+6-0 B:mark B:pass A:10-4@B B:+7-7 B:pass
A:10-10@B A:10-0@B B:9-0@B B:unmark A:+7-4 A:pass B:9-7@B A:+6-1
A:6-1@A A:unmark B:7-7@B B:+5-3 B:mark B:pass A:12-7@B B:12-5@B
B:unmark A:9-6@A B:5-3@B A:11-9@A B:8-3@B A:11-0@A B:+2-1 B:mark
B:pass A:7-0@A B:+3-3 B:pass A:7-6@A B:+11-10 B:pass A:6-6@A
A:+10-5 A:mark A:pass B:6-0@A A:+12-3 A:pass B:2-0@A A:12-2@A
A:unmark B:+7-3 B:pass A:12-3@A B:+8-7 B:8-7@B B:unmark A:+10-7
A:mark A:pass B:7-3@B A:+11-7 A:pass B:3-3@A B:+6-3 B:6-3@A A:+5-1
A:pass B:+11-5 B:mark B:pass A:+12-8 A:pass B:+9-9 B:pass A:+5-5
A:pass B:+4-3 B:4-3@B B:unmark A:+12-10 A:pass B:+9-5 B:mark
B:pass A:7-4@B B:+1-1 B:pass A:11-7@B B:11-5@B B:unmark A:+9-4
A:pass B:9-5@B A:+5-4 A:pass B:9-9@B B:+6-5 B:mark B:pass A:9-4@B
B:6-5@A A:10-5@A A:unmark B:+8-4 B:8-4@B B:unmark A:12-10@A
B:+11-11 B:mark B:pass A:12-8@A
"""
end = "blocked"
delta = { A = 57, B = 65 }

[[match.hand]]
opener = "A"
deal.A = "12-7 11-7 11-3 11-1 9-8 8-4 8-3 7-7 6-6 6-1 5-3 5-0 2-1"
deal.B = "12-8 12-4 11-10 11-2 10-4 9-7 8-5 5-2 5-1 4-2 4-0 2-0 1-0"
yard = "12-12 10-3 11-8 9-1 7-1 8-0 8-1 7-3 1-1 12-6 6-5 3-0 3-2 12-11 8-6 11-9 7-4 5-5 2-2 7-2 6-0 10-2 3-1 8-7 8-8 9-9 11-6 10-9 10-7 10-5 4-1 4-3 9-5 12-5 10-10 7-0 9-2 6-4 10-1 11-4 9-3 11-0 12-0 8-2 12-3 9-4 10-0 10-8 12-2 10-6 6-2 5-4 3-3 9-0 9-6 12-9 6-3 7-6 12-1 12-10 4-4 11-5 0-0 7-5"
play = """
_:11-11 A:11-7@A B:11-2@B A:12-7@A B:5-2@B A:+12-12 A:12-12@A
A:+10-3 A:mark A:pass B:12-4@A A:8-4@A A:unmark B:8-5@B A:9-8@A
B:12-8@B A:+11-8 A:mark A:pass B:9-7@A A:7-7@A A:unmark A:+9-1
A:mark A:pass B:+7-1 B:7-1@A A:11-1@A A:unmark B:+8-0 B:mark
B:pass A:11-8@A B:+8-1 B:pass A:8-3@A B:+7-3 B:pass A:11-3@A
B:+1-1 B:pass A:+12-6 A:12-6@B B:+6-5 B:6-5@B B:unmark A:+3-0
A:mark A:pass B:5-1@B A:+3-2 A:pass B:1-1@B B:8-1@B A:+12-11
A:12-11@A A:unmark B:8-0@B A:+8-6 A:mark A:pass B:4-0@B A:+11-9
A:pass B:10-4@B A:+7-4 A:pass B:11-10@B A:+5-5 A:pass B:+2-2
B:mark B:pass A:11-9@B B:+7-2 B:pass A:9-1@B B:1-0@B B:unmark
A:+6-0 A:pass B:2-0@B A:+10-2 A:pass B:4-2@B A:+3-1 A:pass B:+8-7
B:mark B:pass A:7-4@B B:8-7@B B:unmark A:+8-8 A:pass B:+9-9 B:mark
B:pass A:8-8@B A:8-6@B B:+11-6 B:11-6@B B:unmark A:+10-9 A:pass
B:+10-7 B:mark B:pass A:+10-5 A:pass B:+4-1 B:pass A:+4-3 A:pass
B:+9-5 B:pass A:+12-5 A:12-5@A A:unmark B:+10-10 B:pass A:10-5@A
B:+7-0 B:pass A:10-9@A B:+9-2 B:pass A:+6-4 A:mark A:pass B:9-9@A
B:9-2@A A:10-2@A A:unmark B:+10-1 B:pass A:10-3@A B:+11-4 B:11-4@B
B:unmark A:5-3@A B:4-1@B A:5-5@A A:5-0@A B:10-1@B A:6-0@A B:10-7@B
A:6-6@A A:6-4@A B:7-0@B A:4-3@A B:+9-3 B:mark B:pass A:3-2@A
B:+11-0 B:11-0@B B:unmark A:2-1@A B:+12-0 B:mark B:pass A:6-1@A
B:+8-2 B:pass A:+12-3 A:mark A:pass B:+9-4 B:pass A:+10-0 A:pass
B:+10-8 B:pass A:+12-2 A:pass B:+10-6 B:10-6@A A:10-0@A A:unmark
B:+6-2 B:pass A:3-0@A B:+5-4 B:pass A:12-3@A B:+3-3 B:pass
A:12-2@A! B:+9-0 B:pass A:+9-6 A:mark A:pass B:6-2@A A:9-6@A!
A:unmark B:+12-9 B:pass A:+6-3 A:mark A:pass B:9-3@A A:6-3@A!
A:unmark B:+7-6 B:pass A:+12-1 A:mark A:pass B:7-6@A A:+12-10
A:pass B:7-2@A A:+4-4 A:pass B:2-2@A B:8-2@A A:+11-5 A:11-5@B
B:10-8@A A:12-10@A A:unmark B:5-4@B B:unmark A:12-1@A B:9-4@B
A:3-1@A! B:9-0@B A:+0-0 A:mark A:pass B:3-3@A B:7-3@A A:+7-5
A:7-5@A A:unmark B:12-0@B A:mark A:pass B:12-9@B A:pass B:9-5@A
"""
end = "blocked"
delta = { A = 8, B = 20 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-13"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 30, B = 16, C = 103 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-13"
commitment = "5be8e2f037849cb04bb9638f91f3bfc19c3c17c1d8eb1609ee84b2f214e6bc0e"
secret = "9e03493cd1f393ab30b9016dfb08ec7add673f06b4d45e709ff449d5aef0dea6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "12-11 12-9 12-4 11-0 10-0 9-3 9-1 8-6 8-3 6-0 3-2 3-1 1-0"
deal.B = "12-7 12-6 11-6 11-2 10-10 10-8 8-7 7-0 6-4 5-3 5-1 4-3 1-1"
deal.C = "11-8 11-3 11-1 10-3 9-9 9-5 8-5 8-2 6-6 4-2 4-1 2-0 0-0"
yard = "11-9 5-0 2-1 9-7 8-8 8-4 11-5 9-6 10-7 7-5 10-4 4-4 12-1 7-7 11-4 12-10 3-3 7-4 5-5 10-9 8-0 6-1 11-7 9-4 6-2 6-3 7-6 2-2 9-2 9-8 5-2 7-1 5-4 7-2 7-3 3-0 6-5 9-0 10-1 4-0 10-6 11-11 12-3 12-5 12-0 12-8 10-2 10-5 12-2 11-10 8-1"
play = """
_:12-12 A:12-9@A B:12-7@B C:+11-9 C:mark C:pass A:9-3@A B:12-6@C
C:6-6@C C:unmark C:+5-0 C:mark C:pass A:6-0@C B:8-7@B C:5-0@C
C:unmark A:3-2@A B:10-8@B C:9-5@C A:+2-1 A:2-1@A B:10-10@B B:+9-7
B:mark B:pass C:10-3@B A:9-1@A B:5-3@B B:unmark C:9-9@C C:11-9@C
A:+8-8 A:mark A:pass B:9-7@A C:11-8@C A:+8-4 A:pass B:7-0@A
C:8-2@C A:11-0@A A:unmark B:5-1@B C:2-0@C A:12-11@A B:1-1@B
B:+11-5 B:mark B:pass C:11-1@B A:12-4@A B:11-6@B B:unmark C:0-0@C
C:+9-6 C:mark C:pass A:1-0@C B:6-4@B C:4-1@C C:unmark A:8-4@A
B:4-3@B C:4-2@C A:8-3@A B:+10-7 B:mark B:pass C:11-3@B A:3-1@A
B:11-5@B B:unmark C:+7-5 C:mark C:pass A:+10-4 A:mark A:pass
B:11-2@C! C:+4-4 C:pass A:+12-1 A:12-1@A A:unmark B:+7-7 B:mark
B:pass C:8-5@B A:8-8@B A:8-6@B B:+11-4 B:11-4@C C:9-6@B A:10-4@C
B:challenge=A A:+12-10 A:+3-3 A:mark B:10-7@C! C:7-5@C! C:unmark
A:skip B:+7-4 B:pass C:+5-5 C:5-5@C! C:+10-9 C:mark C:pass A:+8-0
A:pass B:+6-1 B:pass C:+11-7 C:pass A:+9-4 A:pass B:+6-2 B:pass
C:+6-3 C:pass A:+7-6 A:pass B:+2-2 B:pass C:+9-2 C:pass A:+9-8
A:pass B:+5-2 B:5-2@C C:9-2@C C:unmark A:12-10@A A:unmark B:+7-1
B:pass C:10-9@C A:9-4@B B:7-4@B B:unmark C:+5-4 C:mark C:pass
A:10-0@C B:7-7@B B:7-1@B C:+7-2 C:pass A:8-0@C B:6-1@B C:+7-3
C:pass A:9-8@C B:6-2@B! C:+3-0 C:pass A:+6-5 A:mark A:pass B:2-2@B
"""
end = "out"
winner = "B"
delta = { A = 30, B = 0, C = 66 }

[[match.hand]]
opener = "B"
deal.A = "12-12 12-9 11-1 11-0 10-10 10-6 10-3 9-9 8-5 6-4 5-0 4-2 3-0"
deal.B = "12-2 12-1 10-9 10-0 7-7 7-5 7-0 6-6 4-4 4-3 3-2 2-2 2-1"
deal.C = "11-3 10-8 10-5 10-2 9-7 9-0 8-4 7-1 6-1 5-3 5-1 3-3 3-1"
yard = "5-4 9-6 8-0 12-11 9-5 11-8 5-5 9-4 9-1 12-6 6-3 6-5 12-3 1-0 11-9 9-8 12-7 8-2 11-7 8-3 7-3 10-1 6-0 8-1 11-4 0-0 9-3 12-8 8-8 4-1 2-0 10-7 1-1 7-6 12-0 11-5 11-6 7-4 10-4 9-2 7-2 12-10 11-10 11-2 8-6 4-0 6-2 12-4 5-2 8-7 12-5"
play = """
_:11-11 B:+5-4 B:mark B:pass C:11-3@C A:11-1@B B:12-1@B B:unmark
C:3-3@C C:3-1@C A:11-0@A B:12-2@B C:5-1@C A:5-0@A B:3-2@B C:10-5@C
A:8-5@A B:4-3@B C:10-8@C A:+9-6 A:mark A:pass B:5-4@B C:8-4@C
A:+8-0 A:8-0@A A:unmark B:7-5@B C:+12-11 C:mark C:pass A:4-2@C
B:7-7@B B:7-0@B C:10-2@C C:unmark A:3-0@A B:10-0@B C:+9-5 C:mark
C:pass A:10-3@A B:10-9@B C:+11-8 C:pass A:10-6@C B:6-6@C B:+5-5
B:mark B:pass C:6-1@C C:unmark A:9-9@B A:12-9@B B:+9-4 B:pass
C:12-11@B A:10-10@A A:+9-1 A:mark A:pass B:+12-6 B:pass C:+6-3
C:mark C:pass A:+6-5 A:pass B:+12-3 B:pass C:+1-0 C:pass A:+11-9
A:pass B:+9-8 B:pass C:+12-7 C:pass A:+8-2 A:pass B:+11-7 B:pass
C:+8-3 C:pass A:+7-3 A:pass B:+10-1 B:10-1@A C:11-8@B A:8-2@B
B:2-2@B B:unmark B:2-1@B C:7-1@C C:unmark A:9-1@A A:unmark B:+6-0
B:mark B:pass C:9-7@C A:11-9@A B:+8-1 B:8-1@B B:unmark C:9-5@C
A:+11-4 A:11-4@A B:9-8@B C:5-3@C A:6-4@A B:9-4@B C:8-3@C A:6-5@A
B:4-4@B B:+0-0 B:mark B:pass C:+9-3 C:mark C:pass A:+12-8 A:mark
A:pass B:+8-8 B:pass C:+4-1 C:4-1@B A:12-8@C B:12-6@C C:6-3@C
C:unmark A:+2-0 A:pass B:5-5@A B:+10-7 B:pass C:+1-1 C:mark C:pass
A:+7-6 A:pass B:+12-0 B:pass C:+11-5 C:11-5@A A:7-3@C B:11-7@A
C:1-1@B C:1-0@B A:2-0@B B:10-7@A C:12-7@C C:unmark A:+11-6 A:pass
B:+7-4 B:pass C:+10-4 C:10-4@A A:+9-2 A:9-2@B B:7-4@A C:9-3@B!
A:7-6@A A:unmark B:12-3@B B:unmark C:+7-2 C:mark C:pass A:11-6@A
B:12-0@B C:+12-10 C:12-10@C C:unmark A:+11-10 A:11-10@A B:6-0@B
C:+11-2 C:mark C:pass A:+8-6 A:mark A:pass B:+4-0 B:mark B:pass
C:+6-2 C:6-2@B A:+12-4 A:pass B:+5-2 B:5-2@B B:unmark C:+8-7
C:pass A:+12-5 A:pass B:mark B:pass C:pass A:12-5@B B:pass C:pass
A:12-12@B A:12-4@B B:4-0@B B:unmark C:pass A:pass B:0-0@B! B:mark
B:pass C:9-0@B A:9-6@B B:challenge=A B:pass C:pass A:skip B:pass
C:pass A:8-6@B
"""
end = "out"
winner = "A"
delta = { A = 0, B = 16, C = 37 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-14"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 4, D = 3 }
score = { A = 27, B = 8, C = 61, D = 58 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-14"
commitment = "c1cf6234fe486fb199112060198183ae6576a44ac1c5367fb7cb6a8f79e7d132"
secret = "d42216135e1deeeea4ce927f8ba7b9ec23e5e1755c3b4947c5440ba7e645ef51"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "12-9 12-7 12-3 11-9 11-7 11-0 9-1 8-5 8-3 8-2 6-6 6-2 2-2"
deal.B = "12-6 12-2 11-6 10-7 10-6 7-3 6-5 6-4 5-3 5-1 4-1 2-1 2-0"
deal.C = "11-11 11-8 11-5 10-10 10-3 10-0 9-8 9-6 9-2 9-0 8-8 8-1 4-2"
deal.D = "12-5 12-1 11-10 11-1 10-5 10-2 8-7 7-7 5-5 5-0 3-3 3-2 3-0"
yard = "6-3 7-6 12-0 5-2 9-3 7-1 12-8 8-6 7-4 12-10 3-1 10-9 12-11 8-4 11-4 7-2 9-4 10-1 11-3 7-0 9-9 12-4 9-7 6-1 5-4 8-0 10-8 6-0 1-1 0-0 4-0 7-5 1-0 4-3 11-2 10-4 4-4 9-5"
play = """
_:12-12 B:12-6@B C:+6-3 C:mark C:pass D:12-1@C A:12-9@A B:10-6@B
C:8-1@C C:unmark D:12-5@D A:11-9@A B:10-7@B C:11-8@C D:5-5@D
D:5-0@D A:11-7@A B:7-3@B C:11-11@C C:11-5@C D:3-0@D A:12-7@A
B:5-3@B C:+7-6 C:mark C:pass D:3-2@D A:12-3@A B:6-5@B C:+12-0
C:pass D:10-5@C A:8-3@A B:11-6@B C:10-10@C C:unmark C:10-3@C
D:10-2@D A:8-5@A B:+5-2 B:mark B:pass C:6-3@C D:11-10@B A:+9-3
A:mark A:pass B:5-2@A C:9-2@A D:+7-1 D:mark D:pass A:9-3@A
A:unmark B:+12-8 B:pass C:10-0@B D:+8-6 D:pass A:11-0@B B:+7-4
B:pass C:9-6@C D:11-1@B A:9-1@B B:+12-10 B:12-10@D C:9-8@B D:8-6@B
A:6-6@B A:6-2@B B:12-2@B B:unmark C:9-0@C D:+3-1 D:pass A:+10-9
A:mark A:pass B:12-8@B C:12-0@C D:3-1@A A:+12-11 A:12-11@D B:5-1@A
C:+8-4 C:mark C:pass D:+11-4 D:11-4@D D:unmark A:+7-2 A:pass
B:+9-4 B:mark B:pass C:8-8@B C:8-4@B D:+10-1 D:mark D:pass A:+11-3
A:pass B:9-4@B B:unmark C:4-2@D! D:+7-0 D:pass A:8-2@D B:+9-9
B:9-9@B B:+12-4 B:mark B:pass C:+9-7 C:9-7@B! D:7-1@B A:+6-1
A:6-1@B B:6-4@B B:unmark C:+5-4 C:5-4@A! D:8-7@D D:unmark A:+8-0
A:pass B:12-4@A C:+10-8 C:pass D:7-0@D A:+6-0 A:pass B:4-1@B
C:+1-1 C:pass D:+0-0 D:0-0@D D:+4-0 D:4-0@D A:+7-5 A:pass B:2-1@B
C:+1-0 C:pass D:+4-3 D:4-3@D A:+11-2 A:pass B:2-0@B! C:+10-4
C:pass D:3-3@D D:+4-4 D:mark D:pass A:11-3@D B:+9-5 B:mark B:pass
C:1-0@B D:10-1@B A:10-9@B B:9-5@B! B:unmark C:pass D:pass A:11-2@D
B:mark B:pass C:pass D:pass A:7-5@B B:7-4@B B:unmark
"""
end = "out"
winner = "B"
delta = { A = 27, B = 0, C = 47, D = 22 }

[[match.hand]]
opener = "C"
deal.A = "12-9 11-9 11-0 10-10 10-6 10-5 9-5 9-3 8-0 6-1 4-1 2-2 1-1"
deal.B = "12-11 12-5 12-4 12-0 11-5 11-3 10-9 10-7 9-0 8-3 7-3 6-0 3-2"
deal.C = "12-8 11-7 10-2 9-9 9-6 8-8 8-4 8-1 7-4 4-0 2-1 2-0 1-0"
deal.D = "12-12 12-7 12-2 11-2 9-8 9-4 9-2 9-1 8-5 6-4 6-3 6-2 5-3"
yard = "4-2 11-10 0-0 10-3 12-3 4-3 12-1 7-2 11-4 12-6 5-4 9-7 7-5 10-8 3-0 11-1 7-6 8-2 7-7 5-5 8-7 7-1 6-6 5-1 3-3 6-5 7-0 3-1 10-0 8-6 4-4 5-0 10-1 12-10 11-8 11-6 10-4 5-2"
play = """
_:11-11 C:11-7@C D:11-2@D A:11-9@A B:12-11@B C:7-4@C D:6-2@D
A:12-9@A B:12-5@B C:8-4@C D:6-3@D A:+4-2 A:mark A:pass B:11-5@B
C:12-8@A D:9-8@A A:9-5@A A:unmark B:11-3@B C:8-8@C C:8-1@C D:5-3@D
A:10-5@A B:7-3@B C:2-1@C D:8-5@D A:10-10@A A:10-6@A B:10-7@B
C:10-2@C D:+11-10 D:mark D:pass A:8-0@D B:12-0@D C:+0-0 C:mark
C:pass D:11-10@C A:11-0@C B:10-9@B C:4-0@C C:unmark D:12-7@D
D:unmark A:6-1@A B:9-0@B C:+10-3 C:mark C:pass D:9-4@C A:9-3@C
B:8-3@C C:+12-3 C:pass D:+4-3 D:mark D:pass A:4-1@A B:6-0@B
C:+12-1 C:pass D:+7-2 D:7-2@D D:unmark A:4-2@A B:+11-4 B:mark
B:pass C:9-6@B D:9-2@B A:2-2@A! A:+12-6 A:mark A:pass B:3-2@A
C:12-3@A D:12-2@A A:+5-4 A:pass B:+9-7 B:pass C:2-0@A D:+7-5
D:mark D:pass A:+10-8 A:10-8@C B:+3-0 B:3-0@A C:10-3@A D:+11-1
D:pass A:+7-6 A:pass B:+8-2 B:8-2@B B:unmark C:+7-7 C:pass D:+5-5
D:pass A:+8-7 A:pass B:+7-1 B:mark B:pass C:+6-6 C:pass D:+5-1
D:pass A:8-7@B B:9-7@B B:unmark C:+3-3 C:pass D:+6-5 D:pass A:+7-0
A:pass B:+3-1 B:mark B:pass C:9-9@B C:+10-0 C:pass D:9-1@B A:1-1@B
A:+8-6 A:pass B:3-1@B B:unmark C:10-0@A D:+4-4 D:pass A:7-0@A
A:unmark B:+5-0 B:mark B:pass C:3-3@B C:+10-1 C:pass D:4-3@B
A:7-6@A B:12-4@B B:unmark C:10-1@C C:unmark D:+12-10 D:pass
A:12-6@A B:+11-8 B:mark B:pass C:12-1@B D:11-1@B A:+11-6 A:11-6@B
B:+10-4 B:pass C:6-6@B C:+5-2 C:mark C:pass D:6-5@B A:5-4@B!
B:11-4@B B:unmark C:1-0@C C:unmark D:pass A:mark A:pass B:11-8@B
C:0-0@C C:mark C:pass D:pass A:pass B:5-0@C C:5-2@C! C:unmark
D:12-12@A D:12-10@A A:pass B:10-4@A! C:mark C:pass D:6-4@A A:8-6@A
A:unmark
"""
end = "out"
winner = "A"
delta = { A = 0, B = 8, C = 14, D = 36 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-15"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 46, B = 114 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-15"
commitment = "f458ca9d2fbb811216c88a21f7a817e40dfbb4287f4891ce3d396e4bbcc0fa98"
secret = "c67b93e3663f4703e84969d5e1331997a36bcbf7f4d248959668794472a10023"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "11-9 11-7 11-0 9-8 9-4 9-3 8-1 6-5 6-3 5-4 5-2 4-4 4-2"
deal.B = "12-7 12-5 12-1 11-8 8-7 8-2 6-4 5-3 5-0 4-1 3-2 3-0 2-2"
yard = "11-2 3-3 10-8 6-0 8-3 11-5 7-1 7-4 10-5 7-5 6-6 10-3 12-4 12-8 9-6 9-7 10-2 10-0 4-3 6-2 8-6 10-10 11-4 5-1 7-6 8-4 12-9 12-3 11-3 8-5 11-10 10-6 2-1 12-10 10-7 9-1 9-5 5-5 12-11 9-0 12-2 11-1 4-0 8-8 3-1 7-2 10-9 10-1 11-6 7-3 2-0 9-9 1-1 10-4 12-6 9-2 0-0 1-0 6-1 7-7 11-11 12-0 7-0 8-0"
play = """
_:12-12 B:12-7@B A:+11-2 A:mark A:pass B:12-5@A A:5-4@A A:unmark
B:8-7@B A:4-4@A A:9-4@A B:11-8@B A:11-9@A B:+3-3 B:mark B:pass
A:11-7@A B:+10-8 B:pass A:11-2@B B:8-2@B B:unmark A:+6-0 A:mark
A:pass B:10-8@B A:+8-3 A:pass B:+11-5 B:mark B:pass A:+7-1 A:7-1@A
A:unmark B:+7-4 B:pass A:8-1@A B:+10-5 B:10-5@B B:unmark A:9-8@A
B:11-5@B A:9-3@A B:+7-5 B:mark B:pass A:8-3@A B:+6-6 B:pass
A:11-0@B B:5-0@B B:unmark A:+10-3 A:mark A:pass B:7-5@B A:+12-4
A:pass B:7-4@B A:+12-8 A:12-8@A A:unmark B:6-4@B A:12-4@A B:6-6@B
B:+9-6 B:9-6@B A:4-2@A B:+9-7 B:9-7@B A:5-2@A B:+10-2 B:mark
B:pass A:6-5@A B:+10-0 B:pass A:6-3@A B:+4-3 B:pass A:10-3@A
B:decline B:+6-2 B:pass A:+8-6 A:mark A:pass B:10-2@A A:+10-10
A:pass B:6-2@A A:8-6@A A:unmark B:+11-4 B:pass A:+5-1 A:mark
A:pass B:+7-6 B:7-6@B B:unmark A:+8-4 A:8-4@A A:unmark B:+12-9
B:mark B:pass A:6-0@B B:10-0@B B:unmark A:+12-3 A:mark A:pass
B:11-4@A A:+11-3 A:11-3@A A:unmark B:+8-5 B:mark B:pass A:10-10@B
A:+11-10 A:11-10@B B:+10-6 B:pass A:12-3@A B:decline B:+2-1 B:pass
A:+12-10 A:12-10@A B:decline B:+10-7 B:pass A:+9-1 A:mark A:pass
B:10-7@A A:+9-5 A:pass B:+5-5 B:pass A:+12-11 A:12-11@B B:12-9@B
B:unmark A:+9-0 A:pass B:+12-2 B:mark B:pass A:9-5@B B:8-5@B
B:unmark A:+11-1 A:pass B:+4-0 B:mark B:pass A:+8-8 A:8-8@B A:+3-1
A:pass B:+7-2 B:pass A:+10-9 A:pass B:+10-1 B:pass A:+11-6 A:pass
B:+7-3 B:pass A:+2-0 A:pass B:+9-9 B:pass A:+1-1 A:pass B:+10-4
B:pass A:+12-6 A:pass B:+9-2 B:pass A:+0-0 A:pass B:+1-0 B:pass
A:+6-1 A:pass B:+7-7 B:pass A:+11-11 A:pass B:+12-0 B:pass A:+7-0
A:pass B:+8-0 B:8-0@B B:unmark A:7-0@A A:unmark B:12-0@B A:9-0@A
B:12-2@B A:9-1@A B:9-2@B A:11-1@A B:9-9@B B:mark B:pass A:10-9@B
B:10-6@B B:unmark A:11-11@A A:11-6@A B:mark B:pass A:12-6@A B:pass
A:6-1@B B:12-1@B B:unmark
"""
end = "blocked"
delta = { A = 14, B = 114 }

[[match.hand]]
opener = "A"
deal.A = "12-0 11-10 11-9 10-5 9-8 9-6 9-0 8-7 8-5 6-6 5-5 4-1 1-0"
deal.B = "12-7 12-4 12-1 11-4 11-2 10-10 10-4 9-5 9-1 7-5 4-3 3-2 2-0"
yard = "8-0 7-1 11-8 5-1 11-6 3-3 6-2 7-0 8-6 10-2 6-4 8-2 0-0 8-1 12-5 4-0 5-4 2-2 9-7 12-6 8-8 5-3 12-12 6-3 12-2 1-1 10-0 11-7 11-1 7-4 10-7 8-4 9-4 7-2 7-7 10-3 8-3 11-5 10-9 5-0 2-1 4-2 9-3 3-1 6-1 12-8 12-11 12-10 12-3 11-3 10-8 4-4 11-0 3-0 10-1 6-0 7-6 12-9 10-6 6-5 9-2 7-3 5-2 9-9"
play = """
_:11-11 A:11-9@A B:11-4@B A:9-8@A B:12-4@B A:8-5@A B:12-7@B
A:5-5@A A:10-5@A B:7-5@B A:11-10@A B:9-5@B A:+8-0 A:mark A:pass
B:11-2@A A:+7-1 A:pass B:3-2@A A:+11-8 A:pass B:4-3@A A:4-1@A
A:unmark B:9-1@B A:7-1@A B:12-1@B A:8-7@A B:+5-1 B:mark B:pass
A:11-8@A B:+11-6 B:pass A:12-0@B B:2-0@B B:unmark A:+3-3 A:mark
A:pass B:11-6@A A:6-6@A A:unmark A:9-6@A B:+6-2 B:6-2@B A:9-0@A
B:+7-0 B:mark B:pass A:8-0@A B:+8-6 B:8-6@B B:unmark A:+10-2
A:mark A:pass B:+6-4 B:mark B:pass A:+8-2 A:8-2@A A:unmark B:+0-0
B:pass A:10-2@A B:+8-1 B:8-1@B B:unmark A:+12-5 A:mark A:pass
B:10-10@A B:10-4@A A:+4-0 A:4-0@A A:unmark B:5-1@B A:1-0@A B:+5-4
B:5-4@B A:+2-2 A:mark A:pass B:6-4@B A:+9-7 A:pass B:+12-6
B:12-6@B A:+8-8 A:pass B:+5-3 B:mark B:pass A:12-5@B B:5-3@B
B:unmark A:+12-12 A:pass B:+6-3 B:6-3@B A:+12-2 A:pass B:+1-1
B:1-1@A B:+10-0 B:mark B:pass A:+11-7 A:pass B:+11-1 B:11-1@A
A:11-7@A A:unmark B:+7-4 B:pass A:9-7@A B:+10-7 B:pass A:+8-4
A:mark A:pass B:+9-4 B:9-4@A A:8-4@A A:unmark B:+7-2 B:pass
A:8-8@A A:+7-7 A:mark A:pass B:+10-3 B:pass A:+8-3 A:8-3@A
A:unmark B:+11-5 B:pass A:3-3@A A:+10-9 A:mark A:pass B:10-3@A
A:10-9@A A:unmark B:+5-0 B:pass A:+2-1 A:mark A:pass B:+4-2 B:pass
A:+9-3 A:9-3@A A:unmark B:+3-1 B:pass A:+6-1 A:6-1@B B:3-1@B
B:unmark A:+12-8 A:mark A:pass B:+12-11 B:mark B:pass A:+12-10
A:pass B:+12-3 B:12-3@A A:12-12@A A:unmark A:12-2@A B:+11-3
B:11-3@B B:unmark A:2-2@A A:2-1@A B:12-11@B A:+10-8 A:mark A:pass
B:+4-4 B:mark B:pass A:12-8@B B:+11-0 B:pass A:10-8@B B:10-7@B
B:unmark A:+3-0 A:pass B:7-4@B A:+10-1 A:10-1@A A:unmark B:4-4@B
B:4-2@B A:12-10@A B:7-2@B A:+6-0 A:mark A:pass B:7-0@B A:+7-6
A:pass B:11-0@B A:+12-9 A:12-9@A A:unmark B:11-5@B A:+10-6 A:mark
A:pass B:5-0@B A:+6-5 A:pass B:10-0@B! A:+9-2 A:9-2@A A:unmark
B:+7-3 B:mark B:pass A:10-6@B B:+5-2 B:pass A:7-6@B B:7-3@B
B:unmark A:+9-9 A:mark A:pass B:5-2@A! A:6-5@A A:unmark B:mark
B:pass A:6-0@A B:pass A:3-0@A
"""
end = "blocked"
delta = { A = 32, B = 0 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-16"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 6, B = 71, C = 50 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-16"
commitment = "65caade631c01de177eaa8f1480687f9d95f51bb75f94583ff4caf6c1dbda388"
secret = "1f67b792e510787423630d8ef4ae1cb5dda05504dcd06ec65799160794446a56"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "12-8 12-7 12-1 11-9 10-8 10-4 10-0 8-8 7-6 7-5 7-3 7-0 0-0"
deal.B = "11-7 11-6 11-4 10-10 10-3 9-8 9-7 9-1 9-0 8-5 6-2 6-0 1-0"
deal.C = "11-10 11-1 10-6 10-1 9-9 8-7 6-6 6-5 6-4 3-3 3-2 2-1 2-0"
yard = "9-3 8-1 3-1 5-4 10-5 8-3 11-8 1-1 4-1 5-0 7-2 3-0 12-3 11-11 6-1 12-0 11-5 7-7 10-2 12-9 11-3 8-2 9-5 11-0 12-11 12-6 5-3 6-3 4-0 7-4 5-5 9-6 8-4 12-2 12-10 5-2 12-5 4-4 10-7 8-6 9-2 4-3 9-4 2-2 10-9 7-1 5-1 12-4 11-2 4-2 8-0"
play = """
_:12-12 A:12-8@A B:+9-3 B:mark B:pass C:+8-1 C:mark C:pass
A:10-8@A B:+3-1 B:pass C:+5-4 C:pass A:10-4@A B:+10-5 B:pass
C:+8-3 C:pass A:12-7@B B:9-7@B B:unmark C:+11-8 C:pass A:12-1@C
B:9-8@B C:11-1@C C:unmark A:+1-1 A:mark A:pass B:8-5@B C:11-10@C
A:+4-1 A:4-1@A A:unmark B:10-5@B C:10-6@C A:1-1@A A:+5-0 A:mark
A:pass B:1-0@A C:6-6@C C:6-5@C A:10-0@A A:unmark B:10-10@B
B:10-3@B C:5-4@C A:+7-2 A:mark A:pass B:9-3@B C:10-1@A A:+3-0
A:pass B:9-1@A C:9-9@A C:+12-3 C:mark C:pass A:11-9@A A:unmark
B:11-4@C C:11-8@C C:unmark A:+11-11 A:11-11@A A:+6-1 A:mark A:pass
B:11-7@A C:8-7@A A:8-8@A A:unmark A:+12-0 A:mark A:pass B:+11-5
B:mark B:pass C:8-3@A A:7-3@A A:unmark B:9-0@B B:unmark C:8-1@C
A:7-6@A B:6-0@B C:2-1@C A:6-1@A B:11-6@B C:3-2@C A:+7-7 A:mark
A:pass B:3-1@A C:12-3@A A:12-0@A A:unmark B:11-5@B! C:3-3@C
C:+10-2 C:mark C:pass A:3-0@C B:+12-9 B:mark B:pass C:2-0@C
C:unmark A:7-0@A B:+11-3 B:pass C:10-2@C! A:7-7@A A:7-5@A B:+8-2
B:pass C:+9-5 C:9-5@B! A:5-0@A B:12-9@B B:unmark C:+11-0 C:mark
C:pass A:0-0@A! A:+12-11 A:mark A:pass B:+12-6 B:mark B:pass
C:11-0@A! A:12-11@A! A:unmark B:12-6@B B:unmark C:+5-3 C:pass
A:+6-3 A:mark A:pass B:6-2@B C:+4-0 C:pass A:+7-4 A:pass B:8-2@B
C:challenge=B B:+5-5 B:+9-6 B:mark C:+8-4 C:8-4@B A:7-4@B B:skip
C:+12-2 C:12-2@A A:7-2@A! A:unmark B:+12-10 B:12-10@C C:+5-2
C:pass A:+12-5 A:12-5@C! B:5-5@C B:+4-4 B:pass C:5-3@C C:unmark
A:+10-7 A:10-7@A! B:+8-6 B:pass C:+9-2 C:mark C:pass A:6-3@C
"""
end = "out"
winner = "A"
delta = { A = 0, B = 51, C = 32 }

[[match.hand]]
opener = "B"
deal.A = "12-11 10-3 10-1 9-8 9-7 8-7 8-0 7-2 5-2 5-0 4-0 3-0 0-0"
deal.B = "12-12 12-8 12-7 12-6 12-4 11-9 10-10 10-8 10-6 9-5 8-6 8-4 1-0"
deal.C = "12-9 11-10 11-3 10-5 9-9 9-1 7-5 7-4 6-4 6-3 6-2 5-3 3-2"
yard = "5-4 8-5 8-2 8-1 11-2 4-3 8-8 6-0 9-2 10-4 2-2 10-0 2-0 12-2 9-6 11-7 12-3 11-8 6-6 9-3 7-6 4-2 5-1 9-4 11-0 3-3 9-0 12-5 4-1 5-5 10-9 12-0 3-1 7-1 7-0 7-7 11-4 10-7 11-5 11-6 1-1 8-3 4-4 7-3 6-1 2-1 12-1 6-5 11-1 10-2 12-10"
play = """
_:11-11 B:11-9@B C:11-10@C A:12-11@A B:9-5@B C:10-5@C A:+5-4
A:mark A:pass B:12-6@A C:7-5@C A:+8-5 A:pass B:10-6@A C:7-4@C
A:10-3@A A:unmark B:+8-2 B:mark B:pass C:6-4@C A:3-0@A B:+8-1
B:pass C:6-3@C A:8-0@A B:+11-2 B:pass C:11-3@C A:9-8@A B:+4-3
B:pass C:5-3@B A:9-7@A B:4-3@B B:unmark C:+8-8 C:mark C:pass
A:8-7@A B:11-2@C C:6-2@C C:unmark A:8-5@A B:8-4@B C:+6-0 C:6-0@C
A:5-4@A B:8-6@B C:+9-2 C:mark C:pass A:4-0@A B:1-0@C C:9-1@C
C:unmark A:5-0@A B:+10-4 B:mark B:pass C:12-9@C A:5-2@A B:+2-2
B:pass C:+10-0 C:mark C:pass A:7-2@A B:12-12@C B:12-7@C C:+2-0
C:pass A:+12-2 A:mark A:pass B:+9-6 B:9-6@B B:unmark C:+11-7
C:11-7@A A:+12-3 A:pass B:+11-8 B:11-8@A C:8-8@A C:+6-6 C:pass
A:+9-3 A:pass B:8-2@A C:9-2@A A:9-3@A A:unmark B:+7-6 B:7-6@C
C:6-6@C C:unmark C:+4-2 C:mark C:pass A:+5-1 A:mark A:pass B:+9-4
B:mark B:pass C:+11-0 C:pass A:+3-3 A:pass B:+9-0 B:pass C:+12-5
C:pass A:+4-1 A:pass B:+5-5 B:pass C:+10-9 C:pass A:+12-0 A:pass
B:+3-1 B:pass C:+7-1 C:pass A:+7-0 A:pass B:+7-7 B:pass C:+11-4
C:pass A:+10-7 A:pass B:+11-5 B:pass C:+11-6 C:11-6@C C:unmark
A:12-3@A A:unmark B:9-0@B B:unmark C:11-4@C A:12-2@A B:+1-1 B:mark
B:pass C:11-0@B A:+8-3 A:mark A:pass B:2-2@A B:+4-4 B:pass C:4-2@A
A:4-1@A A:unmark B:11-5@B B:unmark C:+7-3 C:mark C:pass A:10-1@A
B:4-4@C B:12-4@C C:12-5@C C:unmark A:10-7@A B:5-5@B B:+6-1 B:mark
B:pass C:+2-1 C:mark C:pass A:5-1@B B:1-1@B B:unmark B:8-1@B
C:+12-1 C:pass A:7-0@A B:12-8@B C:+6-5 C:6-5@C C:unmark A:12-0@A
B:+11-1 B:mark B:pass C:12-1@B A:+10-2 A:mark A:pass B:3-1@B
B:unmark C:+12-10 C:12-10@A A:10-2@A A:unmark B:mark B:pass
C:7-3@B A:mark A:pass B:7-7@B B:unmark B:mark B:pass C:7-1@B
A:pass B:11-1@B B:unmark C:3-2@A A:8-3@A A:unmark B:mark B:pass
C:mark C:pass A:mark A:pass B:6-1@C C:2-1@C C:unmark A:pass
B:10-8@A C:10-9@A A:pass B:9-4@A C:2-0@C A:pass B:10-4@A!
C:10-0@A! A:0-0@A! A:unmark
"""
end = "blocked"
delta = { A = 6, B = 20, C = 18 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-17"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 3, C = 1, D = 2 }
score = { A = 140, B = 77, C = 15, D = 29 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-17"
commitment = "72a153f6848c95e71de60c3a7cd170ca86554be10b88251e5c99a41a84a7b364"
secret = "5b17d246a8bc66140c7283cb940f97aa311c23ee148d69a33f96110f9a91c57a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "11-11 11-9 11-1 10-10 10-7 10-6 10-5 9-9 7-3 7-2 6-2 3-2 3-1"
deal.B = "12-3 10-9 10-2 9-7 9-2 8-8 8-5 8-3 8-1 6-4 6-3 5-1 4-1"
deal.C = "12-9 12-7 12-1 11-4 11-3 9-3 8-7 7-4 7-0 6-5 4-3 4-2 2-2"
deal.D = "12-11 11-7 10-3 9-8 9-5 7-7 7-6 6-6 5-3 2-1 2-0 1-1 0-0"
yard = "3-0 9-0 12-8 12-5 1-0 4-4 7-5 9-6 6-0 5-0 11-5 11-8 9-4 5-2 8-4 6-1 10-1 12-0 5-5 12-10 10-0 12-2 5-4 11-6 3-3 7-1 4-0 11-2 12-4 10-4 9-1 8-6 8-2 11-0 8-0 10-8 12-6 11-10"
play = """
_:12-12 B:12-3@B C:12-7@C D:12-11@D A:+3-0 A:mark A:pass B:8-3@B
C:7-4@C D:11-7@D A:+9-0 A:pass B:8-8@B B:8-5@B C:11-4@C D:7-7@D
D:7-6@D A:+12-8 A:12-8@A A:unmark B:5-1@B C:11-3@C D:6-6@D D:+12-5
D:mark D:pass A:10-6@D B:10-9@D C:12-9@D D:12-5@D D:unmark A:+1-0
A:mark A:pass B:8-1@A C:12-1@A D:9-5@D A:+4-4 A:pass B:4-1@B
C:4-3@C D:9-8@D A:+7-5 A:pass B:6-4@B C:4-2@C D:+9-6 D:mark D:pass
A:+6-0 A:pass B:6-3@B C:8-7@D D:+5-0 D:pass A:10-7@D B:10-2@D
C:2-2@C C:+11-5 C:mark C:pass D:2-1@C A:6-2@D B:+11-8 B:mark
B:pass C:9-3@B D:9-6@B A:6-0@B B:+9-4 B:pass C:7-0@B D:1-1@C
D:+5-2 D:pass A:3-1@C B:9-7@B B:unmark C:6-5@D! D:10-3@C A:7-5@D
B:9-4@B C:+8-4 C:pass D:+6-1 D:pass A:10-10@C A:10-5@C B:+10-1
B:mark B:pass C:11-5@C! C:unmark D:+12-0 D:12-0@A A:3-0@A A:unmark
B:+5-5 B:pass C:8-4@B
"""
end = "out"
winner = "C"
delta = { A = 114, B = 51, C = 0, D = 29 }

[[match.hand]]
opener = "C"
deal.A = "12-12 12-3 11-3 10-10 10-9 9-0 8-3 8-1 7-1 4-2 3-2 2-0 1-0"
deal.B = "12-6 10-0 9-8 9-6 9-1 8-8 8-5 7-5 6-0 5-5 4-4 4-0 2-2"
deal.C = "12-8 12-7 11-10 11-9 11-1 10-6 9-7 9-4 8-4 7-4 6-1 5-4 4-1"
deal.D = "12-10 12-2 11-8 11-7 10-8 10-7 10-5 9-9 9-3 8-6 6-5 6-4 4-3"
yard = "2-1 9-2 7-7 6-2 1-1 11-0 10-4 7-3 12-5 3-1 12-4 3-0 10-2 12-11 6-6 10-1 7-0 7-2 5-3 12-1 0-0 8-7 12-0 11-4 11-5 8-0 10-3 6-3 11-6 5-2 5-0 11-2 3-3 7-6 5-1 12-9 8-2 9-5"
play = """
_:11-11 C:11-9@C D:11-8@D A:11-3@A B:+2-1 B:mark B:pass C:9-4@C
D:11-7@B A:7-1@B B:9-1@B B:unmark C:7-4@C D:10-8@D A:3-2@A B:9-8@B
C:12-7@C D:12-10@D A:4-2@A B:8-8@B B:8-5@B C:12-8@C D:12-2@D
A:+9-2 A:mark A:pass B:7-5@B C:8-4@C D:6-4@A A:+7-7 A:pass
B:12-6@A C:4-1@C D:+6-2 D:6-2@D A:12-3@A A:unmark B:+1-1 B:mark
B:pass C:11-1@C D:10-7@B A:10-9@B B:9-6@B B:unmark C:11-10@C
D:8-6@D A:8-3@A B:6-0@B C:10-6@C D:+11-0 D:mark D:pass A:8-1@A
B:10-0@B C:6-1@C D:+10-4 D:pass A:1-0@A B:+7-3 B:mark B:pass
C:+12-5 C:mark C:pass D:10-5@B A:9-0@A B:5-5@B B:unmark B:+3-1
B:mark B:pass C:12-5@B D:+12-4 D:12-4@B A:9-2@A B:4-4@B B:unmark
B:4-0@B C:+3-0 C:pass D:+10-2 D:pass A:2-0@A B:3-1@C C:3-0@C
C:unmark D:+12-11 D:pass A:+6-6 A:mark A:pass B:+10-1 B:mark
B:pass C:+7-0 C:7-0@C D:11-0@A A:+7-2 A:pass B:+5-3 B:pass
C:9-7@C! D:12-11@A A:12-12@A A:unmark A:+12-1 A:12-1@A B:+0-0
B:0-0@B B:unmark B:+8-7 B:mark B:pass C:+12-0 C:12-0@B! D:+11-4
D:pass A:+11-5 A:mark A:pass B:8-7@D C:+8-0 C:mark C:pass D:9-9@C
D:9-3@C A:7-2@D B:10-1@A C:+10-3 C:10-3@C C:unmark D:10-4@A A:+6-3
A:pass B:2-2@D B:2-1@D C:5-4@A! D:6-5@A A:6-3@A A:unmark B:1-1@D
B:+11-6 B:pass C:+5-2 C:mark C:pass D:+5-0 D:pass A:+11-2 A:mark
A:pass B:+3-3 B:pass C:+7-6 C:pass D:+5-1 D:5-1@D D:unmark
A:10-10@C A:+12-9 A:pass B:+8-2 B:pass C:+9-5 C:pass D:10-2@C
A:11-2@C B:11-6@C C:7-6@C C:unmark D:4-3@A A:12-9@B B:pass C:9-5@B
D:11-4@A! A:11-5@A A:unmark B:5-3@B B:unmark C:mark C:pass D:5-0@D
"""
end = "out"
winner = "D"
delta = { A = 26, B = 26, C = 15, D = 0 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-18"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 65, B = 20 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-18"
commitment = "79dc42584f25250500f3bdcc37faa798a8a8ef3b4c66bdb2d36719f7c8c2a2d8"
secret = "8a496cbd2a47eef9375d155dc0f08cf69c6bb0da0776f48b6c6dcadd63e03644"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "12-5 12-4 11-4 11-0 10-6 10-3 8-1 6-5 6-3 5-5 5-4 4-1 3-1"
deal.B = "12-11 12-10 12-9 12-1 10-9 10-7 10-2 10-1 9-8 8-0 7-1 6-2 5-3"
yard = "5-0 7-4 4-0 12-8 8-5 3-2 12-0 7-7 8-4 11-9 9-0 9-2 10-0 9-7 8-7 11-8 9-4 10-5 11-2 11-7 5-2 11-5 12-7 4-4 11-10 2-1 2-2 7-5 9-3 12-2 1-1 6-6 10-4 9-1 7-0 4-3 6-1 11-11 2-0 1-0 10-10 6-4 8-8 11-6 9-5 9-6 4-2 3-3 11-3 7-6 8-3 12-6 8-6 7-3 9-9 8-2 5-1 12-3 11-1 10-8 0-0 3-0 6-0 7-2"
play = """
_:12-12 A:12-5@A B:12-10@B A:6-5@A B:10-9@B A:10-6@A B:12-9@B
A:10-3@A B:12-1@B A:6-3@A B:10-1@B A:+5-0 A:mark A:pass B:10-7@B
A:+7-4 A:pass B:7-1@B A:+4-0 A:pass B:6-2@A A:+12-8 A:pass
B:10-2@A A:+8-5 A:pass B:+3-2 B:mark B:pass A:8-1@B B:9-8@B
B:unmark A:+12-0 A:pass B:+7-7 B:mark B:pass A:+8-4 A:pass B:+11-9
B:11-9@B B:unmark A:+9-0 A:pass B:12-11@B A:+9-2 A:pass B:+10-0
B:10-0@A A:12-0@A A:unmark B:+9-7 B:mark B:pass A:12-8@A B:+8-7
B:pass A:12-4@B B:+11-8 B:pass A:11-4@B B:11-8@B B:unmark A:8-5@A
B:8-7@B A:5-5@A A:5-4@A B:7-7@B B:9-7@B A:8-4@A B:+9-4 B:9-4@B
A:+10-5 A:mark A:pass B:8-0@A A:11-0@A A:unmark B:+11-2 B:mark
B:pass A:7-4@B B:+11-7 B:11-7@B B:unmark A:+5-2 A:mark A:pass
B:11-2@B A:+11-5 A:11-5@A A:unmark B:3-2@B! A:10-5@A B:5-3@B
"""
end = "out"
winner = "B"
delta = { A = 45, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "12-8 12-6 11-5 10-9 10-6 9-3 9-0 8-5 8-3 8-1 7-3 3-1 2-2"
deal.B = "12-5 11-10 11-4 11-1 10-8 9-9 8-7 7-7 6-6 6-4 2-1 1-1 1-0"
yard = "5-0 12-4 3-3 6-3 5-2 10-4 9-5 6-2 8-4 11-6 4-0 8-8 10-2 9-4 4-2 7-4 12-1 3-0 9-1 7-5 9-2 10-0 10-10 12-0 11-3 10-7 11-0 6-5 7-2 5-3 6-1 12-10 10-3 8-0 7-0 9-6 2-0 6-0 8-2 9-8 3-2 0-0 11-2 8-6 4-1 10-5 5-4 11-8 4-3 11-9 4-4 5-1 5-5 12-11 7-6 12-12 12-9 10-1 12-3 9-7 7-1 12-7 11-7 12-2"
play = """
_:11-11 B:11-1@B A:11-5@A B:1-1@B B:2-1@B A:8-5@A B:+5-0 B:mark
B:pass A:12-8@A B:+12-4 B:pass A:12-6@A B:+3-3 B:pass A:10-6@A
B:+6-3 B:pass A:10-9@A B:+5-2 B:5-2@B B:unmark A:9-3@A B:12-5@B
A:8-3@A B:12-4@B A:8-1@A B:11-4@B A:3-1@A B:11-10@B A:7-3@A
B:10-8@B A:+10-4 A:mark A:pass B:8-7@B A:+9-5 A:pass B:7-7@A
B:+6-2 B:mark B:pass A:+8-4 A:pass B:+11-6 B:pass A:+4-0 A:pass
B:+8-8 B:pass A:+10-2 A:pass B:+9-4 B:pass A:+4-2 A:pass B:+7-4
B:7-4@A A:10-4@A A:unmark B:+12-1 B:pass A:10-2@A B:+3-0 B:pass
A:4-2@A B:+9-1 B:pass A:8-4@A B:+7-5 B:7-5@B B:unmark A:+9-2
A:mark A:pass B:8-8@A B:+10-0 B:mark B:pass A:+10-10 A:pass
B:+12-0 B:pass A:+11-3 A:pass B:+10-7 B:pass A:+11-0 A:pass B:+6-5
B:pass A:+7-2 A:pass B:+5-3 B:pass A:+6-1 A:pass B:+12-10 B:pass
A:+10-3 A:pass B:+8-0 B:8-0@A A:9-5@B B:9-9@B B:unmark B:9-4@B
A:11-0@A A:unmark B:6-4@B A:11-3@A B:6-6@B B:6-3@B A:10-3@A
B:3-3@B B:5-3@B A:10-10@A A:+7-0 A:mark A:pass B:12-10@A A:+9-6
A:pass B:6-5@B A:+2-0 A:pass B:11-6@B A:+6-0 A:pass B:12-1@A
A:6-1@A A:unmark B:+8-2 B:mark B:pass A:9-6@A B:+9-8 B:pass
A:9-2@A B:+3-2 B:pass A:7-2@A B:+0-0 B:pass A:7-0@A B:+11-2
B:11-2@B B:unmark A:9-0@A B:8-2@B A:+8-6 A:mark A:pass B:9-8@B
A:+4-1 A:pass B:9-1@B A:+10-5 A:pass B:1-0@B A:+5-4 A:pass
B:10-0@B A:+11-8 A:pass B:10-7@B A:+4-3 A:pass B:+11-9 B:11-9@A
A:11-8@A A:unmark B:+4-4 B:mark B:pass A:8-6@A B:+5-1 B:pass
A:6-0@A B:+5-5 B:pass A:4-0@A B:+12-11 B:pass A:5-4@A B:+7-6
B:7-6@B B:unmark A:10-5@A B:6-2@B A:+12-12 A:mark A:pass B:3-2@B
A:+12-9 A:pass B:3-0@B A:+10-1 A:10-1@A A:unmark B:5-0@B A:4-1@A
B:5-5@B B:5-1@B A:4-3@A B:+12-3 B:mark B:pass A:+9-7 A:mark A:pass
B:12-3@A A:12-12@A A:unmark A:12-9@A B:+7-1 B:7-1@B B:unmark
A:9-7@A B:+12-7 B:12-7@B A:+11-7 A:11-7@A B:12-11@B A:+12-2
"""
end = "blocked"
delta = { A = 20, B = 20 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-19"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 66, B = 171, C = 69 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-19"
commitment = "ca201f3a15e8843fd5f108893966435ef833e355c4848457230fb7c4fa7edd85"
secret = "e294b06f778de299e7a44a719b0e2a82a2123d1a77bf026aa49fd2dfb601f85c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "12-0 11-10 10-5 9-5 7-1 6-5 6-4 6-2 6-0 4-4 4-0 3-3 2-0"
deal.B = "12-10 12-5 11-0 10-8 8-6 8-4 8-0 7-7 7-3 5-5 4-2 4-1 2-1"
deal.C = "12-3 11-8 11-5 10-7 10-3 9-8 9-4 8-5 7-2 6-6 5-2 5-0 2-2"
yard = "8-7 6-3 10-9 4-3 8-1 10-10 0-0 7-0 11-11 5-1 7-4 8-3 5-3 12-4 6-1 12-9 11-6 5-4 9-9 10-4 12-11 10-2 1-1 7-6 8-8 12-1 3-0 11-4 11-3 11-7 9-1 9-6 12-7 9-0 11-9 11-2 12-2 8-2 9-7 12-6 10-0 12-8 3-2 9-3 10-6 9-2 3-1 11-1 7-5 1-0 10-1"
play = """
_:12-12 B:12-10@B C:12-3@C A:12-0@A B:10-8@B C:10-3@C A:6-0@A
B:8-6@B C:10-7@C A:6-5@A B:+8-7 B:mark B:pass C:7-2@C A:10-5@A
B:+6-3 B:6-3@B B:unmark C:2-2@C C:5-2@C A:11-10@A B:7-3@B C:11-5@C
A:+10-9 A:mark A:pass B:11-0@A C:5-0@A A:9-5@A A:unmark B:8-7@B
C:11-8@C A:10-9@A B:8-4@B C:9-8@C A:+4-3 A:mark A:pass B:4-2@B
C:9-4@C A:+8-1 A:pass B:2-1@B C:+10-10 C:10-10@A C:+0-0 C:mark
C:pass A:+7-0 A:pass B:+11-11 B:mark B:pass C:+5-1 C:pass A:+7-4
A:pass B:+8-3 B:pass C:+5-3 C:pass A:+12-4 A:pass B:+6-1 B:pass
C:+12-9 C:pass A:+11-6 A:pass B:+5-4 B:pass C:+9-9 C:pass A:+10-4
A:10-4@A A:unmark B:6-1@B B:unmark C:+12-11 C:pass A:4-4@A A:6-4@A
B:5-4@C C:8-5@C C:unmark A:6-2@A B:+10-2 B:mark B:pass C:6-6@B
C:+1-1 C:mark C:pass A:11-6@B B:11-11@B B:unmark B:+7-6 B:mark
B:pass C:12-11@B A:12-4@B B:4-1@B B:unmark C:+8-8 C:8-8@C C:unmark
C:+12-1 C:mark C:pass A:8-1@C B:+3-0 B:mark B:pass C:12-1@C
C:unmark A:2-0@A B:+11-4 B:pass C:1-1@B C:5-1@B A:4-0@A B:12-5@B
B:unmark C:12-9@C A:7-4@A B:+11-3 B:mark B:pass C:9-9@C C:+11-7
C:mark C:pass A:+9-1 A:9-1@C B:+9-6 B:pass C:+12-7 C:12-7@B
A:7-1@B B:+9-0 B:pass C:+11-9 C:pass A:7-0@A B:+11-2 B:pass
C:+12-2 C:pass A:+8-2 A:mark A:pass B:9-0@A C:11-9@A A:+9-7 A:pass
B:11-4@A C:+12-6 C:pass A:4-3@A A:unmark B:+10-0 B:pass C:+12-8
C:pass A:3-3@A A:+3-2 A:3-2@A B:+9-3 B:pass C:+10-6 C:pass A:8-2@A
B:decline C:decline B:+9-2 B:pass C:+3-1 C:3-1@B A:+11-1 A:11-1@C!
B:11-3@B B:unmark C:11-7@C C:unmark A:+7-5 A:mark A:pass B:8-3@A
C:5-3@A A:7-5@A! A:unmark B:11-2@B C:+1-0 C:mark C:pass A:9-7@A
"""
end = "out"
winner = "A"
delta = { A = 0, B = 108, C = 69 }

[[match.hand]]
opener = "C"
deal.A = "12-10 11-10 11-1 10-6 10-2 9-9 9-2 8-2 7-1 7-0 6-6 6-2 4-4"
deal.B = "12-9 12-8 11-8 11-7 11-6 10-0 9-6 8-8 7-5 7-2 4-1 3-1 0-0"
deal.C = "12-12 12-5 12-1 10-4 9-8 9-3 9-1 7-4 6-1 6-0 5-2 5-0 3-2"
yard = "8-4 1-0 11-2 11-4 3-3 2-2 8-3 2-0 9-5 7-6 6-4 12-6 9-0 11-0 10-10 4-2 3-0 8-5 11-3 7-3 8-7 5-3 12-0 11-5 6-5 9-4 9-7 2-1 7-7 5-4 4-3 5-5 8-6 10-5 12-3 12-7 10-9 11-9 8-1 4-0 10-7 12-4 10-1 10-8 12-2 6-3 12-11 1-1 8-0 10-3 5-1"
play = """
_:11-11 C:+8-4 C:mark C:pass A:11-10@A B:11-8@B C:+1-0 C:pass
A:10-2@A B:12-8@B C:+11-2 C:11-2@C C:unmark A:6-2@A B:12-9@B
C:5-2@C A:6-6@A A:10-6@A B:9-6@B C:12-5@C A:12-10@A B:11-6@B
C:12-12@C C:12-1@C A:+11-4 A:mark A:pass B:11-7@B C:1-0@C A:+3-3
A:pass B:7-5@B C:6-0@C A:+2-2 A:pass B:+8-3 B:mark B:pass C:5-0@B
A:7-0@B B:7-2@B B:unmark C:6-1@C A:+2-0 A:pass B:+9-5 B:mark
B:pass C:3-2@B A:3-3@B A:+7-6 A:pass B:8-3@B B:unmark C:9-1@C
A:+6-4 A:pass B:8-8@B B:+12-6 B:mark B:pass C:8-4@B A:11-4@B
B:12-6@A C:9-8@C A:7-6@A A:unmark B:+9-0 B:pass C:+11-0 C:11-0@B
A:2-0@B B:+10-10 B:pass C:+4-2 C:4-2@B A:6-4@B B:+3-0 B:pass
C:+8-5 C:8-5@C A:7-1@A B:+11-3 B:pass C:+7-3 C:mark C:pass
A:11-1@A B:9-5@C C:9-3@C C:unmark A:+8-7 A:mark A:pass B:11-3@A
C:7-3@C A:+5-3 A:5-3@A A:unmark B:+12-0 B:pass C:7-4@C! A:+11-5
A:11-5@A B:+6-5 B:6-5@B B:unmark C:10-4@C
"""
end = "out"
winner = "C"
delta = { A = 66, B = 63, C = 0 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-20"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1, D = 4 }
score = { A = 53, B = 80, C = 0, D = 111 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-20"
commitment = "764052cc8a9a416cc266d20951fd033555327d0d4d1998d9edbe281fa13f4393"
secret = "9c0ade03aa85f2f0225a4843cd3b1212740d6862cb3e6e08034bc762af3604e4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "12-9 12-7 12-6 11-5 10-7 9-6 9-1 8-8 7-2 6-6 6-2 5-1 1-1"
deal.B = "11-4 11-1 10-10 10-4 9-9 9-5 8-3 8-2 4-4 4-1 3-3 2-1 2-0"
deal.C = "12-8 11-11 11-9 10-1 9-4 9-0 8-5 8-0 7-3 7-1 7-0 6-3 4-3"
deal.D = "12-4 12-2 12-1 12-0 11-10 10-9 9-3 7-7 6-1 5-5 5-0 4-0 0-0"
yard = "3-0 10-2 3-1 10-0 9-8 10-3 6-4 8-4 10-8 12-5 7-5 11-8 6-0 11-6 10-6 8-1 11-0 12-11 10-5 3-2 12-3 5-2 7-4 11-3 12-10 8-6 1-0 4-2 8-7 2-2 7-6 9-2 9-7 5-3 11-2 11-7 5-4 6-5"
play = """
_:12-12 D:12-0@D A:12-9@A B:+3-0 B:mark B:pass C:12-8@B D:0-0@D
D:5-0@D A:9-6@A B:8-2@B B:unmark C:+10-2 C:mark C:pass D:5-5@D
D:+3-1 D:mark D:pass A:11-5@D B:11-4@D C:9-4@D D:10-9@D D:unmark
A:12-6@A B:2-1@B C:+10-0 C:pass D:11-10@D A:12-7@A B:4-1@B C:+9-8
C:pass D:12-1@C A:10-7@A B:11-1@C C:11-11@C C:unmark C:11-9@C
D:+10-3 D:mark D:pass A:+6-4 A:mark A:pass B:10-4@A C:9-8@C
D:12-4@A A:+8-4 A:pass B:4-4@B B:+10-8 B:mark B:pass C:4-3@B
D:9-3@B A:9-1@B B:+12-5 B:12-5@A C:8-5@A D:3-1@B A:8-8@A A:unmark
A:8-4@A B:3-3@B B:unmark B:8-3@B C:8-0@C D:+7-5 D:pass A:6-4@A
B:10-8@B C:10-0@C D:+11-8 D:11-8@D D:unmark A:6-6@A A:6-2@A
B:10-10@B B:+6-0 B:mark B:pass C:10-2@B D:12-2@B A:7-2@A B:+11-6
B:pass C:10-1@C D:+10-6 D:mark D:pass A:+8-1 A:8-1@D B:+11-0
B:pass C:7-1@C D:6-1@D D:unmark A:+12-11 A:12-11@B B:11-0@B
B:unmark C:7-3@C D:10-6@D A:+10-5 A:mark A:pass B:3-0@B C:6-3@C
D:7-7@A D:7-5@A A:10-5@A A:unmark B:+3-2 B:3-2@B C:+12-3 C:mark
C:pass D:10-3@D! A:+5-2 A:mark A:pass B:11-6@C C:+7-4 C:pass
D:+11-3 D:11-3@D! A:+12-10 A:12-10@A A:unmark B:2-0@B C:+8-6
C:pass D:+1-0 D:mark D:pass A:+4-2 A:mark A:pass B:6-0@B C:12-3@A
D:+8-7 D:pass A:+2-2 A:pass B:+7-6 B:7-6@B C:+9-2 C:pass D:+9-7
D:pass A:+5-3 A:5-3@A A:unmark B:+11-2 B:11-2@C C:9-2@C C:unmark
D:+11-7 D:11-7@D D:unmark A:5-2@A B:+5-4 B:mark B:pass C:7-4@B
D:8-7@D A:4-2@A B:5-4@B B:unmark C:9-0@C D:+6-5 D:mark D:pass
A:mark A:pass B:9-5@B C:challenge=B B:mark C:8-6@D! D:9-7@B A:pass
B:skip C:7-0@B
"""
end = "out"
winner = "C"
delta = { A = 12, B = 18, C = 0, D = 16 }

[[match.hand]]
opener = "A"
deal.A = "12-11 11-5 11-3 10-4 10-1 9-3 8-0 7-6 7-3 7-0 6-0 3-2 2-2"
deal.B = "12-10 12-9 12-8 12-4 12-2 10-7 8-5 8-4 5-3 5-1 5-0 4-4 1-0"
deal.C = "11-0 10-3 9-0 8-8 8-2 8-1 7-1 6-2 5-5 4-0 3-3 3-1 2-0"
deal.D = "12-3 11-10 11-7 11-1 10-6 9-9 9-8 8-7 7-2 6-4 5-4 4-3 0-0"
yard = "10-9 9-2 7-5 12-0 6-5 12-7 11-6 12-1 10-5 9-5 10-10 10-0 7-7 9-1 11-4 4-1 12-5 11-8 11-9 6-3 10-8 9-7 6-6 6-1 12-6 7-4 5-2 2-1 3-0 9-6 10-2 1-1 8-3 11-2 8-6 12-12 9-4 4-2"
play = """
_:11-11 A:12-11@A B:+10-9 B:mark B:pass C:11-0@B D:11-7@D A:8-0@B
B:8-5@B B:unmark C:+9-2 C:mark C:pass D:8-7@D A:11-5@C B:5-0@B
C:5-5@C C:unmark C:+7-5 C:7-5@C D:9-8@D A:+12-0 A:12-0@A B:1-0@B
C:7-1@C D:9-9@D D:+6-5 D:mark D:pass A:9-3@D B:5-1@B C:10-3@D
D:11-10@D D:unmark A:7-0@A B:5-3@B C:8-1@C D:11-1@D A:7-6@A
B:+12-7 B:mark B:pass C:8-8@C C:8-2@C D:12-3@B A:6-0@A B:12-4@B
B:unmark C:9-2@C D:+11-6 D:mark D:pass A:10-1@D B:10-7@D C:9-0@C
D:7-2@D D:unmark A:+12-1 A:mark A:pass B:8-4@B C:4-0@A D:5-4@A
A:+10-5 A:10-5@A A:unmark B:12-8@B C:2-0@C D:+9-5 D:mark D:pass
A:10-4@A B:12-10@B C:6-2@C D:+10-10 D:pass A:3-2@D B:10-9@B
C:3-3@D! C:3-1@D
"""
end = "out"
winner = "C"
delta = { A = 41, B = 62, C = 0, D = 95 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-21"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 184, B = 13 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-21"
commitment = "c67f3819a3aae055ae293f04643dfb5e2af92e5d11d864c3a001dd3275bc1a82"
secret = "31f354ca7fa15d764b0e5dde96c74045fa43b0e8cd879f04fb8f70d481081abc"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "12-11 12-7 11-8 11-5 9-7 8-6 7-0 6-6 5-2 3-3 3-1 2-2 2-0"
deal.B = "12-4 11-9 11-3 10-3 9-8 9-5 7-3 7-2 6-3 6-2 5-1 4-2 0-0"
yard = "10-7 8-1 8-2 7-5 5-4 8-0 5-5 8-8 10-2 12-5 9-6 6-1 8-7 7-1 12-8 5-0 11-7 4-1 10-4 6-5 12-9 9-4 10-9 12-10 9-9 12-2 10-0 5-3 10-8 11-1 10-6 11-6 4-3 10-5 7-4 7-6 6-4 9-1 6-0 8-4 4-4 11-2 12-3 11-11 11-0 8-3 11-10 2-1 12-6 8-5 4-0 3-0 1-0 12-1 10-1 9-0 10-10 11-4 7-7 1-1 9-3 12-0 9-2 3-2"
play = """
_:12-12 B:12-4@B A:12-11@A B:4-2@B A:11-8@A B:7-2@B A:8-6@A
B:7-3@B A:6-6@A A:+10-7 A:mark A:pass B:6-3@A A:3-3@A A:unmark
A:3-1@A B:11-3@B A:+8-1 A:8-1@A B:11-9@B A:+8-2 A:8-2@A B:9-8@B
A:2-2@A A:5-2@A B:+7-5 B:mark B:pass A:11-5@A B:+5-4 B:pass A:+8-0
A:8-0@B B:0-0@B B:unmark B:+5-5 B:mark B:pass A:7-0@B B:7-5@B
B:unmark A:+8-8 A:mark A:pass B:9-5@B A:+10-2 A:pass B:+12-5
B:mark B:pass A:9-7@B B:+9-6 B:pass A:12-7@B B:12-5@B B:unmark
A:+6-1 A:pass B:5-5@B B:5-4@B A:+8-7 A:pass B:+7-1 B:mark B:pass
A:+12-8 A:pass B:+5-0 B:pass A:+11-7 A:11-7@A A:unmark B:+4-1
B:4-1@B B:unmark A:8-7@A B:7-1@B A:8-8@A A:12-8@A B:+10-4 B:mark
B:pass A:10-7@B B:10-4@B B:unmark A:+6-5 A:mark A:pass B:+12-9
B:12-9@A A:+9-4 A:9-4@A A:unmark B:+10-9 B:mark B:pass A:+12-10
A:mark A:pass B:+9-9 B:pass A:+12-2 A:pass B:+10-0 B:pass A:+5-3
A:pass B:+10-8 B:pass A:+11-1 A:pass B:+10-6 B:pass A:+11-6 A:pass
B:+4-3 B:4-3@A A:5-3@A A:unmark B:+10-5 B:pass A:6-5@A B:+7-4
B:7-4@B B:unmark A:6-1@A B:+7-6 B:7-6@B A:11-1@A B:10-6@B A:11-6@A
B:10-9@B A:+6-4 A:6-4@A B:9-9@B B:9-6@B A:+9-1 A:mark A:pass
B:6-2@B A:+6-0 A:pass B:+8-4 B:8-4@A A:+4-4 A:pass B:10-8@A
A:10-2@A A:unmark B:+11-2 B:11-2@B A:12-2@A B:+12-3 B:mark B:pass
A:12-10@A B:+11-11 B:11-11@B B:unmark B:+11-0 B:11-0@B A:+8-3
A:mark A:pass B:10-5@A A:+11-10 A:pass B:10-0@B A:+2-1 A:pass
B:10-3@B A:+12-6 A:pass B:12-3@B A:+8-5 A:8-5@A A:unmark B:+4-0
B:mark B:pass A:12-6@B B:+3-0 B:pass A:6-0@B B:5-0@B B:unmark
A:8-3@A B:5-1@B A:+1-0 A:mark A:pass B:3-0@A! A:1-0@A A:unmark
B:+12-1 B:12-1@B! A:2-1@A B:+10-1 B:mark B:pass A:2-0@A B:+9-0
B:pass A:+10-10 A:mark A:pass B:9-0@A A:9-1@A A:unmark B:+11-4
B:pass A:+7-7 A:mark A:pass B:10-1@A A:11-10@A A:unmark B:+1-1
B:pass A:+9-3 A:mark A:pass B:11-4@A A:4-4@A A:unmark A:+12-0
A:mark A:pass B:4-0@A! A:12-0@B B:+9-2 B:pass A:+3-2
"""
end = "blocked"
delta = { A = 51, B = 13 }

[[match.hand]]
opener = "A"
deal.A = "12-8 9-3 9-1 8-6 8-1 7-5 7-2 5-4 5-1 4-4 3-1 3-0 2-2"
deal.B = "11-5 11-4 11-1 10-6 8-2 7-1 6-5 6-1 6-0 5-0 4-2 4-0 1-0"
yard = "10-4 8-3 11-8 12-10 10-8 7-6 9-8 11-9 9-2 3-2 5-3 10-2 12-12 12-9 9-0 7-4 10-3 7-0 6-6 12-5 12-2 12-6 9-9 0-0 10-7 9-6 12-7 4-1 8-0 9-4 12-1 1-1 10-9 3-3 11-2 5-2 2-0 6-4 4-3 8-4 7-3 12-11 9-5 6-2 7-7 12-3 5-5 10-0 6-3 8-5 10-5 12-0 8-7 11-10 11-3 8-8 10-1 11-0 2-1 11-6 9-7 10-10 11-7 12-4"
play = """
_:11-11 A:+10-4 A:mark A:pass B:11-5@A A:7-5@A A:unmark B:11-4@B
A:7-2@A B:4-2@B A:2-2@A A:+8-3 A:mark A:pass B:8-2@A A:8-3@A
A:unmark B:+11-8 B:mark B:pass A:9-3@A B:+12-10 B:pass A:9-1@A
B:+10-8 B:pass A:3-1@A B:+7-6 B:pass A:3-0@A B:+9-8 B:pass A:+11-9
A:mark A:pass B:6-0@A A:8-6@A A:unmark B:+9-2 B:9-2@B B:unmark
A:12-8@A B:9-8@B A:+3-2 A:mark A:pass B:12-10@A A:10-4@A A:unmark
B:11-8@B A:5-4@A B:11-1@B A:5-1@A B:7-1@B A:8-1@A B:7-6@B A:+5-3
A:mark A:pass B:10-8@A A:+10-2 A:10-2@A A:unmark B:10-6@B A:3-2@A
B:+12-12 B:mark B:pass A:5-3@A B:+12-9 B:pass A:+9-0 A:mark A:pass
B:6-5@A A:+7-4 A:pass B:6-1@A A:+10-3 A:10-3@B B:1-0@A A:9-0@A
A:unmark B:+7-0 B:pass A:11-9@A B:+6-6 B:pass A:+12-5 A:mark
A:pass B:+12-2 B:pass A:+12-6 A:pass B:+9-9 B:pass A:+0-0 A:pass
B:+10-7 B:pass A:+9-6 A:pass B:+12-7 B:pass A:+4-1 A:pass B:+8-0
B:pass A:+9-4 A:pass B:+12-1 B:pass A:+1-1 A:pass B:+10-9 B:pass
A:+3-3 A:3-3@B A:+11-2 A:pass B:+5-2 B:pass A:+2-0 A:pass B:+6-4
B:pass A:+4-3 A:4-3@B B:6-4@B B:unmark A:11-2@A A:unmark B:6-6@B
B:+8-4 B:mark B:pass A:9-6@B B:12-9@B B:unmark A:2-0@A B:12-12@B
B:12-7@B A:0-0@A A:+7-3 A:mark A:pass B:8-0@A A:+12-11 A:pass
B:10-7@B A:+9-5 A:pass B:10-9@B A:+6-2 A:pass B:9-9@B B:+7-7
B:mark B:pass A:9-5@B B:8-4@A A:7-4@A A:unmark B:5-2@B B:unmark
A:7-3@A B:12-2@B A:+12-3 A:12-3@A B:12-1@B A:12-6@A B:+5-5 B:mark
B:pass A:6-2@A B:+10-0 B:pass A:4-1@B B:4-0@B B:unmark A:+6-3
A:mark A:pass B:10-0@B A:+8-5 A:pass B:+10-5 B:10-5@B A:+12-0
A:pass B:5-5@B B:5-0@B A:+8-7 A:pass B:7-0@B! A:+11-10 A:pass
B:7-7@B
"""
end = "out"
winner = "B"
delta = { A = 133, B = 0 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-22"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1 }
score = { A = 36, B = 100, C = 30 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-22"
commitment = "6dc7b21c9779a62a9f91be2d5b457a775ebc5805d0bf42cba0c7b90db703c2ad"
secret = "0207c2c51c40d93ad88e8fc8207acbab3a15021944a1c814b7b87eaf99e0d989"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "12-6 11-10 11-3 11-2 10-3 9-2 8-7 7-1 7-0 6-4 5-4 5-0 3-1"
deal.B = "12-7 12-3 12-0 11-6 11-0 10-8 10-4 9-3 8-8 8-4 8-2 3-2 1-0"
deal.C = "12-9 11-11 11-7 10-1 9-8 8-6 8-5 8-3 7-6 7-5 6-3 4-1 2-1"
yard = "5-5 8-1 12-8 4-0 11-9 6-6 5-3 4-4 12-1 12-4 5-1 5-2 6-5 10-0 7-3 9-0 6-2 12-11 12-2 4-2 10-10 6-1 9-9 9-4 11-8 2-0 11-5 7-2 10-7 11-4 7-7 12-10 7-4 9-5 9-6 12-5 3-0 4-3 11-1 9-7 8-0 6-0 10-6 10-5 10-2 1-1 2-2 3-3 10-9 0-0 9-1"
play = """
_:12-12 B:12-3@B C:12-9@C A:12-6@A B:3-2@B C:9-8@C A:6-4@A B:8-2@B
C:8-6@C A:5-4@A B:8-8@B B:10-8@B C:7-6@C A:5-0@A B:10-4@B C:11-7@C
A:7-0@A B:8-4@B C:11-11@C C:+5-5 C:mark C:pass A:11-10@C B:+8-1
B:8-1@B C:10-1@C C:unmark A:8-7@A B:1-0@B C:4-1@C A:+12-8 A:12-8@A
B:12-0@B C:+4-0 C:4-0@C A:+11-9 A:mark A:pass B:12-7@B C:+6-6
C:mark C:pass A:+5-3 A:pass B:11-0@C C:+4-4 C:pass A:11-9@C
B:9-3@C! C:8-3@C C:unmark A:+12-1 A:12-1@A A:unmark B:+12-4 B:mark
B:pass C:7-5@B A:7-1@A B:+5-1 B:5-1@B B:unmark C:8-5@C A:+5-2
A:mark A:pass B:+6-5 B:mark B:pass C:2-1@B A:11-2@B B:11-6@B
B:unmark C:5-5@C C:+10-0 C:mark C:pass A:5-3@C B:6-5@B! C:6-3@C
C:unmark A:+7-3 A:7-3@A A:unmark B:+9-0 B:mark B:pass C:6-6@C
C:+6-2 C:6-2@C A:11-3@A B:+12-11 B:pass C:+12-2 C:12-2@C A:5-2@B
B:+4-2 B:4-2@B B:unmark C:+10-10 C:mark C:pass A:+6-1 A:mark
A:pass B:12-11@A C:+9-9 C:pass A:+9-4 A:pass B:12-4@B! C:+11-8
C:pass A:+2-0 A:pass B:+11-5 B:mark B:pass C:+7-2 C:pass A:+10-7
A:pass B:+11-4 B:pass C:+7-7 C:pass A:+12-10 A:12-10@A A:unmark
B:+7-4 B:pass C:+9-5 C:pass A:10-7@A B:+9-6 B:pass C:+12-5
C:12-5@B A:+3-0 A:mark A:pass B:11-5@B B:unmark C:7-7@A C:7-2@A
A:9-2@A A:unmark B:11-4@B C:+4-3 C:pass A:9-4@A B:7-4@B C:+11-1
C:pass A:+9-7 A:mark A:pass B:+8-0 B:mark B:pass C:4-4@A C:4-3@A
A:9-7@B B:9-0@B B:unmark C:+6-0 C:pass A:10-3@A A:unmark B:8-0@B!
C:+10-6 C:pass A:+10-5 A:10-5@A B:+10-2 B:mark B:pass C:11-8@B
A:+1-1 A:mark A:pass B:+2-2 B:pass C:9-5@A A:+3-3 A:pass B:9-6@A
C:10-6@A A:+10-9 A:10-9@A A:unmark B:+0-0 B:pass C:11-1@B A:6-1@B
B:+9-1 B:pass C:6-0@B A:3-0@B B:pass C:pass A:3-3@B A:3-1@B
B:9-1@B B:unmark C:pass A:mark A:pass B:mark B:pass C:9-9@A
"""
end = "blocked"
delta = { A = 4, B = 16, C = 30 }

[[match.hand]]
opener = "C"
deal.A = "12-4 12-3 10-8 10-0 9-1 7-0 6-6 5-5 5-1 4-2 4-1 2-1 1-0"
deal.B = "12-8 12-7 12-2 10-10 10-7 9-9 6-5 6-2 6-0 5-3 3-1 3-0 0-0"
deal.C = "12-12 12-5 11-10 11-9 11-3 10-4 10-2 8-5 8-3 8-0 6-3 4-4 4-0"
yard = "10-3 8-6 4-3 8-2 2-2 11-4 12-10 7-2 11-0 6-4 10-5 11-7 10-6 12-0 7-1 11-2 9-2 12-6 3-2 9-6 8-7 8-8 9-5 5-2 7-3 10-9 11-6 8-4 12-11 5-4 1-1 6-1 11-1 7-7 3-3 9-4 2-0 11-8 7-6 7-5 12-1 9-8 7-4 8-1 10-1 9-0 9-7 5-0 11-5 9-3 12-9"
play = """
_:11-11 C:11-10@C A:+10-3 A:mark A:pass B:+8-6 B:mark B:pass
C:11-9@A A:9-1@A A:unmark B:+4-3 B:pass C:11-3@B A:12-3@B B:12-8@B
B:unmark C:10-4@C A:5-1@A B:8-6@B C:4-4@C C:4-0@C A:5-5@A A:+8-2
A:mark A:pass B:6-5@A C:6-3@A A:10-3@A A:unmark B:6-0@B C:8-0@C
A:10-8@A B:3-0@B C:8-5@C A:8-2@A B:5-3@B C:12-5@C A:4-2@A B:+2-2
B:mark B:pass C:12-12@C C:+11-4 C:mark C:pass A:12-4@C B:4-3@C
C:8-3@C C:unmark A:4-1@A B:+12-10 B:pass C:+7-2 C:mark C:pass
A:2-1@A B:+11-0 B:pass C:+6-4 C:pass A:+10-5 A:10-5@B B:10-10@B
B:unmark B:12-10@B C:+11-7 C:pass A:+10-6 A:mark A:pass B:12-2@A
C:+12-0 C:12-0@A A:10-0@A A:unmark B:12-7@B C:+7-1 C:pass A:10-6@A
B:10-7@B C:+11-2 C:pass A:6-6@A A:+9-2 A:mark A:pass B:6-2@A
C:11-2@A A:+12-6 A:pass B:11-0@A C:+3-2 C:pass A:7-0@A A:unmark
B:+9-6 B:mark B:pass C:10-2@B A:9-2@B B:9-9@B B:unmark B:9-6@B
C:+8-7 C:8-7@C C:unmark A:+8-8 A:mark A:pass B:+9-5 B:mark B:pass
C:11-7@A A:12-6@B B:+5-2 B:pass C:11-4@A A:+7-3 A:pass B:+10-9
B:pass C:6-4@A A:+11-6 A:11-6@A A:unmark B:+8-4 B:pass C:7-2@C
A:+12-11 A:12-11@A B:+5-4 B:pass C:3-2@C! A:+1-1 A:mark A:pass
B:+6-1 B:pass C:+11-1 C:mark C:pass A:7-3@C B:+7-7 B:7-7@C B:+3-3
B:pass C:7-1@C! C:unmark A:+9-4 A:pass B:+2-0 B:pass C:11-1@C
"""
end = "out"
winner = "C"
delta = { A = 32, B = 84, C = 0 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-23"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 4, D = 2 }
score = { A = 32, B = 72, C = 103, D = 43 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-23"
commitment = "22fc67ac41f72f08bb5bc4335e261a63cb42ee876d1abb434eebdbe95988d119"
secret = "f887d67e1bb519a89e572a2503580c79b117e4db189d1420b4641bce4db29e40"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "12-1 12-0 11-10 9-5 9-3 9-2 9-1 8-7 7-2 6-5 6-4 3-0 1-1"
deal.B = "11-11 11-9 11-7 11-4 11-1 10-8 10-4 9-6 8-8 7-5 4-1 2-2 1-0"
deal.C = "12-2 11-6 10-9 10-7 10-3 9-7 8-1 7-4 7-3 6-0 4-3 3-1 0-0"
deal.D = "12-11 12-7 10-10 10-5 9-9 8-4 8-0 7-0 6-6 5-5 5-4 5-2 5-0"
yard = "2-1 9-8 5-1 4-4 3-3 12-5 12-8 8-3 7-1 3-2 11-8 12-10 7-7 6-3 11-0 4-0 10-2 10-6 10-0 9-0 6-1 11-3 12-9 2-0 9-4 4-2 5-3 6-2 8-2 10-1 12-6 12-3 8-6 8-5 11-2 12-4 7-6 11-5"
play = """
_:12-12 C:12-2@C D:12-11@D A:12-1@A B:+2-1 B:mark B:pass C:+9-8
C:mark C:pass D:12-7@B A:7-2@B B:2-2@B B:unmark B:2-1@B C:+5-1
C:pass D:5-2@C A:9-5@C B:11-1@B C:9-7@C C:unmark D:+4-4 D:mark
D:pass A:9-1@A B:11-11@B B:11-9@B C:10-7@C D:+3-3 D:pass A:11-10@D
B:9-6@B C:10-3@D D:3-3@D D:unmark D:+12-5 D:mark D:pass A:9-3@D
B:+12-8 B:mark B:pass C:6-0@B D:9-9@D D:unmark D:+8-3 D:mark
D:pass A:9-2@D B:1-0@B B:unmark C:10-9@C D:+7-1 D:pass A:+3-2
A:3-2@D B:4-1@B C:7-3@D D:7-1@D D:unmark A:+11-8 A:mark A:pass
B:11-4@B C:9-8@A D:8-4@A A:6-4@A A:unmark B:11-7@B C:+12-10 C:mark
C:pass D:+7-7 D:mark D:pass A:6-5@A B:7-5@B C:8-1@D D:8-3@D
D:unmark A:+6-3 A:mark A:pass B:+11-0 B:mark B:pass C:5-1@A
D:12-5@B A:1-1@A A:unmark A:+4-0 A:mark A:pass B:+10-2 B:pass
C:3-1@A D:+10-6 D:mark D:pass A:12-0@B B:11-0@B B:unmark C:4-3@D
D:5-4@D D:unmark A:3-0@A A:unmark B:+10-0 B:mark B:pass C:11-6@B
D:10-6@B A:4-0@A B:10-8@B B:unmark C:+9-0 C:9-0@C C:unmark
D:10-5@D A:+6-1 A:mark A:pass B:10-4@A C:12-10@A D:10-10@D D:+11-3
D:mark D:pass A:+12-9 A:pass B:10-2@D C:0-0@C! C:+2-0 C:2-0@C
D:challenge=C C:+9-4 C:+4-2 C:mark D:+5-3 D:pass A:12-9@A A:unmark
B:12-8@B C:skip D:+6-2 D:6-2@C A:6-1@C B:+8-2 B:8-2@D C:+10-1
C:10-1@C C:unmark D:8-0@D D:unmark A:+12-6 A:mark A:pass B:+12-3
B:12-3@B C:9-4@A D:4-4@A D:+8-6 D:mark D:pass A:+8-5 A:pass
B:+11-2 B:mark B:pass C:7-4@A! D:7-7@A D:7-0@A A:6-3@B B:10-0@A
C:+12-4 C:mark C:pass D:8-6@B A:8-7@B B:+7-6 B:7-6@B B:unmark
C:+11-5 C:pass D:5-0@D D:unmark A:pass B:mark B:pass C:pass
D:6-6@B D:mark D:pass A:12-6@B B:pass C:12-4@B D:5-5@D D:unmark
D:5-3@D! A:pass B:pass C:4-2@B D:challenge=C D:11-3@D
"""
end = "out"
winner = "D"
delta = { A = 32, B = 29, C = 16, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "12-7 12-1 11-10 10-8 10-6 10-4 8-0 7-5 7-4 6-2 5-1 4-4 0-0"
deal.B = "12-5 12-0 11-9 11-6 10-2 9-7 8-7 8-2 7-7 6-4 6-0 5-0 3-3"
deal.C = "12-8 10-10 10-5 10-1 10-0 9-5 9-2 9-0 8-8 7-6 6-5 6-3 5-2"
deal.D = "12-12 12-10 12-9 11-2 11-0 9-9 9-6 9-4 9-3 7-3 6-6 5-4 1-1"
yard = "10-3 11-4 11-7 11-8 8-4 7-1 3-1 1-0 7-2 12-11 9-8 11-5 8-1 2-2 4-2 5-5 10-7 6-1 9-1 8-5 3-2 3-0 4-3 4-0 11-1 12-4 2-1 11-3 2-0 12-2 5-3 8-6 8-3 12-3 7-0 12-6 4-1 10-9"
play = """
_:11-11 D:11-2@D A:11-10@A B:11-9@B C:+10-3 C:mark C:pass D:11-0@C
A:10-4@A B:9-7@B C:9-0@C C:unmark D:+11-4 D:mark D:pass A:4-4@A
A:7-4@A B:8-7@B C:9-2@C D:+11-7 D:pass A:12-7@A B:8-2@B C:5-2@D
D:5-4@D D:unmark A:12-1@A B:10-2@B C:+11-8 C:mark C:pass D:11-4@D
A:5-1@A B:+8-4 B:mark B:pass C:10-3@B D:11-7@D A:7-5@A B:3-3@B
B:unmark B:+7-1 B:mark B:pass C:6-3@B D:9-6@B A:6-2@C B:11-6@C
C:11-8@C C:unmark D:12-9@B A:+3-1 A:mark A:pass B:7-7@A B:7-1@A
C:12-8@C D:12-12@B D:12-10@B A:10-8@B B:8-4@B B:unmark C:10-1@A
D:7-3@D A:10-6@A A:unmark B:6-4@B C:+1-0 C:mark C:pass D:9-3@D
A:+7-2 A:mark A:pass B:6-0@A C:10-0@A D:9-9@D D:9-4@D A:+12-11
A:12-11@C B:+9-8 B:mark B:pass C:7-6@B D:+11-5 D:11-5@C A:7-2@B
B:12-5@C C:10-5@A D:+8-1 D:mark D:pass A:+2-2 A:2-2@B A:+4-2
A:4-2@B B:5-0@A C:1-0@A D:8-1@A A:8-0@A A:unmark B:12-0@C! C:+5-5
C:pass D:+10-7 D:pass A:0-0@A! A:+6-1 A:mark A:pass B:+9-1 B:pass
C:+8-5 C:pass D:+3-2 D:pass A:+3-0 A:3-0@A A:unmark B:+4-3 B:4-3@B
B:unmark C:+4-0 C:4-0@D D:+11-1 D:pass A:3-1@A! B:+12-4 B:mark
B:pass C:+2-1 C:pass D:3-2@B A:6-1@A
"""
end = "out"
winner = "A"
delta = { A = 0, B = 43, C = 87, D = 43 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-24"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 0, B = 202 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-24"
commitment = "aa9da6c63e4c4b41873817dfc044d10cab2351048fcf6ada6355ff1f1cb338b7"
secret = "e76714d3ce995c4a0f750370cc97c8e6766264662cac7379942173a694467874"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "10-7 10-5 10-4 10-3 9-6 9-4 8-8 8-3 7-5 5-3 5-2 3-2 2-1"
deal.B = "12-5 11-7 11-5 10-1 10-0 9-9 9-7 7-3 6-4 6-3 6-2 5-4 4-1"
yard = "8-5 12-9 12-3 1-0 10-2 11-10 10-9 12-4 6-5 9-5 4-0 9-8 12-6 4-4 12-11 5-0 12-10 2-0 9-2 9-0 11-0 3-1 9-1 7-7 9-3 8-4 6-6 4-2 3-3 11-4 4-3 8-2 7-0 12-0 3-0 8-6 12-8 11-11 0-0 8-0 7-2 12-1 12-2 10-10 8-7 10-6 6-1 6-0 1-1 11-6 5-1 7-6 7-4 12-7 11-3 11-9 11-2 8-1 11-1 11-8 5-5 2-2 7-1 10-8"
play = """
_:12-12 A:+8-5 A:mark A:pass B:12-5@A A:10-5@A A:unmark B:+12-9
B:12-9@B A:10-7@A B:9-9@B B:9-7@B A:7-5@A B:7-3@B A:8-5@A B:6-3@B
A:8-8@A A:8-3@A B:6-4@B A:10-3@A B:5-4@B A:10-4@A B:11-5@B A:9-4@A
B:11-7@B A:9-6@A B:+12-3 B:mark B:pass A:+1-0 A:mark A:pass
B:6-2@A A:5-2@A A:unmark B:+10-2 B:pass A:5-3@A B:+11-10 B:pass
A:3-2@A B:+10-9 B:pass A:2-1@A! B:+12-4 B:pass A:1-0@A
"""
end = "out"
winner = "A"
delta = { A = 0, B = 109 }

[[match.hand]]
opener = "B"
deal.A = "12-11 12-5 12-4 12-1 11-2 10-8 9-8 7-6 7-5 6-4 6-2 3-3 3-0"
deal.B = "12-9 11-6 11-4 11-0 10-5 10-1 9-7 8-8 7-1 6-0 5-3 4-1 1-1"
yard = "1-0 10-6 5-1 9-0 5-0 11-9 4-4 11-8 6-6 9-6 12-7 8-1 5-4 12-12 10-7 10-9 4-3 10-0 6-1 10-3 9-4 7-3 11-7 3-1 8-3 7-7 10-2 6-5 9-2 9-1 5-5 8-7 7-2 6-3 9-3 11-10 4-0 8-0 8-6 0-0 2-1 12-2 9-9 4-2 7-4 8-5 12-10 12-3 10-4 8-4 8-2 11-3 2-2 12-8 5-2 7-0 9-5 10-10 12-0 11-1 12-6 2-0 3-2 11-5"
play = """
_:11-11 B:11-0@B A:12-11@A B:6-0@B A:12-5@A B:11-6@B A:7-5@A
B:11-4@B A:7-6@A B:4-1@B A:6-4@A B:1-1@B B:7-1@B A:12-4@A B:9-7@B
A:12-1@A B:12-9@B A:+1-0 A:1-0@A B:+10-6 B:mark B:pass A:3-0@A
B:+5-1 B:pass A:3-3@A A:+9-0 A:mark A:pass B:5-3@A A:+5-0 A:5-0@A
A:unmark B:+11-9 B:pass A:9-0@A B:+4-4 B:pass A:9-8@A B:+11-8
B:pass A:10-8@A B:+6-6 B:pass A:+9-6 A:mark A:pass B:10-6@A
A:9-6@A A:unmark B:+12-7 B:12-7@B B:unmark A:+8-1 A:mark A:pass
B:11-9@A A:11-2@A A:unmark B:+5-4 B:mark B:pass A:6-2@A! B:+12-12
B:pass A:+10-7 A:10-7@B! B:10-1@B B:unmark A:+10-9 A:mark A:pass
B:5-1@B A:+4-3 A:pass B:6-6@A B:+10-0 B:mark B:pass A:+6-1 A:6-1@A
A:unmark B:10-5@B B:unmark A:8-1@A B:10-0@B A:+10-3 A:mark A:pass
B:8-8@A B:11-8@A A:+9-4 A:pass B:+7-3 B:mark B:pass A:+11-7
A:11-7@A A:unmark B:+3-1 B:pass A:+8-3 A:mark A:pass B:7-3@A
A:10-3@A A:unmark B:+7-7 B:pass A:10-9@A B:+10-2 B:pass A:9-4@A
B:+6-5 B:pass A:4-3@A! B:+9-2 B:pass A:8-3@A
"""
end = "out"
winner = "A"
delta = { A = 0, B = 93 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-25"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 113, B = 35, C = 0 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-25"
commitment = "85ff6a7ac2826338de2b8316b633f7d1dd2a4e2c02180fb6f00cf8998dcbe6d9"
secret = "4cd43822866fbf910c7714917a787220e259b98778117ce256b99088bc6658f0"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "12-9 12-8 12-3 12-2 11-11 11-2 10-10 10-7 10-0 8-8 8-5 5-4 5-1"
deal.B = "11-6 11-1 10-6 10-3 9-8 7-6 7-2 6-5 6-2 6-1 5-5 5-3 3-3"
deal.C = "12-11 12-1 10-2 9-7 9-2 9-1 8-6 8-2 8-1 4-1 2-1 1-0 0-0"
yard = "10-8 11-8 3-1 4-4 7-7 5-0 1-1 10-5 8-4 7-5 9-6 3-2 11-10 6-0 9-5 7-0 11-5 9-9 8-0 12-6 3-0 9-4 7-4 11-4 12-0 5-2 4-0 6-4 7-1 4-2 6-6 11-9 12-5 9-0 10-1 11-0 6-3 9-3 10-4 12-7 7-3 8-3 2-0 10-9 12-10 11-7 4-3 12-4 8-7 11-3 2-2"
play = """
_:12-12 B:+10-8 B:mark B:pass C:12-1@C A:12-2@A B:+11-8 B:pass
C:12-11@B A:11-11@B A:11-2@B B:7-2@B B:unmark C:2-1@C A:+3-1
A:mark A:pass B:7-6@B C:9-2@C A:+4-4 A:pass B:11-6@B C:9-1@C
A:+7-7 A:pass B:11-8@B C:8-1@C A:+5-0 A:pass B:10-8@B C:8-2@C
A:+1-1 A:pass B:10-6@B C:10-2@C A:+10-5 A:pass B:6-5@B C:+8-4
C:mark C:pass A:10-0@C B:5-5@B B:5-3@B C:1-0@C C:unmark A:+7-5
A:pass B:10-3@B C:4-1@C A:+9-6 A:pass B:6-2@A C:8-4@C A:9-6@A
A:unmark B:+3-2 B:mark B:pass C:8-6@C A:10-5@B B:+11-10 B:pass
C:+6-0 C:6-0@C A:5-0@B B:+9-5 B:pass C:0-0@B! C:+7-0 C:7-0@B!
A:10-7@B B:11-10@B B:unmark C:+11-5 C:mark C:pass A:12-9@A
B:11-1@B C:+9-9 C:pass A:12-8@A B:6-1@B C:+8-0 C:8-0@C C:unmark
A:8-8@A A:8-5@A B:+12-6 B:12-6@B C:+3-0 C:mark C:pass A:5-4@A
B:9-8@C C:9-9@C C:unmark C:9-7@C A:4-4@A A:+9-4 A:9-4@A B:+7-4
B:mark B:pass C:+11-4 C:mark C:pass A:7-7@C A:7-5@C B:9-5@C
C:+12-0 C:12-0@B A:+5-2 A:mark A:pass B:+4-0 B:4-0@B B:unmark
C:+6-4 C:pass A:+7-1 A:pass B:7-4@B C:+4-2 C:pass A:+6-6 A:pass
B:+11-9 B:11-9@A C:11-4@A A:+12-5 A:pass B:+9-0 B:9-0@C C:6-4@A
A:6-6@A A:unmark A:+10-1 A:mark A:pass B:+11-0 B:mark B:pass
C:+6-3 C:6-3@A A:3-1@A A:unmark B:11-0@C C:11-5@C C:unmark A:5-1@A
B:+9-3 B:pass C:+10-4 C:mark C:pass A:7-1@B B:+12-7 B:pass C:+7-3
C:pass A:12-5@A B:+8-3 B:pass C:+2-0 C:pass A:12-3@A B:+10-9
B:pass C:+12-10 C:pass A:1-1@B A:10-1@B B:10-9@B B:unmark C:+11-7
C:pass A:5-2@C B:challenge=A A:+4-3 A:+12-4 A:mark B:9-3@A C:2-0@C
C:unmark A:skip B:+8-7 B:mark B:pass C:3-0@C A:+11-3 A:pass B:+2-2
B:pass C:7-3@C A:pass B:pass C:11-7@C A:pass B:pass C:mark C:pass
A:11-3@C B:8-3@C C:pass A:pass B:8-7@C C:pass A:pass B:12-7@C
C:12-10@C C:unmark A:pass B:pass C:10-4@C! A:pass B:pass C:4-2@C
"""
end = "out"
winner = "C"
delta = { A = 43, B = 15, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "12-5 12-3 10-10 10-4 10-2 9-7 9-0 8-8 8-0 7-3 6-2 6-1 3-0"
deal.B = "12-7 12-4 11-4 11-3 10-8 10-1 9-5 9-2 8-2 7-7 7-6 7-1 1-1"
deal.C = "12-10 11-8 11-7 11-6 10-5 10-0 9-8 9-1 8-3 6-3 5-4 5-1 5-0"
yard = "3-2 8-4 11-1 4-1 11-9 12-6 10-6 2-2 5-5 12-12 10-7 12-8 11-10 4-0 0-0 10-3 12-2 3-1 5-2 9-4 11-0 8-7 6-0 6-4 7-5 7-0 9-6 8-5 6-6 12-9 12-0 7-4 10-9 4-3 8-1 1-0 5-3 11-5 11-2 2-1 4-4 9-3 2-0 9-9 12-1 3-3 6-5 7-2 12-11 4-2 8-6"
play = """
_:11-11 C:11-8@C A:+3-2 A:mark A:pass B:11-4@A C:5-4@A A:12-5@A
A:unmark B:11-3@B C:9-8@C A:12-3@A B:+8-4 B:mark B:pass C:9-1@C
A:7-3@B B:12-7@B B:unmark C:5-1@C A:3-0@A B:12-4@B C:10-5@C
A:9-0@A B:8-4@B C:12-10@C A:9-7@A B:10-8@B C:+11-1 C:mark C:pass
A:+4-1 A:mark A:pass B:7-7@A B:7-6@A C:11-6@A A:+11-9 A:11-9@A
A:unmark B:10-1@B C:+12-6 C:12-6@C C:unmark A:+10-6 A:mark A:pass
B:9-5@A C:6-3@C A:+2-2 A:pass B:7-1@B C:8-3@C A:+5-5 A:5-5@A
A:unmark A:+12-12 A:mark A:pass B:+10-7 B:mark B:pass C:5-0@A
A:8-0@A A:unmark B:10-7@B B:unmark C:+12-8 C:12-8@C A:8-8@A
A:+11-10 A:mark A:pass B:8-2@A C:+4-0 C:mark C:pass A:2-2@A
A:unmark A:6-2@A B:+0-0 B:mark B:pass C:10-0@B A:10-6@A B:0-0@B
B:unmark B:+10-3 B:mark B:pass C:4-0@B A:10-4@A B:+12-2 B:12-2@C
C:+3-1 C:pass A:10-2@C B:10-3@C C:3-1@C C:unmark A:4-1@A B:+5-2
B:pass C:11-1@C! A:6-1@A B:+9-4 B:9-4@B B:unmark C:11-7@C
"""
end = "out"
winner = "C"
delta = { A = 70, B = 20, C = 0 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-26"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2, D = 4 }
score = { A = 33, B = 0, C = 28, D = 56 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-26"
commitment = "8bd8440ef138bd0decb27927748a3fcb3e46394340ba9f7f47388dd609d2b5a0"
secret = "f34dd1ac327245476ce804fa76fcecccb99dad07618562bc6a2755cbd44a4d29"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "12-7 11-11 11-4 11-0 9-9 8-8 8-2 7-5 7-4 6-4 6-0 5-5 3-2"
deal.B = "12-9 12-4 10-3 9-8 9-5 9-0 8-6 8-5 7-3 7-2 7-1 4-3 2-2"
deal.C = "12-5 10-9 10-8 10-7 10-1 9-1 8-4 8-0 7-6 6-1 4-4 4-1 1-1"
deal.D = "12-2 12-1 12-0 11-9 11-8 10-6 10-2 9-7 9-2 8-1 6-5 2-1 1-0"
yard = "9-3 10-5 5-2 11-3 0-0 5-4 10-4 9-4 2-0 5-3 11-5 7-0 11-10 11-2 12-8 5-1 6-2 12-6 11-1 3-0 6-3 10-0 6-6 3-1 10-10 8-3 12-10 12-3 4-0 11-6 3-3 11-7 7-7 9-6 4-2 8-7 5-0 12-11"
play = """
_:12-12 B:12-9@B C:12-5@C D:12-0@D A:12-7@A B:9-8@B C:+9-3 C:mark
C:pass D:6-5@C A:7-5@A B:8-6@C C:10-8@C C:unmark D:1-0@D A:5-5@A
A:+10-5 A:10-5@A B:8-5@B C:10-9@C D:8-1@D A:+5-2 A:mark A:pass
B:10-3@A C:9-3@A D:9-2@A A:8-2@A A:unmark B:9-5@B C:9-1@C D:11-8@D
A:8-8@A A:+11-3 A:mark A:pass B:+0-0 B:mark B:pass C:8-4@A D:9-7@B
A:11-4@A A:unmark B:7-3@B B:unmark C:10-1@C D:11-9@D A:11-11@A
A:11-3@A B:4-3@B C:10-7@C D:+5-4 D:mark D:pass A:9-9@D A:+10-4
A:mark A:pass B:9-0@D C:7-6@C D:+9-4 D:pass A:11-0@D B:12-4@B
C:6-1@C D:+2-0 D:pass A:3-2@A A:unmark B:+5-3 B:mark B:pass
C:4-1@C D:12-1@B A:5-2@A B:7-1@B B:unmark C:4-4@C C:+11-5 C:mark
C:pass D:5-4@C A:+7-0 A:mark A:pass B:7-2@B C:11-5@A D:+11-10
D:11-10@D D:unmark A:+11-2 A:11-2@A A:unmark B:2-2@B B:+12-8
B:mark B:pass C:+5-1 C:pass D:2-0@B A:7-0@B B:5-3@C C:+6-2 C:pass
D:10-6@D A:7-4@B B:+12-6 B:pass C:+11-1 C:pass D:9-4@B A:+3-0
A:3-0@C B:0-0@C B:+6-3 B:pass C:8-0@C C:unmark D:+10-0 D:mark
D:pass A:6-4@D B:+6-6 B:pass C:+3-1 C:mark C:pass D:+10-10 D:pass
A:10-4@D! B:12-8@C C:+8-3 C:pass D:10-2@D D:unmark A:+12-10
A:12-10@C! B:+12-3 B:pass C:+4-0 C:pass D:2-1@D A:+11-6 A:mark
A:pass B:+3-3 B:pass C:6-2@A D:10-10@C D:10-0@C! A:11-6@A!
A:unmark B:+11-7 B:pass C:4-0@C C:unmark D:+7-7 D:mark D:pass
A:+9-6 A:9-6@B! B:6-6@B B:unmark B:12-6@B C:11-1@D D:+4-2 D:pass
A:+8-7 A:mark A:pass B:12-3@B C:+5-0 C:mark C:pass D:4-2@C
A:+12-11 A:12-11@A A:unmark B:3-3@B B:6-3@B! C:pass D:12-2@C
A:challenge=D A:mark A:pass B:11-7@D
"""
end = "out"
winner = "B"
delta = { A = 21, B = 0, C = 28, D = 14 }

[[match.hand]]
opener = "C"
deal.A = "12-4 12-1 12-0 11-9 11-7 11-6 7-4 6-4 6-2 4-3 4-2 2-0 1-1"
deal.B = "11-8 11-2 10-9 9-9 9-8 9-4 8-7 8-2 8-0 7-7 7-2 4-0 0-0"
deal.C = "12-9 12-6 11-10 10-2 9-3 8-8 6-3 6-1 5-2 5-1 5-0 3-0 2-1"
deal.D = "12-7 12-5 11-4 10-7 10-6 10-4 10-0 9-1 8-6 8-4 6-6 5-5 5-3"
yard = "10-3 10-10 9-5 6-5 9-7 8-3 10-5 11-3 11-5 12-11 3-3 11-0 12-8 2-2 3-2 9-0 4-1 11-1 5-4 12-2 8-1 6-0 7-5 7-1 8-5 7-6 1-0 9-2 10-8 9-6 12-3 10-1 3-1 4-4 12-12 7-3 12-10 7-0"
play = """
_:11-11 C:11-10@C D:11-4@D A:11-9@A B:11-8@B C:10-2@C D:10-4@D
A:+10-3 A:mark A:pass B:9-9@A B:9-8@A C:8-8@A C:+10-10 C:mark
C:pass D:8-4@A A:12-4@A A:unmark B:8-2@C C:+9-5 C:pass D:10-0@D
A:12-1@A B:8-7@B C:+6-5 C:pass D:8-6@C A:11-6@C B:7-7@B B:7-2@B
C:+9-7 C:pass D:+8-3 D:mark D:pass A:11-7@C B:11-2@B C:9-7@C
C:unmark D:+10-5 D:pass A:12-0@D B:+11-3 B:11-3@B C:12-9@C
D:12-7@D D:unmark A:1-1@A A:+11-5 A:mark A:pass B:+12-11 B:mark
B:pass C:6-1@A D:10-6@A A:10-3@A A:unmark B:+3-3 B:3-3@B B:unmark
B:+11-0 B:mark B:pass C:9-3@B D:9-1@B A:4-3@A B:+12-8 B:pass
C:5-1@B D:12-5@B A:7-4@A B:12-11@B B:unmark C:12-6@C D:10-7@D
A:+2-2 A:mark A:pass B:11-0@B C:6-5@C D:10-5@D A:+3-2 A:pass
B:8-0@B C:9-5@C D:5-3@D A:+9-0 A:pass B:12-8@B C:+4-1 C:mark
C:pass D:8-3@D A:9-0@C B:4-0@C C:4-1@C C:unmark D:+11-1 D:mark
D:pass A:+5-4 A:pass B:+12-2 B:12-2@B C:2-1@C D:+8-1 D:8-1@D
D:unmark A:+6-0 A:pass B:+7-5 B:7-5@A C:5-2@A D:11-1@D A:6-2@A
A:unmark B:+7-1 B:mark B:pass C:+8-5 C:mark C:pass D:+7-6 D:mark
D:pass A:11-5@D B:+1-0 B:pass C:8-5@D D:+9-2 D:9-2@B A:6-4@A
B:10-9@B B:unmark C:+10-8 C:10-8@D D:+9-6 D:pass A:5-4@A B:+12-3
B:mark B:pass C:10-10@B C:+10-1 C:10-1@B D:+3-1 D:3-1@B A:4-2@C
B:12-3@B B:unmark C:+4-4 C:4-4@C C:unmark C:+12-12 C:mark C:pass
D:+7-3 D:pass A:+12-10 A:mark A:pass B:9-4@C C:5-0@A D:9-6@C
A:12-10@D B:1-0@A C:6-3@C C:unmark D:+7-0 D:pass A:pass B:7-1@A!
C:3-0@C! D:7-3@A A:3-2@A A:unmark B:mark B:pass C:12-12@B
"""
end = "out"
winner = "C"
delta = { A = 12, B = 0, C = 0, D = 42 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-27"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 26, B = 128 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-27"
commitment = "d2d888efa7e49828b6fb2c7fc8f7151012b3d5f7d6cbbf4986fc89c0d2f8453d"
secret = "f8ab5a9913f77684659c7cfc3677024ffd2c82a4c54c62de905ff6ef9fdb9548"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "11-7 11-1 11-0 10-6 8-5 7-3 6-5 6-4 6-3 6-2 5-2 3-2 3-0"
deal.B = "12-6 11-4 11-3 10-3 9-9 9-1 8-4 8-2 7-1 6-1 5-3 4-4 2-0"
yard = "6-6 10-2 12-3 9-3 9-8 8-6 12-11 0-0 12-9 10-1 11-9 1-0 10-7 9-6 8-3 12-2 10-5 10-4 12-0 4-1 5-1 11-11 12-4 2-2 3-3 12-10 12-8 9-2 10-0 11-8 6-0 7-7 7-2 9-0 8-0 1-1 7-0 7-6 10-10 9-5 2-1 5-4 8-7 9-7 5-0 4-0 10-9 11-2 5-5 11-6 4-2 9-4 8-8 10-8 11-5 12-7 12-1 3-1 12-5 7-4 8-1 11-10 7-5 4-3"
play = """
_:12-12 A:+6-6 A:mark A:pass B:12-6@A A:6-6@A A:unmark A:6-3@A
B:+10-2 B:mark B:pass A:7-3@A B:+12-3 B:12-3@B B:unmark A:11-7@A
B:11-3@B A:11-0@A B:11-4@B A:3-0@A B:8-4@B A:3-2@A B:8-2@B A:6-2@A
B:10-2@B A:6-5@A B:10-3@B A:8-5@A B:5-3@B A:+9-3 A:mark A:pass
B:+9-8 B:9-8@A A:9-3@A A:unmark B:+8-6 B:mark B:pass A:5-2@B
B:2-0@B B:unmark A:+12-11 A:mark A:pass B:+0-0 B:0-0@B B:+12-9
B:mark B:pass A:+10-1 A:pass B:+11-9 B:pass A:+1-0 A:1-0@B B:9-1@B
B:unmark A:+10-7 A:pass B:12-9@B A:+9-6 A:pass B:+8-3 B:8-3@A
A:+12-2 A:pass B:8-6@A A:10-6@A A:unmark B:+10-5 B:mark B:pass
A:10-7@A B:+10-4 B:pass A:12-11@B B:11-9@B B:unmark A:+12-0 A:mark
A:pass B:7-1@A A:11-1@A A:unmark B:9-9@B B:+4-1 B:mark B:pass
A:9-6@B B:6-1@B B:unmark A:+5-1 A:mark A:pass B:4-1@B A:+11-11
A:11-11@A A:unmark A:+12-4 A:mark A:pass B:+2-2 B:mark B:pass
A:+3-3 A:pass B:+12-10 B:pass A:+12-8 A:pass B:+9-2 B:pass A:+10-0
A:pass B:+11-8 B:11-8@A A:12-8@A A:unmark B:10-4@B B:unmark
A:12-4@A B:12-10@B A:6-4@A B:+6-0 B:mark B:pass A:12-0@B B:6-0@B
B:unmark A:+7-7 A:mark A:pass B:+7-2 B:mark B:pass A:+9-0 A:pass
B:+8-0 B:pass A:+1-1 A:pass B:+7-0 B:pass A:+7-6 A:7-6@A A:unmark
B:+10-10 B:pass A:7-7@A A:+9-5 A:mark A:pass B:7-2@A A:12-2@A
A:unmark B:+2-1 B:pass A:+5-4 A:mark A:pass B:+8-7 B:pass A:+9-7
A:pass B:+5-0 B:pass A:+4-0 A:pass B:+10-9 B:pass A:+11-2 A:pass
B:+5-5 B:pass A:+11-6 A:11-6@B B:+4-2 B:pass A:11-2@B B:9-2@B
B:unmark A:+9-4 A:pass B:10-9@B A:+8-8 A:pass B:10-10@B B:10-5@B
A:+10-8 A:pass B:5-5@B B:5-0@B A:+11-5 A:pass B:8-0@B A:+12-7
A:12-7@A A:unmark B:8-7@B A:9-7@A B:7-0@B A:9-5@A B:+12-1 B:mark
B:pass A:11-5@A B:+3-1 B:pass A:9-0@B B:+12-5 B:pass A:9-4@B
B:4-4@B B:unmark B:4-2@B A:+7-4 A:mark A:pass B:2-2@B B:2-1@B
A:+8-1 A:pass B:12-1@B A:+11-10 A:11-10@A A:unmark B:12-5@B!
A:10-8@A B:+7-5 B:7-5@B! A:8-8@A A:8-1@A B:+4-3 B:mark B:pass
A:10-1@A B:pass A:10-0@A B:pass A:4-0@A B:pass A:5-4@A B:pass
A:5-1@A B:pass A:7-4@B B:4-3@B! B:unmark A:1-1@A! A:mark A:pass
B:3-1@A
"""
end = "out"
winner = "B"
delta = { A = 6, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "12-10 12-3 10-7 10-2 10-1 9-8 9-1 8-6 7-5 6-6 6-3 5-4 2-2"
deal.B = "12-12 12-8 11-9 10-3 9-9 9-6 8-1 7-7 7-3 6-0 4-3 4-2 1-1"
yard = "8-3 10-6 4-1 11-5 9-3 12-4 8-7 1-0 8-8 11-0 6-1 2-1 5-3 11-1 2-0 11-10 12-6 7-1 10-5 5-1 11-8 11-6 4-4 5-2 9-0 11-7 11-2 5-0 10-9 10-10 9-5 12-5 3-1 10-4 9-7 9-2 7-4 3-3 3-0 12-0 7-6 3-2 12-7 6-4 12-9 12-2 4-0 5-5 7-0 8-4 10-0 6-5 6-2 11-4 8-0 9-4 8-2 11-3 8-5 0-0 7-2 12-1 10-8 12-11"
play = """
_:11-11 B:11-9@B A:+8-3 A:mark A:pass B:9-9@B B:9-6@B A:+10-6
A:pass B:6-0@B A:+4-1 A:pass B:+11-5 B:11-5@A A:7-5@A A:unmark
B:+9-3 B:mark B:pass A:10-7@A B:+12-4 B:pass A:10-6@A B:+8-7
B:pass A:6-6@A A:8-6@A B:+1-0 B:1-0@B B:unmark A:9-8@A B:8-1@B
A:9-1@A B:12-8@B A:10-1@A B:12-12@B B:12-4@B A:12-10@A B:4-3@B
A:12-3@A B:10-3@B A:6-3@A B:+8-8 B:mark B:pass A:10-2@B B:4-2@B
B:unmark A:+11-0 A:mark A:pass B:+6-1 B:6-1@A A:4-1@A A:unmark
B:+2-1 B:mark B:pass A:5-4@A B:+5-3 B:pass A:+11-1 A:mark A:pass
B:5-3@A A:8-3@A A:unmark B:+2-0 B:pass A:+11-10 A:mark A:pass
B:8-8@A B:8-7@A A:+12-6 A:pass B:7-7@A B:7-3@A A:+7-1 A:pass
B:9-3@A A:+10-5 A:pass B:+5-1 B:pass A:+11-8 A:pass B:+11-6 B:pass
A:+4-4 A:4-4@B A:+5-2 A:pass B:+9-0 B:pass A:+11-7 A:pass B:+11-2
B:pass A:+5-0 A:pass B:+10-9 B:pass A:+10-10 A:pass B:+9-5 B:pass
A:+12-5 A:pass B:+3-1 B:pass A:+10-4 A:10-4@B B:10-9@A A:10-10@A
A:unmark A:11-10@A B:+9-7 B:pass A:11-8@A B:+9-2 B:pass A:10-5@B
B:9-5@B B:unmark A:+7-4 A:mark A:pass B:9-7@B A:+3-3 A:pass B:+3-0
B:mark B:pass A:11-7@B B:11-6@B B:unmark A:+12-0 A:pass B:+7-6
B:7-6@B A:+3-2 A:pass B:+12-7 B:12-7@B A:+6-4 A:pass B:+12-9
B:12-9@B A:+12-2 A:pass B:9-2@B A:+4-0 A:pass B:11-2@B A:+5-5
A:pass B:+7-0 B:mark B:pass A:11-0@B B:9-0@B B:unmark A:+8-4
A:8-4@A A:unmark B:+10-0 B:mark B:pass A:7-4@A B:+6-5 B:pass
A:7-1@A B:+6-2 B:pass A:11-1@A B:+11-4 B:pass A:+8-0 A:mark A:pass
B:11-4@A A:6-4@A A:unmark B:+9-4 B:9-4@B B:unmark A:12-6@A B:+8-2
B:mark B:pass A:12-5@A B:+11-3 B:pass A:5-5@A A:5-2@A B:+8-5
B:pass A:12-2@A B:+0-0 B:pass A:12-0@A B:+7-2 B:pass A:8-0@A
B:+12-1 B:pass A:4-0@B B:10-0@B B:unmark A:+10-8 A:10-8@A B:+12-11
"""
end = "blocked"
delta = { A = 20, B = 128 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-28"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 44, B = 16, C = 30 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-28"
commitment = "7fefa77be3f5e17e9438bb6c38a11bd1dce3557614c23bdcafc9692ebd70b365"
secret = "62b68e51541d473eef0903ccda3797da450c8cd4ed9ac43b8dcaf1fcd168394c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "11-10 11-7 11-1 9-6 9-4 9-2 9-1 7-3 5-2 4-4 4-3 4-2 2-1"
deal.B = "12-5 12-0 11-9 11-8 11-6 11-5 10-5 9-3 8-1 7-0 6-2 5-4 5-3"
deal.C = "12-8 10-10 10-4 9-8 8-0 7-6 7-2 7-1 6-5 6-3 5-1 4-0 2-2"
yard = "12-4 10-8 11-11 6-4 8-3 10-2 4-1 9-9 8-7 9-5 11-4 6-0 6-6 6-1 3-2 5-0 12-3 11-2 1-0 7-5 8-2 10-1 3-0 0-0 12-2 1-1 8-8 7-4 10-0 3-3 12-9 10-7 3-1 12-7 9-0 10-9 11-0 9-7 7-7 8-5 12-11 8-4 11-3 10-6 2-0 10-3 12-1 12-10 5-5 12-6 8-6"
play = """
_:12-12 C:12-8@C A:+12-4 A:12-4@A B:12-5@B C:9-8@C A:9-4@A
B:11-5@B C:+10-8 C:mark C:pass A:9-6@A B:11-8@B C:+11-11 C:pass
A:9-2@C B:8-1@B C:7-2@C C:unmark A:+6-4 A:6-4@A B:+8-3 B:mark
B:pass C:7-6@C A:4-4@A A:4-3@A B:+10-2 B:pass C:6-5@C A:7-3@A
B:+4-1 B:4-1@B B:unmark C:5-1@C A:11-7@A B:5-4@B C:7-1@C A:11-10@A
B:10-5@B C:+9-9 C:mark C:pass A:+8-7 A:8-7@C B:10-2@B C:10-8@C
C:unmark A:+9-5 A:mark A:pass B:6-2@B C:10-10@A C:10-4@A A:4-2@A
A:unmark B:11-6@B C:+11-4 C:mark C:pass A:5-2@A B:11-9@B C:+6-0
C:pass A:9-5@A B:9-3@B C:+6-6 C:pass A:9-1@A B:5-3@B C:+6-1 C:pass
A:11-1@A! B:+3-2 B:mark B:pass C:+5-0 C:5-0@B A:+12-3 A:mark
A:pass B:12-0@B B:unmark C:11-11@A C:11-4@A A:+11-2 A:pass B:+1-0
B:mark B:pass C:4-0@A A:12-3@B B:7-0@A C:6-3@B A:+7-5 A:7-5@A
A:unmark B:+8-2 B:pass C:6-6@B C:6-1@B A:2-1@B! B:8-2@B B:unmark
C:+10-1 C:10-1@C C:unmark A:+3-0 A:mark A:pass B:8-3@B C:+0-0
C:mark C:pass A:+12-2 A:pass B:1-0@C! C:8-0@C C:unmark A:+1-1
A:pass B:3-2@B
"""
end = "out"
winner = "B"
delta = { A = 32, B = 0, C = 28 }

[[match.hand]]
opener = "A"
deal.A = "12-7 12-3 12-2 11-5 11-3 10-0 9-7 9-4 8-5 8-4 8-0 5-1 2-2"
deal.B = "11-8 11-6 11-4 10-10 10-7 10-1 9-5 8-7 7-3 7-1 6-5 4-4 2-0"
deal.C = "12-4 10-9 10-2 9-1 9-0 6-4 6-3 5-5 5-3 4-3 4-1 3-3 2-1"
yard = "3-1 7-4 4-2 9-3 11-7 12-9 7-7 8-3 10-3 10-5 10-6 12-10 12-12 8-6 12-1 9-2 7-2 7-6 11-2 4-0 5-2 9-6 10-8 12-11 3-0 12-6 12-5 9-8 7-5 3-2 12-8 5-0 10-4 11-9 7-0 5-4 11-10 9-9 8-2 6-2 11-0 12-0 6-0 11-1 0-0 1-1 8-8 1-0 6-6 6-1 8-1"
play = """
_:11-11 A:11-5@A B:11-6@B C:+3-1 C:mark C:pass A:8-5@A B:6-5@B
C:+7-4 C:pass A:8-4@A B:9-5@B C:+4-2 C:pass A:9-4@A B:11-8@C
C:+9-3 C:pass A:9-7@A B:8-7@C C:7-4@C C:unmark A:12-7@A B:+11-7
B:mark B:pass C:10-9@B A:12-3@A B:10-1@B B:unmark C:12-4@C
A:11-3@A B:7-1@B C:+12-9 C:12-9@C A:+7-7 A:mark A:pass B:10-7@B
C:9-3@C A:+8-3 A:pass B:11-7@A C:6-3@C A:7-7@A A:unmark A:+10-3
A:mark A:pass B:7-3@A C:6-4@C A:10-3@A A:unmark B:10-10@B B:+10-5
B:10-5@B C:4-3@C A:10-0@A B:+10-6 B:mark B:pass C:5-5@B C:5-3@B
A:8-0@A B:+12-10 B:pass C:3-3@B C:3-1@B A:8-3@A B:+12-12 B:pass
C:9-1@B A:+8-6 A:mark A:pass B:+12-1 B:pass C:9-0@B A:+9-2 A:pass
B:2-0@B B:unmark C:+7-2 C:mark C:pass A:+7-6 A:pass B:+11-2
B:11-2@B C:+4-0 C:pass A:+5-2 A:pass B:11-4@B C:+9-6 C:pass
A:+10-8 A:pass B:4-4@B B:+12-11 B:mark B:pass C:4-2@B A:12-2@B
B:12-12@B B:unmark B:12-11@B C:+3-0 C:3-0@A A:+12-6 A:pass B:+12-5
B:mark B:pass C:4-0@A A:+9-8 A:pass B:+7-5 B:pass C:4-1@A A:5-1@A
A:unmark B:+3-2 B:3-2@C C:10-2@C C:unmark A:5-2@A B:+12-8 B:pass
C:+5-0 C:mark C:pass A:9-2@A B:10-6@C C:9-6@C C:unmark A:9-8@A
B:+10-4 B:pass C:+11-9 C:11-9@B A:10-8@A B:+7-0 B:pass C:+5-4
C:mark C:pass A:+11-10 A:11-10@A B:+9-9 B:9-9@B B:unmark C:+8-2
C:pass A:+6-2 A:mark A:pass B:+11-0 B:11-0@A C:5-0@A A:+12-0
A:pass B:7-5@A C:7-2@A A:6-2@A A:unmark B:+6-0 B:mark B:pass
C:+11-1 C:pass A:12-6@A B:+0-0 B:pass C:+1-1 C:pass A:12-0@A
B:+8-8 B:pass C:+1-0 C:pass A:+6-6 A:mark A:pass B:6-0@A C:+6-1
C:6-1@A A:+8-1 A:8-1@A A:unmark B:pass C:pass A:8-6@A B:pass
C:pass A:7-6@A B:pass C:pass A:mark A:pass B:7-0@A C:1-0@A A:pass
B:12-1@A C:pass A:pass B:12-10@A C:pass A:pass B:10-4@A C:5-4@A
A:pass B:12-5@A C:pass A:pass B:12-8@A C:8-2@A A:2-2@A! A:unmark
A:mark A:pass B:pass C:2-1@A A:pass B:pass C:11-1@A!
"""
end = "blocked"
delta = { A = 12, B = 16, C = 2 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-29"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 4, D = 3 }
score = { A = 8, B = 33, C = 94, D = 36 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-29"
commitment = "7cafbdbac54fea3e3f7e6d266d99380e7f22b42a93f87d930414fa2281df22b7"
secret = "81cab19391b8d8e1a9db4300c86e4946cdc1153c914df3b10a022092ff47020e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "12-6 12-0 11-11 11-1 11-0 10-10 10-8 10-2 10-0 9-9 9-4 7-4 3-1"
deal.B = "12-11 12-7 12-1 9-0 8-8 8-7 8-6 7-5 7-3 6-0 2-2 2-0 1-1"
deal.C = "12-5 11-10 11-9 11-6 11-4 10-9 10-5 9-7 9-2 8-2 7-7 5-1 2-1"
deal.D = "12-9 12-2 11-8 11-3 11-2 10-3 9-3 6-3 5-5 5-3 4-2 3-3 1-0"
yard = "12-10 3-2 0-0 7-0 8-1 8-0 12-3 9-5 12-4 4-3 11-5 4-4 11-7 6-4 5-0 10-4 10-7 10-1 7-1 9-8 5-2 7-6 8-3 9-6 6-5 3-0 8-4 6-2 5-4 4-1 6-1 8-5 9-1 6-6 4-0 7-2 10-6 12-8"
play = """
_:12-12 C:12-5@C D:12-9@D A:12-0@A B:12-11@B C:10-5@C D:9-3@D
A:10-0@A B:+12-10 B:mark B:pass C:11-10@C D:11-8@B A:10-2@A
B:8-8@B B:unmark B:8-7@B C:11-9@C D:11-3@D A:+3-2 A:3-2@A B:12-7@B
C:9-7@C D:11-2@D A:3-1@A B:12-10@B C:7-7@C C:+0-0 C:mark C:pass
D:+7-0 D:7-0@C A:11-0@C B:+8-1 B:mark B:pass C:10-9@B D:12-2@D
A:9-4@B B:+8-0 B:pass C:11-4@B D:+12-3 D:12-3@D A:11-1@C B:12-1@C
C:11-6@B D:6-3@B A:12-6@C B:8-6@C C:8-2@C C:unmark D:10-3@B
A:10-10@B A:10-8@B B:8-1@B B:unmark C:9-2@C D:5-3@D A:+9-5 A:mark
A:pass B:1-1@A B:+12-4 B:mark B:pass C:2-1@A D:4-2@A A:7-4@A
A:unmark B:+4-3 B:pass C:5-1@B! D:5-5@B D:+11-5 D:11-5@B A:11-11@B
A:+4-4 A:mark A:pass B:+11-7 B:11-7@B B:unmark C:+6-4 C:mark
C:pass D:+5-0 D:5-0@D A:9-5@C B:7-5@A C:+10-4 C:pass D:1-0@D!
A:+10-7 A:pass B:7-3@B C:+10-1 C:pass D:+7-1 D:7-1@D! A:+9-8
A:pass B:4-3@B C:+5-2 C:5-2@C C:unmark D:+7-6 D:7-6@D! A:+8-3
A:pass B:12-4@B C:+9-6 C:mark C:pass D:+6-5 D:6-5@A! A:+3-0 A:pass
B:6-0@A C:0-0@A C:+8-4 C:pass D:+6-2 D:mark D:pass A:3-0@A
A:unmark B:2-2@C B:2-0@C C:6-4@D D:+5-4 D:5-4@D D:unmark A:8-3@A
B:9-0@C! C:9-6@C C:unmark D:+4-1 D:mark D:pass A:9-8@A B:+6-1
B:mark B:pass C:+8-5 C:8-5@D D:+9-1 D:pass A:9-9@A A:+6-6 A:mark
A:pass B:+4-0 B:pass C:+7-2 C:mark C:pass D:9-1@A A:6-6@C A:+10-6
A:10-6@C B:8-0@D C:10-1@A D:+12-8 D:12-8@B A:10-7@A! A:unmark
B:4-0@D! C:10-4@D D:pass A:mark A:pass B:pass C:7-2@A! D:6-2@A
A:pass B:6-1@A
"""
end = "out"
winner = "B"
delta = { A = 8, B = 0, C = 12, D = 11 }

[[match.hand]]
opener = "D"
deal.A = "12-8 11-7 11-2 10-3 10-2 9-4 8-6 7-2 5-2 4-0 2-1 2-0 1-1"
deal.B = "11-9 11-3 10-8 10-7 10-5 10-1 8-4 7-7 7-1 6-3 4-2 3-2 1-0"
deal.C = "12-10 12-9 12-6 12-2 11-1 11-0 10-10 9-3 8-3 8-1 8-0 7-6 6-5"
deal.D = "12-11 12-5 11-8 11-5 10-4 9-8 8-8 8-7 7-3 5-5 5-3 5-0 2-2"
yard = "12-7 8-2 4-4 9-2 6-2 12-3 4-3 7-4 0-0 7-0 6-6 12-12 10-9 6-0 9-7 9-5 3-1 6-1 8-5 4-1 10-0 5-1 3-3 3-0 12-0 9-9 9-1 11-4 12-4 9-0 6-4 11-10 11-6 10-6 9-6 7-5 5-4 12-1"
play = """
_:11-11 D:12-11@D A:11-2@A B:11-9@B C:11-1@C D:12-5@D A:2-0@A
B:+12-7 B:mark B:pass C:12-9@B D:11-5@D A:12-8@B B:10-8@B B:unmark
C:8-1@C D:11-8@D A:4-0@A B:10-7@B C:8-0@C D:9-8@D A:9-4@A B:12-7@B
C:11-0@C D:+8-2 D:mark D:pass A:+4-4 A:mark A:pass B:+9-2 B:9-2@A
C:12-2@A D:+6-2 D:pass A:+12-3 A:12-3@A A:unmark B:+4-3 B:mark
B:pass C:12-10@B D:10-4@B A:4-4@B A:+7-4 A:7-4@B B:7-7@B B:unmark
B:7-1@B C:9-3@D D:7-3@D D:unmark A:10-3@A B:10-1@B C:+0-0 C:mark
C:pass D:8-7@D A:11-7@C B:10-5@B C:7-6@C C:unmark D:8-8@D D:8-2@D
A:10-2@A B:+7-0 B:mark B:pass C:12-6@C D:5-5@B D:5-3@B A:2-1@A
B:11-3@B B:unmark C:+6-6 C:mark C:pass D:6-2@D A:1-1@A A:+12-12
A:mark A:pass B:1-0@A C:0-0@A C:+10-9 C:pass D:5-0@A! A:5-2@A
A:unmark B:+6-0 B:mark B:pass C:+9-7 C:pass D:+9-5 D:mark D:pass
A:8-6@D B:8-4@D C:+3-1 C:pass D:+6-1 D:pass A:7-2@A! B:4-3@D
C:8-3@D D:+8-5 D:8-5@D D:unmark A:12-12@C
"""
end = "out"
winner = "A"
delta = { A = 0, B = 33, C = 82, D = 25 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-30"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 161, B = 199 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-30"
commitment = "cfe6cd56edad6dd7bc642d968b35af1d5c909c040f56f54be4dfc6af0be65d09"
secret = "0c83da950e87179c92f73c8fd03349f8ae148bffd3100ebe4b42492b6ed55484"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "12-10 12-2 12-1 11-10 11-5 10-7 10-6 9-8 8-8 8-4 7-7 3-3 3-0"
deal.B = "12-5 12-3 11-4 10-10 10-1 9-7 9-6 9-2 7-6 7-5 7-3 3-2 1-0"
yard = "12-6 3-1 8-2 9-0 11-8 4-0 6-0 5-2 10-3 4-2 11-1 12-9 0-0 6-2 11-3 9-1 10-9 7-2 6-4 11-0 8-7 5-5 10-0 10-8 11-7 5-4 2-0 8-3 5-1 5-3 2-1 10-4 10-2 7-1 5-0 10-5 6-5 6-3 8-6 11-11 12-8 4-1 8-1 7-0 8-0 6-1 9-5 12-7 12-0 2-2 12-11 12-4 11-9 4-3 9-4 8-5 11-2 1-1 4-4 7-4 11-6 9-9 9-3 6-6"
play = """
_:12-12 B:12-3@B A:12-10@A B:7-3@B A:11-10@A B:9-7@B A:11-5@A
B:9-6@B A:+12-6 A:mark A:pass B:7-6@B A:+3-1 A:pass B:7-5@B A:+8-2
A:pass B:12-5@A A:12-6@A A:unmark B:+9-0 B:mark B:pass A:10-6@A
B:+11-8 B:pass A:10-7@A B:+4-0 B:pass A:7-7@A A:+6-0 A:mark A:pass
B:+5-2 B:pass A:+10-3 A:pass B:+4-2 B:pass A:+11-1 A:pass B:+12-9
B:pass A:+0-0 A:pass B:+6-2 B:pass A:+11-3 A:pass B:+9-1 B:pass
A:+10-9 A:pass B:+7-2 B:7-2@A A:12-2@A A:unmark B:5-2@B B:unmark
A:12-1@A B:9-2@B A:11-1@A B:12-9@B A:11-3@A B:+6-4 B:mark B:pass
A:10-3@A B:+11-0 B:pass A:10-9@A B:+8-7 B:pass A:9-8@A B:+5-5
B:pass A:8-8@A A:8-4@A B:+10-0 B:pass A:+10-8 A:mark A:pass
B:11-4@A A:+11-7 A:11-7@A A:unmark B:+5-4 B:pass A:+2-0 A:mark
A:pass B:8-7@A A:10-8@A A:unmark B:+8-3 B:pass A:+5-1 A:mark
A:pass B:10-10@A B:10-0@A A:6-0@A A:unmark B:+5-3 B:pass A:+2-1
A:mark A:pass B:6-4@A A:+10-4 A:10-4@A A:unmark B:+10-2 B:pass
A:+7-1 A:mark A:pass B:10-2@A A:8-2@A A:unmark B:+5-0 B:pass
A:+10-5 A:mark A:pass B:11-8@A A:+6-5 A:pass B:11-0@A A:3-0@A
A:unmark B:+6-3 B:pass A:3-3@A A:3-1@A B:+8-6 B:pass A:7-1@A
B:+11-11 B:pass A:+12-8 A:12-8@B B:8-3@B B:unmark A:+4-1 A:mark
A:pass B:6-3@B A:+8-1 A:pass B:6-2@B A:+7-0 A:7-0@A A:unmark
B:3-2@B A:2-0@A B:5-3@B A:2-1@A B:5-5@B B:5-0@B A:8-1@A B:9-0@B
A:+8-0 A:8-0@A B:9-1@B A:0-0@A A:+6-1 A:mark A:pass B:1-0@A
A:6-1@A A:unmark B:10-1@B A:6-5@A B:+9-5 B:mark B:pass A:10-5@A
B:+12-7 B:pass A:+12-0 A:mark A:pass B:+2-2 B:pass A:+12-11 A:pass
B:+12-4 B:pass A:+11-9 A:pass B:+4-3 B:pass A:+9-4 A:pass B:+8-5
B:pass A:+11-2 A:pass B:+1-1 B:pass A:+4-4 A:pass B:+7-4 B:pass
A:+11-6 A:pass B:+9-9 B:pass A:+9-3 A:pass B:+6-6
"""
end = "blocked"
delta = { A = 129, B = 171 }

[[match.hand]]
opener = "A"
deal.A = "12-9 12-1 11-7 11-6 10-0 9-7 8-4 8-2 7-5 7-4 5-0 2-0 0-0"
deal.B = "12-7 10-3 10-2 9-8 9-1 7-0 6-3 6-1 5-5 5-2 4-2 3-3 1-0"
yard = "10-7 11-10 6-0 9-0 7-3 4-0 8-0 4-4 11-1 10-4 3-1 7-1 4-3 12-2 11-2 12-3 11-4 8-1 9-2 8-3 12-4 10-8 12-8 7-6 3-2 10-10 11-0 9-6 9-4 11-3 11-8 2-1 12-12 6-2 5-1 6-5 12-6 7-7 9-3 10-9 8-7 12-10 9-5 5-3 12-11 2-2 8-5 5-4 8-6 12-5 8-8 10-5 9-9 6-6 10-1 11-9 10-6 3-0 11-5 4-1 7-2 12-0 1-1 6-4"
play = """
_:11-11 A:11-7@A B:+10-7 B:mark B:pass A:11-6@B B:6-3@B B:unmark
A:9-7@A B:10-3@B A:12-9@A B:10-7@B A:12-1@A B:12-7@B A:+11-10
A:mark A:pass B:9-1@A A:+6-0 A:pass B:9-8@A A:8-4@A A:unmark
B:+9-0 B:mark B:pass A:7-4@A B:+7-3 B:pass A:7-5@A B:+4-0 B:pass
A:5-0@A B:+8-0 B:pass A:10-0@A B:+4-4 B:pass A:11-10@A B:+11-1
B:pass A:+10-4 A:mark A:pass B:11-1@A A:+3-1 A:3-1@A A:unmark
B:+7-1 B:pass A:+4-3 A:4-3@A B:+12-2 B:12-2@B B:unmark A:10-4@A
B:4-2@B A:+11-2 A:mark A:pass B:4-4@B B:4-0@B A:+12-3 A:pass
B:7-0@B A:+11-4 A:pass B:7-1@B A:+8-1 A:pass B:1-0@B A:+9-2 A:pass
B:9-0@B A:+8-3 A:pass B:10-2@A A:11-2@A A:unmark B:+12-4 B:mark
B:pass A:11-4@A B:+10-8 B:pass A:9-2@B B:5-2@B B:unmark A:+12-8
A:mark A:pass B:5-5@B B:+7-6 B:mark B:pass A:+3-2 A:pass B:+10-10
B:pass A:+11-0 A:pass B:+9-6 B:pass A:+9-4 A:pass B:+11-3 B:pass
A:+11-8 A:pass B:+2-1 B:pass A:+12-12 A:pass B:+6-2 B:pass A:+5-1
A:5-1@B B:6-1@B B:unmark A:9-4@A A:unmark B:7-6@B A:+6-5 A:mark
A:pass B:7-3@B A:+12-6 A:pass B:11-3@B A:+7-7 A:pass B:9-6@A
A:12-6@A A:unmark B:+9-3 B:mark B:pass A:12-12@A A:12-8@A B:+10-9
B:pass A:11-8@A B:+8-7 B:pass A:11-0@A B:+12-10 B:pass A:6-0@A
B:+9-5 B:pass A:6-5@A B:+5-3 B:pass A:+12-11 A:12-11@B B:12-10@B
B:unmark A:+2-2 A:mark A:pass B:10-10@B B:10-9@B A:+8-5 A:8-5@A
A:unmark B:9-3@B A:8-3@A B:3-3@B B:5-3@B A:12-3@A B:9-5@B A:+5-4
A:mark A:pass B:12-4@A A:5-4@A A:unmark B:+8-6 B:mark B:pass
A:+12-5 A:12-5@A B:+8-8 B:pass A:+10-5 A:mark A:pass B:+9-9
B:9-9@B B:unmark B:+6-6 B:mark B:pass A:+10-1 A:pass B:+11-9
B:11-9@B B:unmark A:+10-6 A:pass B:+3-0 B:mark B:pass A:+11-5
A:11-5@B B:+4-1 B:pass A:10-5@B B:10-8@B B:unmark A:+7-2 A:pass
B:8-8@B B:8-6@B A:+12-0 A:12-0@A A:unmark B:6-6@B B:6-2@B A:2-0@A
B:2-1@B A:8-2@A B:4-1@B A:8-1@A B:+1-1 B:mark B:pass A:10-1@A
B:+6-4 B:6-4@B B:unmark A:10-6@A
"""
end = "blocked"
delta = { A = 32, B = 28 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-31"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 8, B = 0, C = 21 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-31"
commitment = "f923d1f8228c67f980a46d8e78bdc05183eae166146e0fa5538e4ac87adaf4b1"
secret = "2ed16fc31afbac8fe11313ba008e3b96797869acee8b3e3bbfcbceb554cc735c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "11-9 11-8 11-5 11-3 10-9 10-4 10-0 8-3 8-1 7-6 6-5 5-0 3-2"
deal.B = "12-9 12-0 11-0 10-5 9-8 9-5 9-0 8-6 8-4 7-2 7-1 6-2 3-1"
deal.C = "12-7 11-11 10-8 10-7 10-2 9-4 8-8 7-5 6-4 5-3 4-4 4-1 2-0"
yard = "10-1 12-8 9-2 7-0 2-1 4-3 0-0 9-7 8-0 5-2 5-4 8-7 8-5 4-2 3-0 12-6 10-10 12-2 5-1 6-6 10-6 10-3 1-1 9-1 7-7 12-4 8-2 5-5 6-0 11-2 12-1 11-4 12-5 11-7 7-3 1-0 6-3 9-9 2-2 12-11 9-6 11-10 11-1 11-6 12-10 12-3 6-1 7-4 9-3 3-3 4-0"
play = """
_:12-12 A:+10-1 A:mark A:pass B:12-9@A C:9-4@A A:10-4@A A:unmark
B:12-0@B C:12-7@C A:10-9@A B:11-0@B C:7-5@C A:11-9@A B:+12-8
B:mark B:pass C:11-11@B C:+9-2 C:mark C:pass A:11-5@B B:10-5@B
B:unmark C:5-3@C C:unmark A:11-8@A B:+7-0 B:mark B:pass C:10-8@B
A:8-3@B B:3-1@B B:unmark C:+2-1 C:mark C:pass A:8-1@A B:7-1@B
C:+4-3 C:4-3@C C:unmark A:10-1@A B:7-2@B C:4-1@C A:10-0@A B:6-2@B
C:2-1@C A:5-0@A B:8-6@B C:10-2@C A:6-5@A B:12-8@B C:10-7@C A:7-6@A
B:+0-0 B:mark B:pass C:+9-7 C:9-7@C A:+8-0 A:mark A:pass B:7-0@A
C:2-0@A A:3-2@A A:unmark B:+5-2 B:pass C:9-2@C A:11-3@A! B:+5-4
B:pass C:+8-7 C:mark C:pass A:+8-5 A:mark A:pass B:5-2@C C:+4-2
C:pass A:8-5@C! B:9-8@C C:+3-0 C:pass A:+12-6 A:12-6@B! B:9-5@C
C:6-4@B A:+10-10 A:pass B:8-4@B B:unmark C:+12-2 C:pass A:+5-1
A:5-1@C B:+6-6 B:mark B:pass C:8-8@B C:8-7@B A:+10-6 A:pass
B:+10-3 B:pass C:+1-1 C:1-1@C C:unmark C:+9-1 C:9-1@C A:+7-7
A:7-7@B A:+12-4 A:pass B:+8-2 B:pass C:+5-5 C:mark C:pass A:+6-0
A:pass B:+11-2 B:pass C:+12-1 C:pass A:+11-4 A:pass B:+12-5 B:pass
C:+11-7 C:11-7@B A:11-4@A A:unmark B:11-2@B B:unmark C:+7-3 C:pass
A:12-4@A B:8-2@B C:+1-0 C:pass A:+6-3 A:mark A:pass B:12-5@A
C:5-5@A C:+9-9 C:pass A:+2-2 A:pass B:5-4@A C:9-9@C C:unmark
C:+12-11 C:mark C:pass A:+9-6 A:9-6@C B:6-6@C B:+11-10 B:mark
B:pass C:+11-1 C:pass A:10-6@C B:11-10@C C:4-2@A A:2-2@A A:unmark
A:+11-6 A:mark A:pass B:+12-10 B:pass C:12-2@A A:11-6@C B:12-10@A
C:+12-3 C:pass A:10-10@A A:unmark A:+6-1 A:mark A:pass B:10-3@A
C:12-3@A A:6-1@C B:+7-4 B:pass C:12-1@C C:unmark A:8-0@B B:9-0@B
B:unmark C:12-11@A A:+9-3 A:pass B:+3-3 B:mark B:pass C:11-1@A
A:9-3@B B:3-3@B B:unmark B:+4-0 B:mark B:pass C:7-3@B A:pass
B:7-4@B B:unmark C:1-0@A A:6-0@A! A:unmark B:4-0@B! C:mark C:pass
A:6-3@A
"""
end = "out"
winner = "A"
delta = { A = 0, B = 0, C = 11 }

[[match.hand]]
opener = "B"
deal.A = "11-6 11-3 11-1 10-2 10-0 9-2 8-3 8-1 6-5 6-2 4-4 3-1 2-0"
deal.B = "12-6 12-1 11-9 11-5 11-4 10-9 10-8 10-6 7-4 7-2 5-5 5-1 3-0"
deal.C = "12-10 12-5 12-4 12-3 11-10 10-10 10-5 9-9 9-1 9-0 8-6 8-0 6-1"
yard = "1-1 0-0 8-2 7-5 5-2 7-7 6-3 4-1 5-4 9-8 2-1 11-7 9-6 10-4 10-7 4-3 12-2 10-3 8-4 12-8 12-12 9-7 7-6 9-3 6-6 2-2 8-7 7-0 4-2 10-1 9-4 11-0 8-5 3-3 7-3 5-3 11-2 12-0 12-7 12-9 9-5 12-11 8-8 6-0 1-0 11-8 4-0 5-0 3-2 6-4 7-1"
play = """
_:11-11 B:11-9@B C:11-10@C A:11-6@A B:10-9@B C:12-10@C A:6-2@A
B:10-8@B C:12-5@C A:10-2@A B:+1-1 B:mark B:pass C:8-6@B A:6-5@B
B:11-5@B B:unmark C:10-5@C A:10-0@A B:11-4@B C:10-10@C C:+0-0
C:mark C:pass A:+8-2 A:mark A:pass B:10-6@C C:6-1@C C:unmark
A:2-0@A A:unmark B:7-4@B C:9-1@C A:8-2@A B:7-2@B C:9-0@C A:8-1@A
B:+7-5 B:mark B:pass C:8-0@C A:11-1@A B:+5-2 B:5-2@B B:unmark
C:+7-7 C:mark C:pass A:11-3@A B:7-5@B C:+6-3 C:pass A:8-3@A B:+4-1
B:mark B:pass C:7-7@B C:+5-4 C:pass A:+9-8 A:mark A:pass B:+2-1
B:pass C:+11-7 C:11-7@B A:9-8@A A:unmark B:+9-6 B:pass C:+10-4
C:pass A:9-2@A B:+10-7 B:pass C:+4-3 C:pass A:+12-2 A:12-2@A
B:+10-3 B:pass C:+8-4 C:8-4@C C:unmark A:+12-8 A:12-8@A B:+12-12
B:pass C:5-4@C A:+9-7 A:mark A:pass B:+7-6 B:pass C:+9-3 C:mark
C:pass A:+6-6 A:pass B:5-5@C B:5-1@C C:+2-2 C:pass A:3-1@C
B:10-3@C C:10-4@C C:unmark A:+8-7 A:8-7@A A:unmark B:+7-0 B:pass
C:4-3@C A:9-7@A B:+4-2 B:pass C:6-3@C A:+10-1 A:mark A:pass
B:9-6@A C:+9-4 C:mark C:pass A:6-6@A A:unmark A:+11-0 A:mark
A:pass B:12-6@A C:12-3@A A:11-0@B B:3-0@A C:0-0@A C:+8-5 C:pass
A:+3-3 A:pass B:7-0@A C:+7-3 C:7-3@A A:3-3@A A:unmark A:+5-3
A:5-3@A B:7-6@C C:+11-2 C:pass A:+12-0 A:12-0@B B:12-12@B B:unmark
B:12-1@B C:+12-7 C:12-7@C C:unmark A:+12-9 A:mark A:pass B:4-1@B
C:12-4@C A:+9-5 A:9-5@A A:unmark B:4-2@B C:9-4@C A:12-9@A B:2-1@B
C:9-9@C C:9-3@C A:+12-11 A:12-11@A B:1-1@B! B:+8-8 B:mark B:pass
C:+6-0 C:mark C:pass A:10-1@B! B:10-7@B! B:unmark C:+1-0 C:pass
A:+11-8 A:11-8@A! B:+4-0 B:mark B:pass C:+5-0 C:pass A:+3-2
A:3-2@C! B:+6-4 B:pass C:11-2@C C:unmark A:+7-1 A:7-1@B! B:pass
C:1-0@B A:mark A:pass B:8-8@A B:pass C:8-5@A A:pass B:4-0@B!
B:unmark C:5-0@A A:pass B:6-4@B
"""
end = "out"
winner = "B"
delta = { A = 8, B = 0, C = 10 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-32"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 4, C = 3, D = 1 }
score = { A = 44, B = 127, C = 50, D = 21 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-32"
commitment = "1dc3a7a1b4a2b16e1835253aa2acd42ebd0726d3bb2703a6d3e2a788f39a1d02"
secret = "1c5a86889702b223f644aea3b37ef8dda0b1c54fc2c46c256ddf0ca2c4e93c6b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "12-9 12-8 12-1 11-4 10-9 8-1 8-0 7-2 6-0 4-4 3-3 3-0 2-0"
deal.B = "12-6 12-5 12-4 11-11 11-2 10-4 9-7 9-3 9-2 7-5 6-4 4-3 4-0"
deal.C = "12-11 12-3 12-0 11-8 11-5 10-7 9-8 8-6 8-4 8-2 7-3 5-2 3-2"
deal.D = "12-7 11-9 11-6 11-0 10-10 10-6 10-5 8-5 8-3 7-7 5-5 5-1 0-0"
yard = "9-4 4-1 9-0 6-5 8-8 9-6 11-7 3-1 8-7 4-2 9-9 6-6 6-1 10-0 5-0 11-3 12-10 2-2 11-10 6-2 1-1 5-4 9-1 10-1 10-2 7-1 7-6 2-1 12-2 11-1 7-4 10-3 5-3 6-3 7-0 10-8 1-0 9-5"
play = """
_:12-12 D:12-7@D A:12-9@A B:12-6@B C:12-11@C D:7-7@D D:+9-4 D:mark
D:pass A:7-2@D B:9-2@D C:11-8@C D:11-9@D D:unmark A:10-9@A B:6-4@B
C:9-8@C D:11-6@D A:+4-1 A:mark A:pass B:10-4@B C:10-7@A D:10-6@D
A:+9-0 A:pass B:9-7@A C:+6-5 C:mark C:pass D:10-10@D D:10-5@D
A:9-0@A A:unmark B:9-3@C C:12-3@C C:unmark D:5-5@D D:8-5@D A:8-0@A
B:+8-8 B:mark B:pass C:12-0@C D:8-3@D A:12-8@A B:+9-6 B:pass
C:+11-7 C:mark C:pass D:11-0@C A:12-1@A B:11-2@C C:8-2@C C:unmark
D:+3-1 D:3-1@D A:8-1@A B:+8-7 B:pass C:8-6@C D:5-1@D A:+4-2 A:mark
A:pass B:8-7@A C:11-7@A D:+9-9 D:mark D:pass A:11-4@A A:unmark
B:12-5@D C:6-5@C D:+6-6 D:pass A:4-4@A A:4-2@A B:12-4@D C:11-5@C
D:9-4@D D:unmark A:2-0@A B:+6-1 B:pass C:+10-0 C:10-0@B D:9-9@D
D:+5-0 D:mark D:pass A:+11-3 A:mark A:pass B:9-6@D C:+12-10 C:mark
C:pass D:6-6@D D:unmark D:+2-2 D:mark D:pass A:6-0@D B:4-0@A
C:8-4@A D:0-0@B D:5-0@B! A:11-3@C B:4-3@C C:5-2@B D:2-2@B
"""
end = "out"
winner = "D"
delta = { A = 14, B = 57, C = 37, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "12-9 11-7 10-7 10-6 9-7 9-5 9-3 9-1 8-7 8-6 7-2 4-1 1-0"
deal.B = "11-9 11-0 10-3 9-8 9-4 9-0 8-2 7-3 7-1 6-5 4-3 3-1 2-2"
deal.C = "11-5 11-4 11-3 11-1 10-9 10-5 9-6 7-7 7-4 6-4 5-5 5-3 1-1"
deal.D = "12-5 12-4 12-3 11-10 10-4 8-8 8-3 8-0 7-6 7-0 6-3 6-2 2-1"
yard = "12-8 3-2 4-2 10-0 9-2 5-1 10-10 12-2 12-0 5-2 5-0 8-5 4-0 0-0 12-7 6-6 12-10 11-8 3-0 12-6 5-4 4-4 10-8 9-9 11-6 12-1 7-5 10-2 8-1 10-1 12-12 6-1 8-4 12-11 11-2 2-0 6-0 3-3"
play = """
_:11-11 A:11-7@A B:11-9@B C:11-5@C D:11-10@D A:10-7@A B:9-8@B
C:10-5@C D:10-4@D A:10-6@A B:8-2@B C:10-9@C D:12-4@D A:8-6@A
B:2-2@B B:+12-8 B:mark B:pass C:+3-2 C:3-2@B D:12-3@D A:8-7@A
B:4-3@B B:unmark C:9-6@C D:8-3@D A:9-7@A B:9-4@B C:6-4@C D:8-8@D
D:8-0@D A:12-9@A B:9-0@B C:11-4@C D:7-0@D A:+4-2 A:mark A:pass
B:11-0@B C:11-3@C D:7-6@D A:+10-0 A:pass B:12-8@A C:5-3@C D:6-2@D
A:+9-2 A:pass B:+5-1 B:mark B:pass C:11-1@B D:2-1@B A:9-2@B
B:+10-10 B:pass C:5-5@C C:+12-2 C:mark C:pass D:12-5@C! A:9-5@B
B:5-1@B B:unmark C:12-2@C C:unmark D:+12-0 D:mark D:pass A:7-2@D
B:7-3@D C:+5-2 C:5-2@C D:6-3@D! D:unmark A:+5-0 A:pass B:7-1@B
C:+8-5 C:8-5@A D:+4-0 D:mark D:pass A:5-0@A A:unmark B:6-5@D
C:+0-0 C:mark C:pass D:+12-7 D:pass A:10-0@A B:+6-6 B:mark B:pass
C:7-7@B C:7-4@B D:4-0@B A:1-0@B B:3-1@B B:unmark C:+12-10 C:pass
D:+11-8 D:pass A:+3-0 A:mark A:pass B:10-3@B C:12-10@A D:12-7@A
A:+12-6 A:pass B:10-10@B B:+5-4 B:mark B:pass C:+4-4 C:pass
D:+10-8 D:10-8@B A:+9-9 A:pass B:5-4@D C:challenge=B B:+11-6
B:+12-1 C:4-4@D C:+7-5 C:pass D:+10-2 D:pass A:4-2@D B:skip
C:7-5@A D:10-2@D D:unmark A:+8-1 A:8-1@B B:12-1@B B:unmark C:+10-1
C:pass D:+12-12 D:mark D:pass A:+6-1 A:pass B:+8-4 B:mark B:pass
C:10-1@D D:12-12@B D:12-0@B! A:3-0@B B:+12-11 B:pass C:1-1@D!
C:+11-2 C:pass D:+2-0 D:pass A:9-1@D B:+6-0 B:pass C:+3-3 C:3-3@B
C:pass D:pass A:9-3@B B:pass C:pass D:pass A:9-9@B
"""
end = "blocked"
delta = { A = 30, B = 70, C = 13, D = 21 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-33"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 61, B = 59 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-33"
commitment = "aea299ccd3c25759daf03ce7785e30598b1022842b8e0daa2096403398796f94"
secret = "09c9856f73be2a84db2c151c1600a96c7dcf79f3f39ec45db996e0aa7ce801b2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "12-5 11-5 11-1 10-9 10-8 9-9 8-2 7-7 7-6 7-0 6-1 4-2 3-3"
deal.B = "12-10 12-1 12-0 11-6 9-6 9-4 9-2 9-0 8-3 5-5 5-1 3-0 0-0"
yard = "11-0 10-1 7-2 12-6 11-9 6-6 7-5 3-2 7-4 3-1 12-4 6-4 10-4 1-1 9-1 11-3 6-3 2-1 12-11 6-5 7-3 10-3 4-1 9-5 6-0 4-0 8-7 8-0 10-5 8-4 12-9 8-8 12-2 10-10 11-10 2-0 10-0 12-8 5-2 6-2 7-1 2-2 11-11 8-6 12-7 9-8 5-0 8-1 11-2 12-3 10-6 1-0 11-8 9-3 5-3 8-5 9-7 4-4 5-4 10-7 4-3 10-2 11-7 11-4"
play = """
_:12-12 A:12-5@A B:12-10@B A:11-5@A B:+11-0 B:mark B:pass A:10-9@B
B:9-6@B B:unmark A:11-1@A B:11-6@B A:6-1@A B:11-0@B A:7-6@A
B:12-0@B A:7-0@A B:12-1@B A:+10-1 A:mark A:pass B:9-0@A A:9-9@A
A:unmark A:+7-2 A:mark A:pass B:9-4@A A:4-2@A A:unmark B:5-1@B
A:8-2@A B:5-5@B B:+12-6 B:mark B:pass A:+11-9 A:mark A:pass B:+6-6
B:pass A:+7-5 A:7-5@B B:8-3@A A:7-7@B A:7-2@B B:9-2@B B:unmark
A:3-3@A A:unmark A:+3-2 A:3-2@A B:+7-4 B:mark B:pass A:11-9@B
B:+3-1 B:pass A:+12-4 A:mark A:pass B:+6-4 B:pass A:+10-4 A:pass
B:+1-1 B:pass A:+9-1 A:pass B:+11-3 B:11-3@B B:unmark A:+6-3
A:pass B:3-1@B A:+2-1 A:2-1@A A:unmark B:1-1@B B:+12-11 B:mark
B:pass A:9-1@B B:+6-5 B:pass A:10-1@A B:+7-3 B:pass A:10-4@A
B:+10-3 B:pass A:12-4@A B:+4-1 B:pass A:+9-5 A:9-5@B B:6-5@B
B:unmark A:+6-0 A:mark A:pass B:12-11@A A:+4-0 A:pass B:12-6@B
A:+8-7 A:pass B:+8-0 B:mark B:pass A:+10-5 A:pass B:+8-4 B:pass
A:+12-9 A:12-9@B B:+8-8 B:pass A:+12-2 A:pass B:+10-10 B:pass
A:+11-10 A:11-10@A A:unmark B:+2-0 B:pass A:10-8@A B:+10-0 B:pass
A:8-7@A B:+12-8 B:pass A:+5-2 A:mark A:pass B:7-4@A A:4-0@A
A:unmark B:+6-2 B:pass A:6-0@A B:+7-1 B:pass A:6-3@A B:+2-2 B:pass
A:+11-11 A:mark A:pass B:10-3@A A:10-5@A A:unmark B:+8-6 B:pass
A:5-2@A B:+12-7 B:pass A:12-2@A B:challenge=A A:+9-8 A:+5-0 A:mark
B:12-8@A A:skip B:8-8@A B:8-6@A A:9-8@B B:6-6@A B:6-4@A A:+8-1
A:8-1@B B:8-4@A A:+11-2 A:pass B:8-0@A A:5-0@A A:unmark B:7-1@B
B:unmark A:+12-3 A:mark A:pass B:12-7@B A:+10-6 A:pass B:+1-0
B:mark B:pass A:12-3@B B:7-3@B B:unmark A:+11-8 A:pass B:+9-3
B:mark B:pass A:+5-3 A:5-3@A A:unmark B:+8-5 B:pass A:+9-7 A:9-7@B
B:9-3@B B:unmark A:+4-4 A:mark A:pass B:3-0@A A:+5-4 A:pass
B:10-0@A A:10-6@A A:unmark B:+10-7 B:mark B:pass A:+4-3 A:4-3@B
B:4-1@B B:unmark A:+10-2 A:mark A:pass B:6-2@A A:10-2@A A:unmark
B:1-0@B A:+11-7 A:mark A:pass B:10-10@A B:10-7@A A:11-7@A A:unmark
B:2-0@B A:11-11@A A:11-2@A B:2-2@B A:+11-4
"""
end = "blocked"
delta = { A = 51, B = 13 }

[[match.hand]]
opener = "B"
deal.A = "12-9 12-0 10-8 10-7 10-3 9-7 9-0 8-3 8-1 7-7 6-5 6-0 1-1"
deal.B = "12-10 12-6 9-9 9-8 9-4 9-1 8-0 7-2 6-4 6-3 5-0 3-3 1-0"
yard = "7-3 7-5 6-2 4-0 12-1 9-3 11-0 2-2 11-2 11-10 11-6 11-8 10-6 12-5 10-2 12-3 2-0 4-3 9-2 10-10 10-0 12-11 7-0 8-2 3-0 6-1 10-1 5-3 5-4 7-6 10-9 7-1 0-0 8-5 10-4 4-1 11-7 11-3 3-1 5-2 7-4 6-6 8-6 4-4 12-12 11-5 2-1 11-9 12-4 8-7 12-8 9-6 11-4 11-1 12-2 10-5 3-2 5-5 4-2 12-7 8-4 5-1 8-8 9-5"
play = """
_:11-11 B:+7-3 B:mark B:pass A:+7-5 A:mark A:pass B:+6-2 B:pass
A:+4-0 A:pass B:+12-1 B:pass A:+9-3 A:pass B:+11-0 B:11-0@A
A:9-0@A A:unmark B:+2-2 B:pass A:9-3@A B:+11-2 B:11-2@B B:unmark
A:10-3@A B:7-2@B A:10-8@A B:7-3@B A:8-3@A B:6-3@B A:+11-10 A:mark
A:pass B:12-6@B A:+11-6 A:pass B:12-10@B A:+11-8 A:pass B:3-3@A
B:+10-6 B:mark B:pass A:+12-5 A:pass B:+10-2 B:pass A:+12-3
A:12-3@A A:unmark B:10-6@B B:unmark A:12-9@A B:6-4@B A:9-7@A
B:9-4@B A:7-7@A A:10-7@A B:9-9@B B:9-8@B A:11-10@A B:8-0@B
A:11-8@A B:5-0@B A:8-1@A B:+2-0 B:mark B:pass A:6-5@B B:6-2@B
B:unmark A:1-1@A A:+4-3 A:mark A:pass B:12-1@A A:12-0@A A:unmark
B:10-2@B A:4-0@A B:+9-2 B:mark B:pass A:4-3@A B:+10-10 B:10-10@B
B:unmark B:+10-0 B:10-0@B A:+12-11 A:mark A:pass B:2-0@B A:+7-0
A:pass B:9-2@B A:+8-2 A:pass B:9-1@B A:+3-0 A:3-0@A A:unmark
B:1-0@B! A:7-0@A B:+6-1 B:mark B:pass A:6-0@B B:6-1@B! B:unmark
A:7-5@A B:+10-1 B:10-1@B! A:12-5@A B:+5-3 B:mark B:pass A:12-11@A
B:+5-4 B:pass A:11-6@A! B:+7-6 B:pass A:+10-9 A:10-9@B
B:challenge=A A:+7-1 A:+0-0 A:mark B:7-6@A A:skip B:+8-5 B:pass
A:7-1@A A:unmark B:+10-4 B:pass A:+4-1 A:4-1@A B:+11-7 B:pass
A:+11-3 A:mark A:pass B:10-4@A A:+3-1 A:pass B:+5-2 B:pass A:+7-4
A:pass B:+6-6 B:pass A:+8-6 A:pass B:+4-4 B:pass A:+12-12 A:pass
B:+11-5 B:pass A:+2-1 A:pass B:+11-9 B:11-9@B B:unmark A:+12-4
A:pass B:11-7@B A:+8-7 A:pass B:+12-8 B:mark B:pass A:8-7@B
B:12-8@B B:unmark A:+9-6 A:pass B:+11-4 B:mark B:pass A:12-12@B
A:12-4@B B:11-4@B B:unmark A:+11-1 A:pass B:11-5@B A:+12-2 A:pass
B:8-5@B A:+10-5 A:10-5@A A:unmark B:+3-2 B:mark B:pass A:8-6@B
B:6-6@B B:unmark B:+5-5 B:mark B:pass A:9-6@B B:+4-2 B:pass
A:+12-7 A:mark A:pass B:5-5@A B:5-4@A A:7-4@A A:unmark B:+8-4
B:pass A:12-7@A B:+5-1 B:pass A:12-2@A B:+8-8 B:pass A:2-1@A
B:+9-5 B:9-5@B B:unmark A:11-1@A B:5-3@B A:11-3@A B:3-2@B A:3-1@A
B:5-2@B A:mark A:pass B:5-1@A
"""
end = "blocked"
delta = { A = 10, B = 46 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-34"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 78, B = 24, C = 14 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-34"
commitment = "3a57a1ef172dfa7b967edc139304cff955e160203884b2f90c7a62eaa5eb7217"
secret = "7f3d26b5e5d5cd15586f7cc3f8908ec4e9873755e248f2b8b2abf6b012ae68f3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "12-8 11-11 11-7 10-9 9-7 9-5 8-8 8-7 8-5 8-0 5-1 4-1 3-0"
deal.B = "12-0 11-10 11-9 11-6 11-4 10-5 8-2 5-4 4-4 2-2 2-1 1-0 0-0"
deal.C = "12-7 12-3 11-8 11-3 10-10 10-6 10-4 9-2 9-0 7-3 7-0 5-0 4-2"
yard = "3-2 8-6 11-1 12-11 9-4 12-1 11-2 6-4 10-2 10-8 1-1 12-2 5-5 12-10 7-4 11-5 10-3 4-3 10-7 6-6 7-5 6-1 6-3 3-1 11-0 12-5 2-0 9-3 7-6 12-6 8-3 3-3 12-9 5-3 6-0 8-4 9-8 5-2 8-1 7-7 7-2 10-1 7-1 10-0 12-4 9-9 9-6 6-5 6-2 4-0 9-1"
play = """
_:12-12 A:12-8@A B:12-0@B C:12-7@C A:8-8@A A:8-7@A B:0-0@B B:1-0@B
C:7-3@C A:11-7@A B:2-1@B C:12-3@C A:11-11@A A:+3-2 A:mark A:pass
B:11-10@A C:10-10@A C:10-6@A A:+8-6 A:8-6@A A:unmark B:2-2@B
B:8-2@B C:+11-1 C:mark C:pass A:8-5@A B:+12-11 B:12-11@C C:11-8@C
C:unmark A:9-5@A B:+9-4 B:mark B:pass C:+12-1 C:mark C:pass
A:10-9@A B:+11-2 B:pass C:+6-4 C:pass A:8-0@B B:+10-2 B:pass
C:9-0@B A:9-7@B B:+10-8 B:10-8@C C:7-0@B A:3-0@B B:10-5@C C:11-3@B
A:5-1@C B:11-9@B B:unmark C:12-1@C C:unmark A:+1-1 A:mark A:pass
B:9-4@B C:10-4@A A:4-1@A A:unmark B:11-4@B C:+12-2 C:12-2@C
A:1-1@A! A:+5-5 A:mark A:pass B:+12-10 B:mark B:pass C:11-1@A
A:+7-4 A:pass B:11-2@B B:unmark C:9-2@C A:+11-5 A:11-5@A A:unmark
B:10-2@B C:+10-3 C:mark C:pass A:5-5@A A:+4-3 A:mark A:pass
B:5-4@A C:6-4@A A:+10-7 A:pass B:11-6@A C:+6-6 C:pass A:+7-5
A:pass B:12-10@B C:decline A:challenge=B B:+6-1 B:+6-3 B:mark
C:+3-1 C:pass A:+11-0 A:11-0@A A:unmark B:skip C:+12-5 C:12-5@B
A:7-5@B B:+2-0 B:pass C:+9-3 C:9-3@C C:unmark A:10-7@B B:+7-6
B:pass C:10-3@B A:4-3@B B:4-4@B B:unmark B:+12-6 B:mark B:pass
C:4-2@B A:3-2@B! B:6-3@B B:unmark C:3-1@C A:+8-3 A:mark A:pass
B:12-6@B C:5-0@A! A:+3-3 A:pass B:+12-9 B:12-9@B C:+5-3 C:5-3@A!
A:8-3@A A:unmark B:+6-0 B:mark B:pass C:+8-4 C:mark C:pass A:+9-8
A:9-8@A B:6-1@C C:6-6@C! C:unmark C:+5-2 C:mark C:pass A:+8-1
A:mark A:pass B:6-0@C C:+7-7 C:pass A:+7-2 A:pass B:2-0@C! C:5-2@C
C:unmark A:+10-1 A:pass B:+7-1 B:pass C:+10-0 C:mark C:pass
A:+12-4 A:pass B:+9-9 B:9-9@A B:+9-6 B:9-6@A C:+6-5 C:6-5@A A:+6-2
A:pass B:+4-0 B:pass C:+9-1 C:9-1@B A:10-1@B B:pass C:10-0@B
A:pass B:4-0@B B:unmark C:pass A:pass B:mark B:pass C:8-4@B!
A:8-1@B B:7-1@B! B:unmark C:pass A:pass B:7-6@B
"""
end = "out"
winner = "B"
delta = { A = 50, B = 0, C = 14 }

[[match.hand]]
opener = "B"
deal.A = "12-4 12-0 11-9 11-8 10-4 10-0 9-9 5-0 4-4 4-0 3-1 2-1 1-0"
deal.B = "12-2 11-7 11-5 9-6 9-2 7-3 6-2 5-5 5-4 5-2 3-3 2-0 1-1"
deal.C = "12-6 12-1 11-6 11-4 10-1 9-8 9-7 8-5 8-2 6-6 6-5 6-0 5-1"
yard = "10-3 6-1 12-3 9-3 8-7 10-5 10-2 10-10 7-4 12-8 11-2 9-1 7-2 8-1 7-7 8-3 3-0 12-10 8-4 9-0 11-1 4-2 7-0 0-0 9-4 2-2 7-5 12-11 3-2 12-12 9-5 6-4 10-7 11-10 4-3 6-3 12-7 10-8 7-6 11-3 10-9 12-5 4-1 8-0 11-0 10-6 12-9 8-8 8-6 5-3 7-1"
play = """
_:11-11 B:11-5@B C:11-6@C A:11-9@A B:5-5@B B:5-2@B C:12-6@C
A:9-9@A A:+10-3 A:mark A:pass B:9-2@A C:8-2@A A:11-8@A A:unmark
B:6-2@B C:12-1@C A:+6-1 A:mark A:pass B:9-6@B C:11-4@A A:12-4@A
A:unmark B:+12-3 B:mark B:pass C:9-8@B A:12-0@A B:+9-3 B:pass
C:8-5@B A:10-0@A B:5-4@B B:unmark C:10-1@C A:10-4@A B:+8-7 B:mark
B:pass C:+10-5 C:10-5@C A:4-4@A A:4-0@A B:+10-2 B:pass C:6-5@C
A:5-0@A B:+10-10 B:pass C:6-6@C C:6-0@C A:+7-4 A:7-4@B B:11-7@B
B:unmark C:+12-8 C:mark C:pass A:1-0@C B:1-1@C B:+11-2 B:mark
B:pass C:5-1@C C:unmark A:+9-1 A:mark A:pass B:11-2@B B:unmark
C:+7-2 C:mark C:pass A:+8-1 A:pass B:12-2@B C:+7-7 C:pass A:+8-3
A:pass B:12-3@B C:+3-0 C:pass A:+12-10 A:pass B:3-3@B B:7-3@B
C:+8-4 C:pass A:+9-0 A:pass B:8-7@B C:+11-1 C:pass A:+4-2 A:pass
B:+7-0 B:mark B:pass C:12-8@B A:12-10@B B:10-10@B B:unmark
B:10-2@B C:+0-0 C:pass A:+9-4 A:pass B:2-0@B C:+2-2 C:pass A:+7-5
A:7-5@A A:unmark B:7-0@B! C:+12-11 C:pass A:+3-2 A:mark A:pass
B:+12-12 B:mark B:pass C:9-7@A A:9-4@A A:unmark B:+9-5 B:9-5@C
C:7-7@B C:7-2@B A:9-1@C B:+6-4 B:pass C:2-2@B C:+10-7 C:pass
A:4-2@B B:6-4@B B:unmark C:11-1@C C:unmark A:+11-10 A:mark A:pass
B:+4-3 B:4-3@A C:3-0@A A:9-0@A A:unmark B:+6-3 B:6-3@B C:12-11@C
A:+12-7 A:mark A:pass B:9-3@B! C:+10-8 C:mark C:pass A:12-7@C
B:+7-6 B:7-6@C! C:+11-3 C:pass A:6-1@C B:+10-9 B:10-9@B! C:+12-5
C:pass A:8-1@C B:+4-1 B:mark B:pass C:10-8@B A:8-3@B B:+8-0
B:8-0@C C:11-3@B A:11-10@B B:+11-0 B:11-0@C C:10-7@B A:+10-6
A:pass B:+12-9 B:12-9@A C:12-5@A A:+8-8 A:pass B:+8-6 B:pass
C:+5-3 C:5-3@A A:10-3@A A:unmark B:+7-1 B:7-1@B B:unmark C:pass
A:10-6@A B:4-1@B C:pass A:mark A:pass B:8-6@A! C:8-4@A!
"""
end = "blocked"
delta = { A = 28, B = 24, C = 0 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-35"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 3, C = 2, D = 1 }
score = { A = 50, B = 43, C = 42, D = 36 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-35"
commitment = "3233099e63a93372a24f456a5b30e83724911881531cec7860bdcda9a50232b7"
secret = "c21914fe39deb83b0695fc242cbee4c05081d9692f2e5a9c617175310a872116"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "12-4 12-1 12-0 11-10 11-7 11-1 9-8 9-0 8-8 6-3 6-1 5-5 5-0"
deal.B = "12-5 11-8 9-9 9-2 9-1 8-0 7-5 7-4 6-4 5-2 4-0 1-1 1-0"
deal.C = "11-11 11-5 11-0 10-8 9-5 9-4 8-5 8-3 6-0 4-3 3-3 2-2 0-0"
deal.D = "11-4 11-2 10-9 8-4 8-2 7-7 7-3 7-0 6-2 4-4 4-2 3-2 3-1"
yard = "2-0 6-5 9-3 11-3 10-2 5-1 11-9 12-6 5-3 10-5 5-4 8-6 10-3 6-6 2-1 4-1 10-4 12-3 10-7 10-0 12-2 8-7 12-7 10-1 10-10 11-6 7-1 10-6 12-10 7-2 12-8 12-11 8-1 7-6 12-9 9-6 3-0 9-7"
play = """
_:12-12 C:+2-0 C:mark C:pass D:+6-5 D:mark D:pass A:12-1@A
B:12-5@B C:+9-3 C:pass D:+11-3 D:pass A:11-1@A B:7-5@B C:+10-2
C:pass D:+5-1 D:pass A:11-10@A B:7-4@B C:+11-9 C:pass D:+12-6
D:12-6@C A:12-0@D B:6-4@B C:2-0@D D:11-2@D D:unmark A:6-1@C
B:9-1@C C:9-4@C C:unmark D:11-4@D A:+5-3 A:mark A:pass B:+10-5
B:10-5@A C:11-5@A D:11-3@A A:5-3@A A:unmark B:+5-4 B:mark B:pass
C:4-3@C D:8-4@D A:5-5@A A:5-0@A B:+8-6 B:8-6@B B:unmark C:8-3@C
D:8-2@D A:9-0@A B:11-8@B C:8-5@C D:6-2@D A:9-8@A B:+10-3 B:mark
B:pass C:11-9@B D:10-9@B A:8-8@A A:+6-6 A:mark A:pass B:8-0@A
C:10-2@B D:6-5@D A:+2-1 A:2-1@B B:4-0@A C:9-5@C D:4-4@A D:4-2@A
A:+4-1 A:4-1@B B:9-2@A C:9-3@C D:5-1@D A:12-4@B B:9-9@A B:+10-4
B:pass C:+12-3 C:mark C:pass D:+10-7 D:mark D:pass A:+10-0 A:pass
B:+12-2 B:pass C:+8-7 C:pass D:+12-7 D:pass A:+10-1 A:pass
B:+10-10 B:pass C:+11-6 C:pass D:+7-1 D:pass A:+10-6 A:pass
B:+12-10 B:pass C:+7-2 C:pass D:+12-8 D:pass A:+12-11 A:pass
B:+8-1 B:pass C:+7-6 C:pass D:+12-9 D:12-9@A A:12-11@A A:unmark
B:12-10@B B:unmark C:3-3@C C:unmark C:12-3@C D:7-1@D D:unmark
A:11-7@A B:10-10@B B:10-4@B C:+9-6 C:mark C:pass D:12-8@C A:+3-0
A:mark A:pass B:5-4@B C:8-7@A D:12-7@D A:+9-7 A:pass B:8-1@A
C:10-8@C C:unmark D:3-1@A A:6-3@A A:unmark B:5-2@B C:mark C:pass
D:10-7@C A:9-7@C B:12-2@B C:9-6@C C:unmark D:mark D:pass A:6-6@A
A:10-6@A B:mark B:pass C:6-0@C D:pass A:10-0@A B:pass C:11-0@C
D:pass A:3-0@A! B:pass C:11-11@C C:11-6@C D:pass A:mark A:pass
B:10-3@A C:7-6@C D:pass A:10-1@A A:unmark
"""
end = "out"
winner = "A"
delta = { A = 0, B = 3, C = 13, D = 36 }

[[match.hand]]
opener = "D"
deal.A = "12-1 10-10 10-0 9-8 9-5 9-0 8-6 6-1 5-4 4-4 4-0 3-2 1-0"
deal.B = "12-12 12-10 11-9 11-7 10-7 10-6 8-7 8-2 7-0 5-3 5-0 4-2 4-1"
deal.C = "12-8 12-0 11-10 11-3 11-1 10-5 9-7 9-2 8-1 7-2 6-4 5-2 5-1"
deal.D = "12-9 12-7 11-6 11-0 10-9 9-3 8-4 7-6 7-1 5-5 2-2 2-0 1-1"
yard = "6-0 8-3 4-3 9-9 12-6 11-5 12-3 10-3 11-2 7-3 9-6 3-1 10-2 11-4 10-1 6-2 2-1 6-3 8-5 0-0 3-3 8-0 7-7 12-11 12-5 3-0 8-8 7-5 6-5 9-1 12-4 7-4 9-4 12-2 11-8 10-8 6-6 10-4"
play = """
_:11-11 D:11-6@D A:+6-0 A:mark A:pass B:11-9@A C:11-3@C D:12-9@A
A:12-1@A A:unmark B:11-7@B C:+8-3 C:8-3@C D:7-6@D A:6-1@A B:10-7@B
C:8-1@C D:12-7@D A:6-0@A B:12-10@B C:11-1@C D:+4-3 D:mark D:pass
A:9-0@A B:12-12@B B:+9-9 B:mark B:pass C:12-0@B D:11-0@B A:9-8@A
B:+12-6 B:12-6@D C:11-10@B D:10-9@B A:8-6@A B:9-9@B B:unmark
B:+11-5 B:mark B:pass C:9-2@B D:2-2@B D:2-0@B A:10-0@B B:10-6@B
B:unmark C:6-4@D D:8-4@D D:unmark A:+12-3 A:mark A:pass B:+10-3
B:mark B:pass C:+11-2 C:11-2@C D:+7-3 D:mark D:pass A:+9-6 A:9-6@A
A:unmark B:8-7@D C:9-7@D D:9-3@D D:unmark A:9-5@A B:+3-1 B:pass
C:5-2@C D:7-3@D A:5-4@A B:+10-2 B:pass C:5-1@C D:7-1@D A:4-4@A
A:4-0@A B:+11-4 B:pass C:+10-1 C:10-1@C D:1-1@D D:+6-2 D:mark
D:pass A:1-0@D B:7-0@D C:7-2@D D:6-2@B A:3-2@B B:10-3@B B:unmark
C:10-5@C D:challenge=C C:+2-1 C:+6-3 C:mark D:5-5@C! D:+8-5
D:8-5@C! A:+0-0 A:0-0@A A:+3-3 A:mark A:pass B:5-0@A C:skip D:+8-0
D:8-0@C! A:+7-7 A:pass B:11-5@A C:2-1@D D:+12-11 D:12-11@A!
A:12-3@A A:unmark B:10-2@B C:+12-5 C:pass D:+3-0 D:3-0@C! A:3-3@A
A:+8-8 A:mark A:pass B:5-3@A C:12-5@A D:4-3@C
"""
end = "out"
winner = "D"
delta = { A = 50, B = 40, C = 29, D = 0 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-36"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 8, B = 184 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-36"
commitment = "a21dbb2248ece3e33aedbf330851ce13d33c7039644d353767a5ddcfaf4f0ce2"
secret = "85b4d1f83ccfb916e88997e0544b661edf60694b490595ea1361fe46ec926a94"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "12-0 11-9 11-1 10-0 8-4 8-2 7-5 7-4 7-0 6-5 6-2 3-2 1-0"
deal.B = "12-11 12-10 12-4 12-2 11-2 10-4 9-8 9-2 8-6 4-3 4-2 4-1 3-3"
yard = "9-4 7-7 10-2 8-3 9-5 9-9 12-3 12-6 9-0 10-10 1-1 2-0 11-7 9-7 10-7 11-0 11-4 10-5 12-8 8-7 3-0 10-8 0-0 5-0 6-4 10-6 11-11 7-3 3-1 5-5 9-6 8-8 6-3 10-9 12-5 6-0 5-4 2-2 11-10 12-1 9-3 4-0 5-1 11-8 8-1 9-1 11-5 12-9 7-6 12-7 8-5 2-1 4-4 6-1 5-2 11-3 6-6 8-0 7-2 11-6 7-1 5-3 10-1 10-3"
play = """
_:12-12 B:12-2@B A:12-0@A B:4-2@B A:10-0@A B:4-3@B A:+9-4 A:mark
A:pass B:10-4@A A:9-4@A A:unmark B:3-3@B B:+7-7 B:mark B:pass
A:3-2@B B:11-2@B B:unmark A:11-9@A B:12-11@B A:11-1@A B:12-4@B
A:1-0@A B:4-1@B A:7-0@A B:+10-2 B:mark B:pass A:7-5@A B:+8-3
B:pass A:6-5@A B:+9-5 B:pass A:6-2@A B:+9-9 B:pass A:8-2@A B:+12-3
B:pass A:8-4@A! B:+12-6 B:pass A:7-4@A
"""
end = "out"
winner = "A"
delta = { A = 0, B = 166 }

[[match.hand]]
opener = "A"
deal.A = "12-11 11-8 11-7 11-5 9-1 8-6 8-5 7-5 6-5 6-0 5-3 4-0 3-2"
deal.B = "12-9 12-6 12-3 11-1 10-8 9-8 7-0 6-3 4-1 3-3 3-1 2-0 0-0"
yard = "7-2 11-4 9-5 8-2 6-6 5-2 3-0 10-5 10-6 11-3 10-0 6-4 7-1 9-6 10-4 10-9 7-3 6-2 11-6 11-9 7-4 12-8 5-5 9-7 7-6 9-0 12-0 12-2 5-1 10-3 4-3 12-7 9-4 12-5 8-4 11-10 12-12 5-4 5-0 10-2 1-0 8-3 6-1 4-2 2-1 12-10 8-0 10-10 1-1 9-9 10-1 12-1 12-4 9-2 4-4 8-1 8-7 11-2 10-7 11-0 8-8 2-2 7-7 9-3"
play = """
_:11-11 A:12-11@A B:11-1@B A:+7-2 A:mark A:pass B:12-6@A A:8-6@A
A:unmark B:4-1@B A:11-8@A B:+11-4 B:11-4@B A:11-7@A B:+9-5 B:mark
B:pass A:7-5@A B:+8-2 B:pass A:11-5@A B:+6-6 B:pass A:+5-2 A:mark
A:pass B:+3-0 B:pass A:+10-5 A:pass B:+10-6 B:pass A:+11-3
A:11-3@A A:unmark B:+10-0 B:pass A:5-3@A B:+6-4 B:pass A:10-5@A
B:+7-1 B:pass A:+9-6 A:mark A:pass B:10-8@A A:8-5@A A:unmark
B:+10-4 B:pass A:6-5@A B:+10-9 B:pass A:9-6@A B:+7-3 B:pass
A:9-1@A B:+6-2 B:pass A:+11-6 A:11-6@B B:6-2@B B:unmark A:+11-9
A:mark A:pass B:3-1@A A:3-2@A A:unmark B:8-2@B A:7-2@A B:9-8@B
A:+7-4 A:7-4@A B:12-9@B A:4-0@A B:12-3@B A:6-0@A B:3-0@B A:+12-8
A:mark A:pass B:10-6@A A:+5-5 A:pass B:10-0@A A:+9-7 A:pass
B:7-0@A A:9-7@A A:unmark B:2-0@B A:11-9@A B:+7-6 B:mark B:pass
A:5-2@B B:9-5@B B:unmark A:+9-0 A:mark A:pass B:10-9@B A:+12-0
A:pass B:10-4@B A:+12-2 A:pass B:6-4@B A:+5-1 A:pass B:7-6@B
A:+10-3 A:pass B:7-1@B A:+4-3 A:pass B:+12-7 B:mark B:pass A:5-1@B
B:+9-4 B:pass A:5-5@B A:+12-5 A:12-5@B B:12-7@B B:unmark A:+8-4
A:pass B:7-3@B A:+11-10 A:11-10@A A:unmark B:6-3@B A:10-3@A
B:6-6@B B:+12-12 B:mark B:pass A:+5-4 A:mark A:pass B:+5-0 B:pass
A:+10-2 A:pass B:+1-0 B:pass A:+8-3 A:pass B:+6-1 B:6-1@B B:unmark
A:8-3@A A:unmark B:1-0@B A:12-8@A B:5-0@B A:12-2@A B:+4-2 B:mark
B:pass A:10-2@A B:+2-1 B:pass A:5-4@B B:9-4@B B:unmark A:+12-10
A:12-10@A B:+8-0 B:mark B:pass A:12-0@A B:+10-10 B:pass A:9-0@A
B:+1-1 B:pass A:+9-9 A:9-9@A A:+10-1 A:mark A:pass B:+12-1 B:pass
A:+12-4 A:pass B:+9-2 B:9-2@A A:+4-4 A:pass B:2-1@A A:10-1@A
A:unmark B:+8-1 B:pass A:+8-7 A:mark A:pass B:10-10@A B:+11-2
B:pass A:+10-7 A:10-7@A A:unmark B:+11-0 B:pass A:8-7@A B:+8-8
B:pass A:8-4@A B:+2-2 B:pass A:12-4@A B:+7-7 B:pass A:+9-3 A:9-3@B
B:3-3@B B:unmark B:mark B:pass A:4-3@B! B:4-2@B B:unmark A:mark
A:pass B:11-2@B A:pass B:11-0@B A:pass B:8-0@B A:pass B:12-12@A
B:12-1@A A:pass B:8-8@B B:8-1@B A:pass B:1-1@B
"""
end = "blocked"
delta = { A = 8, B = 18 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-37"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1 }
score = { A = 75, B = 26, C = 16 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-37"
commitment = "1b7acb9b8036bd5969e3be1165a39d78e283ca64bf5519ef1c2bdcaf2db110cd"
secret = "ae985c4b20e20e17e33b8616e542a17a7ce54841d5cecfdbad5367afcff9706c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "12-10 12-7 11-5 11-2 10-8 10-6 7-7 7-5 6-5 5-4 4-2 2-0 1-1"
deal.B = "12-8 11-10 11-9 11-7 11-3 10-7 10-5 10-3 9-9 8-7 7-4 6-0 5-3"
deal.C = "12-11 12-9 12-6 10-10 10-4 10-2 9-0 8-2 6-3 6-2 5-1 5-0 3-2"
yard = "9-4 12-0 4-3 12-4 10-9 8-4 11-0 8-1 8-8 6-6 2-2 12-5 0-0 7-2 3-1 3-0 12-3 11-4 5-5 9-1 7-6 2-1 9-2 9-7 12-1 10-0 8-3 1-0 6-1 4-4 12-2 10-1 4-0 9-3 8-0 7-0 11-11 8-6 11-8 9-5 8-5 5-2 11-6 6-4 7-1 3-3 9-8 4-1 7-3 11-1 9-6"
play = """
_:12-12 B:12-8@B C:12-6@C A:12-10@A B:8-7@B C:6-2@C A:10-6@A
B:11-7@B C:10-2@C A:6-5@A B:11-10@B C:10-10@C C:10-4@C A:7-5@A
B:10-7@B C:+9-4 C:9-4@C A:12-7@A B:7-4@B C:12-9@C A:+12-0 A:12-0@A
B:+4-3 B:4-3@B C:12-11@C A:2-0@A B:11-3@B C:+12-4 C:mark C:pass
A:11-2@A B:11-9@B C:+10-9 C:pass A:11-5@C B:9-9@B B:+8-4 B:mark
B:pass C:10-9@B A:10-8@B B:10-5@C C:8-2@B A:4-2@B B:10-3@C
C:12-4@B A:+11-0 A:11-0@A B:5-3@C C:5-0@C C:unmark A:+8-1 A:mark
A:pass B:6-0@A! C:6-3@A A:+8-8 A:pass B:+6-6 B:pass C:9-0@C A:+2-2
A:pass B:+12-5 B:12-5@B B:unmark C:3-2@A! A:2-2@A A:unmark A:+0-0
A:mark A:pass B:+7-2 B:7-2@A C:+3-1 C:mark C:pass A:7-7@A A:unmark
A:+3-0 A:mark A:pass B:+12-3 B:mark B:pass C:+11-4 C:pass A:+5-5
A:pass B:+9-1 B:pass C:+7-6 C:7-6@A A:5-4@B B:6-6@A B:+2-1 B:pass
C:+9-2 C:pass A:+9-7 A:pass B:+12-1 B:pass C:+10-0 C:pass A:+8-3
A:pass B:+1-0 B:pass C:+6-1 C:6-1@A A:8-1@A A:unmark B:8-4@B
B:unmark C:9-2@C C:unmark A:8-8@A A:8-3@A B:+4-4 B:mark B:pass
C:+12-2 C:12-2@C A:3-0@A B:+10-1 B:pass C:+4-0 C:mark C:pass
A:0-0@A A:+9-3 A:mark A:pass B:1-0@A C:5-1@A A:5-5@A A:unmark
A:+8-0 A:mark A:pass B:+7-0 B:pass C:+11-11 C:pass A:+8-6 A:pass
B:+11-8 B:pass C:+9-5 C:9-5@A A:9-7@A A:unmark B:11-8@B B:unmark
C:+8-5 C:pass A:+5-2 A:mark A:pass B:12-3@C C:3-1@C C:unmark
A:+11-6 A:pass B:7-0@A C:10-0@A A:+6-4 A:pass B:10-1@A C:+7-1
C:7-1@A A:+3-3 A:pass B:+9-8 B:mark B:pass C:11-11@B C:11-4@B
A:6-4@B B:+4-1 B:pass C:+7-3 C:7-3@A A:3-3@A A:unmark A:9-3@A
B:+11-1 B:pass C:+9-6 C:9-6@B A:mark A:pass B:9-8@A C:8-5@A!
A:5-2@A A:unmark B:9-1@B B:unmark C:mark C:pass A:1-1@C A:mark
A:pass B:12-1@C C:pass A:pass B:11-1@B C:pass A:pass B:2-1@A
C:pass A:pass B:4-1@A! C:4-0@A
"""
end = "out"
winner = "C"
delta = { A = 39, B = 8, C = 0 }

[[match.hand]]
opener = "C"
deal.A = "12-12 11-10 11-8 11-7 11-2 11-1 10-9 10-6 8-0 7-6 7-4 6-6 1-1"
deal.B = "12-8 11-4 10-7 9-8 9-6 8-7 8-6 7-5 6-5 6-3 6-2 3-1 2-1"
deal.C = "12-11 12-9 11-9 11-5 11-0 10-0 9-2 8-4 8-3 8-1 5-1 4-3 3-2"
yard = "12-4 11-3 4-2 9-9 5-4 12-2 9-0 12-3 10-4 1-0 2-0 12-10 4-1 9-7 12-7 10-10 10-3 9-5 3-0 12-5 10-5 8-2 6-0 2-2 7-7 3-3 0-0 5-2 4-0 7-0 8-8 9-1 6-4 11-6 12-0 9-3 12-1 10-8 6-1 12-6 7-3 7-1 5-5 10-1 7-2 5-0 9-4 10-2 4-4 8-5 5-3"
play = """
_:11-11 C:11-9@C A:11-8@A B:11-4@B C:12-9@C A:8-0@A B:+12-4
B:12-4@B C:12-11@C A:+11-3 A:mark A:pass B:12-8@B C:11-0@C A:+4-2
A:pass B:9-8@B C:10-0@C A:+9-9 A:pass B:9-6@B C:+5-4 C:mark C:pass
A:11-10@C B:8-6@B C:11-5@C C:unmark A:+12-2 A:pass B:8-7@B C:5-4@C
A:+9-0 A:9-0@A A:unmark B:10-7@B C:8-4@C A:10-9@A B:+12-3 B:mark
B:pass C:8-3@C A:10-6@B B:6-5@B B:unmark C:4-3@C A:+10-4 A:10-4@A
B:7-5@B C:+1-0 C:mark C:pass A:4-2@A B:+2-0 B:mark B:pass C:+12-10
C:pass A:11-7@B B:+4-1 B:4-1@C C:8-1@C C:unmark A:11-3@B B:12-3@B
B:unmark C:+9-7 C:mark C:pass A:12-2@A B:+12-7 B:12-7@B C:+10-10
C:pass A:12-12@A A:+10-3 A:mark A:pass B:+9-5 B:mark B:pass
C:12-10@A A:7-4@B B:+3-0 B:pass C:10-10@A C:+12-5 C:pass A:10-3@A
A:unmark B:+10-5 B:pass C:+8-2 C:8-2@C C:unmark A:+6-0 A:mark
A:pass B:6-3@A C:9-2@C A:6-6@A A:unmark A:7-6@A B:+2-2 B:pass
C:9-7@C A:+7-7 A:7-7@A A:+3-3 A:mark A:pass B:+0-0 B:pass C:+5-2
C:mark C:pass A:+4-0 A:pass B:+7-0 B:7-0@A C:1-0@A A:1-1@A
A:unmark A:11-1@A B:+8-8 B:pass C:+9-1 C:pass A:4-0@B B:3-0@B
B:unmark C:+6-4 C:pass A:11-2@A B:3-1@B C:+11-6 C:pass A:+12-0
A:mark A:pass B:6-2@A C:11-6@A A:+9-3 A:pass B:2-1@B C:+12-1
C:pass A:+10-8 A:pass B:2-2@B B:2-0@B C:+6-1 C:pass A:+12-6 A:pass
B:0-0@B B:+7-3 B:mark B:pass C:+7-1 C:pass A:12-0@B B:7-3@C
C:3-2@C C:unmark A:12-6@B B:+5-5 B:pass C:6-1@B A:+10-1 A:10-1@B
B:10-5@B B:unmark C:5-2@C A:+7-2 A:pass B:9-5@B C:12-5@C A:+5-0
A:pass B:+9-4 B:9-4@B C:12-1@C A:+10-2 A:pass B:+4-4 B:4-4@B
B:+8-5 B:mark B:pass C:6-4@B A:6-0@B B:+5-3 B:pass C:7-1@C A:5-0@B
B:8-5@B B:unmark C:mark C:pass A:7-2@C B:8-8@B B:mark B:pass
C:pass A:10-8@B B:pass C:pass A:10-2@B
"""
end = "blocked"
delta = { A = 36, B = 18, C = 16 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-38"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3, D = 4 }
score = { A = 36, B = 29, C = 59, D = 148 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-38"
commitment = "59c10adc0203ebaaeb07e7a311d00085e5f4e6dee3ed1e9e79d775b1c00bb61c"
secret = "e58043821aa72f2b8a19226ea2ef487b63f9faceeaeeafc2d33f53bf9c698daa"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "12-4 11-7 11-6 10-9 8-5 8-3 7-7 6-4 6-3 6-2 3-2 3-1 3-0"
deal.B = "10-1 9-9 9-5 9-1 9-0 8-0 7-5 6-0 5-1 5-0 4-4 3-3 0-0"
deal.C = "12-10 11-4 10-7 10-6 10-4 10-0 9-6 9-4 9-3 7-1 5-4 4-3 4-2"
deal.D = "12-11 12-1 11-10 11-8 10-8 10-2 8-8 8-7 8-6 7-6 5-3 4-1 2-2"
yard = "9-8 12-3 6-5 12-9 11-3 11-2 10-10 1-1 12-6 12-5 8-2 11-9 8-1 11-0 4-0 5-5 7-4 12-0 11-11 5-2 12-2 12-8 12-7 10-3 11-1 7-0 1-0 6-1 7-2 2-0 11-5 7-3 9-7 8-4 10-5 2-1 6-6 9-2"
play = """
_:12-12 B:+9-8 B:mark B:pass C:12-10@B D:10-8@B A:12-4@A B:9-8@B
B:unmark C:+12-3 C:12-3@C D:12-1@D A:6-4@A B:9-9@B B:9-5@B C:9-3@C
D:4-1@D A:11-6@A B:5-0@B C:9-6@C D:+6-5 D:mark D:pass A:11-7@A
B:4-4@D B:+12-9 B:mark B:pass C:11-4@D D:11-10@D D:unmark A:7-7@A
A:+11-3 A:mark A:pass B:7-5@A C:5-4@A D:10-2@D A:3-0@B B:3-3@B
B:unmark B:+11-2 B:mark B:pass C:4-3@B D:2-2@D D:+10-10 D:mark
D:pass A:6-2@D B:6-0@D C:10-4@A D:10-10@A D:+1-1 D:pass A:10-9@A
A:unmark B:9-0@D C:9-4@B D:+12-6 D:pass A:+12-5 A:mark A:pass
B:12-9@B B:unmark C:10-6@C D:+8-2 D:pass A:+11-9 A:11-9@A A:unmark
B:9-1@D C:10-7@C D:1-1@D D:unmark D:+8-1 D:8-1@D A:11-3@A B:+11-0
B:mark B:pass C:7-1@C D:12-6@B A:8-3@A B:+4-0 B:pass C:+5-5 C:mark
C:pass D:8-7@D A:8-5@A B:10-1@C C:10-0@C C:unmark D:8-6@B A:12-5@A
B:8-0@B B:unmark C:+7-4 C:mark C:pass D:7-6@D A:+12-0 A:12-0@A
B:11-0@B C:+11-11 C:pass D:6-5@D A:+5-2 A:mark A:pass B:11-2@B
C:+12-2 C:pass D:5-3@D A:+12-8 A:pass B:0-0@A B:4-0@A! C:7-4@A
D:+12-7 D:12-7@A A:12-8@A A:unmark B:+10-3 B:mark B:pass C:12-2@B
D:12-11@B A:+11-1 A:11-1@B B:5-1@B B:unmark C:decline
D:challenge=B B:+7-0 B:+1-0 B:mark C:5-5@B C:+6-1 C:pass D:+7-2
D:mark D:pass A:5-2@B B:skip C:4-2@B D:+2-0 D:2-0@C A:6-3@D
B:+11-5 B:pass C:6-1@D! D:7-2@C A:3-1@D! B:7-0@C C:+7-3 C:7-3@D!
D:+9-7 D:9-7@D D:unmark A:+8-4 A:8-4@A! B:1-0@C C:+10-5 C:pass
D:+2-1 D:2-1@C A:3-2@C
"""
end = "out"
winner = "A"
delta = { A = 0, B = 29, C = 37, D = 45 }

[[match.hand]]
opener = "C"
deal.A = "12-12 11-7 11-2 11-1 10-10 10-5 10-0 9-7 8-8 6-6 5-3 5-2 4-3"
deal.B = "12-8 12-5 11-10 10-4 10-2 9-4 7-6 7-5 7-0 6-0 5-0 2-1 2-0"
deal.C = "12-9 12-1 11-5 9-8 9-2 9-1 8-2 7-7 6-2 4-4 4-0 3-1 3-0"
deal.D = "12-11 11-6 11-4 11-3 9-3 8-5 7-3 6-3 6-1 5-4 4-2 4-1 3-3"
yard = "7-2 12-6 12-4 11-0 12-3 1-1 7-4 10-7 6-5 0-0 9-9 7-1 2-2 9-0 5-5 10-8 8-4 6-4 8-3 10-9 8-7 1-0 10-1 9-6 8-6 5-1 10-6 12-10 8-0 12-7 3-2 10-3 9-5 11-9 11-8 12-0 12-2 8-1"
play = """
_:11-11 C:11-5@C D:11-6@D A:11-7@A B:11-10@B C:+7-2 C:mark C:pass
D:6-1@D A:9-7@A B:10-2@B C:+12-6 C:pass D:5-4@C A:4-3@C B:2-0@B
C:3-1@C C:unmark D:4-1@D A:+12-4 A:mark A:pass B:9-4@A C:4-4@A
C:4-0@A D:4-2@D A:10-0@A A:unmark B:7-0@B C:12-1@C D:+11-0 D:mark
D:pass A:10-10@A A:10-5@A B:7-5@B C:12-9@C D:+12-3 D:pass A:11-2@D
B:12-5@B C:9-8@C D:11-4@D D:unmark A:5-3@A B:12-8@B C:8-2@C D:+1-1
D:mark D:pass A:12-4@D B:+7-4 B:mark B:pass C:9-2@C D:8-5@B
A:12-12@D A:+10-7 A:mark A:pass B:+6-5 B:pass C:12-6@D D:6-3@A
A:6-6@A A:unmark A:+0-0 A:mark A:pass B:6-5@A C:9-1@C D:+9-9
D:pass A:5-2@A A:unmark B:7-6@D C:7-7@D C:7-2@D D:+7-1 D:pass
A:+2-2 A:2-2@A A:+9-0 A:mark A:pass B:2-1@A C:6-2@D! D:1-1@A
D:7-1@A A:10-7@A A:unmark B:5-0@B B:unmark C:+5-5 C:mark C:pass
D:+10-8 D:pass A:11-1@C B:6-0@B C:+8-4 C:pass D:11-3@C A:+6-4
A:6-4@D B:7-4@D! C:3-0@C C:unmark D:7-3@D D:unmark A:+8-3 A:mark
A:pass B:10-4@A
"""
end = "out"
winner = "B"
delta = { A = 36, B = 0, C = 22, D = 103 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-39"
seats = { A = "balanced", B = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 27, B = 35 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-39"
commitment = "59cc8305226ce93bde233a5d828ccb29c24e66754d6cb02e6af7bc63f76c49b8"
secret = "b6b6459de3831a53994af69627abcc9c2417dae99a45d3544382814e9e3ef5a0"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "12-0 11-0 10-8 10-6 10-3 9-3 7-7 7-2 7-0 5-3 5-2 5-1 4-1"
deal.B = "12-7 10-4 9-7 9-6 8-7 8-5 8-0 6-0 5-4 5-0 4-4 3-1 2-0"
yard = "3-3 6-6 7-5 8-6 11-1 1-1 12-9 8-4 9-1 6-3 6-4 10-1 8-3 9-4 7-6 7-4 12-6 3-2 4-2 11-9 5-5 9-9 4-0 11-8 9-0 12-10 10-5 6-2 1-0 11-7 11-6 9-2 6-5 10-10 9-8 4-3 10-7 12-8 8-1 7-3 2-2 11-2 11-11 3-0 7-1 8-8 10-0 11-3 12-1 8-2 6-1 12-11 12-4 11-4 2-1 10-2 11-10 12-2 11-5 12-3 0-0 10-9 12-5 9-5"
play = """
_:12-12 B:12-7@B A:12-0@A B:9-7@B A:7-0@A B:9-6@B A:7-7@A A:7-2@A
B:6-0@B A:5-2@A B:8-0@B A:5-3@A B:8-7@B A:10-3@A B:+3-3 B:mark
B:pass A:10-6@A B:+6-6 B:pass A:+7-5 A:7-5@B B:8-5@B B:unmark
A:+8-6 A:8-6@A B:+11-1 B:mark B:pass A:10-8@A B:+1-1 B:pass
A:+12-9 A:mark A:pass B:10-4@A A:4-1@A A:unmark B:+8-4 B:8-4@B
B:unmark A:5-1@A B:5-4@B A:+9-1 A:mark A:pass B:5-0@A A:11-0@A
A:unmark B:+6-3 B:mark B:pass A:+6-4 A:mark A:pass B:11-1@A
A:9-1@A A:unmark B:+10-1 B:pass A:12-9@A B:+8-3 B:pass A:+9-4
A:mark A:pass B:+7-6 B:pass A:+7-4 A:pass B:+12-6 B:12-6@A A:6-4@A
A:unmark B:+3-2 B:pass A:9-4@A B:+4-2 B:pass A:9-3@A B:decline
B:+11-9 B:pass A:+5-5 A:5-5@B! A:+9-9 A:mark A:pass B:+4-0 B:pass
A:+11-8 A:pass B:+9-0 B:pass A:+12-10 A:pass B:+10-5 B:10-5@B
B:unmark A:+6-2 A:pass B:8-3@A A:11-8@A A:unmark B:10-1@B A:+1-0
A:mark A:pass B:11-9@A A:9-9@A A:unmark A:+11-7 A:mark A:pass
B:9-0@A A:1-0@A A:unmark B:3-1@B A:+11-6 A:mark A:pass B:1-1@A
B:+9-2 B:mark B:pass A:+6-5 A:pass B:+10-10 B:pass A:+9-8 A:pass
B:+4-3 B:pass A:+10-7 A:pass B:+12-8 B:pass A:+8-1 A:8-1@A
A:unmark B:6-3@B B:unmark A:9-8@A B:7-6@B A:+7-3 A:mark A:pass
B:9-2@A A:6-2@A A:unmark B:+2-2 B:mark B:pass A:6-5@A B:+11-2
B:pass A:10-7@B B:10-10@B B:unmark B:+11-11 B:mark B:pass
A:12-10@B B:12-8@B B:unmark A:+3-0 A:mark A:pass B:+7-1 B:mark
B:pass A:+8-8 A:8-8@B A:+10-0 A:pass B:+11-3 B:pass A:+12-1 A:pass
B:+8-2 B:8-2@B B:unmark A:+6-1 A:pass B:11-2@B A:+12-11 A:pass
B:11-11@B B:11-3@B A:+12-4 A:pass B:4-3@B A:+11-4 A:pass B:4-4@B
B:4-2@B A:+2-1 A:pass B:3-2@B A:+10-2 A:pass B:3-3@B B:+11-10
B:mark B:pass A:7-3@B B:7-1@B B:unmark A:+12-2 A:pass B:+11-5
B:11-5@A A:12-11@A A:unmark B:+12-3 B:mark B:pass A:12-4@A B:+0-0
B:pass A:11-4@A B:+10-9 B:pass A:11-7@A B:+12-5 B:pass A:7-4@A
B:+9-5 B:pass A:12-1@B B:12-5@B B:unmark A:mark A:pass B:4-0@A
A:10-0@A A:unmark B:9-5@B A:10-2@A B:10-9@B A:2-1@A B:11-10@B
A:6-1@A B:mark B:pass A:11-6@A
"""
end = "blocked"
delta = { A = 17, B = 33 }

[[match.hand]]
opener = "A"
deal.A = "12-8 12-7 12-4 11-10 11-4 10-3 10-1 8-7 6-3 6-0 5-0 3-3 2-2"
deal.B = "12-6 12-3 12-1 11-3 11-2 11-1 10-0 9-5 9-0 7-7 7-4 6-4 1-1"
yard = "3-0 10-5 11-6 8-5 5-4 10-4 7-5 3-1 4-0 8-2 11-7 0-0 7-2 12-12 6-2 7-1 12-0 8-6 11-8 7-3 11-5 9-7 12-9 10-10 9-3 7-0 8-0 10-8 10-6 9-8 9-1 10-7 9-2 11-9 9-4 3-2 9-9 6-1 5-2 12-10 8-1 8-4 5-1 8-8 4-4 11-0 4-3 2-0 9-6 4-1 6-5 4-2 12-2 6-6 7-6 10-2 1-0 12-5 12-11 10-9 2-1 8-3 5-3 5-5"
play = """
_:11-11 A:11-10@A B:11-3@B A:10-3@A B:12-3@B A:3-3@A A:6-3@A
B:12-6@B A:6-0@A B:6-4@B A:5-0@A B:7-4@B A:+3-0 A:mark A:pass
B:9-5@A A:+10-5 A:pass B:9-0@A A:3-0@A A:unmark B:7-7@B B:+11-6
B:mark B:pass A:12-7@B B:12-1@B B:unmark A:+8-5 A:mark A:pass
B:11-1@B A:+5-4 A:pass B:11-6@B A:+10-4 A:pass B:+7-5 B:mark
B:pass A:+3-1 A:3-1@A A:unmark B:+4-0 B:pass A:10-1@A B:+8-2
B:pass A:10-4@A B:+11-7 B:pass A:12-4@A B:+0-0 B:pass A:12-8@A
B:+7-2 B:pass A:8-5@A B:+12-12 B:pass A:5-4@A B:+6-2 B:6-2@B
B:unmark A:11-4@A B:11-2@B A:+7-1 A:mark A:pass B:11-7@A A:8-7@A
A:unmark B:+12-0 B:mark B:pass A:+8-6 A:8-6@A B:+11-8 B:11-8@B
B:unmark A:+7-3 A:mark A:pass B:8-2@B A:+11-5 A:pass B:7-2@B
A:+9-7 A:pass B:7-5@B A:+12-9 A:pass B:+10-10 B:mark B:pass
A:11-5@B B:+9-3 B:pass A:+7-0 A:pass B:+8-0 B:pass A:+10-8 A:pass
B:+10-6 B:10-6@A A:10-8@A A:unmark B:+9-8 B:pass A:+9-1 A:mark
A:pass B:9-8@A A:9-7@A A:unmark B:+10-7 B:pass A:7-1@A B:+9-2
B:pass A:9-1@A B:+11-9 B:11-9@B B:unmark A:12-9@A B:9-3@B A:+9-4
A:mark A:pass B:12-12@A B:12-0@A A:7-0@A A:unmark B:+3-2 B:3-2@B
A:7-3@A B:9-2@B A:+9-9 A:mark A:pass B:+6-1 B:mark B:pass A:9-9@B
A:9-4@B B:4-0@B B:unmark A:+5-2 A:pass B:10-0@B A:+12-10 A:pass
B:10-10@B B:10-7@B A:+8-1 A:pass B:+8-4 B:mark B:pass A:+5-1
A:pass B:+8-8 B:pass A:+4-4 A:pass B:+11-0 B:pass A:+4-3 A:4-3@A
A:unmark B:+2-0 B:pass A:4-4@A A:+9-6 A:mark A:pass B:8-4@A
A:8-1@A A:unmark B:+4-1 B:pass A:5-1@A B:+6-5 B:pass A:10-5@A
B:+4-2 B:pass A:12-10@A B:+12-2 B:pass A:+6-6 A:mark A:pass
B:12-2@A A:2-2@A A:unmark A:5-2@A B:+7-6 B:7-6@B B:unmark A:+10-2
A:mark A:pass B:6-5@A A:6-6@A A:unmark A:9-6@A! B:6-1@B A:+1-0
A:mark A:pass B:4-1@B A:+12-5 A:pass B:4-2@B A:+12-11 A:pass
B:2-0@B A:+10-9 A:10-9@A A:unmark B:11-0@B A:10-2@A B:+2-1 B:mark
B:pass A:12-11@B B:+8-3 B:pass A:12-5@B! B:+5-3 B:5-3@B B:unmark
A:+5-5 A:mark A:pass B:2-1@A A:1-0@A! A:unmark B:8-3@B A:mark
A:pass B:8-0@A A:pass B:8-8@A
"""
end = "blocked"
delta = { A = 10, B = 2 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-40"
seats = { A = "first", B = "random", C = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2 }
score = { A = 5, B = 52, C = 34 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-40"
commitment = "44d2239780a8df091b6ddd4c911d4a0b6728ed7928489f737e8134a6b9a616fb"
secret = "6325a10643a6acadcac1c24d2086fae88ba90d7df73cdafb73584db9ddc49c32"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "12-9 12-6 12-5 11-10 11-7 10-4 9-9 9-5 9-3 9-0 8-0 5-0 2-2"
deal.B = "12-4 12-0 11-2 10-10 10-9 10-7 10-2 9-4 9-2 7-6 4-2 3-2 2-1"
deal.C = "12-8 12-2 12-1 11-5 10-5 9-8 9-6 9-1 8-7 8-4 5-1 4-0 3-1"
yard = "10-8 7-2 11-11 8-3 7-4 6-2 11-0 7-0 0-0 12-10 6-0 7-7 8-5 1-1 5-2 7-1 7-3 5-4 5-5 2-0 6-1 11-9 11-1 11-4 3-0 12-7 3-3 10-6 8-6 4-4 8-2 7-5 9-7 1-0 11-8 4-1 12-11 11-6 4-3 6-5 6-6 6-3 10-0 6-4 8-1 5-3 8-8 10-1 12-3 10-3 11-3"
play = """
_:12-12 C:12-8@C A:12-9@A B:12-0@B C:9-8@C A:9-9@A A:9-5@A B:+10-8
B:mark B:pass C:9-6@C A:12-5@A B:+7-2 B:pass C:4-0@B A:12-6@A
B:12-4@B B:unmark C:+11-11 C:mark C:pass A:+8-3 A:mark A:pass
B:7-6@C C:8-7@C C:unmark A:+7-4 A:pass B:+6-2 B:6-2@A C:12-2@A
A:+11-0 A:pass B:+7-0 B:mark B:pass C:12-1@A A:+0-0 A:pass B:2-1@A
C:8-4@C A:2-2@A A:unmark A:+12-10 A:mark A:pass B:4-2@A C:+6-0
C:mark C:pass A:10-4@A A:unmark B:9-4@C C:9-1@C C:unmark A:12-10@A
B:+7-7 B:pass C:5-1@C A:+8-5 A:mark A:pass B:+1-1 B:pass C:11-5@C
A:+5-2 A:pass B:+7-1 B:pass C:11-11@C C:+7-3 C:mark C:pass
A:11-10@C B:10-7@C C:7-3@C C:unmark A:+5-4 A:pass B:+5-5 B:pass
C:3-1@C A:+2-0 A:pass B:+6-1 B:pass C:+11-9 C:mark C:pass A:+11-1
A:11-1@C B:11-2@C C:+11-4 C:pass A:5-2@C B:5-5@C B:+3-0 B:pass
C:10-5@C C:unmark A:+12-7 A:12-7@A A:unmark B:+3-3 B:pass C:+10-6
C:10-6@C A:11-7@A B:+8-6 B:pass C:6-0@C A:11-0@A B:+4-4 B:pass
C:+8-2 C:mark C:pass A:9-0@A B:7-0@C C:+7-5 C:7-5@C C:unmark
A:9-3@A B:+9-7 B:pass C:+1-0 C:mark C:pass A:8-3@A B:+11-8 B:pass
C:+4-1 C:pass A:8-5@A B:+12-11 B:12-11@B B:unmark C:+11-6 C:pass
A:5-4@A B:11-8@B C:+4-3 C:pass A:7-4@A B:10-8@B C:+6-5 C:6-5@C
C:unmark A:+6-6 A:mark A:pass B:10-10@B B:10-2@B C:11-6@C A:+6-3
A:pass B:7-1@A C:11-9@C A:+10-0 A:pass B:7-2@B C:4-1@A A:+6-4
A:6-4@A A:unmark B:9-7@B C:+8-1 C:mark C:pass A:6-6@A A:6-3@A
B:10-9@B C:+5-3 C:pass A:+8-8 A:mark A:pass B:3-2@A C:8-2@A
A:8-8@A A:unmark A:8-0@A B:9-2@C C:+10-1 C:pass A:10-0@A B:+12-3
B:mark B:pass C:10-1@B A:2-0@C B:1-1@B B:unmark B:6-1@B C:1-0@C
C:unmark A:+10-3 A:10-3@A B:8-6@B C:8-1@C A:+11-3 A:11-3@A B:mark
B:pass C:mark C:pass A:mark A:pass B:pass C:11-4@A A:pass B:4-4@A
B:pass C:4-3@A! A:pass B:3-3@A B:12-3@A
"""
end = "blocked"
delta = { A = 5, B = 17, C = 8 }

[[match.hand]]
opener = "A"
deal.A = "12-0 11-7 10-6 10-1 9-2 8-8 8-7 8-3 8-0 7-0 6-4 5-5 2-0"
deal.B = "12-11 11-10 11-1 9-7 8-5 8-2 7-7 6-2 5-1 5-0 3-2 3-0 2-2"
deal.C = "12-7 12-6 12-1 11-6 11-4 10-10 9-9 9-3 7-6 7-4 5-4 1-0 0-0"
yard = "10-5 9-0 10-3 12-2 12-9 9-1 10-8 11-5 10-7 12-10 6-1 6-3 12-12 6-5 4-0 9-5 9-4 1-1 9-6 9-8 8-4 11-2 7-5 8-1 10-4 11-9 4-2 3-3 2-1 5-2 4-4 6-6 12-3 11-0 4-3 10-2 10-9 7-1 8-6 10-0 6-0 12-4 11-3 7-2 11-8 7-3 5-3 3-1 4-1 12-8 12-5"
play = """
_:11-11 A:11-7@A B:11-1@B C:11-6@C A:8-7@A B:5-1@B C:12-6@C
A:8-8@A A:8-3@A B:8-5@B C:12-7@C A:+10-5 A:mark A:pass B:8-2@B
C:7-6@C A:+9-0 A:pass B:3-2@A C:+10-3 C:mark C:pass A:9-2@A
A:unmark B:6-2@B C:+12-2 C:pass A:9-0@A B:+12-9 B:mark B:pass
C:+9-1 C:pass A:12-0@A B:+10-8 B:pass C:+11-5 C:pass A:10-6@B
B:11-10@B B:unmark C:+10-7 C:pass A:6-4@C B:12-11@B C:11-4@C
C:unmark A:+12-10 A:12-10@A B:12-9@B C:11-5@C A:10-5@A B:9-7@B
C:5-4@C A:5-5@A A:+6-1 A:mark A:pass B:5-0@A C:7-4@C A:8-0@A
A:unmark B:7-7@B B:+6-3 B:mark B:pass C:10-7@B A:10-1@B B:+12-12
B:pass C:12-1@B A:+6-5 A:mark A:pass B:12-12@B B:unmark B:+4-0
B:mark B:pass C:12-2@B A:2-0@B B:4-0@B B:unmark C:+9-5 C:mark
C:pass A:7-0@C B:3-0@C C:10-3@C C:unmark A:+9-4 A:pass B:10-8@A
C:10-10@A C:+1-1 C:mark C:pass A:+9-6 A:pass B:+9-8 B:mark B:pass
C:+8-4 C:pass A:+11-2 A:pass B:+7-5 B:pass C:+8-1 C:pass A:+10-4
A:10-4@A A:unmark B:+11-9 B:pass C:8-4@B A:9-4@A B:9-8@B B:unmark
C:+4-2 C:pass A:9-6@A B:11-9@B C:+3-3 C:pass A:6-5@A B:+2-1 B:mark
B:pass C:+5-2 C:pass A:11-2@B! B:2-1@B B:unmark C:+4-4 C:pass
A:+6-6 A:mark A:pass B:7-5@A C:+12-3 C:pass A:+11-0 A:pass B:+4-3
B:mark B:pass C:9-1@B A:+10-2 A:10-2@C B:2-2@C B:+10-9 B:pass
C:5-2@C C:unmark A:+7-1 A:7-1@A A:unmark B:10-9@B B:unmark C:9-5@C
A:6-1@A B:+8-6 B:mark B:pass C:9-9@C C:9-3@C A:6-6@A! A:+10-0
A:mark A:pass B:6-3@A C:12-3@A A:10-0@B! B:+6-0 B:6-0@B B:unmark
C:3-3@C C:+12-4 C:mark C:pass A:+11-3 A:11-3@C! B:8-6@B
C:challenge=B B:+7-2 B:+11-8 B:mark C:12-4@A A:11-0@C
"""
end = "out"
winner = "A"
delta = { A = 0, B = 35, C = 26 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-41"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 3, C = 2, D = 1 }
score = { A = 107, B = 87, C = 82, D = 31 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-41"
commitment = "58435fb5e4e9881605149ba4b23c628797b52544b03723cfd7143584a9c27b34"
secret = "b6f12e3c072e08e6cf2007129f683415722fb7acb7e7bb6bdc7fffbf88e67dfa"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "12-6 12-4 11-5 10-9 10-8 9-8 9-4 9-2 7-1 7-0 6-1 4-4 2-2"
deal.B = "12-9 12-5 12-3 11-11 11-6 10-7 9-0 8-3 8-1 7-6 6-0 5-4 2-0"
deal.C = "11-9 10-5 9-5 9-1 8-6 8-0 7-4 6-6 6-5 6-3 4-0 3-0 0-0"
deal.D = "12-11 12-8 12-2 12-1 11-4 10-10 10-3 10-0 8-8 8-2 5-2 5-0 2-1"
yard = "10-2 1-1 6-4 11-8 7-5 10-1 11-3 11-10 3-2 1-0 11-1 8-7 9-9 12-7 8-5 4-1 9-3 11-0 3-1 5-1 10-4 4-3 12-10 5-3 9-6 10-6 5-5 7-2 3-3 4-2 7-3 7-7 11-2 8-4 6-2 11-7 9-7 12-0"
play = """
_:12-12 B:12-9@B C:+10-2 C:mark C:pass D:12-11@C A:11-5@C B:12-5@C
C:+1-1 C:pass D:12-8@C A:12-6@A B:8-3@C C:6-3@C C:unmark D:12-2@D
A:6-1@A B:9-0@B C:6-6@C C:6-5@C D:8-2@D A:7-1@A B:6-0@B C:9-5@C
D:8-8@D D:+6-4 D:mark D:pass A:9-8@D B:11-6@B C:11-9@C D:+11-8
D:pass A:9-4@D B:11-11@B B:+7-5 B:mark B:pass C:+10-1 C:mark
C:pass D:11-8@B A:4-4@D A:12-4@D B:12-3@D C:3-0@D D:11-4@C A:7-0@A
B:8-1@B B:unmark C:4-0@C C:unmark D:10-0@D D:unmark A:+11-3 A:mark
A:pass B:2-0@A C:10-2@A D:10-10@A D:10-3@A A:11-3@A A:unmark
B:+11-10 B:mark B:pass C:10-1@B D:+3-2 D:mark D:pass A:10-9@B
B:11-10@D C:9-1@B D:12-1@B A:+1-0 A:mark A:pass B:+11-1 B:11-1@A
C:1-1@A C:+8-7 C:mark C:pass D:2-1@A A:1-0@C B:+9-9 B:pass C:+12-7
C:12-7@B D:5-2@A A:+8-5 A:8-5@A A:unmark B:10-7@B B:unmark C:+4-1
C:4-1@C C:unmark D:+9-3 D:pass A:10-8@A B:+11-0 B:11-0@D C:8-0@D
D:+3-1 D:pass A:+5-1 A:mark A:pass B:+10-4 B:10-4@A C:7-4@C
D:6-4@A A:+4-3 A:pass B:7-6@A C:8-7@A D:+12-10 D:pass A:+5-3
A:pass B:+9-6 B:mark B:pass C:8-6@A D:12-10@B A:+10-6 A:10-6@A
A:unmark B:+5-5 B:pass C:+7-2 C:7-2@C D:+3-3 D:pass A:+4-2 A:mark
A:pass B:+7-3 B:pass C:10-5@A! D:5-0@A A:+7-7 A:pass B:+11-2
B:pass C:0-0@A
"""
end = "out"
winner = "C"
delta = { A = 56, B = 87, C = 0, D = 27 }

[[match.hand]]
opener = "C"
deal.A = "12-10 12-3 11-2 10-10 10-4 9-1 8-7 7-3 6-1 5-2 5-1 3-3 2-0"
deal.B = "11-10 10-9 10-3 10-0 9-9 9-4 9-3 8-6 8-1 7-4 6-4 5-5 3-0"
deal.C = "12-12 12-11 12-6 11-8 10-8 9-7 9-2 8-5 7-7 5-4 4-0 2-2 1-1"
deal.D = "12-9 12-8 12-1 11-3 10-2 10-1 9-8 8-4 7-2 6-5 4-4 3-1 2-1"
yard = "11-5 7-5 9-0 9-5 8-0 11-7 11-9 11-4 12-0 7-6 11-0 6-0 12-2 4-2 10-5 10-7 6-3 0-0 12-7 1-0 8-3 8-2 11-1 10-6 4-3 9-6 5-3 5-0 4-1 7-0 3-2 6-6 12-4 11-6 8-8 6-2 7-1 12-5"
play = """
_:11-11 C:12-11@C D:11-3@D A:11-2@A B:11-10@B C:12-12@C C:12-6@C
D:3-1@D A:5-2@A B:10-9@B C:+11-5 C:mark C:pass D:6-5@C A:5-1@C
B:9-9@B B:9-4@B C:1-1@C C:unmark C:+7-5 C:mark C:pass D:12-1@C
A:12-3@C B:10-3@C C:10-8@C C:unmark D:10-1@D A:+9-0 A:mark A:pass
B:7-4@B C:8-5@C D:10-2@D A:+9-5 A:9-5@A A:unmark B:+8-0 B:mark
B:pass C:7-5@B D:7-2@D A:9-1@A B:5-5@B B:unmark B:+11-7 B:mark
B:pass C:11-5@B D:+11-9 D:11-9@B A:6-1@A B:9-3@B B:unmark C:5-4@C
D:+11-4 D:mark D:pass A:7-3@D B:3-0@B C:4-0@C D:+12-0 D:pass
A:3-3@D A:+7-6 A:mark A:pass B:+11-0 B:mark B:pass C:+6-0 C:mark
C:pass D:+12-2 D:pass A:+4-2 A:pass B:+10-5 B:pass C:+10-7 C:pass
D:+6-3 D:6-3@D D:unmark A:2-0@C B:8-6@A C:11-8@A D:11-4@A A:4-2@C
B:11-0@B B:unmark C:+0-0 C:pass D:8-4@A A:8-7@A A:unmark B:11-7@B
C:+12-7 C:pass D:4-4@C D:+1-0 D:mark D:pass A:10-4@C B:10-5@C
C:6-0@D D:12-0@D D:unmark A:7-6@A B:+8-3 B:mark B:pass C:7-7@B
C:9-7@B D:12-9@B A:12-10@B B:10-0@B B:unmark C:+8-2 C:pass
D:12-8@D A:+11-1 A:mark A:pass B:6-4@A C:+10-6 C:pass D:9-8@D
A:+4-3 A:4-3@A A:unmark B:8-0@B C:+9-6 C:pass D:+5-3 D:5-3@C
A:+5-0 A:mark A:pass B:8-3@A! C:8-2@A D:12-2@A A:+4-1 A:pass
B:8-1@B
"""
end = "out"
winner = "B"
delta = { A = 51, B = 0, C = 82, D = 4 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-42"
seats = { A = "greedy", B = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 20, B = 0 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-42"
commitment = "239aa75e22ba0fcd1f7a728bb232a4d9c2521c91afd8bfa283807f63fe62d239"
secret = "a7bd027975aae0d47f8ccfedef2044998e246ddaf8812fdbbf0a496f05b2ac4e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "12-11 12-6 12-3 12-0 11-8 11-7 11-4 11-2 10-9 9-2 8-8 8-2 6-1"
deal.B = "12-8 12-5 11-10 11-9 11-6 11-5 10-4 10-2 9-1 9-0 8-1 7-4 5-1"
yard = "9-8 10-0 8-6 7-3 5-2 12-2 5-4 10-5 6-6 5-3 7-6 12-7 12-1 6-0 10-7 7-0 12-4 3-1 6-3 0-0 8-3 7-2 6-4 4-3 11-11 4-1 9-3 2-2 9-7 3-3 4-0 10-6 2-1 3-2 7-1 2-0 9-5 6-2 10-1 10-10 10-3 9-9 3-0 9-6 6-5 7-5 11-3 8-5 7-7 11-1 5-5 9-4 1-1 12-9 4-2 12-10 8-4 5-0 1-0 8-0 4-4 8-7 10-8 11-0"
play = """
_:12-12 A:12-11@A B:12-5@B A:11-8@A B:11-5@B A:8-8@A A:8-2@A
B:11-10@B A:11-2@A B:10-4@B A:11-7@A B:7-4@B A:+9-8 A:mark A:pass
B:+10-0 B:mark B:pass A:+8-6 A:pass B:+7-3 B:7-3@A A:12-3@A
A:unmark B:+5-2 B:pass A:12-6@A B:+12-2 B:pass A:8-6@A B:+5-4
B:pass A:9-8@A B:+10-5 B:pass A:10-9@A B:+6-6 B:pass A:+5-3 A:mark
A:pass B:10-5@A A:5-3@A A:unmark B:+7-6 B:7-6@B B:unmark A:+12-7
A:mark A:pass B:6-6@B B:11-6@B A:+12-1 A:pass B:11-9@B A:+6-0
A:pass B:9-1@B A:+10-7 A:pass B:8-1@B A:+7-0 A:pass B:12-8@B
A:+12-4 A:pass B:12-2@B A:+3-1 A:3-1@A A:unmark B:10-2@B A:12-1@A
B:10-0@B A:12-7@A B:9-0@B A:10-7@A B:+6-3 B:mark B:pass A:9-2@B
B:5-2@B B:unmark A:+0-0 A:mark A:pass B:5-1@B A:+8-3 A:pass B:+7-2
B:mark B:pass A:6-1@B B:6-3@B B:unmark A:+6-4 A:pass B:+4-3
B:4-3@B A:+11-11 A:pass B:5-4@B A:challenge=B B:+4-1 B:+9-3 B:mark
A:+2-2 A:pass B:skip A:+9-7 A:pass B:+3-3 B:pass A:+4-0 A:pass
B:+10-6 B:10-6@A A:6-4@A A:unmark B:+2-1 B:pass A:12-4@A B:+3-2
B:pass A:12-0@A B:+7-1 B:pass A:7-0@A B:+2-0 B:pass A:9-7@A B:+9-5
B:9-5@B B:unmark A:+6-2 A:mark A:pass B:9-3@B A:+10-1 A:pass
B:3-3@B B:3-2@B A:+10-10 A:pass B:7-2@B A:+10-3 A:pass B:7-1@B
A:+9-9 A:9-9@A A:unmark A:+3-0 A:mark A:pass B:+9-6 B:9-6@A
A:6-2@A A:unmark B:2-1@B A:2-2@A A:+6-5 A:mark A:pass B:2-0@A!
A:6-0@A A:unmark B:+7-5 B:mark B:pass A:6-5@A B:+11-3 B:pass
A:+8-5 A:8-5@A B:+7-7 B:pass A:8-3@A B:+11-1 B:pass A:10-3@A
B:+5-5 B:pass A:10-10@A A:10-1@A B:+9-4 B:pass A:+1-1 A:1-1@A
A:+12-9 A:mark A:pass B:11-1@A A:11-11@A A:unmark A:11-4@A B:+4-2
B:4-2@B B:unmark A:4-0@A B:9-4@B A:3-0@A B:+12-10 B:mark B:pass
A:12-9@B! B:12-10@B B:unmark A:+8-4 A:mark A:pass B:11-3@A A:+5-0
A:pass B:+1-0 B:mark B:pass A:+8-0 A:pass B:+4-4 B:pass A:+8-7
A:pass B:+10-8 B:10-8@B B:unmark A:+11-0 A:11-0@A A:unmark B:mark
B:pass A:8-7@B B:7-7@B B:unmark B:7-5@B A:8-0@A B:5-5@B B:mark
B:pass A:5-0@B B:1-0@B B:unmark A:8-4@A! B:4-1@B! A:mark A:pass
B:4-4@A
"""
end = "out"
winner = "B"
delta = { A = 0, B = 0 }

[[match.hand]]
opener = "B"
deal.A = "12-12 12-11 12-7 12-6 9-2 6-6 6-0 5-3 5-0 4-2 4-1 2-1 1-0"
deal.B = "12-9 12-5 12-4 12-0 10-3 10-0 9-7 8-8 7-5 5-5 5-2 5-1 3-0"
yard = "12-2 3-1 11-2 7-4 9-5 7-7 9-8 4-3 8-6 9-0 11-3 12-1 10-4 10-8 7-0 10-6 6-3 12-10 11-6 12-3 7-3 9-4 8-3 9-6 10-9 11-0 8-4 11-8 8-0 11-4 3-2 9-3 8-5 8-1 3-3 4-4 6-5 10-7 6-2 10-2 12-8 11-5 8-2 5-4 11-10 9-1 6-1 11-1 10-10 11-9 6-4 11-7 2-0 10-1 1-1 0-0 4-0 7-6 9-9 8-7 10-5 2-2 7-1 7-2"
play = """
_:11-11 B:+12-2 B:mark B:pass A:12-11@A B:+3-1 B:pass A:12-12@A
A:12-7@A B:+11-2 B:11-2@B B:unmark A:+7-4 A:7-4@A B:12-2@B A:4-2@A
B:12-5@B A:9-2@A B:5-5@B B:7-5@B A:+9-5 A:9-5@A B:9-7@B A:5-3@A
B:12-9@B A:+7-7 A:mark A:pass B:12-4@B A:+9-8 A:pass B:10-3@A
A:+4-3 A:pass B:10-0@A A:6-0@A A:unmark B:+8-6 B:mark B:pass
A:12-6@A B:+9-0 B:pass A:4-3@B B:3-0@B B:unmark A:+11-3 A:mark
A:pass B:12-0@B A:+12-1 A:12-1@A A:unmark B:+10-4 B:mark B:pass
A:4-1@A B:+10-8 B:pass A:+7-0 A:mark A:pass B:10-4@A A:+10-6
A:10-6@A A:unmark B:+6-3 B:pass A:6-6@A A:+12-10 A:mark A:pass
B:6-3@A A:12-10@B B:10-8@B B:unmark A:11-3@A A:unmark B:8-8@B
B:8-6@B A:+11-6 A:11-6@A B:+12-3 B:mark B:pass A:+7-3 A:mark
A:pass B:+9-4 B:pass A:+8-3 A:pass B:+9-6 B:9-6@B B:unmark A:+10-9
A:pass B:9-4@B A:+11-0 A:pass B:+8-4 B:8-4@B A:+11-8 A:pass B:+8-0
B:8-0@B A:+11-4 A:pass B:9-0@B A:+3-2 A:pass B:+9-3 B:9-3@B A:+8-5
A:pass B:12-3@B A:+8-1 A:pass B:+3-3 B:mark B:pass A:+4-4 A:pass
B:+6-5 B:6-5@A A:8-5@A A:unmark B:+10-7 B:pass A:11-8@A B:+6-2
B:pass A:11-4@A B:+10-2 B:pass A:4-4@A A:+12-8 A:mark A:pass
B:+11-5 B:pass A:+8-2 A:pass B:+5-4 B:5-4@A A:12-8@B B:5-2@A
A:9-8@B B:10-2@A A:10-9@A A:unmark B:+11-10 B:pass A:+9-1 A:9-1@A
B:+6-1 B:pass A:8-1@A B:+11-1 B:pass A:8-3@A B:+10-10 B:pass
A:7-3@A B:+11-9 B:11-9@B B:unmark A:7-7@A A:7-0@A B:11-10@B
A:11-0@A B:10-10@B B:10-7@B A:+6-4 A:mark A:pass B:11-5@A A:5-0@A
A:unmark B:+11-7 B:11-7@B A:1-0@A B:11-1@B A:2-1@A B:6-1@B A:8-2@A
B:6-2@B A:+2-0 A:mark A:pass B:+10-1 B:mark B:pass A:3-2@B B:3-3@B
B:unmark B:3-1@B A:+1-1 A:pass B:10-1@B A:challenge=B B:+0-0
B:+4-0 B:mark A:+7-6 A:pass B:skip A:+9-9 A:pass B:+8-7 B:8-7@A
A:7-6@A A:unmark B:+10-5 B:10-5@B B:unmark A:6-4@A B:5-1@B A:+2-2
A:mark A:pass B:4-0@A! A:2-0@A A:unmark B:+7-1 B:7-1@B! A:2-2@A
A:+7-2 A:7-2@A
"""
end = "blocked"
delta = { A = 20, B = 0 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-43"
seats = { A = "balanced", B = "first", C = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 22, B = 21, C = 74 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-43"
commitment = "c98beab32c75c7e4372164b243762a13d7c67d07614486e8bbd124fb831b35d8"
secret = "df2010cca9fd26409a996f9b67780a3aac96cbaa0bd50d43a28a58b46a9badc0"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "12-11 12-7 12-2 11-5 10-8 10-0 8-7 8-3 8-0 7-7 6-5 6-4 6-0"
deal.B = "12-10 12-4 12-0 11-8 10-9 10-6 10-4 8-8 8-1 7-6 6-2 5-0 0-0"
deal.C = "11-4 11-3 11-2 10-10 9-9 9-6 9-2 9-1 9-0 5-5 5-1 4-3 4-2"
yard = "1-1 6-6 12-5 10-7 11-11 3-0 5-3 2-1 7-5 2-2 8-4 4-0 6-1 4-4 3-3 7-0 9-7 10-1 11-7 11-0 12-9 8-2 4-1 12-1 12-6 12-8 7-4 6-3 8-5 7-3 9-4 11-10 10-3 11-9 9-5 11-6 10-5 2-0 11-1 10-2 3-1 9-8 7-2 7-1 5-2 1-0 3-2 5-4 12-3 8-6 9-3"
play = """
_:12-12 B:12-10@B C:+1-1 C:mark C:pass A:12-7@A B:10-9@B C:+6-6
C:pass A:7-7@A A:8-7@A B:12-4@C C:4-2@C C:unmark A:10-8@A B:+12-5
B:mark B:pass C:9-9@B C:9-0@B A:10-0@A B:12-0@B B:unmark C:9-2@C
A:8-0@A B:12-5@B C:9-1@C A:8-3@A B:5-0@B C:5-1@C A:+10-7 A:mark
A:pass B:0-0@B B:+11-11 B:mark B:pass C:+3-0 C:3-0@B A:+5-3
A:5-3@A A:unmark B:+2-1 B:pass C:5-5@C C:+7-5 C:7-5@C A:11-5@A
B:+2-2 B:pass C:4-3@B A:12-11@A B:10-4@B B:unmark C:+8-4 C:mark
C:pass A:10-7@C B:10-6@B C:10-10@C C:unmark C:+4-0 C:mark C:pass
A:+6-1 A:mark A:pass B:+4-4 B:mark B:pass C:+3-3 C:pass A:+7-0
A:pass B:+9-7 B:pass C:+10-1 C:10-1@C C:unmark A:6-0@B B:+11-7
B:pass C:1-1@C C:+11-0 C:mark C:pass A:6-1@C B:7-6@C C:4-0@B
A:7-0@C B:4-4@B B:unmark B:+12-9 B:mark B:pass C:11-4@B A:12-2@A
A:unmark B:11-11@B B:unmark B:11-8@B C:11-0@C C:unmark A:+8-2
A:8-2@A B:8-8@B B:8-1@B C:11-3@C A:+4-1 A:mark A:pass B:2-1@B
C:3-3@C C:+12-1 C:mark C:pass A:+12-6 A:pass B:+12-8 B:mark B:pass
C:+7-4 C:pass A:+6-3 A:6-3@C B:12-8@A C:11-2@B A:12-6@A A:unmark
B:11-7@B B:unmark C:6-6@C C:unmark C:9-6@C A:6-4@A B:9-7@B C:+8-5
C:mark C:pass A:4-1@A! B:12-9@B C:+7-3 C:pass A:+9-4 A:9-4@C!
B:+11-10 B:mark B:pass C:7-4@C C:unmark A:+10-3 A:mark A:pass
B:+11-9 B:pass C:12-1@B A:+9-5 A:pass B:+11-6 B:pass C:7-3@C
A:+10-5 A:pass B:+2-0 B:pass C:+11-1 C:11-1@A A:+10-2 A:pass
B:11-10@A C:+3-1 C:3-1@B A:10-3@B B:+9-8 B:pass C:+7-2 C:mark
C:pass A:10-5@A A:unmark B:+7-1 B:pass C:+5-2 C:pass A:9-5@A
B:+1-0 B:pass C:+3-2 C:3-2@C C:unmark A:10-2@B! B:6-2@B B:unmark
C:7-2@C A:+5-4 A:mark A:pass B:11-9@A C:+12-3 C:mark C:pass A:+8-6
A:pass B:11-6@A C:+9-3 C:pass A:6-5@A A:unmark B:7-1@C C:pass
A:5-4@A! B:1-0@C C:pass A:mark A:pass B:2-0@C C:8-4@A A:8-6@A
A:unmark
"""
end = "out"
winner = "A"
delta = { A = 0, B = 21, C = 47 }

[[match.hand]]
opener = "C"
deal.A = "12-12 12-6 11-3 10-9 9-1 7-5 6-5 5-5 5-2 4-4 4-0 3-3 3-0"
deal.B = "12-11 12-8 12-3 12-0 11-10 10-10 10-7 9-8 9-4 9-0 6-4 5-4 1-1"
deal.C = "12-7 12-5 11-8 11-2 11-1 11-0 10-6 9-9 8-8 7-2 6-2 6-1 4-3"
yard = "11-5 8-7 12-9 2-1 7-0 12-4 12-2 6-6 6-0 10-8 4-1 9-2 3-2 1-0 11-6 5-1 8-0 9-5 0-0 2-2 9-3 7-3 8-4 2-0 10-1 8-5 9-6 7-6 10-5 7-4 5-3 11-4 11-9 8-2 10-4 4-2 12-10 7-1 3-1 6-3 7-7 10-3 10-0 5-0 10-2 11-7 12-1 8-1 8-6 8-3 9-7"
play = """
_:11-11 C:11-2@C A:11-3@A B:12-11@B C:6-2@C A:3-3@A A:3-0@A
B:12-8@B C:6-1@C A:4-0@A B:9-8@B C:11-1@C A:4-4@A A:+11-5 A:mark
A:pass B:9-4@A C:11-0@C A:10-9@A A:unmark B:9-0@B C:+8-7 C:mark
C:pass A:+12-9 A:mark A:pass B:11-10@A C:11-8@A A:+2-1 A:pass
B:12-0@B C:8-8@A C:8-7@A A:7-5@A A:unmark B:12-3@B C:+7-0 C:7-0@C
C:unmark A:5-5@A A:11-5@A B:+12-4 B:mark B:pass C:7-2@C A:+12-2
A:mark A:pass B:+6-6 B:pass C:4-3@B A:+6-0 A:pass B:12-4@B
B:unmark C:+10-8 C:mark C:pass A:12-2@C B:+4-1 B:mark B:pass
C:12-5@C C:unmark A:12-12@B A:12-9@B B:+9-2 B:9-2@B B:unmark
C:+3-2 C:mark C:pass A:5-2@C B:+1-0 B:mark B:pass C:3-2@C C:unmark
A:2-1@B B:4-1@B B:unmark C:+11-6 C:11-6@A A:12-6@A A:unmark
B:6-4@B C:+5-1 C:mark C:pass A:+8-0 A:mark A:pass B:6-6@B B:+9-5
B:mark B:pass C:10-6@B A:+0-0 A:pass B:10-10@B B:unmark B:10-7@B
C:12-7@A A:+2-2 A:pass B:+9-3 B:9-3@C C:9-9@C C:unmark C:+7-3
C:mark C:pass A:9-1@C B:1-1@C B:1-0@C C:7-3@A A:6-0@C B:+8-4
B:mark B:pass C:+2-0 C:pass A:6-5@C B:9-5@C C:+10-1 C:pass A:+8-5
A:pass B:+9-6 B:9-6@C C:+7-6 C:7-6@C C:unmark A:+10-5 A:pass
B:+7-4 B:7-4@B B:unmark C:+5-3 C:5-3@A A:8-5@A A:unmark B:8-4@B!
C:+11-4 C:mark C:pass A:8-0@A B:+11-9 B:mark B:pass C:10-8@B
A:10-5@B B:5-4@B! B:unmark C:+8-2 C:pass A:0-0@A! A:+10-4 A:mark
A:pass B:+4-2 B:mark B:pass C:2-0@A A:2-2@A! A:unmark A:+12-10
A:mark A:pass B:4-2@A! C:11-4@B A:10-4@A! A:unmark B:11-9@B
B:unmark
"""
end = "out"
winner = "B"
delta = { A = 22, B = 0, C = 27 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-44"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 3, C = 4, D = 1 }
score = { A = 31, B = 44, C = 51, D = 22 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-44"
commitment = "06fab3c1cc816893d2481137d7c574ade7a089e9ad615461001421e570fbda6f"
secret = "6b4f03163be7f32f41c0f12e4a9dbe1c0c3c6906cb641e32dcd4490945cb34d7"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "11-8 11-6 11-2 10-7 10-3 9-1 7-7 7-2 3-0 2-2 2-1 2-0 1-0"
deal.B = "11-10 8-8 8-0 7-6 6-5 6-2 5-4 5-3 5-2 4-3 4-2 4-0 3-2"
deal.C = "12-9 10-9 10-6 10-4 10-0 9-9 9-7 8-3 8-2 8-1 6-4 6-0 5-5"
deal.D = "12-8 12-7 12-5 12-2 11-11 11-4 9-6 9-4 7-5 7-3 7-0 3-1 1-1"
yard = "9-8 12-6 10-8 3-3 4-4 6-6 11-5 10-2 12-4 9-0 6-1 11-7 11-1 12-0 10-1 0-0 7-4 9-2 5-1 11-3 6-3 5-0 12-10 9-3 8-5 8-6 10-5 8-7 11-9 12-11 8-4 7-1 11-0 4-1 10-10 12-1 9-5 12-3"
play = """
_:12-12 D:12-7@D A:+9-8 A:mark A:pass B:+12-6 B:12-6@A C:12-9@C
D:9-6@A A:9-8@A A:unmark B:+10-8 B:mark B:pass C:10-9@C D:7-3@D
A:11-8@A B:+3-3 B:pass C:10-6@C D:3-1@D A:11-6@A B:+4-4 B:pass
C:6-4@C D:12-8@B A:+6-6 A:6-6@A A:+11-5 A:mark A:pass B:7-6@A
C:9-7@A D:9-4@A A:+10-2 A:pass B:8-0@B B:unmark C:10-4@A D:1-1@D
D:+12-4 D:mark D:pass A:9-1@D B:10-8@A C:9-9@D C:+9-0 C:9-0@D
D:7-0@D D:unmark A:+6-1 A:pass B:8-8@A B:+11-7 B:mark B:pass
C:8-3@A D:7-5@D A:10-3@A A:unmark B:4-0@B B:unmark C:+11-1 C:mark
C:pass D:12-5@D A:10-7@A B:4-4@C B:4-2@C C:8-2@C C:unmark D:12-4@D
A:7-7@A A:7-2@A B:4-3@B C:8-1@C D:11-4@D A:11-2@A B:5-3@B C:11-1@C
D:11-11@D! D:+12-0 D:mark D:pass A:11-5@D B:6-5@B C:5-5@D C:+10-1
C:mark C:pass D:+0-0 D:pass A:+7-4 A:mark A:pass B:5-4@D C:+9-2
C:pass D:+5-1 D:pass A:7-4@D B:11-7@C C:+11-3 C:11-3@A D:+6-3
D:6-3@A A:6-1@A A:unmark B:6-2@B C:+5-0 C:pass D:+12-10 D:pass
A:2-1@A B:5-2@B C:+9-3 C:pass D:+8-5 D:pass A:10-2@A B:+8-6 B:mark
B:pass C:5-0@B D:12-0@B A:+10-5 A:10-5@A B:+8-7 B:8-7@D C:+11-9
C:pass D:8-5@D D:unmark A:+12-11 A:12-11@B B:11-10@B B:unmark
C:+8-4 C:pass D:5-1@D A:+7-1 A:7-1@C B:+11-0 B:mark B:pass
C:10-1@B D:+4-1 D:4-1@D A:1-0@B B:11-0@B B:unmark C:+10-10 C:pass
D:+12-1 D:12-1@C A:+9-5 A:9-5@A B:+12-3 B:12-3@C C:9-3@C C:unmark
D:mark D:pass A:mark A:pass B:mark B:pass C:11-9@A D:pass A:pass
B:pass C:8-4@D D:pass A:pass B:8-6@D C:9-2@C D:pass A:pass B:pass
C:6-0@D D:0-0@D D:unmark D:mark D:pass A:3-0@D B:3-2@D
C:challenge=B C:mark C:pass D:12-2@C! A:2-2@D! A:2-0@D
"""
end = "out"
winner = "A"
delta = { A = 0, B = 6, C = 30, D = 22 }

[[match.hand]]
opener = "A"
deal.A = "12-12 11-9 11-1 10-4 9-5 9-1 6-4 6-1 6-0 5-5 4-1 3-1 1-1"
deal.B = "12-3 10-3 10-2 9-9 9-8 9-0 8-5 8-3 7-1 6-6 6-2 4-3 4-2"
deal.C = "12-5 12-2 11-3 10-10 10-7 9-7 8-8 8-4 7-0 4-0 3-3 3-0 2-1"
deal.D = "12-9 12-1 11-4 11-2 9-4 8-7 8-2 8-1 7-3 5-1 3-2 2-0 0-0"
yard = "12-11 12-10 8-6 2-2 10-5 11-7 9-6 10-1 5-2 1-0 9-2 12-0 7-7 12-8 12-7 9-3 12-6 10-9 7-2 8-0 4-4 11-8 5-0 7-5 11-0 6-3 7-6 12-4 7-4 5-3 10-0 11-6 11-10 10-8 6-5 5-4 10-6 11-5"
play = """
_:11-11 A:11-9@A B:+12-11 B:12-11@B C:11-3@C D:11-2@D A:9-5@A
B:12-3@B C:3-3@C C:3-0@C D:8-2@D A:5-5@A A:+12-10 A:mark A:pass
B:8-5@A C:8-8@A C:8-4@A D:11-4@A A:11-1@A A:unmark B:10-3@B
C:7-0@C D:8-7@D A:9-1@A B:10-2@B C:10-7@C D:7-3@D A:+8-6 A:mark
A:pass B:6-2@B C:10-10@C C:+2-2 C:mark C:pass D:+10-5 D:10-5@C
A:+11-7 A:pass B:6-6@B B:+9-6 B:9-6@B C:12-5@C C:unmark D:3-2@D
A:+10-1 A:pass B:9-0@B C:9-7@A D:2-0@D A:11-7@A A:unmark B:+5-2
B:mark B:pass C:12-2@C D:0-0@B D:+1-0 D:1-0@B A:10-1@B B:+9-2
B:pass C:2-2@C C:2-1@C! D:+12-0 D:12-0@D A:12-10@B B:+7-7 B:pass
C:+12-8 C:12-8@B! D:12-9@D A:8-6@B B:+12-7 B:pass C:+9-3 C:mark
C:pass D:12-1@C A:6-4@B B:4-2@B B:unmark C:+12-6 C:12-6@C C:unmark
D:9-4@D A:+10-9 A:mark A:pass B:9-2@B C:+7-2 C:mark C:pass D:+8-0
D:mark D:pass A:6-1@C B:4-3@D C:9-3@D D:8-1@C A:10-9@D B:8-3@C
C:+4-4 C:pass D:+11-8 D:11-8@A A:3-1@C B:9-8@B C:+5-0 C:pass
D:8-0@A! A:6-0@A A:unmark B:7-1@C C:7-2@C C:unmark D:+7-5 D:pass
A:10-4@D B:+11-0 B:mark B:pass C:4-4@D C:4-0@D! D:+6-3 D:pass
A:+7-6 A:7-6@A B:11-0@D C:+12-4 C:mark C:pass D:+7-4 D:pass A:+5-3
A:mark A:pass B:12-7@A C:12-4@A! D:7-4@A A:+10-0 A:pass B:7-7@A
B:+11-6 B:pass C:+11-10 C:pass D:7-5@A A:5-3@A A:unmark B:11-6@D
C:+10-8 C:10-8@B D:6-3@D! D:unmark A:10-0@B B:5-2@C C:challenge=B
B:+6-5 B:+5-4 C:5-0@B! D:5-1@B
"""
end = "out"
winner = "D"
delta = { A = 31, B = 38, C = 21, D = 0 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-45"
seats = { A = "random", B = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1 }
score = { A = 115, B = 36 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-45"
commitment = "2f2582797e0bbe5898fc98c2ab904bcab6f022ba52de4faafeea56b2dd404821"
secret = "316193bb612d5eb7b4ca98b110b3131df8f116cbba305c5221e3b37c32a662d3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "12-9 11-7 11-3 10-7 9-3 8-4 7-6 7-5 7-4 7-2 6-5 5-4 3-0"
deal.B = "12-5 11-6 11-0 9-0 8-8 7-7 7-0 6-6 6-2 5-3 5-0 4-3 2-0"
yard = "5-2 9-8 6-1 11-8 4-0 8-5 10-3 3-2 6-0 8-6 9-1 3-1 10-6 8-7 10-10 12-11 12-3 9-7 10-4 9-4 2-2 5-5 12-7 8-3 7-1 11-9 12-1 12-2 10-2 6-4 10-9 3-3 6-3 12-8 4-1 4-2 7-3 9-5 12-10 1-1 5-1 11-10 9-2 9-6 12-0 11-1 0-0 11-4 11-2 8-2 10-8 12-6 10-5 4-4 1-0 11-11 8-1 2-1 10-0 10-1 11-5 12-4 8-0 9-9"
play = """
_:12-12 B:12-5@B A:12-9@A B:5-3@B A:9-3@A B:4-3@B A:3-0@A B:+5-2
B:mark B:pass A:5-4@B B:5-2@B B:unmark A:+9-8 A:mark A:pass
B:11-0@A A:11-3@A A:unmark B:6-2@B A:+6-1 A:mark A:pass B:11-6@B
A:+11-8 A:pass B:+4-0 B:mark B:pass A:11-7@B B:7-7@B B:unmark
B:7-0@B A:+8-5 A:pass B:9-0@B A:+10-3 A:10-3@A A:unmark B:+3-2
B:mark B:pass A:9-8@B B:8-8@B B:unmark B:+6-0 B:mark B:pass
A:8-5@B B:5-0@B B:unmark A:10-7@A B:6-0@B A:7-4@A B:6-6@B B:+8-6
B:8-6@B A:8-4@A B:+9-1 B:mark B:pass A:11-8@B B:+3-1 B:pass
A:+10-6 A:mark A:pass B:+8-7 B:8-7@A A:7-5@A A:unmark B:+10-10
B:pass A:6-5@A B:+12-11 B:12-11@B B:unmark A:7-6@A B:+12-3
B:12-3@B A:7-2@A B:3-2@B A:+9-7 A:mark A:pass B:2-0@A A:+10-4
A:pass B:4-0@A A:10-4@A A:unmark B:+9-4 B:mark B:pass A:10-6@A
B:+2-2 B:2-2@B B:unmark B:+5-5 B:mark B:pass A:+12-7 A:mark A:pass
B:+8-3 B:pass A:+7-1 A:pass B:+11-9 B:pass A:+12-1 A:pass B:+12-2
B:12-2@B B:unmark A:6-1@A A:unmark B:+10-2 B:mark B:pass A:12-7@B
B:+6-4 B:pass A:7-1@B B:9-1@B B:unmark A:12-1@A B:challenge=A
A:+10-9 A:+3-3 A:mark B:11-9@B A:skip B:+6-3 B:mark B:pass A:+12-8
A:12-8@A A:unmark B:+4-1 B:pass A:+4-2 A:mark A:pass B:8-3@A
A:3-3@A A:unmark A:+7-3 A:7-3@A B:+9-5 B:pass A:9-7@A B:+12-10
B:pass A:10-9@A! B:+1-1 B:pass A:+5-1 A:mark A:pass B:12-10@A
A:+11-10 A:11-10@B B:10-10@B B:unmark B:10-2@B A:+9-2 A:pass
B:+9-6 B:mark B:pass A:9-2@B B:9-6@B B:unmark A:+12-0 A:12-0@A
A:unmark B:6-4@B A:+11-1 A:mark A:pass B:9-4@B A:+0-0 A:0-0@A
A:unmark A:+11-4 A:mark A:pass B:+11-2 B:mark B:pass A:+8-2 A:pass
B:+10-8 B:pass A:+12-6 A:pass B:+10-5 B:pass A:+4-4 A:pass B:+1-0
B:1-0@A A:5-1@A A:unmark B:9-5@B B:unmark A:+11-11 A:mark A:pass
B:10-5@A A:+8-1 A:pass B:10-8@A A:8-2@A A:unmark B:5-5@B B:+2-1
B:mark B:pass A:+10-0 A:mark A:pass B:+10-1 B:pass A:+11-5
A:11-5@B B:11-2@A A:11-1@B B:10-1@B B:unmark A:11-4@A A:unmark
B:+12-4 B:mark B:pass A:4-2@A B:+8-0 B:pass A:10-0@B B:8-0@B
B:unmark A:+9-9 A:mark A:pass B:2-1@A A:8-1@A A:unmark
"""
end = "blocked"
delta = { A = 66, B = 36 }

[[match.hand]]
opener = "A"
deal.A = "12-7 9-9 9-3 8-5 8-4 8-2 7-1 6-0 5-5 3-1 2-2 1-1 0-0"
deal.B = "12-11 12-5 11-10 11-5 11-3 10-2 9-7 9-6 9-2 8-3 6-3 4-3 4-2"
yard = "10-6 3-2 7-5 12-12 6-2 4-4 12-6 10-7 12-8 9-8 7-0 11-4 4-1 6-6 9-0 3-0 9-4 12-9 12-0 8-1 5-1 2-0 5-0 7-3 8-6 12-1 10-1 7-7 11-8 11-0 4-0 6-5 1-0 3-3 5-2 7-2 12-4 8-8 8-7 7-4 5-3 2-1 5-4 11-1 10-4 7-6 6-4 12-2 12-3 11-9 10-5 10-10 10-8 9-1 11-2 10-3 8-0 11-7 12-10 11-6 10-0 6-1 10-9 9-5"
play = """
_:11-11 A:+10-6 A:mark A:pass B:12-11@A A:12-7@A A:unmark
B:11-10@B A:7-1@A B:10-2@B A:3-1@A B:9-2@B A:9-3@A B:9-7@B A:9-9@A
A:+3-2 A:mark A:pass B:9-6@A A:10-6@A A:unmark B:+7-5 B:7-5@B
A:+12-12 A:mark A:pass B:12-5@B A:+6-2 A:pass B:+4-4 B:mark B:pass
A:12-12@B A:+12-6 A:12-6@B B:6-3@B B:unmark A:+10-7 A:10-7@A
A:unmark B:11-3@B A:+12-8 A:mark A:pass B:11-5@B A:+9-8 A:pass
B:+7-0 B:7-0@A A:0-0@A A:unmark A:6-0@A B:+11-4 B:mark B:pass
A:8-5@B B:8-3@B B:unmark A:6-2@A B:4-3@B A:2-2@A A:8-2@A B:11-4@B
A:8-4@A B:+4-1 B:mark B:pass A:+6-6 A:mark A:pass B:4-4@A B:4-2@A!
A:3-2@A A:unmark B:+9-0 B:pass A:+3-0 A:3-0@A B:+9-4 B:pass
A:+12-9 A:mark A:pass B:9-0@A A:9-8@A A:unmark B:+12-0 B:pass
A:12-8@A B:+8-1 B:pass A:12-9@A B:+5-1 B:pass A:+2-0 A:mark A:pass
B:9-4@A A:+5-0 A:pass B:4-1@A A:1-1@A A:unmark A:+7-3 A:mark
A:pass B:8-1@A A:+8-6 A:8-6@A A:unmark B:+12-1 B:pass A:6-6@A
A:+10-1 A:mark A:pass B:+7-7 B:pass A:+11-8 A:pass B:+11-0 B:pass
A:+4-0 A:pass B:+6-5 B:6-5@A A:5-5@A A:unmark A:5-0@A B:11-0@B
B:unmark A:4-0@A B:12-0@B A:+1-0 A:mark A:pass B:12-1@B A:+3-3
A:pass B:5-1@B! A:+5-2 A:pass B:+7-2 B:mark B:pass A:5-2@B
B:7-2@B! B:unmark A:+12-4 A:12-4@A A:unmark B:7-7@B
"""
end = "out"
winner = "B"
delta = { A = 49, B = 0 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-46"
seats = { A = "greedy", B = "balanced", C = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3 }
score = { A = 73, B = 51, C = 109 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-46"
commitment = "965fee41114086a4a5c9738d6ea43713ab6d1e7bbe7b8653ac3e46b795f32db1"
secret = "25f222c10f30ebc430eee7475068ee30e68e5097563ea235aa75ef3777e7f9e4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "12-7 12-5 12-3 12-0 11-3 10-4 10-2 10-1 10-0 9-1 8-4 6-4 6-1"
deal.B = "12-11 12-1 11-8 8-3 8-2 6-0 5-3 4-4 3-3 3-0 2-0 1-1 0-0"
deal.C = "12-10 12-9 12-8 11-7 10-9 10-8 10-6 10-3 9-6 8-8 7-3 6-6 3-2"
yard = "5-5 7-7 5-4 9-0 11-10 4-1 9-8 10-5 5-1 7-2 9-9 2-1 9-4 10-10 7-5 11-5 6-2 6-5 4-0 11-9 12-4 8-7 9-2 11-0 9-3 9-7 11-2 8-6 1-0 3-1 5-0 8-0 12-2 2-2 7-1 7-0 8-1 5-2 7-4 4-2 9-5 7-6 12-6 11-1 10-7 8-5 4-3 6-3 11-11 11-6 11-4"
play = """
_:12-12 B:12-11@B C:12-10@C A:12-7@A B:11-8@B C:10-9@C A:+5-5
A:mark A:pass B:8-3@B C:11-7@A A:11-3@A A:unmark B:3-3@B B:3-0@B
C:12-9@C A:12-3@A B:0-0@B B:2-0@B C:12-8@C A:12-5@A B:8-2@B
C:10-8@C A:5-5@A A:+7-7 A:mark A:pass B:5-3@A C:10-3@A A:10-4@A
A:unmark B:+5-4 B:mark B:pass C:8-8@B C:+9-0 C:mark C:pass A:8-4@B
B:4-4@B B:unmark B:5-4@B C:10-6@C C:unmark A:6-4@A B:+11-10 B:mark
B:pass C:9-6@C A:6-1@A B:+4-1 B:pass C:9-0@C A:10-1@A B:+9-8
B:pass C:+10-5 C:10-5@B A:10-2@A B:11-10@B B:unmark C:+5-1 C:mark
C:pass A:12-0@C B:12-1@C C:5-1@C C:unmark A:+7-2 A:7-2@A B:+9-9
B:mark B:pass C:+2-1 C:mark C:pass A:7-7@A A:+9-4 A:mark A:pass
B:+10-10 B:pass C:7-3@A A:+7-5 A:7-5@C B:+11-5 B:11-5@B B:unmark
C:3-2@A A:+6-2 A:6-2@A A:unmark B:+6-5 B:6-5@B C:+4-0 C:pass
A:+11-9 A:mark A:pass B:6-0@B C:6-6@A C:+12-4 C:pass A:+8-7 A:pass
B:+9-2 B:mark B:pass C:+11-0 C:pass A:+9-3 A:pass B:+9-7 B:pass
C:+11-2 C:pass A:+8-6 A:8-6@A A:unmark B:9-7@C C:11-0@B A:11-9@B
B:9-9@B B:unmark B:9-8@B C:+1-0 C:pass A:8-7@A B:9-2@C C:11-2@C
C:unmark A:+3-1 A:mark A:pass B:+5-0 B:mark B:pass C:+8-0 C:8-0@B
A:10-0@B B:10-10@B B:unmark B:+12-2 B:mark B:pass C:+2-2 C:mark
C:pass A:+7-1 A:pass B:+7-0 B:pass C:+8-1 C:pass A:+5-2 A:pass
B:+7-4 B:pass C:+4-2 C:pass A:+9-5 A:pass B:+7-6 B:pass C:+12-6
C:pass A:+11-1 A:pass B:+10-7 B:10-7@B B:unmark C:+8-5 C:pass
A:11-1@C B:7-0@B C:8-1@C C:unmark A:7-1@A A:unmark B:5-0@B C:8-5@C
A:9-1@A B:+4-3 B:mark B:pass C:+6-3 C:mark C:pass A:9-5@A B:+11-11
B:pass C:+11-6 C:pass A:5-2@A B:+11-4 B:pass C:pass A:mark A:pass
B:12-2@A C:12-6@A A:pass B:7-6@A C:pass A:pass B:7-4@A C:12-4@A
"""
end = "blocked"
delta = { A = 29, B = 51, C = 44 }

[[match.hand]]
opener = "C"
deal.A = "12-8 12-4 12-1 11-5 11-0 10-10 10-4 9-3 9-2 9-0 8-8 7-1 5-0"
deal.B = "12-12 10-2 10-0 9-9 8-7 8-0 7-7 6-6 6-1 5-5 4-3 3-3 0-0"
deal.C = "11-9 11-8 10-1 9-8 9-5 9-4 8-5 8-1 6-4 5-4 5-1 4-4 4-1"
yard = "11-7 11-1 1-0 8-3 3-1 6-3 7-0 3-2 6-5 9-7 4-0 7-2 6-2 2-2 6-0 10-3 12-9 3-0 10-5 12-11 12-7 7-5 2-0 12-2 11-3 9-1 10-7 12-10 12-5 5-2 10-6 10-8 12-0 10-9 11-10 8-4 1-1 4-2 11-4 12-3 7-6 8-2 7-4 7-3 2-1 12-6 5-3 9-6 11-2 11-6 8-6"
play = """
_:11-11 C:11-9@C A:11-5@A B:+11-7 B:11-7@B C:9-8@C A:5-0@A B:7-7@B
B:8-7@B C:11-8@C A:11-0@A B:8-0@B C:+11-1 C:11-1@C A:+1-0 A:mark
A:pass B:10-0@B C:10-1@C A:+8-3 A:pass B:10-2@B C:+3-1 C:mark
C:pass A:10-10@C A:10-4@C B:4-3@C C:3-1@C C:unmark A:+6-3 A:pass
B:+7-0 B:mark B:pass C:8-1@C A:9-2@B B:9-9@B B:unmark B:+3-2
B:mark B:pass C:9-5@B A:+6-5 A:6-5@B B:6-6@B B:unmark B:6-1@B
C:8-5@C A:+9-7 A:pass B:+4-0 B:mark B:pass C:5-1@B A:+7-2 A:pass
B:5-5@B B:unmark B:+6-2 B:mark B:pass C:5-4@B A:12-4@B B:12-12@B
B:unmark B:+2-2 B:mark B:pass C:+6-0 C:mark C:pass A:12-8@B
B:+10-3 B:pass C:+12-9 C:pass A:8-8@B A:8-3@B B:3-3@B B:unmark
B:3-2@B C:+3-0 C:pass A:+10-5 A:10-5@C B:10-3@C C:3-0@C C:unmark
A:+12-11 A:12-11@A A:unmark B:2-2@B B:6-2@B C:6-0@C A:12-1@A
B:+12-7 B:mark B:pass C:6-4@B A:7-1@A B:4-0@B B:unmark C:+7-5
C:mark C:pass A:9-7@A B:7-0@B C:+2-0 C:pass A:9-3@A B:12-7@B!
C:+12-2 C:pass A:6-3@A B:+11-3 B:mark B:pass C:12-9@B A:9-0@B
B:0-0@B! B:unmark B:+9-1 B:mark B:pass C:2-0@B A:7-2@B! B:+10-7
B:10-7@B B:unmark C:+12-10 C:pass A:+12-5 A:mark A:pass B:+5-2
B:mark B:pass C:12-10@B A:12-5@B! B:5-2@B B:unmark C:+10-6
C:10-6@A A:+10-8 A:10-8@A! A:unmark B:+12-0 B:mark B:pass C:12-2@B
A:+10-9 A:mark A:pass B:12-0@B B:unmark C:+11-10 C:pass A:+8-4
A:8-4@A A:unmark B:+1-1 B:mark B:pass C:+4-2 C:pass A:1-0@B!
B:1-1@B B:unmark B:9-1@B! C:+11-4 C:pass A:+12-3 A:mark A:pass
B:+7-6 B:7-6@C! C:11-4@A A:+8-2 A:pass B:11-3@A
"""
end = "out"
winner = "B"
delta = { A = 44, B = 0, C = 65 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-47"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 3, C = 4, D = 1 }
score = { A = 59, B = 62, C = 75, D = 23 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-47"
commitment = "e21848b583b0c0aa759550fe8066161a78e9348d333abcf25959987340a4e685"
secret = "73601e01c2ca2ffd97498e3c7720f1dbc840cf6f73a968134c657d09f713667d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "12-9 12-1 11-1 10-7 10-4 10-0 7-7 7-6 5-5 5-3 3-3 3-2 0-0"
deal.B = "12-11 12-10 12-8 12-3 9-9 9-8 9-4 8-5 8-0 7-2 7-1 6-1 2-1"
deal.C = "12-7 12-6 12-2 12-0 10-5 8-7 8-1 6-6 6-2 5-4 4-4 4-1 2-2"
deal.D = "12-4 11-9 11-7 11-6 10-6 10-3 9-6 9-5 8-8 8-4 7-3 4-0 3-0"
yard = "10-9 6-3 11-3 11-8 3-1 6-0 1-1 11-5 11-10 11-11 11-4 7-0 9-0 10-10 10-8 6-4 2-0 12-5 11-0 8-2 4-3 7-4 6-5 5-0 8-3 10-1 4-2 8-6 9-1 9-7 7-5 5-1 5-2 11-2 9-2 9-3 1-0 10-2"
play = """
_:12-12 C:12-2@C D:12-4@D A:12-1@A B:12-11@B C:6-2@C D:8-4@D
A:11-1@A B:+10-9 B:mark B:pass C:12-6@C D:11-9@B A:12-9@B
B:12-10@B B:unmark C:12-0@C D:8-8@D D:+6-3 D:mark D:pass A:+11-3
A:mark A:pass B:12-8@D C:12-7@D D:11-7@A A:7-7@A A:unmark A:10-7@A
B:10-9@B C:8-7@D D:+11-8 D:11-8@D D:unmark A:10-0@A B:9-9@B
B:9-8@B C:+3-1 C:mark C:pass D:11-6@D A:0-0@A A:+6-0 A:6-0@A
B:8-5@B C:+1-1 C:pass D:10-6@D A:7-6@A B:8-0@C C:8-1@C C:unmark
D:10-3@D A:+11-5 A:mark A:pass B:7-2@A C:2-2@A C:+11-10 C:mark
C:pass D:+11-11 D:mark D:pass A:3-2@A A:unmark B:7-1@C C:3-1@D
D:7-3@C A:3-3@A A:11-3@A B:12-3@C C:4-1@D D:4-0@D D:unmark
A:11-5@A B:+11-4 B:mark B:pass C:10-5@B D:3-0@D A:5-5@A A:5-3@A!
B:+7-0 B:pass C:11-10@B D:11-11@B D:+9-0 D:mark D:pass A:+10-10
A:mark A:pass B:11-4@B B:unmark C:+10-8 C:pass D:6-3@A A:+6-4
A:6-4@A A:unmark B:9-4@B C:+2-0 C:pass D:+12-5 D:12-5@C A:10-4@A!
B:+11-0 B:mark B:pass C:5-4@C C:unmark D:9-6@B A:10-10@A
"""
end = "out"
winner = "A"
delta = { A = 0, B = 28, C = 42, D = 23 }

[[match.hand]]
opener = "D"
deal.A = "12-11 12-4 10-8 10-4 9-6 9-2 8-6 8-3 6-3 6-2 6-1 5-2 0-0"
deal.B = "12-7 12-3 11-7 11-4 10-5 9-3 8-8 8-4 6-5 5-5 4-0 3-1 1-1"
deal.C = "12-10 12-1 11-10 11-1 11-0 10-7 9-5 7-4 7-2 5-4 4-4 4-1 3-2"
deal.D = "12-6 11-9 11-6 11-3 11-2 10-0 9-7 9-0 8-1 7-6 7-0 6-4 5-1"
yard = "11-5 9-1 8-2 9-9 5-0 7-1 10-9 3-0 12-8 2-2 10-2 10-6 2-0 4-3 7-7 10-1 7-5 1-0 4-2 10-10 12-12 8-7 10-3 8-0 12-0 7-3 6-0 11-8 12-9 8-5 12-2 5-3 12-5 9-8 9-4 6-6 3-3 2-1"
play = """
_:11-11 D:11-9@D A:12-11@A B:11-7@B C:11-0@C D:9-7@D A:12-4@A
B:12-7@B C:+11-5 C:mark C:pass D:7-6@D A:10-4@A B:12-3@B C:+9-1
C:pass D:12-6@D A:10-8@A B:9-3@B C:+8-2 C:pass D:10-0@C A:8-6@A
B:10-5@C C:11-5@C C:unmark D:+9-9 D:mark D:pass A:9-6@A B:+5-0
B:mark B:pass C:11-1@C D:9-9@B D:9-0@B A:9-2@A B:5-0@B B:unmark
C:12-1@C D:+7-1 D:pass A:6-2@A B:6-5@B C:12-10@D D:+10-9 D:10-9@D
D:unmark A:6-3@A B:+3-0 B:mark B:pass C:+12-8 C:12-8@C D:11-6@B
A:8-3@A B:11-4@B B:unmark C:8-2@C D:+2-2 D:mark D:pass A:+10-2
A:mark A:pass B:8-8@A B:8-4@A C:7-4@A D:7-1@A A:6-1@A A:unmark
B:4-0@B C:9-5@D D:5-1@D D:unmark A:+10-6 A:10-6@A B:3-0@B C:3-2@C
D:8-1@D A:10-2@A B:3-1@B C:+2-0 C:mark C:pass D:11-3@C A:5-2@A!
B:1-1@B! B:+4-3 B:mark B:pass C:9-1@B D:11-2@C A:+7-7 A:mark
A:pass B:5-5@A! B:+10-1 B:pass C:5-4@A D:6-4@A A:+7-5 A:pass
B:+1-0 B:pass C:7-2@C C:unmark D:+4-2 D:mark D:pass A:+10-10
A:pass B:+12-12 B:pass C:10-7@C D:+8-7 D:8-7@D D:unmark A:+10-3
A:pass B:+8-0 B:pass C:11-10@C D:7-0@D A:+12-0 A:pass B:+7-3
B:pass C:+6-0 C:6-0@A D:+11-8 D:mark D:pass A:12-0@A A:unmark
B:8-0@D C:+12-9 C:12-9@B D:11-8@D D:unmark A:+8-5 A:mark A:pass
B:12-12@A B:+12-2 B:12-2@A C:2-0@A D:+5-3 D:mark D:pass A:0-0@A
A:unmark A:+12-5 A:mark A:pass B:1-0@A C:4-1@A! D:4-2@A A:12-5@B
B:+9-8 B:pass C:+9-4 C:mark C:pass D:5-3@B! A:10-3@B B:10-1@B
B:unmark C:+6-6 C:pass D:2-2@A
"""
end = "out"
winner = "D"
delta = { A = 59, B = 34, C = 33, D = 0 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-48"
seats = { A = "first", B = "random" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2 }
score = { A = 54, B = 140 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-48"
commitment = "6c44e3508fc0357d52f35b2598b537ee0458e7972f59ac580ae5e4b9a719a8bc"
secret = "260853b6b6961800dbe06fc13bec3fb0cd6eae9c1f6386eb4d00d3f7a430df78"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "12-11 12-0 11-4 10-6 10-4 10-1 9-9 9-0 8-5 7-7 4-3 2-2 0-0"
deal.B = "12-8 12-7 12-4 11-8 11-1 10-10 10-9 10-0 8-7 8-6 7-3 7-0 5-4"
yard = "6-1 4-2 12-5 2-0 8-4 11-9 5-5 10-8 4-1 4-0 11-7 7-4 11-10 4-4 9-7 7-5 12-10 9-2 5-0 11-11 11-3 6-3 11-2 7-2 10-5 11-6 6-5 6-6 5-3 8-8 3-3 5-1 8-0 12-1 1-0 10-3 11-0 12-3 9-8 3-1 6-4 12-9 9-1 5-2 1-1 9-3 8-2 3-2 6-0 3-0 12-6 10-7 11-5 9-6 8-3 9-5 9-4 2-1 10-2 6-2 7-1 8-1 7-6 12-2"
play = """
_:12-12 B:12-4@B A:12-11@A B:5-4@B A:11-4@A B:+6-1 B:mark B:pass
A:10-4@A B:+4-2 B:pass A:10-6@A B:+12-5 B:12-5@B B:unmark A:+2-0
A:mark A:pass B:12-8@B A:+8-4 A:pass B:11-8@B A:+11-9 A:pass
B:8-6@A A:8-5@A A:unmark B:11-1@B A:+5-5 A:5-5@A A:+10-8 A:mark
A:pass B:+4-1 B:mark B:pass A:+4-0 A:pass B:+11-7 B:pass A:+7-4
A:pass B:+11-10 B:pass A:+4-4 A:pass B:+9-7 B:pass A:+7-5 A:7-5@A
A:unmark B:6-1@B B:unmark A:7-7@A A:7-4@A B:+12-10 B:mark B:pass
A:8-4@A B:+9-2 B:pass A:10-8@A B:+5-0 B:pass A:10-1@A B:+11-11
B:pass A:+11-3 A:mark A:pass B:4-1@A A:4-4@A A:unmark A:4-3@A
B:+6-3 B:6-3@B B:unmark A:11-3@A B:7-3@B A:11-9@A B:12-7@B A:9-9@A
A:9-0@A B:12-10@B A:12-0@A B:10-0@B A:+11-2 A:mark A:pass B:5-0@B
A:+7-2 A:pass B:+10-5 B:10-5@B A:+11-6 A:pass B:10-9@B A:+6-5
A:pass B:9-2@B A:+6-6 A:pass B:4-2@B A:+5-3 A:pass B:+8-8 B:mark
B:pass A:4-0@B B:7-0@B B:unmark A:+3-3 A:pass B:9-7@B A:+5-1
A:pass B:+8-0 B:mark B:pass A:+12-1 A:12-1@A A:unmark B:+1-0
B:pass A:5-1@A B:+10-3 B:pass A:6-5@A B:+11-0 B:pass A:11-6@A
B:+12-3 B:pass A:11-2@A B:+9-8 B:9-8@B B:unmark A:7-2@A B:8-0@B
A:+3-1 A:mark A:pass B:8-7@A A:+6-4 A:pass B:8-8@A B:+12-9 B:mark
B:pass A:+9-1 A:pass B:+5-2 B:pass A:+1-1 A:pass B:+9-3 B:pass
A:+8-2 A:8-2@A A:unmark B:11-0@B B:unmark A:2-2@A A:2-0@A
B:11-10@B A:0-0@A A:+3-2 A:mark A:pass B:1-0@A A:9-1@A A:unmark
B:10-3@B A:+6-0 A:mark A:pass B:12-3@B A:+3-0 A:pass B:9-3@A
A:5-3@A A:unmark B:12-9@B A:+12-6 A:mark A:pass B:5-2@A A:3-2@A
A:unmark B:+10-7 B:mark B:pass A:3-3@A A:3-1@A B:+11-5 B:pass
A:1-1@A A:+9-6 A:mark A:pass B:+8-3 B:pass A:+9-5 A:pass B:+9-4
B:pass A:+2-1 A:2-1@A A:unmark B:9-4@B B:unmark A:+10-2 A:10-2@A
B:+6-2 B:mark B:pass A:6-4@B B:6-2@B B:unmark A:+7-1 A:mark A:pass
B:10-7@A A:7-1@A A:unmark B:+8-1 B:mark B:pass A:+7-6 A:mark
A:pass B:8-1@A A:+12-2 A:12-2@B B:8-3@A A:3-0@A A:unmark B:pass
A:6-0@A B:pass A:12-6@A
"""
end = "blocked"
delta = { A = 54, B = 76 }

[[match.hand]]
opener = "A"
deal.A = "12-4 12-1 11-6 11-2 10-5 9-7 8-3 7-2 7-1 6-5 5-1 4-3 4-2"
deal.B = "11-9 10-7 10-6 10-4 9-8 9-6 9-4 9-1 8-8 6-3 5-3 3-3 3-1"
yard = "10-0 6-4 3-2 12-10 3-0 8-4 1-1 11-0 1-0 11-3 12-3 9-0 2-0 4-4 4-0 10-9 8-5 5-2 12-5 8-6 12-0 5-0 7-7 11-8 10-1 2-2 7-5 11-10 8-1 10-2 7-0 8-0 5-5 10-3 7-3 10-10 7-4 11-4 6-2 4-1 6-1 12-9 11-7 8-2 5-4 9-9 6-0 9-2 12-8 9-5 11-1 12-6 8-7 0-0 7-6 12-11 10-8 12-12 11-5 12-2 6-6 12-7 2-1 9-3"
play = """
_:11-11 A:11-6@A B:11-9@B A:6-5@A B:9-8@B A:10-5@A B:8-8@B B:+10-0
B:mark B:pass A:8-3@B B:3-3@B B:unmark B:3-1@B A:+6-4 A:mark
A:pass B:10-6@A A:6-4@A A:unmark B:9-1@B A:12-4@A B:9-4@B A:12-1@A
B:10-4@B A:7-1@A B:10-0@B A:9-7@A B:+3-2 B:mark B:pass A:+12-10
A:mark A:pass B:9-6@A A:+3-0 A:3-0@B B:5-3@B B:unmark A:+8-4
A:pass B:6-3@A A:4-3@A A:unmark B:+1-1 B:mark B:pass A:8-4@A
B:+11-0 B:pass A:5-1@B B:1-1@B B:unmark B:+1-0 B:1-0@B A:+11-3
A:mark A:pass B:11-0@B A:+12-3 A:pass B:+9-0 B:mark B:pass
A:11-3@B B:3-2@B B:unmark A:+2-0 A:pass B:+4-4 B:mark B:pass
A:11-2@B B:+4-0 B:pass A:+10-9 A:pass B:+8-5 B:8-5@A A:+5-2
A:5-2@A A:unmark B:+12-5 B:pass A:7-2@A B:+8-6 B:pass A:+12-0
A:mark A:pass B:10-7@A A:12-10@A A:unmark B:+5-0 B:pass A:12-3@A
B:+7-7 B:pass A:+11-8 A:11-8@B B:8-6@B B:unmark A:+10-1 A:mark
A:pass B:+2-2 B:mark B:pass A:+7-5 A:pass B:+11-10 B:pass A:+8-1
A:pass B:+10-2 B:pass A:+7-0 A:pass B:+8-0 B:pass A:+5-5 A:pass
B:+10-3 B:10-3@A A:10-9@A A:unmark B:+7-3 B:pass A:+10-10 A:mark
A:pass B:9-0@A A:12-0@A A:unmark B:+7-4 B:pass A:+11-4 A:mark
A:pass B:12-5@A A:7-5@A A:unmark B:+6-2 B:6-2@B B:unmark A:7-0@A
B:2-2@B B:10-2@B A:2-0@A B:11-10@B A:4-2@A B:+4-1 B:mark B:pass
A:11-4@A B:+6-1 B:pass A:+12-9 A:mark A:pass B:+11-7 B:11-7@A
A:+8-2 A:pass B:7-3@A A:+5-4 A:pass B:+9-9 B:pass A:+6-0 A:pass
B:+9-2 B:pass A:+12-8 A:pass B:+9-5 B:pass A:+11-1 A:11-1@B
B:4-1@B B:unmark A:+12-6 A:pass B:4-0@B A:+8-7 A:pass B:8-0@B
A:+0-0 A:pass B:+7-6 B:mark B:pass A:12-8@B B:+12-11 B:12-11@B
B:unmark A:+10-8 A:pass B:+12-12 B:mark B:pass A:+11-5 A:11-5@B
B:5-0@B B:unmark A:+12-2 A:pass B:+6-6 B:mark B:pass A:6-0@B
B:6-6@B B:unmark B:6-1@B A:+12-7 A:pass B:+2-1 B:2-1@B A:+9-3
A:9-3@A A:unmark B:9-2@B A:12-9@A B:9-5@B A:12-7@A B:mark B:pass
A:8-7@A B:pass A:10-8@A B:pass A:10-10@A A:10-1@A B:pass A:8-1@A
B:pass A:8-2@A B:pass A:12-2@A B:pass A:12-6@A B:pass A:5-5@B
A:5-4@B! B:7-4@B B:unmark A:mark A:pass B:7-6@B
"""
end = "blocked"
delta = { A = 0, B = 64 }
[[match]]
bones = 1
variant = "private_trains"
rules_version = 1
id = "private_trains-49"
seats = { A = "random", B = "greedy", C = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2 }
score = { A = 192, B = 0, C = 155 }

[match.options]
max_pip = 12
hand_size = 13
rounds = 2
engine = "set_aside_descending"
starter = "lot_then_clockwise"
first_turn = "single"
own_train_first = false
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
group_id = "private_trains-49"
commitment = "9a484088df026650ddf9083faccbfa88f23d065a681de2b362e3b4b5cabb511e"
secret = "9910f75056bc054cd9389ebaa7fc2a180f577c83deb71241fef3e6d706e7532c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "12-9 12-4 12-2 11-7 10-9 10-7 10-2 9-9 7-4 7-0 5-4 4-3 2-0"
deal.B = "12-6 11-3 10-6 10-1 9-6 9-0 8-2 7-1 5-3 5-2 4-2 4-0 3-2"
deal.C = "11-4 11-1 10-3 9-3 8-5 7-7 7-3 6-6 6-4 5-5 4-1 3-1 1-0"
yard = "12-10 6-1 12-8 8-8 8-4 8-0 3-0 6-2 1-1 11-5 6-0 11-2 10-4 9-5 12-7 8-1 9-4 3-3 2-1 5-0 7-5 6-5 11-6 11-11 10-10 7-6 2-2 12-1 10-0 4-4 8-6 11-0 11-8 9-7 5-1 10-8 12-3 11-10 12-11 9-2 8-7 0-0 12-5 9-1 9-8 6-3 7-2 8-3 11-9 12-0 10-5"
play = """
_:12-12 C:+12-10 C:12-10@C A:12-2@A B:12-6@B C:10-3@C A:2-0@A
B:10-6@B C:3-1@C A:7-0@A B:10-1@B C:11-1@C A:11-7@A B:7-1@B
C:11-4@C A:+6-1 A:mark A:pass B:11-3@A C:6-4@C A:4-3@A A:unmark
B:+12-8 B:mark B:pass C:7-7@B C:7-3@B A:12-4@A B:5-3@B B:unmark
C:6-6@C C:+8-8 C:mark C:pass A:6-1@C B:5-2@B C:4-1@C C:unmark
A:12-9@A B:8-2@B C:+8-4 C:8-4@C A:9-9@A A:10-9@A B:12-8@B C:8-8@C
C:8-5@C A:10-2@A B:+8-0 B:mark B:pass C:5-5@C C:+3-0 C:mark C:pass
A:5-4@C B:4-2@C C:+6-2 C:6-2@C C:unmark A:+1-1 A:mark A:pass
B:3-2@A C:3-0@A A:+11-5 A:pass B:9-0@A C:9-3@A! A:+6-0 A:pass
B:+11-2 B:pass C:+10-4 C:mark C:pass A:6-0@C B:8-0@C C:+9-5 C:pass
A:+12-7 A:12-7@B B:+8-1 B:8-1@C C:1-0@C C:unmark A:7-4@B B:4-0@B
B:unmark C:+9-4 C:mark C:pass A:+3-3 A:3-3@A A:unmark A:+2-1
A:mark A:pass B:+5-0 B:mark B:pass C:+7-5 C:pass A:+6-5 A:pass
B:+11-6 B:pass C:+11-11 C:pass A:+10-10 A:pass B:+7-6 B:pass
C:+2-2 C:pass A:+12-1 A:pass B:+10-0 B:pass C:+4-4 C:pass A:+8-6
A:pass B:+11-0 B:pass C:+11-8 C:pass A:+9-7 A:pass B:+5-1 B:pass
C:+10-8 C:pass A:+12-3 A:12-3@A A:unmark B:11-0@B B:unmark
C:+11-10 C:pass A:12-1@A B:11-6@B C:+12-11 C:pass A:2-1@A B:9-6@B
C:+9-2 C:pass A:+8-7 A:mark A:pass B:11-2@A C:11-11@A C:12-11@A
A:+0-0 A:0-0@C A:+12-5 A:pass B:10-0@C C:10-4@C C:unmark A:12-5@A
A:unmark B:+9-1 B:9-1@B C:4-4@C C:9-4@C A:11-5@A B:5-1@B C:9-2@C
A:+9-8 A:mark A:pass B:5-0@B! C:2-2@C C:+6-3 C:mark C:pass A:+7-2
A:7-2@C B:7-6@C
"""
end = "out"
winner = "B"
delta = { A = 112, B = 0, C = 93 }

[[match.hand]]
opener = "A"
deal.A = "12-6 10-9 10-6 10-0 9-5 8-7 7-6 7-5 5-5 5-3 5-2 4-0 1-1"
deal.B = "12-7 11-8 11-7 8-8 8-2 6-2 6-1 5-1 4-3 4-1 3-1 2-0 1-0"
deal.C = "12-8 12-5 12-0 11-2 9-9 9-8 9-7 9-2 9-1 8-3 7-7 2-2 2-1"
yard = "6-4 3-2 0-0 11-9 10-5 11-0 12-1 9-4 11-1 8-5 12-2 10-4 8-1 8-4 7-3 6-5 12-3 12-11 11-6 4-4 11-4 10-10 12-9 6-0 3-3 12-12 12-4 5-4 7-0 10-1 6-6 11-10 7-4 9-3 8-0 10-2 11-5 12-10 9-6 3-0 10-8 11-3 5-0 4-2 9-0 6-3 10-3 7-1 7-2 10-7 8-6"
play = """
_:11-11 A:+6-4 A:mark A:pass B:11-8@A C:9-8@A A:9-5@A A:unmark
B:11-7@B C:11-2@C A:7-5@A B:12-7@B C:9-2@C A:8-7@A B:+3-2 B:mark
B:pass C:9-9@C C:9-7@C A:12-6@B B:6-2@B B:unmark C:7-7@C C:+0-0
C:mark C:pass A:7-6@C B:8-2@B C:+11-9 C:pass A:10-6@C B:8-8@B
B:+10-5 B:mark B:pass C:12-8@B A:10-9@C B:+11-0 B:pass C:11-9@C
C:unmark A:+12-1 A:12-1@B B:6-1@B B:unmark C:+9-4 C:mark C:pass
A:+11-1 A:11-1@C B:5-1@C C:12-5@C C:unmark A:+8-5 A:8-5@A B:+12-2
B:mark B:pass C:12-0@C A:6-4@B B:4-3@B B:unmark C:0-0@C C:+10-4
C:mark C:pass A:10-0@C B:10-5@C C:+8-1 C:pass A:5-3@A B:3-2@B
C:+8-4 C:pass A:5-2@C B:12-2@B C:2-2@C C:unmark C:2-1@C A:+7-3
A:7-3@A B:+6-5 B:mark B:pass C:8-1@C A:+12-3 A:12-3@B B:3-1@B
B:unmark C:8-4@C A:+12-11 A:mark A:pass B:4-1@B C:9-4@C A:+11-6
A:pass B:+4-4 B:4-4@B B:+11-4 B:11-4@B C:9-1@C A:+10-10 A:pass
B:11-0@B C:+12-9 C:mark C:pass A:1-1@C A:+6-0 A:pass B:1-0@C
C:+3-3 C:pass A:6-0@C B:6-5@C! C:+12-12 C:pass A:5-5@C A:+12-4
A:pass B:+5-4 B:5-4@C! C:10-4@C C:unmark A:+7-0 A:7-0@A A:unmark
B:2-0@B
"""
end = "out"
winner = "B"
delta = { A = 80, B = 0, C = 62 }
