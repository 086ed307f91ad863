// Draws the pictures of docs/background: `node scripts/pictures/index.mjs` writes them, and
// test/package/pictures.test.ts fails if one of them is not what this program draws. What they show is
// computed here, by the plain rules of the game, so no picture can show a value that does not arise.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawBox, drawLine, drawNote, drawPicture, drawText, drawValues } from './svg.mjs';
import { isMain } from '../is-main.mjs';

const times = '×';
const minus = '−';

/** The natural results of two numbers, in the order + - * /, each with the text of its operation. */
function combine(a, b) {
  const [high, low] = a > b ? [a, b] : [b, a];
  return [
    { text: `${high} + ${low}`, value: high + low },
    { text: `${high} ${minus} ${low}`, value: high - low },
    { text: `${high} ${times} ${low}`, value: high * low },
    { text: `${high} / ${low}`, value: high / low },
  ].filter(({ value }) => value > 0 && Number.isInteger(value));
}

/** Every way to split numbers into two parts, each pair once: the first number is in the first part. */
function splitsOf([first, ...others]) {
  return Array.from({ length: 2 ** others.length - 1 }, (_, mask) => [
    [first, ...others.filter((_, index) => mask & (1 << index))],
    others.filter((_, index) => !(mask & (1 << index))),
  ]);
}

/** All values that use each of the numbers once, as often as they arise. */
function makeValues(numbers) {
  if (numbers.length === 1) return [...numbers];
  return splitsOf(numbers).flatMap(([left, right]) =>
    makeValues(left).flatMap((a) =>
      makeValues(right).flatMap((b) => combine(a, b).map(({ value }) => value)),
    ),
  );
}

const distinct = (values) => [...new Set(values)].sort((a, b) => a - b);

/** The subsets of numbers but themselves and the empty one. */
function strictSubsets(numbers) {
  const last = 2 ** numbers.length - 1;
  return Array.from({ length: last - 1 }, (_, mask) =>
    numbers.filter((_, index) => (mask + 1) & (1 << index)),
  );
}

/** What exactly these numbers make and no fewer of them do. */
function listValues(numbers) {
  const fewer = new Set(strictSubsets(numbers).flatMap(makeValues));
  return distinct(makeValues(numbers)).filter((value) => !fewer.has(value));
}

/** Depth first on 1 2 3: the pools after one operation, and what each of them makes. */
function drawDepthFirst() {
  const numbers = [1, 2, 3];
  const pools = [];
  for (let i = 0; i < 3; i++) {
    for (let j = i + 1; j < 3; j++) {
      const [other] = numbers.filter((_, index) => index !== i && index !== j);
      for (const { text, value } of combine(numbers[i], numbers[j])) {
        pools.push({ text, pool: [other, value].sort((a, b) => a - b) });
      }
    }
  }
  const width = 84;
  const middle = (pools.length * width) / 2 + 10;
  const met = new Set();
  const shapes = pools.map(({ text, pool: [a, b] }, index) => {
    const x = 10 + (index + 0.5) * width;
    const key = `${a} ${b}`;
    const isMet = met.has(key);
    met.add(key);
    const results = combine(a, b).map(({ value }) => value);
    return [
      drawLine(middle, 44, x, 92),
      drawBox(x, 117, width - 10, 50, [text, key], isMet ? 'gone' : 'box'),
      isMet ? drawText(x, 160, 'met before', 'note') : drawValues(x, 150, results, { columns: 1, width: 0 }),
    ];
  });
  return drawPicture(pools.length * width + 20, 260, 'Depth first on the board 1 2 3', [
    drawBox(middle, 28, 90, 32, ['1 2 3'], 'hit'),
    shapes,
    drawNote(10, 246, 'Each box is an operation and the pool it leaves; below it, what the pool makes.'),
  ]);
}

