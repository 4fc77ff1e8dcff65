#!/usr/bin/env bash
# Makes src/boneyard/v1/ from proto/boneyard/v1/.
#
#   generate.sh           rewrite the generated files
#   generate.sh --check   change nothing; fail when the committed files differ from what would be made
#
# The generator is installed, at the versions of gen-requirements.txt, into .venv/gen beside this file.
# PYTHON names the interpreter, which must be 3.9 to 3.11 (default: python3).
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
proto="$here/../../proto"
package="$here/src"
venv="$here/.venv/gen"
pins="$here/gen-requirements.txt"

case "${1:-}" in
  "" | --check) mode="${1:-}" ;;
  *) echo "usage: generate.sh [--check]" >&2; exit 2 ;;
esac

if ! cmp -s "$pins" "$venv/installed"; then
  "${PYTHON:-python3}" -c 'import sys; sys.exit(not (3, 9) <= sys.version_info[:2] <= (3, 11))' || {
    echo "generate.sh: needs Python 3.9 to 3.11; set PYTHON" >&2
    exit 2
  }
  "${PYTHON:-python3}" -m venv --clear "$venv"
  "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --only-binary :all: -r "$pins"
  cp "$pins" "$venv/installed"
fi

made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
cd "$proto"
"$venv/bin/python" -W ignore -m grpc_tools.protoc -I. \
  --python_out="$made" --pyi_out="$made" boneyard/v1/*.proto
"$venv/bin/python" -W ignore -m grpc_tools.protoc -I. \
  --grpc_python_out="$made" boneyard/v1/*_service.proto

if [ "$mode" = --check ]; then
  diff -ru --exclude=__init__.py --exclude=__pycache__ "$package/boneyard/v1" "$made/boneyard/v1" || {
    echo "generate.sh: the stubs are not those of the contract; run clients/python/generate.sh" >&2
    exit 1
  }
else
  rm -f "$package"/boneyard/v1/*_pb2*.py "$package"/boneyard/v1/*_pb2.pyi
  cp "$made"/boneyard/v1/* "$package/boneyard/v1/"
fi
