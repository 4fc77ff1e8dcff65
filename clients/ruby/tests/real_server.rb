# frozen_string_literal: true

require "fileutils"
require "json"
require "rbconfig"
require "socket"
require "tmpdir"

require "boneyard"

# A server as a process of its own, on a port that the system chose. BONEYARD_SERVER_BIN names its program; without it,
# that of the release build in this checkout is taken.
class RealServer
  PROGRAM = ENV.fetch("BONEYARD_SERVER_BIN", File.expand_path("../../../target/release/boneyard-server", __dir__))

  attr_reader :address

  def initialize(keeps: false)
    @folder = Dir.mktmpdir("boneyard-ruby")
    @keeps = keeps
    @bots = []
    start("127.0.0.1:0")
  end

  # Kills it and starts it again at the same address, on what it kept.
  def restart
    kill
    start(@address)
  end

  def stop
    @bots.reject(&:closed?).each { |bot| Process.kill(:KILL, bot.pid) } # those of a test that failed
    kill
    FileUtils.rm_rf(@folder)
  end

  def guest
    Guest.new(@address)
  end

  # The starter bot as it is run at a table; a pipe with what it prints.
  def starter(guest, table)
    starter = File.expand_path("../examples/starter.rb", __dir__)
    environment = { "BONEYARD_SERVER" => @address, "BONEYARD_TOKEN" => guest.token }
    library = File.expand_path("../lib", __dir__)
    @bots << IO.popen(environment, [RbConfig.ruby, "-I", library, starter, table], err: File::NULL)
    @bots.last
  end

  private

  def start(listen)
    storage = @keeps ? ["--data-dir", @folder] : ["--in-memory"]
    read, write = IO.pipe
    @pid = spawn(PROGRAM, "--listen", listen, "--log-format", "json", *storage, err: write)
    write.close
    said = +""
    until (line = read.gets).nil?
      said << line
      fields = JSON.parse(line).fetch("fields", {})
      next unless fields["message"] == "serving"

      @address = fields["listen"]
      return Thread.new { read.each_line { nil } } # so that it never has to wait until it can print
    end
    raise "the server ended instead of serving: #{said}"
  end

  # Ends it as a power cut would, and returns when it is gone.
  def kill
    Process.kill(:KILL, @pid)
    Process.wait(@pid)
  end
end

# A new player with a client of its own.
class Guest
  include Boneyard

  attr_reader :token, :client

  def initialize(address)
    @token = Boneyard.register(address, name: "guest").token
    @client = Boneyard.connect(server: address, token: @token)
  end

  # Opens a table with house bots on every chair but the last; returns its id.
  def table(variant, options, *house_bots)
    chairs = house_bots.map { |name| V1::ChairSpec.new(house_bot: V1::HouseBotSpec.new(house_bot: name)) }
    variant_spec = V1::VariantSpec.new(variant: variant, options: options)
    spec = V1::TableSpec.new(variant: variant_spec, chairs: [*chairs, V1::ChairSpec.new])
    @client.tables.create_table(V1::CreateTableRequest.new(table: spec)).table.table_id
  end

  # What happened at a table, from its stored steps.
  def events(table)
    events = []
    page_token = ""
    loop do
      request = V1::ListTableEventsRequest.new(table_id: table, page_size: 100, page_token: page_token)
      page = @client.tables.list_table_events(request)
      [*page.steps, *page.seat_steps.map(&:step)].each { |step| events.concat(step.events.to_a) }
      page_token = page.next_page_token
      return events if page_token.empty?
    end
  end
end

# A wire between a bot and its server, which can be cut.
class Wire
  attr_reader :address

  def initialize(server)
    @server = server.rpartition(":").last.to_i
    @listener = TCPServer.new("127.0.0.1", 0)
    @address = "127.0.0.1:#{@listener.addr[1]}"
    @open = []
    @mutex = Mutex.new
    @acceptor = Thread.new { loop { join_to_server(@listener.accept) } }
    @acceptor.report_on_exception = false # it ends when the listener is closed
  end

  def cut
    @mutex.synchronize { @open.each { |socket| end_of(socket) } }
  end

  def close
    @listener.close
    cut
  end

  private

  def join_to_server(bot)
    server = TCPSocket.new("127.0.0.1", @server)
    @mutex.synchronize { @open.push(bot, server) }
    [[bot, server], [server, bot]].each { |from, to| Thread.new { carry(from, to) } }
  end

  def carry(from, to)
    IO.copy_stream(from, to)
  rescue SystemCallError, IOError
    nil # cut
  ensure
    [from, to].each { |socket| end_of(socket) }
  end

  def end_of(socket)
    socket.shutdown
  rescue SystemCallError, IOError
    nil # it has ended already
  end
end
