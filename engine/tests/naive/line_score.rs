//! Round scores and match ends of the four line games (§3.1, §5.2, §5.3), and the partner draw.

use super::line_rules::{Award, BlockedTie, EqualEnd, LineRules};
use super::tiles::{Tile, pips};

/// How a round ended and what was written down for it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct RoundEnd {
    /// The seat that laid its last tile; `None` for a block.
    pub(crate) out: Option<usize>,
    /// The seat that won the round, if it had a sole winner.
    pub(crate) winner: Option<usize>,
    /// Points written down at the end, per account (seat or team); points in play are not in here.
    pub(crate) awards: Vec<i32>,
}

/// The account a seat's points go to: its own, or its team's.
pub(crate) fn account(rules: &LineRules, seat: usize) -> usize {
    if rules.partners { seat % 2 } else { seat }
}

/// Scores a round that is over.
pub(crate) fn score(
    rules: &LineRules,
    hands: &[Vec<Tile>],
    out: Option<usize>,
    opener: usize,
    last_to_lay: usize,
) -> RoundEnd {
    let left: Vec<i32> = hands.iter().map(|hand| pips(hand)).collect();
    let accounts = if rules.partners { 2 } else { rules.seats };
    let mut held = vec![0; accounts];
    for (seat, pips) in left.iter().enumerate() {
        held[account(rules, seat)] += pips;
    }
    let winner = match out {
        Some(seat) => Some(seat),
        None => blocked_winner(rules, hands, &held, opener, last_to_lay),
    };
    let award = if out.is_some() { rules.out_award } else { rules.blocked_award };
    let winning = winner.map(|seat| account(rules, seat));
    RoundEnd { out, winner, awards: awards(rules, award, &held, winning) }
}

fn awards(rules: &LineRules, award: Award, held: &[i32], winner: Option<usize>) -> Vec<i32> {
    let most = *held.iter().max().unwrap();
    let level = held.iter().all(|pips| *pips == most);
    let mut written = vec![0; held.len()];
    match award {
        Award::BothDebitOwn => return held.to_vec(),
        Award::HigherSideOnly => {
            for (account, pips) in held.iter().enumerate() {
                // Level sides: nobody has more, so nobody is debited.
                if *pips == most && !level {
                    written[account] = *pips;
                }
            }
            return written;
        }
        Award::OthersTotal
        | Award::OthersMinusOwnOnce
        | Award::PairwiseDifference
        | Award::AllHandsTotal
        | Award::WinnerScoresLosers => {}
    }
    let Some(winner) = winner else { return written };
    let own = held[winner];
    let all: i32 = held.iter().sum();
    let others = all - own;
    let others_seats = i32::try_from(held.len()).unwrap() - 1;
    let gain = match award {
        Award::OthersTotal | Award::WinnerScoresLosers => others,
        Award::OthersMinusOwnOnce => others - own,
        Award::PairwiseDifference => others - own * others_seats,
        Award::AllHandsTotal => all,
        Award::BothDebitOwn | Award::HigherSideOnly => panic!("dealt with above"),
    };
    written[winner] = if rules.rounding { nearest_five(gain) } else { gain };
    written
}

/// Rounds pips to the nearest five: 12 to 10, 13 to 15 (§5.2).
pub(crate) fn nearest_five(pips: i32) -> i32 {
    (pips + 2) / 5 * 5
}

/// The seat that wins a blocked round: the sole lowest hand, or what the tie rule says (§5.2, §5.3).
fn blocked_winner(
    rules: &LineRules,
    hands: &[Vec<Tile>],
    held: &[i32],
    opener: usize,
    last_to_lay: usize,
) -> Option<usize> {
    let lowest = *held.iter().min().unwrap();
    let tied: Vec<usize> = (0..rules.seats).filter(|seat| held[account(rules, *seat)] == lowest).collect();
    if held.iter().filter(|pips| **pips == lowest).count() == 1 {
        // A team is named by its first seat.
        return Some(tied[0]);
    }
    let first_from =
        |start: usize| (0..rules.seats).map(|step| (start + step) % rules.seats).find(|seat| tied.contains(seat));
    match rules.blocked_tie {
        BlockedTie::Nobody => None,
        BlockedTie::OpenerSide => first_from(opener),
        BlockedTie::Closer => first_from(last_to_lay),
        BlockedTie::LightestTile => {
            let lightest = |seat: &usize| hands[*seat].iter().map(|tile| pips(&[*tile])).min().unwrap();
            let least = tied.iter().map(lightest).min().unwrap();
            let holders: Vec<usize> = tied.iter().copied().filter(|seat| lightest(seat) == least).collect();
            if holders.len() == 1 { Some(holders[0]) } else { None }
        }
    }
}

/// The accounts that win the match with these totals; several share it.
pub(crate) fn match_winners(rules: &LineRules, totals: &[i32]) -> Vec<usize> {
    let best = if rules.low_wins { totals.iter().min() } else { totals.iter().max() };
    (0..totals.len()).filter(|account| Some(&totals[*account]) == best).collect()
}

/// Whether level totals at the target call for one more round.
pub(crate) fn goes_on_level(rules: &LineRules, totals: &[i32]) -> bool {
    match rules.equal_end {
        EqualEnd::Shared => false,
        EqualEnd::ExtraRound => match_winners(rules, totals).len() > 1,
    }
}

/// The clockwise seating after the partner draw, as indexes of the drawn tiles (§3.1).
pub(crate) fn seats_by_draw(drawn: &[Tile; 4]) -> [usize; 4] {
    let mut order = [0, 1, 2, 3];
    order.sort_by_key(|chair| {
        let (high, low) = drawn[*chair];
        (-(i32::from(high) + i32::from(low)), -i32::from(high))
    });
    [order[0], order[2], order[1], order[3]]
}
