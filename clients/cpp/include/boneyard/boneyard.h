// Plays dominoes on a Boneyard server. A bot is one function:
//
//   boneyard::LegalMove decide(const boneyard::SeatView& view, const boneyard::Moves& moves) { return moves[0]; }
//
//   auto matches = boneyard::run(decide, {.table = "tbl_..."});
//
// The library connects, joins, answers, connects again after a failure and says on standard error why nothing
// happens. It knows no rule of dominoes: every question comes with its legal moves.
#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include <boneyard/errors.h>
#include <boneyard/match.h>
#include <boneyard/v1/types.pb.h>

namespace boneyard {

// Version of this library, as the server's log shows it.
inline constexpr std::string_view version = "0.1.0";

// The messages that most bots use; all others are in boneyard::v1, made from the contract.
using v1::LegalMove;
using v1::Move;
using v1::SeatView;
using v1::Tile;
using Moves = google::protobuf::RepeatedPtrField<LegalMove>;

// Chooses one of the moves, of which there is at least one, from all that the seat may know. It is called for one
// decision at a time, and once for each, also when the connection breaks meanwhile; only an answer that the server
// refused as illegal is asked for again.
using Decide = std::function<LegalMove(const SeatView& view, const Moves& moves)>;

// Receives one line for each thing worth knowing.
using Log = std::function<void(std::string_view line)>;

// Prints the line to standard error, so that a bot's own output stays its own.
void say(std::string_view line);

// As Options::matches: plays until it is asked to stop.
inline constexpr int forever = 0;

// Options of a run; the default plays one match wherever the player is seated.
struct Options {
  // host:port; without it BONEYARD_SERVER, else 127.0.0.1:6628. Plain text, no TLS yet.
  std::string server = {};
  // Of the player; without it BONEYARD_TOKEN, else what the file BONEYARD_TOKEN_FILE holds, else a new player is
  // registered.
  std::string token = {};
  // 1 to 32 characters.
  std::string name = "my-bot";
  // Joined first, and the run then lasts at least until its match is over.
  std::string table = {};
  // How many to play, or forever.
  int matches = 1;
  Log log = say;
  // Ends the run early: it then returns what was finished so far.
  std::stop_token stop = {};
};

// Plays, and returns the finished matches; none of a run for ever, where they would only pile up. Lost connections are
// made again for as long as it takes. Throws Refused when the server will not have this bot, DecideError when `decide`
// threw or returned no move, SettingsError when an option cannot be used.
std::vector<PlayedMatch> run(const Decide& decide, const Options& options = {});

// The pips of the tile that a move lays, both halves together; 0 when it lays none, as for the double blank.
int pips(const LegalMove& move);

}  // namespace boneyard
