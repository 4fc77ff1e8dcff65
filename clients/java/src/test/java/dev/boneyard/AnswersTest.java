package dev.boneyard;

import static dev.boneyard.Events.active;
import static dev.boneyard.Events.finished;
import static dev.boneyard.Events.heartbeat;
import static dev.boneyard.Events.paused;
import static dev.boneyard.Events.place;
import static dev.boneyard.Events.turn;
import static dev.boneyard.Events.welcome;
import static dev.boneyard.FakeServer.Outcome.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.boneyard.FakeServer.Outcome;
import dev.boneyard.v1.AnswerResult;
import dev.boneyard.v1.ErrorReason;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What becomes of answers that do not stand. */
@Timeout(60)
class AnswersTest {
    @Test
    void anIllegalAnswerIsDecidedAgain() throws Exception {
        try (var bot = new Bot(Bot::aMatch)) {
            bot.server.outcomes.add(refused(ErrorReason.ERROR_REASON_END_CLOSED, "not now"));
            bot.decide = (view, moves) -> moves.get(bot.asked - 1);
            bot.plays();
            assertEquals(2, bot.asked);
            assertEquals(place("5-5L", 5, 5, 10).getChoice(), bot.server.answers.get(1).getChoice());
            bot.saysThat("tbl_a, turn 1: 6-4L was refused as illegal: END_CLOSED: not now; deciding again");
        }
    }

    @Test
    void answersNoLongerWantedAreDroppedWithoutAWord() throws Exception {
        try (var bot = new Bot(c -> {
            c.send(welcome("tbl_a"), turn(1));
            c.untilAnswers(1);
            c.send(turn(2));
            c.untilAnswers(2);
            c.send(turn(3));
            c.untilTaken("tbl_a", 3);
            c.send(finished());
        })) {
            bot.server.outcomes.addAll(List.of(
                    refused(ErrorReason.ERROR_REASON_STALE_TURN, ""),
                    refused(ErrorReason.ERROR_REASON_TURN_ALREADY_ANSWERED, "")));
            bot.plays();
            assertEquals(3, bot.asked);
            assertFalse(bot.server.said().contains("turn"), bot.server::said);
        }
    }

    @Test
    void otherRefusalsAreDroppedAloud() throws Exception {
        var words = Map.of(
                ErrorReason.ERROR_REASON_TURN_TIMED_OUT.getNumber(), "tbl_a, turn 1: the answer came too late",
                ErrorReason.ERROR_REASON_NOT_YOUR_TURN.getNumber(),
                        "tbl_a, turn 1: the answer was refused and is dropped: NOT_YOUR_TURN: scripted",
                999, "tbl_a, turn 1: the answer was refused and is dropped: 999: scripted");
        for (var said : words.entrySet()) {
            try (var bot = new Bot(c -> {
                c.send(welcome("tbl_a"), turn(1));
                c.untilSaid(said.getValue());
                c.send(finished());
            })) {
                bot.server.outcomes.add(new Outcome(said.getKey(), "scripted"));
                bot.plays();
            }
        }
    }

    @Test
    void anAnswerWaitsWhileTheTableIsPaused() throws Exception {
        try (var bot = new Bot(c -> {
            c.send(welcome("tbl_a"), active(), paused(), turn(1));
            c.untilSaid("answering when it goes on");
            c.send(heartbeat(1), heartbeat(1), active());
            c.untilTaken("tbl_a", 1);
            c.send(finished());
        })) {
            bot.server.outcomes.add(refused(ErrorReason.ERROR_REASON_WRONG_STATE, "paused"));
            bot.plays();
            assertEquals(1, bot.asked);
            assertEquals(2, bot.server.answers.size());
            assertFalse(bot.server.said().contains("waits for"), bot.server::said);
        }
    }

    /** The refusal of an answer may come after the notice that the table goes on. */
    @Test
    void anAnswerIsRepeatedWhenThePauseEndedMeanwhile() throws Exception {
        try (var bot = new Bot(c -> {
            c.send(welcome("tbl_a"), paused(), turn(1));
            c.untilAnswers(1);
            c.send(active());
            c.untilSaid("the match is on");
            c.send(Events.result(AnswerResult.newBuilder()
                    .setTableId("tbl_a")
                    .setTurn(1)
                    .setReason(ErrorReason.ERROR_REASON_WRONG_STATE)));
            c.untilTaken("tbl_a", 1);
            c.send(finished());
        })) {
            bot.server.outcomes.add(Outcome.IGNORED);
            bot.plays();
            assertEquals(1, bot.asked);
        }
    }

    @Test
    void anAnswerThatLosesItsRightsEndsTheRun() {
        try (var bot = new Bot(c -> {
            c.send(welcome("tbl_a"), turn(1));
            c.untilGone();
        })) {
            bot.server.outcomes.add(refused(ErrorReason.ERROR_REASON_SCOPE_MISSING, "scripted"));
            assertEquals("SCOPE_MISSING", bot.failsWith(RefusedException.class).reason());
        }
    }
}
