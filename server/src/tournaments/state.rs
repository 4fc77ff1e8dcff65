//! What is so in a tournament: the fold of its events. Judges nothing and never fails.

use std::{
    collections::{BTreeMap, HashSet},
    sync::Arc,
};

use boneyard_record::deal::{Contribution, Entropy, Salt, salt};
use boneyard_tournament::{
    Entrant, Play, PlayKey, Round,
    format::{self, Field, Next, Outcome, Past},
    standing::{Adjudication, Bye, Results, Withdrawal},
};

use super::{
    event::{Founding, Step, TournamentEvent},
    games::Games,
    plan::FormatKind,
    schedule,
};
use crate::{
    hosting::Occupant,
    ids::{PlayerId, TableId},
};

/// A tournament with everything that is known of it, secrets included.
#[derive(Clone, PartialEq, Debug)]
pub struct Tournament {
    /// What was settled at the start.
    pub founding: Founding,
    /// How often each board is played at a table, as the plan says.
    pub plays_of_board: u64,
    /// Last step folded in.
    pub sequence: u32,
    /// Life-cycle state.
    pub state: State,
    /// Entrants in order of entry.
    pub members: Arc<Vec<Member>>,
    /// Rounds that were paired.
    pub rounds: Arc<Vec<Round>>,
    /// Final games, in the order they ended. Shared, because a copy of the whole is taken for each decision.
    pub plays: Arc<Games>,
    /// Those of them that a director decided.
    pub decided: Arc<HashSet<PlayKey>>,
    /// Games that were lost by faults of server or host: how often.
    pub voided: BTreeMap<PlayKey, u32>,
    /// When play began, milliseconds since 1970; 0 before.
    pub start_time_ms: i64,
}

/// Life-cycle state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// Taking entrants.
    Open,
    /// Playing.
    Running,
    /// Opening no new games.
    Paused,
    /// Done.
    Finished,
    /// Stopped.
    Cancelled,
}

/// What a sequential test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TestSays {
    /// Nothing yet.
    GoOn,
    /// The null hypothesis stands.
    Null,
    /// The alternative stands.
    Alternative,
    /// The schedule ended first.
    Inconclusive,
}

/// An entrant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    /// One, or two partners.
    pub members: Vec<Occupant>,
    /// Name to show.
    pub name: String,
    /// What it added to the deals.
    pub entropy: Option<Entropy>,
    /// Last round it plays in, when it was withdrawn.
    pub leaves: Option<u32>,
    /// Games that are final.
    pub games: u32,
    /// Games with a fault of its own.
    pub faults: u32,
}

impl State {
    /// Whether nothing can happen any more.
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Finished | Self::Cancelled)
    }
}

impl Member {
    /// Whether it is a house bot through and through.
    pub fn is_house(&self) -> bool {
        self.members.iter().all(|member| matches!(member, Occupant::House { .. }))
    }

    /// Whether this player is a member.
    pub fn has(&self, player: &PlayerId) -> bool {
        self.members.iter().any(|member| member.is(player))
    }
}

impl Tournament {
    /// A tournament in which nothing has happened but its creation; fold the first step in as well.
    pub fn new(founding: Founding) -> Self {
        Self {
            plays_of_board: founding.plan.plays_of_board().map_or(1, |plays| plays as u64),
            founding,
            sequence: 0,
            state: State::Open,
            members: Arc::default(),
            rounds: Arc::default(),
            plays: Arc::default(),
            decided: Arc::default(),
            voided: BTreeMap::new(),
            start_time_ms: 0,
        }
    }

    /// Folds a step in.
    pub fn fold(&mut self, step: &Step) {
        self.sequence = step.sequence;
        for event in &step.events {
            self.fold_event(event, step.time_ms);
        }
    }

    fn fold_event(&mut self, event: &TournamentEvent, time_ms: i64) {
        match event {
            TournamentEvent::Created(_) => {}
            TournamentEvent::Entered { members, name, entropy } => Arc::make_mut(&mut self.members).push(Member {
                members: members.clone(),
                name: name.clone(),
                entropy: entropy.clone(),
                leaves: None,
                games: 0,
                faults: 0,
            }),
            TournamentEvent::Started => {
                self.state = State::Running;
                self.start_time_ms = time_ms;
            }
            TournamentEvent::Paused => self.state = State::Paused,
            TournamentEvent::Resumed => self.state = State::Running,
            TournamentEvent::Paired(round) => Arc::make_mut(&mut self.rounds).push(round.clone()),
            TournamentEvent::GameEnded(play) => self.count(play),
            TournamentEvent::GameDecided(play) => {
                Arc::make_mut(&mut self.decided).insert(play.key);
                self.count(play);
            }
            TournamentEvent::GameVoided(key) => *self.voided.entry(*key).or_default() += 1,
            TournamentEvent::Withdrawn { entrant, last_round } => {
                if let Some(member) = Arc::make_mut(&mut self.members).get_mut(entrant.place()) {
                    member.leaves = Some(*last_round);
                }
            }
            TournamentEvent::Finished => self.state = State::Finished,
            TournamentEvent::Cancelled => self.state = State::Cancelled,
        }
    }

