// Converts the attributes of the element to a game and a puzzle. Invalid input gets the package's error code,
// but a message for people who type numbers into a page rather than for programmers, in their language.
import {
  changeRules,
  defaultGame,
  findTarget,
  gameIds,
  games,
  splitOperators,
  type Game,
} from '../core/puzzle/games.js';
import { toSigns } from '../core/signs.js';
import { NumbersGameError, type ErrorCode, type Rules } from '../index.js';
import { OPERATORS } from '../expression/operators/all-rows.js';
import { readNumbers, readTarget, shorten, type Reading } from '../reading/board-faults.js';
import { splitBoard } from '../reading/boards.js';
import { describeFault } from '../play/words/count-words.js';
import { leastNumber } from '../core/puzzle/parse-numbers.js';
import type { RoundWords } from '../play/words/languages.js';
import type { GamePuzzle } from '../play/round/tile-game.js';

const VALUES = ['natural', 'integer', 'rational', 'real'] as const;
const operatorNames = OPERATORS.map(({ operator }) => operator);

/** The attributes as text; empty if absent. */
type Attributes = Readonly<
  Record<'numbers' | 'target' | 'game' | 'values' | 'use' | 'operators' | 'aces', string>
>;

/** A puzzle that may be incomplete: without numbers, or with an empty target. */
export interface IncompletePuzzle extends Required<GamePuzzle> {
  readonly target: string;
}

/** Returns the game that the attributes name. @throws NumbersGameError `invalid-option` */
export function readGame(words: RoundWords, { game }: Pick<Attributes, 'game'>): Game {
  return games[oneOf(words, gameIds, game || defaultGame.id, 'game')];
}

/**
 * Reads the puzzle, which may be incomplete.
 *
 * @throws NumbersGameError `invalid-numbers`, `invalid-target` or `invalid-option`
 */
export function readInput(words: RoundWords, attributes: Attributes, game: Game): IncompletePuzzle {
  const rules = readRules(words, attributes, game);
  const aces = oneOf(words, ['one', 'one-or-eleven'], attributes.aces || (game.aces ?? 'one'), 'aces');
  const { size } = game.deal;
  const typed = splitBoard(attributes.numbers, attributes.target === '' ? size : Infinity, game.deal);
  const numbers = unwrap(words, readNumbers(typed.numbers, undefined, leastNumber(rules)));
  const text = typed.target ?? (attributes.target.trim() || String(findTarget(game, rules) ?? ''));
  return { numbers, target: text === '' ? '' : unwrap(words, readTarget(text, rules)), rules, aces };
}

/**
 * Reads the seconds of a round, rounded up; an empty text is 0, and `show` are those of the game.
 *
 * @throws NumbersGameError `invalid-option`
 */
export function readSeconds(words: RoundWords, text: string, game: Game): number {
  const seconds = text === 'show' ? (game.seconds ?? 0) : Math.ceil(Number(text));
  if (seconds >= 0 && seconds < Infinity) return seconds;
  refuse('invalid-option', words.notAnAttribute('seconds', shorten(text), '0, 1, 2 …, show'));
}

/** Returns the value of a reading. @throws NumbersGameError `invalid-numbers` or `invalid-target` */
function unwrap<Value>(words: RoundWords, { value, fault }: Reading<Value>): Value {
  if (fault === undefined) return value;
  refuse(fault.at === 'target' ? 'invalid-target' : 'invalid-numbers', describeFault(words, fault));
}

function readRules(words: RoundWords, { values, use, operators }: Attributes, { rules }: Game): Rules {
  return changeRules(rules, {
    values: values === '' ? null : oneOf<Rules['values']>(words, VALUES, values, 'values'),
    use: use === '' ? null : oneOf<Rules['use']>(words, ['any', 'all'], use, 'use'),
    operators:
      operators === ''
        ? null
        : splitOperators(toSigns(operators)).map((operator) =>
            oneOf(words, operatorNames, operator, 'operators'),
          ),
  });
}

function oneOf<Choice extends string>(
  words: RoundWords,
  choices: readonly Choice[],
  value: string,
  name: string,
): Choice {
  if ((choices as readonly string[]).includes(value)) return value as Choice;
  refuse('invalid-option', words.notAnAttribute(name, shorten(value), choices.join(', ')));
}

function refuse(code: ErrorCode, message: string): never {
  throw new NumbersGameError(code, message);
}
