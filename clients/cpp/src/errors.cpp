#include <boneyard/errors.h>

#include <array>
#include <map>
#include <string_view>
#include <utility>

#include "status.h"
#include "status_details.pb.h"

namespace boneyard {
namespace {

// In the order of their numbers.
constexpr std::array<std::string_view, 17> code_names{
    "OK",           "CANCELLED",           "UNKNOWN",           "INVALID_ARGUMENT",   "DEADLINE_EXCEEDED",
    "NOT_FOUND",    "ALREADY_EXISTS",      "PERMISSION_DENIED", "RESOURCE_EXHAUSTED", "FAILED_PRECONDITION",
    "ABORTED",      "OUT_OF_RANGE",        "UNIMPLEMENTED",     "INTERNAL",           "UNAVAILABLE",
    "DATA_LOSS",    "UNAUTHENTICATED",
};

// What to do about a refusal. The server's own text says what happened.
std::string hint(grpc::StatusCode code, const std::string& reason) {
  static const std::map<std::string_view, std::string_view> hints{
      {"TOKEN_INVALID",
       "the server does not know this token; one that keeps no data forgets all tokens when it restarts"},
      {"TOKEN_EXPIRED", "the token is no longer valid; make a new one"},
      {"SCOPE_MISSING", "the token may not do this; playing needs the scope PLAY"},
      {"TABLE_NOT_FOUND", "no such table for this player; check the id, and whether the table is invite-only"},
      {"TABLE_FULL", "every chair of the table is taken by somebody else"},
      {"WRONG_STATE", "the table no longer takes players"},
      {"MATCH_OVER", "the match at the table is over"},
      {"SESSION_REPLACED", "another program connected with the same token; run one bot for each token"},
  };
  if (const auto found = hints.find(reason); found != hints.end()) return std::string{found->second};
  switch (code) {
    case grpc::StatusCode::UNIMPLEMENTED:
      return "this address answers, but is no boneyard.v1 server; its gRPC port is usually 6628";
    case grpc::StatusCode::UNAUTHENTICATED:
      return "set BONEYARD_TOKEN, or Options::token";
    default:
      return "";
  }
}

std::string sentence(const std::string& doing, grpc::StatusCode code, const std::string& reason, const std::string& details) {
  std::string text = doing + ": " + named(code, reason) + ": " + (details.empty() ? "no details" : details);
  if (const auto advice = hint(code, reason); !advice.empty()) text += " (" + advice + ")";
  return text;
}

}  // namespace

Refused::Refused(const std::string& doing, grpc::StatusCode status, std::string reason_name, std::string server_text)
    : Error{sentence(doing, status, reason_name, server_text)},
      code{status},
      reason{std::move(reason_name)},
      details{std::move(server_text)} {}

Refused::Refused(const std::string& doing, const grpc::Status& status)
    : Refused{doing, status.error_code(), reason_of(status), status.error_message()} {}

DecideError::DecideError(std::string table, int turn_number, const std::string& what_happened)
    : Error{"table " + table + ", turn " + std::to_string(turn_number) + ": " + what_happened},
      table_id{std::move(table)},
      turn{turn_number} {}

std::string reason_of(const grpc::Status& status) {
  details::Status unpacked;
  if (!unpacked.ParseFromString(status.error_details())) return "";
  for (const auto& detail : unpacked.details()) {
    details::ErrorInfo info;
    if (detail.type_url().ends_with("/google.rpc.ErrorInfo") && info.ParseFromString(detail.value()) &&
        info.domain() == "boneyard.dev") {
      return info.reason();
    }
  }
  return "";
}

std::string named(grpc::StatusCode code, const std::string& reason) {
  const auto number = static_cast<std::size_t>(code);
  std::string name{number < code_names.size() ? code_names[number] : "UNKNOWN"};
  return reason.empty() ? name : name + " " + reason;
}

std::string describe(const grpc::Status& status) {
  const std::string reason = reason_of(status);
  std::string text = named(status.error_code(), reason);
  if (!status.error_message().empty()) text += ": " + status.error_message();
  if (status.error_code() == grpc::StatusCode::UNAVAILABLE && reason.empty()) {  // a Boneyard server gives its reason
    text += " (is the server running, and at this address?)";
  }
  return text;
}

}  // namespace boneyard
