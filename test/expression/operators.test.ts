// The registry of operators: that nothing else lists their characters, and that the arithmetic of the four is
// that of the engines. operator-text.test.ts reads and writes expressions over all of them.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { integer, isEqual, reduce } from '../../src/core/fraction.js';
import { createSolverSync, twentyFour, type Rules } from '../../src/index.js';
import { evaluate, formatExpression, parseExpression, type Expression } from '../../src/expression/index.js';
import {
  BASIC_OPERATORS,
  FOREIGN_SPELLINGS,
  FOUR,
  OPERATOR_NAMES,
  evaluateIntegers,
  invertsRight,
  type BasicRow,
  type OperatorRow,
} from '../../src/core/operator-notation.js';
import {
  OPERATORS,
  findByKey,
  listSigns,
  rowOf,
  selectRows,
  formatSigns,
  textsOf,
} from '../../src/expression/operators/all-rows.js';
import { FURTHER_ROWS, SEARCH_PARTS } from '../../src/expression/operators/registry.js';
import { power } from '../../src/expression/operators/power.js';
import { countdown, verify } from '../../src/verify/index.js';
import { drawBoard, drawTarget } from '../support/boards.js';
import { NAMES } from '../support/operator-names.js';
import { createRandom, seed } from '../support/random.js';

/** An operation on numbers. */
function treeOf({ operator, arity }: (typeof OPERATORS)[number], operands: readonly number[]): Expression {
  const [left, right] = operands;
  switch (arity) {
    case 1:
      return { operator, operand: left };
    case 2:
      return { operator, left, right };
    case 'many':
      return { operator, parts: operands };
  }
}

/** The value of an expression; null if it has none, or an irrational one. */
function tryEvaluate(tree: Expression): number | string | null {
  try {
    const value = evaluate(tree);
    return /^[\d/-]+$/.test(String(value)) ? value : null;
  } catch {
    return null;
  }
}

