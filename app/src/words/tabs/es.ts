// The Spanish words of the tabs.
import type { TabCatalogue } from '../languages.js';

export { chance, round } from '../../../../src/play/words/rounds/es.js';

/** The list of solutions and the tabs Explore, Play and Measure. */
export const tabs: TabCatalogue['tabs'] = {
  hide: 'Ocultar',
  template: { one: '# plantilla', other: '# plantillas' },
  solution: { one: '# solución', other: '# soluciones' },
  moreThan: (things) => `Más de ${things}`,
  labelled: (label, text) => `${label}: ${text}`,

  solutions: {
    none: 'Sin solución',
    andMore: (solutions) => `${solutions} y más`,
    nearestTo: (solutions, value) => `Valor más cercano (${value}): ${solutions}`,
    whatIsDifferent: 'Qué cuenta como distinto',
    levels: { essential: 'Realmente distintas', function: 'Otras operaciones', trees: 'Todas las variantes' },
    explained: {
      essential: 'El orden, los paréntesis innecesarios y × 1 o + 0 no cuentan.',
      function: 'El orden y los paréntesis innecesarios no cuentan.',
      trees: 'Todas las formas de escribirlo, + y × en ambos órdenes.',
    },
    list: 'Lista de soluciones',
    operations: { one: ' operación', other: ' operaciones' },
    goOn: (count) => `Seguir desde ${count}`,
  },

  explore: {
    what: 'Qué explorar',
    views: { board: 'Un tablero', 'whole-game': 'El juego completo', 'large-numbers': 'Tus números grandes' },
    from: 'Objetivos de',
    to: 'a',
    targets: 'Objetivos',
    gridOnly: (signs) =>
      `La cuadrícula de todos los objetivos solo existe con ${signs}. Quita las demás operaciones para verla; con ellas se resuelve un solo objetivo a la vez.`,
    all: { one: '# objetivo', other: 'Los # objetivos' },
    some: (made, all) => `${made} de ${all} objetivos`,
    canBeMade: (share) => `posibles: ${share}`,
    whichTemplates: '¿Qué plantillas resuelven esta mano?',
    point: 'Señala un objetivo para verlo; un clic lo resuelve.',
    levels: 'Objetivos según el número de operaciones',
    cannotBeMade: 'imposible',
    given: 'número dado',
    unreachable: 'Imposibles',
    hardest: (level) => `Los más difíciles: ${level}`,
    more: { one: '# más', other: '# más' },
    asText: 'Todos los objetivos como texto',
    notTargets: 'Los objetivos son números enteros positivos.',
    wrongOrder: (from) => `El último objetivo no puede ser menor que el primero, ${from}.`,
    tooManyTargets: (most) => `Se pueden mostrar ${most} objetivos como máximo.`,
  },

  wholeGame: {
    tablesMissing:
      'No se han podido cargar las tablas del juego completo. La primera vez necesitan conexión.',
    summary: (boards, problems, share) =>
      `${boards} tableros, ${problems} problemas: el ${share} tiene solución.`,
    makersTitle: 'Cuántos tableros consiguen cada objetivo',
    chart: (summary) => `La proporción de tableros que consiguen cada objetivo. ${summary}`,
    target: 'objetivo',
    hardestIs: (target) => `El objetivo más difícil es ${target}.`,
    makers: (target, boards, share) => `${target}: lo consiguen ${boards} tableros, el ${share}`,
    hardest: 'Objetivos más difíciles',
    byOperations: 'Problemas según el número mínimo de operaciones',
    byTargets: 'Tableros según cuántos objetivos consiguen',
    boardsOf: (group) => `Tableros, objetivos conseguidos: ${group}`,
    ofAll: (made, all) => `${made} de ${all}`,
    every: 'todos los objetivos',
    from: (least) => `${least} o más`,
    between: (least, most) => `de ${least} a ${most}`,
    lessThanHalf: 'menos de la mitad',
  },

  largeNumbers: {
    lead: '¿Qué cuatro números grandes dan el mejor juego? Prueba los tuyos en lugar de los del concurso.',
    wrong: (from, to) => `Escribe cuatro números enteros distintos del ${from} al ${to}.`,
    share: (share, problems) => `El ${share} de los ${problems} problemas tiene solución.`,
    show: (share) => `Con los números del concurso, 25, 50, 75 y 100, es el ${share}.`,
    percentile: (share, sets) =>
      `Es más que con el ${share} de los ${sets} conjuntos de cuatro números del 11 al 100.`,
  },

  templates: {
    what: 'Una plantilla es una expresión en x0, x1, x2 y x3, los números de una mano en orden ascendente.',
    none: (target, all) =>
      `Ninguna resuelve esta mano para ${target}; ${all} resuelven alguna mano de la baraja.`,
    some: (templates, target, all) =>
      `${templates} para llegar a ${target} con esta mano; ${all} resuelven alguna mano de la baraja.`,
    cover: (templates, hands) =>
      `Con ${templates} se resuelven las ${hands} manos de la baraja que tienen solución; con menos no es posible.`,
    coverAtMost: (templates, hands) =>
      `Se conocen ${templates} que resuelven las ${hands} manos de la baraja que tienen solución.`,
    best: (hands, share) => `La mejor resuelve ${hands} (${share}).`,
    bestOf: (templates, hands, share) => `Las ${templates} mejores resuelven ${hands} (${share}).`,
    chart: (points) => `Cuántas manos resuelven las mejores plantillas. ${points}`,
    templatesAxis: 'plantillas',
    handsAxis: 'manos resueltas',
    list: 'Plantillas de esta mano',
    template: 'Plantilla',
    hand: 'Esta mano',
    inSet: 'En la selección',
    yes: 'sí',
  },

  measure: {
    lead: 'Nuestro programa contra los algoritmos publicados, en tu dispositivo',
    upTo: 'Hasta',
    numbers: 'números',
    upToNumbers: 'Hasta cuántos números',
    stop: 'Detener',
    measure: 'Medir',
    again: 'Medir otra vez',
    now: (size, algorithm) => `${size} números: ${algorithm}…`,
    starting: 'Empezando…',
    stopped: 'Detenido.',
    done: 'Terminado.',
    scope: (from, to, boards) => `Todos los objetivos de ${from} a ${to}, ${boards} tableros de cada tamaño.`,
    example: 'Ejemplo',
    measured: 'Mediciones',
    exampleNote:
      'Un ejemplo, medido en Chromium con dos núcleos de un servidor. «Medir» muestra los tiempos de tu dispositivo.',
    table: 'Tabla',
    timeOfBoard: 'Tiempo por tablero',
    algorithm: 'Algoritmo',
    size: (count) => `${count} números`,
    found: 'Objetivos encontrados',
    explained:
      'Mediana del tiempo por tablero. Los algoritmos publicados marcan lo que es posible, como los mide el artículo; el nuestro encuentra además el número mínimo de operaciones de cada objetivo. Se omite lo que tardaría más de unos segundos por tablero o necesitaría demasiada memoria.',
    leftOut: 'omitido',
    all: 'todos',
    chart: 'Tiempo por tablero según la cantidad de números: los valores de la tabla de abajo',
    text: (from, to) => `Mediana del tiempo por tablero, objetivos de ${from} a ${to}`,
    machine: (browser, cores) => `${browser}, ${cores} núcleos`,
  },

  linkFaults: {
    wrongMode: (mode) => `No existe el modo «${mode}». Esta es una partida suelta.`,
    wrongLadder: (day) => `No hay escalera para «${day}». Esta es la de hoy.`,
    wrongLarge: (count) => `No puede haber «${count}» números grandes; se reparten los habituales.`,
    wrongClock: (clock) => `No existe un reloj de «${clock}»; se usa el habitual.`,
    wrongPlan: (plan) =>
      `Ningún concurso puede tener «${plan}» números grandes en sus rondas; los eliges tú.`,
    wrongDay: (day) => `No hay reto del día para «${day}». Este es un tablero al azar.`,
    wrongSeed: (seed) => `No existe el tablero «${seed}». Este es otro.`,
    wrongLevel: (level) => `No existe la dificultad «${level}»; valen todas.`,
    wrongResult: (result) => `«${result}» no es el resultado de una carrera; no se compara nada.`,
  },
  setup: {
    mode: 'Modo',
    modes: {
      round: 'Una partida',
      ladder: 'Escalera del día',
      sprint: 'Sprint',
      show: 'Concurso',
      practice: 'Práctica',
    },
    puzzle: 'Tablero',
    random: 'Al azar',
    daily: 'Reto del día',
    given: 'Este tablero',
    givenNote: 'El tablero elegido. Sus números están tapados hasta que empieces.',
    archive: 'Archivo',
    settings: 'Ajustes',
    previousDay: 'Día anterior',
    nextDay: 'Día siguiente',
    chooseDay: 'Fecha del reto',
    week: 'El más fácil el lunes, el más difícil el sábado. El mismo para todos.',
    clock: 'Reloj',
    off: 'ninguno',
    large: 'Números grandes',
    difficulty: 'Dificultad',
    any: 'todas',
    seed: (seed) => `Tablero ${seed}`,
    copyAddress: 'Copiar su dirección',
    addressCopied: 'Dirección copiada',
    another: 'Otro tablero',
    room: 'Pantalla completa, para proyectar',
    confirmEnd: '¿Terminar esta partida? Se perderá el tablero.',
    first: (result) => `Tu primera partida: ${result}.`,
  },

  after: {
    title: 'Después de la partida',
    nothingMade: (number) => `Nada calculado; el número dado más cercano es ${number}`,
    yourAnswer: 'Tu respuesta',
    bestAnswer: 'Mejor respuesta',
    nothing: 'Ningún resultado válido',
    allSolutions: 'Todas las soluciones',
    explore: 'Explorar este tablero',
    share: 'Compartir el resultado',
    shared: 'Copiado, sin los números.',
    yours: 'la tuya',
    more: 'Mostrar todas',
    withHints: { one: 'con # pista', other: 'con # pistas' },
    difficulty: (level) => `dificultad ${level} de 5`,
    solved: (time) => `Resuelto en ${time}`,
    notSolved: (time) => `Sin resolver en ${time}`,
    away: (distance, time) => `A ${distance} del objetivo en ${time}`,
    dailyOf: (game, day) => `${game}, reto del ${day}`,
    dots: (dots) => `Dificultad ${dots}`,
  },

  history: {
    title: 'Tus partidas',
    titleOf: (game) => `Tus partidas: ${game}`,
    show: 'Ver tus partidas',
    refused:
      'El almacenamiento de este navegador está lleno o bloqueado: lo que juegues se conserva solo hasta que cierres la página.',
    empty:
      'Todavía no hay partidas de este juego. Se guardan en este navegador y no se envían a ninguna parte.',
    rounds: 'Partidas',
    solved: 'Resueltas',
    streak: 'Racha actual',
    longest: 'Racha más larga',
    daysInARow: 'Días seguidos',
    days: { one: '# día', other: '# días' },
    medianTime: 'Mediana del tiempo',
    distance: 'Distancia',
    byDifficulty: 'Por dificultad (mediana del tiempo, distancia media)',
    byDistance: 'Por distancia al objetivo',
    distances: ['exacto', 'hasta 5', 'hasta 10', 'más de 10', 'nada'],
    lastTimes: 'Tiempos de las últimas partidas',
    timesOf: (times) => `Tiempos de las últimas partidas: ${times}`,
    lastRounds: 'Últimas partidas',
    unknown: 'desconocida',
    export: 'Exportar',
    import: 'Importar',
    delete: 'Borrar todo',
    confirmDelete: '¿Borrar las partidas de todos los juegos? No se puede deshacer.',
    deleted: 'Se han borrado todas las partidas.',
    notRounds: 'Este archivo no contiene partidas exportadas desde aquí.',
    added: { one: 'Se ha añadido # partida.', other: 'Se han añadido # partidas.' },
    nothingNew: 'Todas estas partidas ya están aquí.',
  },
};

