//! The line itself: written and read.

use std::{fmt, str::FromStr};

use boneyard_engine::{
    seat::{MAX_SEATS, Seat},
    tile::{Tile, TileSet},
    variants,
};

use super::{Hand, NoPosition, PositionLine, Stock};
use crate::{
    options,
    token::{ArmLabel, seat_from_text, tile_from_text},
};

impl fmt::Display for PositionLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.rules.variant, self.rules.max_pip)?;
        let mut field = |key: &str, values: Vec<String>, between: &str| match values.as_slice() {
            [] => Ok(()),
            values => write!(f, " {key}:{}", values.join(between)),
        };
        field("opt", self.options().iter().map(|(key, value)| format!("{key}={value}")).collect(), ",")?;
        field("round", vec![self.round.to_string()], "")?;
        field("open", vec![self.opener.to_string()], "")?;
        field("engine", self.engine.iter().map(Tile::to_string).collect(), "")?;
        let laid = |&(tile, arm): &(Tile, Option<ArmLabel>)| match arm {
            Some(arm) => format!("{tile}{arm}"),
            None => tile.to_string(),
        };
        field("line", self.laid.iter().map(laid).collect(), ",")?;
        field("ends", self.ends.iter().map(|(arm, pip)| format!("{arm}={pip}")).collect(), ",")?;
        field("marked", self.marked.iter().map(Seat::to_string).collect(), ",")?;
        field("cover", self.waiting.iter().map(ArmLabel::to_string).collect(), ",")?;
        if let Some((seat, ordinary)) = self.turn {
            field(if ordinary { "turn" } else { "asked" }, vec![seat.to_string()], "")?;
        }
        let seats = || Seat::all(self.rules.seats).zip(&self.hands);
        let open = seats().filter_map(|(seat, hand)| match hand {
            Hand::Open(tiles) => Some(format!("{seat}={}", dotted(tiles.iter().rev()))),
            Hand::Count(_) => None,
        });
        field("hand", open.collect(), ",")?;
        let counted = seats().filter_map(|(seat, hand)| match hand {
            Hand::Open(_) => None,
            Hand::Count(count) => Some(format!("{seat}={count}")),
        });
        field("counts", counted.collect(), ",")?;
        let stock = match &self.boneyard {
            Stock::Open(tiles) if tiles.is_empty() => "0".to_owned(),
            Stock::Open(tiles) => dotted(tiles.iter().copied()),
            Stock::Count(count) => count.to_string(),
        };
        field("yard", vec![stock], "")?;
        field("score", self.score.iter().map(i32::to_string).collect(), ",")
    }
}

fn dotted(tiles: impl Iterator<Item = Tile>) -> String {
    tiles.map(|tile| tile.to_string()).collect::<Vec<_>>().join(".")
}

/// The fields of a line, before the rules are known.
#[derive(Default)]
struct Fields<'a> {
    options: Vec<(&'a str, String)>,
    hands: Vec<(Seat, Hand)>,
}

impl FromStr for PositionLine {
    type Err = NoPosition;

    fn from_str(line: &str) -> Result<Self, NoPosition> {
        let no = |why: String| NoPosition(why);
        let mut words = line.split_whitespace();
        let game = words.next().unwrap_or_default();
        let (key, max_pip) =
            game.split_once('/').ok_or_else(|| no("a position begins with its game, as in `draw/6`".to_owned()))?;
        let variant = variants::find(key).ok_or_else(|| no(format!("there is no variant `{}`", short(key))))?;
        let mut fields = Fields::default();
        let mut position = Self {
            rules: (variant.rules)(variant.default_seats),
            round: 1,
            opener: Seat::default(),
            engine: None,
            laid: Vec::new(),
            ends: Vec::new(),
            marked: Vec::new(),
            waiting: Vec::new(),
            turn: None,
            hands: Vec::new(),
            boneyard: Stock::Count(0),
            score: Vec::new(),
        };
        let mut seen = Vec::new();
        for word in words {
            let (key, value) = word.split_once(':').unwrap_or((word, ""));
            if seen.contains(&key) {
                return Err(no(format!("`{}` is said twice", short(key))));
            }
            seen.push(key);
            position.field(&mut fields, key, value).map_err(|why| no(format!("`{}`: {why}", short(word))))?;
        }
        position.settle(fields, variant, max_pip)?;
        Ok(position)
    }
}

