package dev.boneyard;

/** Everything this package throws on purpose. */
public abstract sealed class BoneyardException extends RuntimeException
        permits DecideException, RefusedException, SettingsException {
    private static final long serialVersionUID = 1;

    BoneyardException(String message, Throwable cause) {
        super(message, cause);
    }
}
