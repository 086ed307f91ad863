// Days, as texts such as `2026-11-22`, the date on the player's clock. They are compared as texts, and
// counted in UTC, in which all days have 24 hours.

/** The first day with a daily puzzle. */
export const FIRST_DAY = '2026-01-01';

/**
 * Whether a text is a date on which there was, or in some time zone is, a puzzle. In time zones ahead of this
 * machine it is already tomorrow.
 */
export function isDay(text: string, today: string): boolean {
  const isDate = /^\d{4}-\d\d-\d\d$/.test(text) && addDays(text, 0) === text;
  return isDate && text >= FIRST_DAY && text <= addDays(today, 1);
}

/** Formats the date on the clock of this machine. */
export function dayOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}

/** Returns the day `count` days later, or earlier if negative. Empty if the text is not a date. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Returns the weekday: 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00Z`).getUTCDay();
}
