// Templates with operators beyond the four: against every text of three numbers, spelled here and evaluated
// by `evaluate`; and against the numbers of solvable hands that the post "Solving 24s" prints.
import { describe, expect, it } from 'vitest';
import { games, type Operator } from '../../src/index.js';
import {
  checkCertificate,
  minimum,
  universe,
  type Certificate,
  type UniverseQuery,
  type Weights,
} from '../../src/templates/index.js';
import { rowOf } from '../../src/expression/operators/all-rows.js';
import { exactArithmetic } from '../../src/templates/check/check-arithmetic.js';
import { hashText } from '../../src/core/hash-text.js';
import { TEMPLATE_OPERATORS } from '../../src/templates/template-text.js';
import { Enumerator } from '../../src/templates/check/enumerate-values.js';
import { createRandom, seed } from '../support/random.js';
import { boardsOfThree, evaluateTemplate, spellTemplates } from '../support/template-texts.js';

/** The operators of two numbers. */
const BINARY = TEMPLATE_OPERATORS.filter((name) => rowOf(name).arity === 2);

describe('universe', () => {
  const random = createRandom(seed);
  const drawCards = (count: number) =>
    Array.from({ length: 9 }, (_, index) => index + 1)
      .map((card) => [random.integer(0, 1e6), card])
      .sort(([a], [b]) => a - b)
      .slice(0, count)
      .map(([, card]) => card)
      .sort((a, b) => a - b);

  it.each<{ operators: Operator[]; cards: number[]; target: number | string }>([
    { operators: ['-', '/', '^', 'root', 'log', 'mod'], cards: drawCards(5), target: 3 },
    { operators: ['+', '^', 'root', 'log'], cards: [2, 3, 4, 8, 9], target: '3/2' },
    { operators: ['+', '*', 'sqrt', '!'], cards: drawCards(2), target: 24 },
  ])(
    `has what evaluates to $target with $operators of $cards (seed ${seed})`,
    ({ operators, cards, target }) => {
      const found = universe({ cards, size: 3, target, operators });
      const texts = spellTemplates([0, 1, 2], operators);
      const boards = boardsOfThree(cards);
      const solving = boards.map((board) => texts.filter((text) => evaluateTemplate(text, board) === target));
      const solvable = boards.filter((_, index) => solving[index].length > 0);
      expect(found.boards).toEqual(solvable);
      expect(found.templates).toEqual([...new Set(solving.flat())].sort());
      const solvesOf = found.boards.map((_, board) =>
        found.templates.filter((_, template) => found.solves[template].includes(board)),
      );
      expect(solvesOf).toEqual(solving.filter(({ length }) => length > 0).map((texts) => texts.sort()));
    },
  );

  it('joins digits', () => {
    const { boards, templates } = universe({ cards: [1, 2, 4], size: 3, operators: ['+', 'concat'] });
    expect(boards).toEqual([[2, 2, 2]]);
    expect(templates).toHaveLength(12);
    expect(templates).toContain('concat(x2, x0) + x1');
    expect(templates).toContain('x0 + concat(x1, x2)');
  });

  it('has the solvable hands of 24s', () => {
    const { operators } = games['24s'].rules;
    const found = universe({ cards: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], size: 4, operators });
    expect(found.boards).toHaveLength(595); // of 715 ("Solving 24s")
    const { templates, certificate } = minimum(found);
    expect(new Set(templates.flatMap((template) => found.solves[template])).size).toBe(595);
    expect([found.templates.length, templates.length, certificate.atLeast]).toEqual([7087, 107, 107]); // ours
  });

  it('evaluates doubles, too', () => {
    const query: UniverseQuery = {
      cards: [2, 3, 8],
      size: 3,
      target: 3,
      operators: ['+', '^', 'root', 'log', 'mod'],
    };
    const { boards } = universe({ ...query, arithmetic: 'float' });
    const exact = universe(query).boards.map(String);
    expect(boards.length).toBeGreaterThan(5);
    expect(boards.filter((board) => !exact.includes(String(board)))).toEqual([]);
  });

  it.each<[Partial<UniverseQuery>, string]>([
    [{ operators: ['+', '!'], arithmetic: 'float' }, 'operators: expected'],
    [{ size: 4, operators: ['+', 'concat'], groupings: 'three' }, 'operators: expected'],
  ])('refuses %o', (part, message) => {
    expect(() => universe({ cards: [1, 2, 3], size: 3, ...part })).toThrow(message);
  });
});

