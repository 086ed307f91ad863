// The command `templates`, and the programs that it writes as far as they need nothing but Node.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { emit, minimum, universe } from '../../src/templates/index.js';
import { verify } from '../../src/verify/index.js';
import { TEMPLATE_OPERATORS } from '../../src/templates/template-text.js';
import { run, runOn } from '../support/command.js';
import { oneOf } from '../support/listed-words.js';
import { identities } from '../support/template-identities.js';

const folder = mkdtempSync(join(tmpdir(), 'templates-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const linesOf = (text: string) => text.trimEnd().split('\n');
const lastOf = (...args: string[]) => linesOf(run('templates', ...args).stdout).at(-1);
const POST = ['--groupings', 'three', '--arithmetic', 'float'];

describe('numbers-game templates', () => {
  it('tells the figures of the post', () => {
    expect(lastOf('universe', ...POST)).toBe('boards: 752, templates: 1809');
    expect(lastOf('classes', ...POST)).toBe('boards: 752, classes: 273');
    expect(lastOf('necessary', ...POST)).toBe(
      'boards: 752, classes: 273, necessary: 62, solved by one class: 122',
    );
    expect(lastOf('minimum', ...POST)).toBe('107 templates solve every board, and no fewer do');
    expect(lastOf('greedy', '--runs', '20', ...POST)).toBe('runs: 20');
    expect(linesOf(run('templates', 'greedy', '--seed', '5', ...POST).stdout)).toEqual(
      linesOf(run('templates', 'greedy', '--seed', '5', ...POST).stdout),
    );
  });

  it('prints JSON', () => {
    const lines = linesOf(run('templates', 'universe', '--cards', '1-4', '--size', '3', '--json').stdout);
    const items = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(items[0]).toEqual({ template: '(x0 * x1) * x2', boards: [[2, 3, 4]] });
    expect(items.at(-1)).toEqual({ totals: { target: 24, boards: 4, templates: items.length - 1 } });
  });

  it('writes a certificate, and checks it', () => {
    const file = join(folder, 'certificate.json');
    const hands = ['--cards', '1-10', '--aces', 'one-or-eleven'];
    const total = '85 templates solve every board, and no fewer do';
    expect(lastOf('minimum', ...hands, '--out', file)).toBe(total);
    expect(run('templates', 'check', file)).toEqual({ status: 0, stdout: `valid: ${total}\n`, stderr: '' });
    expect(lastOf('minimum', ...hands, '--out', `${file}.gz`)).toBe(total);
    expect(run('templates', 'check', `${file}.gz`).stdout).toBe(`valid: ${total}\n`);
    const text = readFileSync(file, 'utf8');
    expect(run('templates', 'minimum', ...hands, '--json').stdout).toBe(text);
    const changed = runOn(text.replace('"atLeast":85', '"atLeast":84'), 'templates', 'check', '-', '--json');
    expect(changed).toMatchObject({
      status: 1,
      stdout: '{"ok":false,"reason":"digest: something was changed"}\n',
    });
    expect(runOn('no JSON', 'templates', 'check', '-')).toMatchObject({ status: 2, stdout: '' });
  });

  it.each([
    [['universe', '--size', '6'], 'size: expected an integer from 3 to 5, got 6'],
    [['universe', '--cards', '0-3'], 'Expected cards from 1 to 1000'],
    [['minimum', '--out', folder], `--out: expected a file, got the folder ${folder}`],
    [['universe', '--target', 'x'], 'target: expected an integer or text p/q'],
    [['minimum', '--operators', '+ square'], `operators[1]: expected ${oneOf(TEMPLATE_OPERATORS)}`],
    [['greedy', '--runs', '0'], 'Expected an integer from 1'],
    [['emit', '--language', 'c'], 'Allowed choices are python, javascript.'],
    [['check', 'no-such-file.json'], 'file: cannot read no-such-file.json (ENOENT)'],
  ])('refuses %j', (options, message) => {
    const { status, stderr } = run('templates', ...options);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});

describe('emit', () => {
  const texts = ['(x1 + x0) * (x3 - x2)', 'x0 + (x1 + (x2 + x3))', 'x3 / (x0 - (x1 / x2))'];
  const write = (name: string, text: string) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return (input: string, ...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
        input,
        encoding: 'utf8',
      });
      return { status, stdout, stderr };
    };
  };

  it.each(['solve.mjs', 'solve.cjs'])('writes JavaScript that runs as %s', (name) => {
    const solve = write(name, emit(texts, { language: 'javascript', aces: 'one-or-eleven' }));
    expect(solve('', 'A', '4', '5', '8').stdout).toBe('No solution\n');
    expect(solve('1 2 8 13\n \na k\n2 2 10 10\n')).toEqual({
      status: 1,
      stdout: '1 + (2 + (8 + 13))\nerror: expected 4 cards, got 2\n2 + (2 + (10 + 10))\n',
      stderr: '',
    });
    expect(solve('', '3', '8', '3', 'x')).toMatchObject({
      status: 1,
      stderr: 'error: expected a card, got x\n',
    });
    expect(solve('2 2 10 10\r\nA 1 A A\n').stdout).toBe('2 + (2 + (10 + 10))\n1 + (1 + (11 + 11))\n');
  });

  it.each(identities)('computes $template exactly', ({ template, hand, target }) => {
    const solve = write('identity.mjs', emit([template], { language: 'javascript', target }));
    const numbers = hand.map(String);
    const expected = template.replace(/x(\d)/g, (_, index) => numbers[Number(index)]);
    expect(solve('', ...numbers)).toEqual({ status: 0, stdout: `${expected}\n`, stderr: '' });
    const other = write('other.mjs', emit([template], { language: 'javascript', target: '24/7' }));
    expect(other('', ...numbers).stdout).toBe('No solution\n');
  });

  it('solves the boards of a universe with operators beyond the four', () => {
    const operators = ['+', '-', '/', '^', 'root', 'log', 'mod', 'sqrt'] as const;
    const cards = [2, 3, 6, 8];
    const found = universe({ cards, size: 3, target: 6, operators });
    const { certificate } = minimum(found);
    const program = emit(certificate.templates, { language: 'javascript', target: 6, cards });
    const hands = cards.flatMap((a) =>
      cards.filter((b) => b >= a).flatMap((b) => cards.filter((c) => c >= b).map((c) => [a, b, c])),
    );
    const solve = write('universe.mjs', program);
    const printed = linesOf(solve(hands.map((hand) => `${hand.join(' ')}\n`).join('')).stdout);
    const solvable = found.boards.map(String);
    hands.forEach((numbers, index) => {
      if (!solvable.includes(String(numbers))) expect(printed[index]).toBe('No solution');
      else {
        const rules = { values: 'real', use: 'all', operators } as const;
        expect(verify(printed[index], { numbers, target: 6, rules }).reason, printed[index]).toBe('exact');
      }
    });
  });

  it('takes cards, targets and other sizes', () => {
    const solve = write(
      'three.mjs',
      emit(['x0 / (x1 * x2)'], { language: 'javascript', target: '1/6', cards: [1, 2, 3] }),
    );
    expect(solve('', '3', '1', '2').stdout).toBe('1 / (2 * 3)\n');
    expect(solve('', '3', '1', '4').stderr).toBe('error: expected a card of this program, got 4\n');
    expect(emit(texts, { language: 'python' })).toContain(texts[2]);
  });

  it.each([
    [[], {}, 'texts: expected an array of 1 to 1000000 templates, got an array of 0'],
    [['x0 + x1', 'x0 + x2'], {}, 'texts[1]: expected a template of x0, x1, ...'],
    [['x0 + x1', 'x0 + (x1 + x2)'], {}, 'texts[1]: expected as many numbers as in texts[0], 2, got 3'],
    [["x0'); process.exit("], {}, 'texts[0]: expected a template'],
    [['x0 + x1 * x2'], {}, 'texts[0]: expected a template'],
    [['square(x0) + x1'], {}, 'texts[0]: expected operators among + - * / ^ root'],
    [['sqrt(sqrt(x1)) + x0'], {}, 'texts[0]: expected a template'],
    [['x0!! + x1'], {}, 'texts[0]: expected a template'],
    [['(x2 + sqrt(x0)) - sqrt(x1)'], { target: 4, cards: [2, 4] }, 'got none for 2 2 4'],
    [['log(x0, (x1 ^ x2) ^ x3)'], { target: 256, cards: [16] }, 'got none for 16 16 16 16'],
    [['x0 ^ (x1 + x2)'], { cards: Array.from({ length: 1000 }, (_, index) => index + 1) }, 'cards: expected'],
    [['x0 + x1'], { language: 'c' }, 'language: expected python or javascript, got "c"'],
    [['x0 + x1'], { aces: 'two' }, 'aces: expected one or one-or-eleven'],
    [['x0 + x1'], { target: 'x' }, 'target: expected an integer'],
  ])('refuses %j with %j', (list, options, message) => {
    expect(() => emit(list, { language: 'python', ...options } as never)).toThrow(message);
  });
});
