// Times answers in C++: see measure.py. Usage: clients/cpp/build/latency SERVER ECHO CALL DECISIONS
#include <chrono>
#include <deque>
#include <functional>
#include <iostream>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boneyard/client.h>

namespace {

namespace v1 = boneyard::v1;

// Sends an answer and waits until it is acknowledged.
using Send = std::function<void(const v1::MoveAnswer&)>;
// Gives the next event that is no acknowledgement.
using Receive = std::function<v1::PlayerEvent()>;

void check(const grpc::Status& status) {
  if (!status.ok()) throw std::runtime_error{status.error_message()};
}

template <typename Request>
Request hello() {
  Request request;
  request.mutable_hello()->set_client("latency");
  return request;
}

// The next event of a stream that should not end.
template <typename Response, typename Stream>
v1::PlayerEvent next(Stream& stream) {
  Response response;
  if (stream.Read(&response)) return response.event();
  check(stream.Finish());
  throw std::runtime_error{"the server ended the stream"};
}

void submit(const boneyard::Client& client, const v1::MoveAnswer& answer) {
  v1::SubmitMoveRequest request;
  *request.mutable_answer() = answer;
  grpc::ClientContext context;
  v1::SubmitMoveResponse reply;
  check(client.play->SubmitMove(&context, request, &reply));
}

class Listening {
 public:
  explicit Listening(const boneyard::Client& client)
      : stream_{client.play->Listen(&context_, hello<v1::ListenRequest>())} {}

  v1::PlayerEvent receive() { return next<v1::ListenResponse>(*stream_); }

 private:
  grpc::ClientContext context_;
  std::unique_ptr<grpc::ClientReader<v1::ListenResponse>> stream_;
};

// A Play stream. Events that come before an acknowledgement wait for whoever asks for the next one.
class Talk {
 public:
  explicit Talk(const boneyard::Client& client) : stream_{client.play->Play(&context_)} {
    stream_->Write(hello<v1::PlayRequest>());
  }

  void send(const v1::MoveAnswer& answer) {
    v1::PlayRequest request;
    *request.mutable_answer() = answer;
    stream_->Write(request);  // false when the stream has ended: reading tells why
    while (true) {
      v1::PlayerEvent event = next<v1::PlayResponse>(*stream_);
      if (event.has_answer_result()) return;
      waiting_.push_back(std::move(event));
    }
  }

  v1::PlayerEvent receive() {
    if (waiting_.empty()) return next<v1::PlayResponse>(*stream_);
    v1::PlayerEvent event = std::move(waiting_.front());
    waiting_.pop_front();
    return event;
  }

 private:
  grpc::ClientContext context_;
  std::unique_ptr<grpc::ClientReaderWriter<v1::PlayRequest, v1::PlayResponse>> stream_;
  std::deque<v1::PlayerEvent> waiting_;
};

void open_table(const boneyard::Client& client, const std::string& player_id) {
  v1::CreateTableRequest request;
  v1::TableSpec& table = *request.mutable_table();
  table.add_chairs()->set_player_id(player_id);
  table.add_chairs()->mutable_house_bot()->set_house_bot("first");
  table.mutable_variant()->set_variant("block");
  table.mutable_variant()->mutable_options()->insert({"seats", "2"});
  table.mutable_variant()->mutable_options()->insert({"target", "500"});
  grpc::ClientContext context;
  v1::CreateTableResponse reply;
  check(client.tables->CreateTable(&context, request, &reply));
}

double microseconds(const Send& send, const v1::MoveAnswer& answer) {
  const auto begun = std::chrono::steady_clock::now();
  send(answer);
  return std::chrono::duration<double, std::micro>{std::chrono::steady_clock::now() - begun}.count();
}

void print(std::string_view name, const std::vector<double>& times) {
  std::cout << '"' << name << "\": [";
  for (std::size_t i = 0; i < times.size(); ++i) std::cout << (i == 0 ? "" : ", ") << times[i];
  std::cout << ']';
}

}  // namespace

int main(int, char** arguments) {
  const std::string server = arguments[1], echo = arguments[2], call = arguments[3];
  const std::size_t decisions = std::stoul(arguments[4]);
  const auto made = boneyard::register_player(server, "latency");
  const auto ours = boneyard::connect(server, made.token), bare = boneyard::connect(echo, made.token);
  Send to_server = [&](const auto& answer) { submit(ours, answer); };
  Send to_echo = [&](const auto& answer) { submit(bare, answer); };
  Receive receive;
  std::optional<Talk> talk, echoed;
  std::optional<Listening> listening;
  if (call == "Play") {
    talk.emplace(ours);
    echoed.emplace(bare);
    to_server = [&](const auto& answer) { talk->send(answer); };
    to_echo = [&](const auto& answer) { echoed->send(answer); };
    receive = [&] { return talk->receive(); };
  } else {
    listening.emplace(ours);
    receive = [&] { return listening->receive(); };
  }
  std::vector<double> echo_times, server_times;
  while (server_times.size() < decisions) {
    const v1::PlayerEvent event = receive();
    const bool is_over = event.table_notice().state() == v1::TABLE_STATE_FINISHED;
    if (event.has_welcome() || is_over) open_table(ours, made.player_id);
    if (!event.has_turn_request()) continue;
    const v1::Decision& decision = event.turn_request().decision();
    v1::MoveAnswer answer;
    answer.set_table_id(decision.table_id());
    answer.set_turn(decision.turn());
    *answer.mutable_choice() = decision.legal_moves(0).choice();
    to_echo(answer);  // not counted: whatever comes first after the wait for a question is slow
    echo_times.push_back(microseconds(to_echo, answer));
    server_times.push_back(microseconds(to_server, answer));
  }
  std::cout << '{';
  print("echo", echo_times);
  std::cout << ", ";
  print("server", server_times);
  std::cout << "}\n";
}
