//! `balanced`: weighs points, pips and doubles shed against keeping its own suits alive and leaving
//! ends that its opponents are likely to lack.

use boneyard_engine::{
    position::{Asked, Position},
    rules::Rules,
    seat::Seat,
    table::{self, Command, LegalMove, Move, SeatView, Source},
    tile::Tile,
};

use crate::{
    HouseBot,
    imagined::imagined,
    tally::{CERTAIN, Tally, count},
};

pub(crate) const BALANCED: HouseBot = HouseBot {
    name: "balanced",
    summary: "Counts suits: takes points, keeps ends it can follow, leaves ends that opponents lack, sheds heavy doubles early.",
    decide,
};

// What things are worth, in thousandths of a point. Found by playing duplicate deals of every
// variant against earlier weights and `greedy`. The optimum is flat.

/// A point at once.
const POINT: i64 = 1000;
/// A pip shed.
const PIP: i64 = 80;
/// A pip of a double shed, on top: a double fits one value only, so it is the first to get stuck.
const DOUBLE_PIP: i64 = 100;
/// Having a tile that fits afterwards.
const FOLLOW: i64 = 500;
/// Each tile that fits afterwards.
const FOLLOWER: i64 = 200;
/// Each unseen tile that fits afterwards.
const UNSEEN_FOLLOWER: i64 = -200;
/// The next opponent being stuck.
const OPPONENT_STUCK: i64 = 3000;
/// A partner in its place being stuck.
const PARTNER_STUCK: i64 = -6000;
/// How much less each further seat counts: much can happen before it plays.
const PER_SEAT: i64 = 4;
/// A point that the next opponent may be expected to make.
const THREAT: i64 = -300;

fn decide(view: &SeatView, moves: &[LegalMove], _seed: u64) -> usize {
    let (Some(own), Some(asked)) = (&view.own, view.table.asked) else { return 0 };
    let rules = &view.table.rules;
    let tally = Tally::new(view, own.hand);
    let now = imagined(view, own, asked, &tally);
    crate::best(moves, |legal| {
        let prospect = match legal.choice {
            Move::Place { tile, .. } => {
                let mut position = now;
                shed(tile)
                    + match table::advance(rules, &mut position, &answer(asked, legal.choice)) {
                        Ok(()) => {
                            own_prospect(&position, own.seat, &tally)
                                + others_prospect(rules, &position, own.seat, &tally)
                        }
                        // What is listed is legal.
                        Err(_) => 0,
                    }
            }
            Move::Claim { .. } | Move::Challenge { .. } | Move::ChooseOpener { .. } => 1,
            Move::Decline | Move::Pass => 0,
            // A tile taken by choice is a tile more to get rid of.
            Move::Draw => i64::from(i32::MIN),
        };
        i64::from(legal.points) * POINT + prospect
    })
}

const fn answer(asked: Asked, action: Move) -> Command<'static> {
    Command::Act { seat: asked.seat, turn: asked.turn, action, source: Source::Player }
}

/// What it is worth to be rid of a tile.
fn shed(tile: Tile) -> i64 {
    i64::from(tile.pips()) * if tile.is_double() { PIP + DOUBLE_PIP } else { PIP }
}

/// Own tiles that fit now, against all those that others may hold.
fn own_prospect(position: &Position, own: Seat, tally: &Tally) -> i64 {
    let playable = position.playable(own);
    let followers = count(position.hands[own].intersection(playable).len());
    let unseen_followers = count(tally.unseen().intersection(playable).len());
    followers.min(1) * FOLLOW + followers * FOLLOWER + unseen_followers * UNSEEN_FOLLOWER
}

/// How likely each of the others is stuck, and what the next one may score.
fn others_prospect(rules: &Rules, position: &Position, own: Seat, tally: &Tally) -> i64 {
    let next = rules.next_seat(own);
    let partners = |seat| rules.team_of(seat) == rules.team_of(own);
    let mut prospect = 0;
    if rules.scores_in_play() && !partners(next) {
        prospect += tally.expected(next, |tile| best_points(rules, position, next, tile)) * THREAT;
    }
    let mut distance = 1;
    let mut seat = next;
    while seat != own {
        let stuck = if partners(seat) { PARTNER_STUCK } else { OPPONENT_STUCK };
        prospect += stuck * tally.stuck(seat, position.playable(seat)) / CERTAIN / distance;
        distance *= PER_SEAT;
        seat = rules.next_seat(seat);
    }
    prospect
}

/// The most that a tile can score for a seat.
fn best_points(rules: &Rules, position: &Position, seat: Seat, tile: Tile) -> i64 {
    let ends = position.arms.ends().filter(|(_, arm)| arm.open_to.contains(seat) && tile.has(arm.outer));
    ends.map(|(end, _)| i64::from(position.points_of_placement(rules, tile, end))).max().unwrap_or_default()
}
