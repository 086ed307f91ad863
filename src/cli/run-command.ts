#!/usr/bin/env node
// The command `numbers-game`: each of its commands is a file in cli/commands/, and this file runs them.
//
// The file of a command is imported only if that command is run, or if its help is wanted: all files together
// take twice as long to import as Node takes to start. So the help of the program lists names and summaries,
// without the arguments.
//
// Results go to stdout, messages to stderr.
import { Command, CommanderError, type Option } from 'commander';
import { addHelp } from './commands/help-command.js';
import { EXIT_REFUSED } from './exit-codes.js';
import { exitInterrupted, Interrupted } from './handle-interrupt.js';
import { isClosedPipe } from './closed-pipe.js';
import { version } from './package-version.js';
import { printable } from '../core/escape-controls.js';

const EXAMPLES = `
Examples:
  $ numbers-game solve 1 1 4 5 6 7 --target 899
  $ numbers-game verify '(1 + 50) * (25 - 10)' 1 3 7 10 25 50 --target 765
  $ numbers-game 3 3 8 8 --game 24                (without a command: solve)
  $ numbers-game generate --game 24 --count 5
  $ numbers-game demo
  $ numbers-game help solve`;

/** The summary of a command, and its file, which defines its arguments, its options and its action. */
type Entry = readonly [summary: string, load: () => Promise<{ readonly define: (command: Command) => void }>];

/** The commands by their groups in the help. */
const COMMANDS: Readonly<Record<string, Readonly<Record<string, Entry>>>> = {
  'Solve and play:': {
    solve: ['solve one puzzle', () => import('./commands/solve-command.js')],
    verify: ['verify an answer', () => import('./commands/verify-command.js')],
    rate: ['tell how hard a puzzle is', () => import('./commands/rate-command.js')],
    daily: ['print the puzzle of the day', () => import('./commands/daily-command.js')],
    list: [
      'list every hand of a game with all its solutions, as text, CSV, JSON, HTML or PDF',
      () => import('./commands/list-command.js'),
    ],
    demo: [
      'solve a few boards, then the whole game, and show the time it takes',
      () => import('./commands/demo-command.js'),
    ],
  },
  'Many puzzles:': {
    batch: ['answer many puzzles, from files or standard input', () => import('./commands/batch-command.js')],
    generate: [
      'make puzzles that are proved to meet a request',
      () => import('./commands/generate-command.js'),
    ],
    reach: [
      'find which targets can be made, in how few operations',
      () => import('./commands/reach-command.js'),
    ],
    hands: [
      'solve every hand of the 24 game, or of another game that uses all numbers',
      () => import('./commands/hands-command.js'),
    ],
  },
  'Study (experimental, see the page Stability):': {
    atlas: ['reach all boards of a pool, and print totals', () => import('./commands/atlas-command.js')],
    templates: [
      'find the fewest expressions that solve every board',
      () => import('./commands/templates-command.js'),
    ],
    environment: ['play boards step by step', () => import('./commands/environment-command.js')],
    bench: [
      'time this machine on fixed samples, after checking the answers',
      () => import('./commands/bench-command.js'),
    ],
  },
};

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (!isClosedPipe(error)) report(error);
  process.exit();
});

const program = new Command('numbers-game')
  .description('Exact solver for the Countdown numbers round and the 24 game.')
  .version(version)
  .configureHelp({ subcommandTerm: (command) => command.name() })
  .addHelpText('after', EXAMPLES)
  // Options after the name of a command belong to that command, even if it has subcommands.
  .enablePositionalOptions()
  .configureOutput({
    outputError: (text, write) => write(printable(`numbers-game: ${text}`)),
  })
  .exitOverride();

const loaders = new Map<Command, Entry[1]>();
for (const [group, commands] of Object.entries(COMMANDS)) {
  program.commandsGroup(group);
  for (const [name, [summary, load]] of Object.entries(commands))
    loaders.set(program.command(name).summary(summary), load);
}
program.commandsGroup('Help:');
addHelp(program, define);
program.hook('preSubcommand', (_, command) => define(command));

const [node, file, ...args] = process.argv;
// Numbers, a target or a game without the name of a command are for `solve`.
const isBoard = /^(?!-).*\p{Nd}|^[AJQK]$|^--(?:target|game)\b/iu.test(args.at(0) ?? '');

try {
  await program.parseAsync([node, file, ...(isBoard ? ['solve'] : []), ...args]);
} catch (error) {
  report(error);
  // A pending read cannot be cancelled and would keep the process alive.
  process.stdout.write('', () => {
    if (error instanceof Interrupted) exitInterrupted(error);
    else process.exit();
  });
}

/** Defines a command of the program; any other has its definition. */
async function define(command: Command): Promise<void> {
  const file = await loaders.get(command)?.();
  file?.define(command);
  command.hook('preSubcommand', refuseOptions);
}

/** Refuses options of a command before the name of its subcommand, which would ignore them. */
function refuseOptions(command: Command, chosen: Command): void {
  const isGiven = (option: Option) => command.getOptionValueSource(option.attributeName()) === 'cli';
  const given = command.options.find(isGiven);
  if (given) command.error(`error: ${given.flags}: expected after ${chosen.name()}, got it before`);
}

/** Reports an error and sets the exit code. Rethrows unexpected errors. */
function report(error: unknown): void {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : EXIT_REFUSED;
  } else if (error instanceof Interrupted) {
    process.exitCode = error.exitCode;
  } else if (isRefusal(error)) {
    console.error(printable(`numbers-game: error: ${error.message}`));
    process.exitCode = EXIT_REFUSED;
  } else {
    throw error;
  }
}

/**
 * Whether an error is a NumbersGameError, or comes from the system, such as a file that cannot be written.
 * The class is not imported, because the chunk that has it takes longer to load than commander.
 */
function isRefusal(error: unknown): error is Error {
  return error instanceof Error && (error.name === 'NumbersGameError' || 'syscall' in error);
}
