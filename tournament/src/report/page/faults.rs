use crate::{
    report::{
        Summary,
        figure::{NONE, percent},
        name::cut,
        page::{
            axis::{Axis, place},
            markup::{escaped, heads, name, plot, table},
        },
        words::{self, FAULTS},
    },
    standing::{real, real_of},
};

const WIDTH: usize = 640;
const LEFT: f64 = 170.0;
const ROW: usize = 24;

/// Faults of each entrant: how many, of which kind, and how often.
pub(super) fn faults(summary: &Summary) -> String {
    let total = |line: &crate::standing::Standing| i64::from(line.faults.values().sum::<u32>());
    let axis = Axis::over(summary.lines.iter().map(|line| real(total(line))), LEFT, 560.0);
    let start = axis.at(0.0);
    let mut body = Vec::new();
    for (row, line) in summary.lines.iter().enumerate() {
        let y = real_of(ROW * row);
        let many = total(line);
        let end = if many > 0 { axis.at(real(many)) } else { start };
        body.push(format!(
            "<text x=\"0\" y=\"{base}\">{}</text><rect class=\"dot\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"14\"/>\
             <text x=\"{}\" y=\"{base}\">{many}</text>\n",
            escaped(&cut(summary.name_of(line.entrant), 22)),
            place(start),
            place(y + 5.0),
            place(end - start),
            place(end + 6.0),
            base = place(y + 16.0),
        ));
    }
    let size = (WIDTH, ROW * summary.lines.len() + 10);
    let description = "Games with a fault of each entrant; the table below it tells the kinds.";
    plot("faults", "Faults by entrant", description, size, &body.concat()) + &kinds(summary)
}

fn kinds(summary: &Summary) -> String {
    let mut head = heads(&["Name", "Games"]);
    head.extend(FAULTS.map(|fault| words::verdict(fault).replace('_', " ")));
    head.push("Share at fault (95 %)".to_owned());
    let row = |line: &crate::standing::Standing| {
        let (games, rate) = &summary.diagnostics.fault_rate[line.entrant.place()];
        let mut row = vec![name(summary.name_of(line.entrant)), games.to_string()];
        row.extend(FAULTS.map(|fault| line.faults.get(&fault).copied().unwrap_or(0).to_string()));
        row.push(rate.as_ref().map_or(NONE.to_owned(), |rate| {
            format!("{} ({} to {})", percent(rate.estimate), percent(rate.low), percent(rate.high))
        }));
        row
    };
    let rows: Vec<Vec<String>> = summary.lines.iter().map(row).collect();
    table("kinds", "Games with a fault, by kind", &head, 0, &rows)
}
