// Text that comes in parts, split anywhere.
//
// A decoder replaces bytes that are not UTF-8 by U+FFFD, which may as well be in the text. Here they become a
// lone surrogate, which no UTF-8 gives, so that the line that holds them is refused and no other. A part is
// decoded up to its last whole character, and searched for such bytes only if U+FFFD occurs in its text.
import { invalidOption, unexpected } from '../../core/errors.js';

/** Text in parts, split anywhere; bytes are UTF-8. */
export type TextParts = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

const REPLACEMENT = '\uFFFD';
const REPLACEMENT_BYTES = Buffer.from(REPLACEMENT);
/** Stands for bytes that are not UTF-8. */
const NOT_UTF8 = '\uDFFF';
const LONE = /(?<![\uD800-\uDBFF])\uDFFF/;

/**
 * Decodes bytes of UTF-8, and removes a byte order mark.
 *
 * @param name of the text, for the message
 * @throws NumbersGameError `invalid-option` for anything but parts that are text or bytes
 */
export async function* decodeText(text: TextParts, name: string): AsyncGenerator<string, void, undefined> {
  let begun = Buffer.alloc(0);
  let isFirst = true;
  for await (const part of text) {
    let decoded: string;
    if (typeof part === 'string') decoded = part;
    else if (ArrayBuffer.isView(part)) {
      const bytes = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
      const all = begun.length === 0 ? bytes : Buffer.concat([begun, bytes]);
      const end = findWholeEnd(all);
      begun = Buffer.from(all.subarray(end));
      decoded = decode(all.subarray(0, end));
    } else throw unexpected('invalid-option', name, 'parts that are strings or of Uint8Array', part);
    yield isFirst ? decoded.replace(/^\uFEFF/, '') : decoded;
    isFirst &&= decoded === '';
  }
  yield decode(begun);
}

/** Refuses a record that has bytes that are not UTF-8. @throws NumbersGameError `invalid-option` */
export function checkUtf8(record: string, name: string): void {
  // The first test is fast; the second tells a lone surrogate from the half of a pair, as of U+1F3FF.
  if (record.includes(NOT_UTF8) && LONE.test(record)) refuseEncoding(name);
}

/** Refuses a text in UTF-16 without a mark, by its first character. @throws NumbersGameError */
export function checkBegin(text: string, name: string): void {
  if (/^.?\0/s.test(text)) refuseEncoding(name);
}

function refuseEncoding(name: string): never {
  throw invalidOption(`${name}: expected UTF-8 (in Excel: CSV UTF-8), got bytes of another encoding`);
}

function decode(bytes: Buffer): string {
  const text = bytes.toString();
  if (!text.includes(REPLACEMENT)) return text;
  const parts: string[] = [];
  const push = (from: number, to?: number) =>
    parts.push(bytes.toString('utf8', from, to).replaceAll(REPLACEMENT, NOT_UTF8));
  let at = 0;
  for (let end = bytes.indexOf(REPLACEMENT_BYTES); end !== -1; end = bytes.indexOf(REPLACEMENT_BYTES, at)) {
    push(at, end);
    at = end + REPLACEMENT_BYTES.length;
  }
  push(at);
  return parts.join(REPLACEMENT);
}

/** Index behind the last character that is whole; bytes that are not UTF-8 count as whole. */
function findWholeEnd(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back];
    if (byte < 0x80) break;
    if (byte < 0xc0) continue;
    const length = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    return back < length ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}
