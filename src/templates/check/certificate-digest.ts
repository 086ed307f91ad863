// Hash of a certificate: FNV-1a with 32 bits (Fowler, Noll and Vo) over its JSON text, with the properties in
// the order in which `minimum` writes them. It reveals changes, such as a template replaced by another that
// solves the same boards; the proof does not depend on it.
import type { Certificate } from '../templates-types.js';

const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

export function hashCertificate(certificate: Omit<Certificate, 'digest'>): number {
  let hash = OFFSET_BASIS;
  for (const character of JSON.stringify(certificate))
    hash = Math.imul(hash ^ character.charCodeAt(0), PRIME);
  return hash >>> 0;
}
