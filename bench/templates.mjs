// The fewest expressions that solve every board: the universe, its classes and the minimum with its
// certificate, and the check of that.
//
//   node bench/templates.mjs [--json PATH] [--plot PATH]
//
// The first deck is that of the post "24", 1,001 boards of four cards. Every minimum is compared before
// anything is timed.
import { median } from '../build/esm/bench.js';
import { checkCertificate, classes, greedy, minimum, universe } from '../build/esm/templates.js';
import { openReport } from './report.mjs';
import { describeSpread } from './sample-figures.mjs';
import { sampleByBenny } from './timing.mjs';

const DECKS = [
  {
    deck: '1..11, as in the post',
    query: { groupings: 'three', arithmetic: 'float' },
    most: 11,
    expected: 107,
  },
  { deck: '1..11', query: {}, most: 11, expected: 110 },
  { deck: 'A..10, aces 1 or 11', query: { aces: 'one-or-eleven' }, most: 10, expected: 85 },
  { deck: '1..13', query: {}, most: 13, expected: 131 },
];

const { close } = openReport('templates');
const results = [];
for (const { deck, query, most, expected } of DECKS) {
  const cards = Array.from({ length: most }, (_, index) => index + 1);
  const all = { cards, size: 4, ...query };
  const found = universe(all);
  const { templates, certificate } = minimum(found);
  if (templates.length !== expected) throw new Error(`${deck}: ${templates.length}, expected ${expected}`);
  const { ok, reason } = checkCertificate(certificate);
  if (!ok) throw new Error(`${deck}: ${reason}`);
  let seed = 0;
  const cases = {
    universe: () => universe(all),
    classes: () => classes(found),
    minimum: () => minimum(found),
    greedy: () => greedy(found, { seed: seed++ }),
    check: () => checkCertificate(certificate),
  };
  const samples = await sampleByBenny(deck, cases, 1e-3);
  const times = Object.entries(samples).map(([name, all]) => [
    name,
    `${median(all).toPrecision(3)} ${describeSpread(all)}`,
  ]);
  results.push({
    row: { deck, templates: templates.length, unit: 'ms', ...Object.fromEntries(times) },
    samples,
  });
}
await close({ title: 'Medians, four cards', results });
