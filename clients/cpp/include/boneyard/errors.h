// What ends a bot, and how a refusal of the server is read.
#pragma once

#include <stdexcept>
#include <string>

#include <grpcpp/support/status.h>

namespace boneyard {

// Base of everything this library throws on purpose.
class Error : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

// A server address, a token or an option cannot be used.
class SettingsError : public Error {
  using Error::Error;
};

// The server refused for good: to connect again would not help.
class Refused : public Error {
 public:
  Refused(const std::string& doing, grpc::StatusCode status, std::string reason_name, std::string server_text);
  Refused(const std::string& doing, const grpc::Status& status);

  const grpc::StatusCode code;
  // An ErrorReason of the contract without its prefix, such as "SESSION_REPLACED"; "" when the status came from
  // elsewhere. It is stable; the text is not.
  const std::string reason;
  // The server's text for people.
  const std::string details;
};

// `decide` threw, or returned something that is not one of the moves. What it threw is nested in this.
class DecideError : public Error {
 public:
  DecideError(std::string table, int turn_number, const std::string& what_happened);

  const std::string table_id;
  const int turn;
};

// The reason in a refused call, such as "TABLE_FULL"; "" when there is none.
std::string reason_of(const grpc::Status& status);

}  // namespace boneyard
