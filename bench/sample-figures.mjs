// Figures of samples, and the clock of suites whose figures stand beside those of C programs.
import { spread } from '../build/esm/bench.js';

/**
 * Returns the user CPU time of this process, as C programs report it, because other work on the machine
 * affects it less. It includes the other threads of the process, which compile and collect garbage.
 */
export function secondsOfUser() {
  return process.cpuUsage().user / 1e6;
}

/** Half the distance between the quartiles, in percent of the median, as text. */
export function describeSpread(values) {
  const percent = spread(values);
  return percent === null ? 'one sample' : `±${percent} %`;
}

export function ratio(ours, theirs) {
  return Number((ours / theirs).toFixed(2));
}
