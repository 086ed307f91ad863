// The data card of generated puzzles, in Markdown: what they are, how to make them again, and how hard they
// are. It describes the puzzles that were written, and counts them one by one, so that any number fits.
import { describePuzzle, type FormattedPuzzle } from '../puzzle-words.js';
import { version } from '../package-version.js';

/** Facts about a run that no puzzle shows. */
interface CardFacts {
  /** Title and id of the game; empty if no game has the rules and the target. */
  readonly game: string;
  /** How boards were chosen. */
  readonly deal: string;
  readonly command: readonly string[];
}

/** Number of columns of the longest bar. */
const BAR_COLUMNS = 30;

export class DataCard {
  private readonly boards = new Set<string>();
  private readonly splits = new Map<string, number>();
  private readonly operations = new Map<string, number>();
  private readonly levels = new Map<string, number>();
  private readonly difficulties: number[] = [];
  private last: FormattedPuzzle | null = null;
  private count = 0;
  private leastTarget = Infinity;
  private largestTarget = -Infinity;

  constructor(private readonly facts: CardFacts) {}

  add(puzzle: FormattedPuzzle): void {
    const { numbers, target, operations, difficulty, level, split } = puzzle;
    this.last = puzzle;
    this.count++;
    this.boards.add(numbers.join());
    this.leastTarget = Math.min(this.leastTarget, target);
    this.largestTarget = Math.max(this.largestTarget, target);
    if (split !== undefined) count(this.splits, split);
    count(this.operations, operations === null ? 'no solution' : String(operations));
    if (typeof difficulty !== 'number') return;
    count(this.levels, String(level));
    this.difficulties.push(difficulty);
  }

  write(): string {
    const parts = ['# Data card', this.writeFacts()];
    if (this.last !== null) {
      parts.push('## Fewest operations', drawHistogram('operations', this.operations));
      parts.push('## Difficulty', this.writeDifficulty());
    }
    return `${parts.join('\n\n')}\n`;
  }

  private writeFacts(): string {
    const splits = [...this.splits].map(([name, puzzles]) => `${puzzles} ${name}`).join(', ');
    const facts: [string, string][] = [
      ['Puzzles', `${this.count}${splits && `: ${splits}`}`],
      ['Different boards', String(this.boards.size)],
      ['Made by', `numbers-game ${version}${this.last === null ? '' : `, generator ${this.last.generator}`}`],
      ['Command', `\`${['numbers-game', ...this.facts.command].map(quote).join(' ')}\``],
    ];
    if (this.last !== null) {
      const { rules, seed, numbers } = this.last;
      const { operators, times, values } = describePuzzle({ rules });
      facts.push(
        ['Seed', String(seed)],
        ['Game', this.facts.game || 'none has these rules'],
        ['Rules', `values \`${rules.values}\`, use \`${rules.use}\`, operators \`${operators}\``],
        ['In words', `Each number is used ${times}. ${values}`],
        ['Numbers on a board', String(numbers.length)],
        ['Boards', this.facts.deal],
        ['Targets', `${this.leastTarget} to ${this.largestTarget}`],
      );
    }
    if (splits !== '') facts.push(['Split', 'No board, and no multiple of a board, is in both parts']);
    const rows = facts.map(([name, fact]) => `| ${name} | ${fact.replaceAll('|', '\\|')} |`);
    return ['| Fact | Value |', '| --- | --- |', ...rows].join('\n');
  }

  private writeDifficulty(): string {
    if (this.difficulties.length === 0) return 'The puzzles are not rated.';
    const sorted = Float64Array.from(this.difficulties).sort();
    const [least, median, most] = [0, sorted.length >> 1, sorted.length - 1].map((place) => sorted[place]);
    const range = `Levels from 1, the easiest, to 5. Difficulty ${least} to ${most}, median ${median}.`;
    return `${range}\n\n${drawHistogram('level', this.levels)}`;
  }
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Draws a table with a bar for each key, in the order of the keys. */
function drawHistogram(title: string, counts: ReadonlyMap<string, number>): string {
  const entries = [...counts].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  const total = entries.reduce((sum, [, each]) => sum + each, 0);
  const most = Math.max(...entries.map(([, each]) => each));
  const rows = entries.map(([key, each]) => {
    const bar = '█'.repeat(Math.ceil((BAR_COLUMNS * each) / most));
    return `| ${key} | ${each} | ${((100 * each) / total).toFixed(1)} % | ${bar} |`;
  });
  return [`| ${title} | puzzles | share | |`, '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** Quotes an argument for a shell, if it has to be. */
function quote(argument: string): string {
  return /^[\w./,=@:+-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", "'\\''")}'`;
}
