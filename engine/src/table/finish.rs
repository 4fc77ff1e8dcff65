//! The end of rounds and matches: who won, what it is worth, who opens next.

use super::{
    blocked::{self, Blocked},
    bonus::bonus,
    command::EndCause,
    event::{MatchResult, RoundResult},
    stage::{Listener, Stage},
    trains,
};
use crate::{
    position::{Opener, Position},
    rules::{
        AfterNoWinner, BlockedAward, LaterOpener, LosersScore, MatchTie, RoundEnd, RoundScore, Rules, bonus::Bonus,
        trains::Family,
    },
    seat::{BySeat, ByTeam, Seat, SeatSet, Team},
};

impl<L: Listener> Stage<'_, L> {
    /// Ends the round: `out` went out, or it is blocked. Ends the match too when the score says so.
    pub(super) fn finish_round(&mut self, out: Option<Seat>) {
        let result = round_result(self.rules, self.position, out);
        let over = result.next_opener.is_none();
        self.end_round(result);
        if over {
            self.finish_match();
        }
    }

    /// Ends the match by score.
    pub(super) fn finish_match(&mut self) {
        self.end_match(match_result(self.rules, self.position, EndCause::Completed));
    }
}

fn round_result(rules: &Rules, position: &Position, out: Option<Seat>) -> RoundResult {
    let opener = match position.opener {
        Opener::Seat(seat) => seat,
        Opener::Lot | Opener::Holder => Seat::default(),
    };
    let hand_pips = BySeat::from_fn(rules.seats, |seat| rules.hand_pips(position.hands[seat]));
    let outcome = match (out, rules.family) {
        (Some(seat), _) => Blocked::Won(seat),
        (None, Family::Line | Family::Slosh) => blocked::outcome(rules, position, opener, &hand_pips),
        // Nobody gets the winner's nought.
        (None, Family::Trains) => Blocked::Nobody,
    };
    let winning_seat = match outcome {
        Blocked::Won(seat) => Some(seat),
        Blocked::Divided(_) | Blocked::Nobody => None,
    };
    let mut awarded_to_seat = award(rules, out, outcome, opener, &hand_pips);
    if rules.bonus != Bonus::NONE {
        let bonus = bonus(rules, position, out, winning_seat);
        for seat in Seat::all(rules.seats) {
            awarded_to_seat[seat] += bonus[seat];
        }
    }
    let mut after = position.scores;
    for seat in Seat::all(rules.seats) {
        let score = &mut after[rules.team_of(seat)];
        awarded_to_seat[seat] = rules.overshoot.at_end(awarded_to_seat[seat], *score, rules.target);
        *score += awarded_to_seat[seat];
    }
    if let (LosersScore::Cleared, Some(winner)) = (rules.losers_score, winning_seat) {
        for team in Team::all(rules.team_count()).filter(|&team| team != rules.team_of(winner)) {
            after[team] = 0;
        }
    }
    let awarded = ByTeam::from_fn(rules.team_count(), |team| after[team] - position.scores[team]);
    let seat_points = BySeat::from_fn(rules.seats, |seat| position.points_in_play[seat] + awarded_to_seat[seat]);
    RoundResult {
        round: position.round,
        opener,
        out,
        winner: winning_seat.map(|seat| rules.team_of(seat)),
        team_points: rules.by_team(|seat| seat_points[seat]),
        seat_points,
        awarded,
        hand_pips,
        hands: BySeat::from_fn(rules.seats, |seat| position.hands[seat]),
        next_opener: (!match_is_over(rules, position.round, &after)).then(|| next_opener(rules, opener, winning_seat)),
    }
}

/// Whether all are out who must be out with `seat`, which is.
pub(super) fn all_out(rules: &Rules, position: &Position, seat: Seat) -> bool {
    match rules.round_end {
        RoundEnd::FirstOut => true,
        RoundEnd::TeamOut => Seat::all(rules.seats)
            .filter(|&other| rules.team_of(other) == rules.team_of(seat))
            .all(|other| position.hands[other].is_empty()),
    }
}

/// Points that the end of the round gives to each seat.
fn award(rules: &Rules, out: Option<Seat>, outcome: Blocked, opener: Seat, hand_pips: &BySeat<u16>) -> BySeat<i32> {
    let mut points = BySeat::default();
    let left = rules.by_team(|seat| i32::from(hand_pips[seat]));
    // Tiles of the partner of a seat that went out may be forgiven.
    let charged = |seat: Seat| match out {
        Some(out) if !rules.partner_counts && rules.team_of(out) == rules.team_of(seat) => 0,
        Some(_) | None => i32::from(hand_pips[seat]),
    };
    match rules.round_score {
        RoundScore::WinnerScoresLosers | RoundScore::Fixed => match outcome {
            Blocked::Won(winner) => points[winner] = worth(rules, out, winner, &left),
            Blocked::Divided(tied) => divide(rules, tied, opener, |seat| worth(rules, out, seat, &left), &mut points),
            Blocked::Nobody => {}
        },
        RoundScore::OwnPipsPenalty => {
            for seat in Seat::all(rules.seats) {
                points[seat] = charged(seat);
            }
        }
        RoundScore::DiffToLow | RoundScore::WinnerPaid => return trains::score::by_difference(rules, out, hand_pips),
        RoundScore::HigherSideOnly => {
            let totals = rules.by_team(charged);
            let highest = Team::all(rules.team_count()).map(|team| totals[team]).max().unwrap_or_default();
            let alone = Team::all(rules.team_count()).filter(|&team| totals[team] == highest).count() == 1;
            for seat in Seat::all(rules.seats) {
                if alone && totals[rules.team_of(seat)] == highest {
                    points[seat] = charged(seat);
                }
            }
        }
    }
    points
}

