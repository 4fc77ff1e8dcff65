//! What sled says and does when something is wrong, turned into errors of the store.
//!
//! sled 0.34 panics on many kinds of damage, while it opens and while it reads. So every call that touches its pages
//! goes through [`caught`].

use std::cell::{Cell, RefCell};
use std::io::ErrorKind;
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::Once;

use super::super::{Place, StoreError};

/// The error for an error of sled.
pub(super) fn from_engine(error: &::sled::Error) -> StoreError {
    use ::sled::Error;
    match error {
        // A page, or the file of a page, is shorter than its pointer says or is not there.
        Error::Io(io)
            if matches!(io.kind(), ErrorKind::UnexpectedEof | ErrorKind::InvalidData | ErrorKind::NotFound) =>
        {
            damaged(error.to_string())
        }
        Error::Io(io) => StoreError::from_io("sled", io),
        Error::Corruption { .. } | Error::CollectionNotFound(_) | Error::ReportableBug(_) | Error::Unsupported(_) => {
            damaged(error.to_string())
        }
    }
}

fn damaged(words: String) -> StoreError {
    StoreError::Damaged { what: "sled cannot read it".to_owned(), place: Place::Engine(words) }
}

/// Runs a call into sled; a panic in it becomes [`StoreError::Damaged`] with the panic's message.
pub(super) fn caught<T>(call: impl FnOnce() -> T) -> Result<T, StoreError> {
    install_hook();
    let outer = CATCHING.replace(true);
    let outcome = panic::catch_unwind(AssertUnwindSafe(call));
    CATCHING.set(outer);
    outcome.map_err(|_payload| {
        let message = MESSAGE.take().unwrap_or_else(|| "no message".to_owned());
        StoreError::Damaged { what: "sled panicked".to_owned(), place: Place::Engine(message) }
    })
}

thread_local! {
    static CATCHING: Cell<bool> = const { Cell::new(false) };
    static MESSAGE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Sends the panics that we expect to the log; all others go on to the hook that was there before.
fn install_hook() {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| {
        let previous = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if CATCHING.get() {
                tracing::warn!(panic = %info, "sled panicked; the store reports it as damage");
                MESSAGE.set(Some(one_line(info)));
            } else if std::thread::current().name().is_some_and(is_sleds_own) {
                // The caller that waits for this thread panics or fails in turn, and is caught.
                tracing::warn!(panic = %info, "sled panicked on its own thread");
            } else {
                previous(info);
            }
        }));
    });
}

fn is_sleds_own(thread: &str) -> bool {
    thread.starts_with("sled-io-") || thread == "log flusher"
}

fn one_line(info: &PanicHookInfo<'_>) -> String {
    let payload = info.payload();
    let formatted = payload.downcast_ref::<String>().map(String::as_str);
    let message = formatted.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("no message");
    let message: String = message.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(300).collect();
    match info.location() {
        Some(at) => format!("{message} ({}:{})", at.file(), at.line()),
        None => message,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_damage_with_its_message() {
        let error = caught(|| panic!("page {} is\n   gone", 7)).unwrap_err();
        assert!(error.to_string().contains("page 7 is gone (server/src/store/sled/fault.rs:"), "{error}");
        assert_eq!(caught(|| 1), Ok(1));
    }

    #[test]
    fn a_full_disk_is_told_from_damage() {
        let full = ::sled::Error::Io(ErrorKind::StorageFull.into());
        assert_eq!(from_engine(&full), StoreError::Full);
        let short = ::sled::Error::Io(ErrorKind::UnexpectedEof.into());
        assert!(matches!(from_engine(&short), StoreError::Damaged { .. }));
    }
}
