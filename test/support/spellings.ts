// Expressions as people, language models and LaTeX write them.
import type { BasicOperator, Expression, BinaryOperation } from '../../src/expression/index.js';
import type { Random } from './random.js';

const SPELLINGS: Record<BasicOperator, readonly string[]> = {
  '+': ['+'],
  '-': ['-', '−', '–'],
  '*': ['*', '×', '·', '⋅', '\\times ', '\\cdot ', '\\ast '],
  '/': ['/', '÷', ':', '\\div '],
};
const BRACKETS = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['\\left(', '\\right)'],
  ['\\left[', '\\right]'],
  ['\\{', '\\}'],
];
const BLANKS = ['', '', ' ', '  ', '\t', '\u00a0', '\\,', '\\ '];

/** Writes an expression with random signs, blanks and needless brackets. */
export function spell(expression: Expression, random: Random): string {
  const blank = () => random.pick(BLANKS);
  const bracketed = (text: string) => {
    const [open, close] = random.pick(BRACKETS);
    return `${open}${blank()}${text}${blank()}${close}`;
  };
  if (typeof expression === 'number') {
    return random.integer(0, 9) === 0 ? bracketed(String(expression)) : String(expression);
  }
  const { operator, left, right } = expression as BinaryOperation;
  const part = (node: Expression, needsBrackets: boolean) => {
    const text = spell(node, random);
    return (typeof node !== 'number' && needsBrackets) || random.integer(0, 9) === 0 ? bracketed(text) : text;
  };
  if (operator === '/' && random.integer(0, 2) === 0) {
    const fraction = random.pick(['\\frac', '\\dfrac', '\\tfrac ', '\\cfrac']);
    return `${fraction}{${spell(left, random)}}${blank()}{${spell(right, random)}}`;
  }
  const isProduct = operator === '*' || operator === '/';
  const leftText = part(left, isProduct && isSum(left));
  const rightText = part(right, isProduct || isSum(right));
  return `${leftText}${blank()}${random.pick(SPELLINGS[operator as BasicOperator])}${blank()}${rightText}`;
}

function isSum(node: Expression): boolean {
  return typeof node !== 'number' && (node.operator === '+' || node.operator === '-');
}
