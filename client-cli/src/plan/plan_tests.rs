use std::path::Path;

use boneyard_proto::v1::TournamentFormat;

use super::*;

fn read(text: &str) -> Result<Plan, Failure> {
    let source = Source::new(Path::new("cup.toml"), text.to_owned());
    let file: file::File = toml::from_str(source.text()).map_err(|error| source.unreadable(&error))?;
    let plan = Plan::of_file(file, &source)?;
    plan.check_ready(&source)?;
    Ok(plan)
}

const HEAD: &str = "[tournament]\nname = \"Cup\"\nformat = \"swiss\"\nvariant = \"block\"\n";
const TWO: &str =
    "[[entrant]]\nname = \"Ada\"\nbot = \"builtin:greedy\"\n[[entrant]]\nname = \"Ben\"\nbot = \"builtin:first\"\n";

/// What is said of a file with this line put into the table `tournament`, which is line 5.
fn fault_of(line: &str) -> String {
    read(&format!("{HEAD}{line}\n{TWO}")).unwrap_err().to_string()
}

#[test]
fn the_template_is_a_plan_of_four_house_bots() {
    let plan = read(TEMPLATE).unwrap();
    assert_eq!(plan.spec.format(), TournamentFormat::RoundRobin);
    assert_eq!(plan.entrants.len(), 4);
    assert!(plan.entrants.iter().all(Entry::is_house_bots));
    assert_eq!(plan.house_bots(), ["balanced", "first", "greedy", "random"]);
    assert_eq!(plan.spec.variant.unwrap().options["target"], "150");
}

#[test]
fn a_fault_names_line_field_finding_and_what_would_do() {
    for (line, parts) in [
        (
            "formatt = 1",
            &["cup.toml:5: tournament.formatt: unknown field `formatt`", "help: possible: ", "`format`"][..],
        ),
        (
            "rounds = \"two\"",
            &["cup.toml:5: tournament.rounds: invalid type: string \"two\"", "possible: a whole number"],
        ),
        ("rounds = 0", &["cup.toml:5: tournament.rounds: 0 is out of range", "possible: 1 to 1000"]),
        ("boards = 99999999999", &["cup.toml:5: tournament.boards:", "possible: 1 to 100000"]),
        ("seating = \"round\"", &["cup.toml:5: tournament.seating: unknown variant `round`", "`two_balanced`"]),
        ("tie_breaks = [\"luck\"]", &["cup.toml:5: tournament.tie_breaks: unknown variant `luck`", "`buchholz`"]),
        ("options = { target = 1.5 }", &["cup.toml:5: tournament.options: invalid type: float", "a whole number"]),
        (
            "test = { null = 0, alternative = 0 }",
            &["cup.toml:5: tournament.test.alternative:", "nothing to tell apart"],
        ),
        (
            "[tournament.test]\nnull = 0\nalternative = 2\nalpha = 0.7",
            &["cup.toml:8: tournament.test.alpha:", "0.001 to 0.499"],
        ),
        ("[tournament.faults]\non_late = \"ignore\"", &["cup.toml:6: tournament.faults.on_late:", "`forfeit`"]),
        ("name = \"again\"", &["cup.toml:5:", "duplicate key"]),
        ("seats = ", &["cup.toml:5:"]),
    ] {
        let said = fault_of(line);
        assert!(parts.iter().all(|part| said.contains(part)), "{line}\n{said}\n{parts:?}");
        assert!(said.contains("[boneyard::plan_invalid]"), "{said}");
    }
}

