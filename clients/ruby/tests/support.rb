# frozen_string_literal: true

$LOAD_PATH.unshift(File.expand_path("../lib", __dir__))

require "minitest/autorun"

require_relative "fake_events"
require_relative "fake_server"

# Nobody's own settings may take part.
ENV.delete_if { |name, _| %w[BONEYARD_SERVER BONEYARD_TOKEN BONEYARD_TOKEN_FILE].include?(name) }

# A bot that plays against a fake server and counts how often it was asked.
class ScriptedTest < Minitest::Test
  include FakeEvents

  Codes = GRPC::Core::StatusCodes
  UNAVAILABLE = refusal(Codes::UNAVAILABLE)

  # One decision, then the end.
  A_MATCH = lambda do |server, events|
    fake = Object.new.extend(FakeEvents)
    events.call(fake.welcome("tbl_a"), fake.active, fake.turn(1))
    server.until_taken("tbl_a", 1)
    events.call(fake.finished)
  end

  def setup
    @asked = 0
  end

  def teardown
    return unless @server

    @server.stop
    assert_empty @server.failures, @server.said
  end

  def serve(*scripts)
    @server = FakeServer.new(*scripts)
  end

  def plays(**options, &decide)
    decide ||= ->(_view, moves) { moves.max_by(&:points) }
    settings = { server: @server.address, token: "secret", log: @server.method(:log) }
    Boneyard.run(**settings, **options) do |view, moves|
      @asked += 1
      decide.call(view, moves)
    end
  end

  def assert_said(text)
    assert_includes @server.said, text
  end
end
