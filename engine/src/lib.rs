//! The rules of dominoes games.
//!
//! A [`Table`](table::Table) is the fold of its events. [`decide`](table::decide) judges a command
//! and says what happens, [`evolve`](table::evolve) copies that in, [`view`](table::view) and
//! [`observe`](table::observe) say what one viewer may know, and
//! [`legal_moves`](table::legal_moves) lists what a seat may do.
//!
//! There is no clock, no randomness, no input or output and no dependency here: time and shuffled
//! tiles arrive as commands.
//!
//! ```
//! use boneyard_engine::{seat::Seat, table::{self, Command, Source, Table}, tile::Tile, variants};
//!
//! let rules = variants::find("block").unwrap().with([("seats", "2")]).unwrap();
//! let mut table = Table::new(rules);
//! let set: Vec<Tile> = rules.set().iter().collect();
//! let lot = Seat::from_number(1).unwrap();
//!
//! let mut events = Vec::new();
//! for command in [Command::StartMatch { shuffled: &set, lot }, Command::StartRound { shuffled: &set, lot, own_orders: None }] {
//!     table::decide(&table, &command, &mut events).unwrap();
//!     events.iter().for_each(|event| table::evolve(&mut table, event));
//! }
//!
//! let asked = table.position().asked().unwrap();
//! let mut moves = Vec::new();
//! table::legal_moves(&table, asked.seat, &mut moves);
//! assert_eq!(moves.len(), 7, "any tile of the hand may lead");
//! let act = Command::Act { seat: asked.seat, turn: asked.turn, action: moves[0], source: Source::Player };
//! table::decide(&table, &act, &mut events).unwrap();
//! ```
#![no_std]
#![expect(
    clippy::cast_possible_truncation,
    reason = "places, pips and seats are far below 256, and `From` is not const"
)]

extern crate alloc;

pub mod layout;
pub mod notation;
pub mod position;
pub mod rules;
pub mod seat;
pub mod station;
pub mod table;
pub mod tile;
pub mod variants;
