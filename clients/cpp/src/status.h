// Words for a gRPC status.
#pragma once

#include <string>

#include <grpcpp/support/status.h>

namespace boneyard {

// A status as documents write it: "FAILED_PRECONDITION TABLE_FULL".
std::string named(grpc::StatusCode code, const std::string& reason);

// One line about why a call or a stream ended.
std::string describe(const grpc::Status& status);

}  // namespace boneyard
