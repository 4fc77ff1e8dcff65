//! The Boneyard contract: what crosses the wire ([`v1`]) and what lies on disk ([`storage_v1`]).
//!
//! The schema is the documentation; see `boneyard/v1/*.proto` beside this crate's `Cargo.toml`.

/// The public contract, package `boneyard.v1`.
#[expect(clippy::large_enum_variant, reason = "generated: most frames and events are the large ones")]
pub mod v1 {
    tonic::include_proto!("boneyard.v1");
}

/// What the server writes to disk, package `boneyard.storage.v1`; not for clients.
#[expect(clippy::large_enum_variant, reason = "generated: the first event of a log is the large one")]
pub mod storage_v1 {
    tonic::include_proto!("boneyard.storage.v1");
}

/// Encoded `FileDescriptorSet` of the public contract, for reflection and for JSON.
pub const DESCRIPTORS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/descriptors.bin"));
