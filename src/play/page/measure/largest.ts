// Up to how many numbers the boards have that are measured. It is apart because the address has it, which
// every visit loads.
import { signal } from '@preact/signals';

export const LARGEST = ['5', '6', '7', '8', '9'] as const;
export const largest = signal<(typeof LARGEST)[number]>('7');
