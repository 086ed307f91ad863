// Operators that users define: what is refused, how they are read and written, and that solver and checker
// find what a search by the definition finds.
import { describe, expect, it } from 'vitest';
import { FOREIGN_SPELLINGS, type OperatorRow } from '../../src/core/operator-notation.js';
import {
  defineOperator,
  evaluate,
  formatExpression,
  parseExpression,
  solutionKey,
  type Expression,
  type Fraction,
  type OperatorDefinition,
} from '../../src/expression.js';
import { createSolverSync, type DefinedOperator, type Operator, type Rules } from '../../src/index.js';
import { batch } from '../../src/batch.js';
import { createEnvironment } from '../../src/environment.js';
import { generate, rate } from '../../src/generate.js';
import { moreOperators } from '../../src/operators.js';
import { createWorkerSolver } from '../../src/worker.js';
import { OPERATORS, textsOf } from '../../src/expression/operators/all-rows.js';
import { score, verify } from '../../src/verify.js';
import { NOT_OPERATORS } from '../../src/verify/accepted-spellings.js';
import { createRandom, seed } from '../support/random.js';

const divisorOf = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisorOf(b, a % b));

const gcd = defineOperator({
  operator: 'gcd',
  arity: 2,
  isCommutative: true,
  operands: 'natural',
  latex: '\\gcd\\left(#1, #2\\right)',
  spellings: '\\gcd GCD',
  evaluate: divisorOf,
});
const mean = defineOperator({
  operator: '@',
  arity: 2,
  notation: 'infix',
  isCommutative: true,
  operands: 'rational',
  evaluate: (a, b) => ({
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: 2n * a.denominator * b.denominator,
  }),
});
const choose = defineOperator({
  operator: 'choose',
  arity: 2,
  notation: 'infix',
  precedence: 4,
  associativity: 'right',
  operands: 'natural',
  domain: 'two positive integers up to 30',
  evaluate(n, k) {
    if (n > 30n || k > 30n) return null;
    let count = 1n;
    for (let i = 0n; i < k; i++) count = (count * (n - i)) / (i + 1n);
    return count;
  },
});
const triangle = defineOperator({
  operator: '#',
  arity: 1,
  notation: 'postfix',
  operands: 'natural',
  evaluate: (n) => (n * (n + 1n)) / 2n,
});
const absolute = defineOperator({ operator: 'abs', arity: 1, evaluate: (n) => (n < 0n ? -n : n) });
const inverse = defineOperator({
  operator: 'inv',
  arity: 1,
  operands: 'rational',
  evaluate: ({ numerator, denominator }) =>
    numerator === 0n ? null : { numerator: denominator, denominator: numerator },
});
const all = [gcd, mean, choose, triangle, absolute, inverse];
const BASIC = ['+', '-', '*', '/'] as const;

const solver = createSolverSync({ extensions: [moreOperators] });

function rulesWith(
  operators: readonly (Operator | DefinedOperator)[],
  values: Rules['values'] = 'natural',
  use: Rules['use'] = 'any',
): Rules<Operator | DefinedOperator> {
  return { values, use, operators };
}

