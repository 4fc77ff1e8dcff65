//! Round scores and match ends of the four line games (§3.1, §5.2, §5.3).

use super::line_rules::{Award, BlockedTie, EqualEnd, LineRules};
use super::tiles::{Tile, is_double, pips};

/// How a round ended and what was written down for it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct RoundEnd {
    /// The seat that laid its last tile; `None` for a block.
    pub(crate) out: Option<usize>,
    /// The account (seat or team) that won the round, if there was a sole winner.
    pub(crate) winner: Option<usize>,
    /// The seat that won it and would open the next one.
    pub(crate) opens_next: Option<usize>,
    /// Points written down at the end, per account; points in play are not in here.
    pub(crate) awards: Vec<i32>,
}

/// How many scores are kept.
pub(crate) fn accounts(rules: &LineRules) -> usize {
    if rules.partners { 2 } else { rules.seats }
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
    let mut held = vec![0; accounts(rules)];
    for (seat, hand) in hands.iter().enumerate() {
        let spared = out.is_some_and(|out| account(rules, out) == account(rules, seat)) && !rules.partner_counts;
        if !spared {
            held[account(rules, seat)] += left_pips(rules, hand);
        }
    }
    let opens_next = match out {
        Some(seat) => Some(seat),
        None => blocked_winner(rules, hands, &held, opener, last_to_lay),
    };
    let winner = opens_next.map(|seat| account(rules, seat));
    let award = if out.is_some() { rules.out_award } else { rules.blocked_award };
    RoundEnd { out, winner, opens_next, awards: awards(rules, award, &held, winner) }
}

/// What a hand costs.
pub(crate) fn left_pips(rules: &LineRules, hand: &[Tile]) -> i32 {
    let halves: i32 = hand.iter().filter(|tile| is_double(**tile)).map(|tile| i32::from(tile.0)).sum();
    if rules.half_doubles { pips(hand) - halves } else { pips(hand) }
}

fn awards(rules: &LineRules, award: Award, held: &[i32], winner: Option<usize>) -> Vec<i32> {
    let mut written = vec![0; held.len()];
    let Some(winner) = winner else {
        return match award {
            Award::BothDebitOwn => held.to_vec(),
            // Level sides: nobody has more, so nobody is debited.
            Award::HigherSideOnly
            | Award::OthersTotal
            | Award::OthersMinusOwnOnce
            | Award::PairwiseDifference
            | Award::AllHandsTotal => written,
        };
    };
    let own = held[winner];
    let all: i32 = held.iter().sum();
    let others = all - own;
    let other_accounts = i32::try_from(held.len()).unwrap() - 1;
    let gain = match award {
        Award::BothDebitOwn => return held.to_vec(),
        Award::HigherSideOnly => {
            let most = *held.iter().max().unwrap();
            for (account, pips) in held.iter().enumerate() {
                if *pips == most && held.iter().any(|other| *other < most) {
                    written[account] = *pips;
                }
            }
            return written;
        }
        Award::OthersTotal => others,
        Award::OthersMinusOwnOnce => others - own,
        Award::PairwiseDifference => others - own * other_accounts,
        Award::AllHandsTotal => all,
    };
    written[winner] = if rules.rounding { nearest_five(gain) } else { gain };
    written
}

/// Rounds pips to the nearest five: 12 to 10, 13 to 15 (§5.2).
pub(crate) fn nearest_five(pips: i32) -> i32 {
    (pips + 2) / 5 * 5
}

/// The seat that wins a blocked round for its side: the sole lowest, or what the tie rule says (§5.2,
/// §5.3). Which partner's seat it is only matters for the next opening. The page is silent there; as
/// in the engine it is the partner with fewer pips, and of equals the first clockwise from the opener.
fn blocked_winner(
    rules: &LineRules,
    hands: &[Vec<Tile>],
    held: &[i32],
    opener: usize,
    last_to_lay: usize,
) -> Option<usize> {
    let lowest = *held.iter().min().unwrap();
    let low_sides = held.iter().filter(|pips| **pips == lowest).count();
    let clockwise = (0..rules.seats).map(|step| (opener + step) % rules.seats);
    let tied: Vec<usize> = clockwise.filter(|seat| held[account(rules, *seat)] == lowest).collect();
    if low_sides == 1 {
        return tied.into_iter().min_by_key(|seat| left_pips(rules, &hands[*seat]));
    }
    // The page names sides; a side that is not among the tied wins nothing (page silent, as the engine).
    match rules.blocked_tie {
        BlockedTie::Nobody => None,
        BlockedTie::OpenerSide => Some(opener).filter(|seat| tied.contains(seat)),
        BlockedTie::CloserSide => Some(last_to_lay).filter(|seat| tied.contains(seat)),
        BlockedTie::LightestTile => {
            // Of equal sums the lower high half is lighter (page silent, as the engine).
            let lightest = |seat: &usize| hands[*seat].iter().map(|tile| (pips(&[*tile]), tile.0)).min().unwrap();
            tied.into_iter().min_by_key(lightest)
        }
    }
}

/// The accounts that win the match with these totals; several share it.
pub(crate) fn match_winners(rules: &LineRules, totals: &[i32]) -> Vec<usize> {
    let best = if rules.low_wins { totals.iter().min() } else { totals.iter().max() };
    (0..totals.len()).filter(|account| Some(&totals[*account]) == best).collect()
}

/// Whether the match is over after so many whole rounds: they are all played, or the target is reached; and no
/// level score calls for more.
pub(crate) fn match_is_over(rules: &LineRules, rounds: usize, totals: &[i32]) -> bool {
    let goes_on = match rules.equal_end {
        EqualEnd::Shared => false,
        EqualEnd::ExtraRound => match_winners(rules, totals).len() > 1,
    };
    let played_out = match rules.rounds {
        0 => totals.iter().any(|total| *total >= rules.target),
        all => rounds >= all,
    };
    played_out && !goes_on
}
