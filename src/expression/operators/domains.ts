// The text of the domain of each operator beyond the four.
import type { FurtherOperator } from '../../core/operator-notation.js';
import { describeConcatenationDomain } from './concatenation.js';
import { describeFactorialDomain } from './factorial.js';
import { describeLogarithmDomain } from './logarithm.js';
import { describeModuloDomain } from './modulo.js';
import type { DescribeDomain } from './operator-parts.js';
import { describePowerDomain } from './power.js';
import { describeRootDomain } from './root.js';
import { describeSquareDomain } from './square.js';
import { describeSquareRootDomain } from './square-root.js';

export const DOMAINS: Readonly<Record<FurtherOperator, DescribeDomain>> = {
  '^': describePowerDomain,
  root: describeRootDomain,
  log: describeLogarithmDomain,
  mod: describeModuloDomain,
  sqrt: describeSquareRootDomain,
  '!': describeFactorialDomain,
  concat: describeConcatenationDomain,
  square: describeSquareDomain,
};
