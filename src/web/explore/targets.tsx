// The targets that cannot be made and the hardest ones, to choose from; and, on request, all targets as text.
import { useState } from 'preact/hooks';
import { formatCount } from '../format-text.js';
import { UNREACHABLE } from './paint.js';
import type { Query } from './query.js';
import { useHardest } from './use-hardest.js';
import { describeLevel } from './words.js';

interface Props {
  readonly query: Query;
  readonly groups: ReadonlyMap<number, readonly number[]>;
  readonly onChoose: (target: number) => void;
}

const MOST_SHOWN = 24;
const NONE: readonly number[] = [];

export function Targets({ query, groups, onChoose }: Props) {
  const made = [...groups.keys()].filter((level) => level !== UNREACHABLE);
  const most = Math.max(...made);
  const hardest = useHardest(query, made.length > 1 ? groups.get(most)! : NONE);
  return (
    <div class="lists">
      <List title="Cannot be made" targets={groups.get(UNREACHABLE) ?? NONE} onChoose={onChoose} />
      <List title={`Hardest: ${describeLevel(most)}`} targets={hardest} onChoose={onChoose} />
      <AsText groups={groups} />
    </div>
  );
}

interface ListProps extends Pick<Props, 'onChoose'> {
  readonly title: string;
  readonly targets: readonly number[];
}

/** The first targets, all of them on request. */
function List({ title, targets, onChoose }: ListProps) {
  const [isComplete, setComplete] = useState(false);
  if (targets.length === 0) return null;
  const rest = targets.length - MOST_SHOWN;
  return (
    <section class="targets">
      <h2>{title}</h2>
      <p>
        {targets.slice(0, isComplete ? targets.length : MOST_SHOWN).map((target) => (
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
        {rest > 0 && !isComplete && (
          <button
            type="button"
            class="quiet"
            onClick={() => {
              setComplete(true);
            }}
          >
            {formatCount(rest)} more
          </button>
        )}
      </p>
    </section>
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
