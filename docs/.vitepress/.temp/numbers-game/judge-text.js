import { isBasic, division, isRepeated, formatFraction, subtraction, ATOM_PRECEDENCE, formatOperation, bracket, reduce, matchLeaves, isEitherAce, isWorth, multiplication, integer, addition, evaluateIntegers, MAX_NUMBERS } from './puzzles.js';
import { formatJudgedValue, isSame, toSigns, OPERATORS, isIrrational, findUnfit, operate, concatenation, toValue, toFraction, square, power, compare, squareRoot, magnitude, difference, signOf, isInteger } from './texts.js';
import { readAnswer, isApplication, toStep, listOperands, evaluateItems, worthOf } from './read-answer.js';

// Claims that a puzzle has no solution: `impossible`, `There is no way to make 24 with these numbers.`
//
// A claim has exactly one core and, unless it is strict, other words of one closed list only, so that a
// sentence that says something else is never taken for one. docs/guide/verify.md has the list.
/** Forms of the verbs that say what cannot be done with a target. */
const VERBS = 'ma(?:kes?|de|king)|g[eo]t(?:s|ten|ting)?|(?:obtain|reach|form|result|equall?)(?:e?s|ed|ing)?|' +
    '(?:achiev|produc|creat)(?:es?|ed|ing)';
/** Words beside the core. */
const WORDS$1 = 'an?|the|i|we|you|it|th(?:is|at|e[sm]e?|ose|ey)|which|our|your|of|in|on|at|by|for|from|to|with|into|as|under|' +
    'through|via|there|is|are|be|was|ha(?:s|ve)|can|could|us(?:ed?|es|ing)|found|find|exists?|available|(?:in)?valid|inputs?|case|' +
    'set|combinations?|given|all|each|every|any|three|four|five|six|numbers?|cards?|digits?|target|values?|basic|' +
    'arithmetic|allowed|operat(?:ions?|ors?)|rules|exactly|once|puzzle|problem|and|so|therefore|thus|hence|' +
    "unfortunately|sorry|note|answer|possible|will|only|sequence|it's";
const CORE = new RegExp('(?<!\\p{L})(?:impossible|not (?:possi|solva)ble|unsolvable|(?:no|do(?:es)? not have an?) (?:valid |possible |such )?(?:solutions?|ways?|combinations?)|' +
    `(?:cannot|can't|can not) (?:be )?(?:(?:used|combined) to )?(?:be )?(?:done|${VERBS})|unable to (?:${VERBS})|unm\u00f6glich|keine l\u00f6sung|pas de solution|imposible|` +
    'sin soluci\u00f3n|no hay soluci\u00f3n)(?!\\p{L})|\u65e0\u89e3|\u4e0d\u53ef\u80fd', 'giu');
