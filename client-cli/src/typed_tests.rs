use super::*;

#[test]
fn queries_and_wishes_are_single_words() {
    let queries = [
        ("moves", Query::Moves),
        ("hand", Query::Hand),
        ("ENDS", Query::Ends),
        (" line ", Query::Line),
        ("last", Query::Last),
        ("score", Query::Score),
        ("clock", Query::Clock),
        ("yard", Query::Yard),
        ("who", Query::Who),
        ("hint", Query::Hint),
        ("help", Query::Help),
        ("?", Query::Help),
    ];
    for (line, query) in queries {
        assert_eq!(read(line), Typed::Query(query), "{line}");
    }
    assert_eq!((read("resign"), read("quit"), read("  ")), (Typed::Resign, Typed::Quit, Typed::Nothing));
}
