package dev.boneyard.real;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each example plays a whole match of each game. */
class ExamplesTest {
    private static RealServer server;

    @BeforeAll
    static void start() {
        server = RealServer.inMemory();
    }

    @AfterAll
    static void stop() {
        if (server != null) {
            server.close();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "Starter, all_fives, target, 100, greedy",
        "Starter, block, target, 100, random balanced",
        "Starter, draw, target, 100, greedy",
        "Starter, domino_whist, seats, 4, greedy balanced random",
        "Starter, mexican_train, rounds, 3, greedy random balanced",
        "Starter, slosh, rounds, 3, greedy random balanced",
        "Counter, all_fives, target, 100, greedy",
        "Counter, block, target, 100, random balanced",
        "Counter, draw, target, 100, greedy",
        "Counter, domino_whist, seats, 4, greedy balanced random",
        "Counter, mexican_train, rounds, 3, greedy random balanced",
        "Counter, slosh, rounds, 3, greedy random balanced",
    })
    void playsAWholeMatch(String example, String variant, String option, String value, String houseBots)
            throws Exception {
        try (var guest = server.guest()) {
            String table = guest.table(variant, option, value, houseBots.split(" "));
            try (var program = new Program(example, server.address(), guest.token(), table)) {
                String said = program.output();
                assertTrue(said.startsWith(table + " " + variant + ", COMPLETED, rank "), said);
            }
            guest.playedCleanly(table);
        }
    }
}
