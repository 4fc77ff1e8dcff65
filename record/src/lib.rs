//! What is kept of games for those who were not there, or do not trust who was.
//!
//! [`deal`] makes every shuffle and lot of a group of tables follow from one secret that was fixed
//! before anybody sat down, so that each deal can be recomputed when the secret is shown.
//!
//! There is no input or output here and no randomness: secrets come from the caller.

pub mod deal;
