import type { SeriesWords } from './en.js';

export const series: SeriesWords = {
  dealing: 'Distribution …',
  noBoard: 'Aucun tirage de ce genre n’a été trouvé.',
  boardOf: (place, all) => `Tirage ${place} sur ${all}`,
  board: (place) => `Tirage ${place}`,
  solvedOf: (solved, all) => `${solved} sur ${all} résolus`,
  solved: { one: '# tirage résolu', other: '# tirages résolus' },
  next: 'Tirage suivant',
  showResult: 'Voir le résultat',
  skip: (seconds) => `Passer (−${seconds} s)`,
  missed: 'Tirages non résolus',
};
