// Boards of wanted difficulties, in the order of a seed: the boards of every mode that does not end after one
// round. Each has a solution, which its rating proves, and none comes twice.
//
// Boards of another difficulty than the one that is looked for are kept until theirs is wanted, so a rare
// difficulty costs its boards once. A difficulty is that of the board with + - * /, as for the daily puzzle:
// in games with more operators such a board has a solution, too.
import type { Game } from '../../core/puzzle/games.js';
import type { Level } from '../../generate/index.js';
import { withFour, type Rate } from './daily-puzzle.js';
import { deal, type DealtBoard } from './deal-board.js';

export interface RatedBoard {
  readonly board: DealtBoard;
  readonly level: Level;
}

interface RatedDeal {
  readonly game: Game;
  readonly seed: number;
  readonly rate: Rate;
}

/**
 * The most boards to deal for one difficulty. The rarest, level 5 of Digits, is that of one board in 130, so
 * that 2000 boards lack it once in four million times.
 */
const MOST_DEALT = 2000;

/**
 * Deals a board of each of these difficulties, in their order. If there is none, a board of the nearest
 * difficulty that was dealt takes its place, a harder one rather than an easier one.
 *
 * @throws the errors of `deal` and `rate`
 */
export async function* dealRated(
  { game, seed, rate }: RatedDeal,
  levels: Iterable<Level>,
): AsyncGenerator<RatedBoard, void, undefined> {
  const { rules, aces } = game;
  const boards = deal(game, seed);
  const kept: RatedBoard[] = [];
  const dealt = new Set<string>();
  const find = async (level: Level): Promise<RatedBoard> => {
    for (let count = 0; count < MOST_DEALT; count++) {
      const place = kept.findIndex((each) => each.level === level);
      if (place >= 0) return kept.splice(place, 1)[0];
      const board = boards.next().value;
      const key = keyOf(board);
      // `rate` takes no 0.
      if (dealt.has(key) || board.numbers.includes(0)) continue;
      const { level: found } = await rate({ ...board, rules: withFour(rules), aces });
      if (found === null) continue;
      dealt.add(key);
      kept.push({ board, level: found });
    }
    const away = (other: RatedBoard) => Math.abs(other.level - level) * 2 - Number(other.level > level);
    kept.sort((one, other) => away(one) - away(other));
    const [nearest] = kept.splice(0, 1);
    return nearest;
  };
  for (const level of levels) yield await find(level);
}

/** Returns a text that is the same for boards that differ in the order of their numbers only. */
export function keyOf({ numbers, target }: DealtBoard): string {
  return `${numbers.map(String).sort().join()} ${target}`;
}