/** Breadth first on 1 2 3: the values of each subset; those that a set would not keep are crossed out. */
function drawBreadthFirst() {
  const at = (numbers) => ({ x: 130 + (numbers.reduce((sum, each) => sum + each) - 3) * 250, y: 188 });
  const drawSubset = (x, y, width, height, numbers, columns) => {
    const values = makeValues(numbers);
    return [
      drawBox(x, y, width, height, [], 'box'),
      drawText(x, y - height / 2 + 14, `{${numbers.join(', ')}}`, 'note'),
      drawValues(x - (columns * 28) / 2, y - height / 2 + 26, values, {
        columns,
        width: 28,
        kindOf: (value, index) => (values.indexOf(value) < index ? 'gone' : ''),
      }),
    ];
  };
  const pairs = [
    [1, 2],
    [1, 3],
    [2, 3],
  ];
  return drawPicture(760, 310, 'Breadth first on the board 1 2 3', [
    pairs.map((pair) => [
      drawLine(380, 90, at(pair).x, 160),
      pair.map((number) => drawLine(at(pair).x, 210, 130 + (number - 1) * 250, 262)),
    ]),
    drawSubset(380, 52, 560, 76, [1, 2, 3], 19),
    pairs.map((pair) => drawSubset(at(pair).x, at(pair).y, 170, 56, pair, 4)),
    [1, 2, 3].map((number) => drawBox(130 + (number - 1) * 250, 280, 60, 32, [number])),
  ]);
}

/** The last step of 899 from 1 1 4 5 6 7: the lists of two halves, and the pair of values that meets. */
function drawMeeting() {
  const drawHalf = (x, numbers, wanted) => {
    const values = listValues(numbers);
    return [
      drawBox(x, 50, 400, 72, [], 'box'),
      drawText(x, 32, `{${numbers.join(', ')}}: ${values.length} values that no fewer make`, 'note'),
      drawValues(x - 190, 52, values, {
        columns: 10,
        width: 38,
        kindOf: (value) => (value === wanted ? 'hit' : ''),
      }),
    ];
  };
  return drawPicture(860, 160, '899 from 1 1 4 5 6 7: two halves meet', [
    drawHalf(215, [1, 5, 6], 31),
    drawHalf(645, [1, 4, 7], 29),
    drawLine(215, 86, 300, 116),
    drawLine(645, 86, 560, 116),
    drawBox(430, 130, 330, 34, [`899 / 31 = 29, so 31 ${times} 29 = 899`], 'hit'),
  ]);
}

/** What {2, 5} makes plus and minus 12, as a bitmap that is shifted. */
function drawWindow() {
  const [last, cell, left] = [24, 28, 150];
  const drawRow = (y, label, values, kind) => [
    `<text x="${left - 12}" y="${y}" class="note" style="text-anchor: end">${label}</text>`,
    Array.from({ length: last + 1 }, (_, value) =>
      drawBox(left + (value + 0.5) * cell, y, cell - 2, 26, [value], values.includes(value) ? kind : 'gone'),
    ),
  ];
  const values = distinct(makeValues([2, 5]));
  const above = values.map((value) => value + 12);
  const below = values.map((value) => Math.abs(value - 12));
  return drawPicture(
    left + (last + 1) * cell + 10,
    176,
    'Sums and differences with 12 as shifts of a bitmap',
    [
      drawRow(24, '{2, 5}', values, 'box'),
      drawRow(64, 'shifted up by 12', above, 'box'),
      drawRow(104, 'down, mirrored at 0', below, 'box'),
      drawRow(150, 'united', [...above, ...below], 'hit'),
    ],
  );
}

/** Three expressions of one sum, and what the normal form keeps. */
function drawForm() {
  const expressions = [`a ${minus} (b ${minus} c)`, `(a ${minus} b) + c`, `c ${minus} (b ${minus} a)`];
  return drawPicture(640, 150, 'Three expressions with one normal form', [
    expressions.map((text, index) => [
      drawLine(190, 30 + index * 45, 390, 75),
      drawBox(110, 30 + index * 45, 160, 32, [text]),
    ]),
    drawBox(490, 75, 200, 52, ['plus: a, c', 'minus: b'], 'hit'),
  ]);
}

/** The pictures by the name of their file. */
export const pictures = {
  'breadth-first.svg': drawBreadthFirst(),
  'depth-first.svg': drawDepthFirst(),
  'form.svg': drawForm(),
  'meeting.svg': drawMeeting(),
  'window.svg': drawWindow(),
};

if (isMain(import.meta.url)) {
  const folder = join(import.meta.dirname, '..', '..', 'docs', 'background');
  for (const [name, picture] of Object.entries(pictures)) writeFileSync(join(folder, name), picture);
}
