// Answers as people and language models write them, each made together with its truth: a random tree or its
// steps, changed or not, are judged by exact-judge.ts as they are, then spelled in one of the forms that are
// read, and placed in a text where they count or do not. No text is ever read here.
//
//   changes     a number changed, reused, dropped or joined to another; a sign, the order of operands or a
//               stated result changed; an operation too many; a step left out
//   forms       expression, equation in either order, chain, steps in each numbering; plain or LaTeX; signs,
//               blanks, digits, brackets, cards; with x or brackets side by side under tolerant
//   claims      that there is no solution, of puzzles that have one or have none
//   places      alone, in tags, boxes, fences, behind labels; behind heads, thoughts and earlier answers
//   no places   prompts, thoughts, prose, unclosed marks, before a later wrong answer or a line that goes on
import type { Rules } from '../../src/index.js';
import type { ReadMode } from '../../src/verify/index.js';
import {
  allowedResult,
  exact,
  isInteger,
  isSame,
  judgeSteps,
  judgeTree,
  leavesOf,
  valueOf,
  type Exact,
  type JudgedPuzzle,
  type Sign,
  type Step,
  type Tree,
  type Truth,
} from './exact-judge.js';
import type { Random } from './random.js';

export interface WrittenAnswer {
  readonly text: string;
  readonly read: ReadMode;
  readonly puzzle: {
    readonly numbers: readonly number[];
    readonly target: string;
    readonly rules: Rules;
    readonly solvable?: boolean;
  };
  readonly truth: Truth;
  /** Form and place of the answer, for counts. */
  readonly form: string;
  readonly place: string;
}

/** An answer without a place. */
interface Body {
  readonly lines: readonly string[];
  /** Between the lines. */
  readonly separator: string;
  readonly truth: Truth;
  readonly form: string;
  readonly isLatex: boolean;
  /** Whether the lines have numbers or bullets. */
  readonly isListed: boolean;
  /** Whether a full stop may follow: not behind a decimal. */
  readonly mayStop: boolean;
  /** Whether its first lines alone could be right. */
  readonly hasRightPart: boolean;
}

interface Style {
  readonly random: Random;
  readonly board: ReadonlySet<number>;
  readonly isLatex: boolean;
  readonly isTolerant: boolean;
  readonly signs: Readonly<Record<Sign, string>>;
  readonly equals: string;
  readonly blank: string;
  readonly brackets: readonly (readonly [string, string])[];
  readonly hasCards: boolean;
  /** Whether numbers of four digits and more may have commas. */
  readonly groups: boolean;
  readonly hasZeros: boolean;
  readonly isSideBySide: boolean;
}

type Node = Exclude<Tree, number>;

const SIGNS: readonly Sign[] = ['+', '-', '*', '/'];
const TIMES = ['*', '*', '*', '×', '·', '⋅', '∗', '•', '∙', '✕', '✖', '✖\ufe0f', '＊', '\\*'];
const DIVIDED = ['/', '/', '/', '÷', ':', '∕', '⁄', '➗', '／'];
const PLUS = ['+', '+', '+', '➕', '＋'];
const MINUS = ['-', '-', '-', '−', '–', '—', '‑', '‐', '‒', '﹣', '➖', '－'];
const BLANKS = [' ', ' ', ' ', '', '  ', '\u00a0', '\u2009', '\u3000', ' \u200b'];
const CARDS: Readonly<Record<number, readonly string[]>> = {
  1: ['A', 'a'],
  10: ['T'],
  11: ['J', 'j'],
  12: ['Q', 'q'],
  13: ['K', 'k'],
};
/** The digits 0 of other scripts. */
const ZEROS = [0x660, 0x966, 0xff10, 0x1d7ce];

/** Draws an answer, its text and its truth. */
export function writeAnswer(random: Random): WrittenAnswer {
  const { puzzle, tree } = drawPuzzle(random);
  const read = random.pick<ReadMode>(['strict', 'extract', 'tolerant', 'tolerant', 'tolerant']);
  const isClaim = random.integer(0, 24) === 0;
  const solvable = isClaim ? isOften(random, 5) : undefined;
  const changed = isOften(random, 5) ? tree : change(random, tree, puzzle.numbers);
  const body = isClaim
    ? writeClaim(random, puzzle, solvable!, read === 'tolerant')
    : writeBody(random, changed, puzzle, read === 'tolerant');
  const isHidden = isOften(random, 4);
  const other = isHidden && !isClaim ? writeBody(random, tree, puzzle, false) : body;
  const wrong = () => writeWrong(random, tree, puzzle);
  const [place, text] = isHidden
    ? hide(random, random.pick([body, other]), wrong, read)
    : putIn(random, body, wrong, read);
  return {
    text,
    read,
    puzzle: {
      numbers: puzzle.numbers,
      target: plainText(puzzle.target),
      rules: { values: puzzle.values, use: puzzle.use },
      solvable,
    },
    truth: isHidden ? 'wrong' : body.truth,
    form: isHidden ? 'hidden' : body.form,
    place,
  };
}

