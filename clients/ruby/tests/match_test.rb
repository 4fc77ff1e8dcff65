# frozen_string_literal: true

require "English"

require_relative "support"
require_relative "real_server"

# Whole matches on a real server, which is killed and cut off. Where there is none these tests are skipped, and fail if
# BONEYARD_REQUIRE_ALL is set.
class MatchTest < Minitest::Test
  GAMES = {
    "all_fives" => [{ "target" => "100" }, "greedy"],
    "block" => [{ "target" => "100" }, "random", "balanced"],
    "draw" => [{ "target" => "100" }, "greedy"],
    "domino_whist" => [{ "seats" => "4" }, "greedy", "balanced", "random"],
    "mexican_train" => [{ "rounds" => "3" }, "greedy", "random", "balanced"],
    "slosh" => [{ "rounds" => "3" }, "greedy", "random", "balanced"]
  }.freeze

  def setup
    return if File.exist?(RealServer::PROGRAM)

    why = "no server: build it (cargo build --release --bin boneyard-server) or set BONEYARD_SERVER_BIN"
    ENV["BONEYARD_REQUIRE_ALL"] ? flunk(why) : skip(why)
  end

  def teardown
    @server&.stop
  end

  def serve(**options)
    @server = RealServer.new(**options)
    @guest = @server.guest
  end

  # Every question was answered once, by whom it was asked, in time.
  def assert_played_cleanly(table)
    answered = []
    has_ended = false
    @guest.events(table).each do |event|
      case event.payload
      when :action_taken
        action = event.action_taken.action
        assert_equal :ACTION_SOURCE_PLAYER, action.source
        answered << action.turn
      when :clock_changed
        assert_equal [0, 0], [event.clock_changed.timeout_count, event.clock_changed.illegal_count]
      when :match_ended
        has_ended = event.match_ended.reason == :END_REASON_COMPLETED
      end
      refute_equal :seat_substituted, event.payload
    end
    assert_equal answered.uniq, answered
    assert has_ended, "the match was not played to its end"
  end

  # Plays a match of Draw with a bot that calls the block beside its decisions number 3, 6, 9 and so on.
  def play(address)
    table = @guest.table("draw", *GAMES["draw"])
    turns = []
    matches = Boneyard.run(server: address, token: @guest.token, table: table, log: ->(_line) {}) do |view, moves|
      turns << view.table.turn
      yield turns.size / 3 if (turns.size % 3).zero?
      moves.first
    end
    assert_equal ["COMPLETED"], matches.map(&:reason)
    assert_operator turns.size, :>=, 9, "not every mishap happened"
    assert_equal turns.uniq, turns, "a decision was made twice"
    assert_played_cleanly(table)
  end

  GAMES.each do |variant, table|
    define_method("test_the_starter_plays_a_whole_match_of_#{variant}") do
      serve
      id = @guest.table(variant, *table)
      bot = @server.starter(@guest, id)
      assert bot.read.start_with?("#{id} #{variant}, COMPLETED, rank ")
      bot.close
      assert_equal 0, $CHILD_STATUS.exitstatus
      assert_played_cleanly(id)
    end
  end

  def test_a_match_goes_on_when_the_server_is_killed
    serve(keeps: true)
    kill = nil
    play(@server.address) do |number|
      @server.restart if number == 1 # while the bot thinks
      kill = Thread.new { @server.restart } if number == 2 # while its answer is on the way
    end
    kill.join
  end

  def test_a_match_goes_on_when_the_connection_is_cut
    serve
    wire = Wire.new(@server.address)
    cuts = []
    play(wire.address) do |number|
      wire.cut if number == 1
      cuts << Thread.new { wire.cut } if [2, 3].include?(number)
    end
    cuts.each(&:join)
    wire.close
  end

  def test_a_match_goes_on_when_the_bot_is_killed
    serve
    id = @guest.table("draw", *GAMES["draw"])
    request = Boneyard::V1::WatchTableRequest.new(table_id: id, as_spectator: true)
    watched = @guest.client.tables.watch_table(request, deadline: Time.now + 60)
    2.times do
      bot = @server.starter(@guest, id)
      actions = 0
      while actions < 5
        frame = watched.next
        actions += frame.step ? frame.step.events.count { |event| event.payload == :action_taken } : 0
      end
      Process.kill(:KILL, bot.pid)
      bot.close
    end
    bot = @server.starter(@guest, id)
    assert bot.read.start_with?("#{id} draw, COMPLETED, rank ")
    bot.close
    assert_played_cleanly(id)
  end

  # The reason for which a run is refused.
  def reason_against(token, table = nil, &decide)
    decide ||= ->(_view, moves) { moves.first }
    settings = { server: @server.address, token: token, table: table, log: ->(_line) {} }
    assert_raises(Boneyard::Refused) { Boneyard.run(**settings, &decide) }.reason
  end

  def test_refusals_carry_the_reason_of_the_server
    serve
    assert_equal "TOKEN_INVALID", reason_against("unknown")
    assert_equal "TABLE_NOT_FOUND", reason_against(@guest.token, "tbl_nowhere")
    full = @guest.table("block", {}, "greedy")
    @server.starter(@guest, full).read
    assert_equal "WRONG_STATE", reason_against(@server.guest.token, full)
  end

  def test_a_newer_session_ends_the_older_one_for_good
    serve
    id = @guest.table("draw", *GAMES["draw"])
    newer = nil
    older = lambda do |_view, moves|
      unless newer
        asked = Queue.new
        newer = Thread.new do
          Boneyard.run(server: @server.address, token: @guest.token, table: id, log: ->(_line) {}) do |_its_view, its_moves|
            asked << true
            its_moves.first
          end
        end
        asked.pop
      end
      moves.first
    end
    assert_equal "SESSION_REPLACED", reason_against(@guest.token, id, &older)
    assert_equal 1, newer.value.size
    assert_played_cleanly(id)
  end
end
