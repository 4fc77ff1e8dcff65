//! What a seat may know, as a row of numbers. The sections stand one after the other; seats count from the
//! one that looks (0), clockwise; tiles and arms as in [`crate::actions`].

use boneyard_engine::{
    layout::End,
    position::DecisionKind,
    rules::{Drawing, FillFirst, Rules, Spinner, Teams, trains::Doubles, trains::Family},
    seat::Seat,
};

use crate::{
    actions::Actions,
    facts::Facts,
    memory::{Known, TOKENS, Token},
    pen::{Pen, mark},
};

/// Numbers that say what an arm is, beside its value.
const ARM_FLAGS: usize = 5;
/// Kinds of decisions.
const KINDS: usize = 10;
/// Flags of the rules.
const FLAGS: usize = 12;
/// Numbers of a token.
pub const TOKEN: usize = 4;

/// What is written of a value that was shown to be lacking, by [`Known::lacking`].
const LACKING: [f32; 256] = {
    let mut lacking = [0.0; 256];
    let mut since = u8::MAX;
    while since > 0 {
        lacking[since as usize] = 1.0 / since as f32;
        since -= 1;
    }
    lacking
};

/// A named part of the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Section {
    /// Name.
    pub name: &'static str,
    /// Rows and columns.
    pub shape: (usize, usize),
}

impl Section {
    const fn len(&self) -> usize {
        self.shape.0 * self.shape.1
    }
}

/// The sections under these rules, in their order.
pub fn sections(rules: &Rules, actions: &Actions) -> [Section; 14] {
    let (seats, pips) = (usize::from(rules.seats), usize::from(rules.max_pip) + 1);
    let trains = usize::from(rules.family != Family::Line);
    let section = |name, rows, columns| Section { name, shape: (rows, columns) };
    [
        section("hand", 1, actions.tiles),
        section("placed", seats, actions.tiles),
        section("arms", actions.arms, pips + ARM_FLAGS),
        section("hand_counts", 1, seats),
        section("boneyard", 1, 1),
        section("shown_void", seats, pips),
        section("scores", 1, seats),
        section("to_move", 1, seats),
        section("decision", 1, KINDS),
        section("round", 1, 1),
        section("engine", trains, pips),
        section("announced", trains, seats),
        section("skips", trains, seats),
        section("rules", 1, FLAGS),
    ]
}

/// Length of a row.
pub fn size(rules: &Rules, actions: &Actions) -> usize {
    sections(rules, actions).iter().map(Section::len).sum()
}

/// What all rows under one set of rules have in common.
#[derive(Clone, PartialEq, Debug)]
pub struct Form {
    /// The numbering of tiles, arms and actions.
    pub actions: Actions,
    flags: [f32; FLAGS],
}

impl Form {
    /// The form under these rules.
    pub fn new(rules: &Rules) -> Self {
        Self { actions: Actions::new(rules), flags: flags(rules) }
    }
}

/// Writes the row; `out` has the [`size`] of these rules.
pub fn write(facts: &Facts<'_>, form: &Form, out: &mut [f32]) {
    let (rules, actions) = (facts.rules, &form.actions);
    let (seats, pips) = (usize::from(rules.seats), usize::from(rules.max_pip) + 1);
    let mut pen = Pen::new(out);
    mark(facts.hand, pen.next(actions.tiles));
    let placed = pen.next(seats * actions.tiles);
    write_arms(facts, actions, pen.next(actions.arms * (pips + ARM_FLAGS)), pips + ARM_FLAGS);
    let counts = pen.next(seats);
    pen.next(1)[0] = f32::from(facts.boneyard) / small(actions.tiles);
    let (void, scores, to_move) = (pen.next(seats * pips), pen.next(seats), pen.next(seats));
    let decision = pen.next(KINDS);
    if let Some(asked) = facts.asked {
        to_move[place_of(facts.seat, asked.seat, seats)] = 1.0;
        decision[kind(asked.kind)] = 1.0;
    }
    pen.next(1)[0] = f32::from(facts.round) / f32::from(if rules.rounds > 0 { rules.rounds } else { 10 });
    let on_trains = if rules.family == Family::Line { 0 } else { seats };
    if rules.family != Family::Line {
        let engine = pen.next(pips);
        if let Some(tile) = facts.engine {
            engine[usize::from(tile.high())] = 1.0;
        }
    }
    let (announced, skips) = (pen.next(on_trains), pen.next(on_trains));
    pen.next(FLAGS).copy_from_slice(&form.flags);
    debug_assert!(pen.is_done(), "the sections are the whole row");

    let mut seat = facts.seat;
    for place in 0..seats {
        let Known { placed: laid, lacking } = &facts.memory.of[seat];
        mark(*laid, &mut placed[place * actions.tiles..][..actions.tiles]);
        counts[place] = f32::from(facts.hand_counts[seat]) / f32::from(rules.hand_size);
        for (shown, &since) in void[place * pips..][..pips].iter_mut().zip(lacking) {
            *shown = LACKING[usize::from(since)];
        }
        scores[place] = score(facts, seat);
        if on_trains > 0 {
            announced[place] = flag(facts.announced.contains(seat));
            skips[place] = flag(facts.skips.contains(seat));
        }
        seat = seat.next(rules.seats);
    }
}

