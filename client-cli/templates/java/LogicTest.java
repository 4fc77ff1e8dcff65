import dev.boneyard.v1.LegalMove;
import dev.boneyard.v1.SeatView;
import java.util.List;

/** Plays one known position. */
public final class LogicTest {
    private LogicTest() {}

    public static void main(String[] arguments) {
        var moves = List.of(move("6-4R", 0), move("5-5L", 10), move("draw", 0));
        String found = Logic.decide(SeatView.getDefaultInstance(), moves).getToken();
        if (!found.equals("5-5L")) {
            throw new AssertionError("wanted 5-5L, found " + found);
        }
        System.out.println("test: ok");
    }

    private static LegalMove move(String token, int points) {
        return LegalMove.newBuilder().setToken(token).setPoints(points).build();
    }
}
