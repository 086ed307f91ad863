// An instance of WebAssembly that is made when it is needed, and replaced after a trap, when its state is
// unknown.
import { NumbersGameError } from '../../core/errors.js';

/** The part of an instance that a holder uses. */
interface Abandonable {
  /** Starts afresh after a call that an exception ended. */
  abandon(): void;
}

export class InstanceHolder<Instance extends Abandonable> {
  readonly #create: () => Instance;
  #instance: Instance | null = null;

  constructor(create: () => Instance) {
    this.#create = create;
  }

  /** Returns the instance. @throws NumbersGameError `invalid-option`, `out-of-memory` if it cannot be made */
  get(): Instance {
    return (this.#instance ??= this.#create());
  }

  /** Makes the next call possible after an error. */
  recover(error: unknown): void {
    if (!(error instanceof NumbersGameError)) this.#instance = null;
    else if (error.code === 'timeout') this.#instance?.abandon();
  }
}
