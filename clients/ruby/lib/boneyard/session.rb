# frozen_string_literal: true

require "boneyard/backoff"
require "boneyard/errors"
require "boneyard/feed"
require "boneyard/v1/play_service_pb"

module Boneyard
  # How a connection ended that may be made again: why, the least time before the next one, and whether it lived long
  # enough that the next wait may be short again.
  Ending = Struct.new(:why, :wait_s, :was_useful)
  private_constant :Ending

  # One connection: from the hello to whatever ends it. Listen brings the questions, SubmitMove takes the answers.
  class Session
    # How long the server may take to connect and say welcome, in seconds.
    WELCOME_WAIT_S = 20.0
    # A stream is dead after so many heartbeat periods of silence.
    SILENT_BEATS = 3
    # So often an answer is sent before the connection itself is held to be broken.
    SUBMIT_ATTEMPTS = 4

    Codes = GRPC::Core::StatusCodes
    FATAL = [Codes::UNAUTHENTICATED, Codes::PERMISSION_DENIED, Codes::NOT_FOUND, Codes::UNIMPLEMENTED].freeze
    # On a stream these come from the hello, which would be the same the next time.
    FATAL_TO_STREAM = [*FATAL, Codes::INVALID_ARGUMENT, Codes::FAILED_PRECONDITION].freeze
    # Codes of a refusal that judges the answer itself.
    JUDGING = [Codes::FAILED_PRECONDITION, Codes::ABORTED, Codes::INVALID_ARGUMENT].freeze
    # A table that could not be read because the player no longer sits there.
    LOST_TABLE = [Codes::NOT_FOUND, Codes::PERMISSION_DENIED, Codes::FAILED_PRECONDITION].freeze
    private_constant :Codes, :FATAL, :FATAL_TO_STREAM, :JUDGING, :LOST_TABLE

    def initialize(client, player, decide, log)
      @client = client
      @player = player
      @decide = decide
      @log = log
      @silence_s = WELCOME_WAIT_S
      @drain_s = 0.0
      @was_useful = false
      @answered_at = Feed.now
    end

    # Handles events until the matches are over or the stream is; raises what ends the run.
    def play
      feed = Feed.new(@client.play.listen(V1::ListenRequest.new(hello: @player.hello), return_op: true))
      handle(feed.next(@silence_s)) until @player.done?
      ending("the matches are over")
    rescue Broken => broken
      ending(broken.message)
    rescue GRPC::BadStatus => error
      if FATAL_TO_STREAM.include?(error.code) || Boneyard.reason_of(error) == "SESSION_REPLACED"
        raise Refused.new("cannot play at #{@client.address}", error)
      end

      ending(Boneyard.describe(error))
    ensure
      feed&.close
      @client.close
    end

    private

    def ending(why)
      Ending.new(why, @drain_s, @was_useful)
    end

    def handle(arrival)
      event = arrival.event
      case event.event
      when :welcome
        period = event.welcome.heartbeat_interval_ms
        @silence_s = SILENT_BEATS * period / 1000.0 if period.positive?
        @player.welcomed(event.welcome).each { |table| look_up(table) }
      when :turn_request
        answer(event.turn_request)
      when :table_notice
        held = @player.noticed(event.table_notice)
        answer(held) if held
      when :heartbeat
        @was_useful = true
        @player.heard_beat(event.heartbeat.pending_decision_count, arrival.at > @answered_at)
      when :drain
        @drain_s = event.drain.reconnect_after_ms / 1000.0
        comment = event.drain.comment
        @log.call("the server will close the connection: #{comment.empty? ? "no reason given" : comment}")
      end # anything else comes from a newer server and is not for us
    end

    def answer(request)
      given = @player.remembered(request) || ask(request)
      given = ask(request) until submitted?(request, given)
      @answered_at = Feed.now
    end

    def ask(request)
      decision = request.decision
      begun = Feed.now
      begin
        returned = @decide.call(request.view, decision.legal_moves)
      rescue StandardError => error
        raise DecideError.new(decision.table_id, decision.turn, "decide raised #{error.inspect}")
      end
      @player.took(decision, Feed.now - begun)
      @player.answer_with(request, returned)
    end

    # Sends one answer, the same one again while it is not known whether it arrived. False when the decision has to be
    # made again.
    def submitted?(request, given)
      where = "#{given.table_id}, turn #{given.turn}"
      backoff = Backoff.new
      why = ""
      SUBMIT_ATTEMPTS.times do |attempt|
        sleep(backoff.next_s) if attempt.positive?
        begin
          @client.play.submit_move(V1::SubmitMoveRequest.new(answer: given), deadline: Time.now + CALL_TIMEOUT_S)
          @was_useful = true
          return true
        rescue GRPC::BadStatus => error
          return !@player.refused?(request, Boneyard.reason_of(error), error.details) if judged?(where, error, attempt)

          why = Boneyard.describe(error)
          @log.call("#{where}: the answer may not have arrived: #{why}; sending it again")
        end
      end
      raise Broken, "no answer gets through: #{why}"
    end

    # True when the server has judged the answer, false when it should be sent again. Raises Refused when the bot cannot
    # go on. An answer sent before may be of no turn yet at a server that came back from a backup in between.
    def judged?(where, error, attempt)
      is_malformed = error.code == Codes::INVALID_ARGUMENT && attempt.zero?
      if FATAL.include?(error.code) || is_malformed || Boneyard.reason_of(error) == "SESSION_REPLACED"
        raise Refused.new(where, error)
      end

      JUDGING.include?(error.code)
    end

    # Finds out what became of a table while we were away.
    def look_up(table)
      request = V1::GetSeatViewRequest.new(table_id: table)
      @player.looked_up(table, @client.play.get_seat_view(request, deadline: Time.now + CALL_TIMEOUT_S).view)
    rescue GRPC::BadStatus => error
      raise Broken, "cannot read #{table}: #{Boneyard.describe(error)}" unless LOST_TABLE.include?(error.code)
      raise Refused.new("no longer at #{table}", error) if @player.must_know?(table)

      @player.lost(table, Boneyard.describe(error))
    end
  end
  private_constant :Session
end
