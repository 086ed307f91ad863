// The game against a naive model, which keeps tiles as text in brackets and evaluates them with code of its
// own; hints against the solver.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countdown, games, twentyFour, type Operator, type Result, type Rules } from '../../src/index.js';
import { ALL_ARITHMETIC } from '../../src/expression/all-operators.js';
import { deal } from '../../src/play/round/deal-board.js';
import {
  combine,
  countPoints,
  createTileGame,
  enter,
  isFinished,
  reset,
  turnAce,
  undo,
  type TileGame,
  type GamePuzzle,
} from '../../src/play/round/tile-game.js';
import { findHint, type Hint } from '../../src/play/round/hint-move.js';
import { describeHint } from '../../src/play/round/round-messages.js';
import { board, round as words } from '../../src/play/words/en.js';
import { createRandom } from '../../src/core/random.js';
import { createFullSolver } from '../support/full-solver.js';
import { read } from '../support/reader.js';
import { seed } from '../support/random.js';

const english = { ...board, ...words };
const solver = createFullSolver();
const solve = solver.solve.bind(solver);

const allRules: Rules[] = (['natural', 'rational', 'integer'] as const).flatMap((values) => [
  { values, use: 'any' },
  { values, use: 'all' },
]);
const operators: Operator[] = ['+', '-', '*', '/'];

/** A game in which each move is allowed. */
const play = (puzzle: GamePuzzle, ...moves: [number, Operator, number][]): TileGame =>
  moves.reduce(
    (game, [left, operator, right]) => {
      const next = combine(game, left, operator, right);
      if (typeof next === 'string') throw new Error(`${left} ${operator} ${right}: ${next}`);
      return next;
    },
    createTileGame(puzzle, ALL_ARITHMETIC),
  );

const valuesOf = ({ tiles }: TileGame) => tiles.map((tile) => tile?.value ?? null);

const six: GamePuzzle = { numbers: [1, 3, 7, 10, 25, 50], target: 765 };
const eights: GamePuzzle = { numbers: [3, 3, 8, 8], rules: twentyFour };

/** The text of each tile, null where there is none: one list for each moment. */
type Model = (string | null)[][];

const ratioOf = (text: string) => {
  const { numerator, denominator } = read(text)!;
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
};

/** What a move of the model gives, or why not. */
function moveModel(tiles: Model[0], [i, operator, j]: [number, Operator, number], rules: Rules) {
  const [left, right] = [tiles[i], tiles[j]];
  if (i === j || !left || !right) return 'not-two-tiles';
  const text = `(${left} ${operator} ${right})`;
  const reading = read(text);
  if (reading === undefined) return 'division-by-zero';
  if (rules.values === 'natural' && !reading.natural) return 'not-natural';
  if (rules.values === 'integer' && reading.denominator !== 1n) return 'not-integer';
  return tiles.map((tile, place) => (place === j ? text : place === i ? null : tile));
}

/**
 * The least distance to the target among tiles that count, as a number: exact enough for these small ones.
 */
function nearestOf(tiles: Model[0], target: number, { use }: Rules): number {
  const texts = tiles.filter((tile) => tile !== null);
  if (use === 'all' && texts.length > 1) return Infinity;
  return Math.min(...texts.map((text) => Math.abs(toNumber(`${text} - ${target}`))));
}

function toNumber(text: string): number {
  const { numerator, denominator } = read(text)!;
  return Number(numerator) / Number(denominator);
}

const anyMove = fc.tuple(fc.nat(5), fc.constantFrom(...operators), fc.nat(5));
const anyCommand = fc.oneof(
  { weight: 8, arbitrary: anyMove },
  { weight: 2, arbitrary: fc.constant('undo' as const) },
  { weight: 1, arbitrary: fc.constant('reset' as const) },
);

