//! Plays a worked example on a real table and compares what is so with what is written.

use boneyard_engine::{
    layout::{self, End},
    notation,
    position::{DecisionKind, Opener, Position},
    rules::Rules,
    seat::{BySeat, Seat, Team},
    table::{self, Command, Event, Move, RoundResult, Setup, Source, Table},
    tile::{Tile, TileSet},
    variants,
};

use super::vector_file::{Case, Kind, Line};

/// Why a line does not hold.
type Fault = String;

/// The rules that an example plays by.
pub(crate) fn rules_of(case: &Case) -> Option<Rules> {
    case.lines.iter().find_map(|line| rules(line.text.strip_prefix("game ")?).ok())
}

/// Runs an example; a fault names the line.
pub(crate) fn run(case: &Case) -> Result<(), Fault> {
    let at = |line: &Line, fault: Fault| {
        format!("{} (line {}) {}\n    {:?} {}\n    {fault}", case.place, line.number, case.name, line.kind, line.text)
    };
    let mut given = Given::default();
    let mut scene: Option<Scene> = None;
    for line in &case.lines {
        if line.kind == Kind::Given {
            given.read(&line.text).map_err(|fault| at(line, fault))?;
            continue;
        }
        if scene.is_none() {
            scene = Some(given.scene().map_err(|fault| at(line, fault))?);
        }
        let scene = scene.as_mut().unwrap();
        let done = if line.kind == Kind::When { scene.act(&line.text) } else { scene.check(&line.text) };
        done.map_err(|fault| at(line, fault))?;
    }
    Ok(())
}

/// What the `given` lines say.
#[derive(Clone, Debug, Default)]
struct Given {
    rules: Option<Rules>,
    hands: Option<Vec<Part>>,
    layout: Vec<(Tile, End)>,
    boneyard: Vec<Tile>,
    turn: Option<Seat>,
    opener: Option<Seat>,
    round: Option<u16>,
    score: Vec<i32>,
    deal: Option<String>,
    chairs: Vec<Tile>,
}

/// One part of a row of hands: who, and which tiles.
type Part = (String, Vec<String>);

impl Given {
    fn read(&mut self, text: &str) -> Result<(), Fault> {
        let (word, rest) = text.split_once(' ').ok_or("nothing is given")?;
        match word {
            "game" => self.rules = Some(rules(rest)?),
            "hands" => self.hands = Some(parts(rest)),
            "layout" => self.layout = rest.split(' ').map(placement).collect::<Result<_, _>>()?,
            "boneyard" => self.boneyard = tiles(rest.split(' '))?,
            "turn" => self.turn = Some(seat(rest)?),
            "opener" => self.opener = Some(seat(rest)?),
            "round" => self.round = Some(number(rest)?),
            "score" => self.score = rest.split(' ').map(number).collect::<Result<_, _>>()?,
            "deal" => self.deal = Some(rest.to_owned()),
            "chairs" => self.chairs = tiles(rest.split(' '))?,
            _ => return Err(format!("nothing is called `{word}`")),
        }
        Ok(())
    }

