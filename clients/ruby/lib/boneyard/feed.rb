# frozen_string_literal: true

module Boneyard
  # The connection is of no more use. The text says why.
  class Broken < StandardError; end
  private_constant :Broken

  # Reads a stream in a thread of its own, so that silence is noticed and a long thought loses nothing.
  class Feed
    # An event, and when it came by the monotonic clock, in seconds.
    Arrival = Struct.new(:event, :at)

    def initialize(call)
      @call = call
      @mutex = Mutex.new
      @changed = ConditionVariable.new
      @arrivals = []
      @reader = Thread.new { read }
    end

    # The next event. Raises what ended the stream, or Broken when nothing came for so long.
    def next(silence_s)
      deadline = Feed.now + silence_s
      @mutex.synchronize do
        while @arrivals.empty?
          left = deadline - Feed.now
          raise Broken, format("nothing came for %.1f s", silence_s) unless left.positive?

          @changed.wait(@mutex, left)
        end
        arrival = @arrivals.shift
        raise arrival if arrival.is_a?(StandardError)

        arrival
      end
    end

    # Ends the stream, and with it the thread.
    def close
      @call.cancel
      @reader.join
    end

    def self.now
      Process.clock_gettime(Process::CLOCK_MONOTONIC)
    end

    private

    def read
      @call.execute.each { |response| push(Arrival.new(response.event, Feed.now)) }
      push(Broken.new("the server closed the stream"))
    rescue StandardError => error
      push(error)
    end

    def push(arrival)
      @mutex.synchronize do
        @arrivals << arrival
        @changed.signal
      end
    end
  end
  private_constant :Feed
end
