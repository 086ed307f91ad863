// The registry of operators: that nothing else lists their characters, that its arithmetic is that of the
// engines, and that a table with rows of every notation reads, writes, evaluates and checks random trees.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { integer, isEqual, reduce, type Fraction } from '../src/core/fraction.js';
import { checkAnswer } from '../src/expression/check-answer.js';
import { evaluateExactly, resultsOf } from '../src/expression/evaluation.js';
import { toLatex, toText } from '../src/expression/format-expression.js';
import { createOperatorTable } from '../src/expression/operator-table.js';
import { parseWith } from '../src/expression/parse-expression.js';
import { formatSteps } from '../src/expression/steps.js';
import {
  createSolverSync,
  evaluate,
  formatExpression,
  parseExpression,
  twentyFour,
  type Expression,
} from '../src/index.js';
import {
  ATOM_PRECEDENCE,
  FOREIGN_SPELLINGS,
  OPERATORS,
  evaluateIntegers,
  findByKey,
  invertsRight,
  listSigns,
  rowOf,
  selectRows,
  showSigns,
  type OperatorRow,
} from '../src/operators.js';
import { countdown, verify } from '../src/verify.js';
import { drawBoard, drawTarget } from './boards.js';
import { createRandom, seed, type Random } from './random.js';

const numberOf = ({ numerator, denominator }: Fraction) => Number(numerator) / Number(denominator);
const isNatural = ({ numerator, denominator }: Fraction) => denominator === 1n && numerator > 0n;

const plain = {
  isCommutative: false,
  family: null,
  spellings: '',
  sign: '',
  label: '',
} as const;

/**
 * Rows of every notation and arity, beside those of the package: on small integers only, so that values stay
 * small.
 */
const extraRows: readonly OperatorRow[] = [
  {
    ...plain,
    operator: '^',
    arity: 2,
    notation: 'infix',
    precedence: 3,
    associativity: 'right',
    latex: '#1^{#2}',
    aliases: ['**'],
    findFault: (base, exponent) =>
      numberOf(base) > 0 && exponent.denominator === 1n && Math.abs(numberOf(exponent)) <= 3
        ? null
        : 'outside-domain',
    evaluate: ({ numerator, denominator }, exponent) => {
      const power = exponent.numerator;
      return power < 0n
        ? { numerator: denominator ** -power, denominator: numerator ** -power }
        : { numerator: numerator ** power, denominator: denominator ** power };
    },
  },
  {
    ...plain,
    operator: '!',
    arity: 1,
    notation: 'postfix',
    precedence: 4,
    latex: '#1!',
    findFault: (operand) => (isNatural(operand) && numberOf(operand) <= 5 ? null : 'outside-domain'),
    evaluate: ({ numerator }) => integer(numerator > 1n ? [2n, 6n, 24n, 120n][Number(numerator) - 2] : 1n),
  },
  {
    ...plain,
    operator: 'square',
    arity: 1,
    notation: 'call',
    precedence: ATOM_PRECEDENCE,
    latex: '\\operatorname{square}{#1}',
    findFault: (operand) => (Math.abs(numberOf(operand)) <= 50 ? null : 'outside-domain'),
    evaluate: ({ numerator, denominator }) => ({
      numerator: numerator ** 2n,
      denominator: denominator ** 2n,
    }),
  },
  {
    ...plain,
    operator: 'max',
    arity: 2,
    notation: 'call',
    precedence: ATOM_PRECEDENCE,
    isCommutative: true,
    latex: '\\max{#1}{#2}',
    findFault: null,
    evaluate: (left, right) => (numberOf(left) < numberOf(right) ? right : left),
  },
  {
    ...plain,
    operator: 'mod',
    arity: 2,
    notation: 'infix',
    precedence: 2,
    latex: '#1 \\bmod #2',
    findFault: (left, right) => (isNatural(left) && isNatural(right) ? null : 'outside-domain'),
    evaluate: (left, right) => integer(left.numerator % right.numerator),
  },
  {
    ...plain,
    operator: '~',
    arity: 1,
    notation: 'prefix',
    precedence: 2,
    latex: '-#1',
    findFault: null,
    evaluate: ({ numerator, denominator }) => ({ numerator: -numerator, denominator }),
  },
];
const rows: readonly OperatorRow[] = [...OPERATORS, ...extraRows];
const table = createOperatorTable(rows);

