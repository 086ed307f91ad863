// The Spanish words of the app.
import type { Catalogue } from './languages.js';

export { aims, board } from '../../../src/play/words/es.js';

/** The frame of the page, its boards and the tab Solve. */
export const start: Catalogue['start'] = {
  // The frame.
  name: ['Juego de ', 'números'],
  mainNavigation: 'Menú principal',
  tabs: { solve: 'Resolver', explore: 'Explorar', play: 'Jugar', measure: 'Medir' },
  loading: 'Cargando…',
  notLoaded: 'No se ha podido cargar esta parte de la página.',
  tryAgain: 'Intentarlo de nuevo',
  chooseLanguage: 'Idioma',
  rulesOf: (game) => `Reglas: ${game}.`,
  rules: (use, values) => `Consigue el objetivo. ${use}; ${values}.`,
  uses: {
    any: 'Usa cada número como máximo una vez',
    all: 'Usa cada número exactamente una vez',
  },
  values: {
    natural: 'cada resultado es un número entero positivo',
    integer: 'cada resultado es un número entero, también cero o negativo',
    rational: 'se permiten fracciones en los pasos intermedios',
    real: 'se permiten fracciones y raíces en los pasos intermedios',
  },
  sources: 'Fuentes.',
  sourcesText:
    'Los algoritmos publicados y las cifras del juego completo proceden de «(The Final) Countdown», de Jean-Marc Alliot y Charlie Vanaret; los tiempos de los jugadores en el juego del 24, de 4nums.com.',
  licences: 'Licencias del software y del tipo de letra Figtree',

  // Games and boards.
  game: 'Juego',
  wrongGame: (game) => `No existe el juego «${game}». Este es otro.`,
  lead: 'Escribe tus números y el objetivo. La mejor respuesta aparece al instante.',
  board: 'Tablero',
  places: {
    number: (place) => `Número ${place}`,
    card: (place) => `Carta ${place}`,
    digit: (place) => `Cifra ${place}`,
  },
  pick: { number: 'Elegir un número', card: 'Elegir una carta', digit: 'Elegir una cifra' },
  add: (piece) => `Añadir ${piece}`,
  typeOrPick: 'Escribe números o elígelos abajo.',
  deal: 'Repartir',
  clear: 'Vaciar',
  dealSolvable: 'Repartir solo lo que tiene solución',
  aceCountsLabel: 'Un as vale',
  oneOrEleven: '1 u 11',
  operatorsAllowed: 'Operaciones permitidas',
  unknownOperators: (signs) => `Este juego no tiene la operación «${signs}»; el enlace se lee sin ella.`,

  // The answer.
  searching: 'Buscando…',
  answer: 'Respuesta',
  targetIsImpossible: (target) => `${target} es imposible.`,
  solvedIn: { one: 'Resuelto en # paso', other: 'Resuelto en # pasos' },
  nearest: (target, value, distance) =>
    `${target} es imposible. Lo más cercano: ${value} (a ${distance} del objetivo)`,
  nearestGiven: (target, value, distance) =>
    `${target} es imposible. Ningún cálculo se acerca más que el propio ${value} (a ${distance} del objetivo).`,
  inSteps: { one: ', en # paso', other: ', en # pasos' },
  difficultyIs: (level) => `Dificultad ${level} de 5:`,
  levels: ['muy fácil', 'fácil', 'media', 'difícil', 'muy difícil'],
  estimated:
    'Estimada a partir de las soluciones; nadie ha publicado cuánto tardan los jugadores con tableros así.',
  estimatedLikeHands:
    'Estimada a partir de las soluciones y de lo que tardan los jugadores en el juego del 24.',
  peopleNeeded: {
    one: 'Los jugadores tardaron # segundo de media con manos de esta dificultad.',
    other: 'Los jugadores tardaron # segundos de media con manos de esta dificultad.',
  },
  showSolutions: 'Ver todas las soluciones',
  tryExample: (board) => `Probar un ejemplo: ${board}`,
  playThis: 'Jugar con este tablero',
  share: 'Compartir',
  shared: 'Copiado con la dirección',
  copied: 'Copiado',
  copyText: 'Copiar como texto',
  copyLatex: 'Copiar como LaTeX',
  copyImage: 'Copiar como imagen',
  savedImage: 'Guardado en un archivo',
  cannotCopy: 'El navegador no permite copiar',
};
