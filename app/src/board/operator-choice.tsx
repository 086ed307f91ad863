// Which operators are allowed: all of the game, unless some are left out. One of them stays.
import type { Operator } from 'numbers-game';
import { signOf } from '../operators.js';
import { allowed, game, gameId, leftOut, unknownOperators } from '../page-state.js';
import { words } from '../page-words.js';

export function Operators() {
  const toggle = (operator: Operator) => {
    unknownOperators.value = null;
    const others = leftOut.value.filter((other) => other !== operator);
    leftOut.value = leftOut.value.includes(operator) ? others : [...others, operator];
  };
  return (
    <>
      <div class="setting">
        <span aria-hidden="true">{words.value.operatorsTitle}</span>
        <fieldset class="choice toggles">
          <legend class="unseen">{words.value.operatorsAllowed}</legend>
          {game.value.operators.map((operator) => {
            const isAllowed = allowed.value.includes(operator);
            return (
              <label key={operator}>
                <input
                  type="checkbox"
                  aria-label={words.value.operators[operator]}
                  checked={isAllowed}
                  disabled={isAllowed && allowed.value.length === 1}
                  onChange={() => {
                    toggle(operator);
                  }}
                />
                <span>{signOf(operator)}</span>
              </label>
            );
          })}
        </fieldset>
      </div>
      {unknownOperators.value?.game === gameId.value && (
        <p class="fault" role="status">
          {words.value.unknownOperators(unknownOperators.value.signs)}
        </p>
      )}
    </>
  );
}
