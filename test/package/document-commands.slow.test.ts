// The blocks of commands and of Python in README.md and docs/, as they are printed, with the packed package:
// each succeeds, except for commands whose comment says that they take long or need something.
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { blocks, commandsOf, isExcused, testOf } from '../support/document-blocks.js';
import { readDocument } from '../support/documents.js';
import { root, useConsumer } from '../support/packed.js';

const { folder, run } = useConsumer();

const own = blocks.filter((block) => testOf(block) === 'document-commands.slow' && !isExcused(block));

/** The folder in which the blocks of a page run, with the files that they read. */
function folderOf(path: string): string {
  const at = join(folder, path.replaceAll(/\W/g, '-'));
  if (existsSync(at)) return at;
  cpSync(join(root, 'examples', 'python'), at, { recursive: true });
  writeFileSync(join(at, 'puzzles.jsonl'), '{"numbers": [1, 3, 7, 10, 25, 50], "target": 765}\n');
  const answer = '{"numbers": [4, 9, 10, 13], "completion": "(10 - 4) * (13 - 9)"}\n';
  writeFileSync(join(at, 'outputs.jsonl'), answer);
  return at;
}

const commands = own.filter((block) => block.language === 'sh' && commandsOf(block) !== '');

it.each(commands)('commands of $path, line $line', (block) => {
  expect(run('sh', ['-ec', commandsOf(block)], folderOf(block.path))).toEqual(expect.any(String));
});

const scripts = own.filter(({ language }) => language === 'python');

it.each(scripts)('Python of $path, line $line', ({ path, text }) => {
  const at = folderOf(path);
  writeFileSync(join(at, 'script.py'), text);
  const output = run('python3', ['script.py'], at);
  const expected = /^\nprints\n\n```text\n([^]*?)```$/m.exec(readDocument(path).split(text)[1])?.[1];
  if (text.includes('print(')) expect(output).toBe(expected);
});