const CLAIMS = [
  ...['impossible', 'Impossible', 'NO SOLUTION', 'not possible', 'unsolvable', 'no valid solution', 'no way'],
  ...['cannot be made', 'unmöglich', 'keine Lösung', 'pas de solution', 'sin solución', '无解', '不可能'],
];
/**
 * Sentences that say the same, and some that do not; # is the target. None names a given number, which a
 * claim may.
 */
const CLAIM_SENTENCES = [
  'It is impossible',
  'There is no solution',
  'It is not possible to make # with these numbers',
  'Unfortunately, there is no way to get #',
  '# cannot be made with the given numbers',
];
const NO_CLAIMS = [
  'It is not impossible',
  'It is impossible to make #001',
  'My friend says that it is impossible',
  'It is impossible, but # = 1 + 2',
  'There is no easy solution',
];

/** The claim that a puzzle has no solution, or a sentence like one. */
function writeClaim(random: Random, { target }: JudgedPuzzle, solvable: boolean, isTolerant: boolean): Body {
  const isFalse = isOften(random, 3);
  const isPlain = isInteger(target) && target[0] >= 0n;
  const sentences = isTolerant ? [...CLAIMS, ...CLAIM_SENTENCES.slice(0, isPlain ? 5 : 2)] : CLAIMS;
  const text = random.pick(isFalse ? NO_CLAIMS : sentences).replace('#', plainText(target));
  return {
    lines: [text],
    separator: '\n',
    truth: isFalse || solvable ? 'wrong' : 'right',
    form: 'claim',
    isLatex: false,
    isListed: false,
    mayStop: isTolerant,
    hasRightPart: false,
  };
}

/** True in `count` of ten cases. */
function isOften(random: Random, count: number): boolean {
  return random.integer(0, 9) < count;
}

function drawPuzzle(random: Random): { puzzle: JudgedPuzzle; tree: Tree } {
  const size = random.pick([2, 3, 3, 4, 4, 4, 5, 6]);
  const [from, to] = random.pick([
    [1, 13],
    [1, 13],
    [1, 25],
    [1, 100],
    [1, 3000],
  ]);
  const numbers = Array.from({ length: size }, () => random.integer(from, to));
  const values = random.pick<JudgedPuzzle['values']>([
    'natural',
    'natural',
    'integer',
    'rational',
    'rational',
  ]);
  const use = random.pick<JudgedPuzzle['use']>(['any', 'all']);
  const used = use === 'all' ? size : random.integer(2, size);
  const nodes: Tree[] = random.shuffle(numbers).slice(0, used);
  while (nodes.length > 1) {
    const [left] = nodes.splice(random.integer(0, nodes.length - 1), 1);
    const [right] = nodes.splice(random.integer(0, nodes.length - 1), 1);
    const [a, b] = [valueOf(left, values)!, valueOf(right, values)!];
    const sign = random.shuffle(SIGNS).find((candidate) => {
      const value = allowedResult(a, candidate, b, values);
      return value !== null && value[0] < 10n ** 9n && value[0] > -(10n ** 9n) && value[1] < 10_000n;
    });
    nodes.push({ sign: sign ?? '+', left, right });
  }
  const [tree] = nodes;
  return { puzzle: { numbers, target: valueOf(tree, values)!, values, use }, tree };
}

/** The tree with one change. It may be right again. */
function change(random: Random, tree: Tree, numbers: readonly number[]): Tree {
  const leaves = leavesOf(tree);
  const at = random.integer(0, leaves.length - 1);
  const operation = random.integer(0, leaves.length - 2);
  switch (random.integer(0, 7)) {
    case 0:
      return mapLeaf(tree, at, (leaf) => Math.max(1, leaf + random.pick([-2, -1, 1, 2])));
    case 1:
      return mapLeaf(tree, at, () => random.pick(numbers));
    case 2:
      return mapLeaf(tree, at, (leaf) => Number(`${leaf}${random.pick(numbers)}`));
    case 3: {
      const shorter = mapNode(tree, operation, ({ left, right }) => random.pick([left, right]));
      // A number alone is passed over where it is the target.
      return typeof shorter === 'number' ? tree : shorter;
    }
    case 4:
      return mapNode(tree, operation, (node) => ({ ...node, sign: random.pick(SIGNS) }));
    case 5:
      return mapNode(tree, operation, ({ sign, left, right }) => ({ sign, left: right, right: left }));
    case 6:
      return { sign: random.pick(SIGNS), left: tree, right: random.pick(numbers) };
    default:
      return tree;
  }
}