describe('checkCertificate', () => {
  it.each<UniverseQuery>([
    { cards: [2, 3, 4, 6], size: 4, operators: BINARY },
    { cards: [1, 2, 3], size: 4, operators: BINARY, groupings: 'three', aces: 'one-or-eleven' },
    { cards: [2, 3, 4, 6], size: 4, operators: BINARY, arithmetic: 'float' },
    { cards: [2, 3, 4, 8, 9], size: 3, operators: ['-', '^', 'root', 'log'], target: '3/2' },
    { cards: [2, 3, 5], size: 3, operators: ['+', '*', '-', 'sqrt', '!', 'concat'], target: 5 },
    { cards: [1, 2], size: 5, operators: ['-', '^'], target: -1 },
  ])('accepts the certificate of %o', (query) => {
    const found = universe(query);
    const { templates, certificate } = minimum(found);
    expect(templates.length).toBeGreaterThan(1);
    const trusted = query.arithmetic === 'float' ? '' : ' (values by evaluate)';
    expect(checkCertificate(JSON.parse(JSON.stringify(certificate)))).toEqual({
      ok: true,
      reason: `${templates.length} templates solve every board, and no fewer do${trusted}`,
    });
  });

  const { certificate } = minimum(universe({ cards: [2, 3, 4, 6], size: 4, operators: BINARY }));
  const { most, weights } = certificate.proof as Weights;
  const [[board, weight], ...others] = weights;
  it.each<[string, Partial<Certificate>]>([
    ['a larger weight', { proof: { most, weights: [[board, weight + 1], ...others] } }],
    ['a smaller weight', { proof: { most, weights: [[board, weight - 1], ...others] } }],
    ['another board', { proof: { most, weights: [[[6, 6, 6, 7], weight], ...others] } }],
    ['another template', { templates: certificate.templates.with(0, 'log(x0, x1) + root(x2, x3)') }],
    ['a missing template', { templates: certificate.templates.slice(1) }],
    ['a higher claim', { atLeast: certificate.atLeast + 1 }],
    ['another target', { target: '23' }],
    ['fewer operators', { operators: BINARY.slice(0, -1) }],
    ['operators in another order', { operators: BINARY.toReversed() }],
    ['a target that is not reduced', { target: '48/2' }],
    ['an unknown operator', { operators: [...BINARY, 'square'] }],
    ['no list of templates', { templates: { length: 3 } as never }],
    ['too many cards', { cards: Array.from({ length: 40 }, (_, index) => index + 1) }],
  ])('rejects %s', (_, change) => {
    expect(checkCertificate({ ...certificate, ...change })).toEqual({
      ok: false,
      reason: 'digest: something was changed',
    });
    const claims: Partial<Certificate> = { ...certificate, ...change };
    delete (claims as { digest?: number }).digest;
    const digest = hashText(JSON.stringify(claims));
    const { ok, reason } = checkCertificate({ ...claims, digest });
    expect(ok, reason).toBe(false);
  });

  it('finds what universe finds', () => {
    const found = universe({ cards: [2, 4, 8], size: 4, operators: BINARY });
    const enumerator = new Enumerator(found.scope, exactArithmetic);
    found.boards.forEach((numbers, index) => {
      const solving = found.templates.filter((_, template) => found.solves[template].includes(index));
      expect(enumerator.listTemplates(numbers).sort(), numbers.join(' ')).toEqual(solving);
    });
  });
});
