// Keeps the state of the page in its address: `#/solve?numbers=1,3,7&target=42`. Only the part after the #
// can be changed without a server. An address holds everything that its tab shows, so whoever opens it sees
// the same; missing parameters leave the state as it is, and invalid ones are ignored.
import { batch, effect } from '@preact/signals';
import type { GameId, Operator } from 'numbers-game';
import { gameIds } from 'numbers-game/generate';
import { operatorsOf } from './operators.js';
import { isDay } from '../../src/play/round/days.js';
import { readNumbers, shorten } from '../../src/reading/board-faults.js';
import { splitBoard } from '../../src/reading/boards.js';
import { formatRaceResult, parseRaceResult, type RaceResult } from './rounds/race-result.js';
import type { GamePuzzle } from '../../src/play/round/tile-game.js';
import {
  chooseLarge,
  day,
  findToday,
  giveBoard,
  given,
  isSeed,
  large,
  largeChoices,
  LEVELS,
  level,
  linkFault,
  type LinkFault,
  seed,
} from './play/dealt-board.js';
import {
  chosenClock,
  clock,
  CLOCKS,
  giveRival,
  isRunning,
  mode,
  MODES,
  plan,
  rival,
} from './play/play-mode.js';
import { readLastGame } from './play/page-storage.js';
import { round } from './play/tab-state.js';
import {
  ACES,
  aces,
  allowed,
  board,
  chosenAces,
  chosenView,
  game as shownGame,
  gameId,
  hasAces,
  hasTemplates,
  LARGEST,
  largest,
  leftOut,
  unknownOperators,
  listed,
  ownLarge,
  tab,
  TABS,
  templates,
  view,
  VIEWS,
  type Tab,
} from './page-state.js';

interface Parameter {
  /** Writes the value, null if there is nothing to choose. */
  readonly write: () => string | null;
  readonly read: (text: string, all: URLSearchParams) => void;
  /** Resets the state if the address of a tab lacks the parameter. Default: the state stays as it is. */
  readonly reset?: () => void;
}

/** Notes the first part of a link that does not exist. */
const note = (what: LinkFault['what'], text: string) => {
  linkFault.value ??= { what, text: shorten(text) };
};

/** A choice of a few words. @param fault what to note of others, which are ignored otherwise */
const choice = <Choice extends string>(
  signal: { value: Choice | null },
  choices: readonly Choice[],
  fault?: LinkFault['what'],
): Parameter => ({
  write: () => signal.value,
  read: (text) => {
    const chosen = choices.find((each) => each === text);
    if (chosen !== undefined) signal.value = chosen;
    else if (fault !== undefined) note(fault, text);
  },
});

const text = (find: () => { value: string }): Parameter => ({
  write: () => find().value,
  read: (value) => (find().value = value),
});

const game = choice(gameId, gameIds, 'wrongGame');
const numbers: Parameter = {
  write: () => board.value.tiles.value.filter((tile) => tile !== '').join(','),
  // Without a parameter for the target the numbers may have it.
  read: (value, all) => {
    const { deal } = shownGame.value.record;
    const { numbers, target } = splitBoard(value, all.has('target') ? Infinity : deal.size, deal);
    board.value.tiles.value = numbers;
    if (target !== null) board.value.target.value = target;
  },
};

const target = text(() => board.value.target);
const aceChoice: Parameter = {
  ...choice(chosenAces, ACES),
  write: () => (hasAces.value ? aces.value : null),
};
/** Writes a list of operators, null for all operators of the game. */
const formatOperators = (list: readonly Operator[]) =>
  list.length === shownGame.value.operators.length ? null : list.join(',');
const operators: Parameter = {
  write: () => formatOperators(allowed.value),
  read: (value) => {
    // A plus that is not escaped is read as a blank.
    const names = value.split(',').map((name) => (name === ' ' ? '+' : name));
    const known: readonly string[] = shownGame.value.operators;
    leftOut.value = shownGame.value.operators.filter((operator) => !names.includes(operator));
    const unknown = names.filter((name) => name !== '' && !known.includes(name));
    unknownOperators.value =
      unknown.length > 0 ? { game: gameId.value, signs: shorten(unknown.join(' ')) } : null;
  },
  reset: () => {
    leftOut.value = [];
    unknownOperators.value = null;
  },
};

/** Wraps a parameter of boards from a seed, which is not written for the puzzle of a day. */
const fromSeed = ({ write, ...others }: Parameter): Parameter => ({
  ...others,
  write: () => (day.value === null && given.value === null ? write() : null),
});

