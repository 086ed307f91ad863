// The rewards of published data sets and trainers, retold from their rules at the commit of each: which text
// is the answer, which numbers it must have, how it is evaluated, and what it is worth. `eval` of Python and
// the parser of sympy are retold as far as answers to these puzzles go, with exact fractions.
import { datasets, type Dataset } from '../../src/verify/index.js';
import { exact, isSame, operate, type Exact } from './exact-judge.js';

/** The reward of a whole text for a puzzle. Throws an Accident. */
export type Reward = (completion: string, numbers: readonly number[], target: number) => number;

/** How published code fails on an answer: it runs code from it, or does not end. */
export class Accident extends Error {}

/** Largest exponent that is computed. Above it, a power may have more than a million digits. */
const LARGEST_EXPONENT = 1_000_000n;

interface Grammar {
  /** What sympy reads beyond the arithmetic of Python. */
  readonly isSympy: boolean;
  /** Whether `^` is a power (simplify) or unreadable here. */
  readonly caretIsPower: boolean;
}

const PYTHON: Grammar = { isSympy: false, caretIsPower: false };
const PARSE_EXPR: Grammar = { isSympy: true, caretIsPower: false };
const SIMPLIFY: Grammar = { isSympy: true, caretIsPower: true };

/** Evaluates an expression. @throws if it cannot be read or has no value */
function evaluate(text: string, { isSympy, caretIsPower }: Grammar): Exact {
  const tokens = text.match(/\d+\.\d+|\d+|\*\*|\/\/|\w+|\S/g) ?? [];
  let place = 0;
  const isNext = (...signs: string[]) => signs.includes(tokens[place]);
  const expect = (token: string) => {
    if (tokens[place++] !== token) throw new SyntaxError(text);
  };
  const must = (value: Exact | null): Exact => {
    if (value === null) throw new RangeError('division by zero');
    return value;
  };
  const sum = (): Exact => {
    let value = product();
    while (isNext('+', '-')) value = must(operate(value, tokens[place++] as '+', product()));
    return value;
  };
  const product = (): Exact => {
    let value = signed();
    while (isNext('*', '/', '//')) {
      const sign = tokens[place++];
      value = must(operate(value, sign === '*' ? '*' : '/', signed()));
      if (sign === '//') value = floor(value);
    }
    return value;
  };
  const signed = (): Exact => {
    if (!isNext('+', '-')) return power();
    return operate(exact(0), tokens[place++] as '+', signed())!;
  };
  const power = (): Exact => {
    const base = postfix();
    if (!isNext('**', ...(caretIsPower ? ['^'] : []))) return base;
    place++;
    const [exponent, one] = signed();
    if (exponent > LARGEST_EXPONENT) throw new Accident('does not end');
    if (one !== 1n || exponent < 0n || exponent > 100n) throw new RangeError(text);
    return Array.from({ length: Number(exponent) }).reduce<Exact>(
      (value) => operate(value, '*', base)!,
      exact(1),
    );
  };
  const postfix = (): Exact => {
    let value = atom();
    while (isSympy && isNext('!')) {
      place++;
      if (value[1] !== 1n || value[0] < 0n || value[0] > 20n) throw new RangeError(text);
      let product = 1n;
      for (let factor = 2n; factor <= value[0]; factor++) product *= factor;
      value = [product, 1n];
    }
    return value;
  };
  const atom = (): Exact => {
    const token = tokens[place++] ?? '';
    if (/^\d/.test(token)) {
      if (/^0\d/.test(token)) throw new SyntaxError('leading zeros');
      const [whole, decimals = ''] = token.split('.');
      return operate([BigInt(whole + decimals), 1n], '/', [10n ** BigInt(decimals.length), 1n])!;
    }
    // sympy calls `eval` with the names of Python at hand.
    if (token === '__import__' && isSympy) throw new Accident('runs it');
    if (token === 'sqrt' && isSympy) {
      expect('(');
      const [numerator, denominator] = sum();
      expect(')');
      const root = BigInt(Math.round(Math.sqrt(Number(numerator))));
      if (denominator !== 1n || root * root !== numerator) throw new RangeError(text);
      return [root, 1n];
    }
    if (token !== '(') throw new SyntaxError(text);
    const value = sum();
    expect(')');
    return value;
  };
  const value = sum();
  if (place < tokens.length) throw new SyntaxError(text);
  return value;
}

function floor([numerator, denominator]: Exact): Exact {
  const quotient = numerator / denominator;
  return [numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient, 1n];
}

/** The value of an expression; null if it cannot be read or has none. */
function valueOrNull(text: string, grammar: Grammar): Exact | null {
  try {
    return evaluate(text, grammar);
  } catch (error) {
    if (error instanceof Accident) throw error;
    return null;
  }
}

const toNumber = ([numerator, denominator]: Exact) => Number(numerator) / Number(denominator);

function hasNumbers(text: string, pattern: RegExp, numbers: readonly number[]): boolean {
  const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b).join();
  return sorted((text.match(pattern) ?? []).map(Number)) === sorted(numbers);
}

/** Text that is passed to `eval`: digits, signs, brackets, points and blanks. */
const ARITHMETIC = /^[\d+\-*/().\s]+$/;

