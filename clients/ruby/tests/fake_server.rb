# frozen_string_literal: true

require "boneyard"

# How long a test waits for the other side before it fails, in seconds.
PATIENCE_S = 20.0

# What happens to one answer: it may be refused, and be taken all the same, as when its reply is lost.
Outcome = Struct.new(:refusal, :is_taken, keyword_init: true)

# A status to end a call with.
def refusal(code, reason = "", details = "scripted")
  GRPC::BadStatus.new_status_exception(code, details, reason.empty? ? {} : { "boneyard-reason" => reason })
end

# A scripted server: each connection plays one script, and answers are taken as the contract says.
class FakeServer
  attr_accessor :outcomes, :registering
  attr_reader :address, :hellos, :authorizations, :answers, :views, :registered, :lines, :failures

  def initialize(*scripts)
    @scripts = scripts
    @outcomes = []
    @hellos = []
    @authorizations = []
    @answers = [] # every attempt
    @replays = 0
    @taken = {}
    @views = {}
    @registered = []
    @lines = []
    @failures = []
    @mutex = Mutex.new
    @changed = ConditionVariable.new
    @server = GRPC::RpcServer.new(pool_size: 8, poll_period: 0.1, pool_keep_alive: 0.1)
    @address = "127.0.0.1:#{@server.add_http2_port("127.0.0.1:0", :this_port_is_insecure)}"
    [FakePlay, FakePlayers, FakeTables].each { |desk| @server.handle(desk.new(self)) }
    @running = Thread.new { @server.run }
    @server.wait_till_running
  end

  attr_reader :replays

  def stop
    @server.stop
    @running.join
  end

  # Blocks until something is so.
  def await(what)
    deadline = Process.clock_gettime(Process::CLOCK_MONOTONIC) + PATIENCE_S
    @mutex.synchronize do
      until yield
        left = deadline - Process.clock_gettime(Process::CLOCK_MONOTONIC)
        unless left.positive?
          @failures << "not so: #{what}"
          raise refusal(GRPC::Core::StatusCodes::NOT_FOUND, "TABLE_NOT_FOUND", what) # ends the bot too
        end
        @changed.wait(@mutex, left)
      end
    end
  end

  def until_taken(table, turn)
    await("#{table}, turn #{turn} is answered") { @taken.key?([table, turn]) }
  end

  def until_answers(count)
    await("#{count} answers came") { @answers.size >= count }
  end

  def until_said(text)
    await("the bot says: #{text}") { said.include?(text) }
  end

  # Blocks until the bot has connected again.
  def until_hellos(count)
    await("#{count} connections were made") { @hellos.size >= count }
  end

  def said
    @lines.join("\n")
  end

  def log(line)
    change { @lines << line }
  end

  def change
    @mutex.synchronize do
      result = yield
      @changed.broadcast
      result
    end
  end

  # Plays the next script.
  def connected(hello, events)
    script = change do
      @hellos << hello
      @scripts.shift
    end
    if script.nil?
      @failures << "one connection more than there are scripts"
      raise refusal(GRPC::Core::StatusCodes::NOT_FOUND, "TABLE_NOT_FOUND", "no script is left")
    end
    script.call(self, events)
  end

  def note(call)
    change { @authorizations << call.metadata["authorization"] }
  end

  # Takes an answer; returns whether it had been taken before.
  def take(answer)
    change do
      @answers << answer
      outcome = @outcomes.shift || Outcome.new(is_taken: true)
      key = [answer.table_id, answer.turn]
      before = @taken[key]
      raise refusal(GRPC::Core::StatusCodes::ABORTED, "TURN_ALREADY_ANSWERED") if before && before != answer.choice

      @taken[key] = answer.choice if outcome.is_taken
      @replays += 1 if before
      @changed.broadcast
      raise outcome.refusal if outcome.refusal

      !before.nil?
    end
  end
end

class FakePlay < Boneyard::V1::PlayService::Service
  include Boneyard

  def initialize(server)
    super()
    @server = server
  end

  def listen(request, call)
    @server.note(call)
    Enumerator.new do |out|
      events = ->(*some) { some.each { |event| out << V1::ListenResponse.new(event: event) } }
      @server.connected(request.hello, events)
    end
  end

  def submit_move(request, _call)
    V1::SubmitMoveResponse.new(replayed: @server.take(request.answer), sequence: 1)
  end

  def get_seat_view(request, _call)
    view = @server.views[request.table_id]
    raise refusal(GRPC::Core::StatusCodes::NOT_FOUND, "TABLE_NOT_FOUND") unless view

    V1::GetSeatViewResponse.new(view: view)
  end
end

class FakePlayers < Boneyard::V1::PlayerService::Service
  def initialize(server)
    super()
    @server = server
  end

  def register_player(request, _call)
    raise @server.registering if @server.registering

    @server.registered << request
    player = Boneyard::V1::Player.new(player_id: "ply_new", display_name: request.display_name)
    Boneyard::V1::RegisterPlayerResponse.new(player: player, token: "fresh-token", recovery_code: "code")
  end
end

class FakeTables < Boneyard::V1::TableService::Service
  def initialize(server)
    super()
    @server = server
  end

  def create_table(_request, call)
    @server.note(call)
    Boneyard::V1::CreateTableResponse.new(table: Boneyard::V1::PublicView.new(table_id: "tbl_a"))
  end
end
