//! A `[[match.hand]]`: the deal of a round, what was done, and what it came to.

use boneyard_engine::{
    rules::Rules,
    seat::{BySeat, Seat},
    tile::{Tile, TileSet},
};

use super::{
    chunk::Chunk,
    fault::Fault,
    header::{by_team, seat_value, team},
    tiles,
    value::{Value, unknown_key},
};
use crate::{
    Place,
    record::{BoneyardOrder, Round, RoundEnd},
    token::{Token, seat_from_text},
};

const KEYS: [&str; 11] = ["thrown_in", "opener", "lot", "deal", "yard", "play", "ms", "note", "end", "winner", "delta"];

/// Where the parts of a round stand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RoundPlaces {
    /// The round.
    pub round: Place,
    /// Each token.
    pub tokens: Vec<Place>,
}

/// Reads a round.
pub(super) fn read(chunk: &Chunk, value: &Value<'_, '_>, rules: &Rules) -> Result<(Round, RoundPlaces), Fault> {
    let mut round = Round::default();
    let mut places = RoundPlaces { round: value.place(), tokens: Vec::new() };
    let (mut deal, mut yard, mut play) = (None, None, None);
    for entry in value.table()? {
        let part = Value::new(chunk, entry);
        match part.key {
            "thrown_in" => {
                round.thrown_in = part.small()?;
                if round.thrown_in > 1_000 {
                    return Err(part.fault("no round is dealt so often"));
                }
            }
            "opener" => round.opener = Some(seat_of_table(&part, rules)?),
            "lot" => round.lot = Some(seat_of_table(&part, rules)?),
            "deal" => deal = Some(part),
            "yard" => yard = Some(part),
            "play" => play = Some(part),
            "ms" => round.ms = part.items()?.map(|item| item.small()).collect::<Result<_, _>>()?,
            "note" => {
                for note in part.entries()? {
                    let number = note.key.parse().map_err(|_| note.fault("a note stands under a token's number"))?;
                    round.notes.insert(number, note.text()?.to_owned());
                }
            }
            "end" => {
                let end = RoundEnd::from_name(part.text()?);
                round.end = Some(end.ok_or_else(|| part.fault("a round ends by `out` or `blocked`"))?);
            }
            "winner" => round.winner = Some(team(&part, rules, part.text()?)?),
            "delta" => round.delta = Some(by_team(&part, rules)?),
            _ => return Err(unknown_key(chunk, entry.0, "a hand", &KEYS)),
        }
    }
    let missing = |key: &str| value.fault(format!("it lacks the key `{key}`"));
    let deal = deal.ok_or_else(|| missing("deal"))?;
    round.hands = hands(&deal, rules)?;
    if let Some(yard) = yard {
        round.boneyard = boneyard(&yard, rules)?;
    }
    check_deal(&deal, &round, rules)?;
    if let Some(play) = play {
        let (said, bytes): (Vec<_>, Vec<_>) = tokens(&play, rules)?.into_iter().unzip();
        round.tokens = said;
        places.tokens = chunk.places(&bytes);
    }
    if !round.ms.is_empty() && round.ms.len() != round.tokens.len() {
        let (times, tokens) = (round.ms.len(), round.tokens.len());
        return Err(value.fault(format!("`ms` has {times} times for {tokens} tokens")));
    }
    if let Some(number) = round.notes.keys().find(|&&number| !(1..=round.tokens.len()).contains(&number)) {
        return Err(value.fault(format!("note {number} belongs to no token: there are {}", round.tokens.len())));
    }
    Ok((round, places))
}

fn seat_of_table(value: &Value<'_, '_>, rules: &Rules) -> Result<Seat, Fault> {
    let seat = seat_value(value)?;
    if seat.index() >= usize::from(rules.seats) {
        return Err(value.fault(format!("this table has no seat {seat}")));
    }
    Ok(seat)
}