/** Whether the value of an expression of Python is the target, up to 1e-5. */
function isNear(text: string, target: number): boolean {
  const value = valueOrNull(text, PYTHON);
  return value !== null && Math.abs(toNumber(value) - target) < 1e-5;
}

/** The last line of the reply; in it the last tag, without the blanks round it. */
const tinyzero: Reward = (completion, numbers, target) => {
  const head = ['Assistant:', '<|im_start|>assistant'].find((text) => completion.includes(text));
  const reply = head === undefined ? '' : completion.slice(completion.indexOf(head) + head.length);
  const answer = [
    ...reply
      .split('\n')
      .at(-1)!
      .matchAll(/<answer>(.*?)<\/answer>/g),
  ]
    .at(-1)?.[1]
    .trim();
  if (answer === undefined) return 0;
  return hasNumbers(answer, /\d+/g, numbers) && ARITHMETIC.test(answer) && isNear(answer, target) ? 1 : 0.1;
};

/** The last tag of the text. */
function answerOf(completion: string): string | undefined {
  return [...completion.matchAll(/<answer>(.*?)<\/answer>/gs)].at(-1)?.[1].trim();
}

const gymCountdown: Reward = (completion, numbers, target) => {
  const answer = answerOf(completion);
  const value = answer === undefined ? null : valueOrNull(answer, PARSE_EXPR);
  if (value === null) return 0.01;
  if (!hasNumbers(answer!, /\b\d+\b/g, numbers)) return 0.05;
  return Math.abs(toNumber(value) - target) <= 1e-6 + 1e-5 * target ? 1 : 0.05;
};

/** Compares only how many numbers there are, and that they are those of some puzzle. */
const puzzle24: Reward = (completion) => {
  const answer = answerOf(completion);
  const value = answer === undefined ? null : valueOrNull(answer, PARSE_EXPR);
  if (value === null || Math.trunc(toNumber(value)) !== 24) return 0.01;
  const used = (answer!.match(/\b\d+\b/g) ?? []).map(Number);
  return used.length === 4 && used.every((number) => number >= 1 && number <= 10) ? 1 : 0.01;
};

/** The last line without its label, up to the first equality sign. */
const treeOfThoughts: Reward = (completion, numbers) => {
  const line = completion.trim().split('\n').at(-1)!.toLowerCase().replaceAll('answer: ', '');
  const [expression] = line.split('=');
  if (!hasNumbers(expression, /\d+/g, numbers)) return 0;
  const value = valueOrNull(expression, SIMPLIFY);
  return value !== null && isSame(value, exact(24)) ? 1 : 0;
};

/** The first tag, on one line, up to the first equality sign. */
const msSwift: Reward = (completion, numbers, target) => {
  const [answer] = (/<answer>(.*?)<\/answer>/.exec(completion)?.[1] ?? '').trim().split('=');
  return hasNumbers(answer, /\d+/g, numbers) && ARITHMETIC.test(answer) && isNear(answer, target) ? 1 : 0;
};

/** The first action in the tag behind the thoughts. Any text is passed to `eval`, without built-in names. */
const ragen: Reward = (completion, numbers, target) => {
  const tag = /<think>.*?<\/think>\s*<answer>(.*?)<\/answer>/s.exec(completion)?.[1] ?? '';
  const answer = tag.split('||')[0].trim();
  if (!hasNumbers(answer, /\d+/g, numbers)) return 0;
  return isNear(answer, target) ? 1 : 0.1;
};

/** The last code fence. Its value is compared with itself instead of the target. */
const synlogic: Reward = (completion, numbers) => {
  const answer = [...completion.matchAll(/```python(.*?)```/gs)].at(-1)?.[1].trim() ?? '';
  if (!/^[\d+\-*/()\s]*$/.test(answer) || !hasNumbers(answer, /\d+/g, numbers)) return 0;
  return valueOrNull(answer, PYTHON) === null ? 0 : 1;
};

/** Rewards by the ids of our records, and of three projects without one. */
export const publishedRewards: Readonly<Record<string, Reward>> = {
  tinyzero,
  'reasoning-gym-countdown': gymCountdown,
  'reasoning-gym-puzzle24': puzzle24,
  'tree-of-thoughts-24': treeOfThoughts,
  'ms-swift': msSwift,
  ragen,
  synlogic,
};

/** Sources of the rewards, by the same names. */
export const publishedSources: Readonly<Record<string, Dataset['source']>> = {
  ...Object.fromEntries(Object.values(datasets).map(({ id, source }) => [id, source])),
  'ms-swift': {
    repository: 'https://github.com/modelscope/ms-swift',
    file: 'examples/train/grpo/plugin/plugin.py',
    commit: '3602360a562313afbf2ef6065fdf61f271a2c5b9',
  },
  ragen: {
    repository: 'https://github.com/RAGEN-AI/RAGEN',
    file: 'ragen/env/countdown/env.py',
    commit: '5eb79b82cecc31db5662ba3c96b752405692410b',
  },
  synlogic: {
    repository: 'https://github.com/MiniMax-AI/SynLogic',
    file: 'games/tasks/game_of_24/scripts/game_of_24_verifier.py',
    commit: '6794f97330ef19dbecc33fd5d23b8e2b0bea0e05',
  },
};
