// What a benchmark ran on, in one line for people.
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

export const machine = {
  cpu: cpus()[0].model,
  cores: cpus().length,
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
  version,
};

export function describeMachine() {
  const { cpu, cores, node, platform } = machine;
  return `numbers-game ${version}, Node ${node}, ${platform}, ${cores} x ${cpu}`;
}
