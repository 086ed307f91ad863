// The two fastest algorithms of the paper in C (native/countdown.c), if there is a compiler.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const COMPILERS = [process.env.CC, 'cc', 'gcc', 'clang'].filter(Boolean);
const FLAGS = ['-O3', '-march=native'];

const source = fileURLToPath(new URL('native/countdown.c', import.meta.url));
const folder = fileURLToPath(new URL('../../build/peers/', import.meta.url));
const program = `${folder}countdown`;

export const native = [
  { name: 'depth first, hash array, C', kind: 'C', open: () => openNative('hash') },
  { name: 'breadth first, sets, C', kind: 'C', open: () => openNative('sets') },
];

function openNative(algorithm) {
  const compiler = COMPILERS.find((name) => spawnSync(name, ['--version']).status === 0);
  if (compiler === undefined) throw new Error('no C compiler found');
  mkdirSync(folder, { recursive: true });
  const { status, stderr } = spawnSync(compiler, [...FLAGS, '-o', program, source], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${compiler} could not compile it: ${stderr.split('\n')[0]}`);
  const reach = (boards, from, to) => {
    const input = boards.map((numbers) => `${numbers.join(' ')}\n`).join('');
    const run = spawnSync(program, [algorithm, String(from), String(to)], { input, encoding: 'utf8' });
    const [, count, seconds] = /reachable=(\d+) seconds=(\S+)/.exec(run.stdout) ?? [];
    if (count === undefined) throw new Error(`exit ${run.status}`);
    return { count: Number(count), seconds: Number(seconds) };
  };
  return { note: `${compiler} ${FLAGS.join(' ')}`, reach };
}
