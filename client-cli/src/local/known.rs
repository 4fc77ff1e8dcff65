//! The variants that this program knows by itself.

use boneyard_proto::v1::VariantDescription;

/// All of them, in the order of their keys.
pub(crate) fn variants() -> Vec<VariantDescription> {
    boneyard_server::api::describe::variants()
}
