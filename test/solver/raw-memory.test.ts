// Where the engines touch linear memory. State lies in records with named fields (assembly/*/*-state.ts),
// lists and tables are read through accessors, so raw loads and stores are few and in few files:
//
//   - A raw access is `load<`, `store<` or a load or store of `v128`.
//   - Outside the kernels, which are the inner loops of the engines, a raw access stands in an accessor: a
//     function without a loop whose body has at most three statements, counted by their semicolons.
//   - Module-level variables (`let`) and fixed areas (`memory.data`) are bounded in number. Static fields of
//     a class are variables too, with a name for the record: natural/ and reach/ have them instead of records
//     in memory, for the sake of size (their state files have the figures), and nobody else.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../assembly');

/** The inner loops. */
const KERNELS = [
  'classic/last-operations.ts',
  'natural/combine-values.ts',
  'reach/candidates.ts',
  'reach/combine-rows.ts',
  'reach/windows.ts',
  'trees/four-cards.ts',
];

const MOST_VARIABLES = 12;
const MOST_AREAS = 24;
const MOST_RAW_FILES = 30;
const MOST_STATEMENTS = 3;

const RAW = /\b(?:load|store)<|\bv128\.(?:load|store)/;

/** A file without its comments. */
const withoutComments = (text: string) => text.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name: name.replaceAll('\\', '/'), text: readFileSync(join(root, name), 'utf8') }))
  .map(({ name, text }) => ({ name, text: withoutComments(text) }));

/** The functions and other blocks of a file, from a line that begins at the margin to its closing brace. */
function blocksOf(text: string): string[] {
  return text.match(/^\S.*\{$[^]*?^\}|^\S.*$/gm) ?? [];
}

/** Whether a block is an accessor. */
function isAccessor(block: string): boolean {
  const body = block.slice(block.indexOf('{'));
  const statements = body.match(/;/g)?.length ?? 0;
  return /\bfunction \w/.test(block) && !/\b(?:for|while)\b/.test(body) && statements <= MOST_STATEMENTS;
}

it('few variables stand at the level of a module', () => {
  const variables = files.flatMap(({ name, text }) =>
    (text.match(/^(?:export )?(?:let|var) \w+/gm) ?? []).map((found) => `${name}: ${found}`),
  );
  expect(variables.length, variables.join('\n')).toBeLessThanOrEqual(MOST_VARIABLES);
});

it('static fields stand in the state of two engines', () => {
  const names = files.filter(({ text }) => /^ +(?:\w+ )*static \w+/m.test(text)).map(({ name }) => name);
  expect(names.sort()).toEqual(['natural/natural-state.ts', 'reach/reach-state.ts']);
});

it('few areas of memory are fixed', () => {
  const areas = files.flatMap(({ name, text }) => (text.match(/\bmemory\.data\b/g) ?? []).map(() => name));
  expect(areas.length, areas.join('\n')).toBeLessThanOrEqual(MOST_AREAS);
});

it('few files have raw loads and stores', () => {
  const raw = files.filter(({ text }) => RAW.test(text)).map(({ name }) => name);
  expect(raw.length, raw.join('\n')).toBeLessThanOrEqual(MOST_RAW_FILES);
  expect(raw).toEqual(expect.arrayContaining(KERNELS));
});

it('raw loads and stores stand in kernels and accessors', () => {
  const others = files
    .filter(({ name }) => !KERNELS.includes(name))
    .flatMap(({ name, text }) =>
      blocksOf(text)
        .filter((block) => RAW.test(block) && !isAccessor(block))
        .map((block) => `${name}: ${/^.*$/m.exec(block)![0]} ${block.match(new RegExp(RAW, 'g'))!.length}`),
    );
  expect(others, others.join('\n')).toEqual([]);
});
