//! Input that is no record, or says what cannot be: a clear complaint with its place, and nothing else.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::io::{self, BufReader, Read};

use boneyard_record::{
    read::{self, Fault, MAX_LINE_BYTES, MAX_MATCH_BYTES},
    to_text, verify_all,
};

/// A small record, true as it stands: two tiles each, and B goes out.
const GOOD: &str = r#"# Two beginners.
[[match]]
bones = 1
variant = "block"
rules_version = 1
seats = { A = "ana", B = "bo" }
ended = "completed"
result = "B"
score = { A = 0, B = 7 }
[match.options]
hand_size = 2
target = 5
[[match.hand]]
deal.A = "6-4 5-2"
deal.B = "4-1 1-0"
yard = "0-0 1-1 2-0 2-1 2-2 3-0 3-1 3-2 3-3 4-0 4-2 4-3 4-4 5-0 5-1 5-3 5-4 5-5 6-0 6-1 6-2 6-3 6-5 6-6"
play = "A:6-4 B:4-1R A:pass B:1-0R"
"#;

fn complaint(text: &str) -> String {
    verify_all("t", text.as_bytes()).unwrap_err().to_string()
}

/// What is said of the good record with one thing replaced.
fn complaint_of(old: &str, new: &str) -> String {
    assert!(GOOD.contains(old), "{old}");
    complaint(&GOOD.replacen(old, new, 1))
}

#[test]
fn the_record_that_is_spoilt_below_is_true() {
    let report = verify_all("t", GOOD.as_bytes()).unwrap();
    assert_eq!((report.verified, report.finished, report.tokens), (1, 1, 4));
}

