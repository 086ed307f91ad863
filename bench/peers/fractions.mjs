// The exact method for the 24 game in JavaScript: doubles.mjs with fractions in lowest terms. Written
// plainly, as usual.

export const fractions = { name: 'fractions', kind: 'transcription', open: () => ({ hands }) };

function hands(all) {
  return all.filter((numbers) =>
    makes(
      numbers.map((n) => ({ p: n, q: 1 })),
      24,
    ),
  ).length;
}

function makes(fractions, target) {
  if (fractions.length === 1) return fractions[0].p === target && fractions[0].q === 1;
  for (let i = 0; i < fractions.length; i++) {
    for (let j = i + 1; j < fractions.length; j++) {
      const [a, b] = [fractions[i], fractions[j]];
      const rest = fractions.filter((_, k) => k !== i && k !== j);
      const results = [add(a, b), subtract(a, b), subtract(b, a), multiply(a, b)];
      if (b.p !== 0) results.push(divide(a, b));
      if (a.p !== 0) results.push(divide(b, a));
      if (results.some((result) => makes([...rest, result], target))) return true;
    }
  }
  return false;
}

const add = (a, b) => reduce(a.p * b.q + b.p * a.q, a.q * b.q);
const subtract = (a, b) => reduce(a.p * b.q - b.p * a.q, a.q * b.q);
const multiply = (a, b) => reduce(a.p * b.p, a.q * b.q);
const divide = (a, b) => reduce(a.p * b.q, a.q * b.p);

/** A fraction in lowest terms, its denominator above 0. */
function reduce(p, q) {
  const divisor = greatestCommonDivisor(Math.abs(p), Math.abs(q)) * Math.sign(q);
  return { p: p / divisor, q: q / divisor };
}

function greatestCommonDivisor(a, b) {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
