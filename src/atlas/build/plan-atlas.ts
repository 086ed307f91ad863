// `planAtlas`: writes atlas.json, and estimates the cost of the build from a sample of its boards
// (time-sample.ts).
import { availableParallelism } from 'node:os';
import { checkProperties } from '../../core/options.js';
import { parseWorkers } from '../../parallel/parse-job-options.js';
import { makeFolder, tryToWrite } from '../files/durable-file.js';
import { completePlan, keepPlan, PLAN_PROPERTIES } from '../files/plan-file.js';
import { takeSample } from './time-sample.js';
import type { AtlasPlan, Estimate, PlanOptions } from '../atlas-types.js';

/**
 * Plans an atlas: writes its plan into a folder, which is created if needed, and estimates the cost of
 * `buildAtlas`. Takes about four seconds, or the time of 112 boards if that is longer.
 *
 * @throws NumbersGameError `invalid-option` also if the folder has another plan or cannot be written; as
 * `reachAll` otherwise
 * @example
 * const { estimate } = await planAtlas('atlas-7', { size: 7, from: 101, to: 999 });
 * estimate.cpuSeconds; // what `buildAtlas('atlas-7')` will take
 *
 * @experimental
 */
export function planAtlas(
  dir: string,
  options: PlanOptions,
): Promise<{ readonly plan: AtlasPlan; readonly estimate: Estimate }> {
  return Promise.resolve().then(() => {
    checkProperties(options, [...PLAN_PROPERTIES, 'workers'], 'options');
    const { workers, ...query } = options;
    const count = parseWorkers(workers, availableParallelism());
    const made = completePlan(dir, query);
    tryToWrite(dir, () => makeFolder(dir));
    keepPlan(dir, made);
    return { plan: made, estimate: estimateBuild(made, count) };
  });
}

function estimateBuild(made: AtlasPlan, workers: number): Estimate {
  const { boards, from, to } = made;
  const problems = boards * (to - from + 1);
  if (boards === 0)
    return { boards, problems, cpuSeconds: 0, seconds: 0, workers, memoryBytes: 0, diskBytes: 0 };
  const before = process.memoryUsage().rss;
  const { secondsPerBoard, bytesPerBoard, targetBytes } = takeSample(made);
  const cpuSeconds = secondsPerBoard * boards;
  const threads = Math.min(workers, Math.ceil(boards / made.share));
  const grown = process.memoryUsage().rss - before;
  return {
    boards,
    problems,
    cpuSeconds,
    seconds: cpuSeconds / threads,
    workers: threads,
    memoryBytes: before + threads * grown,
    diskBytes: bytesPerBoard * boards + targetBytes,
  };
}
