//! The fast lane: blocks of house bots, played out on all processors and stored by one append.

use boneyard_tournament::Play;

use super::Driver;
use crate::{
    hosting::{self, Ending, Played, play_out},
    randomness::Shuffler,
    store::{Append, StoreError},
    tournaments::{
        command::Refused,
        ending::{When, given_up, play_of},
        event::TournamentEvent,
        schedule::{self, Game},
        state::Tournament,
    },
};

/// Bytes from which on games are stored in another append: the store wants batches well below what its log
/// reuses between two syncs.
const FAST_BYTES: usize = 96 * 1024;

impl Driver {
    /// Plays blocks of house bots out, on all processors, and stores them block by block in the order of the
    /// schedule: each with its tables, all or nothing.
    pub(super) async fn play_fast(&mut self, tournament: &Tournament, blocks: Vec<Vec<Game>>) -> Result<(), Refused> {
        let shared = self.shared.clone();
        let state = tournament.clone();
        let played = tokio::task::spawn_blocking(move || play_blocks(&state, &blocks, shared.shuffler.as_ref()));
        let played = played.await.map_err(|_| Refused::Closing)?;
        let played =
            played.ok_or_else(|| StoreError::Unavailable { why: "a game of house bots panicked".to_owned() })?;
        let mut waiting = Batch::default();
        for (games, tables) in played {
            let Some(tables) = tables else {
                // A match that house bots cannot end by themselves: let live tables try.
                self.open(tournament, games).await?;
                continue;
            };
            let size: usize = tables.iter().map(size_of).sum();
            if waiting.bytes + size > FAST_BYTES {
                self.store_fast(std::mem::take(&mut waiting)).await?;
            }
            for (place, (game, played)) in (1..).zip(games.iter().zip(tables)) {
                let when = when(game, place, games.len() as u64);
                let play = Ending::of(&played.table).and_then(|ending| play_of(tournament, game, &ending, when));
                waiting.add(play.unwrap_or_else(|| given_up(tournament, game, when)), played);
                // A block that is too large by itself goes game by game.
                if size > FAST_BYTES && waiting.bytes > FAST_BYTES {
                    self.store_fast(std::mem::take(&mut waiting)).await?;
                }
            }
        }
        self.store_fast(waiting).await
    }

    async fn store_fast(&mut self, batch: Batch) -> Result<(), Refused> {
        if batch.events.is_empty() {
            return Ok(());
        }
        self.commit(batch.events, batch.appends).await?;
        self.shared.registry.take_in(batch.tables.iter());
        Ok(())
    }
}

/// Games that are stored together: all of them with their tables, or none.
#[derive(Default)]
struct Batch {
    events: Vec<TournamentEvent>,
    appends: Vec<Append>,
    tables: Vec<hosting::Hosted>,
    bytes: usize,
}

impl Batch {
    fn add(&mut self, play: Play, played: Played) {
        self.bytes += size_of(&played);
        self.events.push(TournamentEvent::GameEnded(play));
        self.appends.push(played.append);
        self.tables.push(played.table);
    }
}

/// Bytes of a game's steps.
fn size_of(played: &Played) -> usize {
    played.append.steps.iter().map(Vec::len).sum()
}

/// When a game began and ended, in the order of the schedule: all games of a block begin before any ends. It does not
/// depend on what was played before, so a restart changes nothing.
fn when(game: &Game, place: u64, count: u64) -> When {
    let block = (u64::from(game.key.board) << 32) | (u64::from(game.key.table) << 12);
    When { began: block + place, ended: block + count + place }
}

/// Blocks with the tables they were played at; `None` where house bots came to no end.
type PlayedBlocks = Vec<(Vec<Game>, Option<Vec<Played>>)>;

/// Plays blocks out on all processors; the order is that of the blocks, whoever was faster. `None` when a game
/// panicked.
fn play_blocks(tournament: &Tournament, blocks: &[Vec<Game>], shuffler: &dyn Shuffler) -> Option<PlayedBlocks> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let size = blocks.len().div_ceil(threads).max(1);
    let play = |games: &Vec<Game>| {
        let tables = games.iter().map(|game| {
            // The time of the tournament, not of the game: the same tournament gives the same records.
            let (opening, occupants) = schedule::opening(tournament, game, tournament.founding.create_time_ms);
            play_out(opening, &occupants, shuffler)
        });
        (games.clone(), tables.collect())
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> =
            blocks.chunks(size).map(|chunk| scope.spawn(move || chunk.iter().map(play).collect::<Vec<_>>())).collect();
        let mut played = PlayedBlocks::new();
        for worker in workers {
            played.extend(worker.join().ok()?);
        }
        Some(played)
    })
}
