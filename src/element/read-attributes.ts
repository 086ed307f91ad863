// Converts the attributes of the element to a game and a puzzle. Invalid input gets the package's error code,
// but a message for people who type numbers into a page rather than for programmers.
import { changeRules, defaultGame, findTarget, gameIds, games, splitOperators, type Game } from '../games.js';
import { NumbersGameError, type ErrorCode, type Rules } from '../index.js';
import { subtraction } from '../operators.js';
import type { GamePuzzle } from '../play/tile-game.js';

/** The attributes as text; empty if absent. */
export interface Attributes {
  readonly numbers: string;
  readonly target: string;
  readonly game: string;
  readonly values: string;
  readonly use: string;
  readonly operators: string;
  readonly aces: string;
}

const MOST_NUMBERS = 10;

/** A puzzle that may be incomplete: without numbers, or with an empty target. */
export interface Input extends Required<GamePuzzle> {
  readonly target: string;
}

/** The game that the attributes name. @throws NumbersGameError `invalid-option` */
export function readGame({ game }: Pick<Attributes, 'game'>): Game {
  return games[oneOf(gameIds, game || defaultGame.id, 'game')];
}

/**
 * Reads the puzzle, as far as it is complete.
 *
 * @throws NumbersGameError `invalid-numbers`, `invalid-target` or `invalid-option`
 */
export function readInput(attributes: Attributes, game: Game): Input {
  const rules = readRules(attributes, game);
  const aces = oneOf(['one', 'one-or-eleven'], attributes.aces || (game.aces ?? 'one'), 'aces');
  const texts = attributes.numbers.split(/[\s,;]+/).filter((text) => text !== '');
  const numbers = texts.map(readNumber);
  if (numbers.length > MOST_NUMBERS) {
    refuse(
      'invalid-numbers',
      `There are ${numbers.length} numbers, but at most ${MOST_NUMBERS} are allowed.`,
    );
  }
  // The minus sign of the element's own texts is accepted, too.
  const typed = attributes.target.replaceAll(/\s/g, '').replace(subtraction.sign, subtraction.operator);
  const target = typed || String(findTarget(game, rules) ?? '');
  if (target !== '') checkTarget(target, rules);
  return { numbers, target, rules, aces };
}

function readRules({ values, use, operators }: Attributes, { rules }: Game): Rules {
  return changeRules(rules, {
    values: values === '' ? null : oneOf<Rules['values']>(['natural', 'rational'], values, 'values'),
    use: use === '' ? null : oneOf<Rules['use']>(['any', 'all'], use, 'use'),
    operators: operators === '' ? null : splitOperators(operators),
  });
}

function readNumber(text: string): GamePuzzle['numbers'][number] {
  if (/^[AJQK]$/i.test(text)) return text as 'A';
  const number = /^\d+$/.test(text) ? Number(text) : 0;
  if (number >= 1 && Number.isSafeInteger(number)) return number;
  refuse(
    'invalid-numbers',
    `“${shorten(text)}” is neither a whole number from 1 up nor a card A, J, Q or K.`,
  );
}

function checkTarget(target: string, { values }: Rules): void {
  if (values === 'natural') {
    if (/^\d+$/.test(target) && !/^0+$/.test(target)) return;
    refuse('invalid-target', `The target “${shorten(target)}” is not a whole number from 1 up.`);
  }
  if (/^-?\d+(\/0*[1-9]\d*)?$/.test(target)) return;
  refuse(
    'invalid-target',
    `The target “${shorten(target)}” is neither a whole number nor a fraction such as 1/2.`,
  );
}

function oneOf<Choice extends string>(choices: readonly Choice[], value: string, name: string): Choice {
  if ((choices as readonly string[]).includes(value)) return value as Choice;
  refuse(
    'invalid-option',
    `The attribute ${name} is “${shorten(value)}”, but should be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)!}.`,
  );
}

function refuse(code: ErrorCode, message: string): never {
  throw new NumbersGameError(code, message);
}

function shorten(text: string): string {
  return text.length > 20 ? `${text.slice(0, 20)}…` : text;
}
