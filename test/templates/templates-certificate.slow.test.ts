// Certificates: what the checker accepts, that it notices every change, and that HiGHS finds the same optima.
import { readFileSync } from 'node:fs';
import type { LegacyHighs } from 'highs';
import { describe, expect, it } from 'vitest';
import {
  checkCertificate,
  classes,
  minimum,
  universe,
  type Certificate,
  type Universe,
} from '../../src/templates/index.js';
import { reduceCover, type Cover } from '../../src/templates/cover/reduce-cover.js';
import { hashText } from '../../src/core/hash-text.js';
import { proveAtLeast, type CoverProof } from '../../src/templates/cover/prove-cover.js';
import { cpuMs } from '../support/cpu-time.js';
import { createRandom, seed } from '../support/random.js';

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
const found = universe({ cards: upTo(11), size: 4 });
const { certificate } = minimum(found);
const PROVED = { ok: true, reason: '110 templates solve every board, and no fewer do' };

type Change = (certificate: Record<string, never>) => void;

/** A copy that was changed, with the digest of the change if wanted, so that only the proof can tell. */
function alter(change: Change, isSigned: boolean): unknown {
  const copy = JSON.parse(JSON.stringify(certificate)) as Record<string, never>;
  change(copy);
  return isSigned ? sign(copy as unknown as Certificate) : copy;
}

/** Puts the digest at the end, as it is with `minimum`. */
function sign(certificate: Certificate): Certificate {
  const rest = Object.fromEntries(Object.entries(certificate).filter(([name]) => name !== 'digest'));
  return { ...(rest as unknown as Certificate), digest: hashText(JSON.stringify(rest)) };
}

