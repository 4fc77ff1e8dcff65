//! Frames of a session leave as the bytes that the script made, so that they can hold what no message of this release can.

use std::marker::PhantomData;

use prost::{Message, bytes::BufMut as _};
use tonic::{
    Status,
    codec::{BufferSettings, Codec, EncodeBuf, Encoder},
};
use tonic_prost::{ProstCodec, ProstDecoder};

/// What fills or ends a session.
pub type Frame = Result<Vec<u8>, Status>;

/// Writes bytes as they are, reads messages.
#[derive(Debug)]
pub(crate) struct Bytes<D>(PhantomData<D>);

impl<D> Bytes<D> {
    pub(crate) const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<D: Message + Default + Send + 'static> Codec for Bytes<D> {
    type Encode = Vec<u8>;
    type Decode = D;
    type Encoder = Verbatim;
    type Decoder = ProstDecoder<D>;

    fn encoder(&mut self) -> Verbatim {
        Verbatim
    }

    fn decoder(&mut self) -> Self::Decoder {
        ProstCodec::<D, D>::raw_decoder(BufferSettings::default())
    }
}

#[derive(Debug)]
pub(crate) struct Verbatim;

impl Encoder for Verbatim {
    type Item = Vec<u8>;
    type Error = Status;

    fn encode(&mut self, item: Vec<u8>, into: &mut EncodeBuf<'_>) -> Result<(), Status> {
        into.put_slice(&item);
        Ok(())
    }
}
