// The German words of rounds.
import type { Catalogue } from '../languages.js';

/** A round and the solver of the element: in the tab Play and in the element. */
export const round: Catalogue['round'] = {
  // The solver.
  steps: 'Schritte',
  nextStep: 'Nächster Schritt',
  noNumbersYet: 'Es gibt noch keine Zahlen.',
  noTargetYet: 'Es gibt noch kein Ziel.',
  typeNumbers: 'Gib Zahlen ein, um die beste Lösung zu sehen.',
  typeTarget: 'Gib ein Ziel ein, um die beste Lösung zu sehen.',
  impossible: 'Dieses Ziel ist nicht erreichbar.',
  exactIn: { one: 'Genau, mit # Operation', other: 'Genau, mit # Operationen' },
  nearestIn: (value, distance, operations) => `Am nächsten: ${value}, ${distance} daneben, mit ${operations}`,
  operations: { one: '# Operation', other: '# Operationen' },
  notAnAttribute: (name, value, choices) =>
    `Das Attribut ${name} hat den Wert „${value}“. Erlaubt: ${choices}.`,
  needsExtension: (signs, entry, script) =>
    `Für die Rechenzeichen ${signs} braucht diese Seite „${entry}“ oder das Skript ${script}.`,
  htmlBlocked:
    "Trusted Types sperren dieses Element: Die Content Security Policy braucht „trusted-types lit-html 'allow-duplicates'“.",

  // The view of a round.
  tiles: 'Zahlenkarten',
  expression: 'Rechnung',
  orExpression: 'oder Rechnung',
  check: 'Prüfen',
  timeLeft: 'Verbleibende Zeit',
  time: 'Zeit',
  nearestSoFar: 'Am nächsten',
  nearestExact: 'Genau getroffen',
  nearestAway: (distance) => `Am nächsten: ${distance} daneben`,
  submit: 'Abgeben',
  submitNothing: 'Du hast noch nichts gerechnet. Drücke noch einmal, um die Runde zu beenden.',
  playAgain: 'Noch einmal',
  redo: 'Wiederholen',
  startOver: 'Von vorn',
  hint: 'Tipp',
  giveUp: 'Aufgeben',

  // Messages.
  help: 'Wähle eine Zahl, ein Rechenzeichen und noch eine Zahl.',
  seconds: { one: 'Du hast # Sekunde.', other: 'Du hast # Sekunden.' },
  aceCounts: (value) => `Das Ass zählt ${value}.`,
  points: { one: '# Punkt', other: '# Punkte' },
  outcomes: {
    exact: (points) => `Geschafft: ${points}.`,
    nearest: (points) => `Näher geht es nicht: ${points}.`,
    submitted: (points) => `Abgegeben: ${points}.`,
    'given-up': (points) => `Aufgegeben: ${points}.`,
    time: (points) => `Die Zeit ist um: ${points}.`,
  },
  made: (equation) => `Deine Rechnung: ${equation}.`,

  // Moves that are not allowed.
  takeTwo: 'Wähle zwei verschiedene Zahlen.',
  noTile: (number) => `Die Zahl ${number} ist nicht dabei.`,
  notAllowed: (move) => `${move} ist nicht erlaubt.`,
  byZero: 'Durch null lässt sich nicht teilen.',
  remainder: (move) => `${move} geht nicht auf.`,
  notNatural: (move) => `${move} ist keine ganze Zahl ab 1.`,
  notAnInteger: (move) => `${move} ist keine ganze Zahl.`,
  notAFraction: (move) => `${move} ist kein Bruch.`,
  moveTooLarge: (move) => `${move} ist zu groß.`,
  moveUndecided: (move) => `Ob ${move} erlaubt ist, lässt sich nicht entscheiden.`,

  // Expressions that were typed.
  tooLong: 'Die Eingabe ist zu lang.',
  notAnExpression: 'Das ist keine Rechnung. Schreibe zum Beispiel (6 + 2) * 3.',
  onlyOperators: (signs) => `Erlaubt sind nur ${signs}.`,
  notGiven: 'Eine der Zahlen gehört nicht zur Aufgabe.',
  reused: 'Eine der Zahlen wurde zu oft benutzt.',
  unused: 'Alle Zahlen müssen benutzt werden.',
  stepsNatural: 'Jeder Schritt muss eine ganze Zahl ab 1 ergeben.',
  stepsInteger: 'Jeder Schritt muss eine ganze Zahl ergeben, die auch null oder negativ sein kann.',
  stepsRational: 'Jeder Schritt muss eine ganze Zahl oder einen Bruch ergeben.',
  outsideDomain: 'Eine der Operationen ist mit diesen Zahlen nicht möglich.',
  entryTooLarge: 'Eine der Zahlen ist zu groß.',
  entryUndecided: 'Es ließ sich nicht entscheiden, ob das stimmt.',
  wrongResult: 'Eines der Ergebnisse stimmt nicht.',
  irrational: 'Das ist irrational.',
  makes: (value) => `Das ergibt ${value}.`,
  makesAway: (value, distance) => `Das ergibt ${value}, ${distance} daneben.`,

  // Hints.
  tryOperation: (operation) => `Versuche ${operation}`,
  useOne: (tile) => `Benutze ${tile}`,
  useTwo: (one, other) => `Benutze ${one} und ${other}`,
  undoFirst: 'Von hier aus geht es nicht mehr. Nimm einen Schritt zurück.',
  nothingNearer: 'Näher geht es nicht.',
  noHint: 'Hier gibt es keinen Tipp. Nimm einen Schritt zurück und frage noch einmal.',
};

export const series: Catalogue['series'] = {
  dealing: 'Wird ausgeteilt …',
  noBoard: 'Es wurde keine solche Aufgabe gefunden.',
  boardOf: (place, all) => `Aufgabe ${place} von ${all}`,
  place: (place) => `Aufgabe ${place}`,
  fault: (place, fault) => `Aufgabe ${place}: ${fault}`,
  solvedOf: (solved, all) => `${solved} von ${all} gelöst`,
  solved: { one: '# Aufgabe gelöst', other: '# Aufgaben gelöst' },
  next: 'Nächste Aufgabe',
  showResult: 'Ergebnis anzeigen',
  skip: (seconds) => `Überspringen (−${seconds} s)`,
  missed: 'Nicht gelöste Aufgaben',
};

/** The last position from which the best answer was possible: in the app and in the command `verify`. */
export const chance: Catalogue['chance'] = {
  chanceAtEnd: (best, next) => `${best} war am Ende noch möglich. Der nächste Schritt wäre ${next} gewesen.`,
  chanceAtStart: (best, next, made) => `${best} war am Anfang noch möglich: mit ${next} statt ${made}.`,
  chanceAfter: (best, step, next, made) =>
    `${best} war nach ${step} noch möglich: mit ${next} statt ${made}.`,
};
