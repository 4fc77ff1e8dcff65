//! Numbers as people read them: the same bytes for the same number, never a minus before zero, never a word
//! where a number should be.

use crate::{
    standing::{Rating, Value},
    statistics::Interval,
};

/// What stands where there is no number.
pub(super) const NONE: &str = "–";

/// A number with fixed places; [`NONE`] for what is not finite.
pub(super) fn fixed(value: f64, places: usize) -> String {
    if !value.is_finite() {
        return NONE.to_owned();
    }
    let text = format!("{value:.places$}");
    match text.strip_prefix('-') {
        Some(rest) if rest.chars().all(|c| c == '0' || c == '.') => rest.to_owned(),
        _ => text,
    }
}

/// The same with a sign, except before zero.
pub(super) fn with_sign(value: f64, places: usize) -> String {
    let text = fixed(value, places);
    let positive = text.chars().any(|c| ('1'..='9').contains(&c)) && !text.starts_with('-');
    if positive { format!("+{text}") } else { text }
}

/// Places that an error of this size deserves.
fn places(half: f64) -> usize {
    if half >= 1.0 || half == 0.0 {
        1
    } else if half >= 0.1 {
        2
    } else {
        3
    }
}

/// Half of the length of an interval.
pub(super) fn half(interval: &Interval) -> f64 {
    (interval.high - interval.low) / 2.0
}

/// `+1.8 ± 0.9`; plain `0 ± 0` where two bots play exactly alike.
pub(super) fn plus_minus(interval: Option<&Interval>) -> String {
    let Some(interval) = interval else { return NONE.to_owned() };
    if interval.estimate == 0.0 && half(interval) == 0.0 {
        return "0 ± 0".to_owned();
    }
    let places = places(half(interval));
    format!("{} ± {}", with_sign(interval.estimate, places), fixed(half(interval), places))
}

/// A rating and half of its interval, in whole points.
pub(super) fn rating(rating: Option<&Rating>) -> String {
    rating.map_or(NONE.to_owned(), |rating| format!("{} ± {}", with_sign(rating.elo, 0), fixed(rating.margin, 0)))
}

/// Half points as points.
pub(super) fn points(half_points: i64) -> String {
    Value::halves(half_points).to_string()
}

/// A share as a percentage.
pub(super) fn percent(share: f64) -> String {
    format!("{} %", fixed(share * 100.0, 1))
}
