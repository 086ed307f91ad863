// The engines of a solver: it asks them in turn, and the first that serves the rules and has the method
// answers.
import { NumbersGameError, invalidOption } from '../core/errors.js';
import { BASIC_OPERATORS } from '../core/operator-notation.js';
import type { Engine, Refusable } from './engine.js';
import type { ParsedPuzzle } from '../core/puzzle/parse-puzzle.js';
import type { ParsedRules } from '../core/puzzle/parse-rules.js';

/** Methods of an engine that answer calls. */
type EngineMethod = 'solve' | 'reach' | 'openBoards' | 'list' | 'count';

export type EngineWith<Name extends EngineMethod> = Engine & Required<Pick<Engine, Name>>;

/** Names in messages of the calls that methods answer. Every engine solves. */
const CALLS: Readonly<Partial<Record<EngineMethod, Refusable>>> = {
  reach: 'reach',
  openBoards: 'reachAll',
  list: 'solutions and count',
  count: 'solutions and count',
};

export class EngineList {
  #engines: readonly Engine[];
  readonly #describeOthers: (rules: ParsedRules) => string;
  #isDisposed = false;

  /** @param describeOthers the message for rules that no engine serves */
  constructor(engines: readonly Engine[], describeOthers: (rules: ParsedRules) => string) {
    this.#engines = engines;
    this.#describeOthers = describeOthers;
  }

  /**
   * Opens the first engine, so that a module that is not the engine's is refused where it was passed.
   *
   * @throws NumbersGameError `invalid-option`, `out-of-memory`
   */
  open(): this {
    this.#engines[0].open?.();
    return this;
  }

  /** Checks that the solver is in use. @throws NumbersGameError `invalid-option` if it was disposed of */
  checkInUse(): void {
    if (!this.#isDisposed) return;
    throw invalidOption('solver: already disposed');
  }

  /** Releases the engines and their memory. */
  dispose(): void {
    this.#isDisposed = true;
    this.#engines = [];
  }

  /**
   * Finds the engine for a board of `size` numbers.
   *
   * @param argument the argument that says how many numbers there are
   * @throws NumbersGameError `invalid-option` if no engine does this under these rules, `too-large` for
   * boards of more numbers than it takes
   */
  find<Name extends EngineMethod>(
    method: Name,
    rules: ParsedRules,
    size: number,
    argument = 'numbers',
  ): EngineWith<Name> {
    for (const engine of this.#engines) {
      if (engine[method] === undefined || !engine.serves(rules)) continue;
      if (size <= engine.mostNumbers) return engine as EngineWith<Name>;
      const expected = `at most ${engine.mostNumbers} numbers with the operators ${listOperators(rules)}`;
      throw new NumbersGameError('too-large', `${argument}: expected ${expected}, got ${size}`);
    }
    const call = CALLS[method];
    if (call !== undefined) {
      for (const engine of this.#engines) {
        if (engine.serves(rules)) checkTaken(engine, rules, call, 'rules.operators', ` for ${call}`);
      }
    }
    throw invalidOption(this.#describeOthers(rules));
  }

  /** Finds the engine for a puzzle, and refuses options that have no meaning under its rules. */
  findFor<Name extends EngineMethod>(method: Name, puzzle: ParsedPuzzle): EngineWith<Name> {
    const { rules, leaves, nearest, tidy } = puzzle;
    const engine = this.find(method, rules, leaves.length);
    if (nearest) checkTaken(engine, rules, 'nearest');
    if (tidy) checkTaken(engine, rules, 'tidy');
    return engine;
  }

  /** Runs a job of an engine. After an error the engine can be used again. */
  run<Answer>(engine: Engine, job: () => Answer): Answer {
    this.checkInUse();
    try {
      return job();
    } catch (error) {
      engine.recover?.(error);
      throw error;
    }
  }
}

/**
 * Checks that an engine does not refuse a call or an option under rules that it serves.
 *
 * @throws NumbersGameError `invalid-option`
 */
function checkTaken(
  { refusals }: Engine,
  rules: ParsedRules,
  call: Refusable,
  name: string = call,
  purpose = '',
): void {
  const expected = refusals[call];
  if (expected === undefined) return;
  // An option that is refused under all rules was true.
  const got = rules.operators?.join(' ') ?? 'true';
  throw invalidOption(`${name}: expected ${expected}${purpose}, got ${got}`);
}

/** Lists the operators of rules, for messages. */
export function listOperators({ operators = BASIC_OPERATORS }: ParsedRules): string {
  return operators.join(' ');
}
