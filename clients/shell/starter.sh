#!/bin/sh
# A starter bot for any variant, over JSON lines. Needs jq. Usage: boneyard bot run -- sh starter.sh

# One jq reads all lines; --unbuffered writes each answer at once.
exec jq --unbuffered --compact-output '
  # Pips of the tile that a token lays; 0 when it lays none.
  def pips: if test("^[0-9]") then [scan("[0-9]+") | tonumber][:2] | add else 0 end;

  # Most points first, then the heaviest tile; the first of equals, so a tile before a draw or a pass.
  def decide: [.legal, .points] | transpose | sort_by(-(.[1] * 100 + (.[0] | pips))) | first[0];

  if .type == "hello" then {type: "hello", protocol: 1, name: "shell-starter", version: "1"}
  elif .type == "turn" then {type: "move", seq, token: decide}
  elif .type == "error" then .message | debug | empty
  else empty end'
