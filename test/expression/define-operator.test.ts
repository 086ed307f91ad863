// Operators that users define: what is refused, and how they are read, written and judged.
// test/operators/defined-operators.test.ts solves with them.
import { describe, expect, it } from 'vitest';
import { FOREIGN_SPELLINGS, type OperatorRow } from '../../src/core/operator-notation.js';
import {
  defineOperator,
  evaluate,
  formatExpression,
  parseExpression,
  solutionKey,
  type Expression,
  type OperatorDefinition,
} from '../../src/expression/index.js';
import type { DefinedOperator } from '../../src/index.js';
import { OPERATORS, textsOf } from '../../src/expression/operators/all-rows.js';
import { score, verify } from '../../src/verify/index.js';
import { NOT_OPERATORS } from '../../src/reading/answer-tokens.js';

import { all, BASIC, divisorOf, gcd, rulesWith, triangle } from '../support/defined-operators.js';

describe('a definition', () => {
  const valid = { operator: 'gcd', arity: 2, evaluate: divisorOf } as const;
  it.each([
    [{ operator: 'x' }, 'definition.operator: expected a word of 2 to 30 lower-case letters and digits'],
    [{ operator: 'a_b' }, 'definition.operator: expected a word'],
    [{ operator: '<>' }, 'definition.operator: expected a word'],
    [{ operator: 'log' }, 'definition.operator: expected a text that no other operator has, got "log"'],
    [{ operator: '%' }, 'definition.operator: expected a text that no other operator has, got "%"'],
    ...Array.from('×∙✕－⁄➗–、“♥５', (operator): [object, string] => [
      { operator },
      'definition.operator: expected a text that no other operator has',
    ]),
    // Nothing is seen of these, or half a character, or a mark on the one before.
    ...Array.from('\u0085\u009B\u061C\u115F\u180E\u202E\u2065\u2066\u3164\uFFF9\u0301\uDC00\uD83D💥').flatMap(
      (sign): [object, string][] => [
        [{ operator: sign }, 'that begins with a letter, or one visible sign'],
        [{ spellings: sign }, 'definition.spellings: expected words, \\words and signs'],
      ],
    ),
    ...Array.from('\u00AD\u200B\u200C\u2061\uFE0F', (sign): [object, string] => [
      { operator: sign },
      'or one visible sign',
    ]),
    // A power, other digits and their signs, and marks of a right answer.
    ...Array.from('²³¹⁰½¼₂①⁺⁻₊₋✓✔✅', (operator): [object, string] => [{ operator }, 'or one visible sign']),
    [{ operator: 'GCD' }, 'definition.operator: expected a word of 2 to 30 lower-case letters'],
    [{ spellings: 'SQRT' }, 'definition.spellings: expected texts that stand for nothing else, got "SQRT"'],
    [{ spellings: '✖' }, 'definition.spellings: expected texts that stand for nothing else'],
    [{ operator: 'x2' }, 'definition.operator: expected a word that is not read as a product, got "x2"'],
    [{ operator: 'xk' }, 'definition.operator: expected a word that is not read as a product'],
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
      expect(() => defineOperator(definition)).toThrow(/^definition: (missing, )?expected an object/);
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

  it('of ~ have the sign itself in LaTeX, not an accent over what follows', () => {
    const own = defineOperator({ operator: '~', arity: 2, notation: 'infix', evaluate: divisorOf });
    const options = { operators: [own] };
    const latex = formatExpression(parseExpression('12 ~ 18 + 1', options), { ...options, style: 'latex' });
    expect(latex).toBe('12 \\sim 18 + 1');
    expect(verify(latex, { numbers: [1, 12, 18], target: 7, rules: rulesWith([...BASIC, own]) }).reason).toBe(
      'exact',
    );
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
      'rules.operators[0]: missing, expected one of',
    );
  });

  it('take no number for options', () => {
    expect(() => parseExpression('1', 0 as never)).toThrow('options: expected an object, got 0');
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
      strict: true,
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
