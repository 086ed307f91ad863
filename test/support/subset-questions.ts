// Puts every kind of question about a board to one solver, under rules with fewer than the four operators,
// and compares the answers with the definition (subset-trees.ts, subset-values.ts). Between two boards come
// calls that are refused, calls of before, whose outcome must be the same, and the ends of lists that were
// begun before.
import type {
  Distinct,
  ErrorCode,
  Puzzle,
  ReachQuery,
  Result,
  Rules,
  Solution,
  Solver,
} from '../../src/index.js';
import { formatExpression, parseExpression, solutionKey } from '../../src/expression/index.js';
import { verify } from '../../src/verify/index.js';
import { nameOf, type Rational, type Tree } from './classes.js';
import type { MismatchLog } from './mismatch-log.js';
import { outcomeOf } from './outcome.js';
import type { Random } from './random.js';
import { canGive, expectedFields, fieldsOf, isSafe, readText, writeValue } from './subset-answers.js';
import { drawTarget, spellTarget, type Pair } from './subset-boards.js';
import {
  compareRationals,
  findNearest,
  findValue,
  operationsOf,
  textOf,
  tidiestOf,
  type SubsetRules,
} from './subset-trees.js';

/** A puzzle as it is put to the solver, and its target as a fraction. */
interface Asked {
  readonly pair: Pair;
  readonly puzzle: Puzzle;
  readonly target: Rational;
  /** The errors that may come. */
  readonly errors: readonly ErrorCode[];
}

/** A call of before, with its outcome. */
interface Past {
  readonly context: string;
  readonly call: () => unknown;
  readonly outcome: unknown;
}

const LEVELS: readonly Distinct[] = ['trees', 'function', 'essential'];
/** The longest list of solutions that is compared as a whole, and how much is taken of a longer one. */
const LONGEST_LIST = 150;
const SOME_SOLUTIONS = 30;
/** The most trees of a target whose keys are compared. */
const MOST_KEYS = 200;
/** Milliseconds for a question about a large board whose cost grows with the count of trees. */
const TIMEOUT = 300;
const MOST_PAST = 400;

export class SubsetQuestions {
  readonly #solver: Solver;
  readonly #log: MismatchLog;
  readonly #past: Past[] = [];
  readonly #unfinished: (() => void)[] = [];

  /** @param solver one with the extension for these rules; it is the only one that is asked */
  constructor(solver: Solver, log: MismatchLog) {
    this.#solver = solver;
    this.#log = log;
  }

