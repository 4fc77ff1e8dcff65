package dev.boneyard;

/** {@link Decide} threw, which is then the cause, or returned something that is none of the moves. */
public final class DecideException extends BoneyardException {
    private static final long serialVersionUID = 1;

    private final String tableId;
    private final int turn;

    DecideException(String tableId, int turn, String what, Throwable cause) {
        super("table %s, turn %d: %s".formatted(tableId, turn, what), cause);
        this.tableId = tableId;
        this.turn = turn;
    }

    /**
     * Where it happened.
     *
     * @return the table's id
     */
    public String tableId() {
        return tableId;
    }

    /**
     * Which decision it was.
     *
     * @return its number, from 1
     */
    public int turn() {
        return turn;
    }
}
