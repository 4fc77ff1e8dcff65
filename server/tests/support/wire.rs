//! Calls as bytes: any path, any message, any header.

use std::{io::ErrorKind, net::SocketAddr};

use http::uri::PathAndQuery;
use prost::bytes::{Buf as _, BufMut as _};
use tokio::net::TcpStream;
use tonic::{
    Request, Status,
    client::Grpc,
    codec::{Codec, DecodeBuf, Decoder, EncodeBuf, Encoder},
    metadata::{Ascii, MetadataValue},
    transport::Channel,
};

/// A codec that neither encodes nor decodes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl Codec for Plain {
    type Encode = Vec<u8>;
    type Decode = Vec<u8>;
    type Encoder = Self;
    type Decoder = Self;

    fn encoder(&mut self) -> Self {
        Self
    }

    fn decoder(&mut self) -> Self {
        Self
    }
}

impl Encoder for Plain {
    type Item = Vec<u8>;
    type Error = Status;

    fn encode(&mut self, item: Vec<u8>, buffer: &mut EncodeBuf<'_>) -> Result<(), Status> {
        buffer.put_slice(&item);
        Ok(())
    }
}

impl Decoder for Plain {
    type Item = Vec<u8>;
    type Error = Status;

    fn decode(&mut self, buffer: &mut DecodeBuf<'_>) -> Result<Option<Vec<u8>>, Status> {
        Ok(Some(buffer.copy_to_bytes(buffer.remaining()).to_vec()))
    }
}

/// Calls a path with one message and this `authorization`; returns the first message of the answer,
/// `None` when there was none. Any kind of method looks the same in this.
pub async fn call(
    channel: &Channel,
    path: &str,
    authorization: Option<&MetadataValue<Ascii>>,
    message: Vec<u8>,
) -> Result<Option<Vec<u8>>, Status> {
    let path: PathAndQuery = path.parse().unwrap();
    let mut grpc = Grpc::new(channel.clone());
    grpc.ready().await.unwrap();
    let mut request = Request::new(tokio_stream::once(message));
    if let Some(value) = authorization {
        request.metadata_mut().insert("authorization", value.clone());
    }
    grpc.streaming(request, path, Plain).await?.into_inner().message().await
}

/// `authorization` with a token.
pub fn bearer(token: &str) -> MetadataValue<Ascii> {
    format!("Bearer {token}").parse().unwrap()
}

/// Asks for a path that no client library would send, frame by frame. Returns the type of the first
/// frame that answers: 1 for headers, 3 for a reset stream, 7 for a closed connection.
pub async fn ask_for(address: SocketAddr, path: &str) -> u8 {
    let mut block = Vec::new();
    let fields = [
        (":method", "POST"),
        (":scheme", "http"),
        (":authority", "localhost"),
        (":path", path),
        ("content-type", "application/grpc"),
        ("te", "trailers"),
    ];
    for (name, value) in fields {
        // A literal that is not indexed, without Huffman coding.
        block.push(0);
        for text in [name, value] {
            block.push(u8::try_from(text.len()).unwrap());
            block.extend(text.as_bytes());
        }
    }
    let mut bytes = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_vec();
    bytes.extend([0, 0, 0, 4, 0, 0, 0, 0, 0]);
    bytes.extend([0, 0, u8::try_from(block.len()).unwrap(), 1, 0x4 | 0x1, 0, 0, 0, 1]);
    bytes.extend(block);
    let stream = TcpStream::connect(address).await.unwrap();
    stream.writable().await.unwrap();
    assert_eq!(stream.try_write(&bytes).unwrap(), bytes.len());
    let mut read = Vec::new();
    loop {
        while let Some(length) =
            read.get(..3).map(|at| usize::from(at[0]) << 16 | usize::from(at[1]) << 8 | usize::from(at[2]))
            && read.len() >= 9 + length
        {
            let kind = read[3];
            if [1, 3, 7].contains(&kind) {
                return kind;
            }
            read.drain(..9 + length);
        }
        stream.readable().await.unwrap();
        let mut buffer = [0; 4096];
        match stream.try_read(&mut buffer) {
            Ok(0) => return 7,
            Ok(count) => read.extend(&buffer[..count]),
            Err(error) if error.kind() == ErrorKind::WouldBlock => {}
            Err(error) => panic!("{error}"),
        }
    }
}
