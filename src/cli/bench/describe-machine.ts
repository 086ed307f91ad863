// Describes the machine and the versions that a benchmark ran on.
import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { version } from '../package-version.js';

/** Machine and versions, as stored with results. */
export interface MachineRecord {
  /** Name of the processor, which in virtual machines may be that of a family. */
  readonly cpu: string;
  /** Maker, family, model and stepping of the processor, if the system tells. */
  readonly processor?: string;
  readonly cores: number;
  readonly node: string;
  readonly platform: string;
  /** Version of numbers-game. */
  readonly version: string;
}

/** File in which Linux describes the processors. */
const CPU_INFO = '/proc/cpuinfo';

const processor = existsSync(CPU_INFO) ? describeProcessor(readFileSync(CPU_INFO, 'utf8')) : undefined;

export const machine: MachineRecord = {
  cpu: cpus().at(0)?.model ?? 'unknown processor',
  ...(processor !== undefined && { processor }),
  cores: cpus().length,
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
  version,
};

/** Formats machine and versions as one line. */
export function describeMachine(record: MachineRecord = machine): string {
  const { cpu, processor, cores, node, platform, version } = record;
  const model = processor === undefined ? '' : ` (${processor})`;
  return `numbers-game ${version}, Node ${node}, ${platform}, ${cores} x ${cpu}${model}`;
}

/** Returns maker, family, model and stepping from the text of /proc/cpuinfo; undefined if it lacks one. */
export function describeProcessor(text: string): string | undefined {
  const names = ['vendor_id', 'cpu family', 'model', 'stepping'];
  const found = names.map((name) => new RegExp(`^${name}\\s*: (.+)$`, 'm').exec(text)?.[1]);
  if (found.includes(undefined)) return undefined;
  const [maker, family, model, stepping] = found;
  return `${maker!} family ${family!} model ${model!} stepping ${stepping!}`;
}
