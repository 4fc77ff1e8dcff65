# frozen_string_literal: true

# Plays dominoes on a Boneyard server. A bot is one block:
#
#   Boneyard.run(table: "tbl_...") { |view, moves| moves.first }
#
# It connects, joins, answers, connects again after a failure and says on stderr why nothing happens. It knows no rule
# of dominoes: every question comes with its legal moves. The messages are in Boneyard::V1, made by generate.sh.
module Boneyard
  VERSION = "0.1.0"

  # Prints one line to stderr, so that a bot's own output stays its own.
  SAY = ->(line) { warn "boneyard: #{line}" }
end

require "boneyard/errors"
require "boneyard/settings"
require "boneyard/client"
require "boneyard/player"
require "boneyard/session"

module Boneyard
  # Plays until `matches` matches are over and returns them as PlayedMatch; 0 plays for ever.
  #
  # The block gets all that the seat may know, a V1::SeatView, and every legal move, a list of V1::LegalMove that is never
  # empty. It returns one of the moves, or its index in the list. It is called for one decision at a time and once for
  # each, also when the connection breaks meanwhile; only an answer refused as illegal is asked for again.
  #
  # `server` is host:port, without it BONEYARD_SERVER or 127.0.0.1:6628. `token`, without it, is BONEYARD_TOKEN, or what
  # the file BONEYARD_TOKEN_FILE holds; without any, a player called `name` (1 to 32 characters) is registered. `table`
  # is joined first, and the run then lasts at least until its match is over; without it the bot plays wherever its
  # player is seated. `log` is called with each line worth knowing.
  #
  # Lost connections are made again for as long as it takes. Raises Refused when the server will not have this bot,
  # DecideError when the block fails, SettingsError when an argument cannot be used.
  def self.run(server: nil, token: nil, name: "my-bot", table: nil, matches: 1, log: SAY, &decide)
    raise ArgumentError, "a block that decides is wanted" unless decide

    address = Settings.server_address(server)
    player = Player.new(name, table, matches, log)
    secret = Settings.find_token(token)
    unless secret
      made = register(address, name: name, log: log)
      secret = made.token
      player.registered(made.player_id)
    end
    backoff = Backoff.new
    loop do
      ending = Session.new(Client.new(address, secret), player, decide, log).play
      return player.finished if player.done?

      backoff.reset if ending.was_useful
      delay = [backoff.next_s, ending.wait_s].max
      log.call(format("%s: %s; connecting again in %.1f s", address, ending.why, delay))
      sleep(delay)
    end
  end

  # The pips of the tile that a move lays, both halves together; 0 when it lays none, as for the double blank.
  def self.pips(move)
    tile = move.choice&.place&.tile
    tile ? tile.high + tile.low : 0
  end
end
