// The signs that people write, as the ones that every reader knows: one table of equivalents, and one pass
// over a text. Most texts are ASCII, and stay as they are.
//
// Superscript digits are kept, because they are powers: NFKC would read 9² as 92. Fractions such as ½ and
// subscripts are kept, too, and no reader takes them.

/** Characters by the sign that each of them stands for. */
const EQUIVALENTS: Readonly<Record<string, string>> = {
  '*': '×·⋅∗•∙✕✖',
  '/': '÷∕⁄➗',
  '+': '➕',
  '-': '−–—‑‐‒﹣➖',
  ',': '、',
  '->': '→➡➜➔⟶',
  '=>': '⇒⟹',
  '"': '“”„«»「」『』',
  "'": '‘’',
  // Suits of cards.
  ' ': '♠♥♦♣♤♡♢♧',
};

const signs = /* @__PURE__ */ indexSigns();

function indexSigns(): ReadonlyMap<string, string> {
  const entries = Object.entries(EQUIVALENTS);
  return new Map(entries.flatMap(([sign, others]) => Array.from(others, (other) => [other, sign] as const)));
}

/** Characters that readers skip: zero-width ones, soft hyphens, marks of direction, variation selectors. */
const INVISIBLE = /\p{Cf}|[\uFE00-\uFE0F]/u;
const DIGIT = /\p{Nd}/u;
/** Full-width and other forms of characters of ASCII, from ！ to ～. */
const FULL_WIDTH = [0xff01, 0xff5e, 0xfee0] as const;
const NOT_ASCII = /[^\0-\x7F]/;

/** Writes a text in the signs that every reader knows. Characters that are not signs stay as they are. */
export function toSigns(text: string): string {
  if (!NOT_ASCII.test(text)) return text;
  let written = '';
  let begin = 0;
  for (let place = 0; place < text.length; place++) {
    if (isPlain(text.charCodeAt(place))) continue;
    const character = String.fromCodePoint(text.codePointAt(place)!);
    written += text.slice(begin, place) + toSign(character);
    place += character.length - 1;
    begin = place + 1;
  }
  return written + text.slice(begin);
}

/** Whether a character is in a range without signs: ASCII, and most letters. Long texts consist of these. */
function isPlain(code: number): boolean {
  if (code < 0x3040) return code <= 0x7f || (code >= 0x100 && code <= 0x5ff);
  return code <= 0xa4cf || (code >= 0xac00 && code <= 0xd7ff);
}

function toSign(character: string): string {
  const sign = signs.get(character);
  if (sign !== undefined) return sign;
  const code = character.codePointAt(0)!;
  const [first, last, distance] = FULL_WIDTH;
  if (code >= first && code <= last) return String.fromCodePoint(code - distance);
  if (INVISIBLE.test(character)) return '';
  if (/\s/.test(character)) return character === '\u2028' || character === '\u2029' ? '\n' : ' ';
  return DIGIT.test(character) ? digitOf(code) : character;
}

/** The digit of a script: those of each script follow one another from 0 to 9. */
function digitOf(code: number): string {
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}
