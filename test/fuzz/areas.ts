// All areas of `npm run fuzz` (scripts/fuzz.mjs).
import { answersArea } from './answers-area.js';
import { programAreas } from './program-areas.js';
import { readingArea } from './reading-area.js';
import { textAreas } from './text-areas.js';
import { zeroArea } from './zero-area.js';
import type { Area } from './area.js';

export { nameOfCase } from './program-areas.js';
export const areas: readonly Area[] = [answersArea, zeroArea, readingArea, ...textAreas, ...programAreas];
