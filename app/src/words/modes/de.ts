// The German words of the modes.
import type { ModeCatalogue } from './en.js';

export const modes: ModeCatalogue = {
  about: {
    sprint:
      'So viele Aufgaben wie möglich in drei Minuten, immer schwerer. Jede gelöste bringt Sekunden, eine übersprungene kostet welche.',
    ladder: 'Fünf Aufgaben, eine von jeder Schwierigkeit. Für alle dieselben.',
    show: 'Vier Runden: 10 Punkte für das Ziel, 7 bei einem Abstand von höchstens 5, 5 bei höchstens 10; mit Tipp keine.',
    practice: 'Aufgaben der Art, die dir am öftesten misslingt, ohne Uhr.',
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
  againMissed: 'Verfehlte Aufgaben noch einmal',
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
  youWin: 'Du gewinnst.',
  otherWins: 'Die andere Person gewinnt.',
  draw: 'Unentschieden.',
  ofOther: (score, time) => `Die andere Person: ${score} in ${time}.`,

  solver: 'Löser',
  you: 'Du',

  kinds: {
    factors: 'ein Produkt aus zwei Faktoren',
    multiple: 'nahe an einem Vielfachen einer großen Zahl',
    products: 'Summe oder Differenz zweier Produkte',
    neighbour: 'der Umweg über eine Nachbarzahl des Ziels',
    quotient: 'eine Division zum Schluss',
    parts: 'Summe oder Differenz zweier Teile',
  },
  practise: (kind) => `Diese Art misslingt dir am öftesten: ${kind}.`,
  practiseAny: 'Du hast in diesem Spiel noch keine Aufgabe verfehlt, darum kommen alle Arten.',

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
      `${value} = ${one} − ${other}. Bilde mehr als das Ziel und zieh den Rest ab.`,
  },
};
