// Describes the machine and the versions that a benchmark ran on.
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Machine and versions, as stored with results. */
interface MachineRecord {
  readonly cpu: string;
  readonly cores: number;
  readonly node: string;
  readonly platform: string;
  /** Version of numbers-game. */
  readonly version: string;
}

export const machine: MachineRecord = {
  cpu: cpus().at(0)?.model ?? 'unknown processor',
  cores: cpus().length,
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
  version,
};

/** Formats machine and versions as one line. */
export function describeMachine({ cpu, cores, node, platform, version }: MachineRecord = machine): string {
  return `numbers-game ${version}, Node ${node}, ${platform}, ${cores} x ${cpu}`;
}