    /// Counts a game once, whatever is told twice.
    fn count(&mut self, play: &Play) {
        let place = schedule::place(self, play.key);
        if !Arc::make_mut(&mut self.plays).add(place, play) {
            return;
        }
        let members = Arc::make_mut(&mut self.members);
        let mut entrants: Vec<Entrant> = play.seats.iter().map(|seat| seat.chair.entrant).collect();
        entrants.sort_unstable();
        entrants.dedup();
        for entrant in entrants {
            let Some(member) = members.get_mut(entrant.place()) else { continue };
            let mut own = play.seats.iter().filter(|seat| seat.chair.entrant == entrant);
            member.games += 1;
            member.faults += u32::from(own.any(|seat| seat.verdict.is_fault()));
        }
    }

    /// Whether a game is final.
    pub(super) fn is_final(&self, key: PlayKey) -> bool {
        self.plays.contains(schedule::place(self, key))
    }

    /// The table of a game.
    pub fn table_of(&self, key: PlayKey) -> TableId {
        schedule::table_id(self, key)
    }

    /// The table of every final game.
    pub fn tables(&self) -> Vec<(PlayKey, TableId)> {
        self.plays.iter().map(|play| (play.key, self.table_of(play.key))).collect()
    }

    /// The entrant of a player.
    pub fn entrant_of(&self, player: &PlayerId) -> Option<Entrant> {
        self.members.iter().position(|member| member.has(player)).map(Entrant::at)
    }

    /// Who takes part, as pairings see it.
    pub fn field(&self) -> Field {
        let mut field = Field::of(self.members.len(), usize::from(self.founding.plan.sides), self.founding.seed());
        for (known, member) in field.members.iter_mut().zip(self.members.iter()) {
            known.leaves = member.leaves;
        }
        if let FormatKind::Ladder = self.founding.plan.format {
            let rated = super::summary::ladder_ratings(self);
            for (known, rating) in field.members.iter_mut().zip(rated) {
                known.rating = Some(rating);
            }
        }
        field
    }

    /// What was added to the deals, in order of entry.
    pub fn contributions(&self) -> Vec<Contribution> {
        let given = self
            .members
            .iter()
            .zip(1..)
            .filter_map(|(member, giver)| member.entropy.clone().map(|entropy| Contribution { giver, entropy }));
        given.collect()
    }

    /// What all that comes to.
    pub fn salt(&self) -> Salt {
        let given: Vec<Contribution> = self.contributions();
        salt(given.iter().map(|given| &given.entropy))
    }

    /// Everything it came to so far.
    pub fn results(&self) -> Results {
        let byes = self
            .rounds
            .iter()
            .zip(1..)
            .flat_map(|(round, number)| round.byes.iter().map(move |&entrant| Bye { round: number, entrant }));
        let plays: Vec<Play> = self.plays.iter().collect();
        let decided = plays.iter().filter(|play| self.decided.contains(&play.key));
        let why = "decided by a director";
        Results {
            byes: byes.filter(|bye| self.is_worth_points(*bye)).collect(),
            walkovers: Vec::new(),
            adjudications: decided.map(|play| Adjudication { play: play.clone(), reason: why.to_owned() }).collect(),
            withdrawals: self.withdrawals(&plays),
            plays,
        }
    }

    /// Whether sitting out a round was a bye. Who waits in a gauntlet or a ladder has none; nor has the opponent of
    /// an entrant whose games are annulled: whoever had met it before has nothing either.
    fn is_worth_points(&self, bye: Bye) -> bool {
        match self.founding.plan.format {
            FormatKind::Gauntlet | FormatKind::Ladder => false,
            FormatKind::RoundRobin | FormatKind::Individual => {
                !self.founding.plan.faults.annul || !self.misses_somebody(bye)
            }
            FormatKind::Swiss | FormatKind::Knockout | FormatKind::DoubleElimination => true,
        }
    }

    /// Whether the tables of the format would have had a game for this entrant in this round.
    fn misses_somebody(&self, bye: Bye) -> bool {
        let whole = Field::of(self.members.len(), usize::from(self.founding.plan.sides), self.founding.seed());
        let format = self.founding.plan.format(self.members.len());
        let mut past = Vec::new();
        for number in 1..=bye.round {
            let Ok(Next::Play(round)) = format::next_round(format, &whole, &past) else { return false };
            if number == bye.round {
                return !round.byes.contains(&bye.entrant);
            }
            let results = round.pairings.iter().map(|pairing| Outcome::level(pairing.entrants.len())).collect();
            past.push(Past { round, results });
        }
        false
    }

