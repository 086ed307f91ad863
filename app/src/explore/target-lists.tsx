// The targets that cannot be made and the hardest ones, to choose from; and, on request, all targets as text.
import { useRef, useState } from 'preact/hooks';
import { countOf, formatNumber } from '../format-numbers.js';
import { useHandover } from '../parts/use-handover.js';
import { tabWords } from '../page-words.js';
import { UNREACHABLE } from './paint-grid.js';
import type { ExploreQuery } from './explore-query.js';
import { useHardest } from './use-hardest.js';
import { describeLevel } from './describe-targets.js';

interface TargetListsProps {
  readonly query: ExploreQuery;
  readonly groups: ReadonlyMap<number, readonly number[]>;
  readonly onChoose: (target: number) => void;
}

const MOST_SHOWN = 24;
const NONE: readonly number[] = [];

export function Targets({ query, groups, onChoose }: TargetListsProps) {
  const made = [...groups.keys()].filter((level) => level !== UNREACHABLE);
  const most = Math.max(...made);
  const texts = tabWords.value.explore;
  const hardest = useHardest(query, made.length > 1 ? groups.get(most)! : NONE);
  return (
    <div class="lists">
      <List title={texts.unreachable} targets={groups.get(UNREACHABLE) ?? NONE} onChoose={onChoose} />
      <List title={texts.hardest(describeLevel(most))} targets={hardest} onChoose={onChoose} />
      <AsText groups={groups} />
    </div>
  );
}

interface TargetListProps extends Pick<TargetListsProps, 'onChoose'> {
  readonly title: string;
  readonly targets: readonly number[];
}

/** A list of the first targets, all of them on request. */
function List({ title, targets, onChoose }: TargetListProps) {
  const [isComplete, setComplete] = useState(false);
  const list = useRef<HTMLParagraphElement>(null);
  useHandover(() => list.current?.children[MOST_SHOWN], isComplete);
  if (targets.length === 0) return null;
  const rest = targets.length - MOST_SHOWN;
  return (
    <section class="targets">
      <h2>{title}</h2>
      <p ref={list}>
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
            {countOf(rest, tabWords.value.explore.more)}
          </button>
        )}
      </p>
    </section>
  );
}

function AsText({ groups }: Pick<TargetListsProps, 'groups'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>{tabWords.value.explore.asText}</summary>
      {isOpen &&
        [...groups].map(([level, targets]) => (
          <p key={level}>
            <strong>{describeLevel(level)}</strong>{' '}
            {tabWords.value.labelled(`(${formatNumber(targets.length)})`, targets.join(', '))}
          </p>
        ))}
    </details>
  );
}