/** Wraps a parameter of single rounds, which is not written for other modes. */
const ofRound = ({ write, ...others }: Parameter): Parameter =>
  fromSeed({ ...others, write: () => (mode.value === 'round' ? write() : null) });

/** The board that is played instead of one from a seed. Its target is read with it. */
const givenNumbers: Parameter = {
  write: () => (day.value === null ? (given.value?.numbers.join(',') ?? null) : null),
  read: (value, all) => {
    const numbers = readNumbers(splitBoard(value, Infinity).numbers, Infinity, 0).value ?? [];
    const target = Number(all.get('target') ?? NaN);
    const isBoard = numbers.length > 0 && Number.isSafeInteger(target);
    giveBoard(isBoard ? { numbers, target } : null);
  },
  reset: () => {
    giveBoard(null);
  },
};

/** Wraps a parameter of shows. */
const ofShow = ({ write, ...others }: Parameter): Parameter => ({
  ...others,
  write: () => (mode.value === 'show' ? write() : null),
});

/** The day if an address names none: a ladder has always one. */
const findDefaultDay = () => (mode.value === 'ladder' ? findToday() : null);

/** The parameters of each tab. The game comes first, because the others belong to its board. */
const parameters: Readonly<Record<Tab, Readonly<Record<string, Parameter>>>> = {
  solve: {
    game,
    numbers,
    target,
    aces: aceChoice,
    operators,
    list: choice(listed, ['none', 'essential', 'function', 'trees']),
  },
  explore: {
    game,
    numbers,
    target,
    aces: aceChoice,
    operators,
    from: text(() => board.value.from),
    to: text(() => board.value.to),
    templates: {
      ...choice(templates, ['shown', 'hidden']),
      write: () => (hasTemplates.value && templates.value === 'shown' ? 'shown' : null),
      reset: () => (templates.value = 'hidden'),
    },
    view: {
      ...choice(chosenView, VIEWS),
      write: () => (view.value === 'board' ? null : view.value),
      reset: () => (chosenView.value = 'board'),
    },
    large: {
      write: () =>
        view.value === 'large-numbers' ? ownLarge.map((each) => each.value.trim()).join(',') : null,
      read: (value) => {
        const texts = value.split(',');
        for (const [place, each] of ownLarge.entries()) each.value = texts[place] ?? '';
      },
    },
  },
  play: {
    game,
    mode: {
      ...choice(mode, MODES, 'wrongMode'),
      write: () => (mode.value === 'round' ? null : mode.value),
      reset: () => (mode.value = 'round'),
    },
    day: {
      write: () => day.value,
      read: (value) => {
        const isKnown = isDay(value, findToday());
        day.value = isKnown ? value : findDefaultDay();
        if (!isKnown) note(mode.value === 'ladder' ? 'wrongLadder' : 'wrongDay', value);
      },
      reset: () => (day.value = findDefaultDay()),
    },
    numbers: givenNumbers,
    target: {
      write: () => (givenNumbers.write() === null ? null : String(given.value!.target)),
      read: () => undefined,
    },
    aces: { ...aceChoice, write: () => (givenNumbers.write() === null ? null : aceChoice.write()) },
    operators: {
      ...operators,
      write: () => (mode.value === 'round' && day.value === null ? operators.write() : null),
    },
    large: ofRound({
      write: () => large.value,
      read: (value) => {
        if (!chooseLarge(value)) note('wrongLarge', value);
      },
    }),
    level: ofRound({
      read: (value) => {
        const chosen = LEVELS.find((each) => each === value);
        level.value = chosen ?? 'any';
        if (chosen === undefined) note('wrongLevel', value);
      },
      write: () => (level.value === 'any' ? null : level.value),
      reset: () => (level.value = 'any'),
    }),
    seed: fromSeed({
      write: () => seed.value,
      read: (value) => {
        if (isSeed(value)) seed.value = value;
        else note('wrongSeed', value);
      },
    }),
    plan: ofShow({
      write: () => plan.value || null,
      read: (value) => {
        const isKnown =
          /^\d{1,4}$/.test(value) && Array.from(value).every((count) => largeChoices.value.includes(count));
        plan.value = isKnown ? value : '';
        if (!isKnown) note('wrongPlan', value);
      },
      reset: () => (plan.value = ''),
    }),
    clock: {
      write: () => clock.value,
      read: (value) => {
        // Older addresses have `on`.
        chosenClock.value = value === 'on' ? '30' : (CLOCKS.find((each) => each === value) ?? null);
        if (chosenClock.value === null) note('wrongClock', value);
      },
    },
    // The last one, because a result belongs to the choices before it.
    vs: {
      write: () => rival.value && formatRaceResult(rival.value),
      read: (value) => {
        const result = parseRaceResult(value);
        giveRival(result);
        if (result === null) note('wrongResult', value);
      },
      reset: () => {
        giveRival(null);
      },
    },
  },
  measure: { largest: choice(largest, LARGEST) },
};

