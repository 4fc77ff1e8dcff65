package dev.boneyard;

import dev.boneyard.v1.LegalMove;
import dev.boneyard.v1.Tile;
import io.grpc.Metadata;
import io.grpc.Status;
import java.util.List;

/** What a bot calls: {@link #run} plays, the rest is for what goes beyond playing. */
public final class Boneyard {
    /** Version of this package, as the server's log shows it. */
    public static final String VERSION = "0.1.0";

    private Boneyard() {}

    /**
     * Plays and returns the finished matches. Lost connections are made again for as long as it takes.
     *
     * @param decide chooses the moves; called from this thread alone
     * @param options where, as whom, and how often
     * @return the finished matches, in the order in which they ended
     * @throws RefusedException when the server will not have this bot
     * @throws DecideException when {@code decide} failed, or returned something that is none of the moves
     * @throws SettingsException when an option cannot be used
     * @throws InterruptedException when this thread was interrupted, which ends the run
     */
    public static List<PlayedMatch> run(Decide decide, Options options) throws InterruptedException {
        return new Run(decide, options).play();
    }

    /**
     * Opens a client; the connection itself is made by the first call. Without a token only the calls that need none
     * work.
     *
     * @param options server and token; the rest is not used
     * @return a client to close after use
     * @throws SettingsException when server or token cannot be used
     */
    public static Client connect(Options options) {
        return new Client(Settings.HERE.serverAddress(options.server()), Settings.HERE.findToken(options.token()));
    }

    /**
     * Makes a bot's player, where the server has open registration, and waits for a server that is not up yet.
     *
     * @param options server and name; {@code log} hears of waiting
     * @return the new player with its secrets
     * @throws RefusedException for instance where registration is not open
     * @throws SettingsException when the server's address cannot be used
     * @throws InterruptedException when this thread was interrupted
     */
    public static Registration register(Options options) throws InterruptedException {
        return Registration.make(Settings.HERE.serverAddress(options.server()), options.name(), options.log());
    }

    /**
     * Reads the stable reason in a refusal.
     *
     * @param error from {@link #run}, or from a call of a {@link Client}
     * @return the reason, such as "TABLE_FULL"; "" when there is none
     */
    public static String reasonOf(Throwable error) {
        if (error instanceof RefusedException refused) {
            return refused.reason();
        }
        Metadata trailers = Status.trailersFromThrowable(error);
        String reason = trailers == null ? null : trailers.get(Errors.REASON);
        return reason == null ? "" : reason;
    }

    /**
     * Counts the pips of the tile that a move lays.
     *
     * @param move one of the moves
     * @return both halves together; 0 when it lays none, as for the double blank
     */
    public static int pips(LegalMove move) {
        Tile tile = move.getChoice().getPlace().getTile();
        return tile.getHigh() + tile.getLow();
    }
}
