//! What a server would show of a game, for house bots and pictures.

use boneyard_engine::{
    rules::Rules,
    seat::BySeat,
    table::{Event, PublicView, SeatView, Viewer, observe},
    tile::Tile,
};

/// The public view, and the tiles that each seat drew.
#[derive(Clone, Debug)]
pub struct Seen {
    /// The view.
    pub view: SeatView,
    /// The tiles.
    pub drawn: BySeat<Vec<Tile>>,
}

impl Seen {
    /// Before the match.
    pub fn new(rules: Rules) -> Self {
        Self { view: SeatView { table: PublicView::new(rules), own: None }, drawn: BySeat::default() }
    }

    /// Takes in what happened.
    pub fn hear(&mut self, rules: &Rules, event: &Event) {
        if let Event::Drew { seat, tiles, .. } = event {
            self.drawn[*seat].extend_from_slice(tiles);
        }
        if let Event::RoundDealt(_) = event {
            self.drawn = BySeat::default();
        }
        self.view.table.fold(&observe(rules, event, Viewer::Spectator).public);
    }
}
