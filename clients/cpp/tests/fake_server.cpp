#include "fake_server.h"

#include <optional>
#include <utility>

#include <google/protobuf/util/message_differencer.h>
#include <grpcpp/security/server_credentials.h>
#include <grpcpp/server_builder.h>
#include <gtest/gtest.h>

#include "status_details.pb.h"

namespace boneyard::testing {
namespace {

struct Fault {
  std::string what;
};

}  // namespace

grpc::Status refusal(grpc::StatusCode code, const std::string& reason, const std::string& details) {
  if (reason.empty()) return {code, details};
  details::ErrorInfo info;
  info.set_reason(reason);
  info.set_domain("boneyard.dev");
  details::Status packed;
  auto* detail = packed.add_details();
  detail->set_type_url("type.googleapis.com/google.rpc.ErrorInfo");
  detail->set_value(info.SerializeAsString());
  return {code, details, packed.SerializeAsString()};
}

class FakeServer::Playing final : public v1::PlayService::WithCallbackMethod_Play<v1::PlayService::Service> {
 public:
  explicit Playing(FakeServer& server) : server_{server} {}

  grpc::ServerBidiReactor<v1::PlayRequest, v1::PlayResponse>* Play(grpc::CallbackServerContext* context) override {
    server_.change([&] { server_.note(context->client_metadata()); });
    return new Connection{server_};  // deletes itself
  }

  grpc::Status GetSeatView(grpc::ServerContext*, const v1::GetSeatViewRequest* request,
                           v1::GetSeatViewResponse* response) override {
    const std::lock_guard lock{server_.mutex_};
    const auto view = server_.views.find(request->table_id());
    if (view == server_.views.end()) return refusal(grpc::StatusCode::NOT_FOUND, "TABLE_NOT_FOUND");
    *response->mutable_view() = view->second;
    return grpc::Status::OK;
  }

 private:
  FakeServer& server_;
};

class FakeServer::Registering final : public v1::PlayerService::Service {
 public:
  explicit Registering(FakeServer& server) : server_{server} {}

  grpc::Status RegisterPlayer(grpc::ServerContext*, const v1::RegisterPlayerRequest* request,
                              v1::RegisterPlayerResponse* response) override {
    const std::lock_guard lock{server_.mutex_};
    if (!server_.registering.ok()) return server_.registering;
    server_.registered.push_back(*request);
    response->mutable_player()->set_player_id("ply_new");
    response->set_token("fresh-token");
    response->set_recovery_code("code");
    return grpc::Status::OK;
  }

 private:
  FakeServer& server_;
};

class FakeServer::Opening final : public v1::TableService::Service {
 public:
  explicit Opening(FakeServer& server) : server_{server} {}

  grpc::Status CreateTable(grpc::ServerContext* context, const v1::CreateTableRequest*,
                           v1::CreateTableResponse* response) override {
    server_.change([&] { server_.note(context->client_metadata()); });
    response->mutable_table()->set_table_id("tbl_a");
    return grpc::Status::OK;
  }

