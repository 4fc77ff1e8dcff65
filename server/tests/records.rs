//! Records as clients get them: none before the deals may be known, whole and true from then on.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::{
    collections::BTreeSet,
    path::Path,
    process::{Command, Output},
    time::Duration,
};

use boneyard_engine::{seat::Seat, tile::Tile, variants};
use boneyard_proto::v1;
use boneyard_record::{deal::DealContext, read, verify};
use serde_json::json;
use support::{Client, TestServer, bot, game::director, parts, refusal::reason_of, seat_for, table};
use tonic::Status;

/// Opens a table of house bots and waits until its match is over.
async fn played(client: &mut Client, variant: &str, options: &[(&str, &str)], seats: u8) -> String {
    let chairs = (1..=seats).map(|seed| bot(if seed % 2 == 0 { "greedy" } else { "random" }, seed.into())).collect();
    let id = client.open(v1::TableSpec { chairs, ..table(variant, options) }).await;
    over(client, &id).await;
    id
}

async fn over(client: &mut Client, id: &str) {
    let request = v1::WatchTableRequest { table_id: id.to_owned(), as_spectator: true, ..Default::default() };
    let mut frames = client.tables.watch_table(request).await.unwrap().into_inner();
    let read_all = async { while frames.message().await.unwrap().is_some() {} };
    tokio::time::timeout(Duration::from_secs(120), read_all).await.expect("the match ends");
}

async fn record(client: &mut Client, table_id: &str) -> Result<v1::GetRecordResponse, Status> {
    let request = v1::GetRecordRequest { table_id: table_id.to_owned(), invite_code: String::new() };
    client.records.get_record(request).await.map(tonic::Response::into_inner)
}

/// All records that a filter leaves, two on a page.
async fn list(client: &mut Client, filter: v1::RecordFilter) -> Vec<v1::RecordInfo> {
    let mut request = v1::ListRecordsRequest { page_size: 2, filter: Some(filter), ..Default::default() };
    let mut all = Vec::new();
    loop {
        let page = client.records.list_records(request.clone()).await.unwrap().into_inner();
        all.extend(page.records);
        if page.next_page_token.is_empty() {
            return all;
        }
        request.page_token = page.next_page_token;
    }
}

async fn export(client: &mut Client, filter: v1::RecordFilter, after: &str) -> Vec<v1::ExportRecordsResponse> {
    let request = v1::ExportRecordsRequest { filter: Some(filter), after_cursor: after.to_owned() };
    let mut stream = client.records.export_records(request).await.unwrap().into_inner();
    let mut all = Vec::new();
    while let Some(record) = stream.message().await.unwrap() {
        all.push(record);
    }
    all
}

#[tokio::test]
async fn every_variant_is_recorded_and_its_record_is_true_to_its_proof() {
    let server = TestServer::start(parts(61)).await;
    let mut ada = server.player("ada").await;
    let mut all = String::new();
    for variant in variants::ALL {
        let id = played(&mut ada, variant.key, &[], variant.default_seats).await;
        let text = record(&mut ada, &id).await.unwrap().text;
        let records = read::from_text("served.bones", &text).unwrap_or_else(|fault| panic!("{}: {fault}", variant.key));
        assert_eq!(records.len(), 1);
        let record = &records[0].record;
        assert_eq!(record.header.id.as_deref(), Some(id.as_str()));
        assert_eq!(record.header.players.len(), usize::from(variant.default_seats));
        verify(record).unwrap_or_else(|wrong| panic!("{}: {wrong:?}\n{text}", variant.key));
        let reveal = ada.table(&id).await.deal_reveal.unwrap();
        assert_eq!(record.proof.as_ref().unwrap().secret.reveal().to_vec(), reveal.secret);
        assert_eq!(boneyard_record::to_text(record).unwrap(), text, "read and written again");
        all += &text;
    }
    server.stop().await.unwrap();
    agrees_with_python(&all);
    // The last two tiles of a boneyard the other way round, and the proof no longer holds.
    let yard = all.find("yard = \"").unwrap();
    let end = yard + all[yard + 8..].find('"').unwrap() + 8;
    let swapped = format!("{}{} {}{}", &all[..end - 7], &all[end - 3..end], &all[end - 7..end - 4], &all[end..]);
    assert!(python(&swapped).is_none_or(|output| !output.status.success()), "a changed deal is found");
}

/// The independent verifier of records on some of them; `None` where there is no Python.
fn python(records: &str) -> Option<Output> {
    run_python("verify_record.py", records)
}

