use super::{Format, Impossible, knockout, round_robin, whist};

/// What a format comes to, as far as it is known in advance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Rounds, without extra rounds of ties; at most so many where results decide.
    pub rounds: u32,
    /// Tables of the largest round.
    pub tables: u32,
    /// Pairings in all, without extra rounds; at most so many where results decide.
    pub pairings: u64,
}

/// The usual number of rounds of a Swiss: enough to find one winner, and two more to order the others, but
/// never so many that all would have met.
pub fn swiss_rounds(entrants: usize) -> u32 {
    halvings(entrants).saturating_add(2).min(number(entrants.saturating_sub(1)))
}

/// Whether a format can be held with so many entrants that meet by so many, and what it then comes to.
pub fn check(format: Format, entrants: usize, sides: usize) -> Result<Shape, Impossible> {
    let n = entrants;
    let possible_sides = match format {
        Format::RoundRobin { .. } | Format::Gauntlet { .. } | Format::Pyramid | Format::DoubleElimination { .. } => {
            2..=2
        }
        Format::Individual { .. } => 4..=4,
        Format::MultiSeat { .. } => 3..=8,
        Format::Swiss { .. } | Format::Knockout { .. } | Format::Ladder { .. } => 2..=8,
    };
    Impossible::unless_within("sides", sides, possible_sides)?;
    // Beyond that, tables of all rounds or searches in the field would take too long.
    let most = match format {
        Format::MultiSeat { .. } => 1_000,
        Format::RoundRobin { .. } | Format::Gauntlet { .. } | Format::Pyramid => 2_000,
        Format::Knockout { .. } | Format::DoubleElimination { .. } | Format::Ladder { .. } => 10_000,
        Format::Swiss { .. } | Format::Individual { .. } => 100_000,
    };
    Impossible::unless_within("entrants", n, sides..=most)?;
    match format {
        Format::RoundRobin { cycles } => {
            Impossible::unless_within("cycles", cycles as usize, 1..=2)?;
            let cycles = cycles as usize;
            Ok(shape(round_robin::round_count(n, cycles), n / 2, n * (n - 1) / 2 * cycles))
        }
        Format::Gauntlet { seeds } => {
            let s = seeds as usize;
            Impossible::unless_within("seeds", s, 1..=n - 1)?;
            // With one seed, the round in which it would rest is left out.
            let rounds = round_robin::round_count(n, 1) - usize::from(s == 1 && n % 2 == 1);
            Ok(shape(rounds, s.min(n / 2), s * n - s * (s + 1) / 2))
        }
        Format::Pyramid => Ok(shape(2 * n - 3, n / 2, n * (n - 1) / 2)),
        Format::Swiss { rounds } => {
            // Beyond that, everybody has met everybody or had the bye.
            let most = if sides == 2 { n - 1 + n % 2 } else { 1_000 };
            Impossible::unless_within("rounds", rounds as usize, 1..=most)?;
            Ok(even(rounds, n / sides))
        }
        Format::Knockout { third_place, advance, .. } => knockout_shape(n, sides, advance as usize, third_place),
        Format::DoubleElimination { reset, .. } => {
            let levels = halvings(n) as usize;
            Ok(shape(2 * levels + usize::from(reset), n / 2, 2 * n - 2 + usize::from(reset)))
        }
        Format::Ladder { rounds, tables, apart, .. } => {
            Impossible::unless_within("rounds", rounds as usize, 1..=1_000_000)?;
            Impossible::unless_within("tables", tables as usize, 1..=usize::MAX)?;
            if tables_at_most(n - 1, sides - 1, apart as usize + 1) <= apart as usize {
                let possible = format!("less than {}", tables_at_most(n - 1, sides - 1, usize::MAX));
                return Err(Impossible::new("apart", apart, possible));
            }
            Ok(even(rounds, (tables as usize).min(n / sides)))
        }
        Format::MultiSeat { rounds } => {
            Impossible::unless_within("rounds", rounds as usize, 1..=10_000)?;
            Ok(even(rounds, n / sides))
        }
        Format::Individual { cycles } => {
            whist::check(n)?;
            Impossible::unless_within("cycles", cycles as usize, 1..=1_000)?;
            let rounds = (n - usize::from(n.is_multiple_of(4))) * cycles as usize;
            Ok(shape(rounds, n / 4, rounds * (n / 4)))
        }
    }
}

fn knockout_shape(n: usize, sides: usize, advance: usize, third_place: bool) -> Result<Shape, Impossible> {
    Impossible::unless_within("advance", advance, 1..=if sides == 2 { 1 } else { sides - 1 })?;
    if sides == 2 {
        return Ok(shape(halvings(n) as usize, n / 2, n - 1 + usize::from(third_place && n > 3)));
    }
    if third_place {
        return Err(Impossible::new("third_place", true, "a match for the third place at tables of two"));
    }
    let step = sides - advance;
    if !(n - sides).is_multiple_of(step) {
        let below = n - (n - sides) % step;
        return Err(Impossible::new("entrants", n, format!("{below} or {}", below + step)));
    }
    let (mut left, mut rounds, mut largest, mut pairings) = (n, 1, 1, 1);
    while left > sides {
        let tables = knockout::table_count(left, sides, advance);
        left -= tables * step;
        rounds += 1;
        largest = largest.max(tables);
        pairings += tables;
    }
    Ok(shape(rounds, largest, pairings))
}

/// Ways to choose `k` of `n`, but no more than counted to.
fn tables_at_most(n: usize, k: usize, most: usize) -> usize {
    let mut ways: usize = 1;
    for i in 0..k {
        ways = ways.saturating_mul(n - i) / (i + 1);
    }
    ways.min(most)
}

/// How often a number must be halved to come down to one.
fn halvings(n: usize) -> u32 {
    n.next_power_of_two().trailing_zeros()
}

fn even(rounds: u32, tables: usize) -> Shape {
    Shape { rounds, tables: number(tables), pairings: u64::from(rounds) * tables as u64 }
}

fn shape(rounds: usize, tables: usize, pairings: usize) -> Shape {
    Shape { rounds: number(rounds), tables: number(tables), pairings: pairings as u64 }
}

fn number(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}
