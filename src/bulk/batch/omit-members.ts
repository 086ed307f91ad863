// Leaves members out of an object that is JSON text, and every other character as it is: what passes through
// a batch may have numbers that JSON.parse would round.

/**
 * The text of an object without its members of some names, and without blanks round it.
 *
 * @param json a valid JSON object
 */
export function omitMembers(json: string, names: readonly string[]): string {
  const kept: string[] = [];
  const begin = json.indexOf('{') + 1;
  const end = json.lastIndexOf('}');
  for (let at = begin; at < end;) {
    const next = findEnd(json, at, end);
    const member = json.slice(at, next);
    if (member.trim() !== '' && !names.includes(nameOf(member))) kept.push(member);
    at = next + 1;
  }
  return `{${kept.join(',')}}`;
}

/** The name of a member, whose text may contain escapes. */
function nameOf(member: string): string {
  const begin = member.indexOf('"');
  return JSON.parse(member.slice(begin, skipString(member, begin))) as string;
}

/** The place of the comma after the member that begins at a place, or the end. */
function findEnd(json: string, from: number, end: number): number {
  let depth = 0;
  for (let at = from; at < end; at++) {
    const character = json[at];
    if (character === '"') at = skipString(json, at) - 1;
    else if (character === '{' || character === '[') depth++;
    else if (character === '}' || character === ']') depth--;
    else if (character === ',' && depth === 0) return at;
  }
  return end;
}

/** The place behind a string that begins at a place. */
function skipString(json: string, begin: number): number {
  let at = begin + 1;
  while (json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at + 1;
}
