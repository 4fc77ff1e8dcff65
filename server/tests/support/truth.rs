//! What a table holds, hidden parts included, as its log has it; and the search for any of it where it
//! does not belong.
#![allow(dead_code, clippy::allow_attributes, reason = "each test file uses its part of this")]

use std::collections::BTreeSet;

use boneyard_engine::{
    seat::Seat,
    table::Event,
    tile::{Tile, TileSet},
};
use boneyard_server::{
    codec,
    hosting::{Occupant, Step, TableEvent},
    ids::TableId,
    store::EventStore,
};

use crate::schema::{Node, Value};

/// Who heard something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ear {
    Seat(Seat),
    Public,
}

/// The secrets of a table.
#[derive(Debug)]
pub(crate) struct Truth {
    /// After each step: tiles of the round that everybody knows, and tiles that each seat has held.
    known: Vec<(TileSet, Vec<TileSet>)>,
    /// Numbers that nobody is told: the seeds of house bots.
    pub(crate) numbers: BTreeSet<u64>,
    /// Texts that nobody is told: invite codes, tokens.
    pub(crate) texts: BTreeSet<String>,
    /// Every tile of the set.
    set: TileSet,
    pub(crate) steps: Vec<Step>,
}

impl Truth {
    /// Reads the log of a table.
    pub(crate) async fn of(store: &dyn EventStore, table_id: &str) -> Self {
        let id = TableId::parse(table_id).unwrap();
        let mut truth = Self {
            known: vec![(TileSet::EMPTY, Vec::new())],
            numbers: BTreeSet::new(),
            texts: BTreeSet::new(),
            set: TileSet::EMPTY,
            steps: Vec::new(),
        };
        for bytes in store.load(id.stream(), 0).await.unwrap() {
            let step = codec::decode_table_step(&bytes).unwrap();
            let (mut public, mut held) = truth.known.last().unwrap().clone();
            for event in &step.events {
                match event {
                    TableEvent::Opened(opening) => {
                        truth.set = opening.rules.set();
                        held = vec![TileSet::EMPTY; usize::from(opening.rules.seats)];
                        truth.texts.extend(opening.invite_code.clone());
                    }
                    TableEvent::ChairTaken { occupant: Occupant::House { seed, .. }, .. } => {
                        truth.numbers.insert(*seed);
                    }
                    TableEvent::Game(event) => learn(event, &mut public, &mut held),
                    _ => {}
                }
            }
            truth.known.push((public, held));
            truth.steps.push(step);
        }
        truth
    }

    /// Last step of the table.
    pub(crate) fn head(&self) -> u64 {
        u64::try_from(self.known.len() - 1).unwrap()
    }

    /// Tiles that somebody may know after a step.
    pub(crate) fn known_to(&self, ear: Ear, sequence: u64) -> TileSet {
        let (public, held) = &self.known[usize::try_from(sequence).unwrap()];
        match ear {
            Ear::Public => *public,
            Ear::Seat(seat) => public.union(held.get(seat.index()).copied().unwrap_or_default()),
        }
    }

    /// A tile that somebody may not know after a step, if there is one.
    pub(crate) fn secret_from(&self, ear: Ear, sequence: u64) -> Option<Tile> {
        self.set.difference(self.known_to(ear, sequence)).iter().next()
    }

    /// What is told in a message that its hearer may not know, each with the way to it. `said` are tiles
    /// that the hearer named itself. `at` is the last step that had happened for sure; a message that says
    /// how far it goes is held to that.
    pub(crate) fn leaks(&self, node: &Node, ear: Ear, at: u64, said: TileSet) -> Vec<String> {
        let mut found = Vec::new();
        self.search(node, ear, at, said, &mut node.kind.clone(), &mut found);
        found
    }

