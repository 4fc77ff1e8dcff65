// One connection: from the hello to whatever ends it.
#pragma once

#include <chrono>
#include <stop_token>
#include <string>

#include "player.h"

namespace boneyard {

// How a connection ended that may be made again.
struct Ending {
  std::string why;
  // The least time before the next one.
  std::chrono::milliseconds wait;
  // It lived long enough that the next wait may be short again.
  bool was_useful;
};

// Handles events until the matches are over or the stream is. Throws what ends the run.
Ending play_session(const std::string& address, const std::string& token, Player& player, const Decide& decide,
                    const std::stop_token& stop);

}  // namespace boneyard
