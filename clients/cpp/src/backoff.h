// Waiting between attempts.
#pragma once

#include <chrono>
#include <stop_token>

namespace boneyard {

// Waiting times: 0.25, 0.5, 1, 2, 4, 8, 8 s and so on, each shortened at random by up to a half, which keeps many bots
// from returning to a restarted server in the same moment.
class Backoff {
 public:
  std::chrono::milliseconds next();

  // Begins again with the shortest; for when something worked.
  void reset() { doublings_ = 0; }

 private:
  int doublings_ = 0;
};

// Waits so long, or until it is asked to stop.
void pause(const std::stop_token& stop, std::chrono::milliseconds wait);

}  // namespace boneyard
