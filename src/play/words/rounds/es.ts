// The Spanish words of rounds.
import type { Catalogue } from '../languages.js';

/** A round and the solver of the element: in the tab Play and in the element. */
export const round: Catalogue['round'] = {
  // The solver.
  steps: 'Pasos',
  nextStep: 'Siguiente paso',
  noNumbersYet: 'Todavía no hay números.',
  noTargetYet: 'Todavía no hay objetivo.',
  typeNumbers: 'Escribe números para ver la mejor respuesta.',
  typeTarget: 'Escribe un objetivo para ver la mejor respuesta.',
  impossible: 'Este objetivo es imposible.',
  exactIn: { one: 'Exacto, con # operación', other: 'Exacto, con # operaciones' },
  nearestIn: (value, distance, operations) =>
    `Lo más cercano: ${value}, a ${distance} del objetivo, con ${operations}`,
  operations: { one: '# operación', other: '# operaciones' },
  notAnAttribute: (name, value, choices) => `El atributo ${name} es «${value}». Se admite: ${choices}.`,
  needsExtension: (signs, entry, script) =>
    `Para las operaciones ${signs}, esta página necesita «${entry}» o el script ${script}.`,
  htmlBlocked:
    "Trusted Types bloquea este elemento: la Content Security Policy necesita «trusted-types lit-html 'allow-duplicates'».",

  // The view of a round.
  tiles: 'Fichas',
  expression: 'Cálculo',
  orExpression: 'o un cálculo',
  check: 'Comprobar',
  timeLeft: 'Tiempo restante',
  time: 'Tiempo',
  nearestSoFar: 'Lo más cercano',
  nearestExact: 'Resultado exacto',
  nearestAway: (distance) => `Lo más cercano: a ${distance} del objetivo`,
  submit: 'Entregar',
  submitNothing: 'Todavía no has calculado nada. Pulsa otra vez para terminar.',
  playAgain: 'Jugar otra vez',
  redo: 'Rehacer',
  startOver: 'Reiniciar',
  hint: 'Pista',
  giveUp: 'Rendirse',

  // Messages.
  help: 'Elige una ficha, una operación y otra ficha.',
  seconds: { one: 'Tienes # segundo.', other: 'Tienes # segundos.' },
  aceCounts: (value) => `El as vale ${value}.`,
  points: { one: '# punto', other: '# puntos' },
  outcomes: {
    exact: (points) => `Lo has conseguido: ${points}.`,
    nearest: (points) => `Es lo más cercano posible: ${points}.`,
    submitted: (points) => `Entregado: ${points}.`,
    'given-up': (points) => `Te has rendido: ${points}.`,
    time: (points) => `Se acabó el tiempo: ${points}.`,
  },
  made: (equation) => `Tu cálculo: ${equation}.`,

  // Moves that are not allowed.
  takeTwo: 'Elige dos fichas distintas.',
  noTile: (number) => `No hay ninguna ficha ${number}.`,
  notAllowed: (move) => `${move} no está permitido.`,
  byZero: 'No se puede dividir entre cero.',
  remainder: (move) => `${move} no es una división exacta.`,
  notNatural: (move) => `${move} no es un número entero positivo.`,
  notAnInteger: (move) => `${move} no es un número entero.`,
  notAFraction: (move) => `${move} no es una fracción.`,
  moveTooLarge: (move) => `${move} es demasiado grande.`,
  moveUndecided: (move) => `No se puede decidir si ${move} está permitido.`,

  // Expressions that were typed.
  tooLong: 'El texto es demasiado largo.',
  notAnExpression: 'Eso no es un cálculo. Escribe, por ejemplo, (6 + 2) * 3.',
  onlyOperators: (signs) => `Solo se permiten ${signs}.`,
  notGiven: 'Uno de los números no está en el tablero.',
  reused: 'Uno de los números se usa demasiadas veces.',
  unused: 'Hay que usar todos los números.',
  stepsNatural: 'Cada paso debe dar un número entero positivo.',
  stepsInteger: 'Cada paso debe dar un número entero, que puede ser cero o negativo.',
  stepsRational: 'Cada paso debe dar un número entero o una fracción.',
  outsideDomain: 'Una de las operaciones no se puede aplicar a sus números.',
  entryTooLarge: 'Uno de los números es demasiado grande.',
  entryUndecided: 'No se ha podido decidir si es correcto.',
  wrongResult: 'Uno de los resultados no es correcto.',
  irrational: 'Ese número es irracional.',
  makes: (value) => `Eso da ${value}.`,
  makesAway: (value, distance) => `Eso da ${value}, a ${distance} del objetivo.`,

  // Hints.
  tryOperation: (operation) => `Prueba ${operation}`,
  useOne: (tile) => `Usa ${tile}`,
  useTwo: (one, other) => `Usa ${one} y ${other}`,
  undoFirst: 'Desde aquí no se puede. Deshaz un paso.',
  nothingNearer: 'No hay nada más cercano.',
  noHint: 'Desde aquí no hay pista. Deshaz un paso y vuelve a pedirla.',
};

export const series: Catalogue['series'] = {
  dealing: 'Repartiendo…',
  noBoard: 'No se ha encontrado ningún tablero de este tipo.',
  boardOf: (place, all) => `Tablero ${place} de ${all}`,
  place: (place) => `Tablero ${place}`,
  fault: (place, fault) => `Tablero ${place}: ${fault}`,
  solvedOf: (solved, all) => `${solved} de ${all} resueltos`,
  solved: { one: '# tablero resuelto', other: '# tableros resueltos' },
  next: 'Siguiente tablero',
  showResult: 'Ver el resultado',
  skip: (seconds) => `Saltar (−${seconds} s)`,
  missed: 'Tableros sin resolver',
};

/** The last position from which the best answer was possible: in the app and in the command `verify`. */
export const chance: Catalogue['chance'] = {
  chanceAtEnd: (best, next) => `${best} aún era posible al final. El siguiente paso habría sido ${next}.`,
  chanceAtStart: (best, next, made) =>
    `${best} aún era posible al principio: con ${next} en lugar de ${made}.`,
  chanceAfter: (best, step, next, made) =>
    `${best} aún era posible después de ${step}: con ${next} en lugar de ${made}.`,
};
