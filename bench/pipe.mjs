// Microseconds of an answer that Python sends through the pipe of `numbers-game verify --lines`: one at a
// time, and in batches of 20,000, by the client of examples/python.
//
//   node bench/pipe.mjs [--json PATH]
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from '../build/esm/bench.js';
import { openReport } from './report.mjs';
import { describeSpread } from './sample-figures.mjs';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const { close } = openReport('pipe');

const SCRIPT = `
import json, sys, time
from numbers_game import Verifier

row = {"numbers": [1, 3, 7, 10, 25, 50], "target": 120, "completion": "So it is <answer>7 * 10 + 50</answer>"}

def measure(answers, work):
    begin = time.perf_counter()
    work()
    return (time.perf_counter() - begin) / answers * 1e6

with Verifier(read="extract", shaping="distance") as verifier:
    def batch():
        if not all(verdict["ok"] for verdict in verifier.verify_batch([row] * 20_000)):
            sys.exit("a right answer was refused")
    def single():
        for _ in range(500):
            verifier.verify(row)
    batch()
    print(json.dumps({
        "one at a time": [measure(500, single) for _ in range(20)],
        "batches of 20,000": [measure(20_000, batch) for _ in range(10)],
    }))
`;

const { status, stdout, stderr } = spawnSync('python3', ['-c', SCRIPT], {
  cwd: path('../examples/python'),
  encoding: 'utf8',
  env: { ...process.env, NUMBERS_GAME: path('../build/esm/cli.js'), PYTHONDONTWRITEBYTECODE: '1' },
});
if (status !== 0) throw new Error(`python3: ${stderr}`);
const results = Object.entries(JSON.parse(stdout)).map(([answers, microseconds]) => ({
  row: {
    answers,
    microseconds: Number(median(microseconds).toFixed(1)),
    spread: describeSpread(microseconds),
  },
  samples: { microseconds },
}));
await close({ title: 'Medians, in microseconds an answer', results });
