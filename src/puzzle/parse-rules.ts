// Checks rules and fills in their default.
import { checkProperties, parseChoice } from '../core/options.js';
import { countdown } from '../games.js';
import type { Rules } from '../core/types.js';

const RULES_PROPERTIES = ['values', 'use'];
const VALUES = ['natural', 'rational'] as const;
const USES = ['any', 'all'] as const;

/** Checks rules. Default: `countdown`. @throws NumbersGameError `invalid-option` */
export function parseRules(rules: unknown): Rules {
  if (rules === undefined || rules === countdown) return countdown;
  checkProperties(rules, RULES_PROPERTIES, 'rules');
  const { values, use } = rules as Partial<Rules>;
  return {
    values: parseChoice(values, VALUES, undefined, 'rules.values'),
    use: parseChoice(use, USES, undefined, 'rules.use'),
  };
}
