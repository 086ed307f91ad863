import type { SeriesWords } from './en.js';

export const series: SeriesWords = {
  dealing: 'Repartiendo …',
  noBoard: 'No se encontró ningún tablero de este tipo.',
  boardOf: (place, all) => `Tablero ${place} de ${all}`,
  board: (place) => `Tablero ${place}`,
  solvedOf: (solved, all) => `${solved} de ${all} resueltos`,
  solved: { one: '# tablero resuelto', other: '# tableros resueltos' },
  next: 'Siguiente tablero',
  showResult: 'Ver el resultado',
  skip: (seconds) => `Saltar (−${seconds} s)`,
  missed: 'Tableros sin resolver',
};
