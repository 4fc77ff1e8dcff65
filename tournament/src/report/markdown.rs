use crate::report::{
    Summary,
    figure::{NONE, plus_minus, points},
};

/// The crosstable for a page in Markdown: wins-draws-losses and points per board of the row against the column;
/// bold where the interval leaves out 0.
pub fn crosstable_md(summary: &Summary) -> String {
    let order = summary.order();
    let names: Vec<String> = order.iter().map(|entrant| escaped(summary.name_of(*entrant))).collect();
    let mut lines = vec![
        format!("| | | Points | {} |", names.join(" | ")),
        format!("|---:|---|---:|{}", "---|".repeat(names.len())),
    ];
    for ((line, own), name) in summary.lines.iter().zip(&order).zip(&names) {
        let cells = order.iter().map(|other| match &summary.cross[own.place()][other.place()] {
            None if own == other => "·".to_owned(),
            None => NONE.to_owned(),
            Some(met) => {
                let text = format!("{}-{}-{}", met.wins, met.draws, met.losses);
                let gain = plus_minus(met.per_board.as_ref());
                if met.is_clear() { format!("{text} **{gain}**") } else { format!("{text} {gain}") }
            }
        });
        let cells: Vec<String> = cells.collect();
        lines.push(format!("| {} | {name} | {} | {} |", line.rank, points(line.half_points), cells.join(" | ")));
    }
    lines.join("\n") + "\n"
}

/// Names are text: nothing in them is markup, and none ends a cell.
fn escaped(name: &str) -> String {
    name.chars().flat_map(|c| (c.is_ascii_punctuation()).then_some('\\').into_iter().chain([c])).collect()
}
