//! Linear equations with a symmetric positive definite matrix, by Cholesky's method.

/// Pivots that lose all but this share of the diagonal are rounding errors.
const ROUNDING: f64 = 1e-14;

/// Lower triangle whose product with its transpose is the matrix.
pub(crate) struct Cholesky(Vec<Vec<f64>>);

impl Cholesky {
    /// Factors a matrix, of which it reads the lower triangle. `None` if it is singular or not positive.
    pub(crate) fn of(matrix: &[Vec<f64>]) -> Option<Self> {
        let mut lower: Vec<Vec<f64>> = Vec::with_capacity(matrix.len());
        for (at, row) in matrix.iter().enumerate() {
            let mut next = Vec::with_capacity(at + 1);
            for (entry, earlier) in row.iter().zip(&lower) {
                let known: f64 = earlier.iter().zip(&next).map(|(a, b): (&f64, &f64)| a * b).sum();
                next.push((entry - known) / earlier[next.len()]);
            }
            let pivot = row[at] - next.iter().map(|x| x * x).sum::<f64>();
            // Also false for what is no number.
            if !(pivot > ROUNDING * row[at].abs() && pivot.is_finite()) {
                return None;
            }
            next.push(pivot.sqrt());
            lower.push(next);
        }
        Some(Self(lower))
    }

    /// Solves the equations for a right-hand side of the size of the matrix.
    pub(crate) fn solve(&self, right: &[f64]) -> Vec<f64> {
        let mut x = right.to_vec();
        for (at, row) in self.0.iter().enumerate() {
            let known: f64 = row[..at].iter().zip(&x).map(|(a, b)| a * b).sum();
            x[at] = (x[at] - known) / row[at];
        }
        for (at, row) in self.0.iter().enumerate().rev() {
            x[at] /= row[at];
            let solved = x[at];
            x[..at].iter_mut().zip(row).for_each(|(value, a)| *value -= a * solved);
        }
        x
    }

    /// The inverse of the matrix.
    pub(crate) fn inverse(&self) -> Vec<Vec<f64>> {
        let size = self.0.len();
        (0..size).map(|at| self.solve(&(0..size).map(|i| f64::from(u8::from(i == at))).collect::<Vec<_>>())).collect()
    }
}
