// MathML of expressions: every operator, and that no number or bracket is lost.
import { describe, expect, it } from 'vitest';
import { toMathMl } from '../../src/play/worksheet/mathml.js';
import { formatOperation } from '../../src/core/operator-notation.js';
import { OPERATORS, textsOf } from '../../src/expression/operators/all-rows.js';
import { formatExpression, parseExpression } from '../../src/expression/index.js';
import { createRandom, seed } from '../support/random.js';

/** The text of the elements, without the invisible sign of a function. */
const textOf = (mathml: string) => mathml.replaceAll('&#x2061;', '').replaceAll(/<[^>]*>/g, ' ');

describe('toMathMl', () => {
  it.each([
    [
      '8 / (3 - 8 / 3)',
      '<mfrac><mn>8</mn><mrow><mn>3</mn><mo>−</mo><mfrac><mn>8</mn><mn>3</mn></mfrac></mrow></mfrac>',
    ],
    ['2 ^ (1 + 1)', '<msup><mn>2</mn><mrow><mn>1</mn><mo>+</mo><mn>1</mn></mrow></msup>'],
    ['root(9, 2)', '<mroot><mn>9</mn><mn>2</mn></mroot>'],
    ['sqrt(9)', '<msqrt><mn>9</mn></msqrt>'],
    ['log(3, 9)', '<mrow><msub><mi>log</mi><mn>3</mn></msub><mo>&#x2061;</mo><mn>9</mn></mrow>'],
    ['10 mod 3', '<mrow><mn>10</mn><mo>mod</mo><mn>3</mn></mrow>'],
    ['3! ^ 2', '<msup><mrow><mn>3</mn><mo>!</mo></mrow><mn>2</mn></msup>'],
    [
      '(1 + 2)!',
      '<mrow><mrow><mo>(</mo><mrow><mn>1</mn><mo>+</mo><mn>2</mn></mrow><mo>)</mo></mrow><mo>!</mo></mrow>',
    ],
    ['765', '<mn>765</mn>'],
  ])('writes %s', (expression, mathml) => {
    expect(toMathMl(expression)).toBe(`<math>${mathml}</math>`);
  });

  it.each(OPERATORS)('knows the row of $operator', (row) => {
    const isNumeral = row.notation === 'numeral';
    const mathml = toMathMl(formatOperation(row, '7', '8'));
    expect(textOf(mathml)).toContain(isNumeral ? ' 78 ' : ' 7 ');
    const { latex, sign } = textsOf(row);
    if (row.notation === 'infix' && latex.includes(' ')) expect(mathml).toContain(`<mo>${sign}</mo>`);
  });

  it(`writes the numbers and brackets of the LaTeX in its order (seed ${seed})`, () => {
    const random = createRandom(2001);
    const draw = (depth: number): string => {
      if (depth === 0) return String(random.integer(1, 99));
      const row = random.pick(OPERATORS.filter(({ notation }) => notation !== 'numeral'));
      return `(${formatOperation(row, `(${draw(depth - 1)})`, `(${draw(depth - 1)})`)})`;
    };
    for (let round = 0; round < 300; round++) {
      const expression = draw(random.integer(0, 4));
      const latex = formatExpression(parseExpression(expression), { style: 'latex' });
      const mathml = toMathMl(expression);
      // A root has its index first in LaTeX and last in MathML, so the numbers are compared as a multiset.
      const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).sort();
      expect(numbersOf(textOf(mathml)), expression).toEqual(numbersOf(latex));
      expect(mathml.split('<mo>(</mo>').length, expression).toBe(latex.split('\\left(').length);
      const opened = mathml.match(/<[a-z]+>/g) ?? [];
      expect(mathml.match(/<\/[a-z]+>/g) ?? [], expression).toHaveLength(opened.length);
    }
  });
});
