// The field of the target. A whole board that is pasted here, or typed and confirmed, goes to the tiles.
import { board, rules } from '../state.js';
import { words } from '../words.js';
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
          applyBoard(event.currentTarget.value);
        }}
        onPaste={(event) => {
          if (applyBoard(event.clipboardData?.getData('text') ?? '')) event.preventDefault();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.select();
        }}
      />
    </label>
  );
}
