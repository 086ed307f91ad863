// The difficulties on the page agree with the times of people that the rating is fitted to.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rate, twentyFour } from 'numbers-game/generate';
import { BAND_SECONDS } from '../src/difficulty-words.js';

it('says how many seconds people needed on average for hands of each level', () => {
  const file = join(import.meta.dirname, '..', '..', 'studies', 'rating', 'human-times.csv');
  const levels = BAND_SECONDS.map(() => [] as number[]);
  for (const line of readFileSync(file, 'utf8').trim().split('\n').slice(1)) {
    const [, hand, seconds] = line.split(',');
    const { level } = rate({ numbers: hand.split(' ').map(Number), rules: twentyFour });
    levels[level! - 1].push(Number(seconds));
  }
  const means = levels.map((times) => times.reduce((sum, each) => sum + each, 0) / times.length);
  expect(means.map(Math.round)).toEqual(BAND_SECONDS);
});
