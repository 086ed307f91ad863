// The worker that finds the templates of a hand and of its deck. The hand need not belong to the deck: its
// templates are those of a deck that has only its values, one for each choice of its aces.
import { worthOf } from '../../../src/play/round/deal-board.js';
import { coverage, minimum, universe } from 'numbers-game/templates';
import type { WorkerReport } from '../workers/ask-worker.js';
import type { HandTemplate, TemplatesAnswer, TemplatesQuestion } from './templates-messages.js';

onmessage = ({ data }: MessageEvent<TemplatesQuestion>) => {
  let report: WorkerReport<TemplatesAnswer>;
  try {
    report = { answer: findTemplates(data) };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    report = { error: { message, code } };
  }
  postMessage(report);
};

function findTemplates(question: TemplatesQuestion): TemplatesAnswer {
  const { hand, cards, target, aces, operators } = question;
  const query = { size: hand.length, target, operators };
  const deck = universe({ ...query, cards, aces });
  const { templates, certificate } = minimum(deck);
  const chosen = new Set(certificate.templates);
  const found = new Map<string, HandTemplate>();
  for (const values of listChoices(question)) {
    for (const template of templatesOf(values, universe({ ...query, cards: [...new Set(values)] }))) {
      if (!found.has(template)) found.set(template, { template, values, isChosen: chosen.has(template) });
    }
  }
  return {
    ofHand: [...found.values()].sort((one, other) => Number(other.isChosen) - Number(one.isChosen)),
    templates: deck.templates.length,
    coverage: coverage(deck, templates),
    isMinimum: certificate.atLeast === templates.length,
  };
}

/** Lists the values of a hand, ascending, for each number of aces that count 11. */
function listChoices({ hand, aces }: TemplatesQuestion): number[][] {
  const places = aces === 'one' ? [] : hand.flatMap((card, place) => (card === 'A' ? [place] : []));
  return Array.from({ length: places.length + 1 }, (_, elevens) =>
    hand
      .map((card, place) => (places.slice(0, elevens).includes(place) ? 11 : worthOf(card)))
      .sort((a, b) => a - b),
  );
}

/** Returns the templates that solve a board of a universe. */
function templatesOf(values: readonly number[], { boards, templates, solves }: ReturnType<typeof universe>) {
  const board = boards.findIndex((numbers) => numbers.join() === values.join());
  return board < 0 ? [] : templates.filter((_, index) => solves[index].includes(board));
}
