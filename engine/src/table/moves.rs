//! What a seat may do now.
//!
//! Order of the list, which clients and timeouts rely on: in a window `Decline` first; else end by
//! end in the order of [`End`], for each end from the heaviest tile (by high half, then low half) to
//! the lightest, a placement with called points before the silent one; then a draw, then `Decline`
//! where the lead or the tile after a double may be left unused; a pass never,
//! because where a seat can only pass the table passes for it.

use alloc::vec::Vec;

use super::{command::Move, refusal::Refusal, stage::points_of_trial, trains};
use crate::{
    layout::{Arm, ArmKind, End},
    position::{DecisionKind, Overlooked, Phase, Position},
    rules::{Claim, Drawing, FillFirst, Overshoot, Rules, trains::Family},
    seat::Seat,
    tile::{Tile, TileSet},
};

/// One legal answer with what a program without rules wants to know of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LegalMove {
    /// The answer.
    pub choice: Move,
    /// Points it scores at once.
    pub points: u16,
    /// Place in the list, counted from 1, of the first move with the same effect; 0 when this is
    /// the first of its kind.
    pub same_as: u32,
}

impl Position {
    /// Fills `moves` with every legal answer of `seat`, in the documented order; leaves it empty
    /// when the seat is not asked.
    pub fn legal_moves(&self, rules: &Rules, seat: Seat, moves: &mut Vec<Move>) {
        moves.clear();
        let Phase::Asking(asked) = self.phase else { return };
        if asked.seat != seat {
            return;
        }
        match rules.family {
            Family::Line => {}
            Family::Trains | Family::Slosh => return self.train_moves(rules, asked, moves),
        }
        match asked.kind {
            DecisionKind::Turn => self.turn_moves(rules, seat, moves),
            DecisionKind::Slosh
            | DecisionKind::Cover
            | DecisionKind::ExtraTile
            | DecisionKind::SecondDouble
            | DecisionKind::ThirdTile
            | DecisionKind::ChainTile
            | DecisionKind::LongTrain
            | DecisionKind::Challenge { silent: _ } => {}
            DecisionKind::Claim => {
                moves.push(Move::Decline);
                if let Some(Overlooked { turn, points, .. }) = self.overlooked {
                    moves.push(Move::Claim { turn, points });
                }
            }
        }
    }

    fn turn_moves(&self, rules: &Rules, seat: Seat, moves: &mut Vec<Move>) {
        let hand = self.hands[seat];
        if self.arms.is_empty() {
            for tile in self.leads(rules, seat).iter().rev() {
                self.push_placement(rules, tile, End::START, moves);
            }
            if self.may_leave_lead(rules, seat) {
                moves.push(Move::Decline);
            }
            return;
        }
        for (end, arm) in self.arms.ends() {
            if arm.open_to.contains(seat) {
                let fitting = hand.intersection(TileSet::showing(arm.outer)).iter().rev();
                match rules.claim {
                    Claim::Auto => fitting.for_each(|tile| moves.push(Move::place(tile, end))),
                    Claim::Muggins => fitting.for_each(|tile| self.push_placement(rules, tile, end, moves)),
                }
            }
        }
        if self.may_choose_to_draw(rules) {
            moves.push(Move::Draw);
        }
        if self.extra_tile {
            moves.push(Move::Decline);
        }
    }

    fn push_placement(&self, rules: &Rules, tile: Tile, end: End, moves: &mut Vec<Move>) {
        match rules.claim {
            Claim::Auto => {}
            Claim::Muggins => {
                let points = self.points_of_placement(rules, tile, end);
                if points > 0 {
                    moves.push(Move::Place { tile, end, announce: false, declared: points });
                }
            }
        }
        moves.push(Move::place(tile, end));
    }

    /// Whether the boneyard has a tile that may be drawn.
    pub const fn may_draw(&self, rules: &Rules) -> bool {
        match rules.drawing {
            Drawing::Never => false,
            Drawing::UntilPlayable | Drawing::One => self.boneyard.len() > rules.reserve as usize,
        }
    }

    /// Whether a seat that is asked for its turn may draw although it can play.
    const fn may_choose_to_draw(&self, rules: &Rules) -> bool {
        rules.voluntary_draw && !self.extra_tile && !self.arms.is_empty() && self.may_draw(rules)
    }

    /// Points that laying `tile` on `end` makes for the seat that is asked, called or not.
    pub fn points_of_placement(&self, rules: &Rules, tile: Tile, end: End) -> u16 {
        if !rules.scores_in_play() {
            return 0;
        }
        let made = points_of_trial(rules, self.spinner_laid, &self.arms, tile, end);
        self.asked().map_or(made, |asked| self.counted(rules, asked.seat, made))
    }

    /// What of points made in play counts for the team of `seat`, on its way to the target.
    pub(super) fn counted(&self, rules: &Rules, seat: Seat, points: u16) -> u16 {
        match rules.overshoot {
            Overshoot::Counts => points,
            Overshoot::Void | Overshoot::Capped => {
                let score = self.scores[rules.team_of(seat)];
                let counted = rules.overshoot.in_play(points.into(), score, rules.target);
                u16::try_from(counted).unwrap_or_default()
            }
        }
    }

