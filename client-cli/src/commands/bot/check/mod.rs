use crate::{
    args::{BotCheck, Common},
    failure::Failure,
};
pub(super) async fn run(_c: &Common, _a: &BotCheck) -> Result<(), Failure> {
    Ok(())
}
