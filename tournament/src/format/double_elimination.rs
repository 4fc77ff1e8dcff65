use super::{
    duel::{Slot, Walk, Walked},
    knockout::{neighbours, slots},
};

/// A double elimination. The losers of round r of the winners' side meet the survivors of the losers' side after
/// its round 2r − 3, which is played in the same round as theirs.
pub(super) fn brackets(walk: &mut Walk<'_>, reset: bool) -> Walked<()> {
    let first = walk.pairs(&neighbours(&slots(walk)))?;
    let [mut winners, mut losers] = sides(&first);
    let mut round = 2;
    while winners.len() > 1 {
        let pairs = [neighbours(&winners), neighbours(&losers)].concat();
        let ends = walk.pairs(&pairs)?;
        let (upper, lower) = ends.split_at(winners.len() / 2);
        let [through, mut dropped] = sides(upper);
        winners = through;
        turn(&mut dropped, round);
        let [survivors, _] = sides(lower);
        let pairs: Vec<[Slot; 2]> = survivors.into_iter().zip(dropped).map(|(a, b)| [a, b]).collect();
        [losers, _] = sides(&walk.pairs(&pairs)?);
        round += 1;
    }
    let (Some(&unbeaten), Some(&challenger)) = (winners.first(), losers.first()) else { return Ok(()) };
    let last = walk.pairs(&[[unbeaten, challenger]])?;
    if reset && challenger.is_some() && last[0][0] == challenger && last[0][1].is_some() {
        walk.pairs(&last)?;
    }
    Ok(())
}

/// Winners and losers.
fn sides(ends: &[[Slot; 2]]) -> [Vec<Slot>; 2] {
    [0, 1].map(|side| ends.iter().map(|end| end[side]).collect())
}

/// The order in which losers of a round drop in: turned round, and in every other round with halves exchanged, so that
/// nobody soon meets again whom it has beaten.
fn turn(dropped: &mut [Slot], round: u32) {
    if round.is_multiple_of(2) {
        dropped.reverse();
    } else {
        dropped.rotate_left(dropped.len() / 2);
    }
}
