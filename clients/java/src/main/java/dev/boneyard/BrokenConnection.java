package dev.boneyard;

/** The connection is of no more use, and another may be. The message says why. */
final class BrokenConnection extends Exception {
    private static final long serialVersionUID = 1;

    BrokenConnection(String why) {
        super(why);
    }
}
