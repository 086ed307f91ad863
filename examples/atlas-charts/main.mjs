// Charts of a whole game: builds an atlas of the boards of five numbers, reads its tables, and draws how many
// boards make each target, by the fewest operations. The cells of a notebook would hold the same lines.
import { writeFileSync } from 'node:fs';
import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';
import { buildAtlas, openAtlas } from 'numbers-game/atlas';

const { boards, problems, solvable, hardest } = await buildAtlas('atlas-5', { size: 5, from: 101, to: 999 });
console.log(`${boards} boards make ${solvable} of ${problems} targets`);
console.log(`the hardest target is ${hardest.target}, which ${hardest.boards} boards make`);

const atlas = await openAtlas('atlas-5');
const rows = [];
for await (const { target, operations } of atlas.targets()) {
  for (let count = 1; count <= 4; count++)
    rows.push({ target, operations: count, boards: operations[count] });
}
await atlas.close();

const chart = Plot.plot({
  document: new JSDOM('').window.document,
  width: 900,
  height: 600,
  marginLeft: 60,
  fy: { label: 'fewest operations' },
  marks: [Plot.areaY(rows, { x: 'target', y: 'boards', fy: 'operations', fill: 'steelblue' })],
});
chart.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
writeFileSync('targets.svg', chart.outerHTML);
