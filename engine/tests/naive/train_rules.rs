//! The options of Mexican Train as plain fields, and the table of hands (§4.1, §4.2).

/// What a laid double demands (§4.2, options for `doubles`).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Doubles {
    /// Cover it now; failing that the duty binds everybody in turn.
    CoverNow,
    /// One more tile on any open train; a double that stays open binds from the next seat on.
    BonusAnywhere,
    /// Two doubles in a turn if a third tile is then added to one of them; the other stays open.
    TwoIfThird,
    /// Any number of doubles, then one other tile; open doubles are served in the order laid.
    ChainFifo,
    /// The same, served last laid first.
    ChainLifo,
    /// Only the layer must follow up, the next seats are free.
    LayerOnly,
    /// An ordinary tile.
    Plain,
}

/// When the Mexican Train may be started (§4.2).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum MexicanStart {
    AnyTurn,
    AfterFirstRoundOfTurns,
    AfterOwnStarted,
}

/// What an unannounced last tile costs (§4.5).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Tap {
    Off,
    /// The knock is possible and nobody can challenge.
    Courtesy,
    Penalty {
        draw: usize,
        lose_turn: bool,
        mark_train: bool,
    },
}

/// Where the engine comes from (§4.2, Engine). Who lays it from the hand does so before the first turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum EngineFrom {
    /// The double that is due lies in the station before the deal.
    SetAside,
    /// The starter lays the highest double of the hand, else the next seat that has one.
    StarterHighestDouble,
    /// The holder lays the double that is due.
    HolderOfDue,
    /// The highest double in any hand.
    HighestHeld,
}

/// When a seat that said nothing is called to account (§4.5, Window).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum TapWindow {
    /// Before the next seat plays or draws.
    UntilNextPlayOrDraw,
    /// When the next seat has completed its turn; a lost turn completes nothing. Before its own next
    /// turn at the latest.
    UntilNextTurnCompleted,
}

/// Who plays first in a round (§4.2, First player).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum FirstPlayer {
    /// By lot in round 1, then clockwise; an agreed seat works the same with the seat in place of the lot.
    LotThenClockwise,
    /// The seat that drew the highest tile, each round anew.
    DrawHighestEachRound,
    /// The seat that laid the engine; with a set-aside engine the holder of the highest double.
    HolderOfHighestDouble,
    /// The seat with the heaviest tile that shows the engine's number.
    HighestSpoke,
}

/// The rules of a match.
#[expect(clippy::struct_excessive_bools, reason = "each is a rule of its own that is there or not")]
#[derive(Clone, Copy, Debug)]
pub(crate) struct TrainRules {
    pub(crate) max_pip: u8,
    pub(crate) seats: usize,
    pub(crate) hand: usize,
    pub(crate) rounds: usize,
    pub(crate) engine_from: EngineFrom,
    pub(crate) first_player: FirstPlayer,
    /// The first turn of a seat lays on its own train as long as it can.
    pub(crate) long_first_turn: bool,
    pub(crate) own_train_first: bool,
    pub(crate) draw_until_playable: bool,
    /// Any placement lifts the own marker, not only one on the own train.
    pub(crate) marker_off_by_any_play: bool,
    pub(crate) mexican_start: MexicanStart,
    /// How many Mexican Trains; 0 makes the game one of private trains.
    pub(crate) mexican_max: usize,
    pub(crate) doubles: Doubles,
    pub(crate) dead_double_exempt: bool,
    /// A double as last tile must be covered too.
    pub(crate) last_double_must_be_covered: bool,
    /// Pips of 0-0 in a hand: 0, 25 or 50.
    pub(crate) double_blank: i32,
    pub(crate) tap: Tap,
    pub(crate) tap_window: TapWindow,
    /// Equal totals are parted by zero rounds, then by the least other round.
    pub(crate) zero_rounds_break_ties: bool,
}

/// The rules of the seed for a set and a number of seats.
pub(crate) fn mexican_train(max_pip: u8, seats: usize) -> TrainRules {
    with_hands_of(hand_size(max_pip, seats), max_pip, seats)
}

/// The same with another number of tiles in each hand, for seats that the table does not know too.
pub(crate) fn with_hands_of(hand: usize, max_pip: u8, seats: usize) -> TrainRules {
    TrainRules {
        max_pip,
        seats,
        hand,
        rounds: usize::from(max_pip) + 1,
        engine_from: EngineFrom::SetAside,
        first_player: FirstPlayer::LotThenClockwise,
        long_first_turn: false,
        own_train_first: false,
        draw_until_playable: false,
        marker_off_by_any_play: false,
        mexican_start: MexicanStart::AnyTurn,
        mexican_max: 1,
        doubles: Doubles::CoverNow,
        dead_double_exempt: true,
        last_double_must_be_covered: false,
        double_blank: 0,
        tap: Tap::Penalty { draw: 2, lose_turn: true, mark_train: true },
        tap_window: TapWindow::UntilNextPlayOrDraw,
        zero_rounds_break_ties: true,
    }
}

/// The recommended table of §4.1.
pub(crate) fn hand_size(max_pip: u8, seats: usize) -> usize {
    match (max_pip, seats) {
        (6, 2 | 3) | (9, 5..=7) => 7,
        (6, 4) => 5,
        (9, 2) | (12, 2..=4) | (15, 5 | 6) => 15,
        (9, 3) | (15, 7 | 8) | (18, 9..=12) => 13,
        (9, 4) | (12, 7 | 8) | (15, 12) => 10,
        (9, 8) => 6,
        (12, 5 | 6) => 12,
        (12, 9 | 10) => 8,
        (15, 2..=4) | (18, 5..=8) => 16,
        (18, 2..=4) => 19,
        (15, 9..=11) | (18, 13 | 14) => 11,
        (set, seats) => panic!("no hand for a double-{set} set and {seats} seats"),
    }
}
