// Stars as text.
import { MOST_STARS } from '../../../src/play/round/stars.js';

/** Writes stars in a row: `★★☆`. */
export function formatStars(stars: number): string {
  return '★'.repeat(stars) + '☆'.repeat(MOST_STARS - stars);
}
