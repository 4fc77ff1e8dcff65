//! Finding tables, sitting down and getting up, and reading what happened.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::collections::{BTreeMap, BTreeSet};

use boneyard_proto::v1::{self, player_event::Event, table_event::Payload, watch_table_response::Frame};
use boneyard_server::{Parts, api::Limits};
use support::{
    Client, TestServer, bot,
    follow::{Follower, Session, all_steps, payloads},
    game::{director, draw, place},
    parts,
    refusal::{Refusal, bad_field, reason_of, refused},
    rigged::dealing,
    seat_for, table,
};
use tonic::Status;

const UUID: &str = "8d1f2c34-1111-4b5e-9c3d-0a1b2c3d4e5f";

/// Two hands for Block. Seat 1 leads; both can play on for a while.
const DUEL: &str = "6-5 6-6 6-4 5-4 4-4 3-1 2-0  6-3 6-2 5-5 5-3 4-3 4-2 1-1";

fn duel() -> v1::TableSpec {
    table("block", &[("seats", "2")])
}

fn seated(spec: v1::TableSpec, players: &[&Client]) -> v1::TableSpec {
    v1::TableSpec { chairs: players.iter().map(|client| seat_for(&client.player_id)).collect(), ..spec }
}

fn labelled(spec: v1::TableSpec, labels: &[(&str, &str)]) -> v1::TableSpec {
    let labels = labels.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    v1::TableSpec { labels, ..spec }
}

fn join(id: &str, chair: i32) -> v1::JoinTableRequest {
    v1::JoinTableRequest {
        table_id: id.to_owned(),
        chair,
        invite_code: String::new(),
        ..v1::JoinTableRequest::default()
    }
}

fn leave(id: &str) -> v1::LeaveTableRequest {
    v1::LeaveTableRequest { table_id: id.to_owned() }
}

/// One page: ids, and the token of the next.
async fn page(client: &mut Client, request: v1::ListTablesRequest) -> Result<(Vec<String>, String), Status> {
    let page = client.tables.list_tables(request).await?.into_inner();
    Ok((page.tables.into_iter().map(|line| line.table_id).collect(), page.next_page_token))
}

/// All ids of a list, in order.
async fn list(client: &mut Client, mut request: v1::ListTablesRequest) -> Vec<String> {
    let mut all = Vec::new();
    loop {
        let (ids, next) = page(client, request.clone()).await.unwrap();
        all.extend(ids);
        if next.is_empty() {
            return all;
        }
        assert!(next.len() <= 256);
        request.page_token = next;
    }
}

fn states(states: &[v1::TableState]) -> v1::ListTablesRequest {
    v1::ListTablesRequest { states: states.iter().map(|&state| state.into()).collect(), ..Default::default() }
}

/// Waits until a seat is asked at this table.
async fn started(client: &mut Client, id: &str) -> v1::PublicView {
    let mut watch = Follower::of(client, id).await;
    loop {
        let view = client.table(id).await;
        if view.seat_to_act != 0 || view.result.is_some() {
            return view;
        }
        watch.step().await;
    }
}

// Lists.