export const modes: TabCatalogue['modes'] = {
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
  answer: (answer) => `Respuesta: ${answer}`,
  yours: (answer) => `La tuya: ${answer}`,
  again: 'Jugar otra vez',
  againMissed: 'Repetir los tableros sin resolver',
  starsOf: (stars, most) => `${stars} de ${most} estrellas`,
  starsOfBoard: { one: '# estrella', other: '# estrellas' },
  pointsOf: (points, most) => `${points} de ${most} puntos`,
  laddersInARow: { one: '# escalera seguida', other: '# escaleras seguidas' },
  sharedSprint: (game, boards, time) => `${game}, sprint: ${boards} en ${time}`,
  sharedLadder: (name, game, day, stars) => `${name} · ${game} · ${day} · escalera ${stars}`,
  nextIn: (hours, minutes) => `próxima escalera en ${hours} h ${minutes} min`,
  sharedShow: (game, points) => `${game}, un concurso: ${points}`,

  race: 'Carrera',
  raceAbout: 'Envía esta dirección: quien la abra juega con los mismos tableros y ve tu resultado al final.',
  youWin: 'Has ganado.',
  otherWins: 'Ha ganado la otra persona.',
  draw: 'Empate.',
  ofOther: (score, time) => `La otra persona: ${score} en ${time}.`,

  solver: 'Programa',
  you: 'Tú',

  kinds: {
    factors: 'un producto de dos factores',
    multiple: 'cerca de un múltiplo de un número grande',
    products: 'una suma o diferencia de dos productos',
    neighbour: 'un rodeo por un número vecino del objetivo',
    quotient: 'una división al final',
    parts: 'una suma o diferencia de dos partes',
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
    partsSum: (value, one, other) => `${value} = ${one} + ${other}. Descompón el objetivo en dos partes.`,
    partsDifference: (value, one, other) =>
      `${value} = ${one} − ${other}. Forma un número mayor que el objetivo y resta lo que sobra.`,
  },
};
