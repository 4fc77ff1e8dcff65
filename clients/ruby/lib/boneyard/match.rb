# frozen_string_literal: true

module Boneyard
  # A match this player took part in, after its end.
  #
  # `table_id` is also the match's id. `variant` is a key such as "all_fives" and `team` is 1 to 14; "" and 0 when this
  # player was never asked for a move. `seat` is 0 when it was never bound, `result` nil when the match was voided.
  PlayedMatch = Struct.new(:table_id, :variant, :seat, :team, :result) do
    # Why it ended, such as "COMPLETED" or "TIMEOUT"; "ABORTED" when it was voided.
    def reason
      return "ABORTED" unless result

      # A number is of a reason newer than this library.
      result.reason.is_a?(Symbol) ? result.reason.to_s.delete_prefix("END_REASON_") : "END_REASON_#{result.reason}"
    end

    # The own team's, 1 is best; 0 when there is no result or the team is not known.
    def rank
      ranks = result ? result.team_ranks.to_a : []
      team.between?(1, ranks.size) ? ranks[team - 1] : 0
    end

    # One line for people: "tbl_a all_fives, COMPLETED, rank 1 of 2, score 105:70".
    def to_s
      text = "#{"#{table_id} #{variant}".strip}, #{reason}"
      return text unless result

      text += ", rank #{rank} of #{result.team_ranks.size}" if rank != 0
      "#{text}, score #{result.team_scores.to_a.join(":")}"
    end
  end
end
