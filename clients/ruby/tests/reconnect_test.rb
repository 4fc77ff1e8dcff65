# frozen_string_literal: true

require_relative "support"

# A run against scripts that cut it off: nothing is lost, nothing is decided twice.
class ReconnectTest < ScriptedTest
  def test_a_stream_dropped_while_deciding_loses_nothing
    deciding = Queue.new
    dropped = Queue.new
    serve(lambda do |_server, events|
      events.call(welcome("tbl_a"), turn(1))
      deciding.pop
      dropped << true
      raise UNAVAILABLE
    end, A_MATCH)
    plays do |_view, moves|
      if @asked == 1
        deciding << true
        dropped.pop
      end
      moves[1]
    end
    assert_equal 1, @asked
  end

  def test_a_question_that_was_answered_gets_the_same_answer
    serve(lambda do |server, events|
      events.call(welcome("tbl_a"), turn(1))
      server.until_taken("tbl_a", 1)
      raise UNAVAILABLE
    end, lambda do |server, events|
      events.call(welcome("tbl_a"), turn(1))
      server.until_answers(2)
      events.call(finished)
    end)
    plays(table: "tbl_a")
    assert_equal 1, @asked
    assert_equal @server.answers[0], @server.answers[1]
    assert_equal 1, @server.replays
    assert_equal ["tbl_a", ""], @server.hellos.map(&:join_table_id)
    assert_said "UNAVAILABLE: scripted (is the server running, and at this address?); connecting again in 0."
  end

  def test_an_answer_that_may_be_lost_is_sent_again
    serve(A_MATCH)
    @server.outcomes = [Outcome.new(refusal: UNAVAILABLE, is_taken: true), Outcome.new(refusal: UNAVAILABLE)]
    plays
    assert_equal 1, @asked
    assert_equal 1, @server.answers.uniq.size
    assert_said "tbl_a, turn 1: the answer may not have arrived: UNAVAILABLE: scripted"
  end

  def test_the_same_turn_with_other_moves_is_decided_again
    serve(lambda do |server, events|
      events.call(welcome("tbl_a"), turn(1))
      server.until_answers(4)
      raise UNAVAILABLE
    end, lambda do |server, events|
      events.call(welcome("tbl_a"), turn(1, moves: [place(3, 3)]))
      server.until_taken("tbl_a", 1)
      events.call(finished)
    end)
    @server.outcomes = Array.new(4) { Outcome.new(refusal: refusal(Codes::RESOURCE_EXHAUSTED, "STORAGE_FULL")) }
    plays
    assert_equal 2, @asked
    assert_said "no answer gets through: RESOURCE_EXHAUSTED STORAGE_FULL: scripted; connecting again in"
  end

  def test_a_stream_that_ends_without_an_error_is_opened_again
    serve(->(_server, events) { events.call(welcome("tbl_a")) }, A_MATCH)
    plays
    assert_said "the server closed the stream; connecting again in 0."
  end

  def test_silence_ends_a_connection
    serve(lambda do |server, events|
      events.call(welcome("tbl_a", heartbeat_ms: 30))
      server.until_hellos(2)
    end, A_MATCH)
    plays
    assert_said "nothing came for 0.1 s"
  end

  def test_a_drain_is_waited_out
    serve(lambda do |server, events|
      events.call(welcome("tbl_a"), drain(700), turn(1))
      server.until_taken("tbl_a", 1)
      raise refusal(Codes::UNAVAILABLE, "SERVER_DRAINING")
    end, ->(_server, events) { events.call(welcome("tbl_a"), finished) })
    plays
    assert_said "the server will close the connection: new version"
    assert_said "UNAVAILABLE SERVER_DRAINING: scripted; connecting again in 0.7 s"
  end

  def test_a_match_that_ended_meanwhile_is_looked_up
    serve(lambda do |server, events|
      events.call(welcome("tbl_a"), turn(1))
      server.until_taken("tbl_a", 1)
      server.views["tbl_a"] = view("tbl_a", :TABLE_STATE_FINISHED, result)
      raise UNAVAILABLE
    end, ->(_server, events) { events.call(welcome) })
    assert_equal 1, plays.first.rank
  end

  def test_a_named_table_that_is_lost_ends_the_run
    serve(->(_server, events) { events.call(welcome("tbl_a")) }, ->(_server, events) { events.call(welcome) })
    error = assert_raises(Boneyard::Refused) { plays(table: "tbl_a") }
    assert_equal "TABLE_NOT_FOUND", error.reason
    assert_includes error.message, "no longer at tbl_a"
  end

  def test_another_table_that_is_lost_is_forgotten
    serve(->(_server, events) { events.call(welcome("tbl_a", "tbl_b")) },
          ->(_server, events) { events.call(welcome("tbl_a"), finished) })
    plays
    assert_said "tbl_b: no longer ours"
  end
end
