//! Compiles the schema with protox, a compiler written in Rust: no protoc is needed.

use std::{
    env,
    error::Error,
    fs,
    path::{Path, PathBuf},
};

use prost::Message as _;

fn main() -> Result<(), Box<dyn Error>> {
    let mut protos = Vec::new();
    for folder in ["boneyard/v1", "boneyard/storage/v1"] {
        println!("cargo:rerun-if-changed={folder}");
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.extension().is_some_and(|e| e == "proto") {
                println!("cargo:rerun-if-changed={}", path.display());
                protos.push(path);
            }
        }
    }
    protos.sort();
    let descriptors = protox::compile(&protos, [Path::new(".")])?;
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let mut public = descriptors.clone();
    public.file.retain(|file| file.package() != "boneyard.storage.v1");
    fs::write(out.join("descriptors.bin"), public.encode_to_vec())?;
    tonic_prost_build::configure().btree_map(".").compile_fds(descriptors)?;
    Ok(())
}
