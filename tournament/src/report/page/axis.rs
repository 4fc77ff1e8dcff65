use crate::{
    report::figure::{fixed, with_sign},
    standing::real_of,
};

/// A straight axis: which place of the picture stands for which value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Axis {
    low: f64,
    high: f64,
    from: f64,
    to: f64,
}

impl Axis {
    /// From the least to the greatest of the values, 0 included; never without length.
    pub(super) fn over(values: impl Iterator<Item = f64>, from: f64, to: f64) -> Self {
        let (mut low, mut high) = (0.0_f64, 0.0_f64);
        for value in values.filter(|value| value.is_finite()) {
            low = low.min(value);
            high = high.max(value);
        }
        if high - low <= 0.0 {
            (low, high) = (-1.0, 1.0);
        }
        Self { low, high, from, to }
    }

    /// Place of a value.
    pub(super) fn at(self, value: f64) -> f64 {
        let share = ((value - self.low) / (self.high - self.low)).clamp(0.0, 1.0);
        self.from + share * (self.to - self.from)
    }

    /// Four to eight round values within, with their labels.
    pub(super) fn ticks(self) -> Vec<(f64, String)> {
        let rough = (self.high - self.low) / 7.0;
        let power = 10_f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|times| times * power).into_iter().find(|step| *step >= rough);
        let step = step.unwrap_or(rough);
        let places = if step >= 1.0 {
            0
        } else if step >= 0.1 {
            1
        } else {
            3
        };
        let first = (self.low / step).ceil();
        (0..9)
            .map(|n| (first + real_of(n)) * step)
            .take_while(|value| *value <= self.high + step * 1e-9)
            .map(|value| (value, with_sign(value, places)))
            .collect()
    }
}

/// A place in a picture, to a tenth.
pub(super) fn place(value: f64) -> String {
    fixed(value, 1)
}
