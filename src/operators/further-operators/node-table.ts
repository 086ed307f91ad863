// The values of a search, as nodes of a graph in typed arrays: a node is a given number, digits joined to
// one, or an operation on one or two other nodes.
//
// A rational value is a fraction in lowest terms: in doubles while both parts are below 2^53, which nearly
// all are (small-fraction.ts), otherwise in BigInt. An irrational value is its operation alone. All have an
// enclosure in doubles, which serves for looking values up and for telling whether an operand may be outside
// a domain. Where an enclosure cannot tell, and where a result may be an integer, one with more digits may
// tell (sketch-value.ts); otherwise exact/ decides. Other rational results of irrational operands, such as
// root(8, 2) / root(2, 2) / 3, stay as they are, as looking for them would cost more than they do.
//
// A value that exact/ refuses, because it is too large or because a domain is undecided, makes no node; the
// search remembers it, and answers with that error rather than with `none`.
import { spendTicks } from '../../core/deadline.js';
import { NumbersGameError } from '../../core/errors.js';
import { integer, isEqual, type Fraction } from '../../core/fraction.js';
import type { ResolvedLimits } from '../../core/puzzle/largest-operands.js';
import type { BinaryOperator, Expression, Rules, UnaryOperator } from '../../core/api-types.js';
import { applyExactly } from '../../expression/all-operators.js';
import { Irrational, isRational, type ExactValue } from '../../expression/exact/exact-value.js';
import type { Fault, OperatorRow } from '../../core/operator-notation.js';
import { Enclosure } from '../../expression/doubles/enclosure.js';
import { Operand } from '../../expression/doubles/operand.js';
import {
  DONE,
  IRRATIONAL,
  OUTSIDE,
  type FractionOutcome,
  SMALL,
  SmallFraction,
} from '../../expression/doubles/small-fraction.js';
import { concatenation } from '../../expression/operators/concatenation.js';
import { logarithm } from '../../expression/operators/logarithm.js';
import { power } from '../../expression/operators/power.js';
import {
  ANYTHING,
  BOUNDED,
  NOTHING,
  WHOLE,
  toSearchLimits,
  type SearchLimits,
  type SearchPart,
} from '../../expression/operators/operator-parts.js';
import type { ValueGraph } from '../solutions/value-graph.js';
import * as codes from './operator-codes.js';
import { encloseExactly } from './enclose-exactly.js';
import { divideLogarithms } from './power-logarithm.js';
import { partsOf } from './four-parts.js';
import { isFractional, sketch } from './sketch-value.js';

/** Marker of an absent node: the operation is not allowed. */
export const NONE = -1;

/** Mark of a value that is not known to be a fraction. */
const UNKNOWN = -1;
/** Mark of a value that is not known to be a fraction, and is not an integer. */
const NOT_INTEGER = -2;

/** Maximum number of nodes, 66 bytes each. */
const MAX_NODES = 1 << 23;
/** Relative radius beyond which exact/ computes an enclosure. */
const BLUNT = 2 ** -36;
const BLUNT_LOGARITHM = 2 ** -20;
/** Magnitude up to which a possible integer is compared with one at once. Larger values often may be one. */
const SURELY_SPARSE = 2 ** 40;

/** Index of a square root. */
const TWO = integer(2);

/** Ticks that an exact operation costs (core/deadline.ts). */
const TICKS_TO_APPLY_EXACTLY = 256;

/** All fields of a node below that are tables: they grow together. */
const COLUMNS = ['x', 'r', 'l', 'lr', 'p', 'q', 'code', 'left', 'right', 'operations'] as const;

