//! A page that needs nothing but itself.

mod axis;
mod caterpillar;
mod cumulative;
mod diagnosis;
mod faults;
mod heat;
mod markup;
mod standings;
mod style;

use self::markup::{escaped, section};
use crate::report::Summary;

/// The report as one HTML page: no script, no outside resource, every plot with its numbers in a table beside it.
/// Games link to `records/ID.bones` beside the page where their id is a plain word. It reads as XML too.
pub fn report_html(summary: &Summary) -> String {
    let title = escaped(&summary.name);
    let parts = [
        ("part-standings", "Standings", standings::standings(summary) + &caterpillar::caterpillar(summary)),
        ("part-cumulative", "How it went", cumulative::cumulative(summary)),
        ("part-cross", "Each against each", heat::heat(summary)),
        ("part-rankings", "Other rankings", standings::rankings(summary)),
        ("part-faults", "Faults", faults::faults(summary)),
        ("part-diagnostics", "Diagnostics", diagnosis::diagnosis(summary)),
    ];
    let entry = |(id, title, _): &(&str, &str, String)| format!("<li><a href=\"#{id}\">{title}</a></li>\n");
    let contents: String = parts.iter().map(entry).collect();
    let body: String = parts.iter().map(|(id, title, body)| section(id, title, body)).collect();
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\" xmlns=\"http://www.w3.org/1999/xhtml\">\n<head>\n<meta charset=\"utf-8\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>{title}</title>\n\
         <style>{style}</style>\n</head>\n<body>\n<header>\n<h1><bdi>{title}</bdi></h1>\n\
         <p class=\"soft\">{variant}, {format}. {games} games, {deals} deals.</p>\n{warnings}</header>\n\
         <nav aria-label=\"Contents\">\n<ul>\n{contents}</ul>\n</nav>\n<main>\n{body}</main>\n</body>\n</html>\n",
        style = style::STYLE,
        variant = escaped(&summary.variant),
        format = escaped(&summary.format),
        games = summary.ledger.plays.len(),
        deals = summary.deals,
        warnings = warnings(summary),
    )
}

fn warnings(summary: &Summary) -> String {
    let warning = |text: &String| format!("<p class=\"warn\">Note: {}</p>\n", escaped(text));
    summary.diagnostics.warnings.iter().map(warning).collect()
}
