// Counts as bars, one below the other. If one can be chosen, they are buttons.
import { formatNumber } from '../format-numbers.js';

interface CountBarsProps {
  readonly label: string;
  readonly bars: readonly { readonly title: string; readonly count: number }[];
  /** The place of the chosen bar. */
  readonly chosen?: number;
  readonly onChoose?: (place: number) => void;
}

export function Bars({ label, bars, chosen, onChoose }: CountBarsProps) {
  const largest = Math.max(...bars.map(({ count }) => count));
  return (
    <ul class="bars" aria-label={label}>
      {bars.map(({ title, count }, place) => {
        const content = (
          <>
            <span class="level">{title}</span>
            <span class="count">{formatNumber(count)}</span>
            <span class="bar">
              <span style={{ width: `${(count / largest) * 100}%` }} />
            </span>
          </>
        );
        return (
          <li key={place}>
            {onChoose === undefined ? (
              <div class="bar-row">{content}</div>
            ) : (
              <button
                type="button"
                class="bar-row"
                aria-pressed={place === chosen}
                disabled={count === 0}
                onClick={() => {
                  onChoose(place);
                }}
              >
                {content}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
