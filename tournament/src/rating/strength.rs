/// Elo per unit of natural strength: 400 / ln 10.
pub(super) const ELO: f64 = 173.717_792_761_300_73;

/// Ratings of all entrants at once, in their order.
#[derive(Clone, PartialEq, Debug)]
pub struct Ratings {
    /// Ratings in Elo, centred: their mean is 0.
    pub elo: Vec<f64>,
    /// Standard error of each, in Elo, as the distance from the mean.
    pub se: Vec<f64>,
    /// Whether each entrant was given a virtual draw against a mean opponent, because without it somebody's
    /// rating would be infinite, or the entrants fall into groups that did not meet. Say so beside the ratings.
    pub prior: bool,
}

/// Ratings and how their errors hang together.
#[derive(Clone, PartialEq, Debug)]
pub struct Fit {
    /// Natural strengths: the odds of two entrants are e to the difference. Their mean is 0.
    pub strengths: Vec<f64>,
    /// Covariance of the strengths.
    pub covariance: Vec<Vec<f64>>,
    /// As [`Ratings::prior`].
    pub prior: bool,
    /// Natural logarithm of the likelihood of the results, without virtual draws.
    pub log_likelihood: f64,
}

impl Fit {
    /// The ratings alone, in Elo.
    pub fn ratings(&self) -> Ratings {
        Ratings {
            elo: self.strengths.iter().map(|strength| strength * ELO).collect(),
            se: (0..self.strengths.len()).map(|i| self.covariance[i][i].max(0.0).sqrt() * ELO).collect(),
            prior: self.prior,
        }
    }

    /// Standard error in Elo of the difference between two entrants, which is not that of two independent
    /// ratings. `None` if one is not among them.
    pub fn error_of_difference(&self, a: usize, b: usize) -> Option<f64> {
        let entry = |i: usize, j: usize| self.covariance.get(i).and_then(|row| row.get(j)).copied();
        let variance = entry(a, a)? + entry(b, b)? - 2.0 * entry(a, b)?;
        Some(variance.max(0.0).sqrt() * ELO)
    }
}
