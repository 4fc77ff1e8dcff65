package dev.boneyard.real;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boneyard.Boneyard;
import dev.boneyard.Client;
import dev.boneyard.Options;
import dev.boneyard.Registration;
import dev.boneyard.v1.ActionSource;
import dev.boneyard.v1.ChairSpec;
import dev.boneyard.v1.CreateTableRequest;
import dev.boneyard.v1.EndReason;
import dev.boneyard.v1.HouseBotSpec;
import dev.boneyard.v1.ListTableEventsRequest;
import dev.boneyard.v1.ListTableEventsResponse;
import dev.boneyard.v1.RoundAction;
import dev.boneyard.v1.SeatStep;
import dev.boneyard.v1.TableEvent;
import dev.boneyard.v1.TableSpec;
import dev.boneyard.v1.TableStep;
import dev.boneyard.v1.VariantSpec;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A player of the {@link RealServer} with a client of its own. */
final class Guest implements AutoCloseable {
    final Client client;
    private final String address;
    private final Registration made;

    Guest(String address, Registration made) {
        this.address = address;
        this.made = made;
        client = Boneyard.connect(Options.DEFAULT.server(address).token(made.token()));
    }

    String token() {
        return made.token();
    }

    /** Options of a run as this player. */
    Options options() {
        return Options.DEFAULT.server(address).token(made.token());
    }

    /** Opens a table with house bots on every chair but the last; returns its id. */
    String table(String variant, String option, String value, String... houseBots) {
        var spec = TableSpec.newBuilder()
                .setVariant(VariantSpec.newBuilder().setVariant(variant).putOptions(option, value));
        for (String name : houseBots) {
            spec.addChairs(ChairSpec.newBuilder().setHouseBot(HouseBotSpec.newBuilder().setHouseBot(name)));
        }
        spec.addChairs(ChairSpec.getDefaultInstance());
        return client.tables()
                .createTable(CreateTableRequest.newBuilder().setTable(spec).build())
                .getTable()
                .getTableId();
    }

    /** Checks from the stored steps that every question was answered once, by whom it was asked, in time. */
    void playedCleanly(String table) {
        Set<Integer> answered = new HashSet<>();
        boolean isComplete = false;
        for (TableStep step : steps(table)) {
            for (TableEvent event : step.getEventsList()) {
                isComplete |= event.getMatchEnded().getReason() == EndReason.END_REASON_COMPLETED;
                assertEquals(0, event.getClockChanged().getTimeoutCount(), event::toString);
                assertEquals(0, event.getClockChanged().getIllegalCount(), event::toString);
                assertFalse(event.hasSeatSubstituted(), event::toString);
                if (event.hasActionTaken()) {
                    RoundAction action = event.getActionTaken().getAction();
                    boolean isAnswer = action.getSource() == ActionSource.ACTION_SOURCE_PLAYER;
                    assertTrue(isAnswer, () -> "by another: " + event);
                    assertTrue(answered.add(action.getTurn()), () -> "answered before: " + event);
                }
            }
        }
        assertTrue(isComplete, "the match was not played to its end");
    }

    private List<TableStep> steps(String table) {
        List<TableStep> steps = new ArrayList<>();
        var request = ListTableEventsRequest.newBuilder().setTableId(table).setPageSize(100);
        do {
            ListTableEventsResponse page = client.tables().listTableEvents(request.build());
            steps.addAll(page.getStepsList());
            page.getSeatStepsList().stream().map(SeatStep::getStep).forEach(steps::add);
            request.setPageToken(page.getNextPageToken());
        } while (!request.getPageToken().isEmpty());
        return steps;
    }

    @Override
    public void close() {
        client.close();
    }
}
