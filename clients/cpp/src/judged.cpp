// What a player does about each outcome of an answer.

#include <string_view>

#include "player.h"
#include "text.h"

namespace boneyard {
namespace {

std::string name_of(v1::ErrorReason reason) {
  constexpr std::string_view prefix = "ERROR_REASON_";
  const std::string& name = v1::ErrorReason_Name(reason);
  return name.empty() ? std::to_string(reason) : name.substr(prefix.size());  // a number is newer than this library
}

}  // namespace

Judgement Player::judged(const v1::AnswerResult& result) {
  const auto known = seated_.find(result.table_id());
  if (known == seated_.end() || !known->second.answer || known->second.answer->turn() != result.turn()) {
    return {};  // of a table that is over, or of an earlier question
  }
  Seat& seat = known->second;
  seat.is_unconfirmed = false;
  if (result.accepted()) return {};
  const std::string where = text(result.table_id(), ", turn ", result.turn());
  const std::string reason = name_of(result.reason());
  const std::string& comment = result.comment();
  switch (result.reason()) {
    case v1::ERROR_REASON_WRONG_STATE:
      if (seat.activations > seat.sent_at) return {Next::repeat};  // resumed while the refusal was on its way
      seat.is_held = true;
      log(text(where, ": the table takes no answers now (", comment, "); answering when it goes on"));
      return {};
    case v1::ERROR_REASON_STORAGE_UNAVAILABLE:
    case v1::ERROR_REASON_STORAGE_FULL:
    case v1::ERROR_REASON_SERVER_DRAINING:
    case v1::ERROR_REASON_LIMIT_REACHED:
      return {Next::reconnect, text(where, ": the answer was not taken: ", reason, ": ", comment)};
    case v1::ERROR_REASON_TOKEN_INVALID:
    case v1::ERROR_REASON_TOKEN_EXPIRED:
      throw Refused{where, grpc::StatusCode::UNAUTHENTICATED, reason, comment};
    case v1::ERROR_REASON_SCOPE_MISSING:
    case v1::ERROR_REASON_NOT_ALLOWED:
      throw Refused{where, grpc::StatusCode::PERMISSION_DENIED, reason, comment};
    case v1::ERROR_REASON_TABLE_NOT_FOUND:
      throw Refused{where, grpc::StatusCode::NOT_FOUND, reason, comment};
    default:
      break;
  }
  const v1::MoveAnswer refused = *seat.answer;
  seat.answer.reset();
  switch (result.reason()) {
    case v1::ERROR_REASON_TILE_NOT_IN_HAND:
    case v1::ERROR_REASON_END_MISMATCH:
    case v1::ERROR_REASON_END_CLOSED:
    case v1::ERROR_REASON_ACTION_NOT_ALLOWED: {
      const LegalMove* move = listed(refused.choice(), seat.question.decision().legal_moves());
      log(text(where, ": ", move ? move->token() : "?", " was refused as illegal: ", reason, ": ", comment,
               "; deciding again"));
      return {Next::again};
    }
    case v1::ERROR_REASON_STALE_TURN:
    case v1::ERROR_REASON_TURN_ALREADY_ANSWERED:
    case v1::ERROR_REASON_MATCH_OVER:
      break;  // the question is no longer open, and nothing is lost by that
    case v1::ERROR_REASON_TURN_TIMED_OUT:
      log(where + ": the answer came too late; the server has acted for this seat");
      break;
    default:
      log(text(where, ": the answer was refused and is dropped: ", reason, ": ", comment));
  }
  return {};
}

}  // namespace boneyard