#[test]
fn each_entrant_is_somebody_and_nobody_twice() {
    for (entrants, parts) in [
        ("", &["cup.toml:1: entrant: there is no entrant"][..]),
        ("[[entrant]]\nname = \"Ada\"\nbot = \"builtin:first\"", &["there is only one entrant"]),
        (
            "[[entrant]]\nname = \"Ada\"\nbot = \"builtin:first\"\n[[entrant]]\nname = \"Ada\"\nbot = \"builtin:greedy\"",
            &["cup.toml:9: entrant.name: `Ada` is entered twice, first in line 6"],
        ),
        ("[[entrant]]\nname = \"Ada\"", &["cup.toml:5: entrant: `Ada` must be a bot, a program, a player or a pair"]),
        (
            "[[entrant]]\nname = \"Ada\"\nbot = \"greedy\"",
            &["cup.toml:7: entrant.bot: `greedy` is neither", "builtin:NAME"],
        ),
        (
            "[[entrant]]\nname = \"Ada\"\nbot = \"builtin:first\"\nplayer = \"ply_1\"",
            &["cup.toml:5: entrant:", "exactly one of them"],
        ),
        ("[[entrant]]\nname = \"Ada\"\npair = [\"ply_1\"]", &["cup.toml:7: entrant.pair: a pair has two members"]),
        ("[[entrant]]\nname = \"Ada\"\npair = [\"ply_1\", \"ply_2\", \"ply_3\"]", &["this one has 3"]),
        ("[[entrant]]\nbot = \"builtin:first\"", &["missing field `name`"]),
    ] {
        let said = read(&format!("{HEAD}{entrants}\n")).unwrap_err().to_string();
        assert!(parts.iter().all(|part| said.contains(part)), "{entrants}\n{said}");
    }
}

#[test]
fn players_need_a_clock() {
    let player = "[[entrant]]\nname = \"Cleo\"\nplayer = \"ply_1\"\n";
    assert!(read(&format!("{HEAD}{TWO}{player}")).is_ok(), "the server's own clock");
    let said = read(&format!("{HEAD}[tournament.clock]\nunlimited = true\n{TWO}{player}")).unwrap_err().to_string();
    assert!(said.contains("cup.toml:6: tournament.clock.unlimited: `Cleo` may never answer"), "{said}");
    assert!(read(&format!("{HEAD}[tournament.clock]\nunlimited = true\n{TWO}")).is_ok());
}

#[test]
fn a_seed_gives_each_bot_its_own() {
    let seeds = |text: &str| {
        let of = |entry: &Entry| match &entry.members[0].occupant {
            Some(Occupant::HouseBot(bot)) => bot.seed,
            _ => 0,
        };
        read(text).unwrap().entrants.iter().map(of).collect::<Vec<_>>()
    };
    assert_eq!(seeds(&format!("{HEAD}{TWO}")), [0, 0]);
    assert_eq!(seeds(&format!("{HEAD}seed = 7\n{TWO}")), [7, 8]);
    assert_eq!(seeds(&format!("{HEAD}seed = 7\n{TWO}seed = 3\n")), [7, 3]);
}

#[test]
fn the_same_plan_is_the_same_tournament_and_another_is_not() {
    let id = |text: String| read(&text).unwrap().request_id();
    let plain = id(format!("{HEAD}{TWO}"));
    assert_eq!(plain.len(), 36);
    assert_eq!(plain, id(format!("# A comment.\n{HEAD}\n\n{TWO}")));
    for other in ["boards = 2", "seed = 1", "[tournament.options]\ntarget = 60", "third_place = true"] {
        assert_ne!(plain, id(format!("{HEAD}{other}\n{TWO}")), "{other}");
    }
    assert_ne!(plain, id(format!("{HEAD}{}", TWO.replace("Ada", "Ana"))));
}

#[test]
fn decimals_become_thousandths() {
    let plan = read(&format!("{HEAD}test = {{ null = -0.5, alternative = 2, beta = 0.1 }}\n{TWO}")).unwrap();
    let test = plan.spec.sequential_test.unwrap();
    assert_eq!((test.null_milli, test.alternative_milli, test.alpha_milli, test.beta_milli), (-500, 2000, 0, 100));
}

#[test]
fn what_a_server_refuses_is_found_in_the_file() {
    let source = Source::new(Path::new("cup.toml"), format!("{HEAD}boards = 3\n{TWO}"));
    let refusal = Failure::refused("plan_impossible", "boards: no such plan").help("3 boards more");
    let said = |field| source.refused(&refusal, field).to_string();
    assert!(said(Some("spec.boards_per_pairing")).contains("cup.toml:5: tournament.boards: no such plan"));
    assert!(said(Some("seating")).contains("cup.toml:1: tournament.seating: no such plan"));
    assert!(said(Some("spec.variant.options.target")).contains("cup.toml:1: tournament.options.target"));
    assert!(said(None).contains("cup.toml:1: tournament: no such plan"));
    assert!(said(None).ends_with("help: 3 boards more"));
}
