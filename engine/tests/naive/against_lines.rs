//! Block, Draw, All Fives and Domino Whist: the model's half of a comparison, and one match of both.

use std::collections::BTreeMap;

use boneyard_engine::variants;

use super::agreement::Trial;

use super::dice::Dice;
use super::drawn_options::{self, Pair};
use super::engine_side::{EngineSide, hands, start};
use super::line_game::{Action, Asking, Happened, Lay, LineState};
use super::line_layout::{Exposure, Spinners};
use super::line_opening::{Deal, seats_by_draw};
use super::line_rules::{Award, BlockedTie, EqualEnd, LineRules, Opener, TargetCheck, all_fives, block, draw, whist};
use super::line_score::{left_pips, match_winners};
use super::tiles::{Tile, full_set, text};

/// Rounds after which a match is left: with some options nobody ever reaches the target.
const ROUNDS: usize = 25;

/// Plays one random match on both sides; a disagreement comes back as text.
pub(crate) fn play(variant: &'static str, seed: u64, seen: &mut BTreeMap<String, u32>) -> Result<(), String> {
    let mut dice = Dice::new(seed);
    let (rules, pairs) = drawn_options::draw(variants::find(variant).unwrap(), numbers, &mut dice);
    let naive = model_rules(variant, &pairs);
    let mut trial = Trial { variant, seed, pairs, seen };
    let mut engine = EngineSide::new(rules);

    let first_lot = start_match(&trial, &naive, &mut engine, &mut dice)?;
    let mut model: Option<LineState> = None;
    for round in 0..ROUNDS {
        let (tiles, lot) = (shuffled(&naive, &mut dice), dice.roll(naive.seats));
        engine.start_round(&tiles, lot);
        let deal = deal(&naive, &tiles, if round == 0 { first_lot } else { lot });
        let mut state = match model.take() {
            None => LineState::new(naive.clone(), deal),
            Some(mut state) => {
                state.next_round(deal);
                state
            }
        };
        let lead = state.must_lead.map_or(String::new(), |tile| format!(" with {}", text(tile)));
        let mut news = vec![format!("{} opens{lead}", state.opener)];
        news.extend(asking(&state));
        trial.same("deal", &news.join("; "), &engine.news.join("; "))?;
        play_round(&mut trial, &mut state, &mut engine, &mut dice)?;
        trial.same("match over", &state.match_over.to_string(), &engine.match_over().to_string())?;
        if state.match_over {
            trial.saw("match over");
            break;
        }
        model = Some(state);
    }
    Ok(())
}

/// Begins the match; gives the seat that the first lot named.
fn start_match(
    trial: &Trial<'_>,
    naive: &LineRules,
    engine: &mut EngineSide,
    dice: &mut Dice,
) -> Result<usize, String> {
    let (tiles, lot) = (shuffled(naive, dice), dice.roll(naive.seats));
    engine.start_match(&tiles, lot);
    let no_draw = ("seat_draw", "none".to_owned());
    let mut news = Vec::new();
    if trial.variant == "domino_whist" && !trial.pairs.contains(&no_draw) {
        let chairs = seats_by_draw([tiles[0], tiles[1], tiles[2], tiles[3]]);
        let seats: Vec<usize> = (0..4).map(|chair| chairs.iter().position(|at| *at == chair).unwrap()).collect();
        news.push(format!("seats of chairs {seats:?}"));
    }
    trial.same("partner draw", &news.join("; "), &engine.news.join("; "))?;
    Ok(lot)
}

