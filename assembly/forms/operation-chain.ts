// The choices of a search on its way back from a value: a stack of operations, the outermost first, each on a
// form of a near half and on what the search still has to find in the far half. Both searches use it
// (search-forms.ts, search-nearest.ts); its depth is in operationChain (forms-state.ts).
//
//   0           4      8
//   | operation | near |    u32: the kind of the result and NEAR_IS_LEFT; the id of the near form
//
// When the last far half is found to be a form, loose forms (form-ids.ts) round it turn the chain into one
// form.
import { DIFFERENCE, FLIPS, KIND_MASK, PRODUCT, putParts, traitsOf } from './form';
import { firstId, formOf, looseForm } from './form-ids';
import { LINKS, Link, operationChain } from './forms-state';

export const LINK_BYTES: usize = offsetof<Link>();

/** Flag of an operation whose near form is the left operand. */
export const NEAR_IS_LEFT: u32 = KIND_MASK + 1;

/** The link at a place from the outermost. */
@inline function linkAt(place: u32): usize {
  return LINKS + <usize>place * LINK_BYTES;
}

/** The operation of a link. */
@inline export function operationAt(place: u32): u32 {
  return changetype<Link>(linkAt(place)).operation;
}

/** The id of the near form of a link. */
@inline export function nearAt(place: u32): u32 {
  return changetype<Link>(linkAt(place)).near;
}

/** Empties the chain. */
export function clearChain(): void {
  operationChain.depth = 0;
}

/** Adds a link for an operation on a near form. */
@inline export function pushLink(operation: u32, near: u32): void {
  const link = linkAt(operationChain.depth);
  changetype<Link>(link).operation = operation;
  changetype<Link>(link).near = near;
  operationChain.depth++;
}

/** Takes the last link off again. */
@inline export function popLink(): void {
  operationChain.depth--;
}

/** Adds links that multiply by all numbers of a subset but one; returns the id of that one. */
export function pushProduct(mask: i32): u32 {
  while (mask & (mask - 1)) {
    const leaf = mask & -mask;
    pushLink(PRODUCT | NEAR_IS_LEFT, firstId(leaf));
    mask ^= leaf;
  }
  return firstId(mask);
}

/** Takes the links of pushProduct off again, down to a depth. */
export function popProduct(depth: u32): void {
  operationChain.depth = depth;
}

/**
 * Whether the form that the chain makes of a form can be negated: whether there is a difference in any of
 * them.
 */
export function chainFlips(form: usize): bool {
  if (traitsOf(form) & FLIPS) return true;
  for (let place: u32 = 0; place < operationChain.depth; place++) {
    if ((operationAt(place) & KIND_MASK) == DIFFERENCE || traitsOf(formOf(nearAt(place))) & FLIPS)
      return true;
  }
  return false;
}

/** Makes loose forms of the chain round a form; returns the id of the outermost. */
export function closeChain(id: u32): u32 {
  for (let place = operationChain.depth; place;) {
    place--;
    const operation = operationAt(place),
      near = nearAt(place);
    const isLeft = (operation & NEAR_IS_LEFT) != 0;
    const kind = operation & KIND_MASK;
    const ofParts = (traitsOf(formOf(near)) | traitsOf(formOf(id))) & FLIPS,
      own = kind == DIFFERENCE ? FLIPS : 0;
    putParts(looseForm(place), isLeft ? near : id, isLeft ? id : near, kind | ofParts | own);
    id = place;
  }
  return id;
}
