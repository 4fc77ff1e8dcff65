//! What `boneyard tournament init` writes.

/// A small tournament of house bots, with its lines explained.
pub(crate) const TEMPLATE: &str = r#"# A tournament of house bots. Run it with `boneyard tournament run FILE`.
# Every key is described in docs/reference/tournaments.md.

[tournament]
name = "House cup"
format = "round_robin"      # gauntlet, swiss, knockout, double_elimination, ladder, individual
variant = "all_fives"       # `boneyard variants` lists them all
boards = 20                 # deals of each pairing; each is played from every seat
seating = "random_circle"   # two_balanced, all_orders, cyclic, single
points = "board"            # what wins points: a game, a board, or a match of all boards
tie_breaks = ["head_to_head", "sonneborn_berger", "point_difference"]
seed = 1                    # the same deals on every run; without it, deals that nobody can foresee

[tournament.options]        # of the variant; `boneyard variants all_fives` explains them
target = 150

[[entrant]]
name = "Ada"
bot = "builtin:balanced"

[[entrant]]
name = "Ben"
bot = "builtin:greedy"

[[entrant]]
name = "Cleo"
bot = "builtin:first"

[[entrant]]
name = "Dan"
bot = "builtin:random"
"#;
