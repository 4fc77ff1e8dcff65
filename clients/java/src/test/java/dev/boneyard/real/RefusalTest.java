package dev.boneyard.real;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boneyard.Boneyard;
import dev.boneyard.Decide;
import dev.boneyard.Options;
import dev.boneyard.PlayedMatch;
import dev.boneyard.RefusedException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What the real server refuses arrives with its reason. */
@Timeout(2 * RealServer.PATIENCE_S)
class RefusalTest {
    private static final Decide FIRST = (view, moves) -> moves.get(0);

    private static void assertRefused(String reason, Decide decide, Options options) {
        var refused = assertThrows(RefusedException.class, () -> Boneyard.run(decide, options));
        assertEquals(reason, refused.reason(), refused::getMessage);
    }

    @Test
    void refusalsCarryTheirReasons() throws Exception {
        try (var server = RealServer.inMemory();
                var guest = server.guest();
                var late = server.guest()) {
            assertRefused("TOKEN_INVALID", FIRST, guest.options().token("unknown"));
            assertRefused("TABLE_NOT_FOUND", FIRST, guest.options().table("tbl_nowhere"));
            String table = guest.table("block", "target", "30", "greedy");
            assertEquals(1, Boneyard.run(FIRST, guest.options().table(table)).size());
            assertRefused("WRONG_STATE", FIRST, late.options().table(table));
        }
    }

    @Test
    void aNewerSessionEndsTheOlderOneForGood() throws Exception {
        try (var server = RealServer.inMemory();
                var guest = server.guest()) {
            String table = guest.table("draw", "target", "100", "greedy");
            Options options = guest.options().table(table);
            var newer = new CompletableFuture<List<PlayedMatch>>();
            var isAsked = new CountDownLatch(1);
            var other = new Thread(() -> {
                try {
                    newer.complete(Boneyard.run(
                            (view, moves) -> {
                                isAsked.countDown();
                                return moves.get(0);
                            },
                            options));
                } catch (InterruptedException | RuntimeException error) {
                    newer.completeExceptionally(error);
                }
            });
            assertRefused(
                    "SESSION_REPLACED",
                    (view, moves) -> {
                        if (other.getState() == Thread.State.NEW) {
                            other.start();
                            isAsked.await();
                        }
                        return moves.get(0);
                    },
                    options);
            assertEquals("COMPLETED", newer.get().get(0).reason());
            guest.playedCleanly(table);
        }
    }
}