describe('a definition', () => {
  const valid = { operator: 'gcd', arity: 2, evaluate: divisorOf } as const;
  it.each([
    [{ operator: 'x' }, 'definition.operator: expected a word of 2 to 30 letters and digits'],
    [{ operator: 'a_b' }, 'definition.operator: expected a word'],
    [{ operator: '<>' }, 'definition.operator: expected a word'],
    [{ operator: 'log' }, 'definition.operator: expected a text that no other operator has, got "log"'],
    [{ operator: '%' }, 'definition.operator: expected a text that no other operator has, got "%"'],
    [{ operator: '×' }, 'definition.operator: expected a text that no other operator has'],
    [{ operator: 'x2' }, 'definition.operator: expected a word that is not read as a product, got "x2"'],
    [{ operator: 'xK' }, 'definition.operator: expected a word that is not read as a product'],
    [{ operator: 'ax3' }, 'definition.operator: expected a word that is not read as a product'],
    [{ spellings: '\\operatorname{kx}' }, 'definition.spellings: expected texts that stand for nothing else'],
    [{ arity: 3 }, 'definition.arity: expected 1 or 2, got 3'],
    [{ notation: 'prefix' }, 'definition.notation: expected call, infix or postfix, got "prefix"'],
    [{ notation: 'postfix' }, 'definition.notation: expected call or infix for two operands'],
    [{ arity: 1, notation: 'infix' }, 'definition.notation: expected call or postfix for one operand'],
    [{ precedence: 2 }, 'definition.precedence: expected none unless the notation is infix, got 2'],
    [{ notation: 'infix', precedence: 3 }, 'definition.precedence: expected 1, 2 or 4, got 3'],
    [{ associativity: 'left' }, 'definition.associativity: expected none unless'],
    [{ operands: 'real' }, 'definition.operands: expected natural, integer or rational, got "real"'],
    [{ isCommutative: 1 }, 'definition.isCommutative: expected true or false, got 1'],
    [{ arity: 1, isCommutative: true }, 'definition.isCommutative: expected false for one operand'],
    [{ domain: ' ' }, 'definition.domain: expected text'],
    [{ latex: '#1' }, 'definition.latex: expected text with #1 and #2, got "#1"'],
    [{ latex: '#1 #2 #3' }, 'definition.latex: expected text with #1 and #2'],
    [{ spellings: '(' }, 'definition.spellings: expected words, \\words and signs'],
    [{ spellings: 'sqrt' }, 'definition.spellings: expected texts that stand for nothing else, got "sqrt"'],
    [{ evaluate: 1 }, 'definition.evaluate: expected a function, got 1'],
    [
      { evaluate: () => 0.5 },
      'evaluate: expected a BigInt, a safe integer, a fraction of two BigInts, or null for gcd(1, 1), got 0.5',
    ],
    [{ evaluate: () => undefined }, 'for gcd(1, 1), got undefined'],
    [{ evaluate: () => ({ numerator: 1n, denominator: 0n }) }, 'for gcd(1, 1), got an object'],
    [
      { isCommutative: true, evaluate: (a: bigint, b: bigint) => a - b },
      'definition.isCommutative: expected false for gcd(1, 2) = -1 and gcd(2, 1) = 1, got true',
    ],
    [
      { evaluate: (a: bigint, b: bigint) => a / b },
      'definition.evaluate: expected a result of gcd(1, 0), or null if it has none, got the error "RangeError: Division by zero"',
    ],
    [{ arty: 2 }, 'definition.arty: unknown, expected operator, arity,'],
  ])('is refused with %o', (change, message) => {
    const definition = { ...valid, ...change } as OperatorDefinition;
    expect(() => defineOperator(definition)).toThrow(message);
    expect(() => defineOperator(definition)).toThrow(expect.objectContaining({ code: 'invalid-option' }));
  });

  it('is refused if it is not an object', () => {
    for (const definition of [undefined, null, 'gcd', []] as unknown as OperatorDefinition[])
      expect(() => defineOperator(definition)).toThrow('definition: expected an object');
  });

  it('has no text that stands for something else, in expressions or in answers', () => {
    const shipped = OPERATORS.flatMap((row: OperatorRow) => [
      row.operator,
      ...(row.aliases ?? []),
      ...textsOf(row).spellings.split(' '),
    ]);
    const others = Object.values(NOT_OPERATORS).flatMap((spellings) => spellings.split(' '));
    for (const spellings of [...shipped, ...others, '0', '12', '.', '']) {
      if (spellings === '') continue;
      expect(() => defineOperator({ ...valid, operator: spellings }), spellings).toThrow(
        'definition.operator',
      );
      if (spellings.trim() === '') continue;
      expect(() => defineOperator({ ...valid, spellings }), spellings).toThrow('definition.spellings');
    }
  });

  it('may take the signs of operators that the package does not have', () => {
    for (const operator of Object.values(FOREIGN_SPELLINGS).flatMap((texts) => texts.split(' '))) {
      if (operator.length > 1) continue;
      const own = defineOperator({ ...valid, operator, notation: 'infix' });
      const puzzle = { numbers: [12, 18], target: 6, rules: rulesWith([own]) };
      expect(verify(`12 ${operator} 18`, puzzle).reason, operator).toBe('exact');
      expect(verify(`12 ${operator} 18`, { numbers: [12, 18], target: 6 }).ok).toBe(false);
    }
  });
});

