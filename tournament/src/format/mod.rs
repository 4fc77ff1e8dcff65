//! The next round of a tournament.
