// Areas whose cases run programs, threads or files: lines of a batch, command lines, messages to a worker,
// the folder of an atlas.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { NumbersGameError, type Puzzle } from '../../src/index.js';
import type * as atlasEntry from '../../src/atlas/index.js';
import type * as batchEntry from '../../src/batch/index.js';
import { COMMANDS, drawArguments, findFaults, makeFolder } from '../support/hostile-commands.js';
import { createFullSolver } from '../support/full-solver.js';
import { outcomeOf } from '../support/outcome.js';
import { createSeededRandom } from '../support/random.js';
import { changeText, defineArea, must, oddText, textChanges, type Area, type TextChange } from './area.js';

const built = (name: string) => new URL(`../../build/esm/${name}.js`, import.meta.url).href;
// Threads run files of the build. Loaded here, because Vite closes its loader when all areas are there.
const { batchLines } = (await import(built('batch'))) as typeof batchEntry;
const { buildAtlas, inspectAtlas, openAtlas, verifyAtlas } = (await import(
  built('atlas')
)) as typeof atlasEntry;
const solver = createFullSolver();

interface LinesCase {
  readonly lines: { readonly text: string; readonly changes: TextChange[] }[];
  readonly format: 'jsonl' | 'csv';
}

const line = fc.oneof(
  fc
    .record({
      numbers: fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 5 }),
      target: fc.nat({ max: 200 }),
    })
    .map((puzzle) => JSON.stringify(puzzle)),
  fc.constantFrom(
    '{"numbers":[3,3,8,8],"game":"24"}',
    '1 2 3 4,10',
    '{"numbers":["A",2],"target":3,"id":"x"}',
    '',
  ),
  oddText,
);

const batch = defineArea<LinesCase>({
  name: 'batch',
  compares: 'each line of a batch has a result, that of solve, or an error; none is lost',
  cases: fc.record({
    lines: fc.array(fc.record({ text: line, changes: textChanges(oddText, 1) }), { maxLength: 8 }),
    format: fc.constantFrom('jsonl', 'csv'),
  }),
  async check({ lines, format }) {
    const header = format === 'csv' ? 'numbers,target\n' : '';
    const changed = lines.map(({ text, changes }) => changeText(text, changes).replaceAll(/[\r\n]/g, ' '));
    const source = { text: [header + changed.map((each) => `${each}\n`).join('')], format };
    let output = '';
    try {
      for await (const { text } of batchLines([source], { workers: 1 })) output += text;
    } catch (error) {
      if (!(error instanceof NumbersGameError)) throw error;
      return { answers: 0 };
    }
    const rows = output
      .split('\n')
      .slice(0, -1)
      .map((row) => JSON.parse(row) as Record<string, unknown>);
    let answers = 0;
    for (const row of rows) {
      must('result' in row !== 'error' in row, 'a line has neither a result nor an error, or both');
      if (!('result' in row) || format === 'csv' || 'op' in row) continue;
      const { result, game, ...puzzle } = row;
      if (game !== undefined || Object.keys(puzzle).some((name) => !['numbers', 'target'].includes(name)))
        continue;
      const expected = outcomeOf(() => solver.solve(puzzle as unknown as Puzzle));
      must(JSON.stringify(result) === JSON.stringify(expected), 'the result is not that of solve');
      answers++;
    }
    if (format === 'jsonl') {
      const wanted = changed.filter((each) => each.trim() !== '' && each.trim() !== '\ufeff').length;
      must(rows.length === wanted, `expected ${wanted} lines, got ${rows.length}`);
    }
    return { answers };
  },
});

let commandFolder: string | undefined;

const commands = defineArea<{ seed: number; which: number }>({
  name: 'command',
  compares:
    'command lines end in time with an exit code and at most one message, and leave no unfinished file',
  cases: fc.record({ seed: fc.nat(), which: fc.nat({ max: COMMANDS.length - 1 }) }),
  async check({ seed, which }) {
    commandFolder ??= makeFolder();
    const args = drawArguments(createSeededRandom(seed), COMMANDS[which]);
    const faults = await findFaults([args], commandFolder, seed % 2 === 1);
    must(faults.length === 0, faults.join('\n'));
    return { answers: 0 };
  },
  close() {
    if (commandFolder !== undefined) rmSync(commandFolder, { recursive: true });
  },
});

const message = fc.oneof(
  fc.record({
    kind: fc.constantFrom<unknown[]>('call', 'pull', 'close', 'options', 'other', 1, null),
    method: fc.constantFrom<unknown[]>(
      'solve',
      'count',
      'solutions',
      'reachAll',
      'dispose',
      'constructor',
      null,
    ),
    args: fc.array(
      fc.oneof(
        fc.json({ maxDepth: 2 }).map((text) => JSON.parse(text) as unknown),
        fc.constant(null),
      ),
      { maxLength: 2 },
    ),
    list: fc.constantFrom<unknown[]>(0, 1, -1, '__proto__', null),
    skip: fc.constantFrom<unknown[]>(0, 1, -1, 1e9, null),
  }),
  fc.json({ maxDepth: 2 }).map((text) => JSON.parse(text) as unknown),
);

