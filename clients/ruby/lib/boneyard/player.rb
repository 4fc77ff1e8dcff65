# frozen_string_literal: true

require "set"

require "boneyard/errors"
require "boneyard/match"
require "boneyard/v1/play_service_pb"

module Boneyard
  # What a bot keeps in mind across connections. Nothing here touches the network.
  class Player
    # What is known of one table whose match is not over. `held` is the question whose answer waits until it goes on.
    Seat = Struct.new(:state, :number, :view, :answer, :held)

    # Reasons that call for another answer to the same decision.
    ILLEGAL = %w[TILE_NOT_IN_HAND END_MISMATCH END_CLOSED ACTION_NOT_ALLOWED].freeze
    # Reasons that only say that the question is no longer open; nothing is lost by them.
    SETTLED = %w[STALE_TURN TURN_ALREADY_ANSWERED MATCH_OVER].freeze
    OVER = %i[TABLE_STATE_FINISHED TABLE_STATE_ABORTED].freeze
    CLIENT_BYTES = 64
    private_constant :Seat, :ILLEGAL, :SETTLED, :OVER, :CLIENT_BYTES

    attr_reader :finished

    def initialize(name, table, matches, log)
      raise SettingsError, "name: 1 to 32 characters are wanted" unless name.length.between?(1, 32)
      raise SettingsError, "matches: 0 (for ever) or more is wanted" if matches.negative?

      @finished = []
      @name = name
      @table = table.to_s
      @wanted = matches
      @log = log
      @has_joined = false
      @seated = {}
      @over = Set.new
      @idle_beats = 0
    end

    # Says that a player was made because no token was given.
    def registered(player_id)
      @log.call("no token given: registered #{player_id} as #{@name.inspect}, for this run only")
      @log.call("set BONEYARD_TOKEN to play as the same player each time")
    end

    # Opens a session. A chair is asked for until we have it: a finished table would refuse.
    def hello
      client = "#{@name} boneyard-client/#{VERSION} (ruby)".byteslice(0, CLIENT_BYTES).scrub("")
      V1::Hello.new(client: client, join_table_id: @has_joined ? "" : @table)
    end

    # Takes note of the tables we play at; returns those that may have ended while we were away.
    def welcomed(welcome)
      @has_joined = true
      listed = welcome.table_ids.to_a
      at(@table) unless @table.empty? || @over.include?(@table)
      missing = (@seated.keys - listed).sort
      listed.each { |table| at(table) unless @over.include?(table) }
      @log.call("connected as #{welcome.player_id}; #{listed.empty? ? "no table yet" : "playing at #{listed.join(", ")}"}")
      if listed.empty? && missing.empty?
        @log.call("nobody will ask for a move until #{welcome.player_id} has a chair: " \
                  "name a table to join, or have it seated at one")
      end
      welcome.deprecation_notices.each { |notice| @log.call("the server says: #{notice}") }
      @idle_beats = 0
      missing
    end

    # Takes in the view of a table that the welcome no longer listed.
    def looked_up(table, view)
      return unless OVER.include?(view.table.state)

      at(table).view = view
      finish(table, view.seat, view.table.result)
    end

    # True when the run cannot end well without this table.
    def must_know?(table)
      table == @table
    end

    # Forgets a table where we no longer sit.
    def lost(table, why)
      @log.call("#{table}: no longer ours: #{why}")
      @seated.delete(table)
    end

    # Takes in a change of state; returns the question to answer now, if one was held back.
    def noticed(notice)
      table = notice.table_id
      if OVER.include?(notice.state)
        finish(table, notice.seat, notice.result)
        return nil
      end
      seat = at(table)
      seat.number = notice.seat unless notice.seat.zero?
      tell(notice) unless seat.state == notice.state
      seat.state = notice.state
      return nil unless notice.state == :TABLE_STATE_ACTIVE

      held = seat.held
      seat.held = nil
      held
    end

    # Checks the server's count of open questions, unless the beat is older than our last answer.
    def heard_beat(pending, is_since_answer)
      waiting = pending - @seated.each_value.count(&:held)
      @idle_beats = is_since_answer && waiting.positive? ? @idle_beats + 1 : 0
      return unless @idle_beats == 2

      @log.call("the server waits for #{waiting} answer(s), but this bot has no open question left")
    end

    # Takes in a question; returns the answer already given to this very one: it is repeated, not decided again.
    def remembered(request)
      decision = request.decision
      answer = at(decision.table_id).answer
      return nil unless answer && answer.turn == decision.turn

      answer if decision.legal_moves.any? { |move| move.choice == answer.choice }
    end

    # Makes the answer from what the block returned: one of the moves or its place in the list, from 0.
    def answer_with(request, returned)
      decision = request.decision
      moves = decision.legal_moves.to_a
      move = returned.is_a?(Integer) ? (moves[returned] if returned >= 0) : moves.find { |listed| listed == returned }
      unless move
        raise DecideError.new(decision.table_id, decision.turn,
                              "decide returned #{returned.inspect[0, 200]}; one of its #{moves.size} moves is wanted, " \
                              "or an index from 0 to #{moves.size - 1}")
      end
      seat = at(decision.table_id)
      seat.number = decision.seat
      seat.view = request.view
      seat.answer = V1::MoveAnswer.new(table_id: decision.table_id, turn: decision.turn, choice: move.choice)
    end

    # Warns when the block used more time than there was.
    def took(decision, elapsed_s)
      return unless decision.time_left_ms.positive? && elapsed_s * 1000 > decision.time_left_ms

      @log.call(format("%s, turn %d: decide took %.1f s; %.1f s were left",
                       decision.table_id, decision.turn, elapsed_s, decision.time_left_ms / 1000.0))
    end

    # Takes in the refusal of an answer; returns whether the decision has to be made again.
    def refused?(request, reason, details)
      decision = request.decision
      where = "#{decision.table_id}, turn #{decision.turn}"
      seat = at(decision.table_id)
      if reason == "WRONG_STATE"
        seat.held = request
        @log.call("#{where}: the table takes no answers now (#{details}); answering when it goes on")
        return false
      end
      answer = seat.answer
      seat.answer = nil
      if ILLEGAL.include?(reason)
        move = decision.legal_moves.find { |listed| answer && listed.choice == answer.choice }
        @log.call("#{where}: #{move ? move.token : "?"} was refused as illegal: #{reason}: #{details}; deciding again")
        return true
      end
      if reason == "TURN_TIMED_OUT"
        @log.call("#{where}: the answer came too late; the server has acted for this seat")
      elsif !SETTLED.include?(reason)
        @log.call("#{where}: the answer was refused and is dropped: #{reason}: #{details}")
      end
      false
    end

    # True when the wanted number of matches is over, the named table's among them.
    def done?
      @wanted.positive? && @over.size >= @wanted && (@table.empty? || @over.include?(@table))
    end

    private

    def at(table)
      @seated[table] ||= Seat.new(nil, 0)
    end

    def tell(notice)
      case notice.state
      when :TABLE_STATE_WAITING
        @log.call("#{notice.table_id}: in chair #{notice.chair}; the match starts when every chair is taken")
      when :TABLE_STATE_PAUSED
        @log.call("#{notice.table_id}: paused; no answer is taken until it is resumed")
      when :TABLE_STATE_ACTIVE
        @log.call("#{notice.table_id}: the match is on")
      end
    end

    def finish(table, number, result)
      known = @seated.delete(table) || Seat.new(nil, 0)
      return unless @over.add?(table)

      number = known.number if number.zero?
      shown = known.view&.table
      own = shown && number.positive? ? shown.seats.find { |info| info.seat == number } : nil
      match = PlayedMatch.new(table, shown&.rules&.variant.to_s, number, own ? own.team : 0, result)
      @finished << match if @wanted.positive? # a bot that runs for ever would only pile them up
      @log.call("match over: #{match}")
    end
  end
end
