// Splits text into records while it arrives: lines, rows of CSV, whose quoted cells may hold line breaks, or
// the objects of a JSON array. The threads read the content; here every character is visited once, by
// `indexOf` or a pattern.
//
// A line without an end could fill all memory, so of a record that is too long only the number is kept. A
// quote without an end could swallow all later lines: of a row that is broken, or incomplete after
// MAX_CHARACTERS, only the first line is refused. Text inside a quoted cell is never read as a row otherwise.

/** Maximum number of characters in a record. */
export const MAX_CHARACTERS = 2 ** 24;

export interface Piece {
  /** Text without its line break; null if it is too long. */
  readonly text: string | null;
  /** Number of the first line, from 1. */
  readonly line: number;
}

/** A line with its line break. */
export interface Line extends Piece {
  readonly end: '\n' | '\r' | '\r\n' | '';
}

/** Splits text, given in parts, into records. */
export interface Splitter {
  /** Takes the next part of the text, and returns the records that end in it. */
  push(text: string): Piece[];
  /** Returns the records that the end of the text ends. */
  end(): Piece[];
}

export function isBlank({ text }: Piece): boolean {
  return text !== null && !/\S/.test(text);
}

/** Splits text into lines, which end with LF, CR or both. */
export class LineSplitter implements Splitter {
  /** Parts of the line that has not ended yet. */
  #begun: string[] = [];
  #length = 0;
  #count = 0;
  /** A line break whose second half may follow. */
  #return = '';