fn play_round(
    trial: &mut Trial<'_>,
    state: &mut LineState,
    engine: &mut EngineSide,
    dice: &mut Dice,
) -> Result<(), String> {
    let before = state.totals.clone();
    while state.round_end.is_none() && !state.match_over {
        let actions = state.legal();
        trial.same("legal moves", &listed(state, &actions).join("; "), &engine.legal().join("; "))?;
        let chosen = dice.pick(&actions);
        let token = token(state, chosen);
        engine.act(&token);
        let seen = state.happened.len();
        state.apply(chosen);
        let mut news = told_by_model(state, seen);
        if state.round_end.is_some() {
            news.push(round_line(state, &before));
        }
        if state.match_over {
            news.push(match_line(state));
        }
        trial.saw_lines(&news);
        news.extend(asking(state));
        trial.same(&format!("after {token}"), &news.join("; "), &engine.news.join("; "))?;
        trial.same("scores", &format!("{:?}", state.totals), &format!("{:?}", engine.scores()))?;
        trial.same("hands", &hands(&state.hands), &engine.hands())?;
    }
    Ok(())
}

/// Every legal answer with its points and the first of those that come to the same, sorted.
fn listed(state: &LineState, actions: &[Action]) -> Vec<String> {
    let effects: Vec<Effect> = actions.iter().map(|action| effect(state, *action)).collect();
    let mut lines = Vec::new();
    for (action, effect) in actions.iter().zip(&effects) {
        let twins = actions.iter().zip(&effects).filter(|(_, other)| *other == effect).map(|(twin, _)| *twin);
        let first = twins.min_by_key(|twin| match twin {
            Action::Lay(lay) => arm(*lay),
            Action::Draw | Action::Decline | Action::Claim => 0,
        });
        let points = match (*action, state.asking) {
            (Action::Lay(lay), _) if state.rules.muggins => lay.called,
            (Action::Lay(lay), _) => state.points_of(lay),
            (Action::Claim, Asking::Claim { points, .. }) => points,
            (Action::Draw | Action::Decline | Action::Claim, _) => 0,
        };
        lines.push(format!("{} +{points} as {}", token(state, *action), token(state, first.unwrap())));
    }
    lines.sort();
    lines
}

