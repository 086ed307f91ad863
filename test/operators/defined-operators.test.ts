// The solver with operators that users define: against a search of every tree by their definitions, and what
// it and other calls refuse.
import { describe, expect, it } from 'vitest';
import {
  defineOperator,
  formatExpression,
  parseExpression,
  solutionKey,
} from '../../src/expression/index.js';
import { createSolverSync, type DefinedOperator, type Operator, type Rules } from '../../src/index.js';
import { batch } from '../../src/batch/index.js';
import { createEnvironment } from '../../src/environment/index.js';
import { generate, rate } from '../../src/generate/index.js';
import { moreOperators } from '../../src/operators/index.js';
import { verify } from '../../src/verify/index.js';
import { createWorkerSolver } from '../../src/worker/index.js';
import { cpuMsOf } from '../support/cpu-time.js';
import { all, BASIC, findFewest, gcd, rulesWith, triangle } from '../support/defined-operators.js';
import { createRandom, seed } from '../support/random.js';

const solver = createSolverSync({ extensions: [moreOperators] });

describe('the solver', () => {
  it(`finds what a search by the definition finds (seed ${seed})`, () => {
    const random = createRandom(17);
    const draw = (from: number, to: number) => random.integer(from, to);
    const pick = <T>(choices: readonly T[]): T => random.pick(choices);
    let exact = 0;
    let none = 0;
    for (let round = 0; round < 40; round++) {
      const numbers = Array.from({ length: draw(2, 4) }, () => draw(1, 15));
      const own = all.filter(() => draw(1, 3) === 1);
      if (own.length === 0) own.push(pick(all));
      const rules = rulesWith(
        [...BASIC.filter(() => draw(1, 4) > 1), ...own],
        pick(['natural', 'integer', 'rational']),
        pick(['any', 'all']),
      );
      const fewest = findFewest(numbers, rules);
      const keys = [...fewest.keys()].filter((key) => key.length < 12);
      const wanted = Array.from({ length: 6 }, () =>
        draw(1, 3) > 1 && keys.length > 0 ? pick(keys) : String(draw(1, 300)),
      );
      for (const target of wanted.filter((key) => rules.values === 'rational' || !key.includes('/'))) {
        if (rules.values === 'natural' && target.startsWith('-')) continue;
        const puzzle = { numbers, target, rules };
        const result = solver.solve(puzzle);
        expect(result.operations, JSON.stringify(puzzle)).toBe(fewest.get(target) ?? null);
        if (result.status !== 'exact') {
          none++;
          continue;
        }
        exact++;
        expect(verify(result.expression, puzzle).reason, result.expression).toBe('exact');
        if (result.steps.length > 0) expect(verify(result.steps.join('\n'), puzzle).reason).toBe('exact');
        const text = formatExpression(parseExpression(result.expression, { operators: own }), {
          operators: own,
        });
        expect(text).toBe(result.expression);
      }
    }
    expect(exact).toBeGreaterThan(70);
    expect(none).toBeGreaterThan(20);
  });

  it('lists and counts each solution once', () => {
    const rules = rulesWith([...BASIC, gcd, triangle]);
    for (const [numbers, target] of [
      [[12, 18, 5], 6],
      [[3, 4, 6], 21],
      [[5, 5, 2], 15],
    ] as const) {
      for (const distinct of ['trees', 'function', 'essential'] as const) {
        const texts = [...solver.solutions({ numbers, target, rules }, { distinct })].map(
          ({ expression }) => expression,
        );
        expect(texts.length).toBeGreaterThan(2);
        expect(solver.count({ numbers, target, rules }, { distinct })).toBe(texts.length);
        const keys = texts.map((text) => solutionKey(text, { distinct, operators: [gcd, triangle] }));
        expect(new Set(keys).size).toBe(texts.length);
      }
    }
  });

  it('mixes them with others of the package', () => {
    const rules = rulesWith(['^', '!', 'concat', gcd], 'natural', 'all');
    expect(solver.solve({ numbers: [3, 4, 2], target: 6, rules })).toMatchObject({ status: 'exact' });
    expect(solver.solve({ numbers: [1, 2, 8], target: 4, rules }).expression).toBe('gcd(12, 8)');
  });

  it('refuses what it cannot do with them', () => {
    const puzzle = { numbers: [12, 18], target: 6, rules: rulesWith([...BASIC, gcd]) };
    const message = (act: () => unknown) => expect(act, act.toString());
    message(() => solver.solve({ ...puzzle, nearest: true })).toThrow('got + - * / gcd');
    message(() => solver.solve({ ...puzzle, tidy: true })).toThrow('got + - * / gcd');
    message(() => solver.solve({ ...puzzle, rules: { ...puzzle.rules, values: 'real' } })).toThrow(
      'rules.values: expected natural, integer or rational with gcd, which is defined, got "real"',
    );
    message(() => solver.solve({ ...puzzle, rules: rulesWith([gcd, gcd]) })).toThrow(
      'rules.operators[1]: expected each operator once',
    );
    message(() => createSolverSync().solve(puzzle)).toThrow('numbers-game/operators');
    message(() => solver.solve({ ...puzzle, numbers: [1, 2, 3, 4, 5, 6, 7] })).toThrow(
      'at most 6 numbers with the operators + - * / gcd',
    );
    const query = { numbers: [12, 18], from: 1, to: 9, rules: puzzle.rules as Rules };
    message(() => solver.reach(query)).toThrow('for reach, got + - * / gcd');
    const boards = { pool: [1, 2], size: 2, from: 1, to: 9, rules: puzzle.rules as Rules };
    message(() => solver.reachAll(boards)).toThrow('for reachAll, got + - * / gcd');
  });

  it('is the only one that takes them', async () => {
    const rules = rulesWith([...BASIC, gcd]) as Rules;
    const puzzle = { numbers: [12, 18], target: 6, rules };
    const refusal = 'rules.operators: expected operators of the package for';
    expect(() => generate({ rules, count: 1 }).next()).toThrow(
      `${refusal} generate, got gcd, which is defined`,
    );
    expect(() => rate(puzzle)).toThrow('in a puzzle that is rated, got + - * / gcd');
    expect(() => createEnvironment({ solver, rules })).toThrow(
      'where steps are traced or played, got + - * / gcd',
    );
    expect(() => batch([puzzle], { rules })).toThrow(`${refusal} batch, got gcd, which is defined`);
    const worker = createWorkerSolver(() => {
      throw new Error('no worker is made');
    });
    await expect(worker.solve(puzzle)).rejects.toThrow(`${refusal} a worker, got gcd, which is defined`);
  });

  it('keeps to a timeout while functions are slow', () => {
    let isSlow = false;
    const slow = defineOperator({
      operator: 'slow',
      arity: 2,
      evaluate(a, b) {
        const end = performance.now() + (isSlow ? 5 : 0);
        while (performance.now() < end);
        return 7n * a + 13n * b;
      },
    });
    const rules = rulesWith(['+', '-', slow], 'integer', 'all');
    const puzzle = { numbers: [3, 4, 5, 6], target: 999_999, rules, timeout: 50 };
    isSlow = true;
    const elapsedMs = cpuMsOf(() => {
      expect(() => solver.solve(puzzle)).toThrow('timeout: no answer within 50 ms');
      expect(() => solver.count(puzzle)).toThrow('timeout: no answer within 50 ms');
    });
    expect(elapsedMs).toBeLessThan(2000);
  });

  it('refuses an operator that went through JSON, and verify operators that share a spelling', () => {
    const data = JSON.parse(JSON.stringify([gcd])) as DefinedOperator[];
    const puzzle = { numbers: [12, 18], target: 6, rules: rulesWith(data) };
    const refusal = 'rules.operators[0]: expected one of';
    expect(() => solver.solve(puzzle)).toThrow(refusal);
    expect(() => verify('gcd(12, 18)', puzzle)).toThrow(refusal);
    const other = defineOperator({ operator: 'hcf', arity: 2, spellings: 'gcd', evaluate: (a, b) => a + b });
    const rules = rulesWith(['+', other, gcd]);
    expect(() => verify('gcd(12, 18)', { ...puzzle, rules })).toThrow(
      'rules.operators: expected each spelling once, got "gcd"',
    );
  });

  it('tells solutions apart whatever its operators are called', () => {
    const countWith = (numbers: number[], target: number, ...operators: (Operator | DefinedOperator)[]) =>
      solver.count(
        { numbers, target, rules: rulesWith(operators, 'natural', 'all') },
        { distinct: 'function' },
      );
    for (const operator of ['sum', 'product', 'number', 'other']) {
      const own = defineOperator({ operator, arity: 2, evaluate: (a, b) => a * b + a + b });
      expect(countWith([1, 2, 3], 8, '+', '*', own), operator).toBe(3);
    }
    const counts = [
      ['ab1', 'ab12'],
      ['abc', 'abd'],
    ].map(([one, two]) => {
      const plusOne = defineOperator({ operator: one, arity: 1, evaluate: (a) => a + 1n });
      const plusTwo = defineOperator({ operator: two, arity: 1, evaluate: (a) => a + 2n });
      return countWith([2, 3, 4], 2, '+', '-', '*', plusOne, plusTwo);
    });
    expect(counts[0]).toBe(counts[1]);
  });

  it('takes up to 122 operators of two operands and 128 of one', () => {
    const list = (count: number, arity: 1 | 2) =>
      Array.from({ length: count }, (_, i) =>
        defineOperator({
          operator: `own${i}`,
          arity,
          evaluate: (...given: bigint[]) => given[0] * 1000n + (given.at(1) ?? 0n) + BigInt(i),
        }),
      );
    const ask = (target: number, own: DefinedOperator[]) =>
      solver.solve({ numbers: [7, 3], target, rules: rulesWith(['-', ...own], 'natural', 'all') }).status;
    expect(ask(7003 + 121, list(122, 2))).toBe('exact');
    expect(ask(7000 + 127 - 3, list(128, 1))).toBe('exact');
    const refusal = 'rules.operators: expected at most 122 of two operands beyond + - * /, and 128 of one';
    expect(() => ask(5, list(123, 2))).toThrow(refusal);
    expect(() => ask(5, list(129, 1))).toThrow(refusal);
  });

  it('passes on what a function throws, and can be used again', () => {
    let isBroken = false;
    const own = defineOperator({
      operator: 'own',
      arity: 2,
      evaluate: (a, b) => {
        if (isBroken) throw new Error('broken');
        return a + 2n * b;
      },
    });
    const puzzle = { numbers: [3, 5, 7], target: 27, rules: rulesWith(['*', own]) };
    isBroken = true;
    expect(() => solver.solve(puzzle)).toThrow('broken');
    isBroken = false;
    expect(solver.solve(puzzle)).toMatchObject({ status: 'exact', value: 27 });
  });
});
