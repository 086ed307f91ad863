// The field of the target. A whole board that is pasted here, or typed and confirmed, goes to the tiles.
import { board, rules } from '../page-state.js';
import { words } from '../page-words.js';
import { applyBoard } from './apply-board.js';

export function TargetField({ isWrong }: { isWrong: boolean }) {
  const { target } = board.value;
  return (
    <label class="target">
      <span>{words.value.target}</span>
      <input
        value={target.value}
        inputmode={rules.value.values === 'natural' ? 'numeric' : 'text'}
        autocomplete="off"
        enterkeyhint="done"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? 'fault' : undefined}
        style={{ '--length': target.value.length }}
        onFocus={(event) => {
          event.currentTarget.select();
        }}
        onInput={(event) => (target.value = event.currentTarget.value)}
        onChange={(event) => {
          applyBoard(event.currentTarget.value, true);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.select();
        }}
      />
    </label>
  );
}
