/// Whether each place reaches each other along edges; true of none and of one.
///
/// Strengths by maximum likelihood are bounded exactly when everybody has beaten everybody, at least by way of
/// others: otherwise some group could be infinitely stronger than the rest.
pub(super) fn strongly_connected(size: usize, edge: impl Fn(usize, usize) -> bool) -> bool {
    reaches_all(size, &edge) && reaches_all(size, |from, to| edge(to, from))
}

fn reaches_all(size: usize, edge: impl Fn(usize, usize) -> bool) -> bool {
    let mut reached = vec![false; size];
    let mut open = Vec::new();
    if let Some(start) = reached.first_mut() {
        *start = true;
        open.push(0);
    }
    while let Some(from) = open.pop() {
        for (to, reached) in reached.iter_mut().enumerate() {
            if !*reached && edge(from, to) {
                *reached = true;
                open.push(to);
            }
        }
    }
    reached.iter().all(|reached| *reached)
}
