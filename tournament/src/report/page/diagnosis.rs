use crate::{
    Entrant, PlayKey,
    report::{
        Summary,
        figure::{NONE, fixed, plus_minus},
        page::markup::{escaped, heads, name, table},
    },
    standing::SeatResult,
};

/// Excluded games listed; the files hold all.
const MOST_EXCLUDED: usize = 200;

/// What tells whether the results can be believed.
pub(super) fn diagnosis(summary: &Summary) -> String {
    let excluded = excluded(summary);
    [per_entrant(summary), seats(summary), neighbours(summary), swings(summary), excluded, decisions(summary)].concat()
}

fn per_entrant(summary: &Summary) -> String {
    let diagnostics = &summary.diagnostics;
    let row = |entrant: &Entrant| {
        let place = entrant.place();
        let order = diagnostics.order[place].as_ref();
        let verdict = order.map_or(NONE, |effect| if effect.flagged { "flagged" } else { "no sign" });
        vec![
            name(summary.name_of(*entrant)),
            diagnostics.reduction[place].as_deref().map_or(NONE.to_owned(), escaped),
            plus_minus(order.map(|effect| &effect.difference)),
            order.map_or(NONE.to_owned(), |effect| fixed(effect.p, 4)),
            verdict.to_owned(),
        ]
    };
    let rows: Vec<Vec<String>> = summary.order().iter().map(row).collect();
    let caption = "Reduction: how many times more games of single deals would be needed. Order effect: points gained in \
                   games that began after a sibling of the same deal had ended, as a memory of deals would give.";
    table("samples", caption, &heads(&["Name", "Variance reduction", "Order effect", "p", "Memory of deals"]), 0, &rows)
}

fn seats(summary: &Summary) -> String {
    let seats = &summary.diagnostics.seats;
    let widest = seats.first().map_or(0, Vec::len);
    let mut head = heads(&["Name"]);
    head.extend((1..=widest).map(|seat| format!("Seat {}", seat_letter(seat))));
    let row = |entrant: &Entrant| {
        let counts = seats[entrant.place()].iter().map(ToString::to_string);
        std::iter::once(name(summary.name_of(*entrant))).chain(counts).collect()
    };
    let rows: Vec<Vec<String>> = summary.order().iter().map(row).collect();
    table("seats", "How often each sat where", &head, 0, &rows)
}

fn neighbours(summary: &Summary) -> String {
    let order = summary.order();
    let mut head = heads(&["Name"]);
    head.extend(order.iter().map(|entrant| name(summary.name_of(*entrant))));
    let row = |own: &Entrant| {
        let counts = order.iter().map(|other| summary.diagnostics.neighbours[own.place()][other.place()].to_string());
        std::iter::once(name(summary.name_of(*own))).chain(counts).collect()
    };
    let rows: Vec<Vec<String>> = order.iter().map(row).collect();
    table("neighbours", "How often the column sat next after the row", &head, 0, &rows)
}

fn swings(summary: &Summary) -> String {
    let side = |(key, entrant, score): &SeatResult| {
        format!("{} {score} ({})", name(summary.name_of(*entrant)), link(summary, *key))
    };
    let row = |swing: &crate::report::Swing| {
        vec![
            swing.board.to_string(),
            seat_letter(swing.seat),
            swing.size().to_string(),
            side(&swing.best),
            side(&swing.worst),
        ]
    };
    let rows: Vec<Vec<String>> = summary.diagnostics.swings.iter().map(row).collect();
    let head = heads(&["Board", "Seat", "Swing", "Best", "Worst"]);
    table("swings", "Boards on which the same seat did best and worst", &head, 0, &rows)
}

fn excluded(summary: &Summary) -> String {
    let all = &summary.diagnostics.excluded;
    let row = |(key, reason): &(PlayKey, crate::standing::Reason)| vec![link(summary, *key), escaped(reason.words())];
    let rows: Vec<Vec<String>> = all.iter().take(MOST_EXCLUDED).map(row).collect();
    let caption = format!("Games left out, {} of {}", rows.len(), all.len());
    table("excluded", &caption, &heads(&["Game", "Reason"]), 0, &rows)
}

fn decisions(summary: &Summary) -> String {
    if summary.decisions.is_empty() {
        return String::new();
    }
    let row = |(key, words): (&PlayKey, &String)| vec![link(summary, *key), escaped(words)];
    let rows: Vec<Vec<String>> = summary.decisions.iter().map(row).collect();
    table("decisions", "Games that the director decided", &heads(&["Game", "Reason"]), 0, &rows)
}

/// The table of a game, as a link to its record beside the page where its id is a plain word.
fn link(summary: &Summary, key: PlayKey) -> String {
    let id = summary.table_id(key);
    let plain = !id.is_empty() && id.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-'));
    if plain { format!("<a href=\"records/{id}.bones\">{id}</a>") } else { escaped(&id) }
}

fn seat_letter(seat: usize) -> String {
    u8::try_from(seat)
        .ok()
        .filter(|seat| (1..=26).contains(seat))
        .map_or_else(|| seat.to_string(), |seat| char::from(b'A' + seat - 1).to_string())
}
