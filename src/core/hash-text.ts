// The 32-bit FNV-1a hash (Fowler, Noll and Vo), which reveals changes by accident: nobody tries to make two
// texts collide.

/** Hashes ASCII text. @param hash that of the text before it, if there is one */
export function hashText(text: string, hash = 0x811c9dc5): number {
  for (let place = 0; place < text.length; place++)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return hash >>> 0;
}
