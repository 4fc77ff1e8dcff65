//! What a seat can tell of the others' hands: which tiles it has not seen, and which of them a seat
//! cannot hold, because a pass or a draw of this round disproved them.

use boneyard_engine::{
    seat::{BySeat, Seat},
    table::{Move, SeatView, Source},
    tile::{PipSet, Tile, TileSet},
};

/// One million: certainty, in the unit of [`Tally::stuck`].
pub(crate) const CERTAIN: i64 = 1_000_000;

/// The count of tiles from one seat's point of view.
#[derive(Debug)]
pub(crate) struct Tally {
    /// Tiles neither on the table nor in the own hand.
    unseen: TileSet,
    /// Tiles that a seat is known not to hold.
    disproved: BySeat<TileSet>,
    hand_counts: BySeat<u8>,
}

impl Tally {
    /// Counts what the owner of `hand` sees.
    pub(crate) fn new(view: &SeatView, hand: TileSet) -> Self {
        let table = &view.table;
        let mut seen = hand;
        table.centre.into_iter().for_each(|tile| seen.insert(tile));
        for &(tile, _) in table.arms.iter().flat_map(|arm| &arm.tiles) {
            seen.insert(tile);
        }
        let mut hand_counts = BySeat::default();
        for (seat, status) in Seat::all(table.rules.seats).zip(&table.seats) {
            hand_counts[seat] = status.hand_count;
        }
        Self { unseen: table.rules.set().difference(seen), disproved: disproved(view), hand_counts }
    }

    /// Tiles that the owner has not seen.
    pub(crate) const fn unseen(&self) -> TileSet {
        self.unseen
    }

    /// Tiles that a seat may hold.
    pub(crate) fn possible(&self, seat: Seat) -> TileSet {
        self.unseen.difference(self.disproved[seat])
    }

    /// The chance, in millionths, that none of the seat's tiles is of `playable`: as if its hand were
    /// any of the tiles that it may hold.
    pub(crate) fn stuck(&self, seat: Seat, playable: TileSet) -> i64 {
        let possible = self.possible(seat);
        let misfits = possible.difference(playable).len();
        let mut chance = CERTAIN;
        for taken in 0..self.hand_count(seat) {
            chance = chance * count(misfits.saturating_sub(taken)) / count(possible.len() - taken);
        }
        chance
    }

    /// The sum of `worth` over the tiles that a seat may hold, in proportion to how many it has.
    pub(crate) fn expected(&self, seat: Seat, worth: impl Fn(Tile) -> i64) -> i64 {
        let possible = self.possible(seat);
        let total: i64 = possible.iter().map(worth).sum();
        total * count(self.hand_count(seat)) / count(possible.len()).max(1)
    }

    fn hand_count(&self, seat: Seat) -> usize {
        usize::from(self.hand_counts[seat]).min(self.possible(seat).len())
    }
}

/// A number of tiles, for weighing; no set has more than 190.
pub(crate) fn count(tiles: usize) -> i64 {
    i64::try_from(tiles).unwrap_or(i64::MAX)
}

/// Tiles that each seat is known not to hold.
///
/// A pass disproves the values of the open ends until the seat draws. Who draws because it must
/// stops at the first tile that fits, so the values it lacked are disproved again as soon as that
/// tile is laid; whatever was known before is not.
fn disproved(view: &SeatView) -> BySeat<TileSet> {
    let mut disproved = BySeat::<TileSet>::default();
    let mut until_laid = BySeat::<PipSet>::default();
    for act in &view.table.history {
        match act.action {
            Move::Pass => disproved[act.seat] = disproved[act.seat].union(showing(act.lacked)),
            Move::Draw => {
                disproved[act.seat] = TileSet::EMPTY;
                until_laid[act.seat] = match act.source {
                    Source::Forced => act.lacked,
                    Source::Player | Source::Timeout | Source::Substitute | Source::Penalty => PipSet::EMPTY,
                };
            }
            Move::Place { .. } => {
                let lacked = core::mem::take(&mut until_laid[act.seat]);
                disproved[act.seat] = disproved[act.seat].union(showing(lacked));
            }
            Move::Decline | Move::Claim { .. } | Move::Challenge { .. } | Move::ChooseOpener { .. } => {}
        }
    }
    disproved
}

/// Tiles that show any of these values.
fn showing(pips: PipSet) -> TileSet {
    pips.iter().fold(TileSet::EMPTY, |tiles, pip| tiles.union(TileSet::showing(pip)))
}

#[cfg(test)]
mod tests {
    use boneyard_engine::{
        layout::End,
        rules::Rules,
        table::{self, Command, Setup, Table, Viewer},
        variants,
    };

    use super::*;
    use crate::{HouseBot, random::splitmix64};

