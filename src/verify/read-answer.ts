// Reads an answer: an expression or a list of steps, as people, language models and LaTeX write them.
//
// One pass without recursion feeds a calculator. The grammar is wider than the allowed operators: signs,
// powers, roots, factorials and the like are read and noted, so that `5! - 1`, which is not allowed, differs
// from `5 1 -`, which is not an expression.
//
// Numbers and brackets side by side are not a product: people do not agree on the value of `8 / 2 (2 + 2)`.
// Marks that only guide the eye (`$`, `\left`, `\,`) are blanks. A comma or `;` ends a step; so does the end
// of a line if the step can end there.
import { addition, division, subtraction } from '../operators.js';
import { Calculator, type Expression, type Opening, type Operand } from './calculator.js';
import { Lexer, type Token } from './tokens.js';
import { isNatural, type Value } from './value.js';

/** An expression with all its numbers, or a step with its two operands. */
export interface Statement {
  readonly operands: readonly Operand[];
  /** Its value; null if it divides by zero. */
  readonly value: Value | null;
  /** Whether every operation gives a positive integer. */
  readonly allNatural: boolean;
  /** The result that the answer states; null if there is none. */
  readonly claim: Value | null;
}

/** The content of an answer. */
export interface Answer {
  /** One expression; or at least two steps, whose operands may be negative or fractions. */
  readonly statements: readonly Statement[];
  /** How many aces are written as a letter. */
  readonly aces: number;
}

/** Why an answer has no content. */
export type Refusal = 'not-an-expression' | 'operator-not-allowed';

/** What was read, before it is known whether it is an expression or a step. */
interface Draft {
  readonly expression: Expression;
  readonly claim: Value | null;
}

const CLOSING: Readonly<Record<Opening, Token>> = { '(': ')', '[': ']', '{': '}', fraction: '}', over: '}' };

/** What may follow the `(` of `(left: 3 (8/3))`. */
const LEFT = /\s*left\s*:(?:[^()\n]|\([^()\n]*\))*\)/iy;

/**
 * Reads an answer. Never throws.
 *
 * @param elevens which aces written as a letter count 11: bit i stands for the i-th of them
 * @param allowed the operators that the rules allow, undefined for all
 */
export function read(
  text: string,
  elevens: number,
  allowed: readonly string[] | undefined,
): Answer | Refusal {
  const lexer = new Lexer(text, elevens, allowed);
  const calculator = new Calculator();
  const operands: Operand[] = [];
  const drafts: Draft[] = [];
  lexer.advance();
  passSeparators(lexer);
  do {
    const draft = readDraft(lexer, calculator, operands);
    if (draft === null) return 'not-an-expression';
    drafts.push(draft);
  } while (passSeparators(lexer));
  const isSteps = drafts.length > 1;
  if (lexer.isForbidden || (!isSteps && drafts[0].expression.isSigned)) return 'operator-not-allowed';
  const statements: Statement[] = [];
  for (const { expression, claim } of drafts) {
    const { value, allNatural, step } = expression;
    if (!isSteps) {
      statements.push({ operands, value, allNatural, claim });
    } else {
      if (step === null || claim === null) return 'not-an-expression';
      statements.push({ operands: step, value, allNatural: value !== null && isNatural(value), claim });
    }
  }
  return { statements, aces: lexer.aces };
}

/** Skips separators between statements. Returns false at the end of the text. */
function passSeparators(lexer: Lexer): boolean {
  while (lexer.token === 'line' || lexer.token === ',') lexer.advance();
  return lexer.token !== 'end';
}

/**
 * Reads `expression`, `expression = result` or `expression = result (left: ...)`, up to the following token.
 *
 * @param operands receives the numbers of the expression
 */
function readDraft(lexer: Lexer, calculator: Calculator, operands: Operand[]): Draft | null {
  const expression = readExpression(lexer, calculator, operands);
  if (expression === null) return null;
  let claim: Value | null = null;
  let { token } = lexer;
  if (token === '=') {
    lexer.advance();
    const result = readExpression(lexer, calculator, null);
    if (!result?.isLiteral) return null;
    claim = result.value;
    ({ token } = lexer);
    if (token === '(' && lexer.passes(LEFT)) {
      lexer.advance();
      return { expression, claim };
    }
  }
  return token === 'line' || token === ',' || token === 'end' ? { expression, claim } : null;
}

/**
 * Reads an expression, up to the following token. Null if there is none.
 *
 * @param operands receives its numbers; null for a stated result, which may be a fraction under any rules
 */
function readExpression(lexer: Lexer, calculator: Calculator, operands: Operand[] | null): Expression | null {
  const allowed = operands === null ? undefined : lexer.allowed;
  let depth = 0;
  let wantsOperand = true;
  for (;;) {
    const { token } = lexer;
    if (wantsOperand) {
      switch (token) {
        case 'number':
          calculator.put(lexer.value);
          operands?.push(lexer.value);
          wantsOperand = false;
          break;
        case 'fraction':
          if (lexer.advance() !== '{') return null;
          calculator.open(token);
          depth++;
          if (allowed?.includes(division.operator) === false) lexer.isForbidden = true;
          break;
        case '(':
        case '[':
        case '{':
          calculator.open(token);
          depth++;
          break;
        case 'operator':
          if (lexer.row === subtraction) calculator.open('sign');
          else if (lexer.row === addition) lexer.isForbidden = true;
          else return null;
          break;
        case 'prefix':
          lexer.isForbidden = true;
          break;
        case 'line':
          break;
        default:
          return null;
      }
    } else {
      switch (token) {
        case 'operator':
          if (allowed?.includes(lexer.row!.operator) === false) lexer.isForbidden = true;
          calculator.putOperator(lexer.row!);
          wantsOperand = true;
          break;
        case ')':
        case ']':
        case '}': {
          const opening = calculator.close();
          if (opening === undefined || CLOSING[opening] !== token) return null;
          depth--;
          if (opening !== 'fraction') break;
          if (lexer.advance() !== '{') return null;
          calculator.open('over');
          depth++;
          wantsOperand = true;
          break;
        }
        case 'infix':
          lexer.isForbidden = true;
          wantsOperand = true;
          break;
        case 'postfix':
          lexer.isForbidden = true;
          break;
        default:
          if (depth > 0) {
            if (token === 'line') break;
            return null;
          }
          return calculator.end();
      }
    }
    lexer.advance();
  }
}
