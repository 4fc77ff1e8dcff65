use crate::{args::BotInit, failure::Failure};
pub(super) fn run(_a: &BotInit) -> Result<(), Failure> {
    Ok(())
}
