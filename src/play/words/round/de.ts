// The German words of a round and of the element.
import { board } from '../board/de.js';
import type { RoundWords } from './en.js';

export const round: RoundWords = {
  ...board,
  // The solver.
  steps: 'Schritte',
  noNumbersYet: 'Es gibt noch keine Zahlen.',
  noTargetYet: 'Es gibt noch kein Ziel.',
  typeNumbers: 'Zahlen eingeben, um die beste Lösung zu sehen.',
  typeTarget: 'Ein Ziel eingeben, um die beste Lösung zu sehen.',
  impossible: 'Dieses Ziel ist nicht erreichbar.',
  exactIn: { one: 'Genau, mit # Operation', other: 'Genau, mit # Operationen' },
  nearestIn: (value, distance, operations) => `Am nächsten: ${value}, ${distance} daneben, mit ${operations}`,
  operations: { one: '# Operation', other: '# Operationen' },
  notAnAttribute: (name, value, choices) =>
    `Das Attribut ${name} hat den Wert „${value}“; erlaubt sind: ${choices}.`,

  // The view of a round.
  tiles: 'Zahlenkarten',
  expression: 'Rechnung',
  orExpression: 'oder eine Rechnung',
  check: 'Prüfen',
  timeLeft: 'Verbleibende Zeit',
  time: 'Zeit',
  closest: 'Am nächsten',
  closestExact: 'Genau getroffen',
  closestAway: (distance) => `Am nächsten: ${distance} daneben`,
  submit: 'Abgeben',
  playAgain: 'Noch einmal',
  undo: 'Rückgängig',
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
  notAllowed: (move) => `${move} ist nicht erlaubt.`,
  byZero: 'Durch null lässt sich nicht teilen.',
  remainder: (move) => `${move} geht nicht auf.`,
  notNatural: (move) => `${move} ist keine ganze Zahl ab 1.`,
  notAFraction: (move) => `${move} ist kein Bruch.`,
  moveTooLarge: (move) => `${move} ist zu groß.`,
  moveUndecided: (move) => `Ob ${move} erlaubt ist, lässt sich nicht entscheiden.`,

  // Expressions that were typed.
  tooLong: 'Die Eingabe ist zu lang.',
  notAnExpression: 'Das ist keine Rechnung. Schreibe zum Beispiel (6 + 2) * 3.',
  onlyOperators: (signs) => `Erlaubt sind nur ${signs}.`,
  notGiven: 'Eine der Zahlen gehört nicht zur Aufgabe.',
  reused: 'Eine der Zahlen ist zu oft benutzt.',
  unused: 'Alle Zahlen müssen benutzt werden.',
  stepsNatural: 'Jeder Schritt muss eine ganze Zahl ab 1 ergeben.',
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
