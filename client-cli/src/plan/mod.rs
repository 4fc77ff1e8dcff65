//! A tournament as a file describes it: read, judged as far as it can be without a server, and made
//! into the messages that create it.

mod fault;
mod file;
mod identity;
mod template;
mod values;

use std::{collections::HashMap, fs, path::Path};

use boneyard_proto::v1::{ChairSpec, HouseBotSpec, TournamentSpec, VariantSpec, chair_spec::Occupant};

pub(crate) use fault::Source;
pub(crate) use template::TEMPLATE;

use crate::{args::Instead, failure::Failure};

/// What is to be created, and who plays.
#[derive(Debug, Clone)]
pub(crate) struct Plan {
    pub(crate) spec: TournamentSpec,
    pub(crate) entrants: Vec<Entry>,
    /// Seed of the deals, where the server runs in this process.
    pub(crate) seed: Option<i32>,
}

/// Somebody who is entered.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Entry {
    pub(crate) name: String,
    /// One, or two partners. A program is nobody until it has started.
    pub(crate) members: Vec<ChairSpec>,
    /// The command of a program that speaks JSON lines; empty for everybody else.
    pub(crate) program: Vec<String>,
    /// Line of the file; 0 where there is none.
    pub(crate) line: usize,
}

impl Entry {
    /// A house bot.
    #[cfg(feature = "local")]
    pub(crate) fn of_bot(name: &str, bot: &str, seed: i32) -> Self {
        Self { name: name.to_owned(), members: vec![house_bot(bot, seed, 0)], program: Vec::new(), line: 0 }
    }

    /// Whether this house bot is a member.
    pub(crate) fn plays(&self, bot: &str) -> bool {
        self.members
            .iter()
            .any(|member| matches!(&member.occupant, Some(Occupant::HouseBot(it)) if it.house_bot == bot))
    }

    pub(crate) fn is_house_bots(&self) -> bool {
        self.members.iter().all(|member| matches!(member.occupant, Some(Occupant::HouseBot(_))))
    }
}

impl Plan {
    /// Reads a tournament file.
    pub(crate) fn read(path: &Path, instead: &Instead) -> Result<(Self, Source), Failure> {
        let text = fs::read_to_string(path).map_err(|error| {
            let failure = Failure::usage("plan_unreadable", format!("cannot read {}: {error}", path.display()));
            if error.kind() == std::io::ErrorKind::NotFound {
                failure.help(format!("`boneyard tournament init {}` writes one", path.display()))
            } else {
                failure
            }
        })?;
        let source = Source::new(path, text);
        let file: file::File = toml::from_str(source.text()).map_err(|error| source.unreadable(&error))?;
        let mut plan = Self::of_file(file, &source)?;
        plan.spec.boards_per_pairing = instead.boards.unwrap_or(plan.spec.boards_per_pairing);
        plan.spec.round_count = instead.rounds.unwrap_or(plan.spec.round_count);
        Ok((plan, source))
    }

    fn of_file(file: file::File, source: &Source) -> Result<Self, Failure> {
        let file::File { tournament: told, entrant } = file;
        let spec = TournamentSpec {
            display_name: told.name,
            format: told.format.wire().into(),
            variant: Some(VariantSpec {
                variant: told.variant,
                options: told.options.into_iter().map(|(key, value)| (key, value.0)).collect(),
            }),
            time_control: told.clock.map(Into::into),
            round_count: told.rounds,
            cycle_count: told.cycles,
            seed_count: told.seeds,
            boards_per_pairing: told.boards,
            seating: told.seating.map_or(0, |seating| seating.wire().into()),
            partners: told.partners.map_or(0, |partners| partners.wire().into()),
            point_unit: told.points.map_or(0, |points| points.wire().into()),
            tie_breaks: told.tie_breaks.into_iter().map(|tie_break| tie_break.wire().into()).collect(),
            sequential_test: told.test.map(|test| test.wire(source)).transpose()?,
            faults: told.faults.map(Into::into),
            extra_boards: told.extra_boards,
            third_place: told.third_place,
            bracket_reset: told.bracket_reset,
            max_concurrent_games: told.max_games,
            max_games_per_entrant: told.max_games_per_entrant,
            max_entrants: told.max_entrants,
            open_entry: told.open_entry,
            draw_order: told.draw_order.map_or(0, |order| order.wire().into()),
            sides: told.sides,
        };
        let plan = Self { spec, entrants: entries(&entrant, told.seed, source)?, seed: told.seed };
        plan.check_clock(source)?;
        Ok(plan)
    }

