// Bytes decoded as text: the same wherever they are cut, and what is not UTF-8 is found.
import { expect, it } from 'vitest';
import { checkUtf8, decodeText } from '../../src/reading/files/decode-text.js';
import { createRandom, seed } from '../support/random.js';

async function decode(parts: readonly Uint8Array[]): Promise<string> {
  let text = '';
  for await (const part of decodeText(parts, 'text')) text += part;
  return text;
}

it(`finds lines that are not UTF-8, wherever the bytes are cut (seed ${seed})`, async () => {
  const random = createRandom(933);
  const good = ['a', 'ä', '日', '😀', '\uFFFD', '', 'x\uFFFD\uFFFDy'].map((text) => Buffer.from(text));
  const bad = [[0xe9], [0xc3], [0xe6, 0x97], [0xef, 0xbf], [0xf0, 0x9f, 0x98], [0xff], [0xc0, 0x80], [0xbd]];
  for (let round = 0; round < 300; round++) {
    const lines = Array.from({ length: random.integer(1, 6) }, () => {
      const pieces = Array.from({ length: random.integer(0, 4) }, () => random.pick(good));
      const isBad = random.integer(1, 3) === 1;
      if (isBad) pieces.splice(random.integer(0, pieces.length), 0, Buffer.from(random.pick(bad)));
      return { isBad, bytes: Buffer.concat(pieces) };
    });
    const bytes = Buffer.from(lines.flatMap(({ bytes }) => [...bytes, 10]));
    const parts: Uint8Array[] = [];
    for (let at = 0; at < bytes.length;) {
      const length = random.integer(0, 4);
      parts.push(bytes.subarray(at, at + length));
      at += length;
    }
    const decoded = (await decode(parts)).split('\n').slice(0, -1);
    decoded.forEach((text, index) => {
      const { isBad, bytes } = lines[index];
      const check = () => {
        checkUtf8(text, 'line');
      };
      if (isBad) expect(check, bytes.toString('hex')).toThrow('line: expected UTF-8');
      else expect(text).toBe(bytes.toString());
    });
    expect(decoded).toHaveLength(lines.length);
  }
});

it('takes characters whose second half marks other bytes when it stands alone', async () => {
  for (const text of ['👍🏿', '𠏿', '\u{103FF}\uDBFF\uDFFF']) {
    const decoded = await decode([Buffer.from(text)]);
    expect(decoded).toBe(text);
    checkUtf8(decoded, 'line');
  }
});

it('drops a byte order mark at the beginning, and there alone', async () => {
  const bytes = Buffer.from('\uFEFFa\uFEFFb');
  expect(await decode([...bytes].map((byte) => Uint8Array.of(byte)))).toBe('a\uFEFFb');
});
