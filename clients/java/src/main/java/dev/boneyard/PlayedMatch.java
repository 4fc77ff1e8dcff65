package dev.boneyard;

import dev.boneyard.v1.EndReason;
import dev.boneyard.v1.MatchResult;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A match this player took part in, after its end.
 *
 * @param tableId also the match's id
 * @param variant a key such as "all_fives"; "" when this player was never asked for a move
 * @param seat the own seat, 1 to 14; 0 when it was never bound
 * @param team the own team, 1 to 14; 0 when this player was never asked for a move
 * @param result empty when the match was voided
 */
public record PlayedMatch(String tableId, String variant, int seat, int team, Optional<MatchResult> result) {
    /**
     * Why it ended.
     *
     * @return a word such as "COMPLETED" or "TIMEOUT"; "ABORTED" when it was voided
     */
    public String reason() {
        return result.map(PlayedMatch::reasonOf).orElse("ABORTED");
    }

    private static String reasonOf(MatchResult result) {
        return result.getReason() == EndReason.UNRECOGNIZED
                ? "END_REASON_" + result.getReasonValue() // newer than this package
                : result.getReason().name().replaceFirst("^END_REASON_", "");
    }

    /**
     * The own team's final rank.
     *
     * @return 1 is best; 0 when there is no result or the team is not known
     */
    public int rank() {
        return result.filter(result -> team >= 1 && team <= result.getTeamRanksCount())
                .map(result -> result.getTeamRanks(team - 1))
                .orElse(0);
    }

    /** One line for people: "tbl_a all_fives, COMPLETED, rank 1 of 2, score 105:70". */
    @Override
    public String toString() {
        String head = (tableId + " " + variant).strip() + ", " + reason();
        return head + result.map(this::outcome).orElse("");
    }

    private String outcome(MatchResult result) {
        String rank = rank() == 0 ? "" : ", rank %d of %d".formatted(rank(), result.getTeamRanksCount());
        return result.getTeamScoresList().stream()
                .map(String::valueOf)
                .collect(Collectors.joining(":", rank + ", score ", ""));
    }
}
