//! The layout: arms that grow from a tile in the middle, and doubles that wait for a cover.
//!
//! A line is two arms of the lead tile; a spinner adds two; trains are an arm for each seat and one
//! for everybody. A tile is always laid on an *end*, so one kind of move serves all games.

mod arm;
mod count;
mod equal_ends;
mod waiting;

pub use arm::{Arm, ArmKind, Arms, End, MAX_ARMS, NewArms, Owner};
pub use count::count;
pub(crate) use count::long_sides_covered;
pub use equal_ends::equal_ends;
pub use waiting::{MAX_WAITING, Waiting};
