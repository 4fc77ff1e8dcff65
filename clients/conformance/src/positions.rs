//! Known positions: questions that a real server asked, as the canonical JSON of `TurnRequest`.

use std::{path::PathBuf, sync::LazyLock};

use boneyard_proto::{DESCRIPTORS, v1::TurnRequest};
use prost_reflect::{DescriptorPool, DynamicMessage, MessageDescriptor};

use crate::files::home;

static KIND: LazyLock<Result<MessageDescriptor, String>> = LazyLock::new(|| {
    let pool = DescriptorPool::decode(DESCRIPTORS).map_err(|error| error.to_string())?;
    pool.get_message_by_name("boneyard.v1.TurnRequest").ok_or_else(|| "no such message".to_owned())
});

/// The question in `positions/NAME.json`.
pub fn read(name: &str) -> Result<TurnRequest, String> {
    let path: PathBuf = home().join("positions").join(format!("{name}.json"));
    let bad = |why: String| format!("{}: {why}", path.display());
    let text = std::fs::read_to_string(&path).map_err(|error| bad(error.to_string()))?;
    let kind = KIND.clone().map_err(bad)?;
    let mut json = serde_json::Deserializer::from_str(&text);
    let message = DynamicMessage::deserialize(kind, &mut json).map_err(|error| bad(error.to_string()))?;
    message.transcode_to().map_err(|error| bad(error.to_string()))
}
