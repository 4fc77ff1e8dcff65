package dev.boneyard;

import dev.boneyard.v1.Decision;
import dev.boneyard.v1.Hello;
import dev.boneyard.v1.LegalMove;
import dev.boneyard.v1.MatchResult;
import dev.boneyard.v1.Move;
import dev.boneyard.v1.MoveAnswer;
import dev.boneyard.v1.PublicView;
import dev.boneyard.v1.SeatInfo;
import dev.boneyard.v1.SeatView;
import dev.boneyard.v1.TableNotice;
import dev.boneyard.v1.TableState;
import dev.boneyard.v1.TurnRequest;
import dev.boneyard.v1.Welcome;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** What a bot keeps in mind across connections. Nothing here touches the network. */
final class Player {
    private static final int CLIENT_BYTES = 64;

    private final Options options;
    private final String table;
    private final List<PlayedMatch> finished = new ArrayList<>();
    private final Map<String, Seat> seated = new TreeMap<>();
    private final Set<String> over = new HashSet<>();
    private boolean hasJoined;

    Player(Options options) {
        int letters = options.name() == null ? 0 : options.name().codePointCount(0, options.name().length());
        if (letters < 1 || letters > 32) {
            throw new SettingsException("name: 1 to 32 characters are wanted");
        }
        if (options.matches() < 0) {
            throw new SettingsException("matches: 0 (for ever) or more is wanted");
        }
        this.options = options;
        table = options.table() == null ? "" : options.table();
    }

    void say(String format, Object... values) {
        options.log().accept(format.formatted(values));
    }

    List<PlayedMatch> finished() {
        return List.copyOf(finished);
    }

    /** True when the wanted number of matches is over, the named table's among them. */
    boolean isDone() {
        boolean isEnough = options.matches() != Options.FOREVER && over.size() >= options.matches();
        return isEnough && (table.isEmpty() || over.contains(table));
    }

    /** True when the run cannot end well without this table. */
    boolean mustKnow(String tableId) {
        return tableId.equals(table);
    }

    /** The memory of a table, made when it is new. */
    Seat at(String tableId) {
        return seated.computeIfAbsent(tableId, unknown -> new Seat());
    }

    /** The memory of a table whose match is not over; null when there is none. */
    Seat known(String tableId) {
        return seated.get(tableId);
    }

    /** Opens a session. A chair is asked for until we have it: a finished table would refuse. */
    Hello hello() {
        String client = "%s boneyard-client/%s (java)".formatted(options.name(), Boneyard.VERSION);
        while (client.getBytes(StandardCharsets.UTF_8).length > CLIENT_BYTES) {
            client = client.substring(0, client.offsetByCodePoints(client.length(), -1));
        }
        return Hello.newBuilder().setClient(client).setJoinTableId(hasJoined ? "" : table).build();
    }

    /** Takes note of the tables we play at; returns those that may have ended while we were away. */
    List<String> welcomed(Welcome welcome) {
        hasJoined = true;
        if (!table.isEmpty() && !over.contains(table)) {
            at(table);
        }
        List<String> missing =
                seated.keySet().stream().filter(id -> !welcome.getTableIdsList().contains(id)).toList();
        seated.values().forEach(seat -> seat.isUnconfirmed = false); // what is still open is asked again
        welcome.getTableIdsList().stream().filter(id -> !over.contains(id)).forEach(this::at);
        String me = welcome.getPlayerId();
        if (welcome.getTableIdsCount() > 0) {
            say("connected as %s; playing at %s", me, String.join(", ", welcome.getTableIdsList()));
        } else {
            say("connected as %s; no table yet", me);
            if (missing.isEmpty()) {
                say("nobody will ask for a move until %s has a chair: "
                        + "name a table to join, or have it seated at one", me);
            }
        }
        welcome.getDeprecationNoticesList().forEach(notice -> say("the server says: %s", notice));
        return missing;
    }

    /** Takes in the view of a table that the welcome no longer listed. */
    void lookedUp(String tableId, SeatView view) {
        PublicView seen = view.getTable();
        if (isOver(seen.getState())) {
            at(tableId).view = view;
            finish(tableId, view.getSeat(), seen.hasResult() ? Optional.of(seen.getResult()) : Optional.empty());
        }
    }

    /** Forgets a table where we no longer sit. */
    void lost(String tableId, String why) {
        say("%s: no longer ours: %s", tableId, why);
        seated.remove(tableId);
    }

