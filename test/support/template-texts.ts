// Templates by definition: every text over some positions, spelled by the rows of the operators, and its
// value by `evaluate`. It shares nothing with the search and the checker of templates.
import type { Operator } from '../../src/index.js';
import { evaluate } from '../../src/expression/index.js';
import { concatenation } from '../../src/expression/operators/concatenation.js';
import { rowOf } from '../../src/expression/operators/all-rows.js';

interface Spelling {
  readonly text: string;
  /** Brackets are needed inside another infix or postfix operation. */
  readonly isInfix: boolean;
}

/** Lists the templates over exactly these positions. */
export function spellTemplates(positions: readonly number[], operators: readonly Operator[]): string[] {
  return spell(positions, operators).map(({ text }) => text);
}

function spell(positions: readonly number[], operators: readonly Operator[]): Spelling[] {
  const spellings: Spelling[] = [];
  if (positions.length === 1) spellings.push({ text: `x${positions[0]}`, isInfix: false });
  const all = 2 ** positions.length - 1;
  for (let left = 1; left < all; left++) {
    const [first, second] = [1, 0].map((bit) =>
      spell(
        positions.filter((_, index) => ((left >> index) & 1) === bit),
        operators,
      ),
    );
    for (const operator of operators.filter((name) => rowOf(name).arity === 2)) {
      const isInfix = rowOf(operator).notation === 'infix';
      for (const a of first) {
        for (const b of second) {
          const text = isInfix ? `${wrap(a)} ${operator} ${wrap(b)}` : `${operator}(${a.text}, ${b.text})`;
          spellings.push({ text, isInfix });
        }
      }
    }
  }
  for (const operator of operators.filter((name) => rowOf(name).arity === 'many')) {
    const names = positions.length > 1 ? permute(positions.map((position) => `x${position}`)) : [];
    for (const order of names) spellings.push({ text: `${operator}(${order.join(', ')})`, isInfix: false });
  }
  const operands = [...spellings];
  for (const operator of operators.filter((name) => rowOf(name).arity === 1)) {
    const isCall = rowOf(operator).notation === 'call';
    for (const operand of operands) {
      const text = isCall ? `${operator}(${operand.text})` : `${wrap(operand)}${operator}`;
      spellings.push({ text, isInfix: false });
    }
  }
  return spellings;
}

function wrap({ text, isInfix }: Spelling): string {
  return isInfix ? `(${text})` : text;
}

function permute<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permute(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

/** Writes a template with the numbers of a board. */
export function fillIn(template: string, board: readonly number[]): string {
  return template.replaceAll(/x(\d)/g, (_, index) => String(board[Number(index)]));
}

/** Digits that are joined, which expressions write as a number. */
const JOINED = new RegExp(`${concatenation.operator}\\((\\d(?:, \\d)+)\\)`, 'g');

/** Evaluates a template on the numbers of a board; null outside a domain. */
export function evaluateTemplate(template: string, board: readonly number[]): number | string | null {
  const text = fillIn(template, board);
  try {
    return evaluate(text.replaceAll(JOINED, (_, digits: string) => digits.replaceAll(', ', '')));
  } catch {
    return null;
  }
}

/** Lists the boards of three cards, ascending, in lexicographic order. */
export function boardsOfThree(cards: readonly number[]): number[][] {
  return cards.flatMap((a, i) => cards.slice(i).flatMap((b, j) => cards.slice(i + j).map((c) => [a, b, c])));
}
