// Answers that are made together with their truth (support/written-answers.ts), a hundredth of the ten
// million that were compared once: none that is wrong is ok, and none in a form that is read is refused.
// `npm run fuzz -- --area reading` compares others.
import { expect, it } from 'vitest';
import { verify } from '../../src/verify/index.js';
import { createRandom, seed } from '../support/random.js';
import { writeAnswer } from '../support/written-answers.js';

const ANSWERS = 100_000;

it(`judges ${ANSWERS} answers as they were made, from seed ${seed}`, () => {
  const random = createRandom(57);
  const counts = { right: 0, wrong: 0, unclear: 0 };
  for (let answer = 0; answer < ANSWERS; answer++) {
    const { text, puzzle, read, truth, form, place } = writeAnswer(random);
    counts[truth]++;
    if (truth === 'unclear') continue;
    const { ok, reason } = verify(text, puzzle, { read });
    if (ok === (truth === 'right')) continue;
    expect.fail(`${truth}, but ${reason}: ${JSON.stringify({ text, puzzle, read, form, place })}`);
  }
  expect(counts.right).toBeGreaterThan(ANSWERS / 10);
  expect(counts.wrong).toBeGreaterThan(ANSWERS / 10);
  expect(counts.unclear).toBeLessThan(ANSWERS / 50);
});
