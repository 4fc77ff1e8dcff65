//! The engine against domino engines of other people: `OpenSpiel`'s two games and the package `dominoes`.
//!
//! They play random deals by random moves and say, decision by decision, what was legal, what was laid
//! and who passed, and at the end what it was worth. The engine plays the same moves. Where the rules of
//! a package are not ours, a test whose name says the difference holds it; the page
//! `docs/explanation/oracles.md` has the reasons.
//!
//! `BONEYARD_ORACLES` names the interpreter, `BONEYARD_GAMES` the number of deals for each game.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
#![expect(clippy::print_stderr, reason = "a test that skips says so")]

#[path = "oracles/deals.rs"]
mod deals;
#[path = "support/dice.rs"]
mod dice;
#[path = "oracles/games.rs"]
mod games;
#[path = "oracles/interpreter.rs"]
mod interpreter;
#[path = "oracles/our_side.rs"]
mod our_side;
#[path = "oracles/round.rs"]
mod round;

use std::{cmp::Ordering, io::Write, process::Stdio};

use boneyard_engine::{
    position::Opener,
    rules::Rules,
    seat::{ByTeam, Seat, Team},
    table::RoundResult,
};
use deals::Deal;
use dice::Dice;
use games::Oracle;
use our_side::play;
use round::{Round, Told};

/// Deals for each game when nobody says otherwise: some seconds.
const DEALS: usize = 1_000;

/// Random rounds of an oracle, for as many seats as our rules have; `None` where it is not installed.
fn random_rounds(oracle: Oracle, rules: Rules) -> Option<Vec<(Deal, Told)>> {
    let count = std::env::var("BONEYARD_GAMES").map_or(DEALS, |number| number.parse().unwrap());
    let mut dice = Dice::new(6_628);
    let deals: Vec<Deal> = (0..count).map(|_| Deal::random(&rules, &mut dice)).collect();
    let told = ask(oracle, &deals.iter().map(Deal::line).collect::<String>())?;
    assert_eq!(told.len(), deals.len(), "each deal was played");
    Some(deals.into_iter().zip(told).collect())
}

/// What an oracle says of these deals.
fn ask(oracle: Oracle, lines: &str) -> Option<Vec<Told>> {
    let mut script = interpreter::script(oracle.script)?;
    script.arg("rounds").args(oracle.game).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = script.spawn().unwrap();
    // The scripts read everything before they print, so neither side waits for the other.
    child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{script:?} ended with {}", output.status);
    Some(round::read(&String::from_utf8(output.stdout).unwrap()))
}

/// Plays what was told on our engine: it has to have the same course.
fn replay(oracle: Oracle, rules: Rules, deal: &Deal, told: &Told) -> RoundResult {
    let mut moves = told.round.moves().into_iter();
    let (round, result) = play(rules, deal, oracle.ends, |_| moves.next().unwrap_or("nothing").to_owned());
    assert_eq!(round, told.round, "ours is the left one, of the deal {}", deal.line());
    result.unwrap()
}

/// The first random round of ours that shows something, and the same round as the oracle has it; `None`
/// where the oracle is not installed.
fn first_round_where(
    oracle: Oracle,
    rules: Rules,
    shows: impl Fn(&Round, &RoundResult) -> bool,
) -> Option<(RoundResult, Told)> {
    let mut dice = Dice::new(1);
    let found = (0..100_000).find_map(|_| {
        let deal = Deal::random(&rules, &mut dice);
        let (round, result) = play(rules, &deal, oracle.ends, |legal| dice.pick(legal).to_owned());
        result.filter(|result| shows(&round, result)).map(|result| (deal, round, result))
    });
    let (deal, round, result) = found.expect("one of many rounds shows it");
    let told = ask(oracle, &deal.line_with_moves(&round.moves()))?.remove(0);
    assert_eq!(round, told.round, "ours is the left one, of the deal {}", deal.line());
    Some((result, told))
}

/// Pips left to each team.
fn left(rules: Rules, result: &RoundResult) -> ByTeam<i32> {
    rules.by_team(|seat| result.hand_pips[seat].into())
}

/// The other one of two teams.
fn other(team: Team) -> Team {
    Team::from_index(1 - team.index()).unwrap()
}

/// What each seat has of the round when one side pays the other.
fn paid_by_the_other_side(rules: Rules, result: &RoundResult) -> Vec<i32> {
    let sign = if rules.low_wins() { -1 } else { 1 };
    let worth = |team: Team| sign * (result.awarded[team] - result.awarded[other(team)]);
    Seat::all(rules.seats).map(|seat| worth(rules.team_of(seat))).collect()
}

