use crate::standing::TieBreak;

/// What is worth points: the scores within it are added up, then compared once.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Unit {
    /// Each game.
    Game,
    /// All plays of one board at one table.
    #[default]
    Board,
    /// All boards that the same entrants play at one table of a round.
    Match,
}

/// What becomes of an entrant that leaves before the end.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Retirement {
    /// Everything it played is annulled if that is less than half of its schedule; otherwise as [`Forfeit`].
    /// For the round robin, where others would gain or lose by having met it.
    ///
    /// [`Forfeit`]: Retirement::Forfeit
    #[default]
    AnnulBelowHalf,
    /// What was played stands, and the rest is forfeited.
    Forfeit,
}

/// What a [`Retirement`] comes to for one entrant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// None of its games counts for anybody.
    Annulled,
    /// Its games count, and those it did not play are lost.
    Forfeited,
}

impl Retirement {
    /// The fate of an entrant that played so many of its scheduled meetings.
    pub const fn fate(self, played: u32, scheduled: u32) -> Fate {
        match self {
            Self::AnnulBelowHalf if played as u64 * 2 < scheduled as u64 => Fate::Annulled,
            Self::AnnulBelowHalf | Self::Forfeit => Fate::Forfeited,
        }
    }
}

/// How results become points and ranks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// What is worth points.
    pub unit: Unit,
    /// Teams at a table: seat 1 is of the first team, seat 2 of the second, and so round and round.
    /// `None` where every seat is a team.
    pub teams: Option<usize>,
    /// Sides that meet at a full table; says what a bye is worth.
    pub sides: u32,
    /// Boards of each meeting.
    pub boards: u32,
    /// Plays of each board at a table: a block with fewer is incomplete.
    pub plays: u32,
    /// What parts those with equal points, first to last.
    pub chain: Vec<TieBreak>,
    /// What becomes of those who leave.
    pub retirement: Retirement,
    /// Seed of the lot.
    pub lot: u64,
    /// Places by what a format decided, by place of the entrant; empty where points rank. Equal places are
    /// shared, and points order the lines within.
    pub places: Vec<u32>,
}

impl Settings {
    /// A round robin of two sides, one board a meeting, played twice.
    pub fn round_robin() -> Self {
        Self {
            unit: Unit::Board,
            teams: None,
            sides: 2,
            boards: 1,
            plays: 2,
            chain: chain_with(TieBreak::SonnebornBerger),
            retirement: Retirement::AnnulBelowHalf,
            lot: 0,
            places: Vec::new(),
        }
    }

    /// The same for a Swiss, where strengths of opponents differ, and nobody's games are annulled.
    pub fn swiss() -> Self {
        Self { chain: chain_with(TieBreak::BuchholzCutOne), retirement: Retirement::Forfeit, ..Self::round_robin() }
    }

    /// How many units a meeting has.
    pub const fn units_of_meeting(&self) -> u32 {
        match self.unit {
            Unit::Game => self.boards.saturating_mul(self.plays),
            Unit::Board => self.boards,
            Unit::Match => 1,
        }
    }

    /// Half points of a unit won against all others at a full table.
    pub const fn win(&self) -> u32 {
        self.sides.saturating_sub(1).saturating_mul(2)
    }
}

fn chain_with(of_opponents: TieBreak) -> Vec<TieBreak> {
    vec![
        TieBreak::HeadToHead,
        of_opponents,
        TieBreak::PointDifference,
        TieBreak::Wins,
        TieBreak::FewerFaults,
        TieBreak::Seed,
    ]
}
