//! The page: well-formed, safe, readable by everybody.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};

use boneyard_tournament::report::{Event, report_html, summarise};
use roxmltree::{Document, ParsingOptions};

mod report_support {
    pub(crate) mod events;
}
use report_support::events::{
    circle_event, duel_event, empty_event, fresh_event, hostile_event, level_event, twin_event,
};

fn parsed(text: &str) -> Document<'_> {
    Document::parse_with_options(text, ParsingOptions { allow_dtd: true, ..ParsingOptions::default() }).unwrap()
}

fn all() -> Vec<Event> {
    vec![circle_event(16), level_event(), duel_event(), empty_event(), fresh_event(), hostile_event(), twin_event()]
}

#[test]
fn the_page_is_well_formed_and_every_reference_leads_somewhere() {
    for event in all() {
        let page = report_html(&summarise(&event));
        let document = parsed(&page);
        let mut ids = BTreeSet::new();
        for id in document.descendants().filter_map(|node| node.attribute("id")) {
            assert!(ids.insert(id), "{id} twice");
        }
        for node in document.descendants() {
            let named = node.attribute("aria-labelledby").unwrap_or("").split_whitespace();
            let linked = node.attribute("href").and_then(|href| href.strip_prefix('#'));
            for id in named.chain(linked) {
                assert!(ids.contains(id), "{id} is nowhere");
            }
        }
    }
}

#[test]
fn the_page_needs_no_script_and_nothing_from_outside() {
    for event in all() {
        let page = report_html(&summarise(&event));
        let document = parsed(&page);
        for node in document.descendants().filter(roxmltree::Node::is_element) {
            let name = node.tag_name().name();
            assert!(!["script", "img", "link", "iframe", "object", "image", "use"].contains(&name), "{name}");
            for attribute in node.attributes() {
                assert!(!attribute.name().starts_with("on"), "{}", attribute.name());
                let inside = |href: &str| href.starts_with('#') || href.starts_with("records/");
                assert!(attribute.name() != "href" || inside(attribute.value()), "{}", attribute.value());
                assert!(!["src", "srcset", "style"].contains(&attribute.name()));
            }
        }
        assert!(!page.contains("url(") && !page.contains("@import"));
    }
}

#[test]
fn names_are_text() {
    let page = report_html(&summarise(&hostile_event()));
    let document = parsed(&page);
    let text: String = document.descendants().filter(roxmltree::Node::is_text).filter_map(|node| node.text()).collect();
    assert!(text.contains("<script>alert('x')</script>"), "shown as it is");
    assert!(!page.contains('\u{202e}') && !page.contains('\u{200b}') && !page.contains('\u{0}'));
    let title = document.descendants().find(|node| node.has_tag_name(("http://www.w3.org/1999/xhtml", "title")));
    assert_eq!(title.unwrap().text(), Some("</title><script>alert(1)</script>"));
}

#[test]
fn people_who_see_or_point_otherwise_can_read_it() {
    for event in all() {
        let page = report_html(&summarise(&event));
        let document = parsed(&page);
        let named = |name: &'static str| {
            document.descendants().filter(move |node| node.is_element() && node.tag_name().name() == name)
        };
        assert!(named("meta").any(|meta| meta.attribute("name") == Some("viewport")));
        assert!(page.contains("prefers-color-scheme:dark") && page.contains("<html lang=\"en\""));
        assert_eq!(named("h1").count(), 1);
        assert!(named("th").all(|head| head.attribute("scope").is_some()));
        for table in named("table") {
            let first = table.children().find(roxmltree::Node::is_element).unwrap();
            assert_eq!(first.tag_name().name(), "caption");
            let wide = table.descendants().filter(|node| node.tag_name().name() == "tr");
            let cells: BTreeSet<usize> =
                wide.map(|row| row.children().filter(roxmltree::Node::is_element).count()).collect();
            assert_eq!(cells.len(), 1, "{:?}", first.text());
            let parent = table.parent().unwrap();
            assert_eq!((parent.attribute("class"), parent.attribute("tabindex")), (Some("scroll"), Some("0")));
        }
        for plot in named("svg") {
            let mut parts = plot.children().filter(roxmltree::Node::is_element);
            assert_eq!(plot.attribute("role"), Some("img"));
            assert_eq!(parts.next().unwrap().tag_name().name(), "title");
            assert_eq!(parts.next().unwrap().tag_name().name(), "desc");
        }
    }
}

