//! The vectors of the provable deal, which other code made from `docs/reference/deal-proof.md`.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::print_stderr, reason = "a test that skips says so")]

use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
    process::{Command, Output},
};

use boneyard_engine::{
    seat::Seat,
    tile::{Tile, TileSet},
};
use boneyard_record::deal::{Commitment, Contribution, DealContext, DrawOrder, Entropy, GroupId, Proof, Secret};

#[derive(serde::Deserialize)]
struct File {
    scheme: String,
    proofs: Vec<StatedProof>,
}

#[derive(serde::Deserialize)]
struct StatedProof {
    group_id: String,
    commitment: String,
    secret: String,
    entropies: Vec<StatedEntropy>,
    board: u32,
    draw_order: String,
    deals: Vec<StatedDeal>,
}

#[derive(serde::Deserialize)]
struct StatedEntropy {
    giver: u32,
    entropy: String,
}

#[derive(serde::Deserialize)]
struct StatedDeal {
    round: u32,
    attempt: u32,
    max_pip: u8,
    thrown_away: u32,
    tiles: String,
    #[serde(default)]
    lots: BTreeMap<String, char>,
    #[serde(default)]
    own_orders: BTreeMap<char, String>,
}

fn vectors() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors/deal.json")
}

fn file() -> File {
    serde_json::from_slice(&std::fs::read(vectors()).unwrap()).unwrap()
}

fn proof(stated: &StatedProof) -> Proof {
    let contribution = |stated: &StatedEntropy| Contribution {
        giver: stated.giver,
        entropy: Entropy::from_hex(&stated.entropy).unwrap(),
    };
    Proof {
        group_id: GroupId::new(&stated.group_id).unwrap(),
        commitment: Commitment::from_hex(&stated.commitment).unwrap(),
        secret: Secret::from_hex(&stated.secret).unwrap(),
        contributions: stated.entropies.iter().map(contribution).collect(),
        board: stated.board,
        draw_order: DrawOrder::from_name(&stated.draw_order).unwrap(),
    }
}

fn tiles(text: &str) -> Vec<Tile> {
    let tile = |text: &str| {
        let (high, low) = text.split_once('-').unwrap();
        Tile::new(high.parse().unwrap(), low.parse().unwrap()).unwrap()
    };
    text.split(' ').map(tile).collect()
}

#[test]
fn every_vector_agrees() {
    let file = file();
    assert_eq!(file.scheme, "boneyard/v1");
    for stated in &file.proofs {
        let proof = proof(stated);
        let opened = proof.open().unwrap();
        for deal in &stated.deals {
            let (round, attempt, tile_set) = (deal.round, deal.attempt, TileSet::full(deal.max_pip));
            opened.verify_deal(round, attempt, tile_set, &tiles(&deal.tiles)).unwrap();
            for (seats, &drawn) in &deal.lots {
                let drawn = Seat::from_letter(drawn).unwrap();
                opened.verify_lot(round, attempt, seats.parse().unwrap(), drawn).unwrap();
            }
            for (&seat, order) in &deal.own_orders {
                let context = DealContext { board: stated.board, round, attempt };
                let proven = opened.chance().own_order(context, Seat::from_letter(seat).unwrap(), tile_set);
                assert_eq!(proven, tiles(order), "own order of {seat}, {context}");
            }
        }
    }
}

