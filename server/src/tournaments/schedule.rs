//! The games of a round: who sits where, at which table. All of it follows from what is stored.

use boneyard_tournament::{Chair, Entrant, PlayKey, seating};

use super::{
    games::Place,
    state::{Member, Tournament},
};
use crate::{
    hosting::{self, Occupant, Opening, TournamentDeal},
    ids::TableId,
};

/// Games of a round whose ids begin alike, at least; fewer where a round has not so many.
const STRETCH: u64 = 1024;

/// One board at one table of a round, played once under each seating.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Block {
    /// Round, from 1.
    pub(super) round: u32,
    /// Table of the round, from 1.
    pub(super) table: u32,
    /// Board of the tournament, from 1.
    pub(super) board: u32,
}

/// A game that is to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Game {
    pub(super) key: PlayKey,
    /// Who sits in each seat, seat 1 first.
    pub(super) chairs: Vec<Chair>,
}

/// How many blocks the last round has.
pub(super) fn block_count(tournament: &Tournament) -> usize {
    let tables = tournament.rounds.last().map_or(0, |round| round.pairings.len());
    tables * tournament.founding.plan.boards as usize
}

/// A block of the last round, counted from 0: all tables play a board before the next one, so that everybody
/// has something to do.
pub(super) fn block(tournament: &Tournament, place: usize) -> Option<Block> {
    let round = u32::try_from(tournament.rounds.len()).ok()?;
    let tables = tournament.rounds.last()?.pairings.len();
    if place >= block_count(tournament) {
        return None;
    }
    let boards = tournament.founding.plan.boards;
    let (board, table) = (u32::try_from(place / tables).ok()?, u32::try_from(place % tables).ok()?);
    Some(Block { round, table: table + 1, board: (round - 1) * boards + board + 1 })
}

/// Tables of a round, which has been paired.
fn tables(tournament: &Tournament, round: u32) -> u64 {
    let paired = (round as usize).checked_sub(1).and_then(|before| tournament.rounds.get(before));
    paired.map_or(1, |round| round.pairings.len() as u64)
}

/// Where a game stands among all of its round, in the order of the blocks, from 0: each has a place of its own.
pub(super) fn place(tournament: &Tournament, key: PlayKey) -> Place {
    let PlayKey { round, table, board, play } = key;
    let boards_before = round.saturating_sub(1).saturating_mul(tournament.founding.plan.boards);
    let board = u64::from(board.saturating_sub(boards_before).saturating_sub(1));
    let block = board * tables(tournament, round) + u64::from(table.saturating_sub(1));
    (round, block * tournament.plays_of_board + u64::from(play.saturating_sub(1)))
}

/// The stretch of the schedule that a game belongs to. The last of a round is longer, and none is shorter unless it is
/// the whole round: the games of a short one would be known for siblings.
fn stretch(tournament: &Tournament, key: PlayKey) -> (u32, u64) {
    let (round, at) = place(tournament, key);
    let games = u64::from(tournament.founding.plan.boards) * tables(tournament, round) * tournament.plays_of_board;
    (round, (at / STRETCH).min((games / STRETCH).saturating_sub(1)))
}

/// The games of a block, in the order of its seatings.
pub(super) fn games(tournament: &Tournament, block: Block) -> Vec<Game> {
    let round = &tournament.rounds[block.round as usize - 1];
    let pairing = &round.pairings[block.table as usize - 1];
    let plan = &tournament.founding.plan;
    let seats = usize::from(plan.rules.seats);
    let seatings =
        seating::seatings(plan.design, plan.partners, pairing, seats, block.board, tournament.founding.seed());
    let key = |play| PlayKey { round: block.round, table: block.table, board: block.board, play };
    (1..).zip(seatings).map(|(play, chairs)| Game { key: key(play), chairs }).collect()
}

/// The table of a game.
pub(super) fn table_id(tournament: &Tournament, key: PlayKey) -> TableId {
    let attempt = tournament.voided.get(&key).copied().unwrap_or(0) + 1;
    let PlayKey { round, table, board, play } = key;
    let place = [round, table, board, play, attempt];
    TableId::of_game(&tournament.founding.id, &tournament.founding.secret, stretch(tournament, key), place)
}

/// The opening of a game's table, and who sits at it.
pub(super) fn opening(tournament: &Tournament, game: &Game, create_time_ms: i64) -> (Opening, Vec<Occupant>) {
    let founding = &tournament.founding;
    let opening = Opening {
        table_id: table_id(tournament, game.key),
        creator: founding.creator.clone(),
        by_director: true,
        rules: founding.plan.rules,
        rules_version: boneyard_engine::rules::RULES_VERSION,
        time_control: founding.plan.time_control,
        invite_code: None,
        round_break_ms: 0,
        // Sibling tables play the same tiles: who watches one would know the hands of the others.
        no_spectators: true,
        labels: [("tournament".to_owned(), founding.id.to_string())].into(),
        request_digest: founding.request_digest,
        deal_secret: founding.secret.clone(),
        draw_order: founding.plan.draw_order,
        group: Some(TournamentDeal { tournament: founding.id.clone(), board: game.key.board, salt: tournament.salt() }),
        create_time_ms,
    };
    let occupants = game.chairs.iter().map(|chair| occupant(tournament, *chair, game.key.board)).collect();
    (opening, occupants)
}

/// Whether nobody but house bots sits there.
pub(super) fn is_house(tournament: &Tournament, game: &Game) -> bool {
    game.chairs.iter().all(|chair| member(tournament, chair.entrant).is_house())
}

