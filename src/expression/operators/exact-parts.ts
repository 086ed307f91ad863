// The exact evaluation of each operator beyond the four.
import type { FurtherOperator } from '../../core/operator-notation.js';
import { applyConcatenation } from './concatenation.js';
import { applyFactorial } from './factorial.js';
import { applyLogarithm } from './logarithm.js';
import { applyModulo } from './modulo.js';
import type { ApplyExactly } from './operator-parts.js';
import { applyPower } from './power.js';
import { applyRoot } from './root.js';
import { applySquare } from './square.js';
import { applySquareRoot } from './square-root.js';

export const EXACT_PARTS: Readonly<Record<FurtherOperator, ApplyExactly>> = {
  '^': applyPower,
  root: applyRoot,
  log: applyLogarithm,
  mod: applyModulo,
  sqrt: applySquareRoot,
  '!': applyFactorial,
  concat: applyConcatenation,
  square: applySquare,
};
