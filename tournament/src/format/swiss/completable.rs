use super::cost::Costs;

/// Whether so many rounds more can be paired without a rematch or a second bye after these pairs. Results do not
/// matter for that.
pub(super) fn is_completable(costs: &Costs<'_>, pairs: &[[usize; 2]], rounds_left: usize) -> bool {
    let places = costs.places();
    let partners = |i: usize| (0..places).filter(|&j| j != i && !costs.is_spent(i, j)).fold(0, |set, j| set | 1 << j);
    let mut open: Vec<u16> = (0..places).map(partners).collect();
    for &[i, j] in pairs {
        close(&mut open, i, j);
    }
    let everybody = if places == 0 { 0 } else { u16::MAX >> (16 - places) };
    fill(&mut open, everybody, everybody, rounds_left, 0)
}

fn close(open: &mut [u16], i: usize, j: usize) {
    open[i] &= !(1 << j);
    open[j] &= !(1 << i);
}

/// Pairs the free places of a round, then the rounds after it. Rounds have no order, so the partners of the first
/// place go upwards: the same set of rounds is not tried again in another order.
fn fill(open: &mut [u16], everybody: u16, free: u16, rounds_left: usize, first_partner: usize) -> bool {
    if rounds_left == 0 || everybody == 0 {
        return true;
    }
    if free == 0 {
        return fill(open, everybody, everybody, rounds_left - 1, first_partner);
    }
    let i = free.trailing_zeros() as usize;
    let is_first = free == everybody;
    // Each needs as many partners as there are rounds.
    if is_first && open.iter().any(|partners| (partners.count_ones() as usize) < rounds_left) {
        return false;
    }
    for j in 0..open.len() {
        if open[i] & free & (1 << j) == 0 || is_first && j < first_partner {
            continue;
        }
        close(open, i, j);
        let next_partner = if is_first { j } else { first_partner };
        let filled = fill(open, everybody, free & !(1 << i | 1 << j), rounds_left, next_partner);
        open[i] |= 1 << j;
        open[j] |= 1 << i;
        if filled {
            return true;
        }
    }
    false
}
