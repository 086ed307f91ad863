// The published algorithms in another language. The program reads boards from standard input, one per line,
// and is called as `baseline ALGORITHM FROM TO`. ALGORITHM is 1 to 6 in the order of the paper; `2+` to `6+`
// skip operations whose result is an operand. The last line of its output has `reachable=COUNT` over all
// boards and `per_set_ms=MILLISECONDS` of user time.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Milliseconds of user time a board. */
export function timeBaseline(folder, algorithm, boards, from, to) {
  const { stdout, status } = spawnSync(join(folder, 'baseline'), [algorithm, String(from), String(to)], {
    input: boards.map((numbers) => `${numbers.join(' ')}\n`).join(''),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`baseline ${algorithm}: exit ${status}`);
  return Number(/per_set_ms=(\S+)/.exec(stdout)[1]);
}
