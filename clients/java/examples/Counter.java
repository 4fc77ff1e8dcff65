// Counter keeps track of what others cannot hold: it lays tiles that leave ends which the next opponents lack and which
// it can follow itself. Usage: Counter [TABLE]
import dev.boneyard.Boneyard;
import dev.boneyard.Options;
import dev.boneyard.PlayedMatch;
import dev.boneyard.v1.Arm;
import dev.boneyard.v1.LegalMove;
import dev.boneyard.v1.OpenEnd;
import dev.boneyard.v1.PlaceTile;
import dev.boneyard.v1.PlacedTile;
import dev.boneyard.v1.PublicView;
import dev.boneyard.v1.RoundAction;
import dev.boneyard.v1.SeatInfo;
import dev.boneyard.v1.SeatView;
import dev.boneyard.v1.Tile;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public final class Counter {
    // What things are worth, in points.
    private static final double PER_PIP = 0.08; // a pip shed
    private static final double PER_DOUBLE_PIP = 0.10; // on top, if it is a double: it fits one value only
    private static final double FOLLOW = 0.5; // having a tile for what is open afterwards
    private static final double PER_FOLLOWER = 0.2; // each such tile
    private static final double STUCK = 3.0; // the next opponent being stuck, for certain
    private static final double PER_SEAT = 0.25; // how much less each further seat counts
    private static final double PARTNER = -2.0; // a partner being stuck, against an opponent
    private static final double DRAW = -1000; // a tile more to get rid of

    public static void main(String[] arguments) throws InterruptedException {
        var options = Options.DEFAULT.name("counter").table(arguments.length > 0 ? arguments[0] : "");
        for (PlayedMatch match : Boneyard.run(Counter::decide, options)) {
            System.out.println(match);
        }
    }

    static LegalMove decide(SeatView view, List<LegalMove> moves) {
        var knowledge = new Knowledge(view);
        return Collections.max(moves, Comparator.comparingDouble(knowledge::worth));
    }

    /** What is known of a seat that is not our own; it lacks values by a pass or a draw since which it took no tile. */
    private record Other(SeatInfo info, boolean isPartner, BitSet lacks) {}

    /** What a careful player remembers of the round. */
    private static final class Knowledge {
        private final SeatView view;
        private final List<Tile> unseen = new ArrayList<>(); // neither in our hand nor on the table
        private final List<Other> others = new ArrayList<>(); // in the order in which they play after us

        Knowledge(SeatView view) {
            this.view = view;
            Set<Tile> seen = seen();
            for (int high = 0; high <= view.getTable().getRules().getMaxPips(); high++) {
                for (int low = 0; low <= high; low++) {
                    Tile tile = Tile.newBuilder().setHigh(high).setLow(low).build();
                    if (!seen.contains(tile)) {
                        unseen.add(tile);
                    }
                }
            }
            List<SeatInfo> seats = view.getTable().getSeatsList();
            int ownTeam = seats.get(view.getSeat() - 1).getTeam();
            for (int step = 1; step < seats.size(); step++) {
                SeatInfo info = seats.get((view.getSeat() - 1 + step) % seats.size());
                others.add(new Other(info, info.getTeam() == ownTeam, lackedBy(info.getSeat())));
            }
        }

        private Set<Tile> seen() {
            PublicView table = view.getTable();
            Set<Tile> seen = new HashSet<>(view.getHandList());
            if (table.hasEngineTile()) {
                seen.add(table.getEngineTile());
            }
            for (Arm arm : table.getArmsList()) {
                if (arm.hasRoot()) {
                    seen.add(arm.getRoot());
                }
                arm.getTilesList().stream().map(PlacedTile::getTile).forEach(seen::add);
            }
            return seen;
        }

        private BitSet lackedBy(int seat) {
            var lacks = new BitSet();
            for (RoundAction action : view.getTable().getHistoryList()) {
                if (action.getSeat() == seat && action.getDrawnCount() > 0) {
                    lacks.clear(); // the new tiles may be anything
                } else if (action.getSeat() == seat) {
                    action.getLackedPipsList().forEach(lacks::set);
                }
            }
            return lacks;
        }

        /** What a move is good for, in points. */
        double worth(LegalMove move) {
            if (!move.getChoice().hasPlace()) {
                return move.getChoice().hasDraw() ? DRAW : move.getPoints();
            }
            PlaceTile place = move.getChoice().getPlace();
            Tile tile = place.getTile();
            boolean isDouble = tile.getHigh() == tile.getLow();
            double worth = move.getPoints() + (isDouble ? PER_PIP + PER_DOUBLE_PIP : PER_PIP) * Boneyard.pips(move);
            BitSet open = openAfter(place, view.getSeat());
            long followers = view.getHandList().stream().filter(own -> !own.equals(tile) && fits(own, open)).count();
            worth += FOLLOW * Math.min(followers, 1) + PER_FOLLOWER * followers;
            double weight = STUCK;
            for (Other other : others) {
                double chance = stuckChance(other, openAfter(place, other.info().getSeat())) * weight;
                worth += other.isPartner() ? chance * PARTNER : chance;
                weight *= PER_SEAT;
            }
            return worth;
        }

        /** What a seat may play on after a placement, by the ends as they are open now. */
        private BitSet openAfter(PlaceTile place, int seat) {
            var open = new BitSet();
            var outer = new BitSet(); // of the tile; the first one is open on both sides
            outer.set(place.getTile().getHigh());
            outer.set(place.getTile().getLow());
            for (OpenEnd end : view.getTable().getOpenEndsList()) {
                boolean isOpen = end.getOpenToSeatsList().contains(seat);
                if (!end.hasPips()) {
                    continue;
                }
                if (end.getEndId() != place.getEndId()) {
                    open.set(end.getPips(), open.get(end.getPips()) || isOpen);
                } else if (!isOpen) {
                    outer.clear();
                } else if (outer.cardinality() == 2) {
                    outer.clear(end.getPips());
                }
            }
            open.or(outer);
            return open;
        }

        /** How likely a seat holds no tile for these values, as if the tiles it may hold were dealt at random. */
        private double stuckChance(Other other, BitSet open) {
            List<Tile> possible = unseen.stream().filter(tile -> !fits(tile, other.lacks())).toList();
            if (possible.isEmpty()) {
                return 0;
            }
            double fitting = possible.stream().filter(tile -> fits(tile, open)).count();
            return Math.pow(1 - fitting / possible.size(), other.info().getHandCount());
        }

        private static boolean fits(Tile tile, BitSet values) {
            return values.get(tile.getHigh()) || values.get(tile.getLow());
        }
    }
}
