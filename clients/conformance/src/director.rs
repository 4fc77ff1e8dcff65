//! Plays a script: sends what it says, waits for what it says, and finds what should not have come.

use std::{
    collections::{BTreeMap, VecDeque},
    time::Duration,
};

use boneyard_proto::v1::{ErrorReason, Hello, MoveAnswer, TableState, player_event::Event};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, timeout_at},
};

use crate::{
    frames::Frame,
    reply::{Judgement, Reply},
    scenario::TABLE,
    service::Arrival,
    tables::Tables,
    turns::{Key, Turns, key_of},
};

/// A session as the script sees it.
#[derive(Debug)]
pub(crate) struct Session {
    number: u64,
    pub(crate) hello: Hello,
    pub(crate) frames: mpsc::UnboundedSender<Frame>,
}

/// One playing of a script.
#[derive(Debug)]
pub struct Director {
    arrivals: mpsc::UnboundedReceiver<Arrival>,
    pub(crate) tables: Tables,
    pub(crate) turns: Turns,
    pub(crate) session: Option<Session>,
    /// Sessions that nothing is said on any more, kept open.
    pub(crate) silent: Vec<Session>,
    /// Sessions that no step has taken yet.
    pub(crate) opened: VecDeque<Session>,
    /// Answers that no step has judged yet.
    pub(crate) waiting: BTreeMap<Key, Vec<(MoveAnswer, Reply)>>,
    pub(crate) registering: Option<oneshot::Sender<()>>,
    pub(crate) has_joined: bool,
    /// When the last session ended.
    pub(crate) ended_at: Instant,
    pub(crate) patience: Duration,
    /// The script is played, and the client may leave.
    may_leave: bool,
    begun: Instant,
    /// What was sent and received, for people.
    pub transcript: Vec<String>,
}

impl Director {
    /// A director that waits no longer than `patience` for anything.
    pub fn new(arrivals: mpsc::UnboundedReceiver<Arrival>, tables: Tables, patience: Duration) -> Self {
        let now = Instant::now();
        Self {
            arrivals,
            tables,
            turns: Turns::default(),
            session: None,
            silent: Vec::new(),
            opened: VecDeque::new(),
            waiting: BTreeMap::new(),
            registering: None,
            has_joined: false,
            ended_at: now,
            patience,
            may_leave: false,
            begun: now,
            transcript: Vec::new(),
        }
    }

    pub(crate) fn note(&mut self, line: &str) {
        self.transcript.push(format!("{:7.3} s  {line}", self.begun.elapsed().as_secs_f64()));
    }

    /// Sends an event on the session.
    pub(crate) fn send(&mut self, what: &str, frame: Vec<u8>) -> Result<(), String> {
        self.note(&format!("-> {what}"));
        let session = self.session.as_ref().ok_or("the script sends without a session")?;
        session.frames.send(Ok(frame)).map_err(|_| "the client has left its session".to_owned())
    }

    /// The same for an event of this release.
    pub(crate) fn tell(&mut self, what: &str, event: Event) -> Result<(), String> {
        self.send(what, crate::messages::frame(event))
    }

    /// Takes what arrives until `found` finds something.
    pub(crate) async fn until<T>(
        &mut self,
        what: &str,
        mut found: impl FnMut(&mut Self) -> Option<T>,
    ) -> Result<T, String> {
        let deadline = Instant::now() + self.patience;
        loop {
            if let Some(it) = found(self) {
                return Ok(it);
            }
            match timeout_at(deadline, self.arrivals.recv()).await {
                Ok(Some(arrival)) => self.take(arrival).map_err(|why| format!("waiting for {what}: {why}"))?,
                Ok(None) => return Err("the server of the kit is gone".to_owned()),
                Err(_) => return Err(format!("{what} did not come in {} s", self.patience.as_secs())),
            }
        }
    }

    /// Lets time pass, during which the client may do what it always may.
    pub(crate) async fn pass(&mut self, time: Duration) -> Result<(), String> {
        let deadline = Instant::now() + time;
        while let Ok(Some(arrival)) = timeout_at(deadline, self.arrivals.recv()).await {
            self.take(arrival)?;
        }
        Ok(())
    }

    /// Lets time pass, during which nothing at all may come.
    pub(crate) async fn quiet(&mut self, time: Duration) -> Result<(), String> {
        let deadline = Instant::now() + time;
        while let Ok(Some(arrival)) = timeout_at(deadline, self.arrivals.recv()).await {
            // That a session which the script has ended is gone may be told late.
            let is_late = matches!(arrival, Arrival::Left(_));
            self.take(arrival)?;
            if !is_late {
                return Err("something came that should not have come".to_owned());
            }
        }
        Ok(())
    }

