// The German words of the app.
import type { Catalogue } from './languages.js';

export { aims, board } from '../../../src/play/words/de.js';

/** The frame of the page, its boards and the tab Solve. */
export const start: Catalogue['start'] = {
  // The frame.
  name: ['Zahlen', 'spiel'],
  mainNavigation: 'Hauptmenü',
  tabs: { solve: 'Lösen', explore: 'Erkunden', play: 'Spielen', measure: 'Messen' },
  loading: 'Wird geladen …',
  notLoaded: 'Dieser Teil der Seite konnte nicht geladen werden.',
  tryAgain: 'Noch einmal versuchen',
  chooseLanguage: 'Sprache',
  rulesOf: (game) => `Regeln: ${game}.`,
  rules: (use, values) => `Erreiche das Ziel. ${use}; ${values}.`,
  uses: { any: 'Benutze jede Zahl höchstens einmal', all: 'Benutze jede Zahl genau einmal' },
  values: {
    natural: 'jedes Ergebnis ist eine ganze Zahl ab 1',
    integer: 'jedes Ergebnis ist eine ganze Zahl, auch null oder negativ',
    rational: 'Brüche sind als Zwischenergebnisse erlaubt',
    real: 'Brüche und Wurzeln sind als Zwischenergebnisse erlaubt',
  },
  sources: 'Quellen.',
  sourcesText:
    'Die veröffentlichten Algorithmen und die Zahlen zum ganzen Spiel stammen aus „(The Final) Countdown“ von Jean-Marc Alliot und Charlie Vanaret; die Zeiten der Spieler beim 24er-Spiel stammen von 4nums.com.',
  licences: 'Lizenzen der Software und der Schrift Figtree',

  // Games and boards.
  game: 'Spiel',
  wrongGame: (game) => `Ein Spiel „${game}“ gibt es nicht. Dies ist ein anderes.`,
  lead: 'Gib deine Zahlen und das Ziel ein. Die beste Lösung erscheint sofort.',
  board: 'Aufgabe',
  places: {
    number: (place) => `Zahl ${place}`,
    card: (place) => `Karte ${place}`,
    digit: (place) => `Ziffer ${place}`,
  },
  pick: { number: 'Zahl auswählen', card: 'Karte auswählen', digit: 'Ziffer auswählen' },
  add: (piece) => `${piece} hinzufügen`,
  typeOrPick: 'Gib Zahlen ein oder wähle sie unten aus.',
  deal: 'Austeilen',
  clear: 'Leeren',
  dealSolvable: 'Nur Lösbares austeilen',
  aceCountsLabel: 'Ein Ass zählt',
  oneOrEleven: '1 oder 11',
  operatorsAllowed: 'Erlaubte Rechenzeichen',
  unknownOperators: (signs) =>
    `Dieses Spiel hat kein Rechenzeichen „${signs}“; der Link wird ohne es gelesen.`,

  // The answer.
  searching: 'Wird gesucht …',
  answer: 'Lösung',
  targetIsImpossible: (target) => `${target} ist nicht erreichbar.`,
  solvedIn: { one: 'Gelöst in # Schritt', other: 'Gelöst in # Schritten' },
  nearest: (target, value, distance) =>
    `${target} ist nicht erreichbar. Am nächsten: ${value} (${distance} daneben)`,
  nearestGiven: (target, value, distance) =>
    `${target} ist nicht erreichbar. Keine Rechnung kommt näher heran als die ${value} selbst (${distance} daneben).`,
  inSteps: { one: ', in # Schritt', other: ', in # Schritten' },
  difficultyIs: (level) => `Schwierigkeit ${level} von 5:`,
  levels: ['sehr leicht', 'leicht', 'mittel', 'schwer', 'sehr schwer'],
  estimated:
    'Geschätzt anhand der Lösungen; wie lange Spieler für solche Aufgaben brauchen, ist nirgends veröffentlicht.',
  estimatedLikeHands: 'Geschätzt anhand der Lösungen, nach den Zeiten der Spieler beim 24er-Spiel.',
  peopleNeeded: {
    one: 'Spieler brauchten für Blätter dieser Schwierigkeit im Mittel # Sekunde.',
    other: 'Spieler brauchten für Blätter dieser Schwierigkeit im Mittel # Sekunden.',
  },
  showSolutions: 'Alle Lösungen zeigen',
  tryExample: (board) => `Beispiel zeigen: ${board}`,
  playThis: 'Diese Aufgabe spielen',
  share: 'Teilen',
  shared: 'Mit Adresse kopiert',
  copied: 'Kopiert',
  copyText: 'Als Text kopieren',
  copyLatex: 'Als LaTeX kopieren',
  copyImage: 'Als Bild kopieren',
  savedImage: 'Als Datei gespeichert',
  cannotCopy: 'Der Browser erlaubt das Kopieren nicht',
};
