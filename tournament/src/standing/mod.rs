//! Points, tie-breaks, ranks.
