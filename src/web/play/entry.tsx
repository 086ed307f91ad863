// The other actions of a round: typing an expression, asking for a hint, ending the round.
import { useState } from 'preact/hooks';
import { finish, giveHint, write } from './round.js';

export function Entry() {
  const [text, setText] = useState('');
  return (
    <form
      class="entry"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && write(text)) setText('');
      }}
    >
      <input
        aria-label="Expression"
        placeholder="or type an expression"
        autocomplete="off"
        enterkeyhint="done"
        maxLength={200}
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
        }}
      />
      <button type="submit" class="button">
        Enter
      </button>
      <button type="button" class="button" onClick={() => void giveHint()}>
        Hint
      </button>
      <button type="button" class="button primary" onClick={finish}>
        Declare
      </button>
    </form>
  );
}
