//! Reads the worked examples; `engine/tests/vectors/README.md` describes the format.

use std::{fs, path::Path};

/// One worked example.
#[derive(Clone, Debug)]
pub(crate) struct Case {
    /// File name and number of its first line.
    pub(crate) place: String,
    /// What stands after `case`.
    pub(crate) name: String,
    /// Its `given`, `when` and `then` lines.
    pub(crate) lines: Vec<Line>,
}

/// One line of an example.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// Number in its file, counted from 1.
    pub(crate) number: usize,
    pub(crate) kind: Kind,
    /// What stands after the kind, words separated by one space.
    pub(crate) text: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Given,
    When,
    Then,
}

impl Case {
    /// The example's id: `W5`, `F10`, `option`.
    pub(crate) fn id(&self) -> &str {
        self.name.split(' ').next().unwrap()
    }
}

/// All examples, file by file.
pub(crate) fn all() -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors");
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "txt"))
        .collect();
    files.sort();
    files.iter().flat_map(|path| read(path)).collect()
}

fn read(path: &Path) -> Vec<Case> {
    let file = path.file_name().unwrap().to_string_lossy().into_owned();
    let text = fs::read_to_string(path).unwrap();
    let numbered: Vec<(usize, &str)> = text
        .lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line.trim()))
        .filter(|(_, line)| !line.starts_with('#'))
        .collect();
    let blocks = numbered.split(|(_, line)| line.is_empty()).filter(|block| !block.is_empty());
    blocks.map(|block| case(&file, block)).collect()
}

fn case(file: &str, block: &[(usize, &str)]) -> Case {
    let place = format!("{file}:{}", block[0].0);
    let mut name = None;
    let (mut why, mut from) = (0, 0);
    let mut lines: Vec<Line> = Vec::new();
    for &(number, line) in block {
        let (kind, rest) = line.split_once(' ').unwrap_or((line, ""));
        let text = rest.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(!text.is_empty(), "{file}:{number}: nothing stands after `{kind}`");
        let kind = match kind {
            "case" => {
                assert!(name.replace(text).is_none(), "{file}:{number}: an empty line must stand before a case");
                continue;
            }
            "why" => {
                why += 1;
                continue;
            }
            "from" => {
                from += 1;
                continue;
            }
            "given" => Kind::Given,
            "when" => Kind::When,
            "then" => Kind::Then,
            _ => panic!("{file}:{number}: no line starts with `{kind}`"),
        };
        let late = kind == Kind::Given && lines.last().is_some_and(|last| last.kind != Kind::Given);
        assert!(!late, "{file}:{number}: `given` stands before `when` and `then`");
        lines.push(Line { number, kind, text });
    }
    let name = name.unwrap_or_else(|| panic!("{place}: a block starts with `case`"));
    assert!(why == 1 && from == 1, "{place}: {name} needs one `why` and one `from`");
    assert!(
        lines.iter().any(|line| line.kind == Kind::Then || line.text.contains("->")),
        "{place}: {name} checks nothing"
    );
    Case { place, name, lines }
}