    /// The legal answers with points and equivalences; for views, not for search.
    pub fn described_moves(&self, rules: &Rules, seat: Seat) -> Vec<LegalMove> {
        let mut moves = Vec::new();
        self.legal_moves(rules, seat, &mut moves);
        let same_effect = |a: Move, b: Move| match (a, b) {
            (
                Move::Place { tile, end, announce, declared },
                Move::Place { tile: other_tile, end: other_end, announce: other_announce, declared: other_declared },
            ) => {
                tile == other_tile
                    && announce == other_announce
                    && declared == other_declared
                    && self.alike(rules, end, other_end)
            }
            (_, _) => false,
        };
        let points = |choice: Move| match (choice, rules.claim) {
            (Move::Place { tile, end, .. }, Claim::Auto) => self.points_of_placement(rules, tile, end),
            (Move::Place { declared, .. }, Claim::Muggins) => declared,
            (Move::Claim { points, .. }, _) => points,
            (Move::Draw | Move::Pass | Move::Decline | Move::Challenge { .. } | Move::ChooseOpener { .. }, _) => 0,
        };
        let first_alike = |index: usize| moves[..index].iter().position(|&earlier| same_effect(earlier, moves[index]));
        (0..moves.len())
            .map(|index| LegalMove {
                choice: moves[index],
                points: points(moves[index]),
                same_as: first_alike(index).map_or(0, |first| u32::try_from(first + 1).unwrap_or(u32::MAX)),
            })
            .collect()
    }

    /// Whether two ends differ in name only: the same tile has the same effect on both.
    fn alike(&self, rules: &Rules, a: End, b: End) -> bool {
        match (self.arms.get(a), self.arms.get(b)) {
            (Some(a), Some(b)) => {
                a.outer == b.outer
                    && a.open_to == b.open_to
                    && a.owner == b.owner
                    && a.marked == b.marked
                    && (rules.family == Family::Line || trains::alike(a, b))
                    && self.alike_as_doubles(rules, a, b)
            }
            (_, _) => a == b,
        }
    }

    /// Whether two arms that show the same are alike as far as doubles matter. Where these are counted or
    /// filled, a bare side of one is only like the sides of its own kind, and anything else is known by
    /// what it shows; where they only branch, by whether a tile there helps to open other sides.
    fn alike_as_doubles(&self, rules: &Rules, a: &Arm, b: &Arm) -> bool {
        let bare = |arm: &Arm| (!arm.started && arm.from_double()).then_some((arm.kind, arm.root));
        match rules.fill_first {
            FillFirst::None if !rules.scores_in_play() => self.opens_sides(a) == self.opens_sides(b),
            FillFirst::None | FillFirst::Lead | FillFirst::All => {
                a.outer_double == b.outer_double && bare(a) == bare(b)
            }
        }
    }

    /// Whether the arm is a long side of a spinner whose short sides are still closed.
    fn opens_sides(&self, arm: &Arm) -> bool {
        let long_side = arm.outer_double || (!arm.started && arm.from_double());
        let closed = |side: &Arm| side.kind == ArmKind::Spinner && side.open_to.is_empty();
        long_side && self.arms.iter().any(|side| closed(side) && side.root.0 == arm.outer)
    }

    /// Judges one answer of the seat that is asked: legal exactly when it is listed.
    ///
    /// # Errors
    /// The most telling reason, looked for in this order: kind of action, tile, end, called points.
    pub fn judge(&self, rules: &Rules, seat: Seat, action: Move) -> Result<(), Refusal> {
        let Phase::Asking(asked) = self.phase else { return Err(Refusal::WrongPhase) };
        match rules.family {
            Family::Line => {}
            Family::Trains | Family::Slosh => return self.judge_on_trains(rules, asked, action),
        }
        match (asked.kind, action) {
            (DecisionKind::Turn, Move::Place { tile, end, announce, declared }) => {
                self.judge_placement(rules, seat, tile, end)?;
                if announce {
                    return Err(Refusal::ActionNotAllowed);
                }
                match rules.claim {
                    Claim::Auto if declared == 0 => Ok(()),
                    Claim::Muggins if declared == 0 || declared == self.points_of_placement(rules, tile, end) => Ok(()),
                    Claim::Auto | Claim::Muggins => Err(Refusal::WrongDeclaration),
                }
            }
            (DecisionKind::Turn, Move::Draw) if self.may_choose_to_draw(rules) => Ok(()),
            (DecisionKind::Turn, Move::Decline) if self.may_decline(rules, seat) => Ok(()),
            (DecisionKind::Claim, Move::Decline) => Ok(()),
            (DecisionKind::Claim, Move::Claim { turn, points })
                if self.overlooked.is_some_and(|missed| missed.turn == turn && missed.points == points) =>
            {
                Ok(())
            }
            (
                _,
                Move::Place { .. }
                | Move::Draw
                | Move::Pass
                | Move::Decline
                | Move::Claim { .. }
                | Move::Challenge { .. }
                | Move::ChooseOpener { .. },
            ) => Err(Refusal::ActionNotAllowed),
        }
    }

    fn judge_placement(&self, rules: &Rules, seat: Seat, tile: Tile, end: End) -> Result<(), Refusal> {
        if !self.hands[seat].contains(tile) || tile.high() > rules.max_pip {
            return Err(Refusal::TileNotInHand);
        }
        if self.arms.is_empty() {
            return match end {
                End::START if self.leads(rules, seat).contains(tile) => Ok(()),
                End::START => Err(Refusal::MustLeadOther),
                _ => Err(Refusal::EndMismatch),
            };
        }
        let arm = self.arms.get(end).ok_or(Refusal::EndMismatch)?;
        if !tile.has(arm.outer) {
            return Err(Refusal::EndMismatch);
        }
        if !arm.open_to.contains(seat) {
            return Err(Refusal::EndClosed);
        }
        Ok(())
    }
}
