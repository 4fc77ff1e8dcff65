package dev.boneyard;

import dev.boneyard.v1.MoveAnswer;
import dev.boneyard.v1.SeatView;
import dev.boneyard.v1.TableState;
import dev.boneyard.v1.TurnRequest;

/** What is known of one table whose match is not over. */
final class Seat {
    TableState state = TableState.TABLE_STATE_UNSPECIFIED;
    int number;
    SeatView view = SeatView.getDefaultInstance();
    /** The last question. */
    TurnRequest question = TurnRequest.getDefaultInstance();
    /** The answer to it; null when it has to be decided, or decided again. */
    MoveAnswer answer;
    /** The answer waits until the table goes on. */
    boolean isHeld;
    /** How often the table began or was resumed. */
    int activations;
    /** The same when the answer was sent. */
    int sentAt;
    /** The answer was sent on this connection, and nothing came back. */
    boolean isUnconfirmed;
}
