// The examples of README.md and of the pages of docs/ do what they say. Each example runs as a module of its
// own with the built package: as it is printed, unless it says that it is TypeScript, and once more with its
// values compared. test/support/document-blocks.ts says which blocks other tests run. A comment behind an
// expression, or below it, is its value if it begins as a value does, and may go on in words; below a loop
// that logs, comments are what it logs. Examples that begin with `$` are commands with their output.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { blocks as allBlocks, isExcused, testOf } from '../support/document-blocks.js';
import { blocksOf, documents, readDocument } from '../support/documents.js';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'numbers-game-documents-'));
writeFileSync(join(folder, 'package.json'), '{ "private": true }');
mkdirSync(join(folder, 'node_modules'));
symlinkSync(root, join(folder, 'node_modules', 'numbers-game'));
symlinkSync(join(root, 'build', 'esm', 'cli.js'), join(folder, 'numbers-game'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const VALUE = /^(?:'(?:[^'\\]|\\.)*'|-?\d[\d.]*|true|false|null|\{.*\}|\[.*\])/s;

/** The value at the beginning of a comment as code. What is left out, `{ ... }` or `[…]`, is a wildcard. */
function readValue(comment: string): string | undefined {
  return VALUE.exec(comment)?.[0].replaceAll(/\{ \.\.\. \}|\[…\]/g, 'any');
}

/** The statements of an example, in which each value that a comment states is compared. */
function instrument(example: string): string {
  const source = ts.createSourceFile('example.ts', example, ts.ScriptTarget.ES2022, true);
  const statements = source.statements.map((statement, index) => {
    const text = statement.getText();
    const next = source.statements.at(index + 1)?.getStart() ?? example.length;
    const [lines] = example.slice(statement.getEnd(), next).split('\n\n');
    const comment = lines.replaceAll(/^\s*\/\/ ?/gm, '').trim();
    if (comment === '') return text;
    const value = readValue(comment);
    if (ts.isForOfStatement(statement)) return `${text}\ncompareLogs(${JSON.stringify(comment)});`;
    if (value === undefined) return text;
    if (ts.isExpressionStatement(statement))
      return `compare(${statement.expression.getText()}, ${value}, ${JSON.stringify(text)});`;
    const name = /^const \{? ?(\w+)/.exec(text)?.[1];
    return name === undefined ? text : `${text}\ncompare(${name}, ${value}, ${JSON.stringify(text)});`;
  });
  const { outputText } = ts.transpileModule(statements.join('\n'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  return outputText;
}

const PRELUDE = `
import { equal } from 'node:assert/strict';
import { format, inspect } from 'node:util';
const any = Symbol();
const logs = [];
let compared = 0;
console.log = (...values) => { logs.push(format(...values)); };
const matches = (value, expected) => {
  if (expected === any) return true;
  if (typeof expected !== 'object' || expected === null) return Object.is(value, expected);
  const keys = Object.keys(expected);
  return keys.length === Object.keys(value ?? {}).length && keys.every((key) => matches(value[key], expected[key]));
};
const compare = (value, expected, text) => {
  compared++;
  if (!matches(value, expected)) throw new Error(text + ' is ' + inspect(value));
};
const compareLogs = (expected) => {
  compared++;
  equal(logs.splice(0).join('\\n'), expected);
};
process.on('exit', () => process.stdout.write(String(compared)));
`;

const TEST = 'document-examples.slow';

/** The examples that run as they are; those with a file of their own have tests below. */
const examples = allBlocks
  .filter((block) => testOf(block) === TEST && block.language !== '' && !isExcused(block))
  .filter(({ text }) => !/^\/\/ (?:game\.mjs|in the file of a Cloudflare)/.test(text))
  .map(({ path, line, text }) => ({ path, line, example: text }));
// The file beside the example with threads.
const [worker] = blocksOf(readDocument('docs/guide/workers.md'), 'js');
writeFileSync(join(folder, 'solver-worker.mjs'), worker);

describe('examples', () => {
  let compared = 0;

  it.each(examples)('of $path, line $line', ({ example }) => {
    const name = join(folder, 'example.mjs');
    if (!example.startsWith('// TypeScript\n')) {
      writeFileSync(name, example);
      execFileSync(process.execPath, [name], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    }
    writeFileSync(name, PRELUDE + instrument(example));
    const output = execFileSync(process.execPath, [name], { cwd: folder, encoding: 'utf8' });
    compared += Number(output);
  });

  it('state values', () => {
    expect(compared).toBeGreaterThan(40);
  });
});

it('commands are written as they are typed', () => {
  const lines = documents.flatMap((path) =>
    ['', 'sh', 'text'].flatMap((language) => blocksOf(readDocument(path), language).join('').split('\n')),
  );
  expect(lines.filter((line) => /^(?:\$ )?numbers-game /.test(line))).toEqual([]);
});

it('the example for Cloudflare Workers runs, bundled as these take it', async () => {
  const [example] = blocksOf(readDocument('docs/guide/operators.md'), 'js');
  const puzzle = "{ numbers: [2, 2, 2, 6], game: games['24s'] }";
  await build({
    stdin: {
      contents: `${example}import { games } from 'numbers-game';\nconsole.log(solver.solve(${puzzle}).value);`,
      resolveDir: folder,
    },
    bundle: true,
    format: 'esm',
    outfile: join(folder, 'worker-example.mjs'),
    // Files of WebAssembly are compiled modules there.
    plugins: [
      {
        name: 'wasm',
        setup: (bundle) => {
          bundle.onLoad({ filter: /\.wasm$/ }, ({ path }) => ({
            contents: `import { readFileSync } from 'node:fs';
              export default new WebAssembly.Module(readFileSync(${JSON.stringify(path)}));`,
          }));
        },
      },
    ],
    platform: 'node',
  });
  const output = execFileSync(process.execPath, [join(folder, 'worker-example.mjs')], { encoding: 'utf8' });
  expect(output).toBe('24\n');
});

it('the game in 20 lines is played', () => {
  const [game] = blocksOf(readDocument('docs/guide/twenty-lines.md'), 'js');
  expect(game.trimEnd().split('\n').length).toBeLessThanOrEqual(20);
  writeFileSync(join(folder, 'game.mjs'), game);
  const play = (input: string) =>
    execFileSync(process.execPath, [join(folder, 'game.mjs'), '7'], { cwd: folder, encoding: 'utf8', input });
  const solutions = [...play('\n\n\n').matchAll(/^(.+) = \d+$/gm)].map(([, expression]) => expression);
  expect(solutions).toHaveLength(3);
  expect(play(`${solutions.join('\n')}\n`)).toContain('30 of 30 points');
  const hands = game.replace('games.countdown', "games['24']").replace("deal: 'show', ", '');
  writeFileSync(join(folder, 'game.mjs'), hands);
  expect(play('3 / 11 + 6 + 11\n\n\n')).toContain('190/11 is 74/11 away (0 points)');
});

describe('commands', () => {
  const blocks = documents.flatMap((path) =>
    blocksOf(readDocument(path), '')
      .filter((block) => block.startsWith('$ '))
      .map((block) => ({ path, block })),
  );

  it.each(blocks)('of $path', ({ block }) => {
    for (const [, command, output] of block.matchAll(/^\$ (.*)\n((?:(?!\$ ).*\n)*)/gm)) {
      const file = /^cat (\S+)$/.exec(command)?.[1];
      if (file !== undefined) {
        writeFileSync(join(folder, file), output);
        continue;
      }
      const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
      const found = execFileSync('sh', ['-c', `${command.replaceAll('npx ', '')} 2>&1 || true`], {
        cwd: folder,
        encoding: 'utf8',
        env,
      });
      expect(found, command).toBe(output);
    }
  });
});
