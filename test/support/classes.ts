// The solutions of a target by their definition: every tree over every multiset of the numbers is built, with
// BigInt fractions, and assigned to its class as the three levels define it. It shares nothing with the
// engine. For up to five numbers: about 400,000 trees.
import type { Distinct, Rules } from '../../src/index.js';
import {
  parseExpression,
  type Expression,
  type BinaryOperation,
  type BasicOperator,
} from '../../src/expression/index.js';

/** p / q in lowest terms, q > 0. */
export type Rational = readonly [p: bigint, q: bigint];

export interface Tree {
  readonly operator: '+' | '-' | '*' | '/' | null;
  readonly left: Tree | null;
  readonly right: Tree | null;
  readonly value: Rational;
  /** Without × 1, ÷ 1, + 0 and - 0. */
  readonly plain: boolean;
}

/** A tree as a sign and a body, of which a sum or product is known by its parts. */
interface Normal {
  readonly kind: 'leaf' | 'sum' | 'product';
  readonly sign: 1 | -1;
  readonly body: string;
  /** Whether it is its own negation. */
  readonly neutral: boolean;
  readonly value: Rational;
  /** Terms with their signs, or factors with their exponents. */
  readonly parts: readonly Part[];
}

interface Part {
  readonly of: Normal;
  readonly exponent: 1 | -1;
}

/** For each level the classes of a target, as texts that differ, and the class of an expression. */
export function classesOf(leaves: readonly (readonly number[])[], target: Rational, rules: Rules) {
  const classes: Record<Distinct, Set<string>> = {
    trees: new Set(),
    function: new Set(),
    essential: new Set(),
  };
  for (const chosen of multisetsOf(leaves, rules.use)) {
    for (const tree of treesOf(chosen, rules, target)) {
      classes.trees.add(nameOf(tree, 'trees'));
      classes.function.add(nameOf(tree, 'function'));
      if (rules.use === 'all' || tree.plain) {
        classes.essential.add(nameOf(tree, 'essential'));
      }
    }
  }
  return {
    ...classes,
    classOf: (text: string, level: Distinct) => nameOf(treeOf(parseExpression(text)), level),
  };
}

/** The class of a tree, as a text. */
export function nameOf(tree: Tree, level: Distinct): string {
  if (level === 'trees') return textOf(tree);
  const { sign, body } = normalize(tree, level === 'essential');
  return tree.value[0] === 0n ? body : `${sign} ${body}`;
}

function treeOf(expression: Expression): Tree {
  if (typeof expression === 'number') return leafOf(expression);
  const node = expression as BinaryOperation;
  const [left, right] = [treeOf(node.left), treeOf(node.right)];
  const rules = { values: 'rational', use: 'any' } as const;
  return [...join(left, right, rules)].find(({ operator }) => operator === expression.operator)!;
}

export function leafOf(number: number): Tree {
  return { operator: null, left: null, right: null, value: [BigInt(number), 1n], plain: true };
}

/** Every multiset of values that may be used, ascending. */
export function multisetsOf(leaves: readonly (readonly number[])[], use: Rules['use']): number[][] {
  let chosen: number[][] = [[]];
  for (const leaf of leaves) {
    const more = chosen.flatMap((values) => leaf.map((value) => [...values, value]));
    chosen = use === 'any' ? [...chosen, ...more] : more;
  }
  const distinct = new Map(chosen.map((values) => [[...values].sort((a, b) => a - b).join(), values]));
  return [...distinct.values()].filter((values) => values.length > 0);
}

/** All trees over exactly these numbers; if a target is given, those worth it. */
function treesOf(numbers: readonly number[], rules: Rules, target?: Rational): Tree[] {
  if (numbers.length === 1) {
    const leaf = leafOf(numbers[0]);
    return target === undefined || isSame(leaf.value, target) ? [leaf] : [];
  }
  const trees: Tree[] = [];
  const seen = new Set<string>();
  for (let mask = 1; mask < (1 << numbers.length) - 1; mask++) {
    const [some, others] = [1, 0].map((bit) =>
      numbers.filter((_, i) => ((mask >> i) & 1) === bit).sort((a, b) => a - b),
    );
    if (seen.has(some.join())) continue;
    seen.add(some.join());
    const rights = treesOf(others, rules);
    for (const left of treesOf(some, rules)) {
      for (const right of rights) {
        for (const tree of join(left, right, rules)) {
          if (target === undefined || isSame(tree.value, target)) trees.push(tree);
        }
      }
    }
  }
  return trees;
}

