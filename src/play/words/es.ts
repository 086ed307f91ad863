// The Spanish words of boards and rounds.
import type { Catalogue } from './languages.js';

/** Boards and their faults: in the web app and in the element. */
export const board: Catalogue['board'] = {
  language: 'es',
  numbers: 'Números',
  target: 'Objetivo',
  operatorsTitle: 'Operaciones',
  start: 'Empezar',
  numberTooLarge: (number, most) => `«${number}» es demasiado grande: como máximo ${most}.`,
  notANumber: (text, least) => `Escribe números enteros a partir de ${least}, o A, J, Q, K, no «${text}».`,
  tooManyNumbers: (count, most) => `Hay ${count} números, pero se permiten ${most} como máximo.`,
  noTarget: 'Escribe un objetivo.',
  notANaturalTarget: (text) => `El objetivo debe ser un número entero positivo, no «${text}».`,
  notAWholeTarget: (text) => `El objetivo debe ser un número entero, no «${text}».`,
  notATarget: (text) => `El objetivo debe ser un número entero o una fracción como 5/6, no «${text}».`,
  notRead: (text) => `Sin leer: «${text}».`,
  solveAs: (title) => `Resolver como «${title}»`,
  tooLarge: 'Estos números son demasiado grandes: la respuesta no se puede calcular de forma exacta.',
  outOfMemory: 'Esto necesita más memoria de la que ofrece el navegador.',
  timeout: 'El cálculo ha tardado demasiado.',
  undecided: 'No se ha podido decidir si hay una solución.',
  workerFailed: 'El cálculo terminó de forma inesperada. Recarga la página para intentarlo de nuevo.',
  wasmBlocked: "WebAssembly no está permitido aquí: la Content Security Policy necesita 'wasm-unsafe-eval'.",
  operators: {
    '+': 'más',
    '-': 'menos',
    '*': 'por',
    '/': 'entre',
    '^': 'elevado a',
    root: 'raíz',
    log: 'logaritmo',
    mod: 'módulo',
    sqrt: 'raíz cuadrada',
    '!': 'factorial',
    concat: 'seguido de',
    square: 'al cuadrado',
  },
};

/** A round and the solver of the element: in the tab Play and in the element. */
export const round: Catalogue['round'] = {
  // The solver.
  steps: 'Pasos',
  nextStep: 'Siguiente paso',
  noNumbersYet: 'Todavía no hay números.',
  noTargetYet: 'Todavía no hay objetivo.',
  typeNumbers: 'Escribe números para ver la mejor solución.',
  typeTarget: 'Escribe un objetivo para ver la mejor solución.',
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
  undo: 'Deshacer',
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
  moveUndecided: (move) => `${move} no se puede decidir.`,

  // Expressions that were typed.
  tooLong: 'El texto es demasiado largo.',
  notAnExpression: 'Eso no es un cálculo. Escribe, por ejemplo, (6 + 2) * 3.',
  onlyOperators: (signs) => `Solo se permiten ${signs}.`,
  notGiven: 'Uno de los números no está entre los dados.',
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
  dealing: 'Repartiendo …',
  noBoard: 'No se encontró ningún tablero de este tipo.',
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

/** The last position from which the best answer was possible: in the app and in the command `play`. */
export const chance: Catalogue['chance'] = {
  chanceAtEnd: (best, next) => `${best} aún era posible al final. El siguiente paso era ${next}.`,
  chanceAtStart: (best, next, made) =>
    `${best} aún era posible al principio: con ${next} en lugar de ${made}.`,
  chanceAfter: (best, step, next, made) =>
    `${best} aún era posible después de ${step}: con ${next} en lugar de ${made}.`,
};

/** The aims of the games. */
export const aims: Catalogue['aims'] = {
  countdown: 'Consigue un objetivo de tres cifras con seis números, cada uno como máximo una vez.',
  '24': 'Consigue 24 con cuatro cartas, usándolas todas.',
  '24s': 'Consigue 24 con cuatro cartas, usándolas todas, también con potencias, raíces y logaritmos.',
  '24s-mod':
    'Consigue 24 con cuatro cartas, usándolas todas, también con potencias, raíces, logaritmos y restos.',
  'countdown-squares':
    'Consigue un objetivo de tres cifras con seis números; cualquier resultado puede elevarse al cuadrado.',
  krypto: 'Consigue la carta objetivo con cinco cartas, usándolas todas.',
  'make-ten': 'Consigue 10 con cuatro cifras, usándolas todas.',
  digits: 'Consigue el objetivo con seis números de 25 como máximo, cada uno como máximo una vez.',
  slagalica: 'Consigue el objetivo con cuatro cifras, un número mediano y uno grande.',
  'compte-est-bon': 'Consigue un número de tres cifras con seis fichas, cada una una vez como máximo.',
  'cifras-y-letras': 'Consigue un número de tres cifras con seis fichas, cada una una vez como máximo.',
};
