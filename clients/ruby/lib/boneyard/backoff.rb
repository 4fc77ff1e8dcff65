# frozen_string_literal: true

module Boneyard
  # Waiting times: 0.25, 0.5, 1, 2, 4, 8, 8 s and so on, each shortened at random by up to a half, which keeps many bots
  # from returning to a restarted server in the same moment.
  class Backoff
    FIRST_S = 0.25
    LONGEST_S = 8.0

    def initialize
      reset
    end

    def next_s
      wait = @wait
      @wait = [wait * 2, LONGEST_S].min
      rand((wait / 2)..wait)
    end

    # Begins again with the shortest; for when something worked.
    def reset
      @wait = FIRST_S
    end
  end
end
