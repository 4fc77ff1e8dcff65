//! Lines of a stream, none of them too long, all of them text.

use std::{
    io::{BufRead, Read as _},
    sync::Arc,
};

use super::fault::Fault;

/// Bytes of the longest line that is read.
pub const MAX_LINE_BYTES: usize = 1 << 20;

/// Lines of a file.
pub(crate) struct Lines<R> {
    input: R,
    file: Arc<str>,
    /// Lines read so far, and so the number of the last.
    pub(crate) number: u64,
    /// Matches begun so far, for faults.
    pub(crate) matches: u64,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn new(file: &str, input: R) -> Self {
        Self { input, file: Arc::from(file), number: 0, matches: 0 }
    }

    /// The next line with its end; `None` at the end of the file.
    pub(crate) fn next(&mut self) -> Result<Option<String>, Fault> {
        let mut bytes = Vec::new();
        let limit = u64::try_from(MAX_LINE_BYTES).unwrap_or(u64::MAX);
        let read = self.input.by_ref().take(limit).read_until(b'\n', &mut bytes);
        self.number += 1;
        match read {
            Err(why) => return Err(self.fault(format!("cannot be read: {why}"))),
            Ok(0) => {
                self.number -= 1;
                return Ok(None);
            }
            Ok(_) => {}
        }
        if bytes.len() == MAX_LINE_BYTES && bytes.last() != Some(&b'\n') {
            return Err(self.fault(format!("a line may have {MAX_LINE_BYTES} bytes, this one has more")));
        }
        String::from_utf8(bytes).map(Some).map_err(|why| {
            let valid = String::from_utf8_lossy(&why.as_bytes()[..why.utf8_error().valid_up_to()]).chars().count();
            let column = u64::try_from(valid).unwrap_or(u64::MAX).saturating_add(1);
            Fault { column, ..self.fault("this is not UTF-8 text".to_owned()) }
        })
    }

    /// Something wrong with the line read last.
    pub(crate) fn fault(&self, problem: impl Into<String>) -> Fault {
        let line = self.number.max(1);
        Fault { file: self.file.clone(), line, column: 1, match_number: self.matches, problem: problem.into() }
    }

    /// Name of the file.
    pub(crate) const fn file(&self) -> &Arc<str> {
        &self.file
    }
}
