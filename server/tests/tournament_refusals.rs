//! What a tournament refuses: each with its reason, the field, and what would be possible; and nothing is
//! created.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use boneyard_proto::v1::{self, ExportFormat, TournamentFormat, TournamentState};
use support::{
    Client, TestServer, bot, parts,
    refusal::{bad_field, reason_of, refused},
    seat_for,
    tournament::spec,
};

fn two() -> v1::TournamentSpec {
    spec("block", &[("seats", "2"), ("target", "1")], 1)
}

async fn count(client: &mut Client) -> usize {
    client
        .tournaments
        .list_tournaments(v1::ListTournamentsRequest::default())
        .await
        .unwrap()
        .into_inner()
        .tournaments
        .len()
}

#[tokio::test]
async fn a_plan_that_is_malformed_names_the_field_and_creates_nothing() {
    let server = TestServer::start(parts(91)).await;
    let mut admin = server.admin().await;
    let wrong: Vec<(&str, v1::TournamentSpec)> = vec![
        ("spec.display_name", v1::TournamentSpec { display_name: String::new(), ..two() }),
        ("spec.display_name", v1::TournamentSpec { display_name: "x".repeat(65), ..two() }),
        ("spec.display_name", v1::TournamentSpec { display_name: "a\u{1b}[2J".to_owned(), ..two() }),
        ("spec.format", v1::TournamentSpec { format: 0, ..two() }),
        ("spec.format", v1::TournamentSpec { format: 99, ..two() }),
        ("spec.boards_per_pairing", v1::TournamentSpec { boards_per_pairing: -1, ..two() }),
        ("spec.boards_per_pairing", v1::TournamentSpec { boards_per_pairing: 100_001, ..two() }),
        ("spec.round_count", v1::TournamentSpec { round_count: -3, ..two() }),
        ("spec.cycle_count", v1::TournamentSpec { cycle_count: 3, ..two() }),
        ("spec.seating", v1::TournamentSpec { seating: 42, ..two() }),
        ("spec.partners", v1::TournamentSpec { partners: 9, ..two() }),
        ("spec.partners", v1::TournamentSpec { partners: v1::PartnerPolicy::FixedPair.into(), ..two() }),
        ("spec.point_unit", v1::TournamentSpec { point_unit: 9, ..two() }),
        ("spec.tie_breaks", v1::TournamentSpec { tie_breaks: vec![0], ..two() }),
        ("spec.sides", v1::TournamentSpec { sides: 7, ..two() }),
        ("spec.max_entrants", v1::TournamentSpec { max_entrants: 1, ..two() }),
        ("spec.max_concurrent_games", v1::TournamentSpec { max_concurrent_games: 5000, ..two() }),
        (
            "spec.sequential_test.alternative_milli",
            v1::TournamentSpec { sequential_test: Some(v1::SequentialTest::default()), ..two() },
        ),
        (
            "spec.faults.replays",
            v1::TournamentSpec { faults: Some(v1::FaultPolicies { replays: 11, ..Default::default() }), ..two() },
        ),
    ];
    for (field, spec) in wrong {
        assert_eq!(bad_field(admin.create(spec).await), field);
    }
    let unknown = v1::TournamentSpec { variant: support::table("poker", &[]).variant, ..two() };
    assert_eq!(reason_of(admin.create(unknown).await), "VARIANT_UNKNOWN");
    let option = v1::TournamentSpec { variant: support::table("block", &[("seats", "9")]).variant, ..two() };
    assert_eq!(reason_of(admin.create(option).await), "OPTION_INVALID");
    assert_eq!(count(&mut admin).await, 0, "nothing was created");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_plan_that_cannot_be_held_says_what_could() {
    let server = TestServer::start(parts(92)).await;
    let mut admin = server.admin().await;
    // Five boards of a tournament in which each bot plays every board once need a multiple of two.
    let single = v1::TournamentSpec { seating: v1::SeatingDesign::Single.into(), boards_per_pairing: 5, ..two() };
    let refusal = refused(admin.create(single).await);
    assert_eq!(refusal.reason, "PLAN_IMPOSSIBLE");
    assert_eq!(refusal.metadata["field"], "boards");
    assert_eq!(refusal.metadata["possible"], "4 or 6");
    assert_eq!(count(&mut admin).await, 0, "nothing was created");

    // What depends on who enters is refused at the start, and the tournament stays open.
    let id = admin.create(two()).await.unwrap().tournament_id;
    admin.enter(&id, vec![bot("greedy", 1)], "alone").await.unwrap();
    let refusal = refused(admin.set_state(&id, TournamentState::Running).await);
    assert_eq!((refusal.reason.as_str(), refusal.metadata["field"].as_str()), ("PLAN_IMPOSSIBLE", "entrants"));
    assert_eq!(admin.tournament(&id).await.tournament.unwrap().state(), TournamentState::Open);
    let many = v1::TournamentSpec { format: TournamentFormat::Swiss.into(), round_count: 9, ..two() };
    let id = admin.create(many).await.unwrap().tournament_id;
    for name in ["a", "b", "c", "d"] {
        admin.enter(&id, vec![bot("greedy", 1)], name).await.unwrap();
    }
    let refusal = refused(admin.set_state(&id, TournamentState::Running).await);
    assert_eq!((refusal.metadata["field"].as_str(), refusal.metadata["possible"].as_str()), ("rounds", "1 to 3"));
    let test = v1::SequentialTest { alternative_milli: 2000, ..Default::default() };
    let id = admin.create(v1::TournamentSpec { sequential_test: Some(test), ..two() }).await.unwrap().tournament_id;
    for name in ["a", "b", "c"] {
        admin.enter(&id, vec![bot("greedy", 1)], name).await.unwrap();
    }
    let refusal = refused(admin.set_state(&id, TournamentState::Running).await);
    assert_eq!(refusal.metadata["field"], "sequential_test");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn entries_are_refused_for_what_is_wrong_with_them() {
    let server = TestServer::start(parts(93)).await;
    let mut admin = server.admin().await;
    let mut ada = server.player("ada").await;
    let id = admin.create(two()).await.unwrap().tournament_id;
    admin.enter(&id, vec![bot("greedy", 1)], "greedy").await.unwrap();
    assert_eq!(admin.enter(&id, vec![bot("greedy", 1)], "greedy").await.unwrap().entrant, 1, "the same again");
    assert_eq!(reason_of(admin.enter(&id, vec![bot("first", 1)], "greedy").await), "ENTRY_REFUSED", "name taken");
    let both = vec![bot("first", 1), bot("first", 2)];
    assert_eq!(reason_of(admin.enter(&id, both, "pair").await), "ENTRY_REFUSED", "a pair in a game of single players");
    assert_eq!(bad_field(admin.enter(&id, vec![bot("stockfish", 1)], "s").await), "house_bot");
    assert_eq!(bad_field(admin.enter(&id, vec![v1::ChairSpec::default()], "s").await), "members");
    assert_eq!(reason_of(admin.enter(&id, vec![seat_for("ply_nobody")], "n").await), "PLAYER_NOT_FOUND");
    // It is not open: she cannot enter herself, and nobody is entered by her.
    assert_eq!(reason_of(ada.enter(&id, vec![], "").await), "NOT_ALLOWED");
    assert_eq!(reason_of(ada.enter(&id, vec![bot("first", 1)], "mine").await), "NOT_ALLOWED");
    assert_eq!(admin.enter(&id, vec![seat_for(&ada.player_id)], "ada").await.unwrap().entrant, 2);
    assert_eq!(admin.enter(&id, vec![seat_for(&ada.player_id)], "again").await.unwrap().entrant, 2, "entered once");
    let request = v1::WithdrawEntrantRequest { tournament_id: id.clone(), entrant: 1 };
    assert_eq!(reason_of(ada.tournaments.withdraw_entrant(request).await), "NOT_ALLOWED");
    let request = v1::WithdrawEntrantRequest { tournament_id: id.clone(), entrant: 9 };
    assert_eq!(bad_field(admin.tournaments.withdraw_entrant(request).await), "entrant");
    admin.set_state(&id, TournamentState::Running).await.unwrap();
    assert_eq!(reason_of(admin.enter(&id, vec![bot("first", 1)], "late").await), "WRONG_STATE");

    let pairs = v1::TournamentSpec {
        variant: support::table("block", &[("seats", "4"), ("teams", "opposite")]).variant,
        partners: v1::PartnerPolicy::FixedPair.into(),
        ..two()
    };
    let id = admin.create(pairs).await.unwrap().tournament_id;
    let twice = vec![seat_for(&ada.player_id), seat_for(&ada.player_id)];
    assert_eq!(reason_of(admin.enter(&id, twice, "both").await), "ENTRY_REFUSED", "both halves of a pair");
    let me = support::game::caller(&mut admin).await.player_id;
    let id = admin.create(two()).await.unwrap().tournament_id;
    assert_eq!(reason_of(admin.enter(&id, vec![seat_for(&me)], "me").await), "DIRECTOR_CANNOT_PLAY");

    let no_clock = v1::TimeControl { unlimited: true, ..Default::default() };
    let open = v1::TournamentSpec { open_entry: true, max_entrants: 2, time_control: Some(no_clock), ..two() };
    let id = admin.create(open.clone()).await.unwrap().tournament_id;
    assert_eq!(reason_of(ada.enter(&id, vec![], "").await), "ENTRY_REFUSED", "she could keep it waiting for ever");
    let id = admin.create(v1::TournamentSpec { time_control: None, ..open }).await.unwrap().tournament_id;
    let request = v1::AddEntrantRequest { tournament_id: id.clone(), entropy: vec![0; 65], ..Default::default() };
    assert_eq!(bad_field(ada.tournaments.add_entrant(request).await), "entropy");
    assert_eq!(ada.enter(&id, vec![], "").await.unwrap().display_name, "ada");
    let mut bob = server.player("bob").await;
    bob.enter(&id, vec![], "").await.unwrap();
    let mut eve = server.player("eve").await;
    assert_eq!(reason_of(eve.enter(&id, vec![], "").await), "LIMIT_REACHED");
    server.stop().await.unwrap();
}

#[tokio::test]
async fn what_is_not_there_and_what_is_not_possible_now_is_told() {
    let server = TestServer::start(parts(94)).await;
    let mut admin = server.admin().await;
    for id in ["trn_none", "tbl_none", "Ω"] {
        let request = v1::GetTournamentRequest { tournament_id: id.to_owned() };
        assert_eq!(reason_of(admin.tournaments.get_tournament(request).await), "TOURNAMENT_NOT_FOUND", "{id}");
        assert_eq!(reason_of(admin.exported(id, ExportFormat::Json).await), "TOURNAMENT_NOT_FOUND", "{id}");
        assert_eq!(reason_of(admin.set_state(id, TournamentState::Paused).await), "TOURNAMENT_NOT_FOUND", "{id}");
    }
    assert_eq!(bad_field(admin.set_state("", TournamentState::Paused).await), "tournament_id");
    let id = admin.create(two()).await.unwrap().tournament_id;
    assert_eq!(bad_field(admin.set_state(&id, TournamentState::Finished).await), "state");
    assert_eq!(reason_of(admin.set_state(&id, TournamentState::Paused).await), "WRONG_STATE");
    assert_eq!(bad_field(admin.exported(&id, ExportFormat::Unspecified).await), "format");
    assert_eq!(reason_of(admin.exported(&id, ExportFormat::Bones).await), "DEAL_NOT_REVEALED");
    admin.set_state(&id, TournamentState::Cancelled).await.unwrap();
    admin.set_state(&id, TournamentState::Cancelled).await.unwrap();
    assert_eq!(reason_of(admin.set_state(&id, TournamentState::Running).await), "WRONG_STATE");
    let request = |spec| v1::CreateTournamentRequest {
        spec: Some(spec),
        request_id: "00000000-0000-4000-8000-000000000001".to_owned(),
    };
    let made = |created: tonic::Response<v1::CreateTournamentResponse>| created.into_inner().tournament.unwrap();
    let first = made(admin.tournaments.create_tournament(request(two())).await.unwrap());
    let again = made(admin.tournaments.create_tournament(request(two())).await.unwrap());
    assert_eq!(first.tournament_id, again.tournament_id);
    let other = v1::TournamentSpec { boards_per_pairing: 2, ..two() };
    assert_eq!(reason_of(admin.tournaments.create_tournament(request(other)).await), "REQUEST_ID_REUSED");
    server.stop().await.unwrap();
}