    /// Only house bots always answer.
    fn check_clock(&self, source: &Source) -> Result<(), Failure> {
        let player = self.entrants.iter().find(|entry| !entry.is_house_bots());
        let unlimited = self.spec.time_control.is_some_and(|clock| clock.unlimited);
        match player {
            Some(entry) if unlimited => Err(source.field(
                "tournament.clock",
                "unlimited",
                format!("`{}` may never answer, and a tournament without a clock would wait for ever", entry.name),
                "limit the time, or enter house bots alone",
            )),
            Some(_) | None => Ok(()),
        }
    }

    /// What is played at once needs its entrants in the file.
    pub(crate) fn check_ready(&self, source: &Source) -> Result<(), Failure> {
        let found = match self.entrants.len() {
            0 => "there is no entrant",
            1 => "there is only one entrant",
            _ => return Ok(()),
        };
        Err(source.field("", "entrant", found, "add [[entrant]] tables until there are two or more"))
    }

    /// Somebody who plays from elsewhere.
    #[cfg(feature = "local")]
    pub(crate) fn first_player(&self) -> Option<&Entry> {
        self.entrants.iter().find(|entry| !entry.is_house_bots() && entry.program.is_empty())
    }

    /// Whether a program plays.
    #[cfg(feature = "local")]
    pub(crate) fn has_programs(&self) -> bool {
        self.entrants.iter().any(|entry| !entry.program.is_empty())
    }

    /// Refuses programs: where they would play, nobody starts them.
    pub(crate) fn check_no_programs(&self, source: &Source) -> Result<(), Failure> {
        match self.entrants.iter().find(|entry| !entry.program.is_empty()) {
            None => Ok(()),
            Some(entry) => Err(source.entrant(
                entry.line,
                &format!("`{}` is a program, and programs play in a tournament of this process alone", entry.name),
                "run it without --server, or host the program with `boneyard bot run -- CMD` and enter its player",
            )),
        }
    }

    /// The same with a house bot in the place of everybody else, to see whether it can be played.
    #[cfg(feature = "local")]
    pub(crate) fn with_stand_ins(&self) -> Self {
        let mut plan = self.clone();
        for member in plan.entrants.iter_mut().flat_map(|entry| &mut entry.members) {
            match member.occupant {
                Some(Occupant::HouseBot(_)) => {}
                Some(Occupant::PlayerId(_)) | None => *member = house_bot("first", 1, 0),
            }
        }
        plan
    }

    /// Names of all house bots that it needs.
    pub(crate) fn house_bots(&self) -> Vec<String> {
        let occupants =
            self.entrants.iter().flat_map(|entry| &entry.members).filter_map(|chair| match &chair.occupant {
                Some(Occupant::HouseBot(bot)) => Some(bot.house_bot.clone()),
                Some(Occupant::PlayerId(_)) | None => None,
            });
        let mut names: Vec<String> = occupants.collect();
        names.sort();
        names.dedup();
        names
    }
}

