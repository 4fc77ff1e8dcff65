//! The next round of a tournament: a pure function of format, field and completed rounds.
//!
//! The same past gives the same round, however members are listed; nothing depends on a round that is not over.
//! What a format does with those who come late or leave is said at its variant of [`Format`].

mod anneal;
mod design;
mod double_elimination;
mod duel;
mod field;
mod impossible;
mod knockout;
mod ladder;
mod multi_seat;
mod past;
mod round_robin;
mod shape;
mod swiss;
mod whist;

pub use self::{
    duel::{Decision, Rule},
    field::{Field, Member, Rating},
    impossible::Impossible,
    knockout::bracket_order,
    multi_seat::{Meets, meets},
    past::{Outcome, Past},
    shape::{Shape, check, swiss_rounds},
    whist::MOVEMENTS,
};
use crate::Round;

/// How a tournament goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Everybody meets everybody, by Berger's tables. A pairing with an entrant that has left is not played and
    /// the other has a bye. Latecomers wait until the tables are through and then catch up.
    RoundRobin {
        /// 1, or 2 for a second cycle with the order of each pairing turned.
        cycles: u32,
    },
    /// The best seeds meet everybody, the others only them. Absence as in a round robin.
    Gauntlet {
        /// How many of the best seeds.
        seeds: u32,
    },
    /// A round robin in which everybody meets the better seeds one by one, the best first.
    Pyramid,
    /// Entrants of equal score meet, nobody twice if that can be. A bye is worth a win and never comes a second
    /// time while another present has had none. A latecomer begins without points.
    Swiss {
        /// Rounds; see [`swiss_rounds`].
        rounds: u32,
    },
    /// Who loses is out. An opponent who has left gives a walkover; nobody enters late. At tables of more than
    /// two the best of each table go on, and a place left empty is filled by the best of those who went out last.
    Knockout {
        /// Whether the losers of the semifinals meet, in the round of the final. Only at tables of two.
        third_place: bool,
        /// How often a tie is played on, on fresh boards, before [`Rule`]s decide.
        extra_blocks: u32,
        /// How many go on from a table; 1 at tables of two.
        advance: u32,
    },
    /// Who loses twice is out. Absence as in a knock-out.
    DoubleElimination {
        /// Whether the winner of the losers' side must win the final twice.
        reset: bool,
        /// How often a tie is played on.
        extra_blocks: u32,
    },
    /// Those of whom least is known meet those of about their rating. Anybody may come and go.
    Ladder {
        /// Rounds.
        rounds: u32,
        /// Tables of a round, at most.
        tables: u32,
        /// Nobody meets the same table again within as many games of its own.
        apart: u32,
        /// Ratings are taken as up to so much nearer or farther, by chance, in the unit of ratings.
        noise: u32,
    },
    /// Tables of more than two, each meeting each about equally often: an exact design where there is one, else
    /// a search. When somebody comes or leaves, the rounds left are planned anew around what was met so far.
    MultiSeat {
        /// Rounds.
        rounds: u32,
    },
    /// Whist tournament for single players whose partners change: everybody partners everybody once and opposes
    /// everybody twice. A pairing is the four in the order of play, partners opposite. Without all four it is
    /// not played, and the others have a bye.
    Individual {
        /// How often the whole movement is played.
        cycles: u32,
    },
}

impl Format {
    /// Whether who meets in a round depends on how those before ended. Where it does not, any [`Outcome`] will do.
    pub const fn heeds_results(self) -> bool {
        match self {
            Self::Swiss { .. } | Self::Knockout { .. } | Self::DoubleElimination { .. } => true,
            Self::RoundRobin { .. }
            | Self::Gauntlet { .. }
            | Self::Pyramid
            | Self::Ladder { .. }
            | Self::MultiSeat { .. }
            | Self::Individual { .. } => false,
        }
    }
}

/// What follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// This round. It has no pairings when all that were due fell away, and is over at once.
    Play(Round),
    /// Nothing: the tournament is over.
    Finished,
}

/// The round that follows on those of the past, which are all over.
pub fn next_round(format: Format, field: &Field, past: &[Past]) -> Result<Next, Impossible> {
    field.check()?;
    past::check(field, past)?;
    check(format, field.members.len(), field.sides)?;
    match format {
        Format::RoundRobin { cycles } => Ok(round_robin::berger_round(cycles, field, past)),
        Format::Gauntlet { seeds } => Ok(round_robin::gauntlet_round(seeds, field, past)),
        Format::Pyramid => Ok(round_robin::pyramid_round(field, past)),
        Format::Swiss { rounds } => Ok(swiss::next(rounds, field, past)),
        Format::Knockout { .. } | Format::DoubleElimination { .. } => {
            Ok(elimination(format, field, past)?.1.map_or(Next::Finished, Next::Play))
        }
        Format::Ladder { rounds, tables, apart, noise } => {
            Ok(ladder::next(ladder::Ladder { rounds, tables, apart, noise }, field, past))
        }
        Format::MultiSeat { rounds } => Ok(multi_seat::next(rounds, field, past)),
        Format::Individual { cycles } => Ok(whist::next(cycles, field, past)),
    }
}

/// How each pairing of a knock-out or a double elimination was decided so far; empty for other formats.
pub fn decisions(format: Format, field: &Field, past: &[Past]) -> Result<Vec<Decision>, Impossible> {
    field.check()?;
    past::check(field, past)?;
    check(format, field.members.len(), field.sides)?;
    Ok(elimination(format, field, past)?.0)
}

/// Goes through the past of an elimination: what was decided, and the round that is missing.
fn elimination(format: Format, field: &Field, past: &[Past]) -> Result<(Vec<Decision>, Option<Round>), Impossible> {
    if let Some(late) = field.members.iter().find(|member| member.enters > 1) {
        let found = format!("entrant {} entering in round {}", late.entrant, late.enters);
        return Err(Impossible::new("enters", found, "entry before the first round of an elimination"));
    }
    match format {
        Format::Knockout { third_place, extra_blocks, advance } => {
            let mut walk = duel::Walk::new(field, past, extra_blocks);
            let end = if field.sides == 2 {
                knockout::bracket(&mut walk, third_place)
            } else {
                knockout::tables(&mut walk, advance as usize)
            };
            walk.finish(end)
        }
        Format::DoubleElimination { reset, extra_blocks } => {
            let mut walk = duel::Walk::new(field, past, extra_blocks);
            let end = double_elimination::brackets(&mut walk, reset);
            walk.finish(end)
        }
        Format::RoundRobin { .. }
        | Format::Gauntlet { .. }
        | Format::Pyramid
        | Format::Swiss { .. }
        | Format::Ladder { .. }
        | Format::MultiSeat { .. }
        | Format::Individual { .. } => Ok((Vec::new(), None)),
    }
}
