package dev.boneyard.real;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boneyard.Boneyard;
import dev.boneyard.Options;
import dev.boneyard.PlayedMatch;
import dev.boneyard.v1.WatchTableRequest;
import dev.boneyard.v1.WatchTableResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A match goes on whatever is killed or cut: no answer twice, no decision twice, nothing lost. */
@Timeout(2 * RealServer.PATIENCE_S)
class FailureTest {
    /** Plays a match with a mishap beside the decisions number 3, 6, 9 and so on. */
    private static void play(Options options, IntConsumer mishap) throws InterruptedException {
        List<Integer> turns = new ArrayList<>();
        List<PlayedMatch> matches = Boneyard.run(
                (view, moves) -> {
                    turns.add(view.getTable().getTurn());
                    if (turns.size() % 3 == 0) {
                        mishap.accept(turns.size() / 3);
                    }
                    return moves.get(0);
                },
                options);
        assertEquals(List.of("COMPLETED"), matches.stream().map(PlayedMatch::reason).toList());
        assertTrue(turns.size() >= 9, () -> "only " + turns.size() + " own decisions, so not every mishap happened");
        assertEquals(turns.size(), new HashSet<>(turns).size(), () -> "a decision was made twice: " + turns);
    }

    @Test
    void theServerIsKilled(@TempDir Path folder) throws Exception {
        try (var server = RealServer.in(folder);
                var guest = server.guest()) {
            String table = guest.table("draw", "target", "100", "greedy");
            var second = new CompletableFuture<CompletableFuture<Void>>();
            play(guest.options().table(table), number -> {
                if (number == 1) { // while the bot thinks
                    server.restart();
                } else if (number == 2) { // while its answer is on the way
                    second.complete(CompletableFuture.runAsync(server::restart));
                }
            });
            second.get().get();
            guest.playedCleanly(table);
        }
    }

    @Test
    void theConnectionIsCut() throws Exception {
        try (var server = RealServer.inMemory();
                var wire = new Wire(server.address());
                var guest = server.guest()) {
            String table = guest.table("draw", "target", "100", "greedy");
            play(guest.options().server(wire.address()).table(table), number -> {
                if (number == 1) {
                    wire.cut();
                } else if (number <= 3) {
                    CompletableFuture.runAsync(wire::cut);
                }
            });
            guest.playedCleanly(table);
        }
    }

    @Test
    void theBotIsKilled() throws Exception {
        try (var server = RealServer.inMemory();
                var guest = server.guest()) {
            String table = guest.table("draw", "target", "100", "greedy");
            var watch = WatchTableRequest.newBuilder().setTableId(table).setAsSpectator(true).build();
            Iterator<WatchTableResponse> watched = guest.client.tables().watchTable(watch);
            for (int life = 0; life < 2; life++) {
                try (var program = new Program("Starter", server.address(), guest.token(), table)) {
                    for (long actions = 0; actions < 5; ) {
                        actions += watched.next().getStep().getEventsList().stream()
                                .filter(event -> event.hasActionTaken())
                                .count();
                    }
                    assertTrue(program.isAlive(), "the match was over before the kill");
                }
            }
            try (var program = new Program("Starter", server.address(), guest.token(), table)) {
                String said = program.output();
                assertTrue(said.startsWith(table + " draw, COMPLETED, rank "), said);
            }
            guest.playedCleanly(table);
        }
    }
}
