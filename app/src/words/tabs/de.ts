// The German words of the tabs.
import type { TabCatalogue } from '../languages.js';

export { chance, round } from '../../../../src/play/words/rounds/de.js';

/** The list of solutions and the tabs Explore, Play and Measure. */
export const tabs: TabCatalogue['tabs'] = {
  hide: 'Ausblenden',
  template: { one: '# Muster', other: '# Muster' },
  solution: { one: '# Lösung', other: '# Lösungen' },
  moreThan: (things) => `Mehr als ${things}`,
  labelled: (label, text) => `${label}: ${text}`,

  solutions: {
    none: 'Keine Lösung',
    andMore: (solutions) => `${solutions} und mehr`,
    nearestTo: (solutions, value) => `Nächstliegender Wert (${value}): ${solutions}`,
    whatIsDifferent: 'Was als verschieden gilt',
    levels: { essential: 'Wirklich verschieden', function: 'Andere Operationen', trees: 'Jede Variante' },
    explained: {
      essential: 'Reihenfolge, überflüssige Klammern und × 1 oder + 0 machen keinen Unterschied.',
      function: 'Reihenfolge und überflüssige Klammern machen keinen Unterschied.',
      trees: 'Jede Schreibweise, + und × in beiden Reihenfolgen.',
    },
    list: 'Liste der Lösungen',
    operations: { one: ' Operation', other: ' Operationen' },
    goOn: (count) => `Ab ${count} fortfahren`,
  },

  explore: {
    what: 'Was erkundet wird',
    views: { board: 'Eine Aufgabe', 'whole-game': 'Das ganze Spiel', 'large-numbers': 'Eigene große Zahlen' },
    from: 'Ziele von',
    to: 'bis',
    targets: 'Ziele',
    gridOnly: (signs) =>
      `Die Übersicht aller Ziele gibt es nur mit ${signs}. Schalte die anderen Rechenzeichen aus, um sie zu sehen; sonst wird jeweils ein Ziel gelöst.`,
    all: { one: '# Ziel', other: 'Alle # Ziele' },
    some: (made, all) => `${made} von ${all} Zielen`,
    canBeMade: (share) => `erreichbar: ${share}`,
    whichTemplates: 'Welche Muster lösen dieses Blatt?',
    point: 'Zeige auf ein Ziel, um es zu sehen; ein Klick löst es.',
    levels: 'Ziele nach der Zahl der Operationen',
    cannotBeMade: 'nicht erreichbar',
    given: 'gegebene Zahl',
    unreachable: 'Nicht erreichbar',
    hardest: (level) => `Am schwersten: ${level}`,
    more: { one: '# weiteres', other: '# weitere' },
    asText: 'Alle Ziele als Text',
    notTargets: 'Ziele sind ganze Zahlen ab 1.',
    wrongOrder: (from) => `Das letzte Ziel muss mindestens so groß sein wie das erste, ${from}.`,
    tooManyTargets: (most) => `Es lassen sich höchstens ${most} Ziele zeigen.`,
  },

  wholeGame: {
    tablesMissing:
      'Die Tabellen des ganzen Spiels konnten nicht geladen werden. Beim ersten Laden ist eine Netzverbindung nötig.',
    summary: (boards, problems, share) =>
      `${boards} Zahlensätze, ${problems} Aufgaben: ${share} sind lösbar.`,
    makersTitle: 'Wie viele Zahlensätze das jeweilige Ziel erreichen',
    chart: (summary) => `Der Anteil der Zahlensätze, die das jeweilige Ziel erreichen. ${summary}`,
    target: 'Ziel',
    hardestIs: (target) => `Am schwersten ist ${target}.`,
    makers: (target, boards, share) => `${target}: von ${boards} Zahlensätzen erreicht, ${share}`,
    hardest: 'Schwerste Ziele',
    byOperations: 'Aufgaben nach der kleinsten Zahl von Operationen',
    byTargets: 'Zahlensätze nach der Zahl der erreichten Ziele',
    boardsOf: (group) => `Zahlensätze, erreichte Ziele: ${group}`,
    ofAll: (made, all) => `${made} von ${all}`,
    every: 'alle Ziele',
    from: (least) => `mindestens ${least}`,
    between: (least, most) => `${least} bis ${most}`,
    lessThanHalf: 'weniger als die Hälfte',
  },

  largeNumbers: {
    lead: 'Mit welchen vier großen Zahlen wird das Spiel am besten? Versuche eigene statt der Zahlen der Sendung.',
    wrong: (from, to) => `Gib vier verschiedene ganze Zahlen von ${from} bis ${to} ein.`,
    share: (share, problems) => `${share} von ${problems} Aufgaben sind lösbar.`,
    show: (share) => `Mit den Zahlen der Sendung, 25, 50, 75 und 100, sind es ${share}.`,
    percentile: (share, sets) =>
      `Das ist mehr als bei ${share} der ${sets} Sätze aus vier Zahlen von 11 bis 100.`,
  },

  templates: {
    what: 'Ein Muster ist ein Ausdruck in x0, x1, x2 und x3, den Zahlen eines Blatts in aufsteigender Reihenfolge.',
    none: (target, all) =>
      `Keines löst dieses Blatt für ${target}; insgesamt lösen ${all} ein Blatt des Decks.`,
    some: (templates, target, all) =>
      `${templates} für ${target} mit diesem Blatt; insgesamt ${all} für das ganze Deck.`,
    cover: (templates, hands) =>
      `Man braucht ${templates}, um alle ${hands} lösbaren Blätter des Decks zu lösen.`,
    coverAtMost: (templates, hands) =>
      `Bekannt sind ${templates}, die alle ${hands} lösbaren Blätter des Decks lösen.`,
    best: (hands, share) => `Das beste löst ${hands} (${share}).`,
    bestOf: (templates, hands, share) => `Die besten ${templates} lösen ${hands} (${share}).`,
    chart: (points) => `Wie viele Blätter die besten Muster lösen. ${points}`,
    templatesAxis: 'Muster',
    handsAxis: 'gelöste Blätter',
    list: 'Muster dieses Blatts',
    template: 'Muster',
    hand: 'Dieses Blatt',
    inSet: 'In der Auswahl',
    yes: 'ja',
  },

  measure: {
    lead: 'Unser Programm gegen veröffentlichte Algorithmen, auf deinem Gerät',
    upTo: 'Bis zu',
    numbers: 'Zahlen',
    upToNumbers: 'Bis zu wie vielen Zahlen',
    stop: 'Anhalten',
    measure: 'Messen',
    again: 'Noch einmal messen',
    now: (size, algorithm) => `${size} Zahlen: ${algorithm} …`,
    starting: 'Wird gestartet …',
    stopped: 'Angehalten.',
    done: 'Fertig.',
    scope: (from, to, boards) => `Alle Ziele von ${from} bis ${to}, ${boards} Zahlensätze jeder Größe.`,
    example: 'Beispiel',
    measured: 'Messwerte',
    exampleNote:
      'Ein Beispiel, gemessen in Chromium auf zwei Kernen eines Servers. „Messen“ zeigt die Zeiten deines Geräts.',
    table: 'Tabelle',
    timeOfBoard: 'Zeit je Zahlensatz',
    algorithm: 'Algorithmus',
    size: (count) => `${count} Zahlen`,
    found: 'Gefundene Ziele',
    explained:
      'Median der Zeit je Zahlensatz. Die veröffentlichten Algorithmen stellen fest, was erreichbar ist, wie im Artikel gemessen; unserer findet außerdem die kleinste Zahl von Operationen für jedes Ziel. Ausgelassen ist, was mehr als einige Sekunden je Zahlensatz oder zu viel Speicher braucht.',
    leftOut: 'ausgelassen',
    all: 'alle',
    chart: 'Zeit je Zahlensatz nach der Anzahl der Zahlen: die Werte der Tabelle darunter',
    text: (from, to) => `Median der Zeit je Zahlensatz, Ziele von ${from} bis ${to}`,
    machine: (browser, cores) => `${browser}, ${cores} Kerne`,
  },

  linkFaults: {
    wrongMode: (mode) => `Einen Modus „${mode}“ gibt es nicht. Dies ist eine einzelne Runde.`,
    wrongLadder: (day) => `Für „${day}“ gibt es keine Leiter. Dies ist die von heute.`,
    wrongLarge: (count) =>
      `„${count}“ große Zahlen sind nicht möglich; ausgeteilt werden so viele wie üblich.`,
    wrongClock: (clock) => `Eine Uhr mit „${clock}“ gibt es nicht; gewählt ist die übliche.`,
    wrongPlan: (plan) =>
      `„${plan}“ große Zahlen kann keine Show in ihren Runden haben; du wählst sie selbst.`,
    wrongDay: (day) => `Für „${day}“ gibt es keine Tagesaufgabe. Dies ist eine zufällige Aufgabe.`,
    wrongSeed: (seed) => `Eine Aufgabe „${seed}“ gibt es nicht. Dies ist eine andere.`,
    wrongLevel: (level) => `Eine Schwierigkeit „${level}“ gibt es nicht; gewählt sind alle.`,
    wrongResult: (result) => `„${result}“ ist kein Ergebnis eines Wettrennens; verglichen wird nichts.`,
  },
  setup: {
    mode: 'Modus',
    modes: {
      round: 'Eine Runde',
      ladder: 'Leiter des Tages',
      sprint: 'Sprint',
      show: 'Show',
      practice: 'Üben',
    },
    puzzle: 'Aufgabe',
    random: 'Zufällig',
    daily: 'Tagesaufgabe',
    given: 'Diese Aufgabe',
    givenNote: 'Die gewählte Aufgabe. Ihre Zahlen sind bis zum Start verdeckt.',
    archive: 'Archiv',
    settings: 'Einstellungen',
    previousDay: 'Vorheriger Tag',
    nextDay: 'Nächster Tag',
    chooseDay: 'Datum der Aufgabe',
    week: 'Montags am leichtesten, samstags am schwersten. Für alle dieselbe.',
    clock: 'Uhr',
    off: 'aus',
    large: 'Große Zahlen',
    difficulty: 'Schwierigkeit',
    any: 'alle',
    seed: (seed) => `Aufgabe ${seed}`,
    copyAddress: 'Adresse kopieren',
    addressCopied: 'Adresse kopiert',
    another: 'Andere Aufgabe',
    room: 'Vollbild, für eine Gruppe',
    confirmEnd: 'Diese Runde beenden? Die Aufgabe wird verworfen.',
    first: (result) => `Deine erste Runde: ${result}.`,
  },

  after: {
    title: 'Nach der Runde',
    nothingMade: (number) => `Nichts gerechnet; am nächsten liegt die gegebene Zahl ${number}`,
    yourAnswer: 'Deine Lösung',
    bestAnswer: 'Beste Lösung',
    nothing: 'Kein gültiges Ergebnis',
    allSolutions: 'Alle Lösungen',
    explore: 'Diese Aufgabe erkunden',
    share: 'Ergebnis teilen',
    shared: 'Kopiert, ohne die Zahlen.',
    yours: 'deine',
    more: 'Alle zeigen',
    withHints: { one: 'mit # Tipp', other: 'mit # Tipps' },
    difficulty: (level) => `Schwierigkeit ${level} von 5`,
    solved: (time) => `Gelöst in ${time}`,
    notSolved: (time) => `Nach ${time} nicht gelöst`,
    away: (distance, time) => `${distance} daneben nach ${time}`,
    dailyOf: (game, day) => `${game}, Tagesaufgabe vom ${day}`,
    dots: (dots) => `Schwierigkeit ${dots}`,
  },

  history: {
    title: 'Deine Runden',
    titleOf: (game) => `Deine Runden: ${game}`,
    show: 'Deine Runden zeigen',
    refused:
      'Der Speicher dieses Browsers ist voll oder gesperrt: Was du spielst, bleibt nur erhalten, bis du die Seite schließt.',
    empty:
      'Zu diesem Spiel gibt es noch keine Runden. Sie bleiben in diesem Browser und werden nirgendwohin gesendet.',
    rounds: 'Runden',
    solved: 'Gelöst',
    streak: 'In Folge',
    longest: 'Längste Folge',
    daysInARow: 'Tage in Folge',
    days: { one: '# Tag', other: '# Tage' },
    medianTime: 'Median der Zeit',
    distance: 'Abstand',
    byDifficulty: 'Nach Schwierigkeit (Median der Zeit, mittlerer Abstand)',
    byDistance: 'Nach Abstand vom Ziel',
    distances: ['genau', 'bis 5', 'bis 10', 'mehr als 10', 'nichts'],
    lastTimes: 'Zeiten der letzten Runden',
    timesOf: (times) => `Zeiten der letzten Runden: ${times}`,
    lastRounds: 'Letzte Runden',
    unknown: 'unbekannt',
    export: 'Exportieren',
    import: 'Importieren',
    delete: 'Alle löschen',
    confirmDelete: 'Die Runden aller Spiele löschen? Das lässt sich nicht rückgängig machen.',
    deleted: 'Alle Runden wurden gelöscht.',
    notRounds: 'In dieser Datei sind keine Runden, die hier exportiert wurden.',
    added: { one: '# Runde wurde hinzugefügt.', other: '# Runden wurden hinzugefügt.' },
    nothingNew: 'Diese Runden sind alle schon da.',
  },
};

