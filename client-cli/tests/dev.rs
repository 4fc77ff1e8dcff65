//! `boneyard dev`: what its flags change.
#![cfg(feature = "local")]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, clippy::allow_attributes, reason = "each file needs a part of it")]
mod support;

use std::{
    io::{Read as _, Write as _},
    net::TcpStream,
};

use support::{Dev, Home};

/// What a page from this origin is told before it calls.
fn preflight(dev: &Dev, origin: &str) -> String {
    let mut socket = TcpStream::connect(dev.listen()).unwrap();
    let path = "/boneyard.v1.ServerService/GetServerInfo";
    let head = format!(
        "OPTIONS {path} HTTP/1.1\r\nhost: {}\r\norigin: {origin}\r\naccess-control-request-method: POST\r\n\
         connection: close\r\n\r\n",
        dev.listen()
    );
    socket.write_all(head.as_bytes()).unwrap();
    let mut answer = String::new();
    socket.read_to_string(&mut answer).unwrap();
    answer.to_ascii_lowercase()
}

#[test]
fn pages_of_named_origins_are_let_in_and_no_others() {
    let dev = Dev::start(&["--web-origin", "http://localhost:8080", "--web-origin", "https://dominoes.example"]);
    for origin in ["http://localhost:8080", "https://dominoes.example"] {
        let answer = preflight(&dev, origin);
        assert!(answer.contains(&format!("access-control-allow-origin: {origin}\r\n")), "{answer}");
    }
    let elsewhere = preflight(&dev, "https://elsewhere.example");
    assert!(!elsewhere.contains("access-control-allow-origin"), "{elsewhere}");
}

#[test]
fn what_is_no_origin_is_refused_with_an_example() {
    let home = Home::new();
    let done = home.run(&["dev", "--web-origin", "localhost:8080/play"]).expect(2);
    assert!(done.err.contains("https://HOST or https://HOST:PORT is wanted"), "{}", done.err);
}
