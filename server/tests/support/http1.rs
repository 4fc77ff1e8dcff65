//! gRPC-Web over HTTP/1 by hand, as a browser sends it, and what no browser would send.
#![allow(dead_code, clippy::allow_attributes, reason = "each test file uses its part of this")]

use std::{collections::BTreeMap, io, net::SocketAddr};

use prost::Message;
use tokio::{
    io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader},
    net::TcpStream,
};

/// Bit of the first byte of a frame that holds trailers.
const TRAILERS: u8 = 0x80;

/// A connection.
#[derive(Debug)]
pub(crate) struct Connection {
    socket: BufReader<TcpStream>,
    /// Bytes of the body that are not yet taken.
    body: Vec<u8>,
    is_over: bool,
}

/// The head of an answer.
#[derive(Debug)]
pub(crate) struct Head {
    pub(crate) status: u16,
    pub(crate) headers: BTreeMap<String, String>,
}

impl Head {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }
}

/// What an answer holds.
#[derive(Debug)]
pub(crate) enum Frame {
    Message(Vec<u8>),
    Trailers(BTreeMap<String, String>),
}

impl Connection {
    pub(crate) async fn open(address: SocketAddr) -> Self {
        let socket = BufReader::new(TcpStream::connect(address).await.unwrap());
        Self { socket, body: Vec::new(), is_over: true }
    }

    /// Sends bytes as they are; fails when the server has hung up.
    pub(crate) async fn send(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.socket.write_all(bytes).await
    }

    /// Sends a request with these headers and this body.
    pub(crate) async fn request(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) {
        let mut lines = vec![format!("{method} {path} HTTP/1.1"), "host: localhost".to_owned()];
        lines.extend(headers.iter().map(|(name, value)| format!("{name}: {value}")));
        lines.push(format!("content-length: {}\r\n\r\n", body.len()));
        let head = lines.join("\r\n");
        let sent = [head.as_bytes(), body].concat();
        // A server that refuses a long body may hang up before it has read all of it.
        drop(self.send(&sent).await);
    }

    /// A call with one message, as a browser makes it.
    pub(crate) async fn call(&mut self, path: &str, token: Option<&str>, message: &impl Message) -> Head {
        let bearer = format!("Bearer {}", token.unwrap_or_default());
        let mut headers = vec![("content-type", "application/grpc-web+proto"), ("x-grpc-web", "1")];
        headers.extend(token.map(|_| ("authorization", bearer.as_str())));
        self.request("POST", path, &headers, &framed(&message.encode_to_vec())).await;
        self.head().await.expect("an answer")
    }

    /// The head of the next answer; `None` when the connection was closed.
    pub(crate) async fn head(&mut self) -> Option<Head> {
        // What is left of the one before.
        while !self.is_over {
            self.chunk().await?;
        }
        let first = self.line().await?;
        let status = first.split(' ').nth(1).unwrap().parse().unwrap();
        let mut headers = BTreeMap::new();
        loop {
            let line = self.line().await?;
            let Some((name, value)) = line.split_once(':') else { break };
            headers.insert(name.to_ascii_lowercase(), value.trim().to_owned());
        }
        let head = Head { status, headers };
        self.is_over = head.header("transfer-encoding") != "chunked";
        self.body.clear();
        if let Ok(length) = head.header("content-length").parse() {
            self.body.resize(length, 0);
            self.socket.read_exact(&mut self.body).await.ok()?;
        }
        Some(head)
    }

    /// The next frame of the answer; `None` at its end.
    pub(crate) async fn frame(&mut self) -> Option<Frame> {
        let head = self.take(5).await?;
        let length = u32::from_be_bytes(head[1..].try_into().unwrap());
        let payload = self.take(usize::try_from(length).unwrap()).await?;
        if head[0] & TRAILERS == 0 {
            return Some(Frame::Message(payload));
        }
        let text = String::from_utf8(payload).unwrap();
        let lines = text.lines().filter_map(|line| line.split_once(':'));
        Some(Frame::Trailers(lines.map(|(name, value)| (name.to_owned(), value.trim().to_owned())).collect()))
    }

    /// The next message of the answer.
    pub(crate) async fn message<M: Message + Default>(&mut self) -> M {
        match self.frame().await {
            Some(Frame::Message(bytes)) => M::decode(bytes.as_slice()).unwrap(),
            other => panic!("no message but {other:?}"),
        }
    }

    /// How the call ended: status and reason, from the head where there is nothing else, or from the trailers.
    pub(crate) async fn ending(&mut self, head: &Head) -> (i32, String) {
        let found = match head.headers.get("grpc-status") {
            Some(_) => head.headers.clone(),
            None => loop {
                match self.frame().await {
                    Some(Frame::Message(_)) => {}
                    Some(Frame::Trailers(trailers)) => break trailers,
                    None => panic!("the answer ends without a status: {head:?}"),
                }
            },
        };
        (found["grpc-status"].parse().unwrap(), found.get("boneyard-reason").cloned().unwrap_or_default())
    }

    /// Whether the server hangs up, whatever it says before.
    pub(crate) async fn is_closed(&mut self) -> bool {
        let mut rest = Vec::new();
        // A reset is an end too.
        drop(self.socket.read_to_end(&mut rest).await);
        true
    }

    async fn take(&mut self, count: usize) -> Option<Vec<u8>> {
        while self.body.len() < count && !self.is_over {
            self.chunk().await?;
        }
        (self.body.len() >= count).then(|| self.body.drain(..count).collect())
    }

    async fn chunk(&mut self) -> Option<()> {
        let size = usize::from_str_radix(&self.line().await?, 16).unwrap();
        let mut chunk = vec![0; size + 2];
        self.socket.read_exact(&mut chunk).await.ok()?;
        self.body.extend(&chunk[..size]);
        self.is_over = size == 0;
        Some(())
    }

    async fn line(&mut self) -> Option<String> {
        let mut line = String::new();
        let read = self.socket.read_line(&mut line).await.ok()?;
        (read > 0).then(|| line.trim_end().to_owned())
    }
}

/// A message as it travels.
pub(crate) fn framed(message: &[u8]) -> Vec<u8> {
    let length = u32::try_from(message.len()).unwrap().to_be_bytes();
    [&[0], length.as_slice(), message].concat()
}
