package dev.boneyard;

import com.google.protobuf.InvalidProtocolBufferException;
import dev.boneyard.v1.AnswerResult;
import dev.boneyard.v1.Decision;
import dev.boneyard.v1.Drain;
import dev.boneyard.v1.DrawTile;
import dev.boneyard.v1.EndReason;
import dev.boneyard.v1.Heartbeat;
import dev.boneyard.v1.LegalMove;
import dev.boneyard.v1.MatchResult;
import dev.boneyard.v1.Move;
import dev.boneyard.v1.PlaceTile;
import dev.boneyard.v1.PlayerEvent;
import dev.boneyard.v1.PublicView;
import dev.boneyard.v1.SeatInfo;
import dev.boneyard.v1.SeatView;
import dev.boneyard.v1.TableNotice;
import dev.boneyard.v1.TableState;
import dev.boneyard.v1.Tile;
import dev.boneyard.v1.TurnRequest;
import dev.boneyard.v1.VariantRules;
import dev.boneyard.v1.Welcome;
import java.util.List;

/** Events, as short as scripts need them. */
final class Events {
    private Events() {}

    static PlayerEvent welcome(String... tables) {
        return welcomeBeating(60_000, tables);
    }

    static PlayerEvent welcomeBeating(int periodMs, String... tables) {
        return PlayerEvent.newBuilder()
                .setWelcome(Welcome.newBuilder()
                        .setPlayerId("ply_me")
                        .setHeartbeatIntervalMs(periodMs)
                        .addAllTableIds(List.of(tables)))
                .build();
    }

    static LegalMove place(String token, int high, int low, int points) {
        var tile = PlaceTile.newBuilder().setTile(Tile.newBuilder().setHigh(high).setLow(low)).setEndId(2);
        return LegalMove.newBuilder()
                .setChoice(Move.newBuilder().setPlace(tile))
                .setToken(token)
                .setPoints(points)
                .build();
    }

    static SeatView viewOf(String table, TableState state) {
        return SeatView.newBuilder()
                .setSeat(2)
                .setTable(PublicView.newBuilder()
                        .setTableId(table)
                        .setState(state)
                        .setRules(VariantRules.newBuilder().setVariant("all_fives"))
                        .addSeats(SeatInfo.newBuilder().setSeat(1).setTeam(1))
                        .addSeats(SeatInfo.newBuilder().setSeat(2).setTeam(2)))
                .build();
    }

    static PlayerEvent turn(int number) {
        return turnAt("tbl_a", number);
    }

    /** Asks for one of 6-4L, 5-5L with 10 points, and a draw. */
    static PlayerEvent turnAt(String table, int number) {
        var draw = Move.newBuilder().setDraw(DrawTile.getDefaultInstance());
        return turnOf(Decision.newBuilder()
                .setTableId(table)
                .setTurn(number)
                .addLegalMoves(place("6-4L", 6, 4, 0))
                .addLegalMoves(place("5-5L", 5, 5, 10))
                .addLegalMoves(LegalMove.newBuilder().setChoice(draw).setToken("draw")));
    }

    static PlayerEvent turnOf(Decision.Builder decision) {
        var view = viewOf(decision.getTableId(), TableState.TABLE_STATE_ACTIVE);
        return PlayerEvent.newBuilder()
                .setTurnRequest(TurnRequest.newBuilder().setDecision(decision.setSeat(2)).setView(view))
                .build();
    }

    static PlayerEvent result(AnswerResult.Builder result) {
        return PlayerEvent.newBuilder().setAnswerResult(result).build();
    }

    static PlayerEvent notice(String table, TableState state) {
        return noticeOf(TableNotice.newBuilder().setTableId(table).setState(state));
    }

    static PlayerEvent noticeOf(TableNotice.Builder notice) {
        return PlayerEvent.newBuilder().setTableNotice(notice.setChair(2).setSeat(2)).build();
    }

    static PlayerEvent waiting() {
        return notice("tbl_a", TableState.TABLE_STATE_WAITING);
    }

    static PlayerEvent active() {
        return notice("tbl_a", TableState.TABLE_STATE_ACTIVE);
    }

    static PlayerEvent paused() {
        return notice("tbl_a", TableState.TABLE_STATE_PAUSED);
    }

    static PlayerEvent aborted() {
        return notice("tbl_a", TableState.TABLE_STATE_ABORTED);
    }

    static PlayerEvent finished() {
        return finishedAt("tbl_a");
    }

    static PlayerEvent finishedAt(String table) {
        return noticeOf(TableNotice.newBuilder()
                .setTableId(table)
                .setState(TableState.TABLE_STATE_FINISHED)
                .setResult(matchResult()));
    }

    static MatchResult.Builder matchResult() {
        return MatchResult.newBuilder()
                .setReason(EndReason.END_REASON_COMPLETED)
                .addWinningTeams(2)
                .addAllTeamScores(List.of(20, 35))
                .addAllTeamRanks(List.of(2, 1));
    }

    static PlayerEvent heartbeat(int pending) {
        return PlayerEvent.newBuilder()
                .setHeartbeat(Heartbeat.newBuilder().setPendingDecisionCount(pending))
                .build();
    }

    static PlayerEvent drain(int reconnectAfterMs) {
        return PlayerEvent.newBuilder()
                .setDrain(Drain.newBuilder().setReconnectAfterMs(reconnectAfterMs).setComment("new version"))
                .build();
    }

    /** Has the member 99. */
    static PlayerEvent ofALaterRelease() {
        try {
            return PlayerEvent.parseFrom(new byte[] {(byte) 0x9a, 0x06, 0x02, 0x08, 0x01});
        } catch (InvalidProtocolBufferException error) {
            throw new IllegalStateException(error);
        }
    }
}