/// Points for the seats of one team, nothing for the others.
fn for_team(rules: Rules, team: Option<Team>, points: i32) -> Vec<i32> {
    Seat::all(rules.seats).map(|seat| if team == Some(rules.team_of(seat)) { points } else { 0 }).collect()
}

/// The seat that laid last.
fn closer(round: &Round) -> Seat {
    let line = round.play.iter().rfind(|line| line.contains(" lays ")).unwrap();
    Seat::from_letter(line.chars().next().unwrap()).unwrap()
}

/// Who opens after a block that somebody won, as `dominoes` has it: whoever laid last if that team won,
/// else the next seat.
fn opener_after_block(rules: Rules, round: &Round, winner: Team) -> Seat {
    let closer = closer(round);
    if rules.team_of(closer) == winner { closer } else { closer.next(rules.seats) }
}

/// What the rounds of a comparison showed, so that it was not empty.
#[derive(Clone, Copy, Default, Debug)]
struct Shown {
    rounds: usize,
    tiles: usize,
    passes: usize,
    out: usize,
    blocked: usize,
    /// Blocked with equal hands.
    tied: usize,
    /// Worth something else than in our rules that are nearest.
    scored_otherwise: usize,
}

impl Shown {
    fn add(&mut self, round: &Round, result: &RoundResult, scored_otherwise: bool) {
        self.rounds += 1;
        self.tiles += round.count("lays");
        self.passes += round.count("passes");
        self.out += usize::from(result.out.is_some());
        self.blocked += usize::from(result.out.is_none());
        self.tied += usize::from(result.winner.is_none());
        self.scored_otherwise += usize::from(scored_otherwise);
    }

    fn check(&self, game: &str) {
        eprintln!("{game}: {self:?}");
        if self.rounds >= DEALS {
            let least = [self.passes, self.out, self.blocked, self.tied].into_iter().min();
            assert!(least > Some(0), "{game} never showed something: {self:?}");
        }
    }
}

#[test]
fn open_spiel_for_two_plays_our_block() {
    let rules = games::block_for_two();
    let Some(rounds) = random_rounds(games::OPEN_SPIEL_TWO, rules) else { return };
    let mut shown = Shown::default();
    for (deal, told) in rounds {
        let result = replay(games::OPEN_SPIEL_TWO, rules, &deal, &told);
        assert_eq!(paid_by_the_other_side(rules, &result), told.points, "{}", deal.line());
        shown.add(&told.round, &result, false);
    }
    shown.check("python_block_dominoes");
}

#[test]
fn open_spiel_for_four_plays_our_whist_in_which_the_heavier_side_is_charged() {
    let rules = games::whist("higher_side_only");
    let Some(rounds) = random_rounds(games::OPEN_SPIEL_FOUR, rules) else { return };
    let mut shown = Shown::default();
    for (deal, told) in rounds {
        let result = replay(games::OPEN_SPIEL_FOUR, rules, &deal, &told);
        assert_eq!(paid_by_the_other_side(rules, &result), told.points, "{}", deal.line());
        shown.add(&told.round, &result, false);
    }
    shown.check("python_team_dominoes");
}

#[test]
fn open_spiel_for_four_plays_our_block_except_that_a_pair_that_goes_out_can_lose() {
    let rules = games::block_for_pairs("others_total");
    let Some(rounds) = random_rounds(games::OPEN_SPIEL_FOUR, rules) else { return };
    let mut shown = Shown::default();
    for (deal, told) in rounds {
        let result = replay(games::OPEN_SPIEL_FOUR, rules, &deal, &told);
        let left = left(rules, &result);
        let out = result.out.map(|seat| rules.team_of(seat));
        let heavier_went_out = out.is_some_and(|team| left[team] >= left[other(team)]);
        let same = paid_by_the_other_side(rules, &result) == told.points;
        assert_eq!(same, !heavier_went_out, "{:?} of the deal {}", told.points, deal.line());
        shown.add(&told.round, &result, !same);
    }
    shown.check("python_team_dominoes as Block");
}

#[test]
fn dominoes_plays_our_block_except_for_partners_tiles_and_openers_after_a_block() {
    let rules = games::block_for_pairs("all_hands_total");
    let Some(rounds) = random_rounds(games::DOMINOES, rules) else { return };
    let mut shown = Shown::default();
    for (deal, told) in rounds {
        let result = replay(games::DOMINOES, rules, &deal, &told);
        let award = result.winner.map_or(0, |team| result.awarded[team]);
        let partners_tiles = result.out.map_or(0, |seat| left(rules, &result)[rules.team_of(seat)]);
        let expected = for_team(rules, result.winner, award + partners_tiles);
        assert_eq!(expected, told.points, "{}", deal.line());
        let opener = match (result.out, result.winner, result.next_opener) {
            (None, Some(winner), _) => opener_after_block(rules, &told.round, winner),
            (_, _, Some(Opener::Seat(ours))) => ours,
            (_, _, Some(Opener::Lot | Opener::Holder) | None) => panic!("{:?} opens next", result.next_opener),
        };
        assert_eq!(Some(opener), told.next, "opener after the deal {}", deal.line());
        shown.add(&told.round, &result, partners_tiles > 0);
    }
    shown.check("dominoes");
}