    fn scene(&self) -> Result<Scene, Fault> {
        let rules = self.rules.ok_or("no game is given")?;
        if let Some(deal) = &self.deal {
            let mut scene = Scene { table: Table::new(rules), events: Vec::new(), chairs: None };
            let (shuffled, lot) = shuffled(&rules, deal)?;
            // The draw for seats comes first and has a shuffle of its own.
            let mut first = self.chairs.clone();
            first.extend(rules.set().iter().filter(|tile| !self.chairs.contains(tile)));
            scene.order(&Command::StartMatch { shuffled: &first, lot })?;
            scene.order(&Command::StartRound { shuffled: &shuffled, lot })?;
            return Ok(scene);
        }
        let mut hands = BySeat::<TileSet>::default();
        let mut known = TileSet::EMPTY;
        let mut put = |tile: Tile| {
            let twice = known.contains(tile) || !rules.set().contains(tile);
            known.insert(tile);
            if twice { Err(format!("{tile} is in the position twice, or not in the set")) } else { Ok(()) }
        };
        let parts = self.hands.as_ref().ok_or("no hands are given")?;
        if parts.len() != usize::from(rules.seats) {
            return Err(format!("{} hands are given for {} seats", parts.len(), rules.seats));
        }
        for (who, held) in parts {
            for tile in tiles(held.iter().map(String::as_str))? {
                put(tile)?;
                hands[seat(who)?].insert(tile);
            }
        }
        self.boneyard.iter().chain(self.layout.iter().map(|(tile, _)| tile)).try_for_each(|&tile| put(tile))?;
        let opener = self.opener.unwrap_or_default();
        let setup = |laid| Setup {
            rules,
            round: self.round.unwrap_or(1),
            opener,
            hands,
            boneyard: &self.boneyard,
            laid,
            scores: &self.score,
            to_move: self.turn.unwrap_or(opener),
        };
        for (place, &(tile, end)) in self.layout.iter().enumerate() {
            let arms = setup(&self.layout[..place]).table().position().arms;
            let fits = match arms.get(end) {
                None => arms.is_empty() && end == End::START,
                Some(arm) => tile.has(arm.outer) && !arm.open_to.is_empty(),
            };
            if !fits {
                return Err(format!("{tile} of the layout does not fit its place"));
            }
        }
        Ok(Scene { table: setup(&self.layout).table(), events: Vec::new(), chairs: None })
    }
}

/// A table with what the last step led to.
#[derive(Clone, Debug)]
struct Scene {
    table: Table,
    events: Vec<Event>,
    /// Seat of each chair, where they drew for it.
    chairs: Option<BySeat<Seat>>,
}

impl Scene {
    fn rules(&self) -> &Rules {
        self.table.rules()
    }

    fn position(&self) -> &Position {
        self.table.position()
    }

    /// Carries a command out; the fault is the refusal's name.
    fn order(&mut self, command: &Command<'_>) -> Result<(), Fault> {
        let mut events = Vec::new();
        table::decide(&self.table, command, &mut events).map_err(|refusal| snake_case(&format!("{refusal:?}")))?;
        for event in &events {
            table::evolve(&mut self.table, event);
            if let &Event::SeatsDrawn { tiles: _, seat_of_chair } = event {
                self.chairs = Some(seat_of_chair);
            }
        }
        self.events = events;
        Ok(())
    }

    fn act(&mut self, text: &str) -> Result<(), Fault> {
        if let Some(deal) = text.strip_prefix("deal ") {
            let (shuffled, lot) = shuffled(self.rules(), deal)?;
            return self.order(&Command::StartRound { shuffled: &shuffled, lot });
        }
        let (deed, expected) = match text.split_once(" -> ") {
            Some((deed, expected)) => (deed, Some(expected)),
            None => (text, None),
        };
        let (who, deed) = deed.split_once(' ').ok_or("nobody does anything")?;
        let seat = seat(who)?;
        let action = match deed.split_once(' ').unwrap_or((deed, "")) {
            ("plays", token) => self::token(token)?,
            ("draws", "") => Move::Draw,
            ("passes", "") => Move::Pass,
            ("declines", "") => Move::Decline,
            ("claims", token) => self::token(&format!("claim {token}"))?,
            _ => return Err(format!("`{deed}` is not an answer")),
        };
        let before = self.clone();
        let turn = self.position().turn;
        let outcome = match self.order(&Command::Act { seat, turn, action, source: Source::Player }) {
            Ok(()) => self.credited(seat).to_string(),
            Err(reason) => format!("refused {reason}"),
        };
        if outcome.starts_with("refused") && self.table != before.table {
            return Err("the refused answer has changed the table".to_owned());
        }
        match expected {
            Some(expected) => equal(expected, &outcome),
            None if outcome.starts_with("refused") => Err(outcome),
            None => Ok(()),
        }
    }

    /// Points that the last step credited to an answer of `seat`.
    fn credited(&self, by: Seat) -> u16 {
        self.events
            .iter()
            .filter_map(|event| {
                let (Event::Placed { seat, points, .. } | Event::Claimed { seat, points, .. }) = event else {
                    return None;
                };
                (*seat == by).then_some(*points)
            })
            .sum()
    }