 private:
  FakeServer& server_;
};

FakeServer::FakeServer(std::vector<Script> scripts) : scripts_{scripts.begin(), scripts.end()} {
  services_.push_back(std::make_unique<Playing>(*this));
  services_.push_back(std::make_unique<Registering>(*this));
  services_.push_back(std::make_unique<Opening>(*this));
  int port = 0;
  grpc::ServerBuilder builder;
  builder.AddListeningPort("127.0.0.1:0", grpc::InsecureServerCredentials(), &port);
  for (const auto& service : services_) builder.RegisterService(service.get());
  server_ = builder.BuildAndStart();
  address = "127.0.0.1:" + std::to_string(port);
}

FakeServer::~FakeServer() {
  server_->Shutdown(std::chrono::system_clock::now());  // whatever still runs is cancelled
  playing_.clear();
  server_->Wait();
  for (const auto& fault : faults_) ADD_FAILURE() << fault << '\n' << said();
}

void FakeServer::await(const std::string& what, const std::function<bool()>& is_so) {
  std::unique_lock lock{mutex_};
  if (!changed_.wait_for(lock, patience, is_so)) throw Fault{"not so: " + what};
}

void FakeServer::change(const std::function<void()>& what) {
  const std::lock_guard lock{mutex_};
  what();
  changed_.notify_all();
}

void FakeServer::log(std::string_view line) {
  change([&] { lines_.emplace_back(line); });
}

std::string FakeServer::said() const {
  std::string all;
  for (const auto& line : lines_) all += line + '\n';
  return all;
}

void FakeServer::note(const std::multimap<grpc::string_ref, grpc::string_ref>& metadata) {
  const auto [first, last] = metadata.equal_range("authorization");
  for (auto each = first; each != last; ++each) authorizations.emplace_back(each->second.data(), each->second.size());
}

void FakeServer::begin(Connection& connection, v1::Hello hello) {
  change([&] {
    hellos.push_back(std::move(hello));
    Script script = [](Connection&) -> grpc::Status { throw Fault{"one connection more than there are scripts"}; };
    if (!scripts_.empty()) {
      script = std::move(scripts_.front());
      scripts_.pop_front();
    }
    playing_.emplace_back([&connection, script = std::move(script)] { connection.play(script); });
  });
}

std::optional<v1::AnswerResult> FakeServer::take(const v1::MoveAnswer& answer) {
  std::optional<v1::AnswerResult> result;
  change([&] {
    answers.push_back(answer);
    Outcome planned;
    if (answers.size() <= outcomes.size()) planned = outcomes[answers.size() - 1];
    if (planned.is_ignored) return;
    result.emplace();
    result->set_table_id(answer.table_id());
    result->set_turn(answer.turn());
    result->set_reason(planned.reason);
    result->set_comment(planned.comment);
    if (planned.reason == v1::ERROR_REASON_UNSPECIFIED) {
      const auto [before, is_new] = taken.try_emplace({answer.table_id(), answer.turn()}, answer);
      if (!is_new && !google::protobuf::util::MessageDifferencer::Equals(before->second, answer)) {
        result->set_reason(v1::ERROR_REASON_TURN_ALREADY_ANSWERED);
      } else {
        result->set_accepted(true);
        result->set_replayed(!is_new);
        replays += is_new ? 0 : 1;
      }
    }
    if (planned.is_silent) result.reset();
  });
  return result;
}

void Connection::play(const Script& script) {
  grpc::Status status;
  try {
    status = script(*this);
  } catch (const Fault& fault) {
    server.change([&] { server.faults_.push_back(fault.what); });
    status = refusal(grpc::StatusCode::NOT_FOUND, "TABLE_NOT_FOUND", fault.what);  // ends the bot too
  }
  {
    std::unique_lock lock{server.mutex_};
    server.changed_.wait_for(lock, patience, [&] { return is_gone_ || unsent_.empty(); });
    is_gone_ = true;
  }
  Finish(status);  // nothing may touch this any more
}

void Connection::send(const std::vector<v1::PlayerEvent>& events) {
  server.change([&] {
    for (const auto& event : events) {
      if (is_gone_) return;
      unsent_.emplace_back();
      *unsent_.back().mutable_event() = event;
      if (unsent_.size() == 1) StartWrite(&unsent_.front());
    }
  });
}

void Connection::OnWriteDone(bool ok) {
  server.change([&] {
    is_gone_ = is_gone_ || !ok;
    unsent_.pop_front();
    if (is_gone_) unsent_.clear();
    if (!unsent_.empty()) StartWrite(&unsent_.front());
  });
}

void Connection::OnReadDone(bool ok) {
  if (!ok) return;
  if (!std::exchange(has_begun_, true)) {
    server.begin(*this, request_.hello());
  } else if (auto result = server.take(request_.answer())) {
    v1::PlayerEvent event;
    *event.mutable_answer_result() = std::move(*result);
    send({event});
  }
  StartRead(&request_);
}

void Connection::OnCancel() {
  server.change([&] { is_gone_ = true; });
}

void Connection::OnDone() {
  server.change([&] { ++server.ended; });
  delete this;
}

void Connection::until_gone() {
  server.await("the bot leaves", [&] { return is_gone_; });
}

void Connection::until_taken(const std::string& table, int turn) {
  server.await("an answer is taken", [&] { return server.taken.contains({table, turn}); });
}

void Connection::until_answers(std::size_t count) {
  server.await("enough answers came", [&] { return server.answers.size() >= count; });
}

void Connection::until_said(const std::string& text) {
  server.await("the bot says: " + text, [&] { return server.said().find(text) != std::string::npos; });
}

}  // namespace boneyard::testing
