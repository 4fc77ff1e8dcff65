use boneyard_tournament::Play;

use super::game::play;

/// A round robin of six, one game a meeting, in half points: the row's against the column's.
pub(crate) const SIX: [[u8; 6]; 6] = [
    [0, 2, 1, 2, 0, 2],
    [0, 0, 2, 1, 2, 2],
    [1, 0, 0, 2, 2, 0],
    [0, 1, 0, 0, 2, 2],
    [2, 0, 0, 0, 0, 2],
    [0, 0, 2, 0, 0, 0],
];

/// The games of [`SIX`].
pub(crate) fn six() -> Vec<Play> {
    let mut games = Vec::new();
    for a in 0..6_u8 {
        for b in a + 1..6 {
            let (round, table) = (u32::from(a) + 1, u32::from(b));
            let margin = i64::from(SIX[usize::from(a)][usize::from(b)]) - 1;
            let [first, second] = [a, b].map(|n| char::from(b'A' + n));
            games.push(play(round, table, round, 1, &[(first, margin), (second, -margin)]));
        }
    }
    games
}
