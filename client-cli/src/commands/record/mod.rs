//! `boneyard record` and `boneyard verify`: what is kept of matches.

#[cfg(feature = "local")]
mod checked;
#[cfg(feature = "local")]
mod convert;
#[cfg(feature = "local")]
mod input;
#[cfg(feature = "local")]
mod merge;
#[cfg(feature = "local")]
mod output;
#[cfg(feature = "local")]
mod position;
#[cfg(feature = "local")]
mod progress;
#[cfg(feature = "local")]
mod redact;
mod served;
#[cfg(feature = "local")]
mod shown;
#[cfg(feature = "local")]
mod stats;

#[cfg(feature = "local")]
pub(crate) use checked::verify;

use crate::{
    args::{Common, RecordCommand},
    failure::Failure,
};

pub(crate) async fn run(common: &Common, command: &RecordCommand) -> Result<(), Failure> {
    match command {
        RecordCommand::Get(args) => served::get(common, args).await,
        RecordCommand::List(filter) => served::list(common, filter).await,
        RecordCommand::Export(args) => served::export(common, args).await,
        #[cfg(feature = "local")]
        RecordCommand::Verify(args) => checked::files(common, &args.files).await,
        #[cfg(feature = "local")]
        RecordCommand::Show(args) => shown::show(common, args).await,
        #[cfg(feature = "local")]
        RecordCommand::Convert(args) => convert::convert(args).await,
        #[cfg(feature = "local")]
        RecordCommand::Stats(args) => stats::stats(common, args).await,
        #[cfg(feature = "local")]
        RecordCommand::Merge(args) => merge::merge(args).await,
        #[cfg(feature = "local")]
        RecordCommand::Redact(args) => redact::redact(args).await,
    }
}

/// Does work that may wait long for a file or a pipe on a thread of its own, so that Ctrl-C is heard
/// meanwhile.
#[cfg(feature = "local")]
async fn aside<T: Send + 'static>(work: impl FnOnce() -> Result<T, Failure> + Send + 'static) -> Result<T, Failure> {
    match tokio::task::spawn_blocking(work).await {
        Ok(done) => done,
        Err(broken) => Err(Failure::other("broken_off", broken.to_string())),
    }
}
