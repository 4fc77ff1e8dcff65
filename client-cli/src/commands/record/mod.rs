//! `boneyard record` and `boneyard verify`: what is kept of matches.

#[cfg(feature = "local")]
mod checked;
mod served;
#[cfg(feature = "local")]
mod shown;

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
        RecordCommand::Verify(args) => checked::files(common, &args.files),
        #[cfg(feature = "local")]
        RecordCommand::Show(args) => shown::show(common, args),
    }
}
