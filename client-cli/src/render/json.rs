//! Canonical protobuf JSON, the same that `grpcurl` and `buf curl` print.

use std::sync::LazyLock;

use boneyard_proto::DESCRIPTORS;
use prost::Message;
use prost_reflect::{DescriptorPool, DynamicMessage, MessageDescriptor};

use crate::failure::Failure;

static POOL: LazyLock<DescriptorPool> =
    LazyLock::new(|| DescriptorPool::decode(DESCRIPTORS).expect("the build wrote these descriptors"));

/// The description of a message of `boneyard.v1`.
pub(crate) fn descriptor(name: &str) -> Option<MessageDescriptor> {
    POOL.get_message_by_name(&format!("boneyard.v1.{name}"))
}

/// A message of `boneyard.v1` as one line of JSON.
pub(crate) fn one_line(name: &str, message: &impl Message) -> Result<String, Failure> {
    let broken = |what: &str| Failure::other("json", format!("cannot write `{name}` as JSON: {what}"));
    let mut dynamic = DynamicMessage::new(descriptor(name).ok_or_else(|| broken("no such message"))?);
    dynamic.transcode_from(message).map_err(|error| broken(&error.to_string()))?;
    serde_json::to_string(&dynamic).map_err(|error| broken(&error.to_string()))
}

#[cfg(test)]
mod tests {
    use boneyard_proto::v1::{GetTableResponse, PublicView, TableState, Tile, WatchTableResponse};

    use super::*;

    #[test]
    fn names_are_in_camel_case_and_enums_by_name() {
        let view = PublicView {
            table_id: "tbl_1".to_owned(),
            state: TableState::Active.into(),
            engine_tile: Some(Tile { high: 6, low: 0 }),
            ..Default::default()
        };
        let text = one_line("GetTableResponse", &GetTableResponse { table: Some(view) }).unwrap();
        assert_eq!(text, r#"{"table":{"tableId":"tbl_1","state":"TABLE_STATE_ACTIVE","engineTile":{"high":6}}}"#);
    }

    #[test]
    fn an_unknown_message_is_refused() {
        assert_eq!(one_line("Nothing", &WatchTableResponse::default()).unwrap_err().reason(), "json");
    }
}
