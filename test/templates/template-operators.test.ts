// Every operator of templates beyond the four, from the registry, on small boards: `universe` and the
// programs of `emit` have the answers of `evaluate`, and `checkCertificate` agrees. The values in doubles,
// the sizes and the arithmetic of three languages are written by hand for each operator, so each is compared
// here. The slow suites templates-*.slow.test.ts have larger boards and several operators at once.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Operator } from '../../src/index.js';
import { checkCertificate, emit, minimum, universe } from '../../src/templates/index.js';
import { BASIC_OPERATORS } from '../../src/core/operator-notation.js';
import { rowOf } from '../../src/expression/operators/all-rows.js';
import { TEMPLATE_OPERATORS, readTemplate } from '../../src/templates/template-text.js';
import { LANGUAGES, isInstalled, solveBoards, usePrograms } from '../support/template-programs.js';
import { boardsOfThree, evaluateTemplate, fillIn, spellTemplates } from '../support/template-texts.js';

/** Target of at most three digits, which fits in every program. */
const MOST = 999;
const INSTALLED = LANGUAGES.filter(isInstalled);
const write = usePrograms();

/** Template, with the boards that it solves. */
interface Solving {
  readonly text: string;
  readonly solved: readonly number[];
}

const further = TEMPLATE_OPERATORS.filter((name) => !BASIC_OPERATORS.some((basic) => basic === name));

describe.each(further)('templates with %s', (name) => {
  const isBinary = rowOf(name).arity === 2;
  // Differences are negative and zero, too, and quotients are fractions: outside the domain of some.
  // With an operator of one operand there are many more texts, so it is tried on fewer boards.
  const operators: Operator[] = rowOf(name).arity === 1 ? ['-', name] : ['-', '/', name];
  const cards = rowOf(name).arity === 1 ? [2, 3, 4] : [2, 3, 4, 6];
  const boards = boardsOfThree(cards);
  let target = 0;
  let texts: Solving[] = [];
  let applied: Solving[] = [];

  beforeAll(() => {
    const values = spellTemplates([0, 1, 2], operators).map((text) => ({
      text,
      isApplied: readTemplate(text, 'text').operators.includes(name),
      values: boards.map((board) => evaluateTemplate(text, board)),
    }));
    target = chooseTarget(values.filter(({ isApplied }) => isApplied).map(({ values }) => values));
    texts = values.map(({ text, values }) => ({
      text,
      solved: [...boards.keys()].filter((board) => values[board] === target),
    }));
    applied = texts.filter((_, index) => values[index].isApplied);
  });

  /**
   * Returns the largest integer that some boards make and some do not: wrong operations, too, make small
   * ones.
   */
  function chooseTarget(rows: readonly (readonly (number | string | null)[])[]): number {
    const made = new Set(rows.flat().filter((value) => Number(value) >= 1 && Number(value) <= MOST));
    const isFair = (value: unknown) => {
      const count = boards.filter((_, board) => rows.some((row) => row[board] === value)).length;
      return count >= 2 && count <= boards.length - 2;
    };
    return Math.max(...[...made].filter((value) => Number.isInteger(value) && isFair(value)).map(Number));
  }

  it.each(isBinary ? (['exact', 'float'] as const) : (['exact'] as const))(
    'are those that evaluate finds, in %s arithmetic',
    (arithmetic) => {
      const found = universe({ cards, size: 3, target, operators, arithmetic });
      const solving = texts.filter(({ solved }) => solved.length > 0);
      const byText = new Map(
        found.templates.map((text, index) => [text, found.solves[index].map((board) => found.boards[board])]),
      );
      expect(Object.fromEntries(byText)).toEqual(
        Object.fromEntries(solving.map(({ text, solved }) => [text, solved.map((board) => boards[board])])),
      );
      const { templates, certificate } = minimum(found);
      const trusted = arithmetic === 'float' ? '' : ' (values by evaluate)';
      expect(checkCertificate(certificate)).toEqual({
        ok: true,
        reason: `${templates.length} templates solve every board, and no fewer do${trusted}`,
      });
    },
  );

  it.each(INSTALLED)('are computed by programs in $language', { tags: 'long' }, (language) => {
    // Those that solve no board come first: a program that makes the target with one of them prints it.
    const program = applied.toSorted((a, b) => a.solved.length - b.solved.length);
    const source = emit(
      program.map(({ text }) => text),
      { language: language.language, target, cards },
    );
    const run = write(language, source);
    solveBoards(run, boards).forEach((printed, place) => {
      const right = program.filter(({ solved }) => solved.includes(place));
      const answers = right.map(({ text }) => fillIn(text, boards[place]));
      expect(answers.length > 0 ? answers : ['No solution'], boards[place].join(' ')).toContain(printed);
    });
  });
});
