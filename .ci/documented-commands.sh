#!/usr/bin/env bash
# Every command that a document prints is run, or is known to be run elsewhere, or says what it needs.
#
#   documented-commands.sh              check the list, then run what is marked to be run
#   documented-commands.sh --list-only  check the list
#
# A command is a line `$ ...` in a block marked ```console. `documented-commands.txt`, beside this file,
# describes how each is classified. Running needs target/release (cargo build --release) and, for commands
# in Python, the interpreter that BONEYARD_PYTHON names (default python3) with the client installed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$PWD
list=.ci/documented-commands.txt

fault() {
  printf 'documented-commands.sh: %s\n' "$*" >&2
  faults=$((faults + 1))
}
faults=0

mapfile -t documents < <(ls README.md CONTRIBUTING.md deploy/README.md clients/*/README.md && find docs -name '*.md' | sort)

# FILE:LINE, a tab, the command: continued lines joined, a comment behind two blanks left out.
printed=$(awk '
  FNR == 1 { inside = 0; command = "" }
  /^ *```console *$/ { inside = 1; next }
  /^ *```/ { inside = 0; next }
  inside && command != "" {
    more = $0; sub(/^ *(> )?/, "", more); command = command more
    if (sub(/\\$/, "", command)) next
    print place "\t" command; command = ""; next
  }
  inside && /^ *\$ / {
    command = $0; place = FILENAME ":" FNR
    sub(/^ *\$ /, "", command); sub(/  +# .*$/, "", command)
    if (sub(/\\$/, "", command)) next
    print place "\t" command; command = ""
  }' "${documents[@]}")

declare -A class
commands=()
while IFS= read -r line; do
  case $line in '' | '#'*) continue ;; esac
  kind=${line%% | *}
  command=${line#* | }
  if [ "$kind" = "$line" ]; then fault "$list: no class before \`$line\`"; continue; fi
  if [ -n "${class[$command]:-}" ]; then fault "$list: \`$command\` stands there twice"; continue; fi
  class[$command]=$kind
  commands+=("$command")
  case $kind in
    run | type-1 | serve | "needs "?*) ;;
    "covered-by "?*": "?*)
      where=${kind#covered-by }
      text=${where#*: }
      where=${where%%: *}
      [ -f "$where" ] || { fault "$list: there is no $where"; continue; }
      grep -qF -- "$text" "$where" || fault "$list: $where does not hold \`$text\`"
      ;;
    *) fault "$list: no such class: \`$kind\`" ;;
  esac
done <"$list"

declare -A seen
while IFS=$'\t' read -r place command; do
  [ -n "$command" ] || continue
  seen[$command]=$place
  [ -n "${class[$command]:-}" ] || fault "$place: \`$command\` is not classified in $list"
done <<<"$printed"
for command in "${commands[@]}"; do
  [ -n "${seen[$command]:-}" ] || fault "$list: no document prints \`$command\`"
done

[ "$faults" -eq 0 ] || exit 1
printf 'documented-commands.sh: %d commands, all classified\n' "${#seen[@]}"
[ "${1:-}" != --list-only ] || exit 0

# From here on commands are run: each in a folder of its own that looks like a checkout, with a home of
# its own, against a server of its own.
work=$(mktemp -d)
server=
log=$work/log
cleanup() {
  local status=$?
  if [ -n "$server" ]; then kill "$server" 2>/dev/null || true; fi
  if [ "$status" -ne 0 ] && [ -f "$log" ]; then tail -n 60 "$log" >&2; fi
  rm -rf "$work"
}
trap cleanup EXIT

bin=$root/target/release
for name in boneyard boneyard-server; do
  [ -x "$bin/$name" ] || { fault "there is no $bin/$name: run cargo build --release"; exit 1; }
done
python=${BONEYARD_PYTHON:-python3}
"$python" -c 'import boneyard' 2>/dev/null || {
  fault "$python has no Python client: install ./clients/python, and name the interpreter in BONEYARD_PYTHON"
  exit 1
}

mkdir "$work/tools"
printf '#!/usr/bin/env bash\nexec "%s" "$@"\n' "$(command -v "$python")" >"$work/tools/python"
# What a document says of cargo is meant for a checkout.
printf '#!/usr/bin/env bash\nexec "%s" "$1" --manifest-path "%s/Cargo.toml" "${@:2}"\n' "$(command -v cargo)" "$root" \
  >"$work/tools/cargo"
chmod +x "$work/tools"/*
case $python in */*) PATH=$(cd "$(dirname "$python")" && pwd):$PATH ;; esac # its pip
export PATH="$work/tools:$bin:$PATH"
export CARGO_HOME=${CARGO_HOME:-$HOME/.cargo} RUSTUP_HOME=${RUSTUP_HOME:-$HOME/.rustup} PYENV_ROOT=${PYENV_ROOT:-$HOME/.pyenv}
export XDG_CONFIG_HOME=$work/config USER=reader HOME=$work
for name in $(compgen -e BONEYARD_ || true); do unset "$name"; done
unset RUST_LOG