describe('the text forms', () => {
  it.each([
    ['gcd(12, 18) + 1', 7, '\\gcd\\left(12, 18\\right) + 1'],
    ['gcd(12 + 6, (12 - 3) * 2)', 18, '\\gcd\\left(12 + 6, \\left(12 - 3\\right) \\times 2\\right)'],
    ['1 @ 2 @ 4', '11/4', '1 @ 2 @ 4'],
    ['1 @ (2 @ 4)', 2, '1 @ \\left(2 @ 4\\right)'],
    ['1 + 2 @ 3', '7/2', '1 + 2 @ 3'],
    ['8 * 6 @ 4', 26, '8 \\times 6 @ 4'],
    ['6 choose 3 choose 1', 20, '6 \\operatorname{choose} 3 \\operatorname{choose} 1'],
    ['(6 choose 3) choose 1', 20, '\\left(6 \\operatorname{choose} 3\\right) \\operatorname{choose} 1'],
    ['2 * 6 choose 2', 30, '2 \\times 6 \\operatorname{choose} 2'],
    ['4# + 1', 11, '4\\# + 1'],
    ['(1 + 3)# * 2', 20, '\\left(1 + 3\\right)\\# \\times 2'],
    ['3 choose 2#', 1, '3 \\operatorname{choose} 2\\#'],
    ['abs(3 - 10)', 7, '\\operatorname{abs}\\left(3 - 10\\right)'],
    ['inv(3) + inv(6)', '1/2', '\\operatorname{inv}\\left(3\\right) + \\operatorname{inv}\\left(6\\right)'],
    ['gcd(sqrt(9), log(2, 8))', 3, null],
  ])('of %s', (text, value, latex) => {
    const options = { operators: all };
    const tree = parseExpression(text, options);
    expect(formatExpression(tree, options)).toBe(text);
    expect(evaluate(text, options)).toBe(value);
    expect(evaluate(tree, options)).toBe(value);
    if (latex === null) return;
    expect(formatExpression(tree, { ...options, style: 'latex' })).toBe(latex);
    const numbers = text.match(/\d+/g)!.map(Number);
    const puzzle = { numbers, target: value, rules: rulesWith([...BASIC, ...all], 'rational', 'all') };
    expect(verify(text, puzzle).reason).toBe('exact');
    expect(verify(latex, puzzle).reason).toBe('exact');
  });

  it('give commuting operands one key', () => {
    const options = { operators: all };
    expect(solutionKey('gcd(12, 18) * 2', options)).toBe(solutionKey('2 * gcd(18, 12)', options));
    expect(solutionKey('6 choose 2', options)).not.toBe(solutionKey('2 choose 6', options));
    expect(solutionKey('gcd(12, 18)', { ...options, distinct: 'trees' })).toBe('gcd(12, 18)');
  });

  it('refuse operands outside the domain, and operators that are not passed', () => {
    const operators = all;
    expect(() => evaluate('gcd(3 - 3, 2)', { operators })).toThrow(
      'expression: expected two positive integers in the domain of gcd, got gcd(0, 2)',
    );
    expect(() => evaluate('31 choose 2', { operators })).toThrow(
      'expected two positive integers up to 30, got 31 choose 2',
    );
    expect(() => evaluate('gcd(sqrt(2), 2)', { operators })).toThrow(
      'in the domain of gcd, got gcd(sqrt(2), 2)',
    );
    expect(() => evaluate('gcd(1, 2)')).toThrow('at position 0, got "g"');
    expect(() => evaluate('1', { operators: gcd as unknown as DefinedOperator[] })).toThrow(
      'operators: expected different operators of defineOperator, got an object',
    );
    expect(() => evaluate('1', { operators: [gcd, gcd] })).toThrow('defineOperator, got an array of 2');
    expect(() => evaluate('1', { operators: ['gcd' as unknown as DefinedOperator] })).toThrow(
      'defineOperator, got an array of 1',
    );
    expect(() => formatExpression(parseExpression('gcd(1, 2)', { operators }))).toThrow('expected numbers');
  });

  it('keep to the bounds of rules', () => {
    const double = defineOperator({ operator: 'double', arity: 1, evaluate: (n) => n * 2n });
    expect(() => evaluate('double(100)', { operators: [double], limits: { bits: 7 } })).toThrow(
      'longer than 7 binary digits',
    );
  });

  it('of one precedence group from the same side, and are read as they were written', () => {
    const difference = (a: bigint, b: bigint) => 3n * a - 2n * b;
    const own = ([1, 2, 4] as const).flatMap((precedence) =>
      (['left', 'right'] as const).map((associativity) =>
        defineOperator({
          operator: `${associativity}${precedence}`,
          arity: 2,
          notation: 'infix',
          precedence,
          associativity,
          evaluate: difference,
        }),
      ),
    );
    const names = [...BASIC, '^', ...own.map(({ operator }) => operator)];
    const options = { operators: own };
    const rules = rulesWith([...BASIC, '^', ...own], 'rational', 'all');
    const operation = (operator: string, left: Expression, right: Expression) =>
      ({ operator, left, right }) as unknown as Expression;
    /** Value of a tree, or null if it has none or an irrational one. */
    const valueOf = (tree: Expression) => {
      try {
        const value = evaluate(tree, options);
        return String(value).includes(' ') ? null : value;
      } catch {
        return null;
      }
    };
    let judged = 0;
    for (const outer of names) {
      for (const inner of names) {
        for (const tree of [
          operation(outer, operation(inner, 5, 2), 3),
          operation(outer, 3, operation(inner, 2, 5)),
          operation(outer, operation(inner, 5, 2), operation(inner, 3, 1)),
        ]) {
          const text = formatExpression(tree, options);
          expect(parseExpression(text, options), text).toEqual(tree);
          const target = valueOf(tree);
          if (target === null) continue;
          const puzzle = { numbers: text.match(/(?<![a-z])\d/g)!.map(Number), target, rules };
          const latex = formatExpression(tree, { ...options, style: 'latex' });
          for (const read of ['strict', 'tolerant'] as const) {
            expect(verify(text, puzzle, { read }).reason, text).toBe('exact');
            expect(verify(latex, puzzle, { read }).reason, latex).toBe('exact');
          }
          judged++;
        }
      }
    }
    expect(judged).toBeGreaterThan(250);
    expect(formatExpression(parseExpression('2 * 3 right2 4 * 5', options), options)).toBe(
      '2 * 3 right2 4 * 5',
    );
    expect(verify('-2 right2 3', { numbers: [2, 3], target: -12, rules }).reason).toBe(
      'operator-not-allowed',
    );
  });

  it('have brackets in LaTeX unless braces surround them', () => {
    const own = defineOperator({
      operator: 'hyp',
      arity: 2,
      latex: '\\sqrt{#1^2 + #2^2}',
      evaluate: (a, b) => a * a + b * b,
    });
    const options = { operators: [own] };
    expect(formatExpression(parseExpression('hyp(1 + 2, 3)', options), { ...options, style: 'latex' })).toBe(
      '\\sqrt{\\left(1 + 2\\right)^2 + 3^2}',
    );
  });

  it('refuse options that are not an object', () => {
    for (const options of [null, 'gcd', true] as unknown as { operators: [] }[])
      expect(() => parseExpression('1', options)).toThrow('options: expected an object');
    expect(() => parseExpression('1', { operator: [gcd] } as object)).toThrow(
      'options.operator: unknown, expected operators',
    );
  });

  it('refuse a list of 2^32 - 1 holes at once, as rules do', () => {
    const operators = new Array<DefinedOperator>(2 ** 32 - 1);
    expect(() => parseExpression('1', { operators })).toThrow('got an array of 4294967295');
    expect(() => evaluate('1', { operators })).toThrow('got an array of 4294967295');
    expect(() => verify('1', { numbers: [1], target: 1, rules: rulesWith(operators) })).toThrow(
      'rules.operators[0]: expected some of',
    );
  });

  it('read a list of texts by map', () => {
    expect(['1', '2 + 3'].map(parseExpression)).toEqual([1, { operator: '+', left: 2, right: 3 }]);
  });
});