/// Whether somebody there plays no further games.
pub(super) fn somebody_left(tournament: &Tournament, game: &Game) -> bool {
    game.chairs.iter().any(|chair| member(tournament, chair.entrant).leaves.is_some())
}

fn member(tournament: &Tournament, entrant: Entrant) -> &Member {
    &tournament.members[entrant.place()]
}

/// Who sits in a chair. The same house bot decides alike on all plays of a board, so that equal bots on equal
/// deals come out equal.
fn occupant(tournament: &Tournament, chair: Chair, board: u32) -> Occupant {
    let members = &member(tournament, chair.entrant).members;
    let sits = members.get(usize::from(chair.member) - 1).unwrap_or(&members[0]);
    match sits {
        Occupant::House { bot, seed } => {
            Occupant::House { bot: bot.clone(), seed: hosting::mixed(*seed, board.into()) }
        }
        player @ Occupant::Player { .. } => player.clone(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use boneyard_engine::variants;
    use boneyard_tournament::{
        format::{self, Next},
        seating::{Design, Partners},
    };

    use super::super::{
        event::TournamentEvent,
        plan::{FormatKind, Plan},
        state::tests::{entered, founding, step},
        summary,
    };
    use super::*;

    /// A tournament as soon as some of its rounds are paired; `None` when it is impossible.
    fn paired(plan: Plan, entrants: usize) -> Option<Tournament> {
        plan.check(Some(entrants)).ok()?;
        let mut founding = founding();
        founding.plan = plan;
        let mut tournament = Tournament::new(founding);
        let mut events: Vec<_> = (0..entrants).map(|number| entered(&number.to_string())).collect();
        events.push(TournamentEvent::Started);
        for _ in 0..3 {
            for event in events.drain(..) {
                let next = tournament.sequence + 1;
                tournament.fold(&step(next, event));
            }
            let format = tournament.founding.plan.format(entrants);
            match format::next_round(format, &tournament.field(), &summary::past(&tournament)) {
                Ok(Next::Play(round)) => events.push(TournamentEvent::Paired(round)),
                Ok(Next::Finished) | Err(_) => break,
            }
        }
        Some(tournament)
    }

    #[test]
    fn every_game_has_a_place_and_a_table_of_its_own() {
        let designs = [Design::Default, Design::LatinSquares, Design::TwoBalanced, Design::AllOrders, Design::Single];
        let partners = [Partners::None, Partners::SameBot, Partners::Rotating, Partners::Challenger, Partners::Halves];
        let formats = [FormatKind::RoundRobin, FormatKind::Gauntlet, FormatKind::Swiss, FormatKind::Individual];
        let mut possible = 0;
        for (seats, sides) in [("2", 2), ("3", 3), ("4", 2), ("4", 4)] {
            let rules = variants::find("draw").unwrap().with([("seats", seats)]).unwrap();
            for ((design, partners), format) in designs
                .into_iter()
                .flat_map(|design| partners.map(|partners| (design, partners)))
                .flat_map(|pair| formats.map(|format| (pair, format)))
            {
                let plan = Plan { format, design, partners, ..Plan::plain("test", rules, sides, 6) };
                let Some(tournament) = paired(plan, 8) else { continue };
                possible += usize::from(!tournament.rounds.is_empty());
                let (mut places, mut tables) = (BTreeSet::new(), BTreeSet::new());
                for (index, round) in (1..).zip(tournament.rounds.iter()) {
                    for (table, board) in (1..).zip(&round.pairings).flat_map(|(table, _)| {
                        let boards = tournament.founding.plan.boards;
                        ((index - 1) * boards + 1..=index * boards).map(move |board| (table, board))
                    }) {
                        for game in games(&tournament, Block { round: index, table, board }) {
                            assert!(places.insert(place(&tournament, game.key)), "{:?}", game.key);
                            assert!(tables.insert(tournament.table_of(game.key)), "{:?}", game.key);
                        }
                    }
                }
                // Those of a round follow each other without a gap.
                let gap = |pair: &&(Place, Place)| pair.0.0 == pair.1.0 && pair.0.1 + 1 != pair.1.1;
                let pairs: Vec<_> = places.iter().copied().zip(places.iter().copied().skip(1)).collect();
                assert_eq!(pairs.iter().find(gap), None, "{design:?} {partners:?} {format:?}");
            }
        }
        assert!(possible >= 40, "{possible}");
    }

    #[test]
    fn ids_of_a_stretch_begin_alike_and_tell_nothing_else() {
        let rules = variants::find("block").unwrap().with([("seats", "2")]).unwrap();
        let tournament = paired(Plan::plain("test", rules, 2, 2_000), 2).unwrap();
        let ids: Vec<String> = (1..=2_000)
            .map(|board| tournament.table_of(PlayKey { round: 1, table: 1, board, play: 1 }).to_string())
            .collect();
        let start = |id: &String| id[..8].to_owned();
        // Two games a board: two stretches of 1,024 games and one of the rest, 1,952.
        let mut starts: Vec<String> = ids.iter().map(start).collect();
        starts.dedup();
        assert_eq!(starts.len(), 3);
        let games = |start: &String| ids.iter().filter(|id| id.starts_with(start)).count() * 2;
        assert_eq!(starts.iter().map(games).collect::<Vec<_>>(), [1_024, 1_024, 1_952]);
        let rests: BTreeSet<&str> = ids.iter().map(|id| &id[9..]).collect();
        assert_eq!(rests.len(), ids.len());
        assert!(!rests.iter().copied().eq(ids.iter().map(|id| &id[9..])), "in the order of the schedule");
    }
}
