//! A duplicate round robin of house bots, stored, ranked and rated, against the same bots playing the same games
//! in memory: as a ratio within one run. Memory is read after each quarter of the games.
//!
//! `BENCH_BOARDS` sets the boards (2,500: ten thousand games of four seats), `BENCH_BOTS` the four bots.
#![expect(clippy::unwrap_used, reason = "a benchmark fails by panicking")]
#![expect(clippy::print_stdout, reason = "it prints what it measures")]

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use boneyard_bots::HouseBot;
use boneyard_engine::{
    position::Phase,
    rules::Rules,
    seat::Seat,
    table::{self, Command, Event, Source, Table, Viewer},
    variants,
};
use boneyard_record::deal::{Chance, DealContext, Secret};
use boneyard_server::{
    hosting::{Audience, Chair, Notice, Occupant, Recipient, Registry, mixed},
    ids::{PlayerId, TableId, TournamentId},
    randomness::{OsShuffler, Shuffler},
    store::SledStore,
    tournaments::{self, Desk, Founding, Plan, State, event_of},
};
use boneyard_tournament::{
    Entrant, Pairing,
    report::{report_html, summarise},
    seating::{Design, Partners, seatings},
};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Nobody is told anything: there are no players.
#[derive(Debug)]
struct Nobody;

impl Audience for Nobody {
    fn tell(&self, _: &PlayerId, _: &TableId, _: Chair, _: Recipient, _: Notice) -> bool {
        false
    }

    fn is_reachable(&self, _: &PlayerId, _: &TableId, _: Chair) -> bool {
        false
    }
}

fn main() {
    let boards: u32 = std::env::var("BENCH_BOARDS").ok().and_then(|text| text.parse().ok()).unwrap_or(2_500);
    let bots = std::env::var("BENCH_BOTS").unwrap_or_else(|_| "greedy,greedy,greedy,greedy".to_owned());
    let bots: Vec<&str> = bots.split(',').collect();
    let rules = variants::find("all_fives").unwrap().with([("seats", "4"), ("rounds", "1"), ("match_tie", "shared")]);
    let plan = Plan::plain("benchmark", rules.unwrap(), 4, boards);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let (games, stored) = runtime.block_on(run(plan.clone(), &bots, folder.path()));
    println!("{games} games in memory, on all processors, before and after:");
    let alone = in_memory(plan.rules, &bots, boards);
    let again = in_memory(plan.rules, &bots, boards);
    let per_game = |time: Duration| time.as_secs_f64() * 1e6 / f64::from(games);
    println!("  {:.1} and {:.1} µs a game", per_game(alone), per_game(again));
    println!("stored: {:.1} µs a game, {:.0} games/s", per_game(stored), f64::from(games) / stored.as_secs_f64());
    println!("ratio: {:.1}", stored.as_secs_f64() / alone.min(again).as_secs_f64());
}

