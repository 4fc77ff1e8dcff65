# frozen_string_literal: true

require "boneyard/backoff"
require "boneyard/errors"
require "boneyard/settings"
require "boneyard/v1/director_service_services_pb"
require "boneyard/v1/play_service_services_pb"
require "boneyard/v1/player_service_services_pb"
require "boneyard/v1/record_service_services_pb"
require "boneyard/v1/server_service_services_pb"
require "boneyard/v1/table_service_services_pb"
require "boneyard/v1/tournament_service_services_pb"

module Boneyard
  # How long one call may take, in seconds.
  CALL_TIMEOUT_S = 10.0

  # Every service of one server, the token sent along with every call. A refused call raises GRPC::BadStatus;
  # Boneyard.reason_of reads the reason. Several threads may use it at once.
  class Client
    attr_reader :address, :play, :tables, :players, :records, :tournaments, :director, :server

    def initialize(address, token)
      @address = address
      @channel = GRPC::Core::Channel.new("dns:///#{address}", channel_arguments(address), :this_channel_is_insecure)
      stub = lambda do |service|
        made = service::Stub.new(address, :this_channel_is_insecure, channel_override: @channel).extend(Bearer)
        made.header = token ? { "authorization" => "Bearer #{token}" } : {}
        made
      end
      @play = stub.call(V1::PlayService)
      @tables = stub.call(V1::TableService)
      @players = stub.call(V1::PlayerService)
      @records = stub.call(V1::RecordService)
      @tournaments = stub.call(V1::TournamentService)
      @director = stub.call(V1::DirectorService)
      @server = stub.call(V1::ServerService)
    end

    # Ends the connection and every call on it.
    def close
      @channel.close
    end

    private

    # A channel that notices a dead connection and leaves the waiting between attempts to us.
    def channel_arguments(address)
      arguments = {
        # Each channel has a connection of its own, so a new channel never inherits a dead one, nor its waiting time.
        "grpc.use_local_subchannel_pool" => 1,
        "grpc.keepalive_time_ms" => 30_000, # a server may take more frequent pings for an attack
        "grpc.keepalive_timeout_ms" => 10_000,
        "grpc.http2.max_pings_without_data" => 0 # a bot that listens would be allowed two in all
      }
      # A proxy would look for the server on its own machine.
      arguments["grpc.enable_http_proxy"] = 0 if address.match?(/\A(localhost|\[::1\]|127\.[\d.]+):/)
      arguments
    end
  end

  # Sends a header along with every call of a stub. An interceptor of gRPC does not reach calls that can be cancelled.
  module Bearer
    attr_writer :header

    %i[request_response client_streamer server_streamer bidi_streamer].each do |kind|
      define_method(kind) do |*arguments, metadata: {}, **options, &block|
        super(*arguments, metadata: @header.merge(metadata), **options, &block)
      end
    end
  end
  private_constant :Bearer

  # A new player. Both secrets are shown once: keep them.
  Registration = Struct.new(:player_id, :token, :recovery_code)

  class << self
    # Opens a client. The connection itself is made by the first call. Server and token are found as by `run`; without a
    # token, only the calls that need none work. Raises SettingsError.
    def connect(server: nil, token: nil)
      Client.new(Settings.server_address(server), Settings.find_token(token))
    end

    # Makes a bot's player of 1 to 32 characters, where the server has open registration, and waits for a server that is
    # not up yet. Raises SettingsError, or Refused, for instance where registration is not open.
    def register(server = nil, name: "my-bot", log: SAY)
      address = Settings.server_address(server)
      # Without a request id: the repetition of one would return the player, but never its token.
      request = V1::RegisterPlayerRequest.new(display_name: name, is_bot: true)
      backoff = Backoff.new
      begin
        client = Client.new(address, nil)
        made = client.players.register_player(request, deadline: Time.now + CALL_TIMEOUT_S)
        Registration.new(made.player.player_id, made.token, made.recovery_code)
      rescue GRPC::Unavailable => error
        client.close
        delay = backoff.next_s
        log.call(format("%s: %s; registering again in %.1f s", address, describe(error), delay))
        sleep(delay)
        retry
      rescue GRPC::BadStatus => error
        raise Refused.new("cannot register a player at #{address}", error)
      ensure
        client&.close
      end
    end
  end
end