#[test]
fn the_vectors_reach_all_that_the_page_fixes() {
    let file = file();
    let deals = || file.proofs.iter().flat_map(|proof| proof.deals.iter().map(move |deal| (proof, deal)));
    assert!(deals().count() >= 120, "{} vectors", deals().count());
    let all = |expected: Vec<usize>, found: BTreeSet<usize>| {
        let lacking: Vec<_> = expected.into_iter().filter(|wanted| !found.contains(wanted)).collect();
        assert!(lacking.is_empty(), "no vector with {lacking:?}");
    };
    all((0..=6).chain([9, 12, 15, 18]).collect(), deals().map(|(_, deal)| usize::from(deal.max_pip)).collect());
    all((0..=14).collect(), file.proofs.iter().map(|proof| proof.entropies.len()).collect());
    all(
        (1..=14).collect(),
        deals().flat_map(|(_, deal)| deal.lots.keys().map(|seats| seats.parse().unwrap())).collect(),
    );
    all(vec![1, 64], file.proofs.iter().map(|proof| proof.group_id.len()).collect());
    all(
        vec![1, 64],
        file.proofs.iter().flat_map(|proof| proof.entropies.iter().map(|stated| stated.entropy.len() / 2)).collect(),
    );
    all(
        Seat::all(14).map(Seat::index).collect(),
        deals()
            .flat_map(|(_, deal)| deal.own_orders.keys().map(|&seat| Seat::from_letter(seat).unwrap().index()))
            .collect(),
    );
    let thrown_away: BTreeSet<u8> =
        deals().filter(|(_, deal)| deal.thrown_away > 0).map(|(_, deal)| deal.max_pip).collect();
    assert!(thrown_away.len() >= 3, "words are thrown away only in sets up to {thrown_away:?}");
}

/// Runs the independent verifier; none where there is no Python, unless all tools must be there.
fn verify_with_python(file: &Path) -> Option<Output> {
    let interpreter = std::env::var("BONEYARD_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("verify_deal.py");
    match Command::new(&interpreter).arg(script).arg(file).output() {
        Ok(output) => Some(output),
        Err(fault) => {
            let missing = format!("`{interpreter}` cannot be run ({fault}): install Python 3 or set BONEYARD_PYTHON");
            assert!(std::env::var_os("BONEYARD_REQUIRE_ALL").is_none_or(|value| value != "1"), "{missing}");
            eprintln!("skipped: {missing}");
            None
        }
    }
}

#[test]
fn the_independent_verifier_agrees_with_the_vectors() {
    let Some(output) = verify_with_python(&vectors()) else { return };
    let (said, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{errors}");
    let file = file();
    let deals: usize = file.proofs.iter().map(|proof| proof.deals.len()).sum();
    assert!(said.contains(&format!("{} proofs with {deals} deals agree", file.proofs.len())), "{said}");
}

/// The first proof alone, with something replaced, and what the verifier must say of it.
#[test]
fn the_independent_verifier_names_the_first_disagreement() {
    let mut whole: serde_json::Value = serde_json::from_slice(&std::fs::read(vectors()).unwrap()).unwrap();
    whole["proofs"].as_array_mut().unwrap().truncate(1);
    let text = whole.to_string();
    let first = file().proofs.into_iter().next().unwrap();
    let deal = &first.deals[0];
    let dealt: Vec<_> = deal.tiles.split(' ').collect();
    let exchanged = [&[dealt[1], dealt[0]], &dealt[2..]].concat().join(" ");
    let without_last = dealt[..dealt.len() - 1].join(" ");
    for (old, new, complaint) in [
        (first.commitment.as_str(), "00", "proof 1, commitment"),
        (&first.secret, &"00".repeat(32), "proof 1, commitment"),
        (&first.secret, "00", "proof 1, lengths and characters allowed"),
        (&first.group_id, "tbl example", "proof 1, lengths and characters allowed"),
        (&first.group_id, "tbl_other", "proof 1, commitment"),
        (&first.entropies[0].entropy, "00", "proof 1, board 0, round 0, attempt 0: tile 1:"),
        (&deal.tiles, &exchanged, "proof 1, board 0, round 0, attempt 0: tile 1:"),
        (&deal.tiles, &without_last, "tile 28: the file says nothing"),
        (&deal.tiles, &format!("{} 6-6", deal.tiles), "tile 29: the file says 6-6"),
        (&format!(r#""2":"{}""#, deal.lots["2"]), r#""2":"N""#, "attempt 0: lot of 2: the file says N"),
        (&first.deals[1].own_orders[&'A'], "0-0", "round 1, attempt 0: own order of A: the file says 0-0"),
    ] {
        let mut changed = tempfile::NamedTempFile::new().unwrap();
        assert!(text.contains(old), "{old}");
        std::io::Write::write_all(&mut changed, text.replacen(old, new, 1).as_bytes()).unwrap();
        let Some(output) = verify_with_python(changed.path()) else { return };
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{complaint}: {errors}");
        assert!(errors.contains(complaint), "{complaint}: {errors}");
    }
}
