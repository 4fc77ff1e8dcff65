#!/usr/bin/env bash
# Makes lib/boneyard/v1/ from proto/boneyard/v1/. The client does not load before it has run once; run it again after
# a change of the contract. The stubs are not committed.
#
# Needs grpc_tools_ruby_protoc: on Debian, apt-get install ruby-grpc-tools protobuf-compiler-grpc
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
contract=$here/../../proto
rm -rf "$here/lib/boneyard/v1"
grpc_tools_ruby_protoc --proto_path="$contract" --ruby_out="$here/lib" --grpc_out="$here/lib" "$contract"/boneyard/v1/*.proto