  push(part: string): Line[] {
    const lines: Line[] = [];
    let text = this.#return + part;
    this.#return = text.endsWith('\r') ? '\r' : '';
    if (this.#return !== '') text = text.slice(0, -1);
    let at = 0;
    let carriage = text.indexOf('\r');
    let feed = text.indexOf('\n');
    while (feed !== -1 || carriage !== -1) {
      const isCarriage = carriage !== -1 && (feed === -1 || carriage < feed);
      const begin = isCarriage ? carriage : feed;
      const end = !isCarriage ? '\n' : feed === begin + 1 ? '\r\n' : '\r';
      this.#add(text.slice(at, begin));
      this.#take(lines, end);
      at = begin + end.length;
      if (isCarriage) carriage = text.indexOf('\r', at);
      if (feed !== -1 && feed < at) feed = text.indexOf('\n', at);
    }
    this.#add(text.slice(at));
    return lines;
  }

  end(): Line[] {
    const lines: Line[] = [];
    if (this.#return !== '') this.#take(lines, '\r');
    this.#take(lines, '');
    return lines;
  }

  #add(text: string): void {
    this.#length += text.length;
    if (this.#length > MAX_CHARACTERS) this.#begun = [];
    else this.#begun.push(text);
  }

  #take(lines: Line[], end: Line['end']): void {
    const isTooLong = this.#length > MAX_CHARACTERS;
    const text = isTooLong ? null : this.#begun.length === 1 ? this.#begun[0] : this.#begun.join('');
    this.#begun = [];
    this.#length = 0;
    this.#count++;
    lines.push({ text, line: this.#count, end });
  }
}

/** Splits text into rows of CSV. The line breaks inside a cell stay as they are. */
export class RowSplitter implements Splitter {
  readonly #lines = new LineSplitter();
  readonly #separator: string;
  /** Lines of a row with an open quote, and the number of their characters. */
  #held: Line[] = [];
  #length = 0;

  constructor(separator: string) {
    this.#separator = separator;
  }

  push(text: string): Piece[] {
    return this.#lines.push(text).flatMap((line) => this.#join(line));
  }

  end(): Piece[] {
    let rows = this.#lines.end().flatMap((line) => this.#join(line));
    while (this.#held.length > 0) rows = rows.concat(this.#giveUp());
    return rows;
  }

  /** Takes the next line, and returns the rows that end with it. */
  #join(line: Line): Piece[] {
    const isOpen = this.#held.length > 0;
    const state = line.text === null ? 'broken' : this.#stateAfter(line.text, isOpen);
    if (!isOpen && state !== 'open') return [line];
    this.#held.push(line);
    this.#length = (isOpen ? this.#length : 0) + (line.text?.length ?? 0) + line.end.length;
    if (state === 'broken' || this.#length > MAX_CHARACTERS) return this.#giveUp();
    if (state === 'open') return [];
    const text = this.#held.map((each) => (each === line ? each.text : `${each.text}${each.end}`)).join('');
    const [first] = this.#held;
    this.#held = [];
    return [{ text, line: first.line }];
  }

  /** Gives up the row: its first line stands alone, the others start again. */
  #giveUp(): Piece[] {
    const [first, ...others] = this.#held;
    this.#held = [];
    return [first, ...others.flatMap((each) => this.#join(each))];
  }

  /** Classifies a line by RFC 4180: it may begin inside a quoted cell, and end a row, a cell or neither. */
  #stateAfter(line: string, isOpen: boolean): 'whole' | 'open' | 'broken' {
    if (!line.includes('"')) return isOpen ? 'open' : 'whole';
    for (let at = isOpen ? -1 : 0; ; at++) {
      if (at === -1 || line[at] === '"') {
        at = findClosingQuote(line, at + 1);
        if (at === -1) return 'open';
        at++;
        if (at < line.length && line[at] !== this.#separator) return 'broken';
      } else {
        const next = line.indexOf(this.#separator, at);
        const end = next === -1 ? line.length : next;
        if (line.slice(at, end).includes('"')) return 'broken';
        at = end;
      }
      if (at === line.length) return 'whole';
    }
  }
}

/** Index of the first quote from `at` on that is not doubled; -1 if there is none. */
function findClosingQuote(text: string, at: number): number {
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1 || text[quote + 1] !== '"') return quote;
    at = quote + 2;
  }
}

/**
 * Splits a JSON array into its items. Text behind the array is a record of its own, which is refused later;
 * an array without its end is an error.
 */
export class ArraySplitter implements Splitter {
  #begun = '';
  /** Backslashes and carriage returns at the end of a part: what they belong to is in the next one. */
  #held = '';
  #isTooLong = false;
  #isInText = false;
  #depth = 0;
  #isOver = false;
  /** The line, and that of the bracket that opens the current item, or of the end of the last one. */
  #line = 1;
  #from = 1;

  push(part: string): Piece[] {
    const pieces: Piece[] = [];
    const text = this.#held + part;
    let length = text.length;
    while (text[length - 1] === '\\' || text[length - 1] === '\r') length--;
    this.#held = text.slice(length);
    let at = 0;
    for (const { 0: mark, index } of text.slice(0, length).matchAll(/\\.|["[\]{},]|\r\n?|\n/gs)) {
      if (this.#isOver) break;
      if (mark === '"') this.#isInText = !this.#isInText;
      else if (mark.startsWith('\r') || mark === '\n') this.#line++;
      else if (this.#isInText || mark.startsWith('\\')) continue;
      else if (mark === '[' || mark === '{') {
        if (this.#depth < 2) this.#from = this.#line;
        if (this.#depth++ === 0) {
          at = index + 1;
          this.#begun = '';
        }
      } else if (mark !== ',') this.#depth--;
      this.#isOver = this.#depth === 0 && mark === ']';
      if (this.#isOver || (this.#depth === 1 && mark === ',' && !this.#isInText)) {
        this.#add(text.slice(at, index));
        this.#take(pieces);
        at = index + 1;
      }
    }
    this.#add(text.slice(at, length));
    return pieces;
  }

  end(): Piece[] {
    const pieces: Piece[] = [];
    this.#add(this.#held);
    this.#take(pieces);
    return pieces;
  }

  /** Whether the end of the array has not come yet. */
  get isCut(): boolean {
    return !this.#isOver;
  }

  #add(text: string): void {
    this.#isTooLong ||= this.#begun.length + text.length > MAX_CHARACTERS;
    this.#begun = this.#isTooLong ? '' : this.#begun + text;
  }

  #take(pieces: Piece[]): void {
    // Raw line breaks in JSON are blanks between its parts.
    const text = this.#isTooLong ? null : this.#begun.replaceAll(/[\r\n]+/g, ' ').trim();
    // Only a bracket sets #from. Other items begin behind their line breaks.
    const breaks = /^\s*(?![\s[{])/.exec(this.#begun)?.[0].match(/\r\n?|\n/g) ?? [];
    if (text !== '') pieces.push({ text, line: this.#from + breaks.length });
    this.#begun = '';
    this.#isTooLong = false;
    this.#from = this.#line;
  }
}
