//! What this player adds to the deals of a table.

/// 32 bytes that nobody could foresee, so that no server could have chosen its secret to suit them. None
/// where the system gives no randomness: a game is better than none.
pub(crate) fn fresh() -> Vec<u8> {
    let mut bytes = vec![0; 32];
    match getrandom::fill(&mut bytes) {
        Ok(()) => bytes,
        Err(_) => Vec::new(),
    }
}
