/// An integer as a real number. Scores stay far below 2^53, where every integer is exact.
#[expect(clippy::cast_precision_loss, reason = "exact below 2^53, and scores are bounded by the ledger")]
pub(crate) const fn real(number: i64) -> f64 {
    number as f64
}

/// A count as a real number.
#[expect(clippy::cast_precision_loss, reason = "exact below 2^53")]
pub(crate) const fn real_of(count: usize) -> f64 {
    count as f64
}

/// A count as a signed integer.
pub(crate) fn signed(count: usize) -> i64 {
    i64::try_from(count).expect("memory holds fewer things")
}