#[test]
fn what_is_malformed_is_named_with_its_place() {
    for (old, new, wanted) in [
        ("bones = 1", "bones = ", "t:3:9: match 1: "),
        ("bones = 1", "bones = 2", "t:3:9: match 1: `bones`: this is format 2; this version reads format 1"),
        ("bones = 1\n", "", "t:2:1: match 1: `match`: it lacks the key `bones`"),
        ("bones = 1", "bones = \"1\"", "t:3:9: match 1: `bones`: here must be a whole number, not a text"),
        ("\"block\"", "\"blok\"", "t:4:11: match 1: `variant`: there is no variant `blok`; there are "),
        ("variant = \"block\"\n", "", "it lacks the key `variant`"),
        ("variant", "varaint", "t:4:1: match 1: a match has no key `varaint`; is `variant` meant?"),
        (
            "rules_version = 1",
            "rules_version = 9",
            "t:5:17: match 1: `rules_version`: this match was judged by version 9 of the rules",
        ),
        ("rules_version = 1", "rules_version = 0", "judged by version 0"),
        ("rules_version = 1", "rules_version = 1\nrules = \"draw\"", "the variant is said twice"),
        (
            "target = 5",
            "target = -5",
            "t:12:10: match 1: `target`: option `target`: it cannot be `-5`; possible: 1 to 10000",
        ),
        ("target = 5", "target = 5.5", "`target`: here must be a whole number, not a number with a point"),
        (
            "target = 5",
            "target = 5\nreserve = 2",
            "t:13:11: match 1: `reserve`: option `reserve`: block has no such option",
        ),
        ("target = 5", "target = 5\nseats = 3", "`seats`: 2 seats are named"),
        ("target = 5", "target = 99999999999999999999", "here must be a smaller number"),
        ("hand_size = 2", "hand_size = 20", "2 seats with 20 tiles each need 40"),
        ("rules_version = 1", "target = 7", "`target`: the option `target` says it already"),
        ("B = \"bo\"", "B = \"bo\", O = \"x\"", "`O`: a table has 2 to 14 seats, named A to N"),
        ("B = \"bo\"", "C = \"bo\"", "none left out"),
        (", B = \"bo\"", "", "t:6:9: match 1: `seats`: a table has 2 to 14 seats"),
        ("\"completed\"", "\"done\"", "t:7:9: match 1: `ended`: a match ends by completed, "),
        ("result = \"B\"", "result = \"AB\"", "`result`: there is no team `AB`; there are A, B"),
        ("result = \"B\"", "result = \"\"", "`result`: it names no team"),
        ("A = 0, B = 7", "A = 0", "`score`: team B is missing"),
        ("B = 7", "B = 6000000000", "6000000000 is out of range"),
        ("5-2\"", "19-3\"", "t:14:15: match 1: `A`: `19-3` is no tile: pips go from 0 to 18"),
        ("5-2\"", "1-5\"", "`1-5` is no tile: the higher half comes first"),
        ("5-2\"", "05-1\"", "`05-1` is no tile: a tile is written `6-4`"),
        ("5-2\"", "9-1\"", "9-1 is not in the double-6 set"),
        ("5-2\"", "6-4\"", "t:14:1: match 1: `deal`: 6-4 is dealt twice, to seat A and to seat A"),
        ("5-2\"", "1-0\"", "1-0 is dealt twice, to seat A and to seat B"),
        ("5-2\"", "3-3\"", "3-3 is dealt twice, to seat A and to the boneyard"),
        ("deal.B", "deal.C", "`C`: this table has no such seat"),
        ("deal.B = \"4-1 1-0\"\n", "", "`deal`: 1 hands are dealt to 2 seats"),
        ("deal.", "dael.", "a hand has no key `dael`; is `deal` meant?"),
        ("A:6-4 ", "6-4 ", "t:17:9: match 1: `play`: `6-4` is no token: who acts comes first"),
        ("B:4-1R", "C:4-1R", "t:17:15: match 1: `play`: this table has no seat C"),
        ("B:4-1R", "B:4-1Q", "t:17:15: match 1: `play`: `B:4-1Q` is no token"),
        ("play =", "ms = [1]\nplay =", "`hand`: `ms` has 1 times for 4 tokens"),
        ("play =", "ms = [-1, 2, 3, 4]\nplay =", "`ms`: -1 is out of range"),
        ("play =", "note.9 = \"?\"\nplay =", "note 9 belongs to no token: there are 4"),
        ("play =", "note.x = \"?\"\nplay =", "a note stands under a token's number"),
        ("play =", "end = \"over\"\nplay =", "`end`: a round ends by `out` or `blocked`"),
        ("play =", "opener = \"C\"\nplay =", "`opener`: this table has no seat C"),
        ("play =", "thrown_in = 100000\nplay =", "`thrown_in`: no round is dealt so often"),
        ("yard = \"0-0", "yard = \"500x ?", "before `?` may stand `2x` to `190x`"),
        ("yard = \"0-0", "yard = \"2x 0-0", "a number of times is only said of `?`"),
        (
            "[match.options]",
            "[match.proof]\nsecret = \"00\"\n[match.options]",
            "a secret and a commitment have 32 bytes",
        ),
        ("[match.options]", "[match.proof]\nboard = 1\n[match.options]", "`proof`: it lacks the key `group_id`"),
        ("[[match]]", "[match]", "t:2:1: a record begins with the line `[[match]]`"),
        ("[match.options]", "[[match.options]]", "`options`: here must be a table, not an array"),
        ("[match.options]", "[else]", "t:10:1: match 1: `else`: it stands in no match"),
    ] {
        let said = complaint_of(old, new);
        assert!(said.contains(wanted), "{new}: {said}");
    }
}

