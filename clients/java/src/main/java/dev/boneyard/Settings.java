package dev.boneyard;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where the server is and who we are: what is given first, then the environment.
 *
 * @param environment variables by name
 */
record Settings(Map<String, String> environment) {
    /** The environment of this process. */
    static final Settings HERE = new Settings(System.getenv());

    private static final String DEFAULT_SERVER = "127.0.0.1:6628";
    private static final String DEFAULT_PORT = "6628";
    // An IPv6 address stands in brackets.
    private static final Pattern ADDRESS = Pattern.compile("(\\[[^\\[\\]/\\s]+]|[^:\\[\\]/\\s]+)(?::(\\d{1,5}))?");

    /** host:port from what is given, else BONEYARD_SERVER, else this machine. {@code http://} is allowed in front. */
    String serverAddress(String given) {
        String text = firstOf(given, firstOf(variable("BONEYARD_SERVER"), DEFAULT_SERVER)).strip();
        int scheme = text.indexOf("://");
        if (scheme >= 0 && !text.substring(0, scheme).equalsIgnoreCase("http")) {
            throw new SettingsException("server \"%s\": only plain http:// or host:port is supported".formatted(text));
        }
        String rest = scheme >= 0 ? text.substring(scheme + 3) : text;
        Matcher address = ADDRESS.matcher(rest.replaceFirst("/+$", ""));
        if (address.matches()) {
            String port = firstOf(address.group(2), DEFAULT_PORT);
            if (Integer.parseInt(port) >= 1 && Integer.parseInt(port) <= 65_535) {
                return address.group(1) + ":" + port;
            }
        }
        throw new SettingsException("server \"%s\" is not of the form host:port".formatted(text));
    }

    /** The token that is given, else BONEYARD_TOKEN, else what the file BONEYARD_TOKEN_FILE holds; "" without any. */
    String findToken(String given) {
        if (!firstOf(given, "").isEmpty()) {
            return checked(given, "the token");
        }
        if (!variable("BONEYARD_TOKEN").isEmpty()) {
            return checked(variable("BONEYARD_TOKEN"), "BONEYARD_TOKEN");
        }
        String path = variable("BONEYARD_TOKEN_FILE");
        if (path.isEmpty()) {
            return "";
        }
        try {
            return checked(Files.readString(Path.of(path)), "the file " + path + " of BONEYARD_TOKEN_FILE");
        } catch (IOException | InvalidPathException error) {
            String what = "cannot read the token: BONEYARD_TOKEN_FILE=%s: %s".formatted(path, error);
            throw new SettingsException(what, error);
        }
    }

    /** Never shows what it refuses: it may be half of a secret. */
    private static String checked(String text, String origin) {
        String token = text.strip();
        if (token.isEmpty() || token.chars().anyMatch(letter -> letter <= ' ' || letter > '~')) {
            throw new SettingsException(origin + " does not hold a token: one ASCII word is wanted");
        }
        return token;
    }

    private String variable(String name) {
        return environment.getOrDefault(name, "");
    }

    private static String firstOf(String text, String otherwise) {
        return text == null || text.isEmpty() ? otherwise : text;
    }
}