/** Replaces a leaf, counted from the left. */
function mapLeaf(tree: Tree, at: number, replace: (leaf: number) => number): Tree {
  if (typeof tree === 'number') return at === 0 ? replace(tree) : tree;
  const before = leavesOf(tree.left).length;
  return at < before
    ? { ...tree, left: mapLeaf(tree.left, at, replace) }
    : { ...tree, right: mapLeaf(tree.right, at - before, replace) };
}

/** Replaces an operation, counted in the order of the text. */
function mapNode(tree: Tree, at: number, replace: (node: Node) => Tree): Tree {
  if (typeof tree === 'number') return tree;
  const before = leavesOf(tree.left).length - 1;
  if (at === before) return replace(tree);
  return at < before
    ? { ...tree, left: mapNode(tree.left, at, replace) }
    : { ...tree, right: mapNode(tree.right, at - before - 1, replace) };
}

/** A wrong answer, in plain text. */
function writeWrong(random: Random, tree: Tree, puzzle: JudgedPuzzle): string {
  const style = plainStyle(random);
  for (let tries = 0; tries < 5; tries++) {
    const changed = change(random, tree, puzzle.numbers);
    if (typeof changed !== 'number' && judgeTree(changed, puzzle) === 'wrong') return spell(changed, style);
  }
  return spell({ sign: '+', left: tree, right: 99_991 }, style);
}

function plainStyle(random: Random): Style {
  return {
    random,
    board: new Set(),
    isLatex: false,
    isTolerant: false,
    signs: { '+': '+', '-': '-', '*': '*', '/': '/' },
    equals: '=',
    blank: ' ',
    brackets: [['(', ')']],
    hasCards: false,
    groups: false,
    hasZeros: false,
    isSideBySide: false,
  };
}

function drawStyle(random: Random, puzzle: JudgedPuzzle, isTolerant: boolean): Style {
  const isLatex = isOften(random, 3);
  const isPlain = !isLatex && isOften(random, 4);
  if (isPlain) return { ...plainStyle(random), isTolerant };
  const times = isTolerant && isOften(random, 3) ? ['x', 'X'] : TIMES;
  return {
    random,
    board: new Set(puzzle.numbers),
    isLatex,
    isTolerant,
    signs: isLatex
      ? {
          '+': '+',
          '-': '-',
          '*': random.pick(['\\times ', '\\cdot ', '\\ast ']),
          '/': random.pick(['\\div ', '/']),
        }
      : {
          '+': random.pick(PLUS),
          '-': random.pick(MINUS),
          '*': random.pick(times),
          '/': random.pick(DIVIDED),
        },
    equals: random.pick(['=', '=', '=', '==', '＝']),
    blank: isLatex ? random.pick([' ', '', '\\,', '\\;']) : random.pick(BLANKS),
    brackets: isLatex
      ? [
          ['(', ')'],
          ['\\left(', '\\right)'],
          ['\\left[', '\\right]'],
          ['\\bigl(', '\\bigr)'],
          ['\\{', '\\}'],
        ]
      : [
          ['(', ')'],
          ['(', ')'],
          ['[', ']'],
          ['（', '）'],
        ],
    hasCards: isOften(random, 2),
    groups: isOften(random, 5),
    hasZeros: isOften(random, 1),
    isSideBySide: isTolerant && isOften(random, 5),
  };
}

function spellNumber(value: number, { random, board, groups, hasZeros, hasCards }: Style): string {
  if (hasCards && value in CARDS && random.integer(0, 1) === 0) return random.pick(CARDS[value]);
  if (hasZeros && value < 1000) return `${value}.0`;
  return groups && value >= 1000 && board.has(value) ? grouped(String(value)) : String(value);
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ',');
}

function bracket(text: string, { random, brackets, blank }: Style): string {
  const [open, close] = random.pick(brackets);
  const inside = random.integer(0, 5) === 0 ? blank : '';
  return `${open}${inside}${text}${inside}${close}`;
}