/// The same deals as the verifier of deals takes them: the whole set as shuffled, the whole order of each
/// seat.
fn deals_agree_with_python(records: &str) {
    let written = |tiles: Vec<Tile>| tiles.iter().map(Tile::to_string).collect::<Vec<_>>().join(" ");
    let mut proofs = Vec::new();
    for located in read::from_text("served.bones", records).unwrap() {
        let (rules, proof) = (located.record.rules, located.record.proof.unwrap());
        let opened = proof.open().unwrap();
        let deal = |(number, round): (u32, &boneyard_record::record::Round)| {
            let at = DealContext { board: proof.board, round: number, attempt: round.thrown_in };
            let order =
                |seat: Seat| (seat.to_string(), written(opened.chance().own_order(at, seat, rules.set())).into());
            let own_orders: serde_json::Map<_, _> = Seat::all(rules.seats).map(order).collect();
            let tiles = written(opened.chance().shuffled(at, rules.set()));
            json!({ "round": number, "attempt": at.attempt, "max_pip": rules.max_pip, "tiles": tiles, "own_orders": own_orders })
        };
        let deals: Vec<_> = (1..).zip(&located.record.rounds).map(deal).collect();
        proofs.push(json!({
            "group_id": proof.group_id.to_string(), "commitment": proof.commitment.to_string(),
            "secret": proof.secret.to_hex(), "entropies": [], "board": proof.board, "deals": deals,
        }));
    }
    if let Some(output) = run_python("verify_deal.py", &json!({ "proofs": proofs }).to_string()) {
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
}

/// A verifier of `record/` on a file with this text; `None` where there is no Python.
fn run_python(script: &str, text: &str) -> Option<Output> {
    let interpreter = std::env::var("BONEYARD_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), text).unwrap();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../record").join(script);
    match Command::new(&interpreter).arg(script).arg(file.path()).output() {
        Ok(output) => Some(output),
        Err(error) => {
            let missing = format!("skipped: `{interpreter}` does not run, so no other code checks the proofs: {error}");
            assert!(std::env::var_os("BONEYARD_REQUIRE_ALL").is_none_or(|value| value != "1"), "{missing}");
            tell(&missing);
            None
        }
    }
}

#[expect(clippy::print_stderr, reason = "who runs the tests must learn what they left out")]
fn tell(text: &str) {
    eprintln!("{text}");
}

fn agrees_with_python(records: &str) {
    if let Some(output) = python(records) {
        let text = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{text}");
        let count = records.matches("[[match]]").count();
        assert!(text.contains(&format!("{count} of {count} records")), "{text}");
    }
}

#[tokio::test]
async fn a_match_that_is_not_over_has_no_record_and_a_voided_one_has_what_was_played() {
    let server = TestServer::start(parts(62)).await;
    let (mut ada, mut bob) = (server.player("ada").await, server.player("bob").await);
    let mut director = director(&server).await;
    let chairs = vec![seat_for(&ada.player_id), bot("first", 1)];
    let id = ada.open(v1::TableSpec { chairs, ..table("draw", &[("seats", "2")]) }).await;
    for client in [&mut ada, &mut bob, &mut director] {
        assert_eq!(reason_of(record(client, &id).await), "DEAL_NOT_REVEALED");
        assert!(list(client, v1::RecordFilter::default()).await.is_empty());
    }
    let decision = ada.pending(&id).await.decision.unwrap();
    ada.answer(&id, decision.turn, decision.legal_moves[0].choice).await.unwrap();
    director.director.abort_table(v1::AbortTableRequest { table_id: id.clone(), ..Default::default() }).await.unwrap();
    let text = record(&mut bob, &id).await.unwrap().text;
    let read = &read::from_text("voided.bones", &text).unwrap()[0].record;
    assert!(read.token_count() > 0 && read.outcome.ended.is_none());
    verify(read).unwrap();
    assert_eq!(reason_of(record(&mut bob, "tbl_2222222222222222").await), "TABLE_NOT_FOUND");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn an_export_is_one_valid_file_and_goes_on_where_it_broke_off() {
    let server = TestServer::start(parts(63)).await;
    let mut ada = server.player("ada").await;
    let mut ids = Vec::new();
    for number in 0..7 {
        let (variant, seats) = if number % 3 == 0 { ("draw", 3) } else { ("block", 2) };
        let seats_text = seats.to_string();
        ids.push(played(&mut ada, variant, &[("seats", &seats_text), ("target", "30")], seats).await);
    }
    let whole = export(&mut ada, v1::RecordFilter::default(), "").await;
    let text: String = whole.iter().map(|record| record.text.as_str()).collect();
    let records = read::from_text("export.bones", &text).unwrap();
    assert_eq!(records.len(), 7);
    for located in &records {
        verify(&located.record).unwrap();
    }
    let names = |records: &[v1::ExportRecordsResponse]| -> Vec<String> {
        records.iter().map(|record| record.table.as_ref().unwrap().table_id.clone()).collect()
    };
    assert_eq!(names(&whole).into_iter().collect::<BTreeSet<_>>(), ids.iter().cloned().collect());
    for (held, record) in whole.iter().enumerate() {
        let rest = export(&mut ada, v1::RecordFilter::default(), &record.cursor).await;
        assert_eq!(names(&rest), names(&whole)[held + 1..]);
    }
    let of_draw = v1::RecordFilter { variant: "draw".to_owned(), ..Default::default() };
    assert_eq!(export(&mut ada, of_draw.clone(), "").await.len(), 3);
    assert_eq!(list(&mut ada, of_draw.clone()).await.len(), 3);
    let request = v1::ExportRecordsRequest { filter: Some(of_draw), after_cursor: whole[0].cursor.clone() };
    let refused = ada.records.export_records(request).await.map(drop);
    assert_eq!(reason_of(refused), "INVALID_PAGE_TOKEN", "a cursor of another export");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn who_may_not_see_a_table_may_not_read_its_record() {
    let server = TestServer::start(parts(64)).await;
    let (mut ada, mut bob) = (server.player("ada").await, server.player("bob").await);
    let chairs = vec![bot("first", 1), bot("random", 2)];
    let hidden = v1::TableSpec { invite_only: true, chairs: chairs.clone(), ..table("block", &[("seats", "2")]) };
    let request = v1::CreateTableRequest { table: Some(hidden), request_id: String::new() };
    let created = ada.tables.create_table(request).await.unwrap().into_inner();
    let id = created.table.unwrap().table_id;
    over(&mut ada, &id).await;
    assert_eq!(reason_of(record(&mut bob, &id).await), "TABLE_NOT_FOUND");
    assert!(list(&mut bob, v1::RecordFilter::default()).await.is_empty());
    assert_eq!(list(&mut ada, v1::RecordFilter::default()).await.len(), 1);
    let request = v1::GetRecordRequest { table_id: id.clone(), invite_code: created.invite_code };
    assert!(bob.records.get_record(request).await.is_ok());

    let unwatched =
        v1::TableSpec { spectators: v1::SpectatorPolicy::None.into(), chairs, ..table("block", &[("seats", "2")]) };
    let id = ada.open(unwatched).await;
    while ada.table(&id).await.state() != v1::TableState::Finished {
        tokio::task::yield_now().await;
    }
    assert_eq!(reason_of(record(&mut bob, &id).await), "NOT_ALLOWED");
    assert!(record(&mut ada, &id).await.is_ok());
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_table_dealt_for_each_seat_says_so_and_its_record_is_true_to_its_proof() {
    let server = TestServer::start(parts(66)).await;
    let mut ada = server.player("ada").await;
    let mut all = String::new();
    let mut draws = 0;
    for (variant, seats) in [("draw", 3), ("all_fives", 2), ("mexican_train", 4), ("slosh", 4), ("block", 2)] {
        let chairs = (1..=seats).map(|seed| bot("random", seed)).collect();
        let per_seat = v1::DrawOrder::PerSeat;
        let id = ada.open(v1::TableSpec { chairs, draw_order: per_seat.into(), ..table(variant, &[]) }).await;
        over(&mut ada, &id).await;
        let view = ada.table(&id).await;
        assert_eq!(view.deal_group.unwrap().draw_order(), per_seat, "shown before and after");
        assert_eq!(view.deal_reveal.unwrap().deal_group.unwrap().draw_order(), per_seat);
        let text = record(&mut ada, &id).await.unwrap().text;
        let read =
            read::from_text("served.bones", &text).unwrap_or_else(|fault| panic!("{variant}: {fault}")).remove(0);
        let verified = verify(&read.record).unwrap_or_else(|wrong| panic!("{variant}: {wrong:?}\n{text}"));
        assert!(verified.proven && verified.finished);
        assert_eq!(boneyard_record::to_text(&read.record).unwrap(), text, "read and written again");
        assert!(text.contains("yard.B = ") && text.contains("draw_order = \"per_seat\""), "{text}");
        draws += text.matches(":+").count();
        all += &text;
    }
    server.stop().await.unwrap();
    assert!(draws > 50, "{draws}");
    agrees_with_python(&all);
    deals_agree_with_python(&all);
    // The last two tiles of one seat's order the other way round, and the proof no longer holds.
    let yard = all.find("yard.B = \"").unwrap();
    let end = yard + 10 + all[yard + 10..].find('"').unwrap();
    let swapped = format!("{}{} {}{}", &all[..end - 7], &all[end - 3..end], &all[end - 7..end - 4], &all[end..]);
    assert!(python(&swapped).is_none_or(|output| !output.status.success()), "a changed order is found");
}

#[tokio::test]
async fn an_unknown_draw_order_is_refused_and_none_is_one_order_for_all() {
    let server = TestServer::start(parts(67)).await;
    let mut ada = server.player("ada").await;
    let spec = v1::TableSpec { draw_order: 9, ..table("draw", &[]) };
    let request = v1::CreateTableRequest { table: Some(spec), request_id: String::new() };
    assert_eq!(ada.tables.create_table(request).await.unwrap_err().code(), tonic::Code::InvalidArgument);
    let id = ada.open(table("draw", &[])).await;
    assert_eq!(ada.table(&id).await.deal_group.unwrap().draw_order(), v1::DrawOrder::Shared);
    server.stop().await.unwrap();
}
