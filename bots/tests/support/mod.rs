//! A table driven by house bots and a seeded shuffle, for tests.

use std::fmt::Write;

use boneyard_bots::HouseBot;
use boneyard_engine::{
    position::Phase,
    rules::Rules,
    seat::Seat,
    table::{self, Command, Events, LegalMove, Move, RoundResult, SeatView, Source, Table, Viewer},
    tile::Tile,
    variants,
};

/// A generator for tests; deals of the service are shuffled elsewhere, by better chance.
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    pub(crate) fn below(&mut self, choices: usize) -> usize {
        usize::try_from((u128::from(self.next()) * choices as u128) >> 64).unwrap()
    }

    /// Fisher–Yates.
    pub(crate) fn shuffle(&mut self, tiles: &mut [Tile]) {
        for last in (1..tiles.len()).rev() {
            tiles.swap(last, self.below(last + 1));
        }
    }
}

/// The set of these rules, shuffled for a round, and a seat by lot.
pub(crate) fn shuffled(rules: &Rules, seed: u64, round: u16) -> (Vec<Tile>, Seat) {
    let mut chance = Chance::new(seed ^ (u64::from(round) << 48));
    let mut tiles: Vec<Tile> = rules.set().iter().collect();
    chance.shuffle(&mut tiles);
    let lot = Seat::from_index(chance.below(usize::from(rules.seats))).unwrap();
    (tiles, lot)
}

/// A game under way.
pub(crate) struct Game {
    pub(crate) table: Table,
    /// Every answer and every result so far, as text.
    pub(crate) log: String,
    events: Events,
}

impl Game {
    pub(crate) fn new(rules: Rules) -> Self {
        Self { table: Table::new(rules), log: String::new(), events: Events::new() }
    }

    /// Judges a command and folds it in; false when it was refused.
    fn apply(&mut self, command: &Command<'_>) -> bool {
        let accepted = table::decide(&self.table, command, &mut self.events).is_ok();
        self.events.iter().for_each(|event| table::evolve(&mut self.table, event));
        accepted
    }

    /// Begins the match.
    pub(crate) fn begin(&mut self, tiles: &[Tile], lot: Seat) -> bool {
        self.apply(&Command::StartMatch { shuffled: tiles, lot })
    }

    /// Deals a round, and begins the match if need be; false once it is over.
    pub(crate) fn deal(&mut self, tiles: &[Tile], lot: Seat) -> bool {
        if self.table.position().phase == Phase::Gathering {
            assert!(self.begin(tiles, lot), "the match does not begin");
        }
        self.apply(&Command::StartRound { shuffled: tiles, lot, own_orders: None })
    }

    /// The decision that is waited for, as its seat sees it.
    pub(crate) fn question(&self) -> Option<(Seat, SeatView, Vec<LegalMove>)> {
        let seat = self.table.position().asked()?.seat;
        Some((seat, table::view(&self.table, Viewer::Seated(seat)), table::described_moves(&self.table, seat)))
    }

    /// Gives an answer; false when it was refused.
    pub(crate) fn answer(&mut self, seat: Seat, action: Move) -> bool {
        let turn = self.table.position().turn;
        self.apply(&Command::Act { seat, turn, action, source: Source::Player })
    }

    /// Plays the round to its end, each seat by its bot.
    pub(crate) fn play_round(&mut self, bots: &[HouseBot], seed: u64) {
        while let Some((seat, view, moves)) = self.question() {
            let bot = bots[seat.index()];
            let index = bot.choose(&view, &moves, seed);
            assert!(index < moves.len(), "{} chose move {index} of {}", bot.name, moves.len());
            assert!(self.answer(seat, moves[index].choice), "{} chose {:?}: refused", bot.name, moves[index].choice);
            writeln!(self.log, "{seat} {:?}", moves[index]).unwrap();
        }
        writeln!(self.log, "{:?}", self.table.public().rounds.last()).unwrap();
    }
}

/// A whole match among these bots, one for each seat.
pub(crate) fn whole_match(rules: Rules, bots: &[HouseBot], seed: u64) -> Game {
    let mut game = Game::new(rules);
    for round in 0..1000 {
        let (tiles, lot) = shuffled(&rules, seed, round);
        if !game.deal(&tiles, lot) {
            return game;
        }
        game.play_round(bots, seed);
    }
    panic!("no end after 1000 rounds of {}", rules.variant);
}

