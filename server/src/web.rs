//! What browsers need: gRPC-Web, and headers that let pages from elsewhere in.

use std::{convert::Infallible, time::Duration};

use http::{HeaderName, HeaderValue, Method, Request, Response, StatusCode, Uri, header};
use http_body_util::Limited;
use hyper::body::Incoming;
use tonic::{body::Body, service::Routes};
use tonic_web::{GrpcWebLayer, GrpcWebService};
use tower::{
    Layer as _, ServiceExt as _,
    layer::util::Identity,
    util::{BoxCloneService, Either, option_layer},
};
use tower_http::{
    cors::{AllowOrigin, Cors, CorsLayer},
    timeout::TimeoutLayer,
};

use crate::auth::{AuthLayer, Authorized};

/// An origin as browsers send it; see [`origin`].
pub type Origin = HeaderValue;

/// What concerns browsers, and all else that comes by HTTP/1.
#[derive(Clone, Debug)]
pub struct Web {
    /// Pages from these origins may call; from elsewhere none may.
    pub origins: Vec<Origin>,
    /// Connections of HTTP/1 open at once; one more is closed.
    pub max_connections: usize,
    /// How long a connection may take to send the head of a request, the time before it included.
    pub time_for_head: Duration,
}

impl Default for Web {
    fn default() -> Self {
        Self { origins: Vec::new(), max_connections: 1024, time_for_head: Duration::from_secs(10) }
    }
}

/// All calls, by gRPC and by gRPC-Web. What is no call of either kind is refused before it is looked at.
pub(crate) type Calls = GrpcWebService<Authorized<Routes>>;

/// The same over HTTP/1.
pub(crate) type Http1Calls = BoxCloneService<Request<Incoming>, Response<Body>, Infallible>;

/// Puts the layers before the services: gRPC-Web becomes gRPC, then it is looked at who calls.
pub(crate) fn calls(routes: Routes, auth: &AuthLayer) -> Calls {
    GrpcWebLayer::new().layer(auth.layer(routes))
}

/// Lets pages of these origins call. Where none is named, nothing about origins is answered at all.
pub(crate) fn with_cors<S>(calls: S, origins: &[Origin]) -> Either<Cors<S>, S> {
    let layer: Either<CorsLayer, Identity> = option_layer((!origins.is_empty()).then(|| cors(origins)));
    layer.layer(calls)
}

/// Calls over HTTP/1, with the limits that HTTP/2 has from elsewhere: the time to begin an answer, and the length
/// of a body. Messages have a limit of their own, which comes first; this one ends a body of endless small ones.
pub(crate) fn over_http1(calls: Calls, web: &Web, time_to_answer: Duration, max_body: usize) -> Http1Calls {
    // What the client understands as UNAVAILABLE.
    let in_time = TimeoutLayer::with_status_code(StatusCode::GATEWAY_TIMEOUT, time_to_answer);
    let calls = with_cors(in_time.layer(calls), &web.origins);
    BoxCloneService::new(
        calls
            .map_request(move |request: Request<Incoming>| request.map(|body| Body::new(Limited::new(body, max_body)))),
    )
}

fn cors(origins: &[Origin]) -> CorsLayer {
    let named = HeaderName::from_static;
    CorsLayer::new()
        .allow_origin(AllowOrigin::list(origins.iter().cloned()))
        .allow_methods([Method::POST])
        .allow_headers([
            header::AUTHORIZATION,
            header::CONTENT_TYPE,
            named("grpc-timeout"),
            named("x-grpc-web"),
            named("x-user-agent"),
        ])
        .expose_headers(["grpc-status", "grpc-message", "grpc-status-details-bin", "boneyard-reason"].map(named))
        .max_age(Duration::from_secs(2 * 60 * 60))
}

/// An origin as browsers send it: `https://dominoes.example` or `http://localhost:8080`.
///
/// # Errors
/// It is not of that form, which would never match.
pub fn origin(text: &str) -> Result<Origin, String> {
    let wanted = || format!("`{text}` is no origin: https://HOST or https://HOST:PORT is wanted, without a path");
    let uri: Uri = text.parse().map_err(|_| wanted())?;
    let (Some(scheme), Some(authority)) = (uri.scheme_str(), uri.authority()) else { return Err(wanted()) };
    let usual_port = match scheme {
        "https" => 443,
        "http" => 80,
        _ => return Err(wanted()),
    };
    let plain = format!("{scheme}://{authority}").to_ascii_lowercase();
    if plain != text.to_ascii_lowercase() || authority.as_str().contains('@') {
        return Err(wanted());
    }
    // Browsers leave the usual port out.
    let plain = plain.strip_suffix(&format!(":{usual_port}")).unwrap_or(&plain);
    HeaderValue::from_str(plain).map_err(|_| wanted())
}
