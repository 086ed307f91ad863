// The games as the page shows them: the texts, tiles and ranges that follow from their records. Nothing in
// the page depends on which game it is.
import { games, type Game, type GameId, type Operator } from 'numbers-game';
import { gameIds } from 'numbers-game/generate';
import { operatorsOf } from './operators.js';
import { faceOf, listTiles } from '../../src/play/round/deal-board.js';
import { hasSuits } from '../../src/play/round/card-suits.js';
import { GAME_TITLES } from '../../src/play/words/game-titles.js';
import { language } from './page-words.js';

/** A game as the page shows it. */
interface ShownGame {
  readonly record: Game;
  /** The rack: groups of numbers or cards to pick from. */
  readonly rack: readonly (readonly string[])[];
  /** The first board shown, its target, and its range of targets. */
  readonly tiles: readonly string[];
  readonly target: string;
  readonly from: string;
  readonly to: string;
  /** Whether the numbers are those of playing cards, four of each. */
  readonly hasSuits: boolean;
  /** All operators of the game. */
  readonly operators: readonly Operator[];
}

/** The targets to explore in a game whose target is always the same, or a card. */
const SMALL_TARGETS = { from: 1, to: 200 };

/** All games by id. */
export const shownGames = Object.fromEntries(gameIds.map((id) => [id, showGame(games[id])])) as Readonly<
  Record<GameId, ShownGame>
>;

function showGame(record: Game): ShownGame {
  const { example, target, rules } = record;
  const { from, to } = typeof target === 'object' ? target : SMALL_TARGETS;
  return {
    record,
    rack: groupNumbers(record).map((group) => group.map((number) => String(faceOf(record, number)))),
    tiles: example.numbers.map(String),
    target: String(example.target),
    from: String(from),
    to: String(to),
    hasSuits: hasSuits(record),
    operators: operatorsOf(rules),
  };
}

/** Returns the title of a game in the language of the page, or else that of its record. */
export function titleOf(id: GameId): string {
  return GAME_TITLES[language.value][id] ?? games[id].title;
}

/** Lists the numbers of a game, each once, in the groups that its boards draw from. */
function groupNumbers({ deal }: Game): number[][] {
  return listTiles(deal)
    .filter(({ tiles }) => tiles.length > 0)
    .map(({ tiles }) => [...new Set(tiles)].sort((a, b) => a - b))
    .sort(([a], [b]) => a - b);
}
