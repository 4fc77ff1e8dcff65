//! The conversation of docs/reference/json-lines.md is one that is held.

use std::{collections::BTreeMap, path::Path, time::Duration};

use boneyard_proto::v1::{ChairSpec, CreateTableRequest, HouseBotSpec, TableSpec, VariantSpec, chair_spec::Occupant};

use super::{Bot, Limits, player::Player, table};
use crate::{local::server::LocalServer, session::unary};

/// A bot of the shell that takes down both sides.
const SCRIBE: &str = r#"
say() { echo "$1"; echo "< $1" >>"$0"; }
part() { printf '%s' "$line" | sed "s/.*\"$1\":\[*\"*\([^],\"]*\).*/\1/"; }
while read -r line; do
  echo "> $line" >>"$0"
  case $line in
    '{"type":"hello"'*) say '{"type":"hello","protocol":1,"name":"scribe","version":"1","variants":["block"]}';;
    '{"type":"turn"'*) say "{\"type\":\"move\",\"seq\":$(part seq),\"token\":\"$(part legal)\"}";;
    '{"type":"bye"'*) exit;;
  esac
done"#;

#[tokio::test(flavor = "multi_thread")]
async fn the_conversation_of_the_page_is_held() {
    let folder = tempfile::tempdir().unwrap();
    let notes = folder.path().join("notes");
    let mut server = LocalServer::temporary(Some(1)).await.unwrap();
    let mut session = server.session().await.unwrap();
    session.register("scribe", true).await.unwrap();
    let house = HouseBotSpec { house_bot: "first".to_owned(), playouts: 0, seed: 1 };
    let occupants = [Occupant::PlayerId(session.player_id().to_owned()), Occupant::HouseBot(house)];
    let options: BTreeMap<_, _> =
        [("seats", "2"), ("target", "10")].map(|(key, value)| (key.into(), value.into())).into();
    let spec = TableSpec {
        variant: Some(VariantSpec { variant: "block".to_owned(), options }),
        chairs: occupants.map(|occupant| ChairSpec { occupant: Some(occupant) }).into(),
        ..TableSpec::default()
    };
    let request = CreateTableRequest { table: Some(spec), request_id: String::new() };
    let table_id = unary(session.tables().create_table(request)).await.unwrap().table.unwrap().table_id;
    let bot = Bot {
        command: ["sh".into(), "-c".into(), SCRIBE.into(), notes.clone().into()].into(),
        variants: vec!["all_fives".to_owned(), "block".to_owned()],
        limits: Limits { start: Duration::from_secs(30), answer: Duration::from_secs(30), max_faults: 1 },
    };
    let mut player = Player::start(&bot).await.unwrap();
    table::play(&session, &table_id, &mut player).await.unwrap();
    player.part().await.unwrap();
    server.stop().await.unwrap();

    let held = std::fs::read_to_string(&notes).unwrap().replace(&table_id, "tbl_4pp6bboo4greoh4y");
    let held: String = held.lines().map(|line| shortened(line) + "\n").collect();
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/reference/json-lines.md");
    let page = std::fs::read_to_string(page).unwrap();
    assert!(page.contains(&format!("```jsonl\n{held}```\n")), "the page has another conversation than this:\n{held}");
}

/// Without what differs from run to run, and without the sixty options of a variant.
fn shortened(line: &str) -> String {
    let cut = |line: String, from: &str, to: &str, instead: &str| match line.split_once(from) {
        Some((before, rest)) => {
            let after = rest.split_once(to).map_or(rest, |(_, after)| after);
            format!("{before}{from}{instead}{to}{after}")
        }
        None => line,
    };
    let line = cut(line.to_owned(), "\"clock_ms\":", ",", "30000");
    cut(line, "\"options\":{", "}", "\"seats\":\"2\",\"target\":\"10\"")
}