  /** Everything about a board of which all trees are known. */
  askAll(pair: Pair, random: Random, targets: number): void {
    this.#log.beginSubject();
    for (let count = 0; count < targets; count++) {
      const asked = draw(pair, random);
      const questions = [
        () => {
          this.#askSolve(asked, random);
        },
        () => {
          this.#askTidy(asked);
        },
        ...LEVELS.map((level) => () => {
          this.#askSolutions(asked, level, random);
        }),
      ];
      for (const question of random.shuffle(questions)) this.#log.run(asked.puzzle, question);
    }
    this.#log.run(pair.numbers, () => {
      this.#askReach(pair, random);
    });
  }

  /** What can be compared if only the values and the counts of their trees are known. */
  askValues(pair: Pair, random: Random, targets: number): void {
    this.#log.beginSubject();
    for (let count = 0; count < targets; count++) {
      const asked = draw(pair, random);
      const questions = [
        () => {
          this.#askSolve(asked, random);
        },
      ];
      if (count === 0)
        questions.push(() => {
          this.#askLargeCount(asked);
        });
      if (count === 0 && pair.numbers.length < 8)
        questions.push(() => {
          this.#askLargeTidy(asked);
        });
      for (const question of random.shuffle(questions)) this.#log.run(asked.puzzle, question);
    }
    this.#log.run(pair.numbers, () => {
      this.#askReach(pair, random);
    });
  }

  /** Calls that are refused, calls of before, and the rest of lists that were begun before. */
  askBetween(random: Random): void {
    this.#log.beginSubject();
    const [call, code] = random.pick(refusedCalls(this.#solver));
    this.#log.run(code, () => {
      const outcome = String(outcomeOf(call));
      this.#log.compare(outcome.slice(0, code.length), code, `a call that is refused: ${outcome}`);
    });
    for (let count = 0; count < 2 && this.#past.length > 0; count++) {
      const { context, call, outcome } = random.pick(this.#past);
      const errors: ErrorCode[] = outcome === 'too-large' ? [outcome] : [];
      const again = this.#log.attempt(call, `${context}, asked again`, errors);
      this.#log.compare(again, outcome, `${context}, asked again`);
    }
    if (random.integer(0, 2) === 0) this.finish();
  }

  /** Takes the rest of all lists that were begun. */
  finish(): void {
    for (const end of this.#unfinished.splice(0)) end();
  }

  #askSolve({ pair, puzzle, target, errors }: Asked, random: Random): void {
    const { reached } = pair.definition;
    for (const nearest of random.shuffle([false, true])) {
      const question = { ...puzzle, nearest };
      const context = `solve ${JSON.stringify(question)}`;
      const result = this.#ask(context, errors, () => this.#solver.solve(question));
      if (result === undefined) continue;
      const expected = nearest ? findNearest(reached, target) : findValue(reached, target);
      this.#log.compare(fieldsOf(result), expectedFields(expected, target), context);
      this.#checkResult(result, pair, puzzle, context);
      if (nearest !== (pair.rules.use === 'any')) continue;
      const same = this.#ask(`${context}, by default`, errors, () =>
        this.#solver.solve({ ...puzzle, numbers: random.shuffle([...puzzle.numbers]) }),
      );
      if (same === undefined) continue;
      this.#log.compare(same, result, `${context}, by default and with the numbers in another order`);
    }
  }

  #askTidy({ pair, puzzle, target, errors }: Asked): void {
    const question = { ...puzzle, nearest: true, tidy: true };
    const context = `solve ${JSON.stringify(question)}`;
    const result = this.#ask(context, errors, () => this.#solver.solve(question));
    if (result === undefined) return;
    const best = findNearest(pair.definition.reached, target);
    this.#log.compare(fieldsOf(result), expectedFields(best, target), context);
    this.#checkResult(result, pair, puzzle, context);
    if (best === undefined) return;
    const trees = pair.definition.treesOf!(best.value);
    const shortest = trees.filter((tree) => operationsOf(tree) === best.operations);
    this.#log.compare(result.expression, tidiestOf(shortest), context);
  }

  /** The tidy answer has the value of the other one, and its largest result is not larger. */
  #askLargeTidy({ pair, puzzle, target, errors }: Asked): void {
    const question = { ...puzzle, nearest: true, tidy: true, timeout: TIMEOUT };
    const context = `solve ${JSON.stringify(question)}`;
    const mayCome = [...errors, 'timeout'] as const;
    const tidy = this.#ask(context, mayCome, () => this.#solver.solve(question));
    const other = this.#ask(`${context}, but not tidy`, mayCome, () =>
      this.#solver.solve({ ...question, tidy: false }),
    );
    if (tidy === undefined || other === undefined) return;
    const best = findNearest(pair.definition.reached, target);
    this.#log.compare(fieldsOf(tidy), expectedFields(best, target), context);
    this.#checkResult(tidy, pair, puzzle, context);
    if (tidy.expression === null || other.expression === null) return;
    const [a, b] = [tidy, other].map(({ expression }) => readText(expression, pair.rules));
    if (a === null || b === null) return;
    const isTidier = compareRationals(a.largest, b.largest) <= 0;
    this.#log.compare(isTidier, true, `${context}: ${tidy.expression} is as tidy as ${other.expression}`);
  }

  #askLargeCount({ pair, puzzle, target, errors }: Asked): void {
    const question = { ...puzzle, timeout: TIMEOUT };
    const context = `count trees of ${JSON.stringify(question)}`;
    const count = this.#ask(context, [...errors, 'timeout'], () =>
      this.#solver.count(question, { distinct: 'trees' }),
    );
    if (count === undefined) return;
    this.#log.compare(count, findValue(pair.definition.reached, target)?.trees ?? 0, context);
  }

  #askSolutions({ pair, puzzle, target, errors }: Asked, distinct: Distinct, random: Random): void {
    const trees = pair.definition.treesOf!(target);
    const isPlainOnly = distinct === 'essential' && pair.rules.use === 'any';
    const allowed = isPlainOnly ? trees.filter(({ plain }) => plain) : trees;
    const names = new Set(allowed.map((tree) => nameOf(tree, distinct)));
    const context = `${distinct} of ${JSON.stringify(puzzle)}`;
    const count = this.#ask(`count ${context}`, errors, () => this.#solver.count(puzzle, { distinct }));
    if (count !== undefined) this.#log.compare(count, names.size, `count ${context}`);
    this.#checkKeys(trees.slice(0, MOST_KEYS), distinct, context);
    const limit = names.size > LONGEST_LIST ? SOME_SOLUTIONS : undefined;
    const list = () => this.#solver.solutions(puzzle, { distinct, limit });
    const byText = new Map(trees.map((tree) => [textOf(tree), tree]));
    const check = (solutions: readonly Solution[]) => {
      for (const solution of solutions) this.#checkSolution(solution, puzzle, target);
      const texts = solutions.map(({ expression }) => expression);
      this.#checkList(texts, byText, distinct, names, `solutions ${context}`);
    };
    if (random.integer(0, 3) === 0) {
      this.#beginList(list, random.integer(1, 3), errors, `solutions ${context}`, check);
      return;
    }
    const solutions = this.#ask(`solutions ${context}`, errors, () => [...list()]);
    if (solutions !== undefined) check(solutions);
  }

  /** Two trees have the same key if and only if they are of the same class. */
  #checkKeys(trees: readonly Tree[], distinct: Distinct, context: string): void {
    const keys = new Map(
      trees.map((tree) => [nameOf(tree, distinct), solutionKey(textOf(tree), { distinct })]),
    );
    for (const tree of trees) {
      this.#log.compare(solutionKey(textOf(tree), { distinct }), keys.get(nameOf(tree, distinct)), context);
    }
    this.#log.compare(new Set(keys.values()).size, keys.size, `keys of ${context}`);
  }

  /** Takes some steps of a list now, and the others after other calls. */
  #beginList(
    list: () => Iterator<Solution>,
    steps: number,
    errors: readonly ErrorCode[],
    context: string,
    check: (solutions: readonly Solution[]) => void,
  ): void {
    const iterator = list();
    const taken: Solution[] = [];
    const take = (most: number) => () => {
      for (let step = 0; step < most; step++) {
        const next = iterator.next();
        if (next.done === true) return true;
        taken.push(next.value);
      }
      return false;
    };
    const isDone = this.#log.attempt(take(steps), context, errors);
    if (typeof isDone !== 'boolean') return;
    this.#unfinished.push(() => {
      const isComplete = this.#log.attempt(take(Infinity), `${context}, the rest`, errors);
      if (isComplete === true)
        this.#log.run(context, () => {
          check(taken);
        });
    });
  }

  #checkSolution({ expression, operations, steps, value }: Solution, puzzle: Puzzle, target: Rational): void {
    const { reason } = verify(expression, puzzle);
    const got = [reason, value, steps.length];
    const context = `the solution ${expression} of ${JSON.stringify(puzzle)}`;
    this.#log.compare(got, ['exact', writeValue(target), operations], context);
  }

  #checkList(
    texts: readonly string[],
    byText: ReadonlyMap<string, Tree>,
    distinct: Distinct,
    names: ReadonlySet<string>,
    context: string,
  ): void {
    const unknown = texts.filter((text) => !byText.has(text));
    this.#log.compare(unknown, [], `${context}: not allowed`);
    if (unknown.length > 0) return;
    const trees = texts.map((text) => byText.get(text)!);
    const found = new Set(trees.map((tree) => nameOf(tree, distinct)));
    const listed = `${context}: ${texts.join(', ')}`;
    this.#log.compare(texts.length, names.size > LONGEST_LIST ? SOME_SOLUTIONS : names.size, listed);
    this.#log.compare(found.size, texts.length, `${listed}, of different classes`);
    const others = [...found].filter((name) => !names.has(name));
    this.#log.compare(others, [], `${listed}, classes that do not count`);
    const operations = trees.map(operationsOf);
    const ascending = operations.toSorted((a, b) => a - b);
    this.#log.compare(operations, ascending, `${listed}, fewest operations first`);
  }

  #askReach(pair: Pair, random: Random): void {
    const integers = pair.definition.reached.filter(({ value: [p, q] }) => q === 1n && isSafe(p));
    const middle = integers.length > 0 ? Number(random.pick(integers).value[0]) : 0;
    const least = pair.rules.values === 'natural' ? 1 : -(2 ** 53 - 1);
    const clip = (n: number) => Math.min(Math.max(n, least), 2 ** 53 - 1);
    const from = clip((random.integer(0, 1) === 0 ? middle : 0) - random.integer(0, 150));
    const to = clip(from + random.integer(0, 300));
    const { numbers, aces, rules } = pair;
    const query: ReachQuery = { numbers, from, to, rules: toRules(rules), ...(aces && { aces }) };
    const context = `reach ${JSON.stringify(query)}`;
    const reach = this.#ask(context, pair.isHuge ? ['too-large'] : [], () => this.#solver.reach(query));
    if (reach === undefined) return;
    const expected = new Uint8Array(to - from + 1).fill(255);
    for (const { value, operations } of integers) {
      const target = Number(value[0]);
      if (target >= from && target <= to) expected[target - from] = operations;
    }
    this.#log.compare([reach.from, reach.to, reach.operations.length], [from, to, expected.length], context);
    const differing = Array.from(expected).flatMap((operations, i) => {
      const got = reach.operations[i];
      return got === operations ? [] : [`${from + i}: expected ${operations}, got ${got}`];
    });
    this.#log.compare(differing, [], context);
  }

  /** Checks the expression and the steps of a result on their own. */
  #checkResult(result: Result, { leaves, rules }: Pair, puzzle: Puzzle, context: string): void {
    if (result.status === 'none') return;
    const { expression, operations, steps, value, distance } = result;
    const at = `${context}: ${expression}`;
    const reading = readText(expression, rules);
    const read = reading === null ? null : [writeValue(reading.value), reading.operations];
    this.#log.compare(read, [value, operations], at);
    this.#log.compare(canGive(leaves, reading?.leaves ?? [], rules.use), true, `${at}: its numbers`);
    this.#log.compare(formatExpression(parseExpression(expression)), expression, `${at}: its text`);
    const isExact = result.status === 'exact';
    const judged = isExact ? puzzle : { ...puzzle, leastDistance: distance };
    const expected = isExact ? [true, 'exact'] : [false, 'nearest'];
    for (const answer of steps.length === 0 ? [expression] : [expression, steps.join('\n')]) {
      const { ok, reason } = verify(answer, judged);
      this.#log.compare([ok, reason], expected, `${context}: verify ${JSON.stringify(answer)}`);
    }
  }

  /** The answer to a question, or undefined after an error. Keeps the outcome, unless time can change it. */
  #ask<Answer extends object | number>(
    context: string,
    errors: readonly ErrorCode[],
    call: () => Answer,
  ): Answer | undefined {
    const outcome = this.#log.attempt(call, context, errors);
    if (outcome === undefined) return undefined;
    const place = this.#past.length < MOST_PAST ? this.#past.length : this.#log.comparisons % MOST_PAST;
    if (!errors.includes('timeout')) this.#past[place] = { context, call, outcome };
    return typeof outcome === 'string' ? undefined : (outcome as Answer);
  }
}

