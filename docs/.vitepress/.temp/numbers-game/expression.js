export { NumbersGameError } from './puzzles.js';
export { defineOperator, formatExpression, formatSigns, parseExpression } from './texts.js';
export { evaluate, solutionKey } from './expressions.js';
//# sourceMappingURL=expression.js.map