fn entries(told: &[toml::Spanned<file::Entrant>], seed: Option<i32>, source: &Source) -> Result<Vec<Entry>, Failure> {
    let mut entries = Vec::with_capacity(told.len());
    let mut lines = HashMap::new();
    for (index, spanned) in told.iter().enumerate() {
        let at = spanned.span().start;
        let entrant = spanned.get_ref();
        if let Some(first) = lines.insert(entrant.name.get_ref().as_str(), source.line_of(entrant.name.span().start)) {
            return Err(source.at(
                entrant.name.span().start,
                "entrant.name",
                format!("`{}` is entered twice, first in line {first}", entrant.name.get_ref()),
                "give each entrant a name of its own",
            ));
        }
        // With a seed for the tournament, each bot has one that follows from it.
        let follows = i32::try_from(index).ok().and_then(|index| seed.and_then(|seed| seed.checked_add(index)));
        let seed = entrant.seed.or(follows).unwrap_or(0);
        let member = |text: &toml::Spanned<String>, key: &str| {
            chair(text.get_ref(), seed, entrant.playouts)
                .map_err(|(found, help)| source.at(text.span().start, &format!("entrant.{key}"), found, help))
        };
        let program: Vec<String> = entrant.program.iter().map(|word| word.get_ref().clone()).collect();
        let members = match (&entrant.bot, &entrant.player, entrant.pair.as_slice(), program.as_slice()) {
            (Some(bot), None, [], []) => vec![member(bot, "bot")?],
            (None, Some(player), [], []) => vec![member(player, "player")?],
            (None, None, [], [_command, ..]) => vec![ChairSpec::default()],
            (None, None, [first, second], []) => vec![member(first, "pair")?, member(second, "pair")?],
            (None, None, [one], []) => {
                return Err(source.at(
                    one.span().start,
                    "entrant.pair",
                    "a pair has two members, this one has 1",
                    "name both partners",
                ));
            }
            (None, None, [_, _, third, ..], []) => {
                return Err(source.at(
                    third.span().start,
                    "entrant.pair",
                    format!("a pair has two members, this one has {}", entrant.pair.len()),
                    "enter further players as entrants of their own",
                ));
            }
            _ => {
                return Err(source.at(
                    at,
                    "entrant",
                    format!("`{}` must be a bot, a program, a player or a pair: exactly one of them", entrant.name.get_ref()),
                    "write bot = \"builtin:greedy\", program = [\"./my-bot\"], player = \"ply_...\" or pair = [\"ply_...\", \"ply_...\"]",
                ));
            }
        };
        let line = source.line_of(at);
        entries.push(Entry { name: entrant.name.get_ref().clone(), members, program, line });
    }
    Ok(entries)
}

/// Who `builtin:NAME` or `ply_...` is. Otherwise what is wrong, and what would do.
pub(crate) fn chair(text: &str, seed: i32, playouts: i32) -> Result<ChairSpec, (String, &'static str)> {
    match text.strip_prefix("builtin:") {
        Some("") => Err(("`builtin:` names no bot".to_owned(), "write it as builtin:NAME, such as builtin:greedy")),
        Some(bot) => Ok(house_bot(bot, seed, playouts)),
        None if text.starts_with("ply_") => Ok(ChairSpec { occupant: Some(Occupant::PlayerId(text.to_owned())) }),
        None => Err((
            format!("`{text}` is neither a house bot nor a player"),
            "write a house bot as builtin:NAME, such as builtin:greedy, and a player by its id, ply_...",
        )),
    }
}

fn house_bot(name: &str, seed: i32, playouts: i32) -> ChairSpec {
    ChairSpec { occupant: Some(Occupant::HouseBot(HouseBotSpec { house_bot: name.to_owned(), playouts, seed })) }
}

/// A sequential test of two scores per board, in thousandths.
#[cfg(feature = "local")]
pub(crate) fn test_of((null_milli, alternative_milli): (i32, i32)) -> boneyard_proto::v1::SequentialTest {
    boneyard_proto::v1::SequentialTest { null_milli, alternative_milli, ..Default::default() }
}

/// A number as thousandths; none where it is too large or no number.
pub(crate) fn thousandths(number: f64) -> Option<i32> {
    let scaled = (number * 1000.0).round();
    #[expect(clippy::cast_possible_truncation, reason = "it is a whole number within bounds")]
    (scaled.abs() <= 1e9).then_some(scaled as i32)
}

#[cfg(test)]
#[path = "plan_tests.rs"]
mod tests;
