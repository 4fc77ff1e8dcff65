use crate::Verdict;

/// Kinds of fault, in the order of columns.
pub(super) const FAULTS: [Verdict; 6] =
    [Verdict::NoShow, Verdict::Crash, Verdict::Illegal, Verdict::Late, Verdict::Flood, Verdict::Withdrawn];

/// A verdict as files spell it.
pub(super) const fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Ok => "ok",
        Verdict::Resigned => "resigned",
        Verdict::NoShow => "no_show",
        Verdict::Crash => "crash",
        Verdict::Illegal => "illegal",
        Verdict::Late => "late",
        Verdict::Flood => "flood",
        Verdict::Withdrawn => "withdrawn",
        Verdict::HostFault => "host_fault",
    }
}
