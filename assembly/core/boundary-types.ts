// The constants of the boundary in the types of WebAssembly. Their values, and the pictures of the records
// that cross the boundary, stand in src/solver/wasm/boundary-layout.ts, which both compilers read; no other
// file of assembly/ imports from src/.
import * as layout from '../../src/solver/wasm/boundary-layout';

export const MAX_NUMBERS: i32 = layout.MAX_NUMBERS;
export const MAX_LEAF_VALUES: i32 = layout.MAX_LEAF_VALUES;

export const PAGE_BYTES: usize = layout.PAGE_BYTES;
export const MAX_PAGES: i32 = layout.MAX_PAGES;

export const DONE: i32 = layout.DONE;
export const NONE: i32 = layout.NONE;
export const OUT_OF_MEMORY: i32 = layout.OUT_OF_MEMORY;
export const TOO_LARGE: i32 = layout.TOO_LARGE;

export const UNREACHABLE: u8 = <u8>layout.UNREACHABLE;

export const RATIONAL: i32 = layout.RATIONAL;
export const NATURAL: i32 = layout.NATURAL;
export const INTEGER: i32 = layout.INTEGER;

export const HAS_PLUS: i32 = layout.HAS_PLUS;
export const HAS_MINUS: i32 = layout.HAS_MINUS;
export const HAS_TIMES: i32 = layout.HAS_TIMES;
export const HAS_OVER: i32 = layout.HAS_OVER;
export const OPERATOR_BITS: i32 = layout.OPERATOR_BITS;

export const TREES: i32 = layout.TREES;
export const FUNCTION: i32 = layout.FUNCTION;
export const ESSENTIAL: i32 = layout.ESSENTIAL;

export const INPUT_COUNTS_OFFSET: usize = layout.INPUT_COUNTS_OFFSET;
export const INPUT_VALUES_OFFSET: usize = layout.INPUT_VALUES_OFFSET;
export const INPUT_BYTES: usize = layout.INPUT_BYTES;

export const ITEM_BYTES: usize = layout.ITEM_BYTES;
export const EXPRESSION_BYTES: usize = layout.EXPRESSION_BYTES;

export const ANSWER_VALUE_OFFSET: usize = layout.ANSWER_VALUE_OFFSET;
export const ANSWER_EXPRESSION_OFFSET: usize = layout.ANSWER_EXPRESSION_OFFSET;
export const ANSWER_BYTES: usize = layout.ANSWER_BYTES;

export const ADD: i32 = layout.ADD;
export const SUBTRACT: i32 = layout.SUBTRACT;
export const SUBTRACT_FROM: i32 = layout.SUBTRACT_FROM;
export const MULTIPLY: i32 = layout.MULTIPLY;
export const DIVIDE: i32 = layout.DIVIDE;
export const DIVIDE_INTO: i32 = layout.DIVIDE_INTO;

export const FRACTION_BYTES: usize = layout.FRACTION_BYTES;
export const WAY_LEFT_OFFSET: usize = layout.WAY_LEFT_OFFSET;
export const WAY_RIGHT_OFFSET: usize = layout.WAY_RIGHT_OFFSET;
export const WAY_LEFT_VALUE_OFFSET: usize = layout.WAY_LEFT_VALUE_OFFSET;
export const WAY_RIGHT_VALUE_OFFSET: usize = layout.WAY_RIGHT_VALUE_OFFSET;
export const WAY_BYTES: usize = layout.WAY_BYTES;
export const NEAREST_BELOW_OFFSET: usize = layout.NEAREST_BELOW_OFFSET;
export const NEAREST_ABOVE_OFFSET: usize = layout.NEAREST_ABOVE_OFFSET;
export const NEAREST_BELOW_EXPRESSION_OFFSET: usize = layout.NEAREST_BELOW_EXPRESSION_OFFSET;
export const NEAREST_ABOVE_EXPRESSION_OFFSET: usize = layout.NEAREST_ABOVE_EXPRESSION_OFFSET;
export const NEAREST_BYTES: usize = layout.NEAREST_BYTES;
