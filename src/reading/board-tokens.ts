// The tokens of a text in which a board is searched for: numbers, words in the languages of the page, signs.
import { splitCards } from './numbers.js';

/** Kinds of words, by the patterns that they match. */
export const WORDS = {
  target: /^(?:target|goal|ziel(?:zahl)?|objetivo|compte|objectif|cible|目标数?字?)$/i,
  list: /^(?:numbers|nums|tiles|cards|zahlen|karten|n[uú]meros|cartas|nombres|plaques|cartes|数字|牌)$/i,
  // Between a label and its number.
  link: /^(?:is|was|are|were|of|number|ist|war|sind|es|era|son|est|était|sont|à|trouver|是|为)$/i,
  and: /^(?:and|und|y|et|和|&)$/i,
  to: /^(?:to|makes?|equals?|gets?|reach|obtain|calculate)$/i,
  from: /^from$/i,
  word: /^(?:I|\p{L}[\p{L}’'-]+)$/u,
} as const;

/** Signs by their texts. Arrows are written as `=` before. */
const SIGNS: Readonly<Record<string, Kind>> = {
  '=': 'sign',
  '|': 'sign',
  ':': 'colon',
  '+': 'plus',
  ...Object.fromEntries(Array.from('[](){}', (bracket) => [bracket, 'bracket'])),
};

export type Kind = keyof typeof WORDS | 'number' | 'sign' | 'colon' | 'plus' | 'bracket' | 'other';

/** A part of a text. */
export interface Token {
  readonly kind: Kind;
  readonly text: string;
  /** Its place in the text. */
  readonly from: number;
  readonly to: number;
  readonly line: number;
  /** Number of the part of a sentence that it stands in. */
  readonly part: number;
}

export function tokenize(text: string): Token[] {
  // A bracket without its other half is part of a word, which is a fault.
  const pattern = isBalanced(text) ? /[\n=|:+[\](){}]|[^\s,;=|:+[\](){}]+/g : /[\n=|:+]|[^\s,;=|:+]+/g;
  const found = [...text.matchAll(pattern)];
  const hasWords = found.some(
    ([chunk]) => /^\p{L}[\p{L}’'-]+[.!?]*$/u.test(chunk) && splitCards(chunk).length === 1,
  );
  const tokens: Token[] = [];
  let [line, part] = [0, 0];
  for (const { 0: chunk, index } of found) {
    if (chunk === '\n') line++;
    const isEnd = chunk === '\n' || Object.hasOwn(SIGNS, chunk) || (hasWords && /[.!?]["']*$/.test(chunk));
    if (chunk !== '\n') {
      const place = { from: index, to: index + chunk.length, line, part };
      tokens.push(...classify(chunk, hasWords).map(([kind, word]) => ({ kind, text: word, ...place })));
    }
    if (isEnd && chunk !== '=' && chunk !== '+') part++;
  }
  return tokens;
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if ('[({'.includes(character)) depth++;
    else if ('])}'.includes(character) && --depth < 0) return false;
  }
  return depth === 0;
}

/** Classifies a part of a text with or without words; cards without blanks become several. */
function classify(chunk: string, hasWords: boolean): (readonly [Kind, string])[] {
  if (Object.hasOwn(SIGNS, chunk)) return [[SIGNS[chunk], chunk]];
  const bare = chunk.replaceAll(hasWords ? /^["'*_]+|["'*_.!?]+$/g : /^["']|["']$|\.$/g, '');
  if (/^-?\d+(?:\.0+|\/\d+)?$/.test(bare)) return [['number', bare.replace(/\.0+$/, '')]];
  // "a" and "ja" are words among words.
  const cards = splitCards(bare);
  const isCard = cards.length > 1 || /^[AJQKT]$/i.test(bare);
  if (isCard && !(hasWords && /^[a-z]+$/.test(bare)))
    return cards.map((card) => ['number', /^t$/i.test(card) ? '10' : card]);
  const kinds = Object.keys(WORDS) as (keyof typeof WORDS)[];
  const kind = kinds.find((each) => WORDS[each].test(bare));
  return kind === undefined ? [[isCard ? 'word' : 'other', chunk]] : [[kind, bare]];
}

export function isNumber(tokens: readonly Token[], at: number): boolean {
  return at >= 0 && tokens.at(at)?.kind === 'number';
}

/** Index of the first token from `at` on that is no link between a label and its number. */
export function skipLinks(tokens: readonly Token[], at: number): number {
  let next = at;
  while (next < tokens.length && /^(?:link|colon|sign|bracket)$/.test(tokens[next].kind)) next++;
  return next;
}

export function skipBrackets(tokens: readonly Token[], at: number, step: 1 | -1): number {
  let place = at;
  while (place >= 0 && tokens.at(place)?.kind === 'bracket') place += step;
  return place;
}

/** Counts the numbers that follow one another, from a place on in a direction, perhaps on its line alone. */
export function countRun(tokens: readonly Token[], at: number, step: 1 | -1, line?: number): number {
  let count = 0;
  for (let place = at; place >= 0 && place < tokens.length; place += step) {
    const token = tokens[place];
    if (line !== undefined && token.line !== line) break;
    if (token.kind === 'number') count++;
    else if (token.kind !== 'bracket') break;
  }
  return count;
}
