// Text that comes in parts, split anywhere.
import { unexpected } from '../../../core/errors.js';
import { checkIterable } from '../parse-batch-options.js';
import type { BatchSource } from '../batch-types.js';

/**
 * Decodes bytes of UTF-8, and removes a byte order mark.
 *
 * @param name of the text, for the message
 * @throws NumbersGameError `invalid-option` for anything but parts that are text or bytes
 */
export async function* decodeText(
  text: BatchSource['text'],
  name: string,
): AsyncGenerator<string, void, undefined> {
  checkIterable(text, name);
  const decoder = new TextDecoder();
  let isFirst = true;
  for await (const part of text) {
    // TextDecoder removes the mark from bytes.
    if (typeof part === 'string') yield isFirst ? part.replace(/^\uFEFF/, '') : part;
    else if (ArrayBuffer.isView(part)) yield decoder.decode(part, { stream: true });
    else throw unexpected('invalid-option', name, 'parts that are strings or of Uint8Array', part);
    isFirst = false;
  }
  yield decoder.decode();
}