/** The address of the tab `play` when it was shown last. */
let playAddress = '';

/** Returns the address of a tab in its current state; while boards are played, theirs. */
export function formatAddress(of: Tab): string {
  const isPlaying = isRunning.value || round.value?.end === null;
  if (of === 'play' && tab.value !== 'play' && isPlaying) return playAddress;
  return formatParameters(of, Object.entries(parameters[of]));
}

function formatParameters(of: Tab, list: readonly (readonly [string, Parameter])[]): string {
  const pairs = list.flatMap(([name, { write }]) => {
    const value = write();
    return value === null ? [] : [`${name}=${encode(value)}`];
  });
  return `#/${of}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}

/** Returns the address of a tab with a board of the current game, by the current rules or its own. */
export function formatBoardAddress(
  of: 'solve' | 'explore' | 'play',
  {
    numbers,
    target,
    rules,
    aces,
  }: Omit<GamePuzzle, 'numbers'> & { readonly numbers: readonly (number | string)[] },
  others: Readonly<Record<string, string>> = {},
): string {
  const values: Readonly<Record<string, string | null>> = {
    game: gameId.value,
    numbers: numbers.join(','),
    target: String(target),
    aces: aces ?? null,
    operators: rules ? formatOperators(operatorsOf(rules)) : operators.write(),
    ...others,
  };
  const pairs = Object.entries(values).filter(([, value]) => value !== null);
  return `#/${of}?${pairs.map(([name, value]) => `${name}=${encode(value!)}`).join('&')}`;
}

/**
 * Returns a short address of the current round: that of the daily puzzle, or of its board. It leaves out the
 * settings of each player, such as the clock.
 */
export function formatRoundAddress(): string {
  return formatParameters(
    'play',
    Object.entries(parameters.play).filter(([name]) => name !== 'clock' && name !== 'vs'),
  );
}

/** Returns the address of a race with a result, which whoever opens it has to beat. */
export function formatRaceAddress(result: RaceResult): string {
  const vs = { ...parameters.play.vs, write: () => formatRaceResult(result) };
  return formatParameters('play', Object.entries({ ...parameters.play, vs }));
}

/**
 * Reads the address into the state, and keeps both in sync from then on. Only a change of tab or of game adds
 * to the history. Whoever played before and comes back without a link gets the ladder of today.
 */
export function followAddress(): void {
  const last = readLastGame();
  if (last !== null && ['', '#', '#/', '#/play'].includes(location.hash))
    history.replaceState(null, '', `#/play?game=${last}&mode=ladder`);
  readAddress();
  effect(writeAddress);
  addEventListener('hashchange', () => {
    readAddress();
    writeAddress();
  });
}

/** The game of the address that was written or read last. */
let writtenGame: GameId | null = null;
/** The address of the state that the last link gave. */
let readAs = '';

function writeAddress(): void {
  const address = formatAddress(tab.value);
  if (tab.value === 'play') playAddress = address;
  if (address !== readAs) linkFault.value = null;
  const isChosen = writtenGame !== null && writtenGame !== gameId.value;
  writtenGame = gameId.value;
  if (address === location.hash) return;
  if (isChosen) history.pushState(null, '', address);
  else history.replaceState(null, '', address);
}

function readAddress(): void {
  const [, name, query] = /^#\/(\w+)(?:\?(.*))?$/.exec(location.hash) ?? [];
  const values = new URLSearchParams(query);
  batch(() => {
    linkFault.value = null;
    tab.value = TABS.find((each) => each === name) ?? tab.value;
    for (const [key, parameter] of Object.entries(parameters[tab.value])) {
      const value = values.get(key);
      if (value === null) parameter.reset?.();
      else parameter.read(value, values);
    }
    writtenGame = gameId.value;
    readAs = formatAddress(tab.value);
  });
}

/** Escapes a value as encodeURIComponent does, except commas and slashes, which need none after the #. */
function encode(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%2F', '/');
}
