package dev.boneyard;

import java.util.function.Consumer;

/**
 * Options of a run, made from {@link #DEFAULT} by the methods that take a value. An empty text, or null, is as good as
 * none.
 *
 * @param server host:port; without it BONEYARD_SERVER, else 127.0.0.1:6628. Plain text, no TLS yet
 * @param token of the player; without it BONEYARD_TOKEN, else what the file BONEYARD_TOKEN_FILE holds, else a new
 *     player is registered
 * @param name of that new player and in the server's log, 1 to 32 characters
 * @param table joined first, and the run then lasts at least until its match is over; without it the bot plays wherever
 *     its player is seated
 * @param matches to play, or {@link #FOREVER}
 * @param log receives one line for each thing worth knowing
 */
public record Options(String server, String token, String name, String table, int matches, Consumer<String> log) {
    /** As {@link #matches}: plays until the thread is interrupted. */
    public static final int FOREVER = 0;

    /** One match, wherever the player is seated; lines go to standard error. */
    public static final Options DEFAULT =
            new Options("", "", "my-bot", "", 1, line -> System.err.println("boneyard: " + line));

    /**
     * These options with another server.
     *
     * @param server host:port
     * @return new options
     */
    public Options server(String server) {
        return new Options(server, token, name, table, matches, log);
    }

    /**
     * These options with another token.
     *
     * @param token of the player
     * @return new options
     */
    public Options token(String token) {
        return new Options(server, token, name, table, matches, log);
    }

    /**
     * These options with another name.
     *
     * @param name 1 to 32 characters
     * @return new options
     */
    public Options name(String name) {
        return new Options(server, token, name, table, matches, log);
    }

    /**
     * These options with another table.
     *
     * @param table its id
     * @return new options
     */
    public Options table(String table) {
        return new Options(server, token, name, table, matches, log);
    }

    /**
     * These options with another number of matches.
     *
     * @param matches 1 or more, or {@link #FOREVER}
     * @return new options
     */
    public Options matches(int matches) {
        return new Options(server, token, name, table, matches, log);
    }

    /**
     * These options with another place for what the run says.
     *
     * @param log called with each line, by the thread that runs
     * @return new options
     */
    public Options log(Consumer<String> log) {
        return new Options(server, token, name, table, matches, log);
    }

    /** Everything but the token, which is a secret. */
    @Override
    public String toString() {
        return "Options[server=%s, name=%s, table=%s, matches=%d]".formatted(server, name, table, matches);
    }
}
