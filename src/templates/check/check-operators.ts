// Checks certificates of any operators. Certificates of the four operators go to check-certificate.ts, which
// imports nothing. This file checks the others by the same steps: it makes every expression on every board,
// and adds up the weights.
//
// It does not use the search, which goes backward from the target; the list of boards and the text of
// templates are those of `universe`. The check trusts exact/ and Math.pow: see check-arithmetic.ts. The 715
// hands of 24s take some seconds.
import { BASIC_OPERATORS } from '../../core/operator-notation.js';
import { checkCertificate as checkBasic, need, verify } from './check-certificate.js';
import { doubleArithmetic, exactArithmetic } from './check-arithmetic.js';
import { hashText } from '../../core/hash-text.js';
import { Enumerator } from './enumerate-values.js';
import { choicesOf, countBoards, countExpressions, enumerateBoards, parseScope } from '../parse-scope.js';
import type { Certificate, Check } from '../templates-types.js';

/** Maximum number of boards times expressions, which take minutes. */
const MAX_EVALUATIONS = 2e8;
const MAX_LENGTH = 1e7;

/**
 * Verifies a certificate, or any other value, and returns what it proves or what is wrong. Never throws.
 *
 * @example
 * checkCertificate({}).ok; // false
 *
 * @experimental
 */
export function checkCertificate(certificate: unknown): Check {
  try {
    const text = JSON.stringify(certificate) as string | undefined;
    const claims = (text === undefined ? null : JSON.parse(text)) as Certificate | null;
    need(claims instanceof Object, 'certificate: expected an object');
    need('digest' in claims, 'digest: expected a number, got none');
    const operators: unknown = claims.operators;
    const isBasic = !Array.isArray(operators) || operators.every((name) => BASIC.includes(name));
    return isBasic ? checkBasic(claims) : { ok: true, reason: check(claims) };
  } catch (error) {
    return { ok: false, reason: (error as Error).message };
  }
}

const BASIC: readonly unknown[] = BASIC_OPERATORS;

function check({ digest, ...claims }: Certificate): string {
  const { atLeast, templates, proof } = claims;
  const { size, groupings, arithmetic, aces, target, operators, cards } = claims;
  const text = JSON.stringify(claims);
  need(text.length < MAX_LENGTH, 'certificate: too long');
  need(digest === hashText(text), 'digest: something was changed');
  const scope = parseScope({ size, groupings, arithmetic, aces, target, operators, cards });
  const head = { format: 'numbers-game/templates', version: 1, ...scope };
  const expected = JSON.stringify({ ...head, atLeast, templates, proof });
  const isFormat = text === expected && Number.isSafeInteger(atLeast) && text.includes('"templates":[');
  need(isFormat, 'format to templates: not as documented');
  need(countBoards(scope) * countExpressions(scope) <= MAX_EVALUATIONS, 'cards: too many');
  const isExact = arithmetic === 'exact';
  const enumerator = isExact
    ? new Enumerator(scope, exactArithmetic)
    : new Enumerator(scope, doubleArithmetic);
  const open: [board: string, solving: Set<string>][] = [];
  for (const board of enumerateBoards(scope.cards, size)) {
    const solving = new Set(choicesOf(board, aces).flatMap((choice) => enumerator.listTemplates(choice)));
    if (solving.size === 0) continue;
    const isSolved = templates.some((template) => solving.has(template));
    need(isSolved, 'templates: a board is left');
    open.push([board.join(), solving]);
  }
  verify(proof, atLeast, open, [...new Set(open.flatMap(([, solving]) => [...solving]))]);
  const bound = atLeast < templates.length ? `at least ${atLeast} are needed` : 'no fewer do';
  const trusted = isExact ? ' (values by evaluate)' : '';
  return `${templates.length} templates solve every board, and ${bound}${trusted}`;
}
