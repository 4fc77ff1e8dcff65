import dev.boneyard.Boneyard;
import dev.boneyard.v1.LegalMove;
import dev.boneyard.v1.SeatView;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** Edit me: which move to play. */
final class Logic {
    private static final Comparator<LegalMove> WORTH =
            Comparator.comparing(LegalMove::getPoints).thenComparing(Boneyard::pips);

    private Logic() {}

    /** Most points first, then the heaviest tile; the first of equals, so a tile before a draw or a pass. */
    static LegalMove decide(SeatView view, List<LegalMove> moves) {
        return Collections.max(moves, WORTH);
    }
}
