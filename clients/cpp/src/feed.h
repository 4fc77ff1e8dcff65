// The events of one stream, read beside everything else.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <variant>

#include <boneyard/v1/play_service.grpc.pb.h>

namespace boneyard {

using Stream = grpc::ClientReaderWriter<v1::PlayRequest, v1::PlayResponse>;

// An event, and when it came.
struct Arrival {
  v1::PlayerEvent event;
  std::chrono::steady_clock::time_point at;
};

// Nothing came for so long.
struct Silence {};

// Reads a stream in a thread of its own, so that silence is noticed and a long thought loses nothing. Its end is the
// end of the stream.
class Feed {
 public:
  Feed(grpc::ClientContext& context, Stream& stream);
  ~Feed();

  // The next event; after the last one, the status that the stream ended with.
  std::variant<Arrival, grpc::Status, Silence> next(std::chrono::milliseconds silence);

 private:
  void read();

  grpc::ClientContext& context_;
  Stream& stream_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Arrival> waiting_;
  bool has_ended_ = false;
  bool is_closed_ = false;
  grpc::Status status_;
  std::jthread reader_;
};

}  // namespace boneyard