export const modes: TabCatalogue['modes'] = {
  about: {
    sprint:
      'So viele Aufgaben wie möglich in drei Minuten, immer schwerer. Jede gelöste bringt Sekunden, eine übersprungene kostet welche.',
    ladder: 'Fünf Aufgaben, eine von jeder Schwierigkeit. Für alle dieselben.',
    show: 'Vier Runden: 10 Punkte für das Ziel, 7 bei einem Abstand von höchstens 5, 5 bei höchstens 10; mit Tipp keine.',
    practice: 'Aufgaben der Art, die dir am häufigsten misslingt, ohne Uhr.',
  },
  starRule:
    'Drei Sterne für das Ziel, zwei bei einem Abstand von höchstens 10, einer bei höchstens 25; mit Tipp höchstens einer.',
  starRuleAll: 'Drei Sterne für jede gelöste Aufgabe, mit Tipp einer.',

  boardOf: (place, all) => `Aufgabe ${place} von ${all}`,
  board: (place) => `Aufgabe ${place}`,
  skip: (seconds) => `Überspringen (−${seconds} s)`,
  stop: 'Aufhören',
  confirmStop: 'Hier aufhören? Gespielte Aufgaben bleiben erhalten.',
  next: 'Nächste Aufgabe',
  solvedBoards: { one: '# Aufgabe gelöst', other: '# Aufgaben gelöst' },
  gained: (seconds) => `Gelöst: ${seconds} s mehr.`,
  gainedNothing: 'Mit Tipp gelöst: Das bringt keine Sekunden und zählt nicht.',
  lost: (seconds) => `Übersprungen: ${seconds} s weniger.`,

  best: (boards) => `Dein bester Lauf bisher: ${boards}.`,
  isBest: 'Das ist dein bester Lauf bisher.',
  missed: 'Nicht gelöste Aufgaben',
  boards: 'Aufgaben',
  answer: (answer) => `Lösung: ${answer}`,
  yours: (answer) => `Deine: ${answer}`,
  again: 'Noch einmal',
  againMissed: 'Nicht gelöste noch einmal spielen',
  starsOf: (stars, most) => `${stars} von ${most} Sternen`,
  starsOfBoard: { one: '# Stern', other: '# Sterne' },
  pointsOf: (points, most) => `${points} von ${most} Punkten`,
  laddersInARow: { one: '# Leiter in Folge', other: '# Leitern in Folge' },
  sharedSprint: (game, boards, time) => `${game}, Sprint: ${boards} in ${time}`,
  sharedLadder: (name, game, day, stars) => `${name} · ${game} · ${day} · Leiter ${stars}`,
  nextIn: (hours, minutes) => `nächste Leiter in ${hours} Std. ${minutes} Min.`,
  sharedShow: (game, points) => `${game}, eine Show: ${points}`,

  race: 'Wettrennen',
  raceAbout:
    'Verschicke diese Adresse: Wer sie öffnet, spielt dieselben Aufgaben und sieht am Ende dein Ergebnis.',
  youWin: 'Du hast gewonnen.',
  otherWins: 'Die andere Person hat gewonnen.',
  draw: 'Unentschieden.',
  ofOther: (score, time) => `Die andere Person: ${score} in ${time}.`,

  solver: 'Programm',
  you: 'Du',

  kinds: {
    factors: 'ein Produkt aus zwei Faktoren',
    multiple: 'nahe an einem Vielfachen einer großen Zahl',
    products: 'eine Summe oder Differenz zweier Produkte',
    neighbour: 'ein Umweg über eine Nachbarzahl des Ziels',
    quotient: 'eine Division zum Schluss',
    parts: 'eine Summe oder Differenz zweier Teile',
  },
  practise: (kind) => `Diese Art misslingt dir am häufigsten: ${kind}.`,
  practiseAny: 'In diesem Spiel ist dir noch keine Aufgabe misslungen, darum kommen alle Arten vor.',

  room: {
    start: 'Start (Leertaste)',
    next: 'Nächste Aufgabe (Leertaste)',
    reveal: 'Schritt zeigen (R)',
    close: 'Schließen',
  },

  learn: {
    title: 'So kommt man darauf:',
    factors: (value, one, other) =>
      `${value} = ${one} × ${other}. Suche Teiler des Ziels und bilde beide Faktoren.`,
    factorsFraction: (value, one, other) =>
      `${value} = ${one} × ${other}. Bilde einen Bruch, dessen Nenner sich wegkürzt.`,
    multipleBelow: (value, multiple, large, rest) =>
      `${multiple} ist ein Vielfaches von ${large} und liegt ${rest} unter ${value}. Beginne mit einem Vielfachen nahe am Ziel.`,
    multipleAbove: (value, multiple, large, rest) =>
      `${multiple} ist ein Vielfaches von ${large} und liegt ${rest} über ${value}. Beginne mit einem Vielfachen nahe am Ziel.`,
    multipleExact: (value, large) =>
      `${value} ist ein Vielfaches von ${large}. Teile das Ziel durch die großen Zahlen.`,
    productsSum: (value, one, other) => `${value} = ${one} + ${other}, die Summe zweier Produkte.`,
    productsDifference: (value, one, other) => `${value} = ${one} − ${other}, die Differenz zweier Produkte.`,
    neighbourBelow: (value, neighbour, number) =>
      `${neighbour} ist leichter zu bilden als ${value}: Bilde diese Zahl und addiere ${number}.`,
    neighbourAbove: (value, neighbour, number) =>
      `${neighbour} ist leichter zu bilden als ${value}: Bilde diese Zahl und subtrahiere ${number}.`,
    quotient: (value, dividend, divisor) =>
      `${value} = ${dividend} ÷ ${divisor}. Bilde ein Vielfaches des Ziels und teile es.`,
    quotientFraction: (value, dividend, divisor) =>
      `${value} = ${dividend} ÷ ${divisor}. Bilde einen Bruch und teile durch ihn.`,
    partsSum: (value, one, other) => `${value} = ${one} + ${other}. Zerlege das Ziel in zwei Teile.`,
    partsDifference: (value, one, other) =>
      `${value} = ${one} − ${other}. Bilde eine größere Zahl als das Ziel und ziehe den Rest ab.`,
  },
};
