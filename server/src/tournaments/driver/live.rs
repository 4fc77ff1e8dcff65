//! Games at live tables: opened, followed, lost, voided, and their results taken.

use std::{sync::Arc, time::Duration};

use boneyard_engine::{seat::Seat, table::EndCause};
use boneyard_tournament::{Entrant, PlayKey};
use futures_util::future::join_all;
use tokio::sync::mpsc;

use super::{AFTER_FAILURE, Driver, Running, faults::withdrawals};
use crate::{
    hosting::{self, HostError, Next as FeedNext, Registry, Watcher, wall_clock_ms},
    ids::TableId,
    store::StoreError,
    tournaments::{
        command::Refused,
        ending::{When, given_up, is_decided, play_of, walkover},
        event::TournamentEvent,
        schedule::{self, Block, Game},
        state::{State, Tournament},
    },
};

/// How long to wait before following a table again whose task had ended.
const AGAIN: Duration = Duration::from_millis(50);

/// Blocks whose tables are looked for at once.
const BLOCKS_AT_ONCE: usize = 64;

impl Driver {
    /// Opens tables for games, or finds those that a restart interrupted.
    pub(super) async fn open(&mut self, tournament: &Tournament, mut games: Vec<Game>) -> Result<(), Refused> {
        let plan = &tournament.founding.plan;
        let limits = [plan.most_games(), if plan.games_of_entrant == 0 { u32::MAX } else { plan.games_of_entrant }];
        let most = limits.into_iter().min().unwrap_or(1) as usize;
        if games.len() > most {
            // Separated: one after the other, as the limit allows. The rest waits for its turn.
            if let Some(game) = games.get(most) {
                let PlayKey { round, table, board, .. } = game.key;
                self.waiting.insert(Block { round, table, board });
            }
            games.truncate(most.saturating_sub(self.running.len()).max(1));
        }
        let mut openings = Vec::new();
        for game in &games {
            let table = schedule::table_id(tournament, game.key);
            if self.shared.registry.find(&table).await?.is_none() {
                let (opening, occupants) = schedule::opening(tournament, game, wall_clock_ms());
                openings.push((opening, (1..).zip(occupants).collect()));
            }
        }
        self.shared.registry.create(openings).await?;
        for game in games {
            let table = schedule::table_id(tournament, game.key);
            self.follow(game, table);
        }
        Ok(())
    }

    /// Takes the result of a game at a live table.
    pub(super) async fn game_ended(&mut self, key: PlayKey) -> Result<(), Refused> {
        let Some(running) = self.running.get(&key) else { return Ok(()) };
        let Some(ending) = self.shared.registry.ending(&running.table).await? else {
            // It goes on, only its task had ended: look again when it has.
            tokio::spawn(tell_when_over(
                Arc::clone(&self.shared.registry),
                running.table.clone(),
                key,
                self.ended.clone(),
            ));
            return Ok(());
        };
        let tournament = self.state();
        let when = When { began: running.began, ended: self.ticks + 1 };
        let game = running.game.clone();
        let replays = tournament.founding.plan.faults.replays;
        let voided = tournament.voided.get(&key).copied().unwrap_or(0);
        let event = match play_of(&tournament, &game, &ending, when) {
            Some(play) if is_decided(&ending) => TournamentEvent::GameDecided(play),
            Some(play) => TournamentEvent::GameEnded(play),
            None if voided < replays && tournament.state != State::Cancelled => TournamentEvent::GameVoided(key),
            None => TournamentEvent::GameEnded(given_up(&tournament, &game, when)),
        };
        let mut events = Vec::new();
        if let TournamentEvent::GameEnded(play) = &event {
            events.extend(withdrawals(&tournament, play));
        }
        let again = matches!(event, TournamentEvent::GameVoided(_));
        events.insert(0, event);
        if tournament.state == State::Cancelled {
            // Nothing counts any more.
            events.clear();
        }
        let leaves = |event: &TournamentEvent| {
            if let TournamentEvent::Withdrawn { entrant, .. } = event { Some(*entrant) } else { None }
        };
        let leaving: Vec<Entrant> = events.iter().filter_map(leaves).collect();
        if !events.is_empty() {
            self.commit(events, Vec::new()).await?;
        }
        self.ticks += 1;
        self.running.remove(&key);
        self.count.send_replace(self.running.len());
        for entrant in leaving {
            self.lose_games_of(entrant).await;
        }
        if again {
            let PlayKey { round, table, board, .. } = key;
            self.waiting.insert(Block { round, table, board });
        }
        Ok(())
    }

