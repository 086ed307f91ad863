import { parsePuzzle, runWithin, checkProperties, unexpected } from './puzzles.js';
import { parseSource } from './base-solver.js';
import { pickEmbedded } from './forms.wasm.js';
import { compileEnginesSync } from './solver.js';
import { parseExpression } from './texts.js';
import { rateParsed, checkRated, weigh, featuresOf, MOST_SOLUTIONS } from './weigh-features.js';

// `rate`: the difficulty of a puzzle for people, from the solutions that a solver lists.
let kept;
/**
 * Rates how hard a puzzle is for people.
 *
 * If all numbers must be used, the weights are fitted to the solving times of people for 681 hands of the 24
 * game; Spearman's correlation with these times is 0.86 in ten-fold cross-validation. Boards of other sizes
 * and other targets are rated by the same weights. If numbers may be left over, the weights are chosen and
 * not fitted.
 *
 * @throws NumbersGameError as `solver.solutions`; `invalid-option` for any other operators than the four,
 * and `invalid-numbers` for a 0, which the weights are not made for.
 * @example
 * rate({ numbers: [3, 3, 8, 8], rules: twentyFour }).level; // 5
 */
function rate(puzzle, options = {}) {
    const parsed = parsePuzzle(puzzle);
    const { solver, engines } = parseRateOptions(options);
    return runWithin(parsed.timeout, () => {
        if (engines !== undefined)
            return rateParsed(parsed, engines);
        checkRated(parsed);
        return weigh(parsed, featuresOf(parsed, listTrees(puzzle, solver)));
    });
}
/** Yields the first solutions of a puzzle as trees. */
function* listTrees({ numbers, target, rules, game, aces }, solver) {
    const puzzle = { numbers, target, rules, game, aces };
    const solutions = solver.solutions(puzzle, { limit: MOST_SOLUTIONS });
    if (!(Symbol.iterator in solutions))
        throw notASolver(solver);
    for (const { expression } of solutions) {
        yield parseExpression(expression);
    }
}
/** Reads the options: a solver of the user, or engines that are kept. */
function parseRateOptions(options) {
    checkProperties(options, ['solver', 'wasm'], 'options');
    const { solver, wasm } = options;
    if (solver === undefined) {
        if (kept === undefined || kept.wasm !== wasm) {
            kept = { wasm, engines: compileEnginesSync({ wasm }, pickEmbedded) };
        }
        return { engines: kept.engines };
    }
    if (wasm !== undefined)
        parseSource(wasm);
    if (typeof solver?.solutions === 'function')
        return { solver };
    throw notASolver(solver);
}
function notASolver(solver) {
    return unexpected('invalid-option', 'solver', 'a Solver, which answers at once', solver);
}

export { rate };
//# sourceMappingURL=rate-puzzle.js.map
