package dev.boneyard;

import static dev.boneyard.Events.finished;
import static dev.boneyard.Events.heartbeat;
import static dev.boneyard.Events.place;
import static dev.boneyard.Events.turn;
import static dev.boneyard.Events.welcome;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boneyard.FakeServer.Outcome;
import dev.boneyard.v1.ErrorReason;
import dev.boneyard.v1.TableState;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a run does when its connection ends. */
@Timeout(60)
class ReconnectTest {
    private static StatusRuntimeException unavailable() {
        return FakeServer.refusal(Status.Code.UNAVAILABLE, "", "scripted");
    }

    @Test
    void aStreamDroppedWhileDecidingLosesNothing() throws Exception {
        var deciding = new CountDownLatch(1);
        var dropped = new AtomicReference<Connection>();
        try (var bot = new Bot(
                c -> {
                    dropped.set(c);
                    c.send(welcome("tbl_a"), turn(1));
                    deciding.await();
                    throw unavailable();
                },
                Bot::aMatch)) {
            bot.decide = (view, moves) -> {
                deciding.countDown();
                dropped.get().untilGone();
                return Bot.mostPoints(view, moves);
            };
            bot.plays();
            assertEquals(1, bot.asked);
        }
    }

    @Test
    void aQuestionThatWasAnsweredGetsTheSameAnswer() throws Exception {
        try (var bot = new Bot(
                c -> {
                    c.send(welcome("tbl_a"), turn(1));
                    c.untilTaken("tbl_a", 1);
                    throw unavailable();
                },
                c -> {
                    c.send(welcome("tbl_a"), turn(1));
                    c.untilAnswers(2);
                    c.send(finished());
                })) {
            bot.options = bot.options.table("tbl_a");
            bot.plays();
            assertEquals(1, bot.asked);
            assertEquals(bot.server.answers.get(0), bot.server.answers.get(1));
            assertEquals(1, bot.server.replays);
            assertEquals("tbl_a", bot.server.hellos.get(0).getJoinTableId());
            assertEquals("", bot.server.hellos.get(1).getJoinTableId());
            bot.saysThat("UNAVAILABLE: scripted (is the server running, and at this address?); connecting again in ");
        }
    }

    @Test
    void theSameTurnWithOtherMovesIsDecidedAgain() throws Exception {
        var other = turn(1).getTurnRequest().getDecision().toBuilder();
        other.clearLegalMoves().addLegalMoves(place("3-3L", 3, 3, 0));
        try (var bot = new Bot(
                c -> {
                    c.send(welcome("tbl_a"), turn(1));
                    c.untilAnswers(1);
                    throw unavailable();
                },
                c -> {
                    c.send(welcome("tbl_a"), Events.turnOf(other));
                    c.untilTaken("tbl_a", 1);
                    c.send(finished());
                })) {
            bot.server.outcomes.add(Outcome.IGNORED);
            bot.plays();
            assertEquals(2, bot.asked);
        }
    }

    @Test
    void aStreamThatEndsWithoutAnErrorIsOpenedAgain() throws Exception {
        try (var bot = new Bot(c -> c.send(welcome("tbl_a")), Bot::aMatch)) {
            bot.plays();
            bot.saysThat("the server closed the stream; connecting again in ");
        }
    }

    @Test
    void silenceEndsAConnection() throws Exception {
        try (var bot = new Bot(
                c -> {
                    c.send(Events.welcomeBeating(30, "tbl_a"));
                    c.untilGone();
                },
                Bot::aMatch)) {
            bot.plays();
            bot.saysThat("nothing came for 0.1 s");
        }
    }

    @Test
    void anAnswerWithoutAReplyEndsAConnection() throws Exception {
        try (var bot = new Bot(
                c -> {
                    c.send(welcome("tbl_a"), turn(1));
                    c.untilAnswers(1);
                    c.send(heartbeat(1), heartbeat(1));
                    c.untilGone();
                },
                Bot::aMatch)) {
            bot.server.outcomes.add(Outcome.IGNORED);
            bot.plays();
            assertEquals(1, bot.asked);
            assertEquals(2, bot.server.answers.size());
            bot.saysThat("no reply to an answer");
        }
    }

    @Test
    void anAnswerThatCannotBeStoredGoesOutOnTheNextConnection() throws Exception {
        try (var bot = new Bot(
                c -> {
                    c.send(welcome("tbl_a"), turn(1));
                    c.untilGone();
                },
                Bot::aMatch)) {
            bot.server.outcomes.add(Outcome.refused(ErrorReason.ERROR_REASON_STORAGE_UNAVAILABLE, "scripted"));
            bot.plays();
            assertEquals(1, bot.asked);
            assertEquals(2, bot.server.answers.size());
            bot.saysThat("tbl_a, turn 1: the answer was not taken: STORAGE_UNAVAILABLE: scripted");
        }
    }

    @Test
    void aDrainIsWaitedOut() throws Exception {
        try (var bot = new Bot(
                c -> {
                    c.send(welcome("tbl_a"), Events.drain(700), turn(1));
                    c.untilTaken("tbl_a", 1);
                    throw FakeServer.refusal(Status.Code.UNAVAILABLE, "SERVER_DRAINING", "scripted");
                },
                c -> c.send(welcome("tbl_a"), finished()))) {
            bot.plays();
            bot.saysThat("the server will close the connection: new version");
            bot.saysThat("UNAVAILABLE SERVER_DRAINING: scripted; connecting again in 0.7 s");
        }
    }

    @Test
    void aMatchThatEndedMeanwhileIsLookedUp() throws Exception {
        var over = Events.viewOf("tbl_a", TableState.TABLE_STATE_FINISHED).toBuilder();
        over.getTableBuilder().setResult(Events.matchResult());
        try (var bot = new Bot(
                c -> {
                    c.send(welcome("tbl_a"), turn(1));
                    c.untilTaken("tbl_a", 1);
                    throw unavailable();
                },
                c -> {
                    c.send(welcome());
                    c.untilGone();
                })) {
            bot.server.views.put("tbl_a", over.build());
            assertEquals(1, bot.plays().get(0).rank());
        }
    }

    @Test
    void aNamedTableThatIsLostEndsTheRun() {
        try (var bot = new Bot(
                c -> c.send(welcome("tbl_a")),
                c -> {
                    c.send(welcome());
                    c.untilGone();
                })) {
            bot.options = bot.options.table("tbl_a");
            assertEquals("TABLE_NOT_FOUND", bot.failsWith(RefusedException.class).reason());
        }
    }

    @Test
    void anotherTableThatIsLostIsForgotten() throws Exception {
        try (var bot = new Bot(
                c -> c.send(welcome("tbl_a", "tbl_b")),
                c -> c.send(welcome("tbl_a"), finished()))) {
            bot.plays();
            bot.saysThat("tbl_b: no longer ours: NOT_FOUND TABLE_NOT_FOUND: scripted");
        }
    }
}
