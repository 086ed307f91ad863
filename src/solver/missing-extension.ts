// The message for rules that no engine of a solver serves: it names the extension and how to import it.
import { BASIC_OPERATORS } from '../core/operator-notation.js';
import type { ParsedRules } from '../core/puzzle/parse-rules.js';
import { listOperators } from './engine-list.js';

/** Describes the extension that rules need. */
export function describeMissingExtension(rules: ParsedRules): string {
  return `rules.operators: expected exactly ${BASIC_OPERATORS.join(' ')}, got ${listOperators(rules)}, which need an extension:
import { moreOperators } from 'numbers-game/operators';
const solver = await createSolver({ extensions: [moreOperators] });`;
}
