//! Players and their tokens: making them, narrowing them, sharing a seat, losing and recovering them.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::{
    collections::{BTreeMap, BTreeSet},
    time::{Duration, Instant},
};

use boneyard_proto::v1::{
    self, Scope::Admin, Scope::Direct, Scope::Play, Scope::Watch, player_event::Event, watch_table_response::Frame,
};
use boneyard_server::{Parts, api::Limits};
use support::{
    ADMIN_TOKEN, Client, TestServer,
    follow::{Follower, Session},
    game::{caller, director, place},
    parts,
    refusal::{bad_field, reason_of, refusal, refused},
    rigged::dealing,
    seat_for, table,
};
use tonic::Status;

const UUID: &str = "0b0c7f3e-6b0a-4f7e-9d53-2f1c3c0d9a10";

/// Two hands for Block. Seat 1 leads; both can play on for a while.
const DUEL: &str = "6-5 6-6 6-4 5-4 4-4 3-1 2-0  6-3 6-2 5-5 5-3 4-3 4-2 1-1";

fn registration(name: &str, request_id: &str) -> v1::RegisterPlayerRequest {
    v1::RegisterPlayerRequest { display_name: name.to_owned(), is_bot: true, request_id: request_id.to_owned() }
}

fn with_scopes(scopes: &[v1::Scope]) -> v1::CreateTokenRequest {
    v1::CreateTokenRequest { scopes: scopes.iter().map(|&scope| scope.into()).collect(), ..Default::default() }
}

fn for_chair(table_id: &str, chair: i32) -> v1::CreateTokenRequest {
    v1::CreateTokenRequest { table_id: table_id.to_owned(), chair, ..Default::default() }
}

/// Makes a token; returns it with a client that uses it.
async fn token(
    server: &TestServer,
    owner: &mut Client,
    request: v1::CreateTokenRequest,
) -> Result<(v1::TokenInfo, Client), Status> {
    let made = owner.players.create_token(request).await?.into_inner();
    let mut client = Client::new(server.channel().await, Some(&made.token));
    client.player_id.clone_from(&owner.player_id);
    Ok((made.info.unwrap(), client))
}

async fn tokens(client: &mut Client, page_size: i32) -> Vec<v1::TokenInfo> {
    let mut all = Vec::new();
    let mut request = v1::ListTokensRequest { page_size, page_token: String::new() };
    loop {
        let page = client.players.list_tokens(request.clone()).await.unwrap().into_inner();
        let most = if page_size == 0 { 50 } else { usize::try_from(page_size).unwrap() };
        assert!(page.tokens.len() <= most);
        all.extend(page.tokens);
        if page.next_page_token.is_empty() {
            return all;
        }
        request.page_token = page.next_page_token;
    }
}

/// A server whose streams are checked and kept alive at this pace.
async fn beating(heartbeat: Duration) -> TestServer {
    let limits = Limits { heartbeat, ..Limits::default() };
    TestServer::start(Parts { limits, ..dealing(DUEL) }).await
}

/// A match in which these players sit, in this order; waits until it is on.
async fn match_of(server: &TestServer, players: &[&Client], spec: v1::TableSpec) -> String {
    let chairs = players.iter().map(|client| seat_for(&client.player_id)).collect();
    let tables = vec![v1::BatchTable { table: Some(v1::TableSpec { chairs, ..spec }) }];
    let mut director = director(server).await;
    let batch = v1::BatchCreateTablesRequest { tables, request_id: String::new() };
    let id = director.director.batch_create_tables(batch).await.unwrap().into_inner().table_ids.remove(0);
    let mut watch = Follower::of(&mut director, &id).await;
    while director.table(&id).await.seat_to_act == 0 {
        watch.step().await;
    }
    id
}

fn duel() -> v1::TableSpec {
    table("block", &[("seats", "2")])
}

fn is_secret(text: &str, prefix: &str) {
    assert!(text.starts_with(prefix) && text.is_ascii() && (30..=128).contains(&text.len()), "`{text}`");
}

// Registration.

