// What all solutions of a hand need, for every hand of the 24 game, against all of its trees.
import { describe, expect, it } from 'vitest';
import { generate, twentyFour, type Need } from '../../src/generate/index.js';
import { hands } from '../support/hands.js';
import { needsOf } from '../support/needs.js';

describe('hands that need something', () => {
  const all = hands(1, 13, 4);
  const expected = all.map((numbers) => needsOf(numbers, 24n, twentyFour));
  const solvable = new Set(made({ count: 1362 }));

  function made(options: { count: number; needs?: Need }): string[] {
    const found: string[] = [];
    try {
      for (const { numbers } of generate({ ...options, rules: twentyFour })) found.push(numbers.join());
    } catch (error) {
      expect(error).toMatchObject({ code: 'limit-exceeded' });
    }
    return found.sort();
  }

  it.each(['fraction', 'division', 'subtraction'] as const)(
    'are those whose every tree has it: %s',
    (need) => {
      const names = all.filter((_, index) => expected[index][need]).map((numbers) => numbers.join());
      expect(made({ count: 1362, needs: need })).toEqual(names.filter((name) => solvable.has(name)).sort());
    },
  );
});
