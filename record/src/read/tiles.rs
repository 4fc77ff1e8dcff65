//! Rows of tiles, hidden ones included.

use boneyard_engine::tile::{MAX_TILES, Tile};

use super::{
    fault::Fault,
    value::{Value, beginning},
};
use crate::token::tile_from_text;

/// Tiles of a row such as `6-4 5-4 5x ?`; `None` for a hidden one.
pub(super) fn row(value: &Value<'_, '_>) -> Result<Vec<Option<Tile>>, Fault> {
    let mut tiles = Vec::new();
    let mut repeat = None;
    for (byte, word) in value.words()? {
        if let Some(number) = word.strip_suffix('x').and_then(|number| number.parse::<usize>().ok()) {
            if repeat.replace((byte, number)).is_some() || !(2..=MAX_TILES).contains(&number) {
                return Err(value.fault_at(byte, format!("before `?` may stand `2x` to `{MAX_TILES}x`")));
            }
            continue;
        }
        match (word, repeat.take()) {
            ("?", None) => tiles.push(None),
            ("?", Some((_, number))) => tiles.extend(std::iter::repeat_n(None, number)),
            (_, Some((byte, _))) => return Err(value.fault_at(byte, "a number of times is only said of `?`")),
            (_, None) => tiles
                .push(Some(tile_from_text(word).map_err(|problem| {
                    value.fault_at(byte, format!("`{}` is no tile: {problem}", beginning(word)))
                })?)),
        }
        if tiles.len() > MAX_TILES {
            return Err(value.fault_at(byte, format!("no set has more than {MAX_TILES} tiles")));
        }
    }
    if let Some((byte, _)) = repeat {
        return Err(value.fault_at(byte, "after a number of times comes `?`"));
    }
    Ok(tiles)
}

/// Tiles of a row in which none is hidden.
pub(super) fn open_row(value: &Value<'_, '_>) -> Result<Vec<Tile>, Fault> {
    row(value)?.into_iter().collect::<Option<_>>().ok_or_else(|| value.fault("no tile may be hidden here"))
}
