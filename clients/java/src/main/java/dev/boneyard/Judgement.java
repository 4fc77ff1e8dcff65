package dev.boneyard;

import dev.boneyard.v1.AnswerResult;
import dev.boneyard.v1.ErrorReason;
import dev.boneyard.v1.LegalMove;
import dev.boneyard.v1.Move;
import io.grpc.Status;
import java.util.List;

/** What follows from what the server says of an answer. */
enum Judgement {
    /** The answer stands, or is no longer wanted. */
    SETTLED,
    /** The same question has to be decided again. */
    AGAIN,
    /** The same answer has to be sent again. */
    REPEAT;

    /**
     * Takes in the outcome of an answer.
     *
     * @throws BrokenConnection when the server cannot take answers just now
     * @throws RefusedException when the bot cannot go on
     */
    static Judgement of(AnswerResult result, Player player) throws BrokenConnection {
        Seat seat = player.known(result.getTableId());
        if (seat == null || seat.answer == null || seat.answer.getTurn() != result.getTurn()) {
            return SETTLED; // of a table that is over, or of an earlier question
        }
        seat.isUnconfirmed = false;
        return result.getAccepted() ? SETTLED : refused(result, player, seat);
    }

    private static Judgement refused(AnswerResult result, Player player, Seat seat) throws BrokenConnection {
        String where = "%s, turn %d".formatted(result.getTableId(), result.getTurn());
        String reason = nameOf(result);
        String comment = result.getComment();
        switch (result.getReason()) {
            case ERROR_REASON_WRONG_STATE -> {
                if (seat.activations > seat.sentAt) { // resumed while the refusal was on its way
                    return REPEAT;
                }
                seat.isHeld = true;
                player.say("%s: the table takes no answers now (%s); answering when it goes on", where, comment);
                return SETTLED;
            }
            case ERROR_REASON_STORAGE_UNAVAILABLE, ERROR_REASON_STORAGE_FULL, ERROR_REASON_SERVER_DRAINING,
                    ERROR_REASON_LIMIT_REACHED ->
                throw new BrokenConnection("%s: the answer was not taken: %s: %s".formatted(where, reason, comment));
            case ERROR_REASON_TOKEN_INVALID, ERROR_REASON_TOKEN_EXPIRED ->
                throw new RefusedException(where, Status.Code.UNAUTHENTICATED, reason, comment);
            case ERROR_REASON_SCOPE_MISSING, ERROR_REASON_NOT_ALLOWED ->
                throw new RefusedException(where, Status.Code.PERMISSION_DENIED, reason, comment);
            case ERROR_REASON_TABLE_NOT_FOUND ->
                throw new RefusedException(where, Status.Code.NOT_FOUND, reason, comment);
            case ERROR_REASON_TILE_NOT_IN_HAND, ERROR_REASON_END_MISMATCH, ERROR_REASON_END_CLOSED,
                    ERROR_REASON_ACTION_NOT_ALLOWED -> {
                String token = tokenOf(seat.answer.getChoice(), seat.question.getDecision().getLegalMovesList());
                player.say("%s: %s was refused as illegal: %s: %s; deciding again", where, token, reason, comment);
                seat.answer = null;
                return AGAIN;
            }
            case ERROR_REASON_STALE_TURN, ERROR_REASON_TURN_ALREADY_ANSWERED, ERROR_REASON_MATCH_OVER -> {
                // The question is no longer open, and nothing is lost by that.
            }
            case ERROR_REASON_TURN_TIMED_OUT ->
                player.say("%s: the answer came too late; the server has acted for this seat", where);
            default -> player.say("%s: the answer was refused and is dropped: %s: %s", where, reason, comment);
        }
        seat.answer = null;
        return SETTLED;
    }

    /** The reason without its prefix; its number, if it is newer than this package. */
    private static String nameOf(AnswerResult result) {
        return result.getReason() == ErrorReason.UNRECOGNIZED
                ? String.valueOf(result.getReasonValue())
                : result.getReason().name().replaceFirst("^ERROR_REASON_", "");
    }

    private static String tokenOf(Move choice, List<LegalMove> moves) {
        return moves.stream()
                .filter(move -> move.getChoice().equals(choice))
                .map(LegalMove::getToken)
                .findFirst()
                .orElse("?");
    }
}
