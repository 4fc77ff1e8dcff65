//! Plays a worked example on a real table and compares what is so with what is written.

use boneyard_engine::{
    layout::{self, End},
    notation,
    position::{DecisionKind, Opener, Position},
    rules::{Rules, trains::Family},
    seat::{BySeat, Seat, SeatSet, Team},
    table::{self, Command, Event, Move, RoundResult, Setup, Source, StationSetup, Table},
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
    layout: Vec<String>,
    engine: Option<Tile>,
    marked: SeatSet,
    waiting: Vec<String>,
    first_turns: SeatSet,
    announced: SeatSet,
    skips: SeatSet,
    unable: SeatSet,
    idle_rights: u8,
    rounds: Vec<Vec<i32>>,
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
            "layout" => self.layout = rest.split(' ').map(str::to_owned).collect(),
            "engine" => self.engine = Some(tile(rest)?),
            "marked" => self.marked = seats(rest)?,
            "waiting" => self.waiting = rest.split(' ').map(str::to_owned).collect(),
            "first-turns" => self.first_turns = seats(rest)?,
            "announced" => self.announced = seats(rest)?,
            "skips" => self.skips = seats(rest)?,
            "unable" => self.unable = seats(rest)?,
            "idle-rights" => self.idle_rights = number(rest)?,
            "rounds" => {
                let round = |row: &str| row.split(' ').map(number).collect::<Result<_, _>>();
                self.rounds = rest.split(" | ").map(round).collect::<Result<_, _>>()?;
            }
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
            scene.order(&Command::StartRound { shuffled: &shuffled, lot, own_orders: None })?;
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
        let layout: Vec<(Tile, End)> =
            self.layout.iter().map(|text| placement(text, rules.seats)).collect::<Result<_, _>>()?;
        let laid = layout.iter().map(|(tile, _)| tile).chain(&self.engine);
        self.boneyard.iter().chain(laid).try_for_each(|&tile| put(tile))?;
        let waiting: Vec<End> =
            self.waiting.iter().map(|label| self::label(label, rules.seats)).collect::<Result<_, _>>()?;
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
        let table = |laid, waiting| match (rules.family, self.engine) {
            (Family::Line, None) => Ok(setup(laid).table()),
            (Family::Line, Some(_)) => Err("a line has no engine"),
            (Family::Trains | Family::Slosh, None) => Err("no engine is given"),
            (Family::Trains | Family::Slosh, Some(engine)) => Ok(setup(laid).table_with_trains(&StationSetup {
                engine,
                marked: self.marked,
                waiting,
                first_turns: self.first_turns,
                announced: self.announced,
                skips: self.skips,
                unable: self.unable,
                idle_rights: self.idle_rights,
                rounds: &self.rounds,
            })),
        };
        for (place, &(tile, end)) in layout.iter().enumerate() {
            let arms = table(&layout[..place], &[])?.position().arms;
            let fits = match arms.get(end) {
                None => arms.is_empty() && end == End::START,
                Some(arm) => tile.has(arm.outer) && (rules.family != Family::Line || !arm.open_to.is_empty()),
            };
            if !fits {
                return Err(format!("{tile} of the layout does not fit its place"));
            }
        }
        Ok(Scene { table: table(&layout, &waiting)?, events: Vec::new(), chairs: None })
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
            return self.order(&Command::StartRound { shuffled: &shuffled, lot, own_orders: None });
        }
        let (deed, expected) = match text.split_once(" -> ") {
            Some((deed, expected)) => (deed, Some(expected)),
            None => (text, None),
        };
        let (who, deed) = deed.split_once(' ').ok_or("nobody does anything")?;
        let seat = seat(who)?;
        let action = match deed.split_once(' ').unwrap_or((deed, "")) {
            ("plays", token) => self::token(token, self.rules().seats)?,
            ("challenges", silent) => Move::Challenge { seat: self::seat(silent)? },
            ("draws", "") => Move::Draw,
            ("passes", "") => Move::Pass,
            ("declines", "") => Move::Decline,
            ("claims", token) => self::token(&format!("claim {token}"), self.rules().seats)?,
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
            "marked" => equal(&expected, &self.seats_with(|seat| self.is_marked(seat))),
            "announced" => equal(&expected, &self.seats_with(|seat| self.table.public().seats[seat.index()].announced)),
            "skips" => equal(&expected, &self.seats_with(|seat| self.table.public().seats[seat.index()].skips_next)),
            "waiting" => equal(&expected, &self.waiting()),
            "duty" => {
                equal(&expected, &self.table.public().cover_duty().map_or("nobody".to_owned(), |seat| seat.to_string()))
            }
            "engine" => {
                equal(&expected, &self.table.public().engine.map_or("none".to_owned(), |tile| tile.to_string()))
            }
            "redealt" => equal(&expected, &self.redealt()),
            "lacked" => self.check_lacked(rest),
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
            Some(asked) => {
                let kind = match asked.kind {
                    DecisionKind::Turn => return asked.seat.to_string(),
                    DecisionKind::Claim => "claim",
                    DecisionKind::Slosh => "slosh",
                    DecisionKind::Cover => "cover",
                    DecisionKind::ExtraTile => "extra",
                    DecisionKind::SecondDouble => "second",
                    DecisionKind::ThirdTile => "third",
                    DecisionKind::ChainTile => "chain",
                    DecisionKind::LongTrain => "long",
                    DecisionKind::Challenge { silent } => return format!("{} challenge {silent}", asked.seat),
                };
                format!("{} {kind}", asked.seat)
            }
        }
    }

    fn seats_with(&self, wanted: impl Fn(Seat) -> bool) -> String {
        let seats = Seat::all(self.rules().seats).filter(|&seat| wanted(seat));
        words(&seats.map(|seat| seat.to_string()).collect::<Vec<_>>())
    }

    fn is_marked(&self, seat: Seat) -> bool {
        self.table.public().arms.get(seat.index()).is_some_and(|view| view.arm.marked)
    }

    /// Labels of the doubles that wait, in the order in which they are served.
    fn waiting(&self) -> String {
        let mut ends = self.table.public().open_ends();
        ends.retain(|open| open.cover_order > 0);
        ends.sort_by_key(|open| open.cover_order);
        words(&ends.iter().map(|open| self.table.public().label(open.end)).collect::<Vec<_>>())
    }

    fn redealt(&self) -> String {
        let attempts = self.events.iter().filter_map(|event| {
            let Event::RoundRedealt { attempt, .. } = event else { return None };
            Some(attempt.to_string())
        });
        words(&attempts.collect::<Vec<_>>())
    }

    /// Compares what the last draw or pass of a seat proved it not to hold.
    fn check_lacked(&self, text: &str) -> Result<(), Fault> {
        let (who, expected) = text.split_once(' ').ok_or("`lacked SEAT PIPS`")?;
        let who = seat(who)?;
        let proofs = self.table.public().history.iter().rev();
        let last =
            proofs.filter(|action| matches!(action.action, Move::Draw | Move::Pass)).find(|action| action.seat == who);
        let lacked = last.ok_or("it has neither drawn nor passed")?.lacked;
        equal(expected, &words(&lacked.iter().map(|pip| pip.to_string()).collect::<Vec<_>>()))
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
        let open: Vec<_> = if self.position().asked().is_some() {
            let open = public.open_ends().into_iter().filter(|open| !open.open_to.is_empty());
            open.filter_map(|open| Some((open.pips?, open.end))).collect()
        } else {
            let open = self.position().arms.ends().filter(|(_, arm)| !arm.open_to.is_empty());
            open.map(|(end, arm)| (arm.outer, end)).collect()
        };
        let open = open.into_iter();
        words(&open.map(|(pips, end)| format!("{pips}{}", public.label(end))).collect::<Vec<_>>())
    }

    fn forced(&self) -> String {
        let deeds: Vec<String> = self
            .events
            .iter()
            .filter_map(|event| {
                if let Event::Drew { seat, tiles, source: Source::Forced, .. } = event {
                    return Some(format!("{seat} draws {}", tiles.len()));
                }
                if let Event::Drew { seat, tiles, source: Source::Penalty, .. } = event {
                    return Some(format!("{seat} must draw {}", tiles.len()));
                }
                if let Event::Placed { seat, tile, source: Source::Forced, .. } = event {
                    return Some(format!("{seat} lays {tile}"));
                }
                let Event::Passed { seat, source, .. } = event else { return None };
                match source {
                    Source::Forced => Some(format!("{seat} passes")),
                    Source::Penalty => Some(format!("{seat} skips")),
                    Source::Player | Source::Timeout | Source::Substitute => None,
                }
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

fn seats(text: &str) -> Result<SeatSet, Fault> {
    text.split(' ').map(seat).collect::<Result<Vec<_>, _>>().map(|seats| seats.into_iter().collect())
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
            "set" => {
                let dealt: TileSet = shuffled.iter().copied().collect();
                shuffled.extend(rules.set().difference(dealt).iter());
            }
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
fn token(text: &str, seats: u8) -> Result<Move, Fault> {
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
    let (placed, announce) = match placed.strip_suffix('!') {
        Some(placed) => (placed, true),
        None => (placed, false),
    };
    let (tile, end) = placement(placed, seats)?;
    Ok(Move::Place { tile, end, announce, declared })
}

fn placement(text: &str, seats: u8) -> Result<(Tile, End), Fault> {
    let (tile, label) =
        text.split_at(text.find(|letter: char| !letter.is_ascii_digit() && letter != '-').unwrap_or(text.len()));
    Ok((self::tile(tile)?, self::label(label, seats)?))
}

fn label(label: &str, seats: u8) -> Result<End, Fault> {
    let owner = label.strip_prefix('@').and_then(|letter| seat(letter).ok());
    let end = match label {
        "@X" => Some(End::of_arm(usize::from(seats))),
        _ if owner.is_some() => owner.map(|seat| End::of_arm(seat.index())),
        "" => Some(End::START),
        "L" => Some(End::LEFT),
        "R" => Some(End::RIGHT),
        "U" => End::from_number(4),
        "D" => End::from_number(5),
        _ => label.strip_prefix('@').and_then(|number| number.parse().ok()).and_then(End::from_number),
    };
    end.ok_or_else(|| format!("`{label}` is no place"))
}