describe('a game', () => {
  it(`goes as its model does (seed ${seed})`, { tags: 'long' }, () => {
    const numbers = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 });
    const property = fc.property(
      numbers,
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom(...allRules),
      fc.array(anyCommand, { maxLength: 20 }),
      (numbers, target, rules, commands) => {
        let game = createTileGame({ numbers, target, rules });
        let model: Model = [numbers.map(String)];
        for (const command of commands) {
          if (command === 'undo') {
            game = undo(game);
            model = model.slice(0, Math.max(1, model.length - 1));
          } else if (command === 'reset') {
            game = reset(game);
            model = model.slice(0, 1);
          } else {
            const before = JSON.stringify(game);
            const next = combine(game, ...command);
            const expected = moveModel(model.at(-1)!, command, rules);
            expect(JSON.stringify(game)).toBe(before);
            expect(typeof next === 'string' ? next : null).toBe(
              typeof expected === 'string' ? expected : null,
            );
            if (typeof next !== 'string') game = next;
            if (typeof expected !== 'string') model.push(expected);
          }
          const nearest = Math.min(...model.map((tiles) => nearestOf(tiles, target, rules)));
          const shown = model.at(-1)!.map((text) => (text === null ? null : ratioOf(text)));
          expect(valuesOf(game).map((value) => (value === null ? null : String(value)))).toEqual(shown);
          expect(game.steps).toHaveLength(model.length - 1);
          expect(isFinished(game)).toBe(nearest === 0);
          expect(countPoints(game)).toBe(pointsOf(nearest, rules));
          expect(game.best === null ? Infinity : toNumber(String(game.best.distance))).toBe(nearest);
        }
      },
    );
    fc.assert(property, { seed, numRuns: 500 });
  });

  const pointsOf = (distance: number, { use }: Rules) => {
    if (distance === 0) return 10;
    if (use === 'all' || distance > 10) return 0;
    return distance > 5 ? 5 : 7;
  };

  it('shows each move as a step, operands that are no natural numbers in brackets', () => {
    const game = play(eights, [1, '/', 2], [0, '-', 2], [3, '/', 2]);
    expect(game.steps).toEqual(['3 / 8 = 3/8', '3 - (3/8) = 21/8', '8 / (21/8) = 64/21']);
    expect(game.best).toEqual({ value: '64/21', distance: '440/21', expression: '8 / (3 - 3 / 8)' });
    expect(countPoints(game)).toBe(0);
  });

  it('counts points as the show does', () => {
    const pointsAt = (entered: string, target: number) =>
      countPoints(enter(createTileGame({ numbers: [25, 50, 100], target }), entered).game);
    const targets = [150, 151, 155, 156, 160, 161, 145, 140, 139];
    expect(targets.map((target) => pointsAt('100 + 50', target))).toEqual([10, 7, 7, 5, 5, 0, 7, 5, 0]);
  });

  it('judges what is entered, and keeps the best of it', () => {
    let game = createTileGame(six);
    const entering = (text: string) => {
      const entered = enter(game, text);
      game = entered.game;
      return entered.verdict.reason;
    };
    expect(entering('17 * 45')).toBe('number-not-given');
    expect(entering('1 - 3')).toBe('not-natural');
    expect(entering('hello')).toBe('not-an-expression');
    expect(game.best).toMatchObject({ value: 50 });
    expect(entering('50 * (25 - 10)')).toBe('wrong-value');
    expect(game.best).toEqual({ value: 750, distance: 15, expression: '50 * (25 - 10)' });
    expect(entering('(50 + 1) * (25 - 10)')).toBe('exact');
    expect(isFinished(game)).toBe(true);
    expect(game.steps).toEqual([]);
  });

  it('reads an x as a times sign, and a stated result once', () => {
    const game = createTileGame({ numbers: [1, 3, 7, 10, 50, 100], target: 167 });
    const typed = enter(game, '100+50+10+7 = 167');
    expect(typed.game.best).toEqual({ value: 167, distance: 0, expression: '100+50+10+7' });
    expect(enter(game, '50x3 + 10+7').game.best).toMatchObject({ value: 167 });
    expect(enter(game, '50 X (3)').game.best).toMatchObject({ value: 150 });
    expect(enter(game, '（１００＋５０）＋１０＋７').game.best).toMatchObject({ value: 167 });
    expect(enter(game, '100 + 50 = 151').verdict.reason).toBe('wrong-result');
  });

  it('forgets what was undone, and keeps what was entered', () => {
    const made = combine(createTileGame(six), 5, '+', 4) as TileGame;
    expect(made.best).toMatchObject({ value: 75 });
    expect(undo(made).best).toMatchObject({ value: 50 });
    expect(reset(made).best).toMatchObject({ value: 50 });
    expect(undo(enter(made, '50 * 10').game).best).toMatchObject({ value: 500 });
  });

  it('applies operators of one operand, and those beyond the rational numbers', () => {
    const rules: Rules = { ...countdown, operators: ['+', 'square'], limits: { square: 50_000 } };
    const game = play({ numbers: [9, 3], target: 84, rules }, [0, 'square', 0]);
    expect(game.steps).toEqual(['square(9) = 81']);
    expect(isFinished(combine(game, 0, '+', 1) as TileGame)).toBe(true);
    const reals: Rules = { values: 'real', use: 'all', operators: ['*', '^', 'root', 'log'] };
    const real = createTileGame({ numbers: [6, 2, 2, 4], target: 24, rules: reals }, ALL_ARITHMETIC);
    const rooted = combine(real, 0, 'root', 1) as TileGame;
    expect(rooted.tiles[1]?.value).toBe('root(6, 2)');
    expect(rooted.steps).toEqual(['root(6, 2) ≈ 2.449489743']);
    const product = combine(combine(rooted, 2, '*', 1) as TileGame, 3, '^', 1) as TileGame;
    expect(product.steps.at(-1)).toBe('4 ^ (2 * root(6, 2)) ≈ 890.1835132');
    const squared = combine(rooted, 1, '^', 2) as TileGame;
    expect(valuesOf(squared)).toEqual([null, null, 6, 4]);
    expect(isFinished(combine(squared, 2, '*', 3) as TileGame)).toBe(true);
    expect(combine(real, 0, 'log', 0)).toBe('not-two-tiles');
    const ones = createTileGame({ numbers: [1, 2], target: 24, rules: reals }, ALL_ARITHMETIC);
    expect(combine(ones, 0, 'log', 1)).toBe('outside-domain');
  });

  it('is finished with all tiles where all numbers have to be used, with any otherwise', () => {
    const half = { numbers: [1, 2, 3], target: '1/2' };
    const finished = (['all', 'any'] as const).map((use) =>
      isFinished(play({ ...half, rules: { values: 'rational', use } }, [0, '/', 1])),
    );
    expect(finished).toEqual([false, true]);
  });

  it('has a card for each letter, and turns an ace where it may count eleven', () => {
    const hand: GamePuzzle = { numbers: ['a', 'K', 4, 'Q'], rules: twentyFour };
    const game = createTileGame(hand);
    expect(game.tiles.map((tile) => tile?.card)).toEqual(['A', 'K', null, 'Q']);
    expect(turnAce(game, 0)).toBe(game);
    const either = createTileGame({ ...hand, numbers: ['A', 'K'], aces: 'one-or-eleven' });
    const turned = turnAce(either, 0);
    expect(valuesOf(turned)).toEqual([11, 13]);
    expect(valuesOf(turnAce(turned, 0))).toEqual([1, 13]);
    expect(turnAce(either, 1)).toBe(either);
    expect(isFinished(combine(turned, 0, '+', 1) as TileGame)).toBe(true);
    expect(valuesOf(undo(combine(turned, 0, '-', 1) as TileGame))).toEqual([11, 13]);
  });

  it('refuses what is no puzzle', () => {
    expect(() => createTileGame({ numbers: [1, 2.5], target: 3 })).toThrow(
      /^numbers\[1\]: expected an integer/,
    );
    expect(() => createTileGame({ numbers: [1, 2] })).toThrow(
      /^target: missing, expected a positive integer/,
    );
  });
});

