//! Lines that a player types, read by a thread of their own, so that nothing waits for them.

use std::io::{self, BufRead as _, Read as _};

use tokio::sync::mpsc;

/// Longest line that is looked at; the rest of it is thrown away.
const LONGEST: u64 = 4096;

/// Standard input, line by line; `None` when it has ended.
#[derive(Debug)]
pub(crate) struct Input(mpsc::Receiver<String>);

impl Input {
    /// Starts to read standard input.
    pub(crate) fn stdin() -> Self {
        // One line ahead is enough: the rest waits in the pipe.
        let (lines, reader) = mpsc::channel(1);
        std::thread::spawn(move || {
            let mut stdin = io::stdin().lock();
            while let Ok(Some(line)) = read_line(&mut stdin) {
                if lines.blocking_send(line).is_err() {
                    return;
                }
            }
        });
        Self(reader)
    }

    /// The next line, without its end.
    pub(crate) async fn next(&mut self) -> Option<String> {
        self.0.recv().await
    }
}

fn read_line(source: &mut impl io::BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    if source.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.last() != Some(&b'\n') && bytes.len() as u64 == LONGEST {
        source.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&bytes).trim_end_matches(['\n', '\r']).to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(mut bytes: &[u8]) -> Vec<String> {
        std::iter::from_fn(|| read_line(&mut bytes).unwrap()).collect()
    }

    #[test]
    fn lines_end_with_a_newline_or_with_the_input() {
        assert_eq!(lines(b"6-4 L\r\n\nmoves\nlast"), ["6-4 L", "", "moves", "last"]);
        assert_eq!(lines(b""), Vec::<String>::new());
    }

    #[test]
    fn a_line_without_end_is_cut_and_the_next_one_is_whole() {
        let mut bytes = vec![b'x'; 10_000];
        bytes.extend(b"\nmoves\n");
        let read = lines(&bytes);
        assert_eq!((read[0].len(), read[1].as_str(), read.len()), (4096, "moves", 2));
    }

    #[test]
    fn bytes_that_are_no_text_do_no_harm() {
        assert_eq!(lines(b"6-4\xff\n"), ["6-4\u{fffd}"]);
    }
}
