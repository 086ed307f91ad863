// Expressions over all operators as text and as LaTeX: brackets, reading back, refusals.
import { describe, expect, it } from 'vitest';
import { formatExpression, parseExpression, type Expression } from '../../src/expression/index.js';
import { OPERATORS } from '../../src/expression/operators/all-rows.js';
import { createRandom, seed, type Random } from '../support/random.js';

/** A random tree over all operators, whose operands need not be in their domains. */
function drawTree(random: Random, depth: number): Expression {
  if (depth === 0 || random.integer(0, 3) === 0) return random.integer(0, 9);
  const { operator, arity } = random.pick(OPERATORS);
  const draw = () => drawTree(random, depth - 1);
  switch (arity) {
    case 1:
      return { operator, operand: draw() };
    case 2:
      return { operator, left: draw(), right: draw() };
    case 'many':
      return { operator, parts: Array.from({ length: random.integer(2, 4) }, () => random.integer(1, 9)) };
  }
}

/** The same tree with numbers in place of concatenations, which text does not tell apart. */
function joinDigits(tree: Expression): Expression {
  if (typeof tree === 'number') return tree;
  if ('parts' in tree) return Number(tree.parts.join(''));
  if ('operand' in tree) return { ...tree, operand: joinDigits(tree.operand) };
  return { ...tree, left: joinDigits(tree.left), right: joinDigits(tree.right) };
}

