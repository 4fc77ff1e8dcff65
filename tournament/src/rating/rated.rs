use crate::{Play, Verdict};

/// Whether a play says something about strength. One in which a seat never appeared, was withdrawn, or met a
/// fault of server or host gives its points by the rules of the tournament, and is not rated for anybody.
pub fn rated(play: &Play) -> bool {
    play.seats.iter().all(|seat| match seat.verdict {
        Verdict::Ok | Verdict::Resigned | Verdict::Crash | Verdict::Illegal | Verdict::Late | Verdict::Flood => true,
        Verdict::NoShow | Verdict::Withdrawn | Verdict::HostFault => false,
    })
}
