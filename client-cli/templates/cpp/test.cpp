// Plays one known position.
#include <iostream>

#include "logic.h"

int main() {
  boneyard::Moves moves;
  const auto add = [&](const char* token, int points) {
    auto& move = *moves.Add();
    move.set_token(token);
    move.set_points(points);
  };
  add("6-4R", 0);
  add("5-5L", 10);
  add("draw", 0);
  const auto found = decide({}, moves);
  if (found.token() != "5-5L") {
    std::cerr << "wanted 5-5L, found " << found.token() << '\n';
    return 1;
  }
  std::cout << "test: ok\n";
}
