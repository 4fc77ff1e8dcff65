use crate::{
    report::{
        Summary,
        figure::plus_minus,
        name::cut,
        page::{
            axis::{Axis, place},
            markup::{escaped, heads, name, plot, table},
        },
    },
    standing::real_of,
};

const SIZE: (usize, usize) = (640, 300);
const LEFT: f64 = 50.0;
const RIGHT: f64 = 500.0;
/// Height of a label.
const LINE: f64 = 14.0;
/// Where a label may stand at most before it moves down for others.
const LOWEST_LABEL: f64 = 240.0;
/// More tracks than this cannot be told apart.
const MOST: usize = 4;
/// Dashes tell tracks apart without colour.
const DASHES: [&str; MOST] = ["none", "8 3", "3 3", "10 3 2 3"];

/// How points per board of the first entrants grew, with the interval around the leader.
pub(super) fn cumulative(summary: &Summary) -> String {
    let shown: Vec<_> = summary
        .order()
        .into_iter()
        .map(|entrant| (entrant, &summary.tracks[entrant.place()]))
        .filter(|(_, track)| !track.is_empty())
        .take(MOST)
        .collect();
    if shown.is_empty() {
        return "<p>Nobody has played two complete boards.</p>\n".to_owned();
    }
    let boards =
        Axis::over(shown.iter().flat_map(|(_, track)| track.iter()).map(|(many, _)| real_of(*many)), LEFT, RIGHT);
    let leader = shown.iter().take(1).flat_map(|(_, track)| track.iter()).flat_map(|(_, at)| [at.low, at.high]);
    let means = shown.iter().flat_map(|(_, track)| track.iter()).map(|(_, at)| at.estimate);
    let axis = Axis::over(leader.chain(means), 270.0, 10.0);
    let mut body = Vec::new();
    for (value, label) in axis.ticks() {
        let y = axis.at(value);
        body.push(format!(
            "<line class=\"grid\" x1=\"{LEFT}\" y1=\"{y}\" x2=\"{RIGHT}\" y2=\"{y}\" stroke-dasharray=\"2 4\"/>\
             <text x=\"{}\" y=\"{}\" text-anchor=\"end\">{label}</text>\n",
            place(LEFT - 6.0),
            place(y + 4.0),
            y = place(y),
        ));
    }
    for (value, label) in boards.ticks() {
        let label = label.trim_start_matches('+');
        body.push(format!("<text x=\"{}\" y=\"290\" text-anchor=\"middle\">{label}</text>\n", place(boards.at(value))));
    }
    let point = |many: usize, value: f64| format!("{},{}", place(boards.at(real_of(many))), place(axis.at(value)));
    let highs = shown[0].1.iter().map(|(many, at)| point(*many, at.high));
    let lows = shown[0].1.iter().rev().map(|(many, at)| point(*many, at.low));
    body.push(format!("<polygon class=\"band\" points=\"{}\"/>\n", highs.chain(lows).collect::<Vec<_>>().join(" ")));
    let mut taken: Vec<f64> = Vec::new();
    for ((entrant, track), dashes) in shown.iter().zip(DASHES) {
        let points: Vec<String> = track.iter().map(|(many, at)| point(*many, at.estimate)).collect();
        // Labels move down until they do not cover one another, and start where all of them have room to.
        let mut y = track.last().map_or(0.0, |(_, at)| axis.at(at.estimate)).min(LOWEST_LABEL);
        while let Some(other) = taken.iter().find(|other| (**other - y).abs() < LINE - 0.1) {
            y = other + LINE;
        }
        taken.push(y);
        body.push(format!(
            "<polyline class=\"bar\" stroke-dasharray=\"{dashes}\" points=\"{}\"/>\
             <text x=\"{}\" y=\"{}\">{}</text>\n",
            points.join(" "),
            place(RIGHT + 8.0),
            place(y + 4.0),
            escaped(&cut(summary.name_of(*entrant), 16)),
        ));
    }
    let description = "Mean so far after so many boards, for the first entrants of the standings; the band is the 95 % \
                       interval of the leader. The table below it holds quarters of the way.";
    plot("cumulative", "Points per board as boards were played", description, SIZE, &body.concat()) + &quarters(summary)
}

fn quarters(summary: &Summary) -> String {
    let row = |entrant: &crate::Entrant| {
        let track = &summary.tracks[entrant.place()];
        let at = |quarter: usize| {
            let step = (track.len() * quarter).div_ceil(4).checked_sub(1);
            plus_minus(step.and_then(|step| track.get(step)).map(|(_, interval)| interval))
        };
        vec![name(summary.name_of(*entrant)), at(1), at(2), at(3), at(4)]
    };
    let rows: Vec<Vec<String>> = summary.order().iter().map(row).collect();
    let head = heads(&["Name", "First quarter", "Half", "Three quarters", "All"]);
    table("quarters", "Points per board after parts of the boards", &head, 0, &rows)
}
