//! Matches of house bots with deals that can be proved, the same on every machine.

use boneyard_bots::HouseBot;
use boneyard_engine::{
    position::Phase,
    rules::Rules,
    seat::Seat,
    table::{self, Command, Event, Source, Table, Viewer},
};
use boneyard_record::{
    Record, Step,
    deal::{Chance, Commitment, DealContext, DrawOrder, GroupId, Proof, Secret},
    from_steps,
    record::Header,
};
use sha2::{Digest as _, Sha256};

/// Match `number` under these rules.
pub(crate) fn recorded(rules: Rules, number: u64) -> Record {
    let id = format!("{}-{number}", rules.variant);
    let group_id = GroupId::new(&id).unwrap();
    let secret = Secret::new(Sha256::digest(&id).into());
    let chance = Chance::new(&secret, []);
    let bots: Vec<HouseBot> = HouseBot::ALL.iter().copied().cycle().skip(number as usize % 4).take(14).collect();
    let steps = play(rules, &chance, &bots, number);
    let header = Header {
        id: Some(id),
        players: bots[..usize::from(rules.seats)].iter().map(|bot| bot.name.to_owned()).collect(),
        ..Header::default()
    };
    let mut record = from_steps(header, rules, steps.iter().map(|events| Step { events, took_ms: None }));
    let commitment = Commitment::new(&group_id, &secret);
    record.proof = Some(Proof {
        group_id,
        commitment,
        secret,
        contributions: Vec::new(),
        board: 0,
        draw_order: DrawOrder::Shared,
    });
    record
}

fn play(rules: Rules, chance: &Chance, bots: &[HouseBot], number: u64) -> Vec<Vec<Event>> {
    let mut table = Table::new(rules);
    let mut steps = Vec::new();
    let mut events = Vec::new();
    loop {
        let position = table.position();
        let round = if position.phase == Phase::Gathering { 0 } else { u32::from(position.round) + 1 };
        let context = DealContext { board: 0, round, attempt: position.station.redeals.into() };
        let deal = || (chance.shuffled(context, rules.set()), chance.lot(context, rules.seats).unwrap());
        match position.phase {
            Phase::Over => return steps,
            Phase::Gathering => {
                let (shuffled, lot) = deal();
                table::decide(&table, &Command::StartMatch { shuffled: &shuffled, lot }, &mut events).unwrap();
            }
            Phase::Dealing => {
                let (shuffled, lot) = deal();
                table::decide(&table, &Command::StartRound { shuffled: &shuffled, lot, own_orders: None }, &mut events)
                    .unwrap();
            }
            Phase::Asking(asked) => {
                let moves = table::described_moves(&table, asked.seat);
                let view = table::view(&table, Viewer::Seated(asked.seat));
                let chosen = bots[asked.seat.index()].choose(&view, &moves, number * 14 + seat_number(asked.seat));
                let action = moves[chosen].choice;
                let act = Command::Act { seat: asked.seat, turn: asked.turn, action, source: Source::Player };
                table::decide(&table, &act, &mut events).unwrap();
            }
        }
        for event in &events {
            table::evolve(&mut table, event);
        }
        steps.push(std::mem::take(&mut events));
    }
}

fn seat_number(seat: Seat) -> u64 {
    seat.number().into()
}
