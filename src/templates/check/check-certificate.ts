// Checks a certificate of `minimum` from scratch, with no imports: evaluates every expression on every board
// (fractions of doubles below 2^53, or doubles), and adds up weights. Why it proves: docs/templates.md.
type Ratio = Readonly<{ p: number; q: number }>;
const FORM = [
  /^{"format":"numbers-game.templates","version":1,"size":([345],"groupings":"all"|4,"groupings":"three")/,
  /"arithmetic":"(exact|float)","aces":"one(-or-eleven)?","target":"-?\d{1,15}(\/[1-9]\d{0,14})?"/,
  /"operators":\["[-+*/]"(,"[-+*/]"){0,3}\],"cards":\[[1-9]\d*(,[1-9]\d*)*\],"atLeast":\d+,"templates":\[/,
].map((part) => part.source);
/** Verifies a certificate, or any other value, and reports its claim or its first error. Never throws. */
export function checkCertificate(certificate: unknown): { ok: boolean; reason: string } {
  try {
    return { ok: true, reason: check(JSON.parse(JSON.stringify(certificate))) };
  } catch (error) {
    return { ok: false, reason: (error as Error).message };
  }
}
export function need(condition: unknown, reason: string): asserts condition {
  if (!condition) throw new Error(reason);
}
function check({ digest, ...claims }: any): string {
  const { size, groupings, arithmetic, aces, target, operators, cards, atLeast, templates, proof } = claims;
  const text = JSON.stringify(claims);
  const hash = Array.from(text).reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 0x01000193), 0x811c9dc5);
  need(digest === hash >>> 0, 'digest: something was changed');
  need(new RegExp(FORM.join()).test(text), 'format to templates: not as documented (+ - * / only)');
  const [p, q = 1] = target.split('/').map(Number);
  need((Math.abs(p) + q) * (Math.max(...cards, 11) + 1) ** size < 2 ** 53, 'cards or target: too large');
  need(cards.length <= [400, 60, 17][size - 3] && text.length < 10 ** (10 - size), 'cards: too many');
  const operate = (sign: string, { p: a, q: b }: Ratio, { p: c, q: d }: Ratio): Ratio => {
    if (sign === '*') return { p: a * c, q: b * d };
    if (sign !== '/') return { p: sign === '+' ? a * d + c * b : a * d - c * b, q: b * d };
    return c === 0 ? { p: NaN, q: 1 } : arithmetic === 'exact' ? { p: a * d, q: b * c } : { p: a / c, q: 1 };
  };
  function list<Item>(numbers: Item[], join: (sign: string, left: Item, right: Item) => Item): Item[] {
    const lists: Item[][] = [];
    for (let set = 1; set < 2 ** size; set++) {
      lists[set] = numbers.filter((_, index) => set === 2 ** index);
      for (let part = 1; part < set; part++) {
        const isOut = groupings === 'three' && set === 15 && (part & (part - 1)) === 0;
        for (const sign of (part & set) < part || isOut ? [] : operators)
          for (const a of lists[part]) for (const b of lists[set - part]) lists[set].push(join(sign, a, b));
      }
    }
    return lists[2 ** size - 1];
  }
  const names = ['x0', 'x1', 'x2', 'x3', 'x4'].slice(0, size);
  const texts = list(names, (sign, a, b) => `(${a} ${sign} ${b})`).map((text) => text.slice(1, -1));
  const goal = operate('/', { p, q: 1 }, { p: q, q: 1 });
  const extend = (b: number[]) => cards.flatMap((card: number) => (card < b.at(-1)! ? [] : [[...b, card]]));
  const open: [board: string, solving: Set<string>][] = [];
  for (const board of names.reduce<number[][]>((boards) => boards.flatMap(extend), [[]])) {
    const solving = new Set<string>();
    for (const high of [0, ...board.filter((card) => card === 1 && aces !== 'one')].keys()) {
      const choice = board.map((card, at) => ({ p: at < high ? 11 : card, q: 1 })).sort((a, b) => a.p - b.p);
      list(choice, operate).forEach((it, at) => it.p * goal.q === it.q * goal.p && solving.add(texts[at]));
    }
    if (solving.size > 0) open.push([board.join(), solving]);
    need(!solving.size || templates.some((it: string) => solving.has(it)), 'templates: a board is left');
  }
  verify(proof, atLeast, open, [...new Set(open.flatMap(([, solving]) => [...solving]))]);
  const bound = atLeast < templates.length ? `at least ${atLeast} are needed` : 'no fewer do';
  return `${templates.length} templates solve every board, and ${bound}`;
}
export function verify(proof: any, needed: number, open: [string, Set<string>][], allowed: string[]): void {
  while ('template' in proof) {
    const others = open.filter(([, solving]) => !solving.has(proof.template));
    verify(proof.chosen, needed - 1, others, allowed);
    allowed = allowed.filter((text) => others.some(([, solving]) => solving.has(text)));
    proof = proof.excluded;
  }
  const [left, loads] = [new Map(open), new Map<string, number>()];
  for (const [board, weight] of proof.weights) {
    const solving = left.get(String(board));
    need(solving && left.delete(String(board)) && weight % 1 === 0 && weight > 0, 'proof: not a weight');
    for (const text of solving) loads.set(text, (loads.get(text) ?? 0) + weight);
  }
  const total = proof.weights.reduce((sum: number, [, weight]: number[]) => sum + weight, 0);
  need(Number.isSafeInteger(total) && total > proof.most * (needed - 1), 'proof: the total is too low');
  need(proof.most > 0 && !allowed.some((it) => loads.get(it)! > proof.most), 'proof: most is exceeded');
}
