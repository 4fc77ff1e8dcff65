#!/bin/sh
# Speaks with the host: one jq reads all lines, and --unbuffered writes each answer at once.
exec jq -L "$(dirname "$0")" --unbuffered --compact-output 'include "logic";
  if .type == "hello" then {type: "hello", protocol: 1, name: "my-bot", version: "0.1"}
  elif .type == "turn" then {type: "move", seq, token: decide}
  elif .type == "error" then (.message | debug | empty)
  else empty end'
