// A finished match.
#pragma once

#include <optional>
#include <ostream>
#include <string>

#include <boneyard/v1/types.pb.h>

namespace boneyard {

using v1::MatchResult;

// A match this player took part in, after its end.
struct PlayedMatch {
  // Also the match's id.
  std::string table_id;
  // A key such as "all_fives"; "" when this player was never asked for a move.
  std::string variant;
  // The own seat, 1 to 14; 0 when it was never bound.
  int seat = 0;
  // The own team, 1 to 14; 0 when this player was never asked for a move.
  int team = 0;
  // Nothing when the match was voided.
  std::optional<MatchResult> result;

  // Why it ended, such as "COMPLETED" or "TIMEOUT"; "ABORTED" when it was voided.
  std::string reason() const;
  // The own team's, 1 is best; 0 when there is no result or the team is not known.
  int rank() const;
};

// One line for people: "tbl_a all_fives, COMPLETED, rank 1 of 2, score 105:70".
std::ostream& operator<<(std::ostream& out, const PlayedMatch& match);

}  // namespace boneyard
