//! What is begun next: blocks of the round, as the limits allow.

use boneyard_tournament::Entrant;

use super::{Did, Driver, lock};
use crate::tournaments::{
    command::Refused,
    schedule::{self, Block, Game},
    state::Tournament,
};

impl Driver {
    /// Takes the next blocks of the round: plays those of house bots out, opens tables for the others.
    pub(super) async fn next_blocks(&mut self, tournament: Tournament) -> Result<Did, Refused> {
        let count = self.ahead.as_ref().map_or(self.fast_games, |ahead| ahead.count);
        let (fast, behind) = self.fast_blocks(&tournament, self.cursor, count);
        self.cursor = behind;
        if !fast.is_empty() {
            self.play_fast(tournament, fast).await?;
            return Ok(Did::Work);
        }
        let Some(block) = schedule::block(&tournament, self.cursor) else {
            return Ok(if self.round_is_over(&tournament) { Did::Work } else { Did::Nothing });
        };
        let games = self.missing(&tournament, block);
        if games.iter().any(|game| schedule::somebody_left(&tournament, game)) {
            self.cursor += 1;
            self.walk_over(&tournament, &games).await?;
        } else if self.has_room(&tournament, &games) {
            self.cursor += 1;
            self.open(&tournament, games).await?;
        } else if self.waiting.len() < tournament.founding.plan.most_games() as usize {
            // Others may have room.
            self.cursor += 1;
            self.waiting.insert(block);
        } else {
            return Ok(Did::Nothing);
        }
        Ok(Did::Work)
    }

    /// The blocks from a place on that house bots play among themselves, until they have so many games, and the first
    /// place behind them. What is final or running already is passed over.
    pub(super) fn fast_blocks(&self, tournament: &Tournament, from: usize, most: usize) -> (Vec<Vec<Game>>, usize) {
        let (mut blocks, mut count, mut place) = (Vec::new(), 0, from);
        while count < most {
            let Some(block) = schedule::block(tournament, place) else { break };
            let games = self.missing(tournament, block);
            let by_itself =
                |game: &Game| schedule::is_house(tournament, game) && !schedule::somebody_left(tournament, game);
            if !games.iter().all(by_itself) {
                break;
            }
            place += 1;
            count += games.len();
            if !games.is_empty() {
                blocks.push(games);
            }
        }
        (blocks, place)
    }

    /// Games of a block that are neither final nor running.
    pub(super) fn missing(&self, tournament: &Tournament, block: Block) -> Vec<Game> {
        let mut games = schedule::games(tournament, block);
        let now = lock(&self.now);
        games.retain(|game| !now.is_final(game.key) && !self.running.contains_key(&game.key));
        games
    }

    /// Opens the first waiting block that has room; whether there was one.
    pub(super) async fn open_waiting(&mut self, tournament: &Tournament) -> Result<bool, Refused> {
        let blocks: Vec<Block> = self.waiting.iter().copied().collect();
        for block in blocks {
            let games = self.missing(tournament, block);
            if games.is_empty() {
                self.waiting.remove(&block);
            } else if games.iter().any(|game| schedule::somebody_left(tournament, game)) {
                self.waiting.remove(&block);
                self.walk_over(tournament, &games).await?;
                return Ok(true);
            } else if self.has_room(tournament, &games) {
                self.waiting.remove(&block);
                self.open(tournament, games).await?;
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether all games of a block may run now: siblings begin together, so that nobody learns from one what
    /// another deals. A block that is larger than a limit runs alone, game by game.
    fn has_room(&self, tournament: &Tournament, games: &[Game]) -> bool {
        let plan = &tournament.founding.plan;
        let most = plan.most_games() as usize;
        let of = |entrant: Entrant, game: &Game| game.chairs.iter().any(|chair| chair.entrant == entrant);
        let fits = |running: usize, more: usize, most: usize| running + more <= most || (more > most && running < most);
        let within = |entrant: Entrant| {
            if plan.games_of_entrant == 0 {
                return true;
            }
            let running = self.running.values().filter(|running| of(entrant, &running.game)).count();
            let more = games.iter().filter(|game| of(entrant, game)).count();
            fits(running, more, plan.games_of_entrant as usize)
        };
        fits(self.running.len(), games.len(), most)
            && games.iter().flat_map(|game| &game.chairs).all(|chair| within(chair.entrant))
    }
}
