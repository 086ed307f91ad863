// `numbers-game templates`: finds the expressions that have to be tested to solve every board, and proves
// that fewer do not suffice.
import { Option, type Command } from 'commander';
import { checkCertificate } from '../../templates/check/check-operators.js';
import { classes, necessary } from '../../templates/template-classes.js';
import { emit, type EmitOptions } from '../../templates/emit/emit-program.js';
import { greedy } from '../../templates/cover/greedy-cover.js';
import { minimum } from '../../templates/cover/minimum-cover.js';
import { universe } from '../../templates/find-universe.js';
import { TEMPLATE_OPERATORS } from '../../templates/template-text.js';
import { invalidOption } from '../../core/errors.js';
import { parseJson } from '../../core/options.js';
import { readWhole, STDIN } from '../../reading/files.js';
import type { Universe, UniverseQuery } from '../../templates/templates-types.js';
import { formatAmount } from '../answer-text.js';
import { createOption, formatTarget, parseCards, parseCount, parseInteger } from '../parse-arguments.js';
import { EXIT_NOT_OK } from '../exit-codes.js';
import { toJson } from '../../core/escape-controls.js';
import { withProgress } from '../progress-bar.js';
import { checkOutput, checkReadable } from '../check-file.js';
import { writeToFile, writeToStdout } from '../write-output.js';

interface ScopeOptions extends Pick<UniverseQuery, 'groupings' | 'arithmetic' | 'aces'> {
  readonly cards?: number[];
  readonly size: number;
  readonly target: string;
  readonly operators?: string[];
  readonly json?: boolean;
}

interface GreedyCommandOptions extends ScopeOptions {
  readonly seed: number;
  readonly runs?: number;
}

interface OutputOptions extends ScopeOptions {
  readonly out?: string;
}

interface EmitCommandOptions extends OutputOptions {
  readonly language: EmitOptions['language'];
}

const EXAMPLES = `
A template is an expression in x0, x1, ..., the numbers of a board in ascending order. It solves a board if it makes the target there.

Examples:
  $ numbers-game templates universe --groupings three --arithmetic float
  $ numbers-game templates minimum --out certificate.json
  $ numbers-game templates check certificate.json
  $ numbers-game templates minimum --cards 1-10 --aces one-or-eleven
  $ numbers-game templates greedy --runs 1000
  $ numbers-game templates emit --language python --out solve24.py
  $ numbers-game templates emit --operators '+ - * / ^ root log' --language javascript --out solve24s.mjs

Exit code: 0 if done, 1 if a certificate is not valid, 2 if the input is refused.`;

export function define(command: Command): void {
  command
    .description(
      'Finds which expressions have to be tested to solve every board, and proves that fewer do not suffice.',
    )
    .addHelpText('after', EXAMPLES);
  const addList = (name: string) =>
    addScopeOptions(command.command(name)).option(
      '--json',
      'print JSON, one line for each item, and one with the totals',
    );
  addList('universe')
    .description('Lists every template that solves a board, with the number of boards.')
    .action(printUniverse);
  addList('classes').description('Groups templates that solve the same boards.').action(printClasses);
  addList('necessary')
    .description('Lists the classes that solve a board that no other class solves.')
    .action(printNecessary);
  addList('greedy')
    .description('Chooses templates by the greedy method: the next one solves most of the boards left.')
    .option('--seed <number>', 'which of equally good templates to take, 0 to 4294967295', parseInteger, 0)
    .option(
      '--runs <number>',
      'repeat the method with this number of seeds, from --seed on, and count the templates of each run',
      parseCount,
    )
    .action(printGreedy);
  addList('minimum')
    .description('Finds the fewest templates that solve every board, with a certificate.')
    .option('--out <file>', 'write the certificate to a file')
    .action(printMinimum);
  command
    .command('check')
    .description('Checks a certificate from scratch: evaluates every expression on every board.')
    .argument('<file>', 'the certificate, or - to read it from standard input')
    .option('--json', 'print one line of JSON')
    .action(printCheck);
  addScopeOptions(command.command('emit'), { cards: '1-10', aces: 'one-or-eleven' })
    .description(
      'Writes a program that solves hands by the fewest templates; by default hands of 1-10 whose aces are 1 or 11.',
    )
    .addOption(
      new Option('--language <language>', 'the language of the program')
        .choices(['python', 'javascript'])
        .default('python'),
    )
    .option('--out <file>', 'write the program to a file')
    .action(printProgram);
}

function addScopeOptions(command: Command, defaults = { cards: '1-11', aces: 'one' }): Command {
  const names = TEMPLATE_OPERATORS.join(' ');
  return command
    .option('--cards <list>', `the cards, such as 1-10 or 1-9,25; default: ${defaults.cards}`, (text) =>
      parseCards(text, 1),
    )
    .option('--size <number>', 'how many cards a board has, 3 to 5', parseInteger, 4)
    .option('--target <target>', 'the value wanted', '24')
    .addOption(
      new Option('--groupings <groupings>', 'all, or three: (a b) (c d), ((a b) c) d, (a (b c)) d')
        .choices(['all', 'three'])
        .default('all'),
    )
    .addOption(
      new Option('--arithmetic <arithmetic>', 'exact fractions, or floating-point numbers')
        .choices(['exact', 'float'])
        .default('exact'),
    )
    .addOption(
      createOption.aces(
        `the value of each 1; default: ${defaults.aces}. With one-or-eleven, boards are hands whose ones are aces`,
      ),
    )
    .option('--operators <list>', `the operators, some of ${names}, default '+ - * /'`, (text) =>
      text.trim().split(/\s+/),
    );
}

const ELEVEN = Array.from({ length: 11 }, (_, index) => index + 1);

