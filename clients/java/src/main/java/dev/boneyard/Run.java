package dev.boneyard;

import java.time.Duration;
import java.util.List;

/** One connection after the other, until the matches are over. */
final class Run {
    private final Decide decide;
    private final String address;
    private final String token;
    private final Options options;
    private final Player player;

    Run(Decide decide, Options options) {
        this.decide = decide;
        this.options = options;
        address = Settings.HERE.serverAddress(options.server());
        player = new Player(options);
        token = Settings.HERE.findToken(options.token());
    }

    List<PlayedMatch> play() throws InterruptedException {
        String secret = token.isEmpty() ? register() : token;
        var waits = new Backoff();
        while (true) {
            Ending ending;
            try (var client = new Client(address, secret)) {
                ending = new Session(client, player, decide).play();
            }
            if (player.isDone()) {
                return player.finished();
            }
            if (ending.wasUseful()) {
                waits.reset();
            }
            Duration next = waits.next();
            Duration wait = next.compareTo(ending.leastWait()) < 0 ? ending.leastWait() : next;
            options.log().accept("%s: %s; connecting again in %s"
                    .formatted(address, ending.why(), Errors.seconds(wait)));
            Thread.sleep(wait.toMillis());
        }
    }

    private String register() throws InterruptedException {
        Registration made = Registration.make(address, options.name(), options.log());
        options.log().accept("no token given: registered %s as \"%s\", for this run only"
                .formatted(made.playerId(), options.name()));
        options.log().accept("set BONEYARD_TOKEN to play as the same player each time");
        return made.token();
    }

    /**
     * How a connection ended that may be made again.
     *
     * @param leastWait before the next one
     * @param wasUseful that it lived long enough that the next wait may be short again
     */
    record Ending(String why, Duration leastWait, boolean wasUseful) {}
}
