// The entry `numbers-game/expression`: exports only. It imports no engine, and reads every operator.
export { NumbersGameError } from './core/errors.js';
export { defineOperator } from './expression/define-operator.js';
export { evaluate } from './expression/evaluate.js';
export { formatExpression } from './expression/format-expression.js';
export { parseExpression } from './expression/parse-expression.js';
export { solutionKey } from './expression/solution-key.js';
export type {
  BasicOperator,
  BinaryOperator,
  Concatenation,
  EvaluateOptions,
  Expression,
  FormatOptions,
  Fraction,
  Operation,
  OperatorDefinition,
  OperatorNotation,
  ParseOptions,
  SolutionKeyOptions,
  UnaryOperation,
  UnaryOperator,
} from './core/api-types.js';
