// The exact arithmetic that operators are written with. They take it as an argument, so that a bundle that
// only reads and writes expressions has the rows of the operators without it.
import { compare } from './compare-values.js';
import { findSign, isRational } from './exact-value.js';
import { checkLong } from './integer-roots.js';
import { checkLength, logarithmOfFractions } from './rational-powers.js';
import { isInteger, isSame, isWithin, isWithinInteger, raise, settle } from './settle-operation.js';

export const exactArithmetic = {
  checkLength,
  checkLong,
  compare,
  findSign,
  isInteger,
  isRational,
  isSame,
  isWithin,
  isWithinInteger,
  logarithmOfFractions,
  raise,
  settle,
};
export type ExactArithmetic = typeof exactArithmetic;
