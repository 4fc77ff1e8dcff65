use crate::{
    report::{
        Summary,
        figure::plus_minus,
        name::cut,
        page::{
            axis::{Axis, place},
            markup::{escaped, plot},
        },
    },
    standing::real_of,
};

const WIDTH: usize = 640;
const LEFT: f64 = 170.0;
const RIGHT: f64 = 500.0;
const ROW: usize = 24;
const TOP: usize = 30;

/// Each entrant with its interval, best first, and a line at the field's mean.
pub(super) fn caterpillar(summary: &Summary) -> String {
    let intervals = &summary.measures.standing;
    let ends = intervals.iter().flatten().flat_map(|interval| [interval.low, interval.high]);
    let axis = Axis::over(ends, LEFT, RIGHT);
    let height = TOP + ROW * summary.lines.len() + 10;
    let foot = real_of(height) - 10.0;
    let mut body = Vec::new();
    for (value, label) in axis.ticks() {
        let x = place(axis.at(value));
        body.push(format!(
            "<line class=\"grid\" x1=\"{x}\" y1=\"20\" x2=\"{x}\" y2=\"{y}\" stroke-dasharray=\"2 4\"/>\
             <text x=\"{x}\" y=\"14\" text-anchor=\"middle\">{label}</text>\n",
            y = place(foot),
        ));
    }
    let zero = place(axis.at(0.0));
    body.push(format!("<line class=\"grid\" x1=\"{zero}\" y1=\"20\" x2=\"{zero}\" y2=\"{}\"/>\n", place(foot)));
    for (row, line) in summary.lines.iter().enumerate() {
        let y = real_of(TOP + ROW * row) + 12.0;
        let interval = intervals[line.entrant.place()].as_ref();
        body.push(format!(
            "<text x=\"0\" y=\"{base}\">{}</text><text x=\"515\" y=\"{base}\">{}</text>\n",
            escaped(&cut(summary.name_of(line.entrant), 22)),
            plus_minus(interval),
            base = place(y + 4.0),
        ));
        if let Some(interval) = interval {
            let [low, at, high] = [interval.low, interval.estimate, interval.high].map(|value| place(axis.at(value)));
            let y = place(y);
            body.push(format!(
                "<line class=\"bar\" x1=\"{low}\" y1=\"{y}\" x2=\"{high}\" y2=\"{y}\"/>\
                 <circle class=\"dot\" cx=\"{at}\" cy=\"{y}\" r=\"4\"/>\n"
            ));
        }
    }
    let description = "Mean and 95 % interval of each entrant; the table of standings holds the same numbers.";
    plot("caterpillar", "Points per board above the field", description, (WIDTH, height), &body.concat())
}
