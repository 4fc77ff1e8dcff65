// A run against scripts that cut it off: nothing is lost, nothing is decided twice.
#include <future>

#include <google/protobuf/util/message_differencer.h>

#include "bot.h"

namespace boneyard::testing {
namespace {

using grpc::Status;
using grpc::StatusCode;

TEST(Reconnect, LosesNothingWhenTheStreamIsDroppedWhileDeciding) {
  std::promise<void> deciding, dropped;
  Bot bot{{[&](Connection& server) {
             server.send({welcome({"tbl_a"}), turn(1)});
             deciding.get_future().wait();
             return unavailable;
           },
           a_match}};
  bot.decide = [&](const SeatView& view, const Moves& moves) {
    deciding.set_value();
    bot.server.await("the stream has ended", [&] { return bot.server.ended == 1; });
    return most_points(view, moves);
  };
  bot.plays();
  EXPECT_EQ(bot.asked, 1);
}

TEST(Reconnect, RepeatsTheAnswerToAQuestionThatWasAnswered) {
  Bot bot{{[](Connection& server) {
             server.send({welcome({"tbl_a"}), turn(1)});
             server.until_taken("tbl_a", 1);
             return unavailable;
           },
           [](Connection& server) {
             server.send({welcome({"tbl_a"}), turn(1)});
             server.until_answers(2);
             server.send({finished()});
             return Status::OK;
           }}};
  bot.server.outcomes = {{.is_silent = true}};
  bot.options.table = "tbl_a";
  bot.plays();
  EXPECT_EQ(bot.asked, 1);
  EXPECT_TRUE(google::protobuf::util::MessageDifferencer::Equals(bot.server.answers.at(0), bot.server.answers.at(1)));
  EXPECT_EQ(bot.server.replays, 1);
  EXPECT_EQ(bot.server.hellos.at(0).join_table_id(), "tbl_a");
  EXPECT_EQ(bot.server.hellos.at(1).join_table_id(), "");
  EXPECT_SAID(bot, "UNAVAILABLE: scripted (is the server running, and at this address?); connecting again in 0.");
}

TEST(Reconnect, DecidesAgainWhenTheSameTurnHasOtherMoves) {
  auto other = turn(1);
  auto* decision = other.mutable_turn_request()->mutable_decision();
  decision->clear_legal_moves();
  *decision->add_legal_moves() = place("3-3L", 3, 3);
  Bot bot{{[](Connection& server) {
             server.send({welcome({"tbl_a"}), turn(1)});
             server.until_answers(1);
             return unavailable;
           },
           [&](Connection& server) {
             server.send({welcome({"tbl_a"}), other});
             server.until_taken("tbl_a", 1);
             server.send({finished()});
             return Status::OK;
           }}};
  bot.server.outcomes = {{.is_ignored = true}};
  bot.plays();
  EXPECT_EQ(bot.asked, 2);
}

TEST(Reconnect, OpensAStreamAgainThatEndedWithoutAnError) {
  Bot bot{{[](Connection& server) {
             server.send({welcome({"tbl_a"})});
             return Status::OK;
           },
           a_match}};
  bot.plays();
  EXPECT_SAID(bot, "the server closed the stream");
}

TEST(Reconnect, LeavesASilentConnection) {
  Bot bot{{[](Connection& server) {
             server.send({welcome({"tbl_a"}, 30)});
             server.until_gone();
             return Status::OK;
           },
           a_match}};
  bot.plays();
  EXPECT_SAID(bot, "nothing came for 0.1 s");
}

TEST(Reconnect, LeavesAConnectionThatDoesNotReplyToAnAnswer) {
  Bot bot{{[](Connection& server) {
             server.send({welcome({"tbl_a"}), turn(1)});
             server.until_answers(1);
             server.send({heartbeat(1), heartbeat(1)});
             server.until_gone();
             return Status::OK;
           },
           a_match}};
  bot.server.outcomes = {{.is_ignored = true}};
  bot.plays();
  EXPECT_EQ(bot.asked, 1);
  EXPECT_EQ(bot.server.answers.size(), 2);
  EXPECT_SAID(bot, "no reply to an answer");
}

TEST(Reconnect, SendsAnAnswerThatCouldNotBeStoredOnTheNextConnection) {
  Bot bot{{[](Connection& server) {
             server.send({welcome({"tbl_a"}), turn(1)});
             server.until_gone();
             return Status::OK;
           },
           a_match}};
  bot.server.outcomes = {{.reason = v1::ERROR_REASON_STORAGE_UNAVAILABLE, .comment = "scripted"}};
  bot.plays();
  EXPECT_EQ(bot.asked, 1);
  EXPECT_EQ(bot.server.answers.size(), 2);
  EXPECT_SAID(bot, "tbl_a, turn 1: the answer was not taken: STORAGE_UNAVAILABLE: scripted; connecting again in");
}

TEST(Reconnect, WaitsADrainOut) {
  Bot bot{{[](Connection& server) {
             server.send({welcome({"tbl_a"}), drain(700), turn(1)});
             server.until_taken("tbl_a", 1);
             return refusal(StatusCode::UNAVAILABLE, "SERVER_DRAINING");
           },
           [](Connection& server) {
             server.send({welcome({"tbl_a"}), finished()});
             return Status::OK;
           }}};
  bot.plays();
  EXPECT_SAID(bot, "the server will close the connection: new version");
  EXPECT_SAID(bot, "UNAVAILABLE SERVER_DRAINING: scripted; connecting again in 0.7 s");
}

TEST(Reconnect, LooksUpAMatchThatEndedMeanwhile) {
  Bot bot{{[](Connection& server) {
             server.send({welcome({"tbl_a"}), turn(1)});
             server.until_taken("tbl_a", 1);
             auto view = view_of("tbl_a", v1::TABLE_STATE_FINISHED);
             *view.mutable_table()->mutable_result() = result_of_a_match();
             server.server.change([&] { server.server.views["tbl_a"] = view; });
             return unavailable;
           },
           [](Connection& server) {
             server.send({welcome({})});
             server.until_gone();
             return Status::OK;
           }}};
  EXPECT_EQ(bot.plays().at(0).rank(), 1);
}

TEST(Reconnect, EndsTheRunWhenTheNamedTableIsLost) {
  Bot bot{{[](Connection& server) {
             server.send({welcome({"tbl_a"})});
             return Status::OK;
           },
           [](Connection& server) {
             server.send({welcome({})});
             server.until_gone();
             return Status::OK;
           }}};
  bot.options.table = "tbl_a";
  const auto error = thrown<Refused>([&] { bot.plays(); });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->reason, "TABLE_NOT_FOUND");
}

TEST(Reconnect, ForgetsAnotherTableThatIsLost) {
  Bot bot{{[](Connection& server) {
             server.send({welcome({"tbl_a", "tbl_b"})});
             return Status::OK;
           },
           [](Connection& server) {
             server.send({welcome({"tbl_a"}), finished()});
             return Status::OK;
           }}};
  bot.plays();
  EXPECT_SAID(bot, "tbl_b: no longer ours");
}

TEST(Reconnect, WaitsForAServerThatIsNotUpYet) {
  std::string address;
  { address = FakeServer{}.address; }  // nobody listens there any more
  std::stop_source stop;
  std::string said;
  forget_environment();
  const Options options{.server = address,
                        .token = "secret",
                        .log =
                            [&](std::string_view line) {
                              said = line;
                              stop.request_stop();
                            },
                        .stop = stop.get_token()};
  EXPECT_TRUE(run(most_points, options).empty());
  EXPECT_TRUE(said.starts_with(address + ": UNAVAILABLE: ")) << said;
  EXPECT_NE(said.find("(is the server running, and at this address?); connecting again in 0."), said.npos) << said;
}

}  // namespace
}  // namespace boneyard::testing
