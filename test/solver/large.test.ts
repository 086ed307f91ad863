// A board of seven numbers of each kind against the second method: see large-boards.ts. The slow suite takes
// more of them, and eight and nine numbers.
import { expect, it } from 'vitest';
import { compareBoard, kinds } from '../support/large-boards.js';
import { createRandom, seed } from '../support/random.js';

it.each(Object.keys(kinds))(`seven numbers, %s (seed ${seed})`, (kind) => {
  expect.hasAssertions();
  const random = createRandom(580 + Object.keys(kinds).indexOf(kind));
  compareBoard(kinds[kind](random, 7), [[128, 999, 61]]);
});
