// Time as this process spends it. On a machine that does other work, the clock also counts how long the
// process waits for its turn, so no bound on the clock holds there.

/** Milliseconds of processor time that this process has spent so far. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Runs a job, and returns the milliseconds of processor time that this process spent on it. */
export function cpuMsOf(job: () => void): number {
  const begin = cpuMs();
  job();
  return cpuMs() - begin;
}

/**
 * Runs a job that has a time limit, and returns by how many milliseconds it is late: by the clock, times the
 * share of the clock in which this process had a core.
 */
export function msLate(timeout: number, job: () => void): number {
  const begin = performance.now();
  const spent = cpuMsOf(job);
  const elapsed = performance.now() - begin;
  return (elapsed - timeout) * Math.min(spent / elapsed, 1);
}
