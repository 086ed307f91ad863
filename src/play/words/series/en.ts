// The English words of boards that are played one after another in the element. The other languages have the
// same entries.
import type { Counted } from '../count-words.js';

export const series = {
  dealing: 'Dealing …',
  noBoard: 'No board of this kind was found.',
  boardOf: (place: string, all: string) => `Board ${place} of ${all}`,
  board: (place: string) => `Board ${place}`,
  solvedOf: (solved: string, all: string) => `${solved} of ${all} solved`,
  solved: { one: '# board solved', other: '# boards solved' } as Counted,
  next: 'Next board',
  showResult: 'Show the result',
  skip: (seconds: string) => `Skip (−${seconds} s)`,
  missed: 'Missed boards',
};

export type SeriesWords = typeof series;