#[test]
fn what_is_untrue_is_named_with_its_place() {
    for (old, new, wanted) in [
        (
            "B:4-1R",
            "B:pass",
            "t:17:15: match 1: round 1, token 2: found B:pass: this kind of action is not offered now; expected B:4-1R",
        ),
        ("B:4-1R", "A:5-2R", "round 1, token 2: found A:5-2R: it is seat B's turn; expected B:4-1R"),
        ("B:4-1R", "B:4-1L", "found B:4-1L: there is no such end, or the tile does not match it; expected B:4-1R"),
        ("B:4-1R", "B:4-1U", "found B:4-1U: there is no such end"),
        ("B:4-1R", "B:4-1", "found B:4-1: there is no such end"),
        ("B:4-1R", "B:6-6R", "found B:6-6R: the tile is not in the hand"),
        ("B:4-1R", "B:4-1R=5", "the points called are not what the tile makes"),
        ("B:4-1R", "B:4-1R*5", "found B:4-1R*5: it scores nothing; expected B:4-1R"),
        ("B:4-1R", "B:4-1R!", "found B:4-1R!"),
        ("B:4-1R", "B:claim=5", "found B:claim=5: nothing was overlooked"),
        ("B:4-1R", "B:mark", "found B:mark: that is not decided by a seat"),
        ("A:6-4", "A:6-4L", "found A:6-4L: there is no such end; expected one of A:6-4 A:5-2"),
        ("A:pass", "A:5-2R", "t:17:22: match 1: round 1, token 3: found A:5-2R; expected A:pass"),
        ("A:pass ", "", "token 3: found B:1-0R; expected A:pass"),
        ("A:pass", "A:pass~timeout", "found A:pass~timeout; expected A:pass"),
        ("B:1-0R", "", "the match is not over"),
        (
            "B:1-0R",
            "B:1-0R B:pass",
            "t:17:36: match 1: round 1, token 5: found B:pass: the match is over; expected nothing more",
        ),
        ("B:1-0R", "B:forfeit=timeout~timeout", "found B:forfeit=timeout~timeout; expected B:forfeit=timeout"),
        (" 6-6\"", "\"", "round 1: found one of 23: nobody has 6-6; expected a boneyard of 24 tiles"),
        ("6-4 5-2\"", "6-4\"", "for seat A the hand 6-4; expected 2 tiles for each seat"),
    ] {
        let said = complaint_of(old, new);
        assert!(said.contains(wanted), "{new}: {said}");
    }
    for (old, new, wanted) in [
        ("B = 7", "B = 6", "t:2:1: match 1: found 6; expected score of B = 7"),
        ("B = 7", "B = 8", "found 8; expected score of B = 7"),
        ("\"completed\"", "\"timeout\"", "found timeout; expected ended = completed"),
        ("result = \"B\"", "result = \"A\"", "found A; expected result = B"),
        ("result = \"B\"", "result = \"A B\"", "found A B; expected result = B"),
        ("result = \"B\"", "ranks = { A = 1, B = 1 }", "found 1; expected rank of A = 2"),
        ("play =", "end = \"blocked\"\nplay =", "found blocked; expected end = out"),
        ("play =", "winner = \"A\"\nplay =", "found A; expected winner = B"),
        ("play =", "end = \"out\"\nplay =", "found nobody; expected winner = B"),
        ("play =", "delta = { A = 1, B = 7 }\nplay =", "found 1; expected delta of A = 0"),
        ("play =", "opener = \"B\"\nplay =", "found A:6-4: it is seat B's turn"),
        ("ended =", "seat_draw = \"6-6 5-5\"\nended =", "found 6-6 5-5; expected no draw for seats"),
        ("play =", "thrown_in = 1\nplay =", "these rules throw none in"),
        (
            "ended = \"completed\"",
            "before = \"A:forfeit=no_show\"\nended = \"no_show\"",
            "found a deal to 2 seats: the match is over",
        ),
    ] {
        assert!(GOOD.contains(old), "{old}");
        let said = complaint(&GOOD.replacen(old, new, 1));
        assert!(said.contains(wanted), "{new}: {said}");
    }
}

#[test]
fn a_record_that_is_cut_off_anywhere_is_refused() {
    for length in 0..GOOD.len() - 2 {
        let text = &GOOD[..length];
        let said = verify_all("t", text.as_bytes());
        // What was cut off before anything was said of the end is a match that has not begun.
        let begun = text.contains("ended");
        assert!(said.is_err_and(|fault| fault.line > 0) || (!begun && text.ends_with(['\n', '}'])), "{text}");
    }
}

#[test]
fn what_is_not_text_is_refused() {
    let spoilt = [GOOD.replace("ana", "\u{e9}").as_bytes(), b"\n# \xff"].concat();
    let fault = verify_all("t", spoilt.as_slice()).unwrap_err();
    assert_eq!((fault.line, fault.column, fault.problem.as_str()), (19, 3, "this is not UTF-8 text"));
    assert_eq!(complaint(""), "t:1:1: there is no match here: a record begins with the line `[[match]]`");
    assert_eq!(complaint("\n# nothing\n"), "t:2:1: there is no match here: a record begins with the line `[[match]]`");
    assert_eq!(complaint("{\"type\":\"match\"}"), "t:1:1: a record begins with the line `[[match]]`");
    assert!(complaint("[[match]]\n\0").contains("t:2:2: match 1: "));
    assert!(verify_all("t", format!("\u{feff}{GOOD}").as_bytes()).is_ok());
    assert!(verify_all("t", GOOD.replace('\n', "\r\n").as_bytes()).is_ok());
}

