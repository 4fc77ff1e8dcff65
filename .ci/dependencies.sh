#!/usr/bin/env bash
# Who may use whom. Fails when a crate of the workspace reaches a crate it must not reach, when a crate
# of the workspace is not named here, and when a name here is not a crate of the workspace.
#
# Then what must be absent inside the crates: each rule names a pattern and where it may not occur.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Every crate that CRATE is built from, itself included, tests left out. cargo fails on an unknown name.
uses() {
  cargo tree --locked --quiet --edges no-dev --target all --prefix none "$@" | sed 's/ .*//' | sort -u
}

fault() {
  printf 'dependencies.sh: %s\n' "$*" >&2
  exit 1
}

members=$(cargo tree --locked --quiet --workspace --depth 0 --prefix none | sed '/^$/d; s/ .*//' | sort -u)
checked=

# expect CRATE MODE "ALLOWED..." [FEATURE FLAGS...]
#   only   it is built from itself and ALLOWED and nothing else at all
#   ours   of the crates of this workspace it is built from itself and exactly ALLOWED
expect() {
  local crate=$1 mode=$2 allowed=$3 all found wanted
  shift 3
  all=$(uses --package "$crate" "$@")
  grep -qx "$crate" <<<"$all" || fault "$crate: the tree does not show the crate itself"
  case $mode in
    only) found=$all ;;
    ours) found=$(grep -Fx -f <(printf '%s\n' "$members") <<<"$all") ;;
    *) fault "no such mode: $mode" ;;
  esac
  wanted=$(printf '%s\n' "$crate" $allowed | sort -u)
  for name in $allowed; do
    grep -qx "$name" <<<"$members" || fault "$crate: $name is no crate of this workspace"
  done
  if [ "$found" != "$wanted" ]; then
    diff <(printf '%s\n' "$wanted") <(printf '%s\n' "$found") >&2 || true
    fault "$crate $*: uses other crates than it may (< allowed, > found)"
  fi
  checked+=$crate$'\n'
}

expect boneyard-engine only ""
expect boneyard-bots only "boneyard-engine"
expect boneyard-proto ours ""
expect boneyard-record ours "boneyard-engine"
expect boneyard-tournament ours ""
expect boneyard-server ours "boneyard-engine boneyard-bots boneyard-record boneyard-tournament boneyard-proto"
expect boneyard-conformance ours "boneyard-proto"
expect boneyard-cli ours "boneyard-proto" --no-default-features
expect boneyard-cli ours "boneyard-proto boneyard-engine boneyard-bots boneyard-record boneyard-tournament boneyard-server"

# The Python environments are a workspace of their own, with the rules, house bots and deals and nothing else of ours.
wanted=$(printf '%s\n' boneyard-bots boneyard-engine boneyard-env boneyard-record)
found=$(uses --manifest-path clients/python-env/Cargo.toml | grep '^boneyard-')
[ "$found" = "$wanted" ] || { diff <(printf '%s\n' "$wanted") <(printf '%s\n' "$found") >&2; fault "boneyard-env uses other crates than it may"; }

unnamed=$(comm -13 <(sort -u <<<"$checked") <(printf '%s\n' "$members"))
[ -z "$unnamed" ] || fault "not named here: $unnamed"

# absent RULE PATTERN PATH... [-- FILE TO LEAVE OUT...]
absent() {
  local rule=$1 pattern=$2 path found status leave=()
  shift 2
  local where=()
  for path; do
    [ "$path" != -- ] || break
    where+=("$path")
  done
  shift ${#where[@]}
  [ "${1:-}" != -- ] || shift
  for path in "${where[@]}" "$@"; do
    [ -e "$path" ] || fault "$rule: there is no $path"
  done
  for path; do
    leave+=(-e "^$path:")
  done
  status=0
  # Comments may name what code may not.
  found=$(grep -rnE --include='*.rs' "$pattern" "${where[@]}") || status=$?
  [ "$status" -le 1 ] || fault "$rule: grep failed"
  found=$(grep -vE '^[^:]*:[0-9]+: *//' <<<"$found" || true)
  [ ${#leave[@]} -eq 0 ] || found=$(grep -v "${leave[@]}" <<<"$found" || true)
  [ -z "$found" ] || { printf '%s\n' "$found" >&2; fault "$rule"; }
}

grep -qx '#!\[no_std\]' engine/src/lib.rs || fault "the engine is no_std"
absent "hosting names no message of the wire" 'boneyard_proto|prost|tonic' server/src/hosting
absent "the store names neither a transport nor a message" 'boneyard_proto|prost|tonic|http::' server/src/store
absent "the lobby names no message of the wire" 'boneyard_proto|prost|tonic' server/src/lobby
absent "tournaments name no message of the wire" 'boneyard_proto|prost|tonic' server/src/tournaments
absent "one file draws randomness" 'getrandom|rand_core|rand_chacha' \
  server/src bots/src tournament/src client-cli/src -- server/src/randomness.rs client-cli/src/entropy.rs
absent "one file reads the wall clock" 'SystemTime::now' server/src bots/src tournament/src -- server/src/hosting/turn_clock.rs
absent "server, bots and tournaments name no variant" '"(all_fives|domino_whist)"' server/src bots/src tournament/src -- bots/src/tally.rs
absent "only the binding names Python" 'pyo3|numpy' \
  clients/python-env/src -- clients/python-env/src/python/{mod,batch,game,names,wire}.rs
absent "the playing half of the client knows no rules" 'boneyard_(engine|bots|record|server)' \
  client-cli/src -- client-cli/src/local/mod.rs client-cli/src/local/brain.rs client-cli/src/local/decode.rs \
  client-cli/src/local/server.rs client-cli/src/local/known.rs \
  client-cli/src/commands/record/{checked,convert,input,merge,position,redact,shown,stats}.rs \
  client-cli/src/commands/demo/verified.rs

printf 'dependencies.sh: %d crates and the boundaries inside them are as they should be\n' "$(wc -l <<<"$members")"