/// What an answer comes to: two placements with the same effect let play go on alike (§6, equivalent
/// placements).
#[derive(PartialEq)]
enum Effect {
    Lays(Tile, i32, Vec<Vec<(bool, u8)>>),
    Other(&'static str),
}

fn effect(state: &LineState, action: Action) -> Effect {
    match action {
        Action::Lay(lay) => Effect::Lays(lay.tile, lay.called, state.bare_after(lay)),
        Action::Draw => Effect::Other("draw"),
        Action::Decline => Effect::Other("decline"),
        Action::Claim => Effect::Other("claim"),
    }
}

fn shuffled(rules: &LineRules, dice: &mut Dice) -> Vec<Tile> {
    let mut set = full_set(rules.max_pip);
    dice.shuffle(&mut set);
    set
}

fn deal(rules: &LineRules, shuffled: &[Tile], lot: usize) -> Deal {
    let dealt = rules.seats * rules.hand;
    let hands = shuffled[..dealt].chunks(rules.hand).map(<[Tile]>::to_vec).collect();
    Deal { hands, boneyard: shuffled[dealt..].to_vec(), lot }
}

fn arm(lay: Lay) -> u32 {
    lay.end.map_or(start(), |end| end.arm)
}

fn token(state: &LineState, action: Action) -> String {
    match action {
        Action::Lay(lay) => {
            let called = if lay.called > 0 { format!("={}", lay.called) } else { String::new() };
            format!("{}@{}{called}", text(lay.tile), arm(lay))
        }
        Action::Draw => "draw".to_owned(),
        Action::Decline => "decline".to_owned(),
        Action::Claim => match state.asking {
            Asking::Claim { points, .. } => format!("claim {points}"),
            Asking::Turn => "claim".to_owned(),
        },
    }
}

fn asking(state: &LineState) -> Option<String> {
    if state.round_end.is_some() || state.match_over {
        return None;
    }
    let kind = match state.asking {
        Asking::Turn => "turn",
        Asking::Claim { .. } => "claim",
    };
    Some(format!("{} is asked: {kind}", state.asked()))
}

/// What happened since, with forced draws of one seat in one line, as the engine tells them.
fn told_by_model(state: &LineState, seen: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut drawing: Option<(usize, Vec<String>, Vec<u8>)> = None;
    for event in &state.happened[seen..] {
        if let (Happened::Drew { seat, tile, forced: true, .. }, Some((drawer, tiles, _))) = (event, &mut drawing)
            && drawer == seat
        {
            tiles.push(text(*tile));
            continue;
        }
        lines.extend(drawing.take().map(draw_line));
        match event {
            Happened::Laid { seat, lay, points, overlooked } => {
                lines.push(format!(
                    "{seat} lays {}@{} for {points}, overlooks {overlooked}",
                    text(lay.tile),
                    arm(*lay)
                ));
            }
            Happened::Drew { seat, tile, forced: true, lacked } => {
                drawing = Some((*seat, vec![text(*tile)], lacked.clone()));
            }
            Happened::Drew { seat, tile, forced: false, .. } => {
                lines.push(format!("{seat} draws {} forced false lacked []", text(*tile)));
            }
            Happened::Passed { seat, lacked } => lines.push(format!("{seat} passes forced true lacked {lacked:?}")),
            Happened::Declined { seat } => lines.push(format!("{seat} declines")),
            Happened::Claimed { seat, points } => lines.push(format!("{seat} claims {points}")),
        }
    }
    lines.extend(drawing.map(draw_line));
    lines
}

fn draw_line((seat, tiles, lacked): (usize, Vec<String>, Vec<u8>)) -> String {
    format!("{seat} draws {} forced true lacked {lacked:?}", tiles.join(" "))
}

fn round_line(state: &LineState, points_before: &[i32]) -> String {
    let end = state.round_end.as_ref().unwrap();
    let points: Vec<i32> = state.totals.iter().zip(points_before).map(|(now, before)| now - before).collect();
    let left: Vec<i32> = state.hands.iter().map(|hand| left_pips(&state.rules, hand)).collect();
    format!(
        "round over: out {:?} winner {:?} awards {:?} round points {points:?} left {left:?}",
        end.out, end.winner, end.awards
    )
}

fn match_line(state: &LineState) -> String {
    format!("match over: scores {:?} winners {:?}", state.totals, match_winners(&state.rules, &state.totals))
}

/// Numbers worth trying; a large set is slow, so it comes seldom.
fn numbers(key: &str) -> &'static [u16] {
    match key {
        "max_pip" => &[6, 6, 6, 6, 6, 6, 6, 9, 9, 12],
        "hand_size" => &[1, 2, 3, 4, 6, 7, 9, 14],
        "reserve" => &[1, 2, 3, 30],
        "count_divisor" => &[0, 1, 2, 3, 5, 7],
        "target" => &[1, 20, 61, 100, 200],
        other => panic!("no numbers for {other}"),
    }
}