/** A tree over `rows`, which need not be in the domain of its operators. */
function drawTree(random: Random, depth: number): Expression {
  if (depth === 0 || random.integer(0, 3) === 0) return random.integer(0, 9);
  const { operator, arity } = random.pick(rows);
  const draw = () => drawTree(random, depth - 1);
  return (
    arity === 1 ? { operator, operand: draw() } : { operator, left: draw(), right: draw() }
  ) as Expression;
}

/** The value of a tree by recursion, null if a part is outside the domain of its operator. */
function valueOf(tree: Expression): Fraction | null {
  if (typeof tree === 'number') return integer(tree);
  const row = rows.find(({ operator }) => operator === tree.operator)!;
  const operands = ('operand' in tree ? [tree.operand] : [tree.left, tree.right]).map(valueOf);
  if (!operands.every((operand) => operand !== null)) return null;
  return row.findFault?.(...operands) ? null : reduce(row.evaluate(...operands));
}

const tree = (text: string) => parseWith(table, text);

describe('a table with operators of every notation', () => {
  it(`reads what it writes as the same tree (seed ${seed})`, () => {
    const random = createRandom(900);
    for (let round = 0; round < 5000; round++) {
      const expression = drawTree(random, random.integer(0, 5));
      const text = toText(expression, table);
      expect(tree(text), text).toEqual(expression);
      expect(tree(text.replaceAll(/ (?=\W)|(?<=\W) /g, '')), text).toEqual(expression);
    }
  });

  it(`evaluates, checks and writes steps (seed ${seed})`, () => {
    const random = createRandom(901);
    let evaluated = 0;
    for (let round = 0; round < 5000; round++) {
      const expression = drawTree(random, random.integer(1, 4));
      const value = valueOf(expression);
      if (value === null) {
        expect(() => evaluateExactly(expression, table)).toThrow(/divides by zero|outside the domain/);
        continue;
      }
      evaluated++;
      expect(evaluateExactly(expression, table)).toEqual(value);
      const steps = formatSteps(expression, table);
      expect(steps).toHaveLength(resultsOf(expression, table).length);
      const numbers = toText(expression, table)
        .match(/\d+/g)!
        .map((digits) => [Number(digits)]);
      const rules = { values: 'rational', use: 'all' } as const;
      checkAnswer(expression, { leaves: numbers, rules }, value, table);
      const wrong = { ...value, numerator: value.numerator + 1n };
      expect(() => {
        checkAnswer(expression, { leaves: numbers, rules }, wrong, table);
      }).toThrow(/is not worth/);
    }
    expect(evaluated).toBeGreaterThan(1000);
  });

  it.each([
    ['2 ^ 3 ^ 2', { operator: '^', left: 2, right: { operator: '^', left: 3, right: 2 } }],
    ['(2 ^ 3) ^ 2', { operator: '^', left: { operator: '^', left: 2, right: 3 }, right: 2 }],
    ['2 * 3 ^ 2', { operator: '*', left: 2, right: { operator: '^', left: 3, right: 2 } }],
    ['(2 * 3) ^ 2', { operator: '^', left: { operator: '*', left: 2, right: 3 }, right: 2 }],
    ['2 ^ 3!', { operator: '^', left: 2, right: { operator: '!', operand: 3 } }],
    ['(2 ^ 3)!', { operator: '!', operand: { operator: '^', left: 2, right: 3 } }],
    ['(3!)!', { operator: '!', operand: { operator: '!', operand: 3 } }],
    [
      'square(1 + 2)!',
      { operator: '!', operand: { operator: 'square', operand: { operator: '+', left: 1, right: 2 } } },
    ],
    [
      'max(1 + 2, 3!) mod 4',
      {
        operator: 'mod',
        left: {
          operator: 'max',
          left: { operator: '+', left: 1, right: 2 },
          right: { operator: '!', operand: 3 },
        },
        right: 4,
      },
    ],
    ['9 mod 5 * 2', { operator: '*', left: { operator: 'mod', left: 9, right: 5 }, right: 2 }],
    ['~2 ^ 3', { operator: '~', operand: { operator: '^', left: 2, right: 3 } }],
    ['(~2) ^ 3', { operator: '^', left: { operator: '~', operand: 2 }, right: 3 }],
  ])('writes and reads %s', (text, expression) => {
    expect(toText(expression as unknown as Expression, table)).toBe(text);
    expect(tree(text)).toEqual(expression);
  });

  it('reads aliases, and words only as a whole', () => {
    expect(tree('2**3')).toEqual(tree('2 ^ 3'));
    expect(tree('2 ** 3 * 4')).toEqual(tree('2 ^ 3 * 4'));
    expect(tree('9mod 5')).toEqual(tree('9 mod 5'));
    expect(() => tree('9 mod5')).toThrow(/position 2, got "m"/);
    expect(() => tree('squared(2)')).toThrow(/position 0, got "s"/);
  });

  it.each([
    ['max(1)', /expected , and another operand at position 5, got "\)"/],
    ['max(1, 2, 3)', /expected an operator, \) or the end at position 8, got ","/],
    ['square(1, 2)', /position 8, got ","/],
    ['(1, 2)', /position 2, got ","/],
    ['1, 2', /position 1, got ","/],
    ['max 1, 2', /expected \( at position 4, got "1"/],
    ['max(1, 2', /the \( at position 3 is never closed/],
    ['max', /expected \( at position 3, got the end/],
    ['square()', /expected a number or \( at position 7, got "\)"/],
    ['!3', /expected a number or \( at position 0, got "!"/],
    ['3 ~', /expected an operator, \) or the end at position 2, got "~"/],
    ['2 ^', /position 3, got the end/],
  ])('refuses %s', (text, message) => {
    expect(() => tree(text)).toThrow(message);
  });

  it.each([
    { operator: '!', left: 1, right: 2 },
    { operator: '+', operand: 1 },
  ])('refuses %j', (node) => {
    expect(() => toText(node as unknown as Expression, table)).toThrow(/expected numbers from 0/);
  });

  it('writes the operands of a step as they are read', () => {
    expect(formatSteps(tree('square(2 / 3 - 1) + (1 + 2)!'), table)).toEqual([
      '2 / 3 = 2/3',
      '(2/3) - 1 = -1/3',
      'square(-1/3) = 1/9',
      '1 + 2 = 3',
      '3! = 6',
      '(1/9) + 6 = 55/9',
    ]);
    expect(formatSteps(tree('max(2, 3) ^ 2'), table)).toEqual(['max(2, 3) = 3', '3 ^ 2 = 9']);
  });

  it.each([
    ['(1 + 2) ^ (3 - 1)', '\\left(1 + 2\\right)^{3 - 1}'],
    ['(1 / 2) ^ 3', '\\left(\\frac{1}{2}\\right)^{3}'],
    ['(1 + 2)!', '\\left(1 + 2\\right)!'],
    ['square(1 + 2) * 3', '\\operatorname{square}{1 + 2} \\times 3'],
    ['9 mod (2 + 3)', '9 \\bmod \\left(2 + 3\\right)'],
  ])('writes %s as LaTeX', (text, latex) => {
    expect(toLatex(tree(text), table)).toBe(latex);
  });
});

describe('the rows of the package', () => {
  it('have operators, spellings, signs and labels of their own', () => {
    for (const key of ['operator', 'sign', 'label'] as const) {
      expect(new Set(OPERATORS.map((row) => row[key])).size).toBe(OPERATORS.length);
    }
    const lists = [...OPERATORS.map((row) => row.spellings), ...Object.values(FOREIGN_SPELLINGS)];
    const spellings = lists.flatMap((list) => list.split(' '));
    expect(new Set(spellings).size).toBe(spellings.length);
    for (const row of OPERATORS) {
      expect(row.spellings.split(' ')).toEqual(expect.arrayContaining([row.operator, row.sign]));
      expect(rowOf(row.operator)).toBe(row);
    }
  });

  it(`say whether they commute, and what their right operand does (seed ${seed})`, () => {
    const random = createRandom(902);
    for (const row of OPERATORS as readonly OperatorRow[]) {
      const { evaluate, isCommutative, family } = row;
      let differs = false;
      for (let round = 0; round < 200; round++) {
        const [a, b] = [random.integer(1, 20), random.integer(1, 20)].map((value) => integer(value));
        const neutral = integer(family === 'sum' ? 0 : 1);
        expect(isEqual(evaluate(a, neutral), a)).toBe(true);
        if (!isEqual(evaluate(a, b), evaluate(b, a))) differs = true;
        const direct = OPERATORS.find((other) => other.family === family && !invertsRight(other))!;
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
      const row: OperatorRow = random.pick(OPERATORS);
      const [a, b] = [draw(), draw()];
      const result = evaluateIntegers(row, a, b);
      if (!Number.isSafeInteger(result)) continue;
      fast++;
      expect(row.findFault?.(integer(a), integer(b)) ?? null).toBe(null);
      expect(reduce(row.evaluate(integer(a), integer(b)))).toEqual(integer(result));
    }
    expect(fast).toBeGreaterThan(5000);
    expect(evaluateIntegers(extraRows[0], 2, 3)).toBeNaN();
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

  it('refuse an unknown style or option', () => {
    expect(() => formatExpression(1, { style: 'tex' as 'latex' })).toThrow(
      'options.style: expected text or latex (did you mean text?), got "tex"',
    );
    expect(() => formatExpression(1, { latex: true } as object)).toThrow(/options.latex: unknown/);
  });

  it('are chosen by rules, keys and signs', () => {
    const rules = { ...countdown, operators: ['*', '+'] as const };
    expect(selectRows(rules).map(({ operator }) => operator)).toEqual(['+', '*']);
    expect(selectRows(countdown)).toEqual(OPERATORS);
    expect(listSigns(rules)).toBe('+ ×');
    expect(['*', '×', '-', '−', 'x', '/'].map((key) => findByKey(rules, key))).toEqual([
      '*',
      '*',
      ...Array<undefined>(4),
    ]);
    expect(showSigns('5 - (-2) = 7')).toBe('5 − (−2) = 7');
    expect(showSigns('8 / (1/3) * 2 + 1')).toBe('8 ÷ (1/3) × 2 + 1');
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
      const row = OPERATORS.find((other) => other.operator === operator)!;
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
      for (const row of OPERATORS) {
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
  /**
   * Literals that look like an operator and are something else: how many there are in a file, and what they
   * are.
   */
  const OTHERS: Readonly<Partial<Record<string, readonly [count: number, what: string]>>> = {
    'cli/arguments.ts': [1, 'a range of numbers'],
    'cli/commands/batch.ts': [1, 'standard input'],
    'cli/commands/bench.ts': [1, 'no time'],
    'cli/commands/verify.ts': [1, 'standard input'],
    'cli/commands/templates.ts': [1, 'standard input'],
    'element/play-view.ts': [1, 'no best result'],
    'templates/check-certificate.ts': [5, 'an arithmetic of its own: the checker imports nothing'],
    'templates/scope.ts': [1, 'the stroke of a fraction'],
    'web/address.ts': [1, 'a slash in an address'],
    'web/board/tiles.tsx': [1, 'a tile to add'],
    'web/measure/chart.tsx': [1, 'a name in parts'],
    'web/measure/table.ts': [1, 'the rule below the head of a table'],
    'web/solve/answer.tsx': [1, 'a dot between two facts'],
  };
  const src = fileURLToPath(new URL('../src/', import.meta.url));
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const spellings = OPERATORS.flatMap((row) => row.spellings.split(' '));
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

  it.each(files.filter((name) => name !== 'operators.ts'))('are not in %s', (file) => {
    const found = findLiterals(file);
    expect(found, found.join(' | ')).toHaveLength(OTHERS[file]?.[0] ?? 0);
  });

  it('would be found', () => {
    expect(['+', ' − ', '+-*/', '× ÷', '\\times', '+ - * /'].map(isOperators)).not.toContain(false);
    expect(['', ' ', 'a', '->', '1-2', '+1'].map(isOperators)).not.toContain(true);
  });
});
