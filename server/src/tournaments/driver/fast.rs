//! The fast lane: blocks of house bots, played out on all processors and stored by one append.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use boneyard_tournament::Play;
use tokio::task::{JoinHandle, spawn_blocking};

use super::{Driver, not_done, one_deal::OneDeal};
use crate::{
    hosting::{Ending, Played, play_out},
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

/// Bytes from which on games are stored in another append: three or four of them, packed, make a batch of the store,
/// which wants batches well below what its log reuses between two syncs.
const FAST_BYTES: usize = 64 * 1024;

/// Games that are played out in one go, at first and at least.
pub(super) const FAST_GAMES: usize = 16;

/// About how long that should take: so long a command may have to wait, and so much may be played again after a kill.
const FAST_TIME: Duration = Duration::from_millis(20);

/// Blocks that are being played while those before them are stored.
pub(super) struct Ahead {
    blocks: Vec<Vec<Game>>,
    /// How many games they should come to.
    pub(super) count: usize,
    played: JoinHandle<(Option<PlayedBlocks>, Duration)>,
}

impl Driver {
    /// Plays blocks of house bots out, on all processors, and stores them block by block in the order of the
    /// schedule: each with its tables, all or nothing. While they are stored, the next ones are being played.
    pub(super) async fn play_fast(&mut self, tournament: Tournament, blocks: Vec<Vec<Game>>) -> Result<(), Refused> {
        let tournament = Arc::new(tournament);
        // What was played ahead is good if it is what comes next; somebody may have left meanwhile.
        let ahead = match self.ahead.take() {
            Some(ahead) if ahead.blocks == blocks => ahead,
            Some(_) | None => self.begin(&tournament, blocks),
        };
        let (played, took) = ahead.played.await.map_err(not_done)?;
        self.fast_games = next_count(self.fast_games, took);
        let played =
            played.ok_or_else(|| StoreError::Unavailable { why: "a game of house bots panicked".to_owned() })?;
        let (next, _) = self.fast_blocks(&tournament, self.cursor, self.fast_games);
        if !next.is_empty() {
            self.ahead = Some(self.begin(&tournament, next));
        }
        let (mut batches, mut waiting) = (Vec::new(), Batch::default());
        for (games, tables) in ahead.blocks.into_iter().zip(played) {
            let Some(tables) = tables else {
                // A match that house bots cannot end by themselves: let live tables try.
                self.open(&tournament, games).await?;
                continue;
            };
            let size: usize = tables.iter().map(PlayedGame::bytes).sum();
            if waiting.bytes + size > FAST_BYTES {
                batches.push(std::mem::take(&mut waiting));
            }
            for game in tables {
                waiting.add(game);
                // A block that is too large by itself goes game by game.
                if size > FAST_BYTES && waiting.bytes > FAST_BYTES {
                    batches.push(std::mem::take(&mut waiting));
                }
            }
        }
        batches.push(waiting);
        let parts = batches.into_iter().filter(|batch| !batch.events.is_empty());
        self.commit_all(parts.map(|batch| (batch.events, batch.appends)).collect()).await
    }

    fn begin(&self, tournament: &Arc<Tournament>, blocks: Vec<Vec<Game>>) -> Ahead {
        let (tournament, shuffler) = (Arc::clone(tournament), Arc::clone(&self.shared.shuffler));
        let to_play = blocks.clone();
        let played = spawn_blocking(move || {
            let begun = Instant::now();
            (play_blocks(&tournament, &to_play, shuffler.as_ref()), begun.elapsed())
        });
        Ahead { blocks, count: self.fast_games, played }
    }
}

/// How many games to play next, when so many took so long.
fn next_count(count: usize, took: Duration) -> usize {
    if took < FAST_TIME / 2 {
        (count * 2).min(1024)
    } else if took > FAST_TIME * 2 {
        (count / 2).max(FAST_GAMES)
    } else {
        count
    }
}

/// Games that are stored together: all of them with their tables, or none.
#[derive(Default)]
struct Batch {
    events: Vec<TournamentEvent>,
    appends: Vec<Append>,
    bytes: usize,
}

impl Batch {
    fn add(&mut self, game: PlayedGame) {
        self.bytes += game.bytes();
        self.events.push(TournamentEvent::GameEnded(game.play));
        self.appends.push(game.table);
    }
}

/// A game that was played out.
struct PlayedGame {
    play: Play,
    /// The steps of its table.
    table: Append,
}

impl PlayedGame {
    fn bytes(&self) -> usize {
        self.table.steps.iter().map(Vec::len).sum()
    }
}

/// When a game began and ended, in the order of the schedule: all games of a block begin before any ends. It does not
/// depend on what was played before, so a restart changes nothing.
fn when(game: &Game, place: u64, count: u64) -> When {
    let block = (u64::from(game.key.board) << 32) | (u64::from(game.key.table) << 12);
    When { began: block + place, ended: block + count + place }
}

/// The games of each block; `None` where house bots came to no end.
type PlayedBlocks = Vec<Option<Vec<PlayedGame>>>;

/// Plays blocks out on all processors; the order is that of the blocks, whoever was faster. `None` when a game
/// panicked.
fn play_blocks(tournament: &Tournament, blocks: &[Vec<Game>], shuffler: &dyn Shuffler) -> Option<PlayedBlocks> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let size = blocks.len().div_ceil(threads).max(1);
    let play = |games: &Vec<Game>| {
        let (count, shuffler) = (games.len() as u64, OneDeal::of(shuffler));
        (1..).zip(games).map(|(place, game)| play_game(tournament, game, when(game, place, count), &shuffler)).collect()
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

fn play_game(tournament: &Tournament, game: &Game, when: When, shuffler: &dyn Shuffler) -> Option<PlayedGame> {
    // The time of the tournament, not of the game: the same tournament gives the same records.
    let (opening, occupants) = schedule::opening(tournament, game, tournament.founding.create_time_ms);
    let Played { table, append } = play_out(opening, &occupants, shuffler)?;
    let play = Ending::of(&table).and_then(|ending| play_of(tournament, game, &ending, when));
    Some(PlayedGame { play: play.unwrap_or_else(|| given_up(tournament, game, when)), table: append })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quick_games_are_played_in_larger_numbers_and_slow_ones_in_smaller() {
        let after = |each: Duration| {
            (0..20).fold(FAST_GAMES, |count, _| next_count(count, each * u32::try_from(count).unwrap()))
        };
        assert_eq!(after(Duration::from_micros(1)), 1024, "no more are kept in memory");
        assert_eq!(after(Duration::from_secs(1)), FAST_GAMES);
        for micros in [20, 100, 1_000] {
            let each = Duration::from_micros(micros);
            let took = each * u32::try_from(after(each)).unwrap();
            assert!(took >= FAST_TIME / 2 && took <= FAST_TIME * 2, "{took:?}");
        }
    }
}