function spell(tree: Tree, style: Style, isFactor = false): string {
  const { random, isLatex, blank, signs } = style;
  if (typeof tree === 'number') {
    const text = spellNumber(tree, style);
    return random.integer(0, 24) === 0 ? bracket(text, style) : text;
  }
  const { sign, left, right } = tree;
  const isSum = sign === '+' || sign === '-';
  if (isLatex && sign === '/' && random.integer(0, 1) === 0) {
    const isShort = [left, right].every((part) => typeof part === 'number' && part < 10);
    if (isShort && random.integer(0, 1) === 0) return `\\frac${left as number}${right as number}`;
    return `${random.pick(['\\frac', '\\dfrac', '\\tfrac'])}{${spell(left, style)}}{${spell(right, style)}}`;
  }
  const leftText = spell(left, style, !isSum && !isSumNode(left));
  const leftPart = !isSum && isSumNode(left) ? bracket(leftText, style) : leftText;
  if (style.isSideBySide && sign === '*' && !isFactor && (typeof left === 'number' || isSumNode(left))) {
    const isLeftCard = typeof left === 'number' && !/\d$/.test(leftPart);
    if (!isLeftCard && isSumNode(right)) return `${leftPart}${bracket(spell(right, style), style)}`;
  }
  const needsBrackets = typeof right !== 'number' && (!isSum || isSumNode(right));
  const rightPart = needsBrackets ? bracket(spell(right, style), style) : spell(right, style);
  const text = `${leftPart}${blank}${signs[sign]}${blank}${rightPart}`;
  return random.integer(0, 39) === 0 && !isFactor ? bracket(text, style) : text;
}

function isSumNode(tree: Tree): boolean {
  return typeof tree !== 'number' && (tree.sign === '+' || tree.sign === '-');
}

function plainText([numerator, denominator]: Exact): string {
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}

/** A value as a decimal; null if it has none with up to six places. */
function decimalText([numerator, denominator]: Exact): string | null {
  const scaled = 10n ** 6n * numerator;
  if (scaled % denominator !== 0n) return null;
  const digits = String(scaled / denominator)
    .replace('-', '')
    .padStart(7, '0');
  const text = `${digits.slice(0, -6)}.${digits.slice(-6).replace(/0+$/, '')}`;
  return numerator < 0n ? `-${text}` : text;
}

/** A value as a stated result. */
function spellResult(value: Exact, style: Style): string {
  const { random, signs, isLatex } = style;
  const [numerator, denominator] = value;
  const minus = numerator < 0n ? signs['-'] : '';
  const digits = String(numerator < 0n ? -numerator : numerator);
  if (denominator === 1n) {
    if (style.hasZeros) return `${minus}${digits}.00`;
    return minus + (style.groups && numerator >= 1000n ? grouped(digits) : digits);
  }
  const decimal = decimalText(value);
  if (decimal !== null && random.integer(0, 2) === 0) return decimal.replace('-', minus);
  const times = BigInt(random.pick([1, 1, 1, 2, 3]));
  const [above, below] = [BigInt(digits) * times, denominator * times];
  if (isLatex) return `${minus}\\frac{${above}}{${below}}`;
  return `${minus}${above}/${below}`;
}

/** An operand of a step that is no card: a value that an earlier step gave, or a number. */
function spellOperand(value: Exact, isRight: boolean, sign: Sign, style: Style): string {
  if (isInteger(value) && value[0] >= 0n) return spellResult(value, style);
  const plain = { ...style, groups: false };
  const text = spellResult(value, plain);
  const isFraction = !isInteger(value) && !text.includes('.') && !text.includes('\\frac');
  const needsBrackets = (value[0] < 0n && isRight) || (isFraction && sign === '/');
  return needsBrackets || style.random.integer(0, 1) === 0 ? bracket(text, { ...style, blank: '' }) : text;
}

function writeBody(random: Random, tree: Tree, puzzle: JudgedPuzzle, isTolerant: boolean): Body {
  const style = drawStyle(random, puzzle, isTolerant);
  const steps = isOften(random, 5) ? stepsOf(random, tree) : null;
  if (steps !== null && steps.length > 0) return writeSteps(random, steps, puzzle, style);
  if (isTolerant && isOften(random, 2)) {
    const body = writeLeadingMinus(puzzle, style, tree);
    if (body !== null) return body;
  }
  return writeEquation(random, tree, puzzle, style);
}

