// The CPU time and memory of a whole process: of the command, or of a script. The process itself reports
// what it has used, at its end, through a fourth stream.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const METER = `
  import { writeSync } from 'node:fs';
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    writeSync(3, JSON.stringify({ seconds: (userCPUTime + systemCPUTime) / 1e6, MiB: maxRSS / 1024 }));
  });`;

const cli = fileURLToPath(new URL('../build/esm/cli.js', import.meta.url));

/** Runs the command numbers-game: { seconds, MiB, elapsed, stdout }, with user and system time. */
export const meterCommand = (...args) => meter([cli, ...args]);

/** Runs a module given as text, which may import by absolute address. */
export const meterScript = (script) => meter(['--input-type=module', '-e', script]);

async function meter(args) {
  const begin = performance.now();
  const loader = `data:text/javascript,${encodeURIComponent(METER)}`;
  const child = spawn(process.execPath, ['--import', loader, ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
  });
  const texts = { 1: '', 3: '' };
  for (const stream of [1, 3]) child.stdio[stream].on('data', (text) => (texts[stream] += text));
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`status ${status}`);
  return { ...JSON.parse(texts[3]), elapsed: (performance.now() - begin) / 1000, stdout: texts[1] };
}
