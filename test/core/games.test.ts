// The records of the games against the table of the README and against each other; and the lint rule that
// keeps every other file from asking which game it has.
import { ESLint, Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { findBoards, findTargetRange } from '../../src/core/puzzle/game-record.js';
import { findGameLike, findTarget, gameIds, parseGame } from '../../src/core/puzzle/games.js';
import { listNumbers } from '../../src/core/puzzle/parse-pool.js';
import { countBoards, countdown, games, twentyFour, type Game, type GameId } from '../../src/index.js';
import { datasets } from '../../src/verify/index.js';
import { createFullSolver } from '../support/full-solver.js';

const all: Game[] = gameIds.map((id) => games[id]);

/** The sum of a list. */
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

describe('the games', () => {
  it('have one record each, by id', () => {
    for (const id of gameIds) expect(games[id].id).toBe(id);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(games.countdown.rules).toBe(countdown);
    expect(games['24'].rules).toBe(twentyFour);
  });

  it('cannot be changed', () => {
    const list = (value: unknown): unknown[] =>
      typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(list)] : [];
    for (const part of [games, gameIds, datasets].flatMap(list)) expect(part).toSatisfy(Object.isFrozen);
    expect(() => (games.countdown.deal.pool as number[]).push(100)).toThrow(TypeError);
    expect(countBoards({ size: 6 })).toBe(13_243);
  });

  // The decks: 1 to 10 twice and four large numbers; 52 playing cards; 1 to 10 four times; the 56 cards of
  // Krypto; ten digits; 1 to 15, 20 and 25; four digits, one of 10 15 20, one of 25 50 75 100.
  it('deal from the decks that the games have', () => {
    const decks: Readonly<Record<GameId, readonly [size: number, cards: number, sum: number]>> = {
      countdown: [6, 24, 360],
      24: [4, 52, 364],
      '24s': [4, 40, 220],
      '24s-mod': [4, 40, 220],
      'countdown-squares': [6, 24, 360],
      krypto: [5, 56, 3 * 21 + 4 * 34 + 2 * 98 + 172],
      'make-ten': [4, 10, 45],
      digits: [6, 17, 165],
      slagalica: [6, 4 * 9 + 3 + 4, 4 * 45 + 45 + 250],
      'compte-est-bon': [6, 24, 360],
      'cifras-y-letras': [6, 24, 360],
    };
    for (const id of gameIds) {
      const { size } = games[id].deal;
      const pool = listNumbers(games[id].deal.pool);
      expect([size, pool.length, sumOf(pool)], id).toEqual(decks[id]);
    }
    const [copies] = [(card: number) => games.krypto.deal.pool.filter((other) => other === card).length];
    expect([1, 6, 7, 10, 11, 17, 18, 25, 26].map(copies)).toEqual([3, 3, 4, 4, 2, 2, 1, 1, 0]);
  });

  it.each([
    [[]],
    [
      [
        [10, 5],
        [0, 10],
      ],
    ],
    [[[0, 10, 5]]],
    [[[0, 0]]],
  ])('are no records with points %j', (points) => {
    const game = { ...games.countdown, points } as unknown as Game;
    expect(() => countBoards({ game })).toThrow('game: expected the record of a game');
  });

  // Multisets of 4 of 13 and of 10, subsets of 6 of 17; 13,243 is of the paper "(The Final) Countdown";
  // 5940 = 495 * 3 * 4, with 495 multisets of 4 of 9; 93,682 the coefficient of x^5 in (1 + x + x^2 + x^3)^6
  // (1 + ... + x^4)^4 (1 + x + x^2)^7 (1 + x)^8.
  it('have so many boards', () => {
    const counts: Readonly<Record<GameId, number>> = {
      countdown: 13_243,
      24: 1820,
      '24s': 715,
      '24s-mod': 715,
      'countdown-squares': 13_243,
      krypto: 93_682,
      'make-ten': 715,
      digits: 12_376,
      slagalica: 5940,
      'compte-est-bon': 13_243,
      'cifras-y-letras': 13_243,
    };
    for (const id of gameIds) expect(countBoards(findBoards(games[id])), id).toBe(counts[id]);
  });

  it('show a board at first whose target can be made', { tags: 'long' }, () => {
    const solver = createFullSolver();
    for (const { example, rules, deal, target } of all) {
      expect(solver.solve({ ...example, rules }).status).toBe('exact');
      expect(example.numbers).toHaveLength(deal.size);
      for (const number of example.numbers) expect(listNumbers(deal.pool)).toContain(number);
      if (typeof target === 'number') expect(example.target).toBe(target);
      const { from, to } = findTargetRange({ ...games.countdown, target, deal });
      expect(example.target >= from && example.target <= to).toBe(true);
    }
  });

  it('give the target of a puzzle, also under other rules, but not for integers', () => {
    const naturalAll = { values: 'natural', use: 'all' } as const;
    for (const game of all) {
      const { target, rules } = game;
      expect(findTarget(game, rules), game.id).toBe(typeof target === 'number' ? target : undefined);
    }
    expect(findTarget(games['make-ten'], naturalAll)).toBe(10);
    expect(findTarget(games.countdown, naturalAll)).toBeUndefined();
    expect(findTarget(games.countdown, { values: 'rational', use: 'all' })).toBe(24);
    expect(findTarget(games['24'], { values: 'integer', use: 'all' })).toBeUndefined();
    expect(findGameLike(naturalAll).id).toBe('24');
    expect(findGameLike(countdown).id).toBe('countdown');
  });

  it('are found by their ids, and by nothing else', () => {
    expect(parseGame(24)).toBe(games['24']);
    expect(parseGame('krypto')).toBe(games.krypto);
    for (const id of ['chess', 'toString', '', null, 25]) {
      expect(() => parseGame(id)).toThrow(
        `game: expected ${gameIds.slice(0, -1).join(', ')} or ${gameIds.at(-1)}`,
      );
    }
    expect(parseGame(games.krypto)).toBe(games.krypto);
    expect(() => parseGame({})).toThrow(
      /^game: expected the record of a game, such as games.krypto, got an /,
    );
    expect(() => parseGame('kripto')).toThrow(/did you mean krypto\?/);
    expect(() => parseGame('x')).toThrow(` or ${gameIds.at(-1)}, got "x"`);
  });
});

describe('the lint rule', async () => {
  const eslint = new ESLint();
  const rulesOf = async (file: string) => {
    const { rules } = (await eslint.calculateConfigForFile(file)) as { rules: Linter.RulesRecord };
    return { 'no-restricted-syntax': rules['no-restricted-syntax'] ?? 'off' };
  };
  const [others, records] = [
    await rulesOf('src/batch/batch-types.ts'),
    await rulesOf('src/core/puzzle/games.ts'),
  ];
  const lint = (code: string, rules: Linter.RulesRecord) => new Linter().verify(code, { rules }).length;

  it.each(gameIds.map((id) => [id]))('refuses comparisons with %s', (id) => {
    expect(lint(`export const is = (game) => game === '${id}';`, others)).toBe(1);
    expect(lint(`export const is = (game) => '${id}' != game;`, others)).toBe(1);
    expect(lint(`export const is = (game) => ['${id}'].includes(game);`, others)).toBe(1);
    expect(lint(`export function go(game) { switch (game) { case '${id}': break; } }`, others)).toBe(1);
    expect(lint(`export const is = (game) => game === '${id}';`, records)).toBe(0);
    expect(lint(`export const name = '${id}';`, others)).toBe(0);
  });
});
