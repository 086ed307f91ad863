// Reads a template: x0, x1, ... each once, every operation but the last in brackets.
import { NumbersGameError, describe } from '../core/errors.js';

/** How many numbers a template has. @throws NumbersGameError `invalid-option` if the text is no template */
export function countNumbers(text: unknown, name: string): number {
  if (typeof text === 'string' && text.length <= MAX_LENGTH) {
    const numbers = text.match(/x\d/g) ?? [];
    let rest = text.replaceAll(/x\d/g, 'x');
    for (let before = ''; before !== rest;) [before, rest] = [rest, rest.replace(/\(x [-+*/] x\)/, 'x')];
    const isEach = numbers.toSorted().every((number, index) => number === `x${index}`);
    if (isEach && /^x [-+*/] x$/.test(rest)) return numbers.length;
  }
  const expected = 'a template of x0, x1, ... such as "(x0 * x2) - x1"';
  throw new NumbersGameError('invalid-option', `${name}: expected ${expected}, got ${describe(text)}`);
}

const MAX_LENGTH = 100;
