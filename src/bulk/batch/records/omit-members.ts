// Removes members from an object that is JSON text, and keeps every other character: a batch passes numbers
// through that JSON.parse would round.

/**
 * Removes the members with the given names from the text of an object, and the blanks around it.
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

/** Name of a member, whose text may contain escapes. */
function nameOf(member: string): string {
  const begin = member.indexOf('"');
  return JSON.parse(member.slice(begin, skipString(member, begin))) as string;
}

/** Index of the comma after the member that begins at `from`, or `end`. */
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

/** Index just past the string that starts at `begin`. */
function skipString(json: string, begin: number): number {
  let at = begin + 1;
  while (json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at + 1;
}
