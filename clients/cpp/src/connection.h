// How a connection is made.
#pragma once

#include <chrono>
#include <stop_token>
#include <string>

#include <boneyard/client.h>

namespace boneyard {

// How long one call may take.
inline constexpr std::chrono::seconds call_timeout{10};

// A client with a connection of its own; without a token when that is "".
Client dial(const std::string& address, const std::string& token);

// Registers a bot, and waits for a server that is not up yet; the Registration is empty when it was stopped.
Registration registered(const std::string& address, const std::string& name, const Log& log,
                        const std::stop_token& stop);

}  // namespace boneyard