    fn tiles(text: &str) -> Vec<Tile> {
        text.split_whitespace().map(|tile| boneyard_engine::notation::tile(tile).unwrap()).collect()
    }

    fn rules(variant: &str, options: &[(&str, &str)]) -> Rules {
        variants::find(variant).unwrap().with(options.iter().copied()).unwrap()
    }

    fn seat(letter: char) -> Seat {
        Seat::from_letter(letter).unwrap()
    }

    fn apply(table: &mut Table, command: &Command<'_>) {
        let mut events = Vec::new();
        table::decide(table, command, &mut events).unwrap();
        for event in &events {
            table::evolve(table, event);
        }
    }

    fn place(table: &mut Table, tile: &str, end: End) {
        let asked = table.position().asked().unwrap();
        let action = Move::place(tiles(tile)[0], end);
        apply(table, &Command::Act { seat: asked.seat, turn: asked.turn, action, source: Source::Player });
    }

    fn tally(table: &Table, viewer: char) -> Tally {
        let view = table::view(table, Viewer::Seated(seat(viewer)));
        Tally::new(&view, view.own.as_ref().unwrap().hand)
    }

    /// Two seats, the first tile to be led by A.
    fn two(variant: &str, a: &str, b: &str, boneyard: &str) -> Table {
        let mut hands = BySeat::<TileSet>::default();
        hands[seat('A')] = tiles(a).into_iter().collect();
        hands[seat('B')] = tiles(b).into_iter().collect();
        let boneyard = &tiles(boneyard);
        let rules = rules(variant, &[("seats", "2")]);
        Setup { rules, round: 1, opener: seat('A'), hands, boneyard, laid: &[], scores: &[0, 0], to_move: seat('A') }
            .table()
    }

    #[test]
    fn a_pass_disproves_the_open_values() {
        let mut table = two("block", "6-4 4-0 1-0", "5-5 5-3", "");
        place(&mut table, "6-4", End::START);
        let tally = tally(&table, 'A');
        let possible = tally.possible(seat('B'));
        assert!(possible.intersection(TileSet::showing(6).union(TileSet::showing(4))).is_empty());
        // 28 tiles less the seen 6-4, 4-0, 1-0 and eleven others with a 6 or a 4.
        assert_eq!(possible.len(), 14);
        assert_eq!(tally.stuck(seat('B'), TileSet::showing(6)), CERTAIN);
        assert!(tally.stuck(seat('B'), TileSet::showing(5)) < CERTAIN);
    }

    #[test]
    fn after_a_draw_only_the_last_tile_fitted() {
        let mut table = two("draw", "6-4 4-0 1-0", "5-5 5-3", "2-2 6-1 3-3");
        place(&mut table, "6-4", End::START);
        // B had no 6 and no 4 and drew 2-2 and 6-1. Until it has laid the 6-1 it may hold either.
        assert_eq!(tally(&table, 'A').possible(seat('B')).len(), 25);
        place(&mut table, "6-1", End::LEFT);
        let possible = tally(&table, 'A').possible(seat('B'));
        assert!(possible.intersection(TileSet::showing(6).union(TileSet::showing(4))).is_empty());
    }

    #[test]
    fn nothing_that_a_seat_holds_is_disproved() {
        let games = variants::ALL.iter().map(|variant| (variant.rules)(variant.default_seats)).chain([
            rules("draw", &[("voluntary_draw", "true"), ("reserve", "2")]),
            rules("all_fives", &[("claim", "muggins"), ("seats", "2"), ("voluntary_draw", "true")]),
        ]);
        let random = HouseBot::find("random").unwrap();
        for rules in games {
            for seed in 0..200 {
                let mut shuffled: Vec<Tile> = rules.set().iter().collect();
                shuffled.sort_by_key(|tile| splitmix64(seed, u32::from(tile.high()) * 32 + u32::from(tile.low())));
                let mut table = Table::new(rules);
                apply(&mut table, &Command::StartMatch { shuffled: &shuffled, lot: Seat::default() });
                apply(&mut table, &Command::StartRound { shuffled: &shuffled, lot: Seat::default(), own_orders: None });
                while let Some(asked) = table.position().asked() {
                    let view = table::view(&table, Viewer::Seated(asked.seat));
                    let tally = Tally::new(&view, view.own.as_ref().unwrap().hand);
                    for other in Seat::all(rules.seats).filter(|&other| other != asked.seat) {
                        let wrong = table.position().hands[other].difference(tally.possible(other));
                        assert!(wrong.is_empty(), "{other} holds {wrong:?}: {:?}", view.table.history);
                    }
                    let moves = table::described_moves(&table, asked.seat);
                    let action = moves[random.choose(&view, &moves, seed)].choice;
                    let (seat, turn) = (asked.seat, asked.turn);
                    apply(&mut table, &Command::Act { seat, turn, action, source: Source::Player });
                }
            }
        }
    }
}
