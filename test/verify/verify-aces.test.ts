// An answer with aces as letters is judged as the best of the answers with numbers in their places, however
// many of those the judge passes over (src/verify/screen-choices.ts).
import { expect, it } from 'vitest';
import { OPERATORS } from '../../src/expression/operators/all-rows.js';
import { REASONS, type Verdict } from '../../src/verify/verify-types.js';
import { verify, type VerifyPuzzle } from '../../src/verify/index.js';
import { createRandom, seed } from '../support/random.js';

const FURTHER = OPERATORS.map(({ operator }) => operator).filter((operator) => operator !== 'square');
const random = createRandom(72);

function randomExpression(size: number, hasRoots: boolean): string {
  if (size === 1) return random.pick(['A', 'A', 'A', String(random.integer(2, 12))]);
  const left = random.integer(1, size - 1);
  const operator = random.pick(['+', '-', '*', '/']);
  const text = `(${randomExpression(left, hasRoots)} ${operator} ${randomExpression(size - left, hasRoots)})`;
  return hasRoots && random.integer(0, 3) === 0 ? `sqrt${text}` : text;
}

/** The texts with 1 or 11 for each ace, the first ace changing fastest. */
function chooseAces(text: string): string[] {
  const aces = text.split('A').length - 1;
  return Array.from({ length: 2 ** aces }, (_, choice) => {
    let ace = 0;
    return text.replaceAll('A', () => ((choice >> ace++) & 1 ? '11' : '1'));
  });
}

function isBetter(left: Verdict, right: Verdict): boolean {
  const ranking = REASONS.map((reason) =>
    reason === 'nearest' ? 'wrong-value' : reason === 'wrong-value' ? 'nearest' : reason,
  );
  if (left.reason !== right.reason) return ranking.indexOf(left.reason) > ranking.indexOf(right.reason);
  return left.distance !== null && right.distance !== null && distanceOf(left) < distanceOf(right);
}

function distanceOf({ distance }: Verdict): number {
  const [numerator, denominator = 1] = String(distance).split('/').map(Number);
  return numerator / denominator;
}

it(`the best choice of aces counts, seed ${seed}`, { tags: 'long' }, () => {
  for (let round = 0; round < 300; round++) {
    const hasRoots = round % 2 === 0;
    const size = random.integer(2, 6);
    const text = randomExpression(size, hasRoots);
    const operands = text.match(/A|\d+/g)!.map((each) => (each === 'A' ? each : Number(each)));
    const puzzle: VerifyPuzzle = {
      numbers: [...operands, random.integer(1, 9)],
      target: random.integer(1, 30),
      aces: 'one-or-eleven',
      leastDistance: random.pick([undefined, 1, 3]),
      rules: {
        values: hasRoots ? 'real' : random.pick(['natural', 'rational']),
        use: 'any',
        ...(hasRoots ? { operators: FURTHER } : {}),
      },
    };
    const verdicts = chooseAces(text).map((choice) => verify(choice, puzzle));
    const best = verdicts.reduce((before, next) => (isBetter(next, before) ? next : before));
    const { reason, value, distance } = verify(text, puzzle);
    expect({ reason, distance, text }).toEqual({ reason: best.reason, distance: best.distance, text });
    if (typeof value === 'number') expect(value).toBe(best.value);
  }
});

it('ten aces are judged in a moment, also with square roots inside one another', () => {
  const numbers = Array<'A'>(10).fill('A');
  const rules = { values: 'real', use: 'any', operators: FURTHER } as const;
  const puzzle: VerifyPuzzle = { numbers, target: 24, aces: 'one-or-eleven', rules };
  const texts = [numbers.join(' + '), numbers.map(() => 'sqrt(A').join(' + ') + ')'.repeat(10)];
  for (const text of texts) {
    const begin = process.cpuUsage();
    expect(verify(text, puzzle).reason).toBe('wrong-value');
    // Without the screen 30 ms and 900 ms.
    expect(process.cpuUsage(begin).user / 1000).toBeLessThan(250);
  }
});

it('are numbered in the order of the text, also if a value stands first', () => {
  const puzzle: VerifyPuzzle = {
    numbers: ['A', 'A', 1, 5],
    target: 11,
    rules: { values: 'rational', use: 'all' },
    aces: 'one-or-eleven',
  };
  for (const text of ['A = A - (A - 1) * 5', 'A - (A - 1) * 5 = A', 'A - (A - 1) * 5'])
    expect(verify(text, puzzle).reason, text).toBe('exact');
});
