# frozen_string_literal: true

require "tempfile"

require_relative "support"

# Settings, waiting times, and calls beside playing.
class ClientTest < ScriptedTest
  def with_environment(values)
    values.each { |name, value| ENV[name] = value }
    yield
  ensure
    values.each_key { |name| ENV.delete(name) }
  end

  def test_the_server_is_found
    with_environment("BONEYARD_SERVER" => "http://dominoes:7000/") do
      { nil => "dominoes:7000", "" => "dominoes:7000", " other:1\n" => "other:1", "HTTP://dominoes" => "dominoes:6628",
        "[::1]" => "[::1]:6628", "[::1]:7000" => "[::1]:7000" }.each do |given, wanted|
        assert_equal wanted, Boneyard::Settings.server_address(given)
      end
    end
    assert_equal "127.0.0.1:6628", Boneyard::Settings.server_address(nil)
  end

  def test_what_is_no_address_is_refused
    ["https://dominoes", "dominoes:", ":6628", "::1", "dominoes:port", "dominoes:0", "dominoes:70000", "dominoes/path",
     "two words", "http://", "/"].each do |text|
      assert_raises(Boneyard::SettingsError, text) { Boneyard::Settings.server_address(text) }
    end
  end

  def test_the_token_is_found
    assert_nil Boneyard::Settings.find_token(nil)
    Tempfile.create("token") do |file|
      file.write("from-file\n")
      file.flush
      with_environment("BONEYARD_TOKEN_FILE" => file.path) do
        assert_equal "from-file", Boneyard::Settings.find_token(nil)
        with_environment("BONEYARD_TOKEN" => "from-env") do
          assert_equal "from-env", Boneyard::Settings.find_token(nil)
          assert_equal "argument", Boneyard::Settings.find_token("argument")
        end
      end
    end
  end

  def test_a_token_that_cannot_be_used_is_named_but_not_shown
    with_environment("BONEYARD_TOKEN_FILE" => "missing") do
      error = assert_raises(Boneyard::SettingsError) { Boneyard::Settings.find_token(nil) }
      assert_includes error.message, "missing"
    end
    with_environment("BONEYARD_TOKEN" => "two words") do
      error = assert_raises(Boneyard::SettingsError) { Boneyard::Settings.find_token(nil) }
      assert_equal "BONEYARD_TOKEN does not hold a token: one ASCII word is wanted", error.message
    end
  end

  def test_arguments_are_checked_before_a_run_connects
    [{ name: "n" * 33 }, { name: "" }, { matches: -1 }, { server: "https://x" }, { token: "two words" }].each do |options|
      assert_raises(Boneyard::SettingsError) { Boneyard.run(**options) { 0 } }
    end
    assert_raises(ArgumentError) { Boneyard.run }
  end

  def test_waiting_doubles_up_to_eight_seconds_and_varies
    backoff = Boneyard::Backoff.new
    [0.25, 0.5, 1, 2, 4, 8, 8].each { |longest| assert_includes (longest / 2.0)..longest, backoff.next_s }
    backoff.reset
    assert_operator backoff.next_s, :<=, 0.25
  end

  def test_every_call_sends_the_token_and_tells_its_reason
    serve
    client = Boneyard.connect(server: @server.address, token: "secret")
    client.tables.create_table(Boneyard::V1::CreateTableRequest.new)
    assert_equal ["Bearer secret"], @server.authorizations
    error = assert_raises(GRPC::NotFound) { client.play.get_seat_view(Boneyard::V1::GetSeatViewRequest.new) }
    assert_equal "TABLE_NOT_FOUND", Boneyard.reason_of(error)
    error = assert_raises(GRPC::Unimplemented) { client.server.get_server_info(Boneyard::V1::GetServerInfoRequest.new) }
    assert_equal "", Boneyard.reason_of(error)
    client.close
  end

  def test_registering_where_it_is_not_open
    serve
    assert_equal "code", Boneyard.register(@server.address).recovery_code
    @server.registering = refusal(Codes::UNAUTHENTICATED, "TOKEN_INVALID")
    error = assert_raises(Boneyard::Refused) { Boneyard.register(@server.address) }
    assert error.message.start_with?("cannot register a player at #{@server.address}: UNAUTHENTICATED TOKEN_INVALID: ")
  end
end
