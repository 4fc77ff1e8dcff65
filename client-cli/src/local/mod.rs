//! What needs the rules, the bots or the server in this process. Nothing else in this crate does.

pub(crate) mod brain;
mod decode;
pub(crate) mod known;
pub(crate) mod server;
