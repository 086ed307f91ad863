// Constants that both sides of the boundary share: sizes, statuses, codes and the layout of the records that
// TypeScript and AssemblyScript exchange in linear memory. Both compilers read this file, so that there is
// one source: it holds integer constants and arithmetic on them alone, the subset that the two languages
// share. assembly/core/boundary-types.ts gives the constants their WebAssembly types;
// test/solver/layout.test.ts compares what each side made of them.
//
// Offsets are bytes from the start of a record. Each follows from the field before it.

/** Maximum number of leaves of a board. */
export const MAX_NUMBERS = 10;
/** Maximum number of values of all leaves of a board together. */
export const MAX_LEAF_VALUES = 1024;

/** Bytes of a page of linear memory. */
export const PAGE_BYTES = 65536;
/**
 * Maximum number of pages, 2 GiB: far enough below 2^32 that no address and no end of an area wraps. Also
 * `maximumMemory` in asconfig.json.
 */
export const MAX_PAGES = 32768;

const WORD_BYTES = 4;
const VALUE_BYTES = 8;

/** Status of success: an entry point returns a count, DONE, or one of the three statuses below. */
export const DONE = 1;
export const NONE = 0;
export const OUT_OF_MEMORY = -1;
export const TOO_LARGE = -2;

/** Entry of a target that cannot be made, instead of its fewest operations. */
export const UNREACHABLE = 255;

/** Values that operations may have. With the four operators, `real` is RATIONAL. */
export const RATIONAL = 0;
export const NATURAL = 1;
export const INTEGER = 2;

/** Fewer than the four operators: a bit each, and behind these bits the kind of values. */
export const HAS_PLUS = 1;
export const HAS_MINUS = 2;
export const HAS_TIMES = 4;
export const HAS_OVER = 8;
export const OPERATOR_BITS = 4;

/** Levels at which solutions are told apart. */
export const TREES = 0;
export const FUNCTION = 1;
export const ESSENTIAL = 2;

// INPUT, the board that is asked for:
//
//   0             40   48                8240
//   | counts      |    | values          |
//
//   counts   u32 x 10, how many values each leaf has
//   values   u64 x 1024, the values leaf after leaf, those of a leaf ascending; aligned to 16 bytes
export const INPUT_COUNTS_OFFSET = 0;
export const INPUT_VALUES_OFFSET = (INPUT_COUNTS_OFFSET + MAX_NUMBERS * WORD_BYTES + 15) & ~15;
export const INPUT_BYTES = INPUT_VALUES_OFFSET + MAX_LEAF_VALUES * VALUE_BYTES;

// An expression in postfix order (assembly/core/postfix.ts): 19 items at most, f64 each.
export const ITEM_BYTES = 8;
export const EXPRESSION_BYTES = (2 * MAX_NUMBERS - 1) * ITEM_BYTES;

// ANSWER, the result of `solve`:
//
//   0       8                160
//   | value | expression     |
//
//   value        u64, what the expression is worth: the target or the value nearest to it
//   expression   in postfix order
export const ANSWER_VALUE_OFFSET = 0;
export const ANSWER_EXPRESSION_OFFSET = ANSWER_VALUE_OFFSET + VALUE_BYTES;
export const ANSWER_BYTES = ANSWER_EXPRESSION_OFFSET + EXPRESSION_BYTES;

/** Codes of w + p, w - p, p - w, w * p, w / p, p / w, in the order that rebuilt expressions prefer. */
export const ADD = 0;
export const SUBTRACT = 1;
export const SUBTRACT_FROM = 2;
export const MULTIPLY = 3;
export const DIVIDE = 4;
export const DIVIDE_INTO = 5;

/** Bytes of a fraction: numerator and denominator (assembly/core/fraction.ts). */
export const FRACTION_BYTES = 2 * VALUE_BYTES;

// A way to make a value by a last operation on a value of the left part of a split and one of the right part:
//
//   0          4      8      12  16       32       48
//   | operator | left | right |  | value  | value  |
//
//   operator      u32, its character code
//   left, right   u32, the masks of the parts
//   value         fractions of i64, that of the left part and that of the right one
export const WAY_LEFT_OFFSET = WORD_BYTES;
export const WAY_RIGHT_OFFSET = WAY_LEFT_OFFSET + WORD_BYTES;
export const WAY_LEFT_VALUE_OFFSET = WAY_RIGHT_OFFSET + 2 * WORD_BYTES;
export const WAY_RIGHT_VALUE_OFFSET = WAY_LEFT_VALUE_OFFSET + FRACTION_BYTES;
export const WAY_BYTES = WAY_RIGHT_VALUE_OFFSET + FRACTION_BYTES;

// NEAREST, the rational values nearest to a target, on either side of it:
//
//   0       16      32                 184                336
//   | below | above | expression of it | expression of it |
//
//   below, above    fractions of u64, the largest value not above the target and the smallest value not below
//                   it; 0 / 0 for none
export const NEAREST_BELOW_OFFSET = 0;
export const NEAREST_ABOVE_OFFSET = NEAREST_BELOW_OFFSET + FRACTION_BYTES;
export const NEAREST_BELOW_EXPRESSION_OFFSET = NEAREST_ABOVE_OFFSET + FRACTION_BYTES;
export const NEAREST_ABOVE_EXPRESSION_OFFSET = NEAREST_BELOW_EXPRESSION_OFFSET + EXPRESSION_BYTES;
export const NEAREST_BYTES = NEAREST_ABOVE_EXPRESSION_OFFSET + EXPRESSION_BYTES;
