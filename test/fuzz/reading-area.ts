// Answers as people write them, against the truth with which they were made (support/written-answers.ts).
import fc from 'fast-check';
import { verify } from '../../src/verify/index.js';
import { createSeededRandom } from '../support/random.js';
import { writeAnswer, type WrittenAnswer } from '../support/written-answers.js';
import { defineArea, must, type Area } from './area.js';

/** The area. A case is the answer itself, so that it can be replayed when other answers are drawn. */
export const readingArea: Area = defineArea<WrittenAnswer>({
  name: 'reading',
  compares: 'verdicts on answers in all forms and places with the truth with which they were made',
  cases: fc.nat().map((seed) => writeAnswer(createSeededRandom(seed))),
  check({ text, puzzle, read, truth, form, place }) {
    const { ok, reason } = verify(text, puzzle, { read });
    if (truth === 'unclear') return { answers: 0 };
    must(ok === (truth === 'right'), `${form}, ${place}: ${truth}, but ${reason}`);
    return { answers: 1 };
  },
});
