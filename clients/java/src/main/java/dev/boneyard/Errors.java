package dev.boneyard;

import io.grpc.Metadata;
import io.grpc.Status;
import java.time.Duration;
import java.util.Locale;

/** How a refusal of the server is read and told. */
final class Errors {
    static final Metadata.Key<String> REASON =
            Metadata.Key.of("boneyard-reason", Metadata.ASCII_STRING_MARSHALLER);

    private Errors() {}

    /** Says the same as the status, in words. */
    static RefusedException refused(String doing, Throwable error) {
        return new RefusedException(doing, codeOf(error), Boneyard.reasonOf(error), details(error));
    }

    /** One line about why a call or a stream ended. */
    static String describe(Throwable error) {
        String reason = Boneyard.reasonOf(error);
        String details = details(error);
        String text = named(codeOf(error), reason) + (details.isEmpty() ? "" : ": " + details);
        return codeOf(error) == Status.Code.UNAVAILABLE && reason.isEmpty() // a Boneyard server gives its reason
                ? text + " (is the server running, and at this address?)"
                : text;
    }

    static Status.Code codeOf(Throwable error) {
        return Status.fromThrowable(error).getCode();
    }

    /** A status as documents write it: "FAILED_PRECONDITION TABLE_FULL". */
    static String named(Status.Code code, String reason) {
        return (code.name() + " " + reason).strip();
    }

    /** A length of time for people: "0.3 s". */
    static String seconds(Duration time) {
        return String.format(Locale.ROOT, "%.1f s", time.toMillis() / 1000.0);
    }

    /** The text of a status. What came from this side of the connection says more in its cause. */
    private static String details(Throwable error) {
        Status status = Status.fromThrowable(error);
        String text = firstLine(status.getDescription());
        String cause = status.getCause() == null ? "" : firstLine(status.getCause().getMessage());
        return text.contains(cause) ? text : text.isEmpty() ? cause : text + ": " + cause;
    }

    private static String firstLine(String text) {
        return text == null ? "" : text.lines().findFirst().orElse("");
    }
}