describe('verify and score', () => {
  const puzzle = { numbers: [12, 18, 5], target: 6, rules: rulesWith([...BASIC, gcd, triangle]) };
  it.each([
    ['gcd(12, 18)', 'exact'],
    ['GCD(18, 12)', 'exact'],
    ['\\gcd(12, 18)', 'exact'],
    ['gcd(12, 18) = 6', 'exact'],
    ['gcd(12, 18) = 7', 'wrong-result'],
    ['12 - 5 = 7, gcd(7, 18) = 1', 'wrong-value'],
    ['gcd(12, 12)', 'number-reused'],
    ['gcd(12, 18', 'not-an-expression'],
    ['gcd(12)', 'not-an-expression'],
    ['gcd 12', 'not-an-expression'],
    ['12 gcd 18', 'not-an-expression'],
    ['5## - 12', 'outside-domain'],
    ['choose(12, 18)', 'not-an-expression'],
  ])('judge %s', (answer, reason) => {
    expect(verify(answer, puzzle).reason).toBe(reason);
    expect(score(answer, puzzle)).toBe(reason === 'exact' ? 1 : 0);
  });

  it('read what models write', () => {
    expect(verify('6 = gcd(12, 18)', puzzle, { read: 'tolerant' })).toMatchObject({
      reason: 'exact',
      strict: false,
    });
  });

  it('refuse real values, as the solver does', () => {
    expect(() => verify('5#', { ...puzzle, rules: { ...puzzle.rules, values: 'real' } })).toThrow(
      'rules.values: expected natural, integer or rational with gcd, which is defined, got "real"',
    );
  });

  it('know an operator under its own rules only', () => {
    expect(verify('5#', { ...puzzle, target: 15 }).reason).toBe('exact');
    expect(verify('5#', { ...puzzle, target: 15, rules: rulesWith([...BASIC, gcd]) }).ok).toBe(false);
    expect(verify('5#', { ...puzzle, target: 15 }).reason).toBe('exact');
  });
});

