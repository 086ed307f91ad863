import { division, subtraction, isBasic, multiplication, divide, integer, CARD_VALUES, FOREIGN_SPELLINGS, isDefined, unexpected, GROUPING_STEP, SIGN_PRECEDENCE, addition, isWorth, ATOM_PRECEDENCE } from './puzzles.js';
import { operate, toFraction, isInteger, toValue, squareRoot, root, keepMade, toSigns, textsOf, square, power, logarithm } from './texts.js';

// Expressions of answers in postfix order, as they were read and before anything is computed: which of them
// write a single value, which are steps, and what those of the four operators are worth.
//
// A quotient of integers may be a single value, as in `8 * 3/5 = 24/5`, or a division.
const ELEVEN = 11;
/** Maximum number of items of a single value: a fraction with a sign. */
const MAX_LITERAL = 4;
/** Value of an operand; of an ace, 11. */
function worthOf(operand) {
    return operand === 'A' ? ELEVEN : operand;
}
function isApplication(item) {
    return typeof item === 'object' && 'row' in item;
}
/** Whether an item is a number. */
function isOperand(item) {
    return typeof item === 'number' || (item !== 'sign' && !isApplication(item));
}
/** The numbers among the items from `start` to `end`. */
function listOperands(items, start, end) {
    const operands = [];
    for (let at = start; at < end; at++) {
        const item = items[at];
        if (isOperand(item))
            operands.push(item);
    }
    return operands;
}
/**
 * Whether the items from `start` to `end` write a single value: a number or a quotient of integers, perhaps
 * with one sign.
 */
function isLiteral(items, start, end) {
    if (end - start === 1 || end - start > MAX_LITERAL)
        return end - start === 1;
    let signs = 0;
    let quotients = 0;
    for (let at = start; at < end; at++) {
        const item = items[at];
        if (item === 'sign')
            signs++;
        else if (isApplication(item)) {
            if (item.row !== division)
                return false;
            quotients++;
        }
    }
    if (signs > 1 || quotients > 1)
        return false;
    return quotients === 0 || isQuotient(listOperands(items, start, end));
}
/** Whether two numbers can be written as a quotient. */
function isQuotient([left, right]) {
    return isInteger(worthOf(left)) && isInteger(worthOf(right)) && right !== 0;
}
/** Returns a quotient that is not reduced, so that it is no given number. */
function toQuotient(left, right) {
    return divide(toFraction(left), toFraction(worthOf(right)));
}
/** Reads the items from `start` to `end` as a single value; null if they are something else. */
function readLiteral(items, start, end) {
    if (end === start + 1)
        return items[start];
    if (!isLiteral(items, start, end))
        return null;
    const [left, ...others] = listOperands(items, start, end);
    const value = items.slice(start, end).includes('sign')
        ? operate(subtraction, 0, worthOf(left))
        : worthOf(left);
    return others.length === 0 ? value : toQuotient(value, others[0]);
}
/**
 * Converts the items from `start` to `end` to a step; null if they are something else. `x * b / c` is read as
 * `x * (b/c)`, whose value is the same.
 *
 * @param repeated finds the earlier result that other items repeat; null if there is none
 */
function toStep(items, start, end, repeated) {
    const last = items[end - 1];
    if (!isApplication(last))
        return null;
    const { row, count } = last;
    const [left, right] = [items[start], items[start + 1]];
    // Most steps are of two numbers, which need no search.
    if (end === start + 3 && isOperand(left) && isOperand(right))
        return { row, operands: [left, right] };
    const operands = [];
    let before = end - 1;
    for (let place = count - 1; place >= 0; place--) {
        const begin = place === 0 ? start : beginOf(items, before);
        const operand = readLiteral(items, begin, before) ?? repeated?.(begin, before) ?? null;
        if (operand === null)
            return row === division ? toProductStep(items, start, end) : null;
        operands[place] = operand;
        before = begin;
    }
    return { row, operands };
}
/** Reads x * b / c as x * (b/c); null if the items are something else. */
function toProductStep(items, start, end) {
    const [factor, times, divisor] = items.slice(Math.max(start, end - 4), end - 1);
    if (!isApplication(times) || times.row !== multiplication || !isOperand(divisor) || !isOperand(factor))
        return null;
    const literal = readLiteral(items, start, end - 4);
    if (literal === null || !isQuotient([factor, divisor]))
        return null;
    return { row: multiplication, operands: [literal, toQuotient(worthOf(factor), divisor)] };
}
/** Index of the first item of the expression that ends before an index. */
function beginOf(items, end) {
    let at = end;
    for (let missing = 1; missing > 0;) {
        const item = items[--at];
        if (item !== 'sign')
            missing += isApplication(item) ? item.count - 1 : -1;
    }
    return at;
}
/**
 * Value of the items from `start` to `end` if all operators are of the four, in which an ace counts 1; null
 * if they have none.
 */
function evaluateItems(items, start, end) {
    if (end === start + 1)
        return items[start] === 'A' ? 1 : items[start];
    const values = [];
    for (let at = start; at < end; at++) {
        const item = items[at];
        if (item === 'sign')
            values.push(apply(subtraction, 0, values.pop()));
        else if (!isApplication(item))
            values.push(item === 'A' ? 1 : item);
        else if (isBasic(item.row)) {
            const right = values.pop();
            values.push(apply(item.row, values.pop(), right));
        }
        else
            return null;
    }
    return values[0];
}
function apply(row, left, right) {
    return left === null || right === null ? null : operate(row, left, right);
}

