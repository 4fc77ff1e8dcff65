#include "backoff.h"

#include <condition_variable>
#include <mutex>
#include <random>

namespace boneyard {

using std::chrono::milliseconds;

constexpr milliseconds first_wait{250};
constexpr milliseconds longest_wait{8'000};

milliseconds Backoff::next() {
  static thread_local std::minstd_rand dice{std::random_device{}()};
  const milliseconds wait = std::min(first_wait * (1 << doublings_), longest_wait);
  if (wait < longest_wait) ++doublings_;
  return milliseconds{std::uniform_int_distribution<milliseconds::rep>{wait.count() / 2, wait.count()}(dice)};
}

void pause(const std::stop_token& stop, milliseconds wait) {
  std::mutex mutex;
  std::condition_variable_any stopped;
  std::unique_lock lock{mutex};
  stopped.wait_for(lock, stop, wait, [] { return false; });
}

}  // namespace boneyard