/// Tokens with the byte of the match's text at which each begins.
pub(super) fn tokens(value: &Value<'_, '_>, rules: &Rules) -> Result<Vec<(Token, usize)>, Fault> {
    value
        .words()?
        .into_iter()
        .map(|(byte, word)| {
            let token = Token::from_text(word).map_err(|why| value.fault_at(byte, why))?;
            match token.actor {
                Some(seat) if seat.index() >= usize::from(rules.seats) => {
                    Err(value.fault_at(byte, format!("this table has no seat {seat}")))
                }
                Some(_) | None => Ok((token, byte)),
            }
        })
        .collect()
}

fn hands(deal: &Value<'_, '_>, rules: &Rules) -> Result<BySeat<Vec<Option<Tile>>>, Fault> {
    let mut hands = BySeat(std::array::from_fn(|_| Vec::new()));
    let mut dealt = 0;
    for entry in deal.entries()? {
        let seat = seat_from_text(entry.key).filter(|seat| seat.index() < usize::from(rules.seats));
        let seat = seat.ok_or_else(|| entry.fault("this table has no such seat"))?;
        hands[seat] = tiles::row(&entry)?;
        // A hand has no order: the one that is written is the heaviest first, hidden tiles last.
        hands[seat].sort_by(|a, b| b.cmp(a));
        dealt += 1;
    }
    if dealt != usize::from(rules.seats) {
        return Err(deal.fault(format!("{dealt} hands are dealt to {} seats", rules.seats)));
    }
    Ok(hands)
}

fn boneyard(yard: &Value<'_, '_>, rules: &Rules) -> Result<BoneyardOrder, Fault> {
    if yard.raw.get_ref().as_table().is_none() {
        return tiles::row(yard).map(BoneyardOrder::Shared);
    }
    let mut orders = Box::new(BySeat(std::array::from_fn(|_| Vec::new())));
    let mut told = 0;
    for entry in yard.entries()? {
        let seat = seat_from_text(entry.key).filter(|seat| seat.index() < usize::from(rules.seats));
        let seat = seat.ok_or_else(|| entry.fault("this table has no such seat"))?;
        orders[seat] = tiles::open_row(&entry)?;
        told += 1;
    }
    if told != usize::from(rules.seats) {
        return Err(yard.fault(format!("{told} orders are given for {} seats", rules.seats)));
    }
    let set_of = |seat: Seat| -> (usize, TileSet) { (orders[seat].len(), orders[seat].iter().copied().collect()) };
    let first = set_of(Seat::default());
    match Seat::all(rules.seats).find(|&seat| set_of(seat) != first || first.0 != first.1.len()) {
        Some(seat) => Err(yard.fault(format!("the order of seat {seat} has other tiles than that of seat A"))),
        None => Ok(BoneyardOrder::PerSeat(orders)),
    }
}

/// Each tile of the set at most once, and none of another set. What is missing is looked for when the
/// round is dealt, since the rules may lay a tile aside.
fn check_deal(deal: &Value<'_, '_>, round: &Round, rules: &Rules) -> Result<(), Fault> {
    let in_boneyard: &[Option<Tile>] = match &round.boneyard {
        BoneyardOrder::Shared(tiles) => tiles,
        BoneyardOrder::Untold => &[],
        BoneyardOrder::PerSeat(orders) => &orders[Seat::default()].iter().copied().map(Some).collect::<Vec<_>>(),
    };
    let seats = Seat::all(rules.seats).map(|seat| (format!("seat {seat}"), round.hands[seat].as_slice()));
    let mut seen: Vec<(Tile, String)> = Vec::new();
    for (holder, tiles) in seats.chain([("the boneyard".to_owned(), in_boneyard)]) {
        for &tile in tiles.iter().flatten() {
            if !rules.set().contains(tile) {
                return Err(deal.fault(format!("{tile} is not in the double-{} set", rules.max_pip)));
            }
            if let Some((_, other)) = seen.iter().find(|(known, _)| *known == tile) {
                return Err(deal.fault(format!("{tile} is dealt twice, to {other} and to {holder}")));
            }
            seen.push((tile, holder.clone()));
        }
    }
    Ok(())
}