/// The model's rules for the same options.
fn model_rules(variant: &str, pairs: &[Pair]) -> LineRules {
    let seats: usize = pairs[0].1.parse().unwrap();
    let mut rules = match variant {
        "block" => block(seats),
        "draw" => draw(seats),
        "all_fives" => all_fives(seats),
        "domino_whist" => whist(),
        other => panic!("no model of {other}"),
    };
    let mut blocked_award = Award::OthersTotal;
    if !rules.low_wins {
        blocked_award = rules.blocked_award;
    }
    let mut scoring = if rules.low_wins { "own_pips_penalty" } else { "winner_scores_losers" };
    for (key, value) in &pairs[1..] {
        let yes = value == "true";
        match (*key, value.as_str()) {
            ("max_pip", number) => rules.max_pip = number.parse().unwrap(),
            ("teams", name) => rules.partners = name == "opposite",
            // It binds chairs to seats and changes nothing at the table.
            ("seat_draw", _) => {}
            ("hand_size", number) => rules.hand = number.parse().unwrap(),
            ("voluntary_draw", _) => rules.voluntary_draw = yes,
            ("reserve", number) => rules.reserve = number.parse().unwrap(),
            ("first_opener", "lot") => rules.first_opener = Opener::Lot,
            ("first_opener", "seat_a") => rules.first_opener = Opener::FirstSeat,
            ("first_opener", "highest_double") => rules.first_opener = Opener::HighestDouble,
            ("first_opener", "heaviest_tile") => rules.first_opener = Opener::HeaviestTile,
            ("later_opener", "winner") => rules.later_opener = Opener::Winner,
            ("later_opener", "rotate") => rules.later_opener = Opener::Clockwise,
            ("after_no_winner", "left_of_opener") => rules.opener_without_winner = Opener::Clockwise,
            ("after_no_winner", "same_opener") => rules.opener_without_winner = Opener::Same,
            ("after_no_winner", "lot") => rules.opener_without_winner = Opener::Lot,
            ("spinner", "none") => rules.spinners = Spinners::None,
            ("spinner", "first_double") => rules.spinners = Spinners::FirstDouble,
            ("spinner", "all") => rules.spinners = Spinners::All,
            ("spinner_opens", name) => rules.four_at_once = name == "at_once",
            ("count_divisor", number) => rules.divisor = number.parse().unwrap(),
            ("count_value", name) => rules.quotient = name == "quotient",
            ("spinner_counts", "until_both_sides") => rules.exposure = Exposure::UntilBothSides,
            ("spinner_counts", "while_exposed") => rules.exposure = Exposure::WhileExposed,
            ("spinner_counts", "single_when_alone") => rules.exposure = Exposure::SingleWhenAlone,
            ("lead_scores", _) => rules.lead_scores = yes,
            ("claim", name) => rules.muggins = name == "muggins",
            ("round_score", "winner_scores_losers") => scoring = "winner_scores_losers",
            ("round_score", "own_pips_penalty") => scoring = "own_pips_penalty",
            ("round_score", "higher_side_only") => scoring = "higher_side_only",
            ("blocked_award", "others_minus_own_once") => blocked_award = Award::OthersMinusOwnOnce,
            ("blocked_award", "pairwise_difference") => blocked_award = Award::PairwiseDifference,
            ("blocked_award", "others_total") => blocked_award = Award::OthersTotal,
            ("blocked_award", "all_hands_total") => blocked_award = Award::AllHandsTotal,
            ("blocked_tie", "nobody") => rules.blocked_tie = BlockedTie::Nobody,
            ("blocked_tie", "lightest_tile") => rules.blocked_tie = BlockedTie::LightestTile,
            ("blocked_tie", "opener_side") => rules.blocked_tie = BlockedTie::OpenerSide,
            ("blocked_tie", "closer_side") => rules.blocked_tie = BlockedTie::CloserSide,
            ("partner_counts", _) => rules.partner_counts = yes,
            ("hand_doubles", name) => rules.half_doubles = name == "half",
            ("rounding", name) => rules.rounding = name == "nearest_five",
            ("target", number) => rules.target = number.parse().unwrap(),
            ("target_check", "after_round") => rules.target_check = TargetCheck::AfterRound,
            ("target_check", "at_once") => rules.target_check = TargetCheck::AtOnce,
            ("match_tie", "shared") => rules.equal_end = EqualEnd::Shared,
            ("match_tie", "extra_round") => rules.equal_end = EqualEnd::ExtraRound,
            (key, value) => panic!("the model does not know {key} = {value}"),
        }
    }
    let (out, blocked, low) = match scoring {
        "own_pips_penalty" => (Award::BothDebitOwn, Award::BothDebitOwn, true),
        "higher_side_only" => (Award::HigherSideOnly, Award::HigherSideOnly, true),
        _ => (Award::OthersTotal, blocked_award, false),
    };
    LineRules { out_award: out, blocked_award: blocked, low_wins: low, ..rules }
}
