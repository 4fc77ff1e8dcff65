//! What a tournament should be, as it was asked for and stored.

use boneyard_engine::rules::Rules;
use boneyard_record::deal::DrawOrder;
use boneyard_tournament::{
    format::{self, Format, Impossible, Shape},
    seating::{self, Design, Partners},
    standing::{Retirement, Settings, TieBreak, Unit},
    statistics::SequentialTest,
};

use crate::hosting::TimeControl;

/// Games that run at once when a plan does not say.
const USUAL_GAMES_AT_ONCE: u32 = 64;

/// Tables of a round of a ladder.
const LADDER_TABLES: u32 = 1_000_000;

/// Fewest blocks before a sequential test may answer.
const MIN_BLOCKS: usize = 16;

/// What a tournament should be.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// Name to show.
    pub name: String,
    /// Format.
    pub format: FormatKind,
    /// Rounds; 0 lets the format decide.
    pub rounds: u32,
    /// Times that a round robin or a movement is played.
    pub cycles: u32,
    /// Seeds of a gauntlet.
    pub seeds: u32,
    /// How often a tied pairing of a knock-out is played on.
    pub extra_boards: u32,
    /// Whether a knock-out has a match for the third place.
    pub third_place: bool,
    /// Whether the final of a double elimination may be played twice.
    pub bracket_reset: bool,
    /// Rules of every game.
    pub rules: Rules,
    /// How tiles of the boneyard are ordered.
    pub draw_order: DrawOrder,
    /// Clocks of every table.
    pub time_control: TimeControl,
    /// Entrants at a table.
    pub sides: u8,
    /// Boards that each pairing plays in a round.
    pub boards: u32,
    /// Seatings of a board.
    pub design: Design,
    /// Who partners whom.
    pub partners: Partners,
    /// What points are given for.
    pub unit: Unit,
    /// What parts those with equal points; empty is the format's own.
    pub chain: Vec<TieBreak>,
    /// Sequential test.
    pub test: Option<TestPlan>,
    /// What faults cost.
    pub faults: Faults,
    /// Games at once; 0 is the server's default.
    pub games_at_once: u32,
    /// Games at once of one entrant; 0 is no limit.
    pub games_of_entrant: u32,
    /// Most entrants; 0 is the server's limit.
    pub max_entrants: u32,
    /// Whether players may enter themselves.
    pub open_entry: bool,
}

/// A format without its numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FormatKind {
    /// Everybody meets everybody.
    RoundRobin,
    /// The seeds meet everybody.
    Gauntlet,
    /// Equal scores meet.
    Swiss,
    /// Who loses is out.
    Knockout,
    /// Who loses twice is out.
    DoubleElimination,
    /// Near ratings meet.
    Ladder,
    /// Partners change.
    Individual,
}

/// A sequential test between the first two entrants, in points per board and thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TestPlan {
    /// Mean under the null hypothesis.
    pub null_milli: i32,
    /// Mean under the alternative.
    pub alternative_milli: i32,
    /// Rate of false alarms.
    pub alpha_milli: u32,
    /// Rate of misses.
    pub beta_milli: u32,
}

/// What faults cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Faults {
    /// Gone or never there.
    pub on_crash: OnFault,
    /// Too many illegal answers.
    pub on_illegal: OnFault,
    /// Too many timeouts.
    pub on_late: OnFault,
    /// How often a game is begun again after a fault of server or host.
    pub replays: u32,
    /// Withdraw above this rate of faults, in per cent; 0 never does.
    pub withdraw_above_percent: u32,
    /// Annul the games of who leaves before half of its schedule.
    pub annul: bool,
}

/// What a fault costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum OnFault {
    /// The game.
    #[default]
    Forfeit,
    /// The game and the place in the tournament.
    Withdraw,
}

impl TestPlan {
    /// The test, which ends undecided after so many blocks.
    pub fn test(self, max_blocks: usize) -> SequentialTest {
        let milli = |number: i32| f64::from(number) / 1000.0;
        let rate = |number: u32| f64::from(number) / 1000.0;
        SequentialTest {
            null: milli(self.null_milli),
            alternative: milli(self.alternative_milli),
            alpha: rate(self.alpha_milli),
            beta: rate(self.beta_milli),
            min_blocks: MIN_BLOCKS,
            max_blocks,
        }
    }
}

impl Plan {
    /// A round robin of so many sides at a table and so many boards a meeting, with everything else as usual.
    pub fn plain(name: &str, rules: Rules, sides: u8, boards: u32) -> Self {
        Self {
            name: name.to_owned(),
            format: FormatKind::RoundRobin,
            rounds: 0,
            cycles: 0,
            seeds: 0,
            extra_boards: 0,
            third_place: false,
            bracket_reset: false,
            rules,
            draw_order: DrawOrder::PerSeat,
            time_control: TimeControl::default(),
            sides,
            boards,
            design: Design::Default,
            partners: Partners::None,
            unit: Unit::Board,
            chain: Vec::new(),
            test: None,
            faults: Faults::default(),
            games_at_once: 0,
            games_of_entrant: 0,
            max_entrants: 0,
            open_entry: false,
        }
    }