describe('expressions over all operators', () => {
  it(`are read as they were written (seed ${seed})`, () => {
    const random = createRandom(900);
    for (let round = 0; round < 5000; round++) {
      const tree = drawTree(random, random.integer(0, 5));
      const text = formatExpression(tree);
      expect(parseExpression(text), text).toEqual(joinDigits(tree));
      expect(parseExpression(text.replaceAll(/ (?=\W)|(?<=\W) /g, '')), text).toEqual(joinDigits(tree));
    }
  });

  it.each([
    ['2 ^ 3 ^ 2', { operator: '^', left: 2, right: { operator: '^', left: 3, right: 2 } }],
    ['(2 ^ 3) ^ 2', { operator: '^', left: { operator: '^', left: 2, right: 3 }, right: 2 }],
    ['2 * 3 ^ 2', { operator: '*', left: 2, right: { operator: '^', left: 3, right: 2 } }],
    ['(2 * 3) ^ 2', { operator: '^', left: { operator: '*', left: 2, right: 3 }, right: 2 }],
    ['2 ^ (3 - 1)', { operator: '^', left: 2, right: { operator: '-', left: 3, right: 1 } }],
    ['2 ^ 3!', { operator: '^', left: 2, right: { operator: '!', operand: 3 } }],
    ['2! ^ 3', { operator: '^', left: { operator: '!', operand: 2 }, right: 3 }],
    ['(2 ^ 3)!', { operator: '!', operand: { operator: '^', left: 2, right: 3 } }],
    ['(1 + 2)!', { operator: '!', operand: { operator: '+', left: 1, right: 2 } }],
    ['(3!)!', { operator: '!', operand: { operator: '!', operand: 3 } }],
    ['sqrt(4)!', { operator: '!', operand: { operator: 'sqrt', operand: 4 } }],
    [
      'root(1 + 8, 2) ^ 2',
      {
        operator: '^',
        left: { operator: 'root', left: { operator: '+', left: 1, right: 8 }, right: 2 },
        right: 2,
      },
    ],
    ['log(3, 9) * 2', { operator: '*', left: { operator: 'log', left: 3, right: 9 }, right: 2 }],
    ['9 mod 5 * 2', { operator: '*', left: { operator: 'mod', left: 9, right: 5 }, right: 2 }],
    ['9 * (5 mod 2)', { operator: '*', left: 9, right: { operator: 'mod', left: 5, right: 2 } }],
    ['(1 + 9) mod 3', { operator: 'mod', left: { operator: '+', left: 1, right: 9 }, right: 3 }],
    [
      'square(square(2) + 1)',
      { operator: 'square', operand: { operator: '+', left: { operator: 'square', operand: 2 }, right: 1 } },
    ],
  ] as const)('%s is written and read', (text, tree) => {
    expect(formatExpression(tree)).toBe(text);
    expect(parseExpression(text)).toEqual(tree);
  });

  it('show a concatenation as its number, which is read as a number', () => {
    const tree = { operator: '+', left: { operator: 'concat', parts: [1, 2] }, right: 3 } as const;
    expect(formatExpression(tree)).toBe('12 + 3');
    expect(formatExpression(tree, { style: 'latex' })).toBe('12 + 3');
    expect(parseExpression('12 + 3')).toEqual({ operator: '+', left: 12, right: 3 });
  });

  it('are read with aliases, and words only as a whole', () => {
    expect(parseExpression('2**3')).toEqual(parseExpression('2 ^ 3'));
    expect(parseExpression('2 ** 3 * 4')).toEqual(parseExpression('2 ^ 3 * 4'));
    expect(parseExpression('9mod 5')).toEqual(parseExpression('9 mod 5'));
    expect(() => parseExpression('9 mod5')).toThrow(/position 2, got "m"/);
    expect(() => parseExpression('squared(2)')).toThrow(/position 0, got "s"/);
  });

  it.each([
    ['root(9)', /expected , and another operand at position 6, got "\)"/],
    ['log(1, 2, 3)', /expected an operator, \) or the end at position 8, got ","/],
    ['sqrt(1, 2)', /position 6, got ","/],
    ['(1, 2)', /position 2, got ","/],
    ['1, 2', /position 1, got ","/],
    ['root 9, 2', /expected \( at position 5, got "9"/],
    ['log(3, 9', /the \( at position 3 is never closed/],
    ['sqrt', /expected \( at position 4, got the end/],
    ['sqrt()', /expected a number, \( or a call such as sqrt\( at position 5, got "\)"/],
    ['!3', /expected a number, \( or a call such as sqrt\( at position 0, got "!"/],
    ['concat(1, 2)', /expected a number, \( or a call such as sqrt\( at position 0, got "c"/],
    ['2 ^', /position 3, got the end/],
  ])('%s is refused', (text, message) => {
    expect(() => parseExpression(text)).toThrow(message);
  });

  it.each([
    [{ operator: '!', left: 1, right: 2 }, /expected numbers from 0/],
    [{ operator: '+', operand: 1 }, /expected numbers from 0/],
    [{ operator: 'max', left: 1, right: 2 }, /expected numbers from 0/],
    [{ operator: 'concat' }, /expected a concatenation of 2 to 10 digits, the first not 0/],
    [{ operator: 'concat', parts: [1] }, /expected a concatenation of .*, got an array of 1/],
    [{ operator: 'concat', parts: [0, 1] }, /expected a concatenation .* the first not 0, got 0/],
    // eslint-disable-next-line no-sparse-arrays -- the hole
    [{ operator: 'concat', parts: [1, , 3] }, /expected a concatenation of .*, got an array/],
    [{ operator: 'concat', parts: [1, 12] }, /expected a concatenation of .*, got 12/],
    [{ operator: 'concat', parts: Array<number>(11).fill(1) }, /expected a concatenation/],
  ])('%j is refused', (tree, message) => {
    expect(() => formatExpression(tree as unknown as Expression)).toThrow(message);
  });

  it.each([
    ['(1 + 2) ^ (3 - 1)', '\\left(1 + 2\\right)^{3 - 1}'],
    ['(1 / 2) ^ 3', '\\left(\\frac{1}{2}\\right)^{3}'],
    ['(2 ^ 3) ^ 2', '\\left(2^{3}\\right)^{2}'],
    ['2 ^ 3 ^ 2', '2^{3^{2}}'],
    ['(1 + 2)!', '\\left(1 + 2\\right)!'],
    ['2 ^ 3!', '2^{3!}'],
    ['sqrt(1 + 2)', '\\sqrt{1 + 2}'],
    ['root(1 + 7, 3)', '\\sqrt[3]{1 + 7}'],
    ['root(8, 3) ^ 2', '\\sqrt[3]{8}^{2}'],
    ['log(3, 9)', '\\log_{3} 9'],
    ['2 * log(3, 9)', '2 \\times \\log_{3} 9'],
    ['log(3, 9) ^ 2', '\\left(\\log_{3} 9\\right)^{2}'],
    ['log(3, 9 ^ 2)', '\\log_{3} \\left(9^{2}\\right)'],
    ['log(2, log(3, 9))', '\\log_{2} \\left(\\log_{3} 9\\right)'],
    ['9 mod (2 + 3)', '9 \\bmod \\left(2 + 3\\right)'],
    ['square(1 + 2) * 3', '\\operatorname{square}\\left(1 + 2\\right) \\times 3'],
  ])('%s is written as LaTeX', (text, latex) => {
    expect(formatExpression(parseExpression(text), { style: 'latex' })).toBe(latex);
  });
});
