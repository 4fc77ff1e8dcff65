#!/usr/bin/env bash
# Makes boneyard/v1/ from proto/boneyard/v1/. Nothing in Go builds before it has run once; run it again after a
# change of the contract. The stubs are not committed.
#
# Needs go, and buf: from node_modules (npm ci at the root of the repository), else from PATH. The two plugins are
# installed, at the versions below, into .tools beside this file.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
tools=$here/.tools
plugins=(
  google.golang.org/protobuf/cmd/protoc-gen-go@v1.36.12
  google.golang.org/grpc/cmd/protoc-gen-go-grpc@v1.6.2
)

if [ "$(cat "$tools/installed" 2>/dev/null)" != "${plugins[*]}" ]; then
  for plugin in "${plugins[@]}"; do GOBIN=$tools go install "$plugin"; done
  printf '%s\n' "${plugins[*]}" >"$tools/installed"
fi

buf=$root/node_modules/.bin/buf
[ -x "$buf" ] || buf=$(command -v buf) || {
  echo "generate.sh: there is no buf: run npm ci in $root, or install buf" >&2
  exit 2
}

plugin() {
  printf '{"local": "%s/%s", "out": "%s", "opt": ["module=boneyard.dev/api"]}' "$tools" "$1" "$here"
}
rm -rf "$here/boneyard/v1"
cd "$root"
"$buf" generate proto --path proto/boneyard/v1 \
  --template "{\"version\": \"v2\", \"plugins\": [$(plugin protoc-gen-go), $(plugin protoc-gen-go-grpc)]}"
