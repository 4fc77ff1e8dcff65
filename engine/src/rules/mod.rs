//! Rules as data: what differs between games, as small enums and numbers.
//!
//! A variant ([`crate::variants`]) is a function that fills this struct. [`options`] gives each
//! field a key, so that rules cross the wire and lie on disk as key → value. What a field means, its
//! keys and what does not go with it stand together, by concern: [`opening`], [`growth`], [`count`],
//! [`round_score`], [`bonus`], [`ending`], [`trains`].

use crate::{
    seat::{ByTeam, Seat, Team},
    tile::{Pip, TileSet},
};

pub mod bonus;
pub mod choice;
pub mod count;
pub mod ending;
pub mod growth;
pub mod opening;
pub mod options;
pub mod round_score;
mod train_hands;
mod train_options;
mod train_play;
mod train_start;
pub mod trains;

use bonus::Bonus;
use choice::{Choice, Named};
pub use count::{Claim, CountValue, EqualEnds, SpinnerCounts};
pub use ending::{LosersScore, MatchTie, Overshoot, RoundEnd, TargetCheck};
pub use growth::{AfterDouble, FillFirst, LineEnds, Spinner, SpinnerOpens};
pub use opening::{AfterNoWinner, FirstOpener, LaterOpener, Lead, TurnOrder};
pub use round_score::{BlockedAward, BlockedTie, BlockedWinner, HandDoubles, RoundScore, Rounding};
use trains::{Family, TrainRules};

/// Version of the judging code. A table stores it; a change of judgement for stored games needs
/// a new number.
pub const RULES_VERSION: u32 = 1;

/// The rules of one table, fixed for its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// Key of the variant these rules started from.
    pub variant: &'static str,
    /// Which kind of game the other rules belong to.
    pub family: Family,
    /// Highest pips of the set: 6, 9, 12, 15 or 18.
    pub max_pip: Pip,
    /// Seats, 2 to 14.
    pub seats: u8,
    /// Who scores together.
    pub teams: Teams,
    /// Whether chairs are bound to seats by drawing tiles.
    pub seat_draw: SeatDraw,
    /// Tiles dealt to each seat.
    pub hand_size: u8,
    /// Whether a seat that cannot play draws.
    pub drawing: Drawing,
    /// Whether a seat may draw although it can play.
    pub voluntary_draw: bool,
    /// Boneyard tiles that are never drawn.
    pub reserve: u8,
    /// Who opens the first round, and with what.
    pub first_opener: FirstOpener,
    /// Who opens later rounds.
    pub later_opener: LaterOpener,
    /// Who opens after a round that nobody won, where the winner would.
    pub after_no_winner: AfterNoWinner,
    /// Which way the turn goes round.
    pub turn_order: TurnOrder,
    /// What may be led where no tile is named.
    pub lead: Lead,
    /// Which doubles are open on four sides.
    pub spinner: Spinner,
    /// When the short sides of a spinner open.
    pub spinner_opens: SpinnerOpens,
    /// How many ends a line has.
    pub line_ends: LineEnds,
    /// Doubles whose sides must be filled before anything else is laid.
    pub fill_first: FillFirst,
    /// What a seat may do after it has laid a double.
    pub after_double: AfterDouble,
    /// Placements score when the count of open ends is divisible by this; 0 scores nothing in play.
    pub count_divisor: u8,
    /// As `count_divisor`, beside it; 0 for none.
    pub second_divisor: u8,
    /// What a scoring count is worth.
    pub count_value: CountValue,
    /// What a spinner adds to the count.
    pub spinner_counts: SpinnerCounts,
    /// Whether equal ends score.
    pub equal_ends: EqualEnds,
    /// Whether the lead tile can score.
    pub lead_scores: bool,
    /// Whether points are credited at once or must be called.
    pub claim: Claim,
    /// Who gets what at the end of a round.
    pub round_score: RoundScore,
    /// Points for going out, where every round is worth the same.
    pub out_points: u16,
    /// Points for winning a blocked round, where every round is worth the same.
    pub blocked_points: u16,
    /// Who wins a blocked round.
    pub blocked_winner: BlockedWinner,
    /// What a blocked round is worth to its winner, where the winner scores.
    pub blocked_award: BlockedAward,
    /// Who wins a blocked round with equal low hands.
    pub blocked_tie: BlockedTie,
    /// Whether tiles left to the partner of a seat that went out count against the team.
    pub partner_counts: bool,
    /// What a double left in a hand costs.
    pub hand_doubles: HandDoubles,
    /// Pips that 0-0 costs when it is left in a hand.
    pub double_blank: u16,
    /// How the award of a round is rounded.
    pub rounding: Rounding,
    /// Points for how a round went.
    pub bonus: Bonus,
    /// Who must be out for a round to end.
    pub round_end: RoundEnd,
    /// Score that ends the match.
    pub target: u16,
    /// When the target is looked at.
    pub target_check: TargetCheck,
    /// What becomes of points that would carry a score past the target.
    pub overshoot: Overshoot,
    /// What becomes of the scores of those who did not win a round.
    pub losers_score: LosersScore,
    /// Rounds of a match; 0 plays to the target.
    pub rounds: u16,
    /// What equal best scores at the end mean.
    pub match_tie: MatchTie,
    /// Rules that only games with trains have.
    pub trains: TrainRules,
}

