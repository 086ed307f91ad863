// `numbers-game batch merge`: the files that the shards of a batch wrote, as one file in the order of the
// input.
import type { Command } from 'commander';
import { mergeShards } from '../../batch/shard-lines.js';
import { escapeControls } from '../../core/escape-controls.js';
import { readFile } from '../../reading/files.js';
import { EXIT_LINES_FAILED } from '../exit-codes.js';
import { checkReadable } from '../check-file.js';
import { refuse } from '../parse-arguments.js';
import { writeToFile, writeToStdout } from '../write-output.js';

export function addBatchMerge(batch: Command): void {
  batch
    .command('merge <files...>')
    .description('Joins the files that batch --shard wrote, one for each shard, in the order of the input.')
    .option('--out <file>', 'write to a file, compressed if its name ends in .gz')
    .addHelpText(
      'after',
      '\nNothing is written if the file of a shard is missing, incomplete or altered.\n' +
        'Exit code: 0 if done, 2 if a file is refused, 3 if some lines have an error.',
    )
    .action(mergeFiles);
}

async function mergeFiles(files: readonly string[], { out }: { out?: string }): Promise<void> {
  if (out !== undefined && files.includes(out)) refuse('--out', 'another file than those to merge', out);
  for (const file of files) checkReadable(file, 'files');
  let failed = 0;
  async function* texts(): AsyncGenerator<string> {
    for await (const block of mergeShards(files.map((name) => ({ name, open: () => readFile(name) })))) {
      failed += block.failed;
      yield out === undefined ? escapeControls(block.text) : block.text;
    }
  }
  if (out === undefined) await writeToStdout(texts());
  else await writeToFile(texts(), out);
  if (failed > 0) process.exitCode = EXIT_LINES_FAILED;
}
