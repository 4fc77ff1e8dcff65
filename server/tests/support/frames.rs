//! HTTP/2 by hand: a client that does what a well-behaved one never would.
#![allow(dead_code, clippy::allow_attributes, reason = "each test file uses its part of this")]

use std::net::SocketAddr;

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

pub(crate) const DATA: u8 = 0;
pub(crate) const HEADERS: u8 = 1;
pub(crate) const RST_STREAM: u8 = 3;
pub(crate) const SETTINGS: u8 = 4;
pub(crate) const GOAWAY: u8 = 7;

/// Error codes of `RST_STREAM` and `GOAWAY`.
pub(crate) const REFUSED_STREAM: u32 = 7;
pub(crate) const CANCEL: u32 = 8;

const END_STREAM: u8 = 1;
const END_HEADERS: u8 = 4;
const ACK: u8 = 1;

/// A frame as it came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Frame {
    pub(crate) kind: u8,
    pub(crate) flags: u8,
    pub(crate) stream: u32,
    pub(crate) payload: Vec<u8>,
}

impl Frame {
    /// Whether nothing comes after it on its stream.
    pub(crate) fn ends_stream(&self) -> bool {
        self.flags & END_STREAM != 0
    }

    /// The error code of a `RST_STREAM`.
    pub(crate) fn error_code(&self) -> u32 {
        assert_eq!(self.kind, RST_STREAM);
        u32::from_be_bytes(self.payload[..4].try_into().unwrap())
    }
}

/// A connection.
#[derive(Debug)]
pub(crate) struct Connection {
    socket: TcpStream,
    next_stream: u32,
}

impl Connection {
    /// Connects and exchanges settings; returns what the server has set, by identifier.
    pub(crate) async fn open(address: SocketAddr) -> (Self, Vec<(u16, u32)>) {
        let mut connection = Self { socket: TcpStream::connect(address).await.unwrap(), next_stream: 1 };
        connection.socket.write_all(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n").await.unwrap();
        connection.send(SETTINGS, 0, 0, &[]).await.unwrap();
        let first = connection.read().await.unwrap();
        assert_eq!((first.kind, first.flags & ACK), (SETTINGS, 0), "the first frame is SETTINGS");
        let number = |bytes: &[u8]| bytes.iter().fold(0, |number, &byte| number << 8 | u32::from(byte));
        let settings = first
            .payload
            .chunks(6)
            .map(|entry| (u16::try_from(number(&entry[..2])).unwrap(), number(&entry[2..])))
            .collect();
        connection.send(SETTINGS, ACK, 0, &[]).await.unwrap();
        (connection, settings)
    }

    async fn send(&mut self, kind: u8, flags: u8, stream: u32, payload: &[u8]) -> std::io::Result<()> {
        let length = u32::try_from(payload.len()).unwrap().to_be_bytes();
        let mut bytes = length[1..].to_vec();
        bytes.extend([kind, flags]);
        bytes.extend(stream.to_be_bytes());
        bytes.extend(payload);
        self.socket.write_all(&bytes).await
    }

    /// The next frame; `None` when the connection was closed.
    pub(crate) async fn read(&mut self) -> Option<Frame> {
        let mut head = [0; 9];
        self.socket.read_exact(&mut head).await.ok()?;
        let length = usize::from(head[0]) << 16 | usize::from(head[1]) << 8 | usize::from(head[2]);
        let mut payload = vec![0; length];
        self.socket.read_exact(&mut payload).await.ok()?;
        let stream = u32::from_be_bytes([head[5] & 0x7f, head[6], head[7], head[8]]);
        Some(Frame { kind: head[3], flags: head[4], stream, payload })
    }

    /// Begins a gRPC call with an empty message, without a token; returns its stream.
    pub(crate) async fn call(&mut self, path: &str) -> u32 {
        self.try_call(path).await.unwrap()
    }

    /// The same with a content type of another kind.
    pub(crate) async fn call_as(&mut self, path: &str, content_type: &str) -> u32 {
        self.try_call_as(path, content_type).await.unwrap()
    }

    /// The same; fails when the server has hung up.
    pub(crate) async fn try_call(&mut self, path: &str) -> std::io::Result<u32> {
        self.try_call_as(path, "application/grpc").await
    }

    async fn try_call_as(&mut self, path: &str, content_type: &str) -> std::io::Result<u32> {
        let stream = self.next_stream;
        self.next_stream += 2;
        let mut block = Vec::new();
        let headers = [
            (":method", "POST"),
            (":scheme", "http"),
            (":path", path),
            (":authority", "localhost"),
            ("te", "trailers"),
            ("content-type", content_type),
        ];
        for (name, value) in headers {
            // Literal without indexing, new name, no Huffman code.
            block.push(0);
            for text in [name, value] {
                block.push(u8::try_from(text.len()).unwrap());
                block.extend(text.as_bytes());
            }
        }
        self.send(HEADERS, END_HEADERS, stream, &block).await?;
        self.send(DATA, END_STREAM, stream, &[0; 5]).await?;
        Ok(stream)
    }

    /// Gives a stream up.
    pub(crate) async fn cancel(&mut self, stream: u32) {
        self.send(RST_STREAM, 0, stream, &CANCEL.to_be_bytes()).await.unwrap();
    }

    /// What the server says to a call first: its headers, or that it will not have it.
    pub(crate) async fn first_of(&mut self, stream: u32) -> Frame {
        loop {
            let frame = self.read().await.expect("the connection stands");
            if frame.stream == stream && matches!(frame.kind, HEADERS | RST_STREAM) {
                return frame;
            }
        }
    }
}
