// A starter bot for any variant. Usage: starter [TABLE]
#include <algorithm>
#include <exception>
#include <iostream>
#include <utility>

#include <boneyard/boneyard.h>

// Most points first, then the heaviest tile; the first of equals, so a tile before a draw or a pass.
boneyard::LegalMove decide(const boneyard::SeatView&, const boneyard::Moves& moves) {
  const auto worth = [](const boneyard::LegalMove& move) { return std::pair(move.points(), boneyard::pips(move)); };
  return *std::ranges::max_element(moves, {}, worth);
}

int main(int argc, char** argv) try {
  const auto matches = boneyard::run(decide, {.table = argc > 1 ? argv[1] : ""});
  std::cout << matches.front() << '\n';
} catch (const std::exception& error) {
  std::cerr << error.what() << '\n';
  return 1;
}
