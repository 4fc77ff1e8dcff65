// Edit me: which move to play.
#include "logic.h"

#include <algorithm>
#include <utility>

// Most points first, then the heaviest tile; the first of equals, so a tile before a draw or a pass.
boneyard::LegalMove decide(const boneyard::SeatView&, const boneyard::Moves& moves) {
  const auto worth = [](const boneyard::LegalMove& move) { return std::pair(move.points(), boneyard::pips(move)); };
  return *std::ranges::max_element(moves, {}, worth);
}
