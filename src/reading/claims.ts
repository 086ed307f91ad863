// Claims that a puzzle has no solution: `impossible`, `There is no way to make 24 with these numbers.`
//
// A claim has exactly one core and, unless it is strict, other words of one closed list only, so that a
// sentence that says something else is never taken for one. docs/guide/verify.md has the list.
import { formatJudgedValue } from './judged-value.js';
import type { TargetPuzzle } from './read-answer.js';

/** Forms of the verbs that say what cannot be done with a target. */
const VERBS =
  'ma(?:kes?|de|king)|g[eo]t(?:s|ten|ting)?|(?:obtain|reach|form|result|equall?|yield)(?:e?s|ed|ing)?|' +
  '(?:achiev|produc|creat|solv)(?:es?|ed|ing)';

/** Words beside the core. */
const WORDS =
  'an?|the|i|we|you|it|th(?:is|at|e[sm]e?|ose|ey)|which|our|your|of|in|on|at|by|for|from|to|with|into|as|under|' +
  'through|via|there|is|are|be|was|ha(?:s|ve)|can|could|us(?:ed?|es|ing)|found|find|exists?|available|(?:in)?valid|inputs?|case|' +
  'set|combinations?|given|all|each|every|any|three|four|five|six|numbers?|cards?|digits?|target|values?|basic|' +
  'arithmetic|allowed|operat(?:ions?|ors?)|rules|exactly|once|puzzle|problem|and|so|therefore|thus|hence|' +
  "unfortunately|sorry|note|answer|possible|will|only|sequence|it's|there's|provided|es|das|gibt|ist|leider|dafür|möglich|il|ce|n'y|c'est";

const CORE = new RegExp(
  "(?<!\\p{L})(?:imposs?ible|(?:not|isn't) (?:possi|solva)ble|unsolvable|(?:no|do(?:es)? not have an?) (?:(?:valid|possible|such|available|arithmetic) )*(?:solutions?|ways?|combinations?|expressions?|operations?|sequences?|steps)|" +
    `(?:cannot|can't|can not) (?:be )?(?:(?:used|combined) to )?(?:be )?(?:done|${VERBS})|unable to (?:${VERBS})|` +
    "un(?:möglich|lösbar)|geht nicht|nicht (?:möglich|lösbar)|keine lösung|(?:pas de|aucune) solution|n'est pas possible|" +
    '(?:sin|no (?:hay|tiene|existe)) solución|no (?:es posible|se puede))(?!\\p{L})|无解|没有(?:解|答案)|无法得到|不可能',
  'giu',
);
/** Matches a word or a mark of punctuation that says nothing. */
const NEUTRAL = new RegExp(`^(?:${WORDS}|${VERBS}|[,.;:!()[\\]{}"'\`*_$。])$`, 'i');
const NONE = /^none\.?$/i;

const MOST_WORDS = 30;
const MOST_CHARACTERS = 1000;
const WORD = /[\p{L}'’]+|-?\d+(?:\/\d+)?|[^\s]/gu;
const UPRIGHT = /\\(?:text|mathrm|textbf)\s*\{([^{}]*)\}/g;

/**
 * Whether a text is a core alone.
 *
 * @param isMarked whether it stands in a mark, where `none` is one, too
 */
export function isPlainClaim(text: string, isMarked = false): boolean {
  if (text.length > MOST_CHARACTERS || /\d/.test(text)) return false; // no core has digits
  const sentence = normalize(text);
  return sentence.match(CORE)?.[0] === sentence || (isMarked && /^none$/i.test(sentence));
}

/**
 * Whether a text claims that there is no solution, perhaps in a sentence.
 *
 * @param isMarked whether it stands in a mark or behind a label, where `none` is a claim, too
 * @param puzzle its target and given numbers are the only numbers of a claim
 */
export function isClaim(text: string, isMarked: boolean, { leaves, target }: TargetPuzzle): boolean {
  if (text.length > MOST_CHARACTERS) return false;
  const sentence = normalize(text);
  if (isMarked && NONE.test(sentence)) return true;
  if (sentence.match(CORE)?.length !== 1) return false;
  const parts = sentence.replace(CORE, ' . ').match(WORD) ?? [];
  const words = sentence.match(WORD)!.filter((part) => /[\p{L}\d]/u.test(part));
  const isNumber = (part: string) =>
    part === String(formatJudgedValue(target)) ||
    leaves.some((leaf) => leaf.some((value) => String(value) === part));
  return words.length <= MOST_WORDS && parts.every((part) => NEUTRAL.test(part) || isNumber(part));
}

export function dropCores(text: string): string {
  return text.replace(CORE, ' ');
}

function normalize(text: string): string {
  return text
    .replace(UPRIGHT, '$1')
    .replace(/’/g, "'")
    .replace(/[\s$]+/g, ' ')
    .trim();
}
