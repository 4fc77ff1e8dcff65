//! The few pieces of markup that the page is made of. It is written so that it reads as XML too.

/// A text inside markup or a quoted attribute.
pub(super) fn escaped(text: &str) -> String {
    text.chars()
        .map(|c| match c {
            '&' => "&amp;".to_owned(),
            '<' => "&lt;".to_owned(),
            '>' => "&gt;".to_owned(),
            '"' => "&quot;".to_owned(),
            '\'' => "&#39;".to_owned(),
            c => c.to_string(),
        })
        .collect()
}

/// A name: the direction of its letters stays within it.
pub(super) fn name(text: &str) -> String {
    format!("<bdi>{}</bdi>", escaped(text))
}

/// A table with a caption. Cells are markup; the cell at `head_of_row` is the head of its row. It scrolls in a
/// box of its own, which a keyboard can reach.
pub(super) fn table(id: &str, caption: &str, head: &[String], head_of_row: usize, rows: &[Vec<String>]) -> String {
    let of_column = |cell: &String| format!("<th scope=\"col\">{cell}</th>");
    let head: String = head.iter().map(of_column).collect();
    let cell = |(n, cell): (usize, &String)| {
        if n == head_of_row { format!("<th scope=\"row\">{cell}</th>") } else { format!("<td>{cell}</td>") }
    };
    let row = |row: &Vec<String>| format!("<tr>{}</tr>\n", row.iter().enumerate().map(cell).collect::<String>());
    let body: String = rows.iter().map(row).collect();
    format!(
        "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-labelledby=\"{id}\">\n<table>\n\
         <caption id=\"{id}\">{caption}</caption>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n\
         </table>\n</div>\n"
    )
}

/// Heads that are plain words.
pub(super) fn heads(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| escaped(word)).collect()
}

/// A plot that says what it shows to those who do not see it. Title and description are plain text.
pub(super) fn plot(id: &str, title: &str, description: &str, size: (usize, usize), body: &str) -> String {
    let (width, height) = size;
    format!(
        "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"{title}\">\n\
         <svg viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\" \
         aria-labelledby=\"{id}-title {id}-desc\" xmlns=\"http://www.w3.org/2000/svg\">\n\
         <title id=\"{id}-title\">{title}</title>\n<desc id=\"{id}-desc\">{description}</desc>\n{body}</svg>\n</div>\n",
        title = escaped(title),
        description = escaped(description),
    )
}

/// A section of the page under a heading.
pub(super) fn section(id: &str, title: &str, body: &str) -> String {
    format!("<section aria-labelledby=\"{id}\">\n<h2 id=\"{id}\">{}</h2>\n{body}</section>\n", escaped(title))
}
