// A run against scripts: what it answers, says and throws on one connection.
#include <sstream>

#include "bot.h"

namespace boneyard::testing {
namespace {

using grpc::Status;
using grpc::StatusCode;

std::string text_of(const std::vector<PlayedMatch>& matches) {
  std::ostringstream out;
  for (const auto& match : matches) out << match << ';';
  return out.str();
}

TEST(Run, PlaysAScriptedMatchToItsEnd) {
  Bot bot{{[](Connection& server) {
    server.send({welcome({"tbl_a"}), waiting(), active(), turn(1)});
    server.until_taken("tbl_a", 1);
    server.send({heartbeat(0), turn(4)});
    server.until_taken("tbl_a", 4);
    server.send({finished()});
    return Status::OK;
  }}};
  bot.options.name = "ada";
  bot.options.table = "tbl_a";
  const auto matches = bot.plays();
  EXPECT_EQ(text_of(matches), "tbl_a all_fives, COMPLETED, rank 1 of 2, score 20:35;");
  EXPECT_EQ(matches.at(0).seat, 2);
  EXPECT_EQ(bot.server.answers.size(), 2);
  EXPECT_EQ(bot.server.answers.at(0).choice().place().tile().high(), 5);
  EXPECT_EQ(bot.server.authorizations, std::vector<std::string>{"Bearer secret"});
  EXPECT_EQ(bot.server.hellos.at(0).join_table_id(), "tbl_a");
  EXPECT_EQ(bot.server.hellos.at(0).client(), "ada boneyard-client/" + std::string{version} + " (cpp)");
  EXPECT_SAID(bot, "the match starts when every chair is taken");
}

TEST(Run, CutsALongNameBetweenCharacters) {
  Bot bot{{a_match}};
  bot.options.name = "";
  for (int count = 0; count < 32; ++count) bot.options.name += "ä";
  bot.options.name.replace(0, 2, "a");  // the 64th byte is now the first of two
  bot.plays();
  EXPECT_EQ(bot.server.hellos.at(0).client(), bot.options.name + " ");
}

TEST(Run, CountsSeveralMatchesAndADoubledEndOnce) {
  Bot bot{{[](Connection& server) {
    server.send({welcome({"tbl_a", "tbl_b"}), finished(), finished(), turn(3, "tbl_b")});
    server.until_taken("tbl_b", 3);
    server.send({finished("tbl_b")});
    return Status::OK;
  }}};
  bot.options.matches = 2;
  EXPECT_EQ(bot.plays().size(), 2);
}

TEST(Run, WaitsForANamedTable) {
  Bot bot{{[](Connection& server) {
    server.send({welcome({"tbl_a", "tbl_b"}), finished("tbl_b"), finished()});
    return Status::OK;
  }}};
  bot.options.table = "tbl_a";
  EXPECT_EQ(bot.plays().back().table_id, "tbl_a");
}

TEST(Run, EndsAVoidedMatchWithoutAResult) {
  Bot bot{{[](Connection& server) {
    server.send({welcome({"tbl_a"}), aborted()});
    return Status::OK;
  }}};
  EXPECT_EQ(text_of(bot.plays()), "tbl_a, ABORTED;");
}

TEST(Run, SkipsMembersOfALaterRelease) {
  Bot bot{{[](Connection& server) {
    server.send({of_a_later_release()});
    return a_match(server);
  }}};
  bot.plays();
  EXPECT_EQ(bot.server.answers.size(), 1);
}

TEST(Run, DecidesAgainAfterAnIllegalAnswer) {
  Bot bot{{a_match}};
  bot.server.outcomes = {{.reason = v1::ERROR_REASON_END_CLOSED, .comment = "not now"}};
  bot.decide = [&](const SeatView&, const Moves& moves) { return moves[bot.asked - 1]; };
  bot.plays();
  EXPECT_EQ(bot.asked, 2);
  EXPECT_EQ(bot.server.answers.at(1).choice().place().tile().high(), 5);
  EXPECT_SAID(bot, "tbl_a, turn 1: 6-4L was refused as illegal: END_CLOSED: not now; deciding again");
}

TEST(Run, DropsAnswersNoLongerWantedWithoutAWord) {
  Bot bot{{[](Connection& server) {
    server.send({welcome({"tbl_a"}), turn(1)});
    server.until_answers(1);
    server.send({turn(2)});
    server.until_answers(2);
    server.send({turn(3)});
    server.until_taken("tbl_a", 3);
    server.send({finished()});
    return Status::OK;
  }}};
  bot.server.outcomes = {{.reason = v1::ERROR_REASON_STALE_TURN}, {.reason = v1::ERROR_REASON_TURN_ALREADY_ANSWERED}};
  bot.plays();
  EXPECT_EQ(bot.asked, 3);
  EXPECT_FALSE(bot.has_said("turn"));
}

TEST(Run, DropsOtherRefusalsAloud) {
  const std::vector<std::pair<int, std::string>> cases{
      {v1::ERROR_REASON_TURN_TIMED_OUT, "tbl_a, turn 1: the answer came too late"},
      {v1::ERROR_REASON_NOT_YOUR_TURN, "tbl_a, turn 1: the answer was refused and is dropped: NOT_YOUR_TURN: scripted"},
      {99, "tbl_a, turn 1: the answer was refused and is dropped: 99: scripted"},
  };
  for (const auto& [reason, words] : cases) {
    Bot bot{{[words = words](Connection& server) {
      server.send({welcome({"tbl_a"}), turn(1)});
      server.until_said(words);
      server.send({finished()});
      return Status::OK;
    }}};
    bot.server.outcomes = {{.reason = static_cast<v1::ErrorReason>(reason), .comment = "scripted"}};
    bot.plays();
  }
}

TEST(Run, HoldsAnAnswerBackWhileTheTableIsPaused) {
  Bot bot{{[](Connection& server) {
    server.send({welcome({"tbl_a"}), active(), paused(), turn(1)});
    server.until_said("answering when it goes on");
    server.send({heartbeat(1), heartbeat(1), active()});
    server.until_taken("tbl_a", 1);
    server.send({finished()});
    return Status::OK;
  }}};
  bot.server.outcomes = {{.reason = v1::ERROR_REASON_WRONG_STATE, .comment = "paused"}};
  bot.plays();
  EXPECT_EQ(bot.asked, 1);
  EXPECT_EQ(bot.server.answers.size(), 2);
  EXPECT_FALSE(bot.has_said("waits for"));
}

// The refusal of an answer may come after the notice that the table goes on.
TEST(Run, RepeatsAnAnswerWhenThePauseEndedMeanwhile) {
  Bot bot{{[](Connection& server) {
    server.send({welcome({"tbl_a"}), paused(), turn(1)});
    server.until_answers(1);
    server.send({active()});
    server.until_said("the match is on");
    v1::PlayerEvent late;
    late.mutable_answer_result()->set_table_id("tbl_a");
    late.mutable_answer_result()->set_turn(1);
    late.mutable_answer_result()->set_reason(v1::ERROR_REASON_WRONG_STATE);
    server.send({late});
    server.until_taken("tbl_a", 1);
    server.send({finished()});
    return Status::OK;
  }}};
  bot.server.outcomes = {{.is_ignored = true}};
  bot.plays();
  EXPECT_EQ(bot.asked, 1);
}

TEST(Run, DoesNotTryAgainWhatCannotGetBetter) {
  const std::vector<std::pair<std::string, StatusCode>> cases{
      {"TOKEN_INVALID", StatusCode::UNAUTHENTICATED}, {"SCOPE_MISSING", StatusCode::PERMISSION_DENIED},
      {"TABLE_NOT_FOUND", StatusCode::NOT_FOUND},     {"TABLE_FULL", StatusCode::FAILED_PRECONDITION},
      {"SESSION_REPLACED", StatusCode::ABORTED},      {"HELLO_REQUIRED", StatusCode::INVALID_ARGUMENT},
      {"", StatusCode::UNIMPLEMENTED},
  };
  for (const auto& [reason, code] : cases) {
    Bot bot{{[reason = reason, code = code](Connection&) { return refusal(code, reason); }}};
    const auto error = thrown<Refused>([&] { bot.plays(); });
    ASSERT_TRUE(error) << reason;
    EXPECT_EQ(error->reason, reason);
    EXPECT_EQ(error->code, code);
    EXPECT_EQ(error->details, "scripted");
    EXPECT_NE(std::string{error->what()}.find("cannot play at " + bot.server.address), std::string::npos);
  }
}

TEST(Run, EndsWhenAnAnswerLosesItsRights) {
  Bot bot{{[](Connection& server) {
    server.send({welcome({"tbl_a"}), turn(1)});
    server.until_gone();
    return Status::OK;
  }}};
  bot.server.outcomes = {{.reason = v1::ERROR_REASON_SCOPE_MISSING, .comment = "scripted"}};
  const auto error = thrown<Refused>([&] { bot.plays(); });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->reason, "SCOPE_MISSING");
}

// A bot whose function fails sends nothing, and the error names table and turn.
std::optional<DecideError> failing(const Decide& decide) {
  Bot bot{{[](Connection& server) {
    server.send({welcome({"tbl_a"}), turn(7)});
    server.until_gone();
    return Status::OK;
  }}};
  bot.decide = decide;
  const auto error = thrown<DecideError>([&] { bot.plays(); });
  EXPECT_TRUE(bot.server.answers.empty());
  return error;
}

TEST(Run, NamesTableAndTurnWhenDecideReturnsNoMove) {
  for (const auto& move : {LegalMove{}, place("1-1L", 1, 1)}) {
    const auto error = failing([&](const SeatView&, const Moves&) { return move; });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->turn, 7);
    EXPECT_EQ(std::string{error->what()},
              "table tbl_a, turn 7: decide returned \"" + move.token() + "\"; one of its 3 moves is wanted");
  }
}

