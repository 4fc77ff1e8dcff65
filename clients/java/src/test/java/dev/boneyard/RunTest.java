package dev.boneyard;

import static dev.boneyard.Events.active;
import static dev.boneyard.Events.aborted;
import static dev.boneyard.Events.finished;
import static dev.boneyard.Events.finishedAt;
import static dev.boneyard.Events.heartbeat;
import static dev.boneyard.Events.place;
import static dev.boneyard.Events.turn;
import static dev.boneyard.Events.turnAt;
import static dev.boneyard.Events.waiting;
import static dev.boneyard.Events.welcome;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boneyard.v1.LegalMove;
import dev.boneyard.v1.TableNotice;
import io.grpc.Status;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a run does on one connection. */
@Timeout(60)
class RunTest {
    @Test
    void aScriptedMatchIsPlayedToItsEnd() throws Exception {
        try (var bot = new Bot(c -> {
            c.send(welcome("tbl_a"), waiting(), active(), turn(1));
            c.untilTaken("tbl_a", 1);
            c.send(heartbeat(0), turn(4));
            c.untilTaken("tbl_a", 4);
            c.send(finished());
        })) {
            bot.options = bot.options.name("ada").table("tbl_a");
            List<PlayedMatch> matches = bot.plays();
            assertEquals("[tbl_a all_fives, COMPLETED, rank 1 of 2, score 20:35]", matches.toString());
            assertEquals(2, matches.get(0).seat());
            assertEquals(2, bot.server.answers.size());
            assertEquals(place("5-5L", 5, 5, 10).getChoice(), bot.server.answers.get(0).getChoice());
            assertEquals(List.of("Bearer secret"), bot.server.authorizations);
            assertEquals("tbl_a", bot.server.hellos.get(0).getJoinTableId());
            assertEquals("ada boneyard-client/" + Boneyard.VERSION + " (java)", bot.server.hellos.get(0).getClient());
            bot.saysThat("tbl_a: in chair 2; the match starts when every chair is taken");
        }
    }

    @Test
    void severalMatchesAreCountedAndADoubledEndIsNot() throws Exception {
        try (var bot = new Bot(c -> {
            c.send(welcome("tbl_a", "tbl_b"), finished(), finished(), turnAt("tbl_b", 3));
            c.untilTaken("tbl_b", 3);
            c.send(finishedAt("tbl_b"));
        })) {
            bot.options = bot.options.matches(2);
            assertEquals(2, bot.plays().size());
        }
    }

    @Test
    void aNamedTableIsWaitedFor() throws Exception {
        try (var bot = new Bot(c -> c.send(welcome("tbl_a", "tbl_b"), finishedAt("tbl_b"), finished()))) {
            bot.options = bot.options.table("tbl_a");
            List<PlayedMatch> matches = bot.plays();
            assertEquals("tbl_a", matches.get(matches.size() - 1).tableId());
        }
    }

    @Test
    void aVoidedMatchIsOverWithoutAResult() throws Exception {
        try (var bot = new Bot(c -> c.send(welcome("tbl_a"), aborted()))) {
            assertEquals("[tbl_a, ABORTED]", bot.plays().toString());
        }
    }

    @Test
    void whatALaterReleaseSendsIsSkipped() throws Exception {
        try (var bot = new Bot(c -> {
            c.send(welcome("tbl_a"), Events.ofALaterRelease(), active());
            c.send(Events.noticeOf(TableNotice.newBuilder().setTableId("tbl_a").setStateValue(77)));
            c.send(Events.turnOf(turn(1).getTurnRequest().getDecision().toBuilder().setKindValue(88)));
            c.untilTaken("tbl_a", 1);
            var result = Events.matchResult().setReasonValue(99);
            c.send(Events.noticeOf(finished().getTableNotice().toBuilder().setResult(result)));
        })) {
            assertEquals("END_REASON_99", bot.plays().get(0).reason());
            assertEquals(1, bot.server.answers.size());
        }
    }

