// `numbers-game hands`: every hand of so many cards: whether it can be solved, in how many ways, and an
// example.
import { Option, type Command } from 'commander';
import {
  NumbersGameError,
  createSolver,
  twentyFour,
  type Card,
  type Distinct,
  type Puzzle,
  type Solver,
} from '../../index.js';
import { DISTINCT, parseInteger, parseRanges, showTarget } from '../arguments.js';
import { writeToStdout } from '../write-output.js';

interface HandsOptions {
  readonly cards: readonly number[];
  readonly size: number;
  readonly target: string;
  readonly aces?: Puzzle['aces'];
  readonly json?: boolean;
}

/** What is printed of a hand as JSON. */
interface Hand {
  readonly numbers: readonly (number | Card)[];
  readonly target: number | string;
  readonly solvable: boolean;
  /** How many solutions it has, by what is distinct. */
  readonly trees: number;
  readonly function: number;
  readonly essential: number;
  /** An answer, or null. */
  readonly expression: string | null;
}

const MAX_SIZE = 10;
const MAX_CARD = 1000;

const EXAMPLES = `
Every number is used exactly once, and fractions are allowed. The last line has the totals.

Examples:
  $ numbers-game hands --cards 1-13 --size 4
  $ numbers-game hands --cards 1-10 --aces one-or-eleven
  $ numbers-game hands --cards 1-9,25 --size 5 --target 100 --json`;

/** Adds the command to the program. */
export function addHands(program: Command): void {
  program
    .command('hands')
    .summary('solve every hand of the 24 game')
    .description(
      'Solves every hand of so many cards: whether it can be solved, in how many ways, and an example.',
    )
    .option('--cards <list>', 'the cards, such as 1-10 or 1-9,25', parseCards, parseCards('1-13'))
    .option('--size <number>', 'how many cards a hand has', parseInteger, 4)
    .option('--target <target>', 'the value wanted', '24')
    .addOption(
      new Option('--aces <aces>', 'what an ace counts; one-or-eleven deals A for 1').choices([
        'one',
        'one-or-eleven',
      ]),
    )
    .option('--json', 'print JSON, one line for each hand, and one with the totals')
    .addHelpText('after', EXAMPLES)
    .action(solveHands);
}

function parseCards(text: string): number[] {
  return parseRanges(text, 1, MAX_CARD, 'cards', '1-10 or 1-9,25');
}

async function solveHands(options: HandsOptions): Promise<void> {
  const { cards, size, json } = options;
  if (size < 1 || size > MAX_SIZE) {
    throw new NumbersGameError(
      'invalid-option',
      `--size: expected an integer from 1 to ${MAX_SIZE}, got ${size}`,
    );
  }
  const solver = await createSolver();
  function* lines(): Generator<string> {
    const totals = { hands: 0, solvable: 0, trees: 0, function: 0, essential: 0 };
    for (const dealt of enumerateHands(cards, size)) {
      const hand = solveHand(solver, dealt, options);
      totals.hands++;
      totals.solvable += Number(hand.solvable);
      for (const level of DISTINCT) totals[level] += hand[level];
      yield `${json ? JSON.stringify(hand) : presentHand(hand)}\n`;
    }
    if (json) yield `${JSON.stringify({ totals })}\n`;
    else
      yield `${totals.solvable} of ${totals.hands} hands can be solved: ${presentCounts(totals)} solutions\n`;
  }
  await writeToStdout(lines());
}

function solveHand(solver: Solver, dealt: readonly number[], { target, aces }: HandsOptions): Hand {
  const numbers = dealt.map((card) => (card === 1 && aces === 'one-or-eleven' ? 'A' : card));
  const puzzle = { numbers, target, rules: twentyFour, aces };
  const [trees, ofFunction, essential] = DISTINCT.map((distinct) => solver.count(puzzle, { distinct }));
  const { expression } = solver.solve(puzzle);
  const solvable = expression !== null;
  return {
    numbers,
    target: showTarget(target),
    solvable,
    trees,
    function: ofFunction,
    essential,
    expression,
  };
}

/** Every multiset of cards of a size, ascending, in lexicographic order. */
function* enumerateHands(cards: readonly number[], size: number, from = 0): Generator<number[]> {
  if (size === 0) yield [];
  else {
    for (let i = from; i < cards.length; i++) {
      for (const rest of enumerateHands(cards, size - 1, i)) yield [cards[i], ...rest];
    }
  }
}

function presentHand(hand: Hand): string {
  const { numbers, target, expression } = hand;
  const answer = expression === null ? `${target} cannot be made` : `${expression} = ${target}`;
  return `${numbers.join(' ')}: ${answer}${expression === null ? '' : ` (${presentCounts(hand)})`}`;
}

function presentCounts(counts: Readonly<Record<Distinct, number>>): string {
  return `${counts.essential} essential, ${counts.function} function, ${counts.trees} trees`;
}
