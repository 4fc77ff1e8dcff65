// A server that plays one script for each connection and takes answers as the contract says.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include <boneyard/client.h>
#include <grpcpp/server.h>

namespace boneyard::testing {

// How long a test waits for the other side before it fails.
inline constexpr std::chrono::seconds patience{20};

class Connection;

// The server's half of one connection; its status ends the stream.
using Script = std::function<grpc::Status(Connection&)>;

// What happens to one answer: it may be refused, or taken or lost without a reply.
struct Outcome {
  v1::ErrorReason reason = v1::ERROR_REASON_UNSPECIFIED;
  std::string comment = {};
  bool is_silent = false;
  bool is_ignored = false;
};

// A status as the server refuses with it; without a reason it comes from elsewhere.
grpc::Status refusal(grpc::StatusCode code, const std::string& reason, const std::string& details = "scripted");

class FakeServer {
 public:
  explicit FakeServer(std::vector<Script> scripts = {});
  ~FakeServer();  // fails the test for each fault

  // Blocks until something is so, and throws a Fault when it takes too long.
  void await(const std::string& what, const std::function<bool()>& is_so);
  // Does something that others may wait for.
  void change(const std::function<void()>& what);
  // As Options::log, so that scripts can wait for what the bot says.
  void log(std::string_view line);
  std::string said() const;

  std::string address;
  std::vector<Outcome> outcomes;

  // What came.
  std::vector<v1::Hello> hellos;
  std::vector<std::string> authorizations;
  std::vector<v1::MoveAnswer> answers;  // every attempt
  int replays = 0;
  int ended = 0;  // connections
  std::map<std::pair<std::string, int>, v1::MoveAnswer> taken;
  std::vector<v1::RegisterPlayerRequest> registered;

  // What is told when asked.
  std::map<std::string, SeatView> views;
  grpc::Status registering;

 private:
  friend class Connection;
  class Playing;
  class Registering;
  class Opening;

  void begin(Connection& connection, v1::Hello hello);
  std::optional<v1::AnswerResult> take(const v1::MoveAnswer& answer);
  void note(const std::multimap<grpc::string_ref, grpc::string_ref>& metadata);

  std::deque<Script> scripts_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::string> lines_;
  std::vector<std::string> faults_;
  std::vector<std::jthread> playing_;
  std::vector<std::unique_ptr<grpc::Service>> services_;
  std::unique_ptr<grpc::Server> server_;
};

// A stream as its script sees it.
class Connection : public grpc::ServerBidiReactor<v1::PlayRequest, v1::PlayResponse> {
 public:
  explicit Connection(FakeServer& server) : server{server} { StartRead(&request_); }

  void send(const std::vector<v1::PlayerEvent>& events);
  void until_gone();
  void until_taken(const std::string& table, int turn);
  void until_answers(std::size_t count);
  void until_said(const std::string& text);

  void OnReadDone(bool ok) override;
  void OnWriteDone(bool ok) override;
  void OnCancel() override;
  void OnDone() override;

  FakeServer& server;

 private:
  friend class FakeServer;
  void play(const Script& script);  // to its end

  v1::PlayRequest request_;
  std::deque<v1::PlayResponse> unsent_;  // the first is being sent
  bool has_begun_ = false;
  bool is_gone_ = false;  // nothing can be sent any more
};

}  // namespace boneyard::testing
