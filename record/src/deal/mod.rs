//! The provable deal. Specified byte by byte in `docs/reference/deal-proof.md`.
//!
//! A server draws a [`Secret`] for a group of tables and shows its [`Commitment`] before anybody
//! sits. Players add [`Entropy`]. Both together make the group's [`Chance`], from which every
//! shuffle, lot and drawing order follows. When all matches are over, a [`Proof`] is shown: it holds
//! the secret and lets anybody compare what was dealt with what had to be.
//!
//! ```
//! use boneyard_engine::tile::TileSet;
//! use boneyard_record::deal::{Chance, Commitment, Contribution, DealContext, DrawOrder, Entropy, GroupId, Proof, Secret};
//!
//! // Before anybody sits.
//! let group_id = GroupId::new("tbl_example").unwrap();
//! let secret = Secret::new([7; 32]); // a server asks its operating system
//! let commitment = Commitment::new(&group_id, &secret);
//!
//! // Somebody sits down, and the first round is dealt.
//! let contributions = vec![Contribution { giver: 1, entropy: Entropy::new(b"my dice: 3 5 1 6").unwrap() }];
//! let chance = Chance::new(&secret, contributions.iter().map(|given| &given.entropy));
//! let first_deal = DealContext { board: 0, round: 1, attempt: 0 };
//! let tiles = chance.shuffled(first_deal, TileSet::full(6));
//!
//! // After the match.
//! let proof = Proof { group_id, commitment, secret, contributions, board: 0, draw_order: DrawOrder::Shared };
//! let opened = proof.open().unwrap();
//! opened.verify_deal(1, 0, TileSet::full(6), &tiles).unwrap();
//! ```

mod chance;
mod entropy;
mod group_id;
mod malformed;
mod proof;
mod secret;
mod words;

pub use chance::{Chance, DealContext, DrawOrder, Salted, first_left};
pub use entropy::{Contribution, Entropy, Salt, salt};
pub use group_id::GroupId;
pub use malformed::Malformed;
pub use proof::{Disagreement, Opened, Proof};
pub use secret::{Commitment, Secret};