#[tokio::test]
async fn a_new_player_is_told_who_it_is_and_what_it_may_do() {
    let server = TestServer::start(parts(1)).await;
    let mut nobody = server.nobody().await;
    let request = registration("  Ada L. 🁡  ", "");
    let made = nobody.players.register_player(request).await.unwrap().into_inner();
    is_secret(&made.token, "byd_");
    is_secret(&made.recovery_code, "rec_");
    let player = made.player.unwrap();
    assert_eq!((player.display_name.as_str(), player.is_bot), ("Ada L. 🁡", true));
    assert!(player.player_id.starts_with("ply_") && player.player_id.len() <= 32);
    assert!(player.create_time.is_some());

    let mut ada = Client::new(server.channel().await, Some(&made.token));
    let told = ada.players.get_caller(v1::GetCallerRequest {}).await.unwrap().into_inner();
    assert_eq!(told.player, Some(player));
    let token = told.token.unwrap();
    assert!(token.token_id.starts_with("tok_") && token.token_id.len() <= 32);
    assert_eq!(token.scopes, [i32::from(Watch), Play.into()]);
    assert_eq!((token.table_id.as_str(), token.chair, token.expire_time), ("", 0, None));
    let admin = caller(&mut server.admin().await).await;
    assert_eq!((admin.display_name.as_str(), admin.is_bot), ("admin", false));
    server.stop().await.unwrap();
}