/// Who scores together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Teams {
    /// Each seat for itself.
    Single,
    /// Opposite seats are partners; needs four seats.
    Opposite,
}

impl Choice for Teams {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "single", value: Self::Single, meaning: "each seat for itself" },
        Named { name: "opposite", value: Self::Opposite, meaning: "seats A and C play against B and D" },
    ];
}

/// Whether chairs are bound to seats by drawing tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatDraw {
    /// Chair 1 is seat A, and so on.
    None,
    /// Each chair draws a tile; the highest takes seat A, the second sits opposite, the third at
    /// A's left, the fourth at A's right. Order by pips, then by the higher half. Seed Whist.
    HighestLeads,
}

impl Choice for SeatDraw {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "none", value: Self::None, meaning: "chair 1 is seat A, chair 2 seat B, and so on" },
        Named {
            name: "highest_leads",
            value: Self::HighestLeads,
            meaning: "each chair draws a tile: the highest takes seat A, the second sits opposite, the third at A's left, the fourth at A's right",
        },
    ];
}

/// Whether a seat that cannot play draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawing {
    /// Tiles that were not dealt sleep; who cannot play passes.
    Never,
    /// Draw until a tile fits or only the reserve is left; then pass.
    UntilPlayable,
    /// Draw one tile and lay it if it fits; else pass.
    One,
}

impl Choice for Drawing {
    const ALL: &'static [Named<Self>] = &[
        Named { name: "never", value: Self::Never, meaning: "who cannot play passes" },
        Named {
            name: "until_playable",
            value: Self::UntilPlayable,
            meaning: "who cannot play draws until a tile fits",
        },
        Named {
            name: "one",
            value: Self::One,
            meaning: "who cannot play draws one tile and passes if it does not fit",
        },
    ];
}

impl Rules {
    /// Number of teams; the number of seats when nobody has a partner.
    pub const fn team_count(&self) -> u8 {
        match self.teams {
            Teams::Single => self.seats,
            Teams::Opposite => 2,
        }
    }

    /// The team of a seat.
    pub const fn team_of(&self, seat: Seat) -> Team {
        let index = match self.teams {
            Teams::Single => seat.index(),
            Teams::Opposite => seat.index() % 2,
        };
        match Team::from_index(index) {
            Some(team) => team,
            None => unreachable!(),
        }
    }

    /// The tiles of the set in play.
    pub const fn set(&self) -> TileSet {
        TileSet::full(self.max_pip)
    }

    /// The seat that plays after this one.
    pub const fn next_seat(&self, seat: Seat) -> Seat {
        match self.turn_order {
            TurnOrder::Clockwise => seat.next(self.seats),
            TurnOrder::CounterClockwise => seat.previous(self.seats),
        }
    }

    /// Adds up a row of seats by team.
    pub fn by_team(&self, mut of_seat: impl FnMut(Seat) -> i32) -> ByTeam<i32> {
        let mut totals = ByTeam::default();
        for seat in Seat::all(self.seats) {
            totals[self.team_of(seat)] += of_seat(seat);
        }
        totals
    }
}