/** Matches a word or a mark of punctuation that says nothing. */
const NEUTRAL = new RegExp(`^(?:${WORDS$1}|${VERBS}|[,.;:!()[\\]{}"'\`*_$\u3002])$`, 'i');
const NONE$1 = /^none\.?$/i;
const MOST_WORDS = 30;
const MOST_CHARACTERS = 1000;
const WORD = /[\p{L}'\u2019]+|-?\d+(?:\/\d+)?|[^\s]/gu;
const UPRIGHT = /\\(?:text|mathrm|textbf)\s*\{([^{}]*)\}/g;
/** Whether a text is a core alone. */
function isPlainClaim(text) {
    if (text.length > MOST_CHARACTERS)
        return false;
    const sentence = normalize(text);
    return sentence.match(CORE)?.[0] === sentence;
}
/**
 * Whether a text claims that there is no solution, perhaps in a sentence.
 *
 * @param isMarked whether it stands in a mark or behind a label, where `none` is a claim, too
 * @param puzzle its target and given numbers are the only numbers of a claim
 */
function isClaim(text, isMarked, { leaves, target }) {
    if (text.length > MOST_CHARACTERS)
        return false;
    const sentence = normalize(text);
    if (isMarked && NONE$1.test(sentence))
        return true;
    if (sentence.match(CORE)?.length !== 1)
        return false;
    const parts = sentence.replace(CORE, ' . ').match(WORD) ?? [];
    const words = sentence.match(WORD).filter((part) => /[\p{L}\d]/u.test(part));
    const isNumber = (part) => part === String(formatJudgedValue(target)) ||
        leaves.some((leaf) => leaf.some((value) => String(value) === part));
    return words.length <= MOST_WORDS && parts.every((part) => NEUTRAL.test(part) || isNumber(part));
}
/** Drops the cores of claims. */
function dropCores(text) {
    return text.replace(CORE, ' ');
}
function normalize(text) {
    return text
        .replace(UPRIGHT, '$1')
        .replace(/\u2019/g, "'")
        .replace(/[\s$]+/g, ' ')
        .trim();
}

// Labels before an answer, at the begin of a line: `Answer:`, `**Final answer:**`, `## L\u00f6sung`, `The answer
// is`.
const WORDS = 'final[ \\t]+answer|answer|solution|expression|antwort|l\u00f6sung|r\u00e9ponse|respuesta|soluci\u00f3n|\u7b54\u6848';
const LABEL = new RegExp('^([ \\t#>*_\u2713\u2705\u2714]*)(?:(?:(the[ \\t]+(?:final[ \\t]+)?answer[ \\t]+is(?!\\p{L}))|' +
    `${WORDS})([*_]*)[ \\t]*([:\uff1a]?)([*_]*)|A:(?=[ \\t]))|^[ \\t>*_]*####(?!#)`, 'gimu');
const LABEL_AT_START = new RegExp(LABEL.source, 'imuy');
const END_OF_LINE = /[ \t\r]*(?:\n|$)/y;
/** Finds all labels of a text. */
function findLabels(text) {
    return [...text.matchAll(LABEL)].flatMap((match) => toLabel(match, text) ?? []);
}
/** Finds the label that begins a text; null if there is none. */
function matchLabel(text) {
    LABEL_AT_START.lastIndex = 0;
    const match = LABEL_AT_START.exec(text);
    return match && toLabel(match, text);
}
/** Drops the marks that a label opened, behind the answer. */
function closeMarks(text, { opened }) {
    if (opened === '')
        return text;
    return text.replace(new RegExp(`${opened.replaceAll('*', '\\*')}(?=\\.?[ \\t\\r]*$)`, 'm'), '');
}
/** A label must have a colon, or be a heading, or stand between marks. */
function toLabel(match, text) {
    const [all] = match;
    const [, before = '', , marks = '', , after = ''] = match;
    const [sentence, colon] = [match.at(2), match.at(4)];
    const end = match.index + all.length;
    const mark = match.index + before.length;
    if ((before.match(/[\u2713\u2705\u2714]/gu)?.length ?? 0) > 1)
        return null;
    if (colon === undefined)
        return all.endsWith('a:') ? null : { mark, end, opened: '' };
    const opened = /[*_]*$/.exec(before)[0].slice(-3);
    END_OF_LINE.lastIndex = end;
    const isHeading = before.includes('#') && END_OF_LINE.test(text);
    const isBetweenMarks = opened !== '' && marks !== '';
    if (colon === '' && sentence === undefined && !isHeading && !isBetweenMarks)
        return null;
    if (opened !== '')
        return { mark, end, opened: marks + after === '' ? opened : '' };
    return marks === '' ? { mark, end: end - after.length, opened } : null;
}

// The lines of an answer of a language model: which of them belong to a label, and what they are without
// labels, marks, full stops and the numbers of steps. What is left is read by read-answer.ts.
const LINES = { isTolerant: true, leadingMinus: false, isMath: undefined, isStep: true };
/** Marks that are dropped as a pair, and how many at most. */
const PAIRS = ['**', '__', '*', '_', '`', '"', "'"];
const MOST_PAIRS = 3;
/** Matches one full stop at the end of a line, before or behind marks. */
const FULL_STOP = /[.\u3002](?<=[\d)\]}$!ajqkt][`*_"'$]*[.\u3002])(?=[`*_"'$]*(?:\\[)\]])?[`*_"' \t\r]*$)/gim;
/** Matches a tick at an end. */
const TICK = /^\s*[\u2713\u2705\u2714]|[\u2713\u2705\u2714]\s*$/;
/** Matches a value in marks behind a sign of equality. */
const MARKED_RESULT = /(=\s*)(\*\*|__|[*_`])([^*_`\n]{1,40})\2/g;
/** What may stand before steps: `Step 1:`, `1.`, `1)`, bullets, and `(1)`. */
const PREFIXES = [
    /^\s*([*_]*)step[ \t]*\d[\d.]*(?:\1[ \t]*[:)]|[:)]\1|\.\1(?=\s|$)|\1\s*$)/i,
    /^\s*\d+\.(?=[ \t])/,
    /^\s*\d+\)(?=[ \t])/,
    /^\s*\*(?=[ \t])/,
    /^\s*-(?=[ \t])/,
    /^\s*\(\d+\)(?=[ \t])/,
];
const [STEP, , , , DASH, COUNTED] = PREFIXES;
/** Matches the end of a line that goes on: an operator. */
const OPEN_END = /(?:[-+*/:^=,(]|(?<![a-z])(?:x|mod)|\\(?:times|cdot|ast|div|b?mod))\s*$/i;
/** Matches the begin of a line that goes on: an operator or a sign of equality, or a bracket that closes. */
const GOES_ON = /^\s*(?:[-+*/:^]|=+|x(?![a-z])|mod\b|\\(?:times|cdot|ast|div|b?mod)(?![a-z]))/i;
const CLOSES = /^\s*(?:\\right\s*)?[)\]}]/;
/** Matches a heading, such as `Steps:`. */
const HEADING = /^[\s#>*_]*\p{L}[\p{L} ]{0,40}:[*_]*\s*$/u;
const LETTERS = /\\?\p{L}{2,}/gu;
const names = new Set([...OPERATORS.map(({ operator }) => operator), 'step', 'left']);
/** Reads lines as the answer to a puzzle; null if they are not readable. */
function readLines(text, puzzle) {
    const read = readAnswer(text, puzzle, LINES);
    return 'reason' in read ? null : read;
}
/**
 * Whether a text is one number, perhaps in marks, that is the target.
 *
 * @param isResult whether it stands behind a sign of equality, where it may be a quotient
 */
function isTarget(text, puzzle, isResult) {
    const drafts = readLines(tidy(text, puzzle, false), puzzle)?.drafts ?? [];
    const [draft] = drafts;
    if (drafts.length !== 1 || draft.claims.length > 0)
        return false;
    const { literal, row } = draft.expression;
    return literal !== null && (isResult || row === null) && isSame(literal, puzzle.target);
}
/** Drops from an answer what is not part of the expression, equation or steps. */
function tidy(text, puzzle, isPython) {
    let rest = dropPairs(dropLabel(toSigns(text)).replace(TICK, ''));
    if (isPython)
        rest = readPython(rest);
    const lines = rest.split('\n');
    const steps = dropPrefixes(lines.length > 1 ? lines.map(dropPairs) : lines);
    if (lines.length > 1 || steps !== lines)
        rest = steps.map(dropPairs).join('\n');
    return rest.includes('=')
        ? rest.replace(MARKED_RESULT, (all, sign, _, value) => isTarget(value, puzzle, true) ? sign + value : all)
        : rest;
}
/** Drops a label at the start. */
function dropLabel(text) {
    const trimmed = text.trim();
    const label = matchLabel(trimmed);
    return label === null ? trimmed : closeMarks(trimmed.slice(label.end), label).trim();
}
/** Drops pairs of marks round a text, and full stops at the ends of lines. */
function dropPairs(text) {
    let rest = text.replace(FULL_STOP, '').trim();
    for (let count = 0; count < MOST_PAIRS; count++) {
        const firstLine = rest.slice(0, rest.indexOf('\n')).trimEnd();
        const pair = PAIRS.find((mark) => rest.length > 2 * mark.length &&
            rest.startsWith(mark) &&
            rest.endsWith(mark) &&
            (!rest.includes('\n') || !firstLine.endsWith(mark)));
        if (pair === undefined)
            break;
        rest = dropLabel(rest.slice(pair.length, -pair.length)).replace(FULL_STOP, '').trim();
    }
    return rest;
}
/** Drops what stands before steps, if it stands before every one of them. */
function dropPrefixes(lines) {
    const prefix = findPrefix(lines[0]);
    if (prefix === undefined)
        return lines;
    let count = 0;
    let isNamed = false; // by a line that has only `Step 1`
    const rest = [];
    for (const line of lines) {
        const match = prefix.exec(line);
        if (match === null) {
            if (!isNamed && line.trim() !== '')
                return lines;
            if (line.trim() !== '')
                isNamed = false;
            rest.push(line);
            continue;
        }
        count++;
        if (prefix === COUNTED && !match[0].includes(`(${count})`))
            return lines;
        rest.push(line.slice(match[0].length));
        isNamed = prefix === STEP && rest[rest.length - 1].trim() === '';
    }
    return count < 2 && (prefix === DASH || prefix === COUNTED) ? lines : rest;
}
function findPrefix(line) {
    return PREFIXES.find((prefix) => prefix.test(line));
}
/** Reads `result = ...`, or a `print` of an expression, in a fence of Python. */
function readPython(text) {
    const assigned = /^result\s*=(?!=)/.exec(text);
    if (assigned !== null)
        return text
            .slice(assigned[0].length)
            .replace(/\bprint *\( *result *\)$/, '')
            .trim();
    return /^print *\(/.test(text) && text.endsWith(')') ? text.slice(text.indexOf('(') + 1, -1).trim() : text;
}
/**
 * Finds the lines that belong to a label: without an answer on its own line the rest of the text, up to a
 * blank line and prose; otherwise the line, and those in which it goes on.
 */
function takeLines(lines, puzzle) {
    if (lines[0].trim() === '')
        return { lines: takeBlock(lines), dropsRepeated: false };
    const steps = takeSteps(lines, puzzle);
    return { lines: steps ?? takeLine(lines, puzzle), dropsRepeated: steps !== null };
}
function takeBlock(lines) {
    let isBehindBlank = false;
    let hasText = false;
    for (const [place, line] of lines.entries()) {
        if (line.trim() === '')
            isBehindBlank = hasText;
        else {
            if (isBehindBlank && isProse(line))
                return lines.slice(0, place);
            isBehindBlank = false;
            hasText = true;
        }
    }
    return lines;
}
/** Whether a line has a word that names no operator, card or claim. */
function isProse(line) {
    const found = dropCores(line).match(LETTERS) ?? [];
    return found.some((word) => !word.startsWith('\\') && !names.has(word.toLowerCase()));
}
/**
 * Takes the steps behind a line that is a step, if they use its result or lead to the target; null if there
 * are none.
 */
function takeSteps(lines, puzzle) {
    const first = readSteps(lines[0], puzzle);
    if (first === null)
        return null;
    const prefix = findPrefix(lines[0].trim());
    // Results are known as the given numbers are, where a comma may group digits.
    const leaves = [...puzzle.leaves, ...first.results.flatMap(toLeaf)];
    let end = 1;
    let isUsed = false;
    let isReached = false;
    for (let place = 1; place < lines.length; place++) {
        if (lines[place].trim() === '')
            continue;
        const next = findPrefix(lines[place]) === prefix ? readSteps(lines[place], { ...puzzle, leaves }) : null;
        if (next === null)
            break;
        leaves.push(...next.results.flatMap(toLeaf));
        end = place + 1;
        isUsed ||= next.operands.some((operand) => first.results.some((result) => operand !== 'A' && isSame(operand, result)));
        isReached = next.results.some((result) => isSame(result, puzzle.target));
    }
    return isUsed || isReached ? lines.slice(0, end) : null;
}
function toLeaf(value) {
    return typeof value === 'number' ? [[value]] : [];
}
/** Reads a line that has only steps; null if it has anything else. */
function readSteps(line, puzzle) {
    const read = readLines(tidyStep(line), puzzle);
    if (read === null)
        return null;
    const operands = [];
    const results = [];
    let holds = true;
    for (const { expression, claims, isApproximate } of read.drafts) {
        const { start, end } = expression;
        const isFurther = read.items.slice(start, end).some((item) => isApplication(item) && !isBasic(item.row));
        const taken = toStep(read.items, start, end)?.operands ?? (isFurther ? listOperands(read.items, start, end) : null);
        if (taken === null || (claims.length === 0 && !isApproximate))
            return null;
        operands.push(...taken);
        const [value, ...claimed] = [expression, ...claims].map((side) => evaluateItems(read.items, side.start, side.end));
        const isValue = (claim) => value !== null && claim !== null && isSame(claim, value);
        holds &&= claims.length > 0 && claimed.every(isValue);
        results.push(...[value, ...claimed].flatMap((result) => result ?? []));
    }
    return { operands, results, holds };
}
/** A line without marks and without what stands before a step. */
function tidyStep(line) {
    const rest = dropPairs(line);
    const prefix = findPrefix(rest);
    return prefix === undefined ? rest : dropPairs(rest.replace(prefix, ''));
}
/**
 * Takes the last line if it is a claim, and the others are headings and steps that do not make the target;
 * else null.
 */
function takeClaim(text, puzzle) {
    const lines = toSigns(text).trimEnd().split('\n');
    const last = dropPairs(lines.pop());
    const isWithout = (line) => readSteps(line, puzzle)?.results.every((result) => !isSame(result, puzzle.target)) === true;
    const holds = isClaim(last, false, puzzle) &&
        lines.every((line) => line.trim() === '' || HEADING.test(line) || isWithout(line));
    return holds ? last : null;
}
/** Takes a line, and the next ones while it goes on in them. */
function takeLine(lines, puzzle) {
    let end = 1;
    let text = dropPairs(lines[0]);
    let depth = depthOf(text);
    let hasNoSteps = false; // behind the line
    for (let place = 1; place < lines.length; place++) {
        const line = lines[place];
        if (line.trim() === '')
            continue;
        const isAsked = depth > 0 || OPEN_END.test(text);
        if (!isAsked && !CLOSES.test(line)) {
            if (!goesOn(line, puzzle))
                break;
            hasNoSteps ||= !hasBulletedSteps(lines, place, puzzle);
            if (!hasNoSteps)
                break;
        }
        text = line;
        depth += depthOf(line);
        end = place + 1;
    }
    return lines.slice(0, end);
}
/** Whether a line begins with an operator or a sign of equality before an expression or an equation. */
function goesOn(line, puzzle) {
    const begin = GOES_ON.exec(line);
    if (begin === null)
        return false;
    const read = readAnswer(dropPairs(line.slice(begin[0].length)), puzzle, LINES);
    return 'reason' in read ? read.reason === 'operator-not-allowed' : read.drafts.length === 1;
}
/** Whether two or more steps begin at a line that have a bullet and all hold. */
function hasBulletedSteps(lines, from, puzzle) {
    const prefix = findPrefix(lines[from]);
    if (prefix === undefined)
        return false;
    let count = 0;
    for (const line of lines.slice(from)) {
        if (line.trim() === '')
            continue;
        if (findPrefix(line) !== prefix)
            break;
        if (readSteps(line, puzzle)?.holds !== true)
            return false;
        count++;
    }
    return count > 1;
}
/** Number of brackets that a text opens and does not close. */
function depthOf(text) {
    let depth = 0;
    for (const bracket of text.match(/[([{)\]}]/g) ?? [])
        depth += '([{'.includes(bracket) ? 1 : -1;
    return depth;
}

// Chooses the text to judge from what a language model wrote: one candidate, before anything is judged, so
// that a right expression elsewhere in the text never counts.
//
// What stands before and behind the turn of the assistant and in thoughts is dropped. Then the last mark
// counts: a tag, a box, a code fence or a label. Each kind of mark is found in one pass.
/** A text that is no answer, for one whose end is missing. */
const UNCLOSED = toCandidate('?', false, false);
/** Heads of an assistant's turn; of gpt-oss the last channel counts. */
const HEADS = [
    '<|im_start|>assistant',
    'Assistant:',
    '<|start_header_id|>assistant<|end_header_id|>',
    '<start_of_turn>model',
    '[/INST]',
    '<|assistant|>',
    '<\uff5cAssistant\uff5c>',
    '<|start|>assistant',
    '<|channel|>final<|message|>',
];
/** Matches the head of a turn of somebody else; behind a head, names of speakers are such heads, too. */
const NEXT_HEAD = /<\|(?:im_start|start_header_id|start|user|system)\|>|<start_of_turn>|\[INST\]|<\uff5cUser\uff5c>/;
const NEXT_TURN = new RegExp(`${NEXT_HEAD.source}|^(?:User|Human|System):`, 'm');
/**
 * Matches the begin and the end of thoughts: the analysis channel of gpt-oss, and tags whose name, the group,
 * tells it.
 */
const THOUGHTS = /<\|channel\|>(?:analysis|commentary)[^<]{0,40}<\|message\|>|<\|end\|>|(?:<\|?|\[|\u25c1)(\/?\w{0,30}?(?:think|thought|reason)\w{0,30})(?:\|?>|\]|\u25b7)/gi;
/** Parts of these in texts that have them; most texts have none, which is found fast. */
const THOUGHT_PARTS = ['hink', 'HINK', 'hought', 'HOUGHT', 'eason', 'EASON', '<|channel|>'];
const CLOSING_NAME = /^(?:\/|end)/i;
const END_OF_CHANNEL = '<|end|>';
/** Matches a token such as `<|im_end|>`, `<|eot_id|>`, `<|end_of_text|>` and `</s>`. */
const END_TOKEN = /<(?:[|\uff5c](?:im_)?(?:e|return)[^|\uff5c>]*[|\uff5c]|\/s|eos|pad|end_of_turn)>$/;
const TAG = /<(\/?)(answer|final_answer|solution)>/gi;
/** Matches a code fence: back-ticks anywhere, tildes at the begin of a line. */
const FENCE = /`{3,}|^~{3,}/gm;
const FENCE_LINE = /([\w+-]*)[ \t]*\r?\n/y;
/** Matches the braces of boxes and all others; escaped ones are text. */
const BRACE = /\\(?:boxed|fbox)\s*\{|\\[^]|[{}]/g;
/** Most labels and marks round the target that are passed over. */
const MOST_PASSED = 20;
/**
 * Takes the last complete `<answer>` or box outside thoughts, whose content is judged as it is; undefined if
 * there is none.
 */
function extractCandidate(text) {
    const reply = dropThoughts(takeTurn(text), true);
    const tags = findTags(reply).closed.filter(({ mark }) => /^<answer>/i.test(reply.slice(mark, mark + 8)));
    const last = sortMarks([...tags, ...findBoxes(reply).closed]).at(-1);
    return last && toCandidate(reply.slice(last.begin, last.end), last.kind === 'box', true);
}
/** Chooses the candidate of a text and drops what is not part of the answer; undefined if there is none. */
function chooseCandidate(text, puzzle) {
    const reply = dropThoughts(takeTurn(text), false);
    if (reply === undefined)
        return undefined;
    const candidate = findMarked(dropEndTokens(reply), puzzle);
    return candidate.text === '' ? undefined : candidate;
}
function toCandidate(text, isMath, isMarked, dropsRepeated = false) {
    return { text, isMarked, isMath: isMath || undefined, dropsRepeated };
}
/** Takes the last turn of the assistant: what follows its head, up to the turn of somebody else. */
function takeTurn(text) {
    let begin = 0;
    for (const head of HEADS)
        if (text.includes(head))
            begin = Math.max(begin, text.lastIndexOf(head) + head.length);
    const turn = text.slice(begin);
    const end = turn.search(begin > 0 ? NEXT_TURN : NEXT_HEAD);
    return end < 0 ? turn : turn.slice(0, end);
}
/**
 * Drops thoughts; without their begin all up to their end.
 *
 * @param keepsBefore whether to keep what stands before thoughts; otherwise undefined if they are not closed
 */
function dropThoughts(text, keepsBefore) {
    if (!THOUGHT_PARTS.some((part) => text.includes(part)))
        return text;
    const kept = [];
    let end = 0; // of the last thoughts
    let begin = -1; // of open thoughts
    let isChannel = false;
    for (const match of text.matchAll(THOUGHTS)) {
        const { index } = match;
        const [tag] = match;
        const name = match.at(1);
        const closes = name === undefined ? tag === END_OF_CHANNEL : CLOSING_NAME.test(name);
        if (!closes) {
            if (begin < 0)
                [begin, isChannel] = [index, name === undefined];
        }
        else if (name !== undefined || isChannel) {
            if (begin < 0)
                kept.length = 0;
            else
                kept.push(text.slice(end, begin));
            end = index + tag.length;
            [begin, isChannel] = [-1, false];
        }
    }
    if (!keepsBefore)
        return begin < 0 ? text.slice(end) : undefined;
    kept.push(text.slice(end, begin < 0 ? text.length : begin));
    return kept.join('\n');
}
function dropEndTokens(text) {
    for (let rest = text.trimEnd();;) {
        const token = END_TOKEN.exec(rest.slice(-30));
        if (token === null)
            return rest;
        rest = rest.slice(0, -token[0].length).trimEnd();
    }
}
/** Finds the candidate: the marked part that begins last, or else the whole text. */
function findMarked(text, puzzle) {
    const [tags, boxes, fences] = [findTags(text), findBoxes(text), findFences(text)];
    // What stands in an unclosed tag or box is cut off; an unclosed fence may also be a mark in prose.
    if (Math.max(tags.unclosed, boxes.unclosed) >= 0)
        return UNCLOSED;
    const closed = sortMarks([...tags.closed, ...boxes.closed, ...fences.closed]);
    const marks = sortMarks([...closed, ...findLabelled(text, closed)]);
    for (let place = marks.length - 1; place >= 0; place--) {
        const marked = marks[place];
        if (fences.unclosed > marked.mark)
            return UNCLOSED;
        const { content, dropsRepeated } = contentOf(marked, text, puzzle);
        const behind = isResult(marked, text);
        const isPassable = marks.length - place <= MOST_PASSED && isTarget(content, puzzle, behind);
        if (isPassable && behind)
            return takeEquation(marked, text, closed, puzzle);
        if (isPassable && place > 0)
            continue;
        const isMath = closed.some(({ kind, begin, end }) => kind === 'box' && begin <= marked.begin && marked.end <= end);
        return toCandidate(tidy(content, puzzle, marked.isPython === true), isMath, true, dropsRepeated);
    }
    if (fences.unclosed >= 0)
        return UNCLOSED;
    return toCandidate(takeClaim(text, puzzle) ?? tidy(text, puzzle, false), false, false);
}
function sortMarks(marks) {
    return marks.sort((left, right) => left.mark - right.mark);
}
/** Content of a mark or label. */
function contentOf({ kind, begin, end, opened = '' }, text, puzzle) {
    const content = text.slice(begin, end);
    if (kind !== 'label')
        return { content, dropsRepeated: false };
    const { lines, dropsRepeated } = takeLines(toSigns(closeMarks(content, { opened })).split('\n'), puzzle);
    return { content: lines.join('\n'), dropsRepeated };
}
/** Whether a mark stands behind a sign of equality. */
function isResult({ kind, mark }, text) {
    return (kind === 'box' || kind === 'tag') && /=[ \t$]*$/.test(text.slice(Math.max(0, mark - 20), mark));
}
/** Takes the line whose result is marked, without the mark; inside a tag or fence all of its content. */
function takeEquation(marked, text, closed, puzzle) {
    const { mark, begin, end, after } = marked;
    const round = closed.filter((other) => other.begin <= mark && after <= other.end).at(-1);
    const lineEnd = text.indexOf('\n', after);
    const from = round?.begin ?? text.lastIndexOf('\n', mark) + 1;
    const to = round?.end ?? (lineEnd < 0 ? text.length : lineEnd);
    const equation = text.slice(from, mark) + text.slice(begin, end) + text.slice(after, to);
    return toCandidate(tidy(equation, puzzle, round?.isPython === true), false, true);
}
function findTags(text) {
    const closed = [];
    const open = new Map();
    const first = text.indexOf('<');
    TAG.lastIndex = Math.max(first, 0);
    if (first < 0)
        return { closed, unclosed: -1 };
    for (const { index: mark, 0: tag, 1: slash, 2: word } of text.matchAll(TAG)) {
        const name = word.toLowerCase();
        const after = mark + tag.length;
        const opened = open.get(name);
        if (slash === '')
            open.set(name, { mark, begin: after });
        else if (opened !== undefined) {
            closed.push({ kind: 'tag', ...opened, end: mark, after });
            open.delete(name);
        }
    }
    return { closed, unclosed: Math.max(-1, ...[...open.values()].map(({ mark }) => mark)) };
}
function findBoxes(text) {
    const closed = [];
    if (!text.includes('\\boxed') && !text.includes('\\fbox'))
        return { closed, unclosed: -1 };
    const open = [];
    for (const { index, 0: brace } of text.matchAll(BRACE)) {
        if (brace === '{')
            open.push(null);
        else if (brace === '}') {
            const box = open.pop() ?? null;
            if (box !== null)
                closed.push({ kind: 'box', mark: box[0], begin: box[1], end: index, after: index + 1 });
        }
        else if (brace.endsWith('{') && brace.length > 2)
            open.push([index, index + brace.length]);
    }
    const unclosed = open.filter((box) => box !== null).at(-1)?.[0] ?? -1;
    return { closed, unclosed };
}
/**
 * Finds code fences. The rest of the line that opens a fence is not content. A fence directly inside another
 * one opens a fence of its own.
 */
function findFences(text) {
    const open = [];
    const closed = [];
    if (!text.includes('```') && !text.includes('~~~'))
        return { closed, unclosed: -1 };
    for (const { index: mark, 0: fence } of text.matchAll(FENCE)) {
        const within = open.at(-1);
        const after = mark + fence.length;
        if (within !== undefined &&
            text[within.mark] === text[mark] &&
            text.slice(within.begin, mark).trim() !== '') {
            open.pop();
            closed.push({ kind: 'fence', ...within, end: mark, after });
            continue;
        }
        FENCE_LINE.lastIndex = after;
        const line = FENCE_LINE.exec(text);
        open.push({
            mark,
            begin: line === null ? after : FENCE_LINE.lastIndex,
            isPython: /^py/i.test(line?.[1] ?? ''),
        });
    }
    return { closed, unclosed: open.at(-1)?.mark ?? -1 };
}
/** Finds the labels. Each ends with the innermost closed part that it is in. */
function findLabelled(text, closed) {
    const ends = []; // of the parts that have begun, the first to end last
    let next = 0;
    return findLabels(text).map(({ mark, end: begin, opened }) => {
        for (; next < closed.length && closed[next].mark <= mark; next++) {
            let place = ends.length;
            while (place > 0 && ends[place - 1] < closed[next].end)
                place--;
            ends.splice(place, 0, closed[next].end);
        }
        while (ends.length > 0 && ends[ends.length - 1] <= mark)
            ends.pop();
        const end = Math.max(begin, ends.at(-1) ?? text.length);
        return { kind: 'label', mark, begin, end, after: end, opened };
    });
}

/** Reasons in their order. */
const REASONS = [
    'too-long',
    'not-an-expression',
    'operator-not-allowed',
    'number-not-given',
    'number-reused',
    'number-unused',
    'division-by-zero',
    'not-natural',
    'not-integer',
    'not-rational',
    'outside-domain',
    'too-large',
    'undecided',
    'wrong-result',
    'nearest',
    'wrong-value',
    'exact',
    'unproved',
    'impossible',
];
const READ_MODES = ['strict', 'extract', 'tolerant'];

/** Earlier of two reasons. */
function findEarlier(left, right) {
    if (left === null || right === null)
        return left ?? right;
    return REASONS.indexOf(left) <= REASONS.indexOf(right) ? left : right;
}

// Gives the parts of an answer their values: exact ones, which may be irrational, by the arithmetic of the
// operators, which is exact/ for all of them. The four operators on rational values need none of that.
//
// An operation without a value has a fault, and so has one whose value the rules do not allow. The rest of
// the expression is evaluated all the same, because an earlier reason may be found there. An operand of a
// step that repeats an earlier step with an irrational result is known by its text.
//
// The work is bounded: exact/ computes only for expressions that take at most as many numbers as there are,
// and for at most MAX_EXACT different operations, more than right answers have. An answer beyond that is
// `too-large`, if it is not refused for an earlier reason, and mostly it uses too many numbers.
const MAX_EXACT = 100;
/** Evaluates an answer, for one choice of aces after another. */
class Evaluator {
    #work = 0;
    /** Values of steps whose results are not stated exactly, by their texts. */
    #known;
    /** The values that exact/ found, by operators and the keys of operands, for all choices of aces. */
    #found;
    /** Numbers of irrational values that have no normal form. */
    #numbers = new Map();
    /** The items of all expressions, with a choice of aces. */
    #items = [];
    #values = [];
    #fault = null;
    /** @param numbers how many numbers are given */
    constructor(rules, numbers, answer, arithmetic) {
        this.rules = rules;
        this.numbers = numbers;
        this.answer = answer;
        this.arithmetic = arithmetic;
    }
    /**
     * Evaluates the answer; null if its parts are not steps.
     *
     * @param elevens which aces count 11: bit i stands for the i-th of them
     */
    evaluate(elevens) {
        const { drafts } = this.answer;
        const isSteps = drafts.length > 1;
        const items = this.#chooseAces(elevens);
        this.#work = MAX_EXACT;
        this.#known = undefined;
        const statements = [];
        for (const { expression, claims, isApproximate } of drafts) {
            const { start, end } = expression;
            const isStated = claims.length > 0 || isApproximate;
            const step = isStated ? toStep(items, start, end, this.#known && this.#findRepeated) : null;
            if (isSteps && step === null)
                return null;
            const operands = isSteps ? step.operands : listOperands(items, start, end);
            if (!isSteps && operands.length > this.numbers)
                this.#work = 0;
            this.#fault = null;
            const value = this.#run(start, end);
            const fault = this.#fault;
            let stated = null;
            let wrong = null;
            for (const { start, end, literal } of claims) {
                const claimed = this.#run(start, end);
                if (literal !== null)
                    stated ??= claimed;
                wrong = findEarlier(wrong, this.#compare(value, claimed));
            }
            const text = isApproximate || isIrrational(value) ? formatPart(items.slice(start, end)) : null;
            if (isApproximate)
                (this.#known ??= new Map()).set(text, value);
            statements.push({
                operands,
                value,
                fault: findEarlier(fault, wrong),
                result: stated ?? (isIrrational(value) ? { text: text } : value),
                row: step?.row ?? null,
                text: isIrrational(value) ? text : null,
            });
        }
        return statements;
    }
    /** Whether an answer that is one expression has an irrational value, for a choice of aces. */
    isIrrational(elevens) {
        const { start, end } = this.answer.drafts[0].expression;
        this.#chooseAces(elevens);
        this.#work = listOperands(this.#items, start, end).length <= this.numbers ? MAX_EXACT : 0;
        return isIrrational(this.#run(start, end));
    }
    /** Makes the i-th ace count 11 if bit i of `elevens` is set, else 1. */
    #chooseAces(elevens) {
        const { items, aces } = this.answer;
        let ace = 0;
        const choose = (item) => (item === 'A' && ((elevens >> ace++) & 1) === 0 ? 1 : item);
        this.#items = aces === 0 ? items : items.map(choose);
        return this.#items;
    }
    /**
     * Finds the result of an earlier step that the items from `start` to `end` repeat; null if there is none.
     */
    #findRepeated = (start, end) => {
        const text = formatPart(this.#items.slice(start, end));
        const known = this.#known?.get(text);
        if (known === undefined)
            return null;
        return known === null || isIrrational(known) ? { text } : known;
    };
    /** Evaluates the items from `start` to `end`. */
    #run(start, end) {
        const items = this.#items;
        if (end === start + 1)
            return worthOf(items[start]);
        const values = this.#values;
        for (let at = start; at < end; at++) {
            const item = items[at];
            if (item === 'sign')
                values.push(this.#negate(values.pop()));
            else if (!isApplication(item))
                values.push(worthOf(item));
            else if (isBasic(item.row)) {
                const right = values.pop();
                values.push(this.#check(this.#operate(item.row, values.pop(), right)));
            }
            else {
                const operands = values.splice(-item.count);
                const before = items.slice(at - item.count, at);
                if (item.isReversed)
                    operands.reverse();
                values.push(this.#check(this.#applyFurther(item.row, operands, before)));
            }
        }
        return values.pop();
    }
    /** Notes the reason why the rules do not allow a value. */
    #check(value) {
        const unfit = value === null ? null : findUnfit(value, this.rules.values);
        if (unfit !== null)
            this.#note(unfit);
        return value;
    }
    #operate(row, left, right) {
        if (left === null || right === null)
            return null;
        if (isIrrational(left) || isIrrational(right))
            return this.#applyExactly(row, [left, right]);
        return (operate(row, left, right) ??
            this.#note(row === division && right === 0 ? 'division-by-zero' : 'too-large'));
    }
    /** @param before the items before the operation, as many as it has operands */
    #applyFurther(row, operands, before) {
        if (operands.includes(null))
            return null;
        const last = before.at(-1);
        const isOutside = row === concatenation
            ? !before.every(isDigit) || before[0] === 0
            : isApplication(last) && isRepeated(row, last.row);
        return isOutside
            ? this.#note('outside-domain')
            : this.#applyExactly(row, operands);
    }
    #applyExactly(row, operands) {
        this.#found ??= new Map();
        const key = operands.reduce((start, value) => `${start} ${this.#keyOf(value)}`, row.operator);
        const found = this.#found.get(key);
        if (found !== undefined)
            return found;
        if (this.#work === 0)
            return this.#note('too-large');
        this.#work--;
        const result = this.arithmetic.apply(row, operands.map(toExact), this.rules.limits);
        if (typeof result === 'string')
            return this.#note(result);
        const value = isIrrational(result) ? result : toValue(result);
        this.#found.set(key, value);
        return value;
    }
    /** Key of a value: equal for equal values only. */
    #keyOf(value) {
        if (typeof value === 'number')
            return String(value);
        if (!isIrrational(value))
            return formatFraction(value);
        const { form } = value;
        if (form !== null)
            return `[${form.key}]`;
        const number = this.#numbers.get(value) ?? this.#numbers.size;
        this.#numbers.set(value, number);
        return `#${number}`;
    }
    #negate(value) {
        if (!isIrrational(value))
            return value === null ? null : operate(subtraction, 0, value);
        return this.arithmetic.apply(subtraction, [toExact(0), value], this.rules.limits);
    }
    /** Compares a value with a stated one. Returns the reason if it is not the same. */
    #compare(value, claimed) {
        if (value === null)
            return null;
        if (claimed === null)
            return 'wrong-result';
        const same = isIrrational(value) || isIrrational(claimed)
            ? this.arithmetic.isEqual(toExact(value), toExact(claimed))
            : isSame(value, claimed);
        return same === true ? null : same || 'wrong-result';
    }
    #note(fault) {
        this.#fault = findEarlier(this.#fault, fault);
        return null;
    }
}
/** Whether an item is a number of one digit. */
function isDigit(item) {
    return typeof item === 'number' && /^\d$/.test(String(item));
}
/** Text of an expression, by which later steps repeat it. */
function formatPart(items) {
    const parts = [];
    for (const item of items) {
        if (item === 'sign')
            parts.push({ text: `-${parts.pop().text}`, precedence: 0 });
        else if (!isApplication(item))
            parts.push({ text: String(formatJudgedValue(worthOf(item))), precedence: ATOM_PRECEDENCE });
        else {
            const { row, count, isReversed } = item;
            const operands = parts.splice(-count);
            if (isReversed)
                operands.reverse();
            const [first, last = first] = operands;
            const text = row === concatenation
                ? operands.map((operand) => operand.text).join('')
                : formatOperation(row, bracket(first.text, first.precedence, row, false), bracket(last.text, last.precedence, row, row.arity === 2));
            parts.push({ text, precedence: row.precedence });
        }
    }
    return parts[0].text;
}
/** Converts a value for exact/: to a fraction in lowest terms, or an irrational number. */
function toExact(value) {
    return isIrrational(value) ? value : reduce(toFraction(value));
}