boneyard-server --listen 127.0.0.1:0 --in-memory --admin-token-file "$work/admin-token" --log-format json 2>"$work/server-log" &
server=$!
address=
for _ in $(seq 200); do
  address=$(sed -n 's/.*"message":"serving","listen":"\([^"]*\)".*/\1/p' "$work/server-log")
  [ -z "$address" ] || break
  sleep 0.1
done
[ -n "$address" ] || { fault "the server for the commands did not start"; exit 1; }

# A table for `tbl_...`: one whose match runs for those who watch, one with a free chair for those who play.
table_for() {
  case $1 in
    *" watch "*) boneyard new --variant block --seats 2 --bot greedy --bot random --option target=20 ;;
    *) boneyard new --variant all_fives --seats 2 --bot greedy --option target=30 ;;
  esac
}
boneyard() { command boneyard "$@" --server "http://$address" 2>/dev/null; }

# The last of a chain of children: the program itself, not what started it.
deepest() {
  local pid=$1 child
  while child=$(ps -o pid= --ppid "$pid" | head -n 1 | tr -d ' ') && [ -n "$child" ]; do pid=$child; done
  printf '%s\n' "$pid"
}

# Runs until it serves, then asks it to end.
serve() {
  local pid status=1 at
  bash -c "$1" >"$log" 2>&1 </dev/null &
  pid=$!
  for _ in $(seq 300); do
    kill -0 "$pid" 2>/dev/null || break
    at=$(sed -n 's/.*"message":"serving","listen":"\([^"]*\)".*/\1/p' "$log")
    if [ -n "$at" ] && boneyard-server --listen "$at" healthcheck 2>/dev/null; then status=0 && break; fi
    sleep 0.1
  done
  kill -TERM "$(deepest "$pid")" 2>/dev/null || status=1
  for _ in $(seq 200); do
    kill -0 "$pid" 2>/dev/null || break
    sleep 0.1
  done
  kill -KILL "$pid" 2>/dev/null && status=1
  wait "$pid" || status=$?
  return "$status"
}

number=0
for command in "${commands[@]}"; do
  kind=${class[$command]}
  case $kind in run | type-1 | serve) ;; *) continue ;; esac
  number=$((number + 1))
  mkdir "$work/$number"
  for entry in clients deploy docs proto record node_modules package.json buf.yaml; do
    [ ! -e "$entry" ] || ln -s "$root/$entry" "$work/$number/"
  done
  cp "$work/admin-token" "$work/$number/admin-token"
  cp "$work/admin-token" "$work/$number/ada-token"
  actual=${command//127.0.0.1:6628/$address}
  case $actual in *tbl_...*) actual=${actual//tbl_.../$(table_for "$actual")} ;; esac
  begun=$SECONDS
  status=0
  pushd "$work/$number" >/dev/null
  # A client without --server looks here; `boneyard play` is meant to need no server, so it does not.
  case $actual in python* | node* | ruby* | java*) export BONEYARD_SERVER=$address ;; *) unset BONEYARD_SERVER ;; esac
  # A server takes a free port; the health check asks the one that runs.
  case $kind in serve) export BONEYARD_LISTEN=127.0.0.1:0 ;; *) export BONEYARD_LISTEN=$address ;; esac
  case $kind in
    run) timeout 300 bash -c "$actual" >"$log" 2>&1 </dev/null || status=$? ;;
    type-1) timeout 300 bash -c "$actual" >"$log" 2>&1 < <(yes 1 | head -n 20000) || status=$? ;;
    serve) serve "$actual" || status=$? ;;
  esac
  popd >/dev/null
  printf '%4d s  %s\n' $((SECONDS - begun)) "$command"
  [ "$status" -eq 0 ] || { fault "${seen[$command]}: \`$command\` ended with exit code $status and said:"; exit 1; }
done
printf 'documented-commands.sh: %d commands were run\n' "$number"
