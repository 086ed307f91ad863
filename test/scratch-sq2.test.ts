import { it } from 'vitest';
import { Search } from '../src/squares/search.js';
import { createSolverSync } from '../src/index.js';
import { standardBoards } from './pool.js';
const ops = ['+','-','*','/'] as any;
it('x', () => {
  const solver = createSolverSync();
  const boards = [...standardBoards(6)].filter((_,i)=>i%60===7);
  let missing = boards.map(b => { const {operations} = solver.reach({numbers:b,from:101,to:999}); return [b, [...operations.keys()].filter(i=>operations[i]===255).map(i=>i+101)] as const; }).filter(([,m])=>m.length);
  console.log(boards.length, missing.length, missing.reduce((s,[,m])=>s+m.length,0));
  for (const [A,Ks] of [[5,[3,4]],[10,[3,4]],[100,[3]],[2000,[3]]] as const) {
    let next: any;
    for (const K of Ks) {
      const t = performance.now();
      next = missing.map(([b,m]) => { const s = new Search(b.map(n=>[n]), {limit:A, operators: ops}, K); const h = s.findAny(m); return [b, m.filter((_,i)=>h[i]===null)] as const; }).filter(([,m])=>m.length);
      console.log(A, K, next.length, next.reduce((s: number,[,m]: any)=>s+m.length,0), Math.round(performance.now()-t), 'ms');
    }
    missing = next;
  }
}, 300000);
