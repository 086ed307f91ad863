// Upper bounds of the combinations of n numbers by each algorithm of "(The Final) Countdown": d of depth
// first and b of breadth first, equations 1 to 4; n! 4^n and n! 3^n for each target of decomposition. With
// four results per pair (most) and with three (least).

const depthFirst = (base) => (n) => factorial(n) * factorial(n - 1) * (base / 2) ** (n - 1);
const breadthFirst = (base) => (n) => {
  let sum = 0;
  let values = 1;
  for (let p = 1; p <= n; p++) {
    sum += binomial(n, p) * values;
    values *= base * (2 * p - 1);
  }
  return sum;
};
const decomposition = (base) => (n) => factorial(n) * base ** n;
const bounds = (formula) => ({ most: formula(4), least: formula(3) });

export const FORMULAS = {
  'decomposition-refined': bounds(decomposition),
  'depth-first': bounds(depthFirst),
  'depth-first-hash-array': bounds(depthFirst),
  'depth-first-hash-set': bounds(depthFirst),
  'breadth-first-arrays': bounds(breadthFirst),
  'breadth-first-sets': bounds(breadthFirst),
};

function factorial(n) {
  return n < 2 ? 1 : n * factorial(n - 1);
}

function binomial(n, k) {
  return factorial(n) / (factorial(k) * factorial(n - k));
}
