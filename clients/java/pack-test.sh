#!/usr/bin/env bash
# Builds the artifact into an empty local repository, and plays a match with the starter bot in an empty folder, as
# docs/tutorials/first-bot-java.md says and with the files it prints; then another one without a project.
#
#   pack-test.sh [FOLDER]    FOLDER holds boneyard and boneyard-server (default: target/release)
source "$(dirname "${BASH_SOURCE[0]}")/../pack-testing.sh" "$@"

tutorial=$root/docs/tutorials/first-bot-java.md
maven=(mvn --batch-mode --quiet "-Dmaven.repo.local=$work/repository")

# The first block of the tutorial in a language.
block() {
  awk -v fence="\`\`\`$1" '$0 == fence { inside = 1; next } /^```$/ && inside { exit } inside' "$tutorial"
}

cd "$root"
"${maven[@]}" -f clients/java -DskipTests install

start_server
play block java -cp 'clients/java/target/lib/*' clients/java/examples/Starter.java TABLE

mkdir -p "$work/my-bot/src/main/java"
cd "$work/my-bot"
block java >src/main/java/Starter.java
block xml >pom.xml
play block "${maven[@]}" compile exec:exec -Dtable=TABLE