export function* join(left: Tree, right: Tree, rules: Rules): Generator<Tree> {
  const [a, b] = left.value;
  const [c, d] = right.value;
  const plain = left.plain && right.plain;
  const isZero = c === 0n;
  const isOne = c === 1n && d === 1n;
  const isLeftZero = a === 0n;
  const isLeftOne = a === 1n && b === 1n;
  const make = (operator: BasicOperator, p: bigint, q: bigint, isPlain: boolean): Tree[] => {
    if (rules.operators?.includes(operator) === false) return [];
    const value = reduce(p, q);
    if (rules.values === 'natural' && (value[0] <= 0n || value[1] !== 1n)) return [];
    if (rules.values === 'integer' && value[1] !== 1n) return [];
    return [{ operator, left, right, value, plain: plain && isPlain }];
  };
  yield* make('+', a * d + c * b, b * d, !isZero && !isLeftZero);
  yield* make('-', a * d - c * b, b * d, !isZero);
  yield* make('*', a * c, b * d, !isOne && !isLeftOne);
  if (!isZero) yield* make('/', a * d, b * c, !isOne);
}

function normalize(tree: Tree, essential: boolean): Normal {
  if (tree.operator === null) {
    const body = String(tree.value[0]);
    return { kind: 'leaf', sign: 1, body, neutral: false, value: tree.value, parts: [] };
  }
  const left = normalize(tree.left!, essential);
  const right = normalize(tree.right!, essential);
  const isSum = tree.operator === '+' || tree.operator === '-';
  const kind = isSum ? 'sum' : 'product';
  const inverse = tree.operator === '-' || tree.operator === '/';
  // A product leaves its sign outside, a sum puts it on its terms.
  const partsOf = (of: Normal, exponent: 1 | -1): Part[] => {
    const sign = times(isSum ? of.sign : 1, exponent);
    if (of.kind !== kind) return [{ of, exponent: sign }];
    return of.parts.map((part) => ({ of: part.of, exponent: times(part.exponent, sign) }));
  };
  const parts = [...partsOf(left, 1), ...partsOf(right, inverse ? -1 : 1)];
  return isSum
    ? sumOf(parts, tree.value, essential)
    : productOf(parts, times(left.sign, right.sign), tree.value, essential);
}

function sumOf(all: readonly Part[], value: Rational, essential: boolean): Normal {
  const hasNoSign = ({ neutral, value: [p] }: Normal) => neutral || (essential && p === 0n);
  const parts = all.map(({ of, exponent }) => ({ of, exponent: hasNoSign(of) ? 1 : exponent }));
  const negated = parts.map(({ of, exponent }) => ({ of, exponent: hasNoSign(of) ? 1 : -exponent }) as Part);
  const [text, other] = [write('+', parts), write('+', negated)];
  const isBody = text <= other;
  return {
    kind: 'sum',
    sign: isBody ? 1 : -1,
    body: isBody ? text : other,
    neutral: text === other,
    value: isBody ? value : [-value[0], value[1]],
    parts: isBody ? parts : negated,
  };
}

function productOf(all: readonly Part[], sign: 1 | -1, value: Rational, essential: boolean): Normal {
  const isZero = all.some(({ of }) => of.value[0] === 0n);
  const isUnit = ({ value: [p, q] }: Normal) => q === 1n && (p === 1n || p === -1n);
  const parts = all.map(({ of, exponent }) => ({
    of,
    exponent: essential && (isZero || isUnit(of)) ? 1 : exponent,
  }));
  const neutral = parts.some(({ of }) => of.neutral);
  return {
    kind: 'product',
    sign: neutral ? 1 : sign,
    body: write('*', parts),
    neutral,
    value: [sign === 1 ? value[0] : -value[0], value[1]],
    parts,
  };
}

function write(operator: string, parts: readonly Part[]): string {
  return `(${parts
    .map(({ of, exponent }) => `${exponent === 1 ? '' : '~'}${of.body}`)
    .sort()
    .join(operator)})`;
}

function textOf({ operator, left, right, value }: Tree): string {
  return operator === null ? String(value[0]) : `(${textOf(left!)}${operator}${textOf(right!)})`;
}

function times(a: number, b: number): 1 | -1 {
  return a === b ? 1 : -1;
}

function isSame(a: Rational, b: Rational): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function reduce(p: bigint, q: bigint): Rational {
  let [a, b] = [p, q];
  while (b !== 0n) [a, b] = [b, a % b];
  if (a < 0n !== q < 0n) a = -a;
  return [p / a, q / a];
}

/** Every value over exactly these numbers. */
export function valuesOf(numbers: readonly number[], rules: Rules): Rational[] {
  const values = new Map(treesOf(numbers, rules).map(({ value }) => [value.join('/'), value]));
  return [...values.values()];
}
