//! A request for a table → its opening and its first occupants.

use std::{collections::BTreeMap, mem};

use boneyard_engine::rules::RULES_VERSION;
use boneyard_proto::v1::{self, ErrorReason, chair_spec};
use boneyard_record::deal::DrawOrder;
use prost::Message as _;
use sha2::{Digest as _, Sha256};

use super::{app::App, decode, status::Failure};
use crate::{
    hosting::{Chair, Occupant, Opening, Registry},
    ids::{self, PlayerId, TableId},
    lobby::Caller,
};

/// What a request opens.
pub(super) type NewTable = (Opening, Vec<(Chair, Occupant)>);

/// Tells a repeated request from another one with the same id: the same tables have the same digest, in
/// whatever order their options and labels came.
pub(super) fn digest_of<'a>(specs: impl IntoIterator<Item = Option<&'a v1::TableSpec>>) -> [u8; 32] {
    let mut hash = Sha256::new();
    let mut add = |bytes: &[u8]| {
        hash.update(u64::try_from(bytes.len()).unwrap_or(u64::MAX).to_be_bytes());
        hash.update(bytes);
    };
    for spec in specs {
        let mut spec = spec.cloned().unwrap_or_default();
        let options = spec.variant.as_mut().map(|variant| mem::take(&mut variant.options)).unwrap_or_default();
        let labels = mem::take(&mut spec.labels);
        add(&spec.encode_to_vec());
        for map in [options, labels] {
            for (key, value) in map.into_iter().collect::<BTreeMap<_, _>>() {
                add(key.as_bytes());
                add(value.as_bytes());
            }
            add(b"");
        }
    }
    hash.finalize().into()
}

/// Checks a request for a table, which is to have this id.
pub(super) fn decode_table(
    app: &App,
    caller: &Caller,
    spec: Option<v1::TableSpec>,
    table_id: TableId,
    request_digest: [u8; 32],
    by_director: bool,
) -> Result<NewTable, Failure> {
    let spec = decode::required(spec, "table")?;
    let rules = decode::rules(spec.variant, spec.chairs.len())?;
    if spec.chairs.len() > usize::from(rules.seats) {
        return Err(Failure::field(
            "table.chairs",
            format!("{} chairs are too many, the table has {} seats", spec.chairs.len(), rules.seats),
        ));
    }
    let no_spectators = match v1::SpectatorPolicy::try_from(spec.spectators) {
        Ok(v1::SpectatorPolicy::Unspecified | v1::SpectatorPolicy::Public) => false,
        Ok(v1::SpectatorPolicy::None) => true,
        Err(_) => return Err(Failure::field("table.spectators", "unknown value")),
    };
    let draw_order = match v1::DrawOrder::try_from(spec.draw_order) {
        Ok(v1::DrawOrder::Unspecified | v1::DrawOrder::Shared) => DrawOrder::Shared,
        Ok(v1::DrawOrder::PerSeat) => DrawOrder::PerSeat,
        Err(_) => return Err(Failure::field("table.draw_order", "unknown value")),
    };
    let mut occupants = Vec::new();
    for (chair, wanted) in (1..).zip(spec.chairs) {
        if let Some(occupant) = decode_occupant(app, caller, wanted, by_director)? {
            occupants.push((chair, occupant));
        }
    }
    let opening = Opening {
        table_id,
        creator: caller.player.clone(),
        by_director,
        rules,
        rules_version: RULES_VERSION,
        time_control: decode::time_control(spec.time_control)?,
        invite_code: spec.invite_only.then(|| ids::random("inv_")),
        round_break_ms: decode::ranged(spec.round_break_ms, "table.round_break_ms", 0, 3_600_000)?,
        no_spectators,
        labels: decode::labels(spec.labels)?,
        request_digest,
        deal_secret: app.shuffler.secret(),
        group: None,
        draw_order,
        create_time_ms: Registry::now_ms(),
    };
    Ok((opening, occupants))
}

fn decode_occupant(
    app: &App,
    caller: &Caller,
    wanted: v1::ChairSpec,
    by_director: bool,
) -> Result<Option<Occupant>, Failure> {
    Ok(match wanted.occupant {
        None => None,
        Some(chair_spec::Occupant::PlayerId(id)) => {
            let id: PlayerId = decode::player_id(&id, "table.chairs.player_id")?;
            if by_director && id == caller.player {
                return Err(Failure::new(
                    ErrorReason::DirectorCannotPlay,
                    "a director cannot play at a table it directs",
                ));
            }
            if !by_director && id != caller.player {
                return Err(Failure::new(
                    ErrorReason::NotAllowed,
                    "only a director may seat other players; they can join by themselves",
                ));
            }
            let account = app
                .players
                .account(&id)
                .ok_or_else(|| Failure::new(ErrorReason::PlayerNotFound, format!("there is no player `{id}`")))?;
            app.room_for_another_table(&id)?;
            Some(Occupant::Player { id, name: account.name })
        }
        Some(chair_spec::Occupant::HouseBot(spec)) => {
            let (bot, seed) = decode::house_bot(Some(spec))?;
            Some(house_bot(app, bot, seed))
        }
    })
}

/// A house bot with the seed it was given, or one by chance.
pub(super) fn house_bot(app: &App, bot: String, seed: u64) -> Occupant {
    Occupant::House { bot, seed: if seed == 0 { app.shuffler.bot_seed() } else { seed } }
}
