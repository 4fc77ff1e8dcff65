package dev.boneyard;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Waiting times: 0.25, 0.5, 1, 2, 4, 8, 8 s and so on, each shortened at random by up to a half, which keeps many bots
 * from returning to a restarted server in the same moment.
 */
final class Backoff {
    private static final long FIRST_MS = 250;
    private static final long LONGEST_MS = 8_000;

    private long nextMs = FIRST_MS;

    Duration next() {
        long longest = nextMs;
        nextMs = Math.min(2 * longest, LONGEST_MS);
        return Duration.ofMillis(ThreadLocalRandom.current().nextLong(longest / 2, longest + 1));
    }

    /** Begins again with the shortest; for when something worked. */
    void reset() {
        nextMs = FIRST_MS;
    }
}
