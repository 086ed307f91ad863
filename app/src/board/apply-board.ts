// Boards that are pasted or typed as a whole, anywhere on a tab.
import { batch } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Deal } from 'numbers-game';
import { splitBoard, toSigns } from '../../../src/reading/boards.js';
import type { BoardText } from '../../../src/reading/find-board.js';
import { board, game, pasted } from '../page-state.js';

const TARGET = 'main .target input';
/** Fields that take texts of their own. */
const OTHER_FIELDS = 'input:not([type=radio], [type=checkbox]), textarea, select';

/**
 * Replaces the board by that of a text, and its target if the text has one. Returns whether the text is a
 * board.
 *
 * @param isTarget whether the text was entered as a target
 */
export function applyBoard(text: string, isTarget = false): boolean {
  const found = readPasted(text, game.value.record.deal, isTarget);
  if (found === null) return false;
  batch(() => {
    board.value.tiles.value = found.numbers;
    if (found.target !== null) board.value.target.value = found.target;
    pasted.value = { tiles: found.numbers, board: found };
  });
  return true;
}

/**
 * Handles pasting anywhere but in other fields, which replaces the board, and typing a number or a card while
 * nothing has the focus, which begins in the first tile.
 */
export function useTypingAnywhere(): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const field = document.activeElement;
      const isTile = field?.matches('main input.tile') === true;
      const isTarget = field?.matches(TARGET) === true;
      if (!isTile && !isTarget && field?.matches(OTHER_FIELDS) === true) return;
      if (!applyBoard(event.clipboardData?.getData('text') ?? '', isTarget)) return;
      event.preventDefault();
      if (isTile || isTarget) focusTarget();
    };
    const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isFree = document.activeElement === document.body;
      if (isFree && !ctrlKey && !metaKey && !altKey && /^[\dAJQK]$/i.test(key)) focusTile(0);
    };
    document.addEventListener('paste', paste);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('keydown', press);
    };
  }, []);
}

/** Moves the focus to a tile of the board. */
export function focusTile(place: number): void {
  document.querySelectorAll<HTMLInputElement>('main input.tile')[place].select();
}

/** Moves the focus to the target, if the tab has a field for it. */
export function focusTarget(): void {
  // A new target is rendered first: else the old one would be selected.
  queueMicrotask(() => document.querySelector<HTMLInputElement>(TARGET)?.select());
}

/** A number with its digits in groups. */
const GROUPED = /^\s*-?\d{1,3}(?:[\s,.]\d{3})+\s*$/;

/**
 * Reads a text that was pasted into a board. Returns null if it is not a board, which has at least two
 * numbers.
 *
 * @param isTarget whether it was pasted into a target, which may be written in groups of digits (1 000) or as
 *   a fraction with blanks (5 / 6)
 */
export function readPasted(text: string, deal: Deal, isTarget = false): BoardText | null {
  if (isTarget && (GROUPED.test(toSigns(text)) || text.includes('/'))) return null;
  const board = splitBoard(text, deal.size, deal);
  return board.numbers.length > 1 ? board : null;
}
