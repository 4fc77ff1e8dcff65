#include "feed.h"

#include <utility>

namespace boneyard {

// So many events may wait while `decide` thinks; the server keeps as many again.
constexpr std::size_t inbox = 256;

Feed::Feed(grpc::ClientContext& context, Stream& stream)
    : context_{context}, stream_{stream}, reader_{[this] { read(); }} {}

Feed::~Feed() {
  context_.TryCancel();
  {
    const std::lock_guard lock{mutex_};
    is_closed_ = true;
    changed_.notify_all();
  }
  reader_.join();
}

void Feed::read() {
  v1::PlayResponse response;
  while (stream_.Read(&response)) {
    std::unique_lock lock{mutex_};
    changed_.wait(lock, [&] { return is_closed_ || waiting_.size() < inbox; });
    waiting_.push_back({std::move(*response.mutable_event()), std::chrono::steady_clock::now()});
    changed_.notify_all();
  }
  const grpc::Status status = stream_.Finish();  // may take until the stream is cancelled
  const std::lock_guard lock{mutex_};
  status_ = status;
  has_ended_ = true;
  changed_.notify_all();
}

std::variant<Arrival, grpc::Status, Silence> Feed::next(std::chrono::milliseconds silence) {
  std::unique_lock lock{mutex_};
  if (!changed_.wait_for(lock, silence, [&] { return has_ended_ || !waiting_.empty(); })) return Silence{};
  if (waiting_.empty()) return status_;
  Arrival first = std::move(waiting_.front());
  waiting_.pop_front();
  changed_.notify_all();
  return first;
}

}  // namespace boneyard
