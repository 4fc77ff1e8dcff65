//! The layer before all services. It alone looks at tokens; behind it a caller is known or was not
//! needed.

use std::{
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
};

use boneyard_proto::v1::ErrorReason;
use http::{Request, Response};
use tonic::{Code, Status, body::Body};
use tower::{Layer, Service};

use super::{Access, access_of, digest_of};
use crate::{
    api::Failure,
    lobby::{Caller, Players, Scope},
};

/// Puts the layer before a service.
#[derive(Clone, Debug)]
pub struct AuthLayer {
    players: Arc<Players>,
    open_registration: bool,
    reflection: bool,
}

impl AuthLayer {
    /// A layer that knows these players.
    pub const fn new(players: Arc<Players>, open_registration: bool, reflection: bool) -> Self {
        Self { players, open_registration, reflection }
    }

    /// The caller of a request, where one is needed.
    fn admit(&self, path: &str, authorization: Option<&str>) -> Result<Option<Caller>, Status> {
        let Some(access) = access_of(path) else {
            return Err(Status::unimplemented(format!("`{path}` is not served here")));
        };
        let needed: &[Scope] = match &access {
            Access::Open => return Ok(None),
            Access::Registration if self.open_registration => return Ok(None),
            Access::Reflection if self.reflection => return Ok(None),
            Access::Reflection => return Err(Status::unimplemented("reflection is off on this server")),
            Access::Registration => &[Scope::Admin],
            Access::Token => &[],
            Access::Scope(scope) => &[*scope],
            Access::Either(one, other) => &[*one, *other],
        };
        let token = authorization.and_then(bearer).ok_or_else(|| {
            Failure::new(ErrorReason::TokenInvalid, "this call needs a token: send `authorization: Bearer …`")
        })?;
        let caller = self
            .players
            .caller(&digest_of(token))
            .map_err(|()| Failure::new(ErrorReason::TokenExpired, "this token has ended: make or ask for a new one"))?
            .ok_or_else(|| Failure::new(ErrorReason::TokenInvalid, "this token is not known here"))?;
        if let Some(&scope) = needed.first()
            && !needed.iter().any(|&scope| caller.scopes.allows(scope))
        {
            let name = crate::api::encode::wire_scope(scope).as_str_name();
            return Err(Failure::new(ErrorReason::ScopeMissing, format!("this call needs a token with {name}"))
                .with("scope", name)
                .into());
        }
        Ok(Some(caller))
    }
}

/// Whether the transport did not read the request because it is too large. It has a code of its own for
/// that, which nothing else here uses.
fn is_out_of_range(response: &Response<Body>) -> bool {
    let code = response.headers().get("grpc-status").and_then(|value| value.to_str().ok());
    code.and_then(|code| code.parse().ok()).map(Code::from_i32) == Some(Code::OutOfRange)
}

/// The token of an `authorization` header.
fn bearer(header: &str) -> Option<&str> {
    let (scheme, token) = header.split_once(' ')?;
    (scheme.eq_ignore_ascii_case("bearer") && !token.is_empty() && token.len() <= 128).then_some(token)
}

impl<S> Layer<S> for AuthLayer {
    type Service = Authorized<S>;
    fn layer(&self, inner: S) -> Authorized<S> {
        Authorized { layer: self.clone(), inner }
    }
}

/// A service behind the layer.
#[derive(Clone, Debug)]
pub struct Authorized<S> {
    layer: AuthLayer,
    inner: S,
}

impl<S, B> Service<Request<B>> for Authorized<S>
where
    S: Service<Request<B>, Response = Response<Body>>,
    S::Future: Send + 'static,
    S::Error: Send + 'static,
{
    type Response = Response<Body>;
    type Error = S::Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self::Response, Self::Error>> + Send>>;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Self::Error>> {
        self.inner.poll_ready(context)
    }

    fn call(&mut self, mut request: Request<B>) -> Self::Future {
        let header = request.headers().get(http::header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        match self.layer.admit(request.uri().path(), header) {
            Ok(caller) => {
                if let Some(caller) = caller {
                    request.extensions_mut().insert(caller);
                }
                let limit = if request.uri().path().starts_with("/boneyard.v1.DirectorService/") {
                    "max_director_request_bytes"
                } else {
                    "max_request_bytes"
                };
                let answering = self.inner.call(request);
                Box::pin(async move {
                    let response = answering.await?;
                    if is_out_of_range(&response) {
                        return Ok(Status::from(Failure::too_large(limit)).into_http());
                    }
                    Ok(response)
                })
            }
            Err(status) => {
                let response = status.into_http();
                Box::pin(std::future::ready(Ok(response)))
            }
        }
    }
}
