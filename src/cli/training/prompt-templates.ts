// Prompts for language models, as data: messages with placeholders that each puzzle fills in. Three are built
// in; others come from a file.
import { readFileSync } from 'node:fs';
import { describe, invalidOption, unexpected } from '../../core/errors.js';
import { parseJson } from '../../core/options.js';
import { describePuzzle, type FormattedPuzzle } from '../puzzle-words.js';

interface ChatMessage {
  readonly role: string;
  readonly content: string;
}

/** Messages whose contents may have placeholders such as `{target}`. */
export type PromptTemplate = readonly ChatMessage[];

const PUZZLE = `This is a numbers puzzle.

Numbers: {numbers}
Target: {target}

Combine the numbers with {operators} and brackets until you have the target. Use each of the numbers {times}. {values}`;

/** The requests of the templates that are built in. All three allow for puzzles without a solution. */
const REQUESTS = new Map([
  [
    'plain',
    'Reply with one expression and nothing else. If there is no solution, reply with the word impossible.',
  ],
  [
    'think',
    'Work it out between <think> and </think>. Then write one expression between <answer> and </answer>, or the word impossible if there is no solution.',
  ],
  [
    'boxed',
    'Explain your steps. End with one expression in \\boxed{{}}, or with \\boxed{{impossible}} if there is no solution.',
  ],
]);

export const TEMPLATE_NAMES: readonly string[] = [...REQUESTS.keys()];

/** Placeholder, or a doubled brace, or a brace alone, which is a fault. */
const BRACES = /\{\{|\}\}|\{(\w*)\}|[{}]/g;

const PLACEHOLDERS = ['numbers', 'target', 'operators', 'times', 'values'] as const;

/**
 * Finds a built-in template by its name, or reads one from a file: a JSON list of messages if the name ends
 * in `.json`, else the text of one message of the user.
 *
 * @throws NumbersGameError `invalid-option`, naming the fault
 */
export function readTemplate(name: string): PromptTemplate {
  const request = REQUESTS.get(name);
  if (request !== undefined) return ofUser(`${PUZZLE}\n\n${request}`);
  const text = readText(name);
  const template = /\.json$/i.test(name) ? parseMessages(text, name) : ofUser(text.trimEnd());
  checkPlaceholders(template, name);
  return template;
}

function ofUser(content: string): PromptTemplate {
  return [{ role: 'user', content }];
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    const expected = `${TEMPLATE_NAMES.join(', ')} or a file that can be read`;
    const message = `prompt: expected ${expected}, got ${describe(path)} (${(cause as Error).message})`;
    throw invalidOption(message, { cause });
  }
}

function parseMessages(text: string, path: string): PromptTemplate {
  const messages = parseJson(text);
  const isMessage = (message: unknown) => {
    const { role, content } = Object(message) as { readonly role?: unknown; readonly content?: unknown };
    return typeof role === 'string' && typeof content === 'string';
  };
  if (Array.isArray(messages) && messages.length > 0 && messages.every(isMessage))
    return messages.map(({ role, content }: ChatMessage) => ({ role, content }));
  throw unexpected('invalid-option', path, 'a JSON list of messages with role and content', messages ?? text);
}

/** Checks that a template has no unknown placeholder, and that it shows the numbers. */
function checkPlaceholders(template: PromptTemplate, path: string): void {
  const found = new Set<string>();
  for (const { content } of template) {
    for (const [match, name] of content.matchAll(BRACES)) {
      if (match === '{{' || match === '}}') continue;
      if (!(PLACEHOLDERS as readonly (string | undefined)[]).includes(name)) {
        const known = PLACEHOLDERS.map((each) => `{${each}}`).join(', ');
        const message = `${path}: expected the placeholders ${known}, and {{ or }} for a brace, got ${match}`;
        throw invalidOption(message);
      }
      found.add(name);
    }
  }
  if (!found.has('numbers')) throw invalidOption(`${path}: expected the placeholder {numbers}, got none`);
}

/** Fills a puzzle into a template. Precondition: the template was read by `readTemplate`. */
export function fillTemplate(template: PromptTemplate, puzzle: FormattedPuzzle): ChatMessage[] {
  const { operators, times, values } = describePuzzle(puzzle);
  const words: Readonly<Record<string, string>> = {
    numbers: puzzle.numbers.join(', '),
    target: String(puzzle.target),
    operators,
    times,
    values,
  };
  return template.map(({ role, content }) => ({
    role,
    content: content.replace(BRACES, (match, name: string | undefined) =>
      name === undefined ? match[0] : words[name],
    ),
  }));
}
