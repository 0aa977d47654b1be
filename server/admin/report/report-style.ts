/** The looks of the report: the site's colours, and fonts that every machine has, for it may ask for nothing. */
export const REPORT_STYLE = `
:root { color-scheme: light; --ink: #14152b; --ink-2: #3b3b4d; --ink-3: #625f6b; --ground: #fbf7f0; --surface: #fffdf9;
  --line: rgb(20 21 43 / 14%); --accent: #1b3cf5; --night: #0f1540; --green: #00a86b; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.7 "IBM Plex Sans Arabic", "Segoe UI", Tahoma,
  "Noto Sans Arabic", "Geeza Pro", system-ui, sans-serif; -webkit-text-size-adjust: 100%; }
.switch { position: absolute; inset-block-start: 1.25rem; inset-inline-end: max(1.25rem, (100% - 68rem) / 2 + 1.25rem); display: flex;
  border: 1px solid rgb(255 255 255 / 40%); border-radius: 999px; overflow: clip; padding: 0; margin: 0; }
.switch input { position: absolute; opacity: 0; pointer-events: none; }
.switch label { padding: .25rem 1rem; color: #fff; cursor: pointer; font-size: .9375rem; }
.switch input:checked + label { background: #fff; color: var(--night); }
.switch input:focus-visible + label { outline: 3px solid #b9c7ff; outline-offset: -3px; }
[data-language] { display: none; }
body:has(#switch-ar:checked) [data-language="ar"], body:has(#switch-en:checked) [data-language="en"] { display: block; }
body:has(#switch-en:checked) .switch { inset-inline: auto max(1.25rem, (100% - 68rem) / 2 + 1.25rem); direction: ltr; }
header { background: var(--night); color: #fff; padding-block: 4.5rem 5.5rem; }
header > *, main { max-inline-size: 68rem; margin-inline: auto; padding-inline: 1.25rem; }
h1 { margin-block: 0; font-size: clamp(2rem, 5vw, 3.25rem); line-height: 1.35; }
header p { margin-block: 0; color: #b6bde6; }
header .company { color: #fff; font-weight: 600; }
h2 { margin-block: 3.5rem 1rem; font-size: 1.625rem; line-height: 1.4; }
h3 { margin-block: 0 .75rem; font-size: 1.0625rem; }
.totals { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: 1rem; margin-block: -3rem 0; padding: 0; }
.totals div { background: var(--surface); border: 1px solid var(--line); border-radius: 1rem; padding: 1.25rem; }
.totals dt { color: var(--ink-2); font-size: .9375rem; }
.totals dd { margin: 0; font-size: clamp(1.5rem, 6.5vw, 2.25rem); font-weight: 700; line-height: 1.3; font-variant-numeric: tabular-nums; }
.parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1rem; align-items: start; }
.part { background: var(--surface); border: 1px solid var(--line); border-radius: 1rem; padding: 1.5rem; min-inline-size: 0; }
.part:first-child, .part:last-child:nth-child(even) { grid-column: 1 / -1; }
.none, .axis, .peak, .how { color: var(--ink-3); font-size: .9375rem; margin-block: 0; }
.peak { margin-block: -.5rem .75rem; }
.axis { display: flex; justify-content: space-between; gap: 1rem; margin-block-start: .25rem; border-block-start: 1px solid var(--line); padding-block-start: .25rem; }
svg { display: block; inline-size: 100%; }
svg rect { fill: var(--accent); }
.columns { block-size: 9.5rem; }
.columns rect:hover { fill: var(--green); }
[data-language][dir="rtl"] svg { transform: scaleX(-1); }
table { inline-size: 100%; border-collapse: collapse; font-size: .9375rem; }
th { text-align: start; font-weight: 400; padding-block: .375rem; inline-size: 45%; overflow-wrap: anywhere; }
.bar { padding-inline: .75rem; }
.bar svg { block-size: .625rem; }
.number, .share { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; inline-size: 1%; }
.number { font-weight: 600; }
.share { color: var(--ink-3); padding-inline-start: .75rem; }
details { margin-block-start: .75rem; }
summary { cursor: pointer; color: var(--accent); }
details table { inline-size: auto; }
details th { inline-size: auto; padding-inline-end: 2rem; }
.how { max-inline-size: 46rem; margin-block: 3rem 4rem; }
.how p { margin-block: 0 .5rem; }
@media print { .switch, details { display: none; } body, header { background: #fff; color: #000; }
  header { padding-block: 1rem 4rem; } header p, header .company { color: #333; } .part, .totals div { break-inside: avoid; } }
`;
