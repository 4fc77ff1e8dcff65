#!/usr/bin/env bash
# Does in a new folder what docs/tutorials/first-bot-cpp.md says, with the bot it prints; the library is built already.
#
#   tutorial-test.sh [FOLDER]    FOLDER holds boneyard and boneyard-server (default: target/release)
source "$(dirname "${BASH_SOURCE[0]}")/../pack-testing.sh" "$@"

cd "$work"
cmake --install "$here/build" --prefix boneyard-cpp >/dev/null
sed -n '/^```cpp$/,/^```$/p' "$here/../../docs/tutorials/first-bot-cpp.md" | sed '1d;$d' >bot.cpp
c++ -std=c++20 -O2 bot.cpp -o bot $(PKG_CONFIG_PATH=boneyard-cpp/lib/pkgconfig pkg-config --cflags --libs boneyard)

start_server
play all_fives ./bot TABLE
