#include <boneyard/boneyard.h>

#include <algorithm>
#include <iostream>

#include "backoff.h"
#include "connection.h"
#include "player.h"
#include "session.h"
#include "settings.h"
#include "text.h"

namespace boneyard {

void say(std::string_view line) { std::cerr << text("boneyard: ", line, '\n') << std::flush; }

std::vector<PlayedMatch> run(const Decide& decide, const Options& options) {
  const std::string address = server_address(options.server);
  Player player{options};
  std::string token = find_token(options.token);
  if (token.empty()) {
    const Registration made =
        registered(address, player.name(), [&](std::string_view line) { player.log(std::string{line}); }, options.stop);
    token = made.token;
    if (!options.stop.stop_requested()) {
      player.log(text("no token given: registered ", made.player_id, " as \"", player.name(), "\", for this run only"));
      player.log("set BONEYARD_TOKEN to play as the same player each time");
    }
  }
  Backoff backoff;
  while (!options.stop.stop_requested()) {
    const Ending ending = play_session(address, token, player, decide, options.stop);
    if (player.is_done() || options.stop.stop_requested()) break;
    if (ending.was_useful) backoff.reset();
    const auto wait = std::max(backoff.next(), ending.wait);
    player.log(text(address, ": ", ending.why, "; connecting again in ", seconds(wait)));
    pause(options.stop, wait);
  }
  return player.finished();
}

}  // namespace boneyard
