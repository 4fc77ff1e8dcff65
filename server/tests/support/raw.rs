//! A client that hands over what the server sent as it came: bytes, metadata and trailers, in no
//! generated type.
#![allow(dead_code, clippy::allow_attributes, reason = "each test file uses its part of this")]

use http::uri::PathAndQuery;
use prost::Message;
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;
use tonic::{
    Request, Status, Streaming,
    client::Grpc,
    metadata::{KeyAndValueRef, MetadataMap},
    transport::Channel,
};

use crate::support::wire::Plain;

/// A caller.
#[derive(Clone, Debug)]
pub(crate) struct Raw {
    channel: Channel,
    token: String,
}

/// What a call was answered with.
#[derive(Debug)]
pub(crate) enum Reply {
    /// A message, with metadata and trailers as text.
    Message { bytes: Vec<u8>, metadata: String },
    /// A status.
    Refusal(Status),
}

impl Raw {
    pub(crate) fn new(channel: Channel, token: &str) -> Self {
        Self { channel, token: token.to_owned() }
    }

    fn request<T>(&self, message: T) -> Request<T> {
        let mut request = Request::new(message);
        request.metadata_mut().insert("authorization", format!("Bearer {}", self.token).parse().unwrap());
        request
    }

    async fn grpc(&self) -> Grpc<Channel> {
        let mut grpc = Grpc::new(self.channel.clone());
        grpc.ready().await.unwrap();
        grpc
    }

    /// Makes a call that has one answer.
    pub(crate) async fn call(&self, path: &'static str, message: &impl Message) -> Reply {
        let request = self.request(message.encode_to_vec());
        match self.grpc().await.unary(request, PathAndQuery::from_static(path), Plain).await {
            Ok(response) => {
                let metadata = metadata_text(response.metadata());
                Reply::Message { bytes: response.into_inner(), metadata }
            }
            Err(status) => Reply::Refusal(status),
        }
    }

    /// Opens a stream.
    pub(crate) async fn open(&self, path: &'static str, message: &impl Message) -> Result<RawStream, Status> {
        let request = self.request(message.encode_to_vec());
        let response = self.grpc().await.server_streaming(request, PathAndQuery::from_static(path), Plain).await?;
        Ok(RawStream(response.into_inner()))
    }

    /// Opens a stream that goes both ways.
    pub(crate) async fn talk(&self, path: &'static str) -> Result<(mpsc::Sender<Vec<u8>>, RawStream), Status> {
        let (say, said) = mpsc::channel(16);
        let request = self.request(ReceiverStream::new(said));
        let response = self.grpc().await.streaming(request, PathAndQuery::from_static(path), Plain).await?;
        Ok((say, RawStream(response.into_inner())))
    }
}

/// Messages as they come.
#[derive(Debug)]
pub(crate) struct RawStream(Streaming<Vec<u8>>);

impl RawStream {
    /// The next message; `None` at the end that is no failure.
    pub(crate) async fn next(&mut self) -> Result<Option<Vec<u8>>, Status> {
        self.0.message().await
    }
}

/// Metadata as text, without the date.
pub(crate) fn metadata_text(metadata: &MetadataMap) -> String {
    let mut lines: Vec<String> = metadata
        .iter()
        .map(|entry| match entry {
            KeyAndValueRef::Ascii(key, value) => format!("{key}: {value:?}"),
            KeyAndValueRef::Binary(key, value) => format!("{key}: {value:?}"),
        })
        .filter(|line| !line.starts_with("date: "))
        .collect();
    lines.sort();
    lines.join("\n")
}

/// A status with everything in it, as text.
pub(crate) fn status_text(status: &Status) -> String {
    format!(
        "{:?} {:?} {:?} {}",
        status.code(),
        status.message(),
        String::from_utf8_lossy(status.details()),
        metadata_text(status.metadata())
    )
}
