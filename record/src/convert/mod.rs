//! Records in other clothes: JSON lines, which hold all of a record, and CSV, which holds the tokens.

pub mod csv;
pub mod jsonl;

mod draft;
