[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-0"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3, D = 4 }
score = { A = 12, B = 6, C = 19, D = 21 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-0"
commitment = "34e760df8fd9d3dbbc5b4e9f37f61697e3f1ee8147ff4240a4cec5d734e0db46"
secret = "3bee45504b7f0db17c8f64a7cb7d54f54a4e67781c07774ac3e16f2fa24195df"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-0 5-3 3-3 2-1 1-1 1-0"
deal.B = "5-5 5-1 5-0 4-1 4-0 3-0"
deal.C = "5-2 4-4 3-2 3-1 2-2 2-0"
deal.D = "6-6 6-5 6-1 4-3 4-2 0-0"
yard = "5-4 6-3 6-4 6-2"
play = """
C:4-4 D:4-3@D A:pass B:4-0@B C:pass D:pass A:5-3@D A:pass B:3-0@B
C:pass D:6-5@D A:pass B:4-1@A B:pass C:3-2@B C:pass D:6-6@D
A:2-1@A B:pass C:5-2@B C:pass D:4-2@C D:6-1@D A:pass B:5-5@B
C:2-2@C D:pass A:1-1@D A:pass B:5-1@B C:2-0@C D:pass A:1-0@D
A:pass B:pass C:3-1@B
"""
end = "out"
winner = "C"
delta = { A = 12, B = 5, C = 0, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-3 5-2 4-3 2-2"
deal.B = "6-6 6-3 6-0 5-5 5-0 4-1"
deal.C = "6-5 5-4 5-1 4-4 3-2 0-0"
deal.D = "4-2 4-0 3-3 3-1 3-0 1-1"
yard = "2-0 2-1 6-1 1-0"
play = """
B:5-5 C:6-5@C D:pass A:5-3@A B:5-0@B C:pass D:pass A:4-3@A B:6-0@B
C:pass D:pass A:6-4@A B:6-6@B C:pass D:pass A:6-2@A B:6-3@B C:pass
D:pass A:5-2@A B:pass C:3-2@B
"""
end = "blocked"
winner = "A"
delta = { A = 0, B = 1, C = 19, D = 21 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-1"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2, D = 4 }
score = { A = 2, B = 16, C = 4, D = 27 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-1"
commitment = "4845dd7cddee5e04ed9c7ece4defb182a7aee01e882ac33c79f94b41307e2a07"
secret = "92b1b9de3f143e6c7d083a8895b7a5a952e6799d06461aec56083df2a8bb6897"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 4-3 3-3 2-2 2-0 1-0"
deal.B = "6-2 5-4 5-2 5-1 2-1 0-0"
deal.C = "6-4 6-1 5-5 5-3 4-4 3-0"
deal.D = "6-6 5-0 4-2 4-0 3-1 1-1"
yard = "6-0 4-1 3-2 6-3"
play = """
C:4-4 D:4-2@D A:4-3@A B:5-4@B C:6-4@C D:pass A:2-0@D A:3-3@A
B:5-2@B C:6-1@C D:5-0@D A:pass B:6-2@B C:pass D:3-1@C D:pass
A:6-5@D A:pass B:pass C:5-3@C D:6-6@D A:pass B:pass C:5-5@C
"""
end = "blocked"
winner = "C"
delta = { A = 2, B = 6, C = 0, D = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-1 6-0 1-0 0-0"
deal.B = "6-2 5-5 5-4 5-1 4-2 2-2"
deal.C = "6-4 5-3 4-1 3-1 2-0 1-1"
deal.D = "6-3 5-0 4-4 4-3 3-3 2-1"
yard = "4-0 3-0 5-2 3-2"
play = """
B:5-5 C:5-3@C D:5-0@D A:6-5@A B:5-4@B C:3-1@C D:pass A:6-0@A
B:4-2@B C:4-1@C D:pass A:1-0@A B:6-2@B C:6-4@C D:pass A:6-1@A
B:pass C:pass D:6-3@C D:pass A:0-0@D A:6-6@A
"""
end = "out"
winner = "A"
delta = { A = 0, B = 10, C = 4, D = 24 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-2"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3, D = 4 }
score = { A = 20, B = 1, C = 23, D = 30 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-2"
commitment = "34eea2690d48687b99c7988785c533f62ebfd033a2c015c46eeccb69f788e1d6"
secret = "7fd6c600e4028e7ed16868c05ecd4c190d4a7d3eed51e1900bc012a96d482acd"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-0 4-4 4-2 3-3 3-1 1-1"
deal.B = "5-0 4-0 3-2 2-2 1-0 0-0"
deal.C = "6-4 6-3 6-1 5-5 5-4 2-1"
deal.D = "6-5 6-2 5-2 4-3 3-0 2-0"
yard = "6-6 5-1 5-3 4-1"
play = """
A:4-4 B:4-0@B C:6-4@C D:4-3@D A:4-2@A B:0-0@B C:6-3@C D:3-0@D
A:pass B:2-2@A B:5-0@B C:pass D:2-0@D A:pass B:pass C:5-5@B C:pass
D:5-2@D A:pass B:3-2@A B:pass C:5-4@B C:pass D:6-5@D A:3-3@A
B:pass C:pass D:6-2@D
"""
end = "out"
winner = "D"
delta = { A = 12, B = 1, C = 10, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-4 6-2 5-4 5-0 4-0"
deal.B = "5-5 5-1 4-1 3-0 2-1 1-0"
deal.C = "6-6 5-3 5-2 4-2 3-1 0-0"
deal.D = "6-1 4-4 4-3 3-3 3-2 2-2"
yard = "6-3 6-0 1-1 2-0"
play = """
B:5-5 C:5-3@C D:pass A:6-5@A B:5-1@B C:3-1@C D:pass A:6-4@A
B:1-0@B C:pass D:pass A:5-4@A B:3-0@B C:pass D:6-1@C D:pass
A:5-0@A B:pass C:6-6@C D:pass A:4-0@A B:pass C:pass D:pass A:pass
B:4-1@A B:pass C:pass D:pass A:pass B:2-1@A
"""
end = "out"
winner = "B"
delta = { A = 8, B = 0, C = 13, D = 30 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-3"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 2, C = 1, D = 3 }
score = { A = 21, B = 18, C = 14, D = 20 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-3"
commitment = "6238d93945ff22bec3fd186331de293d6c7b61e38203567f59a6317dba467c95"
secret = "dd740b510cfbbc3b07d5bd11b196c7f4d48ca823d2999cf242a295bfde490224"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "5-4 5-2 4-3 4-1 2-0 0-0"
deal.B = "6-2 5-5 5-0 4-4 4-0 2-1"
deal.C = "6-5 6-1 5-1 3-3 3-2 3-0"
deal.D = "6-6 6-4 5-3 3-1 2-2 1-0"
yard = "4-2 6-0 1-1 6-3"
play = """
B:4-4 C:pass D:6-4@C D:pass A:5-4@D A:4-3@A B:4-0@B C:6-1@C
D:5-3@D A:pass B:5-0@B C:5-1@C D:3-1@D A:pass B:5-5@B C:6-5@C
D:1-0@D A:pass B:pass C:pass D:6-6@C D:pass A:2-0@D A:pass B:pass
C:pass D:2-2@D
"""
end = "out"
winner = "D"
delta = { A = 12, B = 11, C = 14, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 5-4 5-0 3-2 3-0 1-1"
deal.B = "6-0 5-5 5-3 5-1 4-1 1-0"
deal.C = "6-4 6-3 4-3 3-1 2-2 0-0"
deal.D = "6-6 5-2 4-4 3-3 2-1 2-0"
yard = "4-0 4-2 6-2 6-5"
play = """
B:5-5 C:pass D:5-2@C D:pass A:5-4@D A:5-0@A B:5-3@B C:2-2@C
D:4-4@D A:3-0@A B:pass C:4-3@B C:pass D:2-1@C D:pass A:3-2@A
B:4-1@B C:3-1@C D:pass A:pass B:5-1@B C:6-3@C D:pass A:pass B:pass
C:6-4@C
"""
end = "blocked"
winner = "C"
delta = { A = 9, B = 7, C = 0, D = 20 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-4"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1, D = 4 }
score = { A = 19, B = 15, C = 0, D = 30 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-4"
commitment = "9d3d65d159e74f8f9e080376a9fed83b9a8caf38d71775b2981ebed91d4d01f8"
secret = "b2252717be86fad0c1f6f556cca32718ce0d9f2478c95b649960fe49304b98f0"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
thrown_in = 1
opener = "C"
deal.A = "6-6 6-0 5-5 4-2 4-0 2-0"
deal.B = "5-2 5-0 4-3 3-0 1-0 0-0"
deal.C = "6-5 6-4 5-3 5-1 4-4 3-1"
deal.D = "6-1 5-4 4-1 3-3 2-2 2-1"
yard = "6-3 1-1 6-2 3-2"
play = """
C:4-4 D:4-1@D A:4-2@A B:4-3@B C:6-4@C D:2-1@D A:2-0@A B:3-0@B
C:6-5@C D:2-2@D A:6-0@A B:1-0@B C:5-3@C D:pass A:6-6@A B:pass
C:5-1@B C:3-1@C
"""
end = "out"
winner = "C"
delta = { A = 14, B = 12, C = 0, D = 22 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-2 6-1 5-3 3-2 2-1"
deal.B = "5-5 5-1 4-4 3-1 3-0 2-0"
deal.C = "5-0 4-3 4-1 4-0 3-3 0-0"
deal.D = "6-6 6-5 6-4 5-2 2-2 1-1"
yard = "1-0 6-0 4-2 5-4"
play = """
B:5-5 C:5-0@C D:6-5@D A:5-3@A B:5-1@B C:4-0@C D:6-6@D A:6-3@A
B:3-1@B C:4-3@C D:6-4@D A:6-2@A B:3-0@B C:3-3@C D:pass A:3-2@A
B:2-0@B
"""
end = "blocked"
winner = "C"
delta = { A = 5, B = 3, C = 0, D = 8 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-5"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1, D = 4 }
score = { A = 22, B = 14, C = 9, D = 26 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-5"
commitment = "b4e367804cf838eef753f0d96a269aa0a9b41d95b3e1fb70d8f520bd51298609"
secret = "209c90c68314a5195a04789a35ce51e76f5fa2c4f2555f7889c8a5505020b098"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 6-1 5-5 3-2 2-0 0-0"
deal.B = "6-2 5-1 4-4 4-3 4-2 4-0"
deal.C = "6-5 5-4 5-3 3-1 2-2 1-0"
deal.D = "6-0 5-2 4-1 3-3 3-0 1-1"
yard = "5-0 6-3 6-4 2-1"
play = """
B:4-4 C:5-4@C D:4-1@D A:pass B:4-3@A B:4-2@B C:5-3@C D:1-1@D
A:3-2@A B:6-2@B C:3-1@C D:pass A:6-1@D A:2-0@A B:pass C:6-5@B
C:1-0@C D:6-0@D A:0-0@A B:5-1@B C:pass D:3-0@C D:pass A:pass
B:4-0@A
"""
end = "out"
winner = "B"
delta = { A = 22, B = 0, C = 4, D = 13 }

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 5-5 4-1 3-2 2-0"
deal.B = "6-3 5-1 4-4 3-3 3-1 2-1"
deal.C = "6-2 6-0 5-0 4-2 3-0 1-1"
deal.D = "6-6 5-3 5-2 4-0 1-0 0-0"
yard = "2-2 6-1 4-3 5-4"
play = """
A:5-5 B:5-1@B C:5-0@C D:5-3@D A:6-5@A B:3-1@B C:6-0@C D:pass
A:3-2@D A:6-4@A B:6-3@B C:6-2@C D:5-2@D A:4-1@A B:pass C:4-2@C
D:pass A:pass B:2-1@A B:pass C:pass D:4-0@C D:pass A:2-0@A
"""
end = "out"
winner = "A"
delta = { A = 0, B = 14, C = 5, D = 13 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-6"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2, D = 4 }
score = { A = 35, B = 0, C = 15, D = 44 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-6"
commitment = "add47e1a0af181c23cb7cd64e65e2911b6881af7b277fac3c7dc0c5560700d4e"
secret = "044d8083a5d44c4bc100c73b580932175cee5614a4146a0bf1805665a970cfd1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-0 5-5 5-3 3-3 3-0 1-0"
deal.B = "6-4 6-2 6-1 4-4 4-0 3-2"
deal.C = "6-6 5-1 4-2 4-1 3-1 2-1"
deal.D = "6-5 6-3 5-2 5-0 2-2 0-0"
yard = "5-4 2-0 1-1 4-3"
play = """
B:4-4 C:4-2@C D:pass A:pass B:6-4@B C:2-1@C D:pass A:pass B:6-2@B
C:5-1@C D:pass A:pass B:4-0@A B:3-2@B C:pass D:6-5@C D:pass
A:6-0@A B:pass C:3-1@B C:6-6@C D:pass A:pass B:6-1@B
"""
end = "out"
winner = "B"
delta = { A = 28, B = 0, C = 5, D = 25 }

[[match.hand]]
thrown_in = 1
opener = "D"
deal.A = "6-5 5-3 4-2 4-1 2-0 0-0"
deal.B = "6-6 6-4 6-3 6-0 3-2 1-0"
deal.C = "5-1 4-3 3-1 3-0 2-2 2-1"
deal.D = "6-1 5-5 5-2 4-4 4-0 3-3"
yard = "5-4 6-2 5-0 1-1"
play = """
D:5-5 A:6-5@A B:pass C:5-1@B C:pass D:5-2@C D:pass A:5-3@D A:pass
B:6-6@A B:1-0@B C:2-2@C D:3-3@D A:pass B:6-0@B C:2-1@C D:pass
A:pass B:6-4@A B:6-3@B C:3-1@C D:pass A:4-2@A B:3-2@B
"""
end = "out"
winner = "B"
delta = { A = 7, B = 0, C = 10, D = 19 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-7"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 4, D = 3 }
score = { A = 12, B = 8, C = 21, D = 19 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-7"
commitment = "2fda0be6d689c0bf48c6543b1ac51811ea04c0bc4c93f17d8c3deb0d47e554b0"
secret = "1d2ee85d8a5df0b35a920aaaa52b789906000cfb6c8cceac39ae9e82a0179e46"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 5-2 5-0 3-2 1-0"
deal.B = "6-3 6-1 5-4 4-3 3-1 1-1"
deal.C = "6-0 5-3 4-4 3-0 2-2 2-0"
deal.D = "6-4 5-1 4-0 3-3 2-1 0-0"
yard = "5-5 4-1 4-2 6-2"
play = """
C:4-4 D:6-4@D A:pass B:5-4@A B:4-3@B C:pass D:4-0@C D:pass A:6-6@D
A:5-0@A B:6-3@B C:6-0@C D:pass A:6-5@D A:1-0@A B:6-1@B C:pass
D:5-1@D A:pass B:3-1@A B:1-1@B
"""
end = "out"
winner = "B"
delta = { A = 12, B = 0, C = 17, D = 9 }

[[match.hand]]
thrown_in = 1
opener = "C"
deal.A = "5-3 5-2 4-0 3-0 2-2 1-1"
deal.B = "6-3 6-2 6-1 4-1 3-1 2-0"
deal.C = "6-5 6-4 5-5 5-4 3-3 3-2"
deal.D = "6-6 5-1 5-0 4-4 4-3 1-0"
yard = "0-0 2-1 6-0 4-2"
play = """
C:5-5 D:5-1@D A:5-3@A B:pass C:6-5@C D:1-0@D A:3-0@A B:pass
C:5-4@B C:6-4@C D:5-0@D A:4-0@A B:4-1@B C:pass D:4-4@C D:pass
A:5-2@D A:pass B:6-1@B C:pass D:4-3@C D:pass A:2-2@D A:pass
B:6-3@B C:3-2@C D:pass A:pass B:3-1@B
"""
end = "blocked"
winner = "A"
delta = { A = 0, B = 8, C = 4, D = 10 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-8"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3, D = 4 }
score = { A = 13, B = 10, C = 16, D = 29 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-8"
commitment = "55f4783316373e1eacd1e310c49c6a41e0c39a76d484a7aeb82262d1aee7414b"
secret = "e0086d267eedcc0ea7878c2ccd7c01927d0a369b5b21d12d81599b89f449a3e9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-4 6-1 6-0 3-0 1-1 1-0"
deal.B = "6-5 5-2 4-3 4-1 4-0 0-0"
deal.C = "6-2 5-5 5-1 2-2 2-1 2-0"
deal.D = "6-6 5-4 5-3 5-0 4-4 3-1"
yard = "6-3 4-2 3-3 3-2"
play = """
D:4-4 A:6-4@A B:4-0@B C:pass D:5-4@D A:6-1@A B:0-0@B C:pass
D:5-3@D A:1-1@A B:pass C:2-0@B C:pass D:3-1@D A:1-0@A B:5-2@B
C:pass D:pass A:6-0@A B:6-5@B C:pass D:pass A:pass B:pass C:6-2@B
C:pass D:pass A:pass B:pass C:2-2@B C:pass D:pass A:pass B:pass
C:2-1@B C:pass D:pass A:pass B:4-1@B C:pass D:pass A:pass B:4-3@B
"""
end = "out"
winner = "B"
delta = { A = 3, B = 0, C = 16, D = 17 }

[[match.hand]]
opener = "D"
deal.A = "6-1 6-0 3-0 2-1 2-0 1-1"
deal.B = "5-1 5-0 4-1 3-3 2-2 0-0"
deal.C = "6-4 6-3 6-2 5-3 4-3 4-2"
deal.D = "5-5 5-4 5-2 4-0 3-2 1-0"
yard = "6-6 3-1 6-5 4-4"
play = """
D:5-5 A:pass B:5-1@B C:5-3@C D:5-4@D A:pass B:4-1@B C:6-3@C
D:4-0@D A:pass B:5-0@A B:pass C:6-4@B C:6-2@C D:1-0@D A:6-0@A
B:pass C:4-2@C D:pass A:6-1@A B:pass C:4-3@C
"""
end = "out"
winner = "C"
delta = { A = 10, B = 10, C = 0, D = 12 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-9"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1, D = 4 }
score = { A = 23, B = 20, C = 11, D = 38 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-9"
commitment = "c1a86285f9eaf80d251a0afeacf2bf6f3553c25093f5288c7c49832ddfd76672"
secret = "016b5bd5a9cc38eedb15463dd49227aadd19c31ffed036126c14f33cff749573"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-5 4-4 4-2 3-0 1-1 1-0"
deal.B = "6-5 6-3 6-0 3-1 2-0 0-0"
deal.C = "6-4 5-4 5-3 5-2 5-1 5-0"
deal.D = "6-2 6-1 4-1 3-2 2-2 2-1"
yard = "6-6 3-3 4-3 4-0"
play = """
A:4-4 B:pass C:5-4@C D:4-1@D A:4-2@A B:pass C:6-4@B C:5-2@C
D:6-1@D A:pass B:6-5@B C:pass D:6-2@C D:pass A:pass B:2-0@A B:pass
C:5-3@B C:pass D:pass A:1-0@A B:6-3@B C:pass D:pass A:1-1@A
B:6-0@B C:pass D:pass A:pass B:3-1@A B:0-0@B
"""
end = "out"
winner = "B"
delta = { A = 13, B = 0, C = 11, D = 12 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-2 4-1 3-1 1-1 1-0"
deal.B = "6-2 5-4 5-1 5-0 3-3 3-2"
deal.C = "6-4 4-4 4-3 4-0 3-0 2-0"
deal.D = "6-6 6-1 5-3 4-2 2-1 0-0"
yard = "6-3 2-2 6-0 6-5"
play = """
A:5-5 B:5-4@B C:pass D:5-3@C D:pass A:5-2@A B:pass C:4-4@B C:4-3@C
D:pass A:pass B:6-2@A B:pass C:6-4@B C:4-0@C D:pass A:pass B:pass
C:3-0@C
"""
end = "blocked"
winner = "C"
delta = { A = 10, B = 20, C = 0, D = 26 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-10"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 3, C = 1, D = 4 }
score = { A = 15, B = 24, C = 0, D = 26 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-10"
commitment = "7d3f21c894bca0b50d981a7b640d9efc9a4672e2057f5ba067ac6e572865574b"
secret = "b7d98679702e9ef622b6de4d98a39db287b93f2096e6a19f89928dcc2d22e98f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-1 5-4 5-0 4-4 2-0 0-0"
deal.B = "6-6 4-3 3-3 3-2 3-0 1-0"
deal.C = "6-3 5-5 5-3 5-1 4-1 1-1"
deal.D = "6-4 6-2 6-0 4-2 3-1 2-2"
yard = "4-0 2-1 6-5 5-2"
play = """
A:4-4 B:4-3@B C:4-1@C D:4-2@D A:5-4@A B:3-3@B C:5-1@C D:6-2@D
A:5-0@A B:3-0@B C:5-5@C D:6-0@D A:2-0@A B:1-0@B C:5-3@C D:pass
A:0-0@D A:pass B:3-2@A B:pass C:1-1@B C:6-3@C
"""
end = "out"
winner = "C"
delta = { A = 7, B = 12, C = 0, D = 18 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-4 5-0 4-4 3-3 2-0"
deal.B = "6-6 5-3 5-2 4-2 4-1 0-0"
deal.C = "6-5 6-4 6-3 3-2 3-1 1-0"
deal.D = "6-2 6-1 6-0 4-0 2-1 1-1"
yard = "4-3 3-0 5-1 2-2"
play = """
A:5-5 B:5-2@B C:6-5@C D:pass A:5-4@A B:4-2@B C:6-4@C D:pass
A:4-4@A B:4-1@B C:pass D:pass A:5-0@D A:pass B:pass C:3-1@B C:pass
D:4-0@C D:6-0@D A:pass B:5-3@B C:1-0@C D:6-1@D A:pass B:pass
C:pass D:2-1@C D:1-1@D A:pass B:pass C:3-2@C D:pass A:pass B:pass
C:6-3@C
"""
end = "out"
winner = "C"
delta = { A = 8, B = 12, C = 0, D = 8 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-11"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 4, C = 2, D = 1 }
score = { A = 35, B = 44, C = 12, D = 0 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-11"
commitment = "b23fc54a2559a11049e41cb02948263ba593088c92bd9c62e7e294b4a27a71fe"
secret = "86640b2b9862c22a5711a009f80dadac9ea30946ec8c507db422c2b35269106c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-6 5-5 5-4 5-1 4-1 2-2"
deal.B = "6-5 6-1 6-0 3-3 2-0 1-0"
deal.C = "5-3 5-2 4-4 4-3 4-2 4-0"
deal.D = "6-4 6-3 6-2 3-2 2-1 0-0"
yard = "5-0 3-1 1-1 3-0"
play = """
C:4-4 D:6-4@D A:5-4@A B:pass C:4-2@B C:4-3@C D:6-3@D A:5-5@A
B:2-0@B C:5-3@C D:3-2@D A:5-1@A B:6-0@B C:5-2@C D:6-2@D A:4-1@A
B:6-5@B C:pass D:2-1@C D:pass A:6-6@D
"""
end = "blocked"
winner = "D"
delta = { A = 4, B = 14, C = 4, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 2-2 2-1 2-0 1-1"
deal.B = "6-4 5-5 4-2 4-1 3-2 3-1"
deal.C = "6-5 6-1 4-4 4-3 4-0 1-0"
deal.D = "6-3 6-0 5-3 5-0 3-3 3-0"
yard = "0-0 5-4 5-2 5-1"
play = """
B:5-5 C:6-5@C D:5-3@D A:pass B:pass C:6-1@C D:6-3@D A:pass B:pass
C:1-0@C D:6-0@D A:pass B:pass C:4-0@C D:5-0@D A:pass B:pass
C:4-3@C D:pass A:pass B:pass C:pass D:3-3@C D:pass A:pass B:pass
C:pass D:3-0@C
"""
end = "out"
winner = "D"
delta = { A = 31, B = 30, C = 8, D = 0 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-12"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 4, C = 1, D = 3 }
score = { A = 7, B = 26, C = 5, D = 16 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-12"
commitment = "39527ac4826690d3c608634c7da3c175cb91de571bef42012a04814a99a0f7b0"
secret = "bbc85e1cb23d1d8baeb5f12b192b9cfae86ff8e6fae09ef7080fd57ede789374"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
thrown_in = 1
opener = "A"
deal.A = "4-4 4-2 3-1 3-0 1-1 0-0"
deal.B = "6-6 6-5 4-1 3-3 3-2 2-1"
deal.C = "6-2 5-4 5-1 5-0 4-0 2-0"
deal.D = "6-4 6-1 6-0 5-5 5-3 1-0"
yard = "5-2 2-2 6-3 4-3"
play = """
A:4-4 B:4-1@B C:5-4@C D:6-4@D A:4-2@A B:2-1@B C:5-1@C D:6-1@D
A:pass B:3-2@A B:pass C:6-2@B C:pass D:1-0@D A:3-1@A B:6-5@B
C:pass D:6-0@D A:1-1@A B:pass C:5-0@B C:pass D:pass A:pass B:pass
C:4-0@B
"""
end = "blocked"
winner = "C"
delta = { A = 1, B = 16, C = 0, D = 16 }

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 5-4 4-4 4-0 3-3"
deal.B = "6-0 5-2 4-3 4-2 3-2 3-1"
deal.C = "6-6 6-2 5-0 4-1 2-0 0-0"
deal.D = "6-3 5-5 5-3 5-1 1-1 1-0"
yard = "2-1 3-0 2-2 6-1"
play = """
D:5-5 A:6-5@A B:5-2@B C:5-0@C D:5-1@D A:6-4@A B:3-2@B C:2-0@C
D:1-1@D A:5-4@A B:4-3@B C:6-2@C D:1-0@D A:pass B:4-2@B C:6-6@C
D:pass A:4-0@D A:pass B:pass C:pass D:6-3@C D:pass A:4-4@D A:pass
B:pass C:pass D:5-3@C
"""
end = "out"
winner = "D"
delta = { A = 6, B = 10, C = 5, D = 0 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-13"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3, D = 4 }
score = { A = 17, B = 5, C = 21, D = 32 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-13"
commitment = "10977bec3bc4d21df23885ec0ff3055fde96c27110f2e14d2800fc4c1c6ff9af"
secret = "9a2a44d60e0e3953727bb774d0f405bef9754c378fe06d46483e274cc9f62ec3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-1 5-3 3-1 3-0 2-1 1-1"
deal.B = "6-3 5-1 5-0 4-4 4-0 3-2"
deal.C = "6-6 4-2 4-1 2-2 1-0 0-0"
deal.D = "6-4 6-2 5-5 5-4 3-3 2-0"
yard = "6-5 4-3 5-2 6-0"
play = """
B:4-4 C:4-2@C D:6-4@D A:pass B:4-0@A B:pass C:4-1@B C:2-2@C
D:6-2@D A:3-0@A B:5-1@B C:pass D:2-0@C D:pass A:3-1@A B:5-0@B
C:0-0@C D:pass A:2-1@D A:6-1@A B:pass C:1-0@C D:pass A:1-1@D
A:pass B:6-3@A B:pass C:pass D:pass A:5-3@A
"""
end = "out"
winner = "A"
delta = { A = 0, B = 5, C = 12, D = 25 }

[[match.hand]]
opener = "A"
deal.A = "5-5 5-0 4-4 3-3 3-0 0-0"
deal.B = "6-3 6-1 5-1 4-3 4-1 2-2"
deal.C = "6-0 5-4 5-3 3-2 2-1 2-0"
deal.D = "6-6 6-4 4-0 3-1 1-1 1-0"
yard = "6-5 5-2 6-2 4-2"
play = """
A:5-5 B:5-1@B C:5-3@C D:pass A:5-0@D A:pass B:6-1@B C:3-2@C
D:4-0@D A:pass B:6-3@B C:2-0@C D:6-4@D A:pass B:4-3@B C:6-0@C
D:6-6@D A:pass B:4-1@B C:pass D:pass A:pass B:pass C:2-1@B C:pass
D:pass A:pass B:2-2@B
"""
end = "out"
winner = "B"
delta = { A = 17, B = 0, C = 9, D = 7 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-14"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 3, C = 2, D = 1 }
score = { A = 53, B = 27, C = 9, D = 0 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-14"
commitment = "be16ff9ac90d8ff7409140e7b53725af0b5f1bd082117968d666ce7446a98bed"
secret = "7e258badc560076ee613f4c6f4a183158188dbf6f24ea60db319c94de451f588"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-1 6-0 4-2 3-2 2-2 1-1"
deal.B = "5-4 5-3 5-2 5-0 2-1 2-0"
deal.C = "6-6 6-3 4-4 4-3 4-0 3-0"
deal.D = "6-5 6-4 5-1 4-1 1-0 0-0"
yard = "6-2 3-3 5-5 3-1"
play = """
C:4-4 D:6-4@D A:4-2@A B:5-4@B C:4-3@C D:6-5@D A:3-2@A B:5-2@B
C:6-3@C D:5-1@D A:pass B:5-3@A B:2-0@B C:6-6@C D:4-1@D A:pass
B:5-0@B
"""
end = "blocked"
winner = "D"
delta = { A = 18, B = 2, C = 6, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-6 6-1 5-5 4-4 3-2 2-1"
deal.B = "6-4 6-0 4-1 3-3 3-1 2-2"
deal.C = "5-1 5-0 4-0 1-1 1-0 0-0"
deal.D = "6-5 6-3 5-4 5-3 4-2 2-0"
yard = "3-0 4-3 6-2 5-2"
play = """
A:5-5 B:pass C:5-1@B C:5-0@C D:5-3@D A:pass B:3-1@B C:4-0@C
D:6-3@D A:pass B:3-3@B C:pass D:6-5@D A:pass B:pass C:pass D:4-2@C
D:5-4@D A:pass B:pass C:pass D:2-0@C
"""
end = "out"
winner = "D"
delta = { A = 35, B = 25, C = 3, D = 0 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-15"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 4, B = 1, C = 3, D = 2 }
score = { A = 16, B = 4, C = 10, D = 9 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-15"
commitment = "3b76f9cb71f593de1cb86db7bc6f737b89ed472a9ac618a8a16820476a6d1a54"
secret = "9fd1bbb192ed328bedab6ac8e7cd60f5d47924724519629a9e332e6b3f2b1587"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "5-2 5-1 4-2 4-1 4-0 1-1"
deal.B = "6-3 6-2 5-4 5-3 3-0 1-0"
deal.C = "6-5 6-4 4-4 2-2 2-0 0-0"
deal.D = "6-1 6-0 5-5 4-3 3-2 3-1"
yard = "2-1 6-6 5-0 3-3"
play = """
C:4-4 D:4-3@D A:4-1@A B:5-4@B C:6-4@C D:3-2@D A:5-1@A B:5-3@B
C:6-5@C D:pass A:4-2@D A:5-2@A B:6-3@B C:pass D:5-5@C D:pass
A:4-0@D A:pass B:6-2@A B:pass C:pass D:6-0@D A:pass B:pass C:pass
D:6-1@D A:pass B:pass C:pass D:3-1@D
"""
end = "out"
winner = "D"
delta = { A = 2, B = 4, C = 6, D = 0 }

[[match.hand]]
thrown_in = 1
opener = "B"
deal.A = "6-6 5-0 4-2 4-1 2-1 0-0"
deal.B = "6-3 6-0 5-5 5-1 3-2 2-0"
deal.C = "6-1 5-3 4-4 4-0 3-1 3-0"
deal.D = "6-5 6-4 6-2 4-3 3-3 1-0"
yard = "5-4 2-2 1-1 5-2"
play = """
B:5-5 C:5-3@C D:6-5@D A:5-0@A B:5-1@B C:3-0@C D:6-4@D A:0-0@A
B:pass C:6-1@B C:4-0@C D:4-3@D A:pass B:6-0@A B:6-3@B C:4-4@C
D:3-3@D A:6-6@A B:3-2@B C:pass D:pass A:pass B:2-0@B
"""
end = "out"
winner = "B"
delta = { A = 14, B = 0, C = 4, D = 9 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-16"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 4, C = 3, D = 2 }
score = { A = 7, B = 40, C = 22, D = 15 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-16"
commitment = "c360294fd93a5b524fa19a54c43587fe1dcb17fe00dab343eef9efcb39f4e31d"
secret = "aca9fdf0fad44be3524c1e08153142986a8d2331c021f074023c69abe235874a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-0 3-3 3-2 3-0"
deal.B = "6-1 5-2 4-4 3-1 2-0 0-0"
deal.C = "6-3 5-5 5-1 4-3 2-2 1-1"
deal.D = "6-5 6-0 5-4 5-3 4-0 1-0"
yard = "2-1 4-2 4-1 6-6"
play = """
B:4-4 C:4-3@C D:5-4@D A:6-4@A B:pass C:6-3@C D:6-5@D A:6-2@A
B:pass C:pass D:6-0@D A:3-2@A B:pass C:pass D:4-0@D A:3-3@A B:pass
C:pass D:pass A:3-0@A B:pass C:pass D:pass A:5-0@A
"""
end = "out"
winner = "A"
delta = { A = 0, B = 20, C = 22, D = 9 }

[[match.hand]]
opener = "C"
deal.A = "6-0 3-2 3-1 1-1 1-0 0-0"
deal.B = "6-3 5-3 4-1 3-3 2-2 2-1"
deal.C = "6-6 6-4 6-2 5-5 5-1 2-0"
deal.D = "5-4 5-2 4-4 4-2 4-0 3-0"
yard = "6-1 5-0 6-5 4-3"
play = """
C:5-5 D:5-4@D A:pass B:5-3@A B:pass C:5-1@B C:pass D:4-4@D A:3-2@A
B:2-1@B C:pass D:5-2@C D:4-0@D A:pass B:2-2@B C:6-2@C D:3-0@D
A:pass B:pass C:6-6@C D:pass A:3-1@D A:pass B:pass C:6-4@C D:pass
A:1-1@D A:pass B:pass C:2-0@B
"""
end = "out"
winner = "C"
delta = { A = 7, B = 20, C = 0, D = 6 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-17"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2, D = 4 }
score = { A = 2, B = 9, C = 5, D = 21 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-17"
commitment = "c59d4bb30802e52e079ce18643f042f2f79b33fa35cb0a1b89c93be0b2256a22"
secret = "fea2176363a5821ec27fef6fdebf90e7381fdf2a3f46472116a67b5e75ae2cc6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
thrown_in = 1
opener = "B"
deal.A = "6-6 6-1 5-4 5-0 4-1 1-0"
deal.B = "6-5 5-3 4-4 3-2 1-1 0-0"
deal.C = "6-0 5-5 4-3 4-0 2-1 2-0"
deal.D = "6-4 6-2 5-2 4-2 3-1 2-2"
yard = "3-0 5-1 6-3 3-3"
play = """
B:4-4 C:4-0@C D:6-4@D A:4-1@A B:pass C:4-3@B C:2-0@C D:6-2@D
A:6-1@A B:5-3@B C:2-1@C D:5-2@D A:6-6@A B:6-5@B C:pass D:3-1@C
D:pass A:5-0@D A:pass B:pass C:6-0@B C:pass D:pass A:1-0@D A:pass
B:0-0@B
"""
end = "blocked"
winner = "B"
delta = { A = 2, B = 0, C = 3, D = 3 }

[[match.hand]]
thrown_in = 1
opener = "A"
deal.A = "6-4 5-5 5-2 4-4 2-0 0-0"
deal.B = "6-3 5-3 4-1 3-3 2-1 1-0"
deal.C = "6-2 5-0 4-3 4-2 3-1 1-1"
deal.D = "6-0 5-4 5-1 3-2 3-0 2-2"
yard = "6-6 4-0 6-5 6-1"
play = """
A:5-5 B:5-3@B C:5-0@C D:5-4@D A:5-2@A B:6-3@B C:pass D:6-0@C
D:pass A:2-0@A B:pass C:6-2@C D:pass A:0-0@A B:pass C:4-2@C D:pass
A:6-4@D A:pass B:1-0@A B:pass C:4-3@C D:pass A:pass B:4-1@A B:pass
C:3-1@C D:pass A:4-4@A
"""
end = "out"
winner = "A"
delta = { A = 0, B = 9, C = 2, D = 18 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-18"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2, D = 4 }
score = { A = 15, B = 0, C = 14, D = 56 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-18"
commitment = "aa64b60000a09a710a516fd391aae261553d6e39c7df44014cccb5efbff94e28"
secret = "23f73908d3a2c8a3b2e7f785e9f3c23d7aa77a466b737eed302ca22b61aa5256"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-5 6-2 6-1 4-1 3-3 2-0"
deal.B = "6-4 5-4 5-2 5-0 3-2 1-0"
deal.C = "6-3 4-4 4-3 3-1 1-1 0-0"
deal.D = "6-6 6-0 5-5 5-3 3-0 2-1"
yard = "5-1 4-0 4-2 2-2"
play = """
C:4-4 D:pass A:4-1@A B:5-4@B C:4-3@C D:pass A:6-1@A B:5-2@B
C:6-3@C D:pass A:6-5@A B:3-2@B C:pass D:6-6@C D:pass A:pass
B:5-0@A B:pass C:3-1@B C:pass D:6-0@C D:pass A:2-0@A B:1-0@B
C:0-0@C D:pass A:6-2@A B:pass C:pass D:pass A:pass B:6-4@A
"""
end = "out"
winner = "B"
delta = { A = 6, B = 0, C = 2, D = 24 }

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-4 4-4 3-2 2-2"
deal.B = "6-0 5-0 4-1 3-1 1-1 1-0"
deal.C = "6-6 5-3 4-0 3-3 2-1 2-0"
deal.D = "6-5 6-2 6-1 5-2 5-1 4-2"
yard = "4-3 6-3 3-0 0-0"
play = """
A:5-5 B:5-0@B C:5-3@C D:5-2@D A:5-4@A B:1-0@B C:3-3@C D:4-2@D
A:6-4@A B:1-1@B C:pass D:pass A:4-4@D A:pass B:6-0@A B:4-1@B
C:pass D:pass A:pass B:pass C:4-0@B C:pass D:pass A:pass B:pass
C:2-0@B C:pass D:pass A:pass B:pass C:2-1@B C:pass D:pass A:pass
B:3-1@B
"""
end = "out"
winner = "B"
delta = { A = 9, B = 0, C = 12, D = 32 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-19"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 4, B = 1, C = 3, D = 2 }
score = { A = 26, B = 5, C = 10, D = 9 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-19"
commitment = "6b4c47dc8b885b21065725521927ff382ba46c88dc58f0c557f67c0cd51e3f94"
secret = "ebac29c9f6f2530549579d09847b8076520d1c11177fe7f1a2388d502c319c21"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-6 6-2 5-1 4-4 3-2 2-1"
deal.B = "5-4 5-2 5-0 4-0 3-3 2-2"
deal.C = "6-0 4-2 3-0 2-0 1-1 0-0"
deal.D = "6-4 6-3 5-3 4-1 3-1 1-0"
yard = "4-3 6-1 6-5 5-5"
play = """
A:4-4 B:5-4@B C:4-2@C D:6-4@D A:pass B:4-0@A B:5-2@B C:2-0@C
D:6-3@D A:pass B:5-0@A B:2-2@B C:0-0@C D:5-3@D A:5-1@A B:pass
C:3-0@C D:pass A:2-1@A B:pass C:pass D:3-1@C D:pass A:6-2@A B:pass
C:1-1@C D:pass A:6-6@A B:pass C:pass D:4-1@C
"""
end = "blocked"
winner = "D"
delta = { A = 4, B = 5, C = 5, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-6 5-0 4-3 4-2 4-1 3-2"
deal.B = "6-5 6-1 6-0 5-3 3-1 1-0"
deal.C = "6-2 5-2 4-0 3-3 1-1 0-0"
deal.D = "6-4 6-3 5-5 5-4 5-1 2-2"
yard = "4-4 2-0 3-0 2-1"
play = """
D:5-5 A:5-0@A B:6-5@B C:5-2@C D:5-4@D A:pass B:6-0@A B:6-1@B
C:6-2@C D:6-4@D A:6-6@A B:3-1@B C:pass D:6-3@C D:pass A:pass
B:5-3@B C:3-3@C
"""
end = "blocked"
winner = "B"
delta = { A = 22, B = 0, C = 5, D = 9 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-20"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 4, C = 3, D = 1 }
score = { A = 18, B = 21, C = 20, D = 0 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-20"
commitment = "265f8a056b6a1335ba5727cd375d07461c05eb943ce17e8911d5d37bb47a3262"
secret = "8abbeb824dd2b275442e36a26554cd9842a4c0971a31256677ba87c7aadd2b23"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 6-2 4-2 3-3 3-1 0-0"
deal.B = "6-3 5-4 5-1 4-4 2-2 1-1"
deal.C = "6-0 5-2 4-0 2-1 2-0 1-0"
deal.D = "6-5 5-5 5-3 5-0 4-3 3-0"
yard = "6-4 4-1 3-2 6-1"
play = """
B:4-4 C:4-0@C D:4-3@D A:4-2@A B:5-4@B C:6-0@C D:5-3@D A:6-2@A
B:5-1@B C:pass D:5-5@D A:6-6@A B:1-1@B C:pass D:6-5@C D:5-0@D
A:pass B:6-3@A B:pass C:5-2@C D:3-0@D
"""
end = "out"
winner = "D"
delta = { A = 10, B = 4, C = 6, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-0 5-4 3-2 3-1 2-0 0-0"
deal.B = "6-1 5-5 4-3 4-1 1-1 1-0"
deal.C = "6-6 6-5 5-2 5-0 3-3 3-0"
deal.D = "6-4 6-3 6-2 5-3 4-2 2-2"
yard = "4-4 4-0 5-1 2-1"
play = """
B:5-5 C:6-5@C D:5-3@D A:5-4@A B:pass C:6-6@C D:6-3@D A:pass
B:4-1@A B:pass C:5-2@B C:pass D:6-4@C D:6-2@D A:3-1@A B:pass
C:pass D:2-2@D A:3-2@A B:pass C:pass D:4-2@C
"""
end = "out"
winner = "D"
delta = { A = 8, B = 17, C = 14, D = 0 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-21"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 3, C = 2, D = 4 }
score = { A = 6, B = 22, C = 14, D = 25 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-21"
commitment = "68317148165b54eb930eeeb1d4222653c282c194ea498c2f87fd20cc350831e9"
secret = "8a12181d5e2f164be01acf89efc3a57452237330f446d7278009cb70537e311e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-4 4-4 4-3 2-2 1-1"
deal.B = "6-3 6-2 6-0 5-1 5-0 4-2"
deal.C = "6-6 6-1 5-5 4-1 3-0 2-0"
deal.D = "5-3 5-2 4-0 3-2 3-1 2-1"
yard = "1-0 5-4 0-0 3-3"
play = """
A:4-4 B:4-2@B C:4-1@C D:4-0@D A:6-4@A B:6-2@B C:6-1@C D:pass
A:6-5@A B:6-3@B C:6-6@C D:pass A:pass B:5-1@A B:pass C:3-0@B
C:pass D:pass A:1-1@A B:6-0@B
"""
end = "blocked"
winner = "B"
delta = { A = 6, B = 0, C = 7, D = 22 }

[[match.hand]]
opener = "A"
deal.A = "6-1 5-5 5-4 5-3 4-1 3-1"
deal.B = "6-6 6-2 4-2 3-2 3-0 1-1"
deal.C = "5-2 4-4 4-3 4-0 2-1 0-0"
deal.D = "6-5 6-4 5-1 5-0 2-0 1-0"
yard = "2-2 3-3 6-3 6-0"
play = """
A:5-5 B:pass C:5-2@C D:6-5@D A:5-3@A B:pass C:2-1@C D:6-4@D
A:3-1@A B:pass C:pass D:5-1@C D:pass A:4-1@A B:pass C:pass D:5-0@C
D:pass A:5-4@D A:pass B:4-2@A B:pass C:4-0@C D:pass A:pass B:6-2@A
B:pass C:4-4@C D:pass A:6-1@A
"""
end = "out"
winner = "A"
delta = { A = 0, B = 22, C = 7, D = 3 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-22"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 4, D = 2 }
score = { A = 21, B = 2, C = 47, D = 8 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-22"
commitment = "7a6190c7d14f93132b91157244fa974efa06e471ce1f0674beb656ba7d904040"
secret = "35aafe3d172a862d27fc06ef5bef5b8346656fd213d90ecfe10976fa4fd9fd70"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
thrown_in = 1
opener = "C"
deal.A = "6-3 5-4 3-2 3-1 2-1 2-0"
deal.B = "6-4 6-1 5-3 5-0 4-1 3-0"
deal.C = "6-6 6-2 5-1 4-4 4-3 0-0"
deal.D = "6-0 5-5 5-2 4-2 3-3 2-2"
yard = "4-0 6-5 1-1 1-0"
play = """
C:4-4 D:4-2@D A:5-4@A B:6-4@B C:4-3@C D:2-2@D A:pass B:6-1@B
C:pass D:5-2@D A:pass B:5-3@A B:4-1@B C:pass D:5-5@D A:6-3@A
B:pass C:pass D:3-3@C
"""
end = "blocked"
winner = "D"
delta = { A = 8, B = 2, C = 20, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-5 5-4 5-1 4-0 3-2 2-1"
deal.B = "6-3 5-5 5-0 4-3 3-3 0-0"
deal.C = "6-6 6-2 3-0 2-2 2-0 1-0"
deal.D = "5-3 4-4 4-2 4-1 3-1 1-1"
yard = "6-4 5-2 6-0 6-1"
play = """
B:5-5 C:pass D:5-3@D A:6-5@A B:5-0@B C:pass D:3-1@D A:pass B:6-3@A
B:0-0@B C:pass D:1-1@D A:3-2@A B:pass C:3-0@B C:pass D:4-1@D
A:2-1@A B:3-3@B C:pass D:4-2@D A:5-1@A B:4-3@B
"""
end = "out"
winner = "B"
delta = { A = 13, B = 0, C = 27, D = 8 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-23"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 2, C = 3, D = 1 }
score = { A = 45, B = 13, C = 16, D = 7 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-23"
commitment = "c909d76c8c7770542571411e5159ed5af83316afbebd156ffdf35bc750f9166d"
secret = "7b37ada075407926000d97548f8be87c40ad6555bf0137c4292078b489afdfa4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-4 5-5 5-0 4-4 2-0 1-0"
deal.B = "6-6 6-5 5-1 4-1 3-1 2-1"
deal.C = "6-3 6-2 4-0 3-2 1-1 0-0"
deal.D = "6-1 6-0 5-4 5-2 3-0 2-2"
yard = "4-3 3-3 5-3 4-2"
play = """
A:4-4 B:4-1@B C:4-0@C D:5-4@D A:6-4@A B:5-1@B C:0-0@C D:5-2@D
A:pass B:6-6@A B:6-5@B C:pass D:6-0@C D:2-2@D A:pass B:pass
C:6-3@B C:6-2@C D:pass A:2-0@D A:pass B:3-1@B C:3-2@C D:3-0@D
A:pass B:2-1@B
"""
end = "out"
winner = "B"
delta = { A = 16, B = 0, C = 2, D = 7 }

[[match.hand]]
opener = "D"
deal.A = "6-6 6-4 5-2 4-3 2-0 0-0"
deal.B = "6-3 6-0 5-3 4-2 3-2 1-1"
deal.C = "6-1 5-4 4-4 4-0 2-2 2-1"
deal.D = "5-5 5-1 5-0 3-3 3-0 1-0"
yard = "4-1 6-2 6-5 3-1"
play = """
D:5-5 A:5-2@A B:5-3@B C:5-4@C D:5-1@D A:2-0@A B:6-3@B C:4-4@C
D:1-0@D A:0-0@A B:6-0@B C:4-0@C D:5-0@D A:pass B:pass C:pass
D:3-0@C D:pass A:pass B:pass C:pass D:3-3@C
"""
end = "out"
winner = "D"
delta = { A = 29, B = 13, C = 14, D = 0 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-24"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 2, C = 4, D = 1 }
score = { A = 21, B = 9, C = 29, D = 4 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-24"
commitment = "04f892876486a2a4678aaeee58f4746bb5ac6ac9ed99bb4a5af435148cf4ed9b"
secret = "b47d66e68d81cb97365842ec167c5a8e5518f31353b98b7a13e47b9dfe221deb"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-0 4-2 4-1 3-3 2-2 2-0"
deal.B = "6-2 5-4 4-4 3-1 2-1 1-1"
deal.C = "6-5 6-4 6-3 5-2 5-1 3-0"
deal.D = "5-5 5-3 5-0 4-0 1-0 0-0"
yard = "3-2 4-3 6-6 6-1"
play = """
B:4-4 C:6-4@C D:4-0@D A:4-2@A B:5-4@B C:6-5@C D:5-0@D A:2-2@A
B:pass C:5-2@B C:5-1@C D:5-5@D A:2-0@A B:6-2@B C:pass D:1-0@C
D:5-3@D A:6-0@A B:pass C:6-3@B C:3-0@C
"""
end = "out"
winner = "C"
delta = { A = 11, B = 9, C = 0, D = 0 }

[[match.hand]]
thrown_in = 1
opener = "C"
deal.A = "4-4 4-2 4-1 3-2 2-1 1-1"
deal.B = "6-3 6-1 5-3 5-1 3-3 3-1"
deal.C = "6-6 6-4 5-5 5-0 4-3 1-0"
deal.D = "6-5 6-2 4-0 3-0 2-0 0-0"
yard = "5-4 5-2 2-2 6-0"
play = """
C:5-5 D:6-5@D A:pass B:5-3@B C:5-0@C D:6-2@D A:pass B:5-1@A
B:6-3@B C:1-0@C D:2-0@D A:4-1@A B:6-1@B C:pass D:0-0@D A:4-4@A
B:3-1@B C:pass D:3-0@D A:4-2@A B:3-3@B
"""
end = "out"
winner = "B"
delta = { A = 10, B = 0, C = 29, D = 4 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-25"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 4, B = 3, C = 1, D = 2 }
score = { A = 27, B = 22, C = 2, D = 8 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-25"
commitment = "12f8b797599a1772f3db93b26af3d1c83d312c87e9b345782490e4ebe4340264"
secret = "826c47385ca98913f68afc91a68fe796cc4b8a6c003908152686629f9a3c85d2"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-5 6-4 5-2 4-2 4-1 3-3"
deal.B = "5-1 4-3 4-0 2-2 2-1 2-0"
deal.C = "6-3 5-5 5-4 5-3 3-0 1-1"
deal.D = "6-2 6-0 5-0 4-4 3-1 1-0"
yard = "0-0 6-1 6-6 3-2"
play = """
D:4-4 A:4-2@A B:4-3@B C:5-4@C D:pass A:5-2@A B:pass C:5-5@C D:pass
A:6-5@A B:pass C:6-3@B C:5-3@C D:pass A:6-4@A B:pass C:3-0@C
D:pass A:4-1@A B:pass C:pass D:6-0@C D:pass A:pass B:5-1@A B:pass
C:pass D:6-2@C
"""
end = "blocked"
winner = "C"
delta = { A = 4, B = 11, C = 0, D = 8 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-4 5-3 4-3 3-1 2-0"
deal.B = "4-4 3-3 3-0 2-2 1-1 1-0"
deal.C = "6-5 6-3 5-5 4-1 2-1 0-0"
deal.D = "6-2 6-0 5-2 5-1 4-2 4-0"
yard = "5-4 6-1 3-2 5-0"
play = """
C:5-5 D:5-2@D A:5-3@A B:pass C:6-5@C D:6-2@D A:3-1@A B:pass
C:6-3@C D:6-0@D A:pass B:1-1@A B:pass C:pass D:4-0@D A:pass
B:1-0@A B:pass C:pass D:4-2@D A:2-0@A B:pass C:pass D:pass A:pass
B:2-2@A
"""
end = "blocked"
winner = "D"
delta = { A = 23, B = 11, C = 2, D = 0 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-26"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1, D = 4 }
score = { A = 26, B = 25, C = 12, D = 29 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-26"
commitment = "6d7449acbe644ea19ce412439e111a6d2037b0abe94d69f415a92d958a265e9b"
secret = "5195baaa8a7c1af68ac4bcadd97406b92813830e268746a9c700a517dde4c8ce"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-0 4-4 4-3 4-2 4-0 3-2"
deal.B = "6-5 6-4 5-5 3-1 2-0 1-1"
deal.C = "6-6 6-3 6-2 5-2 4-1 3-0"
deal.D = "5-4 5-3 5-1 3-3 2-1 1-0"
yard = "2-2 6-0 6-1 0-0"
play = """
A:4-4 B:6-4@B C:4-1@C D:5-4@D A:4-3@A B:6-5@B C:pass D:2-1@C
D:5-1@D A:3-2@A B:5-5@B C:6-2@C D:1-0@D A:4-2@A B:pass C:5-2@B
C:6-6@C D:pass A:5-0@D A:4-0@A
"""
end = "out"
winner = "A"
delta = { A = 0, B = 8, C = 12, D = 14 }

[[match.hand]]
thrown_in = 1
opener = "D"
deal.A = "6-6 5-2 4-4 3-3 2-2 2-1"
deal.B = "6-0 5-4 5-3 5-0 2-0 1-1"
deal.C = "6-4 6-3 6-2 4-3 4-1 3-0"
deal.D = "5-5 5-1 4-2 4-0 3-1 1-0"
yard = "0-0 3-2 6-1 6-5"
play = """
D:5-5 A:5-2@A B:5-0@B C:pass D:5-1@C D:pass A:2-2@A B:2-0@B
C:4-1@C D:pass A:2-1@A B:pass C:6-2@B C:6-4@C D:pass A:pass
B:1-1@A B:6-0@B C:6-3@C D:pass A:pass B:pass C:3-0@B C:4-3@C
"""
end = "out"
winner = "C"
delta = { A = 26, B = 17, C = 0, D = 15 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-27"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 3, C = 4, D = 1 }
score = { A = 8, B = 19, C = 50, D = 6 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-27"
commitment = "b84fcaa87def7807f83d5fc45f3757b718a349ebf4b2754c49fb1f80055cad37"
secret = "a1c88675e422fa316152089d97115b64f996f04ff3b4a9ad5ca140ef6b9774a5"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
thrown_in = 1
opener = "D"
deal.A = "6-6 6-2 4-0 3-2 2-1 2-0"
deal.B = "6-4 6-1 6-0 5-2 1-1 0-0"
deal.C = "5-5 5-1 4-3 4-2 3-0 2-2"
deal.D = "5-4 5-3 5-0 4-4 3-3 3-1"
yard = "1-0 6-3 4-1 6-5"
play = """
D:4-4 A:4-0@A B:6-4@B C:4-3@C D:5-4@D A:2-0@A B:6-1@B C:3-0@C
D:5-3@D A:6-2@A B:1-1@B C:pass D:3-3@D A:6-6@A B:pass C:pass
D:5-0@C D:3-1@D
"""
end = "out"
winner = "D"
delta = { A = 8, B = 13, C = 26, D = 0 }

[[match.hand]]
opener = "A"
deal.A = "6-2 5-5 5-3 3-3 2-1 0-0"
deal.B = "6-1 5-2 4-3 4-0 2-2 1-1"
deal.C = "6-6 6-5 6-4 6-3 4-1 3-0"
deal.D = "6-0 5-0 4-4 3-2 2-0 1-0"
yard = "3-1 5-1 5-4 4-2"
play = """
A:5-5 B:5-2@B C:6-5@C D:5-0@D A:5-3@A B:2-2@B C:6-3@C D:6-0@D
A:3-3@A B:pass C:3-0@C D:pass A:6-2@D A:pass B:4-3@A B:pass C:pass
D:3-2@D A:pass B:4-0@A B:pass C:pass D:2-0@C D:pass A:0-0@A
"""
end = "blocked"
winner = "A"
delta = { A = 0, B = 6, C = 24, D = 6 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-28"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 2, B = 4, C = 3, D = 1 }
score = { A = 24, B = 35, C = 27, D = 0 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-28"
commitment = "35005461de9e0f58cbc9cf865cf3e58293b3afbac0096e24344113c1fe37af1d"
secret = "8b4ecac5d1dac1e00e6d8e5986a204cbf2651dd82dbfc43a67a3a511d6ff494b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
thrown_in = 1
opener = "D"
deal.A = "6-1 5-3 4-2 3-3 3-1 1-0"
deal.B = "6-5 6-4 6-0 5-1 4-0 3-0"
deal.C = "5-5 3-2 2-2 2-1 2-0 0-0"
deal.D = "6-3 5-4 5-0 4-4 4-1 1-1"
yard = "4-3 6-2 6-6 5-2"
play = """
D:4-4 A:4-2@A B:6-4@B C:pass D:5-4@C D:4-1@D A:pass B:6-5@B
C:5-5@C D:1-1@D A:pass B:5-1@B C:pass D:5-0@C D:pass A:6-1@D
A:pass B:pass C:2-1@B C:2-0@C D:6-3@D
"""
end = "out"
winner = "D"
delta = { A = 19, B = 13, C = 9, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 5-4 5-0 4-3 4-1 0-0"
deal.B = "6-4 6-3 6-1 5-5 2-1 1-1"
deal.C = "6-2 5-2 4-4 4-2 3-0 2-2"
deal.D = "6-0 4-0 3-2 3-1 2-0 1-0"
yard = "3-3 6-5 5-3 5-1"
play = """
B:5-5 C:5-2@C D:pass A:5-4@A B:pass C:6-2@C D:pass A:4-3@A B:pass
C:pass D:6-0@C D:pass A:5-0@D A:pass B:6-3@A B:pass C:3-0@C
D:2-0@D A:6-6@A B:pass C:pass D:3-2@D A:pass B:pass C:pass D:3-1@C
D:pass A:pass B:pass C:pass D:1-0@C D:pass A:pass B:pass C:pass
D:4-0@C
"""
end = "out"
winner = "D"
delta = { A = 5, B = 22, C = 18, D = 0 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-29"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3, D = 4 }
score = { A = 16, B = 0, C = 28, D = 30 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-29"
commitment = "bdeafee676c9d63e50e7af8786dfad6027270130d9fada03ec20ec90ea346a43"
secret = "06a646eceb49bc479bde6e967cb63ab079a8a4aaf5297e6d3cee1bbbdbfcbd8d"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-3 6-1 6-0 4-1 3-3 3-1"
deal.B = "5-5 5-3 5-2 4-4 4-3 4-0"
deal.C = "6-4 5-4 5-0 4-2 3-0 2-2"
deal.D = "6-6 6-5 5-1 1-1 1-0 0-0"
yard = "2-0 3-2 6-2 2-1"
play = """
B:4-4 C:5-4@C D:pass A:4-1@D A:pass B:4-3@A B:4-0@B C:5-0@C
D:5-1@D A:3-1@A B:pass C:3-0@C D:6-5@D A:6-1@A B:pass C:pass
D:6-6@D A:6-3@A B:pass C:pass D:pass A:3-3@A B:pass C:pass D:pass
A:pass B:5-3@A B:pass C:pass D:pass A:pass B:5-5@A B:pass C:pass
D:pass A:pass B:5-2@A
"""
end = "out"
winner = "B"
delta = { A = 6, B = 0, C = 20, D = 3 }

[[match.hand]]
opener = "B"
deal.A = "6-5 6-1 4-1 3-3 3-0 1-0"
deal.B = "6-0 5-5 5-0 4-2 4-0 2-2"
deal.C = "6-4 5-1 4-3 3-2 3-1 2-1"
deal.D = "6-6 5-4 5-3 5-2 4-4 0-0"
yard = "1-1 6-2 6-3 2-0"
play = """
B:5-5 C:5-1@C D:5-4@D A:6-5@A B:5-0@B C:3-1@C D:4-4@D A:6-1@A
B:6-0@B C:4-3@C D:pass A:4-1@A B:pass C:6-4@B C:pass D:pass A:pass
B:4-2@A B:4-0@B C:pass D:pass A:pass B:2-2@A
"""
end = "out"
winner = "B"
delta = { A = 10, B = 0, C = 8, D = 27 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-30"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 4, C = 1, D = 3 }
score = { A = 7, B = 22, C = 0, D = 18 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-30"
commitment = "8f98198da0fdb1389be6d3680de3999da5828756110c2397e5a2854a1d8af071"
secret = "f2c2752ab6fb2990c4948afc581d1f70cd71942d32c3d23cda503f8da999345c"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-4 6-2 5-4 5-3 5-2 3-2"
deal.B = "6-6 5-1 4-4 2-1 1-0 0-0"
deal.C = "6-5 5-5 4-1 3-0 2-2 2-0"
deal.D = "6-3 6-1 4-3 4-0 3-3 3-1"
yard = "4-2 1-1 6-0 5-0"
play = """
B:4-4 C:4-1@C D:4-0@D A:6-4@A B:pass C:pass D:pass A:6-2@A B:pass
C:pass D:pass A:5-2@A B:pass C:pass D:6-1@C D:pass A:5-4@A B:pass
C:6-5@C D:pass A:pass B:pass C:5-5@C
"""
end = "blocked"
winner = "C"
delta = { A = 4, B = 13, C = 0, D = 17 }

[[match.hand]]
opener = "B"
deal.A = "6-3 5-4 5-3 4-1 3-0 2-1"
deal.B = "6-4 5-5 5-1 3-1 2-0 1-0"
deal.C = "6-5 6-1 5-0 2-2 1-1 0-0"
deal.D = "5-2 4-4 4-3 4-2 4-0 3-2"
yard = "6-6 3-3 6-2 6-0"
play = """
B:5-5 C:6-5@C D:5-2@D A:5-4@A B:5-1@B C:6-1@C D:3-2@D A:4-1@A
B:1-0@B C:1-1@C D:4-3@D A:2-1@A B:2-0@B C:pass D:4-4@D A:pass
B:pass C:2-2@B C:pass D:4-0@D A:pass B:pass C:pass D:pass A:3-0@D
A:pass B:pass C:pass D:pass A:6-3@D
"""
end = "blocked"
winner = "C"
delta = { A = 3, B = 9, C = 0, D = 1 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-31"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1, D = 4 }
score = { A = 16, B = 14, C = 6, D = 43 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-31"
commitment = "1393f64d894e4cfb9df5263206149b571766da240a31b11f2d831f6641457c5c"
secret = "f54321294665872c203ecdfa7e8ac9c8b2b1e2d0fa867f112815a2e509304d9e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-3 5-0 4-4 3-3 3-0 1-1"
deal.B = "6-5 6-3 6-2 6-1 5-2 4-3"
deal.C = "4-2 4-0 2-2 2-1 2-0 1-0"
deal.D = "6-6 6-0 5-4 3-2 3-1 0-0"
yard = "6-4 4-1 5-1 5-5"
play = """
A:4-4 B:4-3@B C:4-0@C D:5-4@D A:pass B:6-3@B C:2-0@C D:pass
A:5-3@D A:pass B:6-5@B C:2-2@C D:3-2@D A:pass B:5-2@B C:2-1@C
D:pass A:pass B:6-2@B C:1-0@C D:pass A:pass B:6-1@B
"""
end = "out"
winner = "B"
delta = { A = 16, B = 0, C = 6, D = 22 }

[[match.hand]]
opener = "B"
deal.A = "6-3 6-0 5-2 5-1 5-0 0-0"
deal.B = "5-5 4-4 3-2 3-1 2-2 2-0"
deal.C = "6-4 5-3 4-2 4-1 4-0 1-0"
deal.D = "6-6 6-2 6-1 5-4 3-0 1-1"
yard = "3-3 6-5 2-1 4-3"
play = """
B:5-5 C:5-3@C D:5-4@D A:5-0@A B:pass C:pass D:3-0@C D:pass A:6-0@A
B:pass C:1-0@C D:pass A:6-3@A B:pass C:4-1@C D:pass A:pass B:3-2@A
B:pass C:4-2@C D:pass A:5-2@A B:pass C:pass D:6-2@C D:pass A:5-1@A
B:pass C:6-4@C D:pass A:pass B:3-1@A B:pass C:4-0@C
"""
end = "out"
winner = "C"
delta = { A = 0, B = 14, C = 0, D = 21 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-32"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3, D = 4 }
score = { A = 9, B = 5, C = 15, D = 35 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-32"
commitment = "65a8677064c63548708c7d6a56e36581cfb9c496a1f6f32b8dd874e857610f73"
secret = "a9e2e7e59724aa891dbe7d7ad2a45b838e1aa02428a93f300c593e9103acb0d6"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "C"
deal.A = "6-6 5-5 5-3 4-3 4-1 3-0"
deal.B = "6-5 6-1 4-2 2-2 2-1 1-1"
deal.C = "6-2 5-0 4-4 4-0 3-2 0-0"
deal.D = "6-4 6-3 6-0 5-4 5-2 3-1"
yard = "3-3 2-0 5-1 1-0"
play = """
C:4-4 D:6-4@D A:4-3@A B:4-2@B C:4-0@C D:6-3@D A:5-3@A B:2-1@B
C:5-0@C D:3-1@D A:5-5@A B:6-1@B C:pass D:5-4@C D:pass A:4-1@D
A:pass B:6-5@B
"""
end = "blocked"
winner = "B"
delta = { A = 9, B = 0, C = 7, D = 7 }

[[match.hand]]
opener = "B"
deal.A = "5-4 4-2 3-0 2-2 2-1 1-0"
deal.B = "6-5 5-5 5-2 5-0 4-1 2-0"
deal.C = "6-6 6-2 5-3 4-4 4-3 4-0"
deal.D = "6-3 6-1 3-3 3-1 1-1 0-0"
yard = "5-1 6-0 3-2 6-4"
play = """
B:5-5 C:5-3@C D:pass A:5-4@A B:5-2@B C:4-3@C D:pass A:4-2@A
B:2-0@B C:4-4@C D:pass A:2-2@A B:5-0@B C:4-0@C D:pass A:2-1@A
B:6-5@B C:pass D:0-0@C D:pass A:1-0@A B:pass C:6-6@B C:pass D:pass
A:3-0@A
"""
end = "out"
winner = "A"
delta = { A = 0, B = 5, C = 8, D = 28 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-33"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3, D = 4 }
score = { A = 5, B = 11, C = 19, D = 35 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-33"
commitment = "f0753be87dda8f9f2fdda80a55aaf7c6b6a6941ede9d5ceb4d916704bd511655"
secret = "c73ba7777ea259734350ae381ea89a205cdefa9e92cd3613eab06c8c507e14a3"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
thrown_in = 1
opener = "A"
deal.A = "6-1 5-2 5-1 5-0 4-4 0-0"
deal.B = "6-2 4-3 4-2 4-1 3-1 3-0"
deal.C = "6-0 5-4 3-2 2-2 1-1 1-0"
deal.D = "6-6 6-5 6-3 5-5 4-0 2-1"
yard = "5-3 3-3 2-0 6-4"
play = """
A:4-4 B:4-3@B C:5-4@C D:4-0@D A:pass B:4-2@A B:3-1@B C:pass
D:6-5@C D:pass A:0-0@D A:5-2@A B:4-1@B C:6-0@C D:pass A:5-0@D
A:5-1@A B:pass C:1-0@C D:5-5@D A:6-1@A
"""
end = "out"
winner = "A"
delta = { A = 0, B = 11, C = 11, D = 24 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-5 5-3 3-3 2-2 2-1"
deal.B = "6-3 5-2 4-2 4-0 2-0 1-1"
deal.C = "6-4 5-5 5-4 4-1 3-1 3-0"
deal.D = "6-1 6-0 5-1 4-4 3-2 0-0"
yard = "1-0 5-0 6-2 4-3"
play = """
C:5-5 D:5-1@D A:6-5@A B:5-2@B C:5-4@C D:6-1@D A:6-6@A B:4-2@B
C:4-1@C D:6-0@D A:pass B:6-3@A B:4-0@B C:3-1@C D:0-0@D A:3-3@A
B:2-0@B C:3-0@C D:pass A:5-3@A
"""
end = "blocked"
winner = "B"
delta = { A = 5, B = 0, C = 8, D = 11 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-34"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 2, B = 1, C = 3, D = 4 }
score = { A = 10, B = 2, C = 19, D = 22 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-34"
commitment = "8b88ec357caab4c52eaf86f979559674844b4448f816e22939504203762b86ea"
secret = "90b6f3d4e6d58ccd7c6e9858248fb3d1546d73c33232183cc7ec113b38f016c4"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 5-4 4-4 4-1 1-1 0-0"
deal.B = "6-6 6-0 5-2 5-0 3-1 2-2"
deal.C = "6-4 6-3 5-1 4-3 4-2 4-0"
deal.D = "6-5 5-3 3-2 3-0 2-0 1-0"
yard = "3-3 2-1 5-5 6-1"
play = """
A:4-4 B:pass C:6-4@B C:4-3@C D:pass A:5-4@A B:6-6@B C:6-3@C D:pass
A:4-1@D A:pass B:5-2@A B:6-0@B C:pass D:1-0@D A:6-2@A B:5-0@B
C:pass D:2-0@D A:pass B:pass C:5-1@B C:pass D:6-5@C D:3-2@D A:pass
B:3-1@B C:pass D:5-3@D
"""
end = "blocked"
winner = "A"
delta = { A = 0, B = 2, C = 8, D = 1 }

[[match.hand]]
opener = "C"
deal.A = "6-6 6-3 6-2 4-4 1-1 0-0"
deal.B = "5-3 5-1 3-2 3-1 2-1 1-0"
deal.C = "6-5 5-5 4-3 3-3 3-0 2-0"
deal.D = "6-4 6-1 5-4 5-2 5-0 2-2"
yard = "6-0 4-2 4-0 4-1"
play = """
C:5-5 D:5-2@D A:pass B:5-1@B C:6-5@C D:2-2@D A:pass B:5-3@A
B:2-1@B C:pass D:pass A:6-3@A B:3-2@B C:pass D:6-4@C D:pass
A:6-6@A B:3-1@B C:4-3@C D:pass A:6-2@A B:1-0@B
"""
end = "out"
winner = "B"
delta = { A = 10, B = 0, C = 11, D = 21 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-35"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 3, D = 4 }
score = { A = 5, B = 6, C = 10, D = 23 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-35"
commitment = "194c25d3037a267ace6b6fa06b99fc8f45675b0f4538fce2a25d71eb18190487"
secret = "77f011a77bbd40d242df53164f7071e0418144215601504794c067023e0621f0"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 6-4 5-1 3-3 2-1"
deal.B = "6-3 6-2 5-4 4-4 3-2 0-0"
deal.C = "5-2 4-2 4-0 3-1 2-2 1-0"
deal.D = "6-0 5-3 5-0 4-3 4-1 1-1"
yard = "6-1 3-0 5-5 2-0"
play = """
B:4-4 C:4-0@C D:4-3@D A:6-4@A B:5-4@B C:1-0@C D:5-3@D A:6-6@A
B:pass C:3-1@C D:5-0@D A:6-5@A B:pass C:5-2@B C:pass D:6-0@D
A:5-1@A B:6-2@B C:pass D:pass A:2-1@A B:6-3@B C:pass D:pass A:pass
B:3-2@A B:pass C:pass D:pass A:3-3@A
"""
end = "out"
winner = "A"
delta = { A = 0, B = 0, C = 10, D = 7 }

[[match.hand]]
opener = "D"
deal.A = "6-4 5-3 4-1 3-3 3-2 0-0"
deal.B = "6-6 6-5 6-3 6-1 6-0 4-2"
deal.C = "5-1 4-3 4-0 3-1 2-1 1-0"
deal.D = "5-5 5-2 5-0 4-4 3-0 2-2"
yard = "6-2 2-0 5-4 1-1"
play = """
D:5-5 A:5-3@A B:6-5@B C:5-1@C D:5-2@D A:3-3@A B:6-6@B C:3-1@C
D:2-2@D A:3-2@A B:6-3@B C:4-3@C D:pass A:pass B:4-2@A B:pass
C:4-0@C D:pass A:6-4@A B:pass C:1-0@C D:pass A:pass B:6-1@A B:pass
C:2-1@C
"""
end = "out"
winner = "C"
delta = { A = 5, B = 6, C = 0, D = 16 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-36"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 2, C = 4, D = 1 }
score = { A = 28, B = 11, C = 45, D = 7 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-36"
commitment = "202fcb501dfad23dc6b9a988a420677c0785376ad3f01ecceb9f3a52075f40b0"
secret = "a8035489667e8ddca379ad6bf46d5f5f3fc999a9f02bbd2cd3a38e2f54267532"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-2 4-4 4-3 3-3 2-2 2-0"
deal.B = "5-4 4-2 3-2 3-1 3-0 1-1"
deal.C = "6-6 6-3 6-0 5-3 5-0 4-1"
deal.D = "6-5 6-4 6-1 5-5 1-0 0-0"
yard = "6-2 4-0 2-1 5-1"
play = """
A:4-4 B:5-4@B C:4-1@C D:6-4@D A:4-3@A B:pass C:5-3@B C:pass
D:6-5@D A:3-3@A B:3-0@B C:pass D:5-5@D A:pass B:3-2@A B:pass
C:6-0@B C:pass D:6-1@C D:pass A:5-2@A B:pass C:6-6@B C:6-3@C
"""
end = "blocked"
winner = "D"
delta = { A = 5, B = 11, C = 4, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-2 5-1 4-4 3-2 2-2"
deal.B = "6-5 6-1 5-5 4-3 4-1 3-3"
deal.C = "6-6 6-4 6-3 4-2 2-0 1-1"
deal.D = "6-0 5-3 4-0 3-1 2-1 1-0"
yard = "5-4 0-0 5-0 3-0"
play = """
B:5-5 C:pass D:5-3@D A:5-2@A B:6-5@B C:pass D:3-1@D A:6-2@A
B:6-1@B C:pass D:1-0@D A:pass B:4-1@B C:pass D:6-0@D A:pass
B:4-3@B C:pass D:pass A:pass B:3-3@B
"""
end = "out"
winner = "B"
delta = { A = 23, B = 0, C = 41, D = 7 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-37"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 2, D = 4 }
score = { A = 14, B = 3, C = 8, D = 25 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-37"
commitment = "f4a4cb17e6fa9f6119c7f4ca76f25c5797b2052d8dca7b459a1c37cc2e627592"
secret = "072941a46c8467dc30ed72e2c8e002251f70daa3141835d216ff5ce0b2d9e92b"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
thrown_in = 1
opener = "C"
deal.A = "6-6 6-3 6-1 5-1 2-0 1-1"
deal.B = "6-0 4-3 4-0 3-2 3-1 3-0"
deal.C = "6-2 5-5 5-2 4-4 4-2 4-1"
deal.D = "6-4 5-3 3-3 2-2 2-1 1-0"
yard = "5-0 6-5 0-0 5-4"
play = """
C:4-4 D:6-4@D A:pass B:4-3@A B:4-0@B C:4-2@C D:pass A:6-1@D
A:6-3@A B:6-0@B C:5-2@C D:2-1@D A:6-6@A B:pass C:5-5@C D:2-2@D
A:pass B:pass C:6-2@B C:pass D:5-3@C D:pass A:pass B:3-2@B C:pass
D:3-3@C D:pass A:pass B:3-1@B C:pass D:pass A:pass B:pass C:4-1@B
"""
end = "out"
winner = "C"
delta = { A = 10, B = 3, C = 0, D = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-2 5-2 4-0 2-2 2-1 0-0"
deal.B = "6-6 6-5 6-3 5-5 3-2 3-1"
deal.C = "5-4 4-2 4-1 2-0 1-1 1-0"
deal.D = "6-4 6-0 5-1 4-4 4-3 3-0"
yard = "5-0 6-1 3-3 5-3"
play = """
B:5-5 C:5-4@C D:5-1@D A:5-2@A B:6-5@B C:4-1@C D:pass A:2-1@D
A:2-2@A B:6-6@B C:1-1@C D:pass A:6-2@D A:pass B:6-3@B C:1-0@C
D:6-4@D A:pass B:3-2@A B:3-1@B
"""
end = "out"
winner = "B"
delta = { A = 4, B = 0, C = 8, D = 24 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-38"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 3, B = 1, C = 4, D = 2 }
score = { A = 12, B = 4, C = 20, D = 11 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-38"
commitment = "5b9e670b91da5050d67db97601ed4f5083665d1d91b453710f68e6ca572b1b1f"
secret = "4db86f4afd3c4571588612332c8e5e639c2eabc338e89adb895f64004bdde6a8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 6-0 5-5 5-0 2-1 0-0"
deal.B = "6-3 5-3 5-2 4-4 4-3 2-2"
deal.C = "6-5 5-4 4-2 3-1 3-0 1-1"
deal.D = "6-4 5-1 4-1 3-3 3-2 1-0"
yard = "6-1 2-0 4-0 6-6"
play = """
B:4-4 C:5-4@C D:4-1@D A:pass B:4-3@B C:6-5@C D:1-0@D A:pass
B:5-3@B C:pass D:pass A:6-0@D A:pass B:5-2@B C:pass D:6-4@C D:pass
A:6-2@D A:pass B:2-2@B C:4-2@C D:3-2@D A:pass B:pass C:pass
D:3-3@D
"""
end = "blocked"
winner = "D"
delta = { A = 12, B = 3, C = 3, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "5-4 5-0 3-3 3-1 2-1 0-0"
deal.B = "6-1 4-3 4-1 4-0 2-2 1-0"
deal.C = "6-6 6-5 5-3 5-2 4-4 1-1"
deal.D = "6-2 5-5 5-1 4-2 3-2 3-0"
yard = "2-0 6-4 6-0 6-3"
play = """
D:5-5 A:5-4@A B:pass C:6-5@B C:5-3@C D:5-1@D A:pass B:6-1@B C:pass
D:3-2@C D:pass A:3-1@D A:pass B:4-3@A B:4-1@B C:5-2@C D:3-0@D
A:3-3@A B:4-0@B C:pass D:pass A:5-0@D A:pass B:1-0@B C:pass D:pass
A:pass B:pass C:1-1@B
"""
end = "blocked"
winner = "A"
delta = { A = 0, B = 1, C = 17, D = 11 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-39"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 4, C = 2, D = 3 }
score = { A = 0, B = 46, C = 13, D = 44 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-39"
commitment = "097364907b7a57f2ea270322241955889d35070d4cb9cc30e338509893600c5d"
secret = "d9527fdaee769e5bbbd96ac8094959fec10c9a38dcf0622ac4296326131951b9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "5-2 4-4 2-0 1-1 1-0 0-0"
deal.B = "6-4 6-3 4-1 4-0 3-2 3-0"
deal.C = "6-6 6-1 6-0 5-1 5-0 4-3"
deal.D = "6-5 6-2 5-3 3-3 3-1 2-1"
yard = "5-4 4-2 2-2 5-5"
play = """
A:4-4 B:6-4@B C:4-3@C D:pass A:pass B:4-1@A B:6-3@B C:pass D:5-3@C
D:pass A:1-1@A B:3-2@B C:5-0@C D:pass A:1-0@A B:pass C:6-0@C
D:pass A:0-0@A B:pass C:6-6@C D:pass A:2-0@A B:pass C:6-1@C D:pass
A:5-2@A
"""
end = "out"
winner = "A"
delta = { A = 0, B = 7, C = 6, D = 32 }

[[match.hand]]
thrown_in = 1
opener = "D"
deal.A = "6-5 6-4 4-1 3-2 2-1 0-0"
deal.B = "6-6 6-2 6-1 5-3 5-1 4-2"
deal.C = "6-0 5-4 5-2 4-0 3-3 1-0"
deal.D = "6-3 5-5 4-4 3-0 2-2 1-1"
yard = "4-3 3-1 5-0 2-0"
play = """
D:5-5 A:6-5@A B:5-3@B C:5-4@C D:pass A:6-4@A B:pass C:4-0@C D:pass
A:4-1@A B:pass C:6-0@C D:pass A:2-1@A B:pass C:pass D:6-3@C D:pass
A:3-2@A B:pass C:3-3@B C:pass D:3-0@C D:pass A:pass B:pass C:1-0@C
D:pass A:pass B:pass C:pass D:1-1@C
"""
end = "blocked"
winner = "A"
delta = { A = 0, B = 39, C = 7, D = 12 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-40"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1, D = 4 }
score = { A = 24, B = 13, C = 4, D = 26 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-40"
commitment = "f2e7fa2075f21592096f970032f03a15cfc8cfd6f2630dbe34443627f2ab3e72"
secret = "837a6a8e290b4895b253dd8b7ad369a31377f7c617da81f8f3feca3c1717d600"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-2 5-0 4-2 3-3 1-1 0-0"
deal.B = "6-6 6-4 4-4 4-1 4-0 3-1"
deal.C = "6-5 6-0 4-3 3-2 2-1 1-0"
deal.D = "6-1 5-5 5-4 5-3 5-2 2-2"
yard = "3-0 2-0 6-3 5-1"
play = """
B:4-4 C:4-3@C D:5-4@D A:4-2@A B:6-4@B C:3-2@C D:5-5@D A:6-2@A
B:6-6@B C:2-1@C D:5-2@D A:pass B:pass C:6-5@B C:1-0@C D:2-2@D
A:pass B:pass C:6-0@C
"""
end = "out"
winner = "C"
delta = { A = 13, B = 13, C = 0, D = 15 }

[[match.hand]]
opener = "D"
deal.A = "6-3 6-1 4-1 3-3 2-1 1-1"
deal.B = "6-5 5-4 5-3 5-1 3-1 3-0"
deal.C = "6-4 5-0 4-0 2-2 1-0 0-0"
deal.D = "6-2 6-0 5-5 5-2 4-2 3-2"
yard = "4-4 2-0 4-3 6-6"
play = """
D:5-5 A:pass B:5-3@A B:5-1@B C:5-0@C D:5-2@D A:6-3@A B:3-1@B
C:4-0@C D:6-2@D A:6-1@A B:3-0@B C:6-4@C D:6-0@D A:4-1@A B:pass
C:1-0@B C:pass D:pass A:pass B:5-4@A B:pass C:pass D:pass A:pass
B:6-5@A
"""
end = "out"
winner = "B"
delta = { A = 11, B = 0, C = 4, D = 11 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-41"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 2, B = 4, C = 1, D = 3 }
score = { A = 14, B = 30, C = 0, D = 17 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-41"
commitment = "382cecf8d413192172af79f87703a338a02b16eead5dd01738df27f6543c34e5"
secret = "472e73dfbc1bf0d927489b189720db6adaac89fbed06a95efb644404aa3b21a9"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 4-4 4-2 4-1 3-2 3-1"
deal.B = "6-6 5-4 5-2 5-1 4-3 3-0"
deal.C = "6-4 6-1 5-5 5-3 3-3 2-2"
deal.D = "6-3 6-2 6-0 5-0 4-0 1-0"
yard = "2-1 1-1 0-0 2-0"
play = """
A:4-4 B:5-4@B C:6-4@C D:4-0@D A:4-1@A B:5-2@B C:6-1@C D:6-0@D
A:3-1@A B:pass C:2-2@B C:pass D:1-0@C D:6-3@D A:3-2@A B:pass
C:pass D:5-0@C D:pass A:4-2@A B:pass C:5-5@C D:pass A:pass B:4-3@A
B:pass C:5-3@C D:pass A:pass B:3-0@A B:pass C:3-3@C
"""
end = "out"
winner = "C"
delta = { A = 11, B = 18, C = 0, D = 8 }

[[match.hand]]
opener = "A"
deal.A = "6-0 5-5 3-2 3-1 2-0 1-0"
deal.B = "6-6 6-4 5-4 4-3 4-2 3-0"
deal.C = "6-5 6-3 6-1 5-1 3-3 2-2"
deal.D = "6-2 5-3 5-0 4-4 4-1 0-0"
yard = "1-1 2-1 5-2 4-0"
play = """
A:5-5 B:5-4@B C:6-5@C D:5-3@D A:pass B:6-4@B C:6-3@C D:pass
A:3-2@D A:pass B:6-6@B C:3-3@C D:6-2@D A:pass B:pass C:6-1@B
C:pass D:pass A:6-0@D A:pass B:pass C:5-1@B C:pass D:5-0@D
"""
end = "blocked"
winner = "C"
delta = { A = 3, B = 12, C = 0, D = 9 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-42"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 4, C = 2, D = 1 }
score = { A = 24, B = 27, C = 20, D = 0 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-42"
commitment = "5107f9b101b19d4b6495b128647c3ab7409783749a99f268f77f172ff1cb52fb"
secret = "c81c3365b9f933746bb886fca6e449b9abb515f619227d044b620eb4e8b30767"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 6-2 6-1 5-2 4-4 1-0"
deal.B = "5-5 5-1 4-0 3-2 3-1 1-1"
deal.C = "6-0 5-3 5-0 3-0 2-2 2-1"
deal.D = "6-4 6-3 4-1 3-3 2-0 0-0"
yard = "5-4 4-2 4-3 6-6"
play = """
A:4-4 B:4-0@B C:pass D:6-4@C D:4-1@D A:pass B:pass C:6-0@B C:pass
D:6-3@C D:pass A:6-1@D A:pass B:pass C:5-3@C D:pass A:6-5@D A:pass
B:pass C:5-0@C D:pass A:5-2@D A:pass B:pass C:3-0@C D:2-0@D A:pass
B:pass C:pass D:3-3@C D:0-0@D
"""
end = "out"
winner = "D"
delta = { A = 9, B = 27, C = 7, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-1 6-0 5-4 5-3 2-2 1-0"
deal.B = "6-3 5-5 4-2 3-2 2-1 0-0"
deal.C = "6-5 6-2 5-1 4-3 3-3 2-0"
deal.D = "6-6 6-4 5-0 4-1 4-0 1-1"
yard = "3-0 5-2 4-4 3-1"
play = """
B:5-5 C:6-5@C D:5-0@D A:5-4@A B:pass C:5-1@B C:6-2@C D:4-0@D
A:pass B:2-1@B C:2-0@C D:6-4@D A:pass B:4-2@A B:3-2@B C:pass
D:6-6@D A:2-2@A B:6-3@B C:pass D:pass A:6-1@D A:pass B:pass C:pass
D:1-1@D A:pass B:pass C:pass D:4-1@D
"""
end = "out"
winner = "D"
delta = { A = 15, B = 0, C = 13, D = 0 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-43"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "A"
ranks = { A = 1, B = 2, C = 4, D = 3 }
score = { A = 7, B = 16, C = 26, D = 18 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-43"
commitment = "0f2ad6ad9acbfefc2de984cc365af5c7bfe196af309f0eb2d4f0982709674837"
secret = "274aed9c6dfe8590468f5ac9a968319f5d2d547d748789eb1109b23fee0a443e"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-2 5-3 4-4 4-2 4-0 1-0"
deal.B = "6-5 6-3 5-5 5-1 3-3 3-0"
deal.C = "6-4 6-1 5-0 4-3 3-1 2-1"
deal.D = "6-6 6-0 5-4 3-2 2-2 0-0"
yard = "2-0 1-1 5-2 4-1"
play = """
A:4-4 B:pass C:6-4@C D:5-4@D A:4-2@A B:pass C:6-1@C D:pass A:5-3@D
A:6-2@A B:pass C:4-3@B C:3-1@C D:3-2@D A:pass B:6-5@A B:6-3@B
C:pass D:2-2@D A:pass B:5-5@A B:pass C:pass D:pass A:pass B:5-1@A
B:pass C:pass D:pass A:1-0@A B:pass C:pass D:pass A:4-0@A
"""
end = "out"
winner = "A"
delta = { A = 0, B = 9, C = 8, D = 18 }

[[match.hand]]
thrown_in = 1
opener = "B"
deal.A = "6-6 6-4 5-4 5-0 4-1 3-0"
deal.B = "5-5 5-2 4-2 3-2 2-1 0-0"
deal.C = "6-3 6-2 3-3 3-1 2-2 2-0"
deal.D = "6-1 6-0 5-3 4-4 4-0 1-0"
yard = "4-3 5-1 1-1 6-5"
play = """
B:5-5 C:pass D:5-3@C D:pass A:5-4@A B:5-2@B C:3-1@C D:pass A:6-4@A
B:4-2@B C:pass D:6-1@C D:pass A:6-6@A B:pass C:6-2@C D:pass
A:5-0@D A:pass B:pass C:2-0@C D:6-0@D A:pass B:pass C:pass D:4-0@C
D:pass A:pass B:pass C:pass D:4-4@C
"""
end = "blocked"
winner = "D"
delta = { A = 7, B = 7, C = 18, D = 0 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-44"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 3, C = 2, D = 1 }
score = { A = 28, B = 25, C = 23, D = 6 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-44"
commitment = "6f26c39873ea85d1d162f89781353c6916380720f8d24d26b2162b47b1192c6a"
secret = "a940743016b6fa63cf3c408e804cf1fe0f6a51e4e8fc12befe240ca932837b9a"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-6 6-5 6-1 5-2 3-1 1-1"
deal.B = "5-5 4-3 3-2 3-0 2-1 0-0"
deal.C = "6-3 6-2 6-0 5-4 5-3 1-0"
deal.D = "5-1 5-0 4-4 4-1 3-3 2-0"
yard = "2-2 4-2 4-0 6-4"
play = """
D:4-4 A:pass B:4-3@A B:pass C:5-4@B C:pass D:4-1@D A:3-1@A B:5-5@B
C:pass D:5-1@D A:6-1@A B:pass C:5-3@B C:pass D:5-0@D A:6-6@A
B:3-2@B C:pass D:2-0@D A:6-5@A B:2-1@B C:pass D:pass A:5-2@A
B:pass C:1-0@B C:pass D:pass A:pass B:3-0@B C:pass D:pass A:pass
B:pass C:6-3@B C:pass D:pass A:pass B:pass C:6-2@B
"""
end = "blocked"
winner = "B"
delta = { A = 2, B = 0, C = 6, D = 6 }

[[match.hand]]
thrown_in = 1
opener = "C"
deal.A = "6-6 6-1 5-4 5-0 4-3 1-1"
deal.B = "6-5 5-2 5-1 4-4 1-0 0-0"
deal.C = "6-3 5-5 4-0 3-3 2-1 2-0"
deal.D = "6-2 6-0 5-3 4-2 3-0 2-2"
yard = "3-2 4-1 3-1 6-4"
play = """
C:5-5 D:5-3@D A:5-4@A B:5-2@B C:pass D:3-0@D A:4-3@A B:pass
C:2-1@B C:pass D:6-0@D A:pass B:1-0@B C:pass D:6-2@D A:pass
B:0-0@B C:pass D:2-2@D A:pass B:pass C:4-0@B C:pass D:4-2@D
"""
end = "out"
winner = "D"
delta = { A = 26, B = 25, C = 17, D = 0 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-45"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "C"
ranks = { A = 3, B = 2, C = 1, D = 4 }
score = { A = 23, B = 10, C = 9, D = 24 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-45"
commitment = "f629b3bb7107f386eae7f552fe822aa91432945915b5f3048151411ace9fc42f"
secret = "2e008c29644221ad4114e71487554030c7c467409e96919f779ce5cc0fac0ac8"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "6-6 6-1 5-5 4-2 3-0 1-1"
deal.B = "6-5 5-3 5-2 4-3 1-0 0-0"
deal.C = "6-4 6-2 5-1 4-0 3-2 2-2"
deal.D = "6-3 6-0 5-4 5-0 4-4 2-0"
yard = "2-1 3-3 4-1 3-1"
play = """
D:4-4 A:4-2@A B:4-3@B C:6-4@C D:5-4@D A:pass B:5-3@B C:6-2@C
D:5-0@D A:pass B:6-5@B C:2-2@C D:6-0@D A:pass B:5-2@A B:pass
C:3-2@C D:6-3@D A:5-5@A B:pass C:pass D:pass A:pass B:pass
"""
end = "blocked"
winner = "B"
delta = { A = 23, B = 0, C = 9, D = 1 }

[[match.hand]]
opener = "B"
deal.A = "6-4 5-2 5-0 4-0 3-3 3-2"
deal.B = "6-1 5-5 4-2 3-1 3-0 2-1"
deal.C = "6-0 5-1 4-4 4-1 2-0 1-1"
deal.D = "6-6 6-3 5-4 5-3 2-2 1-0"
yard = "6-2 0-0 6-5 4-3"
play = """
B:5-5 C:5-1@C D:5-4@D A:5-0@A B:pass C:4-1@C D:pass A:4-0@D A:pass
B:3-0@A B:pass C:4-4@C D:1-0@D A:3-3@A B:pass C:pass D:pass
A:3-2@A B:pass C:pass D:pass A:5-2@A
"""
end = "blocked"
delta = { A = 0, B = 10, C = 0, D = 23 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-46"
seats = { A = "greedy", B = "balanced", C = "first", D = "random" }
ended = "completed"
result = "B"
ranks = { A = 4, B = 1, C = 3, D = 2 }
score = { A = 24, B = 2, C = 17, D = 13 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-46"
commitment = "27fd037237c78dd5dcdfece97a346ede4634df4666af398f40c4494ee2c4c536"
secret = "7901309378de9b1a2fcb187edbe68d27ce3373cfc9e548ff7b3b5e906e4ba813"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "D"
deal.A = "5-2 5-1 4-1 4-0 3-2 3-1"
deal.B = "6-4 6-3 5-4 4-3 3-0 2-2"
deal.C = "6-6 5-3 5-0 3-3 2-0 1-0"
deal.D = "6-2 5-5 4-4 4-2 2-1 1-1"
yard = "6-0 6-1 0-0 6-5"
play = """
D:4-4 A:4-1@A B:4-3@B C:pass D:4-2@D A:5-1@A B:6-3@B C:pass
D:6-2@D A:5-2@A B:6-4@B C:pass D:pass A:3-2@A B:5-4@B C:pass
D:pass A:3-1@A B:pass C:5-3@B C:pass D:pass A:pass B:3-0@B C:pass
D:pass A:pass B:pass C:5-0@B
"""
end = "blocked"
delta = { A = 0, B = 0, C = 17, D = 11 }

[[match.hand]]
opener = "B"
deal.A = "4-4 4-3 3-2 3-0 2-0 1-0"
deal.B = "5-5 5-1 4-0 3-3 2-2 2-1"
deal.C = "6-6 6-5 6-4 6-3 6-2 1-1"
deal.D = "6-1 5-2 4-2 4-1 3-1 0-0"
yard = "5-3 6-0 5-0 5-4"
play = """
B:5-5 C:6-5@C D:5-2@D A:pass B:5-1@B C:6-6@C D:4-2@D A:pass
B:2-1@B C:6-4@C D:4-1@D A:pass B:2-2@B C:pass D:6-1@D A:pass
B:pass C:6-2@B C:pass D:pass A:pass B:pass C:6-3@B C:pass D:pass
A:pass B:3-3@B
"""
end = "blocked"
winner = "C"
delta = { A = 24, B = 2, C = 0, D = 2 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-47"
seats = { A = "balanced", B = "first", C = "random", D = "greedy" }
ended = "completed"
result = "B"
ranks = { A = 4, B = 1, C = 2, D = 2 }
score = { A = 19, B = 3, C = 5, D = 5 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-47"
commitment = "4771154a7f677fe78144ebc1651ea80c167b076ce6aa587ba0f37986217a77ac"
secret = "ce9ce9a7dfe6851f9acda2216b4e58e4a38ddf789dfc6c854ee8e8902be1ae4f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "A"
deal.A = "6-5 5-3 4-4 3-3 2-1 0-0"
deal.B = "6-2 6-1 5-5 5-1 4-2 3-2"
deal.C = "6-3 5-4 5-2 3-1 3-0 2-2"
deal.D = "6-4 6-0 5-0 4-0 2-0 1-1"
yard = "4-3 1-0 6-6 4-1"
play = """
A:4-4 B:4-2@B C:5-4@C D:6-4@D A:pass B:6-2@B C:5-2@C D:6-0@D
A:pass B:6-1@B C:2-2@C D:5-0@D A:pass B:5-1@B C:pass D:2-0@C
D:pass A:6-5@D A:pass B:5-5@B C:3-0@C D:pass A:pass B:pass C:3-1@C
D:pass A:pass B:pass C:pass D:1-1@C
"""
end = "blocked"
winner = "D"
delta = { A = 13, B = 1, C = 5, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "6-6 6-5 4-1 3-3 3-0 0-0"
deal.B = "5-5 5-4 4-3 3-1 2-1 1-1"
deal.C = "6-3 6-1 6-0 4-2 2-2 2-0"
deal.D = "6-2 5-3 5-1 4-4 4-0 3-2"
yard = "6-4 1-0 5-2 5-0"
play = """
B:5-5 C:pass D:5-3@C D:5-1@D A:6-5@A B:5-4@B C:6-3@C D:pass
A:6-6@A B:4-3@B C:6-0@C D:pass A:4-1@D A:pass B:3-1@B C:2-0@C
D:4-4@D A:pass B:2-1@B C:2-2@C D:4-0@D A:pass B:pass C:4-2@B
C:pass D:6-2@C D:pass A:3-0@D A:pass B:pass C:6-1@C
"""
end = "out"
winner = "C"
delta = { A = 6, B = 2, C = 0, D = 5 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-48"
seats = { A = "first", B = "random", C = "greedy", D = "balanced" }
ended = "completed"
result = "D"
ranks = { A = 3, B = 4, C = 2, D = 1 }
score = { A = 27, B = 31, C = 14, D = 0 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-48"
commitment = "eb37d050a44ba63f1aecfcc107790df2d050970fdd577be9471d663d4e10f78e"
secret = "237a5ecddb00d8325076db418243755495b140f0e60461282f9b1cfe9ff1498f"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
thrown_in = 1
opener = "B"
deal.A = "6-3 6-2 6-1 5-3 4-3 4-0"
deal.B = "4-4 4-1 2-2 1-1 1-0 0-0"
deal.C = "6-5 6-0 4-2 3-3 2-1 2-0"
deal.D = "6-6 6-4 5-5 5-4 5-1 3-0"
yard = "5-2 3-2 5-0 3-1"
play = """
B:4-4 C:4-2@C D:5-4@D A:4-3@A B:4-1@B C:2-1@C D:5-5@D A:6-3@A
B:1-0@B C:pass D:5-1@D A:6-2@A B:0-0@B C:pass D:pass A:6-1@D
A:pass B:2-2@A B:pass C:6-0@B C:pass D:6-6@D A:pass B:pass C:6-5@B
C:pass D:6-4@D A:pass B:pass C:pass D:pass A:4-0@D A:pass B:pass
C:pass D:3-0@D
"""
end = "out"
winner = "D"
delta = { A = 8, B = 2, C = 8, D = 0 }

[[match.hand]]
opener = "D"
deal.A = "6-1 6-0 5-4 4-4 2-2 2-0"
deal.B = "6-6 6-5 5-2 5-0 3-2 1-0"
deal.C = "6-3 6-2 3-3 3-1 1-1 0-0"
deal.D = "5-5 5-3 5-1 4-3 4-2 2-1"
yard = "3-0 6-4 4-0 4-1"
play = """
D:5-5 A:5-4@A B:5-2@B C:pass D:5-3@C D:5-1@D A:4-4@A B:3-2@B
C:6-3@C D:2-1@D A:pass B:pass C:6-2@C D:4-2@D A:pass B:pass
C:3-3@B C:pass D:4-3@D
"""
end = "out"
winner = "D"
delta = { A = 19, B = 29, C = 6, D = 0 }
[[match]]
bones = 1
variant = "slosh"
rules_version = 1
id = "slosh-49"
seats = { A = "random", B = "greedy", C = "balanced", D = "first" }
ended = "completed"
result = "D"
ranks = { A = 4, B = 3, C = 2, D = 1 }
score = { A = 32, B = 12, C = 10, D = 9 }

[match.options]
round_score = "diff_to_low"
blocked_award = "pairwise_difference"
blocked_tie = "shared_zero"
hand_doubles = "full"
rounds = 2

[match.proof]
group_id = "slosh-49"
commitment = "c1c8156a4deac5bb4683a13a898fe7c52c807e0d151b01c8e926c0a713939ad6"
secret = "ce2594f0a7409d9e881ef556d47353313402a11f41b9779ecc10313773a7bed1"
board = 0
draw_order = "shared"
entropies = []

[[match.hand]]
opener = "B"
deal.A = "6-1 5-3 5-2 4-1 3-3 0-0"
deal.B = "6-6 5-1 4-4 4-3 4-2 2-0"
deal.C = "6-3 5-5 5-4 5-0 3-1 2-1"
deal.D = "6-4 6-2 4-0 3-2 3-0 1-1"
yard = "2-2 6-0 6-5 1-0"
play = """
B:4-4 C:5-4@C D:6-4@D A:4-1@A B:4-3@B C:5-5@C D:6-2@D A:6-1@A
B:pass C:6-3@B C:5-0@C D:3-2@D A:pass B:6-6@A B:pass C:pass
D:4-0@C D:3-0@D A:pass B:pass C:pass D:pass A:0-0@D
"""
end = "blocked"
winner = "D"
delta = { A = 19, B = 12, C = 5, D = 0 }

[[match.hand]]
opener = "B"
deal.A = "5-2 4-3 4-1 3-2 2-2 2-0"
deal.B = "6-4 6-0 5-5 5-3 5-0 2-1"
deal.C = "6-3 6-2 6-1 5-4 5-1 3-0"
deal.D = "6-6 4-4 4-2 4-0 1-0 0-0"
yard = "1-1 3-3 6-5 3-1"
play = """
B:5-5 C:5-1@C D:pass A:5-2@D A:pass B:5-3@A B:5-0@B C:6-1@C
D:4-2@D A:3-2@A B:6-0@B C:6-3@C D:4-4@D A:2-0@A B:6-4@B C:3-0@C
D:4-0@D A:pass B:pass C:5-4@B C:pass D:1-0@C D:0-0@D
"""
end = "blocked"
winner = "B"
delta = { A = 13, B = 0, C = 5, D = 9 }
