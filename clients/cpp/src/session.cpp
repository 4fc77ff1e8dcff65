#include "session.h"

#include <algorithm>
#include <exception>
#include <utility>
#include <variant>

#include "connection.h"
#include "feed.h"
#include "status.h"
#include "text.h"

namespace boneyard {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

// How long the server may take to connect and say welcome.
constexpr milliseconds welcome_wait{20'000};
// After how many heartbeat periods of silence a stream is dead.
constexpr int silent_beats = 3;
// How many heartbeats in a row may come instead of a reply or a question.
constexpr int patient_beats = 2;

// The connection is of no more use, and another may be.
struct Broken {
  std::string why;
};

class Session {
 public:
  Session(Client client, Player& player, const Decide& decide, const std::stop_token& stop)
      : client_{std::move(client)}, player_{player}, decide_{decide}, stop_{stop} {}

  Ending play() {
    grpc::ClientContext context;
    const std::stop_callback cancel{stop_, [&] { context.TryCancel(); }};
    const auto stream = client_.play->Play(&context);
    stream_ = stream.get();
    v1::PlayRequest request;
    *request.mutable_hello() = player_.hello();
    stream->Write(request);  // false when the stream has ended: reading tells why
    Feed feed{context, *stream};
    try {
      const std::string why = handle_all(feed);
      return {why, drain_, is_useful_};
    } catch (const Broken& broken) {
      return {broken.why, drain_, is_useful_};
    }
  }

 private:
  // Until the matches are over or the stream is; returns why.
  std::string handle_all(Feed& feed) {
    while (!player_.is_done()) {
      const auto next = feed.next(silence_);
      if (std::holds_alternative<Silence>(next)) return "nothing came for " + seconds(silence_);
      if (const auto* status = std::get_if<grpc::Status>(&next)) return ended(*status);
      handle(std::get<Arrival>(next));
    }
    return "the matches are over";
  }

  // Tells a stream that may be opened again from one that may not.
  std::string ended(const grpc::Status& status) {
    if (status.ok()) return "the server closed the stream";
    switch (status.error_code()) {
      case grpc::StatusCode::UNAUTHENTICATED:
      case grpc::StatusCode::PERMISSION_DENIED:
      case grpc::StatusCode::NOT_FOUND:
      case grpc::StatusCode::UNIMPLEMENTED:
      // These two come from the hello, which would be the same the next time.
      case grpc::StatusCode::INVALID_ARGUMENT:
      case grpc::StatusCode::FAILED_PRECONDITION:
        throw Refused{"cannot play at " + client_.address, status};
      default:
        if (reason_of(status) == "SESSION_REPLACED") throw Refused{"cannot play at " + client_.address, status};
        return describe(status);
    }
  }

  void handle(const Arrival& arrival) {
    const v1::PlayerEvent& event = arrival.event;
    switch (event.event_case()) {
      case v1::PlayerEvent::kWelcome:
        if (const int period = event.welcome().heartbeat_interval_ms(); period > 0) {
          silence_ = silent_beats * milliseconds{period};
        }
        for (const auto& table : player_.welcomed(event.welcome())) look_up(table);
        break;
      case v1::PlayerEvent::kTurnRequest:
        if (const auto answer = player_.asked(event.turn_request())) {
          submit(*answer);
        } else {
          ask(event.turn_request().decision().table_id());
        }
        break;
      case v1::PlayerEvent::kAnswerResult:
        judged(event.answer_result());
        break;
      case v1::PlayerEvent::kTableNotice:
        if (const auto answer = player_.noticed(event.table_notice())) submit(*answer);
        break;
      case v1::PlayerEvent::kHeartbeat:
        is_useful_ = true;
        beat(event.heartbeat().pending_decision_count(), arrival.at);
        break;
      case v1::PlayerEvent::kDrain: {
        drain_ = milliseconds{event.drain().reconnect_after_ms()};
        const std::string& comment = event.drain().comment();
        player_.log("the server will close the connection: " + (comment.empty() ? "no reason given" : comment));
        break;
      }
      case v1::PlayerEvent::EVENT_NOT_SET:
        break;  // it comes from a newer server and is not for us
    }
  }

  void ask(const std::string& table) {
    const v1::TurnRequest& question = player_.at(table).question;
    const auto begun = Clock::now();
    const LegalMove move = decided(question);
    submit(player_.decided(table, move, Clock::now() - begun));
  }

  LegalMove decided(const v1::TurnRequest& question) {
    const v1::Decision& decision = question.decision();
    try {
      return decide_(question.view(), decision.legal_moves());
    } catch (const std::exception& error) {
      std::throw_with_nested(
          DecideError{decision.table_id(), decision.turn(), text("decide threw: ", error.what())});
    }
  }

  void submit(const v1::MoveAnswer& answer) {
    player_.sent(answer);
    answered_at_ = Clock::now();
    idle_beats_ = 0;
    v1::PlayRequest request;
    *request.mutable_answer() = answer;
    stream_->Write(request);  // as above
  }

  void judged(const v1::AnswerResult& result) {
    const Judgement judgement = player_.judged(result);
    switch (judgement.next) {
      case Next::nothing:
        is_useful_ = is_useful_ || result.accepted();
        break;
      case Next::again:
        ask(result.table_id());
        break;
      case Next::repeat:
        submit(*player_.at(result.table_id()).answer);
        break;
      case Next::reconnect:
        throw Broken{judgement.why};
    }
  }

  // Checks the server's count of open questions, unless the beat is older than our last answer.
  void beat(int pending, Clock::time_point at) {
    const int waiting = pending - player_.held();
    const int unconfirmed = player_.unconfirmed();
    if (at < answered_at_ || (waiting <= 0 && unconfirmed == 0)) {
      idle_beats_ = 0;
      return;
    }
    if (++idle_beats_ != patient_beats) return;
    if (unconfirmed > 0) throw Broken{"no reply to an answer"};
    player_.log(text("the server waits for ", waiting, " answer(s), but this bot has no open question left"));
  }

  // Finds out what became of a table while we were away.
  void look_up(const std::string& table) {
    grpc::ClientContext context;
    context.set_deadline(std::chrono::system_clock::now() + call_timeout);
    const std::stop_callback cancel{stop_, [&] { context.TryCancel(); }};
    v1::GetSeatViewRequest request;
    request.set_table_id(table);
    v1::GetSeatViewResponse reply;
    const grpc::Status status = client_.play->GetSeatView(&context, request, &reply);
    switch (status.error_code()) {
      case grpc::StatusCode::OK:
        player_.looked_up(table, reply.view());
        break;
      case grpc::StatusCode::NOT_FOUND:
      case grpc::StatusCode::PERMISSION_DENIED:
      case grpc::StatusCode::FAILED_PRECONDITION:  // we no longer sit there
        if (table == player_.table()) throw Refused{"no longer at " + table, status};
        player_.lost(table, describe(status));
        break;
      default:
        throw Broken{text("cannot read ", table, ": ", describe(status))};
    }
  }

  const Client client_;
  Player& player_;
  const Decide& decide_;
  const std::stop_token& stop_;
  Stream* stream_ = nullptr;
  milliseconds silence_ = welcome_wait;
  milliseconds drain_{0};
  bool is_useful_ = false;
  Clock::time_point answered_at_ = Clock::now();
  int idle_beats_ = 0;
};

}  // namespace

Ending play_session(const std::string& address, const std::string& token, Player& player, const Decide& decide,
                    const std::stop_token& stop) {
  return Session{dial(address, token), player, decide, stop}.play();
}

}  // namespace boneyard
