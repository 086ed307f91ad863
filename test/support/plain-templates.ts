// The figures of "24" once more, by a plain program that shares nothing with the package: each expression is
// a list of six symbols in postfix order, evaluated on a stack, as a reduced fraction or as a double. It
// writes no expression as text and knows no board as bits.

interface Figures {
  readonly boards: number;
  readonly expressions: number;
  readonly classes: number;
  readonly necessary: number;
  readonly solvedByOneClass: number;
  /** The solvable boards, each with the places of the expressions that solve it. */
  readonly solvers: ReadonlyMap<string, ReadonlySet<number>>;
}

/** Postfix shapes of four numbers: n is the next number, o the next operator. */
const THREE = ['nnonnoo', 'nnonono', 'nnnoono'];
const FIVE = [...THREE, 'nnnonoo', 'nnnnooo'];

interface Counted {
  readonly cards: readonly number[];
  readonly shapes: 3 | 5;
  readonly isExact: boolean;
  readonly hasHighAces?: boolean;
}

/** Counts the boards of four cards, target 24. */
export function countFigures({ cards, shapes, isExact, hasHighAces = false }: Counted): Figures {
  const expressions = listExpressions(shapes === 3 ? THREE : FIVE);
  const solvers = new Map<string, Set<number>>();
  for (const a of cards) {
    for (const b of cards.filter((card) => card >= a)) {
      for (const c of cards.filter((card) => card >= b)) {
        for (const d of cards.filter((card) => card >= c)) {
          const solving = new Set<number>();
          for (const numbers of listChoices([a, b, c, d], hasHighAces)) {
            expressions.forEach((symbols, place) => {
              if (isExact ? makes24(symbols, numbers) : makes24Roughly(symbols, numbers)) solving.add(place);
            });
          }
          if (solving.size > 0) solvers.set([a, b, c, d].join(' '), solving);
        }
      }
    }
  }
  const boardsOf = new Map<number, string>();
  for (const [board, solving] of solvers) {
    for (const place of solving) boardsOf.set(place, `${boardsOf.get(place) ?? ''}${board};`);
  }
  const onlyClasses = [...solvers.values()]
    .map((solving) => new Set([...solving].map((place) => boardsOf.get(place))))
    .filter((classes) => classes.size === 1)
    .map(([only]) => only);
  return {
    boards: solvers.size,
    expressions: boardsOf.size,
    classes: new Set(boardsOf.values()).size,
    necessary: new Set(onlyClasses).size,
    solvedByOneClass: onlyClasses.length,
    solvers,
  };
}

function listExpressions(shapes: readonly string[]): (number | string)[][] {
  const signs = ['+', '-', '*', '/'];
  const expressions: (number | string)[][] = [];
  for (const shape of shapes) {
    for (let code = 0; code < 4 ** 4; code++) {
      const order = [0, 1, 2, 3].map((place) => (code >> (2 * place)) & 3);
      if (new Set(order).size < 4) continue;
      for (let choice = 0; choice < 4 ** 3; choice++) {
        const numbers = [...order];
        const operators = [0, 1, 2].map((place) => signs[(choice >> (2 * place)) & 3]);
        expressions.push(Array.from(shape, (kind) => (kind === 'n' ? numbers.shift()! : operators.shift()!)));
      }
    }
  }
  return expressions;
}

function listChoices(board: readonly number[], hasHighAces: boolean): number[][] {
  const choices = board.reduce<number[][]>(
    (lists, card) =>
      lists.flatMap((list) =>
        (hasHighAces && card === 1 ? [1, 11] : [card]).map((value) => [...list, value]),
      ),
    [[]],
  );
  return choices.map((choice) => choice.sort((a, b) => a - b));
}

function makes24(symbols: readonly (number | string)[], numbers: readonly number[]): boolean {
  const tops: number[] = [];
  const bottoms: number[] = [];
  for (const symbol of symbols) {
    if (typeof symbol === 'number') {
      tops.push(numbers[symbol]);
      bottoms.push(1);
      continue;
    }
    let [top, bottom] = [tops.pop()!, bottoms.pop()!];
    const [otherTop, otherBottom] = [tops.pop()!, bottoms.pop()!];
    if (symbol === '/') {
      if (top === 0) return false;
      [top, bottom] = [bottom, top];
    }
    if (symbol === '*' || symbol === '/') [top, bottom] = [otherTop * top, otherBottom * bottom];
    else {
      const right = symbol === '+' ? top * otherBottom : -top * otherBottom;
      [top, bottom] = [otherTop * bottom + right, otherBottom * bottom];
    }
    let [divisor, rest] = [Math.abs(bottom), Math.abs(top)];
    while (rest > 0) [divisor, rest] = [rest, divisor % rest];
    tops.push(top / (bottom < 0 ? -divisor : divisor));
    bottoms.push(Math.abs(bottom) / divisor);
  }
  return tops[0] === 24 && bottoms[0] === 1;
}

function makes24Roughly(symbols: readonly (number | string)[], numbers: readonly number[]): boolean {
  const stack: number[] = [];
  for (const symbol of symbols) {
    if (typeof symbol === 'number') {
      stack.push(numbers[symbol]);
      continue;
    }
    const right = stack.pop()!;
    const left = stack.pop()!;
    if (symbol === '/' && right === 0) return false;
    if (symbol === '+') stack.push(left + right);
    else if (symbol === '-') stack.push(left - right);
    else if (symbol === '*') stack.push(left * right);
    else stack.push(left / right);
  }
  return stack[0] === 24;
}
