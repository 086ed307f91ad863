// The Spanish words of the modes.
import type { ModeCatalogue } from './en.js';

export const modes: ModeCatalogue = {
  about: {
    sprint:
      'Tantos tableros como puedas en tres minutos, cada vez más difíciles. Cada tablero resuelto suma segundos; saltarse uno los resta.',
    ladder: 'Cinco tableros, uno de cada dificultad. Los mismos para todos.',
    show: 'Cuatro rondas: 10 puntos por el objetivo, 7 si te quedas a 5 o menos, 5 si te quedas a 10 o menos; con pista, ninguno.',
    practice: 'Tableros del tipo que más se te resiste, sin reloj.',
  },
  starRule:
    'Tres estrellas por el objetivo, dos hasta 10 de distancia, una hasta 25; con pista, una como mucho.',
  starRuleAll: 'Tres estrellas por cada tablero resuelto; con pista, una.',

  boardOf: (place, all) => `Tablero ${place} de ${all}`,
  board: (place) => `Tablero ${place}`,
  skip: (seconds) => `Saltar (−${seconds} s)`,
  stop: 'Terminar',
  confirmStop: '¿Terminar aquí? Los tableros jugados se conservan.',
  next: 'Siguiente tablero',
  solvedBoards: { one: '# tablero resuelto', other: '# tableros resueltos' },
  gained: (seconds) => `Resuelto: ${seconds} s más.`,
  gainedNothing: 'Resuelto con una pista: no suma segundos ni cuenta.',
  lost: (seconds) => `Saltado: ${seconds} s menos.`,

  best: (boards) => `Tu mejor marca hasta ahora: ${boards}.`,
  isBest: 'Es tu mejor marca hasta ahora.',
  missed: 'Tableros sin resolver',
  boards: 'Tableros',
  answer: (answer) => `Solución: ${answer}`,
  yours: (answer) => `La tuya: ${answer}`,
  again: 'Jugar otra vez',
  againMissed: 'Repetir los tableros fallados',
  starsOf: (stars, most) => `${stars} de ${most} estrellas`,
  starsOfBoard: { one: '# estrella', other: '# estrellas' },
  pointsOf: (points, most) => `${points} de ${most} puntos`,
  laddersInARow: { one: '# escalera seguida', other: '# escaleras seguidas' },
  sharedSprint: (game, boards, time) => `${game}, sprint: ${boards} en ${time}`,
  sharedLadder: (name, game, day, stars) => `${name} · ${game} · ${day} · escalera ${stars}`,
  nextIn: (hours, minutes) => `próxima escalera en ${hours} h ${minutes} min`,
  sharedShow: (game, points) => `${game}, un concurso: ${points}`,

  race: 'Carrera',
  raceAbout: 'Envía esta dirección: quien la abra juega los mismos tableros y ve tu resultado al final.',
  youWin: 'Ganas tú.',
  otherWins: 'Gana la otra persona.',
  draw: 'Empate.',
  ofOther: (score, time) => `La otra persona: ${score} en ${time}.`,

  solver: 'Programa',
  you: 'Tú',

  kinds: {
    factors: 'un producto de dos factores',
    multiple: 'cerca de un múltiplo de un número grande',
    products: 'suma o diferencia de dos productos',
    neighbour: 'un rodeo por un número vecino del objetivo',
    quotient: 'una división al final',
    parts: 'suma o diferencia de dos partes',
  },
  practise: (kind) => `El tipo que más se te resiste: ${kind}.`,
  practiseAny: 'Todavía no has fallado ningún tablero de este juego, así que hay de todos los tipos.',

  room: {
    start: 'Empezar (espacio)',
    next: 'Siguiente tablero (espacio)',
    reveal: 'Mostrar un paso (R)',
    close: 'Cerrar',
  },

  learn: {
    title: 'Cómo encontrarla:',
    factors: (value, one, other) =>
      `${value} = ${one} × ${other}. Busca divisores del objetivo y forma ambos factores.`,
    factorsFraction: (value, one, other) =>
      `${value} = ${one} × ${other}. Forma una fracción cuyo denominador se cancele.`,
    multipleBelow: (value, multiple, large, rest) =>
      `${multiple} es múltiplo de ${large} y está ${rest} por debajo de ${value}. Parte de un múltiplo cercano al objetivo.`,
    multipleAbove: (value, multiple, large, rest) =>
      `${multiple} es múltiplo de ${large} y está ${rest} por encima de ${value}. Parte de un múltiplo cercano al objetivo.`,
    multipleExact: (value, large) =>
      `${value} es múltiplo de ${large}. Divide el objetivo entre los números grandes.`,
    productsSum: (value, one, other) => `${value} = ${one} + ${other}, la suma de dos productos.`,
    productsDifference: (value, one, other) =>
      `${value} = ${one} − ${other}, la diferencia de dos productos.`,
    neighbourBelow: (value, neighbour, number) =>
      `${neighbour} es más fácil de formar que ${value}: fórmalo y suma ${number}.`,
    neighbourAbove: (value, neighbour, number) =>
      `${neighbour} es más fácil de formar que ${value}: fórmalo y resta ${number}.`,
    quotient: (value, dividend, divisor) =>
      `${value} = ${dividend} ÷ ${divisor}. Forma un múltiplo del objetivo y divídelo.`,
    quotientFraction: (value, dividend, divisor) =>
      `${value} = ${dividend} ÷ ${divisor}. Forma una fracción y divide entre ella.`,
    partsSum: (value, one, other) => `${value} = ${one} + ${other}. Divide el objetivo en dos partes.`,
    partsDifference: (value, one, other) =>
      `${value} = ${one} − ${other}. Forma más que el objetivo y resta lo que sobra.`,
  },
};