describe('a hint', () => {
  const anyPuzzle = fc.record({
    numbers: fc.array(fc.integer({ min: 1, max: 13 }), { minLength: 1, maxLength: 4 }),
    target: fc.integer({ min: 1, max: 60 }),
    rules: fc.constantFrom(...allRules),
  });

  it(
    `leads to the best there is from anywhere, by moves and undoing (seed ${seed})`,
    { tags: 'long' },
    async () => {
      const property = fc.asyncProperty(
        anyPuzzle,
        fc.array(anyMove, { maxLength: 2 }),
        async (puzzle, moves) => {
          let game = createTileGame(puzzle);
          for (const move of moves) {
            const next = combine(game, ...move);
            if (typeof next !== 'string') game = next;
          }
          const best = solve(puzzle);
          let hint: Hint;
          for (let turn = 0; turn < 8; turn++) {
            hint = await findHint(game, solve);
            if (hint.kind === 'undo') {
              expect(game.previous).not.toBeNull();
              game = undo(game);
            } else if (hint.kind === 'move') {
              game = combine(game, hint.left, hint.operator, hint.right) as TileGame;
              expect(game.steps.at(-1)).toBe(hint.step);
            } else break;
          }
          if (best.status === 'none') expect(hint!.kind).toBe('impossible');
          else if (hint!.kind === 'unknown') expect(best.status).toBe('nearest');
          else expect([hint!.kind, game.best?.distance]).toEqual(['done', best.distance]);
        },
      );
      await fc.assert(property, { seed, numRuns: 300 });
    },
  );

  it('knows solutions through fractions', async () => {
    expect(await findHint(play(eights, [2, '/', 1]), solve)).toEqual({
      kind: 'move',
      left: 0,
      operator: '-',
      right: 1,
      step: '3 - (8/3) = 1/3',
    });
    expect(await findHint(play(eights, [0, '/', 2]), solve)).toEqual({ kind: 'undo' });
  });

  it('says so where there is too much to try', async () => {
    const five: GamePuzzle = { numbers: [1, 2, 3, 4, 5, 6], rules: twentyFour };
    expect(await findHint(play(five, [0, '/', 1]), solve)).toEqual({ kind: 'unknown' });
  });

  it('uses an ace as eleven', async () => {
    const game = createTileGame({ numbers: [13, 'A'], rules: twentyFour, aces: 'one-or-eleven' });
    expect(await findHint(game, solve)).toMatchObject({
      kind: 'move',
      step: '13 + 11 = 24',
      left: 0,
      right: 1,
    });
  });

  it(`moves with the operators that the rules allow, and so does the player (seed ${seed})`, async () => {
    const random = createRandom(seed);
    const sets: Operator[][] = [['+', '*'], ['*', '+', '-'], ['-'], ['/', '-']];
    for (let round = 0; round < 60; round++) {
      const allowed = sets[round % sets.length];
      const rules = { ...allRules[random.integer(0, 3)], operators: allowed };
      const numbers = Array.from({ length: random.integer(2, 4) }, () => random.integer(1, 9));
      let game = createTileGame({ numbers, target: random.integer(1, 30), rules });
      for (const operator of operators) {
        if (!allowed.includes(operator)) expect(combine(game, 0, operator, 1)).toBe('operator-not-allowed');
      }
      expect(
        enter(game, `${numbers[0]} ${allowed.includes('/') ? '*' : '/'} ${numbers[1]}`).verdict.reason,
      ).toBe('operator-not-allowed');
      for (;;) {
        const hint = await findHint(game, solve);
        if (hint.kind !== 'move') break;
        expect(allowed).toContain(hint.operator);
        game = combine(game, hint.left, hint.operator, hint.right) as TileGame;
        expect(game.steps.at(-1)).toBe(hint.step);
      }
      const best = solver.solve(game.puzzle);
      if (best.status === 'exact') expect(isFinished(game)).toBe(true);
    }
  });

  const withOperators = (numbers: number[], target: number, list: Operator[], use: 'any' | 'all' = 'any') =>
    createTileGame({ numbers, target, rules: { use, values: 'natural', operators: list } }, ALL_ARITHMETIC);

  it.each([
    { numbers: [1, 2, 3], target: 15, moves: [{ left: 0, right: 1, step: 'concat(1, 2) = 12' }] },
    { numbers: [1, 2, 9], target: 12, moves: [{ left: 0, right: 1, step: 'concat(1, 2) = 12' }] },
    {
      numbers: [1, 2, 3],
      target: 123,
      moves: [
        { left: 0, right: 1, step: 'concat(1, 2) = 12' },
        { left: 1, right: 2, step: 'concat(1, 2, 3) = 123' },
      ],
    },
  ])('joins the digits of $numbers to $target', async ({ numbers, target, moves }) => {
    let game = withOperators(numbers, target, ['+', '-', '*', '/', 'concat']);
    for (const move of moves) {
      expect(await findHint(game, solve)).toEqual({ kind: 'move', operator: 'concat', ...move });
      game = combine(game, move.left, 'concat', move.right) as TileGame;
    }
  });

  it('shows the digits of a step that has an irrational result', () => {
    const game = play({ numbers: [6, 2], target: 6, rules: twentyFour });
    const hint = {
      kind: 'move',
      left: 0,
      right: 1,
      operator: 'root',
      step: 'root(6, 2) ≈ 2.449489743',
    } as const;
    expect(describeHint(english, hint, game, 3)).toBe('Try root(6, 2) ≈ 2.449489743');
  });

  it('puts no result of a root or a factorial under another one', async () => {
    const rooted = play(withOperators([16, 18], 2, ['+', '-', 'sqrt']).puzzle, [0, 'sqrt', 0]);
    expect(await findHint(rooted, solve)).toEqual({ kind: 'undo' });
    const made = play(withOperators([3, 6], 720, ['+', '!']).puzzle, [0, '!', 0]);
    expect(await findHint(made, solve)).toMatchObject({ kind: 'move', left: 1, operator: '!', right: 1 });
  });

  it('takes one of the tiles that are alike, and no other one', async () => {
    const game = withOperators(new Array<number>(10).fill(2), 99, ['+', '*'], 'all');
    const expression = `${'2 + '.repeat(9)}3`; // the last tile is not there; all orders would take hours
    const unplayable = { ...solve({ numbers: [4, 6], target: 24 }), expression } as Result;
    expect(await findHint(game, () => unplayable)).toEqual({ kind: 'unknown' });
  });

  it(
    `leads to the best there is with operators beyond the four, too (seed ${seed})`,
    { tags: 'long' },
    async () => {
      const random = createRandom(seed);
      const sets: Operator[][] = [
        ['+', 'concat'],
        ['*', '-', 'sqrt'],
        ['+', '!', 'sqrt'],
        ['-', '^', 'concat'],
      ];
      const counts: Partial<Record<Hint['kind'], number>> = {};
      for (let round = 0; round < 200; round++) {
        const list = sets[round % sets.length];
        const numbers = Array.from({ length: random.integer(2, 3) }, () => random.integer(1, 9));
        let game = withOperators(numbers, random.integer(1, 99), list, round % 3 === 0 ? 'all' : 'any');
        const start = solve(game.puzzle);
        for (let turn = 0; turn < 2; turn++) {
          const operator = list[random.integer(0, list.length - 1)];
          const next = combine(game, random.integer(0, 2), operator, random.integer(0, 2));
          if (typeof next !== 'string') game = next;
        }
        let hint = await findHint(game, solve);
        for (let turn = 0; turn < 9; turn++) {
          if (hint.kind === 'move') game = combine(game, hint.left, hint.operator, hint.right) as TileGame;
          else if (hint.kind === 'undo') game = undo(game);
          else break;
          hint = await findHint(game, solve);
        }
        counts[hint.kind] = (counts[hint.kind] ?? 0) + 1;
        if (start.distance === null) expect(hint.kind).toBe('impossible');
        else expect(hint.kind === 'unknown' || game.best?.distance === start.distance).toBe(true);
      }
      expect(counts.done).toBeGreaterThan(10);
      expect(counts.unknown ?? 0).toBeLessThan(10);
    },
  );

  it('waits for a solver elsewhere, and passes on what it throws', async () => {
    const game = createTileGame(six);
    const later = (puzzle: Parameters<typeof solve>[0]) => Promise.resolve(solve(puzzle));
    expect(await findHint(game, later)).toEqual(await findHint(game, solve));
    await expect(findHint(game, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  });
});

describe('dealing', () => {
  const dealBoard = (seed: number, large: number) => {
    const { numbers, target } = deal(games.countdown, seed, { large }).next().value;
    return { numbers: numbers.map(Number), target };
  };
  const anySeed = fc.integer({ min: 0, max: 2 ** 32 - 1 });

  it(`gives boards as the show does (seed ${seed})`, () => {
    const property = fc.property(anySeed, fc.nat(4), (seed, large) => {
      const { numbers, target } = dealBoard(seed, large);
      expect(numbers).toHaveLength(6);
      expect(new Set(numbers.slice(0, large)).size).toBe(large);
      for (const number of numbers.slice(0, large)) expect([25, 50, 75, 100]).toContain(number);
      for (const number of numbers.slice(large)) {
        expect(number).toBeGreaterThanOrEqual(1);
        expect(number).toBeLessThanOrEqual(10);
        expect(numbers.filter((other) => other === number).length).toBeLessThanOrEqual(2);
      }
      expect(target).toBeGreaterThanOrEqual(101);
      expect(target).toBeLessThanOrEqual(999);
      expect(dealBoard(seed, large)).toEqual({ numbers, target });
    });
    fc.assert(property, { seed, numRuns: 500 });
  });

  it('draws each number and each target about as often as any other', () => {
    const drawn = new Map<number, number>();
    const targets = new Set<number>();
    for (let seed = 0; seed < 6000; seed++) {
      const { numbers, target } = dealBoard(seed, 2);
      targets.add(target);
      for (const number of numbers) drawn.set(number, (drawn.get(number) ?? 0) + 1);
    }
    // 2 of 4 large and 4 of 20 small numbers, which come in pairs; five standard deviations each way.
    for (const number of [25, 50, 75, 100]) expect(Math.abs(drawn.get(number)! - 3000)).toBeLessThan(200);
    for (let number = 1; number <= 10; number++)
      expect(Math.abs(drawn.get(number)! - 2400)).toBeLessThan(210);
    expect(targets.size).toBeGreaterThan(890);
  });

  it('gives the same on every machine', () => {
    expect(dealBoard(0, 2)).toEqual({ numbers: [50, 25, 5, 4, 1, 3], target: 654 });
    expect(dealBoard(2 ** 32 - 1, 4)).toEqual({ numbers: [100, 50, 25, 75, 7, 2], target: 712 });
    expect(deal(games['24'], 7).next().value).toEqual({ numbers: ['A', 5, 'Q', 'Q'], target: 24 });
    expect(deal(games.krypto, 7).next().value).toEqual({ numbers: [1, 5, 24, 17, 8], target: 10 });
    expect(deal(games['make-ten'], 7).next().value).toEqual({ numbers: [0, 0, 9, 6], target: 10 });
    expect(deal(games.digits, 7).next().value).toEqual({ numbers: [1, 2, 25, 13, 11, 10], target: 259 });
  });

  // The first results of mulberry32 for the seed 12345, from a program in C.
  it('uses the generator it names', () => {
    const random = createRandom(12345);
    const integers = Array.from({ length: 3 }, () => random.integer(0, 2 ** 32 - 1));
    expect(integers).toEqual([4207900869, 1317490944, 2079646450]);
  });

  it('gives hands from a deck, one after the other', () => {
    const hands = deal(games['24'], 1);
    let hand = hands.next().value;
    while (solve({ ...hand, rules: twentyFour }).status === 'none') hand = hands.next().value;
    expect(hand.numbers).toHaveLength(4);
    const faces = ['A', 2, 3, 4, 5, 6, 7, 8, 9, 10, 'J', 'Q', 'K'];
    const dealt = new Set<unknown>();
    for (let count = 0; count < 500; count++) {
      const { numbers, target } = hands.next().value;
      expect(target).toBe(24);
      for (const card of numbers) dealt.add(card);
    }
    expect(dealt).toEqual(new Set(faces));
  });

  it('draws the target of Krypto from the rest of the deck', () => {
    const deck = games.krypto.deal.pool;
    const copiesOf = (cards: readonly unknown[], card: number) =>
      cards.filter((other) => other === card).length;
    const boards = deal(games.krypto, 3);
    const targets = new Set<number>();
    for (let count = 0; count < 2000; count++) {
      const { numbers, target } = boards.next().value;
      targets.add(target);
      const drawn = [...numbers, target];
      expect(drawn).toHaveLength(6);
      for (const card of new Set(drawn)) {
        expect(copiesOf(drawn, Number(card))).toBeLessThanOrEqual(copiesOf(deck, Number(card)));
      }
    }
    expect(targets.size).toBe(25);
  });

  it('repeats digits of Make ten, and none of the numbers of Digits', () => {
    const [ten, digits] = [deal(games['make-ten'], 5), deal(games.digits, 5)];
    let repeated = 0;
    for (let count = 0; count < 1000; count++) {
      const { numbers } = ten.next().value;
      repeated += Number(new Set(numbers).size < 4);
      const board = digits.next().value;
      expect(new Set(board.numbers).size).toBe(6);
      expect(board.target >= 50 && board.target <= 499).toBe(true);
    }
    // 1 - 10 * 9 * 8 * 7 / 10^4 = 49.6 % of the boards; five standard deviations each way.
    expect(Math.abs(repeated - 496)).toBeLessThan(79);
  });

  it.each([
    [() => dealBoard(-1, 2), 'seed: expected an integer from 0 to 4294967295, got -1'],
    [() => dealBoard(2 ** 32, 2), 'seed: expected an integer from 0 to 4294967295, got 4294967296'],
    [() => dealBoard(1, 5), 'large: expected an integer from 0 to 4, got 5'],
    [() => deal(games['24'], 1, { large: 1 }), 'large: expected an integer from 0 to 0, got 1'],
  ])('refuses what it cannot deal', (deal, message) => {
    expect(deal).toThrow(message);
  });
});
