package dev.boneyard;

import dev.boneyard.v1.LegalMove;
import dev.boneyard.v1.SeatView;
import java.util.List;

/** The bot itself. */
@FunctionalInterface
public interface Decide {
    /**
     * Chooses one of the moves. Called for one decision at a time, and once for each, also when the connection breaks
     * meanwhile; only an answer that the server refused as illegal is asked for again.
     *
     * @param view all that the seat may know
     * @param moves every legal move, at least one
     * @return one of the moves
     * @throws Exception anything; it ends the run as the cause of a {@link DecideException}
     */
    LegalMove decide(SeatView view, List<LegalMove> moves) throws Exception;
}
