// JSON on its way to a terminal, which a character of it must not control.

/** Writes control characters and marks of direction in JSON as escapes: `JSON.stringify` leaves some. */
export function escapeControls(json: string): string {
  return json.replace(/[^\P{Cc}\n\r\t]|\p{Bidi_Control}/gu, toEscape);
}

/** Returns the escape of a character, such as `\u001b`. */
export function toEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