#[tokio::test]
async fn names_may_be_shared_but_players_are_not() {
    let server = TestServer::start(parts(2)).await;
    let (ada, other) = (server.player("ada").await, server.player("ada").await);
    assert_ne!(ada.player_id, other.player_id);
    assert_ne!(ada.token, other.token);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_repeated_registration_is_the_same_player_without_secrets() {
    let server = TestServer::start(parts(3)).await;
    let mut nobody = server.nobody().await;
    let first = nobody.players.register_player(registration("ada", UUID)).await.unwrap().into_inner();
    is_secret(&first.token, "byd_");
    let again = nobody.players.register_player(registration("ada", UUID)).await.unwrap().into_inner();
    assert_eq!(again.player, first.player);
    assert_eq!((again.token.as_str(), again.recovery_code.as_str()), ("", ""));
    for other in [registration("eve", UUID), v1::RegisterPlayerRequest { is_bot: false, ..registration("ada", UUID) }] {
        assert_eq!(reason_of(nobody.players.register_player(other).await), "REQUEST_ID_REUSED");
    }
    // The first token works on, and there is one account.
    let mut ada = Client::new(server.channel().await, Some(&first.token));
    assert_eq!(Some(caller(&mut ada).await), first.player);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn the_same_registration_at_once_makes_one_player() {
    let server = TestServer::start(parts(4)).await;
    let mut calls = Vec::new();
    for _ in 0..10 {
        let mut nobody = server.nobody().await;
        calls.push(tokio::spawn(async move {
            nobody.players.register_player(registration("ada", UUID)).await.unwrap().into_inner()
        }));
    }
    let (mut ids, mut secrets) = (BTreeSet::new(), 0);
    for call in calls {
        let made = call.await.unwrap();
        ids.insert(made.player.unwrap().player_id);
        secrets += usize::from(!made.token.is_empty());
    }
    assert_eq!((ids.len(), secrets), (1, 1));
    server.stop().await.unwrap();
}

// Tokens.

#[tokio::test]
async fn tokens_are_made_listed_and_revoked() {
    let server = TestServer::start(parts(5)).await;
    let mut ada = server.player("ada").await;
    let note = "my laptop".to_owned();
    let request = v1::CreateTokenRequest { note, ttl_seconds: 3600, ..with_scopes(&[Watch]) };
    let (info, mut watcher) = token(&server, &mut ada, request).await.unwrap();
    assert_eq!((info.note.as_str(), info.scopes.as_slice()), ("my laptop", &[Watch.into()][..]));
    let life = info.expire_time.unwrap().seconds - info.create_time.unwrap().seconds;
    assert!((3599..=3601).contains(&life), "{life} s");
    let told = watcher.players.get_caller(v1::GetCallerRequest {}).await.unwrap().into_inner();
    assert_eq!((told.token.as_ref(), told.player.unwrap().player_id), (Some(&info), ada.player_id.clone()));
    assert!(tokens(&mut ada, 0).await.contains(&info));
    assert_eq!(tokens(&mut ada, 0).await.len(), 2);

    let revoke = v1::RevokeTokenRequest { token_id: info.token_id.clone() };
    ada.players.revoke_token(revoke.clone()).await.unwrap();
    assert_eq!(reason_of(watcher.players.get_caller(v1::GetCallerRequest {}).await), "TOKEN_INVALID");
    assert_eq!(tokens(&mut ada, 0).await.len(), 1);
    // Somebody else's token is as unknown as one that never was.
    let mut eve = server.player("eve").await;
    let other = tokens(&mut ada, 0).await.remove(0).token_id;
    let theirs = refused(eve.players.revoke_token(v1::RevokeTokenRequest { token_id: other }).await);
    let nobodys = refused(eve.players.revoke_token(v1::RevokeTokenRequest { token_id: "tok_none".to_owned() }).await);
    assert_eq!(theirs, nobodys);
    assert_eq!(theirs.metadata["field"], "token_id");
    assert_eq!(refused(ada.players.revoke_token(revoke).await), nobodys);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_token_passes_on_what_it_has_and_no_more() {
    let server = TestServer::start(parts(6)).await;
    let mut ada = server.player("ada").await;
    let mut admin = director(&server).await;
    let (_, watcher) = token(&server, &mut ada, with_scopes(&[Watch])).await.unwrap();
    let (_, player) = token(&server, &mut ada, with_scopes(&[Play])).await.unwrap();
    let (_, directing) = token(&server, &mut admin, with_scopes(&[Direct])).await.unwrap();
    for (client, wanted, missing) in [
        (&ada, &[Direct][..], Some("SCOPE_DIRECT")),
        (&ada, &[Admin], Some("SCOPE_ADMIN")),
        (&ada, &[Watch, Play, Direct], Some("SCOPE_DIRECT")),
        (&ada, &[Play, Watch], None),
        (&watcher, &[Play], Some("SCOPE_PLAY")),
        (&watcher, &[Watch], None),
        (&player, &[Watch], Some("SCOPE_WATCH")),
        (&player, &[Play], None),
        (&directing, &[Play], Some("SCOPE_PLAY")),
        (&directing, &[Admin], Some("SCOPE_ADMIN")),
        (&directing, &[Direct], None),
        (&admin, &[Watch, Play, Direct, Admin], None),
    ] {
        match (token(&server, &mut client.clone(), with_scopes(wanted)).await, missing) {
            (Ok((info, _)), None) => {
                let given: BTreeSet<_> = info.scopes.iter().copied().collect();
                assert_eq!(given, wanted.iter().map(|&scope| scope.into()).collect());
                assert_eq!(given.len(), info.scopes.len(), "none twice");
            }
            (Err(status), Some(missing)) => {
                let refusal = refusal(&status);
                assert_eq!((refusal.reason.as_str(), refusal.metadata["scope"].as_str()), ("SCOPE_MISSING", missing));
            }
            (outcome, _) => panic!("{wanted:?}: {:?}", outcome.map(|(info, _)| info)),
        }
    }
    for malformed in [vec![0], vec![99], vec![Watch.into(), -1]] {
        let request = v1::CreateTokenRequest { scopes: malformed, ..Default::default() };
        assert_eq!(bad_field(ada.players.create_token(request).await), "scopes");
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_token_ends_when_its_time_is_over() {
    let server = TestServer::start(parts(7)).await;
    let mut ada = server.player("ada").await;
    let begun = Instant::now();
    let short = v1::CreateTokenRequest { ttl_seconds: 1, ..with_scopes(&[Watch, Play]) };
    let (info, mut brief) = token(&server, &mut ada, short).await.unwrap();
    let end = loop {
        match brief.players.get_caller(v1::GetCallerRequest {}).await {
            Ok(_) => tokio::time::sleep(Duration::from_millis(20)).await,
            Err(status) => break status,
        }
        assert!(begun.elapsed() < Duration::from_secs(10), "a token of one second is good for ten");
    };
    assert_eq!(refusal(&end).reason, "TOKEN_EXPIRED");
    assert!(begun.elapsed() >= Duration::from_secs(1));
    // It is known for what it was, so its owner may still take it off the list.
    ada.players.revoke_token(v1::RevokeTokenRequest { token_id: info.token_id }).await.unwrap();
    assert_eq!(reason_of(brief.players.get_caller(v1::GetCallerRequest {}).await), "TOKEN_INVALID");
    for malformed in [-1, i32::MIN] {
        let request = v1::CreateTokenRequest { ttl_seconds: malformed, ..with_scopes(&[Watch]) };
        assert_eq!(bad_field(ada.players.create_token(request).await), "ttl_seconds");
    }
    let longest = v1::CreateTokenRequest { ttl_seconds: i32::MAX, ..with_scopes(&[Watch]) };
    assert!(token(&server, &mut ada, longest).await.unwrap().0.expire_time.is_some());
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_player_holds_as_many_tokens_as_the_server_says_and_pages_through_them() {
    let server = TestServer::start(parts(8)).await;
    let mut ada = server.player("ada").await;
    let info = ada.server.get_server_info(v1::GetServerInfoRequest {}).await.unwrap().into_inner();
    let most = usize::try_from(info.limits.unwrap().max_tokens_per_player).unwrap();
    let own = tokens(&mut ada, 0).await.remove(0).token_id;
    let mut made = BTreeSet::from([own.clone()]);
    while made.len() < most {
        made.insert(token(&server, &mut ada, with_scopes(&[Watch])).await.unwrap().0.token_id);
    }
    let refusal = refused(ada.players.create_token(with_scopes(&[Watch])).await);
    assert_eq!(refusal.reason, "LIMIT_REACHED");
    assert_eq!(refusal.metadata["limit"], "max_tokens_per_player");
    for page_size in [1, 7, 0, 49, 50, 51, 200, i32::MAX] {
        let listed: Vec<_> = tokens(&mut ada, page_size).await.into_iter().map(|token| token.token_id).collect();
        assert_eq!(listed.len(), most, "pages of {page_size}");
        assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), made, "pages of {page_size}");
    }
    let gone = made.into_iter().find(|id| *id != own).unwrap();
    ada.players.revoke_token(v1::RevokeTokenRequest { token_id: gone }).await.unwrap();
    token(&server, &mut ada, with_scopes(&[Watch])).await.unwrap();
    server.stop().await.unwrap();
}

// Seat tokens.

#[tokio::test]
async fn a_seat_token_is_made_for_an_own_chair_alone() {
    let server = TestServer::start(parts(9)).await;
    let (mut ada, mut eve) = (server.player("ada").await, server.player("eve").await);
    let id = ada.open(v1::TableSpec { chairs: vec![seat_for(&ada.player_id)], ..duel() }).await;
    let (info, mut seat) = token(&server, &mut ada, for_chair(&id, 1)).await.unwrap();
    assert_eq!((info.table_id.as_str(), info.chair), (id.as_str(), 1));
    assert!(info.scopes.contains(&Play.into()));
    assert!(!info.scopes.contains(&Direct.into()) && !info.scopes.contains(&Admin.into()));
    assert_eq!(caller(&mut seat).await.player_id, ada.player_id);

    assert_eq!(reason_of(ada.players.create_token(for_chair(&id, 2)).await), "NOT_SEATED");
    assert_eq!(reason_of(ada.players.create_token(for_chair(&id, 14)).await), "NOT_SEATED");
    assert_eq!(reason_of(eve.players.create_token(for_chair(&id, 1)).await), "NOT_SEATED");
    assert_eq!(reason_of(ada.players.create_token(for_chair("tbl_nosuchtable", 1)).await), "TABLE_NOT_FOUND");
    assert_eq!(bad_field(ada.players.create_token(for_chair(&id, 0)).await), "chair");
    assert_eq!(bad_field(ada.players.create_token(for_chair(&id, 15)).await), "chair");
    assert_eq!(bad_field(ada.players.create_token(for_chair("", 1)).await), "table_id");
    // It does not beget others, and a token that may not play makes none.
    assert_eq!(reason_of(seat.players.create_token(for_chair(&id, 1)).await), "NOT_ALLOWED");
    assert_eq!(reason_of(seat.players.create_token(with_scopes(&[Play])).await), "NOT_ALLOWED");
    let (_, mut watcher) = token(&server, &mut ada, with_scopes(&[Watch])).await.unwrap();
    assert_eq!(reason_of(watcher.players.create_token(for_chair(&id, 1)).await), "SCOPE_MISSING");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_seat_token_plays_its_seat_and_is_asked_there_alone() {
    let server = TestServer::start(dealing(DUEL)).await;
    // One account in both chairs, as two partners or a program against itself.
    let mut ada = server.player("ada").await;
    let id = match_of(&server, &[&ada, &ada], duel()).await;
    let (_, mut second) = token(&server, &mut ada, for_chair(&id, 2)).await.unwrap();
    let mut account = Session::open(&ada).await;
    let mut seat = Session::open(&second).await;
    assert_eq!(seat.welcome.player_id, ada.player_id);
    assert_eq!(seat.welcome.table_ids, std::slice::from_ref(&id));
    assert_eq!(seat.notice(v1::TableState::Active).await.chair, 2);

    // Chair 1 is asked on the account's stream.
    let asked = account.turn().await.decision.unwrap();
    assert_eq!((asked.turn, asked.seat), (1, 1));
    // The seat token may neither answer for it nor look at it.
    assert_eq!(reason_of(second.answer(&id, 1, place("6-5", 1)).await), "NOT_YOUR_TURN");
    let look = v1::GetSeatViewRequest { table_id: id.clone(), seat: 1 };
    assert_eq!(reason_of(second.play.get_seat_view(look).await), "NOT_SEATED");
    let resign = v1::ResignRequest { table_id: id.clone(), seat: 1, ..Default::default() };
    assert_eq!(reason_of(second.play.resign(resign).await), "NOT_SEATED");
    assert_eq!(second.pending(&id).await.view.unwrap().seat, 2);
    assert!(account.answer(&id, 1, place("6-5", 1)).await.accepted);

    // Chair 2 is asked on the seat's own stream, with its own hand.
    let request = seat.turn().await;
    assert_eq!(request.decision.unwrap().seat, 2);
    assert_eq!(request.view.unwrap().seat, 2);
    assert!(seat.answer(&id, 2, place("6-3", 2)).await.accepted);

    // The account heard of turn 3, but never of turn 2.
    assert_eq!(account.turn().await.decision.unwrap().turn, 3);
    assert_eq!(account.unread_turns(), 0);
    // It may answer for either seat all the same.
    assert!(account.answer(&id, 3, place("3-1", 2)).await.accepted);
    assert_eq!(seat.turn().await.decision.unwrap().turn, 4);
    assert!(account.answer(&id, 4, place("5-3", 3)).await.accepted);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn without_a_session_of_its_own_a_seat_is_asked_on_the_accounts_stream() {
    let server = beating(Duration::from_millis(200)).await;
    let mut ada = server.player("ada").await;
    let id = match_of(&server, &[&ada, &ada], duel()).await;
    let (_, second) = token(&server, &mut ada, for_chair(&id, 2)).await.unwrap();
    let mut account = Session::open(&ada).await;
    ada.answer(&id, 1, place("6-5", 1)).await.unwrap();
    let of_seat = |wanted: i32| {
        move |event| {
            let Event::TurnRequest(request) = event else { return None };
            request.decision.filter(|decision| decision.seat == wanted)
        }
    };
    assert_eq!(account.find(of_seat(2)).await.turn, 2);
    // A session of its own is asked again at once, as the decision is still pending.
    let mut seat = Session::open(&second).await;
    let again = seat.turn().await;
    assert!(again.reissued);
    assert_eq!(again.decision.unwrap().turn, 2);
    assert!(seat.answer(&id, 2, place("6-3", 2)).await.accepted);
    assert_eq!(account.find(of_seat(1)).await.turn, 3);
    // Of the two decisions that the account was handed, the one that the other session answered is done.
    let beat = |event| if let Event::Heartbeat(beat) = event { Some(beat.pending_decision_count) } else { None };
    assert_eq!(account.find(beat).await, 1);
    // When that session ends with its decision open, the account is asked again.
    ada.answer(&id, 3, place("3-1", 2)).await.unwrap();
    assert_eq!(seat.turn().await.decision.unwrap().turn, 4);
    drop(seat);
    assert_eq!(account.find(of_seat(2)).await.turn, 4);
    server.stop().await.unwrap();
}

// Sessions.

#[tokio::test]
async fn a_newer_session_takes_over_and_gets_the_pending_decision() {
    let server = TestServer::start(dealing(DUEL)).await;
    let (mut ada, bob) = (server.player("ada").await, server.player("bob").await);
    let id = match_of(&server, &[&ada, &bob], duel()).await;
    let mut old = Session::open(&ada).await;
    let first = old.turn().await;
    let mut new = Session::open(&ada).await;
    let end = refusal(&old.end().await);
    assert_eq!(end.reason, "SESSION_REPLACED");
    let again = new.turn().await;
    assert!(again.reissued && !first.reissued);
    assert_eq!(again.decision.unwrap().legal_moves, first.decision.unwrap().legal_moves);
    assert!(new.answer(&id, 1, place("6-5", 1)).await.accepted);

    // A session of a seat is another one: neither ends the other. A second of the same seat does.
    let (_, own) = token(&server, &mut ada, for_chair(&id, 1)).await.unwrap();
    let mut seat = Session::open(&own).await;
    let mut newer = Session::open(&own).await;
    assert_eq!(refusal(&seat.end().await).reason, "SESSION_REPLACED");
    assert_eq!(newer.notice(v1::TableState::Active).await.chair, 1);
    assert!(new.answer(&id, 1, place("6-5", 1)).await.replayed);
    // Listen and Play are one kind of session.
    let hello = Some(v1::Hello::default());
    let mut listening = ada.play.listen(v1::ListenRequest { hello }).await.unwrap().into_inner();
    assert!(listening.message().await.unwrap().is_some());
    assert_eq!(refusal(&new.end().await).reason, "SESSION_REPLACED");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_session_begins_with_hello() {
    let server = TestServer::start(parts(10)).await;
    let mut ada = server.player("ada").await;
    let listen = ada.play.listen(v1::ListenRequest { hello: None }).await;
    assert_eq!(reason_of(listen), "HELLO_REQUIRED");
    let answer = v1::MoveAnswer { table_id: "tbl_nosuchtable".to_owned(), turn: 1, choice: place("6-5", 1) };
    let answer = v1::PlayRequest { message: Some(v1::play_request::Message::Answer(answer)) };
    for first in [vec![answer], vec![v1::PlayRequest { message: None }], vec![]] {
        let mut events = ada.play.play(tokio_stream::iter(first)).await.unwrap().into_inner();
        assert_eq!(reason_of(events.message().await), "HELLO_REQUIRED");
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn who_has_said_all_it_had_to_say_may_go_on_listening() {
    let server = TestServer::start(dealing(DUEL)).await;
    let (ada, bob) = (server.player("ada").await, server.player("bob").await);
    let id = match_of(&server, &[&ada, &bob], duel()).await;
    let mut session = Session::open(&bob).await;
    session.hang_up();
    ada.clone().answer(&id, 1, place("6-5", 1)).await.unwrap();
    assert_eq!(session.turn().await.decision.unwrap().turn, 2);
    server.stop().await.unwrap();
}

// Ends of tokens under open streams.

/// How each kind of stream of a token ends, and after how long.
async fn ends_of_streams(
    client: &Client,
    id: &str,
    end: impl Future<Output = ()>,
) -> BTreeMap<&'static str, (String, Duration)> {
    let mut client = client.clone();
    let watch = v1::WatchTableRequest { table_id: id.to_owned(), ..Default::default() };
    let mut watching = client.tables.watch_table(watch.clone()).await.unwrap().into_inner();
    let spectator = v1::WatchTableRequest { as_spectator: true, ..watch };
    let mut looking_on = client.tables.watch_table(spectator).await.unwrap().into_inner();
    let mut session = Session::open(&client).await;
    end.await;
    let ended = Instant::now();
    let play = session.end().await;
    let mut ends = BTreeMap::from([("Play", (refusal(&play).reason, ended.elapsed()))]);
    for (name, frames) in [("own seat", &mut watching), ("spectator", &mut looking_on)] {
        let status = loop {
            match frames.message().await {
                Ok(Some(frame)) => assert!(!matches!(frame.frame, Some(Frame::Drain(_)))),
                Ok(None) => panic!("{name}: the end of a token is not the end of the match"),
                Err(status) => break status,
            }
        };
        ends.insert(name, (refusal(&status).reason, ended.elapsed()));
    }
    ends
}

#[tokio::test]
async fn streams_of_a_revoked_token_end_within_a_heartbeat() {
    let heartbeat = Duration::from_millis(300);
    let server = beating(heartbeat).await;
    let (mut ada, bob) = (server.player("ada").await, server.player("bob").await);
    let id = match_of(&server, &[&ada, &bob], duel()).await;
    let (info, other) = token(&server, &mut ada, with_scopes(&[Watch, Play])).await.unwrap();
    let ends = ends_of_streams(&other, &id, async {
        ada.players.revoke_token(v1::RevokeTokenRequest { token_id: info.token_id }).await.unwrap();
    })
    .await;
    for (stream, (reason, after)) in ends {
        assert_eq!(reason, "TOKEN_INVALID", "{stream}");
        assert!(after < heartbeat * 4, "{stream}: after {after:?}");
    }
    // The account itself goes on.
    ada.answer(&id, 1, place("6-5", 1)).await.unwrap();
    server.stop().await.unwrap();
}

#[tokio::test]
async fn streams_of_an_ended_token_end_too() {
    let heartbeat = Duration::from_millis(300);
    let server = beating(heartbeat).await;
    let (mut ada, bob) = (server.player("ada").await, server.player("bob").await);
    let id = match_of(&server, &[&ada, &bob], duel()).await;
    let short = v1::CreateTokenRequest { ttl_seconds: 1, ..with_scopes(&[Watch, Play]) };
    let (_, other) = token(&server, &mut ada, short).await.unwrap();
    for (stream, (reason, after)) in ends_of_streams(&other, &id, async {}).await {
        assert_eq!(reason, "TOKEN_EXPIRED", "{stream}");
        assert!(after < Duration::from_secs(1) + heartbeat * 4, "{stream}: after {after:?}");
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn streams_of_a_recovered_account_end_too() {
    let heartbeat = Duration::from_millis(300);
    let server = beating(heartbeat).await;
    let (ada, bob) = (server.player("ada").await, server.player("bob").await);
    let id = match_of(&server, &[&ada, &bob], duel()).await;
    let mut nobody = server.nobody().await;
    let request =
        v1::RecoverPlayerRequest { player_id: ada.player_id.clone(), recovery_code: ada.recovery_code.clone() };
    for (stream, (reason, after)) in ends_of_streams(&ada, &id, async {
        nobody.players.recover_player(request).await.unwrap();
    })
    .await
    {
        assert_eq!(reason, "TOKEN_INVALID", "{stream}");
        assert!(after < heartbeat * 4, "{stream}: after {after:?}");
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_revoked_token_answers_nothing_more_on_its_open_stream() {
    // The heartbeat is so long that only the answer itself can be what ends the stream.
    let server = beating(Duration::from_secs(600)).await;
    let (mut ada, bob) = (server.player("ada").await, server.player("bob").await);
    let id = match_of(&server, &[&ada, &bob], duel()).await;
    let (info, other) = token(&server, &mut ada, with_scopes(&[Play])).await.unwrap();
    let mut session = Session::open(&other).await;
    session.turn().await;
    ada.players.revoke_token(v1::RevokeTokenRequest { token_id: info.token_id }).await.unwrap();
    session.send(&id, 1, place("6-5", 1)).await;
    assert_eq!(refusal(&session.end().await).reason, "TOKEN_INVALID");
    assert_eq!(ada.table(&id).await.turn, 1);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_stream_that_is_busy_notices_the_end_of_its_token_all_the_same() {
    let heartbeat = Duration::from_millis(200);
    let server = beating(heartbeat).await;
    let (mut ada, mut bob) = (server.player("ada").await, server.player("bob").await);
    let id = match_of(&server, &[&ada, &bob], table("block", &[("seats", "2"), ("target", "10000")])).await;
    let (info, other) = token(&server, &mut ada, with_scopes(&[Watch])).await.unwrap();
    let mut watch = Follower::of(&mut other.clone(), &id).await;
    ada.players.revoke_token(v1::RevokeTokenRequest { token_id: info.token_id }).await.unwrap();
    let revoked = Instant::now();
    let (mut busy, playing) = tokio::sync::oneshot::channel::<()>();
    // Both seats play on faster than the heart beats, so that there is never a silence.
    let moves = tokio::spawn(async move {
        let mut view = ada.table(&id).await;
        while !busy.is_closed() {
            let mover = if view.seat_to_act == 1 { &mut ada } else { &mut bob };
            if let Some(decision) = mover.pending(&id).await.decision {
                mover.answer(&id, decision.turn, decision.legal_moves[0].choice).await.unwrap();
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
            view = ada.table(&id).await;
        }
        busy.closed().await;
    });
    let status = loop {
        if let Err(status) = watch.next().await {
            break status;
        }
    };
    drop(playing);
    moves.await.unwrap();
    assert_eq!(refusal(&status).reason, "TOKEN_INVALID");
    assert!(revoked.elapsed() < heartbeat * 8, "after {:?}", revoked.elapsed());
    server.stop().await.unwrap();
}

// Limits of streams.

#[tokio::test]
async fn a_token_holds_as_many_watch_streams_as_the_server_says() {
    let limits = Limits { max_watch_streams: 2, ..Limits::default() };
    let server = TestServer::start(Parts { limits, ..parts(11) }).await;
    let mut ada = server.player("ada").await;
    let id = ada.open(duel()).await;
    let watch = v1::WatchTableRequest { table_id: id.clone(), ..Default::default() };
    let first = Follower::of(&mut ada, &id).await;
    let _second = Follower::of(&mut ada, &id).await;
    let refusal = refused(ada.tables.watch_table(watch.clone()).await);
    assert_eq!((refusal.reason.as_str(), refusal.metadata["limit"].as_str()), ("LIMIT_REACHED", "max_watch_streams"));
    // Another token has its own, and directors have ten times as many.
    let (_, mut other) = token(&server, &mut ada, with_scopes(&[Watch])).await.unwrap();
    let _third = Follower::of(&mut other, &id).await;
    let mut admin = server.admin().await;
    let mut watching = Vec::new();
    for _ in 0..20 {
        watching.push(Follower::of(&mut admin, &id).await);
    }
    assert_eq!(reason_of(admin.tables.watch_table(watch.clone()).await), "LIMIT_REACHED");
    // One that ends makes room, as soon as the server has noticed.
    drop(first);
    let begun = Instant::now();
    while ada.tables.watch_table(watch.clone()).await.is_err() {
        assert!(begun.elapsed() < Duration::from_secs(10));
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn who_plays_at_many_tables_may_watch_each_but_not_without_end() {
    let limits = Limits { max_watch_streams: 2, ..Limits::default() };
    let server = TestServer::start(Parts { limits, ..parts(13) }).await;
    let mut ada = server.player("ada").await;
    let mut watching = Vec::new();
    for _ in 0..3 {
        let id = ada.open(v1::TableSpec { chairs: vec![seat_for(&ada.player_id)], ..duel() }).await;
        let watch = v1::WatchTableRequest { table_id: id, ..Default::default() };
        for _ in 0..2 {
            watching.push(ada.tables.watch_table(watch.clone()).await.unwrap());
        }
        assert_eq!(reason_of(ada.tables.watch_table(watch).await), "LIMIT_REACHED");
    }
    server.stop().await.unwrap();
}

// Recovery.

#[tokio::test]
async fn a_recovery_code_is_traded_for_a_new_token_and_all_older_ones_end() {
    let server = TestServer::start(parts(12)).await;
    let mut ada = server.player("ada").await;
    let id = ada.open(v1::TableSpec { chairs: vec![seat_for(&ada.player_id)], ..duel() }).await;
    let (_, watcher) = token(&server, &mut ada, with_scopes(&[Watch])).await.unwrap();
    let (_, seat) = token(&server, &mut ada, for_chair(&id, 1)).await.unwrap();
    let mut nobody = server.nobody().await;
    let old_code = ada.recovery_code.clone();
    let request = v1::RecoverPlayerRequest { player_id: ada.player_id.clone(), recovery_code: old_code };
    let recovered = nobody.players.recover_player(request.clone()).await.unwrap().into_inner();
    is_secret(&recovered.token, "byd_");
    is_secret(&recovered.recovery_code, "rec_");
    for mut old in [ada.clone(), watcher, seat] {
        assert_eq!(reason_of(old.players.get_caller(v1::GetCallerRequest {}).await), "TOKEN_INVALID");
    }
    let mut again = Client::new(server.channel().await, Some(&recovered.token));
    assert_eq!(caller(&mut again).await.player_id, ada.player_id);
    assert_eq!(tokens(&mut again, 0).await.len(), 1);
    again.tables.leave_table(v1::LeaveTableRequest { table_id: id }).await.unwrap();
    // A code is good once.
    assert_eq!(reason_of(nobody.players.recover_player(request).await), "PLAYER_NOT_FOUND");
    let next = v1::RecoverPlayerRequest { player_id: ada.player_id, recovery_code: recovered.recovery_code };
    nobody.players.recover_player(next).await.unwrap();
    assert_eq!(reason_of(again.players.get_caller(v1::GetCallerRequest {}).await), "TOKEN_INVALID");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_wrong_code_is_not_told_from_a_wrong_player() {
    let server = TestServer::start(parts(13)).await;
    let (mut ada, eve) = (server.player("ada").await, server.player("eve").await);
    let mut nobody = server.nobody().await;
    let request = |player_id: &str, recovery_code: &str| v1::RecoverPlayerRequest {
        player_id: player_id.to_owned(),
        recovery_code: recovery_code.to_owned(),
    };
    let mut told = Vec::new();
    for wrong in [
        request(&ada.player_id, "rec_wrong"),
        request(&ada.player_id, ""),
        request(&ada.player_id, &eve.recovery_code),
        request(&ada.player_id, &ada.token),
        request(&ada.player_id, &"x".repeat(5000)),
        request("ply_nosuchplayer", &ada.recovery_code),
        request("ply_nosuchplayer", ""),
    ] {
        told.push(refused(nobody.players.recover_player(wrong).await));
    }
    assert_eq!(told[0].reason, "PLAYER_NOT_FOUND");
    assert!(told.iter().all(|refusal| *refusal == told[0]), "{told:?}");
    assert_eq!(bad_field(nobody.players.recover_player(request("ada", &ada.recovery_code)).await), "player_id");
    assert_eq!(caller(&mut ada).await.player_id, ada.player_id, "the account is as it was");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn the_admin_token_is_an_account_like_others_and_ends_with_its_recovery() {
    let server = TestServer::start(parts(14)).await;
    let mut admin = server.admin().await;
    assert_eq!(admin.token, ADMIN_TOKEN);
    let (_, mut other) = token(&server, &mut admin, with_scopes(&[Admin])).await.unwrap();
    let own = tokens(&mut other, 0).await.into_iter().find(|token| token.scopes == [i32::from(Admin)]).unwrap();
    assert!(own.expire_time.is_none());
    // Everything follows from it.
    let (_, mut watcher) = token(&server, &mut other, with_scopes(&[Watch, Play, Direct])).await.unwrap();
    watcher.tables.list_tables(v1::ListTablesRequest::default()).await.unwrap();
    server.stop().await.unwrap();
}
