use super::Impossible;
use crate::Entrant;

/// Who takes part, and how they meet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// All who ever entered, those who withdrew too, in any order.
    pub members: Vec<Member>,
    /// How many entrants meet at one table: 2 to 8.
    pub sides: usize,
    /// Published number that everything by chance follows from.
    pub seed: u64,
}

/// A member of the field. Late entry and withdrawal are states of their own: the rounds before and after
/// are neither byes nor losses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    /// Who.
    pub entrant: Entrant,
    /// Place in the seeding, from 1 for the best; equal ones follow in order of entry.
    pub seeded: u32,
    /// First round it plays, normally 1.
    pub enters: u32,
    /// Last round it plays, when it has withdrawn; 0 when it withdrew before the first.
    pub leaves: Option<u32>,
    /// Rating, which only a ladder asks for.
    pub rating: Option<Rating>,
}

/// What a ladder knows about a member, both in one unit that the caller chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// Strength; more is better.
    pub value: i64,
    /// How little is known: who has most plays next.
    pub uncertainty: i64,
}

impl Field {
    /// Entrants 1 to `entrants`, seeded in order of entry, all there from the first round to the last.
    pub fn of(entrants: usize, sides: usize, seed: u64) -> Self {
        Self { members: (0..entrants).map(|place| Member::new(Entrant::at(place))).collect(), sides, seed }
    }

    /// Members by seeding, the best first.
    pub(super) fn seeding(&self) -> Vec<&Member> {
        let mut members: Vec<&Member> = self.members.iter().collect();
        members.sort_by_key(|member| (member.seeded, member.entrant));
        members
    }

    /// Who may play in a round, by seeding.
    pub(super) fn present(&self, round: u32) -> Vec<Entrant> {
        self.seeding().into_iter().filter(|member| member.is_present(round)).map(|member| member.entrant).collect()
    }

    pub(super) fn member(&self, entrant: Entrant) -> Option<&Member> {
        self.members.iter().find(|member| member.entrant == entrant)
    }

    /// Whether an entrant may play in a round.
    pub(super) fn has(&self, entrant: Entrant, round: u32) -> bool {
        self.member(entrant).is_some_and(|member| member.is_present(round))
    }

    pub(super) fn check(&self) -> Result<(), Impossible> {
        let mut entrants: Vec<Entrant> = self.members.iter().map(|member| member.entrant).collect();
        entrants.sort_unstable();
        match entrants.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(Impossible::new("entrants", format!("entrant {} twice", pair[0]), "each entrant once")),
            None => Ok(()),
        }
    }
}

impl Member {
    /// Seeded by its number, there from the first round to the last.
    pub const fn new(entrant: Entrant) -> Self {
        Self { entrant, seeded: entrant.number(), enters: 1, leaves: None, rating: None }
    }

    /// Whether it may play in a round.
    pub const fn is_present(&self, round: u32) -> bool {
        self.enters <= round
            && match self.leaves {
                Some(last) => round <= last,
                None => true,
            }
    }
}