    fn search(&self, node: &Node, ear: Ear, at: u64, said: TileSet, way: &mut String, found: &mut Vec<String>) {
        let at = position(node).unwrap_or(at);
        let known = self.known_to(ear, at).union(said);
        if node.kind == "boneyard.v1.Tile" {
            let half = |name| u8::try_from(node.number(name)).unwrap();
            let tile = Tile::new(half("high"), half("low")).unwrap();
            if !known.contains(tile) {
                found.push(format!("{way}: {tile} after step {at}"));
            }
            return;
        }
        let length = way.len();
        for (name, value) in &node.fields {
            way.push('.');
            way.push_str(name);
            match value {
                Value::Message(inner) => self.search(inner, ear, at, said, way, found),
                Value::Number(number) if self.numbers.contains(number) => found.push(format!("{way}: {number}")),
                Value::Number(_) => {}
                Value::Text(text) => self.search_text(text, known, way, found),
            }
            way.truncate(length);
        }
    }

    /// Looks for secrets in a text: tiles as they are written, numbers, codes.
    pub(crate) fn search_text(&self, text: &str, known: TileSet, way: &str, found: &mut Vec<String>) {
        for tile in tiles_in(text) {
            if !known.contains(tile) {
                found.push(format!("{way}: {tile} in {text:?}"));
            }
        }
        for secret in self.numbers.iter().map(ToString::to_string).chain(self.texts.iter().cloned()) {
            if text.contains(&secret) {
                found.push(format!("{way}: {secret}"));
            }
        }
    }
}

fn learn(event: &Event, public: &mut TileSet, held: &mut [TileSet]) {
    match event {
        Event::SeatsDrawn { tiles, seat_of_chair: _ } => {
            for tile in &tiles.0[..held.len()] {
                public.insert(tile.0);
            }
        }
        Event::RoundDealt(deal) => {
            // Which tile the engine is follows from the rules, wherever it lies.
            *public = deal.engine.into_iter().collect();
            held.copy_from_slice(&deal.hands.0[..held.len()]);
        }
        Event::Placed { tile, .. } => public.insert(*tile),
        Event::Drew { seat, tiles, .. } => {
            for &tile in tiles {
                held[seat.index()].insert(tile);
            }
        }
        Event::RoundEnded(result) => {
            for hand in &result.hands.0[..held.len()] {
                *public = public.union(*hand);
            }
        }
        Event::MatchStarted { .. }
        | Event::TurnAsked(_)
        | Event::Passed { .. }
        | Event::Declined { .. }
        | Event::Claimed { .. }
        | Event::ArmOpened { .. }
        | Event::RoundRedealt { .. }
        | Event::MarkerChanged { .. }
        | Event::CoversDue(_)
        | Event::Challenged { .. }
        | Event::Penalised { .. }
        | Event::SeatForfeited { .. }
        | Event::MatchEnded(_) => {}
    }
}

/// How far a message goes: the step that it shows last.
fn position(node: &Node) -> Option<u64> {
    match node.kind.as_str() {
        "boneyard.v1.TableStep" | "boneyard.v1.PublicView" | "boneyard.v1.WatchTableResponse" => {
            Some(node.number("sequence"))
        }
        // Of several steps each says for itself.
        "boneyard.v1.ListTableEventsResponse" | "boneyard.v1.ListTablesResponse" => None,
        _ => node.fields.iter().find_map(|(_, value)| match value {
            Value::Message(inner) => position(inner),
            Value::Number(_) | Value::Text(_) => None,
        }),
    }
}

/// Tiles as they are written in a text, such as `6-4`.
pub(crate) fn tiles_in(text: &str) -> Vec<Tile> {
    let number = |part: &str, from_end: bool| -> Option<u8> {
        let digits: String = if from_end {
            let tail: Vec<char> = part.chars().rev().take_while(char::is_ascii_digit).collect();
            tail.into_iter().rev().collect()
        } else {
            part.chars().take_while(char::is_ascii_digit).collect()
        };
        if (1..=2).contains(&digits.len()) { digits.parse().ok() } else { None }
    };
    let parts: Vec<&str> = text.split('-').collect();
    parts.windows(2).filter_map(|pair| Tile::new(number(pair[0], true)?, number(pair[1], false)?)).collect()
}
