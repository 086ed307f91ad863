// Every character of Unicode: most letters of a long text are passed over without a look at the table.
import { describe, expect, it } from 'vitest';
import { toSigns } from '../../src/core/signs.js';

/** Whether a character of its kind may be written so. */
function isPossible(character: string, signs: string): boolean {
  if (/[\uFF01-\uFF5E]/.test(character)) return signs === character.normalize('NFKC');
  if (/\p{L}/u.test(character)) return signs === character;
  if (/\p{Nd}/u.test(character)) return /^\d$/.test(signs);
  if (/[\u2660-\u2667]/.test(character)) return signs === ' ';
  if (character === '\uFEFF') return signs === '';
  return /\s/.test(character) ? /^[ \n]$/.test(signs) : /^[^\d\s]*$/.test(signs);
}

describe('toSigns', () => {
  it('reads every digit, blank, suit and full-width character of Unicode', { tags: 'long' }, () => {
    const wrong: string[] = [];
    for (let code = 0x80; code <= 0x10_ffff; code++) {
      const character = String.fromCodePoint(code);
      if (!isPossible(character, toSigns(`a${character}b`).slice(1, -1))) wrong.push(code.toString(16));
    }
    expect(wrong).toEqual([]);
  });

  it('leaves letters and powers as they are', () => {
    const text = 'Wir zählen: два плюс три, 二加三, 둘, さん, 9² ½ 😀 \ud800';
    expect(toSigns(text)).toBe(text);
  });
});
