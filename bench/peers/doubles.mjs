// The method of most programs in JavaScript: take any two numbers, replace them by each result, and repeat,
// in doubles. For the 24 game a result close to 24 counts as 24, which is a guess, although a good one for
// small cards; Countdown needs only whole numbers, which doubles hold exactly. Written plainly, as usual.

const NEAR = 1e-6;

export const doubles = {
  name: 'pairs of doubles',
  kind: 'transcription',
  open: () => ({ hands, reach, mostNumbers: 6 }),
};

function hands(all) {
  return all.filter((numbers) => makes(numbers, 24)).length;
}

function makes(numbers, target) {
  if (numbers.length === 1) return Math.abs(numbers[0] - target) < NEAR;
  for (let i = 0; i < numbers.length; i++) {
    for (let j = i + 1; j < numbers.length; j++) {
      const [a, b] = [numbers[i], numbers[j]];
      const rest = numbers.filter((_, k) => k !== i && k !== j);
      const results = [a + b, a * b, a - b, b - a];
      if (b !== 0) results.push(a / b);
      if (a !== 0) results.push(b / a);
      if (results.some((result) => makes([...rest, result], target))) return true;
    }
  }
  return false;
}

function reach(boards, from, to) {
  let count = 0;
  for (const numbers of boards) {
    const found = new Set(numbers);
    play(numbers, found);
    for (const value of found) count += Number(value >= from && value <= to);
  }
  return count;
}

function play(numbers, found) {
  for (let i = 0; i < numbers.length; i++) {
    for (let j = i + 1; j < numbers.length; j++) {
      const high = Math.max(numbers[i], numbers[j]);
      const low = Math.min(numbers[i], numbers[j]);
      const rest = numbers.filter((_, k) => k !== i && k !== j);
      const results = [high + low, high * low];
      if (high > low) results.push(high - low);
      if (high % low === 0) results.push(high / low);
      for (const result of results) {
        found.add(result);
        if (rest.length > 0) play([...rest, result], found);
      }
    }
  }
}
