// The entry `numbers-game/expression`: exports only. It imports no engine, and reads every operator.
export { NumbersGameError } from '../core/errors.js';
export { defineOperator } from './define-operator.js';
export { evaluate } from './evaluate.js';
export { formatExpression } from './format-expression.js';
export { formatSigns } from './operators/all-rows.js';
export { parseExpression } from './parse-expression.js';
export { solutionKey } from './solution-key.js';
export type {
  BasicOperator,
  BinaryOperation,
  BinaryOperator,
  Concatenation,
  EvaluateOptions,
  Expression,
  FormatOptions,
  Fraction,
  OperatorDefinition,
  OperatorNotation,
  ParseOptions,
  SolutionKeyOptions,
  UnaryOperation,
  UnaryOperator,
} from '../core/api-types.js';
