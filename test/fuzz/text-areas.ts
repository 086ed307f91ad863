// Areas whose cases are text or options: answers, lines of a batch, attributes of the element, links of the
// page, templates.
import fc from 'fast-check';
import type { Rules } from '../../src/index.js';
import { evaluate, formatExpression, parseExpression, solutionKey } from '../../src/expression/index.js';
import { games } from '../../src/core/puzzle/games.js';
import { readGame, readInput } from '../../src/element/read-attributes.js';
import * as words from '../../src/play/words/en.js';
import { checkCertificate, emit, minimum, universe } from '../../src/templates/index.js';
import { score, verify, type ReadMode } from '../../src/verify/index.js';
import { anyBoardUpTo } from '../support/arbitraries.js';
import { cpuMs } from '../support/cpu-time.js';
import { createFullSolver } from '../support/full-solver.js';
import { outcomeOf } from '../support/outcome.js';
import { changeText, defineArea, must, oddText, textChanges, type Area, type TextChange } from './area.js';

const solver = createFullSolver();
const en = { ...words.board, ...words.round };
/** Milliseconds that judging an answer may take, on a machine that may be busy. */
const MOST_MS = 2000;

const pieces = fc.oneof(
  fc.constantFrom(...Array.from('+-*/^!()=.,0123456789 \n')),
  fc.constantFrom(
    'sqrt(',
    'root(',
    'log(',
    ' mod ',
    '\\frac{1}{2}',
    '<answer>',
    '</answer>',
    '\\boxed{',
    '**',
  ),
  fc.constantFrom(
    '×',
    '÷',
    '−',
    '</think>',
    '```',
    'Answer:',
    'no solution',
    'impossible',
    'x',
    '\\sqrt[3]{8}',
  ),
  oddText,
);

interface AnswerCase {
  readonly numbers: number[];
  readonly pick: number;
  readonly changes: TextChange[];
  readonly read: ReadMode;
  readonly game: 'countdown' | '24' | '24s-mod';
}

const answers = defineArea<AnswerCase>({
  name: 'verify',
  compares: 'verdicts on the answers of the solver, and on changed ones, with exact evaluation; all modes',
  cases: fc.record({
    numbers: anyBoardUpTo(5),
    pick: fc.nat({ max: 300 }),
    changes: textChanges(pieces),
    read: fc.constantFrom('strict', 'extract', 'tolerant'),
    game: fc.constantFrom('countdown', '24', '24s-mod'),
  }),
  check({ numbers, pick, changes, read, game }) {
    const { rules } = games[game];
    const solved = outcomeOf(() =>
      solver.solve({ numbers, target: pick + 1, rules: { values: 'natural', use: 'any' } }),
    );
    const whole = typeof solved === 'string' ? '1 + 2' : (solved as { expression: string }).expression;
    const text = changeText(read !== 'strict' ? `<answer>${whole}</answer>` : whole, changes);
    const puzzle = { numbers, target: pick + 1, rules };
    const begin = cpuMs();
    const verdict = verify(text, puzzle, { read });
    score(text, puzzle, { shaping: 'distance', read });
    must(cpuMs() - begin < MOST_MS, 'it takes too long');
    if (read !== 'strict') return { answers: 1 };
    const value = outcomeOf(() => evaluate(text));
    // `verify` also reads steps, equations and other spellings.
    if (typeof value === 'string' && value.includes(': ')) return { answers: 1 };
    if (verdict.ok) must(String(value) === String(pick + 1), `ok, but worth ${String(value)}`);
    const tree = parseExpression(text);
    const again = formatExpression(tree);
    must(solutionKey(parseExpression(again)) === solutionKey(tree), `${again} is another expression`);
    return { answers: 2 };
  },
});

interface AttributesCase {
  readonly attributes: Record<
    'numbers' | 'target' | 'game' | 'values' | 'use' | 'operators' | 'aces',
    string
  >;
}

const attribute = (...known: string[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom('', ...known) }, { weight: 1, arbitrary: oddText });

const element = defineArea<AttributesCase>({
  name: 'element',
  compares: 'attributes of the element: a puzzle that the solver takes, or an error of the package',
  cases: fc.record({
    attributes: fc.record({
      numbers: attribute('1 2 3 4', '1,3,7,10,25,50', 'A J Q K', '3 3 8 8 = 24', '1 1 1'),
      target: attribute('24', '765', '1/2', '-3'),
      game: attribute(...Object.keys(games)),
      values: attribute('natural', 'integer', 'rational', 'real'),
      use: attribute('any', 'all'),
      operators: attribute('+ - * /', '+,-', 'sqrt !', '^ root log mod', 'square'),
      aces: attribute('one', 'one-or-eleven'),
    }),
  }),
  check({ attributes }) {
    const read = outcomeOf(() => readInput(en, attributes, readGame(en, attributes)));
    if (typeof read === 'string') return { answers: 0 };
    const { numbers, target, rules, aces } = read as {
      numbers: number[];
      target: string;
      rules: Rules;
      aces: 'one';
    };
    if (target !== '') outcomeOf(() => solver.solve({ numbers, target, rules, aces, timeout: 100 }));
    return { answers: 0 };
  },
});

const scope = universe({ cards: [1, 2, 3, 4, 5, 6], size: 3 });
const certificate = JSON.stringify(minimum(scope).certificate);

interface TemplatesCase {
  readonly changes: TextChange[];
  readonly template: string;
  readonly language: 'python' | 'javascript';
}

const templates = defineArea<TemplatesCase>({
  name: 'templates',
  compares: 'changed certificates are refused; templates of any text are emitted or refused',
  cases: fc.record({
    changes: textChanges(fc.oneof(fc.constantFrom(...Array.from('0123456789[]{},:"')), oddText)),
    template: fc.oneof(
      fc.constantFrom(...scope.templates),
      fc
        .tuple(
          fc.constantFrom(...scope.templates),
          textChanges(fc.oneof(fc.constantFrom(...Array.from('x0123 +-*/()')), oddText)),
        )
        .map(([text, changes]) => changeText(text, changes)),
    ),
    language: fc.constantFrom('python', 'javascript'),
  }),
  check({ changes, template, language }) {
    const changed = changeText(certificate, changes);
    const value = ((): unknown => {
      try {
        return JSON.parse(changed);
      } catch {
        return changed;
      }
    })();
    const isSame = JSON.stringify(value) === certificate;
    must(checkCertificate(value).ok === isSame, 'a changed certificate is accepted');
    const program = outcomeOf(() => emit([template], { language }));
    must(typeof program === 'string', 'no program');
    return { answers: 1 };
  },
});

export const textAreas: readonly Area[] = [answers, element, templates];