    @Test
    void whatCannotGetBetterIsNotTriedAgain() {
        Map.of(
                        "TOKEN_INVALID", Status.Code.UNAUTHENTICATED,
                        "SCOPE_MISSING", Status.Code.PERMISSION_DENIED,
                        "TABLE_NOT_FOUND", Status.Code.NOT_FOUND,
                        "TABLE_FULL", Status.Code.FAILED_PRECONDITION,
                        "SESSION_REPLACED", Status.Code.ABORTED)
                .forEach((reason, code) -> {
                    try (var bot = new Bot(c -> {
                        throw FakeServer.refusal(code, reason, "scripted");
                    })) {
                        RefusedException refused = bot.failsWith(RefusedException.class);
                        assertEquals(code, refused.code());
                        assertEquals(reason, Boneyard.reasonOf(refused));
                        String text = refused.getMessage();
                        assertTrue(text.contains(code + " " + reason + ": scripted ("), text);
                    }
                });
    }

    @Test
    void noMoveIsAnErrorThatNamesTableAndTurn() {
        for (LegalMove move : Arrays.asList(null, place("1-1L", 1, 1, 0))) {
            try (var bot = new Bot(c -> {
                c.send(welcome("tbl_a"), turn(7));
                c.untilGone();
            })) {
                bot.decide = (view, moves) -> move;
                DecideException nonsense = bot.failsWith(DecideException.class);
                assertEquals("tbl_a", nonsense.tableId());
                assertEquals(7, nonsense.turn());
                assertTrue(bot.server.answers.isEmpty());
            }
        }
    }

    @Test
    void whatDecideThrowsEndsTheRunAsItsCause() {
        try (var bot = new Bot(c -> {
            c.send(welcome("tbl_a"), turn(7));
            c.untilGone();
        })) {
            var cause = new IllegalStateException("no idea");
            bot.decide = (view, moves) -> {
                throw cause;
            };
            DecideException failed = bot.failsWith(DecideException.class);
            assertSame(cause, failed.getCause());
            assertTrue(failed.getMessage().startsWith("table tbl_a, turn 7: decide threw "), failed::getMessage);
        }
    }

    @Test
    void aPlayerWithoutAChairIsToldSo() throws Exception {
        try (var bot = new Bot(c -> {
            c.send(welcome());
            Bot.aMatch(c);
        })) {
            bot.plays();
            bot.saysThat("nobody will ask for a move until ply_me has a chair: name a table to join");
        }
    }

    @Test
    void questionsTheServerStillCountsAreMentionedOnce() throws Exception {
        try (var bot = new Bot(c -> {
            c.send(welcome("tbl_a"), heartbeat(1), heartbeat(1), heartbeat(1));
            Bot.aMatch(c);
        })) {
            bot.plays();
            assertEquals(1, bot.server.lines.stream().filter(line -> line.contains("waits for 1 answer")).count());
        }
    }

    @Test
    void aThoughtLongerThanTheTimeLeftIsMentioned() throws Exception {
        var hurried = turn(1).getTurnRequest().getDecision().toBuilder().setTimeLeftMs(1);
        try (var bot = new Bot(c -> {
            c.send(welcome("tbl_a"), Events.turnOf(hurried));
            c.untilTaken("tbl_a", 1);
            c.send(finished());
        })) {
            bot.decide = (view, moves) -> {
                Thread.sleep(2);
                return moves.get(0);
            };
            bot.plays();
            bot.saysThat("tbl_a, turn 1: decide took 0.0 s; 0.0 s were left");
        }
    }

    @Test
    void withoutATokenAPlayerIsRegistered() throws Exception {
        try (var bot = new Bot(Bot::aMatch)) {
            bot.options = bot.options.token("").name("ada");
            bot.plays();
            assertEquals("ada", bot.server.registered.get(0).getDisplayName());
            assertEquals("Bearer fresh-token", bot.server.authorizations.get(1));
            bot.saysThat("no token given: registered ply_new as \"ada\", for this run only");
        }
    }

    @Test
    void aRunEndsWhenItsThreadIsInterrupted() {
        Thread runner = Thread.currentThread();
        try (var bot = new Bot(c -> {
            c.send(welcome("tbl_a"), active());
            c.untilSaid("the match is on");
            runner.interrupt();
            c.untilGone();
        })) {
            assertThrows(InterruptedException.class, bot::plays);
        }
    }
}