    /// Records games that nobody begins because somebody has left.
    pub(super) async fn walk_over(&mut self, tournament: &Tournament, games: &[Game]) -> Result<(), Refused> {
        // A kill may have come between the withdrawal and the end of what ran.
        let (mut left, mut begun) = (Vec::new(), Vec::new());
        for game in games {
            let table = schedule::table_id(tournament, game.key);
            match self.shared.registry.find(&table).await? {
                None => left.push(game),
                Some(_) => begun.push(game.clone()),
            }
        }
        if !begun.is_empty() {
            self.open(tournament, begun).await?;
            for (place, member) in tournament.members.iter().enumerate() {
                if member.leaves.is_some() {
                    self.lose_games_of(Entrant::at(place)).await;
                }
            }
        }
        if left.is_empty() {
            return Ok(());
        }
        let ticks = self.ticks;
        let when = |place: u64| When { began: ticks + 2 * place - 1, ended: ticks + 2 * place };
        let plays = (1..).zip(left).map(|(place, game)| walkover(tournament, game, when(place)));
        let events: Vec<TournamentEvent> = plays.map(TournamentEvent::GameEnded).collect();
        self.ticks += 2 * events.len() as u64;
        self.commit(events, Vec::new()).await
    }

    /// Lets an entrant lose its running games.
    pub(super) async fn lose_games_of(&mut self, entrant: Entrant) {
        for running in self.running.values() {
            for (place, chair) in running.game.chairs.iter().enumerate() {
                if chair.entrant != entrant {
                    continue;
                }
                let Some(seat) = Seat::from_index(place) else { continue };
                let lose = hosting::Command::Lose { seat, cause: EndCause::Resignation, strikes: 0 };
                let done = self.shared.registry.with(&running.table, |host| {
                    let lose = lose.clone();
                    async move { host.run(lose).await }
                });
                if let Err(error) = done.await {
                    tracing::debug!(table = %running.table, %error, "seat of a withdrawn entrant kept");
                }
            }
        }
    }

    /// Finds the tables of games that a restart interrupted; of a tournament that was cancelled, ends them.
    pub(super) async fn find_what_runs(&mut self) -> Result<(), Refused> {
        let tournament = self.state();
        if matches!(tournament.state, State::Open | State::Finished) {
            return Ok(());
        }
        let blocks: Vec<Block> = (0..).map_while(|place| schedule::block(&tournament, place)).collect();
        // Many at once: the store is asked for each.
        for blocks in blocks.chunks(BLOCKS_AT_ONCE) {
            let games: Vec<Game> = blocks.iter().flat_map(|block| self.missing(&tournament, *block)).collect();
            let find = async |game: Game| {
                let table = schedule::table_id(&tournament, game.key);
                let found = self.shared.registry.find(&table).await?;
                Ok::<_, StoreError>(found.map(|_| (game, table)))
            };
            for found in join_all(games.into_iter().map(find)).await {
                if let Some((game, table)) = found? {
                    self.follow(game, table);
                }
            }
        }
        if tournament.state == State::Cancelled {
            self.abort_games().await;
        }
        Ok(())
    }

    /// Counts a game among those that run, until its match is over.
    fn follow(&mut self, game: Game, table: TableId) {
        self.ticks += 1;
        tokio::spawn(tell_when_over(Arc::clone(&self.shared.registry), table.clone(), game.key, self.ended.clone()));
        self.running.insert(game.key, Running { game, table, began: self.ticks });
        self.count.send_replace(self.running.len());
    }

    /// Voids all running games.
    pub(super) async fn abort_games(&mut self) {
        let by = hosting::Actor { player: self.state().founding.creator, chair: None, director: true };
        for running in self.running.values() {
            let abort = hosting::Command::Abort { by: by.clone(), comment: "the tournament was cancelled".to_owned() };
            let aborted = self.shared.registry.with(&running.table, |host| {
                let abort = abort.clone();
                async move { host.run(abort).await }
            });
            if let Err(error) = aborted.await {
                tracing::debug!(table = %running.table, %error, "table of a cancelled tournament goes on");
            }
        }
    }
}

/// Says when the match of a table is over, or when its task cannot be followed any more.
async fn tell_when_over(registry: Arc<Registry>, table: TableId, key: PlayKey, ended: mpsc::UnboundedSender<PlayKey>) {
    loop {
        // A table that cannot be read is asked again below.
        if let Ok(Some(line)) = registry.find(&table).await
            && line.lifecycle.is_over()
        {
            let _gone = ended.send(key);
            return;
        }
        let feed = registry.with(&table, |host| async move { host.subscribe(Watcher::Spectator).await }).await;
        let mut feed = match feed {
            Ok(Some(subscribed)) => subscribed.feed,
            // The server stops; the next start asks again.
            Err(HostError::Store(StoreError::Closed)) => return,
            Ok(None) | Err(HostError::Closing) if registry.is_closed() => return,
            Ok(None) => {
                tokio::time::sleep(AFTER_FAILURE).await;
                continue;
            }
            Err(error) => {
                tracing::warn!(%table, %error, "table not followed");
                tokio::time::sleep(AFTER_FAILURE).await;
                continue;
            }
        };
        loop {
            match feed.next().await {
                FeedNext::Step(_) | FeedNext::Presence { .. } => {}
                FeedNext::Over => {
                    let _gone = ended.send(key);
                    return;
                }
                FeedNext::Lost => {
                    tokio::time::sleep(AGAIN).await;
                    break;
                }
            }
        }
    }
}
