// The steps of an answer, one per line, with the given numbers distinguished from intermediate results.
import { formatSigns } from 'numbers-game/expression';

/** An operation, the sign of equality, which is ≈ for an irrational result, and the result. */
const STEP = /^(.*) ([=≈]) (.*)$/;
/** A number in an operation. A fraction or a negative number has brackets round it, as a call has. */
const NUMBER = /((?<![a-z])\((?:-\d+|-?\d+\/\d+)\)|\d+)/;

export function Steps({ steps }: { steps: readonly string[] }) {
  const made: string[] = [];
  return (
    <ol class="steps">
      {steps.map((step, index) => {
        const [, operation, sign, result] = STEP.exec(step)!;
        const parts = operation.split(NUMBER).map((part, place) => {
          if (place % 2 === 0) return formatSigns(part);
          const at = made.indexOf(part);
          if (at >= 0) made.splice(at, 1);
          return at >= 0 ? <span key={place}>{formatSigns(part)}</span> : <b key={place}>{part}</b>;
        });
        made.push(isNatural(result) ? result : `(${result})`);
        return (
          <li key={index}>
            <span class="operation">{parts}</span>
            <span>{` ${sign} ${formatSigns(result)}`}</span>
          </li>
        );
      })}
    </ol>
  );
}

function isNatural(value: string): boolean {
  return /^\d+$/.test(value);
}
