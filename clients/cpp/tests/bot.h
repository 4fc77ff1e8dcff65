// A bot that plays against a fake server.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "fake_events.h"
#include "fake_server.h"

namespace boneyard::testing {

inline LegalMove most_points(const SeatView&, const Moves& moves) {
  return *std::ranges::max_element(moves, {}, [](const LegalMove& move) { return move.points(); });
}

inline const grpc::Status unavailable{grpc::StatusCode::UNAVAILABLE, "scripted"};

// One decision, then the end.
inline grpc::Status a_match(Connection& server) {
  server.send({welcome({"tbl_a"}), active(), turn(1)});
  server.until_taken("tbl_a", 1);
  server.send({finished()});
  server.until_gone();
  return grpc::Status::OK;
}

// Nobody's own settings may take part.
inline void forget_environment() {
  for (const char* name : {"BONEYARD_SERVER", "BONEYARD_TOKEN", "BONEYARD_TOKEN_FILE"}) unsetenv(name);
}

// Counts how often it was asked.
struct Bot {
  explicit Bot(std::vector<Script> scripts) : server{std::move(scripts)} {
    forget_environment();
    options.server = server.address;
    options.token = "secret";
    options.log = [this](std::string_view line) { server.log(line); };
  }

  std::vector<PlayedMatch> plays() {
    return run(
        [this](const SeatView& view, const Moves& moves) {
          ++asked;
          return decide(view, moves);
        },
        options);
  }

  bool has_said(const std::string& text) const { return server.said().find(text) != std::string::npos; }

  FakeServer server;
  Options options;
  Decide decide = most_points;
  int asked = 0;
};

// The one kind of error that this throws; nothing when it throws none, or another.
template <typename Error, typename Action>
std::optional<Error> thrown(const Action& action) {
  try {
    action();
  } catch (const Error& error) {
    return error;
  } catch (const std::exception& error) {
    ADD_FAILURE() << "another error: " << error.what();
  }
  return std::nullopt;
}

#define EXPECT_SAID(bot, text) EXPECT_TRUE((bot).has_said(text)) << "not said: " << (text) << '\n' << (bot).server.said()

}  // namespace boneyard::testing
