//! What every comparison needs: two texts that must be the same, and a count of what was seen.

use std::collections::BTreeMap;

use super::drawn_options::Pair;

/// One match under comparison: enough to play it again, and what happened in all matches so far.
#[derive(Debug)]
pub(crate) struct Trial<'a> {
    pub(crate) variant: &'static str,
    pub(crate) seed: u64,
    pub(crate) pairs: Vec<Pair>,
    /// How often each kind of thing was seen, so that a test knows it compared more than nothing.
    pub(crate) seen: &'a mut BTreeMap<String, u32>,
}

impl Trial<'_> {
    /// Both sides said the same, or a text that tells the difference.
    pub(crate) fn same(&self, what: &str, model: &str, engine: &str) -> Result<(), String> {
        if model == engine {
            return Ok(());
        }
        let Self { variant, seed, pairs, .. } = self;
        Err(format!("{variant} seed {seed} {pairs:?}: {what}\n  model  {model}\n  engine {engine}"))
    }

    /// Counts one thing that was seen.
    pub(crate) fn saw(&mut self, what: &str) {
        *self.seen.entry(what.to_owned()).or_default() += 1;
    }

    /// Counts the lines by their verb.
    pub(crate) fn saw_lines(&mut self, lines: &[String]) {
        for line in lines {
            for kind in ["lays", "draws", "passes", "claims", "declines", "out Some", "out None", "winner None"] {
                if line.contains(kind) {
                    self.saw(kind);
                }
            }
        }
    }
}