#[tokio::test]
async fn lists_are_filtered_by_state_variant_player_and_labels() {
    use v1::TableState::{Aborted, Active, Finished, Paused, Waiting};
    let server = TestServer::start(parts(1)).await;
    let (mut ada, mut bob) = (server.player("ada").await, server.player("bob").await);
    let mut director = director(&server).await;
    let waiting = ada.open(labelled(table("draw", &[]), &[("club", "north"), ("level", "3")])).await;
    let with_bob = ada.open(labelled(table("block", &[]), &[("club", "north")])).await;
    bob.join(&with_bob).await;
    let active = ada.open(seated(duel(), &[&ada])).await;
    bob.join(&active).await;
    started(&mut ada, &active).await;
    let paused = ada.open(duel()).await;
    let request = v1::PauseTableRequest { table_id: paused.clone(), ..Default::default() };
    director.director.pause_table(request).await.unwrap();
    let aborted = ada.open(labelled(duel(), &[("club", "south")])).await;
    let request = v1::AbortTableRequest { table_id: aborted.clone(), comment: String::new() };
    director.director.abort_table(request).await.unwrap();
    let chairs = vec![bot("first", 1), bot("greedy", 2)];
    let finished = ada.open(v1::TableSpec { chairs, ..table("block", &[("seats", "2"), ("target", "1")]) }).await;
    Follower::of(&mut ada, &finished).await.rest().await;

    let all = [Waiting, Active, Paused, Finished, Aborted];
    let every = states(&all);
    let of_player = |client: &Client| v1::ListTablesRequest { player_id: client.player_id.clone(), ..every.clone() };
    let of_variant = |variant: &str| v1::ListTablesRequest { variant: variant.to_owned(), ..every.clone() };
    let with_labels = |labels: &[(&str, &str)]| {
        let labels = labels.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        v1::ListTablesRequest { labels, ..every.clone() }
    };
    let expected: Vec<(v1::ListTablesRequest, Vec<&String>)> = vec![
        (v1::ListTablesRequest::default(), vec![&active, &with_bob, &waiting]),
        (states(&[Waiting]), vec![&with_bob, &waiting]),
        (states(&[Active]), vec![&active]),
        (states(&[Paused]), vec![&paused]),
        (states(&[Finished]), vec![&finished]),
        (states(&[Aborted]), vec![&aborted]),
        (states(&[Finished, Aborted, Finished]), vec![&finished, &aborted]),
        (every.clone(), vec![&finished, &aborted, &paused, &active, &with_bob, &waiting]),
        (of_variant("draw"), vec![&waiting]),
        (of_variant("domino_whist"), vec![]),
        (of_variant("poker"), vec![]),
        (of_player(&ada), vec![&active]),
        (of_player(&bob), vec![&active, &with_bob]),
        (v1::ListTablesRequest { player_id: "ply_nosuchplayer".to_owned(), ..every.clone() }, vec![]),
        (v1::ListTablesRequest { variant: "block".to_owned(), ..of_player(&bob) }, vec![&active, &with_bob]),
        (v1::ListTablesRequest { variant: "draw".to_owned(), ..of_player(&bob) }, vec![]),
        (with_labels(&[("club", "north")]), vec![&with_bob, &waiting]),
        (with_labels(&[("club", "north"), ("level", "3")]), vec![&waiting]),
        (with_labels(&[("club", "South")]), vec![]),
        (with_labels(&[("club", "south")]), vec![&aborted]),
    ];
    for (request, ids) in expected {
        let told = format!("{request:?}");
        // Tables of the same millisecond have no order that a test could know.
        let listed = list(&mut bob, request).await;
        assert_eq!(listed.len(), ids.len(), "{told}");
        assert_eq!(listed.iter().collect::<BTreeSet<_>>(), ids.into_iter().collect(), "{told}");
    }
    // A line tells the same as the table itself.
    for line in bob.tables.list_tables(every).await.unwrap().into_inner().tables {
        let view = bob.table(&line.table_id).await;
        assert_eq!((line.state, line.result, line.create_time), (view.state, view.result, view.create_time));
        assert_eq!(line.variant, view.rules.unwrap().variant);
        let who = |seats: &[v1::SeatInfo]| -> Vec<_> {
            seats
                .iter()
                .map(|info| {
                    (info.seat, info.chair, info.team, info.player_id.clone(), info.display_name.clone(), info.score)
                })
                .collect()
        };
        assert_eq!(who(&line.seats), who(&view.seats));
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn sixty_tables_are_paged_through_without_gaps_or_doubles() {
    let server = TestServer::start(parts(2)).await;
    let mut ada = server.player("ada").await;
    let mut opened = Vec::new();
    for _ in 0..60 {
        opened.push(ada.open(duel()).await);
    }
    for page_size in [1, 7, 13, 50, 59, 60, 61, 200, i32::MAX, 0] {
        let all = list(&mut ada, v1::ListTablesRequest { page_size, ..Default::default() }).await;
        assert_eq!(all.len(), 60, "pages of {page_size}");
        assert_eq!(all.iter().collect::<BTreeSet<_>>(), opened.iter().collect(), "pages of {page_size}");
    }
    // Newest first, to the millisecond that a table knows.
    let lines = ada.tables.list_tables(v1::ListTablesRequest { page_size: 200, ..Default::default() }).await;
    let lines = lines.unwrap().into_inner().tables;
    let time = |line: &v1::TableSummary| {
        let time = line.create_time.as_ref().unwrap();
        (time.seconds, time.nanos)
    };
    assert!(lines.is_sorted_by(|a, b| time(a) >= time(b)));
    // A page holds what it may and no more.
    let sizes = [(0, 50), (1, 1), (49, 49), (60, 60), (200, 60), (201, 60)];
    for (page_size, held) in sizes {
        let request = v1::ListTablesRequest { page_size, ..Default::default() };
        let (ids, next) = page(&mut ada, request).await.unwrap();
        assert_eq!((ids.len(), next.is_empty()), (held, held == 60), "{page_size}");
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn tables_that_come_and_go_between_pages_move_nothing_else() {
    let server = TestServer::start(parts(3)).await;
    let mut ada = server.player("ada").await;
    let mut admin = server.admin().await;
    let mut before = Vec::new();
    for _ in 0..20 {
        before.push(ada.open(duel()).await);
    }
    let mut request = v1::ListTablesRequest { page_size: 3, ..Default::default() };
    let mut seen = Vec::new();
    loop {
        let (ids, next) = page(&mut ada, request.clone()).await.unwrap();
        // What was just shown goes away, the last line of the page included; something new comes.
        for id in &ids {
            let abort = v1::AbortTableRequest { table_id: id.clone(), comment: String::new() };
            admin.director.abort_table(abort).await.unwrap();
        }
        ada.open(duel()).await;
        seen.extend(ids);
        if next.is_empty() {
            break;
        }
        request.page_token = next;
    }
    let unique: BTreeSet<_> = seen.iter().collect();
    assert_eq!(unique.len(), seen.len(), "no table twice");
    assert!(before.iter().all(|id| unique.contains(id)), "none left out");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_page_token_is_good_for_its_own_list_alone() {
    let server = TestServer::start(parts(4)).await;
    let mut ada = server.player("ada").await;
    let mut ids = Vec::new();
    for _ in 0..3 {
        ids.push(ada.open(labelled(duel(), &[("club", "north")])).await);
    }
    let first = v1::ListTablesRequest { page_size: 1, ..Default::default() };
    let (_, token) = page(&mut ada, first.clone()).await.unwrap();
    let with_token = v1::ListTablesRequest { page_token: token.clone(), ..first.clone() };
    // The size of pages may change, the list may not.
    let (rest, _) = page(&mut ada, v1::ListTablesRequest { page_size: 2, ..with_token.clone() }).await.unwrap();
    assert_eq!(rest.len(), 2);
    let player_id = ada.player_id.clone();
    let others = [
        v1::ListTablesRequest { variant: "block".to_owned(), ..with_token.clone() },
        v1::ListTablesRequest { player_id, ..with_token.clone() },
        v1::ListTablesRequest { labels: [("club".to_owned(), "north".to_owned())].into(), ..with_token.clone() },
        v1::ListTablesRequest { states: vec![v1::TableState::Waiting.into()], ..with_token.clone() },
        v1::ListTablesRequest { page_token: token.clone() + "a", ..first.clone() },
        v1::ListTablesRequest { page_token: token[1..].to_owned(), ..first.clone() },
        v1::ListTablesRequest { page_token: token.to_ascii_uppercase() + "=", ..first.clone() },
        v1::ListTablesRequest { page_token: "garbage".to_owned(), ..first.clone() },
        v1::ListTablesRequest { page_token: "🁡".to_owned(), ..first.clone() },
        v1::ListTablesRequest { page_token: "0".repeat(3000), ..first },
    ];
    for other in others {
        let told = format!("{other:?}");
        assert_eq!(reason_of(page(&mut ada, other).await), "INVALID_PAGE_TOKEN", "{told}");
    }
    let tokens = v1::ListTokensRequest { page_size: 1, page_token: token.clone() };
    assert_eq!(reason_of(ada.players.list_tokens(tokens).await), "INVALID_PAGE_TOKEN");
    let variants = v1::ListVariantsRequest { page_size: 1, page_token: token.clone() };
    assert_eq!(reason_of(ada.server.list_variants(variants).await), "INVALID_PAGE_TOKEN");
    let events = v1::ListTableEventsRequest { table_id: ids.remove(0), page_token: token, ..Default::default() };
    assert_eq!(reason_of(ada.tables.list_table_events(events).await), "INVALID_PAGE_TOKEN");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn variants_are_paged_through_in_the_order_of_their_keys() {
    let server = TestServer::start(parts(5)).await;
    let mut nobody = server.nobody().await;
    let mut all: Vec<_> = boneyard_engine::variants::ALL.iter().map(|variant| variant.key).collect();
    all.sort_unstable();
    for page_size in [0, 1, 3, 200] {
        let mut request = v1::ListVariantsRequest { page_size, page_token: String::new() };
        let mut keys = Vec::new();
        loop {
            let page = nobody.server.list_variants(request.clone()).await.unwrap().into_inner();
            keys.extend(page.variants.into_iter().map(|variant| variant.variant));
            if page.next_page_token.is_empty() {
                break;
            }
            request.page_token = page.next_page_token;
        }
        assert_eq!(keys, all, "pages of {page_size}");
    }
    server.stop().await.unwrap();
}

// Hidden tables.

/// Every call by which somebody could learn of a table, with this code where there is room for one.
async fn asked_about(client: &mut Client, id: &str, code: &str) -> BTreeMap<&'static str, Result<(), Status>> {
    let (table_id, invite_code) = (id.to_owned(), code.to_owned());
    let tables = &mut client.tables;
    let mut outcomes = BTreeMap::new();
    let get = v1::GetTableRequest { table_id: table_id.clone(), invite_code: invite_code.clone() };
    outcomes.insert("GetTable", tables.get_table(get).await.map(drop));
    let watch =
        v1::WatchTableRequest { table_id: table_id.clone(), invite_code: invite_code.clone(), ..Default::default() };
    outcomes.insert("WatchTable", tables.watch_table(watch.clone()).await.map(drop));
    let spectate = v1::WatchTableRequest { as_spectator: true, after_sequence: 1, ..watch };
    outcomes.insert("WatchTable as spectator", tables.watch_table(spectate).await.map(drop));
    let events = v1::ListTableEventsRequest {
        table_id: table_id.clone(),
        invite_code: invite_code.clone(),
        ..Default::default()
    };
    outcomes.insert("ListTableEvents", tables.list_table_events(events).await.map(drop));
    let joining =
        v1::JoinTableRequest { table_id: table_id.clone(), chair: 0, invite_code, ..v1::JoinTableRequest::default() };
    outcomes.insert("JoinTable", tables.join_table(joining).await.map(drop));
    outcomes
}

/// Calls that have no room for a code.
async fn asked_without_code(client: &mut Client, id: &str) -> Vec<Refusal> {
    let table_id = id.to_owned();
    let house_bot = Some(v1::HouseBotSpec { house_bot: "first".to_owned(), playouts: 0, seed: 1 });
    let adding = v1::AddHouseBotRequest { table_id: table_id.clone(), chair: 0, house_bot };
    let hello = Some(v1::Hello { client: String::new(), join_table_id: table_id.clone() });
    let seat_token = v1::CreateTokenRequest { table_id: table_id.clone(), chair: 1, ..Default::default() };
    let removing = v1::RemoveSeatRequest { table_id: table_id.clone(), chair: 1, ban: false };
    vec![
        refused(client.tables.add_house_bot(adding).await),
        refused(client.tables.leave_table(leave(id)).await),
        refused(client.play.get_seat_view(v1::GetSeatViewRequest { table_id: table_id.clone(), seat: 0 }).await),
        refused(
            client.play.resign(v1::ResignRequest { table_id: table_id.clone(), seat: 0, ..Default::default() }).await,
        ),
        refused(client.answer(id, 1, draw()).await),
        refused(client.play.listen(v1::ListenRequest { hello }).await),
        refused(client.players.create_token(seat_token).await),
        refused(client.director.remove_seat(removing).await),
    ]
}

#[tokio::test]
async fn a_table_by_invitation_is_hidden_from_all_without_its_code() {
    let server = TestServer::start(dealing(DUEL)).await;
    let (mut ada, mut bob, mut eve) =
        (server.player("ada").await, server.player("bob").await, server.player("eve").await);
    let spec = v1::TableSpec { invite_only: true, ..seated(table("block", &[("seats", "3")]), &[&ada]) };
    let request = v1::CreateTableRequest { table: Some(spec), request_id: UUID.to_owned() };
    let created = ada.tables.create_table(request.clone()).await.unwrap().into_inner();
    let (id, code) = (created.table.unwrap().table_id, created.invite_code);
    assert!((8..=32).contains(&code.len()), "{code}");
    let again = ada.tables.create_table(request).await.unwrap().into_inner();
    assert_eq!((again.table.unwrap().table_id, again.invite_code), (id.clone(), code.clone()));

    // To everybody else it is told in the same words as one that never was.
    let unknown = "tbl_nosuchtable";
    let other_code = {
        let request = v1::CreateTableRequest {
            table: Some(v1::TableSpec { invite_only: true, ..duel() }),
            request_id: String::new(),
        };
        eve.tables.create_table(request).await.unwrap().into_inner().invite_code
    };
    for wrong in ["", "inv_wrong", &code[..code.len() - 1], &code.to_ascii_uppercase(), &other_code] {
        let hidden = asked_about(&mut eve, &id, wrong).await;
        let never = asked_about(&mut eve, unknown, wrong).await;
        for ((call, hidden), never) in hidden.into_iter().zip(never.into_values()) {
            let (hidden, never) = (refused(hidden), refused(never));
            assert_eq!(hidden.reason, "TABLE_NOT_FOUND", "{call} with `{wrong}`");
            let same_words = never.message.replace(unknown, &id);
            assert_eq!(hidden, Refusal { message: same_words, ..never }, "{call} with `{wrong}`");
        }
    }
    let hidden = asked_without_code(&mut eve, &id).await;
    let never = asked_without_code(&mut eve, unknown).await;
    for (hidden, never) in hidden.into_iter().zip(never) {
        let same_words = never.message.replace(unknown, &id);
        assert_eq!(hidden, Refusal { message: same_words, ..never });
    }
    let of_ada = v1::ListTablesRequest { player_id: ada.player_id.clone(), ..Default::default() };
    assert_eq!(list(&mut eve, of_ada.clone()).await, Vec::<String>::new());
    assert!(!list(&mut eve, v1::ListTablesRequest::default()).await.contains(&id));
    assert_eq!(list(&mut ada, of_ada).await, std::slice::from_ref(&id), "its own players find it");
    assert!(ada.table(&id).await.rules.is_some());

    // With the code it is found and joined; from then on it is known without.
    let get = v1::GetTableRequest { table_id: id.clone(), invite_code: code.clone() };
    let shown = bob.tables.get_table(get).await.unwrap().into_inner().table.unwrap();
    assert!(!format!("{shown:?}").contains(&code), "the code is not shown with the table");
    for (call, outcome) in asked_about(&mut bob, &id, &code).await {
        outcome.unwrap_or_else(|status| panic!("{call}: {status:?}"));
    }
    assert_eq!(bob.table(&id).await.seats[1].player_id, bob.player_id);
    assert_eq!(list(&mut bob, v1::ListTablesRequest::default()).await, std::slice::from_ref(&id));
    let steps = all_steps(&mut bob, &id).await;
    assert!(!format!("{steps:?}").contains(&code));
    let Some(Payload::TableCreated(opening)) = payloads(&steps[0]).next() else { panic!("{steps:?}") };
    assert!(opening.invite_only);
    // Who gets up is outside again.
    bob.tables.leave_table(leave(&id)).await.unwrap();
    assert_eq!(reason_of(bob.tables.leave_table(leave(&id)).await), "TABLE_NOT_FOUND");
    assert_eq!(list(&mut bob, v1::ListTablesRequest::default()).await, Vec::<String>::new());
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_table_for_everybody_has_no_code() {
    let server = TestServer::start(parts(6)).await;
    let mut ada = server.player("ada").await;
    let request = v1::CreateTableRequest { table: Some(duel()), request_id: String::new() };
    assert_eq!(ada.tables.create_table(request).await.unwrap().into_inner().invite_code, "");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_table_without_spectators_is_for_its_players_and_directors() {
    let server = TestServer::start(dealing(DUEL)).await;
    let (mut ada, mut bob, mut eve) =
        (server.player("ada").await, server.player("bob").await, server.player("eve").await);
    let mut director = director(&server).await;
    let spec = v1::TableSpec { spectators: v1::SpectatorPolicy::None.into(), ..seated(duel(), &[&ada]) };
    let id = ada.open(spec).await;
    let get = v1::GetTableRequest { table_id: id.clone(), invite_code: String::new() };
    let watch = v1::WatchTableRequest { table_id: id.clone(), ..Default::default() };
    let events = v1::ListTableEventsRequest { table_id: id.clone(), ..Default::default() };
    assert_eq!(reason_of(eve.tables.get_table(get.clone()).await), "NOT_ALLOWED");
    assert_eq!(reason_of(eve.tables.watch_table(watch.clone()).await), "NOT_ALLOWED");
    assert_eq!(reason_of(eve.tables.list_table_events(events.clone()).await), "NOT_ALLOWED");
    // It may be joined, and who sits may look.
    bob.join(&id).await;
    for client in [&mut ada, &mut bob, &mut director] {
        client.tables.get_table(get.clone()).await.unwrap();
        client.tables.watch_table(watch.clone()).await.unwrap();
        client.tables.list_table_events(events.clone()).await.unwrap();
        Follower::of(client, &id).await;
    }
    server.stop().await.unwrap();
}

// Opening.

#[tokio::test]
async fn a_repeated_opening_is_the_same_table() {
    let server = TestServer::start(parts(7)).await;
    let mut ada = server.player("ada").await;
    let labels = ["a", "b", "c", "d", "e", "f"].map(|key| (key.to_owned(), key.to_owned()));
    let request = |name: &str| {
        let spec = table("all_fives", &[("seats", "2"), ("target", "20"), ("max_pip", "9"), ("hand_size", "5")]);
        let mut spec = v1::TableSpec { labels: labels.clone().into(), ..spec };
        spec.labels.insert("name".to_owned(), name.to_owned());
        v1::CreateTableRequest { table: Some(spec), request_id: UUID.to_owned() }
    };
    let first = ada.tables.create_table(request("one")).await.unwrap().into_inner();
    for _ in 0..12 {
        assert_eq!(ada.tables.create_table(request("one")).await.unwrap().into_inner(), first);
    }
    assert_eq!(reason_of(ada.tables.create_table(request("two")).await), "REQUEST_ID_REUSED");
    let nothing = v1::CreateTableRequest { table: None, ..request("") };
    assert_eq!(reason_of(ada.tables.create_table(nothing).await), "REQUEST_ID_REUSED");
    // Somebody else's request is another one, and without an id each is.
    let mut bob = server.player("bob").await;
    let of_bob = bob.tables.create_table(request("one")).await.unwrap().into_inner();
    assert_ne!(of_bob.table.unwrap().table_id, first.table.unwrap().table_id);
    assert_ne!(ada.open(duel()).await, ada.open(duel()).await);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn the_same_opening_at_once_is_one_table() {
    let server = TestServer::start(parts(8)).await;
    let ada = server.player("ada").await;
    let mut calls = Vec::new();
    for _ in 0..10 {
        let mut client = Client::new(server.channel().await, Some(&ada.token));
        let request = v1::CreateTableRequest { table: Some(duel()), request_id: UUID.to_owned() };
        calls.push(tokio::spawn(async move {
            client.tables.create_table(request).await.unwrap().into_inner().table.unwrap().table_id
        }));
    }
    let mut ids = BTreeSet::new();
    for call in calls {
        ids.insert(call.await.unwrap());
    }
    assert_eq!(ids.len(), 1);
    assert_eq!(list(&mut ada.clone(), v1::ListTablesRequest::default()).await.len(), 1);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn players_are_seated_by_directors_or_by_themselves() {
    let server = TestServer::start(parts(9)).await;
    let (mut ada, bob) = (server.player("ada").await, server.player("bob").await);
    let request = v1::CreateTableRequest { table: Some(seated(duel(), &[&ada, &bob])), request_id: String::new() };
    assert_eq!(reason_of(ada.tables.create_table(request).await), "NOT_ALLOWED");
    assert_eq!(list(&mut ada, v1::ListTablesRequest::default()).await, Vec::<String>::new());
    server.stop().await.unwrap();
}

// Chairs.

#[tokio::test]
async fn who_joins_twice_has_one_seat() {
    let server = TestServer::start(parts(10)).await;
    let (mut ada, mut bob) = (server.player("ada").await, server.player("bob").await);
    let id = ada.open(table("block", &[("seats", "4")])).await;
    assert_eq!(bob.tables.join_table(join(&id, 3)).await.unwrap().into_inner().chair, 3);
    let sequence = ada.table(&id).await.sequence;
    // Whatever chair is asked for, the caller keeps its own.
    for chair in [0, 3, 1, 4] {
        let again = bob.tables.join_table(join(&id, chair)).await.unwrap().into_inner();
        assert_eq!(again.chair, 3);
        assert_eq!(again.view.unwrap().table.unwrap().sequence, sequence);
    }
    let hello = Some(v1::Hello { client: String::new(), join_table_id: id.clone() });
    bob.play.listen(v1::ListenRequest { hello }).await.unwrap();
    assert_eq!(ada.table(&id).await.sequence, sequence);

    assert_eq!(reason_of(ada.tables.join_table(join(&id, 3)).await), "CHAIR_TAKEN");
    assert_eq!(bad_field(ada.tables.join_table(join(&id, 5)).await), "chair");
    assert_eq!(ada.join(&id).await.chair, 1, "the first free one");
    let seats = ada.table(&id).await.seats;
    assert_eq!(seats.iter().filter(|info| info.player_id == bob.player_id).count(), 1);

    // Up and down again, quickly.
    for _ in 0..5 {
        bob.tables.leave_table(leave(&id)).await.unwrap();
        assert_eq!(reason_of(bob.tables.leave_table(leave(&id)).await), "NOT_SEATED");
        assert_eq!(bob.join(&id).await.chair, 2);
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn who_joins_many_times_at_once_has_one_seat() {
    let server = TestServer::start(parts(11)).await;
    let (mut ada, bob) = (server.player("ada").await, server.player("bob").await);
    let id = ada.open(table("block", &[("seats", "4")])).await;
    let mut calls = Vec::new();
    for number in 0..12 {
        let mut client = Client::new(server.channel().await, Some(&bob.token));
        let request = join(&id, number % 5);
        calls.push(tokio::spawn(async move { client.tables.join_table(request).await.unwrap().into_inner().chair }));
    }
    let mut chairs = BTreeSet::new();
    for call in calls {
        chairs.insert(call.await.unwrap());
    }
    assert_eq!(chairs.len(), 1, "every call names the same chair");
    let view = ada.table(&id).await;
    let taken: Vec<_> = view.seats.iter().filter(|info| !info.player_id.is_empty()).map(|info| info.chair).collect();
    assert_eq!(taken, chairs.into_iter().collect::<Vec<_>>());
    let steps = all_steps(&mut ada, &id).await;
    let sat = steps.iter().flat_map(payloads).filter(|payload| matches!(payload, Payload::SeatTaken(_))).count();
    assert_eq!((sat, view.sequence), (1, 2));
    server.stop().await.unwrap();
}

#[tokio::test]
async fn joining_and_leaving_at_once_leaves_one_seat_or_none() {
    let server = TestServer::start(parts(12)).await;
    let (mut ada, bob) = (server.player("ada").await, server.player("bob").await);
    let id = ada.open(table("block", &[("seats", "4")])).await;
    let mut calls = Vec::new();
    for number in 0..12 {
        let mut client = Client::new(server.channel().await, Some(&bob.token));
        let id = id.clone();
        calls.push(tokio::spawn(async move {
            if number % 2 == 0 {
                client.tables.join_table(join(&id, 0)).await.map(drop)
            } else {
                client.tables.leave_table(leave(&id)).await.map(drop)
            }
        }));
    }
    for call in calls {
        if let Err(status) = call.await.unwrap() {
            assert_eq!(support::reason(&status), "NOT_SEATED");
        }
    }
    let mut seated = 0_i32;
    for payload in all_steps(&mut ada, &id).await.iter().flat_map(payloads) {
        seated += i32::from(matches!(payload, Payload::SeatTaken(_)));
        seated -= i32::from(matches!(payload, Payload::SeatLeft(_)));
        assert!((0..=1).contains(&seated));
    }
    let shown = ada.table(&id).await.seats.iter().filter(|info| info.player_id == bob.player_id).count();
    assert_eq!(i32::try_from(shown).unwrap(), seated);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn nobody_leaves_a_match_by_getting_up() {
    let server = TestServer::start(dealing(DUEL)).await;
    let (mut ada, mut bob, mut eve) =
        (server.player("ada").await, server.player("bob").await, server.player("eve").await);
    let id = ada.open(seated(duel(), &[&ada])).await;
    bob.join(&id).await;
    let view = started(&mut ada, &id).await;
    let refusal = refused(bob.tables.leave_table(leave(&id)).await);
    assert_eq!((refusal.reason.as_str(), refusal.metadata["state"].as_str()), ("WRONG_STATE", "ACTIVE"));
    assert_eq!(reason_of(eve.tables.leave_table(leave(&id)).await), "NOT_SEATED");
    let refusal = refused(eve.tables.join_table(join(&id, 0)).await);
    assert_eq!((refusal.reason.as_str(), refusal.metadata["state"].as_str()), ("WRONG_STATE", "ACTIVE"));
    assert_eq!(ada.table(&id).await, view);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn only_the_creator_or_a_director_puts_bots_into_free_chairs() {
    let server = TestServer::start(parts(13)).await;
    let (mut ada, mut bob) = (server.player("ada").await, server.player("bob").await);
    let mut director = director(&server).await;
    let id = ada.open(table("block", &[("seats", "4")])).await;
    let adding = |chair, name: &str| v1::AddHouseBotRequest {
        table_id: id.clone(),
        chair,
        house_bot: Some(v1::HouseBotSpec { house_bot: name.to_owned(), playouts: 0, seed: 0 }),
    };
    bob.join(&id).await;
    assert_eq!(reason_of(bob.tables.add_house_bot(adding(0, "first")).await), "NOT_ALLOWED");
    assert_eq!(ada.tables.add_house_bot(adding(3, "greedy")).await.unwrap().into_inner().chair, 3);
    assert_eq!(reason_of(ada.tables.add_house_bot(adding(3, "first")).await), "CHAIR_TAKEN");
    assert_eq!(reason_of(ada.tables.add_house_bot(adding(1, "first")).await), "CHAIR_TAKEN");
    assert_eq!(director.tables.add_house_bot(adding(0, "first")).await.unwrap().into_inner().chair, 2);
    let view = ada.table(&id).await;
    let bots: Vec<_> = view.seats.iter().map(|info| info.house_bot.as_str()).collect();
    assert_eq!(bots, ["", "first", "greedy", ""]);
    assert!(view.seats[1..3].iter().all(|info| info.display_name == info.house_bot && info.player_id.is_empty()));
    server.stop().await.unwrap();
}

// The start.

#[tokio::test]
async fn a_match_starts_once_however_often_and_whenever_players_join() {
    let server = TestServer::start(parts(14)).await;
    let mut director = director(&server).await;
    let mut players = Vec::new();
    for name in ["ada", "bob", "cleo", "dan"] {
        players.push(server.player(name).await);
    }
    let id = players[0].open(table("draw", &[("seats", "4")])).await;
    let mut watch = Follower::of(&mut director, &id).await;
    let joins = || async {
        let mut calls = Vec::new();
        for player in &players {
            for _ in 0..5 {
                let mut client = Client::new(server.channel().await, Some(&player.token));
                let request = join(&id, 0);
                calls.push(tokio::spawn(async move { client.tables.join_table(request).await.unwrap().into_inner() }));
            }
        }
        let mut joined = Vec::new();
        for call in calls {
            joined.push(call.await.unwrap());
        }
        joined
    };
    let first: Vec<_> = joins().await.into_iter().map(|joined| joined.chair).collect();
    while director.table(&id).await.seat_to_act == 0 {
        watch.step().await;
    }
    let hands = |players: Vec<Client>, id: String| async move {
        let mut hands = Vec::new();
        for mut player in players {
            hands.push(player.pending(&id).await.view.unwrap().hand);
        }
        hands
    };
    let dealt = hands(players.clone(), id.clone()).await;
    let before = director.table(&id).await;
    let again = joins().await;
    assert_eq!(again.iter().map(|joined| joined.chair).collect::<Vec<_>>(), first);
    for joined in again {
        let view = joined.view.unwrap();
        assert_eq!(view.hand, dealt[usize::try_from(view.seat - 1).unwrap()]);
    }
    assert_eq!(hands(players.clone(), id.clone()).await, dealt);
    assert_eq!(director.table(&id).await, before);

    // After moves as well.
    let mover = &mut players[usize::try_from(before.seat_to_act - 1).unwrap()];
    let choice = mover.pending(&id).await.decision.unwrap().legal_moves[0].choice;
    mover.answer(&id, before.turn, choice).await.unwrap();
    let after = director.table(&id).await;
    for player in &mut players {
        player.join(&id).await;
    }
    assert_eq!(director.table(&id).await, after);
    let steps = all_steps(&mut director, &id).await;
    let count =
        |wanted: fn(&Payload) -> bool| steps.iter().flat_map(payloads).filter(|&payload| wanted(payload)).count();
    assert_eq!(count(|payload| matches!(payload, Payload::SeatTaken(_))), 4);
    assert_eq!(count(|payload| matches!(payload, Payload::MatchStarted(_))), 1);
    assert_eq!(count(|payload| matches!(payload, Payload::RoundDealt(_))), 1);
    server.stop().await.unwrap();
}

#[tokio::test]
async fn of_many_bots_at_once_as_many_sit_down_as_there_are_chairs() {
    let server = TestServer::start(parts(15)).await;
    let ada = server.player("ada").await;
    let id = ada.clone().open(seated(table("draw", &[("seats", "4")]), &[&ada])).await;
    let mut calls = Vec::new();
    for _ in 0..10 {
        let mut client = Client::new(server.channel().await, Some(&ada.token));
        let house_bot = Some(v1::HouseBotSpec { house_bot: "first".to_owned(), playouts: 0, seed: 0 });
        let request = v1::AddHouseBotRequest { table_id: id.clone(), chair: 0, house_bot };
        calls.push(tokio::spawn(async move { client.tables.add_house_bot(request).await }));
    }
    let mut chairs = BTreeSet::new();
    for call in calls {
        match call.await.unwrap() {
            Ok(added) => assert!(chairs.insert(added.into_inner().chair), "no chair twice"),
            Err(status) => assert!(["TABLE_FULL", "WRONG_STATE"].contains(&support::reason(&status)), "{status:?}"),
        }
    }
    assert_eq!(chairs, BTreeSet::from([2, 3, 4]));
    server.stop().await.unwrap();
}

#[tokio::test]
async fn who_has_two_chairs_is_shown_the_first_when_it_joins_again() {
    let server = TestServer::start(dealing(DUEL)).await;
    let mut ada = server.player("ada").await;
    let id = ada.open(seated(duel(), &[&ada, &ada])).await;
    started(&mut ada, &id).await;
    let joined = ada.join(&id).await;
    assert_eq!((joined.chair, joined.view.unwrap().seat), (1, 1));
    server.stop().await.unwrap();
}

// Limits.

#[tokio::test]
async fn a_player_sits_at_as_many_tables_as_the_server_says() {
    let limits = Limits { max_tables_per_player: 2, ..Limits::default() };
    let server = TestServer::start(Parts { limits, ..dealing(DUEL) }).await;
    let (mut ada, mut bob) = (server.player("ada").await, server.player("bob").await);
    let info = ada.server.get_server_info(v1::GetServerInfoRequest {}).await.unwrap().into_inner();
    assert_eq!(info.limits.unwrap().max_tables_per_player, 2);
    let creating = |request_id: &str, player: &Client| v1::CreateTableRequest {
        table: Some(seated(duel(), &[player])),
        request_id: request_id.to_owned(),
    };
    let own = ada.tables.create_table(creating(UUID, &ada)).await.unwrap().into_inner().table.unwrap().table_id;
    let (second, third) = (bob.open(duel()).await, bob.open(duel()).await);
    ada.join(&second).await;

    let limit = |refusal: Refusal| {
        assert_eq!(
            (refusal.reason.as_str(), refusal.metadata["limit"].as_str()),
            ("LIMIT_REACHED", "max_tables_per_player")
        );
    };
    limit(refused(ada.tables.join_table(join(&third, 0)).await));
    limit(refused(ada.tables.create_table(creating("", &ada)).await));
    let hello = Some(v1::Hello { client: String::new(), join_table_id: third.clone() });
    limit(refused(ada.play.listen(v1::ListenRequest { hello }).await));
    // To open a table without sitting at it is no matter, nor is what was done before.
    ada.open(duel()).await;
    assert_eq!(ada.join(&second).await.chair, 1);
    let again = ada.tables.create_table(creating(UUID, &ada)).await.unwrap().into_inner();
    assert_eq!(again.table.unwrap().table_id, own);

    // Leaving makes room, and so does the end of a match.
    ada.tables.leave_table(leave(&second)).await.unwrap();
    ada.join(&third).await;
    limit(refused(ada.tables.join_table(join(&second, 0)).await));
    bob.join(&own).await;
    started(&mut ada, &own).await;
    ada.play.resign(v1::ResignRequest { table_id: own, seat: 0, ..Default::default() }).await.unwrap();
    ada.join(&second).await;
    server.stop().await.unwrap();
}

// The log.

#[tokio::test]
async fn events_are_listed_strictly_in_order_and_are_the_steps_that_were_watched() {
    let server = TestServer::start(parts(16)).await;
    let mut ada = server.player("ada").await;
    let spec = v1::TableSpec {
        chairs: vec![bot("greedy", 1), bot("first", 2), bot("random", 3)],
        ..table("all_fives", &[("seats", "4"), ("target", "300")])
    };
    let id = ada.open(spec).await;
    let mut watch = Follower::of(&mut ada, &id).await;
    let begun = watch.sequence;
    let house_bot = Some(v1::HouseBotSpec { house_bot: "balanced".to_owned(), playouts: 0, seed: 4 });
    let request = v1::AddHouseBotRequest { table_id: id.clone(), chair: 0, house_bot };
    ada.tables.add_house_bot(request).await.unwrap();
    let watched = watch.rest().await;
    assert!(watched.len() > 200, "{} steps", watched.len());

    let steps = all_steps(&mut ada, &id).await;
    let numbers: Vec<_> = steps.iter().map(|step| step.sequence).collect();
    assert_eq!(numbers, (1..=ada.table(&id).await.sequence).collect::<Vec<_>>());
    assert!(steps.iter().all(|step| !step.events.is_empty() && step.time.is_some()));
    assert_eq!(steps[usize::try_from(begun).unwrap()..], watched);
    for page_size in [1, 7, 200, 1000, 1001, i32::MAX] {
        let mut request = v1::ListTableEventsRequest { table_id: id.clone(), page_size, ..Default::default() };
        let mut paged = Vec::new();
        // The first pages are enough where there would be hundreds.
        for _ in 0..30 {
            let page = ada.tables.list_table_events(request.clone()).await.unwrap().into_inner();
            assert!(page.steps.len() <= usize::try_from(page_size.min(1000)).unwrap());
            assert_eq!(page.seat_steps, []);
            paged.extend(page.steps);
            if page.next_page_token.is_empty() {
                assert_eq!(paged.len(), steps.len());
                break;
            }
            request.page_token = page.next_page_token;
        }
        assert_eq!(paged, steps[..paged.len()], "pages of {page_size}");
    }
    for after in [1, 2, 100, numbers.len() - 1, numbers.len(), numbers.len() + 1, 1_000_000] {
        let after_sequence = i32::try_from(after).unwrap();
        let request =
            v1::ListTableEventsRequest { table_id: id.clone(), after_sequence, page_size: 1000, ..Default::default() };
        let page = ada.tables.list_table_events(request).await.unwrap().into_inner();
        assert_eq!(page.steps, steps[after.min(steps.len())..], "after {after}");
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_seat_reads_its_own_part_of_the_log_as_it_was_told() {
    let server = TestServer::start(parts(17)).await;
    let mut ada = server.player("ada").await;
    let spec =
        v1::TableSpec { chairs: vec![seat_for(&ada.player_id)], ..table("draw", &[("seats", "2"), ("target", "30")]) };
    let id = ada.open(spec).await;
    let request = v1::WatchTableRequest { table_id: id.clone(), ..Default::default() };
    let mut frames = ada.tables.watch_table(request).await.unwrap().into_inner();
    let house_bot = Some(v1::HouseBotSpec { house_bot: "greedy".to_owned(), playouts: 0, seed: 4 });
    let adding = v1::AddHouseBotRequest { table_id: id.clone(), chair: 0, house_bot };
    ada.tables.add_house_bot(adding).await.unwrap();
    let mut session = Session::open(&ada).await;
    let next = |event| {
        let over = matches!(&event, Event::TableNotice(notice) if notice.result.is_some());
        if let Event::TurnRequest(request) = event { Some(request.decision) } else { over.then_some(None) }
    };
    while let Some(decision) = session.find(next).await {
        let result = session.answer(&id, decision.turn, decision.legal_moves[0].choice).await;
        assert!(result.accepted, "{result:?}");
    }
    let mut watched = Vec::new();
    while let Some(frame) = frames.message().await.unwrap() {
        if let Some(Frame::SeatStep(step)) = frame.frame {
            watched.push(step);
        }
    }
    let mut request = v1::ListTableEventsRequest { table_id: id.clone(), seat: 1, page_size: 9, ..Default::default() };
    let mut steps = Vec::new();
    let token = loop {
        let page = ada.tables.list_table_events(request.clone()).await.unwrap().into_inner();
        assert_eq!(page.steps, []);
        steps.extend(page.seat_steps);
        if page.next_page_token.is_empty() {
            break std::mem::take(&mut request.page_token);
        }
        request.page_token = page.next_page_token;
    };
    assert_eq!(steps[steps.len() - watched.len()..], watched);
    assert_eq!(steps.len(), watched.len() + 1, "all but the opening, which the snapshot told");
    let public: Vec<_> = steps.iter().map(|step| step.step.clone().unwrap()).collect();
    assert_eq!(public, all_steps(&mut ada, &id).await);
    assert!(steps.iter().any(|step| step.own.as_ref().is_some_and(|own| !own.drawn_tiles.is_empty())));

    // The token belongs to exactly this reading.
    assert!(!token.is_empty());
    let other_table = ada.open(duel()).await;
    let with_token = v1::ListTableEventsRequest { page_token: token, ..request };
    let others = [
        v1::ListTableEventsRequest { seat: 0, ..with_token.clone() },
        v1::ListTableEventsRequest { after_sequence: 1, ..with_token.clone() },
        v1::ListTableEventsRequest { table_id: other_table, seat: 0, ..with_token },
    ];
    for other in others {
        assert_eq!(reason_of(ada.tables.list_table_events(other).await), "INVALID_PAGE_TOKEN");
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn reading_goes_on_where_it_stopped_while_the_match_does() {
    let server = TestServer::start(dealing(DUEL)).await;
    let (mut ada, mut bob) = (server.player("ada").await, server.player("bob").await);
    let id = ada.open(seated(duel(), &[&ada])).await;
    bob.join(&id).await;
    started(&mut ada, &id).await;
    let first = v1::ListTableEventsRequest { table_id: id.clone(), page_size: 2, ..Default::default() };
    let page = ada.tables.list_table_events(first.clone()).await.unwrap().into_inner();
    ada.answer(&id, 1, place("6-5", 1)).await.unwrap();
    bob.answer(&id, 2, place("6-3", 2)).await.unwrap();
    let next = v1::ListTableEventsRequest { page_token: page.next_page_token, page_size: 1000, ..first };
    let rest = ada.tables.list_table_events(next).await.unwrap().into_inner();
    assert_eq!([page.steps, rest.steps].concat(), all_steps(&mut ada, &id).await);
    server.stop().await.unwrap();
}
