//! A `[match.proof]`: what makes the deals of a match recomputable.

use super::{
    fault::Fault,
    value::{Value, unknown_key},
};
use crate::deal::{Commitment, Contribution, DrawOrder, Entropy, GroupId, Malformed, Proof, Secret};

const KEYS: [&str; 6] = ["group_id", "commitment", "secret", "board", "draw_order", "entropies"];

pub(super) fn read(value: &Value<'_, '_>) -> Result<Proof, Fault> {
    let (mut group_id, mut commitment, mut secret) = (None, None, None);
    let (mut board, mut draw_order, mut contributions) = (0, DrawOrder::Shared, Vec::new());
    for entry in value.table()? {
        let part = Value::new(value.chunk, entry);
        let malformed = |why: Malformed| part.fault(why);
        match part.key {
            "group_id" => group_id = Some(GroupId::new(part.text()?).map_err(malformed)?),
            "commitment" => commitment = Some(Commitment::from_hex(part.text()?).map_err(malformed)?),
            "secret" => secret = Some(Secret::from_hex(part.text()?).map_err(malformed)?),
            "board" => board = part.small()?,
            "draw_order" => {
                draw_order = DrawOrder::from_name(part.text()?)
                    .ok_or_else(|| part.fault("tiles are drawn in `shared` or in `per_seat` order"))?;
            }
            "entropies" => contributions = part.items()?.map(|item| contribution(&item)).collect::<Result<_, _>>()?,
            _ => return Err(unknown_key(value.chunk, entry.0, "a proof", &KEYS)),
        }
    }
    let missing = |key: &str| value.fault(format!("it lacks the key `{key}`"));
    Ok(Proof {
        group_id: group_id.ok_or_else(|| missing("group_id"))?,
        commitment: commitment.ok_or_else(|| missing("commitment"))?,
        secret: secret.ok_or_else(|| missing("secret"))?,
        contributions,
        board,
        draw_order,
    })
}

fn contribution(value: &Value<'_, '_>) -> Result<Contribution, Fault> {
    let (mut giver, mut entropy) = (None, None);
    for entry in value.table()? {
        let part = Value::new(value.chunk, entry);
        match part.key {
            "giver" => giver = Some(part.small()?),
            "entropy" => entropy = Some(Entropy::from_hex(part.text()?).map_err(|why| part.fault(why))?),
            _ => return Err(unknown_key(value.chunk, entry.0, "an entropy", &["giver", "entropy"])),
        }
    }
    match (giver, entropy) {
        (Some(giver), Some(entropy)) => Ok(Contribution { giver, entropy }),
        (_, _) => Err(value.fault("an entropy has the keys `giver` and `entropy`")),
    }
}
