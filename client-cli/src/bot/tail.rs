//! The last part of what a program says, however much it says.

use std::sync::{Arc, Mutex, PoisonError};

use tokio::io::{AsyncRead, AsyncReadExt as _};

/// What is kept.
const KEPT: usize = 16 * 1024;

/// The end of a stream of bytes; clones share it.
#[derive(Debug, Clone, Default)]
pub(crate) struct Tail(Arc<Mutex<Kept>>);

#[derive(Debug, Default)]
struct Kept {
    bytes: Vec<u8>,
    dropped: usize,
}

impl Tail {
    /// Reads to the end.
    pub(crate) async fn read(self, mut stream: impl AsyncRead + Unpin) {
        let mut chunk = vec![0; 8 * 1024];
        // A pipe that breaks has ended.
        while let Ok(count @ 1..) = stream.read(&mut chunk).await {
            self.push(&chunk[..count]);
        }
    }

    /// Adds to what was said.
    pub(crate) fn push(&self, bytes: &[u8]) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.bytes.extend_from_slice(bytes);
        // Twice as much at most, so that bytes are seldom moved.
        if kept.bytes.len() > 2 * KEPT {
            let surplus = kept.bytes.len() - KEPT;
            kept.bytes.drain(..surplus);
            kept.dropped += surplus;
        }
    }

    /// What is kept, as text; says how much is not.
    pub(crate) fn text(&self) -> String {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let surplus = kept.bytes.len().saturating_sub(KEPT);
        let text = String::from_utf8_lossy(&kept.bytes[surplus..]);
        match kept.dropped + surplus {
            0 => text.into_owned(),
            dropped => format!("({dropped} bytes before this are not kept)\n{text}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_end_is_kept_and_the_rest_counted() {
        let said = [vec![b'x'; 5_000_000], b"last words\n".to_vec()].concat();
        let tail = Tail::default();
        tail.clone().read(said.as_slice()).await;
        let text = tail.text();
        assert!(text.ends_with("xlast words\n") && text.len() < KEPT + 100, "{}", text.len());
        assert!(text.starts_with(&format!("({} bytes before this", 5_000_011 - KEPT)), "{}", &text[..60]);
    }

    #[tokio::test]
    async fn little_is_kept_whole() {
        let tail = Tail::default();
        tail.clone().read(&b"a\xff"[..]).await;
        assert_eq!(tail.text(), "a\u{fffd}");
    }
}