/// What the round is worth to the seat that won it, where the winner scores.
fn worth(rules: &Rules, out: Option<Seat>, winner: Seat, left: &ByTeam<i32>) -> i32 {
    match rules.round_score {
        RoundScore::Fixed => i32::from(if out.is_some() { rules.out_points } else { rules.blocked_points }),
        RoundScore::WinnerScoresLosers
        | RoundScore::OwnPipsPenalty
        | RoundScore::HigherSideOnly
        | RoundScore::DiffToLow
        | RoundScore::WinnerPaid => {
            let own = left[rules.team_of(winner)];
            let others: i32 = Team::all(rules.team_count()).map(|team| left[team]).sum::<i32>() - own;
            rules.rounded(match (out, rules.blocked_award) {
                (Some(_), _) | (None, BlockedAward::OthersTotal) => others,
                (None, BlockedAward::OthersMinusOwnOnce) => others - own,
                (None, BlockedAward::PairwiseDifference) => others - own * (i32::from(rules.team_count()) - 1),
                (None, BlockedAward::AllHandsTotal) => others + own,
            })
        }
    }
}

/// Divides what a round would be worth to any of the tied seats among them; what is left over goes
/// point by point to those that come first in turn from the opener on.
fn divide(rules: &Rules, tied: SeatSet, opener: Seat, worth: impl Fn(Seat) -> i32, points: &mut BySeat<i32>) {
    let shares = i32::try_from(tied.iter().count()).unwrap_or(i32::MAX);
    let total = tied.iter().next().map_or(0, worth);
    let mut over = total % shares.max(1);
    let mut seat = opener;
    for _ in 0..rules.seats {
        if tied.contains(seat) {
            points[seat] = total / shares + i32::from(over > 0);
            over -= i32::from(over > 0);
        }
        seat = rules.next_seat(seat);
    }
}

fn next_opener(rules: &Rules, opener: Seat, winner: Option<Seat>) -> Opener {
    match rules.family {
        Family::Line => {}
        Family::Trains | Family::Slosh => return trains::next_opener(rules, opener),
    }
    match (rules.later_opener, winner) {
        (LaterOpener::Rotate, _) => Opener::Seat(rules.next_seat(opener)),
        (LaterOpener::Holder, _) => Opener::Holder,
        (LaterOpener::Winner | LaterOpener::WinningPair, Some(winner)) => Opener::Seat(winner),
        (LaterOpener::Winner | LaterOpener::WinningPair, None) => match rules.after_no_winner {
            AfterNoWinner::LeftOfOpener => Opener::Seat(rules.next_seat(opener)),
            AfterNoWinner::SameOpener => Opener::Seat(opener),
            AfterNoWinner::Lot => Opener::Lot,
            AfterNoWinner::Holder => Opener::Holder,
        },
    }
}

/// Whether some team has reached the target, with the round still in play.
pub(super) fn target_reached(rules: &Rules, position: &Position) -> bool {
    rules.rounds == 0 && match_is_over(rules, position.round, &position.scores)
}

/// Whether the match is over after a round.
fn match_is_over(rules: &Rules, round: u16, scores: &ByTeam<i32>) -> bool {
    let teams = || Team::all(rules.team_count());
    let played_out = match rules.rounds {
        0 => teams().any(|team| scores[team] >= i32::from(rules.target)),
        rounds => round >= rounds,
    };
    if !played_out {
        return false;
    }
    let best = teams().map(|team| scores[team]).reduce(|a, b| if rules.low_wins() { a.min(b) } else { a.max(b) });
    match rules.match_tie {
        MatchTie::Shared | MatchTie::ZeroRounds => true,
        MatchTie::ExtraRound => teams().filter(|&team| Some(scores[team]) == best).count() == 1,
    }
}

/// Teams without a lost seat.
pub(super) fn standing_teams(rules: &Rules, forfeited: SeatSet) -> usize {
    Team::all(rules.team_count()).filter(|&team| !lost(rules, forfeited, team)).count()
}

fn lost(rules: &Rules, forfeited: SeatSet, team: Team) -> bool {
    forfeited.iter().any(|seat| rules.team_of(seat) == team)
}

/// The result as the score stands: better scores first, teams with a lost seat last, equal scores
/// share a rank and the ranks after them are left out (1, 2, 2, 4).
pub(super) fn match_result(rules: &Rules, position: &Position, cause: EndCause) -> MatchResult {
    let teams = rules.team_count();
    let key = |team: Team| {
        let score = position.scores[team];
        let merit = trains::score::tie_break(rules, position, team);
        (lost(rules, position.forfeited, team), if rules.low_wins() { score } else { -score }, merit)
    };
    MatchResult {
        cause,
        scores: position.scores,
        ranks: ByTeam::from_fn(teams, |team| {
            let better = Team::all(teams).filter(|&other| key(other) < key(team)).count();
            u8::try_from(better + 1).unwrap_or(u8::MAX)
        }),
        forfeited: position.forfeited,
    }
}