/// The rules of a variant with some options.
pub(crate) fn rules(variant: &str, options: &[(&str, &str)]) -> Rules {
    variants::find(variant).unwrap().with(options.iter().copied()).unwrap()
}

/// Every variant with every number of seats, and sets of options that change what bots are asked.
pub(crate) fn all_rules() -> Vec<Rules> {
    let plain = variants::ALL.iter().flat_map(|variant| {
        let (fewest, most) = variant.seats;
        (fewest..=most).map(|seats| (variant.rules)(seats))
    });
    let with_options = [
        ("all_fives", [("claim", "muggins")].as_slice()),
        ("all_fives", &[("claim", "muggins"), ("teams", "opposite"), ("target_check", "at_once")]),
        ("all_fives", &[("spinner", "all"), ("spinner_opens", "at_once"), ("spinner_counts", "while_exposed")]),
        ("all_fives", &[("spinner", "none"), ("seats", "2"), ("reserve", "2"), ("count_divisor", "3")]),
        ("all_fives", &[("max_pip", "9"), ("hand_size", "9"), ("voluntary_draw", "true"), ("claim", "muggins")]),
        ("block", &[("max_pip", "18"), ("hand_size", "20"), ("target", "500")]),
        ("block", &[("teams", "opposite"), ("hand_size", "7"), ("first_opener", "highest_double")]),
        ("draw", &[("voluntary_draw", "true"), ("reserve", "2"), ("match_tie", "extra_round")]),
        ("draw", &[("max_pip", "12"), ("hand_size", "1"), ("first_opener", "heaviest_tile"), ("seats", "3")]),
        ("domino_whist", &[("round_score", "higher_side_only"), ("hand_doubles", "half")]),
    ];
    plain.chain(with_options.into_iter().map(|(variant, options)| rules(variant, options))).collect()
}

pub(crate) fn bot(name: &str) -> HouseBot {
    HouseBot::find(name).unwrap()
}

/// The house bots around a table, beginning with the one at `first` of the list.
pub(crate) fn around(rules: &Rules, first: usize) -> Vec<HouseBot> {
    HouseBot::ALL.iter().copied().cycle().skip(first).take(usize::from(rules.seats)).collect()
}

/// What one bot is ahead of another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lead {
    /// Points per deal that a seat of the one scores more than a seat of the other.
    pub(crate) points: f64,
    /// Standard error of `points`, clustered by deal.
    pub(crate) error: f64,
}

/// Plays one round of each deal twice, the bots on alternate seats and then the other way round.
/// Where the lowest score wins, points charged count against a bot.
pub(crate) fn duel(rules: Rules, bot: HouseBot, other: HouseBot, deals: u32, seed: u64) -> Lead {
    let ahead: Vec<f64> = (0..deals)
        .map(|deal| {
            let deal = seed.wrapping_mul(1_000_003).wrapping_add(u64::from(deal));
            f64::midpoint(even_seats_ahead(rules, [bot, other], deal), -even_seats_ahead(rules, [other, bot], deal))
        })
        .collect();
    let mean = ahead.iter().sum::<f64>() / f64::from(deals);
    let variance = ahead.iter().map(|ahead| (ahead - mean).powi(2)).sum::<f64>() / f64::from(deals - 1);
    Lead { points: mean, error: (variance / f64::from(deals)).sqrt() }
}

/// What the seats A, C, … are ahead of B, D, … after one round, on average by seat.
fn even_seats_ahead(rules: Rules, bots: [HouseBot; 2], deal: u64) -> f64 {
    let bots: Vec<HouseBot> = bots.into_iter().cycle().take(usize::from(rules.seats)).collect();
    let mut game = Game::new(rules);
    let (tiles, lot) = shuffled(&rules, deal, 0);
    assert!(game.deal(&tiles, lot));
    game.play_round(&bots, deal);
    let result: &RoundResult = game.table.public().rounds.last().unwrap();
    let by_seat = |first: usize| {
        let points: Vec<i32> =
            Seat::all(rules.seats).skip(first).step_by(2).map(|seat| result.seat_points[seat]).collect();
        f64::from(points.iter().sum::<i32>()) / f64::from(u32::try_from(points.len()).unwrap())
    };
    let ahead = by_seat(0) - by_seat(1);
    if rules.low_wins() { -ahead } else { ahead }
}
