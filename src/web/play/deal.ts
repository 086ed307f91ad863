// Deals the board from the seed in the address, so that people who share it play the same board.
import { computed, signal } from '@preact/signals';
import { twentyFour } from '../../index.js';
import { dealBoard, dealHands } from '../../play/deal.js';
import type { GamePuzzle } from '../../play/tile-game.js';
import { nameCard } from '../games.js';
import { solver } from '../solver.js';
import { gameName } from '../state.js';

/** How many large numbers a board can have. */
export const LARGE = ['0', '1', '2', '3', '4'] as const;

/** An integer from 0 to 2^32 - 1, as text. */
export const seed = signal(createSeed());
export const large = signal<(typeof LARGE)[number]>('2');

/** The parameters that determine a board. */
export const dealt = computed(() => ({ game: gameName.value, seed: seed.value, large: large.value }));

/** Asks for another board of the same kind. */
export function dealAnother(): void {
  seed.value = createSeed();
}

/** Whether a text is a seed. */
export function isSeed(text: string): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) < 2 ** 32;
}

/** The board of a seed; of the 24 game the first hand that can be solved. */
export async function deal({ game, seed, large }: typeof dealt.value): Promise<GamePuzzle> {
  if (game === 'countdown') return dealBoard(Number(seed), Number(large));
  for (const values of dealHands(Number(seed))) {
    const puzzle = { numbers: values.map(nameCard), target: 24, rules: twentyFour };
    if ((await solver.solve(puzzle)).status === 'exact') return puzzle;
  }
  throw new Error('dealHands never ends');
}

function createSeed(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0]);
}
