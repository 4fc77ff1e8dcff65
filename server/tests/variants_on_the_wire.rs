//! Variants as they cross the wire: described in full, made with every option, told back resolved; moves
//! that are listed with all a program needs; and games that a restart does not change.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::wildcard_enum_match_arm, reason = "a test looks at the one kind of event that it is about")]

mod support;

#[path = "support/chance.rs"]
mod chance;
#[path = "support/kept.rs"]
mod kept;

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use boneyard_engine::{
    notation,
    rules::{
        RULES_VERSION, Rules, Teams,
        options::{self, Kind},
    },
    seat::Seat,
    tile::Tile,
    variants::{self, Variant},
};
use boneyard_proto::v1::{self, r#move::Action, table_event::Payload};
use boneyard_server::Parts;
use chance::{Dice, Script, Scripted};
use kept::KeptStore;
use support::{Client, TestServer, bot, parts, reason, seat_for, table};
use tonic::{Code, Status};
use tonic_types::StatusExt as _;

async fn described(client: &mut Client, page_size: i32) -> Vec<v1::VariantDescription> {
    let mut request = v1::ListVariantsRequest { page_size, page_token: String::new() };
    let mut variants = Vec::new();
    loop {
        let page = client.server.list_variants(request.clone()).await.unwrap().into_inner();
        variants.extend(page.variants);
        if page.next_page_token.is_empty() {
            return variants;
        }
        request.page_token = page.next_page_token;
    }
}

/// Counts of seats that a variant may have.
fn seat_counts(variant: &Variant) -> impl Iterator<Item = u8> + Clone + use<> {
    variant.seats.0..=variant.seats.1
}

#[tokio::test]
async fn every_variant_is_described_with_every_option_as_the_engine_has_it() {
    let server = TestServer::start(parts(1)).await;
    let mut nobody = server.nobody().await;
    let list = described(&mut nobody, 0).await;
    assert_eq!(list, described(&mut nobody, 1).await, "pages make the same list");
    let mut known: Vec<_> = variants::ALL.to_vec();
    known.sort_by_key(|variant| variant.key);
    assert_eq!(list.len(), known.len());
    for (told, variant) in list.iter().zip(known) {
        let key = variant.key;
        assert_eq!((told.variant.as_str(), told.display_name.as_str()), (key, variant.name));
        assert_eq!(told.summary, variant.summary);
        assert_eq!((told.min_seats, told.max_seats), (variant.seats.0.into(), variant.seats.1.into()));
        assert_eq!(told.sets, variant.sets.iter().map(|&set| i32::from(set)).collect::<Vec<_>>());
        assert_eq!(told.partnership, (variant.rules)(variant.default_seats).teams == Teams::Opposite);
        let keys: Vec<_> = told.options.iter().map(|option| option.key.as_str()).collect();
        assert_eq!(keys, variant.options, "{key}");
        assert!(keys.contains(&"seats"));
        for told in &told.options {
            let option = options::find(&told.key).unwrap();
            assert!(told.meaning.starts_with(option.meaning), "{key}.{}: {}", told.key, told.meaning);
            assert!(told.meaning.len() > 10 && !told.source.is_empty(), "{key}.{}: {told:?}", told.key);
            assert_eq!(told.source, option.source);
            // The default is the one value it has whatever the seats, or is left open.
            let values: BTreeSet<_> = seat_counts(variant).map(|seats| option.value(&(variant.rules)(seats))).collect();
            match (told.key.as_str(), values.len()) {
                ("seats", _) => assert_eq!(told.default_value, variant.default_seats.to_string()),
                (_, 1) => assert_eq!(&told.default_value, values.first().unwrap()),
                (_, _) => assert_eq!(told.default_value, "", "{key}.{}: {values:?}", told.key),
            }
            match (told.option_type(), option.kind) {
                (v1::OptionType::Integer, Kind::Number { min, max, .. }) => {
                    let bounds = match told.key.as_str() {
                        "seats" => (told_seats(&list, key).0, told_seats(&list, key).1),
                        _ => (i32::from(min), i32::from(max)),
                    };
                    assert_eq!((told.min_value, told.max_value), bounds, "{key}.{}", told.key);
                    assert!(told.allowed_values.is_empty());
                }
                (v1::OptionType::Bool, Kind::Name { .. }) => {
                    assert!(["true", "false", ""].contains(&told.default_value.as_str()));
                    assert!(told.allowed_values.is_empty());
                }
                (v1::OptionType::Enum, Kind::Name { names, .. }) => {
                    let names = names();
                    let allowed: Vec<_> = names.iter().map(|(name, _)| (*name).to_owned()).collect();
                    assert_eq!(told.allowed_values, allowed, "{key}.{}", told.key);
                    for (name, meaning) in names {
                        assert!(told.meaning.contains(&format!("{name}: {meaning}")), "{key}.{}: {name}", told.key);
                    }
                }
                // The sets of a variant are no range.
                (v1::OptionType::Enum, Kind::Number { .. }) if told.key == "max_pip" => {
                    let sets: Vec<_> = variant.sets.iter().map(ToString::to_string).collect();
                    assert_eq!(told.allowed_values, sets, "{key}");
                }
                (kind, _) => panic!("{key}.{}: {kind:?}", told.key),
            }
        }
    }
    server.stop().await.unwrap();
}

fn told_seats(list: &[v1::VariantDescription], key: &str) -> (i32, i32) {
    let told = list.iter().find(|told| told.variant == key).unwrap();
    (told.min_seats, told.max_seats)
}

/// Opens a table; the view, or the refusal.
async fn create(client: &mut Client, spec: v1::TableSpec) -> Result<v1::PublicView, Status> {
    let request = v1::CreateTableRequest { table: Some(spec), request_id: String::new() };
    Ok(client.tables.create_table(request).await?.into_inner().table.unwrap())
}

/// Compares what a table says of its rules with the rules that the engine makes of the same options.
fn is_resolved(view: &v1::PublicView, rules: &Rules) {
    let told = view.rules.as_ref().unwrap();
    let expected: BTreeMap<_, _> = options::to_pairs(rules).map(|(key, value)| (key.to_owned(), value)).collect();
    assert_eq!(
        told.options.iter().map(|(key, value)| (key.clone(), value.clone())).collect::<BTreeMap<_, _>>(),
        expected
    );
    assert_eq!((told.variant.as_str(), told.rules_version), (rules.variant, i32::try_from(RULES_VERSION).unwrap()));
    assert_eq!(told.max_pips, i32::from(rules.max_pip));
    assert_eq!(told.seat_count, i32::from(rules.seats));
    assert_eq!(told.team_count, i32::from(rules.team_count()));
    assert_eq!(told.hand_size, i32::from(rules.hand_size));
    assert_eq!(told.boneyard_reserve, i32::from(rules.reserve));
    let (target, rounds) = (i32::from(rules.target), i32::from(rules.rounds));
    assert_eq!((told.target_score, told.round_limit), if rounds > 0 { (0, rounds) } else { (target, 0) });
    assert_eq!(told.low_score_wins, rules.low_wins());
    assert_eq!(view.seats.len(), usize::from(rules.seats));
}

/// Checks that a refusal names the option and what would do.
fn names_what_is_possible(status: &Status, key: &str) {
    assert_eq!((status.code(), reason(status)), (Code::InvalidArgument, "OPTION_INVALID"), "{key}: {status:?}");
    let info = status.get_error_details().error_info().unwrap().metadata.clone();
    assert!(!info["allowed"].is_empty(), "{key}: {info:?}");
    assert!(status.message().contains(&info["option"]), "{key}: {status:?}");
    assert!(status.message().contains(&info["allowed"]), "{key}: {status:?}");
}

#[tokio::test]
async fn every_value_of_every_option_makes_a_table_or_is_refused_with_what_is_possible() {
    let server = TestServer::start(parts(2)).await;
    let mut ada = server.player("ada").await;
    let (mut made, mut refused) = (0, 0);
    for told in described(&mut ada, 0).await {
        let variant = variants::find(&told.variant).unwrap();
        for option in &told.options {
            let mut values: Vec<String> = match option.option_type() {
                v1::OptionType::Bool => vec!["true".to_owned(), "false".to_owned()],
                v1::OptionType::Enum => option.allowed_values.clone(),
                v1::OptionType::Integer => {
                    let (min, max) = (option.min_value, option.max_value);
                    let few = (min..=max).take(8);
                    few.chain([i32::midpoint(min, max), max]).map(|number| number.to_string()).collect()
                }
                other => panic!("{}.{}: {other:?}", told.variant, option.key),
            };
            let possible: BTreeSet<String> = values.iter().cloned().collect();
            values.extend(["", " ", "yes", "TRUE", "-1", "99999", "4294967296", "1.5", "nothing"].map(str::to_owned));
            for value in values {
                let pairs = [(option.key.as_str(), value.as_str())];
                let expected = variant.with(pairs);
                match (create(&mut ada, table(&told.variant, &pairs)).await, expected) {
                    (Ok(view), Ok(rules)) => {
                        assert!(possible.contains(&value), "{}.{} took {value:?}", told.variant, option.key);
                        assert_eq!(view.rules.as_ref().unwrap().options[&option.key], value);
                        is_resolved(&view, &rules);
                        made += 1;
                    }
                    (Err(status), Err(error)) => {
                        names_what_is_possible(&status, &option.key);
                        let info = status.get_error_details().error_info().unwrap().metadata.clone();
                        assert_eq!((&info["option"], &info["allowed"]), (&error.option, &error.allowed));
                        refused += 1;
                    }
                    (told, engine) => panic!("{} = {value:?}: {told:?}, {engine:?}", option.key),
                }
            }
        }
        // Options of other games, and of none.
        for key in ["no_such_option", "", "SEATS", "drawing", "engine_tile"] {
            let status = create(&mut ada, table(&told.variant, &[(key, "true")])).await.unwrap_err();
            names_what_is_possible(&status, key);
        }
    }
    assert!(made > 200 && refused > 200, "{made} {refused}");
    let status = create(&mut ada, table("no_such_game", &[])).await.unwrap_err();
    assert_eq!((status.code(), reason(&status)), (Code::InvalidArgument, "VARIANT_UNKNOWN"));
    let info = status.get_error_details().error_info().unwrap().metadata.clone();
    assert_eq!(info["variant"], "no_such_game");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn the_number_of_chairs_is_the_number_of_seats_unless_the_options_say_so() {
    let server = TestServer::start(parts(3)).await;
    let mut ada = server.player("ada").await;
    for variant in variants::ALL {
        for chairs in 0..=5_u8 {
            let spec = |options: &[(&str, &str)]| v1::TableSpec {
                chairs: vec![v1::ChairSpec::default(); usize::from(chairs)],
                ..table(variant.key, options)
            };
            let fits = seat_counts(variant).any(|seats| seats == chairs);
            let seats = if fits { chairs } else { variant.default_seats };
            match create(&mut ada, spec(&[])).await {
                Ok(view) => {
                    assert!(chairs <= seats);
                    is_resolved(&view, &(variant.rules)(seats));
                }
                Err(status) => {
                    assert!(chairs > seats, "{status:?}");
                    assert_eq!(reason(&status), "INVALID_FIELD");
                }
            }
            for seats in seat_counts(variant) {
                let text = seats.to_string();
                let made = create(&mut ada, spec(&[("seats", &text)])).await;
                assert_eq!(made.is_ok(), chairs <= seats, "{} {seats} {chairs}: {made:?}", variant.key);
                if let Ok(view) = made {
                    is_resolved(&view, &(variant.rules)(seats));
                }
            }
        }
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn no_table_deals_more_tiles_than_the_set_has() {
    let server = TestServer::start(parts(4)).await;
    let mut ada = server.player("ada").await;
    for (seats, hand_size, max_pip, fits) in [
        ("4", "7", "6", true),
        ("4", "8", "6", false),
        ("3", "9", "6", true),
        ("3", "10", "6", false),
        ("2", "14", "6", true),
        ("2", "15", "6", false),
        ("4", "13", "9", true),
        ("4", "14", "9", false),
        ("4", "47", "18", true),
        ("4", "48", "18", false),
    ] {
        for variant in ["draw", "block", "all_fives"] {
            let options = [("seats", seats), ("hand_size", hand_size), ("max_pip", max_pip)];
            match create(&mut ada, table(variant, &options)).await {
                Ok(_) => assert!(fits, "{options:?}"),
                Err(status) => {
                    assert!(!fits, "{options:?}: {status:?}");
                    names_what_is_possible(&status, "hand_size");
                    let info = status.get_error_details().error_info().unwrap().metadata.clone();
                    assert_eq!(info["option"], "hand_size");
                }
            }
        }
    }
    // Eight seats are more than these games have.
    names_what_is_possible(&create(&mut ada, table("draw", &[("seats", "8")])).await.unwrap_err(), "seats");
    // Where all is dealt nothing is ever drawn.
    let options = [("seats", "4"), ("hand_size", "7"), ("voluntary_draw", "true"), ("target", "30")];
    let chairs = vec![bot("first", 1), bot("random", 2), bot("greedy", 3), seat_for(&ada.player_id)];
    let id = ada.open(v1::TableSpec { chairs, ..table("draw", &options) }).await;
    let mut decisions = 0;
    while let Some((decision, view)) = decision(&mut ada, &id).await {
        assert_eq!(view.table.unwrap().boneyard_count, 0);
        assert!(decision.legal_moves.iter().all(|legal| legal.token != "draw"));
        ada.answer(&id, decision.turn, decision.legal_moves[0].choice).await.unwrap();
        decisions += 1;
    }
    assert!(decisions > 3);
    server.stop().await.unwrap();
}

/// Waits until the caller is asked; `None` when the match is over.
async fn decision(client: &mut Client, table_id: &str) -> Option<(v1::Decision, v1::SeatView)> {
    for _ in 0..1_000_000 {
        let pending = client.pending(table_id).await;
        let view = pending.view.unwrap();
        if let Some(decision) = pending.decision {
            return Some((decision, view));
        }
        if view.table.unwrap().state() == v1::TableState::Finished {
            return None;
        }
        tokio::task::yield_now().await;
    }
    panic!("nobody asks");
}

fn tile_of(tile: v1::Tile) -> Tile {
    Tile::new(u8::try_from(tile.high).unwrap(), u8::try_from(tile.low).unwrap()).unwrap()
}

/// Holds a list of moves to what the contract says of it, with nothing but the view at hand.
fn check_moves(decision: &v1::Decision, view: &v1::SeatView) {
    let table = view.table.as_ref().unwrap();
    let ends: BTreeMap<i32, &v1::OpenEnd> = table.open_ends.iter().map(|end| (end.end_id, end)).collect();
    assert!(table.open_ends.is_sorted_by_key(|end| end.end_id));
    assert_eq!((decision.turn, decision.seat, decision.kind), (table.turn, table.seat_to_act, table.decision_kind));
    assert_eq!(decision.seat, view.seat);
    // An end shows what lies there.
    for arm in &table.arms {
        let shown = match arm.tiles.last() {
            Some(last) => Some(last.outer_pips),
            None if arm.arm_id == 2 => arm.root.map(|root| root.high),
            None => arm.root.map(|root| root.low),
        };
        match ends.get(&arm.arm_id) {
            Some(end) => {
                assert_eq!((end.pips, &end.label, end.kind), (shown, &arm.label, arm.kind));
                assert_eq!(end.open_to_seats, arm.open_to_seats);
                let double = |tile: Option<v1::Tile>| tile.is_some_and(|tile| tile.high == tile.low);
                let showing = arm.tiles.last().map_or(arm.root, |last| last.tile);
                assert_eq!(end.is_double, double(showing));
            }
            None => assert!(arm.open_to_seats.is_empty()),
        }
    }
    let mut tokens = BTreeSet::new();
    let mut order = Vec::new();
    for (index, legal) in decision.legal_moves.iter().enumerate() {
        let token = legal.token.as_str();
        assert!(token.is_ascii() && (1..=32).contains(&token.len()) && tokens.insert(token), "{token}");
        match legal.choice.unwrap().action.unwrap() {
            Action::Place(place) => {
                let tile = place.tile.unwrap();
                assert!(view.hand.contains(&tile), "{token} is in the hand");
                let end = ends[&place.end_id];
                assert!(end.open_to_seats.contains(&view.seat), "{token} is open to the seat");
                let exposed = place.exposed_pips.unwrap();
                match end.pips {
                    None => assert_eq!((place.end_id, exposed), (1, tile.low), "{token} leads"),
                    Some(pips) => {
                        assert!(tile.high == pips || tile.low == pips, "{token} fits {pips}");
                        assert_eq!(exposed, tile.high + tile.low - pips, "{token} shows its other half");
                    }
                }
                let called = place.declared_points.map(|points| format!("={points}")).unwrap_or_default();
                assert_eq!(token, format!("{}-{}{}{called}", tile.high, tile.low, end.label));
                if let Some(points) = place.declared_points {
                    assert_eq!(legal.points, points, "{token} scores what it calls");
                }
                // End by end, from the heaviest tile, the called one before the silent one.
                order.push((0, place.end_id, -tile.high, -tile.low, place.declared_points.is_none()));
            }
            Action::Draw(_) => {
                assert_eq!((token, legal.points), ("draw", 0));
                order.push((1, 0, 0, 0, false));
            }
            Action::Decline(_) => {
                assert_eq!((token, legal.points, index), ("decline", 0, 0));
                order.push((0, 0, 0, 0, false));
            }
            Action::Claim(claim) => {
                assert_eq!(token, format!("claim {}={}", claim.turn, claim.points));
                assert_eq!(legal.points, claim.points);
                order.push((0, 1, 0, 0, false));
            }
            other => panic!("these games have no {other:?}"),
        }
        if legal.same_as > 0 {
            let first = &decision.legal_moves[usize::try_from(legal.same_as).unwrap() - 1];
            assert!(usize::try_from(legal.same_as).unwrap() <= index, "{token} comes after the first of its kind");
            assert_eq!((first.same_as, first.points), (0, legal.points), "{token}");
            let (Some(Action::Place(one)), Some(Action::Place(other))) =
                (first.choice.unwrap().action, legal.choice.unwrap().action)
            else {
                panic!("only placements are alike: {token}")
            };
            assert_eq!((one.tile, one.declared_points), (other.tile, other.declared_points));
            assert_eq!(ends[&one.end_id].pips, ends[&other.end_id].pips);
            assert_ne!(one.end_id, other.end_id);
        }
    }
    assert!(order.is_sorted(), "{tokens:?}");
    let is_window = decision.kind() == v1::DecisionKind::Claim;
    assert_eq!(is_window, decision.legal_moves[0].token == "decline");
}

#[tokio::test]
async fn every_listed_move_says_what_it_is_and_what_it_scores() {
    let server = TestServer::start(parts(5)).await;
    let mut ada = server.player("ada").await;
    let mut dice = Dice::new(5);
    let mut scored = 0;
    let mut alike = 0;
    let games: [(&str, &[(&str, &str)]); 8] = [
        ("block", &[("seats", "2")]),
        ("draw", &[("seats", "3"), ("voluntary_draw", "true"), ("reserve", "2")]),
        ("all_fives", &[("seats", "2")]),
        ("all_fives", &[("seats", "4"), ("teams", "opposite"), ("spinner", "all"), ("spinner_opens", "at_once")]),
        ("all_fives", &[("seats", "3"), ("claim", "muggins"), ("target_check", "at_once")]),
        ("all_fives", &[("seats", "2"), ("max_pip", "9"), ("count_divisor", "3"), ("count_value", "quotient")]),
        ("all_fives", &[("seats", "2"), ("first_opener", "highest_double"), ("spinner_counts", "while_exposed")]),
        ("domino_whist", &[("seats", "4"), ("round_score", "higher_side_only")]),
    ];
    for (variant, options) in games {
        let options = [options, &[("target", "150")]].concat();
        let spec = table(variant, &options);
        let seats = spec.variant.as_ref().unwrap().options["seats"].parse::<usize>().unwrap();
        let mut chairs = vec![seat_for(&ada.player_id)];
        chairs.extend(["random", "balanced", "greedy"].iter().take(seats - 1).map(|name| bot(name, 5)));
        let id = ada.open(v1::TableSpec { chairs, ..spec }).await;
        while let Some((decision, view)) = decision(&mut ada, &id).await {
            check_moves(&decision, &view);
            alike += decision.legal_moves.iter().filter(|legal| legal.same_as > 0).count();
            let legal = &decision.legal_moves[dice.below(decision.legal_moves.len())];
            let mut choice = legal.choice;
            // The server fills this in, so an answer may leave it out.
            if let Some(Action::Place(place)) = choice.as_mut().and_then(|choice| choice.action.as_mut())
                && dice.once_in(2)
            {
                place.exposed_pips = None;
            }
            let sequence = ada.answer(&id, decision.turn, choice).await.unwrap().sequence;
            let request = v1::ListTableEventsRequest {
                table_id: id.clone(),
                after_sequence: sequence - 1,
                page_size: 1,
                ..v1::ListTableEventsRequest::default()
            };
            let step = ada.tables.list_table_events(request).await.unwrap().into_inner().steps.remove(0);
            let Some(Payload::ActionTaken(taken)) = step.events[0].payload.clone() else { panic!("{step:?}") };
            let action = taken.action.unwrap();
            assert_eq!((action.turn, action.seat, action.points), (decision.turn, decision.seat, legal.points));
            assert_eq!(action.action, legal.choice, "told as it was listed");
            scored += usize::from(legal.points > 0);
        }
    }
    assert!(scored > 10 && alike > 10, "{scored} {alike}");
    server.stop().await.unwrap();
}

/// A server that can be stopped and started again on what it has stored.
struct Restartable {
    store: KeptStore,
    shuffler: Arc<Scripted>,
    server: Option<TestServer>,
    tokens: Vec<String>,
    clients: Vec<Client>,
}

/// A UUID of a number.
fn uuid(number: usize) -> String {
    format!("00000000-0000-4000-8000-{number:012x}")
}

impl Restartable {
    /// A server with so many players, who have the same ids everywhere.
    async fn new(players: usize) -> Self {
        let store = KeptStore::with_log_id("log_of_twins").await;
        let mut this =
            Self { store, shuffler: Arc::new(Scripted::new(1)), server: None, tokens: Vec::new(), clients: Vec::new() };
        this.start().await;
        for number in 1..=players {
            let mut nobody = this.server.as_ref().unwrap().nobody().await;
            let request = v1::RegisterPlayerRequest {
                display_name: format!("player {number}"),
                is_bot: true,
                request_id: uuid(number),
            };
            let made = nobody.players.register_player(request).await.unwrap().into_inner();
            this.tokens.push(made.token);
        }
        this.connect().await;
        this
    }

    fn parts(&self) -> Parts {
        let mut made = parts(0);
        made.store = Arc::new(self.store.clone());
        made.shuffler = Arc::clone(&self.shuffler) as Arc<_>;
        made
    }

    async fn start(&mut self) {
        self.server = Some(TestServer::start(self.parts()).await);
    }

    async fn connect(&mut self) {
        self.clients.clear();
        for token in &self.tokens {
            let server = self.server.as_ref().unwrap();
            let mut client = Client::new(server.channel().await, Some(token));
            let caller = client.players.get_caller(v1::GetCallerRequest {}).await.unwrap().into_inner();
            client.player_id = caller.player.unwrap().player_id;
            self.clients.push(client);
        }
    }

    async fn stop(&mut self) {
        self.clients.clear();
        self.server.take().unwrap().stop().await.unwrap();
    }

    async fn restart(&mut self) {
        self.stop().await;
        self.start().await;
        self.connect().await;
    }

    /// Opens a table for the players, chair by chair, with house bots in the chairs behind them.
    async fn open(&mut self, number: usize, variant: &str, options: &[(&str, &str)], bots: &[&str]) -> String {
        let admin = self.server.as_ref().unwrap().admin();
        let mut chairs: Vec<_> = self.clients.iter().map(|client| seat_for(&client.player_id)).collect();
        chairs.extend(bots.iter().map(|name| bot(name, 77)));
        let spec = v1::TableSpec { chairs, ..table(variant, options) };
        let request = v1::BatchCreateTablesRequest {
            tables: vec![v1::BatchTable { table: Some(spec) }],
            request_id: uuid(1000 + number),
        };
        admin.await.director.batch_create_tables(request).await.unwrap().into_inner().table_ids.remove(0)
    }

    /// The question that waits for one of the players, with the player's place; `None` when the match is
    /// over.
    async fn question(&mut self, table_id: &str) -> Option<(usize, v1::Decision)> {
        for _ in 0..1_000_000 {
            for (place, client) in self.clients.iter_mut().enumerate() {
                let pending = client.pending(table_id).await;
                if let Some(decision) = pending.decision {
                    return Some((place, decision));
                }
                if pending.view.unwrap().table.unwrap().state() == v1::TableState::Finished {
                    return None;
                }
            }
            tokio::task::yield_now().await;
        }
        panic!("nobody asks");
    }

    /// Answers with one of the listed moves by these dice; false when the match is over.
    async fn answer(&mut self, table_id: &str, dice: &mut Dice) -> bool {
        let Some((place, decision)) = self.question(table_id).await else { return false };
        let choice = decision.legal_moves[dice.below(decision.legal_moves.len())].choice;
        self.clients[place].answer(table_id, decision.turn, choice).await.unwrap();
        true
    }

    /// All that can be asked about a table by those who sit there, and by nobody in particular.
    async fn views(&mut self, table_id: &str) -> (v1::PublicView, Vec<v1::GetSeatViewResponse>, Vec<v1::SeatStep>) {
        let mut own = Vec::new();
        let mut steps = Vec::new();
        for client in &mut self.clients {
            let pending = client.pending(table_id).await;
            let seat = pending.view.as_ref().unwrap().seat;
            own.push(pending);
            steps.extend(all_steps(client, table_id, seat).await);
        }
        (self.clients[0].table(table_id).await, own, steps)
    }
}

/// All steps of a table as one of its seats reads them.
async fn all_steps(client: &mut Client, table_id: &str, seat: i32) -> Vec<v1::SeatStep> {
    let mut request = v1::ListTableEventsRequest {
        table_id: table_id.to_owned(),
        page_size: 1000,
        seat,
        ..v1::ListTableEventsRequest::default()
    };
    let mut steps = Vec::new();
    loop {
        let page = client.tables.list_table_events(request.clone()).await.unwrap().into_inner();
        steps.extend(page.seat_steps);
        request.page_token = page.next_page_token;
        if request.page_token.is_empty() {
            return steps;
        }
    }
}

/// Steps without their times.
fn timeless(mut steps: Vec<v1::SeatStep>) -> Vec<v1::SeatStep> {
    for step in &mut steps {
        let step = step.step.as_mut().unwrap();
        step.time = None;
        for event in &mut step.events {
            match &mut event.payload {
                Some(Payload::TableCreated(created)) => created.create_time = None,
                Some(Payload::MatchEnded(result)) => result.end_time = None,
                _ => {}
            }
        }
    }
    steps
}

/// A variant, its options, and the house bots that join the two players.
type Game = (&'static str, &'static [(&'static str, &'static str)], &'static [&'static str]);

const GAMES: [Game; 5] = [
    ("all_fives", &[("seats", "4"), ("teams", "opposite"), ("spinner", "all")], &["greedy", "random"]),
    ("all_fives", &[("seats", "2"), ("claim", "muggins")], &[]),
    ("draw", &[("seats", "3"), ("voluntary_draw", "true")], &["balanced"]),
    ("block", &[("seats", "2")], &[]),
    ("domino_whist", &[("seats", "4")], &["first", "random"]),
];

#[tokio::test]
async fn a_restart_between_any_two_decisions_changes_no_view_and_no_game() {
    for (number, (variant, options, bots)) in GAMES.into_iter().enumerate() {
        let target = (30 + number).to_string();
        let options = [options, &[("target", target.as_str())]].concat();
        let (mut whole, mut cut) = (Restartable::new(2).await, Restartable::new(2).await);
        let rules = variants::find(variant).unwrap().with(options.iter().copied()).unwrap();
        for server in [&whole, &cut] {
            let mut dice = Dice::new(100 + number as u64);
            let shuffles: Vec<_> = (0..50).map(|_| dice.shuffled(&rules)).collect();
            server.shuffler.give(Script::new(shuffles, Seat::default()));
        }
        let id = whole.open(number, variant, &options, bots).await;
        assert_eq!(cut.open(number, variant, &options, bots).await, id);
        let (mut dice, mut same_dice) = (Dice::new(7), Dice::new(7));
        while whole.answer(&id, &mut dice).await {}
        let mut restarts = 0;
        loop {
            // Nothing happens while a player is asked, so all can be compared.
            let asked = cut.question(&id).await.is_some();
            let before = cut.views(&id).await;
            cut.restart().await;
            restarts += 1;
            assert_eq!(cut.views(&id).await, before, "{variant}, restart {restarts}");
            if !asked {
                break;
            }
            assert!(cut.answer(&id, &mut same_dice).await);
        }
        assert!(restarts > 10, "{restarts}");
        for place in 0..2 {
            let seat = whole.clients[place].pending(&id).await.view.unwrap().seat;
            let of_whole = timeless(all_steps(&mut whole.clients[place], &id, seat).await);
            let of_cut = timeless(all_steps(&mut cut.clients[place], &id, seat).await);
            assert_eq!(of_cut, of_whole, "{variant}: the same tiles were drawn, the same was played");
        }
        whole.stop().await;
        cut.stop().await;
    }
}

#[tokio::test]
async fn games_that_are_played_side_by_side_are_as_if_each_were_alone() {
    let mut logs = Vec::new();
    for together in [true, false] {
        let mut house = Restartable::new(2).await;
        let mut open = Vec::new();
        for (number, (variant, options, bots)) in GAMES.into_iter().enumerate() {
            let target = (40 + number).to_string();
            let options = [options, &[("target", target.as_str())]].concat();
            let rules = variants::find(variant).unwrap().with(options.iter().copied()).unwrap();
            let mut dice = Dice::new(200 + number as u64);
            house.shuffler.give(Script::new((0..50).map(|_| dice.shuffled(&rules)), Seat::default()));
            let id = house.open(number, variant, &options, bots).await;
            let mut dice = Dice::new(300 + number as u64);
            if together {
                open.push((id, dice));
            } else {
                while house.answer(&id, &mut dice).await {}
                open.push((id, dice));
            }
        }
        let mut turns = Dice::new(9);
        let mut running: Vec<usize> = if together { (0..open.len()).collect() } else { Vec::new() };
        while !running.is_empty() {
            let which = turns.below(running.len());
            let (id, dice) = &mut open[running[which]];
            if !house.answer(id, dice).await {
                running.swap_remove(which);
            }
        }
        let mut log = Vec::new();
        for (id, _) in &open {
            for client in &mut house.clients {
                let seat = client.pending(id).await.view.unwrap().seat;
                log.push(timeless(all_steps(client, id, seat).await));
            }
        }
        logs.push(log);
        house.stop().await;
    }
    assert!(logs[0] == logs[1], "a game is the same in company");
}

/// A deal: the hands named, the rest behind them.
fn deal(rules: &Rules, hands: &str) -> Vec<Tile> {
    let named: Vec<Tile> = hands.split_whitespace().map(|text| notation::tile(text).unwrap()).collect();
    let rest = rules.set().iter().filter(|tile| !named.contains(tile)).collect::<Vec<_>>();
    named.iter().copied().chain(rest).collect()
}

#[tokio::test]
async fn a_spinner_has_four_arms_after_a_restart_too() {
    let mut house = Restartable::new(2).await;
    let options = [("seats", "2"), ("target", "7000")];
    let rules = variants::find("all_fives").unwrap().with(options).unwrap();
    let hands = "6-6 6-2 6-0 5-5 6-1 1-1 0-0  6-3 6-5 3-3 4-2 1-0 2-1 3-1";
    house.shuffler.give(Script::new([deal(&rules, ""), deal(&rules, hands)], Seat::default()));
    let id = house.open(1, "all_fives", &options, &[]).await;
    // Tile by tile with its end and its points: the worked example of the fault list.
    let moves =
        [("6-6", 0), ("6-3L", 15), ("6-2R", 5), ("6-5U", 10), ("6-0D", 10), ("3-3L", 0), ("5-5U", 0), ("4-2R", 20)];
    for (number, (token, points)) in moves.into_iter().enumerate() {
        let (place, decision) = house.question(&id).await.unwrap();
        assert_eq!(place, number % 2);
        let before = house.views(&id).await;
        house.restart().await;
        assert_eq!(house.views(&id).await, before);
        let tokens: Vec<_> = decision.legal_moves.iter().map(|legal| legal.token.as_str()).collect();
        if number == 3 {
            assert!(tokens.contains(&"6-5U") && tokens.contains(&"6-5D"), "two cross arms: {tokens:?}");
        }
        if number == 4 {
            assert!(tokens.contains(&"6-1D") && !tokens.contains(&"6-1U"), "one of them is taken: {tokens:?}");
        }
        let legal = decision.legal_moves.iter().find(|legal| legal.token == token);
        let legal = legal.unwrap_or_else(|| panic!("{token} is not in {tokens:?}"));
        assert_eq!(legal.points, points, "{token}");
        house.clients[place].answer(&id, decision.turn, legal.choice).await.unwrap();
    }
    assert_eq!(house.clients[0].table(&id).await.team_scores, [15, 45]);
    house.stop().await;
}

#[tokio::test]
async fn a_tile_that_was_drawn_before_a_restart_is_still_in_the_hand_after_it() {
    let mut house = Restartable::new(2).await;
    let options = [("seats", "2"), ("target", "7001"), ("voluntary_draw", "true"), ("hand_size", "4")];
    let rules = variants::find("draw").unwrap().with(options).unwrap();
    let hands = "6-6 6-5 4-4 4-3  6-4 6-2 5-5 3-3  2-2 1-1 0-0";
    house.shuffler.give(Script::new([deal(&rules, ""), deal(&rules, hands)], Seat::default()));
    let id = house.open(1, "draw", &options, &[]).await;
    let play = async |house: &mut Restartable, token: &str| {
        let (place, decision) = house.question(&id).await.unwrap();
        let legal = decision.legal_moves.iter().find(|legal| legal.token == token).unwrap();
        house.clients[place].answer(&id, decision.turn, legal.choice).await.unwrap();
    };
    play(&mut house, "6-6").await;
    let mut boneyard = house.clients[0].table(&id).await.boneyard_count;
    let mut drawn = Vec::new();
    for next in ["2-2", "1-1", "0-0"] {
        play(&mut house, "draw").await;
        drawn.push(next.to_owned());
        boneyard -= 1;
        house.restart().await;
        let (place, decision) = house.question(&id).await.unwrap();
        assert_eq!(place, 1, "who drew goes on");
        let view = house.clients[1].pending(&id).await.view.unwrap();
        let texts = |tiles: &[v1::Tile]| tiles.iter().map(|tile| tile_of(*tile).to_string()).collect::<Vec<_>>();
        assert_eq!(texts(&view.drawn_tiles), drawn);
        assert!(drawn.iter().all(|tile| texts(&view.hand).contains(tile)));
        assert_eq!(view.hand.len(), 4 + drawn.len());
        assert_eq!(view.table.as_ref().unwrap().boneyard_count, boneyard);
        check_moves(&decision, &view);
        // The other seat learns how many, and not which.
        let other = house.clients[0].pending(&id).await.view.unwrap();
        assert_eq!((other.drawn_tiles, other.hand.len()), (Vec::new(), 3));
        let counts: Vec<_> = other.table.unwrap().seats.iter().map(|seat| seat.hand_count).collect();
        assert_eq!(counts, [3, i32::try_from(view.hand.len()).unwrap()]);
    }
    house.stop().await;
}