/** Value of an operation by its definition in this file; null for none. */
type Apply = (operands: readonly Fraction[]) => Fraction | null;

const reduced = (numerator: bigint, denominator: bigint): Fraction => {
  const sign = denominator < 0n ? -1n : 1n;
  const divisor = divisorOf(numerator < 0n ? -numerator : numerator, sign * denominator);
  return { numerator: (sign * numerator) / divisor, denominator: (sign * denominator) / divisor };
};
const FOUR: Record<string, Apply> = {
  '+': ([a, b]) =>
    reduced(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator),
  '-': ([a, b]) =>
    reduced(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator),
  '*': ([a, b]) => reduced(a.numerator * b.numerator, a.denominator * b.denominator),
  '/': ([a, b]) =>
    b.numerator === 0n ? null : reduced(a.numerator * b.denominator, a.denominator * b.numerator),
};
const isNatural = ({ numerator, denominator }: Fraction) => denominator === 1n && numerator > 0n;
const binomial = (n: bigint, k: bigint): bigint => (k === 0n ? 1n : (binomial(n - 1n, k - 1n) * n) / k);
const OWN: Record<string, Apply> = {
  gcd: ([a, b]) => (isNatural(a) && isNatural(b) ? reduced(divisorOf(a.numerator, b.numerator), 1n) : null),
  '@': ([a, b]) => FOUR['/']([FOUR['+']([a, b])!, reduced(2n, 1n)]),
  choose: ([a, b]) =>
    isNatural(a) && isNatural(b) && a.numerator <= 30n && b.numerator <= 30n
      ? reduced(b.numerator > a.numerator ? 0n : binomial(a.numerator, b.numerator), 1n)
      : null,
  '#': ([a]) => (isNatural(a) ? reduced((a.numerator * (a.numerator + 1n)) / 2n, 1n) : null),
  abs: ([a]) => (a.denominator === 1n ? reduced(a.numerator < 0n ? -a.numerator : a.numerator, 1n) : null),
  inv: ([a]) => (a.numerator === 0n ? null : reduced(a.denominator, a.numerator)),
};

