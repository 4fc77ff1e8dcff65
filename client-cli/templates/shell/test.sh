#!/bin/sh
# Plays one known position.
set -eu
turn='{"type":"turn","seq":1,"legal":["6-4R","5-5L","draw"],"points":[0,10,0]}'
answer=$(printf '%s\n' "$turn" | sh "$(dirname "$0")/main.sh")
wanted='{"type":"move","seq":1,"token":"5-5L"}'
[ "$answer" = "$wanted" ] || { printf 'wanted %s\nfound  %s\n' "$wanted" "$answer" >&2; exit 1; }
echo "test.sh: ok"