describe('checkCertificate', () => {
  it('is a file of at most 80 lines without imports', () => {
    const text = readFileSync(
      new URL('../../src/templates/check/check-certificate.ts', import.meta.url),
      'utf8',
    );
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(80);
    expect(text).not.toMatch(/^\s*import\b|\bimport\(|\brequire\(/m);
  });

  it('accepts what minimum gives, also by way of JSON', () => {
    expect(checkCertificate(certificate)).toEqual(PROVED);
    expect(checkCertificate(JSON.parse(JSON.stringify(certificate)))).toEqual(PROVED);
  });

  it.each([
    { cards: upTo(13), size: 3 },
    { cards: upTo(9), size: 4, groupings: 'three' },
    { cards: upTo(8), size: 4, groupings: 'three', arithmetic: 'float' },
    { cards: upTo(8), size: 4, aces: 'one-or-eleven' },
    { cards: [1, 2, 3, 25], size: 4, target: '-7/3', operators: ['-', '/', '+'] },
    { cards: [2, 3, 5], size: 4, target: '1/3', arithmetic: 'float' },
    { cards: upTo(3), size: 5, target: 11 },
    { cards: [1], size: 3 },
  ] as const)('accepts the certificate of %j', (query) => {
    const { templates, certificate: other } = minimum(universe(query));
    expect(other.atLeast).toBe(templates.length);
    expect(checkCertificate(other)).toEqual({
      ok: true,
      reason: `${templates.length} templates solve every board, and no fewer do`,
    });
  });

  const first = <Item>(list: readonly Item[]) => list[0];
  const changes: [
    string,
    (copy: Certificate & { proof: { most: number; weights: [number[], number][] } }) => void,
  ][] = [
    ['a weight that is larger', ({ proof }) => first(proof.weights)[1]++],
    ['a weight that is smaller', ({ proof }) => first(proof.weights)[1]--],
    ['a board that cannot be solved', ({ proof }) => first(proof.weights).splice(0, 1, [1, 1, 1, 1])],
    ['a board that comes twice', ({ proof }) => proof.weights.push(first(proof.weights))],
    ['a weight as text', ({ proof }) => first(proof.weights).splice(1, 1, '2' as never)],
    ['a weight left out', ({ proof }) => proof.weights.shift()],
    ['a larger bound of what is collected', ({ proof }) => proof.most++],
    ['a smaller bound of what is collected', ({ proof }) => proof.most--],
    ['a template left out', (copy) => (copy.templates as string[]).pop()],
    ['a template of no use', (copy) => (copy.templates as string[]).splice(3, 1, 'x0 - (x1 - (x2 - x3))')],
    ['a text that is no template', (copy) => (copy.templates as string[]).splice(3, 1, 'process.exit()')],
    ['a higher claim', (copy) => Object.assign(copy, { atLeast: 111 })],
    ['another deck', (copy) => Object.assign(copy, { cards: upTo(12) })],
    ['another target', (copy) => Object.assign(copy, { target: '25' })],
    ['other aces', (copy) => Object.assign(copy, { aces: 'one-or-eleven' })],
    ['other groupings', (copy) => Object.assign(copy, { groupings: 'three' })],
  ];
  it.each(changes)('rejects %s', (_, change) => {
    expect(checkCertificate(alter(change as unknown as Change, false))).toEqual({
      ok: false,
      reason: 'digest: something was changed',
    });
    const { ok, reason } = checkCertificate(alter(change as unknown as Change, true));
    expect(ok, reason).toBe(false);
  });

  it.each([
    [undefined, 'certificate: expected an object'],
    [null, 'certificate: expected an object'],
    ['{}', 'certificate: expected an object'],
    [{ toJSON: () => undefined }, 'certificate: expected an object'],
    [{}, 'digest: expected a number, got none'],
    [{ digest: 1 }, 'digest: something was changed'],
    [{ operators: ['^'], text: ' '.repeat(1e7), digest: 1 }, 'certificate: too long'],
  ])('tells what is wrong with %#', (value, reason) => {
    expect(checkCertificate(value)).toEqual({ ok: false, reason });
  });

  it(`notices every changed weight, board and template (seed ${seed})`, () => {
    const random = createRandom(2);
    const { templates, proof } = certificate as Certificate & { proof: { weights: [number[], number][] } };
    for (let round = 0; round < 30; round++) {
      const place = random.integer(0, proof.weights.length - 1);
      const [board, weight] = proof.weights[place];
      const changed = random.pick([
        [board, random.pick([weight + 1, weight - 1, 2 * weight, 0])],
        [random.pick(found.boards.filter((other) => other.join() !== board.join())), weight],
      ]);
      const weights = proof.weights.with(place, changed as [number[], number]);
      expect(checkCertificate({ ...certificate, proof: { ...proof, weights } }).ok).toBe(false);
      const at = random.integer(0, templates.length - 1);
      const other = random.pick(found.templates.filter((text) => text !== templates[at]));
      expect(checkCertificate({ ...certificate, templates: templates.with(at, other) }).ok).toBe(false);
    }
  });

  it.each([
    ...[undefined, null, true, 1, 'text', [], {}, () => 0, Symbol('x'), 1n],
    { ...certificate, cards: Array.from({ length: 100_000 }, (_, index) => index + 1) },
    { ...certificate, size: 1e9 },
    { ...certificate, templates: { length: 1e9 } },
  ])('rejects %s with a reason', (value) => {
    const { ok, reason } = checkCertificate(value);
    expect(ok).toBe(false);
    expect(reason).toMatch(/./);
  });

  it('rejects an object that throws', () => {
    const trap = {
      get cards() {
        throw new Error('a trap');
      },
    };
    expect(checkCertificate(trap)).toEqual({ ok: false, reason: 'a trap' });
  });

  it('rejects hostile sizes, properly signed, in a moment', () => {
    let deep: unknown = certificate.proof;
    for (let i = 0; i < 500; i++)
      deep = { template: certificate.templates[0], chosen: deep, excluded: deep && {} };
    const begin = cpuMs();
    for (const change of [
      { cards: upTo(1000) },
      { cards: [1, 9e15] },
      { proof: deep },
      { proof: { most: 1, weights: Array.from({ length: 1e5 }, () => [[1, 1, 1, 8], 1]) } },
      { target: '9'.repeat(1e5) },
    ]) {
      expect(checkCertificate(alter((copy) => Object.assign(copy, change), true)).ok).toBe(false);
    }
    expect(cpuMs() - begin).toBeLessThan(15_000);
  });
});

describe('proofs by cases', () => {
  /**
   * Rows that are the lines of the Fano plane and columns that are its points: 7/3 by weights, 3 in truth.
   */
  const fano = [0, 1, 2, 3, 4, 5, 6].map((line) => [0, 1, 3].map((step) => (line + step) % 7));
  /** Three of them, as one cover: weights prove 7, and 9 are needed. */
  const cover: Cover = {
    rows: 21,
    columns: [0, 7, 14].flatMap((shift) => fano.map((points) => points.map((point) => point + shift))),
  };

  it('close the gap that weights leave', () => {
    const attempt = proveAtLeast(cover, 9, 1000);
    expect(attempt).toHaveProperty('proof.column');
    checkProof(cover, (attempt as { proof: CoverProof }).proof, 9);
    expect(proveAtLeast(cover, 9, 2)).toBeNull();
    const smaller = proveAtLeast(cover, 10, 10_000) as { columns: number[] };
    expect(new Set(smaller.columns.flatMap((column) => cover.columns[column])).size).toBe(21);
    expect(smaller.columns).toHaveLength(9);
  });

  it(`agree with trying all subsets (seed ${seed})`, () => {
    const random = createRandom(3);
    for (let round = 0; round < 100; round++) {
      const rows = random.integer(1, 9);
      const columns = Array.from({ length: random.integer(1, 9) }, () =>
        upTo(rows)
          .map((row) => row - 1)
          .filter(() => random.integer(0, 2) === 0),
      );
      if (new Set(columns.flat()).size < rows) continue;
      const subsets = Array.from({ length: 2 ** columns.length }, (_, bits) =>
        columns.filter((_, at) => (bits >> at) & 1),
      );
      const sizes = subsets
        .filter((subset) => new Set(subset.flat()).size === rows)
        .map(({ length }) => length);
      const fewest = Math.min(...sizes);
      const attempt = proveAtLeast({ rows, columns }, fewest, 1000) as { proof: CoverProof };
      checkProof({ rows, columns }, attempt.proof, fewest);
      expect(proveAtLeast({ rows, columns }, fewest + 1, 1000)).toHaveProperty('columns.length', fewest);
    }
  });

  it('are checked in certificates', () => {
    const branching = splitProof(certificate, found);
    expect(checkCertificate(branching)).toEqual(PROVED);
    const lacking = JSON.parse(JSON.stringify(branching)) as {
      proof: { excluded: unknown; chosen: unknown };
    };
    lacking.proof.excluded = lacking.proof.chosen;
    expect(checkCertificate(sign(lacking as unknown as Certificate)).ok).toBe(false);
  });

  /** The definition, by sets. */
  function checkProof(
    { columns }: Cover,
    proof: CoverProof,
    needed: number,
    open?: Set<number>,
    allowed?: number[],
  ): void {
    const rows = open ?? new Set(columns.flat());
    const candidates = allowed ?? [...columns.keys()];
    if ('column' in proof) {
      const others = new Set([...rows].filter((row) => !columns[proof.column].includes(row)));
      checkProof({ rows: 0, columns }, proof.chosen, needed - 1, others, candidates);
      const rest = candidates.filter((column) => columns[column].some((row) => others.has(row)));
      checkProof({ rows: 0, columns }, proof.excluded, needed, rows, rest);
      return;
    }
    const weights = new Map(proof.weights);
    expect([...weights.keys()].every((row) => rows.has(row))).toBe(true);
    const collect = (some: readonly number[]) => some.reduce((sum, row) => sum + (weights.get(row) ?? 0), 0);
    for (const column of candidates) expect(collect(columns[column])).toBeLessThanOrEqual(proof.most);
    expect(collect([...rows])).toBeGreaterThan(proof.most * (needed - 1));
  }
});

/** The same certificate with two cases at the top of its proof, by the first template that is chosen. */
function splitProof(claims: Certificate, { templates, boards, solves }: Universe): Certificate {
  const [template] = claims.templates;
  const solved = new Set(solves[templates.indexOf(template)].map((board) => boards[board].join()));
  const { most, weights } = claims.proof as { most: number; weights: [number[], number][] };
  const chosen = { most, weights: weights.filter(([board]) => !solved.has(board.join())) };
  return sign({ ...claims, proof: { template, chosen, excluded: { most, weights } } });
}

describe('HiGHS', () => {
  it.each([
    { cards: upTo(11), size: 4, groupings: 'three', arithmetic: 'float' },
    { cards: upTo(11), size: 4 },
    { cards: upTo(10), size: 4, aces: 'one-or-eleven' },
    { cards: upTo(13), size: 4 },
    { cards: upTo(9), size: 4, target: 10 },
    { cards: upTo(13), size: 3 },
  ] as const)('finds the same minimum for %j', async (query) => {
    // The types of the package do not declare its default export.
    const module = (await import('highs')) as unknown as { default: () => Promise<LegacyHighs> };
    const highs = await module.default();
    const other = universe(query);
    const members = classes(other);
    const terms: string[][] = other.boards.map(() => []);
    members.forEach(([index], place) => {
      for (const board of other.solves[index]) terms[board].push(`c${place}`);
    });
    const names = members.map((_, place) => `c${place}`);
    const problem = [
      'Minimize',
      ` count: ${names.join(' + ')}`,
      'Subject To',
      ...terms.map((list, board) => ` b${board}: ${list.join(' + ')} >= 1`),
      'Binary',
      ...names.map((name) => ` ${name}`),
      'End\n',
    ];
    const solution = highs.solve(problem.join('\n'), { mip_rel_gap: 0 });
    expect(solution.Status).toBe('Optimal');
    expect(Math.round(solution.ObjectiveValue)).toBe(minimum(other).templates.length);
  });
});

describe('the reductions', () => {
  it('leave three boards and three classes of the post', () => {
    const cover = {
      rows: found.boards.length,
      columns: classes(found).map(([index]) => found.solves[index]),
    };
    const all = (count: number) => new Uint8Array(count).fill(1);
    const { forced, rows, columns } = reduceCover(cover, all(cover.rows), all(cover.columns.length));
    expect([forced.length, rows.length, columns.length]).toEqual([108, 3, 3]);
  });
});