function draw(pair: Pair, random: Random): Asked {
  const target = drawTarget(random, pair);
  const { aces, numbers, rules } = pair;
  const isHuge = pair.isHuge || !target.every(isSafe);
  return {
    pair,
    puzzle: {
      numbers: random.shuffle(numbers),
      target: spellTarget(random, target, rules),
      rules: toRules({ ...rules, operators: random.shuffle(rules.operators) }),
      ...(aces && { aces }),
    },
    target,
    errors: isHuge ? ['too-large'] : [],
  };
}

function toRules({ values, use, operators }: SubsetRules): Rules {
  return { values, use, operators };
}

function refusedCalls(solver: Solver): [call: () => unknown, code: ErrorCode][] {
  const rules: Rules = { values: 'natural', use: 'any', operators: ['+', '-'] };
  const all: Rules = { values: 'rational', use: 'all', operators: ['*', '/'] };
  const none = { ...rules, operators: [] };
  const twice = { ...rules, operators: ['+', '+'] as const };
  const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  return [
    [() => solver.solve({ numbers: [], target: 5, rules }), 'invalid-numbers'],
    [() => solver.solve({ numbers: [1, 0], target: 5, rules }), 'invalid-numbers'],
    [() => solver.solve({ numbers: [1, 2], rules }), 'invalid-target'],
    [() => solver.solve({ numbers: [1, 2], target: -1, rules }), 'invalid-target'],
    [() => solver.count({ numbers: [1, 2], target: '1/0', rules: all }), 'invalid-target'],
    [() => solver.solve({ numbers: [1, 2], target: 3, rules: twice }), 'invalid-option'],
    [() => solver.solve({ numbers: [1, 2], target: 3, rules: none }), 'invalid-option'],
    [() => solver.reach({ numbers: [1, 2], from: 0, to: 5, rules }), 'invalid-range'],
    [() => solver.reach({ numbers: [1, 2], from: 6, to: 5, rules: all }), 'invalid-range'],
    [() => solver.solve({ numbers: ten, target: 5, rules }), 'too-large'],
    [() => solver.solve({ numbers: [1, 2, 3], target: 5, rules, timeout: 0 }), 'invalid-option'],
  ];
}
