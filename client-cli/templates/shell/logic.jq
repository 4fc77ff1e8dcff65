# Edit me: the whole bot is `decide`. Its input is a turn line, as in the README; its output is one of `.legal`.

# Pips of the tile that a token lays; 0 when it lays none.
def pips: if test("^[0-9]") then [scan("[0-9]+") | tonumber][:2] | add else 0 end;

# Most points first, then the heaviest tile; the first of equals, so a tile before a draw or a pass.
def decide: [.legal, .points] | transpose | sort_by(-(.[1] * 100 + (.[0] | pips))) | first[0];
