package dev.boneyard;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boneyard.v1.LegalMove;
import dev.boneyard.v1.SeatView;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** A bot that is run against a {@link FakeServer}; counts how often it was asked. */
final class Bot implements AutoCloseable {
    final FakeServer server;
    Options options;
    Decide decide = Bot::mostPoints;
    int asked;

    Bot(FakeServer.Script... scripts) {
        server = new FakeServer(scripts);
        options = Options.DEFAULT.server(server.address()).token("secret").log(server::log);
    }

    static LegalMove mostPoints(SeatView view, List<LegalMove> moves) {
        return Collections.max(moves, Comparator.comparing(LegalMove::getPoints));
    }

    /** One decision, then the end. */
    static void aMatch(Connection connection) throws InterruptedException {
        connection.send(Events.welcome("tbl_a"), Events.active(), Events.turn(1));
        connection.untilTaken("tbl_a", 1);
        connection.send(Events.finished());
        connection.untilGone();
    }

    List<PlayedMatch> plays() throws InterruptedException {
        return Boneyard.run(
                (view, moves) -> {
                    asked++;
                    return decide.decide(view, moves);
                },
                options);
    }

    <E extends BoneyardException> E failsWith(Class<E> kind) {
        return assertThrows(kind, this::plays);
    }

    void saysThat(String text) {
        assertTrue(server.said().contains(text), () -> "not said: " + text + "\n" + server.said());
    }

    @Override
    public void close() {
        server.close();
    }
}
