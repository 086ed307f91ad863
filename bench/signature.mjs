// Prints the signature of this build (src/cli/bench/signature.ts), and whether it is the expected one.
//
//   node bench/signature.mjs
import { parseArgs } from 'node:util';
import { computeSignature, SIGNATURE } from '../build/esm/bench.js';
import { createSolverSync } from '../build/esm/index.js';

// As all suites: there is neither a sample nor a chart of it.
parseArgs({ options: { json: { type: 'string' }, plot: { type: 'string' } } });
const signature = computeSignature(createSolverSync());
console.log(`signature ${signature}`);
if (signature !== SIGNATURE) {
  console.error(`expected ${SIGNATURE}: this build gives other answers, or in another order`);
  process.exitCode = 1;
}
