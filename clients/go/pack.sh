#!/usr/bin/env bash
# Packs this module, stubs included, in the form of a module proxy:
#
#   pack.sh FOLDER    then GOPROXY=file://FOLDER,$(go env GOPROXY) GONOSUMDB=boneyard.dev finds it
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
[ $# -eq 1 ] || { echo "usage: pack.sh FOLDER" >&2; exit 2; }
"$here/generate.sh"
version=v$(sed -n 's/^const Version = "\(.*\)"$/\1/p' "$here/boneyard/boneyard.go")
mkdir -p "$1/boneyard.dev/api/@v"
out=$(cd "$1/boneyard.dev/api/@v" && pwd)

printf '%s\n' "$version" >"$out/list"
printf '{"Version": "%s"}\n' "$version" >"$out/$version.info"
cp "$here/go.mod" "$out/$version.mod"
cd "$here"
python3 - "boneyard.dev/api@$version" "$out/$version.zip" <<'PYTHON'
import pathlib, sys, zipfile

prefix, out = sys.argv[1:]
with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
    for path in sorted(pathlib.Path().rglob("*")):
        if path.suffix in (".go", ".mod", ".sum", ".md") and not path.parts[0].startswith("."):
            archive.write(path, f"{prefix}/{path}")
    for path in sorted(pathlib.Path("../..").glob("LICENSE-*")):
        archive.write(path, f"{prefix}/{path.name}")
PYTHON
printf 'packed boneyard.dev/api %s into %s\n' "$version" "$1"