/// For each arm its value, then: open to the seat, shows a double, marked, waits for a cover, has tiles.
fn write_arms(facts: &Facts<'_>, actions: &Actions, out: &mut [f32], width: usize) {
    for (end, arm) in facts.arms.ends() {
        let place = actions.arm(facts.seat, end) * width;
        // No more arms than the rules can make are ever laid.
        let Some(row) = out.get_mut(place..place + width) else { continue };
        row[usize::from(arm.outer)] = 1.0;
        let waits = |end: End| facts.waiting.contains(end);
        let said = [arm.open_to.contains(facts.seat), arm.outer_double, arm.marked, waits(end), arm.started];
        for (number, said) in row[width - ARM_FLAGS..].iter_mut().zip(said) {
            *number = flag(said);
        }
    }
}

/// Writes the last actions, the newest in the last row: seat and action number counted from 1, tiles drawn,
/// points. Rows before the first action are zeros. `out` has [`TOKENS`] rows of [`TOKEN`].
pub fn write_history(facts: &Facts<'_>, actions: &Actions, out: &mut [i16]) {
    let tokens = &facts.memory.tokens;
    let last = &tokens[tokens.len().saturating_sub(TOKENS)..];
    out.fill(0);
    let start = (TOKENS - last.len()) * TOKEN;
    for (row, &Token { seat, action, drawn, points }) in out[start..].chunks_mut(TOKEN).zip(last) {
        let place = place_of(facts.seat, seat, usize::from(facts.rules.seats));
        let number = actions.number(facts.seat, action);
        let values = [place + 1, usize::from(number) + 1, usize::from(drawn), usize::from(points)];
        for (number, value) in row.iter_mut().zip(values) {
            *number = i16::try_from(value).unwrap_or(i16::MAX);
        }
    }
}

/// The place of a seat as seen from another one.
pub const fn place_of(viewer: Seat, seat: Seat, seats: usize) -> usize {
    let (seat, viewer) = (seat.index(), viewer.index());
    if seat >= viewer { seat - viewer } else { seat + seats - viewer }
}

/// The score of a seat's team, where a target is played for as a part of it, else in hundreds.
fn score(facts: &Facts<'_>, seat: Seat) -> f32 {
    let rules = facts.rules;
    let unit = if rules.rounds == 0 && rules.target > 0 { f32::from(rules.target) } else { 100.0 };
    let points = facts.scores[rules.team_of(seat)];
    f32::from(i16::try_from(points).unwrap_or(if points < 0 { i16::MIN } else { i16::MAX })) / unit
}

const fn kind(kind: DecisionKind) -> usize {
    match kind {
        DecisionKind::Turn => 0,
        DecisionKind::Claim => 1,
        DecisionKind::Slosh => 2,
        DecisionKind::Cover => 3,
        DecisionKind::ExtraTile => 4,
        DecisionKind::SecondDouble => 5,
        DecisionKind::ThirdTile => 6,
        DecisionKind::ChainTile => 7,
        DecisionKind::LongTrain => 8,
        DecisionKind::Challenge { silent: _ } => 9,
    }
}

/// What differs between rules and an agent that plays several of them may want to know.
fn flags(rules: &Rules) -> [f32; FLAGS] {
    let divides = |by: u8| rules.count_divisor == by || rules.second_divisor == by;
    let binding = match rules.family {
        Family::Line => rules.fill_first != FillFirst::None,
        Family::Trains => rules.trains.doubles != Doubles::None,
        Family::Slosh => false,
    };
    [
        f32::from(rules.seats) / 14.0,
        flag(rules.teams == Teams::Opposite),
        flag(rules.low_wins()),
        flag(rules.drawing == Drawing::One),
        flag(rules.drawing == Drawing::UntilPlayable),
        flag(rules.voluntary_draw),
        flag(divides(5)),
        flag(divides(3)),
        flag(rules.claim == boneyard_engine::rules::Claim::Muggins),
        flag(rules.spinner != Spinner::None),
        flag(binding),
        flag(rules.rounds > 0),
    ]
}

const fn flag(set: bool) -> f32 {
    if set { 1.0 } else { 0.0 }
}

fn small(count: usize) -> f32 {
    f32::from(u8::try_from(count).unwrap_or(u8::MAX))
}