describe('the rows of the package', () => {
  it('have operators, spellings and signs of their own', () => {
    expect(new Set(OPERATORS.map(({ operator }) => operator)).size).toBe(OPERATORS.length);
    expect(new Set(OPERATORS.map((row) => textsOf(row).sign)).size).toBe(OPERATORS.length);
    const lists = [...OPERATORS.map((row) => textsOf(row).spellings), ...Object.values(FOREIGN_SPELLINGS)];
    const spellings = lists.flatMap((list) => list.split(' '));
    expect(new Set(spellings).size).toBe(spellings.length);
    for (const row of OPERATORS) {
      const texts = textsOf(row);
      expect(texts.spellings.split(' ')).toContain(row.operator);
      if (row.notation === 'infix') expect(texts.spellings.split(' ')).toContain(texts.sign);
      expect(rowOf(row.operator)).toBe(row);
    }
  });

  it('are applied once if the search applies them to one operand', () => {
    // It does not look for such an operator of its own result (operators/further-operators/search-nodes.ts).
    const searched = OPERATORS.filter(({ operator, arity }) => arity === 1 && operator in SEARCH_PARTS);
    expect(searched.filter((row: OperatorRow) => row.isOnce !== true)).toEqual([]);
  });

  it('have the names that rules are checked with, in the same order', () => {
    expect(OPERATORS.map(({ operator }) => operator)).toEqual(OPERATOR_NAMES);
    expect(new Set(OPERATOR_NAMES)).toEqual(new Set([...BASIC_OPERATORS, ...Object.keys(FURTHER_ROWS)]));
    expect(selectRows({ operators: BASIC_OPERATORS })).toEqual(FOUR);
  });

  it(`say whether they commute, and what their right operand does (seed ${seed})`, () => {
    const random = createRandom(902);
    for (const row of FOUR as readonly BasicRow[]) {
      const { evaluate, isCommutative, family } = row;
      let differs = false;
      for (let round = 0; round < 200; round++) {
        const [a, b] = [random.integer(1, 20), random.integer(1, 20)].map((value) => integer(value));
        const neutral = integer(family === 'sum' ? 0 : 1);
        expect(isEqual(evaluate(a, neutral), a)).toBe(true);
        if (!isEqual(evaluate(a, b), evaluate(b, a))) differs = true;
        const direct = FOUR.find((other) => other.family === family && !invertsRight(other))!;
        if (invertsRight(row)) expect(isEqual(direct.evaluate(evaluate(a, b), b), a)).toBe(true);
      }
      expect(differs).toBe(!isCommutative);
    }
  });

  it(`compute the same on integers and on fractions (seed ${seed})`, () => {
    const random = createRandom(903);
    const draw = () => {
      const size = random.pick([10, 1000, 2 ** 32, Number.MAX_SAFE_INTEGER]);
      return Math.trunc(size * (random.integer(-1000, 1000) / 1000));
    };
    let fast = 0;
    for (let round = 0; round < 20_000; round++) {
      const row: BasicRow = random.pick(FOUR);
      const [a, b] = [draw(), draw()];
      const result = evaluateIntegers(row, a, b);
      if (!Number.isSafeInteger(result)) continue;
      fast++;
      expect(row.findFault?.(integer(a), integer(b)) ?? null).toBe(null);
      expect(reduce(row.evaluate(integer(a), integer(b)))).toEqual(integer(result));
    }
    expect(fast).toBeGreaterThan(5000);
    expect(evaluateIntegers(power, 2, 3)).toBeNaN();
  });

  it.each([
    ['(1 + 4) * 6', '\\left(1 + 4\\right) \\times 6'],
    ['8 / (3 - 8 / 3)', '\\frac{8}{3 - \\frac{8}{3}}'],
    ['2 * (8 / 4)', '2 \\times \\frac{8}{4}'],
    ['1 - (2 - 3)', '1 - \\left(2 - 3\\right)'],
    ['7', '7'],
  ])('%s is %s in LaTeX', (text, latex) => {
    expect(formatExpression(parseExpression(text), { style: 'latex' })).toBe(latex);
  });

  it.each(OPERATORS)('have LaTeX and spellings that verify reads: $operator', (row) => {
    const { latex, spellings } = textsOf(row);
    const rules: Rules = NAMES.includes(row.operator)
      ? { values: 'real', use: 'all', operators: NAMES }
      : { ...countdown, operators: [...BASIC_OPERATORS, row.operator], limits: { square: 100 } };
    const numbers = [2, 3, 8, 9];
    let read = 0;
    for (const pair of numbers.flatMap((a) => numbers.map((b) => [a, b]))) {
      const operands = row.arity === 1 ? pair.slice(0, 1) : pair;
      const tree = treeOf(row, operands);
      const value = tryEvaluate(tree);
      if (value === null) continue;
      read++;
      const written = formatExpression(tree, { style: 'latex' });
      const texts = spellings.split(' ').map((spelling) => {
        // Before its operands LaTeX has braces or an index: `\sqrt{9}`, `\log_{3} 9`.
        if (latex.startsWith(spelling)) return written;
        if (row.notation === 'infix') return operands.join(` ${spelling} `);
        return row.notation === 'postfix'
          ? operands.join() + spelling
          : `${spelling}(${operands.join(', ')})`;
      });
      for (const text of [written, ...texts]) {
        expect(verify(text, { numbers: operands, target: value, rules }).reason, text).toBe('exact');
      }
    }
    expect(read).toBeGreaterThan(0);
  });

  it('refuse an unknown style or option', () => {
    expect(() => formatExpression(1, { style: 'tex' as 'latex' })).toThrow(
      'style: expected text, flat or latex (did you mean text?), got "tex"',
    );
    expect(() => formatExpression(1, { latex: true } as object)).toThrow(/options.latex: unknown/);
  });

  it('are chosen by rules, keys and signs', () => {
    const rules = { ...countdown, operators: ['*', '+'] as const };
    expect(selectRows(rules).map(({ operator }) => operator)).toEqual(['+', '*']);
    expect(selectRows(countdown)).toEqual(FOUR);
    expect(listSigns(rules)).toBe('+ ×');
    expect(['*', '×', '-', '−', 'x', '/'].map((key) => findByKey(rules, key))).toEqual([
      '*',
      '*',
      ...Array<undefined>(4),
    ]);
    expect(formatSigns('5 - (-2) = 7')).toBe('5 − (−2) = 7');
    expect(formatSigns('8 / (1/3) * 2 + 1')).toBe('8 ÷ (1/3) × 2 + 1');
  });
});

describe('the engines compute as the rows do', () => {
  const solver = createSolverSync();

  /** Evaluates steps with the rows alone: each step names its operands and its result. */
  function replay(steps: readonly string[]): void {
    for (const step of steps) {
      const [first, operator, second, , result] = step.split(' ');
      const [left, right, claimed] = [first, second, result].map((text) => {
        const [p, q = '1'] = text.replaceAll(/[()]/g, '').split('/');
        return { numerator: BigInt(p), denominator: BigInt(q) };
      });
      const row = FOUR.find((other) => other.operator === operator)!;
      expect(reduce(row.evaluate(left, right)), step).toEqual(claimed);
    }
  }

  it(`on solved puzzles (seed ${seed})`, () => {
    const random = createRandom(904);
    for (let round = 0; round < 400; round++) {
      const numbers = drawBoard(random, random.integer(2, 6));
      const rules = random.pick([countdown, twentyFour, { values: 'rational', use: 'any' } as const]);
      const puzzle = {
        numbers,
        target: drawTarget(random),
        rules,
        nearest: numbers.length < 6 || rules === countdown,
      };
      const { value, expression, steps } = solver.solve(puzzle);
      if (expression === null) continue;
      replay(steps);
      expect(evaluate(expression)).toBe(value);
      const latex = formatExpression(parseExpression(expression), { style: 'latex' });
      expect(verify(latex, { ...puzzle, target: value }).reason, latex).toBe('exact');
    }
  });

  it(`on all that two numbers make (seed ${seed})`, () => {
    const random = createRandom(905);
    for (let round = 0; round < 200; round++) {
      const [a, b] = [random.integer(1, 100), random.integer(1, 100)];
      for (const row of FOUR) {
        for (const [left, right] of [
          [a, b],
          [b, a],
        ]) {
          const value = reduce(row.evaluate(integer(left), integer(right)));
          const target =
            value.denominator === 1n ? String(value.numerator) : `${value.numerator}/${value.denominator}`;
          const rules = { values: 'rational', use: 'all' } as const;
          const texts = [...solver.solutions({ numbers: [a, b], target, rules }, { distinct: 'trees' })].map(
            ({ expression }) => expression,
          );
          expect(texts).toContain(`${left} ${row.operator} ${right}`);
        }
      }
    }
  });
});

