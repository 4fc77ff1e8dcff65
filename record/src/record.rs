//! What a record says of one match. Nothing here is judged: [`crate::replay`] does that.

use std::collections::BTreeMap;

use boneyard_engine::{
    rules::Rules,
    seat::{BySeat, ByTeam, Seat, Team},
    table::EndCause,
    tile::{Tile, TileSet},
};
pub use toml::value::Datetime;

use crate::{deal::Proof, token::Token};

/// One match.
#[derive(Clone, Debug)]
pub struct Record {
    /// Who, where, when.
    pub header: Header,
    /// Its rules, complete.
    pub rules: Rules,
    /// Version of the code that judged it.
    pub rules_version: u32,
    /// Tile that each chair drew for its seat, chair 1 first; empty when nobody drew.
    pub seat_draw: Vec<Tile>,
    /// What was done before the first deal.
    pub before: Vec<Token>,
    /// The rounds, in order.
    pub rounds: Vec<Round>,
    /// What is said of its end.
    pub outcome: Outcome,
    /// The proof of its deals.
    pub proof: Option<Proof>,
}

/// Who, where, when: as given, never looked at by the rules.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Header {
    /// Id of the match, which is that of its table.
    pub id: Option<String>,
    /// Tournament or other occasion.
    pub event: Option<String>,
    /// Where it was played.
    pub site: Option<String>,
    /// When it began.
    pub date: Option<Datetime>,
    /// Time control, such as `60+5`.
    pub clock: Option<String>,
    /// Whether it counted for ratings.
    pub rated: Option<bool>,
    /// The one seat whose tiles the record shows; `None` when it shows all.
    pub viewpoint: Option<Seat>,
    /// Name of each seat's occupant, seat A first.
    pub players: Vec<String>,
}

/// One round: a `[[match.hand]]` of the file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Round {
    /// Deals of this round that were thrown in before this one.
    pub thrown_in: u32,
    /// Seat that opens it.
    pub opener: Option<Seat>,
    /// Seat drawn by lot for this deal, where that is not the opener and decides something.
    pub lot: Option<Seat>,
    /// Tiles dealt to each seat; `None` for a tile that is hidden.
    pub hands: BySeat<Vec<Option<Tile>>>,
    /// Tiles not dealt.
    pub boneyard: BoneyardOrder,
    /// What was done, in order.
    pub tokens: Vec<Token>,
    /// Time taken for each token in milliseconds, 0 for what was forced; empty when unknown.
    pub ms: Vec<u32>,
    /// Remarks by number of the token, counted from 1.
    pub notes: BTreeMap<usize, String>,
    /// How it ended, if that is said.
    pub end: Option<RoundEnd>,
    /// Team that won it.
    pub winner: Option<Team>,
    /// All points of the round by team, if that is said.
    pub delta: Option<ByTeam<i32>>,
}

/// Order in which tiles of the boneyard are drawn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum BoneyardOrder {
    /// Not said: what the tokens draw comes first.
    #[default]
    Untold,
    /// One order for all; `None` for a tile that is hidden.
    Shared(Vec<Option<Tile>>),
    /// Each seat draws by its own order and skips tiles already taken.
    PerSeat(Box<BySeat<Vec<Tile>>>),
}

/// How a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoundEnd {
    /// A seat went out.
    Out,
    /// Nobody could play any more.
    Blocked,
}

/// What is said of the end of a match; each part is checked if it is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    /// Why it ended; `None` when that is not said.
    pub ended: Option<EndCause>,
    /// Rank of each team.
    pub ranks: Option<ByTeam<u8>>,
    /// The teams that won.
    pub winners: Option<TeamSet>,
    /// Score of each team where the record stops.
    pub score: Option<ByTeam<i32>>,
}

/// A set of teams.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TeamSet(u16);

impl TeamSet {
    /// Adds a team.
    pub const fn insert(&mut self, team: Team) {
        self.0 |= 1 << team.index();
    }

    /// Whether the team is among them.
    pub const fn contains(self, team: Team) -> bool {
        self.0 >> team.index() & 1 == 1
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Team> for TeamSet {
    fn from_iter<I: IntoIterator<Item = Team>>(teams: I) -> Self {
        let mut set = Self::default();
        teams.into_iter().for_each(|team| set.insert(team));
        set
    }
}

impl RoundEnd {
    /// Name in records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Out => "out",
            Self::Blocked => "blocked",
        }
    }

    /// The end of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Out, Self::Blocked].into_iter().find(|end| end.name() == name)
    }
}

impl Record {
    /// A record in which nothing has happened.
    pub fn new(header: Header, rules: Rules) -> Self {
        Self {
            header,
            rules,
            rules_version: boneyard_engine::rules::RULES_VERSION,
            seat_draw: Vec::new(),
            before: Vec::new(),
            rounds: Vec::new(),
            outcome: Outcome::default(),
            proof: None,
        }
    }

    /// Whether some tiles are hidden.
    pub fn hides_tiles(&self) -> bool {
        self.header.viewpoint.is_some() || self.rounds.iter().any(Round::hides_tiles)
    }

    /// Letters of the seats of a team: `B`, or `BD` for partners.
    pub fn team_name(&self, team: Team) -> String {
        team_name(&self.rules, team)
    }

    /// Number of tokens, those before the first deal included.
    pub fn token_count(&self) -> usize {
        self.before.len() + self.rounds.iter().map(|round| round.tokens.len()).sum::<usize>()
    }
}

/// Letters of the seats of a team.
pub fn team_name(rules: &Rules, team: Team) -> String {
    Seat::all(rules.seats).filter(|&seat| rules.team_of(seat) == team).map(Seat::letter).collect()
}

impl Round {
    /// Whether some tiles are hidden.
    pub fn hides_tiles(&self) -> bool {
        let in_boneyard = match &self.boneyard {
            BoneyardOrder::Shared(tiles) => tiles.contains(&None),
            BoneyardOrder::Untold | BoneyardOrder::PerSeat(_) => false,
        };
        in_boneyard || self.hands.0.iter().any(|hand| hand.contains(&None))
    }

    /// The known tiles that were dealt to a seat.
    pub fn hand(&self, seat: Seat) -> TileSet {
        self.hands[seat].iter().flatten().copied().collect()
    }
}
