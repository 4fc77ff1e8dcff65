/// Colours and measures of the page. Every pair of text and ground has a contrast of at least 4.5 in both
/// schemes, which a test computes; nothing is said by colour alone.
pub(super) const STYLE: &str = "
:root{color-scheme:light dark;--paper:#ffffff;--ink:#1a1a1a;--soft:#555555;--line:#8a8a8a;--mark:#0b5cad;--warn:#8a3300;
--worst:#f7c39c;--bad:#fbe3d2;--even:#f0f0f0;--good:#d9e8f8;--best:#a9cdf0}
@media(prefers-color-scheme:dark){:root{--paper:#16181c;--ink:#ececec;--soft:#b4b8c0;--line:#7c828c;--mark:#7cb7ff;--warn:#ffb086;
--worst:#6b3612;--bad:#45291a;--even:#2a2d33;--good:#1d3550;--best:#1c4a78}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:64rem;padding:1rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
h1,h2,h3{line-height:1.2;overflow-wrap:anywhere}
p{max-width:42rem;overflow-wrap:anywhere}
.soft{color:var(--soft)}
.warn{color:var(--warn);font-weight:600}
a{color:var(--mark)}
.scroll{overflow-x:auto;margin:1rem 0;max-width:100%}
.scroll:focus-visible,a:focus-visible{outline:3px solid var(--mark);outline-offset:2px}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:.9rem}
caption{text-align:left;color:var(--soft);padding:.25rem 0}
th,td{padding:.3rem .6rem;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}
th{font-weight:600}
th[scope=row]{text-align:left;max-width:16rem;overflow:hidden;text-overflow:ellipsis}
svg{display:block;font:12px system-ui,sans-serif}
svg text{fill:var(--ink)}
svg .grid{stroke:var(--line);stroke-width:1}
svg .bar{stroke:var(--mark);stroke-width:2;fill:none}
svg .dot{fill:var(--mark)}
svg .band{fill:var(--mark);fill-opacity:.15}
svg .worst{fill:var(--worst)}svg .bad{fill:var(--bad)}svg .even{fill:var(--even)}svg .good{fill:var(--good)}svg .best{fill:var(--best)}
";
