// The programs of `emit` in both languages, on the 715 hands with aces 1 or 11: what they print is
// right, and `solve` agrees. Also the exercise of five cards, whose bounds take minutes.
import { describe, expect, it } from 'vitest';
import { createSolverSync, games, twentyFour, type Card } from '../../src/index.js';
import { verify as verifyProof } from '../../src/templates/check/check-certificate.js';
import { checkCertificate, emit, minimum, universe } from '../../src/templates/index.js';
import { verify } from '../../src/verify/index.js';
import { everyHand } from '../../src/cli/bench/fixed-samples.js';
import { createFullSolver } from '../support/full-solver.js';
import { LANGUAGES, isInstalled, solveBoards, usePrograms } from '../support/template-programs.js';
import { identities } from '../support/template-identities.js';

const cards = Array.from({ length: 10 }, (_, index) => index + 1);
const write = usePrograms();

const minimums = new Map<string, ReturnType<typeof minimum>>();

/** Finds the fewest templates of a game, once: with operators beyond the four it takes a minute. */
function minimumOf(id: '24' | '24s' | '24s-mod', aces: 'one' | 'one-or-eleven') {
  const key = `${id} ${aces}`;
  const { operators } = games[id].rules;
  const found = minimums.get(key) ?? minimum(universe({ cards, size: 4, aces, operators }));
  minimums.set(key, found);
  return found;
}

describe.each(LANGUAGES)('$language', (how) => {
  const { language, needs } = how;
  const { templates, certificate } = minimumOf('24', 'one-or-eleven');

  it('solves the 715 hands as solve does', () => {
    if (!isInstalled(how)) throw new Error(`${needs} is needed for this test: apt-get install ${needs}`);
    expect(templates).toHaveLength(85);
    const run = write(how, emit(certificate.templates, { language, aces: 'one-or-eleven', cards }));
    const solver = createSolverSync();
    const hands = everyHand(1, 10, 4).map(
      (hand) => hand.map((card) => (card === 1 ? 'A' : card)) as (number | Card)[],
    );
    expect(hands).toHaveLength(715);
    const printed = solveBoards(run, hands);
    let solved = 0;
    hands.forEach((numbers, index) => {
      const puzzle = { numbers, rules: twentyFour, aces: 'one-or-eleven' } as const;
      const { status } = solver.solve(puzzle);
      if (status === 'none') expect(printed[index], numbers.join(' ')).toBe('No solution');
      else {
        solved++;
        expect(
          verify(printed[index], { ...puzzle, target: 24 }),
          `${numbers.join(' ')}: ${printed[index]}`,
        ).toMatchObject({ ok: true });
      }
    });
    expect(solved).toBe(599);
    expect(run(['8', 'a', '5', '4'])).toBe(run([], 'A 4 5 8\n'));
  });
});

describe.each(LANGUAGES)('$language with operators beyond the four', (how) => {
  const { language } = how;
  it.each([
    ['24s', 'one', 595],
    ['24s-mod', 'one-or-eleven', 644],
  ] as const)('solves the 715 hands of %s, aces %s, as solve does', (id, aces, boards) => {
    const { rules } = games[id];
    const { certificate } = minimumOf(id, aces);
    const run = write(how, emit(certificate.templates, { language, aces, cards }));
    const hands = everyHand(1, 10, 4);
    const printed = solveBoards(run, hands);
    const solver = createFullSolver();
    let solved = 0;
    hands.forEach((hand, index) => {
      const numbers = hand.map((card) => (card === 1 ? 'A' : card)) as (number | Card)[];
      const { status } = solver.solve({ numbers, target: 24, rules, aces });
      if (status === 'none') expect(printed[index], hand.join(' ')).toBe('No solution');
      else {
        solved++;
        const { reason } = verify(printed[index], { numbers, target: 24, rules, aces });
        expect(reason, `${hand.join(' ')}: ${printed[index]}`).toBe('exact');
      }
    });
    expect(solved).toBe(boards);
  });

  it('computes identities exactly', () => {
    for (const { template, hand, target } of identities) {
      const expected = template.replace(/x(\d)/g, (_, index) => String(hand[Number(index)]));
      for (const goal of [target, '24/7']) {
        const run = write(how, emit([template], { language, target: goal }));
        const printed = run(hand.map(String));
        expect(printed, template).toBe(goal === target ? `${expected}\n` : 'No solution\n');
      }
    }
  });
});

describe('certificates with operators beyond the four', () => {
  it.each(['24s', '24s-mod'] as const)('of %s are valid', (id) => {
    const { templates, certificate } = minimumOf(id, 'one');
    expect(checkCertificate(certificate)).toEqual({
      ok: true,
      reason: `${templates.length} templates solve every board, and no fewer do (values by evaluate)`,
    });
  });
});

describe('five cards from 1 to 10', () => {
  it('need at least 100 templates, and 120 do', () => {
    const found = universe({ cards, size: 5 });
    expect([found.boards.length, found.templates.length]).toEqual([1961, 173_595]);
    const { templates, certificate } = minimum(found, { steps: 100_000, cases: 0 });
    expect(new Set(templates.flatMap((index) => found.solves[index])).size).toBe(1961);
    expect(certificate.atLeast).toBe(100);
    expect(templates.length).toBeLessThanOrEqual(120);
    // `checkCertificate` evaluates everything again, which takes minutes for 2,002 boards of five cards.
    const solving = new Map(found.boards.map((_, index) => [index, new Set<string>()]));
    found.solves.forEach((boards, index) =>
      boards.forEach((board) => solving.get(board)!.add(found.templates[index])),
    );
    const open = [...solving].map(([index, texts]): [string, Set<string>] => [
      found.boards[index].join(),
      texts,
    ]);
    expect(() => {
      verifyProof(certificate.proof, 100, open, [...found.templates]);
    }).not.toThrow();
    expect(() => {
      verifyProof(certificate.proof, 101, open, [...found.templates]);
    }).toThrow('proof: the total is too low');
  });

  it('have certificates, here for cards up to 6', () => {
    const { templates, certificate } = minimum(universe({ cards: [1, 2, 3, 4, 5, 6], size: 5 }), {
      steps: 10_000,
      cases: 0,
    });
    expect(certificate.atLeast).toBe(28);
    expect(checkCertificate(certificate)).toEqual({
      ok: true,
      reason: `${templates.length} templates solve every board, and at least ${certificate.atLeast} are needed`,
    });
  });
});
