// Reads answers as language models write them, beyond the strict grammar: `24 = 4 * 6`, `Step 1: ...`, `x` as
// a times sign, and `4 (2 + 4)`.
//
// A reader of its own, so that programs that judge only typed answers do not carry it. It widens the grammar
// before anything is judged; an answer is never read twice. A product without a sign is refused if `/`, `mod`
// or `^` stands in the same chain of factors, because people do not agree on the value of `8 / 2 (2 + 2)`.
import { multiplication } from '../core/operator-notation.js';
import type { ParsedRules } from '../core/puzzle/parse-rules.js';
import type { EvaluatedPart, Opening } from './calculator.js';
import { Lexer, spellingsOf, type Token } from './accepted-spellings.js';
import {
  LEFT,
  Reader,
  type AnswerRefusal,
  type Drafts,
  type PartReader,
  type Progress,
} from './read-answer.js';
import type { Recording } from './record-expression.js';

/** Matches `x` between the end of an operand and the start of the next one. */
const TIMES = /[ \t$]*x(?=\s*(?:[-−–+\d([{$\\√]|[ajqk]\b)|\s+[a-z]+\s*\()/iy;

/** Matches numbers and cards that are joined by `x` to one word. */
const JOINED = /(?<![a-z_\d])(?:\d+|[ajqk])(?:x(?:\d+|[ajqk]))*x?(?![a-z_\d])/gi;

/** A star as Markdown escapes it. */
const ESCAPED_STAR = /\\\*/g;

/** Matches what may begin a step: `Step 1:`, `**Step 1.5:**`, a line `Step 1`, `1.`, `1)` or `(1)`. */
const STEP =
  /[ \t$]*(?:([*_]*)step[ \t]*\d[\d.]*(?:\1[ \t]*[:)]|[:)]\1|\.\1(?=\s)|(?=\s*\n))|\d+[.)](?=[ \t])|\(\d+\)(?=[ \t]+\d[^=\n]*=))/iy;

/** Reads an answer like `readStrictly`, with the wider grammar. */
export function readTolerantly<Read extends EvaluatedPart | Recording>(
  text: string,
  elevens: number,
  { operators, defined }: Pick<ParsedRules, 'operators' | 'defined'>,
  machine: PartReader<Read>,
): Drafts<Read> | AnswerRefusal {
  const spaced = text
    .replace(ESCAPED_STAR, multiplication.operator)
    .replace(JOINED, (word) => word.replace(/x/gi, ' x '));
  return new TolerantReader(new Lexer(spaced, elevens, spellingsOf(defined)), machine, operators).read();
}

/** Factors between two signs of a sum, at one depth of brackets. */
interface Chain {
  /** Whether two of them are side by side. */
  hasProduct: boolean;
  /** Whether an operator stands between two of them that makes such a product ambiguous. */
  hasOther: boolean;
}

class TolerantReader<Read extends EvaluatedPart | Recording> extends Reader<Read> {
  /** Chains of the open brackets, the innermost last. */
  #chains: Chain[] = [];
  /** Whether a bracket behind the last token makes a product. */
  #canMultiply = false;
  /** Number of operands before the expression that is read. */
  #start = 0;
  /** Value of `divides` before the expression that is read. */
  #startDivides = false;

  protected override advanceToStep(): void {
    this.lexer.passes(STEP);
    super.advanceToStep();
  }

  /** Reads `=` and the other side. If only the left side is a single number, it is the stated result. */
  protected override readRightSide(left: Read): readonly [expression: Read, claim: Read] | null {
    if (!left.isLiteral) return super.readRightSide(left);
    const { operands, divides } = this;
    const start = this.#start;
    const end = operands.length;
    this.divides = this.#startDivides;
    this.lexer.advance();
    const right = this.readExpression(false);
    if (right === null) return null;
    // A fraction is a number, too, but not beside a plain one.
    if (right.isLiteral && (left.row !== null || right.row === null)) {
      operands.length = end;
      this.divides = divides;
      return [left, right];
    }
    operands.splice(start, end - start);
    return [right, left];
  }

  protected override readExpression(isClaim: boolean): Read | null {
    this.#chains = [begin()];
    this.#canMultiply = false;
    this.#start = this.operands.length;
    this.#startDivides = this.divides;
    return super.readExpression(isClaim);
  }

  /** Reads the next token of an expression. Behind an operand, `x` is a times sign. */
  protected override advance(): void {
    if (!this.wantsOperand && this.lexer.passes(TIMES)) this.putOperator(multiplication);
    super.advance();
  }

  protected override readOperand(): Progress {
    this.#canMultiply = this.lexer.token === 'number';
    return super.readOperand();
  }

  protected override readBehindOperand(): Progress {
    const { lexer } = this;
    const canMultiply = this.#canMultiply;
    const { token, row } = lexer;
    const chain = this.#chains[this.#chains.length - 1];
    switch (token) {
      case '(':
      case '[':
      case '{':
        if (!canMultiply || (token === '(' && lexer.isAhead(LEFT))) break;
        if (chain.hasOther) return 'refused';
        chain.hasProduct = true;
        this.putOperator(multiplication);
        return this.readOperand();
      case 'operator':
      case 'infix':
        if (row !== null && row.precedence < multiplication.precedence)
          chain.hasProduct = chain.hasOther = false;
        else if (row !== multiplication) chain.hasOther = true;
        if (chain.hasProduct && chain.hasOther) return 'refused';
        break;
      case ',':
        chain.hasProduct = chain.hasOther = false;
    }
    this.#canMultiply = token === ')' || token === ']' || token === '}';
    return super.readBehindOperand();
  }

  protected override open(opening: Opening): void {
    this.#chains.push(begin());
    super.open(opening);
  }

  protected override close(token: Token): Opening | null {
    this.#chains.pop();
    return super.close(token);
  }
}

function begin(): Chain {
  return { hasProduct: false, hasOther: false };
}
