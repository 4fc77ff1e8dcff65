//! `boneyard demo`, end to end.
#![cfg(feature = "local")]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, clippy::allow_attributes, reason = "each file needs a part of it")]
mod support;

use boneyard_proto::v1::{
    ChairSpec, CreateTableRequest, HouseBotSpec, TableSpec, VariantSpec, WatchTableRequest, chair_spec::Occupant,
    table_event::Payload, table_service_client::TableServiceClient, watch_table_response::Frame,
};
use support::{Dev, Done, Home};

#[test]
fn a_match_is_played_and_its_sheet_adds_up() {
    let home = Home::new();
    let done = Done::of(&home.command(&["demo"]).env("CARGO", "cargo").output().unwrap()).expect(0);
    let lines: Vec<&str> = done.out.lines().collect();
    assert!(lines[0].starts_with("All Fives at table tbl_"), "{}", done.out);
    let heading: Vec<&str> = lines[1].split_whitespace().collect();
    assert_eq!(heading, ["round", "opener", "ended", "A", "random", "B", "first", "C", "greedy", "D", "balanced"]);
    let rows: Vec<&str> = lines[2..].iter().copied().take_while(|line| !line.starts_with("total")).collect();
    let total = lines[2 + rows.len()];
    assert!(!rows.is_empty());
    for (row, number) in rows.iter().zip(1..) {
        assert!(row.trim_start().starts_with(&format!("{number} ")), "{row}");
        assert_eq!(row.len(), lines[1].len(), "columns stand below each other:\n{}", done.out);
    }
    // The running totals of the last round are the final score.
    let numbers = |line: &str| line.split_whitespace().filter_map(|word| word.parse::<i32>().ok()).collect::<Vec<_>>();
    let last: Vec<i32> = rows.last().unwrap().split('+').skip(1).map(|column| numbers(column)[1]).collect();
    assert_eq!(last, numbers(total), "{}", done.out);
    assert!(*last.iter().max().unwrap() >= 150);
    let verdict = done.out.lines().last().unwrap();
    assert!(verdict.starts_with(['A', 'B', 'C', 'D']) && verdict.contains(" win"), "{}", done.out);
    for command in ["play", "dev", "demo --keep"] {
        assert!(done.err.contains(&format!(" {command}")), "{}", done.err);
    }
    assert!(
        done.err.contains("cargo run --bin boneyard -- play"),
        "run by cargo, it prints what cargo understands: {}",
        done.err
    );
}

#[test]
fn a_kept_demo_goes_on_with_what_is_there() {
    let home = Home::new();
    let folder = home.path().join("kept");
    let folder = folder.to_str().unwrap();
    let first = home.run(&["demo", "--keep", folder, "--seed", "7"]).expect(0);
    assert!(first.err.contains("now holds 1 match."), "{}", first.err);
    let token = home.path().join("kept/demo-token");
    let secret = std::fs::read_to_string(&token).unwrap();
    #[cfg(unix)]
    assert_eq!(
        std::os::unix::fs::PermissionsExt::mode(&std::fs::metadata(&token).unwrap().permissions()) & 0o777,
        0o600
    );
    let second = home.run(&["demo", "--keep", folder]).expect(0);
    assert!(second.err.contains("now holds 2 matches."), "{}", second.err);
    assert!(second.err.contains(&format!("demo --keep {folder}")), "{}", second.err);
    assert_eq!(std::fs::read_to_string(&token).unwrap(), secret, "the same player");
    assert!(!second.out.contains(secret.trim()) && !second.err.contains(secret.trim()), "a token is never shown");
}

#[tokio::test]
async fn a_match_that_a_power_cut_interrupted_is_played_to_its_end() {
    let home = Home::new();
    let folder = home.path().join("kept");
    let folder = folder.to_str().unwrap();
    let dev = Dev::start(&["--data", folder]);
    let bearer = format!("Bearer {}", dev.token).parse().unwrap();
    let channel = tonic::transport::Endpoint::from_shared(dev.address.clone()).unwrap().connect().await.unwrap();
    let mut tables = TableServiceClient::with_interceptor(channel, move |mut request: tonic::Request<()>| {
        request.metadata_mut().insert("authorization", tonic::metadata::MetadataValue::clone(&bearer));
        Ok(request)
    });
    let bot = |name: &str| ChairSpec {
        occupant: Some(Occupant::HouseBot(HouseBotSpec { house_bot: name.to_owned(), ..HouseBotSpec::default() })),
    };
    let variant =
        VariantSpec { variant: "all_fives".to_owned(), options: [("seats".to_owned(), "2".to_owned())].into() };
    // The break between rounds leaves time to cut the power.
    let spec = TableSpec {
        variant: Some(variant),
        chairs: vec![bot("greedy"), bot("random")],
        round_break_ms: 400,
        ..TableSpec::default()
    };
    let created =
        tables.create_table(CreateTableRequest { table: Some(spec), request_id: String::new() }).await.unwrap();
    let table_id = created.into_inner().table.unwrap().table_id;
    let request = WatchTableRequest { table_id: table_id.clone(), after_sequence: 1, ..WatchTableRequest::default() };
    let mut frames = tables.watch_table(request).await.unwrap().into_inner();
    loop {
        let frame = frames.message().await.unwrap().unwrap();
        let Some(Frame::Step(step)) = frame.frame else { continue };
        if step.events.iter().any(|event| matches!(event.payload, Some(Payload::RoundEnded(_)))) {
            break;
        }
    }
    dev.kill();
    let done = home.run(&["demo", "--keep", folder]).expect(0);
    assert!(done.err.contains(&format!("Table {table_id} was left unfinished; it goes on.")), "{}", done.err);
    assert!(done.err.contains("now holds 2 matches."), "{}", done.err);
    let sheets: Vec<&str> = done.out.lines().filter(|line| line.contains(" at table ")).collect();
    assert_eq!(sheets.len(), 2, "{}", done.out);
    assert!(sheets[0].ends_with(&table_id), "{}", done.out);
}

#[test]
fn json_is_one_table_for_each_match() {
    let done = Home::new().run(&["demo", "--json"]).expect(0);
    let table: serde_json::Value = serde_json::from_str(done.line()).unwrap();
    assert_eq!(table["table"]["state"], "TABLE_STATE_FINISHED");
    assert_eq!(table["table"]["rules"]["variant"], "all_fives");
}