    fn check(&self, text: &str) -> Result<(), Fault> {
        let (word, rest) = text.split_once(' ').ok_or("nothing is expected")?;
        let expected = rest.to_owned();
        match word {
            "next" => equal(&expected, &self.next()),
            "moves" => equal(&expected, &words(&self.tokens())),
            "moves-in-any-order" => equal(&sorted(&expected), &sorted(&words(&self.tokens()))),
            "alike" => self.check_alike(rest, true),
            "unlike" => self.check_alike(rest, false),
            "worth" => self.check_worth(rest),
            "ends" => equal(&expected, &self.ends()),
            "count" => equal(&expected, &layout::count(&self.position().arms, self.rules()).to_string()),
            "forced" => equal(&expected, &self.forced()),
            "hand" => {
                let (who, tiles) = rest.split_once(' ').ok_or("whose hand?")?;
                let held = self.position().hands[seat(who)?];
                let expected: TileSet =
                    if tiles == "none" { TileSet::EMPTY } else { self::tiles(tiles.split(' '))?.into_iter().collect() };
                equal(&format!("{expected:?}"), &format!("{held:?}"))
            }
            "tiles" => equal(&expected, &self.by_seat(|seat| self.position().hands[seat].len())),
            "boneyard" => equal(&expected, &self.position().boneyard.len().to_string()),
            "round" => equal(&expected, &self.round_end()),
            "winner" => equal(&expected, &self.winner()?),
            "pips" => equal(&expected, &self.result().map(|result| self.by_seat(|seat| result.hand_pips[seat]))?),
            "award" => equal(&expected, &self.result().map(|result| self.by_team(|team| result.awarded[team]))?),
            "points" => equal(&expected, &self.result().map(|result| self.by_seat(|seat| result.seat_points[seat]))?),
            "opens" => equal(&expected, &opener(self.result()?.next_opener)),
            "score" => equal(&expected, &self.by_team(|team| self.position().scores[team])),
            "match" => equal(&expected, if self.table.public().result.is_some() { "over" } else { "on" }),
            "ranks" => {
                let result = self.table.public().result.as_ref().ok_or("the match is not over")?;
                equal(&expected, &self.by_team(|team| result.ranks[team]))
            }
            "round-number" => equal(&expected, &self.position().round.to_string()),
            "opener" => equal(&expected, &opener(Some(self.position().opener))),
            "seated" => equal(&expected, &self.seated()),
            "after" => {
                let (token, check) = rest.split_once(": ").ok_or("`after MOVE: …`")?;
                let asked = self.position().asked().ok_or("nobody is asked")?;
                let mut ahead = self.clone();
                ahead.act(&format!("{} plays {token}", asked.seat))?;
                ahead.check(check)
            }
            _ => Err(format!("nothing is called `{word}`")),
        }
    }

    fn next(&self) -> String {
        match self.position().asked() {
            None => "nobody".to_owned(),
            Some(asked) => match asked.kind {
                DecisionKind::Turn => asked.seat.to_string(),
                DecisionKind::Claim => format!("{} claim", asked.seat),
            },
        }
    }

    fn tokens(&self) -> Vec<String> {
        let Some(asked) = self.position().asked() else { return Vec::new() };
        let mut moves = Vec::new();
        table::legal_moves(&self.table, asked.seat, &mut moves);
        moves.into_iter().map(|chosen| notation::token(self.table.public(), chosen)).collect()
    }

    /// The listed moves with the place of the first one that has the same effect, and their points.
    fn described(&self) -> Vec<(String, usize, u16)> {
        let Some(asked) = self.position().asked() else { return Vec::new() };
        let described = table::described_moves(&self.table, asked.seat);
        let classes = described.iter().enumerate().map(|(index, listed)| match listed.same_as {
            0 => index + 1,
            same_as => usize::try_from(same_as).unwrap(),
        });
        let points = described.iter().map(|listed| listed.points);
        self.tokens()
            .into_iter()
            .zip(classes)
            .zip(points)
            .map(|((token, class), points)| (token, class, points))
            .collect()
    }

