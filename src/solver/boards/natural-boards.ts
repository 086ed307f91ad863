// The boards of a pool under natural rules, with the engine of the package: for threads that do nothing else.
import { runWithin } from '../../core/deadline.js';
import { MAX_PAGES } from '../wasm/boundary-layout.js';
import { compileSync, hasSimd } from '../wasm/compile-module.js';
import type { ReachBoard } from '../engine.js';
import { pickNatural } from '../wasm/embedded-natural.js';
import { NaturalEngine } from '../four-operators/natural-engine.js';
import type { ParsedReachAll } from './parse-reach-all.js';

/** Opens the boards of a query, whose rules are those of the engine. */
export function openNaturalBoards(query: ParsedReachAll): ReachBoard {
  const { natural } = compileSync({ ...pickNatural(hasSimd()), maxPages: MAX_PAGES });
  const limit = { pages: MAX_PAGES, option: 'maxBytes', defaultPages: MAX_PAGES };
  const reach = new NaturalEngine(natural, limit, null).openBoards(query);
  return (numbers) => runWithin(query.timeout, () => reach(numbers));
}
