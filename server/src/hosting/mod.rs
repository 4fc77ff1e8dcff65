//! Live tables: the imperative shell around the rules. One task for each table: decide, append,
//! evolve, publish. Names no message of the wire.

mod command;
mod event;
mod opening;
mod state;

mod answer;
mod decide;

mod audience;
mod seen;
mod seen_event;
mod shown;
mod turn_clock;

mod by_itself;
mod ending;
mod fast_lane;
mod feed;
mod host;
mod index;
mod record;
mod registry;
mod stored;
mod summary;

pub use audience::{Audience, Notice, Recipient, ResultNotice, TableNotice, TurnNotice};
pub use command::{Actor, Command, Refused, state_name};
pub use decide::{Decided, decide};
pub use ending::Ending;
pub use event::{Chair, ClockChange, Step, TableEvent};
pub use fast_lane::{Played, mixed, play_out};
pub use feed::{Feed, FeedItem, Next, replay};
pub use host::{Answer, HostError, HostHandle, Pending, Reminder, Subscribed, Taken};
pub use opening::{Occupant, Opening, TimeControl, TimeoutPolicy, TournamentDeal};
pub use registry::Registry;
pub use seen::{OwnAfter, Published, SeenStep, Watcher};
pub use seen_event::SeenEvent;
pub use shown::{Decision, Named, PublicOpening, PublicTable, TableView, labelled_ends};
pub use state::{Answered, Hosted, Lifecycle, SeatClock};
pub use summary::Summary;
pub use turn_clock::wall_clock_ms;