export class Nodes implements ValueGraph<number, number> {
  /** Number of nodes, which are numbered from 0. */
  length = 0;
  #capacity = 1 << 10;
  /** Fields of the enclosures. */
  x = new Float64Array(this.#capacity);
  r = new Float64Array(this.#capacity);
  l = new Float64Array(this.#capacity);
  lr = new Float64Array(this.#capacity);
  /**
   * Numerators, with the denominators in `q`, if both are small. Otherwise `p` is 0, and `q` is 0 for a
   * fraction in BigInt, -1 if there is no fraction, or NOT_INTEGER.
   */
  p = new Float64Array(this.#capacity);
  q = new Float64Array(this.#capacity);
  code = new Uint8Array(this.#capacity);
  /** Operands: the right one is NONE for one operand, both for none. */
  left = new Int32Array(this.#capacity);
  right = new Int32Array(this.#capacity);
  /** Number of operations of a node in all. */
  operations = new Uint8Array(this.#capacity);
  /** Whether a value was left out only because of its size. */
  isIncomplete = false;
  /** The first expression that exact/ could not decide about. */
  undecided: Expression | null = null;

  readonly #limits: ResolvedLimits;
  readonly #isNatural: boolean;
  readonly #isWhole: boolean;
  readonly #isReal: boolean;
  readonly #most: number;
  readonly operators: codes.OperatorCodes;
  readonly limits: SearchLimits;
  /** Parts of the operators, by code. */
  readonly parts: readonly SearchPart[];
  readonly #small = new SmallFraction();
  /** Values in the form of exact/: all that are not small, once they are computed. */
  #exact = new Array<ExactValue | Fault | undefined>(this.#capacity).fill(undefined);
  /** Values that are not decided (sketch-value.ts). */
  readonly #sketches: (Irrational | undefined)[] = [];
  readonly #digits = new Map<number, readonly number[]>();
  readonly #furtherWays = new Map<number, number[]>();
  readonly #a = new Operand();
  readonly #b = new Operand();
  readonly #result = new Enclosure();

  constructor(values: Rules['values'], operators: codes.OperatorCodes, limits: ResolvedLimits) {
    this.operators = operators;
    this.#limits = limits;
    this.#isNatural = values === 'natural';
    this.#isWhole = this.#isNatural || values === 'integer';
    this.#isReal = values === 'real';
    this.#most = 2 ** Math.min(limits.bits, 53);
    this.limits = toSearchLimits(limits);
    this.parts = partsOf(operators);
  }

  addNumber(value: number): number {
    return this.#addSmall(value, 1, codes.GIVEN, NONE, NONE);
  }

  /** Adds the number that some digits form. */
  addDigits(digits: readonly number[]): number {
    const value = digits.reduce((number, digit) => 10 * number + digit, 0);
    const node = this.#addSmall(value, 1, codes.CONCATENATE, NONE, NONE);
    this.operations[node] = digits.length - 1;
    this.#digits.set(node, digits);
    return node;
  }

  /** Adds the result of one node, with NONE as the right one, or of two; NONE if the rules forbid it. */
  addOperation(code: number, left: number, right: number): number {
    const q = this.q[left];
    const s = right === NONE ? 1 : this.q[right];
    if (q > 0 && s > 0) {
      const r = right === NONE ? 0 : this.p[right];
      const outcome = this.parts[code].compute(this.p[left], q, r, s, this.limits, this.#small);
      if (outcome <= IRRATIONAL) return this.#addOutcome(outcome, code, left, right);
      return this.#addExactly(code, left, right);
    }
    const row = this.operators.rows[code];
    if (row === logarithm) return this.#addLogarithm(code, left, right);
    // Exponents with denominators from 2^53 on: no fraction but 1 has a root of such an index.
    if (row === power && q >= 0 && s === 0 && Math.abs(this.x[right]) < 1 && !this.isWorth(left, 1))
      return this.#addIrrational(code, left, right);
    return q < 0 || s < 0 ? this.#approximate(code, left, right, false) : this.#addExactly(code, left, right);
  }

  /** Removes the nodes from a number on. */
  truncate(length: number): void {
    this.length = length;
  }

  loadOperand(node: number, into: Operand): void {
    into.p = this.p[node];
    into.q = this.q[node];
    this.load(node, into);
  }

  /** Reads an enclosure with its logarithm, if it has one. */
  load(node: number, into: Enclosure): void {
    if (Number.isNaN(this.l[node])) {
      into.set(this.x[node], this.r[node]);
      if (this.q[node] > 0 && into.isNearOne)
        into.takeLogarithmOfExcess((this.p[node] - this.q[node]) / this.q[node], 0);
      else if (!into.takeLogarithm()) return;
      this.l[node] = into.l;
      this.lr[node] = into.lr;
    } else {
      into.set(this.x[node], this.r[node], this.l[node], this.lr[node]);
    }
  }

  isRational(node: number): boolean {
    return this.q[node] >= 0;
  }

  /** Whether two rational values are equal. */
  isSame(one: number, other: number): boolean {
    if (this.q[one] !== this.q[other] || this.p[one] !== this.p[other]) return false;
    return this.q[one] !== 0 || isEqual(this.#exact[one] as Fraction, this.#exact[other] as Fraction);
  }

  /** Returns a value in the form of exact/, or the fault. */
  exactOf(node: number): ExactValue | Fault {
    if (this.q[node] > 0) return { numerator: BigInt(this.p[node]), denominator: BigInt(this.q[node]) };
    const known = this.#exact[node];
    if (known !== undefined) return known;
    const value = this.#applyExactly(this.code[node], this.left[node], this.right[node]);
    this.#exact[node] = value;
    if (value instanceof Irrational) this.q[node] = NOT_INTEGER;
    return value;
  }

  /** Records the reason why a value that was found has no exact form. */
  noteFault(node: number, fault: Fault): void {
    if (fault === 'too-large') this.isIncomplete = true;
    if (fault === 'undecided') this.undecided ??= this.expressionOf(node);
  }

  /** Whether a value is an integer. */
  isWorth(node: number, value: number): boolean {
    return this.q[node] === 1 && this.p[node] === value;
  }

  /** Whether a value other than 0 is negative. */
  isNegative(node: number): boolean {
    return this.x[node] < 0;
  }

  /** Adds a further way to make the value of a node: another node with that value. */
  addWay(node: number, way: number): void {
    const ways = this.#furtherWays.get(node);
    if (ways === undefined) this.#furtherWays.set(node, [way]);
    else ways.push(way);
  }

  /** Returns the ways to make the value of a node: itself, and those that were added. */
  waysOf(node: number): readonly number[] {
    return [node, ...(this.#furtherWays.get(node) ?? [])];
  }

  operationOf(way: number): number | OperatorRow {
    const code = this.code[way];
    return codes.isNumber(code) ? this.p[way] : this.operators.rows[code];
  }

  operandsOf(way: number): readonly number[] {
    return listOperands(this.left[way], this.right[way]);
  }

  expressionOf(node: number): Expression {
    const operands = this.operandsOf(node).map((operand) => this.expressionOf(operand));
    return this.expressionWith(node, operands);
  }

  expressionWith(node: number, operands: readonly Expression[]): Expression {
    const code = this.code[node];
    if (code === codes.GIVEN) return this.p[node];
    if (code === codes.CONCATENATE)
      return { operator: concatenation.operator, parts: this.#digits.get(node)! };
    return this.#toOperation(code, operands);
  }

  #addOutcome(outcome: FractionOutcome, code: number, left: number, right: number): number {
    if (outcome === DONE) {
      const { p, q } = this.#small;
      if ((this.#isWhole && q !== 1) || (this.#isNatural && p <= 0)) return NONE;
      if (Math.abs(p) >= this.#most || q >= this.#most) {
        this.isIncomplete = true;
        return NONE;
      }
      return this.#addSmall(p, q, code, left, right);
    }
    return outcome === OUTSIDE ? NONE : this.#addIrrational(code, left, right);
  }

  #addIrrational(code: number, left: number, right: number): number {
    return this.#isReal ? this.#approximate(code, left, right, true) : NONE;
  }

  #addLogarithm(code: number, left: number, right: number): number {
    if (this.isWorth(left, 1)) return NONE;
    const value = divideLogarithms(this, this.#small, left, right);
    if (value === 'outside-domain') return NONE;
    if (value === 'unknown') return this.#approximate(code, left, right, false);
    if (value === 'irrational') return this.#addIrrational(code, left, right);
    return this.#addFraction(value, code, left, right);
  }

  /** Computes the result in doubles, if doubles can tell that it is in the domain, and its value. */
  #approximate(code: number, left: number, right: number, isIrrational: boolean): number {
    const a = this.#a;
    const b = this.#b;
    const result = this.#result;
    this.loadOperand(left, a);
    if (right !== NONE) this.loadOperand(right, b);
    const { enclose } = this.parts[code];
    let outcome = enclose(a, b, this.limits, result);
    if (outcome === ANYTHING) {
      this.#sharpen(left, a);
      this.#sharpen(right, b);
      outcome = enclose(a, b, this.limits, result);
    }
    if (outcome === NOTHING) return NONE;
    if (outcome === WHOLE) return this.#addSmall(result.x, 1, code, left, right);
    if (outcome !== BOUNDED) return this.#addExactly(code, left, right);
    if (this.#isTooLarge(result)) {
      this.isIncomplete = true;
      return NONE;
    }
    const isClear = !isBlunt(result) && (isIrrational || !isNearInteger(result));
    if (isClear) return this.#add(result, code, left, right, isIrrational ? NOT_INTEGER : UNKNOWN);
    const value = this.#sketch(code, left, right);
    if (result.r === 0 || !isFractional(value)) return this.#addExactly(code, left, right);
    encloseExactly(value, result);
    if (isBlunt(result)) return this.#addExactly(code, left, right);
    const node = this.#add(result, code, left, right, NOT_INTEGER);
    this.#sketches[node] = value;
    return node;
  }

  /** Encloses an operand, or none, by more digits than doubles have, if these show it is not an integer. */
  #sharpen(node: number, into: Operand): void {
    const value = this.#sketchOf(node);
    if (isRational(value) || !isFractional(value)) return;
    encloseExactly(value, into);
    into.q = this.q[node] = NOT_INTEGER;
  }

  #sketchOf(node: number): ExactValue {
    if (node === NONE) return TWO;
    if (this.isRational(node)) return this.exactOf(node) as Fraction;
    const exact = this.#exact[node];
    if (typeof exact === 'object') return exact;
    return (this.#sketches[node] ??= this.#sketch(this.code[node], this.left[node], this.right[node]));
  }

  #sketch(code: number, left: number, right: number): Irrational {
    spendTicks(TICKS_TO_APPLY_EXACTLY);
    return sketch(this.operators, code, this.#sketchOf(left), this.#sketchOf(right));
  }

  /** Whether exact/ would refuse a result, which is in its domain, because of its magnitude. */
  #isTooLarge({ isFar, l, lr }: Enclosure): boolean {
    return isFar && Math.abs(l) - lr > (this.#limits.bits + 2) * Math.LN2 * (1 + 2 ** -40);
  }

  #addExactly(code: number, left: number, right: number): number {
    const value = this.#applyExactly(code, left, right);
    if (typeof value === 'string') {
      if (value === 'too-large') this.isIncomplete = true;
      if (value === 'undecided') this.undecided ??= this.#describe(code, left, right);
      return NONE;
    }
    if (isRational(value)) return this.#addFraction(value, code, left, right);
    return this.#isReal ? this.#addValue(value, code, left, right) : NONE;
  }

  #addFraction(value: Fraction, code: number, left: number, right: number): number {
    const { numerator, denominator } = value;
    if ((this.#isWhole && denominator !== 1n) || (this.#isNatural && numerator <= 0n)) return NONE;
    const p = Number(numerator);
    const q = Number(denominator);
    if (Math.abs(p) < SMALL && q < SMALL) return this.#addSmall(p, q, code, left, right);
    return this.#addValue(value, code, left, right);
  }

  #addValue(value: ExactValue, code: number, left: number, right: number): number {
    encloseExactly(value, this.#result);
    const node = this.#add(this.#result, code, left, right, isRational(value) ? 0 : NOT_INTEGER);
    this.#exact[node] = value;
    return node;
  }

  #describe(code: number, left: number, right: number): Expression {
    const operands = listOperands(left, right).map((operand) => this.expressionOf(operand));
    return this.#toOperation(code, operands);
  }

  #toOperation(code: number, [left, right]: readonly Expression[]): Expression {
    const { operator } = this.operators.rows[code];
    return codes.isUnary(code)
      ? { operator: operator as UnaryOperator, operand: left }
      : { operator: operator as BinaryOperator, left, right };
  }

  #applyExactly(code: number, left: number, right: number): ExactValue | Fault {
    spendTicks(TICKS_TO_APPLY_EXACTLY);
    const operands: ExactValue[] = [];
    for (const node of listOperands(left, right)) {
      const value = this.exactOf(node);
      if (typeof value === 'string') return value;
      operands.push(value);
    }
    return applyExactly(this.operators.rows[code], operands, this.#limits);
  }

  #addSmall(p: number, q: number, code: number, left: number, right: number): number {
    const node = this.#allocate(code, left, right);
    const x = p / q;
    this.x[node] = x;
    this.r[node] = q === 1 ? 0 : Math.abs(x) * 2 ** -53;
    this.l[node] = NaN;
    this.p[node] = p;
    this.q[node] = q;
    return node;
  }

  #add({ x, r, l, lr }: Enclosure, code: number, left: number, right: number, q: number): number {
    const node = this.#allocate(code, left, right);
    this.x[node] = x;
    this.r[node] = r;
    this.l[node] = l;
    this.lr[node] = lr;
    this.p[node] = 0;
    this.q[node] = q;
    this.#exact[node] = undefined;
    this.#sketches[node] = undefined;
    return node;
  }

  #allocate(code: number, left: number, right: number): number {
    if (this.length === this.#capacity) this.#grow();
    spendTicks();
    const node = this.length++;
    this.code[node] = code;
    this.left[node] = left;
    this.right[node] = right;
    if (left !== NONE) {
      this.operations[node] = 1 + this.operations[left] + (right === NONE ? 0 : this.operations[right]);
    } else {
      this.operations[node] = 0;
    }
    return node;
  }

  #grow(): void {
    if (this.#capacity >= MAX_NODES)
      throw new NumbersGameError('out-of-memory', `numbers: they make more than ${MAX_NODES} values`);
    this.#exact = this.#exact.concat(new Array<undefined>(this.#capacity).fill(undefined));
    this.#capacity *= 2;
    const enlarge = <Column extends Float64Array | Int32Array | Uint8Array>(column: Column): Column => {
      const larger = new (column.constructor as new (length: number) => Column)(this.#capacity);
      larger.set(column);
      return larger;
    };
    for (const name of COLUMNS) Object.assign(this, { [name]: enlarge(this[name]) });
  }
}

/** Lists the operands of an operation, or those of a number, which has none. */
function listOperands(left: number, right: number): number[] {
  return [left, right].filter((operand) => operand !== NONE);
}

/** Whether a value that is not too large for it to be rare may be an integer. */
function isNearInteger(value: Enclosure): boolean {
  const { x, r, isFar } = value;
  if (isFar || Math.abs(x) >= SURELY_SPARSE || Math.abs(x - Math.round(x)) > r) return false;
  return Math.round(x) !== 1 || value.mayBeOne;
}

function isBlunt({ x, r, lr, isFar }: Enclosure): boolean {
  return isFar ? lr > BLUNT_LOGARITHM : r > Math.abs(x) * BLUNT;
}