    fn check_alike(&self, pair: &str, alike: bool) -> Result<(), Fault> {
        let described = self.described();
        let classes: Vec<usize> = pair
            .split(' ')
            .map(|token| {
                let listed = described.iter().find(|(listed, ..)| listed == token);
                listed.map(|&(_, class, _)| class).ok_or_else(|| format!("{token} is not listed"))
            })
            .collect::<Result<_, _>>()?;
        if classes.iter().all(|class| *class == classes[0]) == alike { Ok(()) } else { Err(format!("{described:?}")) }
    }

    fn check_worth(&self, text: &str) -> Result<(), Fault> {
        let (worth, expected) = text.split_once(": ").ok_or("`worth POINTS: …`")?;
        let worth: u16 = number(worth)?;
        let found = self.described().into_iter().filter(|&(_, _, points)| points == worth).map(|(token, ..)| token);
        equal(expected, &words(&found.collect::<Vec<_>>()))
    }

    fn ends(&self) -> String {
        let public = self.table.public();
        let open = self.position().arms.ends().filter(|(_, arm)| !arm.open_to.is_empty());
        words(&open.map(|(end, arm)| format!("{}{}", arm.outer, public.label(end))).collect::<Vec<_>>())
    }

    fn forced(&self) -> String {
        let deeds: Vec<String> = self
            .events
            .iter()
            .filter_map(|event| {
                if let Event::Drew { seat, tiles, source: Source::Forced, .. } = event {
                    return Some(format!("{seat} draws {}", tiles.len()));
                }
                let Event::Passed { seat, source: Source::Forced, .. } = event else { return None };
                Some(format!("{seat} passes"))
            })
            .collect();
        if deeds.is_empty() { "none".to_owned() } else { deeds.join(", ") }
    }

    fn result(&self) -> Result<&RoundResult, Fault> {
        let ended = self.events.iter().find_map(|event| {
            let Event::RoundEnded(result) = event else { return None };
            Some(&**result)
        });
        ended.ok_or_else(|| "the round did not end".to_owned())
    }

    fn round_end(&self) -> String {
        match self.result() {
            Err(_) => "on".to_owned(),
            Ok(RoundResult { out: None, .. }) => "blocked".to_owned(),
            Ok(RoundResult { out: Some(seat), .. }) => format!("out {seat}"),
        }
    }

    fn winner(&self) -> Result<String, Fault> {
        let Some(team) = self.result()?.winner else { return Ok("nobody".to_owned()) };
        let members = Seat::all(self.rules().seats).filter(|&seat| self.rules().team_of(seat) == team);
        Ok(members.map(Seat::letter).collect())
    }

    fn seated(&self) -> String {
        self.by_seat(|seat| {
            let chair = |&chair: &Seat| self.chairs.map_or(chair, |seats| seats[chair]) == seat;
            Seat::all(self.rules().seats).find(chair).map_or(0, Seat::number)
        })
    }

    fn by_seat<T: ToString>(&self, entry: impl Fn(Seat) -> T) -> String {
        words(&Seat::all(self.rules().seats).map(|seat| entry(seat).to_string()).collect::<Vec<_>>())
    }

    fn by_team<T: ToString>(&self, entry: impl Fn(Team) -> T) -> String {
        words(&Team::all(self.rules().team_count()).map(|team| entry(team).to_string()).collect::<Vec<_>>())
    }
}

fn equal(expected: &str, found: &str) -> Result<(), Fault> {
    if expected == found { Ok(()) } else { Err(format!("expected `{expected}`, found `{found}`")) }
}

fn words(row: &[String]) -> String {
    if row.is_empty() { "none".to_owned() } else { row.join(" ") }
}

fn sorted(text: &str) -> String {
    let mut row: Vec<&str> = text.split(' ').collect();
    row.sort_unstable();
    row.join(" ")
}

fn opener(opener: Option<Opener>) -> String {
    match opener {
        None => "nobody".to_owned(),
        Some(Opener::Seat(seat)) => seat.to_string(),
        Some(Opener::Lot) => "lot".to_owned(),
        Some(Opener::Holder) => "holder".to_owned(),
    }
}

/// `EndMismatch` as `end_mismatch`; what a refusal says beyond its name is left out.
fn snake_case(debug: &str) -> String {
    let name = debug.split(' ').next().unwrap();
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push('_');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}

