//! `boneyard tournament`: tournaments that run unattended.

#[cfg(feature = "local")]
mod check;
mod export;
mod follow;
mod init;
mod open;
#[cfg(feature = "local")]
mod programs;
mod run;
mod served;
mod standings;
mod words;

#[cfg(feature = "local")]
pub(super) use self::{
    export::text,
    follow::until_over,
    open::{open, start},
    standings::{Results, decision, final_results},
    words::{bounds, milli},
};

use super::until_interrupted;
use crate::{
    args::{Common, Tournament},
    failure::Failure,
};

pub(crate) async fn run(common: &Common, command: &Tournament) -> Result<(), Failure> {
    match command {
        Tournament::Init(args) => init::run(args),
        #[cfg(feature = "local")]
        Tournament::Check(args) => until_interrupted(Box::pin(check::run(common, args))).await,
        Tournament::Run(args) => Box::pin(run::run(common, args)).await,
        Tournament::Resume(args) => Box::pin(run::resume(common, args)).await,
        Tournament::Create(args) => until_interrupted(Box::pin(served::create(common, args))).await,
        Tournament::List => until_interrupted(served::list(common)).await,
        Tournament::Show(args) => until_interrupted(served::show(common, args)).await,
        Tournament::Watch(args) => until_interrupted(Box::pin(served::watch(common, args))).await,
        Tournament::Standings(args) => until_interrupted(served::standings(common, args)).await,
        Tournament::Export(args) => until_interrupted(Box::pin(served::export(common, args))).await,
        Tournament::Pause(args) => until_interrupted(served::pause(common, args)).await,
        Tournament::Cancel(args) => until_interrupted(served::cancel(common, args)).await,
        Tournament::Withdraw(args) => until_interrupted(served::withdraw(common, args)).await,
        Tournament::Add(args) => until_interrupted(served::add(common, args)).await,
    }
}
