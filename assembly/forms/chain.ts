// What a search has chosen on its way from a value (seek.ts, closest.ts): a chain of
// operations, each on a form of a near half and on what is still to be found in the
// far half; the outermost first.
//
//   a link   0           4      8
//            | operation | near |     operation: the kind of the result, and NEAR_IS_LEFT; near: an id
import { DIFFERENCE, firstId, FLIPS, formOf, KIND_MASK, kindOf, looseForm, PRODUCT } from './form-lists';
import { MAX_NUMBERS } from '../core/abi';

/** The near form is the left part of the operation. */
export const NEAR_IS_LEFT: u32 = 8;

const LINK_SHIFT: usize = 3;
const CHAIN = memory.data(MAX_NUMBERS << 3, 16);

/** How many links there are, and in how many of them there is a difference. */
export let depth: u32 = 0;
export let flips: i32 = 0;

export function startChain(): void {
  depth = 0;
  flips = 0;
}


@inline function linkAt(place: u32): usize {
  return CHAIN + ((<usize>place) << LINK_SHIFT);
}


@inline export function operationAt(place: u32): u32 {
  return load<u32>(linkAt(place));
}


@inline export function nearAt(place: u32): u32 {
  return load<u32>(linkAt(place), 4);
}

/** Whether an operation with a near form of a kind makes a form that can be negated. */
@inline function isFlip(operation: u32, kind: u32): bool {
  return (operation & KIND_MASK) == DIFFERENCE || (kind & FLIPS) != 0;
}

/** Adds a link; kind is that of the near form. */
@inline export function pushLink(operation: u32, near: u32, kind: u32): void {
  const link = linkAt(depth);
  store<u32>(link, operation);
  store<u32>(link, near, 4);
  depth++;
  flips += i32(isFlip(operation, kind));
}

/** Takes the link off again. */
@inline export function popLink(operation: u32, kind: u32): void {
  depth--;
  flips -= i32(isFlip(operation, kind));
}

/** Adds links that multiply by all numbers of a subset but one; returns the id of that one. */
export function pushProduct(mask: i32): u32 {
  while (mask & (mask - 1)) {
    const leaf = mask & -mask;
    pushLink(PRODUCT | NEAR_IS_LEFT, firstId(leaf), 0);
    mask ^= leaf;
  }
  return firstId(mask);
}

/** Takes them off again: what is above a depth. */
export function cutChain(to: u32): void {
  depth = to;
}

/** Makes loose forms (forms.ts) of the chain round a form; returns the id of the outermost. */
export function closeChain(id: u32): u32 {
  for (let i = depth; i; i--) {
    const operation = operationAt(i - 1),
      near = nearAt(i - 1);
    const isLeft = (operation & NEAR_IS_LEFT) != 0;
    const form = looseForm(i - 1);
    const kind = operation & KIND_MASK;
    const marks = (kindOf(formOf(near)) | kindOf(formOf(id))) & FLIPS;
    store<u32>(form, isLeft ? near : id, 16);
    store<u32>(form, isLeft ? id : near, 20);
    store<u32>(form, kind | marks | (kind == DIFFERENCE ? FLIPS : 0), 28);
    id = i - 1;
  }
  return id;
}
