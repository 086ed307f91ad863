// The German words that the page needs at once.
import { board } from '../board/de.js';
import type { StartWords } from './en.js';

export const start: StartWords = {
  ...board,
  // The frame.
  name: ['Zahlen', 'spiel'],
  mainNavigation: 'Hauptmenü',
  tabs: { solve: 'Lösen', explore: 'Erkunden', play: 'Spielen', measure: 'Messen' },
  loading: 'Wird geladen …',
  notLoaded: 'Dieser Teil der Seite konnte nicht geladen werden.',
  chooseLanguage: 'Sprache',
  rulesOf: (game) => `Regeln: ${game}.`,
  rules: (use, values) => `Erreiche das Ziel. ${use}; ${values}.`,
  uses: { any: 'Benutze jede Zahl höchstens einmal', all: 'Benutze jede Zahl genau einmal' },
  values: {
    natural: 'jedes Ergebnis ist eine ganze Zahl ab 1',
    rational: 'Brüche sind als Zwischenergebnisse erlaubt',
    real: 'Brüche und Wurzeln sind als Zwischenergebnisse erlaubt',
  },
  sources: 'Quellen.',
  sourcesText:
    'Die veröffentlichten Algorithmen und die Zahlen zum ganzen Spiel stammen aus „(The Final) Countdown“ von Jean-Marc Alliot und Charlie Vanaret, die Zeiten der Spieler beim 24er-Spiel von 4nums.com.',
  licences: 'Lizenzen der Software und der Schrift Figtree',

  // Games and boards.
  game: 'Spiel',
  games: {
    '24': '24er-Spiel',
    '24s-mod': '24s mit mod',
    'countdown-squares': 'Countdown mit Quadraten',
    'make-ten': 'Mach zehn',
  },
  board: 'Aufgabe',
  places: {
    number: (place) => `Zahl ${place}`,
    card: (place) => `Karte ${place}`,
    digit: (place) => `Ziffer ${place}`,
  },
  pick: { number: 'Zahl auswählen', card: 'Karte auswählen', digit: 'Ziffer auswählen' },
  add: (piece) => `${piece} hinzufügen`,
  typeOrPick: 'Zahlen eingeben oder unten auswählen.',
  deal: 'Austeilen',
  clear: 'Leeren',
  dealSolvable: 'Nur Lösbares austeilen',
  aceCountsLabel: 'Ein Ass zählt',
  oneOrEleven: '1 oder 11',
  operatorsAllowed: 'Erlaubte Rechenzeichen',

  // The answer.
  searching: 'Wird gesucht …',
  answer: 'Lösung',
  targetIsImpossible: (target) => `${target} ist nicht erreichbar.`,
  solvedIn: { one: 'Gelöst in # Schritt', other: 'Gelöst in # Schritten' },
  nearest: (target, value, distance) =>
    `${target} ist nicht erreichbar. Am nächsten: ${value} (${distance} daneben)`,
  inSteps: { one: ', in # Schritt', other: ', in # Schritten' },
  difficultyIs: (band) => `Schwierigkeit ${band} von 5:`,
  bands: ['sehr leicht', 'leicht', 'mittel', 'schwer', 'sehr schwer'],
  estimated:
    'Geschätzt anhand der Lösungen; wie lange Spieler für solche Aufgaben brauchen, ist nirgends veröffentlicht.',
  estimatedLikeHands: 'Geschätzt anhand der Lösungen, nach den Zeiten der Spieler beim 24er-Spiel.',
  peopleNeeded: {
    one: 'Spieler brauchten für Blätter dieser Schwierigkeit im Mittel # Sekunde.',
    other: 'Spieler brauchten für Blätter dieser Schwierigkeit im Mittel # Sekunden.',
  },
  showSolutions: 'Alle Lösungen zeigen',
  share: 'Teilen',
  shared: 'Mit Adresse kopiert',
  copied: 'Kopiert',
  copyText: 'Als Text kopieren',
  copyLatex: 'Als LaTeX kopieren',
  copyImage: 'Als Bild kopieren',
  savedImage: 'Als Datei gespeichert',
  cannotCopy: 'Der Browser lässt die Seite nicht kopieren',
};
