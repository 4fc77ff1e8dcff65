use std::time::Duration;

use crate::{
    report::{
        Summary,
        figure::{plus_minus, points, rating},
        name::cut,
    },
    standing::Standing,
    statistics::Interval,
};

/// Columns of a bar.
const BAR: usize = 21;
/// Columns of a name at least; the rest gives way first.
const LEAST_NAME: usize = 6;

/// The standings for a terminal so many columns wide; 80 if in doubt. A bar shows points per board with their
/// interval, `|` is the field's mean. Lines are cut rather than broken.
pub fn standings_text(summary: &Summary, width: usize) -> String {
    let scale = Scale::of(&summary.measures.standing);
    let mut rows = vec![["#", "Name", "Points", "W-D-L", "Per board", "Elo", "Faults", ""].map(str::to_owned)];
    rows.extend(summary.lines.iter().map(|line| cells(summary, line, &scale)));
    // From the right, columns are left out until names have room.
    let sizes: Vec<usize> = (0..8).map(|n| rows.iter().map(|row| row[n].chars().count()).max().unwrap_or(0)).collect();
    let mut shown: Vec<usize> = (0..8).collect();
    let others = |shown: &[usize]| shown.iter().filter(|n| **n != 1).map(|n| sizes[*n] + 2).sum::<usize>();
    for droppable in [5, 7, 3, 6] {
        if others(&shown) + LEAST_NAME > width {
            shown.retain(|n| *n != droppable);
        }
    }
    let room = width.saturating_sub(others(&shown)).max(LEAST_NAME).min(sizes[1]);
    let line = |row: &[String; 8]| {
        let cells: Vec<String> = shown
            .iter()
            .map(|n| match n {
                1 => format!("{:<room$}", cut(&row[1], room)),
                7 => row[7].clone(),
                n => format!("{:>size$}", row[*n], size = sizes[*n]),
            })
            .collect();
        cut(cells.join("  ").trim_end(), width)
    };
    let mut lines: Vec<String> =
        vec![cut(&format!("{}: {}, {}", summary.name, summary.variant, summary.format), width)];
    lines.extend(rows.iter().map(line));
    lines.extend(summary.diagnostics.warnings.iter().map(|warning| format!("! {warning}")));
    lines.join("\n") + "\n"
}

fn cells(summary: &Summary, line: &Standing, scale: &Scale) -> [String; 8] {
    let place = line.entrant.place();
    let interval = summary.measures.standing[place].as_ref();
    let faults: u32 = line.faults.values().sum();
    [
        line.rank.to_string(),
        summary.name_of(line.entrant).to_owned(),
        points(line.half_points),
        format!("{}-{}-{}", line.wins, line.draws, line.losses),
        plus_minus(interval),
        rating(summary.measures.ratings[place].as_ref()),
        faults.to_string(),
        interval.map_or_else(String::new, |interval| scale.bar(interval)),
    ]
}

/// One line on how it goes: boards that are complete of those planned, the leader, faults, and the time left if
/// the caller knows it.
pub fn progress(summary: &Summary, planned: usize, left: Option<Duration>) -> String {
    let mut parts = vec![format!("boards {}/{planned}", summary.blocks)];
    if let Some(line) = summary.lines.first() {
        let interval = summary.measures.standing[line.entrant.place()].as_ref();
        parts.push(format!("{} {}", cut(summary.name_of(line.entrant), 16), plus_minus(interval)));
    }
    let faults: Vec<String> = summary
        .lines
        .iter()
        .map(|line| (line.entrant, line.faults.values().sum::<u32>()))
        .filter(|(_, many)| *many > 0 || summary.lines.len() <= 4)
        .map(|(entrant, many)| format!("{}{}{many}", cut(summary.name_of(entrant), 16), gap(summary.name_of(entrant))))
        .collect();
    parts.push(format!("faults {}", if faults.is_empty() { "0".to_owned() } else { faults.join(" ") }));
    parts.extend(left.map(|left| format!("ETA {}", time(left))));
    parts.join("  ")
}

/// Single letters carry their number as in `A0`; longer names need air.
fn gap(name: &str) -> &'static str {
    if name.chars().count() == 1 { "" } else { ":" }
}

fn time(left: Duration) -> String {
    let seconds = left.as_secs();
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, seconds) => format!("{seconds}s"),
        (0, minutes, seconds) => format!("{minutes}m{seconds:02}s"),
        (hours, minutes, _) => format!("{hours}h{minutes:02}m"),
    }
}

/// Where a number lies in a bar that holds all intervals and 0.
#[derive(Clone, Copy, Debug)]
struct Scale {
    low: f64,
    high: f64,
}

impl Scale {
    fn of(intervals: &[Option<Interval>]) -> Self {
        let finite = |value: &f64| value.is_finite();
        let ends = || intervals.iter().flatten().flat_map(|interval| [interval.low, interval.high]).filter(finite);
        Self { low: ends().fold(0.0, f64::min), high: ends().fold(0.0, f64::max) }
    }

    fn column(self, value: f64) -> usize {
        let width = self.high - self.low;
        if width <= 0.0 || !value.is_finite() {
            return BAR / 2;
        }
        // The share of the way is between 0 and 1, so the nearest column is found by counting half columns.
        let share = (value - self.low) / width;
        (0..BAR - 1).take_while(|column| share * REAL_BAR >= crate::standing::real_of(*column) + 0.5).count()
    }

    fn bar(self, interval: &Interval) -> String {
        let [low, at, high] = [interval.low, interval.estimate, interval.high].map(|value| self.column(value));
        let zero = self.column(0.0);
        (0..BAR)
            .map(|column| match column {
                column if column == at => 'o',
                column if column == zero => '|',
                column if (low..=high).contains(&column) => '-',
                _ => ' ',
            })
            .collect()
    }
}

/// Steps of a bar.
const REAL_BAR: f64 = crate::standing::real_of(BAR - 1);
