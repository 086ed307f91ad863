// Text from outside, such as the name of a file, on its way to a terminal, which it must not control.

/** Writes control characters and marks of direction as escapes: `\u001b`. Line breaks and tabs stay. */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|[\p{Bidi_Control}\p{Cs}]/gu, toEscape);
}

/** Writes a value as a line of JSON that does not control a terminal. */
export function toJson(value: unknown): string {
  return escapeControls(JSON.stringify(value));
}

/** Writes control characters and marks of direction in JSON as escapes: `JSON.stringify` leaves some. */
export function escapeControls(json: string): string {
  return json.replace(/[^\P{Cc}\n\r\t]|\p{Bidi_Control}/gu, toEscape);
}

function toEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
