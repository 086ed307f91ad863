// The command `list` in its text formats and as HTML. list-pages.browser.test.ts opens the pages and prints
// PDF.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'csv-parse/sync';
import { countdown, createSolverSync, games, type Distinct, type Rules } from '../../src/index.js';
import { rate } from '../../src/generate/index.js';
import { verify } from '../../src/verify/index.js';
import { checkEqual } from '../support/answers.js';
import { cli, run } from '../support/command.js';
import { unsolvableHands, unsolvableByRemainders, unsolvableByPowers } from '../support/unsolvable-hands.js';

interface Listed {
  readonly numbers: number[];
  readonly target: number;
  readonly count: number;
  readonly difficulty?: number | null;
  readonly level?: number | null;
  readonly solutions: { readonly expression: string; readonly operations: number }[];
}

const root = join(import.meta.dirname, '..', '..');
const solver = createSolverSync();
const folder = mkdtempSync(join(tmpdir(), 'numbers-game-list-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const linesOf = (text: string) => text.trimEnd().split('\n');

function list(...args: string[]): string {
  const { status, stdout, stderr } = run('list', ...args);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

function listJson(...args: string[]): { entries: Listed[]; totals: Record<string, number> } {
  const objects = linesOf(list(...args, '--format', 'json')).map((line) => JSON.parse(line) as unknown);
  const { totals } = objects.pop() as { totals: Record<string, number> };
  return { entries: objects as Listed[], totals };
}

/** Every line is a solution by the checker, and there are as many as `count` says. */
function check(entries: readonly Listed[], rules: Rules, distinct: Distinct = 'essential'): void {
  for (const { numbers, target, count, solutions } of entries) {
    const puzzle = { numbers, target, rules };
    const name = `${numbers.join(' ')} -> ${target}`;
    checkEqual(count, solver.count(puzzle, { distinct }), name);
    checkEqual(solutions.length, count, name);
    checkEqual(new Set(solutions.map(({ expression }) => expression)).size, count, name);
    const operations = solutions.map((solution) => solution.operations);
    checkEqual(operations.join(' '), [...operations].sort((a, b) => a - b).join(' '), name);
    for (const { expression } of solutions) {
      const { ok, value } = verify(expression, puzzle);
      checkEqual(ok && value, target, `${name}: ${expression}`);
    }
  }
}

describe('numbers-game list', () => {
  it('lists every hand of a deck with all its solutions', () => {
    const { entries, totals } = listJson('--game', '24', '--cards', '1-10');
    expect(entries).toHaveLength(715);
    check(entries, games['24'].rules);
    const solutions = entries.reduce((sum, { count }) => sum + count, 0);
    // "Solving 24s": 566 of 715 hands.
    expect(totals).toEqual({ problems: 715, solvable: 566, solutions });
    expect(entries.find(({ numbers }) => numbers.join(' ') === '3 3 8 8')).toMatchObject({
      solutions: [{ expression: '8 / (3 - 8 / 3)', operations: 3 }],
      level: 5,
    });
  });

  it.each(['function', 'trees'] as const)('lists %s', (distinct) => {
    const { entries } = listJson('--cards', '2,3,8', '--distinct', distinct);
    expect(entries).toHaveLength(15);
    check(entries, games['24'].rules, distinct);
  });

  it('lists other games', () => {
    const { entries, totals } = listJson('--game', 'make-ten');
    expect(totals).toMatchObject({ problems: 715, solvable: 552 });
    check(entries, games['make-ten'].rules);
  });

  it('lists one board with given targets, in their order', () => {
    const { entries, totals } = listJson('1', '3', '7', '10', '25', '50', '--target', '765,830-832');
    expect(entries.map(({ target }) => target)).toEqual([765, 830, 831, 832]);
    // Hutton's example: 12 essential solutions of 765, and none of 831.
    expect(entries.map(({ count }) => count)).toMatchObject({ 0: 12, 2: 0 });
    expect(totals).toMatchObject({ problems: 4, solvable: 3 });
    check(entries, countdown);
  });

  it('takes rules, aces, sizes and fractions as targets', () => {
    const { entries } = listJson('--cards', '1-3', '--size', '2', '--target', '1/2,-1', '--operators', '- /');
    expect(entries.map(({ numbers, target, count }) => [numbers.join(' '), target, count])).toEqual([
      ['1 1', '1/2', 0],
      ['1 1', -1, 0],
      ['1 2', '1/2', 1],
      ['1 2', -1, 1],
      ['1 3', '1/2', 0],
      ['1 3', -1, 0],
      ['2 2', '1/2', 0],
      ['2 2', -1, 0],
      ['2 3', '1/2', 0],
      ['2 3', -1, 1],
      ['3 3', '1/2', 0],
      ['3 3', -1, 0],
    ]);
    // `rate` takes all four operators alone.
    expect(entries[2]).not.toHaveProperty('difficulty');
    const aces = listJson('--cards', '1', '--size', '2', '--target', '22', '--aces', 'one-or-eleven');
    expect(aces.entries).toMatchObject([{ numbers: ['A', 'A'], count: 1 }]);
  });

  it('lists what cannot be solved', () => {
    const unsolvable = ['--game', '24', '--cards', '1-10', '--unsolvable'];
    const lines = linesOf(list(...unsolvable));
    // The list that the post "Solving 24s, part i" prints.
    expect(lines.slice(3, -2)).toEqual(unsolvableHands);
    expect(lines.at(-1)).toBe('149 of 715 hands cannot be solved');
    const csv = linesOf(list(...unsolvable, '--format', 'csv'));
    expect(csv).toEqual(['numbers,target', ...unsolvableHands.map((hand) => `${hand},24`)]);
    const json = linesOf(list(...unsolvable, '--format', 'json'));
    expect(json.at(-1)).toBe('{"totals":{"problems":715,"solvable":566}}');
    expect(json).toHaveLength(150);
    expect(list(...unsolvable, '--format', 'html').match(/<li>/g)).toHaveLength(149);
  });

  it.each([
    ['24s', unsolvableByPowers],
    ['24s-mod', unsolvableByRemainders],
  ])('lists what cannot be solved in %s', (game, hands) => {
    const lines = linesOf(list('--game', game, '--unsolvable'));
    expect(lines.slice(3, -2)).toEqual(hands);
    expect(lines.at(-1)).toBe(`${hands.length} of 715 hands cannot be solved`);
  });

  it('writes the same as text and as CSV', () => {
    const args = ['--cards', '3,8', '--size', '4'];
    expect(
      list(...args)
        .split('\n')
        .slice(3),
    ).toEqual([
      '3 3 3 3: 1 solution, level 3 (49.6)',
      '  3 * 3 * 3 - 3',
      '3 3 3 8: 4 solutions, level 1 (15.1)',
      ...solutionsOf([3, 3, 3, 8]),
      '3 3 8 8: 1 solution, level 5 (95.2)',
      '  8 / (3 - 8 / 3)',
      '3 8 8 8: 5 solutions, level 1 (15.3)',
      ...solutionsOf([3, 8, 8, 8]),
      '8 8 8 8: no solution',
      '',
      '4 of 5 hands can be solved: 11 essential solutions',
      '',
    ]);
    const calls = ['2', '9', '--use', 'all', '--values', 'real', '--operators', 'root', '--target', '3'];
    expect(parse(list(...calls, '--format', 'csv'), { columns: true })).toEqual([
      {
        numbers: '2 9',
        target: '3',
        solutions: '1',
        difficulty: '',
        level: '',
        operations: '1',
        expression: 'root(9, 2)',
      },
    ]);
  });

  it('makes worksheets of one level, the same for a seed', () => {
    const sheet = ['--worksheet', '20', '--level', '3', '--seed', '7'];
    const { entries } = listJson(...sheet);
    expect(entries.map(({ level }) => level)).toEqual(new Array(20).fill(3));
    const easy = listJson('--worksheet', '6', '--level', '1-2').entries;
    expect(easy.map(({ level }) => level).sort()).toEqual([1, 1, 1, 2, 2, 2]);
    check(entries, games['24'].rules);
    const [puzzles, answers] = list(...sheet).split('Answers');
    expect(list(...sheet)).toBe(puzzles + 'Answers' + answers);
    for (const [index, { numbers, solutions }] of entries.entries()) {
      expect(puzzles).toContain(`\n${index + 1}.  ${numbers.join('  ')}  →  24\n`);
      expect(answers).toContain(`\n${index + 1}.  ${solutions[0].expression} = 24`);
      expect(puzzles).not.toContain(solutions[0].expression);
    }
    expect(list('--worksheet', '20', '--level', '3', '--seed', '8')).not.toBe(puzzles + 'Answers' + answers);
    const countdowns = listJson('--worksheet', '3', '--game', 'countdown', '--target', '200-300');
    expect(countdowns.entries.every(({ target }) => target >= 200 && target <= 300)).toBe(true);
  });

  it.each([
    ['plus-minus', { values: 'natural', use: 'all', operators: ['+', '-'] }, 3, 10],
    ['make-ten', { values: 'natural', use: 'all' }, 4, 10],
    ['three-cards', { values: 'natural', use: 'all' }, 3, 24],
  ] as const)('makes worksheets below the 24 game: %s', (level, rules, size, target) => {
    const { entries } = listJson('--worksheet', '8', '--level', level);
    expect(entries).toHaveLength(8);
    for (const { numbers, target: given, solutions } of entries) {
      expect(numbers).toHaveLength(size);
      expect(given).toBe(target);
      for (const { expression } of solutions) {
        expect(verify(expression, { numbers, target, rules }), expression).toMatchObject({ ok: true });
      }
    }
    const others = listJson('--worksheet', '3', '--level', level, '--size', '4', '--target', '12');
    expect(others.entries.every(({ numbers, target }) => numbers.length === 4 && target === 12)).toBe(true);
  });

  it('makes versions of equal difficulty, with the answers in a file of their own', () => {
    const [out, answers] = [join(folder, 'sheets.txt'), join(folder, 'answers.txt')];
    const sheet = ['--worksheet', '10', '--versions', '2', '--seed', '4'];
    expect(list(...sheet, '--out', out, '--answers', answers)).toBe('');
    const [first, second] = readFileSync(out, 'utf8').split('24 game: worksheet – Version B\n');
    const boardsOf = (text: string) =>
      [...text.matchAll(/^\d+\. {2}([\d ]+?) {2}→ {2}24$/gm)].map(([, numbers]) =>
        numbers.split(/ +/).map(Number),
      );
    const versions = [first, second].map(boardsOf);
    expect(versions.map(({ length }) => length)).toEqual([10, 10]);
    const all = versions.flat().map((numbers) => numbers.join(' '));
    expect(new Set(all).size).toBe(20);
    const [one, other] = versions.map((boards) =>
      boards.map((numbers) => rate({ numbers, target: 24, rules: games['24'].rules }).difficulty!),
    );
    // Each pair of puzzles is next to each other in the order of difficulty.
    const sorted = [...one, ...other].sort((a, b) => a - b);
    for (const [place, difficulty] of one.entries()) {
      expect([difficulty, other[place]].sort((a, b) => a - b)).toEqual(
        sorted.slice(2 * place, 2 * place + 2),
      );
    }
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    expect(Math.abs(sum(one) - sum(other)) / sum(one)).toBeLessThan(0.05);

    const text = readFileSync(answers, 'utf8');
    expect(text.match(/^Answers – Version [AB]$/gm)).toEqual(['Answers – Version A', 'Answers – Version B']);
    expect(readFileSync(out, 'utf8')).not.toContain('Answers');
    const given = [...text.matchAll(/^\d+\. {2}(.+) = 24/gm)].map(([, expression]) => expression);
    expect(given).toHaveLength(20);
    for (const [place, expression] of given.entries()) {
      const numbers = versions.flat()[place];
      expect(verify(expression, { numbers, target: 24, rules: games['24'].rules }).ok, expression).toBe(true);
    }
    rmSync(out);
    rmSync(answers);
  });

  it.each([
    ['en', '24 game: worksheet', 'Answers', 'every number exactly once'],
    ['de', '24er-Spiel: Arbeitsblatt', 'Lösungen', 'jede Zahl genau einmal'],
    ['es', 'Juego del 24: hoja de ejercicios', 'Soluciones', 'cada número exactamente una vez'],
    ['fr', 'Jeu du 24: fiche d’exercices', 'Solutions', 'chaque nombre exactement une fois'],
    ['zh', '24 点: 练习题', '答案', '每个数恰好用一次'],
  ])('makes worksheets in %s', (language, title, answers, use) => {
    const text = list('--worksheet', '2', '--level', '2', '--language', language);
    expect(linesOf(text)[0]).toBe(title);
    expect(linesOf(text)[1]).toContain(use);
    expect(linesOf(text)).toContain(answers);
    const page = list('--worksheet', '2', '--language', language, '--format', 'html');
    expect(page).toContain(`<html lang="${language === 'zh' ? 'zh-Hans' : language}">`);
    expect(page).toContain(`<h2>${answers}</h2>`);
  });

  it('gives lists and worksheets a title, which is text and nothing else', () => {
    expect(linesOf(list('1', '2', '--target', '3', '--title', 'Mine'))[0]).toBe('Mine');
    const title = '4b </style><b onclick="x">&"\\';
    const page = list('--worksheet', '2', '--title', title, '--format', 'html');
    expect(page).toContain('<h1>4b &lt;/style&gt;&lt;b onclick="x"&gt;&amp;"\\</h1>');
    expect(page.match(/<\/style>/g)).toHaveLength(1);
    expect(page).not.toContain('<b ');
  });

  // `timeout` sends a signal twice.
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('leaves no file when %s ends it as it writes, also if sent twice', async (signal, status) => {
    const path = join(folder, 'interrupted.html');
    const args = [cli, 'list', '--size', '5', '--format', 'html', '--out', path];
    const child = spawn(process.execPath, args, { stdio: 'ignore' });
    const ended = new Promise((resolve) => child.on('close', resolve));
    const part = () => statSync(`${path}.part`, { throwIfNoEntry: false });
    while (!part()?.size) await wait(10);
    child.kill(signal);
    await wait(10);
    child.kill(signal);
    expect(await ended).toBe(status);
    expect(readdirSync(folder).filter((file) => file.startsWith('interrupted'))).toEqual([]);
  });

  it('writes a file that appears when it is complete', () => {
    const file = join(folder, 'list.html');
    expect(list('--cards', '3,8', '--format', 'html', '--out', file)).toBe('');
    expect(readdirSync(folder)).toEqual(['list.html']);
    expect(readFileSync(file, 'utf8')).toContain('4 of 5 hands can be solved: 11 essential solutions.');
    expect(run('list', '--game', 'krypto', '--target', 'x', '--out', join(folder, 'none'))).toMatchObject({
      status: 2,
    });
    expect(existsSync(join(folder, 'none'))).toBe(false);
    expect(readdirSync(folder)).toEqual(['list.html']);
  });

  it('makes worksheets of a game with 0 without it', () => {
    const sheet = list('--worksheet', '3', '--game', 'make-ten', '--level', '1-2', '--seed', '1');
    expect(sheet).toContain('4 digits from 1-9');
  });

  it.each([
    ['24-of-1-10', ['--game', '24', '--cards', '1-10']],
    ['24', ['--game', '24']],
    ['make-ten', ['--game', 'make-ten']],
  ])('wrote the list %s in docs/lists', (name, args) => {
    const read = (file: string) => readFileSync(join(root, 'docs', 'lists', file), 'utf8');
    const advice = 'run `npm run lists`';
    expect(list(...args) === read(`${name}.txt`), advice).toBe(true);
    expect(list(...args, '--unsolvable') === read(`${name}-unsolvable.txt`), advice).toBe(true);
  });

  it.each([
    [['--target', '24,a'], 'target: expected a fraction'],
    [['--format', 'pdf'], '--format pdf needs --out'],
    [['--level', '3'], '--level needs --worksheet'],
    [['--versions', '2'], '--versions needs --worksheet'],
    [['--answers', 'x'], '--answers needs --worksheet'],
    [['--worksheet', '5', '--versions', '9'], 'Expected an integer from 1 to 8'],
    [
      ['--worksheet', '5', '--versions', '2', '--format', 'csv'],
      '--versions is for text, html and pdf, got the format csv',
    ],
    [['--title', 'X', '--format', 'json'], '--title is for text, html and pdf, got the format json'],
    [['--worksheet', '5', '--language', 'it'], 'Allowed choices are en, de, es, fr, zh'],
    [
      ['--worksheet', '5', '--out', 'a', '--answers', './a'],
      '--answers: expected another file than the others, got ./a',
    ],
    [
      ['--worksheet', '5', '--level', '6'],
      'Expected a level from 1 to 5, levels such as 1-2, or plus-minus, make-ten, three-cards',
    ],
    [['--worksheet', '0'], 'Expected an integer from 1'],
    [
      ['--worksheet', '5', '--level', 'make-ten', '--game', 'countdown'],
      '--game: expected make-ten with --level make-ten, got countdown',
    ],
    [['--worksheet', '5', '--cards', '0-9'], '--cards: expected integers from 1 with --worksheet'],
    [
      ['--worksheet', '5', '--target', '24,99,26'],
      '--target: expected an integer or a range with --worksheet, got 24,99,26',
    ],
    [
      ['--worksheet', '5', '--target', '0x18'],
      '--target: expected an integer or a range with --worksheet, got 0x18',
    ],
    [
      ['--worksheet', '5', '--target', ' '],
      '--target: expected an integer or a range with --worksheet, got ',
    ],
    [
      ['--worksheet', '5', '--aces', 'one-or-eleven'],
      '--aces: expected one with --worksheet, got one-or-eleven',
    ],
    [
      ['--worksheet', '5', '--target', '1,3'],
      '--target: expected an integer or a range with --worksheet, got 1,3',
    ],
    [['1', '2', '--cards', '1-9'], '--cards, --size and --worksheet are for lists without numbers'],
    [
      ['1', '2'],
      '--target: expected targets, such as 24 or 1-25, since the game has none of its own, got none',
    ],
    [['--unsolvable', '--distinct', 'trees'], "option '--unsolvable' cannot be used with option '--distinct"],
    [
      [
        '--operators',
        '+ square',
        '--limits',
        'square=9',
        '--values',
        'natural',
        '--use',
        'any',
        '--target',
        '9',
      ],
      'no square',
    ],
    [['1', '2', '--target', 'x'], 'target: expected a positive integer'],
    [['--out', root], `--out: expected a file, got the folder ${root}`],
    [['--size', '11'], '--size: expected an integer from 1 to 10, got 11'],
    [['--timeout', '0'], 'timeout'],
    [['--format', 'rtf'], 'Allowed choices are text, csv, json, html, pdf'],
  ])('refuses %j', (args, message) => {
    const { status, stdout, stderr } = run('list', ...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});

function solutionsOf(numbers: number[]): string[] {
  return [...solver.solutions({ numbers, rules: games['24'].rules })].map(
    ({ expression }) => `  ${expression}`,
  );
}
