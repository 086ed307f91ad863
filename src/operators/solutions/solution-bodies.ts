// The forms that `function` and `essential` compare (core/api-types.ts): a form is a sign and a body, and a
// body is a number, a sum or product known by the multiset of its parts, or an atom: an operation beyond the
// four, known by the forms of its operands in their order.
//
// Bodies are interned. A part is the number of a body with one bit for its sign (in a sum and an atom) or
// exponent (in a product); equal multisets are equal sorted lists. A body is one of a sum and its negation:
// the one whose list comes first.

/** Properties of the value of a body that decide: whether it is 0, and whether it is 1 or -1. */
export interface BodyWorth {
  readonly isZero: boolean;
  readonly isUnit: boolean;
}

interface FormBody extends BodyWorth {
  readonly index: number;
  /** Kind of the body; for an atom, a dot and the name of its operator, as one may be named like a kind. */
  readonly kind: string;
  /**
   * Twice the index of the body of each part; plus 1 if it is subtracted, negative or divided by. Ascending,
   * except in atoms.
   */
  readonly parts: readonly number[];
  /** Whether the body is its own negation. */
  readonly isNeutral: boolean;
}

export interface SignedBody {
  readonly sign: 1 | -1;
  readonly body: FormBody;
}

export class Bodies {
  readonly #isEssential: boolean;
  readonly #bodies: FormBody[] = [];
  readonly #byParts = new Map<string, FormBody>();

  constructor(isEssential: boolean) {
    this.#isEssential = isEssential;
  }

  number(number: number): FormBody {
    const isZero = number === 0;
    return this.#bodyOf('number', [number], isZero, { isZero, isUnit: number === 1 });
  }

  /** Returns the body of an operation whose operands are not rearranged. */
  atom(operator: string, operands: readonly SignedBody[], worth: BodyWorth): FormBody {
    const parts = operands.map(({ sign, body }) => 2 * body.index + (sign < 0 ? 1 : 0));
    return this.#bodyOf(`.${operator}`, parts, false, worth);
  }

  sum(left: SignedBody, right: SignedBody, subtracts: boolean, worth: BodyWorth): SignedBody {
    const parts: number[] = [];
    const negated: number[] = [];
    const add = (part: number) => {
      const hasNoSign = this.#hasNoSign(this.#bodies[part >> 1]);
      parts.push(hasNoSign ? part & ~1 : part);
      negated.push(hasNoSign ? part & ~1 : part ^ 1);
    };
    const addAll = ({ body, sign }: SignedBody, isSubtracted: boolean) => {
      const flips = sign < 0 !== isSubtracted ? 1 : 0;
      if (body.kind === 'sum') for (const part of body.parts) add(part ^ flips);
      else add(2 * body.index + flips);
    };
    addAll(left, false);
    addAll(right, subtracts);
    parts.sort(ascending);
    negated.sort(ascending);
    const order = compareLists(parts, negated);
    const body = this.#bodyOf('sum', order <= 0 ? parts : negated, order === 0, worth);
    return { sign: order <= 0 ? 1 : -1, body };
  }

  product(left: SignedBody, right: SignedBody, divides: boolean, worth: BodyWorth): SignedBody {
    const isZero = this.#isEssential && worth.isZero;
    const parts: number[] = [];
    const add = (part: number) => {
      const { isUnit } = this.#bodies[part >> 1];
      parts.push(isZero || (this.#isEssential && isUnit) ? part & ~1 : part);
    };
    const addAll = (body: FormBody, flips: number) => {
      if (body.kind === 'product') for (const part of body.parts) add(part ^ flips);
      else add(2 * body.index + flips);
    };
    addAll(left.body, 0);
    addAll(right.body, divides ? 1 : 0);
    parts.sort(ascending);
    const isNeutral = parts.some((part) => this.#bodies[part >> 1].isNeutral);
    const sign = isNeutral || left.sign === right.sign ? 1 : -1;
    return { sign, body: this.#bodyOf('product', parts, isNeutral, worth) };
  }

  /** Whether adding and subtracting a term have the same result. */
  #hasNoSign({ isNeutral, isZero }: FormBody): boolean {
    return isNeutral || (this.#isEssential && isZero);
  }

  #bodyOf(
    kind: string,
    parts: readonly number[],
    isNeutral: boolean,
    { isZero, isUnit }: BodyWorth,
  ): FormBody {
    const key = [kind, ...parts].join();
    let body = this.#byParts.get(key);
    if (body === undefined) {
      body = { index: this.#bodies.length, kind, parts, isNeutral, isZero, isUnit };
      this.#bodies.push(body);
      this.#byParts.set(key, body);
    }
    return body;
  }
}

function ascending(a: number, b: number): number {
  return a - b;
}

/** Compares two lists of equal length, by the first place where they differ. */
function compareLists(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((part, i) => part !== other[i]);
  return place < 0 ? 0 : one[place] - other[place];
}
