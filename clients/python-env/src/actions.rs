//! The numbers of actions. They follow from the rules alone and mean the same in every decision:
//!
//! | numbers | action |
//! |---|---|
//! | `tile × arms + arm` | lay the tile on the arm; a lead is laid on arm 0 |
//! | `plain`, `plain + 1` | draw, pass |
//! | the next three, where the rules know such rights | decline, claim, challenge |
//! | the next `plain`, where a placement can be said aloud | as the first, with the last tile announced or the points called |
//!
//! `plain = tiles × arms`. Tiles count from 0-0: 1-0 is 1, 1-1 is 2, 2-0 is 3. Arms of a line count left,
//! right, up, down and on in the order in which they came into being; with trains, arm 0 is the train of
//! the seat that plays, arm 1 that of its left neighbour, and so on, then those for everybody.

use boneyard_engine::{
    layout::{End, MAX_ARMS},
    rules::{
        AfterDouble, Claim, LaterOpener, Rules, Spinner,
        trains::{Family, Tap},
    },
    seat::Seat,
    table::Move,
    tile::TileSet,
};

/// The numbering under one set of rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Actions {
    /// Tiles of the set.
    pub tiles: usize,
    /// Most arms of a layout.
    pub arms: usize,
    /// Seats with a train of their own; 0 in a line.
    trains: usize,
    /// Whether there is anything to decline, claim or challenge.
    rights: bool,
    /// Whether a placement can be said aloud.
    spoken: bool,
}

impl Actions {
    /// The numbering under these rules.
    pub fn new(rules: &Rules) -> Self {
        let seats = usize::from(rules.seats);
        let arms = match (rules.family, rules.spinner) {
            (Family::Trains, _) => seats + usize::from(rules.trains.mexican_max),
            (Family::Slosh, _) => seats,
            (Family::Line, Spinner::None) => 2,
            (Family::Line, Spinner::FirstDouble | Spinner::Lead) => 4,
            (Family::Line, Spinner::All) => 2 * usize::from(rules.max_pip) + 4,
        };
        let spoken = match rules.family {
            Family::Line => rules.claim == Claim::Muggins,
            Family::Trains => rules.trains.tap != Tap::Off,
            Family::Slosh => false,
        };
        Self {
            tiles: TileSet::size_of_full(rules.max_pip),
            arms: arms.min(MAX_ARMS),
            trains: if rules.family == Family::Line { 0 } else { seats },
            rights: spoken
                || rules.after_double != AfterDouble::Nothing
                || rules.later_opener == LaterOpener::WinningPair,
            spoken,
        }
    }

    /// Numbers of plain placements.
    pub const fn plain(&self) -> usize {
        self.tiles * self.arms
    }

    /// How many numbers there are.
    pub const fn count(&self) -> usize {
        let rights = if self.rights { 3 } else { 0 };
        let spoken = if self.spoken { self.plain() } else { 0 };
        self.plain() + 2 + rights + spoken
    }

    /// The arm that a seat counts for an end; 0 for the empty table.
    pub fn arm(&self, seat: Seat, end: End) -> usize {
        match end.arm_index() {
            None => 0,
            Some(index) if index < self.trains => {
                (if index < seat.index() { index + self.trains } else { index }) - seat.index()
            }
            Some(index) => index,
        }
    }

    /// The number that a move has for a seat. The rules list no opener to choose, so that has none of its own.
    pub fn number(&self, seat: Seat, action: Move) -> u16 {
        let special = |place: usize| self.plain() + place;
        let number = match action {
            Move::Place { tile, end, announce, declared } => {
                let number = tile.index() * self.arms + self.arm(seat, end);
                if announce || declared > 0 { special(5) + number } else { number }
            }
            Move::Draw => special(0),
            Move::Pass | Move::ChooseOpener { .. } => special(1),
            Move::Decline => special(2),
            Move::Claim { .. } => special(3),
            Move::Challenge { .. } => special(4),
        };
        // 190 tiles on 40 arms, twice, and some more.
        u16::try_from(number).unwrap_or(u16::MAX)
    }
}

#[cfg(test)]
mod tests {
    use boneyard_engine::{tile::Tile, variants};

    use super::*;

    fn numbering(variant: &str, options: &[(&str, &str)]) -> Actions {
        Actions::new(&variants::find(variant).unwrap().with(options.iter().copied()).unwrap())
    }

    #[test]
    fn the_numbers_are_those_of_the_page() {
        assert_eq!(numbering("draw", &[]).count(), 58);
        assert_eq!(numbering("all_fives", &[]).count(), 114);
        assert_eq!(numbering("mexican_train", &[("tap", "off")]).count(), 457);
        assert_eq!(numbering("mexican_train", &[]).count(), 457 + 3 + 455);
        assert_eq!(numbering("all_fives", &[("claim", "muggins")]).count(), 114 + 3 + 112);
        assert_eq!(numbering("chicken_foot", &[]).count(), 55 * 22 + 2);
    }

    #[test]
    fn a_seat_counts_trains_from_its_own() {
        let actions = numbering("mexican_train", &[]);
        let [b, d] = [2, 4].map(|number| Seat::from_number(number).unwrap());
        let arms = |seat| (0..5).map(|index| actions.arm(seat, End::of_arm(index))).collect::<Vec<_>>();
        assert_eq!(arms(b), [3, 0, 1, 2, 4]);
        assert_eq!(arms(d), [1, 2, 3, 0, 4]);
        let tile = Tile::new(1, 0).unwrap();
        assert_eq!(actions.number(b, Move::place(tile, End::START)), 5);
        assert_eq!(actions.number(b, Move::place(tile, End::of_arm(4))), 9);
    }
}
