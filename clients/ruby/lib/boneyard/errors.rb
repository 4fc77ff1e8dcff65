# frozen_string_literal: true

require "grpc"

# What ends a bot, and how a refusal of the server is read.
module Boneyard
  # Base of everything this library raises on purpose.
  class Error < StandardError; end

  # A server address, a token or an argument cannot be used.
  class SettingsError < Error; end

  # The server refused for good; connecting again would not help.
  class Refused < Error
    # The gRPC status code, a number of GRPC::Core::StatusCodes.
    attr_reader :code
    # The server's ErrorReason without its prefix, such as "SESSION_REPLACED"; "" when the status came from elsewhere. It
    # is stable; the text is not.
    attr_reader :reason
    # The server's text for people.
    attr_reader :details

    def initialize(doing, error)
      @code = error.code
      @reason = Boneyard.reason_of(error)
      @details = error.details.to_s
      hint = HINTS[@reason] || HINTS_BY_CODE[@code]
      text = @details.empty? ? "no details" : @details
      super("#{doing}: #{Boneyard.named(@code, @reason)}: #{text}#{" (#{hint})" if hint}")
    end
  end

  # The block raised, or returned something that is not one of the moves. `cause` is what it raised, if it did.
  class DecideError < Error
    attr_reader :table_id, :turn

    def initialize(table_id, turn, what)
      @table_id = table_id
      @turn = turn
      super("table #{table_id}, turn #{turn}: #{what}")
    end
  end

  # What to do about a refusal, by its reason. The server's own text says what happened.
  HINTS = {
    "TOKEN_INVALID" => "the server does not know this token; one that keeps no data forgets all tokens when it restarts",
    "TOKEN_EXPIRED" => "the token is no longer valid; make a new one",
    "SCOPE_MISSING" => "the token may not do this; playing needs the scope PLAY",
    "TABLE_NOT_FOUND" => "no such table for this player; check the id, and whether the table is invite-only",
    "TABLE_FULL" => "every chair of the table is taken by somebody else",
    "WRONG_STATE" => "the table no longer takes players",
    "MATCH_OVER" => "the match at the table is over",
    "SESSION_REPLACED" => "another program connected with the same token; run one bot for each token"
  }.freeze

  HINTS_BY_CODE = {
    GRPC::Core::StatusCodes::UNIMPLEMENTED =>
      "this address answers, but is no boneyard.v1 server; its gRPC port is usually 6628",
    GRPC::Core::StatusCodes::UNAUTHENTICATED => "set BONEYARD_TOKEN, or pass token:"
  }.freeze
  private_constant :HINTS, :HINTS_BY_CODE

  CODE_NAMES = GRPC::Core::StatusCodes.constants.to_h { |name| [GRPC::Core::StatusCodes.const_get(name), name.to_s] }.freeze
  private_constant :CODE_NAMES

  class << self
    # The reason in a refused call, such as "TABLE_FULL"; "" when there is none.
    def reason_of(error)
      Array(error.metadata["boneyard-reason"]).first.to_s
    end

    # A status as documents write it: "FAILED_PRECONDITION TABLE_FULL".
    def named(code, reason)
      "#{CODE_NAMES.fetch(code, "UNKNOWN")} #{reason}".strip
    end

    # One line about why a call or a stream ended.
    def describe(error)
      return error.inspect unless error.is_a?(GRPC::BadStatus)

      reason = reason_of(error)
      text = named(error.code, reason)
      text += ": #{error.details}" unless error.details.to_s.empty?
      # A Boneyard server gives its reason.
      is_elsewhere = error.code == GRPC::Core::StatusCodes::UNAVAILABLE && reason.empty?
      is_elsewhere ? "#{text} (is the server running, and at this address?)" : text
    end
  end
end
