//! The way to a table's task, for everybody else.

use boneyard_engine::{
    seat::Seat,
    table::{Move, Viewer},
};
use boneyard_record::deal::Entropy;
use tokio::sync::{mpsc, oneshot};

use super::{
    super::{
        command::{Actor, Command, Refused},
        event::Chair,
        opening::Occupant,
        seen::Watcher,
        shown::TableView,
    },
    Answer, HostError, Live, Message, Pending, Reminder, Subscribed, Taken,
};
use crate::ids::PlayerId;

/// A way to a table's task.
#[derive(Clone, Debug)]
pub struct HostHandle {
    pub(super) inbox: mpsc::Sender<Message>,
}

impl HostHandle {
    /// Whether the task has gone; ask the registry for a new one.
    pub(in crate::hosting) fn is_closed(&self) -> bool {
        self.inbox.is_closed()
    }

    /// Runs a command; returns the last sequence.
    ///
    /// # Errors
    /// A refusal, or a failure of the store.
    pub async fn run(&self, command: Command) -> Result<u32, HostError> {
        let (reply, done) = oneshot::channel();
        self.send(Message::Command(command, reply)).await?;
        done.await.map_err(|_| HostError::Closing)?
    }

    /// Takes a chair for its caller, or finds the one it has.
    ///
    /// # Errors
    /// A refusal, or a failure of the store.
    pub async fn take_chair(
        &self,
        by: Actor,
        chair: Option<Chair>,
        occupant: Occupant,
        entropy: Option<Entropy>,
    ) -> Result<Taken, HostError> {
        let sat = occupant.clone();
        let given = entropy.clone();
        let sequence = self.run(Command::TakeChair { by: by.clone(), chair, occupant, entropy }).await?;
        let found = self
            .look(move |live| match &sat {
                Occupant::Player { id, .. } => live.table.chairs_of(id).next(),
                // The one that was put there last.
                Occupant::House { .. } => chair.or_else(|| {
                    live.table
                        .numbered_chairs()
                        .filter(|(_, there)| *there == Some(&sat))
                        .map(|(chair, _)| chair)
                        .last()
                }),
            })
            .await?;
        tracing::debug!(sequence, ?found, "chair taken");
        let chair = found.ok_or(Refused::NotSeated)?;
        let entropy_place = match given {
            Some(given) => self.look(move |live| live.table.entropy_place(chair, &given)).await?,
            None => None,
        };
        Ok(Taken { chair, entropy_place })
    }

    /// Answers a decision.
    ///
    /// # Errors
    /// A refusal, or a failure of the store.
    pub async fn answer(&self, by: Actor, turn: u32, action: Move) -> Result<Answer, HostError> {
        let (reply, done) = oneshot::channel();
        self.send(Message::Answer(by, turn, action, reply)).await?;
        done.await.map_err(|_| HostError::Closing)?
    }

    /// Illegal answers that are left to the caller's seat which was asked this decision, or to the one it
    /// has; 0 where it has none or has lost it.
    ///
    /// # Errors
    /// [`HostError::Closing`] when the task has gone.
    pub async fn illegal_left(&self, by: Actor, turn: u32) -> Result<u32, HostError> {
        self.look(move |live| live.illegal_left_to(&by, turn)).await
    }

    /// What a viewer may know now.
    ///
    /// # Errors
    /// [`HostError::Closing`] when the task has gone.
    pub async fn view(&self, viewer: Viewer) -> Result<TableView, HostError> {
        self.look(move |live| live.view(viewer)).await
    }

    /// What a seat may know now, and what it is asked.
    ///
    /// # Errors
    /// A refusal when the caller has no such seat.
    pub async fn pending(&self, by: Actor, seat: Option<Seat>) -> Result<Pending, HostError> {
        self.look(move |live| live.pending(&by, seat)).await?
    }

    /// As whom the caller follows the table: as the occupant of the chair of that seat, or of its
    /// only chair, or as a spectator where it has none.
    ///
    /// # Errors
    /// A refusal when the seat is not the caller's, or it has several and names none.
    pub async fn watcher(&self, by: Actor, seat: Option<Seat>) -> Result<Watcher, HostError> {
        self.look(move |live| {
            let mut chairs =
                live.table.chairs_of(&by.player).filter(|&chair| by.chair.is_none_or(|only| only == chair));
            match (seat, chairs.next(), chairs.next()) {
                (Some(seat), Some(_), _) => live
                    .table
                    .chair_of(seat)
                    .filter(|&chair| live.table.occupant(chair).is_some_and(|occupant| occupant.is(&by.player)))
                    .filter(|&chair| by.chair.is_none_or(|only| only == chair))
                    .map(|chair| Watcher::Chair { chair, player: by.player.clone() })
                    .ok_or_else(|| Refused::NotSeated.into()),
                (Some(_), None, _) => Err(Refused::NotSeated.into()),
                (None, None, _) => Ok(Watcher::Spectator),
                (None, Some(chair), None) => Ok(Watcher::Chair { chair, player: by.player.clone() }),
                (None, Some(_), Some(_)) => Err(Refused::SeatAmbiguous.into()),
            }
        })
        .await?
    }

    /// Begins a subscription: everything after the view that comes with it.
    ///
    /// # Errors
    /// [`HostError::Closing`] when the task has gone.
    pub async fn subscribe(&self, watcher: Watcher) -> Result<Subscribed, HostError> {
        self.look(move |live| live.subscribe(watcher)).await
    }

    /// Tells a player's session again how its table stands and what it is asked.
    ///
    /// # Errors
    /// [`HostError::Closing`] when the task has gone.
    pub async fn remind(&self, reminder: Reminder) -> Result<(), HostError> {
        self.look(move |live| live.remind(&reminder)).await
    }

    /// Tells the table that a player came or went.
    ///
    /// # Errors
    /// [`HostError::Closing`] when the task has gone.
    pub async fn presence(&self, player: PlayerId) -> Result<(), HostError> {
        self.look(move |live| live.presence(&player)).await
    }

    async fn look<T: Send + 'static>(
        &self,
        look: impl FnOnce(&mut Live) -> T + Send + 'static,
    ) -> Result<T, HostError> {
        let (reply, done) = oneshot::channel();
        let look = Box::new(move |live: &mut Live| {
            // Nobody waits any more: fine.
            let _gone = reply.send(look(live));
        });
        self.send(Message::Look(look)).await?;
        done.await.map_err(|_| HostError::Closing)
    }

    async fn send(&self, message: Message) -> Result<(), HostError> {
        self.inbox.send(message).await.map_err(|_| HostError::Closing)
    }
}
