//! Sessions: the streams through which players are handed decisions, and who can be reached.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use tokio::sync::{mpsc, watch};

use crate::{
    hosting::{Audience, Chair, Notice, Recipient},
    ids::{PlayerId, TableId},
};

/// Notices that wait for a slow session; beyond this it has fallen behind and is ended. Nothing is
/// lost: pending decisions are sent again on every connect. A new session is told several things about
/// each of its tables at once, and an account may have hundreds.
const BACKLOG: usize = 4096;

/// For whom a session acts.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Key {
    /// An account, at all its tables.
    Account(PlayerId),
    /// A seat token, at one chair.
    Chair(TableId, Chair),
}

/// Why a session ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// A newer session of the same player took over.
    Replaced,
    /// The reader fell behind.
    Lagged,
}

/// What a session is told.
pub type SessionItem = Notice;

#[derive(Debug)]
struct Entry {
    number: u64,
    notices: mpsc::Sender<SessionItem>,
    end: watch::Sender<Option<Ended>>,
}

/// All sessions.
#[derive(Debug, Default)]
pub struct Sessions {
    open: Mutex<HashMap<Key, Entry>>,
    /// Streams by which a player is there: sessions, and own seats being watched.
    present: Mutex<HashMap<PlayerId, usize>>,
    next: AtomicU64,
}

/// One session; ends when dropped.
#[derive(Debug)]
pub struct Session {
    /// What it is told.
    pub notices: mpsc::Receiver<SessionItem>,
    /// Why it was ended from outside, once it was.
    pub ended: watch::Receiver<Option<Ended>>,
    sessions: Arc<Sessions>,
    key: Key,
    number: u64,
}

impl Sessions {
    fn open_sessions(&self) -> MutexGuard<'_, HashMap<Key, Entry>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens a session; an older one of the same player or seat token ends.
    pub fn open(self: &Arc<Self>, player: &PlayerId, seat: Option<&(TableId, Chair)>) -> Session {
        let key = match seat {
            Some((table, chair)) => Key::Chair(table.clone(), *chair),
            None => Key::Account(player.clone()),
        };
        let (notices, receiver) = mpsc::channel(BACKLOG);
        let (end, ended) = watch::channel(None);
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        if let Some(older) = self.open_sessions().insert(key.clone(), Entry { number, notices, end }) {
            older.end.send_replace(Some(Ended::Replaced));
        }
        Session { notices: receiver, ended, sessions: Arc::clone(self), key, number }
    }

    /// Counts a stream by which a player is there. True when it was not there before.
    pub fn arrive(&self, player: &PlayerId) -> bool {
        let mut present = self.present.lock().unwrap_or_else(PoisonError::into_inner);
        let count = present.entry(player.clone()).or_default();
        *count += 1;
        *count == 1
    }

    /// A stream by which a player was there has ended. True when it was the last.
    pub fn depart(&self, player: &PlayerId) -> bool {
        let mut present = self.present.lock().unwrap_or_else(PoisonError::into_inner);
        match present.get_mut(player) {
            Some(count) if *count > 1 => {
                *count -= 1;
                false
            }
            Some(_) => {
                present.remove(player);
                true
            }
            None => false,
        }
    }
}

/// Hands a notice to a session, if there is one; a session that does not keep up is ended.
fn send(open: &mut HashMap<Key, Entry>, key: &Key, notice: Notice) -> bool {
    let Some(entry) = open.get(key) else { return false };
    match entry.notices.try_send(notice) {
        Ok(()) => true,
        Err(mpsc::error::TrySendError::Closed(_)) => false,
        Err(mpsc::error::TrySendError::Full(_)) => {
            entry.end.send_replace(Some(Ended::Lagged));
            open.remove(key);
            false
        }
    }
}

impl Audience for Sessions {
    fn tell(&self, player: &PlayerId, table: &TableId, chair: Chair, recipient: Recipient, notice: Notice) -> bool {
        let mut open = self.open_sessions();
        let (seat, account) = (Key::Chair(table.clone(), chair), Key::Account(player.clone()));
        let seat_plays = open.contains_key(&seat);
        let to_seat = match recipient {
            Recipient::Player => seat_plays,
            Recipient::Account => false,
            Recipient::SeatToken | Recipient::Both => true,
        };
        let to_account = match recipient {
            Recipient::Player | Recipient::Account => !seat_plays,
            Recipient::SeatToken => false,
            Recipient::Both => true,
        };
        let seat_told = to_seat && send(&mut open, &seat, notice.clone());
        let account_told = to_account && send(&mut open, &account, notice);
        seat_told || account_told
    }

    fn is_reachable(&self, player: &PlayerId, table: &TableId, chair: Chair) -> bool {
        self.present.lock().unwrap_or_else(PoisonError::into_inner).contains_key(player)
            || self.open_sessions().contains_key(&Key::Chair(table.clone(), chair))
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let mut open = self.sessions.open_sessions();
        if open.get(&self.key).is_some_and(|entry| entry.number == self.number) {
            open.remove(&self.key);
        }
    }
}
