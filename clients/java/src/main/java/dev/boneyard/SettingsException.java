package dev.boneyard;

/** A server address, a token or an option cannot be used. */
public final class SettingsException extends BoneyardException {
    private static final long serialVersionUID = 1;

    SettingsException(String message) {
        super(message, null);
    }

    SettingsException(String message, Throwable cause) {
        super(message, cause);
    }
}
