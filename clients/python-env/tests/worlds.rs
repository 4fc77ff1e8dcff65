//! What an observation does not tell: for every variant and several numbers of seats, a second world is made
//! whose hidden tiles lie otherwise. As long as it looks alike to a seat, its observation is the same.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use _native::{
    facts::Facts,
    memory::{Memory, TOKENS},
    observation::{self, Form, TOKEN},
};
use boneyard_engine::{
    position::{Boneyard, Phase, Position},
    rules::Rules,
    seat::Seat,
    table::{Command, Events, Move, SeenEvent, Source, Viewer, advance_and_tell, observe},
    tile::{Tile, TileSet},
    variants,
};

/// The splitmix64 generator.
struct Dice(u64);

impl Dice {
    fn below(&mut self, choices: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        usize::try_from((mixed ^ (mixed >> 31)) % u64::try_from(choices).unwrap()).unwrap()
    }

    fn shuffle(&mut self, tiles: &mut [Tile]) {
        for last in (1..tiles.len()).rev() {
            tiles.swap(last, self.below(last + 1));
        }
    }
}

/// A position with what was seen of the round.
#[derive(Clone)]
struct World {
    position: Position,
    memory: Memory,
}

impl World {
    /// Plays a command and returns what a seat saw of it.
    fn play(&mut self, rules: &Rules, command: &Command<'_>, viewer: Seat) -> Option<Vec<SeenEvent>> {
        let mut events = Events::new();
        advance_and_tell(rules, &mut self.position, command, &mut events).ok()?;
        for event in &events {
            self.memory.hear(rules, event, true);
        }
        Some(events.iter().map(|event| observe(rules, event, Viewer::Seated(viewer))).collect())
    }

    /// All that an agent in this seat is given.
    fn shown(&self, rules: &Rules, viewer: Seat) -> (Vec<f32>, Vec<i16>) {
        let form = Form::new(rules);
        let actions = form.actions;
        let facts = Facts::of(rules, &self.position, &self.memory, viewer);
        let mut row = vec![f32::NAN; observation::size(rules, &actions)];
        let mut tokens = vec![-1; TOKENS * TOKEN];
        observation::write(&facts, &form, &mut row);
        observation::write_history(&facts, &actions, &mut tokens);
        assert!(row.iter().all(|number| number.is_finite()), "every number is written");
        (row, tokens)
    }

    /// The same with everything that `viewer` does not see dealt anew.
    fn dealt_otherwise(&self, rules: &Rules, viewer: Seat, dice: &mut Dice) -> Self {
        let mut other = self.clone();
        let others = || Seat::all(rules.seats).filter(|&seat| seat != viewer);
        let mut hidden: Vec<Tile> = others().flat_map(|seat| self.position.hands[seat].iter()).collect();
        hidden.extend(self.position.boneyard.tiles());
        dice.shuffle(&mut hidden);
        let mut left = hidden.into_iter();
        for seat in others() {
            let count = self.position.hands[seat].len();
            other.position.hands[seat] = left.by_ref().take(count).collect::<TileSet>();
        }
        other.position.boneyard = left.collect::<Boneyard>();
        other
    }
}

/// What happened in the second worlds.
#[derive(Debug, Default)]
struct Compared {
    at_once: u32,
    afterwards: u32,
    told_apart: u32,
}

fn compare(rules: &Rules, dice: &mut Dice, compared: &mut Compared) {
    let mut world = World { position: Position::default(), memory: Memory::default() };
    let mut tiles: Vec<Tile> = rules.set().iter().collect();
    let lot = Seat::from_index(dice.below(rules.seats.into())).unwrap();
    world.play(rules, &Command::StartMatch { shuffled: &tiles, lot }, lot).unwrap();
    for _ in 0..300 {
        let viewer = Seat::from_index(dice.below(rules.seats.into())).unwrap();
        let command = match world.position.phase {
            Phase::Over | Phase::Gathering => return,
            Phase::Dealing => {
                dice.shuffle(&mut tiles);
                let lot = Seat::from_index(dice.below(rules.seats.into())).unwrap();
                Command::StartRound { shuffled: &tiles, lot, own_orders: None }
            }
            Phase::Asking(asked) => {
                let mut moves: Vec<Move> = Vec::new();
                world.position.legal_moves(rules, asked.seat, &mut moves);
                let action = moves[dice.below(moves.len())];
                Command::Act { seat: asked.seat, turn: asked.turn, action, source: Source::Player }
            }
        };
        let mut other = world.dealt_otherwise(rules, viewer, dice);
        assert_eq!(world.shown(rules, viewer), other.shown(rules, viewer), "{} shows hidden tiles", rules.variant);
        compared.at_once += 1;
        let seen = world.play(rules, &command, viewer).unwrap();
        // The other world may refuse the move, or tell itself apart by what it draws or who can play.
        if other.play(rules, &command, viewer) == Some(seen) {
            assert_eq!(world.shown(rules, viewer), other.shown(rules, viewer), "{} tells hidden tiles", rules.variant);
            compared.afterwards += 1;
        } else {
            compared.told_apart += 1;
        }
    }
}

#[test]
fn worlds_that_look_alike_to_a_seat_give_equal_observations() {
    let mut dice = Dice(1);
    let mut compared = Compared::default();
    for variant in variants::ALL {
        for seats in (variant.seats.0..=variant.seats.1).filter(|&seats| seats <= 4 || seats == variant.seats.1) {
            for _ in 0..3 {
                compare(&(variant.rules)(seats), &mut dice, &mut compared);
            }
        }
    }
    let least = [compared.at_once, compared.afterwards, compared.told_apart].into_iter().min();
    assert!(least > Some(1_000), "each was seen often enough: {compared:?}");
}
