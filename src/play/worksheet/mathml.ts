// Expressions as MathML, which every current browser sets without a script or a font of its own.
//
// It is translated from the LaTeX of `formatExpression`, so that only the row of an operator decides how it
// is set and which brackets are needed. The translator reads only what rows use: numbers, signs, braces,
// scripts, fractions, roots, names and sized brackets; test/play/mathml.test.ts covers all rows.
//
// Tried: KaTeX 0.19, which needs 260 kB of fonts in every file and 3.4 kB for a formula that takes 0.3 kB
// here; Temml, which writes MathML, too, and would double the size of the command (168 kB).
import { formatExpression } from '../../expression/format-expression.js';
import { parseExpression } from '../../expression/parse-expression.js';
import { OPERATORS, textsOf } from '../../expression/operators/all-rows.js';
import { power } from '../../expression/operators/power.js';

/** Token of LaTeX: a command, a number, or one character. */
const TOKEN = /\\([a-z]+)|\d+|\S/g;

/** Invisible sign that tells screen readers that a name is a function applied to the next element. */
const APPLY = '<mo>&#x2061;</mo>';

/** Signs of operators, by their spellings in LaTeX. */
const SIGNS = new Map(
  OPERATORS.map(textsOf).flatMap(({ spellings, sign }) => spellings.split(' ').map((text) => [text, sign])),
);

const POSTFIX: readonly string[] = OPERATORS.filter(({ notation }) => notation === 'postfix').map(
  ({ operator }) => operator,
);

/** Converts an expression, given as text, to a `<math>` element. */
export function toMathMl(expression: string): string {
  const latex = formatExpression(parseExpression(expression), { style: 'latex' });
  return `<math>${new Translator(latex).translateRow()}</math>`;
}

/** Translates LaTeX from left to right. */
class Translator {
  readonly #tokens: readonly string[];
  #place = 0;

  constructor(latex: string) {
    this.#tokens = latex.match(TOKEN) ?? [];
  }

  /** Translates up to the closing brace or bracket. */
  translateRow(): string {
    const items: string[] = [];
    while (!this.#isAtEnd()) items.push(this.#translateScripts());
    return items.length === 1 ? items[0] : `<mrow>${items.join('')}</mrow>`;
  }

  /** Translates an item with the postfix operator, superscript or subscript after it. */
  #translateScripts(): string {
    let base = this.#translateItem();
    while (POSTFIX.includes(this.#tokens[this.#place])) base = `<mrow>${base}<mo>${this.#next()}</mo></mrow>`;
    if (this.#take(power.operator)) return `<msup>${base}${this.#translateGroup()}</msup>`;
    if (this.#take('_')) return `<msub>${base}${this.#translateGroup()}</msub>${APPLY}`;
    return base;
  }

  #translateItem(): string {
    const token = this.#next();
    if (/^\d/.test(token)) return `<mn>${token}</mn>`;
    switch (token.replace('\\', '')) {
      case 'frac':
        return `<mfrac>${this.#translateGroup()}${this.#translateGroup()}</mfrac>`;
      case 'sqrt': {
        const index = this.#take('[') ? this.#translateRest() : null;
        const radicand = this.#translateGroup();
        return index === null ? `<msqrt>${radicand}</msqrt>` : `<mroot>${radicand}${index}</mroot>`;
      }
      case 'left': {
        this.#next();
        const inner = this.translateRow();
        this.#next();
        this.#next();
        return `<mrow><mo>(</mo>${inner}<mo>)</mo></mrow>`;
      }
      case ',':
        return '<mo>,</mo>';
      case 'log':
        return '<mi>log</mi>';
      case 'operatorname':
        this.#next();
        return `<mi>${this.#takeLetters()}</mi>${APPLY}`;
    }
    const sign = SIGNS.get(token);
    if (sign !== undefined) return `<mo>${sign}</mo>`;
    throw new Error(`no MathML for ${token}`);
  }

  /** Translates the content of braces. */
  #translateGroup(): string {
    this.#next();
    return this.#translateRest();
  }

  /** Translates the rest of a group, and the brace or bracket after it. */
  #translateRest(): string {
    const row = this.translateRow();
    this.#next();
    return row;
  }

  #takeLetters(): string {
    let letters = '';
    for (let token = this.#next(); token !== '}'; token = this.#next()) letters += token;
    return letters;
  }

  #isAtEnd(): boolean {
    const token = this.#tokens.at(this.#place);
    return token === undefined || token === '}' || token === ']' || token === '\\right';
  }

  #next(): string {
    return this.#tokens[this.#place++];
  }

  #take(token: string): boolean {
    if (this.#tokens[this.#place] !== token) return false;
    this.#place++;
    return true;
  }
}