async function createUniverse(options: ScopeOptions): Promise<Universe> {
  const { cards = ELEVEN, size, target, groupings, arithmetic, aces, operators } = options;
  const query = { cards, size, target, groupings, arithmetic, aces, operators } as UniverseQuery;
  return withProgress('boards', (onProgress) => Promise.resolve(universe({ ...query, onProgress })));
}

async function printUniverse(options: ScopeOptions): Promise<void> {
  const found = await createUniverse(options);
  const { boards, templates, solves } = found;
  const items = templates.map((template, index) => ({
    template,
    boards: solves[index].map((board) => boards[board]),
  }));
  const present = (item: (typeof items)[number]) => formatClass({ ...item, templates: [item.template] });
  await printItems(options, items, present, { boards: boards.length, templates: templates.length });
}

async function printClasses(options: ScopeOptions): Promise<void> {
  const found = await createUniverse(options);
  const items = classes(found).map((members) => describeClass(found, members));
  await printItems(options, items, formatClass, { boards: found.boards.length, classes: items.length });
}

async function printNecessary(options: ScopeOptions): Promise<void> {
  const found = await createUniverse(options);
  const all = classes(found);
  const solvers = found.boards.map(() => 0);
  for (const [first] of all) for (const board of found.solves[first]) solvers[board]++;
  const items = necessary(found).map((index) => describeClass(found, all[index]));
  await printItems(options, items, formatClass, {
    boards: found.boards.length,
    classes: all.length,
    necessary: items.length,
    'solved by one class': solvers.filter((count) => count === 1).length,
  });
}

interface TemplateClass {
  readonly templates: readonly string[];
  readonly boards: readonly (readonly number[])[];
}

function describeClass({ templates, boards, solves }: Universe, members: readonly number[]): TemplateClass {
  return {
    templates: members.map((index) => templates[index]),
    boards: solves[members[0]].map((board) => boards[board]),
  };
}

function formatClass({ templates, boards }: TemplateClass): string {
  const others = templates.length > 1 ? ` and ${templates.length - 1} more` : '';
  return `${templates[0]}${others}: ${formatAmount(boards.length, 'board')}`;
}

async function printGreedy(options: GreedyCommandOptions): Promise<void> {
  const found = await createUniverse(options);
  const { seed, runs } = options;
  if (runs === undefined) {
    const chosen = greedy(found, { seed }).map((index) => ({ template: found.templates[index] }));
    await printItems(options, chosen, ({ template }) => template, { templates: chosen.length });
    return;
  }
  const counts = new Map<number, number>();
  await withProgress('runs', (onProgress) => {
    for (let run = 0; run < runs; run++) {
      const { length } = greedy(found, { seed: run === 0 ? seed : (seed + run) % 2 ** 32 });
      counts.set(length, (counts.get(length) ?? 0) + 1);
      onProgress({ done: run + 1, total: runs });
    }
    return Promise.resolve();
  });
  const items = [...counts]
    .sort(([a], [b]) => a - b)
    .map(([templates, count]) => ({ templates, runs: count }));
  const present = (item: (typeof items)[number]) =>
    `${item.templates} templates: ${formatAmount(item.runs, 'run')}`;
  await printItems(options, items, present, { runs });
}

async function printMinimum(options: OutputOptions): Promise<void> {
  const { out } = options;
  if (out !== undefined) checkOutput(out, 'json');
  const { certificate } = await findMinimum(options);
  const text = `${JSON.stringify(certificate)}\n`;
  if (out !== undefined) await writeToFile([text], out);
  if (options.json) return writeToStdout([text]);
  const { templates, atLeast } = certificate;
  const bound = atLeast < templates.length ? `at least ${atLeast} are needed` : 'no fewer do';
  const total = `${templates.length} templates solve every board, and ${bound}`;
  await writeToStdout([...templates, total].map((line) => `${line}\n`));
}

async function findMinimum(options: ScopeOptions) {
  const found = await createUniverse(options);
  return withProgress('templates are proved to be needed', (onProgress) =>
    Promise.resolve(minimum(found, { onProgress })),
  );
}

async function printCheck(file: string, { json }: { readonly json?: boolean }): Promise<void> {
  if (file !== STDIN) checkReadable(file, 'file');
  const certificate = parseJson(await readWhole(file));
  if (certificate === undefined) throw invalidOption('file: expected JSON, got other text');
  const check = checkCertificate(certificate);
  await writeToStdout([`${json ? toJson(check) : `${check.ok ? 'valid' : 'not valid'}: ${check.reason}`}\n`]);
  if (!check.ok) process.exitCode = EXIT_NOT_OK;
}

async function printProgram(options: EmitCommandOptions): Promise<void> {
  const { language, target, out, aces = 'one-or-eleven' } = options;
  if (out !== undefined) checkOutput(out, language);
  const { cards = ELEVEN.slice(0, -1) } = options;
  const { certificate } = await findMinimum({ ...options, cards, aces });
  const program = emit(certificate.templates, { language, aces, target, cards });
  if (out === undefined) await writeToStdout([program]);
  else await writeToFile([program], out);
}

/** Prints items, one on each line, and the totals. */
async function printItems<Item>(
  options: ScopeOptions,
  items: readonly Item[],
  present: (item: Item) => string,
  totals: Readonly<Record<string, number>>,
): Promise<void> {
  const { json, target } = options;
  const counts = Object.entries(totals).map(([name, count]) => `${name}: ${count}`);
  function* lines(): Generator<string> {
    for (const item of items) yield `${json ? JSON.stringify(item) : present(item)}\n`;
    if (json) yield `${JSON.stringify({ totals: { target: formatTarget(target), ...totals } })}\n`;
    else yield `${counts.join(', ')}\n`;
  }
  await writeToStdout(lines());
}
