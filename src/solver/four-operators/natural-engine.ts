// The engine for natural values with the four operators: one target, ranges of targets, and the boards of a
// pool, which share lists of values.
import type { Engine, Found, ReachBoard, Refusable } from '../engine.js';
import type { MemoryLimit } from '../wasm/check-status.js';
import { InstanceHolder } from '../wasm/instance-holder.js';
import { NaturalInstance, type Answer } from '../wasm/natural-instance.js';
import { integer } from '../../core/fraction.js';
import type { Expression } from '../../core/api-types.js';
import { MAX_NUMBERS } from '../../core/puzzle/parse-numbers.js';
import type { ParsedPuzzle } from '../../core/puzzle/parse-puzzle.js';
import type { ParsedRange } from '../../core/puzzle/parse-range.js';
import type { ParsedRules } from '../../core/puzzle/parse-rules.js';
import { memoryOfBoards, type ParsedReachAll } from '../boards/parse-reach-all.js';

/** Finds the tidiest expression with the value and the number of operations of an answer. */
type FindTidiest = (instance: NaturalInstance, puzzle: ParsedPuzzle, answer: Answer) => Expression;

export class NaturalEngine implements Engine {
  readonly mostNumbers = MAX_NUMBERS;
  readonly refusals: Readonly<Partial<Record<Refusable, string>>>;
  readonly #module: () => WebAssembly.Module;
  readonly #holder: InstanceHolder<NaturalInstance>;
  readonly #findTidiest: FindTidiest | null;

  /** @param findTidiest null if `refusals` has `tidy` */
  constructor(
    module: () => WebAssembly.Module,
    limit: MemoryLimit,
    findTidiest: FindTidiest | null,
    refusals: NaturalEngine['refusals'] = {},
  ) {
    this.#module = module;
    this.#holder = new InstanceHolder(() => new NaturalInstance(module(), limit));
    this.#findTidiest = findTidiest;
    this.refusals = refusals;
  }

  serves({ values, operators }: ParsedRules): boolean {
    return values === 'natural' && operators === undefined;
  }

  solve(puzzle: ParsedPuzzle, nearest: boolean): Found | null {
    const instance = this.#holder.get();
    const answer = instance.solve(puzzle, puzzle.target.numerator, nearest);
    if (answer === null) return null;
    const expression = puzzle.tidy ? this.#findTidiest!(instance, puzzle, answer) : answer.expression;
    return { expression, value: integer(answer.value) };
  }

  reach(range: ParsedRange): Uint8Array<ArrayBuffer> {
    return this.#holder.get().reach(range);
  }

  /** Opens the boards with an instance of their own, which can keep the lists that they share. */
  openBoards(query: ParsedReachAll): ReachBoard {
    const { boards, rules, from, to } = query;
    const instance = new NaturalInstance(this.#module(), memoryOfBoards(query));
    const reach = (numbers: readonly number[]) =>
      instance.reach({ leaves: numbers.map((number) => [number]), rules, from, to });
    // Boards share only values that no strict subset makes, which is not enough under `all`.
    if (rules.use === 'all') return reach;
    return instance.openPool(boards.numbers, boards.size, from, to) ?? reach;
  }

  open(): void {
    this.#holder.get();
  }

  recover(error: unknown): void {
    this.#holder.recover(error);
  }
}
