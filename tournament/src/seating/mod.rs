//! Who sits where in each play of a board.
