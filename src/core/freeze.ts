// Freezes the records that all parts of a program share, so that none can change them for the others.

/** Freezes a record and everything in it. */
export function deepFreeze<Value extends object>(value: Value): Value {
  for (const part of Object.values(value) as unknown[]) {
    if (typeof part === 'object' && part !== null) deepFreeze(part);
  }
  return Object.freeze(value);
}
