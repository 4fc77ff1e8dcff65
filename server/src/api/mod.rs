//! The edge: decode, call, encode. One file for each service of the contract; no rule lives here.

pub mod decode;
pub mod describe;
pub mod encode;
pub mod encode_step;
mod page;
mod status;

mod app;
mod open_table;
mod streams;

mod director_service;
mod play_service;
mod player_service;
mod record_service;
mod server_service;
mod table_service;
mod tournament_decode;
mod tournament_encode;
mod tournament_service;
mod tournament_streams;

pub use app::{App, Limits};
pub use director_service::Director;
pub use play_service::Play;
pub use player_service::PlayerDesk;
pub use record_service::Records;
pub use server_service::ServerFacts;
pub use status::{Failure, reason_name};
pub use table_service::Tables;
pub use tournament_service::Tournaments;
