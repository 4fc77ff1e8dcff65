use std::collections::{BTreeMap, BTreeSet};

use crate::{
    Entrant, PlayKey,
    rating::{bankroll, instant_runoff},
    report::{
        Event,
        cross::{Encounter, crosstable},
        cumulative::{Track, tracks},
        diagnostics::{Diagnostics, diagnose},
        event::key_word,
        name::visible,
    },
    standing::{Block, Ledger, Measures, Reason, Settings, Standing, blocks, measure, outcomes, standings, totals},
};

/// Everything that reports show, worked out once.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// Name of the tournament.
    pub name: String,
    /// Key of the variant.
    pub variant: String,
    /// Format in words.
    pub format: String,
    /// Names as they are safe to show, by place of the entrant.
    pub names: Vec<String>,
    /// How results counted.
    pub settings: Settings,
    /// Results in order.
    pub ledger: Ledger,
    /// Standings, best first.
    pub lines: Vec<Standing>,
    /// What is uncertain.
    pub measures: Measures,
    /// Each entrant against each other, by place; `None` where they did not meet.
    pub cross: Vec<Vec<Option<Encounter>>>,
    /// Rank by what was won from everybody, by place of the entrant.
    pub bankroll: Vec<u32>,
    /// Rank if the lowest is taken out again and again.
    pub run_off: Vec<u32>,
    /// The same with a win, a draw or a loss for each pair.
    pub series_run_off: Vec<u32>,
    /// Points per board as they grew, by place of the entrant.
    pub tracks: Vec<Track>,
    /// Whether the results can be believed.
    pub diagnostics: Diagnostics,
    /// Blocks that are complete.
    pub blocks: usize,
    /// Deals among the games.
    pub deals: usize,
    /// The director's words, by game.
    pub decisions: BTreeMap<PlayKey, String>,
    /// Ids of tables.
    tables: BTreeMap<PlayKey, String>,
}

/// Works out what an event came to. The order of its results does not matter.
pub fn summarise(event: &Event) -> Summary {
    let settings = &event.settings;
    let ledger = Ledger::new(&event.results, event.entrants.len(), settings);
    let units = outcomes(&ledger, settings);
    let measures = measure(&ledger, &units, settings, event.seed, event.resamples);
    let took = totals(&ledger, settings);
    let series: Vec<Vec<i64>> = took.iter().map(|row| row.iter().map(|won| won.signum()).collect()).collect();
    let deals = ledger.plays.iter().map(|play| play.key.board).collect::<BTreeSet<_>>().len();
    let diagnostics = diagnose(&ledger, settings, &measures, deals);
    let whole = |block: &&Block<'_>| block.plays.len() >= settings.plays as usize;
    let complete = blocks(&ledger, settings).iter().filter(whole).count();
    Summary {
        name: visible(&event.name),
        variant: visible(&event.variant),
        format: visible(&event.format),
        names: event.entrants.iter().map(|name| visible(name)).collect(),
        settings: settings.clone(),
        lines: standings(&ledger, &units, settings),
        measures,
        cross: crosstable(&ledger, &units, settings),
        bankroll: bankroll(&took),
        run_off: instant_runoff(&took),
        series_run_off: instant_runoff(&series),
        tracks: tracks(&ledger, settings),
        diagnostics,
        blocks: complete,
        deals,
        decisions: ledger.adjudicated.iter().map(|(key, reason)| (*key, visible(reason))).collect(),
        tables: event.tables.clone(),
        ledger,
    }
}

impl Summary {
    /// The name of an entrant.
    pub fn name_of(&self, entrant: Entrant) -> &str {
        self.names.get(entrant.place()).map_or("", String::as_str)
    }

    /// The id of the table a game was played at, or its place in the schedule.
    pub fn table_id(&self, key: PlayKey) -> String {
        self.tables.get(&key).map_or_else(|| key_word(key), |id| visible(id))
    }

    /// Why a game that counts is left out of statistics, if it is.
    pub fn left_out(&self, key: PlayKey) -> Option<Reason> {
        let excluded = &self.diagnostics.excluded;
        let from = excluded.partition_point(|(of, _)| *of < key);
        let here = excluded[from..].iter().take_while(|(of, _)| *of == key);
        here.map(|(_, reason)| *reason).find(|reason| *reason != Reason::Doubled)
    }

    /// Entrants in order of the standings.
    pub fn order(&self) -> Vec<Entrant> {
        self.lines.iter().map(|line| line.entrant).collect()
    }
}
