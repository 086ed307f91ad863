// Encodes a text by pieces of a similar one: `own,skip,length` stands for the characters `own`, followed by
// `length` characters of the other text, `skip` characters behind the last ones that were taken from it. The
// pieces are one text, as it is shorter when compressed than lists of numbers are.

/** The text. */
export function joinPieces(base, pieces) {
  let end = 0;
  const join = (_, own, skip, length) => {
    const from = end + Number(skip);
    end = from + Number(length);
    return own + base.slice(from, end);
  };
  return pieces.replace(/(\w*),(-?\d+),(\d+);/g, join);
}

/** What is copied is at least so long. */
const SHORTEST_COPY = 16;

/**
 * The pieces of a text: at each place the longest copy, if there is one, and of those the nearest to the
 * last.
 */
export function findPieces(base, text) {
  const places = new Map();
  for (let i = 0; i + SHORTEST_COPY <= base.length; i++) {
    const key = base.slice(i, i + SHORTEST_COPY);
    if (places.has(key)) places.get(key).push(i);
    else places.set(key, [i]);
  }
  let pieces = '';
  let own = '';
  let last = 0;
  for (let at = 0; at < text.length;) {
    let [from, length] = [0, 0];
    for (const place of places.get(text.slice(at, at + SHORTEST_COPY)) ?? []) {
      let alike = 0;
      while (place + alike < base.length && base[place + alike] === text[at + alike]) alike++;
      if (alike > length || (alike === length && Math.abs(place - last) < Math.abs(from - last))) {
        [from, length] = [place, alike];
      }
    }
    if (length === 0) {
      own += text[at++];
      continue;
    }
    pieces += `${own},${from - last},${length};`;
    own = '';
    last = from + length;
    at += length;
  }
  return `${pieces}${own},0,0;`;
}