/// Plays the tournament on a store; how many games, and how long until the last was stored.
async fn run(plan: Plan, bots: &[&str], folder: &std::path::Path) -> (u32, Duration) {
    let store = Arc::new(SledStore::open(folder.join("data")).unwrap());
    let shuffler: Arc<dyn Shuffler> = Arc::new(OsShuffler);
    let registry =
        Arc::new(Registry::open(Arc::clone(&store) as _, Arc::clone(&shuffler), Arc::new(Nobody)).await.unwrap());
    let desk = Desk::open(store as _, registry, Arc::clone(&shuffler)).await.unwrap();
    let creator = PlayerId::derive("00000000-0000-4000-8000-000000000001");
    let founding = Founding {
        id: TournamentId::derive(&creator, ""),
        creator: creator.clone(),
        plan,
        secret: shuffler.secret(),
        request_digest: [0; 32],
        create_time_ms: Desk::now_ms(),
    };
    let handle = desk.create(founding).await.unwrap();
    for (number, bot) in bots.iter().enumerate() {
        let enter = tournaments::Command::Enter {
            by: creator.clone(),
            director: true,
            members: vec![Occupant::House { bot: (*bot).to_owned(), seed: 1 }],
            name: format!("{bot} {number}"),
            entropy: None,
        };
        handle.run(enter).await.unwrap();
    }
    let all = handle.now().founding.plan.boards * 4;
    let (mut quarter, begin) = (1, Instant::now());
    handle.run(tournaments::Command::Run).await.unwrap();
    let mut notices = handle.follow();
    while handle.now().state != State::Finished {
        // Whatever is told, or missed: how it stands is what counts.
        let _told = notices.recv().await;
        let games = handle.now().plays.len();
        if games >= (all / 4 * quarter) as usize {
            println!("{games} games: {} MiB resident, {:.1} s", resident(), begin.elapsed().as_secs_f64());
            quarter += 1;
        }
    }
    let stored = begin.elapsed();
    let begin = Instant::now();
    let summary = summarise(&event_of(&handle.now()));
    println!("ranked and rated, with {} resamples: {:.2} s", 1000, begin.elapsed().as_secs_f64());
    let begin = Instant::now();
    println!("report of {} KiB: {:.3} s", report_html(&summary).len() / 1024, begin.elapsed().as_secs_f64());
    desk.close().await;
    (all, stored)
}

/// Resident memory of this process, MiB.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS")).unwrap_or_default();
    line.split_whitespace().nth(1).and_then(|number| number.parse::<u64>().ok()).unwrap_or(0) / 1024
}

/// The same bots on the same kind of games, by the engine alone, on all processors.
fn in_memory(rules: Rules, bots: &[&str], boards: u32) -> Duration {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let bots: Vec<HouseBot> = bots.iter().map(|bot| HouseBot::find(bot).unwrap()).collect();
    let pairing = Pairing { entrants: (0..bots.len()).map(Entrant::at).collect() };
    let chance = Chance::new(&Secret::new([7; 32]), []);
    let begin = Instant::now();
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let (bots, pairing, chance) = (&bots, &pairing, &chance);
            scope.spawn(move || {
                for board in (1..=boards).filter(|board| *board as usize % threads == thread) {
                    for chairs in seatings(Design::Default, Partners::None, pairing, 4, board, 1) {
                        let bot = |seat: Seat| bots[chairs[seat.index()].entrant.place()];
                        play(rules, chance, board, bot);
                    }
                }
            });
        }
    });
    begin.elapsed()
}

fn play(rules: Rules, chance: &Chance, board: u32, bot: impl Fn(Seat) -> HouseBot) {
    let mut game = Table::new(rules);
    let mut events: Vec<Event> = Vec::new();
    loop {
        let round = u32::from(game.position().round);
        let context = |round| DealContext { board, round, attempt: 0 };
        let (shuffled, lot, orders);
        let command = match game.position().phase {
            Phase::Over => return,
            Phase::Gathering => {
                shuffled = chance.shuffled(context(0), rules.set());
                lot = chance.lot(context(0), rules.seats).unwrap();
                Command::StartMatch { shuffled: &shuffled, lot }
            }
            Phase::Dealing => {
                shuffled = chance.shuffled(context(round + 1), rules.set());
                lot = chance.lot(context(round + 1), rules.seats).unwrap();
                orders = OsShuffler.own_orders(chance, context(round + 1), &rules);
                Command::StartRound { shuffled: &shuffled, lot, own_orders: Some(&orders) }
            }
            Phase::Asking(asked) => {
                let moves = table::described_moves(&game, asked.seat);
                let view = table::view(&game, Viewer::Seated(asked.seat));
                let choice = bot(asked.seat).choose(&view, &moves, mixed(1, board.into()));
                Command::Act {
                    seat: asked.seat,
                    turn: asked.turn,
                    action: moves[choice].choice,
                    source: Source::Player,
                }
            }
        };
        events.clear();
        table::decide(&game, &command, &mut events).unwrap();
        for event in &events {
            table::evolve(&mut game, event);
        }
    }
}