// Finds which given numbers an answer takes. If the rules have concatenations, a number such as 12 is a given
// one, or two given digits: as many as possible are taken as given, unless all given numbers are to be used
// and that leaves some.
/** Whether a number may come from a leaf. */
function canBe(leaf, taken) {
    return taken === 'A' ? isEitherAce(leaf) : isWorth(leaf, taken);
}
/**
 * Finds a largest matching of leaves and uses.
 *
 * @param takesAll whether all leaves are to be used
 */
function takeNumbers(leaves, used, allowsDigits, takesAll) {
    const useOf = matchLeaves(leaves, used, canBe);
    const given = { used, useOf };
    const isComplete = ({ used, useOf }) => countTaken(useOf) === used.length && (!takesAll || used.length === leaves.length);
    if (!allowsDigits || used.length > leaves.length || isComplete(given))
        return given;
    const numerals = used.flatMap((taken, use) => (isNumeral(taken) ? [use] : []));
    for (let count = 1; count <= numerals.length; count++) {
        for (const chosen of chooseFrom(numerals, count)) {
            const expanded = used.flatMap((taken, use) => chosen.includes(use) ? digitsOf(taken) : [taken]);
            if (expanded.length > leaves.length)
                continue;
            const taking = { used: expanded, useOf: matchLeaves(leaves, expanded, canBe) };
            if (isComplete(taking))
                return taking;
        }
    }
    return given;
}
function countTaken(useOf) {
    return useOf.filter((use) => use >= 0).length;
}
/** Whether a number consists of at least two digits. */
function isNumeral(taken) {
    return typeof taken === 'number' && /^\d{2,}$/.test(String(taken));
}
/** Digits of a number. */
function digitsOf(numeral) {
    return Array.from(String(numeral), Number);
}
/** Yields all ways to choose some of a list, in the order of the list. */
function* chooseFrom(list, count, from = 0) {
    if (count === 0)
        yield [];
    for (let i = from; count > 0 && i < list.length; i++) {
        for (const rest of chooseFrom(list, count - 1, i + 1))
            yield [list[i], ...rest];
    }
}