/** An expression, an equation or a chain. */
function writeEquation(random: Random, tree: Tree, puzzle: JudgedPuzzle, style: Style): Body {
  const value = valueOf(tree, 'rational');
  const stated = value === null ? puzzle.target : isOften(random, 2) ? shift(random, value) : value;
  const expression = spell(tree, style);
  const result = spellResult(stated, style);
  const holds = value !== null && isSame(value, stated);
  const truth = judgeTree(tree, puzzle);
  // A quotient that stands first is the expression.
  const kinds = ['expression', 'equation', 'chain', ...(/[/\\]/.test(result) ? [] : ['reversed'])];
  const kind = typeof tree === 'number' ? 'expression' : random.pick(kinds);
  const gap = isOften(random, 8) ? ' ' : '';
  const equals = `${gap}${style.equals}${gap}`;
  const body = (form: string, sides: readonly string[], isRight = holds): Body => ({
    lines: [sides.join(equals)],
    separator: '\n',
    truth: isRight ? truth : 'wrong',
    form: `${form}${style.isLatex ? ', LaTeX' : ''}`,
    isLatex: style.isLatex,
    isListed: false,
    mayStop: !style.hasZeros && !sides.at(-1)!.includes('.'),
    hasRightPart: false,
  });
  if (kind === 'expression') return body(kind, [expression], true);
  if (kind === 'equation') return body(kind, [expression, result]);
  if (kind === 'reversed')
    return body(kind, isOften(random, 5) ? [result, expression] : [result, expression, result]);
  const sides = [expression];
  const sideStyle = { ...style, hasCards: false, groups: false, isSideBySide: false };
  let areSame = true;
  for (let side = collapse(tree); typeof side !== 'number'; side = collapse(side)) {
    const written = isOften(random, 1) ? change(random, side, puzzle.numbers) : side;
    if (typeof written === 'number') break;
    const other = valueOf(written, 'rational');
    areSame &&= value !== null && other !== null && isSame(value, other);
    sides.push(spell(written, sideStyle));
  }
  return body(kind, [...sides, result], holds && areSame);
}

/**
 * The tree with its first operation of two numbers done; a number if the result is not a positive integer.
 */
function collapse(tree: Tree): Tree {
  if (typeof tree === 'number') return tree;
  if (typeof tree.left === 'number' && typeof tree.right === 'number') {
    const value = valueOf(tree, 'natural');
    return value === null ? Number.NaN : Number(value[0]);
  }
  const part = typeof tree.left === 'number' ? 'right' : 'left';
  const done = collapse(tree[part]);
  return Number.isNaN(done) ? Number.NaN : { ...tree, [part]: done };
}

/** Another value, near by. */
function shift(random: Random, value: Exact): Exact {
  return [value[0] + BigInt(random.pick([-10, -1, 1, 10])) * value[1], value[1]];
}

/** A sum whose first term has a minus, which tolerant reads with its plus terms first. */
function writeLeadingMinus(puzzle: JudgedPuzzle, style: Style, tree: Tree): Body | null {
  if (typeof tree === 'number' || tree.sign !== '-') return null;
  const [plus, minus] = [tree.left, tree.right];
  if (isSumNode(plus) || isSumNode(minus)) return null;
  const inner = { ...style, isSideBySide: false };
  const text = `${style.signs['-']}${spell(minus, inner)} ${style.signs['+']} ${spell(plus, inner)}`;
  return {
    lines: [text],
    separator: '\n',
    truth: judgeTree(tree, puzzle),
    form: 'leading minus',
    isLatex: style.isLatex,
    isListed: false,
    mayStop: !style.hasZeros,
    hasRightPart: false,
  };
}

interface WrittenStep extends Step {
  readonly leaves: readonly [boolean, boolean];
}

/** The steps of a tree, perhaps with a wrong result or without one of them; null if it divides by zero. */
function stepsOf(random: Random, tree: Tree): WrittenStep[] | null {
  const steps: WrittenStep[] = [];
  const wrongAt = isOften(random, 1) ? random.integer(0, leavesOf(tree).length - 2) : -1;
  const play = (node: Tree): Exact | null => {
    if (typeof node === 'number') return exact(node);
    const isRightFirst = random.integer(0, 3) === 0;
    const first = play(isRightFirst ? node.right : node.left);
    const second = first && play(isRightFirst ? node.left : node.right);
    if (first === null || second === null) return null;
    const [left, right] = isRightFirst ? [second, first] : [first, second];
    const value = allowedResult(left, node.sign, right, 'rational');
    if (value === null) return null;
    const result = steps.length === wrongAt ? shift(random, value) : value;
    steps.push({
      left,
      sign: node.sign,
      right,
      result,
      leaves: [typeof node.left === 'number', typeof node.right === 'number'],
    });
    return result;
  };
  if (play(tree) === null) return null;
  if (steps.length > 1 && random.integer(0, 19) === 0) steps.splice(random.integer(0, steps.length - 2), 1);
  return steps;
}