TEST(Run, NamesTableAndTurnWhenDecideThrows) {
  const auto error = failing([](const SeatView&, const Moves&) -> LegalMove { throw std::out_of_range{"no plan"}; });
  ASSERT_TRUE(error);
  EXPECT_EQ(std::string{error->what()}, "table tbl_a, turn 7: decide threw: no plan");
}

TEST(Run, TellsAPlayerWithoutAChair) {
  Bot bot{{[](Connection& server) {
    server.send({welcome({})});
    return a_match(server);
  }}};
  bot.plays();
  EXPECT_SAID(bot, "connected as ply_me; no table yet");
  EXPECT_SAID(bot, "nobody will ask for a move until ply_me has a chair");
}

TEST(Run, MentionsOnceTheQuestionsThatTheServerStillCounts) {
  Bot bot{{[](Connection& server) {
    server.send({welcome({"tbl_a"}), heartbeat(1), heartbeat(1), heartbeat(1)});
    return a_match(server);
  }}};
  bot.plays();
  const std::string said = bot.server.said();
  const auto first = said.find("the server waits for 1 answer(s)");
  ASSERT_NE(first, std::string::npos);
  EXPECT_EQ(said.find("the server waits for", first + 1), std::string::npos);
}

TEST(Run, RegistersAPlayerWithoutAToken) {
  Bot bot{{a_match}};
  bot.options.token = "";
  bot.options.name = "ada";
  bot.plays();
  EXPECT_EQ(bot.server.registered.at(0).display_name(), "ada");
  EXPECT_TRUE(bot.server.registered.at(0).is_bot());
  EXPECT_EQ(bot.server.authorizations, std::vector<std::string>{"Bearer fresh-token"});
  EXPECT_SAID(bot, "no token given: registered ply_new as \"ada\", for this run only");
}

TEST(Run, EndsWhenItIsStopped) {
  std::stop_source stop;
  Bot bot{{[&](Connection& server) {
    server.send({welcome({"tbl_a", "tbl_b"}), finished("tbl_b"), active()});
    server.until_said("the match is on");
    stop.request_stop();
    server.until_gone();
    return Status::OK;
  }}};
  bot.options.table = "tbl_a";
  bot.options.stop = stop.get_token();
  EXPECT_EQ(text_of(bot.plays()), "tbl_b, COMPLETED, score 20:35;");
}

}  // namespace
}  // namespace boneyard::testing