    /// After the script: takes what comes while the client leaves; ends with what should not have come.
    pub async fn see_off(&mut self) -> String {
        self.may_leave = true;
        loop {
            let Some(arrival) = self.arrivals.recv().await else { return "the server of the kit is gone".to_owned() };
            if let Err(why) = self.take(arrival) {
                return why;
            }
        }
    }

    fn take(&mut self, arrival: Arrival) -> Result<(), String> {
        match arrival {
            Arrival::Fault(what) => Err(what),
            Arrival::Registers(name, go_on) => {
                self.note(&format!("<- RegisterPlayer {name}"));
                self.registering = Some(go_on);
                Ok(())
            }
            Arrival::Joined(table) => {
                self.note(&format!("<- JoinTable {table}"));
                self.has_joined |= table == TABLE;
                Ok(())
            }
            Arrival::Session { number, hello, call, frames } => {
                self.note(&format!("<- {call}, hello: join_table_id {:?}", hello.join_table_id));
                if self.may_leave {
                    return Err("the client opened a session when all was over".to_owned());
                }
                if self.session.is_some() {
                    return Err("the client opened a session while it had one".to_owned());
                }
                self.opened.push_back(Session { number, hello, frames });
                Ok(())
            }
            Arrival::Left(number) => {
                self.opened.retain(|session| session.number != number);
                if self.session.as_ref().is_some_and(|session| session.number == number) {
                    self.session = None;
                    self.note("<- the client has left its session");
                    if !self.may_leave {
                        return Err("the client left its session".to_owned());
                    }
                }
                Ok(())
            }
            Arrival::Answer(answer, reply) => self.answered(answer, reply),
        }
    }

    fn answered(&mut self, answer: MoveAnswer, reply: Reply) -> Result<(), String> {
        let key = key_of(&answer);
        let word = self.turns.word(&answer);
        self.note(&format!("<- answer: {}, turn {}: {word}", answer.table_id, answer.turn));
        let stood = self.turns.arrived(&answer)?;
        if reply.is_dead() {
            self.note("   over a connection that is broken");
        } else if stood {
            self.note("-> accepted before");
            reply.give(&answer, Judgement::Replayed);
        } else if self.tables.is_over(&answer.table_id) {
            self.note("-> refused: MATCH_OVER");
            reply.give(&answer, Judgement::Refused(ErrorReason::MatchOver));
        } else if self.session.is_none() {
            // Sent again by a call of its own, before the next session: a server takes it.
            self.note("-> accepted between two sessions");
            self.turns.take_early(&key);
            reply.give(&answer, Judgement::Accepted);
        } else {
            self.waiting.entry(key).or_default().push((answer, reply));
        }
        Ok(())
    }

    /// The session is over, whoever ended it.
    pub(crate) fn session_ended(&mut self) {
        self.session = None;
        self.ended_at = Instant::now();
    }

    /// Everything that went over a connection may be lost.
    pub(crate) fn connections_broke(&mut self) {
        if self.session.is_some() {
            self.session_ended();
        }
        self.silent.clear();
        self.opened.clear();
        self.waiting.clear();
        self.turns.broke();
    }

    /// The match at a table ends.
    pub(crate) fn end(&mut self, table: &str, state: TableState) {
        self.tables.end(table, state);
        let key_of_table = |key: &Key| key.0 == table;
        let open: Vec<Key> = self.waiting.keys().filter(|key| key_of_table(key)).cloned().collect();
        for key in open {
            self.judge(&key, Judgement::Refused(ErrorReason::MatchOver));
        }
    }

    /// Judges the answer to a question; where it was sent again meanwhile, the later ones change nothing.
    pub(crate) fn judge(&mut self, key: &Key, judgement: Judgement) {
        self.note(&format!("-> {}, turn {}: {judgement:?}", key.0, key.1));
        match judgement {
            Judgement::Accepted | Judgement::Replayed => self.turns.take(key),
            Judgement::Refused(reason) => self.turns.refuse(key, reason),
        }
        let later = if judgement == Judgement::Accepted { Judgement::Replayed } else { judgement };
        for (index, (answer, reply)) in self.waiting.remove(key).unwrap_or_default().into_iter().enumerate() {
            reply.give(&answer, if index == 0 { judgement } else { later });
        }
    }
}