#[test]
fn deep_nesting_and_long_words_are_refused_briefly() {
    let deep = format!("[[match]]\nbones = {}", "[".repeat(100_000));
    assert!(complaint(&deep).len() < 300, "{}", complaint(&deep));
    let long = "x".repeat(500_000);
    for (old, new) in [
        ("block", long.as_str()),
        ("A:pass", &format!("A:{long}")),
        ("A:pass", &format!("A:challenge={long}")),
        ("\"A:6-4", &format!("\"{long}")),
        ("6-4 5-2\"", &format!("{long}\"")),
        ("hand_size = 2", &format!("{long} = 2")),
        ("hand_size = 2", &format!("hand_size = \"{long}\"")),
        ("bones", &long),
        ("B = \"bo\"", &format!("{long} = 2")),
        ("result = \"B\"", &format!("result = \"{long}\"")),
    ] {
        let said = complaint_of(old, new);
        assert!(said.len() < 1_000, "{}", &said[..1_000]);
    }
}

#[test]
fn a_line_of_a_text_that_looks_like_a_match_begins_none() {
    for note in [
        "\"\"\"\n[[match]]\n\"\"\"",
        "'''\n[[match]]\n'''",
        "\"\"\"\\\"\"\"\n[[match]]\n\\\\\"\"\"",
        "'\"\"\"' # '''",
        "\"# '''\"",
    ] {
        let text = GOOD.replace("play =", &format!("note.1 = {note}\nplay ="));
        assert_eq!(verify_all("t", text.repeat(2).as_bytes()).unwrap().verified, 2, "{note}");
    }
}

/// The same bytes over and over, as a stream.
struct Again {
    bytes: Vec<u8>,
    place: usize,
    left: u64,
}

impl Read for Again {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let part = &self.bytes[self.place..];
        let most = usize::try_from(self.left).unwrap_or(usize::MAX);
        let length = part.len().min(into.len()).min(most);
        into[..length].copy_from_slice(&part[..length]);
        self.place = (self.place + length) % self.bytes.len();
        self.left -= length as u64;
        Ok(length)
    }
}

fn again(text: &str, times: u64) -> BufReader<Again> {
    BufReader::new(Again { bytes: text.as_bytes().to_vec(), place: 0, left: text.len() as u64 * times })
}

/// Most memory this process ever had, in bytes; `None` where the system does not tell.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.trim().trim_end_matches(" kB").parse::<u64>().ok()? * 1024)
}

#[test]
fn two_hundred_megabytes_are_read_match_by_match() {
    let located = read::from_text("t", include_str!("vectors/example.bones")).unwrap().remove(0);
    let text = to_text(&located.record).unwrap();
    let times = 200_000_000 / text.len() as u64 + 1;
    let before = peak_memory();
    let mut matches = 0;
    for read in read::records("t", again(&text, times)) {
        matches += 1;
        assert_eq!(read.unwrap().match_number, matches);
    }
    assert_eq!(matches, times);
    if let (Some(before), Some(after)) = (before, peak_memory()) {
        assert!(after - before < 64_000_000, "{} MB more", (after - before) / 1_000_000);
    }
}

#[test]
fn endless_lines_and_matches_are_refused_and_not_held() {
    let fault = |text: &str, rest: &str, times: u64| -> Fault {
        read::records("t", text.as_bytes().chain(again(rest, times))).find_map(Result::err).unwrap()
    };
    let before = peak_memory();
    let line = fault("[[match]]\n", "x", 200_000_000);
    assert_eq!((line.line, line.problem), (2, format!("a line may have {MAX_LINE_BYTES} bytes, this one has more")));
    let first = fault("", "#", 200_000_000);
    assert_eq!((first.line, first.match_number), (1, 0));
    let long = fault("[[match]]\n", "# and so on\n", 20_000_000);
    assert_eq!(long.problem, format!("a match may have {MAX_MATCH_BYTES} bytes, this one has more"));
    if let (Some(before), Some(after)) = (before, peak_memory()) {
        assert!(after - before < 100_000_000, "{} MB more", (after - before) / 1_000_000);
    }
}

/// A reader that fails.
struct Broken;

impl Read for Broken {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Err(io::Error::other("the disk is gone"))
    }
}

#[test]
fn a_stream_that_fails_is_no_end_of_a_file() {
    let input = BufReader::new(GOOD.as_bytes().chain(Broken));
    let mut records = read::records("t", input);
    assert_eq!(records.next().unwrap().unwrap_err().problem, "cannot be read: the disk is gone");
    assert!(records.next().is_none(), "nothing follows a fault");
}

#[test]
fn nothing_is_read_after_a_fault() {
    let wrong = format!("{GOOD}{}{GOOD}", GOOD.replace("bones = 1", "bones = 3"));
    let read: Vec<_> = read::records("t", wrong.as_bytes()).collect();
    assert_eq!(read.len(), 2);
    assert_eq!(read[1].as_ref().unwrap_err().match_number, 2);
}
