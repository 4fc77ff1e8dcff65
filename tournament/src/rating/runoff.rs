//! The rankings of the computer poker competitions, in integers. `totals[a][b]` is what a won from b in all
//! their games; a missing entry counts as 0, and the diagonal is not read.

/// Ranks by total winnings against everybody, from 1, equal totals sharing: 1, 2, 2, 4. It rewards those who
/// take most from the weak.
pub fn bankroll(totals: &[Vec<i64>]) -> Vec<u32> {
    let everybody = vec![true; totals.len()];
    let sums: Vec<i128> = (0..totals.len()).map(|entrant| against(totals, entrant, &everybody, i128::from)).collect();
    sums.iter().map(|own| rank(sums.iter().filter(|sum| *sum > own).count())).collect()
}

/// Ranks by removing, again and again, whoever has won least from those still there; equals go together and
/// share a rank. It rewards those who beat the strong.
pub fn instant_runoff(totals: &[Vec<i64>]) -> Vec<u32> {
    runoff(totals, i128::from)
}

/// As [`instant_runoff`], but each opponent counts 1, 0 or −1, however much was won or lost.
pub fn series_runoff(totals: &[Vec<i64>]) -> Vec<u32> {
    runoff(totals, |total| i128::from(total.signum()))
}

fn runoff(totals: &[Vec<i64>], worth: impl Fn(i64) -> i128) -> Vec<u32> {
    let mut ranks = vec![1; totals.len()];
    let mut there = vec![true; totals.len()];
    loop {
        let left: Vec<(usize, i128)> = (0..totals.len())
            .filter(|&entrant| there[entrant])
            .map(|entrant| (entrant, against(totals, entrant, &there, &worth)))
            .collect();
        let Some(least) = left.iter().map(|(_, sum)| *sum).min() else { return ranks };
        let stay = left.iter().filter(|(_, sum)| *sum > least).count();
        for (entrant, _) in left.iter().filter(|(_, sum)| *sum == least) {
            ranks[*entrant] = rank(stay);
            there[*entrant] = false;
        }
    }
}

fn against(totals: &[Vec<i64>], entrant: usize, there: &[bool], worth: impl Fn(i64) -> i128) -> i128 {
    let others = totals[entrant].iter().zip(there).enumerate();
    others.filter(|(other, (_, there))| *other != entrant && **there).map(|(_, (total, _))| worth(*total)).sum()
}

fn rank(better: usize) -> u32 {
    u32::try_from(better).unwrap_or(u32::MAX).saturating_add(1)
}