/** Answer to the last message. */
const ANSWER = solver.solve({ numbers: [1, 2, 3], target: 7 }).expression;

/** Asks a worker; an error of its thread is an answer, too, as the page then makes another worker. */
function ask(messages: readonly unknown[]): Promise<unknown> {
  const code = `import { serveSolver } from ${JSON.stringify(built('worker'))}; serveSolver();`;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`));
  const last = { kind: 'call', method: 'solve', args: [{ numbers: [1, 2, 3], target: 7, timeout: 1000 }] };
  return new Promise((resolve) => {
    let isReady = false;
    worker.on('message', (reply: unknown) => {
      if (!isReady)
        for (const each of [...messages, last]) worker.postMessage({ numbersGame: 'id', job: each });
      isReady = true;
      const { result } = Object(reply) as { result?: { expression?: string } };
      if (result?.expression === ANSWER) resolve('answered');
    });
    worker.on('error', () => {
      resolve('ended');
    });
    setTimeout(() => {
      resolve('silent');
    }, 20_000).unref();
  }).finally(() => worker.terminate());
}

const workers = defineArea<{ messages: unknown[] }>({
  name: 'worker',
  compares: 'after messages of any kind a worker answers, or ends with an error; it is never silent',
  cases: fc.record({ messages: fc.array(message, { maxLength: 4 }) }),
  async check({ messages }) {
    must((await ask(messages)) !== 'silent', 'the worker is silent');
    return { answers: 1 };
  },
});

interface AtlasCase {
  readonly file: number;
  readonly kind: 'flip' | 'cut' | 'text' | 'other';
  readonly at: number;
  readonly changes: TextChange[];
}

let atlasFolder: string | undefined;
let contents: Record<string, string> = {};

const atlas = defineArea<AtlasCase>({
  name: 'atlas',
  compares:
    'a changed file of an atlas is found by verify, or makes no difference; readers refuse or answer; build repairs',
  cases: fc.record({
    file: fc.nat({ max: 9 }),
    kind: fc.constantFrom('flip', 'cut', 'text', 'other'),
    at: fc.nat({ max: 100_000 }),
    changes: textChanges(
      fc.oneof(fc.constantFrom(...Array.from('0123456789[]{},:"'), 'null', '1e99', '"../x"'), oddText),
    ),
  }),
  async check({ file, kind, at, changes }) {
    const query = { pool: [1, 2, 3, 4, 5, 25], size: 3, from: 20, to: 60, share: 8, workers: 1 };
    if (atlasFolder === undefined) {
      atlasFolder = mkdtempSync(join(tmpdir(), 'numbers-game-fuzz-'));
      await buildAtlas(atlasFolder, query);
      contents = read(atlasFolder);
    }
    const dir = mkdtempSync(join(tmpdir(), 'numbers-game-fuzz-'));
    try {
      cpSync(atlasFolder, dir, { recursive: true });
      const names = Object.keys(contents);
      const name = names[file % names.length];
      const bytes = Buffer.from(contents[name], 'latin1');
      const other = Buffer.from(contents[names[at % names.length]], 'latin1');
      const text = Buffer.from(changeText(contents[name], changes), 'latin1');
      const flipped = Buffer.from(bytes);
      flipped[at % bytes.length] ^= 1 << (at % 8);
      const damaged = { flip: flipped, cut: bytes.subarray(0, at % bytes.length), text, other }[kind];
      writeFileSync(join(dir, name), damaged);
      const [status, report] = [
        await attempt(() => inspectAtlas(dir)),
        await attempt(() => verifyAtlas(dir, { sample: 2 })),
      ];
      await attempt(async () => {
        const open = await openAtlas(dir);
        await open.problem(3, 30).finally(() => open.close());
      });
      // Whatever is written in the JSON files besides what the atlas says, its tables are those of the plan.
      const isFine = report !== null && (report as { ok: boolean }).ok;
      if (name.endsWith('.parquet'))
        must(!isFine || damaged.equals(bytes), 'verify finds a changed table right');
      if (status === null || isFine) return { answers: 2 };
      // Files that have their recorded size are built again only if they are removed, as verify says.
      for (const { path } of (report as { faults: { path: string }[] } | null)?.faults ?? []) {
        if (existsSync(join(dir, path)) && statSync(join(dir, path)).isFile()) rmSync(join(dir, path));
      }
      await buildAtlas(dir, { workers: 1 });
      const again = await verifyAtlas(dir, { sample: 2 });
      must(again.ok, `build does not repair: ${JSON.stringify(again.faults)}`);
      return { answers: 3 };
    } finally {
      rmSync(dir, { recursive: true });
    }
  },
  close() {
    if (atlasFolder !== undefined) rmSync(atlasFolder, { recursive: true });
  },
});

/** Returns the value of a call; null if it was refused. */
async function attempt(call: () => unknown): Promise<unknown> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof NumbersGameError) return null;
    throw error;
  }
}

function read(dir: string): Record<string, string> {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(join(dir, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(dir, name), 'latin1')]));
}

export const programAreas: readonly Area[] = [batch, commands, workers, atlas];

/** Returns the name of the file of a case in test/corpus/. */
export function nameOfCase(area: string, value: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
  return `${area}-${hash}.json`;
}
