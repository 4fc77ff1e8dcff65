use crate::{
    report::{
        Encounter, Summary,
        figure::{NONE, plus_minus, with_sign},
        name::cut,
        page::markup::{escaped, heads, name, plot, table},
    },
    standing::real,
};

const CELL: usize = 56;
const ROW: usize = 28;
const LEFT: usize = 170;
const TOP: usize = 30;
/// Entrants that a plot has room for; the table beside it holds all.
const MOST: usize = 24;

/// Each against each, in numbers on a ground that says how well it went.
pub(super) fn heat(summary: &Summary) -> String {
    let order: Vec<_> = summary.order().into_iter().take(MOST).collect();
    let mut body = Vec::new();
    for (column, _) in order.iter().enumerate() {
        let x = LEFT + CELL * column + CELL / 2;
        body.push(format!("<text x=\"{x}\" y=\"20\" text-anchor=\"middle\">{}</text>\n", column + 1));
    }
    for (row, own) in order.iter().enumerate() {
        let y = TOP + ROW * row;
        let label = format!("{}. {}", row + 1, cut(summary.name_of(*own), 18));
        body.push(format!("<text x=\"0\" y=\"{}\">{}</text>\n", y + 18, escaped(&label)));
        for (column, other) in order.iter().enumerate() {
            let x = LEFT + CELL * column;
            let Some(met) = &summary.cross[own.place()][other.place()] else { continue };
            body.push(format!(
                "<rect class=\"{}\" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"/>\
                 <text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n",
                ground(met),
                x + CELL / 2,
                y + 18,
                number(met),
                w = CELL - 2,
                h = ROW - 2,
            ));
        }
    }
    let size = (LEFT + CELL * order.len() + 10, TOP + ROW * order.len() + 10);
    let description = "Points per board of the row against the column, or points made where there are no boards to \
                       compare. The crosstable below it holds the same numbers.";
    plot("heat", "Each against each", description, size, &body.concat()) + &crosstable(summary)
}

fn number(met: &Encounter) -> String {
    met.per_board.map_or_else(
        || crate::report::figure::points(i64::from(met.half_points())),
        |interval| with_sign(interval.estimate, 1),
    )
}

/// By the share of points: fifths from worst to best.
fn ground(met: &Encounter) -> &'static str {
    let units = i64::from(met.wins + met.draws + met.losses).max(1);
    let share = real(i64::from(met.half_points())) / real(2 * units);
    match share {
        share if share < 0.2 => "worst",
        share if share < 0.45 => "bad",
        share if share <= 0.55 => "even",
        share if share <= 0.8 => "good",
        _ => "best",
    }
}

fn crosstable(summary: &Summary) -> String {
    let order = summary.order();
    let mut head = heads(&["Name"]);
    head.extend(order.iter().map(|entrant| name(summary.name_of(*entrant))));
    let cell = |own: usize, other: usize| match &summary.cross[own][other] {
        None if own == other => "·".to_owned(),
        None => NONE.to_owned(),
        Some(met) => {
            let gain = plus_minus(met.per_board.as_ref());
            let gain = if met.is_clear() { format!("<strong>{gain}</strong>") } else { gain };
            format!("{}-{}-{} {gain}", met.wins, met.draws, met.losses)
        }
    };
    let rows: Vec<Vec<String>> = order
        .iter()
        .map(|own| {
            let cells = order.iter().map(|other| cell(own.place(), other.place()));
            std::iter::once(name(summary.name_of(*own))).chain(cells).collect()
        })
        .collect();
    let caption = "Wins-draws-losses and points per board of the row against the column. Bold: the 95 % interval leaves \
                   out 0; with many pairs some will do so by chance.";
    table("crosstable", caption, &head, 0, &rows)
}
