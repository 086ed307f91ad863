// Errors that a program does not catch. Node prints the line that threw and the stack: the first must be
// short, although the compiled engines are in the same package, and the second must name functions.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const MOST_BYTES = 2000;

/** A program for each entry: the names that it imports, and a call that throws. */
const PROGRAMS: Readonly<Record<string, readonly [names: string, call: string]>> = {
  '': ['countBoards', 'countBoards({ size: 6, from: 1 })'],
  core: ['createSolverSync', 'createSolverSync({})'],
  natural: ['createSolverSync', 'createSolverSync().solve({ numbers: [1, 2], target: 3, tidy: true })'],
  expression: ['evaluate', "evaluate('1 / (2 - 2)')"],
  verify: ['verify', "verify('1 + 2', { numbers: [] })"],
  classic: ['classic', "classic.reach('depth', {})"],
  generate: ['generate', 'generate({ count: -1 })'],
  environment: ['createEnvironment', 'createEnvironment({})'],
  templates: ['universe', 'universe({ cards: [], size: 4 })'],
  worker: ['createWorkerSolver', 'createWorkerSolver(1)'],
  batch: ['reachAllOnThreads', 'reachAllOnThreads({ size: 11 })'],
  atlas: ['openAtlas', "openAtlas('nowhere')"],
};

const nameOf = (entry: string) => (entry === '' ? 'numbers-game' : `numbers-game/${entry}`);

/** What Node prints when a program ends with an error, which runs in the folder of the package. */
function printed(text: string, type: 'module' | 'commonjs'): string {
  const { stderr, status } = spawnSync(process.execPath, [`--input-type=${type}`, '-e', text], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  return stderr;
}

function check(text: string): void {
  expect(text).toContain('NumbersGameError');
  expect(Buffer.byteLength(text)).toBeLessThan(MOST_BYTES);
  const files = '(?:numbers-game|build)/\\S*\\.js:\\d+:\\d+';
  expect(text).toMatch(new RegExp(`at (?:async )?(?:new )?[\\w.#]{4,} \\(\\S*${files}\\)`));
}

describe('an error that is not caught', () => {
  it.each(Object.entries(PROGRAMS))(
    'of the entry "%s" is short (ESM)',
    { tags: 'long' },
    (entry, [names, call]) => {
      check(printed(`import { ${names} } from '${nameOf(entry)}'; await ${call};`, 'module'));
    },
  );

  it.each(Object.entries(PROGRAMS))(
    'of the entry "%s" is short (CommonJS)',
    { tags: 'long' },
    (entry, [names, call]) => {
      check(
        printed(`const { ${names} } = require('${nameOf(entry)}'); (async () => ${call})();`, 'commonjs'),
      );
    },
  );

  it('of the extension is short', () => {
    const rules = "{ values: 'natural', use: 'any', operators: ['+', 'square'], limits: { square: 2000 } }";
    const text = `
      import { createSolverSync } from 'numbers-game';
      import { moreOperators } from 'numbers-game/operators';
      const solver = createSolverSync({ extensions: [moreOperators] });
      solver.reach({ numbers: [1, 2], from: 1, to: 9, rules: ${rules} });`;
    check(printed(text, 'module'));
  });

  it('of the element is short', () => {
    const text = `
      import { NumbersGameElement } from 'numbers-game/element';
      NumbersGameElement.extend(null);`;
    check(printed(text, 'module'));
  });

  it('shows the sources where source maps are enabled', () => {
    const text = "import { countBoards } from 'numbers-game'; countBoards({ size: 6, from: 1 });";
    const args = ['--enable-source-maps', '--input-type=module', '-e', text];
    const { stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    expect(stderr).toMatch(/at countBoards \(\S*src\/solver\/boards\/parse-boards\.ts:\d+:\d+\)/);
  });
});
