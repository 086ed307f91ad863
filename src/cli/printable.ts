// Text from outside, such as the name of a file, on its way to a terminal, which it must not control.

/**
 * Writes control characters and marks of direction as escapes, such as `\u001b`. Line breaks and tabs stay.
 */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|[\p{Bidi_Control}\p{Cs}]/gu, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${code}`;
  });
}
