//! The end of rounds and matches: who won, what it is worth, who opens next.

use super::{
    command::EndCause,
    event::{MatchResult, RoundResult},
    stage::{Listener, Stage},
    trains,
};
use crate::{
    position::{Opener, Position},
    rules::{AfterNoWinner, BlockedAward, BlockedTie, LaterOpener, MatchTie, RoundScore, Rules, trains::Family},
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
    let left = rules.by_team(|seat| i32::from(hand_pips[seat]));
    let winning_seat = match out {
        Some(seat) => Some(seat),
        None => match rules.family {
            Family::Line | Family::Slosh => blocked_winner(rules, position, opener, &hand_pips, &left),
            // Nobody gets the winner's nought.
            Family::Trains => None,
        },
    };
    let awarded_to_seat = award(rules, out, winning_seat, &hand_pips, &left);
    let awarded = rules.by_team(|seat| awarded_to_seat[seat]);
    let seat_points = BySeat::from_fn(rules.seats, |seat| position.points_in_play[seat] + awarded_to_seat[seat]);
    let mut after = position.scores;
    for team in Team::all(rules.team_count()) {
        after[team] += awarded[team];
    }
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

/// The seat that wins a blocked round: of the team with the lowest hands, the seat with fewest pips,
/// counted clockwise from the opener where equal. `None` when a tie leaves nobody.
fn blocked_winner(
    rules: &Rules,
    position: &Position,
    opener: Seat,
    hand_pips: &BySeat<u16>,
    left: &ByTeam<i32>,
) -> Option<Seat> {
    let teams = rules.team_count();
    let lowest = Team::all(teams).map(|team| left[team]).min()?;
    let tied = |team: Team| left[team] == lowest;
    let clockwise = |seat: Seat| (seat.index() + usize::from(rules.seats) - opener.index()) % usize::from(rules.seats);
    let lightest_seat = |team: Team| {
        Seat::all(rules.seats)
            .filter(|&seat| rules.team_of(seat) == team)
            .min_by_key(|&seat| (hand_pips[seat], clockwise(seat)))
    };
    if Team::all(teams).filter(|&team| tied(team)).count() == 1 {
        return Team::all(teams).find(|&team| tied(team)).and_then(lightest_seat);
    }
    let if_tied = |seat: Option<Seat>| seat.filter(|&seat| tied(rules.team_of(seat)));
    match rules.blocked_tie {
        BlockedTie::Nobody | BlockedTie::SharedZero => None,
        BlockedTie::LightestTile => Seat::all(rules.seats)
            .filter(|&seat| tied(rules.team_of(seat)))
            .flat_map(|seat| position.hands[seat].iter().map(move |tile| (seat, tile)))
            .min_by_key(|&(_, tile)| (tile.pips(), tile.high()))
            .map(|(seat, _)| seat),
        BlockedTie::OpenerSide => if_tied(Some(opener)),
        BlockedTie::CloserSide => if_tied(position.last_placer),
    }
}

/// Points that the end of the round gives to each seat.
fn award(
    rules: &Rules,
    out: Option<Seat>,
    winner: Option<Seat>,
    hand_pips: &BySeat<u16>,
    left: &ByTeam<i32>,
) -> BySeat<i32> {
    let mut points = BySeat::default();
    // Tiles of the partner of a seat that went out may be forgiven.
    let charged = |seat: Seat| match out {
        Some(out) if !rules.partner_counts && rules.team_of(out) == rules.team_of(seat) => 0,
        Some(_) | None => i32::from(hand_pips[seat]),
    };
    match rules.round_score {
        RoundScore::WinnerScoresLosers => {
            if let Some(winner) = winner {
                let own = left[rules.team_of(winner)];
                let others: i32 = Team::all(rules.team_count()).map(|team| left[team]).sum::<i32>() - own;
                let worth = match (out, rules.blocked_award) {
                    (Some(_), _) | (None, BlockedAward::OthersTotal) => others,
                    (None, BlockedAward::OthersMinusOwnOnce) => others - own,
                    (None, BlockedAward::PairwiseDifference) => others - own * (i32::from(rules.team_count()) - 1),
                    (None, BlockedAward::AllHandsTotal) => others + own,
                };
                points[winner] = rules.rounded(worth);
            }
        }
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

fn next_opener(rules: &Rules, opener: Seat, winner: Option<Seat>) -> Opener {
    match rules.family {
        Family::Line => {}
        Family::Trains | Family::Slosh => return trains::next_opener(rules, opener),
    }
    match (rules.later_opener, winner) {
        (LaterOpener::Rotate, _) => Opener::Seat(opener.next(rules.seats)),
        (LaterOpener::Winner, Some(winner)) => Opener::Seat(winner),
        (LaterOpener::Winner, None) => match rules.after_no_winner {
            AfterNoWinner::LeftOfOpener => Opener::Seat(opener.next(rules.seats)),
            AfterNoWinner::SameOpener => Opener::Seat(opener),
            AfterNoWinner::Lot => Opener::Lot,
        },
    }
}

/// Whether some team has reached the target.
pub(super) fn target_reached(rules: &Rules, position: &Position) -> bool {
    rules.rounds == 0 && match_is_over(rules, position.round, &position.scores)
}

/// Whether the match is over after a round that leaves these scores.
fn match_is_over(rules: &Rules, round: u16, scores: &ByTeam<i32>) -> bool {
    if rules.rounds > 0 {
        return round >= rules.rounds;
    }
    let teams = || Team::all(rules.team_count());
    if !teams().any(|team| scores[team] >= i32::from(rules.target)) {
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
