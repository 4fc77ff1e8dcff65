//! The fast lane: blocks of house bots, played out on all processors and stored by one append.

use super::Driver;
use crate::{
    hosting::{self, Ending, Played, play_out},
    randomness::Shuffler,
    store::Append,
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
        let mut appends = Vec::new();
        let mut events = Vec::new();
        let mut tables = Vec::new();
        let mut bytes = 0;
        for (games, tables_of_block) in played {
            let Some(tables_of_block) = tables_of_block else {
                // A match that house bots cannot end by themselves: let live tables try.
                self.open(tournament, games).await?;
                continue;
            };
            let size: usize = tables_of_block.iter().flat_map(|table| &table.append.steps).map(Vec::len).sum();
            if bytes + size > FAST_BYTES && !events.is_empty() {
                self.store_fast(std::mem::take(&mut events), std::mem::take(&mut appends), &mut tables).await?;
                bytes = 0;
            }
            bytes += size;
            let count = games.len() as u64;
            for (place, (game, Played { table, append })) in (1..).zip(games.iter().zip(tables_of_block)) {
                // All begin before any ends.
                let when = When { began: self.ticks + place, ended: self.ticks + count + place };
                let play = Ending::of(&table).and_then(|ending| play_of(tournament, game, &ending, when));
                events.push(TournamentEvent::GameEnded(play.unwrap_or_else(|| given_up(tournament, game, when))));
                appends.push(append);
                tables.push(table);
            }
            self.ticks += 2 * count;
        }
        if events.is_empty() { Ok(()) } else { self.store_fast(events, appends, &mut tables).await }
    }

    async fn store_fast(
        &mut self,
        events: Vec<TournamentEvent>,
        appends: Vec<Append>,
        tables: &mut Vec<hosting::Hosted>,
    ) -> Result<(), Refused> {
        self.commit(events, appends).await?;
        self.shared.registry.take_in(tables.iter());
        tables.clear();
        Ok(())
    }
}

/// Blocks with the tables they were played at; `None` where house bots came to no end.
type PlayedBlocks = Vec<(Vec<Game>, Option<Vec<Played>>)>;

/// Plays blocks out on all processors; the order is that of the blocks, whoever was faster.
fn play_blocks(tournament: &Tournament, blocks: &[Vec<Game>], shuffler: &dyn Shuffler) -> PlayedBlocks {
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
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    })
}
