// One puzzle over fewer than the four operators: an expression of the target, or of the value nearest to it.
//
// The order of all answers with the same value and as many numbers: subsets with the largest numbers first;
// within a subset as subset-graph.ts goes through splits, then operators in the order + - * /, then operands.
import type { Fraction } from '../../core/fraction.js';
import type { ParsedPuzzle } from '../../core/puzzle/parse-puzzle.js';
import type { Found } from '../../solver/engine.js';
import { findNearest } from './nearest-subset-value.js';
import { SubsetGraph, type Node } from './subset-graph.js';
import { findTidiest } from './tidiest-tree.js';
import { firstTree } from './subset-trees.js';

/** Answers a puzzle; null if there is no answer. @throws NumbersGameError `too-large`, `out-of-memory` */
export function findGeneral({ leaves, rules, target, tidy }: ParsedPuzzle, nearest: boolean): Found | null {
  const search = new SubsetGraph(leaves, rules);
  const usesAll = rules.use === 'all';
  let value = target;
  let nodes: Node[] = [];
  for (let size = usesAll ? leaves.length : 1; size <= leaves.length && nodes.length === 0; size++) {
    nodes = nodesOfSize(search, target, size);
  }
  if (nodes.length === 0) {
    const best = nearest ? findNearest(search, target, usesAll) : null;
    if (best === null) return null;
    ({ value } = best);
    nodes = nodesOfSize(search, value, best.size);
  }
  return { value, expression: tidy ? findTidiest(search, nodes) : firstTree(search, nodes[0]) };
}

function nodesOfSize(search: SubsetGraph, value: Fraction, size: number): Node[] {
  const nodes: Node[] = [];
  for (const mask of search.subsetsOf(size)) {
    const node = search.find(mask, value);
    if (node !== null) nodes.push(node);
  }
  return nodes;
}
