/**
 * Runs a job, and returns the milliseconds of processor time that this process spent on it. Other processes,
 * which may make it wait, do not count.
 */
export function cpuMsOf(job: () => void): number {
  const begin = process.cpuUsage();
  job();
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000;
}
