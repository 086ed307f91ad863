// How many targets take how many operations: a histogram that is also the legend of the grid. A click on a
// row highlights its targets.
import { formatNumber } from '../format-numbers.js';
import { tabWords } from '../page-words.js';
import { UNREACHABLE } from './paint-grid.js';
import { colourLevels, isDark } from './grid-colours.js';
import { describeLevel } from './describe-targets.js';

interface OperationsHistogramProps {
  readonly groups: ReadonlyMap<number, readonly number[]>;
  readonly most: number;
  readonly level: number | null;
  readonly onChoose: (level: number | null) => void;
}

export function Levels({ groups, most, level, onChoose }: OperationsHistogramProps) {
  const colours = colourLevels(most, isDark.value);
  const largest = Math.max(...[...groups.values()].map(({ length }) => length));
  const levels = [...Array.from({ length: most + 1 }, (_, each) => each), UNREACHABLE];
  return (
    <ul class="levels" aria-label={tabWords.value.explore.levels}>
      {levels.map((each) => {
        const count = groups.get(each)?.length ?? 0;
        return (
          <li key={each}>
            <button
              type="button"
              aria-pressed={level === each}
              disabled={count === 0}
              onClick={() => {
                onChoose(level === each ? null : each);
              }}
            >
              <span class="swatch" style={{ background: colours[each] }} data-hole={each === UNREACHABLE} />
              <span class="level">{describeLevel(each)}</span>
              <span class="count">{formatNumber(count)}</span>
              <span class="bar">
                <span style={{ width: `${(count / largest) * 100}%`, background: colours[each] }} />
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