// Splits an answer into tokens. People, language models and LaTeX write the same sign in many ways: signs.ts
// turns most of them into ASCII, `prepareText` removes LaTeX that has no effect, and the lexer knows the
// rest.
//
// Nearly every token is a number or one ASCII character, found by its code. Sticky regular expressions read
// the rest.
/** Spellings of the tokens other than numbers and operators. Marks that only guide the eye are blanks. */
const NOT_OPERATORS = {
    blank: '$ \\( \\) \\[ \\] \\, \\; \\: \\> \\! \\quad \\qquad \\displaystyle \\left \\right \\middle ' +
        '\\big \\Big \\bigg \\Bigg \\bigl \\Bigl \\biggl \\Biggl \\bigr \\Bigr \\biggr \\Biggr',
    line: '\n \\\\',
    ',': ', ;',
    '=': '= ==',
    '\u2248': '\u2248 \\approx',
    '(': '(',
    '[': '[',
    '{': '{ \\{',
    ')': ')',
    ']': ']',
    '}': '} \\}',
    fraction: '\\frac \\dfrac \\tfrac \\cfrac',
    card: 'A J Q K T a j q k t',
};
/**
 * Returns the spellings of the operators of the package, of those that a user defined, and of all that is no
 * operator.
 *
 * @throws NumbersGameError `invalid-option` if two operators share one
 */
