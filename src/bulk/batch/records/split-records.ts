// Splits text into records while it arrives: lines, or rows of CSV, whose quoted cells may hold line breaks.
// The threads read the content; here every character is visited once, by `indexOf`.
//
// A line without an end could fill all memory, so of a line that is too long only the number is kept. A quote
// without an end could swallow all later lines: a row that is still incomplete after MAX_ROW_LINES lines is
// refused, and only its first line is consumed.

/** Maximum number of characters in a line or a row. */
export const MAX_CHARACTERS = 2 ** 24;
/** Maximum number of lines in a row. */
const MAX_ROW_LINES = 100;

/** A line or a row. */
export interface Piece {
  /** Text without its line break; null if it is too long. */
  readonly text: string | null;
  /** Number of the first line, from 1. */
  readonly line: number;
}

/** Whether a record is blank. */
export function isBlank({ text }: Piece): boolean {
  return text !== null && !/\S/.test(text);
}

/** Splits text, given in parts, into lines. */
export class LineSplitter {
  /** Parts of the line that has not ended yet. */
  #begun: string[] = [];
  #length = 0;
  #count = 0;

  /** Takes the next part of the text, and returns the lines that end in it. */
  push(text: string): Piece[] {
    const lines: Piece[] = [];
    let at = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', at)) {
      this.#add(text.slice(at, end));
      this.#take(lines);
      at = end + 1;
    }
    this.#add(text.slice(at));
    return lines;
  }

  /** Returns the last line, if no line break follows it. */
  end(): Piece[] {
    const lines: Piece[] = [];
    this.#take(lines);
    return lines;
  }

  #add(text: string): void {
    this.#length += text.length;
    if (this.#length > MAX_CHARACTERS) this.#begun = [];
    else this.#begun.push(text);
  }

  #take(lines: Piece[]): void {
    const isTooLong = this.#length > MAX_CHARACTERS;
    const text = isTooLong ? null : this.#begun.length === 1 ? this.#begun[0] : this.#begun.join('');
    this.#begun = [];
    this.#length = 0;
    this.#count++;
    lines.push({ text, line: this.#count });
  }
}

/** Joins lines to rows of CSV. */
export class RowJoiner {
  /** Lines of a row with an open quote. */
  #held: Piece[] = [];
  #text = '';

  /** Takes the next line, and returns the rows that end with it. */
  push(line: Piece): Piece[] {
    const text = line.text?.endsWith('\r') ? line.text.slice(0, -1) : line.text;
    if (this.#held.length === 0) {
      if (text === null || stateOf(text) !== 'open') return [{ ...line, text }];
      this.#held = [line];
      this.#text = line.text!;
      return [];
    }
    const [first] = this.#held;
    this.#held.push(line);
    if (text !== null && this.#text.length + text.length < MAX_CHARACTERS) {
      const joined = `${this.#text}\n${text}`;
      const state = stateOf(joined);
      if (state === 'whole') {
        this.#held = [];
        return [{ text: joined, line: first.line }];
      }
      if (state === 'open' && this.#held.length < MAX_ROW_LINES) {
        this.#text = `${this.#text}\n${line.text!}`;
        return [];
      }
    }
    return this.#giveUp();
  }

  /** Returns the lines that never became a row. */
  end(): Piece[] {
    const rows: Piece[] = [];
    while (this.#held.length > 0) rows.push(...this.#giveUp());
    return rows;
  }

  /** Gives up the row: its first line stands alone, the others start again. */
  #giveUp(): Piece[] {
    const [first, ...others] = this.#held;
    this.#held = [];
    return [first, ...others.flatMap((line) => this.push(line))];
  }
}

/** Classifies text: a row of CSV (RFC 4180), the beginning of one inside a quoted cell, or neither. */
function stateOf(text: string): 'whole' | 'open' | 'broken' {
  if (!text.includes('"')) return 'whole';
  for (let at = 0; ; at++) {
    if (text[at] === '"') {
      at = findClosingQuote(text, at + 1);
      if (at === -1) return 'open';
      at++;
      if (at < text.length && text[at] !== ',') return 'broken';
    } else {
      const comma = text.indexOf(',', at);
      const end = comma === -1 ? text.length : comma;
      if (text.slice(at, end).includes('"')) return 'broken';
      at = end;
    }
    if (at === text.length) return 'whole';
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
