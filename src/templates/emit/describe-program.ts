// Defines the input of the program writers, and writes the first lines of each program.
import type { Operator } from '../../core/api-types.js';

export interface Program {
  readonly templates: readonly string[];
  /** Templates in postfix notation (template-text.ts); null if all operators are among the four. */
  readonly codes: readonly string[] | null;
  readonly operators: readonly Operator[];
  readonly size: number;
  readonly numerator: number;
  readonly denominator: number;
  readonly hasHighAces: boolean;
  /** Cards of the program; empty for any cards. */
  readonly cards: readonly number[];
}

/** Returns the first lines of a program, without comment marks. */
export function describeProgram(program: Program): string[] {
  const { templates, codes, operators, size, numerator, denominator, hasHighAces, cards } = program;
  const target = denominator === 1 ? `${numerator}` : `${numerator}/${denominator}`;
  return [
    `Makes ${target} from ${size} cards with ${operators.join(' ')}, each card used once, by testing ${templates.length} templates.`,
    'A hand as arguments, such as A 4 5 8, or one hand on each line of standard input.',
    `x0 is the smallest number of a hand. ${hasHighAces ? 'An ace, A or 1, counts 1 or 11' : 'A is 1'}, J 11, Q 12, K 13. ${codes ? 'Values' : 'Fractions'} are exact.`,
    ...(cards.length > 0 ? [`The templates are for these cards: ${cards.join(' ')}.`] : []),
  ];
}
