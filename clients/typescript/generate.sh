#!/usr/bin/env bash
# Makes src/gen/ from proto/boneyard/v1/, with the generator that package-lock.json names.
#
#   generate.sh           rewrite the generated files
#   generate.sh --check   change nothing; fail when the committed files differ from what would be made
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)

case "${1:-}" in
  "" | --check) mode="${1:-}" ;;
  *) echo "usage: generate.sh [--check]" >&2; exit 2 ;;
esac

[ -x "$here/node_modules/.bin/protoc-gen-es" ] || {
  echo "generate.sh: the generator is not installed; run npm ci in clients/typescript" >&2
  exit 2
}
export PATH="$here/node_modules/.bin:$PATH"

made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
cd "$root"
buf generate --template "$here/buf.gen.yaml" --path proto/boneyard/v1 --output "$made"

if [ "$mode" = --check ]; then
  diff -ru "$here/src/gen" "$made" || {
    echo "generate.sh: the generated code is not that of the contract; run clients/typescript/generate.sh" >&2
    exit 1
  }
else
  rm -rf "$here/src/gen"
  mkdir -p "$here/src/gen"
  cp -r "$made/." "$here/src/gen/"
fi
