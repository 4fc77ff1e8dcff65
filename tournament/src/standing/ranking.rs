use crate::{
    Entrant,
    standing::{Settings, TieBreak, Value, credit::Credit},
};

/// Where an entrant came in, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Placed {
    pub(super) entrant: Entrant,
    /// From 1; shared by those whom no merit parts.
    pub(super) rank: u32,
    /// What parted it last from somebody with equal points.
    pub(super) decided_by: Option<TieBreak>,
}

/// Those with the same rank, best first; each with what parted it.
type Group = Vec<(Entrant, Option<TieBreak>)>;

/// Ranks entrants by points, then by the chain.
pub(super) fn rank(entrants: &[Entrant], credit: &Credit<'_>, settings: &Settings) -> Vec<Placed> {
    let mut groups: Vec<Group> = by_points(entrants, credit)
        .into_iter()
        .map(|group| group.into_iter().map(|entrant| (entrant, None)).collect())
        .collect();
    for link in settings.chain.iter().copied().filter(|link| link.parts_ranks()) {
        groups = groups.into_iter().flat_map(|group| part(group, link, credit)).collect();
    }
    // What is no merit orders the lines of a group and leaves it whole.
    for link in settings.chain.iter().copied().filter(|link| !link.parts_ranks()).take(1) {
        for group in groups.iter_mut().filter(|group| group.len() > 1) {
            group.sort_by_key(|(entrant, _)| (credit.value(link, *entrant, &[]).map(|value| value.amount), *entrant));
            for (_, decided_by) in group {
                *decided_by = Some(link);
            }
        }
    }
    let mut placed: Vec<Placed> = Vec::with_capacity(entrants.len());
    for group in groups {
        let rank = u32::try_from(placed.len() + 1).expect("there are fewer entrants than numbers");
        placed.extend(group.into_iter().map(|(entrant, decided_by)| Placed { entrant, rank, decided_by }));
    }
    placed
}

/// Entrants with the same points, the most points first.
pub(super) fn by_points(entrants: &[Entrant], credit: &Credit<'_>) -> Vec<Vec<Entrant>> {
    let points = |entrant: Entrant| credit.points[entrant.place()];
    let mut sorted = entrants.to_vec();
    sorted.sort_by_key(|entrant| (-points(*entrant), *entrant));
    sorted.chunk_by(|a, b| points(*a) == points(*b)).map(<[Entrant]>::to_vec).collect()
}

fn part(group: Group, link: TieBreak, credit: &Credit<'_>) -> Vec<Group> {
    let parts = part_once(group, link, credit);
    if link != TieBreak::HeadToHead || parts.len() == 1 {
        return parts;
    }
    parts.into_iter().flat_map(|part| part_once(part, link, credit)).collect()
}

fn part_once(group: Group, link: TieBreak, credit: &Credit<'_>) -> Vec<Group> {
    let members: Vec<Entrant> = group.iter().map(|(entrant, _)| *entrant).collect();
    let merit = |entrant: Entrant| {
        credit.value(link, entrant, &members).map(
            |Value { amount, .. }| {
                if link.more_is_better() { amount } else { -amount }
            },
        )
    };
    let mut valued: Vec<_> = group.into_iter().map(|(entrant, by)| (merit(entrant), entrant, by)).collect();
    valued.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
    let parts: Vec<&[_]> = valued.chunk_by(|a, b| a.0 == b.0).collect();
    let parted = parts.len() > 1;
    parts
        .into_iter()
        .map(|part| part.iter().map(|(_, entrant, by)| (*entrant, if parted { Some(link) } else { *by })).collect())
        .collect()
}