// Plays an answer out: finds the numbers that it takes from the puzzle, and the values that it makes.
//
// Steps act on a table of values: the given numbers and the results so far. If a result has the value of an
// operand it is taken first, because a given number will serve as well later, while a result did not serve
// before. A result counts as the step states it, so one wrong result is one fault.
//
// Digits are put together from given numbers only. A square root or a factorial takes a result of another one
// only if nothing else has the value, because that is a fault; everything else takes such a result first.
/** Plays an answer out. */
function play(statements, leaves, rules, form) {
    const { operands, value, text, fault, row } = statements[0];
    if (statements.length > 1 || (row === multiplication && hasProductSquares(rules)))
        return new StepPlay(leaves, rules, form).play(statements);
    return { value, text, fault, used: operands, isSpent: NONE, results: 1 };
}
const NONE = [];
/** Table of the results so far, and the numbers taken from the puzzle. */
class StepPlay {
    #used = [];
    #isSpent = [];
    /** Counts of the results that are left, and of those of square roots and factorials, by value. */
    #table = new Map();
    #rootsAndFactorials;
    /** Counts of `used` up to an index, by value. */
    #uses = new Map();
    #counted = 0;
    #results = 0;
    #fault = null;
    constructor(leaves, rules, form) {
        this.leaves = leaves;
        this.rules = rules;
        this.form = form;
    }
    play(statements) {
        const lines = this.form.dropsRepeated ? new Set() : undefined;
        let isWhole = true;
        for (const statement of statements) {
            const { value, result, row } = statement;
            if (lines !== undefined && this.#isRepeated(statement, lines))
                continue;
            for (const operand of this.#findOperands(statement))
                this.#take(operand, row);
            this.#results++;
            isWhole &&= value !== null;
            this.#note(statement.fault);
            if (result === null)
                continue;
            add(this.#table, keyOf(result));
            if (isOnce(row))
                add((this.#rootsAndFactorials ??= new Map()), keyOf(result));
        }
        const { value, text } = statements[statements.length - 1];
        return {
            value: isWhole ? value : null,
            text,
            fault: this.#fault,
            used: this.#used,
            isSpent: this.#isSpent,
            results: this.#results,
        };
    }
    /** Operands that a step takes: of a product of a number by itself one, if there is one and squares are. */
    #findOperands({ operands, row }) {
        const [left, right] = operands;
        if (row === multiplication && hasProductSquares(this.rules)) {
            if (keyOf(left) !== keyOf(right) || this.#countLeft(left) !== 1)
                return operands;
            const value = worthOf(left);
            const isFit = compare(value, 2) >= 0 && compare(value, toValue(integer(this.rules.limits.square))) <= 0;
            if (!isFit)
                this.#note('outside-domain');
            return [left];
        }
        if (!this.form.leadingMinus || row !== addition || typeof left !== 'number' || left >= 0)
            return operands;
        return this.#countLeft(left) === 0 ? [right, -left] : operands;
    }
    #take(operand, row) {
        const key = keyOf(operand);
        const count = row === concatenation ? undefined : this.#table.get(key);
        if (!count) {
            if (count === 0)
                this.#isSpent[this.#used.length] = true;
            this.#used.push(operand);
            return;
        }
        const repeated = this.#rootsAndFactorials?.get(key) ?? 0;
        const isFault = isOnce(row) && repeated === count;
        if (isFault && this.#countUses(key) < this.#countGiven(operand)) {
            this.#used.push(operand);
            return;
        }
        if (isFault)
            this.#note('outside-domain');
        this.#table.set(key, count - 1);
        if (repeated > 0 && (isFault || !isOnce(row)))
            this.#rootsAndFactorials.set(key, repeated - 1);
        this.#results--;
    }
    #countUses(key) {
        while (this.#counted < this.#used.length)
            add(this.#uses, keyOf(this.#used[this.#counted++]));
        return this.#uses.get(key) ?? 0;
    }
    #countGiven(operand) {
        return this.leaves.filter((leaf) => canBe(leaf, operand)).length;
    }
    /** How many results and given numbers of a value are left. */
    #countLeft(operand) {
        const key = keyOf(operand);
        return (this.#table.get(key) ?? 0) + this.#countGiven(operand) - this.#countUses(key);
    }
    /** Whether a step is equal to an earlier one and its operands are not there. */
    #isRepeated({ operands, row, result }, lines) {
        const keys = operands.map(keyOf);
        const line = [row?.operator, ...keys, result === null ? '' : keyOf(result)].join(' ');
        const isEqual = lines.has(line);
        lines.add(line);
        const needs = (key) => keys.filter((other) => other === key).length;
        return isEqual && operands.some((operand, place) => this.#countLeft(operand) < needs(keys[place]));
    }
    #note(fault) {
        if (fault !== null)
            this.#fault = findEarlier(this.#fault, fault);
    }
}
/** Whether a number times itself may be a square: under rules with squares and no powers. */
function hasProductSquares({ operators }) {
    return operators?.includes(square.operator) === true && !operators.includes(power.operator);
}
function isOnce(row) {
    return row?.isOnce === true;
}
function add(counts, key) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
}
/** Key of an operand: equal for equal values only. An ace is never a result. */
function keyOf(taken) {
    if (typeof taken !== 'object')
        return taken;
    if ('text' in taken)
        return taken.text;
    const value = toValue(taken);
    return typeof value === 'number' ? value : formatFraction(reduce(value));
}

// Bounds how far an answer is from the target, to pass over choices of aces that cannot be the best: ten aces
// have 1024, and an exact judgement of each takes 0.03 ms, or 0.4 ms with square roots inside one another.
//
// The answer is evaluated in doubles with a bound of the error: by the standard model of floating-point
// arithmetic (Higham, Accuracy and Stability of Numerical Algorithms, section 2.2) each operation adds at
// most 2^-53 of its result; here it is 2^-51, which also covers the rounding of the bound itself. One pass
// takes all choices at once: a part without aces has one value, any other a value for each choice.
function round(number, error) {
    return [number, error + 2 ** -51 * (Math.abs(number) + error)];
}
function approximate(value) {
    const { numerator, denominator } = toFraction(value);
    return round(Number(numerator) / Number(denominator), 0);
}
/** Rounds a distance up to a number; null becomes 0. */
function roundUp(distance) {
    if (distance === null)
        return 0;
    const [number, error] = approximate(distance);
    return number + error;
}
function createValues(length) {
    return { numbers: new Float64Array(length), errors: new Float64Array(length) };
}
/**
 * Bounds the distances of an expression in postfix order from a target from below, for each choice of aces:
 * the i-th ace counts 11 if bit i of the index is set. NaN if that fails.
 *
 * @param firstAce which ace of the answer the first one of the expression is
 * @param choices a power of two
 */
function boundDistances(items, firstAce, choices, target) {
    const stack = [];
    let aces = firstAce;
    for (const item of items) {
        if (item === 'sign') {
            const { numbers } = stack[stack.length - 1];
            for (let i = 0; i < numbers.length; i++)
                numbers[i] *= -1;
        }
        else if (item === 'A') {
            const values = createValues(choices);
            for (let i = 0; i < choices; i++)
                values.numbers[i] = (i >> aces) & 1 ? 11 : 1;
            stack.push(values);
            aces++;
        }
        else if (isApplication(item)) {
            const operands = stack.splice(-item.count);
            stack.push(applyToAll(item.row, operands[0], operands[operands.length - 1]));
        }
        else {
            const values = createValues(1);
            [values.numbers[0], values.errors[0]] = typeof item === 'number' ? [item, 0] : approximate(item);
            stack.push(values);
        }
    }
    const [right, errorRight] = approximate(target);
    const [{ numbers, errors }] = stack;
    return Float64Array.from({ length: choices }, (_, i) => {
        const at = i & (numbers.length - 1);
        const [distance, error] = round(Math.abs(numbers[at] - right), errors[at] + errorRight);
        return distance - error;
    });
}
/** Applies an operator for each choice. @param right the last operand, which may be the first */
function applyToAll(row, left, right) {
    const length = Math.max(left.numbers.length, right.numbers.length);
    const { numbers, errors } = createValues(length);
    const [maskA, maskB] = [left.numbers.length - 1, right.numbers.length - 1];
    for (let i = 0; i < length; i++) {
        const a = left.numbers[i & maskA];
        const b = right.numbers[i & maskB];
        const errorA = left.errors[i & maskA];
        const errorB = right.errors[i & maskB];
        let number = NaN;
        let error = errorA + errorB;
        if (row === squareRoot) {
            number = Math.sqrt(b);
            error = b > errorB ? errorB / number : NaN;
        }
        else if (row === multiplication) {
            number = a * b;
            error = Math.abs(a) * errorB + Math.abs(b) * errorA + errorA * errorB;
        }
        else if (row === division) {
            number = a / b;
            const least = Math.abs(b) - errorB;
            error = least > 0 ? (errorA + Math.abs(number) * errorB) / least : NaN;
        }
        else if (isBasic(row))
            number = evaluateIntegers(row, a, b);
        numbers[i] = number;
        errors[i] = error + 2 ** -51 * (Math.abs(number) + error);
    }
    return { numbers, errors };
}

// Judges an answer: finds the first reason in their order that applies.
//
// An ace written as a letter does not say whether it counts 1 or 11. All choices are tried, at most 1024, and
// the best one counts: `A + K` for 24 means 11. The answer is read once for all of them, and choices that
// certainly are not better than an earlier one are passed over (screen-choices.ts).
/** Maximum number of characters in an answer. */
const MAX_CHARACTERS = 10_000;
/**
 * Number of parts of an expression to evaluate for all choices of aces, and the weight of a further operator.
 */
const MAX_PARTS = 40_000;
const FURTHER_WEIGHT = 20;
/** Number of parts of an expression that is evaluated for all choices that may be right. */
const LONG = 100;
/** The reasons from the worst to the best. */
const RANKING = [
    ...REASONS.filter((reason) => reason !== 'nearest' && reason !== 'exact'),
    'nearest',
    'exact',
];
/** Judges the text of an answer, with every choice of aces. */
function judge(text, goal, form) {
    if (text.length > MAX_CHARACTERS)
        return refuse('too-long', goal);
    const answer = readAnswer(text, goal, form);
    if ('reason' in answer)
        return refuse(answer.reason, goal, answer.operator);
    const evaluator = new Evaluator(goal.rules, goal.leaves.length, answer, goal.arithmetic);
    const judgeChoice = (elevens) => judgeStatements(evaluator.evaluate(elevens), goal, form);
    let best = judgeChoice(0);
    if (!isWorthTrying(answer, goal))
        return best;
    const choices = 1 << answer.aces;
    const isExpression = answer.drafts.length === 1;
    const { start, end } = answer.drafts[0].expression;
    const items = answer.items.slice(start, end);
    const firstAce = answer.items.slice(0, start).filter((item) => item === 'A').length;
    const further = items.filter((item) => isApplication(item) && !isBasic(item.row)).length;
    let bounds;
    let evaluations = MAX_PARTS / (answer.items.length + FURTHER_WEIGHT * further);
    for (let elevens = 1; elevens < choices && best.reason !== 'exact'; elevens++) {
        if (isExpression) {
            const bound = (bounds ??= boundDistances(items, firstAce, choices, goal.target))[elevens];
            if (isInRules(best)) {
                if (bound > Math.max(roundUp(best.distance), roundUp(goal.leastDistance)))
                    continue;
                // An irrational value has no distance, so it is not better than another wrong value.
                if (further > 0 && evaluator.isIrrational(elevens))
                    continue;
            }
            // Behind the limit only those are judged that may be right; of powers and the like this is not known.
            if (evaluations < 0 && (bound > 0 || (Number.isNaN(bound) && items.length > LONG)))
                continue;
        }
        else if (evaluations < 0)
            break;
        evaluations--;
        const other = judgeChoice(elevens);
        if (isBetter(other, best))
            best = other;
    }
    return best;
}
/** Whether an answer keeps the rules, so that at most its value is wrong. */
function isInRules({ reason }) {
    return reason === 'wrong-value' || reason === 'nearest';
}
/** Judgement of a text that could not be read. */
function refuse(reason, { leaves }, operator) {
    return { reason, value: null, distance: null, used: [], unused: leaves, operator };
}
/** Judges the statements of an answer; null means that its parts are not steps. */
function judgeStatements(statements, goal, form) {
    if (statements === null)
        return refuse('not-an-expression', goal);
    const { leaves, rules, target } = goal;
    const played = play(statements, leaves, rules, form);
    const value = isIrrational(played.value) ? played.text : played.value;
    const distance = value === null || typeof value === 'string' ? null : magnitude(difference(value, target));
    const allowsDigits = rules.operators?.includes(concatenation.operator) === true;
    const taking = takeNumbers(leaves, played.used, allowsDigits, rules.use === 'all');
    const unused = leaves.filter((_, leaf) => taking.useOf[leaf] < 0);
    if (taking.used.length <= leaves.length - unused.length) {
        const reason = reasonOfPlay(played, unused.length, distance, goal);
        return { reason, value, distance, used: taking.used, unused };
    }
    const { reason, stray } = judgeSurplus(played, taking, goal, allowsDigits);
    return reason === 'operator-not-allowed'
        ? refuse(reason, goal)
        : { reason, value, distance, used: taking.used, unused, stray };
}
/** Finds the fault of an answer that uses more than the given numbers. */
function judgeSurplus({ isSpent }, { used, useOf }, { leaves, rules }, allowsDigits) {
    const values = new Set();
    for (const leaf of leaves)
        for (const value of leaf)
            values.add(value);
    const isGiven = (taken) => (taken === 'A' ? leaves.some(isEitherAce) : values.has(taken));
    const isOperation = (taken) => isNegative(taken) || (isFraction(taken) && !allowsDivision);
    const allowsDivision = rules.operators?.includes(division.operator) !== false;
    const matched = new Set(useOf);
    const isStray = (taken, use) => !matched.has(use) &&
        !isSpent[use] &&
        !isGiven(taken) &&
        !(allowsDigits && isNumeral(taken) && digitsOf(taken).every(isGiven));
    const strays = used.filter(isStray);
    // The given numbers are positive integers, so a sign or a fraction that does not come from an earlier step
    // is an operation.
    if (strays.some(isOperation))
        return { reason: 'operator-not-allowed' };
    return strays.length > 0 ? { reason: 'number-not-given', stray: strays[0] } : { reason: 'number-reused' };
}
function isNegative(taken) {
    return !(typeof taken === 'object' && 'text' in taken) && signOf(worthOf(taken)) < 0;
}
function isFraction(taken) {
    return typeof taken === 'object' && 'denominator' in taken && !isInteger(taken);
}
/** Finds the reason for an answer that uses only given numbers. */
function reasonOfPlay(play, unused, distance, goal) {
    const { rules, leastDistance, target, arithmetic } = goal;
    if (rules.use === 'all' && (unused > 0 || play.results > 1))
        return 'number-unused';
    if (play.fault !== null)
        return play.fault;
    if (isIrrational(play.value)) {
        const same = play.value.isProved ? false : arithmetic.isEqual(play.value, reduce(toFraction(target)));
        return same !== 'undecided' ? 'wrong-value' : 'undecided';
    }
    if (distance === 0)
        return 'exact';
    return leastDistance !== null && compare(distance, leastDistance) <= 0 ? 'nearest' : 'wrong-value';
}
/** Whether an answer may be right if aces count 11: it must not use more numbers than there can be. */
function isWorthTrying({ drafts, items, aces }, { leaves }) {
    if (aces === 0 || aces > MAX_NUMBERS || !leaves.some(isEitherAce))
        return false;
    // Steps may be square roots and factorials, too.
    return drafts.length > 1
        ? drafts.length < 3 * leaves.length
        : listOperands(items, drafts[0].expression.start, drafts[0].expression.end).length <= leaves.length;
}
/** Whether a judgement has a later reason, or is nearer to the target for the same one. */
function isBetter(left, right) {
    if (left.reason !== right.reason)
        return RANKING.indexOf(left.reason) > RANKING.indexOf(right.reason);
    return left.distance !== null && right.distance !== null && compare(left.distance, right.distance) < 0;
}

// Judges a text as it stands. The claim that there is no solution is an answer, too.
const STRICT = {
    isTolerant: false,
    leadingMinus: false,
    isMath: undefined,
    dropsRepeated: false,
};
/** Judges a text in which a claim must be its core alone. */
function judgeStrictly(text, goal, form = STRICT) {
    return judgeCandidate(text, goal, form, isPlainClaim);
}
/** @param claims whether a text that is no expression claims that there is no solution */
function judgeCandidate(text, goal, form, claims) {
    const judgement = judge(text, goal, form);
    const isImpossible = judgement.reason === 'not-an-expression' && claims(text);
    return {
        judgement: isImpossible ? judgeImpossible(goal) : judgement,
        isMissing: false,
        isImpossible,
        strict: null,
    };
}
function judgeImpossible(goal) {
    if (goal.solvable === undefined)
        return refuse('unproved', goal);
    return refuse(goal.solvable ? 'wrong-value' : 'impossible', goal);
}

// Judges a text: finds the candidate in it and judges that once.
const MINUS_FIRST = { ...STRICT, leadingMinus: true };
/**
 * Finds the text to judge; undefined if there is none.
 *
 * @param leadingMinus whether a sum may begin with a minus in every mode, and not only under `tolerant`
 */
function findAnswer(text, puzzle, read, leadingMinus) {
    const form = leadingMinus ? MINUS_FIRST : STRICT;
    if (read === 'strict')
        return { text, form, isMarked: false };
    const found = read === 'extract' ? extractCandidate(text) : chooseCandidate(text, puzzle);
    if (found === undefined || read === 'extract')
        return found && { ...found, form: { ...form, isMath: found.isMath } };
    const { isMath, dropsRepeated } = found;
    return { ...found, form: { isTolerant: true, leadingMinus: true, isMath, dropsRepeated } };
}
/** Judges a text. */
function judgeText(text, goal, read, leadingMinus) {
    const whole = read === 'extract' ? null : judgeStrictly(text, goal, leadingMinus ? MINUS_FIRST : STRICT);
    if (whole !== null && read === 'strict')
        return whole;
    const strict = whole?.judgement ?? null;
    const found = findAnswer(text, goal, read, leadingMinus);
    if (found === undefined)
        return missing(goal, strict);
    if (whole === null) {
        const isNone = (claim) => isPlainClaim(claim) || /^\s*none\s*$/i.test(claim);
        return judgeCandidate(found.text, goal, found.form, isNone);
    }
    // One line that the strict grammar reads is read the same by the other.
    if (found.text === text && !text.includes('\n') && whole.judgement.value !== null)
        return { ...whole, strict };
    const judged = judgeCandidate(found.text, goal, found.form, (claim) => isClaim(claim, found.isMarked, goal));
    return { ...judged, strict };
}
function missing(goal, strict) {
    return { judgement: refuse('not-an-expression', goal), isMissing: true, isImpossible: false, strict };
}

export { MAX_CHARACTERS, READ_MODES, findAnswer, judgeStrictly, judgeText };
//# sourceMappingURL=judge-text.js.map
