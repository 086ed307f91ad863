// The field of the target. A whole board that is pasted here, or typed and confirmed, goes to the tiles.
import { board, game, rules } from '../page-state.js';
import { words } from '../page-words.js';
import { splitBoard } from '../../round/read-board.js';
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
          applyWhole(event.currentTarget.value);
        }}
        onPaste={(event) => {
          if (applyWhole(event.clipboardData?.getData('text') ?? '')) event.preventDefault();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.select();
        }}
      />
    </label>
  );
}

/** Applies a whole board that was typed. Fewer numbers are a target, such as 1 000 or 1 / 2. */
function applyWhole(text: string): boolean {
  const { size } = game.value.record.deal;
  const { numbers, target } = splitBoard(text, size);
  return (target !== null || numbers.length === size) && applyBoard(text);
}
