import type { SeriesWords } from './en.js';

export const series: SeriesWords = {
  dealing: 'Wird ausgeteilt …',
  noBoard: 'Es wurde keine solche Aufgabe gefunden.',
  boardOf: (place, all) => `Aufgabe ${place} von ${all}`,
  board: (place) => `Aufgabe ${place}`,
  solvedOf: (solved, all) => `${solved} von ${all} gelöst`,
  solved: { one: '# Aufgabe gelöst', other: '# Aufgaben gelöst' },
  next: 'Nächste Aufgabe',
  showResult: 'Ergebnis anzeigen',
  skip: (seconds) => `Überspringen (−${seconds} s)`,
  missed: 'Nicht gelöste Aufgaben',
};
