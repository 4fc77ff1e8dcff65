//! A match played at random from a seed, step by step, so that a test can look in between.

use boneyard_engine::{
    position::Phase,
    rules::Rules,
    seat::{BySeat, ByTeam, Seat},
    table::{self, Command, EndCause, Event, ForfeitPolicy, Move, Refusal, Source, Table},
    tile::Tile,
};

use super::dice::Dice;

/// A command that owns its tiles.
#[derive(Clone, Debug)]
pub(crate) enum Order {
    StartMatch { shuffled: Vec<Tile>, lot: Seat },
    StartRound { shuffled: Vec<Tile>, lot: Seat, own_orders: Option<Box<BySeat<Vec<Tile>>>> },
    Act { seat: Seat, turn: u32, action: Move, source: Source },
    Forfeit { seat: Seat, cause: EndCause, policy: ForfeitPolicy },
    Adjudicate { ranks: ByTeam<u8> },
}

impl Order {
    /// The command.
    pub(crate) fn command(&self) -> Command<'_> {
        match self {
            Self::StartMatch { shuffled, lot } => Command::StartMatch { shuffled, lot: *lot },
            Self::StartRound { shuffled, lot, own_orders } => {
                Command::StartRound { shuffled, lot: *lot, own_orders: own_orders.as_deref() }
            }
            &Self::Act { seat, turn, action, source } => Command::Act { seat, turn, action, source },
            &Self::Forfeit { seat, cause, policy } => Command::Forfeit { seat, cause, policy },
            &Self::Adjudicate { ranks } => Command::Adjudicate { ranks },
        }
    }
}

/// An order of its own for each seat, to draw by.
pub(crate) fn own_orders(rules: &Rules, dice: &mut Dice) -> BySeat<Vec<Tile>> {
    BySeat::from_fn(rules.seats, |_| dice.shuffled_set(rules))
}

/// How eventful a match is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Course {
    /// Seats play until somebody has won.
    Plain,
    /// Now and then a seat is lost or a director decides.
    Troubled,
}

/// A match in play.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) table: Table,
    pub(crate) dice: Dice,
    /// What the last command led to.
    pub(crate) events: Vec<Event>,
    course: Course,
    /// Whether each seat draws by an order of its own.
    own_orders: bool,
    moves: Vec<Move>,
}

impl Game {
    /// A table at which nothing has happened; with an odd seed each seat draws by an order of its own.
    pub(crate) fn new(rules: Rules, seed: u64, course: Course) -> Self {
        Self {
            table: Table::new(rules),
            dice: Dice::new(seed),
            events: Vec::new(),
            course,
            own_orders: !seed.is_multiple_of(2),
            moves: Vec::new(),
        }
    }

    /// What might be commanded next; `None` when the match is over.
    pub(crate) fn next_order(&mut self) -> Option<Order> {
        let rules = *self.table.rules();
        Some(match self.table.position().phase {
            Phase::Gathering => {
                Order::StartMatch { shuffled: self.dice.shuffled_set(&rules), lot: self.dice.seat(&rules) }
            }
            Phase::Dealing => {
                let (shuffled, lot) = (self.dice.shuffled_set(&rules), self.dice.seat(&rules));
                let own_orders = self.own_orders.then(|| Box::new(own_orders(&rules, &mut self.dice)));
                Order::StartRound { shuffled, lot, own_orders }
            }
            Phase::Asking(_) if self.course == Course::Troubled && self.dice.below(150) == 0 => self.trouble(&rules),
            Phase::Asking(asked) => {
                table::legal_moves(&self.table, asked.seat, &mut self.moves);
                assert!(!self.moves.is_empty(), "seat {} is asked and can do nothing", asked.seat);
                let source = self.dice.pick(&[Source::Player, Source::Timeout, Source::Substitute]);
                Order::Act { seat: asked.seat, turn: asked.turn, action: self.dice.pick(&self.moves), source }
            }
            Phase::Over => return None,
        })
    }

    fn trouble(&mut self, rules: &Rules) -> Order {
        let lost = self.table.position().forfeited;
        let seat = self.dice.seat(rules);
        if self.dice.below(8) == 0 || lost.contains(seat) {
            let ranks = ByTeam::from_fn(rules.team_count(), |team| u8::try_from(team.number()).unwrap());
            return Order::Adjudicate { ranks };
        }
        let policy = match self.dice.below(8) {
            0 => ForfeitPolicy::EndMatch,
            _ => ForfeitPolicy::Substitute,
        };
        Order::Forfeit { seat, cause: self.dice.pick(&[EndCause::Resignation, EndCause::Timeout]), policy }
    }

    /// Judges and folds a command in.
    pub(crate) fn carry_out(&mut self, command: &Command<'_>) -> Result<(), Refusal> {
        table::decide(&self.table, command, &mut self.events)?;
        for event in &self.events {
            table::evolve(&mut self.table, event);
        }
        Ok(())
    }

    /// Plays one command and looks at the table after each event; `None` when the match is over.
    pub(crate) fn step_event_by_event(&mut self, mut look: impl FnMut(&Table, &Event)) -> Option<()> {
        let order = self.next_order()?;
        table::decide(&self.table, &order.command(), &mut self.events).unwrap();
        for event in &self.events {
            table::evolve(&mut self.table, event);
            look(&self.table, event);
        }
        Some(())
    }

    /// Plays one command; `None` when the match is over.
    pub(crate) fn step(&mut self) -> Option<Order> {
        let order = self.next_order()?;
        self.carry_out(&order.command()).unwrap();
        Some(order)
    }
}