const NUMBERINGS: readonly ((place: number) => string)[] = [
  (place) => `Step ${place}: `,
  (place) => `**Step ${place}:** `,
  (place) => `${place}. `,
  (place) => `${place}) `,
  (place) => `(${place}) `,
  () => '- ',
  () => '* ',
  () => '• ',
];

function writeSteps(random: Random, steps: readonly WrittenStep[], puzzle: JudgedPuzzle, drawn: Style): Body {
  const isNumbered = drawn.isTolerant && isOften(random, 5);
  const separator = isNumbered
    ? '\n'
    : random.pick(['\n', '\n', '\n\n', '\r\n', ', ', '; ', '、', '，', '；']);
  const hasLines = separator.includes('\n');
  const style: Style = { ...drawn, isSideBySide: false, groups: drawn.groups && hasLines };
  const hasLeft = hasLines && !style.isLatex && isOften(random, 1);
  const plain = steps.map(({ left, sign, right, result, leaves: [isLeft, isRight] }) => {
    const a = isLeft
      ? spellNumber(Number(left[0]), style)
      : spellOperand(left, false, sign, { ...style, hasCards: false });
    const b = isRight
      ? spellNumber(Number(right[0]), style)
      : spellOperand(right, true, sign, { ...style, hasCards: false });
    const { blank, signs, equals } = style;
    return `${a}${blank}${signs[sign]}${blank}${b} ${equals} ${spellResult(result, style)}${hasLeft ? ' (left: 1 2)' : ''}`;
  });
  const choices = NUMBERINGS.filter((numbering) => {
    const mark = numbering(1);
    if (mark === '(1) ') return plain.length > 1 && plain.every((line) => /^[\dA-Za-z]/.test(line));
    if (mark === '- ') return plain.length > 1;
    return mark !== '* ' || style.signs['*'] !== '*' || plain.length > 1;
  });
  const numbering = isNumbered ? random.pick(choices) : () => '';
  return {
    lines: plain.map((line, place) => numbering(place + 1) + line),
    separator,
    truth: judgeSteps(steps, puzzle),
    form: `steps ${JSON.stringify(isNumbered ? numbering(1).trim() : separator)}${style.isLatex ? ', LaTeX' : ''}`,
    isLatex: style.isLatex,
    isListed: isNumbered,
    mayStop: !style.hasZeros && !hasLeft && plain.every((line) => !/\.\d+$/.test(line)),
    hasRightPart: steps.slice(0, -1).some(({ result }) => isSame(result, puzzle.target)),
  };
}

const PROSE = [
  'Let me think about this one.',
  'First I look for two numbers that help.',
  'I tried several ways, and this one works.',
  'That uses what we have.',
  'I hope that this helps!',
];
const LABELS = [
  ...['Answer: ', 'Final answer: ', 'Solution: ', 'Expression: ', 'Antwort: ', 'Lösung: ', 'Réponse: '],
  ...['Respuesta: ', 'Solución: ', '答案：', '答案: ', 'The answer is ', 'The answer is: ', '#### ', 'A: '],
  ...['**Answer:** ', '**Answer**: ', '# Answer: ', '> Answer: ', '✅ Answer: ', 'FINAL ANSWER: '],
];
const LABEL_LINES = [
  'Answer:',
  'Final answer:',
  '**Answer:**',
  '### Final answer',
  '**Solution**',
  'Lösung:',
  '答案：',
];
const TAGS = ['answer', 'ANSWER', 'final_answer', 'solution'];
const END_TOKENS = ['</s>', '<|endoftext|>', '<|im_end|>\n', '<|eot_id|>', '<eos>'];
const HEADS: readonly (readonly [user: string, assistant: string])[] = [
  ['<|im_start|>user\n', '<|im_end|>\n<|im_start|>assistant\n'],
  ['User: ', '\nAssistant: '],
  [
    '<|start_header_id|>user<|end_header_id|>\n\n',
    '<|eot_id|><|start_header_id|>assistant<|end_header_id|>\n\n',
  ],
  ['<|header_start|>user<|header_end|>\n\n', '<|eot|><|header_start|>assistant<|header_end|>\n\n'],
  ['<|im_start|>user<|im_sep|>', '<|im_end|><|im_start|>assistant<|im_sep|>'],
  ['<start_of_turn>user\n', '<end_of_turn>\n<start_of_turn>model\n'],
  ['<s>[INST] ', ' [/INST] '],
  ['<｜User｜>', '<｜Assistant｜>'],
  ['<|user|>\n', '<|end|>\n<|assistant|>\n'],
];
const THOUGHTS: readonly (readonly [string, string])[] = [
  ['<think>', '</think>'],
  ['<thinking>', '</thinking>'],
  ['<reasoning>', '</reasoning>'],
  ['[THINK]', '[/THINK]'],
  ['◁think▷', '◁/think▷'],
  ['', '</think>'],
];

