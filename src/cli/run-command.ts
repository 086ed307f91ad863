#!/usr/bin/env node
// The command `numbers-game`: each of its commands is a file in cli/commands/, and this file runs them.
//
// Results go to stdout, messages to stderr.
import { Command, CommanderError } from 'commander';
import { addAtlas } from './commands/atlas-command.js';
import { addBatch } from './commands/batch-command.js';
import { addBench } from './commands/bench-command.js';
import { addDaily } from './commands/daily-command.js';
import { addDemo } from './commands/demo-command.js';
import { addEnvironment } from './commands/environment-command.js';
import { addGenerate } from './commands/generate-command.js';
import { addHands } from './commands/hands-command.js';
import { addHelp } from './commands/help-command.js';
import { EXIT_INTERRUPTED, EXIT_REFUSED } from './exit-codes.js';
import { Interrupted } from './handle-interrupt.js';
import { isClosedPipe } from './write-output.js';
import { addLarge } from './commands/large-command.js';
import { addList } from './commands/list-command.js';
import { version } from './package-version.js';
import { addRate } from './commands/rate-command.js';
import { addReach } from './commands/reach-command.js';
import { addSolve } from './commands/solve-command.js';
import { addSquares } from './commands/squares-command.js';
import { addTemplates } from './commands/templates-command.js';
import { addVerify } from './commands/verify-command.js';
import { NumbersGameError } from '../core/errors.js';

const EXAMPLES = `
Examples:
  $ numbers-game solve 1 1 4 5 6 7 --target 899
  $ numbers-game verify '(1 + 50) * (25 - 10)' 1 3 7 10 25 50 --target 765
  $ numbers-game solve 3 3 8 8 --game 24
  $ numbers-game generate --game 24 --count 5
  $ numbers-game demo
  $ numbers-game help solve`;

const UNKNOWN_NUMBERS = /unknown command '(?:\d|[AJQK]')/;

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (!isClosedPipe(error)) report(error);
  process.exit();
});

const program = new Command('numbers-game')
  .description('Exact solver for the Countdown numbers round and the 24 game.')
  .version(version)
  .addHelpText('after', EXAMPLES)
  // Options after the name of a command belong to that command, even if it has subcommands.
  .enablePositionalOptions()
  .configureOutput({
    outputError: (text, write) => {
      // Who begins with the numbers wants to have them solved.
      const hint = UNKNOWN_NUMBERS.test(text) ? '(Did you mean solve NUMBERS --target TARGET?)\n' : '';
      write(`numbers-game: ${text}${hint}`);
    },
  })
  .exitOverride();

addSolve(program);
addReach(program);
addAtlas(program);
addHands(program);
addList(program);
addBatch(program);
addGenerate(program);
addEnvironment(program);
addTemplates(program);
addSquares(program);
addLarge(program);
addVerify(program);
addRate(program);
addDaily(program);
addBench(program);
addDemo(program);
addHelp(program);

try {
  await program.parseAsync();
} catch (error) {
  report(error);
  // A pending read cannot be cancelled and would keep the process alive.
  process.stdout.write('', () => {
    process.exit();
  });
}

/** Reports an error and sets the exit code. Rethrows unexpected errors. */
function report(error: unknown): void {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : EXIT_REFUSED;
  } else if (error instanceof Interrupted) {
    process.exitCode = EXIT_INTERRUPTED;
  } else if (error instanceof NumbersGameError || isSystemError(error)) {
    console.error(`numbers-game: error: ${error.message}`);
    process.exitCode = EXIT_REFUSED;
  } else {
    throw error;
  }
}

/** Whether an error comes from the system, such as a file that cannot be written. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
