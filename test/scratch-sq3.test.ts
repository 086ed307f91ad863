import { it } from 'vitest';
import { appendFileSync } from 'node:fs';
import { Search } from '../src/squares/search.js';
import { writeExpression } from '../src/squares/write-expression.js';
import { toText } from '../src/expression/format-expression.js';
const ops = ['+','-','*','/'] as any;
const OPEN = `1 1 10 10 25 100: 858
1 1 10 10 25 75: 863
1 1 10 10 50 100: 433 453 547 683 773 853
1 1 10 10 50 75: 793 853 978
1 1 10 10 75 100: 433 453 457 478 547 618 653 682 708 718 778 793 822 853 892 907 958 978
1 1 10 25 75 100: 853 863
1 1 10 50 75 100: 793 813 853 978
1 1 5 5 25 100: 813 953
1 1 7 7 50 100: 830
1 1 8 8 9 9: 662
1 1 9 10 10 100: 478 573 587 598
1 1 9 9 10 100: 867
1 9 9 10 10 100: 867 947 957 958 967`.split('\n').map(l=>l.split(':').map(p=>p.trim().split(' ').map(Number)));
it('x', () => {
  for (const e of [4.69897, 6, 9, 18, 36, 72, 144]) {
    const A = e<5? 50000 : 10n**BigInt(e);
    const t=performance.now();
    let msg='';
    for (const [b, ts] of OPEN) {
      const t1=performance.now();
      const s = new Search(b.map(n=>[n]), {limit:A as any, operators: ops}, 3);
      const h = s.findAny(ts);
      const vals = s.lists.lists.reduce((x,l)=>x+l.count,0);
      msg += ` ${Math.round(performance.now()-t1)}ms/${vals}`;
      h.forEach((x,i)=>{ if (x) appendFileSync('/tmp/sq-open.log', `FOUND A=10^${e} ${b}: ${ts[i]} ${toText(writeExpression(s,x))}\n`); });
    }
    appendFileSync('/tmp/sq-open.log', `A=10^${e} total ${Math.round(performance.now()-t)} ms:${msg}\n`);
  }
}, 1200000);
