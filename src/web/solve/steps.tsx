// The steps of an answer, one per line, with the given numbers distinguished from intermediate results.
import { prettify } from '../format-text.js';

export function Steps({ steps }: { steps: readonly string[] }) {
  const made: string[] = [];
  return (
    <ol class="steps">
      {steps.map((step, index) => {
        const [left, sign, right, , result] = step.split(' ');
        const operands = [left, right].map((operand) => {
          const at = made.indexOf(operand);
          if (at >= 0) made.splice(at, 1);
          return at >= 0 ? <span>{prettify(operand)}</span> : <b>{operand}</b>;
        });
        made.push(isNatural(result) ? result : `(${result})`);
        return (
          <li key={index}>
            <span class="operation">
              {operands[0]}
              {prettify(` ${sign} `)}
              {operands[1]}
            </span>
            <span>{` = ${prettify(result)}`}</span>
          </li>
        );
      })}
    </ol>
  );
}

function isNatural(value: string): boolean {
  return /^\d+$/.test(value);
}
