// The command `batch` on a million lines, on input without an end, killed in the middle, and with too little
// room for its output.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, expect, it } from 'vitest';
import { cli, run } from '../support/command.js';
import { createRandom, seed } from '../support/random.js';

const folder = mkdtempSync(join(tmpdir(), 'numbers-game-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const MOST_KILOBYTES = 200_000;
/** The unit of `ulimit -f` in sh, in bytes. */
const BLOCK = 512;

/** Lines of three numbers, which are solved at once; every thousandth is bad, every hundredth blank. */
function* lines(count: number) {
  const random = createRandom(930);
  let block = '';
  for (let id = 0; id < count; id++) {
    const numbers = [random.integer(1, 10), random.integer(1, 10), random.integer(1, 100)];
    block +=
      id % 1000 === 500 ? 'bad\n' : `${JSON.stringify({ id, numbers, target: random.integer(1, 200) })}\n`;
    if (id % 100 === 0) block += '\n';
    if (block.length > 60_000) {
      yield block;
      block = '';
    }
  }
  yield block;
}

/** The most memory that a process has had so far, where the system tells. */
function peakKilobytes(pid: number): number {
  try {
    return Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

it(`answers a million lines in little memory (seed ${seed})`, async () => {
  const [file, out] = [join(folder, 'million.jsonl'), join(folder, 'million answers.jsonl')];
  await pipeline(Readable.from(lines(1_000_000)), createWriteStream(file));
  const child = spawn(process.execPath, [cli, 'batch', file, '--out', out, '--workers', '2'], {
    stdio: 'inherit',
  });
  const ended = once(child, 'exit');
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, peakKilobytes(child.pid!))), 50);
  expect(await ended).toEqual([3, null]);
  clearInterval(watch);
  expect(peak).toBeLessThan(MOST_KILOBYTES);
  const bytes = readFileSync(out);
  let count = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) count++;
  expect(count).toBe(1_000_000);
  expect(bytes.subarray(-200).toString()).toMatch(/\n\{"id":999999,.*\}\}\n$/);
  rmSync(out);
  rmSync(file);
});

it(`goes on after kill -9 as if it had not been (seed ${seed})`, async () => {
  const file = join(folder, 'killed.jsonl');
  writeFileSync(file, [...lines(60_000)].join(''));
  const [whole, one, out] = ['whole', 'one', 'out'].map((name) => join(folder, `${name}.jsonl`));
  expect(run('batch', file, '--out', whole, '--workers', '2').status).toBe(3);
  expect(run('batch', file, '--out', one, '--workers', '1').status).toBe(3);
  const expected = readFileSync(whole);
  expect(readFileSync(one).equals(expected), 'with one worker').toBe(true);
  const random = createRandom(931);
  const args = ['batch', file, '--out', out, '--resume', '--workers', '2'];
  let kills = 0;
  for (let share = 1; share <= 4; share++) {
    const child = spawn(process.execPath, [cli, ...args], { stdio: 'inherit' });
    const ended = once(child, 'exit');
    const goal = (expected.length * (share - random.integer(1, 9) / 10)) / 5;
    while (child.exitCode === null && sizeOf(out) < goal) await wait(2);
    child.kill('SIGKILL');
    const [, signal] = (await ended) as [number | null, string | null];
    kills += Number(signal === 'SIGKILL');
  }
  expect(kills).toBeGreaterThan(0);
  expect(run(...args).status).toBe(3);
  expect(readFileSync(out).equals(expected)).toBe(true);
});

it(`goes on after a limit on the size of files (seed ${seed})`, () => {
  const file = join(folder, 'limited.jsonl');
  writeFileSync(file, [...lines(3000)].join(''));
  const [whole, out] = ['limited whole', 'limited out'].map((name) => join(folder, `${name}.jsonl`));
  expect(run('batch', file, '--out', whole).status).toBe(3);
  const expected = readFileSync(whole);
  const blocks = Math.floor(expected.length / BLOCK);
  const random = createRandom(932);
  for (let limit = random.integer(1, blocks / 4); limit < blocks; limit += random.integer(1, blocks / 4)) {
    const args = [cli, 'batch', file, '--out', out, '--resume', '--workers', '2'];
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', `ulimit -f ${limit}; exec "$0" "$@"`, process.execPath, ...args],
      { encoding: 'utf8' },
    );
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^numbers-game: error: .*: cannot be written \(EFBIG: .*\); raise the limit on the size of files \(ulimit -f\), and continue with --resume\n$/,
    );
    const written = readFileSync(out);
    expect(written.equals(expected.subarray(0, written.length)), `limit ${limit}`).toBe(true);
    expect(written.length).toBeLessThanOrEqual(limit * BLOCK);
  }
  expect(run('batch', file, '--out', out, '--resume').status).toBe(3);
  expect(readFileSync(out).equals(expected)).toBe(true);
});

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

it('takes constant memory on input without an end, read fast, slowly or not at all', async () => {
  const child = spawn(process.execPath, [cli, 'batch', '--workers', '2'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  child.stdin.on('error', () => undefined);
  let sent = 0;
  const blocks = [...lines(20_000)];
  const feed = () => {
    while (child.stdin.writable && child.stdin.write(blocks[sent++ % blocks.length]));
  };
  child.stdin.on('drain', feed);
  feed();
  child.stdout.resume();
  while (sent < 200) await wait(10);
  const early = peakKilobytes(child.pid!);
  while (sent < 600) await wait(10);
  // Nobody reads: then nothing more is taken, after what the pipes hold.
  child.stdout.pause();
  await wait(1000);
  const stopped = sent;
  await wait(1000);
  expect(sent - stopped).toBeLessThan(3);
  const late = peakKilobytes(child.pid!);
  expect(late).toBeLessThan(MOST_KILOBYTES);
  expect(late).toBeLessThanOrEqual(1.3 * early);
  child.stdout.destroy();
  expect(await ended).toEqual([0, null]);
});