interface Tree {
  readonly value: Fraction;
  readonly operations: number;
  readonly isUnary: boolean;
}

/** Fewest operations of each value over all numbers (`all`) or any of them, by trying every tree. */
function search(numbers: readonly number[], rules: Rules<Operator | DefinedOperator>): Map<string, number> {
  const own = rules.operators!.filter((operator) => typeof operator === 'object');
  const isAllowed = (value: Fraction | null): value is Fraction =>
    value !== null &&
    (rules.values === 'rational' ||
      (rules.values === 'integer' ? value.denominator === 1n : isNatural(value)));
  const binary = [
    ...BASIC.filter((operator) => rules.operators!.includes(operator)).map((operator) => FOUR[operator]),
    ...own.filter(({ arity }) => arity === 2).map(({ operator }) => OWN[operator]),
  ];
  const unary = own.filter(({ arity }) => arity === 1).map(({ operator }) => OWN[operator]);
  const known = new Map<number, Tree[]>();
  const treesOf = (mask: number): Tree[] => {
    const kept = new Map<string, Tree>();
    const add = (value: Fraction | null, operations: number, isUnary: boolean) => {
      if (!isAllowed(value)) return;
      const key = `${value.numerator}/${value.denominator} ${isUnary}`;
      if ((kept.get(key)?.operations ?? Infinity) > operations) kept.set(key, { value, operations, isUnary });
    };
    if ((mask & (mask - 1)) === 0) add(reduced(BigInt(numbers[Math.log2(mask)]), 1n), 0, false);
    for (let left = (mask - 1) & mask; left > 0; left = (left - 1) & mask) {
      for (const a of known.get(left)!)
        for (const b of known.get(mask ^ left)!)
          for (const apply of binary) add(apply([a.value, b.value]), a.operations + b.operations + 1, false);
    }
    for (const tree of [...kept.values()])
      for (const apply of unary) add(apply([tree.value]), tree.operations + 1, true);
    return [...kept.values()];
  };
  const whole = (1 << numbers.length) - 1;
  const fewest = new Map<string, number>();
  for (let mask = 1; mask <= whole; mask++) {
    known.set(mask, treesOf(mask));
    if (rules.use === 'all' && mask !== whole) continue;
    for (const { value, operations } of known.get(mask)!) {
      const key = value.denominator === 1n ? `${value.numerator}` : `${value.numerator}/${value.denominator}`;
      fewest.set(key, Math.min(fewest.get(key) ?? Infinity, operations));
    }
  }
  return fewest;
}

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
      const fewest = search(numbers, rules);
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
    expect(() => rate(puzzle)).toThrow('for rate, got + - * / gcd');
    expect(() => createEnvironment({ solver, rules })).toThrow('for an environment, got + - * / gcd');
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
    const begin = performance.now();
    expect(() => solver.solve(puzzle)).toThrow('timeout: no answer within 50 ms');
    expect(() => solver.count(puzzle)).toThrow('timeout: no answer within 50 ms');
    expect(performance.now() - begin).toBeLessThan(2000);
  });

  it('refuses an operator that went through JSON, and verify operators that share a spelling', () => {
    const data = JSON.parse(JSON.stringify([gcd])) as DefinedOperator[];
    const puzzle = { numbers: [12, 18], target: 6, rules: rulesWith(data) };
    const refusal = 'rules.operators[0]: expected some of';
    expect(() => solver.solve(puzzle)).toThrow(refusal);
    expect(() => verify('gcd(12, 18)', puzzle)).toThrow(refusal);
    const other = defineOperator({ operator: 'hcf', arity: 2, spellings: 'gcd', evaluate: (a, b) => a + b });
    const rules = rulesWith(['+', other, gcd]);
    expect(() => verify('gcd(12, 18)', { ...puzzle, rules })).toThrow(
      'rules.operators: expected each spelling once, got "gcd"',
    );
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
