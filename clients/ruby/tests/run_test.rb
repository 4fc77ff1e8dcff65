# frozen_string_literal: true

require_relative "support"

# A run against scripts: what it answers, says and raises on one connection.
class RunTest < ScriptedTest
  def test_a_scripted_match_is_played_to_its_end
    serve(lambda do |server, events|
      events.call(welcome("tbl_a"), waiting, active, turn(1))
      server.until_taken("tbl_a", 1)
      events.call(heartbeat, turn(4))
      server.until_taken("tbl_a", 4)
      events.call(finished)
    end)
    matches = plays(name: "ada", table: "tbl_a")
    assert_equal ["tbl_a all_fives, COMPLETED, rank 1 of 2, score 20:35"], matches.map(&:to_s)
    assert_equal 2, matches.first.seat
    assert_equal [1, 4], @server.answers.map(&:turn)
    assert_equal place(5, 5).choice, @server.answers.first.choice
    assert_equal ["Bearer secret"], @server.authorizations
    assert_equal "tbl_a", @server.hellos.first.join_table_id
    assert_equal "ada boneyard-client/#{Boneyard::VERSION} (ruby)", @server.hellos.first.client
    assert_said "the match starts when every chair is taken"
  end

  def test_an_index_is_an_answer_too
    serve(A_MATCH)
    plays { 2 }
    assert_equal draw.choice, @server.answers.first.choice
  end

  def test_several_matches_are_counted_and_a_doubled_end_is_not
    serve(lambda do |server, events|
      events.call(welcome("tbl_a", "tbl_b"), finished, finished, turn(3, table: "tbl_b"))
      server.until_taken("tbl_b", 3)
      events.call(finished("tbl_b"))
    end)
    assert_equal %w[tbl_a tbl_b], plays(matches: 2).map(&:table_id)
  end

  def test_a_named_table_is_waited_for
    serve(->(_server, events) { events.call(welcome("tbl_a", "tbl_b"), finished("tbl_b"), finished) })
    assert_equal "tbl_a", plays(table: "tbl_a").last.table_id
  end

  def test_a_voided_match_is_over_without_a_result
    serve(->(_server, events) { events.call(welcome("tbl_a"), aborted) })
    assert_equal ["tbl_a, ABORTED"], plays.map(&:to_s)
  end

  def test_members_of_a_later_release_are_skipped
    serve(lambda do |server, events|
      events.call(of_a_later_release)
      A_MATCH.call(server, events)
    end)
    plays
    assert_equal 1, @server.answers.size
  end

  def test_an_illegal_answer_is_decided_again
    serve(A_MATCH)
    @server.outcomes = [Outcome.new(refusal: refusal(Codes::FAILED_PRECONDITION, "END_CLOSED", "not now"))]
    plays { |_view, moves| moves[@asked - 1] }
    assert_equal 2, @asked
    assert_equal place(5, 5).choice, @server.answers.last.choice
    assert_said "tbl_a, turn 1: 6-4L was refused as illegal: END_CLOSED: not now; deciding again"
  end

  def test_other_refusals_are_dropped_aloud_or_without_a_word
    {
      [Codes::ABORTED, "TURN_TIMED_OUT"] => "tbl_a, turn 1: the answer came too late; the server has acted for this seat",
      [Codes::FAILED_PRECONDITION, "NOT_YOUR_TURN"] =>
        "tbl_a, turn 1: the answer was refused and is dropped: NOT_YOUR_TURN: scripted",
      [Codes::ABORTED, "STALE_TURN"] => nil
    }.each do |(code, reason), words|
      serve(lambda do |server, events|
        events.call(welcome("tbl_a"), turn(1))
        server.until_answers(1)
        events.call(finished)
      end)
      @server.outcomes = [Outcome.new(refusal: refusal(code, reason))]
      plays
      words ? assert_said(words) : refute_includes(@server.said, "turn")
      teardown
    end
    @server = nil
  end

  def test_an_answer_waits_while_the_table_is_paused
    serve(lambda do |server, events|
      events.call(welcome("tbl_a"), active, paused, turn(1))
      server.until_said("answering when it goes on")
      events.call(heartbeat(1), heartbeat(1), active)
      server.until_taken("tbl_a", 1)
      events.call(finished)
    end)
    @server.outcomes = [Outcome.new(refusal: refusal(Codes::FAILED_PRECONDITION, "WRONG_STATE", "paused"))]
    plays
    assert_equal 1, @asked
    assert_equal 2, @server.answers.size
    refute_includes @server.said, "waits for"
  end

  def test_what_cannot_get_better_is_not_tried_again
    {
      "TOKEN_INVALID" => Codes::UNAUTHENTICATED, "SCOPE_MISSING" => Codes::PERMISSION_DENIED,
      "TABLE_NOT_FOUND" => Codes::NOT_FOUND, "TABLE_FULL" => Codes::FAILED_PRECONDITION,
      "SESSION_REPLACED" => Codes::ABORTED, "HELLO_REQUIRED" => Codes::INVALID_ARGUMENT, "" => Codes::UNIMPLEMENTED
    }.each do |reason, code|
      serve(->(_server, _events) { raise refusal(code, reason) })
      error = assert_raises(Boneyard::Refused) { plays }
      assert_equal [code, reason, "scripted"], [error.code, error.reason, error.details]
      assert_includes error.message, "cannot play at #{@server.address}: "
      teardown
    end
    @server = nil
  end

  def test_an_answer_that_loses_its_rights_ends_the_run
    serve(lambda do |server, events|
      events.call(welcome("tbl_a"), turn(1))
      server.until_answers(1)
    end)
    @server.outcomes = [Outcome.new(refusal: refusal(Codes::PERMISSION_DENIED, "SCOPE_MISSING"))]
    assert_equal "SCOPE_MISSING", assert_raises(Boneyard::Refused) { plays }.reason
  end

  def test_no_move_is_an_error_that_names_table_and_turn
    foreign = place(1, 1)
    [nil, 3, -1, foreign].each do |returned|
      serve(->(_server, events) { events.call(welcome("tbl_a"), turn(7)) })
      error = assert_raises(Boneyard::DecideError) { plays { returned } }
      assert_equal ["tbl_a", 7], [error.table_id, error.turn]
      assert_includes error.message, "table tbl_a, turn 7: decide returned "
      assert_empty @server.answers
      teardown
    end
    @server = nil
  end

  def test_what_the_block_raises_is_the_cause
    serve(->(_server, events) { events.call(welcome("tbl_a"), turn(7)) })
    error = assert_raises(Boneyard::DecideError) { plays { raise IndexError, "no plan" } }
    assert_kind_of IndexError, error.cause
  end

  def test_a_player_without_a_chair_is_told_so
    serve(lambda do |server, events|
      events.call(welcome)
      A_MATCH.call(server, events)
    end)
    plays
    assert_said "connected as ply_me; no table yet"
    assert_said "nobody will ask for a move until ply_me has a chair"
  end

  def test_questions_the_server_still_counts_are_mentioned_once
    serve(lambda do |server, events|
      events.call(welcome("tbl_a"), heartbeat(1), heartbeat(1), heartbeat(1))
      A_MATCH.call(server, events)
    end)
    plays
    assert_equal 1, @server.said.scan("the server waits for 1 answer(s)").size
  end

  def test_without_a_token_a_player_is_registered
    serve(A_MATCH)
    plays(token: nil, name: "ada")
    assert_equal "ada", @server.registered.first.display_name
    assert_equal ["Bearer fresh-token"], @server.authorizations
    assert_said 'no token given: registered ply_new as "ada", for this run only'
  end
end
