// Boards that are pasted or typed as a whole, anywhere on a tab.
import { batch } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { splitBoard } from '../../round/read-board.js';
import { board, game } from '../page-state.js';

/** Applies the numbers of a text, and its target if any. Returns whether it has several numbers. */
export function applyBoard(text: string): boolean {
  const { numbers, target } = splitBoard(text, game.value.record.deal.size);
  if (numbers.length < 2) return false;
  batch(() => {
    board.value.tiles.value = numbers;
    if (target !== null) board.value.target.value = target;
  });
  return true;
}

/**
 * Handles input while nothing has the focus: pasting replaces the board, and typing a number or a card begins
 * in the first tile.
 */
export function useTypingAnywhere(): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (isFree() && applyBoard(event.clipboardData?.getData('text') ?? '')) event.preventDefault();
    };
    const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (isFree() && !ctrlKey && !metaKey && !altKey && /^[\dAJQK]$/i.test(key)) focusTile(0);
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
  document.querySelector<HTMLInputElement>('main .target input')?.select();
}

function isFree(): boolean {
  return document.activeElement === document.body;
}
