// Whole matches on a real server, which is killed, cut off, and refuses.
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <future>
#include <memory>
#include <ostream>
#include <set>
#include <utility>

#include <gtest/gtest.h>

#include "real_server.h"
#include "wire.h"

namespace boneyard::testing {
namespace {

struct Game {
  const char* variant;
  std::map<std::string, std::string> options;
  std::vector<std::string> house_bots;
};

void PrintTo(const Game& game, std::ostream* out) { *out << game.variant; }

LegalMove first(const SeatView&, const Moves& moves) { return moves[0]; }

// Where there is no server these tests are skipped, and fail if BONEYARD_REQUIRE_ALL is set.
class Real : public ::testing::Test {
 protected:
  void SetUp() override {
    if (std::filesystem::exists(server_program())) return;
    const char* why = "no server: build it (cargo build --release --bin boneyard-server) or set BONEYARD_SERVER_BIN";
    if (std::getenv("BONEYARD_REQUIRE_ALL")) FAIL() << why;
    GTEST_SKIP() << why;
  }
};

class Games : public Real, public ::testing::WithParamInterface<Game> {};
class Match : public Real {};
class Refusal : public Real {};

TEST_P(Games, AreWholeMatchesForTheStarter) {
  const RealServer server;
  const Guest guest = server.guest();
  const Game& game = GetParam();
  const std::string table = guest.table(game.variant, game.options, game.house_bots);
  const auto bot = server.starter(guest, table);
  const std::string said = bot->line();
  EXPECT_TRUE(said.starts_with(table + " " + game.variant + ", COMPLETED, rank ")) << said;
  EXPECT_EQ(bot->wait(), 0);
  guest.played_cleanly(table);
}

INSTANTIATE_TEST_SUITE_P(Seed, Games,
                         ::testing::Values(Game{"all_fives", {{"target", "100"}}, {"greedy"}},
                                           Game{"block", {{"target", "100"}}, {"random", "balanced"}},
                                           Game{"draw", {{"target", "100"}}, {"greedy"}},
                                           Game{"domino_whist", {{"seats", "4"}}, {"greedy", "balanced", "random"}},
                                           Game{"mexican_train", {{"rounds", "3"}}, {"greedy", "random", "balanced"}},
                                           Game{"slosh", {{"rounds", "3"}}, {"greedy", "random", "balanced"}}),
                         [](const auto& game) { return std::string{game.param.variant}; });

// Plays a match of Draw with a bot that calls `mishap` beside its decisions number 3, 6, 9 and so on.
void play(const std::string& address, const Guest& guest, const std::function<void(int number)>& mishap) {
  const std::string table = guest.table("draw", {{"target", "100"}}, {"greedy"});
  std::vector<int> turns;
  const auto decide = [&](const SeatView& view, const Moves& moves) {
    turns.push_back(view.table().turn());
    if (turns.size() % 3 == 0) mishap(static_cast<int>(turns.size() / 3));
    return moves[0];
  };
  const auto matches = run(decide, {.server = address, .token = guest.registration.token, .table = table});
  ASSERT_EQ(matches.size(), 1);
  EXPECT_EQ(matches[0].reason(), "COMPLETED");
  EXPECT_GE(turns.size(), 9) << "not every mishap happened";
  EXPECT_EQ(std::set<int>(turns.begin(), turns.end()).size(), turns.size()) << "a decision was made twice";
  guest.played_cleanly(table);
}

TEST_F(Match, GoesOnWhenTheServerIsKilled) {
  RealServer server{RealServer::Keeps::everything};
  const Guest guest = server.guest();
  std::future<void> kill;
  play(server.address, guest, [&](int number) {
    if (number == 1) server.restart();                                             // while the bot thinks
    if (number == 2) kill = std::async(std::launch::async, [&] { server.restart(); });  // while its answer is on the way
  });
}

TEST_F(Match, GoesOnWhenTheConnectionIsCut) {
  const RealServer server;
  const Guest guest = server.guest();
  Wire wire{server.address};
  std::vector<std::future<void>> cuts;
  play(wire.address, guest, [&](int number) {
    if (number == 1) wire.cut();
    if (number == 2 || number == 3) cuts.push_back(std::async(std::launch::async, [&] { wire.cut(); }));
  });
}

TEST_F(Match, GoesOnWhenTheBotIsKilled) {
  const RealServer server;
  const Guest guest = server.guest();
  const std::string table = guest.table("draw", {{"target", "100"}}, {"greedy"});
  grpc::ClientContext context;
  context.set_deadline(std::chrono::system_clock::now() + patience);
  v1::WatchTableRequest request;
  request.set_table_id(table);
  request.set_as_spectator(true);
  const auto watched = guest.client.tables->WatchTable(&context, request);
  v1::WatchTableResponse frame;
  for (int kills = 0; kills < 2; ++kills) {
    const auto bot = server.starter(guest, table);
    for (int actions = 0; actions < 5;) {
      ASSERT_TRUE(watched->Read(&frame));
      for (const auto& event : frame.step().events()) actions += event.has_action_taken() ? 1 : 0;
    }
    bot->kill();
  }
  context.TryCancel();
  const auto bot = server.starter(guest, table);
  EXPECT_TRUE(bot->line().starts_with(table + " draw, COMPLETED, rank "));
  EXPECT_EQ(bot->wait(), 0);
  guest.played_cleanly(table);
}

// The reason for which a run is refused; "" when it is not.
std::string reason_against(const Options& options, const Decide& decide = first) {
  try {
    run(decide, options);
    return "";
  } catch (const Refused& refused) {
    return refused.reason;
  }
}

TEST_F(Refusal, CarriesTheReasonOfTheServer) {
  const RealServer server;
  const Guest guest = server.guest();
  const std::string token = guest.registration.token;
  EXPECT_EQ(reason_against({.server = server.address, .token = "unknown"}), "TOKEN_INVALID");
  EXPECT_EQ(reason_against({.server = server.address, .token = token, .table = "tbl_nowhere"}), "TABLE_NOT_FOUND");

  const std::string table = guest.table("block", {}, {"greedy"});
  EXPECT_EQ(run(first, {.server = server.address, .token = token, .table = table}).size(), 1);
  const std::string late = server.guest().registration.token;
  EXPECT_EQ(reason_against({.server = server.address, .token = late, .table = table}), "WRONG_STATE");
}

TEST_F(Refusal, EndsTheOlderOfTwoSessionsForGood) {
  const RealServer server;
  const Guest guest = server.guest();
  const std::string table = guest.table("draw", {{"target", "100"}}, {"greedy"});
  const Options options{.server = server.address, .token = guest.registration.token, .table = table};
  std::future<std::size_t> newer;
  const auto decide = [&](const SeatView& view, const Moves& moves) {
    if (!newer.valid()) {
      auto asked = std::make_shared<std::promise<void>>();
      newer = std::async(std::launch::async, [&, asked, is_first = true]() mutable {
        return run(
                   [&](const SeatView& its_view, const Moves& its_moves) {
                     if (std::exchange(is_first, false)) asked->set_value();
                     return first(its_view, its_moves);
                   },
                   options)
            .size();
      });
      asked->get_future().wait();
    }
    return first(view, moves);
  };
  EXPECT_EQ(reason_against(options, decide), "SESSION_REPLACED");
  EXPECT_EQ(newer.get(), 1);
  guest.played_cleanly(table);
}

}  // namespace
}  // namespace boneyard::testing
