// The logarithm of powers of fractions with fractions as exponents, such as root(8, 3) or a number in BigInt:
// that of the bases times the quotient of the exponents. Most are irrational, and exact/ would take longer to
// state it.
import { ONE, divide, integer, multiply, reduce, type Fraction } from '../../core/fraction.js';
import type { ExactValue } from '../../expression/exact/exact-value.js';
import { logarithmOfFractions } from '../../expression/exact/rational-powers.js';
import type { Fault } from '../../core/operator-notation.js';
import { DONE, OUTSIDE, type SmallFraction } from '../../expression/doubles/small-fraction.js';
import { power } from '../../expression/operators/power.js';
import { root } from '../../expression/operators/root.js';
import { squareRoot } from '../../expression/operators/square-root.js';
import type { OperatorCodes } from './operator-codes.js';

/** Part of node-table.ts that is used here. */
type NodeReader = Readonly<Record<'p' | 'q', Float64Array> & Record<'left' | 'right', Int32Array>> & {
  readonly code: Uint8Array;
  readonly operators: OperatorCodes;
  isRational(node: number): boolean;
  exactOf(node: number): ExactValue | Fault;
};

/** Power that the operations of a node form: the node of a fraction, and its exponent. */
interface Power {
  readonly base: number;
  readonly exponent: Fraction;
}

const TWO = integer(2);

/** Computes the logarithm of a node to the base of another; unknown unless both are powers of fractions. */
export function divideLogarithms(
  nodes: NodeReader,
  small: SmallFraction,
  left: number,
  right: number,
): Fraction | 'irrational' | 'outside-domain' | 'unknown' {
  const base = readPower(nodes, left);
  const argument = readPower(nodes, right);
  if (base === null || argument === null) return 'unknown';
  const ratio = divideOfFractions(nodes, small, argument.base, base.base);
  if (typeof ratio === 'string') return ratio;
  return reduce(multiply(ratio, divide(argument.exponent, base.exponent)));
}

function readPower(nodes: NodeReader, node: number): Power | null {
  let exponent = ONE;
  for (; !nodes.isRational(node); node = nodes.left[node]) {
    const row = nodes.operators.rows[nodes.code[node]];
    const right = nodes.right[node];
    if (row === squareRoot) exponent = divide(exponent, TWO);
    else if (row === root) exponent = divide(exponent, nodes.exactOf(right) as Fraction);
    else if (row === power && nodes.isRational(right)) {
      exponent = multiply(exponent, nodes.exactOf(right) as Fraction);
    } else return null;
  }
  return { base: node, exponent };
}

/** Divides the logarithms of two fractions. */
function divideOfFractions(
  nodes: NodeReader,
  small: SmallFraction,
  over: number,
  under: number,
): Fraction | 'irrational' | 'outside-domain' {
  const { p, q } = nodes;
  if (q[under] > 0 && q[over] > 0) {
    const isInDomain = p[under] > 0 && p[under] !== q[under] && p[over] > 0;
    const outcome = isInDomain ? small.takeLogarithm(p[under], q[under], p[over], q[over]) : OUTSIDE;
    if (outcome === DONE) return { numerator: BigInt(small.p), denominator: BigInt(small.q) };
    return outcome === OUTSIDE ? 'outside-domain' : 'irrational';
  }
  const base = nodes.exactOf(under) as Fraction;
  const argument = nodes.exactOf(over) as Fraction;
  if (base.numerator <= 0n || argument.numerator <= 0n) return 'outside-domain';
  return logarithmOfFractions(base, argument) ?? 'irrational';
}
