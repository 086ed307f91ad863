// The layout of linear memory. The constants of the boundary have one source, which two compilers read: both
// have to make the same numbers of it. And each record has a picture with a ruler of bytes in the header of
// its file: it has to end where the sizes of the fields, added up in the code, end.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DISTINCT } from '../../src/core/puzzle/distinct.js';
import * as layout from '../../src/solver/wasm/boundary-layout.js';
import { instantiate } from '../support/instantiate.js';

const exports = instantiate('layout') as Record<string, { readonly value: number }>;
const sizeOf = (name: string) => exports[name].value;

/**
 * The rulers of a file, in their order: numbers above the boxes of a record. A ruler that does not begin at 0
 * goes on where the one before ended.
 */
function rulersOf(file: string): number[][] {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  const lines = text.split('\n');
  const rulers: number[][] = [];
  for (const [i, line] of lines.entries()) {
    if (!/^\/\/ .*\|/.test(lines[i + 1] ?? '')) continue;
    for (const [, ruler] of line.matchAll(/(?:^\/\/|:)\s+(\d+(?:\s+\d+)+)(?=\s|$)/g)) {
      const [start, ...rest] = ruler.split(/\s+/).map(Number);
      if (start === 0) rulers.push([0, ...rest]);
      else if (rulers.at(-1)?.at(-1) === start) rulers.at(-1)!.push(...rest);
      else throw new Error(`${file}: a ruler begins at ${start}`);
    }
  }
  return rulers;
}

it.each(Object.entries(layout))('%s is %i on both sides', (name, value) => {
  expect(sizeOf(name)).toBe(value);
});

it('the codes of TypeScript follow the constants', () => {
  expect([DISTINCT[layout.TREES], DISTINCT[layout.FUNCTION], DISTINCT[layout.ESSENTIAL]]).toEqual([
    'trees',
    'function',
    'essential',
  ]);
});

/**
 * By file: for each ruler the name of the size at which it ends, and of that at which its fields end, if
 * there is a gap.
 */
const records: Record<string, readonly (readonly [size: string, fields?: string])[]> = {
  'src/solver/wasm/boundary-layout.ts': [['INPUT_BYTES'], ['ANSWER_BYTES'], ['WAY_BYTES'], ['NEAREST_BYTES']],
  'assembly/core/hash-table.ts': [['NARROW_SLOT_BYTES'], ['WIDE_SLOT_BYTES']],
  'assembly/core/list-record.ts': [['LIST_RECORD_BYTES']],
  'assembly/core/plan.ts': [['SPLIT_ENDS_OFFSET'], ['SPLIT_BYTES']],
  'assembly/core/fraction.ts': [['FRACTION_BYTES']],
  'assembly/forms/form.ts': [['FORM_BYTES']],
  'assembly/forms/form-list.ts': [['FORM_LIST_BYTES']],
  'assembly/forms/operation-chain.ts': [['LINK_BYTES']],
  'assembly/forms/sorted-keys.ts': [['SORTED_KEY_BYTES']],
  'assembly/trees/sorted-tally.ts': [['TALLY_ITEM_BYTES']],
  'assembly/trees/tally.ts': [['TALLY_ENTRY_BYTES'], ['TALLY_BYTES']],
  'assembly/natural/value-list.ts': [['VALUE_RECORD_BYTES']],
  'assembly/reach/reach-records.ts': [['REACH_RECORD_BYTES']],
  'assembly/reach/shared-lists.ts': [['NODE_BYTES', 'NODE_FIELDS_END'], ['BRANCH_BYTES']],
  'assembly/classic/hashed-pool.ts': [['POOL_RECORD_BYTES']],
  'assembly/classic/last-operations.ts': [['OPERANDS_BYTES']],
  'assembly/classic/part-lists.ts': [['PART_LIST_BYTES']],
  'assembly/classic/run-state.ts': [['CLASSIC_INPUT_BYTES']],
};

describe.each(Object.entries(records))('%s', (file, names) => {
  const rulers = rulersOf(file);

  it('has a ruler for each record', () => {
    expect(rulers).toHaveLength(names.length);
  });

  it.each(names.map((name, i) => [...name, i] as const))('%s', (...row) => {
    const i = row.at(-1) as number;
    const [size, fields] = names[i];
    expect(rulers[i].at(-1)).toBe(sizeOf(size));
    if (fields !== undefined) expect(rulers[i].at(-2)).toBe(sizeOf(fields));
    expect(rulers[i]).toEqual([...rulers[i]].sort((a, b) => a - b));
  });
});
