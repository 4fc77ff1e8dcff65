#include <boneyard/match.h>

#include <string_view>

#include <boneyard/boneyard.h>

namespace boneyard {

std::string PlayedMatch::reason() const {
  if (!result) return "ABORTED";
  constexpr std::string_view prefix = "END_REASON_";
  const std::string& name = v1::EndReason_Name(result->reason());
  // A number is of a reason newer than this library.
  return name.empty() ? std::string{prefix} + std::to_string(result->reason()) : name.substr(prefix.size());
}

int PlayedMatch::rank() const {
  const bool is_known = result && team >= 1 && team <= result->team_ranks_size();
  return is_known ? result->team_ranks(team - 1) : 0;
}

std::ostream& operator<<(std::ostream& out, const PlayedMatch& match) {
  out << match.table_id;
  if (!match.variant.empty()) out << ' ' << match.variant;
  out << ", " << match.reason();
  if (!match.result) return out;
  if (const int rank = match.rank(); rank != 0) out << ", rank " << rank << " of " << match.result->team_ranks_size();
  out << ", score ";
  for (int team = 0; team < match.result->team_scores_size(); ++team) {
    out << (team == 0 ? "" : ":") << match.result->team_scores(team);
  }
  return out;
}

int pips(const LegalMove& move) {
  const Tile& tile = move.choice().place().tile();
  return tile.high() + tile.low();
}

}  // namespace boneyard
