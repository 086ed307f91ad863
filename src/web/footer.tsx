// The foot of the page: the rules of the current game, where the methods come from, and the licences.
import { game } from './state.js';

const USES = {
  any: 'Use each number at most once',
  all: 'Use every number exactly once',
} as const;
const VALUES = {
  natural: 'each result is a whole number from 1 up',
  rational: 'fractions are allowed on the way',
  real: 'fractions and roots are allowed on the way',
} as const;

export function Footer() {
  const { title, rules } = game.value.record;
  return (
    <footer>
      <p>
        <strong>Rules of {title}.</strong> Make the target. {USES[rules.use]}; {VALUES[rules.values]}.
      </p>
      <p>
        <strong>Sources.</strong> The published algorithms and the figures of the whole game are from “(The
        Final) Countdown” by Jean-Marc Alliot and Charlie Vanaret; times of people in the 24 game are from
        4nums.com.
      </p>
      <p>
        <a href="./licenses.md">Licences</a> of the software and of the typeface, Figtree
      </p>
    </footer>
  );
}
