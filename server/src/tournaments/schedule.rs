//! The games of a round: who sits where, at which table. All of it follows from what is stored.

use boneyard_tournament::{Chair, Entrant, PlayKey, seating};

use super::state::{Member, Tournament};
use crate::{
    hosting::{self, Occupant, Opening, TournamentDeal},
    ids::TableId,
};

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
    TableId::of_game(&tournament.founding.id, &tournament.founding.secret, [round, table, board, play, attempt])
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
