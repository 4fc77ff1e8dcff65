//! Who may call what: one layer before all services, closed unless the table of paths opens it.

mod layer;
mod paths;
mod secret;

pub use layer::{AuthLayer, Authorized};
pub use paths::{Access, PATHS, access_of};
pub use secret::{Secret, digest_of, same_secret};