    fn withdrawals(&self, plays: &[Play]) -> Vec<Withdrawal> {
        let boards = self.founding.plan.boards.max(1);
        let per_meeting = u64::from(boards) * self.plays_of_board;
        let left = self.members.iter().enumerate().filter(|(_, member)| member.leaves.is_some());
        left.map(|(place, _)| {
            let entrant = Entrant::at(place);
            let own = |play: &&Play| {
                play.seats.iter().any(|seat| seat.chair.entrant == entrant)
                    && play.seats.iter().all(|seat| {
                        seat.chair.entrant != entrant || seat.verdict != boneyard_tournament::Verdict::Withdrawn
                    })
            };
            let played = plays.iter().filter(own).count() as u64 / per_meeting.max(1);
            let scheduled = self.founding.plan.meetings_of(place, self.members.len());
            Withdrawal { entrant, played: u32::try_from(played).unwrap_or(u32::MAX), scheduled }
        })
        .collect()
    }
}

#[cfg(test)]
pub(super) mod tests {
    use boneyard_engine::variants;
    use boneyard_record::deal::Secret;
    use boneyard_tournament::{Chair, Seated, Verdict};

    use super::super::plan::Plan;
    use super::*;
    use crate::ids::TournamentId;

    pub(in super::super) fn founding() -> Founding {
        let creator = PlayerId::derive("");
        Founding {
            id: TournamentId::derive(&creator, ""),
            creator,
            plan: Plan::plain("test", variants::find("block").unwrap().with([("seats", "2")]).unwrap(), 2, 1),
            secret: Secret::new([1; 32]),
            request_digest: [0; 32],
            create_time_ms: 0,
        }
    }

    pub(in super::super) fn step(sequence: u32, event: TournamentEvent) -> Step {
        Step { sequence, time_ms: 0, events: vec![event] }
    }

    pub(in super::super) fn entered(name: &str) -> TournamentEvent {
        let members = vec![Occupant::House { bot: "first".to_owned(), seed: 1 }];
        TournamentEvent::Entered { members, name: name.to_owned(), entropy: None }
    }

    /// Entrants who sat out a round and have points for it, when the last of them leaves after the first round.
    fn byes(entrants: usize, somebody_leaves: bool, annul: bool) -> Vec<(u32, usize)> {
        let mut founding = founding();
        founding.plan.faults.annul = annul;
        let mut tournament = Tournament::new(founding);
        let mut events: Vec<_> = (0..entrants).map(|number| entered(&number.to_string())).collect();
        events.push(TournamentEvent::Started);
        loop {
            for event in events.drain(..) {
                let next = tournament.sequence + 1;
                tournament.fold(&step(next, event));
            }
            let format = tournament.founding.plan.format(entrants);
            let past = super::super::summary::past(&tournament);
            let Ok(Next::Play(round)) = format::next_round(format, &tournament.field(), &past) else { break };
            events.push(TournamentEvent::Paired(round));
            if somebody_leaves && tournament.rounds.is_empty() {
                events.push(TournamentEvent::Withdrawn { entrant: Entrant::at(entrants - 1), last_round: 1 });
            }
        }
        tournament.results().byes.iter().map(|bye| (bye.round, bye.entrant.place())).collect()
    }

    #[test]
    fn nobody_has_a_bye_for_an_opponent_whose_games_are_annulled() {
        let left_alone = byes(4, true, false);
        assert_eq!(left_alone.len(), 2, "who would have met the leaver in rounds 2 and 3: {left_alone:?}");
        assert_eq!(byes(4, true, true), [], "who had met it before has nothing either");
        for annul in [false, true] {
            assert_eq!(byes(3, false, annul).len(), 3, "a bye of the schedule stays one");
            assert_eq!(byes(4, false, annul), []);
        }
    }

    #[test]
    fn a_game_that_ends_a_thousand_times_counts_once() {
        let mut tournament = Tournament::new(founding());
        for (sequence, name) in (2..).zip(["a", "b"]) {
            tournament.fold(&step(sequence, entered(name)));
        }
        let seat = |place, score, verdict| Seated {
            chair: Chair { entrant: Entrant::at(place), member: 1 },
            score,
            rank: 1,
            verdict,
        };
        let key = PlayKey { round: 1, table: 1, board: 1, play: 1 };
        for number in 0..1_000 {
            // The last tile, a resignation and the clock, each as good as the others.
            let verdict = [Verdict::Ok, Verdict::Resigned, Verdict::Late][number as usize % 3];
            let seats = vec![seat(0, 5, Verdict::Ok), seat(1, -5, verdict)];
            let play = Play { key, seats, attempt: 1, began: 1, ended: 2 };
            tournament.fold(&step(4 + number, TournamentEvent::GameEnded(play)));
        }
        assert_eq!(tournament.plays.len(), 1);
        let counted: Vec<_> = tournament.members.iter().map(|member| (member.games, member.faults)).collect();
        assert_eq!(counted, [(1, 0), (1, 0)], "what came first");
    }
}