impl PositionLine {
    /// Understands one field.
    fn field<'a>(&mut self, fields: &mut Fields<'a>, key: &str, value: &'a str) -> Result<(), String> {
        match key {
            "opt" => {
                let option = |text: &'a str| text.split_once('=').ok_or("an option is written key=value".to_owned());
                fields.options = each(value, option)?.into_iter().map(|(key, value)| (key, value.to_owned())).collect();
            }
            "round" => self.round = value.parse().map_err(|_| "a round is a number")?,
            "open" => self.opener = seat(value)?,
            "engine" => self.engine = Some(tile_from_text(value)?),
            "line" => self.laid = each(value, laid)?,
            "ends" => self.ends = each(value, end)?,
            "marked" => self.marked = each(value, seat)?,
            "cover" => {
                self.waiting = each(value, |arm| ArmLabel::from_text(arm).ok_or("there is no such end".to_owned()))?;
            }
            "turn" | "asked" if self.turn.is_some() => return Err("one seat is asked".to_owned()),
            "turn" | "asked" => self.turn = Some((seat(value)?, key == "turn")),
            "hand" => fields.hands.extend(each(value, |hand| {
                let (of, tiles) = hand.split_once('=').ok_or("a hand is written A=6-4.4-1")?;
                let held = tiles_between_dots(tiles)?;
                let set: TileSet = held.iter().copied().collect();
                if set.len() == held.len() {
                    Ok((seat(of)?, Hand::Open(set)))
                } else {
                    Err("a tile is there twice".to_owned())
                }
            })?),
            "counts" => fields.hands.extend(each(value, |hand| {
                let (of, count) = hand.split_once('=').ok_or("a count is written B=5")?;
                Ok((seat(of)?, Hand::Count(count.parse().map_err(|_| "a count is a number")?)))
            })?),
            "yard" => {
                self.boneyard = match value.parse() {
                    Ok(0) => Stock::Open(Vec::new()),
                    Ok(count) => Stock::Count(count),
                    Err(_) => Stock::Open(tiles_between_dots(value)?),
                }
            }
            "score" => self.score = each(value, |score| score.parse().map_err(|_| "a score is a number".to_owned()))?,
            _ => return Err("there is no such field".to_owned()),
        }
        Ok(())
    }

    /// Rules, and one hand for each seat; then looks whether all belongs together.
    fn settle(&mut self, mut fields: Fields<'_>, variant: &variants::Variant, max_pip: &str) -> Result<(), NoPosition> {
        let no = |why: &str| Err(NoPosition(why.to_owned()));
        fields.hands.sort_by_key(|&(seat, _)| seat);
        let in_order = fields
            .hands
            .iter()
            .map(|&(seat, _)| seat)
            .eq(Seat::all(u8::try_from(fields.hands.len().min(MAX_SEATS)).unwrap_or(0)));
        if fields.hands.is_empty() || !in_order {
            return no("each seat, from A on, has its tiles under `hand` or their number under `counts`");
        }
        self.hands = fields.hands.iter().map(|&(_, hand)| hand).collect();
        fields.options.push(("max_pip", max_pip.to_owned()));
        if !variant.options.contains(&"max_pip") {
            fields.options.pop();
        }
        let seats = u8::try_from(self.hands.len()).unwrap_or(u8::MAX);
        self.rules = options::rules(variant, seats, &fields.options).map_err(|why| NoPosition(why.to_string()))?;
        if self.rules.max_pip.to_string() != max_pip {
            return no("the variant is not played with this set");
        }
        if self.score.len() != usize::from(self.rules.team_count()) {
            return no("each team has a score");
        }
        let seats = [Some(self.opener), self.turn.map(|(seat, _)| seat)];
        if seats.iter().flatten().chain(&self.marked).any(|seat| seat.index() >= usize::from(self.rules.seats)) {
            return no("a seat is named that has no tiles");
        }
        self.check_tiles()
    }

    /// Each tile at most once, all of them of the set.
    fn check_tiles(&self) -> Result<(), NoPosition> {
        let mut seen = TileSet::EMPTY;
        let held = self.hands.iter().flat_map(|hand| match hand {
            Hand::Open(tiles) => tiles.iter(),
            Hand::Count(_) => TileSet::EMPTY.iter(),
        });
        let stock = match &self.boneyard {
            Stock::Open(tiles) => tiles.as_slice(),
            Stock::Count(_) => &[],
        };
        for tile in held.chain(stock.iter().copied()).chain(self.laid.iter().map(|&(tile, _)| tile)) {
            if seen.contains(tile) || !self.rules.set().contains(tile) {
                return Err(NoPosition(format!("{tile} is there twice, or not in the set")));
            }
            seen.insert(tile);
        }
        Ok(())
    }
}

fn each<'a, T>(value: &'a str, read: impl Fn(&'a str) -> Result<T, String>) -> Result<Vec<T>, String> {
    value.split(',').map(read).collect()
}

fn seat(text: &str) -> Result<Seat, String> {
    seat_from_text(text).ok_or_else(|| "a seat is a letter, A to N".to_owned())
}

fn laid(text: &str) -> Result<(Tile, Option<ArmLabel>), String> {
    let (tile, arm) = text.split_at(text.find(['L', 'R', 'U', 'D', '@']).unwrap_or(text.len()));
    let arm = match arm {
        "" => None,
        _ => Some(ArmLabel::from_text(arm).ok_or("there is no such end")?),
    };
    Ok((tile_from_text(tile)?, arm))
}

fn end(text: &str) -> Result<(ArmLabel, u8), String> {
    let (arm, pip) = text.split_once('=').ok_or("an end is written L=5")?;
    let arm = ArmLabel::from_text(arm).ok_or("there is no such end")?;
    Ok((arm, pip.parse().map_err(|_| "pips are a number")?))
}

/// Tiles with dots between them.
fn tiles_between_dots(text: &str) -> Result<Vec<Tile>, String> {
    text.split('.').filter(|tile| !tile.is_empty()).map(|tile| tile_from_text(tile).map_err(str::to_owned)).collect()
}

fn short(word: &str) -> String {
    word.chars().take(40).collect()
}