fn rules(text: &str) -> Result<Rules, Fault> {
    let mut words = text.split(' ');
    let variant = words.next().and_then(variants::find).ok_or("there is no such game")?;
    let pairs: Vec<(&str, &str)> =
        words.map(|word| word.split_once('=').ok_or_else(|| format!("`{word}`"))).collect::<Result<_, _>>()?;
    variant.with(pairs).map_err(|error| error.to_string())
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, Fault> {
    text.parse().map_err(|_| format!("`{text}` is not a number here"))
}

fn seat(text: &str) -> Result<Seat, Fault> {
    let mut letters = text.chars();
    let seat = letters.next().and_then(Seat::from_letter).filter(|_| letters.next().is_none());
    seat.ok_or_else(|| format!("`{text}` is not a seat"))
}

fn tile(text: &str) -> Result<Tile, Fault> {
    notation::tile(text).ok_or_else(|| format!("`{text}` is not a tile"))
}

fn tiles<'a>(words: impl Iterator<Item = &'a str>) -> Result<Vec<Tile>, Fault> {
    words.map(tile).collect()
}

/// Splits `A 6-4 5-5 | B 6-1` at the bars.
fn parts(text: &str) -> Vec<Part> {
    text.split(" | ")
        .map(|part| {
            let mut words = part.split(' ').map(str::to_owned);
            (words.next().unwrap(), words.collect())
        })
        .collect()
}

/// The shuffle that makes a deal, and the lot.
fn shuffled(rules: &Rules, text: &str) -> Result<(Vec<Tile>, Seat), Fault> {
    let mut lot = Seat::default();
    let mut shuffled: Vec<Tile> = Vec::new();
    let mut seats = Seat::all(rules.seats);
    for (who, named) in parts(text) {
        match who.as_str() {
            "set" => shuffled.extend(rules.set().iter()),
            "lot" => lot = seat(named.first().ok_or("whose lot?")?)?,
            "boneyard" if named == ["rest"] => {
                let dealt: TileSet = shuffled.iter().copied().collect();
                shuffled.extend(rules.set().difference(dealt).iter());
            }
            "boneyard" => shuffled.extend(tiles(named.iter().map(String::as_str))?),
            _ if Some(seat(&who)?) == seats.next() && named.len() == usize::from(rules.hand_size) => {
                shuffled.extend(tiles(named.iter().map(String::as_str))?);
            }
            _ => return Err(format!("the hands of a deal have {} tiles and stand in order", rules.hand_size)),
        }
    }
    Ok((shuffled, lot))
}

/// Reads a move from its token. Labels are read by their fixed meaning, so that places which the
/// layout does not have can be tried too.
fn token(text: &str) -> Result<Move, Fault> {
    match text {
        "draw" => return Ok(Move::Draw),
        "pass" => return Ok(Move::Pass),
        "decline" => return Ok(Move::Decline),
        _ => {}
    }
    if let Some(claim) = text.strip_prefix("claim ") {
        let (turn, points) = claim.split_once('=').ok_or("a claim is `TURN=POINTS`")?;
        return Ok(Move::Claim { turn: number(turn)?, points: number(points)? });
    }
    let (placed, declared) = match text.split_once('=') {
        Some((placed, points)) => (placed, number(points)?),
        None => (text, 0),
    };
    let (tile, end) = placement(placed)?;
    Ok(Move::Place { tile, end, announce: false, declared })
}

fn placement(text: &str) -> Result<(Tile, End), Fault> {
    let (tile, label) =
        text.split_at(text.find(|letter: char| !letter.is_ascii_digit() && letter != '-').unwrap_or(text.len()));
    let end = match label {
        "" => Some(End::START),
        "L" => Some(End::LEFT),
        "R" => Some(End::RIGHT),
        "U" => End::from_number(4),
        "D" => End::from_number(5),
        _ => label.strip_prefix('@').and_then(|number| number.parse().ok()).and_then(End::from_number),
    };
    Ok((self::tile(tile)?, end.ok_or_else(|| format!("`{label}` is no place"))?))
}
