// The exact evaluation of each operator beyond the four.
import type { FurtherOperator } from '../../core/operator-notation.js';
import { exactConcatenation } from './concatenation.js';
import { exactFactorial } from './factorial.js';
import { exactLogarithm } from './logarithm.js';
import { exactModulo } from './modulo.js';
import type { ExactPart } from './operator-parts.js';
import { exactPower } from './power.js';
import { exactRoot } from './root.js';
import { exactSquare } from './square.js';
import { exactSquareRoot } from './square-root.js';

export const EXACT_PARTS: Readonly<Record<FurtherOperator, ExactPart>> = {
  '^': exactPower,
  root: exactRoot,
  log: exactLogarithm,
  mod: exactModulo,
  sqrt: exactSquareRoot,
  '!': exactFactorial,
  concat: exactConcatenation,
  square: exactSquare,
};
