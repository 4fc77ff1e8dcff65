//! Plays a deal on our engine and writes the round down as the scripts do.

use boneyard_engine::{
    notation,
    rules::Rules,
    seat::Seat,
    table::{self, Command, Event, Move, RoundResult, Source, Table},
};

use crate::{deals::Deal, games::Ends, round::Round};

/// Plays a deal by moves that are chosen from the text of the legal ones. `None` for the result: the
/// choice was not legal.
pub(crate) fn play(
    rules: Rules,
    deal: &Deal,
    ends: Ends,
    mut choose: impl FnMut(&[&str]) -> String,
) -> (Round, Option<RoundResult>) {
    let mut table = Table::new(rules);
    let mut round = Round::default();
    let (shuffled, lot) = (deal.tiles.as_slice(), deal.opener);
    let mut result = carry_out(&mut table, &Command::StartMatch { shuffled, lot }, &mut round);
    assert!(result.is_none(), "the match begins");
    result = carry_out(&mut table, &Command::StartRound { shuffled, lot, own_orders: None }, &mut round);
    while let (None, Some(asked)) = (&result, table.position().asked()) {
        let moves = written_moves(&table, asked.seat, ends);
        let legal: Vec<&str> = moves.iter().map(|(text, _)| text.as_str()).collect();
        let chosen = choose(&legal);
        round.play.push(format!("{} lays {chosen} of {}", asked.seat, legal.join(" ")));
        let Some(&(_, action)) = moves.iter().find(|(text, _)| *text == chosen) else { break };
        let act = Command::Act { seat: asked.seat, turn: asked.turn, action, source: Source::Player };
        result = carry_out(&mut table, &act, &mut round);
    }
    (round, result)
}

/// The legal moves as text, each once and sorted, with what they stand for.
fn written_moves(table: &Table, seat: Seat, ends: Ends) -> Vec<(String, Move)> {
    let described = table::described_moves(table, seat);
    let mut moves: Vec<(String, Move)> = match ends {
        Ends::ByPip => described.iter().map(|each| (by_pip(table, each.choice), each.choice)).collect(),
        Ends::BySide => {
            let distinct = described.iter().filter(|each| each.same_as == 0);
            distinct.map(|each| (notation::token(table.public(), each.choice), each.choice)).collect()
        }
    };
    moves.sort_by(|(one, _), (other, _)| one.cmp(other));
    match ends {
        Ends::ByPip => moves.dedup_by(|(one, _), (other, _)| one == other),
        // Doing so by side as well would hide a move that is listed twice.
        Ends::BySide => {}
    }
    moves
}

fn by_pip(table: &Table, action: Move) -> String {
    match action {
        Move::Place { tile, end, announce: false, declared: 0 } => match table.position().arms.get(end) {
            Some(arm) => format!("{tile}/{}", arm.outer),
            None => tile.to_string(),
        },
        Move::Place { .. }
        | Move::Draw
        | Move::Pass
        | Move::Decline
        | Move::Claim { .. }
        | Move::Challenge { .. }
        | Move::ChooseOpener { .. } => panic!("{action:?} is no move of Block"),
    }
}

/// Judges and folds a command, writes down what others can see of it, and gives the result of the
/// round if that ends it.
fn carry_out(table: &mut Table, command: &Command<'_>, round: &mut Round) -> Option<RoundResult> {
    let mut events = Vec::new();
    table::decide(table, command, &mut events).unwrap();
    let mut result = None;
    for event in &events {
        table::evolve(table, event);
        match event {
            Event::Passed { seat, .. } => round.play.push(format!("{seat} passes")),
            Event::RoundEnded(ended) => {
                round.play.push(ended.out.map_or("blocked".to_owned(), |seat| format!("out {seat}")));
                round.pips = Seat::all(table.rules().seats).map(|seat| ended.hand_pips[seat].into()).collect();
                result = Some(RoundResult::clone(ended));
            }
            Event::SeatsDrawn { .. }
            | Event::MatchStarted { .. }
            | Event::RoundDealt(_)
            | Event::TurnAsked(_)
            | Event::Placed { .. }
            | Event::Drew { .. }
            | Event::Declined { .. }
            | Event::Claimed { .. }
            | Event::ArmOpened { .. }
            | Event::RoundRedealt { .. }
            | Event::MarkerChanged { .. }
            | Event::CoversDue(_)
            | Event::Challenged { .. }
            | Event::Penalised { .. }
            | Event::SeatForfeited { .. }
            | Event::MatchEnded(_) => {}
        }
    }
    result
}
