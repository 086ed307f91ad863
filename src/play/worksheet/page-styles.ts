// Styles of lists and worksheets, on screen and on paper.
//
// The page numbers are in the margin boxes of CSS paged media, which Chromium prints from version 131 on;
// older ones leave them out. On the screen, entries far away are not laid out (`content-visibility`), so that
// a list of ten thousand formulas opens at once; on paper that would leave them blank.

export const PAGE_STYLES = `
:root { color-scheme: light dark; --line: light-dark(#d5d9e0, #3a404c); --muted: light-dark(#566070, #a4adbb); --accent: light-dark(#2a57c8, #8fb0ff); }
* { box-sizing: border-box; }
body { max-width: 70rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 4vw, 3rem); font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; font-variant-numeric: tabular-nums; }
h1 { margin: 0 0 .25rem; font-size: 1.7rem; line-height: 1.2; }
a { color: var(--accent); }
.facts { margin: 0; color: var(--muted); }
math { math-style: normal; font-family: 'STIX Two Math', 'Cambria Math', 'Latin Modern Math', 'Libertinus Math', math; font-size: 1.15em; }
@page {
  size: A4; margin: 16mm 15mm 18mm;
  @bottom-left { content: var(--title); font: 8pt system-ui, sans-serif; color: #566070; }
  @bottom-right { content: counter(page) ' / ' counter(pages); font: 8pt system-ui, sans-serif; color: #566070; }
}
@media print {
  :root { color-scheme: light; }
  body { max-width: none; padding: 0; font-size: 9.5pt; }
  h1 { font-size: 18pt; }
  a { color: inherit; text-decoration: none; }
}
`;

export const LIST_STYLES = `
.total { margin: .75rem 0; font-weight: 600; }
.search { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; margin: 1rem 0; padding: .6rem 0; background: Canvas; border-bottom: 1px solid var(--line); }
.search input { flex: 0 1 16rem; min-width: 0; padding: .35rem .6rem; font: inherit; }
.search output { color: var(--muted); }
h2 { margin: 1.5rem 0 .5rem; font-size: 1.2rem; }
nav div { display: flex; margin: 0 0 .6rem; }
nav strong { flex: none; width: 3rem; }
nav p { display: flex; flex-wrap: wrap; gap: 0 1.2rem; margin: 0; }
nav a { min-width: calc(var(--longest) * .8ch); text-decoration: none; white-space: nowrap; }
nav a.none { color: var(--muted); font-style: italic; }
section { display: grid; grid-template-columns: 11rem minmax(0, 1fr); gap: 0 1.5rem; padding: .6rem 0; border-top: 1px solid var(--line); scroll-margin-top: 4rem; }
section[hidden], nav [hidden] { display: none; }
section:target { background: color-mix(in srgb, var(--accent) 12%, Canvas); }
h3 { margin: 0; font-size: 1.05rem; }
section .facts { font-size: .85rem; }
ol, ul { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; margin: 0; padding: 0; list-style: none; }
li { min-width: 10rem; max-width: 100%; }
@media screen {
  section { content-visibility: auto; contain-intrinsic-size: auto 4rem; }
  li { overflow-x: auto; overflow-y: clip; }
}
@media screen and (max-width: 40rem) {
  section { grid-template-columns: minmax(0, 1fr); gap: .4rem; }
}
@media print {
  .search { display: none; }
  nav { font-size: 8.5pt; line-height: 1.35; }
  section { grid-template-columns: 42mm minmax(0, 1fr); gap: 0 4mm; padding: 1mm 0; }
  section.short { break-inside: avoid; }
  ol { gap: .8mm 4mm; }
  h3 { font-size: 10pt; line-height: 1.3; }
  section .facts { font-size: 8pt; line-height: 1.3; }
  li { min-width: 30mm; }
  .contents { break-after: page; }
}
`;

export const WORKSHEET_STYLES = `
.sheet + .sheet { margin-top: 3rem; }
.name { margin: 1rem 0; color: var(--muted); }
ol { margin: 1rem 0; padding: 0; list-style: none; }
.puzzles { display: grid; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); gap: 0 2.5rem; }
.puzzles li { padding: .9rem 0; break-inside: avoid; }
.puzzles p { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; margin: 0; }
.place { width: 2rem; color: var(--muted); }
.number { min-width: 2.4rem; padding: .35rem .4rem; border: 1px solid currentColor; border-radius: .4rem; font-weight: 600; text-align: center; }
.target { margin-left: .5rem; font-weight: 600; white-space: nowrap; }
.answer-line { height: 2.6rem; margin-left: 2.4rem; border-bottom: 1px solid var(--line); }
.answers ol { columns: 2; column-gap: 2.5rem; }
.answers .facts { margin-left: .5rem; }
.answers li { padding: .3rem 0; break-inside: avoid; }
@media print {
  .puzzles { grid-template-columns: 1fr 1fr; }
  .sheet { break-before: page; }
  .sheet:first-of-type { break-before: auto; }
}
`;