const textOf = ({ lines, separator }: Body) => lines.join(separator);
const isOneLine = (text: string) => !/[\r\n]/.test(text);

function withDigits(text: string, zero: number): string {
  return text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

/** Puts an answer where it counts. */
function putIn(
  random: Random,
  body: Body,
  wrong: () => string,
  read: ReadMode,
): [place: string, text: string] {
  const text = textOf(body);
  const prose = () => random.pick(PROSE);
  if (read === 'strict') {
    if (!body.isLatex && isOften(random, 1))
      return ['in digits of a script', withDigits(text, random.pick(ZEROS))];
    if (!body.isLatex || !isOneLine(text)) return ['alone', text];
    return random.pick<[string, string]>([
      ['alone', text],
      ['in dollars', `$${text}$`],
      ['in \\(', `\\(${text}\\)`],
      ['in \\text', text.includes('\\') ? text : `\\text{${text}}`],
    ]);
  }
  if (read === 'extract') {
    const earlier = random.pick([
      '',
      '',
      `<answer>${wrong()}</answer> `,
      `<think>${wrong()}</think>`,
      `\\boxed{${wrong()}} `,
    ]);
    const before = `${random.pick(['', prose()])}${earlier}`;
    const after = random.pick(['', ` ${prose()}`, '</s>', ' <answer>']);
    return isOneLine(text) && isOften(random, 3)
      ? ['in a box', `${before}\\boxed{${text}}${after}`]
      : ['in a tag', `${before}<answer>${text}</answer>${after}`];
  }
  const [place, placed, isAlone] = mark(random, decorate(random, body), body, wrong);
  const head = isOften(random, 2) ? random.pick(HEADS) : null;
  const thoughts = isOften(random, 3) ? random.pick(THOUGHTS) : null;
  const before = [
    head === null ? '' : `${head[0]}Is it <answer>${wrong()}</answer>?${head[1]}`,
    thoughts === null ? '' : `${thoughts[0]}\nAnswer: ${wrong()}\n${thoughts[1]}\n`,
    isAlone || isOften(random, 5) ? '' : `${prose()}\n`,
  ];
  return [place, `${before.join('')}${placed}${isOften(random, 2) ? random.pick(END_TOKENS) : ''}`];
}

/** An answer with what may stand round it or round its lines. */
function decorate(random: Random, { lines, separator, isLatex, isListed, mayStop }: Body): string {
  const hasStops = mayStop && isOften(random, 2);
  const stopped = hasStops ? lines.map((line) => `${line}${random.pick(['.', '。'])}`) : lines;
  const isWhole = separator.includes('\n') ? lines.length === 1 : true;
  const text =
    isWhole && hasStops && lines.length > 1 ? `${lines.join(separator)}.` : stopped.join(separator);
  if (isListed || !isWhole || !isOften(random, 3)) return text;
  const marks: (readonly [string, string])[] = isLatex
    ? [
        ['$', '$'],
        ['$$', '$$'],
        ['\\(', '\\)'],
        ['\\[', '\\]'],
      ]
    : [
        ['`', '`'],
        ['**', '**'],
        ['_', '_'],
        ['"', '"'],
        ['“', '”'],
        ['「', '」'],
      ];
  const [open, close] = random.pick(marks);
  return random.pick([
    `${open}${text}${close}`,
    `${open}${text}${close}`,
    `${text} ✓`,
    `✅ ${text}`,
    `${open}${text}${close} ✔`,
  ]);
}

/** An answer behind a label, in a tag, box or fence, or alone. */
function mark(
  random: Random,
  text: string,
  { lines, separator, isListed, truth, hasRightPart }: Body,
  wrong: () => string,
): [place: string, text: string, isAlone: boolean] {
  const prose = () => random.pick(PROSE);
  const earlier = random.pick([
    '',
    '',
    `Answer: ${wrong()}\n\n`,
    `<answer>${wrong()}</answer>\n`,
    `\`\`\`\n${wrong()}\n\`\`\`\n`,
  ]);
  const after = random.pick(['', '', `\n\n${prose()}`]);
  // Steps behind a label on its line are taken together only if they belong together.
  const areTogether = !isListed && separator !== '\n\n' && (truth === 'right' || !hasRightPart);
  const isOfLine = lines.length === 1 || !separator.includes('\n') || areTogether;
  const places: (() => [string, string, boolean])[] = [
    () => ['alone', text, true],
    () => {
      const tag = random.pick(TAGS);
      return ['in a tag', `${earlier}<${tag}>${random.pick(['', '\n'])}${text}</${tag}>${after}`, false];
    },
    () => [
      'in a fence',
      `${earlier}\`\`\`${random.pick(['', 'text', 'python'])}\n${text}\n\`\`\`${after}`,
      false,
    ],
    () => [
      'behind a label',
      `${earlier}${random.pick(LABEL_LINES)}\n${random.pick(['', '\n'])}${text}${after}`,
      false,
    ],
    () => ['behind a label in a tag', `<answer>\nAnswer:\n${text}\n</answer>${after}`, false],
  ];
  if (isOfLine)
    places.push(() => ['in the line of a label', `${earlier}${random.pick(LABELS)}${text}${after}`, false]);
  if (isOneLine(text)) places.push(() => ['in a box', `${earlier}So $\\boxed{${text}}$.${after}`, false]);
  return random.pick(places)();
}

/** Puts an answer where it does not count. */
function hide(
  random: Random,
  body: Body,
  wrong: () => string,
  read: ReadMode,
): [place: string, text: string] {
  for (;;) {
    const [place, text] = drawHidden(random, body, wrong, read);
    // A claim may be a sentence.
    if (body.form !== 'claim' || !/prose|mark/.test(place)) return [place, text];
  }
}

function drawHidden(
  random: Random,
  body: Body,
  wrong: () => string,
  read: ReadMode,
): [place: string, text: string] {
  const text = textOf(body);
  if (read === 'strict') {
    return random.pick<[string, string]>([
      ['in prose', `It is ${text}`],
      ['before prose', `${text}\nThis is it.`],
      ['behind a label', `Answer: ${text}`],
      ['in a tag', `<answer>${text}</answer>`],
      ['in an unclosed tag', `<answer>${text}`],
      ['in half a mark', `**${text}`],
    ]);
  }
  if (read === 'extract') {
    const [open, close] = random.pick(THOUGHTS.slice(0, 3));
    return random.pick<[string, string]>([
      ['without a tag', text],
      ['behind a label', `Answer: ${text}`],
      ['in an unclosed tag', `So <answer>${text}`],
      ['in thoughts', `${open}<answer>${text}</answer>${close} I do not know.`],
      ['in unclosed thoughts', `<think>So <answer>${text}</answer>`],
      ['in prose in a tag', `<answer>It is ${text}</answer>`],
      ['before a wrong answer', `<answer>${text}</answer> or <answer>${wrong()}</answer>`],
      ['before a wrong box', `<answer>${text}</answer> or \\boxed{${wrong()}}`],
    ]);
  }
  const [user, assistant] = random.pick(HEADS);
  const [open, close] = random.pick(THOUGHTS);
  const marked = random.pick([
    `<answer>${text}</answer>`,
    `Answer: ${text}`,
    `\n\`\`\`\n${text}\n\`\`\`\n`,
    isOneLine(text) ? `\\boxed{${text}}` : `Answer:\n${text}`,
  ]);
  const last = random.pick([
    `<answer>${wrong()}</answer>`,
    `Answer: ${wrong()}`,
    `\`\`\`\n${wrong()}\n\`\`\``,
    `\\boxed{${wrong()}}`,
  ]);
  if (body.truth === 'right' && isOneLine(text) && !body.isListed && isOften(random, 3)) {
    const blank = random.pick(['\n', '\n\n', ' \n']);
    const next = random.pick([`- ${random.integer(2, 9)}`, `+ ${random.integer(2, 9)}`, '= 99991']);
    return ['before a line that goes on', `${random.pick(LABELS)}${text}${blank}${next}`];
  }
  return random.pick<[string, string]>([
    ['in the prompt', `${user}Is it\n${marked}${assistant}I do not know.`],
    ['in thoughts', `${open}\n${marked}\n${close}\nI do not know.`],
    ['in unclosed thoughts', `<think>\n${marked}`],
    ['in prose', `It is ${text}`],
    ['in prose', `It is ${text}, I think.`],
    ['before prose', `${text}\nThis is it.`],
    ['in prose in a tag', `<answer>It is ${text}</answer>`],
    ['in an unclosed tag', `<answer>\n${text}`],
    ['in an unclosed fence', `\`\`\`\n${text}`],
    ['in an unclosed box', `\\boxed{${text}`],
    ['before an unclosed tag', `Answer: ${isOneLine(text) ? text : `\n${text}`}\n<answer>`],
    ['before a wrong answer', `${marked}\n\n${last}`],
    ['before a wrong answer', `${marked}\n\n${last}`],
    ['in half a mark', `**${text}`],
  ]);
}
