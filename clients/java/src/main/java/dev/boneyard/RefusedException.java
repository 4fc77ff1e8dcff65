package dev.boneyard;

import io.grpc.Status;
import java.util.Map;

/** The server refused for good: to connect again would not help. */
public final class RefusedException extends BoneyardException {
    private static final long serialVersionUID = 1;

    // What to do about a refusal, by its reason. The server's own text says what happened.
    private static final Map<String, String> HINTS = Map.of(
            "TOKEN_INVALID",
                    "the server does not know this token; one that keeps no data forgets all tokens when it restarts",
            "TOKEN_EXPIRED", "the token is no longer valid; make a new one",
            "SCOPE_MISSING", "the token may not do this; playing needs the scope PLAY",
            "TABLE_NOT_FOUND",
                    "no such table for this player; check the id, and whether the table is invite-only",
            "TABLE_FULL", "every chair of the table is taken by somebody else",
            "WRONG_STATE", "the table no longer takes players",
            "MATCH_OVER", "the match at the table is over",
            "SESSION_REPLACED", "another program connected with the same token; run one bot for each token");

    private static final Map<Status.Code, String> HINTS_BY_CODE = Map.of(
            Status.Code.UNIMPLEMENTED,
                    "this address answers, but is no boneyard.v1 server; its gRPC port is usually 6628",
            Status.Code.UNAUTHENTICATED, "set BONEYARD_TOKEN, or Options.token");

    private final Status.Code code;
    private final String reason;
    private final String details;

    RefusedException(String doing, Status.Code code, String reason, String details) {
        super(text(doing, code, reason, details), null);
        this.code = code;
        this.reason = reason;
        this.details = details;
    }

    private static String text(String doing, Status.Code code, String reason, String details) {
        String said = details.isEmpty() ? "no details" : details;
        String what = "%s: %s: %s".formatted(doing, Errors.named(code, reason), said);
        String hint = HINTS.getOrDefault(reason, HINTS_BY_CODE.getOrDefault(code, ""));
        return hint.isEmpty() ? what : what + " (" + hint + ")";
    }

    /**
     * The gRPC status.
     *
     * @return its code
     */
    public Status.Code code() {
        return code;
    }

    /**
     * An {@code ErrorReason} of the contract without its prefix. It is stable; the texts are not.
     *
     * @return a word such as "SESSION_REPLACED"; "" when the status came from elsewhere
     */
    public String reason() {
        return reason;
    }

    /**
     * The server's text for people.
     *
     * @return may be empty
     */
    public String details() {
        return details;
    }
}
