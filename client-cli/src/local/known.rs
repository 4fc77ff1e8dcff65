//! The variants that this program knows by itself.

use boneyard_proto::v1::VariantDescription;

use crate::{failure::Failure, words};

/// All of them, in the order of their keys.
pub(crate) fn variants() -> Vec<VariantDescription> {
    boneyard_server::api::describe::variants()
}

/// The variant of this name.
pub(crate) fn variant(name: &str) -> Result<VariantDescription, Failure> {
    let variants = variants();
    let names = words::list(variants.iter().map(|known| known.variant.clone()));
    variants.into_iter().find(|known| known.variant == name).ok_or_else(|| {
        Failure::refused("variant_unknown", format!("there is no variant `{name}`")).help(format!("there are {names}"))
    })
}