#[test]
fn dominoes_gives_the_winner_what_both_sides_are_charged_in_our_whist() {
    let rules = games::whist("own_pips_penalty");
    let Some(rounds) = random_rounds(games::DOMINOES, rules) else { return };
    let mut shown = Shown::default();
    for (deal, told) in rounds {
        let result = replay(games::DOMINOES, rules, &deal, &told);
        let charged = Team::all(2).map(|team| result.awarded[team]).sum();
        assert_eq!(for_team(rules, result.winner, charged), told.points, "{}", deal.line());
        shown.add(&told.round, &result, false);
    }
    shown.check("dominoes as Domino Whist");
}

#[test]
fn in_open_spiel_going_out_against_a_lone_double_blank_wins_nothing() {
    let rules = games::block_for_two();
    let shows = |_: &Round, result: &RoundResult| result.out.is_some() && left(rules, result).0[..2] == [0, 0];
    let Some((result, told)) = first_round_where(games::OPEN_SPIEL_TWO, rules, shows) else { return };
    assert_eq!(result.winner, result.out.map(|seat| rules.team_of(seat)), "ours: going out wins the round");
    assert_eq!(told.points, [0, 0], "theirs: equal hands, a draw");
}

#[test]
fn in_open_spiel_a_pair_loses_by_going_out_with_the_heavier_hands() {
    let rules = games::block_for_pairs("others_total");
    let going_out = |result: &RoundResult, than_other: Ordering| {
        let team = result.out.map(|seat| rules.team_of(seat));
        let left = left(rules, result);
        team.is_some_and(|team| left[team].cmp(&left[other(team)]) == than_other)
    };
    for (than_other, sign) in [(Ordering::Greater, -1), (Ordering::Equal, 0)] {
        let shows = |_: &Round, result: &RoundResult| going_out(result, than_other);
        let Some((result, told)) = first_round_where(games::OPEN_SPIEL_FOUR, rules, shows) else { return };
        let winner = result.winner.unwrap();
        let left = left(rules, &result);
        assert_eq!(result.winner, result.out.map(|seat| rules.team_of(seat)), "ours: going out wins the round");
        assert_eq!(result.awarded[winner], left[other(winner)], "ours: for the other pair's pips");
        let points =
            |seat: Seat| if rules.team_of(seat) == winner { sign * left[winner] } else { -sign * left[winner] };
        assert_eq!(told.points, Seat::all(4).map(points).collect::<Vec<_>>(), "theirs: the lighter pair wins");
    }
}

#[test]
fn in_dominoes_going_out_wins_the_partners_tiles_too() {
    let rules = games::block_for_pairs("all_hands_total");
    let shows =
        |_: &Round, result: &RoundResult| result.out.is_some_and(|seat| left(rules, result)[rules.team_of(seat)] > 0);
    let Some((result, told)) = first_round_where(games::DOMINOES, rules, shows) else { return };
    let winner = result.winner.unwrap();
    let left = left(rules, &result);
    assert_eq!(result.awarded[winner], left[other(winner)], "ours: the pips of the other pair");
    assert_eq!(told.points, for_team(rules, result.winner, left.0.iter().sum()), "theirs: those of all hands");
}

#[test]
fn in_dominoes_whoever_laid_last_or_their_left_neighbour_opens_after_a_block() {
    let rules = games::block_for_pairs("all_hands_total");
    for closer_won in [true, false] {
        let shows = |round: &Round, result: &RoundResult| {
            let winner = result.winner.filter(|_| result.out.is_none());
            winner.is_some_and(|winner| {
                let theirs = Opener::Seat(opener_after_block(rules, round, winner));
                (rules.team_of(closer(round)) == winner) == closer_won && result.next_opener != Some(theirs)
            })
        };
        let Some((result, told)) = first_round_where(games::DOMINOES, rules, shows) else { return };
        let winner = result.winner.unwrap();
        let lightest =
            Seat::all(4).filter(|&seat| rules.team_of(seat) == winner).min_by_key(|&seat| result.hand_pips[seat]);
        assert_eq!(result.next_opener, lightest.map(Opener::Seat), "ours: the lightest hand of the pair that won");
        let closer = closer(&told.round);
        let expected = if closer_won { closer } else { closer.next(4) };
        assert_eq!(told.next, Some(expected), "theirs");
    }
}
