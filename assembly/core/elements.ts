// Elements of lists and tables in linear memory, by their addresses. Every array of an engine is read and
// written through these four, but for the innermost loops, which test/solver/raw-memory.test.ts names. A
// field of a record has an accessor of its own in the file that has the picture of the record.

/** The element at an address. */
@inline export function elementAt<T>(address: usize): T {
  return load<T>(address);
}

/** Writes an element to an address. */
@inline export function putElement<T>(address: usize, x: T): void {
  store<T>(address, x);
}

/** The 16 bytes at an address. */
@inline export function vectorAt(address: usize): v128 {
  return v128.load(address);
}

/** Writes 16 bytes to an address. */
@inline export function putVector(address: usize, lanes: v128): void {
  v128.store(address, lanes);
}
