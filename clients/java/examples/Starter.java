// A starter bot for any variant. Usage: Starter [TABLE]
import dev.boneyard.Boneyard;
import dev.boneyard.Options;
import dev.boneyard.PlayedMatch;
import dev.boneyard.v1.LegalMove;
import dev.boneyard.v1.SeatView;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

public final class Starter {
    private static final Comparator<LegalMove> WORTH =
            Comparator.comparing(LegalMove::getPoints).thenComparing(Boneyard::pips);

    /** Most points first, then the heaviest tile; the first of equals, so a tile before a draw or a pass. */
    static LegalMove decide(SeatView view, List<LegalMove> moves) {
        return Collections.max(moves, WORTH);
    }

    public static void main(String[] arguments) throws InterruptedException {
        String table = arguments.length > 0 ? arguments[0] : "";
        for (PlayedMatch match : Boneyard.run(Starter::decide, Options.DEFAULT.table(table))) {
            System.out.println(match);
        }
    }
}
