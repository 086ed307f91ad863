// The hardest targets and those that cannot be made, to choose from; and, on request, all targets as text.
import { useState } from 'preact/hooks';
import { formatCount } from '../format-text.js';
import { UNREACHABLE } from './paint.js';
import { describeLevel } from './words.js';

interface Props {
  readonly groups: ReadonlyMap<number, readonly number[]>;
  readonly onChoose: (target: number) => void;
}

const MOST_SHOWN = 24;

export function Targets({ groups, onChoose }: Props) {
  const made = [...groups.keys()].filter((level) => level !== UNREACHABLE);
  const hardest = Math.max(...made);
  const list = (title: string, level: number) => {
    const targets = groups.get(level) ?? [];
    if (targets.length === 0) return null;
    const rest = targets.length - MOST_SHOWN;
    return (
      <section class="targets">
        <h2>{title}</h2>
        <p>
          {targets.slice(0, MOST_SHOWN).map((target) => (
            <button
              key={target}
              type="button"
              class="chip"
              onClick={() => {
                onChoose(target);
              }}
            >
              {target}
            </button>
          ))}
          {rest > 0 && <span class="note">and {formatCount(rest)} more</span>}
        </p>
      </section>
    );
  };
  return (
    <div class="lists">
      {list('Cannot be made', UNREACHABLE)}
      {made.length > 1 && list(`Hardest: ${describeLevel(hardest)}`, hardest)}
      <AsText groups={groups} />
    </div>
  );
}

function AsText({ groups }: Pick<Props, 'groups'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>All targets as text</summary>
      {isOpen &&
        [...groups].map(([level, targets]) => (
          <p key={level}>
            <strong>{describeLevel(level)}</strong> ({formatCount(targets.length)}): {targets.join(', ')}
          </p>
        ))}
    </details>
  );
}
