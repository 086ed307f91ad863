// The engine for natural values with the four operators: one target, ranges of targets, and the boards of a
// pool, which share lists of values.
import type { Engine, Found, ReachBoard, Refusable } from '../engine.js';
import type { MemoryLimit } from '../wasm/check-status.js';
import { InstanceHolder } from '../wasm/instance-holder.js';
import { NaturalInstance } from '../wasm/natural-instance.js';
import { integer } from '../../core/fraction.js';
import { MAX_NUMBERS } from '../../core/puzzle/parse-numbers.js';
import type { KeptBoards } from './kept-boards.js';
import type { tidyNatural } from '../tidy/tidy-natural.js';
import type { ParsedPuzzle } from '../../core/puzzle/parse-puzzle.js';
import type { ParsedRange } from '../../core/puzzle/parse-range.js';
import type { ParsedRules } from '../../core/puzzle/parse-rules.js';
import { memoryOfBoards, type ParsedReachAll } from '../boards/parse-reach-all.js';

/** Maximum number of pages of lists that `reach` keeps from call to call: 16 MiB. */
const KEPT_PAGES = 256;

/** Parts that the smallest solver does without. */
export interface NaturalParts {
  readonly tidyNatural: typeof tidyNatural;
  readonly KeptBoards: typeof KeptBoards;
}

export class NaturalEngine implements Engine {
  readonly mostNumbers = MAX_NUMBERS;
  readonly refusals: Readonly<Partial<Record<Refusable, string>>>;
  readonly #module: () => WebAssembly.Module;
  readonly #holder: InstanceHolder<NaturalInstance>;
  readonly #parts: NaturalParts | null;
  readonly #kept: KeptBoards | undefined;

  /** @param parts null if `refusals` has `tidy` */
  constructor(
    module: () => WebAssembly.Module,
    limit: MemoryLimit,
    parts: NaturalParts | null,
    refusals: NaturalEngine['refusals'] = {},
  ) {
    this.#module = module;
    this.#holder = new InstanceHolder(() => this.createInstance(limit));
    this.#parts = parts;
    this.refusals = refusals;
    if (parts === null) return;
    const pages = Math.min(limit.pages, KEPT_PAGES);
    this.#kept = new parts.KeptBoards(() => this.createInstance({ ...limit, pages }));
  }

  /** Makes an instance of its own for a caller. */
  createInstance(limit: MemoryLimit): NaturalInstance {
    return new NaturalInstance(this.#module(), limit);
  }

  serves({ values, operators }: ParsedRules): boolean {
    return values === 'natural' && operators === undefined;
  }

  solve(puzzle: ParsedPuzzle, nearest: boolean): Found | null {
    const instance = this.#holder.get();
    const answer = instance.solve(puzzle, puzzle.target.numerator, nearest);
    if (answer === null) return null;
    const found = { ...answer, value: integer(answer.value) };
    if (!puzzle.tidy) return found;
    return { ...found, expression: this.#parts!.tidyNatural(instance, puzzle, found) };
  }

  reach(range: ParsedRange): Uint8Array<ArrayBuffer> {
    return this.#kept?.reach(range) ?? this.#holder.get().reach(range);
  }

  /** Opens the boards with an instance of their own, which can keep the lists that they share. */
  openBoards(query: ParsedReachAll): ReachBoard {
    const { boards, rules, from, to } = query;
    const instance = this.createInstance(memoryOfBoards(query));
    const reach = (numbers: readonly number[]) =>
      instance.reach({ leaves: numbers.map((number) => [number]), rules, from, to });
    // Boards share only values that no strict subset makes, which is not enough under `all`.
    if (rules.use === 'all') return reach;
    return instance.openPool(boards.members, boards.size, from, to) ?? reach;
  }

  open(): void {
    this.#holder.get();
  }

  recover(error: unknown): void {
    this.#holder.recover(error);
    this.#kept?.drop();
  }
}
