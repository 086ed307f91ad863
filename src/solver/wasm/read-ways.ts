// The ways to make a value that an engine wrote (boundary-layout.ts has the picture).
import { spendTicks } from '../../core/deadline.js';
import type { Fraction } from '../../core/fraction.js';
import { FOUR, type BasicRow } from '../../core/operator-notation.js';
import {
  WAY_BYTES,
  WAY_LEFT_OFFSET,
  WAY_LEFT_VALUE_OFFSET,
  WAY_RIGHT_OFFSET,
  WAY_RIGHT_VALUE_OFFSET,
} from './boundary-layout.js';
import type { EngineMemory } from './memory-views.js';

/** A way to make a value by a last operation on values of two subsets. */
export interface ValueWay {
  readonly operation: BasicRow;
  readonly leftMask: number;
  readonly left: Fraction;
  readonly rightMask: number;
  readonly right: Fraction;
}

/** Ticks that reading a way costs (core/deadline.ts). */
const TICKS_PER_WAY = 64;

/** Reads ways, one after the other from an address on. */
export function readWays(memory: EngineMemory, first: number, count: number): ValueWay[] {
  spendTicks(TICKS_PER_WAY * count);
  return Array.from({ length: count }, (_, i) => readWay(memory, first + i * WAY_BYTES));
}

function readWay(memory: EngineMemory, address: number): ValueWay {
  const operator = String.fromCharCode(memory.readWord(address));
  return {
    operation: FOUR.find((row) => row.operator === operator)!,
    leftMask: memory.readWord(address + WAY_LEFT_OFFSET),
    left: readSigned(memory, address + WAY_LEFT_VALUE_OFFSET),
    rightMask: memory.readWord(address + WAY_RIGHT_OFFSET),
    right: readSigned(memory, address + WAY_RIGHT_VALUE_OFFSET),
  };
}

/** Reads a fraction of two signed values. */
export function readSigned(memory: EngineMemory, address: number): Fraction {
  const { numerator, denominator } = memory.readFraction(address);
  return { numerator: BigInt.asIntN(64, numerator), denominator };
}
