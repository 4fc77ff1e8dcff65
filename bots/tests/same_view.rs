//! A bot in two worlds that look the same to its seat makes the same move.
//!
//! A bot gets nothing but a view, so this holds by its type; what is tested is that the view is
//! the same, and that nothing comes in by another door. See fault O17, `hlynurd/open-mtg` issue 4: a
//! search bot that rolled out from the true hidden state.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[expect(dead_code, reason = "matches and duels are for other files")]
mod support;

use boneyard_bots::HouseBot;
use boneyard_engine::{
    rules::Rules,
    seat::Seat,
    table::Move,
    tile::{Tile, TileSet},
};
use support::{Chance, Game, all_rules, around, shuffled};

/// A round played for some moves, and how to play it again.
struct World {
    tiles: Vec<Tile>,
    lot: Seat,
    answers: Vec<(Seat, Move)>,
    game: Game,
}

impl World {
    /// Plays a round for so many moves; `None` when it ends before that.
    fn after(rules: Rules, moves: usize, seed: u64) -> Option<Self> {
        let (tiles, lot) = shuffled(&rules, seed, 0);
        let mut game = Game::new(rules);
        assert!(game.deal(&tiles, lot));
        let bots = around(&rules, moves);
        let mut answers = Vec::new();
        for _ in 0..moves {
            let (seat, view, moves) = game.question()?;
            let action = moves[bots[seat.index()].choose(&view, &moves, seed)].choice;
            assert!(game.answer(seat, action));
            answers.push((seat, action));
        }
        game.question()?;
        Some(Self { tiles, lot, answers, game })
    }

    /// The same moves from another deal; `None` where they are not possible.
    fn again(&self, tiles: &[Tile]) -> Option<Game> {
        let mut game = Game::new(*self.game.table.rules());
        // Seats are drawn from the first shuffle, which everybody sees, so that one stays.
        assert!(game.begin(&self.tiles, self.lot));
        assert!(game.deal(tiles, self.lot));
        self.answers.iter().all(|&(seat, action)| game.answer(seat, action)).then_some(game)
    }

    /// Another world that looks the same to the seat that is asked: some tiles that it has not seen
    /// have changed places, at least one of them with a tile of another hand.
    fn lookalike(&self, chance: &mut Chance) -> Option<Game> {
        let (seat, view, moves) = self.game.question()?;
        let position = self.game.table.position();
        let hidden: TileSet = Seat::all(self.game.table.rules().seats)
            .filter(|&other| other != seat)
            .flat_map(|other| position.hands[other])
            .chain(position.boneyard.tiles().iter().copied())
            .collect();
        let places: Vec<usize> = (0..self.tiles.len()).filter(|&place| hidden.contains(self.tiles[place])).collect();
        for _ in 0..50 {
            let mut tiles = self.tiles.clone();
            for _ in 0..=chance.below(3) {
                tiles.swap(places[chance.below(places.len())], places[chance.below(places.len())]);
            }
            let Some(game) = self.again(&tiles) else { continue };
            let same = game.question().is_some_and(|question| question == (seat, view.clone(), moves.clone()));
            if same && game.table.position().hands != position.hands {
                return Some(game);
            }
        }
        None
    }
}

#[test]
fn bots_move_alike_where_views_are_equal() {
    const POSITIONS: u32 = 200;
    for rules in all_rules() {
        let mut chance = Chance::new(17);
        let mut positions = 0;
        // A few in a hundred have no lookalike that is found.
        for seed in 0..20 * u64::from(POSITIONS) {
            let Some(world) = World::after(rules, chance.below(16), seed) else { continue };
            let Some(lookalike) = world.lookalike(&mut chance) else { continue };
            let (_, view, moves) = world.game.question().unwrap();
            let (_, other_view, other_moves) = lookalike.question().unwrap();
            for bot in HouseBot::ALL {
                assert_eq!(
                    bot.choose(&view, &moves, seed),
                    bot.choose(&other_view, &other_moves, seed),
                    "{} saw through {view:?}",
                    bot.name
                );
            }
            positions += 1;
            if positions == POSITIONS {
                break;
            }
        }
        assert_eq!(positions, POSITIONS, "too few positions of {} with {} seats", rules.variant, rules.seats);
    }
}
