// Like map-in-order.ts, but for results that come in parts: each part is yielded as soon as it has come and
// all results of earlier items are complete.
import { mapInOrder, unlessAborted } from './map-in-order.js';
import type { AbortSignalLike } from './worker-types.js';

/** Parts that wait until they are taken. */
class JobParts<Part> {
  readonly #waiting: Part[] = [];
  #isEnded = false;
  #failure: { readonly error: unknown } | null = null;
  #wake: () => void = () => undefined;

  push(part: Part): void {
    this.#waiting.push(part);
    this.#wake();
  }

  end(): void {
    this.#isEnded = true;
    this.#wake();
  }

  fail(error: unknown): void {
    this.#failure = { error };
    this.end();
  }

  /** Resolves with the parts that came since the last call; with none at the end. */
  async take(): Promise<Part[]> {
    while (this.#waiting.length === 0 && !this.#isEnded)
      await new Promise<void>((resolve) => (this.#wake = resolve));
    if (this.#waiting.length === 0 && this.#failure !== null) throw this.#failure.error;
    return this.#waiting.splice(0);
  }
}

/**
 * Yields the parts that `run` pushes for each item, in the order of the items.
 *
 * @param run resolves when all parts of its item are pushed
 * @param ahead number of further items to start, as in `mapInOrder`
 * @throws what the source or `run` throws, after the parts before it; the reason of the signal at once.
 */
export async function* streamInOrder<Item, Part>(
  items: Iterable<Item> | AsyncIterable<Item>,
  run: (item: Item, push: (part: Part) => void) => Promise<void>,
  ahead: number,
  signal: AbortSignalLike = new AbortController().signal,
): AsyncGenerator<Part, void, undefined> {
  const open = (item: Item) => {
    const parts = new JobParts<Part>();
    run(item, (part) => parts.push(part)).then(
      () => parts.end(),
      (error: unknown) => parts.fail(error),
    );
    return Promise.resolve(parts);
  };
  for await (const parts of mapInOrder(items, open, ahead, signal)) {
    for (;;) {
      const taken = await unlessAborted(parts.take(), signal);
      if (taken.length === 0) break;
      yield* taken;
    }
  }
}