const spellingsOf = keepMade(createSpellings);
function createSpellings(rows) {
    const lexemes = new Map();
    const add = (spellings, tokenOf, row) => {
        for (const spelling of spellings.split(' '))
            lexemes.set(spelling, { token: tokenOf(spelling), row, doubled: null });
    };
    for (const [token, spellings] of Object.entries({ ...FOREIGN_SPELLINGS, ...NOT_OPERATORS }))
        add(spellings, () => token, null);
    for (const row of rows) {
        const { spellings } = textsOf(row);
        const shared = isDefined(row) && spellings.split(' ').find((spelling) => lexemes.get(spelling)?.row);
        if (shared)
            throw unexpected('invalid-option', 'rules.operators', 'each spelling once', shared);
        add(spellings, (spelling) => tokenOf(row, spelling), row);
    }
    const short = Array.from({ length: 128 }, (_, code) => {
        const character = String.fromCharCode(code);
        if (/[\w\\{~&]/.test(character))
            return undefined;
        const { token = 'unknown', row = null } = lexemes.get(character) ?? {};
        const doubled = lexemes.get(character + character) ?? null;
        return token === 'unknown' && doubled === null ? undefined : { token, row, doubled };
    });
    return { lexemes, short };
}
/** Finds the token of a spelling. A call is a name followed by a bracket, or a mark before an operand. */
function tokenOf(row, spelling) {
    if (row.notation === 'infix')
        return 'operator';
    if (row.notation === 'postfix')
        return row.notation;
    return isDefined(row) || /^[a-z]|\{/.test(spelling) ? 'call' : 'mark';
}
const LONGER = /\\(?:(?:operatorname|mathrm|text)\{ *[a-zA-Z\d]+ *\}|[a-zA-Z]+|[^])|[lL][oO][gG](?=_)|[a-zA-Z_]\w*|[\u2070\u00b9\u00b2\u00b3\u2074-\u2079]+|[^]/y;
/** The word that a command of LaTeX is, or sets as a name. */
const COMMAND_WORD = /^\\(?:\w+\{ *)?(\w+)/;
const BLANK = /^\\?\s/;
const WORD = /^[a-zA-Z_]/;
const BRACKET = /\s*\(/y;
const SUPERSCRIPTS = '\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079';
/** Matches the opening bracket of an index behind `\sqrt`, which makes the token an indexed root. */
const INDEX = /\s*\[/y;
/** Matches an index behind the word `sqrt`, where brackets are otherwise those of the call. */
const WORD_INDEX = /\s*\[[^[\]]*\]\s*\{/y;
const INDEXED_ROOT = { token: 'mark', row: root, doubled: null };
/** Matches what makes a text LaTeX, in which a brace only groups. */
const MATH = /\$|\\[([]/;
/** Matches the decimals behind the point of a number. */
const DECIMALS = /\.\d+/y;
/** Matches an integer whose digits are in groups, as LaTeX writes them, too. */
const GROUPED = /[1-9]\d{0,2}(?:(?:,|\{,\})\d{3}){1,12}(?!\d)/y;
/** Matches what ends an integer: the end of its line or step, a bracket, or a sign of equality. */
const AFTER_GROUPS = /(?:[ \t\r$]|\\(?:[,;:>! )\]]|q?quad))*(?:$|[\n()[\]{}=\u2248;]|,(?!\d)|\\(?:[{}([\\]|left|right|[bB]ig|approx))/y;
/** Matches an operator behind an integer. */
const AFTER_OPERAND = /(?:[ \t$]|\\(?:[,;:>! ()[\]]|q?quad))*(?:[-+*/:^%!]|\\(?:[*%]|times|cdot|ast|div|b?mod)|(?:x|mod)(?![a-wyz]))/iy;
/** Matches the frame of several lines in LaTeX, and its marks of columns. */
const FRAME = /\\(?:begin|end) *\{[a-zA-Z]+\*?\}(?:\{[lcr| ]*\})?|&/g;
/** Matches a text that LaTeX sets upright as a whole. */
const UPRIGHT = /^((?:[\s$]|\\[([])*)\\(?:text|textbf|mathrm|mathbf)\s*\{([^{}]*)\}((?:[\s$]|\\[)\]])*)$/;
/** Turns a text into signs, without LaTeX that has no effect other than marks that the lexer skips. */
function prepareText(text) {
    const plain = toSigns(text);
    if (!plain.includes('\\'))
        return plain;
    const bare = plain.replace(/~/g, ' ').replace(UPRIGHT, '$1$2$3');
    return bare.includes('\\begin') ? bare.replace(FRAME, ' ') : bare;
}
/** Value of the card T. */
const TEN = 10;
const LAST_ASCII = 127;
const SPACE = 32;
const DOLLAR = 36;
const COMMA = 44;
const POINT = 46;
const ZERO = 48;
const NINE = 57;
const BRACE = 123;
/** Reads a text token by token. */
class Lexer {
    #text;
    /** Whether the rest of the text may have signs other than ASCII, and LaTeX without effect. */
    #isRaw;
    #spellings;
    #context;
    #place;
    #begin;
    #isMath;
    /**
     * @param isMath whether the text is LaTeX; undefined if its marks decide
     * @param context knows whether a value is a given number or the result of an earlier step
     */
    constructor(text, spellings, isMath, context) {
        /** Last token; blanks are skipped. */
        this.token = 'blank';
        /** Value of the last `number` or `superscript`. */
        this.value = 0;
        /** Row of the last token if that is an `operator`, `call`, `mark` or `postfix`. */
        this.row = null;
        /** Number of aces that were written as a letter. */
        this.aces = 0;
        /** Whether a comma separates the arguments of a call, and so does not group digits. */
        this.isInCall = false;
        /** Whether the rest of the text may have signs other than ASCII, and LaTeX without effect. */
        this.#isRaw = true;
        this.#place = 0;
        this.#begin = 0;
        this.#text = text;
        this.#spellings = spellings;
        this.#isMath = isMath;
        this.#context = context;
    }
    /** Last token as it is written. */
    get spelling() {
        return this.#text.slice(this.#begin, this.#place);
    }
    /** Code of the next character that is neither a blank nor `$`; NaN at the end. */
    get nextCode() {
        let place = this.#place;
        let code;
        do
            code = this.#text.charCodeAt(place++);
        while (code <= SPACE || code === DOLLAR);
        return code > LAST_ASCII && this.#prepare(this.#place) ? this.nextCode : code;
    }
    /** Last character of the last token, or of what was skipped behind it. */
    get lastCharacter() {
        return this.#text[this.#place - 1];
    }
    /** Reads the next token. */
    advance() {
        do
            this.token = this.#read();
        while (this.token === 'blank');
        return this.token;
    }
    /** Skips a match of the sticky pattern after the last token. Returns whether there was one. */
    passes(pattern) {
        const isMatch = this.isAhead(pattern);
        if (isMatch)
            this.#place = pattern.lastIndex;
        return isMatch;
    }
    #read() {
        const text = this.#text;
        let place = this.#place;
        while (place < text.length && text.charCodeAt(place) === SPACE)
            place++;
        this.#place = this.#begin = place;
        if (place === text.length)
            return 'end';
        const code = text.charCodeAt(place);
        if (code >= ZERO && code <= NINE)
            return this.#readNumber();
        const { short } = this.#spellings;
        const lexeme = code < short.length ? short[code] : undefined;
        if (lexeme === undefined)
            return this.#readLonger();
        this.#place++;
        if (lexeme.doubled !== null && text.charCodeAt(place + 1) === code) {
            this.#place++;
            return this.#take(lexeme.doubled);
        }
        return this.#take(lexeme);
    }
    /** Prepares the rest of the text. Returns false if it was prepared. */
    #prepare(place) {
        if (!this.#isRaw)
            return false;
        this.#isRaw = false;
        this.#place = place;
        this.#text = this.#text.slice(0, place) + prepareText(this.#text.slice(place));
        return true;
    }
    #take({ token, row }) {
        this.row = row;
        return token;
    }
    /** Reads an integer or a decimal. Leading zeros do not count. */
    #readNumber() {
        const text = this.#text;
        const begin = this.#place;
        let value = 0;
        let place = begin;
        let code = NaN;
        for (; place < text.length; place++) {
            code = text.charCodeAt(place);
            const digit = code - ZERO;
            if (digit < 0 || digit > 9)
                break;
            value = value * 10 + digit;
        }
        if (code > LAST_ASCII && this.#prepare(begin))
            return this.#readNumber();
        this.#place = place;
        if (code === POINT && this.passes(DECIMALS))
            this.#takeDecimal(begin, place);
        else if ((code === COMMA || code === BRACE) && this.#takeGroups(begin))
            return 'number';
        else
            this.value = value <= Number.MAX_SAFE_INTEGER ? value : integer(text.slice(begin, place));
        return 'number';
    }
    /** Takes a decimal as its exact value: an integer if all digits behind the point are zeros. */
    #takeDecimal(begin, point) {
        const whole = this.#text.slice(begin, point);
        const decimals = this.#text.slice(point + 1, this.#place);
        this.value = /[1-9]/.test(decimals)
            ? { numerator: BigInt(whole + decimals), denominator: 10n ** BigInt(decimals.length) }
            : toValue(integer(whole));
    }
    /** Takes an integer whose digits are in groups; returns false if its commas separate. */
    #takeGroups(begin) {
        const end = this.#place;
        this.#prepare(end);
        this.#place = begin;
        if (!this.isInCall && this.passes(GROUPED)) {
            const value = toValue(integer(this.#text.slice(begin, this.#place).replace(/\D/g, '')));
            this.value = value;
            if (this.isAhead(AFTER_GROUPS))
                return true;
            if (this.isAhead(AFTER_OPERAND) && typeof value === 'number' && this.#context.isKnown(value))
                return true;
        }
        this.#place = end;
        return false;
    }
    #readLonger() {
        if (this.#prepare(this.#place))
            return this.#read();
        if (this.#text[this.#place] === '{') {
            this.#place++;
            this.#isMath ??= MATH.test(this.#text);
            return this.#isMath ? 'group' : '{';
        }
        this.passes(LONGER);
        const { spelling } = this;
        const lexeme = this.#spellings.lexemes.get(spelling) ?? this.#findWord(spelling);
        if (lexeme?.token === 'card')
            return this.#readCard(spelling.toUpperCase());
        if (lexeme?.row === squareRoot && this.isAhead(spelling.startsWith('\\') ? INDEX : WORD_INDEX))
            return this.#take(INDEXED_ROOT);
        if (lexeme !== undefined)
            return this.#take(lexeme);
        if (BLANK.test(spelling))
            return 'blank';
        if (SUPERSCRIPTS.includes(spelling[0])) {
            this.value = toValue(integer(Array.from(spelling, (digit) => SUPERSCRIPTS.indexOf(digit)).join('')));
            return 'superscript';
        }
        return WORD.test(spelling) && this.isAhead(BRACKET) ? 'prefix' : 'unknown';
    }
    /** Finds the operator whose name a word is in any case, or a command of LaTeX is, or sets. */
    #findWord(spelling) {
        const { lexemes } = this.#spellings;
        if (WORD.test(spelling)) {
            const lexeme = lexemes.get(spelling.toLowerCase());
            return lexeme?.row ? lexeme : undefined;
        }
        const word = COMMAND_WORD.exec(spelling)?.[1];
        if (word === undefined)
            return undefined;
        const lexeme = lexemes.get(word) ?? lexemes.get(`\\operatorname{${word}}`);
        return lexeme?.row ? lexeme : undefined;
    }
    #readCard(letter) {
        if (letter === 'A')
            this.aces++;
        this.value = letter === 'A' ? letter : (CARD_VALUES[letter] ?? TEN);
        return 'number';
    }
    /** Whether a match of the sticky pattern follows the last token. */
    isAhead(pattern) {
        pattern.lastIndex = this.#place;
        return pattern.test(this.#text);
    }
}

// Takes the parts of expressions in the order in which they are written, and records each expression in
// postfix order: Dijkstra's shunting-yard. One recorder serves a whole answer.
//
// If plus terms come first, a sum that begins with a minus and has a plus is recorded as that sum with its
// plus terms first, in the order written, then those with a minus: `-5 + 9` as `9 - 5`. A sum without a plus
// begins with a sign.
const SIGN$1 = { application: 'sign', precedence: SIGN_PRECEDENCE };
class Recorder {
    #start;
    #isSigned;
    #pending;
    /** The open sums, if plus terms come first. */
    #sums;
    constructor(putsPlusFirst) {
        /** The items of all expressions, one behind the other. */
        this.items = [];
        this.#start = 0;
        this.#isSigned = false;
        this.#pending = [];
        this.#sums = putsPlusFirst ? [beginSum(0)] : null;
    }
    put(operand) {
        this.items.push(operand);
    }
    /** Puts in an infix operator. */
    putOperator(row) {
        this.#unwind(row.associativity === 'right' ? row.precedence + GROUPING_STEP : row.precedence);
        if (row.precedence < multiplication.precedence)
            this.#sums?.at(-1).begins.push(this.items.length);
        this.#pending.push(pendingOf(row));
    }
    /** Puts in an operator that stands before its last operand. */
    putPrefix(application, precedence) {
        this.#pending.push({ application, precedence });
    }
    putPostfix(row) {
        this.#unwind(row.precedence);
        this.putCall(row, 1);
    }
    /** Applies an operator to the operands of the call that was closed last. */
    putCall(row, count) {
        this.items.push({ row, count, isReversed: false });
    }
    /** Takes a sign before an operand. */
    putSign() {
        const sum = this.#sums?.at(-1);
        if (sum?.begins.length === 1 &&
            sum.begins[0] === this.items.length &&
            typeof this.#pending.at(-1) !== 'object')
            sum.isNegative = true;
        else
            this.#pending.push(SIGN$1);
    }
    open(opening) {
        this.#pending.push(opening);
        this.#sums?.push(beginSum(this.items.length));
    }
    /** Ends an operand of a call. Returns false if the last bracket is not that of a call. */
    separate() {
        this.#endSum();
        this.#sums?.push(beginSum(this.items.length));
        const last = this.#pending.at(-1);
        return last === 'call' || last === 'call[';
    }
    /** Closes the last bracket and returns it; undefined if there is none. */
    close() {
        this.#endSum();
        const opening = this.#pending.pop();
        if (opening === 'over')
            this.items.push(pendingOf(division).application);
        return opening;
    }
    /** Ends the expression and begins the next one. */
    end() {
        this.#endSum();
        const { items } = this;
        const start = this.#start;
        const end = items.length;
        const isSigned = this.#isSigned;
        this.#sums?.push(beginSum(end));
        this.#start = end;
        this.#isSigned = false;
        const literal = isLiteral(items, start, end) ? evaluateItems(items, start, end) : null;
        return { start, end, isSigned, literal, row: rowOf(items) };
    }
    /** Applies the pending operators that bind at least as tightly. */
    #unwind(precedence) {
        const pending = this.#pending;
        while (pending.length > 0) {
            const last = pending[pending.length - 1];
            if (typeof last === 'string' || last.precedence < precedence)
                return;
            pending.pop();
            if (last.application === 'sign')
                this.#isSigned = true;
            this.items.push(last.application);
        }
    }
    /** Ends the innermost sum, and puts its plus terms first. */
    #endSum() {
        this.#unwind(1);
        const sum = this.#sums?.pop();
        if (sum?.isNegative !== true)
            return;
        const items = this.items;
        const [first, second = items.length] = sum.begins;
        // Each term but the first ends with the operator before it.
        const terms = sum.begins.slice(1).map((begin, place) => items.slice(begin, sum.begins.at(place + 2)));
        const [plus, minus] = [addition, subtraction].map((row) => terms.filter((term) => rowOf(term) === row));
        if (plus.length === 0 || plus.length + minus.length < terms.length) {
            this.#isSigned = true;
            items.splice(second, 0, 'sign');
            return;
        }
        const moved = [...items.slice(first, second), pendingOf(subtraction).application];
        items.splice(first, Infinity, ...plus[0].slice(0, -1), ...plus.slice(1).flat(), ...moved, ...minus.flat());
    }
}
/** Row of the last operation; null for a number or a sign. */
function rowOf(items) {
    const last = items.at(-1);
    return isApplication(last) ? last.row : null;
}
function beginSum(at) {
    return { begins: [at], isNegative: false };
}
const pendingOperators = new WeakMap();
/** Application of an infix operator to the operands before it. */
function pendingOf(row) {
    let pending = pendingOperators.get(row);
    if (pending === undefined) {
        pending = { application: { row, count: 2, isReversed: false }, precedence: row.precedence };
        pendingOperators.set(row, pending);
    }
    return pending;
}

// Reads an answer: an expression, a chain of equalities, or a list of steps, as people, language models and
// LaTeX write them.
//
// One pass without recursion records the expressions in postfix order; nothing is computed.
// The grammar is wider than the allowed operators: those that are not allowed are read and noted, so that
// `5! - 1`, which is not allowed, differs from `5 1 -`, which is not an expression.
//
// Marks that only guide the eye (`$`, `\left`, `\,`) are blanks. A comma or `;` ends a step; so does the end
// of a line if the step can end there. The tolerant grammar adds `x` as a times sign, an operator at the
// begin of a line, and products without a sign, `4 (2 + 4)`. These are refused if `/`, `mod` or `^` stands in
// the same chain of factors, because people do not agree on the value of `8 / 2 (2 + 2)`.
//
// Plain braces are brackets, but between marks of LaTeX, as in `${2 + 3} \times 4$`, they group without being
// seen. There, what has operators in a group must have no others beside it; else it is not an expression.
/**
 * State of a level of brackets. Of its operators: none, some, or only those of a group in it. Of the factors
 * between two signs of a sum: whether two are side by side, and whether an operator stands between two of
 * them that makes such a product ambiguous.
 */
const NONE = 0;
const SOME = 1;
const OF_GROUP = 2;
const OPERATORS = 3;
const HAS_PRODUCT = 4;
const HAS_OTHER = 8;
/** A sign before an operand; a `^`, a root or the index of one, before which a brace is not hidden. */
const SIGN = 1;
const TAKER = 2;
/**
 * What a side of an equality has: a division that the rules do not allow, or a decimal; and whether it stands
 * behind a sign of equality.
 */
const DIVIDES = 1;
const HAS_DECIMAL = 2;
const IS_CLAIM = 4;
/**
 * What an answer has, too: an operand with a plus as its sign, or a part that is neither an expression nor a
 * single value.
 */
const HAS_PLUS = 8;
const IS_MALFORMED = 16;
const NO_CLAIMS = [];
const CLOSING = {
    '(': ')',
    '[': ']',
    '{': '}',
    group: '}',
    call: ')',
    'call[': ']',
    fraction: '}',
    over: '}',
    index: ']',
    base: '}',
};
/** Matches the text behind the `(` of `(left: 3 (8/3))`. */
const LEFT = /\s*left\s*:(?:[^()\n]|\([^()\n]*\))*\)/iy;
/** Matches the text behind `\u2248`: a number, perhaps with a sign, decimals and an exponent. */
const DECIMAL = /[\s$]*-?\d+(?:\.\d+)?(?:e[-+]?\d+)?(?:\.{3}|\u2026)?/iy;
/** Matches the text between the name of a logarithm and its base. */
const SUBSCRIPT = /\s*_/y;
/** Matches one digit behind `\frac`. */
const DIGIT = /\s*\d/y;
const EQUALS = 61;
/** Matches a line that goes on with an operator; `-5` does so only behind an expression without `=`. */
const OPERATOR_LINE = /\s*(?=[+*/:^]|x(?![a-z])|mod\b|\\(?:times|cdot|ast|div|b?mod)(?![a-z])|-\s)/iy;
const MINUS_LINE = /\s*(?=-)/y;
/** Matches numbers and cards that are joined by `x` to one word. */
const JOINED = /(?<![a-z_\d\\])(?:\d+|[ajqkt])?(?:x(?:\d+|[ajqkt]))*x?(?![a-z_\d])/gi;
/** Reads an answer. Never throws. */
function readAnswer(text, puzzle, grammar) {
    let plain = text;
    if (grammar.isTolerant && /x/i.test(text))
        plain = text.replace(JOINED, (word) => word.replace(/x/gi, ' x '));
    const drafts = new Reader(plain, puzzle, grammar, false).read();
    if (!grammar.leadingMinus || !('reason' in drafts))
        return drafts;
    if (drafts.reason === 'not-an-expression' || drafts.operator !== undefined)
        return drafts;
    return new Reader(plain, puzzle, grammar, true).read();
}
class Reader {
    #lexer;
    #puzzle;
    #grammar;
    #recorder;
    #drafts = [];
    /** Values of the sides of the first drafts, and the number of these; most answers need none. */
    #results;
    #listed = 0;
    /** Open calls, and the number of operands that they have so far; most answers have none. */
    #calls;
    /** Whether an operand must follow. */
    #wantsOperand = true;
    /** Token before an operand that decides how it is read: a sign, or what takes a brace as its argument. */
    #before;
    /** Whether a bracket behind the last token makes a product. */
    #canMultiply = false;
    /** First operator that is not allowed, other than the division. */
    #forbidden;
    /** What the side that is read has, and what the answer so far has. */
    #side = 0;
    #notes = 0;
    /** State of the innermost bracket, and of those round it. */
    #level = NONE;
    #outer = [];
    constructor(text, puzzle, grammar, putsPlusFirst) {
        this.#lexer = new Lexer(text, spellingsOf(puzzle.rules.defined), grammar.isMath, this);
        this.#puzzle = puzzle;
        this.#grammar = grammar;
        this.#recorder = new Recorder(putsPlusFirst);
    }
    /** Whether a value is a given number or a result of an earlier step. */
    isKnown(value) {
        if (this.#puzzle.leaves.some((leaf) => isWorth(leaf, value)))
            return true;
        const { items } = this.#recorder;
        const results = (this.#results ??= new Set());
        for (const { expression, claims } of this.#drafts.slice(this.#listed))
            for (const { start, end } of [expression, ...claims])
                results.add(evaluateItems(items, start, end));
        this.#listed = this.#drafts.length;
        return results.has(value);
    }
    read() {
        const drafts = this.#drafts;
        this.#lexer.advance();
        this.#passSeparators();
        do {
            const draft = this.#readDraft();
            if (draft === null)
                return { reason: 'not-an-expression' };
            drafts.push(draft);
        } while (this.#passSeparators());
        const isSteps = drafts.length > 1 || this.#grammar.isStep === true;
        if (this.#notes & (isSteps ? IS_MALFORMED : IS_MALFORMED | HAS_DECIMAL))
            return { reason: 'not-an-expression' };
        // In steps, signs and fractions write the results of earlier ones.
        const { items } = this.#recorder;
        const isDivision = ({ expression: { start, end, row } }) => (toStep(items, start, end)?.row ?? row) === division;
        if (this.#notes & DIVIDES && (!isSteps || drafts.some(isDivision)))
            this.#forbid(division.operator);
        const operator = this.#forbidden;
        if (operator !== undefined || this.#notes & HAS_PLUS || (!isSteps && drafts[0].expression.isSigned))
            return { reason: 'operator-not-allowed', operator };
        return { drafts, items, aces: this.#lexer.aces };
    }
    /** Skips separators between statements. Returns false at the end of the text. */
    #passSeparators() {
        const lexer = this.#lexer;
        while (lexer.token === 'line' || lexer.token === ',')
            lexer.advance();
        return lexer.token !== 'end';
    }
    /**
     * Reads sides of equalities, perhaps with `\u2248 digits` and `(left: ...)` behind them, up to the following
     * token. The expression is the first side that is not one number. Null if there is none.
     */
    #readDraft() {
        const lexer = this.#lexer;
        let expression = this.#readSide(0);
        if (expression === null)
            return null;
        let notes = this.#side;
        let claims;
        while (lexer.token === '=' || (lexer.token === 'line' && lexer.nextCode === EQUALS)) {
            this.#passSign();
            const side = this.#readSide(IS_CLAIM);
            if (side === null)
                return null;
            claims ??= [];
            if (isBetter(side, expression)) {
                claims.push(expression);
                expression = side;
                notes = this.#side;
            }
            else {
                claims.push(side);
                if (side.literal === null)
                    this.#checkClaim(side);
            }
        }
        this.#notes |= notes;
        const isApproximate = lexer.token === '\u2248';
        if (isApproximate) {
            if (!lexer.passes(DECIMAL))
                return null;
            lexer.advance();
        }
        const draft = { expression, claims: claims ?? NO_CLAIMS, isApproximate };
        if ((isApproximate || claims !== undefined) && lexer.token === '(' && lexer.passes(LEFT)) {
            lexer.advance();
            return draft;
        }
        const { token } = lexer;
        return token === 'line' || token === ',' || token === 'end' ? draft : null;
    }
    /** Passes a sign of equality, and the ends of lines before it. */
    #passSign() {
        const lexer = this.#lexer;
        let { token } = lexer;
        while (token === 'line')
            token = lexer.advance();
        lexer.advance();
    }
    /** Checks a side that is neither the expression nor a single value: signs write single values only. */
    #checkClaim(side) {
        if (side.isSigned)
            this.#notes |= IS_MALFORMED;
        if (this.#side & DIVIDES)
            this.#forbid(division.operator);
    }
    /** Reads an expression, up to the following token. Null if there is none. */
    #readSide(notes) {
        this.#wantsOperand = true;
        this.#canMultiply = false;
        this.#before = undefined;
        this.#level = NONE;
        this.#side = notes;
        for (;;) {
            const progress = this.#readToken();
            if (progress === 'end')
                return this.#recorder.end();
            if (progress === 'refused')
                return null;
            this.#lexer.advance();
        }
    }
    #readToken() {
        return this.#wantsOperand ? this.#readOperand() : this.#readBehindOperand();
    }
    #put(value) {
        this.#recorder.put(value);
        this.#wantsOperand = false;
        this.#canMultiply = true;
    }
    /** Reads a token where an operand is wanted. */
    #readOperand() {
        const lexer = this.#lexer;
        const before = this.#before;
        this.#before = undefined;
        switch (lexer.token) {
            case 'number':
                if (typeof lexer.value === 'object' && !isInteger(lexer.value))
                    this.#side |= HAS_DECIMAL;
                this.#put(lexer.value);
                return 'more';
            case '(':
            case '[':
            case '{':
                this.#open(lexer.token);
                return 'more';
            case 'group':
                this.#open(before === TAKER ? '{' : 'group');
                return 'more';
            case 'operator':
                if (lexer.row === subtraction) {
                    if (before === SIGN)
                        return 'refused';
                    this.#bind();
                    this.#recorder.putSign();
                    this.#before = SIGN;
                    return 'more';
                }
                if (lexer.row === addition) {
                    this.#notes |= HAS_PLUS;
                    return 'more';
                }
                return isWord(lexer.row) && this.#readCall(lexer.row) ? 'more' : 'refused';
            case 'prefix':
                this.#forbid();
                return 'more';
            case 'line':
                this.#before = before;
                return 'more';
            default:
                return this.#readOpener(lexer.token) ? 'more' : 'refused';
        }
    }
    /** Reads a token behind an operand. */
    #readBehindOperand() {
        const lexer = this.#lexer;
        const { token } = lexer;
        switch (token) {
            case 'operator':
                return this.#putOperator(lexer.row);
            case 'end':
                return this.#outer.length === 0 ? 'end' : 'refused';
            case ')':
            case ']':
            case '}': {
                const opening = this.#close(token);
                if (opening === null)
                    return 'refused';
                this.#wantsOperand = opening === 'index' || opening === 'base' || opening === 'fraction';
                this.#canMultiply = !this.#wantsOperand;
                return 'more';
            }
            default:
                return this.#readOther(token);
        }
    }
    /** Reads a token behind an operand that is neither an operator between operands nor a bracket. */
    #readOther(token) {
        const lexer = this.#lexer;
        switch (token) {
            case 'infix':
                this.#bind();
                this.#forbid();
                this.#wantsOperand = true;
                return this.#noteFactor(null);
            case 'postfix':
                this.#bind();
                this.#note(lexer.row);
                this.#recorder.putPostfix(lexer.row);
                this.#canMultiply = false;
                return 'more';
            case 'superscript':
                return this.#readSuperscript();
            case 'line':
                return this.#outer.length > 0 || this.#goesOn() ? 'more' : 'end';
            case ',':
                if (this.#outer.length === 0)
                    return 'end';
                this.#wantsOperand = true;
                return this.#separate() ? 'more' : 'refused';
            default:
                if (this.#readsProduct(token))
                    return this.#readProduct(token);
                return this.#outer.length === 0 ? 'end' : 'refused';
        }
    }
    /** Whether the next line goes on with the expression. */
    #goesOn() {
        if (!this.#grammar.isTolerant)
            return false;
        return this.#lexer.passes(OPERATOR_LINE) || (!(this.#side & IS_CLAIM) && this.#lexer.passes(MINUS_LINE));
    }
    /** Whether a token behind an operand is the factor of a product, or an `x`. */
    #readsProduct(token) {
        const { row } = this.#lexer;
        if (token === 'mark' || (token === 'call' && this.#grammar.isTolerant))
            return this.#canMultiply && (row === squareRoot || row === root);
        if (!this.#grammar.isTolerant)
            return false;
        if (token === '(' || token === '[' || token === '{')
            return this.#canMultiply && !(token === '(' && this.#lexer.isAhead(LEFT));
        return /^x$/i.test(this.#lexer.spelling);
    }
    /** Reads an `x`, or a factor without a sign before it. */
    #readProduct(token) {
        if (token === 'unknown' || token === 'prefix')
            return this.#putOperator(multiplication);
        this.#level |= HAS_PRODUCT;
        return this.#putOperator(multiplication) === 'more' ? this.#readOperand() : 'refused';
    }
    /** Notes an operator between factors or terms. Refuses a product without a sign that it makes ambiguous. */
    #noteFactor(row) {
        if (row !== null && row.precedence < multiplication.precedence)
            this.#level &= OPERATORS;
        else if (row !== multiplication)
            this.#level |= HAS_OTHER;
        return (this.#level & (HAS_PRODUCT | HAS_OTHER)) === (HAS_PRODUCT | HAS_OTHER) ? 'refused' : 'more';
    }
    /** Reads an exponent: a power, or a square under rules that have squares and no powers. */
    #readSuperscript() {
        const { value } = this.#lexer;
        const { operators = [] } = this.#puzzle.rules;
        this.#bind();
        this.#canMultiply = false;
        if (value === 2 && operators.includes(square.operator) && !operators.includes(power.operator)) {
            this.#recorder.putPostfix(square);
            return 'more';
        }
        this.#note(power);
        this.#recorder.putOperator(power);
        this.#put(value);
        this.#canMultiply = false;
        return this.#noteFactor(power);
    }
    /**
     * Reads a token before an operand, other than a plain bracket or a sign. Returns false if it is not such a
     * token.
     */
    #readOpener(token) {
        const lexer = this.#lexer;
        const { row } = lexer;
        switch (token) {
            case 'fraction':
                this.#note(division);
                return this.#openArgument('fraction');
            case 'call':
                return row === logarithm && lexer.passes(SUBSCRIPT) ? this.#readBase() : this.#readCall(row);
            case 'mark':
                if (row === logarithm)
                    return lexer.passes(SUBSCRIPT) && this.#readBase();
                if (row === root) {
                    lexer.advance();
                    this.#open('index');
                }
                else {
                    this.#before = TAKER;
                    this.#putPrefix(row, 1, ATOM_PRECEDENCE);
                }
                return true;
            default:
                return false;
        }
    }
    /** Reads the bracket of a call. */
    #readCall(row) {
        const token = this.#lexer.advance();
        if (token !== '(' && token !== '[')
            return false;
        (this.#calls ??= []).push({ row, count: 1 });
        this.#lexer.isInCall = true;
        this.#open(token === '(' ? 'call' : 'call[');
        return true;
    }
    /** Reads what begins an argument of `\frac`: a brace, or one digit, which is the argument. */
    #openArgument(opening) {
        const lexer = this.#lexer;
        this.#open(opening);
        if (lexer.passes(DIGIT)) {
            this.#put(Number(lexer.lastCharacter));
            return this.#close('}') !== null;
        }
        lexer.advance();
        this.#wantsOperand = true;
        return lexer.spelling === '{';
    }
    /** Reads the base of a logarithm: a number, or the brace before an expression. */
    #readBase() {
        const lexer = this.#lexer;
        const token = lexer.advance();
        if (lexer.spelling === '{') {
            this.#open('base');
            return true;
        }
        if (token !== 'number')
            return false;
        this.#put(lexer.value);
        this.#putBase();
        this.#wantsOperand = true;
        return true;
    }
    #putBase() {
        this.#bind();
        this.#putPrefix(logarithm, 2, SIGN_PRECEDENCE);
    }
    #putPrefix(row, count, precedence) {
        this.#note(row);
        this.#recorder.putPrefix({ row, count, isReversed: row === root }, precedence);
    }
    #putOperator(row) {
        this.#bind();
        this.#note(row);
        this.#recorder.putOperator(row);
        this.#wantsOperand = true;
        if (row === power && this.#lexer.spelling === '^')
            this.#before = TAKER;
        return this.#noteFactor(row);
    }
    /** Notes an operator. */
    #bind() {
        if ((this.#level & OPERATORS) === OF_GROUP)
            this.#notes |= IS_MALFORMED;
        this.#level = (this.#level & ~OPERATORS) | SOME;
    }
    #forbid(operator = this.#lexer.spelling) {
        this.#forbidden ??= operator;
    }
    #open(opening) {
        this.#recorder.open(opening);
        this.#outer.push(this.#level);
        this.#level = NONE;
    }
    /** Closes the last bracket and returns it; null if the token does not close it. */
    #close(token) {
        const opening = this.#recorder.close();
        if (opening === undefined || CLOSING[opening] !== token)
            return null;
        const operators = this.#level & OPERATORS;
        this.#level = this.#outer.pop();
        return opening === '(' ? opening : this.#finishBracket(opening, operators);
    }
    /**
     * Does what is due behind brackets that are not round. Returns null if an argument must follow that does
     * not.
     */
    #finishBracket(opening, operators) {
        switch (opening) {
            case 'group':
                if (operators === NONE)
                    break;
                if ((this.#level & OPERATORS) !== NONE)
                    this.#notes |= IS_MALFORMED;
                this.#level = (this.#level & ~OPERATORS) | OF_GROUP;
                break;
            case 'fraction':
                if (!this.#openArgument('over'))
                    return null;
                return this.#wantsOperand ? opening : 'over';
            case 'index':
                this.#before = TAKER;
                this.#putPrefix(root, 2, ATOM_PRECEDENCE);
                break;
            case 'base':
                this.#putBase();
                break;
            case 'call':
            case 'call[': {
                const { row, count } = this.#calls.pop();
                this.#lexer.isInCall = this.#calls.length > 0;
                if (row.arity === 'many' ? count < 2 : count < row.arity)
                    return null;
                this.#note(row);
                this.#recorder.putCall(row, count);
            }
        }
        return opening;
    }
    /** Ends an operand of a call. Returns false if it was not in a call, or was the last one of the call. */
    #separate() {
        const call = this.#calls?.at(-1);
        if (call === undefined || !this.#recorder.separate())
            return false;
        this.#level = NONE;
        call.count++;
        return call.row.arity === 'many' || call.count <= call.row.arity;
    }
    /** Notes an operator that the rules do not allow. A division may write a value. */
    #note(row) {
        const { operators } = this.#puzzle.rules;
        if (operators === undefined ? isBasic(row) : operators.includes(row.operator))
            return;
        if (row === division)
            this.#side |= DIVIDES;
        else
            this.#forbid(row.operator);
    }
}
/** Whether the name of an operator is a word. */
function isWord({ operator }) {
    return /^\w/.test(operator);
}
/** A side of an equality that is an expression and not a value. */
const EXPRESSION = 2;
/** Whether a side is the expression rather than an earlier one. */
function isBetter(side, earlier) {
    const rank = rankOf(earlier);
    return rank < EXPRESSION && rankOf(side) > rank && !(side.isSigned && rank > 0);
}
/** Rank of a side: of a number, a fraction, and any other expression. */
function rankOf({ literal, row }) {
    if (literal === null)
        return EXPRESSION;
    if (row === null)
        return 0;
    return isInteger(literal) ? EXPRESSION : 1;
}

export { evaluateItems, isApplication, listOperands, readAnswer, toStep, worthOf };
//# sourceMappingURL=read-answer.js.map