    /** Takes in a change of state; returns the answer to send now, if one was held back. */
    Optional<MoveAnswer> noticed(TableNotice notice) {
        String tableId = notice.getTableId();
        if (isOver(notice.getState())) {
            finish(tableId, notice.getSeat(), notice.hasResult() ? Optional.of(notice.getResult()) : Optional.empty());
            return Optional.empty();
        }
        Seat seat = at(tableId);
        if (notice.getSeat() != 0) {
            seat.number = notice.getSeat();
        }
        if (seat.state == notice.getState()) {
            return Optional.empty();
        }
        seat.state = notice.getState();
        switch (seat.state) {
            case TABLE_STATE_WAITING ->
                say("%s: in chair %d; the match starts when every chair is taken", tableId, notice.getChair());
            case TABLE_STATE_PAUSED -> say("%s: paused; no answer is taken until it is resumed", tableId);
            case TABLE_STATE_ACTIVE -> {
                say("%s: the match is on", tableId);
                seat.activations++;
                if (seat.isHeld) {
                    seat.isHeld = false;
                    return Optional.of(seat.answer);
                }
            }
            default -> {} // of a later release
        }
        return Optional.empty();
    }

    /** Takes in a question; returns the answer already given to this very one, which is repeated. */
    Optional<MoveAnswer> asked(TurnRequest request) {
        Decision decision = request.getDecision();
        Seat seat = at(decision.getTableId());
        seat.question = request;
        seat.view = request.getView();
        seat.number = decision.getSeat();
        seat.isHeld = false;
        MoveAnswer before = seat.answer;
        if (before == null
                || before.getTurn() != decision.getTurn()
                || !isListed(before.getChoice(), decision.getLegalMovesList())) {
            seat.answer = null;
        }
        return Optional.ofNullable(seat.answer);
    }

    /** Makes the answer from what the bot returned after so long a time. */
    MoveAnswer decided(TurnRequest request, LegalMove move, Duration took) {
        Decision decision = request.getDecision();
        String tableId = decision.getTableId();
        Duration left = Duration.ofMillis(decision.getTimeLeftMs());
        if (!left.isZero() && took.compareTo(left) > 0) {
            say("%s, turn %d: decide took %s; %s were left",
                    tableId, decision.getTurn(), Errors.seconds(took), Errors.seconds(left));
        }
        if (move == null || !isListed(move.getChoice(), decision.getLegalMovesList())) {
            String returned = move == null ? "null" : '"' + move.getToken() + '"';
            String what = "decide returned %s; one of its %d moves is wanted"
                    .formatted(returned, decision.getLegalMovesCount());
            throw new DecideException(tableId, decision.getTurn(), what, null);
        }
        Seat seat = at(tableId);
        seat.answer = MoveAnswer.newBuilder()
                .setTableId(tableId)
                .setTurn(decision.getTurn())
                .setChoice(move.getChoice())
                .build();
        return seat.answer;
    }

    /** Takes note that an answer is on its way. */
    void sent(MoveAnswer answer) {
        Seat seat = at(answer.getTableId());
        seat.sentAt = seat.activations;
        seat.isUnconfirmed = true;
    }

    /** Decisions held back until their table goes on. */
    int heldCount() {
        return (int) seated.values().stream().filter(seat -> seat.isHeld).count();
    }

    /** True when nothing was heard of an answer. */
    boolean hasUnconfirmed() {
        return seated.values().stream().anyMatch(seat -> seat.isUnconfirmed);
    }

    private void finish(String tableId, int number, Optional<MatchResult> result) {
        Seat known = at(tableId);
        seated.remove(tableId);
        if (!over.add(tableId)) {
            return;
        }
        int seat = number != 0 ? number : known.number;
        int team = known.view.getTable().getSeatsList().stream()
                .filter(info -> seat != 0 && info.getSeat() == seat)
                .mapToInt(SeatInfo::getTeam)
                .findFirst()
                .orElse(0);
        var match = new PlayedMatch(tableId, known.view.getTable().getRules().getVariant(), seat, team, result);
        if (options.matches() != Options.FOREVER) { // a bot that runs for ever would only pile them up
            finished.add(match);
        }
        say("match over: %s", match);
    }

    private static boolean isOver(TableState state) {
        return state == TableState.TABLE_STATE_FINISHED || state == TableState.TABLE_STATE_ABORTED;
    }

    static boolean isListed(Move choice, List<LegalMove> moves) {
        return moves.stream().anyMatch(move -> move.getChoice().equals(choice));
    }
}
