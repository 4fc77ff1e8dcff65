use crate::report::{
    Summary,
    figure::{NONE, percent, plus_minus, points, rating},
    page::markup::{escaped, heads, name, table},
};

/// The standings with all that decided them.
pub(super) fn standings(summary: &Summary) -> String {
    let mut head = heads(&[
        "Rank",
        "Name",
        "Points",
        "Played",
        "W-D-L",
        "Places",
        "Byes",
        "Per board",
        "Without faults",
        "Ranks (95 %)",
        "Elo (95 %)",
        "Faults",
        "Decided by",
    ]);
    head.extend(summary.settings.chain.iter().map(|link| escaped(link.words())));
    let measures = &summary.measures;
    let row = |line: &crate::standing::Standing| {
        let place = line.entrant.place();
        let placings: Vec<String> = line.placings.iter().map(ToString::to_string).collect();
        let ranks = measures.ranks.as_ref().map(|ranks| ranks[place]);
        let mut row = vec![
            line.rank.to_string(),
            name(summary.name_of(line.entrant)) + if line.annulled { " (annulled)" } else { "" },
            points(line.half_points),
            line.played.to_string(),
            format!("{}-{}-{}", line.wins, line.draws, line.losses),
            placings.join("/"),
            line.byes.to_string(),
            plus_minus(measures.standing[place].as_ref()),
            plus_minus(measures.skill[place].as_ref()),
            ranks.map_or(NONE.to_owned(), |(low, high)| format!("{low} to {high}")),
            rating(measures.ratings[place].as_ref()),
            line.faults.values().sum::<u32>().to_string(),
            line.decided_by.map_or(NONE.to_owned(), |link| escaped(link.words())),
        ];
        row.extend(line.values.iter().map(|(_, value)| value.map_or(NONE.to_owned(), |value| value.to_string())));
        row
    };
    let rows: Vec<Vec<String>> = summary.lines.iter().map(row).collect();
    table("standings", "Standings. Points per board are those above the field at the table.", &head, 1, &rows)
}

/// Ranks by what was won, and how often each is ahead of each.
pub(super) fn rankings(summary: &Summary) -> String {
    let order = summary.order();
    let row = |entrant: &crate::Entrant| {
        let place = entrant.place();
        vec![
            name(summary.name_of(*entrant)),
            summary.bankroll[place].to_string(),
            summary.run_off[place].to_string(),
            summary.series_run_off[place].to_string(),
        ]
    };
    let rows: Vec<Vec<String>> = order.iter().map(row).collect();
    let head = heads(&["Name", "Bankroll", "Run-off", "Run-off of series"]);
    let caption = "Ranks by points of the game: bankroll rewards winning much from the weak, the run-off holding out \
                   against everybody.";
    let mut text = table("rankings", caption, &head, 0, &rows);
    if let Some(ahead) = &measures_ahead(summary) {
        let mut head = heads(&["Name"]);
        head.extend(order.iter().map(|entrant| name(summary.name_of(*entrant))));
        text += &table("ahead", "How often the row is ahead of the column when deals are drawn again", &head, 0, ahead);
    }
    text
}

fn measures_ahead(summary: &Summary) -> Option<Vec<Vec<String>>> {
    let ahead = summary.measures.ahead.as_ref()?;
    let order = summary.order();
    let row = |own: &crate::Entrant| {
        let cell = |other: &crate::Entrant| {
            if own == other { "·".to_owned() } else { percent(ahead[own.place()][other.place()]) }
        };
        std::iter::once(name(summary.name_of(*own))).chain(order.iter().map(cell)).collect()
    };
    Some(order.iter().map(row).collect())
}