    /// The format with its numbers, for so many entrants.
    pub fn format(&self, entrants: usize) -> Format {
        let or = |number: u32, usual: u32| if number == 0 { usual } else { number };
        match self.format {
            // At larger tables a round robin is a design: by default each meets each about as often as it would
            // sit at tables of everybody.
            FormatKind::RoundRobin if self.sides > 2 => {
                let whole = if entrants == usize::from(self.sides) { 1 } else { entrants.saturating_sub(1) };
                Format::MultiSeat { rounds: or(self.rounds, u32::try_from(whole).unwrap_or(u32::MAX)) }
            }
            FormatKind::RoundRobin => Format::RoundRobin { cycles: or(self.cycles, 1) },
            FormatKind::Gauntlet => Format::Gauntlet { seeds: or(self.seeds, 1) },
            FormatKind::Swiss => Format::Swiss { rounds: or(self.rounds, format::swiss_rounds(entrants)) },
            FormatKind::Knockout => {
                Format::Knockout { third_place: self.third_place, extra_blocks: self.extra_boards, advance: 1 }
            }
            FormatKind::DoubleElimination => {
                Format::DoubleElimination { reset: self.bracket_reset, extra_blocks: self.extra_boards }
            }
            FormatKind::Ladder => {
                Format::Ladder { rounds: or(self.rounds, 10), tables: LADDER_TABLES, apart: 0, noise: 0 }
            }
            FormatKind::Individual => Format::Individual { cycles: or(self.cycles, 1) },
        }
    }

    /// Whether it can be held, as far as that is known without entrants; with them, what it comes to.
    ///
    /// # Errors
    /// Names what is impossible, and what would be possible.
    pub fn check(&self, entrants: Option<usize>) -> Result<Option<Shape>, Impossible> {
        self.plays_of_board()?;
        if let (Some(_), true) = (self.test, self.sides != 2) {
            return Err(impossible("sequential_test", format!("a test at tables of {}", self.sides), "two sides"));
        }
        let Some(entrants) = entrants else { return Ok(None) };
        if self.test.is_some() && entrants != 2 {
            return Err(impossible("sequential_test", format!("a test of {entrants} entrants"), "two entrants"));
        }
        format::check(self.format(entrants), entrants, usize::from(self.sides)).map(Some)
    }

    /// How often each board is played at a table.
    ///
    /// # Errors
    /// The seating is impossible.
    pub fn plays_of_board(&self) -> Result<usize, Impossible> {
        let (sides, seats) = (usize::from(self.sides), usize::from(self.rules.seats));
        seating::check(self.design, self.partners, sides, seats, Some(self.boards))
    }

    /// How results become points and ranks.
    pub fn settings(&self, lot: u64) -> Settings {
        let usual = match self.format {
            FormatKind::Swiss | FormatKind::Ladder => Settings::swiss(),
            FormatKind::RoundRobin
            | FormatKind::Gauntlet
            | FormatKind::Knockout
            | FormatKind::DoubleElimination
            | FormatKind::Individual => Settings::round_robin(),
        };
        let teams = self.rules.team_count();
        Settings {
            unit: self.unit,
            teams: (teams < self.rules.seats).then_some(usize::from(teams)),
            sides: self.sides.into(),
            boards: self.boards,
            plays: self.plays_of_board().ok().and_then(|plays| u32::try_from(plays).ok()).unwrap_or(1),
            chain: if self.chain.is_empty() { usual.chain } else { self.chain.clone() },
            retirement: if self.faults.annul && self.has_fixed_meetings() {
                Retirement::AnnulBelowHalf
            } else {
                Retirement::Forfeit
            },
            lot,
            places: Vec::new(),
        }
    }

    /// Whether results decide who plays on at all, so that points do not rank.
    pub(super) const fn is_elimination(&self) -> bool {
        matches!(self.format, FormatKind::Knockout | FormatKind::DoubleElimination)
    }

    /// Most blocks that a sequential test of two entrants can come to read; the schedule may end before.
    pub(super) fn most_blocks(&self, entrants: usize) -> usize {
        match self.check(Some(entrants)) {
            Ok(Some(shape)) if !self.is_elimination() => shape.rounds as usize * self.boards as usize,
            Ok(_) | Err(_) => usize::MAX,
        }
    }

    /// Whether who meets whom is known from the start.
    const fn has_fixed_meetings(&self) -> bool {
        match self.format {
            FormatKind::RoundRobin | FormatKind::Gauntlet | FormatKind::Individual => true,
            FormatKind::Swiss | FormatKind::Knockout | FormatKind::DoubleElimination | FormatKind::Ladder => false,
        }
    }

    /// Meetings of the entrant at this place in order of entry, where they are known from the start.
    pub(super) fn meetings_of(&self, place: usize, entrants: usize) -> u32 {
        let others = entrants.saturating_sub(1);
        let meetings = match self.format(entrants) {
            Format::Gauntlet { seeds } if place >= seeds as usize => seeds as usize,
            Format::RoundRobin { cycles } | Format::Individual { cycles } => others * cycles as usize,
            Format::MultiSeat { rounds } => {
                let seated = entrants - entrants % usize::from(self.sides).max(1);
                rounds as usize * seated / entrants.max(1)
            }
            Format::Gauntlet { .. }
            | Format::Pyramid
            | Format::Swiss { .. }
            | Format::Knockout { .. }
            | Format::DoubleElimination { .. }
            | Format::Ladder { .. } => others,
        };
        u32::try_from(meetings).unwrap_or(u32::MAX)
    }

    /// What its organiser should know.
    pub fn warnings(&self) -> Vec<String> {
        seating::warning(self.design).map(str::to_owned).into_iter().collect()
    }

    /// How many games may run at once.
    pub const fn most_games(&self) -> u32 {
        if self.games_at_once == 0 { USUAL_GAMES_AT_ONCE } else { self.games_at_once }
    }
}

/// A plan that cannot be carried out.
pub(super) fn impossible(field: &'static str, found: impl Into<String>, possible: impl Into<String>) -> Impossible {
    Impossible { field, found: found.into(), possible: possible.into() }
}