describe('operator characters', () => {
  /** The files of the operators. */
  const OWN = /^(core\/operator-notation|expression\/operators\/[\w-]+)\.ts$/;
  /**
   * Literals that look like an operator and are something else: how many there are in a file, and what they
   * are.
   */
  const OTHERS: Readonly<Partial<Record<string, readonly [count: number, what: string]>>> = {
    'cli/commands/bench-command.ts': [1, 'no time'],
    'cli/commands/verify-command.ts': [2, 'standard input'],
    'cli/parse-arguments.ts': [2, 'the stroke between the numbers of a group'],
    'cli/training/write-puzzles.ts': [1, 'the operator of a sample'],
    'cli/list-worksheet.ts': [2, 'the operators of an easy level'],
    'play/worksheet/worksheet-page.ts': [1, 'a separator'],
    'play/round/puzzle-texts.ts': [1, 'the stroke of a fraction'],
    'core/puzzle/games.ts': [14, 'the operators of games'],
    'element/play-view.ts': [1, 'no best result'],
    'operators/chosen-operators/chosen-instance.ts': [1, 'the operator without which there are no fractions'],
    'core/signs.ts': [4, 'signs that others stand for'],
    'play/words/count-words.ts': [3, 'signs of a share and of a negative number'],
    'play/words/de.ts': [6, 'the names of the operators'],
    'play/words/en.ts': [6, 'the names of the operators'],
    'play/words/es.ts': [6, 'the names of the operators'],
    'play/words/fr.ts': [6, 'the names of the operators'],
    'play/words/rounds/fr.ts': [1, 'a colon'],
    'play/words/zh.ts': [6, 'the names of the operators'],
    'reading/board-tokens.ts': [2, 'separators'],
    'reading/files.ts': [1, 'standard input'],
    'templates/check/check-certificate.ts': [5, 'an arithmetic of its own: the checker imports nothing'],
    'templates/parse-scope.ts': [1, 'the stroke of a fraction'],
    'reading/labels.ts': [2, 'marks of Markdown'],
    'reading/read-answer.ts': [1, 'the sign whose exponent may be in braces'],
  };
  const src = fileURLToPath(new URL('../../src/', import.meta.url));
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => name.replaceAll('\\', '/'));
  // Words such as `square` have other meanings.
  const spellings = OPERATORS.flatMap((row) => textsOf(row).spellings.split(' ')).filter(
    (text) => !/^\w/.test(text),
  );
  const characters = new Set(spellings.filter((text) => text.length === 1 && text !== ':'));

  /** Whether a text is an operator or some of them, perhaps with blanks between them. */
  function isOperators(text: string): boolean {
    const words = text.trim().split(/\s+/);
    return (
      text.trim() !== '' &&
      words.every((word) => spellings.includes(word) || word.split('').every((c) => characters.has(c)))
    );
  }

  function findLiterals(file: string): string[] {
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const source = ts.createSourceFile(
      file,
      readFileSync(src + file, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
      kind,
    );
    const found: string[] = [];
    const visit = (node: ts.Node) => {
      const isWhole = ts.isStringLiteralLike(node) || ts.isJsxText(node);
      // Between two expressions of a template, an operator has blanks around it; `/` of a fraction has none.
      const isPart = (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) && /^\s.*\s$/.test(node.text);
      if ((isWhole || isPart) && node.text !== ':' && isOperators(node.text)) found.push(node.text);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  }

  it.each(files.filter((name) => !OWN.test(name)))('are not in %s', (file) => {
    const found = findLiterals(file);
    expect(found, found.join(' | ')).toHaveLength(OTHERS[file]?.[0] ?? 0);
  });

  it('would be found', () => {
    expect(['+', ' − ', '+-*/', '× ÷', '\\times', '+ - * /'].map(isOperators)).not.toContain(false);
    expect(['', ' ', 'a', '->', '1-2', '+1'].map(isOperators)).not.toContain(true);
  });
});
