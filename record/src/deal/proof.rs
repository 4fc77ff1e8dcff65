//! The proof that is shown when every match of a group is over, and how it is checked.

use boneyard_engine::{
    seat::Seat,
    tile::{Tile, TileSet},
};

use super::{Chance, Commitment, Contribution, DealContext, DrawOrder, GroupId, Secret, first_left};

/// All that is needed to recompute the deals of one board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// The deal group.
    pub group_id: GroupId,
    /// What was shown before anybody sat: who verifies compares it with what they saw then.
    pub commitment: Commitment,
    /// The secret behind it.
    pub secret: Secret,
    /// Entropies, in the order they were given.
    pub contributions: Vec<Contribution>,
    /// Board of a tournament; 0 at an ordinary table.
    pub board: u32,
    /// How the tiles of the boneyard were ordered.
    pub draw_order: DrawOrder,
}

impl Proof {
    /// Checks that the secret is the one that was committed to. Nothing can be verified without.
    pub fn open(&self) -> Result<Opened<'_>, Disagreement> {
        let of_secret = Commitment::new(&self.group_id, &self.secret);
        if of_secret != self.commitment {
            return Err(Disagreement::Commitment { shown: self.commitment, of_secret });
        }
        let entropies = self.contributions.iter().map(|contribution| &contribution.entropy);
        Ok(Opened { proof: self, chance: Chance::new(&self.secret, entropies) })
    }
}

/// A proof whose secret is the one that was committed to. Each check names the first disagreement.
#[derive(Clone, Debug)]
pub struct Opened<'a> {
    proof: &'a Proof,
    chance: Chance,
}

impl Opened<'_> {
    /// Chance of the group, recomputed.
    pub const fn chance(&self) -> &Chance {
        &self.chance
    }

    /// Checks that a player's own entropy stands at the place that the player was told, counted
    /// from 1.
    pub fn verify_contribution(&self, place: usize, given: &Contribution) -> Result<(), Disagreement> {
        let stated = place.checked_sub(1).and_then(|index| self.proof.contributions.get(index));
        if stated != Some(given) {
            return Err(Disagreement::Contribution { place, given: given.clone(), stated: stated.cloned() });
        }
        Ok(())
    }

    /// Checks the order in which a set was dealt.
    pub fn verify_deal(&self, round: u32, attempt: u32, tile_set: TileSet, dealt: &[Tile]) -> Result<(), Disagreement> {
        let context = self.context(round, attempt);
        let proven = self.chance.shuffled(context, tile_set);
        for (place, (&dealt, &proven)) in (1..).zip(dealt.iter().zip(&proven)) {
            if dealt != proven {
                return Err(Disagreement::Tile { context, place, dealt, proven });
            }
        }
        if dealt.len() != proven.len() {
            return Err(Disagreement::Count { context, dealt: dealt.len(), proven: proven.len() });
        }
        Ok(())
    }

    /// Checks a seat that was drawn by lot.
    pub fn verify_lot(&self, round: u32, attempt: u32, seats: u8, drawn: Seat) -> Result<(), Disagreement> {
        let context = self.context(round, attempt);
        let proven = self.chance.lot(context, seats);
        if proven != Some(drawn) {
            return Err(Disagreement::Lot { context, seats, drawn, proven });
        }
        Ok(())
    }

    /// Checks the tiles that were drawn from a boneyard, which is given as it was after the deal,
    /// in the order of the draws.
    pub fn verify_draws(
        &self,
        round: u32,
        attempt: u32,
        tile_set: TileSet,
        mut boneyard: TileSet,
        draws: &[(Seat, Tile)],
    ) -> Result<(), Disagreement> {
        let context = self.context(round, attempt);
        let shared = self.chance.shuffled(context, tile_set);
        for (number, &(seat, drawn)) in (1..).zip(draws) {
            let proven = match self.proof.draw_order {
                DrawOrder::Shared => first_left(&shared, boneyard),
                DrawOrder::PerSeat => first_left(&self.chance.own_order(context, seat, tile_set), boneyard),
            };
            if proven != Some(drawn) {
                return Err(Disagreement::Draw { context, number, seat, drawn, proven });
            }
            boneyard.remove(drawn);
        }
        Ok(())
    }

    const fn context(&self, round: u32, attempt: u32) -> DealContext {
        DealContext { board: self.proof.board, round, attempt }
    }
}

/// The first thing in which a game and its proof disagree.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Disagreement {
    /// The secret is another one than that committed to.
    #[error("the commitment shown is {shown}, that of the secret is {of_secret}")]
    Commitment {
        /// Shown before anybody sat.
        shown: Commitment,
        /// Recomputed from group and secret.
        of_secret: Commitment,
    },
    /// An entropy is not where its giver was told, or not there at all.
    #[error("entropy {place} is {}, not {} of giver {}", describe(stated.as_ref()), given.entropy, given.giver)]
    Contribution {
        /// Place in the list, counted from 1.
        place: usize,
        /// What the giver gave.
        given: Contribution,
        /// What the proof has there.
        stated: Option<Contribution>,
    },
    /// A tile was dealt that the proof has elsewhere.
    #[error("{context}: tile {place} was {dealt}, the proof has {proven}")]
    Tile {
        /// Which deal.
        context: DealContext,
        /// Place in the order of dealing, counted from 1.
        place: usize,
        /// What was dealt.
        dealt: Tile,
        /// What had to be dealt.
        proven: Tile,
    },
    /// As many tiles as there are agree, but there are too few or too many.
    #[error("{context}: {dealt} tiles were dealt, the proof has {proven}")]
    Count {
        /// Which deal.
        context: DealContext,
        /// Tiles dealt.
        dealt: usize,
        /// Tiles of the set.
        proven: usize,
    },
    /// Another seat was drawn by lot.
    #[error("{context}: the lot among {seats} seats fell on {drawn}, the proof has {}", proven.map_or("none".to_owned(), |seat| seat.to_string()))]
    Lot {
        /// Which deal.
        context: DealContext,
        /// Seats of the table.
        seats: u8,
        /// The seat that was drawn.
        drawn: Seat,
        /// The seat that had to be; none if no table has so many seats.
        proven: Option<Seat>,
    },
    /// Another tile was drawn from the boneyard.
    #[error("{context}: draw {number}, by seat {seat}, was {drawn}, the proof has {}", proven.map_or("no tile left".to_owned(), |tile| tile.to_string()))]
    Draw {
        /// Which deal.
        context: DealContext,
        /// Number of the draw in the round, counted from 1.
        number: usize,
        /// Who drew.
        seat: Seat,
        /// What was drawn.
        drawn: Tile,
        /// What had to be; none from an empty boneyard.
        proven: Option<Tile>,
    },
}

fn describe(stated: Option<&Contribution>) -> String {
    stated.map_or("missing".to_owned(), |stated| format!("{} of giver {}", stated.entropy, stated.giver))
}
