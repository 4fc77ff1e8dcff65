/// A name as it is safe to show: what is invisible or turns the direction of text is replaced by U+FFFD, so
/// that no name can pass for another or rearrange the line it stands in.
pub fn visible(name: &str) -> String {
    let shown: String = name.chars().map(|c| if is_hidden(c) { '\u{fffd}' } else { c }).collect();
    if shown.trim().is_empty() { "(no name)".to_owned() } else { shown }
}

/// The first `width` characters of a text; if it is longer the last of them is `…`.
pub fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let kept: String = text.chars().take(width.saturating_sub(1)).collect();
    if width == 0 { kept } else { format!("{kept}…") }
}

/// Control characters, marks of direction, zero-width characters, and what is no character at all.
fn is_hidden(c: char) -> bool {
    let code = u32::from(c);
    c.is_control()
        || code & 0xfffe == 0xfffe
        || matches!(code,
            0xad | 0x61c | 0x180e | 0x200b..=0x200f | 0x2028..=0x202e | 0x2060..=0x206f | 0xfdd0..=0xfdef
            | 0xfeff | 0xfff9..=0xfffb | 0xe0000..=0xe007f)
}
