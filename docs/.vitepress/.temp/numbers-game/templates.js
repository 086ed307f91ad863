import { checkUniverse, classes } from './find-universe.js';
export { checkCertificate, emit, greedy, minimum, necessary, universe } from './find-universe.js';
import { unexpected } from './puzzles.js';
export { NumbersGameError } from './puzzles.js';

// Computes how many boards the best k templates solve, for k from 1 to the size of a set that solves all of
// them.
//
// Finding the best k is the maximum coverage problem, which is NP-hard. Two greedy sequences start from both
// ends: one adds templates to the empty set, first the one that solves most new boards; the other drops
// templates from the whole set, first the one that loses fewest boards. After each step templates are
// exchanged, one for one, as long as that solves more. The better result counts; templates.slow.test.ts
// compares it with exact optima.
//
// Gains of all classes are kept up to date while templates come and go, as in greedy-cover.ts, so 131
// templates of 1,362 hands take a tenth of a second.
/**
 * Counts the boards that the best k templates found solve: element k - 1 is for k. The last element, for as
 * many templates as `cover` has, is the number of all boards.
 *
 * @param cover indices of templates that solve every board, such as those of `minimum`
 * @throws NumbersGameError `invalid-option` if an argument is not a universe or not a cover of it
 * @example
 * const deck = universe({ cards: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], size: 4 });
 * coverage(deck, minimum(deck).templates).slice(0, 3); // [41, 77, 109] of the 566 boards
 *
 * @experimental
 */
function coverage(universe, cover) {
    checkUniverse(universe);
    checkCover(cover, universe.solves.length);
    const columns = classes(universe).map(([first]) => universe.solves[first]);
    const columnOf = new Map(columns.map((boards, column) => [boards.join(), column]));
    const rising = new Selection(universe.boards.length, columns);
    const falling = new Selection(universe.boards.length, columns);
    for (const template of cover)
        falling.add(columnOf.get(universe.solves[template].join()));
    const counts = cover.map(() => {
        rising.add(rising.findBest());
        rising.exchange();
        return rising.solved;
    });
    for (let k = cover.length; k > 0; k--) {
        counts[k - 1] = Math.max(counts[k - 1], falling.solved);
        falling.remove(falling.findWorst());
        falling.exchange();
    }
    return counts;
}
function checkCover(cover, templates) {
    if (!Array.isArray(cover))
        throw unexpected('invalid-option', 'cover', 'an array of template indices', cover);
    for (const [place, template] of cover.entries()) {
        if (Number.isInteger(template) && template >= 0 && template < templates)
            continue;
        throw unexpected('invalid-option', `cover[${place}]`, 'the index of a template', template);
    }
}
/** Set of columns, with the gain or loss of each column. */
class Selection {
    #columns;
    #columnsOf;
    /** Number of chosen columns that solve each board. */
    #counts;
    #chosen;
    /** Number of boards that each column solves and no chosen column does. */
    #gains;
    constructor(boards, columns) {
        /** Number of boards that the chosen columns solve. */
        this.solved = 0;
        this.#chosen = new Set();
        this.#columns = columns;
        this.#columnsOf = Array.from({ length: boards }, () => []);
        columns.forEach((solved, column) => {
            for (const board of solved)
                this.#columnsOf[board].push(column);
        });
        this.#counts = new Uint16Array(boards);
        this.#gains = Int32Array.from(columns, ({ length }) => length);
    }
    add(column) {
        this.#chosen.add(column);
        for (const board of this.#columns[column]) {
            if (this.#counts[board]++ > 0)
                continue;
            this.solved++;
            for (const other of this.#columnsOf[board])
                this.#gains[other]--;
        }
    }
    remove(column) {
        this.#chosen.delete(column);
        for (const board of this.#columns[column]) {
            if (--this.#counts[board] > 0)
                continue;
            this.solved--;
            for (const other of this.#columnsOf[board])
                this.#gains[other]++;
        }
    }
    /** Returns the column that solves most boards which the chosen columns do not solve. */
    findBest() {
        return this.#gains.reduce((best, gain, column) => (gain > this.#gains[best] ? column : best), 0);
    }
    /** Returns the chosen column whose removal loses the fewest boards. */
    findWorst() {
        const lossOf = (column) => this.#columns[column].filter((board) => this.#counts[board] === 1).length;
        const losses = [...this.#chosen].map((column) => ({ column, loss: lossOf(column) }));
        return losses.reduce((least, other) => (other.loss < least.loss ? other : least)).column;
    }
    /** Exchanges chosen columns for others as long as that solves more boards. */
    exchange() {
        for (let before = -1; before < this.solved;) {
            before = this.solved;
            for (const column of [...this.#chosen]) {
                this.remove(column);
                const best = this.findBest();
                this.add(this.#gains[best] > this.#gains[column] ? best : column);
            }
        }
    }
}

export { classes, coverage };
//# sourceMappingURL=templates.js.map