#[test]
fn plots_stay_within_their_frame() {
    for event in all() {
        let page = report_html(&summarise(&event));
        for plot in parsed(&page).descendants().filter(|node| node.tag_name().name() == "svg") {
            let size = |name| plot.attribute(name).unwrap().parse::<f64>().unwrap();
            let (width, height) = (size("width"), size("height"));
            for node in plot.descendants() {
                for (name, most) in
                    [("x", width), ("x2", width), ("cx", width), ("y", height), ("y2", height), ("cy", height)]
                {
                    if let Some(value) = node.attribute(name) {
                        let value: f64 = value.parse().unwrap();
                        assert!((0.0..=most).contains(&value), "{name}={value} of {most}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_page_holds_what_was_asked_of_it() {
    let page = report_html(&summarise(&duel_event()));
    for id in [
        "standings",
        "caterpillar",
        "cumulative",
        "heat",
        "crosstable",
        "faults",
        "samples",
        "seats",
        "neighbours",
        "swings",
        "excluded",
    ] {
        assert!(page.contains(&format!("id=\"{id}")), "{id}");
    }
    assert!(page.contains("decided by the director") && page.contains("tiles were &lt;wrong&gt;"));
    let twins = report_html(&summarise(&twin_event()));
    assert!(twins.contains("<tr><th scope=\"row\"><bdi>twin one</bdi></th><td>1</td><td>1</td><td>1</td></tr>"));
    let few = report_html(&summarise(&circle_event(3)));
    assert!(few.contains("Note: Too few deals (3 of at least 15)") && !few.contains("Cyclic"));
    assert!(report_html(&summarise(&circle_event(16))).contains("Note: Cyclic seating"));
}

#[test]
fn biggest_swings_link_to_their_games() {
    let mut event = duel_event();
    for play in &event.results.plays {
        event.tables.insert(play.key, format!("tbl_{}_{}", play.key.board, play.key.play));
    }
    let summary = summarise(&event);
    let swings = &summary.diagnostics.swings;
    assert_eq!(swings.len(), 5);
    assert!(swings.windows(2).all(|pair| pair[0].size() >= pair[1].size()));
    let page = report_html(&summary);
    for swing in swings {
        let id = summary.table_id(swing.best.0);
        assert!(page.contains(&format!("<a href=\"records/{id}.bones\">{id}</a>")));
    }
}

/// Relative luminance as WCAG 2 defines it.
fn luminance(colour: &str) -> f64 {
    let channel = |n: usize| {
        let value = f64::from(u8::from_str_radix(&colour[n..n + 2], 16).unwrap()) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

#[test]
fn text_stands_out_from_its_ground() {
    let page = report_html(&summarise(&empty_event()));
    let schemes: Vec<BTreeMap<&str, &str>> = page
        .split(":root{")
        .skip(1)
        .map(|part| part.split('}').next().unwrap().split(';').filter_map(|pair| pair.trim().split_once(':')).collect())
        .collect();
    assert_eq!(schemes.len(), 2);
    for scheme in schemes {
        let ratio = |a: &str, b: &str| {
            let (a, b) = (luminance(scheme[a]), luminance(scheme[b]));
            (a.max(b) + 0.05) / (a.min(b) + 0.05)
        };
        for ground in ["--paper", "--worst", "--bad", "--even", "--good", "--best"] {
            assert!(ratio("--ink", ground) >= 4.5, "ink on {ground}: {}", ratio("--ink", ground));
        }
        for text in ["--soft", "--mark", "--warn"] {
            assert!(ratio(text, "--paper") >= 4.5, "{text}: {}", ratio(text, "--paper"));
        }
        assert!(ratio("--line", "--paper") >= 3.0, "lines: {}", ratio("--line", "--paper"));
    }
}
